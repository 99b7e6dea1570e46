// complex: add c64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<9xcomplex<f32>>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> (tensor<9xcomplex<f32>>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x7E8A823FFFCB06C0655B82BEFBE663BF3BDC0D3F7CD5D23FB2689EBE06268B3E4B46D93E0E63F0BDBF17F7BEE8FFE13E27579ABF08FCAA3FA4222E4069FF374052EC303E1D8E09C0"> : tensor<9xcomplex<f32>>
    %1 = stablehlo.constant dense<"0xEDA22740313D18C0969265BE0D0736C0BA36373F9F3FC7BF1C9FE6BE351ACDBFA71077BEBC1BBCBF01DD20BFCCB8AFBE9D7ECB3F4902803F2C1BBCBD6D011B40A70DD03F78723C40"> : tensor<9xcomplex<f32>>
    return %0, %1 : tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<9xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x2CE8684098848FC0B024F5BECC006FC07A89A23FD05DB93DE78342BFB450AABFEF7B3B3EED21CBBF70348EBF701CC93DD89DC43E287F1540CB4128406B80A940312BE63F6C914B3F"> : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<9xcomplex<f32>>, %arg1: tensor<9xcomplex<f32>>) -> (tensor<9xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
}

// -----

// complex: sub c64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<9xcomplex<f32>>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> (tensor<9xcomplex<f32>>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xA18E5E3F39293740B3FA1840F773F43F616AD23D1479003F4806BD3F9572CFBF5D21154021873CC09595933F9529CEBF87C30FBFE5949E3F83ABF23F668106C08DBFD03FB90E9E3F"> : tensor<9xcomplex<f32>>
    %1 = stablehlo.constant dense<"0xD0DBB5BF8761B8BF4C6000C030231B3F93330B403591313FE3460FC0A51C36C09A360740BBE1B5BF2503233FA7ABB23F82DCB2BF00E20AC0FF96CABF32FCBF3FB894073FC6A7D53F"> : tensor<9xcomplex<f32>>
    return %0, %1 : tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<9xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x90911240FEAC894080AD8C405FE2A63F40A004C0846044BE07CA6D40B5C69C3F30AC5E3E872CC3BF0528043F9E6A40C07DF5553F722C5A4041A15E407F7F66C031F58C3F3464DEBE"> : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<9xcomplex<f32>>, %arg1: tensor<9xcomplex<f32>>) -> (tensor<9xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
}

// -----

// complex: mul c64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<9xcomplex<f32>>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> (tensor<9xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<9xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xFC52DD3F81F6763F7BD5E93F068FC33F88AA853F3CE0923FBFD9F53FB5567E3F712D113FAE7DBE3F14A4163F1104FA3F7A9CB13F64F3593F8936183F09441A3FB91BA43FFE463D3F"> : tensor<9xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x4080EF3F74E8953FF763CC3FD7889C3FDD11013FCAA0E53F9927513F29AD9C3F989AD33F2AA8F63F5B12373F2A8AA33FB2919D3F1721993F9E8F483F384E6F3F50E96C3F9F698A3F"> : tensor<9xcomplex<f32>>
    return %0, %1 : tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<9xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x7EC00640322075407A3B863FB58E95406A19C4BF1FEC1C40B0CFB43E046A4A40AE13F7BF2365634000C904C04D830940EA8A303FA2502D403CA5C7BD8F92833F0A23C63E24850440"> : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<9xcomplex<f32>>, %arg1: tensor<9xcomplex<f32>>) -> (tensor<9xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
}

// -----

// complex: div c64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<9xcomplex<f32>>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> (tensor<9xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<9xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0FE3FA3F096B183FAB9AA73F35B06B3FAF8A463FA5AC6B3F9657323FB72AC93FEB8CBA3FF518E73F7FDEA83F51DFAD3F0217A13FBA75D73F0827B63F658ED83F1C981C3F57748C3F"> : tensor<9xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x2E16AD3F5A85CD3FF362DA3F71EB653FFF87F63F2399933FB511DB3FD9DE8C3F4DD98F3F24CCFC3F1550243FBC29903F6BF65E3F4F83C13F83A5A53F19A4F73F6943503F15ABCE3F"> : tensor<9xcomplex<f32>>
    return %0, %1 : tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<9xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x9883513F1C0F08BF02C8523FC979D93DF3CF013FF693323E18AA343F61CFED3E6FFE803F2B7228BE0908B53F7313BBBEC417993F45DD12BE3CAF713F041CD5BD5EBA313FF0F9EDBC"> : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<9xcomplex<f32>>, %arg1: tensor<9xcomplex<f32>>) -> (tensor<9xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
}

// -----

// complex: pow c64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<9xcomplex<f32>>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> (tensor<9xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<9xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xA4B4C93F8164DE3F5A59DF3F25EA553FB9778D3FF2380F3F6B615B3F838ECD3F4545573F7440A93F60FC263F2A24B03FF51D1D3FE4DC8C3F7518E63F67A7B23FA124F13F1C95CE3F"> : tensor<9xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x5BF09C3FCFDF8B3FC829933FD513CD3F2A37943F8666A23F10E40E3F27B2753FDB15873FC67A0B3F392E8A3FB016773F13DF603F18B8E93F1969C53FE58CE03FA208DA3F012EF53F"> : tensor<9xcomplex<f32>>
    return %0, %1 : tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<9xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x4E08DBBE88B0873F846A06B77DA6853F857FF83E19A2033F0316423EC73CEA3E86497A3E328F653FBE35E6BCCD7E073F13861A3D6F3B303ECC185EBF9EDD333F07FA97BF60BE6F3E"> : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<9xcomplex<f32>>, %arg1: tensor<9xcomplex<f32>>) -> (tensor<9xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.power %arg0, %arg1 : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
}

// -----

// complex: exp c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<9xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<9xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<9xcomplex<f32>>) -> (tensor<9xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<9xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<9xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x68D5D13FBE1BE73EB772B13FFF472F3FD610CA3EED65343FCE36D93E1F8E913FBE00DD3F9C9BDD3EBB83083FE3EB953F83C9033FD3D2573F5434ED3F62C1E13E7DAC803F9614863F"> : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<9xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xD457944084D20F400B4E464007E821407BB2903FFD13763FBC68243F1188B13F114CA340FAE6164010BC293F92FDC83F2A788E3FF4EC9F3FB5A1B840D4422E40ADCBAE3FFF7B1740"> : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<9xcomplex<f32>>) -> (tensor<9xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.exponential %arg0 : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
}

// -----

// complex: log c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<9xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<9xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<9xcomplex<f32>>) -> (tensor<9xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<9xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<9xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xD3A9A63FFE29B93F505C523F97A6BE3F0EEF5C3FC4C8DF3E95CA5E3FD325D63FC13CF63FF448CB3EA1FEE23FEFFDFC3F97395A3FF5B8253F7820C73FD3F02D3F37B8DE3FBBC48B3F"> : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<9xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x92792A3FDC82563F5501083F2D88883FA8CA07BDE605F03E7866223F4AAA8B3FDDD42C3F116B503EB3037A3FFCE9563FE64C8B3D7245263F187A073FE0D5D23EEE4B383F92780F3F"> : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<9xcomplex<f32>>) -> (tensor<9xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.log %arg0 : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
}

// -----

// complex: sqrt c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<9xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<9xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<9xcomplex<f32>>) -> (tensor<9xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<9xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<9xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x3A7B743F82E7BA3FAFDD013FD3308D3F4F9B143FA6C6DA3F10ECF83F86ED363F1F2B263FB121C33E439BB63E07939E3F8C26573F7388FF3FC2B58D3F9703BA3E7B82D63E165BC83F"> : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<9xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x54B7943F5CDE203F52806D3F1C30183F78CB8B3F3E51483F9E64B53F4115813EBA52563F9613693ECA3A683F38CE2E3FBBEF9C3FC16A503F926F883F46832E3EBD40813FE869463F"> : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<9xcomplex<f32>>) -> (tensor<9xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.sqrt %arg0 : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
}

// -----

// complex: sin c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<9xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<9xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<9xcomplex<f32>>) -> (tensor<9xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<9xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<9xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x9463863FAFFC553FEE90C03F099CF23F919C673FAF662D3F70C2DB3FC043BC3F4FDD9F3FE70B123FB5E4583F89B0223FAFD75D3F6BD8BC3FD540B43F4433723FF02F483FEC00893F"> : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<9xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x8A1F983F86A9EE3EF04A5940CAE45C3EDC3F793FB30DE73E4914114078A299BEA5BA8D3F69FB423EF0EC673FE636E63ED26DE03F1FB5AB3F0830BB3FCC43353E1FFE923F2AB8693F"> : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<9xcomplex<f32>>) -> (tensor<9xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.real %arg0 : (tensor<9xcomplex<f32>>) -> tensor<9xf32>
    %1 = stablehlo.imag %arg0 : (tensor<9xcomplex<f32>>) -> tensor<9xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %4 = stablehlo.sine %0 : tensor<9xf32>
    %5 = stablehlo.cosine %0 : tensor<9xf32>
    %6 = stablehlo.exponential_minus_one %1 : tensor<9xf32>
    %7 = stablehlo.negate %1 : tensor<9xf32>
    %8 = stablehlo.exponential_minus_one %7 : tensor<9xf32>
    %9 = stablehlo.subtract %6, %8 : tensor<9xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %11 = stablehlo.divide %9, %10 : tensor<9xf32>
    %12 = stablehlo.add %6, %8 : tensor<9xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %14 = stablehlo.add %12, %13 : tensor<9xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %16 = stablehlo.divide %14, %15 : tensor<9xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<9xf32>
    %18 = stablehlo.multiply %5, %11 : tensor<9xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %20 = stablehlo.complex %19, %18 : tensor<9xcomplex<f32>>
    %21 = stablehlo.complex %17, %18 : tensor<9xcomplex<f32>>
    %22 = stablehlo.select %3, %20, %21 : tensor<9xi1>, tensor<9xcomplex<f32>>
    return %22 : tensor<9xcomplex<f32>>
  }
}

// -----

// complex: cos c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<9xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<9xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<9xcomplex<f32>>) -> (tensor<9xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<9xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<9xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x551C313FAB7D9B3FE0ADED3F15BCCE3F6B8BC23F696B373F8E9E383F1FFE773FB11C693FAC897D3FBD66413F20899F3FDC5DD23F9A15C03E0F4BAD3F76F35C3F2B59593F813F273F"> : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<9xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x67B1B43F3FEA7ABF81CF3CBF2A4414C06F26843D024347BFD7E0903F31943EBF9A7F703F99A46ABFEC6AAF3F64FC8BBFDB559FBD551AC4BE88DD993E999373BF428B4E3F2AAA06BF"> : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<9xcomplex<f32>>) -> (tensor<9xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.real %arg0 : (tensor<9xcomplex<f32>>) -> tensor<9xf32>
    %1 = stablehlo.imag %arg0 : (tensor<9xcomplex<f32>>) -> tensor<9xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %4 = stablehlo.sine %0 : tensor<9xf32>
    %5 = stablehlo.cosine %0 : tensor<9xf32>
    %6 = stablehlo.exponential_minus_one %1 : tensor<9xf32>
    %7 = stablehlo.negate %1 : tensor<9xf32>
    %8 = stablehlo.exponential_minus_one %7 : tensor<9xf32>
    %9 = stablehlo.subtract %6, %8 : tensor<9xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %11 = stablehlo.divide %9, %10 : tensor<9xf32>
    %12 = stablehlo.add %6, %8 : tensor<9xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %14 = stablehlo.add %12, %13 : tensor<9xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %16 = stablehlo.divide %14, %15 : tensor<9xf32>
    %17 = stablehlo.multiply %5, %16 : tensor<9xf32>
    %18 = stablehlo.negate %4 : tensor<9xf32>
    %19 = stablehlo.multiply %18, %11 : tensor<9xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %21 = stablehlo.complex %17, %20 : tensor<9xcomplex<f32>>
    %22 = stablehlo.complex %17, %19 : tensor<9xcomplex<f32>>
    %23 = stablehlo.select %3, %21, %22 : tensor<9xi1>, tensor<9xcomplex<f32>>
    return %23 : tensor<9xcomplex<f32>>
  }
}

// -----

// complex: tanh c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<9xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<9xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<9xcomplex<f32>>) -> (tensor<9xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<9xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<9xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x9A81083F926BD63E39FB623FC73EF63F4C67313F439CEA3E85F6B53FE970033F58ACF33E9092233FCED8DA3F5219AB3F6046E33FBB7CD33F8C1AF53F10D3D33EC188FA3ECDC0673F"> : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<9xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x02E50E3FD1D7A53EC259A13FBC6592BE60902F3F71A4943E1EDC6F3FCBE8BF3D0DCB1E3F0BEE093F1DA4873FB259003DEB73873FD27A21BC9B75783FBB54FE3C025A643F0B26423F"> : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<9xcomplex<f32>>) -> (tensor<9xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.tanh %arg0 : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
}

// -----

// complex: abs c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<9xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<9xf32>)
    %r:1 = call @program(%i#0) : (tensor<9xcomplex<f32>>) -> (tensor<9xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<9xf32>
    return
  }
  func.func private @inputs() -> (tensor<9xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x2DDF713F21679D3F56ECF33F4359CF3FDE6DAC3FFC19953FC29E8A3F712A863F49FA703F3026B03F6B97673FA45BD23EDB733B3F9B02E23EC664C03F7902EC3E3D1E123FFB2F4B3F"> : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<9xf32>) {
    %0 = stablehlo.constant dense<"0x4A7FC63F6512204040F4E33F1DEAC03F516AD53F445B7E3F5FE15A3FD83CC93F68457A3F"> : tensor<9xf32>
    return %0 : tensor<9xf32>
  }
  func.func private @program(%arg0: tensor<9xcomplex<f32>>) -> (tensor<9xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.real %arg0 : (tensor<9xcomplex<f32>>) -> tensor<9xf32>
    %1 = stablehlo.imag %arg0 : (tensor<9xcomplex<f32>>) -> tensor<9xf32>
    %2 = stablehlo.abs %0 : tensor<9xf32>
    %3 = stablehlo.abs %1 : tensor<9xf32>
    %4 = stablehlo.maximum %2, %3 : tensor<9xf32>
    %cst = stablehlo.constant dense<9.22337203E+18> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %6 = stablehlo.compare GE, %4, %5, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %cst_0 = stablehlo.constant dense<2.44140625E-4> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %8 = stablehlo.compare LE, %4, %7, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %cst_1 = stablehlo.constant dense<2.64697796E-23> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %cst_2 = stablehlo.constant dense<3.77789319E+22> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %12 = stablehlo.multiply %0, %9 : tensor<9xf32>
    %13 = stablehlo.multiply %0, %10 : tensor<9xf32>
    %14 = stablehlo.select %8, %13, %0 : tensor<9xi1>, tensor<9xf32>
    %15 = stablehlo.select %6, %12, %14 : tensor<9xi1>, tensor<9xf32>
    %16 = stablehlo.multiply %1, %9 : tensor<9xf32>
    %17 = stablehlo.multiply %1, %10 : tensor<9xf32>
    %18 = stablehlo.select %8, %17, %1 : tensor<9xi1>, tensor<9xf32>
    %19 = stablehlo.select %6, %16, %18 : tensor<9xi1>, tensor<9xf32>
    %20 = stablehlo.select %8, %9, %11 : tensor<9xi1>, tensor<9xf32>
    %21 = stablehlo.select %6, %10, %20 : tensor<9xi1>, tensor<9xf32>
    %22 = chlo.square %15 : tensor<9xf32> -> tensor<9xf32>
    %23 = chlo.square %19 : tensor<9xf32> -> tensor<9xf32>
    %24 = stablehlo.add %22, %23 : tensor<9xf32>
    %25 = stablehlo.sqrt %24 : tensor<9xf32>
    %26 = stablehlo.multiply %25, %21 : tensor<9xf32>
    %cst_4 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %28 = stablehlo.compare EQ, %2, %27, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %29 = stablehlo.compare EQ, %3, %27, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %30 = stablehlo.or %28, %29 : tensor<9xi1>
    %31 = stablehlo.select %30, %27, %26 : tensor<9xi1>, tensor<9xf32>
    %32 = stablehlo.divide %15, %25 : tensor<9xf32>
    %33 = stablehlo.divide %19, %25 : tensor<9xf32>
    return %31 : tensor<9xf32>
  }
}

// -----

// complex: neg c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<9xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<9xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<9xcomplex<f32>>) -> (tensor<9xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<9xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<9xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xDF267D3FD8367B3F0591553F31E7AD3F070F633FBD86843FA42EBD3FC08CA73F13F7D33F3802D23F09E6C43F6C76A33F58ACBF3FDE65323F6CAEC13E3B1EEC3F4C455E3F75F3DF3F"> : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<9xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xDF267DBFD8367BBF059155BF31E7ADBF070F63BFBD8684BFA42EBDBFC08CA7BF13F7D3BF3802D2BF09E6C4BF6C76A3BF58ACBFBFDE6532BF6CAEC1BE3B1EECBF4C455EBF75F3DFBF"> : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<9xcomplex<f32>>) -> (tensor<9xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
}

// -----

// complex: sign c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<9xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<9xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<9xcomplex<f32>>) -> (tensor<9xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<9xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<9xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x64438E3F6C86F53FB075C83FC49F073F8ACAD43E3DE1B53FF333A93FD29D693FB7CEA73FDB1B803F88DFF13FCC1AED3F0912C33F6E17DB3F7901A93E78FF653F4DA1913F42B4B83F"> : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<9xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x2C58003FD7805D3F1E80723F4111A43E75BB8F3EA6B4753FB4AC523F1F70113F287B4B3FCF571B3FFBCF363F5435333FF93B2A3F6E323F3F7092B03E764B703F91801E3FAD07493F"> : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<9xcomplex<f32>>) -> (tensor<9xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.sign %arg0 : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
}

// -----

// complex: rsqrt c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<9xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<9xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<9xcomplex<f32>>) -> (tensor<9xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<9xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<9xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x6A54433F4278B63FDABA9E3F8A12ED3F6CCD1C3FD779BF3F22A1D03F1BA4BC3E3FFF083F0723D73E432ED63E3C60C73E88E6A93EEE7AF63E5058DA3FB30AF93E451ABC3FF5843C3F"> : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<9xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x3DB62C3FFFE7CEBE1443173FF484A1BE0831273F9169E0BE99D0443FCBBDAFBD82A9923F0BCBCABE9E8F9D3FCAF0F7BE7032943F30AE1BBF0E5D3E3F38E2D4BD2C50423F13D937BE"> : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<9xcomplex<f32>>) -> (tensor<9xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.rsqrt %arg0 : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
}

// -----

// complex: expm1 c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<9xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<9xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<9xcomplex<f32>>) -> (tensor<9xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<9xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<9xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x2F37573FC27D4E3FE52E9F3FC580CF3F6B878B3F055CCD3E18B7C63F877EE43F2054803FB7E1AC3FC241FE3FF2C8E43FF90DC33F55075D3F0C699A3EC6A7EE3F6E57813F8643CF3E"> : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<9xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x319A1A3F0933D63F415496BF17AE5D404E84DE3FD6A5943FB04900C05BAE9340DE47CFBE13352A40FF3F24C055CDE3400ACDFD3FEF445F404119B2BF33A5A53F1730C33F847A8A3F"> : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<9xcomplex<f32>>) -> (tensor<9xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.exponential_minus_one %arg0 : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
}

// -----

// complex: log1p c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<9xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<9xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<9xcomplex<f32>>) -> (tensor<9xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<9xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<9xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xEBE8C23F777DD93E1BA1F93EB71EEE3FC02DEB3F89C08C3F0021533F19B6663F2A1EAC3F8491CD3FECFB503FA9B9BF3F125FB23FBB5ED93FF7BF893FA79BCC3F777C3B3F5FDBE63F"> : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<9xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x6977703F60D22A3E692F5E3FC472653F4C718E3FA54DBD3E9EE7353F35E1EA3EF5B1853F4BBE193F6D325B3F3389303FF6CE893F75F81D3FBD98763F54F8273FCCA66A3F58374E3F"> : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<9xcomplex<f32>>) -> (tensor<9xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.log_plus_one %arg0 : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
}

// -----

// complex: logistic c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<9xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<9xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<9xcomplex<f32>>) -> (tensor<9xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<9xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<9xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x6DACD13F33709F3F5835B13FDB3D743FD8F3CF3F1543143FDA94EC3F9F4E2D3F6DA1173F2FBBF63FB938783F17C22E3F08CF8B3FEC882C3FBE25BB3F58A46C3F92852C3F6DE9E23E"> : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<9xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x69FF693F494D223EA7B4583F7EB31A3EE2E6593F3057A13D9142623F98119F3DBC9F603FDE45103F77433F3FE86A0D3E2A67453F98FA023ECCDF5A3FB31F0E3E41722B3F2345CD3D"> : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<9xcomplex<f32>>) -> (tensor<9xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<9xcomplex<f32>>
    %1 = stablehlo.exponential %0 : tensor<9xcomplex<f32>>
    %cst = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<9xcomplex<f32>>
    %3 = stablehlo.add %2, %1 : tensor<9xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<9xcomplex<f32>>
    %5 = stablehlo.divide %4, %3 : tensor<9xcomplex<f32>>
    return %5 : tensor<9xcomplex<f32>>
  }
}

// -----

// complex: parts c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3x4xcomplex<f32>>)
    %e:4 = call @expected() : () -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>)
    %r:4 = call @program(%i#0) : (tensor<3x4xcomplex<f32>>) -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<3x4xf32>, tensor<3x4xf32>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<3x4xf32>, tensor<3x4xf32>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>
    check.expect_close %r#3, %e#3, max_ulp_difference = 0 : tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<3x4xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x9FDE9BBFC0EB4C3E7CB11B40F097F93FC27126BF8E3318BF62AFB13E7BF924C0FEC64B3DE0A2AB3FA2570040F09F6ABFC717A43F98517DBF7BFB8A3F885F1C4054CF5FBFC94F273E0686923CA7D12A4035BA2DC059793C406C380DC05ECE34C0"> : tensor<3x4xcomplex<f32>>
    return %0 : tensor<3x4xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x9FDE9BBF7CB11B40C27126BF62AFB13EFEC64B3DA2570040C717A43F7BFB8A3F54CF5FBF0686923C35BA2DC06C380DC0"> : tensor<3x4xf32>
    %1 = stablehlo.constant dense<"0xC0EB4C3EF097F93F8E3318BF7BF924C0E0A2AB3FF09F6ABF98517DBF885F1C40C94F273EA7D12A4059793C405ECE34C0"> : tensor<3x4xf32>
    %2 = stablehlo.constant dense<"0x9FDE9BBFC0EB4CBE7CB11B40F097F9BFC27126BF8E33183F62AFB13E7BF92440FEC64B3DE0A2ABBFA2570040F09F6A3FC717A43F98517D3F7BFB8A3F885F1CC054CF5FBFC94F27BE0686923CA7D12AC035BA2DC059793CC06C380DC05ECE3440"> : tensor<3x4xcomplex<f32>>
    %3 = stablehlo.constant dense<"0x9FDE9BBFC0EB4C3E7CB11B40F097F93FC27126BF8E3318BF62AFB13E7BF924C0FEC64B3DE0A2AB3FA2570040F09F6ABFC717A43F98517DBF7BFB8A3F885F1C4054CF5FBFC94F273E0686923CA7D12A4035BA2DC059793C406C380DC05ECE34C0"> : tensor<3x4xcomplex<f32>>
    return %0, %1, %2, %3 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<3x4xcomplex<f32>>) -> (tensor<3x4xf32> {jax.result_info = "result[0]"}, tensor<3x4xf32> {jax.result_info = "result[1]"}, tensor<3x4xcomplex<f32>> {jax.result_info = "result[2]"}, tensor<3x4xcomplex<f32>> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.real %arg0 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %1 = stablehlo.imag %arg0 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %2 = stablehlo.real %arg0 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %3 = stablehlo.imag %arg0 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %4 = stablehlo.negate %3 : tensor<3x4xf32>
    %5 = stablehlo.complex %2, %4 : tensor<3x4xcomplex<f32>>
    %6 = stablehlo.real %arg0 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %7 = stablehlo.imag %arg0 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %8 = stablehlo.complex %6, %7 : tensor<3x4xcomplex<f32>>
    return %0, %1, %5, %8 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>
  }
}

// -----

// complex: matmul c64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<3x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<3x2xcomplex<f32>>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<3x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>) -> (tensor<3x2xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<3x2xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<3x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xC741BA3F92C17F3F49AD483E1826833E73002EC0C246993FD5CA873F7B3D11C0FC6019BFCC6C2C4011C54B3F5E7C07C0F38815C06C6E1FC077E90DC06430F23EB9AD8F3F7EC3F73F8BA3B03E7E2B054053DA09C0399CB4BE48F7363F434537BF"> : tensor<3x4xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x1B17953F6BC7BFBFB15A16C01470FF3FF1C17B3F91EC493FA44C34C0C232B1BF0DE936C08ACB08C0FB1BFC3EAB30933FD6EDC93EE8AE2D40E9B131BF28DBD63F"> : tensor<4x2xcomplex<f32>>
    return %0, %1 : tensor<3x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<3x2xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x9AB6A04142D17040B714A8C0F629C43E398E9F403BD40D41F0D8D5C01E072AC11584284176912241984C91C0119D19C1"> : tensor<3x2xcomplex<f32>>
    return %0 : tensor<3x2xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<3x4xcomplex<f32>>, %arg1: tensor<4x2xcomplex<f32>>) -> (tensor<3x2xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
    return %0 : tensor<3x2xcomplex<f32>>
  }
}

// -----

// complex: sum, prod c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3x4xcomplex<f32>>)
    %e:2 = call @expected() : () -> (tensor<4xcomplex<f32>>, tensor<3xcomplex<f32>>)
    %r:2 = call @program(%i#0) : (tensor<3x4xcomplex<f32>>) -> (tensor<4xcomplex<f32>>, tensor<3xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.001 : tensor<4xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.001 : tensor<3xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<3x4xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x2111D9BF52EC89BC94D713C0E86D14407764283F80892ABFCA491EC02435D03B957ADD3FBF306C3F964F1EC02B1F88BD4F4B93BFC5623CBFE2DD19C02A80BC3FADEC33C0469BE83FAAFFCBBF5A300D40BE6BAABF8BD0E0BFA63AA63F09F897BE"> : tensor<3x4xcomplex<f32>>
    return %0 : tensor<3x4xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<4xcomplex<f32>>, tensor<3xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xF3B731C0FA452E408013CCC0A4AE8E40D284E9BF56234AC0590A65C05D52973F"> : tensor<4xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x3E4A483C6FA94D41818480C19BB518C18ABE91C14EAE9C41"> : tensor<3xcomplex<f32>>
    return %0, %1 : tensor<4xcomplex<f32>>, tensor<3xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<3x4xcomplex<f32>>) -> (tensor<4xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<3xcomplex<f32>> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.multiply across dimensions = [1] : (tensor<3x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
    return %0, %1 : tensor<4xcomplex<f32>>, tensor<3xcomplex<f32>>
  }
}

// -----

// complex: eq c64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>)
    %e:2 = call @expected() : () -> (tensor<8xi1>, tensor<8xi1>)
    %r:2 = call @program(%i#0, %i#1) : (tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>) -> (tensor<8xi1>, tensor<8xi1>)
    check.expect_eq %r#0, %e#0 : tensor<8xi1>
    check.expect_eq %r#1, %e#1 : tensor<8xi1>
    return
  }
  func.func private @inputs() -> (tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xFF18B0BE330A8FBEEF87F43F2A2C53BF6A50CBBFD30DD23FED82BABF385BC1BEA870A33F5F27DCBF2C06054059FC3AC05650F33F79F52840166B2AC06B941040"> : tensor<8xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x69B7AF3E8F70FABD5D71653F4994B6BE246CAF3EFDC22AC029085ABF4082CC3F83F297BFB832AF3FE3C6253D1617FB3F455799BF3263F2BFA039B83E47C358BE"> : tensor<8xcomplex<f32>>
    return %0, %1 : tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<8xi1>, tensor<8xi1>) {
    %0 = stablehlo.constant dense<[false, false, false, false, false, false, false, false]> : tensor<8xi1>
    %1 = stablehlo.constant dense<[true, true, true, true, true, true, true, true]> : tensor<8xi1>
    return %0, %1 : tensor<8xi1>, tensor<8xi1>
  }
  func.func private @program(%arg0: tensor<8xcomplex<f32>>, %arg1: tensor<8xcomplex<f32>>) -> (tensor<8xi1> {jax.result_info = "result[0]"}, tensor<8xi1> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>) -> tensor<8xi1>
    %1 = stablehlo.compare NE, %arg0, %arg1, FLOAT : (tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>) -> tensor<8xi1>
    return %0, %1 : tensor<8xi1>, tensor<8xi1>
  }
}

// -----

// complex: add c128
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<9xcomplex<f64>>, tensor<9xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<9xcomplex<f64>>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<9xcomplex<f64>>, tensor<9xcomplex<f64>>) -> (tensor<9xcomplex<f64>>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<9xcomplex<f64>>, tensor<9xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<9xcomplex<f64>>, tensor<9xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xEC6F871206AAE73F286873B0E41FEABF7C404ED32B00F53FC884B504D3C9F63F00706FAA6E22C4BF000439700A3096BFB0522F6C9B5BD3BF704524B5EB06FA3F8C0118DAD0DD064080AAF887C349F73F80F9985A7C45D8BF604EE41171A8C03F30B8206E56B70640642BFB9462D7F83F30D139245CAEC7BFDA36D9B4ED9BF6BFD26BBD0BE160F7BF694028653CACFCBF"> : tensor<9xcomplex<f64>>
    %1 = stablehlo.constant dense<"0xA8269610CF0AFB3F9011108B444DCFBF2C73A7AC7C9F04C0D09A0C52D73DDF3F283B076E11D004C07200ADA9C2270540BCE308BF864103C0F369F3411359F0BFD0C3EE74F224E7BF246209D9A90603C030C0CB44D94F03C0141976BF7253FD3FE942C47D4B9AFEBF4CF3B5586B3AFEBFB8DF7F26736DF33F982520D454F3F93F023D584E928C01C08E47F589353F01C0"> : tensor<9xcomplex<f64>>
    return %0, %1 : tensor<9xcomplex<f64>>, tensor<9xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<9xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x4FEFEC0CE96F034046B69BE99AF9F0BFDCA50086CD3EF4BF7CAB38D94899FE3F2832AE58381206C06A8ECC9462FB044012CE8E2CFAAC05C0FAB661E6B05BE33F9850DC3C94140140903334542087EDBF60DF1ED0885806C0E0A2B2E18068FF3FEE5AFABCC2A8ED3FA01FEB0E238CD5BF92A5F8A1A777F03FF07537FA38BBCA3FEBF236D4023D0DC0C26789BC53950FC0"> : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<9xcomplex<f64>>, %arg1: tensor<9xcomplex<f64>>) -> (tensor<9xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
}

// -----

// complex: sub c128
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<9xcomplex<f64>>, tensor<9xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<9xcomplex<f64>>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<9xcomplex<f64>>, tensor<9xcomplex<f64>>) -> (tensor<9xcomplex<f64>>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<9xcomplex<f64>>, tensor<9xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<9xcomplex<f64>>, tensor<9xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xD049926E795207C06015ABA8B855D03FCA34FCBFC1510140907D50DAFD47FEBF380F69376126EE3FF8778427FAACD23FFE043987F74E03C0F8F6C3E101F9FEBF84EF5FC3175EF7BF685D9313857202C0B4585111B9EFFB3FE0FED088A319EABFD75E9C7D51F702C06C687ED6F52CF43F8CEE679589410240A0CCEFCF32E8C43F8699608913A602C0108F06E178B1D43F"> : tensor<9xcomplex<f64>>
    %1 = stablehlo.constant dense<"0x8092A0693329B33F50BC041E6425E3BF08D5D9C802E7DA3F76EFAEF164F906C09E50624D941001C0CAC6ACF96FDB06408036E4A11A79D3BFA0E67772134A02404D8F5B7856D003C0BC0B255A17E3F53FDEA04501732403C014CAE5469710F7BF34E7F8E359D3F9BF50623C95D6B8E83FB0A5C4D8D19906C0C5CA31BDA7C3FEBF9CCC00DD8AB400C02EFA1AB0658C0740"> : tensor<9xcomplex<f64>>
    return %0, %1 : tensor<9xcomplex<f64>>, tensor<9xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<9xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x644EDF09C3EB07C000475A724050EB3F52F4C1CDC2E9FB3FB8C21A129855EF3F6C943C9B2C9A0840CB37BCB4D08504C02E7EFC32D4DF00C00EF1AC314AE310C0162F572D9542F03F46E3A5C010640DC09C26F7C4278E10404895FA048B07E43FF4AC7F2E9236E8BF10DD802F2A42DF3F1E4A16B7AD6D14402CE2970B57B00040A0CEFCC58A18CFBF4C28FA9336F604C0"> : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<9xcomplex<f64>>, %arg1: tensor<9xcomplex<f64>>) -> (tensor<9xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
}

// -----

// complex: mul c128
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<9xcomplex<f64>>, tensor<9xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<9xcomplex<f64>>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<9xcomplex<f64>>, tensor<9xcomplex<f64>>) -> (tensor<9xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-10 : tensor<9xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<9xcomplex<f64>>, tensor<9xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x8AA214007D22F93FC865874C18FBED3FFD26FAD46FC5F13F7A8B06A3BA57F23F87ECD5CF8BF9F23F40261D82E19DF63F75BC3F106052F13F9A277F83D60FEE3F60AAD251F59DFC3F336A302F7F0EFA3F067452E65106F73FD3B86BA28CEAF83F3652B0EF661BE53F91AE11D7DE9DE33F8EB30E0F2C86E43FF0B161242C11F63F7771E525C20DFB3F542476BBD150FE3F"> : tensor<9xcomplex<f64>>
    %1 = stablehlo.constant dense<"0xD80E11AC3ADAF73FF4DF64225134E33F68D219D083A1EA3FBC88453F6A5BE13F3A244CC57104ED3F9A102AADD6F2FF3FEF867F6E9A95FC3FBAA9C4EC56F8EA3FD3B10E8B3DAEFA3FAA753E83F126EB3F9EF0D603D99CEC3FC6793C10992BFC3FE6D237AB5610F43F3577EB02EC6CFD3FE56E481A9225F03F7F699811F346F63F5F31A5FD6097FB3F3ADB393C28CAE83F"> : tensor<9xcomplex<f64>>
    return %0, %1 : tensor<9xcomplex<f64>>, tensor<9xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<9xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x91A733865879FC3F747F2C8140B70240B091318D6F5CD33F52EF367684E7F83F983150F75EF4FBBF626DB82FDA320D405A9F5B120947F23F18FF9304E1B904403908D954619CF93FF8E538C6DAEE104080F7F033F847F7BFA5701A0494680F409869E6F4C037D3BFF53AB8C75CB5FF3FE11BBB30485EF4BF108A25865E4702404F1F0AE10B2BF73FC8A4D2B91B4F1240"> : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<9xcomplex<f64>>, %arg1: tensor<9xcomplex<f64>>) -> (tensor<9xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
}

// -----

// complex: div c128
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<9xcomplex<f64>>, tensor<9xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<9xcomplex<f64>>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<9xcomplex<f64>>, tensor<9xcomplex<f64>>) -> (tensor<9xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-10 : tensor<9xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<9xcomplex<f64>>, tensor<9xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xAE29BA87BEA6EB3F44B23D3D8D08E53F2AFBB157FCCFE83F242B21EBFEF8E33FAA3EDA33D617E03F1E06E1592E4BEC3F081879DBAF36E13F2F8673629992EC3F2C43EF2082ACF23F4EB96B0DF25CE53F6C3B4BF17AE5F53FEC96A117628CE53F82E70D94E480E63F3EC4C118A29FE13FB42A5BC63F0CE13FC213C9881768F33FB667C363E0FEE83FA25DD506FD3FE33F"> : tensor<9xcomplex<f64>>
    %1 = stablehlo.constant dense<"0x56B34BB3A76CF73FA6AE710F0D4EF53F81230C9E30B4FD3F9FD05D8B37ABE93FAE7B2B8F47F6E93FB2BFB2A64932FA3FB4C88DD62189EA3F32CAA622B50AE73FCF8F41B8A0AFF93F4698C6519CC7F43FA8EC95F5C719F53F7C67CDBBB76EF33FA58D2A81C997E23F4FEA9102CBFAF13F2EFB90D10B74FE3F1EE8C892D936F33F34A3CBFEF6B2E13F36FD28560BADF23F"> : tensor<9xcomplex<f64>>
    return %0, %1 : tensor<9xcomplex<f64>>, tensor<9xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<9xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x55EEF111E07CE13F5CC9C202229EA8BFB274544E045CDE3F4B725D2439CCC03F74932C46DCC8E13FEBEF97416643A0BF5FB1D2008CE4EC3FBC94D7505ABCD23F3899E0537C91E43F9CCE0899A2A8BABFEE082A1A1D1CEA3F7B8F82C514D3CEBF70EA79DA7F8BE43F274FE1D147CED2BFFCCA4065F637DF3FD1C076225F16D53FCE57676F18C1E53F5614356B4036D6BF"> : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<9xcomplex<f64>>, %arg1: tensor<9xcomplex<f64>>) -> (tensor<9xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
}

// -----

// complex: pow c128
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<9xcomplex<f64>>, tensor<9xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<9xcomplex<f64>>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<9xcomplex<f64>>, tensor<9xcomplex<f64>>) -> (tensor<9xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-10 : tensor<9xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<9xcomplex<f64>>, tensor<9xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x7ADFAF02005FED3FDDAB540FA41FED3F641F7548741DF33F53C83C7A2096FF3F983B11A855C4E63FD4151DCB9286EC3F340DECC2F25BE63F3984F706400AEC3F402B7B10DBAFF53FD868088CD85AED3FF8C2B2505B2BF33FE39C4BD074B7E13F28DD96469DFAF53FC9F4A24041CAFF3F92C6085A78A9F43FD89402D25A5CFC3F68C3F4BF9070F63FE165FD7B0854FF3F"> : tensor<9xcomplex<f64>>
    %1 = stablehlo.constant dense<"0x74450A37D8F8F23FB184D12A7DD0F63FC4CEFB498AEBFB3FFC04380A648DF53FC39354AE5A13FB3F4C461A39102DED3FD203AB108748EA3F29A491D7F6D8FA3F6159E5BF36F2F43F8C2762A12F3AEA3F7E96D60F83E6E23F76778A8F5565E63FABC0CCB7A754FB3F2D915E88B337EF3FD79981B3606EF03F2EC1333C052CF83FA655321ED3EEFB3F340FD9931E5DF93F"> : tensor<9xcomplex<f64>>
    return %0, %1 : tensor<9xcomplex<f64>>, tensor<9xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<9xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xE8A67D1CE654BF3F47012B719F62DB3F3CDD8A015DD6F0BF957B5E940DABCE3F4A158A773400A3BF6D571A66E999E13FF93402AEAEABC23F7B3D7BFF61F5C83F6A2CE9039358DC3FC61A92F75555F13F6A4E190C3113E93F94EE9912D637D83F1D8B8FDAB6B4F6BFCD3BE40D409AF03FB69BFAF02304D3BF72779001E8E3DC3FC98EFE76766AF0BF752F0A9F27F8B73F"> : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<9xcomplex<f64>>, %arg1: tensor<9xcomplex<f64>>) -> (tensor<9xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.power %arg0, %arg1 : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
}

// -----

// complex: exp c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<9xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<9xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<9xcomplex<f64>>) -> (tensor<9xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-10 : tensor<9xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<9xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x2E358BB17A16DC3F6699AFE96EF4E33F0BFBBC9228D5FD3F454305B90C2CF93F22626C43258BE43FAE3113D71B97F13F1C0013818ACCFC3FCCB960B05E4AFC3F59B133F91AD9F33F322406415394FB3FEC8416630F87FF3FE13C0A3A4153E63F02BFF321C99DDC3F68DB68A56480EB3F8EEA1372A9C6F43F395EC1861296E73FF52C288C7EE2F13FAA9263C01A0AF93F"> : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<9xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x40E6835A1025F43F7F0022885CFBEC3F1AE97E12F53D90BFD53DD685D2CF19401DCB48C67F9DEB3FDA968B2A7F16FB3F4766C63678FAF2BF480AA1B632BA17402326384320DAE0BF9BBE02DF0A560B401C1BF69FC4FD15401E08EAE1706F12408B72FE51EC55F03F15005958DFF3F23F60362EBFE0B30540A6B67B873CB303403BF83B523441923FBF3B1B27E6760840"> : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<9xcomplex<f64>>) -> (tensor<9xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.exponential %arg0 : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
}

// -----

// complex: log c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<9xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<9xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<9xcomplex<f64>>) -> (tensor<9xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-10 : tensor<9xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<9xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x6CE2309FEF72FB3F18A932AFC934DF3F6DD9DA2A2D79FA3F389F083CF1C1F33FABF4D25C5153D33FDBB5C74E646FF63F248FBD05B041F53F198601F44AA3F83F85CC199F28DDD63FCE7AE5761C57E13FAEC6953C87B6FF3F8EB737DD17B7F33FAFFFE6D99918FD3F965DDDE9E0DDF73F0E241666C54AED3F373F87E1BB0CFB3F24A22484BA98EC3FB479BDA07E29D53F"> : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<9xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xBD9C6D2CBE83E23FEDB0034805B9D13F61A4F14C9C32E73F910AF0B13B84E43F4EF34905CA15D73F58F6D1E82EBDF53FD25C796168B7E63F62EF3230707CEB3F5AFF41A6F0A9DBBFCCC05B67219DEF3F7CE92950E71EEB3F0E7B33326FCCE13F7EE65A20715EEB3FA4C64F00BEFBE53F38BF532D95EAE43FC46C45605331F13F507E3FDEBEB9A8BF22DAB64A50AED63F"> : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<9xcomplex<f64>>) -> (tensor<9xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.log %arg0 : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
}

// -----

// complex: sqrt c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<9xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<9xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<9xcomplex<f64>>) -> (tensor<9xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-10 : tensor<9xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<9xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xD87A0D492101F23F22D1D0154343EC3F1A92FAD6E0EBE93FECE4EF5A2218FA3F27B7BAD7A2AAF33FD107BDF5F822F93F1C3D3DCED47AF33FD0508D56F611E13F1C4F74B03F14EF3F44C5597EE38DEC3FC6388EB2D2E3FE3F2C458C830A74E63FF6843ECEF4F3F53F1A147070A7BCFE3F724A75FD94DDEA3FB29F1A594A98F03F55A7866BCC69FE3F809F0C8EC3C7FC3F"> : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<9xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x860AC4474316F23F57172BE36B00D93F3A174F04F159F23F8052B88037C0E63F37F035696350F43F44F5055C66CCE33FA8F2DE9C0D0EF23FDBB7FA733341CE3FB8313A19081FF13F38EF09972FAFDA3F1BD8ED3C9995F63FF93569B973D0CF3F2DC43CD7C9DBF53F29C967A7B07FE63FDC8F975965AEF03FE3D3683498D5DF3FDB2B57372A0CF83FB0CDA9F32226E33F"> : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<9xcomplex<f64>>) -> (tensor<9xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.sqrt %arg0 : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
}

// -----

// complex: sin c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<9xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<9xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<9xcomplex<f64>>) -> (tensor<9xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-10 : tensor<9xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<9xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xCD07F5189B7FF53FFBA3338FC71DF73FA0451C2403ABF93F26654876C885E83FD411EDA7DF2FE63FA65D6F90144FE13FA2D129E2E436EE3F8CE26209D9E0F43FC3DB70DED62CFB3FB5D232A8F9E5F43FCC602F345709F83FE81555749962FC3F4100FAB3FFF5FD3FD27E92B9FD58E73F895945B954F3F93F68C835F0F303E73F320D88D1D109F73FCDE523D733F3FD3F"> : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<9xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x4CA912D55E720140B316F9BD89DCDC3F50D12A67BDEBF43FDDAFED15B2E49CBF4BABDF336084E73F978D037F44F1DB3FC2688715E9A6F93F2B36F1977C06F03FD6848D00BE71FF3F18C7E08F7CDFCBBF5DEF7E116D33084074814DD4D715C93F1CC503A7E286F33F3C267AF9EE48CEBF036B08A5174BF43F359DDF11457AA4BFC1C275B3B8630A40D433E7843D82DA3F"> : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<9xcomplex<f64>>) -> (tensor<9xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.real %arg0 : (tensor<9xcomplex<f64>>) -> tensor<9xf64>
    %1 = stablehlo.imag %arg0 : (tensor<9xcomplex<f64>>) -> tensor<9xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<9xf64>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %4 = stablehlo.sine %0 : tensor<9xf64>
    %5 = stablehlo.cosine %0 : tensor<9xf64>
    %6 = stablehlo.exponential_minus_one %1 : tensor<9xf64>
    %7 = stablehlo.negate %1 : tensor<9xf64>
    %8 = stablehlo.exponential_minus_one %7 : tensor<9xf64>
    %9 = stablehlo.subtract %6, %8 : tensor<9xf64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<9xf64>
    %11 = stablehlo.divide %9, %10 : tensor<9xf64>
    %12 = stablehlo.add %6, %8 : tensor<9xf64>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<9xf64>
    %14 = stablehlo.add %12, %13 : tensor<9xf64>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<9xf64>
    %16 = stablehlo.divide %14, %15 : tensor<9xf64>
    %17 = stablehlo.multiply %4, %16 : tensor<9xf64>
    %18 = stablehlo.multiply %5, %11 : tensor<9xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<9xf64>
    %20 = stablehlo.complex %19, %18 : tensor<9xcomplex<f64>>
    %21 = stablehlo.complex %17, %18 : tensor<9xcomplex<f64>>
    %22 = stablehlo.select %3, %20, %21 : tensor<9xi1>, tensor<9xcomplex<f64>>
    return %22 : tensor<9xcomplex<f64>>
  }
}

// -----

// complex: cos c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<9xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<9xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<9xcomplex<f64>>) -> (tensor<9xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-10 : tensor<9xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<9xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x891DFD0FC5E6F13F0B50C3ED8BD8D93F15BAB8920EFEF13FAAAB9BEF34E8F23F57D686476F75F63FF6068213D4EFE93F478BDF8E4124D43F7F10FFFBFFF3F63F71A46E746BA6E33FFFE73F1D9A2CFE3F2D82ACC7DBA1FD3F5C19A3131950EA3F1E9EA6B0A188E03F93D8B94BD025E13F2CF19FDE5902FE3FD94947AD003AFE3FD29FBDBE1CE3FD3F71751FDC1AD5F93F"> : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<9xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xB63ED644C442DE3FF94610B752E3D7BF76AF7D824BA1E83F25ACFA35AC4FF5BF0EC5E4219CADCC3F6938502A1D78ECBFD54B144E6BDF00406E0CF5ED5D9CE3BFAD16E46A2A0C06401BD4F3801CB0FDBFCAA23628D11CD8BF55CB3ABFD039ECBFC7E3043701EAEF3F88FF4B39A9C3D1BFAC622D6B8C3DF0BF5AE1B7E4BBA808C02CBA2D49BA79E8BFA6482887C37502C0"> : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<9xcomplex<f64>>) -> (tensor<9xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.real %arg0 : (tensor<9xcomplex<f64>>) -> tensor<9xf64>
    %1 = stablehlo.imag %arg0 : (tensor<9xcomplex<f64>>) -> tensor<9xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<9xf64>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %4 = stablehlo.sine %0 : tensor<9xf64>
    %5 = stablehlo.cosine %0 : tensor<9xf64>
    %6 = stablehlo.exponential_minus_one %1 : tensor<9xf64>
    %7 = stablehlo.negate %1 : tensor<9xf64>
    %8 = stablehlo.exponential_minus_one %7 : tensor<9xf64>
    %9 = stablehlo.subtract %6, %8 : tensor<9xf64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<9xf64>
    %11 = stablehlo.divide %9, %10 : tensor<9xf64>
    %12 = stablehlo.add %6, %8 : tensor<9xf64>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<9xf64>
    %14 = stablehlo.add %12, %13 : tensor<9xf64>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<9xf64>
    %16 = stablehlo.divide %14, %15 : tensor<9xf64>
    %17 = stablehlo.multiply %5, %16 : tensor<9xf64>
    %18 = stablehlo.negate %4 : tensor<9xf64>
    %19 = stablehlo.multiply %18, %11 : tensor<9xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<9xf64>
    %21 = stablehlo.complex %17, %20 : tensor<9xcomplex<f64>>
    %22 = stablehlo.complex %17, %19 : tensor<9xcomplex<f64>>
    %23 = stablehlo.select %3, %21, %22 : tensor<9xi1>, tensor<9xcomplex<f64>>
    return %23 : tensor<9xcomplex<f64>>
  }
}

// -----

// complex: tanh c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<9xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<9xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<9xcomplex<f64>>) -> (tensor<9xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-10 : tensor<9xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<9xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x44C7C9A97F99ED3F7B71D3DB000EFA3FEEB87D7D49EEFB3FEAF9DCF691C2E43FF942AC593315F33F66714D7B75D5EB3FEA3D76BAE786DE3FAB2BB13480D2F93FD0C4BECFE015EE3F2E374A699D47E43F77AC52F314F2F83F16038E398F25F13FF8A3DA9496A8EA3FFF7B39D508D7FA3FC90FBB47EA60F63FD449DC40A035F63FF8FC8647991FE33F9E8AAAAD3EDBDB3F"> : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<9xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xCA95D7B2FBE7F53F361AE46F0AFEA9BF74C1C47DA96CEF3F8DB9E6ED3685AD3FB4814A95993AF03F8DDDA8ECE5C3C73FEC060678C7E301404C1B879E894AC6BF7E2CCBE4110CEC3F4C9D66188EB8D03FD419B506FDBCF03FC833986E5FF4B33F307FFC977E27F73F9CC0923E7EC0BEBF5020D0300DEAF13F3F31BDBBAB12A93F0016A723909EE33F00D3D3A6F5FDD33F"> : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<9xcomplex<f64>>) -> (tensor<9xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.tanh %arg0 : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
}

// -----

// complex: abs c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<9xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<9xf64>)
    %r:1 = call @program(%i#0) : (tensor<9xcomplex<f64>>) -> (tensor<9xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-10 : tensor<9xf64>
    return
  }
  func.func private @inputs() -> (tensor<9xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xF41D3D635747DE3FB87B35A33D8DF63FB174947620CEF93FDB1CDB9199B3F43F5925F38BD009D93FFFB793C8989FF33FD5F0C797401DE23F8BE091966B26F53F1E3465BC4FEDD93F09C39253FF10F63F045FE40AB412E43F8A9C19877D29E43F3732CFBCD7A6F53F5F628A5841C3D43F340435DFD31AEA3FDE918585C108EF3FFDD5C9641AFCD53FD02349120EFDD43F"> : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<9xf64>) {
    %0 = stablehlo.constant dense<"0xFFAFD2A9C9C9F73F03C96079948A0040FA8C7F72FC98F43FDB767743FD01F73F4E5A97F5A8FFF63F639F5CC65A73EC3F104E3136E643F63F4C78005DD746F43F8C420A701565DE3F"> : tensor<9xf64>
    return %0 : tensor<9xf64>
  }
  func.func private @program(%arg0: tensor<9xcomplex<f64>>) -> (tensor<9xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.real %arg0 : (tensor<9xcomplex<f64>>) -> tensor<9xf64>
    %1 = stablehlo.imag %arg0 : (tensor<9xcomplex<f64>>) -> tensor<9xf64>
    %2 = stablehlo.abs %0 : tensor<9xf64>
    %3 = stablehlo.abs %1 : tensor<9xf64>
    %4 = stablehlo.maximum %2, %3 : tensor<9xf64>
    %cst = stablehlo.constant dense<6.7039039649712985E+153> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<9xf64>
    %6 = stablehlo.compare GE, %4, %5, FLOAT : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %cst_0 = stablehlo.constant dense<1.4901161193847656E-8> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<9xf64>
    %8 = stablehlo.compare LE, %4, %7, FLOAT : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %cst_1 = stablehlo.constant dense<2.2227587494850775E-162> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<9xf64>
    %cst_2 = stablehlo.constant dense<4.4989137945431964E+161> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<9xf64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<9xf64>
    %12 = stablehlo.multiply %0, %9 : tensor<9xf64>
    %13 = stablehlo.multiply %0, %10 : tensor<9xf64>
    %14 = stablehlo.select %8, %13, %0 : tensor<9xi1>, tensor<9xf64>
    %15 = stablehlo.select %6, %12, %14 : tensor<9xi1>, tensor<9xf64>
    %16 = stablehlo.multiply %1, %9 : tensor<9xf64>
    %17 = stablehlo.multiply %1, %10 : tensor<9xf64>
    %18 = stablehlo.select %8, %17, %1 : tensor<9xi1>, tensor<9xf64>
    %19 = stablehlo.select %6, %16, %18 : tensor<9xi1>, tensor<9xf64>
    %20 = stablehlo.select %8, %9, %11 : tensor<9xi1>, tensor<9xf64>
    %21 = stablehlo.select %6, %10, %20 : tensor<9xi1>, tensor<9xf64>
    %22 = chlo.square %15 : tensor<9xf64> -> tensor<9xf64>
    %23 = chlo.square %19 : tensor<9xf64> -> tensor<9xf64>
    %24 = stablehlo.add %22, %23 : tensor<9xf64>
    %25 = stablehlo.sqrt %24 : tensor<9xf64>
    %26 = stablehlo.multiply %25, %21 : tensor<9xf64>
    %cst_4 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<9xf64>
    %28 = stablehlo.compare EQ, %2, %27, FLOAT : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %29 = stablehlo.compare EQ, %3, %27, FLOAT : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %30 = stablehlo.or %28, %29 : tensor<9xi1>
    %31 = stablehlo.select %30, %27, %26 : tensor<9xi1>, tensor<9xf64>
    %32 = stablehlo.divide %15, %25 : tensor<9xf64>
    %33 = stablehlo.divide %19, %25 : tensor<9xf64>
    return %31 : tensor<9xf64>
  }
}

// -----

// complex: neg c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<9xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<9xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<9xcomplex<f64>>) -> (tensor<9xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-10 : tensor<9xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<9xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xAA6531F9B323F03F51E153EC2575F53FFF1FE395AE4AFB3FD4C43C7312E1E43F21A394931DFBDE3FC42BF7E3DF22FE3F00E09023FF65F73FA69AE87CACBFF13F403C2904845DF53F7FD384B75D85E53FAEF4CDAF05D6FB3F411CDA0F54DBFB3FF204A1C01417F33F9C1AE4177CE4F53F7FFE2608F170F73F385E7BF8F1F3ED3F1D441FC63091F93FD0F4E17090EBF83F"> : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<9xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xAA6531F9B323F0BF51E153EC2575F5BFFF1FE395AE4AFBBFD4C43C7312E1E4BF21A394931DFBDEBFC42BF7E3DF22FEBF00E09023FF65F7BFA69AE87CACBFF1BF403C2904845DF5BF7FD384B75D85E5BFAEF4CDAF05D6FBBF411CDA0F54DBFBBFF204A1C01417F3BF9C1AE4177CE4F5BF7FFE2608F170F7BF385E7BF8F1F3EDBF1D441FC63091F9BFD0F4E17090EBF8BF"> : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<9xcomplex<f64>>) -> (tensor<9xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
}

// -----

// complex: sign c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<9xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<9xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<9xcomplex<f64>>) -> (tensor<9xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-10 : tensor<9xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<9xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xFB2AF7E57693F13F42DDAF0520A0E63F7060690557ADF63F96DCF7A2C415ED3F5AA7E57ACE99FC3F909A9BE566F3D63FF0E674D4AD4AD53F7682E4B7777DF63F25678F480343F93F4AA2AA15CEBEE03FF8E93C56A3CBFD3FC978297B4641FC3F2CB9B7D83C4AFB3FD491585FA4D3FF3F71489F5F09F4FF3F2B0151982A64F03F2ACBD5533765F03F033EEE30F82EF93F"> : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<9xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x4B265A0676E8EA3F8DE80214BB51E13F26F87F8DDBEFEA3F452E6ACB3746E13FAB4233EDF75FEF3F8057D1EB452DC93FCABA54D0FC7ACD3F4ABB530CC423EF3F07952C1B0760EE3F0DEB0ED98322D43F847B708C3E38E73F706ED186EA04E63F8904280567D4E43F287120CFDE4AE83F498BE949EC78EC3F072088951736DD3FC2CEAE698C75E13F16FEF86346D1EA3F"> : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<9xcomplex<f64>>) -> (tensor<9xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.sign %arg0 : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
}

// -----

// complex: rsqrt c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<9xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<9xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<9xcomplex<f64>>) -> (tensor<9xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-10 : tensor<9xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<9xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x8A0E35E88CF5E83F0D4D61B9FEDAF13F5B4B71225CCAFF3FC7ECC75245CAFF3F285F3F9DA1DAFD3FA65A6D1AF5F7EE3F798609F143EBF63F0A3D3E60E32BEC3F8FF46D4D046EF33FA831B73E7F1EF63FE0E02AED4B57D53FD04CA4754ECDF83F511B6D73D24DFF3F05A6CB6800A2F43F32104943E4AFD33FF1BA79362E61D63F8A4040E462EDFD3F37E0B977910CE33F"> : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<9xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x451CBA440052E83F0FF19328ED58D9BF83F81EA308A3E13FFE874FE6B138CDBFA94285C38171E53FB5A443D1AFEBC4BF4C37F4B06EBFE73FC382109057DBCABF045CD556D47DE53FB43436284F74D3BF22BABBA1E5C4E33FDF7A42B5FEEFDFBF54B39FD3FC05E43F1E991D436605C8BFDF3B79E9E05CF53F4F82443ABF51E3BF91784B14DB91E63FB1FE84A4FA09BCBF"> : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<9xcomplex<f64>>) -> (tensor<9xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.rsqrt %arg0 : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
}

// -----

// complex: expm1 c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<9xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<9xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<9xcomplex<f64>>) -> (tensor<9xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-10 : tensor<9xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<9xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x00F4B2148EBAEF3F3864C1A39829FB3FFA5EE614CB5BEB3F0E335E232680E23F1E81AB4A0A7AF63F0E56F8C547BDF73F9FB3FE0A20F3FE3F7EA792E41B0AFC3FF5342A190ED5F53F1128BD32E109FE3F7F8C27E7F68BF43F5CE0140C4269F13F163A592497D1D93FEAAFB0715D2FEF3FA482477E7EC4E93F26F45D9F46D0DA3F6E99DE1698B9FA3FED9E30D7A036E93F"> : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<9xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x01264437C874F5BFB0707D95B0630540283559B82D03EF3FA5680FD8F08EF43F9DF87EDCC6A8E4BFAEBEA10CAC3C104071862ABC630002C0DAE6F59D0D391B40B1EA8EBD5A7301C06E79B513ADD90D4031CB9347BAA2E53F7B710A42F197094096F1735CE366C4BFBE91F2E062D1F33FF2D07E051FB3F03FA61F2556CB1FED3FE7B217A8D0FB05406ACA59A39A220E40"> : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<9xcomplex<f64>>) -> (tensor<9xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.exponential_minus_one %arg0 : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
}

// -----

// complex: log1p c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<9xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<9xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<9xcomplex<f64>>) -> (tensor<9xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-10 : tensor<9xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<9xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x2220611A2014DD3FE2ADCDC7B783F63FBBAE994F9B6FF33F8E5FC86C5D35D93FCEF6D8722277E53FFCE7AEFCF907DB3FA621728F0ED0FC3F9408185A49F4EA3FD4A1AC88360CE33F5923B8814EB7F03F3A7228D0CD1DD93FAAF507BA237EF23F6D5F976A6B6FFD3FBB43D1117BA8F83F32B5EB1A4B54F53F40580AD7F4DAF43F5D75230F283CF53F0239DAF503FDF13F"> : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<9xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xC502CC16A48EE63F9BD63A93E19AE83F3BEAC3EA51F1E93F0853975F5487C63F4FB58114AA6AE13F4734610E7DB1CF3F31CA7E95D02BF13FD3FF79B165B2D23F40578D12CDA7E43FED99AC3CED8DE23FA45FA406DDFAE23F81BF865F632BE63F71D34304AFC3F23F26AE0FE297D2DF3FB46335BDDA74EF3FE56954D0B64DE03FC07A7E98A762EE3F6ED1378D70CDDC3F"> : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<9xcomplex<f64>>) -> (tensor<9xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.log_plus_one %arg0 : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
}

// -----

// complex: logistic c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<9xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<9xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<9xcomplex<f64>>) -> (tensor<9xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-10 : tensor<9xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<9xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xA73EF27E7536FA3F48095C26E48AE03F5385AA27FBCEF33FCD151F7E50A3F63FFF7CACEB7763D93F53CFD8014A98FA3F61D87EA4267EF23F97A96927AA8FFD3F9853863A7C6CED3F0134B0AAF7DAE53FB2E619D6FE65ED3F18DAB9362FC4D33F403D7669FDA6E43F5198DD676163F33F5D37D14395E2F73F8D7574EB807FFF3FEB6AED05AB78E53F20868EA43959E63F"> : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<9xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xBC8DE0103131EB3F0857FD634CDFB13F93FE609C3F7BEC3FCEBB4A90F739CF3FA45A74B44897E63F5DDF7B7C821EE03FEA506EB46B8CEF3F9A1E9089DDE7D43F183A54CAF591E73F8075A390BD1EC23F8F8E425C1102E73FA1768794182DB03FD1FA7119990EE73FD9A7B13C9B1ED33FB53F4036E1AAF03F0E5FA451D742CE3F866B3FBBF3C7E53F7C88D75A8394C43F"> : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<9xcomplex<f64>>) -> (tensor<9xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<9xcomplex<f64>>
    %1 = stablehlo.exponential %0 : tensor<9xcomplex<f64>>
    %cst = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<9xcomplex<f64>>
    %3 = stablehlo.add %2, %1 : tensor<9xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<9xcomplex<f64>>
    %5 = stablehlo.divide %4, %3 : tensor<9xcomplex<f64>>
    return %5 : tensor<9xcomplex<f64>>
  }
}

// -----

// complex: parts c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3x4xcomplex<f64>>)
    %e:4 = call @expected() : () -> (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>)
    %r:4 = call @program(%i#0) : (tensor<3x4xcomplex<f64>>) -> (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<3x4xf64>, tensor<3x4xf64>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<3x4xf64>, tensor<3x4xf64>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>
    check.expect_close %r#3, %e#3, max_ulp_difference = 0 : tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<3x4xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xF074970BC6B0ECBF92ACF58A7EA700C03AB18F195D120340B0B8FC00D2FCC8BF58232726CA7BEE3F84BC4603978D07C0E800FC5D3A24E43F252A37FAD322F9BF6494BEDA9946F63FE25BFFD3633803C08AE1A50B112D00C0BF0558615360F3BF30142A89C6D6D0BF726691617F5E03408AE081048A4EFBBFFC21E0B5319A0340E06928C7AD15E43F405679498B3DF4BF3CFE91BAA43CEC3FA8539E8D7A8BD43FC0F9F1ABEF5BBD3FD4E0507A5DAFF5BFC86C7A29535FF83F8E027C642E9FF8BF"> : tensor<3x4xcomplex<f64>>
    return %0 : tensor<3x4xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xF074970BC6B0ECBF3AB18F195D12034058232726CA7BEE3FE800FC5D3A24E43F6494BEDA9946F63F8AE1A50B112D00C030142A89C6D6D0BF8AE081048A4EFBBFE06928C7AD15E43F3CFE91BAA43CEC3FC0F9F1ABEF5BBD3FC86C7A29535FF83F"> : tensor<3x4xf64>
    %1 = stablehlo.constant dense<"0x92ACF58A7EA700C0B0B8FC00D2FCC8BF84BC4603978D07C0252A37FAD322F9BFE25BFFD3633803C0BF0558615360F3BF726691617F5E0340FC21E0B5319A0340405679498B3DF4BFA8539E8D7A8BD43FD4E0507A5DAFF5BF8E027C642E9FF8BF"> : tensor<3x4xf64>
    %2 = stablehlo.constant dense<"0xF074970BC6B0ECBF92ACF58A7EA700403AB18F195D120340B0B8FC00D2FCC83F58232726CA7BEE3F84BC4603978D0740E800FC5D3A24E43F252A37FAD322F93F6494BEDA9946F63FE25BFFD3633803408AE1A50B112D00C0BF0558615360F33F30142A89C6D6D0BF726691617F5E03C08AE081048A4EFBBFFC21E0B5319A03C0E06928C7AD15E43F405679498B3DF43F3CFE91BAA43CEC3FA8539E8D7A8BD4BFC0F9F1ABEF5BBD3FD4E0507A5DAFF53FC86C7A29535FF83F8E027C642E9FF83F"> : tensor<3x4xcomplex<f64>>
    %3 = stablehlo.constant dense<"0xF074970BC6B0ECBF92ACF58A7EA700C03AB18F195D120340B0B8FC00D2FCC8BF58232726CA7BEE3F84BC4603978D07C0E800FC5D3A24E43F252A37FAD322F9BF6494BEDA9946F63FE25BFFD3633803C08AE1A50B112D00C0BF0558615360F3BF30142A89C6D6D0BF726691617F5E03408AE081048A4EFBBFFC21E0B5319A0340E06928C7AD15E43F405679498B3DF4BF3CFE91BAA43CEC3FA8539E8D7A8BD43FC0F9F1ABEF5BBD3FD4E0507A5DAFF5BFC86C7A29535FF83F8E027C642E9FF8BF"> : tensor<3x4xcomplex<f64>>
    return %0, %1, %2, %3 : tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<3x4xcomplex<f64>>) -> (tensor<3x4xf64> {jax.result_info = "result[0]"}, tensor<3x4xf64> {jax.result_info = "result[1]"}, tensor<3x4xcomplex<f64>> {jax.result_info = "result[2]"}, tensor<3x4xcomplex<f64>> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.real %arg0 : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xf64>
    %1 = stablehlo.imag %arg0 : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xf64>
    %2 = stablehlo.real %arg0 : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xf64>
    %3 = stablehlo.imag %arg0 : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xf64>
    %4 = stablehlo.negate %3 : tensor<3x4xf64>
    %5 = stablehlo.complex %2, %4 : tensor<3x4xcomplex<f64>>
    %6 = stablehlo.real %arg0 : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xf64>
    %7 = stablehlo.imag %arg0 : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xf64>
    %8 = stablehlo.complex %6, %7 : tensor<3x4xcomplex<f64>>
    return %0, %1, %5, %8 : tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>
  }
}

// -----

// complex: matmul c128
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<3x4xcomplex<f64>>, tensor<4x2xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<3x2xcomplex<f64>>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<3x4xcomplex<f64>>, tensor<4x2xcomplex<f64>>) -> (tensor<3x2xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<3x2xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<3x4xcomplex<f64>>, tensor<4x2xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x40B6A21FFF64BDBF008FC3B4F57A9A3F4607730632D904406CA441A1D3B504405407014CFF940340A0A56B54209DF13F6452A548C2CB02401873256CD02DF23FC06F71C3C3A70440D0AB0E83EB00CBBFE045BC0FD8E9004044F9C7A688FD0040DC4706F817AB00C01CC34C8C301DF03F88E48537353107C0645650EEE59F064079874A2B6909F1BF8BFC3E0C1E5705C0EBB1CDF6B42505C0608E66555C7AEDBFF7EC326FDF9BF9BF883719A5F462EC3FAD9D34CD25A3FDBFE089FFE8755AEFBF"> : tensor<3x4xcomplex<f64>>
    %1 = stablehlo.constant dense<"0x883948E2B5EBE6BF0E7687E6B9B7FDBF78AF12A73B87E8BFEC96A2E11656E33F70CA0276E7A0FE3F7AA386343A7B00C05B3B7A300CB6FABF488C508885CCD83FC86F7BFF2E57F63F986FEA845A3DF23F03FDC39AA758FCBF8687C27A009BF6BF901FB75FCB93E83F17AFD1A23A23F9BF302366D7B1EBDC3F3606E292E743F7BF"> : tensor<4x2xcomplex<f64>>
    return %0, %1 : tensor<3x4xcomplex<f64>>, tensor<4x2xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<3x2xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x3719392067343040E4D771D442A5F43F9E6C57E3276515C0D85A3CD2F06C27C07219DE8CCC5C114080E40EEDBC58EA3F4A6B8FDEF565FB3FD0E6E710E39716409339C836A75B31C07334218FFC482240FCF42CF2E80C224038184171D16B1340"> : tensor<3x2xcomplex<f64>>
    return %0 : tensor<3x2xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<3x4xcomplex<f64>>, %arg1: tensor<4x2xcomplex<f64>>) -> (tensor<3x2xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xcomplex<f64>>, tensor<4x2xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
    return %0 : tensor<3x2xcomplex<f64>>
  }
}

// -----

// complex: sum, prod c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3x4xcomplex<f64>>)
    %e:2 = call @expected() : () -> (tensor<4xcomplex<f64>>, tensor<3xcomplex<f64>>)
    %r:2 = call @program(%i#0) : (tensor<3x4xcomplex<f64>>) -> (tensor<4xcomplex<f64>>, tensor<3xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.001 : tensor<4xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.001 : tensor<3xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<3x4xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xC4F4D566F30806C02C161562846005C0989C9F630650D73F0059D1980708C6BFF0121B84F0ABE53FA499CFCCF38104C03C9DECC62E1A0440B0157A9A422D03C0DEC7FE6E9A5203C0A06FF4E5EA22E6BF455426AE1CD1F0BFB2795941074500C0681299EF95D306408A63DD30007BFCBFA06DEA8DC726D13F88012E11C401D4BF70712F1AA1B3C0BFA8F5217399AC014090F2F6F6F5B2DABF405F20C226920540F0867F829AE2CE3F80A6B026E56CAFBF78A8EFB04907FA3FE0A2B8B65D06F9BF"> : tensor<3x4xcomplex<f64>>
    return %0 : tensor<3x4xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<4xcomplex<f64>>, tensor<3xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xDCD9BBF3633315C0D878E0504B79F2BFC329FC92D8A9F1BFF07FCE39F864DF3F93CFC7B8BB2C0E400187ECBC939E11C096DF904856A11140A813FEFB541811C0"> : tensor<4xcomplex<f64>>
    %1 = stablehlo.constant dense<"0xDBA4679865CC0340A902AA5DB7092C4099AB0ADA9AD21F404A3A9DF1BA04D8BF5CC39B1341DD02C0A9560D69BA830340"> : tensor<3xcomplex<f64>>
    return %0, %1 : tensor<4xcomplex<f64>>, tensor<3xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<3x4xcomplex<f64>>) -> (tensor<4xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<3xcomplex<f64>> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3x4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.multiply across dimensions = [1] : (tensor<3x4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3xcomplex<f64>>
    return %0, %1 : tensor<4xcomplex<f64>>, tensor<3xcomplex<f64>>
  }
}

// -----

// complex: eq c128
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<8xcomplex<f64>>, tensor<8xcomplex<f64>>)
    %e:2 = call @expected() : () -> (tensor<8xi1>, tensor<8xi1>)
    %r:2 = call @program(%i#0, %i#1) : (tensor<8xcomplex<f64>>, tensor<8xcomplex<f64>>) -> (tensor<8xi1>, tensor<8xi1>)
    check.expect_eq %r#0, %e#0 : tensor<8xi1>
    check.expect_eq %r#1, %e#1 : tensor<8xi1>
    return
  }
  func.func private @inputs() -> (tensor<8xcomplex<f64>>, tensor<8xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xE089B241E342D23F52EB7E94BC7BF6BFD0E2DBF4D08CEEBF900828792350E83F6C6D8AA540F2FF3FB90F006E583207C028E9D18B26D8054068DCC0754461F73F7B60E356ED4807C000508D80E1C177BF4A030565812806C0A006D9112EFD0640C8EB121767FFF33F30CA46F3732605401CF1017B16740640380A9719933F02C0"> : tensor<8xcomplex<f64>>
    %1 = stablehlo.constant dense<"0xF2152DA5D176FCBF803EADC1CAB70140ACFDAD8C16F4E63F882D1341EDEAF63FB3E115D8480801C0882D3FACE47EEC3F90BB1CED3704E43FC4418E53E60800C0DCA7A77D34E9F93F675A0783424CFCBFE07BDCA9DDA1C73FF8D2F26E52C1EB3F80260F0A333AD6BFE4FD409C11E9F63F4CAB4207804807408F9D959FB6A3F0BF"> : tensor<8xcomplex<f64>>
    return %0, %1 : tensor<8xcomplex<f64>>, tensor<8xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<8xi1>, tensor<8xi1>) {
    %0 = stablehlo.constant dense<[false, false, false, false, false, false, false, false]> : tensor<8xi1>
    %1 = stablehlo.constant dense<[true, true, true, true, true, true, true, true]> : tensor<8xi1>
    return %0, %1 : tensor<8xi1>, tensor<8xi1>
  }
  func.func private @program(%arg0: tensor<8xcomplex<f64>>, %arg1: tensor<8xcomplex<f64>>) -> (tensor<8xi1> {jax.result_info = "result[0]"}, tensor<8xi1> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<8xcomplex<f64>>, tensor<8xcomplex<f64>>) -> tensor<8xi1>
    %1 = stablehlo.compare NE, %arg0, %arg1, FLOAT : (tensor<8xcomplex<f64>>, tensor<8xcomplex<f64>>) -> tensor<8xi1>
    return %0, %1 : tensor<8xi1>, tensor<8xi1>
  }
}
