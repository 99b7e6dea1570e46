// sorting: sort f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<4x9xf32>)
    %e:5 = call @expected() : () -> (tensor<4x9xf32>, tensor<4x9xf32>, tensor<4x9xi64>, tensor<4x9xi64>, tensor<4x9xf32>)
    %r:5 = call @program(%i#0) : (tensor<4x9xf32>) -> (tensor<4x9xf32>, tensor<4x9xf32>, tensor<4x9xi64>, tensor<4x9xi64>, tensor<4x9xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<4x9xf32>, tensor<4x9xf32>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<4x9xf32>, tensor<4x9xf32>
    check.expect_eq %r#2, %e#2 : tensor<4x9xi64>
    check.expect_eq %r#3, %e#3 : tensor<4x9xi64>
    check.expect_close %r#4, %e#4, max_ulp_difference = 0 : tensor<4x9xf32>, tensor<4x9xf32>
    return
  }
  func.func private @inputs() -> (tensor<4x9xf32>) {
    %0 = stablehlo.constant dense<"0x0000C07F00000080000000000000807F04A3A5BE20B8DDBFE32549BF4F23AD3F036D12BBACC1CC3FA03FBFBE56CCAA3E02D1B93F9C2308BF6F5602BEBC9AABBE64D2E53D5D1266BFB2BB623FD15D90BF4AFCDDBFFD40BFBF88C8AFBFB33C7BBCBDE88B3F5FF69BBE5397ABBF72B6C9BF96C3883FCA16DBBE2B9BF3BFB1B9413F06A2A33F1F85E83FF0C7BB3F54D9EFBF"> : tensor<4x9xf32>
    return %0 : tensor<4x9xf32>
  }
  func.func private @expected() -> (tensor<4x9xf32>, tensor<4x9xf32>, tensor<4x9xi64>, tensor<4x9xi64>, tensor<4x9xf32>) {
    %0 = stablehlo.constant dense<"0x20B8DDBFE32549BF04A3A5BE036D12BB00000080000000004F23AD3F0000807F0000C07F5D1266BF9C2308BFA03FBFBEBC9AABBE6F5602BE64D2E53D56CCAA3E02D1B93FACC1CC3F4AFCDDBFFD40BFBF88C8AFBF5397ABBFD15D90BF5FF69BBEB33C7BBCB2BB623FBDE88B3F2B9BF3BF54D9EFBF72B6C9BFCA16DBBEB1B9413F96C3883F06A2A33FF0C7BB3F1F85E83F"> : tensor<4x9xf32>
    %1 = stablehlo.constant dense<"0x72B6C9BFD15D90BF4AFCDDBF2B9BF3BF88C8AFBF20B8DDBFE32549BF5FF69BBE54D9EFBFB2BB623FA03FBFBECA16DBBEFD40BFBF9C2308BF6F5602BEBC9AABBE64D2E53D5397ABBFACC1CC3F000000800000000002D1B93F04A3A5BEB33C7BBCBDE88B3F4F23AD3F5D1266BF0000C07F96C3883F56CCAA3E0000807FB1B9413F06A2A33F1F85E83FF0C7BB3F036D12BB"> : tensor<4x9xf32>
    %2 = stablehlo.constant dense<"0x050000000000000006000000000000000400000000000000080000000000000001000000000000000200000000000000070000000000000003000000000000000000000000000000080000000000000004000000000000000100000000000000060000000000000005000000000000000700000000000000020000000000000003000000000000000000000000000000020000000000000003000000000000000400000000000000080000000000000001000000000000000700000000000000050000000000000000000000000000000600000000000000030000000000000008000000000000000000000000000000020000000000000004000000000000000100000000000000050000000000000007000000000000000600000000000000"> : tensor<4x9xi64>
    %3 = stablehlo.constant dense<"0x000000000000000003000000000000000700000000000000010000000000000002000000000000000800000000000000040000000000000006000000000000000500000000000000000000000000000003000000000000000200000000000000070000000000000005000000000000000600000000000000010000000000000004000000000000000800000000000000060000000000000000000000000000000500000000000000070000000000000001000000000000000800000000000000040000000000000003000000000000000200000000000000060000000000000007000000000000000500000000000000010000000000000004000000000000000200000000000000000000000000000008000000000000000300000000000000"> : tensor<4x9xi64>
    %4 = stablehlo.constant dense<"0x0000807F4F23AD3F0000008000000000036D12BB04A3A5BEE32549BF20B8DDBF0000C07FACC1CC3F02D1B93F56CCAA3E64D2E53D6F5602BEBC9AABBEA03FBFBE9C2308BF5D1266BFBDE88B3FB2BB623FB33C7BBC5FF69BBED15D90BF5397ABBF88C8AFBFFD40BFBF4AFCDDBF1F85E83FF0C7BB3F06A2A33F96C3883FB1B9413FCA16DBBE72B6C9BF54D9EFBF2B9BF3BF"> : tensor<4x9xf32>
    return %0, %1, %2, %3, %4 : tensor<4x9xf32>, tensor<4x9xf32>, tensor<4x9xi64>, tensor<4x9xi64>, tensor<4x9xf32>
  }
  func.func private @program(%arg0: tensor<4x9xf32>) -> (tensor<4x9xf32> {jax.result_info = "result[0]"}, tensor<4x9xf32> {jax.result_info = "result[1]"}, tensor<4x9xi64> {jax.result_info = "result[2]"}, tensor<4x9xi64> {jax.result_info = "result[3]"}, tensor<4x9xf32> {jax.result_info = "result[4]"}) {
    %0 = call @sort(%arg0) : (tensor<4x9xf32>) -> tensor<4x9xf32>
    %1 = call @sort_0(%arg0) : (tensor<4x9xf32>) -> tensor<4x9xf32>
    %2 = call @argsort(%arg0) : (tensor<4x9xf32>) -> tensor<4x9xi64>
    %3 = call @argsort_1(%arg0) : (tensor<4x9xf32>) -> tensor<4x9xi64>
    %4 = stablehlo.negate %arg0 : tensor<4x9xf32>
    %5 = call @sort(%4) : (tensor<4x9xf32>) -> tensor<4x9xf32>
    %6 = stablehlo.negate %5 : tensor<4x9xf32>
    return %0, %1, %2, %3, %6 : tensor<4x9xf32>, tensor<4x9xf32>, tensor<4x9xi64>, tensor<4x9xi64>, tensor<4x9xf32>
  }
  func.func private @sort(%arg0: tensor<4x9xf32>) -> tensor<4x9xf32> {
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
    }) : (tensor<4x9xf32>) -> tensor<4x9xf32>
    return %0 : tensor<4x9xf32>
  }
  func.func private @sort_0(%arg0: tensor<4x9xf32>) -> tensor<4x9xf32> {
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
    }) : (tensor<4x9xf32>) -> tensor<4x9xf32>
    return %0 : tensor<4x9xf32>
  }
  func.func private @argsort(%arg0: tensor<4x9xf32>) -> tensor<4x9xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<4x9xi64>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
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
    }) : (tensor<4x9xf32>, tensor<4x9xi64>) -> (tensor<4x9xf32>, tensor<4x9xi64>)
    return %1#1 : tensor<4x9xi64>
  }
  func.func private @argsort_1(%arg0: tensor<4x9xf32>) -> tensor<4x9xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<4x9xi64>
    %1 = stablehlo.reverse %arg0, dims = [1] : tensor<4x9xf32>
    %2 = stablehlo.reverse %0, dims = [1] : tensor<4x9xi64>
    %3:2 = "stablehlo.sort"(%1, %2) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %5 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.select %5, %cst_0, %arg1 : tensor<i1>, tensor<f32>
      %7 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %8 = stablehlo.select %7, %cst_1, %6 : tensor<i1>, tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %9 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %10 = stablehlo.select %9, %cst_3, %arg2 : tensor<i1>, tensor<f32>
      %11 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %12 = stablehlo.select %11, %cst_4, %10 : tensor<i1>, tensor<f32>
      %13 = stablehlo.compare LT, %8, %12, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %13 : tensor<i1>
    }) : (tensor<4x9xf32>, tensor<4x9xi64>) -> (tensor<4x9xf32>, tensor<4x9xi64>)
    %4 = stablehlo.reverse %3#1, dims = [1] : tensor<4x9xi64>
    return %4 : tensor<4x9xi64>
  }
}

// -----

// sorting: argmax f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<4x9xf32>)
    %e:2 = call @expected() : () -> (tensor<4xi64>, tensor<9xi64>)
    %r:2 = call @program(%i#0) : (tensor<4x9xf32>) -> (tensor<4xi64>, tensor<9xi64>)
    check.expect_eq %r#0, %e#0 : tensor<4xi64>
    check.expect_eq %r#1, %e#1 : tensor<9xi64>
    return
  }
  func.func private @inputs() -> (tensor<4x9xf32>) {
    %0 = stablehlo.constant dense<"0x0000C07F00000080000000000000807F04A3A5BE20B8DDBFE32549BF4F23AD3F036D12BBACC1CC3FA03FBFBE56CCAA3E02D1B93F9C2308BF6F5602BEBC9AABBE64D2E53D5D1266BFB2BB623FD15D90BF4AFCDDBFFD40BFBF88C8AFBFB33C7BBCBDE88B3F5FF69BBE5397ABBF72B6C9BF96C3883FCA16DBBE2B9BF3BFB1B9413F06A2A33F1F85E83FF0C7BB3F54D9EFBF"> : tensor<4x9xf32>
    return %0 : tensor<4x9xf32>
  }
  func.func private @expected() -> (tensor<4xi64>, tensor<9xi64>) {
    %0 = stablehlo.constant dense<"0x0000000000000000000000000000000006000000000000000600000000000000"> : tensor<4xi64>
    %1 = stablehlo.constant dense<"0x000000000000000002000000000000000200000000000000030000000000000002000000000000000000000000000000000000000000000002000000000000000300000000000000"> : tensor<9xi64>
    return %0, %1 : tensor<4xi64>, tensor<9xi64>
  }
  func.func private @program(%arg0: tensor<4x9xf32>) -> (tensor<4xi64> {jax.result_info = "result[0]"}, tensor<9xi64> {jax.result_info = "result[1]"}) {
    %0 = call @argmax(%arg0) : (tensor<4x9xf32>) -> tensor<4xi64>
    %1 = call @argmin(%arg0) : (tensor<4x9xf32>) -> tensor<9xi64>
    return %0, %1 : tensor<4xi64>, tensor<9xi64>
  }
  func.func private @argmax(%arg0: tensor<4x9xf32>) -> tensor<4xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<4x9xi64>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<4x9xf32>, tensor<4x9xi64>, tensor<f32>, tensor<i64>) -> (tensor<4xf32>, tensor<4xi64>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i64>
    }
    return %1#1 : tensor<4xi64>
  }
  func.func private @argmin(%arg0: tensor<4x9xf32>) -> tensor<9xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<4x9xi64>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<4x9xf32>, tensor<4x9xi64>, tensor<f32>, tensor<i64>) -> (tensor<9xf32>, tensor<9xi64>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i64>
    }
    return %1#1 : tensor<9xi64>
  }
}

// -----

// sorting: top_k f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<4x9xf32>)
    %e:2 = call @expected() : () -> (tensor<4x3xf32>, tensor<4x3xi32>)
    %r:2 = call @program(%i#0) : (tensor<4x9xf32>) -> (tensor<4x3xf32>, tensor<4x3xi32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<4x3xf32>, tensor<4x3xf32>
    check.expect_eq %r#1, %e#1 : tensor<4x3xi32>
    return
  }
  func.func private @inputs() -> (tensor<4x9xf32>) {
    %0 = stablehlo.constant dense<"0x92AB3B3F8198963E6127F3BEE867C6BF93FEB5BF046B8E3F355637BFC5DE093F1BD7A13EC726643F9046563F15DBF3BE5641B3BFE507273DD78E77BFD5247B3FFD647F3E725DAD3EDB4D713FBEFA5D3F083FBFBDF0DBA23FEDD8893FB6F3933F9A1CD0BFF131923FFCDA6C3E0CEA02BEA1118A3F0B1CC23F66CBA33F1C85E5BF86CDC23FDAC6A7BFBBA1503E28B6D63F"> : tensor<4x9xf32>
    return %0 : tensor<4x9xf32>
  }
  func.func private @expected() -> (tensor<4x3xf32>, tensor<4x3xi32>) {
    %0 = stablehlo.constant dense<"0x046B8E3F92AB3B3FC5DE093FD5247B3FC726643F9046563FF0DBA23FB6F3933FF131923F28B6D63F86CDC23F0B1CC23F"> : tensor<4x3xf32>
    %1 = stablehlo.constant dense<"0x050000000000000007000000060000000000000001000000030000000500000007000000080000000500000002000000"> : tensor<4x3xi32>
    return %0, %1 : tensor<4x3xf32>, tensor<4x3xi32>
  }
  func.func private @program(%arg0: tensor<4x9xf32>) -> (tensor<4x3xf32> {jax.result_info = "result[0]"}, tensor<4x3xi32> {jax.result_info = "result[1]"}) {
    %values, %indices = chlo.top_k(%arg0, k = 3) : tensor<4x9xf32> -> (tensor<4x3xf32>, tensor<4x3xi32>)
    return %values, %indices : tensor<4x3xf32>, tensor<4x3xi32>
  }
}

// -----

// sorting: sort f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<4x9xf64>)
    %e:5 = call @expected() : () -> (tensor<4x9xf64>, tensor<4x9xf64>, tensor<4x9xi64>, tensor<4x9xi64>, tensor<4x9xf64>)
    %r:5 = call @program(%i#0) : (tensor<4x9xf64>) -> (tensor<4x9xf64>, tensor<4x9xf64>, tensor<4x9xi64>, tensor<4x9xi64>, tensor<4x9xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<4x9xf64>, tensor<4x9xf64>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<4x9xf64>, tensor<4x9xf64>
    check.expect_eq %r#2, %e#2 : tensor<4x9xi64>
    check.expect_eq %r#3, %e#3 : tensor<4x9xi64>
    check.expect_close %r#4, %e#4, max_ulp_difference = 0 : tensor<4x9xf64>, tensor<4x9xf64>
    return
  }
  func.func private @inputs() -> (tensor<4x9xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000F87F00000000000000800000000000000000000000000000F07FBEEBF9F6EBFAF63F101142501FD5F23FECEF1247F979FA3F7226176BE4F2FBBF36EF0588E10DF3BF2438E1E8CC08FBBFA27BEEDA366AFBBF40D56BF95BFFA0BFB4E96A8303A1F43F04F54E026B70F43F84C7A31F7755FFBF00FB771927DDE6BF4C166028A9E2E6BF9AD321232D76FD3FA4F2F2F6200AECBF52F754E46821F13F269B0EF5F40EF5BF16BD0F1D5804F3BF1410540B2DC3E33FF8B7303C01CBD13FB8DF73FBC25CD03FF4BA24FB949BF5BFA430B3812B99F53FB6F218BC95D2F53FCECF9C503353F0BFF8AA67806FEBD23FBCEF6CB78DCCE5BFA862F4B7C4BFF3BF5CA5CE8F3467FC3F4080A0CCD28ACD3F8E35D39440E3F9BFF8828D2D5228D0BF"> : tensor<4x9xf64>
    return %0 : tensor<4x9xf64>
  }
  func.func private @expected() -> (tensor<4x9xf64>, tensor<4x9xf64>, tensor<4x9xi64>, tensor<4x9xi64>, tensor<4x9xf64>) {
    %0 = stablehlo.constant dense<"0x7226176BE4F2FBBF36EF0588E10DF3BF00000000000000800000000000000000101142501FD5F23FBEEBF9F6EBFAF63FECEF1247F979FA3F000000000000F07F000000000000F87F84C7A31F7755FFBFA27BEEDA366AFBBF2438E1E8CC08FBBF4C166028A9E2E6BF00FB771927DDE6BF40D56BF95BFFA0BF04F54E026B70F43FB4E96A8303A1F43F9AD321232D76FD3FF4BA24FB949BF5BF269B0EF5F40EF5BF16BD0F1D5804F3BFA4F2F2F6200AECBFB8DF73FBC25CD03FF8B7303C01CBD13F1410540B2DC3E33F52F754E46821F13FA430B3812B99F53F8E35D39440E3F9BFA862F4B7C4BFF3BFCECF9C503353F0BFBCEF6CB78DCCE5BFF8828D2D5228D0BF4080A0CCD28ACD3FF8AA67806FEBD23FB6F218BC95D2F53F5CA5CE8F3467FC3F"> : tensor<4x9xf64>
    %1 = stablehlo.constant dense<"0x2438E1E8CC08FBBFA27BEEDA366AFBBF269B0EF5F40EF5BF16BD0F1D5804F3BFA862F4B7C4BFF3BF84C7A31F7755FFBF00FB771927DDE6BF7226176BE4F2FBBF36EF0588E10DF3BFA4F2F2F6200AECBFCECF9C503353F0BF40D56BF95BFFA0BFBCEF6CB78DCCE5BF1410540B2DC3E33FF8B7303C01CBD13F4080A0CCD28ACD3F8E35D39440E3F9BFF8828D2D5228D0BFB6F218BC95D2F53F00000000000000800000000000000000B4E96A8303A1F43F04F54E026B70F43F101142501FD5F23FB8DF73FBC25CD03FF4BA24FB949BF5BFA430B3812B99F53F000000000000F87F52F754E46821F13FF8AA67806FEBD23F000000000000F07FBEEBF9F6EBFAF63F5CA5CE8F3467FC3FECEF1247F979FA3F4C166028A9E2E6BF9AD321232D76FD3F"> : tensor<4x9xf64>
    %2 = stablehlo.constant dense<"0x070000000000000008000000000000000100000000000000020000000000000005000000000000000400000000000000060000000000000003000000000000000000000000000000050000000000000001000000000000000000000000000000070000000000000006000000000000000200000000000000040000000000000003000000000000000800000000000000070000000000000002000000000000000300000000000000000000000000000006000000000000000500000000000000040000000000000001000000000000000800000000000000070000000000000004000000000000000100000000000000030000000000000008000000000000000600000000000000020000000000000000000000000000000500000000000000"> : tensor<4x9xi64>
    %3 = stablehlo.constant dense<"0x000000000000000003000000000000000600000000000000040000000000000005000000000000000100000000000000020000000000000008000000000000000700000000000000080000000000000003000000000000000400000000000000020000000000000006000000000000000700000000000000000000000000000001000000000000000500000000000000080000000000000001000000000000000400000000000000050000000000000006000000000000000000000000000000030000000000000002000000000000000700000000000000050000000000000000000000000000000200000000000000060000000000000008000000000000000300000000000000010000000000000004000000000000000700000000000000"> : tensor<4x9xi64>
    %4 = stablehlo.constant dense<"0x000000000000F07FECEF1247F979FA3FBEEBF9F6EBFAF63F101142501FD5F23F0000000000000080000000000000000036EF0588E10DF3BF7226176BE4F2FBBF000000000000F87F9AD321232D76FD3FB4E96A8303A1F43F04F54E026B70F43F40D56BF95BFFA0BF00FB771927DDE6BF4C166028A9E2E6BF2438E1E8CC08FBBFA27BEEDA366AFBBF84C7A31F7755FFBFA430B3812B99F53F52F754E46821F13F1410540B2DC3E33FF8B7303C01CBD13FB8DF73FBC25CD03FA4F2F2F6200AECBF16BD0F1D5804F3BF269B0EF5F40EF5BFF4BA24FB949BF5BF5CA5CE8F3467FC3FB6F218BC95D2F53FF8AA67806FEBD23F4080A0CCD28ACD3FF8828D2D5228D0BFBCEF6CB78DCCE5BFCECF9C503353F0BFA862F4B7C4BFF3BF8E35D39440E3F9BF"> : tensor<4x9xf64>
    return %0, %1, %2, %3, %4 : tensor<4x9xf64>, tensor<4x9xf64>, tensor<4x9xi64>, tensor<4x9xi64>, tensor<4x9xf64>
  }
  func.func private @program(%arg0: tensor<4x9xf64>) -> (tensor<4x9xf64> {jax.result_info = "result[0]"}, tensor<4x9xf64> {jax.result_info = "result[1]"}, tensor<4x9xi64> {jax.result_info = "result[2]"}, tensor<4x9xi64> {jax.result_info = "result[3]"}, tensor<4x9xf64> {jax.result_info = "result[4]"}) {
    %0 = call @sort(%arg0) : (tensor<4x9xf64>) -> tensor<4x9xf64>
    %1 = call @sort_0(%arg0) : (tensor<4x9xf64>) -> tensor<4x9xf64>
    %2 = call @argsort(%arg0) : (tensor<4x9xf64>) -> tensor<4x9xi64>
    %3 = call @argsort_1(%arg0) : (tensor<4x9xf64>) -> tensor<4x9xi64>
    %4 = stablehlo.negate %arg0 : tensor<4x9xf64>
    %5 = call @sort(%4) : (tensor<4x9xf64>) -> tensor<4x9xf64>
    %6 = stablehlo.negate %5 : tensor<4x9xf64>
    return %0, %1, %2, %3, %6 : tensor<4x9xf64>, tensor<4x9xf64>, tensor<4x9xi64>, tensor<4x9xi64>, tensor<4x9xf64>
  }
  func.func private @sort(%arg0: tensor<4x9xf64>) -> tensor<4x9xf64> {
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
    }) : (tensor<4x9xf64>) -> tensor<4x9xf64>
    return %0 : tensor<4x9xf64>
  }
  func.func private @sort_0(%arg0: tensor<4x9xf64>) -> tensor<4x9xf64> {
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
    }) : (tensor<4x9xf64>) -> tensor<4x9xf64>
    return %0 : tensor<4x9xf64>
  }
  func.func private @argsort(%arg0: tensor<4x9xf64>) -> tensor<4x9xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<4x9xi64>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
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
    }) : (tensor<4x9xf64>, tensor<4x9xi64>) -> (tensor<4x9xf64>, tensor<4x9xi64>)
    return %1#1 : tensor<4x9xi64>
  }
  func.func private @argsort_1(%arg0: tensor<4x9xf64>) -> tensor<4x9xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<4x9xi64>
    %1 = stablehlo.reverse %arg0, dims = [1] : tensor<4x9xf64>
    %2 = stablehlo.reverse %0, dims = [1] : tensor<4x9xi64>
    %3:2 = "stablehlo.sort"(%1, %2) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %5 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %6 = stablehlo.select %5, %cst_0, %arg1 : tensor<i1>, tensor<f64>
      %7 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %8 = stablehlo.select %7, %cst_1, %6 : tensor<i1>, tensor<f64>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %9 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %10 = stablehlo.select %9, %cst_3, %arg2 : tensor<i1>, tensor<f64>
      %11 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %12 = stablehlo.select %11, %cst_4, %10 : tensor<i1>, tensor<f64>
      %13 = stablehlo.compare LT, %8, %12, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
      stablehlo.return %13 : tensor<i1>
    }) : (tensor<4x9xf64>, tensor<4x9xi64>) -> (tensor<4x9xf64>, tensor<4x9xi64>)
    %4 = stablehlo.reverse %3#1, dims = [1] : tensor<4x9xi64>
    return %4 : tensor<4x9xi64>
  }
}

// -----

// sorting: argmax f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<4x9xf64>)
    %e:2 = call @expected() : () -> (tensor<4xi64>, tensor<9xi64>)
    %r:2 = call @program(%i#0) : (tensor<4x9xf64>) -> (tensor<4xi64>, tensor<9xi64>)
    check.expect_eq %r#0, %e#0 : tensor<4xi64>
    check.expect_eq %r#1, %e#1 : tensor<9xi64>
    return
  }
  func.func private @inputs() -> (tensor<4x9xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000F87F00000000000000800000000000000000000000000000F07FBEEBF9F6EBFAF63F101142501FD5F23FECEF1247F979FA3F7226176BE4F2FBBF36EF0588E10DF3BF2438E1E8CC08FBBFA27BEEDA366AFBBF40D56BF95BFFA0BFB4E96A8303A1F43F04F54E026B70F43F84C7A31F7755FFBF00FB771927DDE6BF4C166028A9E2E6BF9AD321232D76FD3FA4F2F2F6200AECBF52F754E46821F13F269B0EF5F40EF5BF16BD0F1D5804F3BF1410540B2DC3E33FF8B7303C01CBD13FB8DF73FBC25CD03FF4BA24FB949BF5BFA430B3812B99F53FB6F218BC95D2F53FCECF9C503353F0BFF8AA67806FEBD23FBCEF6CB78DCCE5BFA862F4B7C4BFF3BF5CA5CE8F3467FC3F4080A0CCD28ACD3F8E35D39440E3F9BFF8828D2D5228D0BF"> : tensor<4x9xf64>
    return %0 : tensor<4x9xf64>
  }
  func.func private @expected() -> (tensor<4xi64>, tensor<9xi64>) {
    %0 = stablehlo.constant dense<"0x0000000000000000080000000000000008000000000000000500000000000000"> : tensor<4xi64>
    %1 = stablehlo.constant dense<"0x000000000000000001000000000000000200000000000000020000000000000003000000000000000100000000000000010000000000000000000000000000000000000000000000"> : tensor<9xi64>
    return %0, %1 : tensor<4xi64>, tensor<9xi64>
  }
  func.func private @program(%arg0: tensor<4x9xf64>) -> (tensor<4xi64> {jax.result_info = "result[0]"}, tensor<9xi64> {jax.result_info = "result[1]"}) {
    %0 = call @argmax(%arg0) : (tensor<4x9xf64>) -> tensor<4xi64>
    %1 = call @argmin(%arg0) : (tensor<4x9xf64>) -> tensor<9xi64>
    return %0, %1 : tensor<4xi64>, tensor<9xi64>
  }
  func.func private @argmax(%arg0: tensor<4x9xf64>) -> tensor<4xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<4x9xi64>
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<4x9xf64>, tensor<4x9xi64>, tensor<f64>, tensor<i64>) -> (tensor<4xf64>, tensor<4xi64>)
     reducer(%arg1: tensor<f64>, %arg3: tensor<f64>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f64>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<f64>, tensor<i64>
    }
    return %1#1 : tensor<4xi64>
  }
  func.func private @argmin(%arg0: tensor<4x9xf64>) -> tensor<9xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<4x9xi64>
    %cst = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<4x9xf64>, tensor<4x9xi64>, tensor<f64>, tensor<i64>) -> (tensor<9xf64>, tensor<9xi64>)
     reducer(%arg1: tensor<f64>, %arg3: tensor<f64>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f64>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<f64>, tensor<i64>
    }
    return %1#1 : tensor<9xi64>
  }
}

// -----

// sorting: top_k f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<4x9xf64>)
    %e:2 = call @expected() : () -> (tensor<4x3xf64>, tensor<4x3xi32>)
    %r:2 = call @program(%i#0) : (tensor<4x9xf64>) -> (tensor<4x3xf64>, tensor<4x3xi32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<4x3xf64>, tensor<4x3xf64>
    check.expect_eq %r#1, %e#1 : tensor<4x3xi32>
    return
  }
  func.func private @inputs() -> (tensor<4x9xf64>) {
    %0 = stablehlo.constant dense<"0xA44C27476E2BEFBF66E09F5CA385FE3FB4561A28498BEBBF60335E51293FB7BF88DE7C912EC8E5BF82C5E241E50EF9BFC05F7E9989CAF83F68FB87D92E2AEA3F3842050009D2FA3FE2216FE653FFF63F005BB76C97B5DA3F686EB5DC2495D43F84DFE9CC0698E93F804C69C9A79ADCBF9C9BA264ABDEEC3F64A3B5EC4173F7BF48EE654B63F4D53F48346ADB0DD8E93F887EBDFEA439F7BFB657A64BC326FDBF609F93A95F44D6BFF0FD76F36645F13F6C299FAD06FEE7BF88A7FD0EA65CF5BF24307C2ADAAFE93FF8810BFB7C1CED3F6CA41D4B36C6EBBF2292C991F392F5BF80BFEC5D1327D0BFC6CC34A2797FF4BF76E097791545FFBF7263A39862EFF43F2066A1ECE1A2BA3FAA16ACFD2B42F4BFC85D9D4F9649EABFCCBDCCA29612E7BF"> : tensor<4x9xf64>
    return %0 : tensor<4x9xf64>
  }
  func.func private @expected() -> (tensor<4x3xf64>, tensor<4x3xi32>) {
    %0 = stablehlo.constant dense<"0x66E09F5CA385FE3F3842050009D2FA3FC05F7E9989CAF83FE2216FE653FFF63F9C9BA264ABDEEC3F48346ADB0DD8E93FF0FD76F36645F13FF8810BFB7C1CED3F24307C2ADAAFE93F7263A39862EFF43F2066A1ECE1A2BA3F80BFEC5D1327D0BF"> : tensor<4x3xf64>
    %1 = stablehlo.constant dense<"0x010000000800000006000000000000000500000008000000030000000700000006000000040000000500000001000000"> : tensor<4x3xi32>
    return %0, %1 : tensor<4x3xf64>, tensor<4x3xi32>
  }
  func.func private @program(%arg0: tensor<4x9xf64>) -> (tensor<4x3xf64> {jax.result_info = "result[0]"}, tensor<4x3xi32> {jax.result_info = "result[1]"}) {
    %values, %indices = chlo.top_k(%arg0, k = 3) : tensor<4x9xf64> -> (tensor<4x3xf64>, tensor<4x3xi32>)
    return %values, %indices : tensor<4x3xf64>, tensor<4x3xi32>
  }
}

// -----

// sorting: sort i32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<4x9xi32>)
    %e:5 = call @expected() : () -> (tensor<4x9xi32>, tensor<4x9xi32>, tensor<4x9xi64>, tensor<4x9xi64>, tensor<4x9xi32>)
    %r:5 = call @program(%i#0) : (tensor<4x9xi32>) -> (tensor<4x9xi32>, tensor<4x9xi32>, tensor<4x9xi64>, tensor<4x9xi64>, tensor<4x9xi32>)
    check.expect_eq %r#0, %e#0 : tensor<4x9xi32>
    check.expect_eq %r#1, %e#1 : tensor<4x9xi32>
    check.expect_eq %r#2, %e#2 : tensor<4x9xi64>
    check.expect_eq %r#3, %e#3 : tensor<4x9xi64>
    check.expect_eq %r#4, %e#4 : tensor<4x9xi32>
    return
  }
  func.func private @inputs() -> (tensor<4x9xi32>) {
    %0 = stablehlo.constant dense<"0x01000000020000000000000002000000020000000000000002000000FFFFFFFFFEFFFFFFFEFFFFFF010000000100000000000000FFFFFFFFFFFFFFFF01000000FEFFFFFF01000000010000000200000002000000FEFFFFFFFEFFFFFF02000000020000000100000002000000FEFFFFFFFFFFFFFF0100000001000000FEFFFFFF01000000FEFFFFFF0100000002000000"> : tensor<4x9xi32>
    return %0 : tensor<4x9xi32>
  }
  func.func private @expected() -> (tensor<4x9xi32>, tensor<4x9xi32>, tensor<4x9xi64>, tensor<4x9xi64>, tensor<4x9xi32>) {
    %0 = stablehlo.constant dense<"0xFEFFFFFFFFFFFFFF00000000000000000100000002000000020000000200000002000000FEFFFFFFFEFFFFFFFFFFFFFFFFFFFFFF0000000001000000010000000100000001000000FEFFFFFFFEFFFFFF01000000010000000200000002000000020000000200000002000000FEFFFFFFFEFFFFFFFEFFFFFFFFFFFFFF0100000001000000010000000100000002000000"> : tensor<4x9xi32>
    %1 = stablehlo.constant dense<"0xFEFFFFFFFFFFFFFF00000000FEFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFF010000000100000000000000FEFFFFFF0000000001000000FFFFFFFF0100000001000000020000000100000001000000FFFFFFFF01000000020000000100000002000000010000000200000002000000020000000200000002000000020000000100000002000000"> : tensor<4x9xi32>
    %2 = stablehlo.constant dense<"0x080000000000000007000000000000000200000000000000050000000000000000000000000000000100000000000000030000000000000004000000000000000600000000000000000000000000000007000000000000000400000000000000050000000000000003000000000000000100000000000000020000000000000006000000000000000800000000000000030000000000000004000000000000000000000000000000070000000000000001000000000000000200000000000000050000000000000006000000000000000800000000000000000000000000000004000000000000000600000000000000010000000000000002000000000000000300000000000000050000000000000007000000000000000800000000000000"> : tensor<4x9xi64>
    %3 = stablehlo.constant dense<"0x010000000000000003000000000000000400000000000000060000000000000000000000000000000200000000000000050000000000000007000000000000000800000000000000010000000000000002000000000000000600000000000000080000000000000003000000000000000400000000000000050000000000000000000000000000000700000000000000010000000000000002000000000000000500000000000000060000000000000008000000000000000000000000000000070000000000000003000000000000000400000000000000080000000000000002000000000000000300000000000000050000000000000007000000000000000100000000000000000000000000000004000000000000000600000000000000"> : tensor<4x9xi64>
    %4 = stablehlo.constant dense<"0x02000000020000000200000002000000010000000000000000000000FFFFFFFFFEFFFFFF0100000001000000010000000100000000000000FFFFFFFFFFFFFFFFFEFFFFFFFEFFFFFF02000000020000000200000002000000020000000100000001000000FEFFFFFFFEFFFFFF0200000001000000010000000100000001000000FFFFFFFFFEFFFFFFFEFFFFFFFEFFFFFF"> : tensor<4x9xi32>
    return %0, %1, %2, %3, %4 : tensor<4x9xi32>, tensor<4x9xi32>, tensor<4x9xi64>, tensor<4x9xi64>, tensor<4x9xi32>
  }
  func.func private @program(%arg0: tensor<4x9xi32>) -> (tensor<4x9xi32> {jax.result_info = "result[0]"}, tensor<4x9xi32> {jax.result_info = "result[1]"}, tensor<4x9xi64> {jax.result_info = "result[2]"}, tensor<4x9xi64> {jax.result_info = "result[3]"}, tensor<4x9xi32> {jax.result_info = "result[4]"}) {
    %0 = call @sort(%arg0) : (tensor<4x9xi32>) -> tensor<4x9xi32>
    %1 = call @sort_0(%arg0) : (tensor<4x9xi32>) -> tensor<4x9xi32>
    %2 = call @argsort(%arg0) : (tensor<4x9xi32>) -> tensor<4x9xi64>
    %3 = call @argsort_1(%arg0) : (tensor<4x9xi32>) -> tensor<4x9xi64>
    %4 = stablehlo.negate %arg0 : tensor<4x9xi32>
    %5 = call @sort(%4) : (tensor<4x9xi32>) -> tensor<4x9xi32>
    %6 = stablehlo.negate %5 : tensor<4x9xi32>
    return %0, %1, %2, %3, %6 : tensor<4x9xi32>, tensor<4x9xi32>, tensor<4x9xi64>, tensor<4x9xi64>, tensor<4x9xi32>
  }
  func.func private @sort(%arg0: tensor<4x9xi32>) -> tensor<4x9xi32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %1 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<4x9xi32>) -> tensor<4x9xi32>
    return %0 : tensor<4x9xi32>
  }
  func.func private @sort_0(%arg0: tensor<4x9xi32>) -> tensor<4x9xi32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %1 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<4x9xi32>) -> tensor<4x9xi32>
    return %0 : tensor<4x9xi32>
  }
  func.func private @argsort(%arg0: tensor<4x9xi32>) -> tensor<4x9xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<4x9xi64>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %2 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<4x9xi32>, tensor<4x9xi64>) -> (tensor<4x9xi32>, tensor<4x9xi64>)
    return %1#1 : tensor<4x9xi64>
  }
  func.func private @argsort_1(%arg0: tensor<4x9xi32>) -> tensor<4x9xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<4x9xi64>
    %1 = stablehlo.reverse %arg0, dims = [1] : tensor<4x9xi32>
    %2 = stablehlo.reverse %0, dims = [1] : tensor<4x9xi64>
    %3:2 = "stablehlo.sort"(%1, %2) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %5 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    }) : (tensor<4x9xi32>, tensor<4x9xi64>) -> (tensor<4x9xi32>, tensor<4x9xi64>)
    %4 = stablehlo.reverse %3#1, dims = [1] : tensor<4x9xi64>
    return %4 : tensor<4x9xi64>
  }
}

// -----

// sorting: argmax i32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<4x9xi32>)
    %e:2 = call @expected() : () -> (tensor<4xi64>, tensor<9xi64>)
    %r:2 = call @program(%i#0) : (tensor<4x9xi32>) -> (tensor<4xi64>, tensor<9xi64>)
    check.expect_eq %r#0, %e#0 : tensor<4xi64>
    check.expect_eq %r#1, %e#1 : tensor<9xi64>
    return
  }
  func.func private @inputs() -> (tensor<4x9xi32>) {
    %0 = stablehlo.constant dense<"0x01000000020000000000000002000000020000000000000002000000FFFFFFFFFEFFFFFFFEFFFFFF010000000100000000000000FFFFFFFFFFFFFFFF01000000FEFFFFFF01000000010000000200000002000000FEFFFFFFFEFFFFFF02000000020000000100000002000000FEFFFFFFFFFFFFFF0100000001000000FEFFFFFF01000000FEFFFFFF0100000002000000"> : tensor<4x9xi32>
    return %0 : tensor<4x9xi32>
  }
  func.func private @expected() -> (tensor<4xi64>, tensor<9xi64>) {
    %0 = stablehlo.constant dense<"0x0100000000000000010000000000000001000000000000000800000000000000"> : tensor<4xi64>
    %1 = stablehlo.constant dense<"0x010000000000000003000000000000000000000000000000020000000000000002000000000000000100000000000000030000000000000001000000000000000000000000000000"> : tensor<9xi64>
    return %0, %1 : tensor<4xi64>, tensor<9xi64>
  }
  func.func private @program(%arg0: tensor<4x9xi32>) -> (tensor<4xi64> {jax.result_info = "result[0]"}, tensor<9xi64> {jax.result_info = "result[1]"}) {
    %0 = call @argmax(%arg0) : (tensor<4x9xi32>) -> tensor<4xi64>
    %1 = call @argmin(%arg0) : (tensor<4x9xi32>) -> tensor<9xi64>
    return %0, %1 : tensor<4xi64>, tensor<9xi64>
  }
  func.func private @argmax(%arg0: tensor<4x9xi32>) -> tensor<4xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<4x9xi64>
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<4x9xi32>, tensor<4x9xi64>, tensor<i32>, tensor<i64>) -> (tensor<4xi32>, tensor<4xi64>)
     reducer(%arg1: tensor<i32>, %arg3: tensor<i32>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i32>, tensor<i64>
    }
    return %1#1 : tensor<4xi64>
  }
  func.func private @argmin(%arg0: tensor<4x9xi32>) -> tensor<9xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<4x9xi64>
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<4x9xi32>, tensor<4x9xi64>, tensor<i32>, tensor<i64>) -> (tensor<9xi32>, tensor<9xi64>)
     reducer(%arg1: tensor<i32>, %arg3: tensor<i32>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i32>, tensor<i64>
    }
    return %1#1 : tensor<9xi64>
  }
}

// -----

// sorting: top_k i32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<4x9xi32>)
    %e:2 = call @expected() : () -> (tensor<4x3xi32>, tensor<4x3xi32>)
    %r:2 = call @program(%i#0) : (tensor<4x9xi32>) -> (tensor<4x3xi32>, tensor<4x3xi32>)
    check.expect_eq %r#0, %e#0 : tensor<4x3xi32>
    check.expect_eq %r#1, %e#1 : tensor<4x3xi32>
    return
  }
  func.func private @inputs() -> (tensor<4x9xi32>) {
    %0 = stablehlo.constant dense<"0x010000000100000002000000FFFFFFFF0200000001000000FFFFFFFF0000000000000000FEFFFFFF02000000FFFFFFFFFEFFFFFF0100000000000000FFFFFFFF0100000001000000020000000000000001000000FEFFFFFF00000000FEFFFFFF0000000001000000FFFFFFFF00000000FFFFFFFFFEFFFFFF0100000002000000020000000200000002000000FFFFFFFF"> : tensor<4x9xi32>
    return %0 : tensor<4x9xi32>
  }
  func.func private @expected() -> (tensor<4x3xi32>, tensor<4x3xi32>) {
    %0 = stablehlo.constant dense<"0x020000000200000001000000020000000100000001000000020000000100000001000000020000000200000002000000"> : tensor<4x3xi32>
    %1 = stablehlo.constant dense<"0x020000000400000000000000010000000400000007000000000000000200000007000000040000000500000006000000"> : tensor<4x3xi32>
    return %0, %1 : tensor<4x3xi32>, tensor<4x3xi32>
  }
  func.func private @program(%arg0: tensor<4x9xi32>) -> (tensor<4x3xi32> {jax.result_info = "result[0]"}, tensor<4x3xi32> {jax.result_info = "result[1]"}) {
    %values, %indices = chlo.top_k(%arg0, k = 3) : tensor<4x9xi32> -> (tensor<4x3xi32>, tensor<4x3xi32>)
    return %values, %indices : tensor<4x3xi32>, tensor<4x3xi32>
  }
}

// -----

// sorting: sort ui8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<4x9xui8>)
    %e:5 = call @expected() : () -> (tensor<4x9xui8>, tensor<4x9xui8>, tensor<4x9xi64>, tensor<4x9xi64>, tensor<4x9xui8>)
    %r:5 = call @program(%i#0) : (tensor<4x9xui8>) -> (tensor<4x9xui8>, tensor<4x9xui8>, tensor<4x9xi64>, tensor<4x9xi64>, tensor<4x9xui8>)
    check.expect_eq %r#0, %e#0 : tensor<4x9xui8>
    check.expect_eq %r#1, %e#1 : tensor<4x9xui8>
    check.expect_eq %r#2, %e#2 : tensor<4x9xi64>
    check.expect_eq %r#3, %e#3 : tensor<4x9xi64>
    check.expect_eq %r#4, %e#4 : tensor<4x9xui8>
    return
  }
  func.func private @inputs() -> (tensor<4x9xui8>) {
    %0 = stablehlo.constant dense<"0x020200000000000202000102000101000202020100000101000000020102010200010200"> : tensor<4x9xui8>
    return %0 : tensor<4x9xui8>
  }
  func.func private @expected() -> (tensor<4x9xui8>, tensor<4x9xui8>, tensor<4x9xi64>, tensor<4x9xi64>, tensor<4x9xui8>) {
    %0 = stablehlo.constant dense<"0x000000000002020202000000010101020202000000000001010102000001010102020202"> : tensor<4x9xui8>
    %1 = stablehlo.constant dense<"0x000100000000000000020100000100000200020102000101000202020202010201010202"> : tensor<4x9xui8>
    %2 = stablehlo.constant dense<"0x020000000000000003000000000000000400000000000000050000000000000006000000000000000000000000000000010000000000000007000000000000000800000000000000000000000000000003000000000000000600000000000000010000000000000004000000000000000500000000000000020000000000000007000000000000000800000000000000020000000000000003000000000000000600000000000000070000000000000008000000000000000100000000000000040000000000000005000000000000000000000000000000050000000000000008000000000000000100000000000000030000000000000006000000000000000000000000000000020000000000000004000000000000000700000000000000"> : tensor<4x9xi64>
    %3 = stablehlo.constant dense<"0x000000000000000001000000000000000700000000000000080000000000000002000000000000000300000000000000040000000000000005000000000000000600000000000000020000000000000007000000000000000800000000000000010000000000000004000000000000000500000000000000000000000000000003000000000000000600000000000000000000000000000001000000000000000400000000000000050000000000000002000000000000000300000000000000060000000000000007000000000000000800000000000000000000000000000002000000000000000400000000000000070000000000000001000000000000000300000000000000060000000000000005000000000000000800000000000000"> : tensor<4x9xi64>
    %4 = stablehlo.constant dense<"0x020200000000000202000102000101000202020100000101000000020102010200010200"> : tensor<4x9xui8>
    return %0, %1, %2, %3, %4 : tensor<4x9xui8>, tensor<4x9xui8>, tensor<4x9xi64>, tensor<4x9xi64>, tensor<4x9xui8>
  }
  func.func private @program(%arg0: tensor<4x9xui8>) -> (tensor<4x9xui8> {jax.result_info = "result[0]"}, tensor<4x9xui8> {jax.result_info = "result[1]"}, tensor<4x9xi64> {jax.result_info = "result[2]"}, tensor<4x9xi64> {jax.result_info = "result[3]"}, tensor<4x9xui8> {jax.result_info = "result[4]"}) {
    %0 = call @sort(%arg0) : (tensor<4x9xui8>) -> tensor<4x9xui8>
    %1 = call @sort_0(%arg0) : (tensor<4x9xui8>) -> tensor<4x9xui8>
    %2 = call @argsort(%arg0) : (tensor<4x9xui8>) -> tensor<4x9xi64>
    %3 = call @argsort_1(%arg0) : (tensor<4x9xui8>) -> tensor<4x9xi64>
    return %0, %1, %2, %3, %arg0 : tensor<4x9xui8>, tensor<4x9xui8>, tensor<4x9xi64>, tensor<4x9xi64>, tensor<4x9xui8>
  }
  func.func private @sort(%arg0: tensor<4x9xui8>) -> tensor<4x9xui8> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
      %1 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<4x9xui8>) -> tensor<4x9xui8>
    return %0 : tensor<4x9xui8>
  }
  func.func private @sort_0(%arg0: tensor<4x9xui8>) -> tensor<4x9xui8> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
      %1 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<4x9xui8>) -> tensor<4x9xui8>
    return %0 : tensor<4x9xui8>
  }
  func.func private @argsort(%arg0: tensor<4x9xui8>) -> tensor<4x9xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<4x9xi64>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %2 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<4x9xui8>, tensor<4x9xi64>) -> (tensor<4x9xui8>, tensor<4x9xi64>)
    return %1#1 : tensor<4x9xi64>
  }
  func.func private @argsort_1(%arg0: tensor<4x9xui8>) -> tensor<4x9xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<4x9xi64>
    %1 = stablehlo.reverse %arg0, dims = [1] : tensor<4x9xui8>
    %2 = stablehlo.reverse %0, dims = [1] : tensor<4x9xi64>
    %3:2 = "stablehlo.sort"(%1, %2) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %5 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    }) : (tensor<4x9xui8>, tensor<4x9xi64>) -> (tensor<4x9xui8>, tensor<4x9xi64>)
    %4 = stablehlo.reverse %3#1, dims = [1] : tensor<4x9xi64>
    return %4 : tensor<4x9xi64>
  }
}

// -----

// sorting: argmax ui8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<4x9xui8>)
    %e:2 = call @expected() : () -> (tensor<4xi64>, tensor<9xi64>)
    %r:2 = call @program(%i#0) : (tensor<4x9xui8>) -> (tensor<4xi64>, tensor<9xi64>)
    check.expect_eq %r#0, %e#0 : tensor<4xi64>
    check.expect_eq %r#1, %e#1 : tensor<9xi64>
    return
  }
  func.func private @inputs() -> (tensor<4x9xui8>) {
    %0 = stablehlo.constant dense<"0x020200000000000202000102000101000202020100000101000000020102010200010200"> : tensor<4x9xui8>
    return %0 : tensor<4x9xui8>
  }
  func.func private @expected() -> (tensor<4xi64>, tensor<9xi64>) {
    %0 = stablehlo.constant dense<"0x0000000000000000020000000000000000000000000000000000000000000000"> : tensor<4xi64>
    %1 = stablehlo.constant dense<"0x010000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002000000000000000200000000000000"> : tensor<9xi64>
    return %0, %1 : tensor<4xi64>, tensor<9xi64>
  }
  func.func private @program(%arg0: tensor<4x9xui8>) -> (tensor<4xi64> {jax.result_info = "result[0]"}, tensor<9xi64> {jax.result_info = "result[1]"}) {
    %0 = call @argmax(%arg0) : (tensor<4x9xui8>) -> tensor<4xi64>
    %1 = call @argmin(%arg0) : (tensor<4x9xui8>) -> tensor<9xi64>
    return %0, %1 : tensor<4xi64>, tensor<9xi64>
  }
  func.func private @argmax(%arg0: tensor<4x9xui8>) -> tensor<4xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<4x9xi64>
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<4x9xui8>, tensor<4x9xi64>, tensor<ui8>, tensor<i64>) -> (tensor<4xui8>, tensor<4xi64>)
     reducer(%arg1: tensor<ui8>, %arg3: tensor<ui8>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<ui8>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<ui8>, tensor<i64>
    }
    return %1#1 : tensor<4xi64>
  }
  func.func private @argmin(%arg0: tensor<4x9xui8>) -> tensor<9xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<4x9xi64>
    %c = stablehlo.constant dense<255> : tensor<ui8>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<4x9xui8>, tensor<4x9xi64>, tensor<ui8>, tensor<i64>) -> (tensor<9xui8>, tensor<9xi64>)
     reducer(%arg1: tensor<ui8>, %arg3: tensor<ui8>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<ui8>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<ui8>, tensor<i64>
    }
    return %1#1 : tensor<9xi64>
  }
}

// -----

// sorting: top_k ui8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<4x9xui8>)
    %e:2 = call @expected() : () -> (tensor<4x3xui8>, tensor<4x3xi32>)
    %r:2 = call @program(%i#0) : (tensor<4x9xui8>) -> (tensor<4x3xui8>, tensor<4x3xi32>)
    check.expect_eq %r#0, %e#0 : tensor<4x3xui8>
    check.expect_eq %r#1, %e#1 : tensor<4x3xi32>
    return
  }
  func.func private @inputs() -> (tensor<4x9xui8>) {
    %0 = stablehlo.constant dense<"0x010000010201010201020001020100010002020102020102000001020001010000010200"> : tensor<4x9xui8>
    return %0 : tensor<4x9xui8>
  }
  func.func private @expected() -> (tensor<4x3xui8>, tensor<4x3xi32>) {
    %0 = stablehlo.constant dense<"0x020201020202020202020201"> : tensor<4x3xui8>
    %1 = stablehlo.constant dense<"0x040000000700000000000000000000000300000008000000000000000200000003000000000000000700000002000000"> : tensor<4x3xi32>
    return %0, %1 : tensor<4x3xui8>, tensor<4x3xi32>
  }
  func.func private @program(%arg0: tensor<4x9xui8>) -> (tensor<4x3xui8> {jax.result_info = "result[0]"}, tensor<4x3xi32> {jax.result_info = "result[1]"}) {
    %values, %indices = chlo.top_k(%arg0, k = 3) : tensor<4x9xui8> -> (tensor<4x3xui8>, tensor<4x3xi32>)
    return %values, %indices : tensor<4x3xui8>, tensor<4x3xi32>
  }
}

// -----

// sorting: sort bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<4x9xbf16>)
    %e:5 = call @expected() : () -> (tensor<4x9xbf16>, tensor<4x9xbf16>, tensor<4x9xi64>, tensor<4x9xi64>, tensor<4x9xbf16>)
    %r:5 = call @program(%i#0) : (tensor<4x9xbf16>) -> (tensor<4x9xbf16>, tensor<4x9xbf16>, tensor<4x9xi64>, tensor<4x9xi64>, tensor<4x9xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<4x9xbf16>, tensor<4x9xbf16>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<4x9xbf16>, tensor<4x9xbf16>
    check.expect_eq %r#2, %e#2 : tensor<4x9xi64>
    check.expect_eq %r#3, %e#3 : tensor<4x9xi64>
    check.expect_close %r#4, %e#4, max_ulp_difference = 0 : tensor<4x9xbf16>, tensor<4x9xbf16>
    return
  }
  func.func private @inputs() -> (tensor<4x9xbf16>) {
    %0 = stablehlo.constant dense<"0xF83F1CBF89BE3E3FD63FBFBFBABFDEBFE7BF90BF4DBF59BE3F3F803FCC3F973F43BFFB3F1FBFB9BFC93FD43F91BE9FBF3BBFE13FCDBF643FEDBF183F9F3FCE3EFBBFDCBF20BD863F"> : tensor<4x9xbf16>
    return %0 : tensor<4x9xbf16>
  }
  func.func private @expected() -> (tensor<4x9xbf16>, tensor<4x9xbf16>, tensor<4x9xi64>, tensor<4x9xi64>, tensor<4x9xbf16>) {
    %0 = stablehlo.constant dense<"0xE7BFDEBFBFBFBABF1CBF89BE3E3FD63FF83F90BF4DBF43BF59BE3F3F803F973FCC3FFB3FCDBFB9BF9FBF3BBF1FBF91BEC93FD43FE13FFBBFEDBFDCBF20BDCE3E183F643F863F9F3F"> : tensor<4x9xbf16>
    %1 = stablehlo.constant dense<"0x90BFEDBF89BE3E3F91BEFBBFDCBFDEBFE7BF1FBFB9BF59BE3F3FCE3EBFBFBABF43BFCDBF643F4DBF183F9F3F803F9FBF3BBF20BD863FF83F1CBFC93FD43FD63FCC3F973FE13FFB3F"> : tensor<4x9xbf16>
    %2 = stablehlo.constant dense<"0x080000000000000007000000000000000500000000000000060000000000000001000000000000000200000000000000030000000000000004000000000000000000000000000000000000000000000001000000000000000700000000000000020000000000000003000000000000000400000000000000060000000000000005000000000000000800000000000000080000000000000001000000000000000500000000000000060000000000000000000000000000000400000000000000020000000000000003000000000000000700000000000000050000000000000001000000000000000600000000000000070000000000000004000000000000000200000000000000000000000000000008000000000000000300000000000000"> : tensor<4x9xi64>
    %3 = stablehlo.constant dense<"0x000000000000000004000000000000000300000000000000020000000000000001000000000000000600000000000000050000000000000007000000000000000800000000000000080000000000000005000000000000000600000000000000040000000000000003000000000000000200000000000000070000000000000001000000000000000000000000000000070000000000000003000000000000000200000000000000040000000000000000000000000000000600000000000000050000000000000001000000000000000800000000000000030000000000000008000000000000000000000000000000020000000000000004000000000000000700000000000000060000000000000001000000000000000500000000000000"> : tensor<4x9xi64>
    %4 = stablehlo.constant dense<"0xF83FD63F3E3F89BE1CBFBABFBFBFDEBFE7BFFB3FCC3F973F803F3F3F59BE43BF4DBF90BFE13FD43FC93F91BE1FBF3BBF9FBFB9BFCDBF9F3F863F643F183FCE3E20BDDCBFEDBFFBBF"> : tensor<4x9xbf16>
    return %0, %1, %2, %3, %4 : tensor<4x9xbf16>, tensor<4x9xbf16>, tensor<4x9xi64>, tensor<4x9xi64>, tensor<4x9xbf16>
  }
  func.func private @program(%arg0: tensor<4x9xbf16>) -> (tensor<4x9xbf16> {jax.result_info = "result[0]"}, tensor<4x9xbf16> {jax.result_info = "result[1]"}, tensor<4x9xi64> {jax.result_info = "result[2]"}, tensor<4x9xi64> {jax.result_info = "result[3]"}, tensor<4x9xbf16> {jax.result_info = "result[4]"}) {
    %0 = call @sort(%arg0) : (tensor<4x9xbf16>) -> tensor<4x9xbf16>
    %1 = call @sort_0(%arg0) : (tensor<4x9xbf16>) -> tensor<4x9xbf16>
    %2 = call @argsort(%arg0) : (tensor<4x9xbf16>) -> tensor<4x9xi64>
    %3 = call @argsort_1(%arg0) : (tensor<4x9xbf16>) -> tensor<4x9xi64>
    %4 = stablehlo.negate %arg0 : tensor<4x9xbf16>
    %5 = call @sort(%4) : (tensor<4x9xbf16>) -> tensor<4x9xbf16>
    %6 = stablehlo.negate %5 : tensor<4x9xbf16>
    return %0, %1, %2, %3, %6 : tensor<4x9xbf16>, tensor<4x9xbf16>, tensor<4x9xi64>, tensor<4x9xi64>, tensor<4x9xbf16>
  }
  func.func private @sort(%arg0: tensor<4x9xbf16>) -> tensor<4x9xbf16> {
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
    }) : (tensor<4x9xbf16>) -> tensor<4x9xbf16>
    return %0 : tensor<4x9xbf16>
  }
  func.func private @sort_0(%arg0: tensor<4x9xbf16>) -> tensor<4x9xbf16> {
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
    }) : (tensor<4x9xbf16>) -> tensor<4x9xbf16>
    return %0 : tensor<4x9xbf16>
  }
  func.func private @argsort(%arg0: tensor<4x9xbf16>) -> tensor<4x9xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<4x9xi64>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
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
    }) : (tensor<4x9xbf16>, tensor<4x9xi64>) -> (tensor<4x9xbf16>, tensor<4x9xi64>)
    return %1#1 : tensor<4x9xi64>
  }
  func.func private @argsort_1(%arg0: tensor<4x9xbf16>) -> tensor<4x9xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<4x9xi64>
    %1 = stablehlo.reverse %arg0, dims = [1] : tensor<4x9xbf16>
    %2 = stablehlo.reverse %0, dims = [1] : tensor<4x9xi64>
    %3:2 = "stablehlo.sort"(%1, %2) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %5 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %6 = stablehlo.select %5, %cst_0, %arg1 : tensor<i1>, tensor<bf16>
      %7 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
      %8 = stablehlo.select %7, %cst_1, %6 : tensor<i1>, tensor<bf16>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %9 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %10 = stablehlo.select %9, %cst_3, %arg2 : tensor<i1>, tensor<bf16>
      %11 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
      %12 = stablehlo.select %11, %cst_4, %10 : tensor<i1>, tensor<bf16>
      %13 = stablehlo.compare LT, %8, %12, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      stablehlo.return %13 : tensor<i1>
    }) : (tensor<4x9xbf16>, tensor<4x9xi64>) -> (tensor<4x9xbf16>, tensor<4x9xi64>)
    %4 = stablehlo.reverse %3#1, dims = [1] : tensor<4x9xi64>
    return %4 : tensor<4x9xi64>
  }
}

// -----

// sorting: argmax bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<4x9xbf16>)
    %e:2 = call @expected() : () -> (tensor<4xi64>, tensor<9xi64>)
    %r:2 = call @program(%i#0) : (tensor<4x9xbf16>) -> (tensor<4xi64>, tensor<9xi64>)
    check.expect_eq %r#0, %e#0 : tensor<4xi64>
    check.expect_eq %r#1, %e#1 : tensor<9xi64>
    return
  }
  func.func private @inputs() -> (tensor<4x9xbf16>) {
    %0 = stablehlo.constant dense<"0xF83F1CBF89BE3E3FD63FBFBFBABFDEBFE7BF90BF4DBF59BE3F3F803FCC3F973F43BFFB3F1FBFB9BFC93FD43F91BE9FBF3BBFE13FCDBF643FEDBF183F9F3FCE3EFBBFDCBF20BD863F"> : tensor<4x9xbf16>
    return %0 : tensor<4x9xbf16>
  }
  func.func private @expected() -> (tensor<4xi64>, tensor<9xi64>) {
    %0 = stablehlo.constant dense<"0x0000000000000000080000000000000007000000000000000300000000000000"> : tensor<4xi64>
    %1 = stablehlo.constant dense<"0x010000000000000003000000000000000000000000000000000000000000000002000000000000000300000000000000030000000000000000000000000000000000000000000000"> : tensor<9xi64>
    return %0, %1 : tensor<4xi64>, tensor<9xi64>
  }
  func.func private @program(%arg0: tensor<4x9xbf16>) -> (tensor<4xi64> {jax.result_info = "result[0]"}, tensor<9xi64> {jax.result_info = "result[1]"}) {
    %0 = call @argmax(%arg0) : (tensor<4x9xbf16>) -> tensor<4xi64>
    %1 = call @argmin(%arg0) : (tensor<4x9xbf16>) -> tensor<9xi64>
    return %0, %1 : tensor<4xi64>, tensor<9xi64>
  }
  func.func private @argmax(%arg0: tensor<4x9xbf16>) -> tensor<4xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<4x9xi64>
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<4x9xbf16>, tensor<4x9xi64>, tensor<bf16>, tensor<i64>) -> (tensor<4xbf16>, tensor<4xi64>)
     reducer(%arg1: tensor<bf16>, %arg3: tensor<bf16>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<bf16>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<bf16>, tensor<i64>
    }
    return %1#1 : tensor<4xi64>
  }
  func.func private @argmin(%arg0: tensor<4x9xbf16>) -> tensor<9xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<4x9xi64>
    %cst = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<4x9xbf16>, tensor<4x9xi64>, tensor<bf16>, tensor<i64>) -> (tensor<9xbf16>, tensor<9xi64>)
     reducer(%arg1: tensor<bf16>, %arg3: tensor<bf16>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<bf16>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<bf16>, tensor<i64>
    }
    return %1#1 : tensor<9xi64>
  }
}

// -----

// sorting: top_k bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<4x9xbf16>)
    %e:2 = call @expected() : () -> (tensor<4x3xbf16>, tensor<4x3xi32>)
    %r:2 = call @program(%i#0) : (tensor<4x9xbf16>) -> (tensor<4x3xbf16>, tensor<4x3xi32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<4x3xbf16>, tensor<4x3xbf16>
    check.expect_eq %r#1, %e#1 : tensor<4x3xi32>
    return
  }
  func.func private @inputs() -> (tensor<4x9xbf16>) {
    %0 = stablehlo.constant dense<"0xBFBFEDBEEA3FFCBFF53F9FBFA0BFB53FF13F753FFCBFAABFF03F693E983FA03F933E89BF41BFBA3FF03F96BF3B3F8E3FA3BF9C3E2E3FE3BEF6BE34BF753FCA3FC83ED1BF723FFCBE"> : tensor<4x9xbf16>
    return %0 : tensor<4x9xbf16>
  }
  func.func private @expected() -> (tensor<4x3xbf16>, tensor<4x3xi32>) {
    %0 = stablehlo.constant dense<"0xF53FF13FEA3FF03FA03F983FF03FBA3F8E3FCA3F753F723F"> : tensor<4x3xbf16>
    %1 = stablehlo.constant dense<"0x040000000800000002000000030000000600000005000000020000000100000005000000040000000300000007000000"> : tensor<4x3xi32>
    return %0, %1 : tensor<4x3xbf16>, tensor<4x3xi32>
  }
  func.func private @program(%arg0: tensor<4x9xbf16>) -> (tensor<4x3xbf16> {jax.result_info = "result[0]"}, tensor<4x3xi32> {jax.result_info = "result[1]"}) {
    %values, %indices = chlo.top_k(%arg0, k = 3) : tensor<4x9xbf16> -> (tensor<4x3xbf16>, tensor<4x3xi32>)
    return %values, %indices : tensor<4x3xbf16>, tensor<4x3xi32>
  }
}

// -----

// sorting: sort f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<4x9xf16>)
    %e:5 = call @expected() : () -> (tensor<4x9xf16>, tensor<4x9xf16>, tensor<4x9xi64>, tensor<4x9xi64>, tensor<4x9xf16>)
    %r:5 = call @program(%i#0) : (tensor<4x9xf16>) -> (tensor<4x9xf16>, tensor<4x9xf16>, tensor<4x9xi64>, tensor<4x9xi64>, tensor<4x9xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<4x9xf16>, tensor<4x9xf16>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<4x9xf16>, tensor<4x9xf16>
    check.expect_eq %r#2, %e#2 : tensor<4x9xi64>
    check.expect_eq %r#3, %e#3 : tensor<4x9xi64>
    check.expect_close %r#4, %e#4, max_ulp_difference = 0 : tensor<4x9xf16>, tensor<4x9xf16>
    return
  }
  func.func private @inputs() -> (tensor<4x9xf16>) {
    %0 = stablehlo.constant dense<"0x007E00800000007C4E3ECE399932B435ED36DD3ACC3E93B52EA8D93BF43D153DB03A9835DBBD07BF0FBE333C20BF69BC8E3866B698BF343FDA3DD2BF3A35C73E30BE05AD00B8F23F"> : tensor<4x9xf16>
    return %0 : tensor<4x9xf16>
  }
  func.func private @expected() -> (tensor<4x9xf16>, tensor<4x9xf16>, tensor<4x9xi64>, tensor<4x9xi64>, tensor<4x9xf16>) {
    %0 = stablehlo.constant dense<"0x008000009932B435ED36CE394E3E007C007E93B52EA89835B03ADD3AD93B153DF43DCC3E98BF20BF07BF0FBEDBBD69BC66B68E38333CD2BF30BE00B805AD3A35DA3DC73E343FF23F"> : tensor<4x9xf16>
    %1 = stablehlo.constant dense<"0xDBBD07BFD2BF2EA820BF30BE05AD00B898BFDD3A00800FBE3A35D93B69BC993266B69835343FDA3D93B5333C4E3ECE398E38B435ED36007ECC3E0000007CC73EF43D153DB03AF23F"> : tensor<4x9xf16>
    %2 = stablehlo.constant dense<"0x010000000000000002000000000000000600000000000000070000000000000008000000000000000500000000000000040000000000000003000000000000000000000000000000020000000000000003000000000000000800000000000000070000000000000000000000000000000400000000000000060000000000000005000000000000000100000000000000080000000000000004000000000000000100000000000000020000000000000000000000000000000500000000000000070000000000000006000000000000000300000000000000020000000000000005000000000000000700000000000000060000000000000003000000000000000100000000000000040000000000000000000000000000000800000000000000"> : tensor<4x9xi64>
    %3 = stablehlo.constant dense<"0x000000000000000003000000000000000400000000000000050000000000000008000000000000000700000000000000060000000000000001000000000000000200000000000000010000000000000005000000000000000600000000000000040000000000000000000000000000000700000000000000080000000000000003000000000000000200000000000000030000000000000006000000000000000700000000000000050000000000000000000000000000000200000000000000010000000000000004000000000000000800000000000000080000000000000000000000000000000400000000000000010000000000000003000000000000000600000000000000070000000000000005000000000000000200000000000000"> : tensor<4x9xi64>
    %4 = stablehlo.constant dense<"0x007C4E3ECE39ED36B435993200800000007ECC3EF43D153DD93BDD3AB03A98352EA893B5333C8E3866B669BCDBBD0FBE07BF20BF98BFF23F343FC73EDA3D3A3505AD00B830BED2BF"> : tensor<4x9xf16>
    return %0, %1, %2, %3, %4 : tensor<4x9xf16>, tensor<4x9xf16>, tensor<4x9xi64>, tensor<4x9xi64>, tensor<4x9xf16>
  }
  func.func private @program(%arg0: tensor<4x9xf16>) -> (tensor<4x9xf16> {jax.result_info = "result[0]"}, tensor<4x9xf16> {jax.result_info = "result[1]"}, tensor<4x9xi64> {jax.result_info = "result[2]"}, tensor<4x9xi64> {jax.result_info = "result[3]"}, tensor<4x9xf16> {jax.result_info = "result[4]"}) {
    %0 = call @sort(%arg0) : (tensor<4x9xf16>) -> tensor<4x9xf16>
    %1 = call @sort_0(%arg0) : (tensor<4x9xf16>) -> tensor<4x9xf16>
    %2 = call @argsort(%arg0) : (tensor<4x9xf16>) -> tensor<4x9xi64>
    %3 = call @argsort_1(%arg0) : (tensor<4x9xf16>) -> tensor<4x9xi64>
    %4 = stablehlo.negate %arg0 : tensor<4x9xf16>
    %5 = call @sort(%4) : (tensor<4x9xf16>) -> tensor<4x9xf16>
    %6 = stablehlo.negate %5 : tensor<4x9xf16>
    return %0, %1, %2, %3, %6 : tensor<4x9xf16>, tensor<4x9xf16>, tensor<4x9xi64>, tensor<4x9xi64>, tensor<4x9xf16>
  }
  func.func private @sort(%arg0: tensor<4x9xf16>) -> tensor<4x9xf16> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f16>, %arg2: tensor<f16>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f16>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7E00> : tensor<f16>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f16>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f16>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7E00> : tensor<f16>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f16>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f16>, tensor<f16>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<4x9xf16>) -> tensor<4x9xf16>
    return %0 : tensor<4x9xf16>
  }
  func.func private @sort_0(%arg0: tensor<4x9xf16>) -> tensor<4x9xf16> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f16>, %arg2: tensor<f16>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f16>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7E00> : tensor<f16>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f16>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f16>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7E00> : tensor<f16>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f16>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f16>, tensor<f16>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<4x9xf16>) -> tensor<4x9xf16>
    return %0 : tensor<4x9xf16>
  }
  func.func private @argsort(%arg0: tensor<4x9xf16>) -> tensor<4x9xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<4x9xi64>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f16>, %arg2: tensor<f16>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %2 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %3 = stablehlo.select %2, %cst_0, %arg1 : tensor<i1>, tensor<f16>
      %4 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7E00> : tensor<f16>
      %5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<f16>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %6 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %7 = stablehlo.select %6, %cst_3, %arg2 : tensor<i1>, tensor<f16>
      %8 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7E00> : tensor<f16>
      %9 = stablehlo.select %8, %cst_4, %7 : tensor<i1>, tensor<f16>
      %10 = stablehlo.compare LT, %5, %9, TOTALORDER : (tensor<f16>, tensor<f16>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    }) : (tensor<4x9xf16>, tensor<4x9xi64>) -> (tensor<4x9xf16>, tensor<4x9xi64>)
    return %1#1 : tensor<4x9xi64>
  }
  func.func private @argsort_1(%arg0: tensor<4x9xf16>) -> tensor<4x9xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<4x9xi64>
    %1 = stablehlo.reverse %arg0, dims = [1] : tensor<4x9xf16>
    %2 = stablehlo.reverse %0, dims = [1] : tensor<4x9xi64>
    %3:2 = "stablehlo.sort"(%1, %2) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f16>, %arg2: tensor<f16>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %5 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %6 = stablehlo.select %5, %cst_0, %arg1 : tensor<i1>, tensor<f16>
      %7 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7E00> : tensor<f16>
      %8 = stablehlo.select %7, %cst_1, %6 : tensor<i1>, tensor<f16>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %9 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %10 = stablehlo.select %9, %cst_3, %arg2 : tensor<i1>, tensor<f16>
      %11 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7E00> : tensor<f16>
      %12 = stablehlo.select %11, %cst_4, %10 : tensor<i1>, tensor<f16>
      %13 = stablehlo.compare LT, %8, %12, TOTALORDER : (tensor<f16>, tensor<f16>) -> tensor<i1>
      stablehlo.return %13 : tensor<i1>
    }) : (tensor<4x9xf16>, tensor<4x9xi64>) -> (tensor<4x9xf16>, tensor<4x9xi64>)
    %4 = stablehlo.reverse %3#1, dims = [1] : tensor<4x9xi64>
    return %4 : tensor<4x9xi64>
  }
}

// -----

// sorting: argmax f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<4x9xf16>)
    %e:2 = call @expected() : () -> (tensor<4xi64>, tensor<9xi64>)
    %r:2 = call @program(%i#0) : (tensor<4x9xf16>) -> (tensor<4xi64>, tensor<9xi64>)
    check.expect_eq %r#0, %e#0 : tensor<4xi64>
    check.expect_eq %r#1, %e#1 : tensor<9xi64>
    return
  }
  func.func private @inputs() -> (tensor<4x9xf16>) {
    %0 = stablehlo.constant dense<"0x007E00800000007C4E3ECE399932B435ED36DD3ACC3E93B52EA8D93BF43D153DB03A9835DBBD07BF0FBE333C20BF69BC8E3866B698BF343FDA3DD2BF3A35C73E30BE05AD00B8F23F"> : tensor<4x9xf16>
    return %0 : tensor<4x9xf16>
  }
  func.func private @expected() -> (tensor<4xi64>, tensor<9xi64>) {
    %0 = stablehlo.constant dense<"0x0000000000000000010000000000000003000000000000000800000000000000"> : tensor<4xi64>
    %1 = stablehlo.constant dense<"0x000000000000000002000000000000000300000000000000010000000000000002000000000000000300000000000000030000000000000003000000000000000200000000000000"> : tensor<9xi64>
    return %0, %1 : tensor<4xi64>, tensor<9xi64>
  }
  func.func private @program(%arg0: tensor<4x9xf16>) -> (tensor<4xi64> {jax.result_info = "result[0]"}, tensor<9xi64> {jax.result_info = "result[1]"}) {
    %0 = call @argmax(%arg0) : (tensor<4x9xf16>) -> tensor<4xi64>
    %1 = call @argmin(%arg0) : (tensor<4x9xf16>) -> tensor<9xi64>
    return %0, %1 : tensor<4xi64>, tensor<9xi64>
  }
  func.func private @argmax(%arg0: tensor<4x9xf16>) -> tensor<4xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<4x9xi64>
    %cst = stablehlo.constant dense<0xFC00> : tensor<f16>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<4x9xf16>, tensor<4x9xi64>, tensor<f16>, tensor<i64>) -> (tensor<4xf16>, tensor<4xi64>)
     reducer(%arg1: tensor<f16>, %arg3: tensor<f16>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f16>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<f16>, tensor<i64>
    }
    return %1#1 : tensor<4xi64>
  }
  func.func private @argmin(%arg0: tensor<4x9xf16>) -> tensor<9xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<4x9xi64>
    %cst = stablehlo.constant dense<0x7C00> : tensor<f16>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<4x9xf16>, tensor<4x9xi64>, tensor<f16>, tensor<i64>) -> (tensor<9xf16>, tensor<9xi64>)
     reducer(%arg1: tensor<f16>, %arg3: tensor<f16>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f16>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<f16>, tensor<i64>
    }
    return %1#1 : tensor<9xi64>
  }
}

// -----

// sorting: top_k f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<4x9xf16>)
    %e:2 = call @expected() : () -> (tensor<4x3xf16>, tensor<4x3xi32>)
    %r:2 = call @program(%i#0) : (tensor<4x9xf16>) -> (tensor<4x3xf16>, tensor<4x3xi32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<4x3xf16>, tensor<4x3xf16>
    check.expect_eq %r#1, %e#1 : tensor<4x3xi32>
    return
  }
  func.func private @inputs() -> (tensor<4x9xf16>) {
    %0 = stablehlo.constant dense<"0xE1BEEEBE8DB320AFEAB6643604BB943B2EB4AD3FC0BE5E38C0BCFE375331E6BB09B7CE2D13386A3EEB342F3E87352934B8BDD339EC3F88BCF73CE836C4BE37BC79AA13BEA6BEDEB7"> : tensor<4x9xf16>
    return %0 : tensor<4x9xf16>
  }
  func.func private @expected() -> (tensor<4x3xf16>, tensor<4x3xi32>) {
    %0 = stablehlo.constant dense<"0x943B643620AFAD3F5E38FE37EC3F6A3E2F3EF73CE83679AA"> : tensor<4x3xf16>
    %1 = stablehlo.constant dense<"0x070000000500000003000000000000000200000004000000080000000100000003000000010000000200000005000000"> : tensor<4x3xi32>
    return %0, %1 : tensor<4x3xf16>, tensor<4x3xi32>
  }
  func.func private @program(%arg0: tensor<4x9xf16>) -> (tensor<4x3xf16> {jax.result_info = "result[0]"}, tensor<4x3xi32> {jax.result_info = "result[1]"}) {
    %values, %indices = chlo.top_k(%arg0, k = 3) : tensor<4x9xf16> -> (tensor<4x3xf16>, tensor<4x3xi32>)
    return %values, %indices : tensor<4x3xf16>, tensor<4x3xi32>
  }
}

// -----

// sorting: several operands
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<12xi32>, tensor<12xf32>, tensor<12xi8>)
    %e:3 = call @expected() : () -> (tensor<12xi32>, tensor<12xf32>, tensor<12xi8>)
    %r:3 = call @program(%i#0, %i#1, %i#2) : (tensor<12xi32>, tensor<12xf32>, tensor<12xi8>) -> (tensor<12xi32>, tensor<12xf32>, tensor<12xi8>)
    check.expect_eq %r#0, %e#0 : tensor<12xi32>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<12xf32>, tensor<12xf32>
    check.expect_eq %r#2, %e#2 : tensor<12xi8>
    return
  }
  func.func private @inputs() -> (tensor<12xi32>, tensor<12xf32>, tensor<12xi8>) {
    %0 = stablehlo.constant dense<"0x020000000200000002000000020000000000000000000000020000000200000000000000000000000100000000000000"> : tensor<12xi32>
    %1 = stablehlo.constant dense<"0x30F614BFFF120F40B6A1CF3E703C033F1F11F03F2E1CD53F837C0EC0DDFD963E88242740074E9ABF648005C001A92340"> : tensor<12xf32>
    %2 = stablehlo.constant dense<"0x03FD010302010100FDFD03FF"> : tensor<12xi8>
    return %0, %1, %2 : tensor<12xi32>, tensor<12xf32>, tensor<12xi8>
  }
  func.func private @expected() -> (tensor<12xi32>, tensor<12xf32>, tensor<12xi8>) {
    %0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000001000000020000000200000002000000020000000200000002000000"> : tensor<12xi32>
    %1 = stablehlo.constant dense<"0x074E9ABF2E1CD53F1F11F03F01A9234088242740648005C0837C0EC030F614BFDDFD963EB6A1CF3E703C033FFF120F40"> : tensor<12xf32>
    %2 = stablehlo.constant dense<"0xFD0102FFFD030103000103FD"> : tensor<12xi8>
    return %0, %1, %2 : tensor<12xi32>, tensor<12xf32>, tensor<12xi8>
  }
  func.func private @program(%arg0: tensor<12xi32>, %arg1: tensor<12xf32>, %arg2: tensor<12xi8>) -> (tensor<12xi32> {jax.result_info = "result[0]"}, tensor<12xf32> {jax.result_info = "result[1]"}, tensor<12xi8> {jax.result_info = "result[2]"}) {
    %0:3 = "stablehlo.sort"(%arg0, %arg1, %arg2) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>, %arg5: tensor<f32>, %arg6: tensor<f32>, %arg7: tensor<i8>, %arg8: tensor<i8>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1 = stablehlo.compare EQ, %arg5, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.select %1, %cst_0, %arg5 : tensor<i1>, tensor<f32>
      %3 = stablehlo.compare NE, %arg5, %arg5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %5 = stablehlo.compare EQ, %arg6, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.select %5, %cst_3, %arg6 : tensor<i1>, tensor<f32>
      %7 = stablehlo.compare NE, %arg6, %arg6, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f32>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %10 = stablehlo.compare LT, %arg3, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %11 = stablehlo.compare EQ, %arg3, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %12 = stablehlo.and %11, %9 : tensor<i1>
      %13 = stablehlo.or %10, %12 : tensor<i1>
      stablehlo.return %13 : tensor<i1>
    }) : (tensor<12xi32>, tensor<12xf32>, tensor<12xi8>) -> (tensor<12xi32>, tensor<12xf32>, tensor<12xi8>)
    return %0#0, %0#1, %0#2 : tensor<12xi32>, tensor<12xf32>, tensor<12xi8>
  }
}

// -----

// sorting: median, quantile, unique
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<11xf32>)
    %e:3 = call @expected() : () -> (tensor<f32>, tensor<f32>, tensor<5xi32>)
    %r:3 = call @program(%i#0) : (tensor<11xf32>) -> (tensor<f32>, tensor<f32>, tensor<5xi32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 4 : tensor<f32>, tensor<f32>
    check.expect_close %r#1, %e#1, max_ulp_difference = 4 : tensor<f32>, tensor<f32>
    check.expect_eq %r#2, %e#2 : tensor<5xi32>
    return
  }
  func.func private @inputs() -> (tensor<11xf32>) {
    %0 = stablehlo.constant dense<"0xD2A903404A6340BCB3A549BF7CF4D1BF8CC01B40C3A30140A3D607C0AF5F3640B527EABF263533403EEE393F"> : tensor<11xf32>
    return %0 : tensor<11xf32>
  }
  func.func private @expected() -> (tensor<f32>, tensor<f32>, tensor<5xi32>) {
    %0 = stablehlo.constant dense<"0x3EEE393F"> : tensor<f32>
    %1 = stablehlo.constant dense<"0xB3A549BF"> : tensor<f32>
    %2 = stablehlo.constant dense<"0xFEFFFFFFFFFFFFFF0000000002000000FEFFFFFF"> : tensor<5xi32>
    return %0, %1, %2 : tensor<f32>, tensor<f32>, tensor<5xi32>
  }
  func.func private @program(%arg0: tensor<11xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}, tensor<5xi32> {jax.result_info = "result[2]"}) {
    %0 = call @median(%arg0) : (tensor<11xf32>) -> tensor<f32>
    %cst = stablehlo.constant dense<3.000000e-01> : tensor<f64>
    %1 = call @quantile_0(%arg0, %cst) : (tensor<11xf32>, tensor<f64>) -> tensor<f32>
    %2 = stablehlo.convert %arg0 : (tensor<11xf32>) -> tensor<11xi32>
    %3:2 = call @_unique_sorted_mask(%2) : (tensor<11xi32>) -> (tensor<11xi32>, tensor<11xi1>)
    %4 = call @cumsum(%3#1) : (tensor<11xi1>) -> tensor<11xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<11xi64>
    %7 = stablehlo.compare LT, %4, %6, SIGNED : (tensor<11xi64>, tensor<11xi64>) -> tensor<11xi1>
    %c_1 = stablehlo.constant dense<5> : tensor<i64>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<11xi64>
    %9 = stablehlo.add %4, %8 : tensor<11xi64>
    %10 = stablehlo.select %7, %9, %4 : tensor<11xi1>, tensor<11xi64>
    %11 = stablehlo.convert %10 : (tensor<11xi64>) -> tensor<11xi32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %c_2 = stablehlo.constant dense<1> : tensor<i64>
    %13 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<11xi64>
    %14 = "stablehlo.scatter"(%5, %12, %13) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %34 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %34 : tensor<i64>
    }) : (tensor<5xi64>, tensor<11x1xi32>, tensor<11xi64>) -> tensor<5xi64>
    %15 = call @cumsum_2(%14) : (tensor<5xi64>) -> tensor<5xi64>
    %c_3 = stablehlo.constant dense<1> : tensor<i64>
    %16 = call @floor_divide(%15, %c_3) : (tensor<5xi64>, tensor<i64>) -> tensor<5xi64>
    %c_4 = stablehlo.constant dense<11> : tensor<i64>
    %17 = call @remainder(%16, %c_4) : (tensor<5xi64>, tensor<i64>) -> tensor<5xi64>
    %18 = stablehlo.convert %3#1 : (tensor<11xi1>) -> tensor<11xi32>
    %19 = stablehlo.convert %18 : (tensor<11xi32>) -> tensor<11xi64>
    %c_5 = stablehlo.constant dense<0> : tensor<i64>
    %20 = stablehlo.reduce(%19 init: %c_5) applies stablehlo.add across dimensions = [0] : (tensor<11xi64>, tensor<i64>) -> tensor<i64>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %22 = stablehlo.iota dim = 0 : tensor<5xi64>
    %23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<1xi64>) -> tensor<5xi64>
    %24 = stablehlo.compare GE, %22, %23, SIGNED : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %c_6 = stablehlo.constant dense<0> : tensor<i64>
    %25 = call @_where_6(%24, %c_6, %17) : (tensor<5xi1>, tensor<i64>, tensor<5xi64>) -> tensor<5xi64>
    %c_7 = stablehlo.constant dense<0> : tensor<i64>
    %26 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i64>) -> tensor<5xi64>
    %27 = stablehlo.compare LT, %25, %26, SIGNED : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %c_8 = stablehlo.constant dense<11> : tensor<i64>
    %28 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i64>) -> tensor<5xi64>
    %29 = stablehlo.add %25, %28 : tensor<5xi64>
    %30 = stablehlo.select %27, %29, %25 : tensor<5xi1>, tensor<5xi64>
    %31 = stablehlo.convert %30 : (tensor<5xi64>) -> tensor<5xi32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %33 = "stablehlo.gather"(%3#0, %32) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<11xi32>, tensor<5x1xi32>) -> tensor<5xi32>
    return %0, %1, %33 : tensor<f32>, tensor<f32>, tensor<5xi32>
  }
  func.func private @median(%arg0: tensor<11xf32>) -> tensor<f32> {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %0 = call @quantile(%arg0, %cst) : (tensor<11xf32>, tensor<f64>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @quantile(%arg0: tensor<11xf32>, %arg1: tensor<f64>) -> tensor<f32> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.or across dimensions = [0] : (tensor<11xi1>, tensor<i1>) -> tensor<i1>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %3 = call @_where(%2, %cst, %arg0) : (tensor<1xi1>, tensor<f64>, tensor<11xf32>) -> tensor<11xf32>
    %4 = "stablehlo.sort"(%3) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %21 = stablehlo.compare EQ, %arg2, %cst_9, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %22 = stablehlo.select %21, %cst_10, %arg2 : tensor<i1>, tensor<f32>
      %23 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_11 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %24 = stablehlo.select %23, %cst_11, %22 : tensor<i1>, tensor<f32>
      %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %25 = stablehlo.compare EQ, %arg3, %cst_12, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %26 = stablehlo.select %25, %cst_13, %arg3 : tensor<i1>, tensor<f32>
      %27 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_14 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %28 = stablehlo.select %27, %cst_14, %26 : tensor<i1>, tensor<f32>
      %29 = stablehlo.compare LT, %24, %28, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %29 : tensor<i1>
    }) : (tensor<11xf32>) -> tensor<11xf32>
    %cst_0 = stablehlo.constant dense<1.100000e+01> : tensor<f64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %5 = stablehlo.subtract %cst_0, %cst_1 : tensor<f64>
    %6 = stablehlo.multiply %arg1, %5 : tensor<f64>
    %7 = stablehlo.floor %6 : tensor<f64>
    %8 = stablehlo.ceil %6 : tensor<f64>
    %cst_2 = stablehlo.constant dense<1.100000e+01> : tensor<f64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %9 = stablehlo.subtract %cst_2, %cst_3 : tensor<f64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %10 = stablehlo.clamp %cst_4, %7, %9 : tensor<f64>
    %cst_5 = stablehlo.constant dense<1.100000e+01> : tensor<f64>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %11 = stablehlo.subtract %cst_5, %cst_6 : tensor<f64>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %12 = stablehlo.clamp %cst_7, %8, %11 : tensor<f64>
    %13 = stablehlo.convert %10 : (tensor<f64>) -> tensor<i64>
    %14 = stablehlo.convert %12 : (tensor<f64>) -> tensor<i64>
    %15 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %16 = "stablehlo.gather"(%4, %15) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<11xf32>, tensor<1xi64>) -> tensor<f32>
    %17 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %18 = "stablehlo.gather"(%4, %17) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<11xf32>, tensor<1xi64>) -> tensor<f32>
    %19 = stablehlo.add %16, %18 : tensor<f32>
    %cst_8 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %20 = stablehlo.multiply %19, %cst_8 : tensor<f32>
    return %20 : tensor<f32>
  }
  func.func private @_where(%arg0: tensor<1xi1>, %arg1: tensor<f64>, %arg2: tensor<11xf32>) -> tensor<11xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<1xi1>) -> tensor<11xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<11xi1>, tensor<11xf32>
    return %3 : tensor<11xf32>
  }
  func.func private @quantile_0(%arg0: tensor<11xf32>, %arg1: tensor<f64>) -> tensor<f32> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.or across dimensions = [0] : (tensor<11xi1>, tensor<i1>) -> tensor<i1>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %3 = call @_where(%2, %cst, %arg0) : (tensor<1xi1>, tensor<f64>, tensor<11xf32>) -> tensor<11xf32>
    %4 = "stablehlo.sort"(%3) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %27 = stablehlo.compare EQ, %arg2, %cst_9, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %28 = stablehlo.select %27, %cst_10, %arg2 : tensor<i1>, tensor<f32>
      %29 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_11 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %30 = stablehlo.select %29, %cst_11, %28 : tensor<i1>, tensor<f32>
      %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %31 = stablehlo.compare EQ, %arg3, %cst_12, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %32 = stablehlo.select %31, %cst_13, %arg3 : tensor<i1>, tensor<f32>
      %33 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_14 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %34 = stablehlo.select %33, %cst_14, %32 : tensor<i1>, tensor<f32>
      %35 = stablehlo.compare LT, %30, %34, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %35 : tensor<i1>
    }) : (tensor<11xf32>) -> tensor<11xf32>
    %cst_0 = stablehlo.constant dense<1.100000e+01> : tensor<f64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %5 = stablehlo.subtract %cst_0, %cst_1 : tensor<f64>
    %6 = stablehlo.multiply %arg1, %5 : tensor<f64>
    %7 = stablehlo.floor %6 : tensor<f64>
    %8 = stablehlo.ceil %6 : tensor<f64>
    %9 = stablehlo.subtract %6, %7 : tensor<f64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f64>
    %cst_3 = stablehlo.constant dense<1.100000e+01> : tensor<f64>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %11 = stablehlo.subtract %cst_3, %cst_4 : tensor<f64>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %12 = stablehlo.clamp %cst_5, %7, %11 : tensor<f64>
    %cst_6 = stablehlo.constant dense<1.100000e+01> : tensor<f64>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %13 = stablehlo.subtract %cst_6, %cst_7 : tensor<f64>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %14 = stablehlo.clamp %cst_8, %8, %13 : tensor<f64>
    %15 = stablehlo.convert %12 : (tensor<f64>) -> tensor<i64>
    %16 = stablehlo.convert %14 : (tensor<f64>) -> tensor<i64>
    %17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %18 = "stablehlo.gather"(%4, %17) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<11xf32>, tensor<1xi64>) -> tensor<f32>
    %19 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %20 = "stablehlo.gather"(%4, %19) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<11xf32>, tensor<1xi64>) -> tensor<f32>
    %21 = stablehlo.convert %18 : (tensor<f32>) -> tensor<f64>
    %22 = stablehlo.multiply %21, %10 : tensor<f64>
    %23 = stablehlo.convert %20 : (tensor<f32>) -> tensor<f64>
    %24 = stablehlo.multiply %23, %9 : tensor<f64>
    %25 = stablehlo.add %22, %24 : tensor<f64>
    %26 = stablehlo.convert %25 : (tensor<f64>) -> tensor<f32>
    return %26 : tensor<f32>
  }
  func.func private @_unique_sorted_mask(%arg0: tensor<11xi32>) -> (tensor<11xi32>, tensor<11xi1>) {
    %0 = stablehlo.reshape %arg0 : (tensor<11xi32>) -> tensor<11x1xi32>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<11x1xi32>) -> tensor<1x11xi32>
    %2 = stablehlo.reverse %1, dims = [0] : tensor<1x11xi32>
    %3 = call @lexsort(%2) : (tensor<1x11xi32>) -> tensor<11xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<11xi64>
    %5 = stablehlo.compare LT, %3, %4, SIGNED : (tensor<11xi64>, tensor<11xi64>) -> tensor<11xi1>
    %c_0 = stablehlo.constant dense<11> : tensor<i64>
    %6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<11xi64>
    %7 = stablehlo.add %3, %6 : tensor<11xi64>
    %8 = stablehlo.select %5, %7, %3 : tensor<11xi1>, tensor<11xi64>
    %9 = stablehlo.convert %8 : (tensor<11xi64>) -> tensor<11xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %11 = "stablehlo.gather"(%arg0, %10) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<11xi32>, tensor<11x1xi32>) -> tensor<11xi32>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i1>) -> tensor<11xi1>
    %13 = stablehlo.slice %11 [1:11] : (tensor<11xi32>) -> tensor<10xi32>
    %14 = stablehlo.slice %11 [0:10] : (tensor<11xi32>) -> tensor<10xi32>
    %15 = stablehlo.compare NE, %13, %14, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %16 = stablehlo.reduce(%15 init: %c_2) applies stablehlo.or across dimensions = [] : (tensor<10xi1>, tensor<i1>) -> tensor<10xi1>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %18 = "stablehlo.scatter"(%12, %17, %16) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg1: tensor<i1>, %arg2: tensor<i1>):
      stablehlo.return %arg2 : tensor<i1>
    }) : (tensor<11xi1>, tensor<1xi32>, tensor<10xi1>) -> tensor<11xi1>
    return %11, %18 : tensor<11xi32>, tensor<11xi1>
  }
  func.func private @lexsort(%arg0: tensor<1x11xi32>) -> tensor<11xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<11xi64>
    %1 = stablehlo.slice %arg0 [0:1, 0:11] : (tensor<1x11xi32>) -> tensor<1x11xi32>
    %2 = stablehlo.reshape %1 : (tensor<1x11xi32>) -> tensor<11xi32>
    %3:2 = "stablehlo.sort"(%2, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %4 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    }) : (tensor<11xi32>, tensor<11xi64>) -> (tensor<11xi32>, tensor<11xi64>)
    return %3#1 : tensor<11xi64>
  }
  func.func private @cumsum(%arg0: tensor<11xi1>) -> tensor<11xi64> {
    %0 = stablehlo.convert %arg0 : (tensor<11xi1>) -> tensor<11xi64>
    %1 = call @cumsum_1(%0) : (tensor<11xi64>) -> tensor<11xi64>
    return %1 : tensor<11xi64>
  }
  func.func private @cumsum_1(%arg0: tensor<11xi64>) -> tensor<11xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[10, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 11>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<11xi64>, tensor<i64>) -> tensor<11xi64>
    return %1 : tensor<11xi64>
  }
  func.func private @cumsum_2(%arg0: tensor<5xi64>) -> tensor<5xi64> {
    %0 = call @cumsum_3(%arg0) : (tensor<5xi64>) -> tensor<5xi64>
    return %0 : tensor<5xi64>
  }
  func.func private @cumsum_3(%arg0: tensor<5xi64>) -> tensor<5xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[4, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 5>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<5xi64>, tensor<i64>) -> tensor<5xi64>
    return %1 : tensor<5xi64>
  }
  func.func private @floor_divide(%arg0: tensor<5xi64>, %arg1: tensor<i64>) -> tensor<5xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i64>) -> tensor<5xi64>
    %2 = stablehlo.divide %arg0, %1 : tensor<5xi64>
    %3 = stablehlo.sign %arg0 : tensor<5xi64>
    %4 = stablehlo.sign %0 : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i64>) -> tensor<5xi64>
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i64>) -> tensor<5xi64>
    %8 = stablehlo.remainder %arg0, %7 : tensor<5xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5xi64>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %11 = stablehlo.and %6, %10 : tensor<5xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<5xi64>
    %13 = stablehlo.subtract %2, %12 : tensor<5xi64>
    %14 = call @_where_4(%11, %13, %2) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    return %14 : tensor<5xi64>
  }
  func.func private @_where_4(%arg0: tensor<5xi1>, %arg1: tensor<5xi64>, %arg2: tensor<5xi64>) -> tensor<5xi64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5xi1>, tensor<5xi64>
    return %0 : tensor<5xi64>
  }
  func.func private @remainder(%arg0: tensor<5xi64>, %arg1: tensor<i64>) -> tensor<5xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %2 = call @_where_5(%1, %c_0, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<5xi64>
    %4 = stablehlo.remainder %arg0, %3 : tensor<5xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<5xi64>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<5xi64>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %12 = stablehlo.and %11, %6 : tensor<5xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<5xi64>
    %14 = stablehlo.add %4, %13 : tensor<5xi64>
    %15 = stablehlo.select %12, %14, %4 : tensor<5xi1>, tensor<5xi64>
    return %15 : tensor<5xi64>
  }
  func.func private @_where_5(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
    return %0 : tensor<i64>
  }
  func.func private @_where_6(%arg0: tensor<5xi1>, %arg1: tensor<i64>, %arg2: tensor<5xi64>) -> tensor<5xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i64>) -> tensor<5xi64>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<5xi1>, tensor<5xi64>
    return %2 : tensor<5xi64>
  }
}

// -----

// sorting: complex
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<7xcomplex<f32>>)
    %e:1 = call @expected() : () -> (tensor<7xcomplex<f32>>)
    %r:1 = call @program(%i#0) : (tensor<7xcomplex<f32>>) -> (tensor<7xcomplex<f32>>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<7xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x8EF7A93DFB4EB73F4848B73F822A463FBDA50240F708F73E589F05BFC531003F8524094046F402C06D0F124030D80740C0D4E9BEE716753F"> : tensor<7xcomplex<f32>>
    return %0 : tensor<7xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<7xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x589F05BFC531003FC0D4E9BEE716753F8EF7A93DFB4EB73F4848B73F822A463FBDA50240F708F73E8524094046F402C06D0F124030D80740"> : tensor<7xcomplex<f32>>
    return %0 : tensor<7xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<7xcomplex<f32>>) -> (tensor<7xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = call @sort(%arg0) : (tensor<7xcomplex<f32>>) -> tensor<7xcomplex<f32>>
    return %0 : tensor<7xcomplex<f32>>
  }
  func.func private @sort(%arg0: tensor<7xcomplex<f32>>) -> tensor<7xcomplex<f32>> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<complex<f32>>, %arg2: tensor<complex<f32>>):
      %1 = stablehlo.real %arg1 : (tensor<complex<f32>>) -> tensor<f32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.compare EQ, %1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %3 = stablehlo.select %2, %cst_0, %1 : tensor<i1>, tensor<f32>
      %4 = stablehlo.compare NE, %1, %1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<f32>
      %6 = stablehlo.imag %arg1 : (tensor<complex<f32>>) -> tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %7 = stablehlo.compare EQ, %6, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %8 = stablehlo.select %7, %cst_3, %6 : tensor<i1>, tensor<f32>
      %9 = stablehlo.compare NE, %6, %6, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %10 = stablehlo.select %9, %cst_4, %8 : tensor<i1>, tensor<f32>
      %11 = stablehlo.real %arg2 : (tensor<complex<f32>>) -> tensor<f32>
      %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %12 = stablehlo.compare EQ, %11, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %13 = stablehlo.select %12, %cst_6, %11 : tensor<i1>, tensor<f32>
      %14 = stablehlo.compare NE, %11, %11, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_7 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %15 = stablehlo.select %14, %cst_7, %13 : tensor<i1>, tensor<f32>
      %16 = stablehlo.imag %arg2 : (tensor<complex<f32>>) -> tensor<f32>
      %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %17 = stablehlo.compare EQ, %16, %cst_8, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %18 = stablehlo.select %17, %cst_9, %16 : tensor<i1>, tensor<f32>
      %19 = stablehlo.compare NE, %16, %16, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_10 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %20 = stablehlo.select %19, %cst_10, %18 : tensor<i1>, tensor<f32>
      %21 = stablehlo.compare LT, %10, %20, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %22 = stablehlo.compare LT, %5, %15, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %23 = stablehlo.compare EQ, %5, %15, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %24 = stablehlo.and %23, %21 : tensor<i1>
      %25 = stablehlo.or %22, %24 : tensor<i1>
      stablehlo.return %25 : tensor<i1>
    }) : (tensor<7xcomplex<f32>>) -> tensor<7xcomplex<f32>>
    return %0 : tensor<7xcomplex<f32>>
  }
}
