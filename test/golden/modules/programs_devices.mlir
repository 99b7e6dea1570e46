// programs_devices: tiled all_gather
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>)
    %e:4 = call @expected() : () -> (tensor<1x12xf32>, tensor<1x12xf32>, tensor<1x12xf32>, tensor<1x12xf32>)
    %r:4 = "interpreter.run_parallel"(%i#0, %i#1, %i#2, %i#3) {programs = [[@device, @device, @device, @device]]} : (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) -> (tensor<1x12xf32>, tensor<1x12xf32>, tensor<1x12xf32>, tensor<1x12xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-06 : tensor<1x12xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-06 : tensor<1x12xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 1.0e-06 : tensor<1x12xf32>
    check.expect_almost_eq %r#3, %e#3, tolerance = 1.0e-06 : tensor<1x12xf32>
    return
  }
  func.func private @inputs() -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) {
    %0 = stablehlo.constant dense<"0x34BAAB3DD60502BF7FBCFCBD"> : tensor<1x3xf32>
    %1 = stablehlo.constant dense<"0x81E6143F5133253F7D9A3DBE"> : tensor<1x3xf32>
    %2 = stablehlo.constant dense<"0x27A42BBFEE94303FCC9BE83E"> : tensor<1x3xf32>
    %3 = stablehlo.constant dense<"0x4B00203F3A6890BE49ADD13E"> : tensor<1x3xf32>
    return %0, %1, %2, %3 : tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>
  }
  func.func private @expected() -> (tensor<1x12xf32>, tensor<1x12xf32>, tensor<1x12xf32>, tensor<1x12xf32>) {
    %0 = stablehlo.constant dense<"0x34BAAB3DD60502BF7FBCFCBD81E6143F5133253F7D9A3DBE27A42BBFEE94303FCC9BE83E4B00203F3A6890BE49ADD13E"> : tensor<1x12xf32>
    %1 = stablehlo.constant dense<"0x34BAAB3DD60502BF7FBCFCBD81E6143F5133253F7D9A3DBE27A42BBFEE94303FCC9BE83E4B00203F3A6890BE49ADD13E"> : tensor<1x12xf32>
    %2 = stablehlo.constant dense<"0x34BAAB3DD60502BF7FBCFCBD81E6143F5133253F7D9A3DBE27A42BBFEE94303FCC9BE83E4B00203F3A6890BE49ADD13E"> : tensor<1x12xf32>
    %3 = stablehlo.constant dense<"0x34BAAB3DD60502BF7FBCFCBD81E6143F5133253F7D9A3DBE27A42BBFEE94303FCC9BE83E4B00203F3A6890BE49ADD13E"> : tensor<1x12xf32>
    return %0, %1, %2, %3 : tensor<1x12xf32>, tensor<1x12xf32>, tensor<1x12xf32>, tensor<1x12xf32>
  }
  func.func private @device(%arg1: tensor<1x3xf32>) -> (tensor<1x12xf32>) {
      %1 = stablehlo.reshape %arg1 : (tensor<1x3xf32>) -> tensor<3xf32>
      %2 = "stablehlo.all_gather"(%1) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> : (tensor<3xf32>) -> tensor<12xf32>
      %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<12xf32>) -> tensor<1x12xf32>
      return %3 : tensor<1x12xf32>
  }
}

// -----

// programs_devices: all_gather along 1
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>)
    %e:4 = call @expected() : () -> (tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>)
    %r:4 = "interpreter.run_parallel"(%i#0, %i#1, %i#2, %i#3) {programs = [[@device, @device, @device, @device]]} : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> (tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-06 : tensor<1x2x4x3xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-06 : tensor<1x2x4x3xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 1.0e-06 : tensor<1x2x4x3xf32>
    check.expect_almost_eq %r#3, %e#3, tolerance = 1.0e-06 : tensor<1x2x4x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) {
    %0 = stablehlo.constant dense<"0x7CA7B53EC65FE73D74A7DCBDC423823E861A5FBEFE75C43C"> : tensor<1x2x3xf32>
    %1 = stablehlo.constant dense<"0xB012B2BD20BCC23E2029CCBE56D627BFFCAB85BE2398B5BE"> : tensor<1x2x3xf32>
    %2 = stablehlo.constant dense<"0x8D2750BE68C9A1BE7820A6BEE1F099BE3D7058BE3D25E83E"> : tensor<1x2x3xf32>
    %3 = stablehlo.constant dense<"0xABBB1DBE1915E23EFB6DF43ED2DF653EB666113F76EA893C"> : tensor<1x2x3xf32>
    return %0, %1, %2, %3 : tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>
  }
  func.func private @expected() -> (tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>) {
    %0 = stablehlo.constant dense<"0x7CA7B53EC65FE73D74A7DCBDB012B2BD20BCC23E2029CCBE8D2750BE68C9A1BE7820A6BEABBB1DBE1915E23EFB6DF43EC423823E861A5FBEFE75C43C56D627BFFCAB85BE2398B5BEE1F099BE3D7058BE3D25E83ED2DF653EB666113F76EA893C"> : tensor<1x2x4x3xf32>
    %1 = stablehlo.constant dense<"0x7CA7B53EC65FE73D74A7DCBDB012B2BD20BCC23E2029CCBE8D2750BE68C9A1BE7820A6BEABBB1DBE1915E23EFB6DF43EC423823E861A5FBEFE75C43C56D627BFFCAB85BE2398B5BEE1F099BE3D7058BE3D25E83ED2DF653EB666113F76EA893C"> : tensor<1x2x4x3xf32>
    %2 = stablehlo.constant dense<"0x7CA7B53EC65FE73D74A7DCBDB012B2BD20BCC23E2029CCBE8D2750BE68C9A1BE7820A6BEABBB1DBE1915E23EFB6DF43EC423823E861A5FBEFE75C43C56D627BFFCAB85BE2398B5BEE1F099BE3D7058BE3D25E83ED2DF653EB666113F76EA893C"> : tensor<1x2x4x3xf32>
    %3 = stablehlo.constant dense<"0x7CA7B53EC65FE73D74A7DCBDB012B2BD20BCC23E2029CCBE8D2750BE68C9A1BE7820A6BEABBB1DBE1915E23EFB6DF43EC423823E861A5FBEFE75C43C56D627BFFCAB85BE2398B5BEE1F099BE3D7058BE3D25E83ED2DF653EB666113F76EA893C"> : tensor<1x2x4x3xf32>
    return %0, %1, %2, %3 : tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>
  }
  func.func private @device(%arg1: tensor<1x2x3xf32>) -> (tensor<1x2x4x3xf32>) {
      %1 = stablehlo.reshape %arg1 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
      %2 = stablehlo.broadcast_in_dim %1, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x1x3xf32>
      %3 = "stablehlo.all_gather"(%2) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> : (tensor<2x1x3xf32>) -> tensor<2x4x3xf32>
      %4 = stablehlo.broadcast_in_dim %3, dims = [1, 2, 3] : (tensor<2x4x3xf32>) -> tensor<1x2x4x3xf32>
      return %4 : tensor<1x2x4x3xf32>
  }
}

// -----

// programs_devices: tiled psum_scatter
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<1x8xf32>, tensor<1x8xf32>, tensor<1x8xf32>, tensor<1x8xf32>)
    %e:4 = call @expected() : () -> (tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>)
    %r:4 = "interpreter.run_parallel"(%i#0, %i#1, %i#2, %i#3) {programs = [[@device, @device, @device, @device]]} : (tensor<1x8xf32>, tensor<1x8xf32>, tensor<1x8xf32>, tensor<1x8xf32>) -> (tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-05 : tensor<1x2xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-05 : tensor<1x2xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 1.0e-05 : tensor<1x2xf32>
    check.expect_almost_eq %r#3, %e#3, tolerance = 1.0e-05 : tensor<1x2xf32>
    return
  }
  func.func private @inputs() -> (tensor<1x8xf32>, tensor<1x8xf32>, tensor<1x8xf32>, tensor<1x8xf32>) {
    %0 = stablehlo.constant dense<"0x8AC7EB3E11B14F3E78ADD7BA87C904BF6DD502BF455DEEBD6C171A3FB467D73E"> : tensor<1x8xf32>
    %1 = stablehlo.constant dense<"0x60BAFC3E5251993EE297933E1DB6FA3E565BFEBC9F7C303FCF08013EEBB08CBE"> : tensor<1x8xf32>
    %2 = stablehlo.constant dense<"0x95DCCE3E9177FE3D8436423EC708E53E44C2113ED48C9EBC1D9411BF203DCD3E"> : tensor<1x8xf32>
    %3 = stablehlo.constant dense<"0xEAC50C3EC6D5583EBDC0B03E3C9F153F7A463CBE07590FBF0F75D63D6D51433E"> : tensor<1x8xf32>
    return %0, %1, %2, %3 : tensor<1x8xf32>, tensor<1x8xf32>, tensor<1x8xf32>, tensor<1x8xf32>
  }
  func.func private @expected() -> (tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>) {
    %0 = stablehlo.constant dense<"0x5D70BF3F5099563F"> : tensor<1x2xf32>
    %1 = stablehlo.constant dense<"0x1A4E523F945A803F"> : tensor<1x2xf32>
    %2 = stablehlo.constant dense<"0x566915BF003CCEBB"> : tensor<1x2xf32>
    %3 = stablehlo.constant dense<"0x4A28873E4FCE3C3F"> : tensor<1x2xf32>
    return %0, %1, %2, %3 : tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>
  }
  func.func private @device(%arg1: tensor<1x8xf32>) -> (tensor<1x2xf32>) {
      %1 = stablehlo.reshape %arg1 : (tensor<1x8xf32>) -> tensor<8xf32>
      %2 = "stablehlo.reduce_scatter"(%1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
      ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
        %4 = stablehlo.add %arg2, %arg3 : tensor<f32>
        stablehlo.return %4 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<2xf32>
      %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
      return %3 : tensor<1x2xf32>
  }
}

// -----

// programs_devices: all_to_all 1 to 0
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<1x2x4xf32>, tensor<1x2x4xf32>, tensor<1x2x4xf32>, tensor<1x2x4xf32>)
    %e:4 = call @expected() : () -> (tensor<1x4x2xf32>, tensor<1x4x2xf32>, tensor<1x4x2xf32>, tensor<1x4x2xf32>)
    %r:4 = "interpreter.run_parallel"(%i#0, %i#1, %i#2, %i#3) {programs = [[@device, @device, @device, @device]]} : (tensor<1x2x4xf32>, tensor<1x2x4xf32>, tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> (tensor<1x4x2xf32>, tensor<1x4x2xf32>, tensor<1x4x2xf32>, tensor<1x4x2xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-06 : tensor<1x4x2xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-06 : tensor<1x4x2xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 1.0e-06 : tensor<1x4x2xf32>
    check.expect_almost_eq %r#3, %e#3, tolerance = 1.0e-06 : tensor<1x4x2xf32>
    return
  }
  func.func private @inputs() -> (tensor<1x2x4xf32>, tensor<1x2x4xf32>, tensor<1x2x4xf32>, tensor<1x2x4xf32>) {
    %0 = stablehlo.constant dense<"0xEDEE213EE09B173F9E160A3F719B453E7075533E4AB6183EC845FDBEEC7281BE"> : tensor<1x2x4xf32>
    %1 = stablehlo.constant dense<"0x90598EBEEBC7A13E084A0DBD6D47E1BEFACD96BE75D5EFBE563DD83E978E5FBE"> : tensor<1x2x4xf32>
    %2 = stablehlo.constant dense<"0x789FAA3DFA72CDBDD3DB0A3F65FD4A3E07036B3E635888BE1783DDBE5410023D"> : tensor<1x2x4xf32>
    %3 = stablehlo.constant dense<"0x334F333E243B093FA6CA333DF93C673E5DFBC73EC2C72F3FA586FB3E4D5639BE"> : tensor<1x2x4xf32>
    return %0, %1, %2, %3 : tensor<1x2x4xf32>, tensor<1x2x4xf32>, tensor<1x2x4xf32>, tensor<1x2x4xf32>
  }
  func.func private @expected() -> (tensor<1x4x2xf32>, tensor<1x4x2xf32>, tensor<1x4x2xf32>, tensor<1x4x2xf32>) {
    %0 = stablehlo.constant dense<"0xEDEE213E7075533E90598EBEFACD96BE789FAA3D07036B3E334F333E5DFBC73E"> : tensor<1x4x2xf32>
    %1 = stablehlo.constant dense<"0xE09B173F4AB6183EEBC7A13E75D5EFBEFA72CDBD635888BE243B093FC2C72F3F"> : tensor<1x4x2xf32>
    %2 = stablehlo.constant dense<"0x9E160A3FC845FDBE084A0DBD563DD83ED3DB0A3F1783DDBEA6CA333DA586FB3E"> : tensor<1x4x2xf32>
    %3 = stablehlo.constant dense<"0x719B453EEC7281BE6D47E1BE978E5FBE65FD4A3E5410023DF93C673E4D5639BE"> : tensor<1x4x2xf32>
    return %0, %1, %2, %3 : tensor<1x4x2xf32>, tensor<1x4x2xf32>, tensor<1x4x2xf32>, tensor<1x4x2xf32>
  }
  func.func private @device(%arg1: tensor<1x2x4xf32>) -> (tensor<1x4x2xf32>) {
      %1 = stablehlo.reshape %arg1 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
      %2 = stablehlo.broadcast_in_dim %1, dims = [1, 2] : (tensor<2x4xf32>) -> tensor<1x2x4xf32>
      %3 = "stablehlo.all_to_all"(%2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 0 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, split_count = 4 : i64, split_dimension = 2 : i64}> : (tensor<1x2x4xf32>) -> tensor<4x2x1xf32>
      %4 = stablehlo.reshape %3 : (tensor<4x2x1xf32>) -> tensor<4x2xf32>
      %5 = stablehlo.broadcast_in_dim %4, dims = [1, 2] : (tensor<4x2xf32>) -> tensor<1x4x2xf32>
      return %5 : tensor<1x4x2xf32>
  }
}

// -----

// programs_devices: tiled all_to_all
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<1x8x2xf32>, tensor<1x8x2xf32>, tensor<1x8x2xf32>, tensor<1x8x2xf32>)
    %e:4 = call @expected() : () -> (tensor<1x2x8xf32>, tensor<1x2x8xf32>, tensor<1x2x8xf32>, tensor<1x2x8xf32>)
    %r:4 = "interpreter.run_parallel"(%i#0, %i#1, %i#2, %i#3) {programs = [[@device, @device, @device, @device]]} : (tensor<1x8x2xf32>, tensor<1x8x2xf32>, tensor<1x8x2xf32>, tensor<1x8x2xf32>) -> (tensor<1x2x8xf32>, tensor<1x2x8xf32>, tensor<1x2x8xf32>, tensor<1x2x8xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-06 : tensor<1x2x8xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-06 : tensor<1x2x8xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 1.0e-06 : tensor<1x2x8xf32>
    check.expect_almost_eq %r#3, %e#3, tolerance = 1.0e-06 : tensor<1x2x8xf32>
    return
  }
  func.func private @inputs() -> (tensor<1x8x2xf32>, tensor<1x8x2xf32>, tensor<1x8x2xf32>, tensor<1x8x2xf32>) {
    %0 = stablehlo.constant dense<"0x8AA986BE4C0AB7BEBFB51FBE944B23BF4A922D3D4CAA21BF642442BEC1975BBE14CB9FBED78903BF97D33CBD6C1C0C3F8C520B3F1B0AFD3E674D84BD7DC61B3F"> : tensor<1x8x2xf32>
    %1 = stablehlo.constant dense<"0x71FD0CBF4CB0F03E3E50C3BEA95B0FBFC4B412BF8716DE3DD72C06BFEE2FF13E0ECBA5BE7C312E3EA2CCF63E4A36243E9787253DD45B9B3EE00B44BDE0C3BFBE"> : tensor<1x8x2xf32>
    %2 = stablehlo.constant dense<"0x6D349FBEC172F03E2916F83E5370A63EBE1E18BF694CCFBEEB6B15BF2EA21F3FCAC089BD603A1F3E1BCF03BEC0142BBEA44D18BF7E1571BE3BB3163F06A8383E"> : tensor<1x8x2xf32>
    %3 = stablehlo.constant dense<"0x3DCFF03D0B4F753EC121AE3EC6EA0CBFD3B9DB3E1347113FCCF0F0BE2CAB183FFF2904BF0E020BBFF82C8D3EB1CA03BE2F16C9BEBED2D5BEF2C0143FFD27073F"> : tensor<1x8x2xf32>
    return %0, %1, %2, %3 : tensor<1x8x2xf32>, tensor<1x8x2xf32>, tensor<1x8x2xf32>, tensor<1x8x2xf32>
  }
  func.func private @expected() -> (tensor<1x2x8xf32>, tensor<1x2x8xf32>, tensor<1x2x8xf32>, tensor<1x2x8xf32>) {
    %0 = stablehlo.constant dense<"0x8AA986BE4C0AB7BE71FD0CBF4CB0F03E6D349FBEC172F03E3DCFF03D0B4F753EBFB51FBE944B23BF3E50C3BEA95B0FBF2916F83E5370A63EC121AE3EC6EA0CBF"> : tensor<1x2x8xf32>
    %1 = stablehlo.constant dense<"0x4A922D3D4CAA21BFC4B412BF8716DE3DBE1E18BF694CCFBED3B9DB3E1347113F642442BEC1975BBED72C06BFEE2FF13EEB6B15BF2EA21F3FCCF0F0BE2CAB183F"> : tensor<1x2x8xf32>
    %2 = stablehlo.constant dense<"0x14CB9FBED78903BF0ECBA5BE7C312E3ECAC089BD603A1F3EFF2904BF0E020BBF97D33CBD6C1C0C3FA2CCF63E4A36243E1BCF03BEC0142BBEF82C8D3EB1CA03BE"> : tensor<1x2x8xf32>
    %3 = stablehlo.constant dense<"0x8C520B3F1B0AFD3E9787253DD45B9B3EA44D18BF7E1571BE2F16C9BEBED2D5BE674D84BD7DC61B3FE00B44BDE0C3BFBE3BB3163F06A8383EF2C0143FFD27073F"> : tensor<1x2x8xf32>
    return %0, %1, %2, %3 : tensor<1x2x8xf32>, tensor<1x2x8xf32>, tensor<1x2x8xf32>, tensor<1x2x8xf32>
  }
  func.func private @device(%arg1: tensor<1x8x2xf32>) -> (tensor<1x2x8xf32>) {
      %1 = stablehlo.reshape %arg1 : (tensor<1x8x2xf32>) -> tensor<8x2xf32>
      %2 = "stablehlo.all_to_all"(%1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 1 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, split_count = 4 : i64, split_dimension = 0 : i64}> : (tensor<8x2xf32>) -> tensor<2x8xf32>
      %3 = stablehlo.broadcast_in_dim %2, dims = [1, 2] : (tensor<2x8xf32>) -> tensor<1x2x8xf32>
      return %3 : tensor<1x2x8xf32>
  }
}

// -----

// programs_devices: psum of a tree
module {
  func.func public @main() {
    %i:8 = call @inputs() : () -> (tensor<1x3xf32>, tensor<1x2xi32>, tensor<1x3xf32>, tensor<1x2xi32>, tensor<1x3xf32>, tensor<1x2xi32>, tensor<1x3xf32>, tensor<1x2xi32>)
    %e:12 = call @expected() : () -> (tensor<1x3xf32>, tensor<1x2xi32>, tensor<1xf32>, tensor<1x3xf32>, tensor<1x2xi32>, tensor<1xf32>, tensor<1x3xf32>, tensor<1x2xi32>, tensor<1xf32>, tensor<1x3xf32>, tensor<1x2xi32>, tensor<1xf32>)
    %r:12 = "interpreter.run_parallel"(%i#0, %i#1, %i#2, %i#3, %i#4, %i#5, %i#6, %i#7) {programs = [[@device, @device, @device, @device]]} : (tensor<1x3xf32>, tensor<1x2xi32>, tensor<1x3xf32>, tensor<1x2xi32>, tensor<1x3xf32>, tensor<1x2xi32>, tensor<1x3xf32>, tensor<1x2xi32>) -> (tensor<1x3xf32>, tensor<1x2xi32>, tensor<1xf32>, tensor<1x3xf32>, tensor<1x2xi32>, tensor<1xf32>, tensor<1x3xf32>, tensor<1x2xi32>, tensor<1xf32>, tensor<1x3xf32>, tensor<1x2xi32>, tensor<1xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-05 : tensor<1x3xf32>
    check.expect_eq %r#1, %e#1 : tensor<1x2xi32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 1.0e-05 : tensor<1xf32>
    check.expect_almost_eq %r#3, %e#3, tolerance = 1.0e-05 : tensor<1x3xf32>
    check.expect_eq %r#4, %e#4 : tensor<1x2xi32>
    check.expect_almost_eq %r#5, %e#5, tolerance = 1.0e-05 : tensor<1xf32>
    check.expect_almost_eq %r#6, %e#6, tolerance = 1.0e-05 : tensor<1x3xf32>
    check.expect_eq %r#7, %e#7 : tensor<1x2xi32>
    check.expect_almost_eq %r#8, %e#8, tolerance = 1.0e-05 : tensor<1xf32>
    check.expect_almost_eq %r#9, %e#9, tolerance = 1.0e-05 : tensor<1x3xf32>
    check.expect_eq %r#10, %e#10 : tensor<1x2xi32>
    check.expect_almost_eq %r#11, %e#11, tolerance = 1.0e-05 : tensor<1xf32>
    return
  }
  func.func private @inputs() -> (tensor<1x3xf32>, tensor<1x2xi32>, tensor<1x3xf32>, tensor<1x2xi32>, tensor<1x3xf32>, tensor<1x2xi32>, tensor<1x3xf32>, tensor<1x2xi32>) {
    %0 = stablehlo.constant dense<"0x34BAAB3DD60502BF7FBCFCBD"> : tensor<1x3xf32>
    %1 = stablehlo.constant dense<"0x0000000001000000"> : tensor<1x2xi32>
    %2 = stablehlo.constant dense<"0x81E6143F5133253F7D9A3DBE"> : tensor<1x3xf32>
    %3 = stablehlo.constant dense<"0x0200000003000000"> : tensor<1x2xi32>
    %4 = stablehlo.constant dense<"0x27A42BBFEE94303FCC9BE83E"> : tensor<1x3xf32>
    %5 = stablehlo.constant dense<"0x0400000005000000"> : tensor<1x2xi32>
    %6 = stablehlo.constant dense<"0x4B00203F3A6890BE49ADD13E"> : tensor<1x3xf32>
    %7 = stablehlo.constant dense<"0x0600000007000000"> : tensor<1x2xi32>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<1x3xf32>, tensor<1x2xi32>, tensor<1x3xf32>, tensor<1x2xi32>, tensor<1x3xf32>, tensor<1x2xi32>, tensor<1x3xf32>, tensor<1x2xi32>
  }
  func.func private @expected() -> (tensor<1x3xf32>, tensor<1x2xi32>, tensor<1xf32>, tensor<1x3xf32>, tensor<1x2xi32>, tensor<1xf32>, tensor<1x3xf32>, tensor<1x2xi32>, tensor<1xf32>, tensor<1x3xf32>, tensor<1x2xi32>, tensor<1xf32>) {
    %0 = stablehlo.constant dense<"0xECB91E3F4C8E0B3F5C260E3F"> : tensor<1x3xf32>
    %1 = stablehlo.constant dense<"0x0C00000010000000"> : tensor<1x2xi32>
    %2 = stablehlo.constant dense<"0xECB91E3F"> : tensor<1xf32>
    %3 = stablehlo.constant dense<"0xECB91E3F4C8E0B3F5C260E3F"> : tensor<1x3xf32>
    %4 = stablehlo.constant dense<"0x0C00000010000000"> : tensor<1x2xi32>
    %5 = stablehlo.constant dense<"0xECB91E3F"> : tensor<1xf32>
    %6 = stablehlo.constant dense<"0xECB91E3F4C8E0B3F5C260E3F"> : tensor<1x3xf32>
    %7 = stablehlo.constant dense<"0x0C00000010000000"> : tensor<1x2xi32>
    %8 = stablehlo.constant dense<"0xECB91E3F"> : tensor<1xf32>
    %9 = stablehlo.constant dense<"0xECB91E3F4C8E0B3F5C260E3F"> : tensor<1x3xf32>
    %10 = stablehlo.constant dense<"0x0C00000010000000"> : tensor<1x2xi32>
    %11 = stablehlo.constant dense<"0xECB91E3F"> : tensor<1xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : tensor<1x3xf32>, tensor<1x2xi32>, tensor<1xf32>, tensor<1x3xf32>, tensor<1x2xi32>, tensor<1xf32>, tensor<1x3xf32>, tensor<1x2xi32>, tensor<1xf32>, tensor<1x3xf32>, tensor<1x2xi32>, tensor<1xf32>
  }
  func.func private @device(%arg2: tensor<1x3xf32>, %arg3: tensor<1x2xi32>) -> (tensor<1x3xf32>, tensor<1x2xi32>, tensor<1xf32>) {
      %1 = stablehlo.reshape %arg2 : (tensor<1x3xf32>) -> tensor<3xf32>
      %2 = stablehlo.reshape %arg3 : (tensor<1x2xi32>) -> tensor<2xi32>
      %3 = stablehlo.slice %1 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
      %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
      %5 = "stablehlo.all_reduce"(%1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
        %11 = stablehlo.add %arg4, %arg5 : tensor<f32>
        stablehlo.return %11 : tensor<f32>
      }) : (tensor<3xf32>) -> tensor<3xf32>
      %6 = "stablehlo.all_reduce"(%2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
        %11 = stablehlo.add %arg4, %arg5 : tensor<i32>
        stablehlo.return %11 : tensor<i32>
      }) : (tensor<2xi32>) -> tensor<2xi32>
      %7 = "stablehlo.all_reduce"(%4) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
        %11 = stablehlo.add %arg4, %arg5 : tensor<f32>
        stablehlo.return %11 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      %8 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %9 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<2xi32>) -> tensor<1x2xi32>
      %10 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<1xf32>
      return %8, %9, %10 : tensor<1x3xf32>, tensor<1x2xi32>, tensor<1xf32>
  }
}

// -----

// programs_devices: bf16, f16, f64
module {
  func.func public @main() {
    %i:12 = call @inputs() : () -> (tensor<1x3xbf16>, tensor<1x3xf16>, tensor<1x3xf64>, tensor<1x3xbf16>, tensor<1x3xf16>, tensor<1x3xf64>, tensor<1x3xbf16>, tensor<1x3xf16>, tensor<1x3xf64>, tensor<1x3xbf16>, tensor<1x3xf16>, tensor<1x3xf64>)
    %e:12 = call @expected() : () -> (tensor<1x3xbf16>, tensor<1x3xf16>, tensor<1x3xf64>, tensor<1x3xbf16>, tensor<1x3xf16>, tensor<1x3xf64>, tensor<1x3xbf16>, tensor<1x3xf16>, tensor<1x3xf64>, tensor<1x3xbf16>, tensor<1x3xf16>, tensor<1x3xf64>)
    %r:12 = "interpreter.run_parallel"(%i#0, %i#1, %i#2, %i#3, %i#4, %i#5, %i#6, %i#7, %i#8, %i#9, %i#10, %i#11) {programs = [[@device, @device, @device, @device]]} : (tensor<1x3xbf16>, tensor<1x3xf16>, tensor<1x3xf64>, tensor<1x3xbf16>, tensor<1x3xf16>, tensor<1x3xf64>, tensor<1x3xbf16>, tensor<1x3xf16>, tensor<1x3xf64>, tensor<1x3xbf16>, tensor<1x3xf16>, tensor<1x3xf64>) -> (tensor<1x3xbf16>, tensor<1x3xf16>, tensor<1x3xf64>, tensor<1x3xbf16>, tensor<1x3xf16>, tensor<1x3xf64>, tensor<1x3xbf16>, tensor<1x3xf16>, tensor<1x3xf64>, tensor<1x3xbf16>, tensor<1x3xf16>, tensor<1x3xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.02 : tensor<1x3xbf16>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.02 : tensor<1x3xf16>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.02 : tensor<1x3xf64>
    check.expect_almost_eq %r#3, %e#3, tolerance = 0.02 : tensor<1x3xbf16>
    check.expect_almost_eq %r#4, %e#4, tolerance = 0.02 : tensor<1x3xf16>
    check.expect_almost_eq %r#5, %e#5, tolerance = 0.02 : tensor<1x3xf64>
    check.expect_almost_eq %r#6, %e#6, tolerance = 0.02 : tensor<1x3xbf16>
    check.expect_almost_eq %r#7, %e#7, tolerance = 0.02 : tensor<1x3xf16>
    check.expect_almost_eq %r#8, %e#8, tolerance = 0.02 : tensor<1x3xf64>
    check.expect_almost_eq %r#9, %e#9, tolerance = 0.02 : tensor<1x3xbf16>
    check.expect_almost_eq %r#10, %e#10, tolerance = 0.02 : tensor<1x3xf16>
    check.expect_almost_eq %r#11, %e#11, tolerance = 0.02 : tensor<1x3xf64>
    return
  }
  func.func private @inputs() -> (tensor<1x3xbf16>, tensor<1x3xf16>, tensor<1x3xf64>, tensor<1x3xbf16>, tensor<1x3xf16>, tensor<1x3xf64>, tensor<1x3xbf16>, tensor<1x3xf16>, tensor<1x3xf64>, tensor<1x3xbf16>, tensor<1x3xf16>, tensor<1x3xf64>) {
    %0 = stablehlo.constant dense<"0xACBC023E833E"> : tensor<1x3xbf16>
    %1 = stablehlo.constant dense<"0x63B5D4B0FCB5"> : tensor<1x3xf16>
    %2 = stablehlo.constant dense<"0x00000020272DDBBF00000000796EA93F000000C072E9C33F"> : tensor<1x3xf64>
    %3 = stablehlo.constant dense<"0x41BD0CBFEFBE"> : tensor<1x3xbf16>
    %4 = stablehlo.constant dense<"0x52B9D2AE9F2D"> : tensor<1x3xf16>
    %5 = stablehlo.constant dense<"0x0000006014A6CDBF00000040970CE3BF000000C022A9E5BF"> : tensor<1x3xf64>
    %6 = stablehlo.constant dense<"0x15BF98BE6D3D"> : tensor<1x3xbf16>
    %7 = stablehlo.constant dense<"0x32B80CB8AD37"> : tensor<1x3xf16>
    %8 = stablehlo.constant dense<"0x00000040DAB6DB3F000000A0C4E4C6BF000000005B4DBB3F"> : tensor<1x3xf64>
    %9 = stablehlo.constant dense<"0xDCBE1B3FB93D"> : tensor<1x3xbf16>
    %10 = stablehlo.constant dense<"0xBE3384B48638"> : tensor<1x3xf16>
    %11 = stablehlo.constant dense<"0x0000000094BDC4BF000000208B38C03F000000A0EC00DD3F"> : tensor<1x3xf64>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : tensor<1x3xbf16>, tensor<1x3xf16>, tensor<1x3xf64>, tensor<1x3xbf16>, tensor<1x3xf16>, tensor<1x3xf64>, tensor<1x3xbf16>, tensor<1x3xf16>, tensor<1x3xf64>, tensor<1x3xbf16>, tensor<1x3xf16>, tensor<1x3xf64>
  }
  func.func private @expected() -> (tensor<1x3xbf16>, tensor<1x3xf16>, tensor<1x3xf64>, tensor<1x3xbf16>, tensor<1x3xf16>, tensor<1x3xf64>, tensor<1x3xbf16>, tensor<1x3xf16>, tensor<1x3xf64>, tensor<1x3xbf16>, tensor<1x3xf16>, tensor<1x3xf64>) {
    %0 = stablehlo.constant dense<"0x8ABFE4BD80BD"> : tensor<1x3xbf16>
    %1 = stablehlo.constant dense<"0xBE33D2AE8638"> : tensor<1x3xf16>
    %2 = stablehlo.constant dense<"0x0000001021A8B8BF00000010BE20C3BF00000000BAB5833F"> : tensor<1x3xf64>
    %3 = stablehlo.constant dense<"0x8ABFE4BD80BD"> : tensor<1x3xbf16>
    %4 = stablehlo.constant dense<"0xBE33D2AE8638"> : tensor<1x3xf16>
    %5 = stablehlo.constant dense<"0x0000001021A8B8BF00000010BE20C3BF00000000BAB5833F"> : tensor<1x3xf64>
    %6 = stablehlo.constant dense<"0x8ABFE4BD80BD"> : tensor<1x3xbf16>
    %7 = stablehlo.constant dense<"0xBE33D2AE8638"> : tensor<1x3xf16>
    %8 = stablehlo.constant dense<"0x0000001021A8B8BF00000010BE20C3BF00000000BAB5833F"> : tensor<1x3xf64>
    %9 = stablehlo.constant dense<"0x8ABFE4BD80BD"> : tensor<1x3xbf16>
    %10 = stablehlo.constant dense<"0xBE33D2AE8638"> : tensor<1x3xf16>
    %11 = stablehlo.constant dense<"0x0000001021A8B8BF00000010BE20C3BF00000000BAB5833F"> : tensor<1x3xf64>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : tensor<1x3xbf16>, tensor<1x3xf16>, tensor<1x3xf64>, tensor<1x3xbf16>, tensor<1x3xf16>, tensor<1x3xf64>, tensor<1x3xbf16>, tensor<1x3xf16>, tensor<1x3xf64>, tensor<1x3xbf16>, tensor<1x3xf16>, tensor<1x3xf64>
  }
  func.func private @device(%arg3: tensor<1x3xbf16>, %arg4: tensor<1x3xf16>, %arg5: tensor<1x3xf64>) -> (tensor<1x3xbf16>, tensor<1x3xf16>, tensor<1x3xf64>) {
      %1 = stablehlo.reshape %arg3 : (tensor<1x3xbf16>) -> tensor<3xbf16>
      %2 = stablehlo.reshape %arg4 : (tensor<1x3xf16>) -> tensor<3xf16>
      %3 = stablehlo.reshape %arg5 : (tensor<1x3xf64>) -> tensor<3xf64>
      %4 = "stablehlo.all_reduce"(%1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg6: tensor<bf16>, %arg7: tensor<bf16>):
        %12 = stablehlo.add %arg6, %arg7 : tensor<bf16>
        stablehlo.return %12 : tensor<bf16>
      }) : (tensor<3xbf16>) -> tensor<3xbf16>
      %5 = "stablehlo.all_reduce"(%2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg6: tensor<f16>, %arg7: tensor<f16>):
        %12 = stablehlo.maximum %arg6, %arg7 : tensor<f16>
        stablehlo.return %12 : tensor<f16>
      }) : (tensor<3xf16>) -> tensor<3xf16>
      %6 = "stablehlo.all_reduce"(%3) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg6: tensor<f64>, %arg7: tensor<f64>):
        %12 = stablehlo.add %arg6, %arg7 : tensor<f64>
        stablehlo.return %12 : tensor<f64>
      }) : (tensor<3xf64>) -> tensor<3xf64>
      %cst = stablehlo.constant dense<4.000000e+00> : tensor<f64>
      %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3xf64>
      %8 = stablehlo.divide %6, %7 : tensor<3xf64>
      %9 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<3xbf16>) -> tensor<1x3xbf16>
      %10 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<3xf16>) -> tensor<1x3xf16>
      %11 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
      return %9, %10, %11 : tensor<1x3xbf16>, tensor<1x3xf16>, tensor<1x3xf64>
  }
}

// -----

// programs_devices: u8, i64
module {
  func.func public @main() {
    %i:8 = call @inputs() : () -> (tensor<1x2xui8>, tensor<1x2xi64>, tensor<1x2xui8>, tensor<1x2xi64>, tensor<1x2xui8>, tensor<1x2xi64>, tensor<1x2xui8>, tensor<1x2xi64>)
    %e:8 = call @expected() : () -> (tensor<1x2xui8>, tensor<1x2xi64>, tensor<1x2xui8>, tensor<1x2xi64>, tensor<1x2xui8>, tensor<1x2xi64>, tensor<1x2xui8>, tensor<1x2xi64>)
    %r:8 = "interpreter.run_parallel"(%i#0, %i#1, %i#2, %i#3, %i#4, %i#5, %i#6, %i#7) {programs = [[@device, @device, @device, @device]]} : (tensor<1x2xui8>, tensor<1x2xi64>, tensor<1x2xui8>, tensor<1x2xi64>, tensor<1x2xui8>, tensor<1x2xi64>, tensor<1x2xui8>, tensor<1x2xi64>) -> (tensor<1x2xui8>, tensor<1x2xi64>, tensor<1x2xui8>, tensor<1x2xi64>, tensor<1x2xui8>, tensor<1x2xi64>, tensor<1x2xui8>, tensor<1x2xi64>)
    check.expect_eq %r#0, %e#0 : tensor<1x2xui8>
    check.expect_eq %r#1, %e#1 : tensor<1x2xi64>
    check.expect_eq %r#2, %e#2 : tensor<1x2xui8>
    check.expect_eq %r#3, %e#3 : tensor<1x2xi64>
    check.expect_eq %r#4, %e#4 : tensor<1x2xui8>
    check.expect_eq %r#5, %e#5 : tensor<1x2xi64>
    check.expect_eq %r#6, %e#6 : tensor<1x2xui8>
    check.expect_eq %r#7, %e#7 : tensor<1x2xi64>
    return
  }
  func.func private @inputs() -> (tensor<1x2xui8>, tensor<1x2xi64>, tensor<1x2xui8>, tensor<1x2xi64>, tensor<1x2xui8>, tensor<1x2xi64>, tensor<1x2xui8>, tensor<1x2xi64>) {
    %0 = stablehlo.constant dense<"0x0028"> : tensor<1x2xui8>
    %1 = stablehlo.constant dense<"0xFDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<1x2xi64>
    %2 = stablehlo.constant dense<"0x5078"> : tensor<1x2xui8>
    %3 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0000000000000000"> : tensor<1x2xi64>
    %4 = stablehlo.constant dense<"0xA0C8"> : tensor<1x2xui8>
    %5 = stablehlo.constant dense<"0x01000000000000000200000000000000"> : tensor<1x2xi64>
    %6 = stablehlo.constant dense<"0xF018"> : tensor<1x2xui8>
    %7 = stablehlo.constant dense<"0x03000000000000000400000000000000"> : tensor<1x2xi64>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<1x2xui8>, tensor<1x2xi64>, tensor<1x2xui8>, tensor<1x2xi64>, tensor<1x2xui8>, tensor<1x2xi64>, tensor<1x2xui8>, tensor<1x2xi64>
  }
  func.func private @expected() -> (tensor<1x2xui8>, tensor<1x2xi64>, tensor<1x2xui8>, tensor<1x2xi64>, tensor<1x2xui8>, tensor<1x2xi64>, tensor<1x2xui8>, tensor<1x2xi64>) {
    %0 = stablehlo.constant dense<"0xE080"> : tensor<1x2xui8>
    %1 = stablehlo.constant dense<"0xFDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<1x2xi64>
    %2 = stablehlo.constant dense<"0xE080"> : tensor<1x2xui8>
    %3 = stablehlo.constant dense<"0xFDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<1x2xi64>
    %4 = stablehlo.constant dense<"0xE080"> : tensor<1x2xui8>
    %5 = stablehlo.constant dense<"0xFDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<1x2xi64>
    %6 = stablehlo.constant dense<"0xE080"> : tensor<1x2xui8>
    %7 = stablehlo.constant dense<"0xFDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<1x2xi64>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<1x2xui8>, tensor<1x2xi64>, tensor<1x2xui8>, tensor<1x2xi64>, tensor<1x2xui8>, tensor<1x2xi64>, tensor<1x2xui8>, tensor<1x2xi64>
  }
  func.func private @device(%arg2: tensor<1x2xui8>, %arg3: tensor<1x2xi64>) -> (tensor<1x2xui8>, tensor<1x2xi64>) {
      %1 = stablehlo.reshape %arg2 : (tensor<1x2xui8>) -> tensor<2xui8>
      %2 = stablehlo.reshape %arg3 : (tensor<1x2xi64>) -> tensor<2xi64>
      %3 = "stablehlo.all_reduce"(%1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg4: tensor<ui8>, %arg5: tensor<ui8>):
        %7 = stablehlo.add %arg4, %arg5 : tensor<ui8>
        stablehlo.return %7 : tensor<ui8>
      }) : (tensor<2xui8>) -> tensor<2xui8>
      %4 = "stablehlo.all_reduce"(%2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg4: tensor<i64>, %arg5: tensor<i64>):
        %7 = stablehlo.minimum %arg4, %arg5 : tensor<i64>
        stablehlo.return %7 : tensor<i64>
      }) : (tensor<2xi64>) -> tensor<2xi64>
      %5 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<2xui8>) -> tensor<1x2xui8>
      %6 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<2xi64>) -> tensor<1x2xi64>
      return %5, %6 : tensor<1x2xui8>, tensor<1x2xi64>
  }
}

// -----

// programs_devices: complex
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>)
    %e:4 = call @expected() : () -> (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>)
    %r:4 = "interpreter.run_parallel"(%i#0, %i#1, %i#2, %i#3) {programs = [[@device, @device, @device, @device]]} : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-05 : tensor<1x3xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-05 : tensor<1x3xcomplex<f32>>
    check.expect_almost_eq %r#2, %e#2, tolerance = 1.0e-05 : tensor<1x3xcomplex<f32>>
    check.expect_almost_eq %r#3, %e#3, tolerance = 1.0e-05 : tensor<1x3xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x1F05E03F611C37C00AB22A4024CC903F75751EBF395EACBF"> : tensor<1x3xcomplex<f32>>
    %1 = stablehlo.constant dense<"0xCD842CBF6EE43D40C635AABE2DC2F53F6F56FD3D29200340"> : tensor<1x3xcomplex<f32>>
    %2 = stablehlo.constant dense<"0xFD718CBF108CE0BF8C0DEF3E340F2940F0752A401E46203F"> : tensor<1x3xcomplex<f32>>
    %3 = stablehlo.constant dense<"0xAA32A83F7D62A1BF6ED7DB3FB9FE9ABF714BF7BFD28012C0"> : tensor<1x3xcomplex<f32>>
    return %0, %1, %2, %3 : tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x6583A53F3A2F3AC05C9C9040806B8F40D8D8713EF8F875BF"> : tensor<1x3xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x6583A53F3A2F3AC05C9C9040806B8F40D8D8713EF8F875BF"> : tensor<1x3xcomplex<f32>>
    %2 = stablehlo.constant dense<"0x6583A53F3A2F3AC05C9C9040806B8F40D8D8713EF8F875BF"> : tensor<1x3xcomplex<f32>>
    %3 = stablehlo.constant dense<"0x6583A53F3A2F3AC05C9C9040806B8F40D8D8713EF8F875BF"> : tensor<1x3xcomplex<f32>>
    return %0, %1, %2, %3 : tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>
  }
  func.func private @device(%arg1: tensor<1x3xcomplex<f32>>) -> (tensor<1x3xcomplex<f32>>) {
      %1 = stablehlo.reshape %arg1 : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
      %2 = "stablehlo.all_reduce"(%1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg2: tensor<complex<f32>>, %arg3: tensor<complex<f32>>):
        %4 = stablehlo.add %arg2, %arg3 : tensor<complex<f32>>
        stablehlo.return %4 : tensor<complex<f32>>
      }) : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
      %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      return %3 : tensor<1x3xcomplex<f32>>
  }
}

// -----

// programs_devices: shift both ways
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>)
    %e:8 = call @expected() : () -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>)
    %r:8 = "interpreter.run_parallel"(%i#0, %i#1, %i#2, %i#3) {programs = [[@device, @device, @device, @device]]} : (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-06 : tensor<1x3xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-06 : tensor<1x3xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 1.0e-06 : tensor<1x3xf32>
    check.expect_almost_eq %r#3, %e#3, tolerance = 1.0e-06 : tensor<1x3xf32>
    check.expect_almost_eq %r#4, %e#4, tolerance = 1.0e-06 : tensor<1x3xf32>
    check.expect_almost_eq %r#5, %e#5, tolerance = 1.0e-06 : tensor<1x3xf32>
    check.expect_almost_eq %r#6, %e#6, tolerance = 1.0e-06 : tensor<1x3xf32>
    check.expect_almost_eq %r#7, %e#7, tolerance = 1.0e-06 : tensor<1x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) {
    %0 = stablehlo.constant dense<"0x34BAAB3DD60502BF7FBCFCBD"> : tensor<1x3xf32>
    %1 = stablehlo.constant dense<"0x81E6143F5133253F7D9A3DBE"> : tensor<1x3xf32>
    %2 = stablehlo.constant dense<"0x27A42BBFEE94303FCC9BE83E"> : tensor<1x3xf32>
    %3 = stablehlo.constant dense<"0x4B00203F3A6890BE49ADD13E"> : tensor<1x3xf32>
    return %0, %1, %2, %3 : tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>
  }
  func.func private @expected() -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) {
    %0 = stablehlo.constant dense<"0x81E6143F5133253F7D9A3DBE"> : tensor<1x3xf32>
    %1 = stablehlo.constant dense<"0x4B00203F3A6890BE49ADD13E"> : tensor<1x3xf32>
    %2 = stablehlo.constant dense<"0x27A42BBFEE94303FCC9BE83E"> : tensor<1x3xf32>
    %3 = stablehlo.constant dense<"0x34BAAB3DD60502BF7FBCFCBD"> : tensor<1x3xf32>
    %4 = stablehlo.constant dense<"0x4B00203F3A6890BE49ADD13E"> : tensor<1x3xf32>
    %5 = stablehlo.constant dense<"0x000000000000000000000000"> : tensor<1x3xf32>
    %6 = stablehlo.constant dense<"0x34BAAB3DD60502BF7FBCFCBD"> : tensor<1x3xf32>
    %7 = stablehlo.constant dense<"0x000000000000000000000000"> : tensor<1x3xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>
  }
  func.func private @device(%arg1: tensor<1x3xf32>) -> (tensor<1x3xf32>, tensor<1x3xf32>) {
      %1 = stablehlo.reshape %arg1 : (tensor<1x3xf32>) -> tensor<3xf32>
      %2 = "stablehlo.collective_permute"(%1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[1, 0], [2, 1], [3, 2], [0, 3]]> : tensor<4x2xi64>}> : (tensor<3xf32>) -> tensor<3xf32>
      %3 = "stablehlo.collective_permute"(%1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[3, 0], [0, 1]]> : tensor<2x2xi64>}> : (tensor<3xf32>) -> tensor<3xf32>
      %4 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %5 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      return %4, %5 : tensor<1x3xf32>, tensor<1x3xf32>
  }
}

// -----

// programs_devices: gradient through all_gather
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
    %0 = stablehlo.constant dense<"0x34BAAB3DD60502BF7FBCFCBD"> : tensor<1x3xf32>
    %1 = stablehlo.constant dense<"0x81E6143F5133253F7D9A3DBE"> : tensor<1x3xf32>
    %2 = stablehlo.constant dense<"0x27A42BBFEE94303FCC9BE83E"> : tensor<1x3xf32>
    %3 = stablehlo.constant dense<"0x4B00203F3A6890BE49ADD13E"> : tensor<1x3xf32>
    return %0, %1, %2, %3 : tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>
  }
  func.func private @expected() -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) {
    %0 = stablehlo.constant dense<"0x977C9B3F8D10733F085A8A3F"> : tensor<1x3xf32>
    %1 = stablehlo.constant dense<"0x16B78E3F379E683F64AD893F"> : tensor<1x3xf32>
    %2 = stablehlo.constant dense<"0xE9958A3F08C7643FBBAE833F"> : tensor<1x3xf32>
    %3 = stablehlo.constant dense<"0x44C38C3FC72A7F3FD803853F"> : tensor<1x3xf32>
    return %0, %1, %2, %3 : tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>
  }
  func.func private @device(%arg1: tensor<1x3xf32>) -> (tensor<1x3xf32>) {
      %1 = stablehlo.reshape %arg1 : (tensor<1x3xf32>) -> tensor<3xf32>
      %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %3 = "stablehlo.all_gather"(%2) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> : (tensor<1x3xf32>) -> tensor<4x3xf32>
      %4 = stablehlo.sine %3 : tensor<4x3xf32>
      %5 = stablehlo.cosine %3 : tensor<4x3xf32>
      %6 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %8 = stablehlo.multiply %4, %7 : tensor<4x3xf32>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %9 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
      %10 = stablehlo.reshape %9 : (tensor<3xf32>) -> tensor<1x3xf32>
      %11 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<4x3xf32>
      %12 = stablehlo.multiply %7, %11 : tensor<4x3xf32>
      %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %13 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<3xf32>
      %14 = stablehlo.multiply %12, %5 : tensor<4x3xf32>
      %15 = "stablehlo.reduce_scatter"(%14) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
      ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
        %19 = stablehlo.add %arg2, %arg3 : tensor<f32>
        stablehlo.return %19 : tensor<f32>
      }) : (tensor<4x3xf32>) -> tensor<1x3xf32>
      %16 = stablehlo.reshape %15 : (tensor<1x3xf32>) -> tensor<3xf32>
      %17 = stablehlo.add %13, %16 : tensor<3xf32>
      %18 = stablehlo.broadcast_in_dim %17, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      return %18 : tensor<1x3xf32>
  }
}

// -----

// programs_devices: gradient through ppermute
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
    %0 = stablehlo.constant dense<"0x34BAAB3DD60502BF7FBCFCBD"> : tensor<1x3xf32>
    %1 = stablehlo.constant dense<"0x81E6143F5133253F7D9A3DBE"> : tensor<1x3xf32>
    %2 = stablehlo.constant dense<"0x27A42BBFEE94303FCC9BE83E"> : tensor<1x3xf32>
    %3 = stablehlo.constant dense<"0x4B00203F3A6890BE49ADD13E"> : tensor<1x3xf32>
    return %0, %1, %2, %3 : tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>
  }
  func.func private @expected() -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) {
    %0 = stablehlo.constant dense<"0xF2E0E23E69F3333F3ACA88BD"> : tensor<1x3xf32>
    %1 = stablehlo.constant dense<"0x470D0C3F220A38BE5613813E"> : tensor<1x3xf32>
    %2 = stablehlo.constant dense<"0x0E55C7BE2144783FE9FE0ABA"> : tensor<1x3xf32>
    %3 = stablehlo.constant dense<"0xCCC054BFF44606BEC250C63E"> : tensor<1x3xf32>
    return %0, %1, %2, %3 : tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>
  }
  func.func private @device(%arg1: tensor<1x3xf32>) -> (tensor<1x3xf32>) {
      %1 = stablehlo.reshape %arg1 : (tensor<1x3xf32>) -> tensor<3xf32>
      %2 = "stablehlo.collective_permute"(%1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [1, 2], [2, 3], [3, 0]]> : tensor<4x2xi64>}> : (tensor<3xf32>) -> tensor<3xf32>
      %3 = stablehlo.multiply %1, %1 : tensor<3xf32>
      %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %5 = stablehlo.multiply %4, %1 : tensor<3xf32>
      %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %7 = stablehlo.multiply %2, %6 : tensor<3xf32>
      %8 = stablehlo.multiply %6, %3 : tensor<3xf32>
      %9 = stablehlo.multiply %7, %5 : tensor<3xf32>
      %10 = "stablehlo.collective_permute"(%8) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[1, 0], [2, 1], [3, 2], [0, 3]]> : tensor<4x2xi64>}> : (tensor<3xf32>) -> tensor<3xf32>
      %11 = stablehlo.add %9, %10 : tensor<3xf32>
      %12 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      return %12 : tensor<1x3xf32>
  }
}

// -----

// programs_devices: scan with collectives
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<1x3x2xf32>, tensor<1x3x2xf32>, tensor<1x3x2xf32>, tensor<1x3x2xf32>)
    %e:8 = call @expected() : () -> (tensor<1x2xf32>, tensor<1x3x2xf32>, tensor<1x2xf32>, tensor<1x3x2xf32>, tensor<1x2xf32>, tensor<1x3x2xf32>, tensor<1x2xf32>, tensor<1x3x2xf32>)
    %r:8 = "interpreter.run_parallel"(%i#0, %i#1, %i#2, %i#3) {programs = [[@device, @device, @device, @device]]} : (tensor<1x3x2xf32>, tensor<1x3x2xf32>, tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> (tensor<1x2xf32>, tensor<1x3x2xf32>, tensor<1x2xf32>, tensor<1x3x2xf32>, tensor<1x2xf32>, tensor<1x3x2xf32>, tensor<1x2xf32>, tensor<1x3x2xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-05 : tensor<1x2xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-05 : tensor<1x3x2xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 1.0e-05 : tensor<1x2xf32>
    check.expect_almost_eq %r#3, %e#3, tolerance = 1.0e-05 : tensor<1x3x2xf32>
    check.expect_almost_eq %r#4, %e#4, tolerance = 1.0e-05 : tensor<1x2xf32>
    check.expect_almost_eq %r#5, %e#5, tolerance = 1.0e-05 : tensor<1x3x2xf32>
    check.expect_almost_eq %r#6, %e#6, tolerance = 1.0e-05 : tensor<1x2xf32>
    check.expect_almost_eq %r#7, %e#7, tolerance = 1.0e-05 : tensor<1x3x2xf32>
    return
  }
  func.func private @inputs() -> (tensor<1x3x2xf32>, tensor<1x3x2xf32>, tensor<1x3x2xf32>, tensor<1x3x2xf32>) {
    %0 = stablehlo.constant dense<"0xC0D16F3E0FEDC13D0218063D5BC62B3F7E22D33EE9E2063F"> : tensor<1x3x2xf32>
    %1 = stablehlo.constant dense<"0xCD36A3BE2389B83EDBCAB6BE6AE6D6BD27BD07BF9B350DBF"> : tensor<1x3x2xf32>
    %2 = stablehlo.constant dense<"0xDC27C43E0DE41CBECE7D82BEC2F5313EC0350B3F1CFA1E3F"> : tensor<1x3x2xf32>
    %3 = stablehlo.constant dense<"0x42B8C5BCF444D03E62491A3FC7C8C03E1E8C9F3E68098CBE"> : tensor<1x3x2xf32>
    return %0, %1, %2, %3 : tensor<1x3x2xf32>, tensor<1x3x2xf32>, tensor<1x3x2xf32>, tensor<1x3x2xf32>
  }
  func.func private @expected() -> (tensor<1x2xf32>, tensor<1x3x2xf32>, tensor<1x2xf32>, tensor<1x3x2xf32>, tensor<1x2xf32>, tensor<1x3x2xf32>, tensor<1x2xf32>, tensor<1x3x2xf32>) {
    %0 = stablehlo.constant dense<"0x7D320E3FCC85943F"> : tensor<1x2xf32>
    %1 = stablehlo.constant dense<"0xDC27C43EF444D03E7747E73E647D153FFD683D3F183E833F"> : tensor<1x3x2xf32>
    %2 = stablehlo.constant dense<"0xD237C6BE9898A73D"> : tensor<1x2xf32>
    %3 = stablehlo.constant dense<"0xDC27C43EF444D03E7747E73E647D153FFD683D3F183E833F"> : tensor<1x3x2xf32>
    %4 = stablehlo.constant dense<"0xFED62F3F6591A03F"> : tensor<1x2xf32>
    %5 = stablehlo.constant dense<"0xDC27C43EF444D03E7747E73E647D153FFD683D3F183E833F"> : tensor<1x3x2xf32>
    %6 = stablehlo.constant dense<"0x9ACEE83EF447B83E"> : tensor<1x2xf32>
    %7 = stablehlo.constant dense<"0xDC27C43EF444D03E7747E73E647D153FFD683D3F183E833F"> : tensor<1x3x2xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<1x2xf32>, tensor<1x3x2xf32>, tensor<1x2xf32>, tensor<1x3x2xf32>, tensor<1x2xf32>, tensor<1x3x2xf32>, tensor<1x2xf32>, tensor<1x3x2xf32>
  }
  func.func private @device(%arg1: tensor<1x3x2xf32>) -> (tensor<1x2xf32>, tensor<1x3x2xf32>) {
      %1 = stablehlo.reshape %arg1 : (tensor<1x3x2xf32>) -> tensor<3x2xf32>
      %2 = stablehlo.slice %1 [0:1, 0:2] : (tensor<3x2xf32>) -> tensor<1x2xf32>
      %3 = stablehlo.reshape %2 : (tensor<1x2xf32>) -> tensor<2xf32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %c = stablehlo.constant dense<0> : tensor<i64>
      %5:4 = stablehlo.while(%iterArg = %1, %iterArg_0 = %c, %iterArg_1 = %3, %iterArg_2 = %4) : tensor<3x2xf32>, tensor<i64>, tensor<2xf32>, tensor<3x2xf32>
      cond {
        %c_3 = stablehlo.constant dense<3> : tensor<i64>
        %8 = stablehlo.compare LT, %iterArg_0, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        stablehlo.return %8 : tensor<i1>
      } do {
        %8 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_0) : (tensor<3x2xf32>, tensor<i64>) -> tensor<2xf32>
        %9 = "stablehlo.all_reduce"(%iterArg_1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
        ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
          %16 = stablehlo.add %arg2, %arg3 : tensor<f32>
          stablehlo.return %16 : tensor<f32>
        }) : (tensor<2xf32>) -> tensor<2xf32>
        %cst_3 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
        %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2xf32>
        %11 = stablehlo.divide %9, %10 : tensor<2xf32>
        %12 = stablehlo.add %11, %8 : tensor<2xf32>
        %13 = "stablehlo.all_reduce"(%iterArg_1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
        ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
          %16 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
          stablehlo.return %16 : tensor<f32>
        }) : (tensor<2xf32>) -> tensor<2xf32>
        %14 = func.call @dynamic_update_index_in_dim(%iterArg_2, %13, %iterArg_0) : (tensor<3x2xf32>, tensor<2xf32>, tensor<i64>) -> tensor<3x2xf32>
        %c_4 = stablehlo.constant dense<1> : tensor<i64>
        %15 = stablehlo.add %iterArg_0, %c_4 : tensor<i64>
        stablehlo.return %iterArg, %15, %12, %14 : tensor<3x2xf32>, tensor<i64>, tensor<2xf32>, tensor<3x2xf32>
      }
      %6 = stablehlo.broadcast_in_dim %5#2, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
      %7 = stablehlo.broadcast_in_dim %5#3, dims = [1, 2] : (tensor<3x2xf32>) -> tensor<1x3x2xf32>
      return %6, %7 : tensor<1x2xf32>, tensor<1x3x2xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x2xf32>, %arg1: tensor<i64>) -> tensor<2xf32> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 2] : (tensor<3x2xf32>, tensor<i64>, tensor<i64>) -> tensor<1x2xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2xf32>) -> tensor<2xf32>
    return %1 : tensor<2xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<i64>) -> tensor<3x2xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x2xf32>, tensor<1x2xf32>, tensor<i64>, tensor<i64>) -> tensor<3x2xf32>
    return %1 : tensor<3x2xf32>
  }
}

// -----

// programs_devices: batch statistics
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<1x5x2xf32>, tensor<1x5x2xf32>, tensor<1x5x2xf32>, tensor<1x5x2xf32>)
    %e:4 = call @expected() : () -> (tensor<1x5x2xf32>, tensor<1x5x2xf32>, tensor<1x5x2xf32>, tensor<1x5x2xf32>)
    %r:4 = "interpreter.run_parallel"(%i#0, %i#1, %i#2, %i#3) {programs = [[@device, @device, @device, @device]]} : (tensor<1x5x2xf32>, tensor<1x5x2xf32>, tensor<1x5x2xf32>, tensor<1x5x2xf32>) -> (tensor<1x5x2xf32>, tensor<1x5x2xf32>, tensor<1x5x2xf32>, tensor<1x5x2xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<1x5x2xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<1x5x2xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.0001 : tensor<1x5x2xf32>
    check.expect_almost_eq %r#3, %e#3, tolerance = 0.0001 : tensor<1x5x2xf32>
    return
  }
  func.func private @inputs() -> (tensor<1x5x2xf32>, tensor<1x5x2xf32>, tensor<1x5x2xf32>, tensor<1x5x2xf32>) {
    %0 = stablehlo.constant dense<"0xC1EE06BD32D9F93C3833F33E03C230BFE009913E4E2194BED71DDFBE57220A3F7856293F95E402BB"> : tensor<1x5x2xf32>
    %1 = stablehlo.constant dense<"0x2906953EB15C14BF122DBDBE29D5DABEC0335B3E0345193E96F4F63ED6B7D33D090E3C3E09F0943E"> : tensor<1x5x2xf32>
    %2 = stablehlo.constant dense<"0xD077C93D5322CB3E7E4E9FBE8C3F233F4B09AA3ED72B0A3F1FA3D5BE33DA25BF7BD70F3E0E59B63E"> : tensor<1x5x2xf32>
    %3 = stablehlo.constant dense<"0xD577D5BEE41629BF245DB93EFE25323FDA740EBEDB99DC3E003D1CBF0A48D6BE0687E53E398B063F"> : tensor<1x5x2xf32>
    return %0, %1, %2, %3 : tensor<1x5x2xf32>, tensor<1x5x2xf32>, tensor<1x5x2xf32>, tensor<1x5x2xf32>
  }
  func.func private @expected() -> (tensor<1x5x2xf32>, tensor<1x5x2xf32>, tensor<1x5x2xf32>, tensor<1x5x2xf32>) {
    %0 = stablehlo.constant dense<"0x304184BEE90422BD32E78F3FA2CDC9BF03371A3F49AC38BFF368ADBF2ADC853FFADED03F06E5DEBD"> : tensor<1x5x2xf32>
    %1 = stablehlo.constant dense<"0x8EA31F3FCE88ABBF875096BF080582BF3EF9D33E1EAC5B3E5F75923F7631ED3D8B95A93E81FD033F"> : tensor<1x5x2xf32>
    %2 = stablehlo.constant dense<"0x33FCCA3DFDC23D3F49FD81BF76A1A03F333C3C3F4BE6853FA6F5A6BFAA2DBEBF79D35A3EB69A273F"> : tensor<1x5x2xf32>
    %3 = stablehlo.constant dense<"0x31D8A6BF05A1C1BF4B18513F8583B03F241C0CBF7A61503F6B37EABF17307FBF6D99863F6B08823F"> : tensor<1x5x2xf32>
    return %0, %1, %2, %3 : tensor<1x5x2xf32>, tensor<1x5x2xf32>, tensor<1x5x2xf32>, tensor<1x5x2xf32>
  }
  func.func private @device(%arg1: tensor<1x5x2xf32>) -> (tensor<1x5x2xf32>) {
      %1 = stablehlo.reshape %arg1 : (tensor<1x5x2xf32>) -> tensor<5x2xf32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<5x2xf32>, tensor<f32>) -> tensor<2xf32>
      %cst_0 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
      %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %4 = stablehlo.divide %2, %3 : tensor<2xf32>
      %5 = "stablehlo.all_reduce"(%4) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
        %28 = stablehlo.add %arg2, %arg3 : tensor<f32>
        stablehlo.return %28 : tensor<f32>
      }) : (tensor<2xf32>) -> tensor<2xf32>
      %cst_1 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
      %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %7 = stablehlo.divide %5, %6 : tensor<2xf32>
      %8 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
      %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<5x2xf32>
      %10 = stablehlo.subtract %1, %9 : tensor<5x2xf32>
      %11 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
      %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<5x2xf32>
      %13 = stablehlo.subtract %1, %12 : tensor<5x2xf32>
      %14 = stablehlo.multiply %13, %13 : tensor<5x2xf32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %15 = stablehlo.reduce(%14 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<5x2xf32>, tensor<f32>) -> tensor<2xf32>
      %cst_3 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
      %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %17 = stablehlo.divide %15, %16 : tensor<2xf32>
      %18 = "stablehlo.all_reduce"(%17) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
        %28 = stablehlo.add %arg2, %arg3 : tensor<f32>
        stablehlo.return %28 : tensor<f32>
      }) : (tensor<2xf32>) -> tensor<2xf32>
      %cst_4 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
      %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %20 = stablehlo.divide %18, %19 : tensor<2xf32>
      %cst_5 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %22 = stablehlo.add %20, %21 : tensor<2xf32>
      %23 = stablehlo.rsqrt %22 : tensor<2xf32>
      %24 = stablehlo.broadcast_in_dim %23, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
      %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<5x2xf32>
      %26 = stablehlo.multiply %10, %25 : tensor<5x2xf32>
      %27 = stablehlo.broadcast_in_dim %26, dims = [1, 2] : (tensor<5x2xf32>) -> tensor<1x5x2xf32>
      return %27 : tensor<1x5x2xf32>
  }
}

// -----

// programs_devices: softmax over devices
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
    %0 = stablehlo.constant dense<"0x34BAAB3DD60502BF7FBCFCBD"> : tensor<1x3xf32>
    %1 = stablehlo.constant dense<"0x81E6143F5133253F7D9A3DBE"> : tensor<1x3xf32>
    %2 = stablehlo.constant dense<"0x27A42BBFEE94303FCC9BE83E"> : tensor<1x3xf32>
    %3 = stablehlo.constant dense<"0x4B00203F3A6890BE49ADD13E"> : tensor<1x3xf32>
    return %0, %1, %2, %3 : tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>
  }
  func.func private @expected() -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) {
    %0 = stablehlo.constant dense<"0xC77C913D4803213DDF816C3D"> : tensor<1x3xf32>
    %1 = stablehlo.constant dense<"0xC256EF3DDF12FF3D13585E3D"> : tensor<1x3xf32>
    %2 = stablehlo.constant dense<"0x89DA083DB955053E7EB9D23D"> : tensor<1x3xf32>
    %3 = stablehlo.constant dense<"0x0BF2F93D11D0493DAB7EC93D"> : tensor<1x3xf32>
    return %0, %1, %2, %3 : tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>
  }
  func.func private @device(%arg1: tensor<1x3xf32>) -> (tensor<1x3xf32>) {
      %1 = stablehlo.reshape %arg1 : (tensor<1x3xf32>) -> tensor<3xf32>
      %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
      %3 = "stablehlo.all_reduce"(%2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
        %12 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
        stablehlo.return %12 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %5 = stablehlo.subtract %1, %4 : tensor<3xf32>
      %6 = stablehlo.exponential %5 : tensor<3xf32>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
      %8 = "stablehlo.all_reduce"(%7) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
        %12 = stablehlo.add %arg2, %arg3 : tensor<f32>
        stablehlo.return %12 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %10 = stablehlo.divide %6, %9 : tensor<3xf32>
      %11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      return %11 : tensor<1x3xf32>
  }
}

// -----

// programs_devices: ring sum
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
    %0 = stablehlo.constant dense<"0x34BAAB3DD60502BF7FBCFCBD"> : tensor<1x3xf32>
    %1 = stablehlo.constant dense<"0x81E6143F5133253F7D9A3DBE"> : tensor<1x3xf32>
    %2 = stablehlo.constant dense<"0x27A42BBFEE94303FCC9BE83E"> : tensor<1x3xf32>
    %3 = stablehlo.constant dense<"0x4B00203F3A6890BE49ADD13E"> : tensor<1x3xf32>
    return %0, %1, %2, %3 : tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>
  }
  func.func private @expected() -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) {
    %0 = stablehlo.constant dense<"0x8855FA3DDAAA1BBF6BF51D3F"> : tensor<1x3xf32>
    %1 = stablehlo.constant dense<"0x4AA2EF3FAF2C003F5071ACBD"> : tensor<1x3xf32>
    %2 = stablehlo.constant dense<"0x86EA2CBFAB2BC23F9D9D193F"> : tensor<1x3xf32>
    %3 = stablehlo.constant dense<"0x78A1943F0560453F484A8B3F"> : tensor<1x3xf32>
    return %0, %1, %2, %3 : tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>
  }
  func.func private @device(%arg1: tensor<1x3xf32>) -> (tensor<1x3xf32>) {
      %1 = stablehlo.reshape %arg1 : (tensor<1x3xf32>) -> tensor<3xf32>
      %c = stablehlo.constant dense<0> : tensor<i64>
      %2:3 = stablehlo.while(%iterArg = %c, %iterArg_0 = %1, %iterArg_1 = %1) : tensor<i64>, tensor<3xf32>, tensor<3xf32>
      cond {
        %c_2 = stablehlo.constant dense<3> : tensor<i64>
        %4 = stablehlo.compare LT, %iterArg, %c_2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        stablehlo.return %4 : tensor<i1>
      } do {
        %4 = stablehlo.add %iterArg_0, %iterArg_1 : tensor<3xf32>
        %5 = "stablehlo.collective_permute"(%iterArg_1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [1, 2], [2, 3], [3, 0]]> : tensor<4x2xi64>}> : (tensor<3xf32>) -> tensor<3xf32>
        %c_2 = stablehlo.constant dense<1> : tensor<i64>
        %6 = stablehlo.add %iterArg, %c_2 : tensor<i64>
        stablehlo.return %6, %4, %5 : tensor<i64>, tensor<3xf32>, tensor<3xf32>
      }
      %3 = stablehlo.broadcast_in_dim %2#1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      return %3 : tensor<1x3xf32>
  }
}

// -----

// programs_devices: by index
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>)
    %e:4 = call @expected() : () -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>)
    %r:4 = "interpreter.run_parallel"(%i#0, %i#1, %i#2, %i#3) {programs = [[@device, @device, @device, @device]]} : (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-06 : tensor<1x3xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-06 : tensor<1x3xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 1.0e-06 : tensor<1x3xf32>
    check.expect_almost_eq %r#3, %e#3, tolerance = 1.0e-06 : tensor<1x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) {
    %0 = stablehlo.constant dense<"0x34BAAB3DD60502BF7FBCFCBD"> : tensor<1x3xf32>
    %1 = stablehlo.constant dense<"0x81E6143F5133253F7D9A3DBE"> : tensor<1x3xf32>
    %2 = stablehlo.constant dense<"0x27A42BBFEE94303FCC9BE83E"> : tensor<1x3xf32>
    %3 = stablehlo.constant dense<"0x4B00203F3A6890BE49ADD13E"> : tensor<1x3xf32>
    return %0, %1, %2, %3 : tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>
  }
  func.func private @expected() -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) {
    %0 = stablehlo.constant dense<"0x000080400000804000008040"> : tensor<1x3xf32>
    %1 = stablehlo.constant dense<"0xD09C92406AA6944058267440"> : tensor<1x3xf32>
    %2 = stablehlo.constant dense<"0xEC2D2A403C25AC407A139D40"> : tensor<1x3xf32>
    %3 = stablehlo.constant dense<"0x1C00BC40EAD849407E50A740"> : tensor<1x3xf32>
    return %0, %1, %2, %3 : tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>
  }
  func.func private @device(%arg1: tensor<1x3xf32>) -> (tensor<1x3xf32>) {
      %1 = stablehlo.reshape %arg1 : (tensor<1x3xf32>) -> tensor<3xf32>
      %c = stablehlo.constant dense<1> : tensor<ui32>
      %c_0 = stablehlo.constant dense<4> : tensor<ui32>
      %2 = stablehlo.partition_id : tensor<ui32>
      %3 = stablehlo.divide %2, %c : tensor<ui32>
      %4 = stablehlo.remainder %3, %c_0 : tensor<ui32>
      %5 = stablehlo.convert %4 : (tensor<ui32>) -> tensor<i32>
      %6 = stablehlo.convert %5 : (tensor<i32>) -> tensor<f32>
      %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %8 = stablehlo.multiply %1, %7 : tensor<3xf32>
      %cst = stablehlo.constant dense<4.000000e+00> : tensor<f32>
      %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %10 = stablehlo.add %8, %9 : tensor<3xf32>
      %11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      return %11 : tensor<1x3xf32>
  }
}

// -----

// programs_devices: conditional on the device
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
    %0 = stablehlo.constant dense<"0x34BAAB3DD60502BF7FBCFCBD"> : tensor<1x3xf32>
    %1 = stablehlo.constant dense<"0x81E6143F5133253F7D9A3DBE"> : tensor<1x3xf32>
    %2 = stablehlo.constant dense<"0x27A42BBFEE94303FCC9BE83E"> : tensor<1x3xf32>
    %3 = stablehlo.constant dense<"0x4B00203F3A6890BE49ADD13E"> : tensor<1x3xf32>
    return %0, %1, %2, %3 : tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>
  }
  func.func private @expected() -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) {
    %0 = stablehlo.constant dense<"0xBE197F3F32AF5F3F9B0D7E3F"> : tensor<1x3xf32>
    %1 = stablehlo.constant dense<"0x5DE7553F6B854C3FC99F7B3F"> : tensor<1x3xf32>
    %2 = stablehlo.constant dense<"0x42111FBF9AE8223F61B0E03E"> : tensor<1x3xf32>
    %3 = stablehlo.constant dense<"0x1C9B4F3F8FE2753FD4D46A3F"> : tensor<1x3xf32>
    return %0, %1, %2, %3 : tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>
  }
  func.func private @device(%arg1: tensor<1x3xf32>) -> (tensor<1x3xf32>) {
      %1 = stablehlo.reshape %arg1 : (tensor<1x3xf32>) -> tensor<3xf32>
      %c = stablehlo.constant dense<1> : tensor<ui32>
      %c_0 = stablehlo.constant dense<4> : tensor<ui32>
      %2 = stablehlo.partition_id : tensor<ui32>
      %3 = stablehlo.divide %2, %c : tensor<ui32>
      %4 = stablehlo.remainder %3, %c_0 : tensor<ui32>
      %5 = stablehlo.convert %4 : (tensor<ui32>) -> tensor<i32>
      %c_1 = stablehlo.constant dense<2> : tensor<i32>
      %6 = stablehlo.compare EQ, %5, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.convert %6 : (tensor<i1>) -> tensor<i32>
      %8 = "stablehlo.case"(%7) ({
        %10 = stablehlo.cosine %1 : tensor<3xf32>
        stablehlo.return %10 : tensor<3xf32>
      }, {
        %10 = stablehlo.sine %1 : tensor<3xf32>
        stablehlo.return %10 : tensor<3xf32>
      }) : (tensor<i32>) -> tensor<3xf32>
      %9 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      return %9 : tensor<1x3xf32>
  }
}

// -----

// programs_devices: five steps of sgd
module {
  func.func public @main() {
    %i:12 = call @inputs() : () -> (tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>)
    %e:8 = call @expected() : () -> (tensor<1x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5xf32>)
    %r:8 = "interpreter.run_parallel"(%i#0, %i#1, %i#2, %i#3, %i#4, %i#5, %i#6, %i#7, %i#8, %i#9, %i#10, %i#11) {programs = [[@device, @device, @device, @device]]} : (tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>) -> (tensor<1x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<1x3xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<1x5xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.0001 : tensor<1x3xf32>
    check.expect_almost_eq %r#3, %e#3, tolerance = 0.0001 : tensor<1x5xf32>
    check.expect_almost_eq %r#4, %e#4, tolerance = 0.0001 : tensor<1x3xf32>
    check.expect_almost_eq %r#5, %e#5, tolerance = 0.0001 : tensor<1x5xf32>
    check.expect_almost_eq %r#6, %e#6, tolerance = 0.0001 : tensor<1x3xf32>
    check.expect_almost_eq %r#7, %e#7, tolerance = 0.0001 : tensor<1x5xf32>
    return
  }
  func.func private @inputs() -> (tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>) {
    %0 = stablehlo.constant dense<"0xA36425BD492301BF5BD8173F"> : tensor<1x3xf32>
    %1 = stablehlo.constant dense<"0xE863243FE68125BFF90F4BBE7A348A3E4122D23EA074D63D2502163DE519E6BEED653FBE6D2DFDBE9AF4993E6B40433E23C7AC3E3CE1CDBEEFD5F33E"> : tensor<1x5x3xf32>
    %2 = stablehlo.constant dense<"0xD268113FD84D0BBFF829573EC685653D4224323D"> : tensor<1x5xf32>
    %3 = stablehlo.constant dense<"0xA36425BD492301BF5BD8173F"> : tensor<1x3xf32>
    %4 = stablehlo.constant dense<"0x2321B0BED4E921BF1A07323F436173BE67825F3E937323BE88942B3F4BC0FF3D1439383E8106143F617497BD29BBF9BE073E043D58B4233F900C4CBC"> : tensor<1x5x3xf32>
    %5 = stablehlo.constant dense<"0xDE4827BFA3A0E53EC3F9C73EA3B9E9BE7AD919BF"> : tensor<1x5xf32>
    %6 = stablehlo.constant dense<"0xA36425BD492301BF5BD8173F"> : tensor<1x3xf32>
    %7 = stablehlo.constant dense<"0xE240E33E00D493BD3FF12ABF627B733E641A2C3F90084ABD0D6CB03E812D0CBFA530C43D0F0FBE3E912D683B21F974BE99AF00BFB2C679BE3923243F"> : tensor<1x5x3xf32>
    %8 = stablehlo.constant dense<"0x957F2EBFC1BAAEBD8257AEBC520F433C63DA8EBE"> : tensor<1x5xf32>
    %9 = stablehlo.constant dense<"0xA36425BD492301BF5BD8173F"> : tensor<1x3xf32>
    %10 = stablehlo.constant dense<"0xD63FDDBDED66ADBC180A753EA8733D3E84E0E4BE508B833DB282CA3EC808283F7C13F43DF38E95BE2698B63E99171B3F67251F3F841073BD9B50A93E"> : tensor<1x5x3xf32>
    %11 = stablehlo.constant dense<"0x8A7FD2BEF3E1E4BEB68690BE525CE2BEA65E5C3E"> : tensor<1x5xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>
  }
  func.func private @expected() -> (tensor<1x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5xf32>) {
    %0 = stablehlo.constant dense<"0xAD02653DC003AFBE2D3EA63E"> : tensor<1x3xf32>
    %1 = stablehlo.constant dense<"0x79AD873E63F7833E20CD7A3E1A2B6A3EC655583E"> : tensor<1x5xf32>
    %2 = stablehlo.constant dense<"0xAD02653DC003AFBE2D3EA63E"> : tensor<1x3xf32>
    %3 = stablehlo.constant dense<"0x79AD873E63F7833E20CD7A3E1A2B6A3EC655583E"> : tensor<1x5xf32>
    %4 = stablehlo.constant dense<"0xAD02653DC003AFBE2D3EA63E"> : tensor<1x3xf32>
    %5 = stablehlo.constant dense<"0x79AD873E63F7833E20CD7A3E1A2B6A3EC655583E"> : tensor<1x5xf32>
    %6 = stablehlo.constant dense<"0xAD02653DC003AFBE2D3EA63E"> : tensor<1x3xf32>
    %7 = stablehlo.constant dense<"0x79AD873E63F7833E20CD7A3E1A2B6A3EC655583E"> : tensor<1x5xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<1x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5xf32>
  }
  func.func private @device(%arg3: tensor<1x3xf32>, %arg4: tensor<1x5x3xf32>, %arg5: tensor<1x5xf32>) -> (tensor<1x3xf32>, tensor<1x5xf32>) {
      %1 = stablehlo.reshape %arg3 : (tensor<1x3xf32>) -> tensor<3xf32>
      %2 = stablehlo.reshape %arg4 : (tensor<1x5x3xf32>) -> tensor<5x3xf32>
      %3 = stablehlo.reshape %arg5 : (tensor<1x5xf32>) -> tensor<5xf32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %c = stablehlo.constant dense<0> : tensor<i64>
      %6:6 = stablehlo.while(%iterArg = %2, %iterArg_1 = %3, %iterArg_2 = %c, %iterArg_3 = %1, %iterArg_4 = %4, %iterArg_5 = %5) : tensor<5x3xf32>, tensor<5xf32>, tensor<i64>, tensor<3xf32>, tensor<3xf32>, tensor<5xf32>
      cond {
        %c_6 = stablehlo.constant dense<5> : tensor<i64>
        %9 = stablehlo.compare LT, %iterArg_2, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        stablehlo.return %9 : tensor<i1>
      } do {
        %9 = stablehlo.dot_general %iterArg, %iterArg_3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf32>, tensor<3xf32>) -> tensor<5xf32>
        %10 = stablehlo.subtract %9, %iterArg_1 : tensor<5xf32>
        %11 = stablehlo.multiply %10, %10 : tensor<5xf32>
        %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
        %12 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<5xf32>
        %13 = stablehlo.multiply %12, %10 : tensor<5xf32>
        %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %14 = stablehlo.reduce(%11 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
        %cst_8 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
        %15 = stablehlo.divide %14, %cst_8 : tensor<f32>
        %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %cst_10 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
        %16 = stablehlo.divide %cst_9, %cst_10 : tensor<f32>
        %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<5xf32>
        %18 = stablehlo.multiply %17, %13 : tensor<5xf32>
        %19 = stablehlo.dot_general %18, %iterArg, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5xf32>, tensor<5x3xf32>) -> tensor<3xf32>
        %20 = "stablehlo.all_reduce"(%19) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
        ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
          %33 = stablehlo.add %arg6, %arg7 : tensor<f32>
          stablehlo.return %33 : tensor<f32>
        }) : (tensor<3xf32>) -> tensor<3xf32>
        %cst_11 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
        %21 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %22 = stablehlo.divide %20, %21 : tensor<3xf32>
        %cst_12 = stablehlo.constant dense<0.899999976> : tensor<f32>
        %23 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %24 = stablehlo.multiply %23, %iterArg_4 : tensor<3xf32>
        %25 = stablehlo.add %22, %24 : tensor<3xf32>
        %cst_13 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
        %26 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %27 = stablehlo.multiply %26, %25 : tensor<3xf32>
        %28 = stablehlo.add %iterArg_3, %27 : tensor<3xf32>
        %29 = "stablehlo.all_reduce"(%15) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
        ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
          %33 = stablehlo.add %arg6, %arg7 : tensor<f32>
          stablehlo.return %33 : tensor<f32>
        }) : (tensor<f32>) -> tensor<f32>
        %cst_14 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
        %30 = stablehlo.divide %29, %cst_14 : tensor<f32>
        %31 = func.call @dynamic_update_index_in_dim(%iterArg_5, %30, %iterArg_2) : (tensor<5xf32>, tensor<f32>, tensor<i64>) -> tensor<5xf32>
        %c_15 = stablehlo.constant dense<1> : tensor<i64>
        %32 = stablehlo.add %iterArg_2, %c_15 : tensor<i64>
        stablehlo.return %iterArg, %iterArg_1, %32, %28, %25, %31 : tensor<5x3xf32>, tensor<5xf32>, tensor<i64>, tensor<3xf32>, tensor<3xf32>, tensor<5xf32>
      }
      %7 = stablehlo.broadcast_in_dim %6#3, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %8 = stablehlo.broadcast_in_dim %6#5, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
      return %7, %8 : tensor<1x3xf32>, tensor<1x5xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<5xf32>, tensor<1xf32>, tensor<i64>) -> tensor<5xf32>
    return %1 : tensor<5xf32>
  }
}

// -----

// programs_devices: five steps of adam
module {
  func.func public @main() {
    %i:12 = call @inputs() : () -> (tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>)
    %e:8 = call @expected() : () -> (tensor<1x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5xf32>)
    %r:8 = "interpreter.run_parallel"(%i#0, %i#1, %i#2, %i#3, %i#4, %i#5, %i#6, %i#7, %i#8, %i#9, %i#10, %i#11) {programs = [[@device, @device, @device, @device]]} : (tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>) -> (tensor<1x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<1x3xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<1x5xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.0001 : tensor<1x3xf32>
    check.expect_almost_eq %r#3, %e#3, tolerance = 0.0001 : tensor<1x5xf32>
    check.expect_almost_eq %r#4, %e#4, tolerance = 0.0001 : tensor<1x3xf32>
    check.expect_almost_eq %r#5, %e#5, tolerance = 0.0001 : tensor<1x5xf32>
    check.expect_almost_eq %r#6, %e#6, tolerance = 0.0001 : tensor<1x3xf32>
    check.expect_almost_eq %r#7, %e#7, tolerance = 0.0001 : tensor<1x5xf32>
    return
  }
  func.func private @inputs() -> (tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>) {
    %0 = stablehlo.constant dense<"0x73A8E03E23D4BDBB87E5DEBE"> : tensor<1x3xf32>
    %1 = stablehlo.constant dense<"0x80531ABE29C1BA3D0A4F07BF65F3233FFF10893EA6C9063F33BD28BEEB4495BE60F5BCBE4A6EB53D348A963E0B8507BD0B19283F7EFBC93E20DAF03E"> : tensor<1x5x3xf32>
    %2 = stablehlo.constant dense<"0xE6C088BEB3D0AD3DE03A873EFD35F93ECD1F3B3E"> : tensor<1x5xf32>
    %3 = stablehlo.constant dense<"0x73A8E03E23D4BDBB87E5DEBE"> : tensor<1x3xf32>
    %4 = stablehlo.constant dense<"0x6A13093E45E955BE9BC6E83E3116DABD591B32BF12D0043FAD3A273FA20DFFBE0BBB2B3FE6DB02BF9C9CAABEC75B16BF335B2BBE00D3233FD5CD77BE"> : tensor<1x5x3xf32>
    %5 = stablehlo.constant dense<"0xC8C1C63EF01F063F7EDB08BF107F31BD43C8EB3E"> : tensor<1x5xf32>
    %6 = stablehlo.constant dense<"0x73A8E03E23D4BDBB87E5DEBE"> : tensor<1x3xf32>
    %7 = stablehlo.constant dense<"0x99DC05BF526E0BBF8DD016BDCCA9223F6B05483E0146EDBEAA83BFBEC4EEA9BE48EC003F16070C3FBC9FDA3EDBD2993D9491293EA77C22BD8791083F"> : tensor<1x5x3xf32>
    %8 = stablehlo.constant dense<"0x76E6F33E7B3311BF9ABD893EBD6C65BE4D922EBF"> : tensor<1x5xf32>
    %9 = stablehlo.constant dense<"0x73A8E03E23D4BDBB87E5DEBE"> : tensor<1x3xf32>
    %10 = stablehlo.constant dense<"0x03B71A3EAC8B273E9CCA56BCCDF0803E6165943E3BD7313EA713D63E1D5B1C3FAF8EE03D91D731BFD21245BD25470BBF08480E3F88E6C0BE3E2F3D3D"> : tensor<1x5x3xf32>
    %11 = stablehlo.constant dense<"0x08FF203E3DAE043F5579713D273745BE61024CBE"> : tensor<1x5xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>
  }
  func.func private @expected() -> (tensor<1x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5xf32>) {
    %0 = stablehlo.constant dense<"0x08A1443E2DCC57BEDCC741BE"> : tensor<1x3xf32>
    %1 = stablehlo.constant dense<"0x7810703E89EB5E3E366F503E2B85443EB7DA3A3E"> : tensor<1x5xf32>
    %2 = stablehlo.constant dense<"0x08A1443E2DCC57BEDCC741BE"> : tensor<1x3xf32>
    %3 = stablehlo.constant dense<"0x7810703E89EB5E3E366F503E2B85443EB7DA3A3E"> : tensor<1x5xf32>
    %4 = stablehlo.constant dense<"0x08A1443E2DCC57BEDCC741BE"> : tensor<1x3xf32>
    %5 = stablehlo.constant dense<"0x7810703E89EB5E3E366F503E2B85443EB7DA3A3E"> : tensor<1x5xf32>
    %6 = stablehlo.constant dense<"0x08A1443E2DCC57BEDCC741BE"> : tensor<1x3xf32>
    %7 = stablehlo.constant dense<"0x7810703E89EB5E3E366F503E2B85443EB7DA3A3E"> : tensor<1x5xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<1x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5xf32>
  }
  func.func private @device(%arg3: tensor<1x3xf32>, %arg4: tensor<1x5x3xf32>, %arg5: tensor<1x5xf32>) -> (tensor<1x3xf32>, tensor<1x5xf32>) {
      %1 = stablehlo.reshape %arg3 : (tensor<1x3xf32>) -> tensor<3xf32>
      %2 = stablehlo.reshape %arg4 : (tensor<1x5x3xf32>) -> tensor<5x3xf32>
      %3 = stablehlo.reshape %arg5 : (tensor<1x5xf32>) -> tensor<5xf32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %c = stablehlo.constant dense<0> : tensor<i32>
      %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %c_2 = stablehlo.constant dense<0> : tensor<i64>
      %7:8 = stablehlo.while(%iterArg = %2, %iterArg_3 = %3, %iterArg_4 = %c_2, %iterArg_5 = %1, %iterArg_6 = %c, %iterArg_7 = %4, %iterArg_8 = %5, %iterArg_9 = %6) : tensor<5x3xf32>, tensor<5xf32>, tensor<i64>, tensor<3xf32>, tensor<i32>, tensor<3xf32>, tensor<3xf32>, tensor<5xf32>
      cond {
        %c_10 = stablehlo.constant dense<5> : tensor<i64>
        %10 = stablehlo.compare LT, %iterArg_4, %c_10, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        stablehlo.return %10 : tensor<i1>
      } do {
        %10 = stablehlo.dot_general %iterArg, %iterArg_5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf32>, tensor<3xf32>) -> tensor<5xf32>
        %11 = stablehlo.subtract %10, %iterArg_3 : tensor<5xf32>
        %12 = stablehlo.multiply %11, %11 : tensor<5xf32>
        %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
        %13 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<5xf32>
        %14 = stablehlo.multiply %13, %11 : tensor<5xf32>
        %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %15 = stablehlo.reduce(%12 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
        %cst_12 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
        %16 = stablehlo.divide %15, %cst_12 : tensor<f32>
        %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %cst_14 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
        %17 = stablehlo.divide %cst_13, %cst_14 : tensor<f32>
        %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<5xf32>
        %19 = stablehlo.multiply %18, %14 : tensor<5xf32>
        %20 = stablehlo.dot_general %19, %iterArg, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5xf32>, tensor<5x3xf32>) -> tensor<3xf32>
        %21 = "stablehlo.all_reduce"(%20) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
        ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
          %63 = stablehlo.add %arg6, %arg7 : tensor<f32>
          stablehlo.return %63 : tensor<f32>
        }) : (tensor<3xf32>) -> tensor<3xf32>
        %cst_15 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
        %22 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %23 = stablehlo.divide %21, %22 : tensor<3xf32>
        %cst_16 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
        %24 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %25 = stablehlo.multiply %24, %23 : tensor<3xf32>
        %cst_17 = stablehlo.constant dense<0.899999976> : tensor<f32>
        %26 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %27 = stablehlo.multiply %26, %iterArg_7 : tensor<3xf32>
        %28 = stablehlo.add %25, %27 : tensor<3xf32>
        %29 = stablehlo.multiply %23, %23 : tensor<3xf32>
        %cst_18 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
        %30 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %31 = stablehlo.multiply %30, %29 : tensor<3xf32>
        %cst_19 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
        %32 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %33 = stablehlo.multiply %32, %iterArg_8 : tensor<3xf32>
        %34 = stablehlo.add %31, %33 : tensor<3xf32>
        %c_20 = stablehlo.constant dense<2147483647> : tensor<i32>
        %35 = stablehlo.compare LT, %iterArg_6, %c_20, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_21 = stablehlo.constant dense<1> : tensor<i32>
        %36 = stablehlo.add %iterArg_6, %c_21 : tensor<i32>
        %c_22 = stablehlo.constant dense<2147483647> : tensor<i32>
        %37 = func.call @_where(%35, %36, %c_22) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
        %cst_23 = stablehlo.constant dense<9.000000e-01> : tensor<f64>
        %38 = stablehlo.convert %37 : (tensor<i32>) -> tensor<f64>
        %39 = stablehlo.power %cst_23, %38 : tensor<f64>
        %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
        %40 = stablehlo.subtract %cst_24, %39 : tensor<f64>
        %41 = stablehlo.convert %40 : (tensor<f64>) -> tensor<f32>
        %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %43 = stablehlo.divide %28, %42 : tensor<3xf32>
        %cst_25 = stablehlo.constant dense<0.99899999999999999> : tensor<f64>
        %44 = stablehlo.convert %37 : (tensor<i32>) -> tensor<f64>
        %45 = stablehlo.power %cst_25, %44 : tensor<f64>
        %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
        %46 = stablehlo.subtract %cst_26, %45 : tensor<f64>
        %47 = stablehlo.convert %46 : (tensor<f64>) -> tensor<f32>
        %48 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %49 = stablehlo.divide %34, %48 : tensor<3xf32>
        %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %50 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %51 = stablehlo.add %49, %50 : tensor<3xf32>
        %52 = stablehlo.sqrt %51 : tensor<3xf32>
        %cst_28 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
        %53 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %54 = stablehlo.add %52, %53 : tensor<3xf32>
        %55 = stablehlo.divide %43, %54 : tensor<3xf32>
        %cst_29 = stablehlo.constant dense<-5.000000e-02> : tensor<f32>
        %56 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %57 = stablehlo.multiply %56, %55 : tensor<3xf32>
        %58 = stablehlo.add %iterArg_5, %57 : tensor<3xf32>
        %59 = "stablehlo.all_reduce"(%16) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
        ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
          %63 = stablehlo.add %arg6, %arg7 : tensor<f32>
          stablehlo.return %63 : tensor<f32>
        }) : (tensor<f32>) -> tensor<f32>
        %cst_30 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
        %60 = stablehlo.divide %59, %cst_30 : tensor<f32>
        %61 = func.call @dynamic_update_index_in_dim(%iterArg_9, %60, %iterArg_4) : (tensor<5xf32>, tensor<f32>, tensor<i64>) -> tensor<5xf32>
        %c_31 = stablehlo.constant dense<1> : tensor<i64>
        %62 = stablehlo.add %iterArg_4, %c_31 : tensor<i64>
        stablehlo.return %iterArg, %iterArg_3, %62, %58, %37, %28, %34, %61 : tensor<5x3xf32>, tensor<5xf32>, tensor<i64>, tensor<3xf32>, tensor<i32>, tensor<3xf32>, tensor<3xf32>, tensor<5xf32>
      }
      %8 = stablehlo.broadcast_in_dim %7#3, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %9 = stablehlo.broadcast_in_dim %7#7, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
      return %8, %9 : tensor<1x3xf32>, tensor<1x5xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<5xf32>, tensor<1xf32>, tensor<i64>) -> tensor<5xf32>
    return %1 : tensor<5xf32>
  }
}

// -----

// programs_devices: five steps of lamb
module {
  func.func public @main() {
    %i:12 = call @inputs() : () -> (tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>)
    %e:8 = call @expected() : () -> (tensor<1x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5xf32>)
    %r:8 = "interpreter.run_parallel"(%i#0, %i#1, %i#2, %i#3, %i#4, %i#5, %i#6, %i#7, %i#8, %i#9, %i#10, %i#11) {programs = [[@device, @device, @device, @device]]} : (tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>) -> (tensor<1x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<1x3xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<1x5xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.0001 : tensor<1x3xf32>
    check.expect_almost_eq %r#3, %e#3, tolerance = 0.0001 : tensor<1x5xf32>
    check.expect_almost_eq %r#4, %e#4, tolerance = 0.0001 : tensor<1x3xf32>
    check.expect_almost_eq %r#5, %e#5, tolerance = 0.0001 : tensor<1x5xf32>
    check.expect_almost_eq %r#6, %e#6, tolerance = 0.0001 : tensor<1x3xf32>
    check.expect_almost_eq %r#7, %e#7, tolerance = 0.0001 : tensor<1x5xf32>
    return
  }
  func.func private @inputs() -> (tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>) {
    %0 = stablehlo.constant dense<"0xD82BEE3EC4DA153FDBEF8ABC"> : tensor<1x3xf32>
    %1 = stablehlo.constant dense<"0x4F1613BEE06018BFC5D2C53EC9984F3E04D51BBF61CC483D8EA4D93D80CC673C6134C9BECF8362BD2189B8BE1000D9BEB2D90B3FD20383BE846AFF3E"> : tensor<1x5x3xf32>
    %2 = stablehlo.constant dense<"0x49FDEE3E2680A93E60F04C3ED57DDBBE900695BE"> : tensor<1x5xf32>
    %3 = stablehlo.constant dense<"0xD82BEE3EC4DA153FDBEF8ABC"> : tensor<1x3xf32>
    %4 = stablehlo.constant dense<"0xA80FBEBE42490DBF5CC7CF3EB55E93BE6A519FBE578BFDBECEC894BE5C9B85BE392519BFFE7FFD3E944A4FBEF42C213FF9BEE23EA4F610BF5C0500BF"> : tensor<1x5x3xf32>
    %5 = stablehlo.constant dense<"0x741FF4BE9311163F5810FEBEA00D0F3F3AA61FBE"> : tensor<1x5xf32>
    %6 = stablehlo.constant dense<"0xD82BEE3EC4DA153FDBEF8ABC"> : tensor<1x3xf32>
    %7 = stablehlo.constant dense<"0x5ED1B0BEFFD52ABF0D92DA3EEEB2DE3DBB14DB3D34F68BBEF8B4FD3ECAA804BE6D4C1EBFDC5924BE5B8D363E5976E23E2E98CF3E0AB3D2BD7D19103F"> : tensor<1x5x3xf32>
    %8 = stablehlo.constant dense<"0x20D62ABF8BDF683EDB7507BFF0CD9E3E9F2FE03D"> : tensor<1x5xf32>
    %9 = stablehlo.constant dense<"0xD82BEE3EC4DA153FDBEF8ABC"> : tensor<1x3xf32>
    %10 = stablehlo.constant dense<"0x73622B3FA603823EBD84A13D2EF6BABEC07E903E57B31CBE1B07F8BEB4191A3E2252E83E670DFFBDC46B763E5A8FDF3E8D5A39BE051DFE3E6DEB60BE"> : tensor<1x5x3xf32>
    %11 = stablehlo.constant dense<"0x2BF2D8BE13B394BE3FA7FFBE5880E5BE9BF0A23E"> : tensor<1x5xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>
  }
  func.func private @expected() -> (tensor<1x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5xf32>) {
    %0 = stablehlo.constant dense<"0xB8D3B83E453AF63E5362913D"> : tensor<1x3xf32>
    %1 = stablehlo.constant dense<"0xC8AA5A3E31D7553EBB95513E57CB4D3E0F594A3E"> : tensor<1x5xf32>
    %2 = stablehlo.constant dense<"0xB8D3B83E453AF63E5362913D"> : tensor<1x3xf32>
    %3 = stablehlo.constant dense<"0xC8AA5A3E31D7553EBB95513E57CB4D3E0F594A3E"> : tensor<1x5xf32>
    %4 = stablehlo.constant dense<"0xB8D3B83E453AF63E5362913D"> : tensor<1x3xf32>
    %5 = stablehlo.constant dense<"0xC8AA5A3E31D7553EBB95513E57CB4D3E0F594A3E"> : tensor<1x5xf32>
    %6 = stablehlo.constant dense<"0xB8D3B83E453AF63E5362913D"> : tensor<1x3xf32>
    %7 = stablehlo.constant dense<"0xC8AA5A3E31D7553EBB95513E57CB4D3E0F594A3E"> : tensor<1x5xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<1x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5xf32>
  }
  func.func private @device(%arg3: tensor<1x3xf32>, %arg4: tensor<1x5x3xf32>, %arg5: tensor<1x5xf32>) -> (tensor<1x3xf32>, tensor<1x5xf32>) {
      %1 = stablehlo.reshape %arg3 : (tensor<1x3xf32>) -> tensor<3xf32>
      %2 = stablehlo.reshape %arg4 : (tensor<1x5x3xf32>) -> tensor<5x3xf32>
      %3 = stablehlo.reshape %arg5 : (tensor<1x5xf32>) -> tensor<5xf32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %c = stablehlo.constant dense<0> : tensor<i32>
      %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %c_2 = stablehlo.constant dense<0> : tensor<i64>
      %7:8 = stablehlo.while(%iterArg = %2, %iterArg_3 = %3, %iterArg_4 = %c_2, %iterArg_5 = %1, %iterArg_6 = %c, %iterArg_7 = %4, %iterArg_8 = %5, %iterArg_9 = %6) : tensor<5x3xf32>, tensor<5xf32>, tensor<i64>, tensor<3xf32>, tensor<i32>, tensor<3xf32>, tensor<3xf32>, tensor<5xf32>
      cond {
        %c_10 = stablehlo.constant dense<5> : tensor<i64>
        %10 = stablehlo.compare LT, %iterArg_4, %c_10, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        stablehlo.return %10 : tensor<i1>
      } do {
        %10 = stablehlo.dot_general %iterArg, %iterArg_5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf32>, tensor<3xf32>) -> tensor<5xf32>
        %11 = stablehlo.subtract %10, %iterArg_3 : tensor<5xf32>
        %12 = stablehlo.multiply %11, %11 : tensor<5xf32>
        %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
        %13 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<5xf32>
        %14 = stablehlo.multiply %13, %11 : tensor<5xf32>
        %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %15 = stablehlo.reduce(%12 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
        %cst_12 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
        %16 = stablehlo.divide %15, %cst_12 : tensor<f32>
        %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %cst_14 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
        %17 = stablehlo.divide %cst_13, %cst_14 : tensor<f32>
        %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<5xf32>
        %19 = stablehlo.multiply %18, %14 : tensor<5xf32>
        %20 = stablehlo.dot_general %19, %iterArg, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5xf32>, tensor<5x3xf32>) -> tensor<3xf32>
        %21 = "stablehlo.all_reduce"(%20) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
        ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
          %90 = stablehlo.add %arg6, %arg7 : tensor<f32>
          stablehlo.return %90 : tensor<f32>
        }) : (tensor<3xf32>) -> tensor<3xf32>
        %cst_15 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
        %22 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %23 = stablehlo.divide %21, %22 : tensor<3xf32>
        %cst_16 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
        %24 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %25 = stablehlo.multiply %24, %23 : tensor<3xf32>
        %cst_17 = stablehlo.constant dense<0.899999976> : tensor<f32>
        %26 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %27 = stablehlo.multiply %26, %iterArg_7 : tensor<3xf32>
        %28 = stablehlo.add %25, %27 : tensor<3xf32>
        %29 = stablehlo.multiply %23, %23 : tensor<3xf32>
        %cst_18 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
        %30 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %31 = stablehlo.multiply %30, %29 : tensor<3xf32>
        %cst_19 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
        %32 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %33 = stablehlo.multiply %32, %iterArg_8 : tensor<3xf32>
        %34 = stablehlo.add %31, %33 : tensor<3xf32>
        %c_20 = stablehlo.constant dense<2147483647> : tensor<i32>
        %35 = stablehlo.compare LT, %iterArg_6, %c_20, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_21 = stablehlo.constant dense<1> : tensor<i32>
        %36 = stablehlo.add %iterArg_6, %c_21 : tensor<i32>
        %c_22 = stablehlo.constant dense<2147483647> : tensor<i32>
        %37 = func.call @_where(%35, %36, %c_22) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
        %cst_23 = stablehlo.constant dense<9.000000e-01> : tensor<f64>
        %38 = stablehlo.convert %37 : (tensor<i32>) -> tensor<f64>
        %39 = stablehlo.power %cst_23, %38 : tensor<f64>
        %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
        %40 = stablehlo.subtract %cst_24, %39 : tensor<f64>
        %41 = stablehlo.convert %40 : (tensor<f64>) -> tensor<f32>
        %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %43 = stablehlo.divide %28, %42 : tensor<3xf32>
        %cst_25 = stablehlo.constant dense<0.99899999999999999> : tensor<f64>
        %44 = stablehlo.convert %37 : (tensor<i32>) -> tensor<f64>
        %45 = stablehlo.power %cst_25, %44 : tensor<f64>
        %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
        %46 = stablehlo.subtract %cst_26, %45 : tensor<f64>
        %47 = stablehlo.convert %46 : (tensor<f64>) -> tensor<f32>
        %48 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %49 = stablehlo.divide %34, %48 : tensor<3xf32>
        %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %50 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %51 = stablehlo.add %49, %50 : tensor<3xf32>
        %52 = stablehlo.sqrt %51 : tensor<3xf32>
        %cst_28 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
        %53 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %54 = stablehlo.add %52, %53 : tensor<3xf32>
        %55 = stablehlo.divide %43, %54 : tensor<3xf32>
        %56 = func.call @norm(%iterArg_5) : (tensor<3xf32>) -> tensor<1xf32>
        %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %57 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %58 = stablehlo.compare LE, %56, %57, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
        %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %59 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %60 = func.call @_where_0(%58, %59, %iterArg_5) : (tensor<1xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
        %61 = stablehlo.reshape %56 : (tensor<1xf32>) -> tensor<f32>
        %62 = func.call @norm_1(%60) : (tensor<3xf32>) -> tensor<f32>
        %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %63 = stablehlo.compare LE, %61, %cst_31, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
        %64 = func.call @_where_2(%63, %cst_32, %62) : (tensor<i1>, tensor<f64>, tensor<f32>) -> tensor<f32>
        %65 = func.call @norm(%55) : (tensor<3xf32>) -> tensor<1xf32>
        %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %66 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %67 = stablehlo.compare LE, %65, %66, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
        %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %68 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %69 = func.call @_where_0(%67, %68, %55) : (tensor<1xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
        %70 = stablehlo.reshape %65 : (tensor<1xf32>) -> tensor<f32>
        %71 = func.call @norm_1(%69) : (tensor<3xf32>) -> tensor<f32>
        %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %72 = stablehlo.compare LE, %70, %cst_35, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
        %73 = func.call @_where_2(%72, %cst_36, %71) : (tensor<i1>, tensor<f64>, tensor<f32>) -> tensor<f32>
        %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %74 = stablehlo.multiply %cst_37, %64 : tensor<f32>
        %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %75 = stablehlo.add %73, %cst_38 : tensor<f32>
        %76 = stablehlo.divide %74, %75 : tensor<f32>
        %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %77 = stablehlo.compare EQ, %64, %cst_39, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %78 = stablehlo.compare EQ, %73, %cst_40, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %79 = stablehlo.or %77, %78 : tensor<i1>
        %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %80 = func.call @_where_3(%79, %cst_41, %76) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
        %81 = stablehlo.broadcast_in_dim %80, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %82 = stablehlo.multiply %55, %81 : tensor<3xf32>
        %cst_42 = stablehlo.constant dense<-5.000000e-02> : tensor<f32>
        %83 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %84 = stablehlo.multiply %83, %82 : tensor<3xf32>
        %85 = stablehlo.add %iterArg_5, %84 : tensor<3xf32>
        %86 = "stablehlo.all_reduce"(%16) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
        ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
          %90 = stablehlo.add %arg6, %arg7 : tensor<f32>
          stablehlo.return %90 : tensor<f32>
        }) : (tensor<f32>) -> tensor<f32>
        %cst_43 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
        %87 = stablehlo.divide %86, %cst_43 : tensor<f32>
        %88 = func.call @dynamic_update_index_in_dim(%iterArg_9, %87, %iterArg_4) : (tensor<5xf32>, tensor<f32>, tensor<i64>) -> tensor<5xf32>
        %c_44 = stablehlo.constant dense<1> : tensor<i64>
        %89 = stablehlo.add %iterArg_4, %c_44 : tensor<i64>
        stablehlo.return %iterArg, %iterArg_3, %89, %85, %37, %28, %34, %88 : tensor<5x3xf32>, tensor<5xf32>, tensor<i64>, tensor<3xf32>, tensor<i32>, tensor<3xf32>, tensor<3xf32>, tensor<5xf32>
      }
      %8 = stablehlo.broadcast_in_dim %7#3, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %9 = stablehlo.broadcast_in_dim %7#7, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
      return %8, %9 : tensor<1x3xf32>, tensor<1x5xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @norm(%arg0: tensor<3xf32>) -> tensor<1xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.sqrt %2 : tensor<1xf32>
    return %3 : tensor<1xf32>
  }
  func.func private @_where_0(%arg0: tensor<1xi1>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<3xi1>, tensor<3xf32>
    return %1 : tensor<3xf32>
  }
  func.func private @norm_1(%arg0: tensor<3xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<f64>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<5xf32>, tensor<1xf32>, tensor<i64>) -> tensor<5xf32>
    return %1 : tensor<5xf32>
  }
}

// -----

// programs_devices: five steps of clipped
module {
  func.func public @main() {
    %i:12 = call @inputs() : () -> (tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>)
    %e:8 = call @expected() : () -> (tensor<1x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5xf32>)
    %r:8 = "interpreter.run_parallel"(%i#0, %i#1, %i#2, %i#3, %i#4, %i#5, %i#6, %i#7, %i#8, %i#9, %i#10, %i#11) {programs = [[@device, @device, @device, @device]]} : (tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>) -> (tensor<1x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<1x3xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<1x5xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.0001 : tensor<1x3xf32>
    check.expect_almost_eq %r#3, %e#3, tolerance = 0.0001 : tensor<1x5xf32>
    check.expect_almost_eq %r#4, %e#4, tolerance = 0.0001 : tensor<1x3xf32>
    check.expect_almost_eq %r#5, %e#5, tolerance = 0.0001 : tensor<1x5xf32>
    check.expect_almost_eq %r#6, %e#6, tolerance = 0.0001 : tensor<1x3xf32>
    check.expect_almost_eq %r#7, %e#7, tolerance = 0.0001 : tensor<1x5xf32>
    return
  }
  func.func private @inputs() -> (tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>) {
    %0 = stablehlo.constant dense<"0x875B9DBDDA0B583E5AFC3D3E"> : tensor<1x3xf32>
    %1 = stablehlo.constant dense<"0xD31E07BF34232D3F4C04FC3C85BAABBEC0EF883E527C1E3F6B80713EDA19E8BC26A52A3F91D9283FBA60E83C41E5BB3EDADA203F97D21C3F690FA53E"> : tensor<1x5x3xf32>
    %2 = stablehlo.constant dense<"0x49FC17BF0304FABD9B8708BFC5F6ECBD1FADB43D"> : tensor<1x5xf32>
    %3 = stablehlo.constant dense<"0x875B9DBDDA0B583E5AFC3D3E"> : tensor<1x3xf32>
    %4 = stablehlo.constant dense<"0x954F0FBF61A8DD3EBCBAA2BE627FFEBEE9B6CC3D2317B03E3FDF27BFB32E02BF6577283F651484BEC4E032BF3CAD273FD27BD9BE6F4DF0BEAE50C63D"> : tensor<1x5x3xf32>
    %5 = stablehlo.constant dense<"0xF867863ECCC7CDBE9C5BE7BE345AB4BEE7E41CBF"> : tensor<1x5xf32>
    %6 = stablehlo.constant dense<"0x875B9DBDDA0B583E5AFC3D3E"> : tensor<1x3xf32>
    %7 = stablehlo.constant dense<"0xC4CA0ABF3062643DD75C49BE4E1F82BC1160E7BE619F2B3F0087793D5682A5BE114F033E44D318BF9F3E78BE3D32273DEA79173F94E71FBFE0AD213F"> : tensor<1x5x3xf32>
    %8 = stablehlo.constant dense<"0x58F7183F96470FBF1D7C1FBFE7E2CB3E376BAE3E"> : tensor<1x5xf32>
    %9 = stablehlo.constant dense<"0x875B9DBDDA0B583E5AFC3D3E"> : tensor<1x3xf32>
    %10 = stablehlo.constant dense<"0x16F31F3FF985D9BED9320EBF1EAB74BD69F2163FF5C2813E840CE83ECE49B83C3B33CE3ED484D13EBEB8073E47471D3E26650DBFC91884BE8E6B2B3F"> : tensor<1x5x3xf32>
    %11 = stablehlo.constant dense<"0x93BF0FBFB904923E7E729DBD9CE729BDB70B15BF"> : tensor<1x5xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5x3xf32>, tensor<1x5xf32>
  }
  func.func private @expected() -> (tensor<1x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5xf32>) {
    %0 = stablehlo.constant dense<"0xF3FEB03C42E99C3E27319F3D"> : tensor<1x3xf32>
    %1 = stablehlo.constant dense<"0x6400523E13C6463E0EAA3F3E54583A3E9915363E"> : tensor<1x5xf32>
    %2 = stablehlo.constant dense<"0xF3FEB03C42E99C3E27319F3D"> : tensor<1x3xf32>
    %3 = stablehlo.constant dense<"0x6400523E13C6463E0EAA3F3E54583A3E9915363E"> : tensor<1x5xf32>
    %4 = stablehlo.constant dense<"0xF3FEB03C42E99C3E27319F3D"> : tensor<1x3xf32>
    %5 = stablehlo.constant dense<"0x6400523E13C6463E0EAA3F3E54583A3E9915363E"> : tensor<1x5xf32>
    %6 = stablehlo.constant dense<"0xF3FEB03C42E99C3E27319F3D"> : tensor<1x3xf32>
    %7 = stablehlo.constant dense<"0x6400523E13C6463E0EAA3F3E54583A3E9915363E"> : tensor<1x5xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<1x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5xf32>, tensor<1x3xf32>, tensor<1x5xf32>
  }
  func.func private @device(%arg3: tensor<1x3xf32>, %arg4: tensor<1x5x3xf32>, %arg5: tensor<1x5xf32>) -> (tensor<1x3xf32>, tensor<1x5xf32>) {
      %1 = stablehlo.reshape %arg3 : (tensor<1x3xf32>) -> tensor<3xf32>
      %2 = stablehlo.reshape %arg4 : (tensor<1x5x3xf32>) -> tensor<5x3xf32>
      %3 = stablehlo.reshape %arg5 : (tensor<1x5xf32>) -> tensor<5xf32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %c = stablehlo.constant dense<0> : tensor<i64>
      %6:6 = stablehlo.while(%iterArg = %2, %iterArg_1 = %3, %iterArg_2 = %c, %iterArg_3 = %1, %iterArg_4 = %4, %iterArg_5 = %5) : tensor<5x3xf32>, tensor<5xf32>, tensor<i64>, tensor<3xf32>, tensor<3xf32>, tensor<5xf32>
      cond {
        %c_6 = stablehlo.constant dense<5> : tensor<i64>
        %9 = stablehlo.compare LT, %iterArg_2, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        stablehlo.return %9 : tensor<i1>
      } do {
        %9 = stablehlo.dot_general %iterArg, %iterArg_3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf32>, tensor<3xf32>) -> tensor<5xf32>
        %10 = stablehlo.subtract %9, %iterArg_1 : tensor<5xf32>
        %11 = stablehlo.multiply %10, %10 : tensor<5xf32>
        %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
        %12 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<5xf32>
        %13 = stablehlo.multiply %12, %10 : tensor<5xf32>
        %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %14 = stablehlo.reduce(%11 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
        %cst_8 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
        %15 = stablehlo.divide %14, %cst_8 : tensor<f32>
        %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %cst_10 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
        %16 = stablehlo.divide %cst_9, %cst_10 : tensor<f32>
        %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<5xf32>
        %18 = stablehlo.multiply %17, %13 : tensor<5xf32>
        %19 = stablehlo.dot_general %18, %iterArg, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5xf32>, tensor<5x3xf32>) -> tensor<3xf32>
        %20 = "stablehlo.all_reduce"(%19) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
        ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
          %53 = stablehlo.add %arg6, %arg7 : tensor<f32>
          stablehlo.return %53 : tensor<f32>
        }) : (tensor<3xf32>) -> tensor<3xf32>
        %cst_11 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
        %21 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %22 = stablehlo.divide %20, %21 : tensor<3xf32>
        %23 = chlo.square %22 : tensor<3xf32> -> tensor<3xf32>
        %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %24 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %25 = chlo.square %24 : tensor<3xf32> -> tensor<3xf32>
        %26 = stablehlo.add %23, %25 : tensor<3xf32>
        %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %27 = stablehlo.reduce(%26 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
        %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %28 = stablehlo.add %cst_14, %27 : tensor<f32>
        %29 = stablehlo.sqrt %28 : tensor<f32>
        %cst_15 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
        %30 = stablehlo.compare LT, %29, %cst_15, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %31 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %32 = stablehlo.divide %22, %31 : tensor<3xf32>
        %cst_16 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
        %33 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %34 = stablehlo.multiply %32, %33 : tensor<3xf32>
        %35 = stablehlo.select %30, %22, %34 : tensor<i1>, tensor<3xf32>
        %36 = stablehlo.multiply %35, %35 : tensor<3xf32>
        %cst_17 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
        %37 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %38 = stablehlo.multiply %37, %36 : tensor<3xf32>
        %cst_18 = stablehlo.constant dense<0.899999976> : tensor<f32>
        %39 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %40 = stablehlo.multiply %39, %iterArg_4 : tensor<3xf32>
        %41 = stablehlo.add %38, %40 : tensor<3xf32>
        %cst_19 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
        %42 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %43 = stablehlo.add %41, %42 : tensor<3xf32>
        %44 = stablehlo.rsqrt %43 : tensor<3xf32>
        %45 = stablehlo.multiply %44, %35 : tensor<3xf32>
        %cst_20 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
        %46 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %47 = stablehlo.multiply %46, %45 : tensor<3xf32>
        %48 = stablehlo.add %iterArg_3, %47 : tensor<3xf32>
        %49 = "stablehlo.all_reduce"(%15) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
        ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
          %53 = stablehlo.add %arg6, %arg7 : tensor<f32>
          stablehlo.return %53 : tensor<f32>
        }) : (tensor<f32>) -> tensor<f32>
        %cst_21 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
        %50 = stablehlo.divide %49, %cst_21 : tensor<f32>
        %51 = func.call @dynamic_update_index_in_dim(%iterArg_5, %50, %iterArg_2) : (tensor<5xf32>, tensor<f32>, tensor<i64>) -> tensor<5xf32>
        %c_22 = stablehlo.constant dense<1> : tensor<i64>
        %52 = stablehlo.add %iterArg_2, %c_22 : tensor<i64>
        stablehlo.return %iterArg, %iterArg_1, %52, %48, %41, %51 : tensor<5x3xf32>, tensor<5xf32>, tensor<i64>, tensor<3xf32>, tensor<3xf32>, tensor<5xf32>
      }
      %7 = stablehlo.broadcast_in_dim %6#3, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %8 = stablehlo.broadcast_in_dim %6#5, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
      return %7, %8 : tensor<1x3xf32>, tensor<1x5xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<5xf32>, tensor<1xf32>, tensor<i64>) -> tensor<5xf32>
    return %1 : tensor<5xf32>
  }
}
