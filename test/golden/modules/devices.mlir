// devices: psum, pmean
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>)
    %e:12 = call @expected() : () -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1xi32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1xi32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1xi32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1xi32>)
    %r:12 = "interpreter.run_parallel"(%i#0, %i#1, %i#2, %i#3) {programs = [[@device, @device, @device, @device]]} : (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1xi32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1xi32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1xi32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1xi32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-06 : tensor<1x3xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-06 : tensor<1x3xf32>
    check.expect_eq %r#2, %e#2 : tensor<1xi32>
    check.expect_almost_eq %r#3, %e#3, tolerance = 1.0e-06 : tensor<1x3xf32>
    check.expect_almost_eq %r#4, %e#4, tolerance = 1.0e-06 : tensor<1x3xf32>
    check.expect_eq %r#5, %e#5 : tensor<1xi32>
    check.expect_almost_eq %r#6, %e#6, tolerance = 1.0e-06 : tensor<1x3xf32>
    check.expect_almost_eq %r#7, %e#7, tolerance = 1.0e-06 : tensor<1x3xf32>
    check.expect_eq %r#8, %e#8 : tensor<1xi32>
    check.expect_almost_eq %r#9, %e#9, tolerance = 1.0e-06 : tensor<1x3xf32>
    check.expect_almost_eq %r#10, %e#10, tolerance = 1.0e-06 : tensor<1x3xf32>
    check.expect_eq %r#11, %e#11 : tensor<1xi32>
    return
  }
  func.func private @inputs() -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) {
    %0 = stablehlo.constant dense<"0xF9A3F2BED828FABC9806023E"> : tensor<1x3xf32>
    %1 = stablehlo.constant dense<"0x01EAEEBEA6E106BE2346A1BE"> : tensor<1x3xf32>
    %2 = stablehlo.constant dense<"0xC5B0943EF46F7B3E96F1F7BE"> : tensor<1x3xf32>
    %3 = stablehlo.constant dense<"0xF8AB833D9CD03ABEBD6597BE"> : tensor<1x3xf32>
    return %0, %1, %2, %3 : tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>
  }
  func.func private @expected() -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1xi32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1xi32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1xi32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1xi32>) {
    %0 = stablehlo.constant dense<"0x1BF915BFD20ECBBD14CD77BF"> : tensor<1x3xf32>
    %1 = stablehlo.constant dense<"0x1BF915BED20ECBBC14CD77BE"> : tensor<1x3xf32>
    %2 = stablehlo.constant dense<"0x00000000"> : tensor<1xi32>
    %3 = stablehlo.constant dense<"0x1BF915BFD20ECBBD14CD77BF"> : tensor<1x3xf32>
    %4 = stablehlo.constant dense<"0x1BF915BED20ECBBC14CD77BE"> : tensor<1x3xf32>
    %5 = stablehlo.constant dense<"0x01000000"> : tensor<1xi32>
    %6 = stablehlo.constant dense<"0x1BF915BFD20ECBBD14CD77BF"> : tensor<1x3xf32>
    %7 = stablehlo.constant dense<"0x1BF915BED20ECBBC14CD77BE"> : tensor<1x3xf32>
    %8 = stablehlo.constant dense<"0x02000000"> : tensor<1xi32>
    %9 = stablehlo.constant dense<"0x1BF915BFD20ECBBD14CD77BF"> : tensor<1x3xf32>
    %10 = stablehlo.constant dense<"0x1BF915BED20ECBBC14CD77BE"> : tensor<1x3xf32>
    %11 = stablehlo.constant dense<"0x03000000"> : tensor<1xi32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : tensor<1x3xf32>, tensor<1x3xf32>, tensor<1xi32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1xi32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1xi32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1xi32>
  }
  func.func private @device(%arg1: tensor<1x3xf32>) -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1xi32>) {
      %1 = stablehlo.reshape %arg1 : (tensor<1x3xf32>) -> tensor<3xf32>
      %2 = "stablehlo.all_reduce"(%1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
        %13 = stablehlo.add %arg2, %arg3 : tensor<f32>
        stablehlo.return %13 : tensor<f32>
      }) : (tensor<3xf32>) -> tensor<3xf32>
      %3 = "stablehlo.all_reduce"(%1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
        %13 = stablehlo.add %arg2, %arg3 : tensor<f32>
        stablehlo.return %13 : tensor<f32>
      }) : (tensor<3xf32>) -> tensor<3xf32>
      %cst = stablehlo.constant dense<4.000000e+00> : tensor<f32>
      %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %5 = stablehlo.divide %3, %4 : tensor<3xf32>
      %c = stablehlo.constant dense<1> : tensor<ui32>
      %c_0 = stablehlo.constant dense<4> : tensor<ui32>
      %6 = stablehlo.partition_id : tensor<ui32>
      %7 = stablehlo.divide %6, %c : tensor<ui32>
      %8 = stablehlo.remainder %7, %c_0 : tensor<ui32>
      %9 = stablehlo.convert %8 : (tensor<ui32>) -> tensor<i32>
      %10 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %11 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %12 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i32>) -> tensor<1xi32>
      return %10, %11, %12 : tensor<1x3xf32>, tensor<1x3xf32>, tensor<1xi32>
  }
}

// -----

// devices: pmax, pmin
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>)
    %e:8 = call @expected() : () -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>)
    %r:8 = "interpreter.run_parallel"(%i#0, %i#1, %i#2, %i#3) {programs = [[@device, @device, @device, @device]]} : (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 2 : tensor<1x3xf32>, tensor<1x3xf32>
    check.expect_close %r#1, %e#1, max_ulp_difference = 2 : tensor<1x3xf32>, tensor<1x3xf32>
    check.expect_close %r#2, %e#2, max_ulp_difference = 2 : tensor<1x3xf32>, tensor<1x3xf32>
    check.expect_close %r#3, %e#3, max_ulp_difference = 2 : tensor<1x3xf32>, tensor<1x3xf32>
    check.expect_close %r#4, %e#4, max_ulp_difference = 2 : tensor<1x3xf32>, tensor<1x3xf32>
    check.expect_close %r#5, %e#5, max_ulp_difference = 2 : tensor<1x3xf32>, tensor<1x3xf32>
    check.expect_close %r#6, %e#6, max_ulp_difference = 2 : tensor<1x3xf32>, tensor<1x3xf32>
    check.expect_close %r#7, %e#7, max_ulp_difference = 2 : tensor<1x3xf32>, tensor<1x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) {
    %0 = stablehlo.constant dense<"0xF9A3F2BED828FABC9806023E"> : tensor<1x3xf32>
    %1 = stablehlo.constant dense<"0x01EAEEBEA6E106BE2346A1BE"> : tensor<1x3xf32>
    %2 = stablehlo.constant dense<"0xC5B0943EF46F7B3E96F1F7BE"> : tensor<1x3xf32>
    %3 = stablehlo.constant dense<"0xF8AB833D9CD03ABEBD6597BE"> : tensor<1x3xf32>
    return %0, %1, %2, %3 : tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>
  }
  func.func private @expected() -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) {
    %0 = stablehlo.constant dense<"0xC5B0943EF46F7B3E9806023E"> : tensor<1x3xf32>
    %1 = stablehlo.constant dense<"0xF9A3F2BE9CD03ABE96F1F7BE"> : tensor<1x3xf32>
    %2 = stablehlo.constant dense<"0xC5B0943EF46F7B3E9806023E"> : tensor<1x3xf32>
    %3 = stablehlo.constant dense<"0xF9A3F2BE9CD03ABE96F1F7BE"> : tensor<1x3xf32>
    %4 = stablehlo.constant dense<"0xC5B0943EF46F7B3E9806023E"> : tensor<1x3xf32>
    %5 = stablehlo.constant dense<"0xF9A3F2BE9CD03ABE96F1F7BE"> : tensor<1x3xf32>
    %6 = stablehlo.constant dense<"0xC5B0943EF46F7B3E9806023E"> : tensor<1x3xf32>
    %7 = stablehlo.constant dense<"0xF9A3F2BE9CD03ABE96F1F7BE"> : tensor<1x3xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>
  }
  func.func private @device(%arg1: tensor<1x3xf32>) -> (tensor<1x3xf32>, tensor<1x3xf32>) {
      %1 = stablehlo.reshape %arg1 : (tensor<1x3xf32>) -> tensor<3xf32>
      %2 = "stablehlo.all_reduce"(%1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
        %6 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
        stablehlo.return %6 : tensor<f32>
      }) : (tensor<3xf32>) -> tensor<3xf32>
      %3 = "stablehlo.all_reduce"(%1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
        %6 = stablehlo.minimum %arg2, %arg3 : tensor<f32>
        stablehlo.return %6 : tensor<f32>
      }) : (tensor<3xf32>) -> tensor<3xf32>
      %4 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %5 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      return %4, %5 : tensor<1x3xf32>, tensor<1x3xf32>
  }
}

// -----

// devices: all_gather
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>)
    %e:4 = call @expected() : () -> (tensor<1x4x3xf32>, tensor<1x4x3xf32>, tensor<1x4x3xf32>, tensor<1x4x3xf32>)
    %r:4 = "interpreter.run_parallel"(%i#0, %i#1, %i#2, %i#3) {programs = [[@device, @device, @device, @device]]} : (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) -> (tensor<1x4x3xf32>, tensor<1x4x3xf32>, tensor<1x4x3xf32>, tensor<1x4x3xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 2 : tensor<1x4x3xf32>, tensor<1x4x3xf32>
    check.expect_close %r#1, %e#1, max_ulp_difference = 2 : tensor<1x4x3xf32>, tensor<1x4x3xf32>
    check.expect_close %r#2, %e#2, max_ulp_difference = 2 : tensor<1x4x3xf32>, tensor<1x4x3xf32>
    check.expect_close %r#3, %e#3, max_ulp_difference = 2 : tensor<1x4x3xf32>, tensor<1x4x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) {
    %0 = stablehlo.constant dense<"0xF9A3F2BED828FABC9806023E"> : tensor<1x3xf32>
    %1 = stablehlo.constant dense<"0x01EAEEBEA6E106BE2346A1BE"> : tensor<1x3xf32>
    %2 = stablehlo.constant dense<"0xC5B0943EF46F7B3E96F1F7BE"> : tensor<1x3xf32>
    %3 = stablehlo.constant dense<"0xF8AB833D9CD03ABEBD6597BE"> : tensor<1x3xf32>
    return %0, %1, %2, %3 : tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>
  }
  func.func private @expected() -> (tensor<1x4x3xf32>, tensor<1x4x3xf32>, tensor<1x4x3xf32>, tensor<1x4x3xf32>) {
    %0 = stablehlo.constant dense<"0xF9A3F2BED828FABC9806023E01EAEEBEA6E106BE2346A1BEC5B0943EF46F7B3E96F1F7BEF8AB833D9CD03ABEBD6597BE"> : tensor<1x4x3xf32>
    %1 = stablehlo.constant dense<"0xF9A3F2BED828FABC9806023E01EAEEBEA6E106BE2346A1BEC5B0943EF46F7B3E96F1F7BEF8AB833D9CD03ABEBD6597BE"> : tensor<1x4x3xf32>
    %2 = stablehlo.constant dense<"0xF9A3F2BED828FABC9806023E01EAEEBEA6E106BE2346A1BEC5B0943EF46F7B3E96F1F7BEF8AB833D9CD03ABEBD6597BE"> : tensor<1x4x3xf32>
    %3 = stablehlo.constant dense<"0xF9A3F2BED828FABC9806023E01EAEEBEA6E106BE2346A1BEC5B0943EF46F7B3E96F1F7BEF8AB833D9CD03ABEBD6597BE"> : tensor<1x4x3xf32>
    return %0, %1, %2, %3 : tensor<1x4x3xf32>, tensor<1x4x3xf32>, tensor<1x4x3xf32>, tensor<1x4x3xf32>
  }
  func.func private @device(%arg1: tensor<1x3xf32>) -> (tensor<1x4x3xf32>) {
      %1 = stablehlo.reshape %arg1 : (tensor<1x3xf32>) -> tensor<3xf32>
      %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %3 = "stablehlo.all_gather"(%2) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> : (tensor<1x3xf32>) -> tensor<4x3xf32>
      %4 = stablehlo.broadcast_in_dim %3, dims = [1, 2] : (tensor<4x3xf32>) -> tensor<1x4x3xf32>
      return %4 : tensor<1x4x3xf32>
  }
}

// -----

// devices: psum_scatter
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>)
    %e:4 = call @expected() : () -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>)
    %r:4 = "interpreter.run_parallel"(%i#0, %i#1, %i#2, %i#3) {programs = [[@device, @device, @device, @device]]} : (tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>) -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-06 : tensor<1xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-06 : tensor<1xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 1.0e-06 : tensor<1xf32>
    check.expect_almost_eq %r#3, %e#3, tolerance = 1.0e-06 : tensor<1xf32>
    return
  }
  func.func private @inputs() -> (tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>) {
    %0 = stablehlo.constant dense<"0x5E88CABD1ED226BF404A9EBDC6E38ABE"> : tensor<1x4xf32>
    %1 = stablehlo.constant dense<"0x938F943DA308843E97691E3F0210DBBD"> : tensor<1x4xf32>
    %2 = stablehlo.constant dense<"0x2B6AE8BDE520E93EC06D00BFDCEEFBBE"> : tensor<1x4xf32>
    %3 = stablehlo.constant dense<"0xFBB7083E7A0BE6BE26E8D23E4B33B63E"> : tensor<1x4xf32>
    return %0, %1, %2, %3 : tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>
  }
  func.func private @expected() -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) {
    %0 = stablehlo.constant dense<"0x0030CFBB"> : tensor<1xf32>
    %1 = stablehlo.constant dense<"0x2E86C6BE"> : tensor<1xf32>
    %2 = stablehlo.constant dense<"0x444DE73E"> : tensor<1xf32>
    %3 = stablehlo.constant dense<"0xACB103BF"> : tensor<1xf32>
    return %0, %1, %2, %3 : tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>
  }
  func.func private @device(%arg1: tensor<1x4xf32>) -> (tensor<1xf32>) {
      %1 = stablehlo.reshape %arg1 : (tensor<1x4xf32>) -> tensor<4xf32>
      %2 = "stablehlo.reduce_scatter"(%1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
      ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
        %5 = stablehlo.add %arg2, %arg3 : tensor<f32>
        stablehlo.return %5 : tensor<f32>
      }) : (tensor<4xf32>) -> tensor<1xf32>
      %3 = stablehlo.reshape %2 : (tensor<1xf32>) -> tensor<f32>
      %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<1xf32>
      return %4 : tensor<1xf32>
  }
}

// -----

// devices: all_to_all
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<1x4x2xf32>, tensor<1x4x2xf32>, tensor<1x4x2xf32>, tensor<1x4x2xf32>)
    %e:4 = call @expected() : () -> (tensor<1x4x2xf32>, tensor<1x4x2xf32>, tensor<1x4x2xf32>, tensor<1x4x2xf32>)
    %r:4 = "interpreter.run_parallel"(%i#0, %i#1, %i#2, %i#3) {programs = [[@device, @device, @device, @device]]} : (tensor<1x4x2xf32>, tensor<1x4x2xf32>, tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> (tensor<1x4x2xf32>, tensor<1x4x2xf32>, tensor<1x4x2xf32>, tensor<1x4x2xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 2 : tensor<1x4x2xf32>, tensor<1x4x2xf32>
    check.expect_close %r#1, %e#1, max_ulp_difference = 2 : tensor<1x4x2xf32>, tensor<1x4x2xf32>
    check.expect_close %r#2, %e#2, max_ulp_difference = 2 : tensor<1x4x2xf32>, tensor<1x4x2xf32>
    check.expect_close %r#3, %e#3, max_ulp_difference = 2 : tensor<1x4x2xf32>, tensor<1x4x2xf32>
    return
  }
  func.func private @inputs() -> (tensor<1x4x2xf32>, tensor<1x4x2xf32>, tensor<1x4x2xf32>, tensor<1x4x2xf32>) {
    %0 = stablehlo.constant dense<"0xED384CBEB6E7233E08D7D33CAD832E3FB80913BF9EAA923EF3B1333ED2956F3E"> : tensor<1x4x2xf32>
    %1 = stablehlo.constant dense<"0xBD9593BED2029FBEA7482E3FCF22823EAAFA67BEBD750B3F85F70CBE6DAA67BE"> : tensor<1x4x2xf32>
    %2 = stablehlo.constant dense<"0x10932FBFDD35193FE645E93D73F115BF371ABC3EB1160D3F97E9F43E86602B3F"> : tensor<1x4x2xf32>
    %3 = stablehlo.constant dense<"0x61D1F8BE46A7CABE7EEFBD3EFF811A3EE425253F02E98B3E19AC51BE092B723E"> : tensor<1x4x2xf32>
    return %0, %1, %2, %3 : tensor<1x4x2xf32>, tensor<1x4x2xf32>, tensor<1x4x2xf32>, tensor<1x4x2xf32>
  }
  func.func private @expected() -> (tensor<1x4x2xf32>, tensor<1x4x2xf32>, tensor<1x4x2xf32>, tensor<1x4x2xf32>) {
    %0 = stablehlo.constant dense<"0xED384CBEB6E7233EBD9593BED2029FBE10932FBFDD35193F61D1F8BE46A7CABE"> : tensor<1x4x2xf32>
    %1 = stablehlo.constant dense<"0x08D7D33CAD832E3FA7482E3FCF22823EE645E93D73F115BF7EEFBD3EFF811A3E"> : tensor<1x4x2xf32>
    %2 = stablehlo.constant dense<"0xB80913BF9EAA923EAAFA67BEBD750B3F371ABC3EB1160D3FE425253F02E98B3E"> : tensor<1x4x2xf32>
    %3 = stablehlo.constant dense<"0xF3B1333ED2956F3E85F70CBE6DAA67BE97E9F43E86602B3F19AC51BE092B723E"> : tensor<1x4x2xf32>
    return %0, %1, %2, %3 : tensor<1x4x2xf32>, tensor<1x4x2xf32>, tensor<1x4x2xf32>, tensor<1x4x2xf32>
  }
  func.func private @device(%arg1: tensor<1x4x2xf32>) -> (tensor<1x4x2xf32>) {
      %1 = stablehlo.reshape %arg1 : (tensor<1x4x2xf32>) -> tensor<4x2xf32>
      %2 = "stablehlo.all_to_all"(%1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 0 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, split_count = 4 : i64, split_dimension = 0 : i64}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
      %3 = stablehlo.broadcast_in_dim %2, dims = [1, 2] : (tensor<4x2xf32>) -> tensor<1x4x2xf32>
      return %3 : tensor<1x4x2xf32>
  }
}

// -----

// devices: ppermute
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>)
    %e:4 = call @expected() : () -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>)
    %r:4 = "interpreter.run_parallel"(%i#0, %i#1, %i#2, %i#3) {programs = [[@device, @device, @device, @device]]} : (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 2 : tensor<1x3xf32>, tensor<1x3xf32>
    check.expect_close %r#1, %e#1, max_ulp_difference = 2 : tensor<1x3xf32>, tensor<1x3xf32>
    check.expect_close %r#2, %e#2, max_ulp_difference = 2 : tensor<1x3xf32>, tensor<1x3xf32>
    check.expect_close %r#3, %e#3, max_ulp_difference = 2 : tensor<1x3xf32>, tensor<1x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) {
    %0 = stablehlo.constant dense<"0xF9A3F2BED828FABC9806023E"> : tensor<1x3xf32>
    %1 = stablehlo.constant dense<"0x01EAEEBEA6E106BE2346A1BE"> : tensor<1x3xf32>
    %2 = stablehlo.constant dense<"0xC5B0943EF46F7B3E96F1F7BE"> : tensor<1x3xf32>
    %3 = stablehlo.constant dense<"0xF8AB833D9CD03ABEBD6597BE"> : tensor<1x3xf32>
    return %0, %1, %2, %3 : tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>
  }
  func.func private @expected() -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) {
    %0 = stablehlo.constant dense<"0xF8AB833D9CD03ABEBD6597BE"> : tensor<1x3xf32>
    %1 = stablehlo.constant dense<"0xF9A3F2BED828FABC9806023E"> : tensor<1x3xf32>
    %2 = stablehlo.constant dense<"0x01EAEEBEA6E106BE2346A1BE"> : tensor<1x3xf32>
    %3 = stablehlo.constant dense<"0xC5B0943EF46F7B3E96F1F7BE"> : tensor<1x3xf32>
    return %0, %1, %2, %3 : tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>
  }
  func.func private @device(%arg1: tensor<1x3xf32>) -> (tensor<1x3xf32>) {
      %1 = stablehlo.reshape %arg1 : (tensor<1x3xf32>) -> tensor<3xf32>
      %2 = "stablehlo.collective_permute"(%1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [1, 2], [2, 3], [3, 0]]> : tensor<4x2xi64>}> : (tensor<3xf32>) -> tensor<3xf32>
      %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      return %3 : tensor<1x3xf32>
  }
}

// -----

// devices: ppermute of some
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>)
    %e:4 = call @expected() : () -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>)
    %r:4 = "interpreter.run_parallel"(%i#0, %i#1, %i#2, %i#3) {programs = [[@device, @device, @device, @device]]} : (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 2 : tensor<1x3xf32>, tensor<1x3xf32>
    check.expect_close %r#1, %e#1, max_ulp_difference = 2 : tensor<1x3xf32>, tensor<1x3xf32>
    check.expect_close %r#2, %e#2, max_ulp_difference = 2 : tensor<1x3xf32>, tensor<1x3xf32>
    check.expect_close %r#3, %e#3, max_ulp_difference = 2 : tensor<1x3xf32>, tensor<1x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) {
    %0 = stablehlo.constant dense<"0xF9A3F2BED828FABC9806023E"> : tensor<1x3xf32>
    %1 = stablehlo.constant dense<"0x01EAEEBEA6E106BE2346A1BE"> : tensor<1x3xf32>
    %2 = stablehlo.constant dense<"0xC5B0943EF46F7B3E96F1F7BE"> : tensor<1x3xf32>
    %3 = stablehlo.constant dense<"0xF8AB833D9CD03ABEBD6597BE"> : tensor<1x3xf32>
    return %0, %1, %2, %3 : tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>
  }
  func.func private @expected() -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) {
    %0 = stablehlo.constant dense<"0x000000000000000000000000"> : tensor<1x3xf32>
    %1 = stablehlo.constant dense<"0xF8AB833D9CD03ABEBD6597BE"> : tensor<1x3xf32>
    %2 = stablehlo.constant dense<"0xF9A3F2BED828FABC9806023E"> : tensor<1x3xf32>
    %3 = stablehlo.constant dense<"0x000000000000000000000000"> : tensor<1x3xf32>
    return %0, %1, %2, %3 : tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>
  }
  func.func private @device(%arg1: tensor<1x3xf32>) -> (tensor<1x3xf32>) {
      %1 = stablehlo.reshape %arg1 : (tensor<1x3xf32>) -> tensor<3xf32>
      %2 = "stablehlo.collective_permute"(%1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 2], [3, 1]]> : tensor<2x2xi64>}> : (tensor<3xf32>) -> tensor<3xf32>
      %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      return %3 : tensor<1x3xf32>
  }
}

// -----

// devices: integers
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>)
    %e:4 = call @expected() : () -> (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>)
    %r:4 = "interpreter.run_parallel"(%i#0, %i#1, %i#2, %i#3) {programs = [[@device, @device, @device, @device]]} : (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>) -> (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>)
    check.expect_eq %r#0, %e#0 : tensor<1x3xi32>
    check.expect_eq %r#1, %e#1 : tensor<1x3xi32>
    check.expect_eq %r#2, %e#2 : tensor<1x3xi32>
    check.expect_eq %r#3, %e#3 : tensor<1x3xi32>
    return
  }
  func.func private @inputs() -> (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>) {
    %0 = stablehlo.constant dense<"0x000000000100000002000000"> : tensor<1x3xi32>
    %1 = stablehlo.constant dense<"0x030000000400000005000000"> : tensor<1x3xi32>
    %2 = stablehlo.constant dense<"0x060000000700000008000000"> : tensor<1x3xi32>
    %3 = stablehlo.constant dense<"0x090000000A0000000B000000"> : tensor<1x3xi32>
    return %0, %1, %2, %3 : tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>
  }
  func.func private @expected() -> (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>) {
    %0 = stablehlo.constant dense<"0x12000000160000001A000000"> : tensor<1x3xi32>
    %1 = stablehlo.constant dense<"0x12000000160000001A000000"> : tensor<1x3xi32>
    %2 = stablehlo.constant dense<"0x12000000160000001A000000"> : tensor<1x3xi32>
    %3 = stablehlo.constant dense<"0x12000000160000001A000000"> : tensor<1x3xi32>
    return %0, %1, %2, %3 : tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>
  }
  func.func private @device(%arg1: tensor<1x3xi32>) -> (tensor<1x3xi32>) {
      %1 = stablehlo.reshape %arg1 : (tensor<1x3xi32>) -> tensor<3xi32>
      %2 = "stablehlo.all_reduce"(%1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
        %4 = stablehlo.add %arg2, %arg3 : tensor<i32>
        stablehlo.return %4 : tensor<i32>
      }) : (tensor<3xi32>) -> tensor<3xi32>
      %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
      return %3 : tensor<1x3xi32>
  }
}

// -----

// devices: training step
module {
  func.func public @main() {
    %i:12 = call @inputs() : () -> (tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>)
    %e:8 = call @expected() : () -> (tensor<1x3xf32>, tensor<1xf32>, tensor<1x3xf32>, tensor<1xf32>, tensor<1x3xf32>, tensor<1xf32>, tensor<1x3xf32>, tensor<1xf32>)
    %r:8 = "interpreter.run_parallel"(%i#0, %i#1, %i#2, %i#3, %i#4, %i#5, %i#6, %i#7, %i#8, %i#9, %i#10, %i#11) {programs = [[@device, @device, @device, @device]]} : (tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>) -> (tensor<1x3xf32>, tensor<1xf32>, tensor<1x3xf32>, tensor<1xf32>, tensor<1x3xf32>, tensor<1xf32>, tensor<1x3xf32>, tensor<1xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-05 : tensor<1x3xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-05 : tensor<1xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 1.0e-05 : tensor<1x3xf32>
    check.expect_almost_eq %r#3, %e#3, tolerance = 1.0e-05 : tensor<1xf32>
    check.expect_almost_eq %r#4, %e#4, tolerance = 1.0e-05 : tensor<1x3xf32>
    check.expect_almost_eq %r#5, %e#5, tolerance = 1.0e-05 : tensor<1xf32>
    check.expect_almost_eq %r#6, %e#6, tolerance = 1.0e-05 : tensor<1x3xf32>
    check.expect_almost_eq %r#7, %e#7, tolerance = 1.0e-05 : tensor<1xf32>
    return
  }
  func.func private @inputs() -> (tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>) {
    %0 = stablehlo.constant dense<"0x3D0046BE310F7FBC253CF7BD"> : tensor<1x3xf32>
    %1 = stablehlo.constant dense<"0x776EA1BE2EA7E9BE2728B33E39EF80BD39DA283E05B1213DC62BA0BD155601BFB8AB27BF4EBF0FBD0AC2C6BE7192173F2C5BD7BE5AC83F3E52E31CBF"> : tensor<1x5x3xf32>
    %2 = stablehlo.constant dense<"0x0965F9BE1B65B0BEF9F4333E88920F3F0A680EBF"> : tensor<1x5xf32>
    %3 = stablehlo.constant dense<"0x3D0046BE310F7FBC253CF7BD"> : tensor<1x3xf32>
    %4 = stablehlo.constant dense<"0x3BBDA9BEE8F431BFCDD3FB3E1B3A0ABF86EF0E3F133A073F1811E33D905032BEA52E59BD0BD123BF763F07BF37B325BFCB99243F4DB629BFDDA9FB3E"> : tensor<1x5x3xf32>
    %5 = stablehlo.constant dense<"0xBF96963EAF9167BDB45D0F3F381FD2BEF3DED7BE"> : tensor<1x5xf32>
    %6 = stablehlo.constant dense<"0x3D0046BE310F7FBC253CF7BD"> : tensor<1x3xf32>
    %7 = stablehlo.constant dense<"0xFA2B13BFA5A7F6BDF5DE1C3F3D14383EE3C5E73E72759ABE263E2BBFD91B00BCD2B08B3DF58D8A3DD39585BEEFDFD93E6B3131BD1270D3BE76E6B7BD"> : tensor<1x5x3xf32>
    %8 = stablehlo.constant dense<"0xDBE128BF51D50DBF22B2963EDAB8E43EC4FBD3BB"> : tensor<1x5xf32>
    %9 = stablehlo.constant dense<"0x3D0046BE310F7FBC253CF7BD"> : tensor<1x3xf32>
    %10 = stablehlo.constant dense<"0x780A4FBD36D9FEBE520D22BF7F822DBFC036543EF8730DBFFEC5B73E401C6C3E7770BD3E551A953D72EF3A3E8317A5BEC1D84C3EA87631BFA6D2AC3E"> : tensor<1x5x3xf32>
    %11 = stablehlo.constant dense<"0x9BD22CBEE4CDA5BECA35DC3D91022E3F326BA43E"> : tensor<1x5xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>
  }
  func.func private @expected() -> (tensor<1x3xf32>, tensor<1xf32>, tensor<1x3xf32>, tensor<1xf32>, tensor<1x3xf32>, tensor<1xf32>, tensor<1x3xf32>, tensor<1xf32>) {
    %0 = stablehlo.constant dense<"0x489736BEB1E1A3BCE726DCBD"> : tensor<1x3xf32>
    %1 = stablehlo.constant dense<"0x805A563E"> : tensor<1xf32>
    %2 = stablehlo.constant dense<"0x489736BEB1E1A3BCE726DCBD"> : tensor<1x3xf32>
    %3 = stablehlo.constant dense<"0x805A563E"> : tensor<1xf32>
    %4 = stablehlo.constant dense<"0x489736BEB1E1A3BCE726DCBD"> : tensor<1x3xf32>
    %5 = stablehlo.constant dense<"0x805A563E"> : tensor<1xf32>
    %6 = stablehlo.constant dense<"0x489736BEB1E1A3BCE726DCBD"> : tensor<1x3xf32>
    %7 = stablehlo.constant dense<"0x805A563E"> : tensor<1xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<1x3xf32>, tensor<1xf32>, tensor<1x3xf32>, tensor<1xf32>, tensor<1x3xf32>, tensor<1xf32>, tensor<1x3xf32>, tensor<1xf32>
  }
  func.func private @device(%arg3: tensor<1x3xf32>, %arg4: tensor<1x5x3xf32>, %arg5: tensor<1x5xf32>) -> (tensor<1x3xf32>, tensor<1xf32>) {
      %1 = stablehlo.reshape %arg3 : (tensor<1x3xf32>) -> tensor<3xf32>
      %2 = stablehlo.reshape %arg4 : (tensor<1x5x3xf32>) -> tensor<5x3xf32>
      %3 = stablehlo.reshape %arg5 : (tensor<1x5xf32>) -> tensor<5xf32>
      %4 = stablehlo.dot_general %2, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf32>, tensor<3xf32>) -> tensor<5xf32>
      %5 = stablehlo.subtract %4, %3 : tensor<5xf32>
      %6 = stablehlo.multiply %5, %5 : tensor<5xf32>
      %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %8 = stablehlo.multiply %7, %5 : tensor<5xf32>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %9 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
      %cst_1 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
      %10 = stablehlo.divide %9, %cst_1 : tensor<f32>
      %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_3 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
      %11 = stablehlo.divide %cst_2, %cst_3 : tensor<f32>
      %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %13 = stablehlo.multiply %12, %8 : tensor<5xf32>
      %14 = stablehlo.dot_general %13, %2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5xf32>, tensor<5x3xf32>) -> tensor<3xf32>
      %15 = "stablehlo.all_reduce"(%14) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
        %25 = stablehlo.add %arg6, %arg7 : tensor<f32>
        stablehlo.return %25 : tensor<f32>
      }) : (tensor<3xf32>) -> tensor<3xf32>
      %cst_4 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
      %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %17 = stablehlo.divide %15, %16 : tensor<3xf32>
      %cst_5 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %19 = stablehlo.multiply %18, %17 : tensor<3xf32>
      %20 = stablehlo.subtract %1, %19 : tensor<3xf32>
      %21 = "stablehlo.all_reduce"(%10) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
        %25 = stablehlo.add %arg6, %arg7 : tensor<f32>
        stablehlo.return %25 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      %cst_6 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
      %22 = stablehlo.divide %21, %cst_6 : tensor<f32>
      %23 = stablehlo.broadcast_in_dim %20, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<f32>) -> tensor<1xf32>
      return %23, %24 : tensor<1x3xf32>, tensor<1xf32>
  }
}

// -----

// devices: loop with psum
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>)
    %e:4 = call @expected() : () -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>)
    %r:4 = "interpreter.run_parallel"(%i#0, %i#1, %i#2, %i#3) {programs = [[@device, @device, @device, @device]]} : (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<1x3xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<1x3xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.0001 : tensor<1x3xf32>
    check.expect_almost_eq %r#3, %e#3, tolerance = 0.0001 : tensor<1x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) {
    %0 = stablehlo.constant dense<"0xF9A3F2BED828FABC9806023E"> : tensor<1x3xf32>
    %1 = stablehlo.constant dense<"0x01EAEEBEA6E106BE2346A1BE"> : tensor<1x3xf32>
    %2 = stablehlo.constant dense<"0xC5B0943EF46F7B3E96F1F7BE"> : tensor<1x3xf32>
    %3 = stablehlo.constant dense<"0xF8AB833D9CD03ABEBD6597BE"> : tensor<1x3xf32>
    return %0, %1, %2, %3 : tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>
  }
  func.func private @expected() -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) {
    %0 = stablehlo.constant dense<"0xD63056C1149B10C04C0BB0C1"> : tensor<1x3xf32>
    %1 = stablehlo.constant dense<"0x1C2D56C14D6A11C0717CB0C1"> : tensor<1x3xf32>
    %2 = stablehlo.constant dense<"0x82A954C1AA650EC0C6A7B0C1"> : tensor<1x3xf32>
    %3 = stablehlo.constant dense<"0x471D55C12BD211C08077B0C1"> : tensor<1x3xf32>
    return %0, %1, %2, %3 : tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>
  }
  func.func private @device(%arg1: tensor<1x3xf32>) -> (tensor<1x3xf32>) {
      %1 = stablehlo.reshape %arg1 : (tensor<1x3xf32>) -> tensor<3xf32>
      %c = stablehlo.constant dense<0> : tensor<i64>
      %2:2 = stablehlo.while(%iterArg = %c, %iterArg_0 = %1) : tensor<i64>, tensor<3xf32>
      cond {
        %c_1 = stablehlo.constant dense<3> : tensor<i64>
        %4 = stablehlo.compare LT, %iterArg, %c_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        stablehlo.return %4 : tensor<i1>
      } do {
        %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
        %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %5 = stablehlo.multiply %iterArg_0, %4 : tensor<3xf32>
        %6 = "stablehlo.all_reduce"(%iterArg_0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
        ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
          %9 = stablehlo.add %arg2, %arg3 : tensor<f32>
          stablehlo.return %9 : tensor<f32>
        }) : (tensor<3xf32>) -> tensor<3xf32>
        %7 = stablehlo.add %5, %6 : tensor<3xf32>
        %c_1 = stablehlo.constant dense<1> : tensor<i64>
        %8 = stablehlo.add %iterArg, %c_1 : tensor<i64>
        stablehlo.return %8, %7 : tensor<i64>, tensor<3xf32>
      }
      %3 = stablehlo.broadcast_in_dim %2#1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      return %3 : tensor<1x3xf32>
  }
}

// -----

// devices: gradient through psum
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>)
    %e:4 = call @expected() : () -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>)
    %r:4 = "interpreter.run_parallel"(%i#0, %i#1, %i#2, %i#3) {programs = [[@device, @device, @device, @device]]} : (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-05 : tensor<1x3xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-05 : tensor<1x3xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 1.0e-05 : tensor<1x3xf32>
    check.expect_almost_eq %r#3, %e#3, tolerance = 1.0e-05 : tensor<1x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) {
    %0 = stablehlo.constant dense<"0xF9A3F2BED828FABC9806023E"> : tensor<1x3xf32>
    %1 = stablehlo.constant dense<"0x01EAEEBEA6E106BE2346A1BE"> : tensor<1x3xf32>
    %2 = stablehlo.constant dense<"0xC5B0943EF46F7B3E96F1F7BE"> : tensor<1x3xf32>
    %3 = stablehlo.constant dense<"0xF8AB833D9CD03ABEBD6597BE"> : tensor<1x3xf32>
    return %0, %1, %2, %3 : tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>
  }
  func.func private @expected() -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) {
    %0 = stablehlo.constant dense<"0xC54085BF9A644ABEBAAFAFBF"> : tensor<1x3xf32>
    %1 = stablehlo.constant dense<"0xC54085BF9A644ABEBAAFAFBF"> : tensor<1x3xf32>
    %2 = stablehlo.constant dense<"0xC54085BF9A644ABEBAAFAFBF"> : tensor<1x3xf32>
    %3 = stablehlo.constant dense<"0xC54085BF9A644ABEBAAFAFBF"> : tensor<1x3xf32>
    return %0, %1, %2, %3 : tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>
  }
  func.func private @device(%arg1: tensor<1x3xf32>) -> (tensor<1x3xf32>) {
      %1 = stablehlo.reshape %arg1 : (tensor<1x3xf32>) -> tensor<3xf32>
      %2 = "stablehlo.all_reduce"(%1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
        %12 = stablehlo.add %arg2, %arg3 : tensor<f32>
        stablehlo.return %12 : tensor<f32>
      }) : (tensor<3xf32>) -> tensor<3xf32>
      %3 = stablehlo.sine %2 : tensor<3xf32>
      %4 = stablehlo.cosine %2 : tensor<3xf32>
      %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %6 = stablehlo.multiply %3, %5 : tensor<3xf32>
      %7 = stablehlo.multiply %5, %1 : tensor<3xf32>
      %8 = stablehlo.multiply %7, %4 : tensor<3xf32>
      %9 = "stablehlo.all_reduce"(%8) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
        %12 = stablehlo.add %arg2, %arg3 : tensor<f32>
        stablehlo.return %12 : tensor<f32>
      }) : (tensor<3xf32>) -> tensor<3xf32>
      %10 = stablehlo.add %6, %9 : tensor<3xf32>
      %11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      return %11 : tensor<1x3xf32>
  }
}
