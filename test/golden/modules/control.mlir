// control: while
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<i32>)
    %e:2 = call @expected() : () -> (tensor<i32>, tensor<i32>)
    %r:2 = call @program(%i#0) : (tensor<i32>) -> (tensor<i32>, tensor<i32>)
    check.expect_eq %r#0, %e#0 : tensor<i32>
    check.expect_eq %r#1, %e#1 : tensor<i32>
    return
  }
  func.func private @inputs() -> (tensor<i32>) {
    %0 = stablehlo.constant dense<"0x06000000"> : tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @expected() -> (tensor<i32>, tensor<i32>) {
    %0 = stablehlo.constant dense<"0x06000000"> : tensor<i32>
    %1 = stablehlo.constant dense<"0x81000000"> : tensor<i32>
    return %0, %1 : tensor<i32>, tensor<i32>
  }
  func.func private @program(%arg0: tensor<i32>) -> (tensor<i32> {jax.result_info = "result[0]"}, tensor<i32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %0:3 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c, %iterArg_2 = %c_0) : tensor<i32>, tensor<i32>, tensor<i32>
    cond {
      %1 = stablehlo.compare LT, %iterArg_1, %iterArg, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %1 = stablehlo.add %iterArg_1, %c_3 : tensor<i32>
      %c_4 = stablehlo.constant dense<2> : tensor<i32>
      %2 = stablehlo.multiply %iterArg_2, %c_4 : tensor<i32>
      %c_5 = stablehlo.constant dense<1> : tensor<i32>
      %3 = stablehlo.subtract %2, %c_5 : tensor<i32>
      stablehlo.return %iterArg, %1, %3 : tensor<i32>, tensor<i32>, tensor<i32>
    }
    return %0#1, %0#2 : tensor<i32>, tensor<i32>
  }
}

// -----

// control: fori with a matrix
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3x3xf32>)
    %e:1 = call @expected() : () -> (tensor<3x3xf32>)
    %r:1 = call @program(%i#0) : (tensor<3x3xf32>) -> (tensor<3x3xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<3x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<3x3xf32>) {
    %0 = stablehlo.constant dense<"0x852331BFAF55C4BE12741A3F352228BF0797A7BDA6D2C73E9DDFBF3D9F9325BF4CD4D239"> : tensor<3x3xf32>
    return %0 : tensor<3x3xf32>
  }
  func.func private @expected() -> (tensor<3x3xf32>) {
    %0 = stablehlo.constant dense<"0x961A0A406C24353FA0F8B8400C440D400CEA313FEB9EB740722F0F4040EA2D3FC4CDB640"> : tensor<3x3xf32>
    return %0 : tensor<3x3xf32>
  }
  func.func private @program(%arg0: tensor<3x3xf32>) -> (tensor<3x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %1 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %3 = stablehlo.add %0, %2 : tensor<3x3xi64>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %5 = stablehlo.convert %4 : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %6:4 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %c_1, %iterArg_3 = %c_0, %iterArg_4 = %5) : tensor<3x3xf32>, tensor<i64>, tensor<i64>, tensor<3x3xf32>
    cond {
      %c_5 = stablehlo.constant dense<5> : tensor<i64>
      %7 = stablehlo.compare LT, %iterArg_2, %c_5, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %c_5 = stablehlo.constant dense<1> : tensor<i64>
      %7 = stablehlo.add %iterArg_3, %c_5 : tensor<i64>
      %8 = stablehlo.dot_general %iterArg_4, %iterArg, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
      %9 = stablehlo.convert %iterArg_3 : (tensor<i64>) -> tensor<f32>
      %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
      %11 = stablehlo.add %8, %10 : tensor<3x3xf32>
      %c_6 = stablehlo.constant dense<1> : tensor<i64>
      %12 = stablehlo.add %iterArg_2, %c_6 : tensor<i64>
      stablehlo.return %iterArg, %12, %7, %11 : tensor<3x3xf32>, tensor<i64>, tensor<i64>, tensor<3x3xf32>
    }
    return %6#3 : tensor<3x3xf32>
  }
}

// -----

// control: scan
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<3xf32>, tensor<6x3xf32>)
    %e:3 = call @expected() : () -> (tensor<3xf32>, tensor<6x3xf32>, tensor<6x3xf32>)
    %r:3 = call @program(%i#0, %i#1) : (tensor<3xf32>, tensor<6x3xf32>) -> (tensor<3xf32>, tensor<6x3xf32>, tensor<6x3xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 2 : tensor<3xf32>, tensor<3xf32>
    check.expect_close %r#1, %e#1, max_ulp_difference = 2 : tensor<6x3xf32>, tensor<6x3xf32>
    check.expect_close %r#2, %e#2, max_ulp_difference = 2 : tensor<6x3xf32>, tensor<6x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<3xf32>, tensor<6x3xf32>) {
    %0 = stablehlo.constant dense<"0xBC2A2340F79C17BFA49708C0"> : tensor<3xf32>
    %1 = stablehlo.constant dense<"0x53930C3F4C3A773E420F0040D5519E3F7A64BF3F5F71AF3E4A3D06BFF44D8C3F5DC61B40D33B01C0BD4237401EDDB23FCE471840D17AAEBD0A6E09C07CA9D3BF0A690B3F6B26F9BF"> : tensor<6x3xf32>
    return %0, %1 : tensor<3xf32>, tensor<6x3xf32>
  }
  func.func private @expected() -> (tensor<3xf32>, tensor<6x3xf32>, tensor<6x3xf32>) {
    %0 = stablehlo.constant dense<"0x576566BF142AB93FCD3814C0"> : tensor<3xf32>
    %1 = stablehlo.constant dense<"0xBC2A2340F79C17BFA49708C06674E93F88FE5FBDC00D6F3F0486094080E4BB3F903F4F3FBECE0C3F3440EA3F4FAE3540F643DFBFCAD27140B6453440A1EDC03F1DEBE63FBC2C3DBF"> : tensor<6x3xf32>
    %2 = stablehlo.constant dense<"0x8B32B33FF96A12BEECA788C077601040D276A7BD44D4A33E263A90BF5AF4CD3F2538FC3F2B2A8EBFF7B0A7403FE07D40FACE84C049D1A4BE978DC1C096831FC0D0807B3FE71CB83F"> : tensor<6x3xf32>
    return %0, %1, %2 : tensor<3xf32>, tensor<6x3xf32>, tensor<6x3xf32>
  }
  func.func private @program(%arg0: tensor<3xf32>, %arg1: tensor<6x3xf32>) -> (tensor<3xf32> {jax.result_info = "result[0]"}, tensor<6x3xf32> {jax.result_info = "result[1][0]"}, tensor<6x3xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2:5 = stablehlo.while(%iterArg = %arg1, %iterArg_1 = %c, %iterArg_2 = %arg0, %iterArg_3 = %0, %iterArg_4 = %1) : tensor<6x3xf32>, tensor<i64>, tensor<3xf32>, tensor<6x3xf32>, tensor<6x3xf32>
    cond {
      %c_5 = stablehlo.constant dense<6> : tensor<i64>
      %3 = stablehlo.compare LT, %iterArg_1, %c_5, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %3 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<6x3xf32>, tensor<i64>) -> tensor<3xf32>
      %cst_5 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %4 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %5 = stablehlo.multiply %iterArg_2, %4 : tensor<3xf32>
      %6 = stablehlo.add %5, %3 : tensor<3xf32>
      %7 = stablehlo.multiply %3, %iterArg_2 : tensor<3xf32>
      %8 = func.call @dynamic_update_index_in_dim(%iterArg_3, %iterArg_2, %iterArg_1) : (tensor<6x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<6x3xf32>
      %9 = func.call @dynamic_update_index_in_dim(%iterArg_4, %7, %iterArg_1) : (tensor<6x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<6x3xf32>
      %c_6 = stablehlo.constant dense<1> : tensor<i64>
      %10 = stablehlo.add %iterArg_1, %c_6 : tensor<i64>
      stablehlo.return %iterArg, %10, %6, %8, %9 : tensor<6x3xf32>, tensor<i64>, tensor<3xf32>, tensor<6x3xf32>, tensor<6x3xf32>
    }
    return %2#2, %2#3, %2#4 : tensor<3xf32>, tensor<6x3xf32>, tensor<6x3xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<6x3xf32>, %arg1: tensor<i64>) -> tensor<3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<6x3xf32>, tensor<i64>, tensor<i64>) -> tensor<1x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3xf32>) -> tensor<3xf32>
    return %1 : tensor<3xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<i64>) -> tensor<6x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x3xf32>, tensor<1x3xf32>, tensor<i64>, tensor<i64>) -> tensor<6x3xf32>
    return %1 : tensor<6x3xf32>
  }
}

// -----

// control: scan backwards in time
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<3xf32>, tensor<6x3xf32>)
    %e:2 = call @expected() : () -> (tensor<3xf32>, tensor<6x3xf32>)
    %r:2 = call @program(%i#0, %i#1) : (tensor<3xf32>, tensor<6x3xf32>) -> (tensor<3xf32>, tensor<6x3xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-05 : tensor<3xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-05 : tensor<6x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<3xf32>, tensor<6x3xf32>) {
    %0 = stablehlo.constant dense<"0x4C301E409E30BBBF1343843F"> : tensor<3xf32>
    %1 = stablehlo.constant dense<"0x6BD3263F107AACBFD58DE9BF416733C08B4D25BF057A19400B0F8D3E645C49BF72E7813F7CAA863F4B50B93F5F092E3F75DE0F40443E85BFFF45DFBFEF979DBE14D23F4065E5803F"> : tensor<6x3xf32>
    return %0, %1 : tensor<3xf32>, tensor<6x3xf32>
  }
  func.func private @expected() -> (tensor<3xf32>, tensor<6x3xf32>) {
    %0 = stablehlo.constant dense<"0x527299BEFCE173BF2AF12DBF"> : tensor<3xf32>
    %1 = stablehlo.constant dense<"0x84FA75BF702C03BF7D1C7F3F8DA4583FAC4EA33D557B473F96A2773F58D15D3FC4A3E93CE22F7F3FFC1804BEBFBB26BFD154793FEA46693F057E773F4C301E409E30BBBF1343843F"> : tensor<6x3xf32>
    return %0, %1 : tensor<3xf32>, tensor<6x3xf32>
  }
  func.func private @program(%arg0: tensor<3xf32>, %arg1: tensor<6x3xf32>) -> (tensor<3xf32> {jax.result_info = "result[0]"}, tensor<6x3xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:4 = stablehlo.while(%iterArg = %arg1, %iterArg_0 = %c, %iterArg_1 = %arg0, %iterArg_2 = %0) : tensor<6x3xf32>, tensor<i64>, tensor<3xf32>, tensor<6x3xf32>
    cond {
      %c_3 = stablehlo.constant dense<6> : tensor<i64>
      %2 = stablehlo.compare LT, %iterArg_0, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %c_3 = stablehlo.constant dense<6> : tensor<i64>
      %2 = stablehlo.subtract %c_3, %iterArg_0 : tensor<i64>
      %c_4 = stablehlo.constant dense<1> : tensor<i64>
      %3 = stablehlo.subtract %2, %c_4 : tensor<i64>
      %4 = func.call @dynamic_index_in_dim(%iterArg, %3) : (tensor<6x3xf32>, tensor<i64>) -> tensor<3xf32>
      %5 = stablehlo.add %iterArg_1, %4 : tensor<3xf32>
      %6 = stablehlo.tanh %5 : tensor<3xf32>
      %7 = func.call @dynamic_update_index_in_dim(%iterArg_2, %iterArg_1, %3) : (tensor<6x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<6x3xf32>
      %c_5 = stablehlo.constant dense<1> : tensor<i64>
      %8 = stablehlo.add %iterArg_0, %c_5 : tensor<i64>
      stablehlo.return %iterArg, %8, %6, %7 : tensor<6x3xf32>, tensor<i64>, tensor<3xf32>, tensor<6x3xf32>
    }
    return %1#2, %1#3 : tensor<3xf32>, tensor<6x3xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<6x3xf32>, %arg1: tensor<i64>) -> tensor<3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<6x3xf32>, tensor<i64>, tensor<i64>) -> tensor<1x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3xf32>) -> tensor<3xf32>
    return %1 : tensor<3xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<i64>) -> tensor<6x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x3xf32>, tensor<1x3xf32>, tensor<i64>, tensor<i64>) -> tensor<6x3xf32>
    return %1 : tensor<6x3xf32>
  }
}

// -----

// control: gradient of scan
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<3x3xf32>, tensor<5x3xf32>)
    %e:1 = call @expected() : () -> (tensor<3x3xf32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<3x3xf32>, tensor<5x3xf32>) -> (tensor<3x3xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-05 : tensor<3x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<3x3xf32>, tensor<5x3xf32>) {
    %0 = stablehlo.constant dense<"0xE5DF8C3E550540BFA69635BEFF2F863EC6BBBDBE945700BF3C6C343F288CC6BD60339FBE"> : tensor<3x3xf32>
    %1 = stablehlo.constant dense<"0x8EDCB33ECEDC27BFC18D26401510C1BF694DAF3FA8C85FBF20E8C0BFC99C9BBF19C87F3E2CF7BF3F950862BFC81CA43F9AB43840B981673F325FD03F"> : tensor<5x3xf32>
    return %0, %1 : tensor<3x3xf32>, tensor<5x3xf32>
  }
  func.func private @expected() -> (tensor<3x3xf32>) {
    %0 = stablehlo.constant dense<"0xA81CB03D66AD153F4A7AFD3E45AFD23D214BB83EEBBD1C3D41F13BBD54FF363E33830A3F"> : tensor<3x3xf32>
    return %0 : tensor<3x3xf32>
  }
  func.func private @program(%arg0: tensor<3x3xf32>, %arg1: tensor<5x3xf32>) -> (tensor<3x3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %3:6 = stablehlo.while(%iterArg = %arg1, %iterArg_8 = %arg0, %iterArg_9 = %c, %iterArg_10 = %0, %iterArg_11 = %1, %iterArg_12 = %2) : tensor<5x3xf32>, tensor<3x3xf32>, tensor<i64>, tensor<3xf32>, tensor<5x3xf32>, tensor<5x3xf32>
    cond {
      %c_13 = stablehlo.constant dense<5> : tensor<i64>
      %13 = stablehlo.compare LT, %iterArg_9, %c_13, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %13 : tensor<i1>
    } do {
      %13 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_9) : (tensor<5x3xf32>, tensor<i64>) -> tensor<3xf32>
      %14 = stablehlo.dot_general %iterArg_10, %iterArg_8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3xf32>, tensor<3x3xf32>) -> tensor<3xf32>
      %15 = stablehlo.add %14, %13 : tensor<3xf32>
      %16 = stablehlo.tanh %15 : tensor<3xf32>
      %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %17 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %18 = stablehlo.add %17, %16 : tensor<3xf32>
      %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %19 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %20 = stablehlo.subtract %19, %16 : tensor<3xf32>
      %21 = stablehlo.multiply %18, %20 : tensor<3xf32>
      %22 = func.call @dynamic_update_index_in_dim(%iterArg_11, %iterArg_10, %iterArg_9) : (tensor<5x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<5x3xf32>
      %23 = func.call @dynamic_update_index_in_dim(%iterArg_12, %21, %iterArg_9) : (tensor<5x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<5x3xf32>
      %c_15 = stablehlo.constant dense<1> : tensor<i64>
      %24 = stablehlo.add %iterArg_9, %c_15 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_8, %24, %16, %22, %23 : tensor<5x3xf32>, tensor<3x3xf32>, tensor<i64>, tensor<3xf32>, tensor<5x3xf32>, tensor<5x3xf32>
    }
    %4 = stablehlo.multiply %3#3, %3#3 : tensor<3xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %6 = stablehlo.multiply %5, %3#3 : tensor<3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%4 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %10 = stablehlo.multiply %9, %6 : tensor<3xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i64>
    %12:6 = stablehlo.while(%iterArg = %3#4, %iterArg_8 = %3#5, %iterArg_9 = %arg0, %iterArg_10 = %c_7, %iterArg_11 = %11, %iterArg_12 = %10) : tensor<5x3xf32>, tensor<5x3xf32>, tensor<3x3xf32>, tensor<i64>, tensor<3x3xf32>, tensor<3xf32>
    cond {
      %c_13 = stablehlo.constant dense<5> : tensor<i64>
      %13 = stablehlo.compare LT, %iterArg_10, %c_13, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %13 : tensor<i1>
    } do {
      %c_13 = stablehlo.constant dense<5> : tensor<i64>
      %13 = stablehlo.subtract %c_13, %iterArg_10 : tensor<i64>
      %c_14 = stablehlo.constant dense<1> : tensor<i64>
      %14 = stablehlo.subtract %13, %c_14 : tensor<i64>
      %15 = func.call @dynamic_index_in_dim(%iterArg, %14) : (tensor<5x3xf32>, tensor<i64>) -> tensor<3xf32>
      %16 = func.call @dynamic_index_in_dim(%iterArg_8, %14) : (tensor<5x3xf32>, tensor<i64>) -> tensor<3xf32>
      %17 = stablehlo.multiply %iterArg_12, %16 : tensor<3xf32>
      %18 = stablehlo.dot_general %17, %15, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3x3xf32>
      %19 = stablehlo.transpose %18, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
      %20 = stablehlo.add %iterArg_11, %19 : tensor<3x3xf32>
      %21 = stablehlo.dot_general %17, %iterArg_9, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3xf32>, tensor<3x3xf32>) -> tensor<3xf32>
      %c_15 = stablehlo.constant dense<1> : tensor<i64>
      %22 = stablehlo.add %iterArg_10, %c_15 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_8, %iterArg_9, %22, %20, %21 : tensor<5x3xf32>, tensor<5x3xf32>, tensor<3x3xf32>, tensor<i64>, tensor<3x3xf32>, tensor<3xf32>
    }
    return %12#4 : tensor<3x3xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x3xf32>, %arg1: tensor<i64>) -> tensor<3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<5x3xf32>, tensor<i64>, tensor<i64>) -> tensor<1x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3xf32>) -> tensor<3xf32>
    return %1 : tensor<3xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<i64>) -> tensor<5x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x3xf32>, tensor<1x3xf32>, tensor<i64>, tensor<i64>) -> tensor<5x3xf32>
    return %1 : tensor<5x3xf32>
  }
}

// -----

// control: gradient of checkpointed scan
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<3x3xf64>, tensor<5x3xf64>)
    %e:1 = call @expected() : () -> (tensor<3x3xf64>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<3x3xf64>, tensor<5x3xf64>) -> (tensor<3x3xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-10 : tensor<3x3xf64>
    return
  }
  func.func private @inputs() -> (tensor<3x3xf64>, tensor<5x3xf64>) {
    %0 = stablehlo.constant dense<"0xAAB62F97661AE63FE0E6F25CF998ACBFD8B91D8466A2DFBF16A2BC454519EE3FD441D16C5C28E4BF127A4A2729CAE73FE4C29A519BB7D2BF90902DD77A7FE4BF4AC716AB384CE13F"> : tensor<3x3xf64>
    %1 = stablehlo.constant dense<"0x007FB6D06D5A054088D6ABE0259CFFBF7D22FE35F5DEFEBFF08246AC17B9F1BF1C74FC935043FBBFE0561EECAFE0EC3F21DCE44F0ED105C0F8B4980CDC19E6BF402F022AF931A5BFC4924C562629FA3F502EA31F7906D63F6019FEF65380B4BF206C405E3ED2034040A76FF77E1D014048F4A79E3784E73F"> : tensor<5x3xf64>
    return %0, %1 : tensor<3x3xf64>, tensor<5x3xf64>
  }
  func.func private @expected() -> (tensor<3x3xf64>) {
    %0 = stablehlo.constant dense<"0xE9DACB8C3783D13F3B807F13DAF4EF3F7EB5298A1F89F93F4B0F994E30E8933F0CB1F55F6F4FD0BF9C2ED6740D6FE53FA04256E13AB5E4BF9F2EC60B84EEC13F46CA2872FCDFB7BF"> : tensor<3x3xf64>
    return %0 : tensor<3x3xf64>
  }
  func.func private @program(%arg0: tensor<3x3xf64>, %arg1: tensor<5x3xf64>) -> (tensor<3x3xf64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<5x3xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2:5 = stablehlo.while(%iterArg = %arg1, %iterArg_7 = %arg0, %iterArg_8 = %c, %iterArg_9 = %0, %iterArg_10 = %1) : tensor<5x3xf64>, tensor<3x3xf64>, tensor<i64>, tensor<3xf64>, tensor<5x3xf64>
    cond {
      %c_11 = stablehlo.constant dense<5> : tensor<i64>
      %12 = stablehlo.compare LT, %iterArg_8, %c_11, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %12 : tensor<i1>
    } do {
      %12 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_8) : (tensor<5x3xf64>, tensor<i64>) -> tensor<3xf64>
      %13 = stablehlo.dot_general %iterArg_9, %iterArg_7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3xf64>, tensor<3x3xf64>) -> tensor<3xf64>
      %14 = stablehlo.add %13, %12 : tensor<3xf64>
      %15 = stablehlo.sine %14 : tensor<3xf64>
      %16 = func.call @dynamic_update_index_in_dim(%iterArg_10, %iterArg_9, %iterArg_8) : (tensor<5x3xf64>, tensor<3xf64>, tensor<i64>) -> tensor<5x3xf64>
      %c_11 = stablehlo.constant dense<1> : tensor<i64>
      %17 = stablehlo.add %iterArg_8, %c_11 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_7, %17, %15, %16 : tensor<5x3xf64>, tensor<3x3xf64>, tensor<i64>, tensor<3xf64>, tensor<5x3xf64>
    }
    %3 = stablehlo.multiply %2#3, %2#3 : tensor<3xf64>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %5 = stablehlo.multiply %4, %2#3 : tensor<3xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.reduce(%3 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %9 = stablehlo.multiply %8, %5 : tensor<3xf64>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %c_6 = stablehlo.constant dense<0> : tensor<i64>
    %11:6 = stablehlo.while(%iterArg = %2#4, %iterArg_7 = %arg1, %iterArg_8 = %arg0, %iterArg_9 = %c_6, %iterArg_10 = %10, %iterArg_11 = %9) : tensor<5x3xf64>, tensor<5x3xf64>, tensor<3x3xf64>, tensor<i64>, tensor<3x3xf64>, tensor<3xf64>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i64>
      %12 = stablehlo.compare LT, %iterArg_9, %c_12, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %12 : tensor<i1>
    } do {
      %c_12 = stablehlo.constant dense<5> : tensor<i64>
      %12 = stablehlo.subtract %c_12, %iterArg_9 : tensor<i64>
      %c_13 = stablehlo.constant dense<1> : tensor<i64>
      %13 = stablehlo.subtract %12, %c_13 : tensor<i64>
      %14 = func.call @dynamic_index_in_dim(%iterArg, %13) : (tensor<5x3xf64>, tensor<i64>) -> tensor<3xf64>
      %15 = func.call @dynamic_index_in_dim(%iterArg_7, %13) : (tensor<5x3xf64>, tensor<i64>) -> tensor<3xf64>
      %16:4 = stablehlo.optimization_barrier %iterArg_8, %14, %15, %iterArg_11 : tensor<3x3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>
      %17 = stablehlo.dot_general %16#1, %16#0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3xf64>, tensor<3x3xf64>) -> tensor<3xf64>
      %18 = stablehlo.add %17, %16#2 : tensor<3xf64>
      %19 = stablehlo.cosine %18 : tensor<3xf64>
      %20 = stablehlo.multiply %16#3, %19 : tensor<3xf64>
      %21 = stablehlo.dot_general %20, %16#1, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<3xf64>, tensor<3xf64>) -> tensor<3x3xf64>
      %22 = stablehlo.transpose %21, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
      %23 = stablehlo.dot_general %20, %16#0, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3xf64>, tensor<3x3xf64>) -> tensor<3xf64>
      %24 = stablehlo.add %iterArg_10, %22 : tensor<3x3xf64>
      %c_14 = stablehlo.constant dense<1> : tensor<i64>
      %25 = stablehlo.add %iterArg_9, %c_14 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_7, %iterArg_8, %25, %24, %23 : tensor<5x3xf64>, tensor<5x3xf64>, tensor<3x3xf64>, tensor<i64>, tensor<3x3xf64>, tensor<3xf64>
    }
    return %11#4 : tensor<3x3xf64>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x3xf64>, %arg1: tensor<i64>) -> tensor<3xf64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<5x3xf64>, tensor<i64>, tensor<i64>) -> tensor<1x3xf64>
    %1 = stablehlo.reshape %0 : (tensor<1x3xf64>) -> tensor<3xf64>
    return %1 : tensor<3xf64>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x3xf64>, %arg1: tensor<3xf64>, %arg2: tensor<i64>) -> tensor<5x3xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x3xf64>, tensor<1x3xf64>, tensor<i64>, tensor<i64>) -> tensor<5x3xf64>
    return %1 : tensor<5x3xf64>
  }
}

// -----

// control: cond True
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<i1>, tensor<4xf32>)
    %e:1 = call @expected() : () -> (tensor<4xf32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<i1>, tensor<4xf32>) -> (tensor<4xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<4xf32>, tensor<4xf32>
    return
  }
  func.func private @inputs() -> (tensor<i1>, tensor<4xf32>) {
    %0 = stablehlo.constant dense<true> : tensor<i1>
    %1 = stablehlo.constant dense<"0x70141F3F11ED39BF7D5F19409EFB013F"> : tensor<4xf32>
    return %0, %1 : tensor<i1>, tensor<4xf32>
  }
  func.func private @expected() -> (tensor<4xf32>) {
    %0 = stablehlo.constant dense<"0x70149F3F11EDB9BF7D5F99409EFB813F"> : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @program(%arg0: tensor<i1>, %arg1: tensor<4xf32>) -> (tensor<4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<i1>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %3 = stablehlo.subtract %arg1, %2 : tensor<4xf32>
      stablehlo.return %3 : tensor<4xf32>
    }, {
      %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %3 = stablehlo.multiply %arg1, %2 : tensor<4xf32>
      stablehlo.return %3 : tensor<4xf32>
    }) : (tensor<i32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}

// -----

// control: cond False
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<i1>, tensor<4xf32>)
    %e:1 = call @expected() : () -> (tensor<4xf32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<i1>, tensor<4xf32>) -> (tensor<4xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<4xf32>, tensor<4xf32>
    return
  }
  func.func private @inputs() -> (tensor<i1>, tensor<4xf32>) {
    %0 = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.constant dense<"0x9FDDD3BF244740BFCCD21C40581AEA3F"> : tensor<4xf32>
    return %0, %1 : tensor<i1>, tensor<4xf32>
  }
  func.func private @expected() -> (tensor<4xf32>) {
    %0 = stablehlo.constant dense<"0xD0EE29C09223E0BF98A5B93FB034543F"> : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @program(%arg0: tensor<i1>, %arg1: tensor<4xf32>) -> (tensor<4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<i1>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %3 = stablehlo.subtract %arg1, %2 : tensor<4xf32>
      stablehlo.return %3 : tensor<4xf32>
    }, {
      %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %3 = stablehlo.multiply %arg1, %2 : tensor<4xf32>
      stablehlo.return %3 : tensor<4xf32>
    }) : (tensor<i32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}

// -----

// control: switch -1
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<i32>, tensor<4xf32>)
    %e:1 = call @expected() : () -> (tensor<4xf32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<i32>, tensor<4xf32>) -> (tensor<4xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<4xf32>, tensor<4xf32>
    return
  }
  func.func private @inputs() -> (tensor<i32>, tensor<4xf32>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFF"> : tensor<i32>
    %1 = stablehlo.constant dense<"0x0939A03F6CB3B93F8B291040B6BF3CC0"> : tensor<4xf32>
    return %0, %1 : tensor<i32>, tensor<4xf32>
  }
  func.func private @expected() -> (tensor<4xf32>) {
    %0 = stablehlo.constant dense<"0x0939A03F6CB3B93F8B291040B6BF3CC0"> : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @program(%arg0: tensor<i32>, %arg1: tensor<4xf32>) -> (tensor<4xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %0 = stablehlo.clamp %c, %arg0, %c_0 : tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      stablehlo.return %arg1 : tensor<4xf32>
    }, {
      %cst = stablehlo.constant dense<1.000000e+01> : tensor<f32>
      %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %3 = stablehlo.multiply %arg1, %2 : tensor<4xf32>
      stablehlo.return %3 : tensor<4xf32>
    }, {
      %2 = stablehlo.negate %arg1 : tensor<4xf32>
      stablehlo.return %2 : tensor<4xf32>
    }) : (tensor<i32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}

// -----

// control: switch 0
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<i32>, tensor<4xf32>)
    %e:1 = call @expected() : () -> (tensor<4xf32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<i32>, tensor<4xf32>) -> (tensor<4xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<4xf32>, tensor<4xf32>
    return
  }
  func.func private @inputs() -> (tensor<i32>, tensor<4xf32>) {
    %0 = stablehlo.constant dense<"0x00000000"> : tensor<i32>
    %1 = stablehlo.constant dense<"0x9F06853F8A27433FB4D5C53FB13B40BF"> : tensor<4xf32>
    return %0, %1 : tensor<i32>, tensor<4xf32>
  }
  func.func private @expected() -> (tensor<4xf32>) {
    %0 = stablehlo.constant dense<"0x9F06853F8A27433FB4D5C53FB13B40BF"> : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @program(%arg0: tensor<i32>, %arg1: tensor<4xf32>) -> (tensor<4xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %0 = stablehlo.clamp %c, %arg0, %c_0 : tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      stablehlo.return %arg1 : tensor<4xf32>
    }, {
      %cst = stablehlo.constant dense<1.000000e+01> : tensor<f32>
      %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %3 = stablehlo.multiply %arg1, %2 : tensor<4xf32>
      stablehlo.return %3 : tensor<4xf32>
    }, {
      %2 = stablehlo.negate %arg1 : tensor<4xf32>
      stablehlo.return %2 : tensor<4xf32>
    }) : (tensor<i32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}

// -----

// control: switch 1
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<i32>, tensor<4xf32>)
    %e:1 = call @expected() : () -> (tensor<4xf32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<i32>, tensor<4xf32>) -> (tensor<4xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<4xf32>, tensor<4xf32>
    return
  }
  func.func private @inputs() -> (tensor<i32>, tensor<4xf32>) {
    %0 = stablehlo.constant dense<"0x01000000"> : tensor<i32>
    %1 = stablehlo.constant dense<"0xF0B5D3BFFA5B183F0E7E1A400BAC2A40"> : tensor<4xf32>
    return %0, %1 : tensor<i32>, tensor<4xf32>
  }
  func.func private @expected() -> (tensor<4xf32>) {
    %0 = stablehlo.constant dense<"0xB65184C1F872BE40921DC1410E57D541"> : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @program(%arg0: tensor<i32>, %arg1: tensor<4xf32>) -> (tensor<4xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %0 = stablehlo.clamp %c, %arg0, %c_0 : tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      stablehlo.return %arg1 : tensor<4xf32>
    }, {
      %cst = stablehlo.constant dense<1.000000e+01> : tensor<f32>
      %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %3 = stablehlo.multiply %arg1, %2 : tensor<4xf32>
      stablehlo.return %3 : tensor<4xf32>
    }, {
      %2 = stablehlo.negate %arg1 : tensor<4xf32>
      stablehlo.return %2 : tensor<4xf32>
    }) : (tensor<i32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}

// -----

// control: switch 2
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<i32>, tensor<4xf32>)
    %e:1 = call @expected() : () -> (tensor<4xf32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<i32>, tensor<4xf32>) -> (tensor<4xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<4xf32>, tensor<4xf32>
    return
  }
  func.func private @inputs() -> (tensor<i32>, tensor<4xf32>) {
    %0 = stablehlo.constant dense<"0x02000000"> : tensor<i32>
    %1 = stablehlo.constant dense<"0x6AF53BC098455FBF27620A4064E910C0"> : tensor<4xf32>
    return %0, %1 : tensor<i32>, tensor<4xf32>
  }
  func.func private @expected() -> (tensor<4xf32>) {
    %0 = stablehlo.constant dense<"0x6AF53B4098455F3F27620AC064E91040"> : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @program(%arg0: tensor<i32>, %arg1: tensor<4xf32>) -> (tensor<4xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %0 = stablehlo.clamp %c, %arg0, %c_0 : tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      stablehlo.return %arg1 : tensor<4xf32>
    }, {
      %cst = stablehlo.constant dense<1.000000e+01> : tensor<f32>
      %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %3 = stablehlo.multiply %arg1, %2 : tensor<4xf32>
      stablehlo.return %3 : tensor<4xf32>
    }, {
      %2 = stablehlo.negate %arg1 : tensor<4xf32>
      stablehlo.return %2 : tensor<4xf32>
    }) : (tensor<i32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}

// -----

// control: switch 7
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<i32>, tensor<4xf32>)
    %e:1 = call @expected() : () -> (tensor<4xf32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<i32>, tensor<4xf32>) -> (tensor<4xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<4xf32>, tensor<4xf32>
    return
  }
  func.func private @inputs() -> (tensor<i32>, tensor<4xf32>) {
    %0 = stablehlo.constant dense<"0x07000000"> : tensor<i32>
    %1 = stablehlo.constant dense<"0x69BAD33FA7DD28407963BD3F62610B40"> : tensor<4xf32>
    return %0, %1 : tensor<i32>, tensor<4xf32>
  }
  func.func private @expected() -> (tensor<4xf32>) {
    %0 = stablehlo.constant dense<"0x69BAD3BFA7DD28C07963BDBF62610BC0"> : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @program(%arg0: tensor<i32>, %arg1: tensor<4xf32>) -> (tensor<4xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %0 = stablehlo.clamp %c, %arg0, %c_0 : tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      stablehlo.return %arg1 : tensor<4xf32>
    }, {
      %cst = stablehlo.constant dense<1.000000e+01> : tensor<f32>
      %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %3 = stablehlo.multiply %arg1, %2 : tensor<4xf32>
      stablehlo.return %3 : tensor<4xf32>
    }, {
      %2 = stablehlo.negate %arg1 : tensor<4xf32>
      stablehlo.return %2 : tensor<4xf32>
    }) : (tensor<i32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}

// -----

// control: gradient of cond
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<4xf32>)
    %e:1 = call @expected() : () -> (tensor<4xf32>)
    %r:1 = call @program(%i#0) : (tensor<4xf32>) -> (tensor<4xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 8 : tensor<4xf32>, tensor<4xf32>
    return
  }
  func.func private @inputs() -> (tensor<4xf32>) {
    %0 = stablehlo.constant dense<"0x48303DC0F2A52EC00404EF3F7EAED4BE"> : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @expected() -> (tensor<4xf32>) {
    %0 = stablehlo.constant dense<"0x4830BDC0F2A5AEC004046F407EAE54BF"> : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @program(%arg0: tensor<4xf32>) -> (tensor<4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<4xf32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.compare GT, %1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = stablehlo.convert %2 : (tensor<i1>) -> tensor<i32>
    %4:2 = "stablehlo.case"(%3) ({
      %8 = chlo.square %arg0 : tensor<4xf32> -> tensor<4xf32>
      %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %10 = stablehlo.multiply %9, %arg0 : tensor<4xf32>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
      stablehlo.return %8, %10 : tensor<4xf32>, tensor<4xf32>
    }, {
      %8 = stablehlo.sine %arg0 : tensor<4xf32>
      %9 = stablehlo.cosine %arg0 : tensor<4xf32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4xf32>
      stablehlo.return %8, %9 : tensor<4xf32>, tensor<4xf32>
    }) : (tensor<i32>) -> (tensor<4xf32>, tensor<4xf32>)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4#0 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %7 = "stablehlo.case"(%3) ({
      %8 = stablehlo.multiply %6, %4#1 : tensor<4xf32>
      stablehlo.return %8 : tensor<4xf32>
    }, {
      %8 = stablehlo.multiply %6, %4#1 : tensor<4xf32>
      stablehlo.return %8 : tensor<4xf32>
    }) : (tensor<i32>) -> tensor<4xf32>
    return %7 : tensor<4xf32>
  }
}

// -----

// control: while in while
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<i32>)
    %e:1 = call @expected() : () -> (tensor<i32>)
    %r:1 = call @program(%i#0) : (tensor<i32>) -> (tensor<i32>)
    check.expect_eq %r#0, %e#0 : tensor<i32>
    return
  }
  func.func private @inputs() -> (tensor<i32>) {
    %0 = stablehlo.constant dense<"0x07000000"> : tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @expected() -> (tensor<i32>) {
    %0 = stablehlo.constant dense<"0xAF000000"> : tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @program(%arg0: tensor<i32>) -> (tensor<i32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0:3 = stablehlo.while(%iterArg = %c, %iterArg_1 = %arg0, %iterArg_2 = %c_0) : tensor<i32>, tensor<i32>, tensor<i32>
    cond {
      %1 = stablehlo.compare LT, %iterArg, %iterArg_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %1 = stablehlo.add %iterArg, %c_3 : tensor<i32>
      %c_4 = stablehlo.constant dense<0> : tensor<i32>
      %c_5 = stablehlo.constant dense<0> : tensor<i32>
      %2:4 = stablehlo.while(%iterArg_6 = %iterArg, %iterArg_7 = %c_4, %iterArg_8 = %iterArg, %iterArg_9 = %c_5) : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>
      cond {
        %4 = stablehlo.compare LT, %iterArg_7, %iterArg_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %4 : tensor<i1>
      } do {
        %c_10 = stablehlo.constant dense<1> : tensor<i32>
        %4 = stablehlo.add %iterArg_7, %c_10 : tensor<i32>
        %5 = stablehlo.multiply %iterArg_6, %iterArg_7 : tensor<i32>
        %6 = stablehlo.add %iterArg_9, %5 : tensor<i32>
        stablehlo.return %iterArg_6, %4, %iterArg_8, %6 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>
      }
      %3 = stablehlo.add %iterArg_2, %2#3 : tensor<i32>
      stablehlo.return %1, %iterArg_1, %3 : tensor<i32>, tensor<i32>, tensor<i32>
    }
    return %0#2 : tensor<i32>
  }
}

// -----

// control: map
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<4x5xf32>)
    %e:1 = call @expected() : () -> (tensor<4x5xf32>)
    %r:1 = call @program(%i#0) : (tensor<4x5xf32>) -> (tensor<4x5xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<4x5xf32>
    return
  }
  func.func private @inputs() -> (tensor<4x5xf32>) {
    %0 = stablehlo.constant dense<"0xA3D73A3FC2CF18BF607D2DC06AED10C07ECB95BFE08731C0E00C1BC021260CC03D39B2BF5F2324407A0A3B40F29D9DBD7BC9E0BFF026173F993E25C05F3B2440B85B35C080426F3F879338C02AB01BC0"> : tensor<4x5xf32>
    return %0 : tensor<4x5xf32>
  }
  func.func private @expected() -> (tensor<4x5xf32>) {
    %0 = stablehlo.constant dense<"0x0664824110D959411B2AE140F0B265401C6D8CC050E6894110E07041BEB9594115700A4158FE7EC153111540FBC7CA3FD42F8E3DD75A08BFF4BA28C0718D5641D7CF524107F93441F60E8BC073E73EC1"> : tensor<4x5xf32>
    return %0 : tensor<4x5xf32>
  }
  func.func private @program(%arg0: tensor<4x5xf32>) -> (tensor<4x5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:3 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c, %iterArg_1 = %0) : tensor<4x5xf32>, tensor<i64>, tensor<4x5xf32>
    cond {
      %c_2 = stablehlo.constant dense<4> : tensor<i64>
      %2 = stablehlo.compare LT, %iterArg_0, %c_2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_0) : (tensor<4x5xf32>, tensor<i64>) -> tensor<5xf32>
      %3 = func.call @sort(%2) : (tensor<5xf32>) -> tensor<5xf32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %4 = stablehlo.reduce(%2 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
      %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %6 = stablehlo.multiply %3, %5 : tensor<5xf32>
      %7 = func.call @dynamic_update_index_in_dim(%iterArg_1, %6, %iterArg_0) : (tensor<4x5xf32>, tensor<5xf32>, tensor<i64>) -> tensor<4x5xf32>
      %c_3 = stablehlo.constant dense<1> : tensor<i64>
      %8 = stablehlo.add %iterArg_0, %c_3 : tensor<i64>
      stablehlo.return %iterArg, %8, %7 : tensor<4x5xf32>, tensor<i64>, tensor<4x5xf32>
    }
    return %1#2 : tensor<4x5xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x5xf32>, %arg1: tensor<i64>) -> tensor<5xf32> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 5] : (tensor<4x5xf32>, tensor<i64>, tensor<i64>) -> tensor<1x5xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x5xf32>) -> tensor<5xf32>
    return %1 : tensor<5xf32>
  }
  func.func private @sort(%arg0: tensor<5xf32>) -> tensor<5xf32> {
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
    }) : (tensor<5xf32>) -> tensor<5xf32>
    return %0 : tensor<5xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x5xf32>, %arg1: tensor<5xf32>, %arg2: tensor<i64>) -> tensor<4x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x5xf32>, tensor<1x5xf32>, tensor<i64>, tensor<i64>) -> tensor<4x5xf32>
    return %1 : tensor<4x5xf32>
  }
}

// -----

// control: vmapped while
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<4xi32>)
    %e:1 = call @expected() : () -> (tensor<4xi32>)
    %r:1 = call @program(%i#0) : (tensor<4xi32>) -> (tensor<4xi32>)
    check.expect_eq %r#0, %e#0 : tensor<4xi32>
    return
  }
  func.func private @inputs() -> (tensor<4xi32>) {
    %0 = stablehlo.constant dense<"0x01000000320000002C01000007000000"> : tensor<4xi32>
    return %0 : tensor<4xi32>
  }
  func.func private @expected() -> (tensor<4xi32>) {
    %0 = stablehlo.constant dense<"0x7F000000650000002C0100007F000000"> : tensor<4xi32>
    return %0 : tensor<4xi32>
  }
  func.func private @program(%arg0: tensor<4xi32>) -> (tensor<4xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.while(%iterArg = %arg0) : tensor<4xi32>
    cond {
      %c = stablehlo.constant dense<100> : tensor<i32>
      %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %2 = stablehlo.compare LT, %iterArg, %1, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %c_0 = stablehlo.constant dense<false> : tensor<i1>
      %3 = stablehlo.reduce(%2 init: %c_0) applies stablehlo.or across dimensions = [0] : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %c = stablehlo.constant dense<2> : tensor<i32>
      %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %2 = stablehlo.multiply %iterArg, %1 : tensor<4xi32>
      %c_0 = stablehlo.constant dense<1> : tensor<i32>
      %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %4 = stablehlo.add %2, %3 : tensor<4xi32>
      %c_1 = stablehlo.constant dense<100> : tensor<i32>
      %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %6 = stablehlo.compare LT, %iterArg, %5, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<4xi1>) -> tensor<4xi1>
      %8 = stablehlo.select %7, %4, %iterArg : tensor<4xi1>, tensor<4xi32>
      stablehlo.return %8 : tensor<4xi32>
    }
    return %0 : tensor<4xi32>
  }
}

// -----

// control: vmapped cond
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<5xi1>, tensor<5xf32>)
    %e:1 = call @expected() : () -> (tensor<5xf32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<5xi1>, tensor<5xf32>) -> (tensor<5xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 4 : tensor<5xf32>, tensor<5xf32>
    return
  }
  func.func private @inputs() -> (tensor<5xi1>, tensor<5xf32>) {
    %0 = stablehlo.constant dense<[false, false, true, true, true]> : tensor<5xi1>
    %1 = stablehlo.constant dense<"0xD8209DBF5E853AC0C133D6BD15088F3ED706CEBF"> : tensor<5xf32>
    return %0, %1 : tensor<5xi1>, tensor<5xf32>
  }
  func.func private @expected() -> (tensor<5xf32>) {
    %0 = stablehlo.constant dense<"0xE84DAC3EBF6B79BFD5CFD5BDAD2D8D3EB5CE7FBF"> : tensor<5xf32>
    return %0 : tensor<5xf32>
  }
  func.func private @program(%arg0: tensor<5xi1>, %arg1: tensor<5xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<5xi1>) -> tensor<5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %2 = stablehlo.compare EQ, %0, %1, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %3 = stablehlo.select %2, %arg1, %arg1 : tensor<5xi1>, tensor<5xf32>
    %4 = stablehlo.cosine %3 : tensor<5xf32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %6 = stablehlo.compare EQ, %0, %5, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %7 = stablehlo.select %6, %arg1, %arg1 : tensor<5xi1>, tensor<5xf32>
    %8 = stablehlo.sine %7 : tensor<5xf32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %10 = stablehlo.compare LT, %0, %9, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %11 = stablehlo.select %10, %4, %8 : tensor<5xi1>, tensor<5xf32>
    return %11 : tensor<5xf32>
  }
}

// -----

// control: custom_jvp and vjp
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<9xf32>)
    %e:1 = call @expected() : () -> (tensor<9xf32>)
    %r:1 = call @program(%i#0) : (tensor<9xf32>) -> (tensor<9xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-05 : tensor<9xf32>
    return
  }
  func.func private @inputs() -> (tensor<9xf32>) {
    %0 = stablehlo.constant dense<"0x93441D405A4A0DC08E0369BF369021404A11BABE33C409BF0D2E683FAC460E3F980E2540"> : tensor<9xf32>
    return %0 : tensor<9xf32>
  }
  func.func private @expected() -> (tensor<9xf32>) {
    %0 = stablehlo.constant dense<"0x90FC8140271F81BD02A9A83EC1F481401870743F65BC383FC5BD6A409C38534076ED8140"> : tensor<9xf32>
    return %0 : tensor<9xf32>
  }
  func.func private @program(%arg0: tensor<9xf32>) -> (tensor<9xf32> {jax.result_info = "result"}) {
    %0 = call @relu(%arg0) : (tensor<9xf32>) -> tensor<9xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %2 = stablehlo.compare GT, %arg0, %1, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %4:3 = call @silu(%arg0) : (tensor<9xf32>) -> (tensor<9xf32>, tensor<9xf32>, tensor<9xf32>)
    %5 = stablehlo.add %0, %4#0 : tensor<9xf32>
    %6 = stablehlo.multiply %arg0, %arg0 : tensor<9xf32>
    %7 = stablehlo.multiply %6, %arg0 : tensor<9xf32>
    %8 = stablehlo.multiply %arg0, %arg0 : tensor<9xf32>
    %cst_1 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %10 = stablehlo.multiply %9, %8 : tensor<9xf32>
    %cst_2 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %12 = stablehlo.multiply %11, %7 : tensor<9xf32>
    %13 = stablehlo.add %arg0, %12 : tensor<9xf32>
    %cst_3 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %15 = stablehlo.multiply %14, %13 : tensor<9xf32>
    %16 = stablehlo.tanh %15 : tensor<9xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %18 = stablehlo.add %17, %16 : tensor<9xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %20 = stablehlo.subtract %19, %16 : tensor<9xf32>
    %21 = stablehlo.multiply %18, %20 : tensor<9xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %23 = stablehlo.add %22, %16 : tensor<9xf32>
    %cst_7 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %25 = stablehlo.multiply %24, %23 : tensor<9xf32>
    %26 = stablehlo.multiply %arg0, %25 : tensor<9xf32>
    %27 = stablehlo.add %5, %26 : tensor<9xf32>
    %28:3 = call @softplus(%arg0) : (tensor<9xf32>) -> (tensor<9xf32>, tensor<9xf32>, tensor<9xf32>)
    %29 = stablehlo.add %27, %28#0 : tensor<9xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<9xf32>, tensor<f32>) -> tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %32 = call @softplus_0(%28#1, %28#2, %31) : (tensor<9xf32>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %33 = stablehlo.multiply %arg0, %31 : tensor<9xf32>
    %34 = stablehlo.multiply %31, %25 : tensor<9xf32>
    %35 = stablehlo.add %32, %34 : tensor<9xf32>
    %cst_10 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %37 = stablehlo.multiply %36, %33 : tensor<9xf32>
    %38 = stablehlo.multiply %37, %21 : tensor<9xf32>
    %cst_11 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %40 = stablehlo.multiply %39, %38 : tensor<9xf32>
    %41 = stablehlo.add %35, %40 : tensor<9xf32>
    %cst_12 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %43 = stablehlo.multiply %42, %40 : tensor<9xf32>
    %44 = stablehlo.multiply %43, %10 : tensor<9xf32>
    %45 = stablehlo.add %41, %44 : tensor<9xf32>
    %46 = call @silu_1(%4#1, %4#2, %arg0, %31) : (tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %47 = stablehlo.add %45, %46 : tensor<9xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %49 = stablehlo.select %2, %31, %48 : tensor<9xi1>, tensor<9xf32>
    %50 = stablehlo.add %47, %49 : tensor<9xf32>
    return %50 : tensor<9xf32>
  }
  func.func private @relu(%arg0: tensor<9xf32>) -> tensor<9xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<9xf32>
    return %1 : tensor<9xf32>
  }
  func.func private @silu(%arg0: tensor<9xf32>) -> (tensor<9xf32>, tensor<9xf32>, tensor<9xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<9xf32>
    %1 = stablehlo.exponential %0 : tensor<9xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %3 = stablehlo.add %2, %1 : tensor<9xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %5 = stablehlo.divide %4, %3 : tensor<9xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<9xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<9xf32>
    %9 = stablehlo.multiply %arg0, %5 : tensor<9xf32>
    return %9, %8, %5 : tensor<9xf32>, tensor<9xf32>, tensor<9xf32>
  }
  func.func private @softplus(%arg0: tensor<9xf32>) -> (tensor<9xf32>, tensor<9xf32>, tensor<9xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<9xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<9xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<9xf32>
    %7 = stablehlo.abs %3 : tensor<9xf32>
    %8 = stablehlo.negate %7 : tensor<9xf32>
    %9 = stablehlo.exponential %8 : tensor<9xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<9xf32>
    %11 = stablehlo.add %1, %10 : tensor<9xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<9xi1>, tensor<9xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %16 = stablehlo.select %14, %15, %arg0 : tensor<9xi1>, tensor<9xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %20 = stablehlo.select %18, %19, %12 : tensor<9xi1>, tensor<9xf32>
    %21 = stablehlo.subtract %16, %20 : tensor<9xf32>
    %22 = stablehlo.exponential %21 : tensor<9xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %23 = stablehlo.compare EQ, %cst_4, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.select %23, %cst_7, %cst_6 : tensor<i1>, tensor<f32>
    %cst_8 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %26 = stablehlo.compare EQ, %12, %25, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %28 = stablehlo.select %26, %27, %12 : tensor<9xi1>, tensor<9xf32>
    %29 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %30 = stablehlo.subtract %29, %28 : tensor<9xf32>
    %31 = stablehlo.exponential %30 : tensor<9xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<9xf32>
    return %12, %22, %33 : tensor<9xf32>, tensor<9xf32>, tensor<9xf32>
  }
  func.func private @softplus_0(%arg0: tensor<9xf32>, %arg1: tensor<9xf32>, %arg2: tensor<9xf32>) -> tensor<9xf32> {
    %0 = stablehlo.multiply %arg2, %arg0 : tensor<9xf32>
    return %0 : tensor<9xf32>
  }
  func.func private @silu_1(%arg0: tensor<9xf32>, %arg1: tensor<9xf32>, %arg2: tensor<9xf32>, %arg3: tensor<9xf32>) -> tensor<9xf32> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<9xf32>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<9xf32>
    %2 = stablehlo.multiply %0, %arg0 : tensor<9xf32>
    %3 = stablehlo.add %1, %2 : tensor<9xf32>
    return %3 : tensor<9xf32>
  }
}

// -----

// control: stop_gradient, optimization_barrier
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<5xf32>)
    %e:1 = call @expected() : () -> (tensor<5xf32>)
    %r:1 = call @program(%i#0) : (tensor<5xf32>) -> (tensor<5xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 2 : tensor<5xf32>, tensor<5xf32>
    return
  }
  func.func private @inputs() -> (tensor<5xf32>) {
    %0 = stablehlo.constant dense<"0x5963683F5F73B43FB557EFBFB566473F8027C4BE"> : tensor<5xf32>
    return %0 : tensor<5xf32>
  }
  func.func private @expected() -> (tensor<5xf32>) {
    %0 = stablehlo.constant dense<"0x38F4D23FE3647E40E2C4DF40D7509B3F824C963E"> : tensor<5xf32>
    return %0 : tensor<5xf32>
  }
  func.func private @program(%arg0: tensor<5xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.optimization_barrier %arg0 : tensor<5xf32>
    %1 = stablehlo.multiply %0, %0 : tensor<5xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %3 = stablehlo.multiply %2, %0 : tensor<5xf32>
    %4 = stablehlo.multiply %arg0, %1 : tensor<5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %7 = stablehlo.multiply %arg0, %6 : tensor<5xf32>
    %8 = stablehlo.multiply %7, %3 : tensor<5xf32>
    %9 = stablehlo.optimization_barrier %8 : tensor<5xf32>
    return %9 : tensor<5xf32>
  }
}

// -----

// control: newton
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<f64>)
    %e:1 = call @expected() : () -> (tensor<f64>)
    %r:1 = call @program(%i#0) : (tensor<f64>) -> (tensor<f64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-09 : tensor<f64>
    return
  }
  func.func private @inputs() -> (tensor<f64>) {
    %0 = stablehlo.constant dense<"0x0000000000002040"> : tensor<f64>
    return %0 : tensor<f64>
  }
  func.func private @expected() -> (tensor<f64>) {
    %0 = stablehlo.constant dense<"0x0000000000000040"> : tensor<f64>
    return %0 : tensor<f64>
  }
  func.func private @program(%arg0: tensor<f64>) -> (tensor<f64> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %0:4 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %c, %iterArg_3 = %arg0) : tensor<f64>, tensor<i64>, tensor<i64>, tensor<f64>
    cond {
      %c_4 = stablehlo.constant dense<30> : tensor<i64>
      %1 = stablehlo.compare LT, %iterArg_1, %c_4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %c_4 = stablehlo.constant dense<1> : tensor<i64>
      %1 = stablehlo.add %iterArg_2, %c_4 : tensor<i64>
      %2 = stablehlo.multiply %iterArg_3, %iterArg_3 : tensor<f64>
      %3 = stablehlo.multiply %2, %iterArg_3 : tensor<f64>
      %4 = stablehlo.subtract %3, %iterArg : tensor<f64>
      %5 = stablehlo.multiply %iterArg_3, %iterArg_3 : tensor<f64>
      %cst = stablehlo.constant dense<3.000000e+00> : tensor<f64>
      %6 = stablehlo.multiply %cst, %5 : tensor<f64>
      %7 = stablehlo.divide %4, %6 : tensor<f64>
      %8 = stablehlo.subtract %iterArg_3, %7 : tensor<f64>
      %c_5 = stablehlo.constant dense<1> : tensor<i64>
      %9 = stablehlo.add %iterArg_1, %c_5 : tensor<i64>
      stablehlo.return %iterArg, %9, %1, %8 : tensor<f64>, tensor<i64>, tensor<i64>, tensor<f64>
    }
    return %0#3 : tensor<f64>
  }
}
