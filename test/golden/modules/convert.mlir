// convert: reduce_precision 8 7
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<27xf32>)
    %e:1 = call @expected() : () -> (tensor<27xf32>)
    %r:1 = call @program(%i#0) : (tensor<27xf32>) -> (tensor<27xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<27xf32>, tensor<27xf32>
    return
  }
  func.func private @inputs() -> (tensor<27xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F951B394372BF37C3E04BBF426C6DF9C281E54043E0296FC2B2503EC12241A2C269582EC20AEF5E438AE68D43E3400BC3844F3543AE35894380B83141773A6D42C3B64143057CC2424DE6AF417D926D43"> : tensor<27xf32>
    return %0 : tensor<27xf32>
  }
  func.func private @expected() -> (tensor<27xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F00003943000038C30000BF420000F9C20000414300006FC200003EC10000A2C200002EC200005F4300008E4300000BC300003543000089430000324100006D42000042430000C2420000B04100006E43"> : tensor<27xf32>
    return %0 : tensor<27xf32>
  }
  func.func private @program(%arg0: tensor<27xf32>) -> (tensor<27xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reduce_precision %arg0, format = e8m7 : tensor<27xf32>
    return %0 : tensor<27xf32>
  }
}

// -----

// convert: reduce_precision 5 10
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<27xf32>)
    %e:1 = call @expected() : () -> (tensor<27xf32>)
    %r:1 = call @program(%i#0) : (tensor<27xf32>) -> (tensor<27xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<27xf32>, tensor<27xf32>
    return
  }
  func.func private @inputs() -> (tensor<27xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07FFA1A1042290A2C436A9479438379DAC25C204843B80B3BC3B69BC641D914BA4203B65643ADECDCC2BAD98C438CA0164352BA7D4317C812C39799E141F450E4C1D9678A43C1AA3B43344849C39C777643"> : tensor<27xf32>
    return %0 : tensor<27xf32>
  }
  func.func private @expected() -> (tensor<27xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0020104200002C4300A079430080DAC20020484300003BC300A0C6410020BA4200C0564300E0DCC200E08C4300A0164300C07D4300C012C300A0E1410060E4C100608A4300A03B43004049C300807643"> : tensor<27xf32>
    return %0 : tensor<27xf32>
  }
  func.func private @program(%arg0: tensor<27xf32>) -> (tensor<27xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reduce_precision %arg0, format = e5m10 : tensor<27xf32>
    return %0 : tensor<27xf32>
  }
}

// -----

// convert: reduce_precision 5 2
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<27xf32>)
    %e:1 = call @expected() : () -> (tensor<27xf32>)
    %r:1 = call @program(%i#0) : (tensor<27xf32>) -> (tensor<27xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<27xf32>, tensor<27xf32>
    return
  }
  func.func private @inputs() -> (tensor<27xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F8A92A5C2016480C1C49785C36537CB404C5F7343B068AFC1F63E8CC309274E43F05D8FC1D60F6FC389AAEC4246163DC3B92F8442714542C2C62517C395281EC26E91F1C23BE88EC1EE8D4B42D8A93340"> : tensor<27xf32>
    return %0 : tensor<27xf32>
  }
  func.func private @expected() -> (tensor<27xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000A0C2000080C1000080C30000C040000080430000A0C1000080C300004043000080C1000060C30000E042000040C300008042000040C2000020C3000020C2000000C3000080C10000404200004040"> : tensor<27xf32>
    return %0 : tensor<27xf32>
  }
  func.func private @program(%arg0: tensor<27xf32>) -> (tensor<27xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reduce_precision %arg0, format = e5m2 : tensor<27xf32>
    return %0 : tensor<27xf32>
  }
}

// -----

// convert: reduce_precision 4 3
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<27xf32>)
    %e:1 = call @expected() : () -> (tensor<27xf32>)
    %r:1 = call @program(%i#0) : (tensor<27xf32>) -> (tensor<27xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<27xf32>, tensor<27xf32>
    return
  }
  func.func private @inputs() -> (tensor<27xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07FBE5985C3FF8029427C9B8543B3D953436EFE39C22F2B2343431046C3702AFC42D49D41C381E27BC3E943C34282F6ACC244061B41E00487C394B523C3096D7EC3D3538043A1A566C36F597C43433281C3"> : tensor<27xf32>
    return %0 : tensor<27xf32>
  }
  func.func private @expected() -> (tensor<27xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F000080FF000030420000807F00005043000040C200002043000040C300000043000040C3000080FF0000C0420000B0C200002041000080FF000020C3000080FF0000807F000060C30000807F000080FF"> : tensor<27xf32>
    return %0 : tensor<27xf32>
  }
  func.func private @program(%arg0: tensor<27xf32>) -> (tensor<27xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reduce_precision %arg0, format = e4m3 : tensor<27xf32>
    return %0 : tensor<27xf32>
  }
}

// -----

// convert: f32 to f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<11xf32>)
    %e:1 = call @expected() : () -> (tensor<11xf32>)
    %r:1 = call @program(%i#0) : (tensor<11xf32>) -> (tensor<11xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<11xf32>, tensor<11xf32>
    return
  }
  func.func private @inputs() -> (tensor<11xf32>) {
    %0 = stablehlo.constant dense<"0x000000000000803F000080BF00000040000040C00000A0400000C8420000003F0000C03F000020C0CDCC6C40"> : tensor<11xf32>
    return %0 : tensor<11xf32>
  }
  func.func private @expected() -> (tensor<11xf32>) {
    %0 = stablehlo.constant dense<"0x000000000000803F000080BF00000040000040C00000A0400000C8420000003F0000C03F000020C0CDCC6C40"> : tensor<11xf32>
    return %0 : tensor<11xf32>
  }
  func.func private @program(%arg0: tensor<11xf32>) -> (tensor<11xf32> {jax.result_info = "result"}) {
    return %arg0 : tensor<11xf32>
  }
}

// -----

// convert: f32 to f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<11xf32>)
    %e:1 = call @expected() : () -> (tensor<11xf16>)
    %r:1 = call @program(%i#0) : (tensor<11xf32>) -> (tensor<11xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<11xf16>, tensor<11xf16>
    return
  }
  func.func private @inputs() -> (tensor<11xf32>) {
    %0 = stablehlo.constant dense<"0x000000000000803F000080BF00000040000040C00000A0400000C8420000003F0000C03F000020C0CDCC6C40"> : tensor<11xf32>
    return %0 : tensor<11xf32>
  }
  func.func private @expected() -> (tensor<11xf16>) {
    %0 = stablehlo.constant dense<"0x0000003C00BC004000C2004540560038003E00C16643"> : tensor<11xf16>
    return %0 : tensor<11xf16>
  }
  func.func private @program(%arg0: tensor<11xf32>) -> (tensor<11xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<11xf32>) -> tensor<11xf16>
    return %0 : tensor<11xf16>
  }
}

// -----

// convert: f32 to i8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<11xf32>)
    %e:1 = call @expected() : () -> (tensor<11xi8>)
    %r:1 = call @program(%i#0) : (tensor<11xf32>) -> (tensor<11xi8>)
    check.expect_eq %r#0, %e#0 : tensor<11xi8>
    return
  }
  func.func private @inputs() -> (tensor<11xf32>) {
    %0 = stablehlo.constant dense<"0x000000000000803F000080BF00000040000040C00000A0400000C8420000003F0000C03F000020C0CDCC6C40"> : tensor<11xf32>
    return %0 : tensor<11xf32>
  }
  func.func private @expected() -> (tensor<11xi8>) {
    %0 = stablehlo.constant dense<"0x0001FF02FD05640001FE03"> : tensor<11xi8>
    return %0 : tensor<11xi8>
  }
  func.func private @program(%arg0: tensor<11xf32>) -> (tensor<11xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<11xf32>) -> tensor<11xi8>
    return %0 : tensor<11xi8>
  }
}

// -----

// convert: f32 to i32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<11xf32>)
    %e:1 = call @expected() : () -> (tensor<11xi32>)
    %r:1 = call @program(%i#0) : (tensor<11xf32>) -> (tensor<11xi32>)
    check.expect_eq %r#0, %e#0 : tensor<11xi32>
    return
  }
  func.func private @inputs() -> (tensor<11xf32>) {
    %0 = stablehlo.constant dense<"0x000000000000803F000080BF00000040000040C00000A0400000C8420000003F0000C03F000020C0CDCC6C40"> : tensor<11xf32>
    return %0 : tensor<11xf32>
  }
  func.func private @expected() -> (tensor<11xi32>) {
    %0 = stablehlo.constant dense<"0x0000000001000000FFFFFFFF02000000FDFFFFFF05000000640000000000000001000000FEFFFFFF03000000"> : tensor<11xi32>
    return %0 : tensor<11xi32>
  }
  func.func private @program(%arg0: tensor<11xf32>) -> (tensor<11xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<11xf32>) -> tensor<11xi32>
    return %0 : tensor<11xi32>
  }
}

// -----

// convert: f32 to ui8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<7xf32>)
    %e:1 = call @expected() : () -> (tensor<7xui8>)
    %r:1 = call @program(%i#0) : (tensor<7xf32>) -> (tensor<7xui8>)
    check.expect_eq %r#0, %e#0 : tensor<7xui8>
    return
  }
  func.func private @inputs() -> (tensor<7xf32>) {
    %0 = stablehlo.constant dense<"0x000000000000803F0000803F00000040000040400000A0400000C842"> : tensor<7xf32>
    return %0 : tensor<7xf32>
  }
  func.func private @expected() -> (tensor<7xui8>) {
    %0 = stablehlo.constant dense<"0x00010102030564"> : tensor<7xui8>
    return %0 : tensor<7xui8>
  }
  func.func private @program(%arg0: tensor<7xf32>) -> (tensor<7xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<7xf32>) -> tensor<7xui8>
    return %0 : tensor<7xui8>
  }
}

// -----

// convert: f32 to ui32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<7xf32>)
    %e:1 = call @expected() : () -> (tensor<7xui32>)
    %r:1 = call @program(%i#0) : (tensor<7xf32>) -> (tensor<7xui32>)
    check.expect_eq %r#0, %e#0 : tensor<7xui32>
    return
  }
  func.func private @inputs() -> (tensor<7xf32>) {
    %0 = stablehlo.constant dense<"0x000000000000803F0000803F00000040000040400000A0400000C842"> : tensor<7xf32>
    return %0 : tensor<7xf32>
  }
  func.func private @expected() -> (tensor<7xui32>) {
    %0 = stablehlo.constant dense<"0x00000000010000000100000002000000030000000500000064000000"> : tensor<7xui32>
    return %0 : tensor<7xui32>
  }
  func.func private @program(%arg0: tensor<7xf32>) -> (tensor<7xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<7xf32>) -> tensor<7xui32>
    return %0 : tensor<7xui32>
  }
}

// -----

// convert: f32 to i1
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<7xf32>)
    %e:1 = call @expected() : () -> (tensor<7xi1>)
    %r:1 = call @program(%i#0) : (tensor<7xf32>) -> (tensor<7xi1>)
    check.expect_eq %r#0, %e#0 : tensor<7xi1>
    return
  }
  func.func private @inputs() -> (tensor<7xf32>) {
    %0 = stablehlo.constant dense<"0x000000000000803F000080BF00000040000040C00000A0400000C842"> : tensor<7xf32>
    return %0 : tensor<7xf32>
  }
  func.func private @expected() -> (tensor<7xi1>) {
    %0 = stablehlo.constant dense<[false, true, true, true, true, true, true]> : tensor<7xi1>
    return %0 : tensor<7xi1>
  }
  func.func private @program(%arg0: tensor<7xf32>) -> (tensor<7xi1> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %2 = stablehlo.convert %1 : tensor<7xi1>
    return %2 : tensor<7xi1>
  }
}

// -----

// convert: f64 to f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<11xf64>)
    %e:1 = call @expected() : () -> (tensor<11xf64>)
    %r:1 = call @program(%i#0) : (tensor<11xf64>) -> (tensor<11xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<11xf64>, tensor<11xf64>
    return
  }
  func.func private @inputs() -> (tensor<11xf64>) {
    %0 = stablehlo.constant dense<"0x0000000000000000000000000000F03F000000000000F0BF000000000000004000000000000008C000000000000014400000000000005940000000000000E03F000000000000F83F00000000000004C09A99999999990D40"> : tensor<11xf64>
    return %0 : tensor<11xf64>
  }
  func.func private @expected() -> (tensor<11xf64>) {
    %0 = stablehlo.constant dense<"0x0000000000000000000000000000F03F000000000000F0BF000000000000004000000000000008C000000000000014400000000000005940000000000000E03F000000000000F83F00000000000004C09A99999999990D40"> : tensor<11xf64>
    return %0 : tensor<11xf64>
  }
  func.func private @program(%arg0: tensor<11xf64>) -> (tensor<11xf64> {jax.result_info = "result"}) {
    return %arg0 : tensor<11xf64>
  }
}

// -----

// convert: f64 to bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<11xf64>)
    %e:1 = call @expected() : () -> (tensor<11xbf16>)
    %r:1 = call @program(%i#0) : (tensor<11xf64>) -> (tensor<11xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<11xbf16>, tensor<11xbf16>
    return
  }
  func.func private @inputs() -> (tensor<11xf64>) {
    %0 = stablehlo.constant dense<"0x0000000000000000000000000000F03F000000000000F0BF000000000000004000000000000008C000000000000014400000000000005940000000000000E03F000000000000F83F00000000000004C09A99999999990D40"> : tensor<11xf64>
    return %0 : tensor<11xf64>
  }
  func.func private @expected() -> (tensor<11xbf16>) {
    %0 = stablehlo.constant dense<"0x0000803F80BF004040C0A040C842003FC03F20C06D40"> : tensor<11xbf16>
    return %0 : tensor<11xbf16>
  }
  func.func private @program(%arg0: tensor<11xf64>) -> (tensor<11xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<11xf64>) -> tensor<11xbf16>
    return %0 : tensor<11xbf16>
  }
}

// -----

// convert: f64 to i16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<11xf64>)
    %e:1 = call @expected() : () -> (tensor<11xi16>)
    %r:1 = call @program(%i#0) : (tensor<11xf64>) -> (tensor<11xi16>)
    check.expect_eq %r#0, %e#0 : tensor<11xi16>
    return
  }
  func.func private @inputs() -> (tensor<11xf64>) {
    %0 = stablehlo.constant dense<"0x0000000000000000000000000000F03F000000000000F0BF000000000000004000000000000008C000000000000014400000000000005940000000000000E03F000000000000F83F00000000000004C09A99999999990D40"> : tensor<11xf64>
    return %0 : tensor<11xf64>
  }
  func.func private @expected() -> (tensor<11xi16>) {
    %0 = stablehlo.constant dense<"0x00000100FFFF0200FDFF0500640000000100FEFF0300"> : tensor<11xi16>
    return %0 : tensor<11xi16>
  }
  func.func private @program(%arg0: tensor<11xf64>) -> (tensor<11xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<11xf64>) -> tensor<11xi16>
    return %0 : tensor<11xi16>
  }
}

// -----

// convert: f64 to i64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<11xf64>)
    %e:1 = call @expected() : () -> (tensor<11xi64>)
    %r:1 = call @program(%i#0) : (tensor<11xf64>) -> (tensor<11xi64>)
    check.expect_eq %r#0, %e#0 : tensor<11xi64>
    return
  }
  func.func private @inputs() -> (tensor<11xf64>) {
    %0 = stablehlo.constant dense<"0x0000000000000000000000000000F03F000000000000F0BF000000000000004000000000000008C000000000000014400000000000005940000000000000E03F000000000000F83F00000000000004C09A99999999990D40"> : tensor<11xf64>
    return %0 : tensor<11xf64>
  }
  func.func private @expected() -> (tensor<11xi64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000100000000000000FFFFFFFFFFFFFFFF0200000000000000FDFFFFFFFFFFFFFF0500000000000000640000000000000000000000000000000100000000000000FEFFFFFFFFFFFFFF0300000000000000"> : tensor<11xi64>
    return %0 : tensor<11xi64>
  }
  func.func private @program(%arg0: tensor<11xf64>) -> (tensor<11xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<11xf64>) -> tensor<11xi64>
    return %0 : tensor<11xi64>
  }
}

// -----

// convert: f64 to ui16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<7xf64>)
    %e:1 = call @expected() : () -> (tensor<7xui16>)
    %r:1 = call @program(%i#0) : (tensor<7xf64>) -> (tensor<7xui16>)
    check.expect_eq %r#0, %e#0 : tensor<7xui16>
    return
  }
  func.func private @inputs() -> (tensor<7xf64>) {
    %0 = stablehlo.constant dense<"0x0000000000000000000000000000F03F000000000000F03F0000000000000040000000000000084000000000000014400000000000005940"> : tensor<7xf64>
    return %0 : tensor<7xf64>
  }
  func.func private @expected() -> (tensor<7xui16>) {
    %0 = stablehlo.constant dense<"0x0000010001000200030005006400"> : tensor<7xui16>
    return %0 : tensor<7xui16>
  }
  func.func private @program(%arg0: tensor<7xf64>) -> (tensor<7xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<7xf64>) -> tensor<7xui16>
    return %0 : tensor<7xui16>
  }
}

// -----

// convert: f64 to ui64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<7xf64>)
    %e:1 = call @expected() : () -> (tensor<7xui64>)
    %r:1 = call @program(%i#0) : (tensor<7xf64>) -> (tensor<7xui64>)
    check.expect_eq %r#0, %e#0 : tensor<7xui64>
    return
  }
  func.func private @inputs() -> (tensor<7xf64>) {
    %0 = stablehlo.constant dense<"0x0000000000000000000000000000F03F000000000000F03F0000000000000040000000000000084000000000000014400000000000005940"> : tensor<7xf64>
    return %0 : tensor<7xf64>
  }
  func.func private @expected() -> (tensor<7xui64>) {
    %0 = stablehlo.constant dense<"0x0000000000000000010000000000000001000000000000000200000000000000030000000000000005000000000000006400000000000000"> : tensor<7xui64>
    return %0 : tensor<7xui64>
  }
  func.func private @program(%arg0: tensor<7xf64>) -> (tensor<7xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<7xf64>) -> tensor<7xui64>
    return %0 : tensor<7xui64>
  }
}

// -----

// convert: f16 to f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<11xf16>)
    %e:1 = call @expected() : () -> (tensor<11xf32>)
    %r:1 = call @program(%i#0) : (tensor<11xf16>) -> (tensor<11xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<11xf32>, tensor<11xf32>
    return
  }
  func.func private @inputs() -> (tensor<11xf16>) {
    %0 = stablehlo.constant dense<"0x0000003C00BC004000C2004540560038003E00C16643"> : tensor<11xf16>
    return %0 : tensor<11xf16>
  }
  func.func private @expected() -> (tensor<11xf32>) {
    %0 = stablehlo.constant dense<"0x000000000000803F000080BF00000040000040C00000A0400000C8420000003F0000C03F000020C000C06C40"> : tensor<11xf32>
    return %0 : tensor<11xf32>
  }
  func.func private @program(%arg0: tensor<11xf16>) -> (tensor<11xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<11xf16>) -> tensor<11xf32>
    return %0 : tensor<11xf32>
  }
}

// -----

// convert: f16 to f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<11xf16>)
    %e:1 = call @expected() : () -> (tensor<11xf16>)
    %r:1 = call @program(%i#0) : (tensor<11xf16>) -> (tensor<11xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<11xf16>, tensor<11xf16>
    return
  }
  func.func private @inputs() -> (tensor<11xf16>) {
    %0 = stablehlo.constant dense<"0x0000003C00BC004000C2004540560038003E00C16643"> : tensor<11xf16>
    return %0 : tensor<11xf16>
  }
  func.func private @expected() -> (tensor<11xf16>) {
    %0 = stablehlo.constant dense<"0x0000003C00BC004000C2004540560038003E00C16643"> : tensor<11xf16>
    return %0 : tensor<11xf16>
  }
  func.func private @program(%arg0: tensor<11xf16>) -> (tensor<11xf16> {jax.result_info = "result"}) {
    return %arg0 : tensor<11xf16>
  }
}

// -----

// convert: f16 to i8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<11xf16>)
    %e:1 = call @expected() : () -> (tensor<11xi8>)
    %r:1 = call @program(%i#0) : (tensor<11xf16>) -> (tensor<11xi8>)
    check.expect_eq %r#0, %e#0 : tensor<11xi8>
    return
  }
  func.func private @inputs() -> (tensor<11xf16>) {
    %0 = stablehlo.constant dense<"0x0000003C00BC004000C2004540560038003E00C16643"> : tensor<11xf16>
    return %0 : tensor<11xf16>
  }
  func.func private @expected() -> (tensor<11xi8>) {
    %0 = stablehlo.constant dense<"0x0001FF02FD05640001FE03"> : tensor<11xi8>
    return %0 : tensor<11xi8>
  }
  func.func private @program(%arg0: tensor<11xf16>) -> (tensor<11xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<11xf16>) -> tensor<11xi8>
    return %0 : tensor<11xi8>
  }
}

// -----

// convert: f16 to i32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<11xf16>)
    %e:1 = call @expected() : () -> (tensor<11xi32>)
    %r:1 = call @program(%i#0) : (tensor<11xf16>) -> (tensor<11xi32>)
    check.expect_eq %r#0, %e#0 : tensor<11xi32>
    return
  }
  func.func private @inputs() -> (tensor<11xf16>) {
    %0 = stablehlo.constant dense<"0x0000003C00BC004000C2004540560038003E00C16643"> : tensor<11xf16>
    return %0 : tensor<11xf16>
  }
  func.func private @expected() -> (tensor<11xi32>) {
    %0 = stablehlo.constant dense<"0x0000000001000000FFFFFFFF02000000FDFFFFFF05000000640000000000000001000000FEFFFFFF03000000"> : tensor<11xi32>
    return %0 : tensor<11xi32>
  }
  func.func private @program(%arg0: tensor<11xf16>) -> (tensor<11xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<11xf16>) -> tensor<11xi32>
    return %0 : tensor<11xi32>
  }
}

// -----

// convert: f16 to ui8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<7xf16>)
    %e:1 = call @expected() : () -> (tensor<7xui8>)
    %r:1 = call @program(%i#0) : (tensor<7xf16>) -> (tensor<7xui8>)
    check.expect_eq %r#0, %e#0 : tensor<7xui8>
    return
  }
  func.func private @inputs() -> (tensor<7xf16>) {
    %0 = stablehlo.constant dense<"0x0000003C003C0040004200454056"> : tensor<7xf16>
    return %0 : tensor<7xf16>
  }
  func.func private @expected() -> (tensor<7xui8>) {
    %0 = stablehlo.constant dense<"0x00010102030564"> : tensor<7xui8>
    return %0 : tensor<7xui8>
  }
  func.func private @program(%arg0: tensor<7xf16>) -> (tensor<7xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<7xf16>) -> tensor<7xui8>
    return %0 : tensor<7xui8>
  }
}

// -----

// convert: f16 to ui32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<7xf16>)
    %e:1 = call @expected() : () -> (tensor<7xui32>)
    %r:1 = call @program(%i#0) : (tensor<7xf16>) -> (tensor<7xui32>)
    check.expect_eq %r#0, %e#0 : tensor<7xui32>
    return
  }
  func.func private @inputs() -> (tensor<7xf16>) {
    %0 = stablehlo.constant dense<"0x0000003C003C0040004200454056"> : tensor<7xf16>
    return %0 : tensor<7xf16>
  }
  func.func private @expected() -> (tensor<7xui32>) {
    %0 = stablehlo.constant dense<"0x00000000010000000100000002000000030000000500000064000000"> : tensor<7xui32>
    return %0 : tensor<7xui32>
  }
  func.func private @program(%arg0: tensor<7xf16>) -> (tensor<7xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<7xf16>) -> tensor<7xui32>
    return %0 : tensor<7xui32>
  }
}

// -----

// convert: f16 to i1
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<7xf16>)
    %e:1 = call @expected() : () -> (tensor<7xi1>)
    %r:1 = call @program(%i#0) : (tensor<7xf16>) -> (tensor<7xi1>)
    check.expect_eq %r#0, %e#0 : tensor<7xi1>
    return
  }
  func.func private @inputs() -> (tensor<7xf16>) {
    %0 = stablehlo.constant dense<"0x0000003C00BC004000C200454056"> : tensor<7xf16>
    return %0 : tensor<7xf16>
  }
  func.func private @expected() -> (tensor<7xi1>) {
    %0 = stablehlo.constant dense<[false, true, true, true, true, true, true]> : tensor<7xi1>
    return %0 : tensor<7xi1>
  }
  func.func private @program(%arg0: tensor<7xf16>) -> (tensor<7xi1> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7xf16>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<7xf16>, tensor<7xf16>) -> tensor<7xi1>
    %2 = stablehlo.convert %1 : tensor<7xi1>
    return %2 : tensor<7xi1>
  }
}

// -----

// convert: bf16 to f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<11xbf16>)
    %e:1 = call @expected() : () -> (tensor<11xf64>)
    %r:1 = call @program(%i#0) : (tensor<11xbf16>) -> (tensor<11xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<11xf64>, tensor<11xf64>
    return
  }
  func.func private @inputs() -> (tensor<11xbf16>) {
    %0 = stablehlo.constant dense<"0x0000803F80BF004040C0A040C842003FC03F20C06D40"> : tensor<11xbf16>
    return %0 : tensor<11xbf16>
  }
  func.func private @expected() -> (tensor<11xf64>) {
    %0 = stablehlo.constant dense<"0x0000000000000000000000000000F03F000000000000F0BF000000000000004000000000000008C000000000000014400000000000005940000000000000E03F000000000000F83F00000000000004C00000000000A00D40"> : tensor<11xf64>
    return %0 : tensor<11xf64>
  }
  func.func private @program(%arg0: tensor<11xbf16>) -> (tensor<11xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<11xbf16>) -> tensor<11xf64>
    return %0 : tensor<11xf64>
  }
}

// -----

// convert: bf16 to bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<11xbf16>)
    %e:1 = call @expected() : () -> (tensor<11xbf16>)
    %r:1 = call @program(%i#0) : (tensor<11xbf16>) -> (tensor<11xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<11xbf16>, tensor<11xbf16>
    return
  }
  func.func private @inputs() -> (tensor<11xbf16>) {
    %0 = stablehlo.constant dense<"0x0000803F80BF004040C0A040C842003FC03F20C06D40"> : tensor<11xbf16>
    return %0 : tensor<11xbf16>
  }
  func.func private @expected() -> (tensor<11xbf16>) {
    %0 = stablehlo.constant dense<"0x0000803F80BF004040C0A040C842003FC03F20C06D40"> : tensor<11xbf16>
    return %0 : tensor<11xbf16>
  }
  func.func private @program(%arg0: tensor<11xbf16>) -> (tensor<11xbf16> {jax.result_info = "result"}) {
    return %arg0 : tensor<11xbf16>
  }
}

// -----

// convert: bf16 to i16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<11xbf16>)
    %e:1 = call @expected() : () -> (tensor<11xi16>)
    %r:1 = call @program(%i#0) : (tensor<11xbf16>) -> (tensor<11xi16>)
    check.expect_eq %r#0, %e#0 : tensor<11xi16>
    return
  }
  func.func private @inputs() -> (tensor<11xbf16>) {
    %0 = stablehlo.constant dense<"0x0000803F80BF004040C0A040C842003FC03F20C06D40"> : tensor<11xbf16>
    return %0 : tensor<11xbf16>
  }
  func.func private @expected() -> (tensor<11xi16>) {
    %0 = stablehlo.constant dense<"0x00000100FFFF0200FDFF0500640000000100FEFF0300"> : tensor<11xi16>
    return %0 : tensor<11xi16>
  }
  func.func private @program(%arg0: tensor<11xbf16>) -> (tensor<11xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<11xbf16>) -> tensor<11xi16>
    return %0 : tensor<11xi16>
  }
}

// -----

// convert: bf16 to i64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<11xbf16>)
    %e:1 = call @expected() : () -> (tensor<11xi64>)
    %r:1 = call @program(%i#0) : (tensor<11xbf16>) -> (tensor<11xi64>)
    check.expect_eq %r#0, %e#0 : tensor<11xi64>
    return
  }
  func.func private @inputs() -> (tensor<11xbf16>) {
    %0 = stablehlo.constant dense<"0x0000803F80BF004040C0A040C842003FC03F20C06D40"> : tensor<11xbf16>
    return %0 : tensor<11xbf16>
  }
  func.func private @expected() -> (tensor<11xi64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000100000000000000FFFFFFFFFFFFFFFF0200000000000000FDFFFFFFFFFFFFFF0500000000000000640000000000000000000000000000000100000000000000FEFFFFFFFFFFFFFF0300000000000000"> : tensor<11xi64>
    return %0 : tensor<11xi64>
  }
  func.func private @program(%arg0: tensor<11xbf16>) -> (tensor<11xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<11xbf16>) -> tensor<11xi64>
    return %0 : tensor<11xi64>
  }
}

// -----

// convert: bf16 to ui16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<7xbf16>)
    %e:1 = call @expected() : () -> (tensor<7xui16>)
    %r:1 = call @program(%i#0) : (tensor<7xbf16>) -> (tensor<7xui16>)
    check.expect_eq %r#0, %e#0 : tensor<7xui16>
    return
  }
  func.func private @inputs() -> (tensor<7xbf16>) {
    %0 = stablehlo.constant dense<"0x0000803F803F00404040A040C842"> : tensor<7xbf16>
    return %0 : tensor<7xbf16>
  }
  func.func private @expected() -> (tensor<7xui16>) {
    %0 = stablehlo.constant dense<"0x0000010001000200030005006400"> : tensor<7xui16>
    return %0 : tensor<7xui16>
  }
  func.func private @program(%arg0: tensor<7xbf16>) -> (tensor<7xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<7xbf16>) -> tensor<7xui16>
    return %0 : tensor<7xui16>
  }
}

// -----

// convert: bf16 to ui64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<7xbf16>)
    %e:1 = call @expected() : () -> (tensor<7xui64>)
    %r:1 = call @program(%i#0) : (tensor<7xbf16>) -> (tensor<7xui64>)
    check.expect_eq %r#0, %e#0 : tensor<7xui64>
    return
  }
  func.func private @inputs() -> (tensor<7xbf16>) {
    %0 = stablehlo.constant dense<"0x0000803F803F00404040A040C842"> : tensor<7xbf16>
    return %0 : tensor<7xbf16>
  }
  func.func private @expected() -> (tensor<7xui64>) {
    %0 = stablehlo.constant dense<"0x0000000000000000010000000000000001000000000000000200000000000000030000000000000005000000000000006400000000000000"> : tensor<7xui64>
    return %0 : tensor<7xui64>
  }
  func.func private @program(%arg0: tensor<7xbf16>) -> (tensor<7xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<7xbf16>) -> tensor<7xui64>
    return %0 : tensor<7xui64>
  }
}

// -----

// convert: i8 to f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<7xi8>)
    %e:1 = call @expected() : () -> (tensor<7xf32>)
    %r:1 = call @program(%i#0) : (tensor<7xi8>) -> (tensor<7xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<7xf32>, tensor<7xf32>
    return
  }
  func.func private @inputs() -> (tensor<7xi8>) {
    %0 = stablehlo.constant dense<"0x0001FF02FD0564"> : tensor<7xi8>
    return %0 : tensor<7xi8>
  }
  func.func private @expected() -> (tensor<7xf32>) {
    %0 = stablehlo.constant dense<"0x000000000000803F000080BF00000040000040C00000A0400000C842"> : tensor<7xf32>
    return %0 : tensor<7xf32>
  }
  func.func private @program(%arg0: tensor<7xi8>) -> (tensor<7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<7xi8>) -> tensor<7xf32>
    return %0 : tensor<7xf32>
  }
}

// -----

// convert: i8 to f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<7xi8>)
    %e:1 = call @expected() : () -> (tensor<7xf16>)
    %r:1 = call @program(%i#0) : (tensor<7xi8>) -> (tensor<7xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<7xf16>, tensor<7xf16>
    return
  }
  func.func private @inputs() -> (tensor<7xi8>) {
    %0 = stablehlo.constant dense<"0x0001FF02FD0564"> : tensor<7xi8>
    return %0 : tensor<7xi8>
  }
  func.func private @expected() -> (tensor<7xf16>) {
    %0 = stablehlo.constant dense<"0x0000003C00BC004000C200454056"> : tensor<7xf16>
    return %0 : tensor<7xf16>
  }
  func.func private @program(%arg0: tensor<7xi8>) -> (tensor<7xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<7xi8>) -> tensor<7xf16>
    return %0 : tensor<7xf16>
  }
}

// -----

// convert: i8 to i8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<7xi8>)
    %e:1 = call @expected() : () -> (tensor<7xi8>)
    %r:1 = call @program(%i#0) : (tensor<7xi8>) -> (tensor<7xi8>)
    check.expect_eq %r#0, %e#0 : tensor<7xi8>
    return
  }
  func.func private @inputs() -> (tensor<7xi8>) {
    %0 = stablehlo.constant dense<"0x0001FF02FD0564"> : tensor<7xi8>
    return %0 : tensor<7xi8>
  }
  func.func private @expected() -> (tensor<7xi8>) {
    %0 = stablehlo.constant dense<"0x0001FF02FD0564"> : tensor<7xi8>
    return %0 : tensor<7xi8>
  }
  func.func private @program(%arg0: tensor<7xi8>) -> (tensor<7xi8> {jax.result_info = "result"}) {
    return %arg0 : tensor<7xi8>
  }
}

// -----

// convert: i8 to i32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<7xi8>)
    %e:1 = call @expected() : () -> (tensor<7xi32>)
    %r:1 = call @program(%i#0) : (tensor<7xi8>) -> (tensor<7xi32>)
    check.expect_eq %r#0, %e#0 : tensor<7xi32>
    return
  }
  func.func private @inputs() -> (tensor<7xi8>) {
    %0 = stablehlo.constant dense<"0x0001FF02FD0564"> : tensor<7xi8>
    return %0 : tensor<7xi8>
  }
  func.func private @expected() -> (tensor<7xi32>) {
    %0 = stablehlo.constant dense<"0x0000000001000000FFFFFFFF02000000FDFFFFFF0500000064000000"> : tensor<7xi32>
    return %0 : tensor<7xi32>
  }
  func.func private @program(%arg0: tensor<7xi8>) -> (tensor<7xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<7xi8>) -> tensor<7xi32>
    return %0 : tensor<7xi32>
  }
}

// -----

// convert: i8 to ui8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<7xi8>)
    %e:1 = call @expected() : () -> (tensor<7xui8>)
    %r:1 = call @program(%i#0) : (tensor<7xi8>) -> (tensor<7xui8>)
    check.expect_eq %r#0, %e#0 : tensor<7xui8>
    return
  }
  func.func private @inputs() -> (tensor<7xi8>) {
    %0 = stablehlo.constant dense<"0x0001FF02FD0564"> : tensor<7xi8>
    return %0 : tensor<7xi8>
  }
  func.func private @expected() -> (tensor<7xui8>) {
    %0 = stablehlo.constant dense<"0x0001FF02FD0564"> : tensor<7xui8>
    return %0 : tensor<7xui8>
  }
  func.func private @program(%arg0: tensor<7xi8>) -> (tensor<7xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<7xi8>) -> tensor<7xui8>
    return %0 : tensor<7xui8>
  }
}

// -----

// convert: i8 to ui32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<7xi8>)
    %e:1 = call @expected() : () -> (tensor<7xui32>)
    %r:1 = call @program(%i#0) : (tensor<7xi8>) -> (tensor<7xui32>)
    check.expect_eq %r#0, %e#0 : tensor<7xui32>
    return
  }
  func.func private @inputs() -> (tensor<7xi8>) {
    %0 = stablehlo.constant dense<"0x0001FF02FD0564"> : tensor<7xi8>
    return %0 : tensor<7xi8>
  }
  func.func private @expected() -> (tensor<7xui32>) {
    %0 = stablehlo.constant dense<"0x0000000001000000FFFFFFFF02000000FDFFFFFF0500000064000000"> : tensor<7xui32>
    return %0 : tensor<7xui32>
  }
  func.func private @program(%arg0: tensor<7xi8>) -> (tensor<7xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<7xi8>) -> tensor<7xui32>
    return %0 : tensor<7xui32>
  }
}

// -----

// convert: i8 to i1
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<7xi8>)
    %e:1 = call @expected() : () -> (tensor<7xi1>)
    %r:1 = call @program(%i#0) : (tensor<7xi8>) -> (tensor<7xi1>)
    check.expect_eq %r#0, %e#0 : tensor<7xi1>
    return
  }
  func.func private @inputs() -> (tensor<7xi8>) {
    %0 = stablehlo.constant dense<"0x0001FF02FD0564"> : tensor<7xi8>
    return %0 : tensor<7xi8>
  }
  func.func private @expected() -> (tensor<7xi1>) {
    %0 = stablehlo.constant dense<[false, true, true, true, true, true, true]> : tensor<7xi1>
    return %0 : tensor<7xi1>
  }
  func.func private @program(%arg0: tensor<7xi8>) -> (tensor<7xi1> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<7xi8>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<7xi8>, tensor<7xi8>) -> tensor<7xi1>
    %2 = stablehlo.convert %1 : tensor<7xi1>
    return %2 : tensor<7xi1>
  }
}

// -----

// convert: i16 to f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<7xi16>)
    %e:1 = call @expected() : () -> (tensor<7xf64>)
    %r:1 = call @program(%i#0) : (tensor<7xi16>) -> (tensor<7xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<7xf64>, tensor<7xf64>
    return
  }
  func.func private @inputs() -> (tensor<7xi16>) {
    %0 = stablehlo.constant dense<"0x00000100FFFF0200FDFF05006400"> : tensor<7xi16>
    return %0 : tensor<7xi16>
  }
  func.func private @expected() -> (tensor<7xf64>) {
    %0 = stablehlo.constant dense<"0x0000000000000000000000000000F03F000000000000F0BF000000000000004000000000000008C000000000000014400000000000005940"> : tensor<7xf64>
    return %0 : tensor<7xf64>
  }
  func.func private @program(%arg0: tensor<7xi16>) -> (tensor<7xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<7xi16>) -> tensor<7xf64>
    return %0 : tensor<7xf64>
  }
}

// -----

// convert: i16 to bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<7xi16>)
    %e:1 = call @expected() : () -> (tensor<7xbf16>)
    %r:1 = call @program(%i#0) : (tensor<7xi16>) -> (tensor<7xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<7xbf16>, tensor<7xbf16>
    return
  }
  func.func private @inputs() -> (tensor<7xi16>) {
    %0 = stablehlo.constant dense<"0x00000100FFFF0200FDFF05006400"> : tensor<7xi16>
    return %0 : tensor<7xi16>
  }
  func.func private @expected() -> (tensor<7xbf16>) {
    %0 = stablehlo.constant dense<"0x0000803F80BF004040C0A040C842"> : tensor<7xbf16>
    return %0 : tensor<7xbf16>
  }
  func.func private @program(%arg0: tensor<7xi16>) -> (tensor<7xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<7xi16>) -> tensor<7xbf16>
    return %0 : tensor<7xbf16>
  }
}

// -----

// convert: i16 to i16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<7xi16>)
    %e:1 = call @expected() : () -> (tensor<7xi16>)
    %r:1 = call @program(%i#0) : (tensor<7xi16>) -> (tensor<7xi16>)
    check.expect_eq %r#0, %e#0 : tensor<7xi16>
    return
  }
  func.func private @inputs() -> (tensor<7xi16>) {
    %0 = stablehlo.constant dense<"0x00000100FFFF0200FDFF05006400"> : tensor<7xi16>
    return %0 : tensor<7xi16>
  }
  func.func private @expected() -> (tensor<7xi16>) {
    %0 = stablehlo.constant dense<"0x00000100FFFF0200FDFF05006400"> : tensor<7xi16>
    return %0 : tensor<7xi16>
  }
  func.func private @program(%arg0: tensor<7xi16>) -> (tensor<7xi16> {jax.result_info = "result"}) {
    return %arg0 : tensor<7xi16>
  }
}

// -----

// convert: i16 to i64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<7xi16>)
    %e:1 = call @expected() : () -> (tensor<7xi64>)
    %r:1 = call @program(%i#0) : (tensor<7xi16>) -> (tensor<7xi64>)
    check.expect_eq %r#0, %e#0 : tensor<7xi64>
    return
  }
  func.func private @inputs() -> (tensor<7xi16>) {
    %0 = stablehlo.constant dense<"0x00000100FFFF0200FDFF05006400"> : tensor<7xi16>
    return %0 : tensor<7xi16>
  }
  func.func private @expected() -> (tensor<7xi64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000100000000000000FFFFFFFFFFFFFFFF0200000000000000FDFFFFFFFFFFFFFF05000000000000006400000000000000"> : tensor<7xi64>
    return %0 : tensor<7xi64>
  }
  func.func private @program(%arg0: tensor<7xi16>) -> (tensor<7xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<7xi16>) -> tensor<7xi64>
    return %0 : tensor<7xi64>
  }
}

// -----

// convert: i16 to ui16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<7xi16>)
    %e:1 = call @expected() : () -> (tensor<7xui16>)
    %r:1 = call @program(%i#0) : (tensor<7xi16>) -> (tensor<7xui16>)
    check.expect_eq %r#0, %e#0 : tensor<7xui16>
    return
  }
  func.func private @inputs() -> (tensor<7xi16>) {
    %0 = stablehlo.constant dense<"0x00000100FFFF0200FDFF05006400"> : tensor<7xi16>
    return %0 : tensor<7xi16>
  }
  func.func private @expected() -> (tensor<7xui16>) {
    %0 = stablehlo.constant dense<"0x00000100FFFF0200FDFF05006400"> : tensor<7xui16>
    return %0 : tensor<7xui16>
  }
  func.func private @program(%arg0: tensor<7xi16>) -> (tensor<7xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<7xi16>) -> tensor<7xui16>
    return %0 : tensor<7xui16>
  }
}

// -----

// convert: i16 to ui64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<7xi16>)
    %e:1 = call @expected() : () -> (tensor<7xui64>)
    %r:1 = call @program(%i#0) : (tensor<7xi16>) -> (tensor<7xui64>)
    check.expect_eq %r#0, %e#0 : tensor<7xui64>
    return
  }
  func.func private @inputs() -> (tensor<7xi16>) {
    %0 = stablehlo.constant dense<"0x00000100FFFF0200FDFF05006400"> : tensor<7xi16>
    return %0 : tensor<7xi16>
  }
  func.func private @expected() -> (tensor<7xui64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000100000000000000FFFFFFFFFFFFFFFF0200000000000000FDFFFFFFFFFFFFFF05000000000000006400000000000000"> : tensor<7xui64>
    return %0 : tensor<7xui64>
  }
  func.func private @program(%arg0: tensor<7xi16>) -> (tensor<7xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<7xi16>) -> tensor<7xui64>
    return %0 : tensor<7xui64>
  }
}

// -----

// convert: i32 to f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<7xi32>)
    %e:1 = call @expected() : () -> (tensor<7xf32>)
    %r:1 = call @program(%i#0) : (tensor<7xi32>) -> (tensor<7xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<7xf32>, tensor<7xf32>
    return
  }
  func.func private @inputs() -> (tensor<7xi32>) {
    %0 = stablehlo.constant dense<"0x0000000001000000FFFFFFFF02000000FDFFFFFF0500000064000000"> : tensor<7xi32>
    return %0 : tensor<7xi32>
  }
  func.func private @expected() -> (tensor<7xf32>) {
    %0 = stablehlo.constant dense<"0x000000000000803F000080BF00000040000040C00000A0400000C842"> : tensor<7xf32>
    return %0 : tensor<7xf32>
  }
  func.func private @program(%arg0: tensor<7xi32>) -> (tensor<7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<7xi32>) -> tensor<7xf32>
    return %0 : tensor<7xf32>
  }
}

// -----

// convert: i32 to f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<7xi32>)
    %e:1 = call @expected() : () -> (tensor<7xf16>)
    %r:1 = call @program(%i#0) : (tensor<7xi32>) -> (tensor<7xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<7xf16>, tensor<7xf16>
    return
  }
  func.func private @inputs() -> (tensor<7xi32>) {
    %0 = stablehlo.constant dense<"0x0000000001000000FFFFFFFF02000000FDFFFFFF0500000064000000"> : tensor<7xi32>
    return %0 : tensor<7xi32>
  }
  func.func private @expected() -> (tensor<7xf16>) {
    %0 = stablehlo.constant dense<"0x0000003C00BC004000C200454056"> : tensor<7xf16>
    return %0 : tensor<7xf16>
  }
  func.func private @program(%arg0: tensor<7xi32>) -> (tensor<7xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<7xi32>) -> tensor<7xf16>
    return %0 : tensor<7xf16>
  }
}

// -----

// convert: i32 to i8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<7xi32>)
    %e:1 = call @expected() : () -> (tensor<7xi8>)
    %r:1 = call @program(%i#0) : (tensor<7xi32>) -> (tensor<7xi8>)
    check.expect_eq %r#0, %e#0 : tensor<7xi8>
    return
  }
  func.func private @inputs() -> (tensor<7xi32>) {
    %0 = stablehlo.constant dense<"0x0000000001000000FFFFFFFF02000000FDFFFFFF0500000064000000"> : tensor<7xi32>
    return %0 : tensor<7xi32>
  }
  func.func private @expected() -> (tensor<7xi8>) {
    %0 = stablehlo.constant dense<"0x0001FF02FD0564"> : tensor<7xi8>
    return %0 : tensor<7xi8>
  }
  func.func private @program(%arg0: tensor<7xi32>) -> (tensor<7xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<7xi32>) -> tensor<7xi8>
    return %0 : tensor<7xi8>
  }
}

// -----

// convert: i32 to i32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<7xi32>)
    %e:1 = call @expected() : () -> (tensor<7xi32>)
    %r:1 = call @program(%i#0) : (tensor<7xi32>) -> (tensor<7xi32>)
    check.expect_eq %r#0, %e#0 : tensor<7xi32>
    return
  }
  func.func private @inputs() -> (tensor<7xi32>) {
    %0 = stablehlo.constant dense<"0x0000000001000000FFFFFFFF02000000FDFFFFFF0500000064000000"> : tensor<7xi32>
    return %0 : tensor<7xi32>
  }
  func.func private @expected() -> (tensor<7xi32>) {
    %0 = stablehlo.constant dense<"0x0000000001000000FFFFFFFF02000000FDFFFFFF0500000064000000"> : tensor<7xi32>
    return %0 : tensor<7xi32>
  }
  func.func private @program(%arg0: tensor<7xi32>) -> (tensor<7xi32> {jax.result_info = "result"}) {
    return %arg0 : tensor<7xi32>
  }
}

// -----

// convert: i32 to ui8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<7xi32>)
    %e:1 = call @expected() : () -> (tensor<7xui8>)
    %r:1 = call @program(%i#0) : (tensor<7xi32>) -> (tensor<7xui8>)
    check.expect_eq %r#0, %e#0 : tensor<7xui8>
    return
  }
  func.func private @inputs() -> (tensor<7xi32>) {
    %0 = stablehlo.constant dense<"0x0000000001000000FFFFFFFF02000000FDFFFFFF0500000064000000"> : tensor<7xi32>
    return %0 : tensor<7xi32>
  }
  func.func private @expected() -> (tensor<7xui8>) {
    %0 = stablehlo.constant dense<"0x0001FF02FD0564"> : tensor<7xui8>
    return %0 : tensor<7xui8>
  }
  func.func private @program(%arg0: tensor<7xi32>) -> (tensor<7xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<7xi32>) -> tensor<7xui8>
    return %0 : tensor<7xui8>
  }
}

// -----

// convert: i32 to ui32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<7xi32>)
    %e:1 = call @expected() : () -> (tensor<7xui32>)
    %r:1 = call @program(%i#0) : (tensor<7xi32>) -> (tensor<7xui32>)
    check.expect_eq %r#0, %e#0 : tensor<7xui32>
    return
  }
  func.func private @inputs() -> (tensor<7xi32>) {
    %0 = stablehlo.constant dense<"0x0000000001000000FFFFFFFF02000000FDFFFFFF0500000064000000"> : tensor<7xi32>
    return %0 : tensor<7xi32>
  }
  func.func private @expected() -> (tensor<7xui32>) {
    %0 = stablehlo.constant dense<"0x0000000001000000FFFFFFFF02000000FDFFFFFF0500000064000000"> : tensor<7xui32>
    return %0 : tensor<7xui32>
  }
  func.func private @program(%arg0: tensor<7xi32>) -> (tensor<7xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<7xi32>) -> tensor<7xui32>
    return %0 : tensor<7xui32>
  }
}

// -----

// convert: i32 to i1
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<7xi32>)
    %e:1 = call @expected() : () -> (tensor<7xi1>)
    %r:1 = call @program(%i#0) : (tensor<7xi32>) -> (tensor<7xi1>)
    check.expect_eq %r#0, %e#0 : tensor<7xi1>
    return
  }
  func.func private @inputs() -> (tensor<7xi32>) {
    %0 = stablehlo.constant dense<"0x0000000001000000FFFFFFFF02000000FDFFFFFF0500000064000000"> : tensor<7xi32>
    return %0 : tensor<7xi32>
  }
  func.func private @expected() -> (tensor<7xi1>) {
    %0 = stablehlo.constant dense<[false, true, true, true, true, true, true]> : tensor<7xi1>
    return %0 : tensor<7xi1>
  }
  func.func private @program(%arg0: tensor<7xi32>) -> (tensor<7xi1> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %2 = stablehlo.convert %1 : tensor<7xi1>
    return %2 : tensor<7xi1>
  }
}

// -----

// convert: i64 to f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<7xi64>)
    %e:1 = call @expected() : () -> (tensor<7xf64>)
    %r:1 = call @program(%i#0) : (tensor<7xi64>) -> (tensor<7xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<7xf64>, tensor<7xf64>
    return
  }
  func.func private @inputs() -> (tensor<7xi64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000100000000000000FFFFFFFFFFFFFFFF0200000000000000FDFFFFFFFFFFFFFF05000000000000006400000000000000"> : tensor<7xi64>
    return %0 : tensor<7xi64>
  }
  func.func private @expected() -> (tensor<7xf64>) {
    %0 = stablehlo.constant dense<"0x0000000000000000000000000000F03F000000000000F0BF000000000000004000000000000008C000000000000014400000000000005940"> : tensor<7xf64>
    return %0 : tensor<7xf64>
  }
  func.func private @program(%arg0: tensor<7xi64>) -> (tensor<7xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<7xi64>) -> tensor<7xf64>
    return %0 : tensor<7xf64>
  }
}

// -----

// convert: i64 to bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<7xi64>)
    %e:1 = call @expected() : () -> (tensor<7xbf16>)
    %r:1 = call @program(%i#0) : (tensor<7xi64>) -> (tensor<7xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<7xbf16>, tensor<7xbf16>
    return
  }
  func.func private @inputs() -> (tensor<7xi64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000100000000000000FFFFFFFFFFFFFFFF0200000000000000FDFFFFFFFFFFFFFF05000000000000006400000000000000"> : tensor<7xi64>
    return %0 : tensor<7xi64>
  }
  func.func private @expected() -> (tensor<7xbf16>) {
    %0 = stablehlo.constant dense<"0x0000803F80BF004040C0A040C842"> : tensor<7xbf16>
    return %0 : tensor<7xbf16>
  }
  func.func private @program(%arg0: tensor<7xi64>) -> (tensor<7xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<7xi64>) -> tensor<7xbf16>
    return %0 : tensor<7xbf16>
  }
}

// -----

// convert: i64 to i16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<7xi64>)
    %e:1 = call @expected() : () -> (tensor<7xi16>)
    %r:1 = call @program(%i#0) : (tensor<7xi64>) -> (tensor<7xi16>)
    check.expect_eq %r#0, %e#0 : tensor<7xi16>
    return
  }
  func.func private @inputs() -> (tensor<7xi64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000100000000000000FFFFFFFFFFFFFFFF0200000000000000FDFFFFFFFFFFFFFF05000000000000006400000000000000"> : tensor<7xi64>
    return %0 : tensor<7xi64>
  }
  func.func private @expected() -> (tensor<7xi16>) {
    %0 = stablehlo.constant dense<"0x00000100FFFF0200FDFF05006400"> : tensor<7xi16>
    return %0 : tensor<7xi16>
  }
  func.func private @program(%arg0: tensor<7xi64>) -> (tensor<7xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<7xi64>) -> tensor<7xi16>
    return %0 : tensor<7xi16>
  }
}

// -----

// convert: i64 to i64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<7xi64>)
    %e:1 = call @expected() : () -> (tensor<7xi64>)
    %r:1 = call @program(%i#0) : (tensor<7xi64>) -> (tensor<7xi64>)
    check.expect_eq %r#0, %e#0 : tensor<7xi64>
    return
  }
  func.func private @inputs() -> (tensor<7xi64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000100000000000000FFFFFFFFFFFFFFFF0200000000000000FDFFFFFFFFFFFFFF05000000000000006400000000000000"> : tensor<7xi64>
    return %0 : tensor<7xi64>
  }
  func.func private @expected() -> (tensor<7xi64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000100000000000000FFFFFFFFFFFFFFFF0200000000000000FDFFFFFFFFFFFFFF05000000000000006400000000000000"> : tensor<7xi64>
    return %0 : tensor<7xi64>
  }
  func.func private @program(%arg0: tensor<7xi64>) -> (tensor<7xi64> {jax.result_info = "result"}) {
    return %arg0 : tensor<7xi64>
  }
}

// -----

// convert: i64 to ui16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<7xi64>)
    %e:1 = call @expected() : () -> (tensor<7xui16>)
    %r:1 = call @program(%i#0) : (tensor<7xi64>) -> (tensor<7xui16>)
    check.expect_eq %r#0, %e#0 : tensor<7xui16>
    return
  }
  func.func private @inputs() -> (tensor<7xi64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000100000000000000FFFFFFFFFFFFFFFF0200000000000000FDFFFFFFFFFFFFFF05000000000000006400000000000000"> : tensor<7xi64>
    return %0 : tensor<7xi64>
  }
  func.func private @expected() -> (tensor<7xui16>) {
    %0 = stablehlo.constant dense<"0x00000100FFFF0200FDFF05006400"> : tensor<7xui16>
    return %0 : tensor<7xui16>
  }
  func.func private @program(%arg0: tensor<7xi64>) -> (tensor<7xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<7xi64>) -> tensor<7xui16>
    return %0 : tensor<7xui16>
  }
}

// -----

// convert: i64 to ui64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<7xi64>)
    %e:1 = call @expected() : () -> (tensor<7xui64>)
    %r:1 = call @program(%i#0) : (tensor<7xi64>) -> (tensor<7xui64>)
    check.expect_eq %r#0, %e#0 : tensor<7xui64>
    return
  }
  func.func private @inputs() -> (tensor<7xi64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000100000000000000FFFFFFFFFFFFFFFF0200000000000000FDFFFFFFFFFFFFFF05000000000000006400000000000000"> : tensor<7xi64>
    return %0 : tensor<7xi64>
  }
  func.func private @expected() -> (tensor<7xui64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000100000000000000FFFFFFFFFFFFFFFF0200000000000000FDFFFFFFFFFFFFFF05000000000000006400000000000000"> : tensor<7xui64>
    return %0 : tensor<7xui64>
  }
  func.func private @program(%arg0: tensor<7xi64>) -> (tensor<7xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<7xi64>) -> tensor<7xui64>
    return %0 : tensor<7xui64>
  }
}

// -----

// convert: ui8 to f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<6xui8>)
    %e:1 = call @expected() : () -> (tensor<6xf32>)
    %r:1 = call @program(%i#0) : (tensor<6xui8>) -> (tensor<6xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<6xf32>, tensor<6xf32>
    return
  }
  func.func private @inputs() -> (tensor<6xui8>) {
    %0 = stablehlo.constant dense<"0x000102030564"> : tensor<6xui8>
    return %0 : tensor<6xui8>
  }
  func.func private @expected() -> (tensor<6xf32>) {
    %0 = stablehlo.constant dense<"0x000000000000803F00000040000040400000A0400000C842"> : tensor<6xf32>
    return %0 : tensor<6xf32>
  }
  func.func private @program(%arg0: tensor<6xui8>) -> (tensor<6xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<6xui8>) -> tensor<6xf32>
    return %0 : tensor<6xf32>
  }
}

// -----

// convert: ui8 to f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<6xui8>)
    %e:1 = call @expected() : () -> (tensor<6xf16>)
    %r:1 = call @program(%i#0) : (tensor<6xui8>) -> (tensor<6xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<6xf16>, tensor<6xf16>
    return
  }
  func.func private @inputs() -> (tensor<6xui8>) {
    %0 = stablehlo.constant dense<"0x000102030564"> : tensor<6xui8>
    return %0 : tensor<6xui8>
  }
  func.func private @expected() -> (tensor<6xf16>) {
    %0 = stablehlo.constant dense<"0x0000003C0040004200454056"> : tensor<6xf16>
    return %0 : tensor<6xf16>
  }
  func.func private @program(%arg0: tensor<6xui8>) -> (tensor<6xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<6xui8>) -> tensor<6xf16>
    return %0 : tensor<6xf16>
  }
}

// -----

// convert: ui8 to i8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<6xui8>)
    %e:1 = call @expected() : () -> (tensor<6xi8>)
    %r:1 = call @program(%i#0) : (tensor<6xui8>) -> (tensor<6xi8>)
    check.expect_eq %r#0, %e#0 : tensor<6xi8>
    return
  }
  func.func private @inputs() -> (tensor<6xui8>) {
    %0 = stablehlo.constant dense<"0x000102030564"> : tensor<6xui8>
    return %0 : tensor<6xui8>
  }
  func.func private @expected() -> (tensor<6xi8>) {
    %0 = stablehlo.constant dense<"0x000102030564"> : tensor<6xi8>
    return %0 : tensor<6xi8>
  }
  func.func private @program(%arg0: tensor<6xui8>) -> (tensor<6xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<6xui8>) -> tensor<6xi8>
    return %0 : tensor<6xi8>
  }
}

// -----

// convert: ui8 to i32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<6xui8>)
    %e:1 = call @expected() : () -> (tensor<6xi32>)
    %r:1 = call @program(%i#0) : (tensor<6xui8>) -> (tensor<6xi32>)
    check.expect_eq %r#0, %e#0 : tensor<6xi32>
    return
  }
  func.func private @inputs() -> (tensor<6xui8>) {
    %0 = stablehlo.constant dense<"0x000102030564"> : tensor<6xui8>
    return %0 : tensor<6xui8>
  }
  func.func private @expected() -> (tensor<6xi32>) {
    %0 = stablehlo.constant dense<"0x000000000100000002000000030000000500000064000000"> : tensor<6xi32>
    return %0 : tensor<6xi32>
  }
  func.func private @program(%arg0: tensor<6xui8>) -> (tensor<6xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<6xui8>) -> tensor<6xi32>
    return %0 : tensor<6xi32>
  }
}

// -----

// convert: ui8 to ui8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<6xui8>)
    %e:1 = call @expected() : () -> (tensor<6xui8>)
    %r:1 = call @program(%i#0) : (tensor<6xui8>) -> (tensor<6xui8>)
    check.expect_eq %r#0, %e#0 : tensor<6xui8>
    return
  }
  func.func private @inputs() -> (tensor<6xui8>) {
    %0 = stablehlo.constant dense<"0x000102030564"> : tensor<6xui8>
    return %0 : tensor<6xui8>
  }
  func.func private @expected() -> (tensor<6xui8>) {
    %0 = stablehlo.constant dense<"0x000102030564"> : tensor<6xui8>
    return %0 : tensor<6xui8>
  }
  func.func private @program(%arg0: tensor<6xui8>) -> (tensor<6xui8> {jax.result_info = "result"}) {
    return %arg0 : tensor<6xui8>
  }
}

// -----

// convert: ui8 to ui32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<6xui8>)
    %e:1 = call @expected() : () -> (tensor<6xui32>)
    %r:1 = call @program(%i#0) : (tensor<6xui8>) -> (tensor<6xui32>)
    check.expect_eq %r#0, %e#0 : tensor<6xui32>
    return
  }
  func.func private @inputs() -> (tensor<6xui8>) {
    %0 = stablehlo.constant dense<"0x000102030564"> : tensor<6xui8>
    return %0 : tensor<6xui8>
  }
  func.func private @expected() -> (tensor<6xui32>) {
    %0 = stablehlo.constant dense<"0x000000000100000002000000030000000500000064000000"> : tensor<6xui32>
    return %0 : tensor<6xui32>
  }
  func.func private @program(%arg0: tensor<6xui8>) -> (tensor<6xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<6xui8>) -> tensor<6xui32>
    return %0 : tensor<6xui32>
  }
}

// -----

// convert: ui8 to i1
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<6xui8>)
    %e:1 = call @expected() : () -> (tensor<6xi1>)
    %r:1 = call @program(%i#0) : (tensor<6xui8>) -> (tensor<6xi1>)
    check.expect_eq %r#0, %e#0 : tensor<6xi1>
    return
  }
  func.func private @inputs() -> (tensor<6xui8>) {
    %0 = stablehlo.constant dense<"0x000102030564"> : tensor<6xui8>
    return %0 : tensor<6xui8>
  }
  func.func private @expected() -> (tensor<6xi1>) {
    %0 = stablehlo.constant dense<[false, true, true, true, true, true]> : tensor<6xi1>
    return %0 : tensor<6xi1>
  }
  func.func private @program(%arg0: tensor<6xui8>) -> (tensor<6xi1> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<6xui8>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<6xui8>, tensor<6xui8>) -> tensor<6xi1>
    %2 = stablehlo.convert %1 : tensor<6xi1>
    return %2 : tensor<6xi1>
  }
}

// -----

// convert: ui16 to f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<6xui16>)
    %e:1 = call @expected() : () -> (tensor<6xf64>)
    %r:1 = call @program(%i#0) : (tensor<6xui16>) -> (tensor<6xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<6xf64>, tensor<6xf64>
    return
  }
  func.func private @inputs() -> (tensor<6xui16>) {
    %0 = stablehlo.constant dense<"0x000001000200030005006400"> : tensor<6xui16>
    return %0 : tensor<6xui16>
  }
  func.func private @expected() -> (tensor<6xf64>) {
    %0 = stablehlo.constant dense<"0x0000000000000000000000000000F03F0000000000000040000000000000084000000000000014400000000000005940"> : tensor<6xf64>
    return %0 : tensor<6xf64>
  }
  func.func private @program(%arg0: tensor<6xui16>) -> (tensor<6xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<6xui16>) -> tensor<6xf64>
    return %0 : tensor<6xf64>
  }
}

// -----

// convert: ui16 to bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<6xui16>)
    %e:1 = call @expected() : () -> (tensor<6xbf16>)
    %r:1 = call @program(%i#0) : (tensor<6xui16>) -> (tensor<6xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<6xbf16>, tensor<6xbf16>
    return
  }
  func.func private @inputs() -> (tensor<6xui16>) {
    %0 = stablehlo.constant dense<"0x000001000200030005006400"> : tensor<6xui16>
    return %0 : tensor<6xui16>
  }
  func.func private @expected() -> (tensor<6xbf16>) {
    %0 = stablehlo.constant dense<"0x0000803F00404040A040C842"> : tensor<6xbf16>
    return %0 : tensor<6xbf16>
  }
  func.func private @program(%arg0: tensor<6xui16>) -> (tensor<6xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<6xui16>) -> tensor<6xbf16>
    return %0 : tensor<6xbf16>
  }
}

// -----

// convert: ui16 to i16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<6xui16>)
    %e:1 = call @expected() : () -> (tensor<6xi16>)
    %r:1 = call @program(%i#0) : (tensor<6xui16>) -> (tensor<6xi16>)
    check.expect_eq %r#0, %e#0 : tensor<6xi16>
    return
  }
  func.func private @inputs() -> (tensor<6xui16>) {
    %0 = stablehlo.constant dense<"0x000001000200030005006400"> : tensor<6xui16>
    return %0 : tensor<6xui16>
  }
  func.func private @expected() -> (tensor<6xi16>) {
    %0 = stablehlo.constant dense<"0x000001000200030005006400"> : tensor<6xi16>
    return %0 : tensor<6xi16>
  }
  func.func private @program(%arg0: tensor<6xui16>) -> (tensor<6xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<6xui16>) -> tensor<6xi16>
    return %0 : tensor<6xi16>
  }
}

// -----

// convert: ui16 to i64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<6xui16>)
    %e:1 = call @expected() : () -> (tensor<6xi64>)
    %r:1 = call @program(%i#0) : (tensor<6xui16>) -> (tensor<6xi64>)
    check.expect_eq %r#0, %e#0 : tensor<6xi64>
    return
  }
  func.func private @inputs() -> (tensor<6xui16>) {
    %0 = stablehlo.constant dense<"0x000001000200030005006400"> : tensor<6xui16>
    return %0 : tensor<6xui16>
  }
  func.func private @expected() -> (tensor<6xi64>) {
    %0 = stablehlo.constant dense<"0x000000000000000001000000000000000200000000000000030000000000000005000000000000006400000000000000"> : tensor<6xi64>
    return %0 : tensor<6xi64>
  }
  func.func private @program(%arg0: tensor<6xui16>) -> (tensor<6xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<6xui16>) -> tensor<6xi64>
    return %0 : tensor<6xi64>
  }
}

// -----

// convert: ui16 to ui16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<6xui16>)
    %e:1 = call @expected() : () -> (tensor<6xui16>)
    %r:1 = call @program(%i#0) : (tensor<6xui16>) -> (tensor<6xui16>)
    check.expect_eq %r#0, %e#0 : tensor<6xui16>
    return
  }
  func.func private @inputs() -> (tensor<6xui16>) {
    %0 = stablehlo.constant dense<"0x000001000200030005006400"> : tensor<6xui16>
    return %0 : tensor<6xui16>
  }
  func.func private @expected() -> (tensor<6xui16>) {
    %0 = stablehlo.constant dense<"0x000001000200030005006400"> : tensor<6xui16>
    return %0 : tensor<6xui16>
  }
  func.func private @program(%arg0: tensor<6xui16>) -> (tensor<6xui16> {jax.result_info = "result"}) {
    return %arg0 : tensor<6xui16>
  }
}

// -----

// convert: ui16 to ui64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<6xui16>)
    %e:1 = call @expected() : () -> (tensor<6xui64>)
    %r:1 = call @program(%i#0) : (tensor<6xui16>) -> (tensor<6xui64>)
    check.expect_eq %r#0, %e#0 : tensor<6xui64>
    return
  }
  func.func private @inputs() -> (tensor<6xui16>) {
    %0 = stablehlo.constant dense<"0x000001000200030005006400"> : tensor<6xui16>
    return %0 : tensor<6xui16>
  }
  func.func private @expected() -> (tensor<6xui64>) {
    %0 = stablehlo.constant dense<"0x000000000000000001000000000000000200000000000000030000000000000005000000000000006400000000000000"> : tensor<6xui64>
    return %0 : tensor<6xui64>
  }
  func.func private @program(%arg0: tensor<6xui16>) -> (tensor<6xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<6xui16>) -> tensor<6xui64>
    return %0 : tensor<6xui64>
  }
}

// -----

// convert: ui32 to f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<6xui32>)
    %e:1 = call @expected() : () -> (tensor<6xf32>)
    %r:1 = call @program(%i#0) : (tensor<6xui32>) -> (tensor<6xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<6xf32>, tensor<6xf32>
    return
  }
  func.func private @inputs() -> (tensor<6xui32>) {
    %0 = stablehlo.constant dense<"0x000000000100000002000000030000000500000064000000"> : tensor<6xui32>
    return %0 : tensor<6xui32>
  }
  func.func private @expected() -> (tensor<6xf32>) {
    %0 = stablehlo.constant dense<"0x000000000000803F00000040000040400000A0400000C842"> : tensor<6xf32>
    return %0 : tensor<6xf32>
  }
  func.func private @program(%arg0: tensor<6xui32>) -> (tensor<6xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<6xui32>) -> tensor<6xf32>
    return %0 : tensor<6xf32>
  }
}

// -----

// convert: ui32 to f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<6xui32>)
    %e:1 = call @expected() : () -> (tensor<6xf16>)
    %r:1 = call @program(%i#0) : (tensor<6xui32>) -> (tensor<6xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<6xf16>, tensor<6xf16>
    return
  }
  func.func private @inputs() -> (tensor<6xui32>) {
    %0 = stablehlo.constant dense<"0x000000000100000002000000030000000500000064000000"> : tensor<6xui32>
    return %0 : tensor<6xui32>
  }
  func.func private @expected() -> (tensor<6xf16>) {
    %0 = stablehlo.constant dense<"0x0000003C0040004200454056"> : tensor<6xf16>
    return %0 : tensor<6xf16>
  }
  func.func private @program(%arg0: tensor<6xui32>) -> (tensor<6xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<6xui32>) -> tensor<6xf16>
    return %0 : tensor<6xf16>
  }
}

// -----

// convert: ui32 to i8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<6xui32>)
    %e:1 = call @expected() : () -> (tensor<6xi8>)
    %r:1 = call @program(%i#0) : (tensor<6xui32>) -> (tensor<6xi8>)
    check.expect_eq %r#0, %e#0 : tensor<6xi8>
    return
  }
  func.func private @inputs() -> (tensor<6xui32>) {
    %0 = stablehlo.constant dense<"0x000000000100000002000000030000000500000064000000"> : tensor<6xui32>
    return %0 : tensor<6xui32>
  }
  func.func private @expected() -> (tensor<6xi8>) {
    %0 = stablehlo.constant dense<"0x000102030564"> : tensor<6xi8>
    return %0 : tensor<6xi8>
  }
  func.func private @program(%arg0: tensor<6xui32>) -> (tensor<6xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<6xui32>) -> tensor<6xi8>
    return %0 : tensor<6xi8>
  }
}

// -----

// convert: ui32 to i32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<6xui32>)
    %e:1 = call @expected() : () -> (tensor<6xi32>)
    %r:1 = call @program(%i#0) : (tensor<6xui32>) -> (tensor<6xi32>)
    check.expect_eq %r#0, %e#0 : tensor<6xi32>
    return
  }
  func.func private @inputs() -> (tensor<6xui32>) {
    %0 = stablehlo.constant dense<"0x000000000100000002000000030000000500000064000000"> : tensor<6xui32>
    return %0 : tensor<6xui32>
  }
  func.func private @expected() -> (tensor<6xi32>) {
    %0 = stablehlo.constant dense<"0x000000000100000002000000030000000500000064000000"> : tensor<6xi32>
    return %0 : tensor<6xi32>
  }
  func.func private @program(%arg0: tensor<6xui32>) -> (tensor<6xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<6xui32>) -> tensor<6xi32>
    return %0 : tensor<6xi32>
  }
}

// -----

// convert: ui32 to ui8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<6xui32>)
    %e:1 = call @expected() : () -> (tensor<6xui8>)
    %r:1 = call @program(%i#0) : (tensor<6xui32>) -> (tensor<6xui8>)
    check.expect_eq %r#0, %e#0 : tensor<6xui8>
    return
  }
  func.func private @inputs() -> (tensor<6xui32>) {
    %0 = stablehlo.constant dense<"0x000000000100000002000000030000000500000064000000"> : tensor<6xui32>
    return %0 : tensor<6xui32>
  }
  func.func private @expected() -> (tensor<6xui8>) {
    %0 = stablehlo.constant dense<"0x000102030564"> : tensor<6xui8>
    return %0 : tensor<6xui8>
  }
  func.func private @program(%arg0: tensor<6xui32>) -> (tensor<6xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<6xui32>) -> tensor<6xui8>
    return %0 : tensor<6xui8>
  }
}

// -----

// convert: ui32 to ui32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<6xui32>)
    %e:1 = call @expected() : () -> (tensor<6xui32>)
    %r:1 = call @program(%i#0) : (tensor<6xui32>) -> (tensor<6xui32>)
    check.expect_eq %r#0, %e#0 : tensor<6xui32>
    return
  }
  func.func private @inputs() -> (tensor<6xui32>) {
    %0 = stablehlo.constant dense<"0x000000000100000002000000030000000500000064000000"> : tensor<6xui32>
    return %0 : tensor<6xui32>
  }
  func.func private @expected() -> (tensor<6xui32>) {
    %0 = stablehlo.constant dense<"0x000000000100000002000000030000000500000064000000"> : tensor<6xui32>
    return %0 : tensor<6xui32>
  }
  func.func private @program(%arg0: tensor<6xui32>) -> (tensor<6xui32> {jax.result_info = "result"}) {
    return %arg0 : tensor<6xui32>
  }
}

// -----

// convert: ui32 to i1
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<6xui32>)
    %e:1 = call @expected() : () -> (tensor<6xi1>)
    %r:1 = call @program(%i#0) : (tensor<6xui32>) -> (tensor<6xi1>)
    check.expect_eq %r#0, %e#0 : tensor<6xi1>
    return
  }
  func.func private @inputs() -> (tensor<6xui32>) {
    %0 = stablehlo.constant dense<"0x000000000100000002000000030000000500000064000000"> : tensor<6xui32>
    return %0 : tensor<6xui32>
  }
  func.func private @expected() -> (tensor<6xi1>) {
    %0 = stablehlo.constant dense<[false, true, true, true, true, true]> : tensor<6xi1>
    return %0 : tensor<6xi1>
  }
  func.func private @program(%arg0: tensor<6xui32>) -> (tensor<6xi1> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<6xui32>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xi1>
    %2 = stablehlo.convert %1 : tensor<6xi1>
    return %2 : tensor<6xi1>
  }
}

// -----

// convert: ui64 to f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<6xui64>)
    %e:1 = call @expected() : () -> (tensor<6xf64>)
    %r:1 = call @program(%i#0) : (tensor<6xui64>) -> (tensor<6xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<6xf64>, tensor<6xf64>
    return
  }
  func.func private @inputs() -> (tensor<6xui64>) {
    %0 = stablehlo.constant dense<"0x000000000000000001000000000000000200000000000000030000000000000005000000000000006400000000000000"> : tensor<6xui64>
    return %0 : tensor<6xui64>
  }
  func.func private @expected() -> (tensor<6xf64>) {
    %0 = stablehlo.constant dense<"0x0000000000000000000000000000F03F0000000000000040000000000000084000000000000014400000000000005940"> : tensor<6xf64>
    return %0 : tensor<6xf64>
  }
  func.func private @program(%arg0: tensor<6xui64>) -> (tensor<6xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<6xui64>) -> tensor<6xf64>
    return %0 : tensor<6xf64>
  }
}

// -----

// convert: ui64 to bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<6xui64>)
    %e:1 = call @expected() : () -> (tensor<6xbf16>)
    %r:1 = call @program(%i#0) : (tensor<6xui64>) -> (tensor<6xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<6xbf16>, tensor<6xbf16>
    return
  }
  func.func private @inputs() -> (tensor<6xui64>) {
    %0 = stablehlo.constant dense<"0x000000000000000001000000000000000200000000000000030000000000000005000000000000006400000000000000"> : tensor<6xui64>
    return %0 : tensor<6xui64>
  }
  func.func private @expected() -> (tensor<6xbf16>) {
    %0 = stablehlo.constant dense<"0x0000803F00404040A040C842"> : tensor<6xbf16>
    return %0 : tensor<6xbf16>
  }
  func.func private @program(%arg0: tensor<6xui64>) -> (tensor<6xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<6xui64>) -> tensor<6xbf16>
    return %0 : tensor<6xbf16>
  }
}

// -----

// convert: ui64 to i16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<6xui64>)
    %e:1 = call @expected() : () -> (tensor<6xi16>)
    %r:1 = call @program(%i#0) : (tensor<6xui64>) -> (tensor<6xi16>)
    check.expect_eq %r#0, %e#0 : tensor<6xi16>
    return
  }
  func.func private @inputs() -> (tensor<6xui64>) {
    %0 = stablehlo.constant dense<"0x000000000000000001000000000000000200000000000000030000000000000005000000000000006400000000000000"> : tensor<6xui64>
    return %0 : tensor<6xui64>
  }
  func.func private @expected() -> (tensor<6xi16>) {
    %0 = stablehlo.constant dense<"0x000001000200030005006400"> : tensor<6xi16>
    return %0 : tensor<6xi16>
  }
  func.func private @program(%arg0: tensor<6xui64>) -> (tensor<6xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<6xui64>) -> tensor<6xi16>
    return %0 : tensor<6xi16>
  }
}

// -----

// convert: ui64 to i64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<6xui64>)
    %e:1 = call @expected() : () -> (tensor<6xi64>)
    %r:1 = call @program(%i#0) : (tensor<6xui64>) -> (tensor<6xi64>)
    check.expect_eq %r#0, %e#0 : tensor<6xi64>
    return
  }
  func.func private @inputs() -> (tensor<6xui64>) {
    %0 = stablehlo.constant dense<"0x000000000000000001000000000000000200000000000000030000000000000005000000000000006400000000000000"> : tensor<6xui64>
    return %0 : tensor<6xui64>
  }
  func.func private @expected() -> (tensor<6xi64>) {
    %0 = stablehlo.constant dense<"0x000000000000000001000000000000000200000000000000030000000000000005000000000000006400000000000000"> : tensor<6xi64>
    return %0 : tensor<6xi64>
  }
  func.func private @program(%arg0: tensor<6xui64>) -> (tensor<6xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<6xui64>) -> tensor<6xi64>
    return %0 : tensor<6xi64>
  }
}

// -----

// convert: ui64 to ui16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<6xui64>)
    %e:1 = call @expected() : () -> (tensor<6xui16>)
    %r:1 = call @program(%i#0) : (tensor<6xui64>) -> (tensor<6xui16>)
    check.expect_eq %r#0, %e#0 : tensor<6xui16>
    return
  }
  func.func private @inputs() -> (tensor<6xui64>) {
    %0 = stablehlo.constant dense<"0x000000000000000001000000000000000200000000000000030000000000000005000000000000006400000000000000"> : tensor<6xui64>
    return %0 : tensor<6xui64>
  }
  func.func private @expected() -> (tensor<6xui16>) {
    %0 = stablehlo.constant dense<"0x000001000200030005006400"> : tensor<6xui16>
    return %0 : tensor<6xui16>
  }
  func.func private @program(%arg0: tensor<6xui64>) -> (tensor<6xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<6xui64>) -> tensor<6xui16>
    return %0 : tensor<6xui16>
  }
}

// -----

// convert: ui64 to ui64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<6xui64>)
    %e:1 = call @expected() : () -> (tensor<6xui64>)
    %r:1 = call @program(%i#0) : (tensor<6xui64>) -> (tensor<6xui64>)
    check.expect_eq %r#0, %e#0 : tensor<6xui64>
    return
  }
  func.func private @inputs() -> (tensor<6xui64>) {
    %0 = stablehlo.constant dense<"0x000000000000000001000000000000000200000000000000030000000000000005000000000000006400000000000000"> : tensor<6xui64>
    return %0 : tensor<6xui64>
  }
  func.func private @expected() -> (tensor<6xui64>) {
    %0 = stablehlo.constant dense<"0x000000000000000001000000000000000200000000000000030000000000000005000000000000006400000000000000"> : tensor<6xui64>
    return %0 : tensor<6xui64>
  }
  func.func private @program(%arg0: tensor<6xui64>) -> (tensor<6xui64> {jax.result_info = "result"}) {
    return %arg0 : tensor<6xui64>
  }
}

// -----

// convert: i1 to f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<6xi1>)
    %e:1 = call @expected() : () -> (tensor<6xf32>)
    %r:1 = call @program(%i#0) : (tensor<6xi1>) -> (tensor<6xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<6xf32>, tensor<6xf32>
    return
  }
  func.func private @inputs() -> (tensor<6xi1>) {
    %0 = stablehlo.constant dense<[false, true, true, true, true, true]> : tensor<6xi1>
    return %0 : tensor<6xi1>
  }
  func.func private @expected() -> (tensor<6xf32>) {
    %0 = stablehlo.constant dense<"0x000000000000803F0000803F0000803F0000803F0000803F"> : tensor<6xf32>
    return %0 : tensor<6xf32>
  }
  func.func private @program(%arg0: tensor<6xi1>) -> (tensor<6xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<6xi1>) -> tensor<6xf32>
    return %0 : tensor<6xf32>
  }
}

// -----

// convert: i1 to f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<6xi1>)
    %e:1 = call @expected() : () -> (tensor<6xf16>)
    %r:1 = call @program(%i#0) : (tensor<6xi1>) -> (tensor<6xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<6xf16>, tensor<6xf16>
    return
  }
  func.func private @inputs() -> (tensor<6xi1>) {
    %0 = stablehlo.constant dense<[false, true, true, true, true, true]> : tensor<6xi1>
    return %0 : tensor<6xi1>
  }
  func.func private @expected() -> (tensor<6xf16>) {
    %0 = stablehlo.constant dense<"0x0000003C003C003C003C003C"> : tensor<6xf16>
    return %0 : tensor<6xf16>
  }
  func.func private @program(%arg0: tensor<6xi1>) -> (tensor<6xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<6xi1>) -> tensor<6xf16>
    return %0 : tensor<6xf16>
  }
}

// -----

// convert: i1 to i8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<6xi1>)
    %e:1 = call @expected() : () -> (tensor<6xi8>)
    %r:1 = call @program(%i#0) : (tensor<6xi1>) -> (tensor<6xi8>)
    check.expect_eq %r#0, %e#0 : tensor<6xi8>
    return
  }
  func.func private @inputs() -> (tensor<6xi1>) {
    %0 = stablehlo.constant dense<[false, true, true, true, true, true]> : tensor<6xi1>
    return %0 : tensor<6xi1>
  }
  func.func private @expected() -> (tensor<6xi8>) {
    %0 = stablehlo.constant dense<"0x000101010101"> : tensor<6xi8>
    return %0 : tensor<6xi8>
  }
  func.func private @program(%arg0: tensor<6xi1>) -> (tensor<6xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<6xi1>) -> tensor<6xi8>
    return %0 : tensor<6xi8>
  }
}

// -----

// convert: i1 to i32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<6xi1>)
    %e:1 = call @expected() : () -> (tensor<6xi32>)
    %r:1 = call @program(%i#0) : (tensor<6xi1>) -> (tensor<6xi32>)
    check.expect_eq %r#0, %e#0 : tensor<6xi32>
    return
  }
  func.func private @inputs() -> (tensor<6xi1>) {
    %0 = stablehlo.constant dense<[false, true, true, true, true, true]> : tensor<6xi1>
    return %0 : tensor<6xi1>
  }
  func.func private @expected() -> (tensor<6xi32>) {
    %0 = stablehlo.constant dense<"0x000000000100000001000000010000000100000001000000"> : tensor<6xi32>
    return %0 : tensor<6xi32>
  }
  func.func private @program(%arg0: tensor<6xi1>) -> (tensor<6xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<6xi1>) -> tensor<6xi32>
    return %0 : tensor<6xi32>
  }
}

// -----

// convert: i1 to ui8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<6xi1>)
    %e:1 = call @expected() : () -> (tensor<6xui8>)
    %r:1 = call @program(%i#0) : (tensor<6xi1>) -> (tensor<6xui8>)
    check.expect_eq %r#0, %e#0 : tensor<6xui8>
    return
  }
  func.func private @inputs() -> (tensor<6xi1>) {
    %0 = stablehlo.constant dense<[false, true, true, true, true, true]> : tensor<6xi1>
    return %0 : tensor<6xi1>
  }
  func.func private @expected() -> (tensor<6xui8>) {
    %0 = stablehlo.constant dense<"0x000101010101"> : tensor<6xui8>
    return %0 : tensor<6xui8>
  }
  func.func private @program(%arg0: tensor<6xi1>) -> (tensor<6xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<6xi1>) -> tensor<6xui8>
    return %0 : tensor<6xui8>
  }
}

// -----

// convert: i1 to ui32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<6xi1>)
    %e:1 = call @expected() : () -> (tensor<6xui32>)
    %r:1 = call @program(%i#0) : (tensor<6xi1>) -> (tensor<6xui32>)
    check.expect_eq %r#0, %e#0 : tensor<6xui32>
    return
  }
  func.func private @inputs() -> (tensor<6xi1>) {
    %0 = stablehlo.constant dense<[false, true, true, true, true, true]> : tensor<6xi1>
    return %0 : tensor<6xi1>
  }
  func.func private @expected() -> (tensor<6xui32>) {
    %0 = stablehlo.constant dense<"0x000000000100000001000000010000000100000001000000"> : tensor<6xui32>
    return %0 : tensor<6xui32>
  }
  func.func private @program(%arg0: tensor<6xi1>) -> (tensor<6xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<6xi1>) -> tensor<6xui32>
    return %0 : tensor<6xui32>
  }
}

// -----

// convert: i1 to i1
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<6xi1>)
    %e:1 = call @expected() : () -> (tensor<6xi1>)
    %r:1 = call @program(%i#0) : (tensor<6xi1>) -> (tensor<6xi1>)
    check.expect_eq %r#0, %e#0 : tensor<6xi1>
    return
  }
  func.func private @inputs() -> (tensor<6xi1>) {
    %0 = stablehlo.constant dense<[false, true, true, true, true, true]> : tensor<6xi1>
    return %0 : tensor<6xi1>
  }
  func.func private @expected() -> (tensor<6xi1>) {
    %0 = stablehlo.constant dense<[false, true, true, true, true, true]> : tensor<6xi1>
    return %0 : tensor<6xi1>
  }
  func.func private @program(%arg0: tensor<6xi1>) -> (tensor<6xi1> {jax.result_info = "result"}) {
    return %arg0 : tensor<6xi1>
  }
}

// -----

// convert: bits of f32 as i32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<11xf32>)
    %e:1 = call @expected() : () -> (tensor<11xi32>)
    %r:1 = call @program(%i#0) : (tensor<11xf32>) -> (tensor<11xi32>)
    check.expect_eq %r#0, %e#0 : tensor<11xi32>
    return
  }
  func.func private @inputs() -> (tensor<11xf32>) {
    %0 = stablehlo.constant dense<"0x870FA84166A28E42E7587E42AA4DC0400AC70742D2E65B41B9910942CFB0114274225942E9849642FD0F8540"> : tensor<11xf32>
    return %0 : tensor<11xf32>
  }
  func.func private @expected() -> (tensor<11xi32>) {
    %0 = stablehlo.constant dense<"0x870FA84166A28E42E7587E42AA4DC0400AC70742D2E65B41B9910942CFB0114274225942E9849642FD0F8540"> : tensor<11xi32>
    return %0 : tensor<11xi32>
  }
  func.func private @program(%arg0: tensor<11xf32>) -> (tensor<11xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<11xf32>) -> tensor<11xi32>
    return %0 : tensor<11xi32>
  }
}

// -----

// convert: bits of f64 as ui64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<11xf64>)
    %e:1 = call @expected() : () -> (tensor<11xui64>)
    %r:1 = call @program(%i#0) : (tensor<11xf64>) -> (tensor<11xui64>)
    check.expect_eq %r#0, %e#0 : tensor<11xui64>
    return
  }
  func.func private @inputs() -> (tensor<11xf64>) {
    %0 = stablehlo.constant dense<"0x10E09E59280051407759C75D9E4457401DE4DB6269164140F5CD9C7241A250409716FA9CDAA54640070B698B7A383E403599F78E21D74A4095D02E92B3331B40978ADEAD670E5140BB310510D0254B40FD3F619F0C413B40"> : tensor<11xf64>
    return %0 : tensor<11xf64>
  }
  func.func private @expected() -> (tensor<11xui64>) {
    %0 = stablehlo.constant dense<"0x10E09E59280051407759C75D9E4457401DE4DB6269164140F5CD9C7241A250409716FA9CDAA54640070B698B7A383E403599F78E21D74A4095D02E92B3331B40978ADEAD670E5140BB310510D0254B40FD3F619F0C413B40"> : tensor<11xui64>
    return %0 : tensor<11xui64>
  }
  func.func private @program(%arg0: tensor<11xf64>) -> (tensor<11xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<11xf64>) -> tensor<11xui64>
    return %0 : tensor<11xui64>
  }
}

// -----

// convert: bits of bf16 as i16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<11xbf16>)
    %e:1 = call @expected() : () -> (tensor<11xi16>)
    %r:1 = call @program(%i#0) : (tensor<11xbf16>) -> (tensor<11xi16>)
    check.expect_eq %r#0, %e#0 : tensor<11xi16>
    return
  }
  func.func private @inputs() -> (tensor<11xbf16>) {
    %0 = stablehlo.constant dense<"0x8440BA428442AF409E423D4139424E41B84281428A42"> : tensor<11xbf16>
    return %0 : tensor<11xbf16>
  }
  func.func private @expected() -> (tensor<11xi16>) {
    %0 = stablehlo.constant dense<"0x8440BA428442AF409E423D4139424E41B84281428A42"> : tensor<11xi16>
    return %0 : tensor<11xi16>
  }
  func.func private @program(%arg0: tensor<11xbf16>) -> (tensor<11xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<11xbf16>) -> tensor<11xi16>
    return %0 : tensor<11xi16>
  }
}

// -----

// convert: bits of i32 as f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<11xi32>)
    %e:1 = call @expected() : () -> (tensor<11xf32>)
    %r:1 = call @program(%i#0) : (tensor<11xi32>) -> (tensor<11xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<11xf32>, tensor<11xf32>
    return
  }
  func.func private @inputs() -> (tensor<11xi32>) {
    %0 = stablehlo.constant dense<"0x3E00000023000000500000002100000047000000070000002900000059000000590000000E00000048000000"> : tensor<11xi32>
    return %0 : tensor<11xi32>
  }
  func.func private @expected() -> (tensor<11xf32>) {
    %0 = stablehlo.constant dense<"0x3E00000023000000500000002100000047000000070000002900000059000000590000000E00000048000000"> : tensor<11xf32>
    return %0 : tensor<11xf32>
  }
  func.func private @program(%arg0: tensor<11xi32>) -> (tensor<11xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<11xi32>) -> tensor<11xf32>
    return %0 : tensor<11xf32>
  }
}

// -----

// convert: bits of f16 as ui16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<11xf16>)
    %e:1 = call @expected() : () -> (tensor<11xui16>)
    %r:1 = call @program(%i#0) : (tensor<11xf16>) -> (tensor<11xui16>)
    check.expect_eq %r#0, %e#0 : tensor<11xui16>
    return
  }
  func.func private @inputs() -> (tensor<11xf16>) {
    %0 = stablehlo.constant dense<"0x644D1F49A3452D50444A4455AD53C54C3F43F0514855"> : tensor<11xf16>
    return %0 : tensor<11xf16>
  }
  func.func private @expected() -> (tensor<11xui16>) {
    %0 = stablehlo.constant dense<"0x644D1F49A3452D50444A4455AD53C54C3F43F0514855"> : tensor<11xui16>
    return %0 : tensor<11xui16>
  }
  func.func private @program(%arg0: tensor<11xf16>) -> (tensor<11xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<11xf16>) -> tensor<11xui16>
    return %0 : tensor<11xui16>
  }
}

// -----

// convert: bits of f32 as u8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3x2xf32>)
    %e:1 = call @expected() : () -> (tensor<3x2x4xui8>)
    %r:1 = call @program(%i#0) : (tensor<3x2xf32>) -> (tensor<3x2x4xui8>)
    check.expect_eq %r#0, %e#0 : tensor<3x2x4xui8>
    return
  }
  func.func private @inputs() -> (tensor<3x2xf32>) {
    %0 = stablehlo.constant dense<"0xEAB5C1BF40CDF43ECAC8C5BF24673440BEA7C1BFB291E0BF"> : tensor<3x2xf32>
    return %0 : tensor<3x2xf32>
  }
  func.func private @expected() -> (tensor<3x2x4xui8>) {
    %0 = stablehlo.constant dense<"0xEAB5C1BF40CDF43ECAC8C5BF24673440BEA7C1BFB291E0BF"> : tensor<3x2x4xui8>
    return %0 : tensor<3x2x4xui8>
  }
  func.func private @program(%arg0: tensor<3x2xf32>) -> (tensor<3x2x4xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x2xf32>) -> tensor<3x2x4xui8>
    return %0 : tensor<3x2x4xui8>
  }
}

// -----

// convert: bits of u8 as f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3x2x4xui8>)
    %e:1 = call @expected() : () -> (tensor<3x2xf32>)
    %r:1 = call @program(%i#0) : (tensor<3x2x4xui8>) -> (tensor<3x2xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<3x2xf32>, tensor<3x2xf32>
    return
  }
  func.func private @inputs() -> (tensor<3x2x4xui8>) {
    %0 = stablehlo.constant dense<"0xAF472F3F7A14A3BF356C0B401449CB3F86E8933F0A5E2E40"> : tensor<3x2x4xui8>
    return %0 : tensor<3x2x4xui8>
  }
  func.func private @expected() -> (tensor<3x2xf32>) {
    %0 = stablehlo.constant dense<"0xAF472F3F7A14A3BF356C0B401449CB3F86E8933F0A5E2E40"> : tensor<3x2xf32>
    return %0 : tensor<3x2xf32>
  }
  func.func private @program(%arg0: tensor<3x2x4xui8>) -> (tensor<3x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x2x4xui8>) -> tensor<3x2xf32>
    return %0 : tensor<3x2xf32>
  }
}

// -----

// convert: f32 to float8_e4m3fn and back
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<32xf32>)
    %e:1 = call @expected() : () -> (tensor<32xf32>)
    %r:1 = call @program(%i#0) : (tensor<32xf32>) -> (tensor<32xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<32xf32>, tensor<32xf32>
    return
  }
  func.func private @inputs() -> (tensor<32xf32>) {
    %0 = stablehlo.constant dense<"0xBE7157BF2E18B0C0680B0EC093213FC00DEF77C0960C9BBF4B8BA8C0042ABFC0BBE19F3E429786C0FCA379408E2695C05EC59BC0FBAD843FF7206A4043E757409EE78A401731E5BE6E0441C0F09BB6C0FA1CAA407521883FE49DA94021418240A415F83FC49B4B4054C17CC06B379A4037C087408F5C8FBEABE93EBF1C5793BD"> : tensor<32xf32>
    return %0 : tensor<32xf32>
  }
  func.func private @expected() -> (tensor<32xf32>) {
    %0 = stablehlo.constant dense<"0x000050BF0000B0C0000010C0000040C0000070C00000A0BF0000B0C00000C0C00000A03E000080C000008040000090C00000A0C00000803F0000704000005040000090400000E0BE000040C00000B0C00000B0400000903F0000B040000080400000004000005040000080C00000A04000008040000090BE000040BF000090BD"> : tensor<32xf32>
    return %0 : tensor<32xf32>
  }
  func.func private @program(%arg0: tensor<32xf32>) -> (tensor<32xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<32xf32>) -> tensor<32xf8E4M3FN>
    %1 = stablehlo.convert %0 : (tensor<32xf8E4M3FN>) -> tensor<32xf32>
    return %1 : tensor<32xf32>
  }
}

// -----

// convert: f32 to float8_e5m2 and back
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<32xf32>)
    %e:1 = call @expected() : () -> (tensor<32xf32>)
    %r:1 = call @program(%i#0) : (tensor<32xf32>) -> (tensor<32xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<32xf32>, tensor<32xf32>
    return
  }
  func.func private @inputs() -> (tensor<32xf32>) {
    %0 = stablehlo.constant dense<"0xFB06563FED4E80C03395AC40EA26E3BF98DEB1C02282973FACE288C04AD7BF40F4DDA440CCA64340895EA6C0B5DA834089A673C0D180CB3F96CF7BC0465B2640F7541E409C87EABFCF2248C050C583405C47AA40384B7EC03349BE40C30F513F49D506C0D7F727BE0218A7C012E0023E1D789B3F3F994D3E17B4B3C070D73840"> : tensor<32xf32>
    return %0 : tensor<32xf32>
  }
  func.func private @expected() -> (tensor<32xf32>) {
    %0 = stablehlo.constant dense<"0x0000603F000080C00000A0400000E0BF0000C0C00000A03F000080C00000C0400000A040000040400000A0C000008040000080C00000C03F000080C000002040000020400000E0BF000040C0000080400000A040000080C00000C0400000603F000000C0000020BE0000A0C00000003E0000A03F0000403E0000C0C000004040"> : tensor<32xf32>
    return %0 : tensor<32xf32>
  }
  func.func private @program(%arg0: tensor<32xf32>) -> (tensor<32xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<32xf32>) -> tensor<32xf8E5M2>
    %1 = stablehlo.convert %0 : (tensor<32xf8E5M2>) -> tensor<32xf32>
    return %1 : tensor<32xf32>
  }
}

// -----

// convert: f32 to float8_e4m3fnuz and back
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<32xf32>)
    %e:1 = call @expected() : () -> (tensor<32xf32>)
    %r:1 = call @program(%i#0) : (tensor<32xf32>) -> (tensor<32xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<32xf32>, tensor<32xf32>
    return
  }
  func.func private @inputs() -> (tensor<32xf32>) {
    %0 = stablehlo.constant dense<"0x7600DABD4D3D7EC0BE7980402F87B93F3C29B8C0A3F649BF85414A40C909E53F6A46B6BF32826440229AAEBEB37982C0F7218BC02C8E9840D27537C04185883F1BE541C07FCE09C0D38A06C07C71BAC0A115BCC0F90B9EC09FAD2D40657A2BC0075432BFC032B73FF404023E9C4197403F5B574040179240C95716C09AB7BA40"> : tensor<32xf32>
    return %0 : tensor<32xf32>
  }
  func.func private @expected() -> (tensor<32xf32>) {
    %0 = stablehlo.constant dense<"0x0000E0BD000080C0000080400000C03F0000C0C0000050BF000050400000E03F0000B0BF000060400000B0BE000080C0000090C00000A040000030C00000903F000040C0000010C0000000C00000C0C00000C0C00000A0C000003040000030C0000030BF0000B03F0000003E000090400000504000009040000010C00000C040"> : tensor<32xf32>
    return %0 : tensor<32xf32>
  }
  func.func private @program(%arg0: tensor<32xf32>) -> (tensor<32xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<32xf32>) -> tensor<32xf8E4M3FNUZ>
    %1 = stablehlo.convert %0 : (tensor<32xf8E4M3FNUZ>) -> tensor<32xf32>
    return %1 : tensor<32xf32>
  }
}

// -----

// convert: f32 to float8_e5m2fnuz and back
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<32xf32>)
    %e:1 = call @expected() : () -> (tensor<32xf32>)
    %r:1 = call @program(%i#0) : (tensor<32xf32>) -> (tensor<32xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<32xf32>, tensor<32xf32>
    return
  }
  func.func private @inputs() -> (tensor<32xf32>) {
    %0 = stablehlo.constant dense<"0xB07CAD40692CF53F367D6840C31274C0BD92B540920D6CC010636240D2FAB2C06DA94E40948A5F3FF80894BF4F0831C07401A2BE91D520C0CC5BD4BF58F7BC40C85FCABF367F8E40149720BF02788C4082F020408B178A40F1C32B40CD4DB73FBD139540A7DCFF3F80037F404E4506408DFDF5BE87DE24C031BF07C098AB8040"> : tensor<32xf32>
    return %0 : tensor<32xf32>
  }
  func.func private @expected() -> (tensor<32xf32>) {
    %0 = stablehlo.constant dense<"0x0000A0400000004000006040000080C00000C040000060C0000060400000C0C0000040400000603F0000A0BF000040C00000A0BE000020C00000E0BF0000C0400000C0BF00008040000020BF000080400000204000008040000020400000C03F0000A040000000400000804000000040000000BF000020C0000000C000008040"> : tensor<32xf32>
    return %0 : tensor<32xf32>
  }
  func.func private @program(%arg0: tensor<32xf32>) -> (tensor<32xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<32xf32>) -> tensor<32xf8E5M2FNUZ>
    %1 = stablehlo.convert %0 : (tensor<32xf8E5M2FNUZ>) -> tensor<32xf32>
    return %1 : tensor<32xf32>
  }
}

// -----

// convert: f32 to float8_e4m3b11fnuz and back
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<32xf32>)
    %e:1 = call @expected() : () -> (tensor<32xf32>)
    %r:1 = call @program(%i#0) : (tensor<32xf32>) -> (tensor<32xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<32xf32>, tensor<32xf32>
    return
  }
  func.func private @inputs() -> (tensor<32xf32>) {
    %0 = stablehlo.constant dense<"0xE73B39C0515121C07C0DB740F89F06401381FBBFAE1815402C392CBFA7F9A6C0C09B9B405DCCABC05356AA40930483BF48FD073F7FCF1DBE1F93EBBEB1028440F8B4FCBF4D99BB40291D763FB1E67D4058F67EC0B7986FC0280211C0DBD38E4085D08DBF08266640547B0A40B8AA75C03C8427BDF2878EC0B4478B3D9D0F80C0"> : tensor<32xf32>
    return %0 : tensor<32xf32>
  }
  func.func private @expected() -> (tensor<32xf32>) {
    %0 = stablehlo.constant dense<"0x000040C0000020C00000B04000000040000000C000001040000030BF0000A0C00000A0400000B0C00000B040000080BF0000003F000020BE0000F0BE00008040000000C00000C0400000703F00008040000080C0000070C0000010C000009040000090BF0000604000001040000070C0000020BD000090C00000903D000080C0"> : tensor<32xf32>
    return %0 : tensor<32xf32>
  }
  func.func private @program(%arg0: tensor<32xf32>) -> (tensor<32xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<32xf32>) -> tensor<32xf8E4M3B11FNUZ>
    %1 = stablehlo.convert %0 : (tensor<32xf8E4M3B11FNUZ>) -> tensor<32xf32>
    return %1 : tensor<32xf32>
  }
}
