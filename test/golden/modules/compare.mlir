// compare: all six f32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<4x5xf32>, tensor<4x5xf32>)
    %e:6 = call @expected() : () -> (tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>)
    %r:6 = call @program(%i#0, %i#1) : (tensor<4x5xf32>, tensor<4x5xf32>) -> (tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>)
    check.expect_eq %r#0, %e#0 : tensor<4x5xi1>
    check.expect_eq %r#1, %e#1 : tensor<4x5xi1>
    check.expect_eq %r#2, %e#2 : tensor<4x5xi1>
    check.expect_eq %r#3, %e#3 : tensor<4x5xi1>
    check.expect_eq %r#4, %e#4 : tensor<4x5xi1>
    check.expect_eq %r#5, %e#5 : tensor<4x5xi1>
    return
  }
  func.func private @inputs() -> (tensor<4x5xf32>, tensor<4x5xf32>) {
    %0 = stablehlo.constant dense<"0x0000C07F0000807F0000000074FF6EBF32259B3F382755BD9D00E43F8BBE953EA88AF1BF04DA83BFEF71C6BEFB73BBBF16E17B3E7ED2E7BF345F83BF6AFBF9BFA7D9C2BFC58C533F3AC6533C77E2EA3F"> : tensor<4x5xf32>
    %1 = stablehlo.constant dense<"0x0000C07F0000807F00000080BD149ABF8EEE51BF1B4290BEDA7080BF57FBA8BF3182F5BEE128E6BF5CB2A53FC7BF8F3EA28D163DCB6409BED51E623E83A5FC3F05F5EFBEE6398B3ED1D194BF4DA1D7BE"> : tensor<4x5xf32>
    return %0, %1 : tensor<4x5xf32>, tensor<4x5xf32>
  }
  func.func private @expected() -> (tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>) {
    %0 = stablehlo.constant dense<[[false, true, true, false, false], [false, false, false, false, false], [false, false, false, false, false], [false, false, false, false, false]]> : tensor<4x5xi1>
    %1 = stablehlo.constant dense<[[true, false, false, true, true], [true, true, true, true, true], [true, true, true, true, true], [true, true, true, true, true]]> : tensor<4x5xi1>
    %2 = stablehlo.constant dense<[[false, false, false, false, false], [false, false, false, true, false], [true, true, false, true, true], [true, true, false, false, false]]> : tensor<4x5xi1>
    %3 = stablehlo.constant dense<[[false, true, true, false, false], [false, false, false, true, false], [true, true, false, true, true], [true, true, false, false, false]]> : tensor<4x5xi1>
    %4 = stablehlo.constant dense<[[false, false, false, true, true], [true, true, true, false, true], [false, false, true, false, false], [false, false, true, true, true]]> : tensor<4x5xi1>
    %5 = stablehlo.constant dense<[[false, true, true, true, true], [true, true, true, false, true], [false, false, true, false, false], [false, false, true, true, true]]> : tensor<4x5xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>
  }
  func.func private @program(%arg0: tensor<4x5xf32>, %arg1: tensor<4x5xf32>) -> (tensor<4x5xi1> {jax.result_info = "result[0]"}, tensor<4x5xi1> {jax.result_info = "result[1]"}, tensor<4x5xi1> {jax.result_info = "result[2]"}, tensor<4x5xi1> {jax.result_info = "result[3]"}, tensor<4x5xi1> {jax.result_info = "result[4]"}, tensor<4x5xi1> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %1 = stablehlo.compare NE, %arg0, %arg1, FLOAT : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %2 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %3 = stablehlo.compare LE, %arg0, %arg1, FLOAT : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %4 = stablehlo.compare GT, %arg0, %arg1, FLOAT : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %5 = stablehlo.compare GE, %arg0, %arg1, FLOAT : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>
  }
}

// -----

// compare: select, clamp f32
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xf32>)
    %e:2 = call @expected() : () -> (tensor<4x5xf32>, tensor<4x5xf32>)
    %r:2 = call @program(%i#0, %i#1, %i#2) : (tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xf32>) -> (tensor<4x5xf32>, tensor<4x5xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<4x5xf32>, tensor<4x5xf32>
    check.expect_close %r#1, %e#1, max_ulp_difference = 1 : tensor<4x5xf32>, tensor<4x5xf32>
    return
  }
  func.func private @inputs() -> (tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xf32>) {
    %0 = stablehlo.constant dense<[[false, false, true, true, true], [true, false, true, true, true], [false, false, true, true, false], [false, true, true, true, false]]> : tensor<4x5xi1>
    %1 = stablehlo.constant dense<"0x9E7003C0637710C0C67F643E58AE12C088B250BFBE7DE6BE83293B40F374D73FB0A4023F62C9B23FE0BA3BC0DB4E4ABF21A7A3BF2985773F58410EC096CA2A40602787BF4E590F4053380640D22C4DBE"> : tensor<4x5xf32>
    %2 = stablehlo.constant dense<"0xFD053FC04C3812C0848A2EBFC6D1B63F59D20FBECAD927403AF31B4034F685BF97D23B4033102C3E599C23C0DEEB31C053A34ABF417E02BF9F54F5BF87B519404D7292BFEC89D13F35F4D8BFEECEC9BE"> : tensor<4x5xf32>
    return %0, %1, %2 : tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xf32>
  }
  func.func private @expected() -> (tensor<4x5xf32>, tensor<4x5xf32>) {
    %0 = stablehlo.constant dense<"0xFD053FC04C3812C0C67F643E58AE12C088B250BFBE7DE6BE3AF31B40F374D73FB0A4023F62C9B23F599C23C0DEEB31C021A7A3BF2985773F9F54F5BF87B51940602787BF4E590F4053380640EECEC9BE"> : tensor<4x5xf32>
    %1 = stablehlo.constant dense<"0x9E7003C0637710C0C67F643E58AE12C088B250BFBE7DE6BE83293B40F374D73FB0A4023F62C9B23FE0BA3BC0DB4E4ABF21A7A3BF2985773F58410EC096CA2A40602787BF4E590F4053380640D22C4DBE"> : tensor<4x5xf32>
    return %0, %1 : tensor<4x5xf32>, tensor<4x5xf32>
  }
  func.func private @program(%arg0: tensor<4x5xi1>, %arg1: tensor<4x5xf32>, %arg2: tensor<4x5xf32>) -> (tensor<4x5xf32> {jax.result_info = "result[0]"}, tensor<4x5xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x5xi1>, tensor<4x5xf32>
    %1 = stablehlo.minimum %arg1, %arg2 : tensor<4x5xf32>
    %2 = stablehlo.maximum %arg1, %arg2 : tensor<4x5xf32>
    %3 = stablehlo.clamp %1, %arg1, %2 : tensor<4x5xf32>
    return %0, %3 : tensor<4x5xf32>, tensor<4x5xf32>
  }
}

// -----

// compare: all six f64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<4x5xf64>, tensor<4x5xf64>)
    %e:6 = call @expected() : () -> (tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>)
    %r:6 = call @program(%i#0, %i#1) : (tensor<4x5xf64>, tensor<4x5xf64>) -> (tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>)
    check.expect_eq %r#0, %e#0 : tensor<4x5xi1>
    check.expect_eq %r#1, %e#1 : tensor<4x5xi1>
    check.expect_eq %r#2, %e#2 : tensor<4x5xi1>
    check.expect_eq %r#3, %e#3 : tensor<4x5xi1>
    check.expect_eq %r#4, %e#4 : tensor<4x5xi1>
    check.expect_eq %r#5, %e#5 : tensor<4x5xi1>
    return
  }
  func.func private @inputs() -> (tensor<4x5xf64>, tensor<4x5xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000F87F000000000000F07F000000000000000090141D6993C1F1BFF457EB73E997F53FC008C2A83737E33F48761659041EF5BF64D89C89F6C5F0BF68A3493CADABF9BF600A33747A53F53FE00824B015BAD4BF14F96DCEBB28F53F5860C5FC0A69D53F28E23FCEE4CCF23F768BF3A45E65F03FC02772B69177C1BF4492FAE2B736EFBF30ACB1068612DCBFF034EE1F8F06C03F74159ADE27CDFF3F"> : tensor<4x5xf64>
    %1 = stablehlo.constant dense<"0x000000000000F87F000000000000F07F000000000000008050ACE4A7E5F0E03FB4519FF93319EE3F5284378325F2FFBF1C18ACE4DB3FED3FA035BD275598F73F32A1FE5C1BE9F93FB07396D416F1F73FE82DE1B25742DEBF0A1B648DEB99F6BFC4CBF6DEA04EE4BF2E553F4E8360F83FCC3107459185E63F005353EEBA64943F646E02CB4E9BFFBFF63E4E1B7F64FBBFE014D23BA012CC3F525B2F3AB4C3F73F"> : tensor<4x5xf64>
    return %0, %1 : tensor<4x5xf64>, tensor<4x5xf64>
  }
  func.func private @expected() -> (tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>) {
    %0 = stablehlo.constant dense<[[false, true, true, false, false], [false, false, false, false, false], [false, false, false, false, false], [false, false, false, false, false]]> : tensor<4x5xi1>
    %1 = stablehlo.constant dense<[[true, false, false, true, true], [true, true, true, true, true], [true, true, true, true, true], [true, true, true, true, true]]> : tensor<4x5xi1>
    %2 = stablehlo.constant dense<[[false, false, false, true, false], [false, true, true, true, true], [false, false, false, true, false], [true, false, false, true, false]]> : tensor<4x5xi1>
    %3 = stablehlo.constant dense<[[false, true, true, true, false], [false, true, true, true, true], [false, false, false, true, false], [true, false, false, true, false]]> : tensor<4x5xi1>
    %4 = stablehlo.constant dense<[[false, false, false, false, true], [true, false, false, false, false], [true, true, true, false, true], [false, true, true, false, true]]> : tensor<4x5xi1>
    %5 = stablehlo.constant dense<[[false, true, true, false, true], [true, false, false, false, false], [true, true, true, false, true], [false, true, true, false, true]]> : tensor<4x5xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>
  }
  func.func private @program(%arg0: tensor<4x5xf64>, %arg1: tensor<4x5xf64>) -> (tensor<4x5xi1> {jax.result_info = "result[0]"}, tensor<4x5xi1> {jax.result_info = "result[1]"}, tensor<4x5xi1> {jax.result_info = "result[2]"}, tensor<4x5xi1> {jax.result_info = "result[3]"}, tensor<4x5xi1> {jax.result_info = "result[4]"}, tensor<4x5xi1> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<4x5xf64>, tensor<4x5xf64>) -> tensor<4x5xi1>
    %1 = stablehlo.compare NE, %arg0, %arg1, FLOAT : (tensor<4x5xf64>, tensor<4x5xf64>) -> tensor<4x5xi1>
    %2 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<4x5xf64>, tensor<4x5xf64>) -> tensor<4x5xi1>
    %3 = stablehlo.compare LE, %arg0, %arg1, FLOAT : (tensor<4x5xf64>, tensor<4x5xf64>) -> tensor<4x5xi1>
    %4 = stablehlo.compare GT, %arg0, %arg1, FLOAT : (tensor<4x5xf64>, tensor<4x5xf64>) -> tensor<4x5xi1>
    %5 = stablehlo.compare GE, %arg0, %arg1, FLOAT : (tensor<4x5xf64>, tensor<4x5xf64>) -> tensor<4x5xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>
  }
}

// -----

// compare: select, clamp f64
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<4x5xi1>, tensor<4x5xf64>, tensor<4x5xf64>)
    %e:2 = call @expected() : () -> (tensor<4x5xf64>, tensor<4x5xf64>)
    %r:2 = call @program(%i#0, %i#1, %i#2) : (tensor<4x5xi1>, tensor<4x5xf64>, tensor<4x5xf64>) -> (tensor<4x5xf64>, tensor<4x5xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<4x5xf64>, tensor<4x5xf64>
    check.expect_close %r#1, %e#1, max_ulp_difference = 1 : tensor<4x5xf64>, tensor<4x5xf64>
    return
  }
  func.func private @inputs() -> (tensor<4x5xi1>, tensor<4x5xf64>, tensor<4x5xf64>) {
    %0 = stablehlo.constant dense<[[false, true, true, false, false], [false, false, false, true, true], [false, false, true, true, true], [false, false, true, true, false]]> : tensor<4x5xi1>
    %1 = stablehlo.constant dense<"0x20CB4CD602F106C06007AD24F8C9FE3FC051E85FBE8EFB3F6406A8D14F7902C0BC2CD33E8231E83FC443CBC052390140A007CD154AA8B33FFCE772D7C443F83FF04BF674EF1802C078B7AD46A02305C0A04A36710864F9BFD8305C10669FF93FDF6DB0B44341F4BF94E07DCBD78500409A72F47B74C904C080D374C22339BBBF208572762470D8BF6826E49993E4FD3F0837A5ED6954F03F6CDC587A1056F73F"> : tensor<4x5xf64>
    %2 = stablehlo.constant dense<"0x9834A8A93C95E43F92CC9C9C1C6A00C0E4BDCB5CF207F93F8C9C8CF53118F53FF88D1511C533F63F30C49981EEE2CEBF20934A08EF49DDBFD0895603E4EC00C040F27BCE0346FE3FF8EA99D9E5E9D8BFD6799A3CAFD0054018A9176C95EBF5BF00BFF4AA1841B9BF40DBDC65B77EECBF2C1B9D8D0AA2E43FB04CAF9E056B0640DA0C051060A7FABF98E197B3290EE6BFC835EF9838A6F3BF9C9C7948B37603C0"> : tensor<4x5xf64>
    return %0, %1, %2 : tensor<4x5xi1>, tensor<4x5xf64>, tensor<4x5xf64>
  }
  func.func private @expected() -> (tensor<4x5xf64>, tensor<4x5xf64>) {
    %0 = stablehlo.constant dense<"0x9834A8A93C95E43F6007AD24F8C9FE3FC051E85FBE8EFB3F8C9C8CF53118F53FF88D1511C533F63F30C49981EEE2CEBF20934A08EF49DDBFD0895603E4EC00C0F04BF674EF1802C078B7AD46A02305C0D6799A3CAFD0054018A9176C95EBF5BFDF6DB0B44341F4BF94E07DCBD78500409A72F47B74C904C0B04CAF9E056B0640DA0C051060A7FABF6826E49993E4FD3F0837A5ED6954F03F9C9C7948B37603C0"> : tensor<4x5xf64>
    %1 = stablehlo.constant dense<"0x20CB4CD602F106C06007AD24F8C9FE3FC051E85FBE8EFB3F6406A8D14F7902C0BC2CD33E8231E83FC443CBC052390140A007CD154AA8B33FFCE772D7C443F83FF04BF674EF1802C078B7AD46A02305C0A04A36710864F9BFD8305C10669FF93FDF6DB0B44341F4BF94E07DCBD78500409A72F47B74C904C080D374C22339BBBF208572762470D8BF6826E49993E4FD3F0837A5ED6954F03F6CDC587A1056F73F"> : tensor<4x5xf64>
    return %0, %1 : tensor<4x5xf64>, tensor<4x5xf64>
  }
  func.func private @program(%arg0: tensor<4x5xi1>, %arg1: tensor<4x5xf64>, %arg2: tensor<4x5xf64>) -> (tensor<4x5xf64> {jax.result_info = "result[0]"}, tensor<4x5xf64> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x5xi1>, tensor<4x5xf64>
    %1 = stablehlo.minimum %arg1, %arg2 : tensor<4x5xf64>
    %2 = stablehlo.maximum %arg1, %arg2 : tensor<4x5xf64>
    %3 = stablehlo.clamp %1, %arg1, %2 : tensor<4x5xf64>
    return %0, %3 : tensor<4x5xf64>, tensor<4x5xf64>
  }
}

// -----

// compare: all six f16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<4x5xf16>, tensor<4x5xf16>)
    %e:6 = call @expected() : () -> (tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>)
    %r:6 = call @program(%i#0, %i#1) : (tensor<4x5xf16>, tensor<4x5xf16>) -> (tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>)
    check.expect_eq %r#0, %e#0 : tensor<4x5xi1>
    check.expect_eq %r#1, %e#1 : tensor<4x5xi1>
    check.expect_eq %r#2, %e#2 : tensor<4x5xi1>
    check.expect_eq %r#3, %e#3 : tensor<4x5xi1>
    check.expect_eq %r#4, %e#4 : tensor<4x5xi1>
    check.expect_eq %r#5, %e#5 : tensor<4x5xi1>
    return
  }
  func.func private @inputs() -> (tensor<4x5xf16>, tensor<4x5xf16>) {
    %0 = stablehlo.constant dense<"0x007E007C0000A03A873C823884BB7739BC3E6BB1443EC73D593C483A583F071DB73E97BEB03A19BE"> : tensor<4x5xf16>
    %1 = stablehlo.constant dense<"0x007E007C0080D73922BD94BEB8BD973723BDA93EC13959BA2F38D4BEB43685BD3D3812BBD332793A"> : tensor<4x5xf16>
    return %0, %1 : tensor<4x5xf16>, tensor<4x5xf16>
  }
  func.func private @expected() -> (tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>) {
    %0 = stablehlo.constant dense<[[false, true, true, false, false], [false, false, false, false, false], [false, false, false, false, false], [false, false, false, false, false]]> : tensor<4x5xi1>
    %1 = stablehlo.constant dense<[[true, false, false, true, true], [true, true, true, true, true], [true, true, true, true, true], [true, true, true, true, true]]> : tensor<4x5xi1>
    %2 = stablehlo.constant dense<[[false, false, false, false, false], [false, false, false, false, true], [false, false, false, false, false], [false, false, true, false, true]]> : tensor<4x5xi1>
    %3 = stablehlo.constant dense<[[false, true, true, false, false], [false, false, false, false, true], [false, false, false, false, false], [false, false, true, false, true]]> : tensor<4x5xi1>
    %4 = stablehlo.constant dense<[[false, false, false, true, true], [true, true, true, true, false], [true, true, true, true, true], [true, true, false, true, false]]> : tensor<4x5xi1>
    %5 = stablehlo.constant dense<[[false, true, true, true, true], [true, true, true, true, false], [true, true, true, true, true], [true, true, false, true, false]]> : tensor<4x5xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>
  }
  func.func private @program(%arg0: tensor<4x5xf16>, %arg1: tensor<4x5xf16>) -> (tensor<4x5xi1> {jax.result_info = "result[0]"}, tensor<4x5xi1> {jax.result_info = "result[1]"}, tensor<4x5xi1> {jax.result_info = "result[2]"}, tensor<4x5xi1> {jax.result_info = "result[3]"}, tensor<4x5xi1> {jax.result_info = "result[4]"}, tensor<4x5xi1> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<4x5xf16>, tensor<4x5xf16>) -> tensor<4x5xi1>
    %1 = stablehlo.compare NE, %arg0, %arg1, FLOAT : (tensor<4x5xf16>, tensor<4x5xf16>) -> tensor<4x5xi1>
    %2 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<4x5xf16>, tensor<4x5xf16>) -> tensor<4x5xi1>
    %3 = stablehlo.compare LE, %arg0, %arg1, FLOAT : (tensor<4x5xf16>, tensor<4x5xf16>) -> tensor<4x5xi1>
    %4 = stablehlo.compare GT, %arg0, %arg1, FLOAT : (tensor<4x5xf16>, tensor<4x5xf16>) -> tensor<4x5xi1>
    %5 = stablehlo.compare GE, %arg0, %arg1, FLOAT : (tensor<4x5xf16>, tensor<4x5xf16>) -> tensor<4x5xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>
  }
}

// -----

// compare: select, clamp f16
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<4x5xi1>, tensor<4x5xf16>, tensor<4x5xf16>)
    %e:2 = call @expected() : () -> (tensor<4x5xf16>, tensor<4x5xf16>)
    %r:2 = call @program(%i#0, %i#1, %i#2) : (tensor<4x5xi1>, tensor<4x5xf16>, tensor<4x5xf16>) -> (tensor<4x5xf16>, tensor<4x5xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<4x5xf16>, tensor<4x5xf16>
    check.expect_close %r#1, %e#1, max_ulp_difference = 1 : tensor<4x5xf16>, tensor<4x5xf16>
    return
  }
  func.func private @inputs() -> (tensor<4x5xi1>, tensor<4x5xf16>, tensor<4x5xf16>) {
    %0 = stablehlo.constant dense<[[false, false, true, false, false], [false, false, true, false, true], [true, true, false, false, true], [true, true, false, false, false]]> : tensor<4x5xi1>
    %1 = stablehlo.constant dense<"0xE73D62406B321C375B41F7C1474027412F40E534B14036A55ABA97A17BC1A4C12D2F4E382BC1533E"> : tensor<4x5xf16>
    %2 = stablehlo.constant dense<"0x33C0E2BE99B0963E59ACCE40303EEF356E405BBBA137E93AE8C0AFBDC841AABCEA4064C101BE70BE"> : tensor<4x5xf16>
    return %0, %1, %2 : tensor<4x5xi1>, tensor<4x5xf16>, tensor<4x5xf16>
  }
  func.func private @expected() -> (tensor<4x5xf16>, tensor<4x5xf16>) {
    %0 = stablehlo.constant dense<"0x33C0E2BE6B32963E59ACCE40303E27416E40E534B14036A5E8C0AFBD7BC1A4C12D2F64C101BE70BE"> : tensor<4x5xf16>
    %1 = stablehlo.constant dense<"0xE73D62406B321C375B41F7C1474027412F40E534B14036A55ABA97A17BC1A4C12D2F4E382BC1533E"> : tensor<4x5xf16>
    return %0, %1 : tensor<4x5xf16>, tensor<4x5xf16>
  }
  func.func private @program(%arg0: tensor<4x5xi1>, %arg1: tensor<4x5xf16>, %arg2: tensor<4x5xf16>) -> (tensor<4x5xf16> {jax.result_info = "result[0]"}, tensor<4x5xf16> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x5xi1>, tensor<4x5xf16>
    %1 = stablehlo.minimum %arg1, %arg2 : tensor<4x5xf16>
    %2 = stablehlo.maximum %arg1, %arg2 : tensor<4x5xf16>
    %3 = stablehlo.clamp %1, %arg1, %2 : tensor<4x5xf16>
    return %0, %3 : tensor<4x5xf16>, tensor<4x5xf16>
  }
}

// -----

// compare: all six bf16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<4x5xbf16>, tensor<4x5xbf16>)
    %e:6 = call @expected() : () -> (tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>)
    %r:6 = call @program(%i#0, %i#1) : (tensor<4x5xbf16>, tensor<4x5xbf16>) -> (tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>)
    check.expect_eq %r#0, %e#0 : tensor<4x5xi1>
    check.expect_eq %r#1, %e#1 : tensor<4x5xi1>
    check.expect_eq %r#2, %e#2 : tensor<4x5xi1>
    check.expect_eq %r#3, %e#3 : tensor<4x5xi1>
    check.expect_eq %r#4, %e#4 : tensor<4x5xi1>
    check.expect_eq %r#5, %e#5 : tensor<4x5xi1>
    return
  }
  func.func private @inputs() -> (tensor<4x5xbf16>, tensor<4x5xbf16>) {
    %0 = stablehlo.constant dense<"0xC07F807F0000AF3ECFBF973EA1BCEABD943F19BF5D3F9D3F83BF50BFE63EA2BFFDBFDD3E513FC9BF"> : tensor<4x5xbf16>
    %1 = stablehlo.constant dense<"0xC07F807F0080DF3FEABFA2BFD6BFF53EB93F193EF0BF533CC8BFD4BF49BFB43F493FF83F93BDA1BF"> : tensor<4x5xbf16>
    return %0, %1 : tensor<4x5xbf16>, tensor<4x5xbf16>
  }
  func.func private @expected() -> (tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>) {
    %0 = stablehlo.constant dense<[[false, true, true, false, false], [false, false, false, false, false], [false, false, false, false, false], [false, false, false, false, false]]> : tensor<4x5xi1>
    %1 = stablehlo.constant dense<[[true, false, false, true, true], [true, true, true, true, true], [true, true, true, true, true], [true, true, true, true, true]]> : tensor<4x5xi1>
    %2 = stablehlo.constant dense<[[false, false, false, true, false], [false, false, true, true, true], [false, false, false, false, false], [true, true, true, false, true]]> : tensor<4x5xi1>
    %3 = stablehlo.constant dense<[[false, true, true, true, false], [false, false, true, true, true], [false, false, false, false, false], [true, true, true, false, true]]> : tensor<4x5xi1>
    %4 = stablehlo.constant dense<[[false, false, false, false, true], [true, true, false, false, false], [true, true, true, true, true], [false, false, false, true, false]]> : tensor<4x5xi1>
    %5 = stablehlo.constant dense<[[false, true, true, false, true], [true, true, false, false, false], [true, true, true, true, true], [false, false, false, true, false]]> : tensor<4x5xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>
  }
  func.func private @program(%arg0: tensor<4x5xbf16>, %arg1: tensor<4x5xbf16>) -> (tensor<4x5xi1> {jax.result_info = "result[0]"}, tensor<4x5xi1> {jax.result_info = "result[1]"}, tensor<4x5xi1> {jax.result_info = "result[2]"}, tensor<4x5xi1> {jax.result_info = "result[3]"}, tensor<4x5xi1> {jax.result_info = "result[4]"}, tensor<4x5xi1> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<4x5xbf16>, tensor<4x5xbf16>) -> tensor<4x5xi1>
    %1 = stablehlo.compare NE, %arg0, %arg1, FLOAT : (tensor<4x5xbf16>, tensor<4x5xbf16>) -> tensor<4x5xi1>
    %2 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<4x5xbf16>, tensor<4x5xbf16>) -> tensor<4x5xi1>
    %3 = stablehlo.compare LE, %arg0, %arg1, FLOAT : (tensor<4x5xbf16>, tensor<4x5xbf16>) -> tensor<4x5xi1>
    %4 = stablehlo.compare GT, %arg0, %arg1, FLOAT : (tensor<4x5xbf16>, tensor<4x5xbf16>) -> tensor<4x5xi1>
    %5 = stablehlo.compare GE, %arg0, %arg1, FLOAT : (tensor<4x5xbf16>, tensor<4x5xbf16>) -> tensor<4x5xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>
  }
}

// -----

// compare: select, clamp bf16
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<4x5xi1>, tensor<4x5xbf16>, tensor<4x5xbf16>)
    %e:2 = call @expected() : () -> (tensor<4x5xbf16>, tensor<4x5xbf16>)
    %r:2 = call @program(%i#0, %i#1, %i#2) : (tensor<4x5xi1>, tensor<4x5xbf16>, tensor<4x5xbf16>) -> (tensor<4x5xbf16>, tensor<4x5xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<4x5xbf16>, tensor<4x5xbf16>
    check.expect_close %r#1, %e#1, max_ulp_difference = 1 : tensor<4x5xbf16>, tensor<4x5xbf16>
    return
  }
  func.func private @inputs() -> (tensor<4x5xi1>, tensor<4x5xbf16>, tensor<4x5xbf16>) {
    %0 = stablehlo.constant dense<[[false, false, false, false, false], [false, true, true, false, true], [true, true, true, false, false], [false, false, true, true, false]]> : tensor<4x5xi1>
    %1 = stablehlo.constant dense<"0x87BF09C0A13F1340DEBFF43E37C08E3F08C090BFA23E70BED33F33C0DEBFE7BF2CBF064032403240"> : tensor<4x5xbf16>
    %2 = stablehlo.constant dense<"0xF1BFE3BFA3BF0A3F0140543D32C08C3F373F3CBF5D3EC8BF9ABF053F46BF72BF09C01140D23D0C40"> : tensor<4x5xbf16>
    return %0, %1, %2 : tensor<4x5xi1>, tensor<4x5xbf16>, tensor<4x5xbf16>
  }
  func.func private @expected() -> (tensor<4x5xbf16>, tensor<4x5xbf16>) {
    %0 = stablehlo.constant dense<"0xF1BFE3BFA3BF0A3F0140543D37C08E3F373F90BFA23E70BED33F053F46BF72BF09C0064032400C40"> : tensor<4x5xbf16>
    %1 = stablehlo.constant dense<"0x87BF09C0A13F1340DEBFF43E37C08E3F08C090BFA23E70BED33F33C0DEBFE7BF2CBF064032403240"> : tensor<4x5xbf16>
    return %0, %1 : tensor<4x5xbf16>, tensor<4x5xbf16>
  }
  func.func private @program(%arg0: tensor<4x5xi1>, %arg1: tensor<4x5xbf16>, %arg2: tensor<4x5xbf16>) -> (tensor<4x5xbf16> {jax.result_info = "result[0]"}, tensor<4x5xbf16> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x5xi1>, tensor<4x5xbf16>
    %1 = stablehlo.minimum %arg1, %arg2 : tensor<4x5xbf16>
    %2 = stablehlo.maximum %arg1, %arg2 : tensor<4x5xbf16>
    %3 = stablehlo.clamp %1, %arg1, %2 : tensor<4x5xbf16>
    return %0, %3 : tensor<4x5xbf16>, tensor<4x5xbf16>
  }
}

// -----

// compare: all six i8
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<4x5xi8>, tensor<4x5xi8>)
    %e:6 = call @expected() : () -> (tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>)
    %r:6 = call @program(%i#0, %i#1) : (tensor<4x5xi8>, tensor<4x5xi8>) -> (tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>)
    check.expect_eq %r#0, %e#0 : tensor<4x5xi1>
    check.expect_eq %r#1, %e#1 : tensor<4x5xi1>
    check.expect_eq %r#2, %e#2 : tensor<4x5xi1>
    check.expect_eq %r#3, %e#3 : tensor<4x5xi1>
    check.expect_eq %r#4, %e#4 : tensor<4x5xi1>
    check.expect_eq %r#5, %e#5 : tensor<4x5xi1>
    return
  }
  func.func private @inputs() -> (tensor<4x5xi8>, tensor<4x5xi8>) {
    %0 = stablehlo.constant dense<"0xFE00FFFE01FE01FE01FF01FE02FF000200FE01FE"> : tensor<4x5xi8>
    %1 = stablehlo.constant dense<"0x0201FF01FFFFFFFEFEFFFF01FFFF0000FE00FF02"> : tensor<4x5xi8>
    return %0, %1 : tensor<4x5xi8>, tensor<4x5xi8>
  }
  func.func private @expected() -> (tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>) {
    %0 = stablehlo.constant dense<[[false, false, true, false, false], [false, false, true, false, true], [false, false, false, true, true], [false, false, false, false, false]]> : tensor<4x5xi1>
    %1 = stablehlo.constant dense<[[true, true, false, true, true], [true, true, false, true, false], [true, true, true, false, false], [true, true, true, true, true]]> : tensor<4x5xi1>
    %2 = stablehlo.constant dense<[[true, true, false, true, false], [true, false, false, false, false], [false, true, false, false, false], [false, false, true, false, true]]> : tensor<4x5xi1>
    %3 = stablehlo.constant dense<[[true, true, true, true, false], [true, false, true, false, true], [false, true, false, true, true], [false, false, true, false, true]]> : tensor<4x5xi1>
    %4 = stablehlo.constant dense<[[false, false, false, false, true], [false, true, false, true, false], [true, false, true, false, false], [true, true, false, true, false]]> : tensor<4x5xi1>
    %5 = stablehlo.constant dense<[[false, false, true, false, true], [false, true, true, true, true], [true, false, true, true, true], [true, true, false, true, false]]> : tensor<4x5xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>
  }
  func.func private @program(%arg0: tensor<4x5xi8>, %arg1: tensor<4x5xi8>) -> (tensor<4x5xi1> {jax.result_info = "result[0]"}, tensor<4x5xi1> {jax.result_info = "result[1]"}, tensor<4x5xi1> {jax.result_info = "result[2]"}, tensor<4x5xi1> {jax.result_info = "result[3]"}, tensor<4x5xi1> {jax.result_info = "result[4]"}, tensor<4x5xi1> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, SIGNED : (tensor<4x5xi8>, tensor<4x5xi8>) -> tensor<4x5xi1>
    %1 = stablehlo.compare NE, %arg0, %arg1, SIGNED : (tensor<4x5xi8>, tensor<4x5xi8>) -> tensor<4x5xi1>
    %2 = stablehlo.compare LT, %arg0, %arg1, SIGNED : (tensor<4x5xi8>, tensor<4x5xi8>) -> tensor<4x5xi1>
    %3 = stablehlo.compare LE, %arg0, %arg1, SIGNED : (tensor<4x5xi8>, tensor<4x5xi8>) -> tensor<4x5xi1>
    %4 = stablehlo.compare GT, %arg0, %arg1, SIGNED : (tensor<4x5xi8>, tensor<4x5xi8>) -> tensor<4x5xi1>
    %5 = stablehlo.compare GE, %arg0, %arg1, SIGNED : (tensor<4x5xi8>, tensor<4x5xi8>) -> tensor<4x5xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>
  }
}

// -----

// compare: select, clamp i8
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<4x5xi1>, tensor<4x5xi8>, tensor<4x5xi8>)
    %e:2 = call @expected() : () -> (tensor<4x5xi8>, tensor<4x5xi8>)
    %r:2 = call @program(%i#0, %i#1, %i#2) : (tensor<4x5xi1>, tensor<4x5xi8>, tensor<4x5xi8>) -> (tensor<4x5xi8>, tensor<4x5xi8>)
    check.expect_eq %r#0, %e#0 : tensor<4x5xi8>
    check.expect_eq %r#1, %e#1 : tensor<4x5xi8>
    return
  }
  func.func private @inputs() -> (tensor<4x5xi1>, tensor<4x5xi8>, tensor<4x5xi8>) {
    %0 = stablehlo.constant dense<[[true, true, false, false, false], [false, true, false, true, true], [false, false, false, false, true], [false, true, true, true, true]]> : tensor<4x5xi1>
    %1 = stablehlo.constant dense<"0x01FDFD01FF02FD02FFFEFEFDFDFF02FE02030101"> : tensor<4x5xi8>
    %2 = stablehlo.constant dense<"0xFEFF0002030103FDFDFEFFFEFE030301FFFE0202"> : tensor<4x5xi8>
    return %0, %1, %2 : tensor<4x5xi1>, tensor<4x5xi8>, tensor<4x5xi8>
  }
  func.func private @expected() -> (tensor<4x5xi8>, tensor<4x5xi8>) {
    %0 = stablehlo.constant dense<"0x01FD00020301FDFDFFFEFFFEFE03020102030101"> : tensor<4x5xi8>
    %1 = stablehlo.constant dense<"0x01FDFD01FF02FD02FFFEFEFDFDFF02FE02030101"> : tensor<4x5xi8>
    return %0, %1 : tensor<4x5xi8>, tensor<4x5xi8>
  }
  func.func private @program(%arg0: tensor<4x5xi1>, %arg1: tensor<4x5xi8>, %arg2: tensor<4x5xi8>) -> (tensor<4x5xi8> {jax.result_info = "result[0]"}, tensor<4x5xi8> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x5xi1>, tensor<4x5xi8>
    %1 = stablehlo.minimum %arg1, %arg2 : tensor<4x5xi8>
    %2 = stablehlo.maximum %arg1, %arg2 : tensor<4x5xi8>
    %3 = stablehlo.clamp %1, %arg1, %2 : tensor<4x5xi8>
    return %0, %3 : tensor<4x5xi8>, tensor<4x5xi8>
  }
}

// -----

// compare: all six i16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<4x5xi16>, tensor<4x5xi16>)
    %e:6 = call @expected() : () -> (tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>)
    %r:6 = call @program(%i#0, %i#1) : (tensor<4x5xi16>, tensor<4x5xi16>) -> (tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>)
    check.expect_eq %r#0, %e#0 : tensor<4x5xi1>
    check.expect_eq %r#1, %e#1 : tensor<4x5xi1>
    check.expect_eq %r#2, %e#2 : tensor<4x5xi1>
    check.expect_eq %r#3, %e#3 : tensor<4x5xi1>
    check.expect_eq %r#4, %e#4 : tensor<4x5xi1>
    check.expect_eq %r#5, %e#5 : tensor<4x5xi1>
    return
  }
  func.func private @inputs() -> (tensor<4x5xi16>, tensor<4x5xi16>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFF0200FFFF0000FEFFFEFF0200000000000100FFFF0000FEFF0100FEFFFEFF0100FEFF"> : tensor<4x5xi16>
    %1 = stablehlo.constant dense<"0x0000FEFFFEFF01000000FFFF02000200FFFF01000200FEFFFFFFFEFFFFFF010001000100FFFF0200"> : tensor<4x5xi16>
    return %0, %1 : tensor<4x5xi16>, tensor<4x5xi16>
  }
  func.func private @expected() -> (tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>) {
    %0 = stablehlo.constant dense<[[false, false, false, false, false], [false, false, false, false, false], [false, false, true, false, false], [true, false, false, false, false]]> : tensor<4x5xi1>
    %1 = stablehlo.constant dense<[[true, true, true, true, true], [true, true, true, true, true], [true, true, false, true, true], [false, true, true, true, true]]> : tensor<4x5xi1>
    %2 = stablehlo.constant dense<[[true, false, false, false, true], [false, true, true, false, true], [true, false, false, false, true], [false, true, true, false, true]]> : tensor<4x5xi1>
    %3 = stablehlo.constant dense<[[true, false, false, false, true], [false, true, true, false, true], [true, false, true, false, true], [true, true, true, false, true]]> : tensor<4x5xi1>
    %4 = stablehlo.constant dense<[[false, true, true, true, false], [true, false, false, true, false], [false, true, false, true, false], [false, false, false, true, false]]> : tensor<4x5xi1>
    %5 = stablehlo.constant dense<[[false, true, true, true, false], [true, false, false, true, false], [false, true, true, true, false], [true, false, false, true, false]]> : tensor<4x5xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>
  }
  func.func private @program(%arg0: tensor<4x5xi16>, %arg1: tensor<4x5xi16>) -> (tensor<4x5xi1> {jax.result_info = "result[0]"}, tensor<4x5xi1> {jax.result_info = "result[1]"}, tensor<4x5xi1> {jax.result_info = "result[2]"}, tensor<4x5xi1> {jax.result_info = "result[3]"}, tensor<4x5xi1> {jax.result_info = "result[4]"}, tensor<4x5xi1> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, SIGNED : (tensor<4x5xi16>, tensor<4x5xi16>) -> tensor<4x5xi1>
    %1 = stablehlo.compare NE, %arg0, %arg1, SIGNED : (tensor<4x5xi16>, tensor<4x5xi16>) -> tensor<4x5xi1>
    %2 = stablehlo.compare LT, %arg0, %arg1, SIGNED : (tensor<4x5xi16>, tensor<4x5xi16>) -> tensor<4x5xi1>
    %3 = stablehlo.compare LE, %arg0, %arg1, SIGNED : (tensor<4x5xi16>, tensor<4x5xi16>) -> tensor<4x5xi1>
    %4 = stablehlo.compare GT, %arg0, %arg1, SIGNED : (tensor<4x5xi16>, tensor<4x5xi16>) -> tensor<4x5xi1>
    %5 = stablehlo.compare GE, %arg0, %arg1, SIGNED : (tensor<4x5xi16>, tensor<4x5xi16>) -> tensor<4x5xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>
  }
}

// -----

// compare: select, clamp i16
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<4x5xi1>, tensor<4x5xi16>, tensor<4x5xi16>)
    %e:2 = call @expected() : () -> (tensor<4x5xi16>, tensor<4x5xi16>)
    %r:2 = call @program(%i#0, %i#1, %i#2) : (tensor<4x5xi1>, tensor<4x5xi16>, tensor<4x5xi16>) -> (tensor<4x5xi16>, tensor<4x5xi16>)
    check.expect_eq %r#0, %e#0 : tensor<4x5xi16>
    check.expect_eq %r#1, %e#1 : tensor<4x5xi16>
    return
  }
  func.func private @inputs() -> (tensor<4x5xi1>, tensor<4x5xi16>, tensor<4x5xi16>) {
    %0 = stablehlo.constant dense<[[true, false, true, false, false], [true, true, true, true, true], [false, false, false, false, false], [false, false, true, false, false]]> : tensor<4x5xi1>
    %1 = stablehlo.constant dense<"0xFFFFFDFFFFFFFDFF02000100FDFFFFFF01000200030001000300FEFF01000100FDFFFFFFFEFF0100"> : tensor<4x5xi16>
    %2 = stablehlo.constant dense<"0xFFFFFEFFFDFFFFFF0100FEFF0200FDFF0100FFFF02000100010001000100FEFF0200FFFF01000000"> : tensor<4x5xi16>
    return %0, %1, %2 : tensor<4x5xi1>, tensor<4x5xi16>, tensor<4x5xi16>
  }
  func.func private @expected() -> (tensor<4x5xi16>, tensor<4x5xi16>) {
    %0 = stablehlo.constant dense<"0xFFFFFEFFFFFFFFFF01000100FDFFFFFF0100020002000100010001000100FEFF0200FFFF01000000"> : tensor<4x5xi16>
    %1 = stablehlo.constant dense<"0xFFFFFDFFFFFFFDFF02000100FDFFFFFF01000200030001000300FEFF01000100FDFFFFFFFEFF0100"> : tensor<4x5xi16>
    return %0, %1 : tensor<4x5xi16>, tensor<4x5xi16>
  }
  func.func private @program(%arg0: tensor<4x5xi1>, %arg1: tensor<4x5xi16>, %arg2: tensor<4x5xi16>) -> (tensor<4x5xi16> {jax.result_info = "result[0]"}, tensor<4x5xi16> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x5xi1>, tensor<4x5xi16>
    %1 = stablehlo.minimum %arg1, %arg2 : tensor<4x5xi16>
    %2 = stablehlo.maximum %arg1, %arg2 : tensor<4x5xi16>
    %3 = stablehlo.clamp %1, %arg1, %2 : tensor<4x5xi16>
    return %0, %3 : tensor<4x5xi16>, tensor<4x5xi16>
  }
}

// -----

// compare: all six i32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<4x5xi32>, tensor<4x5xi32>)
    %e:6 = call @expected() : () -> (tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>)
    %r:6 = call @program(%i#0, %i#1) : (tensor<4x5xi32>, tensor<4x5xi32>) -> (tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>)
    check.expect_eq %r#0, %e#0 : tensor<4x5xi1>
    check.expect_eq %r#1, %e#1 : tensor<4x5xi1>
    check.expect_eq %r#2, %e#2 : tensor<4x5xi1>
    check.expect_eq %r#3, %e#3 : tensor<4x5xi1>
    check.expect_eq %r#4, %e#4 : tensor<4x5xi1>
    check.expect_eq %r#5, %e#5 : tensor<4x5xi1>
    return
  }
  func.func private @inputs() -> (tensor<4x5xi32>, tensor<4x5xi32>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF010000000100000002000000FFFFFFFF00000000FEFFFFFFFEFFFFFF0100000001000000FEFFFFFF02000000FFFFFFFF0200000001000000FEFFFFFFFEFFFFFF0100000000000000"> : tensor<4x5xi32>
    %1 = stablehlo.constant dense<"0xFFFFFFFF0000000001000000FFFFFFFF02000000FEFFFFFF0000000000000000FEFFFFFFFFFFFFFF01000000FFFFFFFF02000000FEFFFFFF02000000FFFFFFFFFEFFFFFF0200000001000000FEFFFFFF"> : tensor<4x5xi32>
    return %0, %1 : tensor<4x5xi32>, tensor<4x5xi32>
  }
  func.func private @expected() -> (tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>) {
    %0 = stablehlo.constant dense<[[true, false, true, false, true], [false, true, false, true, false], [true, false, true, false, true], [false, true, false, true, false]]> : tensor<4x5xi1>
    %1 = stablehlo.constant dense<[[false, true, false, true, false], [true, false, true, false, true], [false, true, false, true, false], [true, false, true, false, true]]> : tensor<4x5xi1>
    %2 = stablehlo.constant dense<[[false, true, false, false, false], [false, false, true, false, false], [false, true, false, false, false], [false, false, true, false, false]]> : tensor<4x5xi1>
    %3 = stablehlo.constant dense<[[true, true, true, false, true], [false, true, true, true, false], [true, true, true, false, true], [false, true, true, true, false]]> : tensor<4x5xi1>
    %4 = stablehlo.constant dense<[[false, false, false, true, false], [true, false, false, false, true], [false, false, false, true, false], [true, false, false, false, true]]> : tensor<4x5xi1>
    %5 = stablehlo.constant dense<[[true, false, true, true, true], [true, true, false, true, true], [true, false, true, true, true], [true, true, false, true, true]]> : tensor<4x5xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>
  }
  func.func private @program(%arg0: tensor<4x5xi32>, %arg1: tensor<4x5xi32>) -> (tensor<4x5xi1> {jax.result_info = "result[0]"}, tensor<4x5xi1> {jax.result_info = "result[1]"}, tensor<4x5xi1> {jax.result_info = "result[2]"}, tensor<4x5xi1> {jax.result_info = "result[3]"}, tensor<4x5xi1> {jax.result_info = "result[4]"}, tensor<4x5xi1> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, SIGNED : (tensor<4x5xi32>, tensor<4x5xi32>) -> tensor<4x5xi1>
    %1 = stablehlo.compare NE, %arg0, %arg1, SIGNED : (tensor<4x5xi32>, tensor<4x5xi32>) -> tensor<4x5xi1>
    %2 = stablehlo.compare LT, %arg0, %arg1, SIGNED : (tensor<4x5xi32>, tensor<4x5xi32>) -> tensor<4x5xi1>
    %3 = stablehlo.compare LE, %arg0, %arg1, SIGNED : (tensor<4x5xi32>, tensor<4x5xi32>) -> tensor<4x5xi1>
    %4 = stablehlo.compare GT, %arg0, %arg1, SIGNED : (tensor<4x5xi32>, tensor<4x5xi32>) -> tensor<4x5xi1>
    %5 = stablehlo.compare GE, %arg0, %arg1, SIGNED : (tensor<4x5xi32>, tensor<4x5xi32>) -> tensor<4x5xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>
  }
}

// -----

// compare: select, clamp i32
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<4x5xi1>, tensor<4x5xi32>, tensor<4x5xi32>)
    %e:2 = call @expected() : () -> (tensor<4x5xi32>, tensor<4x5xi32>)
    %r:2 = call @program(%i#0, %i#1, %i#2) : (tensor<4x5xi1>, tensor<4x5xi32>, tensor<4x5xi32>) -> (tensor<4x5xi32>, tensor<4x5xi32>)
    check.expect_eq %r#0, %e#0 : tensor<4x5xi32>
    check.expect_eq %r#1, %e#1 : tensor<4x5xi32>
    return
  }
  func.func private @inputs() -> (tensor<4x5xi1>, tensor<4x5xi32>, tensor<4x5xi32>) {
    %0 = stablehlo.constant dense<[[true, true, true, false, true], [true, false, true, true, false], [false, false, false, true, true], [true, true, true, false, false]]> : tensor<4x5xi1>
    %1 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFDFFFFFF00000000FFFFFFFFFFFFFFFF02000000FEFFFFFFFFFFFFFFFFFFFFFF00000000FEFFFFFFFDFFFFFF030000000200000003000000FDFFFFFF010000000100000001000000"> : tensor<4x5xi32>
    %2 = stablehlo.constant dense<"0xFEFFFFFF0300000003000000000000000200000002000000FDFFFFFFFDFFFFFF00000000FFFFFFFF03000000FEFFFFFF01000000FDFFFFFF0000000002000000FEFFFFFF02000000FDFFFFFFFFFFFFFF"> : tensor<4x5xi32>
    return %0, %1, %2 : tensor<4x5xi1>, tensor<4x5xi32>, tensor<4x5xi32>
  }
  func.func private @expected() -> (tensor<4x5xi32>, tensor<4x5xi32>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFDFFFFFF00000000FFFFFFFFFFFFFFFFFDFFFFFFFEFFFFFFFFFFFFFFFFFFFFFF03000000FEFFFFFF01000000030000000200000003000000FDFFFFFF01000000FDFFFFFFFFFFFFFF"> : tensor<4x5xi32>
    %1 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFDFFFFFF00000000FFFFFFFFFFFFFFFF02000000FEFFFFFFFFFFFFFFFFFFFFFF00000000FEFFFFFFFDFFFFFF030000000200000003000000FDFFFFFF010000000100000001000000"> : tensor<4x5xi32>
    return %0, %1 : tensor<4x5xi32>, tensor<4x5xi32>
  }
  func.func private @program(%arg0: tensor<4x5xi1>, %arg1: tensor<4x5xi32>, %arg2: tensor<4x5xi32>) -> (tensor<4x5xi32> {jax.result_info = "result[0]"}, tensor<4x5xi32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x5xi1>, tensor<4x5xi32>
    %1 = stablehlo.minimum %arg1, %arg2 : tensor<4x5xi32>
    %2 = stablehlo.maximum %arg1, %arg2 : tensor<4x5xi32>
    %3 = stablehlo.clamp %1, %arg1, %2 : tensor<4x5xi32>
    return %0, %3 : tensor<4x5xi32>, tensor<4x5xi32>
  }
}

// -----

// compare: all six i64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<4x5xi64>, tensor<4x5xi64>)
    %e:6 = call @expected() : () -> (tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>)
    %r:6 = call @program(%i#0, %i#1) : (tensor<4x5xi64>, tensor<4x5xi64>) -> (tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>)
    check.expect_eq %r#0, %e#0 : tensor<4x5xi1>
    check.expect_eq %r#1, %e#1 : tensor<4x5xi1>
    check.expect_eq %r#2, %e#2 : tensor<4x5xi1>
    check.expect_eq %r#3, %e#3 : tensor<4x5xi1>
    check.expect_eq %r#4, %e#4 : tensor<4x5xi1>
    check.expect_eq %r#5, %e#5 : tensor<4x5xi1>
    return
  }
  func.func private @inputs() -> (tensor<4x5xi64>, tensor<4x5xi64>) {
    %0 = stablehlo.constant dense<"0xFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0100000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF02000000000000000100000000000000000000000000000001000000000000000200000000000000010000000000000000000000000000000000000000000000FFFFFFFFFFFFFFFF02000000000000000200000000000000FFFFFFFFFFFFFFFF01000000000000000200000000000000"> : tensor<4x5xi64>
    %1 = stablehlo.constant dense<"0x020000000000000001000000000000000100000000000000010000000000000000000000000000000200000000000000FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0200000000000000010000000000000001000000000000000100000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0100000000000000000000000000000002000000000000000200000000000000"> : tensor<4x5xi64>
    return %0, %1 : tensor<4x5xi64>, tensor<4x5xi64>
  }
  func.func private @expected() -> (tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>) {
    %0 = stablehlo.constant dense<[[false, false, false, true, false], [false, false, false, false, false], [true, true, false, false, false], [false, false, false, false, true]]> : tensor<4x5xi1>
    %1 = stablehlo.constant dense<[[true, true, true, false, true], [true, true, true, true, true], [false, false, true, true, true], [true, true, true, true, false]]> : tensor<4x5xi1>
    %2 = stablehlo.constant dense<[[true, true, true, false, true], [true, false, false, false, false], [false, false, true, true, false], [false, false, true, true, false]]> : tensor<4x5xi1>
    %3 = stablehlo.constant dense<[[true, true, true, true, true], [true, false, false, false, false], [true, true, true, true, false], [false, false, true, true, true]]> : tensor<4x5xi1>
    %4 = stablehlo.constant dense<[[false, false, false, false, false], [false, true, true, true, true], [false, false, false, false, true], [true, true, false, false, false]]> : tensor<4x5xi1>
    %5 = stablehlo.constant dense<[[false, false, false, true, false], [false, true, true, true, true], [true, true, false, false, true], [true, true, false, false, true]]> : tensor<4x5xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>
  }
  func.func private @program(%arg0: tensor<4x5xi64>, %arg1: tensor<4x5xi64>) -> (tensor<4x5xi1> {jax.result_info = "result[0]"}, tensor<4x5xi1> {jax.result_info = "result[1]"}, tensor<4x5xi1> {jax.result_info = "result[2]"}, tensor<4x5xi1> {jax.result_info = "result[3]"}, tensor<4x5xi1> {jax.result_info = "result[4]"}, tensor<4x5xi1> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, SIGNED : (tensor<4x5xi64>, tensor<4x5xi64>) -> tensor<4x5xi1>
    %1 = stablehlo.compare NE, %arg0, %arg1, SIGNED : (tensor<4x5xi64>, tensor<4x5xi64>) -> tensor<4x5xi1>
    %2 = stablehlo.compare LT, %arg0, %arg1, SIGNED : (tensor<4x5xi64>, tensor<4x5xi64>) -> tensor<4x5xi1>
    %3 = stablehlo.compare LE, %arg0, %arg1, SIGNED : (tensor<4x5xi64>, tensor<4x5xi64>) -> tensor<4x5xi1>
    %4 = stablehlo.compare GT, %arg0, %arg1, SIGNED : (tensor<4x5xi64>, tensor<4x5xi64>) -> tensor<4x5xi1>
    %5 = stablehlo.compare GE, %arg0, %arg1, SIGNED : (tensor<4x5xi64>, tensor<4x5xi64>) -> tensor<4x5xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>
  }
}

// -----

// compare: select, clamp i64
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<4x5xi1>, tensor<4x5xi64>, tensor<4x5xi64>)
    %e:2 = call @expected() : () -> (tensor<4x5xi64>, tensor<4x5xi64>)
    %r:2 = call @program(%i#0, %i#1, %i#2) : (tensor<4x5xi1>, tensor<4x5xi64>, tensor<4x5xi64>) -> (tensor<4x5xi64>, tensor<4x5xi64>)
    check.expect_eq %r#0, %e#0 : tensor<4x5xi64>
    check.expect_eq %r#1, %e#1 : tensor<4x5xi64>
    return
  }
  func.func private @inputs() -> (tensor<4x5xi1>, tensor<4x5xi64>, tensor<4x5xi64>) {
    %0 = stablehlo.constant dense<[[true, true, false, true, false], [false, true, false, false, false], [true, false, true, true, true], [false, true, false, true, true]]> : tensor<4x5xi1>
    %1 = stablehlo.constant dense<"0xFDFFFFFFFFFFFFFF020000000000000002000000000000000100000000000000FDFFFFFFFFFFFFFF03000000000000000300000000000000030000000000000003000000000000000200000000000000030000000000000003000000000000000300000000000000FDFFFFFFFFFFFFFF020000000000000001000000000000000300000000000000FDFFFFFFFFFFFFFF0200000000000000FEFFFFFFFFFFFFFF"> : tensor<4x5xi64>
    %2 = stablehlo.constant dense<"0x00000000000000000100000000000000FFFFFFFFFFFFFFFF010000000000000002000000000000000200000000000000030000000000000002000000000000000300000000000000FEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF0000000000000000030000000000000002000000000000000100000000000000FEFFFFFFFFFFFFFF030000000000000003000000000000000200000000000000FDFFFFFFFFFFFFFF"> : tensor<4x5xi64>
    return %0, %1, %2 : tensor<4x5xi1>, tensor<4x5xi64>, tensor<4x5xi64>
  }
  func.func private @expected() -> (tensor<4x5xi64>, tensor<4x5xi64>) {
    %0 = stablehlo.constant dense<"0xFDFFFFFFFFFFFFFF0200000000000000FFFFFFFFFFFFFFFF010000000000000002000000000000000200000000000000030000000000000002000000000000000300000000000000FEFFFFFFFFFFFFFF030000000000000000000000000000000300000000000000FDFFFFFFFFFFFFFF0200000000000000FEFFFFFFFFFFFFFF030000000000000003000000000000000200000000000000FEFFFFFFFFFFFFFF"> : tensor<4x5xi64>
    %1 = stablehlo.constant dense<"0xFDFFFFFFFFFFFFFF020000000000000002000000000000000100000000000000FDFFFFFFFFFFFFFF03000000000000000300000000000000030000000000000003000000000000000200000000000000030000000000000003000000000000000300000000000000FDFFFFFFFFFFFFFF020000000000000001000000000000000300000000000000FDFFFFFFFFFFFFFF0200000000000000FEFFFFFFFFFFFFFF"> : tensor<4x5xi64>
    return %0, %1 : tensor<4x5xi64>, tensor<4x5xi64>
  }
  func.func private @program(%arg0: tensor<4x5xi1>, %arg1: tensor<4x5xi64>, %arg2: tensor<4x5xi64>) -> (tensor<4x5xi64> {jax.result_info = "result[0]"}, tensor<4x5xi64> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x5xi1>, tensor<4x5xi64>
    %1 = stablehlo.minimum %arg1, %arg2 : tensor<4x5xi64>
    %2 = stablehlo.maximum %arg1, %arg2 : tensor<4x5xi64>
    %3 = stablehlo.clamp %1, %arg1, %2 : tensor<4x5xi64>
    return %0, %3 : tensor<4x5xi64>, tensor<4x5xi64>
  }
}

// -----

// compare: all six ui8
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<4x5xui8>, tensor<4x5xui8>)
    %e:6 = call @expected() : () -> (tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>)
    %r:6 = call @program(%i#0, %i#1) : (tensor<4x5xui8>, tensor<4x5xui8>) -> (tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>)
    check.expect_eq %r#0, %e#0 : tensor<4x5xi1>
    check.expect_eq %r#1, %e#1 : tensor<4x5xi1>
    check.expect_eq %r#2, %e#2 : tensor<4x5xi1>
    check.expect_eq %r#3, %e#3 : tensor<4x5xi1>
    check.expect_eq %r#4, %e#4 : tensor<4x5xi1>
    check.expect_eq %r#5, %e#5 : tensor<4x5xi1>
    return
  }
  func.func private @inputs() -> (tensor<4x5xui8>, tensor<4x5xui8>) {
    %0 = stablehlo.constant dense<"0x0001010000000202020202010000020002020000"> : tensor<4x5xui8>
    %1 = stablehlo.constant dense<"0x0002010000000202000001020001000200020102"> : tensor<4x5xui8>
    return %0, %1 : tensor<4x5xui8>, tensor<4x5xui8>
  }
  func.func private @expected() -> (tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>) {
    %0 = stablehlo.constant dense<[[true, false, true, true, true], [true, true, true, false, false], [false, false, true, false, false], [false, false, true, false, false]]> : tensor<4x5xi1>
    %1 = stablehlo.constant dense<[[false, true, false, false, false], [false, false, false, true, true], [true, true, false, true, true], [true, true, false, true, true]]> : tensor<4x5xi1>
    %2 = stablehlo.constant dense<[[false, true, false, false, false], [false, false, false, false, false], [false, true, false, true, false], [true, false, false, true, true]]> : tensor<4x5xi1>
    %3 = stablehlo.constant dense<[[true, true, true, true, true], [true, true, true, false, false], [false, true, true, true, false], [true, false, true, true, true]]> : tensor<4x5xi1>
    %4 = stablehlo.constant dense<[[false, false, false, false, false], [false, false, false, true, true], [true, false, false, false, true], [false, true, false, false, false]]> : tensor<4x5xi1>
    %5 = stablehlo.constant dense<[[true, false, true, true, true], [true, true, true, true, true], [true, false, true, false, true], [false, true, true, false, false]]> : tensor<4x5xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>
  }
  func.func private @program(%arg0: tensor<4x5xui8>, %arg1: tensor<4x5xui8>) -> (tensor<4x5xi1> {jax.result_info = "result[0]"}, tensor<4x5xi1> {jax.result_info = "result[1]"}, tensor<4x5xi1> {jax.result_info = "result[2]"}, tensor<4x5xi1> {jax.result_info = "result[3]"}, tensor<4x5xi1> {jax.result_info = "result[4]"}, tensor<4x5xi1> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, UNSIGNED : (tensor<4x5xui8>, tensor<4x5xui8>) -> tensor<4x5xi1>
    %1 = stablehlo.compare NE, %arg0, %arg1, UNSIGNED : (tensor<4x5xui8>, tensor<4x5xui8>) -> tensor<4x5xi1>
    %2 = stablehlo.compare LT, %arg0, %arg1, UNSIGNED : (tensor<4x5xui8>, tensor<4x5xui8>) -> tensor<4x5xi1>
    %3 = stablehlo.compare LE, %arg0, %arg1, UNSIGNED : (tensor<4x5xui8>, tensor<4x5xui8>) -> tensor<4x5xi1>
    %4 = stablehlo.compare GT, %arg0, %arg1, UNSIGNED : (tensor<4x5xui8>, tensor<4x5xui8>) -> tensor<4x5xi1>
    %5 = stablehlo.compare GE, %arg0, %arg1, UNSIGNED : (tensor<4x5xui8>, tensor<4x5xui8>) -> tensor<4x5xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>
  }
}

// -----

// compare: select, clamp ui8
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<4x5xi1>, tensor<4x5xui8>, tensor<4x5xui8>)
    %e:2 = call @expected() : () -> (tensor<4x5xui8>, tensor<4x5xui8>)
    %r:2 = call @program(%i#0, %i#1, %i#2) : (tensor<4x5xi1>, tensor<4x5xui8>, tensor<4x5xui8>) -> (tensor<4x5xui8>, tensor<4x5xui8>)
    check.expect_eq %r#0, %e#0 : tensor<4x5xui8>
    check.expect_eq %r#1, %e#1 : tensor<4x5xui8>
    return
  }
  func.func private @inputs() -> (tensor<4x5xi1>, tensor<4x5xui8>, tensor<4x5xui8>) {
    %0 = stablehlo.constant dense<[[true, true, false, true, true], [true, true, false, false, false], [true, false, true, true, true], [true, false, false, true, false]]> : tensor<4x5xi1>
    %1 = stablehlo.constant dense<"0x0001030003000203020302030201020301030303"> : tensor<4x5xui8>
    %2 = stablehlo.constant dense<"0x0001020101020303010103010300000101000201"> : tensor<4x5xui8>
    return %0, %1, %2 : tensor<4x5xi1>, tensor<4x5xui8>, tensor<4x5xui8>
  }
  func.func private @expected() -> (tensor<4x5xui8>, tensor<4x5xui8>) {
    %0 = stablehlo.constant dense<"0x0001020003000203010102010201020301000301"> : tensor<4x5xui8>
    %1 = stablehlo.constant dense<"0x0001030003000203020302030201020301030303"> : tensor<4x5xui8>
    return %0, %1 : tensor<4x5xui8>, tensor<4x5xui8>
  }
  func.func private @program(%arg0: tensor<4x5xi1>, %arg1: tensor<4x5xui8>, %arg2: tensor<4x5xui8>) -> (tensor<4x5xui8> {jax.result_info = "result[0]"}, tensor<4x5xui8> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x5xi1>, tensor<4x5xui8>
    %1 = stablehlo.minimum %arg1, %arg2 : tensor<4x5xui8>
    %2 = stablehlo.maximum %arg1, %arg2 : tensor<4x5xui8>
    %3 = stablehlo.clamp %1, %arg1, %2 : tensor<4x5xui8>
    return %0, %3 : tensor<4x5xui8>, tensor<4x5xui8>
  }
}

// -----

// compare: all six ui16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<4x5xui16>, tensor<4x5xui16>)
    %e:6 = call @expected() : () -> (tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>)
    %r:6 = call @program(%i#0, %i#1) : (tensor<4x5xui16>, tensor<4x5xui16>) -> (tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>)
    check.expect_eq %r#0, %e#0 : tensor<4x5xi1>
    check.expect_eq %r#1, %e#1 : tensor<4x5xi1>
    check.expect_eq %r#2, %e#2 : tensor<4x5xi1>
    check.expect_eq %r#3, %e#3 : tensor<4x5xi1>
    check.expect_eq %r#4, %e#4 : tensor<4x5xi1>
    check.expect_eq %r#5, %e#5 : tensor<4x5xi1>
    return
  }
  func.func private @inputs() -> (tensor<4x5xui16>, tensor<4x5xui16>) {
    %0 = stablehlo.constant dense<"0x01000100010000000200000000000100000000000100010000000100000002000000000000000200"> : tensor<4x5xui16>
    %1 = stablehlo.constant dense<"0x01000200010001000100010002000000010001000200000002000100020000000000020001000100"> : tensor<4x5xui16>
    return %0, %1 : tensor<4x5xui16>, tensor<4x5xui16>
  }
  func.func private @expected() -> (tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>) {
    %0 = stablehlo.constant dense<[[true, false, true, false, false], [false, false, false, false, false], [false, false, false, true, false], [false, true, false, false, false]]> : tensor<4x5xi1>
    %1 = stablehlo.constant dense<[[false, true, false, true, true], [true, true, true, true, true], [true, true, true, false, true], [true, false, true, true, true]]> : tensor<4x5xi1>
    %2 = stablehlo.constant dense<[[false, true, false, true, false], [true, true, false, true, true], [true, false, true, false, true], [false, false, true, true, false]]> : tensor<4x5xi1>
    %3 = stablehlo.constant dense<[[true, true, true, true, false], [true, true, false, true, true], [true, false, true, true, true], [false, true, true, true, false]]> : tensor<4x5xi1>
    %4 = stablehlo.constant dense<[[false, false, false, false, true], [false, false, true, false, false], [false, true, false, false, false], [true, false, false, false, true]]> : tensor<4x5xi1>
    %5 = stablehlo.constant dense<[[true, false, true, false, true], [false, false, true, false, false], [false, true, false, true, false], [true, true, false, false, true]]> : tensor<4x5xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>
  }
  func.func private @program(%arg0: tensor<4x5xui16>, %arg1: tensor<4x5xui16>) -> (tensor<4x5xi1> {jax.result_info = "result[0]"}, tensor<4x5xi1> {jax.result_info = "result[1]"}, tensor<4x5xi1> {jax.result_info = "result[2]"}, tensor<4x5xi1> {jax.result_info = "result[3]"}, tensor<4x5xi1> {jax.result_info = "result[4]"}, tensor<4x5xi1> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, UNSIGNED : (tensor<4x5xui16>, tensor<4x5xui16>) -> tensor<4x5xi1>
    %1 = stablehlo.compare NE, %arg0, %arg1, UNSIGNED : (tensor<4x5xui16>, tensor<4x5xui16>) -> tensor<4x5xi1>
    %2 = stablehlo.compare LT, %arg0, %arg1, UNSIGNED : (tensor<4x5xui16>, tensor<4x5xui16>) -> tensor<4x5xi1>
    %3 = stablehlo.compare LE, %arg0, %arg1, UNSIGNED : (tensor<4x5xui16>, tensor<4x5xui16>) -> tensor<4x5xi1>
    %4 = stablehlo.compare GT, %arg0, %arg1, UNSIGNED : (tensor<4x5xui16>, tensor<4x5xui16>) -> tensor<4x5xi1>
    %5 = stablehlo.compare GE, %arg0, %arg1, UNSIGNED : (tensor<4x5xui16>, tensor<4x5xui16>) -> tensor<4x5xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>
  }
}

// -----

// compare: select, clamp ui16
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<4x5xi1>, tensor<4x5xui16>, tensor<4x5xui16>)
    %e:2 = call @expected() : () -> (tensor<4x5xui16>, tensor<4x5xui16>)
    %r:2 = call @program(%i#0, %i#1, %i#2) : (tensor<4x5xi1>, tensor<4x5xui16>, tensor<4x5xui16>) -> (tensor<4x5xui16>, tensor<4x5xui16>)
    check.expect_eq %r#0, %e#0 : tensor<4x5xui16>
    check.expect_eq %r#1, %e#1 : tensor<4x5xui16>
    return
  }
  func.func private @inputs() -> (tensor<4x5xi1>, tensor<4x5xui16>, tensor<4x5xui16>) {
    %0 = stablehlo.constant dense<[[false, true, false, true, false], [true, true, false, false, false], [false, true, false, false, true], [false, true, false, false, false]]> : tensor<4x5xi1>
    %1 = stablehlo.constant dense<"0x03000300010003000100020002000200020000000000010000000300030003000000000002000300"> : tensor<4x5xui16>
    %2 = stablehlo.constant dense<"0x01000000020003000200000000000300010003000100000000000000020002000100010003000300"> : tensor<4x5xui16>
    return %0, %1, %2 : tensor<4x5xi1>, tensor<4x5xui16>, tensor<4x5xui16>
  }
  func.func private @expected() -> (tensor<4x5xui16>, tensor<4x5xui16>) {
    %0 = stablehlo.constant dense<"0x01000300020003000200020002000300010003000100010000000000030002000000010003000300"> : tensor<4x5xui16>
    %1 = stablehlo.constant dense<"0x03000300010003000100020002000200020000000000010000000300030003000000000002000300"> : tensor<4x5xui16>
    return %0, %1 : tensor<4x5xui16>, tensor<4x5xui16>
  }
  func.func private @program(%arg0: tensor<4x5xi1>, %arg1: tensor<4x5xui16>, %arg2: tensor<4x5xui16>) -> (tensor<4x5xui16> {jax.result_info = "result[0]"}, tensor<4x5xui16> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x5xi1>, tensor<4x5xui16>
    %1 = stablehlo.minimum %arg1, %arg2 : tensor<4x5xui16>
    %2 = stablehlo.maximum %arg1, %arg2 : tensor<4x5xui16>
    %3 = stablehlo.clamp %1, %arg1, %2 : tensor<4x5xui16>
    return %0, %3 : tensor<4x5xui16>, tensor<4x5xui16>
  }
}

// -----

// compare: all six ui32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<4x5xui32>, tensor<4x5xui32>)
    %e:6 = call @expected() : () -> (tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>)
    %r:6 = call @program(%i#0, %i#1) : (tensor<4x5xui32>, tensor<4x5xui32>) -> (tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>)
    check.expect_eq %r#0, %e#0 : tensor<4x5xi1>
    check.expect_eq %r#1, %e#1 : tensor<4x5xi1>
    check.expect_eq %r#2, %e#2 : tensor<4x5xi1>
    check.expect_eq %r#3, %e#3 : tensor<4x5xi1>
    check.expect_eq %r#4, %e#4 : tensor<4x5xi1>
    check.expect_eq %r#5, %e#5 : tensor<4x5xi1>
    return
  }
  func.func private @inputs() -> (tensor<4x5xui32>, tensor<4x5xui32>) {
    %0 = stablehlo.constant dense<"0x0000000000000000000000000000000002000000020000000000000001000000010000000100000002000000010000000100000002000000020000000000000000000000000000000000000002000000"> : tensor<4x5xui32>
    %1 = stablehlo.constant dense<"0x0200000001000000000000000000000002000000020000000200000001000000000000000000000002000000010000000200000001000000010000000200000002000000010000000000000001000000"> : tensor<4x5xui32>
    return %0, %1 : tensor<4x5xui32>, tensor<4x5xui32>
  }
  func.func private @expected() -> (tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>) {
    %0 = stablehlo.constant dense<[[false, false, true, true, true], [true, false, true, false, false], [true, true, false, false, false], [false, false, false, true, false]]> : tensor<4x5xi1>
    %1 = stablehlo.constant dense<[[true, true, false, false, false], [false, true, false, true, true], [false, false, true, true, true], [true, true, true, false, true]]> : tensor<4x5xi1>
    %2 = stablehlo.constant dense<[[true, true, false, false, false], [false, true, false, false, false], [false, false, true, false, false], [true, true, true, false, false]]> : tensor<4x5xi1>
    %3 = stablehlo.constant dense<[[true, true, true, true, true], [true, true, true, false, false], [true, true, true, false, false], [true, true, true, true, false]]> : tensor<4x5xi1>
    %4 = stablehlo.constant dense<[[false, false, false, false, false], [false, false, false, true, true], [false, false, false, true, true], [false, false, false, false, true]]> : tensor<4x5xi1>
    %5 = stablehlo.constant dense<[[false, false, true, true, true], [true, false, true, true, true], [true, true, false, true, true], [false, false, false, true, true]]> : tensor<4x5xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>
  }
  func.func private @program(%arg0: tensor<4x5xui32>, %arg1: tensor<4x5xui32>) -> (tensor<4x5xi1> {jax.result_info = "result[0]"}, tensor<4x5xi1> {jax.result_info = "result[1]"}, tensor<4x5xi1> {jax.result_info = "result[2]"}, tensor<4x5xi1> {jax.result_info = "result[3]"}, tensor<4x5xi1> {jax.result_info = "result[4]"}, tensor<4x5xi1> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, UNSIGNED : (tensor<4x5xui32>, tensor<4x5xui32>) -> tensor<4x5xi1>
    %1 = stablehlo.compare NE, %arg0, %arg1, UNSIGNED : (tensor<4x5xui32>, tensor<4x5xui32>) -> tensor<4x5xi1>
    %2 = stablehlo.compare LT, %arg0, %arg1, UNSIGNED : (tensor<4x5xui32>, tensor<4x5xui32>) -> tensor<4x5xi1>
    %3 = stablehlo.compare LE, %arg0, %arg1, UNSIGNED : (tensor<4x5xui32>, tensor<4x5xui32>) -> tensor<4x5xi1>
    %4 = stablehlo.compare GT, %arg0, %arg1, UNSIGNED : (tensor<4x5xui32>, tensor<4x5xui32>) -> tensor<4x5xi1>
    %5 = stablehlo.compare GE, %arg0, %arg1, UNSIGNED : (tensor<4x5xui32>, tensor<4x5xui32>) -> tensor<4x5xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>
  }
}

// -----

// compare: select, clamp ui32
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<4x5xi1>, tensor<4x5xui32>, tensor<4x5xui32>)
    %e:2 = call @expected() : () -> (tensor<4x5xui32>, tensor<4x5xui32>)
    %r:2 = call @program(%i#0, %i#1, %i#2) : (tensor<4x5xi1>, tensor<4x5xui32>, tensor<4x5xui32>) -> (tensor<4x5xui32>, tensor<4x5xui32>)
    check.expect_eq %r#0, %e#0 : tensor<4x5xui32>
    check.expect_eq %r#1, %e#1 : tensor<4x5xui32>
    return
  }
  func.func private @inputs() -> (tensor<4x5xi1>, tensor<4x5xui32>, tensor<4x5xui32>) {
    %0 = stablehlo.constant dense<[[false, true, false, false, true], [true, true, true, false, false], [false, true, false, true, false], [true, false, false, true, false]]> : tensor<4x5xi1>
    %1 = stablehlo.constant dense<"0x0300000002000000030000000000000003000000020000000000000002000000010000000200000003000000020000000300000002000000030000000100000000000000010000000100000003000000"> : tensor<4x5xui32>
    %2 = stablehlo.constant dense<"0x0300000002000000010000000200000002000000010000000300000003000000030000000100000000000000020000000100000002000000000000000200000000000000030000000300000001000000"> : tensor<4x5xui32>
    return %0, %1, %2 : tensor<4x5xi1>, tensor<4x5xui32>, tensor<4x5xui32>
  }
  func.func private @expected() -> (tensor<4x5xui32>, tensor<4x5xui32>) {
    %0 = stablehlo.constant dense<"0x0300000002000000010000000200000003000000020000000000000002000000030000000100000000000000020000000100000002000000000000000100000000000000030000000100000001000000"> : tensor<4x5xui32>
    %1 = stablehlo.constant dense<"0x0300000002000000030000000000000003000000020000000000000002000000010000000200000003000000020000000300000002000000030000000100000000000000010000000100000003000000"> : tensor<4x5xui32>
    return %0, %1 : tensor<4x5xui32>, tensor<4x5xui32>
  }
  func.func private @program(%arg0: tensor<4x5xi1>, %arg1: tensor<4x5xui32>, %arg2: tensor<4x5xui32>) -> (tensor<4x5xui32> {jax.result_info = "result[0]"}, tensor<4x5xui32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x5xi1>, tensor<4x5xui32>
    %1 = stablehlo.minimum %arg1, %arg2 : tensor<4x5xui32>
    %2 = stablehlo.maximum %arg1, %arg2 : tensor<4x5xui32>
    %3 = stablehlo.clamp %1, %arg1, %2 : tensor<4x5xui32>
    return %0, %3 : tensor<4x5xui32>, tensor<4x5xui32>
  }
}

// -----

// compare: all six ui64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<4x5xui64>, tensor<4x5xui64>)
    %e:6 = call @expected() : () -> (tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>)
    %r:6 = call @program(%i#0, %i#1) : (tensor<4x5xui64>, tensor<4x5xui64>) -> (tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>)
    check.expect_eq %r#0, %e#0 : tensor<4x5xi1>
    check.expect_eq %r#1, %e#1 : tensor<4x5xi1>
    check.expect_eq %r#2, %e#2 : tensor<4x5xi1>
    check.expect_eq %r#3, %e#3 : tensor<4x5xi1>
    check.expect_eq %r#4, %e#4 : tensor<4x5xi1>
    check.expect_eq %r#5, %e#5 : tensor<4x5xi1>
    return
  }
  func.func private @inputs() -> (tensor<4x5xui64>, tensor<4x5xui64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000000020000000000000000000000000000000000000000000000010000000000000001000000000000000200000000000000010000000000000000000000000000000200000000000000010000000000000001000000000000000100000000000000000000000000000000000000000000000100000000000000010000000000000000000000000000000100000000000000"> : tensor<4x5xui64>
    %1 = stablehlo.constant dense<"0x01000000000000000000000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000010000000000000002000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x5xui64>
    return %0, %1 : tensor<4x5xui64>, tensor<4x5xui64>
  }
  func.func private @expected() -> (tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>) {
    %0 = stablehlo.constant dense<[[false, true, true, false, false], [false, false, true, false, true], [false, false, false, true, false], [false, false, false, true, false]]> : tensor<4x5xi1>
    %1 = stablehlo.constant dense<[[true, false, false, true, true], [true, true, false, true, false], [true, true, true, false, true], [true, true, true, false, true]]> : tensor<4x5xi1>
    %2 = stablehlo.constant dense<[[true, false, false, true, true], [true, true, false, false, false], [false, false, false, false, true], [true, false, false, false, false]]> : tensor<4x5xi1>
    %3 = stablehlo.constant dense<[[true, true, true, true, true], [true, true, true, false, true], [false, false, false, true, true], [true, false, false, true, false]]> : tensor<4x5xi1>
    %4 = stablehlo.constant dense<[[false, false, false, false, false], [false, false, false, true, false], [true, true, true, false, false], [false, true, true, false, true]]> : tensor<4x5xi1>
    %5 = stablehlo.constant dense<[[false, true, true, false, false], [false, false, true, true, true], [true, true, true, true, false], [false, true, true, true, true]]> : tensor<4x5xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>
  }
  func.func private @program(%arg0: tensor<4x5xui64>, %arg1: tensor<4x5xui64>) -> (tensor<4x5xi1> {jax.result_info = "result[0]"}, tensor<4x5xi1> {jax.result_info = "result[1]"}, tensor<4x5xi1> {jax.result_info = "result[2]"}, tensor<4x5xi1> {jax.result_info = "result[3]"}, tensor<4x5xi1> {jax.result_info = "result[4]"}, tensor<4x5xi1> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, UNSIGNED : (tensor<4x5xui64>, tensor<4x5xui64>) -> tensor<4x5xi1>
    %1 = stablehlo.compare NE, %arg0, %arg1, UNSIGNED : (tensor<4x5xui64>, tensor<4x5xui64>) -> tensor<4x5xi1>
    %2 = stablehlo.compare LT, %arg0, %arg1, UNSIGNED : (tensor<4x5xui64>, tensor<4x5xui64>) -> tensor<4x5xi1>
    %3 = stablehlo.compare LE, %arg0, %arg1, UNSIGNED : (tensor<4x5xui64>, tensor<4x5xui64>) -> tensor<4x5xi1>
    %4 = stablehlo.compare GT, %arg0, %arg1, UNSIGNED : (tensor<4x5xui64>, tensor<4x5xui64>) -> tensor<4x5xi1>
    %5 = stablehlo.compare GE, %arg0, %arg1, UNSIGNED : (tensor<4x5xui64>, tensor<4x5xui64>) -> tensor<4x5xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>
  }
}

// -----

// compare: select, clamp ui64
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<4x5xi1>, tensor<4x5xui64>, tensor<4x5xui64>)
    %e:2 = call @expected() : () -> (tensor<4x5xui64>, tensor<4x5xui64>)
    %r:2 = call @program(%i#0, %i#1, %i#2) : (tensor<4x5xi1>, tensor<4x5xui64>, tensor<4x5xui64>) -> (tensor<4x5xui64>, tensor<4x5xui64>)
    check.expect_eq %r#0, %e#0 : tensor<4x5xui64>
    check.expect_eq %r#1, %e#1 : tensor<4x5xui64>
    return
  }
  func.func private @inputs() -> (tensor<4x5xi1>, tensor<4x5xui64>, tensor<4x5xui64>) {
    %0 = stablehlo.constant dense<[[false, true, false, false, true], [false, false, true, false, true], [false, true, true, false, false], [false, true, false, true, false]]> : tensor<4x5xi1>
    %1 = stablehlo.constant dense<"0x03000000000000000000000000000000020000000000000000000000000000000100000000000000030000000000000002000000000000000100000000000000010000000000000003000000000000000300000000000000000000000000000000000000000000000100000000000000000000000000000001000000000000000000000000000000010000000000000002000000000000000200000000000000"> : tensor<4x5xui64>
    %2 = stablehlo.constant dense<"0x00000000000000000200000000000000020000000000000001000000000000000100000000000000010000000000000000000000000000000200000000000000010000000000000001000000000000000300000000000000020000000000000001000000000000000200000000000000000000000000000000000000000000000000000000000000030000000000000001000000000000000200000000000000"> : tensor<4x5xui64>
    return %0, %1, %2 : tensor<4x5xi1>, tensor<4x5xui64>, tensor<4x5xui64>
  }
  func.func private @expected() -> (tensor<4x5xui64>, tensor<4x5xui64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000000020000000000000001000000000000000100000000000000010000000000000000000000000000000100000000000000010000000000000003000000000000000300000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000000000030000000000000002000000000000000200000000000000"> : tensor<4x5xui64>
    %1 = stablehlo.constant dense<"0x03000000000000000000000000000000020000000000000000000000000000000100000000000000030000000000000002000000000000000100000000000000010000000000000003000000000000000300000000000000000000000000000000000000000000000100000000000000000000000000000001000000000000000000000000000000010000000000000002000000000000000200000000000000"> : tensor<4x5xui64>
    return %0, %1 : tensor<4x5xui64>, tensor<4x5xui64>
  }
  func.func private @program(%arg0: tensor<4x5xi1>, %arg1: tensor<4x5xui64>, %arg2: tensor<4x5xui64>) -> (tensor<4x5xui64> {jax.result_info = "result[0]"}, tensor<4x5xui64> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x5xi1>, tensor<4x5xui64>
    %1 = stablehlo.minimum %arg1, %arg2 : tensor<4x5xui64>
    %2 = stablehlo.maximum %arg1, %arg2 : tensor<4x5xui64>
    %3 = stablehlo.clamp %1, %arg1, %2 : tensor<4x5xui64>
    return %0, %3 : tensor<4x5xui64>, tensor<4x5xui64>
  }
}

// -----

// compare: all six i1
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<4x5xi1>, tensor<4x5xi1>)
    %e:6 = call @expected() : () -> (tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>)
    %r:6 = call @program(%i#0, %i#1) : (tensor<4x5xi1>, tensor<4x5xi1>) -> (tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>)
    check.expect_eq %r#0, %e#0 : tensor<4x5xi1>
    check.expect_eq %r#1, %e#1 : tensor<4x5xi1>
    check.expect_eq %r#2, %e#2 : tensor<4x5xi1>
    check.expect_eq %r#3, %e#3 : tensor<4x5xi1>
    check.expect_eq %r#4, %e#4 : tensor<4x5xi1>
    check.expect_eq %r#5, %e#5 : tensor<4x5xi1>
    return
  }
  func.func private @inputs() -> (tensor<4x5xi1>, tensor<4x5xi1>) {
    %0 = stablehlo.constant dense<[[true, true, false, false, true], [false, false, true, true, false], [true, false, true, false, false], [false, false, true, true, true]]> : tensor<4x5xi1>
    %1 = stablehlo.constant dense<[[false, false, true, false, false], [false, true, false, true, false], [false, false, false, false, true], [true, false, true, true, false]]> : tensor<4x5xi1>
    return %0, %1 : tensor<4x5xi1>, tensor<4x5xi1>
  }
  func.func private @expected() -> (tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>) {
    %0 = stablehlo.constant dense<[[false, false, false, true, false], [true, false, false, true, true], [false, true, false, true, false], [false, true, true, true, false]]> : tensor<4x5xi1>
    %1 = stablehlo.constant dense<[[true, true, true, false, true], [false, true, true, false, false], [true, false, true, false, true], [true, false, false, false, true]]> : tensor<4x5xi1>
    %2 = stablehlo.constant dense<[[false, false, true, false, false], [false, true, false, false, false], [false, false, false, false, true], [true, false, false, false, false]]> : tensor<4x5xi1>
    %3 = stablehlo.constant dense<[[false, false, true, true, false], [true, true, false, true, true], [false, true, false, true, true], [true, true, true, true, false]]> : tensor<4x5xi1>
    %4 = stablehlo.constant dense<[[true, true, false, false, true], [false, false, true, false, false], [true, false, true, false, false], [false, false, false, false, true]]> : tensor<4x5xi1>
    %5 = stablehlo.constant dense<[[true, true, false, true, true], [true, false, true, true, true], [true, true, true, true, false], [false, true, true, true, true]]> : tensor<4x5xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>
  }
  func.func private @program(%arg0: tensor<4x5xi1>, %arg1: tensor<4x5xi1>) -> (tensor<4x5xi1> {jax.result_info = "result[0]"}, tensor<4x5xi1> {jax.result_info = "result[1]"}, tensor<4x5xi1> {jax.result_info = "result[2]"}, tensor<4x5xi1> {jax.result_info = "result[3]"}, tensor<4x5xi1> {jax.result_info = "result[4]"}, tensor<4x5xi1> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, UNSIGNED : (tensor<4x5xi1>, tensor<4x5xi1>) -> tensor<4x5xi1>
    %1 = stablehlo.compare NE, %arg0, %arg1, UNSIGNED : (tensor<4x5xi1>, tensor<4x5xi1>) -> tensor<4x5xi1>
    %2 = stablehlo.compare LT, %arg0, %arg1, UNSIGNED : (tensor<4x5xi1>, tensor<4x5xi1>) -> tensor<4x5xi1>
    %3 = stablehlo.compare LE, %arg0, %arg1, UNSIGNED : (tensor<4x5xi1>, tensor<4x5xi1>) -> tensor<4x5xi1>
    %4 = stablehlo.compare GT, %arg0, %arg1, UNSIGNED : (tensor<4x5xi1>, tensor<4x5xi1>) -> tensor<4x5xi1>
    %5 = stablehlo.compare GE, %arg0, %arg1, UNSIGNED : (tensor<4x5xi1>, tensor<4x5xi1>) -> tensor<4x5xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>
  }
}

// -----

// compare: select, clamp i1
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>)
    %e:1 = call @expected() : () -> (tensor<4x5xi1>)
    %r:1 = call @program(%i#0, %i#1, %i#2) : (tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>) -> (tensor<4x5xi1>)
    check.expect_eq %r#0, %e#0 : tensor<4x5xi1>
    return
  }
  func.func private @inputs() -> (tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>) {
    %0 = stablehlo.constant dense<[[false, true, true, false, true], [false, true, true, true, true], [false, true, true, true, false], [true, true, true, false, true]]> : tensor<4x5xi1>
    %1 = stablehlo.constant dense<[[false, true, false, false, true], [false, false, false, false, false], [true, false, false, false, false], [true, false, false, true, false]]> : tensor<4x5xi1>
    %2 = stablehlo.constant dense<[[true, false, false, false, true], [true, true, true, true, true], [true, true, true, true, true], [false, false, true, false, false]]> : tensor<4x5xi1>
    return %0, %1, %2 : tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>
  }
  func.func private @expected() -> (tensor<4x5xi1>) {
    %0 = stablehlo.constant dense<[[true, true, false, false, true], [true, false, false, false, false], [true, false, false, false, true], [true, false, false, false, false]]> : tensor<4x5xi1>
    return %0 : tensor<4x5xi1>
  }
  func.func private @program(%arg0: tensor<4x5xi1>, %arg1: tensor<4x5xi1>, %arg2: tensor<4x5xi1>) -> (tensor<4x5xi1> {jax.result_info = "result[0]"}) {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x5xi1>, tensor<4x5xi1>
    return %0 : tensor<4x5xi1>
  }
}

// -----

// compare: logic
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<9xi1>, tensor<9xi1>)
    %e:4 = call @expected() : () -> (tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>)
    %r:4 = call @program(%i#0, %i#1) : (tensor<9xi1>, tensor<9xi1>) -> (tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>)
    check.expect_eq %r#0, %e#0 : tensor<9xi1>
    check.expect_eq %r#1, %e#1 : tensor<9xi1>
    check.expect_eq %r#2, %e#2 : tensor<9xi1>
    check.expect_eq %r#3, %e#3 : tensor<9xi1>
    return
  }
  func.func private @inputs() -> (tensor<9xi1>, tensor<9xi1>) {
    %0 = stablehlo.constant dense<[false, true, true, true, false, true, false, false, true]> : tensor<9xi1>
    %1 = stablehlo.constant dense<[false, true, false, false, true, true, true, true, true]> : tensor<9xi1>
    return %0, %1 : tensor<9xi1>, tensor<9xi1>
  }
  func.func private @expected() -> (tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>) {
    %0 = stablehlo.constant dense<[false, true, false, false, false, true, false, false, true]> : tensor<9xi1>
    %1 = stablehlo.constant dense<[false, true, true, true, true, true, true, true, true]> : tensor<9xi1>
    %2 = stablehlo.constant dense<[false, false, true, true, true, false, true, true, false]> : tensor<9xi1>
    %3 = stablehlo.constant dense<[true, false, false, false, true, false, true, true, false]> : tensor<9xi1>
    return %0, %1, %2, %3 : tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>
  }
  func.func private @program(%arg0: tensor<9xi1>, %arg1: tensor<9xi1>) -> (tensor<9xi1> {jax.result_info = "result[0]"}, tensor<9xi1> {jax.result_info = "result[1]"}, tensor<9xi1> {jax.result_info = "result[2]"}, tensor<9xi1> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.and %arg0, %arg1 : tensor<9xi1>
    %1 = stablehlo.or %arg0, %arg1 : tensor<9xi1>
    %2 = stablehlo.xor %arg0, %arg1 : tensor<9xi1>
    %3 = stablehlo.not %arg0 : tensor<9xi1>
    return %0, %1, %2, %3 : tensor<9xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>
  }
}
