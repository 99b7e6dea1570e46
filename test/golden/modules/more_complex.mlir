// more_complex: exp near zero and one c64, 30 of 36 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<30xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<30xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<30xcomplex<f32>>) -> (tensor<30xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<30xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<30xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000000000000000000000006F12833A000000006F1283BA000000000000004000000000000000C00000008000000000000000806F12833A000000806F1283BA000000800000004000000080000000C00000803F000000000000803F6F12833A0000803F6F1283BA0000803F000000400000803F000000C0000080BF00000000000080BF6F12833A000080BF6F1283BA000080BF00000040000080BF000000C00000204000000000000020406F12833A000020406F1283BA000020400000004000002040000000C0000020C000000000000020C06F12833A000020C06F1283BA000020C000000040000020C0000000C0"> : tensor<30xcomplex<f32>>
    return %0 : tensor<30xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<30xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000803F00000000F8FF7F3F6E12833AF8FF7F3F6E1283BA3311D5BEB7C7683F3311D5BEB7C768BF0000803F00000000F8FF7F3F6E12833AF8FF7F3F6E1283BA3311D5BEB7C7683F3311D5BEB7C768BF54F82D40000000004FF82D403225323B4FF82D40322532BB4ECB90BFC5301E404ECB90BFC5301EC0B25ABC3E00000000AC5ABC3EF1DFC039AC5ABC3EF1DFC0B91EC41CBE2245AB3E1EC41CBE2245ABBE7FEB42410000000079EB42411599473C79EB4241159947BC093BA2C07B3D3141093BA2C07B3D31C12E1CA83D00000000291CA83D0C25AC38291CA83D0C25ACB8BEEA0BBDB0DC983DBEEA0BBDB0DC98BD"> : tensor<30xcomplex<f32>>
    return %0 : tensor<30xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<30xcomplex<f32>>) -> (tensor<30xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.exponential %arg0 : tensor<30xcomplex<f32>>
    return %0 : tensor<30xcomplex<f32>>
  }
}

// -----

// more_complex: exp on the cuts c64, 14 of 20 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<14xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<14xcomplex<f32>>) -> (tensor<14xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<14xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<14xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x000040C0000000000000C0BF000000000000C03F0000000000004040000000000000003F00000000000000BF0000000000000000000040C000000080000040C0000000000000C0BF000000800000C0BF000000000000C03F000000800000C03F000000000000003F000000800000003F"> : tensor<14xcomplex<f32>>
    return %0 : tensor<14xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<14xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x86ED4B3D000000003C7C643E00000000FF698F40000000002EAFA041000000004C09D33F0000000098451B3F0000000026707DBFC38110BE26707DBFC38110BEAADE903DD55B7FBFAADE903DD55B7FBFAADE903DD55B7F3FAADE903DD55B7F3F40A9603F4477F53E40A9603F4477F53E"> : tensor<14xcomplex<f32>>
    return %0 : tensor<14xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<14xcomplex<f32>>) -> (tensor<14xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.exponential %arg0 : tensor<14xcomplex<f32>>
    return %0 : tensor<14xcomplex<f32>>
  }
}

// -----

// more_complex: exp at infinity c64, 8 of 12 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<8xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<8xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<8xcomplex<f32>>) -> (tensor<8xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<8xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<8xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x000080FF00000000000000000000807F00000000000080FF000080FF0000803F0000803F0000807F0000C07F00000000000000000000C07F0000C07F0000C07F"> : tensor<8xcomplex<f32>>
    return %0 : tensor<8xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<8xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000C0FF0000C0FF0000C0FF0000C0FF00000000000000000000C0FF0000C0FF0000C07F000000000000C07F0000C07F0000C07F0000C07F"> : tensor<8xcomplex<f32>>
    return %0 : tensor<8xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<8xcomplex<f32>>) -> (tensor<8xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.exponential %arg0 : tensor<8xcomplex<f32>>
    return %0 : tensor<8xcomplex<f32>>
  }
}

// -----

// more_complex: log near zero and one c64, 32 of 36 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<32xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<32xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<32xcomplex<f32>>) -> (tensor<32xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<32xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<32xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x000000006F12833A000000006F1283BA000000000000004000000000000000C0000000806F12833A000000806F1283BA000000800000004000000080000000C00000803F000000000000803F000000800000803F6F12833A0000803F6F1283BA0000803F000000400000803F000000C0000080BF00000000000080BF00000080000080BF6F12833A000080BF6F1283BA000080BF00000040000080BF000000C000002040000000000000204000000080000020406F12833A000020406F1283BA000020400000004000002040000000C0000020C000000000000020C000000080000020C06F12833A000020C06F1283BA000020C000000040000020C0000000C0"> : tensor<32xcomplex<f32>>
    return %0 : tensor<32xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<32xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x550CDDC0DB0FC93F550CDDC0DB0FC9BF1872313FDB0FC93F1872313FDB0FC9BF550CDDC0DB0FC93F550CDDC0DB0FC9BF1872313FDB0FC93F1872313FDB0FC9BF00000000000000000000000000000080BA3706356C12833ABA3706356C1283BA10024E3F0DB78D3F10024E3F0DB78DBF00000000DB0F494000000000DB0F49C0BA37063578FF4840BA37063578FF48C010024E3F5434024010024E3F543402C008926A3F0000000008926A3F0000008009926A3F17B7D13909926A3F17B7D1B91FF2943FD3BB2C3F1FF2943FD3BB2CBF08926A3FDB0F494008926A3FDB0F49C009926A3F4D09494009926A3F4D0949C01FF2943FE6E01D401FF2943FE6E01DC0"> : tensor<32xcomplex<f32>>
    return %0 : tensor<32xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<32xcomplex<f32>>) -> (tensor<32xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.log %arg0 : tensor<32xcomplex<f32>>
    return %0 : tensor<32xcomplex<f32>>
  }
}

// -----

// more_complex: log on the cuts c64, 20 of 20 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<20xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<20xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<20xcomplex<f32>>) -> (tensor<20xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<20xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<20xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x000040C000000000000040C0000000800000C0BF000000000000C0BF000000800000C03F000000000000C03F00000080000040400000000000004040000000800000003F000000000000003F00000080000000BF00000000000000BF0000008000000000000040C000000080000040C0000000000000C0BF000000800000C0BF000000000000C03F000000800000C03F000000000000003F000000800000003F"> : tensor<20xcomplex<f32>>
    return %0 : tensor<20xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<20xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x549F8C3FDB0F4940549F8C3FDB0F49C01F99CF3EDB0F49401F99CF3EDB0F49C01F99CF3E000000001F99CF3E00000080549F8C3F00000000549F8C3F00000080187231BF00000000187231BF00000080187231BFDB0F4940187231BFDB0F49C0549F8C3FDB0FC9BF549F8C3FDB0FC9BF1F99CF3EDB0FC9BF1F99CF3EDB0FC9BF1F99CF3EDB0FC93F1F99CF3EDB0FC93F187231BFDB0FC93F187231BFDB0FC93F"> : tensor<20xcomplex<f32>>
    return %0 : tensor<20xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<20xcomplex<f32>>) -> (tensor<20xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.log %arg0 : tensor<20xcomplex<f32>>
    return %0 : tensor<20xcomplex<f32>>
  }
}

// -----

// more_complex: log at infinity c64, 3 of 12 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<3xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<3xcomplex<f32>>) -> (tensor<3xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<3xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<3xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000C07F00000000000000000000C07F0000C07F0000C07F"> : tensor<3xcomplex<f32>>
    return %0 : tensor<3xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<3xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFF0000C07FFFFFFFFF0000C07FFFFFFFFF0000C07F"> : tensor<3xcomplex<f32>>
    return %0 : tensor<3xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<3xcomplex<f32>>) -> (tensor<3xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.log %arg0 : tensor<3xcomplex<f32>>
    return %0 : tensor<3xcomplex<f32>>
  }
}

// -----

// more_complex: sqrt near zero and one c64, 30 of 36 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<30xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<30xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<30xcomplex<f32>>) -> (tensor<30xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<30xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<30xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000000000000000000000006F12833A000000006F1283BA000000000000004000000000000000C00000008000000000000000806F12833A000000806F1283BA000000800000004000000080000000C00000803F000000000000803F6F12833A0000803F6F1283BA0000803F000000400000803F000000C0000080BF00000000000080BF6F12833A000080BF6F1283BA000080BF00000040000080BF000000C00000204000000000000020406F12833A000020406F1283BA000020400000004000002040000000C0000020C000000000000020C06F12833A000020C06F1283BA000020C000000040000020C0000000C0"> : tensor<30xcomplex<f32>>
    return %0 : tensor<30xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<30xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000000000000000BF2DB73CBF2DB73CBF2DB73CBF2DB7BC0000803F0000803F0000803F000080BF0000000000000000BF2DB73CBF2DB73CBF2DB73CBF2DB7BC0000803F0000803F0000803F000080BF0000803F000000000100803F6E12033A0100803F6E1203BA8AD1A23F3841493F8AD1A23F384149BF000000000000803F6E12033A0100803F6E12033A010080BF3841493F8AD1A23F3841493F8AD1A2BFC262CA3F00000000C262CA3F60CBA539C262CA3F60CBA5B9541ED83FDC9E173F541ED83FDC9E17BF00000000C262CA3F60CBA539C262CA3F60CBA539C262CABFDC9E173F541ED83FDC9E173F541ED8BF"> : tensor<30xcomplex<f32>>
    return %0 : tensor<30xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<30xcomplex<f32>>) -> (tensor<30xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.sqrt %arg0 : tensor<30xcomplex<f32>>
    return %0 : tensor<30xcomplex<f32>>
  }
}

// -----

// more_complex: sqrt on the cuts c64, 14 of 20 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<14xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<14xcomplex<f32>>) -> (tensor<14xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<14xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<14xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x000040C0000000000000C0BF000000000000C03F0000000000004040000000000000003F00000000000000BF0000000000000000000040C000000080000040C0000000000000C0BF000000800000C0BF000000000000C03F000000800000C03F000000000000003F000000800000003F"> : tensor<14xcomplex<f32>>
    return %0 : tensor<14xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<14xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x00000000D7B3DD3F0000000071C49C3F71C49C3F00000000D7B3DD3F00000000F304353F0000000000000000F304353F71C49C3F70C49CBF71C49C3F70C49CBFD7B35D3FD8B35DBFD7B35D3FD8B35DBFD7B35D3FD8B35D3FD7B35D3FD8B35D3F0000003F0000003F0000003F0000003F"> : tensor<14xcomplex<f32>>
    return %0 : tensor<14xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<14xcomplex<f32>>) -> (tensor<14xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.sqrt %arg0 : tensor<14xcomplex<f32>>
    return %0 : tensor<14xcomplex<f32>>
  }
}

// -----

// more_complex: sqrt at infinity c64, 3 of 12 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<3xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<3xcomplex<f32>>) -> (tensor<3xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<3xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<3xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000C07F00000000000000000000C07F0000C07F0000C07F"> : tensor<3xcomplex<f32>>
    return %0 : tensor<3xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<3xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F"> : tensor<3xcomplex<f32>>
    return %0 : tensor<3xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<3xcomplex<f32>>) -> (tensor<3xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.sqrt %arg0 : tensor<3xcomplex<f32>>
    return %0 : tensor<3xcomplex<f32>>
  }
}

// -----

// more_complex: sin near zero and one c64, 30 of 36 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<30xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<30xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<30xcomplex<f32>>) -> (tensor<30xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<30xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<30xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000006F12833A000000006F1283BA000000000000004000000000000000C00000803F000000000000803F000000800000803F6F12833A0000803F6F1283BA0000803F000000400000803F000000C0000080BF00000000000080BF00000080000080BF6F12833A000080BF6F1283BA000080BF00000040000080BF000000C000002040000000000000204000000080000020406F12833A000020406F1283BA000020400000004000002040000000C0000020C000000000000020C000000080000020C06F12833A000020C06F1283BA000020C000000040000020C0000000C0"> : tensor<30xcomplex<f32>>
    return %0 : tensor<30xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<30xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000007012833A00000000701283BA000000007B1E6840000000007B1E68C0A46A573F00000000A46A573F00000080AB6A573F14A30D3AAB6A573F14A30DBA1E9C4A4034D4FA3F1E9C4A4034D4FABFA46A57BF00000000A46A57BF00000080AB6A57BF14A30D3AAB6A57BF14A30DBA1E9C4AC034D4FA3F1E9C4AC034D4FABF7835193F000000807835193F000000007D35193FD80352BA7D35193FD803523AB6191040F0F539C0B6191040F0F53940783519BF00000080783519BF000000007D3519BFD80352BA7D3519BFD803523AB61910C0F0F539C0B61910C0F0F53940"> : tensor<30xcomplex<f32>>
    return %0 : tensor<30xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<30xcomplex<f32>>) -> (tensor<30xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.real %arg0 : (tensor<30xcomplex<f32>>) -> tensor<30xf32>
    %1 = stablehlo.imag %arg0 : (tensor<30xcomplex<f32>>) -> tensor<30xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<30xf32>, tensor<30xf32>) -> tensor<30xi1>
    %4 = stablehlo.sine %0 : tensor<30xf32>
    %5 = stablehlo.cosine %0 : tensor<30xf32>
    %6 = stablehlo.exponential_minus_one %1 : tensor<30xf32>
    %7 = stablehlo.negate %1 : tensor<30xf32>
    %8 = stablehlo.exponential_minus_one %7 : tensor<30xf32>
    %9 = stablehlo.subtract %6, %8 : tensor<30xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %11 = stablehlo.divide %9, %10 : tensor<30xf32>
    %12 = stablehlo.add %6, %8 : tensor<30xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %14 = stablehlo.add %12, %13 : tensor<30xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %16 = stablehlo.divide %14, %15 : tensor<30xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<30xf32>
    %18 = stablehlo.multiply %5, %11 : tensor<30xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %20 = stablehlo.complex %19, %18 : tensor<30xcomplex<f32>>
    %21 = stablehlo.complex %17, %18 : tensor<30xcomplex<f32>>
    %22 = stablehlo.select %3, %20, %21 : tensor<30xi1>, tensor<30xcomplex<f32>>
    return %22 : tensor<30xcomplex<f32>>
  }
}

// -----

// more_complex: sin on the cuts c64, 16 of 20 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<16xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<16xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<16xcomplex<f32>>) -> (tensor<16xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<16xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<16xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x000040C000000000000040C0000000800000C0BF000000000000C0BF000000800000C03F000000000000C03F00000080000040400000000000004040000000800000003F000000000000003F00000080000000BF00000000000000BF0000008000000000000040C0000000000000C0BF000000000000C03F000000000000003F"> : tensor<16xcomplex<f32>>
    return %0 : tensor<16xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<16xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xC38110BE00000080C38110BE00000000D55B7FBF00000000D55B7FBF00000080D55B7F3F00000000D55B7F3F00000080C381103E00000080C381103E000000004477F53E000000004477F53E000000804477F5BE000000004477F5BE0000008000000000374920C1000000001D4608C0000000001D460840000000008066053F"> : tensor<16xcomplex<f32>>
    return %0 : tensor<16xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<16xcomplex<f32>>) -> (tensor<16xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.real %arg0 : (tensor<16xcomplex<f32>>) -> tensor<16xf32>
    %1 = stablehlo.imag %arg0 : (tensor<16xcomplex<f32>>) -> tensor<16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %4 = stablehlo.sine %0 : tensor<16xf32>
    %5 = stablehlo.cosine %0 : tensor<16xf32>
    %6 = stablehlo.exponential_minus_one %1 : tensor<16xf32>
    %7 = stablehlo.negate %1 : tensor<16xf32>
    %8 = stablehlo.exponential_minus_one %7 : tensor<16xf32>
    %9 = stablehlo.subtract %6, %8 : tensor<16xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %11 = stablehlo.divide %9, %10 : tensor<16xf32>
    %12 = stablehlo.add %6, %8 : tensor<16xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %14 = stablehlo.add %12, %13 : tensor<16xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %16 = stablehlo.divide %14, %15 : tensor<16xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<16xf32>
    %18 = stablehlo.multiply %5, %11 : tensor<16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %20 = stablehlo.complex %19, %18 : tensor<16xcomplex<f32>>
    %21 = stablehlo.complex %17, %18 : tensor<16xcomplex<f32>>
    %22 = stablehlo.select %3, %20, %21 : tensor<16xi1>, tensor<16xcomplex<f32>>
    return %22 : tensor<16xcomplex<f32>>
  }
}

// -----

// more_complex: sin at infinity c64, 4 of 12 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<4xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<4xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<4xcomplex<f32>>) -> (tensor<4xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<4xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<4xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000807F0000803F000080FF0000803F000000000000C07F0000C07F0000C07F"> : tensor<4xcomplex<f32>>
    return %0 : tensor<4xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<4xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000C0FF0000C0FF0000C0FF0000C0FF000000000000C07F0000C07F0000C07F"> : tensor<4xcomplex<f32>>
    return %0 : tensor<4xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<4xcomplex<f32>>) -> (tensor<4xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.real %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %1 = stablehlo.imag %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %4 = stablehlo.sine %0 : tensor<4xf32>
    %5 = stablehlo.cosine %0 : tensor<4xf32>
    %6 = stablehlo.exponential_minus_one %1 : tensor<4xf32>
    %7 = stablehlo.negate %1 : tensor<4xf32>
    %8 = stablehlo.exponential_minus_one %7 : tensor<4xf32>
    %9 = stablehlo.subtract %6, %8 : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %11 = stablehlo.divide %9, %10 : tensor<4xf32>
    %12 = stablehlo.add %6, %8 : tensor<4xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %14 = stablehlo.add %12, %13 : tensor<4xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %16 = stablehlo.divide %14, %15 : tensor<4xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<4xf32>
    %18 = stablehlo.multiply %5, %11 : tensor<4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %20 = stablehlo.complex %19, %18 : tensor<4xcomplex<f32>>
    %21 = stablehlo.complex %17, %18 : tensor<4xcomplex<f32>>
    %22 = stablehlo.select %3, %20, %21 : tensor<4xi1>, tensor<4xcomplex<f32>>
    return %22 : tensor<4xcomplex<f32>>
  }
}

// -----

// more_complex: cos near zero and one c64, 30 of 36 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<30xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<30xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<30xcomplex<f32>>) -> (tensor<30xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<30xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<30xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000000000000080000000006F1283BA00000000000000C00000008000000000000000806F12833A00000080000000400000803F000000000000803F000000800000803F6F12833A0000803F6F1283BA0000803F000000400000803F000000C0000080BF00000000000080BF00000080000080BF6F12833A000080BF6F1283BA000080BF00000040000080BF000000C000002040000000000000204000000080000020406F12833A000020406F1283BA000020400000004000002040000000C0000020C000000000000020C000000080000020C06F12833A000020C06F1283BA000020C000000040000020C0000000C0"> : tensor<30xcomplex<f32>>
    return %0 : tensor<30xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<30xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000803F000000000400803F00000000D1C77040000000000000803F000000000400803F00000000D1C770400000000040510A3F0000008040510A3F0000000044510A3F2B965CBA44510A3F2B965C3A221802404B5243C0221802404B52434040510A3F0000000040510A3F0000008044510A3F2B965C3A44510A3F2B965CBA221802404B524340221802404B5243C0BF174DBF00000080BF174DBF00000000C5174DBFCAE21CBAC5174DBFCAE21C3A58E640C0B3EA0AC058E640C0B3EA0A40BF174DBF00000000BF174DBF00000080C5174DBFCAE21C3AC5174DBFCAE21CBA58E640C0B3EA0A4058E640C0B3EA0AC0"> : tensor<30xcomplex<f32>>
    return %0 : tensor<30xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<30xcomplex<f32>>) -> (tensor<30xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.real %arg0 : (tensor<30xcomplex<f32>>) -> tensor<30xf32>
    %1 = stablehlo.imag %arg0 : (tensor<30xcomplex<f32>>) -> tensor<30xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<30xf32>, tensor<30xf32>) -> tensor<30xi1>
    %4 = stablehlo.sine %0 : tensor<30xf32>
    %5 = stablehlo.cosine %0 : tensor<30xf32>
    %6 = stablehlo.exponential_minus_one %1 : tensor<30xf32>
    %7 = stablehlo.negate %1 : tensor<30xf32>
    %8 = stablehlo.exponential_minus_one %7 : tensor<30xf32>
    %9 = stablehlo.subtract %6, %8 : tensor<30xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %11 = stablehlo.divide %9, %10 : tensor<30xf32>
    %12 = stablehlo.add %6, %8 : tensor<30xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %14 = stablehlo.add %12, %13 : tensor<30xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %16 = stablehlo.divide %14, %15 : tensor<30xf32>
    %17 = stablehlo.multiply %5, %16 : tensor<30xf32>
    %18 = stablehlo.negate %4 : tensor<30xf32>
    %19 = stablehlo.multiply %18, %11 : tensor<30xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %21 = stablehlo.complex %17, %20 : tensor<30xcomplex<f32>>
    %22 = stablehlo.complex %17, %19 : tensor<30xcomplex<f32>>
    %23 = stablehlo.select %3, %21, %22 : tensor<30xi1>, tensor<30xcomplex<f32>>
    return %23 : tensor<30xcomplex<f32>>
  }
}

// -----

// more_complex: cos on the cuts c64, 16 of 20 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<16xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<16xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<16xcomplex<f32>>) -> (tensor<16xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<16xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<16xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x000040C000000000000040C0000000800000C0BF000000000000C0BF000000800000C03F000000000000C03F00000080000040400000000000004040000000800000003F000000000000003F00000080000000BF00000000000000BF0000008000000000000040C0000000000000C0BF000000800000C03F000000800000003F"> : tensor<16xcomplex<f32>>
    return %0 : tensor<16xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<16xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x26707DBF0000000026707DBF00000080AADE903D00000000AADE903D00000080AADE903D00000080AADE903D0000000026707DBF0000008026707DBF0000000040A9603F0000008040A9603F0000000040A9603F0000000040A9603F000000802515214100000000E18D164000000000E18D1640000000000C56903F00000000"> : tensor<16xcomplex<f32>>
    return %0 : tensor<16xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<16xcomplex<f32>>) -> (tensor<16xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.real %arg0 : (tensor<16xcomplex<f32>>) -> tensor<16xf32>
    %1 = stablehlo.imag %arg0 : (tensor<16xcomplex<f32>>) -> tensor<16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %4 = stablehlo.sine %0 : tensor<16xf32>
    %5 = stablehlo.cosine %0 : tensor<16xf32>
    %6 = stablehlo.exponential_minus_one %1 : tensor<16xf32>
    %7 = stablehlo.negate %1 : tensor<16xf32>
    %8 = stablehlo.exponential_minus_one %7 : tensor<16xf32>
    %9 = stablehlo.subtract %6, %8 : tensor<16xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %11 = stablehlo.divide %9, %10 : tensor<16xf32>
    %12 = stablehlo.add %6, %8 : tensor<16xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %14 = stablehlo.add %12, %13 : tensor<16xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %16 = stablehlo.divide %14, %15 : tensor<16xf32>
    %17 = stablehlo.multiply %5, %16 : tensor<16xf32>
    %18 = stablehlo.negate %4 : tensor<16xf32>
    %19 = stablehlo.multiply %18, %11 : tensor<16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %21 = stablehlo.complex %17, %20 : tensor<16xcomplex<f32>>
    %22 = stablehlo.complex %17, %19 : tensor<16xcomplex<f32>>
    %23 = stablehlo.select %3, %21, %22 : tensor<16xi1>, tensor<16xcomplex<f32>>
    return %23 : tensor<16xcomplex<f32>>
  }
}

// -----

// more_complex: cos at infinity c64, 4 of 12 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<4xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<4xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<4xcomplex<f32>>) -> (tensor<4xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<4xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<4xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000807F0000803F000080FF0000803F000000000000C07F0000C07F0000C07F"> : tensor<4xcomplex<f32>>
    return %0 : tensor<4xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<4xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000C0FF0000C07F0000C0FF0000C07F0000C07F000000000000C07F0000C07F"> : tensor<4xcomplex<f32>>
    return %0 : tensor<4xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<4xcomplex<f32>>) -> (tensor<4xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.real %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %1 = stablehlo.imag %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %4 = stablehlo.sine %0 : tensor<4xf32>
    %5 = stablehlo.cosine %0 : tensor<4xf32>
    %6 = stablehlo.exponential_minus_one %1 : tensor<4xf32>
    %7 = stablehlo.negate %1 : tensor<4xf32>
    %8 = stablehlo.exponential_minus_one %7 : tensor<4xf32>
    %9 = stablehlo.subtract %6, %8 : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %11 = stablehlo.divide %9, %10 : tensor<4xf32>
    %12 = stablehlo.add %6, %8 : tensor<4xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %14 = stablehlo.add %12, %13 : tensor<4xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %16 = stablehlo.divide %14, %15 : tensor<4xf32>
    %17 = stablehlo.multiply %5, %16 : tensor<4xf32>
    %18 = stablehlo.negate %4 : tensor<4xf32>
    %19 = stablehlo.multiply %18, %11 : tensor<4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %21 = stablehlo.complex %17, %20 : tensor<4xcomplex<f32>>
    %22 = stablehlo.complex %17, %19 : tensor<4xcomplex<f32>>
    %23 = stablehlo.select %3, %21, %22 : tensor<4xi1>, tensor<4xcomplex<f32>>
    return %23 : tensor<4xcomplex<f32>>
  }
}

// -----

// more_complex: tan near zero and one c64, 30 of 36 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<30xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<30xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<30xcomplex<f32>>) -> (tensor<30xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<30xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<30xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000006F12833A000000006F1283BA000000000000004000000000000000C00000803F000000000000803F000000800000803F6F12833A0000803F6F1283BA0000803F000000400000803F000000C0000080BF00000000000080BF00000080000080BF6F12833A000080BF6F1283BA000080BF00000040000080BF000000C000002040000000000000204000000080000020406F12833A000020406F1283BA000020400000004000002040000000C0000020C000000000000020C000000080000020C06F12833A000020C06F1283BA000020C000000040000020C0000000C0"> : tensor<30xcomplex<f32>>
    return %0 : tensor<30xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<30xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000006D12833A000000006D1283BA0000000083CA763F0000000083CA76BF2359C73F000000002359C73F00000080F558C73F847E603BF558C73F847E60BB517F0A3DC2E4813F517F0A3DC2E481BF2359C7BF000000002359C7BF00000080F558C7BF847E603BF558C7BF847E60BB517F0ABDC2E4813F517F0ABDC2E481BFDA3C3FBF00000000DA3C3FBF00000080C63C3FBF3037CC3AC63C3FBF3037CCBA095A0EBDBE327D3F095A0EBDBE327DBFDA3C3F3F00000000DA3C3F3F00000080C63C3F3F3037CC3AC63C3F3F3037CCBA095A0E3DBE327D3F095A0E3DBE327DBF"> : tensor<30xcomplex<f32>>
    return %0 : tensor<30xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<30xcomplex<f32>>) -> (tensor<30xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.tan %arg0 : tensor<30xcomplex<f32>>
    return %0 : tensor<30xcomplex<f32>>
  }
}

// -----

// more_complex: tan on the cuts c64, 16 of 20 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<16xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<16xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<16xcomplex<f32>>) -> (tensor<16xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<16xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<16xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x000040C000000000000040C0000000800000C0BF000000000000C0BF000000800000C03F000000000000C03F00000080000040400000000000004040000000800000003F000000000000003F00000080000000BF00000000000000BF0000008000000000000040C0000000000000C0BF000000000000C03F000000000000003F"> : tensor<16xcomplex<f32>>
    return %0 : tensor<16xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<16xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xB8F7113E00000000B8F7113E000000806B9F61C1000000006B9F61C1000000806B9F6141000000006B9F614100000080B8F711BE00000000B8F711BE000000807BDA0B3F000000007BDA0B3F000000807BDA0BBF000000007BDA0BBF0000008000000000E9BB7EBF00000000CBB767BF00000000CBB7673F000000009F9AEC3E"> : tensor<16xcomplex<f32>>
    return %0 : tensor<16xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<16xcomplex<f32>>) -> (tensor<16xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.tan %arg0 : tensor<16xcomplex<f32>>
    return %0 : tensor<16xcomplex<f32>>
  }
}

// -----

// more_complex: tan at infinity c64, 8 of 12 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<8xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<8xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<8xcomplex<f32>>) -> (tensor<8xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<8xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<8xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x000000000000807F00000000000080FF0000807F0000803F000080FF0000803F0000803F0000807F0000807F0000807F000000000000C07F0000C07F0000C07F"> : tensor<8xcomplex<f32>>
    return %0 : tensor<8xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<8xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x000000000000803F00000000000080BF0000C0FF0000C0FF0000C0FF0000C0FF000000000000803F000000000000803F000000000000C07F0000C07F0000C0FF"> : tensor<8xcomplex<f32>>
    return %0 : tensor<8xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<8xcomplex<f32>>) -> (tensor<8xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.tan %arg0 : tensor<8xcomplex<f32>>
    return %0 : tensor<8xcomplex<f32>>
  }
}

// -----

// more_complex: sinh near zero and one c64, 25 of 36 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<25xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<25xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<25xcomplex<f32>>) -> (tensor<25xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<25xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<25xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000000000000000000000006F12833A000000006F1283BA000000800000004000000080000000C00000803F000000000000803F6F12833A0000803F6F1283BA0000803F000000400000803F000000C0000080BF00000000000080BF6F12833A000080BF6F1283BA000080BF00000040000080BF000000C00000204000000000000020406F12833A000020406F1283BA000020400000004000002040000000C0000020C000000000000020C06F12833A000020C06F1283BA000020C000000040000020C0000000C0"> : tensor<25xcomplex<f32>>
    return %0 : tensor<25xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<25xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000000000000000000000006E12833A000000006E1283BA00000000B7C7683F00000000B7C768BFFE6C963F00000000FA6C963F3041CA3AFA6C963F3041CABA9465FABE6999B33F9465FABE6999B3BFFE6C96BF00000000FA6C96BF3041CA3AFA6C96BF3041CABA9465FA3E6999B33F9465FA3E6999B3BF479BC14000000000419BC1405FF1C83B419BC1405FF1C8BB342321C0346FB240342321C0346FB2C0479BC1C000000000419BC1C05FF1C83B419BC1C05FF1C8BB34232140346FB24034232140346FB2C0"> : tensor<25xcomplex<f32>>
    return %0 : tensor<25xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<25xcomplex<f32>>) -> (tensor<25xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = chlo.sinh %arg0 : tensor<25xcomplex<f32>> -> tensor<25xcomplex<f32>>
    return %0 : tensor<25xcomplex<f32>>
  }
}

// -----

// more_complex: sinh on the cuts c64, 10 of 20 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<10xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<10xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<10xcomplex<f32>>) -> (tensor<10xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<10xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<10xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x000040C0000000000000C0BF000000000000C03F0000000000004040000000000000003F00000000000000BF0000000000000080000040C0000000000000C0BF000000000000C03F000000000000003F"> : tensor<10xcomplex<f32>>
    return %0 : tensor<10xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<10xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x374920C1000000001D4608C0000000001D4608400000000037492041000000008066053F00000000806605BF0000000000000000C38110BE00000000D55B7FBF00000000D55B7F3F000000004477F53E"> : tensor<10xcomplex<f32>>
    return %0 : tensor<10xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<10xcomplex<f32>>) -> (tensor<10xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = chlo.sinh %arg0 : tensor<10xcomplex<f32>> -> tensor<10xcomplex<f32>>
    return %0 : tensor<10xcomplex<f32>>
  }
}

// -----

// more_complex: sinh at infinity c64, 3 of 12 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<3xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<3xcomplex<f32>>) -> (tensor<3xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<3xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<3xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000803F0000807F0000C07F000000000000C07F0000C07F"> : tensor<3xcomplex<f32>>
    return %0 : tensor<3xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<3xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000C0FF0000C0FF0000C07F000000000000C07F0000C07F"> : tensor<3xcomplex<f32>>
    return %0 : tensor<3xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<3xcomplex<f32>>) -> (tensor<3xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = chlo.sinh %arg0 : tensor<3xcomplex<f32>> -> tensor<3xcomplex<f32>>
    return %0 : tensor<3xcomplex<f32>>
  }
}

// -----

// more_complex: cosh near zero and one c64, 26 of 36 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<26xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<26xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<26xcomplex<f32>>) -> (tensor<26xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<26xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<26xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000000000000000000000006F12833A00000000000000400000008000000080000000806F1283BA00000080000000C00000803F000000000000803F6F12833A0000803F6F1283BA0000803F000000400000803F000000C0000080BF00000080000080BF6F12833A000080BF6F1283BA000080BF00000040000080BF000000C00000204000000000000020406F12833A000020406F1283BA000020400000004000002040000000C0000020C000000080000020C06F12833A000020C06F1283BA000020C000000040000020C0000000C0"> : tensor<26xcomplex<f32>>
    return %0 : tensor<26xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<26xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000803F00000000F8FF7F3F000000003311D5BE000000000000803F00000000F8FF7F3F000000003311D5BE00000000AA83C53F00000000A483C53F34099A3AA483C53F34099ABAD26324BF21C8883FD26324BF21C888BFAA83C53F00000000A483C53F34099ABAA483C53F34099A3AD26324BF21C888BFD26324BF21C8883FB73BC44000000000B13BC440CB40C63BB13BC440CB40C6BBDE5223C0C20BB040DE5223C0C20BB0C0B73BC44000000000B13BC440CB40C6BBB13BC440CB40C63BDE5223C0C20BB0C0DE5223C0C20BB040"> : tensor<26xcomplex<f32>>
    return %0 : tensor<26xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<26xcomplex<f32>>) -> (tensor<26xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = chlo.cosh %arg0 : tensor<26xcomplex<f32>> -> tensor<26xcomplex<f32>>
    return %0 : tensor<26xcomplex<f32>>
  }
}

// -----

// more_complex: cosh on the cuts c64, 10 of 20 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<10xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<10xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<10xcomplex<f32>>) -> (tensor<10xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<10xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<10xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x000040C0000000800000C0BF000000800000C03F0000000000004040000000000000003F00000000000000BF0000008000000080000040C0000000800000C0BF000000000000C03F000000000000003F"> : tensor<10xcomplex<f32>>
    return %0 : tensor<10xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<10xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x2515214100000000E18D164000000000E18D16400000000025152141000000000C56903F000000000C56903F0000000026707DBF00000000AADE903D00000000AADE903D0000000040A9603F00000000"> : tensor<10xcomplex<f32>>
    return %0 : tensor<10xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<10xcomplex<f32>>) -> (tensor<10xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = chlo.cosh %arg0 : tensor<10xcomplex<f32>> -> tensor<10xcomplex<f32>>
    return %0 : tensor<10xcomplex<f32>>
  }
}

// -----

// more_complex: cosh at infinity c64, 3 of 12 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<3xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<3xcomplex<f32>>) -> (tensor<3xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<3xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<3xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000803F0000807F0000C07F000000000000C07F0000C07F"> : tensor<3xcomplex<f32>>
    return %0 : tensor<3xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<3xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000C0FF0000C0FF0000C07F000000000000C07F0000C07F"> : tensor<3xcomplex<f32>>
    return %0 : tensor<3xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<3xcomplex<f32>>) -> (tensor<3xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = chlo.cosh %arg0 : tensor<3xcomplex<f32>> -> tensor<3xcomplex<f32>>
    return %0 : tensor<3xcomplex<f32>>
  }
}

// -----

// more_complex: tanh near zero and one c64, 30 of 36 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<30xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<30xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<30xcomplex<f32>>) -> (tensor<30xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<30xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<30xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000000000000000000000006F12833A000000006F1283BA000000000000004000000000000000C00000008000000000000000806F12833A000000806F1283BA000000800000004000000080000000C00000803F000000000000803F6F12833A0000803F6F1283BA0000803F000000400000803F000000C0000080BF00000000000080BF6F12833A000080BF6F1283BA000080BF00000040000080BF000000C00000204000000000000020406F12833A000020406F1283BA000020400000004000002040000000C0000020C000000000000020C06F12833A000020C06F1283BA000020C000000040000020C0000000C0"> : tensor<30xcomplex<f32>>
    return %0 : tensor<30xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<30xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000000000000000000000007212833A00000000721283BA00000000B1D70BC000000000B1D70B400000008000000000000000807212833A00000080721283BA00000080B1D70BC000000080B1D70B40D6F7423F00000000DBF7423FFF2FDC39DBF7423FFF2FDCB99D57953F1B4D79BE9D57953F1B4D793ED6F742BF00000000DBF742BFFF2FDC39DBF742BFFF2FDCB99D5795BF1B4D79BE9D5795BF1B4D793EC0927C3F00000000C0927C3F5612DF37C0927C3F5612DFB72E20813F259228BC2E20813F2592283CC0927CBF00000000C0927CBF5612DF37C0927CBF5612DFB72E2081BF259228BC2E2081BF2592283C"> : tensor<30xcomplex<f32>>
    return %0 : tensor<30xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<30xcomplex<f32>>) -> (tensor<30xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.tanh %arg0 : tensor<30xcomplex<f32>>
    return %0 : tensor<30xcomplex<f32>>
  }
}

// -----

// more_complex: tanh on the cuts c64, 14 of 20 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<14xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<14xcomplex<f32>>) -> (tensor<14xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<14xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<14xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x000040C0000000000000C0BF000000000000C03F0000000000004040000000000000003F00000000000000BF0000000000000000000040C000000080000040C0000000000000C0BF000000800000C0BF000000000000C03F000000800000C03F000000000000003F000000800000003F"> : tensor<14xcomplex<f32>>
    return %0 : tensor<14xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<14xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xE9BB7EBF00000000CBB767BF00000000CBB7673F00000000E9BB7E3F000000009F9AEC3E000000009F9AECBE0000000000000000B8F7113E00000080B8F7113E000000006B9F61C1000000806B9F61C1000000006B9F6141000000806B9F6141000000007BDA0B3F000000807BDA0B3F"> : tensor<14xcomplex<f32>>
    return %0 : tensor<14xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<14xcomplex<f32>>) -> (tensor<14xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.tanh %arg0 : tensor<14xcomplex<f32>>
    return %0 : tensor<14xcomplex<f32>>
  }
}

// -----

// more_complex: tanh at infinity c64, 9 of 12 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<9xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<9xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<9xcomplex<f32>>) -> (tensor<9xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<9xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<9xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000807F00000000000080FF000000000000807F0000803F000080FF0000803F0000803F0000807F0000807F0000807F000080FF0000807F0000C07F000000000000C07F0000C07F"> : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<9xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000803F00000000000080BF000000000000803F00000000000080BF000000000000C07F0000C0FF0000803F00000000000080BF000000000000C07F000000000000C07F0000C07F"> : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<9xcomplex<f32>>) -> (tensor<9xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.tanh %arg0 : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
}

// -----

// more_complex: asin near zero and one c64, 30 of 36 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<30xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<30xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<30xcomplex<f32>>) -> (tensor<30xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<30xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<30xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000000000000000000000006F12833A000000006F1283BA000000000000004000000000000000C00000008000000000000000806F12833A000000806F1283BA000000800000004000000080000000C00000803F000000000000803F6F12833A0000803F6F1283BA0000803F000000400000803F000000C0000080BF00000000000080BF6F12833A000080BF6F1283BA000080BF00000040000080BF000000C00000204000000000000020406F12833A000020406F1283BA000020400000004000002040000000C0000020C000000000000020C06F12833A000020C06F1283BA000020C000000040000020C0000000C0"> : tensor<30xcomplex<f32>>
    return %0 : tensor<30xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<30xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000000000000000000000006E12833A000000006E1283BA000000000CC9B83F000000000CC9B8BF0000008000000000000000806E12833A000000806E1283BA000000800CC9B83F000000800CC9B8BFDB0FC93F00000000BA03C53FA689013DBA03C53FA68901BD0BAADA3E36A8C33F0BAADA3E36A8C3BFDB0FC9BF00000000BA03C5BFA689013DBA03C5BFA68901BD0BAADABE36A8C33F0BAADABE36A8C3BFDB0FC93FE18CC83F8E01C93FE28CC83F8E01C93FE28CC8BF08365F3F0E17ED3F08365F3F0E17EDBFDB0FC9BFE18CC83F8E01C9BFE28CC83F8E01C9BFE28CC8BF08365FBF0E17ED3F08365FBF0E17EDBF"> : tensor<30xcomplex<f32>>
    return %0 : tensor<30xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<30xcomplex<f32>>) -> (tensor<30xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = chlo.asin %arg0 : tensor<30xcomplex<f32>> -> tensor<30xcomplex<f32>>
    return %0 : tensor<30xcomplex<f32>>
  }
}

// -----

// more_complex: asin on the cuts c64, 14 of 20 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<14xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<14xcomplex<f32>>) -> (tensor<14xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<14xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<14xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x000040C0000000000000C0BF000000000000C03F0000000000004040000000000000003F00000000000000BF0000000000000000000040C000000080000040C0000000000000C0BF000000800000C0BF000000000000C03F000000800000C03F000000000000003F000000800000003F"> : tensor<14xcomplex<f32>>
    return %0 : tensor<14xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<14xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xDB0FC9BFB3A1E13FDB0FC9BF6561763FDB0FC93F6561763FDB0FC93FB3A1E13F920A063F00000000920A06BF0000000000000000DAC2E8BF00000080DAC2E8BF0000000000EE98BF0000008000EE98BF0000000000EE983F0000008000EE983F000000006661F63E000000806661F63E"> : tensor<14xcomplex<f32>>
    return %0 : tensor<14xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<14xcomplex<f32>>) -> (tensor<14xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = chlo.asin %arg0 : tensor<14xcomplex<f32>> -> tensor<14xcomplex<f32>>
    return %0 : tensor<14xcomplex<f32>>
  }
}

// -----

// more_complex: asin at infinity c64, 2 of 12 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<2xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<2xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<2xcomplex<f32>>) -> (tensor<2xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<2xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<2xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000C07F000000000000C07F0000C07F"> : tensor<2xcomplex<f32>>
    return %0 : tensor<2xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<2xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000C07FFFFFFFFF0000C07FFFFFFFFF"> : tensor<2xcomplex<f32>>
    return %0 : tensor<2xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<2xcomplex<f32>>) -> (tensor<2xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = chlo.asin %arg0 : tensor<2xcomplex<f32>> -> tensor<2xcomplex<f32>>
    return %0 : tensor<2xcomplex<f32>>
  }
}

// -----

// more_complex: acos near zero and one c64, 30 of 36 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<30xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<30xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<30xcomplex<f32>>) -> (tensor<30xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<30xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<30xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000000000000000000000006F12833A000000006F1283BA000000000000004000000000000000C00000008000000000000000806F12833A000000806F1283BA000000800000004000000080000000C00000803F000000000000803F6F12833A0000803F6F1283BA0000803F000000400000803F000000C0000080BF00000000000080BF6F12833A000080BF6F1283BA000080BF00000040000080BF000000C00000204000000000000020406F12833A000020406F1283BA000020400000004000002040000000C0000020C000000000000020C06F12833A000020C06F1283BA000020C000000040000020C0000000C0"> : tensor<30xcomplex<f32>>
    return %0 : tensor<30xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<30xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xDB0FC93F00000080DB0FC93F6E1283BADB0FC93F6E12833ADB0FC93F0CC9B8BFDB0FC93F0CC9B83FDB0FC93F00000080DB0FC93F6E1283BADB0FC93F6E12833ADB0FC93F0CC9B8BFDB0FC93F0CC9B83F00000000000000801F84013DA68901BD1F84013DA689013D5865923F36A8C3BF5865923F36A8C33FDB0F494000000080CA094740A68901BDCA094740A689013D5DBAFF3F36A8C3BF5DBAFF3F36A8C33F00000000E18CC8BF6AD1E439E28CC8BF6AD1E439E28CC83FADE9323F0E17EDBFADE9323F0E17ED3FDB0F4940E18CC8BFB4084940E28CC8BFB4084940E28CC83F70551C400E17EDBF70551C400E17ED3F"> : tensor<30xcomplex<f32>>
    return %0 : tensor<30xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<30xcomplex<f32>>) -> (tensor<30xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = chlo.acos %arg0 : tensor<30xcomplex<f32>> -> tensor<30xcomplex<f32>>
    return %0 : tensor<30xcomplex<f32>>
  }
}

// -----

// more_complex: acos on the cuts c64, 14 of 20 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<14xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<14xcomplex<f32>>) -> (tensor<14xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<14xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<14xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x000040C0000000000000C0BF000000000000C03F0000000000004040000000000000003F00000000000000BF0000000000000000000040C000000080000040C0000000000000C0BF000000800000C0BF000000000000C03F000000800000C03F000000000000003F000000800000003F"> : tensor<14xcomplex<f32>>
    return %0 : tensor<14xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<14xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xDB0F4940B3A1E1BFDB0F4940656176BF00000000656176BF00000000B3A1E1BF920A863F00000080920A064000000080DB0FC93FDAC2E83FDB0FC93FDAC2E83FDB0FC93F00EE983FDB0FC93F00EE983FDB0FC93F00EE98BFDB0FC93F00EE98BFDB0FC93F6661F6BEDB0FC93F6661F6BE"> : tensor<14xcomplex<f32>>
    return %0 : tensor<14xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<14xcomplex<f32>>) -> (tensor<14xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = chlo.acos %arg0 : tensor<14xcomplex<f32>> -> tensor<14xcomplex<f32>>
    return %0 : tensor<14xcomplex<f32>>
  }
}

// -----

// more_complex: acos at infinity c64, 2 of 12 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<2xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<2xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<2xcomplex<f32>>) -> (tensor<2xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<2xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<2xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000C07F000000000000C07F0000C07F"> : tensor<2xcomplex<f32>>
    return %0 : tensor<2xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<2xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000C07FFFFFFF7F0000C07FFFFFFF7F"> : tensor<2xcomplex<f32>>
    return %0 : tensor<2xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<2xcomplex<f32>>) -> (tensor<2xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = chlo.acos %arg0 : tensor<2xcomplex<f32>> -> tensor<2xcomplex<f32>>
    return %0 : tensor<2xcomplex<f32>>
  }
}

// -----

// more_complex: atan near zero and one c64, 30 of 36 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<30xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<30xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<30xcomplex<f32>>) -> (tensor<30xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<30xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<30xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000000000000080000000006F12833A000000006F1283BA000000000000004000000000000000C00000008000000080000000806F12833A000000806F1283BA000000800000004000000080000000C00000803F000000800000803F6F12833A0000803F6F1283BA0000803F000000400000803F000000C0000080BF00000080000080BF6F12833A000080BF6F1283BA000080BF00000040000080BF000000C00000204000000080000020406F12833A000020406F1283BA000020400000004000002040000000C0000020C000000080000020C06F12833A000020C06F1283BA000020C000000040000020C0000000C0"> : tensor<30xcomplex<f32>>
    return %0 : tensor<30xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<30xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000000000000080000000007112833A00000000711283BADB0FC93F549F0C3FDB0FC93F549F0CBF0000008000000080000000807112833A00000080711283BADB0FC9BF549F0C3FDB0FC9BF549F0CBFDB0F493F00000080DE0F493F6D12033ADE0F493F6D1203BA7463AB3F1002CE3E7463AB3F1002CEBEDB0F49BF00000080DE0F49BF6D12033ADE0F49BF6D1203BA7463ABBF1002CE3E7463ABBF1002CEBE6C5B983F000000806C5B983F94A110396C5B983F94A110B9BC58A93F225B3E3EBC58A93F225B3EBE6C5B98BF000000806C5B98BF94A110396C5B98BF94A110B9BC58A9BF225B3E3EBC58A9BF225B3EBE"> : tensor<30xcomplex<f32>>
    return %0 : tensor<30xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<30xcomplex<f32>>) -> (tensor<30xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = chlo.atan %arg0 : tensor<30xcomplex<f32>> -> tensor<30xcomplex<f32>>
    return %0 : tensor<30xcomplex<f32>>
  }
}

// -----

// more_complex: atan on the cuts c64, 14 of 20 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<14xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<14xcomplex<f32>>) -> (tensor<14xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<14xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<14xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x000040C0000000800000C0BF000000800000C03F0000008000004040000000800000003F00000080000000BF0000008000000000000040C000000080000040C0000000000000C0BF000000800000C0BF000000000000C03F000000800000C03F000000000000003F000000800000003F"> : tensor<14xcomplex<f32>>
    return %0 : tensor<14xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<14xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xBCE09FBF000000805E987BBF000000805E987B3F00000080BCE09F3F000000803863ED3E000000803863EDBE00000080DB0FC93F1872B1BEDB0FC9BF1872B1BEDB0FC93F10024EBFDB0FC9BF10024EBFDB0FC93F10024E3FDB0FC9BF10024E3F00000000549F0C3F00000080549F0C3F"> : tensor<14xcomplex<f32>>
    return %0 : tensor<14xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<14xcomplex<f32>>) -> (tensor<14xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = chlo.atan %arg0 : tensor<14xcomplex<f32>> -> tensor<14xcomplex<f32>>
    return %0 : tensor<14xcomplex<f32>>
  }
}

// -----

// more_complex: atan at infinity c64, 7 of 12 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<7xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<7xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<7xcomplex<f32>>) -> (tensor<7xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<7xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<7xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x000000000000807F00000000000080FF0000807F0000803F000080FF0000803F0000803F0000807F0000807F0000807F000080FF0000807F"> : tensor<7xcomplex<f32>>
    return %0 : tensor<7xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<7xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xDB0FC93F00000000DB0FC93F00000080DB0FC93F00000000DB0FC9BF00000000DB0FC93F00000000DB0FC93F00000000DB0FC9BF00000000"> : tensor<7xcomplex<f32>>
    return %0 : tensor<7xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<7xcomplex<f32>>) -> (tensor<7xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = chlo.atan %arg0 : tensor<7xcomplex<f32>> -> tensor<7xcomplex<f32>>
    return %0 : tensor<7xcomplex<f32>>
  }
}

// -----

// more_complex: asinh near zero and one c64, 30 of 36 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<30xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<30xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<30xcomplex<f32>>) -> (tensor<30xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<30xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<30xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000006F12833A000000006F1283BA000000000000004000000000000000C00000803F000000000000803F000000800000803F6F12833A0000803F6F1283BA0000803F000000400000803F000000C0000080BF00000000000080BF00000080000080BF6F12833A000080BF6F1283BA000080BF00000040000080BF000000C000002040000000000000204000000080000020406F12833A000020406F1283BA000020400000004000002040000000C0000020C000000000000020C000000080000020C06F12833A000020C06F1283BA000020C000000040000020C0000000C0"> : tensor<30xcomplex<f32>>
    return %0 : tensor<30xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<30xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000007012833A00000000701283BA1492A83FDB0FC93F1492A83FDB0FC9BFB4A1613F00000000B4A1613F00000080B5A1613F225D393AB5A1613F225D39BAB713BC3FCD1E883FB713BC3FCD1E88BFB4A161BF00000000B4A161BF00000080B5A161BF225D393AB5A161BF225D39BAB713BCBFCD1E883FB713BCBFCD1E88BF78D8D23F0000000078D8D23F000000807AD8D23F36B7C2397AD8D23F36B7C2B9FE73EE3FC1BF263FFE73EE3FC1BF26BF78D8D2BF0000000078D8D2BF000000807AD8D2BF36B7C2397AD8D2BF36B7C2B9FE73EEBFC1BF263FFE73EEBFC1BF26BF"> : tensor<30xcomplex<f32>>
    return %0 : tensor<30xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<30xcomplex<f32>>) -> (tensor<30xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = chlo.asinh %arg0 : tensor<30xcomplex<f32>> -> tensor<30xcomplex<f32>>
    return %0 : tensor<30xcomplex<f32>>
  }
}

// -----

// more_complex: asinh on the cuts c64, 16 of 20 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<16xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<16xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<16xcomplex<f32>>) -> (tensor<16xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<16xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<16xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x000040C000000000000040C0000000800000C0BF000000000000C0BF000000800000C03F000000000000C03F00000080000040400000000000004040000000800000003F000000000000003F00000080000000BF00000000000000BF0000008000000000000040C0000000000000C0BF000000000000C03F000000000000003F"> : tensor<16xcomplex<f32>>
    return %0 : tensor<16xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<16xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xDAC2E8BF00000000DAC2E8BF0000008000EE98BF0000000000EE98BF0000008000EE983F0000000000EE983F00000080DAC2E83F00000000DAC2E83F000000806661F63E000000006661F63E000000806661F6BE000000006661F6BE00000080B3A1E13FDB0FC9BF6561763FDB0FC9BF6561763FDB0FC93F00000000920A063F"> : tensor<16xcomplex<f32>>
    return %0 : tensor<16xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<16xcomplex<f32>>) -> (tensor<16xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = chlo.asinh %arg0 : tensor<16xcomplex<f32>> -> tensor<16xcomplex<f32>>
    return %0 : tensor<16xcomplex<f32>>
  }
}

// -----

// more_complex: asinh at infinity c64, 2 of 12 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<2xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<2xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<2xcomplex<f32>>) -> (tensor<2xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<2xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<2xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x000000000000C07F0000C07F0000C07F"> : tensor<2xcomplex<f32>>
    return %0 : tensor<2xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<2xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFF0000C07FFFFFFFFF0000C07F"> : tensor<2xcomplex<f32>>
    return %0 : tensor<2xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<2xcomplex<f32>>) -> (tensor<2xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = chlo.asinh %arg0 : tensor<2xcomplex<f32>> -> tensor<2xcomplex<f32>>
    return %0 : tensor<2xcomplex<f32>>
  }
}

// -----

// more_complex: acosh near zero and one c64, 30 of 36 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<30xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<30xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<30xcomplex<f32>>) -> (tensor<30xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<30xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<30xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000000000000000000000006F12833A000000006F1283BA000000000000004000000000000000C00000008000000000000000806F12833A000000806F1283BA000000800000004000000080000000C00000803F000000000000803F6F12833A0000803F6F1283BA0000803F000000400000803F000000C0000080BF00000000000080BF6F12833A000080BF6F1283BA000080BF00000040000080BF000000C00000204000000000000020406F12833A000020406F1283BA000020400000004000002040000000C0000020C000000000000020C06F12833A000020C06F1283BA000020C000000040000020C0000000C0"> : tensor<30xcomplex<f32>>
    return %0 : tensor<30xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<30xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x00000000DB0FC93F6E12833ADB0FC93F6E12833ADB0FC9BF0CC9B83FDB0FC93F0CC9B83FDB0FC9BF00000000DB0FC93F6E12833ADB0FC93F6E12833ADB0FC9BF0CC9B83FDB0FC93F0CC9B83FDB0FC9BF0000000000000000A689013D1F84013DA689013D1F8401BD36A8C33F5865923F36A8C33F586592BF00000000DB0F4940A689013DCA094740A689013DCA0947C036A8C33F5DBAFF3F36A8C33F5DBAFFBFE18CC83F00000000E28CC83F6AD1E439E28CC83F6AD1E4B90E17ED3FADE9323F0E17ED3FADE932BFE18CC83FDB0F4940E28CC83FB4084940E28CC83FB40849C00E17ED3F70551C400E17ED3F70551CC0"> : tensor<30xcomplex<f32>>
    return %0 : tensor<30xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<30xcomplex<f32>>) -> (tensor<30xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = call @arccosh(%arg0) : (tensor<30xcomplex<f32>>) -> tensor<30xcomplex<f32>>
    return %0 : tensor<30xcomplex<f32>>
  }
  func.func private @arccosh(%arg0: tensor<30xcomplex<f32>>) -> tensor<30xcomplex<f32>> {
    %0 = chlo.acosh %arg0 : tensor<30xcomplex<f32>> -> tensor<30xcomplex<f32>>
    %1 = stablehlo.real %0 : (tensor<30xcomplex<f32>>) -> tensor<30xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %3 = stablehlo.compare LT, %1, %2, FLOAT : (tensor<30xf32>, tensor<30xf32>) -> tensor<30xi1>
    %4 = stablehlo.negate %0 : tensor<30xcomplex<f32>>
    %5 = call @_where(%3, %4, %0) : (tensor<30xi1>, tensor<30xcomplex<f32>>, tensor<30xcomplex<f32>>) -> tensor<30xcomplex<f32>>
    return %5 : tensor<30xcomplex<f32>>
  }
  func.func private @_where(%arg0: tensor<30xi1>, %arg1: tensor<30xcomplex<f32>>, %arg2: tensor<30xcomplex<f32>>) -> tensor<30xcomplex<f32>> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<30xi1>, tensor<30xcomplex<f32>>
    return %0 : tensor<30xcomplex<f32>>
  }
}

// -----

// more_complex: acosh on the cuts c64, 14 of 20 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<14xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<14xcomplex<f32>>) -> (tensor<14xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<14xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<14xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x000040C0000000000000C0BF000000000000C03F0000000000004040000000000000003F00000000000000BF0000000000000000000040C000000080000040C0000000000000C0BF000000800000C0BF000000000000C03F000000800000C03F000000000000003F000000800000003F"> : tensor<14xcomplex<f32>>
    return %0 : tensor<14xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<14xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xB3A1E13FDB0F49406561763FDB0F49406561763F00000000B3A1E13F0000000000000000920A863F00000000920A0640DAC2E83FDB0FC9BFDAC2E83FDB0FC9BF00EE983FDB0FC9BF00EE983FDB0FC9BF00EE983FDB0FC93F00EE983FDB0FC93F6661F63EDB0FC93F6661F63EDB0FC93F"> : tensor<14xcomplex<f32>>
    return %0 : tensor<14xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<14xcomplex<f32>>) -> (tensor<14xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = call @arccosh(%arg0) : (tensor<14xcomplex<f32>>) -> tensor<14xcomplex<f32>>
    return %0 : tensor<14xcomplex<f32>>
  }
  func.func private @arccosh(%arg0: tensor<14xcomplex<f32>>) -> tensor<14xcomplex<f32>> {
    %0 = chlo.acosh %arg0 : tensor<14xcomplex<f32>> -> tensor<14xcomplex<f32>>
    %1 = stablehlo.real %0 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<14xf32>
    %3 = stablehlo.compare LT, %1, %2, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %4 = stablehlo.negate %0 : tensor<14xcomplex<f32>>
    %5 = call @_where(%3, %4, %0) : (tensor<14xi1>, tensor<14xcomplex<f32>>, tensor<14xcomplex<f32>>) -> tensor<14xcomplex<f32>>
    return %5 : tensor<14xcomplex<f32>>
  }
  func.func private @_where(%arg0: tensor<14xi1>, %arg1: tensor<14xcomplex<f32>>, %arg2: tensor<14xcomplex<f32>>) -> tensor<14xcomplex<f32>> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<14xi1>, tensor<14xcomplex<f32>>
    return %0 : tensor<14xcomplex<f32>>
  }
}

// -----

// more_complex: acosh at infinity c64, 2 of 12 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<2xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<2xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<2xcomplex<f32>>) -> (tensor<2xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<2xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<2xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000C07F000000000000C07F0000C07F"> : tensor<2xcomplex<f32>>
    return %0 : tensor<2xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<2xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFF0000C07FFFFFFFFF0000C07F"> : tensor<2xcomplex<f32>>
    return %0 : tensor<2xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<2xcomplex<f32>>) -> (tensor<2xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = call @arccosh(%arg0) : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    return %0 : tensor<2xcomplex<f32>>
  }
  func.func private @arccosh(%arg0: tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>> {
    %0 = chlo.acosh %arg0 : tensor<2xcomplex<f32>> -> tensor<2xcomplex<f32>>
    %1 = stablehlo.real %0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %3 = stablehlo.compare LT, %1, %2, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %4 = stablehlo.negate %0 : tensor<2xcomplex<f32>>
    %5 = call @_where(%3, %4, %0) : (tensor<2xi1>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    return %5 : tensor<2xcomplex<f32>>
  }
  func.func private @_where(%arg0: tensor<2xi1>, %arg1: tensor<2xcomplex<f32>>, %arg2: tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2xi1>, tensor<2xcomplex<f32>>
    return %0 : tensor<2xcomplex<f32>>
  }
}

// -----

// more_complex: atanh near zero and one c64, 26 of 36 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<26xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<26xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<26xcomplex<f32>>) -> (tensor<26xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<26xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<26xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000006F12833A000000006F1283BA000000000000004000000000000000C00000803F6F12833A0000803F6F1283BA0000803F000000400000803F000000C0000080BF6F12833A000080BF6F1283BA000080BF00000040000080BF000000C000002040000000000000204000000080000020406F12833A000020406F1283BA000020400000004000002040000000C0000020C000000000000020C000000080000020C06F12833A000020C06F1283BA000020C000000040000020C0000000C0"> : tensor<26xcomplex<f32>>
    return %0 : tensor<26xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<26xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000006D12833A000000006D1283BA000000000DB78D3F000000000DB78DBF983A73403D20493F983A73403D2049BF1872313EE4CB963F1872313EE4CB96BF983A73C03D20493F983A73C03D2049BF187231BEE4CB963F187231BEE4CB96BF84E8D83EDB0FC93F84E8D83EDB0FC9BF81E8D83E9D09C93F81E8D83E9D09C9BF669C743EBDF0AE3F669C743EBDF0AEBF84E8D8BEDB0FC93F84E8D8BEDB0FC9BF81E8D8BE9D09C93F81E8D8BE9D09C9BF669C74BEBDF0AE3F669C74BEBDF0AEBF"> : tensor<26xcomplex<f32>>
    return %0 : tensor<26xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<26xcomplex<f32>>) -> (tensor<26xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = chlo.atanh %arg0 : tensor<26xcomplex<f32>> -> tensor<26xcomplex<f32>>
    return %0 : tensor<26xcomplex<f32>>
  }
}

// -----

// more_complex: atanh on the cuts c64, 16 of 20 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<16xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<16xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<16xcomplex<f32>>) -> (tensor<16xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<16xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<16xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x000040C000000000000040C0000000800000C0BF000000000000C0BF000000800000C03F000000000000C03F00000080000040400000000000004040000000800000003F000000000000003F00000080000000BF00000000000000BF0000008000000000000040C0000000000000C0BF000000000000C03F000000000000003F"> : tensor<16xcomplex<f32>>
    return %0 : tensor<16xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<16xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x1872B1BEDB0FC93F1872B1BEDB0FC9BF10024EBFDB0FC93F10024EBFDB0FC9BF10024E3FDB0FC93F10024E3FDB0FC9BF1872B13EDB0FC93F1872B13EDB0FC9BF549F0C3F00000000549F0C3F00000080549F0CBF00000000549F0CBF0000008000000000BCE09FBF000000005E987BBF000000005E987B3F000000003863ED3E"> : tensor<16xcomplex<f32>>
    return %0 : tensor<16xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<16xcomplex<f32>>) -> (tensor<16xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = chlo.atanh %arg0 : tensor<16xcomplex<f32>> -> tensor<16xcomplex<f32>>
    return %0 : tensor<16xcomplex<f32>>
  }
}

// -----

// more_complex: atanh at infinity c64, 9 of 12 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<9xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<9xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<9xcomplex<f32>>) -> (tensor<9xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<9xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<9xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000807F00000000000080FF00000000000000000000807F00000000000080FF0000807F0000803F000080FF0000803F0000803F0000807F0000807F0000807F000080FF0000807F"> : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<9xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x00000000DB0FC93F00000080DB0FC93F00000000DB0FC93F00000000DB0FC9BF00000000DB0FC93F00000080DB0FC93F00000000DB0FC93F00000000DB0FC93F00000080DB0FC93F"> : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<9xcomplex<f32>>) -> (tensor<9xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = chlo.atanh %arg0 : tensor<9xcomplex<f32>> -> tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
}

// -----

// more_complex: log1p near zero and one c64, 34 of 36 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<34xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<34xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<34xcomplex<f32>>) -> (tensor<34xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<34xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<34xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000006F12833A000000006F1283BA000000000000004000000000000000C000000080000000000000008000000080000000806F12833A000000806F1283BA000000800000004000000080000000C00000803F000000000000803F000000800000803F6F12833A0000803F6F1283BA0000803F000000400000803F000000C0000080BF6F12833A000080BF6F1283BA000080BF00000040000080BF000000C000002040000000000000204000000080000020406F12833A000020406F1283BA000020400000004000002040000000C0000020C000000000000020C000000080000020C06F12833A000020C06F1283BA000020C000000040000020C0000000C0"> : tensor<34xcomplex<f32>>
    return %0 : tensor<34xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<34xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080BA3706356C12833ABA3706356C1283BA10024E3F0DB78D3F10024E3F0DB78DBF00000000000000000000000000000080BA3706356C12833ABA3706356C1283BA10024E3F0DB78D3F10024E3F0DB78DBF1872313F000000001872313F000000801A72313F6E12033A1A72313F6E1203BA9215853FDB0F493F9215853FDB0F49BF550CDDC0DB0FC93F550CDDC0DB0FC9BF1872313FDB0FC93F1872313FDB0FC9BF8A5AA03F000000008A5AA03F000000808A5AA03FEDCB95398A5AA03FEDCB95B91D70B23FC3E6043F1D70B23FC3E604BF1F99CF3EDB0F49401F99CF3EDB0F49C02699CF3EEE0449402699CF3EEE0449C008926A3F0DB70D4008926A3F0DB70DC0"> : tensor<34xcomplex<f32>>
    return %0 : tensor<34xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<34xcomplex<f32>>) -> (tensor<34xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.log_plus_one %arg0 : tensor<34xcomplex<f32>>
    return %0 : tensor<34xcomplex<f32>>
  }
}

// -----

// more_complex: log1p on the cuts c64, 20 of 20 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<20xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<20xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<20xcomplex<f32>>) -> (tensor<20xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<20xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<20xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x000040C000000000000040C0000000800000C0BF000000000000C0BF000000800000C03F000000000000C03F00000080000040400000000000004040000000800000003F000000000000003F00000080000000BF00000000000000BF0000008000000000000040C000000080000040C0000000000000C0BF000000800000C0BF000000000000C03F000000800000C03F000000000000003F000000800000003F"> : tensor<20xcomplex<f32>>
    return %0 : tensor<20xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<20xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x1872313FDB0F49401872313FDB0F49C0187231BFDB0F4940187231BFDB0F49C008926A3F0000000008926A3F000000801872B13F000000001872B13F000000801F99CF3E000000001F99CF3E00000080187231BF00000000187231BF000000808E5D933FBBE09FBF8E5D933FBBE09FBF2BDE163F5F987BBF2BDE163F5F987BBF2BDE163F5F987B3F2BDE163F5F987B3FBE7FE43D3863ED3EBE7FE43D3863ED3E"> : tensor<20xcomplex<f32>>
    return %0 : tensor<20xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<20xcomplex<f32>>) -> (tensor<20xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.log_plus_one %arg0 : tensor<20xcomplex<f32>>
    return %0 : tensor<20xcomplex<f32>>
  }
}

// -----

// more_complex: log1p at infinity c64, 3 of 12 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<3xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<3xcomplex<f32>>) -> (tensor<3xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<3xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<3xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000C07F00000000000000000000C07F0000C07F0000C07F"> : tensor<3xcomplex<f32>>
    return %0 : tensor<3xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<3xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFF0000C07FFFFFFFFF0000C07FFFFFFFFF0000C07F"> : tensor<3xcomplex<f32>>
    return %0 : tensor<3xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<3xcomplex<f32>>) -> (tensor<3xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.log_plus_one %arg0 : tensor<3xcomplex<f32>>
    return %0 : tensor<3xcomplex<f32>>
  }
}

// -----

// more_complex: expm1 near zero and one c64, 29 of 36 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<29xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<29xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<29xcomplex<f32>>) -> (tensor<29xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<29xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<29xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000000000000000000000006F12833A000000006F1283BA000000000000004000000000000000C0000000806F12833A000000806F1283BA000000800000004000000080000000C00000803F000000000000803F6F12833A0000803F6F1283BA0000803F000000400000803F000000C0000080BF00000000000080BF6F12833A000080BF6F1283BA000080BF00000040000080BF000000C00000204000000000000020406F12833A000020406F1283BA000020400000004000002040000000C0000020C000000000000020C06F12833A000020C06F1283BA000020C000000040000020C0000000C0"> : tensor<29xcomplex<f32>>
    return %0 : tensor<29xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<29xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000000000000000BD3706B56E12833ABD3706B56E1283BA4D44B5BFB7C7683F4D44B5BFB7C768BFBD3706B56E12833ABD3706B56E1283BA4D44B5BFB7C7683F4D44B5BFB7C768BFA9F0DB3F000000009EF0DB3F3225323B9EF0DB3F322532BBA86508C0C5301E40A86508C0C5301EC0A7D221BF00000000AAD221BFF1DFC039AAD221BFF1DFC0B9849893BF2245AB3E849893BF2245ABBE7FEB32410000000079EB32411599473C79EB3241159947BC0A3BC2C07B3D31410A3BC2C07B3D31C17AFC6ABF000000007BFC6ABF0E25AC387BFC6ABF0E25ACB8565F84BFB2DC983D565F84BFB2DC98BD"> : tensor<29xcomplex<f32>>
    return %0 : tensor<29xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<29xcomplex<f32>>) -> (tensor<29xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.exponential_minus_one %arg0 : tensor<29xcomplex<f32>>
    return %0 : tensor<29xcomplex<f32>>
  }
}

// -----

// more_complex: expm1 on the cuts c64, 14 of 20 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<14xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<14xcomplex<f32>>) -> (tensor<14xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<14xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<14xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x000040C0000000000000C0BF000000000000C03F0000000000004040000000000000003F00000000000000BF0000000000000000000040C000000080000040C0000000000000C0BF000000800000C0BF000000000000C03F000000800000C03F000000000000003F000000800000003F"> : tensor<14xcomplex<f32>>
    return %0 : tensor<14xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<14xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x284173BF00000000F1E046BF00000000FED35E40000000002EAF9841000000009912263F00000000D074C9BE0000000013B8FEBFC38110BE13B8FEBFC38110BE2BE46DBFD55B7FBF2BE46DBFD55B7FBF2BE46DBFD55B7F3F2BE46DBFD55B7F3FFEB5FABD4477F53EFEB5FABD4477F53E"> : tensor<14xcomplex<f32>>
    return %0 : tensor<14xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<14xcomplex<f32>>) -> (tensor<14xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.exponential_minus_one %arg0 : tensor<14xcomplex<f32>>
    return %0 : tensor<14xcomplex<f32>>
  }
}

// -----

// more_complex: expm1 at infinity c64, 9 of 12 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<9xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<9xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<9xcomplex<f32>>) -> (tensor<9xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<9xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<9xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x000080FF00000000000000000000807F00000000000080FF000080FF0000803F0000803F0000807F0000807F0000807F000080FF0000807F000000000000C07F0000C07F0000C07F"> : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<9xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x000080BF000000000000C0FF0000C0FF0000C0FF0000C0FF000080BF000000000000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C07F0000C07F0000C07F0000C07F"> : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<9xcomplex<f32>>) -> (tensor<9xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.exponential_minus_one %arg0 : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
}

// -----

// more_complex: abs near zero and one c64, 36 of 36 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<36xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<36xf32>)
    %r:1 = call @program(%i#0) : (tensor<36xcomplex<f32>>) -> (tensor<36xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<36xf32>
    return
  }
  func.func private @inputs() -> (tensor<36xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000006F12833A000000006F1283BA000000000000004000000000000000C000000080000000000000008000000080000000806F12833A000000806F1283BA000000800000004000000080000000C00000803F000000000000803F000000800000803F6F12833A0000803F6F1283BA0000803F000000400000803F000000C0000080BF00000000000080BF00000080000080BF6F12833A000080BF6F1283BA000080BF00000040000080BF000000C000002040000000000000204000000080000020406F12833A000020406F1283BA000020400000004000002040000000C0000020C000000000000020C000000080000020C06F12833A000020C06F1283BA000020C000000040000020C0000000C0"> : tensor<36xcomplex<f32>>
    return %0 : tensor<36xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<36xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000006F12833A6F12833A000000400000004000000000000000006F12833A6F12833A00000040000000400000803F0000803F0400803F0400803FBD1B0F40BD1B0F400000803F0000803F0400803F0400803FBD1B0F40BD1B0F400000204000002040010020400100204065E64C4065E64C400000204000002040010020400100204065E64C4065E64C40"> : tensor<36xf32>
    return %0 : tensor<36xf32>
  }
  func.func private @program(%arg0: tensor<36xcomplex<f32>>) -> (tensor<36xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.real %arg0 : (tensor<36xcomplex<f32>>) -> tensor<36xf32>
    %1 = stablehlo.imag %arg0 : (tensor<36xcomplex<f32>>) -> tensor<36xf32>
    %2 = stablehlo.abs %0 : tensor<36xf32>
    %3 = stablehlo.abs %1 : tensor<36xf32>
    %4 = stablehlo.maximum %2, %3 : tensor<36xf32>
    %cst = stablehlo.constant dense<9.22337203E+18> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<36xf32>
    %6 = stablehlo.compare GE, %4, %5, FLOAT : (tensor<36xf32>, tensor<36xf32>) -> tensor<36xi1>
    %cst_0 = stablehlo.constant dense<2.44140625E-4> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<36xf32>
    %8 = stablehlo.compare LE, %4, %7, FLOAT : (tensor<36xf32>, tensor<36xf32>) -> tensor<36xi1>
    %cst_1 = stablehlo.constant dense<2.64697796E-23> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<36xf32>
    %cst_2 = stablehlo.constant dense<3.77789319E+22> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<36xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<36xf32>
    %12 = stablehlo.multiply %0, %9 : tensor<36xf32>
    %13 = stablehlo.multiply %0, %10 : tensor<36xf32>
    %14 = stablehlo.select %8, %13, %0 : tensor<36xi1>, tensor<36xf32>
    %15 = stablehlo.select %6, %12, %14 : tensor<36xi1>, tensor<36xf32>
    %16 = stablehlo.multiply %1, %9 : tensor<36xf32>
    %17 = stablehlo.multiply %1, %10 : tensor<36xf32>
    %18 = stablehlo.select %8, %17, %1 : tensor<36xi1>, tensor<36xf32>
    %19 = stablehlo.select %6, %16, %18 : tensor<36xi1>, tensor<36xf32>
    %20 = stablehlo.select %8, %9, %11 : tensor<36xi1>, tensor<36xf32>
    %21 = stablehlo.select %6, %10, %20 : tensor<36xi1>, tensor<36xf32>
    %22 = chlo.square %15 : tensor<36xf32> -> tensor<36xf32>
    %23 = chlo.square %19 : tensor<36xf32> -> tensor<36xf32>
    %24 = stablehlo.add %22, %23 : tensor<36xf32>
    %25 = stablehlo.sqrt %24 : tensor<36xf32>
    %26 = stablehlo.multiply %25, %21 : tensor<36xf32>
    %cst_4 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<36xf32>
    %28 = stablehlo.compare EQ, %2, %27, FLOAT : (tensor<36xf32>, tensor<36xf32>) -> tensor<36xi1>
    %29 = stablehlo.compare EQ, %3, %27, FLOAT : (tensor<36xf32>, tensor<36xf32>) -> tensor<36xi1>
    %30 = stablehlo.or %28, %29 : tensor<36xi1>
    %31 = stablehlo.select %30, %27, %26 : tensor<36xi1>, tensor<36xf32>
    %32 = stablehlo.divide %15, %25 : tensor<36xf32>
    %33 = stablehlo.divide %19, %25 : tensor<36xf32>
    return %31 : tensor<36xf32>
  }
}

// -----

// more_complex: abs on the cuts c64, 20 of 20 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<20xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<20xf32>)
    %r:1 = call @program(%i#0) : (tensor<20xcomplex<f32>>) -> (tensor<20xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<20xf32>
    return
  }
  func.func private @inputs() -> (tensor<20xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x000040C000000000000040C0000000800000C0BF000000000000C0BF000000800000C03F000000000000C03F00000080000040400000000000004040000000800000003F000000000000003F00000080000000BF00000000000000BF0000008000000000000040C000000080000040C0000000000000C0BF000000800000C0BF000000000000C03F000000800000C03F000000000000003F000000800000003F"> : tensor<20xcomplex<f32>>
    return %0 : tensor<20xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<20xf32>) {
    %0 = stablehlo.constant dense<"0x00004040000040400000C03F0000C03F0000C03F0000C03F00004040000040400000003F0000003F0000003F0000003F00004040000040400000C03F0000C03F0000C03F0000C03F0000003F0000003F"> : tensor<20xf32>
    return %0 : tensor<20xf32>
  }
  func.func private @program(%arg0: tensor<20xcomplex<f32>>) -> (tensor<20xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.real %arg0 : (tensor<20xcomplex<f32>>) -> tensor<20xf32>
    %1 = stablehlo.imag %arg0 : (tensor<20xcomplex<f32>>) -> tensor<20xf32>
    %2 = stablehlo.abs %0 : tensor<20xf32>
    %3 = stablehlo.abs %1 : tensor<20xf32>
    %4 = stablehlo.maximum %2, %3 : tensor<20xf32>
    %cst = stablehlo.constant dense<9.22337203E+18> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %6 = stablehlo.compare GE, %4, %5, FLOAT : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %cst_0 = stablehlo.constant dense<2.44140625E-4> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %8 = stablehlo.compare LE, %4, %7, FLOAT : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %cst_1 = stablehlo.constant dense<2.64697796E-23> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %cst_2 = stablehlo.constant dense<3.77789319E+22> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %12 = stablehlo.multiply %0, %9 : tensor<20xf32>
    %13 = stablehlo.multiply %0, %10 : tensor<20xf32>
    %14 = stablehlo.select %8, %13, %0 : tensor<20xi1>, tensor<20xf32>
    %15 = stablehlo.select %6, %12, %14 : tensor<20xi1>, tensor<20xf32>
    %16 = stablehlo.multiply %1, %9 : tensor<20xf32>
    %17 = stablehlo.multiply %1, %10 : tensor<20xf32>
    %18 = stablehlo.select %8, %17, %1 : tensor<20xi1>, tensor<20xf32>
    %19 = stablehlo.select %6, %16, %18 : tensor<20xi1>, tensor<20xf32>
    %20 = stablehlo.select %8, %9, %11 : tensor<20xi1>, tensor<20xf32>
    %21 = stablehlo.select %6, %10, %20 : tensor<20xi1>, tensor<20xf32>
    %22 = chlo.square %15 : tensor<20xf32> -> tensor<20xf32>
    %23 = chlo.square %19 : tensor<20xf32> -> tensor<20xf32>
    %24 = stablehlo.add %22, %23 : tensor<20xf32>
    %25 = stablehlo.sqrt %24 : tensor<20xf32>
    %26 = stablehlo.multiply %25, %21 : tensor<20xf32>
    %cst_4 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %28 = stablehlo.compare EQ, %2, %27, FLOAT : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %29 = stablehlo.compare EQ, %3, %27, FLOAT : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %30 = stablehlo.or %28, %29 : tensor<20xi1>
    %31 = stablehlo.select %30, %27, %26 : tensor<20xi1>, tensor<20xf32>
    %32 = stablehlo.divide %15, %25 : tensor<20xf32>
    %33 = stablehlo.divide %19, %25 : tensor<20xf32>
    return %31 : tensor<20xf32>
  }
}

// -----

// more_complex: abs at infinity c64, 3 of 12 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<3xf32>)
    %r:1 = call @program(%i#0) : (tensor<3xcomplex<f32>>) -> (tensor<3xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<3xf32>
    return
  }
  func.func private @inputs() -> (tensor<3xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000C07F00000000000000000000C07F0000C07F0000C07F"> : tensor<3xcomplex<f32>>
    return %0 : tensor<3xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<3xf32>) {
    %0 = stablehlo.constant dense<"0x0000C07F0000C07F0000C07F"> : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func private @program(%arg0: tensor<3xcomplex<f32>>) -> (tensor<3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.real %arg0 : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
    %1 = stablehlo.imag %arg0 : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
    %2 = stablehlo.abs %0 : tensor<3xf32>
    %3 = stablehlo.abs %1 : tensor<3xf32>
    %4 = stablehlo.maximum %2, %3 : tensor<3xf32>
    %cst = stablehlo.constant dense<9.22337203E+18> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %6 = stablehlo.compare GE, %4, %5, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_0 = stablehlo.constant dense<2.44140625E-4> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %8 = stablehlo.compare LE, %4, %7, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_1 = stablehlo.constant dense<2.64697796E-23> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_2 = stablehlo.constant dense<3.77789319E+22> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %12 = stablehlo.multiply %0, %9 : tensor<3xf32>
    %13 = stablehlo.multiply %0, %10 : tensor<3xf32>
    %14 = stablehlo.select %8, %13, %0 : tensor<3xi1>, tensor<3xf32>
    %15 = stablehlo.select %6, %12, %14 : tensor<3xi1>, tensor<3xf32>
    %16 = stablehlo.multiply %1, %9 : tensor<3xf32>
    %17 = stablehlo.multiply %1, %10 : tensor<3xf32>
    %18 = stablehlo.select %8, %17, %1 : tensor<3xi1>, tensor<3xf32>
    %19 = stablehlo.select %6, %16, %18 : tensor<3xi1>, tensor<3xf32>
    %20 = stablehlo.select %8, %9, %11 : tensor<3xi1>, tensor<3xf32>
    %21 = stablehlo.select %6, %10, %20 : tensor<3xi1>, tensor<3xf32>
    %22 = chlo.square %15 : tensor<3xf32> -> tensor<3xf32>
    %23 = chlo.square %19 : tensor<3xf32> -> tensor<3xf32>
    %24 = stablehlo.add %22, %23 : tensor<3xf32>
    %25 = stablehlo.sqrt %24 : tensor<3xf32>
    %26 = stablehlo.multiply %25, %21 : tensor<3xf32>
    %cst_4 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %28 = stablehlo.compare EQ, %2, %27, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %29 = stablehlo.compare EQ, %3, %27, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %30 = stablehlo.or %28, %29 : tensor<3xi1>
    %31 = stablehlo.select %30, %27, %26 : tensor<3xi1>, tensor<3xf32>
    %32 = stablehlo.divide %15, %25 : tensor<3xf32>
    %33 = stablehlo.divide %19, %25 : tensor<3xf32>
    return %31 : tensor<3xf32>
  }
}

// -----

// more_complex: sign near zero and one c64, 29 of 36 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<29xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<29xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<29xcomplex<f32>>) -> (tensor<29xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<29xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<29xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000000000000000000000006F12833A000000006F1283BA000000000000004000000000000000C0000000806F1283BA00000080000000C00000803F000000000000803F000000800000803F6F12833A0000803F6F1283BA0000803F000000400000803F000000C0000080BF00000000000080BF6F12833A000080BF6F1283BA000080BF00000040000080BF000000C000002040000000000000204000000080000020406F12833A000020406F1283BA000020400000004000002040000000C0000020C000000000000020C06F12833A000020C06F1283BA000020C000000040000020C0000000C0"> : tensor<29xcomplex<f32>>
    return %0 : tensor<29xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<29xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000000000000000000000000000803F00000000000080BF000000000000803F00000000000080BF00000080000080BF00000080000080BF0000803F000000000000803F00000080F8FF7F3F6B12833AF8FF7F3F6B1283BA2EF9E43E2EF9643F2EF9E43E2EF964BF000080BF00000000F8FF7FBF6B12833AF8FF7FBF6B1283BA2EF9E4BE2EF9643F2EF9E4BE2EF964BF0000803F000000000000803F000000800000803F18B7D1390000803F18B7D1B904E7473F04EC1F3F04E7473F04EC1FBF000080BF00000000000080BF18B7D139000080BF18B7D1B904E747BF04EC1F3F04E747BF04EC1FBF"> : tensor<29xcomplex<f32>>
    return %0 : tensor<29xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<29xcomplex<f32>>) -> (tensor<29xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.sign %arg0 : tensor<29xcomplex<f32>>
    return %0 : tensor<29xcomplex<f32>>
  }
}

// -----

// more_complex: sign on the cuts c64, 15 of 20 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<15xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<15xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<15xcomplex<f32>>) -> (tensor<15xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<15xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<15xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x000040C0000000000000C0BF000000000000C03F000000000000C03F00000080000040400000000000004040000000800000003F000000000000003F00000080000000BF0000000000000000000040C000000080000040C0000000000000C0BF000000800000C0BF000000000000C03F000000000000003F"> : tensor<15xcomplex<f32>>
    return %0 : tensor<15xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<15xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x000080BF00000000000080BF000000000000803F000000000000803F000000800000803F000000000000803F000000800000803F000000000000803F00000080000080BF0000000000000000000080BF00000080000080BF00000000000080BF00000080000080BF000000000000803F000000000000803F"> : tensor<15xcomplex<f32>>
    return %0 : tensor<15xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<15xcomplex<f32>>) -> (tensor<15xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.sign %arg0 : tensor<15xcomplex<f32>>
    return %0 : tensor<15xcomplex<f32>>
  }
}

// -----

// more_complex: sign at infinity c64, 5 of 12 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<5xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<5xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<5xcomplex<f32>>) -> (tensor<5xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<5xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<5xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000807F0000807F000080FF0000807F0000C07F00000000000000000000C07F0000C07F0000C07F"> : tensor<5xcomplex<f32>>
    return %0 : tensor<5xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<5xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000C0FF0000C0FF0000C0FF0000C0FF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F"> : tensor<5xcomplex<f32>>
    return %0 : tensor<5xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<5xcomplex<f32>>) -> (tensor<5xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.sign %arg0 : tensor<5xcomplex<f32>>
    return %0 : tensor<5xcomplex<f32>>
  }
}

// -----

// more_complex: square near zero and one c64, 36 of 36 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<36xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<36xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<36xcomplex<f32>>) -> (tensor<36xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<36xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<36xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000006F12833A000000006F1283BA000000000000004000000000000000C000000080000000000000008000000080000000806F12833A000000806F1283BA000000800000004000000080000000C00000803F000000000000803F000000800000803F6F12833A0000803F6F1283BA0000803F000000400000803F000000C0000080BF00000000000080BF00000080000080BF6F12833A000080BF6F1283BA000080BF00000040000080BF000000C000002040000000000000204000000080000020406F12833A000020406F1283BA000020400000004000002040000000C0000020C000000000000020C000000080000020C06F12833A000020C06F1283BA000020C000000040000020C0000000C0"> : tensor<36xcomplex<f32>>
    return %0 : tensor<36xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<36xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080BE3786B500000000BE3786B500000080000080C000000000000080C00000008000000000000000800000000000000000BE3786B500000080BE3786B500000000000080C000000080000080C0000000000000803F000000000000803F00000080F0FF7F3F6F12033BF0FF7F3F6F1203BB000040C000008040000040C0000080C00000803F000000800000803F00000000F0FF7F3F6F1203BBF0FF7F3F6F12033B000040C0000080C0000040C0000080400000C840000000000000C84000000080FEFFC7400BD7A33BFEFFC7400BD7A3BB000010400000204100001040000020C10000C840000000800000C84000000000FEFFC7400BD7A3BBFEFFC7400BD7A33B00001040000020C10000104000002041"> : tensor<36xcomplex<f32>>
    return %0 : tensor<36xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<36xcomplex<f32>>) -> (tensor<36xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = chlo.square %arg0 : tensor<36xcomplex<f32>> -> tensor<36xcomplex<f32>>
    return %0 : tensor<36xcomplex<f32>>
  }
}

// -----

// more_complex: square on the cuts c64, 20 of 20 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<20xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<20xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<20xcomplex<f32>>) -> (tensor<20xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<20xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<20xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x000040C000000000000040C0000000800000C0BF000000000000C0BF000000800000C03F000000000000C03F00000080000040400000000000004040000000800000003F000000000000003F00000080000000BF00000000000000BF0000008000000000000040C000000080000040C0000000000000C0BF000000800000C0BF000000000000C03F000000800000C03F000000000000003F000000800000003F"> : tensor<20xcomplex<f32>>
    return %0 : tensor<20xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<20xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x000010410000008000001041000000000000104000000080000010400000000000001040000000000000104000000080000010410000000000001041000000800000803E000000000000803E000000800000803E000000800000803E00000000000010C100000080000010C100000000000010C000000080000010C000000000000010C000000000000010C000000080000080BE00000000000080BE00000080"> : tensor<20xcomplex<f32>>
    return %0 : tensor<20xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<20xcomplex<f32>>) -> (tensor<20xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = chlo.square %arg0 : tensor<20xcomplex<f32>> -> tensor<20xcomplex<f32>>
    return %0 : tensor<20xcomplex<f32>>
  }
}

// -----

// more_complex: square at infinity c64, 3 of 12 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<3xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<3xcomplex<f32>>) -> (tensor<3xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 8.0e-05 : tensor<3xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<3xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000C07F00000000000000000000C07F0000C07F0000C07F"> : tensor<3xcomplex<f32>>
    return %0 : tensor<3xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<3xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F"> : tensor<3xcomplex<f32>>
    return %0 : tensor<3xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<3xcomplex<f32>>) -> (tensor<3xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = chlo.square %arg0 : tensor<3xcomplex<f32>> -> tensor<3xcomplex<f32>>
    return %0 : tensor<3xcomplex<f32>>
  }
}

// -----

// more_complex: mul, sub, add c64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<36xcomplex<f32>>, tensor<36xcomplex<f32>>)
    %e:5 = call @expected() : () -> (tensor<36xcomplex<f32>>, tensor<36xcomplex<f32>>, tensor<36xcomplex<f32>>, tensor<36xcomplex<f32>>, tensor<36xcomplex<f32>>)
    %r:5 = call @program(%i#0, %i#1) : (tensor<36xcomplex<f32>>, tensor<36xcomplex<f32>>) -> (tensor<36xcomplex<f32>>, tensor<36xcomplex<f32>>, tensor<36xcomplex<f32>>, tensor<36xcomplex<f32>>, tensor<36xcomplex<f32>>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 2 : tensor<36xcomplex<f32>>, tensor<36xcomplex<f32>>
    check.expect_close %r#1, %e#1, max_ulp_difference = 2 : tensor<36xcomplex<f32>>, tensor<36xcomplex<f32>>
    check.expect_close %r#2, %e#2, max_ulp_difference = 2 : tensor<36xcomplex<f32>>, tensor<36xcomplex<f32>>
    check.expect_close %r#3, %e#3, max_ulp_difference = 2 : tensor<36xcomplex<f32>>, tensor<36xcomplex<f32>>
    check.expect_close %r#4, %e#4, max_ulp_difference = 2 : tensor<36xcomplex<f32>>, tensor<36xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<36xcomplex<f32>>, tensor<36xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000006F12833A000000006F1283BA000000000000004000000000000000C000000080000000000000008000000080000000806F12833A000000806F1283BA000000800000004000000080000000C00000803F000000000000803F000000800000803F6F12833A0000803F6F1283BA0000803F000000400000803F000000C0000080BF00000000000080BF00000080000080BF6F12833A000080BF6F1283BA000080BF00000040000080BF000000C000002040000000000000204000000080000020406F12833A000020406F1283BA000020400000004000002040000000C0000020C000000000000020C000000080000020C06F12833A000020C06F1283BA000020C000000040000020C0000000C0"> : tensor<36xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x00002040000000C0000020C000000000000020C000000080000020C06F12833A000020C06F1283BA000020C000000040000020C0000000C000000000000000000000000000000080000000006F12833A000000006F1283BA000000000000004000000000000000C000000080000000000000008000000080000000806F12833A000000806F1283BA000000800000004000000080000000C00000803F000000000000803F000000800000803F6F12833A0000803F6F1283BA0000803F000000400000803F000000C0000080BF00000000000080BF00000080000080BF6F12833A000080BF6F1283BA000080BF00000040000080BF000000C000002040000000000000204000000080000020406F12833A000020406F1283BA0000204000000040"> : tensor<36xcomplex<f32>>
    return %0, %1 : tensor<36xcomplex<f32>>, tensor<36xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<36xcomplex<f32>>, tensor<36xcomplex<f32>>, tensor<36xcomplex<f32>>, tensor<36xcomplex<f32>>, tensor<36xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000BD723BBBE3786350BD7233B6F12033B0000A0C0000080400000A040000000000000000000000000000000800000000000000000BE378635000000806F12033B00000000000080400000008000000000000000C000000000000000000000000000000080BE3786356F12833A6F12033B6F1283BA00008040000000400000000000000040000080BF00000080000080BF6F12833AEFFF7FBF6F1203BBEE7C7FBF6210004000004040000080C0000020400000A0C0000020C000000000000020C06F1283BAFCFF1FC04260653B3BDF1FC0F62800C00000C03F0000E040000020400000A0400000C8C0000000800000C8C00BD7233BFEFFC7C00BD7A3BB9EEFC7C07B14A040000010C0000020C1"> : tensor<36xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x000020C0000000400000204000000080000020406F12833A000020406F1203BB000020406210004000002040000080C000002040000000400000008000000080000000806F12833A000000806F1203BB000000806210004000000080000080C00000803F000000400000803F000000800000803F6F12833A0000803F6F1203BB0000803F621000400000803F000080C0000080BF00000040000000C000000080000000C06F12833A000000C06F1203BB000000C062100040000000C0000080C00000C03F000000400000604000000080000060406F12833A000060406F1203BB000060406210004000006040000080C00000C0BF000000400000A0C0000000800000A0C06F12833A0000A0C06F1203BB0000A0C0621000400000A0C0000080C0"> : tensor<36xcomplex<f32>>
    %2 = stablehlo.constant dense<"0x00002040000000C0000020C000000000000020C06F12833A000020C000000000000020C03BDFFF3F000020C000000000000020C0000000C00000000000000000000000006F12833A0000000000000000000000003BDFFF3F00000000000000000000803F000000C00000803F000000000000803F6F12833A0000803F000000000000803F3BDFFF3F0000803F00000000000080BF000000C00000000000000000000000006F12833A0000000000000000000000003BDFFF3F000000000000000000006040000000C00000C03F000000000000C03F6F12833A0000C03F000000000000C03F3BDFFF3F0000C03F00000000000060C0000000C00000000000000000000000006F12833A0000000000000000000000003BDFFF3F0000000000000000"> : tensor<36xcomplex<f32>>
    %3 = stablehlo.constant dense<"0x00000000000000800000000000000000000000006F1283BA000000006F12833A00000000000000C0000000000000004000000080000000800000008000000000000000806F1283BA000000806F12833A00000080000000C000000080000000400000803F000000800000803F000000000000803F6F1283BA0000803F6F12833A0000803F000000C00000803F00000040000080BF00000080000080BF00000000000080BF6F1283BA000080BF6F12833A000080BF000000C0000080BF0000004000002040000000800000204000000000000020406F1283BA000020406F12833A00002040000000C00000204000000040000020C000000080000020C000000000000020C06F1283BA000020C06F12833A000020C0000000C0000020C000000040"> : tensor<36xcomplex<f32>>
    %4 = stablehlo.constant dense<"0x00000080000000800000008000000000000000806F1283BA000000806F12833A00000080000000C0000000800000004000000000000000800000000000000000000000006F1283BA000000006F12833A00000000000000C00000000000000040000080BF00000080000080BF00000000000080BF6F1283BA000080BF6F12833A000080BF000000C0000080BF000000400000803F000000800000803F000000000000803F6F1283BA0000803F6F12833A0000803F000000C00000803F00000040000020C000000080000020C000000000000020C06F1283BA000020C06F12833A000020C0000000C0000020C00000004000002040000000800000204000000000000020406F1283BA000020406F12833A00002040000000C00000204000000040"> : tensor<36xcomplex<f32>>
    return %0, %1, %2, %3, %4 : tensor<36xcomplex<f32>>, tensor<36xcomplex<f32>>, tensor<36xcomplex<f32>>, tensor<36xcomplex<f32>>, tensor<36xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<36xcomplex<f32>>, %arg1: tensor<36xcomplex<f32>>) -> (tensor<36xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<36xcomplex<f32>> {jax.result_info = "result[1]"}, tensor<36xcomplex<f32>> {jax.result_info = "result[2]"}, tensor<36xcomplex<f32>> {jax.result_info = "result[3]"}, tensor<36xcomplex<f32>> {jax.result_info = "result[4]"}) {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<36xcomplex<f32>>
    %1 = stablehlo.subtract %arg0, %arg1 : tensor<36xcomplex<f32>>
    %2 = stablehlo.add %arg0, %arg1 : tensor<36xcomplex<f32>>
    %3 = stablehlo.real %arg0 : (tensor<36xcomplex<f32>>) -> tensor<36xf32>
    %4 = stablehlo.imag %arg0 : (tensor<36xcomplex<f32>>) -> tensor<36xf32>
    %5 = stablehlo.negate %4 : tensor<36xf32>
    %6 = stablehlo.complex %3, %5 : tensor<36xcomplex<f32>>
    %7 = stablehlo.negate %arg0 : tensor<36xcomplex<f32>>
    return %0, %1, %2, %6, %7 : tensor<36xcomplex<f32>>, tensor<36xcomplex<f32>>, tensor<36xcomplex<f32>>, tensor<36xcomplex<f32>>, tensor<36xcomplex<f32>>
  }
}

// -----

// more_complex: div c64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<36xcomplex<f32>>, tensor<36xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<36xcomplex<f32>>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<36xcomplex<f32>>, tensor<36xcomplex<f32>>) -> (tensor<36xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<36xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<36xcomplex<f32>>, tensor<36xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000006F12833A000000006F1283BA000000000000004000000000000000C000000080000000000000008000000080000000806F12833A000000806F1283BA000000800000004000000080000000C00000803F000000000000803F000000800000803F6F12833A0000803F6F1283BA0000803F000000400000803F000000C0000080BF00000000000080BF00000080000080BF6F12833A000080BF6F1283BA000080BF00000040000080BF000000C000002040000000000000204000000080000020406F12833A000020406F1283BA000020400000004000002040000000C0000020C000000000000020C000000080000020C06F12833A000020C06F1283BA000020C000000040000020C0000000C0"> : tensor<36xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x00002040000000C0000020C000000000000020C000000080000020C06F12833A000020C06F1283BA000020C000000040000020C0000000C00000803F000000000000803F00000000000000006F12833A000000006F1283BA000000000000004000000000000000C00000803F000000000000803F00000000000000806F12833A000000806F1283BA000000800000004000000080000000C00000803F000000000000803F000000800000803F6F12833A0000803F6F1283BA0000803F000000400000803F000000C0000080BF00000000000080BF00000080000080BF6F12833A000080BF6F1283BA000080BF00000040000080BF000000C000002040000000000000204000000080000020406F12833A000020406F1283BA0000204000000040"> : tensor<36xcomplex<f32>>
    return %0, %1 : tensor<36xcomplex<f32>>, tensor<36xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<36xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x000000000000000000000080000000800000008018B7D1B976CC2BB415B7D139ABC5A7B9CACC4CBF0DCEC7BE90C1F93E00000080000000800000008000000000000000006F12833A000080BF00000000FFFFF9C400000080000080BF00000000000000800000003F0000803F000000800000803F6F12833A000080BFFFFF79C4FFFFF9C4FFFF7944000080BF000000BF00000080000000BF000080BF00000000000080BF6F12833A000080BF00000000814180BF2BDFFF3F000080BF000000000000003F0000803F000020C000000080000020C06F1283BAFAFF1FC09A9BC4BABB2020C004AEFFBF6666A6BF9A9919BF0000003F000080BF000080BF00000000000080BF18B7D139000080BF000000007A0A80BF93B24C3F000080BF90C1F931"> : tensor<36xcomplex<f32>>
    return %0 : tensor<36xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<36xcomplex<f32>>, %arg1: tensor<36xcomplex<f32>>) -> (tensor<36xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<36xcomplex<f32>>
    return %0 : tensor<36xcomplex<f32>>
  }
}

// -----

// more_complex: power c64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>)
    %e:3 = call @expected() : () -> (tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>)
    %r:3 = call @program(%i#0, %i#1) : (tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>) -> (tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0004 : tensor<8xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0004 : tensor<8xcomplex<f32>>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.0004 : tensor<8xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x29F69A3E658E023F36FDEC3EA953D13F98C50E3FB0119E3FC4112C3F70BAAF3F9AEED33FBC65933FDF2B2E3F11D0913F557AEA3F5384DF3F2B469C3F9F70D93E"> : tensor<8xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x9FD4653EEAFD13BE220C25BF9BE80EBFE18A5BBF734B3C3FDAE0543FB91D4EBF5F5C293F8335B73E94A5C13E026257BF23448E3E5A81DABE762C85BD02F9293F"> : tensor<8xcomplex<f32>>
    return %0, %1 : tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xA2862CBE650E9E3E78731DC02CC8C13FC6639BBFA24FB03FEA6CB7BFEA3AEC3F632AB53F760C7440C7B555BFD168C63F87E09C3EC3B9CC402BB5A73F3ABC843F"> : tensor<8xcomplex<f32>>
    %1 = stablehlo.constant dense<"0xE46D55BEE009F63BD75467C066A454C0F83118C0BF203BBF44CD5FC031143ABF7E0D03C06731FE402C5C15C06639D43DA0C429C12C134441C361943F5647E93F"> : tensor<8xcomplex<f32>>
    %2 = stablehlo.constant dense<"0x66FB7B3F673EA03E97891F3FEF84A9BFFF23763E57E069BE644E3A40C74EF73F5219823F280F473FFBCC2740675ACE3E3E65E13FED6DA8BE0C5D473F14DEEE3D"> : tensor<8xcomplex<f32>>
    return %0, %1, %2 : tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<8xcomplex<f32>>, %arg1: tensor<8xcomplex<f32>>) -> (tensor<8xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<8xcomplex<f32>> {jax.result_info = "result[1]"}, tensor<8xcomplex<f32>> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<8xcomplex<f32>>
    %1 = stablehlo.multiply %arg0, %arg0 : tensor<8xcomplex<f32>>
    %2 = stablehlo.multiply %1, %arg0 : tensor<8xcomplex<f32>>
    %3 = stablehlo.power %arg0, %arg1 : tensor<8xcomplex<f32>>
    return %0, %2, %3 : tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>
  }
}

// -----

// more_complex: angle, polar c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<40xcomplex<f32>>)
    %e:6 = call @expected() : () -> (tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xi1>, tensor<40xi1>)
    %r:6 = call @program(%i#0) : (tensor<40xcomplex<f32>>) -> (tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xi1>, tensor<40xi1>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<40xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 2.0e-05 : tensor<40xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 2.0e-05 : tensor<40xf32>
    check.expect_almost_eq %r#3, %e#3, tolerance = 2.0e-05 : tensor<40xf32>
    check.expect_eq %r#4, %e#4 : tensor<40xi1>
    check.expect_eq %r#5, %e#5 : tensor<40xi1>
    return
  }
  func.func private @inputs() -> (tensor<40xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000006F12833A000000006F1283BA000000000000004000000000000000C000000080000000000000008000000080000000806F12833A000000806F1283BA000000800000004000000080000000C00000803F000000000000803F000000800000803F6F12833A0000803F6F1283BA0000803F000000400000803F000000C0000080BF00000000000080BF00000080000080BF6F12833A000080BF6F1283BA000080BF00000040000080BF000000C000002040000000000000204000000080000020406F12833A000020406F1283BA000020400000004000002040000000C0000020C000000000000020C000000080000020C06F12833A000020C06F1283BA000020C000000040000020C0000000C00000807F00000000000080FF00000000000000000000807F00000000000080FF"> : tensor<40xcomplex<f32>>
    return %0 : tensor<40xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xi1>, tensor<40xi1>) {
    %0 = stablehlo.constant dense<"0x0000000000000080DB0FC93FDB0FC9BFDB0FC93FDB0FC9BFDB0F4940DB0F49C0DB0FC93FDB0FC9BFDB0FC93FDB0FC9BF00000000000000806C12833A6C1283BA0DB78D3F0DB78DBFDB0F4940DB0F49C078FF484078FF48C054340240543402C0000000000000008017B7D13917B7D1B9D3BB2C3FD3BB2CBFDB0F4940DB0F49C04D0949404D0949C0E6E01D40E6E01DC000000000DB0F4940DB0FC93FDB0FC9BF"> : tensor<40xf32>
    %1 = stablehlo.constant dense<"0x00000000000000006F12833A6F12833A000000400000004000000000000000006F12833A6F12833A00000040000000400000803F0000803F0400803F0400803FBD1B0F40BD1B0F400000803F0000803F0400803F0400803FBD1B0F40BD1B0F400000204000002040010020400100204065E64C4065E64C400000204000002040010020400100204065E64C4065E64C400000807F0000807F0000807F0000807F"> : tensor<40xf32>
    %2 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000008000000080000000800000008000000080000000800000803F0000803F0000803F0000803F0000803F0000803F000080BF000080BF000080BF000080BF000080BF000080BF000020400000204000002040000020400000204000002040000020C0000020C0000020C0000020C0000020C0000020C00000807F000080FF0000000000000000"> : tensor<40xf32>
    %3 = stablehlo.constant dense<"0x00000000000000806F12833A6F1283BA00000040000000C000000000000000806F12833A6F1283BA00000040000000C000000000000000806F12833A6F1283BA00000040000000C000000000000000806F12833A6F1283BA00000040000000C000000000000000806F12833A6F1283BA00000040000000C000000000000000806F12833A6F1283BA00000040000000C000000000000000000000807F000080FF"> : tensor<40xf32>
    %4 = stablehlo.constant dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<40xi1>
    %5 = stablehlo.constant dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false, false, false]> : tensor<40xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xi1>, tensor<40xi1>
  }
  func.func private @program(%arg0: tensor<40xcomplex<f32>>) -> (tensor<40xf32> {jax.result_info = "result[0]"}, tensor<40xf32> {jax.result_info = "result[1]"}, tensor<40xf32> {jax.result_info = "result[2]"}, tensor<40xf32> {jax.result_info = "result[3]"}, tensor<40xi1> {jax.result_info = "result[4]"}, tensor<40xi1> {jax.result_info = "result[5]"}) {
    %0 = call @angle(%arg0) : (tensor<40xcomplex<f32>>) -> tensor<40xf32>
    %1 = stablehlo.real %arg0 : (tensor<40xcomplex<f32>>) -> tensor<40xf32>
    %2 = stablehlo.imag %arg0 : (tensor<40xcomplex<f32>>) -> tensor<40xf32>
    %3 = stablehlo.abs %1 : tensor<40xf32>
    %4 = stablehlo.abs %2 : tensor<40xf32>
    %5 = stablehlo.maximum %3, %4 : tensor<40xf32>
    %cst = stablehlo.constant dense<9.22337203E+18> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %7 = stablehlo.compare GE, %5, %6, FLOAT : (tensor<40xf32>, tensor<40xf32>) -> tensor<40xi1>
    %cst_0 = stablehlo.constant dense<2.44140625E-4> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %9 = stablehlo.compare LE, %5, %8, FLOAT : (tensor<40xf32>, tensor<40xf32>) -> tensor<40xi1>
    %cst_1 = stablehlo.constant dense<2.64697796E-23> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %cst_2 = stablehlo.constant dense<3.77789319E+22> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %13 = stablehlo.multiply %1, %10 : tensor<40xf32>
    %14 = stablehlo.multiply %1, %11 : tensor<40xf32>
    %15 = stablehlo.select %9, %14, %1 : tensor<40xi1>, tensor<40xf32>
    %16 = stablehlo.select %7, %13, %15 : tensor<40xi1>, tensor<40xf32>
    %17 = stablehlo.multiply %2, %10 : tensor<40xf32>
    %18 = stablehlo.multiply %2, %11 : tensor<40xf32>
    %19 = stablehlo.select %9, %18, %2 : tensor<40xi1>, tensor<40xf32>
    %20 = stablehlo.select %7, %17, %19 : tensor<40xi1>, tensor<40xf32>
    %21 = stablehlo.select %9, %10, %12 : tensor<40xi1>, tensor<40xf32>
    %22 = stablehlo.select %7, %11, %21 : tensor<40xi1>, tensor<40xf32>
    %23 = chlo.square %16 : tensor<40xf32> -> tensor<40xf32>
    %24 = chlo.square %20 : tensor<40xf32> -> tensor<40xf32>
    %25 = stablehlo.add %23, %24 : tensor<40xf32>
    %26 = stablehlo.sqrt %25 : tensor<40xf32>
    %27 = stablehlo.multiply %26, %22 : tensor<40xf32>
    %cst_4 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %29 = stablehlo.compare EQ, %3, %28, FLOAT : (tensor<40xf32>, tensor<40xf32>) -> tensor<40xi1>
    %30 = stablehlo.compare EQ, %4, %28, FLOAT : (tensor<40xf32>, tensor<40xf32>) -> tensor<40xi1>
    %31 = stablehlo.or %29, %30 : tensor<40xi1>
    %32 = stablehlo.select %31, %28, %27 : tensor<40xi1>, tensor<40xf32>
    %33 = stablehlo.divide %16, %26 : tensor<40xf32>
    %34 = stablehlo.divide %20, %26 : tensor<40xf32>
    %35 = stablehlo.real %arg0 : (tensor<40xcomplex<f32>>) -> tensor<40xf32>
    %36 = stablehlo.imag %arg0 : (tensor<40xcomplex<f32>>) -> tensor<40xf32>
    %37 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<40xcomplex<f32>>, tensor<40xcomplex<f32>>) -> tensor<40xi1>
    %38 = stablehlo.real %arg0 : (tensor<40xcomplex<f32>>) -> tensor<40xf32>
    %39 = stablehlo.is_finite %38 : (tensor<40xf32>) -> tensor<40xi1>
    %40 = stablehlo.imag %arg0 : (tensor<40xcomplex<f32>>) -> tensor<40xf32>
    %41 = stablehlo.is_finite %40 : (tensor<40xf32>) -> tensor<40xi1>
    %42 = stablehlo.and %39, %41 : tensor<40xi1>
    return %0, %32, %35, %36, %37, %42 : tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xi1>, tensor<40xi1>
  }
  func.func private @angle(%arg0: tensor<40xcomplex<f32>>) -> tensor<40xf32> {
    %0 = stablehlo.real %arg0 : (tensor<40xcomplex<f32>>) -> tensor<40xf32>
    %1 = stablehlo.imag %arg0 : (tensor<40xcomplex<f32>>) -> tensor<40xf32>
    %2 = stablehlo.atan2 %1, %0 : tensor<40xf32>
    return %2 : tensor<40xf32>
  }
}

// -----

// more_complex: products c64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<3x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>)
    %e:4 = call @expected() : () -> (tensor<3x3xcomplex<f32>>, tensor<complex<f32>>, tensor<3x3xcomplex<f32>>, tensor<4x4xcomplex<f32>>)
    %r:4 = call @program(%i#0, %i#1) : (tensor<3x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<complex<f32>>, tensor<3x3xcomplex<f32>>, tensor<4x4xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0002 : tensor<3x3xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0002 : tensor<complex<f32>>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.0002 : tensor<3x3xcomplex<f32>>
    check.expect_almost_eq %r#3, %e#3, tolerance = 0.0002 : tensor<4x4xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<3x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x932B1F40781011BF0294363F1E4904BFC6F12D40049023C05BB738406760C3BE57FA72BF5E4B04BFFB1DEA3E380332BF58B49E3FDFB53CC0DB12E5BF19E22C4056AA38402D3B26C0FD3228BF2DEB144043CD983DE445EA3FFC449EBEB180D0BF"> : tensor<3x4xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x496E5D3FD5FB59BF54B25B3EC7985F3F8FE02E40C80B2D3F44C1144052412BC06B07BFBFB6093D40E1630540E7420FC0F73EE9BEBFFD1240F68A1EBF7E69ED3FEB0D05C0142246BE4220BDBB3FC9D4BF551BF4BF4B1040BEB910183F646AF63F"> : tensor<4x3xcomplex<f32>>
    return %0, %1 : tensor<3x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<3x3xcomplex<f32>>, tensor<complex<f32>>, tensor<3x3xcomplex<f32>>, tensor<4x4xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xB492BD4033D246C0C4A083BF82D13B41340274402A70F240E5630A419A7F954012D72341CC24423FD22544C1903AF4BEEEEEFABFF3B71440D42BC5C02CF8A3BF0D0B85414FAC86C0"> : tensor<3x3xcomplex<f32>>
    %1 = stablehlo.constant dense<"0xA7E750BF8AA703C0"> : tensor<complex<f32>>
    %2 = stablehlo.constant dense<"0xA8E750BF8BA703407E8766C1D930BAC0A4269C4033DA29C0416514C1D692C4C09019D7C096C7B1C05E34D93FE69323417354754031741640BE282741B24B35C00EE788C0E84E1DC1"> : tensor<3x3xcomplex<f32>>
    %3 = stablehlo.constant dense<"0xA4D029C0E3553FBFAA413E3F1C87FEBFCAD5B43FE09200C138E43AC0516FF7401AA771BF4AA3F93DAB0208BD5F723BBFC4AE23BF90972FC02AC1F43D457C3640109F79C06CB4823F08CA08BFB1BE43C02A4E85C02FEC32C1B488024001A63E41DDF03BC0CD8D90BF5CF6863FA09C0BC0C9031D40D3BB0FC14B4D84C08FAB0741"> : tensor<4x4xcomplex<f32>>
    return %0, %1, %2, %3 : tensor<3x3xcomplex<f32>>, tensor<complex<f32>>, tensor<3x3xcomplex<f32>>, tensor<4x4xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<3x4xcomplex<f32>>, %arg1: tensor<4x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<complex<f32>> {jax.result_info = "result[1]"}, tensor<3x3xcomplex<f32>> {jax.result_info = "result[2]"}, tensor<4x4xcomplex<f32>> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %1 = stablehlo.slice %arg0 [0:1, 0:4] : (tensor<3x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
    %2 = stablehlo.reshape %1 : (tensor<1x4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    %3 = stablehlo.slice %arg1 [0:4, 0:1] : (tensor<4x3xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
    %4 = stablehlo.reshape %3 : (tensor<4x1xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    %5 = stablehlo.real %2 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %6 = stablehlo.imag %2 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %7 = stablehlo.negate %6 : tensor<4xf32>
    %8 = stablehlo.complex %5, %7 : tensor<4xcomplex<f32>>
    %9 = stablehlo.dot_general %8, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<complex<f32>>
    %10 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x3xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %11 = stablehlo.real %10 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %12 = stablehlo.imag %10 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %13 = stablehlo.negate %12 : tensor<3x4xf32>
    %14 = stablehlo.complex %11, %13 : tensor<3x4xcomplex<f32>>
    %15 = stablehlo.dot_general %arg0, %14, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %16 = stablehlo.slice %arg0 [0:1, 0:4] : (tensor<3x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
    %17 = stablehlo.reshape %16 : (tensor<1x4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    %18 = stablehlo.slice %arg0 [1:2, 0:4] : (tensor<3x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
    %19 = stablehlo.reshape %18 : (tensor<1x4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    %20 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<4xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
    %21 = stablehlo.broadcast_in_dim %19, dims = [1] : (tensor<4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
    %22 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<4x1xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %23 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %24 = stablehlo.multiply %22, %23 : tensor<4x4xcomplex<f32>>
    return %0, %9, %15, %24 : tensor<3x3xcomplex<f32>>, tensor<complex<f32>>, tensor<3x3xcomplex<f32>>, tensor<4x4xcomplex<f32>>
  }
}

// -----

// more_complex: convolution c64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<1x2x5x5xcomplex<f32>>, tensor<3x2x3x3xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<1x3x5x5xcomplex<f32>>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<1x2x5x5xcomplex<f32>>, tensor<3x2x3x3xcomplex<f32>>) -> (tensor<1x3x5x5xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.002 : tensor<1x3x5x5xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<1x2x5x5xcomplex<f32>>, tensor<3x2x3x3xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x3F2E0A4039FAF3BF9AFE273F4CC1C2BE467307C07452D23F4D579C3F3878BFBE277E08C0CD439F3FD96D3DC0D5EF064006CDC63F6C2829BF4AF999BF21667D3D159DD4BF3F8B88BF9CE880BF3BD30E407E5A38C05745C4BF5DD207C06E3A1A3F787EE63F249CEDBF74B205C00A7013C01884643F100D24C0955F09C0A8F62BBF0E74343FBF9734C014563E40AA143BC044B13B3FB259C03F03F23D4014692940FF1E0E409F8E18C0DCD33AC0C377AFBF48AE7FBE1EA02140324FF73F363F0ABF61F35ABFC3CB9DBFE05D3E40596A4E3FEE6025405418AEBF00BF17401B5B50BF59B05A3FE5A3413DB4DA23C05335723F8666D33F9DD33940E23B30C0DACA2EBF33589B3ED8D50240ED4DA7BF0205ABBFEC73F4BFE614A23F49CAC5BF21D1603FE1981E40EEFB613F9A9C1740B31934C0C7DA27BECB57AEBE986432400992893FC25CFFBF6BE3F83FE8A30CC096D5B53F623FB6BF60293F3FF4F7D9BFA51EDE3E852B32C01F80E3BF1357B4BF04EF1CC01982FEBFE99A08C08CB3A03F0D9B92BF29012AC0C6801A40B2AB83BFE9AE863F"> : tensor<1x2x5x5xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x4139773F86822840D690E83F36A016BFA86A0AC0F685CCBF9CF1EABF85401440E43535C00E662A3E5BCE13C060FDAF3EB7D63C3F3CA93FBCD7312AC01385DC3F64710FC0B87999BF1AD5C8BE1FA2503F46DBB73FCEFBAABF152135BFAF52193D8EF8F8BFFE83DDBE2D1B2BC04D9C9FBF2A2D7E3E1C62A13E66860C40B5BF0CC079AFCFBFD559FCBF5744CCBB92F1123FE09C3A3F615BEDBFE721EEBF04AA3D40B3331AC028490140CD26873FDA8D413E52E1E4BFAAEE314090BFCEBFCF86B8BF7A14A63FDF3FFEBFE6D8D63F3267EEBF0FC8FB3E81C2C8BFF07EBBBFDC44953F4FBF90BE12CFBF3F3E730640A2B516C05AA3054057010CC0FF30B8BD7EB63540E69C8ABFA519823F31AB383F076DA2BF7DF8E0BE5FFD26C00027B23F0F0473BFEEC60CBD3B310B4058EEDF3F2B6D903F477F2D40042C8E3DE8E1BF3F29AAD53F2C3B35403DF8A1BF75E70E40C25421BE9716A6BF95269F3FF2D6213F6B70EC3E645B5A3F34C23CC028608F3EEEDF16C026F6C73ECBAC553F1D3F84BF5643A03F50D1CE3E952D00C0E1552740A99D08BE4D3217C02339973FDB311E4087DAEA3FA117E13FED2E87BFF80E763DA8F205C0"> : tensor<3x2x3x3xcomplex<f32>>
    return %0, %1 : tensor<1x2x5x5xcomplex<f32>>, tensor<3x2x3x3xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<1x3x5x5xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xCC371AC1884499C1803723BF7649A041DD1DD4C0804A883FF35CE940698AF8C0198D0341DA48DEC08A00DA41890995C12C302C419D8D5AC14E9DEE404CD38B4192199441F66143C1C6851D41864395404018D4418E2A4441625E74C0B67A1041E4FA20C09CBBFC410CD5ACC0EB141241A9C934C152F78341F0B72A41F945FB416C7525418008FABFC871BFC1B66903C160A6E9BF9CBB5E41F994604195D50BC05C4EDCC0569DCE4190A7E43F488346416DCC5B41ABA175C1D5DE0E410E2939C018F6034183A71C41F48B45C0C55DBF419792D041C45CBE415AAF5AC095391FC1763AC73FDFC05741D8AE573F321899C0128904C1AE84B340BF765DC046A179C1BC4CA9C1B09D01C0D482B8405ED6E5C09AB3D0C1DE8922C2347144C18841B93FA2CF3CC172499941DAE18A4174962040F84E0C41385EA4C1FC0354403E27604120C9B63F99ECEAC1D3C7D7C1186D0F3F78F86F3F50061942B172F841901348C0F8F210C176E891416F5FB9412ECEA841480A6841C8785E401B42D5C1443C86C0366720C2598C62C188F52ABFCDC59840946D1641D03F3340B460E740A66EDD40282719C12F44A04034FEBC3F4082A2BE28FA11C16235F440C7BB7F418560AE41541C59C1FAB1ABC1D4AA56C0F23B2941D872DAC0B056DBC198207DBF14C99040C84909C2F84BE2406C6C04C1402030C150C2A8BF2E9835C1E0A06AC1F3D638C1D8BD67C1571C42C1CE1F0CC2600D9EBF321809417E03AFC19BC9E34152B216C270EFA441784F0641A247CEBF109DF240B88143C0B90D00C2700CA73FDA2F0CC1D0FACA41807070C01E2F204150616D418CFE613F56A69E41"> : tensor<1x3x5x5xcomplex<f32>>
    return %0 : tensor<1x3x5x5xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<1x2x5x5xcomplex<f32>>, %arg1: tensor<3x2x3x3xcomplex<f32>>) -> (tensor<1x3x5x5xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.real %arg0 : (tensor<1x2x5x5xcomplex<f32>>) -> tensor<1x2x5x5xf32>
    %1 = stablehlo.imag %arg0 : (tensor<1x2x5x5xcomplex<f32>>) -> tensor<1x2x5x5xf32>
    %2 = stablehlo.real %arg1 : (tensor<3x2x3x3xcomplex<f32>>) -> tensor<3x2x3x3xf32>
    %3 = stablehlo.imag %arg1 : (tensor<3x2x3x3xcomplex<f32>>) -> tensor<3x2x3x3xf32>
    %4 = stablehlo.add %0, %1 : tensor<1x2x5x5xf32>
    %5 = stablehlo.convolution(%4, %2) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x5x5xf32>, tensor<3x2x3x3xf32>) -> tensor<1x3x5x5xf32>
    %6 = stablehlo.subtract %3, %2 : tensor<3x2x3x3xf32>
    %7 = stablehlo.convolution(%0, %6) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x5x5xf32>, tensor<3x2x3x3xf32>) -> tensor<1x3x5x5xf32>
    %8 = stablehlo.add %2, %3 : tensor<3x2x3x3xf32>
    %9 = stablehlo.convolution(%1, %8) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x5x5xf32>, tensor<3x2x3x3xf32>) -> tensor<1x3x5x5xf32>
    %10 = stablehlo.subtract %5, %9 : tensor<1x3x5x5xf32>
    %11 = stablehlo.add %5, %7 : tensor<1x3x5x5xf32>
    %12 = stablehlo.complex %10, %11 : tensor<1x3x5x5xcomplex<f32>>
    return %12 : tensor<1x3x5x5xcomplex<f32>>
  }
}

// -----

// more_complex: gradient c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<6xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<6xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<6xcomplex<f32>>) -> (tensor<6xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0004 : tensor<6xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<6xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x2423E2BE0E5403BD36FB6FBF6F45653DD2B2103F176E393E3A1AAE3EE3AE32BF849B2F3FF46B3F3FE5CC4E3F8AB3643F"> : tensor<6xcomplex<f32>>
    return %0 : tensor<6xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<6xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x796BE2BE5A26A7BDAFF7C7BE028E143EBD80284000CAA83B1A5C014030782CBDDEBBA840A0E5A4BF00C9F6407C1826C0"> : tensor<6xcomplex<f32>>
    return %0 : tensor<6xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<6xcomplex<f32>>) -> (tensor<6xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.exponential %arg0 : tensor<6xcomplex<f32>>
    %1 = stablehlo.real %arg0 : (tensor<6xcomplex<f32>>) -> tensor<6xf32>
    %2 = stablehlo.imag %arg0 : (tensor<6xcomplex<f32>>) -> tensor<6xf32>
    %3 = stablehlo.negate %2 : tensor<6xf32>
    %4 = stablehlo.complex %1, %3 : tensor<6xcomplex<f32>>
    %5 = stablehlo.multiply %4, %4 : tensor<6xcomplex<f32>>
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<6xcomplex<f32>>
    %7 = stablehlo.multiply %6, %4 : tensor<6xcomplex<f32>>
    %8 = stablehlo.multiply %0, %5 : tensor<6xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %9 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<6xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
    %10 = stablehlo.real %9 : (tensor<complex<f32>>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.complex %cst_1, %cst_2 : tensor<complex<f32>>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<complex<f32>>) -> tensor<6xcomplex<f32>>
    %13 = stablehlo.multiply %0, %12 : tensor<6xcomplex<f32>>
    %14 = stablehlo.multiply %12, %5 : tensor<6xcomplex<f32>>
    %15 = stablehlo.multiply %13, %7 : tensor<6xcomplex<f32>>
    %16 = stablehlo.real %15 : (tensor<6xcomplex<f32>>) -> tensor<6xf32>
    %17 = stablehlo.imag %15 : (tensor<6xcomplex<f32>>) -> tensor<6xf32>
    %18 = stablehlo.negate %17 : tensor<6xf32>
    %19 = stablehlo.complex %16, %18 : tensor<6xcomplex<f32>>
    %20 = stablehlo.multiply %14, %0 : tensor<6xcomplex<f32>>
    %21 = stablehlo.add %19, %20 : tensor<6xcomplex<f32>>
    return %21 : tensor<6xcomplex<f32>>
  }
}

// -----

// more_complex: holomorphic gradient c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<6xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<6xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<6xcomplex<f32>>) -> (tensor<6xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0004 : tensor<6xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<6xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xDF78643FDF7D813FAEF8B53FC4DBE53FF882923FD326CF3F879A803F9C728A3F2BC6103F68F26E3F1FBC1F3F66838A3F"> : tensor<6xcomplex<f32>>
    return %0 : tensor<6xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<6xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x4CD20540105B793E69117E40E59B3AC016437D40343E95BFA4220F4090688FBD4E60E43F7C99843F35D10D40787F7C3F"> : tensor<6xcomplex<f32>>
    return %0 : tensor<6xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<6xcomplex<f32>>) -> (tensor<6xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.real %arg0 : (tensor<6xcomplex<f32>>) -> tensor<6xf32>
    %1 = stablehlo.imag %arg0 : (tensor<6xcomplex<f32>>) -> tensor<6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %4 = stablehlo.sine %0 : tensor<6xf32>
    %5 = stablehlo.cosine %0 : tensor<6xf32>
    %6 = stablehlo.exponential_minus_one %1 : tensor<6xf32>
    %7 = stablehlo.negate %1 : tensor<6xf32>
    %8 = stablehlo.exponential_minus_one %7 : tensor<6xf32>
    %9 = stablehlo.subtract %6, %8 : tensor<6xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %11 = stablehlo.divide %9, %10 : tensor<6xf32>
    %12 = stablehlo.add %6, %8 : tensor<6xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %14 = stablehlo.add %12, %13 : tensor<6xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %16 = stablehlo.divide %14, %15 : tensor<6xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<6xf32>
    %18 = stablehlo.multiply %5, %11 : tensor<6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %20 = stablehlo.complex %19, %18 : tensor<6xcomplex<f32>>
    %21 = stablehlo.complex %17, %18 : tensor<6xcomplex<f32>>
    %22 = stablehlo.select %3, %20, %21 : tensor<6xi1>, tensor<6xcomplex<f32>>
    %23 = stablehlo.real %arg0 : (tensor<6xcomplex<f32>>) -> tensor<6xf32>
    %24 = stablehlo.imag %arg0 : (tensor<6xcomplex<f32>>) -> tensor<6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %26 = stablehlo.compare EQ, %23, %25, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %27 = stablehlo.sine %23 : tensor<6xf32>
    %28 = stablehlo.cosine %23 : tensor<6xf32>
    %29 = stablehlo.exponential_minus_one %24 : tensor<6xf32>
    %30 = stablehlo.negate %24 : tensor<6xf32>
    %31 = stablehlo.exponential_minus_one %30 : tensor<6xf32>
    %32 = stablehlo.subtract %29, %31 : tensor<6xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %34 = stablehlo.divide %32, %33 : tensor<6xf32>
    %35 = stablehlo.add %29, %31 : tensor<6xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %37 = stablehlo.add %35, %36 : tensor<6xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %39 = stablehlo.divide %37, %38 : tensor<6xf32>
    %40 = stablehlo.multiply %28, %39 : tensor<6xf32>
    %41 = stablehlo.negate %27 : tensor<6xf32>
    %42 = stablehlo.multiply %41, %34 : tensor<6xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %44 = stablehlo.complex %40, %43 : tensor<6xcomplex<f32>>
    %45 = stablehlo.complex %40, %42 : tensor<6xcomplex<f32>>
    %46 = stablehlo.select %26, %44, %45 : tensor<6xi1>, tensor<6xcomplex<f32>>
    %47 = stablehlo.log %arg0 : tensor<6xcomplex<f32>>
    %48 = stablehlo.multiply %22, %47 : tensor<6xcomplex<f32>>
    %cst_9 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %49 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<complex<f32>>) -> tensor<6xcomplex<f32>>
    %50 = stablehlo.multiply %22, %49 : tensor<6xcomplex<f32>>
    %cst_10 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %51 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<complex<f32>>) -> tensor<6xcomplex<f32>>
    %52 = stablehlo.multiply %51, %47 : tensor<6xcomplex<f32>>
    %53 = stablehlo.divide %50, %arg0 : tensor<6xcomplex<f32>>
    %54 = stablehlo.multiply %52, %46 : tensor<6xcomplex<f32>>
    %55 = stablehlo.add %53, %54 : tensor<6xcomplex<f32>>
    return %55 : tensor<6xcomplex<f32>>
  }
}

// -----

// more_complex: cumsum, prod c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<7xcomplex<f32>>)
    %e:4 = call @expected() : () -> (tensor<7xcomplex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>, tensor<f32>)
    %r:4 = call @program(%i#0) : (tensor<7xcomplex<f32>>) -> (tensor<7xcomplex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>, tensor<f32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.02 : tensor<7xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.02 : tensor<complex<f32>>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.02 : tensor<complex<f32>>
    check.expect_almost_eq %r#3, %e#3, tolerance = 0.02 : tensor<f32>
    return
  }
  func.func private @inputs() -> (tensor<7xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x54FA2BC0A1E7C33FD2C803408D1784BD27E06FBF2062983FF7D02A405CFE2BC09D8B35C0480E913F7A34683FDA9728408D6A3740A741733F"> : tensor<7xcomplex<f32>>
    return %0 : tensor<7xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<7xcomplex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>, tensor<f32>) {
    %0 = stablehlo.constant dense<"0x54FA2BC0A1E7C33F08C620BF28A6BB3F1853C8BF24042A40D64E8D3F001CFDBC64C8DDBFD8198D3F4E5C53BFC6246F407A93024098FA9540"> : tensor<7xcomplex<f32>>
    %1 = stablehlo.constant dense<"0xD98BE4C3C7294D44"> : tensor<complex<f32>>
    %2 = stablehlo.constant dense<"0xD53A953E8A672B3F"> : tensor<complex<f32>>
    %3 = stablehlo.constant dense<"0x1DF1F140"> : tensor<f32>
    return %0, %1, %2, %3 : tensor<7xcomplex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>, tensor<f32>
  }
  func.func private @program(%arg0: tensor<7xcomplex<f32>>) -> (tensor<7xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<complex<f32>> {jax.result_info = "result[1]"}, tensor<complex<f32>> {jax.result_info = "result[2]"}, tensor<f32> {jax.result_info = "result[3]"}) {
    %0 = call @cumsum(%arg0) : (tensor<7xcomplex<f32>>) -> tensor<7xcomplex<f32>>
    %cst = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %1 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.multiply across dimensions = [0] : (tensor<7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
    %cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %2 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
    %cst_1 = stablehlo.constant dense<(7.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %3 = stablehlo.divide %2, %cst_1 : tensor<complex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_var(%arg0, %c) : (tensor<7xcomplex<f32>>, tensor<i64>) -> tensor<f32>
    return %0, %1, %3, %4 : tensor<7xcomplex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>, tensor<f32>
  }
  func.func private @cumsum(%arg0: tensor<7xcomplex<f32>>) -> tensor<7xcomplex<f32>> {
    %0 = call @cumsum_0(%arg0) : (tensor<7xcomplex<f32>>) -> tensor<7xcomplex<f32>>
    return %0 : tensor<7xcomplex<f32>>
  }
  func.func private @cumsum_0(%arg0: tensor<7xcomplex<f32>>) -> tensor<7xcomplex<f32>> {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<complex<f32>>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[6, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 7>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<complex<f32>>, %arg2: tensor<complex<f32>>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<complex<f32>>
      stablehlo.return %2 : tensor<complex<f32>>
    }) : (tensor<7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<7xcomplex<f32>>
    return %1 : tensor<7xcomplex<f32>>
  }
  func.func private @_var(%arg0: tensor<7xcomplex<f32>>, %arg1: tensor<i64>) -> tensor<f32> {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(7.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
    %3 = stablehlo.divide %1, %2 : tensor<1xcomplex<f32>>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xcomplex<f32>>) -> tensor<7xcomplex<f32>>
    %5 = stablehlo.subtract %arg0, %4 : tensor<7xcomplex<f32>>
    %6 = stablehlo.real %5 : (tensor<7xcomplex<f32>>) -> tensor<7xf32>
    %7 = stablehlo.imag %5 : (tensor<7xcomplex<f32>>) -> tensor<7xf32>
    %8 = stablehlo.negate %7 : tensor<7xf32>
    %9 = stablehlo.complex %6, %8 : tensor<7xcomplex<f32>>
    %10 = stablehlo.multiply %5, %9 : tensor<7xcomplex<f32>>
    %11 = stablehlo.real %10 : (tensor<7xcomplex<f32>>) -> tensor<7xf32>
    %12 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %13 = stablehlo.subtract %cst_1, %12 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%11 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %15 = stablehlo.divide %14, %13 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.compare GT, %13, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %17 = call @_where(%16, %15, %cst_4) : (tensor<i1>, tensor<f32>, tensor<f64>) -> tensor<f32>
    return %17 : tensor<f32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f64>) -> tensor<f32> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
}

// -----

// more_complex: exp near zero and one c128, 30 of 36 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<30xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<30xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<30xcomplex<f64>>) -> (tensor<30xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<30xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<30xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000FCA9F1D24D62503F0000000000000000FCA9F1D24D6250BF00000000000000000000000000000040000000000000000000000000000000C0000000000000008000000000000000000000000000000080FCA9F1D24D62503F0000000000000080FCA9F1D24D6250BF00000000000000800000000000000040000000000000008000000000000000C0000000000000F03F0000000000000000000000000000F03FFCA9F1D24D62503F000000000000F03FFCA9F1D24D6250BF000000000000F03F0000000000000040000000000000F03F00000000000000C0000000000000F0BF0000000000000000000000000000F0BFFCA9F1D24D62503F000000000000F0BFFCA9F1D24D6250BF000000000000F0BF0000000000000040000000000000F0BF00000000000000C0000000000000044000000000000000000000000000000440FCA9F1D24D62503F0000000000000440FCA9F1D24D6250BF00000000000004400000000000000040000000000000044000000000000000C000000000000004C0000000000000000000000000000004C0FCA9F1D24D62503F00000000000004C0FCA9F1D24D6250BF00000000000004C0000000000000004000000000000004C000000000000000C0"> : tensor<30xcomplex<f64>>
    return %0 : tensor<30xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<30xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000F03F00000000000000006C8790F3FEFFEF3F628A21A54D62503F6C8790F3FEFFEF3F628A21A54D6250BF0572535726A2DABF46B4D1EAF618ED3F0572535726A2DABF46B4D1EAF618EDBF000000000000F03F00000000000000006C8790F3FEFFEF3F628A21A54D62503F6C8790F3FEFFEF3F628A21A54D6250BF0572535726A2DABF46B4D1EAF618ED3F0572535726A2DABF46B4D1EAF618EDBF6A57148B0ABF05400000000000000000809EA8D409BF054028A47A33A644663F809EA8D409BF054028A47A33A64466BFD23C95C46919F2BFFE4A27A218C60340D23C95C46919F2BFFE4A27A218C603C037EF2C36568BD73F000000000000000027F9AB70558BD73F3BEBC5E7FD1B383F27F9AB70558BD73F3BEBC5E7FD1B38BFDC5D2DA68398C3BF114CAD4DA468D53FDC5D2DA68398C3BF114CAD4DA468D5BFBBE031D96F5D284000000000000000001578CE0C6F5D28405D1C656322F3883F1578CE0C6F5D28405D1C656322F388BF46762618614714C02BDCCE71AF27264046762618614714C02BDCCE71AF2726C025F494C08503B53F000000000000000092404E108503B53F9E93A44DA184153F92404E108503B53F9E93A44DA18415BFC92C1FAF577DA1BFE51C1F00961BB33FC92C1FAF577DA1BFE51C1F00961BB3BF"> : tensor<30xcomplex<f64>>
    return %0 : tensor<30xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<30xcomplex<f64>>) -> (tensor<30xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.exponential %arg0 : tensor<30xcomplex<f64>>
    return %0 : tensor<30xcomplex<f64>>
  }
}

// -----

// more_complex: exp on the cuts c128, 14 of 20 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<14xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<14xcomplex<f64>>) -> (tensor<14xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<14xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<14xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x00000000000008C00000000000000000000000000000F8BF0000000000000000000000000000F83F000000000000000000000000000008400000000000000000000000000000E03F0000000000000000000000000000E0BF0000000000000000000000000000000000000000000008C0000000000000008000000000000008C00000000000000000000000000000F8BF0000000000000080000000000000F8BF0000000000000000000000000000F83F0000000000000080000000000000F83F0000000000000000000000000000E03F0000000000000080000000000000E03F"> : tensor<14xcomplex<f64>>
    return %0 : tensor<14xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<14xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xAFB0CECCB07DA93F00000000000000001D5C4B72878FCC3F000000000000000041C54FE63FED1140000000000000000006B16FBFE515344000000000000000009C061E8E2961FA3F00000000000000000A966FFCB268E33F0000000000000000D2E585BE04AEEFBF5BD5B66D3810C2BFD2E585BE04AEEFBF5BD5B66D3810C2BFA7F9C54FD51BB23F8B6D2C9B7AEBEFBFA7F9C54FD51BB23F8B6D2C9B7AEBEFBFA7F9C54FD51BB23F8B6D2C9B7AEBEF3FA7F9C54FD51BB23F8B6D2C9B7AEBEF3F507D5B062815EC3FF0054B74E8AEDE3F507D5B062815EC3FF0054B74E8AEDE3F"> : tensor<14xcomplex<f64>>
    return %0 : tensor<14xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<14xcomplex<f64>>) -> (tensor<14xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.exponential %arg0 : tensor<14xcomplex<f64>>
    return %0 : tensor<14xcomplex<f64>>
  }
}

// -----

// more_complex: exp at infinity c128, 8 of 12 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<8xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<8xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<8xcomplex<f64>>) -> (tensor<8xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<8xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<8xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000F0FF00000000000000000000000000000000000000000000F07F0000000000000000000000000000F0FF000000000000F0FF000000000000F03F000000000000F03F000000000000F07F000000000000F87F00000000000000000000000000000000000000000000F87F000000000000F87F000000000000F87F"> : tensor<8xcomplex<f64>>
    return %0 : tensor<8xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<8xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF00000000000000000000000000000000000000000000F8FF000000000000F8FF000000000000F87F0000000000000000000000000000F87F000000000000F87F000000000000F87F000000000000F87F"> : tensor<8xcomplex<f64>>
    return %0 : tensor<8xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<8xcomplex<f64>>) -> (tensor<8xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.exponential %arg0 : tensor<8xcomplex<f64>>
    return %0 : tensor<8xcomplex<f64>>
  }
}

// -----

// more_complex: log near zero and one c128, 32 of 36 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<32xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<32xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<32xcomplex<f64>>) -> (tensor<32xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<32xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<32xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x0000000000000000FCA9F1D24D62503F0000000000000000FCA9F1D24D6250BF00000000000000000000000000000040000000000000000000000000000000C00000000000000080FCA9F1D24D62503F0000000000000080FCA9F1D24D6250BF00000000000000800000000000000040000000000000008000000000000000C0000000000000F03F0000000000000000000000000000F03F0000000000000080000000000000F03FFCA9F1D24D62503F000000000000F03FFCA9F1D24D6250BF000000000000F03F0000000000000040000000000000F03F00000000000000C0000000000000F0BF0000000000000000000000000000F0BF0000000000000080000000000000F0BFFCA9F1D24D62503F000000000000F0BFFCA9F1D24D6250BF000000000000F0BF0000000000000040000000000000F0BF00000000000000C000000000000004400000000000000000000000000000044000000000000000800000000000000440FCA9F1D24D62503F0000000000000440FCA9F1D24D6250BF00000000000004400000000000000040000000000000044000000000000000C000000000000004C0000000000000000000000000000004C0000000000000008000000000000004C0FCA9F1D24D62503F00000000000004C0FCA9F1D24D6250BF00000000000004C0000000000000004000000000000004C000000000000000C0"> : tensor<32xcomplex<f64>>
    return %0 : tensor<32xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<32xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xA0FF8F998AA11BC0182D4454FB21F93FA0FF8F998AA11BC0182D4454FB21F9BFEF39FAFE422EE63F182D4454FB21F93FEF39FAFE422EE63F182D4454FB21F9BFA0FF8F998AA11BC0182D4454FB21F93FA0FF8F998AA11BC0182D4454FB21F9BFEF39FAFE422EE63F182D4454FB21F93FEF39FAFE422EE63F182D4454FB21F9BF0000000000000000000000000000000000000000000000000000000000000080AA27F913F7C6A03E166E51774D62503FAA27F913F7C6A03E166E51774D6250BF338DEDF741C0E93F44BEEB92E1B6F13F338DEDF741C0E93F44BEEB92E1B6F1BF0000000000000000182D4454FB2109400000000000000000182D4454FB2109C0AA27F913F7C6A03EEB42950AEF1F0940AA27F913F7C6A03EEB42950AEF1F09C0338DEDF741C0E93FF64DCE8A8A460040338DEDF741C0E93FF64DCE8A8A4600C078E0E0F04052ED3F000000000000000078E0E0F04052ED3F000000000000008003FED31B4152ED3FA676A7D3E2363A3F03FED31B4152ED3FA676A7D3E2363ABF568F11C6439EF23F92EA03517A97E53F568F11C6439EF23F92EA03517A97E5BF78E0E0F04052ED3F182D4454FB21094078E0E0F04052ED3F182D4454FB2109C003FED31B4152ED3FDD8F2D9D2921094003FED31B4152ED3FDD8F2D9D292109C0568F11C6439EF23F743203C01CBC0340568F11C6439EF23F743203C01CBC03C0"> : tensor<32xcomplex<f64>>
    return %0 : tensor<32xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<32xcomplex<f64>>) -> (tensor<32xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.log %arg0 : tensor<32xcomplex<f64>>
    return %0 : tensor<32xcomplex<f64>>
  }
}

// -----

// more_complex: log on the cuts c128, 20 of 20 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<20xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<20xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<20xcomplex<f64>>) -> (tensor<20xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<20xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<20xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x00000000000008C0000000000000000000000000000008C00000000000000080000000000000F8BF0000000000000000000000000000F8BF0000000000000080000000000000F83F0000000000000000000000000000F83F00000000000000800000000000000840000000000000000000000000000008400000000000000080000000000000E03F0000000000000000000000000000E03F0000000000000080000000000000E0BF0000000000000000000000000000E0BF0000000000000080000000000000000000000000000008C0000000000000008000000000000008C00000000000000000000000000000F8BF0000000000000080000000000000F8BF0000000000000000000000000000F83F0000000000000080000000000000F83F0000000000000000000000000000E03F0000000000000080000000000000E03F"> : tensor<20xcomplex<f64>>
    return %0 : tensor<20xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<20xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x0B03AD7AEA93F13F182D4454FB2109400B03AD7AEA93F13F182D4454FB2109C04C98BFEC23F3D93F182D4454FB2109404C98BFEC23F3D93F182D4454FB2109C04C98BFEC23F3D93F00000000000000004C98BFEC23F3D93F00000000000000800B03AD7AEA93F13F00000000000000000B03AD7AEA93F13F0000000000000080EF39FAFE422EE6BF0000000000000000EF39FAFE422EE6BF0000000000000080EF39FAFE422EE6BF182D4454FB210940EF39FAFE422EE6BF182D4454FB2109C00B03AD7AEA93F13F182D4454FB21F9BF0B03AD7AEA93F13F182D4454FB21F9BF4C98BFEC23F3D93F182D4454FB21F9BF4C98BFEC23F3D93F182D4454FB21F9BF4C98BFEC23F3D93F182D4454FB21F93F4C98BFEC23F3D93F182D4454FB21F93FEF39FAFE422EE6BF182D4454FB21F93FEF39FAFE422EE6BF182D4454FB21F93F"> : tensor<20xcomplex<f64>>
    return %0 : tensor<20xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<20xcomplex<f64>>) -> (tensor<20xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.log %arg0 : tensor<20xcomplex<f64>>
    return %0 : tensor<20xcomplex<f64>>
  }
}

// -----

// more_complex: log at infinity c128, 3 of 12 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<3xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<3xcomplex<f64>>) -> (tensor<3xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<3xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<3xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000F87F00000000000000000000000000000000000000000000F87F000000000000F87F000000000000F87F"> : tensor<3xcomplex<f64>>
    return %0 : tensor<3xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<3xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F"> : tensor<3xcomplex<f64>>
    return %0 : tensor<3xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<3xcomplex<f64>>) -> (tensor<3xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.log %arg0 : tensor<3xcomplex<f64>>
    return %0 : tensor<3xcomplex<f64>>
  }
}

// -----

// more_complex: sqrt near zero and one c128, 30 of 36 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<30xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<30xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<30xcomplex<f64>>) -> (tensor<30xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<30xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<30xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000FCA9F1D24D62503F0000000000000000FCA9F1D24D6250BF00000000000000000000000000000040000000000000000000000000000000C0000000000000008000000000000000000000000000000080FCA9F1D24D62503F0000000000000080FCA9F1D24D6250BF00000000000000800000000000000040000000000000008000000000000000C0000000000000F03F0000000000000000000000000000F03FFCA9F1D24D62503F000000000000F03FFCA9F1D24D6250BF000000000000F03F0000000000000040000000000000F03F00000000000000C0000000000000F0BF0000000000000000000000000000F0BFFCA9F1D24D62503F000000000000F0BFFCA9F1D24D6250BF000000000000F0BF0000000000000040000000000000F0BF00000000000000C0000000000000044000000000000000000000000000000440FCA9F1D24D62503F0000000000000440FCA9F1D24D6250BF00000000000004400000000000000040000000000000044000000000000000C000000000000004C0000000000000000000000000000004C0FCA9F1D24D62503F00000000000004C0FCA9F1D24D6250BF00000000000004C0000000000000004000000000000004C000000000000000C0"> : tensor<30xcomplex<f64>>
    return %0 : tensor<30xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<30xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000000E15766D1B7E5963FE15766D1B7E5963FE15766D1B7E5963FE15766D1B7E596BF000000000000F03F000000000000F03F000000000000F03F000000000000F0BF00000000000000000000000000000000E15766D1B7E5963FE15766D1B7E5963FE15766D1B7E5963FE15766D1B7E596BF000000000000F03F000000000000F03F000000000000F03F000000000000F0BF000000000000F03F000000000000000092EE8D210000F03F279395B04D62403F92EE8D210000F03F279395B04D6240BF5684A846315AF43F1B8D25EF2628E93F5684A846315AF43F1B8D25EF2628E9BF0000000000000000000000000000F03F279395B04D62403F92EE8D210000F03F279395B04D62403F92EE8D210000F0BF1B8D25EF2628E93F5684A846315AF43F1B8D25EF2628E93F5684A846315AF4BF535BDA3A584CF93F000000000000000010755743584CF93FF7A5CEE26BB9343F10755743584CF93FF7A5CEE26BB934BFEF8C0A94CA03FB3FA2EF3F72DBF3E23FEF8C0A94CA03FB3FA2EF3F72DBF3E2BF0000000000000000535BDA3A584CF93FF7A5CEE26BB9343F10755743584CF93FF7A5CEE26BB9343F10755743584CF9BFA2EF3F72DBF3E23FEF8C0A94CA03FB3FA2EF3F72DBF3E23FEF8C0A94CA03FBBF"> : tensor<30xcomplex<f64>>
    return %0 : tensor<30xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<30xcomplex<f64>>) -> (tensor<30xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.sqrt %arg0 : tensor<30xcomplex<f64>>
    return %0 : tensor<30xcomplex<f64>>
  }
}

// -----

// more_complex: sqrt on the cuts c128, 14 of 20 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<14xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<14xcomplex<f64>>) -> (tensor<14xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<14xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<14xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x00000000000008C00000000000000000000000000000F8BF0000000000000000000000000000F83F000000000000000000000000000008400000000000000000000000000000E03F0000000000000000000000000000E0BF0000000000000000000000000000000000000000000008C0000000000000008000000000000008C00000000000000000000000000000F8BF0000000000000080000000000000F8BF0000000000000000000000000000F83F0000000000000080000000000000F83F0000000000000000000000000000E03F0000000000000080000000000000E03F"> : tensor<14xcomplex<f64>>
    return %0 : tensor<14xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<14xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x0000000000000000AA4C58E87AB6FB3F00000000000000002E2109148E98F33F2E2109148E98F33F0000000000000000AA4C58E87AB6FB3F0000000000000000CD3B7F669EA0E63F00000000000000000000000000000000CD3B7F669EA0E63F2E2109148E98F33F2F2109148E98F3BF2E2109148E98F33F2F2109148E98F3BFAA4C58E87AB6EB3FAB4C58E87AB6EBBFAA4C58E87AB6EB3FAB4C58E87AB6EBBFAA4C58E87AB6EB3FAB4C58E87AB6EB3FAA4C58E87AB6EB3FAB4C58E87AB6EB3F000000000000E03F000000000000E03F000000000000E03F000000000000E03F"> : tensor<14xcomplex<f64>>
    return %0 : tensor<14xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<14xcomplex<f64>>) -> (tensor<14xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.sqrt %arg0 : tensor<14xcomplex<f64>>
    return %0 : tensor<14xcomplex<f64>>
  }
}

// -----

// more_complex: sqrt at infinity c128, 3 of 12 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<3xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<3xcomplex<f64>>) -> (tensor<3xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<3xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<3xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000F87F00000000000000000000000000000000000000000000F87F000000000000F87F000000000000F87F"> : tensor<3xcomplex<f64>>
    return %0 : tensor<3xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<3xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F"> : tensor<3xcomplex<f64>>
    return %0 : tensor<3xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<3xcomplex<f64>>) -> (tensor<3xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.sqrt %arg0 : tensor<3xcomplex<f64>>
    return %0 : tensor<3xcomplex<f64>>
  }
}

// -----

// more_complex: sin near zero and one c128, 30 of 36 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<30xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<30xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<30xcomplex<f64>>) -> (tensor<30xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<30xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<30xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000800000000000000000FCA9F1D24D62503F0000000000000000FCA9F1D24D6250BF00000000000000000000000000000040000000000000000000000000000000C0000000000000F03F0000000000000000000000000000F03F0000000000000080000000000000F03FFCA9F1D24D62503F000000000000F03FFCA9F1D24D6250BF000000000000F03F0000000000000040000000000000F03F00000000000000C0000000000000F0BF0000000000000000000000000000F0BF0000000000000080000000000000F0BFFCA9F1D24D62503F000000000000F0BFFCA9F1D24D6250BF000000000000F0BF0000000000000040000000000000F0BF00000000000000C000000000000004400000000000000000000000000000044000000000000000800000000000000440FCA9F1D24D62503F0000000000000440FCA9F1D24D6250BF00000000000004400000000000000040000000000000044000000000000000C000000000000004C0000000000000000000000000000004C0000000000000008000000000000004C0FCA9F1D24D62503F00000000000004C0FCA9F1D24D6250BF00000000000004C0000000000000004000000000000004C000000000000000C0"> : tensor<30xcomplex<f64>>
    return %0 : tensor<30xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<30xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000800000000000000000E3C9C1004E62503F0000000000000000E3C9C1004E6250BF0000000000000000A0E1B663CF030D400000000000000000A0E1B663CF030DC0EE0C098F54EDEA3F0000000000000000EE0C098F54EDEA3F00000000000000804780EA7055EDEA3F93F0698F62B4413F4780EA7055EDEA3F93F0698F62B441BFC12465AF835309403ED0219F865AFF3FC12465AF835309403ED0219F865AFFBFEE0C098F54EDEABF0000000000000000EE0C098F54EDEABF00000000000000804780EA7055EDEABF93F0698F62B4413F4780EA7055EDEABF93F0698F62B441BFC12465AF835309C03ED0219F865AFF3FC12465AF835309C03ED0219F865AFFBFB1CACF0DAF26E33F0000000000000080B1CACF0DAF26E33F0000000000000000DE7C76AEAF26E33F68CECF197B404ABFDE7C76AEAF26E33F68CECF197B404A3FBED3CDC6360302400703661EBE3E07C0BED3CDC6360302400703661EBE3E0740B1CACF0DAF26E3BF0000000000000080B1CACF0DAF26E3BF0000000000000000DE7C76AEAF26E3BF68CECF197B404ABFDE7C76AEAF26E3BF68CECF197B404A3FBED3CDC6360302C00703661EBE3E07C0BED3CDC6360302C00703661EBE3E0740"> : tensor<30xcomplex<f64>>
    return %0 : tensor<30xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<30xcomplex<f64>>) -> (tensor<30xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.real %arg0 : (tensor<30xcomplex<f64>>) -> tensor<30xf64>
    %1 = stablehlo.imag %arg0 : (tensor<30xcomplex<f64>>) -> tensor<30xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<30xf64>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<30xf64>, tensor<30xf64>) -> tensor<30xi1>
    %4 = stablehlo.sine %0 : tensor<30xf64>
    %5 = stablehlo.cosine %0 : tensor<30xf64>
    %6 = stablehlo.exponential_minus_one %1 : tensor<30xf64>
    %7 = stablehlo.negate %1 : tensor<30xf64>
    %8 = stablehlo.exponential_minus_one %7 : tensor<30xf64>
    %9 = stablehlo.subtract %6, %8 : tensor<30xf64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<30xf64>
    %11 = stablehlo.divide %9, %10 : tensor<30xf64>
    %12 = stablehlo.add %6, %8 : tensor<30xf64>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<30xf64>
    %14 = stablehlo.add %12, %13 : tensor<30xf64>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<30xf64>
    %16 = stablehlo.divide %14, %15 : tensor<30xf64>
    %17 = stablehlo.multiply %4, %16 : tensor<30xf64>
    %18 = stablehlo.multiply %5, %11 : tensor<30xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<30xf64>
    %20 = stablehlo.complex %19, %18 : tensor<30xcomplex<f64>>
    %21 = stablehlo.complex %17, %18 : tensor<30xcomplex<f64>>
    %22 = stablehlo.select %3, %20, %21 : tensor<30xi1>, tensor<30xcomplex<f64>>
    return %22 : tensor<30xcomplex<f64>>
  }
}

// -----

// more_complex: sin on the cuts c128, 16 of 20 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<16xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<16xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<16xcomplex<f64>>) -> (tensor<16xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<16xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<16xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x00000000000008C0000000000000000000000000000008C00000000000000080000000000000F8BF0000000000000000000000000000F8BF0000000000000080000000000000F83F0000000000000000000000000000F83F00000000000000800000000000000840000000000000000000000000000008400000000000000080000000000000E03F0000000000000000000000000000E03F0000000000000080000000000000E0BF0000000000000000000000000000E0BF0000000000000080000000000000000000000000000008C00000000000000000000000000000F8BF0000000000000000000000000000F83F0000000000000000000000000000E03F"> : tensor<16xcomplex<f64>>
    return %0 : tensor<16xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<16xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x5BD5B66D3810C2BF00000000000000805BD5B66D3810C2BF00000000000000008B6D2C9B7AEBEFBF00000000000000008B6D2C9B7AEBEFBF00000000000000808B6D2C9B7AEBEF3F00000000000000008B6D2C9B7AEBEF3F00000000000000805BD5B66D3810C23F00000000000000805BD5B66D3810C23F0000000000000000F0054B74E8AEDE3F0000000000000000F0054B74E8AEDE3F0000000000000080F0054B74E8AEDEBF0000000000000000F0054B74E8AEDEBF00000000000000800000000000000000AE4909E7260924C00000000000000000616ABDAAC30801C00000000000000000616ABDAAC30801400000000000000000973BE60FD0ACE03F"> : tensor<16xcomplex<f64>>
    return %0 : tensor<16xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<16xcomplex<f64>>) -> (tensor<16xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.real %arg0 : (tensor<16xcomplex<f64>>) -> tensor<16xf64>
    %1 = stablehlo.imag %arg0 : (tensor<16xcomplex<f64>>) -> tensor<16xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<16xf64>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xi1>
    %4 = stablehlo.sine %0 : tensor<16xf64>
    %5 = stablehlo.cosine %0 : tensor<16xf64>
    %6 = stablehlo.exponential_minus_one %1 : tensor<16xf64>
    %7 = stablehlo.negate %1 : tensor<16xf64>
    %8 = stablehlo.exponential_minus_one %7 : tensor<16xf64>
    %9 = stablehlo.subtract %6, %8 : tensor<16xf64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<16xf64>
    %11 = stablehlo.divide %9, %10 : tensor<16xf64>
    %12 = stablehlo.add %6, %8 : tensor<16xf64>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<16xf64>
    %14 = stablehlo.add %12, %13 : tensor<16xf64>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<16xf64>
    %16 = stablehlo.divide %14, %15 : tensor<16xf64>
    %17 = stablehlo.multiply %4, %16 : tensor<16xf64>
    %18 = stablehlo.multiply %5, %11 : tensor<16xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<16xf64>
    %20 = stablehlo.complex %19, %18 : tensor<16xcomplex<f64>>
    %21 = stablehlo.complex %17, %18 : tensor<16xcomplex<f64>>
    %22 = stablehlo.select %3, %20, %21 : tensor<16xi1>, tensor<16xcomplex<f64>>
    return %22 : tensor<16xcomplex<f64>>
  }
}

// -----

// more_complex: sin at infinity c128, 4 of 12 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<4xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<4xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<4xcomplex<f64>>) -> (tensor<4xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<4xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<4xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000F07F000000000000F03F000000000000F0FF000000000000F03F0000000000000000000000000000F87F000000000000F87F000000000000F87F"> : tensor<4xcomplex<f64>>
    return %0 : tensor<4xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<4xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF0000000000000000000000000000F87F000000000000F87F000000000000F87F"> : tensor<4xcomplex<f64>>
    return %0 : tensor<4xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<4xcomplex<f64>>) -> (tensor<4xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.real %arg0 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    %1 = stablehlo.imag %arg0 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %4 = stablehlo.sine %0 : tensor<4xf64>
    %5 = stablehlo.cosine %0 : tensor<4xf64>
    %6 = stablehlo.exponential_minus_one %1 : tensor<4xf64>
    %7 = stablehlo.negate %1 : tensor<4xf64>
    %8 = stablehlo.exponential_minus_one %7 : tensor<4xf64>
    %9 = stablehlo.subtract %6, %8 : tensor<4xf64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %11 = stablehlo.divide %9, %10 : tensor<4xf64>
    %12 = stablehlo.add %6, %8 : tensor<4xf64>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %14 = stablehlo.add %12, %13 : tensor<4xf64>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %16 = stablehlo.divide %14, %15 : tensor<4xf64>
    %17 = stablehlo.multiply %4, %16 : tensor<4xf64>
    %18 = stablehlo.multiply %5, %11 : tensor<4xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %20 = stablehlo.complex %19, %18 : tensor<4xcomplex<f64>>
    %21 = stablehlo.complex %17, %18 : tensor<4xcomplex<f64>>
    %22 = stablehlo.select %3, %20, %21 : tensor<4xi1>, tensor<4xcomplex<f64>>
    return %22 : tensor<4xcomplex<f64>>
  }
}

// -----

// more_complex: cos near zero and one c128, 30 of 36 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<30xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<30xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<30xcomplex<f64>>) -> (tensor<30xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<30xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<30xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000000000000000000000800000000000000000FCA9F1D24D6250BF000000000000000000000000000000C0000000000000008000000000000000000000000000000080FCA9F1D24D62503F00000000000000800000000000000040000000000000F03F0000000000000000000000000000F03F0000000000000080000000000000F03FFCA9F1D24D62503F000000000000F03FFCA9F1D24D6250BF000000000000F03F0000000000000040000000000000F03F00000000000000C0000000000000F0BF0000000000000000000000000000F0BF0000000000000080000000000000F0BFFCA9F1D24D62503F000000000000F0BFFCA9F1D24D6250BF000000000000F0BF0000000000000040000000000000F0BF00000000000000C000000000000004400000000000000000000000000000044000000000000000800000000000000440FCA9F1D24D62503F0000000000000440FCA9F1D24D6250BF00000000000004400000000000000040000000000000044000000000000000C000000000000004C0000000000000000000000000000004C0000000000000008000000000000004C0FCA9F1D24D62503F00000000000004C0FCA9F1D24D6250BF00000000000004C0000000000000004000000000000004C000000000000000C0"> : tensor<30xcomplex<f64>>
    return %0 : tensor<30xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<30xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000F03F0000000000000000C1BD37860000F03F0000000000000000BCD9F20DFA180E400000000000000000000000000000F03F0000000000000000C1BD37860000F03F0000000000000000BCD9F20DFA180E4000000000000000008C06B50F284AE13F00000000000000808C06B50F284AE13F00000000000000000652BEA0284AE13F3980377BC5924BBF0652BEA0284AE13F3980377BC5924B3F58CFA747044300401ABBB064496A08C058CFA747044300401ABBB064496A08408C06B50F284AE13F00000000000000008C06B50F284AE13F00000000000000800652BEA0284AE13F3980377BC5924B3F0652BEA0284AE13F3980377BC5924BBF58CFA747044300401ABBB064496A084058CFA747044300401ABBB064496A08C07D8B85EFF7A2E9BF00000000000000807D8B85EFF7A2E9BF000000000000000032B893C6F8A2E9BF05BB815B599C43BF32B893C6F8A2E9BF05BB815B599C433FCD99DEFECA1C08C0221DD762565D01C0CD99DEFECA1C08C0221DD762565D01407D8B85EFF7A2E9BF00000000000000007D8B85EFF7A2E9BF000000000000008032B893C6F8A2E9BF05BB815B599C433F32B893C6F8A2E9BF05BB815B599C43BFCD99DEFECA1C08C0221DD762565D0140CD99DEFECA1C08C0221DD762565D01C0"> : tensor<30xcomplex<f64>>
    return %0 : tensor<30xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<30xcomplex<f64>>) -> (tensor<30xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.real %arg0 : (tensor<30xcomplex<f64>>) -> tensor<30xf64>
    %1 = stablehlo.imag %arg0 : (tensor<30xcomplex<f64>>) -> tensor<30xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<30xf64>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<30xf64>, tensor<30xf64>) -> tensor<30xi1>
    %4 = stablehlo.sine %0 : tensor<30xf64>
    %5 = stablehlo.cosine %0 : tensor<30xf64>
    %6 = stablehlo.exponential_minus_one %1 : tensor<30xf64>
    %7 = stablehlo.negate %1 : tensor<30xf64>
    %8 = stablehlo.exponential_minus_one %7 : tensor<30xf64>
    %9 = stablehlo.subtract %6, %8 : tensor<30xf64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<30xf64>
    %11 = stablehlo.divide %9, %10 : tensor<30xf64>
    %12 = stablehlo.add %6, %8 : tensor<30xf64>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<30xf64>
    %14 = stablehlo.add %12, %13 : tensor<30xf64>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<30xf64>
    %16 = stablehlo.divide %14, %15 : tensor<30xf64>
    %17 = stablehlo.multiply %5, %16 : tensor<30xf64>
    %18 = stablehlo.negate %4 : tensor<30xf64>
    %19 = stablehlo.multiply %18, %11 : tensor<30xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<30xf64>
    %21 = stablehlo.complex %17, %20 : tensor<30xcomplex<f64>>
    %22 = stablehlo.complex %17, %19 : tensor<30xcomplex<f64>>
    %23 = stablehlo.select %3, %21, %22 : tensor<30xi1>, tensor<30xcomplex<f64>>
    return %23 : tensor<30xcomplex<f64>>
  }
}

// -----

// more_complex: cos on the cuts c128, 16 of 20 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<16xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<16xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<16xcomplex<f64>>) -> (tensor<16xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<16xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<16xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x00000000000008C0000000000000000000000000000008C00000000000000080000000000000F8BF0000000000000000000000000000F8BF0000000000000080000000000000F83F0000000000000000000000000000F83F00000000000000800000000000000840000000000000000000000000000008400000000000000080000000000000E03F0000000000000000000000000000E03F0000000000000080000000000000E0BF0000000000000000000000000000E0BF0000000000000080000000000000000000000000000008C00000000000000000000000000000F8BF0000000000000080000000000000F83F0000000000000080000000000000E03F"> : tensor<16xcomplex<f64>>
    return %0 : tensor<16xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<16xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xD2E585BE04AEEFBF0000000000000000D2E585BE04AEEFBF0000000000000080A7F9C54FD51BB23F0000000000000000A7F9C54FD51BB23F0000000000000080A7F9C54FD51BB23F0000000000000080A7F9C54FD51BB23F0000000000000000D2E585BE04AEEFBF0000000000000080D2E585BE04AEEFBF0000000000000000507D5B062815EC3F0000000000000080507D5B062815EC3F0000000000000000507D5B062815EC3F0000000000000000507D5B062815EC3F00000000000000805E18D697A422244000000000000000002220E221BCD1024000000000000000002220E221BCD102400000000000000000D0E82A86C10AF23F0000000000000000"> : tensor<16xcomplex<f64>>
    return %0 : tensor<16xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<16xcomplex<f64>>) -> (tensor<16xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.real %arg0 : (tensor<16xcomplex<f64>>) -> tensor<16xf64>
    %1 = stablehlo.imag %arg0 : (tensor<16xcomplex<f64>>) -> tensor<16xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<16xf64>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xi1>
    %4 = stablehlo.sine %0 : tensor<16xf64>
    %5 = stablehlo.cosine %0 : tensor<16xf64>
    %6 = stablehlo.exponential_minus_one %1 : tensor<16xf64>
    %7 = stablehlo.negate %1 : tensor<16xf64>
    %8 = stablehlo.exponential_minus_one %7 : tensor<16xf64>
    %9 = stablehlo.subtract %6, %8 : tensor<16xf64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<16xf64>
    %11 = stablehlo.divide %9, %10 : tensor<16xf64>
    %12 = stablehlo.add %6, %8 : tensor<16xf64>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<16xf64>
    %14 = stablehlo.add %12, %13 : tensor<16xf64>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<16xf64>
    %16 = stablehlo.divide %14, %15 : tensor<16xf64>
    %17 = stablehlo.multiply %5, %16 : tensor<16xf64>
    %18 = stablehlo.negate %4 : tensor<16xf64>
    %19 = stablehlo.multiply %18, %11 : tensor<16xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<16xf64>
    %21 = stablehlo.complex %17, %20 : tensor<16xcomplex<f64>>
    %22 = stablehlo.complex %17, %19 : tensor<16xcomplex<f64>>
    %23 = stablehlo.select %3, %21, %22 : tensor<16xi1>, tensor<16xcomplex<f64>>
    return %23 : tensor<16xcomplex<f64>>
  }
}

// -----

// more_complex: cos at infinity c128, 4 of 12 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<4xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<4xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<4xcomplex<f64>>) -> (tensor<4xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<4xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<4xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000F07F000000000000F03F000000000000F0FF000000000000F03F0000000000000000000000000000F87F000000000000F87F000000000000F87F"> : tensor<4xcomplex<f64>>
    return %0 : tensor<4xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<4xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000F8FF000000000000F87F000000000000F8FF000000000000F87F000000000000F87F0000000000000000000000000000F87F000000000000F87F"> : tensor<4xcomplex<f64>>
    return %0 : tensor<4xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<4xcomplex<f64>>) -> (tensor<4xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.real %arg0 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    %1 = stablehlo.imag %arg0 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %4 = stablehlo.sine %0 : tensor<4xf64>
    %5 = stablehlo.cosine %0 : tensor<4xf64>
    %6 = stablehlo.exponential_minus_one %1 : tensor<4xf64>
    %7 = stablehlo.negate %1 : tensor<4xf64>
    %8 = stablehlo.exponential_minus_one %7 : tensor<4xf64>
    %9 = stablehlo.subtract %6, %8 : tensor<4xf64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %11 = stablehlo.divide %9, %10 : tensor<4xf64>
    %12 = stablehlo.add %6, %8 : tensor<4xf64>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %14 = stablehlo.add %12, %13 : tensor<4xf64>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %16 = stablehlo.divide %14, %15 : tensor<4xf64>
    %17 = stablehlo.multiply %5, %16 : tensor<4xf64>
    %18 = stablehlo.negate %4 : tensor<4xf64>
    %19 = stablehlo.multiply %18, %11 : tensor<4xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %21 = stablehlo.complex %17, %20 : tensor<4xcomplex<f64>>
    %22 = stablehlo.complex %17, %19 : tensor<4xcomplex<f64>>
    %23 = stablehlo.select %3, %21, %22 : tensor<4xi1>, tensor<4xcomplex<f64>>
    return %23 : tensor<4xcomplex<f64>>
  }
}

// -----

// more_complex: tan near zero and one c128, 30 of 36 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<30xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<30xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<30xcomplex<f64>>) -> (tensor<30xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<30xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<30xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000800000000000000000FCA9F1D24D62503F0000000000000000FCA9F1D24D6250BF00000000000000000000000000000040000000000000000000000000000000C0000000000000F03F0000000000000000000000000000F03F0000000000000080000000000000F03FFCA9F1D24D62503F000000000000F03FFCA9F1D24D6250BF000000000000F03F0000000000000040000000000000F03F00000000000000C0000000000000F0BF0000000000000000000000000000F0BF0000000000000080000000000000F0BFFCA9F1D24D62503F000000000000F0BFFCA9F1D24D6250BF000000000000F0BF0000000000000040000000000000F0BF00000000000000C000000000000004400000000000000000000000000000044000000000000000800000000000000440FCA9F1D24D62503F0000000000000440FCA9F1D24D6250BF00000000000004400000000000000040000000000000044000000000000000C000000000000004C0000000000000000000000000000004C0000000000000008000000000000004C0FCA9F1D24D62503F00000000000004C0FCA9F1D24D6250BF00000000000004C0000000000000004000000000000004C000000000000000C0"> : tensor<30xcomplex<f64>>
    return %0 : tensor<30xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<30xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000800000000000000000E16C51774D62503F0000000000000000E16C51774D6250BF0000000000000000D4C31B5E50D9EE3F0000000000000000D4C31B5E50D9EEBFA5E3BE5C24EBF83F0000000000000000A5E3BE5C24EBF83F00000000000000800B76AAC41EEBF83F0DF4F756D00F6C3F0B76AAC41EEBF83F0DF4F756D00F6CBFC5A0652CEA4FA13F41A1183B983CF03FC5A0652CEA4FA13F41A1183B983CF0BFA5E3BE5C24EBF8BF0000000000000000A5E3BE5C24EBF8BF00000000000000800B76AAC41EEBF8BF0DF4F756D00F6C3F0B76AAC41EEBF8BF0DF4F756D00F6CBFC5A0652CEA4FA1BF41A1183B983CF03FC5A0652CEA4FA1BF41A1183B983CF0BF16BB004E9BE7E7BF000000000000000016BB004E9BE7E7BF0000000000000080D0C724DD98E7E7BFED430FB4E586593FD0C724DD98E7E7BFED430FB4E58659BFF309045341CBA1BFC6C2CFD857A6EF3FF309045341CBA1BFC6C2CFD857A6EFBF16BB004E9BE7E73F000000000000000016BB004E9BE7E73F0000000000000080D0C724DD98E7E73FED430FB4E586593FD0C724DD98E7E73FED430FB4E58659BFF309045341CBA13FC6C2CFD857A6EF3FF309045341CBA13FC6C2CFD857A6EFBF"> : tensor<30xcomplex<f64>>
    return %0 : tensor<30xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<30xcomplex<f64>>) -> (tensor<30xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.tan %arg0 : tensor<30xcomplex<f64>>
    return %0 : tensor<30xcomplex<f64>>
  }
}

// -----

// more_complex: tan on the cuts c128, 16 of 20 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<16xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<16xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<16xcomplex<f64>>) -> (tensor<16xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<16xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<16xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x00000000000008C0000000000000000000000000000008C00000000000000080000000000000F8BF0000000000000000000000000000F8BF0000000000000080000000000000F83F0000000000000000000000000000F83F00000000000000800000000000000840000000000000000000000000000008400000000000000080000000000000E03F0000000000000000000000000000E03F0000000000000080000000000000E0BF0000000000000000000000000000E0BF0000000000000080000000000000000000000000000008C00000000000000000000000000000F8BF0000000000000000000000000000F83F0000000000000000000000000000E03F"> : tensor<16xcomplex<f64>>
    return %0 : tensor<16xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<16xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x6FB85412F73EC23F00000000000000006FB85412F73EC23F00000000000000807887B850ED332CC000000000000000007887B850ED332CC000000000000000807887B850ED332C4000000000000000007887B850ED332C4000000000000000806FB85412F73EC2BF00000000000000006FB85412F73EC2BF00000000000000804A47F35B4F7BE13F00000000000000004A47F35B4F7BE13F00000000000000804A47F35B4F7BE1BF00000000000000004A47F35B4F7BE1BF00000000000000800000000000000000000B1A117DD7EFBF000000000000000078F56D78F9F6ECBF000000000000000078F56D78F9F6EC3F0000000000000000F38A56D75393DD3F"> : tensor<16xcomplex<f64>>
    return %0 : tensor<16xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<16xcomplex<f64>>) -> (tensor<16xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.tan %arg0 : tensor<16xcomplex<f64>>
    return %0 : tensor<16xcomplex<f64>>
  }
}

// -----

// more_complex: tan at infinity c128, 8 of 12 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<8xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<8xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<8xcomplex<f64>>) -> (tensor<8xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<8xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<8xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x0000000000000000000000000000F07F0000000000000000000000000000F0FF000000000000F07F000000000000F03F000000000000F0FF000000000000F03F000000000000F03F000000000000F07F000000000000F07F000000000000F07F0000000000000000000000000000F87F000000000000F87F000000000000F87F"> : tensor<8xcomplex<f64>>
    return %0 : tensor<8xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<8xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x0000000000000000000000000000F03F0000000000000000000000000000F0BF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F87F000000000000F87F000000000000F8FF"> : tensor<8xcomplex<f64>>
    return %0 : tensor<8xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<8xcomplex<f64>>) -> (tensor<8xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.tan %arg0 : tensor<8xcomplex<f64>>
    return %0 : tensor<8xcomplex<f64>>
  }
}

// -----

// more_complex: sinh near zero and one c128, 25 of 36 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<25xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<25xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<25xcomplex<f64>>) -> (tensor<25xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<25xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<25xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000FCA9F1D24D62503F0000000000000000FCA9F1D24D6250BF00000000000000800000000000000040000000000000008000000000000000C0000000000000F03F0000000000000000000000000000F03FFCA9F1D24D62503F000000000000F03FFCA9F1D24D6250BF000000000000F03F0000000000000040000000000000F03F00000000000000C0000000000000F0BF0000000000000000000000000000F0BFFCA9F1D24D62503F000000000000F0BFFCA9F1D24D6250BF000000000000F0BF0000000000000040000000000000F0BF00000000000000C0000000000000044000000000000000000000000000000440FCA9F1D24D62503F0000000000000440FCA9F1D24D6250BF00000000000004400000000000000040000000000000044000000000000000C000000000000004C0000000000000000000000000000004C0FCA9F1D24D62503F00000000000004C0FCA9F1D24D6250BF00000000000004C0000000000000004000000000000004C000000000000000C0"> : tensor<25xcomplex<f64>>
    return %0 : tensor<25xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<25xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000628A21A54D62503F0000000000000000628A21A54D6250BF000000000000000046B4D1EAF618ED3F000000000000000046B4D1EAF618EDBF83B94EC49FCDF23F00000000000000005B1F93269FCDF23F8F6173F02548593F5B1F93269FCDF23F8F6173F0254859BF2D229F9FB24CDFBF80F4DC2B2D73F63F2D229F9FB24CDFBF80F4DC2B2D73F6BF83B94EC49FCDF2BF00000000000000005B1F93269FCDF2BF8F6173F02548593F5B1F93269FCDF2BF8F6173F0254859BF2D229F9FB24CDF3F80F4DC2B2D73F63F2D229F9FB24CDF3F80F4DC2B2D73F6BFD2B6B0CD68331840000000000000000093DBAD0268331840836500A62B1E793F93DBAD0268331840836500A62B1E79BFEB37C868662404C0641ACF9DE64D1640EB37C868662404C0641ACF9DE64D16C0D2B6B0CD683318C0000000000000000093DBAD02683318C0836500A62B1E793F93DBAD02683318C0836500A62B1E79BFEB37C86866240440641ACF9DE64D1640EB37C86866240440641ACF9DE64D16C0"> : tensor<25xcomplex<f64>>
    return %0 : tensor<25xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<25xcomplex<f64>>) -> (tensor<25xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = chlo.sinh %arg0 : tensor<25xcomplex<f64>> -> tensor<25xcomplex<f64>>
    return %0 : tensor<25xcomplex<f64>>
  }
}

// -----

// more_complex: sinh on the cuts c128, 10 of 20 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<10xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<10xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<10xcomplex<f64>>) -> (tensor<10xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<10xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<10xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x00000000000008C00000000000000000000000000000F8BF0000000000000000000000000000F83F000000000000000000000000000008400000000000000000000000000000E03F0000000000000000000000000000E0BF0000000000000000000000000000008000000000000008C00000000000000000000000000000F8BF0000000000000000000000000000F83F0000000000000000000000000000E03F"> : tensor<10xcomplex<f64>>
    return %0 : tensor<10xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<10xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xAE4909E7260924C00000000000000000616ABDAAC30801C00000000000000000616ABDAAC30801400000000000000000AE4909E7260924400000000000000000973BE60FD0ACE03F0000000000000000973BE60FD0ACE0BF000000000000000000000000000000005BD5B66D3810C2BF00000000000000008B6D2C9B7AEBEFBF00000000000000008B6D2C9B7AEBEF3F0000000000000000F0054B74E8AEDE3F"> : tensor<10xcomplex<f64>>
    return %0 : tensor<10xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<10xcomplex<f64>>) -> (tensor<10xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = chlo.sinh %arg0 : tensor<10xcomplex<f64>> -> tensor<10xcomplex<f64>>
    return %0 : tensor<10xcomplex<f64>>
  }
}

// -----

// more_complex: sinh at infinity c128, 3 of 12 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<3xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<3xcomplex<f64>>) -> (tensor<3xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<3xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<3xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000F03F000000000000F07F000000000000F87F0000000000000000000000000000F87F000000000000F87F"> : tensor<3xcomplex<f64>>
    return %0 : tensor<3xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<3xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000F8FF000000000000F8FF000000000000F87F0000000000000000000000000000F87F000000000000F87F"> : tensor<3xcomplex<f64>>
    return %0 : tensor<3xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<3xcomplex<f64>>) -> (tensor<3xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = chlo.sinh %arg0 : tensor<3xcomplex<f64>> -> tensor<3xcomplex<f64>>
    return %0 : tensor<3xcomplex<f64>>
  }
}

// -----

// more_complex: cosh near zero and one c128, 26 of 36 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<26xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<26xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<26xcomplex<f64>>) -> (tensor<26xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<26xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<26xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000FCA9F1D24D62503F00000000000000000000000000000040000000000000008000000000000000800000000000000080FCA9F1D24D6250BF000000000000008000000000000000C0000000000000F03F0000000000000000000000000000F03FFCA9F1D24D62503F000000000000F03FFCA9F1D24D6250BF000000000000F03F0000000000000040000000000000F03F00000000000000C0000000000000F0BF0000000000000080000000000000F0BFFCA9F1D24D62503F000000000000F0BFFCA9F1D24D6250BF000000000000F0BF0000000000000040000000000000F0BF00000000000000C0000000000000044000000000000000000000000000000440FCA9F1D24D62503F0000000000000440FCA9F1D24D6250BF00000000000004400000000000000040000000000000044000000000000000C000000000000004C0000000000000008000000000000004C0FCA9F1D24D62503F00000000000004C0FCA9F1D24D6250BF00000000000004C0000000000000004000000000000004C000000000000000C0"> : tensor<26xcomplex<f64>>
    return %0 : tensor<26xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<26xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000F03F00000000000000006C8790F3FEFFEF3F00000000000000000572535726A2DABF0000000000000000000000000000F03F00000000000000006C8790F3FEFFEF3F00000000000000000572535726A2DABF000000000000000051F5D95175B0F83F0000000000000000A51DBE8274B0F83FC1E681762641533FA51DBE8274B0F83FC1E68176264153BF8EE85A397A8CE4BF7CA171180419F13F8EE85A397A8CE4BF7CA171180419F1BF51F5D95175B0F83F0000000000000000A51DBE8274B0F83FC1E68176264153BFA51DBE8274B0F83FC1E681762641533F8EE85A397A8CE4BF7CA171180419F1BF8EE85A397A8CE4BF7CA171180419F13FA20AB3E47687184000000000000000009514EF167687184035D3C92019C8783F9514EF167687184035D3C92019C878BF9FB484C75B6A04C0F09DCE45780116409FB484C75B6A04C0F09DCE45780116C0A20AB3E47687184000000000000000009514EF167687184035D3C92019C878BF9514EF167687184035D3C92019C8783F9FB484C75B6A04C0F09DCE45780116C09FB484C75B6A04C0F09DCE4578011640"> : tensor<26xcomplex<f64>>
    return %0 : tensor<26xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<26xcomplex<f64>>) -> (tensor<26xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = chlo.cosh %arg0 : tensor<26xcomplex<f64>> -> tensor<26xcomplex<f64>>
    return %0 : tensor<26xcomplex<f64>>
  }
}

// -----

// more_complex: cosh on the cuts c128, 10 of 20 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<10xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<10xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<10xcomplex<f64>>) -> (tensor<10xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<10xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<10xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x00000000000008C00000000000000080000000000000F8BF0000000000000080000000000000F83F000000000000000000000000000008400000000000000000000000000000E03F0000000000000000000000000000E0BF0000000000000080000000000000008000000000000008C00000000000000080000000000000F8BF0000000000000000000000000000F83F0000000000000000000000000000E03F"> : tensor<10xcomplex<f64>>
    return %0 : tensor<10xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<10xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x5E18D697A422244000000000000000002320E221BCD1024000000000000000002320E221BCD1024000000000000000005E18D697A42224400000000000000000D0E82A86C10AF23F0000000000000000D0E82A86C10AF23F0000000000000000D2E585BE04AEEFBF0000000000000000A7F9C54FD51BB23F0000000000000000A7F9C54FD51BB23F0000000000000000507D5B062815EC3F0000000000000000"> : tensor<10xcomplex<f64>>
    return %0 : tensor<10xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<10xcomplex<f64>>) -> (tensor<10xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = chlo.cosh %arg0 : tensor<10xcomplex<f64>> -> tensor<10xcomplex<f64>>
    return %0 : tensor<10xcomplex<f64>>
  }
}

// -----

// more_complex: cosh at infinity c128, 3 of 12 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<3xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<3xcomplex<f64>>) -> (tensor<3xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<3xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<3xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000F03F000000000000F07F000000000000F87F0000000000000000000000000000F87F000000000000F87F"> : tensor<3xcomplex<f64>>
    return %0 : tensor<3xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<3xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000F8FF000000000000F8FF000000000000F87F0000000000000000000000000000F87F000000000000F87F"> : tensor<3xcomplex<f64>>
    return %0 : tensor<3xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<3xcomplex<f64>>) -> (tensor<3xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = chlo.cosh %arg0 : tensor<3xcomplex<f64>> -> tensor<3xcomplex<f64>>
    return %0 : tensor<3xcomplex<f64>>
  }
}

// -----

// more_complex: tanh near zero and one c128, 30 of 36 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<30xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<30xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<30xcomplex<f64>>) -> (tensor<30xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<30xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<30xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000FCA9F1D24D62503F0000000000000000FCA9F1D24D6250BF00000000000000000000000000000040000000000000000000000000000000C0000000000000008000000000000000000000000000000080FCA9F1D24D62503F0000000000000080FCA9F1D24D6250BF00000000000000800000000000000040000000000000008000000000000000C0000000000000F03F0000000000000000000000000000F03FFCA9F1D24D62503F000000000000F03FFCA9F1D24D6250BF000000000000F03F0000000000000040000000000000F03F00000000000000C0000000000000F0BF0000000000000000000000000000F0BFFCA9F1D24D62503F000000000000F0BFFCA9F1D24D6250BF000000000000F0BF0000000000000040000000000000F0BF00000000000000C0000000000000044000000000000000000000000000000440FCA9F1D24D62503F0000000000000440FCA9F1D24D6250BF00000000000004400000000000000040000000000000044000000000000000C000000000000004C0000000000000000000000000000004C0FCA9F1D24D62503F00000000000004C0FCA9F1D24D6250BF00000000000004C0000000000000004000000000000004C000000000000000C0"> : tensor<30xcomplex<f64>>
    return %0 : tensor<30xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<30xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000E3EB912E4E62503F0000000000000000E3EB912E4E6250BF0000000000000000F850092EF67A01C00000000000000000F850092EF67A0140000000000000008000000000000000000000000000000080E3EB912E4E62503F0000000000000080E3EB912E4E6250BF0000000000000080F850092EF67A01C00000000000000080F850092EF67A014095F314B5FA5EE83F00000000000000001ECECC60FB5EE83F0DCF0E9EFF853B3F1ECECC60FB5EE83F0DCF0E9EFF853BBFDE833EA3F3AAF23F1D91046AA329CFBFDE833EA3F3AAF23F1D91046AA329CF3F95F314B5FA5EE8BF00000000000000001ECECC60FB5EE8BF0DCF0E9EFF853B3F1ECECC60FB5EE8BF0DCF0E9EFF853BBFDE833EA3F3AAF2BF1D91046AA329CFBFDE833EA3F3AAF2BF1D91046AA329CF3FC1710A265892EF3F0000000000000000315420345892EF3FF074B5BB4AE2FB3E315420345892EF3FF074B5BB4AE2FBBE719A72E90524F03FC034ABC3441285BF719A72E90524F03FC034ABC34412853FC1710A265892EFBF0000000000000000315420345892EFBFF074B5BB4AE2FB3E315420345892EFBFF074B5BB4AE2FBBE719A72E90524F0BFC034ABC3441285BF719A72E90524F0BFC034ABC34412853F"> : tensor<30xcomplex<f64>>
    return %0 : tensor<30xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<30xcomplex<f64>>) -> (tensor<30xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.tanh %arg0 : tensor<30xcomplex<f64>>
    return %0 : tensor<30xcomplex<f64>>
  }
}

// -----

// more_complex: tanh on the cuts c128, 14 of 20 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<14xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<14xcomplex<f64>>) -> (tensor<14xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<14xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<14xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x00000000000008C00000000000000000000000000000F8BF0000000000000000000000000000F83F000000000000000000000000000008400000000000000000000000000000E03F0000000000000000000000000000E0BF0000000000000000000000000000000000000000000008C0000000000000008000000000000008C00000000000000000000000000000F8BF0000000000000080000000000000F8BF0000000000000000000000000000F83F0000000000000080000000000000F83F0000000000000000000000000000E03F0000000000000080000000000000E03F"> : tensor<14xcomplex<f64>>
    return %0 : tensor<14xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<14xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000B1A117DD7EFBF000000000000000078F56D78F9F6ECBF000000000000000078F56D78F9F6EC3F0000000000000000000B1A117DD7EF3F0000000000000000F38A56D75393DD3F0000000000000000F38A56D75393DDBF000000000000000000000000000000006FB85412F73EC23F00000000000000806FB85412F73EC23F00000000000000007887B850ED332CC000000000000000807887B850ED332CC000000000000000007887B850ED332C4000000000000000807887B850ED332C4000000000000000004A47F35B4F7BE13F00000000000000804A47F35B4F7BE13F"> : tensor<14xcomplex<f64>>
    return %0 : tensor<14xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<14xcomplex<f64>>) -> (tensor<14xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.tanh %arg0 : tensor<14xcomplex<f64>>
    return %0 : tensor<14xcomplex<f64>>
  }
}

// -----

// more_complex: tanh at infinity c128, 9 of 12 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<9xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<9xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<9xcomplex<f64>>) -> (tensor<9xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<9xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<9xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000F07F0000000000000000000000000000F0FF0000000000000000000000000000F07F000000000000F03F000000000000F0FF000000000000F03F000000000000F03F000000000000F07F000000000000F07F000000000000F07F000000000000F0FF000000000000F07F000000000000F87F0000000000000000000000000000F87F000000000000F87F"> : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<9xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000F03F0000000000000000000000000000F0BF0000000000000000000000000000F03F0000000000000000000000000000F0BF0000000000000000000000000000F87F000000000000F8FF000000000000F03F0000000000000000000000000000F0BF0000000000000000000000000000F87F0000000000000000000000000000F87F000000000000F87F"> : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<9xcomplex<f64>>) -> (tensor<9xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.tanh %arg0 : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
}

// -----

// more_complex: asin near zero and one c128, 30 of 36 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<30xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<30xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<30xcomplex<f64>>) -> (tensor<30xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<30xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<30xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000FCA9F1D24D62503F0000000000000000FCA9F1D24D6250BF00000000000000000000000000000040000000000000000000000000000000C0000000000000008000000000000000000000000000000080FCA9F1D24D62503F0000000000000080FCA9F1D24D6250BF00000000000000800000000000000040000000000000008000000000000000C0000000000000F03F0000000000000000000000000000F03FFCA9F1D24D62503F000000000000F03FFCA9F1D24D6250BF000000000000F03F0000000000000040000000000000F03F00000000000000C0000000000000F0BF0000000000000000000000000000F0BFFCA9F1D24D62503F000000000000F0BFFCA9F1D24D6250BF000000000000F0BF0000000000000040000000000000F0BF00000000000000C0000000000000044000000000000000000000000000000440FCA9F1D24D62503F0000000000000440FCA9F1D24D6250BF00000000000004400000000000000040000000000000044000000000000000C000000000000004C0000000000000000000000000000004C0FCA9F1D24D62503F00000000000004C0FCA9F1D24D6250BF00000000000004C0000000000000004000000000000004C000000000000000C0"> : tensor<30xcomplex<f64>>
    return %0 : tensor<30xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<30xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000958B21A54D62503F0000000000000000958B21A54D6250BF000000000000000087D013832119F73F000000000000000087D013832119F7BF000000000000008000000000000000000000000000000080958B21A54D62503F0000000000000080958B21A54D6250BF000000000000008087D013832119F73F000000000000008087D013832119F7BF182D4454FB21F93F0000000000000000D09F5B3577A0F83F7613FFB53431A03FD09F5B3577A0F83F7613FFB53431A0BF862A586C4155DB3FC099CCC70675F83F862A586C4155DB3FC099CCC70675F8BF182D4454FB21F9BF0000000000000000D09F5B3577A0F8BF7613FFB53431A03FD09F5B3577A0F8BF7613FFB53431A0BF862A586C4155DBBFC099CCC70675F83F862A586C4155DBBFC099CCC70675F8BF182D4454FB21F93FAF1BA3139C11F93F5B2970B13120F93F34F9872F9C11F93F5B2970B13120F93F34F9872F9C11F9BF4CB0CDFFC0E6EB3FBB9E2CBDE1A2FD3F4CB0CDFFC0E6EB3FBB9E2CBDE1A2FDBF182D4454FB21F9BFAF1BA3139C11F93F5B2970B13120F9BF34F9872F9C11F93F5B2970B13120F9BF34F9872F9C11F9BF4CB0CDFFC0E6EBBFBB9E2CBDE1A2FD3F4CB0CDFFC0E6EBBFBB9E2CBDE1A2FDBF"> : tensor<30xcomplex<f64>>
    return %0 : tensor<30xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<30xcomplex<f64>>) -> (tensor<30xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = chlo.asin %arg0 : tensor<30xcomplex<f64>> -> tensor<30xcomplex<f64>>
    return %0 : tensor<30xcomplex<f64>>
  }
}

// -----

// more_complex: asin on the cuts c128, 14 of 20 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<14xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<14xcomplex<f64>>) -> (tensor<14xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<14xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<14xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x00000000000008C00000000000000000000000000000F8BF0000000000000000000000000000F83F000000000000000000000000000008400000000000000000000000000000E03F0000000000000000000000000000E0BF0000000000000000000000000000000000000000000008C0000000000000008000000000000008C00000000000000000000000000000F8BF0000000000000080000000000000F8BF0000000000000000000000000000F83F0000000000000080000000000000F83F0000000000000000000000000000E03F0000000000000080000000000000E03F"> : tensor<14xcomplex<f64>>
    return %0 : tensor<14xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<14xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x182D4454FB21F9BF27D479613634FC3F182D4454FB21F9BF0A16C5AE2CCCEE3F182D4454FB21F93F0A16C5AE2CCCEE3F182D4454FB21F93F27D479613634FC3F66732D3852C1E03F000000000000000066732D3852C1E0BF000000000000000000000000000000000EDC7E505B18FDBF00000000000000800EDC7E505B18FDBF0000000000000000D9630B09C01DF3BF0000000000000080D9630B09C01DF3BF0000000000000000D9630B09C01DF33F0000000000000080D9630B09C01DF33F00000000000000000A16C5AE2CCCDE3F00000000000000800A16C5AE2CCCDE3F"> : tensor<14xcomplex<f64>>
    return %0 : tensor<14xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<14xcomplex<f64>>) -> (tensor<14xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = chlo.asin %arg0 : tensor<14xcomplex<f64>> -> tensor<14xcomplex<f64>>
    return %0 : tensor<14xcomplex<f64>>
  }
}

// -----

// more_complex: asin at infinity c128, 2 of 12 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<2xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<2xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<2xcomplex<f64>>) -> (tensor<2xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<2xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<2xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000F87F0000000000000000000000000000F87F000000000000F87F"> : tensor<2xcomplex<f64>>
    return %0 : tensor<2xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<2xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000F87F000000000000F87F000000000000F87F000000000000F87F"> : tensor<2xcomplex<f64>>
    return %0 : tensor<2xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<2xcomplex<f64>>) -> (tensor<2xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = chlo.asin %arg0 : tensor<2xcomplex<f64>> -> tensor<2xcomplex<f64>>
    return %0 : tensor<2xcomplex<f64>>
  }
}

// -----

// more_complex: acos near zero and one c128, 30 of 36 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<30xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<30xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<30xcomplex<f64>>) -> (tensor<30xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<30xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<30xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000FCA9F1D24D62503F0000000000000000FCA9F1D24D6250BF00000000000000000000000000000040000000000000000000000000000000C0000000000000008000000000000000000000000000000080FCA9F1D24D62503F0000000000000080FCA9F1D24D6250BF00000000000000800000000000000040000000000000008000000000000000C0000000000000F03F0000000000000000000000000000F03FFCA9F1D24D62503F000000000000F03FFCA9F1D24D6250BF000000000000F03F0000000000000040000000000000F03F00000000000000C0000000000000F0BF0000000000000000000000000000F0BFFCA9F1D24D62503F000000000000F0BFFCA9F1D24D6250BF000000000000F0BF0000000000000040000000000000F0BF00000000000000C0000000000000044000000000000000000000000000000440FCA9F1D24D62503F0000000000000440FCA9F1D24D6250BF00000000000004400000000000000040000000000000044000000000000000C000000000000004C0000000000000000000000000000004C0FCA9F1D24D62503F00000000000004C0FCA9F1D24D6250BF00000000000004C0000000000000004000000000000004C000000000000000C0"> : tensor<30xcomplex<f64>>
    return %0 : tensor<30xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<30xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x182D4454FB21F93F0000000000000080182D4454FB21F93F958B21A54D6250BF182D4454FB21F93F958B21A54D62503F182D4454FB21F93F87D013832119F7BF182D4454FB21F93F87D013832119F73F182D4454FB21F93F0000000000000080182D4454FB21F93F958B21A54D6250BF182D4454FB21F93F958B21A54D62503F182D4454FB21F93F87D013832119F7BF182D4454FB21F93F87D013832119F73F00000000000000000000000000000080FBA811DD8330A03F7613FFB53431A0BFFBA811DD8330A03F7613FFB53431A03F77222EF9AA4CF23FC099CCC70675F8BF77222EF9AA4CF23FC099CCC70675F83F182D4454FB210940000000000000008074E6CF4439E108407613FFB53431A0BF74E6CF4439E108407613FFB53431A03FBA375AAF4BF7FF3FC099CCC70675F8BFBA375AAF4BF7FF3FC099CCC70675F83F0000000000000000AF1BA3139C11F9BF81D33B402D9A3C3F34F9872F9C11F9BF81D33B402D9A3C3F34F9872F9C11F93FE5A9BAA8355DE63FBB9E2CBDE1A2FDBFE5A9BAA8355DE63FBB9E2CBDE1A2FD3F182D4454FB210940AF1BA3139C11F9BF3A2BDA821621094034F9872F9C11F9BF3A2BDA821621094034F9872F9C11F93F9F8215EAAD8A0340BB9E2CBDE1A2FDBF9F8215EAAD8A0340BB9E2CBDE1A2FD3F"> : tensor<30xcomplex<f64>>
    return %0 : tensor<30xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<30xcomplex<f64>>) -> (tensor<30xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = chlo.acos %arg0 : tensor<30xcomplex<f64>> -> tensor<30xcomplex<f64>>
    return %0 : tensor<30xcomplex<f64>>
  }
}

// -----

// more_complex: acos on the cuts c128, 14 of 20 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<14xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<14xcomplex<f64>>) -> (tensor<14xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<14xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<14xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x00000000000008C00000000000000000000000000000F8BF0000000000000000000000000000F83F000000000000000000000000000008400000000000000000000000000000E03F0000000000000000000000000000E0BF0000000000000000000000000000000000000000000008C0000000000000008000000000000008C00000000000000000000000000000F8BF0000000000000080000000000000F8BF0000000000000000000000000000F83F0000000000000080000000000000F83F0000000000000000000000000000E03F0000000000000080000000000000E03F"> : tensor<14xcomplex<f64>>
    return %0 : tensor<14xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<14xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x182D4454FB21094027D479613634FCBF182D4454FB2109400A16C5AE2CCCEEBF00000000000000000A16C5AE2CCCEEBF000000000000000027D479613634FCBF65732D3852C1F03F000000000000008066732D3852C100400000000000000080182D4454FB21F93F0EDC7E505B18FD3F182D4454FB21F93F0EDC7E505B18FD3F182D4454FB21F93FD9630B09C01DF33F182D4454FB21F93FD9630B09C01DF33F182D4454FB21F93FD9630B09C01DF3BF182D4454FB21F93FD9630B09C01DF3BF182D4454FB21F93F0A16C5AE2CCCDEBF182D4454FB21F93F0A16C5AE2CCCDEBF"> : tensor<14xcomplex<f64>>
    return %0 : tensor<14xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<14xcomplex<f64>>) -> (tensor<14xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = chlo.acos %arg0 : tensor<14xcomplex<f64>> -> tensor<14xcomplex<f64>>
    return %0 : tensor<14xcomplex<f64>>
  }
}

// -----

// more_complex: acos at infinity c128, 2 of 12 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<2xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<2xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<2xcomplex<f64>>) -> (tensor<2xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<2xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<2xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000F87F0000000000000000000000000000F87F000000000000F87F"> : tensor<2xcomplex<f64>>
    return %0 : tensor<2xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<2xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000F87F000000000000F8FF000000000000F87F000000000000F8FF"> : tensor<2xcomplex<f64>>
    return %0 : tensor<2xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<2xcomplex<f64>>) -> (tensor<2xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = chlo.acos %arg0 : tensor<2xcomplex<f64>> -> tensor<2xcomplex<f64>>
    return %0 : tensor<2xcomplex<f64>>
  }
}

// -----

// more_complex: atan near zero and one c128, 30 of 36 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<30xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<30xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<30xcomplex<f64>>) -> (tensor<30xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<30xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<30xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000000000000000000000800000000000000000FCA9F1D24D62503F0000000000000000FCA9F1D24D6250BF00000000000000000000000000000040000000000000000000000000000000C0000000000000008000000000000000800000000000000080FCA9F1D24D62503F0000000000000080FCA9F1D24D6250BF00000000000000800000000000000040000000000000008000000000000000C0000000000000F03F0000000000000080000000000000F03FFCA9F1D24D62503F000000000000F03FFCA9F1D24D6250BF000000000000F03F0000000000000040000000000000F03F00000000000000C0000000000000F0BF0000000000000080000000000000F0BFFCA9F1D24D62503F000000000000F0BFFCA9F1D24D6250BF000000000000F0BF0000000000000040000000000000F0BF00000000000000C0000000000000044000000000000000800000000000000440FCA9F1D24D62503F0000000000000440FCA9F1D24D6250BF00000000000004400000000000000040000000000000044000000000000000C000000000000004C0000000000000008000000000000004C0FCA9F1D24D62503F00000000000004C0FCA9F1D24D6250BF00000000000004C0000000000000004000000000000004C000000000000000C0"> : tensor<30xcomplex<f64>>
    return %0 : tensor<30xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<30xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000000017ED912E4E62503F000000000000000017ED912E4E6250BF182D4454FB21F93F0B03AD7AEA93E13F182D4454FB21F93F0B03AD7AEA93E1BF00000000000000800000000000000080000000000000008017ED912E4E62503F000000000000008017ED912E4E6250BF182D4454FB21F9BF0B03AD7AEA93E13F182D4454FB21F9BF0B03AD7AEA93E1BF182D4454FB21E93F00000000000000801EEA7BDAFB21E93F558921A54D62403F1EEA7BDAFB21E93F558921A54D6240BFAEF597736E6CF53F338DEDF741C0D93FAEF597736E6CF53F338DEDF741C0D9BF182D4454FB21E9BF00000000000000801EEA7BDAFB21E9BF558921A54D62403F1EEA7BDAFB21E9BF558921A54D6240BFAEF597736E6CF5BF338DEDF741C0D93FAEF597736E6CF5BF338DEDF741C0D9BFA84D6A796D0BF33F00000000000000809EC42E866D0BF33FDDFD586E3214223F9EC42E866D0BF33FDDFD586E321422BFE7608B88172BF53FEC675B2964CBC73FE7608B88172BF53FEC675B2964CBC7BFA84D6A796D0BF3BF00000000000000809EC42E866D0BF3BFDDFD586E3214223F9EC42E866D0BF3BFDDFD586E321422BFE7608B88172BF5BFEC675B2964CBC73FE7608B88172BF5BFEC675B2964CBC7BF"> : tensor<30xcomplex<f64>>
    return %0 : tensor<30xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<30xcomplex<f64>>) -> (tensor<30xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = chlo.atan %arg0 : tensor<30xcomplex<f64>> -> tensor<30xcomplex<f64>>
    return %0 : tensor<30xcomplex<f64>>
  }
}

// -----

// more_complex: atan on the cuts c128, 14 of 20 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<14xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<14xcomplex<f64>>) -> (tensor<14xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<14xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<14xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x00000000000008C00000000000000080000000000000F8BF0000000000000080000000000000F83F000000000000008000000000000008400000000000000080000000000000E03F0000000000000080000000000000E0BF0000000000000080000000000000000000000000000008C0000000000000008000000000000008C00000000000000000000000000000F8BF0000000000000080000000000000F8BF0000000000000000000000000000F83F0000000000000080000000000000F83F0000000000000000000000000000E03F0000000000000080000000000000E03F"> : tensor<14xcomplex<f64>>
    return %0 : tensor<14xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<14xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x60857A6B17FCF3BF00000000000000809BF681D20B73EFBF00000000000000809BF681D20B73EF3F000000000000008060857A6B17FCF33F00000000000000804FBB610567ACDD3F00000000000000804FBB610567ACDDBF0000000000000080182D4454FB21F93FEF39FAFE422ED6BF182D4454FB21F9BFEF39FAFE422ED6BF182D4454FB21F93F338DEDF741C0E9BF182D4454FB21F9BF338DEDF741C0E9BF182D4454FB21F93F338DEDF741C0E93F182D4454FB21F9BF338DEDF741C0E93F00000000000000000B03AD7AEA93E13F00000000000000800B03AD7AEA93E13F"> : tensor<14xcomplex<f64>>
    return %0 : tensor<14xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<14xcomplex<f64>>) -> (tensor<14xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = chlo.atan %arg0 : tensor<14xcomplex<f64>> -> tensor<14xcomplex<f64>>
    return %0 : tensor<14xcomplex<f64>>
  }
}

// -----

// more_complex: atan at infinity c128, 7 of 12 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<7xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<7xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<7xcomplex<f64>>) -> (tensor<7xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<7xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<7xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x0000000000000000000000000000F07F0000000000000000000000000000F0FF000000000000F07F000000000000F03F000000000000F0FF000000000000F03F000000000000F03F000000000000F07F000000000000F07F000000000000F07F000000000000F0FF000000000000F07F"> : tensor<7xcomplex<f64>>
    return %0 : tensor<7xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<7xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x182D4454FB21F93F0000000000000000182D4454FB21F93F0000000000000080182D4454FB21F93F0000000000000000182D4454FB21F9BF0000000000000000182D4454FB21F93F0000000000000000182D4454FB21F93F0000000000000000182D4454FB21F9BF0000000000000000"> : tensor<7xcomplex<f64>>
    return %0 : tensor<7xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<7xcomplex<f64>>) -> (tensor<7xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = chlo.atan %arg0 : tensor<7xcomplex<f64>> -> tensor<7xcomplex<f64>>
    return %0 : tensor<7xcomplex<f64>>
  }
}

// -----

// more_complex: asinh near zero and one c128, 30 of 36 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<30xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<30xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<30xcomplex<f64>>) -> (tensor<30xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<30xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<30xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000800000000000000000FCA9F1D24D62503F0000000000000000FCA9F1D24D6250BF00000000000000000000000000000040000000000000000000000000000000C0000000000000F03F0000000000000000000000000000F03F0000000000000080000000000000F03FFCA9F1D24D62503F000000000000F03FFCA9F1D24D6250BF000000000000F03F0000000000000040000000000000F03F00000000000000C0000000000000F0BF0000000000000000000000000000F0BF0000000000000080000000000000F0BFFCA9F1D24D62503F000000000000F0BFFCA9F1D24D6250BF000000000000F0BF0000000000000040000000000000F0BF00000000000000C000000000000004400000000000000000000000000000044000000000000000800000000000000440FCA9F1D24D62503F0000000000000440FCA9F1D24D6250BF00000000000004400000000000000040000000000000044000000000000000C000000000000004C0000000000000000000000000000004C0000000000000008000000000000004C0FCA9F1D24D62503F00000000000004C0FCA9F1D24D6250BF00000000000004C0000000000000004000000000000004C000000000000000C0"> : tensor<30xcomplex<f64>>
    return %0 : tensor<30xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<30xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000080000000000000000017CBC1004E62503F000000000000000017CBC1004E6250BF340498714212F53F182D4454FB21F93F340498714212F53F182D4454FB21F9BF26D479613634EC3F000000000000000026D479613634EC3F000000000000008090D561C03634EC3FF6B1CC2FA42B473F90D561C03634EC3FF6B1CC2FA42B47BF4B1C86F97682F73FF461A8AFD903F13F4B1C86F97682F73FF461A8AFD903F1BF26D479613634ECBF000000000000000026D479613634ECBF000000000000008090D561C03634ECBFF6B1CC2FA42B473F90D561C03634ECBFF6B1CC2FA42B47BF4B1C86F97682F7BFF461A8AFD903F13F4B1C86F97682F7BFF461A8AFD903F1BFF6DCE90B0F5BFA3F0000000000000000F6DCE90B0F5BFA3F00000000000000802A2B1A1D0F5BFA3F6E6D35C0E656383F2A2B1A1D0F5BFA3F6E6D35C0E65638BF14717CB37FCEFD3F3F704B0AF8D7E43F14717CB37FCEFD3F3F704B0AF8D7E4BFF6DCE90B0F5BFABF0000000000000000F6DCE90B0F5BFABF00000000000000802A2B1A1D0F5BFABF6E6D35C0E656383F2A2B1A1D0F5BFABF6E6D35C0E65638BF14717CB37FCEFDBF3F704B0AF8D7E43F14717CB37FCEFDBF3F704B0AF8D7E4BF"> : tensor<30xcomplex<f64>>
    return %0 : tensor<30xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<30xcomplex<f64>>) -> (tensor<30xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = chlo.asinh %arg0 : tensor<30xcomplex<f64>> -> tensor<30xcomplex<f64>>
    return %0 : tensor<30xcomplex<f64>>
  }
}

// -----

// more_complex: asinh on the cuts c128, 16 of 20 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<16xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<16xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<16xcomplex<f64>>) -> (tensor<16xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<16xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<16xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x00000000000008C0000000000000000000000000000008C00000000000000080000000000000F8BF0000000000000000000000000000F8BF0000000000000080000000000000F83F0000000000000000000000000000F83F00000000000000800000000000000840000000000000000000000000000008400000000000000080000000000000E03F0000000000000000000000000000E03F0000000000000080000000000000E0BF0000000000000000000000000000E0BF0000000000000080000000000000000000000000000008C00000000000000000000000000000F8BF0000000000000000000000000000F83F0000000000000000000000000000E03F"> : tensor<16xcomplex<f64>>
    return %0 : tensor<16xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<16xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x0EDC7E505B18FDBF00000000000000000EDC7E505B18FDBF0000000000000080D9630B09C01DF3BF0000000000000000D9630B09C01DF3BF0000000000000080D9630B09C01DF33F0000000000000000D9630B09C01DF33F00000000000000800EDC7E505B18FD3F00000000000000000EDC7E505B18FD3F00000000000000800A16C5AE2CCCDE3F00000000000000000A16C5AE2CCCDE3F00000000000000800A16C5AE2CCCDEBF00000000000000000A16C5AE2CCCDEBF000000000000008027D479613634FC3F182D4454FB21F9BF0A16C5AE2CCCEE3F182D4454FB21F9BF0A16C5AE2CCCEE3F182D4454FB21F93F000000000000000066732D3852C1E03F"> : tensor<16xcomplex<f64>>
    return %0 : tensor<16xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<16xcomplex<f64>>) -> (tensor<16xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = chlo.asinh %arg0 : tensor<16xcomplex<f64>> -> tensor<16xcomplex<f64>>
    return %0 : tensor<16xcomplex<f64>>
  }
}

// -----

// more_complex: asinh at infinity c128, 2 of 12 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<2xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<2xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<2xcomplex<f64>>) -> (tensor<2xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<2xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<2xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x0000000000000000000000000000F87F000000000000F87F000000000000F87F"> : tensor<2xcomplex<f64>>
    return %0 : tensor<2xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<2xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000F87F000000000000F87F000000000000F87F000000000000F87F"> : tensor<2xcomplex<f64>>
    return %0 : tensor<2xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<2xcomplex<f64>>) -> (tensor<2xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = chlo.asinh %arg0 : tensor<2xcomplex<f64>> -> tensor<2xcomplex<f64>>
    return %0 : tensor<2xcomplex<f64>>
  }
}

// -----

// more_complex: acosh near zero and one c128, 30 of 36 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<30xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<30xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<30xcomplex<f64>>) -> (tensor<30xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<30xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<30xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000FCA9F1D24D62503F0000000000000000FCA9F1D24D6250BF00000000000000000000000000000040000000000000000000000000000000C0000000000000008000000000000000000000000000000080FCA9F1D24D62503F0000000000000080FCA9F1D24D6250BF00000000000000800000000000000040000000000000008000000000000000C0000000000000F03F0000000000000000000000000000F03FFCA9F1D24D62503F000000000000F03FFCA9F1D24D6250BF000000000000F03F0000000000000040000000000000F03F00000000000000C0000000000000F0BF0000000000000000000000000000F0BFFCA9F1D24D62503F000000000000F0BFFCA9F1D24D6250BF000000000000F0BF0000000000000040000000000000F0BF00000000000000C0000000000000044000000000000000000000000000000440FCA9F1D24D62503F0000000000000440FCA9F1D24D6250BF00000000000004400000000000000040000000000000044000000000000000C000000000000004C0000000000000000000000000000004C0FCA9F1D24D62503F00000000000004C0FCA9F1D24D6250BF00000000000004C0000000000000004000000000000004C000000000000000C0"> : tensor<30xcomplex<f64>>
    return %0 : tensor<30xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<30xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x0000000000000000182D4454FB21F93F958B21A54D62503F182D4454FB21F93F958B21A54D62503F182D4454FB21F9BF87D013832119F73F182D4454FB21F93F87D013832119F73F182D4454FB21F9BF0000000000000000182D4454FB21F93F958B21A54D62503F182D4454FB21F93F958B21A54D62503F182D4454FB21F9BF87D013832119F73F182D4454FB21F93F87D013832119F73F182D4454FB21F9BF000000000000000000000000000000007613FFB53431A03FFBA811DD8330A03F7613FFB53431A03FFBA811DD8330A0BFC099CCC70675F83F77222EF9AA4CF23FC099CCC70675F83F77222EF9AA4CF2BF0000000000000000182D4454FB2109407613FFB53431A03F74E6CF4439E108407613FFB53431A03F74E6CF4439E108C0C099CCC70675F83FBA375AAF4BF7FF3FC099CCC70675F83FBA375AAF4BF7FFBFAF1BA3139C11F93F000000000000000034F9872F9C11F93F81D33B402D9A3C3F34F9872F9C11F93F81D33B402D9A3CBFBB9E2CBDE1A2FD3FE5A9BAA8355DE63FBB9E2CBDE1A2FD3FE5A9BAA8355DE6BFAF1BA3139C11F93F182D4454FB21094034F9872F9C11F93F3A2BDA821621094034F9872F9C11F93F3A2BDA82162109C0BB9E2CBDE1A2FD3F9F8215EAAD8A0340BB9E2CBDE1A2FD3F9F8215EAAD8A03C0"> : tensor<30xcomplex<f64>>
    return %0 : tensor<30xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<30xcomplex<f64>>) -> (tensor<30xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = call @arccosh(%arg0) : (tensor<30xcomplex<f64>>) -> tensor<30xcomplex<f64>>
    return %0 : tensor<30xcomplex<f64>>
  }
  func.func private @arccosh(%arg0: tensor<30xcomplex<f64>>) -> tensor<30xcomplex<f64>> {
    %0 = chlo.acosh %arg0 : tensor<30xcomplex<f64>> -> tensor<30xcomplex<f64>>
    %1 = stablehlo.real %0 : (tensor<30xcomplex<f64>>) -> tensor<30xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<30xf64>
    %3 = stablehlo.compare LT, %1, %2, FLOAT : (tensor<30xf64>, tensor<30xf64>) -> tensor<30xi1>
    %4 = stablehlo.negate %0 : tensor<30xcomplex<f64>>
    %5 = call @_where(%3, %4, %0) : (tensor<30xi1>, tensor<30xcomplex<f64>>, tensor<30xcomplex<f64>>) -> tensor<30xcomplex<f64>>
    return %5 : tensor<30xcomplex<f64>>
  }
  func.func private @_where(%arg0: tensor<30xi1>, %arg1: tensor<30xcomplex<f64>>, %arg2: tensor<30xcomplex<f64>>) -> tensor<30xcomplex<f64>> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<30xi1>, tensor<30xcomplex<f64>>
    return %0 : tensor<30xcomplex<f64>>
  }
}

// -----

// more_complex: acosh on the cuts c128, 14 of 20 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<14xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<14xcomplex<f64>>) -> (tensor<14xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<14xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<14xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x00000000000008C00000000000000000000000000000F8BF0000000000000000000000000000F83F000000000000000000000000000008400000000000000000000000000000E03F0000000000000000000000000000E0BF0000000000000000000000000000000000000000000008C0000000000000008000000000000008C00000000000000000000000000000F8BF0000000000000080000000000000F8BF0000000000000000000000000000F83F0000000000000080000000000000F83F0000000000000000000000000000E03F0000000000000080000000000000E03F"> : tensor<14xcomplex<f64>>
    return %0 : tensor<14xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<14xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x27D479613634FC3F182D4454FB2109400A16C5AE2CCCEE3F182D4454FB2109400A16C5AE2CCCEE3F000000000000000027D479613634FC3F0000000000000000000000000000000065732D3852C1F03F000000000000000066732D3852C100400EDC7E505B18FD3F182D4454FB21F9BF0EDC7E505B18FD3F182D4454FB21F9BFD9630B09C01DF33F182D4454FB21F9BFD9630B09C01DF33F182D4454FB21F9BFD9630B09C01DF33F182D4454FB21F93FD9630B09C01DF33F182D4454FB21F93F0A16C5AE2CCCDE3F182D4454FB21F93F0A16C5AE2CCCDE3F182D4454FB21F93F"> : tensor<14xcomplex<f64>>
    return %0 : tensor<14xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<14xcomplex<f64>>) -> (tensor<14xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = call @arccosh(%arg0) : (tensor<14xcomplex<f64>>) -> tensor<14xcomplex<f64>>
    return %0 : tensor<14xcomplex<f64>>
  }
  func.func private @arccosh(%arg0: tensor<14xcomplex<f64>>) -> tensor<14xcomplex<f64>> {
    %0 = chlo.acosh %arg0 : tensor<14xcomplex<f64>> -> tensor<14xcomplex<f64>>
    %1 = stablehlo.real %0 : (tensor<14xcomplex<f64>>) -> tensor<14xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<14xf64>
    %3 = stablehlo.compare LT, %1, %2, FLOAT : (tensor<14xf64>, tensor<14xf64>) -> tensor<14xi1>
    %4 = stablehlo.negate %0 : tensor<14xcomplex<f64>>
    %5 = call @_where(%3, %4, %0) : (tensor<14xi1>, tensor<14xcomplex<f64>>, tensor<14xcomplex<f64>>) -> tensor<14xcomplex<f64>>
    return %5 : tensor<14xcomplex<f64>>
  }
  func.func private @_where(%arg0: tensor<14xi1>, %arg1: tensor<14xcomplex<f64>>, %arg2: tensor<14xcomplex<f64>>) -> tensor<14xcomplex<f64>> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<14xi1>, tensor<14xcomplex<f64>>
    return %0 : tensor<14xcomplex<f64>>
  }
}

// -----

// more_complex: acosh at infinity c128, 2 of 12 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<2xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<2xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<2xcomplex<f64>>) -> (tensor<2xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<2xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<2xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000F87F0000000000000000000000000000F87F000000000000F87F"> : tensor<2xcomplex<f64>>
    return %0 : tensor<2xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<2xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000F87F000000000000F87F000000000000F87F000000000000F87F"> : tensor<2xcomplex<f64>>
    return %0 : tensor<2xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<2xcomplex<f64>>) -> (tensor<2xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = call @arccosh(%arg0) : (tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    return %0 : tensor<2xcomplex<f64>>
  }
  func.func private @arccosh(%arg0: tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>> {
    %0 = chlo.acosh %arg0 : tensor<2xcomplex<f64>> -> tensor<2xcomplex<f64>>
    %1 = stablehlo.real %0 : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %3 = stablehlo.compare LT, %1, %2, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %4 = stablehlo.negate %0 : tensor<2xcomplex<f64>>
    %5 = call @_where(%3, %4, %0) : (tensor<2xi1>, tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    return %5 : tensor<2xcomplex<f64>>
  }
  func.func private @_where(%arg0: tensor<2xi1>, %arg1: tensor<2xcomplex<f64>>, %arg2: tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2xi1>, tensor<2xcomplex<f64>>
    return %0 : tensor<2xcomplex<f64>>
  }
}

// -----

// more_complex: atanh near zero and one c128, 26 of 36 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<26xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<26xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<26xcomplex<f64>>) -> (tensor<26xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<26xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<26xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000800000000000000000FCA9F1D24D62503F0000000000000000FCA9F1D24D6250BF00000000000000000000000000000040000000000000000000000000000000C0000000000000F03FFCA9F1D24D62503F000000000000F03FFCA9F1D24D6250BF000000000000F03F0000000000000040000000000000F03F00000000000000C0000000000000F0BFFCA9F1D24D62503F000000000000F0BFFCA9F1D24D6250BF000000000000F0BF0000000000000040000000000000F0BF00000000000000C000000000000004400000000000000000000000000000044000000000000000800000000000000440FCA9F1D24D62503F0000000000000440FCA9F1D24D6250BF00000000000004400000000000000040000000000000044000000000000000C000000000000004C0000000000000000000000000000004C0000000000000008000000000000004C0FCA9F1D24D62503F00000000000004C0FCA9F1D24D6250BF00000000000004C0000000000000004000000000000004C000000000000000C0"> : tensor<26xcomplex<f64>>
    return %0 : tensor<26xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<26xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000800000000000000000166E51774D62503F0000000000000000166E51774D6250BF000000000000000044BEEB92E1B6F13F000000000000000044BEEB92E1B6F1BF9DC2D20153670E404CAEFB9D0724E93F9DC2D20153670E404CAEFB9D0724E9BFEF39FAFE422EC63FD221337F7CD9F23FEF39FAFE422EC63FD221337F7CD9F2BF9DC2D20153670EC04CAEFB9D0724E93F9DC2D20153670EC04CAEFB9D0724E9BFEF39FAFE422EC6BFD221337F7CD9F23FEF39FAFE422EC6BFD221337F7CD9F2BF9AAE0A67101DDB3F182D4454FB21F93F9AAE0A67101DDB3F182D4454FB21F9BFBF73A605101DDB3F9229B7993321F93FBF73A605101DDB3F9229B7993321F9BFDD16EBBC8C93CE3F8104E0A617DEF53FDD16EBBC8C93CE3F8104E0A617DEF5BF9AAE0A67101DDBBF182D4454FB21F93F9AAE0A67101DDBBF182D4454FB21F9BFBF73A605101DDBBF9229B7993321F93FBF73A605101DDBBF9229B7993321F9BFDD16EBBC8C93CEBF8104E0A617DEF53FDD16EBBC8C93CEBF8104E0A617DEF5BF"> : tensor<26xcomplex<f64>>
    return %0 : tensor<26xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<26xcomplex<f64>>) -> (tensor<26xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = chlo.atanh %arg0 : tensor<26xcomplex<f64>> -> tensor<26xcomplex<f64>>
    return %0 : tensor<26xcomplex<f64>>
  }
}

// -----

// more_complex: atanh on the cuts c128, 16 of 20 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<16xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<16xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<16xcomplex<f64>>) -> (tensor<16xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<16xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<16xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x00000000000008C0000000000000000000000000000008C00000000000000080000000000000F8BF0000000000000000000000000000F8BF0000000000000080000000000000F83F0000000000000000000000000000F83F00000000000000800000000000000840000000000000000000000000000008400000000000000080000000000000E03F0000000000000000000000000000E03F0000000000000080000000000000E0BF0000000000000000000000000000E0BF0000000000000080000000000000000000000000000008C00000000000000000000000000000F8BF0000000000000000000000000000F83F0000000000000000000000000000E03F"> : tensor<16xcomplex<f64>>
    return %0 : tensor<16xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<16xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xEF39FAFE422ED6BF182D4454FB21F93FEF39FAFE422ED6BF182D4454FB21F9BF338DEDF741C0E9BF182D4454FB21F93F338DEDF741C0E9BF182D4454FB21F9BF338DEDF741C0E93F182D4454FB21F93F338DEDF741C0E93F182D4454FB21F9BFEF39FAFE422ED63F182D4454FB21F93FEF39FAFE422ED63F182D4454FB21F9BF0B03AD7AEA93E13F00000000000000000B03AD7AEA93E13F00000000000000800B03AD7AEA93E1BF00000000000000000B03AD7AEA93E1BF0000000000000080000000000000000060857A6B17FCF3BF00000000000000009BF681D20B73EFBF00000000000000009BF681D20B73EF3F00000000000000004FBB610567ACDD3F"> : tensor<16xcomplex<f64>>
    return %0 : tensor<16xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<16xcomplex<f64>>) -> (tensor<16xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = chlo.atanh %arg0 : tensor<16xcomplex<f64>> -> tensor<16xcomplex<f64>>
    return %0 : tensor<16xcomplex<f64>>
  }
}

// -----

// more_complex: atanh at infinity c128, 9 of 12 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<9xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<9xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<9xcomplex<f64>>) -> (tensor<9xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<9xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<9xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000F07F0000000000000000000000000000F0FF00000000000000000000000000000000000000000000F07F0000000000000000000000000000F0FF000000000000F07F000000000000F03F000000000000F0FF000000000000F03F000000000000F03F000000000000F07F000000000000F07F000000000000F07F000000000000F0FF000000000000F07F"> : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<9xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x0000000000000000182D4454FB21F93F0000000000000080182D4454FB21F93F0000000000000000182D4454FB21F93F0000000000000000182D4454FB21F9BF0000000000000000182D4454FB21F93F0000000000000080182D4454FB21F93F0000000000000000182D4454FB21F93F0000000000000000182D4454FB21F93F0000000000000080182D4454FB21F93F"> : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<9xcomplex<f64>>) -> (tensor<9xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = chlo.atanh %arg0 : tensor<9xcomplex<f64>> -> tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
}

// -----

// more_complex: log1p near zero and one c128, 34 of 36 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<34xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<34xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<34xcomplex<f64>>) -> (tensor<34xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<34xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<34xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000800000000000000000FCA9F1D24D62503F0000000000000000FCA9F1D24D6250BF00000000000000000000000000000040000000000000000000000000000000C000000000000000800000000000000000000000000000008000000000000000800000000000000080FCA9F1D24D62503F0000000000000080FCA9F1D24D6250BF00000000000000800000000000000040000000000000008000000000000000C0000000000000F03F0000000000000000000000000000F03F0000000000000080000000000000F03FFCA9F1D24D62503F000000000000F03FFCA9F1D24D6250BF000000000000F03F0000000000000040000000000000F03F00000000000000C0000000000000F0BFFCA9F1D24D62503F000000000000F0BFFCA9F1D24D6250BF000000000000F0BF0000000000000040000000000000F0BF00000000000000C000000000000004400000000000000000000000000000044000000000000000800000000000000440FCA9F1D24D62503F0000000000000440FCA9F1D24D6250BF00000000000004400000000000000040000000000000044000000000000000C000000000000004C0000000000000000000000000000004C0000000000000008000000000000004C0FCA9F1D24D62503F00000000000004C0FCA9F1D24D6250BF00000000000004C0000000000000004000000000000004C000000000000000C0"> : tensor<34xcomplex<f64>>
    return %0 : tensor<34xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<34xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000080AA27F913F7C6A03E166E51774D62503FAA27F913F7C6A03E166E51774D6250BF338DEDF741C0E93F44BEEB92E1B6F13F338DEDF741C0E93F44BEEB92E1B6F1BF0000000000000000000000000000000000000000000000000000000000000080AA27F913F7C6A03E166E51774D62503FAA27F913F7C6A03E166E51774D6250BF338DEDF741C0E93F44BEEB92E1B6F13F338DEDF741C0E93F44BEEB92E1B6F1BFEF39FAFE422EE63F0000000000000000EF39FAFE422EE63F0000000000000080E5171642432EE63F559A09BC4D62403FE5171642432EE63F559A09BC4D6240BF73AB3B3FB2A2F03F182D4454FB21E93F73AB3B3FB2A2F03F182D4454FB21E9BFA0FF8F998AA11BC0182D4454FB21F93FA0FF8F998AA11BC0182D4454FB21F9BFEF39FAFE422EE63F182D4454FB21F93FEF39FAFE422EE63F182D4454FB21F9BF603DB52E510BF43F0000000000000000603DB52E510BF43F0000000000000080C11DAA39510BF43F0DFED07A7DB9323FC11DAA39510BF43F0DFED07A7DB932BFF335ABA7034EF63FF318D14FD89CE03FF335ABA7034EF63FF318D14FD89CE0BF4C98BFEC23F3D93F182D4454FB2109404C98BFEC23F3D93F182D4454FB2109C0888F5BDB24F3D93F0A53CBCD9D200940888F5BDB24F3D93F0A53CBCD9D2009C078E0E0F04052ED3F44BEEB92E1B6014078E0E0F04052ED3F44BEEB92E1B601C0"> : tensor<34xcomplex<f64>>
    return %0 : tensor<34xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<34xcomplex<f64>>) -> (tensor<34xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.log_plus_one %arg0 : tensor<34xcomplex<f64>>
    return %0 : tensor<34xcomplex<f64>>
  }
}

// -----

// more_complex: log1p on the cuts c128, 20 of 20 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<20xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<20xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<20xcomplex<f64>>) -> (tensor<20xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<20xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<20xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x00000000000008C0000000000000000000000000000008C00000000000000080000000000000F8BF0000000000000000000000000000F8BF0000000000000080000000000000F83F0000000000000000000000000000F83F00000000000000800000000000000840000000000000000000000000000008400000000000000080000000000000E03F0000000000000000000000000000E03F0000000000000080000000000000E0BF0000000000000000000000000000E0BF0000000000000080000000000000000000000000000008C0000000000000008000000000000008C00000000000000000000000000000F8BF0000000000000080000000000000F8BF0000000000000000000000000000F83F0000000000000080000000000000F83F0000000000000000000000000000E03F0000000000000080000000000000E03F"> : tensor<20xcomplex<f64>>
    return %0 : tensor<20xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<20xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xEF39FAFE422EE63F182D4454FB210940EF39FAFE422EE63F182D4454FB2109C0EF39FAFE422EE6BF182D4454FB210940EF39FAFE422EE6BF182D4454FB2109C078E0E0F04052ED3F000000000000000078E0E0F04052ED3F0000000000000080EF39FAFE422EF63F0000000000000000EF39FAFE422EF63F00000000000000804C98BFEC23F3D93F00000000000000004C98BFEC23F3D93F0000000000000080EF39FAFE422EE6BF0000000000000000EF39FAFE422EE6BF00000000000000801655B5BBB16BF23F60857A6B17FCF3BF1655B5BBB16BF23F60857A6B17FCF3BFB3DE6857C5DBE23F9BF681D20B73EFBFB3DE6857C5DBE23F9BF681D20B73EFBFB3DE6857C5DBE23F9BF681D20B73EF3FB3DE6857C5DBE23F9BF681D20B73EF3F229A9AC7F78FBC3F4FBB610567ACDD3F229A9AC7F78FBC3F4FBB610567ACDD3F"> : tensor<20xcomplex<f64>>
    return %0 : tensor<20xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<20xcomplex<f64>>) -> (tensor<20xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.log_plus_one %arg0 : tensor<20xcomplex<f64>>
    return %0 : tensor<20xcomplex<f64>>
  }
}

// -----

// more_complex: log1p at infinity c128, 3 of 12 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<3xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<3xcomplex<f64>>) -> (tensor<3xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<3xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<3xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000F87F00000000000000000000000000000000000000000000F87F000000000000F87F000000000000F87F"> : tensor<3xcomplex<f64>>
    return %0 : tensor<3xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<3xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F"> : tensor<3xcomplex<f64>>
    return %0 : tensor<3xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<3xcomplex<f64>>) -> (tensor<3xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.log_plus_one %arg0 : tensor<3xcomplex<f64>>
    return %0 : tensor<3xcomplex<f64>>
  }
}

// -----

// more_complex: expm1 near zero and one c128, 29 of 36 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<29xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<29xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<29xcomplex<f64>>) -> (tensor<29xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<29xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<29xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000FCA9F1D24D62503F0000000000000000FCA9F1D24D6250BF00000000000000000000000000000040000000000000000000000000000000C00000000000000080FCA9F1D24D62503F0000000000000080FCA9F1D24D6250BF00000000000000800000000000000040000000000000008000000000000000C0000000000000F03F0000000000000000000000000000F03FFCA9F1D24D62503F000000000000F03FFCA9F1D24D6250BF000000000000F03F0000000000000040000000000000F03F00000000000000C0000000000000F0BF0000000000000000000000000000F0BFFCA9F1D24D62503F000000000000F0BFFCA9F1D24D6250BF000000000000F0BF0000000000000040000000000000F0BF00000000000000C0000000000000044000000000000000000000000000000440FCA9F1D24D62503F0000000000000440FCA9F1D24D6250BF00000000000004400000000000000040000000000000044000000000000000C000000000000004C0000000000000000000000000000004C0FCA9F1D24D62503F00000000000004C0FCA9F1D24D6250BF00000000000004C0000000000000004000000000000004C000000000000000C0"> : tensor<29xcomplex<f64>>
    return %0 : tensor<29xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<29xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000000EE204189F7C6A0BE628A21A54D62503FEE204189F7C6A0BE628A21A54D6250BF81DCD49589A8F6BF46B4D1EAF618ED3F81DCD49589A8F6BF46B4D1EAF618EDBFEE204189F7C6A0BE628A21A54D62503FEE204189F7C6A0BE628A21A54D6250BF81DCD49589A8F6BF46B4D1EAF618ED3F81DCD49589A8F6BF46B4D1EAF618EDBFD3AE2816157EFB3F0000000000000000FE3C51A9137EFB3F28A47A33A644663FFE3C51A9137EFB3F28A47A33A64466BF699E4AE2B40C01C0FE4A27A218C60340699E4AE2B40C01C0FE4A27A218C603C06488E9E4543AE4BF00000000000000006C03AA47553AE4BF3CEBC5E7FD1B383F6C03AA47553AE4BF3CEBC5E7FD1B38BFBCABC5741073F2BF124CAD4DA468D53FBCABC5741073F2BF124CAD4DA468D5BFBBE031D96F5D264000000000000000001578CE0C6F5D26405D1C656322F3883F1578CE0C6F5D26405D1C656322F388BF45762618614718C02BDCCE71AF27264045762618614718C02BDCCE71AF2726C07B61ED478F5FEDBF0000000000000000ED37F65D8F5FEDBFA193A44DA184153FED37F65D8F5FEDBFA193A44DA18415BF66F978BDEA8BF0BFE81C1F00961BB33F66F978BDEA8BF0BFE81C1F00961BB3BF"> : tensor<29xcomplex<f64>>
    return %0 : tensor<29xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<29xcomplex<f64>>) -> (tensor<29xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.exponential_minus_one %arg0 : tensor<29xcomplex<f64>>
    return %0 : tensor<29xcomplex<f64>>
  }
}

// -----

// more_complex: expm1 on the cuts c128, 14 of 20 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<14xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<14xcomplex<f64>>) -> (tensor<14xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<14xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<14xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x00000000000008C00000000000000000000000000000F8BF0000000000000000000000000000F83F000000000000000000000000000008400000000000000000000000000000E03F0000000000000000000000000000E0BF0000000000000000000000000000000000000000000008C0000000000000008000000000000008C00000000000000000000000000000F8BF0000000000000080000000000000F8BF0000000000000000000000000000F83F0000000000000080000000000000F83F0000000000000000000000000000E03F0000000000000080000000000000E03F"> : tensor<14xcomplex<f64>>
    return %0 : tensor<14xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<14xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xF51433F32468EEBF0000000000000000F9286D231EDCE8BF0000000000000000838A9FCC7FDA0B40000000000000000006B16FBFE51533400000000000000000380D3C1C53C2E43F0000000000000000ECD320079A2ED9BF0000000000000000E9F2425F02D7FFBF5BD5B66D3810C2BFE9F2425F02D7FFBF5BD5B66D3810C2BFCB40075685BCEDBF8B6D2C9B7AEBEFBFCB40075685BCEDBF8B6D2C9B7AEBEFBFCB40075685BCEDBF8B6D2C9B7AEBEF3FCB40075685BCEDBF8B6D2C9B7AEBEF3F831524CDBF56BFBFF0054B74E8AEDE3F831524CDBF56BFBFF0054B74E8AEDE3F"> : tensor<14xcomplex<f64>>
    return %0 : tensor<14xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<14xcomplex<f64>>) -> (tensor<14xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.exponential_minus_one %arg0 : tensor<14xcomplex<f64>>
    return %0 : tensor<14xcomplex<f64>>
  }
}

// -----

// more_complex: expm1 at infinity c128, 9 of 12 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<9xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<9xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<9xcomplex<f64>>) -> (tensor<9xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<9xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<9xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000F0FF00000000000000000000000000000000000000000000F07F0000000000000000000000000000F0FF000000000000F0FF000000000000F03F000000000000F03F000000000000F07F000000000000F07F000000000000F07F000000000000F0FF000000000000F07F0000000000000000000000000000F87F000000000000F87F000000000000F87F"> : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<9xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000F0BF0000000000000000000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F0BF0000000000000000000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F87F000000000000F87F000000000000F87F000000000000F87F"> : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<9xcomplex<f64>>) -> (tensor<9xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.exponential_minus_one %arg0 : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
}

// -----

// more_complex: abs near zero and one c128, 36 of 36 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<36xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<36xf64>)
    %r:1 = call @program(%i#0) : (tensor<36xcomplex<f64>>) -> (tensor<36xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<36xf64>
    return
  }
  func.func private @inputs() -> (tensor<36xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000800000000000000000FCA9F1D24D62503F0000000000000000FCA9F1D24D6250BF00000000000000000000000000000040000000000000000000000000000000C000000000000000800000000000000000000000000000008000000000000000800000000000000080FCA9F1D24D62503F0000000000000080FCA9F1D24D6250BF00000000000000800000000000000040000000000000008000000000000000C0000000000000F03F0000000000000000000000000000F03F0000000000000080000000000000F03FFCA9F1D24D62503F000000000000F03FFCA9F1D24D6250BF000000000000F03F0000000000000040000000000000F03F00000000000000C0000000000000F0BF0000000000000000000000000000F0BF0000000000000080000000000000F0BFFCA9F1D24D62503F000000000000F0BFFCA9F1D24D6250BF000000000000F0BF0000000000000040000000000000F0BF00000000000000C000000000000004400000000000000000000000000000044000000000000000800000000000000440FCA9F1D24D62503F0000000000000440FCA9F1D24D6250BF00000000000004400000000000000040000000000000044000000000000000C000000000000004C0000000000000000000000000000004C0000000000000008000000000000004C0FCA9F1D24D62503F00000000000004C0FCA9F1D24D6250BF00000000000004C0000000000000004000000000000004C000000000000000C0"> : tensor<36xcomplex<f64>>
    return %0 : tensor<36xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<36xf64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000000FCA9F1D24D62503FFCA9F1D24D62503F0000000000000040000000000000004000000000000000000000000000000000FCA9F1D24D62503FFCA9F1D24D62503F00000000000000400000000000000040000000000000F03F000000000000F03FD3BA37860000F03FD3BA37860000F03FA8F4979B77E30140A8F4979B77E30140000000000000F03F000000000000F03FD3BA37860000F03FD3BA37860000F03FA8F4979B77E30140A8F4979B77E301400000000000000440000000000000044089F2D71A0000044089F2D71A0000044000FF9F99CC9C094000FF9F99CC9C09400000000000000440000000000000044089F2D71A0000044089F2D71A0000044000FF9F99CC9C094000FF9F99CC9C0940"> : tensor<36xf64>
    return %0 : tensor<36xf64>
  }
  func.func private @program(%arg0: tensor<36xcomplex<f64>>) -> (tensor<36xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.real %arg0 : (tensor<36xcomplex<f64>>) -> tensor<36xf64>
    %1 = stablehlo.imag %arg0 : (tensor<36xcomplex<f64>>) -> tensor<36xf64>
    %2 = stablehlo.abs %0 : tensor<36xf64>
    %3 = stablehlo.abs %1 : tensor<36xf64>
    %4 = stablehlo.maximum %2, %3 : tensor<36xf64>
    %cst = stablehlo.constant dense<6.7039039649712985E+153> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<36xf64>
    %6 = stablehlo.compare GE, %4, %5, FLOAT : (tensor<36xf64>, tensor<36xf64>) -> tensor<36xi1>
    %cst_0 = stablehlo.constant dense<1.4901161193847656E-8> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<36xf64>
    %8 = stablehlo.compare LE, %4, %7, FLOAT : (tensor<36xf64>, tensor<36xf64>) -> tensor<36xi1>
    %cst_1 = stablehlo.constant dense<2.2227587494850775E-162> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<36xf64>
    %cst_2 = stablehlo.constant dense<4.4989137945431964E+161> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<36xf64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<36xf64>
    %12 = stablehlo.multiply %0, %9 : tensor<36xf64>
    %13 = stablehlo.multiply %0, %10 : tensor<36xf64>
    %14 = stablehlo.select %8, %13, %0 : tensor<36xi1>, tensor<36xf64>
    %15 = stablehlo.select %6, %12, %14 : tensor<36xi1>, tensor<36xf64>
    %16 = stablehlo.multiply %1, %9 : tensor<36xf64>
    %17 = stablehlo.multiply %1, %10 : tensor<36xf64>
    %18 = stablehlo.select %8, %17, %1 : tensor<36xi1>, tensor<36xf64>
    %19 = stablehlo.select %6, %16, %18 : tensor<36xi1>, tensor<36xf64>
    %20 = stablehlo.select %8, %9, %11 : tensor<36xi1>, tensor<36xf64>
    %21 = stablehlo.select %6, %10, %20 : tensor<36xi1>, tensor<36xf64>
    %22 = chlo.square %15 : tensor<36xf64> -> tensor<36xf64>
    %23 = chlo.square %19 : tensor<36xf64> -> tensor<36xf64>
    %24 = stablehlo.add %22, %23 : tensor<36xf64>
    %25 = stablehlo.sqrt %24 : tensor<36xf64>
    %26 = stablehlo.multiply %25, %21 : tensor<36xf64>
    %cst_4 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<36xf64>
    %28 = stablehlo.compare EQ, %2, %27, FLOAT : (tensor<36xf64>, tensor<36xf64>) -> tensor<36xi1>
    %29 = stablehlo.compare EQ, %3, %27, FLOAT : (tensor<36xf64>, tensor<36xf64>) -> tensor<36xi1>
    %30 = stablehlo.or %28, %29 : tensor<36xi1>
    %31 = stablehlo.select %30, %27, %26 : tensor<36xi1>, tensor<36xf64>
    %32 = stablehlo.divide %15, %25 : tensor<36xf64>
    %33 = stablehlo.divide %19, %25 : tensor<36xf64>
    return %31 : tensor<36xf64>
  }
}

// -----

// more_complex: abs on the cuts c128, 20 of 20 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<20xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<20xf64>)
    %r:1 = call @program(%i#0) : (tensor<20xcomplex<f64>>) -> (tensor<20xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<20xf64>
    return
  }
  func.func private @inputs() -> (tensor<20xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x00000000000008C0000000000000000000000000000008C00000000000000080000000000000F8BF0000000000000000000000000000F8BF0000000000000080000000000000F83F0000000000000000000000000000F83F00000000000000800000000000000840000000000000000000000000000008400000000000000080000000000000E03F0000000000000000000000000000E03F0000000000000080000000000000E0BF0000000000000000000000000000E0BF0000000000000080000000000000000000000000000008C0000000000000008000000000000008C00000000000000000000000000000F8BF0000000000000080000000000000F8BF0000000000000000000000000000F83F0000000000000080000000000000F83F0000000000000000000000000000E03F0000000000000080000000000000E03F"> : tensor<20xcomplex<f64>>
    return %0 : tensor<20xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<20xf64>) {
    %0 = stablehlo.constant dense<"0x00000000000008400000000000000840000000000000F83F000000000000F83F000000000000F83F000000000000F83F00000000000008400000000000000840000000000000E03F000000000000E03F000000000000E03F000000000000E03F00000000000008400000000000000840000000000000F83F000000000000F83F000000000000F83F000000000000F83F000000000000E03F000000000000E03F"> : tensor<20xf64>
    return %0 : tensor<20xf64>
  }
  func.func private @program(%arg0: tensor<20xcomplex<f64>>) -> (tensor<20xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.real %arg0 : (tensor<20xcomplex<f64>>) -> tensor<20xf64>
    %1 = stablehlo.imag %arg0 : (tensor<20xcomplex<f64>>) -> tensor<20xf64>
    %2 = stablehlo.abs %0 : tensor<20xf64>
    %3 = stablehlo.abs %1 : tensor<20xf64>
    %4 = stablehlo.maximum %2, %3 : tensor<20xf64>
    %cst = stablehlo.constant dense<6.7039039649712985E+153> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<20xf64>
    %6 = stablehlo.compare GE, %4, %5, FLOAT : (tensor<20xf64>, tensor<20xf64>) -> tensor<20xi1>
    %cst_0 = stablehlo.constant dense<1.4901161193847656E-8> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<20xf64>
    %8 = stablehlo.compare LE, %4, %7, FLOAT : (tensor<20xf64>, tensor<20xf64>) -> tensor<20xi1>
    %cst_1 = stablehlo.constant dense<2.2227587494850775E-162> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<20xf64>
    %cst_2 = stablehlo.constant dense<4.4989137945431964E+161> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<20xf64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<20xf64>
    %12 = stablehlo.multiply %0, %9 : tensor<20xf64>
    %13 = stablehlo.multiply %0, %10 : tensor<20xf64>
    %14 = stablehlo.select %8, %13, %0 : tensor<20xi1>, tensor<20xf64>
    %15 = stablehlo.select %6, %12, %14 : tensor<20xi1>, tensor<20xf64>
    %16 = stablehlo.multiply %1, %9 : tensor<20xf64>
    %17 = stablehlo.multiply %1, %10 : tensor<20xf64>
    %18 = stablehlo.select %8, %17, %1 : tensor<20xi1>, tensor<20xf64>
    %19 = stablehlo.select %6, %16, %18 : tensor<20xi1>, tensor<20xf64>
    %20 = stablehlo.select %8, %9, %11 : tensor<20xi1>, tensor<20xf64>
    %21 = stablehlo.select %6, %10, %20 : tensor<20xi1>, tensor<20xf64>
    %22 = chlo.square %15 : tensor<20xf64> -> tensor<20xf64>
    %23 = chlo.square %19 : tensor<20xf64> -> tensor<20xf64>
    %24 = stablehlo.add %22, %23 : tensor<20xf64>
    %25 = stablehlo.sqrt %24 : tensor<20xf64>
    %26 = stablehlo.multiply %25, %21 : tensor<20xf64>
    %cst_4 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<20xf64>
    %28 = stablehlo.compare EQ, %2, %27, FLOAT : (tensor<20xf64>, tensor<20xf64>) -> tensor<20xi1>
    %29 = stablehlo.compare EQ, %3, %27, FLOAT : (tensor<20xf64>, tensor<20xf64>) -> tensor<20xi1>
    %30 = stablehlo.or %28, %29 : tensor<20xi1>
    %31 = stablehlo.select %30, %27, %26 : tensor<20xi1>, tensor<20xf64>
    %32 = stablehlo.divide %15, %25 : tensor<20xf64>
    %33 = stablehlo.divide %19, %25 : tensor<20xf64>
    return %31 : tensor<20xf64>
  }
}

// -----

// more_complex: abs at infinity c128, 3 of 12 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<3xf64>)
    %r:1 = call @program(%i#0) : (tensor<3xcomplex<f64>>) -> (tensor<3xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<3xf64>
    return
  }
  func.func private @inputs() -> (tensor<3xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000F87F00000000000000000000000000000000000000000000F87F000000000000F87F000000000000F87F"> : tensor<3xcomplex<f64>>
    return %0 : tensor<3xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<3xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000F87F000000000000F87F000000000000F87F"> : tensor<3xf64>
    return %0 : tensor<3xf64>
  }
  func.func private @program(%arg0: tensor<3xcomplex<f64>>) -> (tensor<3xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.real %arg0 : (tensor<3xcomplex<f64>>) -> tensor<3xf64>
    %1 = stablehlo.imag %arg0 : (tensor<3xcomplex<f64>>) -> tensor<3xf64>
    %2 = stablehlo.abs %0 : tensor<3xf64>
    %3 = stablehlo.abs %1 : tensor<3xf64>
    %4 = stablehlo.maximum %2, %3 : tensor<3xf64>
    %cst = stablehlo.constant dense<6.7039039649712985E+153> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %6 = stablehlo.compare GE, %4, %5, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %cst_0 = stablehlo.constant dense<1.4901161193847656E-8> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %8 = stablehlo.compare LE, %4, %7, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %cst_1 = stablehlo.constant dense<2.2227587494850775E-162> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %cst_2 = stablehlo.constant dense<4.4989137945431964E+161> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %12 = stablehlo.multiply %0, %9 : tensor<3xf64>
    %13 = stablehlo.multiply %0, %10 : tensor<3xf64>
    %14 = stablehlo.select %8, %13, %0 : tensor<3xi1>, tensor<3xf64>
    %15 = stablehlo.select %6, %12, %14 : tensor<3xi1>, tensor<3xf64>
    %16 = stablehlo.multiply %1, %9 : tensor<3xf64>
    %17 = stablehlo.multiply %1, %10 : tensor<3xf64>
    %18 = stablehlo.select %8, %17, %1 : tensor<3xi1>, tensor<3xf64>
    %19 = stablehlo.select %6, %16, %18 : tensor<3xi1>, tensor<3xf64>
    %20 = stablehlo.select %8, %9, %11 : tensor<3xi1>, tensor<3xf64>
    %21 = stablehlo.select %6, %10, %20 : tensor<3xi1>, tensor<3xf64>
    %22 = chlo.square %15 : tensor<3xf64> -> tensor<3xf64>
    %23 = chlo.square %19 : tensor<3xf64> -> tensor<3xf64>
    %24 = stablehlo.add %22, %23 : tensor<3xf64>
    %25 = stablehlo.sqrt %24 : tensor<3xf64>
    %26 = stablehlo.multiply %25, %21 : tensor<3xf64>
    %cst_4 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %28 = stablehlo.compare EQ, %2, %27, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %29 = stablehlo.compare EQ, %3, %27, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %30 = stablehlo.or %28, %29 : tensor<3xi1>
    %31 = stablehlo.select %30, %27, %26 : tensor<3xi1>, tensor<3xf64>
    %32 = stablehlo.divide %15, %25 : tensor<3xf64>
    %33 = stablehlo.divide %19, %25 : tensor<3xf64>
    return %31 : tensor<3xf64>
  }
}

// -----

// more_complex: sign near zero and one c128, 29 of 36 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<29xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<29xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<29xcomplex<f64>>) -> (tensor<29xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<29xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<29xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000FCA9F1D24D62503F0000000000000000FCA9F1D24D6250BF00000000000000000000000000000040000000000000000000000000000000C00000000000000080FCA9F1D24D6250BF000000000000008000000000000000C0000000000000F03F0000000000000000000000000000F03F0000000000000080000000000000F03FFCA9F1D24D62503F000000000000F03FFCA9F1D24D6250BF000000000000F03F0000000000000040000000000000F03F00000000000000C0000000000000F0BF0000000000000000000000000000F0BFFCA9F1D24D62503F000000000000F0BFFCA9F1D24D6250BF000000000000F0BF0000000000000040000000000000F0BF00000000000000C000000000000004400000000000000000000000000000044000000000000000800000000000000440FCA9F1D24D62503F0000000000000440FCA9F1D24D6250BF00000000000004400000000000000040000000000000044000000000000000C000000000000004C0000000000000000000000000000004C0FCA9F1D24D62503F00000000000004C0FCA9F1D24D6250BF00000000000004C0000000000000004000000000000004C000000000000000C0"> : tensor<29xcomplex<f64>>
    return %0 : tensor<29xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<29xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000F03F0000000000000000000000000000F0BF0000000000000000000000000000F03F0000000000000000000000000000F0BF0000000000000080000000000000F0BF0000000000000080000000000000F0BF000000000000F03F0000000000000000000000000000F03F0000000000000080269390F3FEFFEF3F7C5181494D62503F269390F3FEFFEF3F7C5181494D6250BFD9EDBFC5259FDC3FD9EDBFC5259FEC3FD9EDBFC5259FDC3FD9EDBFC5259FECBF000000000000F0BF0000000000000000269390F3FEFFEFBF7C5181494D62503F269390F3FEFFEFBF7C5181494D6250BFD9EDBFC5259FDCBFD9EDBFC5259FEC3FD9EDBFC5259FDCBFD9EDBFC5259FECBF000000000000F03F0000000000000000000000000000F03F000000000000008092E20CD5FFFFEF3F7110EDC7E2363A3F92E20CD5FFFFEF3F7110EDC7E2363ABFD5C6E095E0FCE83F7705E77780FDE33FD5C6E095E0FCE83F7705E77780FDE3BF000000000000F0BF000000000000000092E20CD5FFFFEFBF7110EDC7E2363A3F92E20CD5FFFFEFBF7110EDC7E2363ABFD5C6E095E0FCE8BF7705E77780FDE33FD5C6E095E0FCE8BF7705E77780FDE3BF"> : tensor<29xcomplex<f64>>
    return %0 : tensor<29xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<29xcomplex<f64>>) -> (tensor<29xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.sign %arg0 : tensor<29xcomplex<f64>>
    return %0 : tensor<29xcomplex<f64>>
  }
}

// -----

// more_complex: sign on the cuts c128, 15 of 20 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<15xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<15xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<15xcomplex<f64>>) -> (tensor<15xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<15xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<15xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x00000000000008C00000000000000000000000000000F8BF0000000000000000000000000000F83F0000000000000000000000000000F83F00000000000000800000000000000840000000000000000000000000000008400000000000000080000000000000E03F0000000000000000000000000000E03F0000000000000080000000000000E0BF0000000000000000000000000000000000000000000008C0000000000000008000000000000008C00000000000000000000000000000F8BF0000000000000080000000000000F8BF0000000000000000000000000000F83F0000000000000000000000000000E03F"> : tensor<15xcomplex<f64>>
    return %0 : tensor<15xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<15xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000F0BF0000000000000000000000000000F0BF0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000080000000000000F03F0000000000000000000000000000F03F0000000000000080000000000000F03F0000000000000000000000000000F03F0000000000000080000000000000F0BF00000000000000000000000000000000000000000000F0BF0000000000000080000000000000F0BF0000000000000000000000000000F0BF0000000000000080000000000000F0BF0000000000000000000000000000F03F0000000000000000000000000000F03F"> : tensor<15xcomplex<f64>>
    return %0 : tensor<15xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<15xcomplex<f64>>) -> (tensor<15xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.sign %arg0 : tensor<15xcomplex<f64>>
    return %0 : tensor<15xcomplex<f64>>
  }
}

// -----

// more_complex: sign at infinity c128, 5 of 12 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<5xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<5xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<5xcomplex<f64>>) -> (tensor<5xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<5xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<5xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000F07F000000000000F07F000000000000F0FF000000000000F07F000000000000F87F00000000000000000000000000000000000000000000F87F000000000000F87F000000000000F87F"> : tensor<5xcomplex<f64>>
    return %0 : tensor<5xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<5xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F"> : tensor<5xcomplex<f64>>
    return %0 : tensor<5xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<5xcomplex<f64>>) -> (tensor<5xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.sign %arg0 : tensor<5xcomplex<f64>>
    return %0 : tensor<5xcomplex<f64>>
  }
}

// -----

// more_complex: square near zero and one c128, 36 of 36 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<36xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<36xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<36xcomplex<f64>>) -> (tensor<36xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<36xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<36xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000800000000000000000FCA9F1D24D62503F0000000000000000FCA9F1D24D6250BF00000000000000000000000000000040000000000000000000000000000000C000000000000000800000000000000000000000000000008000000000000000800000000000000080FCA9F1D24D62503F0000000000000080FCA9F1D24D6250BF00000000000000800000000000000040000000000000008000000000000000C0000000000000F03F0000000000000000000000000000F03F0000000000000080000000000000F03FFCA9F1D24D62503F000000000000F03FFCA9F1D24D6250BF000000000000F03F0000000000000040000000000000F03F00000000000000C0000000000000F0BF0000000000000000000000000000F0BF0000000000000080000000000000F0BFFCA9F1D24D62503F000000000000F0BFFCA9F1D24D6250BF000000000000F0BF0000000000000040000000000000F0BF00000000000000C000000000000004400000000000000000000000000000044000000000000000800000000000000440FCA9F1D24D62503F0000000000000440FCA9F1D24D6250BF00000000000004400000000000000040000000000000044000000000000000C000000000000004C0000000000000000000000000000004C0000000000000008000000000000004C0FCA9F1D24D62503F00000000000004C0FCA9F1D24D6250BF00000000000004C0000000000000004000000000000004C000000000000000C0"> : tensor<36xcomplex<f64>>
    return %0 : tensor<36xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<36xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000808DEDB5A0F7C6B0BE00000000000000008DEDB5A0F7C6B0BE000000000000008000000000000010C0000000000000000000000000000010C0000000000000008000000000000000000000000000000080000000000000000000000000000000008DEDB5A0F7C6B0BE00000000000000808DEDB5A0F7C6B0BE000000000000000000000000000010C0000000000000008000000000000010C00000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000080E80B21E7FDFFEF3FFCA9F1D24D62603FE80B21E7FDFFEF3FFCA9F1D24D6260BF00000000000008C0000000000000104000000000000008C000000000000010C0000000000000F03F0000000000000080000000000000F03F0000000000000000E80B21E7FDFFEF3FFCA9F1D24D6260BFE80B21E7FDFFEF3FFCA9F1D24D62603F00000000000008C000000000000010C000000000000008C0000000000000104000000000000019400000000000000000000000000000194000000000000000807D21E4BCFFFF18407B14AE47E17A743F7D21E4BCFFFF18407B14AE47E17A74BF00000000000002400000000000002440000000000000024000000000000024C000000000000019400000000000000080000000000000194000000000000000007D21E4BCFFFF18407B14AE47E17A74BF7D21E4BCFFFF18407B14AE47E17A743F000000000000024000000000000024C000000000000002400000000000002440"> : tensor<36xcomplex<f64>>
    return %0 : tensor<36xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<36xcomplex<f64>>) -> (tensor<36xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = chlo.square %arg0 : tensor<36xcomplex<f64>> -> tensor<36xcomplex<f64>>
    return %0 : tensor<36xcomplex<f64>>
  }
}

// -----

// more_complex: square on the cuts c128, 20 of 20 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<20xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<20xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<20xcomplex<f64>>) -> (tensor<20xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<20xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<20xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x00000000000008C0000000000000000000000000000008C00000000000000080000000000000F8BF0000000000000000000000000000F8BF0000000000000080000000000000F83F0000000000000000000000000000F83F00000000000000800000000000000840000000000000000000000000000008400000000000000080000000000000E03F0000000000000000000000000000E03F0000000000000080000000000000E0BF0000000000000000000000000000E0BF0000000000000080000000000000000000000000000008C0000000000000008000000000000008C00000000000000000000000000000F8BF0000000000000080000000000000F8BF0000000000000000000000000000F83F0000000000000080000000000000F83F0000000000000000000000000000E03F0000000000000080000000000000E03F"> : tensor<20xcomplex<f64>>
    return %0 : tensor<20xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<20xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x0000000000002240000000000000008000000000000022400000000000000000000000000000024000000000000000800000000000000240000000000000000000000000000002400000000000000000000000000000024000000000000000800000000000002240000000000000000000000000000022400000000000000080000000000000D03F0000000000000000000000000000D03F0000000000000080000000000000D03F0000000000000080000000000000D03F000000000000000000000000000022C0000000000000008000000000000022C0000000000000000000000000000002C0000000000000008000000000000002C0000000000000000000000000000002C0000000000000000000000000000002C00000000000000080000000000000D0BF0000000000000000000000000000D0BF0000000000000080"> : tensor<20xcomplex<f64>>
    return %0 : tensor<20xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<20xcomplex<f64>>) -> (tensor<20xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = chlo.square %arg0 : tensor<20xcomplex<f64>> -> tensor<20xcomplex<f64>>
    return %0 : tensor<20xcomplex<f64>>
  }
}

// -----

// more_complex: square at infinity c128, 3 of 12 points
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<3xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<3xcomplex<f64>>) -> (tensor<3xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 4.0e-12 : tensor<3xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<3xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000F87F00000000000000000000000000000000000000000000F87F000000000000F87F000000000000F87F"> : tensor<3xcomplex<f64>>
    return %0 : tensor<3xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<3xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F"> : tensor<3xcomplex<f64>>
    return %0 : tensor<3xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<3xcomplex<f64>>) -> (tensor<3xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = chlo.square %arg0 : tensor<3xcomplex<f64>> -> tensor<3xcomplex<f64>>
    return %0 : tensor<3xcomplex<f64>>
  }
}

// -----

// more_complex: mul, sub, add c128
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<36xcomplex<f64>>, tensor<36xcomplex<f64>>)
    %e:5 = call @expected() : () -> (tensor<36xcomplex<f64>>, tensor<36xcomplex<f64>>, tensor<36xcomplex<f64>>, tensor<36xcomplex<f64>>, tensor<36xcomplex<f64>>)
    %r:5 = call @program(%i#0, %i#1) : (tensor<36xcomplex<f64>>, tensor<36xcomplex<f64>>) -> (tensor<36xcomplex<f64>>, tensor<36xcomplex<f64>>, tensor<36xcomplex<f64>>, tensor<36xcomplex<f64>>, tensor<36xcomplex<f64>>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 2 : tensor<36xcomplex<f64>>, tensor<36xcomplex<f64>>
    check.expect_close %r#1, %e#1, max_ulp_difference = 2 : tensor<36xcomplex<f64>>, tensor<36xcomplex<f64>>
    check.expect_close %r#2, %e#2, max_ulp_difference = 2 : tensor<36xcomplex<f64>>, tensor<36xcomplex<f64>>
    check.expect_close %r#3, %e#3, max_ulp_difference = 2 : tensor<36xcomplex<f64>>, tensor<36xcomplex<f64>>
    check.expect_close %r#4, %e#4, max_ulp_difference = 2 : tensor<36xcomplex<f64>>, tensor<36xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<36xcomplex<f64>>, tensor<36xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000800000000000000000FCA9F1D24D62503F0000000000000000FCA9F1D24D6250BF00000000000000000000000000000040000000000000000000000000000000C000000000000000800000000000000000000000000000008000000000000000800000000000000080FCA9F1D24D62503F0000000000000080FCA9F1D24D6250BF00000000000000800000000000000040000000000000008000000000000000C0000000000000F03F0000000000000000000000000000F03F0000000000000080000000000000F03FFCA9F1D24D62503F000000000000F03FFCA9F1D24D6250BF000000000000F03F0000000000000040000000000000F03F00000000000000C0000000000000F0BF0000000000000000000000000000F0BF0000000000000080000000000000F0BFFCA9F1D24D62503F000000000000F0BFFCA9F1D24D6250BF000000000000F0BF0000000000000040000000000000F0BF00000000000000C000000000000004400000000000000000000000000000044000000000000000800000000000000440FCA9F1D24D62503F0000000000000440FCA9F1D24D6250BF00000000000004400000000000000040000000000000044000000000000000C000000000000004C0000000000000000000000000000004C0000000000000008000000000000004C0FCA9F1D24D62503F00000000000004C0FCA9F1D24D6250BF00000000000004C0000000000000004000000000000004C000000000000000C0"> : tensor<36xcomplex<f64>>
    %1 = stablehlo.constant dense<"0x000000000000044000000000000000C000000000000004C0000000000000000000000000000004C0000000000000008000000000000004C0FCA9F1D24D62503F00000000000004C0FCA9F1D24D6250BF00000000000004C0000000000000004000000000000004C000000000000000C000000000000000000000000000000000000000000000000000000000000000800000000000000000FCA9F1D24D62503F0000000000000000FCA9F1D24D6250BF00000000000000000000000000000040000000000000000000000000000000C000000000000000800000000000000000000000000000008000000000000000800000000000000080FCA9F1D24D62503F0000000000000080FCA9F1D24D6250BF00000000000000800000000000000040000000000000008000000000000000C0000000000000F03F0000000000000000000000000000F03F0000000000000080000000000000F03FFCA9F1D24D62503F000000000000F03FFCA9F1D24D6250BF000000000000F03F0000000000000040000000000000F03F00000000000000C0000000000000F0BF0000000000000000000000000000F0BF0000000000000080000000000000F0BFFCA9F1D24D62503F000000000000F0BFFCA9F1D24D6250BF000000000000F0BF0000000000000040000000000000F0BF00000000000000C000000000000004400000000000000000000000000000044000000000000000800000000000000440FCA9F1D24D62503F0000000000000440FCA9F1D24D6250BF00000000000004400000000000000040"> : tensor<36xcomplex<f64>>
    return %0, %1 : tensor<36xcomplex<f64>>, tensor<36xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<36xcomplex<f64>>, tensor<36xcomplex<f64>>, tensor<36xcomplex<f64>>, tensor<36xcomplex<f64>>, tensor<36xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000007B14AE47E17A64BF8DEDB5A0F7C6B03E7B14AE47E17A643FFCA9F1D24D62603F00000000000014C0000000000000104000000000000014400000000000000000000000000000000000000000000000000000000000000080000000000000000000000000000000008DEDB5A0F7C6B03E0000000000000080FCA9F1D24D62603F000000000000000000000000000010400000000000000080000000000000000000000000000000C000000000000000000000000000000000000000000000000000000000000000808DEDB5A0F7C6B03EFCA9F1D24D62503FFCA9F1D24D62603FFCA9F1D24D6250BF0000000000001040000000000000004000000000000000000000000000000040000000000000F0BF0000000000000080000000000000F0BFFCA9F1D24D62503FE90B21E7FDFFEFBFFCA9F1D24D6260BF560E2DB29DEFEFBF355EBA490C020040000000000000084000000000000010C0000000000000044000000000000014C000000000000004C0000000000000000000000000000004C0FCA9F1D24D6250BFFA42C879FFFF03C079E9263108AC6C3F96438B6CE7FB03C085EB51B81E0500C0000000000000F83F0000000000001C400000000000000440000000000000144000000000000019C0000000000000008000000000000019C07B14AE47E17A643F7D21E4BCFFFF18C07B14AE47E17A74BFCBA145B6F3FD18C0C3F5285C8F02144000000000000002C000000000000024C0"> : tensor<36xcomplex<f64>>
    %1 = stablehlo.constant dense<"0x00000000000004C00000000000000040000000000000044000000000000000800000000000000440FCA9F1D24D62503F0000000000000440FCA9F1D24D6260BF0000000000000440355EBA490C020040000000000000044000000000000010C000000000000004400000000000000040000000000000008000000000000000800000000000000080FCA9F1D24D62503F0000000000000080FCA9F1D24D6260BF0000000000000080355EBA490C020040000000000000008000000000000010C0000000000000F03F0000000000000040000000000000F03F0000000000000080000000000000F03FFCA9F1D24D62503F000000000000F03FFCA9F1D24D6260BF000000000000F03F355EBA490C020040000000000000F03F00000000000010C0000000000000F0BF000000000000004000000000000000C0000000000000008000000000000000C0FCA9F1D24D62503F00000000000000C0FCA9F1D24D6260BF00000000000000C0355EBA490C02004000000000000000C000000000000010C0000000000000F83F00000000000000400000000000000C4000000000000000800000000000000C40FCA9F1D24D62503F0000000000000C40FCA9F1D24D6260BF0000000000000C40355EBA490C0200400000000000000C4000000000000010C0000000000000F8BF000000000000004000000000000014C0000000000000008000000000000014C0FCA9F1D24D62503F00000000000014C0FCA9F1D24D6260BF00000000000014C0355EBA490C02004000000000000014C000000000000010C0"> : tensor<36xcomplex<f64>>
    %2 = stablehlo.constant dense<"0x000000000000044000000000000000C000000000000004C0000000000000000000000000000004C0FCA9F1D24D62503F00000000000004C0000000000000000000000000000004C096438B6CE7FBFF3F00000000000004C0000000000000000000000000000004C000000000000000C0000000000000000000000000000000000000000000000000FCA9F1D24D62503F00000000000000000000000000000000000000000000000096438B6CE7FBFF3F00000000000000000000000000000000000000000000F03F00000000000000C0000000000000F03F0000000000000000000000000000F03FFCA9F1D24D62503F000000000000F03F0000000000000000000000000000F03F96438B6CE7FBFF3F000000000000F03F0000000000000000000000000000F0BF00000000000000C0000000000000000000000000000000000000000000000000FCA9F1D24D62503F00000000000000000000000000000000000000000000000096438B6CE7FBFF3F000000000000000000000000000000000000000000000C4000000000000000C0000000000000F83F0000000000000000000000000000F83FFCA9F1D24D62503F000000000000F83F0000000000000000000000000000F83F96438B6CE7FBFF3F000000000000F83F00000000000000000000000000000CC000000000000000C0000000000000000000000000000000000000000000000000FCA9F1D24D62503F00000000000000000000000000000000000000000000000096438B6CE7FBFF3F00000000000000000000000000000000"> : tensor<36xcomplex<f64>>
    %3 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000000000000000000000000000000000000000FCA9F1D24D6250BF0000000000000000FCA9F1D24D62503F000000000000000000000000000000C00000000000000000000000000000004000000000000000800000000000000080000000000000008000000000000000000000000000000080FCA9F1D24D6250BF0000000000000080FCA9F1D24D62503F000000000000008000000000000000C000000000000000800000000000000040000000000000F03F0000000000000080000000000000F03F0000000000000000000000000000F03FFCA9F1D24D6250BF000000000000F03FFCA9F1D24D62503F000000000000F03F00000000000000C0000000000000F03F0000000000000040000000000000F0BF0000000000000080000000000000F0BF0000000000000000000000000000F0BFFCA9F1D24D6250BF000000000000F0BFFCA9F1D24D62503F000000000000F0BF00000000000000C0000000000000F0BF000000000000004000000000000004400000000000000080000000000000044000000000000000000000000000000440FCA9F1D24D6250BF0000000000000440FCA9F1D24D62503F000000000000044000000000000000C00000000000000440000000000000004000000000000004C0000000000000008000000000000004C0000000000000000000000000000004C0FCA9F1D24D6250BF00000000000004C0FCA9F1D24D62503F00000000000004C000000000000000C000000000000004C00000000000000040"> : tensor<36xcomplex<f64>>
    %4 = stablehlo.constant dense<"0x00000000000000800000000000000080000000000000008000000000000000000000000000000080FCA9F1D24D6250BF0000000000000080FCA9F1D24D62503F000000000000008000000000000000C00000000000000080000000000000004000000000000000000000000000000080000000000000000000000000000000000000000000000000FCA9F1D24D6250BF0000000000000000FCA9F1D24D62503F000000000000000000000000000000C000000000000000000000000000000040000000000000F0BF0000000000000080000000000000F0BF0000000000000000000000000000F0BFFCA9F1D24D6250BF000000000000F0BFFCA9F1D24D62503F000000000000F0BF00000000000000C0000000000000F0BF0000000000000040000000000000F03F0000000000000080000000000000F03F0000000000000000000000000000F03FFCA9F1D24D6250BF000000000000F03FFCA9F1D24D62503F000000000000F03F00000000000000C0000000000000F03F000000000000004000000000000004C0000000000000008000000000000004C0000000000000000000000000000004C0FCA9F1D24D6250BF00000000000004C0FCA9F1D24D62503F00000000000004C000000000000000C000000000000004C0000000000000004000000000000004400000000000000080000000000000044000000000000000000000000000000440FCA9F1D24D6250BF0000000000000440FCA9F1D24D62503F000000000000044000000000000000C000000000000004400000000000000040"> : tensor<36xcomplex<f64>>
    return %0, %1, %2, %3, %4 : tensor<36xcomplex<f64>>, tensor<36xcomplex<f64>>, tensor<36xcomplex<f64>>, tensor<36xcomplex<f64>>, tensor<36xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<36xcomplex<f64>>, %arg1: tensor<36xcomplex<f64>>) -> (tensor<36xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<36xcomplex<f64>> {jax.result_info = "result[1]"}, tensor<36xcomplex<f64>> {jax.result_info = "result[2]"}, tensor<36xcomplex<f64>> {jax.result_info = "result[3]"}, tensor<36xcomplex<f64>> {jax.result_info = "result[4]"}) {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<36xcomplex<f64>>
    %1 = stablehlo.subtract %arg0, %arg1 : tensor<36xcomplex<f64>>
    %2 = stablehlo.add %arg0, %arg1 : tensor<36xcomplex<f64>>
    %3 = stablehlo.real %arg0 : (tensor<36xcomplex<f64>>) -> tensor<36xf64>
    %4 = stablehlo.imag %arg0 : (tensor<36xcomplex<f64>>) -> tensor<36xf64>
    %5 = stablehlo.negate %4 : tensor<36xf64>
    %6 = stablehlo.complex %3, %5 : tensor<36xcomplex<f64>>
    %7 = stablehlo.negate %arg0 : tensor<36xcomplex<f64>>
    return %0, %1, %2, %6, %7 : tensor<36xcomplex<f64>>, tensor<36xcomplex<f64>>, tensor<36xcomplex<f64>>, tensor<36xcomplex<f64>>, tensor<36xcomplex<f64>>
  }
}

// -----

// more_complex: div c128
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<36xcomplex<f64>>, tensor<36xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<36xcomplex<f64>>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<36xcomplex<f64>>, tensor<36xcomplex<f64>>) -> (tensor<36xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<36xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<36xcomplex<f64>>, tensor<36xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000800000000000000000FCA9F1D24D62503F0000000000000000FCA9F1D24D6250BF00000000000000000000000000000040000000000000000000000000000000C000000000000000800000000000000000000000000000008000000000000000800000000000000080FCA9F1D24D62503F0000000000000080FCA9F1D24D6250BF00000000000000800000000000000040000000000000008000000000000000C0000000000000F03F0000000000000000000000000000F03F0000000000000080000000000000F03FFCA9F1D24D62503F000000000000F03FFCA9F1D24D6250BF000000000000F03F0000000000000040000000000000F03F00000000000000C0000000000000F0BF0000000000000000000000000000F0BF0000000000000080000000000000F0BFFCA9F1D24D62503F000000000000F0BFFCA9F1D24D6250BF000000000000F0BF0000000000000040000000000000F0BF00000000000000C000000000000004400000000000000000000000000000044000000000000000800000000000000440FCA9F1D24D62503F0000000000000440FCA9F1D24D6250BF00000000000004400000000000000040000000000000044000000000000000C000000000000004C0000000000000000000000000000004C0000000000000008000000000000004C0FCA9F1D24D62503F00000000000004C0FCA9F1D24D6250BF00000000000004C0000000000000004000000000000004C000000000000000C0"> : tensor<36xcomplex<f64>>
    %1 = stablehlo.constant dense<"0x000000000000044000000000000000C000000000000004C0000000000000000000000000000004C0000000000000008000000000000004C0FCA9F1D24D62503F00000000000004C0FCA9F1D24D6250BF00000000000004C0000000000000004000000000000004C000000000000000C0000000000000F03F0000000000000000000000000000F03F00000000000000000000000000000000FCA9F1D24D62503F0000000000000000FCA9F1D24D6250BF00000000000000000000000000000040000000000000000000000000000000C0000000000000F03F0000000000000000000000000000F03F00000000000000000000000000000080FCA9F1D24D62503F0000000000000080FCA9F1D24D6250BF00000000000000800000000000000040000000000000008000000000000000C0000000000000F03F0000000000000000000000000000F03F0000000000000080000000000000F03FFCA9F1D24D62503F000000000000F03FFCA9F1D24D6250BF000000000000F03F0000000000000040000000000000F03F00000000000000C0000000000000F0BF0000000000000000000000000000F0BF0000000000000080000000000000F0BFFCA9F1D24D62503F000000000000F0BFFCA9F1D24D6250BF000000000000F0BF0000000000000040000000000000F0BF00000000000000C000000000000004400000000000000000000000000000044000000000000000800000000000000440FCA9F1D24D62503F0000000000000440FCA9F1D24D6250BF00000000000004400000000000000040"> : tensor<36xcomplex<f64>>
    return %0, %1 : tensor<36xcomplex<f64>>, tensor<36xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<36xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000080000000000000008000000000000000802D431CEBE2363ABFA6278BA88E7985BEE6DDBDA4E2363A3FB8E49750B5F834BFB26AE1549999E9BFFB189C8FC1F9D8BF391F83F33138DF3F00000000000000800000000000000080000000000000008000000000000000000000000000000000FCA9F1D24D62503F000000000000F0BF00000000000000000000000000409FC00000000000000080000000000000F0BF00000000000000000000000000000080000000000000E03F000000000000F03F0000000000000080000000000000F03FFCA9F1D24D62503F000000000000F0BF0000000000408FC00000000000409FC00000000000408F40000000000000F0BF000000000000E0BF0000000000000080000000000000E0BF000000000000F0BF0000000000000000000000000000F0BFFCA9F1D24D62503F000000000000F0BF00000000000000000BA0F0193008F0BFDA2AF153E5FBFF3F000000000000F0BF0000000000000000000000000000E03F000000000000F03F00000000000004C0000000000000008000000000000004C0FCA9F1D24D6250BFAA71AC36FFFF03C03C7C1920739358BFAFC1A443170404C07B242977C0F5FFBFCDCCCCCCCCCCF4BF333333333333E3BF000000000000E03F000000000000F0BF000000000000F0BF0000000000000000000000000000F0BF2D431CEBE2363A3F000000000000F0BFB26AE1549999C93B2DEC61604F01F0BFF7D28C785296E93F000000000000F0BF391F83F331387F3C"> : tensor<36xcomplex<f64>>
    return %0 : tensor<36xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<36xcomplex<f64>>, %arg1: tensor<36xcomplex<f64>>) -> (tensor<36xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<36xcomplex<f64>>
    return %0 : tensor<36xcomplex<f64>>
  }
}

// -----

// more_complex: power c128
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<8xcomplex<f64>>, tensor<8xcomplex<f64>>)
    %e:3 = call @expected() : () -> (tensor<8xcomplex<f64>>, tensor<8xcomplex<f64>>, tensor<8xcomplex<f64>>)
    %r:3 = call @program(%i#0, %i#1) : (tensor<8xcomplex<f64>>, tensor<8xcomplex<f64>>) -> (tensor<8xcomplex<f64>>, tensor<8xcomplex<f64>>, tensor<8xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-11 : tensor<8xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 2.0e-11 : tensor<8xcomplex<f64>>
    check.expect_almost_eq %r#2, %e#2, tolerance = 2.0e-11 : tensor<8xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<8xcomplex<f64>>, tensor<8xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x785581018C60F93F30DB559B56B7E83F02570EE8D324FF3F4A8FD899823AFA3FEA52D7ACF358F03F8674D6C3D625EE3F49E2B526B5D3FF3F4E2C1B11253AEA3FDE2185BE0ED7E33F565EAB435AA1FF3FBF1B63ED3DDAF73F982A48389BD7FA3F0DBBEA5AF92AFA3FF3F85D66D366F63FA688D122F293F93F46259284875FEF3F"> : tensor<8xcomplex<f64>>
    %1 = stablehlo.constant dense<"0xB0BA266A219CC13F5814DD50F354D03F3CC7483B19ECEB3FF2C2BE04FED2E93F66E288BE0762E63F049528F810CCD23FE865D8D505A4D03F3A99F46EB441E23F323F75857C59E6BFD8271FA84317D43FC8C063DF0EECDBBFD0B30F054B1BBD3FECFE98E25081E33F840AF9A13169D3BF66C3DDB9398AE93F00B6FDEBF54B66BF"> : tensor<8xcomplex<f64>>
    return %0, %1 : tensor<8xcomplex<f64>>, tensor<8xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<8xcomplex<f64>>, tensor<8xcomplex<f64>>, tensor<8xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x1F6B51F16DB4FE3F349C71D0CD990340C919BD7C0BA0F13FA2F8F707DE8619402D94F64E3102C43FBACB650572CDFE3F981C5B23EE470A4036E596C5D7150A404B504AC48A300CC00B858D41609C0340A609C7EAFDF1E2BF70250354080214409E2D035087DDE63F932F6548A15112406ED880CC9282F93FEEF4AE1AAE130940"> : tensor<8xcomplex<f64>>
    %1 = stablehlo.constant dense<"0x7EB3B416E56BF23FC4C7054F1B791540B8A24F0E6CA220C0A9272CB298742C40D53A5F68D976FABF8E9A7DFBF3E9004082566A67F6E50E40A55806F06A5B224070A40C18821F1CC06C220EC1D7C815C048B6CCF0598C22C0852B4815C4DA19405FBB95794BF914C0278341B425FB2040C0842B01E7C7E0BFF0A05EA5F94B1A40"> : tensor<8xcomplex<f64>>
    %2 = stablehlo.constant dense<"0x2D6F8A855A29EE3F6D2B3174D35CC93FCFFA30C75ED5D03FD9E1CD0FD11CF43F3B71BBB02363EA3F2380B5E31ABFE23F0C5D02A68ED2EA3F8547CA3E0108E03F0F80A795057CD43F89C8A1975F8BCFBF512B7712BEA7E33F27D39AAA294EC6BF7AAAC1348306FF3FC8E4E7C86906D93F4DA71359F3F9F73F0CD3C6C4BB6BE63F"> : tensor<8xcomplex<f64>>
    return %0, %1, %2 : tensor<8xcomplex<f64>>, tensor<8xcomplex<f64>>, tensor<8xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<8xcomplex<f64>>, %arg1: tensor<8xcomplex<f64>>) -> (tensor<8xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<8xcomplex<f64>> {jax.result_info = "result[1]"}, tensor<8xcomplex<f64>> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<8xcomplex<f64>>
    %1 = stablehlo.multiply %arg0, %arg0 : tensor<8xcomplex<f64>>
    %2 = stablehlo.multiply %1, %arg0 : tensor<8xcomplex<f64>>
    %3 = stablehlo.power %arg0, %arg1 : tensor<8xcomplex<f64>>
    return %0, %2, %3 : tensor<8xcomplex<f64>>, tensor<8xcomplex<f64>>, tensor<8xcomplex<f64>>
  }
}

// -----

// more_complex: angle, polar c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<40xcomplex<f64>>)
    %e:6 = call @expected() : () -> (tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xi1>, tensor<40xi1>)
    %r:6 = call @program(%i#0) : (tensor<40xcomplex<f64>>) -> (tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xi1>, tensor<40xi1>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<40xf64>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<40xf64>
    check.expect_almost_eq %r#2, %e#2, tolerance = 1.0e-12 : tensor<40xf64>
    check.expect_almost_eq %r#3, %e#3, tolerance = 1.0e-12 : tensor<40xf64>
    check.expect_eq %r#4, %e#4 : tensor<40xi1>
    check.expect_eq %r#5, %e#5 : tensor<40xi1>
    return
  }
  func.func private @inputs() -> (tensor<40xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000800000000000000000FCA9F1D24D62503F0000000000000000FCA9F1D24D6250BF00000000000000000000000000000040000000000000000000000000000000C000000000000000800000000000000000000000000000008000000000000000800000000000000080FCA9F1D24D62503F0000000000000080FCA9F1D24D6250BF00000000000000800000000000000040000000000000008000000000000000C0000000000000F03F0000000000000000000000000000F03F0000000000000080000000000000F03FFCA9F1D24D62503F000000000000F03FFCA9F1D24D6250BF000000000000F03F0000000000000040000000000000F03F00000000000000C0000000000000F0BF0000000000000000000000000000F0BF0000000000000080000000000000F0BFFCA9F1D24D62503F000000000000F0BFFCA9F1D24D6250BF000000000000F0BF0000000000000040000000000000F0BF00000000000000C000000000000004400000000000000000000000000000044000000000000000800000000000000440FCA9F1D24D62503F0000000000000440FCA9F1D24D6250BF00000000000004400000000000000040000000000000044000000000000000C000000000000004C0000000000000000000000000000004C0000000000000008000000000000004C0FCA9F1D24D62503F00000000000004C0FCA9F1D24D6250BF00000000000004C0000000000000004000000000000004C000000000000000C0000000000000F07F0000000000000000000000000000F0FF00000000000000000000000000000000000000000000F07F0000000000000000000000000000F0FF"> : tensor<40xcomplex<f64>>
    return %0 : tensor<40xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xi1>, tensor<40xi1>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080182D4454FB21F93F182D4454FB21F9BF182D4454FB21F93F182D4454FB21F9BF182D4454FB210940182D4454FB2109C0182D4454FB21F93F182D4454FB21F9BF182D4454FB21F93F182D4454FB21F9BF00000000000000000000000000000080166E51774D62503F166E51774D6250BF44BEEB92E1B6F13F44BEEB92E1B6F1BF182D4454FB210940182D4454FB2109C0EB42950AEF1F0940EB42950AEF1F09C0F64DCE8A8A460040F64DCE8A8A4600C000000000000000000000000000000080A676A7D3E2363A3FA676A7D3E2363ABF92EA03517A97E53F92EA03517A97E5BF182D4454FB210940182D4454FB2109C0DD8F2D9D29210940DD8F2D9D292109C0743203C01CBC0340743203C01CBC03C00000000000000000182D4454FB210940182D4454FB21F93F182D4454FB21F9BF"> : tensor<40xf64>
    %1 = stablehlo.constant dense<"0x00000000000000000000000000000000FCA9F1D24D62503FFCA9F1D24D62503F0000000000000040000000000000004000000000000000000000000000000000FCA9F1D24D62503FFCA9F1D24D62503F00000000000000400000000000000040000000000000F03F000000000000F03FD3BA37860000F03FD3BA37860000F03FA8F4979B77E30140A8F4979B77E30140000000000000F03F000000000000F03FD3BA37860000F03FD3BA37860000F03FA8F4979B77E30140A8F4979B77E301400000000000000440000000000000044089F2D71A0000044089F2D71A0000044000FF9F99CC9C094000FF9F99CC9C09400000000000000440000000000000044089F2D71A0000044089F2D71A0000044000FF9F99CC9C094000FF9F99CC9C0940000000000000F07F000000000000F07F000000000000F07F000000000000F07F"> : tensor<40xf64>
    %2 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF00000000000004400000000000000440000000000000044000000000000004400000000000000440000000000000044000000000000004C000000000000004C000000000000004C000000000000004C000000000000004C000000000000004C0000000000000F07F000000000000F0FF00000000000000000000000000000000"> : tensor<40xf64>
    %3 = stablehlo.constant dense<"0x00000000000000000000000000000080FCA9F1D24D62503FFCA9F1D24D6250BF000000000000004000000000000000C000000000000000000000000000000080FCA9F1D24D62503FFCA9F1D24D6250BF000000000000004000000000000000C000000000000000000000000000000080FCA9F1D24D62503FFCA9F1D24D6250BF000000000000004000000000000000C000000000000000000000000000000080FCA9F1D24D62503FFCA9F1D24D6250BF000000000000004000000000000000C000000000000000000000000000000080FCA9F1D24D62503FFCA9F1D24D6250BF000000000000004000000000000000C000000000000000000000000000000080FCA9F1D24D62503FFCA9F1D24D6250BF000000000000004000000000000000C000000000000000000000000000000000000000000000F07F000000000000F0FF"> : tensor<40xf64>
    %4 = stablehlo.constant dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<40xi1>
    %5 = stablehlo.constant dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false, false, false]> : tensor<40xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xi1>, tensor<40xi1>
  }
  func.func private @program(%arg0: tensor<40xcomplex<f64>>) -> (tensor<40xf64> {jax.result_info = "result[0]"}, tensor<40xf64> {jax.result_info = "result[1]"}, tensor<40xf64> {jax.result_info = "result[2]"}, tensor<40xf64> {jax.result_info = "result[3]"}, tensor<40xi1> {jax.result_info = "result[4]"}, tensor<40xi1> {jax.result_info = "result[5]"}) {
    %0 = call @angle(%arg0) : (tensor<40xcomplex<f64>>) -> tensor<40xf64>
    %1 = stablehlo.real %arg0 : (tensor<40xcomplex<f64>>) -> tensor<40xf64>
    %2 = stablehlo.imag %arg0 : (tensor<40xcomplex<f64>>) -> tensor<40xf64>
    %3 = stablehlo.abs %1 : tensor<40xf64>
    %4 = stablehlo.abs %2 : tensor<40xf64>
    %5 = stablehlo.maximum %3, %4 : tensor<40xf64>
    %cst = stablehlo.constant dense<6.7039039649712985E+153> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<40xf64>
    %7 = stablehlo.compare GE, %5, %6, FLOAT : (tensor<40xf64>, tensor<40xf64>) -> tensor<40xi1>
    %cst_0 = stablehlo.constant dense<1.4901161193847656E-8> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<40xf64>
    %9 = stablehlo.compare LE, %5, %8, FLOAT : (tensor<40xf64>, tensor<40xf64>) -> tensor<40xi1>
    %cst_1 = stablehlo.constant dense<2.2227587494850775E-162> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<40xf64>
    %cst_2 = stablehlo.constant dense<4.4989137945431964E+161> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<40xf64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<40xf64>
    %13 = stablehlo.multiply %1, %10 : tensor<40xf64>
    %14 = stablehlo.multiply %1, %11 : tensor<40xf64>
    %15 = stablehlo.select %9, %14, %1 : tensor<40xi1>, tensor<40xf64>
    %16 = stablehlo.select %7, %13, %15 : tensor<40xi1>, tensor<40xf64>
    %17 = stablehlo.multiply %2, %10 : tensor<40xf64>
    %18 = stablehlo.multiply %2, %11 : tensor<40xf64>
    %19 = stablehlo.select %9, %18, %2 : tensor<40xi1>, tensor<40xf64>
    %20 = stablehlo.select %7, %17, %19 : tensor<40xi1>, tensor<40xf64>
    %21 = stablehlo.select %9, %10, %12 : tensor<40xi1>, tensor<40xf64>
    %22 = stablehlo.select %7, %11, %21 : tensor<40xi1>, tensor<40xf64>
    %23 = chlo.square %16 : tensor<40xf64> -> tensor<40xf64>
    %24 = chlo.square %20 : tensor<40xf64> -> tensor<40xf64>
    %25 = stablehlo.add %23, %24 : tensor<40xf64>
    %26 = stablehlo.sqrt %25 : tensor<40xf64>
    %27 = stablehlo.multiply %26, %22 : tensor<40xf64>
    %cst_4 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %28 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<40xf64>
    %29 = stablehlo.compare EQ, %3, %28, FLOAT : (tensor<40xf64>, tensor<40xf64>) -> tensor<40xi1>
    %30 = stablehlo.compare EQ, %4, %28, FLOAT : (tensor<40xf64>, tensor<40xf64>) -> tensor<40xi1>
    %31 = stablehlo.or %29, %30 : tensor<40xi1>
    %32 = stablehlo.select %31, %28, %27 : tensor<40xi1>, tensor<40xf64>
    %33 = stablehlo.divide %16, %26 : tensor<40xf64>
    %34 = stablehlo.divide %20, %26 : tensor<40xf64>
    %35 = stablehlo.real %arg0 : (tensor<40xcomplex<f64>>) -> tensor<40xf64>
    %36 = stablehlo.imag %arg0 : (tensor<40xcomplex<f64>>) -> tensor<40xf64>
    %37 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<40xcomplex<f64>>, tensor<40xcomplex<f64>>) -> tensor<40xi1>
    %38 = stablehlo.real %arg0 : (tensor<40xcomplex<f64>>) -> tensor<40xf64>
    %39 = stablehlo.is_finite %38 : (tensor<40xf64>) -> tensor<40xi1>
    %40 = stablehlo.imag %arg0 : (tensor<40xcomplex<f64>>) -> tensor<40xf64>
    %41 = stablehlo.is_finite %40 : (tensor<40xf64>) -> tensor<40xi1>
    %42 = stablehlo.and %39, %41 : tensor<40xi1>
    return %0, %32, %35, %36, %37, %42 : tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xi1>, tensor<40xi1>
  }
  func.func private @angle(%arg0: tensor<40xcomplex<f64>>) -> tensor<40xf64> {
    %0 = stablehlo.real %arg0 : (tensor<40xcomplex<f64>>) -> tensor<40xf64>
    %1 = stablehlo.imag %arg0 : (tensor<40xcomplex<f64>>) -> tensor<40xf64>
    %2 = stablehlo.atan2 %1, %0 : tensor<40xf64>
    return %2 : tensor<40xf64>
  }
}

// -----

// more_complex: products c128
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<3x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>)
    %e:4 = call @expected() : () -> (tensor<3x3xcomplex<f64>>, tensor<complex<f64>>, tensor<3x3xcomplex<f64>>, tensor<4x4xcomplex<f64>>)
    %r:4 = call @program(%i#0, %i#1) : (tensor<3x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> (tensor<3x3xcomplex<f64>>, tensor<complex<f64>>, tensor<3x3xcomplex<f64>>, tensor<4x4xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-11 : tensor<3x3xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-11 : tensor<complex<f64>>
    check.expect_almost_eq %r#2, %e#2, tolerance = 1.0e-11 : tensor<3x3xcomplex<f64>>
    check.expect_almost_eq %r#3, %e#3, tolerance = 1.0e-11 : tensor<4x4xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<3x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x28ED3B5A8DB7F13F906DE2AD792DD1BFD0CE560F3455D73FF46B9C0DF16D0740F69787EB3101FDBF04EF144FDF62E83F3454AD3873110240403B602F4AEACBBF7C34179C37E7E6BFB8B4FE7F7A42FC3FDB231F7E3470F0BFE8141BC6DDC705C0C8ECBCA49D0EE03FBE344071907A05C0F0E50BF5C49C03409836BF98D0BCF43FDC8616FBE065FA3F98812AE3E7B3F63FA72A340C71F6F0BF59A7818EEB89F9BF68368A37855FFA3F003C3EB914189DBF60A09C035FBDD3BF804C241EAA7F0040"> : tensor<3x4xcomplex<f64>>
    %1 = stablehlo.constant dense<"0x76E5F73D95AEFEBF00B83D9ADF7CF23F58C7539BBAE406408CACF3B9D3F30240D0901EB83836DB3FC415614A3A800240900E8C7F0AACC4BF54C903886943F93F2C4D82E6090100C0DCDE7E52AD630040F4DFA2A7743E0240FEC805D3C8E107C014CC517B498FEC3FA8E7FC8C2DC70340366102B92AC404C004375DDF20B7014058C051328E54F93F4007838893CECF3F88D3E4B1CE8EF83FF926A4C8BDB702C08E7EC8EB028A01C01CAAC872B5E3FD3FAC4A0A0293D0F13FDCAB5565199EE43F"> : tensor<4x3xcomplex<f64>>
    return %0, %1 : tensor<3x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<3x3xcomplex<f64>>, tensor<complex<f64>>, tensor<3x3xcomplex<f64>>, tensor<4x4xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xFC5BE367192B1CC05965CD244E181EC0DED4B4017ECD11C0B8F5299B2E3512C06CADDC5BFC852440322291A7D102244034B12B3D5BAD3140769876CEF49824C034EEA59AA90AFCBF7A668B2EE9843040E896E2D0BD0127C0DA91C31FCF9814C078963FBB39400E402AC1006CFBD2164008C54A1C4486E4BF30ADECD95D771E404665B017E8A221C0F6E4E7577D9F1940"> : tensor<3x3xcomplex<f64>>
    %1 = stablehlo.constant dense<"0xDBF4C2EDC17F1940268AB0858E9820C0"> : tensor<complex<f64>>
    %2 = stablehlo.constant dense<"0xDAF4C2EDC17F1940268AB0858E982040DBF65D58E5AC2140946B55656B6727C054D91AD241BC20C0616B7500773414408C4A2A8A60B718C0437DCAB14EB90C40A625544BE32C27C0622B3C65F479294092D1399080832A40CD6CD2573DC326C01EE36B8BAF151FC034EDFA2CBE6811C0968116DDE77B1C408D3B22327A0900C064B1ABBF02D623408CF68FE52CE81FC0"> : tensor<3x3xcomplex<f64>>
    %3 = stablehlo.constant dense<"0xD905E9E6DF61D4BFF7B6224ED62E0140C21D1D0BEEE4FDBF07FD93FB7BE905C06B09CF05241EC5BF556315B973DC08C0777E7A6101800840F47EFC7CB9DEE83F69895C1412BC15C02426EFDB3C3CF7BF21D616386B651E402AF72930890110C0D1459F2B8D172040433D1F183F68DF3F7B7E94A4773707C049A0A03EFC9B1E402ED6254EEAD8A8BFC18A6F9658FA0DC0C95D26237F7F0F407E9758C7349C1040B54533C6BA2EF23FD7EA659E72FF14409B8CBED639BA15C0FC6741D6B4CDDEBF22D3DA6959B3F3BF9B796030A49410403DF9306F2F5007C0752DD1452AB317C066877E1A3D87E13F3618CF8E5EB118C006CECBAD33471740568A651E11240340"> : tensor<4x4xcomplex<f64>>
    return %0, %1, %2, %3 : tensor<3x3xcomplex<f64>>, tensor<complex<f64>>, tensor<3x3xcomplex<f64>>, tensor<4x4xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<3x4xcomplex<f64>>, %arg1: tensor<4x3xcomplex<f64>>) -> (tensor<3x3xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<complex<f64>> {jax.result_info = "result[1]"}, tensor<3x3xcomplex<f64>> {jax.result_info = "result[2]"}, tensor<4x4xcomplex<f64>> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %1 = stablehlo.slice %arg0 [0:1, 0:4] : (tensor<3x4xcomplex<f64>>) -> tensor<1x4xcomplex<f64>>
    %2 = stablehlo.reshape %1 : (tensor<1x4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
    %3 = stablehlo.slice %arg1 [0:4, 0:1] : (tensor<4x3xcomplex<f64>>) -> tensor<4x1xcomplex<f64>>
    %4 = stablehlo.reshape %3 : (tensor<4x1xcomplex<f64>>) -> tensor<4xcomplex<f64>>
    %5 = stablehlo.real %2 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    %6 = stablehlo.imag %2 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    %7 = stablehlo.negate %6 : tensor<4xf64>
    %8 = stablehlo.complex %5, %7 : tensor<4xcomplex<f64>>
    %9 = stablehlo.dot_general %8, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> tensor<complex<f64>>
    %10 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x3xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %11 = stablehlo.real %10 : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xf64>
    %12 = stablehlo.imag %10 : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xf64>
    %13 = stablehlo.negate %12 : tensor<3x4xf64>
    %14 = stablehlo.complex %11, %13 : tensor<3x4xcomplex<f64>>
    %15 = stablehlo.dot_general %arg0, %14, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %16 = stablehlo.slice %arg0 [0:1, 0:4] : (tensor<3x4xcomplex<f64>>) -> tensor<1x4xcomplex<f64>>
    %17 = stablehlo.reshape %16 : (tensor<1x4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
    %18 = stablehlo.slice %arg0 [1:2, 0:4] : (tensor<3x4xcomplex<f64>>) -> tensor<1x4xcomplex<f64>>
    %19 = stablehlo.reshape %18 : (tensor<1x4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
    %20 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<4xcomplex<f64>>) -> tensor<4x1xcomplex<f64>>
    %21 = stablehlo.broadcast_in_dim %19, dims = [1] : (tensor<4xcomplex<f64>>) -> tensor<1x4xcomplex<f64>>
    %22 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<4x1xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %23 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %24 = stablehlo.multiply %22, %23 : tensor<4x4xcomplex<f64>>
    return %0, %9, %15, %24 : tensor<3x3xcomplex<f64>>, tensor<complex<f64>>, tensor<3x3xcomplex<f64>>, tensor<4x4xcomplex<f64>>
  }
}

// -----

// more_complex: convolution c128
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<1x2x5x5xcomplex<f64>>, tensor<3x2x3x3xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<1x3x5x5xcomplex<f64>>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<1x2x5x5xcomplex<f64>>, tensor<3x2x3x3xcomplex<f64>>) -> (tensor<1x3x5x5xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-10 : tensor<1x3x5x5xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<1x2x5x5xcomplex<f64>>, tensor<3x2x3x3xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x79337C73F8EEF5BFC0479CB56134F53F3169FCC6BC8B01C0EC1CD292B1B7F83FAC69E7C598E4E3BF7E483BFBD76E0240448F52816C66E0BFB09330A8D922FF3F9C9898AE38D90340C0842D9DDB53B1BF443D0C5C95F50440C42CC42FD5A60140786E6F211E4FF13F7003CE552A84D03F20411D0CE606D5BF7017F35DBC72DA3FE1D65F2D5321F6BF382C9C4A4668F13F0C592EAAFAFFFE3F00CB5BF5EFD9893F7C0C4FB28EDFF93F64C6BE77E28505C000226A161430D13FF22A8A64077CF3BF904A407DF563FDBF8CF1D42E1DB3FD3F1872656C4D4AF43FD4A8432DB5A607C040DFFE044843CABF3C608AF22B5300400D47A2587DA6F1BFE0B6CDE9EED6DEBF48DEF0D0B71EEEBF30EB41133D840440803D77623A11B53FB06DE0A2C741FE3F1FEFAF161A47F8BF201E097EC254CD3F3C3D60B09CE80340D7958FAECEBAFFBFE6B3E12124A6FCBF4878772160FEF33FE0B7107EF10EF73F46DB41C642CBFCBF9854C61979A6FC3F2F079682EBA005C08BC1ED6994AFFDBFE431EC814BF9F13F6E3D9C7056400640CA94016355A6FFBF8CD9BE15AAF30140AAF240B0B83F024098E1D9E3568DD73F94B43FDF1125F6BFC2C1F147C22B034028A5760C8F0C04C03CE40037A5980040C0DDD3523588F73F14F48E8D8A3EF83FB085A12A660A0140C0CDCB484B8AEA3F502DAB33A271E73FB8F1DE7D3652F83F207E34A870F8044028F5D1788FEFE9BFF0459F7EEAFED6BF88231027BBD1FABFA3906A6BFE74F9BFD09643ABCAEDEABF80C7D257D25FB3BF58B4E1212105FC3F83D8E8ED79FD06C008DDFF0F0604F53FE4437C90C4B1F03F129107B2EB9CF1BF583BC4750D8BE6BF44C5D1DB8D54F23FF893D5D0ED24EABFC01A8277DCA4EE3FC4401B2FA83900C000DB0623ED9AFBBF667B565CD230FDBF2CC53220E751FC3FB833B0222F4FDDBF90E60257300AD73F60AE5C457BD6E1BF748B0CFBD06C05C04A3B594E9D6A0140F66D33EC6EFD0340E0EA7F94328F02C0989D79BEEA7000402C52C894266A01C01C06057BE35F0640D8AC641B798DF33F5016A3C6C96AFE3F168F0DE67A1C02C00C9FA838C7C2FA3F120B96D059C80440706237CDDA94D7BF90F02C83FB220640"> : tensor<1x2x5x5xcomplex<f64>>
    %1 = stablehlo.constant dense<"0x803A4D60168604C0A0FF4BB85FA2F43F208EBCAF84650740504AA59BD670FA3F60ECD3872DADE9BF4647CC83F472054099D366D51E52F0BF40FC89BA0918C3BF9C517D51D467054060716BF99BD1D43FD879458597820540EE328990BD470740004E48EADEC19CBF0C436F5D0006E1BF8076EC3FA9B2E3BF54466C614F8AE5BF42E727A78850004040A6AC057264C03F30B860BA57C705C037D7F0D62400F1BF5001C2E615A4F93FA8F6FA52A918E9BFFC4678E1C291FF3FD8BA473DA18EEEBFA443D5AA001706C005E34BB11993F6BFC81DDB9E3BC9ECBF80B5AAFF6CD2F9BF90F4A5753858D23FA0056F83138BD23FBC90AE85C316F93FA0FC3656CA9C06C06865C927104B07C040F3DE50A95CE2BFD86FF19740EFE53FA0E7B4A3BCA1F33F811780A3B7C9F9BF389C834C00DA034024C1FE7F22F3E0BF7E7CF6BF2FC40140681FE02C480ED53FCEAB3EF9B4BB0640F137E9CDCA1001C00FC9D26D86EFF9BFA8F1E9C7565A06C050508E52BB39D5BF387B80808979E73F6A1B1829A48FFABFC47B177998AFED3FA05DE91280D1C13FB408EB5EDAD5EEBF1A36755DE2C8F0BF182F30D28D1D02C0D0210CC8707DF13F7AF2E7AF5BBC0240D0407586B03DF43F86B06223FB69024004F3A65E4E0401400ED332DBCAA504C0C5DFE3978A5405C028FB845298FE0040FC87848C750A04C0B25529A5AE16F3BFF8930D104B52F23F220A3098A6CE04C0F770A947F50703C000093C48AC73C2BF74BED0EEF051FCBF0022C25303A2EC3FC8BEA83E16A0DD3F00198FAFEC1BC3BF908D7382F8D7E43F08723C228F67EBBF9F6057706C0FFDBF281665FD7B9A0140F61A64A941EA04C0C7BEBF93EC8AF2BFC0139D607A7AF03FC0B158069E3601C0646084F67526044000AF7D38B2928FBF1055292D4403F03F50E154BE24A2DFBFECD0383F0247F13F3CCFAE7D32510040B899266786AEE03F00A47AB1F9B8E43F6AF288E82658FFBF4B371454BC0AFBBF3ABA76F909D100C06C092FF0C3690740378E8F2A5D10F6BF7EE401DC997BF9BF3875DB95414A01C0031522F84098FEBF60AE9880D09401402C6ED9974315F93F48F89D941217D83F700EBAE5A420DFBFE0619858F218D93FD05449E587F1C73F84478C5EC75EFC3F00A0365253DEC43F6C89CC5F8BB6FD3FB8F431FB5451054060311C1DC3D5DA3FF4FA018D02D90640E822F42519C0EB3F"> : tensor<3x2x3x3xcomplex<f64>>
    return %0, %1 : tensor<1x2x5x5xcomplex<f64>>, tensor<3x2x3x3xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<1x3x5x5xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xD683B81923E42CC0F33D500314FC19C0CCC1DF649B0F31C0CE0984AFBE522DC01843E5B95D7016C0ED6701C7958A2540E827B7CB00C80740E21434EB88AC304060D78E532783E33F633DD62EE39524C058CA2790EAD611C0EE072ABDFBCE25405211E3CF28C33DC0F4C1D03921D447C0A6C48030DB740840FE78DBDE114333C092954CCD7DD028C066B1D37A13F441404E81CBAC41C5264020D0E4403467F53F0AE3FE3E9D0C3140D15E60933B4D374078A40691635C42C0A471540EF51818406A284007EED72DC0385F667245F134C0FADE2008EA4023404CD37674ECCE11C004E80BE0B0FE26C0FF4764ECB21A3F4024DF0BC57DF3F13F58D5D957CA1514403919A724EA4234C0568D176B09951540A3AFBE8E40CA38C0DFD670E11EAA1B40F760FD65FEF23240C2E804CF772E42C0F7A685130C2330401A70BBEE401B14C0EAA19F2CE66125C08D9DE2EEA51E24C0D70E4FF1B3241F403C19C873678802C0BFDB46056E813BC002543C3040BC2FC058B1405D4F4D1AC09CB3CC835DA82040F1A6F56737F74340B43D07B6DBAC3DC037CF3F35AD9221C04868CE59B85CF73F0512951660D63140F0FEF5C27A08F63FD4BE77C494C63040FB03EDDC34D732C040834C100EA9F33FAF5D0357549D3FC00C14B3021CC615C026F16C93964915C0C6EB48DF543432C008F12E71C0EF29C08BA50A4D91D436C07AF50B6A5FF437C0BB00BCD8B6CD3240C6BDC867B13925C0E2328C60F541204027214320CF011BC059CD2232780219C0123F9FA526B11B40F0776C4C0FFE25C000435752C7E3E7BFA201EB5284D338C030C2B985965C3640E8BDB2B781230AC01054F005A20511C0251B61CA52FB29C0B463BC3A3170354002A547D4858620C0707F4E4823BA20C038BF8F9710853A407887666D95651640706396A383E4E9BF38EF9DF90118354042E25DC597343B40CD93C0F253AE35C0264B33BB57E231C0A3D05A566DCE2DC025038B782E3D0540510C2614F4AB3940F9F811ADE25229C0592FEAC882EC3AC05C3D2E8CADC638C0FF438418CB4C2DC0B729D9B21FF82140202AC9433C041DC036E725E9B7E836C0B2ACB675EBED38C0D267B9B8A69C2640388592A259CC1B400F3D52BB40681D40000744CA3E28D53FF0E051A387C2244074A75C95E44924402C54BD2404751DC0948DB575AAA81FC041914F06257030C0A5324A40C55027C01414B952DD1F11C04158B415E7421AC06ABE275197ACF8BF69B985F7971D00C0DA3B94D76EAD2740CA126748D8C93540B2D80E4C72C32BC03328948DAC741D403821569247D10C400BE0E797077E3BC053EEDFC86A3F3F40D570DAD4A68D3AC0F22D67FD36252640514FB745110F12C01C4D4A3AE3674240D84A106399A236C0BC1D288A0E5F3340D0EF9487C7B63A40B78BC48EA74121C0DB102907079A25404BD4CDF81B3D11403EE6BE270F8924C072774BEBF43A1CC058FF91F3A166F9BF2CB2D5D191080AC09F295A5500943CC012CB66CE04A923408F719C6C7B8F2840EBAA39F572840EC09B53659EB86221405D20C7E5E21433C09452FE498203254078D32AA4582F25C04B7E77131DF830409C1BF920374D0740B8FE05F8748704400207679887A0324054B950E5D0A30740C0210C750C0322408E7FE5D2A08A3A40BD10034552F01FC0DC2F92AA463FF0BF"> : tensor<1x3x5x5xcomplex<f64>>
    return %0 : tensor<1x3x5x5xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<1x2x5x5xcomplex<f64>>, %arg1: tensor<3x2x3x3xcomplex<f64>>) -> (tensor<1x3x5x5xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.real %arg0 : (tensor<1x2x5x5xcomplex<f64>>) -> tensor<1x2x5x5xf64>
    %1 = stablehlo.imag %arg0 : (tensor<1x2x5x5xcomplex<f64>>) -> tensor<1x2x5x5xf64>
    %2 = stablehlo.real %arg1 : (tensor<3x2x3x3xcomplex<f64>>) -> tensor<3x2x3x3xf64>
    %3 = stablehlo.imag %arg1 : (tensor<3x2x3x3xcomplex<f64>>) -> tensor<3x2x3x3xf64>
    %4 = stablehlo.add %0, %1 : tensor<1x2x5x5xf64>
    %5 = stablehlo.convolution(%4, %2) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x5x5xf64>, tensor<3x2x3x3xf64>) -> tensor<1x3x5x5xf64>
    %6 = stablehlo.subtract %3, %2 : tensor<3x2x3x3xf64>
    %7 = stablehlo.convolution(%0, %6) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x5x5xf64>, tensor<3x2x3x3xf64>) -> tensor<1x3x5x5xf64>
    %8 = stablehlo.add %2, %3 : tensor<3x2x3x3xf64>
    %9 = stablehlo.convolution(%1, %8) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x5x5xf64>, tensor<3x2x3x3xf64>) -> tensor<1x3x5x5xf64>
    %10 = stablehlo.subtract %5, %9 : tensor<1x3x5x5xf64>
    %11 = stablehlo.add %5, %7 : tensor<1x3x5x5xf64>
    %12 = stablehlo.complex %10, %11 : tensor<1x3x5x5xcomplex<f64>>
    return %12 : tensor<1x3x5x5xcomplex<f64>>
  }
}

// -----

// more_complex: gradient c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<6xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<6xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<6xcomplex<f64>>) -> (tensor<6xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-11 : tensor<6xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<6xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x9ADBF8038511E4BFD8B4AF0EF699D4BF80E2349080C8D83FF470710299F7E6BF5C8318D5E5A9EDBF10E82D937F57CBBFE8C00E32BF34E03F36951219BDF5E9BF301C43AC6195DCBF86BEF87E435AE93F54BF1D7523DCD83FF656BDDF48C7EFBF"> : tensor<6xcomplex<f64>>
    return %0 : tensor<6xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<6xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x22B0B5D7FFAEDCBF93FB04905655E9BFB439AC5F951003402CDCBEC90A63C03F692BF480F894D9BF658EFFA79159E1BF65B80741A81D0D40CC5D137A882FE93F805A7CF7D3DEC8BF473468C2D6DDF33F54C978C86EE00A40E03581BBE536F03F"> : tensor<6xcomplex<f64>>
    return %0 : tensor<6xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<6xcomplex<f64>>) -> (tensor<6xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.exponential %arg0 : tensor<6xcomplex<f64>>
    %1 = stablehlo.real %arg0 : (tensor<6xcomplex<f64>>) -> tensor<6xf64>
    %2 = stablehlo.imag %arg0 : (tensor<6xcomplex<f64>>) -> tensor<6xf64>
    %3 = stablehlo.negate %2 : tensor<6xf64>
    %4 = stablehlo.complex %1, %3 : tensor<6xcomplex<f64>>
    %5 = stablehlo.multiply %4, %4 : tensor<6xcomplex<f64>>
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<6xcomplex<f64>>
    %7 = stablehlo.multiply %6, %4 : tensor<6xcomplex<f64>>
    %8 = stablehlo.multiply %0, %5 : tensor<6xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %9 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<6xcomplex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
    %10 = stablehlo.real %9 : (tensor<complex<f64>>) -> tensor<f64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.complex %cst_1, %cst_2 : tensor<complex<f64>>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<complex<f64>>) -> tensor<6xcomplex<f64>>
    %13 = stablehlo.multiply %0, %12 : tensor<6xcomplex<f64>>
    %14 = stablehlo.multiply %12, %5 : tensor<6xcomplex<f64>>
    %15 = stablehlo.multiply %13, %7 : tensor<6xcomplex<f64>>
    %16 = stablehlo.real %15 : (tensor<6xcomplex<f64>>) -> tensor<6xf64>
    %17 = stablehlo.imag %15 : (tensor<6xcomplex<f64>>) -> tensor<6xf64>
    %18 = stablehlo.negate %17 : tensor<6xf64>
    %19 = stablehlo.complex %16, %18 : tensor<6xcomplex<f64>>
    %20 = stablehlo.multiply %14, %0 : tensor<6xcomplex<f64>>
    %21 = stablehlo.add %19, %20 : tensor<6xcomplex<f64>>
    return %21 : tensor<6xcomplex<f64>>
  }
}

// -----

// more_complex: holomorphic gradient c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<6xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<6xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<6xcomplex<f64>>) -> (tensor<6xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-11 : tensor<6xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<6xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xC3BD6A5819DEE63FF8CDF9D06CF0F23F6D2E258A9E93F13FDE0B598BD14CE93F0CE41DE78505F63FA0511B36A614F53FD67E4A9C1D3FEB3F509274E28C00F53F3035DFDE103DEB3F42C59B885349EC3F002294A66719E23F46DFE9E75B12EF3F"> : tensor<6xcomplex<f64>>
    return %0 : tensor<6xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<6xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x97BB0B5B9A820440A691D0573E7EE83F16653C86AAD1F83F00EBE9F932BFC0BFFA3769B2254F0340A27F0E168D2FF6BF3C567B2D061108403AD92A8D5055D43F2C4FBA99DD9EFC3F73C68AE27913D63F1431F00DB70AFE3FC0BE0D00BC08F13F"> : tensor<6xcomplex<f64>>
    return %0 : tensor<6xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<6xcomplex<f64>>) -> (tensor<6xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.real %arg0 : (tensor<6xcomplex<f64>>) -> tensor<6xf64>
    %1 = stablehlo.imag %arg0 : (tensor<6xcomplex<f64>>) -> tensor<6xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %4 = stablehlo.sine %0 : tensor<6xf64>
    %5 = stablehlo.cosine %0 : tensor<6xf64>
    %6 = stablehlo.exponential_minus_one %1 : tensor<6xf64>
    %7 = stablehlo.negate %1 : tensor<6xf64>
    %8 = stablehlo.exponential_minus_one %7 : tensor<6xf64>
    %9 = stablehlo.subtract %6, %8 : tensor<6xf64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %11 = stablehlo.divide %9, %10 : tensor<6xf64>
    %12 = stablehlo.add %6, %8 : tensor<6xf64>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %14 = stablehlo.add %12, %13 : tensor<6xf64>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %16 = stablehlo.divide %14, %15 : tensor<6xf64>
    %17 = stablehlo.multiply %4, %16 : tensor<6xf64>
    %18 = stablehlo.multiply %5, %11 : tensor<6xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %20 = stablehlo.complex %19, %18 : tensor<6xcomplex<f64>>
    %21 = stablehlo.complex %17, %18 : tensor<6xcomplex<f64>>
    %22 = stablehlo.select %3, %20, %21 : tensor<6xi1>, tensor<6xcomplex<f64>>
    %23 = stablehlo.real %arg0 : (tensor<6xcomplex<f64>>) -> tensor<6xf64>
    %24 = stablehlo.imag %arg0 : (tensor<6xcomplex<f64>>) -> tensor<6xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %26 = stablehlo.compare EQ, %23, %25, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %27 = stablehlo.sine %23 : tensor<6xf64>
    %28 = stablehlo.cosine %23 : tensor<6xf64>
    %29 = stablehlo.exponential_minus_one %24 : tensor<6xf64>
    %30 = stablehlo.negate %24 : tensor<6xf64>
    %31 = stablehlo.exponential_minus_one %30 : tensor<6xf64>
    %32 = stablehlo.subtract %29, %31 : tensor<6xf64>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %33 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %34 = stablehlo.divide %32, %33 : tensor<6xf64>
    %35 = stablehlo.add %29, %31 : tensor<6xf64>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %36 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %37 = stablehlo.add %35, %36 : tensor<6xf64>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %38 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %39 = stablehlo.divide %37, %38 : tensor<6xf64>
    %40 = stablehlo.multiply %28, %39 : tensor<6xf64>
    %41 = stablehlo.negate %27 : tensor<6xf64>
    %42 = stablehlo.multiply %41, %34 : tensor<6xf64>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %43 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %44 = stablehlo.complex %40, %43 : tensor<6xcomplex<f64>>
    %45 = stablehlo.complex %40, %42 : tensor<6xcomplex<f64>>
    %46 = stablehlo.select %26, %44, %45 : tensor<6xi1>, tensor<6xcomplex<f64>>
    %47 = stablehlo.log %arg0 : tensor<6xcomplex<f64>>
    %48 = stablehlo.multiply %22, %47 : tensor<6xcomplex<f64>>
    %cst_9 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %49 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<complex<f64>>) -> tensor<6xcomplex<f64>>
    %50 = stablehlo.multiply %22, %49 : tensor<6xcomplex<f64>>
    %cst_10 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %51 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<complex<f64>>) -> tensor<6xcomplex<f64>>
    %52 = stablehlo.multiply %51, %47 : tensor<6xcomplex<f64>>
    %53 = stablehlo.divide %50, %arg0 : tensor<6xcomplex<f64>>
    %54 = stablehlo.multiply %52, %46 : tensor<6xcomplex<f64>>
    %55 = stablehlo.add %53, %54 : tensor<6xcomplex<f64>>
    return %55 : tensor<6xcomplex<f64>>
  }
}

// -----

// more_complex: cumsum, prod c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<7xcomplex<f64>>)
    %e:4 = call @expected() : () -> (tensor<7xcomplex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<f64>)
    %r:4 = call @program(%i#0) : (tensor<7xcomplex<f64>>) -> (tensor<7xcomplex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<f64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-09 : tensor<7xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-09 : tensor<complex<f64>>
    check.expect_almost_eq %r#2, %e#2, tolerance = 1.0e-09 : tensor<complex<f64>>
    check.expect_almost_eq %r#3, %e#3, tolerance = 1.0e-09 : tensor<f64>
    return
  }
  func.func private @inputs() -> (tensor<7xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x8E5135F3C78D0440F038D2AFC5B3DB3FB630384A57E5FDBF182DB091CC5AE63FA0813B2B79AFF43FB80A8FA3D7A3E8BF785A78380B88F53F08512D4ECAEDE33F56E8DD94DD260340B0D67EB9BCC0E43F90FBFF831D38D13F843300AB4E4AF63FC06191E738AEF93F60CE18A4161AD93F"> : tensor<7xcomplex<f64>>
    return %0 : tensor<7xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<7xcomplex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<f64>) {
    %0 = stablehlo.constant dense<"0x8E5135F3C78D0440F038D2AFC5B3DB3FCCE46438716CE63FC8A4CCB4571AF23F06F46DC7B1E5FF3FB07D148CAF21D73F3F27F37FDEB60A40E08F3714A27EEF3FCA87680ADEEE16404833DB66AF1FFA3F8387A8E25F02184066B3ED08FF340840F3DF8C1CEE6D1E4032CD70DD41580B40"> : tensor<7xcomplex<f64>>
    %1 = stablehlo.constant dense<"0x68C042D81F51F43FEE3650DAEADA50C0"> : tensor<complex<f64>>
    %2 = stablehlo.constant dense<"0x665B077E6363F13FF0C537464B40DF3F"> : tensor<complex<f64>>
    %3 = stablehlo.constant dense<"0x5969ECEB7C800240"> : tensor<f64>
    return %0, %1, %2, %3 : tensor<7xcomplex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<f64>
  }
  func.func private @program(%arg0: tensor<7xcomplex<f64>>) -> (tensor<7xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<complex<f64>> {jax.result_info = "result[1]"}, tensor<complex<f64>> {jax.result_info = "result[2]"}, tensor<f64> {jax.result_info = "result[3]"}) {
    %0 = call @cumsum(%arg0) : (tensor<7xcomplex<f64>>) -> tensor<7xcomplex<f64>>
    %cst = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %1 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.multiply across dimensions = [0] : (tensor<7xcomplex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
    %cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %2 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<7xcomplex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
    %cst_1 = stablehlo.constant dense<(7.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %3 = stablehlo.divide %2, %cst_1 : tensor<complex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_var(%arg0, %c) : (tensor<7xcomplex<f64>>, tensor<i64>) -> tensor<f64>
    return %0, %1, %3, %4 : tensor<7xcomplex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<f64>
  }
  func.func private @cumsum(%arg0: tensor<7xcomplex<f64>>) -> tensor<7xcomplex<f64>> {
    %0 = call @cumsum_0(%arg0) : (tensor<7xcomplex<f64>>) -> tensor<7xcomplex<f64>>
    return %0 : tensor<7xcomplex<f64>>
  }
  func.func private @cumsum_0(%arg0: tensor<7xcomplex<f64>>) -> tensor<7xcomplex<f64>> {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<complex<f64>>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[6, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 7>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<complex<f64>>, %arg2: tensor<complex<f64>>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<complex<f64>>
      stablehlo.return %2 : tensor<complex<f64>>
    }) : (tensor<7xcomplex<f64>>, tensor<complex<f64>>) -> tensor<7xcomplex<f64>>
    return %1 : tensor<7xcomplex<f64>>
  }
  func.func private @_var(%arg0: tensor<7xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<f64> {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<7xcomplex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f64>>) -> tensor<1xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(7.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<1xcomplex<f64>>
    %3 = stablehlo.divide %1, %2 : tensor<1xcomplex<f64>>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xcomplex<f64>>) -> tensor<7xcomplex<f64>>
    %5 = stablehlo.subtract %arg0, %4 : tensor<7xcomplex<f64>>
    %6 = stablehlo.real %5 : (tensor<7xcomplex<f64>>) -> tensor<7xf64>
    %7 = stablehlo.imag %5 : (tensor<7xcomplex<f64>>) -> tensor<7xf64>
    %8 = stablehlo.negate %7 : tensor<7xf64>
    %9 = stablehlo.complex %6, %8 : tensor<7xcomplex<f64>>
    %10 = stablehlo.multiply %5, %9 : tensor<7xcomplex<f64>>
    %11 = stablehlo.real %10 : (tensor<7xcomplex<f64>>) -> tensor<7xf64>
    %12 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %cst_1 = stablehlo.constant dense<7.000000e+00> : tensor<f64>
    %13 = stablehlo.subtract %cst_1, %12 : tensor<f64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %14 = stablehlo.reduce(%11 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<7xf64>, tensor<f64>) -> tensor<f64>
    %15 = stablehlo.divide %14, %13 : tensor<f64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %16 = stablehlo.compare GT, %13, %cst_3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %17 = call @_where(%16, %15, %cst_4) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
    return %17 : tensor<f64>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<f64> {
    %0 = stablehlo.convert %arg2 : tensor<f64>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<f64>
    return %1 : tensor<f64>
  }
}
