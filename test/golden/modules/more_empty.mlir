// more_empty: moving f32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<0x3xf32>, tensor<2x0xf32>)
    %e:10 = call @expected() : () -> (tensor<3x0xf32>, tensor<3x0xf32>, tensor<0x3xf32>, tensor<2x3xf32>, tensor<0x3xf32>, tensor<2x0x3xf32>, tensor<2x2xf32>, tensor<0xf32>, tensor<2x0x3xf32>, tensor<0x6xf32>)
    %r:10 = call @program(%i#0, %i#1) : (tensor<0x3xf32>, tensor<2x0xf32>) -> (tensor<3x0xf32>, tensor<3x0xf32>, tensor<0x3xf32>, tensor<2x3xf32>, tensor<0x3xf32>, tensor<2x0x3xf32>, tensor<2x2xf32>, tensor<0xf32>, tensor<2x0x3xf32>, tensor<0x6xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<3x0xf32>, tensor<3x0xf32>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<3x0xf32>, tensor<3x0xf32>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<0x3xf32>, tensor<0x3xf32>
    check.expect_close %r#3, %e#3, max_ulp_difference = 0 : tensor<2x3xf32>, tensor<2x3xf32>
    check.expect_close %r#4, %e#4, max_ulp_difference = 0 : tensor<0x3xf32>, tensor<0x3xf32>
    check.expect_close %r#5, %e#5, max_ulp_difference = 0 : tensor<2x0x3xf32>, tensor<2x0x3xf32>
    check.expect_close %r#6, %e#6, max_ulp_difference = 0 : tensor<2x2xf32>, tensor<2x2xf32>
    check.expect_close %r#7, %e#7, max_ulp_difference = 0 : tensor<0xf32>, tensor<0xf32>
    check.expect_close %r#8, %e#8, max_ulp_difference = 0 : tensor<2x0x3xf32>, tensor<2x0x3xf32>
    check.expect_close %r#9, %e#9, max_ulp_difference = 0 : tensor<0x6xf32>, tensor<0x6xf32>
    return
  }
  func.func private @inputs() -> (tensor<0x3xf32>, tensor<2x0xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    %1 = stablehlo.constant dense<> : tensor<2x0xf32>
    return %0, %1 : tensor<0x3xf32>, tensor<2x0xf32>
  }
  func.func private @expected() -> (tensor<3x0xf32>, tensor<3x0xf32>, tensor<0x3xf32>, tensor<2x3xf32>, tensor<0x3xf32>, tensor<2x0x3xf32>, tensor<2x2xf32>, tensor<0xf32>, tensor<2x0x3xf32>, tensor<0x6xf32>) {
    %0 = stablehlo.constant dense<> : tensor<3x0xf32>
    %1 = stablehlo.constant dense<> : tensor<3x0xf32>
    %2 = stablehlo.constant dense<> : tensor<0x3xf32>
    %3 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<2x3xf32>
    %4 = stablehlo.constant dense<> : tensor<0x3xf32>
    %5 = stablehlo.constant dense<> : tensor<2x0x3xf32>
    %6 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<2x2xf32>
    %7 = stablehlo.constant dense<> : tensor<0xf32>
    %8 = stablehlo.constant dense<> : tensor<2x0x3xf32>
    %9 = stablehlo.constant dense<> : tensor<0x6xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : tensor<3x0xf32>, tensor<3x0xf32>, tensor<0x3xf32>, tensor<2x3xf32>, tensor<0x3xf32>, tensor<2x0x3xf32>, tensor<2x2xf32>, tensor<0xf32>, tensor<2x0x3xf32>, tensor<0x6xf32>
  }
  func.func private @program(%arg0: tensor<0x3xf32>, %arg1: tensor<2x0xf32>) -> (tensor<3x0xf32> {jax.result_info = "result[0]"}, tensor<3x0xf32> {jax.result_info = "result[1]"}, tensor<0x3xf32> {jax.result_info = "result[2]"}, tensor<2x3xf32> {jax.result_info = "result[3]"}, tensor<0x3xf32> {jax.result_info = "result[4]"}, tensor<2x0x3xf32> {jax.result_info = "result[5]"}, tensor<2x2xf32> {jax.result_info = "result[6]"}, tensor<0xf32> {jax.result_info = "result[7]"}, tensor<2x0x3xf32> {jax.result_info = "result[8]"}, tensor<0x6xf32> {jax.result_info = "result[9]"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<0x3xf32>) -> tensor<3x0xf32>
    %1 = stablehlo.reshape %arg0 : (tensor<0x3xf32>) -> tensor<3x0xf32>
    %2 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<0x3xf32>, tensor<0x3xf32>) -> tensor<0x3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %4 = stablehlo.concatenate %arg0, %3, dim = 0 : (tensor<0x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = stablehlo.reverse %arg0, dims = [1] : tensor<0x3xf32>
    %6 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<0x3xf32>) -> tensor<1x0x3xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<1x0x3xf32>) -> tensor<2x0x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %8 = call @_pad(%arg1, %c) : (tensor<2x0xf32>, tensor<i64>) -> tensor<2x2xf32>
    %9 = stablehlo.slice %arg0 [0:0, 0:1] : (tensor<0x3xf32>) -> tensor<0x1xf32>
    %10 = stablehlo.reshape %9 : (tensor<0x1xf32>) -> tensor<0xf32>
    %11 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<0x3xf32>) -> tensor<1x0x3xf32>
    %12 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<0x3xf32>) -> tensor<1x0x3xf32>
    %13 = stablehlo.concatenate %11, %12, dim = 0 : (tensor<1x0x3xf32>, tensor<1x0x3xf32>) -> tensor<2x0x3xf32>
    %14 = stablehlo.reshape %arg0 : (tensor<0x3xf32>) -> tensor<1x0x1x3xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<1x0x1x3xf32>) -> tensor<2x0x2x3xf32>
    %16 = stablehlo.reshape %15 : (tensor<2x0x2x3xf32>) -> tensor<0x6xf32>
    return %0, %1, %2, %4, %5, %7, %8, %10, %13, %16 : tensor<3x0xf32>, tensor<3x0xf32>, tensor<0x3xf32>, tensor<2x3xf32>, tensor<0x3xf32>, tensor<2x0x3xf32>, tensor<2x2xf32>, tensor<0xf32>, tensor<2x0x3xf32>, tensor<0x6xf32>
  }
  func.func private @_pad(%arg0: tensor<2x0xf32>, %arg1: tensor<i64>) -> tensor<2x2xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 2], interior = [0, 0] : (tensor<2x0xf32>, tensor<f32>) -> tensor<2x2xf32>
    return %1 : tensor<2x2xf32>
  }
}

// -----

// more_empty: indexing f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<0x3xf32>)
    %e:5 = call @expected() : () -> (tensor<0x2xf32>, tensor<0x3xf32>, tensor<4x3xf32>, tensor<0x2xf32>, tensor<4x3xf32>)
    %r:5 = call @program(%i#0) : (tensor<0x3xf32>) -> (tensor<0x2xf32>, tensor<0x3xf32>, tensor<4x3xf32>, tensor<0x2xf32>, tensor<4x3xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<0x2xf32>, tensor<0x2xf32>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<0x3xf32>, tensor<0x3xf32>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<4x3xf32>, tensor<4x3xf32>
    check.expect_close %r#3, %e#3, max_ulp_difference = 0 : tensor<0x2xf32>, tensor<0x2xf32>
    check.expect_close %r#4, %e#4, max_ulp_difference = 0 : tensor<4x3xf32>, tensor<4x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @expected() -> (tensor<0x2xf32>, tensor<0x3xf32>, tensor<4x3xf32>, tensor<0x2xf32>, tensor<4x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x2xf32>
    %1 = stablehlo.constant dense<> : tensor<0x3xf32>
    %2 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<4x3xf32>
    %3 = stablehlo.constant dense<> : tensor<0x2xf32>
    %4 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<4x3xf32>
    return %0, %1, %2, %3, %4 : tensor<0x2xf32>, tensor<0x3xf32>, tensor<4x3xf32>, tensor<0x2xf32>, tensor<4x3xf32>
  }
  func.func private @program(%arg0: tensor<0x3xf32>) -> (tensor<0x2xf32> {jax.result_info = "result[0]"}, tensor<0x3xf32> {jax.result_info = "result[1]"}, tensor<4x3xf32> {jax.result_info = "result[2]"}, tensor<0x2xf32> {jax.result_info = "result[3]"}, tensor<4x3xf32> {jax.result_info = "result[4]"}) {
    %c = stablehlo.constant dense<[0, 2]> : tensor<2xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<2xi64>
    %1 = stablehlo.compare LT, %c, %0, SIGNED : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %c_1 = stablehlo.constant dense<3> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<2xi64>
    %3 = stablehlo.add %c, %2 : tensor<2xi64>
    %4 = stablehlo.select %1, %3, %c : tensor<2xi1>, tensor<2xi64>
    %5 = stablehlo.convert %4 : (tensor<2xi64>) -> tensor<2xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0x2xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %10 = call @_take(%8, %9) : (tensor<4x3xf32>, tensor<0xi32>) -> tensor<0x3xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %14 = stablehlo.compare LT, %12, %13, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
    %c_7 = stablehlo.constant dense<4> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %16 = stablehlo.add %12, %15 : tensor<0xi32>
    %17 = stablehlo.select %14, %16, %12 : tensor<0xi1>, tensor<0xi32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<0xi32>) -> tensor<0x1xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i64>
    %c_9 = stablehlo.constant dense<1> : tensor<i64>
    %19 = stablehlo.dynamic_slice %arg0, %c_8, %c_9, sizes = [0, 2] : (tensor<0x3xf32>, tensor<i64>, tensor<i64>) -> tensor<0x2xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %c_11 = stablehlo.constant dense<2> : tensor<i64>
    %c_12 = stablehlo.constant dense<0> : tensor<i64>
    %21 = stablehlo.dynamic_update_slice %20, %arg0, %c_11, %c_12 : (tensor<4x3xf32>, tensor<0x3xf32>, tensor<i64>, tensor<i64>) -> tensor<4x3xf32>
    return %7, %10, %11, %19, %21 : tensor<0x2xf32>, tensor<0x3xf32>, tensor<4x3xf32>, tensor<0x2xf32>, tensor<4x3xf32>
  }
  func.func private @_take(%arg0: tensor<4x3xf32>, %arg1: tensor<0xi32>) -> tensor<0x3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<0xi32>
    %4 = call @_where(%1, %3, %arg1) : (tensor<0xi1>, tensor<0xi32>, tensor<0xi32>) -> tensor<0xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0x3xf32>
    return %5 : tensor<0x3xf32>
  }
  func.func private @_where(%arg0: tensor<0xi1>, %arg1: tensor<0xi32>, %arg2: tensor<0xi32>) -> tensor<0xi32> {
    return %arg1 : tensor<0xi32>
  }
}

// -----

// more_empty: scalars f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<f32>)
    %e:8 = call @expected() : () -> (tensor<1x1xf32>, tensor<1xf32>, tensor<2x3xf32>, tensor<i1>, tensor<2xf32>, tensor<f32>, tensor<2xf32>, tensor<f32>)
    %r:8 = call @program(%i#0) : (tensor<f32>) -> (tensor<1x1xf32>, tensor<1xf32>, tensor<2x3xf32>, tensor<i1>, tensor<2xf32>, tensor<f32>, tensor<2xf32>, tensor<f32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<1x1xf32>, tensor<1x1xf32>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<1xf32>, tensor<1xf32>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<2x3xf32>, tensor<2x3xf32>
    check.expect_eq %r#3, %e#3 : tensor<i1>
    check.expect_close %r#4, %e#4, max_ulp_difference = 0 : tensor<2xf32>, tensor<2xf32>
    check.expect_close %r#5, %e#5, max_ulp_difference = 0 : tensor<f32>, tensor<f32>
    check.expect_close %r#6, %e#6, max_ulp_difference = 0 : tensor<2xf32>, tensor<2xf32>
    check.expect_close %r#7, %e#7, max_ulp_difference = 0 : tensor<f32>, tensor<f32>
    return
  }
  func.func private @inputs() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x0000803F"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @expected() -> (tensor<1x1xf32>, tensor<1xf32>, tensor<2x3xf32>, tensor<i1>, tensor<2xf32>, tensor<f32>, tensor<2xf32>, tensor<f32>) {
    %0 = stablehlo.constant dense<"0x0000803F"> : tensor<1x1xf32>
    %1 = stablehlo.constant dense<"0x0000803F"> : tensor<1xf32>
    %2 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<2x3xf32>
    %3 = stablehlo.constant dense<true> : tensor<i1>
    %4 = stablehlo.constant dense<"0x0000803F0000803F"> : tensor<2xf32>
    %5 = stablehlo.constant dense<"0x0000803F"> : tensor<f32>
    %6 = stablehlo.constant dense<"0x0000803F0000803F"> : tensor<2xf32>
    %7 = stablehlo.constant dense<"0x0000803F"> : tensor<f32>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<1x1xf32>, tensor<1xf32>, tensor<2x3xf32>, tensor<i1>, tensor<2xf32>, tensor<f32>, tensor<2xf32>, tensor<f32>
  }
  func.func private @program(%arg0: tensor<f32>) -> (tensor<1x1xf32> {jax.result_info = "result[0]"}, tensor<1xf32> {jax.result_info = "result[1]"}, tensor<2x3xf32> {jax.result_info = "result[2]"}, tensor<i1> {jax.result_info = "result[3]"}, tensor<2xf32> {jax.result_info = "result[4]"}, tensor<f32> {jax.result_info = "result[5]"}, tensor<2xf32> {jax.result_info = "result[6]"}, tensor<f32> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %3 = stablehlo.compare EQ, %arg0, %arg0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %5 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %6 = stablehlo.concatenate %4, %5, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
    %7 = stablehlo.compare EQ, %arg0, %arg0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %8 = stablehlo.select %7, %arg0, %arg0 : tensor<i1>, tensor<f32>
    %9 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<2xf32>
    return %0, %1, %2, %3, %6, %8, %9, %arg0 : tensor<1x1xf32>, tensor<1xf32>, tensor<2x3xf32>, tensor<i1>, tensor<2xf32>, tensor<f32>, tensor<2xf32>, tensor<f32>
  }
}

// -----

// more_empty: arithmetic f32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<0x3xf32>, tensor<f32>)
    %e:8 = call @expected() : () -> (tensor<0x3xf32>, tensor<0x3xf32>, tensor<0x3xf32>, tensor<0x2xf32>, tensor<2x3xf32>, tensor<f32>, tensor<f32>, tensor<f32>)
    %r:8 = call @program(%i#0, %i#1) : (tensor<0x3xf32>, tensor<f32>) -> (tensor<0x3xf32>, tensor<0x3xf32>, tensor<0x3xf32>, tensor<0x2xf32>, tensor<2x3xf32>, tensor<f32>, tensor<f32>, tensor<f32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<0x3xf32>, tensor<0x3xf32>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<0x3xf32>, tensor<0x3xf32>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<0x3xf32>, tensor<0x3xf32>
    check.expect_close %r#3, %e#3, max_ulp_difference = 0 : tensor<0x2xf32>, tensor<0x2xf32>
    check.expect_close %r#4, %e#4, max_ulp_difference = 0 : tensor<2x3xf32>, tensor<2x3xf32>
    check.expect_close %r#5, %e#5, max_ulp_difference = 0 : tensor<f32>, tensor<f32>
    check.expect_close %r#6, %e#6, max_ulp_difference = 0 : tensor<f32>, tensor<f32>
    check.expect_close %r#7, %e#7, max_ulp_difference = 0 : tensor<f32>, tensor<f32>
    return
  }
  func.func private @inputs() -> (tensor<0x3xf32>, tensor<f32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    %1 = stablehlo.constant dense<"0x0000803F"> : tensor<f32>
    return %0, %1 : tensor<0x3xf32>, tensor<f32>
  }
  func.func private @expected() -> (tensor<0x3xf32>, tensor<0x3xf32>, tensor<0x3xf32>, tensor<0x2xf32>, tensor<2x3xf32>, tensor<f32>, tensor<f32>, tensor<f32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    %1 = stablehlo.constant dense<> : tensor<0x3xf32>
    %2 = stablehlo.constant dense<> : tensor<0x3xf32>
    %3 = stablehlo.constant dense<> : tensor<0x2xf32>
    %4 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<2x3xf32>
    %5 = stablehlo.constant dense<"0x00000040"> : tensor<f32>
    %6 = stablehlo.constant dense<"0x00000000"> : tensor<f32>
    %7 = stablehlo.constant dense<"0x0000803F"> : tensor<f32>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<0x3xf32>, tensor<0x3xf32>, tensor<0x3xf32>, tensor<0x2xf32>, tensor<2x3xf32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @program(%arg0: tensor<0x3xf32>, %arg1: tensor<f32>) -> (tensor<0x3xf32> {jax.result_info = "result[0]"}, tensor<0x3xf32> {jax.result_info = "result[1]"}, tensor<0x3xf32> {jax.result_info = "result[2]"}, tensor<0x2xf32> {jax.result_info = "result[3]"}, tensor<2x3xf32> {jax.result_info = "result[4]"}, tensor<f32> {jax.result_info = "result[5]"}, tensor<f32> {jax.result_info = "result[6]"}, tensor<f32> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.add %arg0, %arg0 : tensor<0x3xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<0x3xf32>
    %2 = stablehlo.multiply %arg0, %1 : tensor<0x3xf32>
    %3 = stablehlo.negate %arg0 : tensor<0x3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<0x3xf32>, tensor<3x2xf32>) -> tensor<0x2xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x0xf32>
    %7 = stablehlo.dot_general %6, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x0xf32>, tensor<0x3xf32>) -> tensor<2x3xf32>
    %8 = stablehlo.add %arg1, %arg1 : tensor<f32>
    %9 = stablehlo.multiply %arg1, %arg1 : tensor<f32>
    %10 = stablehlo.subtract %9, %arg1 : tensor<f32>
    %11 = stablehlo.dot_general %arg1, %arg1, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<f32>, tensor<f32>) -> tensor<f32>
    return %0, %2, %3, %5, %7, %8, %10, %11 : tensor<0x3xf32>, tensor<0x3xf32>, tensor<0x3xf32>, tensor<0x2xf32>, tensor<2x3xf32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
}

// -----

// more_empty: reductions f32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<0x3xf32>, tensor<2x0xf32>)
    %e:7 = call @expected() : () -> (tensor<f32>, tensor<3xf32>, tensor<0xf32>, tensor<3xf32>, tensor<2xf32>, tensor<0x3xf32>, tensor<f32>)
    %r:7 = call @program(%i#0, %i#1) : (tensor<0x3xf32>, tensor<2x0xf32>) -> (tensor<f32>, tensor<3xf32>, tensor<0xf32>, tensor<3xf32>, tensor<2xf32>, tensor<0x3xf32>, tensor<f32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<f32>, tensor<f32>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<3xf32>, tensor<3xf32>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<0xf32>, tensor<0xf32>
    check.expect_close %r#3, %e#3, max_ulp_difference = 0 : tensor<3xf32>, tensor<3xf32>
    check.expect_close %r#4, %e#4, max_ulp_difference = 0 : tensor<2xf32>, tensor<2xf32>
    check.expect_close %r#5, %e#5, max_ulp_difference = 0 : tensor<0x3xf32>, tensor<0x3xf32>
    check.expect_close %r#6, %e#6, max_ulp_difference = 0 : tensor<f32>, tensor<f32>
    return
  }
  func.func private @inputs() -> (tensor<0x3xf32>, tensor<2x0xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    %1 = stablehlo.constant dense<> : tensor<2x0xf32>
    return %0, %1 : tensor<0x3xf32>, tensor<2x0xf32>
  }
  func.func private @expected() -> (tensor<f32>, tensor<3xf32>, tensor<0xf32>, tensor<3xf32>, tensor<2xf32>, tensor<0x3xf32>, tensor<f32>) {
    %0 = stablehlo.constant dense<"0x00000000"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x000000000000000000000000"> : tensor<3xf32>
    %2 = stablehlo.constant dense<> : tensor<0xf32>
    %3 = stablehlo.constant dense<"0x0000803F0000803F0000803F"> : tensor<3xf32>
    %4 = stablehlo.constant dense<"0x0000000000000000"> : tensor<2xf32>
    %5 = stablehlo.constant dense<> : tensor<0x3xf32>
    %6 = stablehlo.constant dense<"0x00000000"> : tensor<f32>
    return %0, %1, %2, %3, %4, %5, %6 : tensor<f32>, tensor<3xf32>, tensor<0xf32>, tensor<3xf32>, tensor<2xf32>, tensor<0x3xf32>, tensor<f32>
  }
  func.func private @program(%arg0: tensor<0x3xf32>, %arg1: tensor<2x0xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3xf32> {jax.result_info = "result[1]"}, tensor<0xf32> {jax.result_info = "result[2]"}, tensor<3xf32> {jax.result_info = "result[3]"}, tensor<2xf32> {jax.result_info = "result[4]"}, tensor<0x3xf32> {jax.result_info = "result[5]"}, tensor<f32> {jax.result_info = "result[6]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<0x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<0x3xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%arg0 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<0x3xf32>, tensor<f32>) -> tensor<0xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%arg0 init: %cst_2) applies stablehlo.multiply across dimensions = [0] : (tensor<0x3xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%arg1 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<2x0xf32>, tensor<f32>) -> tensor<2xf32>
    %5 = call @cumsum(%arg0) : (tensor<0x3xf32>) -> tensor<0x3xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<0xf32>, tensor<f32>) -> tensor<f32>
    return %0, %1, %2, %3, %4, %5, %7 : tensor<f32>, tensor<3xf32>, tensor<0xf32>, tensor<3xf32>, tensor<2xf32>, tensor<0x3xf32>, tensor<f32>
  }
  func.func private @cumsum(%arg0: tensor<0x3xf32>) -> tensor<0x3xf32> {
    %0 = call @cumsum_0(%arg0) : (tensor<0x3xf32>) -> tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @cumsum_0(%arg0: tensor<0x3xf32>) -> tensor<0x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<0x3xf32>, tensor<f32>) -> tensor<0x3xf32>
    return %1 : tensor<0x3xf32>
  }
}

// -----

// more_empty: sorting f32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<0x3xf32>, tensor<f32>)
    %e:7 = call @expected() : () -> (tensor<0x3xf32>, tensor<0x3xf32>, tensor<0x3xi64>, tensor<i1>, tensor<i1>, tensor<0xf32>, tensor<3xf32>)
    %r:7 = call @program(%i#0, %i#1) : (tensor<0x3xf32>, tensor<f32>) -> (tensor<0x3xf32>, tensor<0x3xf32>, tensor<0x3xi64>, tensor<i1>, tensor<i1>, tensor<0xf32>, tensor<3xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<0x3xf32>, tensor<0x3xf32>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<0x3xf32>, tensor<0x3xf32>
    check.expect_eq %r#2, %e#2 : tensor<0x3xi64>
    check.expect_eq %r#3, %e#3 : tensor<i1>
    check.expect_eq %r#4, %e#4 : tensor<i1>
    check.expect_close %r#5, %e#5, max_ulp_difference = 0 : tensor<0xf32>, tensor<0xf32>
    check.expect_close %r#6, %e#6, max_ulp_difference = 0 : tensor<3xf32>, tensor<3xf32>
    return
  }
  func.func private @inputs() -> (tensor<0x3xf32>, tensor<f32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    %1 = stablehlo.constant dense<"0x0000803F"> : tensor<f32>
    return %0, %1 : tensor<0x3xf32>, tensor<f32>
  }
  func.func private @expected() -> (tensor<0x3xf32>, tensor<0x3xf32>, tensor<0x3xi64>, tensor<i1>, tensor<i1>, tensor<0xf32>, tensor<3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    %1 = stablehlo.constant dense<> : tensor<0x3xf32>
    %2 = stablehlo.constant dense<> : tensor<0x3xi64>
    %3 = stablehlo.constant dense<false> : tensor<i1>
    %4 = stablehlo.constant dense<true> : tensor<i1>
    %5 = stablehlo.constant dense<> : tensor<0xf32>
    %6 = stablehlo.constant dense<"0x0000803F0000803F0000803F"> : tensor<3xf32>
    return %0, %1, %2, %3, %4, %5, %6 : tensor<0x3xf32>, tensor<0x3xf32>, tensor<0x3xi64>, tensor<i1>, tensor<i1>, tensor<0xf32>, tensor<3xf32>
  }
  func.func private @program(%arg0: tensor<0x3xf32>, %arg1: tensor<f32>) -> (tensor<0x3xf32> {jax.result_info = "result[0]"}, tensor<0x3xf32> {jax.result_info = "result[1]"}, tensor<0x3xi64> {jax.result_info = "result[2]"}, tensor<i1> {jax.result_info = "result[3]"}, tensor<i1> {jax.result_info = "result[4]"}, tensor<0xf32> {jax.result_info = "result[5]"}, tensor<3xf32> {jax.result_info = "result[6]"}) {
    %0 = call @sort(%arg0) : (tensor<0x3xf32>) -> tensor<0x3xf32>
    %1 = call @sort_0(%arg0) : (tensor<0x3xf32>) -> tensor<0x3xf32>
    %2 = call @argsort(%arg0) : (tensor<0x3xf32>) -> tensor<0x3xi64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0x3xf32>
    %4 = stablehlo.compare NE, %arg0, %3, FLOAT : (tensor<0x3xf32>, tensor<0x3xf32>) -> tensor<0x3xi1>
    %5 = stablehlo.convert %4 : tensor<0x3xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %6 = stablehlo.reduce(%5 init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<0x3xi1>, tensor<i1>) -> tensor<i1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<0x3xf32>
    %8 = stablehlo.compare NE, %arg0, %7, FLOAT : (tensor<0x3xf32>, tensor<0x3xf32>) -> tensor<0x3xi1>
    %9 = stablehlo.convert %8 : tensor<0x3xi1>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %10 = stablehlo.reduce(%9 init: %c_1) applies stablehlo.and across dimensions = [0, 1] : (tensor<0x3xi1>, tensor<i1>) -> tensor<i1>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %11 = stablehlo.reduce(%arg0 init: %cst_2) applies stablehlo.maximum across dimensions = [1] : (tensor<0x3xf32>, tensor<f32>) -> tensor<0xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = stablehlo.reduce(%arg0 init: %cst_3) applies stablehlo.maximum across dimensions = [0] : (tensor<0x3xf32>, tensor<f32>) -> tensor<3xf32>
    %13 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %14 = stablehlo.maximum %13, %12 : tensor<3xf32>
    return %0, %1, %2, %6, %10, %11, %14 : tensor<0x3xf32>, tensor<0x3xf32>, tensor<0x3xi64>, tensor<i1>, tensor<i1>, tensor<0xf32>, tensor<3xf32>
  }
  func.func private @sort(%arg0: tensor<0x3xf32>) -> tensor<0x3xf32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f32>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f32>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f32>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<0x3xf32>) -> tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @sort_0(%arg0: tensor<0x3xf32>) -> tensor<0x3xf32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f32>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f32>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f32>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<0x3xf32>) -> tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @argsort(%arg0: tensor<0x3xf32>) -> tensor<0x3xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<0x3xi64>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %3 = stablehlo.select %2, %cst_0, %arg1 : tensor<i1>, tensor<f32>
      %4 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %7 = stablehlo.select %6, %cst_3, %arg2 : tensor<i1>, tensor<f32>
      %8 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %9 = stablehlo.select %8, %cst_4, %7 : tensor<i1>, tensor<f32>
      %10 = stablehlo.compare LT, %5, %9, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    }) : (tensor<0x3xf32>, tensor<0x3xi64>) -> (tensor<0x3xf32>, tensor<0x3xi64>)
    return %1#1 : tensor<0x3xi64>
  }
}

// -----

// more_empty: moving i32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<0x3xi32>, tensor<2x0xi32>)
    %e:10 = call @expected() : () -> (tensor<3x0xi32>, tensor<3x0xi32>, tensor<0x3xi32>, tensor<2x3xi32>, tensor<0x3xi32>, tensor<2x0x3xi32>, tensor<2x2xi32>, tensor<0xi32>, tensor<2x0x3xi32>, tensor<0x6xi32>)
    %r:10 = call @program(%i#0, %i#1) : (tensor<0x3xi32>, tensor<2x0xi32>) -> (tensor<3x0xi32>, tensor<3x0xi32>, tensor<0x3xi32>, tensor<2x3xi32>, tensor<0x3xi32>, tensor<2x0x3xi32>, tensor<2x2xi32>, tensor<0xi32>, tensor<2x0x3xi32>, tensor<0x6xi32>)
    check.expect_eq %r#0, %e#0 : tensor<3x0xi32>
    check.expect_eq %r#1, %e#1 : tensor<3x0xi32>
    check.expect_eq %r#2, %e#2 : tensor<0x3xi32>
    check.expect_eq %r#3, %e#3 : tensor<2x3xi32>
    check.expect_eq %r#4, %e#4 : tensor<0x3xi32>
    check.expect_eq %r#5, %e#5 : tensor<2x0x3xi32>
    check.expect_eq %r#6, %e#6 : tensor<2x2xi32>
    check.expect_eq %r#7, %e#7 : tensor<0xi32>
    check.expect_eq %r#8, %e#8 : tensor<2x0x3xi32>
    check.expect_eq %r#9, %e#9 : tensor<0x6xi32>
    return
  }
  func.func private @inputs() -> (tensor<0x3xi32>, tensor<2x0xi32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xi32>
    %1 = stablehlo.constant dense<> : tensor<2x0xi32>
    return %0, %1 : tensor<0x3xi32>, tensor<2x0xi32>
  }
  func.func private @expected() -> (tensor<3x0xi32>, tensor<3x0xi32>, tensor<0x3xi32>, tensor<2x3xi32>, tensor<0x3xi32>, tensor<2x0x3xi32>, tensor<2x2xi32>, tensor<0xi32>, tensor<2x0x3xi32>, tensor<0x6xi32>) {
    %0 = stablehlo.constant dense<> : tensor<3x0xi32>
    %1 = stablehlo.constant dense<> : tensor<3x0xi32>
    %2 = stablehlo.constant dense<> : tensor<0x3xi32>
    %3 = stablehlo.constant dense<"0x010000000100000001000000010000000100000001000000"> : tensor<2x3xi32>
    %4 = stablehlo.constant dense<> : tensor<0x3xi32>
    %5 = stablehlo.constant dense<> : tensor<2x0x3xi32>
    %6 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<2x2xi32>
    %7 = stablehlo.constant dense<> : tensor<0xi32>
    %8 = stablehlo.constant dense<> : tensor<2x0x3xi32>
    %9 = stablehlo.constant dense<> : tensor<0x6xi32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : tensor<3x0xi32>, tensor<3x0xi32>, tensor<0x3xi32>, tensor<2x3xi32>, tensor<0x3xi32>, tensor<2x0x3xi32>, tensor<2x2xi32>, tensor<0xi32>, tensor<2x0x3xi32>, tensor<0x6xi32>
  }
  func.func private @program(%arg0: tensor<0x3xi32>, %arg1: tensor<2x0xi32>) -> (tensor<3x0xi32> {jax.result_info = "result[0]"}, tensor<3x0xi32> {jax.result_info = "result[1]"}, tensor<0x3xi32> {jax.result_info = "result[2]"}, tensor<2x3xi32> {jax.result_info = "result[3]"}, tensor<0x3xi32> {jax.result_info = "result[4]"}, tensor<2x0x3xi32> {jax.result_info = "result[5]"}, tensor<2x2xi32> {jax.result_info = "result[6]"}, tensor<0xi32> {jax.result_info = "result[7]"}, tensor<2x0x3xi32> {jax.result_info = "result[8]"}, tensor<0x6xi32> {jax.result_info = "result[9]"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<0x3xi32>) -> tensor<3x0xi32>
    %1 = stablehlo.reshape %arg0 : (tensor<0x3xi32>) -> tensor<3x0xi32>
    %2 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<0x3xi32>, tensor<0x3xi32>) -> tensor<0x3xi32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %4 = stablehlo.concatenate %arg0, %3, dim = 0 : (tensor<0x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %5 = stablehlo.reverse %arg0, dims = [1] : tensor<0x3xi32>
    %6 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<0x3xi32>) -> tensor<1x0x3xi32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<1x0x3xi32>) -> tensor<2x0x3xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %8 = call @_pad(%arg1, %c_0) : (tensor<2x0xi32>, tensor<i64>) -> tensor<2x2xi32>
    %9 = stablehlo.slice %arg0 [0:0, 0:1] : (tensor<0x3xi32>) -> tensor<0x1xi32>
    %10 = stablehlo.reshape %9 : (tensor<0x1xi32>) -> tensor<0xi32>
    %11 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<0x3xi32>) -> tensor<1x0x3xi32>
    %12 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<0x3xi32>) -> tensor<1x0x3xi32>
    %13 = stablehlo.concatenate %11, %12, dim = 0 : (tensor<1x0x3xi32>, tensor<1x0x3xi32>) -> tensor<2x0x3xi32>
    %14 = stablehlo.reshape %arg0 : (tensor<0x3xi32>) -> tensor<1x0x1x3xi32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<1x0x1x3xi32>) -> tensor<2x0x2x3xi32>
    %16 = stablehlo.reshape %15 : (tensor<2x0x2x3xi32>) -> tensor<0x6xi32>
    return %0, %1, %2, %4, %5, %7, %8, %10, %13, %16 : tensor<3x0xi32>, tensor<3x0xi32>, tensor<0x3xi32>, tensor<2x3xi32>, tensor<0x3xi32>, tensor<2x0x3xi32>, tensor<2x2xi32>, tensor<0xi32>, tensor<2x0x3xi32>, tensor<0x6xi32>
  }
  func.func private @_pad(%arg0: tensor<2x0xi32>, %arg1: tensor<i64>) -> tensor<2x2xi32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 2], interior = [0, 0] : (tensor<2x0xi32>, tensor<i32>) -> tensor<2x2xi32>
    return %1 : tensor<2x2xi32>
  }
}

// -----

// more_empty: indexing i32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<0x3xi32>)
    %e:5 = call @expected() : () -> (tensor<0x2xi32>, tensor<0x3xi32>, tensor<4x3xi32>, tensor<0x2xi32>, tensor<4x3xi32>)
    %r:5 = call @program(%i#0) : (tensor<0x3xi32>) -> (tensor<0x2xi32>, tensor<0x3xi32>, tensor<4x3xi32>, tensor<0x2xi32>, tensor<4x3xi32>)
    check.expect_eq %r#0, %e#0 : tensor<0x2xi32>
    check.expect_eq %r#1, %e#1 : tensor<0x3xi32>
    check.expect_eq %r#2, %e#2 : tensor<4x3xi32>
    check.expect_eq %r#3, %e#3 : tensor<0x2xi32>
    check.expect_eq %r#4, %e#4 : tensor<4x3xi32>
    return
  }
  func.func private @inputs() -> (tensor<0x3xi32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xi32>
    return %0 : tensor<0x3xi32>
  }
  func.func private @expected() -> (tensor<0x2xi32>, tensor<0x3xi32>, tensor<4x3xi32>, tensor<0x2xi32>, tensor<4x3xi32>) {
    %0 = stablehlo.constant dense<> : tensor<0x2xi32>
    %1 = stablehlo.constant dense<> : tensor<0x3xi32>
    %2 = stablehlo.constant dense<"0x010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000"> : tensor<4x3xi32>
    %3 = stablehlo.constant dense<> : tensor<0x2xi32>
    %4 = stablehlo.constant dense<"0x010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000"> : tensor<4x3xi32>
    return %0, %1, %2, %3, %4 : tensor<0x2xi32>, tensor<0x3xi32>, tensor<4x3xi32>, tensor<0x2xi32>, tensor<4x3xi32>
  }
  func.func private @program(%arg0: tensor<0x3xi32>) -> (tensor<0x2xi32> {jax.result_info = "result[0]"}, tensor<0x3xi32> {jax.result_info = "result[1]"}, tensor<4x3xi32> {jax.result_info = "result[2]"}, tensor<0x2xi32> {jax.result_info = "result[3]"}, tensor<4x3xi32> {jax.result_info = "result[4]"}) {
    %c = stablehlo.constant dense<[0, 2]> : tensor<2xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<2xi64>
    %1 = stablehlo.compare LT, %c, %0, SIGNED : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %c_1 = stablehlo.constant dense<3> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<2xi64>
    %3 = stablehlo.add %c, %2 : tensor<2xi64>
    %4 = stablehlo.select %1, %3, %c : tensor<2xi1>, tensor<2xi64>
    %5 = stablehlo.convert %4 : (tensor<2xi64>) -> tensor<2xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<0x2xi32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<4x3xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %10 = call @_take(%8, %9) : (tensor<4x3xi32>, tensor<0xi32>) -> tensor<0x3xi32>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<4x3xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %14 = stablehlo.compare LT, %12, %13, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
    %c_8 = stablehlo.constant dense<4> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %16 = stablehlo.add %12, %15 : tensor<0xi32>
    %17 = stablehlo.select %14, %16, %12 : tensor<0xi1>, tensor<0xi32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<0xi32>) -> tensor<0x1xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i64>
    %c_10 = stablehlo.constant dense<1> : tensor<i64>
    %19 = stablehlo.dynamic_slice %arg0, %c_9, %c_10, sizes = [0, 2] : (tensor<0x3xi32>, tensor<i64>, tensor<i64>) -> tensor<0x2xi32>
    %c_11 = stablehlo.constant dense<1> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<4x3xi32>
    %c_12 = stablehlo.constant dense<2> : tensor<i64>
    %c_13 = stablehlo.constant dense<0> : tensor<i64>
    %21 = stablehlo.dynamic_update_slice %20, %arg0, %c_12, %c_13 : (tensor<4x3xi32>, tensor<0x3xi32>, tensor<i64>, tensor<i64>) -> tensor<4x3xi32>
    return %7, %10, %11, %19, %21 : tensor<0x2xi32>, tensor<0x3xi32>, tensor<4x3xi32>, tensor<0x2xi32>, tensor<4x3xi32>
  }
  func.func private @_take(%arg0: tensor<4x3xi32>, %arg1: tensor<0xi32>) -> tensor<0x3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<0xi32>
    %4 = call @_where(%1, %3, %arg1) : (tensor<0xi1>, tensor<0xi32>, tensor<0xi32>) -> tensor<0xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<0x3xi32>
    return %5 : tensor<0x3xi32>
  }
  func.func private @_where(%arg0: tensor<0xi1>, %arg1: tensor<0xi32>, %arg2: tensor<0xi32>) -> tensor<0xi32> {
    return %arg1 : tensor<0xi32>
  }
}

// -----

// more_empty: scalars i32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<i32>)
    %e:8 = call @expected() : () -> (tensor<1x1xi32>, tensor<1xi32>, tensor<2x3xi32>, tensor<i1>, tensor<2xi32>, tensor<i32>, tensor<2xi32>, tensor<f32>)
    %r:8 = call @program(%i#0) : (tensor<i32>) -> (tensor<1x1xi32>, tensor<1xi32>, tensor<2x3xi32>, tensor<i1>, tensor<2xi32>, tensor<i32>, tensor<2xi32>, tensor<f32>)
    check.expect_eq %r#0, %e#0 : tensor<1x1xi32>
    check.expect_eq %r#1, %e#1 : tensor<1xi32>
    check.expect_eq %r#2, %e#2 : tensor<2x3xi32>
    check.expect_eq %r#3, %e#3 : tensor<i1>
    check.expect_eq %r#4, %e#4 : tensor<2xi32>
    check.expect_eq %r#5, %e#5 : tensor<i32>
    check.expect_eq %r#6, %e#6 : tensor<2xi32>
    check.expect_close %r#7, %e#7, max_ulp_difference = 0 : tensor<f32>, tensor<f32>
    return
  }
  func.func private @inputs() -> (tensor<i32>) {
    %0 = stablehlo.constant dense<"0x01000000"> : tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @expected() -> (tensor<1x1xi32>, tensor<1xi32>, tensor<2x3xi32>, tensor<i1>, tensor<2xi32>, tensor<i32>, tensor<2xi32>, tensor<f32>) {
    %0 = stablehlo.constant dense<"0x01000000"> : tensor<1x1xi32>
    %1 = stablehlo.constant dense<"0x01000000"> : tensor<1xi32>
    %2 = stablehlo.constant dense<"0x010000000100000001000000010000000100000001000000"> : tensor<2x3xi32>
    %3 = stablehlo.constant dense<true> : tensor<i1>
    %4 = stablehlo.constant dense<"0x0100000001000000"> : tensor<2xi32>
    %5 = stablehlo.constant dense<"0x01000000"> : tensor<i32>
    %6 = stablehlo.constant dense<"0x0100000001000000"> : tensor<2xi32>
    %7 = stablehlo.constant dense<"0x0000803F"> : tensor<f32>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<1x1xi32>, tensor<1xi32>, tensor<2x3xi32>, tensor<i1>, tensor<2xi32>, tensor<i32>, tensor<2xi32>, tensor<f32>
  }
  func.func private @program(%arg0: tensor<i32>) -> (tensor<1x1xi32> {jax.result_info = "result[0]"}, tensor<1xi32> {jax.result_info = "result[1]"}, tensor<2x3xi32> {jax.result_info = "result[2]"}, tensor<i1> {jax.result_info = "result[3]"}, tensor<2xi32> {jax.result_info = "result[4]"}, tensor<i32> {jax.result_info = "result[5]"}, tensor<2xi32> {jax.result_info = "result[6]"}, tensor<f32> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1x1xi32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %3 = stablehlo.compare EQ, %arg0, %arg0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %5 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.concatenate %4, %5, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %7 = stablehlo.compare EQ, %arg0, %arg0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %8 = stablehlo.select %7, %arg0, %arg0 : tensor<i1>, tensor<i32>
    %9 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %10 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    return %0, %1, %2, %3, %6, %8, %9, %10 : tensor<1x1xi32>, tensor<1xi32>, tensor<2x3xi32>, tensor<i1>, tensor<2xi32>, tensor<i32>, tensor<2xi32>, tensor<f32>
  }
}

// -----

// more_empty: arithmetic i32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<0x3xi32>, tensor<i32>)
    %e:8 = call @expected() : () -> (tensor<0x3xi32>, tensor<0x3xi32>, tensor<0x3xi32>, tensor<0x2xi32>, tensor<2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>)
    %r:8 = call @program(%i#0, %i#1) : (tensor<0x3xi32>, tensor<i32>) -> (tensor<0x3xi32>, tensor<0x3xi32>, tensor<0x3xi32>, tensor<0x2xi32>, tensor<2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>)
    check.expect_eq %r#0, %e#0 : tensor<0x3xi32>
    check.expect_eq %r#1, %e#1 : tensor<0x3xi32>
    check.expect_eq %r#2, %e#2 : tensor<0x3xi32>
    check.expect_eq %r#3, %e#3 : tensor<0x2xi32>
    check.expect_eq %r#4, %e#4 : tensor<2x3xi32>
    check.expect_eq %r#5, %e#5 : tensor<i32>
    check.expect_eq %r#6, %e#6 : tensor<i32>
    check.expect_eq %r#7, %e#7 : tensor<i32>
    return
  }
  func.func private @inputs() -> (tensor<0x3xi32>, tensor<i32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xi32>
    %1 = stablehlo.constant dense<"0x01000000"> : tensor<i32>
    return %0, %1 : tensor<0x3xi32>, tensor<i32>
  }
  func.func private @expected() -> (tensor<0x3xi32>, tensor<0x3xi32>, tensor<0x3xi32>, tensor<0x2xi32>, tensor<2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xi32>
    %1 = stablehlo.constant dense<> : tensor<0x3xi32>
    %2 = stablehlo.constant dense<> : tensor<0x3xi32>
    %3 = stablehlo.constant dense<> : tensor<0x2xi32>
    %4 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<2x3xi32>
    %5 = stablehlo.constant dense<"0x02000000"> : tensor<i32>
    %6 = stablehlo.constant dense<"0x00000000"> : tensor<i32>
    %7 = stablehlo.constant dense<"0x01000000"> : tensor<i32>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<0x3xi32>, tensor<0x3xi32>, tensor<0x3xi32>, tensor<0x2xi32>, tensor<2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>
  }
  func.func private @program(%arg0: tensor<0x3xi32>, %arg1: tensor<i32>) -> (tensor<0x3xi32> {jax.result_info = "result[0]"}, tensor<0x3xi32> {jax.result_info = "result[1]"}, tensor<0x3xi32> {jax.result_info = "result[2]"}, tensor<0x2xi32> {jax.result_info = "result[3]"}, tensor<2x3xi32> {jax.result_info = "result[4]"}, tensor<i32> {jax.result_info = "result[5]"}, tensor<i32> {jax.result_info = "result[6]"}, tensor<i32> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.add %arg0, %arg0 : tensor<0x3xi32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<0x3xi32>
    %2 = stablehlo.multiply %arg0, %1 : tensor<0x3xi32>
    %3 = stablehlo.negate %arg0 : tensor<0x3xi32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<0x3xi32>, tensor<3x2xi32>) -> tensor<0x2xi32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x0xi32>
    %7 = stablehlo.dot_general %6, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x0xi32>, tensor<0x3xi32>) -> tensor<2x3xi32>
    %8 = stablehlo.add %arg1, %arg1 : tensor<i32>
    %9 = stablehlo.multiply %arg1, %arg1 : tensor<i32>
    %10 = stablehlo.subtract %9, %arg1 : tensor<i32>
    %11 = stablehlo.dot_general %arg1, %arg1, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<i32>, tensor<i32>) -> tensor<i32>
    return %0, %2, %3, %5, %7, %8, %10, %11 : tensor<0x3xi32>, tensor<0x3xi32>, tensor<0x3xi32>, tensor<0x2xi32>, tensor<2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>
  }
}

// -----

// more_empty: reductions i32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<0x3xi32>, tensor<2x0xi32>)
    %e:7 = call @expected() : () -> (tensor<i64>, tensor<3xi64>, tensor<0xi64>, tensor<3xi64>, tensor<2xi64>, tensor<0x3xi32>, tensor<i64>)
    %r:7 = call @program(%i#0, %i#1) : (tensor<0x3xi32>, tensor<2x0xi32>) -> (tensor<i64>, tensor<3xi64>, tensor<0xi64>, tensor<3xi64>, tensor<2xi64>, tensor<0x3xi32>, tensor<i64>)
    check.expect_eq %r#0, %e#0 : tensor<i64>
    check.expect_eq %r#1, %e#1 : tensor<3xi64>
    check.expect_eq %r#2, %e#2 : tensor<0xi64>
    check.expect_eq %r#3, %e#3 : tensor<3xi64>
    check.expect_eq %r#4, %e#4 : tensor<2xi64>
    check.expect_eq %r#5, %e#5 : tensor<0x3xi32>
    check.expect_eq %r#6, %e#6 : tensor<i64>
    return
  }
  func.func private @inputs() -> (tensor<0x3xi32>, tensor<2x0xi32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xi32>
    %1 = stablehlo.constant dense<> : tensor<2x0xi32>
    return %0, %1 : tensor<0x3xi32>, tensor<2x0xi32>
  }
  func.func private @expected() -> (tensor<i64>, tensor<3xi64>, tensor<0xi64>, tensor<3xi64>, tensor<2xi64>, tensor<0x3xi32>, tensor<i64>) {
    %0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
    %1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<3xi64>
    %2 = stablehlo.constant dense<> : tensor<0xi64>
    %3 = stablehlo.constant dense<"0x010000000000000001000000000000000100000000000000"> : tensor<3xi64>
    %4 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<2xi64>
    %5 = stablehlo.constant dense<> : tensor<0x3xi32>
    %6 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
    return %0, %1, %2, %3, %4, %5, %6 : tensor<i64>, tensor<3xi64>, tensor<0xi64>, tensor<3xi64>, tensor<2xi64>, tensor<0x3xi32>, tensor<i64>
  }
  func.func private @program(%arg0: tensor<0x3xi32>, %arg1: tensor<2x0xi32>) -> (tensor<i64> {jax.result_info = "result[0]"}, tensor<3xi64> {jax.result_info = "result[1]"}, tensor<0xi64> {jax.result_info = "result[2]"}, tensor<3xi64> {jax.result_info = "result[3]"}, tensor<2xi64> {jax.result_info = "result[4]"}, tensor<0x3xi32> {jax.result_info = "result[5]"}, tensor<i64> {jax.result_info = "result[6]"}) {
    %0 = stablehlo.convert %arg0 : (tensor<0x3xi32>) -> tensor<0x3xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.add across dimensions = [0, 1] : (tensor<0x3xi64>, tensor<i64>) -> tensor<i64>
    %2 = stablehlo.convert %arg0 : (tensor<0x3xi32>) -> tensor<0x3xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.reduce(%2 init: %c_0) applies stablehlo.add across dimensions = [0] : (tensor<0x3xi64>, tensor<i64>) -> tensor<3xi64>
    %4 = stablehlo.convert %arg0 : (tensor<0x3xi32>) -> tensor<0x3xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.reduce(%4 init: %c_1) applies stablehlo.add across dimensions = [1] : (tensor<0x3xi64>, tensor<i64>) -> tensor<0xi64>
    %6 = stablehlo.convert %arg0 : (tensor<0x3xi32>) -> tensor<0x3xi64>
    %c_2 = stablehlo.constant dense<1> : tensor<i64>
    %7 = stablehlo.reduce(%6 init: %c_2) applies stablehlo.multiply across dimensions = [0] : (tensor<0x3xi64>, tensor<i64>) -> tensor<3xi64>
    %8 = stablehlo.convert %arg1 : (tensor<2x0xi32>) -> tensor<2x0xi64>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.reduce(%8 init: %c_3) applies stablehlo.add across dimensions = [1] : (tensor<2x0xi64>, tensor<i64>) -> tensor<2xi64>
    %10 = call @cumsum(%arg0) : (tensor<0x3xi32>) -> tensor<0x3xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %12 = stablehlo.convert %11 : (tensor<0xi32>) -> tensor<0xi64>
    %c_5 = stablehlo.constant dense<0> : tensor<i64>
    %13 = stablehlo.reduce(%12 init: %c_5) applies stablehlo.add across dimensions = [0] : (tensor<0xi64>, tensor<i64>) -> tensor<i64>
    return %1, %3, %5, %7, %9, %10, %13 : tensor<i64>, tensor<3xi64>, tensor<0xi64>, tensor<3xi64>, tensor<2xi64>, tensor<0x3xi32>, tensor<i64>
  }
  func.func private @cumsum(%arg0: tensor<0x3xi32>) -> tensor<0x3xi32> {
    %0 = call @cumsum_0(%arg0) : (tensor<0x3xi32>) -> tensor<0x3xi32>
    return %0 : tensor<0x3xi32>
  }
  func.func private @cumsum_0(%arg0: tensor<0x3xi32>) -> tensor<0x3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<0x3xi32>, tensor<i32>) -> tensor<0x3xi32>
    return %1 : tensor<0x3xi32>
  }
}

// -----

// more_empty: sorting i32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<0x3xi32>, tensor<i32>)
    %e:7 = call @expected() : () -> (tensor<0x3xi32>, tensor<0x3xi32>, tensor<0x3xi64>, tensor<i1>, tensor<i1>, tensor<0xi32>, tensor<3xi32>)
    %r:7 = call @program(%i#0, %i#1) : (tensor<0x3xi32>, tensor<i32>) -> (tensor<0x3xi32>, tensor<0x3xi32>, tensor<0x3xi64>, tensor<i1>, tensor<i1>, tensor<0xi32>, tensor<3xi32>)
    check.expect_eq %r#0, %e#0 : tensor<0x3xi32>
    check.expect_eq %r#1, %e#1 : tensor<0x3xi32>
    check.expect_eq %r#2, %e#2 : tensor<0x3xi64>
    check.expect_eq %r#3, %e#3 : tensor<i1>
    check.expect_eq %r#4, %e#4 : tensor<i1>
    check.expect_eq %r#5, %e#5 : tensor<0xi32>
    check.expect_eq %r#6, %e#6 : tensor<3xi32>
    return
  }
  func.func private @inputs() -> (tensor<0x3xi32>, tensor<i32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xi32>
    %1 = stablehlo.constant dense<"0x01000000"> : tensor<i32>
    return %0, %1 : tensor<0x3xi32>, tensor<i32>
  }
  func.func private @expected() -> (tensor<0x3xi32>, tensor<0x3xi32>, tensor<0x3xi64>, tensor<i1>, tensor<i1>, tensor<0xi32>, tensor<3xi32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xi32>
    %1 = stablehlo.constant dense<> : tensor<0x3xi32>
    %2 = stablehlo.constant dense<> : tensor<0x3xi64>
    %3 = stablehlo.constant dense<false> : tensor<i1>
    %4 = stablehlo.constant dense<true> : tensor<i1>
    %5 = stablehlo.constant dense<> : tensor<0xi32>
    %6 = stablehlo.constant dense<"0x010000000100000001000000"> : tensor<3xi32>
    return %0, %1, %2, %3, %4, %5, %6 : tensor<0x3xi32>, tensor<0x3xi32>, tensor<0x3xi64>, tensor<i1>, tensor<i1>, tensor<0xi32>, tensor<3xi32>
  }
  func.func private @program(%arg0: tensor<0x3xi32>, %arg1: tensor<i32>) -> (tensor<0x3xi32> {jax.result_info = "result[0]"}, tensor<0x3xi32> {jax.result_info = "result[1]"}, tensor<0x3xi64> {jax.result_info = "result[2]"}, tensor<i1> {jax.result_info = "result[3]"}, tensor<i1> {jax.result_info = "result[4]"}, tensor<0xi32> {jax.result_info = "result[5]"}, tensor<3xi32> {jax.result_info = "result[6]"}) {
    %0 = call @sort(%arg0) : (tensor<0x3xi32>) -> tensor<0x3xi32>
    %1 = call @sort_0(%arg0) : (tensor<0x3xi32>) -> tensor<0x3xi32>
    %2 = call @argsort(%arg0) : (tensor<0x3xi32>) -> tensor<0x3xi64>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<0x3xi32>
    %4 = stablehlo.compare NE, %arg0, %3, SIGNED : (tensor<0x3xi32>, tensor<0x3xi32>) -> tensor<0x3xi1>
    %5 = stablehlo.convert %4 : tensor<0x3xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %6 = stablehlo.reduce(%5 init: %c_0) applies stablehlo.or across dimensions = [0, 1] : (tensor<0x3xi1>, tensor<i1>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<0x3xi32>
    %8 = stablehlo.compare NE, %arg0, %7, SIGNED : (tensor<0x3xi32>, tensor<0x3xi32>) -> tensor<0x3xi1>
    %9 = stablehlo.convert %8 : tensor<0x3xi1>
    %c_2 = stablehlo.constant dense<true> : tensor<i1>
    %10 = stablehlo.reduce(%9 init: %c_2) applies stablehlo.and across dimensions = [0, 1] : (tensor<0x3xi1>, tensor<i1>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %11 = stablehlo.reduce(%arg0 init: %c_3) applies stablehlo.maximum across dimensions = [1] : (tensor<0x3xi32>, tensor<i32>) -> tensor<0xi32>
    %c_4 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %12 = stablehlo.reduce(%arg0 init: %c_4) applies stablehlo.maximum across dimensions = [0] : (tensor<0x3xi32>, tensor<i32>) -> tensor<3xi32>
    %13 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %14 = stablehlo.maximum %13, %12 : tensor<3xi32>
    return %0, %1, %2, %6, %10, %11, %14 : tensor<0x3xi32>, tensor<0x3xi32>, tensor<0x3xi64>, tensor<i1>, tensor<i1>, tensor<0xi32>, tensor<3xi32>
  }
  func.func private @sort(%arg0: tensor<0x3xi32>) -> tensor<0x3xi32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %1 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<0x3xi32>) -> tensor<0x3xi32>
    return %0 : tensor<0x3xi32>
  }
  func.func private @sort_0(%arg0: tensor<0x3xi32>) -> tensor<0x3xi32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %1 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<0x3xi32>) -> tensor<0x3xi32>
    return %0 : tensor<0x3xi32>
  }
  func.func private @argsort(%arg0: tensor<0x3xi32>) -> tensor<0x3xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<0x3xi64>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %2 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<0x3xi32>, tensor<0x3xi64>) -> (tensor<0x3xi32>, tensor<0x3xi64>)
    return %1#1 : tensor<0x3xi64>
  }
}

// -----

// more_empty: moving i1
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<0x3xi1>, tensor<2x0xi1>)
    %e:10 = call @expected() : () -> (tensor<3x0xi1>, tensor<3x0xi1>, tensor<0x3xi1>, tensor<2x3xi1>, tensor<0x3xi1>, tensor<2x0x3xi1>, tensor<2x2xi1>, tensor<0xi1>, tensor<2x0x3xi1>, tensor<0x6xi1>)
    %r:10 = call @program(%i#0, %i#1) : (tensor<0x3xi1>, tensor<2x0xi1>) -> (tensor<3x0xi1>, tensor<3x0xi1>, tensor<0x3xi1>, tensor<2x3xi1>, tensor<0x3xi1>, tensor<2x0x3xi1>, tensor<2x2xi1>, tensor<0xi1>, tensor<2x0x3xi1>, tensor<0x6xi1>)
    check.expect_eq %r#0, %e#0 : tensor<3x0xi1>
    check.expect_eq %r#1, %e#1 : tensor<3x0xi1>
    check.expect_eq %r#2, %e#2 : tensor<0x3xi1>
    check.expect_eq %r#3, %e#3 : tensor<2x3xi1>
    check.expect_eq %r#4, %e#4 : tensor<0x3xi1>
    check.expect_eq %r#5, %e#5 : tensor<2x0x3xi1>
    check.expect_eq %r#6, %e#6 : tensor<2x2xi1>
    check.expect_eq %r#7, %e#7 : tensor<0xi1>
    check.expect_eq %r#8, %e#8 : tensor<2x0x3xi1>
    check.expect_eq %r#9, %e#9 : tensor<0x6xi1>
    return
  }
  func.func private @inputs() -> (tensor<0x3xi1>, tensor<2x0xi1>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xi1>
    %1 = stablehlo.constant dense<> : tensor<2x0xi1>
    return %0, %1 : tensor<0x3xi1>, tensor<2x0xi1>
  }
  func.func private @expected() -> (tensor<3x0xi1>, tensor<3x0xi1>, tensor<0x3xi1>, tensor<2x3xi1>, tensor<0x3xi1>, tensor<2x0x3xi1>, tensor<2x2xi1>, tensor<0xi1>, tensor<2x0x3xi1>, tensor<0x6xi1>) {
    %0 = stablehlo.constant dense<> : tensor<3x0xi1>
    %1 = stablehlo.constant dense<> : tensor<3x0xi1>
    %2 = stablehlo.constant dense<> : tensor<0x3xi1>
    %3 = stablehlo.constant dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>
    %4 = stablehlo.constant dense<> : tensor<0x3xi1>
    %5 = stablehlo.constant dense<> : tensor<2x0x3xi1>
    %6 = stablehlo.constant dense<[[false, false], [false, false]]> : tensor<2x2xi1>
    %7 = stablehlo.constant dense<> : tensor<0xi1>
    %8 = stablehlo.constant dense<> : tensor<2x0x3xi1>
    %9 = stablehlo.constant dense<> : tensor<0x6xi1>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : tensor<3x0xi1>, tensor<3x0xi1>, tensor<0x3xi1>, tensor<2x3xi1>, tensor<0x3xi1>, tensor<2x0x3xi1>, tensor<2x2xi1>, tensor<0xi1>, tensor<2x0x3xi1>, tensor<0x6xi1>
  }
  func.func private @program(%arg0: tensor<0x3xi1>, %arg1: tensor<2x0xi1>) -> (tensor<3x0xi1> {jax.result_info = "result[0]"}, tensor<3x0xi1> {jax.result_info = "result[1]"}, tensor<0x3xi1> {jax.result_info = "result[2]"}, tensor<2x3xi1> {jax.result_info = "result[3]"}, tensor<0x3xi1> {jax.result_info = "result[4]"}, tensor<2x0x3xi1> {jax.result_info = "result[5]"}, tensor<2x2xi1> {jax.result_info = "result[6]"}, tensor<0xi1> {jax.result_info = "result[7]"}, tensor<2x0x3xi1> {jax.result_info = "result[8]"}, tensor<0x6xi1> {jax.result_info = "result[9]"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<0x3xi1>) -> tensor<3x0xi1>
    %1 = stablehlo.reshape %arg0 : (tensor<0x3xi1>) -> tensor<3x0xi1>
    %2 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<0x3xi1>, tensor<0x3xi1>) -> tensor<0x3xi1>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<2x3xi1>
    %4 = stablehlo.concatenate %arg0, %3, dim = 0 : (tensor<0x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %5 = stablehlo.reverse %arg0, dims = [1] : tensor<0x3xi1>
    %6 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<0x3xi1>) -> tensor<1x0x3xi1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<1x0x3xi1>) -> tensor<2x0x3xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %8 = call @_pad(%arg1, %c_0) : (tensor<2x0xi1>, tensor<i64>) -> tensor<2x2xi1>
    %9 = stablehlo.slice %arg0 [0:0, 0:1] : (tensor<0x3xi1>) -> tensor<0x1xi1>
    %10 = stablehlo.reshape %9 : (tensor<0x1xi1>) -> tensor<0xi1>
    %11 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<0x3xi1>) -> tensor<1x0x3xi1>
    %12 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<0x3xi1>) -> tensor<1x0x3xi1>
    %13 = stablehlo.concatenate %11, %12, dim = 0 : (tensor<1x0x3xi1>, tensor<1x0x3xi1>) -> tensor<2x0x3xi1>
    %14 = stablehlo.reshape %arg0 : (tensor<0x3xi1>) -> tensor<1x0x1x3xi1>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<1x0x1x3xi1>) -> tensor<2x0x2x3xi1>
    %16 = stablehlo.reshape %15 : (tensor<2x0x2x3xi1>) -> tensor<0x6xi1>
    return %0, %1, %2, %4, %5, %7, %8, %10, %13, %16 : tensor<3x0xi1>, tensor<3x0xi1>, tensor<0x3xi1>, tensor<2x3xi1>, tensor<0x3xi1>, tensor<2x0x3xi1>, tensor<2x2xi1>, tensor<0xi1>, tensor<2x0x3xi1>, tensor<0x6xi1>
  }
  func.func private @_pad(%arg0: tensor<2x0xi1>, %arg1: tensor<i64>) -> tensor<2x2xi1> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = stablehlo.compare NE, %arg1, %0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %2 = stablehlo.convert %1 : tensor<i1>
    %3 = stablehlo.pad %arg0, %2, low = [0, 0], high = [0, 2], interior = [0, 0] : (tensor<2x0xi1>, tensor<i1>) -> tensor<2x2xi1>
    return %3 : tensor<2x2xi1>
  }
}

// -----

// more_empty: indexing i1
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<0x3xi1>)
    %e:5 = call @expected() : () -> (tensor<0x2xi1>, tensor<0x3xi1>, tensor<4x3xi1>, tensor<0x2xi1>, tensor<4x3xi1>)
    %r:5 = call @program(%i#0) : (tensor<0x3xi1>) -> (tensor<0x2xi1>, tensor<0x3xi1>, tensor<4x3xi1>, tensor<0x2xi1>, tensor<4x3xi1>)
    check.expect_eq %r#0, %e#0 : tensor<0x2xi1>
    check.expect_eq %r#1, %e#1 : tensor<0x3xi1>
    check.expect_eq %r#2, %e#2 : tensor<4x3xi1>
    check.expect_eq %r#3, %e#3 : tensor<0x2xi1>
    check.expect_eq %r#4, %e#4 : tensor<4x3xi1>
    return
  }
  func.func private @inputs() -> (tensor<0x3xi1>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xi1>
    return %0 : tensor<0x3xi1>
  }
  func.func private @expected() -> (tensor<0x2xi1>, tensor<0x3xi1>, tensor<4x3xi1>, tensor<0x2xi1>, tensor<4x3xi1>) {
    %0 = stablehlo.constant dense<> : tensor<0x2xi1>
    %1 = stablehlo.constant dense<> : tensor<0x3xi1>
    %2 = stablehlo.constant dense<[[true, true, true], [true, true, true], [true, true, true], [true, true, true]]> : tensor<4x3xi1>
    %3 = stablehlo.constant dense<> : tensor<0x2xi1>
    %4 = stablehlo.constant dense<[[true, true, true], [true, true, true], [true, true, true], [true, true, true]]> : tensor<4x3xi1>
    return %0, %1, %2, %3, %4 : tensor<0x2xi1>, tensor<0x3xi1>, tensor<4x3xi1>, tensor<0x2xi1>, tensor<4x3xi1>
  }
  func.func private @program(%arg0: tensor<0x3xi1>) -> (tensor<0x2xi1> {jax.result_info = "result[0]"}, tensor<0x3xi1> {jax.result_info = "result[1]"}, tensor<4x3xi1> {jax.result_info = "result[2]"}, tensor<0x2xi1> {jax.result_info = "result[3]"}, tensor<4x3xi1> {jax.result_info = "result[4]"}) {
    %c = stablehlo.constant dense<[0, 2]> : tensor<2xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<2xi64>
    %1 = stablehlo.compare LT, %c, %0, SIGNED : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %c_1 = stablehlo.constant dense<3> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<2xi64>
    %3 = stablehlo.add %c, %2 : tensor<2xi64>
    %4 = stablehlo.select %1, %3, %c : tensor<2xi1>, tensor<2xi64>
    %5 = stablehlo.convert %4 : (tensor<2xi64>) -> tensor<2xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i1>) -> tensor<0x2xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %8 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i1>) -> tensor<4x3xi1>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %10 = call @_take(%8, %9) : (tensor<4x3xi1>, tensor<0xi32>) -> tensor<0x3xi1>
    %c_5 = stablehlo.constant dense<true> : tensor<i1>
    %11 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i1>) -> tensor<4x3xi1>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %14 = stablehlo.compare LT, %12, %13, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
    %c_8 = stablehlo.constant dense<4> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %16 = stablehlo.add %12, %15 : tensor<0xi32>
    %17 = stablehlo.select %14, %16, %12 : tensor<0xi1>, tensor<0xi32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<0xi32>) -> tensor<0x1xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i64>
    %c_10 = stablehlo.constant dense<1> : tensor<i64>
    %19 = stablehlo.dynamic_slice %arg0, %c_9, %c_10, sizes = [0, 2] : (tensor<0x3xi1>, tensor<i64>, tensor<i64>) -> tensor<0x2xi1>
    %c_11 = stablehlo.constant dense<true> : tensor<i1>
    %20 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i1>) -> tensor<4x3xi1>
    %c_12 = stablehlo.constant dense<2> : tensor<i64>
    %c_13 = stablehlo.constant dense<0> : tensor<i64>
    %21 = stablehlo.dynamic_update_slice %20, %arg0, %c_12, %c_13 : (tensor<4x3xi1>, tensor<0x3xi1>, tensor<i64>, tensor<i64>) -> tensor<4x3xi1>
    return %7, %10, %11, %19, %21 : tensor<0x2xi1>, tensor<0x3xi1>, tensor<4x3xi1>, tensor<0x2xi1>, tensor<4x3xi1>
  }
  func.func private @_take(%arg0: tensor<4x3xi1>, %arg1: tensor<0xi32>) -> tensor<0x3xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<0xi32>
    %4 = call @_where(%1, %3, %arg1) : (tensor<0xi1>, tensor<0xi32>, tensor<0xi32>) -> tensor<0xi32>
    %c_1 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i1>) -> tensor<0x3xi1>
    return %5 : tensor<0x3xi1>
  }
  func.func private @_where(%arg0: tensor<0xi1>, %arg1: tensor<0xi32>, %arg2: tensor<0xi32>) -> tensor<0xi32> {
    return %arg1 : tensor<0xi32>
  }
}

// -----

// more_empty: scalars i1
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<i1>)
    %e:8 = call @expected() : () -> (tensor<1x1xi1>, tensor<1xi1>, tensor<2x3xi1>, tensor<i1>, tensor<2xi1>, tensor<i1>, tensor<2xi1>, tensor<f32>)
    %r:8 = call @program(%i#0) : (tensor<i1>) -> (tensor<1x1xi1>, tensor<1xi1>, tensor<2x3xi1>, tensor<i1>, tensor<2xi1>, tensor<i1>, tensor<2xi1>, tensor<f32>)
    check.expect_eq %r#0, %e#0 : tensor<1x1xi1>
    check.expect_eq %r#1, %e#1 : tensor<1xi1>
    check.expect_eq %r#2, %e#2 : tensor<2x3xi1>
    check.expect_eq %r#3, %e#3 : tensor<i1>
    check.expect_eq %r#4, %e#4 : tensor<2xi1>
    check.expect_eq %r#5, %e#5 : tensor<i1>
    check.expect_eq %r#6, %e#6 : tensor<2xi1>
    check.expect_close %r#7, %e#7, max_ulp_difference = 0 : tensor<f32>, tensor<f32>
    return
  }
  func.func private @inputs() -> (tensor<i1>) {
    %0 = stablehlo.constant dense<true> : tensor<i1>
    return %0 : tensor<i1>
  }
  func.func private @expected() -> (tensor<1x1xi1>, tensor<1xi1>, tensor<2x3xi1>, tensor<i1>, tensor<2xi1>, tensor<i1>, tensor<2xi1>, tensor<f32>) {
    %0 = stablehlo.constant dense<[[true]]> : tensor<1x1xi1>
    %1 = stablehlo.constant dense<[true]> : tensor<1xi1>
    %2 = stablehlo.constant dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>
    %3 = stablehlo.constant dense<true> : tensor<i1>
    %4 = stablehlo.constant dense<[true, true]> : tensor<2xi1>
    %5 = stablehlo.constant dense<true> : tensor<i1>
    %6 = stablehlo.constant dense<[true, true]> : tensor<2xi1>
    %7 = stablehlo.constant dense<"0x0000803F"> : tensor<f32>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<1x1xi1>, tensor<1xi1>, tensor<2x3xi1>, tensor<i1>, tensor<2xi1>, tensor<i1>, tensor<2xi1>, tensor<f32>
  }
  func.func private @program(%arg0: tensor<i1>) -> (tensor<1x1xi1> {jax.result_info = "result[0]"}, tensor<1xi1> {jax.result_info = "result[1]"}, tensor<2x3xi1> {jax.result_info = "result[2]"}, tensor<i1> {jax.result_info = "result[3]"}, tensor<2xi1> {jax.result_info = "result[4]"}, tensor<i1> {jax.result_info = "result[5]"}, tensor<2xi1> {jax.result_info = "result[6]"}, tensor<f32> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<i1>) -> tensor<1x1xi1>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i1>) -> tensor<2x3xi1>
    %3 = stablehlo.compare EQ, %arg0, %arg0, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %5 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %6 = stablehlo.concatenate %4, %5, dim = 0 : (tensor<1xi1>, tensor<1xi1>) -> tensor<2xi1>
    %7 = stablehlo.compare EQ, %arg0, %arg0, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %8 = stablehlo.select %7, %arg0, %arg0 : tensor<i1>, tensor<i1>
    %9 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i1>) -> tensor<2xi1>
    %10 = stablehlo.convert %arg0 : (tensor<i1>) -> tensor<f32>
    return %0, %1, %2, %3, %6, %8, %9, %10 : tensor<1x1xi1>, tensor<1xi1>, tensor<2x3xi1>, tensor<i1>, tensor<2xi1>, tensor<i1>, tensor<2xi1>, tensor<f32>
  }
}

// -----

// more_empty: sorting i1
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<0x3xi1>, tensor<i1>)
    %e:7 = call @expected() : () -> (tensor<0x3xi1>, tensor<0x3xi1>, tensor<0x3xi64>, tensor<i1>, tensor<i1>, tensor<0xi1>, tensor<3xi1>)
    %r:7 = call @program(%i#0, %i#1) : (tensor<0x3xi1>, tensor<i1>) -> (tensor<0x3xi1>, tensor<0x3xi1>, tensor<0x3xi64>, tensor<i1>, tensor<i1>, tensor<0xi1>, tensor<3xi1>)
    check.expect_eq %r#0, %e#0 : tensor<0x3xi1>
    check.expect_eq %r#1, %e#1 : tensor<0x3xi1>
    check.expect_eq %r#2, %e#2 : tensor<0x3xi64>
    check.expect_eq %r#3, %e#3 : tensor<i1>
    check.expect_eq %r#4, %e#4 : tensor<i1>
    check.expect_eq %r#5, %e#5 : tensor<0xi1>
    check.expect_eq %r#6, %e#6 : tensor<3xi1>
    return
  }
  func.func private @inputs() -> (tensor<0x3xi1>, tensor<i1>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xi1>
    %1 = stablehlo.constant dense<true> : tensor<i1>
    return %0, %1 : tensor<0x3xi1>, tensor<i1>
  }
  func.func private @expected() -> (tensor<0x3xi1>, tensor<0x3xi1>, tensor<0x3xi64>, tensor<i1>, tensor<i1>, tensor<0xi1>, tensor<3xi1>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xi1>
    %1 = stablehlo.constant dense<> : tensor<0x3xi1>
    %2 = stablehlo.constant dense<> : tensor<0x3xi64>
    %3 = stablehlo.constant dense<false> : tensor<i1>
    %4 = stablehlo.constant dense<true> : tensor<i1>
    %5 = stablehlo.constant dense<> : tensor<0xi1>
    %6 = stablehlo.constant dense<[true, true, true]> : tensor<3xi1>
    return %0, %1, %2, %3, %4, %5, %6 : tensor<0x3xi1>, tensor<0x3xi1>, tensor<0x3xi64>, tensor<i1>, tensor<i1>, tensor<0xi1>, tensor<3xi1>
  }
  func.func private @program(%arg0: tensor<0x3xi1>, %arg1: tensor<i1>) -> (tensor<0x3xi1> {jax.result_info = "result[0]"}, tensor<0x3xi1> {jax.result_info = "result[1]"}, tensor<0x3xi64> {jax.result_info = "result[2]"}, tensor<i1> {jax.result_info = "result[3]"}, tensor<i1> {jax.result_info = "result[4]"}, tensor<0xi1> {jax.result_info = "result[5]"}, tensor<3xi1> {jax.result_info = "result[6]"}) {
    %0 = call @sort(%arg0) : (tensor<0x3xi1>) -> tensor<0x3xi1>
    %1 = call @sort_0(%arg0) : (tensor<0x3xi1>) -> tensor<0x3xi1>
    %2 = call @argsort(%arg0) : (tensor<0x3xi1>) -> tensor<0x3xi64>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %3 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<0x3xi1>, tensor<i1>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<true> : tensor<i1>
    %4 = stablehlo.reduce(%arg0 init: %c_0) applies stablehlo.and across dimensions = [0, 1] : (tensor<0x3xi1>, tensor<i1>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.reduce(%arg0 init: %c_1) applies stablehlo.maximum across dimensions = [1] : (tensor<0x3xi1>, tensor<i1>) -> tensor<0xi1>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %6 = stablehlo.reduce(%arg0 init: %c_2) applies stablehlo.maximum across dimensions = [0] : (tensor<0x3xi1>, tensor<i1>) -> tensor<3xi1>
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i1>) -> tensor<3xi1>
    %8 = stablehlo.maximum %7, %6 : tensor<3xi1>
    return %0, %1, %2, %3, %4, %5, %8 : tensor<0x3xi1>, tensor<0x3xi1>, tensor<0x3xi64>, tensor<i1>, tensor<i1>, tensor<0xi1>, tensor<3xi1>
  }
  func.func private @sort(%arg0: tensor<0x3xi1>) -> tensor<0x3xi1> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i1>, %arg2: tensor<i1>):
      %1 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<0x3xi1>) -> tensor<0x3xi1>
    return %0 : tensor<0x3xi1>
  }
  func.func private @sort_0(%arg0: tensor<0x3xi1>) -> tensor<0x3xi1> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i1>, %arg2: tensor<i1>):
      %1 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<0x3xi1>) -> tensor<0x3xi1>
    return %0 : tensor<0x3xi1>
  }
  func.func private @argsort(%arg0: tensor<0x3xi1>) -> tensor<0x3xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<0x3xi64>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i1>, %arg2: tensor<i1>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %2 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<0x3xi1>, tensor<0x3xi64>) -> (tensor<0x3xi1>, tensor<0x3xi64>)
    return %1#1 : tensor<0x3xi64>
  }
}

// -----

// more_empty: moving c64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<0x3xcomplex<f32>>, tensor<2x0xcomplex<f32>>)
    %e:10 = call @expected() : () -> (tensor<3x0xcomplex<f32>>, tensor<3x0xcomplex<f32>>, tensor<0x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<0x3xcomplex<f32>>, tensor<2x0x3xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<0xcomplex<f32>>, tensor<2x0x3xcomplex<f32>>, tensor<0x6xcomplex<f32>>)
    %r:10 = call @program(%i#0, %i#1) : (tensor<0x3xcomplex<f32>>, tensor<2x0xcomplex<f32>>) -> (tensor<3x0xcomplex<f32>>, tensor<3x0xcomplex<f32>>, tensor<0x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<0x3xcomplex<f32>>, tensor<2x0x3xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<0xcomplex<f32>>, tensor<2x0x3xcomplex<f32>>, tensor<0x6xcomplex<f32>>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<3x0xcomplex<f32>>, tensor<3x0xcomplex<f32>>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<3x0xcomplex<f32>>, tensor<3x0xcomplex<f32>>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<0x3xcomplex<f32>>, tensor<0x3xcomplex<f32>>
    check.expect_close %r#3, %e#3, max_ulp_difference = 0 : tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>
    check.expect_close %r#4, %e#4, max_ulp_difference = 0 : tensor<0x3xcomplex<f32>>, tensor<0x3xcomplex<f32>>
    check.expect_close %r#5, %e#5, max_ulp_difference = 0 : tensor<2x0x3xcomplex<f32>>, tensor<2x0x3xcomplex<f32>>
    check.expect_close %r#6, %e#6, max_ulp_difference = 0 : tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>
    check.expect_close %r#7, %e#7, max_ulp_difference = 0 : tensor<0xcomplex<f32>>, tensor<0xcomplex<f32>>
    check.expect_close %r#8, %e#8, max_ulp_difference = 0 : tensor<2x0x3xcomplex<f32>>, tensor<2x0x3xcomplex<f32>>
    check.expect_close %r#9, %e#9, max_ulp_difference = 0 : tensor<0x6xcomplex<f32>>, tensor<0x6xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<0x3xcomplex<f32>>, tensor<2x0xcomplex<f32>>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xcomplex<f32>>
    %1 = stablehlo.constant dense<> : tensor<2x0xcomplex<f32>>
    return %0, %1 : tensor<0x3xcomplex<f32>>, tensor<2x0xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<3x0xcomplex<f32>>, tensor<3x0xcomplex<f32>>, tensor<0x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<0x3xcomplex<f32>>, tensor<2x0x3xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<0xcomplex<f32>>, tensor<2x0x3xcomplex<f32>>, tensor<0x6xcomplex<f32>>) {
    %0 = stablehlo.constant dense<> : tensor<3x0xcomplex<f32>>
    %1 = stablehlo.constant dense<> : tensor<3x0xcomplex<f32>>
    %2 = stablehlo.constant dense<> : tensor<0x3xcomplex<f32>>
    %3 = stablehlo.constant dense<"0x0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F00000000"> : tensor<2x3xcomplex<f32>>
    %4 = stablehlo.constant dense<> : tensor<0x3xcomplex<f32>>
    %5 = stablehlo.constant dense<> : tensor<2x0x3xcomplex<f32>>
    %6 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x2xcomplex<f32>>
    %7 = stablehlo.constant dense<> : tensor<0xcomplex<f32>>
    %8 = stablehlo.constant dense<> : tensor<2x0x3xcomplex<f32>>
    %9 = stablehlo.constant dense<> : tensor<0x6xcomplex<f32>>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : tensor<3x0xcomplex<f32>>, tensor<3x0xcomplex<f32>>, tensor<0x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<0x3xcomplex<f32>>, tensor<2x0x3xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<0xcomplex<f32>>, tensor<2x0x3xcomplex<f32>>, tensor<0x6xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<0x3xcomplex<f32>>, %arg1: tensor<2x0xcomplex<f32>>) -> (tensor<3x0xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<3x0xcomplex<f32>> {jax.result_info = "result[1]"}, tensor<0x3xcomplex<f32>> {jax.result_info = "result[2]"}, tensor<2x3xcomplex<f32>> {jax.result_info = "result[3]"}, tensor<0x3xcomplex<f32>> {jax.result_info = "result[4]"}, tensor<2x0x3xcomplex<f32>> {jax.result_info = "result[5]"}, tensor<2x2xcomplex<f32>> {jax.result_info = "result[6]"}, tensor<0xcomplex<f32>> {jax.result_info = "result[7]"}, tensor<2x0x3xcomplex<f32>> {jax.result_info = "result[8]"}, tensor<0x6xcomplex<f32>> {jax.result_info = "result[9]"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<0x3xcomplex<f32>>) -> tensor<3x0xcomplex<f32>>
    %1 = stablehlo.reshape %arg0 : (tensor<0x3xcomplex<f32>>) -> tensor<3x0xcomplex<f32>>
    %2 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<0x3xcomplex<f32>>, tensor<0x3xcomplex<f32>>) -> tensor<0x3xcomplex<f32>>
    %cst = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
    %4 = stablehlo.concatenate %arg0, %3, dim = 0 : (tensor<0x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %5 = stablehlo.reverse %arg0, dims = [1] : tensor<0x3xcomplex<f32>>
    %6 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<0x3xcomplex<f32>>) -> tensor<1x0x3xcomplex<f32>>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<1x0x3xcomplex<f32>>) -> tensor<2x0x3xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %8 = call @_pad(%arg1, %c) : (tensor<2x0xcomplex<f32>>, tensor<i64>) -> tensor<2x2xcomplex<f32>>
    %9 = stablehlo.slice %arg0 [0:0, 0:1] : (tensor<0x3xcomplex<f32>>) -> tensor<0x1xcomplex<f32>>
    %10 = stablehlo.reshape %9 : (tensor<0x1xcomplex<f32>>) -> tensor<0xcomplex<f32>>
    %11 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<0x3xcomplex<f32>>) -> tensor<1x0x3xcomplex<f32>>
    %12 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<0x3xcomplex<f32>>) -> tensor<1x0x3xcomplex<f32>>
    %13 = stablehlo.concatenate %11, %12, dim = 0 : (tensor<1x0x3xcomplex<f32>>, tensor<1x0x3xcomplex<f32>>) -> tensor<2x0x3xcomplex<f32>>
    %14 = stablehlo.reshape %arg0 : (tensor<0x3xcomplex<f32>>) -> tensor<1x0x1x3xcomplex<f32>>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<1x0x1x3xcomplex<f32>>) -> tensor<2x0x2x3xcomplex<f32>>
    %16 = stablehlo.reshape %15 : (tensor<2x0x2x3xcomplex<f32>>) -> tensor<0x6xcomplex<f32>>
    return %0, %1, %2, %4, %5, %7, %8, %10, %13, %16 : tensor<3x0xcomplex<f32>>, tensor<3x0xcomplex<f32>>, tensor<0x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<0x3xcomplex<f32>>, tensor<2x0x3xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<0xcomplex<f32>>, tensor<2x0x3xcomplex<f32>>, tensor<0x6xcomplex<f32>>
  }
  func.func private @_pad(%arg0: tensor<2x0xcomplex<f32>>, %arg1: tensor<i64>) -> tensor<2x2xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 2], interior = [0, 0] : (tensor<2x0xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x2xcomplex<f32>>
    return %1 : tensor<2x2xcomplex<f32>>
  }
}

// -----

// more_empty: indexing c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<0x3xcomplex<f32>>)
    %e:5 = call @expected() : () -> (tensor<0x2xcomplex<f32>>, tensor<0x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<0x2xcomplex<f32>>, tensor<4x3xcomplex<f32>>)
    %r:5 = call @program(%i#0) : (tensor<0x3xcomplex<f32>>) -> (tensor<0x2xcomplex<f32>>, tensor<0x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<0x2xcomplex<f32>>, tensor<4x3xcomplex<f32>>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<0x2xcomplex<f32>>, tensor<0x2xcomplex<f32>>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<0x3xcomplex<f32>>, tensor<0x3xcomplex<f32>>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>
    check.expect_close %r#3, %e#3, max_ulp_difference = 0 : tensor<0x2xcomplex<f32>>, tensor<0x2xcomplex<f32>>
    check.expect_close %r#4, %e#4, max_ulp_difference = 0 : tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<0x3xcomplex<f32>>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xcomplex<f32>>
    return %0 : tensor<0x3xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<0x2xcomplex<f32>>, tensor<0x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<0x2xcomplex<f32>>, tensor<4x3xcomplex<f32>>) {
    %0 = stablehlo.constant dense<> : tensor<0x2xcomplex<f32>>
    %1 = stablehlo.constant dense<> : tensor<0x3xcomplex<f32>>
    %2 = stablehlo.constant dense<"0x0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F00000000"> : tensor<4x3xcomplex<f32>>
    %3 = stablehlo.constant dense<> : tensor<0x2xcomplex<f32>>
    %4 = stablehlo.constant dense<"0x0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F00000000"> : tensor<4x3xcomplex<f32>>
    return %0, %1, %2, %3, %4 : tensor<0x2xcomplex<f32>>, tensor<0x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<0x2xcomplex<f32>>, tensor<4x3xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<0x3xcomplex<f32>>) -> (tensor<0x2xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<0x3xcomplex<f32>> {jax.result_info = "result[1]"}, tensor<4x3xcomplex<f32>> {jax.result_info = "result[2]"}, tensor<0x2xcomplex<f32>> {jax.result_info = "result[3]"}, tensor<4x3xcomplex<f32>> {jax.result_info = "result[4]"}) {
    %c = stablehlo.constant dense<[0, 2]> : tensor<2xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<2xi64>
    %1 = stablehlo.compare LT, %c, %0, SIGNED : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %c_1 = stablehlo.constant dense<3> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<2xi64>
    %3 = stablehlo.add %c, %2 : tensor<2xi64>
    %4 = stablehlo.select %1, %3, %c : tensor<2xi1>, tensor<2xi64>
    %5 = stablehlo.convert %4 : (tensor<2xi64>) -> tensor<2xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<0x2xcomplex<f32>>
    %cst_2 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f32>>) -> tensor<4x3xcomplex<f32>>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %10 = call @_take(%8, %9) : (tensor<4x3xcomplex<f32>>, tensor<0xi32>) -> tensor<0x3xcomplex<f32>>
    %cst_4 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<complex<f32>>) -> tensor<4x3xcomplex<f32>>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %14 = stablehlo.compare LT, %12, %13, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
    %c_7 = stablehlo.constant dense<4> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %16 = stablehlo.add %12, %15 : tensor<0xi32>
    %17 = stablehlo.select %14, %16, %12 : tensor<0xi1>, tensor<0xi32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<0xi32>) -> tensor<0x1xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i64>
    %c_9 = stablehlo.constant dense<1> : tensor<i64>
    %19 = stablehlo.dynamic_slice %arg0, %c_8, %c_9, sizes = [0, 2] : (tensor<0x3xcomplex<f32>>, tensor<i64>, tensor<i64>) -> tensor<0x2xcomplex<f32>>
    %cst_10 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %20 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<complex<f32>>) -> tensor<4x3xcomplex<f32>>
    %c_11 = stablehlo.constant dense<2> : tensor<i64>
    %c_12 = stablehlo.constant dense<0> : tensor<i64>
    %21 = stablehlo.dynamic_update_slice %20, %arg0, %c_11, %c_12 : (tensor<4x3xcomplex<f32>>, tensor<0x3xcomplex<f32>>, tensor<i64>, tensor<i64>) -> tensor<4x3xcomplex<f32>>
    return %7, %10, %11, %19, %21 : tensor<0x2xcomplex<f32>>, tensor<0x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<0x2xcomplex<f32>>, tensor<4x3xcomplex<f32>>
  }
  func.func private @_take(%arg0: tensor<4x3xcomplex<f32>>, %arg1: tensor<0xi32>) -> tensor<0x3xcomplex<f32>> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<0xi32>
    %4 = call @_where(%1, %3, %arg1) : (tensor<0xi1>, tensor<0xi32>, tensor<0xi32>) -> tensor<0xi32>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<0x3xcomplex<f32>>
    return %5 : tensor<0x3xcomplex<f32>>
  }
  func.func private @_where(%arg0: tensor<0xi1>, %arg1: tensor<0xi32>, %arg2: tensor<0xi32>) -> tensor<0xi32> {
    return %arg1 : tensor<0xi32>
  }
}

// -----

// more_empty: scalars c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<complex<f32>>)
    %e:8 = call @expected() : () -> (tensor<1x1xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<i1>, tensor<2xcomplex<f32>>, tensor<complex<f32>>, tensor<2xcomplex<f32>>, tensor<f32>)
    %r:8 = call @program(%i#0) : (tensor<complex<f32>>) -> (tensor<1x1xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<i1>, tensor<2xcomplex<f32>>, tensor<complex<f32>>, tensor<2xcomplex<f32>>, tensor<f32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>
    check.expect_eq %r#3, %e#3 : tensor<i1>
    check.expect_close %r#4, %e#4, max_ulp_difference = 0 : tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>
    check.expect_close %r#5, %e#5, max_ulp_difference = 0 : tensor<complex<f32>>, tensor<complex<f32>>
    check.expect_close %r#6, %e#6, max_ulp_difference = 0 : tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>
    check.expect_close %r#7, %e#7, max_ulp_difference = 0 : tensor<f32>, tensor<f32>
    return
  }
  func.func private @inputs() -> (tensor<complex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000803F00000000"> : tensor<complex<f32>>
    return %0 : tensor<complex<f32>>
  }
  func.func private @expected() -> (tensor<1x1xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<i1>, tensor<2xcomplex<f32>>, tensor<complex<f32>>, tensor<2xcomplex<f32>>, tensor<f32>) {
    %0 = stablehlo.constant dense<"0x0000803F00000000"> : tensor<1x1xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x0000803F00000000"> : tensor<1xcomplex<f32>>
    %2 = stablehlo.constant dense<"0x0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F00000000"> : tensor<2x3xcomplex<f32>>
    %3 = stablehlo.constant dense<true> : tensor<i1>
    %4 = stablehlo.constant dense<"0x0000803F000000000000803F00000000"> : tensor<2xcomplex<f32>>
    %5 = stablehlo.constant dense<"0x0000803F00000000"> : tensor<complex<f32>>
    %6 = stablehlo.constant dense<"0x0000803F000000000000803F00000000"> : tensor<2xcomplex<f32>>
    %7 = stablehlo.constant dense<"0x0000803F"> : tensor<f32>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<1x1xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<i1>, tensor<2xcomplex<f32>>, tensor<complex<f32>>, tensor<2xcomplex<f32>>, tensor<f32>
  }
  func.func private @program(%arg0: tensor<complex<f32>>) -> (tensor<1x1xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<1xcomplex<f32>> {jax.result_info = "result[1]"}, tensor<2x3xcomplex<f32>> {jax.result_info = "result[2]"}, tensor<i1> {jax.result_info = "result[3]"}, tensor<2xcomplex<f32>> {jax.result_info = "result[4]"}, tensor<complex<f32>> {jax.result_info = "result[5]"}, tensor<2xcomplex<f32>> {jax.result_info = "result[6]"}, tensor<f32> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<complex<f32>>) -> tensor<1x1xcomplex<f32>>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
    %3 = stablehlo.compare EQ, %arg0, %arg0, FLOAT : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
    %5 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
    %6 = stablehlo.concatenate %4, %5, dim = 0 : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    %7 = stablehlo.compare EQ, %arg0, %arg0, FLOAT : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
    %8 = stablehlo.select %7, %arg0, %arg0 : tensor<i1>, tensor<complex<f32>>
    %9 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
    %10 = stablehlo.real %arg0 : (tensor<complex<f32>>) -> tensor<f32>
    return %0, %1, %2, %3, %6, %8, %9, %10 : tensor<1x1xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<i1>, tensor<2xcomplex<f32>>, tensor<complex<f32>>, tensor<2xcomplex<f32>>, tensor<f32>
  }
}

// -----

// more_empty: arithmetic c64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<0x3xcomplex<f32>>, tensor<complex<f32>>)
    %e:8 = call @expected() : () -> (tensor<0x3xcomplex<f32>>, tensor<0x3xcomplex<f32>>, tensor<0x3xcomplex<f32>>, tensor<0x2xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>)
    %r:8 = call @program(%i#0, %i#1) : (tensor<0x3xcomplex<f32>>, tensor<complex<f32>>) -> (tensor<0x3xcomplex<f32>>, tensor<0x3xcomplex<f32>>, tensor<0x3xcomplex<f32>>, tensor<0x2xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<0x3xcomplex<f32>>, tensor<0x3xcomplex<f32>>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<0x3xcomplex<f32>>, tensor<0x3xcomplex<f32>>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<0x3xcomplex<f32>>, tensor<0x3xcomplex<f32>>
    check.expect_close %r#3, %e#3, max_ulp_difference = 0 : tensor<0x2xcomplex<f32>>, tensor<0x2xcomplex<f32>>
    check.expect_close %r#4, %e#4, max_ulp_difference = 0 : tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>
    check.expect_close %r#5, %e#5, max_ulp_difference = 0 : tensor<complex<f32>>, tensor<complex<f32>>
    check.expect_close %r#6, %e#6, max_ulp_difference = 0 : tensor<complex<f32>>, tensor<complex<f32>>
    check.expect_close %r#7, %e#7, max_ulp_difference = 0 : tensor<complex<f32>>, tensor<complex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<0x3xcomplex<f32>>, tensor<complex<f32>>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x0000803F00000000"> : tensor<complex<f32>>
    return %0, %1 : tensor<0x3xcomplex<f32>>, tensor<complex<f32>>
  }
  func.func private @expected() -> (tensor<0x3xcomplex<f32>>, tensor<0x3xcomplex<f32>>, tensor<0x3xcomplex<f32>>, tensor<0x2xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xcomplex<f32>>
    %1 = stablehlo.constant dense<> : tensor<0x3xcomplex<f32>>
    %2 = stablehlo.constant dense<> : tensor<0x3xcomplex<f32>>
    %3 = stablehlo.constant dense<> : tensor<0x2xcomplex<f32>>
    %4 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x3xcomplex<f32>>
    %5 = stablehlo.constant dense<"0x0000004000000000"> : tensor<complex<f32>>
    %6 = stablehlo.constant dense<"0x0000000000000000"> : tensor<complex<f32>>
    %7 = stablehlo.constant dense<"0x0000803F00000000"> : tensor<complex<f32>>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<0x3xcomplex<f32>>, tensor<0x3xcomplex<f32>>, tensor<0x3xcomplex<f32>>, tensor<0x2xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>
  }
  func.func private @program(%arg0: tensor<0x3xcomplex<f32>>, %arg1: tensor<complex<f32>>) -> (tensor<0x3xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<0x3xcomplex<f32>> {jax.result_info = "result[1]"}, tensor<0x3xcomplex<f32>> {jax.result_info = "result[2]"}, tensor<0x2xcomplex<f32>> {jax.result_info = "result[3]"}, tensor<2x3xcomplex<f32>> {jax.result_info = "result[4]"}, tensor<complex<f32>> {jax.result_info = "result[5]"}, tensor<complex<f32>> {jax.result_info = "result[6]"}, tensor<complex<f32>> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.add %arg0, %arg0 : tensor<0x3xcomplex<f32>>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<complex<f32>>) -> tensor<0x3xcomplex<f32>>
    %2 = stablehlo.multiply %arg0, %1 : tensor<0x3xcomplex<f32>>
    %3 = stablehlo.negate %arg0 : tensor<0x3xcomplex<f32>>
    %cst = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x2xcomplex<f32>>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<0x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<0x2xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<2x0xcomplex<f32>>
    %7 = stablehlo.dot_general %6, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x0xcomplex<f32>>, tensor<0x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %8 = stablehlo.add %arg1, %arg1 : tensor<complex<f32>>
    %9 = stablehlo.multiply %arg1, %arg1 : tensor<complex<f32>>
    %10 = stablehlo.subtract %9, %arg1 : tensor<complex<f32>>
    %11 = stablehlo.dot_general %arg1, %arg1, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
    return %0, %2, %3, %5, %7, %8, %10, %11 : tensor<0x3xcomplex<f32>>, tensor<0x3xcomplex<f32>>, tensor<0x3xcomplex<f32>>, tensor<0x2xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>
  }
}

// -----

// more_empty: reductions c64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<0x3xcomplex<f32>>, tensor<2x0xcomplex<f32>>)
    %e:7 = call @expected() : () -> (tensor<complex<f32>>, tensor<3xcomplex<f32>>, tensor<0xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<0x3xcomplex<f32>>, tensor<complex<f32>>)
    %r:7 = call @program(%i#0, %i#1) : (tensor<0x3xcomplex<f32>>, tensor<2x0xcomplex<f32>>) -> (tensor<complex<f32>>, tensor<3xcomplex<f32>>, tensor<0xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<0x3xcomplex<f32>>, tensor<complex<f32>>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<complex<f32>>, tensor<complex<f32>>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<0xcomplex<f32>>, tensor<0xcomplex<f32>>
    check.expect_close %r#3, %e#3, max_ulp_difference = 0 : tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>
    check.expect_close %r#4, %e#4, max_ulp_difference = 0 : tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>
    check.expect_close %r#5, %e#5, max_ulp_difference = 0 : tensor<0x3xcomplex<f32>>, tensor<0x3xcomplex<f32>>
    check.expect_close %r#6, %e#6, max_ulp_difference = 0 : tensor<complex<f32>>, tensor<complex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<0x3xcomplex<f32>>, tensor<2x0xcomplex<f32>>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xcomplex<f32>>
    %1 = stablehlo.constant dense<> : tensor<2x0xcomplex<f32>>
    return %0, %1 : tensor<0x3xcomplex<f32>>, tensor<2x0xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<complex<f32>>, tensor<3xcomplex<f32>>, tensor<0xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<0x3xcomplex<f32>>, tensor<complex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<complex<f32>>
    %1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<3xcomplex<f32>>
    %2 = stablehlo.constant dense<> : tensor<0xcomplex<f32>>
    %3 = stablehlo.constant dense<"0x0000803F000000000000803F000000000000803F00000000"> : tensor<3xcomplex<f32>>
    %4 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<2xcomplex<f32>>
    %5 = stablehlo.constant dense<> : tensor<0x3xcomplex<f32>>
    %6 = stablehlo.constant dense<"0x0000000000000000"> : tensor<complex<f32>>
    return %0, %1, %2, %3, %4, %5, %6 : tensor<complex<f32>>, tensor<3xcomplex<f32>>, tensor<0xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<0x3xcomplex<f32>>, tensor<complex<f32>>
  }
  func.func private @program(%arg0: tensor<0x3xcomplex<f32>>, %arg1: tensor<2x0xcomplex<f32>>) -> (tensor<complex<f32>> {jax.result_info = "result[0]"}, tensor<3xcomplex<f32>> {jax.result_info = "result[1]"}, tensor<0xcomplex<f32>> {jax.result_info = "result[2]"}, tensor<3xcomplex<f32>> {jax.result_info = "result[3]"}, tensor<2xcomplex<f32>> {jax.result_info = "result[4]"}, tensor<0x3xcomplex<f32>> {jax.result_info = "result[5]"}, tensor<complex<f32>> {jax.result_info = "result[6]"}) {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<0x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
    %cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<0x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
    %cst_1 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %2 = stablehlo.reduce(%arg0 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<0x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<0xcomplex<f32>>
    %cst_2 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %3 = stablehlo.reduce(%arg0 init: %cst_2) applies stablehlo.multiply across dimensions = [0] : (tensor<0x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
    %cst_3 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %4 = stablehlo.reduce(%arg1 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<2x0xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
    %5 = call @cumsum(%arg0) : (tensor<0x3xcomplex<f32>>) -> tensor<0x3xcomplex<f32>>
    %cst_4 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %6 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<complex<f32>>) -> tensor<0xcomplex<f32>>
    %cst_5 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %7 = stablehlo.reduce(%6 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<0xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
    return %0, %1, %2, %3, %4, %5, %7 : tensor<complex<f32>>, tensor<3xcomplex<f32>>, tensor<0xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<0x3xcomplex<f32>>, tensor<complex<f32>>
  }
  func.func private @cumsum(%arg0: tensor<0x3xcomplex<f32>>) -> tensor<0x3xcomplex<f32>> {
    %0 = call @cumsum_0(%arg0) : (tensor<0x3xcomplex<f32>>) -> tensor<0x3xcomplex<f32>>
    return %0 : tensor<0x3xcomplex<f32>>
  }
  func.func private @cumsum_0(%arg0: tensor<0x3xcomplex<f32>>) -> tensor<0x3xcomplex<f32>> {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<complex<f32>>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<complex<f32>>, %arg2: tensor<complex<f32>>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<complex<f32>>
      stablehlo.return %2 : tensor<complex<f32>>
    }) : (tensor<0x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<0x3xcomplex<f32>>
    return %1 : tensor<0x3xcomplex<f32>>
  }
}

// -----

// more_empty: moving bf16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<0x3xbf16>, tensor<2x0xbf16>)
    %e:10 = call @expected() : () -> (tensor<3x0xbf16>, tensor<3x0xbf16>, tensor<0x3xbf16>, tensor<2x3xbf16>, tensor<0x3xbf16>, tensor<2x0x3xbf16>, tensor<2x2xbf16>, tensor<0xbf16>, tensor<2x0x3xbf16>, tensor<0x6xbf16>)
    %r:10 = call @program(%i#0, %i#1) : (tensor<0x3xbf16>, tensor<2x0xbf16>) -> (tensor<3x0xbf16>, tensor<3x0xbf16>, tensor<0x3xbf16>, tensor<2x3xbf16>, tensor<0x3xbf16>, tensor<2x0x3xbf16>, tensor<2x2xbf16>, tensor<0xbf16>, tensor<2x0x3xbf16>, tensor<0x6xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<3x0xbf16>, tensor<3x0xbf16>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<3x0xbf16>, tensor<3x0xbf16>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<0x3xbf16>, tensor<0x3xbf16>
    check.expect_close %r#3, %e#3, max_ulp_difference = 0 : tensor<2x3xbf16>, tensor<2x3xbf16>
    check.expect_close %r#4, %e#4, max_ulp_difference = 0 : tensor<0x3xbf16>, tensor<0x3xbf16>
    check.expect_close %r#5, %e#5, max_ulp_difference = 0 : tensor<2x0x3xbf16>, tensor<2x0x3xbf16>
    check.expect_close %r#6, %e#6, max_ulp_difference = 0 : tensor<2x2xbf16>, tensor<2x2xbf16>
    check.expect_close %r#7, %e#7, max_ulp_difference = 0 : tensor<0xbf16>, tensor<0xbf16>
    check.expect_close %r#8, %e#8, max_ulp_difference = 0 : tensor<2x0x3xbf16>, tensor<2x0x3xbf16>
    check.expect_close %r#9, %e#9, max_ulp_difference = 0 : tensor<0x6xbf16>, tensor<0x6xbf16>
    return
  }
  func.func private @inputs() -> (tensor<0x3xbf16>, tensor<2x0xbf16>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xbf16>
    %1 = stablehlo.constant dense<> : tensor<2x0xbf16>
    return %0, %1 : tensor<0x3xbf16>, tensor<2x0xbf16>
  }
  func.func private @expected() -> (tensor<3x0xbf16>, tensor<3x0xbf16>, tensor<0x3xbf16>, tensor<2x3xbf16>, tensor<0x3xbf16>, tensor<2x0x3xbf16>, tensor<2x2xbf16>, tensor<0xbf16>, tensor<2x0x3xbf16>, tensor<0x6xbf16>) {
    %0 = stablehlo.constant dense<> : tensor<3x0xbf16>
    %1 = stablehlo.constant dense<> : tensor<3x0xbf16>
    %2 = stablehlo.constant dense<> : tensor<0x3xbf16>
    %3 = stablehlo.constant dense<"0x803F803F803F803F803F803F"> : tensor<2x3xbf16>
    %4 = stablehlo.constant dense<> : tensor<0x3xbf16>
    %5 = stablehlo.constant dense<> : tensor<2x0x3xbf16>
    %6 = stablehlo.constant dense<"0x0000000000000000"> : tensor<2x2xbf16>
    %7 = stablehlo.constant dense<> : tensor<0xbf16>
    %8 = stablehlo.constant dense<> : tensor<2x0x3xbf16>
    %9 = stablehlo.constant dense<> : tensor<0x6xbf16>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : tensor<3x0xbf16>, tensor<3x0xbf16>, tensor<0x3xbf16>, tensor<2x3xbf16>, tensor<0x3xbf16>, tensor<2x0x3xbf16>, tensor<2x2xbf16>, tensor<0xbf16>, tensor<2x0x3xbf16>, tensor<0x6xbf16>
  }
  func.func private @program(%arg0: tensor<0x3xbf16>, %arg1: tensor<2x0xbf16>) -> (tensor<3x0xbf16> {jax.result_info = "result[0]"}, tensor<3x0xbf16> {jax.result_info = "result[1]"}, tensor<0x3xbf16> {jax.result_info = "result[2]"}, tensor<2x3xbf16> {jax.result_info = "result[3]"}, tensor<0x3xbf16> {jax.result_info = "result[4]"}, tensor<2x0x3xbf16> {jax.result_info = "result[5]"}, tensor<2x2xbf16> {jax.result_info = "result[6]"}, tensor<0xbf16> {jax.result_info = "result[7]"}, tensor<2x0x3xbf16> {jax.result_info = "result[8]"}, tensor<0x6xbf16> {jax.result_info = "result[9]"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<0x3xbf16>) -> tensor<3x0xbf16>
    %1 = stablehlo.reshape %arg0 : (tensor<0x3xbf16>) -> tensor<3x0xbf16>
    %2 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<0x3xbf16>, tensor<0x3xbf16>) -> tensor<0x3xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<2x3xbf16>
    %4 = stablehlo.concatenate %arg0, %3, dim = 0 : (tensor<0x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
    %5 = stablehlo.reverse %arg0, dims = [1] : tensor<0x3xbf16>
    %6 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<0x3xbf16>) -> tensor<1x0x3xbf16>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<1x0x3xbf16>) -> tensor<2x0x3xbf16>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %8 = call @_pad(%arg1, %c) : (tensor<2x0xbf16>, tensor<i64>) -> tensor<2x2xbf16>
    %9 = stablehlo.slice %arg0 [0:0, 0:1] : (tensor<0x3xbf16>) -> tensor<0x1xbf16>
    %10 = stablehlo.reshape %9 : (tensor<0x1xbf16>) -> tensor<0xbf16>
    %11 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<0x3xbf16>) -> tensor<1x0x3xbf16>
    %12 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<0x3xbf16>) -> tensor<1x0x3xbf16>
    %13 = stablehlo.concatenate %11, %12, dim = 0 : (tensor<1x0x3xbf16>, tensor<1x0x3xbf16>) -> tensor<2x0x3xbf16>
    %14 = stablehlo.reshape %arg0 : (tensor<0x3xbf16>) -> tensor<1x0x1x3xbf16>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<1x0x1x3xbf16>) -> tensor<2x0x2x3xbf16>
    %16 = stablehlo.reshape %15 : (tensor<2x0x2x3xbf16>) -> tensor<0x6xbf16>
    return %0, %1, %2, %4, %5, %7, %8, %10, %13, %16 : tensor<3x0xbf16>, tensor<3x0xbf16>, tensor<0x3xbf16>, tensor<2x3xbf16>, tensor<0x3xbf16>, tensor<2x0x3xbf16>, tensor<2x2xbf16>, tensor<0xbf16>, tensor<2x0x3xbf16>, tensor<0x6xbf16>
  }
  func.func private @_pad(%arg0: tensor<2x0xbf16>, %arg1: tensor<i64>) -> tensor<2x2xbf16> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<bf16>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 2], interior = [0, 0] : (tensor<2x0xbf16>, tensor<bf16>) -> tensor<2x2xbf16>
    return %1 : tensor<2x2xbf16>
  }
}

// -----

// more_empty: indexing bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<0x3xbf16>)
    %e:5 = call @expected() : () -> (tensor<0x2xbf16>, tensor<0x3xbf16>, tensor<4x3xbf16>, tensor<0x2xbf16>, tensor<4x3xbf16>)
    %r:5 = call @program(%i#0) : (tensor<0x3xbf16>) -> (tensor<0x2xbf16>, tensor<0x3xbf16>, tensor<4x3xbf16>, tensor<0x2xbf16>, tensor<4x3xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<0x2xbf16>, tensor<0x2xbf16>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<0x3xbf16>, tensor<0x3xbf16>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<4x3xbf16>, tensor<4x3xbf16>
    check.expect_close %r#3, %e#3, max_ulp_difference = 0 : tensor<0x2xbf16>, tensor<0x2xbf16>
    check.expect_close %r#4, %e#4, max_ulp_difference = 0 : tensor<4x3xbf16>, tensor<4x3xbf16>
    return
  }
  func.func private @inputs() -> (tensor<0x3xbf16>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xbf16>
    return %0 : tensor<0x3xbf16>
  }
  func.func private @expected() -> (tensor<0x2xbf16>, tensor<0x3xbf16>, tensor<4x3xbf16>, tensor<0x2xbf16>, tensor<4x3xbf16>) {
    %0 = stablehlo.constant dense<> : tensor<0x2xbf16>
    %1 = stablehlo.constant dense<> : tensor<0x3xbf16>
    %2 = stablehlo.constant dense<"0x803F803F803F803F803F803F803F803F803F803F803F803F"> : tensor<4x3xbf16>
    %3 = stablehlo.constant dense<> : tensor<0x2xbf16>
    %4 = stablehlo.constant dense<"0x803F803F803F803F803F803F803F803F803F803F803F803F"> : tensor<4x3xbf16>
    return %0, %1, %2, %3, %4 : tensor<0x2xbf16>, tensor<0x3xbf16>, tensor<4x3xbf16>, tensor<0x2xbf16>, tensor<4x3xbf16>
  }
  func.func private @program(%arg0: tensor<0x3xbf16>) -> (tensor<0x2xbf16> {jax.result_info = "result[0]"}, tensor<0x3xbf16> {jax.result_info = "result[1]"}, tensor<4x3xbf16> {jax.result_info = "result[2]"}, tensor<0x2xbf16> {jax.result_info = "result[3]"}, tensor<4x3xbf16> {jax.result_info = "result[4]"}) {
    %c = stablehlo.constant dense<[0, 2]> : tensor<2xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<2xi64>
    %1 = stablehlo.compare LT, %c, %0, SIGNED : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %c_1 = stablehlo.constant dense<3> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<2xi64>
    %3 = stablehlo.add %c, %2 : tensor<2xi64>
    %4 = stablehlo.select %1, %3, %c : tensor<2xi1>, tensor<2xi64>
    %5 = stablehlo.convert %4 : (tensor<2xi64>) -> tensor<2xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<0x2xbf16>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<4x3xbf16>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %10 = call @_take(%8, %9) : (tensor<4x3xbf16>, tensor<0xi32>) -> tensor<0x3xbf16>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<4x3xbf16>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %14 = stablehlo.compare LT, %12, %13, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
    %c_7 = stablehlo.constant dense<4> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %16 = stablehlo.add %12, %15 : tensor<0xi32>
    %17 = stablehlo.select %14, %16, %12 : tensor<0xi1>, tensor<0xi32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<0xi32>) -> tensor<0x1xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i64>
    %c_9 = stablehlo.constant dense<1> : tensor<i64>
    %19 = stablehlo.dynamic_slice %arg0, %c_8, %c_9, sizes = [0, 2] : (tensor<0x3xbf16>, tensor<i64>, tensor<i64>) -> tensor<0x2xbf16>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %20 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<bf16>) -> tensor<4x3xbf16>
    %c_11 = stablehlo.constant dense<2> : tensor<i64>
    %c_12 = stablehlo.constant dense<0> : tensor<i64>
    %21 = stablehlo.dynamic_update_slice %20, %arg0, %c_11, %c_12 : (tensor<4x3xbf16>, tensor<0x3xbf16>, tensor<i64>, tensor<i64>) -> tensor<4x3xbf16>
    return %7, %10, %11, %19, %21 : tensor<0x2xbf16>, tensor<0x3xbf16>, tensor<4x3xbf16>, tensor<0x2xbf16>, tensor<4x3xbf16>
  }
  func.func private @_take(%arg0: tensor<4x3xbf16>, %arg1: tensor<0xi32>) -> tensor<0x3xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<0xi32>
    %4 = call @_where(%1, %3, %arg1) : (tensor<0xi1>, tensor<0xi32>, tensor<0xi32>) -> tensor<0xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<0x3xbf16>
    return %5 : tensor<0x3xbf16>
  }
  func.func private @_where(%arg0: tensor<0xi1>, %arg1: tensor<0xi32>, %arg2: tensor<0xi32>) -> tensor<0xi32> {
    return %arg1 : tensor<0xi32>
  }
}

// -----

// more_empty: scalars bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<bf16>)
    %e:8 = call @expected() : () -> (tensor<1x1xbf16>, tensor<1xbf16>, tensor<2x3xbf16>, tensor<i1>, tensor<2xbf16>, tensor<bf16>, tensor<2xbf16>, tensor<f32>)
    %r:8 = call @program(%i#0) : (tensor<bf16>) -> (tensor<1x1xbf16>, tensor<1xbf16>, tensor<2x3xbf16>, tensor<i1>, tensor<2xbf16>, tensor<bf16>, tensor<2xbf16>, tensor<f32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<1x1xbf16>, tensor<1x1xbf16>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<1xbf16>, tensor<1xbf16>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<2x3xbf16>, tensor<2x3xbf16>
    check.expect_eq %r#3, %e#3 : tensor<i1>
    check.expect_close %r#4, %e#4, max_ulp_difference = 0 : tensor<2xbf16>, tensor<2xbf16>
    check.expect_close %r#5, %e#5, max_ulp_difference = 0 : tensor<bf16>, tensor<bf16>
    check.expect_close %r#6, %e#6, max_ulp_difference = 0 : tensor<2xbf16>, tensor<2xbf16>
    check.expect_close %r#7, %e#7, max_ulp_difference = 0 : tensor<f32>, tensor<f32>
    return
  }
  func.func private @inputs() -> (tensor<bf16>) {
    %0 = stablehlo.constant dense<"0x803F"> : tensor<bf16>
    return %0 : tensor<bf16>
  }
  func.func private @expected() -> (tensor<1x1xbf16>, tensor<1xbf16>, tensor<2x3xbf16>, tensor<i1>, tensor<2xbf16>, tensor<bf16>, tensor<2xbf16>, tensor<f32>) {
    %0 = stablehlo.constant dense<"0x803F"> : tensor<1x1xbf16>
    %1 = stablehlo.constant dense<"0x803F"> : tensor<1xbf16>
    %2 = stablehlo.constant dense<"0x803F803F803F803F803F803F"> : tensor<2x3xbf16>
    %3 = stablehlo.constant dense<true> : tensor<i1>
    %4 = stablehlo.constant dense<"0x803F803F"> : tensor<2xbf16>
    %5 = stablehlo.constant dense<"0x803F"> : tensor<bf16>
    %6 = stablehlo.constant dense<"0x803F803F"> : tensor<2xbf16>
    %7 = stablehlo.constant dense<"0x0000803F"> : tensor<f32>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<1x1xbf16>, tensor<1xbf16>, tensor<2x3xbf16>, tensor<i1>, tensor<2xbf16>, tensor<bf16>, tensor<2xbf16>, tensor<f32>
  }
  func.func private @program(%arg0: tensor<bf16>) -> (tensor<1x1xbf16> {jax.result_info = "result[0]"}, tensor<1xbf16> {jax.result_info = "result[1]"}, tensor<2x3xbf16> {jax.result_info = "result[2]"}, tensor<i1> {jax.result_info = "result[3]"}, tensor<2xbf16> {jax.result_info = "result[4]"}, tensor<bf16> {jax.result_info = "result[5]"}, tensor<2xbf16> {jax.result_info = "result[6]"}, tensor<f32> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<bf16>) -> tensor<1x1xbf16>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<bf16>) -> tensor<1xbf16>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<bf16>) -> tensor<2x3xbf16>
    %3 = stablehlo.compare EQ, %arg0, %arg0, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<bf16>) -> tensor<1xbf16>
    %5 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<bf16>) -> tensor<1xbf16>
    %6 = stablehlo.concatenate %4, %5, dim = 0 : (tensor<1xbf16>, tensor<1xbf16>) -> tensor<2xbf16>
    %7 = stablehlo.compare EQ, %arg0, %arg0, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %8 = stablehlo.select %7, %arg0, %arg0 : tensor<i1>, tensor<bf16>
    %9 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<bf16>) -> tensor<2xbf16>
    %10 = stablehlo.convert %arg0 : (tensor<bf16>) -> tensor<f32>
    return %0, %1, %2, %3, %6, %8, %9, %10 : tensor<1x1xbf16>, tensor<1xbf16>, tensor<2x3xbf16>, tensor<i1>, tensor<2xbf16>, tensor<bf16>, tensor<2xbf16>, tensor<f32>
  }
}

// -----

// more_empty: arithmetic bf16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<0x3xbf16>, tensor<bf16>)
    %e:8 = call @expected() : () -> (tensor<0x3xbf16>, tensor<0x3xbf16>, tensor<0x3xbf16>, tensor<0x2xbf16>, tensor<2x3xbf16>, tensor<bf16>, tensor<bf16>, tensor<bf16>)
    %r:8 = call @program(%i#0, %i#1) : (tensor<0x3xbf16>, tensor<bf16>) -> (tensor<0x3xbf16>, tensor<0x3xbf16>, tensor<0x3xbf16>, tensor<0x2xbf16>, tensor<2x3xbf16>, tensor<bf16>, tensor<bf16>, tensor<bf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<0x3xbf16>, tensor<0x3xbf16>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<0x3xbf16>, tensor<0x3xbf16>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<0x3xbf16>, tensor<0x3xbf16>
    check.expect_close %r#3, %e#3, max_ulp_difference = 0 : tensor<0x2xbf16>, tensor<0x2xbf16>
    check.expect_close %r#4, %e#4, max_ulp_difference = 0 : tensor<2x3xbf16>, tensor<2x3xbf16>
    check.expect_close %r#5, %e#5, max_ulp_difference = 0 : tensor<bf16>, tensor<bf16>
    check.expect_close %r#6, %e#6, max_ulp_difference = 0 : tensor<bf16>, tensor<bf16>
    check.expect_close %r#7, %e#7, max_ulp_difference = 0 : tensor<bf16>, tensor<bf16>
    return
  }
  func.func private @inputs() -> (tensor<0x3xbf16>, tensor<bf16>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xbf16>
    %1 = stablehlo.constant dense<"0x803F"> : tensor<bf16>
    return %0, %1 : tensor<0x3xbf16>, tensor<bf16>
  }
  func.func private @expected() -> (tensor<0x3xbf16>, tensor<0x3xbf16>, tensor<0x3xbf16>, tensor<0x2xbf16>, tensor<2x3xbf16>, tensor<bf16>, tensor<bf16>, tensor<bf16>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xbf16>
    %1 = stablehlo.constant dense<> : tensor<0x3xbf16>
    %2 = stablehlo.constant dense<> : tensor<0x3xbf16>
    %3 = stablehlo.constant dense<> : tensor<0x2xbf16>
    %4 = stablehlo.constant dense<"0x000000000000000000000000"> : tensor<2x3xbf16>
    %5 = stablehlo.constant dense<"0x0040"> : tensor<bf16>
    %6 = stablehlo.constant dense<"0x0000"> : tensor<bf16>
    %7 = stablehlo.constant dense<"0x803F"> : tensor<bf16>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<0x3xbf16>, tensor<0x3xbf16>, tensor<0x3xbf16>, tensor<0x2xbf16>, tensor<2x3xbf16>, tensor<bf16>, tensor<bf16>, tensor<bf16>
  }
  func.func private @program(%arg0: tensor<0x3xbf16>, %arg1: tensor<bf16>) -> (tensor<0x3xbf16> {jax.result_info = "result[0]"}, tensor<0x3xbf16> {jax.result_info = "result[1]"}, tensor<0x3xbf16> {jax.result_info = "result[2]"}, tensor<0x2xbf16> {jax.result_info = "result[3]"}, tensor<2x3xbf16> {jax.result_info = "result[4]"}, tensor<bf16> {jax.result_info = "result[5]"}, tensor<bf16> {jax.result_info = "result[6]"}, tensor<bf16> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.add %arg0, %arg0 : tensor<0x3xbf16>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<bf16>) -> tensor<0x3xbf16>
    %2 = stablehlo.multiply %arg0, %1 : tensor<0x3xbf16>
    %3 = stablehlo.negate %arg0 : tensor<0x3xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<3x2xbf16>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<0x3xbf16>, tensor<3x2xbf16>) -> tensor<0x2xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<2x0xbf16>
    %7 = stablehlo.dot_general %6, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x0xbf16>, tensor<0x3xbf16>) -> tensor<2x3xbf16>
    %8 = stablehlo.add %arg1, %arg1 : tensor<bf16>
    %9 = stablehlo.multiply %arg1, %arg1 : tensor<bf16>
    %10 = stablehlo.subtract %9, %arg1 : tensor<bf16>
    %11 = stablehlo.dot_general %arg1, %arg1, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    return %0, %2, %3, %5, %7, %8, %10, %11 : tensor<0x3xbf16>, tensor<0x3xbf16>, tensor<0x3xbf16>, tensor<0x2xbf16>, tensor<2x3xbf16>, tensor<bf16>, tensor<bf16>, tensor<bf16>
  }
}

// -----

// more_empty: reductions bf16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<0x3xbf16>, tensor<2x0xbf16>)
    %e:7 = call @expected() : () -> (tensor<bf16>, tensor<3xbf16>, tensor<0xbf16>, tensor<3xbf16>, tensor<2xbf16>, tensor<0x3xbf16>, tensor<bf16>)
    %r:7 = call @program(%i#0, %i#1) : (tensor<0x3xbf16>, tensor<2x0xbf16>) -> (tensor<bf16>, tensor<3xbf16>, tensor<0xbf16>, tensor<3xbf16>, tensor<2xbf16>, tensor<0x3xbf16>, tensor<bf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<bf16>, tensor<bf16>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<3xbf16>, tensor<3xbf16>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<0xbf16>, tensor<0xbf16>
    check.expect_close %r#3, %e#3, max_ulp_difference = 0 : tensor<3xbf16>, tensor<3xbf16>
    check.expect_close %r#4, %e#4, max_ulp_difference = 0 : tensor<2xbf16>, tensor<2xbf16>
    check.expect_close %r#5, %e#5, max_ulp_difference = 0 : tensor<0x3xbf16>, tensor<0x3xbf16>
    check.expect_close %r#6, %e#6, max_ulp_difference = 0 : tensor<bf16>, tensor<bf16>
    return
  }
  func.func private @inputs() -> (tensor<0x3xbf16>, tensor<2x0xbf16>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xbf16>
    %1 = stablehlo.constant dense<> : tensor<2x0xbf16>
    return %0, %1 : tensor<0x3xbf16>, tensor<2x0xbf16>
  }
  func.func private @expected() -> (tensor<bf16>, tensor<3xbf16>, tensor<0xbf16>, tensor<3xbf16>, tensor<2xbf16>, tensor<0x3xbf16>, tensor<bf16>) {
    %0 = stablehlo.constant dense<"0x0000"> : tensor<bf16>
    %1 = stablehlo.constant dense<"0x000000000000"> : tensor<3xbf16>
    %2 = stablehlo.constant dense<> : tensor<0xbf16>
    %3 = stablehlo.constant dense<"0x803F803F803F"> : tensor<3xbf16>
    %4 = stablehlo.constant dense<"0x00000000"> : tensor<2xbf16>
    %5 = stablehlo.constant dense<> : tensor<0x3xbf16>
    %6 = stablehlo.constant dense<"0x0000"> : tensor<bf16>
    return %0, %1, %2, %3, %4, %5, %6 : tensor<bf16>, tensor<3xbf16>, tensor<0xbf16>, tensor<3xbf16>, tensor<2xbf16>, tensor<0x3xbf16>, tensor<bf16>
  }
  func.func private @program(%arg0: tensor<0x3xbf16>, %arg1: tensor<2x0xbf16>) -> (tensor<bf16> {jax.result_info = "result[0]"}, tensor<3xbf16> {jax.result_info = "result[1]"}, tensor<0xbf16> {jax.result_info = "result[2]"}, tensor<3xbf16> {jax.result_info = "result[3]"}, tensor<2xbf16> {jax.result_info = "result[4]"}, tensor<0x3xbf16> {jax.result_info = "result[5]"}, tensor<bf16> {jax.result_info = "result[6]"}) {
    %0 = stablehlo.convert %arg0 : (tensor<0x3xbf16>) -> tensor<0x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<0x3xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.convert %1 : (tensor<f32>) -> tensor<bf16>
    %3 = stablehlo.convert %arg0 : (tensor<0x3xbf16>) -> tensor<0x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<0x3xf32>, tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.convert %4 : (tensor<3xf32>) -> tensor<3xbf16>
    %6 = stablehlo.convert %arg0 : (tensor<0x3xbf16>) -> tensor<0x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<0x3xf32>, tensor<f32>) -> tensor<0xf32>
    %8 = stablehlo.convert %7 : (tensor<0xf32>) -> tensor<0xbf16>
    %9 = stablehlo.convert %arg0 : (tensor<0x3xbf16>) -> tensor<0x3xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_2) applies stablehlo.multiply across dimensions = [0] : (tensor<0x3xf32>, tensor<f32>) -> tensor<3xf32>
    %11 = stablehlo.convert %10 : (tensor<3xf32>) -> tensor<3xbf16>
    %12 = stablehlo.convert %arg1 : (tensor<2x0xbf16>) -> tensor<2x0xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<2x0xf32>, tensor<f32>) -> tensor<2xf32>
    %14 = stablehlo.convert %13 : (tensor<2xf32>) -> tensor<2xbf16>
    %15 = call @cumsum(%arg0) : (tensor<0x3xbf16>) -> tensor<0x3xbf16>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<0xbf16>
    %17 = stablehlo.convert %16 : (tensor<0xbf16>) -> tensor<0xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<0xf32>, tensor<f32>) -> tensor<f32>
    %19 = stablehlo.convert %18 : (tensor<f32>) -> tensor<bf16>
    return %2, %5, %8, %11, %14, %15, %19 : tensor<bf16>, tensor<3xbf16>, tensor<0xbf16>, tensor<3xbf16>, tensor<2xbf16>, tensor<0x3xbf16>, tensor<bf16>
  }
  func.func private @cumsum(%arg0: tensor<0x3xbf16>) -> tensor<0x3xbf16> {
    %0 = call @cumsum_0(%arg0) : (tensor<0x3xbf16>) -> tensor<0x3xbf16>
    return %0 : tensor<0x3xbf16>
  }
  func.func private @cumsum_0(%arg0: tensor<0x3xbf16>) -> tensor<0x3xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<bf16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<bf16>
      stablehlo.return %2 : tensor<bf16>
    }) : (tensor<0x3xbf16>, tensor<bf16>) -> tensor<0x3xbf16>
    return %1 : tensor<0x3xbf16>
  }
}

// -----

// more_empty: sorting bf16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<0x3xbf16>, tensor<bf16>)
    %e:7 = call @expected() : () -> (tensor<0x3xbf16>, tensor<0x3xbf16>, tensor<0x3xi64>, tensor<i1>, tensor<i1>, tensor<0xbf16>, tensor<3xbf16>)
    %r:7 = call @program(%i#0, %i#1) : (tensor<0x3xbf16>, tensor<bf16>) -> (tensor<0x3xbf16>, tensor<0x3xbf16>, tensor<0x3xi64>, tensor<i1>, tensor<i1>, tensor<0xbf16>, tensor<3xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<0x3xbf16>, tensor<0x3xbf16>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<0x3xbf16>, tensor<0x3xbf16>
    check.expect_eq %r#2, %e#2 : tensor<0x3xi64>
    check.expect_eq %r#3, %e#3 : tensor<i1>
    check.expect_eq %r#4, %e#4 : tensor<i1>
    check.expect_close %r#5, %e#5, max_ulp_difference = 0 : tensor<0xbf16>, tensor<0xbf16>
    check.expect_close %r#6, %e#6, max_ulp_difference = 0 : tensor<3xbf16>, tensor<3xbf16>
    return
  }
  func.func private @inputs() -> (tensor<0x3xbf16>, tensor<bf16>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xbf16>
    %1 = stablehlo.constant dense<"0x803F"> : tensor<bf16>
    return %0, %1 : tensor<0x3xbf16>, tensor<bf16>
  }
  func.func private @expected() -> (tensor<0x3xbf16>, tensor<0x3xbf16>, tensor<0x3xi64>, tensor<i1>, tensor<i1>, tensor<0xbf16>, tensor<3xbf16>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xbf16>
    %1 = stablehlo.constant dense<> : tensor<0x3xbf16>
    %2 = stablehlo.constant dense<> : tensor<0x3xi64>
    %3 = stablehlo.constant dense<false> : tensor<i1>
    %4 = stablehlo.constant dense<true> : tensor<i1>
    %5 = stablehlo.constant dense<> : tensor<0xbf16>
    %6 = stablehlo.constant dense<"0x803F803F803F"> : tensor<3xbf16>
    return %0, %1, %2, %3, %4, %5, %6 : tensor<0x3xbf16>, tensor<0x3xbf16>, tensor<0x3xi64>, tensor<i1>, tensor<i1>, tensor<0xbf16>, tensor<3xbf16>
  }
  func.func private @program(%arg0: tensor<0x3xbf16>, %arg1: tensor<bf16>) -> (tensor<0x3xbf16> {jax.result_info = "result[0]"}, tensor<0x3xbf16> {jax.result_info = "result[1]"}, tensor<0x3xi64> {jax.result_info = "result[2]"}, tensor<i1> {jax.result_info = "result[3]"}, tensor<i1> {jax.result_info = "result[4]"}, tensor<0xbf16> {jax.result_info = "result[5]"}, tensor<3xbf16> {jax.result_info = "result[6]"}) {
    %0 = call @sort(%arg0) : (tensor<0x3xbf16>) -> tensor<0x3xbf16>
    %1 = call @sort_0(%arg0) : (tensor<0x3xbf16>) -> tensor<0x3xbf16>
    %2 = call @argsort(%arg0) : (tensor<0x3xbf16>) -> tensor<0x3xi64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<0x3xbf16>
    %4 = stablehlo.compare NE, %arg0, %3, FLOAT : (tensor<0x3xbf16>, tensor<0x3xbf16>) -> tensor<0x3xi1>
    %5 = stablehlo.convert %4 : tensor<0x3xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %6 = stablehlo.reduce(%5 init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<0x3xi1>, tensor<i1>) -> tensor<i1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<0x3xbf16>
    %8 = stablehlo.compare NE, %arg0, %7, FLOAT : (tensor<0x3xbf16>, tensor<0x3xbf16>) -> tensor<0x3xi1>
    %9 = stablehlo.convert %8 : tensor<0x3xi1>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %10 = stablehlo.reduce(%9 init: %c_1) applies stablehlo.and across dimensions = [0, 1] : (tensor<0x3xi1>, tensor<i1>) -> tensor<i1>
    %cst_2 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %11 = stablehlo.reduce(%arg0 init: %cst_2) applies stablehlo.maximum across dimensions = [1] : (tensor<0x3xbf16>, tensor<bf16>) -> tensor<0xbf16>
    %cst_3 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %12 = stablehlo.reduce(%arg0 init: %cst_3) applies stablehlo.maximum across dimensions = [0] : (tensor<0x3xbf16>, tensor<bf16>) -> tensor<3xbf16>
    %13 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<bf16>) -> tensor<3xbf16>
    %14 = stablehlo.maximum %13, %12 : tensor<3xbf16>
    return %0, %1, %2, %6, %10, %11, %14 : tensor<0x3xbf16>, tensor<0x3xbf16>, tensor<0x3xi64>, tensor<i1>, tensor<i1>, tensor<0xbf16>, tensor<3xbf16>
  }
  func.func private @sort(%arg0: tensor<0x3xbf16>) -> tensor<0x3xbf16> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<bf16>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<bf16>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<bf16>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<bf16>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<0x3xbf16>) -> tensor<0x3xbf16>
    return %0 : tensor<0x3xbf16>
  }
  func.func private @sort_0(%arg0: tensor<0x3xbf16>) -> tensor<0x3xbf16> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<bf16>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<bf16>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<bf16>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<bf16>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<0x3xbf16>) -> tensor<0x3xbf16>
    return %0 : tensor<0x3xbf16>
  }
  func.func private @argsort(%arg0: tensor<0x3xbf16>) -> tensor<0x3xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<0x3xi64>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %2 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %3 = stablehlo.select %2, %cst_0, %arg1 : tensor<i1>, tensor<bf16>
      %4 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
      %5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<bf16>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %6 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %7 = stablehlo.select %6, %cst_3, %arg2 : tensor<i1>, tensor<bf16>
      %8 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
      %9 = stablehlo.select %8, %cst_4, %7 : tensor<i1>, tensor<bf16>
      %10 = stablehlo.compare LT, %5, %9, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    }) : (tensor<0x3xbf16>, tensor<0x3xi64>) -> (tensor<0x3xbf16>, tensor<0x3xi64>)
    return %1#1 : tensor<0x3xi64>
  }
}

// -----

// more_empty: moving f64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<0x3xf64>, tensor<2x0xf64>)
    %e:10 = call @expected() : () -> (tensor<3x0xf64>, tensor<3x0xf64>, tensor<0x3xf64>, tensor<2x3xf64>, tensor<0x3xf64>, tensor<2x0x3xf64>, tensor<2x2xf64>, tensor<0xf64>, tensor<2x0x3xf64>, tensor<0x6xf64>)
    %r:10 = call @program(%i#0, %i#1) : (tensor<0x3xf64>, tensor<2x0xf64>) -> (tensor<3x0xf64>, tensor<3x0xf64>, tensor<0x3xf64>, tensor<2x3xf64>, tensor<0x3xf64>, tensor<2x0x3xf64>, tensor<2x2xf64>, tensor<0xf64>, tensor<2x0x3xf64>, tensor<0x6xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<3x0xf64>, tensor<3x0xf64>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<3x0xf64>, tensor<3x0xf64>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<0x3xf64>, tensor<0x3xf64>
    check.expect_close %r#3, %e#3, max_ulp_difference = 0 : tensor<2x3xf64>, tensor<2x3xf64>
    check.expect_close %r#4, %e#4, max_ulp_difference = 0 : tensor<0x3xf64>, tensor<0x3xf64>
    check.expect_close %r#5, %e#5, max_ulp_difference = 0 : tensor<2x0x3xf64>, tensor<2x0x3xf64>
    check.expect_close %r#6, %e#6, max_ulp_difference = 0 : tensor<2x2xf64>, tensor<2x2xf64>
    check.expect_close %r#7, %e#7, max_ulp_difference = 0 : tensor<0xf64>, tensor<0xf64>
    check.expect_close %r#8, %e#8, max_ulp_difference = 0 : tensor<2x0x3xf64>, tensor<2x0x3xf64>
    check.expect_close %r#9, %e#9, max_ulp_difference = 0 : tensor<0x6xf64>, tensor<0x6xf64>
    return
  }
  func.func private @inputs() -> (tensor<0x3xf64>, tensor<2x0xf64>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf64>
    %1 = stablehlo.constant dense<> : tensor<2x0xf64>
    return %0, %1 : tensor<0x3xf64>, tensor<2x0xf64>
  }
  func.func private @expected() -> (tensor<3x0xf64>, tensor<3x0xf64>, tensor<0x3xf64>, tensor<2x3xf64>, tensor<0x3xf64>, tensor<2x0x3xf64>, tensor<2x2xf64>, tensor<0xf64>, tensor<2x0x3xf64>, tensor<0x6xf64>) {
    %0 = stablehlo.constant dense<> : tensor<3x0xf64>
    %1 = stablehlo.constant dense<> : tensor<3x0xf64>
    %2 = stablehlo.constant dense<> : tensor<0x3xf64>
    %3 = stablehlo.constant dense<"0x000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F"> : tensor<2x3xf64>
    %4 = stablehlo.constant dense<> : tensor<0x3xf64>
    %5 = stablehlo.constant dense<> : tensor<2x0x3xf64>
    %6 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x2xf64>
    %7 = stablehlo.constant dense<> : tensor<0xf64>
    %8 = stablehlo.constant dense<> : tensor<2x0x3xf64>
    %9 = stablehlo.constant dense<> : tensor<0x6xf64>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : tensor<3x0xf64>, tensor<3x0xf64>, tensor<0x3xf64>, tensor<2x3xf64>, tensor<0x3xf64>, tensor<2x0x3xf64>, tensor<2x2xf64>, tensor<0xf64>, tensor<2x0x3xf64>, tensor<0x6xf64>
  }
  func.func private @program(%arg0: tensor<0x3xf64>, %arg1: tensor<2x0xf64>) -> (tensor<3x0xf64> {jax.result_info = "result[0]"}, tensor<3x0xf64> {jax.result_info = "result[1]"}, tensor<0x3xf64> {jax.result_info = "result[2]"}, tensor<2x3xf64> {jax.result_info = "result[3]"}, tensor<0x3xf64> {jax.result_info = "result[4]"}, tensor<2x0x3xf64> {jax.result_info = "result[5]"}, tensor<2x2xf64> {jax.result_info = "result[6]"}, tensor<0xf64> {jax.result_info = "result[7]"}, tensor<2x0x3xf64> {jax.result_info = "result[8]"}, tensor<0x6xf64> {jax.result_info = "result[9]"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<0x3xf64>) -> tensor<3x0xf64>
    %1 = stablehlo.reshape %arg0 : (tensor<0x3xf64>) -> tensor<3x0xf64>
    %2 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<0x3xf64>, tensor<0x3xf64>) -> tensor<0x3xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %4 = stablehlo.concatenate %arg0, %3, dim = 0 : (tensor<0x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %5 = stablehlo.reverse %arg0, dims = [1] : tensor<0x3xf64>
    %6 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<0x3xf64>) -> tensor<1x0x3xf64>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<1x0x3xf64>) -> tensor<2x0x3xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %8 = call @_pad(%arg1, %c) : (tensor<2x0xf64>, tensor<i64>) -> tensor<2x2xf64>
    %9 = stablehlo.slice %arg0 [0:0, 0:1] : (tensor<0x3xf64>) -> tensor<0x1xf64>
    %10 = stablehlo.reshape %9 : (tensor<0x1xf64>) -> tensor<0xf64>
    %11 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<0x3xf64>) -> tensor<1x0x3xf64>
    %12 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<0x3xf64>) -> tensor<1x0x3xf64>
    %13 = stablehlo.concatenate %11, %12, dim = 0 : (tensor<1x0x3xf64>, tensor<1x0x3xf64>) -> tensor<2x0x3xf64>
    %14 = stablehlo.reshape %arg0 : (tensor<0x3xf64>) -> tensor<1x0x1x3xf64>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<1x0x1x3xf64>) -> tensor<2x0x2x3xf64>
    %16 = stablehlo.reshape %15 : (tensor<2x0x2x3xf64>) -> tensor<0x6xf64>
    return %0, %1, %2, %4, %5, %7, %8, %10, %13, %16 : tensor<3x0xf64>, tensor<3x0xf64>, tensor<0x3xf64>, tensor<2x3xf64>, tensor<0x3xf64>, tensor<2x0x3xf64>, tensor<2x2xf64>, tensor<0xf64>, tensor<2x0x3xf64>, tensor<0x6xf64>
  }
  func.func private @_pad(%arg0: tensor<2x0xf64>, %arg1: tensor<i64>) -> tensor<2x2xf64> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 2], interior = [0, 0] : (tensor<2x0xf64>, tensor<f64>) -> tensor<2x2xf64>
    return %1 : tensor<2x2xf64>
  }
}

// -----

// more_empty: indexing f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<0x3xf64>)
    %e:5 = call @expected() : () -> (tensor<0x2xf64>, tensor<0x3xf64>, tensor<4x3xf64>, tensor<0x2xf64>, tensor<4x3xf64>)
    %r:5 = call @program(%i#0) : (tensor<0x3xf64>) -> (tensor<0x2xf64>, tensor<0x3xf64>, tensor<4x3xf64>, tensor<0x2xf64>, tensor<4x3xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<0x2xf64>, tensor<0x2xf64>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<0x3xf64>, tensor<0x3xf64>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<4x3xf64>, tensor<4x3xf64>
    check.expect_close %r#3, %e#3, max_ulp_difference = 0 : tensor<0x2xf64>, tensor<0x2xf64>
    check.expect_close %r#4, %e#4, max_ulp_difference = 0 : tensor<4x3xf64>, tensor<4x3xf64>
    return
  }
  func.func private @inputs() -> (tensor<0x3xf64>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf64>
    return %0 : tensor<0x3xf64>
  }
  func.func private @expected() -> (tensor<0x2xf64>, tensor<0x3xf64>, tensor<4x3xf64>, tensor<0x2xf64>, tensor<4x3xf64>) {
    %0 = stablehlo.constant dense<> : tensor<0x2xf64>
    %1 = stablehlo.constant dense<> : tensor<0x3xf64>
    %2 = stablehlo.constant dense<"0x000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F"> : tensor<4x3xf64>
    %3 = stablehlo.constant dense<> : tensor<0x2xf64>
    %4 = stablehlo.constant dense<"0x000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F"> : tensor<4x3xf64>
    return %0, %1, %2, %3, %4 : tensor<0x2xf64>, tensor<0x3xf64>, tensor<4x3xf64>, tensor<0x2xf64>, tensor<4x3xf64>
  }
  func.func private @program(%arg0: tensor<0x3xf64>) -> (tensor<0x2xf64> {jax.result_info = "result[0]"}, tensor<0x3xf64> {jax.result_info = "result[1]"}, tensor<4x3xf64> {jax.result_info = "result[2]"}, tensor<0x2xf64> {jax.result_info = "result[3]"}, tensor<4x3xf64> {jax.result_info = "result[4]"}) {
    %c = stablehlo.constant dense<[0, 2]> : tensor<2xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<2xi64>
    %1 = stablehlo.compare LT, %c, %0, SIGNED : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %c_1 = stablehlo.constant dense<3> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<2xi64>
    %3 = stablehlo.add %c, %2 : tensor<2xi64>
    %4 = stablehlo.select %1, %3, %c : tensor<2xi1>, tensor<2xi64>
    %5 = stablehlo.convert %4 : (tensor<2xi64>) -> tensor<2xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<0x2xf64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %10 = call @_take(%8, %9) : (tensor<4x3xf64>, tensor<0xi32>) -> tensor<0x3xf64>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %14 = stablehlo.compare LT, %12, %13, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
    %c_7 = stablehlo.constant dense<4> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %16 = stablehlo.add %12, %15 : tensor<0xi32>
    %17 = stablehlo.select %14, %16, %12 : tensor<0xi1>, tensor<0xi32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<0xi32>) -> tensor<0x1xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i64>
    %c_9 = stablehlo.constant dense<1> : tensor<i64>
    %19 = stablehlo.dynamic_slice %arg0, %c_8, %c_9, sizes = [0, 2] : (tensor<0x3xf64>, tensor<i64>, tensor<i64>) -> tensor<0x2xf64>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %20 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %c_11 = stablehlo.constant dense<2> : tensor<i64>
    %c_12 = stablehlo.constant dense<0> : tensor<i64>
    %21 = stablehlo.dynamic_update_slice %20, %arg0, %c_11, %c_12 : (tensor<4x3xf64>, tensor<0x3xf64>, tensor<i64>, tensor<i64>) -> tensor<4x3xf64>
    return %7, %10, %11, %19, %21 : tensor<0x2xf64>, tensor<0x3xf64>, tensor<4x3xf64>, tensor<0x2xf64>, tensor<4x3xf64>
  }
  func.func private @_take(%arg0: tensor<4x3xf64>, %arg1: tensor<0xi32>) -> tensor<0x3xf64> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<0xi32>
    %4 = call @_where(%1, %3, %arg1) : (tensor<0xi1>, tensor<0xi32>, tensor<0xi32>) -> tensor<0xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<0x3xf64>
    return %5 : tensor<0x3xf64>
  }
  func.func private @_where(%arg0: tensor<0xi1>, %arg1: tensor<0xi32>, %arg2: tensor<0xi32>) -> tensor<0xi32> {
    return %arg1 : tensor<0xi32>
  }
}

// -----

// more_empty: scalars f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<f64>)
    %e:8 = call @expected() : () -> (tensor<1x1xf64>, tensor<1xf64>, tensor<2x3xf64>, tensor<i1>, tensor<2xf64>, tensor<f64>, tensor<2xf64>, tensor<f32>)
    %r:8 = call @program(%i#0) : (tensor<f64>) -> (tensor<1x1xf64>, tensor<1xf64>, tensor<2x3xf64>, tensor<i1>, tensor<2xf64>, tensor<f64>, tensor<2xf64>, tensor<f32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<1x1xf64>, tensor<1x1xf64>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<1xf64>, tensor<1xf64>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<2x3xf64>, tensor<2x3xf64>
    check.expect_eq %r#3, %e#3 : tensor<i1>
    check.expect_close %r#4, %e#4, max_ulp_difference = 0 : tensor<2xf64>, tensor<2xf64>
    check.expect_close %r#5, %e#5, max_ulp_difference = 0 : tensor<f64>, tensor<f64>
    check.expect_close %r#6, %e#6, max_ulp_difference = 0 : tensor<2xf64>, tensor<2xf64>
    check.expect_close %r#7, %e#7, max_ulp_difference = 0 : tensor<f32>, tensor<f32>
    return
  }
  func.func private @inputs() -> (tensor<f64>) {
    %0 = stablehlo.constant dense<"0x000000000000F03F"> : tensor<f64>
    return %0 : tensor<f64>
  }
  func.func private @expected() -> (tensor<1x1xf64>, tensor<1xf64>, tensor<2x3xf64>, tensor<i1>, tensor<2xf64>, tensor<f64>, tensor<2xf64>, tensor<f32>) {
    %0 = stablehlo.constant dense<"0x000000000000F03F"> : tensor<1x1xf64>
    %1 = stablehlo.constant dense<"0x000000000000F03F"> : tensor<1xf64>
    %2 = stablehlo.constant dense<"0x000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F"> : tensor<2x3xf64>
    %3 = stablehlo.constant dense<true> : tensor<i1>
    %4 = stablehlo.constant dense<"0x000000000000F03F000000000000F03F"> : tensor<2xf64>
    %5 = stablehlo.constant dense<"0x000000000000F03F"> : tensor<f64>
    %6 = stablehlo.constant dense<"0x000000000000F03F000000000000F03F"> : tensor<2xf64>
    %7 = stablehlo.constant dense<"0x0000803F"> : tensor<f32>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<1x1xf64>, tensor<1xf64>, tensor<2x3xf64>, tensor<i1>, tensor<2xf64>, tensor<f64>, tensor<2xf64>, tensor<f32>
  }
  func.func private @program(%arg0: tensor<f64>) -> (tensor<1x1xf64> {jax.result_info = "result[0]"}, tensor<1xf64> {jax.result_info = "result[1]"}, tensor<2x3xf64> {jax.result_info = "result[2]"}, tensor<i1> {jax.result_info = "result[3]"}, tensor<2xf64> {jax.result_info = "result[4]"}, tensor<f64> {jax.result_info = "result[5]"}, tensor<2xf64> {jax.result_info = "result[6]"}, tensor<f32> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<f64>) -> tensor<1x1xf64>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3 = stablehlo.compare EQ, %arg0, %arg0, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %5 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %6 = stablehlo.concatenate %4, %5, dim = 0 : (tensor<1xf64>, tensor<1xf64>) -> tensor<2xf64>
    %7 = stablehlo.compare EQ, %arg0, %arg0, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %8 = stablehlo.select %7, %arg0, %arg0 : tensor<i1>, tensor<f64>
    %9 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %10 = stablehlo.convert %arg0 : (tensor<f64>) -> tensor<f32>
    return %0, %1, %2, %3, %6, %8, %9, %10 : tensor<1x1xf64>, tensor<1xf64>, tensor<2x3xf64>, tensor<i1>, tensor<2xf64>, tensor<f64>, tensor<2xf64>, tensor<f32>
  }
}

// -----

// more_empty: arithmetic f64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<0x3xf64>, tensor<f64>)
    %e:8 = call @expected() : () -> (tensor<0x3xf64>, tensor<0x3xf64>, tensor<0x3xf64>, tensor<0x2xf64>, tensor<2x3xf64>, tensor<f64>, tensor<f64>, tensor<f64>)
    %r:8 = call @program(%i#0, %i#1) : (tensor<0x3xf64>, tensor<f64>) -> (tensor<0x3xf64>, tensor<0x3xf64>, tensor<0x3xf64>, tensor<0x2xf64>, tensor<2x3xf64>, tensor<f64>, tensor<f64>, tensor<f64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<0x3xf64>, tensor<0x3xf64>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<0x3xf64>, tensor<0x3xf64>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<0x3xf64>, tensor<0x3xf64>
    check.expect_close %r#3, %e#3, max_ulp_difference = 0 : tensor<0x2xf64>, tensor<0x2xf64>
    check.expect_close %r#4, %e#4, max_ulp_difference = 0 : tensor<2x3xf64>, tensor<2x3xf64>
    check.expect_close %r#5, %e#5, max_ulp_difference = 0 : tensor<f64>, tensor<f64>
    check.expect_close %r#6, %e#6, max_ulp_difference = 0 : tensor<f64>, tensor<f64>
    check.expect_close %r#7, %e#7, max_ulp_difference = 0 : tensor<f64>, tensor<f64>
    return
  }
  func.func private @inputs() -> (tensor<0x3xf64>, tensor<f64>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf64>
    %1 = stablehlo.constant dense<"0x000000000000F03F"> : tensor<f64>
    return %0, %1 : tensor<0x3xf64>, tensor<f64>
  }
  func.func private @expected() -> (tensor<0x3xf64>, tensor<0x3xf64>, tensor<0x3xf64>, tensor<0x2xf64>, tensor<2x3xf64>, tensor<f64>, tensor<f64>, tensor<f64>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf64>
    %1 = stablehlo.constant dense<> : tensor<0x3xf64>
    %2 = stablehlo.constant dense<> : tensor<0x3xf64>
    %3 = stablehlo.constant dense<> : tensor<0x2xf64>
    %4 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x3xf64>
    %5 = stablehlo.constant dense<"0x0000000000000040"> : tensor<f64>
    %6 = stablehlo.constant dense<"0x0000000000000000"> : tensor<f64>
    %7 = stablehlo.constant dense<"0x000000000000F03F"> : tensor<f64>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<0x3xf64>, tensor<0x3xf64>, tensor<0x3xf64>, tensor<0x2xf64>, tensor<2x3xf64>, tensor<f64>, tensor<f64>, tensor<f64>
  }
  func.func private @program(%arg0: tensor<0x3xf64>, %arg1: tensor<f64>) -> (tensor<0x3xf64> {jax.result_info = "result[0]"}, tensor<0x3xf64> {jax.result_info = "result[1]"}, tensor<0x3xf64> {jax.result_info = "result[2]"}, tensor<0x2xf64> {jax.result_info = "result[3]"}, tensor<2x3xf64> {jax.result_info = "result[4]"}, tensor<f64> {jax.result_info = "result[5]"}, tensor<f64> {jax.result_info = "result[6]"}, tensor<f64> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.add %arg0, %arg0 : tensor<0x3xf64>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<0x3xf64>
    %2 = stablehlo.multiply %arg0, %1 : tensor<0x3xf64>
    %3 = stablehlo.negate %arg0 : tensor<0x3xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x2xf64>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<0x3xf64>, tensor<3x2xf64>) -> tensor<0x2xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<2x0xf64>
    %7 = stablehlo.dot_general %6, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x0xf64>, tensor<0x3xf64>) -> tensor<2x3xf64>
    %8 = stablehlo.add %arg1, %arg1 : tensor<f64>
    %9 = stablehlo.multiply %arg1, %arg1 : tensor<f64>
    %10 = stablehlo.subtract %9, %arg1 : tensor<f64>
    %11 = stablehlo.dot_general %arg1, %arg1, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<f64>, tensor<f64>) -> tensor<f64>
    return %0, %2, %3, %5, %7, %8, %10, %11 : tensor<0x3xf64>, tensor<0x3xf64>, tensor<0x3xf64>, tensor<0x2xf64>, tensor<2x3xf64>, tensor<f64>, tensor<f64>, tensor<f64>
  }
}

// -----

// more_empty: reductions f64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<0x3xf64>, tensor<2x0xf64>)
    %e:7 = call @expected() : () -> (tensor<f64>, tensor<3xf64>, tensor<0xf64>, tensor<3xf64>, tensor<2xf64>, tensor<0x3xf64>, tensor<f64>)
    %r:7 = call @program(%i#0, %i#1) : (tensor<0x3xf64>, tensor<2x0xf64>) -> (tensor<f64>, tensor<3xf64>, tensor<0xf64>, tensor<3xf64>, tensor<2xf64>, tensor<0x3xf64>, tensor<f64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<f64>, tensor<f64>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<3xf64>, tensor<3xf64>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<0xf64>, tensor<0xf64>
    check.expect_close %r#3, %e#3, max_ulp_difference = 0 : tensor<3xf64>, tensor<3xf64>
    check.expect_close %r#4, %e#4, max_ulp_difference = 0 : tensor<2xf64>, tensor<2xf64>
    check.expect_close %r#5, %e#5, max_ulp_difference = 0 : tensor<0x3xf64>, tensor<0x3xf64>
    check.expect_close %r#6, %e#6, max_ulp_difference = 0 : tensor<f64>, tensor<f64>
    return
  }
  func.func private @inputs() -> (tensor<0x3xf64>, tensor<2x0xf64>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf64>
    %1 = stablehlo.constant dense<> : tensor<2x0xf64>
    return %0, %1 : tensor<0x3xf64>, tensor<2x0xf64>
  }
  func.func private @expected() -> (tensor<f64>, tensor<3xf64>, tensor<0xf64>, tensor<3xf64>, tensor<2xf64>, tensor<0x3xf64>, tensor<f64>) {
    %0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<f64>
    %1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<3xf64>
    %2 = stablehlo.constant dense<> : tensor<0xf64>
    %3 = stablehlo.constant dense<"0x000000000000F03F000000000000F03F000000000000F03F"> : tensor<3xf64>
    %4 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<2xf64>
    %5 = stablehlo.constant dense<> : tensor<0x3xf64>
    %6 = stablehlo.constant dense<"0x0000000000000000"> : tensor<f64>
    return %0, %1, %2, %3, %4, %5, %6 : tensor<f64>, tensor<3xf64>, tensor<0xf64>, tensor<3xf64>, tensor<2xf64>, tensor<0x3xf64>, tensor<f64>
  }
  func.func private @program(%arg0: tensor<0x3xf64>, %arg1: tensor<2x0xf64>) -> (tensor<f64> {jax.result_info = "result[0]"}, tensor<3xf64> {jax.result_info = "result[1]"}, tensor<0xf64> {jax.result_info = "result[2]"}, tensor<3xf64> {jax.result_info = "result[3]"}, tensor<2xf64> {jax.result_info = "result[4]"}, tensor<0x3xf64> {jax.result_info = "result[5]"}, tensor<f64> {jax.result_info = "result[6]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<0x3xf64>, tensor<f64>) -> tensor<f64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<0x3xf64>, tensor<f64>) -> tensor<3xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.reduce(%arg0 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<0x3xf64>, tensor<f64>) -> tensor<0xf64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %3 = stablehlo.reduce(%arg0 init: %cst_2) applies stablehlo.multiply across dimensions = [0] : (tensor<0x3xf64>, tensor<f64>) -> tensor<3xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = stablehlo.reduce(%arg1 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<2x0xf64>, tensor<f64>) -> tensor<2xf64>
    %5 = call @cumsum(%arg0) : (tensor<0x3xf64>) -> tensor<0x3xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<0xf64>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.reduce(%6 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<0xf64>, tensor<f64>) -> tensor<f64>
    return %0, %1, %2, %3, %4, %5, %7 : tensor<f64>, tensor<3xf64>, tensor<0xf64>, tensor<3xf64>, tensor<2xf64>, tensor<0x3xf64>, tensor<f64>
  }
  func.func private @cumsum(%arg0: tensor<0x3xf64>) -> tensor<0x3xf64> {
    %0 = call @cumsum_0(%arg0) : (tensor<0x3xf64>) -> tensor<0x3xf64>
    return %0 : tensor<0x3xf64>
  }
  func.func private @cumsum_0(%arg0: tensor<0x3xf64>) -> tensor<0x3xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<f64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f64>
      stablehlo.return %2 : tensor<f64>
    }) : (tensor<0x3xf64>, tensor<f64>) -> tensor<0x3xf64>
    return %1 : tensor<0x3xf64>
  }
}

// -----

// more_empty: sorting f64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<0x3xf64>, tensor<f64>)
    %e:7 = call @expected() : () -> (tensor<0x3xf64>, tensor<0x3xf64>, tensor<0x3xi64>, tensor<i1>, tensor<i1>, tensor<0xf64>, tensor<3xf64>)
    %r:7 = call @program(%i#0, %i#1) : (tensor<0x3xf64>, tensor<f64>) -> (tensor<0x3xf64>, tensor<0x3xf64>, tensor<0x3xi64>, tensor<i1>, tensor<i1>, tensor<0xf64>, tensor<3xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<0x3xf64>, tensor<0x3xf64>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<0x3xf64>, tensor<0x3xf64>
    check.expect_eq %r#2, %e#2 : tensor<0x3xi64>
    check.expect_eq %r#3, %e#3 : tensor<i1>
    check.expect_eq %r#4, %e#4 : tensor<i1>
    check.expect_close %r#5, %e#5, max_ulp_difference = 0 : tensor<0xf64>, tensor<0xf64>
    check.expect_close %r#6, %e#6, max_ulp_difference = 0 : tensor<3xf64>, tensor<3xf64>
    return
  }
  func.func private @inputs() -> (tensor<0x3xf64>, tensor<f64>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf64>
    %1 = stablehlo.constant dense<"0x000000000000F03F"> : tensor<f64>
    return %0, %1 : tensor<0x3xf64>, tensor<f64>
  }
  func.func private @expected() -> (tensor<0x3xf64>, tensor<0x3xf64>, tensor<0x3xi64>, tensor<i1>, tensor<i1>, tensor<0xf64>, tensor<3xf64>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf64>
    %1 = stablehlo.constant dense<> : tensor<0x3xf64>
    %2 = stablehlo.constant dense<> : tensor<0x3xi64>
    %3 = stablehlo.constant dense<false> : tensor<i1>
    %4 = stablehlo.constant dense<true> : tensor<i1>
    %5 = stablehlo.constant dense<> : tensor<0xf64>
    %6 = stablehlo.constant dense<"0x000000000000F03F000000000000F03F000000000000F03F"> : tensor<3xf64>
    return %0, %1, %2, %3, %4, %5, %6 : tensor<0x3xf64>, tensor<0x3xf64>, tensor<0x3xi64>, tensor<i1>, tensor<i1>, tensor<0xf64>, tensor<3xf64>
  }
  func.func private @program(%arg0: tensor<0x3xf64>, %arg1: tensor<f64>) -> (tensor<0x3xf64> {jax.result_info = "result[0]"}, tensor<0x3xf64> {jax.result_info = "result[1]"}, tensor<0x3xi64> {jax.result_info = "result[2]"}, tensor<i1> {jax.result_info = "result[3]"}, tensor<i1> {jax.result_info = "result[4]"}, tensor<0xf64> {jax.result_info = "result[5]"}, tensor<3xf64> {jax.result_info = "result[6]"}) {
    %0 = call @sort(%arg0) : (tensor<0x3xf64>) -> tensor<0x3xf64>
    %1 = call @sort_0(%arg0) : (tensor<0x3xf64>) -> tensor<0x3xf64>
    %2 = call @argsort(%arg0) : (tensor<0x3xf64>) -> tensor<0x3xi64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<0x3xf64>
    %4 = stablehlo.compare NE, %arg0, %3, FLOAT : (tensor<0x3xf64>, tensor<0x3xf64>) -> tensor<0x3xi1>
    %5 = stablehlo.convert %4 : tensor<0x3xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %6 = stablehlo.reduce(%5 init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<0x3xi1>, tensor<i1>) -> tensor<i1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<0x3xf64>
    %8 = stablehlo.compare NE, %arg0, %7, FLOAT : (tensor<0x3xf64>, tensor<0x3xf64>) -> tensor<0x3xi1>
    %9 = stablehlo.convert %8 : tensor<0x3xi1>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %10 = stablehlo.reduce(%9 init: %c_1) applies stablehlo.and across dimensions = [0, 1] : (tensor<0x3xi1>, tensor<i1>) -> tensor<i1>
    %cst_2 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %11 = stablehlo.reduce(%arg0 init: %cst_2) applies stablehlo.maximum across dimensions = [1] : (tensor<0x3xf64>, tensor<f64>) -> tensor<0xf64>
    %cst_3 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %12 = stablehlo.reduce(%arg0 init: %cst_3) applies stablehlo.maximum across dimensions = [0] : (tensor<0x3xf64>, tensor<f64>) -> tensor<3xf64>
    %13 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %14 = stablehlo.maximum %13, %12 : tensor<3xf64>
    return %0, %1, %2, %6, %10, %11, %14 : tensor<0x3xf64>, tensor<0x3xf64>, tensor<0x3xi64>, tensor<i1>, tensor<i1>, tensor<0xf64>, tensor<3xf64>
  }
  func.func private @sort(%arg0: tensor<0x3xf64>) -> tensor<0x3xf64> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f64>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f64>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f64>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f64>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<0x3xf64>) -> tensor<0x3xf64>
    return %0 : tensor<0x3xf64>
  }
  func.func private @sort_0(%arg0: tensor<0x3xf64>) -> tensor<0x3xf64> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f64>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f64>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f64>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f64>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<0x3xf64>) -> tensor<0x3xf64>
    return %0 : tensor<0x3xf64>
  }
  func.func private @argsort(%arg0: tensor<0x3xf64>) -> tensor<0x3xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<0x3xi64>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %2 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %3 = stablehlo.select %2, %cst_0, %arg1 : tensor<i1>, tensor<f64>
      %4 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<f64>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %6 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %7 = stablehlo.select %6, %cst_3, %arg2 : tensor<i1>, tensor<f64>
      %8 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %9 = stablehlo.select %8, %cst_4, %7 : tensor<i1>, tensor<f64>
      %10 = stablehlo.compare LT, %5, %9, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    }) : (tensor<0x3xf64>, tensor<0x3xi64>) -> (tensor<0x3xf64>, tensor<0x3xi64>)
    return %1#1 : tensor<0x3xi64>
  }
}

// -----

// more_empty: moving ui8
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<0x3xui8>, tensor<2x0xui8>)
    %e:10 = call @expected() : () -> (tensor<3x0xui8>, tensor<3x0xui8>, tensor<0x3xui8>, tensor<2x3xui8>, tensor<0x3xui8>, tensor<2x0x3xui8>, tensor<2x2xui8>, tensor<0xui8>, tensor<2x0x3xui8>, tensor<0x6xui8>)
    %r:10 = call @program(%i#0, %i#1) : (tensor<0x3xui8>, tensor<2x0xui8>) -> (tensor<3x0xui8>, tensor<3x0xui8>, tensor<0x3xui8>, tensor<2x3xui8>, tensor<0x3xui8>, tensor<2x0x3xui8>, tensor<2x2xui8>, tensor<0xui8>, tensor<2x0x3xui8>, tensor<0x6xui8>)
    check.expect_eq %r#0, %e#0 : tensor<3x0xui8>
    check.expect_eq %r#1, %e#1 : tensor<3x0xui8>
    check.expect_eq %r#2, %e#2 : tensor<0x3xui8>
    check.expect_eq %r#3, %e#3 : tensor<2x3xui8>
    check.expect_eq %r#4, %e#4 : tensor<0x3xui8>
    check.expect_eq %r#5, %e#5 : tensor<2x0x3xui8>
    check.expect_eq %r#6, %e#6 : tensor<2x2xui8>
    check.expect_eq %r#7, %e#7 : tensor<0xui8>
    check.expect_eq %r#8, %e#8 : tensor<2x0x3xui8>
    check.expect_eq %r#9, %e#9 : tensor<0x6xui8>
    return
  }
  func.func private @inputs() -> (tensor<0x3xui8>, tensor<2x0xui8>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xui8>
    %1 = stablehlo.constant dense<> : tensor<2x0xui8>
    return %0, %1 : tensor<0x3xui8>, tensor<2x0xui8>
  }
  func.func private @expected() -> (tensor<3x0xui8>, tensor<3x0xui8>, tensor<0x3xui8>, tensor<2x3xui8>, tensor<0x3xui8>, tensor<2x0x3xui8>, tensor<2x2xui8>, tensor<0xui8>, tensor<2x0x3xui8>, tensor<0x6xui8>) {
    %0 = stablehlo.constant dense<> : tensor<3x0xui8>
    %1 = stablehlo.constant dense<> : tensor<3x0xui8>
    %2 = stablehlo.constant dense<> : tensor<0x3xui8>
    %3 = stablehlo.constant dense<"0x010101010101"> : tensor<2x3xui8>
    %4 = stablehlo.constant dense<> : tensor<0x3xui8>
    %5 = stablehlo.constant dense<> : tensor<2x0x3xui8>
    %6 = stablehlo.constant dense<"0x00000000"> : tensor<2x2xui8>
    %7 = stablehlo.constant dense<> : tensor<0xui8>
    %8 = stablehlo.constant dense<> : tensor<2x0x3xui8>
    %9 = stablehlo.constant dense<> : tensor<0x6xui8>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : tensor<3x0xui8>, tensor<3x0xui8>, tensor<0x3xui8>, tensor<2x3xui8>, tensor<0x3xui8>, tensor<2x0x3xui8>, tensor<2x2xui8>, tensor<0xui8>, tensor<2x0x3xui8>, tensor<0x6xui8>
  }
  func.func private @program(%arg0: tensor<0x3xui8>, %arg1: tensor<2x0xui8>) -> (tensor<3x0xui8> {jax.result_info = "result[0]"}, tensor<3x0xui8> {jax.result_info = "result[1]"}, tensor<0x3xui8> {jax.result_info = "result[2]"}, tensor<2x3xui8> {jax.result_info = "result[3]"}, tensor<0x3xui8> {jax.result_info = "result[4]"}, tensor<2x0x3xui8> {jax.result_info = "result[5]"}, tensor<2x2xui8> {jax.result_info = "result[6]"}, tensor<0xui8> {jax.result_info = "result[7]"}, tensor<2x0x3xui8> {jax.result_info = "result[8]"}, tensor<0x6xui8> {jax.result_info = "result[9]"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<0x3xui8>) -> tensor<3x0xui8>
    %1 = stablehlo.reshape %arg0 : (tensor<0x3xui8>) -> tensor<3x0xui8>
    %2 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<0x3xui8>, tensor<0x3xui8>) -> tensor<0x3xui8>
    %c = stablehlo.constant dense<1> : tensor<ui8>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<2x3xui8>
    %4 = stablehlo.concatenate %arg0, %3, dim = 0 : (tensor<0x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
    %5 = stablehlo.reverse %arg0, dims = [1] : tensor<0x3xui8>
    %6 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<0x3xui8>) -> tensor<1x0x3xui8>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<1x0x3xui8>) -> tensor<2x0x3xui8>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %8 = call @_pad(%arg1, %c_0) : (tensor<2x0xui8>, tensor<i64>) -> tensor<2x2xui8>
    %9 = stablehlo.slice %arg0 [0:0, 0:1] : (tensor<0x3xui8>) -> tensor<0x1xui8>
    %10 = stablehlo.reshape %9 : (tensor<0x1xui8>) -> tensor<0xui8>
    %11 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<0x3xui8>) -> tensor<1x0x3xui8>
    %12 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<0x3xui8>) -> tensor<1x0x3xui8>
    %13 = stablehlo.concatenate %11, %12, dim = 0 : (tensor<1x0x3xui8>, tensor<1x0x3xui8>) -> tensor<2x0x3xui8>
    %14 = stablehlo.reshape %arg0 : (tensor<0x3xui8>) -> tensor<1x0x1x3xui8>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<1x0x1x3xui8>) -> tensor<2x0x2x3xui8>
    %16 = stablehlo.reshape %15 : (tensor<2x0x2x3xui8>) -> tensor<0x6xui8>
    return %0, %1, %2, %4, %5, %7, %8, %10, %13, %16 : tensor<3x0xui8>, tensor<3x0xui8>, tensor<0x3xui8>, tensor<2x3xui8>, tensor<0x3xui8>, tensor<2x0x3xui8>, tensor<2x2xui8>, tensor<0xui8>, tensor<2x0x3xui8>, tensor<0x6xui8>
  }
  func.func private @_pad(%arg0: tensor<2x0xui8>, %arg1: tensor<i64>) -> tensor<2x2xui8> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui8>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 2], interior = [0, 0] : (tensor<2x0xui8>, tensor<ui8>) -> tensor<2x2xui8>
    return %1 : tensor<2x2xui8>
  }
}

// -----

// more_empty: indexing ui8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<0x3xui8>)
    %e:5 = call @expected() : () -> (tensor<0x2xui8>, tensor<0x3xui8>, tensor<4x3xui8>, tensor<0x2xui8>, tensor<4x3xui8>)
    %r:5 = call @program(%i#0) : (tensor<0x3xui8>) -> (tensor<0x2xui8>, tensor<0x3xui8>, tensor<4x3xui8>, tensor<0x2xui8>, tensor<4x3xui8>)
    check.expect_eq %r#0, %e#0 : tensor<0x2xui8>
    check.expect_eq %r#1, %e#1 : tensor<0x3xui8>
    check.expect_eq %r#2, %e#2 : tensor<4x3xui8>
    check.expect_eq %r#3, %e#3 : tensor<0x2xui8>
    check.expect_eq %r#4, %e#4 : tensor<4x3xui8>
    return
  }
  func.func private @inputs() -> (tensor<0x3xui8>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xui8>
    return %0 : tensor<0x3xui8>
  }
  func.func private @expected() -> (tensor<0x2xui8>, tensor<0x3xui8>, tensor<4x3xui8>, tensor<0x2xui8>, tensor<4x3xui8>) {
    %0 = stablehlo.constant dense<> : tensor<0x2xui8>
    %1 = stablehlo.constant dense<> : tensor<0x3xui8>
    %2 = stablehlo.constant dense<"0x010101010101010101010101"> : tensor<4x3xui8>
    %3 = stablehlo.constant dense<> : tensor<0x2xui8>
    %4 = stablehlo.constant dense<"0x010101010101010101010101"> : tensor<4x3xui8>
    return %0, %1, %2, %3, %4 : tensor<0x2xui8>, tensor<0x3xui8>, tensor<4x3xui8>, tensor<0x2xui8>, tensor<4x3xui8>
  }
  func.func private @program(%arg0: tensor<0x3xui8>) -> (tensor<0x2xui8> {jax.result_info = "result[0]"}, tensor<0x3xui8> {jax.result_info = "result[1]"}, tensor<4x3xui8> {jax.result_info = "result[2]"}, tensor<0x2xui8> {jax.result_info = "result[3]"}, tensor<4x3xui8> {jax.result_info = "result[4]"}) {
    %c = stablehlo.constant dense<[0, 2]> : tensor<2xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<2xi64>
    %1 = stablehlo.compare LT, %c, %0, SIGNED : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %c_1 = stablehlo.constant dense<3> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<2xi64>
    %3 = stablehlo.add %c, %2 : tensor<2xi64>
    %4 = stablehlo.select %1, %3, %c : tensor<2xi1>, tensor<2xi64>
    %5 = stablehlo.convert %4 : (tensor<2xi64>) -> tensor<2xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<ui8>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui8>) -> tensor<0x2xui8>
    %c_3 = stablehlo.constant dense<1> : tensor<ui8>
    %8 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui8>) -> tensor<4x3xui8>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %10 = call @_take(%8, %9) : (tensor<4x3xui8>, tensor<0xi32>) -> tensor<0x3xui8>
    %c_5 = stablehlo.constant dense<1> : tensor<ui8>
    %11 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui8>) -> tensor<4x3xui8>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %14 = stablehlo.compare LT, %12, %13, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
    %c_8 = stablehlo.constant dense<4> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %16 = stablehlo.add %12, %15 : tensor<0xi32>
    %17 = stablehlo.select %14, %16, %12 : tensor<0xi1>, tensor<0xi32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<0xi32>) -> tensor<0x1xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i64>
    %c_10 = stablehlo.constant dense<1> : tensor<i64>
    %19 = stablehlo.dynamic_slice %arg0, %c_9, %c_10, sizes = [0, 2] : (tensor<0x3xui8>, tensor<i64>, tensor<i64>) -> tensor<0x2xui8>
    %c_11 = stablehlo.constant dense<1> : tensor<ui8>
    %20 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui8>) -> tensor<4x3xui8>
    %c_12 = stablehlo.constant dense<2> : tensor<i64>
    %c_13 = stablehlo.constant dense<0> : tensor<i64>
    %21 = stablehlo.dynamic_update_slice %20, %arg0, %c_12, %c_13 : (tensor<4x3xui8>, tensor<0x3xui8>, tensor<i64>, tensor<i64>) -> tensor<4x3xui8>
    return %7, %10, %11, %19, %21 : tensor<0x2xui8>, tensor<0x3xui8>, tensor<4x3xui8>, tensor<0x2xui8>, tensor<4x3xui8>
  }
  func.func private @_take(%arg0: tensor<4x3xui8>, %arg1: tensor<0xi32>) -> tensor<0x3xui8> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<0xi32>
    %4 = call @_where(%1, %3, %arg1) : (tensor<0xi1>, tensor<0xi32>, tensor<0xi32>) -> tensor<0xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<ui8>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui8>) -> tensor<0x3xui8>
    return %5 : tensor<0x3xui8>
  }
  func.func private @_where(%arg0: tensor<0xi1>, %arg1: tensor<0xi32>, %arg2: tensor<0xi32>) -> tensor<0xi32> {
    return %arg1 : tensor<0xi32>
  }
}

// -----

// more_empty: scalars ui8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<ui8>)
    %e:8 = call @expected() : () -> (tensor<1x1xui8>, tensor<1xui8>, tensor<2x3xui8>, tensor<i1>, tensor<2xui8>, tensor<ui8>, tensor<2xui8>, tensor<f32>)
    %r:8 = call @program(%i#0) : (tensor<ui8>) -> (tensor<1x1xui8>, tensor<1xui8>, tensor<2x3xui8>, tensor<i1>, tensor<2xui8>, tensor<ui8>, tensor<2xui8>, tensor<f32>)
    check.expect_eq %r#0, %e#0 : tensor<1x1xui8>
    check.expect_eq %r#1, %e#1 : tensor<1xui8>
    check.expect_eq %r#2, %e#2 : tensor<2x3xui8>
    check.expect_eq %r#3, %e#3 : tensor<i1>
    check.expect_eq %r#4, %e#4 : tensor<2xui8>
    check.expect_eq %r#5, %e#5 : tensor<ui8>
    check.expect_eq %r#6, %e#6 : tensor<2xui8>
    check.expect_close %r#7, %e#7, max_ulp_difference = 0 : tensor<f32>, tensor<f32>
    return
  }
  func.func private @inputs() -> (tensor<ui8>) {
    %0 = stablehlo.constant dense<"0x01"> : tensor<ui8>
    return %0 : tensor<ui8>
  }
  func.func private @expected() -> (tensor<1x1xui8>, tensor<1xui8>, tensor<2x3xui8>, tensor<i1>, tensor<2xui8>, tensor<ui8>, tensor<2xui8>, tensor<f32>) {
    %0 = stablehlo.constant dense<"0x01"> : tensor<1x1xui8>
    %1 = stablehlo.constant dense<"0x01"> : tensor<1xui8>
    %2 = stablehlo.constant dense<"0x010101010101"> : tensor<2x3xui8>
    %3 = stablehlo.constant dense<true> : tensor<i1>
    %4 = stablehlo.constant dense<"0x0101"> : tensor<2xui8>
    %5 = stablehlo.constant dense<"0x01"> : tensor<ui8>
    %6 = stablehlo.constant dense<"0x0101"> : tensor<2xui8>
    %7 = stablehlo.constant dense<"0x0000803F"> : tensor<f32>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<1x1xui8>, tensor<1xui8>, tensor<2x3xui8>, tensor<i1>, tensor<2xui8>, tensor<ui8>, tensor<2xui8>, tensor<f32>
  }
  func.func private @program(%arg0: tensor<ui8>) -> (tensor<1x1xui8> {jax.result_info = "result[0]"}, tensor<1xui8> {jax.result_info = "result[1]"}, tensor<2x3xui8> {jax.result_info = "result[2]"}, tensor<i1> {jax.result_info = "result[3]"}, tensor<2xui8> {jax.result_info = "result[4]"}, tensor<ui8> {jax.result_info = "result[5]"}, tensor<2xui8> {jax.result_info = "result[6]"}, tensor<f32> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<ui8>) -> tensor<1x1xui8>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui8>) -> tensor<1xui8>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui8>) -> tensor<2x3xui8>
    %3 = stablehlo.compare EQ, %arg0, %arg0, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui8>) -> tensor<1xui8>
    %5 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui8>) -> tensor<1xui8>
    %6 = stablehlo.concatenate %4, %5, dim = 0 : (tensor<1xui8>, tensor<1xui8>) -> tensor<2xui8>
    %7 = stablehlo.compare EQ, %arg0, %arg0, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %8 = stablehlo.select %7, %arg0, %arg0 : tensor<i1>, tensor<ui8>
    %9 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui8>) -> tensor<2xui8>
    %10 = stablehlo.convert %arg0 : (tensor<ui8>) -> tensor<f32>
    return %0, %1, %2, %3, %6, %8, %9, %10 : tensor<1x1xui8>, tensor<1xui8>, tensor<2x3xui8>, tensor<i1>, tensor<2xui8>, tensor<ui8>, tensor<2xui8>, tensor<f32>
  }
}

// -----

// more_empty: arithmetic ui8
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<0x3xui8>, tensor<ui8>)
    %e:8 = call @expected() : () -> (tensor<0x3xui8>, tensor<0x3xui8>, tensor<0x3xui8>, tensor<0x2xui8>, tensor<2x3xui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>)
    %r:8 = call @program(%i#0, %i#1) : (tensor<0x3xui8>, tensor<ui8>) -> (tensor<0x3xui8>, tensor<0x3xui8>, tensor<0x3xui8>, tensor<0x2xui8>, tensor<2x3xui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>)
    check.expect_eq %r#0, %e#0 : tensor<0x3xui8>
    check.expect_eq %r#1, %e#1 : tensor<0x3xui8>
    check.expect_eq %r#2, %e#2 : tensor<0x3xui8>
    check.expect_eq %r#3, %e#3 : tensor<0x2xui8>
    check.expect_eq %r#4, %e#4 : tensor<2x3xui8>
    check.expect_eq %r#5, %e#5 : tensor<ui8>
    check.expect_eq %r#6, %e#6 : tensor<ui8>
    check.expect_eq %r#7, %e#7 : tensor<ui8>
    return
  }
  func.func private @inputs() -> (tensor<0x3xui8>, tensor<ui8>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xui8>
    %1 = stablehlo.constant dense<"0x01"> : tensor<ui8>
    return %0, %1 : tensor<0x3xui8>, tensor<ui8>
  }
  func.func private @expected() -> (tensor<0x3xui8>, tensor<0x3xui8>, tensor<0x3xui8>, tensor<0x2xui8>, tensor<2x3xui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xui8>
    %1 = stablehlo.constant dense<> : tensor<0x3xui8>
    %2 = stablehlo.constant dense<> : tensor<0x3xui8>
    %3 = stablehlo.constant dense<> : tensor<0x2xui8>
    %4 = stablehlo.constant dense<"0x000000000000"> : tensor<2x3xui8>
    %5 = stablehlo.constant dense<"0x02"> : tensor<ui8>
    %6 = stablehlo.constant dense<"0x00"> : tensor<ui8>
    %7 = stablehlo.constant dense<"0x01"> : tensor<ui8>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<0x3xui8>, tensor<0x3xui8>, tensor<0x3xui8>, tensor<0x2xui8>, tensor<2x3xui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>
  }
  func.func private @program(%arg0: tensor<0x3xui8>, %arg1: tensor<ui8>) -> (tensor<0x3xui8> {jax.result_info = "result[0]"}, tensor<0x3xui8> {jax.result_info = "result[1]"}, tensor<0x3xui8> {jax.result_info = "result[2]"}, tensor<0x2xui8> {jax.result_info = "result[3]"}, tensor<2x3xui8> {jax.result_info = "result[4]"}, tensor<ui8> {jax.result_info = "result[5]"}, tensor<ui8> {jax.result_info = "result[6]"}, tensor<ui8> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.add %arg0, %arg0 : tensor<0x3xui8>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui8>) -> tensor<0x3xui8>
    %2 = stablehlo.multiply %arg0, %1 : tensor<0x3xui8>
    %3 = stablehlo.negate %arg0 : tensor<0x3xui8>
    %c = stablehlo.constant dense<1> : tensor<ui8>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<3x2xui8>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<0x3xui8>, tensor<3x2xui8>) -> tensor<0x2xui8>
    %c_0 = stablehlo.constant dense<1> : tensor<ui8>
    %6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui8>) -> tensor<2x0xui8>
    %7 = stablehlo.dot_general %6, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x0xui8>, tensor<0x3xui8>) -> tensor<2x3xui8>
    %8 = stablehlo.add %arg1, %arg1 : tensor<ui8>
    %9 = stablehlo.multiply %arg1, %arg1 : tensor<ui8>
    %10 = stablehlo.subtract %9, %arg1 : tensor<ui8>
    %11 = stablehlo.dot_general %arg1, %arg1, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    return %0, %2, %3, %5, %7, %8, %10, %11 : tensor<0x3xui8>, tensor<0x3xui8>, tensor<0x3xui8>, tensor<0x2xui8>, tensor<2x3xui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>
  }
}

// -----

// more_empty: reductions ui8
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<0x3xui8>, tensor<2x0xui8>)
    %e:7 = call @expected() : () -> (tensor<ui64>, tensor<3xui64>, tensor<0xui64>, tensor<3xui64>, tensor<2xui64>, tensor<0x3xui8>, tensor<ui64>)
    %r:7 = call @program(%i#0, %i#1) : (tensor<0x3xui8>, tensor<2x0xui8>) -> (tensor<ui64>, tensor<3xui64>, tensor<0xui64>, tensor<3xui64>, tensor<2xui64>, tensor<0x3xui8>, tensor<ui64>)
    check.expect_eq %r#0, %e#0 : tensor<ui64>
    check.expect_eq %r#1, %e#1 : tensor<3xui64>
    check.expect_eq %r#2, %e#2 : tensor<0xui64>
    check.expect_eq %r#3, %e#3 : tensor<3xui64>
    check.expect_eq %r#4, %e#4 : tensor<2xui64>
    check.expect_eq %r#5, %e#5 : tensor<0x3xui8>
    check.expect_eq %r#6, %e#6 : tensor<ui64>
    return
  }
  func.func private @inputs() -> (tensor<0x3xui8>, tensor<2x0xui8>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xui8>
    %1 = stablehlo.constant dense<> : tensor<2x0xui8>
    return %0, %1 : tensor<0x3xui8>, tensor<2x0xui8>
  }
  func.func private @expected() -> (tensor<ui64>, tensor<3xui64>, tensor<0xui64>, tensor<3xui64>, tensor<2xui64>, tensor<0x3xui8>, tensor<ui64>) {
    %0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<ui64>
    %1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<3xui64>
    %2 = stablehlo.constant dense<> : tensor<0xui64>
    %3 = stablehlo.constant dense<"0x010000000000000001000000000000000100000000000000"> : tensor<3xui64>
    %4 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<2xui64>
    %5 = stablehlo.constant dense<> : tensor<0x3xui8>
    %6 = stablehlo.constant dense<"0x0000000000000000"> : tensor<ui64>
    return %0, %1, %2, %3, %4, %5, %6 : tensor<ui64>, tensor<3xui64>, tensor<0xui64>, tensor<3xui64>, tensor<2xui64>, tensor<0x3xui8>, tensor<ui64>
  }
  func.func private @program(%arg0: tensor<0x3xui8>, %arg1: tensor<2x0xui8>) -> (tensor<ui64> {jax.result_info = "result[0]"}, tensor<3xui64> {jax.result_info = "result[1]"}, tensor<0xui64> {jax.result_info = "result[2]"}, tensor<3xui64> {jax.result_info = "result[3]"}, tensor<2xui64> {jax.result_info = "result[4]"}, tensor<0x3xui8> {jax.result_info = "result[5]"}, tensor<ui64> {jax.result_info = "result[6]"}) {
    %0 = stablehlo.convert %arg0 : (tensor<0x3xui8>) -> tensor<0x3xui64>
    %c = stablehlo.constant dense<0> : tensor<ui64>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.add across dimensions = [0, 1] : (tensor<0x3xui64>, tensor<ui64>) -> tensor<ui64>
    %2 = stablehlo.convert %arg0 : (tensor<0x3xui8>) -> tensor<0x3xui64>
    %c_0 = stablehlo.constant dense<0> : tensor<ui64>
    %3 = stablehlo.reduce(%2 init: %c_0) applies stablehlo.add across dimensions = [0] : (tensor<0x3xui64>, tensor<ui64>) -> tensor<3xui64>
    %4 = stablehlo.convert %arg0 : (tensor<0x3xui8>) -> tensor<0x3xui64>
    %c_1 = stablehlo.constant dense<0> : tensor<ui64>
    %5 = stablehlo.reduce(%4 init: %c_1) applies stablehlo.add across dimensions = [1] : (tensor<0x3xui64>, tensor<ui64>) -> tensor<0xui64>
    %6 = stablehlo.convert %arg0 : (tensor<0x3xui8>) -> tensor<0x3xui64>
    %c_2 = stablehlo.constant dense<1> : tensor<ui64>
    %7 = stablehlo.reduce(%6 init: %c_2) applies stablehlo.multiply across dimensions = [0] : (tensor<0x3xui64>, tensor<ui64>) -> tensor<3xui64>
    %8 = stablehlo.convert %arg1 : (tensor<2x0xui8>) -> tensor<2x0xui64>
    %c_3 = stablehlo.constant dense<0> : tensor<ui64>
    %9 = stablehlo.reduce(%8 init: %c_3) applies stablehlo.add across dimensions = [1] : (tensor<2x0xui64>, tensor<ui64>) -> tensor<2xui64>
    %10 = call @cumsum(%arg0) : (tensor<0x3xui8>) -> tensor<0x3xui8>
    %c_4 = stablehlo.constant dense<0> : tensor<ui8>
    %11 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui8>) -> tensor<0xui8>
    %12 = stablehlo.convert %11 : (tensor<0xui8>) -> tensor<0xui64>
    %c_5 = stablehlo.constant dense<0> : tensor<ui64>
    %13 = stablehlo.reduce(%12 init: %c_5) applies stablehlo.add across dimensions = [0] : (tensor<0xui64>, tensor<ui64>) -> tensor<ui64>
    return %1, %3, %5, %7, %9, %10, %13 : tensor<ui64>, tensor<3xui64>, tensor<0xui64>, tensor<3xui64>, tensor<2xui64>, tensor<0x3xui8>, tensor<ui64>
  }
  func.func private @cumsum(%arg0: tensor<0x3xui8>) -> tensor<0x3xui8> {
    %0 = call @cumsum_0(%arg0) : (tensor<0x3xui8>) -> tensor<0x3xui8>
    return %0 : tensor<0x3xui8>
  }
  func.func private @cumsum_0(%arg0: tensor<0x3xui8>) -> tensor<0x3xui8> {
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<ui8>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<ui8>
      stablehlo.return %2 : tensor<ui8>
    }) : (tensor<0x3xui8>, tensor<ui8>) -> tensor<0x3xui8>
    return %1 : tensor<0x3xui8>
  }
}

// -----

// more_empty: sorting ui8
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<0x3xui8>, tensor<ui8>)
    %e:7 = call @expected() : () -> (tensor<0x3xui8>, tensor<0x3xui8>, tensor<0x3xi64>, tensor<i1>, tensor<i1>, tensor<0xui8>, tensor<3xui8>)
    %r:7 = call @program(%i#0, %i#1) : (tensor<0x3xui8>, tensor<ui8>) -> (tensor<0x3xui8>, tensor<0x3xui8>, tensor<0x3xi64>, tensor<i1>, tensor<i1>, tensor<0xui8>, tensor<3xui8>)
    check.expect_eq %r#0, %e#0 : tensor<0x3xui8>
    check.expect_eq %r#1, %e#1 : tensor<0x3xui8>
    check.expect_eq %r#2, %e#2 : tensor<0x3xi64>
    check.expect_eq %r#3, %e#3 : tensor<i1>
    check.expect_eq %r#4, %e#4 : tensor<i1>
    check.expect_eq %r#5, %e#5 : tensor<0xui8>
    check.expect_eq %r#6, %e#6 : tensor<3xui8>
    return
  }
  func.func private @inputs() -> (tensor<0x3xui8>, tensor<ui8>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xui8>
    %1 = stablehlo.constant dense<"0x01"> : tensor<ui8>
    return %0, %1 : tensor<0x3xui8>, tensor<ui8>
  }
  func.func private @expected() -> (tensor<0x3xui8>, tensor<0x3xui8>, tensor<0x3xi64>, tensor<i1>, tensor<i1>, tensor<0xui8>, tensor<3xui8>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xui8>
    %1 = stablehlo.constant dense<> : tensor<0x3xui8>
    %2 = stablehlo.constant dense<> : tensor<0x3xi64>
    %3 = stablehlo.constant dense<false> : tensor<i1>
    %4 = stablehlo.constant dense<true> : tensor<i1>
    %5 = stablehlo.constant dense<> : tensor<0xui8>
    %6 = stablehlo.constant dense<"0x010101"> : tensor<3xui8>
    return %0, %1, %2, %3, %4, %5, %6 : tensor<0x3xui8>, tensor<0x3xui8>, tensor<0x3xi64>, tensor<i1>, tensor<i1>, tensor<0xui8>, tensor<3xui8>
  }
  func.func private @program(%arg0: tensor<0x3xui8>, %arg1: tensor<ui8>) -> (tensor<0x3xui8> {jax.result_info = "result[0]"}, tensor<0x3xui8> {jax.result_info = "result[1]"}, tensor<0x3xi64> {jax.result_info = "result[2]"}, tensor<i1> {jax.result_info = "result[3]"}, tensor<i1> {jax.result_info = "result[4]"}, tensor<0xui8> {jax.result_info = "result[5]"}, tensor<3xui8> {jax.result_info = "result[6]"}) {
    %0 = call @sort(%arg0) : (tensor<0x3xui8>) -> tensor<0x3xui8>
    %1 = call @sort_0(%arg0) : (tensor<0x3xui8>) -> tensor<0x3xui8>
    %2 = call @argsort(%arg0) : (tensor<0x3xui8>) -> tensor<0x3xi64>
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<0x3xui8>
    %4 = stablehlo.compare NE, %arg0, %3, UNSIGNED : (tensor<0x3xui8>, tensor<0x3xui8>) -> tensor<0x3xi1>
    %5 = stablehlo.convert %4 : tensor<0x3xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %6 = stablehlo.reduce(%5 init: %c_0) applies stablehlo.or across dimensions = [0, 1] : (tensor<0x3xi1>, tensor<i1>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<0> : tensor<ui8>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui8>) -> tensor<0x3xui8>
    %8 = stablehlo.compare NE, %arg0, %7, UNSIGNED : (tensor<0x3xui8>, tensor<0x3xui8>) -> tensor<0x3xi1>
    %9 = stablehlo.convert %8 : tensor<0x3xi1>
    %c_2 = stablehlo.constant dense<true> : tensor<i1>
    %10 = stablehlo.reduce(%9 init: %c_2) applies stablehlo.and across dimensions = [0, 1] : (tensor<0x3xi1>, tensor<i1>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<0> : tensor<ui8>
    %11 = stablehlo.reduce(%arg0 init: %c_3) applies stablehlo.maximum across dimensions = [1] : (tensor<0x3xui8>, tensor<ui8>) -> tensor<0xui8>
    %c_4 = stablehlo.constant dense<0> : tensor<ui8>
    %12 = stablehlo.reduce(%arg0 init: %c_4) applies stablehlo.maximum across dimensions = [0] : (tensor<0x3xui8>, tensor<ui8>) -> tensor<3xui8>
    %13 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui8>) -> tensor<3xui8>
    %14 = stablehlo.maximum %13, %12 : tensor<3xui8>
    return %0, %1, %2, %6, %10, %11, %14 : tensor<0x3xui8>, tensor<0x3xui8>, tensor<0x3xi64>, tensor<i1>, tensor<i1>, tensor<0xui8>, tensor<3xui8>
  }
  func.func private @sort(%arg0: tensor<0x3xui8>) -> tensor<0x3xui8> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
      %1 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<0x3xui8>) -> tensor<0x3xui8>
    return %0 : tensor<0x3xui8>
  }
  func.func private @sort_0(%arg0: tensor<0x3xui8>) -> tensor<0x3xui8> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
      %1 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<0x3xui8>) -> tensor<0x3xui8>
    return %0 : tensor<0x3xui8>
  }
  func.func private @argsort(%arg0: tensor<0x3xui8>) -> tensor<0x3xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<0x3xi64>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %2 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<0x3xui8>, tensor<0x3xi64>) -> (tensor<0x3xui8>, tensor<0x3xi64>)
    return %1#1 : tensor<0x3xi64>
  }
}

// -----

// more_empty: moving c128
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<0x3xcomplex<f64>>, tensor<2x0xcomplex<f64>>)
    %e:10 = call @expected() : () -> (tensor<3x0xcomplex<f64>>, tensor<3x0xcomplex<f64>>, tensor<0x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>, tensor<0x3xcomplex<f64>>, tensor<2x0x3xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<0xcomplex<f64>>, tensor<2x0x3xcomplex<f64>>, tensor<0x6xcomplex<f64>>)
    %r:10 = call @program(%i#0, %i#1) : (tensor<0x3xcomplex<f64>>, tensor<2x0xcomplex<f64>>) -> (tensor<3x0xcomplex<f64>>, tensor<3x0xcomplex<f64>>, tensor<0x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>, tensor<0x3xcomplex<f64>>, tensor<2x0x3xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<0xcomplex<f64>>, tensor<2x0x3xcomplex<f64>>, tensor<0x6xcomplex<f64>>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<3x0xcomplex<f64>>, tensor<3x0xcomplex<f64>>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<3x0xcomplex<f64>>, tensor<3x0xcomplex<f64>>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<0x3xcomplex<f64>>, tensor<0x3xcomplex<f64>>
    check.expect_close %r#3, %e#3, max_ulp_difference = 0 : tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>
    check.expect_close %r#4, %e#4, max_ulp_difference = 0 : tensor<0x3xcomplex<f64>>, tensor<0x3xcomplex<f64>>
    check.expect_close %r#5, %e#5, max_ulp_difference = 0 : tensor<2x0x3xcomplex<f64>>, tensor<2x0x3xcomplex<f64>>
    check.expect_close %r#6, %e#6, max_ulp_difference = 0 : tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>
    check.expect_close %r#7, %e#7, max_ulp_difference = 0 : tensor<0xcomplex<f64>>, tensor<0xcomplex<f64>>
    check.expect_close %r#8, %e#8, max_ulp_difference = 0 : tensor<2x0x3xcomplex<f64>>, tensor<2x0x3xcomplex<f64>>
    check.expect_close %r#9, %e#9, max_ulp_difference = 0 : tensor<0x6xcomplex<f64>>, tensor<0x6xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<0x3xcomplex<f64>>, tensor<2x0xcomplex<f64>>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xcomplex<f64>>
    %1 = stablehlo.constant dense<> : tensor<2x0xcomplex<f64>>
    return %0, %1 : tensor<0x3xcomplex<f64>>, tensor<2x0xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<3x0xcomplex<f64>>, tensor<3x0xcomplex<f64>>, tensor<0x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>, tensor<0x3xcomplex<f64>>, tensor<2x0x3xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<0xcomplex<f64>>, tensor<2x0x3xcomplex<f64>>, tensor<0x6xcomplex<f64>>) {
    %0 = stablehlo.constant dense<> : tensor<3x0xcomplex<f64>>
    %1 = stablehlo.constant dense<> : tensor<3x0xcomplex<f64>>
    %2 = stablehlo.constant dense<> : tensor<0x3xcomplex<f64>>
    %3 = stablehlo.constant dense<"0x000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000"> : tensor<2x3xcomplex<f64>>
    %4 = stablehlo.constant dense<> : tensor<0x3xcomplex<f64>>
    %5 = stablehlo.constant dense<> : tensor<2x0x3xcomplex<f64>>
    %6 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x2xcomplex<f64>>
    %7 = stablehlo.constant dense<> : tensor<0xcomplex<f64>>
    %8 = stablehlo.constant dense<> : tensor<2x0x3xcomplex<f64>>
    %9 = stablehlo.constant dense<> : tensor<0x6xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : tensor<3x0xcomplex<f64>>, tensor<3x0xcomplex<f64>>, tensor<0x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>, tensor<0x3xcomplex<f64>>, tensor<2x0x3xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<0xcomplex<f64>>, tensor<2x0x3xcomplex<f64>>, tensor<0x6xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<0x3xcomplex<f64>>, %arg1: tensor<2x0xcomplex<f64>>) -> (tensor<3x0xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<3x0xcomplex<f64>> {jax.result_info = "result[1]"}, tensor<0x3xcomplex<f64>> {jax.result_info = "result[2]"}, tensor<2x3xcomplex<f64>> {jax.result_info = "result[3]"}, tensor<0x3xcomplex<f64>> {jax.result_info = "result[4]"}, tensor<2x0x3xcomplex<f64>> {jax.result_info = "result[5]"}, tensor<2x2xcomplex<f64>> {jax.result_info = "result[6]"}, tensor<0xcomplex<f64>> {jax.result_info = "result[7]"}, tensor<2x0x3xcomplex<f64>> {jax.result_info = "result[8]"}, tensor<0x6xcomplex<f64>> {jax.result_info = "result[9]"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<0x3xcomplex<f64>>) -> tensor<3x0xcomplex<f64>>
    %1 = stablehlo.reshape %arg0 : (tensor<0x3xcomplex<f64>>) -> tensor<3x0xcomplex<f64>>
    %2 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<0x3xcomplex<f64>>, tensor<0x3xcomplex<f64>>) -> tensor<0x3xcomplex<f64>>
    %cst = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
    %4 = stablehlo.concatenate %arg0, %3, dim = 0 : (tensor<0x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    %5 = stablehlo.reverse %arg0, dims = [1] : tensor<0x3xcomplex<f64>>
    %6 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<0x3xcomplex<f64>>) -> tensor<1x0x3xcomplex<f64>>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<1x0x3xcomplex<f64>>) -> tensor<2x0x3xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %8 = call @_pad(%arg1, %c) : (tensor<2x0xcomplex<f64>>, tensor<i64>) -> tensor<2x2xcomplex<f64>>
    %9 = stablehlo.slice %arg0 [0:0, 0:1] : (tensor<0x3xcomplex<f64>>) -> tensor<0x1xcomplex<f64>>
    %10 = stablehlo.reshape %9 : (tensor<0x1xcomplex<f64>>) -> tensor<0xcomplex<f64>>
    %11 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<0x3xcomplex<f64>>) -> tensor<1x0x3xcomplex<f64>>
    %12 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<0x3xcomplex<f64>>) -> tensor<1x0x3xcomplex<f64>>
    %13 = stablehlo.concatenate %11, %12, dim = 0 : (tensor<1x0x3xcomplex<f64>>, tensor<1x0x3xcomplex<f64>>) -> tensor<2x0x3xcomplex<f64>>
    %14 = stablehlo.reshape %arg0 : (tensor<0x3xcomplex<f64>>) -> tensor<1x0x1x3xcomplex<f64>>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<1x0x1x3xcomplex<f64>>) -> tensor<2x0x2x3xcomplex<f64>>
    %16 = stablehlo.reshape %15 : (tensor<2x0x2x3xcomplex<f64>>) -> tensor<0x6xcomplex<f64>>
    return %0, %1, %2, %4, %5, %7, %8, %10, %13, %16 : tensor<3x0xcomplex<f64>>, tensor<3x0xcomplex<f64>>, tensor<0x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>, tensor<0x3xcomplex<f64>>, tensor<2x0x3xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<0xcomplex<f64>>, tensor<2x0x3xcomplex<f64>>, tensor<0x6xcomplex<f64>>
  }
  func.func private @_pad(%arg0: tensor<2x0xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<2x2xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 2], interior = [0, 0] : (tensor<2x0xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x2xcomplex<f64>>
    return %1 : tensor<2x2xcomplex<f64>>
  }
}

// -----

// more_empty: indexing c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<0x3xcomplex<f64>>)
    %e:5 = call @expected() : () -> (tensor<0x2xcomplex<f64>>, tensor<0x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<0x2xcomplex<f64>>, tensor<4x3xcomplex<f64>>)
    %r:5 = call @program(%i#0) : (tensor<0x3xcomplex<f64>>) -> (tensor<0x2xcomplex<f64>>, tensor<0x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<0x2xcomplex<f64>>, tensor<4x3xcomplex<f64>>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<0x2xcomplex<f64>>, tensor<0x2xcomplex<f64>>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<0x3xcomplex<f64>>, tensor<0x3xcomplex<f64>>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>
    check.expect_close %r#3, %e#3, max_ulp_difference = 0 : tensor<0x2xcomplex<f64>>, tensor<0x2xcomplex<f64>>
    check.expect_close %r#4, %e#4, max_ulp_difference = 0 : tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<0x3xcomplex<f64>>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xcomplex<f64>>
    return %0 : tensor<0x3xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<0x2xcomplex<f64>>, tensor<0x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<0x2xcomplex<f64>>, tensor<4x3xcomplex<f64>>) {
    %0 = stablehlo.constant dense<> : tensor<0x2xcomplex<f64>>
    %1 = stablehlo.constant dense<> : tensor<0x3xcomplex<f64>>
    %2 = stablehlo.constant dense<"0x000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000"> : tensor<4x3xcomplex<f64>>
    %3 = stablehlo.constant dense<> : tensor<0x2xcomplex<f64>>
    %4 = stablehlo.constant dense<"0x000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000"> : tensor<4x3xcomplex<f64>>
    return %0, %1, %2, %3, %4 : tensor<0x2xcomplex<f64>>, tensor<0x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<0x2xcomplex<f64>>, tensor<4x3xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<0x3xcomplex<f64>>) -> (tensor<0x2xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<0x3xcomplex<f64>> {jax.result_info = "result[1]"}, tensor<4x3xcomplex<f64>> {jax.result_info = "result[2]"}, tensor<0x2xcomplex<f64>> {jax.result_info = "result[3]"}, tensor<4x3xcomplex<f64>> {jax.result_info = "result[4]"}) {
    %c = stablehlo.constant dense<[0, 2]> : tensor<2xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<2xi64>
    %1 = stablehlo.compare LT, %c, %0, SIGNED : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %c_1 = stablehlo.constant dense<3> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<2xi64>
    %3 = stablehlo.add %c, %2 : tensor<2xi64>
    %4 = stablehlo.select %1, %3, %c : tensor<2xi1>, tensor<2xi64>
    %5 = stablehlo.convert %4 : (tensor<2xi64>) -> tensor<2xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<0x2xcomplex<f64>>
    %cst_2 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f64>>) -> tensor<4x3xcomplex<f64>>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %10 = call @_take(%8, %9) : (tensor<4x3xcomplex<f64>>, tensor<0xi32>) -> tensor<0x3xcomplex<f64>>
    %cst_4 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<complex<f64>>) -> tensor<4x3xcomplex<f64>>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %14 = stablehlo.compare LT, %12, %13, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
    %c_7 = stablehlo.constant dense<4> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %16 = stablehlo.add %12, %15 : tensor<0xi32>
    %17 = stablehlo.select %14, %16, %12 : tensor<0xi1>, tensor<0xi32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<0xi32>) -> tensor<0x1xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i64>
    %c_9 = stablehlo.constant dense<1> : tensor<i64>
    %19 = stablehlo.dynamic_slice %arg0, %c_8, %c_9, sizes = [0, 2] : (tensor<0x3xcomplex<f64>>, tensor<i64>, tensor<i64>) -> tensor<0x2xcomplex<f64>>
    %cst_10 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %20 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<complex<f64>>) -> tensor<4x3xcomplex<f64>>
    %c_11 = stablehlo.constant dense<2> : tensor<i64>
    %c_12 = stablehlo.constant dense<0> : tensor<i64>
    %21 = stablehlo.dynamic_update_slice %20, %arg0, %c_11, %c_12 : (tensor<4x3xcomplex<f64>>, tensor<0x3xcomplex<f64>>, tensor<i64>, tensor<i64>) -> tensor<4x3xcomplex<f64>>
    return %7, %10, %11, %19, %21 : tensor<0x2xcomplex<f64>>, tensor<0x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<0x2xcomplex<f64>>, tensor<4x3xcomplex<f64>>
  }
  func.func private @_take(%arg0: tensor<4x3xcomplex<f64>>, %arg1: tensor<0xi32>) -> tensor<0x3xcomplex<f64>> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<0xi32>
    %4 = call @_where(%1, %3, %arg1) : (tensor<0xi1>, tensor<0xi32>, tensor<0xi32>) -> tensor<0xi32>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<0x3xcomplex<f64>>
    return %5 : tensor<0x3xcomplex<f64>>
  }
  func.func private @_where(%arg0: tensor<0xi1>, %arg1: tensor<0xi32>, %arg2: tensor<0xi32>) -> tensor<0xi32> {
    return %arg1 : tensor<0xi32>
  }
}

// -----

// more_empty: scalars c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<complex<f64>>)
    %e:8 = call @expected() : () -> (tensor<1x1xcomplex<f64>>, tensor<1xcomplex<f64>>, tensor<2x3xcomplex<f64>>, tensor<i1>, tensor<2xcomplex<f64>>, tensor<complex<f64>>, tensor<2xcomplex<f64>>, tensor<f64>)
    %r:8 = call @program(%i#0) : (tensor<complex<f64>>) -> (tensor<1x1xcomplex<f64>>, tensor<1xcomplex<f64>>, tensor<2x3xcomplex<f64>>, tensor<i1>, tensor<2xcomplex<f64>>, tensor<complex<f64>>, tensor<2xcomplex<f64>>, tensor<f64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<1x1xcomplex<f64>>, tensor<1x1xcomplex<f64>>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>
    check.expect_eq %r#3, %e#3 : tensor<i1>
    check.expect_close %r#4, %e#4, max_ulp_difference = 0 : tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>
    check.expect_close %r#5, %e#5, max_ulp_difference = 0 : tensor<complex<f64>>, tensor<complex<f64>>
    check.expect_close %r#6, %e#6, max_ulp_difference = 0 : tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>
    check.expect_close %r#7, %e#7, max_ulp_difference = 0 : tensor<f64>, tensor<f64>
    return
  }
  func.func private @inputs() -> (tensor<complex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000F03F0000000000000000"> : tensor<complex<f64>>
    return %0 : tensor<complex<f64>>
  }
  func.func private @expected() -> (tensor<1x1xcomplex<f64>>, tensor<1xcomplex<f64>>, tensor<2x3xcomplex<f64>>, tensor<i1>, tensor<2xcomplex<f64>>, tensor<complex<f64>>, tensor<2xcomplex<f64>>, tensor<f64>) {
    %0 = stablehlo.constant dense<"0x000000000000F03F0000000000000000"> : tensor<1x1xcomplex<f64>>
    %1 = stablehlo.constant dense<"0x000000000000F03F0000000000000000"> : tensor<1xcomplex<f64>>
    %2 = stablehlo.constant dense<"0x000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000"> : tensor<2x3xcomplex<f64>>
    %3 = stablehlo.constant dense<true> : tensor<i1>
    %4 = stablehlo.constant dense<"0x000000000000F03F0000000000000000000000000000F03F0000000000000000"> : tensor<2xcomplex<f64>>
    %5 = stablehlo.constant dense<"0x000000000000F03F0000000000000000"> : tensor<complex<f64>>
    %6 = stablehlo.constant dense<"0x000000000000F03F0000000000000000000000000000F03F0000000000000000"> : tensor<2xcomplex<f64>>
    %7 = stablehlo.constant dense<"0x000000000000F03F"> : tensor<f64>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<1x1xcomplex<f64>>, tensor<1xcomplex<f64>>, tensor<2x3xcomplex<f64>>, tensor<i1>, tensor<2xcomplex<f64>>, tensor<complex<f64>>, tensor<2xcomplex<f64>>, tensor<f64>
  }
  func.func private @program(%arg0: tensor<complex<f64>>) -> (tensor<1x1xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<1xcomplex<f64>> {jax.result_info = "result[1]"}, tensor<2x3xcomplex<f64>> {jax.result_info = "result[2]"}, tensor<i1> {jax.result_info = "result[3]"}, tensor<2xcomplex<f64>> {jax.result_info = "result[4]"}, tensor<complex<f64>> {jax.result_info = "result[5]"}, tensor<2xcomplex<f64>> {jax.result_info = "result[6]"}, tensor<f64> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<complex<f64>>) -> tensor<1x1xcomplex<f64>>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<complex<f64>>) -> tensor<1xcomplex<f64>>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
    %3 = stablehlo.compare EQ, %arg0, %arg0, FLOAT : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<i1>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<complex<f64>>) -> tensor<1xcomplex<f64>>
    %5 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<complex<f64>>) -> tensor<1xcomplex<f64>>
    %6 = stablehlo.concatenate %4, %5, dim = 0 : (tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    %7 = stablehlo.compare EQ, %arg0, %arg0, FLOAT : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<i1>
    %8 = stablehlo.select %7, %arg0, %arg0 : tensor<i1>, tensor<complex<f64>>
    %9 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
    %10 = stablehlo.real %arg0 : (tensor<complex<f64>>) -> tensor<f64>
    return %0, %1, %2, %3, %6, %8, %9, %10 : tensor<1x1xcomplex<f64>>, tensor<1xcomplex<f64>>, tensor<2x3xcomplex<f64>>, tensor<i1>, tensor<2xcomplex<f64>>, tensor<complex<f64>>, tensor<2xcomplex<f64>>, tensor<f64>
  }
}

// -----

// more_empty: arithmetic c128
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<0x3xcomplex<f64>>, tensor<complex<f64>>)
    %e:8 = call @expected() : () -> (tensor<0x3xcomplex<f64>>, tensor<0x3xcomplex<f64>>, tensor<0x3xcomplex<f64>>, tensor<0x2xcomplex<f64>>, tensor<2x3xcomplex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>)
    %r:8 = call @program(%i#0, %i#1) : (tensor<0x3xcomplex<f64>>, tensor<complex<f64>>) -> (tensor<0x3xcomplex<f64>>, tensor<0x3xcomplex<f64>>, tensor<0x3xcomplex<f64>>, tensor<0x2xcomplex<f64>>, tensor<2x3xcomplex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<0x3xcomplex<f64>>, tensor<0x3xcomplex<f64>>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<0x3xcomplex<f64>>, tensor<0x3xcomplex<f64>>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<0x3xcomplex<f64>>, tensor<0x3xcomplex<f64>>
    check.expect_close %r#3, %e#3, max_ulp_difference = 0 : tensor<0x2xcomplex<f64>>, tensor<0x2xcomplex<f64>>
    check.expect_close %r#4, %e#4, max_ulp_difference = 0 : tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>
    check.expect_close %r#5, %e#5, max_ulp_difference = 0 : tensor<complex<f64>>, tensor<complex<f64>>
    check.expect_close %r#6, %e#6, max_ulp_difference = 0 : tensor<complex<f64>>, tensor<complex<f64>>
    check.expect_close %r#7, %e#7, max_ulp_difference = 0 : tensor<complex<f64>>, tensor<complex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<0x3xcomplex<f64>>, tensor<complex<f64>>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xcomplex<f64>>
    %1 = stablehlo.constant dense<"0x000000000000F03F0000000000000000"> : tensor<complex<f64>>
    return %0, %1 : tensor<0x3xcomplex<f64>>, tensor<complex<f64>>
  }
  func.func private @expected() -> (tensor<0x3xcomplex<f64>>, tensor<0x3xcomplex<f64>>, tensor<0x3xcomplex<f64>>, tensor<0x2xcomplex<f64>>, tensor<2x3xcomplex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xcomplex<f64>>
    %1 = stablehlo.constant dense<> : tensor<0x3xcomplex<f64>>
    %2 = stablehlo.constant dense<> : tensor<0x3xcomplex<f64>>
    %3 = stablehlo.constant dense<> : tensor<0x2xcomplex<f64>>
    %4 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x3xcomplex<f64>>
    %5 = stablehlo.constant dense<"0x00000000000000400000000000000000"> : tensor<complex<f64>>
    %6 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<complex<f64>>
    %7 = stablehlo.constant dense<"0x000000000000F03F0000000000000000"> : tensor<complex<f64>>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<0x3xcomplex<f64>>, tensor<0x3xcomplex<f64>>, tensor<0x3xcomplex<f64>>, tensor<0x2xcomplex<f64>>, tensor<2x3xcomplex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>
  }
  func.func private @program(%arg0: tensor<0x3xcomplex<f64>>, %arg1: tensor<complex<f64>>) -> (tensor<0x3xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<0x3xcomplex<f64>> {jax.result_info = "result[1]"}, tensor<0x3xcomplex<f64>> {jax.result_info = "result[2]"}, tensor<0x2xcomplex<f64>> {jax.result_info = "result[3]"}, tensor<2x3xcomplex<f64>> {jax.result_info = "result[4]"}, tensor<complex<f64>> {jax.result_info = "result[5]"}, tensor<complex<f64>> {jax.result_info = "result[6]"}, tensor<complex<f64>> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.add %arg0, %arg0 : tensor<0x3xcomplex<f64>>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<complex<f64>>) -> tensor<0x3xcomplex<f64>>
    %2 = stablehlo.multiply %arg0, %1 : tensor<0x3xcomplex<f64>>
    %3 = stablehlo.negate %arg0 : tensor<0x3xcomplex<f64>>
    %cst = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<3x2xcomplex<f64>>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<0x3xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> tensor<0x2xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<2x0xcomplex<f64>>
    %7 = stablehlo.dot_general %6, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x0xcomplex<f64>>, tensor<0x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    %8 = stablehlo.add %arg1, %arg1 : tensor<complex<f64>>
    %9 = stablehlo.multiply %arg1, %arg1 : tensor<complex<f64>>
    %10 = stablehlo.subtract %9, %arg1 : tensor<complex<f64>>
    %11 = stablehlo.dot_general %arg1, %arg1, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
    return %0, %2, %3, %5, %7, %8, %10, %11 : tensor<0x3xcomplex<f64>>, tensor<0x3xcomplex<f64>>, tensor<0x3xcomplex<f64>>, tensor<0x2xcomplex<f64>>, tensor<2x3xcomplex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>
  }
}

// -----

// more_empty: reductions c128
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<0x3xcomplex<f64>>, tensor<2x0xcomplex<f64>>)
    %e:7 = call @expected() : () -> (tensor<complex<f64>>, tensor<3xcomplex<f64>>, tensor<0xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<2xcomplex<f64>>, tensor<0x3xcomplex<f64>>, tensor<complex<f64>>)
    %r:7 = call @program(%i#0, %i#1) : (tensor<0x3xcomplex<f64>>, tensor<2x0xcomplex<f64>>) -> (tensor<complex<f64>>, tensor<3xcomplex<f64>>, tensor<0xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<2xcomplex<f64>>, tensor<0x3xcomplex<f64>>, tensor<complex<f64>>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<complex<f64>>, tensor<complex<f64>>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<0xcomplex<f64>>, tensor<0xcomplex<f64>>
    check.expect_close %r#3, %e#3, max_ulp_difference = 0 : tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>
    check.expect_close %r#4, %e#4, max_ulp_difference = 0 : tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>
    check.expect_close %r#5, %e#5, max_ulp_difference = 0 : tensor<0x3xcomplex<f64>>, tensor<0x3xcomplex<f64>>
    check.expect_close %r#6, %e#6, max_ulp_difference = 0 : tensor<complex<f64>>, tensor<complex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<0x3xcomplex<f64>>, tensor<2x0xcomplex<f64>>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xcomplex<f64>>
    %1 = stablehlo.constant dense<> : tensor<2x0xcomplex<f64>>
    return %0, %1 : tensor<0x3xcomplex<f64>>, tensor<2x0xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<complex<f64>>, tensor<3xcomplex<f64>>, tensor<0xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<2xcomplex<f64>>, tensor<0x3xcomplex<f64>>, tensor<complex<f64>>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<complex<f64>>
    %1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3xcomplex<f64>>
    %2 = stablehlo.constant dense<> : tensor<0xcomplex<f64>>
    %3 = stablehlo.constant dense<"0x000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000"> : tensor<3xcomplex<f64>>
    %4 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<2xcomplex<f64>>
    %5 = stablehlo.constant dense<> : tensor<0x3xcomplex<f64>>
    %6 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<complex<f64>>
    return %0, %1, %2, %3, %4, %5, %6 : tensor<complex<f64>>, tensor<3xcomplex<f64>>, tensor<0xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<2xcomplex<f64>>, tensor<0x3xcomplex<f64>>, tensor<complex<f64>>
  }
  func.func private @program(%arg0: tensor<0x3xcomplex<f64>>, %arg1: tensor<2x0xcomplex<f64>>) -> (tensor<complex<f64>> {jax.result_info = "result[0]"}, tensor<3xcomplex<f64>> {jax.result_info = "result[1]"}, tensor<0xcomplex<f64>> {jax.result_info = "result[2]"}, tensor<3xcomplex<f64>> {jax.result_info = "result[3]"}, tensor<2xcomplex<f64>> {jax.result_info = "result[4]"}, tensor<0x3xcomplex<f64>> {jax.result_info = "result[5]"}, tensor<complex<f64>> {jax.result_info = "result[6]"}) {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<0x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
    %cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<0x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3xcomplex<f64>>
    %cst_1 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %2 = stablehlo.reduce(%arg0 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<0x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<0xcomplex<f64>>
    %cst_2 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %3 = stablehlo.reduce(%arg0 init: %cst_2) applies stablehlo.multiply across dimensions = [0] : (tensor<0x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3xcomplex<f64>>
    %cst_3 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %4 = stablehlo.reduce(%arg1 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<2x0xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
    %5 = call @cumsum(%arg0) : (tensor<0x3xcomplex<f64>>) -> tensor<0x3xcomplex<f64>>
    %cst_4 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %6 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<complex<f64>>) -> tensor<0xcomplex<f64>>
    %cst_5 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %7 = stablehlo.reduce(%6 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<0xcomplex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
    return %0, %1, %2, %3, %4, %5, %7 : tensor<complex<f64>>, tensor<3xcomplex<f64>>, tensor<0xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<2xcomplex<f64>>, tensor<0x3xcomplex<f64>>, tensor<complex<f64>>
  }
  func.func private @cumsum(%arg0: tensor<0x3xcomplex<f64>>) -> tensor<0x3xcomplex<f64>> {
    %0 = call @cumsum_0(%arg0) : (tensor<0x3xcomplex<f64>>) -> tensor<0x3xcomplex<f64>>
    return %0 : tensor<0x3xcomplex<f64>>
  }
  func.func private @cumsum_0(%arg0: tensor<0x3xcomplex<f64>>) -> tensor<0x3xcomplex<f64>> {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<complex<f64>>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<complex<f64>>, %arg2: tensor<complex<f64>>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<complex<f64>>
      stablehlo.return %2 : tensor<complex<f64>>
    }) : (tensor<0x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<0x3xcomplex<f64>>
    return %1 : tensor<0x3xcomplex<f64>>
  }
}

// -----

// more_empty: moving i64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<0x3xi64>, tensor<2x0xi64>)
    %e:10 = call @expected() : () -> (tensor<3x0xi64>, tensor<3x0xi64>, tensor<0x3xi64>, tensor<2x3xi64>, tensor<0x3xi64>, tensor<2x0x3xi64>, tensor<2x2xi64>, tensor<0xi64>, tensor<2x0x3xi64>, tensor<0x6xi64>)
    %r:10 = call @program(%i#0, %i#1) : (tensor<0x3xi64>, tensor<2x0xi64>) -> (tensor<3x0xi64>, tensor<3x0xi64>, tensor<0x3xi64>, tensor<2x3xi64>, tensor<0x3xi64>, tensor<2x0x3xi64>, tensor<2x2xi64>, tensor<0xi64>, tensor<2x0x3xi64>, tensor<0x6xi64>)
    check.expect_eq %r#0, %e#0 : tensor<3x0xi64>
    check.expect_eq %r#1, %e#1 : tensor<3x0xi64>
    check.expect_eq %r#2, %e#2 : tensor<0x3xi64>
    check.expect_eq %r#3, %e#3 : tensor<2x3xi64>
    check.expect_eq %r#4, %e#4 : tensor<0x3xi64>
    check.expect_eq %r#5, %e#5 : tensor<2x0x3xi64>
    check.expect_eq %r#6, %e#6 : tensor<2x2xi64>
    check.expect_eq %r#7, %e#7 : tensor<0xi64>
    check.expect_eq %r#8, %e#8 : tensor<2x0x3xi64>
    check.expect_eq %r#9, %e#9 : tensor<0x6xi64>
    return
  }
  func.func private @inputs() -> (tensor<0x3xi64>, tensor<2x0xi64>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xi64>
    %1 = stablehlo.constant dense<> : tensor<2x0xi64>
    return %0, %1 : tensor<0x3xi64>, tensor<2x0xi64>
  }
  func.func private @expected() -> (tensor<3x0xi64>, tensor<3x0xi64>, tensor<0x3xi64>, tensor<2x3xi64>, tensor<0x3xi64>, tensor<2x0x3xi64>, tensor<2x2xi64>, tensor<0xi64>, tensor<2x0x3xi64>, tensor<0x6xi64>) {
    %0 = stablehlo.constant dense<> : tensor<3x0xi64>
    %1 = stablehlo.constant dense<> : tensor<3x0xi64>
    %2 = stablehlo.constant dense<> : tensor<0x3xi64>
    %3 = stablehlo.constant dense<"0x010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000"> : tensor<2x3xi64>
    %4 = stablehlo.constant dense<> : tensor<0x3xi64>
    %5 = stablehlo.constant dense<> : tensor<2x0x3xi64>
    %6 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x2xi64>
    %7 = stablehlo.constant dense<> : tensor<0xi64>
    %8 = stablehlo.constant dense<> : tensor<2x0x3xi64>
    %9 = stablehlo.constant dense<> : tensor<0x6xi64>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : tensor<3x0xi64>, tensor<3x0xi64>, tensor<0x3xi64>, tensor<2x3xi64>, tensor<0x3xi64>, tensor<2x0x3xi64>, tensor<2x2xi64>, tensor<0xi64>, tensor<2x0x3xi64>, tensor<0x6xi64>
  }
  func.func private @program(%arg0: tensor<0x3xi64>, %arg1: tensor<2x0xi64>) -> (tensor<3x0xi64> {jax.result_info = "result[0]"}, tensor<3x0xi64> {jax.result_info = "result[1]"}, tensor<0x3xi64> {jax.result_info = "result[2]"}, tensor<2x3xi64> {jax.result_info = "result[3]"}, tensor<0x3xi64> {jax.result_info = "result[4]"}, tensor<2x0x3xi64> {jax.result_info = "result[5]"}, tensor<2x2xi64> {jax.result_info = "result[6]"}, tensor<0xi64> {jax.result_info = "result[7]"}, tensor<2x0x3xi64> {jax.result_info = "result[8]"}, tensor<0x6xi64> {jax.result_info = "result[9]"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<0x3xi64>) -> tensor<3x0xi64>
    %1 = stablehlo.reshape %arg0 : (tensor<0x3xi64>) -> tensor<3x0xi64>
    %2 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<0x3xi64>, tensor<0x3xi64>) -> tensor<0x3xi64>
    %c = stablehlo.constant dense<1> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
    %4 = stablehlo.concatenate %arg0, %3, dim = 0 : (tensor<0x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %5 = stablehlo.reverse %arg0, dims = [1] : tensor<0x3xi64>
    %6 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<0x3xi64>) -> tensor<1x0x3xi64>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<1x0x3xi64>) -> tensor<2x0x3xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %8 = call @_pad(%arg1, %c_0) : (tensor<2x0xi64>, tensor<i64>) -> tensor<2x2xi64>
    %9 = stablehlo.slice %arg0 [0:0, 0:1] : (tensor<0x3xi64>) -> tensor<0x1xi64>
    %10 = stablehlo.reshape %9 : (tensor<0x1xi64>) -> tensor<0xi64>
    %11 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<0x3xi64>) -> tensor<1x0x3xi64>
    %12 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<0x3xi64>) -> tensor<1x0x3xi64>
    %13 = stablehlo.concatenate %11, %12, dim = 0 : (tensor<1x0x3xi64>, tensor<1x0x3xi64>) -> tensor<2x0x3xi64>
    %14 = stablehlo.reshape %arg0 : (tensor<0x3xi64>) -> tensor<1x0x1x3xi64>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<1x0x1x3xi64>) -> tensor<2x0x2x3xi64>
    %16 = stablehlo.reshape %15 : (tensor<2x0x2x3xi64>) -> tensor<0x6xi64>
    return %0, %1, %2, %4, %5, %7, %8, %10, %13, %16 : tensor<3x0xi64>, tensor<3x0xi64>, tensor<0x3xi64>, tensor<2x3xi64>, tensor<0x3xi64>, tensor<2x0x3xi64>, tensor<2x2xi64>, tensor<0xi64>, tensor<2x0x3xi64>, tensor<0x6xi64>
  }
  func.func private @_pad(%arg0: tensor<2x0xi64>, %arg1: tensor<i64>) -> tensor<2x2xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 2], interior = [0, 0] : (tensor<2x0xi64>, tensor<i64>) -> tensor<2x2xi64>
    return %1 : tensor<2x2xi64>
  }
}

// -----

// more_empty: indexing i64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<0x3xi64>)
    %e:5 = call @expected() : () -> (tensor<0x2xi64>, tensor<0x3xi64>, tensor<4x3xi64>, tensor<0x2xi64>, tensor<4x3xi64>)
    %r:5 = call @program(%i#0) : (tensor<0x3xi64>) -> (tensor<0x2xi64>, tensor<0x3xi64>, tensor<4x3xi64>, tensor<0x2xi64>, tensor<4x3xi64>)
    check.expect_eq %r#0, %e#0 : tensor<0x2xi64>
    check.expect_eq %r#1, %e#1 : tensor<0x3xi64>
    check.expect_eq %r#2, %e#2 : tensor<4x3xi64>
    check.expect_eq %r#3, %e#3 : tensor<0x2xi64>
    check.expect_eq %r#4, %e#4 : tensor<4x3xi64>
    return
  }
  func.func private @inputs() -> (tensor<0x3xi64>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xi64>
    return %0 : tensor<0x3xi64>
  }
  func.func private @expected() -> (tensor<0x2xi64>, tensor<0x3xi64>, tensor<4x3xi64>, tensor<0x2xi64>, tensor<4x3xi64>) {
    %0 = stablehlo.constant dense<> : tensor<0x2xi64>
    %1 = stablehlo.constant dense<> : tensor<0x3xi64>
    %2 = stablehlo.constant dense<"0x010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000"> : tensor<4x3xi64>
    %3 = stablehlo.constant dense<> : tensor<0x2xi64>
    %4 = stablehlo.constant dense<"0x010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000"> : tensor<4x3xi64>
    return %0, %1, %2, %3, %4 : tensor<0x2xi64>, tensor<0x3xi64>, tensor<4x3xi64>, tensor<0x2xi64>, tensor<4x3xi64>
  }
  func.func private @program(%arg0: tensor<0x3xi64>) -> (tensor<0x2xi64> {jax.result_info = "result[0]"}, tensor<0x3xi64> {jax.result_info = "result[1]"}, tensor<4x3xi64> {jax.result_info = "result[2]"}, tensor<0x2xi64> {jax.result_info = "result[3]"}, tensor<4x3xi64> {jax.result_info = "result[4]"}) {
    %c = stablehlo.constant dense<[0, 2]> : tensor<2xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<2xi64>
    %1 = stablehlo.compare LT, %c, %0, SIGNED : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %c_1 = stablehlo.constant dense<3> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<2xi64>
    %3 = stablehlo.add %c, %2 : tensor<2xi64>
    %4 = stablehlo.select %1, %3, %c : tensor<2xi1>, tensor<2xi64>
    %5 = stablehlo.convert %4 : (tensor<2xi64>) -> tensor<2xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<0x2xi64>
    %c_3 = stablehlo.constant dense<1> : tensor<i64>
    %8 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<4x3xi64>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %10 = call @_take(%8, %9) : (tensor<4x3xi64>, tensor<0xi32>) -> tensor<0x3xi64>
    %c_5 = stablehlo.constant dense<1> : tensor<i64>
    %11 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i64>) -> tensor<4x3xi64>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %14 = stablehlo.compare LT, %12, %13, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
    %c_8 = stablehlo.constant dense<4> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %16 = stablehlo.add %12, %15 : tensor<0xi32>
    %17 = stablehlo.select %14, %16, %12 : tensor<0xi1>, tensor<0xi32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<0xi32>) -> tensor<0x1xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i64>
    %c_10 = stablehlo.constant dense<1> : tensor<i64>
    %19 = stablehlo.dynamic_slice %arg0, %c_9, %c_10, sizes = [0, 2] : (tensor<0x3xi64>, tensor<i64>, tensor<i64>) -> tensor<0x2xi64>
    %c_11 = stablehlo.constant dense<1> : tensor<i64>
    %20 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i64>) -> tensor<4x3xi64>
    %c_12 = stablehlo.constant dense<2> : tensor<i64>
    %c_13 = stablehlo.constant dense<0> : tensor<i64>
    %21 = stablehlo.dynamic_update_slice %20, %arg0, %c_12, %c_13 : (tensor<4x3xi64>, tensor<0x3xi64>, tensor<i64>, tensor<i64>) -> tensor<4x3xi64>
    return %7, %10, %11, %19, %21 : tensor<0x2xi64>, tensor<0x3xi64>, tensor<4x3xi64>, tensor<0x2xi64>, tensor<4x3xi64>
  }
  func.func private @_take(%arg0: tensor<4x3xi64>, %arg1: tensor<0xi32>) -> tensor<0x3xi64> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<0xi32>
    %4 = call @_where(%1, %3, %arg1) : (tensor<0xi1>, tensor<0xi32>, tensor<0xi32>) -> tensor<0xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<0x3xi64>
    return %5 : tensor<0x3xi64>
  }
  func.func private @_where(%arg0: tensor<0xi1>, %arg1: tensor<0xi32>, %arg2: tensor<0xi32>) -> tensor<0xi32> {
    return %arg1 : tensor<0xi32>
  }
}

// -----

// more_empty: scalars i64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<i64>)
    %e:8 = call @expected() : () -> (tensor<1x1xi64>, tensor<1xi64>, tensor<2x3xi64>, tensor<i1>, tensor<2xi64>, tensor<i64>, tensor<2xi64>, tensor<f32>)
    %r:8 = call @program(%i#0) : (tensor<i64>) -> (tensor<1x1xi64>, tensor<1xi64>, tensor<2x3xi64>, tensor<i1>, tensor<2xi64>, tensor<i64>, tensor<2xi64>, tensor<f32>)
    check.expect_eq %r#0, %e#0 : tensor<1x1xi64>
    check.expect_eq %r#1, %e#1 : tensor<1xi64>
    check.expect_eq %r#2, %e#2 : tensor<2x3xi64>
    check.expect_eq %r#3, %e#3 : tensor<i1>
    check.expect_eq %r#4, %e#4 : tensor<2xi64>
    check.expect_eq %r#5, %e#5 : tensor<i64>
    check.expect_eq %r#6, %e#6 : tensor<2xi64>
    check.expect_close %r#7, %e#7, max_ulp_difference = 0 : tensor<f32>, tensor<f32>
    return
  }
  func.func private @inputs() -> (tensor<i64>) {
    %0 = stablehlo.constant dense<"0x0100000000000000"> : tensor<i64>
    return %0 : tensor<i64>
  }
  func.func private @expected() -> (tensor<1x1xi64>, tensor<1xi64>, tensor<2x3xi64>, tensor<i1>, tensor<2xi64>, tensor<i64>, tensor<2xi64>, tensor<f32>) {
    %0 = stablehlo.constant dense<"0x0100000000000000"> : tensor<1x1xi64>
    %1 = stablehlo.constant dense<"0x0100000000000000"> : tensor<1xi64>
    %2 = stablehlo.constant dense<"0x010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000"> : tensor<2x3xi64>
    %3 = stablehlo.constant dense<true> : tensor<i1>
    %4 = stablehlo.constant dense<"0x01000000000000000100000000000000"> : tensor<2xi64>
    %5 = stablehlo.constant dense<"0x0100000000000000"> : tensor<i64>
    %6 = stablehlo.constant dense<"0x01000000000000000100000000000000"> : tensor<2xi64>
    %7 = stablehlo.constant dense<"0x0000803F"> : tensor<f32>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<1x1xi64>, tensor<1xi64>, tensor<2x3xi64>, tensor<i1>, tensor<2xi64>, tensor<i64>, tensor<2xi64>, tensor<f32>
  }
  func.func private @program(%arg0: tensor<i64>) -> (tensor<1x1xi64> {jax.result_info = "result[0]"}, tensor<1xi64> {jax.result_info = "result[1]"}, tensor<2x3xi64> {jax.result_info = "result[2]"}, tensor<i1> {jax.result_info = "result[3]"}, tensor<2xi64> {jax.result_info = "result[4]"}, tensor<i64> {jax.result_info = "result[5]"}, tensor<2xi64> {jax.result_info = "result[6]"}, tensor<f32> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<i64>) -> tensor<1x1xi64>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
    %3 = stablehlo.compare EQ, %arg0, %arg0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %5 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %6 = stablehlo.concatenate %4, %5, dim = 0 : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %7 = stablehlo.compare EQ, %arg0, %arg0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %8 = stablehlo.select %7, %arg0, %arg0 : tensor<i1>, tensor<i64>
    %9 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i64>) -> tensor<2xi64>
    %10 = stablehlo.convert %arg0 : (tensor<i64>) -> tensor<f32>
    return %0, %1, %2, %3, %6, %8, %9, %10 : tensor<1x1xi64>, tensor<1xi64>, tensor<2x3xi64>, tensor<i1>, tensor<2xi64>, tensor<i64>, tensor<2xi64>, tensor<f32>
  }
}

// -----

// more_empty: arithmetic i64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<0x3xi64>, tensor<i64>)
    %e:8 = call @expected() : () -> (tensor<0x3xi64>, tensor<0x3xi64>, tensor<0x3xi64>, tensor<0x2xi64>, tensor<2x3xi64>, tensor<i64>, tensor<i64>, tensor<i64>)
    %r:8 = call @program(%i#0, %i#1) : (tensor<0x3xi64>, tensor<i64>) -> (tensor<0x3xi64>, tensor<0x3xi64>, tensor<0x3xi64>, tensor<0x2xi64>, tensor<2x3xi64>, tensor<i64>, tensor<i64>, tensor<i64>)
    check.expect_eq %r#0, %e#0 : tensor<0x3xi64>
    check.expect_eq %r#1, %e#1 : tensor<0x3xi64>
    check.expect_eq %r#2, %e#2 : tensor<0x3xi64>
    check.expect_eq %r#3, %e#3 : tensor<0x2xi64>
    check.expect_eq %r#4, %e#4 : tensor<2x3xi64>
    check.expect_eq %r#5, %e#5 : tensor<i64>
    check.expect_eq %r#6, %e#6 : tensor<i64>
    check.expect_eq %r#7, %e#7 : tensor<i64>
    return
  }
  func.func private @inputs() -> (tensor<0x3xi64>, tensor<i64>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xi64>
    %1 = stablehlo.constant dense<"0x0100000000000000"> : tensor<i64>
    return %0, %1 : tensor<0x3xi64>, tensor<i64>
  }
  func.func private @expected() -> (tensor<0x3xi64>, tensor<0x3xi64>, tensor<0x3xi64>, tensor<0x2xi64>, tensor<2x3xi64>, tensor<i64>, tensor<i64>, tensor<i64>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xi64>
    %1 = stablehlo.constant dense<> : tensor<0x3xi64>
    %2 = stablehlo.constant dense<> : tensor<0x3xi64>
    %3 = stablehlo.constant dense<> : tensor<0x2xi64>
    %4 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x3xi64>
    %5 = stablehlo.constant dense<"0x0200000000000000"> : tensor<i64>
    %6 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
    %7 = stablehlo.constant dense<"0x0100000000000000"> : tensor<i64>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<0x3xi64>, tensor<0x3xi64>, tensor<0x3xi64>, tensor<0x2xi64>, tensor<2x3xi64>, tensor<i64>, tensor<i64>, tensor<i64>
  }
  func.func private @program(%arg0: tensor<0x3xi64>, %arg1: tensor<i64>) -> (tensor<0x3xi64> {jax.result_info = "result[0]"}, tensor<0x3xi64> {jax.result_info = "result[1]"}, tensor<0x3xi64> {jax.result_info = "result[2]"}, tensor<0x2xi64> {jax.result_info = "result[3]"}, tensor<2x3xi64> {jax.result_info = "result[4]"}, tensor<i64> {jax.result_info = "result[5]"}, tensor<i64> {jax.result_info = "result[6]"}, tensor<i64> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.add %arg0, %arg0 : tensor<0x3xi64>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i64>) -> tensor<0x3xi64>
    %2 = stablehlo.multiply %arg0, %1 : tensor<0x3xi64>
    %3 = stablehlo.negate %arg0 : tensor<0x3xi64>
    %c = stablehlo.constant dense<1> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x2xi64>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<0x3xi64>, tensor<3x2xi64>) -> tensor<0x2xi64>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<2x0xi64>
    %7 = stablehlo.dot_general %6, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x0xi64>, tensor<0x3xi64>) -> tensor<2x3xi64>
    %8 = stablehlo.add %arg1, %arg1 : tensor<i64>
    %9 = stablehlo.multiply %arg1, %arg1 : tensor<i64>
    %10 = stablehlo.subtract %9, %arg1 : tensor<i64>
    %11 = stablehlo.dot_general %arg1, %arg1, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<i64>, tensor<i64>) -> tensor<i64>
    return %0, %2, %3, %5, %7, %8, %10, %11 : tensor<0x3xi64>, tensor<0x3xi64>, tensor<0x3xi64>, tensor<0x2xi64>, tensor<2x3xi64>, tensor<i64>, tensor<i64>, tensor<i64>
  }
}

// -----

// more_empty: reductions i64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<0x3xi64>, tensor<2x0xi64>)
    %e:7 = call @expected() : () -> (tensor<i64>, tensor<3xi64>, tensor<0xi64>, tensor<3xi64>, tensor<2xi64>, tensor<0x3xi64>, tensor<i64>)
    %r:7 = call @program(%i#0, %i#1) : (tensor<0x3xi64>, tensor<2x0xi64>) -> (tensor<i64>, tensor<3xi64>, tensor<0xi64>, tensor<3xi64>, tensor<2xi64>, tensor<0x3xi64>, tensor<i64>)
    check.expect_eq %r#0, %e#0 : tensor<i64>
    check.expect_eq %r#1, %e#1 : tensor<3xi64>
    check.expect_eq %r#2, %e#2 : tensor<0xi64>
    check.expect_eq %r#3, %e#3 : tensor<3xi64>
    check.expect_eq %r#4, %e#4 : tensor<2xi64>
    check.expect_eq %r#5, %e#5 : tensor<0x3xi64>
    check.expect_eq %r#6, %e#6 : tensor<i64>
    return
  }
  func.func private @inputs() -> (tensor<0x3xi64>, tensor<2x0xi64>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xi64>
    %1 = stablehlo.constant dense<> : tensor<2x0xi64>
    return %0, %1 : tensor<0x3xi64>, tensor<2x0xi64>
  }
  func.func private @expected() -> (tensor<i64>, tensor<3xi64>, tensor<0xi64>, tensor<3xi64>, tensor<2xi64>, tensor<0x3xi64>, tensor<i64>) {
    %0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
    %1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<3xi64>
    %2 = stablehlo.constant dense<> : tensor<0xi64>
    %3 = stablehlo.constant dense<"0x010000000000000001000000000000000100000000000000"> : tensor<3xi64>
    %4 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<2xi64>
    %5 = stablehlo.constant dense<> : tensor<0x3xi64>
    %6 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
    return %0, %1, %2, %3, %4, %5, %6 : tensor<i64>, tensor<3xi64>, tensor<0xi64>, tensor<3xi64>, tensor<2xi64>, tensor<0x3xi64>, tensor<i64>
  }
  func.func private @program(%arg0: tensor<0x3xi64>, %arg1: tensor<2x0xi64>) -> (tensor<i64> {jax.result_info = "result[0]"}, tensor<3xi64> {jax.result_info = "result[1]"}, tensor<0xi64> {jax.result_info = "result[2]"}, tensor<3xi64> {jax.result_info = "result[3]"}, tensor<2xi64> {jax.result_info = "result[4]"}, tensor<0x3xi64> {jax.result_info = "result[5]"}, tensor<i64> {jax.result_info = "result[6]"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.add across dimensions = [0, 1] : (tensor<0x3xi64>, tensor<i64>) -> tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.reduce(%arg0 init: %c_0) applies stablehlo.add across dimensions = [0] : (tensor<0x3xi64>, tensor<i64>) -> tensor<3xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.reduce(%arg0 init: %c_1) applies stablehlo.add across dimensions = [1] : (tensor<0x3xi64>, tensor<i64>) -> tensor<0xi64>
    %c_2 = stablehlo.constant dense<1> : tensor<i64>
    %3 = stablehlo.reduce(%arg0 init: %c_2) applies stablehlo.multiply across dimensions = [0] : (tensor<0x3xi64>, tensor<i64>) -> tensor<3xi64>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.reduce(%arg1 init: %c_3) applies stablehlo.add across dimensions = [1] : (tensor<2x0xi64>, tensor<i64>) -> tensor<2xi64>
    %5 = call @cumsum(%arg0) : (tensor<0x3xi64>) -> tensor<0x3xi64>
    %c_4 = stablehlo.constant dense<0> : tensor<i64>
    %6 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i64>) -> tensor<0xi64>
    %c_5 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.reduce(%6 init: %c_5) applies stablehlo.add across dimensions = [0] : (tensor<0xi64>, tensor<i64>) -> tensor<i64>
    return %0, %1, %2, %3, %4, %5, %7 : tensor<i64>, tensor<3xi64>, tensor<0xi64>, tensor<3xi64>, tensor<2xi64>, tensor<0x3xi64>, tensor<i64>
  }
  func.func private @cumsum(%arg0: tensor<0x3xi64>) -> tensor<0x3xi64> {
    %0 = call @cumsum_0(%arg0) : (tensor<0x3xi64>) -> tensor<0x3xi64>
    return %0 : tensor<0x3xi64>
  }
  func.func private @cumsum_0(%arg0: tensor<0x3xi64>) -> tensor<0x3xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<0x3xi64>, tensor<i64>) -> tensor<0x3xi64>
    return %1 : tensor<0x3xi64>
  }
}

// -----

// more_empty: sorting i64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<0x3xi64>, tensor<i64>)
    %e:7 = call @expected() : () -> (tensor<0x3xi64>, tensor<0x3xi64>, tensor<0x3xi64>, tensor<i1>, tensor<i1>, tensor<0xi64>, tensor<3xi64>)
    %r:7 = call @program(%i#0, %i#1) : (tensor<0x3xi64>, tensor<i64>) -> (tensor<0x3xi64>, tensor<0x3xi64>, tensor<0x3xi64>, tensor<i1>, tensor<i1>, tensor<0xi64>, tensor<3xi64>)
    check.expect_eq %r#0, %e#0 : tensor<0x3xi64>
    check.expect_eq %r#1, %e#1 : tensor<0x3xi64>
    check.expect_eq %r#2, %e#2 : tensor<0x3xi64>
    check.expect_eq %r#3, %e#3 : tensor<i1>
    check.expect_eq %r#4, %e#4 : tensor<i1>
    check.expect_eq %r#5, %e#5 : tensor<0xi64>
    check.expect_eq %r#6, %e#6 : tensor<3xi64>
    return
  }
  func.func private @inputs() -> (tensor<0x3xi64>, tensor<i64>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xi64>
    %1 = stablehlo.constant dense<"0x0100000000000000"> : tensor<i64>
    return %0, %1 : tensor<0x3xi64>, tensor<i64>
  }
  func.func private @expected() -> (tensor<0x3xi64>, tensor<0x3xi64>, tensor<0x3xi64>, tensor<i1>, tensor<i1>, tensor<0xi64>, tensor<3xi64>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xi64>
    %1 = stablehlo.constant dense<> : tensor<0x3xi64>
    %2 = stablehlo.constant dense<> : tensor<0x3xi64>
    %3 = stablehlo.constant dense<false> : tensor<i1>
    %4 = stablehlo.constant dense<true> : tensor<i1>
    %5 = stablehlo.constant dense<> : tensor<0xi64>
    %6 = stablehlo.constant dense<"0x010000000000000001000000000000000100000000000000"> : tensor<3xi64>
    return %0, %1, %2, %3, %4, %5, %6 : tensor<0x3xi64>, tensor<0x3xi64>, tensor<0x3xi64>, tensor<i1>, tensor<i1>, tensor<0xi64>, tensor<3xi64>
  }
  func.func private @program(%arg0: tensor<0x3xi64>, %arg1: tensor<i64>) -> (tensor<0x3xi64> {jax.result_info = "result[0]"}, tensor<0x3xi64> {jax.result_info = "result[1]"}, tensor<0x3xi64> {jax.result_info = "result[2]"}, tensor<i1> {jax.result_info = "result[3]"}, tensor<i1> {jax.result_info = "result[4]"}, tensor<0xi64> {jax.result_info = "result[5]"}, tensor<3xi64> {jax.result_info = "result[6]"}) {
    %0 = call @sort(%arg0) : (tensor<0x3xi64>) -> tensor<0x3xi64>
    %1 = call @sort_0(%arg0) : (tensor<0x3xi64>) -> tensor<0x3xi64>
    %2 = call @argsort(%arg0) : (tensor<0x3xi64>) -> tensor<0x3xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<0x3xi64>
    %4 = stablehlo.compare NE, %arg0, %3, SIGNED : (tensor<0x3xi64>, tensor<0x3xi64>) -> tensor<0x3xi1>
    %5 = stablehlo.convert %4 : tensor<0x3xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %6 = stablehlo.reduce(%5 init: %c_0) applies stablehlo.or across dimensions = [0, 1] : (tensor<0x3xi1>, tensor<i1>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<0x3xi64>
    %8 = stablehlo.compare NE, %arg0, %7, SIGNED : (tensor<0x3xi64>, tensor<0x3xi64>) -> tensor<0x3xi1>
    %9 = stablehlo.convert %8 : tensor<0x3xi1>
    %c_2 = stablehlo.constant dense<true> : tensor<i1>
    %10 = stablehlo.reduce(%9 init: %c_2) applies stablehlo.and across dimensions = [0, 1] : (tensor<0x3xi1>, tensor<i1>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
    %11 = stablehlo.reduce(%arg0 init: %c_3) applies stablehlo.maximum across dimensions = [1] : (tensor<0x3xi64>, tensor<i64>) -> tensor<0xi64>
    %c_4 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
    %12 = stablehlo.reduce(%arg0 init: %c_4) applies stablehlo.maximum across dimensions = [0] : (tensor<0x3xi64>, tensor<i64>) -> tensor<3xi64>
    %13 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i64>) -> tensor<3xi64>
    %14 = stablehlo.maximum %13, %12 : tensor<3xi64>
    return %0, %1, %2, %6, %10, %11, %14 : tensor<0x3xi64>, tensor<0x3xi64>, tensor<0x3xi64>, tensor<i1>, tensor<i1>, tensor<0xi64>, tensor<3xi64>
  }
  func.func private @sort(%arg0: tensor<0x3xi64>) -> tensor<0x3xi64> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %1 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<0x3xi64>) -> tensor<0x3xi64>
    return %0 : tensor<0x3xi64>
  }
  func.func private @sort_0(%arg0: tensor<0x3xi64>) -> tensor<0x3xi64> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %1 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<0x3xi64>) -> tensor<0x3xi64>
    return %0 : tensor<0x3xi64>
  }
  func.func private @argsort(%arg0: tensor<0x3xi64>) -> tensor<0x3xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<0x3xi64>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %2 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<0x3xi64>, tensor<0x3xi64>) -> (tensor<0x3xi64>, tensor<0x3xi64>)
    return %1#1 : tensor<0x3xi64>
  }
}

// -----

// more_empty: convolution
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3x2x3x3xf32>)
    %e:1 = call @expected() : () -> (tensor<0x3x5x5xf32>)
    %r:1 = call @program(%i#0) : (tensor<3x2x3x3xf32>) -> (tensor<0x3x5x5xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<0x3x5x5xf32>, tensor<0x3x5x5xf32>
    return
  }
  func.func private @inputs() -> (tensor<3x2x3x3xf32>) {
    %0 = stablehlo.constant dense<"0x67D11A40F50226C043A8843F72AF28BEB843883F74C530C0C3552CC0C36CF8BF24CF37403CF197BFC3AA0A3F79CA394084819D3FAEB1DEBF0E45E8BEA92918C0D13AA5BFC4E397BFDB9438C01882034074691840E94AD83D11FC4F3FD36A123F989C773F62DA3D4053ACEE3E7B8409C07417943F3C4B923F07020840F5288A3FA99387BF0B5730C002BC9FBE36F2443FAAD3B33FAE72833F0874163F0DD2203F99CFCCBF90EF24BF50BAFCBE240130C035B72D4061E21FC0CB93344023B4E03FF84AD5BF20BC52BF149DC1BF43AE363F1A0434C034F0E6BE"> : tensor<3x2x3x3xf32>
    return %0 : tensor<3x2x3x3xf32>
  }
  func.func private @expected() -> (tensor<0x3x5x5xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3x5x5xf32>
    return %0 : tensor<0x3x5x5xf32>
  }
  func.func private @program(%arg0: tensor<3x2x3x3xf32>) -> (tensor<0x3x5x5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0x2x5x5xf32>
    %1 = stablehlo.convolution(%0, %arg0) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<0x2x5x5xf32>, tensor<3x2x3x3xf32>) -> tensor<0x3x5x5xf32>
    return %1 : tensor<0x3x5x5xf32>
  }
}

// -----

// more_empty: windows
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3x2x3x3xf32>)
    %e:1 = call @expected() : () -> (tensor<0x4xf64>)
    %r:1 = call @program(%i#0) : (tensor<3x2x3x3xf32>) -> (tensor<0x4xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<0x4xf64>, tensor<0x4xf64>
    return
  }
  func.func private @inputs() -> (tensor<3x2x3x3xf32>) {
    %0 = stablehlo.constant dense<"0x3AB3C23FBBEB88BE1920443F6FDBDCBE1A4D443F1AE20B407BC3863F329D1840CFF802408CAD4A3CFECC00BFB6EC983F7CE48B3F23508CBFB8BB3E3F1C2729BF893538406E27CDBFE9AAF6BE87C306407F1721BEE30DB7BFAC1CD2BFF255AD3F80577F3FC40B8CBF8D7891BFDED1013E2E880D40B104753F2FEA29C0E911433FC2B92940CC7400BF2C8B0E40CAC31940BE12D5BF391E61BFD1D4D5BF5CA145BD5DE28B3F0E29D03FAB4627C0AC872440189325C0A1572140263114BE3EB425C0AA323BC05EDF0CC032A33AC01DF82A40F92F053F21E3C7BF"> : tensor<3x2x3x3xf32>
    return %0 : tensor<3x2x3x3xf32>
  }
  func.func private @expected() -> (tensor<0x4xf64>) {
    %0 = stablehlo.constant dense<> : tensor<0x4xf64>
    return %0 : tensor<0x4xf64>
  }
  func.func private @program(%arg0: tensor<3x2x3x3xf32>) -> (tensor<0x4xf64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<0x5xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<f64>
    %2 = "stablehlo.reduce_window"(%0, %1) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %3 = stablehlo.add %arg1, %arg2 : tensor<f64>
      stablehlo.return %3 : tensor<f64>
    }) : (tensor<0x5xf64>, tensor<f64>) -> tensor<0x4xf64>
    return %2 : tensor<0x4xf64>
  }
}

// -----

// more_empty: fft
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3x2x3x3xf32>)
    %e:1 = call @expected() : () -> (tensor<0x4xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<3x2x3x3xf32>) -> (tensor<0x4xcomplex<f32>>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<0x4xcomplex<f32>>, tensor<0x4xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<3x2x3x3xf32>) {
    %0 = stablehlo.constant dense<"0xDB481FC086D2AA3EC91B29BF9ABC00C0FD63A1BFA9F1C43F297532C0B534ED3F1C3B1F409A770F40FE8411C0F1FAE63F5DD3963F84AC29C05B5508C0953D2CBF1CCEC6BE429B803F68553B3FCC131E3FBFF8C8BF6804384040BE174052AAB3BFC8961A4049E1E63FF54687BF22B602402CC7673F1AEA0D3F3A6C6BBF0B7D36C0AD771E40B9AD1A4033F5963EE1704D3FE57ADE3F0D333EC0359DD6BFD27523C06D543540A23A3FBE4CDA32BF99D5DC3F563087BD95D0723EB88E30405554323F82AE23BF923C0CBF6937443F6F8608BF0BA3CD3D63B7723F"> : tensor<3x2x3x3xf32>
    return %0 : tensor<3x2x3x3xf32>
  }
  func.func private @expected() -> (tensor<0x4xcomplex<f32>>) {
    %0 = stablehlo.constant dense<> : tensor<0x4xcomplex<f32>>
    return %0 : tensor<0x4xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<3x2x3x3xf32>) -> (tensor<0x4xcomplex<f32>> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<0x4xcomplex<f32>>
    %1 = call @fft(%0) : (tensor<0x4xcomplex<f32>>) -> tensor<0x4xcomplex<f32>>
    return %1 : tensor<0x4xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<0x4xcomplex<f32>>) -> tensor<0x4xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [4] : (tensor<0x4xcomplex<f32>>) -> tensor<0x4xcomplex<f32>>
    return %0 : tensor<0x4xcomplex<f32>>
  }
}

// -----

// more_empty: scan
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3x2x3x3xf32>)
    %e:2 = call @expected() : () -> (tensor<f32>, tensor<0xf32>)
    %r:2 = call @program(%i#0) : (tensor<3x2x3x3xf32>) -> (tensor<f32>, tensor<0xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<f32>, tensor<f32>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<0xf32>, tensor<0xf32>
    return
  }
  func.func private @inputs() -> (tensor<3x2x3x3xf32>) {
    %0 = stablehlo.constant dense<"0x53E40BBF0216AA3FA1C43B40350E2B40AA611DC0CAADBE3F564D20BF511C823EA35C28C074083340FE90044062DD23407DF511C0904554BF09AA13BE0A8845BE9649024014E5383F7E881040D18C35C04CCCC3BF4EC006C0E67A164033E708409EE8813FE266EBBF8B72B53F5526363F17B7B43FADF5BBBE9696883FF6683340C87738406C621D40F3F62DC02D03AC3FF63E00C07F09B0BFC88D4E3E9F7A034014C4134027B437BFA3FA1740A964F3BDA0CF3FC0DFFBED3F1DEB19BE1DCAB4BF12280AC09785753E4159893F8CDB3A400F190B4090CA983F"> : tensor<3x2x3x3xf32>
    return %0 : tensor<3x2x3x3xf32>
  }
  func.func private @expected() -> (tensor<f32>, tensor<0xf32>) {
    %0 = stablehlo.constant dense<"0x0000803F"> : tensor<f32>
    %1 = stablehlo.constant dense<> : tensor<0xf32>
    return %0, %1 : tensor<f32>, tensor<0xf32>
  }
  func.func private @program(%arg0: tensor<3x2x3x3xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<0xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<0xf32>
    return %cst_0, %1 : tensor<f32>, tensor<0xf32>
  }
}

// -----

// more_empty: no rounds
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3x2x3x3xf32>)
    %e:1 = call @expected() : () -> (tensor<3x2x3x3xf32>)
    %r:1 = call @program(%i#0) : (tensor<3x2x3x3xf32>) -> (tensor<3x2x3x3xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<3x2x3x3xf32>, tensor<3x2x3x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<3x2x3x3xf32>) {
    %0 = stablehlo.constant dense<"0xD80D1D3FE1E505C0484FAD3FAF0EBEBFB5EDDBBD620B2340AD2E813F1D51B5BF7039A33F2D6455BF5C2AEC3FA89956BFAFAA813FD1161DBF063025C090983BC0FECFCCBF0C0F1F407D9881387F25E23F4F7C1BBEB4C5D53F0E281440ABB2384039B57D3F5D3E16BF7860DDBEEC76B6BFD8A62840AF1803406C1AC93F6E01BABFFBBF31C015D29D3E2976DFBF5188843F18B626C058452FBF3ED89B3F940CEABEB72F373FD7C590BF18DFB1BEB6191B40BCC41440A415D93F45CE44BF7DF3B23FFC33B63E1325F9BFB0AC2E40C7E0AFBFED040B3ECEB92A40"> : tensor<3x2x3x3xf32>
    return %0 : tensor<3x2x3x3xf32>
  }
  func.func private @expected() -> (tensor<3x2x3x3xf32>) {
    %0 = stablehlo.constant dense<"0xD80D1D3FE1E505C0484FAD3FAF0EBEBFB5EDDBBD620B2340AD2E813F1D51B5BF7039A33F2D6455BF5C2AEC3FA89956BFAFAA813FD1161DBF063025C090983BC0FECFCCBF0C0F1F407D9881387F25E23F4F7C1BBEB4C5D53F0E281440ABB2384039B57D3F5D3E16BF7860DDBEEC76B6BFD8A62840AF1803406C1AC93F6E01BABFFBBF31C015D29D3E2976DFBF5188843F18B626C058452FBF3ED89B3F940CEABEB72F373FD7C590BF18DFB1BEB6191B40BCC41440A415D93F45CE44BF7DF3B23FFC33B63E1325F9BFB0AC2E40C7E0AFBFED040B3ECEB92A40"> : tensor<3x2x3x3xf32>
    return %0 : tensor<3x2x3x3xf32>
  }
  func.func private @program(%arg0: tensor<3x2x3x3xf32>) -> (tensor<3x2x3x3xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    return %arg0 : tensor<3x2x3x3xf32>
  }
}

// -----

// more_empty: map
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3x2x3x3xf32>)
    %e:1 = call @expected() : () -> (tensor<0x3xf64>)
    %r:1 = call @program(%i#0) : (tensor<3x2x3x3xf32>) -> (tensor<0x3xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<0x3xf64>, tensor<0x3xf64>
    return
  }
  func.func private @inputs() -> (tensor<3x2x3x3xf32>) {
    %0 = stablehlo.constant dense<"0xE5EE863FF1D12840626C244063ECA1BEF1E191BE728B323F8AAEEB3FB5C7B6BFB34DEB3E8AFA2FC02B01F4BFFEC224C0D3F1B5BFA498E1BF0E52FF3FB0F27CBFF7E017C082330AC03E0B1C4048E745BFC8F1ED3F9C6B9CBFC750A0BF6B1AED3F3760CBBF1CC62040EC2A283F90761AC0C8E97D3F9AD2073FE8F335BF9CF1823F3DA819C0FD120C3F28DB3740609639C0769DA13F05A6083C3DDC1440F58BC9BF8A4136C067E83AC0CF53E0BEE121FFBF2217BC3EA37E1EBF588D8CBFB459DF3F45F41CC0FA5D3FC0E1D5C8BF7754DEBF3A4486BF972695BF"> : tensor<3x2x3x3xf32>
    return %0 : tensor<3x2x3x3xf32>
  }
  func.func private @expected() -> (tensor<0x3xf64>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf64>
    return %0 : tensor<0x3xf64>
  }
  func.func private @program(%arg0: tensor<3x2x3x3xf32>) -> (tensor<0x3xf64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<0x3xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<0x3xf64>
    return %1 : tensor<0x3xf64>
  }
}

// -----

// more_empty: random
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3x2x3x3xf32>)
    %e:1 = call @expected() : () -> (tensor<0x3xf64>)
    %r:1 = call @program(%i#0) : (tensor<3x2x3x3xf32>) -> (tensor<0x3xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<0x3xf64>, tensor<0x3xf64>
    return
  }
  func.func private @inputs() -> (tensor<3x2x3x3xf32>) {
    %0 = stablehlo.constant dense<"0x511328C0F5DD9CBF7D93A13F2F603CC0DECCD1BFD35B9BBF2AC8B23FC59890BF1CD6CABEFE6FB3BF45BB6EBFB2572140EC3E2F40FFB5AD3F900F3DBF421EDFBF31178CBFDD91CDBF052F88BFFC1B3AC045F94D3FD7AB353C379EC33FFD6422C0DD9B81BF47635CBE185AFBBF4B72853F102A3A40407295BF73779CBF93D13EC0915D1AC07ED7CD3F2CF9B63F0707D63FA85741BE9F3B2A40ADEE11409E4FE6BFED696FBF543404BF9C19FFBE5EEC523EC7359C3ECAEF3FC0B91C853F3F5D9ABF40AF023E98E40EC045791B403C2921C00B4A94BFCBEF26C0"> : tensor<3x2x3x3xf32>
    return %0 : tensor<3x2x3x3xf32>
  }
  func.func private @expected() -> (tensor<0x3xf64>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf64>
    return %0 : tensor<0x3xf64>
  }
  func.func private @program(%arg0: tensor<3x2x3x3xf32>) -> (tensor<0x3xf64> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<32> : tensor<i64>
    %0 = stablehlo.shift_right_logical %c, %c_0 : tensor<i64>
    %1 = stablehlo.convert %0 : (tensor<i64>) -> tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %c_1 = stablehlo.constant dense<4294967295> : tensor<i64>
    %3 = stablehlo.and %c, %c_1 : tensor<i64>
    %4 = stablehlo.convert %3 : (tensor<i64>) -> tensor<ui32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %6 = stablehlo.concatenate %2, %5, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    %7 = call @_normal(%6) : (tensor<2xui32>) -> tensor<0x3xf64>
    return %7 : tensor<0x3xf64>
  }
  func.func private @_normal(%arg0: tensor<2xui32>) -> tensor<0x3xf64> {
    %0 = call @_normal_real(%arg0) : (tensor<2xui32>) -> tensor<0x3xf64>
    return %0 : tensor<0x3xf64>
  }
  func.func private @_normal_real(%arg0: tensor<2xui32>) -> tensor<0x3xf64> {
    %cst = stablehlo.constant dense<-0.99999999999999988> : tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f64>, tensor<f64>) -> tensor<0x3xf64>
    %1 = chlo.erf_inv %0 : tensor<0x3xf64> -> tensor<0x3xf64>
    %cst_1 = stablehlo.constant dense<1.4142135623730951> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<0x3xf64>
    %3 = stablehlo.multiply %2, %1 : tensor<0x3xf64>
    return %3 : tensor<0x3xf64>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<0x3xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<0x3xui64>
    %7 = stablehlo.iota dim = 1 : tensor<0x3xui64>
    %c = stablehlo.constant dense<3> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<0x3xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<0x3xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<0x3xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<0x3xui64>
    %12 = stablehlo.add %9, %11 : tensor<0x3xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<0x3xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<0x3xui64>
    %15 = stablehlo.convert %12 : (tensor<0x3xui64>) -> tensor<0x3xui32>
    %16 = stablehlo.convert %14 : (tensor<0x3xui64>) -> tensor<0x3xui32>
    %17:2 = call @threefry2x32(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<0x3xui32>, tensor<0x3xui32>) -> (tensor<0x3xui32>, tensor<0x3xui32>)
    %18 = stablehlo.convert %17#0 : (tensor<0x3xui32>) -> tensor<0x3xui64>
    %19 = stablehlo.convert %17#1 : (tensor<0x3xui32>) -> tensor<0x3xui64>
    %c_2 = stablehlo.constant dense<32> : tensor<ui64>
    %20 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<0x3xui64>
    %21 = stablehlo.shift_left %18, %20 : tensor<0x3xui64>
    %22 = stablehlo.or %21, %19 : tensor<0x3xui64>
    %c_3 = stablehlo.constant dense<12> : tensor<ui64>
    %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui64>) -> tensor<0x3xui64>
    %24 = stablehlo.shift_right_logical %22, %23 : tensor<0x3xui64>
    %c_4 = stablehlo.constant dense<4607182418800017408> : tensor<ui64>
    %25 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui64>) -> tensor<0x3xui64>
    %26 = stablehlo.or %24, %25 : tensor<0x3xui64>
    %27 = stablehlo.bitcast_convert %26 : (tensor<0x3xui64>) -> tensor<0x3xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %28 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<0x3xf64>
    %29 = stablehlo.subtract %27, %28 : tensor<0x3xf64>
    %30 = stablehlo.subtract %1, %0 : tensor<1x1xf64>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<0x3xf64>
    %32 = stablehlo.multiply %29, %31 : tensor<0x3xf64>
    %33 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<0x3xf64>
    %34 = stablehlo.add %32, %33 : tensor<0x3xf64>
    %35 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<0x3xf64>
    %36 = stablehlo.maximum %35, %34 : tensor<0x3xf64>
    return %36 : tensor<0x3xf64>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<0x3xui32>, %arg3: tensor<0x3xui32>) -> (tensor<0x3xui32>, tensor<0x3xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<0x3xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<0x3xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<0x3xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<0x3xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i64>, tensor<i64>, tensor<0x3xui32>, tensor<0x3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i64>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %c_12 = stablehlo.constant dense<1> : tensor<i64>
      %7 = stablehlo.add %iterArg_4, %c_12 : tensor<i64>
      %8 = stablehlo.slice %iterArg_10 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
      %9 = stablehlo.reshape %8 : (tensor<1xui32>) -> tensor<ui32>
      %10 = stablehlo.slice %iterArg_10 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
      %11 = stablehlo.reshape %10 : (tensor<1xui32>) -> tensor<ui32>
      %12 = stablehlo.slice %iterArg_10 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
      %13 = stablehlo.reshape %12 : (tensor<1xui32>) -> tensor<ui32>
      %14 = stablehlo.slice %iterArg_10 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
      %15 = stablehlo.reshape %14 : (tensor<1xui32>) -> tensor<ui32>
      %16 = stablehlo.add %iterArg_5, %iterArg_6 : tensor<0x3xui32>
      %17 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<ui32>) -> tensor<0x3xui32>
      %18 = stablehlo.shift_left %iterArg_6, %17 : tensor<0x3xui32>
      %c_13 = stablehlo.constant dense<32> : tensor<ui32>
      %19 = stablehlo.subtract %c_13, %9 : tensor<ui32>
      %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<ui32>) -> tensor<0x3xui32>
      %21 = stablehlo.shift_right_logical %iterArg_6, %20 : tensor<0x3xui32>
      %22 = stablehlo.or %18, %21 : tensor<0x3xui32>
      %23 = stablehlo.xor %16, %22 : tensor<0x3xui32>
      %24 = stablehlo.add %16, %23 : tensor<0x3xui32>
      %25 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<ui32>) -> tensor<0x3xui32>
      %26 = stablehlo.shift_left %23, %25 : tensor<0x3xui32>
      %c_14 = stablehlo.constant dense<32> : tensor<ui32>
      %27 = stablehlo.subtract %c_14, %11 : tensor<ui32>
      %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<ui32>) -> tensor<0x3xui32>
      %29 = stablehlo.shift_right_logical %23, %28 : tensor<0x3xui32>
      %30 = stablehlo.or %26, %29 : tensor<0x3xui32>
      %31 = stablehlo.xor %24, %30 : tensor<0x3xui32>
      %32 = stablehlo.add %24, %31 : tensor<0x3xui32>
      %33 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<ui32>) -> tensor<0x3xui32>
      %34 = stablehlo.shift_left %31, %33 : tensor<0x3xui32>
      %c_15 = stablehlo.constant dense<32> : tensor<ui32>
      %35 = stablehlo.subtract %c_15, %13 : tensor<ui32>
      %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<ui32>) -> tensor<0x3xui32>
      %37 = stablehlo.shift_right_logical %31, %36 : tensor<0x3xui32>
      %38 = stablehlo.or %34, %37 : tensor<0x3xui32>
      %39 = stablehlo.xor %32, %38 : tensor<0x3xui32>
      %40 = stablehlo.add %32, %39 : tensor<0x3xui32>
      %41 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<ui32>) -> tensor<0x3xui32>
      %42 = stablehlo.shift_left %39, %41 : tensor<0x3xui32>
      %c_16 = stablehlo.constant dense<32> : tensor<ui32>
      %43 = stablehlo.subtract %c_16, %15 : tensor<ui32>
      %44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<ui32>) -> tensor<0x3xui32>
      %45 = stablehlo.shift_right_logical %39, %44 : tensor<0x3xui32>
      %46 = stablehlo.or %42, %45 : tensor<0x3xui32>
      %47 = stablehlo.xor %40, %46 : tensor<0x3xui32>
      %48 = stablehlo.broadcast_in_dim %iterArg_7, dims = [] : (tensor<ui32>) -> tensor<0x3xui32>
      %49 = stablehlo.add %40, %48 : tensor<0x3xui32>
      %50 = stablehlo.broadcast_in_dim %iterArg_8, dims = [] : (tensor<ui32>) -> tensor<0x3xui32>
      %51 = stablehlo.add %47, %50 : tensor<0x3xui32>
      %c_17 = stablehlo.constant dense<1> : tensor<i64>
      %52 = stablehlo.add %iterArg_4, %c_17 : tensor<i64>
      %53 = stablehlo.convert %52 : (tensor<i64>) -> tensor<ui32>
      %54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<ui32>) -> tensor<0x3xui32>
      %55 = stablehlo.add %51, %54 : tensor<0x3xui32>
      %c_18 = stablehlo.constant dense<1> : tensor<i64>
      %56 = stablehlo.add %iterArg, %c_18 : tensor<i64>
      stablehlo.return %56, %7, %49, %55, %iterArg_8, %iterArg_9, %iterArg_7, %iterArg_11, %iterArg_10 : tensor<i64>, tensor<i64>, tensor<0x3xui32>, tensor<0x3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<0x3xui32>, tensor<0x3xui32>
  }
}

// -----

// more_empty: while with nothing
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3x2x3x3xf32>)
    %e:1 = call @expected() : () -> (tensor<0x2xf64>)
    %r:1 = call @program(%i#0) : (tensor<3x2x3x3xf32>) -> (tensor<0x2xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<0x2xf64>, tensor<0x2xf64>
    return
  }
  func.func private @inputs() -> (tensor<3x2x3x3xf32>) {
    %0 = stablehlo.constant dense<"0xA1A7BEBEF5AA0F4048AA38C0AA8EA93F3FCA1AC0579314BFD7A228C0EB55403E810A803F1F6AEE3FB73411C0B7EC32BF813F9EBFAB2101BF5287CCBED5FEEDBFD468AC3F1E2B334079CC95BFB1CCFDBE95C610402C86B83FC9A77B3FB7B9B13F6F5D0DC0C416913F3538C5BFA8208F3FFFE197BEC47E2740C287CA3FE18128C0C18E28C0AF02324052BBFFBF0D9CBF3E56A01AC0BEA7A2BF846B603F581429C08A1D70BFB5DBD8BF348942BE6E09013F84E2F3BF9B9809C073E715C0AE2315C082FDB73FA0BC333CBB6AA03C319C1DC0480634C0F47BC83F"> : tensor<3x2x3x3xf32>
    return %0 : tensor<3x2x3x3xf32>
  }
  func.func private @expected() -> (tensor<0x2xf64>) {
    %0 = stablehlo.constant dense<> : tensor<0x2xf64>
    return %0 : tensor<0x2xf64>
  }
  func.func private @program(%arg0: tensor<3x2x3x3xf32>) -> (tensor<0x2xf64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<0x2xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.while(%iterArg = %c, %iterArg_0 = %0) : tensor<i64>, tensor<0x2xf64>
    cond {
      %c_1 = stablehlo.constant dense<3> : tensor<i64>
      %2 = stablehlo.compare LT, %iterArg, %c_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %c_1 = stablehlo.constant dense<1> : tensor<i64>
      %2 = stablehlo.add %iterArg, %c_1 : tensor<i64>
      %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
      %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<0x2xf64>
      %4 = stablehlo.multiply %iterArg_0, %3 : tensor<0x2xf64>
      stablehlo.return %2, %4 : tensor<i64>, tensor<0x2xf64>
    }
    return %1#1 : tensor<0x2xf64>
  }
}

// -----

// more_empty: one_hot
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3x2x3x3xf32>)
    %e:1 = call @expected() : () -> (tensor<0x4xf64>)
    %r:1 = call @program(%i#0) : (tensor<3x2x3x3xf32>) -> (tensor<0x4xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<0x4xf64>, tensor<0x4xf64>
    return
  }
  func.func private @inputs() -> (tensor<3x2x3x3xf32>) {
    %0 = stablehlo.constant dense<"0x0A3A0E4055082C3F5102AABFCABA6CBFA22F25C01D8CEDBF79C034404666104068B339BECF8A393F9B383740338A1D40D7D92F3FC5FB123F1BB3AD3FCBE79ABFD7EB83BE69E815400BC4153F247BFF3F852FDBBF33050440EF6183BFAB9214C0B66E0B406099933F098116C0257D8FBF7DF5DD3FEA6F4ABFD933353FA0E7753C85B10A3FBF0997BF14BE13BFEF71B6BF9E1E0740ED4BF1BF3A9D274043A98CBFAE43A4BF880C963FE1A6293F7433CABF85993B40F3E8F13F692020402D450540AD3F953FEE642E40BBDA3D40229F2040C0EC24402ACD8E3F"> : tensor<3x2x3x3xf32>
    return %0 : tensor<3x2x3x3xf32>
  }
  func.func private @expected() -> (tensor<0x4xf64>) {
    %0 = stablehlo.constant dense<> : tensor<0x4xf64>
    return %0 : tensor<0x4xf64>
  }
  func.func private @program(%arg0: tensor<3x2x3x3xf32>) -> (tensor<0x4xf64> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %1 = call @_one_hot(%0) : (tensor<0xi32>) -> tensor<0x4xf64>
    return %1 : tensor<0x4xf64>
  }
  func.func private @_one_hot(%arg0: tensor<0xi32>) -> tensor<0x4xf64> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<0xi32>) -> tensor<0x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x4xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<0x1xi32>) -> tensor<0x4xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xi32>) -> tensor<0x4xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<0x4xi32>, tensor<0x4xi32>) -> tensor<0x4xi1>
    %5 = stablehlo.convert %4 : (tensor<0x4xi1>) -> tensor<0x4xf64>
    return %5 : tensor<0x4xf64>
  }
}

// -----

// more_empty: einsum
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3x2x3x3xf32>)
    %e:1 = call @expected() : () -> (tensor<0x0xf64>)
    %r:1 = call @program(%i#0) : (tensor<3x2x3x3xf32>) -> (tensor<0x0xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<0x0xf64>, tensor<0x0xf64>
    return
  }
  func.func private @inputs() -> (tensor<3x2x3x3xf32>) {
    %0 = stablehlo.constant dense<"0x390BE83D4899EA3F7091033E5217AC3F418017C0342B4FBF7CC4F6BF5FEF943F0A83FB3FF524FBBFA7CB05401DBAAF3F46C5173F0C48FC3F68B814C0D6351A400A12F7BFE34C583FC632023E117E12C0FD9A2940890BB7BFBA1AD3BFCE34C9BEFE5E3CC0365311BF3BE00F409D0722C04C896FBF98CEEDBF0A5CF9BB7C678CBEF18B2A40C5C74BBFBBF9243F37170B400C1B223F3D5419BFC759DF3F7364E73E5F0C423E5E07A73F7B411D40018CB7BFE0A547BFF7AD1940D7EB883F64AAE43E6621933FBB1E00C03004A13FA31DE93FE8FB68BE033F69BF"> : tensor<3x2x3x3xf32>
    return %0 : tensor<3x2x3x3xf32>
  }
  func.func private @expected() -> (tensor<0x0xf64>) {
    %0 = stablehlo.constant dense<> : tensor<0x0xf64>
    return %0 : tensor<0x0xf64>
  }
  func.func private @program(%arg0: tensor<3x2x3x3xf32>) -> (tensor<0x0xf64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<0x3xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x0xf64>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<0x3xf64>, tensor<3x0xf64>) -> tensor<0x0xf64>
    return %2 : tensor<0x0xf64>
  }
}

// -----

// more_empty: arange
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3x2x3x3xf32>)
    %e:3 = call @expected() : () -> (tensor<0xi64>, tensor<0xf64>, tensor<0x0xf64>)
    %r:3 = call @program(%i#0) : (tensor<3x2x3x3xf32>) -> (tensor<0xi64>, tensor<0xf64>, tensor<0x0xf64>)
    check.expect_eq %r#0, %e#0 : tensor<0xi64>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<0xf64>, tensor<0xf64>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<0x0xf64>, tensor<0x0xf64>
    return
  }
  func.func private @inputs() -> (tensor<3x2x3x3xf32>) {
    %0 = stablehlo.constant dense<"0xB2053E400124823F3C1E703FA8BF7CBF10C00B40F16C1640C82422C023CC04C054D9BF3F46E14BBEB3DE22C0956CB8BEE11A3DC0D965E73F55A50A3FED4C184024B3B23FC4F82C3FEE26EEBE220036C027C0DC3F25C01CC062C46D3F2A4A863E5DB55BBFCA35A4BF5A65D53F60FD1AC0BDB629C06AA11AC0BCEC9B3FE531BABE388347BF517146BF69E81A40AC3420C0F27A0C405F70EB3E60BDAA3FD03732C062C2A43F7D33C33E68B1D7BC4683DFBF513D813F1EC4253F92A15EBF2AF44F3FC0B8C5BF819E15403582A93F32E1333F725D01C012A798BF"> : tensor<3x2x3x3xf32>
    return %0 : tensor<3x2x3x3xf32>
  }
  func.func private @expected() -> (tensor<0xi64>, tensor<0xf64>, tensor<0x0xf64>) {
    %0 = stablehlo.constant dense<> : tensor<0xi64>
    %1 = stablehlo.constant dense<> : tensor<0xf64>
    %2 = stablehlo.constant dense<> : tensor<0x0xf64>
    return %0, %1, %2 : tensor<0xi64>, tensor<0xf64>, tensor<0x0xf64>
  }
  func.func private @program(%arg0: tensor<3x2x3x3xf32>) -> (tensor<0xi64> {jax.result_info = "result[0]"}, tensor<0xf64> {jax.result_info = "result[1]"}, tensor<0x0xf64> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<0xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %1 = call @_linspace(%c, %c_0) : (tensor<i64>, tensor<i64>) -> tensor<0xf64>
    %2 = stablehlo.iota dim = 0 : tensor<0x0xi64>
    %3 = stablehlo.iota dim = 1 : tensor<0x0xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<0x0xi64>
    %5 = stablehlo.add %2, %4 : tensor<0x0xi64>
    %6 = stablehlo.compare EQ, %5, %3, SIGNED : (tensor<0x0xi64>, tensor<0x0xi64>) -> tensor<0x0xi1>
    %7 = stablehlo.convert %6 : (tensor<0x0xi1>) -> tensor<0x0xf64>
    return %0, %1, %7 : tensor<0xi64>, tensor<0xf64>, tensor<0x0xf64>
  }
  func.func private @_linspace(%arg0: tensor<i64>, %arg1: tensor<i64>) -> tensor<0xf64> {
    %0 = stablehlo.convert %arg0 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<0xf64>
    return %2 : tensor<0xf64>
  }
}

// -----

// more_empty: split
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3x2x3x3xf32>)
    %e:2 = call @expected() : () -> (tensor<2x0xf64>, tensor<2x0xf64>)
    %r:2 = call @program(%i#0) : (tensor<3x2x3x3xf32>) -> (tensor<2x0xf64>, tensor<2x0xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<2x0xf64>, tensor<2x0xf64>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<2x0xf64>, tensor<2x0xf64>
    return
  }
  func.func private @inputs() -> (tensor<3x2x3x3xf32>) {
    %0 = stablehlo.constant dense<"0x3072D83F96D7D73F0061E5BF20B79DBFBA28243EA9E80DC0951AC13F16EE93BEE08D1C4065DF1440883201BE4B52D93E412F56BFD549B83FE647A6BFE15915C0AC9E184018FB77BF145E433ED26C2FC0BF691A4080DD9EBFC7DF5B3EABEAA13F4ED734406B79CBBFBFF2ABBF8FB19A3F516C77BFF0580EC0D143FD3E08C7A73F86265A3F58D214C04977CE3FCEBC32BFC9700BC0EE1F163F93FDDDBF5FE6B0BF398A97BF7F5C9C3FE476C9BF552B3F40473EB03FDADC0A3F857923C00F9C31C0D43D03BE7F4BCB3F2C5E1EC01643DB3E255027C09E097CBE"> : tensor<3x2x3x3xf32>
    return %0 : tensor<3x2x3x3xf32>
  }
  func.func private @expected() -> (tensor<2x0xf64>, tensor<2x0xf64>) {
    %0 = stablehlo.constant dense<> : tensor<2x0xf64>
    %1 = stablehlo.constant dense<> : tensor<2x0xf64>
    return %0, %1 : tensor<2x0xf64>, tensor<2x0xf64>
  }
  func.func private @program(%arg0: tensor<3x2x3x3xf32>) -> (tensor<2x0xf64> {jax.result_info = "result[0]"}, tensor<2x0xf64> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x0xf64>
    %1 = stablehlo.slice %0 [0:2, 0:0] : (tensor<4x0xf64>) -> tensor<2x0xf64>
    %2 = stablehlo.slice %0 [2:4, 0:0] : (tensor<4x0xf64>) -> tensor<2x0xf64>
    return %1, %2 : tensor<2x0xf64>, tensor<2x0xf64>
  }
}

// -----

// more_empty: where
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3x2x3x3xf32>)
    %e:1 = call @expected() : () -> (tensor<0xi64>)
    %r:1 = call @program(%i#0) : (tensor<3x2x3x3xf32>) -> (tensor<0xi64>)
    check.expect_eq %r#0, %e#0 : tensor<0xi64>
    return
  }
  func.func private @inputs() -> (tensor<3x2x3x3xf32>) {
    %0 = stablehlo.constant dense<"0xE59885BCE32846BE02AF2AC0B513AC3ECDE00ABFB4C81340A8A8B6BF5A05EA3F61ACFFBF20901DC003629C3EADED38BF36C6FC3FA48E1CC05A7DF8BF33713B40E9EC15C056E097BD5FDF4E3E19521F40D80636401DD63CC0B0A03D3FABD31640B4D93A40BB9625C0126C04C006431DC0DE090E3F71582E409F52D53BDF50224081DEEC3FB00682BD39B9E3BEF35BE53E8560923F4DCE963F93D9E13EF93874BF6C12E83E6C22B33EB5780340348D0B4036D32E3F73C00DC0E17507C0E5EF0940AC3F723ED9068F3FC64C0CBF7C50ACBF8E4B523E0EC00B3E"> : tensor<3x2x3x3xf32>
    return %0 : tensor<3x2x3x3xf32>
  }
  func.func private @expected() -> (tensor<0xi64>) {
    %0 = stablehlo.constant dense<> : tensor<0xi64>
    return %0 : tensor<0xi64>
  }
  func.func private @program(%arg0: tensor<3x2x3x3xf32>) -> (tensor<0xi64> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<0xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %c_1 = stablehlo.constant dense<2> : tensor<i64>
    %1 = call @_where(%0, %c_0, %c_1) : (tensor<0xi1>, tensor<i64>, tensor<i64>) -> tensor<0xi64>
    return %1 : tensor<0xi64>
  }
  func.func private @_where(%arg0: tensor<0xi1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<0xi64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i64>) -> tensor<0xi64>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i64>) -> tensor<0xi64>
    return %0 : tensor<0xi64>
  }
}
