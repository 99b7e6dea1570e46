// more_convert: f32 to f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<18xf32>)
    %e:1 = call @expected() : () -> (tensor<18xf64>)
    %r:1 = call @program(%i#0) : (tensor<18xf32>) -> (tensor<18xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<18xf64>, tensor<18xf64>
    return
  }
  func.func private @inputs() -> (tensor<18xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000C03F000020400000C0BF5ED0324F5ED032CFEC78AD600000807F000080FF0000C07F66E67F4300008043000001C3FDEF7F4700F07F4777CC2B329EC97F7F"> : tensor<18xf32>
    return %0 : tensor<18xf32>
  }
  func.func private @expected() -> (tensor<18xf64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F83F0000000000000440000000000000F8BF000000C00B5AE641000000C00B5AE6C1000000801DAF1544000000000000F07F000000000000F0FF000000000000F87F000000C0CCFC6F40000000000000704000000000002060C0000000A0FFFDEF400000000000FEEF40000000E08E79453E000000C033F9EF47"> : tensor<18xf64>
    return %0 : tensor<18xf64>
  }
  func.func private @program(%arg0: tensor<18xf32>) -> (tensor<18xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<18xf32>) -> tensor<18xf64>
    return %0 : tensor<18xf64>
  }
}

// -----

// more_convert: f32 to f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<18xf32>)
    %e:1 = call @expected() : () -> (tensor<18xf16>)
    %r:1 = call @program(%i#0) : (tensor<18xf32>) -> (tensor<18xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<18xf16>, tensor<18xf16>
    return
  }
  func.func private @inputs() -> (tensor<18xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000C03F000020400000C0BF5ED0324F5ED032CFEC78AD600000807F000080FF0000C07F66E67F4300008043000001C3FDEF7F4700F07F4777CC2B329EC97F7F"> : tensor<18xf32>
    return %0 : tensor<18xf32>
  }
  func.func private @expected() -> (tensor<18xf16>) {
    %0 = stablehlo.constant dense<"0x00000080003E004100BE007C00FC007C007C00FC007EFF5B005C08D8FF7B007C0000007C"> : tensor<18xf16>
    return %0 : tensor<18xf16>
  }
  func.func private @program(%arg0: tensor<18xf32>) -> (tensor<18xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<18xf32>) -> tensor<18xf16>
    return %0 : tensor<18xf16>
  }
}

// -----

// more_convert: f32 to bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<18xf32>)
    %e:1 = call @expected() : () -> (tensor<18xbf16>)
    %r:1 = call @program(%i#0) : (tensor<18xf32>) -> (tensor<18xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<18xbf16>, tensor<18xbf16>
    return
  }
  func.func private @inputs() -> (tensor<18xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000C03F000020400000C0BF5ED0324F5ED032CFEC78AD600000807F000080FF0000C07F66E67F4300008043000001C3FDEF7F4700F07F4777CC2B329EC97F7F"> : tensor<18xf32>
    return %0 : tensor<18xf32>
  }
  func.func private @expected() -> (tensor<18xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080C03F2040C0BF334F33CFAD60807F80FFC07F8043804301C3804780472C32807F"> : tensor<18xbf16>
    return %0 : tensor<18xbf16>
  }
  func.func private @program(%arg0: tensor<18xf32>) -> (tensor<18xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<18xf32>) -> tensor<18xbf16>
    return %0 : tensor<18xbf16>
  }
}

// -----

// more_convert: f32 to i8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<18xf32>)
    %e:1 = call @expected() : () -> (tensor<18xi8>)
    %r:1 = call @program(%i#0) : (tensor<18xf32>) -> (tensor<18xi8>)
    check.expect_eq %r#0, %e#0 : tensor<18xi8>
    return
  }
  func.func private @inputs() -> (tensor<18xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000C03F000020400000C0BF5ED0324F5ED032CFEC78AD600000807F000080FF0000C07F66E67F4300008043000001C3FDEF7F4700F07F4777CC2B329EC97F7F"> : tensor<18xf32>
    return %0 : tensor<18xf32>
  }
  func.func private @expected() -> (tensor<18xi8>) {
    %0 = stablehlo.constant dense<"0x00000102FF7F807F7F80007F7F807F7F007F"> : tensor<18xi8>
    return %0 : tensor<18xi8>
  }
  func.func private @program(%arg0: tensor<18xf32>) -> (tensor<18xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<18xf32>) -> tensor<18xi8>
    return %0 : tensor<18xi8>
  }
}

// -----

// more_convert: f32 to i16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<18xf32>)
    %e:1 = call @expected() : () -> (tensor<18xi16>)
    %r:1 = call @program(%i#0) : (tensor<18xf32>) -> (tensor<18xi16>)
    check.expect_eq %r#0, %e#0 : tensor<18xi16>
    return
  }
  func.func private @inputs() -> (tensor<18xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000C03F000020400000C0BF5ED0324F5ED032CFEC78AD600000807F000080FF0000C07F66E67F4300008043000001C3FDEF7F4700F07F4777CC2B329EC97F7F"> : tensor<18xf32>
    return %0 : tensor<18xf32>
  }
  func.func private @expected() -> (tensor<18xi16>) {
    %0 = stablehlo.constant dense<"0x0000000001000200FFFFFF7F0080FF7FFF7F00800000FF0000017FFFFF7FFF7F0000FF7F"> : tensor<18xi16>
    return %0 : tensor<18xi16>
  }
  func.func private @program(%arg0: tensor<18xf32>) -> (tensor<18xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<18xf32>) -> tensor<18xi16>
    return %0 : tensor<18xi16>
  }
}

// -----

// more_convert: f32 to i32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<18xf32>)
    %e:1 = call @expected() : () -> (tensor<18xi32>)
    %r:1 = call @program(%i#0) : (tensor<18xf32>) -> (tensor<18xi32>)
    check.expect_eq %r#0, %e#0 : tensor<18xi32>
    return
  }
  func.func private @inputs() -> (tensor<18xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000C03F000020400000C0BF5ED0324F5ED032CFEC78AD600000807F000080FF0000C07F66E67F4300008043000001C3FDEF7F4700F07F4777CC2B329EC97F7F"> : tensor<18xf32>
    return %0 : tensor<18xf32>
  }
  func.func private @expected() -> (tensor<18xi32>) {
    %0 = stablehlo.constant dense<"0x00000000000000000100000002000000FFFFFFFFFFFFFF7F00000080FFFFFF7FFFFFFF7F0000008000000000FF000000000100007FFFFFFFEFFF0000F0FF000000000000FFFFFF7F"> : tensor<18xi32>
    return %0 : tensor<18xi32>
  }
  func.func private @program(%arg0: tensor<18xf32>) -> (tensor<18xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<18xf32>) -> tensor<18xi32>
    return %0 : tensor<18xi32>
  }
}

// -----

// more_convert: f32 to i64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<18xf32>)
    %e:1 = call @expected() : () -> (tensor<18xi64>)
    %r:1 = call @program(%i#0) : (tensor<18xf32>) -> (tensor<18xi64>)
    check.expect_eq %r#0, %e#0 : tensor<18xi64>
    return
  }
  func.func private @inputs() -> (tensor<18xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000C03F000020400000C0BF5ED0324F5ED032CFEC78AD600000807F000080FF0000C07F66E67F4300008043000001C3FDEF7F4700F07F4777CC2B329EC97F7F"> : tensor<18xf32>
    return %0 : tensor<18xf32>
  }
  func.func private @expected() -> (tensor<18xi64>) {
    %0 = stablehlo.constant dense<"0x0000000000000000000000000000000001000000000000000200000000000000FFFFFFFFFFFFFFFF005ED0B20000000000A22F4DFFFFFFFFFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F00000000000000800000000000000000FF0000000000000000010000000000007FFFFFFFFFFFFFFFEFFF000000000000F0FF0000000000000000000000000000FFFFFFFFFFFFFF7F"> : tensor<18xi64>
    return %0 : tensor<18xi64>
  }
  func.func private @program(%arg0: tensor<18xf32>) -> (tensor<18xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<18xf32>) -> tensor<18xi64>
    return %0 : tensor<18xi64>
  }
}

// -----

// more_convert: f32 to ui8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<18xf32>)
    %e:1 = call @expected() : () -> (tensor<18xui8>)
    %r:1 = call @program(%i#0) : (tensor<18xf32>) -> (tensor<18xui8>)
    check.expect_eq %r#0, %e#0 : tensor<18xui8>
    return
  }
  func.func private @inputs() -> (tensor<18xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000C03F000020400000C0BF5ED0324F5ED032CFEC78AD600000807F000080FF0000C07F66E67F4300008043000001C3FDEF7F4700F07F4777CC2B329EC97F7F"> : tensor<18xf32>
    return %0 : tensor<18xf32>
  }
  func.func private @expected() -> (tensor<18xui8>) {
    %0 = stablehlo.constant dense<"0x0000010200FF00FFFF0000FFFF00FFFF00FF"> : tensor<18xui8>
    return %0 : tensor<18xui8>
  }
  func.func private @program(%arg0: tensor<18xf32>) -> (tensor<18xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<18xf32>) -> tensor<18xui8>
    return %0 : tensor<18xui8>
  }
}

// -----

// more_convert: f32 to ui16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<18xf32>)
    %e:1 = call @expected() : () -> (tensor<18xui16>)
    %r:1 = call @program(%i#0) : (tensor<18xf32>) -> (tensor<18xui16>)
    check.expect_eq %r#0, %e#0 : tensor<18xui16>
    return
  }
  func.func private @inputs() -> (tensor<18xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000C03F000020400000C0BF5ED0324F5ED032CFEC78AD600000807F000080FF0000C07F66E67F4300008043000001C3FDEF7F4700F07F4777CC2B329EC97F7F"> : tensor<18xf32>
    return %0 : tensor<18xf32>
  }
  func.func private @expected() -> (tensor<18xui16>) {
    %0 = stablehlo.constant dense<"0x00000000010002000000FFFF0000FFFFFFFF00000000FF0000010000EFFFF0FF0000FFFF"> : tensor<18xui16>
    return %0 : tensor<18xui16>
  }
  func.func private @program(%arg0: tensor<18xf32>) -> (tensor<18xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<18xf32>) -> tensor<18xui16>
    return %0 : tensor<18xui16>
  }
}

// -----

// more_convert: f32 to ui32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<18xf32>)
    %e:1 = call @expected() : () -> (tensor<18xui32>)
    %r:1 = call @program(%i#0) : (tensor<18xf32>) -> (tensor<18xui32>)
    check.expect_eq %r#0, %e#0 : tensor<18xui32>
    return
  }
  func.func private @inputs() -> (tensor<18xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000C03F000020400000C0BF5ED0324F5ED032CFEC78AD600000807F000080FF0000C07F66E67F4300008043000001C3FDEF7F4700F07F4777CC2B329EC97F7F"> : tensor<18xf32>
    return %0 : tensor<18xf32>
  }
  func.func private @expected() -> (tensor<18xui32>) {
    %0 = stablehlo.constant dense<"0x0000000000000000010000000200000000000000005ED0B200000000FFFFFFFFFFFFFFFF0000000000000000FF0000000001000000000000EFFF0000F0FF000000000000FFFFFFFF"> : tensor<18xui32>
    return %0 : tensor<18xui32>
  }
  func.func private @program(%arg0: tensor<18xf32>) -> (tensor<18xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<18xf32>) -> tensor<18xui32>
    return %0 : tensor<18xui32>
  }
}

// -----

// more_convert: f32 to ui64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<18xf32>)
    %e:1 = call @expected() : () -> (tensor<18xui64>)
    %r:1 = call @program(%i#0) : (tensor<18xf32>) -> (tensor<18xui64>)
    check.expect_eq %r#0, %e#0 : tensor<18xui64>
    return
  }
  func.func private @inputs() -> (tensor<18xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000C03F000020400000C0BF5ED0324F5ED032CFEC78AD600000807F000080FF0000C07F66E67F4300008043000001C3FDEF7F4700F07F4777CC2B329EC97F7F"> : tensor<18xf32>
    return %0 : tensor<18xf32>
  }
  func.func private @expected() -> (tensor<18xui64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000000010000000000000002000000000000000000000000000000005ED0B2000000000000000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF00000000000000000000000000000000FF0000000000000000010000000000000000000000000000EFFF000000000000F0FF0000000000000000000000000000FFFFFFFFFFFFFFFF"> : tensor<18xui64>
    return %0 : tensor<18xui64>
  }
  func.func private @program(%arg0: tensor<18xf32>) -> (tensor<18xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<18xf32>) -> tensor<18xui64>
    return %0 : tensor<18xui64>
  }
}

// -----

// more_convert: f32 to i1
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<18xf32>)
    %e:1 = call @expected() : () -> (tensor<18xi1>)
    %r:1 = call @program(%i#0) : (tensor<18xf32>) -> (tensor<18xi1>)
    check.expect_eq %r#0, %e#0 : tensor<18xi1>
    return
  }
  func.func private @inputs() -> (tensor<18xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000C03F000020400000C0BF5ED0324F5ED032CFEC78AD600000807F000080FF0000C07F66E67F4300008043000001C3FDEF7F4700F07F4777CC2B329EC97F7F"> : tensor<18xf32>
    return %0 : tensor<18xf32>
  }
  func.func private @expected() -> (tensor<18xi1>) {
    %0 = stablehlo.constant dense<[false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<18xi1>
    return %0 : tensor<18xi1>
  }
  func.func private @program(%arg0: tensor<18xf32>) -> (tensor<18xi1> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<18xf32>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<18xf32>, tensor<18xf32>) -> tensor<18xi1>
    %2 = stablehlo.convert %1 : tensor<18xi1>
    return %2 : tensor<18xi1>
  }
}

// -----

// more_convert: f32 to c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<18xf32>)
    %e:1 = call @expected() : () -> (tensor<18xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<18xf32>) -> (tensor<18xcomplex<f32>>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<18xcomplex<f32>>, tensor<18xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<18xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000C03F000020400000C0BF5ED0324F5ED032CFEC78AD600000807F000080FF0000C07F66E67F4300008043000001C3FDEF7F4700F07F4777CC2B329EC97F7F"> : tensor<18xf32>
    return %0 : tensor<18xf32>
  }
  func.func private @expected() -> (tensor<18xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x000000000000000000000080000000000000C03F0000000000002040000000000000C0BF000000005ED0324F000000005ED032CF00000000EC78AD60000000000000807F00000000000080FF000000000000C07F0000000066E67F43000000000000804300000000000001C300000000FDEF7F470000000000F07F470000000077CC2B32000000009EC97F7F00000000"> : tensor<18xcomplex<f32>>
    return %0 : tensor<18xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<18xf32>) -> (tensor<18xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<18xf32>) -> tensor<18xcomplex<f32>>
    return %0 : tensor<18xcomplex<f32>>
  }
}

// -----

// more_convert: f32 to c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<18xf32>)
    %e:1 = call @expected() : () -> (tensor<18xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<18xf32>) -> (tensor<18xcomplex<f64>>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<18xcomplex<f64>>, tensor<18xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<18xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000C03F000020400000C0BF5ED0324F5ED032CFEC78AD600000807F000080FF0000C07F66E67F4300008043000001C3FDEF7F4700F07F4777CC2B329EC97F7F"> : tensor<18xf32>
    return %0 : tensor<18xf32>
  }
  func.func private @expected() -> (tensor<18xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000800000000000000000000000000000F83F000000000000000000000000000004400000000000000000000000000000F8BF0000000000000000000000C00B5AE6410000000000000000000000C00B5AE6C10000000000000000000000801DAF15440000000000000000000000000000F07F0000000000000000000000000000F0FF0000000000000000000000000000F87F0000000000000000000000C0CCFC6F4000000000000000000000000000007040000000000000000000000000002060C00000000000000000000000A0FFFDEF4000000000000000000000000000FEEF400000000000000000000000E08E79453E0000000000000000000000C033F9EF470000000000000000"> : tensor<18xcomplex<f64>>
    return %0 : tensor<18xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<18xf32>) -> (tensor<18xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<18xf32>) -> tensor<18xcomplex<f64>>
    return %0 : tensor<18xcomplex<f64>>
  }
}

// -----

// more_convert: f64 to f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf64>)
    %e:1 = call @expected() : () -> (tensor<14xf32>)
    %r:1 = call @program(%i#0) : (tensor<14xf64>) -> (tensor<14xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<14xf32>, tensor<14xf32>
    return
  }
  func.func private @inputs() -> (tensor<14xf64>) {
    %0 = stablehlo.constant dense<"0x000000000002F03F000000000006F03F000000100000F03F000000300000F03F9C7500883CE4377E9C7500883CE437FE59F3F8C21F6EA5018F8B8A429D03413840643F970722E04340643F970722E0C3000000000000F87F000000000000F07F0000E0FFFFFFDF412B8716D9CEF7EF3F"> : tensor<14xf64>
    return %0 : tensor<14xf64>
  }
  func.func private @expected() -> (tensor<14xf32>) {
    %0 = stablehlo.constant dense<"0x0010803F0030803F0000803F0200803F0000807F000080FF00000000EA1C08023D10015F3D1001DF0000C07F0000807F0000004F77BE7F3F"> : tensor<14xf32>
    return %0 : tensor<14xf32>
  }
  func.func private @program(%arg0: tensor<14xf64>) -> (tensor<14xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<14xf64>) -> tensor<14xf32>
    return %0 : tensor<14xf32>
  }
}

// -----

// more_convert: f64 to f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf64>)
    %e:1 = call @expected() : () -> (tensor<14xf16>)
    %r:1 = call @program(%i#0) : (tensor<14xf64>) -> (tensor<14xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<14xf16>, tensor<14xf16>
    return
  }
  func.func private @inputs() -> (tensor<14xf64>) {
    %0 = stablehlo.constant dense<"0x000000000002F03F000000000006F03F000000100000F03F000000300000F03F9C7500883CE4377E9C7500883CE437FE59F3F8C21F6EA5018F8B8A429D03413840643F970722E04340643F970722E0C3000000000000F87F000000000000F07F0000E0FFFFFFDF412B8716D9CEF7EF3F"> : tensor<14xf64>
    return %0 : tensor<14xf64>
  }
  func.func private @expected() -> (tensor<14xf16>) {
    %0 = stablehlo.constant dense<"0x003C023C003C003C007C00FC00000000007C00FC007E007C007CFE3B"> : tensor<14xf16>
    return %0 : tensor<14xf16>
  }
  func.func private @program(%arg0: tensor<14xf64>) -> (tensor<14xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<14xf64>) -> tensor<14xf16>
    return %0 : tensor<14xf16>
  }
}

// -----

// more_convert: f64 to bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf64>)
    %e:1 = call @expected() : () -> (tensor<14xbf16>)
    %r:1 = call @program(%i#0) : (tensor<14xf64>) -> (tensor<14xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<14xbf16>, tensor<14xbf16>
    return
  }
  func.func private @inputs() -> (tensor<14xf64>) {
    %0 = stablehlo.constant dense<"0x000000000002F03F000000000006F03F000000100000F03F000000300000F03F9C7500883CE4377E9C7500883CE437FE59F3F8C21F6EA5018F8B8A429D03413840643F970722E04340643F970722E0C3000000000000F87F000000000000F07F0000E0FFFFFFDF412B8716D9CEF7EF3F"> : tensor<14xf64>
    return %0 : tensor<14xf64>
  }
  func.func private @expected() -> (tensor<14xbf16>) {
    %0 = stablehlo.constant dense<"0x803F803F803F803F807F80FF00000802015F01DFC07F807F004F803F"> : tensor<14xbf16>
    return %0 : tensor<14xbf16>
  }
  func.func private @program(%arg0: tensor<14xf64>) -> (tensor<14xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<14xf64>) -> tensor<14xbf16>
    return %0 : tensor<14xbf16>
  }
}

// -----

// more_convert: f64 to i8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf64>)
    %e:1 = call @expected() : () -> (tensor<14xi8>)
    %r:1 = call @program(%i#0) : (tensor<14xf64>) -> (tensor<14xi8>)
    check.expect_eq %r#0, %e#0 : tensor<14xi8>
    return
  }
  func.func private @inputs() -> (tensor<14xf64>) {
    %0 = stablehlo.constant dense<"0x000000000002F03F000000000006F03F000000100000F03F000000300000F03F9C7500883CE4377E9C7500883CE437FE59F3F8C21F6EA5018F8B8A429D03413840643F970722E04340643F970722E0C3000000000000F87F000000000000F07F0000E0FFFFFFDF412B8716D9CEF7EF3F"> : tensor<14xf64>
    return %0 : tensor<14xf64>
  }
  func.func private @expected() -> (tensor<14xi8>) {
    %0 = stablehlo.constant dense<"0x010101017F8000007F80007F7F00"> : tensor<14xi8>
    return %0 : tensor<14xi8>
  }
  func.func private @program(%arg0: tensor<14xf64>) -> (tensor<14xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<14xf64>) -> tensor<14xi8>
    return %0 : tensor<14xi8>
  }
}

// -----

// more_convert: f64 to i16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf64>)
    %e:1 = call @expected() : () -> (tensor<14xi16>)
    %r:1 = call @program(%i#0) : (tensor<14xf64>) -> (tensor<14xi16>)
    check.expect_eq %r#0, %e#0 : tensor<14xi16>
    return
  }
  func.func private @inputs() -> (tensor<14xf64>) {
    %0 = stablehlo.constant dense<"0x000000000002F03F000000000006F03F000000100000F03F000000300000F03F9C7500883CE4377E9C7500883CE437FE59F3F8C21F6EA5018F8B8A429D03413840643F970722E04340643F970722E0C3000000000000F87F000000000000F07F0000E0FFFFFFDF412B8716D9CEF7EF3F"> : tensor<14xf64>
    return %0 : tensor<14xf64>
  }
  func.func private @expected() -> (tensor<14xi16>) {
    %0 = stablehlo.constant dense<"0x0100010001000100FF7F008000000000FF7F00800000FF7FFF7F0000"> : tensor<14xi16>
    return %0 : tensor<14xi16>
  }
  func.func private @program(%arg0: tensor<14xf64>) -> (tensor<14xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<14xf64>) -> tensor<14xi16>
    return %0 : tensor<14xi16>
  }
}

// -----

// more_convert: f64 to i32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf64>)
    %e:1 = call @expected() : () -> (tensor<14xi32>)
    %r:1 = call @program(%i#0) : (tensor<14xf64>) -> (tensor<14xi32>)
    check.expect_eq %r#0, %e#0 : tensor<14xi32>
    return
  }
  func.func private @inputs() -> (tensor<14xf64>) {
    %0 = stablehlo.constant dense<"0x000000000002F03F000000000006F03F000000100000F03F000000300000F03F9C7500883CE4377E9C7500883CE437FE59F3F8C21F6EA5018F8B8A429D03413840643F970722E04340643F970722E0C3000000000000F87F000000000000F07F0000E0FFFFFFDF412B8716D9CEF7EF3F"> : tensor<14xf64>
    return %0 : tensor<14xf64>
  }
  func.func private @expected() -> (tensor<14xi32>) {
    %0 = stablehlo.constant dense<"0x01000000010000000100000001000000FFFFFF7F000000800000000000000000FFFFFF7F0000008000000000FFFFFF7FFFFFFF7F00000000"> : tensor<14xi32>
    return %0 : tensor<14xi32>
  }
  func.func private @program(%arg0: tensor<14xf64>) -> (tensor<14xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<14xf64>) -> tensor<14xi32>
    return %0 : tensor<14xi32>
  }
}

// -----

// more_convert: f64 to i64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf64>)
    %e:1 = call @expected() : () -> (tensor<14xi64>)
    %r:1 = call @program(%i#0) : (tensor<14xf64>) -> (tensor<14xi64>)
    check.expect_eq %r#0, %e#0 : tensor<14xi64>
    return
  }
  func.func private @inputs() -> (tensor<14xf64>) {
    %0 = stablehlo.constant dense<"0x000000000002F03F000000000006F03F000000100000F03F000000300000F03F9C7500883CE4377E9C7500883CE437FE59F3F8C21F6EA5018F8B8A429D03413840643F970722E04340643F970722E0C3000000000000F87F000000000000F07F0000E0FFFFFFDF412B8716D9CEF7EF3F"> : tensor<14xf64>
    return %0 : tensor<14xf64>
  }
  func.func private @expected() -> (tensor<14xi64>) {
    %0 = stablehlo.constant dense<"0x0100000000000000010000000000000001000000000000000100000000000000FFFFFFFFFFFFFF7F000000000000008000000000000000000000000000000000FFFFFFFFFFFFFF7F00000000000000800000000000000000FFFFFFFFFFFFFF7FFFFFFF7F000000000000000000000000"> : tensor<14xi64>
    return %0 : tensor<14xi64>
  }
  func.func private @program(%arg0: tensor<14xf64>) -> (tensor<14xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<14xf64>) -> tensor<14xi64>
    return %0 : tensor<14xi64>
  }
}

// -----

// more_convert: f64 to ui8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf64>)
    %e:1 = call @expected() : () -> (tensor<14xui8>)
    %r:1 = call @program(%i#0) : (tensor<14xf64>) -> (tensor<14xui8>)
    check.expect_eq %r#0, %e#0 : tensor<14xui8>
    return
  }
  func.func private @inputs() -> (tensor<14xf64>) {
    %0 = stablehlo.constant dense<"0x000000000002F03F000000000006F03F000000100000F03F000000300000F03F9C7500883CE4377E9C7500883CE437FE59F3F8C21F6EA5018F8B8A429D03413840643F970722E04340643F970722E0C3000000000000F87F000000000000F07F0000E0FFFFFFDF412B8716D9CEF7EF3F"> : tensor<14xf64>
    return %0 : tensor<14xf64>
  }
  func.func private @expected() -> (tensor<14xui8>) {
    %0 = stablehlo.constant dense<"0x01010101FF000000FF0000FFFF00"> : tensor<14xui8>
    return %0 : tensor<14xui8>
  }
  func.func private @program(%arg0: tensor<14xf64>) -> (tensor<14xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<14xf64>) -> tensor<14xui8>
    return %0 : tensor<14xui8>
  }
}

// -----

// more_convert: f64 to ui16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf64>)
    %e:1 = call @expected() : () -> (tensor<14xui16>)
    %r:1 = call @program(%i#0) : (tensor<14xf64>) -> (tensor<14xui16>)
    check.expect_eq %r#0, %e#0 : tensor<14xui16>
    return
  }
  func.func private @inputs() -> (tensor<14xf64>) {
    %0 = stablehlo.constant dense<"0x000000000002F03F000000000006F03F000000100000F03F000000300000F03F9C7500883CE4377E9C7500883CE437FE59F3F8C21F6EA5018F8B8A429D03413840643F970722E04340643F970722E0C3000000000000F87F000000000000F07F0000E0FFFFFFDF412B8716D9CEF7EF3F"> : tensor<14xf64>
    return %0 : tensor<14xf64>
  }
  func.func private @expected() -> (tensor<14xui16>) {
    %0 = stablehlo.constant dense<"0x0100010001000100FFFF000000000000FFFF00000000FFFFFFFF0000"> : tensor<14xui16>
    return %0 : tensor<14xui16>
  }
  func.func private @program(%arg0: tensor<14xf64>) -> (tensor<14xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<14xf64>) -> tensor<14xui16>
    return %0 : tensor<14xui16>
  }
}

// -----

// more_convert: f64 to ui32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf64>)
    %e:1 = call @expected() : () -> (tensor<14xui32>)
    %r:1 = call @program(%i#0) : (tensor<14xf64>) -> (tensor<14xui32>)
    check.expect_eq %r#0, %e#0 : tensor<14xui32>
    return
  }
  func.func private @inputs() -> (tensor<14xf64>) {
    %0 = stablehlo.constant dense<"0x000000000002F03F000000000006F03F000000100000F03F000000300000F03F9C7500883CE4377E9C7500883CE437FE59F3F8C21F6EA5018F8B8A429D03413840643F970722E04340643F970722E0C3000000000000F87F000000000000F07F0000E0FFFFFFDF412B8716D9CEF7EF3F"> : tensor<14xf64>
    return %0 : tensor<14xf64>
  }
  func.func private @expected() -> (tensor<14xui32>) {
    %0 = stablehlo.constant dense<"0x01000000010000000100000001000000FFFFFFFF000000000000000000000000FFFFFFFF0000000000000000FFFFFFFFFFFFFF7F00000000"> : tensor<14xui32>
    return %0 : tensor<14xui32>
  }
  func.func private @program(%arg0: tensor<14xf64>) -> (tensor<14xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<14xf64>) -> tensor<14xui32>
    return %0 : tensor<14xui32>
  }
}

// -----

// more_convert: f64 to ui64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf64>)
    %e:1 = call @expected() : () -> (tensor<14xui64>)
    %r:1 = call @program(%i#0) : (tensor<14xf64>) -> (tensor<14xui64>)
    check.expect_eq %r#0, %e#0 : tensor<14xui64>
    return
  }
  func.func private @inputs() -> (tensor<14xf64>) {
    %0 = stablehlo.constant dense<"0x000000000002F03F000000000006F03F000000100000F03F000000300000F03F9C7500883CE4377E9C7500883CE437FE59F3F8C21F6EA5018F8B8A429D03413840643F970722E04340643F970722E0C3000000000000F87F000000000000F07F0000E0FFFFFFDF412B8716D9CEF7EF3F"> : tensor<14xf64>
    return %0 : tensor<14xf64>
  }
  func.func private @expected() -> (tensor<14xui64>) {
    %0 = stablehlo.constant dense<"0x0100000000000000010000000000000001000000000000000100000000000000FFFFFFFFFFFFFFFF000000000000000000000000000000000000000000000000000022FBB93C108100000000000000000000000000000000FFFFFFFFFFFFFFFFFFFFFF7F000000000000000000000000"> : tensor<14xui64>
    return %0 : tensor<14xui64>
  }
  func.func private @program(%arg0: tensor<14xf64>) -> (tensor<14xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<14xf64>) -> tensor<14xui64>
    return %0 : tensor<14xui64>
  }
}

// -----

// more_convert: f64 to i1
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf64>)
    %e:1 = call @expected() : () -> (tensor<14xi1>)
    %r:1 = call @program(%i#0) : (tensor<14xf64>) -> (tensor<14xi1>)
    check.expect_eq %r#0, %e#0 : tensor<14xi1>
    return
  }
  func.func private @inputs() -> (tensor<14xf64>) {
    %0 = stablehlo.constant dense<"0x000000000002F03F000000000006F03F000000100000F03F000000300000F03F9C7500883CE4377E9C7500883CE437FE59F3F8C21F6EA5018F8B8A429D03413840643F970722E04340643F970722E0C3000000000000F87F000000000000F07F0000E0FFFFFFDF412B8716D9CEF7EF3F"> : tensor<14xf64>
    return %0 : tensor<14xf64>
  }
  func.func private @expected() -> (tensor<14xi1>) {
    %0 = stablehlo.constant dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<14xi1>
    return %0 : tensor<14xi1>
  }
  func.func private @program(%arg0: tensor<14xf64>) -> (tensor<14xi1> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<14xf64>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<14xf64>, tensor<14xf64>) -> tensor<14xi1>
    %2 = stablehlo.convert %1 : tensor<14xi1>
    return %2 : tensor<14xi1>
  }
}

// -----

// more_convert: f64 to c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf64>)
    %e:1 = call @expected() : () -> (tensor<14xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<14xf64>) -> (tensor<14xcomplex<f32>>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<14xcomplex<f32>>, tensor<14xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<14xf64>) {
    %0 = stablehlo.constant dense<"0x000000000002F03F000000000006F03F000000100000F03F000000300000F03F9C7500883CE4377E9C7500883CE437FE59F3F8C21F6EA5018F8B8A429D03413840643F970722E04340643F970722E0C3000000000000F87F000000000000F07F0000E0FFFFFFDF412B8716D9CEF7EF3F"> : tensor<14xf64>
    return %0 : tensor<14xf64>
  }
  func.func private @expected() -> (tensor<14xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0010803F000000000030803F000000000000803F000000000200803F000000000000807F00000000000080FF000000000000000000000000EA1C0802000000003D10015F000000003D1001DF000000000000C07F000000000000807F000000000000004F0000000077BE7F3F00000000"> : tensor<14xcomplex<f32>>
    return %0 : tensor<14xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<14xf64>) -> (tensor<14xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<14xf64>) -> tensor<14xcomplex<f32>>
    return %0 : tensor<14xcomplex<f32>>
  }
}

// -----

// more_convert: f64 to c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf64>)
    %e:1 = call @expected() : () -> (tensor<14xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<14xf64>) -> (tensor<14xcomplex<f64>>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<14xcomplex<f64>>, tensor<14xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<14xf64>) {
    %0 = stablehlo.constant dense<"0x000000000002F03F000000000006F03F000000100000F03F000000300000F03F9C7500883CE4377E9C7500883CE437FE59F3F8C21F6EA5018F8B8A429D03413840643F970722E04340643F970722E0C3000000000000F87F000000000000F07F0000E0FFFFFFDF412B8716D9CEF7EF3F"> : tensor<14xf64>
    return %0 : tensor<14xf64>
  }
  func.func private @expected() -> (tensor<14xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000002F03F0000000000000000000000000006F03F0000000000000000000000100000F03F0000000000000000000000300000F03F00000000000000009C7500883CE4377E00000000000000009C7500883CE437FE000000000000000059F3F8C21F6EA50100000000000000008F8B8A429D034138000000000000000040643F970722E043000000000000000040643F970722E0C30000000000000000000000000000F87F0000000000000000000000000000F07F00000000000000000000E0FFFFFFDF4100000000000000002B8716D9CEF7EF3F0000000000000000"> : tensor<14xcomplex<f64>>
    return %0 : tensor<14xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<14xf64>) -> (tensor<14xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<14xf64>) -> tensor<14xcomplex<f64>>
    return %0 : tensor<14xcomplex<f64>>
  }
}

// -----

// more_convert: i64 to f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<13xi64>)
    %e:1 = call @expected() : () -> (tensor<13xf32>)
    %r:1 = call @program(%i#0) : (tensor<13xi64>) -> (tensor<13xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<13xf32>, tensor<13xf32>
    return
  }
  func.func private @inputs() -> (tensor<13xi64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7F0000000000000080FEFFFFFFFFFFFF7F01000001000000000300000100000000020000020000000001080000000000000101000000000000F0FF0000000000000100000000000000000000000000000001000000000020000300000000002000"> : tensor<13xi64>
    return %0 : tensor<13xi64>
  }
  func.func private @expected() -> (tensor<13xf32>) {
    %0 = stablehlo.constant dense<"0x0000005F000000DF0000005F0000804B0200804B0000004C001000450080804300F07F470000803F000000000000005A0000005A"> : tensor<13xf32>
    return %0 : tensor<13xf32>
  }
  func.func private @program(%arg0: tensor<13xi64>) -> (tensor<13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<13xi64>) -> tensor<13xf32>
    return %0 : tensor<13xf32>
  }
}

// -----

// more_convert: i64 to f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<13xi64>)
    %e:1 = call @expected() : () -> (tensor<13xf64>)
    %r:1 = call @program(%i#0) : (tensor<13xi64>) -> (tensor<13xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<13xf64>, tensor<13xf64>
    return
  }
  func.func private @inputs() -> (tensor<13xi64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7F0000000000000080FEFFFFFFFFFFFF7F01000001000000000300000100000000020000020000000001080000000000000101000000000000F0FF0000000000000100000000000000000000000000000001000000000020000300000000002000"> : tensor<13xi64>
    return %0 : tensor<13xi64>
  }
  func.func private @expected() -> (tensor<13xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000E043000000000000E0C3000000000000E043000000100000704100000030000070410000001000008041000000000002A04000000000001070400000000000FEEF40000000000000F03F000000000000000000000000000040430200000000004043"> : tensor<13xf64>
    return %0 : tensor<13xf64>
  }
  func.func private @program(%arg0: tensor<13xi64>) -> (tensor<13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<13xi64>) -> tensor<13xf64>
    return %0 : tensor<13xf64>
  }
}

// -----

// more_convert: i64 to f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<13xi64>)
    %e:1 = call @expected() : () -> (tensor<13xf16>)
    %r:1 = call @program(%i#0) : (tensor<13xi64>) -> (tensor<13xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<13xf16>, tensor<13xf16>
    return
  }
  func.func private @inputs() -> (tensor<13xi64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7F0000000000000080FEFFFFFFFFFFFF7F01000001000000000300000100000000020000020000000001080000000000000101000000000000F0FF0000000000000100000000000000000000000000000001000000000020000300000000002000"> : tensor<13xi64>
    return %0 : tensor<13xi64>
  }
  func.func private @expected() -> (tensor<13xf16>) {
    %0 = stablehlo.constant dense<"0x007C00FC007C007C007C007C0068045C007C003C0000007C007C"> : tensor<13xf16>
    return %0 : tensor<13xf16>
  }
  func.func private @program(%arg0: tensor<13xi64>) -> (tensor<13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<13xi64>) -> tensor<13xf16>
    return %0 : tensor<13xf16>
  }
}

// -----

// more_convert: i64 to bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<13xi64>)
    %e:1 = call @expected() : () -> (tensor<13xbf16>)
    %r:1 = call @program(%i#0) : (tensor<13xi64>) -> (tensor<13xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<13xbf16>, tensor<13xbf16>
    return
  }
  func.func private @inputs() -> (tensor<13xi64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7F0000000000000080FEFFFFFFFFFFFF7F01000001000000000300000100000000020000020000000001080000000000000101000000000000F0FF0000000000000100000000000000000000000000000001000000000020000300000000002000"> : tensor<13xi64>
    return %0 : tensor<13xi64>
  }
  func.func private @expected() -> (tensor<13xbf16>) {
    %0 = stablehlo.constant dense<"0x005F00DF005F804B804B004C004580438047803F0000005A005A"> : tensor<13xbf16>
    return %0 : tensor<13xbf16>
  }
  func.func private @program(%arg0: tensor<13xi64>) -> (tensor<13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<13xi64>) -> tensor<13xbf16>
    return %0 : tensor<13xbf16>
  }
}

// -----

// more_convert: i64 to i8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<13xi64>)
    %e:1 = call @expected() : () -> (tensor<13xi8>)
    %r:1 = call @program(%i#0) : (tensor<13xi64>) -> (tensor<13xi8>)
    check.expect_eq %r#0, %e#0 : tensor<13xi8>
    return
  }
  func.func private @inputs() -> (tensor<13xi64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7F0000000000000080FEFFFFFFFFFFFF7F01000001000000000300000100000000020000020000000001080000000000000101000000000000F0FF0000000000000100000000000000000000000000000001000000000020000300000000002000"> : tensor<13xi64>
    return %0 : tensor<13xi64>
  }
  func.func private @expected() -> (tensor<13xi8>) {
    %0 = stablehlo.constant dense<"0xFF00FE0103020101F001000103"> : tensor<13xi8>
    return %0 : tensor<13xi8>
  }
  func.func private @program(%arg0: tensor<13xi64>) -> (tensor<13xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<13xi64>) -> tensor<13xi8>
    return %0 : tensor<13xi8>
  }
}

// -----

// more_convert: i64 to ui8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<13xi64>)
    %e:1 = call @expected() : () -> (tensor<13xui8>)
    %r:1 = call @program(%i#0) : (tensor<13xi64>) -> (tensor<13xui8>)
    check.expect_eq %r#0, %e#0 : tensor<13xui8>
    return
  }
  func.func private @inputs() -> (tensor<13xi64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7F0000000000000080FEFFFFFFFFFFFF7F01000001000000000300000100000000020000020000000001080000000000000101000000000000F0FF0000000000000100000000000000000000000000000001000000000020000300000000002000"> : tensor<13xi64>
    return %0 : tensor<13xi64>
  }
  func.func private @expected() -> (tensor<13xui8>) {
    %0 = stablehlo.constant dense<"0xFF00FE0103020101F001000103"> : tensor<13xui8>
    return %0 : tensor<13xui8>
  }
  func.func private @program(%arg0: tensor<13xi64>) -> (tensor<13xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<13xi64>) -> tensor<13xui8>
    return %0 : tensor<13xui8>
  }
}

// -----

// more_convert: i64 to i1
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<13xi64>)
    %e:1 = call @expected() : () -> (tensor<13xi1>)
    %r:1 = call @program(%i#0) : (tensor<13xi64>) -> (tensor<13xi1>)
    check.expect_eq %r#0, %e#0 : tensor<13xi1>
    return
  }
  func.func private @inputs() -> (tensor<13xi64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7F0000000000000080FEFFFFFFFFFFFF7F01000001000000000300000100000000020000020000000001080000000000000101000000000000F0FF0000000000000100000000000000000000000000000001000000000020000300000000002000"> : tensor<13xi64>
    return %0 : tensor<13xi64>
  }
  func.func private @expected() -> (tensor<13xi1>) {
    %0 = stablehlo.constant dense<[true, true, true, true, true, true, true, true, true, true, false, true, true]> : tensor<13xi1>
    return %0 : tensor<13xi1>
  }
  func.func private @program(%arg0: tensor<13xi64>) -> (tensor<13xi1> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<13xi64>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<13xi64>, tensor<13xi64>) -> tensor<13xi1>
    %2 = stablehlo.convert %1 : tensor<13xi1>
    return %2 : tensor<13xi1>
  }
}

// -----

// more_convert: i64 to c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<13xi64>)
    %e:1 = call @expected() : () -> (tensor<13xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<13xi64>) -> (tensor<13xcomplex<f32>>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<13xcomplex<f32>>, tensor<13xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<13xi64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7F0000000000000080FEFFFFFFFFFFFF7F01000001000000000300000100000000020000020000000001080000000000000101000000000000F0FF0000000000000100000000000000000000000000000001000000000020000300000000002000"> : tensor<13xi64>
    return %0 : tensor<13xi64>
  }
  func.func private @expected() -> (tensor<13xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000005F00000000000000DF000000000000005F000000000000804B000000000200804B000000000000004C000000000010004500000000008080430000000000F07F47000000000000803F0000000000000000000000000000005A000000000000005A00000000"> : tensor<13xcomplex<f32>>
    return %0 : tensor<13xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<13xi64>) -> (tensor<13xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<13xi64>) -> tensor<13xcomplex<f32>>
    return %0 : tensor<13xcomplex<f32>>
  }
}

// -----

// more_convert: ui64 to f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<13xui64>)
    %e:1 = call @expected() : () -> (tensor<13xf32>)
    %r:1 = call @program(%i#0) : (tensor<13xui64>) -> (tensor<13xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<13xf32>, tensor<13xf32>
    return
  }
  func.func private @inputs() -> (tensor<13xui64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0000000000000000FEFFFFFFFFFFFFFF01000001000000000300000100000000020000020000000001080000000000000101000000000000F0FF0000000000000100000000000000000000000000000001000000000020000300000000002000"> : tensor<13xui64>
    return %0 : tensor<13xui64>
  }
  func.func private @expected() -> (tensor<13xf32>) {
    %0 = stablehlo.constant dense<"0x0000805F000000000000805F0000804B0200804B0000004C001000450080804300F07F470000803F000000000000005A0000005A"> : tensor<13xf32>
    return %0 : tensor<13xf32>
  }
  func.func private @program(%arg0: tensor<13xui64>) -> (tensor<13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<13xui64>) -> tensor<13xf32>
    return %0 : tensor<13xf32>
  }
}

// -----

// more_convert: ui64 to f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<13xui64>)
    %e:1 = call @expected() : () -> (tensor<13xf64>)
    %r:1 = call @program(%i#0) : (tensor<13xui64>) -> (tensor<13xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<13xf64>, tensor<13xf64>
    return
  }
  func.func private @inputs() -> (tensor<13xui64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0000000000000000FEFFFFFFFFFFFFFF01000001000000000300000100000000020000020000000001080000000000000101000000000000F0FF0000000000000100000000000000000000000000000001000000000020000300000000002000"> : tensor<13xui64>
    return %0 : tensor<13xui64>
  }
  func.func private @expected() -> (tensor<13xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000F0430000000000000000000000000000F043000000100000704100000030000070410000001000008041000000000002A04000000000001070400000000000FEEF40000000000000F03F000000000000000000000000000040430200000000004043"> : tensor<13xf64>
    return %0 : tensor<13xf64>
  }
  func.func private @program(%arg0: tensor<13xui64>) -> (tensor<13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<13xui64>) -> tensor<13xf64>
    return %0 : tensor<13xf64>
  }
}

// -----

// more_convert: ui64 to f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<13xui64>)
    %e:1 = call @expected() : () -> (tensor<13xf16>)
    %r:1 = call @program(%i#0) : (tensor<13xui64>) -> (tensor<13xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<13xf16>, tensor<13xf16>
    return
  }
  func.func private @inputs() -> (tensor<13xui64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0000000000000000FEFFFFFFFFFFFFFF01000001000000000300000100000000020000020000000001080000000000000101000000000000F0FF0000000000000100000000000000000000000000000001000000000020000300000000002000"> : tensor<13xui64>
    return %0 : tensor<13xui64>
  }
  func.func private @expected() -> (tensor<13xf16>) {
    %0 = stablehlo.constant dense<"0x007C0000007C007C007C007C0068045C007C003C0000007C007C"> : tensor<13xf16>
    return %0 : tensor<13xf16>
  }
  func.func private @program(%arg0: tensor<13xui64>) -> (tensor<13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<13xui64>) -> tensor<13xf16>
    return %0 : tensor<13xf16>
  }
}

// -----

// more_convert: ui64 to bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<13xui64>)
    %e:1 = call @expected() : () -> (tensor<13xbf16>)
    %r:1 = call @program(%i#0) : (tensor<13xui64>) -> (tensor<13xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<13xbf16>, tensor<13xbf16>
    return
  }
  func.func private @inputs() -> (tensor<13xui64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0000000000000000FEFFFFFFFFFFFFFF01000001000000000300000100000000020000020000000001080000000000000101000000000000F0FF0000000000000100000000000000000000000000000001000000000020000300000000002000"> : tensor<13xui64>
    return %0 : tensor<13xui64>
  }
  func.func private @expected() -> (tensor<13xbf16>) {
    %0 = stablehlo.constant dense<"0x805F0000805F804B804B004C004580438047803F0000005A005A"> : tensor<13xbf16>
    return %0 : tensor<13xbf16>
  }
  func.func private @program(%arg0: tensor<13xui64>) -> (tensor<13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<13xui64>) -> tensor<13xbf16>
    return %0 : tensor<13xbf16>
  }
}

// -----

// more_convert: ui64 to i8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<13xui64>)
    %e:1 = call @expected() : () -> (tensor<13xi8>)
    %r:1 = call @program(%i#0) : (tensor<13xui64>) -> (tensor<13xi8>)
    check.expect_eq %r#0, %e#0 : tensor<13xi8>
    return
  }
  func.func private @inputs() -> (tensor<13xui64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0000000000000000FEFFFFFFFFFFFFFF01000001000000000300000100000000020000020000000001080000000000000101000000000000F0FF0000000000000100000000000000000000000000000001000000000020000300000000002000"> : tensor<13xui64>
    return %0 : tensor<13xui64>
  }
  func.func private @expected() -> (tensor<13xi8>) {
    %0 = stablehlo.constant dense<"0xFF00FE0103020101F001000103"> : tensor<13xi8>
    return %0 : tensor<13xi8>
  }
  func.func private @program(%arg0: tensor<13xui64>) -> (tensor<13xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<13xui64>) -> tensor<13xi8>
    return %0 : tensor<13xi8>
  }
}

// -----

// more_convert: ui64 to ui8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<13xui64>)
    %e:1 = call @expected() : () -> (tensor<13xui8>)
    %r:1 = call @program(%i#0) : (tensor<13xui64>) -> (tensor<13xui8>)
    check.expect_eq %r#0, %e#0 : tensor<13xui8>
    return
  }
  func.func private @inputs() -> (tensor<13xui64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0000000000000000FEFFFFFFFFFFFFFF01000001000000000300000100000000020000020000000001080000000000000101000000000000F0FF0000000000000100000000000000000000000000000001000000000020000300000000002000"> : tensor<13xui64>
    return %0 : tensor<13xui64>
  }
  func.func private @expected() -> (tensor<13xui8>) {
    %0 = stablehlo.constant dense<"0xFF00FE0103020101F001000103"> : tensor<13xui8>
    return %0 : tensor<13xui8>
  }
  func.func private @program(%arg0: tensor<13xui64>) -> (tensor<13xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<13xui64>) -> tensor<13xui8>
    return %0 : tensor<13xui8>
  }
}

// -----

// more_convert: ui64 to i1
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<13xui64>)
    %e:1 = call @expected() : () -> (tensor<13xi1>)
    %r:1 = call @program(%i#0) : (tensor<13xui64>) -> (tensor<13xi1>)
    check.expect_eq %r#0, %e#0 : tensor<13xi1>
    return
  }
  func.func private @inputs() -> (tensor<13xui64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0000000000000000FEFFFFFFFFFFFFFF01000001000000000300000100000000020000020000000001080000000000000101000000000000F0FF0000000000000100000000000000000000000000000001000000000020000300000000002000"> : tensor<13xui64>
    return %0 : tensor<13xui64>
  }
  func.func private @expected() -> (tensor<13xi1>) {
    %0 = stablehlo.constant dense<[true, false, true, true, true, true, true, true, true, true, false, true, true]> : tensor<13xi1>
    return %0 : tensor<13xi1>
  }
  func.func private @program(%arg0: tensor<13xui64>) -> (tensor<13xi1> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<ui64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<13xui64>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<13xui64>, tensor<13xui64>) -> tensor<13xi1>
    %2 = stablehlo.convert %1 : tensor<13xi1>
    return %2 : tensor<13xi1>
  }
}

// -----

// more_convert: ui64 to c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<13xui64>)
    %e:1 = call @expected() : () -> (tensor<13xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<13xui64>) -> (tensor<13xcomplex<f32>>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<13xcomplex<f32>>, tensor<13xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<13xui64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0000000000000000FEFFFFFFFFFFFFFF01000001000000000300000100000000020000020000000001080000000000000101000000000000F0FF0000000000000100000000000000000000000000000001000000000020000300000000002000"> : tensor<13xui64>
    return %0 : tensor<13xui64>
  }
  func.func private @expected() -> (tensor<13xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000805F0000000000000000000000000000805F000000000000804B000000000200804B000000000000004C000000000010004500000000008080430000000000F07F47000000000000803F0000000000000000000000000000005A000000000000005A00000000"> : tensor<13xcomplex<f32>>
    return %0 : tensor<13xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<13xui64>) -> (tensor<13xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<13xui64>) -> tensor<13xcomplex<f32>>
    return %0 : tensor<13xcomplex<f32>>
  }
}

// -----

// more_convert: i32 to f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<11xi32>)
    %e:1 = call @expected() : () -> (tensor<11xf32>)
    %r:1 = call @program(%i#0) : (tensor<11xi32>) -> (tensor<11xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<11xf32>, tensor<11xf32>
    return
  }
  func.func private @inputs() -> (tensor<11xi32>) {
    %0 = stablehlo.constant dense<"0xFFFFFF7F00000080FEFFFF7F0100000103000001020000020108000001010000F0FF00000100000000000000"> : tensor<11xi32>
    return %0 : tensor<11xi32>
  }
  func.func private @expected() -> (tensor<11xf32>) {
    %0 = stablehlo.constant dense<"0x0000004F000000CF0000004F0000804B0200804B0000004C001000450080804300F07F470000803F00000000"> : tensor<11xf32>
    return %0 : tensor<11xf32>
  }
  func.func private @program(%arg0: tensor<11xi32>) -> (tensor<11xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<11xi32>) -> tensor<11xf32>
    return %0 : tensor<11xf32>
  }
}

// -----

// more_convert: i32 to f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<11xi32>)
    %e:1 = call @expected() : () -> (tensor<11xf64>)
    %r:1 = call @program(%i#0) : (tensor<11xi32>) -> (tensor<11xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<11xf64>, tensor<11xf64>
    return
  }
  func.func private @inputs() -> (tensor<11xi32>) {
    %0 = stablehlo.constant dense<"0xFFFFFF7F00000080FEFFFF7F0100000103000001020000020108000001010000F0FF00000100000000000000"> : tensor<11xi32>
    return %0 : tensor<11xi32>
  }
  func.func private @expected() -> (tensor<11xf64>) {
    %0 = stablehlo.constant dense<"0x0000C0FFFFFFDF41000000000000E0C1000080FFFFFFDF41000000100000704100000030000070410000001000008041000000000002A04000000000001070400000000000FEEF40000000000000F03F0000000000000000"> : tensor<11xf64>
    return %0 : tensor<11xf64>
  }
  func.func private @program(%arg0: tensor<11xi32>) -> (tensor<11xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<11xi32>) -> tensor<11xf64>
    return %0 : tensor<11xf64>
  }
}

// -----

// more_convert: i32 to f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<11xi32>)
    %e:1 = call @expected() : () -> (tensor<11xf16>)
    %r:1 = call @program(%i#0) : (tensor<11xi32>) -> (tensor<11xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<11xf16>, tensor<11xf16>
    return
  }
  func.func private @inputs() -> (tensor<11xi32>) {
    %0 = stablehlo.constant dense<"0xFFFFFF7F00000080FEFFFF7F0100000103000001020000020108000001010000F0FF00000100000000000000"> : tensor<11xi32>
    return %0 : tensor<11xi32>
  }
  func.func private @expected() -> (tensor<11xf16>) {
    %0 = stablehlo.constant dense<"0x007C00FC007C007C007C007C0068045C007C003C0000"> : tensor<11xf16>
    return %0 : tensor<11xf16>
  }
  func.func private @program(%arg0: tensor<11xi32>) -> (tensor<11xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<11xi32>) -> tensor<11xf16>
    return %0 : tensor<11xf16>
  }
}

// -----

// more_convert: i32 to bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<11xi32>)
    %e:1 = call @expected() : () -> (tensor<11xbf16>)
    %r:1 = call @program(%i#0) : (tensor<11xi32>) -> (tensor<11xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<11xbf16>, tensor<11xbf16>
    return
  }
  func.func private @inputs() -> (tensor<11xi32>) {
    %0 = stablehlo.constant dense<"0xFFFFFF7F00000080FEFFFF7F0100000103000001020000020108000001010000F0FF00000100000000000000"> : tensor<11xi32>
    return %0 : tensor<11xi32>
  }
  func.func private @expected() -> (tensor<11xbf16>) {
    %0 = stablehlo.constant dense<"0x004F00CF004F804B804B004C004580438047803F0000"> : tensor<11xbf16>
    return %0 : tensor<11xbf16>
  }
  func.func private @program(%arg0: tensor<11xi32>) -> (tensor<11xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<11xi32>) -> tensor<11xbf16>
    return %0 : tensor<11xbf16>
  }
}

// -----

// more_convert: i32 to i8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<11xi32>)
    %e:1 = call @expected() : () -> (tensor<11xi8>)
    %r:1 = call @program(%i#0) : (tensor<11xi32>) -> (tensor<11xi8>)
    check.expect_eq %r#0, %e#0 : tensor<11xi8>
    return
  }
  func.func private @inputs() -> (tensor<11xi32>) {
    %0 = stablehlo.constant dense<"0xFFFFFF7F00000080FEFFFF7F0100000103000001020000020108000001010000F0FF00000100000000000000"> : tensor<11xi32>
    return %0 : tensor<11xi32>
  }
  func.func private @expected() -> (tensor<11xi8>) {
    %0 = stablehlo.constant dense<"0xFF00FE0103020101F00100"> : tensor<11xi8>
    return %0 : tensor<11xi8>
  }
  func.func private @program(%arg0: tensor<11xi32>) -> (tensor<11xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<11xi32>) -> tensor<11xi8>
    return %0 : tensor<11xi8>
  }
}

// -----

// more_convert: i32 to ui8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<11xi32>)
    %e:1 = call @expected() : () -> (tensor<11xui8>)
    %r:1 = call @program(%i#0) : (tensor<11xi32>) -> (tensor<11xui8>)
    check.expect_eq %r#0, %e#0 : tensor<11xui8>
    return
  }
  func.func private @inputs() -> (tensor<11xi32>) {
    %0 = stablehlo.constant dense<"0xFFFFFF7F00000080FEFFFF7F0100000103000001020000020108000001010000F0FF00000100000000000000"> : tensor<11xi32>
    return %0 : tensor<11xi32>
  }
  func.func private @expected() -> (tensor<11xui8>) {
    %0 = stablehlo.constant dense<"0xFF00FE0103020101F00100"> : tensor<11xui8>
    return %0 : tensor<11xui8>
  }
  func.func private @program(%arg0: tensor<11xi32>) -> (tensor<11xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<11xi32>) -> tensor<11xui8>
    return %0 : tensor<11xui8>
  }
}

// -----

// more_convert: i32 to i1
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<11xi32>)
    %e:1 = call @expected() : () -> (tensor<11xi1>)
    %r:1 = call @program(%i#0) : (tensor<11xi32>) -> (tensor<11xi1>)
    check.expect_eq %r#0, %e#0 : tensor<11xi1>
    return
  }
  func.func private @inputs() -> (tensor<11xi32>) {
    %0 = stablehlo.constant dense<"0xFFFFFF7F00000080FEFFFF7F0100000103000001020000020108000001010000F0FF00000100000000000000"> : tensor<11xi32>
    return %0 : tensor<11xi32>
  }
  func.func private @expected() -> (tensor<11xi1>) {
    %0 = stablehlo.constant dense<[true, true, true, true, true, true, true, true, true, true, false]> : tensor<11xi1>
    return %0 : tensor<11xi1>
  }
  func.func private @program(%arg0: tensor<11xi32>) -> (tensor<11xi1> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %2 = stablehlo.convert %1 : tensor<11xi1>
    return %2 : tensor<11xi1>
  }
}

// -----

// more_convert: i32 to c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<11xi32>)
    %e:1 = call @expected() : () -> (tensor<11xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<11xi32>) -> (tensor<11xcomplex<f32>>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<11xcomplex<f32>>, tensor<11xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<11xi32>) {
    %0 = stablehlo.constant dense<"0xFFFFFF7F00000080FEFFFF7F0100000103000001020000020108000001010000F0FF00000100000000000000"> : tensor<11xi32>
    return %0 : tensor<11xi32>
  }
  func.func private @expected() -> (tensor<11xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000004F00000000000000CF000000000000004F000000000000804B000000000200804B000000000000004C000000000010004500000000008080430000000000F07F47000000000000803F000000000000000000000000"> : tensor<11xcomplex<f32>>
    return %0 : tensor<11xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<11xi32>) -> (tensor<11xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<11xi32>) -> tensor<11xcomplex<f32>>
    return %0 : tensor<11xcomplex<f32>>
  }
}

// -----

// more_convert: ui32 to f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<11xui32>)
    %e:1 = call @expected() : () -> (tensor<11xf32>)
    %r:1 = call @program(%i#0) : (tensor<11xui32>) -> (tensor<11xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<11xf32>, tensor<11xf32>
    return
  }
  func.func private @inputs() -> (tensor<11xui32>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFF00000000FEFFFFFF0100000103000001020000020108000001010000F0FF00000100000000000000"> : tensor<11xui32>
    return %0 : tensor<11xui32>
  }
  func.func private @expected() -> (tensor<11xf32>) {
    %0 = stablehlo.constant dense<"0x0000804F000000000000804F0000804B0200804B0000004C001000450080804300F07F470000803F00000000"> : tensor<11xf32>
    return %0 : tensor<11xf32>
  }
  func.func private @program(%arg0: tensor<11xui32>) -> (tensor<11xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<11xui32>) -> tensor<11xf32>
    return %0 : tensor<11xf32>
  }
}

// -----

// more_convert: ui32 to f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<11xui32>)
    %e:1 = call @expected() : () -> (tensor<11xf64>)
    %r:1 = call @program(%i#0) : (tensor<11xui32>) -> (tensor<11xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<11xf64>, tensor<11xf64>
    return
  }
  func.func private @inputs() -> (tensor<11xui32>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFF00000000FEFFFFFF0100000103000001020000020108000001010000F0FF00000100000000000000"> : tensor<11xui32>
    return %0 : tensor<11xui32>
  }
  func.func private @expected() -> (tensor<11xf64>) {
    %0 = stablehlo.constant dense<"0x0000E0FFFFFFEF4100000000000000000000C0FFFFFFEF41000000100000704100000030000070410000001000008041000000000002A04000000000001070400000000000FEEF40000000000000F03F0000000000000000"> : tensor<11xf64>
    return %0 : tensor<11xf64>
  }
  func.func private @program(%arg0: tensor<11xui32>) -> (tensor<11xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<11xui32>) -> tensor<11xf64>
    return %0 : tensor<11xf64>
  }
}

// -----

// more_convert: ui32 to f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<11xui32>)
    %e:1 = call @expected() : () -> (tensor<11xf16>)
    %r:1 = call @program(%i#0) : (tensor<11xui32>) -> (tensor<11xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<11xf16>, tensor<11xf16>
    return
  }
  func.func private @inputs() -> (tensor<11xui32>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFF00000000FEFFFFFF0100000103000001020000020108000001010000F0FF00000100000000000000"> : tensor<11xui32>
    return %0 : tensor<11xui32>
  }
  func.func private @expected() -> (tensor<11xf16>) {
    %0 = stablehlo.constant dense<"0x007C0000007C007C007C007C0068045C007C003C0000"> : tensor<11xf16>
    return %0 : tensor<11xf16>
  }
  func.func private @program(%arg0: tensor<11xui32>) -> (tensor<11xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<11xui32>) -> tensor<11xf16>
    return %0 : tensor<11xf16>
  }
}

// -----

// more_convert: ui32 to bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<11xui32>)
    %e:1 = call @expected() : () -> (tensor<11xbf16>)
    %r:1 = call @program(%i#0) : (tensor<11xui32>) -> (tensor<11xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<11xbf16>, tensor<11xbf16>
    return
  }
  func.func private @inputs() -> (tensor<11xui32>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFF00000000FEFFFFFF0100000103000001020000020108000001010000F0FF00000100000000000000"> : tensor<11xui32>
    return %0 : tensor<11xui32>
  }
  func.func private @expected() -> (tensor<11xbf16>) {
    %0 = stablehlo.constant dense<"0x804F0000804F804B804B004C004580438047803F0000"> : tensor<11xbf16>
    return %0 : tensor<11xbf16>
  }
  func.func private @program(%arg0: tensor<11xui32>) -> (tensor<11xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<11xui32>) -> tensor<11xbf16>
    return %0 : tensor<11xbf16>
  }
}

// -----

// more_convert: ui32 to i8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<11xui32>)
    %e:1 = call @expected() : () -> (tensor<11xi8>)
    %r:1 = call @program(%i#0) : (tensor<11xui32>) -> (tensor<11xi8>)
    check.expect_eq %r#0, %e#0 : tensor<11xi8>
    return
  }
  func.func private @inputs() -> (tensor<11xui32>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFF00000000FEFFFFFF0100000103000001020000020108000001010000F0FF00000100000000000000"> : tensor<11xui32>
    return %0 : tensor<11xui32>
  }
  func.func private @expected() -> (tensor<11xi8>) {
    %0 = stablehlo.constant dense<"0xFF00FE0103020101F00100"> : tensor<11xi8>
    return %0 : tensor<11xi8>
  }
  func.func private @program(%arg0: tensor<11xui32>) -> (tensor<11xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<11xui32>) -> tensor<11xi8>
    return %0 : tensor<11xi8>
  }
}

// -----

// more_convert: ui32 to ui8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<11xui32>)
    %e:1 = call @expected() : () -> (tensor<11xui8>)
    %r:1 = call @program(%i#0) : (tensor<11xui32>) -> (tensor<11xui8>)
    check.expect_eq %r#0, %e#0 : tensor<11xui8>
    return
  }
  func.func private @inputs() -> (tensor<11xui32>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFF00000000FEFFFFFF0100000103000001020000020108000001010000F0FF00000100000000000000"> : tensor<11xui32>
    return %0 : tensor<11xui32>
  }
  func.func private @expected() -> (tensor<11xui8>) {
    %0 = stablehlo.constant dense<"0xFF00FE0103020101F00100"> : tensor<11xui8>
    return %0 : tensor<11xui8>
  }
  func.func private @program(%arg0: tensor<11xui32>) -> (tensor<11xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<11xui32>) -> tensor<11xui8>
    return %0 : tensor<11xui8>
  }
}

// -----

// more_convert: ui32 to i1
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<11xui32>)
    %e:1 = call @expected() : () -> (tensor<11xi1>)
    %r:1 = call @program(%i#0) : (tensor<11xui32>) -> (tensor<11xi1>)
    check.expect_eq %r#0, %e#0 : tensor<11xi1>
    return
  }
  func.func private @inputs() -> (tensor<11xui32>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFF00000000FEFFFFFF0100000103000001020000020108000001010000F0FF00000100000000000000"> : tensor<11xui32>
    return %0 : tensor<11xui32>
  }
  func.func private @expected() -> (tensor<11xi1>) {
    %0 = stablehlo.constant dense<[true, false, true, true, true, true, true, true, true, true, false]> : tensor<11xi1>
    return %0 : tensor<11xi1>
  }
  func.func private @program(%arg0: tensor<11xui32>) -> (tensor<11xi1> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<11xui32>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<11xui32>, tensor<11xui32>) -> tensor<11xi1>
    %2 = stablehlo.convert %1 : tensor<11xi1>
    return %2 : tensor<11xi1>
  }
}

// -----

// more_convert: ui32 to c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<11xui32>)
    %e:1 = call @expected() : () -> (tensor<11xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<11xui32>) -> (tensor<11xcomplex<f32>>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<11xcomplex<f32>>, tensor<11xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<11xui32>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFF00000000FEFFFFFF0100000103000001020000020108000001010000F0FF00000100000000000000"> : tensor<11xui32>
    return %0 : tensor<11xui32>
  }
  func.func private @expected() -> (tensor<11xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000804F0000000000000000000000000000804F000000000000804B000000000200804B000000000000004C000000000010004500000000008080430000000000F07F47000000000000803F000000000000000000000000"> : tensor<11xcomplex<f32>>
    return %0 : tensor<11xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<11xui32>) -> (tensor<11xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<11xui32>) -> tensor<11xcomplex<f32>>
    return %0 : tensor<11xcomplex<f32>>
  }
}

// -----

// more_convert: c128 to c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<4xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<4xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<4xcomplex<f64>>) -> (tensor<4xcomplex<f32>>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<4xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000F03F00000000000000400000000000000080000000000000E0BF9C7500883CE4377E000000000000F03F00000000000008400000000000000000"> : tensor<4xcomplex<f64>>
    return %0 : tensor<4xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<4xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000803F0000004000000080000000BF0000807F0000803F0000404000000000"> : tensor<4xcomplex<f32>>
    return %0 : tensor<4xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<4xcomplex<f64>>) -> (tensor<4xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<4xcomplex<f64>>) -> tensor<4xcomplex<f32>>
    return %0 : tensor<4xcomplex<f32>>
  }
}

// -----

// more_convert: c128 to c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<4xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<4xcomplex<f64>>)
    %r:1 = call @program(%i#0) : (tensor<4xcomplex<f64>>) -> (tensor<4xcomplex<f64>>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<4xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000F03F00000000000000400000000000000080000000000000E0BF9C7500883CE4377E000000000000F03F00000000000008400000000000000000"> : tensor<4xcomplex<f64>>
    return %0 : tensor<4xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<4xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000F03F00000000000000400000000000000080000000000000E0BF9C7500883CE4377E000000000000F03F00000000000008400000000000000000"> : tensor<4xcomplex<f64>>
    return %0 : tensor<4xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<4xcomplex<f64>>) -> (tensor<4xcomplex<f64>> {jax.result_info = "result"}) {
    return %arg0 : tensor<4xcomplex<f64>>
  }
}

// -----

// more_convert: c128 to f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<4xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<4xf32>)
    %r:1 = call @program(%i#0) : (tensor<4xcomplex<f64>>) -> (tensor<4xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<4xf32>, tensor<4xf32>
    return
  }
  func.func private @inputs() -> (tensor<4xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000F03F00000000000000400000000000000080000000000000E0BF9C7500883CE4377E000000000000F03F00000000000008400000000000000000"> : tensor<4xcomplex<f64>>
    return %0 : tensor<4xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<4xf32>) {
    %0 = stablehlo.constant dense<"0x0000803F000000800000807F00004040"> : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @program(%arg0: tensor<4xcomplex<f64>>) -> (tensor<4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.real %arg0 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    %1 = stablehlo.convert %0 : (tensor<4xf64>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}

// -----

// more_convert: c128 to i32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<4xcomplex<f64>>)
    %e:1 = call @expected() : () -> (tensor<4xi32>)
    %r:1 = call @program(%i#0) : (tensor<4xcomplex<f64>>) -> (tensor<4xi32>)
    check.expect_eq %r#0, %e#0 : tensor<4xi32>
    return
  }
  func.func private @inputs() -> (tensor<4xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000F03F00000000000000400000000000000080000000000000E0BF9C7500883CE4377E000000000000F03F00000000000008400000000000000000"> : tensor<4xcomplex<f64>>
    return %0 : tensor<4xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<4xi32>) {
    %0 = stablehlo.constant dense<"0x0100000000000000FFFFFF7F03000000"> : tensor<4xi32>
    return %0 : tensor<4xi32>
  }
  func.func private @program(%arg0: tensor<4xcomplex<f64>>) -> (tensor<4xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.real %arg0 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    %1 = stablehlo.convert %0 : (tensor<4xf64>) -> tensor<4xi32>
    return %1 : tensor<4xi32>
  }
}

// -----

// more_convert: f32 to float8_e4m3fn and back
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<21xf32>)
    %e:1 = call @expected() : () -> (tensor<21xf32>)
    %r:1 = call @program(%i#0) : (tensor<21xf32>) -> (tensor<21xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<21xf32>, tensor<21xf32>
    return
  }
  func.func private @inputs() -> (tensor<21xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F0000883F0000903F0000983F0080DF430000E8430000F0430000604700007047002474496F12833A0000803A0000C0400000A0400000803E0000403F0000807F000080FF0000C07F"> : tensor<21xf32>
    return %0 : tensor<21xf32>
  }
  func.func private @expected() -> (tensor<21xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F0000803F0000903F0000A03F0000E0430000E0430000C07F0000C07F0000C07F0000C07F0000003B000000000000C0400000A0400000803E0000403F0000C07F0000C0FF0000C07F"> : tensor<21xf32>
    return %0 : tensor<21xf32>
  }
  func.func private @program(%arg0: tensor<21xf32>) -> (tensor<21xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<21xf32>) -> tensor<21xf8E4M3FN>
    %1 = stablehlo.convert %0 : (tensor<21xf8E4M3FN>) -> tensor<21xf32>
    return %1 : tensor<21xf32>
  }
}

// -----

// more_convert: bf16 to float8_e4m3fn and back
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<21xbf16>)
    %e:1 = call @expected() : () -> (tensor<21xbf16>)
    %r:1 = call @program(%i#0) : (tensor<21xbf16>) -> (tensor<21xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<21xbf16>, tensor<21xbf16>
    return
  }
  func.func private @inputs() -> (tensor<21xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080803F883F903F983FE043E843F043604770477449833A803AC040A040803E403F807F80FFC07F"> : tensor<21xbf16>
    return %0 : tensor<21xbf16>
  }
  func.func private @expected() -> (tensor<21xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080803F803F903FA03FE043E043C07FC07FC07FC07F003B0000C040A040803E403FC07FC0FFC07F"> : tensor<21xbf16>
    return %0 : tensor<21xbf16>
  }
  func.func private @program(%arg0: tensor<21xbf16>) -> (tensor<21xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<21xbf16>) -> tensor<21xf8E4M3FN>
    %1 = stablehlo.convert %0 : (tensor<21xf8E4M3FN>) -> tensor<21xbf16>
    return %1 : tensor<21xbf16>
  }
}

// -----

// more_convert: f32 to float8_e5m2 and back
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<21xf32>)
    %e:1 = call @expected() : () -> (tensor<21xf32>)
    %r:1 = call @program(%i#0) : (tensor<21xf32>) -> (tensor<21xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<21xf32>, tensor<21xf32>
    return
  }
  func.func private @inputs() -> (tensor<21xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F0000883F0000903F0000983F0080DF430000E8430000F0430000604700007047002474496F12833A0000803A0000C0400000A0400000803E0000403F0000807F000080FF0000C07F"> : tensor<21xf32>
    return %0 : tensor<21xf32>
  }
  func.func private @expected() -> (tensor<21xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F0000803F0000803F0000A03F0000E0430000E04300000044000060470000807F0000807F0000803A0000803A0000C0400000A0400000803E0000403F0000807F000080FF0000C07F"> : tensor<21xf32>
    return %0 : tensor<21xf32>
  }
  func.func private @program(%arg0: tensor<21xf32>) -> (tensor<21xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<21xf32>) -> tensor<21xf8E5M2>
    %1 = stablehlo.convert %0 : (tensor<21xf8E5M2>) -> tensor<21xf32>
    return %1 : tensor<21xf32>
  }
}

// -----

// more_convert: bf16 to float8_e5m2 and back
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<21xbf16>)
    %e:1 = call @expected() : () -> (tensor<21xbf16>)
    %r:1 = call @program(%i#0) : (tensor<21xbf16>) -> (tensor<21xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<21xbf16>, tensor<21xbf16>
    return
  }
  func.func private @inputs() -> (tensor<21xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080803F883F903F983FE043E843F043604770477449833A803AC040A040803E403F807F80FFC07F"> : tensor<21xbf16>
    return %0 : tensor<21xbf16>
  }
  func.func private @expected() -> (tensor<21xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080803F803F803FA03FE043E04300446047807F807F803A803AC040A040803E403F807F80FFC07F"> : tensor<21xbf16>
    return %0 : tensor<21xbf16>
  }
  func.func private @program(%arg0: tensor<21xbf16>) -> (tensor<21xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<21xbf16>) -> tensor<21xf8E5M2>
    %1 = stablehlo.convert %0 : (tensor<21xf8E5M2>) -> tensor<21xbf16>
    return %1 : tensor<21xbf16>
  }
}

// -----

// more_convert: f32 to float8_e4m3fnuz and back
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<21xf32>)
    %e:1 = call @expected() : () -> (tensor<21xf32>)
    %r:1 = call @program(%i#0) : (tensor<21xf32>) -> (tensor<21xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<21xf32>, tensor<21xf32>
    return
  }
  func.func private @inputs() -> (tensor<21xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F0000883F0000903F0000983F0080DF430000E8430000F0430000604700007047002474496F12833A0000803A0000C0400000A0400000803E0000403F0000807F000080FF0000C07F"> : tensor<21xf32>
    return %0 : tensor<21xf32>
  }
  func.func private @expected() -> (tensor<21xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000803F0000803F0000903F0000A03F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000803A0000803A0000C0400000A0400000803E0000403F0000C07F0000C07F0000C07F"> : tensor<21xf32>
    return %0 : tensor<21xf32>
  }
  func.func private @program(%arg0: tensor<21xf32>) -> (tensor<21xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<21xf32>) -> tensor<21xf8E4M3FNUZ>
    %1 = stablehlo.convert %0 : (tensor<21xf8E4M3FNUZ>) -> tensor<21xf32>
    return %1 : tensor<21xf32>
  }
}

// -----

// more_convert: bf16 to float8_e4m3fnuz and back
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<21xbf16>)
    %e:1 = call @expected() : () -> (tensor<21xbf16>)
    %r:1 = call @program(%i#0) : (tensor<21xbf16>) -> (tensor<21xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<21xbf16>, tensor<21xbf16>
    return
  }
  func.func private @inputs() -> (tensor<21xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080803F883F903F983FE043E843F043604770477449833A803AC040A040803E403F807F80FFC07F"> : tensor<21xbf16>
    return %0 : tensor<21xbf16>
  }
  func.func private @expected() -> (tensor<21xbf16>) {
    %0 = stablehlo.constant dense<"0x00000000803F803F903FA03FC07FC07FC07FC07FC07FC07F803A803AC040A040803E403FC07FC07FC07F"> : tensor<21xbf16>
    return %0 : tensor<21xbf16>
  }
  func.func private @program(%arg0: tensor<21xbf16>) -> (tensor<21xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<21xbf16>) -> tensor<21xf8E4M3FNUZ>
    %1 = stablehlo.convert %0 : (tensor<21xf8E4M3FNUZ>) -> tensor<21xbf16>
    return %1 : tensor<21xbf16>
  }
}

// -----

// more_convert: f32 to float8_e5m2fnuz and back
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<21xf32>)
    %e:1 = call @expected() : () -> (tensor<21xf32>)
    %r:1 = call @program(%i#0) : (tensor<21xf32>) -> (tensor<21xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<21xf32>, tensor<21xf32>
    return
  }
  func.func private @inputs() -> (tensor<21xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F0000883F0000903F0000983F0080DF430000E8430000F0430000604700007047002474496F12833A0000803A0000C0400000A0400000803E0000403F0000807F000080FF0000C07F"> : tensor<21xf32>
    return %0 : tensor<21xf32>
  }
  func.func private @expected() -> (tensor<21xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000803F0000803F0000803F0000A03F0000E0430000E04300000044000060470000C07F0000C07F0000803A0000803A0000C0400000A0400000803E0000403F0000C07F0000C07F0000C07F"> : tensor<21xf32>
    return %0 : tensor<21xf32>
  }
  func.func private @program(%arg0: tensor<21xf32>) -> (tensor<21xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<21xf32>) -> tensor<21xf8E5M2FNUZ>
    %1 = stablehlo.convert %0 : (tensor<21xf8E5M2FNUZ>) -> tensor<21xf32>
    return %1 : tensor<21xf32>
  }
}

// -----

// more_convert: bf16 to float8_e5m2fnuz and back
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<21xbf16>)
    %e:1 = call @expected() : () -> (tensor<21xbf16>)
    %r:1 = call @program(%i#0) : (tensor<21xbf16>) -> (tensor<21xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<21xbf16>, tensor<21xbf16>
    return
  }
  func.func private @inputs() -> (tensor<21xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080803F883F903F983FE043E843F043604770477449833A803AC040A040803E403F807F80FFC07F"> : tensor<21xbf16>
    return %0 : tensor<21xbf16>
  }
  func.func private @expected() -> (tensor<21xbf16>) {
    %0 = stablehlo.constant dense<"0x00000000803F803F803FA03FE043E04300446047C07FC07F803A803AC040A040803E403FC07FC07FC07F"> : tensor<21xbf16>
    return %0 : tensor<21xbf16>
  }
  func.func private @program(%arg0: tensor<21xbf16>) -> (tensor<21xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<21xbf16>) -> tensor<21xf8E5M2FNUZ>
    %1 = stablehlo.convert %0 : (tensor<21xf8E5M2FNUZ>) -> tensor<21xbf16>
    return %1 : tensor<21xbf16>
  }
}

// -----

// more_convert: f32 to float8_e4m3b11fnuz and back
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<21xf32>)
    %e:1 = call @expected() : () -> (tensor<21xf32>)
    %r:1 = call @program(%i#0) : (tensor<21xf32>) -> (tensor<21xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<21xf32>, tensor<21xf32>
    return
  }
  func.func private @inputs() -> (tensor<21xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F0000883F0000903F0000983F0080DF430000E8430000F0430000604700007047002474496F12833A0000803A0000C0400000A0400000803E0000403F0000807F000080FF0000C07F"> : tensor<21xf32>
    return %0 : tensor<21xf32>
  }
  func.func private @expected() -> (tensor<21xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000803F0000803F0000903F0000A03F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000803A0000803A0000C0400000A0400000803E0000403F0000C07F0000C07F0000C07F"> : tensor<21xf32>
    return %0 : tensor<21xf32>
  }
  func.func private @program(%arg0: tensor<21xf32>) -> (tensor<21xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<21xf32>) -> tensor<21xf8E4M3B11FNUZ>
    %1 = stablehlo.convert %0 : (tensor<21xf8E4M3B11FNUZ>) -> tensor<21xf32>
    return %1 : tensor<21xf32>
  }
}

// -----

// more_convert: bf16 to float8_e4m3b11fnuz and back
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<21xbf16>)
    %e:1 = call @expected() : () -> (tensor<21xbf16>)
    %r:1 = call @program(%i#0) : (tensor<21xbf16>) -> (tensor<21xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<21xbf16>, tensor<21xbf16>
    return
  }
  func.func private @inputs() -> (tensor<21xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080803F883F903F983FE043E843F043604770477449833A803AC040A040803E403F807F80FFC07F"> : tensor<21xbf16>
    return %0 : tensor<21xbf16>
  }
  func.func private @expected() -> (tensor<21xbf16>) {
    %0 = stablehlo.constant dense<"0x00000000803F803F903FA03FC07FC07FC07FC07FC07FC07F803A803AC040A040803E403FC07FC07FC07F"> : tensor<21xbf16>
    return %0 : tensor<21xbf16>
  }
  func.func private @program(%arg0: tensor<21xbf16>) -> (tensor<21xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<21xbf16>) -> tensor<21xf8E4M3B11FNUZ>
    %1 = stablehlo.convert %0 : (tensor<21xf8E4M3B11FNUZ>) -> tensor<21xbf16>
    return %1 : tensor<21xbf16>
  }
}

// -----

// more_convert: f32 to float8_e3m4 and back
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<21xf32>)
    %e:1 = call @expected() : () -> (tensor<21xf32>)
    %r:1 = call @program(%i#0) : (tensor<21xf32>) -> (tensor<21xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<21xf32>, tensor<21xf32>
    return
  }
  func.func private @inputs() -> (tensor<21xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F0000883F0000903F0000983F0080DF430000E8430000F0430000604700007047002474496F12833A0000803A0000C0400000A0400000803E0000403F0000807F000080FF0000C07F"> : tensor<21xf32>
    return %0 : tensor<21xf32>
  }
  func.func private @expected() -> (tensor<21xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F0000883F0000903F0000983F0000807F0000807F0000807F0000807F0000807F0000807F00000000000000000000C0400000A0400000803E0000403F0000807F000080FF0000C07F"> : tensor<21xf32>
    return %0 : tensor<21xf32>
  }
  func.func private @program(%arg0: tensor<21xf32>) -> (tensor<21xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<21xf32>) -> tensor<21xf8E3M4>
    %1 = stablehlo.convert %0 : (tensor<21xf8E3M4>) -> tensor<21xf32>
    return %1 : tensor<21xf32>
  }
}

// -----

// more_convert: bf16 to float8_e3m4 and back
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<21xbf16>)
    %e:1 = call @expected() : () -> (tensor<21xbf16>)
    %r:1 = call @program(%i#0) : (tensor<21xbf16>) -> (tensor<21xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<21xbf16>, tensor<21xbf16>
    return
  }
  func.func private @inputs() -> (tensor<21xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080803F883F903F983FE043E843F043604770477449833A803AC040A040803E403F807F80FFC07F"> : tensor<21xbf16>
    return %0 : tensor<21xbf16>
  }
  func.func private @expected() -> (tensor<21xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080803F883F903F983F807F807F807F807F807F807F00000000C040A040803E403F807F80FFC07F"> : tensor<21xbf16>
    return %0 : tensor<21xbf16>
  }
  func.func private @program(%arg0: tensor<21xbf16>) -> (tensor<21xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<21xbf16>) -> tensor<21xf8E3M4>
    %1 = stablehlo.convert %0 : (tensor<21xf8E3M4>) -> tensor<21xbf16>
    return %1 : tensor<21xbf16>
  }
}

// -----

// more_convert: f32 to float8_e4m3 and back
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<21xf32>)
    %e:1 = call @expected() : () -> (tensor<21xf32>)
    %r:1 = call @program(%i#0) : (tensor<21xf32>) -> (tensor<21xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<21xf32>, tensor<21xf32>
    return
  }
  func.func private @inputs() -> (tensor<21xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F0000883F0000903F0000983F0080DF430000E8430000F0430000604700007047002474496F12833A0000803A0000C0400000A0400000803E0000403F0000807F000080FF0000C07F"> : tensor<21xf32>
    return %0 : tensor<21xf32>
  }
  func.func private @expected() -> (tensor<21xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F0000803F0000903F0000A03F0000807F0000807F0000807F0000807F0000807F0000807F0000003B000000000000C0400000A0400000803E0000403F0000807F000080FF0000C07F"> : tensor<21xf32>
    return %0 : tensor<21xf32>
  }
  func.func private @program(%arg0: tensor<21xf32>) -> (tensor<21xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<21xf32>) -> tensor<21xf8E4M3>
    %1 = stablehlo.convert %0 : (tensor<21xf8E4M3>) -> tensor<21xf32>
    return %1 : tensor<21xf32>
  }
}

// -----

// more_convert: bf16 to float8_e4m3 and back
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<21xbf16>)
    %e:1 = call @expected() : () -> (tensor<21xbf16>)
    %r:1 = call @program(%i#0) : (tensor<21xbf16>) -> (tensor<21xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<21xbf16>, tensor<21xbf16>
    return
  }
  func.func private @inputs() -> (tensor<21xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080803F883F903F983FE043E843F043604770477449833A803AC040A040803E403F807F80FFC07F"> : tensor<21xbf16>
    return %0 : tensor<21xbf16>
  }
  func.func private @expected() -> (tensor<21xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080803F803F903FA03F807F807F807F807F807F807F003B0000C040A040803E403F807F80FFC07F"> : tensor<21xbf16>
    return %0 : tensor<21xbf16>
  }
  func.func private @program(%arg0: tensor<21xbf16>) -> (tensor<21xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<21xbf16>) -> tensor<21xf8E4M3>
    %1 = stablehlo.convert %0 : (tensor<21xf8E4M3>) -> tensor<21xbf16>
    return %1 : tensor<21xbf16>
  }
}

// -----

// more_convert: f32 to float8_e8m0fnu and back
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<16xf32>)
    %e:1 = call @expected() : () -> (tensor<16xf32>)
    %r:1 = call @program(%i#0) : (tensor<16xf32>) -> (tensor<16xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<16xf32>, tensor<16xf32>
    return
  }
  func.func private @inputs() -> (tensor<16xf32>) {
    %0 = stablehlo.constant dense<"0x0000803F0000883F0000903F0000983F0080DF430000E8430000F0430000604700007047002474496F12833A0000803A0000C0400000A0400000803E0000403F"> : tensor<16xf32>
    return %0 : tensor<16xf32>
  }
  func.func private @expected() -> (tensor<16xf32>) {
    %0 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000004400000044000000440000804700008047000080490000803A0000803A00000041000080400000803E0000803F"> : tensor<16xf32>
    return %0 : tensor<16xf32>
  }
  func.func private @program(%arg0: tensor<16xf32>) -> (tensor<16xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<16xf32>) -> tensor<16xf8E8M0FNU>
    %1 = stablehlo.convert %0 : (tensor<16xf8E8M0FNU>) -> tensor<16xf32>
    return %1 : tensor<16xf32>
  }
}

// -----

// more_convert: bf16 to float8_e8m0fnu and back
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<16xbf16>)
    %e:1 = call @expected() : () -> (tensor<16xbf16>)
    %r:1 = call @program(%i#0) : (tensor<16xbf16>) -> (tensor<16xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<16xbf16>, tensor<16xbf16>
    return
  }
  func.func private @inputs() -> (tensor<16xbf16>) {
    %0 = stablehlo.constant dense<"0x803F883F903F983FE043E843F043604770477449833A803AC040A040803E403F"> : tensor<16xbf16>
    return %0 : tensor<16xbf16>
  }
  func.func private @expected() -> (tensor<16xbf16>) {
    %0 = stablehlo.constant dense<"0x803F803F803F803F004400440044804780478049803A803A00418040803E803F"> : tensor<16xbf16>
    return %0 : tensor<16xbf16>
  }
  func.func private @program(%arg0: tensor<16xbf16>) -> (tensor<16xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<16xbf16>) -> tensor<16xf8E8M0FNU>
    %1 = stablehlo.convert %0 : (tensor<16xf8E8M0FNU>) -> tensor<16xbf16>
    return %1 : tensor<16xbf16>
  }
}

// -----

// more_convert: f32 to float4_e2m1fn and back
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<20xf32>)
    %e:1 = call @expected() : () -> (tensor<20xf32>)
    %r:1 = call @program(%i#0) : (tensor<20xf32>) -> (tensor<20xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<20xf32>, tensor<20xf32>
    return
  }
  func.func private @inputs() -> (tensor<20xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F0000883F0000903F0000983F0080DF430000E8430000F0430000604700007047002474496F12833A0000803A0000C0400000A0400000803E0000403F0000807F000080FF"> : tensor<20xf32>
    return %0 : tensor<20xf32>
  }
  func.func private @expected() -> (tensor<20xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F0000803F0000803F0000803F0000C0400000C0400000C0400000C0400000C0400000C04000000000000000000000C04000008040000000000000803F0000C0400000C0C0"> : tensor<20xf32>
    return %0 : tensor<20xf32>
  }
  func.func private @program(%arg0: tensor<20xf32>) -> (tensor<20xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<20xf32>) -> tensor<20xf4E2M1FN>
    %1 = stablehlo.convert %0 : (tensor<20xf4E2M1FN>) -> tensor<20xf32>
    return %1 : tensor<20xf32>
  }
}

// -----

// more_convert: bf16 to float4_e2m1fn and back
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<20xbf16>)
    %e:1 = call @expected() : () -> (tensor<20xbf16>)
    %r:1 = call @program(%i#0) : (tensor<20xbf16>) -> (tensor<20xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<20xbf16>, tensor<20xbf16>
    return
  }
  func.func private @inputs() -> (tensor<20xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080803F883F903F983FE043E843F043604770477449833A803AC040A040803E403F807F80FF"> : tensor<20xbf16>
    return %0 : tensor<20xbf16>
  }
  func.func private @expected() -> (tensor<20xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080803F803F803F803FC040C040C040C040C040C04000000000C04080400000803FC040C0C0"> : tensor<20xbf16>
    return %0 : tensor<20xbf16>
  }
  func.func private @program(%arg0: tensor<20xbf16>) -> (tensor<20xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<20xbf16>) -> tensor<20xf4E2M1FN>
    %1 = stablehlo.convert %0 : (tensor<20xf4E2M1FN>) -> tensor<20xbf16>
    return %1 : tensor<20xbf16>
  }
}

// -----

// more_convert: i8 to int4 and back
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<16xi8>)
    %e:1 = call @expected() : () -> (tensor<16xi8>)
    %r:1 = call @program(%i#0) : (tensor<16xi8>) -> (tensor<16xi8>)
    check.expect_eq %r#0, %e#0 : tensor<16xi8>
    return
  }
  func.func private @inputs() -> (tensor<16xi8>) {
    %0 = stablehlo.constant dense<"0xFDFEFF000102030405060708090A0B0C"> : tensor<16xi8>
    return %0 : tensor<16xi8>
  }
  func.func private @expected() -> (tensor<16xi8>) {
    %0 = stablehlo.constant dense<"0xFDFEFF0001020304050607F8F9FAFBFC"> : tensor<16xi8>
    return %0 : tensor<16xi8>
  }
  func.func private @program(%arg0: tensor<16xi8>) -> (tensor<16xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<16xi8>) -> tensor<16xi4>
    %1 = stablehlo.convert %0 : (tensor<16xi4>) -> tensor<16xi8>
    return %1 : tensor<16xi8>
  }
}

// -----

// more_convert: i8 to uint4 and back
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<16xi8>)
    %e:1 = call @expected() : () -> (tensor<16xi8>)
    %r:1 = call @program(%i#0) : (tensor<16xi8>) -> (tensor<16xi8>)
    check.expect_eq %r#0, %e#0 : tensor<16xi8>
    return
  }
  func.func private @inputs() -> (tensor<16xi8>) {
    %0 = stablehlo.constant dense<"0xFDFEFF000102030405060708090A0B0C"> : tensor<16xi8>
    return %0 : tensor<16xi8>
  }
  func.func private @expected() -> (tensor<16xi8>) {
    %0 = stablehlo.constant dense<"0x0D0E0F000102030405060708090A0B0C"> : tensor<16xi8>
    return %0 : tensor<16xi8>
  }
  func.func private @program(%arg0: tensor<16xi8>) -> (tensor<16xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<16xi8>) -> tensor<16xui4>
    %1 = stablehlo.convert %0 : (tensor<16xui4>) -> tensor<16xi8>
    return %1 : tensor<16xi8>
  }
}

// -----

// more_convert: i8 to int2 and back
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<16xi8>)
    %e:1 = call @expected() : () -> (tensor<16xi8>)
    %r:1 = call @program(%i#0) : (tensor<16xi8>) -> (tensor<16xi8>)
    check.expect_eq %r#0, %e#0 : tensor<16xi8>
    return
  }
  func.func private @inputs() -> (tensor<16xi8>) {
    %0 = stablehlo.constant dense<"0xFDFEFF000102030405060708090A0B0C"> : tensor<16xi8>
    return %0 : tensor<16xi8>
  }
  func.func private @expected() -> (tensor<16xi8>) {
    %0 = stablehlo.constant dense<"0x01FEFF0001FEFF0001FEFF0001FEFF00"> : tensor<16xi8>
    return %0 : tensor<16xi8>
  }
  func.func private @program(%arg0: tensor<16xi8>) -> (tensor<16xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<16xi8>) -> tensor<16xi2>
    %1 = stablehlo.convert %0 : (tensor<16xi2>) -> tensor<16xi8>
    return %1 : tensor<16xi8>
  }
}

// -----

// more_convert: i8 to uint2 and back
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<16xi8>)
    %e:1 = call @expected() : () -> (tensor<16xi8>)
    %r:1 = call @program(%i#0) : (tensor<16xi8>) -> (tensor<16xi8>)
    check.expect_eq %r#0, %e#0 : tensor<16xi8>
    return
  }
  func.func private @inputs() -> (tensor<16xi8>) {
    %0 = stablehlo.constant dense<"0xFDFEFF000102030405060708090A0B0C"> : tensor<16xi8>
    return %0 : tensor<16xi8>
  }
  func.func private @expected() -> (tensor<16xi8>) {
    %0 = stablehlo.constant dense<"0x01020300010203000102030001020300"> : tensor<16xi8>
    return %0 : tensor<16xi8>
  }
  func.func private @program(%arg0: tensor<16xi8>) -> (tensor<16xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<16xi8>) -> tensor<16xui2>
    %1 = stablehlo.convert %0 : (tensor<16xui2>) -> tensor<16xi8>
    return %1 : tensor<16xi8>
  }
}

// -----

// more_convert: bitcast f32 to ui32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<12xf32>)
    %e:1 = call @expected() : () -> (tensor<12xui32>)
    %r:1 = call @program(%i#0) : (tensor<12xf32>) -> (tensor<12xui32>)
    check.expect_eq %r#0, %e#0 : tensor<12xui32>
    return
  }
  func.func private @inputs() -> (tensor<12xf32>) {
    %0 = stablehlo.constant dense<"0x0000C07F0000803F0000807F00000080000000000000803F000080FF000080BF000000000000C07F00000080000080BF"> : tensor<12xf32>
    return %0 : tensor<12xf32>
  }
  func.func private @expected() -> (tensor<12xui32>) {
    %0 = stablehlo.constant dense<"0x0000C07F0000803F0000807F00000080000000000000803F000080FF000080BF000000000000C07F00000080000080BF"> : tensor<12xui32>
    return %0 : tensor<12xui32>
  }
  func.func private @program(%arg0: tensor<12xf32>) -> (tensor<12xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<12xf32>) -> tensor<12xui32>
    return %0 : tensor<12xui32>
  }
}

// -----

// more_convert: bitcast f64 to i64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<12xf64>)
    %e:1 = call @expected() : () -> (tensor<12xi64>)
    %r:1 = call @program(%i#0) : (tensor<12xf64>) -> (tensor<12xi64>)
    check.expect_eq %r#0, %e#0 : tensor<12xi64>
    return
  }
  func.func private @inputs() -> (tensor<12xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000F87F000000000000F03F000000000000F07F00000000000000800000000000000000000000000000F03F000000000000F0FF000000000000F0BF0000000000000000000000000000F87F0000000000000080000000000000F0BF"> : tensor<12xf64>
    return %0 : tensor<12xf64>
  }
  func.func private @expected() -> (tensor<12xi64>) {
    %0 = stablehlo.constant dense<"0x000000000000F87F000000000000F03F000000000000F07F00000000000000800000000000000000000000000000F03F000000000000F0FF000000000000F0BF0000000000000000000000000000F87F0000000000000080000000000000F0BF"> : tensor<12xi64>
    return %0 : tensor<12xi64>
  }
  func.func private @program(%arg0: tensor<12xf64>) -> (tensor<12xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<12xf64>) -> tensor<12xi64>
    return %0 : tensor<12xi64>
  }
}

// -----

// more_convert: bitcast f16 to i16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<12xf16>)
    %e:1 = call @expected() : () -> (tensor<12xi16>)
    %r:1 = call @program(%i#0) : (tensor<12xf16>) -> (tensor<12xi16>)
    check.expect_eq %r#0, %e#0 : tensor<12xi16>
    return
  }
  func.func private @inputs() -> (tensor<12xf16>) {
    %0 = stablehlo.constant dense<"0x007E003C007C00800000003C00FC00BC0000007E008000BC"> : tensor<12xf16>
    return %0 : tensor<12xf16>
  }
  func.func private @expected() -> (tensor<12xi16>) {
    %0 = stablehlo.constant dense<"0x007E003C007C00800000003C00FC00BC0000007E008000BC"> : tensor<12xi16>
    return %0 : tensor<12xi16>
  }
  func.func private @program(%arg0: tensor<12xf16>) -> (tensor<12xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<12xf16>) -> tensor<12xi16>
    return %0 : tensor<12xi16>
  }
}

// -----

// more_convert: bitcast bf16 to ui16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<12xbf16>)
    %e:1 = call @expected() : () -> (tensor<12xui16>)
    %r:1 = call @program(%i#0) : (tensor<12xbf16>) -> (tensor<12xui16>)
    check.expect_eq %r#0, %e#0 : tensor<12xui16>
    return
  }
  func.func private @inputs() -> (tensor<12xbf16>) {
    %0 = stablehlo.constant dense<"0xC07F803F807F00800000803F80FF80BF0000C07F008080BF"> : tensor<12xbf16>
    return %0 : tensor<12xbf16>
  }
  func.func private @expected() -> (tensor<12xui16>) {
    %0 = stablehlo.constant dense<"0xC07F803F807F00800000803F80FF80BF0000C07F008080BF"> : tensor<12xui16>
    return %0 : tensor<12xui16>
  }
  func.func private @program(%arg0: tensor<12xbf16>) -> (tensor<12xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<12xbf16>) -> tensor<12xui16>
    return %0 : tensor<12xui16>
  }
}

// -----

// more_convert: bitcast i64 to i8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<12xi64>)
    %e:1 = call @expected() : () -> (tensor<12x8xi8>)
    %r:1 = call @program(%i#0) : (tensor<12xi64>) -> (tensor<12x8xi8>)
    check.expect_eq %r#0, %e#0 : tensor<12x8xi8>
    return
  }
  func.func private @inputs() -> (tensor<12xi64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7F0100000000000000000000000000008000000000000000000100000000000000FFFFFFFFFFFFFF7F0000000000000080030000000000000000000000000000000100000000000000FEFFFFFFFFFFFF7F0200000000000000"> : tensor<12xi64>
    return %0 : tensor<12xi64>
  }
  func.func private @expected() -> (tensor<12x8xi8>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7F0100000000000000000000000000008000000000000000000100000000000000FFFFFFFFFFFFFF7F0000000000000080030000000000000000000000000000000100000000000000FEFFFFFFFFFFFF7F0200000000000000"> : tensor<12x8xi8>
    return %0 : tensor<12x8xi8>
  }
  func.func private @program(%arg0: tensor<12xi64>) -> (tensor<12x8xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<12xi64>) -> tensor<12x8xi8>
    return %0 : tensor<12x8xi8>
  }
}

// -----

// more_convert: bitcast ui16 to ui32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<6x2xui16>)
    %e:1 = call @expected() : () -> (tensor<6xui32>)
    %r:1 = call @program(%i#0) : (tensor<6x2xui16>) -> (tensor<6xui32>)
    check.expect_eq %r#0, %e#0 : tensor<6xui32>
    return
  }
  func.func private @inputs() -> (tensor<6x2xui16>) {
    %0 = stablehlo.constant dense<"0xFFFF0100000000000100FFFF0000030000000100FEFF0200"> : tensor<6x2xui16>
    return %0 : tensor<6x2xui16>
  }
  func.func private @expected() -> (tensor<6xui32>) {
    %0 = stablehlo.constant dense<"0xFFFF0100000000000100FFFF0000030000000100FEFF0200"> : tensor<6xui32>
    return %0 : tensor<6xui32>
  }
  func.func private @program(%arg0: tensor<6x2xui16>) -> (tensor<6xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<6x2xui16>) -> tensor<6xui32>
    return %0 : tensor<6xui32>
  }
}
