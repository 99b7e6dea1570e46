// programs_control: scan over a tree
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<3xf32>, tensor<2x4x3xf32>)
    %e:4 = call @expected() : () -> (tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
    %r:4 = call @program(%i#0, %i#1) : (tensor<3xf32>, tensor<2x4x3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-05 : tensor<3xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-05 : tensor<3xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 1.0e-05 : tensor<2x3xf32>
    check.expect_almost_eq %r#3, %e#3, tolerance = 1.0e-05 : tensor<2x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<3xf32>, tensor<2x4x3xf32>) {
    %0 = stablehlo.constant dense<"0x8CC4223FC10DC03E550D06BF"> : tensor<3xf32>
    %1 = stablehlo.constant dense<"0xB57E68BEECBDCABDB404073EA47B2A3F2B59193F693D1EBFB7F7BD3EBF78F5BE2C759FBE43D0EF3D8E45C83E401AEABE89EC183FE84F59BE31E5F13E044A0E3FDE08C3BE6E14F1BE2D99073FCD6BFDBE9594CF3EB027313F7EFA15BFB612BF3D"> : tensor<2x4x3xf32>
    return %0, %1 : tensor<3xf32>, tensor<2x4x3xf32>
  }
  func.func private @expected() -> (tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) {
    %0 = stablehlo.constant dense<"0xB4C8803F48D9823D8433A53D"> : tensor<3xf32>
    %1 = stablehlo.constant dense<"0x4F011B3FF5A6A0BEB6F80D3E"> : tensor<3xf32>
    %2 = stablehlo.constant dense<"0x8CC4223FC10DC03E550D06BFBE49D13E465E8D3E5098C8BE"> : tensor<2x3xf32>
    %3 = stablehlo.constant dense<"0x1D72EEBF4FAFBCBFFC62B0BE7AE8FBBE5A9984BF9F53443F"> : tensor<2x3xf32>
    return %0, %1, %2, %3 : tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<2x3xf32>
  }
  func.func private @program(%arg0: tensor<3xf32>, %arg1: tensor<2x4x3xf32>) -> (tensor<3xf32> {jax.result_info = "result[0]['a']"}, tensor<3xf32> {jax.result_info = "result[0]['b']"}, tensor<2x3xf32> {jax.result_info = "result[1][0]"}, tensor<2x3xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4:6 = stablehlo.while(%iterArg = %arg1, %iterArg_2 = %c, %iterArg_3 = %arg0, %iterArg_4 = %1, %iterArg_5 = %2, %iterArg_6 = %3) : tensor<2x4x3xf32>, tensor<i64>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<2x3xf32>
    cond {
      %c_7 = stablehlo.constant dense<2> : tensor<i64>
      %5 = stablehlo.compare LT, %iterArg_2, %c_7, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    } do {
      %5 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_2) : (tensor<2x4x3xf32>, tensor<i64>) -> tensor<4x3xf32>
      %6 = stablehlo.slice %5 [0:1, 0:3] : (tensor<4x3xf32>) -> tensor<1x3xf32>
      %7 = stablehlo.reshape %6 : (tensor<1x3xf32>) -> tensor<3xf32>
      %8 = stablehlo.add %iterArg_3, %7 : tensor<3xf32>
      %9 = stablehlo.slice %5 [1:2, 0:3] : (tensor<4x3xf32>) -> tensor<1x3xf32>
      %10 = stablehlo.reshape %9 : (tensor<1x3xf32>) -> tensor<3xf32>
      %11 = stablehlo.multiply %iterArg_4, %10 : tensor<3xf32>
      %12 = stablehlo.slice %5 [0:1, 0:3] : (tensor<4x3xf32>) -> tensor<1x3xf32>
      %13 = stablehlo.reshape %12 : (tensor<1x3xf32>) -> tensor<3xf32>
      %14 = stablehlo.subtract %13, %iterArg_4 : tensor<3xf32>
      %15 = func.call @dynamic_update_index_in_dim(%iterArg_5, %iterArg_3, %iterArg_2) : (tensor<2x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<2x3xf32>
      %16 = func.call @dynamic_update_index_in_dim(%iterArg_6, %14, %iterArg_2) : (tensor<2x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<2x3xf32>
      %c_7 = stablehlo.constant dense<1> : tensor<i64>
      %17 = stablehlo.add %iterArg_2, %c_7 : tensor<i64>
      stablehlo.return %iterArg, %17, %8, %11, %15, %16 : tensor<2x4x3xf32>, tensor<i64>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<2x3xf32>
    }
    return %4#2, %4#3, %4#4, %4#5 : tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<2x3xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<2x4x3xf32>, %arg1: tensor<i64>) -> tensor<4x3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 3] : (tensor<2x4x3xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x4x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
    return %1 : tensor<4x3xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<i64>) -> tensor<2x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<2x3xf32>, tensor<1x3xf32>, tensor<i64>, tensor<i64>) -> tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
  }
}

// -----

// programs_control: scan of scan
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3x4xf32>)
    %e:2 = call @expected() : () -> (tensor<f32>, tensor<3x4xf32>)
    %r:2 = call @program(%i#0) : (tensor<3x4xf32>) -> (tensor<f32>, tensor<3x4xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-05 : tensor<f32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-05 : tensor<3x4xf32>
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>) {
    %0 = stablehlo.constant dense<"0x274854BEC8EF953EB228083F83077FBE7BC876BEC5FEB2BE869DFB3E2ADCBD3ECC9F013FAFE8A33DE6310B3F73A204BF"> : tensor<3x4xf32>
    return %0 : tensor<3x4xf32>
  }
  func.func private @expected() -> (tensor<f32>, tensor<3x4xf32>) {
    %0 = stablehlo.constant dense<"0x74A706BE"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x00000000274854BE7CBB413E2260203F8271833D1AEC55BECC79E8BEA060873E3DC6003FEA02423F16FDEA3E2CF1453F"> : tensor<3x4xf32>
    return %0, %1 : tensor<f32>, tensor<3x4xf32>
  }
  func.func private @program(%arg0: tensor<3x4xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x4xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:4 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c, %iterArg_2 = %cst, %iterArg_3 = %0) : tensor<3x4xf32>, tensor<i64>, tensor<f32>, tensor<3x4xf32>
    cond {
      %c_4 = stablehlo.constant dense<3> : tensor<i64>
      %2 = stablehlo.compare LT, %iterArg_1, %c_4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<3x4xf32>, tensor<i64>) -> tensor<4xf32>
      %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %3 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %c_5 = stablehlo.constant dense<0> : tensor<i64>
      %4:4 = stablehlo.while(%iterArg_7 = %2, %iterArg_8 = %c_5, %iterArg_9 = %iterArg_2, %iterArg_10 = %3) : tensor<4xf32>, tensor<i64>, tensor<f32>, tensor<4xf32>
      cond {
        %c_11 = stablehlo.constant dense<4> : tensor<i64>
        %7 = stablehlo.compare LT, %iterArg_8, %c_11, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        stablehlo.return %7 : tensor<i1>
      } do {
        %7 = func.call @dynamic_index_in_dim_0(%iterArg_7, %iterArg_8) : (tensor<4xf32>, tensor<i64>) -> tensor<f32>
        %cst_11 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
        %8 = stablehlo.multiply %iterArg_9, %cst_11 : tensor<f32>
        %9 = stablehlo.add %8, %7 : tensor<f32>
        %10 = func.call @dynamic_update_index_in_dim(%iterArg_10, %iterArg_9, %iterArg_8) : (tensor<4xf32>, tensor<f32>, tensor<i64>) -> tensor<4xf32>
        %c_12 = stablehlo.constant dense<1> : tensor<i64>
        %11 = stablehlo.add %iterArg_8, %c_12 : tensor<i64>
        stablehlo.return %iterArg_7, %11, %9, %10 : tensor<4xf32>, tensor<i64>, tensor<f32>, tensor<4xf32>
      }
      %5 = func.call @dynamic_update_index_in_dim_1(%iterArg_3, %4#3, %iterArg_1) : (tensor<3x4xf32>, tensor<4xf32>, tensor<i64>) -> tensor<3x4xf32>
      %c_6 = stablehlo.constant dense<1> : tensor<i64>
      %6 = stablehlo.add %iterArg_1, %c_6 : tensor<i64>
      stablehlo.return %iterArg, %6, %4#2, %5 : tensor<3x4xf32>, tensor<i64>, tensor<f32>, tensor<3x4xf32>
    }
    return %1#2, %1#3 : tensor<f32>, tensor<3x4xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x4xf32>, %arg1: tensor<i64>) -> tensor<4xf32> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 4] : (tensor<3x4xf32>, tensor<i64>, tensor<i64>) -> tensor<1x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4xf32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<4xf32>, %arg1: tensor<i64>) -> tensor<f32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<4xf32>, tensor<i64>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<4xf32>, tensor<1xf32>, tensor<i64>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<3x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<i64>) -> tensor<3x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x4xf32>, tensor<1x4xf32>, tensor<i64>, tensor<i64>) -> tensor<3x4xf32>
    return %1 : tensor<3x4xf32>
  }
}

// -----

// programs_control: unrolled scan
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<5x3xf32>)
    %e:2 = call @expected() : () -> (tensor<3xf32>, tensor<5x3xf32>)
    %r:2 = call @program(%i#0) : (tensor<5x3xf32>) -> (tensor<3xf32>, tensor<5x3xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-05 : tensor<3xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-05 : tensor<5x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<5x3xf32>) {
    %0 = stablehlo.constant dense<"0xD207093FF01739BE4DA4F5BDEE24EE3E16DCA23E085120BF923FB1BE5348173FCC8C0DBF3F889F3E247896BE3F0019BE2807EE3E47FEDC3E15D822BF"> : tensor<5x3xf32>
    return %0 : tensor<5x3xf32>
  }
  func.func private @expected() -> (tensor<3xf32>, tensor<5x3xf32>) {
    %0 = stablehlo.constant dense<"0x1921B73F74B35D3FA16A05C0"> : tensor<3xf32>
    %1 = stablehlo.constant dense<"0x00000000000000800000008013F27E3E8D806BBD71D4993DC451B1BE7C34A63D413ED33E6EBC503EB12A5BBECCC3463E20E3E53ED3FE3F3E2AE26B3F"> : tensor<5x3xf32>
    return %0, %1 : tensor<3xf32>, tensor<5x3xf32>
  }
  func.func private @program(%arg0: tensor<5x3xf32>) -> (tensor<3xf32> {jax.result_info = "result[0]"}, tensor<5x3xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.slice %arg0 [0:4, 0:3] : (tensor<5x3xf32>) -> tensor<4x3xf32>
    %2 = stablehlo.slice %arg0 [4:5, 0:3] : (tensor<5x3xf32>) -> tensor<1x3xf32>
    %3 = stablehlo.reshape %1 : (tensor<4x3xf32>) -> tensor<2x2x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %5:4 = stablehlo.while(%iterArg = %3, %iterArg_1 = %c, %iterArg_2 = %0, %iterArg_3 = %4) : tensor<2x2x3xf32>, tensor<i64>, tensor<3xf32>, tensor<2x2x3xf32>
    cond {
      %c_4 = stablehlo.constant dense<2> : tensor<i64>
      %13 = stablehlo.compare LT, %iterArg_1, %c_4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %13 : tensor<i1>
    } do {
      %13 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<2x2x3xf32>, tensor<i64>) -> tensor<2x3xf32>
      %14 = stablehlo.slice %13 [0:1, 0:3] : (tensor<2x3xf32>) -> tensor<1x3xf32>
      %15 = stablehlo.reshape %14 : (tensor<1x3xf32>) -> tensor<3xf32>
      %16 = stablehlo.add %iterArg_2, %15 : tensor<3xf32>
      %17 = stablehlo.multiply %iterArg_2, %15 : tensor<3xf32>
      %18 = stablehlo.slice %13 [1:2, 0:3] : (tensor<2x3xf32>) -> tensor<1x3xf32>
      %19 = stablehlo.reshape %18 : (tensor<1x3xf32>) -> tensor<3xf32>
      %20 = stablehlo.add %16, %19 : tensor<3xf32>
      %21 = stablehlo.multiply %16, %19 : tensor<3xf32>
      %22 = stablehlo.broadcast_in_dim %17, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %23 = stablehlo.broadcast_in_dim %21, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %24 = stablehlo.concatenate %22, %23, dim = 0 : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
      %25 = func.call @dynamic_update_index_in_dim(%iterArg_3, %24, %iterArg_1) : (tensor<2x2x3xf32>, tensor<2x3xf32>, tensor<i64>) -> tensor<2x2x3xf32>
      %c_4 = stablehlo.constant dense<1> : tensor<i64>
      %26 = stablehlo.add %iterArg_1, %c_4 : tensor<i64>
      stablehlo.return %iterArg, %26, %20, %25 : tensor<2x2x3xf32>, tensor<i64>, tensor<3xf32>, tensor<2x2x3xf32>
    }
    %6 = stablehlo.reshape %5#3 : (tensor<2x2x3xf32>) -> tensor<4x3xf32>
    %7 = stablehlo.slice %2 [0:1, 0:3] : (tensor<1x3xf32>) -> tensor<1x3xf32>
    %8 = stablehlo.reshape %7 : (tensor<1x3xf32>) -> tensor<3xf32>
    %9 = stablehlo.add %5#2, %8 : tensor<3xf32>
    %10 = stablehlo.multiply %5#2, %8 : tensor<3xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %12 = stablehlo.concatenate %6, %11, dim = 0 : (tensor<4x3xf32>, tensor<1x3xf32>) -> tensor<5x3xf32>
    return %9, %12 : tensor<3xf32>, tensor<5x3xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<2x2x3xf32>, %arg1: tensor<i64>) -> tensor<2x3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 3] : (tensor<2x2x3xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x2x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<2x2x3xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<i64>) -> tensor<2x2x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<2x3xf32>) -> tensor<1x2x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x2x3xf32>, tensor<1x2x3xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x2x3xf32>
    return %1 : tensor<2x2x3xf32>
  }
}

// -----

// programs_control: scan backwards over nothing but a length
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3xf32>)
    %e:2 = call @expected() : () -> (tensor<3xf32>, tensor<4x3xf32>)
    %r:2 = call @program(%i#0) : (tensor<3xf32>) -> (tensor<3xf32>, tensor<4x3xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-05 : tensor<3xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-05 : tensor<4x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<3xf32>) {
    %0 = stablehlo.constant dense<"0x8CC4223FC10DC03E550D06BF"> : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func private @expected() -> (tensor<3xf32>, tensor<4x3xf32>) {
    %0 = stablehlo.constant dense<"0x43F3373FB7602D3FF5D6323F"> : tensor<3xf32>
    %1 = stablehlo.constant dense<"0xF9E1443F17A7533F4C204C3F1A83313FFFF2183F29DB253F9DF94D3F3A336E3F76B25D3F8CC4223FC10DC03E550D06BF"> : tensor<4x3xf32>
    return %0, %1 : tensor<3xf32>, tensor<4x3xf32>
  }
  func.func private @program(%arg0: tensor<3xf32>) -> (tensor<3xf32> {jax.result_info = "result[0]"}, tensor<4x3xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:3 = stablehlo.while(%iterArg = %c, %iterArg_0 = %arg0, %iterArg_1 = %0) : tensor<i64>, tensor<3xf32>, tensor<4x3xf32>
    cond {
      %c_2 = stablehlo.constant dense<4> : tensor<i64>
      %2 = stablehlo.compare LT, %iterArg, %c_2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %c_2 = stablehlo.constant dense<4> : tensor<i64>
      %2 = stablehlo.subtract %c_2, %iterArg : tensor<i64>
      %c_3 = stablehlo.constant dense<1> : tensor<i64>
      %3 = stablehlo.subtract %2, %c_3 : tensor<i64>
      %4 = stablehlo.cosine %iterArg_0 : tensor<3xf32>
      %5 = func.call @dynamic_update_index_in_dim(%iterArg_1, %iterArg_0, %3) : (tensor<4x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<4x3xf32>
      %c_4 = stablehlo.constant dense<1> : tensor<i64>
      %6 = stablehlo.add %iterArg, %c_4 : tensor<i64>
      stablehlo.return %6, %4, %5 : tensor<i64>, tensor<3xf32>, tensor<4x3xf32>
    }
    return %1#1, %1#2 : tensor<3xf32>, tensor<4x3xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<i64>) -> tensor<4x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x3xf32>, tensor<1x3xf32>, tensor<i64>, tensor<i64>) -> tensor<4x3xf32>
    return %1 : tensor<4x3xf32>
  }
}

// -----

// programs_control: gradient of scan in scan
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<3x3xf32>, tensor<2x3x3xf32>)
    %e:1 = call @expected() : () -> (tensor<3x3xf32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<3x3xf32>, tensor<2x3x3xf32>) -> (tensor<3x3xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-05 : tensor<3x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<3x3xf32>, tensor<2x3x3xf32>) {
    %0 = stablehlo.constant dense<"0x9362EA3E0137FA3EF05957BEA9D9823CA1F1123E7A0B67BE259F2E3E20A5A63EFF69013F"> : tensor<3x3xf32>
    %1 = stablehlo.constant dense<"0xCFC80B3F450F27BFC11F303E807A933DAB9510BFBA992A3F15F7503EE622223F79AC8C3E755F633EC02703BF9E9809BE0A66E63D0E001ABF497705BF378D5B3E1C1B013ECCFB36BD"> : tensor<2x3x3xf32>
    return %0, %1 : tensor<3x3xf32>, tensor<2x3x3xf32>
  }
  func.func private @expected() -> (tensor<3x3xf32>) {
    %0 = stablehlo.constant dense<"0xE47B163FBC5F473E22694A3F95695FBE7EE7E5BE2299EEBDCBDA20BF20BE31BFC7A495BE"> : tensor<3x3xf32>
    return %0 : tensor<3x3xf32>
  }
  func.func private @program(%arg0: tensor<3x3xf32>, %arg1: tensor<2x3x3xf32>) -> (tensor<3x3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x3x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %3:6 = stablehlo.while(%iterArg = %arg1, %iterArg_7 = %arg0, %iterArg_8 = %c, %iterArg_9 = %0, %iterArg_10 = %1, %iterArg_11 = %2) : tensor<2x3x3xf32>, tensor<3x3xf32>, tensor<i64>, tensor<3xf32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>
    cond {
      %c_12 = stablehlo.constant dense<2> : tensor<i64>
      %9 = stablehlo.compare LT, %iterArg_8, %c_12, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    } do {
      %9 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_8) : (tensor<2x3x3xf32>, tensor<i64>) -> tensor<3x3xf32>
      %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
      %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %11 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
      %c_14 = stablehlo.constant dense<0> : tensor<i64>
      %12:6 = stablehlo.while(%iterArg_16 = %9, %iterArg_17 = %iterArg_7, %iterArg_18 = %c_14, %iterArg_19 = %iterArg_9, %iterArg_20 = %10, %iterArg_21 = %11) : tensor<3x3xf32>, tensor<3x3xf32>, tensor<i64>, tensor<3xf32>, tensor<3x3xf32>, tensor<3x3xf32>
      cond {
        %c_22 = stablehlo.constant dense<3> : tensor<i64>
        %16 = stablehlo.compare LT, %iterArg_18, %c_22, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        stablehlo.return %16 : tensor<i1>
      } do {
        %16 = func.call @dynamic_index_in_dim_0(%iterArg_16, %iterArg_18) : (tensor<3x3xf32>, tensor<i64>) -> tensor<3xf32>
        %17 = stablehlo.dot_general %iterArg_19, %iterArg_17, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3xf32>, tensor<3x3xf32>) -> tensor<3xf32>
        %18 = stablehlo.add %17, %16 : tensor<3xf32>
        %19 = stablehlo.tanh %18 : tensor<3xf32>
        %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %20 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %21 = stablehlo.add %20, %19 : tensor<3xf32>
        %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %22 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %23 = stablehlo.subtract %22, %19 : tensor<3xf32>
        %24 = stablehlo.multiply %21, %23 : tensor<3xf32>
        %25 = func.call @dynamic_update_index_in_dim(%iterArg_20, %iterArg_19, %iterArg_18) : (tensor<3x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<3x3xf32>
        %26 = func.call @dynamic_update_index_in_dim(%iterArg_21, %24, %iterArg_18) : (tensor<3x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<3x3xf32>
        %c_24 = stablehlo.constant dense<1> : tensor<i64>
        %27 = stablehlo.add %iterArg_18, %c_24 : tensor<i64>
        stablehlo.return %iterArg_16, %iterArg_17, %27, %19, %25, %26 : tensor<3x3xf32>, tensor<3x3xf32>, tensor<i64>, tensor<3xf32>, tensor<3x3xf32>, tensor<3x3xf32>
      }
      %13 = func.call @dynamic_update_index_in_dim_1(%iterArg_10, %12#4, %iterArg_8) : (tensor<2x3x3xf32>, tensor<3x3xf32>, tensor<i64>) -> tensor<2x3x3xf32>
      %14 = func.call @dynamic_update_index_in_dim_1(%iterArg_11, %12#5, %iterArg_8) : (tensor<2x3x3xf32>, tensor<3x3xf32>, tensor<i64>) -> tensor<2x3x3xf32>
      %c_15 = stablehlo.constant dense<1> : tensor<i64>
      %15 = stablehlo.add %iterArg_8, %c_15 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_7, %15, %12#3, %13, %14 : tensor<2x3x3xf32>, tensor<3x3xf32>, tensor<i64>, tensor<3xf32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>
    }
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3#3 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i64>
    %8:6 = stablehlo.while(%iterArg = %3#4, %iterArg_7 = %3#5, %iterArg_8 = %arg0, %iterArg_9 = %c_6, %iterArg_10 = %7, %iterArg_11 = %6) : tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<3x3xf32>, tensor<i64>, tensor<3x3xf32>, tensor<3xf32>
    cond {
      %c_12 = stablehlo.constant dense<2> : tensor<i64>
      %9 = stablehlo.compare LT, %iterArg_9, %c_12, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    } do {
      %c_12 = stablehlo.constant dense<2> : tensor<i64>
      %9 = stablehlo.subtract %c_12, %iterArg_9 : tensor<i64>
      %c_13 = stablehlo.constant dense<1> : tensor<i64>
      %10 = stablehlo.subtract %9, %c_13 : tensor<i64>
      %11 = func.call @dynamic_index_in_dim(%iterArg, %10) : (tensor<2x3x3xf32>, tensor<i64>) -> tensor<3x3xf32>
      %12 = func.call @dynamic_index_in_dim(%iterArg_7, %10) : (tensor<2x3x3xf32>, tensor<i64>) -> tensor<3x3xf32>
      %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %13 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
      %c_15 = stablehlo.constant dense<0> : tensor<i64>
      %14:6 = stablehlo.while(%iterArg_17 = %11, %iterArg_18 = %12, %iterArg_19 = %iterArg_8, %iterArg_20 = %c_15, %iterArg_21 = %13, %iterArg_22 = %iterArg_11) : tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<i64>, tensor<3x3xf32>, tensor<3xf32>
      cond {
        %c_23 = stablehlo.constant dense<3> : tensor<i64>
        %17 = stablehlo.compare LT, %iterArg_20, %c_23, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        stablehlo.return %17 : tensor<i1>
      } do {
        %c_23 = stablehlo.constant dense<3> : tensor<i64>
        %17 = stablehlo.subtract %c_23, %iterArg_20 : tensor<i64>
        %c_24 = stablehlo.constant dense<1> : tensor<i64>
        %18 = stablehlo.subtract %17, %c_24 : tensor<i64>
        %19 = func.call @dynamic_index_in_dim_0(%iterArg_17, %18) : (tensor<3x3xf32>, tensor<i64>) -> tensor<3xf32>
        %20 = func.call @dynamic_index_in_dim_0(%iterArg_18, %18) : (tensor<3x3xf32>, tensor<i64>) -> tensor<3xf32>
        %21 = stablehlo.multiply %iterArg_22, %20 : tensor<3xf32>
        %22 = stablehlo.dot_general %21, %19, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3x3xf32>
        %23 = stablehlo.transpose %22, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
        %24 = stablehlo.add %iterArg_21, %23 : tensor<3x3xf32>
        %25 = stablehlo.dot_general %21, %iterArg_19, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3xf32>, tensor<3x3xf32>) -> tensor<3xf32>
        %c_25 = stablehlo.constant dense<1> : tensor<i64>
        %26 = stablehlo.add %iterArg_20, %c_25 : tensor<i64>
        stablehlo.return %iterArg_17, %iterArg_18, %iterArg_19, %26, %24, %25 : tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<i64>, tensor<3x3xf32>, tensor<3xf32>
      }
      %15 = stablehlo.add %iterArg_10, %14#4 : tensor<3x3xf32>
      %c_16 = stablehlo.constant dense<1> : tensor<i64>
      %16 = stablehlo.add %iterArg_9, %c_16 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_7, %iterArg_8, %16, %15, %14#5 : tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<3x3xf32>, tensor<i64>, tensor<3x3xf32>, tensor<3xf32>
    }
    return %8#4 : tensor<3x3xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<2x3x3xf32>, %arg1: tensor<i64>) -> tensor<3x3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 3, 3] : (tensor<2x3x3xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x3x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
    return %1 : tensor<3x3xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<3x3xf32>, %arg1: tensor<i64>) -> tensor<3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<3x3xf32>, tensor<i64>, tensor<i64>) -> tensor<1x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3xf32>) -> tensor<3xf32>
    return %1 : tensor<3xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<i64>) -> tensor<3x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x3xf32>, tensor<1x3xf32>, tensor<i64>, tensor<i64>) -> tensor<3x3xf32>
    return %1 : tensor<3x3xf32>
  }
  func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<2x3x3xf32>, %arg1: tensor<3x3xf32>, %arg2: tensor<i64>) -> tensor<2x3x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x3x3xf32>, tensor<1x3x3xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x3x3xf32>
    return %1 : tensor<2x3x3xf32>
  }
}

// -----

// programs_control: jvp of while
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3xf32>)
    %e:2 = call @expected() : () -> (tensor<3xf32>, tensor<3xf32>)
    %r:2 = call @program(%i#0) : (tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-05 : tensor<3xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-05 : tensor<3xf32>
    return
  }
  func.func private @inputs() -> (tensor<3xf32>) {
    %0 = stablehlo.constant dense<"0x8CC4223FC10DC03E550D06BF"> : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func private @expected() -> (tensor<3xf32>, tensor<3xf32>) {
    %0 = stablehlo.constant dense<"0xAE91F03FAA31EE3F1C1AEABF"> : tensor<3xf32>
    %1 = stablehlo.constant dense<"0x1D3CEC3EC7AC6FBF0AB1AD3E"> : tensor<3xf32>
    return %0, %1 : tensor<3xf32>, tensor<3xf32>
  }
  func.func private @program(%arg0: tensor<3xf32>) -> (tensor<3xf32> {jax.result_info = "result[0]"}, tensor<3xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:3 = stablehlo.while(%iterArg = %c, %iterArg_0 = %arg0, %iterArg_1 = %0) : tensor<i64>, tensor<3xf32>, tensor<3xf32>
    cond {
      %c_2 = stablehlo.constant dense<4> : tensor<i64>
      %2 = stablehlo.compare LT, %iterArg, %c_2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %c_2 = stablehlo.constant dense<1> : tensor<i64>
      %2 = stablehlo.add %iterArg, %c_2 : tensor<i64>
      %3 = stablehlo.sine %iterArg_0 : tensor<3xf32>
      %4 = stablehlo.cosine %iterArg_0 : tensor<3xf32>
      %5 = stablehlo.multiply %iterArg_1, %4 : tensor<3xf32>
      %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %6 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %7 = stablehlo.multiply %3, %6 : tensor<3xf32>
      %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %9 = stablehlo.multiply %5, %8 : tensor<3xf32>
      stablehlo.return %2, %7, %9 : tensor<i64>, tensor<3xf32>, tensor<3xf32>
    }
    return %1#1, %1#2 : tensor<3xf32>, tensor<3xf32>
  }
}

// -----

// programs_control: while on NaN
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<f32>)
    %e:1 = call @expected() : () -> (tensor<f32>)
    %r:1 = call @program(%i#0) : (tensor<f32>) -> (tensor<f32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-06 : tensor<f32>
    return
  }
  func.func private @inputs() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x0000C07F"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @expected() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x0000C07F"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @program(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.while(%iterArg = %arg0) : tensor<f32>
    cond {
      %cst = stablehlo.constant dense<1.000000e+01> : tensor<f32>
      %1 = stablehlo.compare LT, %iterArg, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %1 = stablehlo.add %iterArg, %cst : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }
    return %0 : tensor<f32>
  }
}

// -----

// programs_control: while with several carried
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<i32>)
    %e:3 = call @expected() : () -> (tensor<i32>, tensor<i32>, tensor<i1>)
    %r:3 = call @program(%i#0) : (tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i1>)
    check.expect_eq %r#0, %e#0 : tensor<i32>
    check.expect_eq %r#1, %e#1 : tensor<i32>
    check.expect_eq %r#2, %e#2 : tensor<i1>
    return
  }
  func.func private @inputs() -> (tensor<i32>) {
    %0 = stablehlo.constant dense<"0x14000000"> : tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @expected() -> (tensor<i32>, tensor<i32>, tensor<i1>) {
    %0 = stablehlo.constant dense<"0x0B000000"> : tensor<i32>
    %1 = stablehlo.constant dense<"0x37000000"> : tensor<i32>
    %2 = stablehlo.constant dense<true> : tensor<i1>
    return %0, %1, %2 : tensor<i32>, tensor<i32>, tensor<i1>
  }
  func.func private @program(%arg0: tensor<i32>) -> (tensor<i32> {jax.result_info = "result[0]"}, tensor<i32> {jax.result_info = "result[1]"}, tensor<i1> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<false> : tensor<i1>
    %0:4 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %c, %iterArg_3 = %c_0, %iterArg_4 = %c_1) : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>
    cond {
      %1 = stablehlo.compare LT, %iterArg_2, %iterArg, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_5 = stablehlo.constant dense<50> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_3, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %3 = stablehlo.and %1, %2 : tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %c_5 = stablehlo.constant dense<1> : tensor<i32>
      %1 = stablehlo.add %iterArg_2, %c_5 : tensor<i32>
      %2 = stablehlo.add %iterArg_3, %iterArg_2 : tensor<i32>
      %c_6 = stablehlo.constant dense<2> : tensor<i32>
      %3 = stablehlo.compare GT, %iterArg_2, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %4 = stablehlo.or %iterArg_4, %3 : tensor<i1>
      stablehlo.return %iterArg, %1, %2, %4 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>
    }
    return %0#1, %0#2, %0#3 : tensor<i32>, tensor<i32>, tensor<i1>
  }
}

// -----

// programs_control: cond of cond
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<i1>, tensor<i1>, tensor<3xf32>)
    %e:1 = call @expected() : () -> (tensor<3xf32>)
    %r:1 = call @program(%i#0, %i#1, %i#2) : (tensor<i1>, tensor<i1>, tensor<3xf32>) -> (tensor<3xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-05 : tensor<3xf32>
    return
  }
  func.func private @inputs() -> (tensor<i1>, tensor<i1>, tensor<3xf32>) {
    %0 = stablehlo.constant dense<true> : tensor<i1>
    %1 = stablehlo.constant dense<false> : tensor<i1>
    %2 = stablehlo.constant dense<"0x8CC4223FC10DC03E550D06BF"> : tensor<3xf32>
    return %0, %1, %2 : tensor<i1>, tensor<i1>, tensor<3xf32>
  }
  func.func private @expected() -> (tensor<3xf32>) {
    %0 = stablehlo.constant dense<"0x9DF94D3F3A336E3F76B25D3F"> : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func private @program(%arg0: tensor<i1>, %arg1: tensor<i1>, %arg2: tensor<3xf32>) -> (tensor<3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<i1>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %3 = stablehlo.multiply %arg2, %2 : tensor<3xf32>
      stablehlo.return %3 : tensor<3xf32>
    }, {
      %2 = stablehlo.convert %arg1 : (tensor<i1>) -> tensor<i32>
      %3 = "stablehlo.case"(%2) ({
        %4 = stablehlo.cosine %arg2 : tensor<3xf32>
        stablehlo.return %4 : tensor<3xf32>
      }, {
        %4 = stablehlo.sine %arg2 : tensor<3xf32>
        stablehlo.return %4 : tensor<3xf32>
      }) : (tensor<i32>) -> tensor<3xf32>
      stablehlo.return %3 : tensor<3xf32>
    }) : (tensor<i32>) -> tensor<3xf32>
    return %1 : tensor<3xf32>
  }
}

// -----

// programs_control: gradient of switch
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<3xf32>, tensor<i32>)
    %e:1 = call @expected() : () -> (tensor<3xf32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<3xf32>, tensor<i32>) -> (tensor<3xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-05 : tensor<3xf32>
    return
  }
  func.func private @inputs() -> (tensor<3xf32>, tensor<i32>) {
    %0 = stablehlo.constant dense<"0x8CC4223FC10DC03E550D06BF"> : tensor<3xf32>
    %1 = stablehlo.constant dense<"0x02000000"> : tensor<i32>
    return %0, %1 : tensor<3xf32>, tensor<i32>
  }
  func.func private @expected() -> (tensor<3xf32>) {
    %0 = stablehlo.constant dense<"0x043C9B3FF31ED83EE095523F"> : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func private @program(%arg0: tensor<3xf32>, %arg1: tensor<i32>) -> (tensor<3xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %0 = stablehlo.clamp %c, %arg1, %c_0 : tensor<i32>
    %1:2 = "stablehlo.case"(%0) ({
      %5 = stablehlo.sine %arg0 : tensor<3xf32>
      %6 = stablehlo.cosine %arg0 : tensor<3xf32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
      stablehlo.return %5, %6 : tensor<3xf32>, tensor<3xf32>
    }, {
      %5 = stablehlo.cosine %arg0 : tensor<3xf32>
      %6 = stablehlo.sine %arg0 : tensor<3xf32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
      stablehlo.return %5, %6 : tensor<3xf32>, tensor<3xf32>
    }, {
      %5 = stablehlo.multiply %arg0, %arg0 : tensor<3xf32>
      %6 = stablehlo.multiply %5, %arg0 : tensor<3xf32>
      %7 = stablehlo.multiply %arg0, %arg0 : tensor<3xf32>
      %cst_2 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %9 = stablehlo.multiply %8, %7 : tensor<3xf32>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3xf32>
      stablehlo.return %6, %9 : tensor<3xf32>, tensor<3xf32>
    }) : (tensor<i32>) -> (tensor<3xf32>, tensor<3xf32>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1#0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %4 = "stablehlo.case"(%0) ({
      %5 = stablehlo.multiply %3, %1#1 : tensor<3xf32>
      stablehlo.return %5 : tensor<3xf32>
    }, {
      %5 = stablehlo.negate %3 : tensor<3xf32>
      %6 = stablehlo.multiply %5, %1#1 : tensor<3xf32>
      stablehlo.return %6 : tensor<3xf32>
    }, {
      %5 = stablehlo.multiply %3, %1#1 : tensor<3xf32>
      stablehlo.return %5 : tensor<3xf32>
    }) : (tensor<i32>) -> tensor<3xf32>
    return %4 : tensor<3xf32>
  }
}

// -----

// programs_control: vmapped switch
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<4xi32>, tensor<4xf32>)
    %e:1 = call @expected() : () -> (tensor<4xf32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<4xi32>, tensor<4xf32>) -> (tensor<4xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-05 : tensor<4xf32>
    return
  }
  func.func private @inputs() -> (tensor<4xi32>, tensor<4xf32>) {
    %0 = stablehlo.constant dense<"0x00000000020000000100000005000000"> : tensor<4xi32>
    %1 = stablehlo.constant dense<"0x2E7D033FB3DAA63CF314983ED8C9ECBE"> : tensor<4xf32>
    return %0, %1 : tensor<4xi32>, tensor<4xf32>
  }
  func.func private @expected() -> (tensor<4xf32>) {
    %0 = stablehlo.constant dense<"0x0F91FB3E46C30D3715CA743F1595CABD"> : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @program(%arg0: tensor<4xi32>, %arg1: tensor<4xf32>) -> (tensor<4xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %2 = stablehlo.clamp %0, %arg0, %1 : tensor<4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %5 = stablehlo.select %4, %arg1, %arg1 : tensor<4xi1>, tensor<4xf32>
    %6 = stablehlo.sine %5 : tensor<4xf32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %8 = stablehlo.compare EQ, %2, %7, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %9 = stablehlo.select %8, %arg1, %arg1 : tensor<4xi1>, tensor<4xf32>
    %10 = stablehlo.cosine %9 : tensor<4xf32>
    %c_3 = stablehlo.constant dense<2> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %12 = stablehlo.compare EQ, %2, %11, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %13 = stablehlo.select %12, %arg1, %arg1 : tensor<4xi1>, tensor<4xf32>
    %14 = stablehlo.multiply %13, %13 : tensor<4xf32>
    %15 = stablehlo.multiply %14, %13 : tensor<4xf32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %17 = stablehlo.compare LT, %2, %16, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_5 = stablehlo.constant dense<2> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %19 = stablehlo.compare LT, %2, %18, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %20 = stablehlo.select %19, %10, %15 : tensor<4xi1>, tensor<4xf32>
    %21 = stablehlo.select %17, %6, %20 : tensor<4xi1>, tensor<4xf32>
    return %21 : tensor<4xf32>
  }
}

// -----

// programs_control: vmapped scan
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<2x4xf32>)
    %e:2 = call @expected() : () -> (tensor<2xf32>, tensor<2x4xf32>)
    %r:2 = call @program(%i#0) : (tensor<2x4xf32>) -> (tensor<2xf32>, tensor<2x4xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-05 : tensor<2xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-05 : tensor<2x4xf32>
    return
  }
  func.func private @inputs() -> (tensor<2x4xf32>) {
    %0 = stablehlo.constant dense<"0x034DB63E5018273F653F4A3E92168ABD135F993E65991ABFC804EA3E062371BB"> : tensor<2x4xf32>
    return %0 : tensor<2x4xf32>
  }
  func.func private @expected() -> (tensor<2xf32>, tensor<2x4xf32>) {
    %0 = stablehlo.constant dense<"0xEDC5913F969D183E"> : tensor<2xf32>
    %1 = stablehlo.constant dense<"0x000000001AFB6D3E85054C3EA392A6BD00000000303E39BE6E720EBEC74D13BA"> : tensor<2x4xf32>
    return %0, %1 : tensor<2xf32>, tensor<2x4xf32>
  }
  func.func private @program(%arg0: tensor<2x4xf32>) -> (tensor<2xf32> {jax.result_info = "result[0]"}, tensor<2x4xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %1 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2x4xf32>) -> tensor<4x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %3:4 = stablehlo.while(%iterArg = %1, %iterArg_1 = %c, %iterArg_2 = %0, %iterArg_3 = %2) : tensor<4x2xf32>, tensor<i64>, tensor<2xf32>, tensor<4x2xf32>
    cond {
      %c_4 = stablehlo.constant dense<4> : tensor<i64>
      %5 = stablehlo.compare LT, %iterArg_1, %c_4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    } do {
      %5 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<4x2xf32>, tensor<i64>) -> tensor<2xf32>
      %6 = stablehlo.add %iterArg_2, %5 : tensor<2xf32>
      %7 = stablehlo.multiply %iterArg_2, %5 : tensor<2xf32>
      %8 = func.call @dynamic_update_index_in_dim(%iterArg_3, %7, %iterArg_1) : (tensor<4x2xf32>, tensor<2xf32>, tensor<i64>) -> tensor<4x2xf32>
      %c_4 = stablehlo.constant dense<1> : tensor<i64>
      %9 = stablehlo.add %iterArg_1, %c_4 : tensor<i64>
      stablehlo.return %iterArg, %9, %6, %8 : tensor<4x2xf32>, tensor<i64>, tensor<2xf32>, tensor<4x2xf32>
    }
    %4 = stablehlo.transpose %3#3, dims = [1, 0] : (tensor<4x2xf32>) -> tensor<2x4xf32>
    return %3#2, %4 : tensor<2xf32>, tensor<2x4xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x2xf32>, %arg1: tensor<i64>) -> tensor<2xf32> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 2] : (tensor<4x2xf32>, tensor<i64>, tensor<i64>) -> tensor<1x2xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2xf32>) -> tensor<2xf32>
    return %1 : tensor<2xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<i64>) -> tensor<4x2xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x2xf32>, tensor<1x2xf32>, tensor<i64>, tensor<i64>) -> tensor<4x2xf32>
    return %1 : tensor<4x2xf32>
  }
}

// -----

// programs_control: vmapped fori with another count each
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3xi32>)
    %e:1 = call @expected() : () -> (tensor<3xi32>)
    %r:1 = call @program(%i#0) : (tensor<3xi32>) -> (tensor<3xi32>)
    check.expect_eq %r#0, %e#0 : tensor<3xi32>
    return
  }
  func.func private @inputs() -> (tensor<3xi32>) {
    %0 = stablehlo.constant dense<"0x000000000300000007000000"> : tensor<3xi32>
    return %0 : tensor<3xi32>
  }
  func.func private @expected() -> (tensor<3xi32>) {
    %0 = stablehlo.constant dense<"0x000000000300000015000000"> : tensor<3xi32>
    return %0 : tensor<3xi32>
  }
  func.func private @program(%arg0: tensor<3xi32>) -> (tensor<3xi32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2:3 = stablehlo.while(%iterArg = %0, %iterArg_1 = %arg0, %iterArg_2 = %1) : tensor<3xi32>, tensor<3xi32>, tensor<3xi32>
    cond {
      %3 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_3 = stablehlo.constant dense<false> : tensor<i1>
      %4 = stablehlo.reduce(%3 init: %c_3) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %3 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %4 = stablehlo.add %iterArg, %3 : tensor<3xi32>
      %5 = stablehlo.add %iterArg_2, %iterArg : tensor<3xi32>
      %6 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<3xi1>) -> tensor<3xi1>
      %8 = stablehlo.select %7, %4, %iterArg : tensor<3xi1>, tensor<3xi32>
      %9 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<3xi1>) -> tensor<3xi1>
      %10 = stablehlo.select %9, %iterArg_1, %iterArg_1 : tensor<3xi1>, tensor<3xi32>
      %11 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<3xi1>) -> tensor<3xi1>
      %12 = stablehlo.select %11, %5, %iterArg_2 : tensor<3xi1>, tensor<3xi32>
      stablehlo.return %8, %10, %12 : tensor<3xi32>, tensor<3xi32>, tensor<3xi32>
    }
    return %2#2 : tensor<3xi32>
  }
}

// -----

// programs_control: hessian of a loop
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3xf32>)
    %e:1 = call @expected() : () -> (tensor<3x3xf32>)
    %r:1 = call @program(%i#0) : (tensor<3xf32>) -> (tensor<3x3xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<3x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<3xf32>) {
    %0 = stablehlo.constant dense<"0x8CC4223FC10DC03E550D06BF"> : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func private @expected() -> (tensor<3x3xf32>) {
    %0 = stablehlo.constant dense<"0x694454C00000000000000000000000004ED1B340000000000000000000000000B47077BE"> : tensor<3x3xf32>
    return %0 : tensor<3x3xf32>
  }
  func.func private @program(%arg0: tensor<3xf32>) -> (tensor<3x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %1 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %3 = stablehlo.add %0, %2 : tensor<3x3xi64>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %5 = stablehlo.convert %4 : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %6 = stablehlo.slice %5 [0:3, 0:3] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x3x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x3x3xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i64>
    %11:10 = stablehlo.while(%iterArg = %arg0, %iterArg_12 = %6, %iterArg_13 = %c_4, %iterArg_14 = %c_0, %iterArg_15 = %arg0, %iterArg_16 = %6, %iterArg_17 = %7, %iterArg_18 = %8, %iterArg_19 = %9, %iterArg_20 = %10) : tensor<3xf32>, tensor<3x3xf32>, tensor<i64>, tensor<i64>, tensor<3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3x3xf32>, tensor<3x3x3xf32>
    cond {
      %c_21 = stablehlo.constant dense<3> : tensor<i64>
      %38 = stablehlo.compare LT, %iterArg_13, %c_21, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %38 : tensor<i1>
    } do {
      %c_21 = stablehlo.constant dense<1> : tensor<i64>
      %38 = stablehlo.add %iterArg_14, %c_21 : tensor<i64>
      %39 = stablehlo.sine %iterArg_15 : tensor<3xf32>
      %40 = stablehlo.cosine %iterArg_15 : tensor<3xf32>
      %41 = stablehlo.broadcast_in_dim %40, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<3x3xf32>
      %43 = stablehlo.multiply %iterArg_16, %42 : tensor<3x3xf32>
      %44 = stablehlo.cosine %iterArg_15 : tensor<3xf32>
      %45 = stablehlo.sine %iterArg_15 : tensor<3xf32>
      %46 = stablehlo.broadcast_in_dim %45, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<3x3xf32>
      %48 = stablehlo.multiply %iterArg_16, %47 : tensor<3x3xf32>
      %49 = stablehlo.negate %48 : tensor<3x3xf32>
      %50 = stablehlo.multiply %iterArg, %iterArg_15 : tensor<3xf32>
      %51 = stablehlo.broadcast_in_dim %iterArg_15, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<3x3xf32>
      %53 = stablehlo.multiply %iterArg_12, %52 : tensor<3x3xf32>
      %54 = stablehlo.broadcast_in_dim %iterArg, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %55 = stablehlo.broadcast_in_dim %54, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<3x3xf32>
      %56 = stablehlo.multiply %55, %iterArg_16 : tensor<3x3xf32>
      %57 = stablehlo.add %53, %56 : tensor<3x3xf32>
      %58 = stablehlo.add %39, %50 : tensor<3xf32>
      %59 = stablehlo.add %43, %57 : tensor<3x3xf32>
      %60 = func.call @dynamic_update_index_in_dim(%iterArg_17, %44, %iterArg_13) : (tensor<3x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<3x3xf32>
      %61 = func.call @dynamic_update_index_in_dim(%iterArg_18, %iterArg_15, %iterArg_13) : (tensor<3x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<3x3xf32>
      %62 = func.call @dynamic_update_index_in_dim_0(%iterArg_19, %49, %iterArg_13) : (tensor<3x3x3xf32>, tensor<3x3xf32>, tensor<i64>) -> tensor<3x3x3xf32>
      %63 = func.call @dynamic_update_index_in_dim_0(%iterArg_20, %iterArg_16, %iterArg_13) : (tensor<3x3x3xf32>, tensor<3x3xf32>, tensor<i64>) -> tensor<3x3x3xf32>
      %c_22 = stablehlo.constant dense<1> : tensor<i64>
      %64 = stablehlo.add %iterArg_13, %c_22 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_12, %64, %38, %58, %59, %60, %61, %62, %63 : tensor<3xf32>, tensor<3x3xf32>, tensor<i64>, tensor<i64>, tensor<3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3x3xf32>, tensor<3x3x3xf32>
    }
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11#4 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%11#5 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
    %14 = stablehlo.iota dim = 0 : tensor<1x1xi64>
    %15 = stablehlo.iota dim = 1 : tensor<1x1xi64>
    %c_7 = stablehlo.constant dense<0> : tensor<i64>
    %16 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i64>) -> tensor<1x1xi64>
    %17 = stablehlo.add %14, %16 : tensor<1x1xi64>
    %18 = stablehlo.compare EQ, %17, %15, SIGNED : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi1>
    %19 = stablehlo.convert %18 : (tensor<1x1xi1>) -> tensor<1x1xf32>
    %20 = stablehlo.slice %19 [0:1, 0:1] : (tensor<1x1xf32>) -> tensor<1x1xf32>
    %21 = stablehlo.reshape %20 : (tensor<1x1xf32>) -> tensor<1xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<1xf32>) -> tensor<1x3xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
    %27 = stablehlo.broadcast_in_dim %25, dims = [1, 2] : (tensor<1x3xf32>) -> tensor<3x1x3xf32>
    %28 = stablehlo.broadcast_in_dim %26, dims = [1, 2] : (tensor<1x3xf32>) -> tensor<3x1x3xf32>
    %c_11 = stablehlo.constant dense<0> : tensor<i64>
    %29:11 = stablehlo.while(%iterArg = %11#6, %iterArg_12 = %11#7, %iterArg_13 = %11#8, %iterArg_14 = %11#9, %iterArg_15 = %arg0, %iterArg_16 = %6, %iterArg_17 = %c_11, %iterArg_18 = %24, %iterArg_19 = %22, %iterArg_20 = %27, %iterArg_21 = %28) : tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3x3xf32>, tensor<3x3x3xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<i64>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<3x1x3xf32>, tensor<3x1x3xf32>
    cond {
      %c_22 = stablehlo.constant dense<3> : tensor<i64>
      %38 = stablehlo.compare LT, %iterArg_17, %c_22, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %38 : tensor<i1>
    } do {
      %c_22 = stablehlo.constant dense<3> : tensor<i64>
      %38 = stablehlo.subtract %c_22, %iterArg_17 : tensor<i64>
      %c_23 = stablehlo.constant dense<1> : tensor<i64>
      %39 = stablehlo.subtract %38, %c_23 : tensor<i64>
      %40 = func.call @dynamic_index_in_dim(%iterArg, %39) : (tensor<3x3xf32>, tensor<i64>) -> tensor<3xf32>
      %41 = func.call @dynamic_index_in_dim(%iterArg_12, %39) : (tensor<3x3xf32>, tensor<i64>) -> tensor<3xf32>
      %42 = func.call @dynamic_index_in_dim_1(%iterArg_13, %39) : (tensor<3x3x3xf32>, tensor<i64>) -> tensor<3x3xf32>
      %43 = func.call @dynamic_index_in_dim_1(%iterArg_14, %39) : (tensor<3x3x3xf32>, tensor<i64>) -> tensor<3x3xf32>
      %44 = stablehlo.broadcast_in_dim %iterArg_15, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %45 = stablehlo.broadcast_in_dim %iterArg_16, dims = [0, 2] : (tensor<3x3xf32>) -> tensor<3x1x3xf32>
      %46 = stablehlo.multiply %44, %iterArg_19 : tensor<1x3xf32>
      %47 = stablehlo.broadcast_in_dim %iterArg_19, dims = [1, 2] : (tensor<1x3xf32>) -> tensor<1x1x3xf32>
      %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2] : (tensor<1x1x3xf32>) -> tensor<3x1x3xf32>
      %49 = stablehlo.multiply %45, %48 : tensor<3x1x3xf32>
      %50 = stablehlo.broadcast_in_dim %44, dims = [1, 2] : (tensor<1x3xf32>) -> tensor<1x1x3xf32>
      %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2] : (tensor<1x1x3xf32>) -> tensor<3x1x3xf32>
      %52 = stablehlo.multiply %51, %iterArg_21 : tensor<3x1x3xf32>
      %53 = stablehlo.add %49, %52 : tensor<3x1x3xf32>
      %54 = stablehlo.broadcast_in_dim %41, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %55 = stablehlo.broadcast_in_dim %43, dims = [0, 2] : (tensor<3x3xf32>) -> tensor<3x1x3xf32>
      %56 = stablehlo.multiply %iterArg_19, %54 : tensor<1x3xf32>
      %57 = stablehlo.broadcast_in_dim %54, dims = [1, 2] : (tensor<1x3xf32>) -> tensor<1x1x3xf32>
      %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2] : (tensor<1x1x3xf32>) -> tensor<3x1x3xf32>
      %59 = stablehlo.multiply %iterArg_21, %58 : tensor<3x1x3xf32>
      %60 = stablehlo.broadcast_in_dim %iterArg_19, dims = [1, 2] : (tensor<1x3xf32>) -> tensor<1x1x3xf32>
      %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2] : (tensor<1x1x3xf32>) -> tensor<3x1x3xf32>
      %62 = stablehlo.multiply %61, %55 : tensor<3x1x3xf32>
      %63 = stablehlo.add %59, %62 : tensor<3x1x3xf32>
      %64 = stablehlo.add %iterArg_18, %56 : tensor<1x3xf32>
      %65 = stablehlo.add %iterArg_20, %63 : tensor<3x1x3xf32>
      %66 = stablehlo.broadcast_in_dim %40, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %67 = stablehlo.broadcast_in_dim %42, dims = [0, 2] : (tensor<3x3xf32>) -> tensor<3x1x3xf32>
      %68 = stablehlo.multiply %iterArg_19, %66 : tensor<1x3xf32>
      %69 = stablehlo.broadcast_in_dim %66, dims = [1, 2] : (tensor<1x3xf32>) -> tensor<1x1x3xf32>
      %70 = stablehlo.broadcast_in_dim %69, dims = [0, 1, 2] : (tensor<1x1x3xf32>) -> tensor<3x1x3xf32>
      %71 = stablehlo.multiply %iterArg_21, %70 : tensor<3x1x3xf32>
      %72 = stablehlo.broadcast_in_dim %iterArg_19, dims = [1, 2] : (tensor<1x3xf32>) -> tensor<1x1x3xf32>
      %73 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2] : (tensor<1x1x3xf32>) -> tensor<3x1x3xf32>
      %74 = stablehlo.multiply %73, %67 : tensor<3x1x3xf32>
      %75 = stablehlo.add %71, %74 : tensor<3x1x3xf32>
      %76 = stablehlo.add %46, %68 : tensor<1x3xf32>
      %77 = stablehlo.add %53, %75 : tensor<3x1x3xf32>
      %c_24 = stablehlo.constant dense<1> : tensor<i64>
      %78 = stablehlo.add %iterArg_17, %c_24 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %78, %64, %76, %65, %77 : tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3x3xf32>, tensor<3x3x3xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<i64>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<3x1x3xf32>, tensor<3x1x3xf32>
    }
    %30 = stablehlo.add %29#7, %29#8 : tensor<1x3xf32>
    %31 = stablehlo.add %29#9, %29#10 : tensor<3x1x3xf32>
    %32 = stablehlo.slice %30 [0:1, 0:3] : (tensor<1x3xf32>) -> tensor<1x3xf32>
    %33 = stablehlo.slice %31 [0:3, 0:1, 0:3] : (tensor<3x1x3xf32>) -> tensor<3x1x3xf32>
    %34 = stablehlo.reshape %32 : (tensor<1x3xf32>) -> tensor<3xf32>
    %35 = stablehlo.reshape %33 : (tensor<3x1x3xf32>) -> tensor<3x3xf32>
    %36 = stablehlo.transpose %35, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %37 = stablehlo.slice %36 [0:3, 0:3] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    return %37 : tensor<3x3xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<i64>) -> tensor<3x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x3xf32>, tensor<1x3xf32>, tensor<i64>, tensor<i64>) -> tensor<3x3xf32>
    return %1 : tensor<3x3xf32>
  }
  func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<3x3x3xf32>, %arg1: tensor<3x3xf32>, %arg2: tensor<i64>) -> tensor<3x3x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x3x3xf32>, tensor<1x3x3xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<3x3x3xf32>
    return %1 : tensor<3x3x3xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x3xf32>, %arg1: tensor<i64>) -> tensor<3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<3x3xf32>, tensor<i64>, tensor<i64>) -> tensor<1x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3xf32>) -> tensor<3xf32>
    return %1 : tensor<3xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<3x3x3xf32>, %arg1: tensor<i64>) -> tensor<3x3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 3, 3] : (tensor<3x3x3xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x3x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
    return %1 : tensor<3x3xf32>
  }
}

// -----

// programs_control: jacfwd, jacrev
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3x3xf32>)
    %e:2 = call @expected() : () -> (tensor<3x3x3x3xf32>, tensor<3x3x3x3xf32>)
    %r:2 = call @program(%i#0) : (tensor<3x3xf32>) -> (tensor<3x3x3x3xf32>, tensor<3x3x3x3xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-05 : tensor<3x3x3x3xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-05 : tensor<3x3x3x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<3x3xf32>) {
    %0 = stablehlo.constant dense<"0x9362EA3E0137FA3EF05957BEA9D9823CA1F1123E7A0B67BE259F2E3E20A5A63EFF69013F"> : tensor<3x3xf32>
    return %0 : tensor<3x3xf32>
  }
  func.func private @expected() -> (tensor<3x3x3x3xf32>, tensor<3x3x3x3xf32>) {
    %0 = stablehlo.constant dense<"0xBC95393F6E1E463F9B83AABE0000000000000000000000000000000000000000000000008DD4803CEBAC103E687A63BE4EC4E63E2D5AF63EE30654BE000000000000000000000000D2AA2B3E5AD3A33EF472FE3E000000000000000000000000676BE63E46FBF53E35B553BE8DD4803CEBAC103E687A63BE4EC4E63E2D5AF63EE30654BE000000000000000000000000000000000000000000000000C62D023D9A30923EF9DBE5BE000000000000000000000000000000000000000000000000EEE42D3E6BF3A53EFDDF003F1F4E823CEE54123E181566BED2AA2B3E5AD3A33EF472FE3E000000000000000000000000676BE63E46FBF53E35B553BE000000000000000000000000EEE42D3E6BF3A53EFDDF003F1F4E823CEE54123E181566BE000000000000000000000000000000000000000000000000DD79963E349A0F3FF6095F3F"> : tensor<3x3x3x3xf32>
    %1 = stablehlo.constant dense<"0xBC95393F6E1E463F9B83AABE0000000000000000000000000000000000000000000000008DD4803CEBAC103E687A63BE4EC4E63E2D5AF63EE30654BE000000000000000000000000D2AA2B3E5AD3A33EF472FE3E000000000000000000000000676BE63E46FBF53E35B553BE8DD4803CEBAC103E687A63BE4EC4E63E2D5AF63EE30654BE000000000000000000000000000000000000000000000000C62D023D9A30923EF9DBE5BE000000000000000000000000000000000000000000000000EEE42D3E6BF3A53EFDDF003F1F4E823CEE54123E181566BED2AA2B3E5AD3A33EF472FE3E000000000000000000000000676BE63E46FBF53E35B553BE000000000000000000000000EEE42D3E6BF3A53EFDDF003F1F4E823CEE54123E181566BE000000000000000000000000000000000000000000000000DD79963E349A0F3FF6095F3F"> : tensor<3x3x3x3xf32>
    return %0, %1 : tensor<3x3x3x3xf32>, tensor<3x3x3x3xf32>
  }
  func.func private @program(%arg0: tensor<3x3xf32>) -> (tensor<3x3x3x3xf32> {jax.result_info = "result[0]"}, tensor<3x3x3x3xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<9x9xi64>
    %1 = stablehlo.iota dim = 1 : tensor<9x9xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<9x9xi64>
    %3 = stablehlo.add %0, %2 : tensor<9x9xi64>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<9x9xi64>, tensor<9x9xi64>) -> tensor<9x9xi1>
    %5 = stablehlo.convert %4 : (tensor<9x9xi1>) -> tensor<9x9xf32>
    %6 = stablehlo.slice %5 [0:9, 0:9] : (tensor<9x9xf32>) -> tensor<9x9xf32>
    %7 = stablehlo.reshape %6 : (tensor<9x9xf32>) -> tensor<9x3x3xf32>
    %8 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %9 = stablehlo.transpose %7, dims = [0, 2, 1] : (tensor<9x3x3xf32>) -> tensor<9x3x3xf32>
    %10 = stablehlo.dot_general %arg0, %8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %11 = stablehlo.dot_general %7, %8, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<9x3x3xf32>, tensor<3x3xf32>) -> tensor<9x3x3xf32>
    %12 = stablehlo.dot_general %arg0, %9, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<9x3x3xf32>) -> tensor<3x9x3xf32>
    %13 = stablehlo.transpose %11, dims = [1, 0, 2] : (tensor<9x3x3xf32>) -> tensor<3x9x3xf32>
    %14 = stablehlo.add %13, %12 : tensor<3x9x3xf32>
    %15 = stablehlo.tanh %10 : tensor<3x3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %17 = stablehlo.add %16, %15 : tensor<3x3xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %19 = stablehlo.subtract %18, %15 : tensor<3x3xf32>
    %20 = stablehlo.multiply %17, %19 : tensor<3x3xf32>
    %21 = stablehlo.transpose %14, dims = [1, 0, 2] : (tensor<3x9x3xf32>) -> tensor<9x3x3xf32>
    %22 = stablehlo.broadcast_in_dim %20, dims = [1, 2] : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<1x3x3xf32>) -> tensor<9x3x3xf32>
    %24 = stablehlo.multiply %21, %23 : tensor<9x3x3xf32>
    %25 = stablehlo.transpose %24, dims = [1, 2, 0] : (tensor<9x3x3xf32>) -> tensor<3x3x9xf32>
    %26 = stablehlo.slice %25 [0:3, 0:3, 0:9] : (tensor<3x3x9xf32>) -> tensor<3x3x9xf32>
    %27 = stablehlo.reshape %26 : (tensor<3x3x9xf32>) -> tensor<3x3x3x3xf32>
    %28 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %29 = stablehlo.dot_general %arg0, %28, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %30 = stablehlo.tanh %29 : tensor<3x3xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %32 = stablehlo.add %31, %30 : tensor<3x3xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %34 = stablehlo.subtract %33, %30 : tensor<3x3xf32>
    %35 = stablehlo.multiply %32, %34 : tensor<3x3xf32>
    %36 = stablehlo.iota dim = 0 : tensor<9x9xi64>
    %37 = stablehlo.iota dim = 1 : tensor<9x9xi64>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %38 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<9x9xi64>
    %39 = stablehlo.add %36, %38 : tensor<9x9xi64>
    %40 = stablehlo.compare EQ, %39, %37, SIGNED : (tensor<9x9xi64>, tensor<9x9xi64>) -> tensor<9x9xi1>
    %41 = stablehlo.convert %40 : (tensor<9x9xi1>) -> tensor<9x9xf32>
    %42 = stablehlo.slice %41 [0:9, 0:9] : (tensor<9x9xf32>) -> tensor<9x9xf32>
    %43 = stablehlo.reshape %42 : (tensor<9x9xf32>) -> tensor<9x3x3xf32>
    %44 = stablehlo.broadcast_in_dim %35, dims = [1, 2] : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<1x3x3xf32>) -> tensor<9x3x3xf32>
    %46 = stablehlo.multiply %43, %45 : tensor<9x3x3xf32>
    %47 = stablehlo.dot_general %46, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<9x3x3xf32>, tensor<3x3xf32>) -> tensor<9x3x3xf32>
    %48 = stablehlo.transpose %47, dims = [0, 2, 1] : (tensor<9x3x3xf32>) -> tensor<9x3x3xf32>
    %49 = stablehlo.dot_general %46, %28, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<9x3x3xf32>, tensor<3x3xf32>) -> tensor<9x3x3xf32>
    %50 = stablehlo.transpose %48, dims = [0, 2, 1] : (tensor<9x3x3xf32>) -> tensor<9x3x3xf32>
    %51 = stablehlo.add %49, %50 : tensor<9x3x3xf32>
    %52 = stablehlo.slice %51 [0:9, 0:3, 0:3] : (tensor<9x3x3xf32>) -> tensor<9x3x3xf32>
    %53 = stablehlo.reshape %52 : (tensor<9x3x3xf32>) -> tensor<3x3x3x3xf32>
    return %27, %53 : tensor<3x3x3x3xf32>, tensor<3x3x3x3xf32>
  }
}

// -----

// programs_control: checkpoint policies
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<3x3xf32>, tensor<3x3xf32>)
    %e:1 = call @expected() : () -> (tensor<3x3xf32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<3x3xf32>, tensor<3x3xf32>) -> (tensor<3x3xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-05 : tensor<3x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<3x3xf32>, tensor<3x3xf32>) {
    %0 = stablehlo.constant dense<"0x9362EA3E0137FA3EF05957BEA9D9823CA1F1123E7A0B67BE259F2E3E20A5A63EFF69013F"> : tensor<3x3xf32>
    %1 = stablehlo.constant dense<"0x9362EA3E0137FA3EF05957BEA9D9823CA1F1123E7A0B67BE259F2E3E20A5A63EFF69013F"> : tensor<3x3xf32>
    return %0, %1 : tensor<3x3xf32>, tensor<3x3xf32>
  }
  func.func private @expected() -> (tensor<3x3xf32>) {
    %0 = stablehlo.constant dense<"0x0641473FEF8D8E3E4EC9673F39DD923FE978CD3ECC0FAD3F019588BE8545A0BE2FFE5ABE"> : tensor<3x3xf32>
    return %0 : tensor<3x3xf32>
  }
  func.func private @program(%arg0: tensor<3x3xf32>, %arg1: tensor<3x3xf32>) -> (tensor<3x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %1 = stablehlo.reduce_precision %0, format = e8m23 : tensor<3x3xf32>
    %2 = stablehlo.tanh %1 : tensor<3x3xf32>
    %3 = stablehlo.dot_general %2, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %4 = stablehlo.reduce_precision %3, format = e8m23 : tensor<3x3xf32>
    %5 = stablehlo.sine %4 : tensor<3x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %8:5 = stablehlo.optimization_barrier %1, %4, %arg0, %arg1, %7 : tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>
    %9 = stablehlo.tanh %8#0 : tensor<3x3xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %11 = stablehlo.add %10, %9 : tensor<3x3xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %13 = stablehlo.subtract %12, %9 : tensor<3x3xf32>
    %14 = stablehlo.multiply %11, %13 : tensor<3x3xf32>
    %15 = stablehlo.cosine %8#1 : tensor<3x3xf32>
    %16 = stablehlo.multiply %8#4, %15 : tensor<3x3xf32>
    %17 = stablehlo.dot_general %16, %9, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %18 = stablehlo.transpose %17, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %19 = stablehlo.dot_general %16, %8#2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %20 = stablehlo.multiply %19, %14 : tensor<3x3xf32>
    %21 = stablehlo.dot_general %20, %8#3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %22 = stablehlo.transpose %21, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %23 = stablehlo.add %18, %22 : tensor<3x3xf32>
    return %23 : tensor<3x3xf32>
  }
}

// -----

// programs_control: custom_vjp
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<5xf32>)
    %e:1 = call @expected() : () -> (tensor<5xf32>)
    %r:1 = call @program(%i#0) : (tensor<5xf32>) -> (tensor<5xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-06 : tensor<5xf32>
    return
  }
  func.func private @inputs() -> (tensor<5xf32>) {
    %0 = stablehlo.constant dense<"0x867F45BE3D6DC83C02EFC9BE406FC1BE21E4CD3E"> : tensor<5xf32>
    return %0 : tensor<5xf32>
  }
  func.func private @expected() -> (tensor<5xf32>) {
    %0 = stablehlo.constant dense<"0x0000003F3D6DC83D0000003F0000003F0000003F"> : tensor<5xf32>
    return %0 : tensor<5xf32>
  }
  func.func private @program(%arg0: tensor<5xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<5xf32>
    %2 = stablehlo.multiply %1, %1 : tensor<5xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %4 = stablehlo.multiply %3, %1 : tensor<5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%2 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %7 = stablehlo.multiply %6, %4 : tensor<5xf32>
    %cst_3 = stablehlo.constant dense<-5.000000e-01> : tensor<f64>
    %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %8 = call @clip(%7, %cst_3, %cst_4) : (tensor<5xf32>, tensor<f64>, tensor<f64>) -> tensor<5xf32>
    %9 = stablehlo.sign %arg0 : tensor<5xf32>
    %10 = stablehlo.multiply %8, %9 : tensor<5xf32>
    return %10 : tensor<5xf32>
  }
  func.func private @clip(%arg0: tensor<5xf32>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<5xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<5xf32>
    %3 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<5xf32>
    return %5 : tensor<5xf32>
  }
}

// -----

// programs_control: linearize
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3xf32>)
    %e:3 = call @expected() : () -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
    %r:3 = call @program(%i#0) : (tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-05 : tensor<3xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-05 : tensor<3xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 1.0e-05 : tensor<3xf32>
    return
  }
  func.func private @inputs() -> (tensor<3xf32>) {
    %0 = stablehlo.constant dense<"0x8CC4223FC10DC03E550D06BF"> : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func private @expected() -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
    %0 = stablehlo.constant dense<"0x2050C13EBBB90C3ED60F863E"> : tensor<3xf32>
    %1 = stablehlo.constant dense<"0x58EC333FDF64893EF6A3FF3E"> : tensor<3xf32>
    %2 = stablehlo.constant dense<"0x58ECB33FE064093FF6A37F3F"> : tensor<3xf32>
    return %0, %1, %2 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
  }
  func.func private @program(%arg0: tensor<3xf32>) -> (tensor<3xf32> {jax.result_info = "result[0]"}, tensor<3xf32> {jax.result_info = "result[1]"}, tensor<3xf32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.sine %arg0 : tensor<3xf32>
    %1 = stablehlo.cosine %arg0 : tensor<3xf32>
    %2 = stablehlo.multiply %0, %arg0 : tensor<3xf32>
    %3 = stablehlo.multiply %arg0, %1 : tensor<3xf32>
    %4 = stablehlo.multiply %3, %arg0 : tensor<3xf32>
    %5 = stablehlo.multiply %0, %arg0 : tensor<3xf32>
    %6 = stablehlo.add %4, %5 : tensor<3xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %8 = stablehlo.multiply %7, %arg0 : tensor<3xf32>
    %9 = stablehlo.multiply %8, %1 : tensor<3xf32>
    %10 = stablehlo.multiply %9, %arg0 : tensor<3xf32>
    %11 = stablehlo.multiply %0, %8 : tensor<3xf32>
    %12 = stablehlo.add %10, %11 : tensor<3xf32>
    return %2, %6, %12 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
  }
}

// -----

// programs_control: vjp of vmap
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<2x3xf32>, tensor<2x3xf32>)
    %e:1 = call @expected() : () -> (tensor<2x3xf32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-05 : tensor<2x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<2x3xf32>, tensor<2x3xf32>) {
    %0 = stablehlo.constant dense<"0x3384E0BD2EA6E83EF4542C3F8861B03E37B6E0BECBAFFB3E"> : tensor<2x3xf32>
    %1 = stablehlo.constant dense<"0x5C6F6FBDA5F7B63E9B7C01BFDBC8ADBE8275553E42E44D3E"> : tensor<2x3xf32>
    return %0, %1 : tensor<2x3xf32>, tensor<2x3xf32>
  }
  func.func private @expected() -> (tensor<2x3xf32>) {
    %0 = stablehlo.constant dense<"0xB1A4B9BE3C51853CCB1F633D268605BDBD76103E5EDB8D3D"> : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func private @program(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> (tensor<2x3xf32> {jax.result_info = "result[0]"}) {
    %0 = call @cumsum(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = stablehlo.slice %arg0 [0:2, 0:1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x1xf32>) -> tensor<2xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %5 = stablehlo.multiply %0, %4 : tensor<2x3xf32>
    %6 = stablehlo.multiply %0, %arg1 : tensor<2x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %8 = stablehlo.reshape %7 : (tensor<2xf32>) -> tensor<2x1xf32>
    %9 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %10 = stablehlo.multiply %arg1, %9 : tensor<2x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2x1xf32>, tensor<f32>) -> tensor<2xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.pad %12, %cst_1, low = [0, 0], high = [0, 2], interior = [0, 0] : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x3xf32>
    %14 = call @cumsum_1(%10) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = stablehlo.add %13, %14 : tensor<2x3xf32>
    return %15 : tensor<2x3xf32>
  }
  func.func private @cumsum(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = call @cumsum_0(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func private @cumsum_0(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
  }
  func.func private @cumsum_1(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = call @cumsum_2(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func private @cumsum_2(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 2]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
  }
}

// -----

// programs_control: associative_scan of matrices
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<5x2x2xf32>)
    %e:1 = call @expected() : () -> (tensor<5x2x2xf32>)
    %r:1 = call @program(%i#0) : (tensor<5x2x2xf32>) -> (tensor<5x2x2xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-05 : tensor<5x2x2xf32>
    return
  }
  func.func private @inputs() -> (tensor<5x2x2xf32>) {
    %0 = stablehlo.constant dense<"0x5B8512BF0234CF3E613F233F6087B9BDA49578BD547EEC3D86159CBE464DF8BD2696AD3EAC68DCBEB80651BE2877233FD8CD2D3FFBA2F4BE0BC91E3FC8BD0BBF42357ABDA7B0C9BEE225EBBE3349B53D"> : tensor<5x2x2xf32>
    return %0 : tensor<5x2x2xf32>
  }
  func.func private @expected() -> (tensor<5x2x2xf32>) {
    %0 = stablehlo.constant dense<"0x5B8512BF0234CF3E613F233F6087B9BDCF86B5BDB5D7EBBDE99A35BC614DAD3D636FD6BB2AE610BDC549ACBC4ADD703D1E25D8BC1DCEB73C14D3B53C6DA3B4BC416D0EBC9DD44A3C02B60F3CFF3A2FBC"> : tensor<5x2x2xf32>
    return %0 : tensor<5x2x2xf32>
  }
  func.func private @program(%arg0: tensor<5x2x2xf32>) -> (tensor<5x2x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:4:2, 0:2, 0:2] : (tensor<5x2x2xf32>) -> tensor<2x2x2xf32>
    %1 = stablehlo.slice %arg0 [1:5:2, 0:2, 0:2] : (tensor<5x2x2xf32>) -> tensor<2x2x2xf32>
    %2 = stablehlo.dot_general %0, %1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %3 = stablehlo.slice %2 [0:1:2, 0:2, 0:2] : (tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
    %4 = stablehlo.slice %2 [1:2:2, 0:2, 0:2] : (tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
    %5 = stablehlo.reshape %3 : (tensor<1x2x2xf32>) -> tensor<2x2xf32>
    %6 = stablehlo.reshape %4 : (tensor<1x2x2xf32>) -> tensor<2x2xf32>
    %7 = stablehlo.dot_general %5, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1, 2] : (tensor<2x2xf32>) -> tensor<1x2x2xf32>
    %9 = stablehlo.slice %8 [0:0, 0:2, 0:2] : (tensor<1x2x2xf32>) -> tensor<0x2x2xf32>
    %10 = stablehlo.slice %2 [2:2:2, 0:2, 0:2] : (tensor<2x2x2xf32>) -> tensor<0x2x2xf32>
    %11 = stablehlo.dot_general %9, %10, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<0x2x2xf32>, tensor<0x2x2xf32>) -> tensor<0x2x2xf32>
    %12 = stablehlo.slice %2 [0:1, 0:2, 0:2] : (tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
    %13 = stablehlo.concatenate %12, %11, dim = 0 : (tensor<1x2x2xf32>, tensor<0x2x2xf32>) -> tensor<1x2x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.pad %13, %cst, low = [0, 0, 0], high = [1, 0, 0], interior = [1, 0, 0] : (tensor<1x2x2xf32>, tensor<f32>) -> tensor<2x2x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.pad %8, %cst_0, low = [1, 0, 0], high = [0, 0, 0], interior = [1, 0, 0] : (tensor<1x2x2xf32>, tensor<f32>) -> tensor<2x2x2xf32>
    %16 = stablehlo.add %14, %15 : tensor<2x2x2xf32>
    %17 = stablehlo.slice %arg0 [2:5:2, 0:2, 0:2] : (tensor<5x2x2xf32>) -> tensor<2x2x2xf32>
    %18 = stablehlo.dot_general %16, %17, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %19 = stablehlo.slice %arg0 [0:1, 0:2, 0:2] : (tensor<5x2x2xf32>) -> tensor<1x2x2xf32>
    %20 = stablehlo.concatenate %19, %18, dim = 0 : (tensor<1x2x2xf32>, tensor<2x2x2xf32>) -> tensor<3x2x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.pad %20, %cst_1, low = [0, 0, 0], high = [0, 0, 0], interior = [1, 0, 0] : (tensor<3x2x2xf32>, tensor<f32>) -> tensor<5x2x2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.pad %16, %cst_2, low = [1, 0, 0], high = [1, 0, 0], interior = [1, 0, 0] : (tensor<2x2x2xf32>, tensor<f32>) -> tensor<5x2x2xf32>
    %23 = stablehlo.add %21, %22 : tensor<5x2x2xf32>
    return %23 : tensor<5x2x2xf32>
  }
}

// -----

// programs_control: reduce by any function
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3x4xf32>)
    %e:1 = call @expected() : () -> (tensor<3xf32>)
    %r:1 = call @program(%i#0) : (tensor<3x4xf32>) -> (tensor<3xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<3xf32>
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>) {
    %0 = stablehlo.constant dense<"0x92D693BE0A8E843E1A75D9BE2057A33E98BE013FDE00F63C74F9383E614EC93EA7C3E63EF5599BBE2B0AC93EBAB1F6BD"> : tensor<3x4xf32>
    return %0 : tensor<3x4xf32>
  }
  func.func private @expected() -> (tensor<3xf32>) {
    %0 = stablehlo.constant dense<"0xB4BCB73E9C628340E8E0BC3F"> : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func private @program(%arg0: tensor<3x4xf32>) -> (tensor<3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
     reducer(%arg1: tensor<f32>, %arg2: tensor<f32>)  {
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<f32>
      %2 = stablehlo.add %1, %arg1 : tensor<f32>
      %3 = stablehlo.add %2, %arg2 : tensor<f32>
      stablehlo.return %3 : tensor<f32>
    }
    return %0 : tensor<3xf32>
  }
}

// -----

// programs_control: bisection
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<f64>)
    %e:2 = call @expected() : () -> (tensor<f64>, tensor<f64>)
    %r:2 = call @program(%i#0) : (tensor<f64>) -> (tensor<f64>, tensor<f64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-05 : tensor<f64>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-05 : tensor<f64>
    return
  }
  func.func private @inputs() -> (tensor<f64>) {
    %0 = stablehlo.constant dense<"0x0000000000001C40"> : tensor<f64>
    return %0 : tensor<f64>
  }
  func.func private @expected() -> (tensor<f64>, tensor<f64>) {
    %0 = stablehlo.constant dense<"0x000000507F2A0540"> : tensor<f64>
    %1 = stablehlo.constant dense<"0x000000C07F2A0540"> : tensor<f64>
    return %0, %1 : tensor<f64>, tensor<f64>
  }
  func.func private @program(%arg0: tensor<f64>) -> (tensor<f64> {jax.result_info = "result[0]"}, tensor<f64> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0:3 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %cst, %iterArg_1 = %arg0) : tensor<f64>, tensor<f64>, tensor<f64>
    cond {
      %1 = stablehlo.subtract %iterArg_1, %iterArg_0 : tensor<f64>
      %cst_2 = stablehlo.constant dense<9.9999999999999995E-7> : tensor<f64>
      %2 = stablehlo.compare GT, %1, %cst_2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %1 = stablehlo.add %iterArg_0, %iterArg_1 : tensor<f64>
      %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
      %2 = stablehlo.divide %1, %cst_2 : tensor<f64>
      %3 = stablehlo.multiply %2, %2 : tensor<f64>
      %4 = stablehlo.compare LT, %3, %iterArg, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %5 = func.call @_where(%4, %2, %iterArg_0) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %6 = stablehlo.multiply %2, %2 : tensor<f64>
      %7 = stablehlo.compare LT, %6, %iterArg, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %8 = func.call @_where(%7, %iterArg_1, %2) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      stablehlo.return %iterArg, %5, %8 : tensor<f64>, tensor<f64>, tensor<f64>
    }
    return %0#1, %0#2 : tensor<f64>, tensor<f64>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<f64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f64>
    return %0 : tensor<f64>
  }
}

// -----

// programs_control: collatz
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<i32>)
    %e:2 = call @expected() : () -> (tensor<i32>, tensor<i64>)
    %r:2 = call @program(%i#0) : (tensor<i32>) -> (tensor<i32>, tensor<i64>)
    check.expect_eq %r#0, %e#0 : tensor<i32>
    check.expect_eq %r#1, %e#1 : tensor<i64>
    return
  }
  func.func private @inputs() -> (tensor<i32>) {
    %0 = stablehlo.constant dense<"0x1B000000"> : tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @expected() -> (tensor<i32>, tensor<i64>) {
    %0 = stablehlo.constant dense<"0x01000000"> : tensor<i32>
    %1 = stablehlo.constant dense<"0x6F00000000000000"> : tensor<i64>
    return %0, %1 : tensor<i32>, tensor<i64>
  }
  func.func private @program(%arg0: tensor<i32>) -> (tensor<i32> {jax.result_info = "result[0]"}, tensor<i64> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0:2 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c) : tensor<i32>, tensor<i64>
    cond {
      %c_1 = stablehlo.constant dense<1> : tensor<i32>
      %1 = stablehlo.compare GT, %iterArg, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %c_1 = stablehlo.constant dense<2> : tensor<i64>
      %1 = func.call @remainder(%iterArg, %c_1) : (tensor<i32>, tensor<i64>) -> tensor<i32>
      %c_2 = stablehlo.constant dense<0> : tensor<i32>
      %2 = stablehlo.compare EQ, %1, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_3 = stablehlo.constant dense<2> : tensor<i64>
      %3 = func.call @floor_divide(%iterArg, %c_3) : (tensor<i32>, tensor<i64>) -> tensor<i32>
      %c_4 = stablehlo.constant dense<3> : tensor<i32>
      %4 = stablehlo.multiply %c_4, %iterArg : tensor<i32>
      %c_5 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %4, %c_5 : tensor<i32>
      %6 = func.call @_where(%2, %3, %5) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %c_6 = stablehlo.constant dense<1> : tensor<i64>
      %7 = stablehlo.add %iterArg_0, %c_6 : tensor<i64>
      stablehlo.return %6, %7 : tensor<i32>, tensor<i64>
    }
    return %0#0, %0#1 : tensor<i32>, tensor<i64>
  }
  func.func private @remainder(%arg0: tensor<i32>, %arg1: tensor<i64>) -> tensor<i32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.remainder %arg0, %2 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare NE, %3, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %3, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.compare NE, %5, %6, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %8 = stablehlo.and %7, %4 : tensor<i1>
    %9 = stablehlo.add %3, %2 : tensor<i32>
    %10 = stablehlo.select %8, %9, %3 : tensor<i1>, tensor<i32>
    return %10 : tensor<i32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @floor_divide(%arg0: tensor<i32>, %arg1: tensor<i64>) -> tensor<i32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
    %1 = stablehlo.divide %arg0, %0 : tensor<i32>
    %2 = stablehlo.sign %arg0 : tensor<i32>
    %3 = stablehlo.sign %0 : tensor<i32>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.remainder %arg0, %0 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.compare NE, %5, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.and %4, %6 : tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %8 = stablehlo.subtract %1, %c_0 : tensor<i32>
    %9 = call @_where(%7, %8, %1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %9 : tensor<i32>
  }
}

// -----

// programs_control: power iteration
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3x3xf32>)
    %e:1 = call @expected() : () -> (tensor<3xf32>)
    %r:1 = call @program(%i#0) : (tensor<3x3xf32>) -> (tensor<3xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<3xf32>
    return
  }
  func.func private @inputs() -> (tensor<3x3xf32>) {
    %0 = stablehlo.constant dense<"0x3C0EBF3F1DC7FF3DEEF3053E1DC7FF3D4E2F893F5A5D84BDEEF3053E5A5D84BD37FEB13F"> : tensor<3x3xf32>
    return %0 : tensor<3x3xf32>
  }
  func.func private @expected() -> (tensor<3xf32>) {
    %0 = stablehlo.constant dense<"0x1E8C593FC968103EB405023F"> : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func private @program(%arg0: tensor<3x3xf32>) -> (tensor<3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:4 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %c, %iterArg_3 = %0) : tensor<3x3xf32>, tensor<i64>, tensor<i64>, tensor<3xf32>
    cond {
      %c_4 = stablehlo.constant dense<30> : tensor<i64>
      %2 = stablehlo.compare LT, %iterArg_1, %c_4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %c_4 = stablehlo.constant dense<1> : tensor<i64>
      %2 = stablehlo.add %iterArg_2, %c_4 : tensor<i64>
      %3 = stablehlo.dot_general %iterArg, %iterArg_3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %4 = func.call @norm(%3) : (tensor<3xf32>) -> tensor<f32>
      %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %6 = stablehlo.divide %3, %5 : tensor<3xf32>
      %c_5 = stablehlo.constant dense<1> : tensor<i64>
      %7 = stablehlo.add %iterArg_1, %c_5 : tensor<i64>
      stablehlo.return %iterArg, %7, %2, %6 : tensor<3x3xf32>, tensor<i64>, tensor<i64>, tensor<3xf32>
    }
    return %1#3 : tensor<3xf32>
  }
  func.func private @norm(%arg0: tensor<3xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
}

// -----

// programs_control: runge-kutta
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3xf32>)
    %e:2 = call @expected() : () -> (tensor<3xf32>, tensor<6x3xf32>)
    %r:2 = call @program(%i#0) : (tensor<3xf32>) -> (tensor<3xf32>, tensor<6x3xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-05 : tensor<3xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-05 : tensor<6x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<3xf32>) {
    %0 = stablehlo.constant dense<"0x8CC4223FC10DC03E550D06BF"> : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func private @expected() -> (tensor<3xf32>, tensor<6x3xf32>) {
    %0 = stablehlo.constant dense<"0x0C3D8A3FB95B2A3F9C7868BF"> : tensor<3xf32>
    %1 = stablehlo.constant dense<"0x8CC4223FC10DC03E550D06BF1A93323F6FAED33E3B6713BFE9A3433F7230E93EFCEB21BFC7FB553FA75B003FCBA831BF6799693FD9320D3F6FA742BF00747E3F142E1B3F04ED54BF"> : tensor<6x3xf32>
    return %0, %1 : tensor<3xf32>, tensor<6x3xf32>
  }
  func.func private @program(%arg0: tensor<3xf32>) -> (tensor<3xf32> {jax.result_info = "result[0]"}, tensor<6x3xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:3 = stablehlo.while(%iterArg = %c, %iterArg_0 = %arg0, %iterArg_1 = %0) : tensor<i64>, tensor<3xf32>, tensor<6x3xf32>
    cond {
      %c_2 = stablehlo.constant dense<6> : tensor<i64>
      %2 = stablehlo.compare LT, %iterArg, %c_2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = stablehlo.sine %iterArg_0 : tensor<3xf32>
      %cst_2 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %4 = stablehlo.multiply %3, %2 : tensor<3xf32>
      %5 = stablehlo.add %iterArg_0, %4 : tensor<3xf32>
      %6 = stablehlo.sine %5 : tensor<3xf32>
      %cst_3 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %8 = stablehlo.multiply %7, %6 : tensor<3xf32>
      %9 = stablehlo.add %iterArg_0, %8 : tensor<3xf32>
      %10 = func.call @dynamic_update_index_in_dim(%iterArg_1, %iterArg_0, %iterArg) : (tensor<6x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<6x3xf32>
      %c_4 = stablehlo.constant dense<1> : tensor<i64>
      %11 = stablehlo.add %iterArg, %c_4 : tensor<i64>
      stablehlo.return %11, %9, %10 : tensor<i64>, tensor<3xf32>, tensor<6x3xf32>
    }
    return %1#1, %1#2 : tensor<3xf32>, tensor<6x3xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<i64>) -> tensor<6x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x3xf32>, tensor<1x3xf32>, tensor<i64>, tensor<i64>) -> tensor<6x3xf32>
    return %1 : tensor<6x3xf32>
  }
}

// -----

// programs_control: beam of dynamic slices
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<6xf32>)
    %e:1 = call @expected() : () -> (tensor<6xf32>)
    %r:1 = call @program(%i#0) : (tensor<6xf32>) -> (tensor<6xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-05 : tensor<6xf32>
    return
  }
  func.func private @inputs() -> (tensor<6xf32>) {
    %0 = stablehlo.constant dense<"0x1AF0003E3788FB3E3983C13E53D4AFBEE2BB70BE385B12BF"> : tensor<6xf32>
    return %0 : tensor<6xf32>
  }
  func.func private @expected() -> (tensor<6xf32>) {
    %0 = stablehlo.constant dense<"0x1AF0003E1AF0803E1AF0003F1AF0803F1AF000403788FB40"> : tensor<6xf32>
    return %0 : tensor<6xf32>
  }
  func.func private @program(%arg0: tensor<6xf32>) -> (tensor<6xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %0:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %c, %iterArg_2 = %arg0) : tensor<i64>, tensor<i64>, tensor<6xf32>
    cond {
      %c_3 = stablehlo.constant dense<4> : tensor<i64>
      %1 = stablehlo.compare LT, %iterArg, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %c_3 = stablehlo.constant dense<1> : tensor<i64>
      %1 = stablehlo.add %iterArg_1, %c_3 : tensor<i64>
      %c_4 = stablehlo.constant dense<0> : tensor<i64>
      %2 = stablehlo.compare LT, %iterArg_1, %c_4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %3 = stablehlo.convert %iterArg_1 : tensor<i64>
      %c_5 = stablehlo.constant dense<6> : tensor<i64>
      %4 = stablehlo.add %3, %c_5 : tensor<i64>
      %5 = stablehlo.select %2, %4, %iterArg_1 : tensor<i1>, tensor<i64>
      %6 = stablehlo.dynamic_slice %iterArg_2, %5, sizes = [2] : (tensor<6xf32>, tensor<i64>) -> tensor<2xf32>
      %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %8 = stablehlo.multiply %6, %7 : tensor<2xf32>
      %c_6 = stablehlo.constant dense<1> : tensor<i64>
      %9 = stablehlo.add %iterArg_1, %c_6 : tensor<i64>
      %c_7 = stablehlo.constant dense<0> : tensor<i64>
      %10 = stablehlo.compare LT, %9, %c_7, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %11 = stablehlo.convert %9 : tensor<i64>
      %c_8 = stablehlo.constant dense<6> : tensor<i64>
      %12 = stablehlo.add %11, %c_8 : tensor<i64>
      %13 = stablehlo.select %10, %12, %9 : tensor<i1>, tensor<i64>
      %14 = stablehlo.dynamic_update_slice %iterArg_2, %8, %13 : (tensor<6xf32>, tensor<2xf32>, tensor<i64>) -> tensor<6xf32>
      %c_9 = stablehlo.constant dense<1> : tensor<i64>
      %15 = stablehlo.add %iterArg, %c_9 : tensor<i64>
      stablehlo.return %15, %1, %14 : tensor<i64>, tensor<i64>, tensor<6xf32>
    }
    return %0#2 : tensor<6xf32>
  }
}

// -----

// programs_control: sort in a loop
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<6xf32>)
    %e:1 = call @expected() : () -> (tensor<6xf32>)
    %r:1 = call @program(%i#0) : (tensor<6xf32>) -> (tensor<6xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-05 : tensor<6xf32>
    return
  }
  func.func private @inputs() -> (tensor<6xf32>) {
    %0 = stablehlo.constant dense<"0xA845A5BE2126063F51BED23EB239663E544D073F9669E63E"> : tensor<6xf32>
    return %0 : tensor<6xf32>
  }
  func.func private @expected() -> (tensor<6xf32>) {
    %0 = stablehlo.constant dense<"0x7D52E4BF5960E2BF1669C2BF95D0B1BFAE4042BFC6728B3F"> : tensor<6xf32>
    return %0 : tensor<6xf32>
  }
  func.func private @program(%arg0: tensor<6xf32>) -> (tensor<6xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %0:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %c, %iterArg_2 = %arg0) : tensor<i64>, tensor<i64>, tensor<6xf32>
    cond {
      %c_3 = stablehlo.constant dense<3> : tensor<i64>
      %1 = stablehlo.compare LT, %iterArg, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %c_3 = stablehlo.constant dense<1> : tensor<i64>
      %1 = stablehlo.add %iterArg_1, %c_3 : tensor<i64>
      %cst = stablehlo.constant dense<-1.500000e+00> : tensor<f32>
      %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %3 = stablehlo.multiply %iterArg_2, %2 : tensor<6xf32>
      %4 = func.call @sort(%3) : (tensor<6xf32>) -> tensor<6xf32>
      %c_4 = stablehlo.constant dense<1> : tensor<i64>
      %5 = stablehlo.add %iterArg, %c_4 : tensor<i64>
      stablehlo.return %5, %1, %4 : tensor<i64>, tensor<i64>, tensor<6xf32>
    }
    return %0#2 : tensor<6xf32>
  }
  func.func private @sort(%arg0: tensor<6xf32>) -> tensor<6xf32> {
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
    }) : (tensor<6xf32>) -> tensor<6xf32>
    return %0 : tensor<6xf32>
  }
}

// -----

// programs_control: custom_linear_solve
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<5xf32>)
    %e:1 = call @expected() : () -> (tensor<5xf32>)
    %r:1 = call @program(%i#0) : (tensor<5xf32>) -> (tensor<5xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<5xf32>
    return
  }
  func.func private @inputs() -> (tensor<5xf32>) {
    %0 = stablehlo.constant dense<"0xFD2693BE4EE3FEBEB2F7E73E7A1B26BFE5B987BE"> : tensor<5xf32>
    return %0 : tensor<5xf32>
  }
  func.func private @expected() -> (tensor<5xf32>) {
    %0 = stablehlo.constant dense<"0xC469C7BDE05E18BE42C89B3D72A212BE1E0BD1BD"> : tensor<5xf32>
    return %0 : tensor<5xf32>
  }
  func.func private @program(%arg0: tensor<5xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    call @_roll_static() : () -> ()
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %1:4 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %c_1, %iterArg_3 = %c, %iterArg_4 = %0) : tensor<5xf32>, tensor<i64>, tensor<i64>, tensor<5xf32>
    cond {
      %c_5 = stablehlo.constant dense<40> : tensor<i64>
      %2 = stablehlo.compare LT, %iterArg_2, %c_5, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %c_5 = stablehlo.constant dense<1> : tensor<i64>
      %2 = stablehlo.add %iterArg_3, %c_5 : tensor<i64>
      %3 = func.call @_roll_static_0(%iterArg_4) : (tensor<5xf32>) -> tensor<5xf32>
      %4 = stablehlo.add %iterArg, %3 : tensor<5xf32>
      %cst_6 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
      %5 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %6 = stablehlo.divide %4, %5 : tensor<5xf32>
      %c_7 = stablehlo.constant dense<1> : tensor<i64>
      %7 = stablehlo.add %iterArg_2, %c_7 : tensor<i64>
      stablehlo.return %iterArg, %7, %2, %6 : tensor<5xf32>, tensor<i64>, tensor<i64>, tensor<5xf32>
    }
    return %1#3 : tensor<5xf32>
  }
  func.func private @_roll_static() {
    return
  }
  func.func private @_roll_static_0(%arg0: tensor<5xf32>) -> tensor<5xf32> {
    %0 = stablehlo.slice %arg0 [4:5] : (tensor<5xf32>) -> tensor<1xf32>
    %1 = stablehlo.slice %arg0 [0:4] : (tensor<5xf32>) -> tensor<4xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xf32>, tensor<4xf32>) -> tensor<5xf32>
    return %2 : tensor<5xf32>
  }
}
