// models: mlp
module {
  func.func public @main() {
    %i:5 = call @inputs() : () -> (tensor<5x4xf32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8x3xf32>, tensor<3xf32>)
    %e:1 = call @expected() : () -> (tensor<5x3xf32>)
    %r:1 = call @program(%i#0, %i#1, %i#2, %i#3, %i#4) : (tensor<5x4xf32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8x3xf32>, tensor<3xf32>) -> (tensor<5x3xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<5x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<5x4xf32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8x3xf32>, tensor<3xf32>) {
    %0 = stablehlo.constant dense<"0xE34F0B3E12437F3E3F8516BEEB6712BFD407D93E8076B63E3F2D86BEEC341ABD1D82E73D628017BE06B0293F848A1F3E0FD506BFA13624BFE481E33C554EC03E26818ABED102BE3C2308033FF5D0C3BE"> : tensor<5x4xf32>
    %1 = stablehlo.constant dense<"0x1097033FDA9F053EEB828DBE18DBB6BE74458F3EBC43C7BED7581C3ECC6F123F9EB3153F31AD00BF797F0EBF71B6413E077E633EF96DF9BD2316F43D60699F3DE08C113F587AE7BE803FA53EF42F2A3E117D79BE2FF9C7BE548E62BD62D6BB3E0968853EE5F433BEC60F333F3B98283F535E1C3F7EEED2BEA54EB43D7679E1BD"> : tensor<4x8xf32>
    %2 = stablehlo.constant dense<"0xB5ACD2BE18A4C23EE9071D3FE775DBBEBF708B3D0D5FAD3EFC2C2B3FF096D23E"> : tensor<8xf32>
    %3 = stablehlo.constant dense<"0x5C88C33E09AA07BF47EF9A3E1E54293F0D40BCBE20F489BE4D49C7BE295F0FBFA62D80BC4C49BE3E05E1B33EC702FEBDEFABE83D808A9ABE75479ABE7FB052BE31A28B3EC1E9FB3EEF5154BE0ED1E53E6C79DB3E69C3003F2643693E0ED229BE"> : tensor<8x3xf32>
    %4 = stablehlo.constant dense<"0xFCB50F3FCF6CA5BD82263E3E"> : tensor<3xf32>
    return %0, %1, %2, %3, %4 : tensor<5x4xf32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8x3xf32>, tensor<3xf32>
  }
  func.func private @expected() -> (tensor<5x3xf32>) {
    %0 = stablehlo.constant dense<"0x6976DB3E58EA9A3E096A003F3352183FEF470CBD93FDA83E1058DE3E1B9D81BE04E69A3EB0F35A3D18C481BD04CD793E56CA353EB197FF3D6646063F"> : tensor<5x3xf32>
    return %0 : tensor<5x3xf32>
  }
  func.func private @program(%arg0: tensor<5x4xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<8xf32>, %arg3: tensor<8x3xf32>, %arg4: tensor<3xf32>) -> (tensor<5x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x4xf32>, tensor<4x8xf32>) -> tensor<5x8xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<5x8xf32>
    %3 = stablehlo.add %0, %2 : tensor<5x8xf32>
    %4 = stablehlo.tanh %3 : tensor<5x8xf32>
    %5 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<8x3xf32>) -> tensor<5x3xf32>
    %6 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<5x3xf32>
    %8 = stablehlo.add %5, %7 : tensor<5x3xf32>
    return %8 : tensor<5x3xf32>
  }
}

// -----

// models: mlp value and gradients
module {
  func.func public @main() {
    %i:5 = call @inputs() : () -> (tensor<5x4xf32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8x3xf32>, tensor<3xf32>)
    %e:5 = call @expected() : () -> (tensor<f32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8x3xf32>, tensor<3xf32>)
    %r:5 = call @program(%i#0, %i#1, %i#2, %i#3, %i#4) : (tensor<5x4xf32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8x3xf32>, tensor<3xf32>) -> (tensor<f32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8x3xf32>, tensor<3xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<f32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 2.0e-05 : tensor<4x8xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 2.0e-05 : tensor<8xf32>
    check.expect_almost_eq %r#3, %e#3, tolerance = 2.0e-05 : tensor<8x3xf32>
    check.expect_almost_eq %r#4, %e#4, tolerance = 2.0e-05 : tensor<3xf32>
    return
  }
  func.func private @inputs() -> (tensor<5x4xf32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8x3xf32>, tensor<3xf32>) {
    %0 = stablehlo.constant dense<"0xE34F0B3E12437F3E3F8516BEEB6712BFD407D93E8076B63E3F2D86BEEC341ABD1D82E73D628017BE06B0293F848A1F3E0FD506BFA13624BFE481E33C554EC03E26818ABED102BE3C2308033FF5D0C3BE"> : tensor<5x4xf32>
    %1 = stablehlo.constant dense<"0x1097033FDA9F053EEB828DBE18DBB6BE74458F3EBC43C7BED7581C3ECC6F123F9EB3153F31AD00BF797F0EBF71B6413E077E633EF96DF9BD2316F43D60699F3DE08C113F587AE7BE803FA53EF42F2A3E117D79BE2FF9C7BE548E62BD62D6BB3E0968853EE5F433BEC60F333F3B98283F535E1C3F7EEED2BEA54EB43D7679E1BD"> : tensor<4x8xf32>
    %2 = stablehlo.constant dense<"0xB5ACD2BE18A4C23EE9071D3FE775DBBEBF708B3D0D5FAD3EFC2C2B3FF096D23E"> : tensor<8xf32>
    %3 = stablehlo.constant dense<"0x5C88C33E09AA07BF47EF9A3E1E54293F0D40BCBE20F489BE4D49C7BE295F0FBFA62D80BC4C49BE3E05E1B33EC702FEBDEFABE83D808A9ABE75479ABE7FB052BE31A28B3EC1E9FB3EEF5154BE0ED1E53E6C79DB3E69C3003F2643693E0ED229BE"> : tensor<8x3xf32>
    %4 = stablehlo.constant dense<"0xFCB50F3FCF6CA5BD82263E3E"> : tensor<3xf32>
    return %0, %1, %2, %3, %4 : tensor<5x4xf32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8x3xf32>, tensor<3xf32>
  }
  func.func private @expected() -> (tensor<f32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8x3xf32>, tensor<3xf32>) {
    %0 = stablehlo.constant dense<"0x2D5CEB3D"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x6B72943C4A39BF3C2D506FBCD8A4293CCC03A23B258B09BCA96AF5BBA2516F3CE1E2043CA54F0C3C0AB1B1BCF3023F3C626B8BBBE577F03A4B374B3B57EE6A3C8E36F73C3B70343C9138B53BD3C2A4BA097756BB5EDE203CC9F6963B9ECB98BA241400BCBADCB53B4DA2053DA0543FBC79BAA93CC38CB0BC883CAABC7ECC63BC"> : tensor<4x8xf32>
    %2 = stablehlo.constant dense<"0x3EC9103EC58D8F3D72DCB7BD6490113DBA084EBD03F5863D5EB93F3D89EF563D"> : tensor<8xf32>
    %3 = stablehlo.constant dense<"0x161948BD988A68BC47C7A6BD90BD8B3D31A20F3CC7AA9E3DD6759C3DF302D2BC62A0D23D3D5DDDBD71CAB7BC202EECBD97BADF3B80A558BC4C29ADBC7C9A723D0AE3B43CDC23AC3D66A2093E3151C33B9FC3123ED90DEB3D89E47D3B451DE53D"> : tensor<8x3xf32>
    %4 = stablehlo.constant dense<"0x1297663E395A273C99E3813E"> : tensor<3xf32>
    return %0, %1, %2, %3, %4 : tensor<f32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8x3xf32>, tensor<3xf32>
  }
  func.func private @program(%arg0: tensor<5x4xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<8xf32>, %arg3: tensor<8x3xf32>, %arg4: tensor<3xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<4x8xf32> {jax.result_info = "result[1][0]"}, tensor<8xf32> {jax.result_info = "result[1][1]"}, tensor<8x3xf32> {jax.result_info = "result[1][2]"}, tensor<3xf32> {jax.result_info = "result[1][3]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x4xf32>, tensor<4x8xf32>) -> tensor<5x8xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<5x8xf32>
    %3 = stablehlo.add %0, %2 : tensor<5x8xf32>
    %4 = stablehlo.tanh %3 : tensor<5x8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %6 = stablehlo.add %5, %4 : tensor<5x8xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %8 = stablehlo.subtract %7, %4 : tensor<5x8xf32>
    %9 = stablehlo.multiply %6, %8 : tensor<5x8xf32>
    %10 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<8x3xf32>) -> tensor<5x3xf32>
    %11 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<5x3xf32>
    %13 = stablehlo.add %10, %12 : tensor<5x3xf32>
    %14 = stablehlo.multiply %13, %13 : tensor<5x3xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %16 = stablehlo.multiply %15, %13 : tensor<5x3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%14 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %18 = stablehlo.divide %17, %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %19 = stablehlo.divide %cst_4, %cst_5 : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %21 = stablehlo.multiply %20, %16 : tensor<5x3xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<5x3xf32>, tensor<f32>) -> tensor<3xf32>
    %23 = stablehlo.reshape %22 : (tensor<3xf32>) -> tensor<1x3xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<3xf32>
    %25 = stablehlo.dot_general %21, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf32>, tensor<5x8xf32>) -> tensor<3x8xf32>
    %26 = stablehlo.transpose %25, dims = [1, 0] : (tensor<3x8xf32>) -> tensor<8x3xf32>
    %27 = stablehlo.dot_general %21, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf32>, tensor<8x3xf32>) -> tensor<5x8xf32>
    %28 = stablehlo.multiply %27, %9 : tensor<5x8xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<5x8xf32>, tensor<f32>) -> tensor<8xf32>
    %30 = stablehlo.reshape %29 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %32 = stablehlo.dot_general %28, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<5x4xf32>) -> tensor<8x4xf32>
    %33 = stablehlo.transpose %32, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
    return %18, %33, %31, %26, %24 : tensor<f32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8x3xf32>, tensor<3xf32>
  }
}

// -----

// models: mlp batched
module {
  func.func public @main() {
    %i:5 = call @inputs() : () -> (tensor<2x5x4xf32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8x3xf32>, tensor<3xf32>)
    %e:1 = call @expected() : () -> (tensor<2x5x3xf32>)
    %r:1 = call @program(%i#0, %i#1, %i#2, %i#3, %i#4) : (tensor<2x5x4xf32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8x3xf32>, tensor<3xf32>) -> (tensor<2x5x3xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<2x5x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<2x5x4xf32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8x3xf32>, tensor<3xf32>) {
    %0 = stablehlo.constant dense<"0xE34F0B3E12437F3E3F8516BEEB6712BFD407D93E8076B63E3F2D86BEEC341ABD1D82E73D628017BE06B0293F848A1F3E0FD506BFA13624BFE481E33C554EC03E26818ABED102BE3C2308033FF5D0C3BEE34F8B3D1243FF3D3F8596BDEB6792BED407593E8076363E3F2D06BEEC349ABC1D82673D628097BD06B0A93E848A9F3D0FD586BEA136A4BEE481633C554E403E26810ABED1023E3C2308833EF5D043BE"> : tensor<2x5x4xf32>
    %1 = stablehlo.constant dense<"0x1097033FDA9F053EEB828DBE18DBB6BE74458F3EBC43C7BED7581C3ECC6F123F9EB3153F31AD00BF797F0EBF71B6413E077E633EF96DF9BD2316F43D60699F3DE08C113F587AE7BE803FA53EF42F2A3E117D79BE2FF9C7BE548E62BD62D6BB3E0968853EE5F433BEC60F333F3B98283F535E1C3F7EEED2BEA54EB43D7679E1BD"> : tensor<4x8xf32>
    %2 = stablehlo.constant dense<"0xB5ACD2BE18A4C23EE9071D3FE775DBBEBF708B3D0D5FAD3EFC2C2B3FF096D23E"> : tensor<8xf32>
    %3 = stablehlo.constant dense<"0x5C88C33E09AA07BF47EF9A3E1E54293F0D40BCBE20F489BE4D49C7BE295F0FBFA62D80BC4C49BE3E05E1B33EC702FEBDEFABE83D808A9ABE75479ABE7FB052BE31A28B3EC1E9FB3EEF5154BE0ED1E53E6C79DB3E69C3003F2643693E0ED229BE"> : tensor<8x3xf32>
    %4 = stablehlo.constant dense<"0xFCB50F3FCF6CA5BD82263E3E"> : tensor<3xf32>
    return %0, %1, %2, %3, %4 : tensor<2x5x4xf32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8x3xf32>, tensor<3xf32>
  }
  func.func private @expected() -> (tensor<2x5x3xf32>) {
    %0 = stablehlo.constant dense<"0x6976DB3E58EA9A3E096A003F3352183FEF470CBD93FDA83E1058DE3E1B9D81BE04E69A3EB0F35A3D18C481BD04CD793E56CA353EB197FF3D6646063F0EEBB33EE702EC3D6475D83E34F4E23EFA7D28BDF3FCA93ED96CBB3EAD5216BEEFC3A23EB40F1D3E256880BD454F903EEEDC773E26413B3DD573DD3E"> : tensor<2x5x3xf32>
    return %0 : tensor<2x5x3xf32>
  }
  func.func private @program(%arg0: tensor<2x5x4xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<8xf32>, %arg3: tensor<8x3xf32>, %arg4: tensor<3xf32>) -> (tensor<2x5x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x4xf32>, tensor<4x8xf32>) -> tensor<2x5x8xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1, 2] : (tensor<1x8xf32>) -> tensor<1x1x8xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x5x8xf32>
    %4 = stablehlo.add %0, %3 : tensor<2x5x8xf32>
    %5 = stablehlo.tanh %4 : tensor<2x5x8xf32>
    %6 = stablehlo.dot_general %5, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<8x3xf32>) -> tensor<2x5x3xf32>
    %7 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1, 2] : (tensor<1x3xf32>) -> tensor<1x1x3xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x3xf32>) -> tensor<2x5x3xf32>
    %10 = stablehlo.add %6, %9 : tensor<2x5x3xf32>
    return %10 : tensor<2x5x3xf32>
  }
}

// -----

// models: attention
module {
  func.func public @main() {
    %i:9 = call @inputs() : () -> (tensor<5x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x12xf32>, tensor<12x6xf32>)
    %e:1 = call @expected() : () -> (tensor<5x6xf64>)
    %r:1 = call @program(%i#0, %i#1, %i#2, %i#3, %i#4, %i#5, %i#6, %i#7, %i#8) : (tensor<5x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x12xf32>, tensor<12x6xf32>) -> (tensor<5x6xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<5x6xf64>
    return
  }
  func.func private @inputs() -> (tensor<5x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x12xf32>, tensor<12x6xf32>) {
    %0 = stablehlo.constant dense<"0x8C61943EDB00DB3E269095BE09F68DBD3352B43E6E8F263F41AD93BDF0D752BCC13CFFBE096B143FDD883ABE048F8DBD9896C13E4FF8133DB722293F98CAEE3E9B04BC3E312305BF532FA53C31A20F3F8F61BCBEFEB1923E18BBDF3AF0A3013F6B8C29BF2D72323F55BDC5BD440DE9BEFDA181BE812583BE"> : tensor<5x6xf32>
    %1 = stablehlo.constant dense<"0x46DB2D3E12BDC2BD5D21BB3C2355F73EE55CACBE863361BE"> : tensor<6xf32>
    %2 = stablehlo.constant dense<"0x2F60213F5E05CABEFEB3DFBEBE8D0C3EF614273EC8AA1E3E"> : tensor<6xf32>
    %3 = stablehlo.constant dense<"0x16EE263E3300343E904408BF28B502BE11432DBF58C58ABEB07B543ED1F5103E01E101BF02027FBD08E3FFBEF9BD37BE32BEF83E4B1A323F0C80073EA041313FA1FCF7BD0B30C8BE81090FBFDE848C3D8B311EBFFFAE02BFAFF4233FB439AB3EE97E7ABE5550033E4375E73D73E205BFB5D8FE3ED204223F91F649BE36DEFF3E37352E3F1EB1023E54B2093F363D39BD"> : tensor<6x6xf32>
    %4 = stablehlo.constant dense<"0x35373DBEFE0B8ABCEF7526BFBDD045BEE235F8BD3B1CA83EBC1EB73EA9280E3FA576E83EBE6204BFB0A5C6BC25DB2E3EA423D8BE42A8B03E0B22E93EA10EC53EFAA180BE7D41BEBEC5AB06BFBD212DBF70A716BFDA2518BFB1B9183FC4B3803E8FE4893EC30D033F36D904BF9101173FAD170E3FA216E5BE0951FCBE0957993EB9B6D23CA5A8D0BE228F863EC29209BF"> : tensor<6x6xf32>
    %5 = stablehlo.constant dense<"0x91F620BF02D6B7BEFB8136BE2BF3F43E3B442E3FE81E14BFEA40E6BEFC4BDE3ED884813EF73BC9BEA34795BE84F315BFA025303F9263A63ED36B1BBF7C13293F03838EBE419D48BE519E3D3E1AE7FA3EAB59B6BE4F30703E96BA28BF9688DB3EC894C43EFCFE2FBFA7EB2ABF0BF1653EDB4400BD17AD2F3F92B1073F7A7D86BEE56447BDCA0E8CBE1DB21FBE5972D33E"> : tensor<6x6xf32>
    %6 = stablehlo.constant dense<"0x520AB93EFD570F3C4ABF2ABF6B61A9BEE38EA8BC6CAAC7BE7DACE63E32461E3F1289C5BE7FADB1BE6E7B67BD9D54EB3EAF89A1BE7E38EE3DFC0407BFC3D910BF415386BEC7F506BFD61BA93E1E611D3F8D6B62BE9B24053F9E9BF43D134901BF7AFD013E5037013FF269B4BE757C5BBD85C19EBEEE625C3EF4AF91BE11A2AEBD678B0EBC079E823E907E253FF1EA193F"> : tensor<6x6xf32>
    %7 = stablehlo.constant dense<"0x16C5CABD0C3AF0BEFCF249BE91A21A3E3D31213E189A303F45B5F1BD5A0FC83D4AB99A3E293DE03E9DF3203FE19EC3BEBC0225BF0A8D2D3F0CA206BE82A2F3BE77BB833E69C4C73EEE2E5FBEB901E53E7B1F8DBEE491B0BE76CCE43E7F64AA3E1170243E9B8DC6BEF25C62BE64D3A73EDF018F3EEDAE973ECE6A173EE571F0BED26396BE4C1817BFADD30D3FEFB0993EA7342BBEB7C80FBFB2D42C3FB89517BF297E8B3C09B80B3FC51D1DBE8F3DEEBED0D6E7BEAC7D1CBF0315D4BD7AD02F3ED5098FBE1E2C8BBD527DE83D59230F3E563EC8BDDCA2B43EC613A7BE4446083F24CA283E2B1102BF2BB3BDBD2B81ACBED1B603BE168DF7BE79DD9EBE6AD80CBFD709C13DEB069A3E84D8DDBEC356303FFC1097BE92D8F63EBA77ADBE9FE927BF"> : tensor<6x12xf32>
    %8 = stablehlo.constant dense<"0x9CE21ABFA60D20BF259C153FEDA0F23C0AC0EC3E1747BA3D04BF31BFF8C0553ED64ACB3E5E7D5CBDCC96AA3E76B8CABE5D161F3F3F17293F6D53203F9C5E2CBE7495FB3EA561343E2B5D84BE2E408DBE177714BFCF88173F58D7CFBE19BD323FA4DE5CBED9918EBE27D3FD3E8DBAAB3ED3161DBF62B0073D16C22EBECA43EEBE6C600A3CD70A2C3F62DAA13E3F01D13EB2ADB03C872414BFF24E22BF7BE720BF080B0F3F7EF2E53E25A4AEBDE1BDD7BEDFFDEF3EB57E123D6936853D08EF323F120565BED9882ABF3CD72F3FD2359D3EC138F8BEC190B4BC5459E9BEBDFE533EC47C003F804AB03EEF6A52BE6CCF29BF5999D6BD2D94613E71976B3E32E3273F9DF47FBD456AD03EF0EE353EDB8FAA3E9EEECDBD3751253F96E012BF1CB9E9BC"> : tensor<12x6xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8 : tensor<5x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x12xf32>, tensor<12x6xf32>
  }
  func.func private @expected() -> (tensor<5x6xf64>) {
    %0 = stablehlo.constant dense<"0x79D1266BDB45F9BFFA3535B30CEAF6BF6881E7F634CE0840A568B227F74FE03F76CAA7E912F4BD3F4760055A920ECD3F40BA1AE126B9BD3FB8F808824818B93FEFFD090907F30140E5FD5D3E3FC0D23FC91535403140E63FBB6D8B7413DAD03F88AF14CF0EAFC2BFCE09DA185C8EF7BF56D5E70D4C59E3BFB8CCEFE71C2606408F9CC614C46DF3BF60D33A30F09CFC3FB61A205F8EB5F7BF35B90358F69FF0BF45C91331E90D0840DAC07294EBC9E63F1CD4F00F411BC4BFFEDD0B85AFC49E3F087E91D126F7FFBF5482975F43F0E0BF6E9742DC221CF83F06AA175B30DFE63F806CCB3CFF3E9BBF3D239C64F044D5BF"> : tensor<5x6xf64>
    return %0 : tensor<5x6xf64>
  }
  func.func private @program(%arg0: tensor<5x6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<6xf32>, %arg3: tensor<6x6xf32>, %arg4: tensor<6x6xf32>, %arg5: tensor<6x6xf32>, %arg6: tensor<6x6xf32>, %arg7: tensor<6x12xf32>, %arg8: tensor<12x6xf32>) -> (tensor<5x6xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf32>, tensor<6x6xf32>) -> tensor<5x6xf32>
    %1 = stablehlo.dot_general %arg0, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf32>, tensor<6x6xf32>) -> tensor<5x6xf32>
    %2 = stablehlo.dot_general %arg0, %arg6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf32>, tensor<6x6xf32>) -> tensor<5x6xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<5x5xi1>
    %4 = call @tril(%3) : (tensor<5x5xi1>) -> tensor<5x5xi1>
    %5 = stablehlo.transpose %1, dims = [1, 0] : (tensor<5x6xf32>) -> tensor<6x5xf32>
    %6 = stablehlo.dot_general %0, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf32>, tensor<6x5xf32>) -> tensor<5x5xf32>
    %7 = stablehlo.convert %6 : (tensor<5x5xf32>) -> tensor<5x5xf64>
    %cst = stablehlo.constant dense<2.4494897427831779> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<5x5xf64>
    %9 = stablehlo.divide %7, %8 : tensor<5x5xf64>
    %cst_0 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %10 = call @_where(%4, %9, %cst_0) : (tensor<5x5xi1>, tensor<5x5xf64>, tensor<f64>) -> tensor<5x5xf64>
    %cst_1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<5x5xf64>, tensor<f64>) -> tensor<5xf64>
    %cst_2 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %13 = stablehlo.maximum %12, %11 : tensor<5xf64>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<5xf64>) -> tensor<5x1xf64>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<5x1xf64>) -> tensor<5x5xf64>
    %16 = stablehlo.subtract %10, %15 : tensor<5x5xf64>
    %17 = stablehlo.exponential %16 : tensor<5x5xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %18 = stablehlo.reduce(%17 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<5x5xf64>, tensor<f64>) -> tensor<5xf64>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<5xf64>) -> tensor<5x1xf64>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<5x1xf64>) -> tensor<5x5xf64>
    %21 = stablehlo.divide %17, %20 : tensor<5x5xf64>
    %22 = stablehlo.convert %21 : tensor<5x5xf64>
    %23 = stablehlo.convert %2 : (tensor<5x6xf32>) -> tensor<5x6xf64>
    %24 = stablehlo.dot_general %22, %23, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x5xf64>, tensor<5x6xf64>) -> tensor<5x6xf64>
    %25 = stablehlo.convert %24 : tensor<5x6xf64>
    %26 = stablehlo.convert %arg4 : (tensor<6x6xf32>) -> tensor<6x6xf64>
    %27 = stablehlo.dot_general %25, %26, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf64>, tensor<6x6xf64>) -> tensor<5x6xf64>
    %28 = stablehlo.convert %arg0 : (tensor<5x6xf32>) -> tensor<5x6xf64>
    %29 = stablehlo.add %28, %27 : tensor<5x6xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %30 = stablehlo.reduce(%29 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<5x6xf64>, tensor<f64>) -> tensor<5xf64>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<5xf64>) -> tensor<5x1xf64>
    %cst_5 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %32 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<5x1xf64>
    %33 = stablehlo.divide %31, %32 : tensor<5x1xf64>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<5x1xf64>) -> tensor<5x6xf64>
    %35 = stablehlo.subtract %29, %34 : tensor<5x6xf64>
    %c_6 = stablehlo.constant dense<0> : tensor<i64>
    %36 = call @_var(%29, %c_6) : (tensor<5x6xf64>, tensor<i64>) -> tensor<5x1xf64>
    %cst_7 = stablehlo.constant dense<1.000000e-05> : tensor<f64>
    %37 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<5x1xf64>
    %38 = stablehlo.add %36, %37 : tensor<5x1xf64>
    %39 = stablehlo.sqrt %38 : tensor<5x1xf64>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<5x1xf64>) -> tensor<5x6xf64>
    %41 = stablehlo.divide %35, %40 : tensor<5x6xf64>
    %42 = stablehlo.convert %arg2 : (tensor<6xf32>) -> tensor<6xf64>
    %43 = stablehlo.broadcast_in_dim %42, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<1x6xf64>) -> tensor<5x6xf64>
    %45 = stablehlo.multiply %41, %44 : tensor<5x6xf64>
    %46 = stablehlo.convert %arg1 : (tensor<6xf32>) -> tensor<6xf64>
    %47 = stablehlo.broadcast_in_dim %46, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1] : (tensor<1x6xf64>) -> tensor<5x6xf64>
    %49 = stablehlo.add %45, %48 : tensor<5x6xf64>
    %50 = stablehlo.convert %41 : tensor<5x6xf64>
    %51 = stablehlo.convert %arg7 : (tensor<6x12xf32>) -> tensor<6x12xf64>
    %52 = stablehlo.dot_general %50, %51, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf64>, tensor<6x12xf64>) -> tensor<5x12xf64>
    %53 = stablehlo.multiply %52, %52 : tensor<5x12xf64>
    %54 = stablehlo.multiply %53, %52 : tensor<5x12xf64>
    %cst_8 = stablehlo.constant dense<4.471500e-02> : tensor<f64>
    %55 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<5x12xf64>
    %56 = stablehlo.multiply %55, %54 : tensor<5x12xf64>
    %57 = stablehlo.add %52, %56 : tensor<5x12xf64>
    %cst_9 = stablehlo.constant dense<0.79788456080286541> : tensor<f64>
    %58 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<5x12xf64>
    %59 = stablehlo.multiply %58, %57 : tensor<5x12xf64>
    %60 = stablehlo.tanh %59 : tensor<5x12xf64>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %61 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<5x12xf64>
    %62 = stablehlo.add %61, %60 : tensor<5x12xf64>
    %cst_11 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %63 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<5x12xf64>
    %64 = stablehlo.multiply %63, %62 : tensor<5x12xf64>
    %65 = stablehlo.multiply %52, %64 : tensor<5x12xf64>
    %66 = stablehlo.convert %65 : tensor<5x12xf64>
    %67 = stablehlo.convert %arg8 : (tensor<12x6xf32>) -> tensor<12x6xf64>
    %68 = stablehlo.dot_general %66, %67, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x12xf64>, tensor<12x6xf64>) -> tensor<5x6xf64>
    %69 = stablehlo.add %49, %68 : tensor<5x6xf64>
    return %69 : tensor<5x6xf64>
  }
  func.func private @tril(%arg0: tensor<5x5xi1>) -> tensor<5x5xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<5x5xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5x5xi64>
    %2 = stablehlo.add %0, %1 : tensor<5x5xi64>
    %3 = stablehlo.iota dim = 1 : tensor<5x5xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<5x5xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<5x5xi1>, tensor<5x5xi1>
    return %6 : tensor<5x5xi1>
  }
  func.func private @_where(%arg0: tensor<5x5xi1>, %arg1: tensor<5x5xf64>, %arg2: tensor<f64>) -> tensor<5x5xf64> {
    %0 = stablehlo.convert %arg2 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<5x5xf64>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<5x5xi1>, tensor<5x5xf64>
    return %2 : tensor<5x5xf64>
  }
  func.func private @_var(%arg0: tensor<5x6xf64>, %arg1: tensor<i64>) -> tensor<5x1xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<5x6xf64>, tensor<f64>) -> tensor<5xf64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<5xf64>) -> tensor<5x1xf64>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<5x1xf64>
    %3 = stablehlo.divide %1, %2 : tensor<5x1xf64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<5x1xf64>) -> tensor<5x6xf64>
    %5 = stablehlo.subtract %arg0, %4 : tensor<5x6xf64>
    %6 = chlo.square %5 : tensor<5x6xf64> -> tensor<5x6xf64>
    %7 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %cst_1 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<5x6xf64>, tensor<f64>) -> tensor<5xf64>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<5xf64>) -> tensor<5x1xf64>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f64>) -> tensor<5x1xf64>
    %12 = stablehlo.divide %10, %11 : tensor<5x1xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %14 = call @_where_0(%13, %12, %cst_4) : (tensor<i1>, tensor<5x1xf64>, tensor<f64>) -> tensor<5x1xf64>
    return %14 : tensor<5x1xf64>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<5x1xf64>, %arg2: tensor<f64>) -> tensor<5x1xf64> {
    %0 = stablehlo.convert %arg2 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<5x1xf64>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<5x1xf64>
    return %2 : tensor<5x1xf64>
  }
}

// -----

// models: attention value and gradients
module {
  func.func public @main() {
    %i:9 = call @inputs() : () -> (tensor<5x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x12xf32>, tensor<12x6xf32>)
    %e:9 = call @expected() : () -> (tensor<f64>, tensor<6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x12xf32>, tensor<12x6xf32>)
    %r:9 = call @program(%i#0, %i#1, %i#2, %i#3, %i#4, %i#5, %i#6, %i#7, %i#8) : (tensor<5x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x12xf32>, tensor<12x6xf32>) -> (tensor<f64>, tensor<6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x12xf32>, tensor<12x6xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<f64>
    check.expect_almost_eq %r#1, %e#1, tolerance = 2.0e-05 : tensor<6xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 2.0e-05 : tensor<6xf32>
    check.expect_almost_eq %r#3, %e#3, tolerance = 2.0e-05 : tensor<6x6xf32>
    check.expect_almost_eq %r#4, %e#4, tolerance = 2.0e-05 : tensor<6x6xf32>
    check.expect_almost_eq %r#5, %e#5, tolerance = 2.0e-05 : tensor<6x6xf32>
    check.expect_almost_eq %r#6, %e#6, tolerance = 2.0e-05 : tensor<6x6xf32>
    check.expect_almost_eq %r#7, %e#7, tolerance = 2.0e-05 : tensor<6x12xf32>
    check.expect_almost_eq %r#8, %e#8, tolerance = 2.0e-05 : tensor<12x6xf32>
    return
  }
  func.func private @inputs() -> (tensor<5x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x12xf32>, tensor<12x6xf32>) {
    %0 = stablehlo.constant dense<"0x8C61943EDB00DB3E269095BE09F68DBD3352B43E6E8F263F41AD93BDF0D752BCC13CFFBE096B143FDD883ABE048F8DBD9896C13E4FF8133DB722293F98CAEE3E9B04BC3E312305BF532FA53C31A20F3F8F61BCBEFEB1923E18BBDF3AF0A3013F6B8C29BF2D72323F55BDC5BD440DE9BEFDA181BE812583BE"> : tensor<5x6xf32>
    %1 = stablehlo.constant dense<"0x46DB2D3E12BDC2BD5D21BB3C2355F73EE55CACBE863361BE"> : tensor<6xf32>
    %2 = stablehlo.constant dense<"0x2F60213F5E05CABEFEB3DFBEBE8D0C3EF614273EC8AA1E3E"> : tensor<6xf32>
    %3 = stablehlo.constant dense<"0x16EE263E3300343E904408BF28B502BE11432DBF58C58ABEB07B543ED1F5103E01E101BF02027FBD08E3FFBEF9BD37BE32BEF83E4B1A323F0C80073EA041313FA1FCF7BD0B30C8BE81090FBFDE848C3D8B311EBFFFAE02BFAFF4233FB439AB3EE97E7ABE5550033E4375E73D73E205BFB5D8FE3ED204223F91F649BE36DEFF3E37352E3F1EB1023E54B2093F363D39BD"> : tensor<6x6xf32>
    %4 = stablehlo.constant dense<"0x35373DBEFE0B8ABCEF7526BFBDD045BEE235F8BD3B1CA83EBC1EB73EA9280E3FA576E83EBE6204BFB0A5C6BC25DB2E3EA423D8BE42A8B03E0B22E93EA10EC53EFAA180BE7D41BEBEC5AB06BFBD212DBF70A716BFDA2518BFB1B9183FC4B3803E8FE4893EC30D033F36D904BF9101173FAD170E3FA216E5BE0951FCBE0957993EB9B6D23CA5A8D0BE228F863EC29209BF"> : tensor<6x6xf32>
    %5 = stablehlo.constant dense<"0x91F620BF02D6B7BEFB8136BE2BF3F43E3B442E3FE81E14BFEA40E6BEFC4BDE3ED884813EF73BC9BEA34795BE84F315BFA025303F9263A63ED36B1BBF7C13293F03838EBE419D48BE519E3D3E1AE7FA3EAB59B6BE4F30703E96BA28BF9688DB3EC894C43EFCFE2FBFA7EB2ABF0BF1653EDB4400BD17AD2F3F92B1073F7A7D86BEE56447BDCA0E8CBE1DB21FBE5972D33E"> : tensor<6x6xf32>
    %6 = stablehlo.constant dense<"0x520AB93EFD570F3C4ABF2ABF6B61A9BEE38EA8BC6CAAC7BE7DACE63E32461E3F1289C5BE7FADB1BE6E7B67BD9D54EB3EAF89A1BE7E38EE3DFC0407BFC3D910BF415386BEC7F506BFD61BA93E1E611D3F8D6B62BE9B24053F9E9BF43D134901BF7AFD013E5037013FF269B4BE757C5BBD85C19EBEEE625C3EF4AF91BE11A2AEBD678B0EBC079E823E907E253FF1EA193F"> : tensor<6x6xf32>
    %7 = stablehlo.constant dense<"0x16C5CABD0C3AF0BEFCF249BE91A21A3E3D31213E189A303F45B5F1BD5A0FC83D4AB99A3E293DE03E9DF3203FE19EC3BEBC0225BF0A8D2D3F0CA206BE82A2F3BE77BB833E69C4C73EEE2E5FBEB901E53E7B1F8DBEE491B0BE76CCE43E7F64AA3E1170243E9B8DC6BEF25C62BE64D3A73EDF018F3EEDAE973ECE6A173EE571F0BED26396BE4C1817BFADD30D3FEFB0993EA7342BBEB7C80FBFB2D42C3FB89517BF297E8B3C09B80B3FC51D1DBE8F3DEEBED0D6E7BEAC7D1CBF0315D4BD7AD02F3ED5098FBE1E2C8BBD527DE83D59230F3E563EC8BDDCA2B43EC613A7BE4446083F24CA283E2B1102BF2BB3BDBD2B81ACBED1B603BE168DF7BE79DD9EBE6AD80CBFD709C13DEB069A3E84D8DDBEC356303FFC1097BE92D8F63EBA77ADBE9FE927BF"> : tensor<6x12xf32>
    %8 = stablehlo.constant dense<"0x9CE21ABFA60D20BF259C153FEDA0F23C0AC0EC3E1747BA3D04BF31BFF8C0553ED64ACB3E5E7D5CBDCC96AA3E76B8CABE5D161F3F3F17293F6D53203F9C5E2CBE7495FB3EA561343E2B5D84BE2E408DBE177714BFCF88173F58D7CFBE19BD323FA4DE5CBED9918EBE27D3FD3E8DBAAB3ED3161DBF62B0073D16C22EBECA43EEBE6C600A3CD70A2C3F62DAA13E3F01D13EB2ADB03C872414BFF24E22BF7BE720BF080B0F3F7EF2E53E25A4AEBDE1BDD7BEDFFDEF3EB57E123D6936853D08EF323F120565BED9882ABF3CD72F3FD2359D3EC138F8BEC190B4BC5459E9BEBDFE533EC47C003F804AB03EEF6A52BE6CCF29BF5999D6BD2D94613E71976B3E32E3273F9DF47FBD456AD03EF0EE353EDB8FAA3E9EEECDBD3751253F96E012BF1CB9E9BC"> : tensor<12x6xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8 : tensor<5x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x12xf32>, tensor<12x6xf32>
  }
  func.func private @expected() -> (tensor<f64>, tensor<6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x12xf32>, tensor<12x6xf32>) {
    %0 = stablehlo.constant dense<"0xF54FA0842761FD3F"> : tensor<f64>
    %1 = stablehlo.constant dense<"0x11B5ADBE2B5395BE90EC1D3F5C9BAA3EA0EB1FBD2BEB063E"> : tensor<6xf32>
    %2 = stablehlo.constant dense<"0x2498CE3D27012FBE3AD278BFECB263BEAE79173D6AAE03BE"> : tensor<6xf32>
    %3 = stablehlo.constant dense<"0xB7B9A1BB93897D3B615A6A3C27C587BC9E012CBB172B21BBE8C9453B56F67C3BADAAA6BC8A48AE3CBF81A1BB4F3AA6B9BE6520BCE63170BC607E563DA9BB73BDB55B2C3CB2B4363CEA1CABBB62525DBBADE0F63CA6FA02BD86F6AF3B53F294BA137362BB7F25163B0603053C61C027BC479D24BBA949EAB848BDD83B2E97AC3CFBD658BDDD936C3DE16A8EBC0B474DBC"> : tensor<6x6xf32>
    %4 = stablehlo.constant dense<"0x5FF2BD3DB8CA163EBD96203C7C5558BE51F7113D56EB97BD8FF5E33D94EB5A3EE9FECF3C954D8EBE6DF6283D5611E9BD6AB35DBD3A6041BE66226BBD2D10453EBC02803BD70AD53D1C33873D68D6143CEDEBBFBC75C4B6BD965A0B3D8C87683BEC4E093E3AB124BD524384BDE10F9FBDEA857EBCB7DE823D3538743EDB2AE2BDA0AC15BEA50195BD14F87FBDAF081D3E"> : tensor<6x6xf32>
    %5 = stablehlo.constant dense<"0xFB0948BBC1BFBEBBCEE1AB3CCC2816BACD17C33A59571DBA54E793BB7520C63B23E4FD3ACC07AABB3E53983BABF7123BC2FB8CBC790A32BC380F033D129748BC578D5B3C54C8AB3B3F9398BB52B9F7BA8607E33C62AE20BB1F854E3B2BCD52B9907ADBBB467E9FBB4AA89C3C0C7E8BBB78D5A13BAFFAB73AA2C8883CA2C1F73B3461CDBC852B523C69685DBC2FC9BEBB"> : tensor<6x6xf32>
    %6 = stablehlo.constant dense<"0xB3A6C3BCB0F6223E2E06103B2BFB88BD19E848BC7A1DAF3D21E3163D9932203E8E8404BED274003C2D79183C2D77963CDC8A69BDE0D38DBD2F35223E866681BDACEFAA3CEE4F723D2D5063BDEF71633E180DD63C93F906BDEDB13F3D09B7603EF32E26BCEFC4173E654B71BC834C80BD514B37BC2ED17D3D4656913D91ADC13D2ADC42BED034B93CF44C6CBDA656EEBD"> : tensor<6x6xf32>
    %7 = stablehlo.constant dense<"0x7765603D32D211BE71E1B2BD5800F73E8B6F543DFF546C3E293F6BBC7083EBBD47F13A3EF16196BDE1216A3EAF47E73D5EFCEDBD76A8263F87B6F23DF41F8BBED268723E705367BCD54FEBBC5F9F103FB179D23ECA77DC3E354941BDB290AABD5BF3F33DFF5715BFB88997BE0894883E6DEC11BE0B515EBC617315BD0D8E2ABF0CD6FFBEEB0B08BFF11D0E3E8FF5893D674E1E3DD006B5BE86A7083E4BB431BEBF3475BE76EE25BEEF8F3A3D8DAB88BE6CEEEBBEA40E81BE9D9534BE30BF05BD104820BDB3EE783EEBC5F03D28021B3D8114BF3D184CAD3D09ABBEBBEC058D3E1377A53E295D2F3E249B273D063AB73AC7596ABD47AF3D3E92E6613C8CFAAEBED2B991384DB200BE8830233DB3C7543E84D8323D9898823EB13E3DBEDCA986BD"> : tensor<6x12xf32>
    %8 = stablehlo.constant dense<"0x4194323D27CB02BD625CFCBD665DBC3D8CE566BD31B4933D94CC1BBFA6019DBEDD54713F3226583E5061373DEB3C06BD2333843D423F5C3DD313903DD454F2BCD2B66E3D4148A339C185B13C24BA2CBE7E9720BE9F61AF3E77FC26BE70726D3EE7847FBCFE6EBFBB6B1803BDB18A8D3CA67B6EBCAAD0F23A2A96D03C14FB4EBCEFF6CBBCCAE4213D260380BC1D770E3D1A941C3D1653B5BC93D7FABD42AE9B3D56C04BBD38D56E3D122E29BFE9ADDBBE1252A53F348C813EA8BA583D4C1E7B3C257877BDC6FE16BEF297A83D78BA463E65D993BDDB46003EE27735BEA68E22BE0CE8B53ECE65CF3D846DD0BC0D73F73C1645CFBCCBAC08BE0D6DDFBD0FEC8A3E8AB400BEE5E2283E330748BDC8B8E13B9DCFB4BC151D213C99F591BB4301ACBC"> : tensor<12x6xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8 : tensor<f64>, tensor<6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x12xf32>, tensor<12x6xf32>
  }
  func.func private @program(%arg0: tensor<5x6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<6xf32>, %arg3: tensor<6x6xf32>, %arg4: tensor<6x6xf32>, %arg5: tensor<6x6xf32>, %arg6: tensor<6x6xf32>, %arg7: tensor<6x12xf32>, %arg8: tensor<12x6xf32>) -> (tensor<f64> {jax.result_info = "result[0]"}, tensor<6xf32> {jax.result_info = "result[1][0]"}, tensor<6xf32> {jax.result_info = "result[1][1]"}, tensor<6x6xf32> {jax.result_info = "result[1][2]"}, tensor<6x6xf32> {jax.result_info = "result[1][3]"}, tensor<6x6xf32> {jax.result_info = "result[1][4]"}, tensor<6x6xf32> {jax.result_info = "result[1][5]"}, tensor<6x12xf32> {jax.result_info = "result[1][6]"}, tensor<12x6xf32> {jax.result_info = "result[1][7]"}) {
    %0 = stablehlo.dot_general %arg0, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf32>, tensor<6x6xf32>) -> tensor<5x6xf32>
    %1 = stablehlo.dot_general %arg0, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf32>, tensor<6x6xf32>) -> tensor<5x6xf32>
    %2 = stablehlo.dot_general %arg0, %arg6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf32>, tensor<6x6xf32>) -> tensor<5x6xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<5x5xi1>
    %4 = call @tril(%3) : (tensor<5x5xi1>) -> tensor<5x5xi1>
    %5 = stablehlo.transpose %1, dims = [1, 0] : (tensor<5x6xf32>) -> tensor<6x5xf32>
    %6 = stablehlo.dot_general %0, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf32>, tensor<6x5xf32>) -> tensor<5x5xf32>
    %7 = stablehlo.convert %6 : (tensor<5x5xf32>) -> tensor<5x5xf64>
    %cst = stablehlo.constant dense<2.4494897427831779> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<5x5xf64>
    %9 = stablehlo.divide %7, %8 : tensor<5x5xf64>
    %cst_0 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %10:2 = call @_where(%4, %9, %cst_0) : (tensor<5x5xi1>, tensor<5x5xf64>, tensor<f64>) -> (tensor<5x5xf64>, tensor<5x5xf64>)
    %cst_1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %11 = stablehlo.reduce(%10#0 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<5x5xf64>, tensor<f64>) -> tensor<5xf64>
    %12 = stablehlo.reshape %11 : (tensor<5xf64>) -> tensor<5x1xf64>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<5x1xf64>) -> tensor<5x5xf64>
    %14 = stablehlo.compare EQ, %10#0, %13, FLOAT : (tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5xi1>
    %15 = stablehlo.convert %14 : (tensor<5x5xi1>) -> tensor<5x5xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %16 = stablehlo.reduce(%15 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<5x5xf64>, tensor<f64>) -> tensor<5xf64>
    %cst_3 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %18 = stablehlo.maximum %17, %11 : tensor<5xf64>
    %cst_4 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %20 = stablehlo.compare GT, %11, %19, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %cst_5 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %22 = stablehlo.compare EQ, %11, %21, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %24 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %cst_8 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %26 = stablehlo.select %22, %25, %24 : tensor<5xi1>, tensor<5xf64>
    %27 = stablehlo.select %20, %23, %26 : tensor<5xi1>, tensor<5xf64>
    %28 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<5xf64>) -> tensor<5x1xf64>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<5x1xf64>) -> tensor<5x5xf64>
    %30 = stablehlo.subtract %10#0, %29 : tensor<5x5xf64>
    %31 = stablehlo.exponential %30 : tensor<5x5xf64>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %32 = stablehlo.reduce(%31 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<5x5xf64>, tensor<f64>) -> tensor<5xf64>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<5xf64>) -> tensor<5x1xf64>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<5x1xf64>) -> tensor<5x5xf64>
    %35 = stablehlo.divide %31, %34 : tensor<5x5xf64>
    %36 = stablehlo.multiply %33, %33 : tensor<5x1xf64>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %37 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<5x1xf64>
    %38 = stablehlo.divide %37, %36 : tensor<5x1xf64>
    %39 = stablehlo.convert %35 : tensor<5x5xf64>
    %40 = stablehlo.convert %2 : (tensor<5x6xf32>) -> tensor<5x6xf64>
    %41 = stablehlo.dot_general %39, %40, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x5xf64>, tensor<5x6xf64>) -> tensor<5x6xf64>
    %42 = stablehlo.convert %41 : tensor<5x6xf64>
    %43 = stablehlo.convert %arg4 : (tensor<6x6xf32>) -> tensor<6x6xf64>
    %44 = stablehlo.dot_general %42, %43, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf64>, tensor<6x6xf64>) -> tensor<5x6xf64>
    %45 = stablehlo.convert %arg0 : (tensor<5x6xf32>) -> tensor<5x6xf64>
    %46 = stablehlo.add %45, %44 : tensor<5x6xf64>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %47 = stablehlo.reduce(%46 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<5x6xf64>, tensor<f64>) -> tensor<5xf64>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0] : (tensor<5xf64>) -> tensor<5x1xf64>
    %cst_12 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %49 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<5x1xf64>
    %50 = stablehlo.divide %48, %49 : tensor<5x1xf64>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1] : (tensor<5x1xf64>) -> tensor<5x6xf64>
    %52 = stablehlo.subtract %46, %51 : tensor<5x6xf64>
    %c_13 = stablehlo.constant dense<0> : tensor<i64>
    %53:5 = call @_var(%46, %c_13) : (tensor<5x6xf64>, tensor<i64>) -> (tensor<5x1xf64>, tensor<5x6xf64>, tensor<f64>, tensor<i1>, tensor<5x1xf64>)
    %cst_14 = stablehlo.constant dense<1.000000e-05> : tensor<f64>
    %54 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<5x1xf64>
    %55 = stablehlo.add %53#0, %54 : tensor<5x1xf64>
    %56 = stablehlo.sqrt %55 : tensor<5x1xf64>
    %cst_15 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %57 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<5x1xf64>
    %58 = stablehlo.divide %57, %56 : tensor<5x1xf64>
    %59 = stablehlo.broadcast_in_dim %56, dims = [0, 1] : (tensor<5x1xf64>) -> tensor<5x6xf64>
    %60 = stablehlo.divide %52, %59 : tensor<5x6xf64>
    %61 = stablehlo.multiply %56, %56 : tensor<5x1xf64>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %62 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<5x1xf64>
    %63 = stablehlo.divide %62, %61 : tensor<5x1xf64>
    %64 = stablehlo.convert %arg2 : (tensor<6xf32>) -> tensor<6xf64>
    %65 = stablehlo.broadcast_in_dim %64, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1] : (tensor<1x6xf64>) -> tensor<5x6xf64>
    %67 = stablehlo.multiply %60, %66 : tensor<5x6xf64>
    %68 = stablehlo.convert %arg1 : (tensor<6xf32>) -> tensor<6xf64>
    %69 = stablehlo.broadcast_in_dim %68, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0, 1] : (tensor<1x6xf64>) -> tensor<5x6xf64>
    %71 = stablehlo.add %67, %70 : tensor<5x6xf64>
    %72 = stablehlo.convert %60 : tensor<5x6xf64>
    %73 = stablehlo.convert %arg7 : (tensor<6x12xf32>) -> tensor<6x12xf64>
    %74 = stablehlo.dot_general %72, %73, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf64>, tensor<6x12xf64>) -> tensor<5x12xf64>
    %75 = stablehlo.multiply %74, %74 : tensor<5x12xf64>
    %76 = stablehlo.multiply %75, %74 : tensor<5x12xf64>
    %77 = stablehlo.multiply %74, %74 : tensor<5x12xf64>
    %cst_17 = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %78 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<5x12xf64>
    %79 = stablehlo.multiply %78, %77 : tensor<5x12xf64>
    %cst_18 = stablehlo.constant dense<4.471500e-02> : tensor<f64>
    %80 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<5x12xf64>
    %81 = stablehlo.multiply %80, %76 : tensor<5x12xf64>
    %82 = stablehlo.add %74, %81 : tensor<5x12xf64>
    %cst_19 = stablehlo.constant dense<0.79788456080286541> : tensor<f64>
    %83 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<5x12xf64>
    %84 = stablehlo.multiply %83, %82 : tensor<5x12xf64>
    %85 = stablehlo.tanh %84 : tensor<5x12xf64>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %86 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f64>) -> tensor<5x12xf64>
    %87 = stablehlo.add %86, %85 : tensor<5x12xf64>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %88 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f64>) -> tensor<5x12xf64>
    %89 = stablehlo.subtract %88, %85 : tensor<5x12xf64>
    %90 = stablehlo.multiply %87, %89 : tensor<5x12xf64>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %91 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f64>) -> tensor<5x12xf64>
    %92 = stablehlo.add %91, %85 : tensor<5x12xf64>
    %cst_23 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %93 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f64>) -> tensor<5x12xf64>
    %94 = stablehlo.multiply %93, %92 : tensor<5x12xf64>
    %95 = stablehlo.multiply %74, %94 : tensor<5x12xf64>
    %96 = stablehlo.convert %95 : tensor<5x12xf64>
    %97 = stablehlo.convert %arg8 : (tensor<12x6xf32>) -> tensor<12x6xf64>
    %98 = stablehlo.dot_general %96, %97, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x12xf64>, tensor<12x6xf64>) -> tensor<5x6xf64>
    %99 = stablehlo.add %71, %98 : tensor<5x6xf64>
    %100 = stablehlo.multiply %99, %99 : tensor<5x6xf64>
    %cst_24 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %101 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f64>) -> tensor<5x6xf64>
    %102 = stablehlo.multiply %101, %99 : tensor<5x6xf64>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %103 = stablehlo.reduce(%100 init: %cst_25) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x6xf64>, tensor<f64>) -> tensor<f64>
    %cst_26 = stablehlo.constant dense<3.000000e+01> : tensor<f64>
    %104 = stablehlo.divide %103, %cst_26 : tensor<f64>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_28 = stablehlo.constant dense<3.000000e+01> : tensor<f64>
    %105 = stablehlo.divide %cst_27, %cst_28 : tensor<f64>
    %106 = stablehlo.broadcast_in_dim %105, dims = [] : (tensor<f64>) -> tensor<5x6xf64>
    %107 = stablehlo.multiply %106, %102 : tensor<5x6xf64>
    %108 = stablehlo.dot_general %107, %95, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf64>, tensor<5x12xf64>) -> tensor<6x12xf64>
    %109 = stablehlo.transpose %108, dims = [1, 0] : (tensor<6x12xf64>) -> tensor<12x6xf64>
    %110 = stablehlo.convert %109 : (tensor<12x6xf64>) -> tensor<12x6xf32>
    %111 = stablehlo.convert %107 : tensor<5x6xf64>
    %112 = stablehlo.convert %arg8 : (tensor<12x6xf32>) -> tensor<12x6xf64>
    %113 = stablehlo.dot_general %111, %112, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf64>, tensor<12x6xf64>) -> tensor<5x12xf64>
    %114 = stablehlo.multiply %74, %113 : tensor<5x12xf64>
    %115 = stablehlo.multiply %113, %94 : tensor<5x12xf64>
    %cst_29 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %116 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f64>) -> tensor<5x12xf64>
    %117 = stablehlo.multiply %116, %114 : tensor<5x12xf64>
    %118 = stablehlo.multiply %117, %90 : tensor<5x12xf64>
    %cst_30 = stablehlo.constant dense<0.79788456080286541> : tensor<f64>
    %119 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f64>) -> tensor<5x12xf64>
    %120 = stablehlo.multiply %119, %118 : tensor<5x12xf64>
    %121 = stablehlo.add %115, %120 : tensor<5x12xf64>
    %cst_31 = stablehlo.constant dense<4.471500e-02> : tensor<f64>
    %122 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f64>) -> tensor<5x12xf64>
    %123 = stablehlo.multiply %122, %120 : tensor<5x12xf64>
    %124 = stablehlo.multiply %123, %79 : tensor<5x12xf64>
    %125 = stablehlo.add %121, %124 : tensor<5x12xf64>
    %126 = stablehlo.dot_general %125, %60, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x12xf64>, tensor<5x6xf64>) -> tensor<12x6xf64>
    %127 = stablehlo.transpose %126, dims = [1, 0] : (tensor<12x6xf64>) -> tensor<6x12xf64>
    %128 = stablehlo.convert %127 : (tensor<6x12xf64>) -> tensor<6x12xf32>
    %129 = stablehlo.convert %125 : tensor<5x12xf64>
    %130 = stablehlo.convert %arg7 : (tensor<6x12xf32>) -> tensor<6x12xf64>
    %131 = stablehlo.dot_general %129, %130, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x12xf64>, tensor<6x12xf64>) -> tensor<5x6xf64>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %132 = stablehlo.reduce(%107 init: %cst_32) applies stablehlo.add across dimensions = [0] : (tensor<5x6xf64>, tensor<f64>) -> tensor<6xf64>
    %133 = stablehlo.reshape %132 : (tensor<6xf64>) -> tensor<1x6xf64>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %134 = stablehlo.reduce(%133 init: %cst_33) applies stablehlo.add across dimensions = [0] : (tensor<1x6xf64>, tensor<f64>) -> tensor<6xf64>
    %135 = stablehlo.convert %134 : (tensor<6xf64>) -> tensor<6xf32>
    %136 = stablehlo.multiply %60, %107 : tensor<5x6xf64>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %137 = stablehlo.reduce(%136 init: %cst_34) applies stablehlo.add across dimensions = [0] : (tensor<5x6xf64>, tensor<f64>) -> tensor<6xf64>
    %138 = stablehlo.reshape %137 : (tensor<6xf64>) -> tensor<1x6xf64>
    %139 = stablehlo.broadcast_in_dim %65, dims = [0, 1] : (tensor<1x6xf64>) -> tensor<5x6xf64>
    %140 = stablehlo.multiply %107, %139 : tensor<5x6xf64>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %141 = stablehlo.reduce(%138 init: %cst_35) applies stablehlo.add across dimensions = [0] : (tensor<1x6xf64>, tensor<f64>) -> tensor<6xf64>
    %142 = stablehlo.convert %141 : (tensor<6xf64>) -> tensor<6xf32>
    %143 = stablehlo.add %131, %140 : tensor<5x6xf64>
    %144 = stablehlo.broadcast_in_dim %63, dims = [0, 1] : (tensor<5x1xf64>) -> tensor<5x6xf64>
    %145 = stablehlo.multiply %143, %144 : tensor<5x6xf64>
    %146 = stablehlo.multiply %145, %52 : tensor<5x6xf64>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %147 = stablehlo.reduce(%146 init: %cst_36) applies stablehlo.add across dimensions = [1] : (tensor<5x6xf64>, tensor<f64>) -> tensor<5xf64>
    %148 = stablehlo.reshape %147 : (tensor<5xf64>) -> tensor<5x1xf64>
    %149 = stablehlo.negate %148 : tensor<5x1xf64>
    %150 = stablehlo.broadcast_in_dim %56, dims = [0, 1] : (tensor<5x1xf64>) -> tensor<5x6xf64>
    %151 = stablehlo.divide %143, %150 : tensor<5x6xf64>
    %152 = stablehlo.multiply %149, %58 : tensor<5x1xf64>
    %153 = call @_var_1(%53#1, %53#2, %53#3, %53#4, %152) : (tensor<5x6xf64>, tensor<f64>, tensor<i1>, tensor<5x1xf64>, tensor<5x1xf64>) -> tensor<5x6xf64>
    %154 = stablehlo.negate %151 : tensor<5x6xf64>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %155 = stablehlo.reduce(%154 init: %cst_37) applies stablehlo.add across dimensions = [1] : (tensor<5x6xf64>, tensor<f64>) -> tensor<5xf64>
    %156 = stablehlo.reshape %155 : (tensor<5xf64>) -> tensor<5x1xf64>
    %157 = stablehlo.add %153, %151 : tensor<5x6xf64>
    %cst_38 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %158 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f64>) -> tensor<5x1xf64>
    %159 = stablehlo.divide %156, %158 : tensor<5x1xf64>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %160 = stablehlo.reduce(%159 init: %cst_39) applies stablehlo.add across dimensions = [1] : (tensor<5x1xf64>, tensor<f64>) -> tensor<5xf64>
    %161 = stablehlo.broadcast_in_dim %160, dims = [0] : (tensor<5xf64>) -> tensor<5x6xf64>
    %162 = stablehlo.add %157, %161 : tensor<5x6xf64>
    %163 = stablehlo.dot_general %162, %41, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf64>, tensor<5x6xf64>) -> tensor<6x6xf64>
    %164 = stablehlo.transpose %163, dims = [1, 0] : (tensor<6x6xf64>) -> tensor<6x6xf64>
    %165 = stablehlo.convert %164 : (tensor<6x6xf64>) -> tensor<6x6xf32>
    %166 = stablehlo.convert %162 : tensor<5x6xf64>
    %167 = stablehlo.convert %arg4 : (tensor<6x6xf32>) -> tensor<6x6xf64>
    %168 = stablehlo.dot_general %166, %167, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf64>, tensor<6x6xf64>) -> tensor<5x6xf64>
    %169 = stablehlo.dot_general %168, %35, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf64>, tensor<5x5xf64>) -> tensor<6x5xf64>
    %170 = stablehlo.transpose %169, dims = [1, 0] : (tensor<6x5xf64>) -> tensor<5x6xf64>
    %171 = stablehlo.convert %170 : (tensor<5x6xf64>) -> tensor<5x6xf32>
    %172 = stablehlo.convert %168 : tensor<5x6xf64>
    %173 = stablehlo.convert %2 : (tensor<5x6xf32>) -> tensor<5x6xf64>
    %174 = stablehlo.dot_general %172, %173, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf64>, tensor<5x6xf64>) -> tensor<5x5xf64>
    %175 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<5x1xf64>) -> tensor<5x5xf64>
    %176 = stablehlo.multiply %174, %175 : tensor<5x5xf64>
    %177 = stablehlo.multiply %176, %31 : tensor<5x5xf64>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %178 = stablehlo.reduce(%177 init: %cst_40) applies stablehlo.add across dimensions = [1] : (tensor<5x5xf64>, tensor<f64>) -> tensor<5xf64>
    %179 = stablehlo.reshape %178 : (tensor<5xf64>) -> tensor<5x1xf64>
    %180 = stablehlo.negate %179 : tensor<5x1xf64>
    %181 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<5x1xf64>) -> tensor<5x5xf64>
    %182 = stablehlo.divide %174, %181 : tensor<5x5xf64>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %183 = stablehlo.reduce(%180 init: %cst_41) applies stablehlo.add across dimensions = [1] : (tensor<5x1xf64>, tensor<f64>) -> tensor<5xf64>
    %184 = stablehlo.broadcast_in_dim %183, dims = [0] : (tensor<5xf64>) -> tensor<5x5xf64>
    %185 = stablehlo.add %182, %184 : tensor<5x5xf64>
    %186 = stablehlo.multiply %185, %31 : tensor<5x5xf64>
    %187 = call @_where_3(%4, %10#1, %186) : (tensor<5x5xi1>, tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5xf64>
    %cst_42 = stablehlo.constant dense<2.4494897427831779> : tensor<f64>
    %188 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f64>) -> tensor<5x5xf64>
    %189 = stablehlo.divide %187, %188 : tensor<5x5xf64>
    %190 = stablehlo.convert %189 : (tensor<5x5xf64>) -> tensor<5x5xf32>
    %191 = stablehlo.dot_general %190, %0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x5xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %192 = stablehlo.transpose %191, dims = [1, 0] : (tensor<5x6xf32>) -> tensor<6x5xf32>
    %193 = stablehlo.dot_general %190, %5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x5xf32>, tensor<6x5xf32>) -> tensor<5x6xf32>
    %194 = stablehlo.transpose %192, dims = [1, 0] : (tensor<6x5xf32>) -> tensor<5x6xf32>
    %195 = stablehlo.dot_general %171, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<6x6xf32>
    %196 = stablehlo.transpose %195, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
    %197 = stablehlo.dot_general %194, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<6x6xf32>
    %198 = stablehlo.transpose %197, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
    %199 = stablehlo.dot_general %193, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<6x6xf32>
    %200 = stablehlo.transpose %199, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
    return %104, %135, %142, %198, %165, %200, %196, %128, %110 : tensor<f64>, tensor<6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x12xf32>, tensor<12x6xf32>
  }
  func.func private @tril(%arg0: tensor<5x5xi1>) -> tensor<5x5xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<5x5xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5x5xi64>
    %2 = stablehlo.add %0, %1 : tensor<5x5xi64>
    %3 = stablehlo.iota dim = 1 : tensor<5x5xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<5x5xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<5x5xi1>, tensor<5x5xi1>
    return %6 : tensor<5x5xi1>
  }
  func.func private @_where(%arg0: tensor<5x5xi1>, %arg1: tensor<5x5xf64>, %arg2: tensor<f64>) -> (tensor<5x5xf64>, tensor<5x5xf64>) {
    %0 = stablehlo.convert %arg2 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<5x5xf64>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<5x5xi1>, tensor<5x5xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<5x5xf64>
    return %2, %3 : tensor<5x5xf64>, tensor<5x5xf64>
  }
  func.func private @_var(%arg0: tensor<5x6xf64>, %arg1: tensor<i64>) -> (tensor<5x1xf64>, tensor<5x6xf64>, tensor<f64>, tensor<i1>, tensor<5x1xf64>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<5x6xf64>, tensor<f64>) -> tensor<5xf64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<5xf64>) -> tensor<5x1xf64>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<5x1xf64>
    %3 = stablehlo.divide %1, %2 : tensor<5x1xf64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<5x1xf64>) -> tensor<5x6xf64>
    %5 = stablehlo.subtract %arg0, %4 : tensor<5x6xf64>
    %6 = chlo.square %5 : tensor<5x6xf64> -> tensor<5x6xf64>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<5x6xf64>
    %8 = stablehlo.multiply %7, %5 : tensor<5x6xf64>
    %9 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %cst_2 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<5x6xf64>, tensor<f64>) -> tensor<5xf64>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<5xf64>) -> tensor<5x1xf64>
    %13 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f64>) -> tensor<5x1xf64>
    %14 = stablehlo.divide %12, %13 : tensor<5x1xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %15 = stablehlo.compare GT, %10, %cst_4, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %16:2 = call @_where_0(%15, %14, %cst_5) : (tensor<i1>, tensor<5x1xf64>, tensor<f64>) -> (tensor<5x1xf64>, tensor<5x1xf64>)
    return %16#0, %8, %10, %15, %16#1 : tensor<5x1xf64>, tensor<5x6xf64>, tensor<f64>, tensor<i1>, tensor<5x1xf64>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<5x1xf64>, %arg2: tensor<f64>) -> (tensor<5x1xf64>, tensor<5x1xf64>) {
    %0 = stablehlo.convert %arg2 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<5x1xf64>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<5x1xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<5x1xf64>
    return %2, %3 : tensor<5x1xf64>, tensor<5x1xf64>
  }
  func.func private @_var_1(%arg0: tensor<5x6xf64>, %arg1: tensor<f64>, %arg2: tensor<i1>, %arg3: tensor<5x1xf64>, %arg4: tensor<5x1xf64>) -> tensor<5x6xf64> {
    %0 = call @_where_2(%arg2, %arg3, %arg4) : (tensor<i1>, tensor<5x1xf64>, tensor<5x1xf64>) -> tensor<5x1xf64>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<5x1xf64>
    %2 = stablehlo.divide %0, %1 : tensor<5x1xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<5x1xf64>, tensor<f64>) -> tensor<5xf64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<5xf64>) -> tensor<5x6xf64>
    %5 = stablehlo.multiply %4, %arg0 : tensor<5x6xf64>
    %6 = stablehlo.negate %5 : tensor<5x6xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<5x6xf64>, tensor<f64>) -> tensor<5xf64>
    %8 = stablehlo.reshape %7 : (tensor<5xf64>) -> tensor<5x1xf64>
    %cst_1 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<5x1xf64>
    %10 = stablehlo.divide %8, %9 : tensor<5x1xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<5x1xf64>, tensor<f64>) -> tensor<5xf64>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<5xf64>) -> tensor<5x6xf64>
    %13 = stablehlo.add %5, %12 : tensor<5x6xf64>
    return %13 : tensor<5x6xf64>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<5x1xf64>, %arg2: tensor<5x1xf64>) -> tensor<5x1xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<5x1xf64>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<i1>, tensor<5x1xf64>
    return %1 : tensor<5x1xf64>
  }
  func.func private @_where_3(%arg0: tensor<5x5xi1>, %arg1: tensor<5x5xf64>, %arg2: tensor<5x5xf64>) -> tensor<5x5xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<5x5xf64>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<5x5xi1>, tensor<5x5xf64>
    return %1 : tensor<5x5xf64>
  }
}

// -----

// models: attention batched
module {
  func.func public @main() {
    %i:9 = call @inputs() : () -> (tensor<2x5x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x12xf32>, tensor<12x6xf32>)
    %e:1 = call @expected() : () -> (tensor<2x5x6xf64>)
    %r:1 = call @program(%i#0, %i#1, %i#2, %i#3, %i#4, %i#5, %i#6, %i#7, %i#8) : (tensor<2x5x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x12xf32>, tensor<12x6xf32>) -> (tensor<2x5x6xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<2x5x6xf64>
    return
  }
  func.func private @inputs() -> (tensor<2x5x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x12xf32>, tensor<12x6xf32>) {
    %0 = stablehlo.constant dense<"0x8C61943EDB00DB3E269095BE09F68DBD3352B43E6E8F263F41AD93BDF0D752BCC13CFFBE096B143FDD883ABE048F8DBD9896C13E4FF8133DB722293F98CAEE3E9B04BC3E312305BF532FA53C31A20F3F8F61BCBEFEB1923E18BBDF3AF0A3013F6B8C29BF2D72323F55BDC5BD440DE9BEFDA181BE812583BE8C61143EDB005B3E269015BE09F60DBD3352343E6E8FA63E41AD13BDF0D7D2BBC13C7FBE096B943EDD88BABD048F0DBD9896413E4FF8933CB722A93E98CA6E3E9B043C3E312385BE532F253C31A28F3E8F613CBEFEB1123E18BB5F3AF0A3813E6B8CA9BE2D72B23E55BD45BD440D69BEFDA101BE812503BE"> : tensor<2x5x6xf32>
    %1 = stablehlo.constant dense<"0x46DB2D3E12BDC2BD5D21BB3C2355F73EE55CACBE863361BE"> : tensor<6xf32>
    %2 = stablehlo.constant dense<"0x2F60213F5E05CABEFEB3DFBEBE8D0C3EF614273EC8AA1E3E"> : tensor<6xf32>
    %3 = stablehlo.constant dense<"0x16EE263E3300343E904408BF28B502BE11432DBF58C58ABEB07B543ED1F5103E01E101BF02027FBD08E3FFBEF9BD37BE32BEF83E4B1A323F0C80073EA041313FA1FCF7BD0B30C8BE81090FBFDE848C3D8B311EBFFFAE02BFAFF4233FB439AB3EE97E7ABE5550033E4375E73D73E205BFB5D8FE3ED204223F91F649BE36DEFF3E37352E3F1EB1023E54B2093F363D39BD"> : tensor<6x6xf32>
    %4 = stablehlo.constant dense<"0x35373DBEFE0B8ABCEF7526BFBDD045BEE235F8BD3B1CA83EBC1EB73EA9280E3FA576E83EBE6204BFB0A5C6BC25DB2E3EA423D8BE42A8B03E0B22E93EA10EC53EFAA180BE7D41BEBEC5AB06BFBD212DBF70A716BFDA2518BFB1B9183FC4B3803E8FE4893EC30D033F36D904BF9101173FAD170E3FA216E5BE0951FCBE0957993EB9B6D23CA5A8D0BE228F863EC29209BF"> : tensor<6x6xf32>
    %5 = stablehlo.constant dense<"0x91F620BF02D6B7BEFB8136BE2BF3F43E3B442E3FE81E14BFEA40E6BEFC4BDE3ED884813EF73BC9BEA34795BE84F315BFA025303F9263A63ED36B1BBF7C13293F03838EBE419D48BE519E3D3E1AE7FA3EAB59B6BE4F30703E96BA28BF9688DB3EC894C43EFCFE2FBFA7EB2ABF0BF1653EDB4400BD17AD2F3F92B1073F7A7D86BEE56447BDCA0E8CBE1DB21FBE5972D33E"> : tensor<6x6xf32>
    %6 = stablehlo.constant dense<"0x520AB93EFD570F3C4ABF2ABF6B61A9BEE38EA8BC6CAAC7BE7DACE63E32461E3F1289C5BE7FADB1BE6E7B67BD9D54EB3EAF89A1BE7E38EE3DFC0407BFC3D910BF415386BEC7F506BFD61BA93E1E611D3F8D6B62BE9B24053F9E9BF43D134901BF7AFD013E5037013FF269B4BE757C5BBD85C19EBEEE625C3EF4AF91BE11A2AEBD678B0EBC079E823E907E253FF1EA193F"> : tensor<6x6xf32>
    %7 = stablehlo.constant dense<"0x16C5CABD0C3AF0BEFCF249BE91A21A3E3D31213E189A303F45B5F1BD5A0FC83D4AB99A3E293DE03E9DF3203FE19EC3BEBC0225BF0A8D2D3F0CA206BE82A2F3BE77BB833E69C4C73EEE2E5FBEB901E53E7B1F8DBEE491B0BE76CCE43E7F64AA3E1170243E9B8DC6BEF25C62BE64D3A73EDF018F3EEDAE973ECE6A173EE571F0BED26396BE4C1817BFADD30D3FEFB0993EA7342BBEB7C80FBFB2D42C3FB89517BF297E8B3C09B80B3FC51D1DBE8F3DEEBED0D6E7BEAC7D1CBF0315D4BD7AD02F3ED5098FBE1E2C8BBD527DE83D59230F3E563EC8BDDCA2B43EC613A7BE4446083F24CA283E2B1102BF2BB3BDBD2B81ACBED1B603BE168DF7BE79DD9EBE6AD80CBFD709C13DEB069A3E84D8DDBEC356303FFC1097BE92D8F63EBA77ADBE9FE927BF"> : tensor<6x12xf32>
    %8 = stablehlo.constant dense<"0x9CE21ABFA60D20BF259C153FEDA0F23C0AC0EC3E1747BA3D04BF31BFF8C0553ED64ACB3E5E7D5CBDCC96AA3E76B8CABE5D161F3F3F17293F6D53203F9C5E2CBE7495FB3EA561343E2B5D84BE2E408DBE177714BFCF88173F58D7CFBE19BD323FA4DE5CBED9918EBE27D3FD3E8DBAAB3ED3161DBF62B0073D16C22EBECA43EEBE6C600A3CD70A2C3F62DAA13E3F01D13EB2ADB03C872414BFF24E22BF7BE720BF080B0F3F7EF2E53E25A4AEBDE1BDD7BEDFFDEF3EB57E123D6936853D08EF323F120565BED9882ABF3CD72F3FD2359D3EC138F8BEC190B4BC5459E9BEBDFE533EC47C003F804AB03EEF6A52BE6CCF29BF5999D6BD2D94613E71976B3E32E3273F9DF47FBD456AD03EF0EE353EDB8FAA3E9EEECDBD3751253F96E012BF1CB9E9BC"> : tensor<12x6xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8 : tensor<2x5x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x12xf32>, tensor<12x6xf32>
  }
  func.func private @expected() -> (tensor<2x5x6xf64>) {
    %0 = stablehlo.constant dense<"0x79D1266BDB45F9BFFA3535B30CEAF6BF6881E7F634CE0840A568B227F74FE03F76CAA7E912F4BD3F4760055A920ECD3F40BA1AE126B9BD3FB8F808824818B93FEFFD090907F30140E5FD5D3E3FC0D23FC91535403140E63FBB6D8B7413DAD03F88AF14CF0EAFC2BFCE09DA185C8EF7BF56D5E70D4C59E3BFB8CCEFE71C2606408F9CC614C46DF3BF60D33A30F09CFC3FB61A205F8EB5F7BF35B90358F69FF0BF45C91331E90D0840DAC07294EBC9E63F1CD4F00F411BC4BFFEDD0B85AFC49E3F087E91D126F7FFBF5482975F43F0E0BF6E9742DC221CF83F06AA175B30DFE63F806CCB3CFF3E9BBF3D239C64F044D5BF76F5A6647845F9BF9480AE21C5E9F6BF38984E48E2CD0840840C49FBE64FE03F2C2FB3C159F2BD3F5D95D96AE50DCD3F1722AC3ADDCEC03FC4B835933725BB3FC3FDA62A08E501405451E070A8C8D23F289273950F20E63F6CAB2917D1B4D13FA0B4F1671B80A3BF1D3F54C206F2F6BF9D009938F3C4E9BFAFF41531E2150640251001C888F9F3BFFC6CAED23072FE3F212B4765BA5EF7BFD50880720165F0BFB9434C78731708406EDFB6A6D0B4E73FAFA36967597DC9BFD05A9CAAB99C7F3FC477C1B0F6BEFFBF544EAE8C7DCCE0BFDB2DD1E1D8D1F73F831C0C930BF1E63FD8B08206AFB0A7BFE8505C5579EFD4BF"> : tensor<2x5x6xf64>
    return %0 : tensor<2x5x6xf64>
  }
  func.func private @program(%arg0: tensor<2x5x6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<6xf32>, %arg3: tensor<6x6xf32>, %arg4: tensor<6x6xf32>, %arg5: tensor<6x6xf32>, %arg6: tensor<6x6xf32>, %arg7: tensor<6x12xf32>, %arg8: tensor<12x6xf32>) -> (tensor<2x5x6xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf32>, tensor<6x6xf32>) -> tensor<2x5x6xf32>
    %1 = stablehlo.dot_general %arg0, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf32>, tensor<6x6xf32>) -> tensor<2x5x6xf32>
    %2 = stablehlo.dot_general %arg0, %arg6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf32>, tensor<6x6xf32>) -> tensor<2x5x6xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<5x5xi1>
    %4 = call @tril(%3) : (tensor<5x5xi1>) -> tensor<5x5xi1>
    %5 = stablehlo.transpose %1, dims = [0, 2, 1] : (tensor<2x5x6xf32>) -> tensor<2x6x5xf32>
    %6 = stablehlo.dot_general %0, %5, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf32>, tensor<2x6x5xf32>) -> tensor<2x5x5xf32>
    %7 = stablehlo.convert %6 : (tensor<2x5x5xf32>) -> tensor<2x5x5xf64>
    %cst = stablehlo.constant dense<2.4494897427831779> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x5x5xf64>
    %9 = stablehlo.divide %7, %8 : tensor<2x5x5xf64>
    %cst_0 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %10 = call @_where(%4, %9, %cst_0) : (tensor<5x5xi1>, tensor<2x5x5xf64>, tensor<f64>) -> tensor<2x5x5xf64>
    %cst_1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.maximum across dimensions = [2] : (tensor<2x5x5xf64>, tensor<f64>) -> tensor<2x5xf64>
    %cst_2 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %13 = stablehlo.maximum %12, %11 : tensor<2x5xf64>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<2x5xf64>) -> tensor<2x5x1xf64>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<2x5x1xf64>) -> tensor<2x5x5xf64>
    %16 = stablehlo.subtract %10, %15 : tensor<2x5x5xf64>
    %17 = stablehlo.exponential %16 : tensor<2x5x5xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %18 = stablehlo.reduce(%17 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<2x5x5xf64>, tensor<f64>) -> tensor<2x5xf64>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<2x5xf64>) -> tensor<2x5x1xf64>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2] : (tensor<2x5x1xf64>) -> tensor<2x5x5xf64>
    %21 = stablehlo.divide %17, %20 : tensor<2x5x5xf64>
    %22 = stablehlo.convert %21 : tensor<2x5x5xf64>
    %23 = stablehlo.convert %2 : (tensor<2x5x6xf32>) -> tensor<2x5x6xf64>
    %24 = stablehlo.dot_general %22, %23, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x5xf64>, tensor<2x5x6xf64>) -> tensor<2x5x6xf64>
    %25 = stablehlo.convert %24 : tensor<2x5x6xf64>
    %26 = stablehlo.convert %arg4 : (tensor<6x6xf32>) -> tensor<6x6xf64>
    %27 = stablehlo.dot_general %25, %26, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf64>, tensor<6x6xf64>) -> tensor<2x5x6xf64>
    %28 = stablehlo.convert %arg0 : (tensor<2x5x6xf32>) -> tensor<2x5x6xf64>
    %29 = stablehlo.add %28, %27 : tensor<2x5x6xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %30 = stablehlo.reduce(%29 init: %cst_4) applies stablehlo.add across dimensions = [2] : (tensor<2x5x6xf64>, tensor<f64>) -> tensor<2x5xf64>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<2x5xf64>) -> tensor<2x5x1xf64>
    %cst_5 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %32 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<2x5x1xf64>
    %33 = stablehlo.divide %31, %32 : tensor<2x5x1xf64>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2] : (tensor<2x5x1xf64>) -> tensor<2x5x6xf64>
    %35 = stablehlo.subtract %29, %34 : tensor<2x5x6xf64>
    %c_6 = stablehlo.constant dense<0> : tensor<i64>
    %36 = call @_var(%29, %c_6) : (tensor<2x5x6xf64>, tensor<i64>) -> tensor<2x5x1xf64>
    %cst_7 = stablehlo.constant dense<1.000000e-05> : tensor<f64>
    %37 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<2x5x1xf64>
    %38 = stablehlo.add %36, %37 : tensor<2x5x1xf64>
    %39 = stablehlo.sqrt %38 : tensor<2x5x1xf64>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2] : (tensor<2x5x1xf64>) -> tensor<2x5x6xf64>
    %41 = stablehlo.divide %35, %40 : tensor<2x5x6xf64>
    %42 = stablehlo.convert %arg2 : (tensor<6xf32>) -> tensor<6xf64>
    %43 = stablehlo.broadcast_in_dim %42, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %44 = stablehlo.broadcast_in_dim %43, dims = [1, 2] : (tensor<1x6xf64>) -> tensor<1x1x6xf64>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<1x1x6xf64>) -> tensor<2x5x6xf64>
    %46 = stablehlo.multiply %41, %45 : tensor<2x5x6xf64>
    %47 = stablehlo.convert %arg1 : (tensor<6xf32>) -> tensor<6xf64>
    %48 = stablehlo.broadcast_in_dim %47, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %49 = stablehlo.broadcast_in_dim %48, dims = [1, 2] : (tensor<1x6xf64>) -> tensor<1x1x6xf64>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2] : (tensor<1x1x6xf64>) -> tensor<2x5x6xf64>
    %51 = stablehlo.add %46, %50 : tensor<2x5x6xf64>
    %52 = stablehlo.convert %41 : tensor<2x5x6xf64>
    %53 = stablehlo.convert %arg7 : (tensor<6x12xf32>) -> tensor<6x12xf64>
    %54 = stablehlo.dot_general %52, %53, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x6xf64>, tensor<6x12xf64>) -> tensor<2x5x12xf64>
    %55 = stablehlo.multiply %54, %54 : tensor<2x5x12xf64>
    %56 = stablehlo.multiply %55, %54 : tensor<2x5x12xf64>
    %cst_8 = stablehlo.constant dense<4.471500e-02> : tensor<f64>
    %57 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<2x5x12xf64>
    %58 = stablehlo.multiply %57, %56 : tensor<2x5x12xf64>
    %59 = stablehlo.add %54, %58 : tensor<2x5x12xf64>
    %cst_9 = stablehlo.constant dense<0.79788456080286541> : tensor<f64>
    %60 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<2x5x12xf64>
    %61 = stablehlo.multiply %60, %59 : tensor<2x5x12xf64>
    %62 = stablehlo.tanh %61 : tensor<2x5x12xf64>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %63 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<2x5x12xf64>
    %64 = stablehlo.add %63, %62 : tensor<2x5x12xf64>
    %cst_11 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %65 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<2x5x12xf64>
    %66 = stablehlo.multiply %65, %64 : tensor<2x5x12xf64>
    %67 = stablehlo.multiply %54, %66 : tensor<2x5x12xf64>
    %68 = stablehlo.convert %67 : tensor<2x5x12xf64>
    %69 = stablehlo.convert %arg8 : (tensor<12x6xf32>) -> tensor<12x6xf64>
    %70 = stablehlo.dot_general %68, %69, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x12xf64>, tensor<12x6xf64>) -> tensor<2x5x6xf64>
    %71 = stablehlo.add %51, %70 : tensor<2x5x6xf64>
    return %71 : tensor<2x5x6xf64>
  }
  func.func private @tril(%arg0: tensor<5x5xi1>) -> tensor<5x5xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<5x5xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5x5xi64>
    %2 = stablehlo.add %0, %1 : tensor<5x5xi64>
    %3 = stablehlo.iota dim = 1 : tensor<5x5xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<5x5xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<5x5xi1>, tensor<5x5xi1>
    return %6 : tensor<5x5xi1>
  }
  func.func private @_where(%arg0: tensor<5x5xi1>, %arg1: tensor<2x5x5xf64>, %arg2: tensor<f64>) -> tensor<2x5x5xf64> {
    %0 = stablehlo.convert %arg2 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<5x5xf64>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<5x5xi1>) -> tensor<2x5x5xi1>
    %3 = stablehlo.broadcast_in_dim %1, dims = [1, 2] : (tensor<5x5xf64>) -> tensor<2x5x5xf64>
    %4 = stablehlo.select %2, %arg1, %3 : tensor<2x5x5xi1>, tensor<2x5x5xf64>
    return %4 : tensor<2x5x5xf64>
  }
  func.func private @_var(%arg0: tensor<2x5x6xf64>, %arg1: tensor<i64>) -> tensor<2x5x1xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x5x6xf64>, tensor<f64>) -> tensor<2x5xf64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x5xf64>) -> tensor<2x5x1xf64>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<2x5x1xf64>
    %3 = stablehlo.divide %1, %2 : tensor<2x5x1xf64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x5x1xf64>) -> tensor<2x5x6xf64>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x5x6xf64>
    %6 = chlo.square %5 : tensor<2x5x6xf64> -> tensor<2x5x6xf64>
    %7 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %cst_1 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x5x6xf64>, tensor<f64>) -> tensor<2x5xf64>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x5xf64>) -> tensor<2x5x1xf64>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f64>) -> tensor<2x5x1xf64>
    %12 = stablehlo.divide %10, %11 : tensor<2x5x1xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %14 = call @_where_0(%13, %12, %cst_4) : (tensor<i1>, tensor<2x5x1xf64>, tensor<f64>) -> tensor<2x5x1xf64>
    return %14 : tensor<2x5x1xf64>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<2x5x1xf64>, %arg2: tensor<f64>) -> tensor<2x5x1xf64> {
    %0 = stablehlo.convert %arg2 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<5x1xf64>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1, 2] : (tensor<5x1xf64>) -> tensor<2x5x1xf64>
    %3 = stablehlo.select %arg0, %arg1, %2 : tensor<i1>, tensor<2x5x1xf64>
    return %3 : tensor<2x5x1xf64>
  }
}

// -----

// models: lstm
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<6x2xf32>, tensor<12xf32>, tensor<5x12xf32>)
    %e:1 = call @expected() : () -> (tensor<6x3xf32>)
    %r:1 = call @program(%i#0, %i#1, %i#2) : (tensor<6x2xf32>, tensor<12xf32>, tensor<5x12xf32>) -> (tensor<6x3xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<6x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x2xf32>, tensor<12xf32>, tensor<5x12xf32>) {
    %0 = stablehlo.constant dense<"0xBC2629BFDF9CECBE7400D63EBBFEC83ED11A223CF05B9A3EC17CF1BD56EFCEBE2F6F63BED0DE10BE5F6F0F3F07AFE9BE"> : tensor<6x2xf32>
    %1 = stablehlo.constant dense<"0xDBE7D7BCD74BB53D8EB0153DCB6D7C3EB95FAD3ECDA6BF3E9EDFD43EBEECCC3ED5DB32BF29856DBE3F82493EA58C34BE"> : tensor<12xf32>
    %2 = stablehlo.constant dense<"0xBA59E33DA9FF023FAADB8F3E1F3B13BEA1BCA1BE2804B53D14E01C3FF0353F3E2039CEBE4096E23EDA26C1BE9E88DBBE0ADC56BD20E2463EA3B6F63EBC64FBBE5EC591BED23613BF1231EABE303D2A3F0F081D3E08D9F6BE458BEF3E4C8023BF70E72EBF44ACF83E9F4F3C3EC1CE803E58648CBDC35521BF34C3CEBE6D36E63E58022FBFE19F59BE161EA23ECCE419BF3205B2BE39780D3E3F50103FAB0A0BBEBE77813E8645203DD1278A3ED69E63BC71D8AC3C318E7D3EDE46BFBE559D323FD21D27BFC8087CBD5D8401BF2648333E3F3FF8BE0CF4863EE2C520BF60DE0EBF4ECC12BFD5D1083E97F456BEAABF29BF"> : tensor<5x12xf32>
    return %0, %1, %2 : tensor<6x2xf32>, tensor<12xf32>, tensor<5x12xf32>
  }
  func.func private @expected() -> (tensor<6x3xf32>) {
    %0 = stablehlo.constant dense<"0x168C363D1A38E7BB8605E6BDC4E2033E2B865B3E60AF28BE32A8073EF3AA9E3E41E277BE647B633E0DFC803E3A37B6BE6E29543E8865A13E6A5FAABE3C29B13E4E39853E51DAC0BE"> : tensor<6x3xf32>
    return %0 : tensor<6x3xf32>
  }
  func.func private @program(%arg0: tensor<6x2xf32>, %arg1: tensor<12xf32>, %arg2: tensor<5x12xf32>) -> (tensor<6x3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2:7 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %arg2, %iterArg_2 = %arg1, %iterArg_3 = %c, %iterArg_4 = %0, %iterArg_5 = %0, %iterArg_6 = %1) : tensor<6x2xf32>, tensor<5x12xf32>, tensor<12xf32>, tensor<i64>, tensor<3xf32>, tensor<3xf32>, tensor<6x3xf32>
    cond {
      %c_7 = stablehlo.constant dense<6> : tensor<i64>
      %3 = stablehlo.compare LT, %iterArg_3, %c_7, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %3 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_3) : (tensor<6x2xf32>, tensor<i64>) -> tensor<2xf32>
      %4 = stablehlo.concatenate %3, %iterArg_4, dim = 0 : (tensor<2xf32>, tensor<3xf32>) -> tensor<5xf32>
      %5 = stablehlo.dot_general %4, %iterArg_1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5xf32>, tensor<5x12xf32>) -> tensor<12xf32>
      %6 = stablehlo.add %5, %iterArg_2 : tensor<12xf32>
      %7 = stablehlo.slice %6 [0:3] : (tensor<12xf32>) -> tensor<3xf32>
      %8 = stablehlo.slice %6 [3:6] : (tensor<12xf32>) -> tensor<3xf32>
      %9 = stablehlo.slice %6 [6:9] : (tensor<12xf32>) -> tensor<3xf32>
      %10 = stablehlo.slice %6 [9:12] : (tensor<12xf32>) -> tensor<3xf32>
      %11 = stablehlo.negate %8 : tensor<3xf32>
      %12 = stablehlo.exponential %11 : tensor<3xf32>
      %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %13 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %14 = stablehlo.add %13, %12 : tensor<3xf32>
      %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %15 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %16 = stablehlo.divide %15, %14 : tensor<3xf32>
      %17 = stablehlo.multiply %16, %iterArg_5 : tensor<3xf32>
      %18 = stablehlo.negate %7 : tensor<3xf32>
      %19 = stablehlo.exponential %18 : tensor<3xf32>
      %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %20 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %21 = stablehlo.add %20, %19 : tensor<3xf32>
      %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %22 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %23 = stablehlo.divide %22, %21 : tensor<3xf32>
      %24 = stablehlo.tanh %9 : tensor<3xf32>
      %25 = stablehlo.multiply %23, %24 : tensor<3xf32>
      %26 = stablehlo.add %17, %25 : tensor<3xf32>
      %27 = stablehlo.negate %10 : tensor<3xf32>
      %28 = stablehlo.exponential %27 : tensor<3xf32>
      %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %29 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %30 = stablehlo.add %29, %28 : tensor<3xf32>
      %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %31 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %32 = stablehlo.divide %31, %30 : tensor<3xf32>
      %33 = stablehlo.tanh %26 : tensor<3xf32>
      %34 = stablehlo.multiply %32, %33 : tensor<3xf32>
      %35 = func.call @dynamic_update_index_in_dim(%iterArg_6, %34, %iterArg_3) : (tensor<6x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<6x3xf32>
      %c_13 = stablehlo.constant dense<1> : tensor<i64>
      %36 = stablehlo.add %iterArg_3, %c_13 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_1, %iterArg_2, %36, %34, %26, %35 : tensor<6x2xf32>, tensor<5x12xf32>, tensor<12xf32>, tensor<i64>, tensor<3xf32>, tensor<3xf32>, tensor<6x3xf32>
    }
    return %2#6 : tensor<6x3xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<6x2xf32>, %arg1: tensor<i64>) -> tensor<2xf32> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 2] : (tensor<6x2xf32>, tensor<i64>, tensor<i64>) -> tensor<1x2xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2xf32>) -> tensor<2xf32>
    return %1 : tensor<2xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<i64>) -> tensor<6x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x3xf32>, tensor<1x3xf32>, tensor<i64>, tensor<i64>) -> tensor<6x3xf32>
    return %1 : tensor<6x3xf32>
  }
}

// -----

// models: lstm value and gradients
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<6x2xf32>, tensor<12xf32>, tensor<5x12xf32>)
    %e:3 = call @expected() : () -> (tensor<f32>, tensor<12xf32>, tensor<5x12xf32>)
    %r:3 = call @program(%i#0, %i#1, %i#2) : (tensor<6x2xf32>, tensor<12xf32>, tensor<5x12xf32>) -> (tensor<f32>, tensor<12xf32>, tensor<5x12xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<f32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 2.0e-05 : tensor<12xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 2.0e-05 : tensor<5x12xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x2xf32>, tensor<12xf32>, tensor<5x12xf32>) {
    %0 = stablehlo.constant dense<"0xBC2629BFDF9CECBE7400D63EBBFEC83ED11A223CF05B9A3EC17CF1BD56EFCEBE2F6F63BED0DE10BE5F6F0F3F07AFE9BE"> : tensor<6x2xf32>
    %1 = stablehlo.constant dense<"0xDBE7D7BCD74BB53D8EB0153DCB6D7C3EB95FAD3ECDA6BF3E9EDFD43EBEECCC3ED5DB32BF29856DBE3F82493EA58C34BE"> : tensor<12xf32>
    %2 = stablehlo.constant dense<"0xBA59E33DA9FF023FAADB8F3E1F3B13BEA1BCA1BE2804B53D14E01C3FF0353F3E2039CEBE4096E23EDA26C1BE9E88DBBE0ADC56BD20E2463EA3B6F63EBC64FBBE5EC591BED23613BF1231EABE303D2A3F0F081D3E08D9F6BE458BEF3E4C8023BF70E72EBF44ACF83E9F4F3C3EC1CE803E58648CBDC35521BF34C3CEBE6D36E63E58022FBFE19F59BE161EA23ECCE419BF3205B2BE39780D3E3F50103FAB0A0BBEBE77813E8645203DD1278A3ED69E63BC71D8AC3C318E7D3EDE46BFBE559D323FD21D27BFC8087CBD5D8401BF2648333E3F3FF8BE0CF4863EE2C520BF60DE0EBF4ECC12BFD5D1083E97F456BEAABF29BF"> : tensor<5x12xf32>
    return %0, %1, %2 : tensor<6x2xf32>, tensor<12xf32>, tensor<5x12xf32>
  }
  func.func private @expected() -> (tensor<f32>, tensor<12xf32>, tensor<5x12xf32>) {
    %0 = stablehlo.constant dense<"0x57EE793D"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x81D94A3C16588A3C3E1EB43CA76EE23BE910313C9458843C6A71103D7E8A6F3D740C6BBD796F7A3C1193B73C7227F93C"> : tensor<12xf32>
    %2 = stablehlo.constant dense<"0x7DDCA23AF662163BA99FD0B9F8FD1D3AF1A1A3B9AA5A16391FBD09BB02A904BB121D7D3B75143E3B88ACF33A12DE1B3BB9CDD0BA7E3F223BA132F1BA9C8984BA49B7B8BAF824D7BA9F5B06BB10B48CBBDBA4893B983A5EBB680FD2BAAB5F97BB1C99DB3A8712053B21C9273B6A61963ADA3CE63A52CF253B74EC713B4377D53B604FDCBB5A42223B87E4653BD12D9A3B724F283B3C29333BCA74803B53B4E53A17D73E3B6EAD823B9C77B03BF5A6223C1EFD26BCED577A3B456FAA3B5603EC3B846637BBE1A759BBE2698ABBA011F2BA5BDB35BBD09085BB230BC7BB8A1331BC3920333CFFA385BBB0CBB8BB95F3FABB"> : tensor<5x12xf32>
    return %0, %1, %2 : tensor<f32>, tensor<12xf32>, tensor<5x12xf32>
  }
  func.func private @program(%arg0: tensor<6x2xf32>, %arg1: tensor<12xf32>, %arg2: tensor<5x12xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<12xf32> {jax.result_info = "result[1][0]"}, tensor<5x12xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %15:19 = stablehlo.while(%iterArg = %arg0, %iterArg_26 = %arg2, %iterArg_27 = %arg1, %iterArg_28 = %c, %iterArg_29 = %0, %iterArg_30 = %0, %iterArg_31 = %2, %iterArg_32 = %3, %iterArg_33 = %4, %iterArg_34 = %5, %iterArg_35 = %6, %iterArg_36 = %7, %iterArg_37 = %8, %iterArg_38 = %9, %iterArg_39 = %10, %iterArg_40 = %11, %iterArg_41 = %12, %iterArg_42 = %13, %iterArg_43 = %14) : tensor<6x2xf32>, tensor<5x12xf32>, tensor<12xf32>, tensor<i64>, tensor<3xf32>, tensor<3xf32>, tensor<6x3xf32>, tensor<6x5xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>
    cond {
      %c_44 = stablehlo.constant dense<6> : tensor<i64>
      %31 = stablehlo.compare LT, %iterArg_28, %c_44, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %31 : tensor<i1>
    } do {
      %31 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_28) : (tensor<6x2xf32>, tensor<i64>) -> tensor<2xf32>
      %32 = stablehlo.concatenate %31, %iterArg_29, dim = 0 : (tensor<2xf32>, tensor<3xf32>) -> tensor<5xf32>
      %33 = stablehlo.dot_general %32, %iterArg_26, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5xf32>, tensor<5x12xf32>) -> tensor<12xf32>
      %34 = stablehlo.add %33, %iterArg_27 : tensor<12xf32>
      %35 = stablehlo.slice %34 [0:3] : (tensor<12xf32>) -> tensor<3xf32>
      %36 = stablehlo.slice %34 [3:6] : (tensor<12xf32>) -> tensor<3xf32>
      %37 = stablehlo.slice %34 [6:9] : (tensor<12xf32>) -> tensor<3xf32>
      %38 = stablehlo.slice %34 [9:12] : (tensor<12xf32>) -> tensor<3xf32>
      %39 = stablehlo.negate %36 : tensor<3xf32>
      %40 = stablehlo.exponential %39 : tensor<3xf32>
      %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %41 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %42 = stablehlo.add %41, %40 : tensor<3xf32>
      %cst_45 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %43 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %44 = stablehlo.divide %43, %42 : tensor<3xf32>
      %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %45 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %46 = stablehlo.subtract %45, %44 : tensor<3xf32>
      %47 = stablehlo.multiply %44, %46 : tensor<3xf32>
      %48 = stablehlo.multiply %44, %iterArg_30 : tensor<3xf32>
      %49 = stablehlo.negate %35 : tensor<3xf32>
      %50 = stablehlo.exponential %49 : tensor<3xf32>
      %cst_47 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %51 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %52 = stablehlo.add %51, %50 : tensor<3xf32>
      %cst_48 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %53 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %54 = stablehlo.divide %53, %52 : tensor<3xf32>
      %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %55 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %56 = stablehlo.subtract %55, %54 : tensor<3xf32>
      %57 = stablehlo.multiply %54, %56 : tensor<3xf32>
      %58 = stablehlo.tanh %37 : tensor<3xf32>
      %cst_50 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %59 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %60 = stablehlo.add %59, %58 : tensor<3xf32>
      %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %61 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %62 = stablehlo.subtract %61, %58 : tensor<3xf32>
      %63 = stablehlo.multiply %60, %62 : tensor<3xf32>
      %64 = stablehlo.multiply %54, %58 : tensor<3xf32>
      %65 = stablehlo.add %48, %64 : tensor<3xf32>
      %66 = stablehlo.negate %38 : tensor<3xf32>
      %67 = stablehlo.exponential %66 : tensor<3xf32>
      %cst_52 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %68 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %69 = stablehlo.add %68, %67 : tensor<3xf32>
      %cst_53 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %70 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %71 = stablehlo.divide %70, %69 : tensor<3xf32>
      %cst_54 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %72 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %73 = stablehlo.subtract %72, %71 : tensor<3xf32>
      %74 = stablehlo.multiply %71, %73 : tensor<3xf32>
      %75 = stablehlo.tanh %65 : tensor<3xf32>
      %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %76 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %77 = stablehlo.add %76, %75 : tensor<3xf32>
      %cst_56 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %78 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %79 = stablehlo.subtract %78, %75 : tensor<3xf32>
      %80 = stablehlo.multiply %77, %79 : tensor<3xf32>
      %81 = stablehlo.multiply %71, %75 : tensor<3xf32>
      %82 = func.call @dynamic_update_index_in_dim(%iterArg_31, %81, %iterArg_28) : (tensor<6x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<6x3xf32>
      %83 = func.call @dynamic_update_index_in_dim_0(%iterArg_32, %32, %iterArg_28) : (tensor<6x5xf32>, tensor<5xf32>, tensor<i64>) -> tensor<6x5xf32>
      %84 = func.call @dynamic_update_index_in_dim(%iterArg_33, %47, %iterArg_28) : (tensor<6x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<6x3xf32>
      %85 = func.call @dynamic_update_index_in_dim(%iterArg_34, %iterArg_30, %iterArg_28) : (tensor<6x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<6x3xf32>
      %86 = func.call @dynamic_update_index_in_dim(%iterArg_35, %44, %iterArg_28) : (tensor<6x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<6x3xf32>
      %87 = func.call @dynamic_update_index_in_dim(%iterArg_36, %57, %iterArg_28) : (tensor<6x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<6x3xf32>
      %88 = func.call @dynamic_update_index_in_dim(%iterArg_37, %63, %iterArg_28) : (tensor<6x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<6x3xf32>
      %89 = func.call @dynamic_update_index_in_dim(%iterArg_38, %58, %iterArg_28) : (tensor<6x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<6x3xf32>
      %90 = func.call @dynamic_update_index_in_dim(%iterArg_39, %54, %iterArg_28) : (tensor<6x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<6x3xf32>
      %91 = func.call @dynamic_update_index_in_dim(%iterArg_40, %74, %iterArg_28) : (tensor<6x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<6x3xf32>
      %92 = func.call @dynamic_update_index_in_dim(%iterArg_41, %80, %iterArg_28) : (tensor<6x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<6x3xf32>
      %93 = func.call @dynamic_update_index_in_dim(%iterArg_42, %75, %iterArg_28) : (tensor<6x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<6x3xf32>
      %94 = func.call @dynamic_update_index_in_dim(%iterArg_43, %71, %iterArg_28) : (tensor<6x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<6x3xf32>
      %c_57 = stablehlo.constant dense<1> : tensor<i64>
      %95 = stablehlo.add %iterArg_28, %c_57 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_26, %iterArg_27, %95, %81, %65, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94 : tensor<6x2xf32>, tensor<5x12xf32>, tensor<12xf32>, tensor<i64>, tensor<3xf32>, tensor<3xf32>, tensor<6x3xf32>, tensor<6x5xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>
    }
    %16 = stablehlo.multiply %15#6, %15#6 : tensor<6x3xf32>
    %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %18 = stablehlo.multiply %17, %15#6 : tensor<6x3xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%16 init: %cst_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_16 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %20 = stablehlo.divide %19, %cst_16 : tensor<f32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_20 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %23 = stablehlo.divide %cst_19, %cst_20 : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %25 = stablehlo.multiply %24, %18 : tensor<6x3xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<5x12xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %c_25 = stablehlo.constant dense<0> : tensor<i64>
    %30:20 = stablehlo.while(%iterArg = %25, %iterArg_26 = %15#7, %iterArg_27 = %15#8, %iterArg_28 = %15#9, %iterArg_29 = %15#10, %iterArg_30 = %15#11, %iterArg_31 = %15#12, %iterArg_32 = %15#13, %iterArg_33 = %15#14, %iterArg_34 = %15#15, %iterArg_35 = %15#16, %iterArg_36 = %15#17, %iterArg_37 = %15#18, %iterArg_38 = %1, %iterArg_39 = %arg2, %iterArg_40 = %c_25, %iterArg_41 = %28, %iterArg_42 = %29, %iterArg_43 = %26, %iterArg_44 = %27) : tensor<6x3xf32>, tensor<6x5xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<2xf32>, tensor<5x12xf32>, tensor<i64>, tensor<5x12xf32>, tensor<12xf32>, tensor<3xf32>, tensor<3xf32>
    cond {
      %c_45 = stablehlo.constant dense<6> : tensor<i64>
      %31 = stablehlo.compare LT, %iterArg_40, %c_45, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %31 : tensor<i1>
    } do {
      %c_45 = stablehlo.constant dense<6> : tensor<i64>
      %31 = stablehlo.subtract %c_45, %iterArg_40 : tensor<i64>
      %c_46 = stablehlo.constant dense<1> : tensor<i64>
      %32 = stablehlo.subtract %31, %c_46 : tensor<i64>
      %33 = func.call @dynamic_index_in_dim_1(%iterArg, %32) : (tensor<6x3xf32>, tensor<i64>) -> tensor<3xf32>
      %34 = func.call @dynamic_index_in_dim_2(%iterArg_26, %32) : (tensor<6x5xf32>, tensor<i64>) -> tensor<5xf32>
      %35 = func.call @dynamic_index_in_dim_1(%iterArg_27, %32) : (tensor<6x3xf32>, tensor<i64>) -> tensor<3xf32>
      %36 = func.call @dynamic_index_in_dim_1(%iterArg_28, %32) : (tensor<6x3xf32>, tensor<i64>) -> tensor<3xf32>
      %37 = func.call @dynamic_index_in_dim_1(%iterArg_29, %32) : (tensor<6x3xf32>, tensor<i64>) -> tensor<3xf32>
      %38 = func.call @dynamic_index_in_dim_1(%iterArg_30, %32) : (tensor<6x3xf32>, tensor<i64>) -> tensor<3xf32>
      %39 = func.call @dynamic_index_in_dim_1(%iterArg_31, %32) : (tensor<6x3xf32>, tensor<i64>) -> tensor<3xf32>
      %40 = func.call @dynamic_index_in_dim_1(%iterArg_32, %32) : (tensor<6x3xf32>, tensor<i64>) -> tensor<3xf32>
      %41 = func.call @dynamic_index_in_dim_1(%iterArg_33, %32) : (tensor<6x3xf32>, tensor<i64>) -> tensor<3xf32>
      %42 = func.call @dynamic_index_in_dim_1(%iterArg_34, %32) : (tensor<6x3xf32>, tensor<i64>) -> tensor<3xf32>
      %43 = func.call @dynamic_index_in_dim_1(%iterArg_35, %32) : (tensor<6x3xf32>, tensor<i64>) -> tensor<3xf32>
      %44 = func.call @dynamic_index_in_dim_1(%iterArg_36, %32) : (tensor<6x3xf32>, tensor<i64>) -> tensor<3xf32>
      %45 = func.call @dynamic_index_in_dim_1(%iterArg_37, %32) : (tensor<6x3xf32>, tensor<i64>) -> tensor<3xf32>
      %46 = stablehlo.add %iterArg_43, %33 : tensor<3xf32>
      %47 = stablehlo.multiply %45, %46 : tensor<3xf32>
      %48 = stablehlo.multiply %46, %44 : tensor<3xf32>
      %49 = stablehlo.multiply %47, %43 : tensor<3xf32>
      %50 = stablehlo.add %iterArg_44, %49 : tensor<3xf32>
      %51 = stablehlo.multiply %48, %42 : tensor<3xf32>
      %52 = stablehlo.multiply %41, %50 : tensor<3xf32>
      %53 = stablehlo.multiply %50, %40 : tensor<3xf32>
      %54 = stablehlo.multiply %52, %39 : tensor<3xf32>
      %55 = stablehlo.multiply %53, %38 : tensor<3xf32>
      %56 = stablehlo.multiply %37, %50 : tensor<3xf32>
      %57 = stablehlo.multiply %50, %36 : tensor<3xf32>
      %58 = stablehlo.multiply %57, %35 : tensor<3xf32>
      %59 = stablehlo.concatenate %55, %58, %54, %51, dim = 0 : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<12xf32>
      %60 = stablehlo.add %iterArg_42, %59 : tensor<12xf32>
      %61 = stablehlo.dot_general %59, %34, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<12xf32>, tensor<5xf32>) -> tensor<12x5xf32>
      %62 = stablehlo.transpose %61, dims = [1, 0] : (tensor<12x5xf32>) -> tensor<5x12xf32>
      %63 = stablehlo.add %iterArg_41, %62 : tensor<5x12xf32>
      %64 = stablehlo.dot_general %59, %iterArg_39, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12xf32>, tensor<5x12xf32>) -> tensor<5xf32>
      %65 = stablehlo.slice %64 [0:2] : (tensor<5xf32>) -> tensor<2xf32>
      %66 = stablehlo.slice %64 [2:5] : (tensor<5xf32>) -> tensor<3xf32>
      %c_47 = stablehlo.constant dense<1> : tensor<i64>
      %67 = stablehlo.add %iterArg_40, %c_47 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %67, %63, %60, %66, %56 : tensor<6x3xf32>, tensor<6x5xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<2xf32>, tensor<5x12xf32>, tensor<i64>, tensor<5x12xf32>, tensor<12xf32>, tensor<3xf32>, tensor<3xf32>
    }
    return %20, %30#17, %30#16 : tensor<f32>, tensor<12xf32>, tensor<5x12xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<6x2xf32>, %arg1: tensor<i64>) -> tensor<2xf32> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 2] : (tensor<6x2xf32>, tensor<i64>, tensor<i64>) -> tensor<1x2xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2xf32>) -> tensor<2xf32>
    return %1 : tensor<2xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<i64>) -> tensor<6x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x3xf32>, tensor<1x3xf32>, tensor<i64>, tensor<i64>) -> tensor<6x3xf32>
    return %1 : tensor<6x3xf32>
  }
  func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<6x5xf32>, %arg1: tensor<5xf32>, %arg2: tensor<i64>) -> tensor<6x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x5xf32>, tensor<1x5xf32>, tensor<i64>, tensor<i64>) -> tensor<6x5xf32>
    return %1 : tensor<6x5xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<6x3xf32>, %arg1: tensor<i64>) -> tensor<3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<6x3xf32>, tensor<i64>, tensor<i64>) -> tensor<1x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3xf32>) -> tensor<3xf32>
    return %1 : tensor<3xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<6x5xf32>, %arg1: tensor<i64>) -> tensor<5xf32> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 5] : (tensor<6x5xf32>, tensor<i64>, tensor<i64>) -> tensor<1x5xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x5xf32>) -> tensor<5xf32>
    return %1 : tensor<5xf32>
  }
}

// -----

// models: lstm batched
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<2x6x2xf32>, tensor<12xf32>, tensor<5x12xf32>)
    %e:1 = call @expected() : () -> (tensor<2x6x3xf32>)
    %r:1 = call @program(%i#0, %i#1, %i#2) : (tensor<2x6x2xf32>, tensor<12xf32>, tensor<5x12xf32>) -> (tensor<2x6x3xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<2x6x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<2x6x2xf32>, tensor<12xf32>, tensor<5x12xf32>) {
    %0 = stablehlo.constant dense<"0xBC2629BFDF9CECBE7400D63EBBFEC83ED11A223CF05B9A3EC17CF1BD56EFCEBE2F6F63BED0DE10BE5F6F0F3F07AFE9BEBC26A9BEDF9C6CBE7400563EBBFE483ED11AA23BF05B1A3EC17C71BD56EF4EBE2F6FE3BDD0DE90BD5F6F8F3E07AF69BE"> : tensor<2x6x2xf32>
    %1 = stablehlo.constant dense<"0xDBE7D7BCD74BB53D8EB0153DCB6D7C3EB95FAD3ECDA6BF3E9EDFD43EBEECCC3ED5DB32BF29856DBE3F82493EA58C34BE"> : tensor<12xf32>
    %2 = stablehlo.constant dense<"0xBA59E33DA9FF023FAADB8F3E1F3B13BEA1BCA1BE2804B53D14E01C3FF0353F3E2039CEBE4096E23EDA26C1BE9E88DBBE0ADC56BD20E2463EA3B6F63EBC64FBBE5EC591BED23613BF1231EABE303D2A3F0F081D3E08D9F6BE458BEF3E4C8023BF70E72EBF44ACF83E9F4F3C3EC1CE803E58648CBDC35521BF34C3CEBE6D36E63E58022FBFE19F59BE161EA23ECCE419BF3205B2BE39780D3E3F50103FAB0A0BBEBE77813E8645203DD1278A3ED69E63BC71D8AC3C318E7D3EDE46BFBE559D323FD21D27BFC8087CBD5D8401BF2648333E3F3FF8BE0CF4863EE2C520BF60DE0EBF4ECC12BFD5D1083E97F456BEAABF29BF"> : tensor<5x12xf32>
    return %0, %1, %2 : tensor<2x6x2xf32>, tensor<12xf32>, tensor<5x12xf32>
  }
  func.func private @expected() -> (tensor<2x6x3xf32>) {
    %0 = stablehlo.constant dense<"0x168C363D1A38E7BB8605E6BDC4E2033E2B865B3E60AF28BE32A8073EF3AA9E3E41E277BE647B633E0DFC803E3A37B6BE6E29543E8865A13E6A5FAABE3C29B13E4E39853E51DAC0BE6192843DE4A6413D9CA402BE954D0A3E9DBA503E5C9644BE62901E3E37A4923EFEE083BEA432593ED428903EB87CA9BE6898583E7435A93EAD79A8BE68F9923E0910A03E1EB7B7BE"> : tensor<2x6x3xf32>
    return %0 : tensor<2x6x3xf32>
  }
  func.func private @program(%arg0: tensor<2x6x2xf32>, %arg1: tensor<12xf32>, %arg2: tensor<5x12xf32>) -> (tensor<2x6x3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %3 = stablehlo.transpose %arg0, dims = [1, 0, 2] : (tensor<2x6x2xf32>) -> tensor<6x2x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x2x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %5:7 = stablehlo.while(%iterArg = %3, %iterArg_1 = %arg2, %iterArg_2 = %arg1, %iterArg_3 = %c, %iterArg_4 = %1, %iterArg_5 = %2, %iterArg_6 = %4) : tensor<6x2x2xf32>, tensor<5x12xf32>, tensor<12xf32>, tensor<i64>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<6x2x3xf32>
    cond {
      %c_7 = stablehlo.constant dense<6> : tensor<i64>
      %7 = stablehlo.compare LT, %iterArg_3, %c_7, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_3) : (tensor<6x2x2xf32>, tensor<i64>) -> tensor<2x2xf32>
      %8 = stablehlo.concatenate %7, %iterArg_4, dim = 1 : (tensor<2x2xf32>, tensor<2x3xf32>) -> tensor<2x5xf32>
      %9 = stablehlo.dot_general %8, %iterArg_1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<5x12xf32>) -> tensor<2x12xf32>
      %10 = stablehlo.broadcast_in_dim %iterArg_2, dims = [1] : (tensor<12xf32>) -> tensor<1x12xf32>
      %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x12xf32>) -> tensor<2x12xf32>
      %12 = stablehlo.add %9, %11 : tensor<2x12xf32>
      %13 = stablehlo.slice %12 [0:2, 0:3] : (tensor<2x12xf32>) -> tensor<2x3xf32>
      %14 = stablehlo.slice %12 [0:2, 3:6] : (tensor<2x12xf32>) -> tensor<2x3xf32>
      %15 = stablehlo.slice %12 [0:2, 6:9] : (tensor<2x12xf32>) -> tensor<2x3xf32>
      %16 = stablehlo.slice %12 [0:2, 9:12] : (tensor<2x12xf32>) -> tensor<2x3xf32>
      %17 = stablehlo.negate %14 : tensor<2x3xf32>
      %18 = stablehlo.exponential %17 : tensor<2x3xf32>
      %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %19 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
      %20 = stablehlo.add %19, %18 : tensor<2x3xf32>
      %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %21 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
      %22 = stablehlo.divide %21, %20 : tensor<2x3xf32>
      %23 = stablehlo.multiply %22, %iterArg_5 : tensor<2x3xf32>
      %24 = stablehlo.negate %13 : tensor<2x3xf32>
      %25 = stablehlo.exponential %24 : tensor<2x3xf32>
      %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %26 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
      %27 = stablehlo.add %26, %25 : tensor<2x3xf32>
      %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %28 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
      %29 = stablehlo.divide %28, %27 : tensor<2x3xf32>
      %30 = stablehlo.tanh %15 : tensor<2x3xf32>
      %31 = stablehlo.multiply %29, %30 : tensor<2x3xf32>
      %32 = stablehlo.add %23, %31 : tensor<2x3xf32>
      %33 = stablehlo.negate %16 : tensor<2x3xf32>
      %34 = stablehlo.exponential %33 : tensor<2x3xf32>
      %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %35 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
      %36 = stablehlo.add %35, %34 : tensor<2x3xf32>
      %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %37 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
      %38 = stablehlo.divide %37, %36 : tensor<2x3xf32>
      %39 = stablehlo.tanh %32 : tensor<2x3xf32>
      %40 = stablehlo.multiply %38, %39 : tensor<2x3xf32>
      %41 = func.call @dynamic_update_index_in_dim(%iterArg_6, %40, %iterArg_3) : (tensor<6x2x3xf32>, tensor<2x3xf32>, tensor<i64>) -> tensor<6x2x3xf32>
      %c_13 = stablehlo.constant dense<1> : tensor<i64>
      %42 = stablehlo.add %iterArg_3, %c_13 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_1, %iterArg_2, %42, %40, %32, %41 : tensor<6x2x2xf32>, tensor<5x12xf32>, tensor<12xf32>, tensor<i64>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<6x2x3xf32>
    }
    %6 = stablehlo.transpose %5#6, dims = [1, 0, 2] : (tensor<6x2x3xf32>) -> tensor<2x6x3xf32>
    return %6 : tensor<2x6x3xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<6x2x2xf32>, %arg1: tensor<i64>) -> tensor<2x2xf32> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 2] : (tensor<6x2x2xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x2x2xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x2xf32>) -> tensor<2x2xf32>
    return %1 : tensor<2x2xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6x2x3xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<i64>) -> tensor<6x2x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<2x3xf32>) -> tensor<1x2x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<6x2x3xf32>, tensor<1x2x3xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<6x2x3xf32>
    return %1 : tensor<6x2x3xf32>
  }
}

// -----

// models: cnn
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<2x6x6x1xf32>, tensor<3x3x1x4xf32>, tensor<36x3xf32>)
    %e:1 = call @expected() : () -> (tensor<2x3xf32>)
    %r:1 = call @program(%i#0, %i#1, %i#2) : (tensor<2x6x6x1xf32>, tensor<3x3x1x4xf32>, tensor<36x3xf32>) -> (tensor<2x3xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<2x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<2x6x6x1xf32>, tensor<3x3x1x4xf32>, tensor<36x3xf32>) {
    %0 = stablehlo.constant dense<"0x979F733ED86A2B3EF368A8BE5C13273F08501D3F80DB013F8CBA0D3F908FADBEA4F3173F300495BD8D9AEBBEE2AEF8BE675455BE95C396BE6D126DBEF2E4093FBAD3BBBEAF5691BE2833EE3D00CD263F568FB23E2E9D873CFB82B5BEC41CEA3EA36E34BDACCE26BFFF2C18BF594DD9BE216A473C8A713CBE0BE4EEBE3D61643D46A632BAB0416FBE08E28DBE3E5F72BE5B0B793EB71401BF6E8E73BE3D79983D3462A53DB890D13ED62E58BDFE3F12BED650C0BE391289BECF84D5BE878AE83E2156B4BEB09AE13EF2C9913EC8BED33EC2749B3EA95632BFB4047FBE2E61073F008429BF99271FBF0CFE32BD297EE03EF709C9BE41F7203E4A0D73BDE942703C9D7D5E3E37FBDEBE5B75173F9B0DC7BCD6BF0DBF870886BEE6CEE43ECBCF90BE"> : tensor<2x6x6x1xf32>
    %1 = stablehlo.constant dense<"0xBFEA813E4E96013FC2562E3F97A905BF7EAAF43E76CB0E3F2FCFD7BD4CE8D0BE30E82E3F6EFE09BF26D6F93ECE0899BEF17D193F1EFBE33E083EC73E31BE893E6A40AE3EB54B5BBED333113FF29AC1BD68C9CFBECD482DBE9F3B29BF346934BE27EAEFBEEBEA8E3DCF769B3E2F87FFBE66ED123FBED746BE67DA17BF2BD1F2BE3AAA053FEA051E3F834CB2BE1A7182BE"> : tensor<3x3x1x4xf32>
    %2 = stablehlo.constant dense<"0x194930BF2831D9BC3F842FBE2556EDBE7BBCA13EA6CAECBEFC84F2BED2F5913C22B120BE78F711BFA3E5E7BC48ED17BFB6F7383EAD7E90BECAC80EBFFDD725BF62BD2A3F9FC917BE75FF1EBF5D12053F6F05E5BB62E9883E56EF243D717FB8BE6D79E33D5C668E3D9A5B08BF733129BF896E8FBEAA4A2EBF626D243E8568CA3B63FB573E4C5D8EBE4AFEED3EBF3DF73E0F3A64BD7E47403E184B3D3E6B91713E9B61373EE06B7CBE70D9F0BDE1BD09BFAEA8D83E0371F3BE02EC2C3E431DDABEED8BDCBD7D00263FAF2EDFBE98982DBF919BA93EEFEDF2BE0CD304BF004F01BFFA71E03E1D40C63EFB4A053F7F6107BF1A03633EB0AD52BE6BAAE1BEBD4BBC3EE28EAA3E15078C3E399C3CBDC767683E14BCE9BE253E223F7411C63ED8EC22BE4E95A4BED27D85BE19B40D3F0A04E2BDA4CF123F30283B3E730DC1BEA3FC9CBE3888EC3EE3E4A53DFC15A1BE952A01BEF202DC3D5B05F83D327C313FB42516BF5517253FECF10F3F11D6333EFDD29ABE2A3F583EFDE2AF3EF76504BFCAAB243F2411573DCD64ADBED2D7E73E718950BEBFBFE93E98AE49BE0F332ABF53D58E3D14B521BD5B4918BF2D15C53EB0AC45BE"> : tensor<36x3xf32>
    return %0, %1, %2 : tensor<2x6x6x1xf32>, tensor<3x3x1x4xf32>, tensor<36x3xf32>
  }
  func.func private @expected() -> (tensor<2x3xf32>) {
    %0 = stablehlo.constant dense<"0x6AACCD3FF7B8C3BF383DA53E9CEDA24034CDDDBF2A6621C0"> : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func private @program(%arg0: tensor<2x6x6x1xf32>, %arg1: tensor<3x3x1x4xf32>, %arg2: tensor<36x3xf32>) -> (tensor<2x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x6x1xf32>, tensor<3x3x1x4xf32>) -> tensor<2x6x6x4xf32>
    %1 = call @relu(%0) : (tensor<2x6x6x4xf32>) -> tensor<2x6x6x4xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %3 = "stablehlo.reduce_window"(%1, %2) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %19 = stablehlo.maximum %arg3, %arg4 : tensor<f32>
      stablehlo.return %19 : tensor<f32>
    }) : (tensor<2x6x6x4xf32>, tensor<f32>) -> tensor<2x3x3x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_1 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %6 = stablehlo.divide %4, %5 : tensor<4xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %7 = call @_var(%3, %c) : (tensor<2x3x3x4xf32>, tensor<i64>) -> tensor<4xf32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x3x3x4xf32>
    %10 = stablehlo.subtract %3, %9 : tensor<2x3x3x4xf32>
    %cst_2 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %12 = stablehlo.add %7, %11 : tensor<4xf32>
    %13 = stablehlo.rsqrt %12 : tensor<4xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x3x3x4xf32>
    %16 = stablehlo.multiply %10, %15 : tensor<2x3x3x4xf32>
    %17 = stablehlo.reshape %16 : (tensor<2x3x3x4xf32>) -> tensor<2x36xf32>
    %18 = stablehlo.dot_general %17, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x36xf32>, tensor<36x3xf32>) -> tensor<2x3xf32>
    return %18 : tensor<2x3xf32>
  }
  func.func private @relu(%arg0: tensor<2x6x6x4xf32>) -> tensor<2x6x6x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x6x6x4xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x6x6x4xf32>
    return %1 : tensor<2x6x6x4xf32>
  }
  func.func private @_var(%arg0: tensor<2x3x3x4xf32>, %arg1: tensor<i64>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_0 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1x1x4xf32>
    %3 = stablehlo.divide %1, %2 : tensor<1x1x1x4xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x3x3x4xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x3x3x4xf32>
    %6 = chlo.square %5 : tensor<2x3x3x4xf32> -> tensor<2x3x3x4xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %11 = stablehlo.divide %9, %10 : tensor<4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %13 = call @_where(%12, %11, %cst_4) : (tensor<i1>, tensor<4xf32>, tensor<f64>) -> tensor<4xf32>
    return %13 : tensor<4xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<4xf32>, %arg2: tensor<f64>) -> tensor<4xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<4xf32>
    return %2 : tensor<4xf32>
  }
}

// -----

// models: cnn value and gradients
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<2x6x6x1xf32>, tensor<3x3x1x4xf32>, tensor<36x3xf32>)
    %e:3 = call @expected() : () -> (tensor<f32>, tensor<3x3x1x4xf32>, tensor<36x3xf32>)
    %r:3 = call @program(%i#0, %i#1, %i#2) : (tensor<2x6x6x1xf32>, tensor<3x3x1x4xf32>, tensor<36x3xf32>) -> (tensor<f32>, tensor<3x3x1x4xf32>, tensor<36x3xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<f32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 2.0e-05 : tensor<3x3x1x4xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 2.0e-05 : tensor<36x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<2x6x6x1xf32>, tensor<3x3x1x4xf32>, tensor<36x3xf32>) {
    %0 = stablehlo.constant dense<"0x979F733ED86A2B3EF368A8BE5C13273F08501D3F80DB013F8CBA0D3F908FADBEA4F3173F300495BD8D9AEBBEE2AEF8BE675455BE95C396BE6D126DBEF2E4093FBAD3BBBEAF5691BE2833EE3D00CD263F568FB23E2E9D873CFB82B5BEC41CEA3EA36E34BDACCE26BFFF2C18BF594DD9BE216A473C8A713CBE0BE4EEBE3D61643D46A632BAB0416FBE08E28DBE3E5F72BE5B0B793EB71401BF6E8E73BE3D79983D3462A53DB890D13ED62E58BDFE3F12BED650C0BE391289BECF84D5BE878AE83E2156B4BEB09AE13EF2C9913EC8BED33EC2749B3EA95632BFB4047FBE2E61073F008429BF99271FBF0CFE32BD297EE03EF709C9BE41F7203E4A0D73BDE942703C9D7D5E3E37FBDEBE5B75173F9B0DC7BCD6BF0DBF870886BEE6CEE43ECBCF90BE"> : tensor<2x6x6x1xf32>
    %1 = stablehlo.constant dense<"0xBFEA813E4E96013FC2562E3F97A905BF7EAAF43E76CB0E3F2FCFD7BD4CE8D0BE30E82E3F6EFE09BF26D6F93ECE0899BEF17D193F1EFBE33E083EC73E31BE893E6A40AE3EB54B5BBED333113FF29AC1BD68C9CFBECD482DBE9F3B29BF346934BE27EAEFBEEBEA8E3DCF769B3E2F87FFBE66ED123FBED746BE67DA17BF2BD1F2BE3AAA053FEA051E3F834CB2BE1A7182BE"> : tensor<3x3x1x4xf32>
    %2 = stablehlo.constant dense<"0x194930BF2831D9BC3F842FBE2556EDBE7BBCA13EA6CAECBEFC84F2BED2F5913C22B120BE78F711BFA3E5E7BC48ED17BFB6F7383EAD7E90BECAC80EBFFDD725BF62BD2A3F9FC917BE75FF1EBF5D12053F6F05E5BB62E9883E56EF243D717FB8BE6D79E33D5C668E3D9A5B08BF733129BF896E8FBEAA4A2EBF626D243E8568CA3B63FB573E4C5D8EBE4AFEED3EBF3DF73E0F3A64BD7E47403E184B3D3E6B91713E9B61373EE06B7CBE70D9F0BDE1BD09BFAEA8D83E0371F3BE02EC2C3E431DDABEED8BDCBD7D00263FAF2EDFBE98982DBF919BA93EEFEDF2BE0CD304BF004F01BFFA71E03E1D40C63EFB4A053F7F6107BF1A03633EB0AD52BE6BAAE1BEBD4BBC3EE28EAA3E15078C3E399C3CBDC767683E14BCE9BE253E223F7411C63ED8EC22BE4E95A4BED27D85BE19B40D3F0A04E2BDA4CF123F30283B3E730DC1BEA3FC9CBE3888EC3EE3E4A53DFC15A1BE952A01BEF202DC3D5B05F83D327C313FB42516BF5517253FECF10F3F11D6333EFDD29ABE2A3F583EFDE2AF3EF76504BFCAAB243F2411573DCD64ADBED2D7E73E718950BEBFBFE93E98AE49BE0F332ABF53D58E3D14B521BD5B4918BF2D15C53EB0AC45BE"> : tensor<36x3xf32>
    return %0, %1, %2 : tensor<2x6x6x1xf32>, tensor<3x3x1x4xf32>, tensor<36x3xf32>
  }
  func.func private @expected() -> (tensor<f32>, tensor<3x3x1x4xf32>, tensor<36x3xf32>) {
    %0 = stablehlo.constant dense<"0x9CFCD640"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x42F672BF19A298C0F55B0D3F2785E93EB6EAA53EE81A51400FAB29BE57BBBCBF6937F03EB5F8963FCE8C61C0BDFBECBFEA68D4BFACE08BBFBB3577C0EEDBB7BFB68A01BE6CF740C019B7DD3FFD355BBFD1B5523FAF8D6E4013468C3F03E259C0CE78AC3E6B9940BF74BFB33F690E63BE25A6503FE8FC3F40CD9A27C00CA9E03FA2E5CA3F7A167240BF89D9BFBA97F53F"> : tensor<3x3x1x4xf32>
    %2 = stablehlo.constant dense<"0x78039FBF93801D3F37D4CA3E199D2B40261F90BFFCE68ABF5DD7EE3E0BC2E4BEFC97C63DD05891BF10AE1A3F09FEA03E2C32C5BE150519BFDAA8823FDBDA6CC01BAFE63F0D869B3FA59B23C0F43E573F1D55A63FF461DBBF79878F3F41E0713ED1D0033F63C115BE527C93BEDCA337BF88FEFE3DEEABFB3E8C71AE3FCF0E8CBFF6A42F3D5954D9BFA4EBEE3E89B6773F38E2E73FEE1351BF045A2BBF405A8A3F743F86BF3DE5753E576AB6BF4B3FFF3ECCC3303F6361F1BF6C80CF3E54099A3FB209813FD0918BBE726114BFD3240340729D77BFA42635BF8CF2EF3FCE2C79BF08ED0BBFCEF68540A010F9BFAB75BDBF68CC08400CCA9ABE027DC5BFFADC35BFCC66B0BDD2AD393FE94F213FFE0BBB3E90EE78BFDAB4803F5C3A07BFD78792BE3DF3C73E4A6DC7BEA053CA3D23B679BF6C2BB13EB72BEF3E104D883E18AF09BF5A43C13E63F01DBFFB9ABD3E4ED3FB3D7E8D39C0EAB7B43FD9AC733FFA6FB5BF76392A3F310BFD3E1D9B18BF453A143F424B08BE9CFD29408D119DBF669572BF3D6237BEB259DC3EDDFDA9BEF0ACF7BD8E84CB3EC11BB1BEE3750BC0B502653FB1B5673F80CED0BF8637483F8AB10C3F"> : tensor<36x3xf32>
    return %0, %1, %2 : tensor<f32>, tensor<3x3x1x4xf32>, tensor<36x3xf32>
  }
  func.func private @program(%arg0: tensor<2x6x6x1xf32>, %arg1: tensor<3x3x1x4xf32>, %arg2: tensor<36x3xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x3x1x4xf32> {jax.result_info = "result[1][0]"}, tensor<36x3xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x6x1xf32>, tensor<3x3x1x4xf32>) -> tensor<2x6x6x4xf32>
    %1 = call @relu(%0) : (tensor<2x6x6x4xf32>) -> tensor<2x6x6x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x6x6x4xf32>
    %3 = stablehlo.compare GT, %0, %2, FLOAT : (tensor<2x6x6x4xf32>, tensor<2x6x6x4xf32>) -> tensor<2x6x6x4xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x6x6x4xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<f32>
    %6 = "stablehlo.reduce_window"(%1, %5) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %60 = stablehlo.maximum %arg3, %arg4 : tensor<f32>
      stablehlo.return %60 : tensor<f32>
    }) : (tensor<2x6x6x4xf32>, tensor<f32>) -> tensor<2x3x3x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_3 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %9 = stablehlo.divide %7, %8 : tensor<4xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %10:5 = call @_var(%6, %c) : (tensor<2x3x3x4xf32>, tensor<i64>) -> (tensor<4xf32>, tensor<2x3x3x4xf32>, tensor<f32>, tensor<i1>, tensor<4xf32>)
    %11 = stablehlo.broadcast_in_dim %9, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x3x3x4xf32>
    %13 = stablehlo.subtract %6, %12 : tensor<2x3x3x4xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %15 = stablehlo.add %10#0, %14 : tensor<4xf32>
    %16 = stablehlo.rsqrt %15 : tensor<4xf32>
    %17 = stablehlo.divide %16, %15 : tensor<4xf32>
    %cst_5 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<4xf32>
    %20 = stablehlo.broadcast_in_dim %16, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x3x3x4xf32>
    %22 = stablehlo.multiply %13, %21 : tensor<2x3x3x4xf32>
    %23 = stablehlo.reshape %22 : (tensor<2x3x3x4xf32>) -> tensor<2x36xf32>
    %24 = stablehlo.dot_general %23, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x36xf32>, tensor<36x3xf32>) -> tensor<2x3xf32>
    %25 = stablehlo.multiply %24, %24 : tensor<2x3xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %27 = stablehlo.multiply %26, %24 : tensor<2x3xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%25 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %29 = stablehlo.divide %28, %cst_8 : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_10 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %30 = stablehlo.divide %cst_9, %cst_10 : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %32 = stablehlo.multiply %31, %27 : tensor<2x3xf32>
    %33 = stablehlo.dot_general %32, %23, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<2x36xf32>) -> tensor<3x36xf32>
    %34 = stablehlo.transpose %33, dims = [1, 0] : (tensor<3x36xf32>) -> tensor<36x3xf32>
    %35 = stablehlo.dot_general %32, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<36x3xf32>) -> tensor<2x36xf32>
    %36 = stablehlo.reshape %35 : (tensor<2x36xf32>) -> tensor<2x3x3x4xf32>
    %37 = stablehlo.multiply %13, %36 : tensor<2x3x3x4xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%37 init: %cst_11) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %39 = stablehlo.reshape %38 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %40 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x3x3x4xf32>
    %41 = stablehlo.multiply %36, %40 : tensor<2x3x3x4xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%39 init: %cst_12) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %43 = stablehlo.multiply %42, %19 : tensor<4xf32>
    %44 = stablehlo.negate %41 : tensor<2x3x3x4xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_13) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %46 = stablehlo.reshape %45 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_14) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %48 = call @_var_0(%10#1, %10#2, %10#3, %10#4, %43) : (tensor<2x3x3x4xf32>, tensor<f32>, tensor<i1>, tensor<4xf32>, tensor<4xf32>) -> tensor<2x3x3x4xf32>
    %49 = stablehlo.add %41, %48 : tensor<2x3x3x4xf32>
    %cst_15 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %51 = stablehlo.divide %47, %50 : tensor<4xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [3] : (tensor<4xf32>) -> tensor<2x3x3x4xf32>
    %53 = stablehlo.add %49, %52 : tensor<2x3x3x4xf32>
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %54 = stablehlo.pad %1, %cst_16, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<2x6x6x4xf32>, tensor<f32>) -> tensor<2x6x6x4xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = "stablehlo.select_and_scatter"(%54, %53, %cst_17) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %60 = stablehlo.compare GE, %arg3, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %60 : tensor<i1>
    }, {
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %60 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %60 : tensor<f32>
    }) : (tensor<2x6x6x4xf32>, tensor<2x3x3x4xf32>, tensor<f32>) -> tensor<2x6x6x4xf32>
    %56 = stablehlo.slice %55 [0:2, 0:6, 0:6, 0:4] : (tensor<2x6x6x4xf32>) -> tensor<2x6x6x4xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x6x6x4xf32>
    %58 = stablehlo.select %3, %56, %57 : tensor<2x6x6x4xi1>, tensor<2x6x6x4xf32>
    %59 = stablehlo.convolution(%arg0, %58) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x6x1xf32>, tensor<2x6x6x4xf32>) -> tensor<3x3x1x4xf32>
    return %29, %59, %34 : tensor<f32>, tensor<3x3x1x4xf32>, tensor<36x3xf32>
  }
  func.func private @relu(%arg0: tensor<2x6x6x4xf32>) -> tensor<2x6x6x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x6x6x4xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x6x6x4xf32>
    return %1 : tensor<2x6x6x4xf32>
  }
  func.func private @_var(%arg0: tensor<2x3x3x4xf32>, %arg1: tensor<i64>) -> (tensor<4xf32>, tensor<2x3x3x4xf32>, tensor<f32>, tensor<i1>, tensor<4xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_0 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1x1x4xf32>
    %3 = stablehlo.divide %1, %2 : tensor<1x1x1x4xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x3x3x4xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x3x3x4xf32>
    %6 = chlo.square %5 : tensor<2x3x3x4xf32> -> tensor<2x3x3x4xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x3x3x4xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<2x3x3x4xf32>
    %9 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %13 = stablehlo.divide %11, %12 : tensor<4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.compare GT, %10, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %15:2 = call @_where(%14, %13, %cst_5) : (tensor<i1>, tensor<4xf32>, tensor<f64>) -> (tensor<4xf32>, tensor<4xf32>)
    return %15#0, %8, %10, %14, %15#1 : tensor<4xf32>, tensor<2x3x3x4xf32>, tensor<f32>, tensor<i1>, tensor<4xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<4xf32>, %arg2: tensor<f64>) -> (tensor<4xf32>, tensor<4xf32>) {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    return %2, %3 : tensor<4xf32>, tensor<4xf32>
  }
  func.func private @_var_0(%arg0: tensor<2x3x3x4xf32>, %arg1: tensor<f32>, %arg2: tensor<i1>, %arg3: tensor<4xf32>, %arg4: tensor<4xf32>) -> tensor<2x3x3x4xf32> {
    %0 = call @_where_1(%arg2, %arg3, %arg4) : (tensor<i1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.divide %0, %1 : tensor<4xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [3] : (tensor<4xf32>) -> tensor<2x3x3x4xf32>
    %4 = stablehlo.multiply %3, %arg0 : tensor<2x3x3x4xf32>
    %5 = stablehlo.negate %4 : tensor<2x3x3x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %7 = stablehlo.reshape %6 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_0 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1x1x4xf32>
    %9 = stablehlo.divide %7, %8 : tensor<1x1x1x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [3] : (tensor<4xf32>) -> tensor<2x3x3x4xf32>
    %12 = stablehlo.add %4, %11 : tensor<2x3x3x4xf32>
    return %12 : tensor<2x3x3x4xf32>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<i1>, tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}

// -----

// models: cnn batched
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<2x2x6x6x1xf32>, tensor<3x3x1x4xf32>, tensor<36x3xf32>)
    %e:1 = call @expected() : () -> (tensor<2x2x3xf32>)
    %r:1 = call @program(%i#0, %i#1, %i#2) : (tensor<2x2x6x6x1xf32>, tensor<3x3x1x4xf32>, tensor<36x3xf32>) -> (tensor<2x2x3xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<2x2x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<2x2x6x6x1xf32>, tensor<3x3x1x4xf32>, tensor<36x3xf32>) {
    %0 = stablehlo.constant dense<"0x979F733ED86A2B3EF368A8BE5C13273F08501D3F80DB013F8CBA0D3F908FADBEA4F3173F300495BD8D9AEBBEE2AEF8BE675455BE95C396BE6D126DBEF2E4093FBAD3BBBEAF5691BE2833EE3D00CD263F568FB23E2E9D873CFB82B5BEC41CEA3EA36E34BDACCE26BFFF2C18BF594DD9BE216A473C8A713CBE0BE4EEBE3D61643D46A632BAB0416FBE08E28DBE3E5F72BE5B0B793EB71401BF6E8E73BE3D79983D3462A53DB890D13ED62E58BDFE3F12BED650C0BE391289BECF84D5BE878AE83E2156B4BEB09AE13EF2C9913EC8BED33EC2749B3EA95632BFB4047FBE2E61073F008429BF99271FBF0CFE32BD297EE03EF709C9BE41F7203E4A0D73BDE942703C9D7D5E3E37FBDEBE5B75173F9B0DC7BCD6BF0DBF870886BEE6CEE43ECBCF90BE979FF33DD86AAB3DF36828BE5C13A73E08509D3E80DB813E8CBA8D3E908F2DBEA4F3973E300415BD8D9A6BBEE2AE78BE6754D5BD95C316BE6D12EDBDF2E4893EBAD33BBEAF5611BE28336E3D00CDA63E568F323E2E9D073CFB8235BEC41C6A3EA36EB4BCACCEA6BEFF2C98BE594D59BE216AC73B8A71BCBD0BE46EBE3D61E43C46A6B2B9B041EFBD08E20DBE3E5FF2BD5B0BF93DB71481BE6E8EF3BD3D79183D3462253DB890513ED62ED8BCFE3F92BDD65040BE391209BECF8455BE878A683E215634BEB09A613EF2C9113EC8BE533EC2741B3EA956B2BEB404FFBD2E61873E0084A9BE99279FBE0CFEB2BC297E603EF70949BE41F7A03D4A0DF3BCE942F03B9D7DDE3D37FB5EBE5B75973E9B0D47BCD6BF8DBE870806BEE6CE643ECBCF10BE"> : tensor<2x2x6x6x1xf32>
    %1 = stablehlo.constant dense<"0xBFEA813E4E96013FC2562E3F97A905BF7EAAF43E76CB0E3F2FCFD7BD4CE8D0BE30E82E3F6EFE09BF26D6F93ECE0899BEF17D193F1EFBE33E083EC73E31BE893E6A40AE3EB54B5BBED333113FF29AC1BD68C9CFBECD482DBE9F3B29BF346934BE27EAEFBEEBEA8E3DCF769B3E2F87FFBE66ED123FBED746BE67DA17BF2BD1F2BE3AAA053FEA051E3F834CB2BE1A7182BE"> : tensor<3x3x1x4xf32>
    %2 = stablehlo.constant dense<"0x194930BF2831D9BC3F842FBE2556EDBE7BBCA13EA6CAECBEFC84F2BED2F5913C22B120BE78F711BFA3E5E7BC48ED17BFB6F7383EAD7E90BECAC80EBFFDD725BF62BD2A3F9FC917BE75FF1EBF5D12053F6F05E5BB62E9883E56EF243D717FB8BE6D79E33D5C668E3D9A5B08BF733129BF896E8FBEAA4A2EBF626D243E8568CA3B63FB573E4C5D8EBE4AFEED3EBF3DF73E0F3A64BD7E47403E184B3D3E6B91713E9B61373EE06B7CBE70D9F0BDE1BD09BFAEA8D83E0371F3BE02EC2C3E431DDABEED8BDCBD7D00263FAF2EDFBE98982DBF919BA93EEFEDF2BE0CD304BF004F01BFFA71E03E1D40C63EFB4A053F7F6107BF1A03633EB0AD52BE6BAAE1BEBD4BBC3EE28EAA3E15078C3E399C3CBDC767683E14BCE9BE253E223F7411C63ED8EC22BE4E95A4BED27D85BE19B40D3F0A04E2BDA4CF123F30283B3E730DC1BEA3FC9CBE3888EC3EE3E4A53DFC15A1BE952A01BEF202DC3D5B05F83D327C313FB42516BF5517253FECF10F3F11D6333EFDD29ABE2A3F583EFDE2AF3EF76504BFCAAB243F2411573DCD64ADBED2D7E73E718950BEBFBFE93E98AE49BE0F332ABF53D58E3D14B521BD5B4918BF2D15C53EB0AC45BE"> : tensor<36x3xf32>
    return %0, %1, %2 : tensor<2x2x6x6x1xf32>, tensor<3x3x1x4xf32>, tensor<36x3xf32>
  }
  func.func private @expected() -> (tensor<2x2x3xf32>) {
    %0 = stablehlo.constant dense<"0x6AACCD3FF7B8C3BF383DA53E9CEDA24034CDDDBF2A6621C094A0CD3F16B0C3BF5032A53E8FE6A240EAC0DDBFA65F21C0"> : tensor<2x2x3xf32>
    return %0 : tensor<2x2x3xf32>
  }
  func.func private @program(%arg0: tensor<2x2x6x6x1xf32>, %arg1: tensor<3x3x1x4xf32>, %arg2: tensor<36x3xf32>) -> (tensor<2x2x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<2x2x6x6x1xf32>) -> tensor<4x6x6x1xf32>
    %1 = stablehlo.convolution(%0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x6x6x1xf32>, tensor<3x3x1x4xf32>) -> tensor<4x6x6x4xf32>
    %2 = stablehlo.reshape %1 : (tensor<4x6x6x4xf32>) -> tensor<2x2x6x6x4xf32>
    %3 = call @relu(%2) : (tensor<2x2x6x6x4xf32>) -> tensor<2x2x6x6x4xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %5 = "stablehlo.reduce_window"(%3, %4) <{base_dilations = array<i64: 1, 1, 1, 1, 1>, padding = dense<0> : tensor<5x2xi64>, window_dilations = array<i64: 1, 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2, 1>, window_strides = array<i64: 1, 1, 2, 2, 1>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %21 = stablehlo.maximum %arg3, %arg4 : tensor<f32>
      stablehlo.return %21 : tensor<f32>
    }) : (tensor<2x2x6x6x4xf32>, tensor<f32>) -> tensor<2x2x3x3x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x2x3x3x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %cst_1 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %8 = stablehlo.divide %6, %7 : tensor<2x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %9 = call @_var(%5, %c) : (tensor<2x2x3x3x4xf32>, tensor<i64>) -> tensor<2x4xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 4] : (tensor<2x4xf32>) -> tensor<2x1x1x1x4xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x4xf32>) -> tensor<2x2x3x3x4xf32>
    %12 = stablehlo.subtract %5, %11 : tensor<2x2x3x3x4xf32>
    %cst_2 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %14 = stablehlo.add %9, %13 : tensor<2x4xf32>
    %15 = stablehlo.rsqrt %14 : tensor<2x4xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 4] : (tensor<2x4xf32>) -> tensor<2x1x1x1x4xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x4xf32>) -> tensor<2x2x3x3x4xf32>
    %18 = stablehlo.multiply %12, %17 : tensor<2x2x3x3x4xf32>
    %19 = stablehlo.reshape %18 : (tensor<2x2x3x3x4xf32>) -> tensor<2x2x36xf32>
    %20 = stablehlo.dot_general %19, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x2x36xf32>, tensor<36x3xf32>) -> tensor<2x2x3xf32>
    return %20 : tensor<2x2x3xf32>
  }
  func.func private @relu(%arg0: tensor<2x2x6x6x4xf32>) -> tensor<2x2x6x6x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x6x6x4xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x2x6x6x4xf32>
    return %1 : tensor<2x2x6x6x4xf32>
  }
  func.func private @_var(%arg0: tensor<2x2x3x3x4xf32>, %arg1: tensor<i64>) -> tensor<2x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x2x3x3x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 4] : (tensor<2x4xf32>) -> tensor<2x1x1x1x4xf32>
    %cst_0 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x4xf32>
    %3 = stablehlo.divide %1, %2 : tensor<2x1x1x1x4xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x4xf32>) -> tensor<2x2x3x3x4xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x2x3x3x4xf32>
    %6 = chlo.square %5 : tensor<2x2x3x3x4xf32> -> tensor<2x2x3x3x4xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x2x3x3x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %11 = stablehlo.divide %9, %10 : tensor<2x4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %13 = call @_where(%12, %11, %cst_4) : (tensor<i1>, tensor<2x4xf32>, tensor<f64>) -> tensor<2x4xf32>
    return %13 : tensor<2x4xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<2x4xf32>, %arg2: tensor<f64>) -> tensor<2x4xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<4xf32>) -> tensor<2x4xf32>
    %3 = stablehlo.select %arg0, %arg1, %2 : tensor<i1>, tensor<2x4xf32>
    return %3 : tensor<2x4xf32>
  }
}

// -----

// models: hessian
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<3x2xf32>, tensor<2x2xf32>)
    %e:1 = call @expected() : () -> (tensor<2x2x2x2xf32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<3x2xf32>, tensor<2x2xf32>) -> (tensor<2x2x2x2xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<2x2x2x2xf32>
    return
  }
  func.func private @inputs() -> (tensor<3x2xf32>, tensor<2x2xf32>) {
    %0 = stablehlo.constant dense<"0xB2491FBF1E04F7BE4E94A23D0327DA3E1F70E03E702A2A3F"> : tensor<3x2xf32>
    %1 = stablehlo.constant dense<"0x5D6C953E551A4EBEF619BA3EEFA2E3BE"> : tensor<2x2xf32>
    return %0, %1 : tensor<3x2xf32>, tensor<2x2xf32>
  }
  func.func private @expected() -> (tensor<2x2x2x2xf32>) {
    %0 = stablehlo.constant dense<"0xB9032A3F00000000FBB4383F00000000000000008ED12D3F00000000BF00393FFBB4383F0000000067C5883F0000000000000000BF00393F0000000082CB853F"> : tensor<2x2x2x2xf32>
    return %0 : tensor<2x2x2x2xf32>
  }
  func.func private @program(%arg0: tensor<3x2xf32>, %arg1: tensor<2x2xf32>) -> (tensor<2x2x2x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %1 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %3 = stablehlo.add %0, %2 : tensor<4x4xi64>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %6 = stablehlo.slice %5 [0:4, 0:4] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = stablehlo.reshape %6 : (tensor<4x4xf32>) -> tensor<4x2x2xf32>
    %8 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x2xf32>, tensor<2x2xf32>) -> tensor<3x2xf32>
    %9 = stablehlo.dot_general %arg0, %7, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x2xf32>, tensor<4x2x2xf32>) -> tensor<3x4x2xf32>
    %10 = stablehlo.tanh %8 : tensor<3x2xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %12 = stablehlo.add %11, %10 : tensor<3x2xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %14 = stablehlo.subtract %13, %10 : tensor<3x2xf32>
    %15 = stablehlo.multiply %12, %14 : tensor<3x2xf32>
    %16 = stablehlo.transpose %9, dims = [1, 0, 2] : (tensor<3x4x2xf32>) -> tensor<4x3x2xf32>
    %17 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<3x2xf32>) -> tensor<1x3x2xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<1x3x2xf32>) -> tensor<4x3x2xf32>
    %19 = stablehlo.multiply %16, %18 : tensor<4x3x2xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %21 = stablehlo.add %20, %10 : tensor<3x2xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %23 = stablehlo.subtract %22, %10 : tensor<3x2xf32>
    %24 = stablehlo.multiply %21, %23 : tensor<3x2xf32>
    %cst_3 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %26 = stablehlo.multiply %25, %10 : tensor<3x2xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [1, 2] : (tensor<3x2xf32>) -> tensor<1x3x2xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2] : (tensor<1x3x2xf32>) -> tensor<4x3x2xf32>
    %29 = stablehlo.multiply %19, %28 : tensor<4x3x2xf32>
    %30 = stablehlo.multiply %10, %10 : tensor<3x2xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %32 = stablehlo.multiply %31, %10 : tensor<3x2xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [1, 2] : (tensor<3x2xf32>) -> tensor<1x3x2xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2] : (tensor<1x3x2xf32>) -> tensor<4x3x2xf32>
    %35 = stablehlo.multiply %19, %34 : tensor<4x3x2xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %37 = stablehlo.multiply %36, %10 : tensor<3x2xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x3x2xf32>
    %39 = stablehlo.multiply %38, %19 : tensor<4x3x2xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%30 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%35 init: %cst_8) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x3x2xf32>, tensor<f32>) -> tensor<4xf32>
    %42 = stablehlo.iota dim = 0 : tensor<1x1xi64>
    %43 = stablehlo.iota dim = 1 : tensor<1x1xi64>
    %c_9 = stablehlo.constant dense<0> : tensor<i64>
    %44 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i64>) -> tensor<1x1xi64>
    %45 = stablehlo.add %42, %44 : tensor<1x1xi64>
    %46 = stablehlo.compare EQ, %45, %43, SIGNED : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi1>
    %47 = stablehlo.convert %46 : (tensor<1x1xi1>) -> tensor<1x1xf32>
    %48 = stablehlo.slice %47 [0:1, 0:1] : (tensor<1x1xf32>) -> tensor<1x1xf32>
    %49 = stablehlo.reshape %48 : (tensor<1x1xf32>) -> tensor<1xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<1xf32>) -> tensor<1x3x2xf32>
    %51 = stablehlo.broadcast_in_dim %37, dims = [1, 2] : (tensor<3x2xf32>) -> tensor<1x3x2xf32>
    %52 = stablehlo.broadcast_in_dim %39, dims = [0, 2, 3] : (tensor<4x3x2xf32>) -> tensor<4x1x3x2xf32>
    %53 = stablehlo.multiply %50, %51 : tensor<1x3x2xf32>
    %54 = stablehlo.broadcast_in_dim %50, dims = [1, 2, 3] : (tensor<1x3x2xf32>) -> tensor<1x1x3x2xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2, 3] : (tensor<1x1x3x2xf32>) -> tensor<4x1x3x2xf32>
    %56 = stablehlo.multiply %55, %52 : tensor<4x1x3x2xf32>
    %57 = stablehlo.broadcast_in_dim %24, dims = [1, 2] : (tensor<3x2xf32>) -> tensor<1x3x2xf32>
    %58 = stablehlo.broadcast_in_dim %29, dims = [0, 2, 3] : (tensor<4x3x2xf32>) -> tensor<4x1x3x2xf32>
    %59 = stablehlo.multiply %53, %57 : tensor<1x3x2xf32>
    %60 = stablehlo.broadcast_in_dim %57, dims = [1, 2, 3] : (tensor<1x3x2xf32>) -> tensor<1x1x3x2xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2, 3] : (tensor<1x1x3x2xf32>) -> tensor<4x1x3x2xf32>
    %62 = stablehlo.multiply %56, %61 : tensor<4x1x3x2xf32>
    %63 = stablehlo.broadcast_in_dim %53, dims = [1, 2, 3] : (tensor<1x3x2xf32>) -> tensor<1x1x3x2xf32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2, 3] : (tensor<1x1x3x2xf32>) -> tensor<4x1x3x2xf32>
    %65 = stablehlo.multiply %64, %58 : tensor<4x1x3x2xf32>
    %66 = stablehlo.add %62, %65 : tensor<4x1x3x2xf32>
    %67 = stablehlo.dot_general %59, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x3x2xf32>, tensor<3x2xf32>) -> tensor<1x2x2xf32>
    %68 = stablehlo.dot_general %66, %arg0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x1x3x2xf32>, tensor<3x2xf32>) -> tensor<4x1x2x2xf32>
    %69 = stablehlo.transpose %67, dims = [0, 2, 1] : (tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %70 = stablehlo.transpose %68, dims = [0, 1, 3, 2] : (tensor<4x1x2x2xf32>) -> tensor<4x1x2x2xf32>
    %71 = stablehlo.slice %69 [0:1, 0:2, 0:2] : (tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %72 = stablehlo.slice %70 [0:4, 0:1, 0:2, 0:2] : (tensor<4x1x2x2xf32>) -> tensor<4x1x2x2xf32>
    %73 = stablehlo.reshape %71 : (tensor<1x2x2xf32>) -> tensor<2x2xf32>
    %74 = stablehlo.reshape %72 : (tensor<4x1x2x2xf32>) -> tensor<4x2x2xf32>
    %75 = stablehlo.transpose %74, dims = [1, 2, 0] : (tensor<4x2x2xf32>) -> tensor<2x2x4xf32>
    %76 = stablehlo.slice %75 [0:2, 0:2, 0:4] : (tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %77 = stablehlo.reshape %76 : (tensor<2x2x4xf32>) -> tensor<2x2x2x2xf32>
    return %77 : tensor<2x2x2x2xf32>
  }
}

// -----

// models: jvp of grad
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<3x2xf32>, tensor<2x2xf32>)
    %e:2 = call @expected() : () -> (tensor<2x2xf32>, tensor<2x2xf32>)
    %r:2 = call @program(%i#0, %i#1) : (tensor<3x2xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-05 : tensor<2x2xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-05 : tensor<2x2xf32>
    return
  }
  func.func private @inputs() -> (tensor<3x2xf32>, tensor<2x2xf32>) {
    %0 = stablehlo.constant dense<"0x58DFAABEDB25B0BEA020483E406285BD3AF285BED184303F"> : tensor<3x2xf32>
    %1 = stablehlo.constant dense<"0x4C53EABE4265B23D4A68F93EC406DEBE"> : tensor<2x2xf32>
    return %0, %1 : tensor<3x2xf32>, tensor<2x2xf32>
  }
  func.func private @expected() -> (tensor<2x2xf32>, tensor<2x2xf32>) {
    %0 = stablehlo.constant dense<"0x4ECEBFBE1EC0C4BEAF96573E4B737D3E"> : tensor<2x2xf32>
    %1 = stablehlo.constant dense<"0x9521643D4D6282BD617302BE65AD863D"> : tensor<2x2xf32>
    return %0, %1 : tensor<2x2xf32>, tensor<2x2xf32>
  }
  func.func private @program(%arg0: tensor<3x2xf32>, %arg1: tensor<2x2xf32>) -> (tensor<2x2xf32> {jax.result_info = "result[0]"}, tensor<2x2xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %1 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x2xf32>, tensor<2x2xf32>) -> tensor<3x2xf32>
    %2 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x2xf32>, tensor<2x2xf32>) -> tensor<3x2xf32>
    %3 = stablehlo.sine %1 : tensor<3x2xf32>
    %4 = stablehlo.cosine %1 : tensor<3x2xf32>
    %5 = stablehlo.multiply %2, %4 : tensor<3x2xf32>
    %6 = stablehlo.cosine %1 : tensor<3x2xf32>
    %7 = stablehlo.sine %1 : tensor<3x2xf32>
    %8 = stablehlo.multiply %2, %7 : tensor<3x2xf32>
    %9 = stablehlo.negate %8 : tensor<3x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %13 = stablehlo.multiply %12, %6 : tensor<3x2xf32>
    %14 = stablehlo.multiply %12, %9 : tensor<3x2xf32>
    %15 = stablehlo.dot_general %13, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
    %16 = stablehlo.dot_general %14, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
    %17 = stablehlo.transpose %15, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %18 = stablehlo.transpose %16, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
    return %17, %18 : tensor<2x2xf32>, tensor<2x2xf32>
  }
}

// -----

// models: cross entropy backwards
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<4x5xf32>, tensor<4xi32>)
    %e:1 = call @expected() : () -> (tensor<4x5xf32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<4x5xf32>, tensor<4xi32>) -> (tensor<4x5xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-06 : tensor<4x5xf32>
    return
  }
  func.func private @inputs() -> (tensor<4x5xf32>, tensor<4xi32>) {
    %0 = stablehlo.constant dense<"0x1DB2083FB454073F49E0873EB3CC9ABE190D503E07DE23BF569270BED33A6EBD09D0C93E599FB7BE92EB243FAD52BABDEAA231BFC195DABE344A023F481C05BF2CA225BFE23991BE3EA0E13DADD513BF"> : tensor<4x5xf32>
    %1 = stablehlo.constant dense<"0x00000000040000000200000002000000"> : tensor<4xi32>
    return %0, %1 : tensor<4x5xf32>, tensor<4xi32>
  }
  func.func private @expected() -> (tensor<4x5xf32>) {
    %0 = stablehlo.constant dense<"0x528A3EBE2639823D5A2A483DA7E9E23CCA173C3DB305F33CAB36363D3372593DAEE8AA3D46BF57BE5C19AD3D9AF8253D674B69BEF839ED3CA732973DD58B2B3D7C14173D4EAE49BED811A13D38F5213D"> : tensor<4x5xf32>
    return %0 : tensor<4x5xf32>
  }
  func.func private @program(%arg0: tensor<4x5xf32>, %arg1: tensor<4xi32>) -> (tensor<4x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %1:2 = call @take_along_axis(%arg0, %0) : (tensor<4x5xf32>, tensor<4x1xi32>) -> (tensor<4x1xf32>, tensor<4x1x1xi32>)
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2:2 = call @_take(%1#0, %c) : (tensor<4x1xf32>, tensor<i64>) -> (tensor<4xf32>, tensor<1xi64>)
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4xf32>
    %4 = stablehlo.reshape %3 : (tensor<4xf32>) -> tensor<4x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x5xf32>
    %6 = stablehlo.compare EQ, %arg0, %5, FLOAT : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %7 = stablehlo.convert %6 : (tensor<4x5xi1>) -> tensor<4x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %10 = stablehlo.maximum %9, %3 : tensor<4xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %12 = stablehlo.compare GT, %3, %11, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %14 = stablehlo.compare EQ, %3, %13, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_6 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %18 = stablehlo.select %14, %17, %16 : tensor<4xi1>, tensor<4xf32>
    %19 = stablehlo.select %12, %15, %18 : tensor<4xi1>, tensor<4xf32>
    %20 = stablehlo.is_finite %10 : (tensor<4xf32>) -> tensor<4xi1>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %22 = stablehlo.select %20, %10, %21 : tensor<4xi1>, tensor<4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x5xf32>
    %26 = stablehlo.subtract %arg0, %25 : tensor<4x5xf32>
    %27 = stablehlo.exponential %26 : tensor<4x5xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4xf32>
    %29 = stablehlo.sign %28 : tensor<4xf32>
    %30 = stablehlo.abs %28 : tensor<4xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %32 = stablehlo.compare GE, %28, %31, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %33 = stablehlo.log %30 : tensor<4xf32>
    %34 = stablehlo.add %33, %22 : tensor<4xf32>
    %35 = stablehlo.subtract %34, %2#0 : tensor<4xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_12 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %37 = stablehlo.divide %36, %cst_12 : tensor<f32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_14 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %38 = stablehlo.divide %cst_13, %cst_14 : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %40 = stablehlo.negate %39 : tensor<4xf32>
    %41 = stablehlo.divide %39, %30 : tensor<4xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %43 = stablehlo.select %32, %42, %41 : tensor<4xi1>, tensor<4xf32>
    %44 = stablehlo.select %32, %41, %42 : tensor<4xi1>, tensor<4xf32>
    %45 = stablehlo.negate %43 : tensor<4xf32>
    %46 = stablehlo.add %44, %45 : tensor<4xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0] : (tensor<4xf32>) -> tensor<4x5xf32>
    %48 = stablehlo.multiply %47, %27 : tensor<4x5xf32>
    %49 = call @_take_0(%2#1, %40) : (tensor<1xi64>, tensor<4xf32>) -> tensor<4x1xf32>
    %50 = call @take_along_axis_1(%1#1, %49) : (tensor<4x1x1xi32>, tensor<4x1xf32>) -> tensor<4x5xf32>
    %51 = stablehlo.add %48, %50 : tensor<4x5xf32>
    return %51 : tensor<4x5xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<4x5xf32>, %arg1: tensor<4x1xi32>) -> (tensor<4x1xf32>, tensor<4x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4x1xi1>, tensor<4x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<4x1xi32>) -> tensor<4x1x1xi32>
    %c_1 = stablehlo.constant dense<4> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x1x1xi32>, tensor<4x1x1xi32>) -> tensor<4x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<4x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<4x1x1xi32>, tensor<4x1x1xi32>) -> tensor<4x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<4x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<4x1x1xi1>, tensor<i1>) -> tensor<4x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x5xf32>, tensor<4x1x1xi32>) -> tensor<4x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<4x1xi1>, tensor<4x1xf32>
    return %15, %5 : tensor<4x1xf32>, tensor<4x1x1xi32>
  }
  func.func private @_take(%arg0: tensor<4x1xf32>, %arg1: tensor<i64>) -> (tensor<4xf32>, tensor<1xi64>) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i64>
    %2 = call @_where(%0, %1, %arg1) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<1xi32>
    %4 = stablehlo.convert %3 : (tensor<1xi64>) -> tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %7 = stablehlo.compare LE, %4, %c_1, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %8 = stablehlo.and %6, %7 : tensor<1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %9 = stablehlo.reduce(%8 init: %c_3) applies stablehlo.and across dimensions = [0] : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
    %10 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1]>, indices_are_sorted = false, slice_sizes = array<i64: 4, 1>}> : (tensor<4x1xf32>, tensor<1xi32>) -> tensor<4xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %13 = stablehlo.select %11, %10, %12 : tensor<4xi1>, tensor<4xf32>
    return %13, %3 : tensor<4xf32>, tensor<1xi64>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
    return %0 : tensor<i64>
  }
  func.func private @_take_0(%arg0: tensor<1xi64>, %arg1: tensor<4xf32>) -> tensor<4x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4x1xf32>, tensor<1xi64>, tensor<4xf32>) -> tensor<4x1xf32>
    return %1 : tensor<4x1xf32>
  }
  func.func private @take_along_axis_1(%arg0: tensor<4x1x1xi32>, %arg1: tensor<4x1xf32>) -> tensor<4x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4x5xf32>, tensor<4x1x1xi32>, tensor<4x1xf32>) -> tensor<4x5xf32>
    return %1 : tensor<4x5xf32>
  }
}
