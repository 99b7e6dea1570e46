// more_specials: sort f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf32>)
    %e:5 = call @expected() : () -> (tensor<14xf32>, tensor<14xi64>, tensor<14xi64>, tensor<14xf32>, tensor<14xi64>)
    %r:5 = call @program(%i#0) : (tensor<14xf32>) -> (tensor<14xf32>, tensor<14xi64>, tensor<14xi64>, tensor<14xf32>, tensor<14xi64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<14xf32>, tensor<14xf32>
    check.expect_eq %r#1, %e#1 : tensor<14xi64>
    check.expect_eq %r#2, %e#2 : tensor<14xi64>
    check.expect_close %r#3, %e#3, max_ulp_difference = 0 : tensor<14xf32>, tensor<14xf32>
    check.expect_eq %r#4, %e#4 : tensor<14xi64>
    return
  }
  func.func private @inputs() -> (tensor<14xf32>) {
    %0 = stablehlo.constant dense<"0x0000C07F0000803F0000807F00000080000000000000803F000080FF000080BF000000000000C07F00000080000080BF000000400000807F"> : tensor<14xf32>
    return %0 : tensor<14xf32>
  }
  func.func private @expected() -> (tensor<14xf32>, tensor<14xi64>, tensor<14xi64>, tensor<14xf32>, tensor<14xi64>) {
    %0 = stablehlo.constant dense<"0x000080FF000080BF000080BF000000800000000000000000000000800000803F0000803F000000400000807F0000807F0000C07F0000C07F"> : tensor<14xf32>
    %1 = stablehlo.constant dense<"0x060000000000000007000000000000000B000000000000000300000000000000040000000000000008000000000000000A00000000000000010000000000000005000000000000000C0000000000000002000000000000000D0000000000000000000000000000000900000000000000"> : tensor<14xi64>
    %2 = stablehlo.constant dense<"0x0000000000000000090000000000000002000000000000000D000000000000000C00000000000000010000000000000005000000000000000300000000000000040000000000000008000000000000000A0000000000000007000000000000000B000000000000000600000000000000"> : tensor<14xi64>
    %3 = stablehlo.constant dense<"0x000080FF000080BF000080BF000000800000000000000000000000800000803F0000803F000000400000807F0000807F0000C07F0000C07F"> : tensor<14xf32>
    %4 = stablehlo.constant dense<"0x060000000000000007000000000000000B000000000000000300000000000000040000000000000008000000000000000A00000000000000010000000000000005000000000000000C0000000000000002000000000000000D0000000000000000000000000000000900000000000000"> : tensor<14xi64>
    return %0, %1, %2, %3, %4 : tensor<14xf32>, tensor<14xi64>, tensor<14xi64>, tensor<14xf32>, tensor<14xi64>
  }
  func.func private @program(%arg0: tensor<14xf32>) -> (tensor<14xf32> {jax.result_info = "result[0]"}, tensor<14xi64> {jax.result_info = "result[1]"}, tensor<14xi64> {jax.result_info = "result[2]"}, tensor<14xf32> {jax.result_info = "result[3][0]"}, tensor<14xi64> {jax.result_info = "result[3][1]"}) {
    %0 = call @sort(%arg0) : (tensor<14xf32>) -> tensor<14xf32>
    %1 = call @argsort(%arg0) : (tensor<14xf32>) -> tensor<14xi64>
    %2 = call @argsort_0(%arg0) : (tensor<14xf32>) -> tensor<14xi64>
    %3 = stablehlo.iota dim = 0 : tensor<14xi64>
    %4:2 = "stablehlo.sort"(%arg0, %3) <{dimension = 0 : i64, is_stable = true}> ({
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
    }) : (tensor<14xf32>, tensor<14xi64>) -> (tensor<14xf32>, tensor<14xi64>)
    return %0, %1, %2, %4#0, %4#1 : tensor<14xf32>, tensor<14xi64>, tensor<14xi64>, tensor<14xf32>, tensor<14xi64>
  }
  func.func private @sort(%arg0: tensor<14xf32>) -> tensor<14xf32> {
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
    }) : (tensor<14xf32>) -> tensor<14xf32>
    return %0 : tensor<14xf32>
  }
  func.func private @argsort(%arg0: tensor<14xf32>) -> tensor<14xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
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
    }) : (tensor<14xf32>, tensor<14xi64>) -> (tensor<14xf32>, tensor<14xi64>)
    return %1#1 : tensor<14xi64>
  }
  func.func private @argsort_0(%arg0: tensor<14xf32>) -> tensor<14xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %1 = stablehlo.reverse %arg0, dims = [0] : tensor<14xf32>
    %2 = stablehlo.reverse %0, dims = [0] : tensor<14xi64>
    %3:2 = "stablehlo.sort"(%1, %2) <{dimension = 0 : i64, is_stable = true}> ({
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
    }) : (tensor<14xf32>, tensor<14xi64>) -> (tensor<14xf32>, tensor<14xi64>)
    %4 = stablehlo.reverse %3#1, dims = [0] : tensor<14xi64>
    return %4 : tensor<14xi64>
  }
}

// -----

// more_specials: argmax, argmin f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf32>)
    %e:4 = call @expected() : () -> (tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>)
    %r:4 = call @program(%i#0) : (tensor<14xf32>) -> (tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>)
    check.expect_eq %r#0, %e#0 : tensor<i64>
    check.expect_eq %r#1, %e#1 : tensor<i64>
    check.expect_eq %r#2, %e#2 : tensor<2xi64>
    check.expect_eq %r#3, %e#3 : tensor<7xi64>
    return
  }
  func.func private @inputs() -> (tensor<14xf32>) {
    %0 = stablehlo.constant dense<"0x0000C07F0000803F0000807F00000080000000000000803F000080FF000080BF000000000000C07F00000080000080BF000000400000807F"> : tensor<14xf32>
    return %0 : tensor<14xf32>
  }
  func.func private @expected() -> (tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>) {
    %0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
    %1 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
    %2 = stablehlo.constant dense<"0x00000000000000000200000000000000"> : tensor<2xi64>
    %3 = stablehlo.constant dense<"0x0000000000000000010000000000000001000000000000000000000000000000010000000000000000000000000000000000000000000000"> : tensor<7xi64>
    return %0, %1, %2, %3 : tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>
  }
  func.func private @program(%arg0: tensor<14xf32>) -> (tensor<i64> {jax.result_info = "result[0]"}, tensor<i64> {jax.result_info = "result[1]"}, tensor<2xi64> {jax.result_info = "result[2]"}, tensor<7xi64> {jax.result_info = "result[3]"}) {
    %0 = call @argmax(%arg0) : (tensor<14xf32>) -> tensor<i64>
    %1 = call @argmin(%arg0) : (tensor<14xf32>) -> tensor<i64>
    %2 = stablehlo.reshape %arg0 : (tensor<14xf32>) -> tensor<2x7xf32>
    %3 = call @argmax_0(%2) : (tensor<2x7xf32>) -> tensor<2xi64>
    %4 = stablehlo.reshape %arg0 : (tensor<14xf32>) -> tensor<2x7xf32>
    %5 = call @argmin_1(%4) : (tensor<2x7xf32>) -> tensor<7xi64>
    return %0, %1, %3, %5 : tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>
  }
  func.func private @argmax(%arg0: tensor<14xf32>) -> tensor<i64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<14xf32>, tensor<14xi64>, tensor<f32>, tensor<i64>) -> (tensor<f32>, tensor<i64>)
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
    return %1#1 : tensor<i64>
  }
  func.func private @argmin(%arg0: tensor<14xf32>) -> tensor<i64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<14xf32>, tensor<14xi64>, tensor<f32>, tensor<i64>) -> (tensor<f32>, tensor<i64>)
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
    return %1#1 : tensor<i64>
  }
  func.func private @argmax_0(%arg0: tensor<2x7xf32>) -> tensor<2xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<2x7xi64>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<2x7xf32>, tensor<2x7xi64>, tensor<f32>, tensor<i64>) -> (tensor<2xf32>, tensor<2xi64>)
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
    return %1#1 : tensor<2xi64>
  }
  func.func private @argmin_1(%arg0: tensor<2x7xf32>) -> tensor<7xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<2x7xi64>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<2x7xf32>, tensor<2x7xi64>, tensor<f32>, tensor<i64>) -> (tensor<7xf32>, tensor<7xi64>)
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
    return %1#1 : tensor<7xi64>
  }
}

// -----

// more_specials: max, min f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf32>)
    %e:4 = call @expected() : () -> (tensor<f32>, tensor<f32>, tensor<7xf32>, tensor<2xf32>)
    %r:4 = call @program(%i#0) : (tensor<14xf32>) -> (tensor<f32>, tensor<f32>, tensor<7xf32>, tensor<2xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<f32>, tensor<f32>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<f32>, tensor<f32>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<7xf32>, tensor<7xf32>
    check.expect_close %r#3, %e#3, max_ulp_difference = 0 : tensor<2xf32>, tensor<2xf32>
    return
  }
  func.func private @inputs() -> (tensor<14xf32>) {
    %0 = stablehlo.constant dense<"0x0000C07F0000803F0000807F00000080000000000000803F000080FF000080BF000000000000C07F00000080000080BF000000400000807F"> : tensor<14xf32>
    return %0 : tensor<14xf32>
  }
  func.func private @expected() -> (tensor<f32>, tensor<f32>, tensor<7xf32>, tensor<2xf32>) {
    %0 = stablehlo.constant dense<"0x0000C07F"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x0000C07F"> : tensor<f32>
    %2 = stablehlo.constant dense<"0x0000C07F0000803F0000C07F0000008000000000000000400000807F"> : tensor<7xf32>
    %3 = stablehlo.constant dense<"0x0000C07F0000C0FF"> : tensor<2xf32>
    return %0, %1, %2, %3 : tensor<f32>, tensor<f32>, tensor<7xf32>, tensor<2xf32>
  }
  func.func private @program(%arg0: tensor<14xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}, tensor<7xf32> {jax.result_info = "result[2]"}, tensor<2xf32> {jax.result_info = "result[3]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<14xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.minimum across dimensions = [0] : (tensor<14xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.reshape %arg0 : (tensor<14xf32>) -> tensor<2x7xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_1) applies stablehlo.maximum across dimensions = [0] : (tensor<2x7xf32>, tensor<f32>) -> tensor<7xf32>
    %4 = stablehlo.reshape %arg0 : (tensor<14xf32>) -> tensor<2x7xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_2) applies stablehlo.minimum across dimensions = [1] : (tensor<2x7xf32>, tensor<f32>) -> tensor<2xf32>
    return %0, %1, %3, %5 : tensor<f32>, tensor<f32>, tensor<7xf32>, tensor<2xf32>
  }
}

// -----

// more_specials: compare f32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<14xf32>, tensor<14xf32>)
    %e:8 = call @expected() : () -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xf32>, tensor<14xf32>)
    %r:8 = call @program(%i#0, %i#1) : (tensor<14xf32>, tensor<14xf32>) -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xf32>, tensor<14xf32>)
    check.expect_eq %r#0, %e#0 : tensor<14xi1>
    check.expect_eq %r#1, %e#1 : tensor<14xi1>
    check.expect_eq %r#2, %e#2 : tensor<14xi1>
    check.expect_eq %r#3, %e#3 : tensor<14xi1>
    check.expect_eq %r#4, %e#4 : tensor<14xi1>
    check.expect_eq %r#5, %e#5 : tensor<14xi1>
    check.expect_close %r#6, %e#6, max_ulp_difference = 0 : tensor<14xf32>, tensor<14xf32>
    check.expect_close %r#7, %e#7, max_ulp_difference = 0 : tensor<14xf32>, tensor<14xf32>
    return
  }
  func.func private @inputs() -> (tensor<14xf32>, tensor<14xf32>) {
    %0 = stablehlo.constant dense<"0x0000C07F0000803F0000807F00000080000000000000803F000080FF000080BF000000000000C07F00000080000080BF000000400000807F"> : tensor<14xf32>
    %1 = stablehlo.constant dense<"0x000080BF000000400000807F0000C07F0000803F0000807F00000080000000000000803F000080FF000080BF000000000000C07F00000080"> : tensor<14xf32>
    return %0, %1 : tensor<14xf32>, tensor<14xf32>
  }
  func.func private @expected() -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xf32>, tensor<14xf32>) {
    %0 = stablehlo.constant dense<[false, false, true, false, false, false, false, false, false, false, false, false, false, false]> : tensor<14xi1>
    %1 = stablehlo.constant dense<[true, true, false, true, true, true, true, true, true, true, true, true, true, true]> : tensor<14xi1>
    %2 = stablehlo.constant dense<[false, true, false, false, true, true, true, true, true, false, false, true, false, false]> : tensor<14xi1>
    %3 = stablehlo.constant dense<[false, true, true, false, true, true, true, true, true, false, false, true, false, false]> : tensor<14xi1>
    %4 = stablehlo.constant dense<[false, false, false, false, false, false, false, false, false, false, true, false, false, true]> : tensor<14xi1>
    %5 = stablehlo.constant dense<[false, false, true, false, false, false, false, false, false, false, true, false, false, true]> : tensor<14xi1>
    %6 = stablehlo.constant dense<"0x0000C07F000000400000807F0000C07F0000803F0000807F00000080000000000000803F0000C07F00000080000000000000C07F0000807F"> : tensor<14xf32>
    %7 = stablehlo.constant dense<"0x0000C07F0000803F0000807F0000C0FF000000000000803F000080FF000080BF000000000000C07F000080BF000080BF0000C07F00000080"> : tensor<14xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xf32>, tensor<14xf32>
  }
  func.func private @program(%arg0: tensor<14xf32>, %arg1: tensor<14xf32>) -> (tensor<14xi1> {jax.result_info = "result[0]"}, tensor<14xi1> {jax.result_info = "result[1]"}, tensor<14xi1> {jax.result_info = "result[2]"}, tensor<14xi1> {jax.result_info = "result[3]"}, tensor<14xi1> {jax.result_info = "result[4]"}, tensor<14xi1> {jax.result_info = "result[5]"}, tensor<14xf32> {jax.result_info = "result[6]"}, tensor<14xf32> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %1 = stablehlo.compare NE, %arg0, %arg1, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %2 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %3 = stablehlo.compare LE, %arg0, %arg1, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %4 = stablehlo.compare GT, %arg0, %arg1, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %5 = stablehlo.compare GE, %arg0, %arg1, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %6 = stablehlo.maximum %arg0, %arg1 : tensor<14xf32>
    %7 = stablehlo.minimum %arg0, %arg1 : tensor<14xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xf32>, tensor<14xf32>
  }
}

// -----

// more_specials: clip, sign f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf32>)
    %e:2 = call @expected() : () -> (tensor<14xf32>, tensor<14xf32>)
    %r:2 = call @program(%i#0) : (tensor<14xf32>) -> (tensor<14xf32>, tensor<14xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<14xf32>, tensor<14xf32>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<14xf32>, tensor<14xf32>
    return
  }
  func.func private @inputs() -> (tensor<14xf32>) {
    %0 = stablehlo.constant dense<"0x0000C07F0000803F0000807F00000080000000000000803F000080FF000080BF000000000000C07F00000080000080BF000000400000807F"> : tensor<14xf32>
    return %0 : tensor<14xf32>
  }
  func.func private @expected() -> (tensor<14xf32>, tensor<14xf32>) {
    %0 = stablehlo.constant dense<"0x0000C07F0000803F0000803F00000000000000000000803F0000000000000000000000000000C07F00000000000000000000803F0000803F"> : tensor<14xf32>
    %1 = stablehlo.constant dense<"0x0000C07F0000803F0000803F00000080000000000000803F000080BF000080BF000000000000C07F00000080000080BF0000803F0000803F"> : tensor<14xf32>
    return %0, %1 : tensor<14xf32>, tensor<14xf32>
  }
  func.func private @program(%arg0: tensor<14xf32>) -> (tensor<14xf32> {jax.result_info = "result[0]"}, tensor<14xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.slice %arg0 [4:5] : (tensor<14xf32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<14xf32>) -> tensor<1xf32>
    %3 = stablehlo.reshape %2 : (tensor<1xf32>) -> tensor<f32>
    %4 = call @clip(%arg0, %1, %3) : (tensor<14xf32>, tensor<f32>, tensor<f32>) -> tensor<14xf32>
    %5 = stablehlo.sign %arg0 : tensor<14xf32>
    return %4, %5 : tensor<14xf32>, tensor<14xf32>
  }
  func.func private @clip(%arg0: tensor<14xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<14xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<14xf32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<14xf32>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<14xf32>
    %3 = stablehlo.minimum %2, %1 : tensor<14xf32>
    return %3 : tensor<14xf32>
  }
}

// -----

// more_specials: top_k f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf32>)
    %e:2 = call @expected() : () -> (tensor<4xf32>, tensor<4xi32>)
    %r:2 = call @program(%i#0) : (tensor<14xf32>) -> (tensor<4xf32>, tensor<4xi32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<4xf32>, tensor<4xf32>
    check.expect_eq %r#1, %e#1 : tensor<4xi32>
    return
  }
  func.func private @inputs() -> (tensor<14xf32>) {
    %0 = stablehlo.constant dense<"0x0000C07F0000803F0000807F00000080000000000000803F000080FF000080BF000000000000C07F00000080000080BF000000400000807F"> : tensor<14xf32>
    return %0 : tensor<14xf32>
  }
  func.func private @expected() -> (tensor<4xf32>, tensor<4xi32>) {
    %0 = stablehlo.constant dense<"0x0000807F0000803F0000803F00000000"> : tensor<4xf32>
    %1 = stablehlo.constant dense<"0x02000000010000000500000000000000"> : tensor<4xi32>
    return %0, %1 : tensor<4xf32>, tensor<4xi32>
  }
  func.func private @program(%arg0: tensor<14xf32>) -> (tensor<4xf32> {jax.result_info = "result[0]"}, tensor<4xi32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = call @_where(%0, %c, %arg0) : (tensor<14xi1>, tensor<i64>, tensor<14xf32>) -> tensor<14xf32>
    %2 = stablehlo.slice %1 [0:9] : (tensor<14xf32>) -> tensor<9xf32>
    %values, %indices = chlo.top_k(%2, k = 4) : tensor<9xf32> -> (tensor<4xf32>, tensor<4xi32>)
    return %values, %indices : tensor<4xf32>, tensor<4xi32>
  }
  func.func private @_where(%arg0: tensor<14xi1>, %arg1: tensor<i64>, %arg2: tensor<14xf32>) -> tensor<14xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<14xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<14xi1>, tensor<14xf32>
    return %2 : tensor<14xf32>
  }
}

// -----

// more_specials: cummax, cummin f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf32>)
    %e:2 = call @expected() : () -> (tensor<14xf32>, tensor<14xf32>)
    %r:2 = call @program(%i#0) : (tensor<14xf32>) -> (tensor<14xf32>, tensor<14xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<14xf32>, tensor<14xf32>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<14xf32>, tensor<14xf32>
    return
  }
  func.func private @inputs() -> (tensor<14xf32>) {
    %0 = stablehlo.constant dense<"0x0000C07F0000803F0000807F00000080000000000000803F000080FF000080BF000000000000C07F00000080000080BF000000400000807F"> : tensor<14xf32>
    return %0 : tensor<14xf32>
  }
  func.func private @expected() -> (tensor<14xf32>, tensor<14xf32>) {
    %0 = stablehlo.constant dense<"0x0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F"> : tensor<14xf32>
    %1 = stablehlo.constant dense<"0x0000C07F0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C07F0000C07F000080BF000080BF000000400000807F"> : tensor<14xf32>
    return %0, %1 : tensor<14xf32>, tensor<14xf32>
  }
  func.func private @program(%arg0: tensor<14xf32>) -> (tensor<14xf32> {jax.result_info = "result[0]"}, tensor<14xf32> {jax.result_info = "result[1]"}) {
    %0 = call @cummax(%arg0) : (tensor<14xf32>) -> tensor<14xf32>
    %1 = call @cummin(%arg0) : (tensor<14xf32>) -> tensor<14xf32>
    return %0, %1 : tensor<14xf32>, tensor<14xf32>
  }
  func.func private @cummax(%arg0: tensor<14xf32>) -> tensor<14xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[13, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<14xf32>, tensor<f32>) -> tensor<14xf32>
    return %1 : tensor<14xf32>
  }
  func.func private @cummin(%arg0: tensor<14xf32>) -> tensor<14xf32> {
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[0, 13]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<14xf32>, tensor<f32>) -> tensor<14xf32>
    return %1 : tensor<14xf32>
  }
}

// -----

// more_specials: max pooling f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf32>)
    %e:1 = call @expected() : () -> (tensor<2x4xf32>)
    %r:1 = call @program(%i#0) : (tensor<14xf32>) -> (tensor<2x4xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<2x4xf32>, tensor<2x4xf32>
    return
  }
  func.func private @inputs() -> (tensor<14xf32>) {
    %0 = stablehlo.constant dense<"0x0000C07F0000803F0000807F00000080000000000000803F000080FF000080BF000000000000C07F00000080000080BF000000400000807F"> : tensor<14xf32>
    return %0 : tensor<14xf32>
  }
  func.func private @expected() -> (tensor<2x4xf32>) {
    %0 = stablehlo.constant dense<"0x0000C07F0000807F0000803F0000803F000000000000C07F000000400000807F"> : tensor<2x4xf32>
    return %0 : tensor<2x4xf32>
  }
  func.func private @program(%arg0: tensor<14xf32>) -> (tensor<2x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<14xf32>) -> tensor<2x7xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %2 = "stablehlo.reduce_window"(%0, %1) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %3 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %3 : tensor<f32>
    }) : (tensor<2x7xf32>, tensor<f32>) -> tensor<2x4xf32>
    return %2 : tensor<2x4xf32>
  }
}

// -----

// more_specials: unique, nonzero f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf32>)
    %e:2 = call @expected() : () -> (tensor<9xi64>, tensor<i64>)
    %r:2 = call @program(%i#0) : (tensor<14xf32>) -> (tensor<9xi64>, tensor<i64>)
    check.expect_eq %r#0, %e#0 : tensor<9xi64>
    check.expect_eq %r#1, %e#1 : tensor<i64>
    return
  }
  func.func private @inputs() -> (tensor<14xf32>) {
    %0 = stablehlo.constant dense<"0x0000C07F0000803F0000807F00000080000000000000803F000080FF000080BF000000000000C07F00000080000080BF000000400000807F"> : tensor<14xf32>
    return %0 : tensor<14xf32>
  }
  func.func private @expected() -> (tensor<9xi64>, tensor<i64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000100000000000000020000000000000005000000000000000600000000000000070000000000000009000000000000000B000000000000000C00000000000000"> : tensor<9xi64>
    %1 = stablehlo.constant dense<"0x0A00000000000000"> : tensor<i64>
    return %0, %1 : tensor<9xi64>, tensor<i64>
  }
  func.func private @program(%arg0: tensor<14xf32>) -> (tensor<9xi64> {jax.result_info = "result[0]"}, tensor<i64> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<14xf32>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %2 = call @cumsum(%1) : (tensor<14xi1>) -> tensor<14xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %5 = stablehlo.compare LT, %2, %4, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %c_1 = stablehlo.constant dense<9> : tensor<i64>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %7 = stablehlo.add %2, %6 : tensor<14xi64>
    %8 = stablehlo.select %5, %7, %2 : tensor<14xi1>, tensor<14xi64>
    %9 = stablehlo.convert %8 : (tensor<14xi64>) -> tensor<14xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<14xi32>) -> tensor<14x1xi32>
    %c_2 = stablehlo.constant dense<1> : tensor<i64>
    %11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %12 = "stablehlo.scatter"(%3, %10, %11) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %26 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %26 : tensor<i64>
    }) : (tensor<9xi64>, tensor<14x1xi32>, tensor<14xi64>) -> tensor<9xi64>
    %13 = call @cumsum_1(%12) : (tensor<9xi64>) -> tensor<9xi64>
    %c_3 = stablehlo.constant dense<1> : tensor<i64>
    %14 = call @floor_divide(%13, %c_3) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    %c_4 = stablehlo.constant dense<14> : tensor<i64>
    %15 = call @remainder(%14, %c_4) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    %16 = stablehlo.convert %1 : (tensor<14xi1>) -> tensor<14xi32>
    %17 = stablehlo.convert %16 : (tensor<14xi32>) -> tensor<14xi64>
    %c_5 = stablehlo.constant dense<0> : tensor<i64>
    %18 = stablehlo.reduce(%17 init: %c_5) applies stablehlo.add across dimensions = [0] : (tensor<14xi64>, tensor<i64>) -> tensor<i64>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %20 = stablehlo.iota dim = 0 : tensor<9xi64>
    %21 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<1xi64>) -> tensor<9xi64>
    %22 = stablehlo.compare GE, %20, %21, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %c_6 = stablehlo.constant dense<-1> : tensor<i64>
    %23 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %24 = call @_where_4(%22, %23, %15) : (tensor<9xi1>, tensor<1xi64>, tensor<9xi64>) -> tensor<9xi64>
    %25 = call @count_nonzero(%arg0) : (tensor<14xf32>) -> tensor<i64>
    return %24, %25 : tensor<9xi64>, tensor<i64>
  }
  func.func private @cumsum(%arg0: tensor<14xi1>) -> tensor<14xi64> {
    %0 = stablehlo.convert %arg0 : (tensor<14xi1>) -> tensor<14xi64>
    %1 = call @cumsum_0(%0) : (tensor<14xi64>) -> tensor<14xi64>
    return %1 : tensor<14xi64>
  }
  func.func private @cumsum_0(%arg0: tensor<14xi64>) -> tensor<14xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[13, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<14xi64>, tensor<i64>) -> tensor<14xi64>
    return %1 : tensor<14xi64>
  }
  func.func private @cumsum_1(%arg0: tensor<9xi64>) -> tensor<9xi64> {
    %0 = call @cumsum_2(%arg0) : (tensor<9xi64>) -> tensor<9xi64>
    return %0 : tensor<9xi64>
  }
  func.func private @cumsum_2(%arg0: tensor<9xi64>) -> tensor<9xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[8, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 9>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    return %1 : tensor<9xi64>
  }
  func.func private @floor_divide(%arg0: tensor<9xi64>, %arg1: tensor<i64>) -> tensor<9xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %2 = stablehlo.divide %arg0, %1 : tensor<9xi64>
    %3 = stablehlo.sign %arg0 : tensor<9xi64>
    %4 = stablehlo.sign %0 : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %8 = stablehlo.remainder %arg0, %7 : tensor<9xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %11 = stablehlo.and %6, %10 : tensor<9xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %13 = stablehlo.subtract %2, %12 : tensor<9xi64>
    %14 = call @_where(%11, %13, %2) : (tensor<9xi1>, tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
    return %14 : tensor<9xi64>
  }
  func.func private @_where(%arg0: tensor<9xi1>, %arg1: tensor<9xi64>, %arg2: tensor<9xi64>) -> tensor<9xi64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<9xi1>, tensor<9xi64>
    return %0 : tensor<9xi64>
  }
  func.func private @remainder(%arg0: tensor<9xi64>, %arg1: tensor<i64>) -> tensor<9xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %2 = call @_where_3(%1, %c_0, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %4 = stablehlo.remainder %arg0, %3 : tensor<9xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<9xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
    %12 = stablehlo.and %11, %6 : tensor<9xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %14 = stablehlo.add %4, %13 : tensor<9xi64>
    %15 = stablehlo.select %12, %14, %4 : tensor<9xi1>, tensor<9xi64>
    return %15 : tensor<9xi64>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
    return %0 : tensor<i64>
  }
  func.func private @_where_4(%arg0: tensor<9xi1>, %arg1: tensor<1xi64>, %arg2: tensor<9xi64>) -> tensor<9xi64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<1xi64>) -> tensor<9xi64>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<9xi1>, tensor<9xi64>
    return %1 : tensor<9xi64>
  }
  func.func private @count_nonzero(%arg0: tensor<14xf32>) -> tensor<i64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<14xf32>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %2 = stablehlo.convert %1 : (tensor<14xi1>) -> tensor<14xi32>
    %3 = stablehlo.convert %2 : (tensor<14xi32>) -> tensor<14xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.reduce(%3 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<14xi64>, tensor<i64>) -> tensor<i64>
    return %4 : tensor<i64>
  }
}

// -----

// more_specials: where, select f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf32>)
    %e:2 = call @expected() : () -> (tensor<14xf32>, tensor<14xf32>)
    %r:2 = call @program(%i#0) : (tensor<14xf32>) -> (tensor<14xf32>, tensor<14xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<14xf32>, tensor<14xf32>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<14xf32>, tensor<14xf32>
    return
  }
  func.func private @inputs() -> (tensor<14xf32>) {
    %0 = stablehlo.constant dense<"0x0000C07F0000803F0000807F00000080000000000000803F000080FF000080BF000000000000C07F00000080000080BF000000400000807F"> : tensor<14xf32>
    return %0 : tensor<14xf32>
  }
  func.func private @expected() -> (tensor<14xf32>, tensor<14xf32>) {
    %0 = stablehlo.constant dense<"0x0000C07F0000803F0000807F0000803F0000803F0000803F000080FF000080BF0000803F0000C07F0000803F000080BF000000400000807F"> : tensor<14xf32>
    %1 = stablehlo.constant dense<"0x0000C07F0000803F0000C07F000000800000C07F0000803F0000C07F0000C07F0000803F0000C07F000000800000C07F0000C07F0000C07F"> : tensor<14xf32>
    return %0, %1 : tensor<14xf32>, tensor<14xf32>
  }
  func.func private @program(%arg0: tensor<14xf32>) -> (tensor<14xf32> {jax.result_info = "result[0]"}, tensor<14xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<14xf32>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<14xf32>) -> tensor<1xf32>
    %3 = stablehlo.reshape %2 : (tensor<1xf32>) -> tensor<f32>
    %4 = call @_where(%1, %arg0, %3) : (tensor<14xi1>, tensor<14xf32>, tensor<f32>) -> tensor<14xf32>
    %5 = stablehlo.slice %arg0 [1:2] : (tensor<14xf32>) -> tensor<1xf32>
    %6 = stablehlo.reshape %5 : (tensor<1xf32>) -> tensor<f32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<14xf32>
    %8 = stablehlo.compare EQ, %arg0, %7, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %9 = stablehlo.slice %arg0 [3:4] : (tensor<14xf32>) -> tensor<1xf32>
    %10 = stablehlo.reshape %9 : (tensor<1xf32>) -> tensor<f32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<14xf32>
    %12 = stablehlo.compare EQ, %arg0, %11, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %13 = stablehlo.reverse %arg0, dims = [0] : tensor<14xf32>
    %14 = stablehlo.slice %arg0 [0:1] : (tensor<14xf32>) -> tensor<1xf32>
    %15 = stablehlo.reshape %14 : (tensor<1xf32>) -> tensor<f32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %16 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<14xi1>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1] : (tensor<14xi1>) -> tensor<1x14xi1>
    %18 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<14xi1>) -> tensor<1x14xi1>
    %19 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<14xi1>) -> tensor<1x14xi1>
    %20 = stablehlo.concatenate %17, %18, %19, dim = 0 : (tensor<1x14xi1>, tensor<1x14xi1>, tensor<1x14xi1>) -> tensor<3x14xi1>
    %21 = call @argmax(%20) : (tensor<3x14xi1>) -> tensor<14xi64>
    %22 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<14xf32>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %23 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %24 = stablehlo.compare LT, %21, %23, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %c_1 = stablehlo.constant dense<2> : tensor<i64>
    %25 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %26 = stablehlo.compare LT, %21, %25, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %27 = stablehlo.select %26, %arg0, %13 : tensor<14xi1>, tensor<14xf32>
    %28 = stablehlo.select %24, %22, %27 : tensor<14xi1>, tensor<14xf32>
    return %4, %28 : tensor<14xf32>, tensor<14xf32>
  }
  func.func private @_where(%arg0: tensor<14xi1>, %arg1: tensor<14xf32>, %arg2: tensor<f32>) -> tensor<14xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<14xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<14xi1>, tensor<14xf32>
    return %1 : tensor<14xf32>
  }
  func.func private @argmax(%arg0: tensor<3x14xi1>) -> tensor<14xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<3x14xi64>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<3x14xi1>, tensor<3x14xi64>, tensor<i1>, tensor<i64>) -> (tensor<14xi1>, tensor<14xi64>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i64>
    }
    return %1#1 : tensor<14xi64>
  }
}

// -----

// more_specials: any, all f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf32>)
    %e:3 = call @expected() : () -> (tensor<i1>, tensor<i1>, tensor<7xi1>)
    %r:3 = call @program(%i#0) : (tensor<14xf32>) -> (tensor<i1>, tensor<i1>, tensor<7xi1>)
    check.expect_eq %r#0, %e#0 : tensor<i1>
    check.expect_eq %r#1, %e#1 : tensor<i1>
    check.expect_eq %r#2, %e#2 : tensor<7xi1>
    return
  }
  func.func private @inputs() -> (tensor<14xf32>) {
    %0 = stablehlo.constant dense<"0x0000C07F0000803F0000807F00000080000000000000803F000080FF000080BF000000000000C07F00000080000080BF000000400000807F"> : tensor<14xf32>
    return %0 : tensor<14xf32>
  }
  func.func private @expected() -> (tensor<i1>, tensor<i1>, tensor<7xi1>) {
    %0 = stablehlo.constant dense<true> : tensor<i1>
    %1 = stablehlo.constant dense<false> : tensor<i1>
    %2 = stablehlo.constant dense<[true, true, true, false, true, true, true]> : tensor<7xi1>
    return %0, %1, %2 : tensor<i1>, tensor<i1>, tensor<7xi1>
  }
  func.func private @program(%arg0: tensor<14xf32>) -> (tensor<i1> {jax.result_info = "result[0]"}, tensor<i1> {jax.result_info = "result[1]"}, tensor<7xi1> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<14xf32>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %2 = stablehlo.convert %1 : tensor<14xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %3 = stablehlo.reduce(%2 init: %c) applies stablehlo.or across dimensions = [0] : (tensor<14xi1>, tensor<i1>) -> tensor<i1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<14xf32>
    %5 = stablehlo.compare NE, %arg0, %4, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %6 = stablehlo.convert %5 : tensor<14xi1>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %7 = stablehlo.reduce(%6 init: %c_1) applies stablehlo.and across dimensions = [0] : (tensor<14xi1>, tensor<i1>) -> tensor<i1>
    %8 = stablehlo.reshape %arg0 : (tensor<14xf32>) -> tensor<2x7xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x7xf32>
    %10 = stablehlo.compare NE, %8, %9, FLOAT : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xi1>
    %11 = stablehlo.convert %10 : tensor<2x7xi1>
    %c_3 = stablehlo.constant dense<false> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.or across dimensions = [0] : (tensor<2x7xi1>, tensor<i1>) -> tensor<7xi1>
    return %3, %7, %12 : tensor<i1>, tensor<i1>, tensor<7xi1>
  }
}

// -----

// more_specials: sums f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf32>)
    %e:7 = call @expected() : () -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<3xf32>)
    %r:7 = call @program(%i#0) : (tensor<14xf32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<3xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
    check.expect_close %r#1, %e#1, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
    check.expect_close %r#2, %e#2, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
    check.expect_close %r#3, %e#3, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
    check.expect_close %r#4, %e#4, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
    check.expect_close %r#5, %e#5, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
    check.expect_close %r#6, %e#6, max_ulp_difference = 1 : tensor<3xf32>, tensor<3xf32>
    return
  }
  func.func private @inputs() -> (tensor<14xf32>) {
    %0 = stablehlo.constant dense<"0x0000C07F0000803F0000807F00000080000000000000803F000080FF000080BF000000000000C07F00000080000080BF000000400000807F"> : tensor<14xf32>
    return %0 : tensor<14xf32>
  }
  func.func private @expected() -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<3xf32>) {
    %0 = stablehlo.constant dense<"0x0000803F"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x0000C07F"> : tensor<f32>
    %2 = stablehlo.constant dense<"0x0000C0FF"> : tensor<f32>
    %3 = stablehlo.constant dense<"0x0000C0FF"> : tensor<f32>
    %4 = stablehlo.constant dense<"0x0000807F"> : tensor<f32>
    %5 = stablehlo.constant dense<"0x0000807F"> : tensor<f32>
    %6 = stablehlo.constant dense<"0x0000803F0000807F0000807F"> : tensor<3xf32>
    return %0, %1, %2, %3, %4, %5, %6 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<3xf32>
  }
  func.func private @program(%arg0: tensor<14xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}, tensor<f32> {jax.result_info = "result[2]"}, tensor<f32> {jax.result_info = "result[3]"}, tensor<f32> {jax.result_info = "result[4]"}, tensor<f32> {jax.result_info = "result[5]"}, tensor<3xf32> {jax.result_info = "result[6]"}) {
    %0 = stablehlo.slice %arg0 [1:2] : (tensor<14xf32>) -> tensor<1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.slice %arg0 [0:3] : (tensor<14xf32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %4 = stablehlo.slice %arg0 [2:7] : (tensor<14xf32>) -> tensor<5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %6 = stablehlo.slice %arg0 [1:5] : (tensor<14xf32>) -> tensor<4xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.multiply across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %8 = stablehlo.slice %arg0 [0:6] : (tensor<14xf32>) -> tensor<6xf32>
    %9 = call @nansum(%8) : (tensor<6xf32>) -> tensor<f32>
    %10 = call @nanmax(%arg0) : (tensor<14xf32>) -> tensor<f32>
    %11 = stablehlo.slice %arg0 [1:4] : (tensor<14xf32>) -> tensor<3xf32>
    %12 = call @cumsum(%11) : (tensor<3xf32>) -> tensor<3xf32>
    return %1, %3, %5, %7, %9, %10, %12 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<3xf32>
  }
  func.func private @nansum(%arg0: tensor<6xf32>) -> tensor<f32> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = call @_where(%0, %cst, %arg0) : (tensor<6xi1>, tensor<f32>, tensor<6xf32>) -> tensor<6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @_where(%arg0: tensor<6xi1>, %arg1: tensor<f32>, %arg2: tensor<6xf32>) -> tensor<6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<6xi1>, tensor<6xf32>
    return %1 : tensor<6xf32>
  }
  func.func private @nanmax(%arg0: tensor<14xf32>) -> tensor<f32> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = call @_where_0(%0, %cst, %arg0) : (tensor<14xi1>, tensor<f32>, tensor<14xf32>) -> tensor<14xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.maximum across dimensions = [0] : (tensor<14xf32>, tensor<f32>) -> tensor<f32>
    %3 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %4 = stablehlo.reduce(%3 init: %c) applies stablehlo.and across dimensions = [0] : (tensor<14xi1>, tensor<i1>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %5 = call @_where_1(%4, %cst_1, %2) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    return %5 : tensor<f32>
  }
  func.func private @_where_0(%arg0: tensor<14xi1>, %arg1: tensor<f32>, %arg2: tensor<14xf32>) -> tensor<14xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<14xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<14xi1>, tensor<14xf32>
    return %1 : tensor<14xf32>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @cumsum(%arg0: tensor<3xf32>) -> tensor<3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[2, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
    return %1 : tensor<3xf32>
  }
}

// -----

// more_specials: tests f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf32>)
    %e:6 = call @expected() : () -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>)
    %r:6 = call @program(%i#0) : (tensor<14xf32>) -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>)
    check.expect_eq %r#0, %e#0 : tensor<14xi1>
    check.expect_eq %r#1, %e#1 : tensor<14xi1>
    check.expect_eq %r#2, %e#2 : tensor<14xi1>
    check.expect_eq %r#3, %e#3 : tensor<14xi1>
    check.expect_eq %r#4, %e#4 : tensor<14xi1>
    check.expect_eq %r#5, %e#5 : tensor<14xi1>
    return
  }
  func.func private @inputs() -> (tensor<14xf32>) {
    %0 = stablehlo.constant dense<"0x0000C07F0000803F0000807F00000080000000000000803F000080FF000080BF000000000000C07F00000080000080BF000000400000807F"> : tensor<14xf32>
    return %0 : tensor<14xf32>
  }
  func.func private @expected() -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>) {
    %0 = stablehlo.constant dense<[true, false, false, false, false, false, false, false, false, true, false, false, false, false]> : tensor<14xi1>
    %1 = stablehlo.constant dense<[false, false, true, false, false, false, true, false, false, false, false, false, false, true]> : tensor<14xi1>
    %2 = stablehlo.constant dense<[false, true, false, true, true, true, false, true, true, false, true, true, true, false]> : tensor<14xi1>
    %3 = stablehlo.constant dense<[false, false, false, true, false, false, true, true, false, false, true, true, false, false]> : tensor<14xi1>
    %4 = stablehlo.constant dense<[false, false, true, false, false, false, false, false, false, false, false, false, false, true]> : tensor<14xi1>
    %5 = stablehlo.constant dense<[false, false, false, false, false, false, true, false, false, false, false, false, false, false]> : tensor<14xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>
  }
  func.func private @program(%arg0: tensor<14xf32>) -> (tensor<14xi1> {jax.result_info = "result[0]"}, tensor<14xi1> {jax.result_info = "result[1]"}, tensor<14xi1> {jax.result_info = "result[2]"}, tensor<14xi1> {jax.result_info = "result[3]"}, tensor<14xi1> {jax.result_info = "result[4]"}, tensor<14xi1> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %1 = call @isinf(%arg0) : (tensor<14xf32>) -> tensor<14xi1>
    %2 = stablehlo.is_finite %arg0 : (tensor<14xf32>) -> tensor<14xi1>
    %3 = call @signbit(%arg0) : (tensor<14xf32>) -> tensor<14xi1>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<14xf32>
    %5 = stablehlo.compare EQ, %arg0, %4, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<14xf32>
    %7 = stablehlo.compare EQ, %arg0, %6, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    return %0, %1, %2, %3, %5, %7 : tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>
  }
  func.func private @isinf(%arg0: tensor<14xf32>) -> tensor<14xi1> {
    %0 = stablehlo.abs %arg0 : tensor<14xf32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<14xf32>
    %2 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    return %2 : tensor<14xi1>
  }
  func.func private @signbit(%arg0: tensor<14xf32>) -> tensor<14xi1> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<14xf32>) -> tensor<14xi32>
    %c = stablehlo.constant dense<31> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<14xi32>
    %2 = stablehlo.shift_right_arithmetic %0, %1 : tensor<14xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<14xi32>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<14xi32>, tensor<14xi32>) -> tensor<14xi1>
    %5 = stablehlo.convert %4 : tensor<14xi1>
    return %5 : tensor<14xi1>
  }
}

// -----

// more_specials: copysign, nextafter f32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<14xf32>, tensor<14xf32>)
    %e:4 = call @expected() : () -> (tensor<14xf32>, tensor<14xf32>, tensor<14xf32>, tensor<1xf32>)
    %r:4 = call @program(%i#0, %i#1) : (tensor<14xf32>, tensor<14xf32>) -> (tensor<14xf32>, tensor<14xf32>, tensor<14xf32>, tensor<1xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<14xf32>, tensor<14xf32>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<14xf32>, tensor<14xf32>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<14xf32>, tensor<14xf32>
    check.expect_close %r#3, %e#3, max_ulp_difference = 0 : tensor<1xf32>, tensor<1xf32>
    return
  }
  func.func private @inputs() -> (tensor<14xf32>, tensor<14xf32>) {
    %0 = stablehlo.constant dense<"0x0000C07F0000803F0000807F00000080000000000000803F000080FF000080BF000000000000C07F00000080000080BF000000400000807F"> : tensor<14xf32>
    %1 = stablehlo.constant dense<"0x00000080000080BF000000400000807F0000C07F0000803F0000807F00000080000000000000803F000080FF000080BF000000000000C07F"> : tensor<14xf32>
    return %0, %1 : tensor<14xf32>, tensor<14xf32>
  }
  func.func private @expected() -> (tensor<14xf32>, tensor<14xf32>, tensor<14xf32>, tensor<1xf32>) {
    %0 = stablehlo.constant dense<"0x0000C0FF000080BF0000807F00000000000000000000803F0000807F000080BF000000000000C07F00000080000080BF000000400000807F"> : tensor<14xf32>
    %1 = stablehlo.constant dense<"0x00000080000080BF0000004000000080000000000000803F000080FF000080BF000000000000803F000080FF000080BF000000000000807F"> : tensor<14xf32>
    %2 = stablehlo.constant dense<"0x000000800000803F0000807F0000807F000000000000803F0000807F00000080000000000000803F00000080000080BF000000400000807F"> : tensor<14xf32>
    %3 = stablehlo.constant dense<"0x0100803F"> : tensor<1xf32>
    return %0, %1, %2, %3 : tensor<14xf32>, tensor<14xf32>, tensor<14xf32>, tensor<1xf32>
  }
  func.func private @program(%arg0: tensor<14xf32>, %arg1: tensor<14xf32>) -> (tensor<14xf32> {jax.result_info = "result[0]"}, tensor<14xf32> {jax.result_info = "result[1]"}, tensor<14xf32> {jax.result_info = "result[2]"}, tensor<1xf32> {jax.result_info = "result[3]"}) {
    %0 = call @copysign(%arg0, %arg1) : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xf32>
    %1 = call @fmin(%arg0, %arg1) : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xf32>
    %2 = call @fmax(%arg0, %arg1) : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xf32>
    %3 = stablehlo.slice %arg0 [1:2] : (tensor<14xf32>) -> tensor<1xf32>
    %4 = stablehlo.slice %arg1 [3:4] : (tensor<14xf32>) -> tensor<1xf32>
    %5 = chlo.next_after %3, %4 : tensor<1xf32>, tensor<1xf32> -> tensor<1xf32>
    return %0, %1, %2, %5 : tensor<14xf32>, tensor<14xf32>, tensor<14xf32>, tensor<1xf32>
  }
  func.func private @copysign(%arg0: tensor<14xf32>, %arg1: tensor<14xf32>) -> tensor<14xf32> {
    %0 = call @signbit(%arg1) : (tensor<14xf32>) -> tensor<14xi1>
    %1 = stablehlo.abs %arg0 : tensor<14xf32>
    %2 = stablehlo.negate %1 : tensor<14xf32>
    %3 = stablehlo.abs %arg0 : tensor<14xf32>
    %4 = call @_where(%0, %2, %3) : (tensor<14xi1>, tensor<14xf32>, tensor<14xf32>) -> tensor<14xf32>
    return %4 : tensor<14xf32>
  }
  func.func private @signbit(%arg0: tensor<14xf32>) -> tensor<14xi1> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<14xf32>) -> tensor<14xi32>
    %c = stablehlo.constant dense<31> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<14xi32>
    %2 = stablehlo.shift_right_arithmetic %0, %1 : tensor<14xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<14xi32>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<14xi32>, tensor<14xi32>) -> tensor<14xi1>
    %5 = stablehlo.convert %4 : tensor<14xi1>
    return %5 : tensor<14xi1>
  }
  func.func private @_where(%arg0: tensor<14xi1>, %arg1: tensor<14xf32>, %arg2: tensor<14xf32>) -> tensor<14xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<14xi1>, tensor<14xf32>
    return %0 : tensor<14xf32>
  }
  func.func private @fmin(%arg0: tensor<14xf32>, %arg1: tensor<14xf32>) -> tensor<14xf32> {
    %0 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %2 = stablehlo.or %0, %1 : tensor<14xi1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<14xi1>, tensor<14xf32>, tensor<14xf32>) -> tensor<14xf32>
    return %3 : tensor<14xf32>
  }
  func.func private @fmax(%arg0: tensor<14xf32>, %arg1: tensor<14xf32>) -> tensor<14xf32> {
    %0 = stablehlo.compare GT, %arg0, %arg1, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %2 = stablehlo.or %0, %1 : tensor<14xi1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<14xi1>, tensor<14xf32>, tensor<14xf32>) -> tensor<14xf32>
    return %3 : tensor<14xf32>
  }
}

// -----

// more_specials: logsumexp, softmax f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf32>)
    %e:3 = call @expected() : () -> (tensor<f32>, tensor<5xf32>, tensor<f32>)
    %r:3 = call @program(%i#0) : (tensor<14xf32>) -> (tensor<f32>, tensor<5xf32>, tensor<f32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 4 : tensor<f32>, tensor<f32>
    check.expect_close %r#1, %e#1, max_ulp_difference = 4 : tensor<5xf32>, tensor<5xf32>
    check.expect_close %r#2, %e#2, max_ulp_difference = 4 : tensor<f32>, tensor<f32>
    return
  }
  func.func private @inputs() -> (tensor<14xf32>) {
    %0 = stablehlo.constant dense<"0x0000C07F0000803F0000807F00000080000000000000803F000080FF000080BF000000000000C07F00000080000080BF000000400000807F"> : tensor<14xf32>
    return %0 : tensor<14xf32>
  }
  func.func private @expected() -> (tensor<f32>, tensor<5xf32>, tensor<f32>) {
    %0 = stablehlo.constant dense<"0x6E2CB43F"> : tensor<f32>
    %1 = stablehlo.constant dense<"0xA454493EA454493E7FD1083F000000007C21943D"> : tensor<5xf32>
    %2 = stablehlo.constant dense<"0x0000803F"> : tensor<f32>
    return %0, %1, %2 : tensor<f32>, tensor<5xf32>, tensor<f32>
  }
  func.func private @program(%arg0: tensor<14xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<5xf32> {jax.result_info = "result[1]"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.slice %arg0 [4:8] : (tensor<14xf32>) -> tensor<4xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.maximum %cst_0, %1 : tensor<f32>
    %3 = stablehlo.is_finite %2 : (tensor<f32>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.select %3, %2, %cst_1 : tensor<i1>, tensor<f32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<1xf32>) -> tensor<4xf32>
    %7 = stablehlo.subtract %0, %6 : tensor<4xf32>
    %8 = stablehlo.exponential %7 : tensor<4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %10 = stablehlo.sign %9 : tensor<f32>
    %11 = stablehlo.abs %9 : tensor<f32>
    %12 = stablehlo.log %11 : tensor<f32>
    %13 = stablehlo.add %12, %4 : tensor<f32>
    %14 = stablehlo.slice %arg0 [3:8] : (tensor<14xf32>) -> tensor<5xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_3) applies stablehlo.maximum across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %16 = stablehlo.maximum %cst_4, %15 : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
    %19 = stablehlo.subtract %14, %18 : tensor<5xf32>
    %20 = stablehlo.exponential %19 : tensor<5xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
    %24 = stablehlo.divide %20, %23 : tensor<5xf32>
    %25 = stablehlo.slice %arg0 [1:2] : (tensor<14xf32>) -> tensor<1xf32>
    %26 = stablehlo.reshape %25 : (tensor<1xf32>) -> tensor<f32>
    %27 = stablehlo.slice %arg0 [6:7] : (tensor<14xf32>) -> tensor<1xf32>
    %28 = stablehlo.reshape %27 : (tensor<1xf32>) -> tensor<f32>
    %29 = stablehlo.maximum %26, %28 : tensor<f32>
    %30 = stablehlo.subtract %26, %28 : tensor<f32>
    %31 = stablehlo.compare NE, %30, %30, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %32 = stablehlo.add %26, %28 : tensor<f32>
    %33 = stablehlo.abs %30 : tensor<f32>
    %34 = stablehlo.negate %33 : tensor<f32>
    %35 = stablehlo.exponential %34 : tensor<f32>
    %36 = stablehlo.log_plus_one %35 : tensor<f32>
    %37 = stablehlo.add %29, %36 : tensor<f32>
    %38 = stablehlo.select %31, %32, %37 : tensor<i1>, tensor<f32>
    return %13, %24, %38 : tensor<f32>, tensor<5xf32>, tensor<f32>
  }
}

// -----

// more_specials: rounding f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<10xf32>)
    %e:5 = call @expected() : () -> (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xf32>)
    %r:5 = call @program(%i#0) : (tensor<10xf32>) -> (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<10xf32>, tensor<10xf32>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<10xf32>, tensor<10xf32>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<10xf32>, tensor<10xf32>
    check.expect_close %r#3, %e#3, max_ulp_difference = 0 : tensor<10xf32>, tensor<10xf32>
    check.expect_close %r#4, %e#4, max_ulp_difference = 0 : tensor<10xf32>, tensor<10xf32>
    return
  }
  func.func private @inputs() -> (tensor<10xf32>) {
    %0 = stablehlo.constant dense<"0x0000003F000000BF0000C03F00002040000020C0FFFFFF3E000000800000807F0000C07F0100004B"> : tensor<10xf32>
    return %0 : tensor<10xf32>
  }
  func.func private @expected() -> (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000080BF0000803F00000040000040C000000000000000800000807F0000C07F0100004B"> : tensor<10xf32>
    %1 = stablehlo.constant dense<"0x0000803F000000800000004000004040000000C00000803F000000800000807F0000C07F0100004B"> : tensor<10xf32>
    %2 = stablehlo.constant dense<"0x00000000000000800000803F00000040000000C000000000000000800000807F0000C07F0100004B"> : tensor<10xf32>
    %3 = stablehlo.constant dense<"0x00000000000000800000004000000040000000C000000000000000800000807F0000C07F0100004B"> : tensor<10xf32>
    %4 = stablehlo.constant dense<"0x0000803F000080BF0000004000004040000040C000000000000000800000807F0000C07F0100004B"> : tensor<10xf32>
    return %0, %1, %2, %3, %4 : tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xf32>
  }
  func.func private @program(%arg0: tensor<10xf32>) -> (tensor<10xf32> {jax.result_info = "result[0]"}, tensor<10xf32> {jax.result_info = "result[1]"}, tensor<10xf32> {jax.result_info = "result[2]"}, tensor<10xf32> {jax.result_info = "result[3]"}, tensor<10xf32> {jax.result_info = "result[4]"}) {
    %0 = stablehlo.floor %arg0 : tensor<10xf32>
    %1 = stablehlo.ceil %arg0 : tensor<10xf32>
    %2 = call @trunc(%arg0) : (tensor<10xf32>) -> tensor<10xf32>
    %3 = call @round(%arg0) : (tensor<10xf32>) -> tensor<10xf32>
    %4 = stablehlo.round_nearest_afz %arg0 : tensor<10xf32>
    return %0, %1, %2, %3, %4 : tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xf32>
  }
  func.func private @trunc(%arg0: tensor<10xf32>) -> tensor<10xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
    %2 = stablehlo.ceil %arg0 : tensor<10xf32>
    %3 = stablehlo.floor %arg0 : tensor<10xf32>
    %4 = call @_where(%1, %2, %3) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    return %4 : tensor<10xf32>
  }
  func.func private @_where(%arg0: tensor<10xi1>, %arg1: tensor<10xf32>, %arg2: tensor<10xf32>) -> tensor<10xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<10xi1>, tensor<10xf32>
    return %0 : tensor<10xf32>
  }
  func.func private @round(%arg0: tensor<10xf32>) -> tensor<10xf32> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<10xf32>
    return %0 : tensor<10xf32>
  }
}

// -----

// more_specials: frexp, modf f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<4xf32>)
    %e:2 = call @expected() : () -> (tensor<4xf32>, tensor<4xf32>)
    %r:2 = call @program(%i#0) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<4xf32>, tensor<4xf32>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<4xf32>, tensor<4xf32>
    return
  }
  func.func private @inputs() -> (tensor<4xf32>) {
    %0 = stablehlo.constant dense<"0x0000C03F000010C0000000000080C942"> : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @expected() -> (tensor<4xf32>, tensor<4xf32>) {
    %0 = stablehlo.constant dense<"0x0000003F000080BE000000000000403F"> : tensor<4xf32>
    %1 = stablehlo.constant dense<"0x0000803F000000C0000000000000C842"> : tensor<4xf32>
    return %0, %1 : tensor<4xf32>, tensor<4xf32>
  }
  func.func private @program(%arg0: tensor<4xf32>) -> (tensor<4xf32> {jax.result_info = "result[0]"}, tensor<4xf32> {jax.result_info = "result[1]"}) {
    %0:2 = call @modf(%arg0) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
  }
  func.func private @modf(%arg0: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.compare GE, %arg0, %0, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %2 = stablehlo.floor %arg0 : tensor<4xf32>
    %3 = stablehlo.ceil %arg0 : tensor<4xf32>
    %4 = call @_where(%1, %2, %3) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4xf32>
    return %5, %4 : tensor<4xf32>, tensor<4xf32>
  }
  func.func private @_where(%arg0: tensor<4xi1>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4xi1>, tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----

// more_specials: sort f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf64>)
    %e:5 = call @expected() : () -> (tensor<14xf64>, tensor<14xi64>, tensor<14xi64>, tensor<14xf64>, tensor<14xi64>)
    %r:5 = call @program(%i#0) : (tensor<14xf64>) -> (tensor<14xf64>, tensor<14xi64>, tensor<14xi64>, tensor<14xf64>, tensor<14xi64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<14xf64>, tensor<14xf64>
    check.expect_eq %r#1, %e#1 : tensor<14xi64>
    check.expect_eq %r#2, %e#2 : tensor<14xi64>
    check.expect_close %r#3, %e#3, max_ulp_difference = 0 : tensor<14xf64>, tensor<14xf64>
    check.expect_eq %r#4, %e#4 : tensor<14xi64>
    return
  }
  func.func private @inputs() -> (tensor<14xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000F87F000000000000F03F000000000000F07F00000000000000800000000000000000000000000000F03F000000000000F0FF000000000000F0BF0000000000000000000000000000F87F0000000000000080000000000000F0BF0000000000000040000000000000F07F"> : tensor<14xf64>
    return %0 : tensor<14xf64>
  }
  func.func private @expected() -> (tensor<14xf64>, tensor<14xi64>, tensor<14xi64>, tensor<14xf64>, tensor<14xi64>) {
    %0 = stablehlo.constant dense<"0x000000000000F0FF000000000000F0BF000000000000F0BF0000000000000080000000000000000000000000000000000000000000000080000000000000F03F000000000000F03F0000000000000040000000000000F07F000000000000F07F000000000000F87F000000000000F87F"> : tensor<14xf64>
    %1 = stablehlo.constant dense<"0x060000000000000007000000000000000B000000000000000300000000000000040000000000000008000000000000000A00000000000000010000000000000005000000000000000C0000000000000002000000000000000D0000000000000000000000000000000900000000000000"> : tensor<14xi64>
    %2 = stablehlo.constant dense<"0x0000000000000000090000000000000002000000000000000D000000000000000C00000000000000010000000000000005000000000000000300000000000000040000000000000008000000000000000A0000000000000007000000000000000B000000000000000600000000000000"> : tensor<14xi64>
    %3 = stablehlo.constant dense<"0x000000000000F0FF000000000000F0BF000000000000F0BF0000000000000080000000000000000000000000000000000000000000000080000000000000F03F000000000000F03F0000000000000040000000000000F07F000000000000F07F000000000000F87F000000000000F87F"> : tensor<14xf64>
    %4 = stablehlo.constant dense<"0x060000000000000007000000000000000B000000000000000300000000000000040000000000000008000000000000000A00000000000000010000000000000005000000000000000C0000000000000002000000000000000D0000000000000000000000000000000900000000000000"> : tensor<14xi64>
    return %0, %1, %2, %3, %4 : tensor<14xf64>, tensor<14xi64>, tensor<14xi64>, tensor<14xf64>, tensor<14xi64>
  }
  func.func private @program(%arg0: tensor<14xf64>) -> (tensor<14xf64> {jax.result_info = "result[0]"}, tensor<14xi64> {jax.result_info = "result[1]"}, tensor<14xi64> {jax.result_info = "result[2]"}, tensor<14xf64> {jax.result_info = "result[3][0]"}, tensor<14xi64> {jax.result_info = "result[3][1]"}) {
    %0 = call @sort(%arg0) : (tensor<14xf64>) -> tensor<14xf64>
    %1 = call @argsort(%arg0) : (tensor<14xf64>) -> tensor<14xi64>
    %2 = call @argsort_0(%arg0) : (tensor<14xf64>) -> tensor<14xi64>
    %3 = stablehlo.iota dim = 0 : tensor<14xi64>
    %4:2 = "stablehlo.sort"(%arg0, %3) <{dimension = 0 : i64, is_stable = true}> ({
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
    }) : (tensor<14xf64>, tensor<14xi64>) -> (tensor<14xf64>, tensor<14xi64>)
    return %0, %1, %2, %4#0, %4#1 : tensor<14xf64>, tensor<14xi64>, tensor<14xi64>, tensor<14xf64>, tensor<14xi64>
  }
  func.func private @sort(%arg0: tensor<14xf64>) -> tensor<14xf64> {
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
    }) : (tensor<14xf64>) -> tensor<14xf64>
    return %0 : tensor<14xf64>
  }
  func.func private @argsort(%arg0: tensor<14xf64>) -> tensor<14xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
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
    }) : (tensor<14xf64>, tensor<14xi64>) -> (tensor<14xf64>, tensor<14xi64>)
    return %1#1 : tensor<14xi64>
  }
  func.func private @argsort_0(%arg0: tensor<14xf64>) -> tensor<14xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %1 = stablehlo.reverse %arg0, dims = [0] : tensor<14xf64>
    %2 = stablehlo.reverse %0, dims = [0] : tensor<14xi64>
    %3:2 = "stablehlo.sort"(%1, %2) <{dimension = 0 : i64, is_stable = true}> ({
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
    }) : (tensor<14xf64>, tensor<14xi64>) -> (tensor<14xf64>, tensor<14xi64>)
    %4 = stablehlo.reverse %3#1, dims = [0] : tensor<14xi64>
    return %4 : tensor<14xi64>
  }
}

// -----

// more_specials: argmax, argmin f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf64>)
    %e:4 = call @expected() : () -> (tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>)
    %r:4 = call @program(%i#0) : (tensor<14xf64>) -> (tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>)
    check.expect_eq %r#0, %e#0 : tensor<i64>
    check.expect_eq %r#1, %e#1 : tensor<i64>
    check.expect_eq %r#2, %e#2 : tensor<2xi64>
    check.expect_eq %r#3, %e#3 : tensor<7xi64>
    return
  }
  func.func private @inputs() -> (tensor<14xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000F87F000000000000F03F000000000000F07F00000000000000800000000000000000000000000000F03F000000000000F0FF000000000000F0BF0000000000000000000000000000F87F0000000000000080000000000000F0BF0000000000000040000000000000F07F"> : tensor<14xf64>
    return %0 : tensor<14xf64>
  }
  func.func private @expected() -> (tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>) {
    %0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
    %1 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
    %2 = stablehlo.constant dense<"0x00000000000000000200000000000000"> : tensor<2xi64>
    %3 = stablehlo.constant dense<"0x0000000000000000010000000000000001000000000000000000000000000000010000000000000000000000000000000000000000000000"> : tensor<7xi64>
    return %0, %1, %2, %3 : tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>
  }
  func.func private @program(%arg0: tensor<14xf64>) -> (tensor<i64> {jax.result_info = "result[0]"}, tensor<i64> {jax.result_info = "result[1]"}, tensor<2xi64> {jax.result_info = "result[2]"}, tensor<7xi64> {jax.result_info = "result[3]"}) {
    %0 = call @argmax(%arg0) : (tensor<14xf64>) -> tensor<i64>
    %1 = call @argmin(%arg0) : (tensor<14xf64>) -> tensor<i64>
    %2 = stablehlo.reshape %arg0 : (tensor<14xf64>) -> tensor<2x7xf64>
    %3 = call @argmax_0(%2) : (tensor<2x7xf64>) -> tensor<2xi64>
    %4 = stablehlo.reshape %arg0 : (tensor<14xf64>) -> tensor<2x7xf64>
    %5 = call @argmin_1(%4) : (tensor<2x7xf64>) -> tensor<7xi64>
    return %0, %1, %3, %5 : tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>
  }
  func.func private @argmax(%arg0: tensor<14xf64>) -> tensor<i64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<14xf64>, tensor<14xi64>, tensor<f64>, tensor<i64>) -> (tensor<f64>, tensor<i64>)
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
    return %1#1 : tensor<i64>
  }
  func.func private @argmin(%arg0: tensor<14xf64>) -> tensor<i64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %cst = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<14xf64>, tensor<14xi64>, tensor<f64>, tensor<i64>) -> (tensor<f64>, tensor<i64>)
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
    return %1#1 : tensor<i64>
  }
  func.func private @argmax_0(%arg0: tensor<2x7xf64>) -> tensor<2xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<2x7xi64>
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<2x7xf64>, tensor<2x7xi64>, tensor<f64>, tensor<i64>) -> (tensor<2xf64>, tensor<2xi64>)
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
    return %1#1 : tensor<2xi64>
  }
  func.func private @argmin_1(%arg0: tensor<2x7xf64>) -> tensor<7xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<2x7xi64>
    %cst = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<2x7xf64>, tensor<2x7xi64>, tensor<f64>, tensor<i64>) -> (tensor<7xf64>, tensor<7xi64>)
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
    return %1#1 : tensor<7xi64>
  }
}

// -----

// more_specials: max, min f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf64>)
    %e:4 = call @expected() : () -> (tensor<f64>, tensor<f64>, tensor<7xf64>, tensor<2xf64>)
    %r:4 = call @program(%i#0) : (tensor<14xf64>) -> (tensor<f64>, tensor<f64>, tensor<7xf64>, tensor<2xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<f64>, tensor<f64>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<f64>, tensor<f64>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<7xf64>, tensor<7xf64>
    check.expect_close %r#3, %e#3, max_ulp_difference = 0 : tensor<2xf64>, tensor<2xf64>
    return
  }
  func.func private @inputs() -> (tensor<14xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000F87F000000000000F03F000000000000F07F00000000000000800000000000000000000000000000F03F000000000000F0FF000000000000F0BF0000000000000000000000000000F87F0000000000000080000000000000F0BF0000000000000040000000000000F07F"> : tensor<14xf64>
    return %0 : tensor<14xf64>
  }
  func.func private @expected() -> (tensor<f64>, tensor<f64>, tensor<7xf64>, tensor<2xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000F87F"> : tensor<f64>
    %1 = stablehlo.constant dense<"0x000000000000F87F"> : tensor<f64>
    %2 = stablehlo.constant dense<"0x000000000000F87F000000000000F03F000000000000F87F000000000000008000000000000000000000000000000040000000000000F07F"> : tensor<7xf64>
    %3 = stablehlo.constant dense<"0x000000000000F87F000000000000F8FF"> : tensor<2xf64>
    return %0, %1, %2, %3 : tensor<f64>, tensor<f64>, tensor<7xf64>, tensor<2xf64>
  }
  func.func private @program(%arg0: tensor<14xf64>) -> (tensor<f64> {jax.result_info = "result[0]"}, tensor<f64> {jax.result_info = "result[1]"}, tensor<7xf64> {jax.result_info = "result[2]"}, tensor<2xf64> {jax.result_info = "result[3]"}) {
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<14xf64>, tensor<f64>) -> tensor<f64>
    %cst_0 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.minimum across dimensions = [0] : (tensor<14xf64>, tensor<f64>) -> tensor<f64>
    %2 = stablehlo.reshape %arg0 : (tensor<14xf64>) -> tensor<2x7xf64>
    %cst_1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %3 = stablehlo.reduce(%2 init: %cst_1) applies stablehlo.maximum across dimensions = [0] : (tensor<2x7xf64>, tensor<f64>) -> tensor<7xf64>
    %4 = stablehlo.reshape %arg0 : (tensor<14xf64>) -> tensor<2x7xf64>
    %cst_2 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %5 = stablehlo.reduce(%4 init: %cst_2) applies stablehlo.minimum across dimensions = [1] : (tensor<2x7xf64>, tensor<f64>) -> tensor<2xf64>
    return %0, %1, %3, %5 : tensor<f64>, tensor<f64>, tensor<7xf64>, tensor<2xf64>
  }
}

// -----

// more_specials: compare f64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<14xf64>, tensor<14xf64>)
    %e:8 = call @expected() : () -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xf64>, tensor<14xf64>)
    %r:8 = call @program(%i#0, %i#1) : (tensor<14xf64>, tensor<14xf64>) -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xf64>, tensor<14xf64>)
    check.expect_eq %r#0, %e#0 : tensor<14xi1>
    check.expect_eq %r#1, %e#1 : tensor<14xi1>
    check.expect_eq %r#2, %e#2 : tensor<14xi1>
    check.expect_eq %r#3, %e#3 : tensor<14xi1>
    check.expect_eq %r#4, %e#4 : tensor<14xi1>
    check.expect_eq %r#5, %e#5 : tensor<14xi1>
    check.expect_close %r#6, %e#6, max_ulp_difference = 0 : tensor<14xf64>, tensor<14xf64>
    check.expect_close %r#7, %e#7, max_ulp_difference = 0 : tensor<14xf64>, tensor<14xf64>
    return
  }
  func.func private @inputs() -> (tensor<14xf64>, tensor<14xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000F87F000000000000F03F000000000000F07F00000000000000800000000000000000000000000000F03F000000000000F0FF000000000000F0BF0000000000000000000000000000F87F0000000000000080000000000000F0BF0000000000000040000000000000F07F"> : tensor<14xf64>
    %1 = stablehlo.constant dense<"0x000000000000F0BF0000000000000040000000000000F07F000000000000F87F000000000000F03F000000000000F07F00000000000000800000000000000000000000000000F03F000000000000F0FF000000000000F0BF0000000000000000000000000000F87F0000000000000080"> : tensor<14xf64>
    return %0, %1 : tensor<14xf64>, tensor<14xf64>
  }
  func.func private @expected() -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xf64>, tensor<14xf64>) {
    %0 = stablehlo.constant dense<[false, false, true, false, false, false, false, false, false, false, false, false, false, false]> : tensor<14xi1>
    %1 = stablehlo.constant dense<[true, true, false, true, true, true, true, true, true, true, true, true, true, true]> : tensor<14xi1>
    %2 = stablehlo.constant dense<[false, true, false, false, true, true, true, true, true, false, false, true, false, false]> : tensor<14xi1>
    %3 = stablehlo.constant dense<[false, true, true, false, true, true, true, true, true, false, false, true, false, false]> : tensor<14xi1>
    %4 = stablehlo.constant dense<[false, false, false, false, false, false, false, false, false, false, true, false, false, true]> : tensor<14xi1>
    %5 = stablehlo.constant dense<[false, false, true, false, false, false, false, false, false, false, true, false, false, true]> : tensor<14xi1>
    %6 = stablehlo.constant dense<"0x000000000000F87F0000000000000040000000000000F07F000000000000F87F000000000000F03F000000000000F07F00000000000000800000000000000000000000000000F03F000000000000F87F00000000000000800000000000000000000000000000F87F000000000000F07F"> : tensor<14xf64>
    %7 = stablehlo.constant dense<"0x000000000000F87F000000000000F03F000000000000F07F000000000000F8FF0000000000000000000000000000F03F000000000000F0FF000000000000F0BF0000000000000000000000000000F87F000000000000F0BF000000000000F0BF000000000000F87F0000000000000080"> : tensor<14xf64>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xf64>, tensor<14xf64>
  }
  func.func private @program(%arg0: tensor<14xf64>, %arg1: tensor<14xf64>) -> (tensor<14xi1> {jax.result_info = "result[0]"}, tensor<14xi1> {jax.result_info = "result[1]"}, tensor<14xi1> {jax.result_info = "result[2]"}, tensor<14xi1> {jax.result_info = "result[3]"}, tensor<14xi1> {jax.result_info = "result[4]"}, tensor<14xi1> {jax.result_info = "result[5]"}, tensor<14xf64> {jax.result_info = "result[6]"}, tensor<14xf64> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<14xf64>, tensor<14xf64>) -> tensor<14xi1>
    %1 = stablehlo.compare NE, %arg0, %arg1, FLOAT : (tensor<14xf64>, tensor<14xf64>) -> tensor<14xi1>
    %2 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<14xf64>, tensor<14xf64>) -> tensor<14xi1>
    %3 = stablehlo.compare LE, %arg0, %arg1, FLOAT : (tensor<14xf64>, tensor<14xf64>) -> tensor<14xi1>
    %4 = stablehlo.compare GT, %arg0, %arg1, FLOAT : (tensor<14xf64>, tensor<14xf64>) -> tensor<14xi1>
    %5 = stablehlo.compare GE, %arg0, %arg1, FLOAT : (tensor<14xf64>, tensor<14xf64>) -> tensor<14xi1>
    %6 = stablehlo.maximum %arg0, %arg1 : tensor<14xf64>
    %7 = stablehlo.minimum %arg0, %arg1 : tensor<14xf64>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xf64>, tensor<14xf64>
  }
}

// -----

// more_specials: clip, sign f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf64>)
    %e:2 = call @expected() : () -> (tensor<14xf64>, tensor<14xf64>)
    %r:2 = call @program(%i#0) : (tensor<14xf64>) -> (tensor<14xf64>, tensor<14xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<14xf64>, tensor<14xf64>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<14xf64>, tensor<14xf64>
    return
  }
  func.func private @inputs() -> (tensor<14xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000F87F000000000000F03F000000000000F07F00000000000000800000000000000000000000000000F03F000000000000F0FF000000000000F0BF0000000000000000000000000000F87F0000000000000080000000000000F0BF0000000000000040000000000000F07F"> : tensor<14xf64>
    return %0 : tensor<14xf64>
  }
  func.func private @expected() -> (tensor<14xf64>, tensor<14xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000F87F000000000000F03F000000000000F03F00000000000000000000000000000000000000000000F03F000000000000000000000000000000000000000000000000000000000000F87F00000000000000000000000000000000000000000000F03F000000000000F03F"> : tensor<14xf64>
    %1 = stablehlo.constant dense<"0x000000000000F87F000000000000F03F000000000000F03F00000000000000800000000000000000000000000000F03F000000000000F0BF000000000000F0BF0000000000000000000000000000F87F0000000000000080000000000000F0BF000000000000F03F000000000000F03F"> : tensor<14xf64>
    return %0, %1 : tensor<14xf64>, tensor<14xf64>
  }
  func.func private @program(%arg0: tensor<14xf64>) -> (tensor<14xf64> {jax.result_info = "result[0]"}, tensor<14xf64> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.slice %arg0 [4:5] : (tensor<14xf64>) -> tensor<1xf64>
    %1 = stablehlo.reshape %0 : (tensor<1xf64>) -> tensor<f64>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<14xf64>) -> tensor<1xf64>
    %3 = stablehlo.reshape %2 : (tensor<1xf64>) -> tensor<f64>
    %4 = call @clip(%arg0, %1, %3) : (tensor<14xf64>, tensor<f64>, tensor<f64>) -> tensor<14xf64>
    %5 = stablehlo.sign %arg0 : tensor<14xf64>
    return %4, %5 : tensor<14xf64>, tensor<14xf64>
  }
  func.func private @clip(%arg0: tensor<14xf64>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<14xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<14xf64>
    %1 = stablehlo.maximum %0, %arg0 : tensor<14xf64>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f64>) -> tensor<14xf64>
    %3 = stablehlo.minimum %2, %1 : tensor<14xf64>
    return %3 : tensor<14xf64>
  }
}

// -----

// more_specials: top_k f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf64>)
    %e:2 = call @expected() : () -> (tensor<4xf64>, tensor<4xi32>)
    %r:2 = call @program(%i#0) : (tensor<14xf64>) -> (tensor<4xf64>, tensor<4xi32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<4xf64>, tensor<4xf64>
    check.expect_eq %r#1, %e#1 : tensor<4xi32>
    return
  }
  func.func private @inputs() -> (tensor<14xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000F87F000000000000F03F000000000000F07F00000000000000800000000000000000000000000000F03F000000000000F0FF000000000000F0BF0000000000000000000000000000F87F0000000000000080000000000000F0BF0000000000000040000000000000F07F"> : tensor<14xf64>
    return %0 : tensor<14xf64>
  }
  func.func private @expected() -> (tensor<4xf64>, tensor<4xi32>) {
    %0 = stablehlo.constant dense<"0x000000000000F07F000000000000F03F000000000000F03F0000000000000000"> : tensor<4xf64>
    %1 = stablehlo.constant dense<"0x02000000010000000500000000000000"> : tensor<4xi32>
    return %0, %1 : tensor<4xf64>, tensor<4xi32>
  }
  func.func private @program(%arg0: tensor<14xf64>) -> (tensor<4xf64> {jax.result_info = "result[0]"}, tensor<4xi32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<14xf64>, tensor<14xf64>) -> tensor<14xi1>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = call @_where(%0, %c, %arg0) : (tensor<14xi1>, tensor<i64>, tensor<14xf64>) -> tensor<14xf64>
    %2 = stablehlo.slice %1 [0:9] : (tensor<14xf64>) -> tensor<9xf64>
    %values, %indices = chlo.top_k(%2, k = 4) : tensor<9xf64> -> (tensor<4xf64>, tensor<4xi32>)
    return %values, %indices : tensor<4xf64>, tensor<4xi32>
  }
  func.func private @_where(%arg0: tensor<14xi1>, %arg1: tensor<i64>, %arg2: tensor<14xf64>) -> tensor<14xf64> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<14xf64>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<14xi1>, tensor<14xf64>
    return %2 : tensor<14xf64>
  }
}

// -----

// more_specials: cummax, cummin f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf64>)
    %e:2 = call @expected() : () -> (tensor<14xf64>, tensor<14xf64>)
    %r:2 = call @program(%i#0) : (tensor<14xf64>) -> (tensor<14xf64>, tensor<14xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<14xf64>, tensor<14xf64>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<14xf64>, tensor<14xf64>
    return
  }
  func.func private @inputs() -> (tensor<14xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000F87F000000000000F03F000000000000F07F00000000000000800000000000000000000000000000F03F000000000000F0FF000000000000F0BF0000000000000000000000000000F87F0000000000000080000000000000F0BF0000000000000040000000000000F07F"> : tensor<14xf64>
    return %0 : tensor<14xf64>
  }
  func.func private @expected() -> (tensor<14xf64>, tensor<14xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F"> : tensor<14xf64>
    %1 = stablehlo.constant dense<"0x000000000000F87F000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F87F000000000000F87F000000000000F0BF000000000000F0BF0000000000000040000000000000F07F"> : tensor<14xf64>
    return %0, %1 : tensor<14xf64>, tensor<14xf64>
  }
  func.func private @program(%arg0: tensor<14xf64>) -> (tensor<14xf64> {jax.result_info = "result[0]"}, tensor<14xf64> {jax.result_info = "result[1]"}) {
    %0 = call @cummax(%arg0) : (tensor<14xf64>) -> tensor<14xf64>
    %1 = call @cummin(%arg0) : (tensor<14xf64>) -> tensor<14xf64>
    return %0, %1 : tensor<14xf64>, tensor<14xf64>
  }
  func.func private @cummax(%arg0: tensor<14xf64>) -> tensor<14xf64> {
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<f64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[13, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f64>
      stablehlo.return %2 : tensor<f64>
    }) : (tensor<14xf64>, tensor<f64>) -> tensor<14xf64>
    return %1 : tensor<14xf64>
  }
  func.func private @cummin(%arg0: tensor<14xf64>) -> tensor<14xf64> {
    %cst = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<f64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[0, 13]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<f64>
      stablehlo.return %2 : tensor<f64>
    }) : (tensor<14xf64>, tensor<f64>) -> tensor<14xf64>
    return %1 : tensor<14xf64>
  }
}

// -----

// more_specials: max pooling f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf64>)
    %e:1 = call @expected() : () -> (tensor<2x4xf64>)
    %r:1 = call @program(%i#0) : (tensor<14xf64>) -> (tensor<2x4xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<2x4xf64>, tensor<2x4xf64>
    return
  }
  func.func private @inputs() -> (tensor<14xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000F87F000000000000F03F000000000000F07F00000000000000800000000000000000000000000000F03F000000000000F0FF000000000000F0BF0000000000000000000000000000F87F0000000000000080000000000000F0BF0000000000000040000000000000F07F"> : tensor<14xf64>
    return %0 : tensor<14xf64>
  }
  func.func private @expected() -> (tensor<2x4xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000F87F000000000000F07F000000000000F03F000000000000F03F0000000000000000000000000000F87F0000000000000040000000000000F07F"> : tensor<2x4xf64>
    return %0 : tensor<2x4xf64>
  }
  func.func private @program(%arg0: tensor<14xf64>) -> (tensor<2x4xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<14xf64>) -> tensor<2x7xf64>
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<f64>
    %2 = "stablehlo.reduce_window"(%0, %1) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %3 = stablehlo.maximum %arg1, %arg2 : tensor<f64>
      stablehlo.return %3 : tensor<f64>
    }) : (tensor<2x7xf64>, tensor<f64>) -> tensor<2x4xf64>
    return %2 : tensor<2x4xf64>
  }
}

// -----

// more_specials: unique, nonzero f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf64>)
    %e:2 = call @expected() : () -> (tensor<9xi64>, tensor<i64>)
    %r:2 = call @program(%i#0) : (tensor<14xf64>) -> (tensor<9xi64>, tensor<i64>)
    check.expect_eq %r#0, %e#0 : tensor<9xi64>
    check.expect_eq %r#1, %e#1 : tensor<i64>
    return
  }
  func.func private @inputs() -> (tensor<14xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000F87F000000000000F03F000000000000F07F00000000000000800000000000000000000000000000F03F000000000000F0FF000000000000F0BF0000000000000000000000000000F87F0000000000000080000000000000F0BF0000000000000040000000000000F07F"> : tensor<14xf64>
    return %0 : tensor<14xf64>
  }
  func.func private @expected() -> (tensor<9xi64>, tensor<i64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000100000000000000020000000000000005000000000000000600000000000000070000000000000009000000000000000B000000000000000C00000000000000"> : tensor<9xi64>
    %1 = stablehlo.constant dense<"0x0A00000000000000"> : tensor<i64>
    return %0, %1 : tensor<9xi64>, tensor<i64>
  }
  func.func private @program(%arg0: tensor<14xf64>) -> (tensor<9xi64> {jax.result_info = "result[0]"}, tensor<i64> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<14xf64>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<14xf64>, tensor<14xf64>) -> tensor<14xi1>
    %2 = call @cumsum(%1) : (tensor<14xi1>) -> tensor<14xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %5 = stablehlo.compare LT, %2, %4, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %c_1 = stablehlo.constant dense<9> : tensor<i64>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %7 = stablehlo.add %2, %6 : tensor<14xi64>
    %8 = stablehlo.select %5, %7, %2 : tensor<14xi1>, tensor<14xi64>
    %9 = stablehlo.convert %8 : (tensor<14xi64>) -> tensor<14xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<14xi32>) -> tensor<14x1xi32>
    %c_2 = stablehlo.constant dense<1> : tensor<i64>
    %11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %12 = "stablehlo.scatter"(%3, %10, %11) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %26 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %26 : tensor<i64>
    }) : (tensor<9xi64>, tensor<14x1xi32>, tensor<14xi64>) -> tensor<9xi64>
    %13 = call @cumsum_1(%12) : (tensor<9xi64>) -> tensor<9xi64>
    %c_3 = stablehlo.constant dense<1> : tensor<i64>
    %14 = call @floor_divide(%13, %c_3) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    %c_4 = stablehlo.constant dense<14> : tensor<i64>
    %15 = call @remainder(%14, %c_4) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    %16 = stablehlo.convert %1 : (tensor<14xi1>) -> tensor<14xi32>
    %17 = stablehlo.convert %16 : (tensor<14xi32>) -> tensor<14xi64>
    %c_5 = stablehlo.constant dense<0> : tensor<i64>
    %18 = stablehlo.reduce(%17 init: %c_5) applies stablehlo.add across dimensions = [0] : (tensor<14xi64>, tensor<i64>) -> tensor<i64>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %20 = stablehlo.iota dim = 0 : tensor<9xi64>
    %21 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<1xi64>) -> tensor<9xi64>
    %22 = stablehlo.compare GE, %20, %21, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %c_6 = stablehlo.constant dense<-1> : tensor<i64>
    %23 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %24 = call @_where_4(%22, %23, %15) : (tensor<9xi1>, tensor<1xi64>, tensor<9xi64>) -> tensor<9xi64>
    %25 = call @count_nonzero(%arg0) : (tensor<14xf64>) -> tensor<i64>
    return %24, %25 : tensor<9xi64>, tensor<i64>
  }
  func.func private @cumsum(%arg0: tensor<14xi1>) -> tensor<14xi64> {
    %0 = stablehlo.convert %arg0 : (tensor<14xi1>) -> tensor<14xi64>
    %1 = call @cumsum_0(%0) : (tensor<14xi64>) -> tensor<14xi64>
    return %1 : tensor<14xi64>
  }
  func.func private @cumsum_0(%arg0: tensor<14xi64>) -> tensor<14xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[13, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<14xi64>, tensor<i64>) -> tensor<14xi64>
    return %1 : tensor<14xi64>
  }
  func.func private @cumsum_1(%arg0: tensor<9xi64>) -> tensor<9xi64> {
    %0 = call @cumsum_2(%arg0) : (tensor<9xi64>) -> tensor<9xi64>
    return %0 : tensor<9xi64>
  }
  func.func private @cumsum_2(%arg0: tensor<9xi64>) -> tensor<9xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[8, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 9>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    return %1 : tensor<9xi64>
  }
  func.func private @floor_divide(%arg0: tensor<9xi64>, %arg1: tensor<i64>) -> tensor<9xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %2 = stablehlo.divide %arg0, %1 : tensor<9xi64>
    %3 = stablehlo.sign %arg0 : tensor<9xi64>
    %4 = stablehlo.sign %0 : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %8 = stablehlo.remainder %arg0, %7 : tensor<9xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %11 = stablehlo.and %6, %10 : tensor<9xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %13 = stablehlo.subtract %2, %12 : tensor<9xi64>
    %14 = call @_where(%11, %13, %2) : (tensor<9xi1>, tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
    return %14 : tensor<9xi64>
  }
  func.func private @_where(%arg0: tensor<9xi1>, %arg1: tensor<9xi64>, %arg2: tensor<9xi64>) -> tensor<9xi64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<9xi1>, tensor<9xi64>
    return %0 : tensor<9xi64>
  }
  func.func private @remainder(%arg0: tensor<9xi64>, %arg1: tensor<i64>) -> tensor<9xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %2 = call @_where_3(%1, %c_0, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %4 = stablehlo.remainder %arg0, %3 : tensor<9xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<9xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
    %12 = stablehlo.and %11, %6 : tensor<9xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %14 = stablehlo.add %4, %13 : tensor<9xi64>
    %15 = stablehlo.select %12, %14, %4 : tensor<9xi1>, tensor<9xi64>
    return %15 : tensor<9xi64>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
    return %0 : tensor<i64>
  }
  func.func private @_where_4(%arg0: tensor<9xi1>, %arg1: tensor<1xi64>, %arg2: tensor<9xi64>) -> tensor<9xi64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<1xi64>) -> tensor<9xi64>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<9xi1>, tensor<9xi64>
    return %1 : tensor<9xi64>
  }
  func.func private @count_nonzero(%arg0: tensor<14xf64>) -> tensor<i64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<14xf64>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<14xf64>, tensor<14xf64>) -> tensor<14xi1>
    %2 = stablehlo.convert %1 : (tensor<14xi1>) -> tensor<14xi32>
    %3 = stablehlo.convert %2 : (tensor<14xi32>) -> tensor<14xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.reduce(%3 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<14xi64>, tensor<i64>) -> tensor<i64>
    return %4 : tensor<i64>
  }
}

// -----

// more_specials: where, select f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf64>)
    %e:2 = call @expected() : () -> (tensor<14xf64>, tensor<14xf64>)
    %r:2 = call @program(%i#0) : (tensor<14xf64>) -> (tensor<14xf64>, tensor<14xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<14xf64>, tensor<14xf64>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<14xf64>, tensor<14xf64>
    return
  }
  func.func private @inputs() -> (tensor<14xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000F87F000000000000F03F000000000000F07F00000000000000800000000000000000000000000000F03F000000000000F0FF000000000000F0BF0000000000000000000000000000F87F0000000000000080000000000000F0BF0000000000000040000000000000F07F"> : tensor<14xf64>
    return %0 : tensor<14xf64>
  }
  func.func private @expected() -> (tensor<14xf64>, tensor<14xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000F87F000000000000F03F000000000000F07F000000000000F03F000000000000F03F000000000000F03F000000000000F0FF000000000000F0BF000000000000F03F000000000000F87F000000000000F03F000000000000F0BF0000000000000040000000000000F07F"> : tensor<14xf64>
    %1 = stablehlo.constant dense<"0x000000000000F87F000000000000F03F000000000000F87F0000000000000080000000000000F87F000000000000F03F000000000000F87F000000000000F87F000000000000F03F000000000000F87F0000000000000080000000000000F87F000000000000F87F000000000000F87F"> : tensor<14xf64>
    return %0, %1 : tensor<14xf64>, tensor<14xf64>
  }
  func.func private @program(%arg0: tensor<14xf64>) -> (tensor<14xf64> {jax.result_info = "result[0]"}, tensor<14xf64> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<14xf64>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<14xf64>, tensor<14xf64>) -> tensor<14xi1>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<14xf64>) -> tensor<1xf64>
    %3 = stablehlo.reshape %2 : (tensor<1xf64>) -> tensor<f64>
    %4 = call @_where(%1, %arg0, %3) : (tensor<14xi1>, tensor<14xf64>, tensor<f64>) -> tensor<14xf64>
    %5 = stablehlo.slice %arg0 [1:2] : (tensor<14xf64>) -> tensor<1xf64>
    %6 = stablehlo.reshape %5 : (tensor<1xf64>) -> tensor<f64>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f64>) -> tensor<14xf64>
    %8 = stablehlo.compare EQ, %arg0, %7, FLOAT : (tensor<14xf64>, tensor<14xf64>) -> tensor<14xi1>
    %9 = stablehlo.slice %arg0 [3:4] : (tensor<14xf64>) -> tensor<1xf64>
    %10 = stablehlo.reshape %9 : (tensor<1xf64>) -> tensor<f64>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f64>) -> tensor<14xf64>
    %12 = stablehlo.compare EQ, %arg0, %11, FLOAT : (tensor<14xf64>, tensor<14xf64>) -> tensor<14xi1>
    %13 = stablehlo.reverse %arg0, dims = [0] : tensor<14xf64>
    %14 = stablehlo.slice %arg0 [0:1] : (tensor<14xf64>) -> tensor<1xf64>
    %15 = stablehlo.reshape %14 : (tensor<1xf64>) -> tensor<f64>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %16 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<14xi1>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1] : (tensor<14xi1>) -> tensor<1x14xi1>
    %18 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<14xi1>) -> tensor<1x14xi1>
    %19 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<14xi1>) -> tensor<1x14xi1>
    %20 = stablehlo.concatenate %17, %18, %19, dim = 0 : (tensor<1x14xi1>, tensor<1x14xi1>, tensor<1x14xi1>) -> tensor<3x14xi1>
    %21 = call @argmax(%20) : (tensor<3x14xi1>) -> tensor<14xi64>
    %22 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f64>) -> tensor<14xf64>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %23 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %24 = stablehlo.compare LT, %21, %23, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %c_1 = stablehlo.constant dense<2> : tensor<i64>
    %25 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %26 = stablehlo.compare LT, %21, %25, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %27 = stablehlo.select %26, %arg0, %13 : tensor<14xi1>, tensor<14xf64>
    %28 = stablehlo.select %24, %22, %27 : tensor<14xi1>, tensor<14xf64>
    return %4, %28 : tensor<14xf64>, tensor<14xf64>
  }
  func.func private @_where(%arg0: tensor<14xi1>, %arg1: tensor<14xf64>, %arg2: tensor<f64>) -> tensor<14xf64> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f64>) -> tensor<14xf64>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<14xi1>, tensor<14xf64>
    return %1 : tensor<14xf64>
  }
  func.func private @argmax(%arg0: tensor<3x14xi1>) -> tensor<14xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<3x14xi64>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<3x14xi1>, tensor<3x14xi64>, tensor<i1>, tensor<i64>) -> (tensor<14xi1>, tensor<14xi64>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i64>
    }
    return %1#1 : tensor<14xi64>
  }
}

// -----

// more_specials: any, all f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf64>)
    %e:3 = call @expected() : () -> (tensor<i1>, tensor<i1>, tensor<7xi1>)
    %r:3 = call @program(%i#0) : (tensor<14xf64>) -> (tensor<i1>, tensor<i1>, tensor<7xi1>)
    check.expect_eq %r#0, %e#0 : tensor<i1>
    check.expect_eq %r#1, %e#1 : tensor<i1>
    check.expect_eq %r#2, %e#2 : tensor<7xi1>
    return
  }
  func.func private @inputs() -> (tensor<14xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000F87F000000000000F03F000000000000F07F00000000000000800000000000000000000000000000F03F000000000000F0FF000000000000F0BF0000000000000000000000000000F87F0000000000000080000000000000F0BF0000000000000040000000000000F07F"> : tensor<14xf64>
    return %0 : tensor<14xf64>
  }
  func.func private @expected() -> (tensor<i1>, tensor<i1>, tensor<7xi1>) {
    %0 = stablehlo.constant dense<true> : tensor<i1>
    %1 = stablehlo.constant dense<false> : tensor<i1>
    %2 = stablehlo.constant dense<[true, true, true, false, true, true, true]> : tensor<7xi1>
    return %0, %1, %2 : tensor<i1>, tensor<i1>, tensor<7xi1>
  }
  func.func private @program(%arg0: tensor<14xf64>) -> (tensor<i1> {jax.result_info = "result[0]"}, tensor<i1> {jax.result_info = "result[1]"}, tensor<7xi1> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<14xf64>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<14xf64>, tensor<14xf64>) -> tensor<14xi1>
    %2 = stablehlo.convert %1 : tensor<14xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %3 = stablehlo.reduce(%2 init: %c) applies stablehlo.or across dimensions = [0] : (tensor<14xi1>, tensor<i1>) -> tensor<i1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<14xf64>
    %5 = stablehlo.compare NE, %arg0, %4, FLOAT : (tensor<14xf64>, tensor<14xf64>) -> tensor<14xi1>
    %6 = stablehlo.convert %5 : tensor<14xi1>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %7 = stablehlo.reduce(%6 init: %c_1) applies stablehlo.and across dimensions = [0] : (tensor<14xi1>, tensor<i1>) -> tensor<i1>
    %8 = stablehlo.reshape %arg0 : (tensor<14xf64>) -> tensor<2x7xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<2x7xf64>
    %10 = stablehlo.compare NE, %8, %9, FLOAT : (tensor<2x7xf64>, tensor<2x7xf64>) -> tensor<2x7xi1>
    %11 = stablehlo.convert %10 : tensor<2x7xi1>
    %c_3 = stablehlo.constant dense<false> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.or across dimensions = [0] : (tensor<2x7xi1>, tensor<i1>) -> tensor<7xi1>
    return %3, %7, %12 : tensor<i1>, tensor<i1>, tensor<7xi1>
  }
}

// -----

// more_specials: sums f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf64>)
    %e:7 = call @expected() : () -> (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<3xf64>)
    %r:7 = call @program(%i#0) : (tensor<14xf64>) -> (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<3xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<f64>, tensor<f64>
    check.expect_close %r#1, %e#1, max_ulp_difference = 1 : tensor<f64>, tensor<f64>
    check.expect_close %r#2, %e#2, max_ulp_difference = 1 : tensor<f64>, tensor<f64>
    check.expect_close %r#3, %e#3, max_ulp_difference = 1 : tensor<f64>, tensor<f64>
    check.expect_close %r#4, %e#4, max_ulp_difference = 1 : tensor<f64>, tensor<f64>
    check.expect_close %r#5, %e#5, max_ulp_difference = 1 : tensor<f64>, tensor<f64>
    check.expect_close %r#6, %e#6, max_ulp_difference = 1 : tensor<3xf64>, tensor<3xf64>
    return
  }
  func.func private @inputs() -> (tensor<14xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000F87F000000000000F03F000000000000F07F00000000000000800000000000000000000000000000F03F000000000000F0FF000000000000F0BF0000000000000000000000000000F87F0000000000000080000000000000F0BF0000000000000040000000000000F07F"> : tensor<14xf64>
    return %0 : tensor<14xf64>
  }
  func.func private @expected() -> (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<3xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000F03F"> : tensor<f64>
    %1 = stablehlo.constant dense<"0x000000000000F87F"> : tensor<f64>
    %2 = stablehlo.constant dense<"0x000000000000F8FF"> : tensor<f64>
    %3 = stablehlo.constant dense<"0x000000000000F8FF"> : tensor<f64>
    %4 = stablehlo.constant dense<"0x000000000000F07F"> : tensor<f64>
    %5 = stablehlo.constant dense<"0x000000000000F07F"> : tensor<f64>
    %6 = stablehlo.constant dense<"0x000000000000F03F000000000000F07F000000000000F07F"> : tensor<3xf64>
    return %0, %1, %2, %3, %4, %5, %6 : tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<3xf64>
  }
  func.func private @program(%arg0: tensor<14xf64>) -> (tensor<f64> {jax.result_info = "result[0]"}, tensor<f64> {jax.result_info = "result[1]"}, tensor<f64> {jax.result_info = "result[2]"}, tensor<f64> {jax.result_info = "result[3]"}, tensor<f64> {jax.result_info = "result[4]"}, tensor<f64> {jax.result_info = "result[5]"}, tensor<3xf64> {jax.result_info = "result[6]"}) {
    %0 = stablehlo.slice %arg0 [1:2] : (tensor<14xf64>) -> tensor<1xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1xf64>, tensor<f64>) -> tensor<f64>
    %2 = stablehlo.slice %arg0 [0:3] : (tensor<14xf64>) -> tensor<3xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
    %4 = stablehlo.slice %arg0 [2:7] : (tensor<14xf64>) -> tensor<5xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.reduce(%4 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<5xf64>, tensor<f64>) -> tensor<f64>
    %6 = stablehlo.slice %arg0 [1:5] : (tensor<14xf64>) -> tensor<4xf64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %7 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.multiply across dimensions = [0] : (tensor<4xf64>, tensor<f64>) -> tensor<f64>
    %8 = stablehlo.slice %arg0 [0:6] : (tensor<14xf64>) -> tensor<6xf64>
    %9 = call @nansum(%8) : (tensor<6xf64>) -> tensor<f64>
    %10 = call @nanmax(%arg0) : (tensor<14xf64>) -> tensor<f64>
    %11 = stablehlo.slice %arg0 [1:4] : (tensor<14xf64>) -> tensor<3xf64>
    %12 = call @cumsum(%11) : (tensor<3xf64>) -> tensor<3xf64>
    return %1, %3, %5, %7, %9, %10, %12 : tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<3xf64>
  }
  func.func private @nansum(%arg0: tensor<6xf64>) -> tensor<f64> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = call @_where(%0, %cst, %arg0) : (tensor<6xi1>, tensor<f64>, tensor<6xf64>) -> tensor<6xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<6xf64>, tensor<f64>) -> tensor<f64>
    return %2 : tensor<f64>
  }
  func.func private @_where(%arg0: tensor<6xi1>, %arg1: tensor<f64>, %arg2: tensor<6xf64>) -> tensor<6xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<6xi1>, tensor<6xf64>
    return %1 : tensor<6xf64>
  }
  func.func private @nanmax(%arg0: tensor<14xf64>) -> tensor<f64> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<14xf64>, tensor<14xf64>) -> tensor<14xi1>
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %1 = call @_where_0(%0, %cst, %arg0) : (tensor<14xi1>, tensor<f64>, tensor<14xf64>) -> tensor<14xf64>
    %cst_0 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.maximum across dimensions = [0] : (tensor<14xf64>, tensor<f64>) -> tensor<f64>
    %3 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<14xf64>, tensor<14xf64>) -> tensor<14xi1>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %4 = stablehlo.reduce(%3 init: %c) applies stablehlo.and across dimensions = [0] : (tensor<14xi1>, tensor<i1>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %5 = call @_where_1(%4, %cst_1, %2) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
    return %5 : tensor<f64>
  }
  func.func private @_where_0(%arg0: tensor<14xi1>, %arg1: tensor<f64>, %arg2: tensor<14xf64>) -> tensor<14xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<14xf64>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<14xi1>, tensor<14xf64>
    return %1 : tensor<14xf64>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<f64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f64>
    return %0 : tensor<f64>
  }
  func.func private @cumsum(%arg0: tensor<3xf64>) -> tensor<3xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<f64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[2, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f64>
      stablehlo.return %2 : tensor<f64>
    }) : (tensor<3xf64>, tensor<f64>) -> tensor<3xf64>
    return %1 : tensor<3xf64>
  }
}

// -----

// more_specials: tests f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf64>)
    %e:6 = call @expected() : () -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>)
    %r:6 = call @program(%i#0) : (tensor<14xf64>) -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>)
    check.expect_eq %r#0, %e#0 : tensor<14xi1>
    check.expect_eq %r#1, %e#1 : tensor<14xi1>
    check.expect_eq %r#2, %e#2 : tensor<14xi1>
    check.expect_eq %r#3, %e#3 : tensor<14xi1>
    check.expect_eq %r#4, %e#4 : tensor<14xi1>
    check.expect_eq %r#5, %e#5 : tensor<14xi1>
    return
  }
  func.func private @inputs() -> (tensor<14xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000F87F000000000000F03F000000000000F07F00000000000000800000000000000000000000000000F03F000000000000F0FF000000000000F0BF0000000000000000000000000000F87F0000000000000080000000000000F0BF0000000000000040000000000000F07F"> : tensor<14xf64>
    return %0 : tensor<14xf64>
  }
  func.func private @expected() -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>) {
    %0 = stablehlo.constant dense<[true, false, false, false, false, false, false, false, false, true, false, false, false, false]> : tensor<14xi1>
    %1 = stablehlo.constant dense<[false, false, true, false, false, false, true, false, false, false, false, false, false, true]> : tensor<14xi1>
    %2 = stablehlo.constant dense<[false, true, false, true, true, true, false, true, true, false, true, true, true, false]> : tensor<14xi1>
    %3 = stablehlo.constant dense<[false, false, false, true, false, false, true, true, false, false, true, true, false, false]> : tensor<14xi1>
    %4 = stablehlo.constant dense<[false, false, true, false, false, false, false, false, false, false, false, false, false, true]> : tensor<14xi1>
    %5 = stablehlo.constant dense<[false, false, false, false, false, false, true, false, false, false, false, false, false, false]> : tensor<14xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>
  }
  func.func private @program(%arg0: tensor<14xf64>) -> (tensor<14xi1> {jax.result_info = "result[0]"}, tensor<14xi1> {jax.result_info = "result[1]"}, tensor<14xi1> {jax.result_info = "result[2]"}, tensor<14xi1> {jax.result_info = "result[3]"}, tensor<14xi1> {jax.result_info = "result[4]"}, tensor<14xi1> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<14xf64>, tensor<14xf64>) -> tensor<14xi1>
    %1 = call @isinf(%arg0) : (tensor<14xf64>) -> tensor<14xi1>
    %2 = stablehlo.is_finite %arg0 : (tensor<14xf64>) -> tensor<14xi1>
    %3 = call @signbit(%arg0) : (tensor<14xf64>) -> tensor<14xi1>
    %cst = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<14xf64>
    %5 = stablehlo.compare EQ, %arg0, %4, FLOAT : (tensor<14xf64>, tensor<14xf64>) -> tensor<14xi1>
    %cst_0 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<14xf64>
    %7 = stablehlo.compare EQ, %arg0, %6, FLOAT : (tensor<14xf64>, tensor<14xf64>) -> tensor<14xi1>
    return %0, %1, %2, %3, %5, %7 : tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>
  }
  func.func private @isinf(%arg0: tensor<14xf64>) -> tensor<14xi1> {
    %0 = stablehlo.abs %arg0 : tensor<14xf64>
    %cst = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<14xf64>
    %2 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<14xf64>, tensor<14xf64>) -> tensor<14xi1>
    return %2 : tensor<14xi1>
  }
  func.func private @signbit(%arg0: tensor<14xf64>) -> tensor<14xi1> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<14xf64>) -> tensor<14xi64>
    %c = stablehlo.constant dense<63> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %2 = stablehlo.shift_right_arithmetic %0, %1 : tensor<14xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %5 = stablehlo.convert %4 : tensor<14xi1>
    return %5 : tensor<14xi1>
  }
}

// -----

// more_specials: copysign, nextafter f64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<14xf64>, tensor<14xf64>)
    %e:4 = call @expected() : () -> (tensor<14xf64>, tensor<14xf64>, tensor<14xf64>, tensor<1xf64>)
    %r:4 = call @program(%i#0, %i#1) : (tensor<14xf64>, tensor<14xf64>) -> (tensor<14xf64>, tensor<14xf64>, tensor<14xf64>, tensor<1xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<14xf64>, tensor<14xf64>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<14xf64>, tensor<14xf64>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<14xf64>, tensor<14xf64>
    check.expect_close %r#3, %e#3, max_ulp_difference = 0 : tensor<1xf64>, tensor<1xf64>
    return
  }
  func.func private @inputs() -> (tensor<14xf64>, tensor<14xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000F87F000000000000F03F000000000000F07F00000000000000800000000000000000000000000000F03F000000000000F0FF000000000000F0BF0000000000000000000000000000F87F0000000000000080000000000000F0BF0000000000000040000000000000F07F"> : tensor<14xf64>
    %1 = stablehlo.constant dense<"0x0000000000000080000000000000F0BF0000000000000040000000000000F07F000000000000F87F000000000000F03F000000000000F07F00000000000000800000000000000000000000000000F03F000000000000F0FF000000000000F0BF0000000000000000000000000000F87F"> : tensor<14xf64>
    return %0, %1 : tensor<14xf64>, tensor<14xf64>
  }
  func.func private @expected() -> (tensor<14xf64>, tensor<14xf64>, tensor<14xf64>, tensor<1xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000F8FF000000000000F0BF000000000000F07F00000000000000000000000000000000000000000000F03F000000000000F07F000000000000F0BF0000000000000000000000000000F87F0000000000000080000000000000F0BF0000000000000040000000000000F07F"> : tensor<14xf64>
    %1 = stablehlo.constant dense<"0x0000000000000080000000000000F0BF000000000000004000000000000000800000000000000000000000000000F03F000000000000F0FF000000000000F0BF0000000000000000000000000000F03F000000000000F0FF000000000000F0BF0000000000000000000000000000F07F"> : tensor<14xf64>
    %2 = stablehlo.constant dense<"0x0000000000000080000000000000F03F000000000000F07F000000000000F07F0000000000000000000000000000F03F000000000000F07F00000000000000800000000000000000000000000000F03F0000000000000080000000000000F0BF0000000000000040000000000000F07F"> : tensor<14xf64>
    %3 = stablehlo.constant dense<"0x010000000000F03F"> : tensor<1xf64>
    return %0, %1, %2, %3 : tensor<14xf64>, tensor<14xf64>, tensor<14xf64>, tensor<1xf64>
  }
  func.func private @program(%arg0: tensor<14xf64>, %arg1: tensor<14xf64>) -> (tensor<14xf64> {jax.result_info = "result[0]"}, tensor<14xf64> {jax.result_info = "result[1]"}, tensor<14xf64> {jax.result_info = "result[2]"}, tensor<1xf64> {jax.result_info = "result[3]"}) {
    %0 = call @copysign(%arg0, %arg1) : (tensor<14xf64>, tensor<14xf64>) -> tensor<14xf64>
    %1 = call @fmin(%arg0, %arg1) : (tensor<14xf64>, tensor<14xf64>) -> tensor<14xf64>
    %2 = call @fmax(%arg0, %arg1) : (tensor<14xf64>, tensor<14xf64>) -> tensor<14xf64>
    %3 = stablehlo.slice %arg0 [1:2] : (tensor<14xf64>) -> tensor<1xf64>
    %4 = stablehlo.slice %arg1 [3:4] : (tensor<14xf64>) -> tensor<1xf64>
    %5 = chlo.next_after %3, %4 : tensor<1xf64>, tensor<1xf64> -> tensor<1xf64>
    return %0, %1, %2, %5 : tensor<14xf64>, tensor<14xf64>, tensor<14xf64>, tensor<1xf64>
  }
  func.func private @copysign(%arg0: tensor<14xf64>, %arg1: tensor<14xf64>) -> tensor<14xf64> {
    %0 = call @signbit(%arg1) : (tensor<14xf64>) -> tensor<14xi1>
    %1 = stablehlo.abs %arg0 : tensor<14xf64>
    %2 = stablehlo.negate %1 : tensor<14xf64>
    %3 = stablehlo.abs %arg0 : tensor<14xf64>
    %4 = call @_where(%0, %2, %3) : (tensor<14xi1>, tensor<14xf64>, tensor<14xf64>) -> tensor<14xf64>
    return %4 : tensor<14xf64>
  }
  func.func private @signbit(%arg0: tensor<14xf64>) -> tensor<14xi1> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<14xf64>) -> tensor<14xi64>
    %c = stablehlo.constant dense<63> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %2 = stablehlo.shift_right_arithmetic %0, %1 : tensor<14xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %5 = stablehlo.convert %4 : tensor<14xi1>
    return %5 : tensor<14xi1>
  }
  func.func private @_where(%arg0: tensor<14xi1>, %arg1: tensor<14xf64>, %arg2: tensor<14xf64>) -> tensor<14xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<14xi1>, tensor<14xf64>
    return %0 : tensor<14xf64>
  }
  func.func private @fmin(%arg0: tensor<14xf64>, %arg1: tensor<14xf64>) -> tensor<14xf64> {
    %0 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<14xf64>, tensor<14xf64>) -> tensor<14xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<14xf64>, tensor<14xf64>) -> tensor<14xi1>
    %2 = stablehlo.or %0, %1 : tensor<14xi1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<14xi1>, tensor<14xf64>, tensor<14xf64>) -> tensor<14xf64>
    return %3 : tensor<14xf64>
  }
  func.func private @fmax(%arg0: tensor<14xf64>, %arg1: tensor<14xf64>) -> tensor<14xf64> {
    %0 = stablehlo.compare GT, %arg0, %arg1, FLOAT : (tensor<14xf64>, tensor<14xf64>) -> tensor<14xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<14xf64>, tensor<14xf64>) -> tensor<14xi1>
    %2 = stablehlo.or %0, %1 : tensor<14xi1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<14xi1>, tensor<14xf64>, tensor<14xf64>) -> tensor<14xf64>
    return %3 : tensor<14xf64>
  }
}

// -----

// more_specials: logsumexp, softmax f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf64>)
    %e:3 = call @expected() : () -> (tensor<f64>, tensor<5xf64>, tensor<f64>)
    %r:3 = call @program(%i#0) : (tensor<14xf64>) -> (tensor<f64>, tensor<5xf64>, tensor<f64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 4 : tensor<f64>, tensor<f64>
    check.expect_close %r#1, %e#1, max_ulp_difference = 4 : tensor<5xf64>, tensor<5xf64>
    check.expect_close %r#2, %e#2, max_ulp_difference = 4 : tensor<f64>, tensor<f64>
    return
  }
  func.func private @inputs() -> (tensor<14xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000F87F000000000000F03F000000000000F07F00000000000000800000000000000000000000000000F03F000000000000F0FF000000000000F0BF0000000000000000000000000000F87F0000000000000080000000000000F0BF0000000000000040000000000000F07F"> : tensor<14xf64>
    return %0 : tensor<14xf64>
  }
  func.func private @expected() -> (tensor<f64>, tensor<5xf64>, tensor<f64>) {
    %0 = stablehlo.constant dense<"0x2717EFD48D85F63F"> : tensor<f64>
    %1 = stablehlo.constant dense<"0x9243A36F942AC93F9243A36F942AC93FD7D1ECD92F1AE13F0000000000000000F1620C722F84B23F"> : tensor<5xf64>
    %2 = stablehlo.constant dense<"0x000000000000F03F"> : tensor<f64>
    return %0, %1, %2 : tensor<f64>, tensor<5xf64>, tensor<f64>
  }
  func.func private @program(%arg0: tensor<14xf64>) -> (tensor<f64> {jax.result_info = "result[0]"}, tensor<5xf64> {jax.result_info = "result[1]"}, tensor<f64> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.slice %arg0 [4:8] : (tensor<14xf64>) -> tensor<4xf64>
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<4xf64>, tensor<f64>) -> tensor<f64>
    %cst_0 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %2 = stablehlo.maximum %cst_0, %1 : tensor<f64>
    %3 = stablehlo.is_finite %2 : (tensor<f64>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = stablehlo.select %3, %2, %cst_1 : tensor<i1>, tensor<f64>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<1xf64>) -> tensor<4xf64>
    %7 = stablehlo.subtract %0, %6 : tensor<4xf64>
    %8 = stablehlo.exponential %7 : tensor<4xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %9 = stablehlo.reduce(%8 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<4xf64>, tensor<f64>) -> tensor<f64>
    %10 = stablehlo.sign %9 : tensor<f64>
    %11 = stablehlo.abs %9 : tensor<f64>
    %12 = stablehlo.log %11 : tensor<f64>
    %13 = stablehlo.add %12, %4 : tensor<f64>
    %14 = stablehlo.slice %arg0 [3:8] : (tensor<14xf64>) -> tensor<5xf64>
    %cst_3 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %15 = stablehlo.reduce(%14 init: %cst_3) applies stablehlo.maximum across dimensions = [0] : (tensor<5xf64>, tensor<f64>) -> tensor<f64>
    %cst_4 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %16 = stablehlo.maximum %cst_4, %15 : tensor<f64>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<1xf64>) -> tensor<5xf64>
    %19 = stablehlo.subtract %14, %18 : tensor<5xf64>
    %20 = stablehlo.exponential %19 : tensor<5xf64>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %21 = stablehlo.reduce(%20 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<5xf64>, tensor<f64>) -> tensor<f64>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<1xf64>) -> tensor<5xf64>
    %24 = stablehlo.divide %20, %23 : tensor<5xf64>
    %25 = stablehlo.slice %arg0 [1:2] : (tensor<14xf64>) -> tensor<1xf64>
    %26 = stablehlo.reshape %25 : (tensor<1xf64>) -> tensor<f64>
    %27 = stablehlo.slice %arg0 [6:7] : (tensor<14xf64>) -> tensor<1xf64>
    %28 = stablehlo.reshape %27 : (tensor<1xf64>) -> tensor<f64>
    %29 = stablehlo.maximum %26, %28 : tensor<f64>
    %30 = stablehlo.subtract %26, %28 : tensor<f64>
    %31 = stablehlo.compare NE, %30, %30, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %32 = stablehlo.add %26, %28 : tensor<f64>
    %33 = stablehlo.abs %30 : tensor<f64>
    %34 = stablehlo.negate %33 : tensor<f64>
    %35 = stablehlo.exponential %34 : tensor<f64>
    %36 = stablehlo.log_plus_one %35 : tensor<f64>
    %37 = stablehlo.add %29, %36 : tensor<f64>
    %38 = stablehlo.select %31, %32, %37 : tensor<i1>, tensor<f64>
    return %13, %24, %38 : tensor<f64>, tensor<5xf64>, tensor<f64>
  }
}

// -----

// more_specials: rounding f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<10xf64>)
    %e:5 = call @expected() : () -> (tensor<10xf64>, tensor<10xf64>, tensor<10xf64>, tensor<10xf64>, tensor<10xf64>)
    %r:5 = call @program(%i#0) : (tensor<10xf64>) -> (tensor<10xf64>, tensor<10xf64>, tensor<10xf64>, tensor<10xf64>, tensor<10xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<10xf64>, tensor<10xf64>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<10xf64>, tensor<10xf64>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<10xf64>, tensor<10xf64>
    check.expect_close %r#3, %e#3, max_ulp_difference = 0 : tensor<10xf64>, tensor<10xf64>
    check.expect_close %r#4, %e#4, max_ulp_difference = 0 : tensor<10xf64>, tensor<10xf64>
    return
  }
  func.func private @inputs() -> (tensor<10xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000E03F000000000000E0BF000000000000F83F000000000000044000000000000004C0ADA9C9DFFFFFDF3F0000000000000080000000000000F07F000000000000F87F0000002000006041"> : tensor<10xf64>
    return %0 : tensor<10xf64>
  }
  func.func private @expected() -> (tensor<10xf64>, tensor<10xf64>, tensor<10xf64>, tensor<10xf64>, tensor<10xf64>) {
    %0 = stablehlo.constant dense<"0x0000000000000000000000000000F0BF000000000000F03F000000000000004000000000000008C000000000000000000000000000000080000000000000F07F000000000000F87F0000002000006041"> : tensor<10xf64>
    %1 = stablehlo.constant dense<"0x000000000000F03F00000000000000800000000000000040000000000000084000000000000000C0000000000000F03F0000000000000080000000000000F07F000000000000F87F0000002000006041"> : tensor<10xf64>
    %2 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F03F000000000000004000000000000000C000000000000000000000000000000080000000000000F07F000000000000F87F0000002000006041"> : tensor<10xf64>
    %3 = stablehlo.constant dense<"0x000000000000000000000000000000800000000000000040000000000000004000000000000000C000000000000000000000000000000080000000000000F07F000000000000F87F0000002000006041"> : tensor<10xf64>
    %4 = stablehlo.constant dense<"0x000000000000F03F000000000000F0BF0000000000000040000000000000084000000000000008C000000000000000000000000000000080000000000000F07F000000000000F87F0000002000006041"> : tensor<10xf64>
    return %0, %1, %2, %3, %4 : tensor<10xf64>, tensor<10xf64>, tensor<10xf64>, tensor<10xf64>, tensor<10xf64>
  }
  func.func private @program(%arg0: tensor<10xf64>) -> (tensor<10xf64> {jax.result_info = "result[0]"}, tensor<10xf64> {jax.result_info = "result[1]"}, tensor<10xf64> {jax.result_info = "result[2]"}, tensor<10xf64> {jax.result_info = "result[3]"}, tensor<10xf64> {jax.result_info = "result[4]"}) {
    %0 = stablehlo.floor %arg0 : tensor<10xf64>
    %1 = stablehlo.ceil %arg0 : tensor<10xf64>
    %2 = call @trunc(%arg0) : (tensor<10xf64>) -> tensor<10xf64>
    %3 = call @round(%arg0) : (tensor<10xf64>) -> tensor<10xf64>
    %4 = stablehlo.round_nearest_afz %arg0 : tensor<10xf64>
    return %0, %1, %2, %3, %4 : tensor<10xf64>, tensor<10xf64>, tensor<10xf64>, tensor<10xf64>, tensor<10xf64>
  }
  func.func private @trunc(%arg0: tensor<10xf64>) -> tensor<10xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<10xf64>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<10xf64>, tensor<10xf64>) -> tensor<10xi1>
    %2 = stablehlo.ceil %arg0 : tensor<10xf64>
    %3 = stablehlo.floor %arg0 : tensor<10xf64>
    %4 = call @_where(%1, %2, %3) : (tensor<10xi1>, tensor<10xf64>, tensor<10xf64>) -> tensor<10xf64>
    return %4 : tensor<10xf64>
  }
  func.func private @_where(%arg0: tensor<10xi1>, %arg1: tensor<10xf64>, %arg2: tensor<10xf64>) -> tensor<10xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<10xi1>, tensor<10xf64>
    return %0 : tensor<10xf64>
  }
  func.func private @round(%arg0: tensor<10xf64>) -> tensor<10xf64> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<10xf64>
    return %0 : tensor<10xf64>
  }
}

// -----

// more_specials: frexp, modf f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<4xf64>)
    %e:2 = call @expected() : () -> (tensor<4xf64>, tensor<4xf64>)
    %r:2 = call @program(%i#0) : (tensor<4xf64>) -> (tensor<4xf64>, tensor<4xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<4xf64>, tensor<4xf64>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<4xf64>, tensor<4xf64>
    return
  }
  func.func private @inputs() -> (tensor<4xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000F83F00000000000002C000000000000000000000000000305940"> : tensor<4xf64>
    return %0 : tensor<4xf64>
  }
  func.func private @expected() -> (tensor<4xf64>, tensor<4xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000E03F000000000000D0BF0000000000000000000000000000E83F"> : tensor<4xf64>
    %1 = stablehlo.constant dense<"0x000000000000F03F00000000000000C000000000000000000000000000005940"> : tensor<4xf64>
    return %0, %1 : tensor<4xf64>, tensor<4xf64>
  }
  func.func private @program(%arg0: tensor<4xf64>) -> (tensor<4xf64> {jax.result_info = "result[0]"}, tensor<4xf64> {jax.result_info = "result[1]"}) {
    %0:2 = call @modf(%arg0) : (tensor<4xf64>) -> (tensor<4xf64>, tensor<4xf64>)
    return %0#0, %0#1 : tensor<4xf64>, tensor<4xf64>
  }
  func.func private @modf(%arg0: tensor<4xf64>) -> (tensor<4xf64>, tensor<4xf64>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %1 = stablehlo.compare GE, %arg0, %0, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %2 = stablehlo.floor %arg0 : tensor<4xf64>
    %3 = stablehlo.ceil %arg0 : tensor<4xf64>
    %4 = call @_where(%1, %2, %3) : (tensor<4xi1>, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4xf64>
    return %5, %4 : tensor<4xf64>, tensor<4xf64>
  }
  func.func private @_where(%arg0: tensor<4xi1>, %arg1: tensor<4xf64>, %arg2: tensor<4xf64>) -> tensor<4xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4xi1>, tensor<4xf64>
    return %0 : tensor<4xf64>
  }
}

// -----

// more_specials: sort f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf16>)
    %e:5 = call @expected() : () -> (tensor<14xf16>, tensor<14xi64>, tensor<14xi64>, tensor<14xf16>, tensor<14xi64>)
    %r:5 = call @program(%i#0) : (tensor<14xf16>) -> (tensor<14xf16>, tensor<14xi64>, tensor<14xi64>, tensor<14xf16>, tensor<14xi64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<14xf16>, tensor<14xf16>
    check.expect_eq %r#1, %e#1 : tensor<14xi64>
    check.expect_eq %r#2, %e#2 : tensor<14xi64>
    check.expect_close %r#3, %e#3, max_ulp_difference = 0 : tensor<14xf16>, tensor<14xf16>
    check.expect_eq %r#4, %e#4 : tensor<14xi64>
    return
  }
  func.func private @inputs() -> (tensor<14xf16>) {
    %0 = stablehlo.constant dense<"0x007E003C007C00800000003C00FC00BC0000007E008000BC0040007C"> : tensor<14xf16>
    return %0 : tensor<14xf16>
  }
  func.func private @expected() -> (tensor<14xf16>, tensor<14xi64>, tensor<14xi64>, tensor<14xf16>, tensor<14xi64>) {
    %0 = stablehlo.constant dense<"0x00FC00BC00BC0080000000000080003C003C0040007C007C007E007E"> : tensor<14xf16>
    %1 = stablehlo.constant dense<"0x060000000000000007000000000000000B000000000000000300000000000000040000000000000008000000000000000A00000000000000010000000000000005000000000000000C0000000000000002000000000000000D0000000000000000000000000000000900000000000000"> : tensor<14xi64>
    %2 = stablehlo.constant dense<"0x0000000000000000090000000000000002000000000000000D000000000000000C00000000000000010000000000000005000000000000000300000000000000040000000000000008000000000000000A0000000000000007000000000000000B000000000000000600000000000000"> : tensor<14xi64>
    %3 = stablehlo.constant dense<"0x00FC00BC00BC0080000000000080003C003C0040007C007C007E007E"> : tensor<14xf16>
    %4 = stablehlo.constant dense<"0x060000000000000007000000000000000B000000000000000300000000000000040000000000000008000000000000000A00000000000000010000000000000005000000000000000C0000000000000002000000000000000D0000000000000000000000000000000900000000000000"> : tensor<14xi64>
    return %0, %1, %2, %3, %4 : tensor<14xf16>, tensor<14xi64>, tensor<14xi64>, tensor<14xf16>, tensor<14xi64>
  }
  func.func private @program(%arg0: tensor<14xf16>) -> (tensor<14xf16> {jax.result_info = "result[0]"}, tensor<14xi64> {jax.result_info = "result[1]"}, tensor<14xi64> {jax.result_info = "result[2]"}, tensor<14xf16> {jax.result_info = "result[3][0]"}, tensor<14xi64> {jax.result_info = "result[3][1]"}) {
    %0 = call @sort(%arg0) : (tensor<14xf16>) -> tensor<14xf16>
    %1 = call @argsort(%arg0) : (tensor<14xf16>) -> tensor<14xi64>
    %2 = call @argsort_0(%arg0) : (tensor<14xf16>) -> tensor<14xi64>
    %3 = stablehlo.iota dim = 0 : tensor<14xi64>
    %4:2 = "stablehlo.sort"(%arg0, %3) <{dimension = 0 : i64, is_stable = true}> ({
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
    }) : (tensor<14xf16>, tensor<14xi64>) -> (tensor<14xf16>, tensor<14xi64>)
    return %0, %1, %2, %4#0, %4#1 : tensor<14xf16>, tensor<14xi64>, tensor<14xi64>, tensor<14xf16>, tensor<14xi64>
  }
  func.func private @sort(%arg0: tensor<14xf16>) -> tensor<14xf16> {
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
    }) : (tensor<14xf16>) -> tensor<14xf16>
    return %0 : tensor<14xf16>
  }
  func.func private @argsort(%arg0: tensor<14xf16>) -> tensor<14xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
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
    }) : (tensor<14xf16>, tensor<14xi64>) -> (tensor<14xf16>, tensor<14xi64>)
    return %1#1 : tensor<14xi64>
  }
  func.func private @argsort_0(%arg0: tensor<14xf16>) -> tensor<14xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %1 = stablehlo.reverse %arg0, dims = [0] : tensor<14xf16>
    %2 = stablehlo.reverse %0, dims = [0] : tensor<14xi64>
    %3:2 = "stablehlo.sort"(%1, %2) <{dimension = 0 : i64, is_stable = true}> ({
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
    }) : (tensor<14xf16>, tensor<14xi64>) -> (tensor<14xf16>, tensor<14xi64>)
    %4 = stablehlo.reverse %3#1, dims = [0] : tensor<14xi64>
    return %4 : tensor<14xi64>
  }
}

// -----

// more_specials: argmax, argmin f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf16>)
    %e:4 = call @expected() : () -> (tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>)
    %r:4 = call @program(%i#0) : (tensor<14xf16>) -> (tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>)
    check.expect_eq %r#0, %e#0 : tensor<i64>
    check.expect_eq %r#1, %e#1 : tensor<i64>
    check.expect_eq %r#2, %e#2 : tensor<2xi64>
    check.expect_eq %r#3, %e#3 : tensor<7xi64>
    return
  }
  func.func private @inputs() -> (tensor<14xf16>) {
    %0 = stablehlo.constant dense<"0x007E003C007C00800000003C00FC00BC0000007E008000BC0040007C"> : tensor<14xf16>
    return %0 : tensor<14xf16>
  }
  func.func private @expected() -> (tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>) {
    %0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
    %1 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
    %2 = stablehlo.constant dense<"0x00000000000000000200000000000000"> : tensor<2xi64>
    %3 = stablehlo.constant dense<"0x0000000000000000010000000000000001000000000000000000000000000000010000000000000000000000000000000000000000000000"> : tensor<7xi64>
    return %0, %1, %2, %3 : tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>
  }
  func.func private @program(%arg0: tensor<14xf16>) -> (tensor<i64> {jax.result_info = "result[0]"}, tensor<i64> {jax.result_info = "result[1]"}, tensor<2xi64> {jax.result_info = "result[2]"}, tensor<7xi64> {jax.result_info = "result[3]"}) {
    %0 = call @argmax(%arg0) : (tensor<14xf16>) -> tensor<i64>
    %1 = call @argmin(%arg0) : (tensor<14xf16>) -> tensor<i64>
    %2 = stablehlo.reshape %arg0 : (tensor<14xf16>) -> tensor<2x7xf16>
    %3 = call @argmax_0(%2) : (tensor<2x7xf16>) -> tensor<2xi64>
    %4 = stablehlo.reshape %arg0 : (tensor<14xf16>) -> tensor<2x7xf16>
    %5 = call @argmin_1(%4) : (tensor<2x7xf16>) -> tensor<7xi64>
    return %0, %1, %3, %5 : tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>
  }
  func.func private @argmax(%arg0: tensor<14xf16>) -> tensor<i64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %cst = stablehlo.constant dense<0xFC00> : tensor<f16>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<14xf16>, tensor<14xi64>, tensor<f16>, tensor<i64>) -> (tensor<f16>, tensor<i64>)
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
    return %1#1 : tensor<i64>
  }
  func.func private @argmin(%arg0: tensor<14xf16>) -> tensor<i64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %cst = stablehlo.constant dense<0x7C00> : tensor<f16>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<14xf16>, tensor<14xi64>, tensor<f16>, tensor<i64>) -> (tensor<f16>, tensor<i64>)
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
    return %1#1 : tensor<i64>
  }
  func.func private @argmax_0(%arg0: tensor<2x7xf16>) -> tensor<2xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<2x7xi64>
    %cst = stablehlo.constant dense<0xFC00> : tensor<f16>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<2x7xf16>, tensor<2x7xi64>, tensor<f16>, tensor<i64>) -> (tensor<2xf16>, tensor<2xi64>)
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
    return %1#1 : tensor<2xi64>
  }
  func.func private @argmin_1(%arg0: tensor<2x7xf16>) -> tensor<7xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<2x7xi64>
    %cst = stablehlo.constant dense<0x7C00> : tensor<f16>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<2x7xf16>, tensor<2x7xi64>, tensor<f16>, tensor<i64>) -> (tensor<7xf16>, tensor<7xi64>)
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
    return %1#1 : tensor<7xi64>
  }
}

// -----

// more_specials: max, min f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf16>)
    %e:4 = call @expected() : () -> (tensor<f16>, tensor<f16>, tensor<7xf16>, tensor<2xf16>)
    %r:4 = call @program(%i#0) : (tensor<14xf16>) -> (tensor<f16>, tensor<f16>, tensor<7xf16>, tensor<2xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<f16>, tensor<f16>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<f16>, tensor<f16>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<7xf16>, tensor<7xf16>
    check.expect_close %r#3, %e#3, max_ulp_difference = 0 : tensor<2xf16>, tensor<2xf16>
    return
  }
  func.func private @inputs() -> (tensor<14xf16>) {
    %0 = stablehlo.constant dense<"0x007E003C007C00800000003C00FC00BC0000007E008000BC0040007C"> : tensor<14xf16>
    return %0 : tensor<14xf16>
  }
  func.func private @expected() -> (tensor<f16>, tensor<f16>, tensor<7xf16>, tensor<2xf16>) {
    %0 = stablehlo.constant dense<"0x007E"> : tensor<f16>
    %1 = stablehlo.constant dense<"0x007E"> : tensor<f16>
    %2 = stablehlo.constant dense<"0x007E003C007E008000000040007C"> : tensor<7xf16>
    %3 = stablehlo.constant dense<"0x007E00FE"> : tensor<2xf16>
    return %0, %1, %2, %3 : tensor<f16>, tensor<f16>, tensor<7xf16>, tensor<2xf16>
  }
  func.func private @program(%arg0: tensor<14xf16>) -> (tensor<f16> {jax.result_info = "result[0]"}, tensor<f16> {jax.result_info = "result[1]"}, tensor<7xf16> {jax.result_info = "result[2]"}, tensor<2xf16> {jax.result_info = "result[3]"}) {
    %cst = stablehlo.constant dense<0xFC00> : tensor<f16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<14xf16>, tensor<f16>) -> tensor<f16>
    %cst_0 = stablehlo.constant dense<0x7C00> : tensor<f16>
    %1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.minimum across dimensions = [0] : (tensor<14xf16>, tensor<f16>) -> tensor<f16>
    %2 = stablehlo.reshape %arg0 : (tensor<14xf16>) -> tensor<2x7xf16>
    %cst_1 = stablehlo.constant dense<0xFC00> : tensor<f16>
    %3 = stablehlo.reduce(%2 init: %cst_1) applies stablehlo.maximum across dimensions = [0] : (tensor<2x7xf16>, tensor<f16>) -> tensor<7xf16>
    %4 = stablehlo.reshape %arg0 : (tensor<14xf16>) -> tensor<2x7xf16>
    %cst_2 = stablehlo.constant dense<0x7C00> : tensor<f16>
    %5 = stablehlo.reduce(%4 init: %cst_2) applies stablehlo.minimum across dimensions = [1] : (tensor<2x7xf16>, tensor<f16>) -> tensor<2xf16>
    return %0, %1, %3, %5 : tensor<f16>, tensor<f16>, tensor<7xf16>, tensor<2xf16>
  }
}

// -----

// more_specials: compare f16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<14xf16>, tensor<14xf16>)
    %e:8 = call @expected() : () -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xf16>, tensor<14xf16>)
    %r:8 = call @program(%i#0, %i#1) : (tensor<14xf16>, tensor<14xf16>) -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xf16>, tensor<14xf16>)
    check.expect_eq %r#0, %e#0 : tensor<14xi1>
    check.expect_eq %r#1, %e#1 : tensor<14xi1>
    check.expect_eq %r#2, %e#2 : tensor<14xi1>
    check.expect_eq %r#3, %e#3 : tensor<14xi1>
    check.expect_eq %r#4, %e#4 : tensor<14xi1>
    check.expect_eq %r#5, %e#5 : tensor<14xi1>
    check.expect_close %r#6, %e#6, max_ulp_difference = 0 : tensor<14xf16>, tensor<14xf16>
    check.expect_close %r#7, %e#7, max_ulp_difference = 0 : tensor<14xf16>, tensor<14xf16>
    return
  }
  func.func private @inputs() -> (tensor<14xf16>, tensor<14xf16>) {
    %0 = stablehlo.constant dense<"0x007E003C007C00800000003C00FC00BC0000007E008000BC0040007C"> : tensor<14xf16>
    %1 = stablehlo.constant dense<"0x00BC0040007C007E003C007C00800000003C00FC00BC0000007E0080"> : tensor<14xf16>
    return %0, %1 : tensor<14xf16>, tensor<14xf16>
  }
  func.func private @expected() -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xf16>, tensor<14xf16>) {
    %0 = stablehlo.constant dense<[false, false, true, false, false, false, false, false, false, false, false, false, false, false]> : tensor<14xi1>
    %1 = stablehlo.constant dense<[true, true, false, true, true, true, true, true, true, true, true, true, true, true]> : tensor<14xi1>
    %2 = stablehlo.constant dense<[false, true, false, false, true, true, true, true, true, false, false, true, false, false]> : tensor<14xi1>
    %3 = stablehlo.constant dense<[false, true, true, false, true, true, true, true, true, false, false, true, false, false]> : tensor<14xi1>
    %4 = stablehlo.constant dense<[false, false, false, false, false, false, false, false, false, false, true, false, false, true]> : tensor<14xi1>
    %5 = stablehlo.constant dense<[false, false, true, false, false, false, false, false, false, false, true, false, false, true]> : tensor<14xi1>
    %6 = stablehlo.constant dense<"0x007E0040007C007E003C007C00800000003C007E00800000007E007C"> : tensor<14xf16>
    %7 = stablehlo.constant dense<"0x007E003C007C00FE0000003C00FC00BC0000007E00BC00BC007E0080"> : tensor<14xf16>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xf16>, tensor<14xf16>
  }
  func.func private @program(%arg0: tensor<14xf16>, %arg1: tensor<14xf16>) -> (tensor<14xi1> {jax.result_info = "result[0]"}, tensor<14xi1> {jax.result_info = "result[1]"}, tensor<14xi1> {jax.result_info = "result[2]"}, tensor<14xi1> {jax.result_info = "result[3]"}, tensor<14xi1> {jax.result_info = "result[4]"}, tensor<14xi1> {jax.result_info = "result[5]"}, tensor<14xf16> {jax.result_info = "result[6]"}, tensor<14xf16> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<14xf16>, tensor<14xf16>) -> tensor<14xi1>
    %1 = stablehlo.compare NE, %arg0, %arg1, FLOAT : (tensor<14xf16>, tensor<14xf16>) -> tensor<14xi1>
    %2 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<14xf16>, tensor<14xf16>) -> tensor<14xi1>
    %3 = stablehlo.compare LE, %arg0, %arg1, FLOAT : (tensor<14xf16>, tensor<14xf16>) -> tensor<14xi1>
    %4 = stablehlo.compare GT, %arg0, %arg1, FLOAT : (tensor<14xf16>, tensor<14xf16>) -> tensor<14xi1>
    %5 = stablehlo.compare GE, %arg0, %arg1, FLOAT : (tensor<14xf16>, tensor<14xf16>) -> tensor<14xi1>
    %6 = stablehlo.maximum %arg0, %arg1 : tensor<14xf16>
    %7 = stablehlo.minimum %arg0, %arg1 : tensor<14xf16>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xf16>, tensor<14xf16>
  }
}

// -----

// more_specials: clip, sign f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf16>)
    %e:2 = call @expected() : () -> (tensor<14xf16>, tensor<14xf16>)
    %r:2 = call @program(%i#0) : (tensor<14xf16>) -> (tensor<14xf16>, tensor<14xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<14xf16>, tensor<14xf16>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<14xf16>, tensor<14xf16>
    return
  }
  func.func private @inputs() -> (tensor<14xf16>) {
    %0 = stablehlo.constant dense<"0x007E003C007C00800000003C00FC00BC0000007E008000BC0040007C"> : tensor<14xf16>
    return %0 : tensor<14xf16>
  }
  func.func private @expected() -> (tensor<14xf16>, tensor<14xf16>) {
    %0 = stablehlo.constant dense<"0x007E003C003C00000000003C000000000000007E00000000003C003C"> : tensor<14xf16>
    %1 = stablehlo.constant dense<"0x007E003C003C00800000003C00BC00BC0000007E008000BC003C003C"> : tensor<14xf16>
    return %0, %1 : tensor<14xf16>, tensor<14xf16>
  }
  func.func private @program(%arg0: tensor<14xf16>) -> (tensor<14xf16> {jax.result_info = "result[0]"}, tensor<14xf16> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.slice %arg0 [4:5] : (tensor<14xf16>) -> tensor<1xf16>
    %1 = stablehlo.reshape %0 : (tensor<1xf16>) -> tensor<f16>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<14xf16>) -> tensor<1xf16>
    %3 = stablehlo.reshape %2 : (tensor<1xf16>) -> tensor<f16>
    %4 = call @clip(%arg0, %1, %3) : (tensor<14xf16>, tensor<f16>, tensor<f16>) -> tensor<14xf16>
    %5 = stablehlo.sign %arg0 : tensor<14xf16>
    return %4, %5 : tensor<14xf16>, tensor<14xf16>
  }
  func.func private @clip(%arg0: tensor<14xf16>, %arg1: tensor<f16>, %arg2: tensor<f16>) -> tensor<14xf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f16>) -> tensor<14xf16>
    %1 = stablehlo.maximum %0, %arg0 : tensor<14xf16>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f16>) -> tensor<14xf16>
    %3 = stablehlo.minimum %2, %1 : tensor<14xf16>
    return %3 : tensor<14xf16>
  }
}

// -----

// more_specials: top_k f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf16>)
    %e:2 = call @expected() : () -> (tensor<4xf16>, tensor<4xi32>)
    %r:2 = call @program(%i#0) : (tensor<14xf16>) -> (tensor<4xf16>, tensor<4xi32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<4xf16>, tensor<4xf16>
    check.expect_eq %r#1, %e#1 : tensor<4xi32>
    return
  }
  func.func private @inputs() -> (tensor<14xf16>) {
    %0 = stablehlo.constant dense<"0x007E003C007C00800000003C00FC00BC0000007E008000BC0040007C"> : tensor<14xf16>
    return %0 : tensor<14xf16>
  }
  func.func private @expected() -> (tensor<4xf16>, tensor<4xi32>) {
    %0 = stablehlo.constant dense<"0x007C003C003C0000"> : tensor<4xf16>
    %1 = stablehlo.constant dense<"0x02000000010000000500000000000000"> : tensor<4xi32>
    return %0, %1 : tensor<4xf16>, tensor<4xi32>
  }
  func.func private @program(%arg0: tensor<14xf16>) -> (tensor<4xf16> {jax.result_info = "result[0]"}, tensor<4xi32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<14xf16>, tensor<14xf16>) -> tensor<14xi1>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = call @_where(%0, %c, %arg0) : (tensor<14xi1>, tensor<i64>, tensor<14xf16>) -> tensor<14xf16>
    %2 = stablehlo.slice %1 [0:9] : (tensor<14xf16>) -> tensor<9xf16>
    %values, %indices = chlo.top_k(%2, k = 4) : tensor<9xf16> -> (tensor<4xf16>, tensor<4xi32>)
    return %values, %indices : tensor<4xf16>, tensor<4xi32>
  }
  func.func private @_where(%arg0: tensor<14xi1>, %arg1: tensor<i64>, %arg2: tensor<14xf16>) -> tensor<14xf16> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<14xf16>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<14xi1>, tensor<14xf16>
    return %2 : tensor<14xf16>
  }
}

// -----

// more_specials: cummax, cummin f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf16>)
    %e:2 = call @expected() : () -> (tensor<14xf16>, tensor<14xf16>)
    %r:2 = call @program(%i#0) : (tensor<14xf16>) -> (tensor<14xf16>, tensor<14xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<14xf16>, tensor<14xf16>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<14xf16>, tensor<14xf16>
    return
  }
  func.func private @inputs() -> (tensor<14xf16>) {
    %0 = stablehlo.constant dense<"0x007E003C007C00800000003C00FC00BC0000007E008000BC0040007C"> : tensor<14xf16>
    return %0 : tensor<14xf16>
  }
  func.func private @expected() -> (tensor<14xf16>, tensor<14xf16>) {
    %0 = stablehlo.constant dense<"0x007E007E007E007E007E007E007E007E007E007E007E007E007E007E"> : tensor<14xf16>
    %1 = stablehlo.constant dense<"0x007E00FE00FE00FE00FE00FE00FE00FE007E007E00BC00BC0040007C"> : tensor<14xf16>
    return %0, %1 : tensor<14xf16>, tensor<14xf16>
  }
  func.func private @program(%arg0: tensor<14xf16>) -> (tensor<14xf16> {jax.result_info = "result[0]"}, tensor<14xf16> {jax.result_info = "result[1]"}) {
    %0 = call @cummax(%arg0) : (tensor<14xf16>) -> tensor<14xf16>
    %1 = call @cummin(%arg0) : (tensor<14xf16>) -> tensor<14xf16>
    return %0, %1 : tensor<14xf16>, tensor<14xf16>
  }
  func.func private @cummax(%arg0: tensor<14xf16>) -> tensor<14xf16> {
    %cst = stablehlo.constant dense<0xFC00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<f16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[13, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f16>, %arg2: tensor<f16>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f16>
      stablehlo.return %2 : tensor<f16>
    }) : (tensor<14xf16>, tensor<f16>) -> tensor<14xf16>
    return %1 : tensor<14xf16>
  }
  func.func private @cummin(%arg0: tensor<14xf16>) -> tensor<14xf16> {
    %cst = stablehlo.constant dense<0x7C00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<f16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[0, 13]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f16>, %arg2: tensor<f16>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<f16>
      stablehlo.return %2 : tensor<f16>
    }) : (tensor<14xf16>, tensor<f16>) -> tensor<14xf16>
    return %1 : tensor<14xf16>
  }
}

// -----

// more_specials: max pooling f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf16>)
    %e:1 = call @expected() : () -> (tensor<2x4xf16>)
    %r:1 = call @program(%i#0) : (tensor<14xf16>) -> (tensor<2x4xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<2x4xf16>, tensor<2x4xf16>
    return
  }
  func.func private @inputs() -> (tensor<14xf16>) {
    %0 = stablehlo.constant dense<"0x007E003C007C00800000003C00FC00BC0000007E008000BC0040007C"> : tensor<14xf16>
    return %0 : tensor<14xf16>
  }
  func.func private @expected() -> (tensor<2x4xf16>) {
    %0 = stablehlo.constant dense<"0x007E007C003C003C0000007E0040007C"> : tensor<2x4xf16>
    return %0 : tensor<2x4xf16>
  }
  func.func private @program(%arg0: tensor<14xf16>) -> (tensor<2x4xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<14xf16>) -> tensor<2x7xf16>
    %cst = stablehlo.constant dense<0xFC00> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<f16>
    %2 = "stablehlo.reduce_window"(%0, %1) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<f16>, %arg2: tensor<f16>):
      %3 = stablehlo.maximum %arg1, %arg2 : tensor<f16>
      stablehlo.return %3 : tensor<f16>
    }) : (tensor<2x7xf16>, tensor<f16>) -> tensor<2x4xf16>
    return %2 : tensor<2x4xf16>
  }
}

// -----

// more_specials: unique, nonzero f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf16>)
    %e:2 = call @expected() : () -> (tensor<9xi64>, tensor<i64>)
    %r:2 = call @program(%i#0) : (tensor<14xf16>) -> (tensor<9xi64>, tensor<i64>)
    check.expect_eq %r#0, %e#0 : tensor<9xi64>
    check.expect_eq %r#1, %e#1 : tensor<i64>
    return
  }
  func.func private @inputs() -> (tensor<14xf16>) {
    %0 = stablehlo.constant dense<"0x007E003C007C00800000003C00FC00BC0000007E008000BC0040007C"> : tensor<14xf16>
    return %0 : tensor<14xf16>
  }
  func.func private @expected() -> (tensor<9xi64>, tensor<i64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000100000000000000020000000000000005000000000000000600000000000000070000000000000009000000000000000B000000000000000C00000000000000"> : tensor<9xi64>
    %1 = stablehlo.constant dense<"0x0A00000000000000"> : tensor<i64>
    return %0, %1 : tensor<9xi64>, tensor<i64>
  }
  func.func private @program(%arg0: tensor<14xf16>) -> (tensor<9xi64> {jax.result_info = "result[0]"}, tensor<i64> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<14xf16>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<14xf16>, tensor<14xf16>) -> tensor<14xi1>
    %2 = call @cumsum(%1) : (tensor<14xi1>) -> tensor<14xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %5 = stablehlo.compare LT, %2, %4, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %c_1 = stablehlo.constant dense<9> : tensor<i64>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %7 = stablehlo.add %2, %6 : tensor<14xi64>
    %8 = stablehlo.select %5, %7, %2 : tensor<14xi1>, tensor<14xi64>
    %9 = stablehlo.convert %8 : (tensor<14xi64>) -> tensor<14xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<14xi32>) -> tensor<14x1xi32>
    %c_2 = stablehlo.constant dense<1> : tensor<i64>
    %11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %12 = "stablehlo.scatter"(%3, %10, %11) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %26 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %26 : tensor<i64>
    }) : (tensor<9xi64>, tensor<14x1xi32>, tensor<14xi64>) -> tensor<9xi64>
    %13 = call @cumsum_1(%12) : (tensor<9xi64>) -> tensor<9xi64>
    %c_3 = stablehlo.constant dense<1> : tensor<i64>
    %14 = call @floor_divide(%13, %c_3) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    %c_4 = stablehlo.constant dense<14> : tensor<i64>
    %15 = call @remainder(%14, %c_4) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    %16 = stablehlo.convert %1 : (tensor<14xi1>) -> tensor<14xi32>
    %17 = stablehlo.convert %16 : (tensor<14xi32>) -> tensor<14xi64>
    %c_5 = stablehlo.constant dense<0> : tensor<i64>
    %18 = stablehlo.reduce(%17 init: %c_5) applies stablehlo.add across dimensions = [0] : (tensor<14xi64>, tensor<i64>) -> tensor<i64>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %20 = stablehlo.iota dim = 0 : tensor<9xi64>
    %21 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<1xi64>) -> tensor<9xi64>
    %22 = stablehlo.compare GE, %20, %21, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %c_6 = stablehlo.constant dense<-1> : tensor<i64>
    %23 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %24 = call @_where_4(%22, %23, %15) : (tensor<9xi1>, tensor<1xi64>, tensor<9xi64>) -> tensor<9xi64>
    %25 = call @count_nonzero(%arg0) : (tensor<14xf16>) -> tensor<i64>
    return %24, %25 : tensor<9xi64>, tensor<i64>
  }
  func.func private @cumsum(%arg0: tensor<14xi1>) -> tensor<14xi64> {
    %0 = stablehlo.convert %arg0 : (tensor<14xi1>) -> tensor<14xi64>
    %1 = call @cumsum_0(%0) : (tensor<14xi64>) -> tensor<14xi64>
    return %1 : tensor<14xi64>
  }
  func.func private @cumsum_0(%arg0: tensor<14xi64>) -> tensor<14xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[13, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<14xi64>, tensor<i64>) -> tensor<14xi64>
    return %1 : tensor<14xi64>
  }
  func.func private @cumsum_1(%arg0: tensor<9xi64>) -> tensor<9xi64> {
    %0 = call @cumsum_2(%arg0) : (tensor<9xi64>) -> tensor<9xi64>
    return %0 : tensor<9xi64>
  }
  func.func private @cumsum_2(%arg0: tensor<9xi64>) -> tensor<9xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[8, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 9>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    return %1 : tensor<9xi64>
  }
  func.func private @floor_divide(%arg0: tensor<9xi64>, %arg1: tensor<i64>) -> tensor<9xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %2 = stablehlo.divide %arg0, %1 : tensor<9xi64>
    %3 = stablehlo.sign %arg0 : tensor<9xi64>
    %4 = stablehlo.sign %0 : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %8 = stablehlo.remainder %arg0, %7 : tensor<9xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %11 = stablehlo.and %6, %10 : tensor<9xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %13 = stablehlo.subtract %2, %12 : tensor<9xi64>
    %14 = call @_where(%11, %13, %2) : (tensor<9xi1>, tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
    return %14 : tensor<9xi64>
  }
  func.func private @_where(%arg0: tensor<9xi1>, %arg1: tensor<9xi64>, %arg2: tensor<9xi64>) -> tensor<9xi64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<9xi1>, tensor<9xi64>
    return %0 : tensor<9xi64>
  }
  func.func private @remainder(%arg0: tensor<9xi64>, %arg1: tensor<i64>) -> tensor<9xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %2 = call @_where_3(%1, %c_0, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %4 = stablehlo.remainder %arg0, %3 : tensor<9xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<9xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
    %12 = stablehlo.and %11, %6 : tensor<9xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %14 = stablehlo.add %4, %13 : tensor<9xi64>
    %15 = stablehlo.select %12, %14, %4 : tensor<9xi1>, tensor<9xi64>
    return %15 : tensor<9xi64>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
    return %0 : tensor<i64>
  }
  func.func private @_where_4(%arg0: tensor<9xi1>, %arg1: tensor<1xi64>, %arg2: tensor<9xi64>) -> tensor<9xi64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<1xi64>) -> tensor<9xi64>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<9xi1>, tensor<9xi64>
    return %1 : tensor<9xi64>
  }
  func.func private @count_nonzero(%arg0: tensor<14xf16>) -> tensor<i64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<14xf16>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<14xf16>, tensor<14xf16>) -> tensor<14xi1>
    %2 = stablehlo.convert %1 : (tensor<14xi1>) -> tensor<14xi32>
    %3 = stablehlo.convert %2 : (tensor<14xi32>) -> tensor<14xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.reduce(%3 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<14xi64>, tensor<i64>) -> tensor<i64>
    return %4 : tensor<i64>
  }
}

// -----

// more_specials: where, select f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf16>)
    %e:2 = call @expected() : () -> (tensor<14xf16>, tensor<14xf16>)
    %r:2 = call @program(%i#0) : (tensor<14xf16>) -> (tensor<14xf16>, tensor<14xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<14xf16>, tensor<14xf16>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<14xf16>, tensor<14xf16>
    return
  }
  func.func private @inputs() -> (tensor<14xf16>) {
    %0 = stablehlo.constant dense<"0x007E003C007C00800000003C00FC00BC0000007E008000BC0040007C"> : tensor<14xf16>
    return %0 : tensor<14xf16>
  }
  func.func private @expected() -> (tensor<14xf16>, tensor<14xf16>) {
    %0 = stablehlo.constant dense<"0x007E003C007C003C003C003C00FC00BC003C007E003C00BC0040007C"> : tensor<14xf16>
    %1 = stablehlo.constant dense<"0x007E003C007E0080007E003C007E007E003C007E0080007E007E007E"> : tensor<14xf16>
    return %0, %1 : tensor<14xf16>, tensor<14xf16>
  }
  func.func private @program(%arg0: tensor<14xf16>) -> (tensor<14xf16> {jax.result_info = "result[0]"}, tensor<14xf16> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<14xf16>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<14xf16>, tensor<14xf16>) -> tensor<14xi1>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<14xf16>) -> tensor<1xf16>
    %3 = stablehlo.reshape %2 : (tensor<1xf16>) -> tensor<f16>
    %4 = call @_where(%1, %arg0, %3) : (tensor<14xi1>, tensor<14xf16>, tensor<f16>) -> tensor<14xf16>
    %5 = stablehlo.slice %arg0 [1:2] : (tensor<14xf16>) -> tensor<1xf16>
    %6 = stablehlo.reshape %5 : (tensor<1xf16>) -> tensor<f16>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f16>) -> tensor<14xf16>
    %8 = stablehlo.compare EQ, %arg0, %7, FLOAT : (tensor<14xf16>, tensor<14xf16>) -> tensor<14xi1>
    %9 = stablehlo.slice %arg0 [3:4] : (tensor<14xf16>) -> tensor<1xf16>
    %10 = stablehlo.reshape %9 : (tensor<1xf16>) -> tensor<f16>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f16>) -> tensor<14xf16>
    %12 = stablehlo.compare EQ, %arg0, %11, FLOAT : (tensor<14xf16>, tensor<14xf16>) -> tensor<14xi1>
    %13 = stablehlo.reverse %arg0, dims = [0] : tensor<14xf16>
    %14 = stablehlo.slice %arg0 [0:1] : (tensor<14xf16>) -> tensor<1xf16>
    %15 = stablehlo.reshape %14 : (tensor<1xf16>) -> tensor<f16>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %16 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<14xi1>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1] : (tensor<14xi1>) -> tensor<1x14xi1>
    %18 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<14xi1>) -> tensor<1x14xi1>
    %19 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<14xi1>) -> tensor<1x14xi1>
    %20 = stablehlo.concatenate %17, %18, %19, dim = 0 : (tensor<1x14xi1>, tensor<1x14xi1>, tensor<1x14xi1>) -> tensor<3x14xi1>
    %21 = call @argmax(%20) : (tensor<3x14xi1>) -> tensor<14xi64>
    %22 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f16>) -> tensor<14xf16>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %23 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %24 = stablehlo.compare LT, %21, %23, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %c_1 = stablehlo.constant dense<2> : tensor<i64>
    %25 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %26 = stablehlo.compare LT, %21, %25, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %27 = stablehlo.select %26, %arg0, %13 : tensor<14xi1>, tensor<14xf16>
    %28 = stablehlo.select %24, %22, %27 : tensor<14xi1>, tensor<14xf16>
    return %4, %28 : tensor<14xf16>, tensor<14xf16>
  }
  func.func private @_where(%arg0: tensor<14xi1>, %arg1: tensor<14xf16>, %arg2: tensor<f16>) -> tensor<14xf16> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f16>) -> tensor<14xf16>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<14xi1>, tensor<14xf16>
    return %1 : tensor<14xf16>
  }
  func.func private @argmax(%arg0: tensor<3x14xi1>) -> tensor<14xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<3x14xi64>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<3x14xi1>, tensor<3x14xi64>, tensor<i1>, tensor<i64>) -> (tensor<14xi1>, tensor<14xi64>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i64>
    }
    return %1#1 : tensor<14xi64>
  }
}

// -----

// more_specials: any, all f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf16>)
    %e:3 = call @expected() : () -> (tensor<i1>, tensor<i1>, tensor<7xi1>)
    %r:3 = call @program(%i#0) : (tensor<14xf16>) -> (tensor<i1>, tensor<i1>, tensor<7xi1>)
    check.expect_eq %r#0, %e#0 : tensor<i1>
    check.expect_eq %r#1, %e#1 : tensor<i1>
    check.expect_eq %r#2, %e#2 : tensor<7xi1>
    return
  }
  func.func private @inputs() -> (tensor<14xf16>) {
    %0 = stablehlo.constant dense<"0x007E003C007C00800000003C00FC00BC0000007E008000BC0040007C"> : tensor<14xf16>
    return %0 : tensor<14xf16>
  }
  func.func private @expected() -> (tensor<i1>, tensor<i1>, tensor<7xi1>) {
    %0 = stablehlo.constant dense<true> : tensor<i1>
    %1 = stablehlo.constant dense<false> : tensor<i1>
    %2 = stablehlo.constant dense<[true, true, true, false, true, true, true]> : tensor<7xi1>
    return %0, %1, %2 : tensor<i1>, tensor<i1>, tensor<7xi1>
  }
  func.func private @program(%arg0: tensor<14xf16>) -> (tensor<i1> {jax.result_info = "result[0]"}, tensor<i1> {jax.result_info = "result[1]"}, tensor<7xi1> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<14xf16>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<14xf16>, tensor<14xf16>) -> tensor<14xi1>
    %2 = stablehlo.convert %1 : tensor<14xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %3 = stablehlo.reduce(%2 init: %c) applies stablehlo.or across dimensions = [0] : (tensor<14xi1>, tensor<i1>) -> tensor<i1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<14xf16>
    %5 = stablehlo.compare NE, %arg0, %4, FLOAT : (tensor<14xf16>, tensor<14xf16>) -> tensor<14xi1>
    %6 = stablehlo.convert %5 : tensor<14xi1>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %7 = stablehlo.reduce(%6 init: %c_1) applies stablehlo.and across dimensions = [0] : (tensor<14xi1>, tensor<i1>) -> tensor<i1>
    %8 = stablehlo.reshape %arg0 : (tensor<14xf16>) -> tensor<2x7xf16>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f16>) -> tensor<2x7xf16>
    %10 = stablehlo.compare NE, %8, %9, FLOAT : (tensor<2x7xf16>, tensor<2x7xf16>) -> tensor<2x7xi1>
    %11 = stablehlo.convert %10 : tensor<2x7xi1>
    %c_3 = stablehlo.constant dense<false> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.or across dimensions = [0] : (tensor<2x7xi1>, tensor<i1>) -> tensor<7xi1>
    return %3, %7, %12 : tensor<i1>, tensor<i1>, tensor<7xi1>
  }
}

// -----

// more_specials: sums f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf16>)
    %e:7 = call @expected() : () -> (tensor<f16>, tensor<f16>, tensor<f16>, tensor<f16>, tensor<f16>, tensor<f16>, tensor<3xf16>)
    %r:7 = call @program(%i#0) : (tensor<14xf16>) -> (tensor<f16>, tensor<f16>, tensor<f16>, tensor<f16>, tensor<f16>, tensor<f16>, tensor<3xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<f16>, tensor<f16>
    check.expect_close %r#1, %e#1, max_ulp_difference = 1 : tensor<f16>, tensor<f16>
    check.expect_close %r#2, %e#2, max_ulp_difference = 1 : tensor<f16>, tensor<f16>
    check.expect_close %r#3, %e#3, max_ulp_difference = 1 : tensor<f16>, tensor<f16>
    check.expect_close %r#4, %e#4, max_ulp_difference = 1 : tensor<f16>, tensor<f16>
    check.expect_close %r#5, %e#5, max_ulp_difference = 1 : tensor<f16>, tensor<f16>
    check.expect_close %r#6, %e#6, max_ulp_difference = 1 : tensor<3xf16>, tensor<3xf16>
    return
  }
  func.func private @inputs() -> (tensor<14xf16>) {
    %0 = stablehlo.constant dense<"0x007E003C007C00800000003C00FC00BC0000007E008000BC0040007C"> : tensor<14xf16>
    return %0 : tensor<14xf16>
  }
  func.func private @expected() -> (tensor<f16>, tensor<f16>, tensor<f16>, tensor<f16>, tensor<f16>, tensor<f16>, tensor<3xf16>) {
    %0 = stablehlo.constant dense<"0x003C"> : tensor<f16>
    %1 = stablehlo.constant dense<"0x007E"> : tensor<f16>
    %2 = stablehlo.constant dense<"0x00FE"> : tensor<f16>
    %3 = stablehlo.constant dense<"0x00FE"> : tensor<f16>
    %4 = stablehlo.constant dense<"0x007C"> : tensor<f16>
    %5 = stablehlo.constant dense<"0x007C"> : tensor<f16>
    %6 = stablehlo.constant dense<"0x003C007C007C"> : tensor<3xf16>
    return %0, %1, %2, %3, %4, %5, %6 : tensor<f16>, tensor<f16>, tensor<f16>, tensor<f16>, tensor<f16>, tensor<f16>, tensor<3xf16>
  }
  func.func private @program(%arg0: tensor<14xf16>) -> (tensor<f16> {jax.result_info = "result[0]"}, tensor<f16> {jax.result_info = "result[1]"}, tensor<f16> {jax.result_info = "result[2]"}, tensor<f16> {jax.result_info = "result[3]"}, tensor<f16> {jax.result_info = "result[4]"}, tensor<f16> {jax.result_info = "result[5]"}, tensor<3xf16> {jax.result_info = "result[6]"}) {
    %0 = stablehlo.slice %arg0 [1:2] : (tensor<14xf16>) -> tensor<1xf16>
    %1 = stablehlo.convert %0 : (tensor<1xf16>) -> tensor<1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
    %3 = stablehlo.convert %2 : (tensor<f32>) -> tensor<f16>
    %4 = stablehlo.slice %arg0 [0:3] : (tensor<14xf16>) -> tensor<3xf16>
    %5 = stablehlo.convert %4 : (tensor<3xf16>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %7 = stablehlo.convert %6 : (tensor<f32>) -> tensor<f16>
    %8 = stablehlo.slice %arg0 [2:7] : (tensor<14xf16>) -> tensor<5xf16>
    %9 = stablehlo.convert %8 : (tensor<5xf16>) -> tensor<5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %11 = stablehlo.convert %10 : (tensor<f32>) -> tensor<f16>
    %12 = stablehlo.slice %arg0 [1:5] : (tensor<14xf16>) -> tensor<4xf16>
    %13 = stablehlo.convert %12 : (tensor<4xf16>) -> tensor<4xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_2) applies stablehlo.multiply across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %15 = stablehlo.convert %14 : (tensor<f32>) -> tensor<f16>
    %16 = stablehlo.slice %arg0 [0:6] : (tensor<14xf16>) -> tensor<6xf16>
    %17 = call @nansum(%16) : (tensor<6xf16>) -> tensor<f16>
    %18 = call @nanmax(%arg0) : (tensor<14xf16>) -> tensor<f16>
    %19 = stablehlo.slice %arg0 [1:4] : (tensor<14xf16>) -> tensor<3xf16>
    %20 = call @cumsum(%19) : (tensor<3xf16>) -> tensor<3xf16>
    return %3, %7, %11, %15, %17, %18, %20 : tensor<f16>, tensor<f16>, tensor<f16>, tensor<f16>, tensor<f16>, tensor<f16>, tensor<3xf16>
  }
  func.func private @nansum(%arg0: tensor<6xf16>) -> tensor<f16> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<6xf16>, tensor<6xf16>) -> tensor<6xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %1 = call @_where(%0, %cst, %arg0) : (tensor<6xi1>, tensor<f16>, tensor<6xf16>) -> tensor<6xf16>
    %2 = stablehlo.convert %1 : (tensor<6xf16>) -> tensor<6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %4 = stablehlo.convert %3 : (tensor<f32>) -> tensor<f16>
    return %4 : tensor<f16>
  }
  func.func private @_where(%arg0: tensor<6xi1>, %arg1: tensor<f16>, %arg2: tensor<6xf16>) -> tensor<6xf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f16>) -> tensor<6xf16>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<6xi1>, tensor<6xf16>
    return %1 : tensor<6xf16>
  }
  func.func private @nanmax(%arg0: tensor<14xf16>) -> tensor<f16> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<14xf16>, tensor<14xf16>) -> tensor<14xi1>
    %cst = stablehlo.constant dense<0xFC00> : tensor<f16>
    %1 = call @_where_0(%0, %cst, %arg0) : (tensor<14xi1>, tensor<f16>, tensor<14xf16>) -> tensor<14xf16>
    %cst_0 = stablehlo.constant dense<0xFC00> : tensor<f16>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.maximum across dimensions = [0] : (tensor<14xf16>, tensor<f16>) -> tensor<f16>
    %3 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<14xf16>, tensor<14xf16>) -> tensor<14xi1>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %4 = stablehlo.reduce(%3 init: %c) applies stablehlo.and across dimensions = [0] : (tensor<14xi1>, tensor<i1>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<0x7E00> : tensor<f16>
    %5 = call @_where_1(%4, %cst_1, %2) : (tensor<i1>, tensor<f16>, tensor<f16>) -> tensor<f16>
    return %5 : tensor<f16>
  }
  func.func private @_where_0(%arg0: tensor<14xi1>, %arg1: tensor<f16>, %arg2: tensor<14xf16>) -> tensor<14xf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f16>) -> tensor<14xf16>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<14xi1>, tensor<14xf16>
    return %1 : tensor<14xf16>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<f16>, %arg2: tensor<f16>) -> tensor<f16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f16>
    return %0 : tensor<f16>
  }
  func.func private @cumsum(%arg0: tensor<3xf16>) -> tensor<3xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<f16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[2, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f16>, %arg2: tensor<f16>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f16>
      stablehlo.return %2 : tensor<f16>
    }) : (tensor<3xf16>, tensor<f16>) -> tensor<3xf16>
    return %1 : tensor<3xf16>
  }
}

// -----

// more_specials: tests f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf16>)
    %e:6 = call @expected() : () -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>)
    %r:6 = call @program(%i#0) : (tensor<14xf16>) -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>)
    check.expect_eq %r#0, %e#0 : tensor<14xi1>
    check.expect_eq %r#1, %e#1 : tensor<14xi1>
    check.expect_eq %r#2, %e#2 : tensor<14xi1>
    check.expect_eq %r#3, %e#3 : tensor<14xi1>
    check.expect_eq %r#4, %e#4 : tensor<14xi1>
    check.expect_eq %r#5, %e#5 : tensor<14xi1>
    return
  }
  func.func private @inputs() -> (tensor<14xf16>) {
    %0 = stablehlo.constant dense<"0x007E003C007C00800000003C00FC00BC0000007E008000BC0040007C"> : tensor<14xf16>
    return %0 : tensor<14xf16>
  }
  func.func private @expected() -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>) {
    %0 = stablehlo.constant dense<[true, false, false, false, false, false, false, false, false, true, false, false, false, false]> : tensor<14xi1>
    %1 = stablehlo.constant dense<[false, false, true, false, false, false, true, false, false, false, false, false, false, true]> : tensor<14xi1>
    %2 = stablehlo.constant dense<[false, true, false, true, true, true, false, true, true, false, true, true, true, false]> : tensor<14xi1>
    %3 = stablehlo.constant dense<[false, false, false, true, false, false, true, true, false, false, true, true, false, false]> : tensor<14xi1>
    %4 = stablehlo.constant dense<[false, false, true, false, false, false, false, false, false, false, false, false, false, true]> : tensor<14xi1>
    %5 = stablehlo.constant dense<[false, false, false, false, false, false, true, false, false, false, false, false, false, false]> : tensor<14xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>
  }
  func.func private @program(%arg0: tensor<14xf16>) -> (tensor<14xi1> {jax.result_info = "result[0]"}, tensor<14xi1> {jax.result_info = "result[1]"}, tensor<14xi1> {jax.result_info = "result[2]"}, tensor<14xi1> {jax.result_info = "result[3]"}, tensor<14xi1> {jax.result_info = "result[4]"}, tensor<14xi1> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<14xf16>, tensor<14xf16>) -> tensor<14xi1>
    %1 = call @isinf(%arg0) : (tensor<14xf16>) -> tensor<14xi1>
    %2 = stablehlo.is_finite %arg0 : (tensor<14xf16>) -> tensor<14xi1>
    %3 = call @signbit(%arg0) : (tensor<14xf16>) -> tensor<14xi1>
    %cst = stablehlo.constant dense<0x7C00> : tensor<f16>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<14xf16>
    %5 = stablehlo.compare EQ, %arg0, %4, FLOAT : (tensor<14xf16>, tensor<14xf16>) -> tensor<14xi1>
    %cst_0 = stablehlo.constant dense<0xFC00> : tensor<f16>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<14xf16>
    %7 = stablehlo.compare EQ, %arg0, %6, FLOAT : (tensor<14xf16>, tensor<14xf16>) -> tensor<14xi1>
    return %0, %1, %2, %3, %5, %7 : tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>
  }
  func.func private @isinf(%arg0: tensor<14xf16>) -> tensor<14xi1> {
    %0 = stablehlo.abs %arg0 : tensor<14xf16>
    %cst = stablehlo.constant dense<0x7C00> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<14xf16>
    %2 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<14xf16>, tensor<14xf16>) -> tensor<14xi1>
    return %2 : tensor<14xi1>
  }
  func.func private @signbit(%arg0: tensor<14xf16>) -> tensor<14xi1> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<14xf16>) -> tensor<14xi16>
    %c = stablehlo.constant dense<15> : tensor<i16>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i16>) -> tensor<14xi16>
    %2 = stablehlo.shift_right_arithmetic %0, %1 : tensor<14xi16>
    %c_0 = stablehlo.constant dense<0> : tensor<i16>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i16>) -> tensor<14xi16>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<14xi16>, tensor<14xi16>) -> tensor<14xi1>
    %5 = stablehlo.convert %4 : tensor<14xi1>
    return %5 : tensor<14xi1>
  }
}

// -----

// more_specials: copysign, nextafter f16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<14xf16>, tensor<14xf16>)
    %e:3 = call @expected() : () -> (tensor<14xf16>, tensor<14xf16>, tensor<14xf16>)
    %r:3 = call @program(%i#0, %i#1) : (tensor<14xf16>, tensor<14xf16>) -> (tensor<14xf16>, tensor<14xf16>, tensor<14xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<14xf16>, tensor<14xf16>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<14xf16>, tensor<14xf16>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<14xf16>, tensor<14xf16>
    return
  }
  func.func private @inputs() -> (tensor<14xf16>, tensor<14xf16>) {
    %0 = stablehlo.constant dense<"0x007E003C007C00800000003C00FC00BC0000007E008000BC0040007C"> : tensor<14xf16>
    %1 = stablehlo.constant dense<"0x008000BC0040007C007E003C007C00800000003C00FC00BC0000007E"> : tensor<14xf16>
    return %0, %1 : tensor<14xf16>, tensor<14xf16>
  }
  func.func private @expected() -> (tensor<14xf16>, tensor<14xf16>, tensor<14xf16>) {
    %0 = stablehlo.constant dense<"0x00FE00BC007C00000000003C007C00BC0000007E008000BC0040007C"> : tensor<14xf16>
    %1 = stablehlo.constant dense<"0x008000BC004000800000003C00FC00BC0000003C00FC00BC0000007C"> : tensor<14xf16>
    %2 = stablehlo.constant dense<"0x0080003C007C007C0000003C007C00800000003C008000BC0040007C"> : tensor<14xf16>
    return %0, %1, %2 : tensor<14xf16>, tensor<14xf16>, tensor<14xf16>
  }
  func.func private @program(%arg0: tensor<14xf16>, %arg1: tensor<14xf16>) -> (tensor<14xf16> {jax.result_info = "result[0]"}, tensor<14xf16> {jax.result_info = "result[1]"}, tensor<14xf16> {jax.result_info = "result[2]"}) {
    %0 = call @copysign(%arg0, %arg1) : (tensor<14xf16>, tensor<14xf16>) -> tensor<14xf16>
    %1 = call @fmin(%arg0, %arg1) : (tensor<14xf16>, tensor<14xf16>) -> tensor<14xf16>
    %2 = call @fmax(%arg0, %arg1) : (tensor<14xf16>, tensor<14xf16>) -> tensor<14xf16>
    return %0, %1, %2 : tensor<14xf16>, tensor<14xf16>, tensor<14xf16>
  }
  func.func private @copysign(%arg0: tensor<14xf16>, %arg1: tensor<14xf16>) -> tensor<14xf16> {
    %0 = call @signbit(%arg1) : (tensor<14xf16>) -> tensor<14xi1>
    %1 = stablehlo.abs %arg0 : tensor<14xf16>
    %2 = stablehlo.negate %1 : tensor<14xf16>
    %3 = stablehlo.abs %arg0 : tensor<14xf16>
    %4 = call @_where(%0, %2, %3) : (tensor<14xi1>, tensor<14xf16>, tensor<14xf16>) -> tensor<14xf16>
    return %4 : tensor<14xf16>
  }
  func.func private @signbit(%arg0: tensor<14xf16>) -> tensor<14xi1> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<14xf16>) -> tensor<14xi16>
    %c = stablehlo.constant dense<15> : tensor<i16>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i16>) -> tensor<14xi16>
    %2 = stablehlo.shift_right_arithmetic %0, %1 : tensor<14xi16>
    %c_0 = stablehlo.constant dense<0> : tensor<i16>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i16>) -> tensor<14xi16>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<14xi16>, tensor<14xi16>) -> tensor<14xi1>
    %5 = stablehlo.convert %4 : tensor<14xi1>
    return %5 : tensor<14xi1>
  }
  func.func private @_where(%arg0: tensor<14xi1>, %arg1: tensor<14xf16>, %arg2: tensor<14xf16>) -> tensor<14xf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<14xi1>, tensor<14xf16>
    return %0 : tensor<14xf16>
  }
  func.func private @fmin(%arg0: tensor<14xf16>, %arg1: tensor<14xf16>) -> tensor<14xf16> {
    %0 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<14xf16>, tensor<14xf16>) -> tensor<14xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<14xf16>, tensor<14xf16>) -> tensor<14xi1>
    %2 = stablehlo.or %0, %1 : tensor<14xi1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<14xi1>, tensor<14xf16>, tensor<14xf16>) -> tensor<14xf16>
    return %3 : tensor<14xf16>
  }
  func.func private @fmax(%arg0: tensor<14xf16>, %arg1: tensor<14xf16>) -> tensor<14xf16> {
    %0 = stablehlo.compare GT, %arg0, %arg1, FLOAT : (tensor<14xf16>, tensor<14xf16>) -> tensor<14xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<14xf16>, tensor<14xf16>) -> tensor<14xi1>
    %2 = stablehlo.or %0, %1 : tensor<14xi1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<14xi1>, tensor<14xf16>, tensor<14xf16>) -> tensor<14xf16>
    return %3 : tensor<14xf16>
  }
}

// -----

// more_specials: logsumexp, softmax f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xf16>)
    %e:3 = call @expected() : () -> (tensor<f16>, tensor<5xf16>, tensor<f16>)
    %r:3 = call @program(%i#0) : (tensor<14xf16>) -> (tensor<f16>, tensor<5xf16>, tensor<f16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<f16>, tensor<f16>
    check.expect_close %r#1, %e#1, max_ulp_difference = 1 : tensor<5xf16>, tensor<5xf16>
    check.expect_close %r#2, %e#2, max_ulp_difference = 1 : tensor<f16>, tensor<f16>
    return
  }
  func.func private @inputs() -> (tensor<14xf16>) {
    %0 = stablehlo.constant dense<"0x007E003C007C00800000003C00FC00BC0000007E008000BC0040007C"> : tensor<14xf16>
    return %0 : tensor<14xf16>
  }
  func.func private @expected() -> (tensor<f16>, tensor<5xf16>, tensor<f16>) {
    %0 = stablehlo.constant dense<"0xA13D"> : tensor<f16>
    %1 = stablehlo.constant dense<"0x4B324B3247380000A22C"> : tensor<5xf16>
    %2 = stablehlo.constant dense<"0x003C"> : tensor<f16>
    return %0, %1, %2 : tensor<f16>, tensor<5xf16>, tensor<f16>
  }
  func.func private @program(%arg0: tensor<14xf16>) -> (tensor<f16> {jax.result_info = "result[0]"}, tensor<5xf16> {jax.result_info = "result[1]"}, tensor<f16> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.slice %arg0 [4:8] : (tensor<14xf16>) -> tensor<4xf16>
    %cst = stablehlo.constant dense<0xFC00> : tensor<f16>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<4xf16>, tensor<f16>) -> tensor<f16>
    %cst_0 = stablehlo.constant dense<0xFC00> : tensor<f16>
    %2 = stablehlo.maximum %cst_0, %1 : tensor<f16>
    %3 = stablehlo.is_finite %2 : (tensor<f16>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %4 = stablehlo.select %3, %2, %cst_1 : tensor<i1>, tensor<f16>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f16>) -> tensor<1xf16>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<1xf16>) -> tensor<4xf16>
    %7 = stablehlo.subtract %0, %6 : tensor<4xf16>
    %8 = stablehlo.exponential %7 : tensor<4xf16>
    %9 = stablehlo.convert %8 : (tensor<4xf16>) -> tensor<4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %11 = stablehlo.convert %10 : (tensor<f32>) -> tensor<f16>
    %12 = stablehlo.sign %11 : tensor<f16>
    %13 = stablehlo.abs %11 : tensor<f16>
    %14 = stablehlo.log %13 : tensor<f16>
    %15 = stablehlo.add %14, %4 : tensor<f16>
    %16 = stablehlo.slice %arg0 [3:8] : (tensor<14xf16>) -> tensor<5xf16>
    %cst_3 = stablehlo.constant dense<0xFC00> : tensor<f16>
    %17 = stablehlo.reduce(%16 init: %cst_3) applies stablehlo.maximum across dimensions = [0] : (tensor<5xf16>, tensor<f16>) -> tensor<f16>
    %cst_4 = stablehlo.constant dense<0xFC00> : tensor<f16>
    %18 = stablehlo.maximum %cst_4, %17 : tensor<f16>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f16>) -> tensor<1xf16>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<1xf16>) -> tensor<5xf16>
    %21 = stablehlo.subtract %16, %20 : tensor<5xf16>
    %22 = stablehlo.exponential %21 : tensor<5xf16>
    %23 = stablehlo.convert %22 : (tensor<5xf16>) -> tensor<5xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %26 = stablehlo.convert %25 : (tensor<1xf32>) -> tensor<1xf16>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<1xf16>) -> tensor<5xf16>
    %28 = stablehlo.divide %22, %27 : tensor<5xf16>
    %29 = stablehlo.slice %arg0 [1:2] : (tensor<14xf16>) -> tensor<1xf16>
    %30 = stablehlo.reshape %29 : (tensor<1xf16>) -> tensor<f16>
    %31 = stablehlo.slice %arg0 [6:7] : (tensor<14xf16>) -> tensor<1xf16>
    %32 = stablehlo.reshape %31 : (tensor<1xf16>) -> tensor<f16>
    %33 = stablehlo.maximum %30, %32 : tensor<f16>
    %34 = stablehlo.subtract %30, %32 : tensor<f16>
    %35 = stablehlo.compare NE, %34, %34, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %36 = stablehlo.add %30, %32 : tensor<f16>
    %37 = stablehlo.abs %34 : tensor<f16>
    %38 = stablehlo.negate %37 : tensor<f16>
    %39 = stablehlo.exponential %38 : tensor<f16>
    %40 = stablehlo.log_plus_one %39 : tensor<f16>
    %41 = stablehlo.add %33, %40 : tensor<f16>
    %42 = stablehlo.select %35, %36, %41 : tensor<i1>, tensor<f16>
    return %15, %28, %42 : tensor<f16>, tensor<5xf16>, tensor<f16>
  }
}

// -----

// more_specials: rounding f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<10xf16>)
    %e:5 = call @expected() : () -> (tensor<10xf16>, tensor<10xf16>, tensor<10xf16>, tensor<10xf16>, tensor<10xf16>)
    %r:5 = call @program(%i#0) : (tensor<10xf16>) -> (tensor<10xf16>, tensor<10xf16>, tensor<10xf16>, tensor<10xf16>, tensor<10xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<10xf16>, tensor<10xf16>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<10xf16>, tensor<10xf16>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<10xf16>, tensor<10xf16>
    check.expect_close %r#3, %e#3, max_ulp_difference = 0 : tensor<10xf16>, tensor<10xf16>
    check.expect_close %r#4, %e#4, max_ulp_difference = 0 : tensor<10xf16>, tensor<10xf16>
    return
  }
  func.func private @inputs() -> (tensor<10xf16>) {
    %0 = stablehlo.constant dense<"0x003800B8003E004100C100380080007C007E8045"> : tensor<10xf16>
    return %0 : tensor<10xf16>
  }
  func.func private @expected() -> (tensor<10xf16>, tensor<10xf16>, tensor<10xf16>, tensor<10xf16>, tensor<10xf16>) {
    %0 = stablehlo.constant dense<"0x000000BC003C004000C200000080007C007E0045"> : tensor<10xf16>
    %1 = stablehlo.constant dense<"0x003C00800040004200C0003C0080007C007E0046"> : tensor<10xf16>
    %2 = stablehlo.constant dense<"0x00000080003C004000C000000080007C007E0045"> : tensor<10xf16>
    %3 = stablehlo.constant dense<"0x000000800040004000C000000080007C007E0046"> : tensor<10xf16>
    %4 = stablehlo.constant dense<"0x003C00BC0040004200C2003C0080007C007E0046"> : tensor<10xf16>
    return %0, %1, %2, %3, %4 : tensor<10xf16>, tensor<10xf16>, tensor<10xf16>, tensor<10xf16>, tensor<10xf16>
  }
  func.func private @program(%arg0: tensor<10xf16>) -> (tensor<10xf16> {jax.result_info = "result[0]"}, tensor<10xf16> {jax.result_info = "result[1]"}, tensor<10xf16> {jax.result_info = "result[2]"}, tensor<10xf16> {jax.result_info = "result[3]"}, tensor<10xf16> {jax.result_info = "result[4]"}) {
    %0 = stablehlo.floor %arg0 : tensor<10xf16>
    %1 = stablehlo.ceil %arg0 : tensor<10xf16>
    %2 = call @trunc(%arg0) : (tensor<10xf16>) -> tensor<10xf16>
    %3 = call @round(%arg0) : (tensor<10xf16>) -> tensor<10xf16>
    %4 = stablehlo.round_nearest_afz %arg0 : tensor<10xf16>
    return %0, %1, %2, %3, %4 : tensor<10xf16>, tensor<10xf16>, tensor<10xf16>, tensor<10xf16>, tensor<10xf16>
  }
  func.func private @trunc(%arg0: tensor<10xf16>) -> tensor<10xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<10xf16>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<10xf16>, tensor<10xf16>) -> tensor<10xi1>
    %2 = stablehlo.ceil %arg0 : tensor<10xf16>
    %3 = stablehlo.floor %arg0 : tensor<10xf16>
    %4 = call @_where(%1, %2, %3) : (tensor<10xi1>, tensor<10xf16>, tensor<10xf16>) -> tensor<10xf16>
    return %4 : tensor<10xf16>
  }
  func.func private @_where(%arg0: tensor<10xi1>, %arg1: tensor<10xf16>, %arg2: tensor<10xf16>) -> tensor<10xf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<10xi1>, tensor<10xf16>
    return %0 : tensor<10xf16>
  }
  func.func private @round(%arg0: tensor<10xf16>) -> tensor<10xf16> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<10xf16>
    return %0 : tensor<10xf16>
  }
}

// -----

// more_specials: frexp, modf f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<4xf16>)
    %e:2 = call @expected() : () -> (tensor<4xf16>, tensor<4xf16>)
    %r:2 = call @program(%i#0) : (tensor<4xf16>) -> (tensor<4xf16>, tensor<4xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<4xf16>, tensor<4xf16>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<4xf16>, tensor<4xf16>
    return
  }
  func.func private @inputs() -> (tensor<4xf16>) {
    %0 = stablehlo.constant dense<"0x003E80C000004C56"> : tensor<4xf16>
    return %0 : tensor<4xf16>
  }
  func.func private @expected() -> (tensor<4xf16>, tensor<4xf16>) {
    %0 = stablehlo.constant dense<"0x003800B40000003A"> : tensor<4xf16>
    %1 = stablehlo.constant dense<"0x003C00C000004056"> : tensor<4xf16>
    return %0, %1 : tensor<4xf16>, tensor<4xf16>
  }
  func.func private @program(%arg0: tensor<4xf16>) -> (tensor<4xf16> {jax.result_info = "result[0]"}, tensor<4xf16> {jax.result_info = "result[1]"}) {
    %0:2 = call @modf(%arg0) : (tensor<4xf16>) -> (tensor<4xf16>, tensor<4xf16>)
    return %0#0, %0#1 : tensor<4xf16>, tensor<4xf16>
  }
  func.func private @modf(%arg0: tensor<4xf16>) -> (tensor<4xf16>, tensor<4xf16>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4xf16>
    %1 = stablehlo.compare GE, %arg0, %0, FLOAT : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xi1>
    %2 = stablehlo.floor %arg0 : tensor<4xf16>
    %3 = stablehlo.ceil %arg0 : tensor<4xf16>
    %4 = call @_where(%1, %2, %3) : (tensor<4xi1>, tensor<4xf16>, tensor<4xf16>) -> tensor<4xf16>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4xf16>
    return %5, %4 : tensor<4xf16>, tensor<4xf16>
  }
  func.func private @_where(%arg0: tensor<4xi1>, %arg1: tensor<4xf16>, %arg2: tensor<4xf16>) -> tensor<4xf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4xi1>, tensor<4xf16>
    return %0 : tensor<4xf16>
  }
}

// -----

// more_specials: sort bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xbf16>)
    %e:5 = call @expected() : () -> (tensor<14xbf16>, tensor<14xi64>, tensor<14xi64>, tensor<14xbf16>, tensor<14xi64>)
    %r:5 = call @program(%i#0) : (tensor<14xbf16>) -> (tensor<14xbf16>, tensor<14xi64>, tensor<14xi64>, tensor<14xbf16>, tensor<14xi64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<14xbf16>, tensor<14xbf16>
    check.expect_eq %r#1, %e#1 : tensor<14xi64>
    check.expect_eq %r#2, %e#2 : tensor<14xi64>
    check.expect_close %r#3, %e#3, max_ulp_difference = 0 : tensor<14xbf16>, tensor<14xbf16>
    check.expect_eq %r#4, %e#4 : tensor<14xi64>
    return
  }
  func.func private @inputs() -> (tensor<14xbf16>) {
    %0 = stablehlo.constant dense<"0xC07F803F807F00800000803F80FF80BF0000C07F008080BF0040807F"> : tensor<14xbf16>
    return %0 : tensor<14xbf16>
  }
  func.func private @expected() -> (tensor<14xbf16>, tensor<14xi64>, tensor<14xi64>, tensor<14xbf16>, tensor<14xi64>) {
    %0 = stablehlo.constant dense<"0x80FF80BF80BF0080000000000080803F803F0040807F807FC07FC07F"> : tensor<14xbf16>
    %1 = stablehlo.constant dense<"0x060000000000000007000000000000000B000000000000000300000000000000040000000000000008000000000000000A00000000000000010000000000000005000000000000000C0000000000000002000000000000000D0000000000000000000000000000000900000000000000"> : tensor<14xi64>
    %2 = stablehlo.constant dense<"0x0000000000000000090000000000000002000000000000000D000000000000000C00000000000000010000000000000005000000000000000300000000000000040000000000000008000000000000000A0000000000000007000000000000000B000000000000000600000000000000"> : tensor<14xi64>
    %3 = stablehlo.constant dense<"0x80FF80BF80BF0080000000000080803F803F0040807F807FC07FC07F"> : tensor<14xbf16>
    %4 = stablehlo.constant dense<"0x060000000000000007000000000000000B000000000000000300000000000000040000000000000008000000000000000A00000000000000010000000000000005000000000000000C0000000000000002000000000000000D0000000000000000000000000000000900000000000000"> : tensor<14xi64>
    return %0, %1, %2, %3, %4 : tensor<14xbf16>, tensor<14xi64>, tensor<14xi64>, tensor<14xbf16>, tensor<14xi64>
  }
  func.func private @program(%arg0: tensor<14xbf16>) -> (tensor<14xbf16> {jax.result_info = "result[0]"}, tensor<14xi64> {jax.result_info = "result[1]"}, tensor<14xi64> {jax.result_info = "result[2]"}, tensor<14xbf16> {jax.result_info = "result[3][0]"}, tensor<14xi64> {jax.result_info = "result[3][1]"}) {
    %0 = call @sort(%arg0) : (tensor<14xbf16>) -> tensor<14xbf16>
    %1 = call @argsort(%arg0) : (tensor<14xbf16>) -> tensor<14xi64>
    %2 = call @argsort_0(%arg0) : (tensor<14xbf16>) -> tensor<14xi64>
    %3 = stablehlo.iota dim = 0 : tensor<14xi64>
    %4:2 = "stablehlo.sort"(%arg0, %3) <{dimension = 0 : i64, is_stable = true}> ({
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
    }) : (tensor<14xbf16>, tensor<14xi64>) -> (tensor<14xbf16>, tensor<14xi64>)
    return %0, %1, %2, %4#0, %4#1 : tensor<14xbf16>, tensor<14xi64>, tensor<14xi64>, tensor<14xbf16>, tensor<14xi64>
  }
  func.func private @sort(%arg0: tensor<14xbf16>) -> tensor<14xbf16> {
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
    }) : (tensor<14xbf16>) -> tensor<14xbf16>
    return %0 : tensor<14xbf16>
  }
  func.func private @argsort(%arg0: tensor<14xbf16>) -> tensor<14xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
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
    }) : (tensor<14xbf16>, tensor<14xi64>) -> (tensor<14xbf16>, tensor<14xi64>)
    return %1#1 : tensor<14xi64>
  }
  func.func private @argsort_0(%arg0: tensor<14xbf16>) -> tensor<14xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %1 = stablehlo.reverse %arg0, dims = [0] : tensor<14xbf16>
    %2 = stablehlo.reverse %0, dims = [0] : tensor<14xi64>
    %3:2 = "stablehlo.sort"(%1, %2) <{dimension = 0 : i64, is_stable = true}> ({
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
    }) : (tensor<14xbf16>, tensor<14xi64>) -> (tensor<14xbf16>, tensor<14xi64>)
    %4 = stablehlo.reverse %3#1, dims = [0] : tensor<14xi64>
    return %4 : tensor<14xi64>
  }
}

// -----

// more_specials: argmax, argmin bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xbf16>)
    %e:4 = call @expected() : () -> (tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>)
    %r:4 = call @program(%i#0) : (tensor<14xbf16>) -> (tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>)
    check.expect_eq %r#0, %e#0 : tensor<i64>
    check.expect_eq %r#1, %e#1 : tensor<i64>
    check.expect_eq %r#2, %e#2 : tensor<2xi64>
    check.expect_eq %r#3, %e#3 : tensor<7xi64>
    return
  }
  func.func private @inputs() -> (tensor<14xbf16>) {
    %0 = stablehlo.constant dense<"0xC07F803F807F00800000803F80FF80BF0000C07F008080BF0040807F"> : tensor<14xbf16>
    return %0 : tensor<14xbf16>
  }
  func.func private @expected() -> (tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>) {
    %0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
    %1 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
    %2 = stablehlo.constant dense<"0x00000000000000000200000000000000"> : tensor<2xi64>
    %3 = stablehlo.constant dense<"0x0000000000000000010000000000000001000000000000000000000000000000010000000000000000000000000000000000000000000000"> : tensor<7xi64>
    return %0, %1, %2, %3 : tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>
  }
  func.func private @program(%arg0: tensor<14xbf16>) -> (tensor<i64> {jax.result_info = "result[0]"}, tensor<i64> {jax.result_info = "result[1]"}, tensor<2xi64> {jax.result_info = "result[2]"}, tensor<7xi64> {jax.result_info = "result[3]"}) {
    %0 = call @argmax(%arg0) : (tensor<14xbf16>) -> tensor<i64>
    %1 = call @argmin(%arg0) : (tensor<14xbf16>) -> tensor<i64>
    %2 = stablehlo.reshape %arg0 : (tensor<14xbf16>) -> tensor<2x7xbf16>
    %3 = call @argmax_0(%2) : (tensor<2x7xbf16>) -> tensor<2xi64>
    %4 = stablehlo.reshape %arg0 : (tensor<14xbf16>) -> tensor<2x7xbf16>
    %5 = call @argmin_1(%4) : (tensor<2x7xbf16>) -> tensor<7xi64>
    return %0, %1, %3, %5 : tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>
  }
  func.func private @argmax(%arg0: tensor<14xbf16>) -> tensor<i64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<14xbf16>, tensor<14xi64>, tensor<bf16>, tensor<i64>) -> (tensor<bf16>, tensor<i64>)
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
    return %1#1 : tensor<i64>
  }
  func.func private @argmin(%arg0: tensor<14xbf16>) -> tensor<i64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %cst = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<14xbf16>, tensor<14xi64>, tensor<bf16>, tensor<i64>) -> (tensor<bf16>, tensor<i64>)
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
    return %1#1 : tensor<i64>
  }
  func.func private @argmax_0(%arg0: tensor<2x7xbf16>) -> tensor<2xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<2x7xi64>
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<2x7xbf16>, tensor<2x7xi64>, tensor<bf16>, tensor<i64>) -> (tensor<2xbf16>, tensor<2xi64>)
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
    return %1#1 : tensor<2xi64>
  }
  func.func private @argmin_1(%arg0: tensor<2x7xbf16>) -> tensor<7xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<2x7xi64>
    %cst = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<2x7xbf16>, tensor<2x7xi64>, tensor<bf16>, tensor<i64>) -> (tensor<7xbf16>, tensor<7xi64>)
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
    return %1#1 : tensor<7xi64>
  }
}

// -----

// more_specials: max, min bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xbf16>)
    %e:4 = call @expected() : () -> (tensor<bf16>, tensor<bf16>, tensor<7xbf16>, tensor<2xbf16>)
    %r:4 = call @program(%i#0) : (tensor<14xbf16>) -> (tensor<bf16>, tensor<bf16>, tensor<7xbf16>, tensor<2xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<bf16>, tensor<bf16>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<bf16>, tensor<bf16>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<7xbf16>, tensor<7xbf16>
    check.expect_close %r#3, %e#3, max_ulp_difference = 0 : tensor<2xbf16>, tensor<2xbf16>
    return
  }
  func.func private @inputs() -> (tensor<14xbf16>) {
    %0 = stablehlo.constant dense<"0xC07F803F807F00800000803F80FF80BF0000C07F008080BF0040807F"> : tensor<14xbf16>
    return %0 : tensor<14xbf16>
  }
  func.func private @expected() -> (tensor<bf16>, tensor<bf16>, tensor<7xbf16>, tensor<2xbf16>) {
    %0 = stablehlo.constant dense<"0xC07F"> : tensor<bf16>
    %1 = stablehlo.constant dense<"0xC07F"> : tensor<bf16>
    %2 = stablehlo.constant dense<"0xC07F803FC07F008000000040807F"> : tensor<7xbf16>
    %3 = stablehlo.constant dense<"0xC07FC0FF"> : tensor<2xbf16>
    return %0, %1, %2, %3 : tensor<bf16>, tensor<bf16>, tensor<7xbf16>, tensor<2xbf16>
  }
  func.func private @program(%arg0: tensor<14xbf16>) -> (tensor<bf16> {jax.result_info = "result[0]"}, tensor<bf16> {jax.result_info = "result[1]"}, tensor<7xbf16> {jax.result_info = "result[2]"}, tensor<2xbf16> {jax.result_info = "result[3]"}) {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<14xbf16>, tensor<bf16>) -> tensor<bf16>
    %cst_0 = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.minimum across dimensions = [0] : (tensor<14xbf16>, tensor<bf16>) -> tensor<bf16>
    %2 = stablehlo.reshape %arg0 : (tensor<14xbf16>) -> tensor<2x7xbf16>
    %cst_1 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %3 = stablehlo.reduce(%2 init: %cst_1) applies stablehlo.maximum across dimensions = [0] : (tensor<2x7xbf16>, tensor<bf16>) -> tensor<7xbf16>
    %4 = stablehlo.reshape %arg0 : (tensor<14xbf16>) -> tensor<2x7xbf16>
    %cst_2 = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %5 = stablehlo.reduce(%4 init: %cst_2) applies stablehlo.minimum across dimensions = [1] : (tensor<2x7xbf16>, tensor<bf16>) -> tensor<2xbf16>
    return %0, %1, %3, %5 : tensor<bf16>, tensor<bf16>, tensor<7xbf16>, tensor<2xbf16>
  }
}

// -----

// more_specials: compare bf16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<14xbf16>, tensor<14xbf16>)
    %e:8 = call @expected() : () -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xbf16>, tensor<14xbf16>)
    %r:8 = call @program(%i#0, %i#1) : (tensor<14xbf16>, tensor<14xbf16>) -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xbf16>, tensor<14xbf16>)
    check.expect_eq %r#0, %e#0 : tensor<14xi1>
    check.expect_eq %r#1, %e#1 : tensor<14xi1>
    check.expect_eq %r#2, %e#2 : tensor<14xi1>
    check.expect_eq %r#3, %e#3 : tensor<14xi1>
    check.expect_eq %r#4, %e#4 : tensor<14xi1>
    check.expect_eq %r#5, %e#5 : tensor<14xi1>
    check.expect_close %r#6, %e#6, max_ulp_difference = 0 : tensor<14xbf16>, tensor<14xbf16>
    check.expect_close %r#7, %e#7, max_ulp_difference = 0 : tensor<14xbf16>, tensor<14xbf16>
    return
  }
  func.func private @inputs() -> (tensor<14xbf16>, tensor<14xbf16>) {
    %0 = stablehlo.constant dense<"0xC07F803F807F00800000803F80FF80BF0000C07F008080BF0040807F"> : tensor<14xbf16>
    %1 = stablehlo.constant dense<"0x80BF0040807FC07F803F807F00800000803F80FF80BF0000C07F0080"> : tensor<14xbf16>
    return %0, %1 : tensor<14xbf16>, tensor<14xbf16>
  }
  func.func private @expected() -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xbf16>, tensor<14xbf16>) {
    %0 = stablehlo.constant dense<[false, false, true, false, false, false, false, false, false, false, false, false, false, false]> : tensor<14xi1>
    %1 = stablehlo.constant dense<[true, true, false, true, true, true, true, true, true, true, true, true, true, true]> : tensor<14xi1>
    %2 = stablehlo.constant dense<[false, true, false, false, true, true, true, true, true, false, false, true, false, false]> : tensor<14xi1>
    %3 = stablehlo.constant dense<[false, true, true, false, true, true, true, true, true, false, false, true, false, false]> : tensor<14xi1>
    %4 = stablehlo.constant dense<[false, false, false, false, false, false, false, false, false, false, true, false, false, true]> : tensor<14xi1>
    %5 = stablehlo.constant dense<[false, false, true, false, false, false, false, false, false, false, true, false, false, true]> : tensor<14xi1>
    %6 = stablehlo.constant dense<"0xC07F0040807FC07F803F807F00800000803FC07F00800000C07F807F"> : tensor<14xbf16>
    %7 = stablehlo.constant dense<"0xC07F803F807FC07F0000803F80FF80BF0000C07F80BF80BFC07F0080"> : tensor<14xbf16>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xbf16>, tensor<14xbf16>
  }
  func.func private @program(%arg0: tensor<14xbf16>, %arg1: tensor<14xbf16>) -> (tensor<14xi1> {jax.result_info = "result[0]"}, tensor<14xi1> {jax.result_info = "result[1]"}, tensor<14xi1> {jax.result_info = "result[2]"}, tensor<14xi1> {jax.result_info = "result[3]"}, tensor<14xi1> {jax.result_info = "result[4]"}, tensor<14xi1> {jax.result_info = "result[5]"}, tensor<14xbf16> {jax.result_info = "result[6]"}, tensor<14xbf16> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<14xbf16>, tensor<14xbf16>) -> tensor<14xi1>
    %1 = stablehlo.compare NE, %arg0, %arg1, FLOAT : (tensor<14xbf16>, tensor<14xbf16>) -> tensor<14xi1>
    %2 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<14xbf16>, tensor<14xbf16>) -> tensor<14xi1>
    %3 = stablehlo.compare LE, %arg0, %arg1, FLOAT : (tensor<14xbf16>, tensor<14xbf16>) -> tensor<14xi1>
    %4 = stablehlo.compare GT, %arg0, %arg1, FLOAT : (tensor<14xbf16>, tensor<14xbf16>) -> tensor<14xi1>
    %5 = stablehlo.compare GE, %arg0, %arg1, FLOAT : (tensor<14xbf16>, tensor<14xbf16>) -> tensor<14xi1>
    %6 = stablehlo.maximum %arg0, %arg1 : tensor<14xbf16>
    %7 = stablehlo.minimum %arg0, %arg1 : tensor<14xbf16>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xbf16>, tensor<14xbf16>
  }
}

// -----

// more_specials: clip, sign bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xbf16>)
    %e:2 = call @expected() : () -> (tensor<14xbf16>, tensor<14xbf16>)
    %r:2 = call @program(%i#0) : (tensor<14xbf16>) -> (tensor<14xbf16>, tensor<14xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<14xbf16>, tensor<14xbf16>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<14xbf16>, tensor<14xbf16>
    return
  }
  func.func private @inputs() -> (tensor<14xbf16>) {
    %0 = stablehlo.constant dense<"0xC07F803F807F00800000803F80FF80BF0000C07F008080BF0040807F"> : tensor<14xbf16>
    return %0 : tensor<14xbf16>
  }
  func.func private @expected() -> (tensor<14xbf16>, tensor<14xbf16>) {
    %0 = stablehlo.constant dense<"0xC07F803F803F00000000803F000000000000C07F00000000803F803F"> : tensor<14xbf16>
    %1 = stablehlo.constant dense<"0xC07F803F803F00800000803F80BF80BF0000C07F008080BF803F803F"> : tensor<14xbf16>
    return %0, %1 : tensor<14xbf16>, tensor<14xbf16>
  }
  func.func private @program(%arg0: tensor<14xbf16>) -> (tensor<14xbf16> {jax.result_info = "result[0]"}, tensor<14xbf16> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.slice %arg0 [4:5] : (tensor<14xbf16>) -> tensor<1xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1xbf16>) -> tensor<bf16>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<14xbf16>) -> tensor<1xbf16>
    %3 = stablehlo.reshape %2 : (tensor<1xbf16>) -> tensor<bf16>
    %4 = call @clip(%arg0, %1, %3) : (tensor<14xbf16>, tensor<bf16>, tensor<bf16>) -> tensor<14xbf16>
    %5 = stablehlo.sign %arg0 : tensor<14xbf16>
    return %4, %5 : tensor<14xbf16>, tensor<14xbf16>
  }
  func.func private @clip(%arg0: tensor<14xbf16>, %arg1: tensor<bf16>, %arg2: tensor<bf16>) -> tensor<14xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<bf16>) -> tensor<14xbf16>
    %1 = stablehlo.maximum %0, %arg0 : tensor<14xbf16>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<bf16>) -> tensor<14xbf16>
    %3 = stablehlo.minimum %2, %1 : tensor<14xbf16>
    return %3 : tensor<14xbf16>
  }
}

// -----

// more_specials: top_k bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xbf16>)
    %e:2 = call @expected() : () -> (tensor<4xbf16>, tensor<4xi32>)
    %r:2 = call @program(%i#0) : (tensor<14xbf16>) -> (tensor<4xbf16>, tensor<4xi32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<4xbf16>, tensor<4xbf16>
    check.expect_eq %r#1, %e#1 : tensor<4xi32>
    return
  }
  func.func private @inputs() -> (tensor<14xbf16>) {
    %0 = stablehlo.constant dense<"0xC07F803F807F00800000803F80FF80BF0000C07F008080BF0040807F"> : tensor<14xbf16>
    return %0 : tensor<14xbf16>
  }
  func.func private @expected() -> (tensor<4xbf16>, tensor<4xi32>) {
    %0 = stablehlo.constant dense<"0x807F803F803F0000"> : tensor<4xbf16>
    %1 = stablehlo.constant dense<"0x02000000010000000500000000000000"> : tensor<4xi32>
    return %0, %1 : tensor<4xbf16>, tensor<4xi32>
  }
  func.func private @program(%arg0: tensor<14xbf16>) -> (tensor<4xbf16> {jax.result_info = "result[0]"}, tensor<4xi32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<14xbf16>, tensor<14xbf16>) -> tensor<14xi1>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = call @_where(%0, %c, %arg0) : (tensor<14xi1>, tensor<i64>, tensor<14xbf16>) -> tensor<14xbf16>
    %2 = stablehlo.slice %1 [0:9] : (tensor<14xbf16>) -> tensor<9xbf16>
    %values, %indices = chlo.top_k(%2, k = 4) : tensor<9xbf16> -> (tensor<4xbf16>, tensor<4xi32>)
    return %values, %indices : tensor<4xbf16>, tensor<4xi32>
  }
  func.func private @_where(%arg0: tensor<14xi1>, %arg1: tensor<i64>, %arg2: tensor<14xbf16>) -> tensor<14xbf16> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<14xbf16>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<14xi1>, tensor<14xbf16>
    return %2 : tensor<14xbf16>
  }
}

// -----

// more_specials: cummax, cummin bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xbf16>)
    %e:2 = call @expected() : () -> (tensor<14xbf16>, tensor<14xbf16>)
    %r:2 = call @program(%i#0) : (tensor<14xbf16>) -> (tensor<14xbf16>, tensor<14xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<14xbf16>, tensor<14xbf16>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<14xbf16>, tensor<14xbf16>
    return
  }
  func.func private @inputs() -> (tensor<14xbf16>) {
    %0 = stablehlo.constant dense<"0xC07F803F807F00800000803F80FF80BF0000C07F008080BF0040807F"> : tensor<14xbf16>
    return %0 : tensor<14xbf16>
  }
  func.func private @expected() -> (tensor<14xbf16>, tensor<14xbf16>) {
    %0 = stablehlo.constant dense<"0xC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07F"> : tensor<14xbf16>
    %1 = stablehlo.constant dense<"0xC07FC0FFC0FFC0FFC0FFC0FFC0FFC0FFC07FC07F80BF80BF0040807F"> : tensor<14xbf16>
    return %0, %1 : tensor<14xbf16>, tensor<14xbf16>
  }
  func.func private @program(%arg0: tensor<14xbf16>) -> (tensor<14xbf16> {jax.result_info = "result[0]"}, tensor<14xbf16> {jax.result_info = "result[1]"}) {
    %0 = call @cummax(%arg0) : (tensor<14xbf16>) -> tensor<14xbf16>
    %1 = call @cummin(%arg0) : (tensor<14xbf16>) -> tensor<14xbf16>
    return %0, %1 : tensor<14xbf16>, tensor<14xbf16>
  }
  func.func private @cummax(%arg0: tensor<14xbf16>) -> tensor<14xbf16> {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<bf16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[13, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<bf16>
      stablehlo.return %2 : tensor<bf16>
    }) : (tensor<14xbf16>, tensor<bf16>) -> tensor<14xbf16>
    return %1 : tensor<14xbf16>
  }
  func.func private @cummin(%arg0: tensor<14xbf16>) -> tensor<14xbf16> {
    %cst = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<bf16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[0, 13]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<bf16>
      stablehlo.return %2 : tensor<bf16>
    }) : (tensor<14xbf16>, tensor<bf16>) -> tensor<14xbf16>
    return %1 : tensor<14xbf16>
  }
}

// -----

// more_specials: max pooling bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xbf16>)
    %e:1 = call @expected() : () -> (tensor<2x4xbf16>)
    %r:1 = call @program(%i#0) : (tensor<14xbf16>) -> (tensor<2x4xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<2x4xbf16>, tensor<2x4xbf16>
    return
  }
  func.func private @inputs() -> (tensor<14xbf16>) {
    %0 = stablehlo.constant dense<"0xC07F803F807F00800000803F80FF80BF0000C07F008080BF0040807F"> : tensor<14xbf16>
    return %0 : tensor<14xbf16>
  }
  func.func private @expected() -> (tensor<2x4xbf16>) {
    %0 = stablehlo.constant dense<"0xC07F807F803F803F0000C07F0040807F"> : tensor<2x4xbf16>
    return %0 : tensor<2x4xbf16>
  }
  func.func private @program(%arg0: tensor<14xbf16>) -> (tensor<2x4xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<14xbf16>) -> tensor<2x7xbf16>
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<bf16>
    %2 = "stablehlo.reduce_window"(%0, %1) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %3 = stablehlo.maximum %arg1, %arg2 : tensor<bf16>
      stablehlo.return %3 : tensor<bf16>
    }) : (tensor<2x7xbf16>, tensor<bf16>) -> tensor<2x4xbf16>
    return %2 : tensor<2x4xbf16>
  }
}

// -----

// more_specials: unique, nonzero bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xbf16>)
    %e:2 = call @expected() : () -> (tensor<9xi64>, tensor<i64>)
    %r:2 = call @program(%i#0) : (tensor<14xbf16>) -> (tensor<9xi64>, tensor<i64>)
    check.expect_eq %r#0, %e#0 : tensor<9xi64>
    check.expect_eq %r#1, %e#1 : tensor<i64>
    return
  }
  func.func private @inputs() -> (tensor<14xbf16>) {
    %0 = stablehlo.constant dense<"0xC07F803F807F00800000803F80FF80BF0000C07F008080BF0040807F"> : tensor<14xbf16>
    return %0 : tensor<14xbf16>
  }
  func.func private @expected() -> (tensor<9xi64>, tensor<i64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000100000000000000020000000000000005000000000000000600000000000000070000000000000009000000000000000B000000000000000C00000000000000"> : tensor<9xi64>
    %1 = stablehlo.constant dense<"0x0A00000000000000"> : tensor<i64>
    return %0, %1 : tensor<9xi64>, tensor<i64>
  }
  func.func private @program(%arg0: tensor<14xbf16>) -> (tensor<9xi64> {jax.result_info = "result[0]"}, tensor<i64> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<14xbf16>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<14xbf16>, tensor<14xbf16>) -> tensor<14xi1>
    %2 = call @cumsum(%1) : (tensor<14xi1>) -> tensor<14xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %5 = stablehlo.compare LT, %2, %4, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %c_1 = stablehlo.constant dense<9> : tensor<i64>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %7 = stablehlo.add %2, %6 : tensor<14xi64>
    %8 = stablehlo.select %5, %7, %2 : tensor<14xi1>, tensor<14xi64>
    %9 = stablehlo.convert %8 : (tensor<14xi64>) -> tensor<14xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<14xi32>) -> tensor<14x1xi32>
    %c_2 = stablehlo.constant dense<1> : tensor<i64>
    %11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %12 = "stablehlo.scatter"(%3, %10, %11) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %26 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %26 : tensor<i64>
    }) : (tensor<9xi64>, tensor<14x1xi32>, tensor<14xi64>) -> tensor<9xi64>
    %13 = call @cumsum_1(%12) : (tensor<9xi64>) -> tensor<9xi64>
    %c_3 = stablehlo.constant dense<1> : tensor<i64>
    %14 = call @floor_divide(%13, %c_3) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    %c_4 = stablehlo.constant dense<14> : tensor<i64>
    %15 = call @remainder(%14, %c_4) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    %16 = stablehlo.convert %1 : (tensor<14xi1>) -> tensor<14xi32>
    %17 = stablehlo.convert %16 : (tensor<14xi32>) -> tensor<14xi64>
    %c_5 = stablehlo.constant dense<0> : tensor<i64>
    %18 = stablehlo.reduce(%17 init: %c_5) applies stablehlo.add across dimensions = [0] : (tensor<14xi64>, tensor<i64>) -> tensor<i64>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %20 = stablehlo.iota dim = 0 : tensor<9xi64>
    %21 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<1xi64>) -> tensor<9xi64>
    %22 = stablehlo.compare GE, %20, %21, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %c_6 = stablehlo.constant dense<-1> : tensor<i64>
    %23 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %24 = call @_where_4(%22, %23, %15) : (tensor<9xi1>, tensor<1xi64>, tensor<9xi64>) -> tensor<9xi64>
    %25 = call @count_nonzero(%arg0) : (tensor<14xbf16>) -> tensor<i64>
    return %24, %25 : tensor<9xi64>, tensor<i64>
  }
  func.func private @cumsum(%arg0: tensor<14xi1>) -> tensor<14xi64> {
    %0 = stablehlo.convert %arg0 : (tensor<14xi1>) -> tensor<14xi64>
    %1 = call @cumsum_0(%0) : (tensor<14xi64>) -> tensor<14xi64>
    return %1 : tensor<14xi64>
  }
  func.func private @cumsum_0(%arg0: tensor<14xi64>) -> tensor<14xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[13, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<14xi64>, tensor<i64>) -> tensor<14xi64>
    return %1 : tensor<14xi64>
  }
  func.func private @cumsum_1(%arg0: tensor<9xi64>) -> tensor<9xi64> {
    %0 = call @cumsum_2(%arg0) : (tensor<9xi64>) -> tensor<9xi64>
    return %0 : tensor<9xi64>
  }
  func.func private @cumsum_2(%arg0: tensor<9xi64>) -> tensor<9xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[8, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 9>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    return %1 : tensor<9xi64>
  }
  func.func private @floor_divide(%arg0: tensor<9xi64>, %arg1: tensor<i64>) -> tensor<9xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %2 = stablehlo.divide %arg0, %1 : tensor<9xi64>
    %3 = stablehlo.sign %arg0 : tensor<9xi64>
    %4 = stablehlo.sign %0 : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %8 = stablehlo.remainder %arg0, %7 : tensor<9xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %11 = stablehlo.and %6, %10 : tensor<9xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %13 = stablehlo.subtract %2, %12 : tensor<9xi64>
    %14 = call @_where(%11, %13, %2) : (tensor<9xi1>, tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
    return %14 : tensor<9xi64>
  }
  func.func private @_where(%arg0: tensor<9xi1>, %arg1: tensor<9xi64>, %arg2: tensor<9xi64>) -> tensor<9xi64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<9xi1>, tensor<9xi64>
    return %0 : tensor<9xi64>
  }
  func.func private @remainder(%arg0: tensor<9xi64>, %arg1: tensor<i64>) -> tensor<9xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %2 = call @_where_3(%1, %c_0, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %4 = stablehlo.remainder %arg0, %3 : tensor<9xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<9xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
    %12 = stablehlo.and %11, %6 : tensor<9xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %14 = stablehlo.add %4, %13 : tensor<9xi64>
    %15 = stablehlo.select %12, %14, %4 : tensor<9xi1>, tensor<9xi64>
    return %15 : tensor<9xi64>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
    return %0 : tensor<i64>
  }
  func.func private @_where_4(%arg0: tensor<9xi1>, %arg1: tensor<1xi64>, %arg2: tensor<9xi64>) -> tensor<9xi64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<1xi64>) -> tensor<9xi64>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<9xi1>, tensor<9xi64>
    return %1 : tensor<9xi64>
  }
  func.func private @count_nonzero(%arg0: tensor<14xbf16>) -> tensor<i64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<14xbf16>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<14xbf16>, tensor<14xbf16>) -> tensor<14xi1>
    %2 = stablehlo.convert %1 : (tensor<14xi1>) -> tensor<14xi32>
    %3 = stablehlo.convert %2 : (tensor<14xi32>) -> tensor<14xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.reduce(%3 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<14xi64>, tensor<i64>) -> tensor<i64>
    return %4 : tensor<i64>
  }
}

// -----

// more_specials: where, select bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xbf16>)
    %e:2 = call @expected() : () -> (tensor<14xbf16>, tensor<14xbf16>)
    %r:2 = call @program(%i#0) : (tensor<14xbf16>) -> (tensor<14xbf16>, tensor<14xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<14xbf16>, tensor<14xbf16>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<14xbf16>, tensor<14xbf16>
    return
  }
  func.func private @inputs() -> (tensor<14xbf16>) {
    %0 = stablehlo.constant dense<"0xC07F803F807F00800000803F80FF80BF0000C07F008080BF0040807F"> : tensor<14xbf16>
    return %0 : tensor<14xbf16>
  }
  func.func private @expected() -> (tensor<14xbf16>, tensor<14xbf16>) {
    %0 = stablehlo.constant dense<"0xC07F803F807F803F803F803F80FF80BF803FC07F803F80BF0040807F"> : tensor<14xbf16>
    %1 = stablehlo.constant dense<"0xC07F803FC07F0080C07F803FC07FC07F803FC07F0080C07FC07FC07F"> : tensor<14xbf16>
    return %0, %1 : tensor<14xbf16>, tensor<14xbf16>
  }
  func.func private @program(%arg0: tensor<14xbf16>) -> (tensor<14xbf16> {jax.result_info = "result[0]"}, tensor<14xbf16> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<14xbf16>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<14xbf16>, tensor<14xbf16>) -> tensor<14xi1>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<14xbf16>) -> tensor<1xbf16>
    %3 = stablehlo.reshape %2 : (tensor<1xbf16>) -> tensor<bf16>
    %4 = call @_where(%1, %arg0, %3) : (tensor<14xi1>, tensor<14xbf16>, tensor<bf16>) -> tensor<14xbf16>
    %5 = stablehlo.slice %arg0 [1:2] : (tensor<14xbf16>) -> tensor<1xbf16>
    %6 = stablehlo.reshape %5 : (tensor<1xbf16>) -> tensor<bf16>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<bf16>) -> tensor<14xbf16>
    %8 = stablehlo.compare EQ, %arg0, %7, FLOAT : (tensor<14xbf16>, tensor<14xbf16>) -> tensor<14xi1>
    %9 = stablehlo.slice %arg0 [3:4] : (tensor<14xbf16>) -> tensor<1xbf16>
    %10 = stablehlo.reshape %9 : (tensor<1xbf16>) -> tensor<bf16>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<bf16>) -> tensor<14xbf16>
    %12 = stablehlo.compare EQ, %arg0, %11, FLOAT : (tensor<14xbf16>, tensor<14xbf16>) -> tensor<14xi1>
    %13 = stablehlo.reverse %arg0, dims = [0] : tensor<14xbf16>
    %14 = stablehlo.slice %arg0 [0:1] : (tensor<14xbf16>) -> tensor<1xbf16>
    %15 = stablehlo.reshape %14 : (tensor<1xbf16>) -> tensor<bf16>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %16 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<14xi1>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1] : (tensor<14xi1>) -> tensor<1x14xi1>
    %18 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<14xi1>) -> tensor<1x14xi1>
    %19 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<14xi1>) -> tensor<1x14xi1>
    %20 = stablehlo.concatenate %17, %18, %19, dim = 0 : (tensor<1x14xi1>, tensor<1x14xi1>, tensor<1x14xi1>) -> tensor<3x14xi1>
    %21 = call @argmax(%20) : (tensor<3x14xi1>) -> tensor<14xi64>
    %22 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<bf16>) -> tensor<14xbf16>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %23 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %24 = stablehlo.compare LT, %21, %23, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %c_1 = stablehlo.constant dense<2> : tensor<i64>
    %25 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %26 = stablehlo.compare LT, %21, %25, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %27 = stablehlo.select %26, %arg0, %13 : tensor<14xi1>, tensor<14xbf16>
    %28 = stablehlo.select %24, %22, %27 : tensor<14xi1>, tensor<14xbf16>
    return %4, %28 : tensor<14xbf16>, tensor<14xbf16>
  }
  func.func private @_where(%arg0: tensor<14xi1>, %arg1: tensor<14xbf16>, %arg2: tensor<bf16>) -> tensor<14xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<bf16>) -> tensor<14xbf16>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<14xi1>, tensor<14xbf16>
    return %1 : tensor<14xbf16>
  }
  func.func private @argmax(%arg0: tensor<3x14xi1>) -> tensor<14xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<3x14xi64>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<3x14xi1>, tensor<3x14xi64>, tensor<i1>, tensor<i64>) -> (tensor<14xi1>, tensor<14xi64>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i64>
    }
    return %1#1 : tensor<14xi64>
  }
}

// -----

// more_specials: any, all bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xbf16>)
    %e:3 = call @expected() : () -> (tensor<i1>, tensor<i1>, tensor<7xi1>)
    %r:3 = call @program(%i#0) : (tensor<14xbf16>) -> (tensor<i1>, tensor<i1>, tensor<7xi1>)
    check.expect_eq %r#0, %e#0 : tensor<i1>
    check.expect_eq %r#1, %e#1 : tensor<i1>
    check.expect_eq %r#2, %e#2 : tensor<7xi1>
    return
  }
  func.func private @inputs() -> (tensor<14xbf16>) {
    %0 = stablehlo.constant dense<"0xC07F803F807F00800000803F80FF80BF0000C07F008080BF0040807F"> : tensor<14xbf16>
    return %0 : tensor<14xbf16>
  }
  func.func private @expected() -> (tensor<i1>, tensor<i1>, tensor<7xi1>) {
    %0 = stablehlo.constant dense<true> : tensor<i1>
    %1 = stablehlo.constant dense<false> : tensor<i1>
    %2 = stablehlo.constant dense<[true, true, true, false, true, true, true]> : tensor<7xi1>
    return %0, %1, %2 : tensor<i1>, tensor<i1>, tensor<7xi1>
  }
  func.func private @program(%arg0: tensor<14xbf16>) -> (tensor<i1> {jax.result_info = "result[0]"}, tensor<i1> {jax.result_info = "result[1]"}, tensor<7xi1> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<14xbf16>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<14xbf16>, tensor<14xbf16>) -> tensor<14xi1>
    %2 = stablehlo.convert %1 : tensor<14xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %3 = stablehlo.reduce(%2 init: %c) applies stablehlo.or across dimensions = [0] : (tensor<14xi1>, tensor<i1>) -> tensor<i1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<14xbf16>
    %5 = stablehlo.compare NE, %arg0, %4, FLOAT : (tensor<14xbf16>, tensor<14xbf16>) -> tensor<14xi1>
    %6 = stablehlo.convert %5 : tensor<14xi1>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %7 = stablehlo.reduce(%6 init: %c_1) applies stablehlo.and across dimensions = [0] : (tensor<14xi1>, tensor<i1>) -> tensor<i1>
    %8 = stablehlo.reshape %arg0 : (tensor<14xbf16>) -> tensor<2x7xbf16>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<2x7xbf16>
    %10 = stablehlo.compare NE, %8, %9, FLOAT : (tensor<2x7xbf16>, tensor<2x7xbf16>) -> tensor<2x7xi1>
    %11 = stablehlo.convert %10 : tensor<2x7xi1>
    %c_3 = stablehlo.constant dense<false> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.or across dimensions = [0] : (tensor<2x7xi1>, tensor<i1>) -> tensor<7xi1>
    return %3, %7, %12 : tensor<i1>, tensor<i1>, tensor<7xi1>
  }
}

// -----

// more_specials: sums bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xbf16>)
    %e:7 = call @expected() : () -> (tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<3xbf16>)
    %r:7 = call @program(%i#0) : (tensor<14xbf16>) -> (tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<3xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<bf16>, tensor<bf16>
    check.expect_close %r#1, %e#1, max_ulp_difference = 1 : tensor<bf16>, tensor<bf16>
    check.expect_close %r#2, %e#2, max_ulp_difference = 1 : tensor<bf16>, tensor<bf16>
    check.expect_close %r#3, %e#3, max_ulp_difference = 1 : tensor<bf16>, tensor<bf16>
    check.expect_close %r#4, %e#4, max_ulp_difference = 1 : tensor<bf16>, tensor<bf16>
    check.expect_close %r#5, %e#5, max_ulp_difference = 1 : tensor<bf16>, tensor<bf16>
    check.expect_close %r#6, %e#6, max_ulp_difference = 1 : tensor<3xbf16>, tensor<3xbf16>
    return
  }
  func.func private @inputs() -> (tensor<14xbf16>) {
    %0 = stablehlo.constant dense<"0xC07F803F807F00800000803F80FF80BF0000C07F008080BF0040807F"> : tensor<14xbf16>
    return %0 : tensor<14xbf16>
  }
  func.func private @expected() -> (tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<3xbf16>) {
    %0 = stablehlo.constant dense<"0x803F"> : tensor<bf16>
    %1 = stablehlo.constant dense<"0xC07F"> : tensor<bf16>
    %2 = stablehlo.constant dense<"0xC0FF"> : tensor<bf16>
    %3 = stablehlo.constant dense<"0xC0FF"> : tensor<bf16>
    %4 = stablehlo.constant dense<"0x807F"> : tensor<bf16>
    %5 = stablehlo.constant dense<"0x807F"> : tensor<bf16>
    %6 = stablehlo.constant dense<"0x803F807F807F"> : tensor<3xbf16>
    return %0, %1, %2, %3, %4, %5, %6 : tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<3xbf16>
  }
  func.func private @program(%arg0: tensor<14xbf16>) -> (tensor<bf16> {jax.result_info = "result[0]"}, tensor<bf16> {jax.result_info = "result[1]"}, tensor<bf16> {jax.result_info = "result[2]"}, tensor<bf16> {jax.result_info = "result[3]"}, tensor<bf16> {jax.result_info = "result[4]"}, tensor<bf16> {jax.result_info = "result[5]"}, tensor<3xbf16> {jax.result_info = "result[6]"}) {
    %0 = stablehlo.slice %arg0 [1:2] : (tensor<14xbf16>) -> tensor<1xbf16>
    %1 = stablehlo.convert %0 : (tensor<1xbf16>) -> tensor<1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
    %3 = stablehlo.convert %2 : (tensor<f32>) -> tensor<bf16>
    %4 = stablehlo.slice %arg0 [0:3] : (tensor<14xbf16>) -> tensor<3xbf16>
    %5 = stablehlo.convert %4 : (tensor<3xbf16>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %7 = stablehlo.convert %6 : (tensor<f32>) -> tensor<bf16>
    %8 = stablehlo.slice %arg0 [2:7] : (tensor<14xbf16>) -> tensor<5xbf16>
    %9 = stablehlo.convert %8 : (tensor<5xbf16>) -> tensor<5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %11 = stablehlo.convert %10 : (tensor<f32>) -> tensor<bf16>
    %12 = stablehlo.slice %arg0 [1:5] : (tensor<14xbf16>) -> tensor<4xbf16>
    %13 = stablehlo.convert %12 : (tensor<4xbf16>) -> tensor<4xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_2) applies stablehlo.multiply across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %15 = stablehlo.convert %14 : (tensor<f32>) -> tensor<bf16>
    %16 = stablehlo.slice %arg0 [0:6] : (tensor<14xbf16>) -> tensor<6xbf16>
    %17 = call @nansum(%16) : (tensor<6xbf16>) -> tensor<bf16>
    %18 = call @nanmax(%arg0) : (tensor<14xbf16>) -> tensor<bf16>
    %19 = stablehlo.slice %arg0 [1:4] : (tensor<14xbf16>) -> tensor<3xbf16>
    %20 = call @cumsum(%19) : (tensor<3xbf16>) -> tensor<3xbf16>
    return %3, %7, %11, %15, %17, %18, %20 : tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<3xbf16>
  }
  func.func private @nansum(%arg0: tensor<6xbf16>) -> tensor<bf16> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<6xbf16>, tensor<6xbf16>) -> tensor<6xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1 = call @_where(%0, %cst, %arg0) : (tensor<6xi1>, tensor<bf16>, tensor<6xbf16>) -> tensor<6xbf16>
    %2 = stablehlo.convert %1 : (tensor<6xbf16>) -> tensor<6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %4 = stablehlo.convert %3 : (tensor<f32>) -> tensor<bf16>
    return %4 : tensor<bf16>
  }
  func.func private @_where(%arg0: tensor<6xi1>, %arg1: tensor<bf16>, %arg2: tensor<6xbf16>) -> tensor<6xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<bf16>) -> tensor<6xbf16>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<6xi1>, tensor<6xbf16>
    return %1 : tensor<6xbf16>
  }
  func.func private @nanmax(%arg0: tensor<14xbf16>) -> tensor<bf16> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<14xbf16>, tensor<14xbf16>) -> tensor<14xi1>
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %1 = call @_where_0(%0, %cst, %arg0) : (tensor<14xi1>, tensor<bf16>, tensor<14xbf16>) -> tensor<14xbf16>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.maximum across dimensions = [0] : (tensor<14xbf16>, tensor<bf16>) -> tensor<bf16>
    %3 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<14xbf16>, tensor<14xbf16>) -> tensor<14xi1>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %4 = stablehlo.reduce(%3 init: %c) applies stablehlo.and across dimensions = [0] : (tensor<14xi1>, tensor<i1>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
    %5 = call @_where_1(%4, %cst_1, %2) : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    return %5 : tensor<bf16>
  }
  func.func private @_where_0(%arg0: tensor<14xi1>, %arg1: tensor<bf16>, %arg2: tensor<14xbf16>) -> tensor<14xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<bf16>) -> tensor<14xbf16>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<14xi1>, tensor<14xbf16>
    return %1 : tensor<14xbf16>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<bf16>, %arg2: tensor<bf16>) -> tensor<bf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<bf16>
    return %0 : tensor<bf16>
  }
  func.func private @cumsum(%arg0: tensor<3xbf16>) -> tensor<3xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<bf16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[2, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<bf16>
      stablehlo.return %2 : tensor<bf16>
    }) : (tensor<3xbf16>, tensor<bf16>) -> tensor<3xbf16>
    return %1 : tensor<3xbf16>
  }
}

// -----

// more_specials: tests bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xbf16>)
    %e:6 = call @expected() : () -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>)
    %r:6 = call @program(%i#0) : (tensor<14xbf16>) -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>)
    check.expect_eq %r#0, %e#0 : tensor<14xi1>
    check.expect_eq %r#1, %e#1 : tensor<14xi1>
    check.expect_eq %r#2, %e#2 : tensor<14xi1>
    check.expect_eq %r#3, %e#3 : tensor<14xi1>
    check.expect_eq %r#4, %e#4 : tensor<14xi1>
    check.expect_eq %r#5, %e#5 : tensor<14xi1>
    return
  }
  func.func private @inputs() -> (tensor<14xbf16>) {
    %0 = stablehlo.constant dense<"0xC07F803F807F00800000803F80FF80BF0000C07F008080BF0040807F"> : tensor<14xbf16>
    return %0 : tensor<14xbf16>
  }
  func.func private @expected() -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>) {
    %0 = stablehlo.constant dense<[true, false, false, false, false, false, false, false, false, true, false, false, false, false]> : tensor<14xi1>
    %1 = stablehlo.constant dense<[false, false, true, false, false, false, true, false, false, false, false, false, false, true]> : tensor<14xi1>
    %2 = stablehlo.constant dense<[false, true, false, true, true, true, false, true, true, false, true, true, true, false]> : tensor<14xi1>
    %3 = stablehlo.constant dense<[false, false, false, true, false, false, true, true, false, false, true, true, false, false]> : tensor<14xi1>
    %4 = stablehlo.constant dense<[false, false, true, false, false, false, false, false, false, false, false, false, false, true]> : tensor<14xi1>
    %5 = stablehlo.constant dense<[false, false, false, false, false, false, true, false, false, false, false, false, false, false]> : tensor<14xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>
  }
  func.func private @program(%arg0: tensor<14xbf16>) -> (tensor<14xi1> {jax.result_info = "result[0]"}, tensor<14xi1> {jax.result_info = "result[1]"}, tensor<14xi1> {jax.result_info = "result[2]"}, tensor<14xi1> {jax.result_info = "result[3]"}, tensor<14xi1> {jax.result_info = "result[4]"}, tensor<14xi1> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<14xbf16>, tensor<14xbf16>) -> tensor<14xi1>
    %1 = call @isinf(%arg0) : (tensor<14xbf16>) -> tensor<14xi1>
    %2 = stablehlo.is_finite %arg0 : (tensor<14xbf16>) -> tensor<14xi1>
    %3 = call @signbit(%arg0) : (tensor<14xbf16>) -> tensor<14xi1>
    %cst = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<14xbf16>
    %5 = stablehlo.compare EQ, %arg0, %4, FLOAT : (tensor<14xbf16>, tensor<14xbf16>) -> tensor<14xi1>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<14xbf16>
    %7 = stablehlo.compare EQ, %arg0, %6, FLOAT : (tensor<14xbf16>, tensor<14xbf16>) -> tensor<14xi1>
    return %0, %1, %2, %3, %5, %7 : tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>
  }
  func.func private @isinf(%arg0: tensor<14xbf16>) -> tensor<14xi1> {
    %0 = stablehlo.abs %arg0 : tensor<14xbf16>
    %cst = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<14xbf16>
    %2 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<14xbf16>, tensor<14xbf16>) -> tensor<14xi1>
    return %2 : tensor<14xi1>
  }
  func.func private @signbit(%arg0: tensor<14xbf16>) -> tensor<14xi1> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<14xbf16>) -> tensor<14xi16>
    %c = stablehlo.constant dense<15> : tensor<i16>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i16>) -> tensor<14xi16>
    %2 = stablehlo.shift_right_arithmetic %0, %1 : tensor<14xi16>
    %c_0 = stablehlo.constant dense<0> : tensor<i16>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i16>) -> tensor<14xi16>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<14xi16>, tensor<14xi16>) -> tensor<14xi1>
    %5 = stablehlo.convert %4 : tensor<14xi1>
    return %5 : tensor<14xi1>
  }
}

// -----

// more_specials: copysign, nextafter bf16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<14xbf16>, tensor<14xbf16>)
    %e:3 = call @expected() : () -> (tensor<14xbf16>, tensor<14xbf16>, tensor<14xbf16>)
    %r:3 = call @program(%i#0, %i#1) : (tensor<14xbf16>, tensor<14xbf16>) -> (tensor<14xbf16>, tensor<14xbf16>, tensor<14xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<14xbf16>, tensor<14xbf16>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<14xbf16>, tensor<14xbf16>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<14xbf16>, tensor<14xbf16>
    return
  }
  func.func private @inputs() -> (tensor<14xbf16>, tensor<14xbf16>) {
    %0 = stablehlo.constant dense<"0xC07F803F807F00800000803F80FF80BF0000C07F008080BF0040807F"> : tensor<14xbf16>
    %1 = stablehlo.constant dense<"0x008080BF0040807FC07F803F807F00800000803F80FF80BF0000C07F"> : tensor<14xbf16>
    return %0, %1 : tensor<14xbf16>, tensor<14xbf16>
  }
  func.func private @expected() -> (tensor<14xbf16>, tensor<14xbf16>, tensor<14xbf16>) {
    %0 = stablehlo.constant dense<"0xC0FF80BF807F00000000803F807F80BF0000C07F008080BF0040807F"> : tensor<14xbf16>
    %1 = stablehlo.constant dense<"0x008080BF004000800000803F80FF80BF0000803F80FF80BF0000807F"> : tensor<14xbf16>
    %2 = stablehlo.constant dense<"0x0080803F807F807F0000803F807F00800000803F008080BF0040807F"> : tensor<14xbf16>
    return %0, %1, %2 : tensor<14xbf16>, tensor<14xbf16>, tensor<14xbf16>
  }
  func.func private @program(%arg0: tensor<14xbf16>, %arg1: tensor<14xbf16>) -> (tensor<14xbf16> {jax.result_info = "result[0]"}, tensor<14xbf16> {jax.result_info = "result[1]"}, tensor<14xbf16> {jax.result_info = "result[2]"}) {
    %0 = call @copysign(%arg0, %arg1) : (tensor<14xbf16>, tensor<14xbf16>) -> tensor<14xbf16>
    %1 = call @fmin(%arg0, %arg1) : (tensor<14xbf16>, tensor<14xbf16>) -> tensor<14xbf16>
    %2 = call @fmax(%arg0, %arg1) : (tensor<14xbf16>, tensor<14xbf16>) -> tensor<14xbf16>
    return %0, %1, %2 : tensor<14xbf16>, tensor<14xbf16>, tensor<14xbf16>
  }
  func.func private @copysign(%arg0: tensor<14xbf16>, %arg1: tensor<14xbf16>) -> tensor<14xbf16> {
    %0 = call @signbit(%arg1) : (tensor<14xbf16>) -> tensor<14xi1>
    %1 = stablehlo.abs %arg0 : tensor<14xbf16>
    %2 = stablehlo.negate %1 : tensor<14xbf16>
    %3 = stablehlo.abs %arg0 : tensor<14xbf16>
    %4 = call @_where(%0, %2, %3) : (tensor<14xi1>, tensor<14xbf16>, tensor<14xbf16>) -> tensor<14xbf16>
    return %4 : tensor<14xbf16>
  }
  func.func private @signbit(%arg0: tensor<14xbf16>) -> tensor<14xi1> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<14xbf16>) -> tensor<14xi16>
    %c = stablehlo.constant dense<15> : tensor<i16>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i16>) -> tensor<14xi16>
    %2 = stablehlo.shift_right_arithmetic %0, %1 : tensor<14xi16>
    %c_0 = stablehlo.constant dense<0> : tensor<i16>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i16>) -> tensor<14xi16>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<14xi16>, tensor<14xi16>) -> tensor<14xi1>
    %5 = stablehlo.convert %4 : tensor<14xi1>
    return %5 : tensor<14xi1>
  }
  func.func private @_where(%arg0: tensor<14xi1>, %arg1: tensor<14xbf16>, %arg2: tensor<14xbf16>) -> tensor<14xbf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<14xi1>, tensor<14xbf16>
    return %0 : tensor<14xbf16>
  }
  func.func private @fmin(%arg0: tensor<14xbf16>, %arg1: tensor<14xbf16>) -> tensor<14xbf16> {
    %0 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<14xbf16>, tensor<14xbf16>) -> tensor<14xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<14xbf16>, tensor<14xbf16>) -> tensor<14xi1>
    %2 = stablehlo.or %0, %1 : tensor<14xi1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<14xi1>, tensor<14xbf16>, tensor<14xbf16>) -> tensor<14xbf16>
    return %3 : tensor<14xbf16>
  }
  func.func private @fmax(%arg0: tensor<14xbf16>, %arg1: tensor<14xbf16>) -> tensor<14xbf16> {
    %0 = stablehlo.compare GT, %arg0, %arg1, FLOAT : (tensor<14xbf16>, tensor<14xbf16>) -> tensor<14xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<14xbf16>, tensor<14xbf16>) -> tensor<14xi1>
    %2 = stablehlo.or %0, %1 : tensor<14xi1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<14xi1>, tensor<14xbf16>, tensor<14xbf16>) -> tensor<14xbf16>
    return %3 : tensor<14xbf16>
  }
}

// -----

// more_specials: logsumexp, softmax bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xbf16>)
    %e:3 = call @expected() : () -> (tensor<bf16>, tensor<5xbf16>, tensor<bf16>)
    %r:3 = call @program(%i#0) : (tensor<14xbf16>) -> (tensor<bf16>, tensor<5xbf16>, tensor<bf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<bf16>, tensor<bf16>
    check.expect_close %r#1, %e#1, max_ulp_difference = 1 : tensor<5xbf16>, tensor<5xbf16>
    check.expect_close %r#2, %e#2, max_ulp_difference = 1 : tensor<bf16>, tensor<bf16>
    return
  }
  func.func private @inputs() -> (tensor<14xbf16>) {
    %0 = stablehlo.constant dense<"0xC07F803F807F00800000803F80FF80BF0000C07F008080BF0040807F"> : tensor<14xbf16>
    return %0 : tensor<14xbf16>
  }
  func.func private @expected() -> (tensor<bf16>, tensor<5xbf16>, tensor<bf16>) {
    %0 = stablehlo.constant dense<"0xB43F"> : tensor<bf16>
    %1 = stablehlo.constant dense<"0x493E493E093F0000943D"> : tensor<5xbf16>
    %2 = stablehlo.constant dense<"0x803F"> : tensor<bf16>
    return %0, %1, %2 : tensor<bf16>, tensor<5xbf16>, tensor<bf16>
  }
  func.func private @program(%arg0: tensor<14xbf16>) -> (tensor<bf16> {jax.result_info = "result[0]"}, tensor<5xbf16> {jax.result_info = "result[1]"}, tensor<bf16> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.slice %arg0 [4:8] : (tensor<14xbf16>) -> tensor<4xbf16>
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<4xbf16>, tensor<bf16>) -> tensor<bf16>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %2 = stablehlo.maximum %cst_0, %1 : tensor<bf16>
    %3 = stablehlo.is_finite %2 : (tensor<bf16>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4 = stablehlo.select %3, %2, %cst_1 : tensor<i1>, tensor<bf16>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<bf16>) -> tensor<1xbf16>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<1xbf16>) -> tensor<4xbf16>
    %7 = stablehlo.subtract %0, %6 : tensor<4xbf16>
    %8 = stablehlo.exponential %7 : tensor<4xbf16>
    %9 = stablehlo.convert %8 : (tensor<4xbf16>) -> tensor<4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %11 = stablehlo.convert %10 : (tensor<f32>) -> tensor<bf16>
    %12 = stablehlo.sign %11 : tensor<bf16>
    %13 = stablehlo.abs %11 : tensor<bf16>
    %14 = stablehlo.log %13 : tensor<bf16>
    %15 = stablehlo.add %14, %4 : tensor<bf16>
    %16 = stablehlo.slice %arg0 [3:8] : (tensor<14xbf16>) -> tensor<5xbf16>
    %cst_3 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %17 = stablehlo.reduce(%16 init: %cst_3) applies stablehlo.maximum across dimensions = [0] : (tensor<5xbf16>, tensor<bf16>) -> tensor<bf16>
    %cst_4 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %18 = stablehlo.maximum %cst_4, %17 : tensor<bf16>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<bf16>) -> tensor<1xbf16>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<1xbf16>) -> tensor<5xbf16>
    %21 = stablehlo.subtract %16, %20 : tensor<5xbf16>
    %22 = stablehlo.exponential %21 : tensor<5xbf16>
    %23 = stablehlo.convert %22 : (tensor<5xbf16>) -> tensor<5xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %26 = stablehlo.convert %25 : (tensor<1xf32>) -> tensor<1xbf16>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<1xbf16>) -> tensor<5xbf16>
    %28 = stablehlo.divide %22, %27 : tensor<5xbf16>
    %29 = stablehlo.slice %arg0 [1:2] : (tensor<14xbf16>) -> tensor<1xbf16>
    %30 = stablehlo.reshape %29 : (tensor<1xbf16>) -> tensor<bf16>
    %31 = stablehlo.slice %arg0 [6:7] : (tensor<14xbf16>) -> tensor<1xbf16>
    %32 = stablehlo.reshape %31 : (tensor<1xbf16>) -> tensor<bf16>
    %33 = stablehlo.maximum %30, %32 : tensor<bf16>
    %34 = stablehlo.subtract %30, %32 : tensor<bf16>
    %35 = stablehlo.compare NE, %34, %34, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %36 = stablehlo.add %30, %32 : tensor<bf16>
    %37 = stablehlo.abs %34 : tensor<bf16>
    %38 = stablehlo.negate %37 : tensor<bf16>
    %39 = stablehlo.exponential %38 : tensor<bf16>
    %40 = stablehlo.log_plus_one %39 : tensor<bf16>
    %41 = stablehlo.add %33, %40 : tensor<bf16>
    %42 = stablehlo.select %35, %36, %41 : tensor<i1>, tensor<bf16>
    return %15, %28, %42 : tensor<bf16>, tensor<5xbf16>, tensor<bf16>
  }
}

// -----

// more_specials: rounding bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<10xbf16>)
    %e:5 = call @expected() : () -> (tensor<10xbf16>, tensor<10xbf16>, tensor<10xbf16>, tensor<10xbf16>, tensor<10xbf16>)
    %r:5 = call @program(%i#0) : (tensor<10xbf16>) -> (tensor<10xbf16>, tensor<10xbf16>, tensor<10xbf16>, tensor<10xbf16>, tensor<10xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<10xbf16>, tensor<10xbf16>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<10xbf16>, tensor<10xbf16>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<10xbf16>, tensor<10xbf16>
    check.expect_close %r#3, %e#3, max_ulp_difference = 0 : tensor<10xbf16>, tensor<10xbf16>
    check.expect_close %r#4, %e#4, max_ulp_difference = 0 : tensor<10xbf16>, tensor<10xbf16>
    return
  }
  func.func private @inputs() -> (tensor<10xbf16>) {
    %0 = stablehlo.constant dense<"0x003F00BFC03F204020C0003F0080807FC07FB040"> : tensor<10xbf16>
    return %0 : tensor<10xbf16>
  }
  func.func private @expected() -> (tensor<10xbf16>, tensor<10xbf16>, tensor<10xbf16>, tensor<10xbf16>, tensor<10xbf16>) {
    %0 = stablehlo.constant dense<"0x000080BF803F004040C000000080807FC07FA040"> : tensor<10xbf16>
    %1 = stablehlo.constant dense<"0x803F00800040404000C0803F0080807FC07FC040"> : tensor<10xbf16>
    %2 = stablehlo.constant dense<"0x00000080803F004000C000000080807FC07FA040"> : tensor<10xbf16>
    %3 = stablehlo.constant dense<"0x000000800040004000C000000080807FC07FC040"> : tensor<10xbf16>
    %4 = stablehlo.constant dense<"0x803F80BF0040404040C0803F0080807FC07FC040"> : tensor<10xbf16>
    return %0, %1, %2, %3, %4 : tensor<10xbf16>, tensor<10xbf16>, tensor<10xbf16>, tensor<10xbf16>, tensor<10xbf16>
  }
  func.func private @program(%arg0: tensor<10xbf16>) -> (tensor<10xbf16> {jax.result_info = "result[0]"}, tensor<10xbf16> {jax.result_info = "result[1]"}, tensor<10xbf16> {jax.result_info = "result[2]"}, tensor<10xbf16> {jax.result_info = "result[3]"}, tensor<10xbf16> {jax.result_info = "result[4]"}) {
    %0 = stablehlo.floor %arg0 : tensor<10xbf16>
    %1 = stablehlo.ceil %arg0 : tensor<10xbf16>
    %2 = call @trunc(%arg0) : (tensor<10xbf16>) -> tensor<10xbf16>
    %3 = call @round(%arg0) : (tensor<10xbf16>) -> tensor<10xbf16>
    %4 = stablehlo.round_nearest_afz %arg0 : tensor<10xbf16>
    return %0, %1, %2, %3, %4 : tensor<10xbf16>, tensor<10xbf16>, tensor<10xbf16>, tensor<10xbf16>, tensor<10xbf16>
  }
  func.func private @trunc(%arg0: tensor<10xbf16>) -> tensor<10xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<10xbf16>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<10xbf16>, tensor<10xbf16>) -> tensor<10xi1>
    %2 = stablehlo.ceil %arg0 : tensor<10xbf16>
    %3 = stablehlo.floor %arg0 : tensor<10xbf16>
    %4 = call @_where(%1, %2, %3) : (tensor<10xi1>, tensor<10xbf16>, tensor<10xbf16>) -> tensor<10xbf16>
    return %4 : tensor<10xbf16>
  }
  func.func private @_where(%arg0: tensor<10xi1>, %arg1: tensor<10xbf16>, %arg2: tensor<10xbf16>) -> tensor<10xbf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<10xi1>, tensor<10xbf16>
    return %0 : tensor<10xbf16>
  }
  func.func private @round(%arg0: tensor<10xbf16>) -> tensor<10xbf16> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<10xbf16>
    return %0 : tensor<10xbf16>
  }
}

// -----

// more_specials: frexp, modf bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<4xbf16>)
    %e:2 = call @expected() : () -> (tensor<4xbf16>, tensor<4xbf16>)
    %r:2 = call @program(%i#0) : (tensor<4xbf16>) -> (tensor<4xbf16>, tensor<4xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<4xbf16>, tensor<4xbf16>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<4xbf16>, tensor<4xbf16>
    return
  }
  func.func private @inputs() -> (tensor<4xbf16>) {
    %0 = stablehlo.constant dense<"0xC03F10C00000CA42"> : tensor<4xbf16>
    return %0 : tensor<4xbf16>
  }
  func.func private @expected() -> (tensor<4xbf16>, tensor<4xbf16>) {
    %0 = stablehlo.constant dense<"0x003F80BE00000000"> : tensor<4xbf16>
    %1 = stablehlo.constant dense<"0x803F00C00000CA42"> : tensor<4xbf16>
    return %0, %1 : tensor<4xbf16>, tensor<4xbf16>
  }
  func.func private @program(%arg0: tensor<4xbf16>) -> (tensor<4xbf16> {jax.result_info = "result[0]"}, tensor<4xbf16> {jax.result_info = "result[1]"}) {
    %0:2 = call @modf(%arg0) : (tensor<4xbf16>) -> (tensor<4xbf16>, tensor<4xbf16>)
    return %0#0, %0#1 : tensor<4xbf16>, tensor<4xbf16>
  }
  func.func private @modf(%arg0: tensor<4xbf16>) -> (tensor<4xbf16>, tensor<4xbf16>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4xbf16>
    %1 = stablehlo.compare GE, %arg0, %0, FLOAT : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xi1>
    %2 = stablehlo.floor %arg0 : tensor<4xbf16>
    %3 = stablehlo.ceil %arg0 : tensor<4xbf16>
    %4 = call @_where(%1, %2, %3) : (tensor<4xi1>, tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xbf16>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4xbf16>
    return %5, %4 : tensor<4xbf16>, tensor<4xbf16>
  }
  func.func private @_where(%arg0: tensor<4xi1>, %arg1: tensor<4xbf16>, %arg2: tensor<4xbf16>) -> tensor<4xbf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4xi1>, tensor<4xbf16>
    return %0 : tensor<4xbf16>
  }
}

// -----

// more_specials: sort i8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi8>)
    %e:5 = call @expected() : () -> (tensor<14xi8>, tensor<14xi64>, tensor<14xi64>, tensor<14xi8>, tensor<14xi64>)
    %r:5 = call @program(%i#0) : (tensor<14xi8>) -> (tensor<14xi8>, tensor<14xi64>, tensor<14xi64>, tensor<14xi8>, tensor<14xi64>)
    check.expect_eq %r#0, %e#0 : tensor<14xi8>
    check.expect_eq %r#1, %e#1 : tensor<14xi64>
    check.expect_eq %r#2, %e#2 : tensor<14xi64>
    check.expect_eq %r#3, %e#3 : tensor<14xi8>
    check.expect_eq %r#4, %e#4 : tensor<14xi64>
    return
  }
  func.func private @inputs() -> (tensor<14xi8>) {
    %0 = stablehlo.constant dense<"0x7F018000017F800300017E020005"> : tensor<14xi8>
    return %0 : tensor<14xi8>
  }
  func.func private @expected() -> (tensor<14xi8>, tensor<14xi64>, tensor<14xi64>, tensor<14xi8>, tensor<14xi64>) {
    %0 = stablehlo.constant dense<"0x80800000000101010203057E7F7F"> : tensor<14xi8>
    %1 = stablehlo.constant dense<"0x02000000000000000600000000000000030000000000000008000000000000000C000000000000000100000000000000040000000000000009000000000000000B0000000000000007000000000000000D000000000000000A0000000000000000000000000000000500000000000000"> : tensor<14xi64>
    %2 = stablehlo.constant dense<"0x000000000000000005000000000000000A000000000000000D0000000000000007000000000000000B00000000000000010000000000000004000000000000000900000000000000030000000000000008000000000000000C0000000000000002000000000000000600000000000000"> : tensor<14xi64>
    %3 = stablehlo.constant dense<"0x80800000000101010203057E7F7F"> : tensor<14xi8>
    %4 = stablehlo.constant dense<"0x02000000000000000600000000000000030000000000000008000000000000000C000000000000000100000000000000040000000000000009000000000000000B0000000000000007000000000000000D000000000000000A0000000000000000000000000000000500000000000000"> : tensor<14xi64>
    return %0, %1, %2, %3, %4 : tensor<14xi8>, tensor<14xi64>, tensor<14xi64>, tensor<14xi8>, tensor<14xi64>
  }
  func.func private @program(%arg0: tensor<14xi8>) -> (tensor<14xi8> {jax.result_info = "result[0]"}, tensor<14xi64> {jax.result_info = "result[1]"}, tensor<14xi64> {jax.result_info = "result[2]"}, tensor<14xi8> {jax.result_info = "result[3][0]"}, tensor<14xi64> {jax.result_info = "result[3][1]"}) {
    %0 = call @sort(%arg0) : (tensor<14xi8>) -> tensor<14xi8>
    %1 = call @argsort(%arg0) : (tensor<14xi8>) -> tensor<14xi64>
    %2 = call @argsort_0(%arg0) : (tensor<14xi8>) -> tensor<14xi64>
    %3 = stablehlo.iota dim = 0 : tensor<14xi64>
    %4:2 = "stablehlo.sort"(%arg0, %3) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i8>, %arg2: tensor<i8>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %5 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    }) : (tensor<14xi8>, tensor<14xi64>) -> (tensor<14xi8>, tensor<14xi64>)
    return %0, %1, %2, %4#0, %4#1 : tensor<14xi8>, tensor<14xi64>, tensor<14xi64>, tensor<14xi8>, tensor<14xi64>
  }
  func.func private @sort(%arg0: tensor<14xi8>) -> tensor<14xi8> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i8>, %arg2: tensor<i8>):
      %1 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<14xi8>) -> tensor<14xi8>
    return %0 : tensor<14xi8>
  }
  func.func private @argsort(%arg0: tensor<14xi8>) -> tensor<14xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i8>, %arg2: tensor<i8>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %2 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<14xi8>, tensor<14xi64>) -> (tensor<14xi8>, tensor<14xi64>)
    return %1#1 : tensor<14xi64>
  }
  func.func private @argsort_0(%arg0: tensor<14xi8>) -> tensor<14xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %1 = stablehlo.reverse %arg0, dims = [0] : tensor<14xi8>
    %2 = stablehlo.reverse %0, dims = [0] : tensor<14xi64>
    %3:2 = "stablehlo.sort"(%1, %2) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i8>, %arg2: tensor<i8>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %5 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    }) : (tensor<14xi8>, tensor<14xi64>) -> (tensor<14xi8>, tensor<14xi64>)
    %4 = stablehlo.reverse %3#1, dims = [0] : tensor<14xi64>
    return %4 : tensor<14xi64>
  }
}

// -----

// more_specials: argmax, argmin i8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi8>)
    %e:4 = call @expected() : () -> (tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>)
    %r:4 = call @program(%i#0) : (tensor<14xi8>) -> (tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>)
    check.expect_eq %r#0, %e#0 : tensor<i64>
    check.expect_eq %r#1, %e#1 : tensor<i64>
    check.expect_eq %r#2, %e#2 : tensor<2xi64>
    check.expect_eq %r#3, %e#3 : tensor<7xi64>
    return
  }
  func.func private @inputs() -> (tensor<14xi8>) {
    %0 = stablehlo.constant dense<"0x7F018000017F800300017E020005"> : tensor<14xi8>
    return %0 : tensor<14xi8>
  }
  func.func private @expected() -> (tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>) {
    %0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
    %1 = stablehlo.constant dense<"0x0200000000000000"> : tensor<i64>
    %2 = stablehlo.constant dense<"0x00000000000000000300000000000000"> : tensor<2xi64>
    %3 = stablehlo.constant dense<"0x0100000000000000010000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000"> : tensor<7xi64>
    return %0, %1, %2, %3 : tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>
  }
  func.func private @program(%arg0: tensor<14xi8>) -> (tensor<i64> {jax.result_info = "result[0]"}, tensor<i64> {jax.result_info = "result[1]"}, tensor<2xi64> {jax.result_info = "result[2]"}, tensor<7xi64> {jax.result_info = "result[3]"}) {
    %0 = call @argmax(%arg0) : (tensor<14xi8>) -> tensor<i64>
    %1 = call @argmin(%arg0) : (tensor<14xi8>) -> tensor<i64>
    %2 = stablehlo.reshape %arg0 : (tensor<14xi8>) -> tensor<2x7xi8>
    %3 = call @argmax_0(%2) : (tensor<2x7xi8>) -> tensor<2xi64>
    %4 = stablehlo.reshape %arg0 : (tensor<14xi8>) -> tensor<2x7xi8>
    %5 = call @argmin_1(%4) : (tensor<2x7xi8>) -> tensor<7xi64>
    return %0, %1, %3, %5 : tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>
  }
  func.func private @argmax(%arg0: tensor<14xi8>) -> tensor<i64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %c = stablehlo.constant dense<-128> : tensor<i8>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<14xi8>, tensor<14xi64>, tensor<i8>, tensor<i64>) -> (tensor<i8>, tensor<i64>)
     reducer(%arg1: tensor<i8>, %arg3: tensor<i8>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i8>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i8>, tensor<i64>
    }
    return %1#1 : tensor<i64>
  }
  func.func private @argmin(%arg0: tensor<14xi8>) -> tensor<i64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %c = stablehlo.constant dense<127> : tensor<i8>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<14xi8>, tensor<14xi64>, tensor<i8>, tensor<i64>) -> (tensor<i8>, tensor<i64>)
     reducer(%arg1: tensor<i8>, %arg3: tensor<i8>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i8>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i8>, tensor<i64>
    }
    return %1#1 : tensor<i64>
  }
  func.func private @argmax_0(%arg0: tensor<2x7xi8>) -> tensor<2xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<2x7xi64>
    %c = stablehlo.constant dense<-128> : tensor<i8>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<2x7xi8>, tensor<2x7xi64>, tensor<i8>, tensor<i64>) -> (tensor<2xi8>, tensor<2xi64>)
     reducer(%arg1: tensor<i8>, %arg3: tensor<i8>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i8>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i8>, tensor<i64>
    }
    return %1#1 : tensor<2xi64>
  }
  func.func private @argmin_1(%arg0: tensor<2x7xi8>) -> tensor<7xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<2x7xi64>
    %c = stablehlo.constant dense<127> : tensor<i8>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<2x7xi8>, tensor<2x7xi64>, tensor<i8>, tensor<i64>) -> (tensor<7xi8>, tensor<7xi64>)
     reducer(%arg1: tensor<i8>, %arg3: tensor<i8>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i8>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i8>, tensor<i64>
    }
    return %1#1 : tensor<7xi64>
  }
}

// -----

// more_specials: max, min i8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi8>)
    %e:4 = call @expected() : () -> (tensor<i8>, tensor<i8>, tensor<7xi8>, tensor<2xi8>)
    %r:4 = call @program(%i#0) : (tensor<14xi8>) -> (tensor<i8>, tensor<i8>, tensor<7xi8>, tensor<2xi8>)
    check.expect_eq %r#0, %e#0 : tensor<i8>
    check.expect_eq %r#1, %e#1 : tensor<i8>
    check.expect_eq %r#2, %e#2 : tensor<7xi8>
    check.expect_eq %r#3, %e#3 : tensor<2xi8>
    return
  }
  func.func private @inputs() -> (tensor<14xi8>) {
    %0 = stablehlo.constant dense<"0x7F018000017F800300017E020005"> : tensor<14xi8>
    return %0 : tensor<14xi8>
  }
  func.func private @expected() -> (tensor<i8>, tensor<i8>, tensor<7xi8>, tensor<2xi8>) {
    %0 = stablehlo.constant dense<"0x7F"> : tensor<i8>
    %1 = stablehlo.constant dense<"0x80"> : tensor<i8>
    %2 = stablehlo.constant dense<"0x7F01017E027F05"> : tensor<7xi8>
    %3 = stablehlo.constant dense<"0x8000"> : tensor<2xi8>
    return %0, %1, %2, %3 : tensor<i8>, tensor<i8>, tensor<7xi8>, tensor<2xi8>
  }
  func.func private @program(%arg0: tensor<14xi8>) -> (tensor<i8> {jax.result_info = "result[0]"}, tensor<i8> {jax.result_info = "result[1]"}, tensor<7xi8> {jax.result_info = "result[2]"}, tensor<2xi8> {jax.result_info = "result[3]"}) {
    %c = stablehlo.constant dense<-128> : tensor<i8>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<14xi8>, tensor<i8>) -> tensor<i8>
    %c_0 = stablehlo.constant dense<127> : tensor<i8>
    %1 = stablehlo.reduce(%arg0 init: %c_0) applies stablehlo.minimum across dimensions = [0] : (tensor<14xi8>, tensor<i8>) -> tensor<i8>
    %2 = stablehlo.reshape %arg0 : (tensor<14xi8>) -> tensor<2x7xi8>
    %c_1 = stablehlo.constant dense<-128> : tensor<i8>
    %3 = stablehlo.reduce(%2 init: %c_1) applies stablehlo.maximum across dimensions = [0] : (tensor<2x7xi8>, tensor<i8>) -> tensor<7xi8>
    %4 = stablehlo.reshape %arg0 : (tensor<14xi8>) -> tensor<2x7xi8>
    %c_2 = stablehlo.constant dense<127> : tensor<i8>
    %5 = stablehlo.reduce(%4 init: %c_2) applies stablehlo.minimum across dimensions = [1] : (tensor<2x7xi8>, tensor<i8>) -> tensor<2xi8>
    return %0, %1, %3, %5 : tensor<i8>, tensor<i8>, tensor<7xi8>, tensor<2xi8>
  }
}

// -----

// more_specials: compare i8
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<14xi8>, tensor<14xi8>)
    %e:8 = call @expected() : () -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi8>, tensor<14xi8>)
    %r:8 = call @program(%i#0, %i#1) : (tensor<14xi8>, tensor<14xi8>) -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi8>, tensor<14xi8>)
    check.expect_eq %r#0, %e#0 : tensor<14xi1>
    check.expect_eq %r#1, %e#1 : tensor<14xi1>
    check.expect_eq %r#2, %e#2 : tensor<14xi1>
    check.expect_eq %r#3, %e#3 : tensor<14xi1>
    check.expect_eq %r#4, %e#4 : tensor<14xi1>
    check.expect_eq %r#5, %e#5 : tensor<14xi1>
    check.expect_eq %r#6, %e#6 : tensor<14xi8>
    check.expect_eq %r#7, %e#7 : tensor<14xi8>
    return
  }
  func.func private @inputs() -> (tensor<14xi8>, tensor<14xi8>) {
    %0 = stablehlo.constant dense<"0x7F018000017F800300017E020005"> : tensor<14xi8>
    %1 = stablehlo.constant dense<"0x0200057F018000017F800300017E"> : tensor<14xi8>
    return %0, %1 : tensor<14xi8>, tensor<14xi8>
  }
  func.func private @expected() -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi8>, tensor<14xi8>) {
    %0 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false]> : tensor<14xi1>
    %1 = stablehlo.constant dense<[true, true, true, true, false, true, true, true, true, true, true, true, true, true]> : tensor<14xi1>
    %2 = stablehlo.constant dense<[false, false, true, true, false, false, true, false, true, false, false, false, true, true]> : tensor<14xi1>
    %3 = stablehlo.constant dense<[false, false, true, true, true, false, true, false, true, false, false, false, true, true]> : tensor<14xi1>
    %4 = stablehlo.constant dense<[true, true, false, false, false, true, false, true, false, true, true, true, false, false]> : tensor<14xi1>
    %5 = stablehlo.constant dense<[true, true, false, false, true, true, false, true, false, true, true, true, false, false]> : tensor<14xi1>
    %6 = stablehlo.constant dense<"0x7F01057F017F00037F017E02017E"> : tensor<14xi8>
    %7 = stablehlo.constant dense<"0x0200800001808001008003000005"> : tensor<14xi8>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi8>, tensor<14xi8>
  }
  func.func private @program(%arg0: tensor<14xi8>, %arg1: tensor<14xi8>) -> (tensor<14xi1> {jax.result_info = "result[0]"}, tensor<14xi1> {jax.result_info = "result[1]"}, tensor<14xi1> {jax.result_info = "result[2]"}, tensor<14xi1> {jax.result_info = "result[3]"}, tensor<14xi1> {jax.result_info = "result[4]"}, tensor<14xi1> {jax.result_info = "result[5]"}, tensor<14xi8> {jax.result_info = "result[6]"}, tensor<14xi8> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, SIGNED : (tensor<14xi8>, tensor<14xi8>) -> tensor<14xi1>
    %1 = stablehlo.compare NE, %arg0, %arg1, SIGNED : (tensor<14xi8>, tensor<14xi8>) -> tensor<14xi1>
    %2 = stablehlo.compare LT, %arg0, %arg1, SIGNED : (tensor<14xi8>, tensor<14xi8>) -> tensor<14xi1>
    %3 = stablehlo.compare LE, %arg0, %arg1, SIGNED : (tensor<14xi8>, tensor<14xi8>) -> tensor<14xi1>
    %4 = stablehlo.compare GT, %arg0, %arg1, SIGNED : (tensor<14xi8>, tensor<14xi8>) -> tensor<14xi1>
    %5 = stablehlo.compare GE, %arg0, %arg1, SIGNED : (tensor<14xi8>, tensor<14xi8>) -> tensor<14xi1>
    %6 = stablehlo.maximum %arg0, %arg1 : tensor<14xi8>
    %7 = stablehlo.minimum %arg0, %arg1 : tensor<14xi8>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi8>, tensor<14xi8>
  }
}

// -----

// more_specials: clip, sign i8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi8>)
    %e:2 = call @expected() : () -> (tensor<14xi8>, tensor<14xi8>)
    %r:2 = call @program(%i#0) : (tensor<14xi8>) -> (tensor<14xi8>, tensor<14xi8>)
    check.expect_eq %r#0, %e#0 : tensor<14xi8>
    check.expect_eq %r#1, %e#1 : tensor<14xi8>
    return
  }
  func.func private @inputs() -> (tensor<14xi8>) {
    %0 = stablehlo.constant dense<"0x7F018000017F800300017E020005"> : tensor<14xi8>
    return %0 : tensor<14xi8>
  }
  func.func private @expected() -> (tensor<14xi8>, tensor<14xi8>) {
    %0 = stablehlo.constant dense<"0x0101010101010101010101010101"> : tensor<14xi8>
    %1 = stablehlo.constant dense<"0x0101FF000101FF01000101010001"> : tensor<14xi8>
    return %0, %1 : tensor<14xi8>, tensor<14xi8>
  }
  func.func private @program(%arg0: tensor<14xi8>) -> (tensor<14xi8> {jax.result_info = "result[0]"}, tensor<14xi8> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.slice %arg0 [4:5] : (tensor<14xi8>) -> tensor<1xi8>
    %1 = stablehlo.reshape %0 : (tensor<1xi8>) -> tensor<i8>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<14xi8>) -> tensor<1xi8>
    %3 = stablehlo.reshape %2 : (tensor<1xi8>) -> tensor<i8>
    %4 = call @clip(%arg0, %1, %3) : (tensor<14xi8>, tensor<i8>, tensor<i8>) -> tensor<14xi8>
    %5 = stablehlo.sign %arg0 : tensor<14xi8>
    return %4, %5 : tensor<14xi8>, tensor<14xi8>
  }
  func.func private @clip(%arg0: tensor<14xi8>, %arg1: tensor<i8>, %arg2: tensor<i8>) -> tensor<14xi8> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i8>) -> tensor<14xi8>
    %1 = stablehlo.maximum %0, %arg0 : tensor<14xi8>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i8>) -> tensor<14xi8>
    %3 = stablehlo.minimum %2, %1 : tensor<14xi8>
    return %3 : tensor<14xi8>
  }
}

// -----

// more_specials: top_k i8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi8>)
    %e:2 = call @expected() : () -> (tensor<5xi8>, tensor<5xi32>)
    %r:2 = call @program(%i#0) : (tensor<14xi8>) -> (tensor<5xi8>, tensor<5xi32>)
    check.expect_eq %r#0, %e#0 : tensor<5xi8>
    check.expect_eq %r#1, %e#1 : tensor<5xi32>
    return
  }
  func.func private @inputs() -> (tensor<14xi8>) {
    %0 = stablehlo.constant dense<"0x7F018000017F800300017E020005"> : tensor<14xi8>
    return %0 : tensor<14xi8>
  }
  func.func private @expected() -> (tensor<5xi8>, tensor<5xi32>) {
    %0 = stablehlo.constant dense<"0x7F7E050302"> : tensor<5xi8>
    %1 = stablehlo.constant dense<"0x02000000070000000A0000000400000008000000"> : tensor<5xi32>
    return %0, %1 : tensor<5xi8>, tensor<5xi32>
  }
  func.func private @program(%arg0: tensor<14xi8>) -> (tensor<5xi8> {jax.result_info = "result[0]"}, tensor<5xi32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.slice %arg0 [3:14] : (tensor<14xi8>) -> tensor<11xi8>
    %values, %indices = chlo.top_k(%0, k = 5) : tensor<11xi8> -> (tensor<5xi8>, tensor<5xi32>)
    return %values, %indices : tensor<5xi8>, tensor<5xi32>
  }
}

// -----

// more_specials: cummax, cummin i8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi8>)
    %e:2 = call @expected() : () -> (tensor<14xi8>, tensor<14xi8>)
    %r:2 = call @program(%i#0) : (tensor<14xi8>) -> (tensor<14xi8>, tensor<14xi8>)
    check.expect_eq %r#0, %e#0 : tensor<14xi8>
    check.expect_eq %r#1, %e#1 : tensor<14xi8>
    return
  }
  func.func private @inputs() -> (tensor<14xi8>) {
    %0 = stablehlo.constant dense<"0x7F018000017F800300017E020005"> : tensor<14xi8>
    return %0 : tensor<14xi8>
  }
  func.func private @expected() -> (tensor<14xi8>, tensor<14xi8>) {
    %0 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7F7F7F7F7F7F7F"> : tensor<14xi8>
    %1 = stablehlo.constant dense<"0x8080808080808000000000000005"> : tensor<14xi8>
    return %0, %1 : tensor<14xi8>, tensor<14xi8>
  }
  func.func private @program(%arg0: tensor<14xi8>) -> (tensor<14xi8> {jax.result_info = "result[0]"}, tensor<14xi8> {jax.result_info = "result[1]"}) {
    %0 = call @cummax(%arg0) : (tensor<14xi8>) -> tensor<14xi8>
    %1 = call @cummin(%arg0) : (tensor<14xi8>) -> tensor<14xi8>
    return %0, %1 : tensor<14xi8>, tensor<14xi8>
  }
  func.func private @cummax(%arg0: tensor<14xi8>) -> tensor<14xi8> {
    %c = stablehlo.constant dense<-128> : tensor<i8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<i8>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[13, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i8>, %arg2: tensor<i8>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<i8>
      stablehlo.return %2 : tensor<i8>
    }) : (tensor<14xi8>, tensor<i8>) -> tensor<14xi8>
    return %1 : tensor<14xi8>
  }
  func.func private @cummin(%arg0: tensor<14xi8>) -> tensor<14xi8> {
    %c = stablehlo.constant dense<127> : tensor<i8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<i8>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[0, 13]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i8>, %arg2: tensor<i8>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<i8>
      stablehlo.return %2 : tensor<i8>
    }) : (tensor<14xi8>, tensor<i8>) -> tensor<14xi8>
    return %1 : tensor<14xi8>
  }
}

// -----

// more_specials: max pooling i8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi8>)
    %e:1 = call @expected() : () -> (tensor<2x4xi8>)
    %r:1 = call @program(%i#0) : (tensor<14xi8>) -> (tensor<2x4xi8>)
    check.expect_eq %r#0, %e#0 : tensor<2x4xi8>
    return
  }
  func.func private @inputs() -> (tensor<14xi8>) {
    %0 = stablehlo.constant dense<"0x7F018000017F800300017E020005"> : tensor<14xi8>
    return %0 : tensor<14xi8>
  }
  func.func private @expected() -> (tensor<2x4xi8>) {
    %0 = stablehlo.constant dense<"0x7F017F7F037E7E05"> : tensor<2x4xi8>
    return %0 : tensor<2x4xi8>
  }
  func.func private @program(%arg0: tensor<14xi8>) -> (tensor<2x4xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<14xi8>) -> tensor<2x7xi8>
    %c = stablehlo.constant dense<-128> : tensor<i8>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<i8>
    %2 = "stablehlo.reduce_window"(%0, %1) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<i8>, %arg2: tensor<i8>):
      %3 = stablehlo.maximum %arg1, %arg2 : tensor<i8>
      stablehlo.return %3 : tensor<i8>
    }) : (tensor<2x7xi8>, tensor<i8>) -> tensor<2x4xi8>
    return %2 : tensor<2x4xi8>
  }
}

// -----

// more_specials: unique, nonzero i8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi8>)
    %e:2 = call @expected() : () -> (tensor<9xi64>, tensor<i64>)
    %r:2 = call @program(%i#0) : (tensor<14xi8>) -> (tensor<9xi64>, tensor<i64>)
    check.expect_eq %r#0, %e#0 : tensor<9xi64>
    check.expect_eq %r#1, %e#1 : tensor<i64>
    return
  }
  func.func private @inputs() -> (tensor<14xi8>) {
    %0 = stablehlo.constant dense<"0x7F018000017F800300017E020005"> : tensor<14xi8>
    return %0 : tensor<14xi8>
  }
  func.func private @expected() -> (tensor<9xi64>, tensor<i64>) {
    %0 = stablehlo.constant dense<"0x000000000000000001000000000000000200000000000000040000000000000005000000000000000600000000000000070000000000000009000000000000000A00000000000000"> : tensor<9xi64>
    %1 = stablehlo.constant dense<"0x0B00000000000000"> : tensor<i64>
    return %0, %1 : tensor<9xi64>, tensor<i64>
  }
  func.func private @program(%arg0: tensor<14xi8>) -> (tensor<9xi64> {jax.result_info = "result[0]"}, tensor<i64> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<14xi8>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<14xi8>, tensor<14xi8>) -> tensor<14xi1>
    %2 = call @cumsum(%1) : (tensor<14xi1>) -> tensor<14xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %5 = stablehlo.compare LT, %2, %4, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %c_2 = stablehlo.constant dense<9> : tensor<i64>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %7 = stablehlo.add %2, %6 : tensor<14xi64>
    %8 = stablehlo.select %5, %7, %2 : tensor<14xi1>, tensor<14xi64>
    %9 = stablehlo.convert %8 : (tensor<14xi64>) -> tensor<14xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<14xi32>) -> tensor<14x1xi32>
    %c_3 = stablehlo.constant dense<1> : tensor<i64>
    %11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %12 = "stablehlo.scatter"(%3, %10, %11) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %26 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %26 : tensor<i64>
    }) : (tensor<9xi64>, tensor<14x1xi32>, tensor<14xi64>) -> tensor<9xi64>
    %13 = call @cumsum_1(%12) : (tensor<9xi64>) -> tensor<9xi64>
    %c_4 = stablehlo.constant dense<1> : tensor<i64>
    %14 = call @floor_divide(%13, %c_4) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    %c_5 = stablehlo.constant dense<14> : tensor<i64>
    %15 = call @remainder(%14, %c_5) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    %16 = stablehlo.convert %1 : (tensor<14xi1>) -> tensor<14xi32>
    %17 = stablehlo.convert %16 : (tensor<14xi32>) -> tensor<14xi64>
    %c_6 = stablehlo.constant dense<0> : tensor<i64>
    %18 = stablehlo.reduce(%17 init: %c_6) applies stablehlo.add across dimensions = [0] : (tensor<14xi64>, tensor<i64>) -> tensor<i64>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %20 = stablehlo.iota dim = 0 : tensor<9xi64>
    %21 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<1xi64>) -> tensor<9xi64>
    %22 = stablehlo.compare GE, %20, %21, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %c_7 = stablehlo.constant dense<-1> : tensor<i64>
    %23 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %24 = call @_where_4(%22, %23, %15) : (tensor<9xi1>, tensor<1xi64>, tensor<9xi64>) -> tensor<9xi64>
    %25 = call @count_nonzero(%arg0) : (tensor<14xi8>) -> tensor<i64>
    return %24, %25 : tensor<9xi64>, tensor<i64>
  }
  func.func private @cumsum(%arg0: tensor<14xi1>) -> tensor<14xi64> {
    %0 = stablehlo.convert %arg0 : (tensor<14xi1>) -> tensor<14xi64>
    %1 = call @cumsum_0(%0) : (tensor<14xi64>) -> tensor<14xi64>
    return %1 : tensor<14xi64>
  }
  func.func private @cumsum_0(%arg0: tensor<14xi64>) -> tensor<14xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[13, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<14xi64>, tensor<i64>) -> tensor<14xi64>
    return %1 : tensor<14xi64>
  }
  func.func private @cumsum_1(%arg0: tensor<9xi64>) -> tensor<9xi64> {
    %0 = call @cumsum_2(%arg0) : (tensor<9xi64>) -> tensor<9xi64>
    return %0 : tensor<9xi64>
  }
  func.func private @cumsum_2(%arg0: tensor<9xi64>) -> tensor<9xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[8, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 9>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    return %1 : tensor<9xi64>
  }
  func.func private @floor_divide(%arg0: tensor<9xi64>, %arg1: tensor<i64>) -> tensor<9xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %2 = stablehlo.divide %arg0, %1 : tensor<9xi64>
    %3 = stablehlo.sign %arg0 : tensor<9xi64>
    %4 = stablehlo.sign %0 : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %8 = stablehlo.remainder %arg0, %7 : tensor<9xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %11 = stablehlo.and %6, %10 : tensor<9xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %13 = stablehlo.subtract %2, %12 : tensor<9xi64>
    %14 = call @_where(%11, %13, %2) : (tensor<9xi1>, tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
    return %14 : tensor<9xi64>
  }
  func.func private @_where(%arg0: tensor<9xi1>, %arg1: tensor<9xi64>, %arg2: tensor<9xi64>) -> tensor<9xi64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<9xi1>, tensor<9xi64>
    return %0 : tensor<9xi64>
  }
  func.func private @remainder(%arg0: tensor<9xi64>, %arg1: tensor<i64>) -> tensor<9xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %2 = call @_where_3(%1, %c_0, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %4 = stablehlo.remainder %arg0, %3 : tensor<9xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<9xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
    %12 = stablehlo.and %11, %6 : tensor<9xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %14 = stablehlo.add %4, %13 : tensor<9xi64>
    %15 = stablehlo.select %12, %14, %4 : tensor<9xi1>, tensor<9xi64>
    return %15 : tensor<9xi64>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
    return %0 : tensor<i64>
  }
  func.func private @_where_4(%arg0: tensor<9xi1>, %arg1: tensor<1xi64>, %arg2: tensor<9xi64>) -> tensor<9xi64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<1xi64>) -> tensor<9xi64>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<9xi1>, tensor<9xi64>
    return %1 : tensor<9xi64>
  }
  func.func private @count_nonzero(%arg0: tensor<14xi8>) -> tensor<i64> {
    %c = stablehlo.constant dense<0> : tensor<i8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<14xi8>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<14xi8>, tensor<14xi8>) -> tensor<14xi1>
    %2 = stablehlo.convert %1 : (tensor<14xi1>) -> tensor<14xi32>
    %3 = stablehlo.convert %2 : (tensor<14xi32>) -> tensor<14xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.reduce(%3 init: %c_0) applies stablehlo.add across dimensions = [0] : (tensor<14xi64>, tensor<i64>) -> tensor<i64>
    return %4 : tensor<i64>
  }
}

// -----

// more_specials: where, select i8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi8>)
    %e:2 = call @expected() : () -> (tensor<14xi8>, tensor<14xi8>)
    %r:2 = call @program(%i#0) : (tensor<14xi8>) -> (tensor<14xi8>, tensor<14xi8>)
    check.expect_eq %r#0, %e#0 : tensor<14xi8>
    check.expect_eq %r#1, %e#1 : tensor<14xi8>
    return
  }
  func.func private @inputs() -> (tensor<14xi8>) {
    %0 = stablehlo.constant dense<"0x7F018000017F800300017E020005"> : tensor<14xi8>
    return %0 : tensor<14xi8>
  }
  func.func private @expected() -> (tensor<14xi8>, tensor<14xi8>) {
    %0 = stablehlo.constant dense<"0x7F018001017F800301017E020105"> : tensor<14xi8>
    %1 = stablehlo.constant dense<"0x7F017F7E017F7F7F7F017F7F017F"> : tensor<14xi8>
    return %0, %1 : tensor<14xi8>, tensor<14xi8>
  }
  func.func private @program(%arg0: tensor<14xi8>) -> (tensor<14xi8> {jax.result_info = "result[0]"}, tensor<14xi8> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<14xi8>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<14xi8>, tensor<14xi8>) -> tensor<14xi1>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<14xi8>) -> tensor<1xi8>
    %3 = stablehlo.reshape %2 : (tensor<1xi8>) -> tensor<i8>
    %4 = call @_where(%1, %arg0, %3) : (tensor<14xi1>, tensor<14xi8>, tensor<i8>) -> tensor<14xi8>
    %5 = stablehlo.slice %arg0 [1:2] : (tensor<14xi8>) -> tensor<1xi8>
    %6 = stablehlo.reshape %5 : (tensor<1xi8>) -> tensor<i8>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i8>) -> tensor<14xi8>
    %8 = stablehlo.compare EQ, %arg0, %7, SIGNED : (tensor<14xi8>, tensor<14xi8>) -> tensor<14xi1>
    %9 = stablehlo.slice %arg0 [3:4] : (tensor<14xi8>) -> tensor<1xi8>
    %10 = stablehlo.reshape %9 : (tensor<1xi8>) -> tensor<i8>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i8>) -> tensor<14xi8>
    %12 = stablehlo.compare EQ, %arg0, %11, SIGNED : (tensor<14xi8>, tensor<14xi8>) -> tensor<14xi1>
    %13 = stablehlo.reverse %arg0, dims = [0] : tensor<14xi8>
    %14 = stablehlo.slice %arg0 [0:1] : (tensor<14xi8>) -> tensor<1xi8>
    %15 = stablehlo.reshape %14 : (tensor<1xi8>) -> tensor<i8>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %16 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<14xi1>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1] : (tensor<14xi1>) -> tensor<1x14xi1>
    %18 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<14xi1>) -> tensor<1x14xi1>
    %19 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<14xi1>) -> tensor<1x14xi1>
    %20 = stablehlo.concatenate %17, %18, %19, dim = 0 : (tensor<1x14xi1>, tensor<1x14xi1>, tensor<1x14xi1>) -> tensor<3x14xi1>
    %21 = call @argmax(%20) : (tensor<3x14xi1>) -> tensor<14xi64>
    %22 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i8>) -> tensor<14xi8>
    %c_1 = stablehlo.constant dense<1> : tensor<i64>
    %23 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %24 = stablehlo.compare LT, %21, %23, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %c_2 = stablehlo.constant dense<2> : tensor<i64>
    %25 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %26 = stablehlo.compare LT, %21, %25, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %27 = stablehlo.select %26, %arg0, %13 : tensor<14xi1>, tensor<14xi8>
    %28 = stablehlo.select %24, %22, %27 : tensor<14xi1>, tensor<14xi8>
    return %4, %28 : tensor<14xi8>, tensor<14xi8>
  }
  func.func private @_where(%arg0: tensor<14xi1>, %arg1: tensor<14xi8>, %arg2: tensor<i8>) -> tensor<14xi8> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i8>) -> tensor<14xi8>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<14xi1>, tensor<14xi8>
    return %1 : tensor<14xi8>
  }
  func.func private @argmax(%arg0: tensor<3x14xi1>) -> tensor<14xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<3x14xi64>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<3x14xi1>, tensor<3x14xi64>, tensor<i1>, tensor<i64>) -> (tensor<14xi1>, tensor<14xi64>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i64>
    }
    return %1#1 : tensor<14xi64>
  }
}

// -----

// more_specials: any, all i8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi8>)
    %e:3 = call @expected() : () -> (tensor<i1>, tensor<i1>, tensor<7xi1>)
    %r:3 = call @program(%i#0) : (tensor<14xi8>) -> (tensor<i1>, tensor<i1>, tensor<7xi1>)
    check.expect_eq %r#0, %e#0 : tensor<i1>
    check.expect_eq %r#1, %e#1 : tensor<i1>
    check.expect_eq %r#2, %e#2 : tensor<7xi1>
    return
  }
  func.func private @inputs() -> (tensor<14xi8>) {
    %0 = stablehlo.constant dense<"0x7F018000017F800300017E020005"> : tensor<14xi8>
    return %0 : tensor<14xi8>
  }
  func.func private @expected() -> (tensor<i1>, tensor<i1>, tensor<7xi1>) {
    %0 = stablehlo.constant dense<true> : tensor<i1>
    %1 = stablehlo.constant dense<false> : tensor<i1>
    %2 = stablehlo.constant dense<[true, true, true, true, true, true, true]> : tensor<7xi1>
    return %0, %1, %2 : tensor<i1>, tensor<i1>, tensor<7xi1>
  }
  func.func private @program(%arg0: tensor<14xi8>) -> (tensor<i1> {jax.result_info = "result[0]"}, tensor<i1> {jax.result_info = "result[1]"}, tensor<7xi1> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<0> : tensor<i8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<14xi8>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<14xi8>, tensor<14xi8>) -> tensor<14xi1>
    %2 = stablehlo.convert %1 : tensor<14xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %3 = stablehlo.reduce(%2 init: %c_0) applies stablehlo.or across dimensions = [0] : (tensor<14xi1>, tensor<i1>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<0> : tensor<i8>
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i8>) -> tensor<14xi8>
    %5 = stablehlo.compare NE, %arg0, %4, SIGNED : (tensor<14xi8>, tensor<14xi8>) -> tensor<14xi1>
    %6 = stablehlo.convert %5 : tensor<14xi1>
    %c_2 = stablehlo.constant dense<true> : tensor<i1>
    %7 = stablehlo.reduce(%6 init: %c_2) applies stablehlo.and across dimensions = [0] : (tensor<14xi1>, tensor<i1>) -> tensor<i1>
    %8 = stablehlo.reshape %arg0 : (tensor<14xi8>) -> tensor<2x7xi8>
    %c_3 = stablehlo.constant dense<0> : tensor<i8>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i8>) -> tensor<2x7xi8>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<2x7xi8>, tensor<2x7xi8>) -> tensor<2x7xi1>
    %11 = stablehlo.convert %10 : tensor<2x7xi1>
    %c_4 = stablehlo.constant dense<false> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_4) applies stablehlo.or across dimensions = [0] : (tensor<2x7xi1>, tensor<i1>) -> tensor<7xi1>
    return %3, %7, %12 : tensor<i1>, tensor<i1>, tensor<7xi1>
  }
}

// -----

// more_specials: sort i16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi16>)
    %e:5 = call @expected() : () -> (tensor<14xi16>, tensor<14xi64>, tensor<14xi64>, tensor<14xi16>, tensor<14xi64>)
    %r:5 = call @program(%i#0) : (tensor<14xi16>) -> (tensor<14xi16>, tensor<14xi64>, tensor<14xi64>, tensor<14xi16>, tensor<14xi64>)
    check.expect_eq %r#0, %e#0 : tensor<14xi16>
    check.expect_eq %r#1, %e#1 : tensor<14xi64>
    check.expect_eq %r#2, %e#2 : tensor<14xi64>
    check.expect_eq %r#3, %e#3 : tensor<14xi16>
    check.expect_eq %r#4, %e#4 : tensor<14xi64>
    return
  }
  func.func private @inputs() -> (tensor<14xi16>) {
    %0 = stablehlo.constant dense<"0xFF7F0100008000000100FF7F0080030000000100FE7F020000000500"> : tensor<14xi16>
    return %0 : tensor<14xi16>
  }
  func.func private @expected() -> (tensor<14xi16>, tensor<14xi64>, tensor<14xi64>, tensor<14xi16>, tensor<14xi64>) {
    %0 = stablehlo.constant dense<"0x00800080000000000000010001000100020003000500FE7FFF7FFF7F"> : tensor<14xi16>
    %1 = stablehlo.constant dense<"0x02000000000000000600000000000000030000000000000008000000000000000C000000000000000100000000000000040000000000000009000000000000000B0000000000000007000000000000000D000000000000000A0000000000000000000000000000000500000000000000"> : tensor<14xi64>
    %2 = stablehlo.constant dense<"0x000000000000000005000000000000000A000000000000000D0000000000000007000000000000000B00000000000000010000000000000004000000000000000900000000000000030000000000000008000000000000000C0000000000000002000000000000000600000000000000"> : tensor<14xi64>
    %3 = stablehlo.constant dense<"0x00800080000000000000010001000100020003000500FE7FFF7FFF7F"> : tensor<14xi16>
    %4 = stablehlo.constant dense<"0x02000000000000000600000000000000030000000000000008000000000000000C000000000000000100000000000000040000000000000009000000000000000B0000000000000007000000000000000D000000000000000A0000000000000000000000000000000500000000000000"> : tensor<14xi64>
    return %0, %1, %2, %3, %4 : tensor<14xi16>, tensor<14xi64>, tensor<14xi64>, tensor<14xi16>, tensor<14xi64>
  }
  func.func private @program(%arg0: tensor<14xi16>) -> (tensor<14xi16> {jax.result_info = "result[0]"}, tensor<14xi64> {jax.result_info = "result[1]"}, tensor<14xi64> {jax.result_info = "result[2]"}, tensor<14xi16> {jax.result_info = "result[3][0]"}, tensor<14xi64> {jax.result_info = "result[3][1]"}) {
    %0 = call @sort(%arg0) : (tensor<14xi16>) -> tensor<14xi16>
    %1 = call @argsort(%arg0) : (tensor<14xi16>) -> tensor<14xi64>
    %2 = call @argsort_0(%arg0) : (tensor<14xi16>) -> tensor<14xi64>
    %3 = stablehlo.iota dim = 0 : tensor<14xi64>
    %4:2 = "stablehlo.sort"(%arg0, %3) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i16>, %arg2: tensor<i16>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %5 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    }) : (tensor<14xi16>, tensor<14xi64>) -> (tensor<14xi16>, tensor<14xi64>)
    return %0, %1, %2, %4#0, %4#1 : tensor<14xi16>, tensor<14xi64>, tensor<14xi64>, tensor<14xi16>, tensor<14xi64>
  }
  func.func private @sort(%arg0: tensor<14xi16>) -> tensor<14xi16> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i16>, %arg2: tensor<i16>):
      %1 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<14xi16>) -> tensor<14xi16>
    return %0 : tensor<14xi16>
  }
  func.func private @argsort(%arg0: tensor<14xi16>) -> tensor<14xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i16>, %arg2: tensor<i16>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %2 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<14xi16>, tensor<14xi64>) -> (tensor<14xi16>, tensor<14xi64>)
    return %1#1 : tensor<14xi64>
  }
  func.func private @argsort_0(%arg0: tensor<14xi16>) -> tensor<14xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %1 = stablehlo.reverse %arg0, dims = [0] : tensor<14xi16>
    %2 = stablehlo.reverse %0, dims = [0] : tensor<14xi64>
    %3:2 = "stablehlo.sort"(%1, %2) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i16>, %arg2: tensor<i16>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %5 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    }) : (tensor<14xi16>, tensor<14xi64>) -> (tensor<14xi16>, tensor<14xi64>)
    %4 = stablehlo.reverse %3#1, dims = [0] : tensor<14xi64>
    return %4 : tensor<14xi64>
  }
}

// -----

// more_specials: argmax, argmin i16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi16>)
    %e:4 = call @expected() : () -> (tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>)
    %r:4 = call @program(%i#0) : (tensor<14xi16>) -> (tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>)
    check.expect_eq %r#0, %e#0 : tensor<i64>
    check.expect_eq %r#1, %e#1 : tensor<i64>
    check.expect_eq %r#2, %e#2 : tensor<2xi64>
    check.expect_eq %r#3, %e#3 : tensor<7xi64>
    return
  }
  func.func private @inputs() -> (tensor<14xi16>) {
    %0 = stablehlo.constant dense<"0xFF7F0100008000000100FF7F0080030000000100FE7F020000000500"> : tensor<14xi16>
    return %0 : tensor<14xi16>
  }
  func.func private @expected() -> (tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>) {
    %0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
    %1 = stablehlo.constant dense<"0x0200000000000000"> : tensor<i64>
    %2 = stablehlo.constant dense<"0x00000000000000000300000000000000"> : tensor<2xi64>
    %3 = stablehlo.constant dense<"0x0100000000000000010000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000"> : tensor<7xi64>
    return %0, %1, %2, %3 : tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>
  }
  func.func private @program(%arg0: tensor<14xi16>) -> (tensor<i64> {jax.result_info = "result[0]"}, tensor<i64> {jax.result_info = "result[1]"}, tensor<2xi64> {jax.result_info = "result[2]"}, tensor<7xi64> {jax.result_info = "result[3]"}) {
    %0 = call @argmax(%arg0) : (tensor<14xi16>) -> tensor<i64>
    %1 = call @argmin(%arg0) : (tensor<14xi16>) -> tensor<i64>
    %2 = stablehlo.reshape %arg0 : (tensor<14xi16>) -> tensor<2x7xi16>
    %3 = call @argmax_0(%2) : (tensor<2x7xi16>) -> tensor<2xi64>
    %4 = stablehlo.reshape %arg0 : (tensor<14xi16>) -> tensor<2x7xi16>
    %5 = call @argmin_1(%4) : (tensor<2x7xi16>) -> tensor<7xi64>
    return %0, %1, %3, %5 : tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>
  }
  func.func private @argmax(%arg0: tensor<14xi16>) -> tensor<i64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %c = stablehlo.constant dense<-32768> : tensor<i16>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<14xi16>, tensor<14xi64>, tensor<i16>, tensor<i64>) -> (tensor<i16>, tensor<i64>)
     reducer(%arg1: tensor<i16>, %arg3: tensor<i16>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i16>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i16>, tensor<i64>
    }
    return %1#1 : tensor<i64>
  }
  func.func private @argmin(%arg0: tensor<14xi16>) -> tensor<i64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %c = stablehlo.constant dense<32767> : tensor<i16>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<14xi16>, tensor<14xi64>, tensor<i16>, tensor<i64>) -> (tensor<i16>, tensor<i64>)
     reducer(%arg1: tensor<i16>, %arg3: tensor<i16>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i16>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i16>, tensor<i64>
    }
    return %1#1 : tensor<i64>
  }
  func.func private @argmax_0(%arg0: tensor<2x7xi16>) -> tensor<2xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<2x7xi64>
    %c = stablehlo.constant dense<-32768> : tensor<i16>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<2x7xi16>, tensor<2x7xi64>, tensor<i16>, tensor<i64>) -> (tensor<2xi16>, tensor<2xi64>)
     reducer(%arg1: tensor<i16>, %arg3: tensor<i16>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i16>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i16>, tensor<i64>
    }
    return %1#1 : tensor<2xi64>
  }
  func.func private @argmin_1(%arg0: tensor<2x7xi16>) -> tensor<7xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<2x7xi64>
    %c = stablehlo.constant dense<32767> : tensor<i16>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<2x7xi16>, tensor<2x7xi64>, tensor<i16>, tensor<i64>) -> (tensor<7xi16>, tensor<7xi64>)
     reducer(%arg1: tensor<i16>, %arg3: tensor<i16>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i16>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i16>, tensor<i64>
    }
    return %1#1 : tensor<7xi64>
  }
}

// -----

// more_specials: max, min i16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi16>)
    %e:4 = call @expected() : () -> (tensor<i16>, tensor<i16>, tensor<7xi16>, tensor<2xi16>)
    %r:4 = call @program(%i#0) : (tensor<14xi16>) -> (tensor<i16>, tensor<i16>, tensor<7xi16>, tensor<2xi16>)
    check.expect_eq %r#0, %e#0 : tensor<i16>
    check.expect_eq %r#1, %e#1 : tensor<i16>
    check.expect_eq %r#2, %e#2 : tensor<7xi16>
    check.expect_eq %r#3, %e#3 : tensor<2xi16>
    return
  }
  func.func private @inputs() -> (tensor<14xi16>) {
    %0 = stablehlo.constant dense<"0xFF7F0100008000000100FF7F0080030000000100FE7F020000000500"> : tensor<14xi16>
    return %0 : tensor<14xi16>
  }
  func.func private @expected() -> (tensor<i16>, tensor<i16>, tensor<7xi16>, tensor<2xi16>) {
    %0 = stablehlo.constant dense<"0xFF7F"> : tensor<i16>
    %1 = stablehlo.constant dense<"0x0080"> : tensor<i16>
    %2 = stablehlo.constant dense<"0xFF7F01000100FE7F0200FF7F0500"> : tensor<7xi16>
    %3 = stablehlo.constant dense<"0x00800000"> : tensor<2xi16>
    return %0, %1, %2, %3 : tensor<i16>, tensor<i16>, tensor<7xi16>, tensor<2xi16>
  }
  func.func private @program(%arg0: tensor<14xi16>) -> (tensor<i16> {jax.result_info = "result[0]"}, tensor<i16> {jax.result_info = "result[1]"}, tensor<7xi16> {jax.result_info = "result[2]"}, tensor<2xi16> {jax.result_info = "result[3]"}) {
    %c = stablehlo.constant dense<-32768> : tensor<i16>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<14xi16>, tensor<i16>) -> tensor<i16>
    %c_0 = stablehlo.constant dense<32767> : tensor<i16>
    %1 = stablehlo.reduce(%arg0 init: %c_0) applies stablehlo.minimum across dimensions = [0] : (tensor<14xi16>, tensor<i16>) -> tensor<i16>
    %2 = stablehlo.reshape %arg0 : (tensor<14xi16>) -> tensor<2x7xi16>
    %c_1 = stablehlo.constant dense<-32768> : tensor<i16>
    %3 = stablehlo.reduce(%2 init: %c_1) applies stablehlo.maximum across dimensions = [0] : (tensor<2x7xi16>, tensor<i16>) -> tensor<7xi16>
    %4 = stablehlo.reshape %arg0 : (tensor<14xi16>) -> tensor<2x7xi16>
    %c_2 = stablehlo.constant dense<32767> : tensor<i16>
    %5 = stablehlo.reduce(%4 init: %c_2) applies stablehlo.minimum across dimensions = [1] : (tensor<2x7xi16>, tensor<i16>) -> tensor<2xi16>
    return %0, %1, %3, %5 : tensor<i16>, tensor<i16>, tensor<7xi16>, tensor<2xi16>
  }
}

// -----

// more_specials: compare i16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<14xi16>, tensor<14xi16>)
    %e:8 = call @expected() : () -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi16>, tensor<14xi16>)
    %r:8 = call @program(%i#0, %i#1) : (tensor<14xi16>, tensor<14xi16>) -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi16>, tensor<14xi16>)
    check.expect_eq %r#0, %e#0 : tensor<14xi1>
    check.expect_eq %r#1, %e#1 : tensor<14xi1>
    check.expect_eq %r#2, %e#2 : tensor<14xi1>
    check.expect_eq %r#3, %e#3 : tensor<14xi1>
    check.expect_eq %r#4, %e#4 : tensor<14xi1>
    check.expect_eq %r#5, %e#5 : tensor<14xi1>
    check.expect_eq %r#6, %e#6 : tensor<14xi16>
    check.expect_eq %r#7, %e#7 : tensor<14xi16>
    return
  }
  func.func private @inputs() -> (tensor<14xi16>, tensor<14xi16>) {
    %0 = stablehlo.constant dense<"0xFF7F0100008000000100FF7F0080030000000100FE7F020000000500"> : tensor<14xi16>
    %1 = stablehlo.constant dense<"0x020000000500FF7F0100008000000100FF7F0080030000000100FE7F"> : tensor<14xi16>
    return %0, %1 : tensor<14xi16>, tensor<14xi16>
  }
  func.func private @expected() -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi16>, tensor<14xi16>) {
    %0 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false]> : tensor<14xi1>
    %1 = stablehlo.constant dense<[true, true, true, true, false, true, true, true, true, true, true, true, true, true]> : tensor<14xi1>
    %2 = stablehlo.constant dense<[false, false, true, true, false, false, true, false, true, false, false, false, true, true]> : tensor<14xi1>
    %3 = stablehlo.constant dense<[false, false, true, true, true, false, true, false, true, false, false, false, true, true]> : tensor<14xi1>
    %4 = stablehlo.constant dense<[true, true, false, false, false, true, false, true, false, true, true, true, false, false]> : tensor<14xi1>
    %5 = stablehlo.constant dense<[true, true, false, false, true, true, false, true, false, true, true, true, false, false]> : tensor<14xi1>
    %6 = stablehlo.constant dense<"0xFF7F01000500FF7F0100FF7F00000300FF7F0100FE7F02000100FE7F"> : tensor<14xi16>
    %7 = stablehlo.constant dense<"0x02000000008000000100008000800100000000800300000000000500"> : tensor<14xi16>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi16>, tensor<14xi16>
  }
  func.func private @program(%arg0: tensor<14xi16>, %arg1: tensor<14xi16>) -> (tensor<14xi1> {jax.result_info = "result[0]"}, tensor<14xi1> {jax.result_info = "result[1]"}, tensor<14xi1> {jax.result_info = "result[2]"}, tensor<14xi1> {jax.result_info = "result[3]"}, tensor<14xi1> {jax.result_info = "result[4]"}, tensor<14xi1> {jax.result_info = "result[5]"}, tensor<14xi16> {jax.result_info = "result[6]"}, tensor<14xi16> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, SIGNED : (tensor<14xi16>, tensor<14xi16>) -> tensor<14xi1>
    %1 = stablehlo.compare NE, %arg0, %arg1, SIGNED : (tensor<14xi16>, tensor<14xi16>) -> tensor<14xi1>
    %2 = stablehlo.compare LT, %arg0, %arg1, SIGNED : (tensor<14xi16>, tensor<14xi16>) -> tensor<14xi1>
    %3 = stablehlo.compare LE, %arg0, %arg1, SIGNED : (tensor<14xi16>, tensor<14xi16>) -> tensor<14xi1>
    %4 = stablehlo.compare GT, %arg0, %arg1, SIGNED : (tensor<14xi16>, tensor<14xi16>) -> tensor<14xi1>
    %5 = stablehlo.compare GE, %arg0, %arg1, SIGNED : (tensor<14xi16>, tensor<14xi16>) -> tensor<14xi1>
    %6 = stablehlo.maximum %arg0, %arg1 : tensor<14xi16>
    %7 = stablehlo.minimum %arg0, %arg1 : tensor<14xi16>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi16>, tensor<14xi16>
  }
}

// -----

// more_specials: clip, sign i16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi16>)
    %e:2 = call @expected() : () -> (tensor<14xi16>, tensor<14xi16>)
    %r:2 = call @program(%i#0) : (tensor<14xi16>) -> (tensor<14xi16>, tensor<14xi16>)
    check.expect_eq %r#0, %e#0 : tensor<14xi16>
    check.expect_eq %r#1, %e#1 : tensor<14xi16>
    return
  }
  func.func private @inputs() -> (tensor<14xi16>) {
    %0 = stablehlo.constant dense<"0xFF7F0100008000000100FF7F0080030000000100FE7F020000000500"> : tensor<14xi16>
    return %0 : tensor<14xi16>
  }
  func.func private @expected() -> (tensor<14xi16>, tensor<14xi16>) {
    %0 = stablehlo.constant dense<"0x01000100010001000100010001000100010001000100010001000100"> : tensor<14xi16>
    %1 = stablehlo.constant dense<"0x01000100FFFF000001000100FFFF0100000001000100010000000100"> : tensor<14xi16>
    return %0, %1 : tensor<14xi16>, tensor<14xi16>
  }
  func.func private @program(%arg0: tensor<14xi16>) -> (tensor<14xi16> {jax.result_info = "result[0]"}, tensor<14xi16> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.slice %arg0 [4:5] : (tensor<14xi16>) -> tensor<1xi16>
    %1 = stablehlo.reshape %0 : (tensor<1xi16>) -> tensor<i16>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<14xi16>) -> tensor<1xi16>
    %3 = stablehlo.reshape %2 : (tensor<1xi16>) -> tensor<i16>
    %4 = call @clip(%arg0, %1, %3) : (tensor<14xi16>, tensor<i16>, tensor<i16>) -> tensor<14xi16>
    %5 = stablehlo.sign %arg0 : tensor<14xi16>
    return %4, %5 : tensor<14xi16>, tensor<14xi16>
  }
  func.func private @clip(%arg0: tensor<14xi16>, %arg1: tensor<i16>, %arg2: tensor<i16>) -> tensor<14xi16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i16>) -> tensor<14xi16>
    %1 = stablehlo.maximum %0, %arg0 : tensor<14xi16>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i16>) -> tensor<14xi16>
    %3 = stablehlo.minimum %2, %1 : tensor<14xi16>
    return %3 : tensor<14xi16>
  }
}

// -----

// more_specials: top_k i16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi16>)
    %e:2 = call @expected() : () -> (tensor<5xi16>, tensor<5xi32>)
    %r:2 = call @program(%i#0) : (tensor<14xi16>) -> (tensor<5xi16>, tensor<5xi32>)
    check.expect_eq %r#0, %e#0 : tensor<5xi16>
    check.expect_eq %r#1, %e#1 : tensor<5xi32>
    return
  }
  func.func private @inputs() -> (tensor<14xi16>) {
    %0 = stablehlo.constant dense<"0xFF7F0100008000000100FF7F0080030000000100FE7F020000000500"> : tensor<14xi16>
    return %0 : tensor<14xi16>
  }
  func.func private @expected() -> (tensor<5xi16>, tensor<5xi32>) {
    %0 = stablehlo.constant dense<"0xFF7FFE7F050003000200"> : tensor<5xi16>
    %1 = stablehlo.constant dense<"0x02000000070000000A0000000400000008000000"> : tensor<5xi32>
    return %0, %1 : tensor<5xi16>, tensor<5xi32>
  }
  func.func private @program(%arg0: tensor<14xi16>) -> (tensor<5xi16> {jax.result_info = "result[0]"}, tensor<5xi32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.slice %arg0 [3:14] : (tensor<14xi16>) -> tensor<11xi16>
    %values, %indices = chlo.top_k(%0, k = 5) : tensor<11xi16> -> (tensor<5xi16>, tensor<5xi32>)
    return %values, %indices : tensor<5xi16>, tensor<5xi32>
  }
}

// -----

// more_specials: cummax, cummin i16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi16>)
    %e:2 = call @expected() : () -> (tensor<14xi16>, tensor<14xi16>)
    %r:2 = call @program(%i#0) : (tensor<14xi16>) -> (tensor<14xi16>, tensor<14xi16>)
    check.expect_eq %r#0, %e#0 : tensor<14xi16>
    check.expect_eq %r#1, %e#1 : tensor<14xi16>
    return
  }
  func.func private @inputs() -> (tensor<14xi16>) {
    %0 = stablehlo.constant dense<"0xFF7F0100008000000100FF7F0080030000000100FE7F020000000500"> : tensor<14xi16>
    return %0 : tensor<14xi16>
  }
  func.func private @expected() -> (tensor<14xi16>, tensor<14xi16>) {
    %0 = stablehlo.constant dense<"0xFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7F"> : tensor<14xi16>
    %1 = stablehlo.constant dense<"0x00800080008000800080008000800000000000000000000000000500"> : tensor<14xi16>
    return %0, %1 : tensor<14xi16>, tensor<14xi16>
  }
  func.func private @program(%arg0: tensor<14xi16>) -> (tensor<14xi16> {jax.result_info = "result[0]"}, tensor<14xi16> {jax.result_info = "result[1]"}) {
    %0 = call @cummax(%arg0) : (tensor<14xi16>) -> tensor<14xi16>
    %1 = call @cummin(%arg0) : (tensor<14xi16>) -> tensor<14xi16>
    return %0, %1 : tensor<14xi16>, tensor<14xi16>
  }
  func.func private @cummax(%arg0: tensor<14xi16>) -> tensor<14xi16> {
    %c = stablehlo.constant dense<-32768> : tensor<i16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i16>) -> tensor<i16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[13, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i16>, %arg2: tensor<i16>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<i16>
      stablehlo.return %2 : tensor<i16>
    }) : (tensor<14xi16>, tensor<i16>) -> tensor<14xi16>
    return %1 : tensor<14xi16>
  }
  func.func private @cummin(%arg0: tensor<14xi16>) -> tensor<14xi16> {
    %c = stablehlo.constant dense<32767> : tensor<i16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i16>) -> tensor<i16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[0, 13]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i16>, %arg2: tensor<i16>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<i16>
      stablehlo.return %2 : tensor<i16>
    }) : (tensor<14xi16>, tensor<i16>) -> tensor<14xi16>
    return %1 : tensor<14xi16>
  }
}

// -----

// more_specials: max pooling i16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi16>)
    %e:1 = call @expected() : () -> (tensor<2x4xi16>)
    %r:1 = call @program(%i#0) : (tensor<14xi16>) -> (tensor<2x4xi16>)
    check.expect_eq %r#0, %e#0 : tensor<2x4xi16>
    return
  }
  func.func private @inputs() -> (tensor<14xi16>) {
    %0 = stablehlo.constant dense<"0xFF7F0100008000000100FF7F0080030000000100FE7F020000000500"> : tensor<14xi16>
    return %0 : tensor<14xi16>
  }
  func.func private @expected() -> (tensor<2x4xi16>) {
    %0 = stablehlo.constant dense<"0xFF7F0100FF7FFF7F0300FE7FFE7F0500"> : tensor<2x4xi16>
    return %0 : tensor<2x4xi16>
  }
  func.func private @program(%arg0: tensor<14xi16>) -> (tensor<2x4xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<14xi16>) -> tensor<2x7xi16>
    %c = stablehlo.constant dense<-32768> : tensor<i16>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i16>) -> tensor<i16>
    %2 = "stablehlo.reduce_window"(%0, %1) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<i16>, %arg2: tensor<i16>):
      %3 = stablehlo.maximum %arg1, %arg2 : tensor<i16>
      stablehlo.return %3 : tensor<i16>
    }) : (tensor<2x7xi16>, tensor<i16>) -> tensor<2x4xi16>
    return %2 : tensor<2x4xi16>
  }
}

// -----

// more_specials: unique, nonzero i16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi16>)
    %e:2 = call @expected() : () -> (tensor<9xi64>, tensor<i64>)
    %r:2 = call @program(%i#0) : (tensor<14xi16>) -> (tensor<9xi64>, tensor<i64>)
    check.expect_eq %r#0, %e#0 : tensor<9xi64>
    check.expect_eq %r#1, %e#1 : tensor<i64>
    return
  }
  func.func private @inputs() -> (tensor<14xi16>) {
    %0 = stablehlo.constant dense<"0xFF7F0100008000000100FF7F0080030000000100FE7F020000000500"> : tensor<14xi16>
    return %0 : tensor<14xi16>
  }
  func.func private @expected() -> (tensor<9xi64>, tensor<i64>) {
    %0 = stablehlo.constant dense<"0x000000000000000001000000000000000200000000000000040000000000000005000000000000000600000000000000070000000000000009000000000000000A00000000000000"> : tensor<9xi64>
    %1 = stablehlo.constant dense<"0x0B00000000000000"> : tensor<i64>
    return %0, %1 : tensor<9xi64>, tensor<i64>
  }
  func.func private @program(%arg0: tensor<14xi16>) -> (tensor<9xi64> {jax.result_info = "result[0]"}, tensor<i64> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i16>) -> tensor<14xi16>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<14xi16>, tensor<14xi16>) -> tensor<14xi1>
    %2 = call @cumsum(%1) : (tensor<14xi1>) -> tensor<14xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %5 = stablehlo.compare LT, %2, %4, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %c_2 = stablehlo.constant dense<9> : tensor<i64>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %7 = stablehlo.add %2, %6 : tensor<14xi64>
    %8 = stablehlo.select %5, %7, %2 : tensor<14xi1>, tensor<14xi64>
    %9 = stablehlo.convert %8 : (tensor<14xi64>) -> tensor<14xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<14xi32>) -> tensor<14x1xi32>
    %c_3 = stablehlo.constant dense<1> : tensor<i64>
    %11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %12 = "stablehlo.scatter"(%3, %10, %11) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %26 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %26 : tensor<i64>
    }) : (tensor<9xi64>, tensor<14x1xi32>, tensor<14xi64>) -> tensor<9xi64>
    %13 = call @cumsum_1(%12) : (tensor<9xi64>) -> tensor<9xi64>
    %c_4 = stablehlo.constant dense<1> : tensor<i64>
    %14 = call @floor_divide(%13, %c_4) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    %c_5 = stablehlo.constant dense<14> : tensor<i64>
    %15 = call @remainder(%14, %c_5) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    %16 = stablehlo.convert %1 : (tensor<14xi1>) -> tensor<14xi32>
    %17 = stablehlo.convert %16 : (tensor<14xi32>) -> tensor<14xi64>
    %c_6 = stablehlo.constant dense<0> : tensor<i64>
    %18 = stablehlo.reduce(%17 init: %c_6) applies stablehlo.add across dimensions = [0] : (tensor<14xi64>, tensor<i64>) -> tensor<i64>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %20 = stablehlo.iota dim = 0 : tensor<9xi64>
    %21 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<1xi64>) -> tensor<9xi64>
    %22 = stablehlo.compare GE, %20, %21, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %c_7 = stablehlo.constant dense<-1> : tensor<i64>
    %23 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %24 = call @_where_4(%22, %23, %15) : (tensor<9xi1>, tensor<1xi64>, tensor<9xi64>) -> tensor<9xi64>
    %25 = call @count_nonzero(%arg0) : (tensor<14xi16>) -> tensor<i64>
    return %24, %25 : tensor<9xi64>, tensor<i64>
  }
  func.func private @cumsum(%arg0: tensor<14xi1>) -> tensor<14xi64> {
    %0 = stablehlo.convert %arg0 : (tensor<14xi1>) -> tensor<14xi64>
    %1 = call @cumsum_0(%0) : (tensor<14xi64>) -> tensor<14xi64>
    return %1 : tensor<14xi64>
  }
  func.func private @cumsum_0(%arg0: tensor<14xi64>) -> tensor<14xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[13, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<14xi64>, tensor<i64>) -> tensor<14xi64>
    return %1 : tensor<14xi64>
  }
  func.func private @cumsum_1(%arg0: tensor<9xi64>) -> tensor<9xi64> {
    %0 = call @cumsum_2(%arg0) : (tensor<9xi64>) -> tensor<9xi64>
    return %0 : tensor<9xi64>
  }
  func.func private @cumsum_2(%arg0: tensor<9xi64>) -> tensor<9xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[8, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 9>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    return %1 : tensor<9xi64>
  }
  func.func private @floor_divide(%arg0: tensor<9xi64>, %arg1: tensor<i64>) -> tensor<9xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %2 = stablehlo.divide %arg0, %1 : tensor<9xi64>
    %3 = stablehlo.sign %arg0 : tensor<9xi64>
    %4 = stablehlo.sign %0 : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %8 = stablehlo.remainder %arg0, %7 : tensor<9xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %11 = stablehlo.and %6, %10 : tensor<9xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %13 = stablehlo.subtract %2, %12 : tensor<9xi64>
    %14 = call @_where(%11, %13, %2) : (tensor<9xi1>, tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
    return %14 : tensor<9xi64>
  }
  func.func private @_where(%arg0: tensor<9xi1>, %arg1: tensor<9xi64>, %arg2: tensor<9xi64>) -> tensor<9xi64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<9xi1>, tensor<9xi64>
    return %0 : tensor<9xi64>
  }
  func.func private @remainder(%arg0: tensor<9xi64>, %arg1: tensor<i64>) -> tensor<9xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %2 = call @_where_3(%1, %c_0, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %4 = stablehlo.remainder %arg0, %3 : tensor<9xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<9xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
    %12 = stablehlo.and %11, %6 : tensor<9xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %14 = stablehlo.add %4, %13 : tensor<9xi64>
    %15 = stablehlo.select %12, %14, %4 : tensor<9xi1>, tensor<9xi64>
    return %15 : tensor<9xi64>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
    return %0 : tensor<i64>
  }
  func.func private @_where_4(%arg0: tensor<9xi1>, %arg1: tensor<1xi64>, %arg2: tensor<9xi64>) -> tensor<9xi64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<1xi64>) -> tensor<9xi64>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<9xi1>, tensor<9xi64>
    return %1 : tensor<9xi64>
  }
  func.func private @count_nonzero(%arg0: tensor<14xi16>) -> tensor<i64> {
    %c = stablehlo.constant dense<0> : tensor<i16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i16>) -> tensor<14xi16>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<14xi16>, tensor<14xi16>) -> tensor<14xi1>
    %2 = stablehlo.convert %1 : (tensor<14xi1>) -> tensor<14xi32>
    %3 = stablehlo.convert %2 : (tensor<14xi32>) -> tensor<14xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.reduce(%3 init: %c_0) applies stablehlo.add across dimensions = [0] : (tensor<14xi64>, tensor<i64>) -> tensor<i64>
    return %4 : tensor<i64>
  }
}

// -----

// more_specials: where, select i16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi16>)
    %e:2 = call @expected() : () -> (tensor<14xi16>, tensor<14xi16>)
    %r:2 = call @program(%i#0) : (tensor<14xi16>) -> (tensor<14xi16>, tensor<14xi16>)
    check.expect_eq %r#0, %e#0 : tensor<14xi16>
    check.expect_eq %r#1, %e#1 : tensor<14xi16>
    return
  }
  func.func private @inputs() -> (tensor<14xi16>) {
    %0 = stablehlo.constant dense<"0xFF7F0100008000000100FF7F0080030000000100FE7F020000000500"> : tensor<14xi16>
    return %0 : tensor<14xi16>
  }
  func.func private @expected() -> (tensor<14xi16>, tensor<14xi16>) {
    %0 = stablehlo.constant dense<"0xFF7F0100008001000100FF7F0080030001000100FE7F020001000500"> : tensor<14xi16>
    %1 = stablehlo.constant dense<"0xFF7F0100FF7FFE7F0100FF7FFF7FFF7FFF7F0100FF7FFF7F0100FF7F"> : tensor<14xi16>
    return %0, %1 : tensor<14xi16>, tensor<14xi16>
  }
  func.func private @program(%arg0: tensor<14xi16>) -> (tensor<14xi16> {jax.result_info = "result[0]"}, tensor<14xi16> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i16>) -> tensor<14xi16>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<14xi16>, tensor<14xi16>) -> tensor<14xi1>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<14xi16>) -> tensor<1xi16>
    %3 = stablehlo.reshape %2 : (tensor<1xi16>) -> tensor<i16>
    %4 = call @_where(%1, %arg0, %3) : (tensor<14xi1>, tensor<14xi16>, tensor<i16>) -> tensor<14xi16>
    %5 = stablehlo.slice %arg0 [1:2] : (tensor<14xi16>) -> tensor<1xi16>
    %6 = stablehlo.reshape %5 : (tensor<1xi16>) -> tensor<i16>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i16>) -> tensor<14xi16>
    %8 = stablehlo.compare EQ, %arg0, %7, SIGNED : (tensor<14xi16>, tensor<14xi16>) -> tensor<14xi1>
    %9 = stablehlo.slice %arg0 [3:4] : (tensor<14xi16>) -> tensor<1xi16>
    %10 = stablehlo.reshape %9 : (tensor<1xi16>) -> tensor<i16>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i16>) -> tensor<14xi16>
    %12 = stablehlo.compare EQ, %arg0, %11, SIGNED : (tensor<14xi16>, tensor<14xi16>) -> tensor<14xi1>
    %13 = stablehlo.reverse %arg0, dims = [0] : tensor<14xi16>
    %14 = stablehlo.slice %arg0 [0:1] : (tensor<14xi16>) -> tensor<1xi16>
    %15 = stablehlo.reshape %14 : (tensor<1xi16>) -> tensor<i16>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %16 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<14xi1>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1] : (tensor<14xi1>) -> tensor<1x14xi1>
    %18 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<14xi1>) -> tensor<1x14xi1>
    %19 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<14xi1>) -> tensor<1x14xi1>
    %20 = stablehlo.concatenate %17, %18, %19, dim = 0 : (tensor<1x14xi1>, tensor<1x14xi1>, tensor<1x14xi1>) -> tensor<3x14xi1>
    %21 = call @argmax(%20) : (tensor<3x14xi1>) -> tensor<14xi64>
    %22 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i16>) -> tensor<14xi16>
    %c_1 = stablehlo.constant dense<1> : tensor<i64>
    %23 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %24 = stablehlo.compare LT, %21, %23, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %c_2 = stablehlo.constant dense<2> : tensor<i64>
    %25 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %26 = stablehlo.compare LT, %21, %25, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %27 = stablehlo.select %26, %arg0, %13 : tensor<14xi1>, tensor<14xi16>
    %28 = stablehlo.select %24, %22, %27 : tensor<14xi1>, tensor<14xi16>
    return %4, %28 : tensor<14xi16>, tensor<14xi16>
  }
  func.func private @_where(%arg0: tensor<14xi1>, %arg1: tensor<14xi16>, %arg2: tensor<i16>) -> tensor<14xi16> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i16>) -> tensor<14xi16>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<14xi1>, tensor<14xi16>
    return %1 : tensor<14xi16>
  }
  func.func private @argmax(%arg0: tensor<3x14xi1>) -> tensor<14xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<3x14xi64>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<3x14xi1>, tensor<3x14xi64>, tensor<i1>, tensor<i64>) -> (tensor<14xi1>, tensor<14xi64>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i64>
    }
    return %1#1 : tensor<14xi64>
  }
}

// -----

// more_specials: any, all i16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi16>)
    %e:3 = call @expected() : () -> (tensor<i1>, tensor<i1>, tensor<7xi1>)
    %r:3 = call @program(%i#0) : (tensor<14xi16>) -> (tensor<i1>, tensor<i1>, tensor<7xi1>)
    check.expect_eq %r#0, %e#0 : tensor<i1>
    check.expect_eq %r#1, %e#1 : tensor<i1>
    check.expect_eq %r#2, %e#2 : tensor<7xi1>
    return
  }
  func.func private @inputs() -> (tensor<14xi16>) {
    %0 = stablehlo.constant dense<"0xFF7F0100008000000100FF7F0080030000000100FE7F020000000500"> : tensor<14xi16>
    return %0 : tensor<14xi16>
  }
  func.func private @expected() -> (tensor<i1>, tensor<i1>, tensor<7xi1>) {
    %0 = stablehlo.constant dense<true> : tensor<i1>
    %1 = stablehlo.constant dense<false> : tensor<i1>
    %2 = stablehlo.constant dense<[true, true, true, true, true, true, true]> : tensor<7xi1>
    return %0, %1, %2 : tensor<i1>, tensor<i1>, tensor<7xi1>
  }
  func.func private @program(%arg0: tensor<14xi16>) -> (tensor<i1> {jax.result_info = "result[0]"}, tensor<i1> {jax.result_info = "result[1]"}, tensor<7xi1> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<0> : tensor<i16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i16>) -> tensor<14xi16>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<14xi16>, tensor<14xi16>) -> tensor<14xi1>
    %2 = stablehlo.convert %1 : tensor<14xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %3 = stablehlo.reduce(%2 init: %c_0) applies stablehlo.or across dimensions = [0] : (tensor<14xi1>, tensor<i1>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<0> : tensor<i16>
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i16>) -> tensor<14xi16>
    %5 = stablehlo.compare NE, %arg0, %4, SIGNED : (tensor<14xi16>, tensor<14xi16>) -> tensor<14xi1>
    %6 = stablehlo.convert %5 : tensor<14xi1>
    %c_2 = stablehlo.constant dense<true> : tensor<i1>
    %7 = stablehlo.reduce(%6 init: %c_2) applies stablehlo.and across dimensions = [0] : (tensor<14xi1>, tensor<i1>) -> tensor<i1>
    %8 = stablehlo.reshape %arg0 : (tensor<14xi16>) -> tensor<2x7xi16>
    %c_3 = stablehlo.constant dense<0> : tensor<i16>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i16>) -> tensor<2x7xi16>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<2x7xi16>, tensor<2x7xi16>) -> tensor<2x7xi1>
    %11 = stablehlo.convert %10 : tensor<2x7xi1>
    %c_4 = stablehlo.constant dense<false> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_4) applies stablehlo.or across dimensions = [0] : (tensor<2x7xi1>, tensor<i1>) -> tensor<7xi1>
    return %3, %7, %12 : tensor<i1>, tensor<i1>, tensor<7xi1>
  }
}

// -----

// more_specials: sort i32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi32>)
    %e:5 = call @expected() : () -> (tensor<14xi32>, tensor<14xi64>, tensor<14xi64>, tensor<14xi32>, tensor<14xi64>)
    %r:5 = call @program(%i#0) : (tensor<14xi32>) -> (tensor<14xi32>, tensor<14xi64>, tensor<14xi64>, tensor<14xi32>, tensor<14xi64>)
    check.expect_eq %r#0, %e#0 : tensor<14xi32>
    check.expect_eq %r#1, %e#1 : tensor<14xi64>
    check.expect_eq %r#2, %e#2 : tensor<14xi64>
    check.expect_eq %r#3, %e#3 : tensor<14xi32>
    check.expect_eq %r#4, %e#4 : tensor<14xi64>
    return
  }
  func.func private @inputs() -> (tensor<14xi32>) {
    %0 = stablehlo.constant dense<"0xFFFFFF7F01000000000000800000000001000000FFFFFF7F00000080030000000000000001000000FEFFFF7F020000000000000005000000"> : tensor<14xi32>
    return %0 : tensor<14xi32>
  }
  func.func private @expected() -> (tensor<14xi32>, tensor<14xi64>, tensor<14xi64>, tensor<14xi32>, tensor<14xi64>) {
    %0 = stablehlo.constant dense<"0x0000008000000080000000000000000000000000010000000100000001000000020000000300000005000000FEFFFF7FFFFFFF7FFFFFFF7F"> : tensor<14xi32>
    %1 = stablehlo.constant dense<"0x02000000000000000600000000000000030000000000000008000000000000000C000000000000000100000000000000040000000000000009000000000000000B0000000000000007000000000000000D000000000000000A0000000000000000000000000000000500000000000000"> : tensor<14xi64>
    %2 = stablehlo.constant dense<"0x000000000000000005000000000000000A000000000000000D0000000000000007000000000000000B00000000000000010000000000000004000000000000000900000000000000030000000000000008000000000000000C0000000000000002000000000000000600000000000000"> : tensor<14xi64>
    %3 = stablehlo.constant dense<"0x0000008000000080000000000000000000000000010000000100000001000000020000000300000005000000FEFFFF7FFFFFFF7FFFFFFF7F"> : tensor<14xi32>
    %4 = stablehlo.constant dense<"0x02000000000000000600000000000000030000000000000008000000000000000C000000000000000100000000000000040000000000000009000000000000000B0000000000000007000000000000000D000000000000000A0000000000000000000000000000000500000000000000"> : tensor<14xi64>
    return %0, %1, %2, %3, %4 : tensor<14xi32>, tensor<14xi64>, tensor<14xi64>, tensor<14xi32>, tensor<14xi64>
  }
  func.func private @program(%arg0: tensor<14xi32>) -> (tensor<14xi32> {jax.result_info = "result[0]"}, tensor<14xi64> {jax.result_info = "result[1]"}, tensor<14xi64> {jax.result_info = "result[2]"}, tensor<14xi32> {jax.result_info = "result[3][0]"}, tensor<14xi64> {jax.result_info = "result[3][1]"}) {
    %0 = call @sort(%arg0) : (tensor<14xi32>) -> tensor<14xi32>
    %1 = call @argsort(%arg0) : (tensor<14xi32>) -> tensor<14xi64>
    %2 = call @argsort_0(%arg0) : (tensor<14xi32>) -> tensor<14xi64>
    %3 = stablehlo.iota dim = 0 : tensor<14xi64>
    %4:2 = "stablehlo.sort"(%arg0, %3) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %5 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    }) : (tensor<14xi32>, tensor<14xi64>) -> (tensor<14xi32>, tensor<14xi64>)
    return %0, %1, %2, %4#0, %4#1 : tensor<14xi32>, tensor<14xi64>, tensor<14xi64>, tensor<14xi32>, tensor<14xi64>
  }
  func.func private @sort(%arg0: tensor<14xi32>) -> tensor<14xi32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %1 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<14xi32>) -> tensor<14xi32>
    return %0 : tensor<14xi32>
  }
  func.func private @argsort(%arg0: tensor<14xi32>) -> tensor<14xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %2 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<14xi32>, tensor<14xi64>) -> (tensor<14xi32>, tensor<14xi64>)
    return %1#1 : tensor<14xi64>
  }
  func.func private @argsort_0(%arg0: tensor<14xi32>) -> tensor<14xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %1 = stablehlo.reverse %arg0, dims = [0] : tensor<14xi32>
    %2 = stablehlo.reverse %0, dims = [0] : tensor<14xi64>
    %3:2 = "stablehlo.sort"(%1, %2) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %5 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    }) : (tensor<14xi32>, tensor<14xi64>) -> (tensor<14xi32>, tensor<14xi64>)
    %4 = stablehlo.reverse %3#1, dims = [0] : tensor<14xi64>
    return %4 : tensor<14xi64>
  }
}

// -----

// more_specials: argmax, argmin i32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi32>)
    %e:4 = call @expected() : () -> (tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>)
    %r:4 = call @program(%i#0) : (tensor<14xi32>) -> (tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>)
    check.expect_eq %r#0, %e#0 : tensor<i64>
    check.expect_eq %r#1, %e#1 : tensor<i64>
    check.expect_eq %r#2, %e#2 : tensor<2xi64>
    check.expect_eq %r#3, %e#3 : tensor<7xi64>
    return
  }
  func.func private @inputs() -> (tensor<14xi32>) {
    %0 = stablehlo.constant dense<"0xFFFFFF7F01000000000000800000000001000000FFFFFF7F00000080030000000000000001000000FEFFFF7F020000000000000005000000"> : tensor<14xi32>
    return %0 : tensor<14xi32>
  }
  func.func private @expected() -> (tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>) {
    %0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
    %1 = stablehlo.constant dense<"0x0200000000000000"> : tensor<i64>
    %2 = stablehlo.constant dense<"0x00000000000000000300000000000000"> : tensor<2xi64>
    %3 = stablehlo.constant dense<"0x0100000000000000010000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000"> : tensor<7xi64>
    return %0, %1, %2, %3 : tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>
  }
  func.func private @program(%arg0: tensor<14xi32>) -> (tensor<i64> {jax.result_info = "result[0]"}, tensor<i64> {jax.result_info = "result[1]"}, tensor<2xi64> {jax.result_info = "result[2]"}, tensor<7xi64> {jax.result_info = "result[3]"}) {
    %0 = call @argmax(%arg0) : (tensor<14xi32>) -> tensor<i64>
    %1 = call @argmin(%arg0) : (tensor<14xi32>) -> tensor<i64>
    %2 = stablehlo.reshape %arg0 : (tensor<14xi32>) -> tensor<2x7xi32>
    %3 = call @argmax_0(%2) : (tensor<2x7xi32>) -> tensor<2xi64>
    %4 = stablehlo.reshape %arg0 : (tensor<14xi32>) -> tensor<2x7xi32>
    %5 = call @argmin_1(%4) : (tensor<2x7xi32>) -> tensor<7xi64>
    return %0, %1, %3, %5 : tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>
  }
  func.func private @argmax(%arg0: tensor<14xi32>) -> tensor<i64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<14xi32>, tensor<14xi64>, tensor<i32>, tensor<i64>) -> (tensor<i32>, tensor<i64>)
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
    return %1#1 : tensor<i64>
  }
  func.func private @argmin(%arg0: tensor<14xi32>) -> tensor<i64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<14xi32>, tensor<14xi64>, tensor<i32>, tensor<i64>) -> (tensor<i32>, tensor<i64>)
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
    return %1#1 : tensor<i64>
  }
  func.func private @argmax_0(%arg0: tensor<2x7xi32>) -> tensor<2xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<2x7xi64>
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<2x7xi32>, tensor<2x7xi64>, tensor<i32>, tensor<i64>) -> (tensor<2xi32>, tensor<2xi64>)
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
    return %1#1 : tensor<2xi64>
  }
  func.func private @argmin_1(%arg0: tensor<2x7xi32>) -> tensor<7xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<2x7xi64>
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<2x7xi32>, tensor<2x7xi64>, tensor<i32>, tensor<i64>) -> (tensor<7xi32>, tensor<7xi64>)
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
    return %1#1 : tensor<7xi64>
  }
}

// -----

// more_specials: max, min i32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi32>)
    %e:4 = call @expected() : () -> (tensor<i32>, tensor<i32>, tensor<7xi32>, tensor<2xi32>)
    %r:4 = call @program(%i#0) : (tensor<14xi32>) -> (tensor<i32>, tensor<i32>, tensor<7xi32>, tensor<2xi32>)
    check.expect_eq %r#0, %e#0 : tensor<i32>
    check.expect_eq %r#1, %e#1 : tensor<i32>
    check.expect_eq %r#2, %e#2 : tensor<7xi32>
    check.expect_eq %r#3, %e#3 : tensor<2xi32>
    return
  }
  func.func private @inputs() -> (tensor<14xi32>) {
    %0 = stablehlo.constant dense<"0xFFFFFF7F01000000000000800000000001000000FFFFFF7F00000080030000000000000001000000FEFFFF7F020000000000000005000000"> : tensor<14xi32>
    return %0 : tensor<14xi32>
  }
  func.func private @expected() -> (tensor<i32>, tensor<i32>, tensor<7xi32>, tensor<2xi32>) {
    %0 = stablehlo.constant dense<"0xFFFFFF7F"> : tensor<i32>
    %1 = stablehlo.constant dense<"0x00000080"> : tensor<i32>
    %2 = stablehlo.constant dense<"0xFFFFFF7F0100000001000000FEFFFF7F02000000FFFFFF7F05000000"> : tensor<7xi32>
    %3 = stablehlo.constant dense<"0x0000008000000000"> : tensor<2xi32>
    return %0, %1, %2, %3 : tensor<i32>, tensor<i32>, tensor<7xi32>, tensor<2xi32>
  }
  func.func private @program(%arg0: tensor<14xi32>) -> (tensor<i32> {jax.result_info = "result[0]"}, tensor<i32> {jax.result_info = "result[1]"}, tensor<7xi32> {jax.result_info = "result[2]"}, tensor<2xi32> {jax.result_info = "result[3]"}) {
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<14xi32>, tensor<i32>) -> tensor<i32>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1 = stablehlo.reduce(%arg0 init: %c_0) applies stablehlo.minimum across dimensions = [0] : (tensor<14xi32>, tensor<i32>) -> tensor<i32>
    %2 = stablehlo.reshape %arg0 : (tensor<14xi32>) -> tensor<2x7xi32>
    %c_1 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %3 = stablehlo.reduce(%2 init: %c_1) applies stablehlo.maximum across dimensions = [0] : (tensor<2x7xi32>, tensor<i32>) -> tensor<7xi32>
    %4 = stablehlo.reshape %arg0 : (tensor<14xi32>) -> tensor<2x7xi32>
    %c_2 = stablehlo.constant dense<2147483647> : tensor<i32>
    %5 = stablehlo.reduce(%4 init: %c_2) applies stablehlo.minimum across dimensions = [1] : (tensor<2x7xi32>, tensor<i32>) -> tensor<2xi32>
    return %0, %1, %3, %5 : tensor<i32>, tensor<i32>, tensor<7xi32>, tensor<2xi32>
  }
}

// -----

// more_specials: compare i32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<14xi32>, tensor<14xi32>)
    %e:8 = call @expected() : () -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi32>, tensor<14xi32>)
    %r:8 = call @program(%i#0, %i#1) : (tensor<14xi32>, tensor<14xi32>) -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi32>, tensor<14xi32>)
    check.expect_eq %r#0, %e#0 : tensor<14xi1>
    check.expect_eq %r#1, %e#1 : tensor<14xi1>
    check.expect_eq %r#2, %e#2 : tensor<14xi1>
    check.expect_eq %r#3, %e#3 : tensor<14xi1>
    check.expect_eq %r#4, %e#4 : tensor<14xi1>
    check.expect_eq %r#5, %e#5 : tensor<14xi1>
    check.expect_eq %r#6, %e#6 : tensor<14xi32>
    check.expect_eq %r#7, %e#7 : tensor<14xi32>
    return
  }
  func.func private @inputs() -> (tensor<14xi32>, tensor<14xi32>) {
    %0 = stablehlo.constant dense<"0xFFFFFF7F01000000000000800000000001000000FFFFFF7F00000080030000000000000001000000FEFFFF7F020000000000000005000000"> : tensor<14xi32>
    %1 = stablehlo.constant dense<"0x020000000000000005000000FFFFFF7F01000000000000800000000001000000FFFFFF7F00000080030000000000000001000000FEFFFF7F"> : tensor<14xi32>
    return %0, %1 : tensor<14xi32>, tensor<14xi32>
  }
  func.func private @expected() -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi32>, tensor<14xi32>) {
    %0 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false]> : tensor<14xi1>
    %1 = stablehlo.constant dense<[true, true, true, true, false, true, true, true, true, true, true, true, true, true]> : tensor<14xi1>
    %2 = stablehlo.constant dense<[false, false, true, true, false, false, true, false, true, false, false, false, true, true]> : tensor<14xi1>
    %3 = stablehlo.constant dense<[false, false, true, true, true, false, true, false, true, false, false, false, true, true]> : tensor<14xi1>
    %4 = stablehlo.constant dense<[true, true, false, false, false, true, false, true, false, true, true, true, false, false]> : tensor<14xi1>
    %5 = stablehlo.constant dense<[true, true, false, false, true, true, false, true, false, true, true, true, false, false]> : tensor<14xi1>
    %6 = stablehlo.constant dense<"0xFFFFFF7F0100000005000000FFFFFF7F01000000FFFFFF7F0000000003000000FFFFFF7F01000000FEFFFF7F0200000001000000FEFFFF7F"> : tensor<14xi32>
    %7 = stablehlo.constant dense<"0x0200000000000000000000800000000001000000000000800000008001000000000000000000008003000000000000000000000005000000"> : tensor<14xi32>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi32>, tensor<14xi32>
  }
  func.func private @program(%arg0: tensor<14xi32>, %arg1: tensor<14xi32>) -> (tensor<14xi1> {jax.result_info = "result[0]"}, tensor<14xi1> {jax.result_info = "result[1]"}, tensor<14xi1> {jax.result_info = "result[2]"}, tensor<14xi1> {jax.result_info = "result[3]"}, tensor<14xi1> {jax.result_info = "result[4]"}, tensor<14xi1> {jax.result_info = "result[5]"}, tensor<14xi32> {jax.result_info = "result[6]"}, tensor<14xi32> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, SIGNED : (tensor<14xi32>, tensor<14xi32>) -> tensor<14xi1>
    %1 = stablehlo.compare NE, %arg0, %arg1, SIGNED : (tensor<14xi32>, tensor<14xi32>) -> tensor<14xi1>
    %2 = stablehlo.compare LT, %arg0, %arg1, SIGNED : (tensor<14xi32>, tensor<14xi32>) -> tensor<14xi1>
    %3 = stablehlo.compare LE, %arg0, %arg1, SIGNED : (tensor<14xi32>, tensor<14xi32>) -> tensor<14xi1>
    %4 = stablehlo.compare GT, %arg0, %arg1, SIGNED : (tensor<14xi32>, tensor<14xi32>) -> tensor<14xi1>
    %5 = stablehlo.compare GE, %arg0, %arg1, SIGNED : (tensor<14xi32>, tensor<14xi32>) -> tensor<14xi1>
    %6 = stablehlo.maximum %arg0, %arg1 : tensor<14xi32>
    %7 = stablehlo.minimum %arg0, %arg1 : tensor<14xi32>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi32>, tensor<14xi32>
  }
}

// -----

// more_specials: clip, sign i32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi32>)
    %e:2 = call @expected() : () -> (tensor<14xi32>, tensor<14xi32>)
    %r:2 = call @program(%i#0) : (tensor<14xi32>) -> (tensor<14xi32>, tensor<14xi32>)
    check.expect_eq %r#0, %e#0 : tensor<14xi32>
    check.expect_eq %r#1, %e#1 : tensor<14xi32>
    return
  }
  func.func private @inputs() -> (tensor<14xi32>) {
    %0 = stablehlo.constant dense<"0xFFFFFF7F01000000000000800000000001000000FFFFFF7F00000080030000000000000001000000FEFFFF7F020000000000000005000000"> : tensor<14xi32>
    return %0 : tensor<14xi32>
  }
  func.func private @expected() -> (tensor<14xi32>, tensor<14xi32>) {
    %0 = stablehlo.constant dense<"0x0100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000"> : tensor<14xi32>
    %1 = stablehlo.constant dense<"0x0100000001000000FFFFFFFF000000000100000001000000FFFFFFFF01000000000000000100000001000000010000000000000001000000"> : tensor<14xi32>
    return %0, %1 : tensor<14xi32>, tensor<14xi32>
  }
  func.func private @program(%arg0: tensor<14xi32>) -> (tensor<14xi32> {jax.result_info = "result[0]"}, tensor<14xi32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.slice %arg0 [4:5] : (tensor<14xi32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<14xi32>) -> tensor<1xi32>
    %3 = stablehlo.reshape %2 : (tensor<1xi32>) -> tensor<i32>
    %4 = call @clip(%arg0, %1, %3) : (tensor<14xi32>, tensor<i32>, tensor<i32>) -> tensor<14xi32>
    %5 = stablehlo.sign %arg0 : tensor<14xi32>
    return %4, %5 : tensor<14xi32>, tensor<14xi32>
  }
  func.func private @clip(%arg0: tensor<14xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<14xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<14xi32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<14xi32>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<14xi32>
    %3 = stablehlo.minimum %2, %1 : tensor<14xi32>
    return %3 : tensor<14xi32>
  }
}

// -----

// more_specials: top_k i32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi32>)
    %e:2 = call @expected() : () -> (tensor<5xi32>, tensor<5xi32>)
    %r:2 = call @program(%i#0) : (tensor<14xi32>) -> (tensor<5xi32>, tensor<5xi32>)
    check.expect_eq %r#0, %e#0 : tensor<5xi32>
    check.expect_eq %r#1, %e#1 : tensor<5xi32>
    return
  }
  func.func private @inputs() -> (tensor<14xi32>) {
    %0 = stablehlo.constant dense<"0xFFFFFF7F01000000000000800000000001000000FFFFFF7F00000080030000000000000001000000FEFFFF7F020000000000000005000000"> : tensor<14xi32>
    return %0 : tensor<14xi32>
  }
  func.func private @expected() -> (tensor<5xi32>, tensor<5xi32>) {
    %0 = stablehlo.constant dense<"0xFFFFFF7FFEFFFF7F050000000300000002000000"> : tensor<5xi32>
    %1 = stablehlo.constant dense<"0x02000000070000000A0000000400000008000000"> : tensor<5xi32>
    return %0, %1 : tensor<5xi32>, tensor<5xi32>
  }
  func.func private @program(%arg0: tensor<14xi32>) -> (tensor<5xi32> {jax.result_info = "result[0]"}, tensor<5xi32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.slice %arg0 [3:14] : (tensor<14xi32>) -> tensor<11xi32>
    %values, %indices = chlo.top_k(%0, k = 5) : tensor<11xi32> -> (tensor<5xi32>, tensor<5xi32>)
    return %values, %indices : tensor<5xi32>, tensor<5xi32>
  }
}

// -----

// more_specials: cummax, cummin i32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi32>)
    %e:2 = call @expected() : () -> (tensor<14xi32>, tensor<14xi32>)
    %r:2 = call @program(%i#0) : (tensor<14xi32>) -> (tensor<14xi32>, tensor<14xi32>)
    check.expect_eq %r#0, %e#0 : tensor<14xi32>
    check.expect_eq %r#1, %e#1 : tensor<14xi32>
    return
  }
  func.func private @inputs() -> (tensor<14xi32>) {
    %0 = stablehlo.constant dense<"0xFFFFFF7F01000000000000800000000001000000FFFFFF7F00000080030000000000000001000000FEFFFF7F020000000000000005000000"> : tensor<14xi32>
    return %0 : tensor<14xi32>
  }
  func.func private @expected() -> (tensor<14xi32>, tensor<14xi32>) {
    %0 = stablehlo.constant dense<"0xFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7F"> : tensor<14xi32>
    %1 = stablehlo.constant dense<"0x0000008000000080000000800000008000000080000000800000008000000000000000000000000000000000000000000000000005000000"> : tensor<14xi32>
    return %0, %1 : tensor<14xi32>, tensor<14xi32>
  }
  func.func private @program(%arg0: tensor<14xi32>) -> (tensor<14xi32> {jax.result_info = "result[0]"}, tensor<14xi32> {jax.result_info = "result[1]"}) {
    %0 = call @cummax(%arg0) : (tensor<14xi32>) -> tensor<14xi32>
    %1 = call @cummin(%arg0) : (tensor<14xi32>) -> tensor<14xi32>
    return %0, %1 : tensor<14xi32>, tensor<14xi32>
  }
  func.func private @cummax(%arg0: tensor<14xi32>) -> tensor<14xi32> {
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[13, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<14xi32>, tensor<i32>) -> tensor<14xi32>
    return %1 : tensor<14xi32>
  }
  func.func private @cummin(%arg0: tensor<14xi32>) -> tensor<14xi32> {
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[0, 13]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<14xi32>, tensor<i32>) -> tensor<14xi32>
    return %1 : tensor<14xi32>
  }
}

// -----

// more_specials: max pooling i32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi32>)
    %e:1 = call @expected() : () -> (tensor<2x4xi32>)
    %r:1 = call @program(%i#0) : (tensor<14xi32>) -> (tensor<2x4xi32>)
    check.expect_eq %r#0, %e#0 : tensor<2x4xi32>
    return
  }
  func.func private @inputs() -> (tensor<14xi32>) {
    %0 = stablehlo.constant dense<"0xFFFFFF7F01000000000000800000000001000000FFFFFF7F00000080030000000000000001000000FEFFFF7F020000000000000005000000"> : tensor<14xi32>
    return %0 : tensor<14xi32>
  }
  func.func private @expected() -> (tensor<2x4xi32>) {
    %0 = stablehlo.constant dense<"0xFFFFFF7F01000000FFFFFF7FFFFFFF7F03000000FEFFFF7FFEFFFF7F05000000"> : tensor<2x4xi32>
    return %0 : tensor<2x4xi32>
  }
  func.func private @program(%arg0: tensor<14xi32>) -> (tensor<2x4xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<14xi32>) -> tensor<2x7xi32>
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = "stablehlo.reduce_window"(%0, %1) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %3 = stablehlo.maximum %arg1, %arg2 : tensor<i32>
      stablehlo.return %3 : tensor<i32>
    }) : (tensor<2x7xi32>, tensor<i32>) -> tensor<2x4xi32>
    return %2 : tensor<2x4xi32>
  }
}

// -----

// more_specials: unique, nonzero i32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi32>)
    %e:2 = call @expected() : () -> (tensor<9xi64>, tensor<i64>)
    %r:2 = call @program(%i#0) : (tensor<14xi32>) -> (tensor<9xi64>, tensor<i64>)
    check.expect_eq %r#0, %e#0 : tensor<9xi64>
    check.expect_eq %r#1, %e#1 : tensor<i64>
    return
  }
  func.func private @inputs() -> (tensor<14xi32>) {
    %0 = stablehlo.constant dense<"0xFFFFFF7F01000000000000800000000001000000FFFFFF7F00000080030000000000000001000000FEFFFF7F020000000000000005000000"> : tensor<14xi32>
    return %0 : tensor<14xi32>
  }
  func.func private @expected() -> (tensor<9xi64>, tensor<i64>) {
    %0 = stablehlo.constant dense<"0x000000000000000001000000000000000200000000000000040000000000000005000000000000000600000000000000070000000000000009000000000000000A00000000000000"> : tensor<9xi64>
    %1 = stablehlo.constant dense<"0x0B00000000000000"> : tensor<i64>
    return %0, %1 : tensor<9xi64>, tensor<i64>
  }
  func.func private @program(%arg0: tensor<14xi32>) -> (tensor<9xi64> {jax.result_info = "result[0]"}, tensor<i64> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<14xi32>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<14xi32>, tensor<14xi32>) -> tensor<14xi1>
    %2 = call @cumsum(%1) : (tensor<14xi1>) -> tensor<14xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %5 = stablehlo.compare LT, %2, %4, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %c_2 = stablehlo.constant dense<9> : tensor<i64>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %7 = stablehlo.add %2, %6 : tensor<14xi64>
    %8 = stablehlo.select %5, %7, %2 : tensor<14xi1>, tensor<14xi64>
    %9 = stablehlo.convert %8 : (tensor<14xi64>) -> tensor<14xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<14xi32>) -> tensor<14x1xi32>
    %c_3 = stablehlo.constant dense<1> : tensor<i64>
    %11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %12 = "stablehlo.scatter"(%3, %10, %11) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %26 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %26 : tensor<i64>
    }) : (tensor<9xi64>, tensor<14x1xi32>, tensor<14xi64>) -> tensor<9xi64>
    %13 = call @cumsum_1(%12) : (tensor<9xi64>) -> tensor<9xi64>
    %c_4 = stablehlo.constant dense<1> : tensor<i64>
    %14 = call @floor_divide(%13, %c_4) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    %c_5 = stablehlo.constant dense<14> : tensor<i64>
    %15 = call @remainder(%14, %c_5) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    %16 = stablehlo.convert %1 : (tensor<14xi1>) -> tensor<14xi32>
    %17 = stablehlo.convert %16 : (tensor<14xi32>) -> tensor<14xi64>
    %c_6 = stablehlo.constant dense<0> : tensor<i64>
    %18 = stablehlo.reduce(%17 init: %c_6) applies stablehlo.add across dimensions = [0] : (tensor<14xi64>, tensor<i64>) -> tensor<i64>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %20 = stablehlo.iota dim = 0 : tensor<9xi64>
    %21 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<1xi64>) -> tensor<9xi64>
    %22 = stablehlo.compare GE, %20, %21, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %c_7 = stablehlo.constant dense<-1> : tensor<i64>
    %23 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %24 = call @_where_4(%22, %23, %15) : (tensor<9xi1>, tensor<1xi64>, tensor<9xi64>) -> tensor<9xi64>
    %25 = call @count_nonzero(%arg0) : (tensor<14xi32>) -> tensor<i64>
    return %24, %25 : tensor<9xi64>, tensor<i64>
  }
  func.func private @cumsum(%arg0: tensor<14xi1>) -> tensor<14xi64> {
    %0 = stablehlo.convert %arg0 : (tensor<14xi1>) -> tensor<14xi64>
    %1 = call @cumsum_0(%0) : (tensor<14xi64>) -> tensor<14xi64>
    return %1 : tensor<14xi64>
  }
  func.func private @cumsum_0(%arg0: tensor<14xi64>) -> tensor<14xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[13, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<14xi64>, tensor<i64>) -> tensor<14xi64>
    return %1 : tensor<14xi64>
  }
  func.func private @cumsum_1(%arg0: tensor<9xi64>) -> tensor<9xi64> {
    %0 = call @cumsum_2(%arg0) : (tensor<9xi64>) -> tensor<9xi64>
    return %0 : tensor<9xi64>
  }
  func.func private @cumsum_2(%arg0: tensor<9xi64>) -> tensor<9xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[8, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 9>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    return %1 : tensor<9xi64>
  }
  func.func private @floor_divide(%arg0: tensor<9xi64>, %arg1: tensor<i64>) -> tensor<9xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %2 = stablehlo.divide %arg0, %1 : tensor<9xi64>
    %3 = stablehlo.sign %arg0 : tensor<9xi64>
    %4 = stablehlo.sign %0 : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %8 = stablehlo.remainder %arg0, %7 : tensor<9xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %11 = stablehlo.and %6, %10 : tensor<9xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %13 = stablehlo.subtract %2, %12 : tensor<9xi64>
    %14 = call @_where(%11, %13, %2) : (tensor<9xi1>, tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
    return %14 : tensor<9xi64>
  }
  func.func private @_where(%arg0: tensor<9xi1>, %arg1: tensor<9xi64>, %arg2: tensor<9xi64>) -> tensor<9xi64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<9xi1>, tensor<9xi64>
    return %0 : tensor<9xi64>
  }
  func.func private @remainder(%arg0: tensor<9xi64>, %arg1: tensor<i64>) -> tensor<9xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %2 = call @_where_3(%1, %c_0, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %4 = stablehlo.remainder %arg0, %3 : tensor<9xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<9xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
    %12 = stablehlo.and %11, %6 : tensor<9xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %14 = stablehlo.add %4, %13 : tensor<9xi64>
    %15 = stablehlo.select %12, %14, %4 : tensor<9xi1>, tensor<9xi64>
    return %15 : tensor<9xi64>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
    return %0 : tensor<i64>
  }
  func.func private @_where_4(%arg0: tensor<9xi1>, %arg1: tensor<1xi64>, %arg2: tensor<9xi64>) -> tensor<9xi64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<1xi64>) -> tensor<9xi64>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<9xi1>, tensor<9xi64>
    return %1 : tensor<9xi64>
  }
  func.func private @count_nonzero(%arg0: tensor<14xi32>) -> tensor<i64> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<14xi32>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<14xi32>, tensor<14xi32>) -> tensor<14xi1>
    %2 = stablehlo.convert %1 : (tensor<14xi1>) -> tensor<14xi32>
    %3 = stablehlo.convert %2 : (tensor<14xi32>) -> tensor<14xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.reduce(%3 init: %c_0) applies stablehlo.add across dimensions = [0] : (tensor<14xi64>, tensor<i64>) -> tensor<i64>
    return %4 : tensor<i64>
  }
}

// -----

// more_specials: where, select i32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi32>)
    %e:2 = call @expected() : () -> (tensor<14xi32>, tensor<14xi32>)
    %r:2 = call @program(%i#0) : (tensor<14xi32>) -> (tensor<14xi32>, tensor<14xi32>)
    check.expect_eq %r#0, %e#0 : tensor<14xi32>
    check.expect_eq %r#1, %e#1 : tensor<14xi32>
    return
  }
  func.func private @inputs() -> (tensor<14xi32>) {
    %0 = stablehlo.constant dense<"0xFFFFFF7F01000000000000800000000001000000FFFFFF7F00000080030000000000000001000000FEFFFF7F020000000000000005000000"> : tensor<14xi32>
    return %0 : tensor<14xi32>
  }
  func.func private @expected() -> (tensor<14xi32>, tensor<14xi32>) {
    %0 = stablehlo.constant dense<"0xFFFFFF7F01000000000000800100000001000000FFFFFF7F00000080030000000100000001000000FEFFFF7F020000000100000005000000"> : tensor<14xi32>
    %1 = stablehlo.constant dense<"0xFFFFFF7F01000000FFFFFF7FFEFFFF7F01000000FFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7F01000000FFFFFF7FFFFFFF7F01000000FFFFFF7F"> : tensor<14xi32>
    return %0, %1 : tensor<14xi32>, tensor<14xi32>
  }
  func.func private @program(%arg0: tensor<14xi32>) -> (tensor<14xi32> {jax.result_info = "result[0]"}, tensor<14xi32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<14xi32>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<14xi32>, tensor<14xi32>) -> tensor<14xi1>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<14xi32>) -> tensor<1xi32>
    %3 = stablehlo.reshape %2 : (tensor<1xi32>) -> tensor<i32>
    %4 = call @_where(%1, %arg0, %3) : (tensor<14xi1>, tensor<14xi32>, tensor<i32>) -> tensor<14xi32>
    %5 = stablehlo.slice %arg0 [1:2] : (tensor<14xi32>) -> tensor<1xi32>
    %6 = stablehlo.reshape %5 : (tensor<1xi32>) -> tensor<i32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i32>) -> tensor<14xi32>
    %8 = stablehlo.compare EQ, %arg0, %7, SIGNED : (tensor<14xi32>, tensor<14xi32>) -> tensor<14xi1>
    %9 = stablehlo.slice %arg0 [3:4] : (tensor<14xi32>) -> tensor<1xi32>
    %10 = stablehlo.reshape %9 : (tensor<1xi32>) -> tensor<i32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i32>) -> tensor<14xi32>
    %12 = stablehlo.compare EQ, %arg0, %11, SIGNED : (tensor<14xi32>, tensor<14xi32>) -> tensor<14xi1>
    %13 = stablehlo.reverse %arg0, dims = [0] : tensor<14xi32>
    %14 = stablehlo.slice %arg0 [0:1] : (tensor<14xi32>) -> tensor<1xi32>
    %15 = stablehlo.reshape %14 : (tensor<1xi32>) -> tensor<i32>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %16 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<14xi1>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1] : (tensor<14xi1>) -> tensor<1x14xi1>
    %18 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<14xi1>) -> tensor<1x14xi1>
    %19 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<14xi1>) -> tensor<1x14xi1>
    %20 = stablehlo.concatenate %17, %18, %19, dim = 0 : (tensor<1x14xi1>, tensor<1x14xi1>, tensor<1x14xi1>) -> tensor<3x14xi1>
    %21 = call @argmax(%20) : (tensor<3x14xi1>) -> tensor<14xi64>
    %22 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<14xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<i64>
    %23 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %24 = stablehlo.compare LT, %21, %23, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %c_2 = stablehlo.constant dense<2> : tensor<i64>
    %25 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %26 = stablehlo.compare LT, %21, %25, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %27 = stablehlo.select %26, %arg0, %13 : tensor<14xi1>, tensor<14xi32>
    %28 = stablehlo.select %24, %22, %27 : tensor<14xi1>, tensor<14xi32>
    return %4, %28 : tensor<14xi32>, tensor<14xi32>
  }
  func.func private @_where(%arg0: tensor<14xi1>, %arg1: tensor<14xi32>, %arg2: tensor<i32>) -> tensor<14xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<14xi32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<14xi1>, tensor<14xi32>
    return %1 : tensor<14xi32>
  }
  func.func private @argmax(%arg0: tensor<3x14xi1>) -> tensor<14xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<3x14xi64>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<3x14xi1>, tensor<3x14xi64>, tensor<i1>, tensor<i64>) -> (tensor<14xi1>, tensor<14xi64>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i64>
    }
    return %1#1 : tensor<14xi64>
  }
}

// -----

// more_specials: any, all i32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi32>)
    %e:3 = call @expected() : () -> (tensor<i1>, tensor<i1>, tensor<7xi1>)
    %r:3 = call @program(%i#0) : (tensor<14xi32>) -> (tensor<i1>, tensor<i1>, tensor<7xi1>)
    check.expect_eq %r#0, %e#0 : tensor<i1>
    check.expect_eq %r#1, %e#1 : tensor<i1>
    check.expect_eq %r#2, %e#2 : tensor<7xi1>
    return
  }
  func.func private @inputs() -> (tensor<14xi32>) {
    %0 = stablehlo.constant dense<"0xFFFFFF7F01000000000000800000000001000000FFFFFF7F00000080030000000000000001000000FEFFFF7F020000000000000005000000"> : tensor<14xi32>
    return %0 : tensor<14xi32>
  }
  func.func private @expected() -> (tensor<i1>, tensor<i1>, tensor<7xi1>) {
    %0 = stablehlo.constant dense<true> : tensor<i1>
    %1 = stablehlo.constant dense<false> : tensor<i1>
    %2 = stablehlo.constant dense<[true, true, true, true, true, true, true]> : tensor<7xi1>
    return %0, %1, %2 : tensor<i1>, tensor<i1>, tensor<7xi1>
  }
  func.func private @program(%arg0: tensor<14xi32>) -> (tensor<i1> {jax.result_info = "result[0]"}, tensor<i1> {jax.result_info = "result[1]"}, tensor<7xi1> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<14xi32>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<14xi32>, tensor<14xi32>) -> tensor<14xi1>
    %2 = stablehlo.convert %1 : tensor<14xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %3 = stablehlo.reduce(%2 init: %c_0) applies stablehlo.or across dimensions = [0] : (tensor<14xi1>, tensor<i1>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<14xi32>
    %5 = stablehlo.compare NE, %arg0, %4, SIGNED : (tensor<14xi32>, tensor<14xi32>) -> tensor<14xi1>
    %6 = stablehlo.convert %5 : tensor<14xi1>
    %c_2 = stablehlo.constant dense<true> : tensor<i1>
    %7 = stablehlo.reduce(%6 init: %c_2) applies stablehlo.and across dimensions = [0] : (tensor<14xi1>, tensor<i1>) -> tensor<i1>
    %8 = stablehlo.reshape %arg0 : (tensor<14xi32>) -> tensor<2x7xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<2x7xi32>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<2x7xi32>, tensor<2x7xi32>) -> tensor<2x7xi1>
    %11 = stablehlo.convert %10 : tensor<2x7xi1>
    %c_4 = stablehlo.constant dense<false> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_4) applies stablehlo.or across dimensions = [0] : (tensor<2x7xi1>, tensor<i1>) -> tensor<7xi1>
    return %3, %7, %12 : tensor<i1>, tensor<i1>, tensor<7xi1>
  }
}

// -----

// more_specials: sort i64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi64>)
    %e:5 = call @expected() : () -> (tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>)
    %r:5 = call @program(%i#0) : (tensor<14xi64>) -> (tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>)
    check.expect_eq %r#0, %e#0 : tensor<14xi64>
    check.expect_eq %r#1, %e#1 : tensor<14xi64>
    check.expect_eq %r#2, %e#2 : tensor<14xi64>
    check.expect_eq %r#3, %e#3 : tensor<14xi64>
    check.expect_eq %r#4, %e#4 : tensor<14xi64>
    return
  }
  func.func private @inputs() -> (tensor<14xi64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7F0100000000000000000000000000008000000000000000000100000000000000FFFFFFFFFFFFFF7F0000000000000080030000000000000000000000000000000100000000000000FEFFFFFFFFFFFF7F020000000000000000000000000000000500000000000000"> : tensor<14xi64>
    return %0 : tensor<14xi64>
  }
  func.func private @expected() -> (tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000000000000080000000000000000000000000000000000000000000000000010000000000000001000000000000000100000000000000020000000000000003000000000000000500000000000000FEFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F"> : tensor<14xi64>
    %1 = stablehlo.constant dense<"0x02000000000000000600000000000000030000000000000008000000000000000C000000000000000100000000000000040000000000000009000000000000000B0000000000000007000000000000000D000000000000000A0000000000000000000000000000000500000000000000"> : tensor<14xi64>
    %2 = stablehlo.constant dense<"0x000000000000000005000000000000000A000000000000000D0000000000000007000000000000000B00000000000000010000000000000004000000000000000900000000000000030000000000000008000000000000000C0000000000000002000000000000000600000000000000"> : tensor<14xi64>
    %3 = stablehlo.constant dense<"0x00000000000000800000000000000080000000000000000000000000000000000000000000000000010000000000000001000000000000000100000000000000020000000000000003000000000000000500000000000000FEFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F"> : tensor<14xi64>
    %4 = stablehlo.constant dense<"0x02000000000000000600000000000000030000000000000008000000000000000C000000000000000100000000000000040000000000000009000000000000000B0000000000000007000000000000000D000000000000000A0000000000000000000000000000000500000000000000"> : tensor<14xi64>
    return %0, %1, %2, %3, %4 : tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>
  }
  func.func private @program(%arg0: tensor<14xi64>) -> (tensor<14xi64> {jax.result_info = "result[0]"}, tensor<14xi64> {jax.result_info = "result[1]"}, tensor<14xi64> {jax.result_info = "result[2]"}, tensor<14xi64> {jax.result_info = "result[3][0]"}, tensor<14xi64> {jax.result_info = "result[3][1]"}) {
    %0 = call @sort(%arg0) : (tensor<14xi64>) -> tensor<14xi64>
    %1 = call @argsort(%arg0) : (tensor<14xi64>) -> tensor<14xi64>
    %2 = call @argsort_0(%arg0) : (tensor<14xi64>) -> tensor<14xi64>
    %3 = stablehlo.iota dim = 0 : tensor<14xi64>
    %4:2 = "stablehlo.sort"(%arg0, %3) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %5 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    }) : (tensor<14xi64>, tensor<14xi64>) -> (tensor<14xi64>, tensor<14xi64>)
    return %0, %1, %2, %4#0, %4#1 : tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>
  }
  func.func private @sort(%arg0: tensor<14xi64>) -> tensor<14xi64> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %1 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<14xi64>) -> tensor<14xi64>
    return %0 : tensor<14xi64>
  }
  func.func private @argsort(%arg0: tensor<14xi64>) -> tensor<14xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %2 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<14xi64>, tensor<14xi64>) -> (tensor<14xi64>, tensor<14xi64>)
    return %1#1 : tensor<14xi64>
  }
  func.func private @argsort_0(%arg0: tensor<14xi64>) -> tensor<14xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %1 = stablehlo.reverse %arg0, dims = [0] : tensor<14xi64>
    %2 = stablehlo.reverse %0, dims = [0] : tensor<14xi64>
    %3:2 = "stablehlo.sort"(%1, %2) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %5 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    }) : (tensor<14xi64>, tensor<14xi64>) -> (tensor<14xi64>, tensor<14xi64>)
    %4 = stablehlo.reverse %3#1, dims = [0] : tensor<14xi64>
    return %4 : tensor<14xi64>
  }
}

// -----

// more_specials: argmax, argmin i64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi64>)
    %e:4 = call @expected() : () -> (tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>)
    %r:4 = call @program(%i#0) : (tensor<14xi64>) -> (tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>)
    check.expect_eq %r#0, %e#0 : tensor<i64>
    check.expect_eq %r#1, %e#1 : tensor<i64>
    check.expect_eq %r#2, %e#2 : tensor<2xi64>
    check.expect_eq %r#3, %e#3 : tensor<7xi64>
    return
  }
  func.func private @inputs() -> (tensor<14xi64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7F0100000000000000000000000000008000000000000000000100000000000000FFFFFFFFFFFFFF7F0000000000000080030000000000000000000000000000000100000000000000FEFFFFFFFFFFFF7F020000000000000000000000000000000500000000000000"> : tensor<14xi64>
    return %0 : tensor<14xi64>
  }
  func.func private @expected() -> (tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>) {
    %0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
    %1 = stablehlo.constant dense<"0x0200000000000000"> : tensor<i64>
    %2 = stablehlo.constant dense<"0x00000000000000000300000000000000"> : tensor<2xi64>
    %3 = stablehlo.constant dense<"0x0100000000000000010000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000"> : tensor<7xi64>
    return %0, %1, %2, %3 : tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>
  }
  func.func private @program(%arg0: tensor<14xi64>) -> (tensor<i64> {jax.result_info = "result[0]"}, tensor<i64> {jax.result_info = "result[1]"}, tensor<2xi64> {jax.result_info = "result[2]"}, tensor<7xi64> {jax.result_info = "result[3]"}) {
    %0 = call @argmax(%arg0) : (tensor<14xi64>) -> tensor<i64>
    %1 = call @argmin(%arg0) : (tensor<14xi64>) -> tensor<i64>
    %2 = stablehlo.reshape %arg0 : (tensor<14xi64>) -> tensor<2x7xi64>
    %3 = call @argmax_0(%2) : (tensor<2x7xi64>) -> tensor<2xi64>
    %4 = stablehlo.reshape %arg0 : (tensor<14xi64>) -> tensor<2x7xi64>
    %5 = call @argmin_1(%4) : (tensor<2x7xi64>) -> tensor<7xi64>
    return %0, %1, %3, %5 : tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>
  }
  func.func private @argmax(%arg0: tensor<14xi64>) -> tensor<i64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<14xi64>, tensor<14xi64>, tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
     reducer(%arg1: tensor<i64>, %arg3: tensor<i64>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i64>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i64>, tensor<i64>
    }
    return %1#1 : tensor<i64>
  }
  func.func private @argmin(%arg0: tensor<14xi64>) -> tensor<i64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %c = stablehlo.constant dense<9223372036854775807> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<14xi64>, tensor<14xi64>, tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
     reducer(%arg1: tensor<i64>, %arg3: tensor<i64>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i64>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i64>, tensor<i64>
    }
    return %1#1 : tensor<i64>
  }
  func.func private @argmax_0(%arg0: tensor<2x7xi64>) -> tensor<2xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<2x7xi64>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<2x7xi64>, tensor<2x7xi64>, tensor<i64>, tensor<i64>) -> (tensor<2xi64>, tensor<2xi64>)
     reducer(%arg1: tensor<i64>, %arg3: tensor<i64>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i64>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i64>, tensor<i64>
    }
    return %1#1 : tensor<2xi64>
  }
  func.func private @argmin_1(%arg0: tensor<2x7xi64>) -> tensor<7xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<2x7xi64>
    %c = stablehlo.constant dense<9223372036854775807> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<2x7xi64>, tensor<2x7xi64>, tensor<i64>, tensor<i64>) -> (tensor<7xi64>, tensor<7xi64>)
     reducer(%arg1: tensor<i64>, %arg3: tensor<i64>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i64>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i64>, tensor<i64>
    }
    return %1#1 : tensor<7xi64>
  }
}

// -----

// more_specials: max, min i64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi64>)
    %e:4 = call @expected() : () -> (tensor<i64>, tensor<i64>, tensor<7xi64>, tensor<2xi64>)
    %r:4 = call @program(%i#0) : (tensor<14xi64>) -> (tensor<i64>, tensor<i64>, tensor<7xi64>, tensor<2xi64>)
    check.expect_eq %r#0, %e#0 : tensor<i64>
    check.expect_eq %r#1, %e#1 : tensor<i64>
    check.expect_eq %r#2, %e#2 : tensor<7xi64>
    check.expect_eq %r#3, %e#3 : tensor<2xi64>
    return
  }
  func.func private @inputs() -> (tensor<14xi64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7F0100000000000000000000000000008000000000000000000100000000000000FFFFFFFFFFFFFF7F0000000000000080030000000000000000000000000000000100000000000000FEFFFFFFFFFFFF7F020000000000000000000000000000000500000000000000"> : tensor<14xi64>
    return %0 : tensor<14xi64>
  }
  func.func private @expected() -> (tensor<i64>, tensor<i64>, tensor<7xi64>, tensor<2xi64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7F"> : tensor<i64>
    %1 = stablehlo.constant dense<"0x0000000000000080"> : tensor<i64>
    %2 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7F01000000000000000100000000000000FEFFFFFFFFFFFF7F0200000000000000FFFFFFFFFFFFFF7F0500000000000000"> : tensor<7xi64>
    %3 = stablehlo.constant dense<"0x00000000000000800000000000000000"> : tensor<2xi64>
    return %0, %1, %2, %3 : tensor<i64>, tensor<i64>, tensor<7xi64>, tensor<2xi64>
  }
  func.func private @program(%arg0: tensor<14xi64>) -> (tensor<i64> {jax.result_info = "result[0]"}, tensor<i64> {jax.result_info = "result[1]"}, tensor<7xi64> {jax.result_info = "result[2]"}, tensor<2xi64> {jax.result_info = "result[3]"}) {
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<14xi64>, tensor<i64>) -> tensor<i64>
    %c_0 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
    %1 = stablehlo.reduce(%arg0 init: %c_0) applies stablehlo.minimum across dimensions = [0] : (tensor<14xi64>, tensor<i64>) -> tensor<i64>
    %2 = stablehlo.reshape %arg0 : (tensor<14xi64>) -> tensor<2x7xi64>
    %c_1 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
    %3 = stablehlo.reduce(%2 init: %c_1) applies stablehlo.maximum across dimensions = [0] : (tensor<2x7xi64>, tensor<i64>) -> tensor<7xi64>
    %4 = stablehlo.reshape %arg0 : (tensor<14xi64>) -> tensor<2x7xi64>
    %c_2 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
    %5 = stablehlo.reduce(%4 init: %c_2) applies stablehlo.minimum across dimensions = [1] : (tensor<2x7xi64>, tensor<i64>) -> tensor<2xi64>
    return %0, %1, %3, %5 : tensor<i64>, tensor<i64>, tensor<7xi64>, tensor<2xi64>
  }
}

// -----

// more_specials: compare i64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<14xi64>, tensor<14xi64>)
    %e:8 = call @expected() : () -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi64>, tensor<14xi64>)
    %r:8 = call @program(%i#0, %i#1) : (tensor<14xi64>, tensor<14xi64>) -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi64>, tensor<14xi64>)
    check.expect_eq %r#0, %e#0 : tensor<14xi1>
    check.expect_eq %r#1, %e#1 : tensor<14xi1>
    check.expect_eq %r#2, %e#2 : tensor<14xi1>
    check.expect_eq %r#3, %e#3 : tensor<14xi1>
    check.expect_eq %r#4, %e#4 : tensor<14xi1>
    check.expect_eq %r#5, %e#5 : tensor<14xi1>
    check.expect_eq %r#6, %e#6 : tensor<14xi64>
    check.expect_eq %r#7, %e#7 : tensor<14xi64>
    return
  }
  func.func private @inputs() -> (tensor<14xi64>, tensor<14xi64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7F0100000000000000000000000000008000000000000000000100000000000000FFFFFFFFFFFFFF7F0000000000000080030000000000000000000000000000000100000000000000FEFFFFFFFFFFFF7F020000000000000000000000000000000500000000000000"> : tensor<14xi64>
    %1 = stablehlo.constant dense<"0x020000000000000000000000000000000500000000000000FFFFFFFFFFFFFF7F0100000000000000000000000000008000000000000000000100000000000000FFFFFFFFFFFFFF7F0000000000000080030000000000000000000000000000000100000000000000FEFFFFFFFFFFFF7F"> : tensor<14xi64>
    return %0, %1 : tensor<14xi64>, tensor<14xi64>
  }
  func.func private @expected() -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi64>, tensor<14xi64>) {
    %0 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, false, false, false, false, false, false]> : tensor<14xi1>
    %1 = stablehlo.constant dense<[true, true, true, true, false, true, true, true, true, true, true, true, true, true]> : tensor<14xi1>
    %2 = stablehlo.constant dense<[false, false, true, true, false, false, true, false, true, false, false, false, true, true]> : tensor<14xi1>
    %3 = stablehlo.constant dense<[false, false, true, true, true, false, true, false, true, false, false, false, true, true]> : tensor<14xi1>
    %4 = stablehlo.constant dense<[true, true, false, false, false, true, false, true, false, true, true, true, false, false]> : tensor<14xi1>
    %5 = stablehlo.constant dense<[true, true, false, false, true, true, false, true, false, true, true, true, false, false]> : tensor<14xi1>
    %6 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7F01000000000000000500000000000000FFFFFFFFFFFFFF7F0100000000000000FFFFFFFFFFFFFF7F00000000000000000300000000000000FFFFFFFFFFFFFF7F0100000000000000FEFFFFFFFFFFFF7F02000000000000000100000000000000FEFFFFFFFFFFFF7F"> : tensor<14xi64>
    %7 = stablehlo.constant dense<"0x02000000000000000000000000000000000000000000008000000000000000000100000000000000000000000000008000000000000000800100000000000000000000000000000000000000000000800300000000000000000000000000000000000000000000000500000000000000"> : tensor<14xi64>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi64>, tensor<14xi64>
  }
  func.func private @program(%arg0: tensor<14xi64>, %arg1: tensor<14xi64>) -> (tensor<14xi1> {jax.result_info = "result[0]"}, tensor<14xi1> {jax.result_info = "result[1]"}, tensor<14xi1> {jax.result_info = "result[2]"}, tensor<14xi1> {jax.result_info = "result[3]"}, tensor<14xi1> {jax.result_info = "result[4]"}, tensor<14xi1> {jax.result_info = "result[5]"}, tensor<14xi64> {jax.result_info = "result[6]"}, tensor<14xi64> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %1 = stablehlo.compare NE, %arg0, %arg1, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %2 = stablehlo.compare LT, %arg0, %arg1, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %3 = stablehlo.compare LE, %arg0, %arg1, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %4 = stablehlo.compare GT, %arg0, %arg1, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %5 = stablehlo.compare GE, %arg0, %arg1, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %6 = stablehlo.maximum %arg0, %arg1 : tensor<14xi64>
    %7 = stablehlo.minimum %arg0, %arg1 : tensor<14xi64>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi64>, tensor<14xi64>
  }
}

// -----

// more_specials: clip, sign i64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi64>)
    %e:2 = call @expected() : () -> (tensor<14xi64>, tensor<14xi64>)
    %r:2 = call @program(%i#0) : (tensor<14xi64>) -> (tensor<14xi64>, tensor<14xi64>)
    check.expect_eq %r#0, %e#0 : tensor<14xi64>
    check.expect_eq %r#1, %e#1 : tensor<14xi64>
    return
  }
  func.func private @inputs() -> (tensor<14xi64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7F0100000000000000000000000000008000000000000000000100000000000000FFFFFFFFFFFFFF7F0000000000000080030000000000000000000000000000000100000000000000FEFFFFFFFFFFFF7F020000000000000000000000000000000500000000000000"> : tensor<14xi64>
    return %0 : tensor<14xi64>
  }
  func.func private @expected() -> (tensor<14xi64>, tensor<14xi64>) {
    %0 = stablehlo.constant dense<"0x01000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000"> : tensor<14xi64>
    %1 = stablehlo.constant dense<"0x01000000000000000100000000000000FFFFFFFFFFFFFFFF000000000000000001000000000000000100000000000000FFFFFFFFFFFFFFFF0100000000000000000000000000000001000000000000000100000000000000010000000000000000000000000000000100000000000000"> : tensor<14xi64>
    return %0, %1 : tensor<14xi64>, tensor<14xi64>
  }
  func.func private @program(%arg0: tensor<14xi64>) -> (tensor<14xi64> {jax.result_info = "result[0]"}, tensor<14xi64> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.slice %arg0 [4:5] : (tensor<14xi64>) -> tensor<1xi64>
    %1 = stablehlo.reshape %0 : (tensor<1xi64>) -> tensor<i64>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<14xi64>) -> tensor<1xi64>
    %3 = stablehlo.reshape %2 : (tensor<1xi64>) -> tensor<i64>
    %4 = call @clip(%arg0, %1, %3) : (tensor<14xi64>, tensor<i64>, tensor<i64>) -> tensor<14xi64>
    %5 = stablehlo.sign %arg0 : tensor<14xi64>
    return %4, %5 : tensor<14xi64>, tensor<14xi64>
  }
  func.func private @clip(%arg0: tensor<14xi64>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<14xi64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %1 = stablehlo.maximum %0, %arg0 : tensor<14xi64>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %3 = stablehlo.minimum %2, %1 : tensor<14xi64>
    return %3 : tensor<14xi64>
  }
}

// -----

// more_specials: top_k i64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi64>)
    %e:2 = call @expected() : () -> (tensor<5xi64>, tensor<5xi32>)
    %r:2 = call @program(%i#0) : (tensor<14xi64>) -> (tensor<5xi64>, tensor<5xi32>)
    check.expect_eq %r#0, %e#0 : tensor<5xi64>
    check.expect_eq %r#1, %e#1 : tensor<5xi32>
    return
  }
  func.func private @inputs() -> (tensor<14xi64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7F0100000000000000000000000000008000000000000000000100000000000000FFFFFFFFFFFFFF7F0000000000000080030000000000000000000000000000000100000000000000FEFFFFFFFFFFFF7F020000000000000000000000000000000500000000000000"> : tensor<14xi64>
    return %0 : tensor<14xi64>
  }
  func.func private @expected() -> (tensor<5xi64>, tensor<5xi32>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F050000000000000003000000000000000200000000000000"> : tensor<5xi64>
    %1 = stablehlo.constant dense<"0x02000000070000000A0000000400000008000000"> : tensor<5xi32>
    return %0, %1 : tensor<5xi64>, tensor<5xi32>
  }
  func.func private @program(%arg0: tensor<14xi64>) -> (tensor<5xi64> {jax.result_info = "result[0]"}, tensor<5xi32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.slice %arg0 [3:14] : (tensor<14xi64>) -> tensor<11xi64>
    %values, %indices = chlo.top_k(%0, k = 5) : tensor<11xi64> -> (tensor<5xi64>, tensor<5xi32>)
    return %values, %indices : tensor<5xi64>, tensor<5xi32>
  }
}

// -----

// more_specials: cummax, cummin i64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi64>)
    %e:2 = call @expected() : () -> (tensor<14xi64>, tensor<14xi64>)
    %r:2 = call @program(%i#0) : (tensor<14xi64>) -> (tensor<14xi64>, tensor<14xi64>)
    check.expect_eq %r#0, %e#0 : tensor<14xi64>
    check.expect_eq %r#1, %e#1 : tensor<14xi64>
    return
  }
  func.func private @inputs() -> (tensor<14xi64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7F0100000000000000000000000000008000000000000000000100000000000000FFFFFFFFFFFFFF7F0000000000000080030000000000000000000000000000000100000000000000FEFFFFFFFFFFFF7F020000000000000000000000000000000500000000000000"> : tensor<14xi64>
    return %0 : tensor<14xi64>
  }
  func.func private @expected() -> (tensor<14xi64>, tensor<14xi64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F"> : tensor<14xi64>
    %1 = stablehlo.constant dense<"0x00000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000500000000000000"> : tensor<14xi64>
    return %0, %1 : tensor<14xi64>, tensor<14xi64>
  }
  func.func private @program(%arg0: tensor<14xi64>) -> (tensor<14xi64> {jax.result_info = "result[0]"}, tensor<14xi64> {jax.result_info = "result[1]"}) {
    %0 = call @cummax(%arg0) : (tensor<14xi64>) -> tensor<14xi64>
    %1 = call @cummin(%arg0) : (tensor<14xi64>) -> tensor<14xi64>
    return %0, %1 : tensor<14xi64>, tensor<14xi64>
  }
  func.func private @cummax(%arg0: tensor<14xi64>) -> tensor<14xi64> {
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[13, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<14xi64>, tensor<i64>) -> tensor<14xi64>
    return %1 : tensor<14xi64>
  }
  func.func private @cummin(%arg0: tensor<14xi64>) -> tensor<14xi64> {
    %c = stablehlo.constant dense<9223372036854775807> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[0, 13]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<14xi64>, tensor<i64>) -> tensor<14xi64>
    return %1 : tensor<14xi64>
  }
}

// -----

// more_specials: max pooling i64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi64>)
    %e:1 = call @expected() : () -> (tensor<2x4xi64>)
    %r:1 = call @program(%i#0) : (tensor<14xi64>) -> (tensor<2x4xi64>)
    check.expect_eq %r#0, %e#0 : tensor<2x4xi64>
    return
  }
  func.func private @inputs() -> (tensor<14xi64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7F0100000000000000000000000000008000000000000000000100000000000000FFFFFFFFFFFFFF7F0000000000000080030000000000000000000000000000000100000000000000FEFFFFFFFFFFFF7F020000000000000000000000000000000500000000000000"> : tensor<14xi64>
    return %0 : tensor<14xi64>
  }
  func.func private @expected() -> (tensor<2x4xi64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7F0100000000000000FFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F0300000000000000FEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F0500000000000000"> : tensor<2x4xi64>
    return %0 : tensor<2x4xi64>
  }
  func.func private @program(%arg0: tensor<14xi64>) -> (tensor<2x4xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<14xi64>) -> tensor<2x7xi64>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %2 = "stablehlo.reduce_window"(%0, %1) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %3 = stablehlo.maximum %arg1, %arg2 : tensor<i64>
      stablehlo.return %3 : tensor<i64>
    }) : (tensor<2x7xi64>, tensor<i64>) -> tensor<2x4xi64>
    return %2 : tensor<2x4xi64>
  }
}

// -----

// more_specials: unique, nonzero i64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi64>)
    %e:2 = call @expected() : () -> (tensor<9xi64>, tensor<i64>)
    %r:2 = call @program(%i#0) : (tensor<14xi64>) -> (tensor<9xi64>, tensor<i64>)
    check.expect_eq %r#0, %e#0 : tensor<9xi64>
    check.expect_eq %r#1, %e#1 : tensor<i64>
    return
  }
  func.func private @inputs() -> (tensor<14xi64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7F0100000000000000000000000000008000000000000000000100000000000000FFFFFFFFFFFFFF7F0000000000000080030000000000000000000000000000000100000000000000FEFFFFFFFFFFFF7F020000000000000000000000000000000500000000000000"> : tensor<14xi64>
    return %0 : tensor<14xi64>
  }
  func.func private @expected() -> (tensor<9xi64>, tensor<i64>) {
    %0 = stablehlo.constant dense<"0x000000000000000001000000000000000200000000000000040000000000000005000000000000000600000000000000070000000000000009000000000000000A00000000000000"> : tensor<9xi64>
    %1 = stablehlo.constant dense<"0x0B00000000000000"> : tensor<i64>
    return %0, %1 : tensor<9xi64>, tensor<i64>
  }
  func.func private @program(%arg0: tensor<14xi64>) -> (tensor<9xi64> {jax.result_info = "result[0]"}, tensor<i64> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %2 = call @cumsum(%1) : (tensor<14xi1>) -> tensor<14xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %5 = stablehlo.compare LT, %2, %4, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %c_2 = stablehlo.constant dense<9> : tensor<i64>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %7 = stablehlo.add %2, %6 : tensor<14xi64>
    %8 = stablehlo.select %5, %7, %2 : tensor<14xi1>, tensor<14xi64>
    %9 = stablehlo.convert %8 : (tensor<14xi64>) -> tensor<14xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<14xi32>) -> tensor<14x1xi32>
    %c_3 = stablehlo.constant dense<1> : tensor<i64>
    %11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %12 = "stablehlo.scatter"(%3, %10, %11) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %26 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %26 : tensor<i64>
    }) : (tensor<9xi64>, tensor<14x1xi32>, tensor<14xi64>) -> tensor<9xi64>
    %13 = call @cumsum_1(%12) : (tensor<9xi64>) -> tensor<9xi64>
    %c_4 = stablehlo.constant dense<1> : tensor<i64>
    %14 = call @floor_divide(%13, %c_4) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    %c_5 = stablehlo.constant dense<14> : tensor<i64>
    %15 = call @remainder(%14, %c_5) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    %16 = stablehlo.convert %1 : (tensor<14xi1>) -> tensor<14xi32>
    %17 = stablehlo.convert %16 : (tensor<14xi32>) -> tensor<14xi64>
    %c_6 = stablehlo.constant dense<0> : tensor<i64>
    %18 = stablehlo.reduce(%17 init: %c_6) applies stablehlo.add across dimensions = [0] : (tensor<14xi64>, tensor<i64>) -> tensor<i64>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %20 = stablehlo.iota dim = 0 : tensor<9xi64>
    %21 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<1xi64>) -> tensor<9xi64>
    %22 = stablehlo.compare GE, %20, %21, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %c_7 = stablehlo.constant dense<-1> : tensor<i64>
    %23 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %24 = call @_where_4(%22, %23, %15) : (tensor<9xi1>, tensor<1xi64>, tensor<9xi64>) -> tensor<9xi64>
    %25 = call @count_nonzero(%arg0) : (tensor<14xi64>) -> tensor<i64>
    return %24, %25 : tensor<9xi64>, tensor<i64>
  }
  func.func private @cumsum(%arg0: tensor<14xi1>) -> tensor<14xi64> {
    %0 = stablehlo.convert %arg0 : (tensor<14xi1>) -> tensor<14xi64>
    %1 = call @cumsum_0(%0) : (tensor<14xi64>) -> tensor<14xi64>
    return %1 : tensor<14xi64>
  }
  func.func private @cumsum_0(%arg0: tensor<14xi64>) -> tensor<14xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[13, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<14xi64>, tensor<i64>) -> tensor<14xi64>
    return %1 : tensor<14xi64>
  }
  func.func private @cumsum_1(%arg0: tensor<9xi64>) -> tensor<9xi64> {
    %0 = call @cumsum_2(%arg0) : (tensor<9xi64>) -> tensor<9xi64>
    return %0 : tensor<9xi64>
  }
  func.func private @cumsum_2(%arg0: tensor<9xi64>) -> tensor<9xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[8, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 9>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    return %1 : tensor<9xi64>
  }
  func.func private @floor_divide(%arg0: tensor<9xi64>, %arg1: tensor<i64>) -> tensor<9xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %2 = stablehlo.divide %arg0, %1 : tensor<9xi64>
    %3 = stablehlo.sign %arg0 : tensor<9xi64>
    %4 = stablehlo.sign %0 : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %8 = stablehlo.remainder %arg0, %7 : tensor<9xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %11 = stablehlo.and %6, %10 : tensor<9xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %13 = stablehlo.subtract %2, %12 : tensor<9xi64>
    %14 = call @_where(%11, %13, %2) : (tensor<9xi1>, tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
    return %14 : tensor<9xi64>
  }
  func.func private @_where(%arg0: tensor<9xi1>, %arg1: tensor<9xi64>, %arg2: tensor<9xi64>) -> tensor<9xi64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<9xi1>, tensor<9xi64>
    return %0 : tensor<9xi64>
  }
  func.func private @remainder(%arg0: tensor<9xi64>, %arg1: tensor<i64>) -> tensor<9xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %2 = call @_where_3(%1, %c_0, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %4 = stablehlo.remainder %arg0, %3 : tensor<9xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<9xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
    %12 = stablehlo.and %11, %6 : tensor<9xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %14 = stablehlo.add %4, %13 : tensor<9xi64>
    %15 = stablehlo.select %12, %14, %4 : tensor<9xi1>, tensor<9xi64>
    return %15 : tensor<9xi64>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
    return %0 : tensor<i64>
  }
  func.func private @_where_4(%arg0: tensor<9xi1>, %arg1: tensor<1xi64>, %arg2: tensor<9xi64>) -> tensor<9xi64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<1xi64>) -> tensor<9xi64>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<9xi1>, tensor<9xi64>
    return %1 : tensor<9xi64>
  }
  func.func private @count_nonzero(%arg0: tensor<14xi64>) -> tensor<i64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %2 = stablehlo.convert %1 : (tensor<14xi1>) -> tensor<14xi32>
    %3 = stablehlo.convert %2 : (tensor<14xi32>) -> tensor<14xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.reduce(%3 init: %c_0) applies stablehlo.add across dimensions = [0] : (tensor<14xi64>, tensor<i64>) -> tensor<i64>
    return %4 : tensor<i64>
  }
}

// -----

// more_specials: where, select i64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi64>)
    %e:2 = call @expected() : () -> (tensor<14xi64>, tensor<14xi64>)
    %r:2 = call @program(%i#0) : (tensor<14xi64>) -> (tensor<14xi64>, tensor<14xi64>)
    check.expect_eq %r#0, %e#0 : tensor<14xi64>
    check.expect_eq %r#1, %e#1 : tensor<14xi64>
    return
  }
  func.func private @inputs() -> (tensor<14xi64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7F0100000000000000000000000000008000000000000000000100000000000000FFFFFFFFFFFFFF7F0000000000000080030000000000000000000000000000000100000000000000FEFFFFFFFFFFFF7F020000000000000000000000000000000500000000000000"> : tensor<14xi64>
    return %0 : tensor<14xi64>
  }
  func.func private @expected() -> (tensor<14xi64>, tensor<14xi64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7F0100000000000000000000000000008001000000000000000100000000000000FFFFFFFFFFFFFF7F0000000000000080030000000000000001000000000000000100000000000000FEFFFFFFFFFFFF7F020000000000000001000000000000000500000000000000"> : tensor<14xi64>
    %1 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7F0100000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F0100000000000000FFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F0100000000000000FFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F0100000000000000FFFFFFFFFFFFFF7F"> : tensor<14xi64>
    return %0, %1 : tensor<14xi64>, tensor<14xi64>
  }
  func.func private @program(%arg0: tensor<14xi64>) -> (tensor<14xi64> {jax.result_info = "result[0]"}, tensor<14xi64> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<14xi64>) -> tensor<1xi64>
    %3 = stablehlo.reshape %2 : (tensor<1xi64>) -> tensor<i64>
    %4 = call @_where(%1, %arg0, %3) : (tensor<14xi1>, tensor<14xi64>, tensor<i64>) -> tensor<14xi64>
    %5 = stablehlo.slice %arg0 [1:2] : (tensor<14xi64>) -> tensor<1xi64>
    %6 = stablehlo.reshape %5 : (tensor<1xi64>) -> tensor<i64>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %8 = stablehlo.compare EQ, %arg0, %7, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %9 = stablehlo.slice %arg0 [3:4] : (tensor<14xi64>) -> tensor<1xi64>
    %10 = stablehlo.reshape %9 : (tensor<1xi64>) -> tensor<i64>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %12 = stablehlo.compare EQ, %arg0, %11, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %13 = stablehlo.reverse %arg0, dims = [0] : tensor<14xi64>
    %14 = stablehlo.slice %arg0 [0:1] : (tensor<14xi64>) -> tensor<1xi64>
    %15 = stablehlo.reshape %14 : (tensor<1xi64>) -> tensor<i64>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %16 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<14xi1>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1] : (tensor<14xi1>) -> tensor<1x14xi1>
    %18 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<14xi1>) -> tensor<1x14xi1>
    %19 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<14xi1>) -> tensor<1x14xi1>
    %20 = stablehlo.concatenate %17, %18, %19, dim = 0 : (tensor<1x14xi1>, tensor<1x14xi1>, tensor<1x14xi1>) -> tensor<3x14xi1>
    %21 = call @argmax(%20) : (tensor<3x14xi1>) -> tensor<14xi64>
    %22 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %c_1 = stablehlo.constant dense<1> : tensor<i64>
    %23 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %24 = stablehlo.compare LT, %21, %23, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %c_2 = stablehlo.constant dense<2> : tensor<i64>
    %25 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %26 = stablehlo.compare LT, %21, %25, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %27 = stablehlo.select %26, %arg0, %13 : tensor<14xi1>, tensor<14xi64>
    %28 = stablehlo.select %24, %22, %27 : tensor<14xi1>, tensor<14xi64>
    return %4, %28 : tensor<14xi64>, tensor<14xi64>
  }
  func.func private @_where(%arg0: tensor<14xi1>, %arg1: tensor<14xi64>, %arg2: tensor<i64>) -> tensor<14xi64> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<14xi1>, tensor<14xi64>
    return %1 : tensor<14xi64>
  }
  func.func private @argmax(%arg0: tensor<3x14xi1>) -> tensor<14xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<3x14xi64>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<3x14xi1>, tensor<3x14xi64>, tensor<i1>, tensor<i64>) -> (tensor<14xi1>, tensor<14xi64>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i64>
    }
    return %1#1 : tensor<14xi64>
  }
}

// -----

// more_specials: any, all i64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi64>)
    %e:3 = call @expected() : () -> (tensor<i1>, tensor<i1>, tensor<7xi1>)
    %r:3 = call @program(%i#0) : (tensor<14xi64>) -> (tensor<i1>, tensor<i1>, tensor<7xi1>)
    check.expect_eq %r#0, %e#0 : tensor<i1>
    check.expect_eq %r#1, %e#1 : tensor<i1>
    check.expect_eq %r#2, %e#2 : tensor<7xi1>
    return
  }
  func.func private @inputs() -> (tensor<14xi64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7F0100000000000000000000000000008000000000000000000100000000000000FFFFFFFFFFFFFF7F0000000000000080030000000000000000000000000000000100000000000000FEFFFFFFFFFFFF7F020000000000000000000000000000000500000000000000"> : tensor<14xi64>
    return %0 : tensor<14xi64>
  }
  func.func private @expected() -> (tensor<i1>, tensor<i1>, tensor<7xi1>) {
    %0 = stablehlo.constant dense<true> : tensor<i1>
    %1 = stablehlo.constant dense<false> : tensor<i1>
    %2 = stablehlo.constant dense<[true, true, true, true, true, true, true]> : tensor<7xi1>
    return %0, %1, %2 : tensor<i1>, tensor<i1>, tensor<7xi1>
  }
  func.func private @program(%arg0: tensor<14xi64>) -> (tensor<i1> {jax.result_info = "result[0]"}, tensor<i1> {jax.result_info = "result[1]"}, tensor<7xi1> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %2 = stablehlo.convert %1 : tensor<14xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %3 = stablehlo.reduce(%2 init: %c_0) applies stablehlo.or across dimensions = [0] : (tensor<14xi1>, tensor<i1>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %5 = stablehlo.compare NE, %arg0, %4, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %6 = stablehlo.convert %5 : tensor<14xi1>
    %c_2 = stablehlo.constant dense<true> : tensor<i1>
    %7 = stablehlo.reduce(%6 init: %c_2) applies stablehlo.and across dimensions = [0] : (tensor<14xi1>, tensor<i1>) -> tensor<i1>
    %8 = stablehlo.reshape %arg0 : (tensor<14xi64>) -> tensor<2x7xi64>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<2x7xi64>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<2x7xi64>, tensor<2x7xi64>) -> tensor<2x7xi1>
    %11 = stablehlo.convert %10 : tensor<2x7xi1>
    %c_4 = stablehlo.constant dense<false> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_4) applies stablehlo.or across dimensions = [0] : (tensor<2x7xi1>, tensor<i1>) -> tensor<7xi1>
    return %3, %7, %12 : tensor<i1>, tensor<i1>, tensor<7xi1>
  }
}

// -----

// more_specials: sort ui8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui8>)
    %e:5 = call @expected() : () -> (tensor<14xui8>, tensor<14xi64>, tensor<14xi64>, tensor<14xui8>, tensor<14xi64>)
    %r:5 = call @program(%i#0) : (tensor<14xui8>) -> (tensor<14xui8>, tensor<14xi64>, tensor<14xi64>, tensor<14xui8>, tensor<14xi64>)
    check.expect_eq %r#0, %e#0 : tensor<14xui8>
    check.expect_eq %r#1, %e#1 : tensor<14xi64>
    check.expect_eq %r#2, %e#2 : tensor<14xi64>
    check.expect_eq %r#3, %e#3 : tensor<14xui8>
    check.expect_eq %r#4, %e#4 : tensor<14xi64>
    return
  }
  func.func private @inputs() -> (tensor<14xui8>) {
    %0 = stablehlo.constant dense<"0xFF01000001FF00030001FE020005"> : tensor<14xui8>
    return %0 : tensor<14xui8>
  }
  func.func private @expected() -> (tensor<14xui8>, tensor<14xi64>, tensor<14xi64>, tensor<14xui8>, tensor<14xi64>) {
    %0 = stablehlo.constant dense<"0x0000000000010101020305FEFFFF"> : tensor<14xui8>
    %1 = stablehlo.constant dense<"0x02000000000000000300000000000000060000000000000008000000000000000C000000000000000100000000000000040000000000000009000000000000000B0000000000000007000000000000000D000000000000000A0000000000000000000000000000000500000000000000"> : tensor<14xi64>
    %2 = stablehlo.constant dense<"0x000000000000000005000000000000000A000000000000000D0000000000000007000000000000000B0000000000000001000000000000000400000000000000090000000000000002000000000000000300000000000000060000000000000008000000000000000C00000000000000"> : tensor<14xi64>
    %3 = stablehlo.constant dense<"0x0000000000010101020305FEFFFF"> : tensor<14xui8>
    %4 = stablehlo.constant dense<"0x02000000000000000300000000000000060000000000000008000000000000000C000000000000000100000000000000040000000000000009000000000000000B0000000000000007000000000000000D000000000000000A0000000000000000000000000000000500000000000000"> : tensor<14xi64>
    return %0, %1, %2, %3, %4 : tensor<14xui8>, tensor<14xi64>, tensor<14xi64>, tensor<14xui8>, tensor<14xi64>
  }
  func.func private @program(%arg0: tensor<14xui8>) -> (tensor<14xui8> {jax.result_info = "result[0]"}, tensor<14xi64> {jax.result_info = "result[1]"}, tensor<14xi64> {jax.result_info = "result[2]"}, tensor<14xui8> {jax.result_info = "result[3][0]"}, tensor<14xi64> {jax.result_info = "result[3][1]"}) {
    %0 = call @sort(%arg0) : (tensor<14xui8>) -> tensor<14xui8>
    %1 = call @argsort(%arg0) : (tensor<14xui8>) -> tensor<14xi64>
    %2 = call @argsort_0(%arg0) : (tensor<14xui8>) -> tensor<14xi64>
    %3 = stablehlo.iota dim = 0 : tensor<14xi64>
    %4:2 = "stablehlo.sort"(%arg0, %3) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %5 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    }) : (tensor<14xui8>, tensor<14xi64>) -> (tensor<14xui8>, tensor<14xi64>)
    return %0, %1, %2, %4#0, %4#1 : tensor<14xui8>, tensor<14xi64>, tensor<14xi64>, tensor<14xui8>, tensor<14xi64>
  }
  func.func private @sort(%arg0: tensor<14xui8>) -> tensor<14xui8> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
      %1 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<14xui8>) -> tensor<14xui8>
    return %0 : tensor<14xui8>
  }
  func.func private @argsort(%arg0: tensor<14xui8>) -> tensor<14xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %2 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<14xui8>, tensor<14xi64>) -> (tensor<14xui8>, tensor<14xi64>)
    return %1#1 : tensor<14xi64>
  }
  func.func private @argsort_0(%arg0: tensor<14xui8>) -> tensor<14xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %1 = stablehlo.reverse %arg0, dims = [0] : tensor<14xui8>
    %2 = stablehlo.reverse %0, dims = [0] : tensor<14xi64>
    %3:2 = "stablehlo.sort"(%1, %2) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %5 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    }) : (tensor<14xui8>, tensor<14xi64>) -> (tensor<14xui8>, tensor<14xi64>)
    %4 = stablehlo.reverse %3#1, dims = [0] : tensor<14xi64>
    return %4 : tensor<14xi64>
  }
}

// -----

// more_specials: argmax, argmin ui8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui8>)
    %e:4 = call @expected() : () -> (tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>)
    %r:4 = call @program(%i#0) : (tensor<14xui8>) -> (tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>)
    check.expect_eq %r#0, %e#0 : tensor<i64>
    check.expect_eq %r#1, %e#1 : tensor<i64>
    check.expect_eq %r#2, %e#2 : tensor<2xi64>
    check.expect_eq %r#3, %e#3 : tensor<7xi64>
    return
  }
  func.func private @inputs() -> (tensor<14xui8>) {
    %0 = stablehlo.constant dense<"0xFF01000001FF00030001FE020005"> : tensor<14xui8>
    return %0 : tensor<14xui8>
  }
  func.func private @expected() -> (tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>) {
    %0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
    %1 = stablehlo.constant dense<"0x0200000000000000"> : tensor<i64>
    %2 = stablehlo.constant dense<"0x00000000000000000300000000000000"> : tensor<2xi64>
    %3 = stablehlo.constant dense<"0x0100000000000000010000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000"> : tensor<7xi64>
    return %0, %1, %2, %3 : tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>
  }
  func.func private @program(%arg0: tensor<14xui8>) -> (tensor<i64> {jax.result_info = "result[0]"}, tensor<i64> {jax.result_info = "result[1]"}, tensor<2xi64> {jax.result_info = "result[2]"}, tensor<7xi64> {jax.result_info = "result[3]"}) {
    %0 = call @argmax(%arg0) : (tensor<14xui8>) -> tensor<i64>
    %1 = call @argmin(%arg0) : (tensor<14xui8>) -> tensor<i64>
    %2 = stablehlo.reshape %arg0 : (tensor<14xui8>) -> tensor<2x7xui8>
    %3 = call @argmax_0(%2) : (tensor<2x7xui8>) -> tensor<2xi64>
    %4 = stablehlo.reshape %arg0 : (tensor<14xui8>) -> tensor<2x7xui8>
    %5 = call @argmin_1(%4) : (tensor<2x7xui8>) -> tensor<7xi64>
    return %0, %1, %3, %5 : tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>
  }
  func.func private @argmax(%arg0: tensor<14xui8>) -> tensor<i64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<14xui8>, tensor<14xi64>, tensor<ui8>, tensor<i64>) -> (tensor<ui8>, tensor<i64>)
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
    return %1#1 : tensor<i64>
  }
  func.func private @argmin(%arg0: tensor<14xui8>) -> tensor<i64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %c = stablehlo.constant dense<255> : tensor<ui8>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<14xui8>, tensor<14xi64>, tensor<ui8>, tensor<i64>) -> (tensor<ui8>, tensor<i64>)
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
    return %1#1 : tensor<i64>
  }
  func.func private @argmax_0(%arg0: tensor<2x7xui8>) -> tensor<2xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<2x7xi64>
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<2x7xui8>, tensor<2x7xi64>, tensor<ui8>, tensor<i64>) -> (tensor<2xui8>, tensor<2xi64>)
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
    return %1#1 : tensor<2xi64>
  }
  func.func private @argmin_1(%arg0: tensor<2x7xui8>) -> tensor<7xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<2x7xi64>
    %c = stablehlo.constant dense<255> : tensor<ui8>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<2x7xui8>, tensor<2x7xi64>, tensor<ui8>, tensor<i64>) -> (tensor<7xui8>, tensor<7xi64>)
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
    return %1#1 : tensor<7xi64>
  }
}

// -----

// more_specials: max, min ui8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui8>)
    %e:4 = call @expected() : () -> (tensor<ui8>, tensor<ui8>, tensor<7xui8>, tensor<2xui8>)
    %r:4 = call @program(%i#0) : (tensor<14xui8>) -> (tensor<ui8>, tensor<ui8>, tensor<7xui8>, tensor<2xui8>)
    check.expect_eq %r#0, %e#0 : tensor<ui8>
    check.expect_eq %r#1, %e#1 : tensor<ui8>
    check.expect_eq %r#2, %e#2 : tensor<7xui8>
    check.expect_eq %r#3, %e#3 : tensor<2xui8>
    return
  }
  func.func private @inputs() -> (tensor<14xui8>) {
    %0 = stablehlo.constant dense<"0xFF01000001FF00030001FE020005"> : tensor<14xui8>
    return %0 : tensor<14xui8>
  }
  func.func private @expected() -> (tensor<ui8>, tensor<ui8>, tensor<7xui8>, tensor<2xui8>) {
    %0 = stablehlo.constant dense<"0xFF"> : tensor<ui8>
    %1 = stablehlo.constant dense<"0x00"> : tensor<ui8>
    %2 = stablehlo.constant dense<"0xFF0101FE02FF05"> : tensor<7xui8>
    %3 = stablehlo.constant dense<"0x0000"> : tensor<2xui8>
    return %0, %1, %2, %3 : tensor<ui8>, tensor<ui8>, tensor<7xui8>, tensor<2xui8>
  }
  func.func private @program(%arg0: tensor<14xui8>) -> (tensor<ui8> {jax.result_info = "result[0]"}, tensor<ui8> {jax.result_info = "result[1]"}, tensor<7xui8> {jax.result_info = "result[2]"}, tensor<2xui8> {jax.result_info = "result[3]"}) {
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<14xui8>, tensor<ui8>) -> tensor<ui8>
    %c_0 = stablehlo.constant dense<255> : tensor<ui8>
    %1 = stablehlo.reduce(%arg0 init: %c_0) applies stablehlo.minimum across dimensions = [0] : (tensor<14xui8>, tensor<ui8>) -> tensor<ui8>
    %2 = stablehlo.reshape %arg0 : (tensor<14xui8>) -> tensor<2x7xui8>
    %c_1 = stablehlo.constant dense<0> : tensor<ui8>
    %3 = stablehlo.reduce(%2 init: %c_1) applies stablehlo.maximum across dimensions = [0] : (tensor<2x7xui8>, tensor<ui8>) -> tensor<7xui8>
    %4 = stablehlo.reshape %arg0 : (tensor<14xui8>) -> tensor<2x7xui8>
    %c_2 = stablehlo.constant dense<255> : tensor<ui8>
    %5 = stablehlo.reduce(%4 init: %c_2) applies stablehlo.minimum across dimensions = [1] : (tensor<2x7xui8>, tensor<ui8>) -> tensor<2xui8>
    return %0, %1, %3, %5 : tensor<ui8>, tensor<ui8>, tensor<7xui8>, tensor<2xui8>
  }
}

// -----

// more_specials: compare ui8
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<14xui8>, tensor<14xui8>)
    %e:8 = call @expected() : () -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xui8>, tensor<14xui8>)
    %r:8 = call @program(%i#0, %i#1) : (tensor<14xui8>, tensor<14xui8>) -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xui8>, tensor<14xui8>)
    check.expect_eq %r#0, %e#0 : tensor<14xi1>
    check.expect_eq %r#1, %e#1 : tensor<14xi1>
    check.expect_eq %r#2, %e#2 : tensor<14xi1>
    check.expect_eq %r#3, %e#3 : tensor<14xi1>
    check.expect_eq %r#4, %e#4 : tensor<14xi1>
    check.expect_eq %r#5, %e#5 : tensor<14xi1>
    check.expect_eq %r#6, %e#6 : tensor<14xui8>
    check.expect_eq %r#7, %e#7 : tensor<14xui8>
    return
  }
  func.func private @inputs() -> (tensor<14xui8>, tensor<14xui8>) {
    %0 = stablehlo.constant dense<"0xFF01000001FF00030001FE020005"> : tensor<14xui8>
    %1 = stablehlo.constant dense<"0x020005FF01000001FF00030001FE"> : tensor<14xui8>
    return %0, %1 : tensor<14xui8>, tensor<14xui8>
  }
  func.func private @expected() -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xui8>, tensor<14xui8>) {
    %0 = stablehlo.constant dense<[false, false, false, false, true, false, true, false, false, false, false, false, false, false]> : tensor<14xi1>
    %1 = stablehlo.constant dense<[true, true, true, true, false, true, false, true, true, true, true, true, true, true]> : tensor<14xi1>
    %2 = stablehlo.constant dense<[false, false, true, true, false, false, false, false, true, false, false, false, true, true]> : tensor<14xi1>
    %3 = stablehlo.constant dense<[false, false, true, true, true, false, true, false, true, false, false, false, true, true]> : tensor<14xi1>
    %4 = stablehlo.constant dense<[true, true, false, false, false, true, false, true, false, true, true, true, false, false]> : tensor<14xi1>
    %5 = stablehlo.constant dense<[true, true, false, false, true, true, true, true, false, true, true, true, false, false]> : tensor<14xi1>
    %6 = stablehlo.constant dense<"0xFF0105FF01FF0003FF01FE0201FE"> : tensor<14xui8>
    %7 = stablehlo.constant dense<"0x0200000001000001000003000005"> : tensor<14xui8>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xui8>, tensor<14xui8>
  }
  func.func private @program(%arg0: tensor<14xui8>, %arg1: tensor<14xui8>) -> (tensor<14xi1> {jax.result_info = "result[0]"}, tensor<14xi1> {jax.result_info = "result[1]"}, tensor<14xi1> {jax.result_info = "result[2]"}, tensor<14xi1> {jax.result_info = "result[3]"}, tensor<14xi1> {jax.result_info = "result[4]"}, tensor<14xi1> {jax.result_info = "result[5]"}, tensor<14xui8> {jax.result_info = "result[6]"}, tensor<14xui8> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, UNSIGNED : (tensor<14xui8>, tensor<14xui8>) -> tensor<14xi1>
    %1 = stablehlo.compare NE, %arg0, %arg1, UNSIGNED : (tensor<14xui8>, tensor<14xui8>) -> tensor<14xi1>
    %2 = stablehlo.compare LT, %arg0, %arg1, UNSIGNED : (tensor<14xui8>, tensor<14xui8>) -> tensor<14xi1>
    %3 = stablehlo.compare LE, %arg0, %arg1, UNSIGNED : (tensor<14xui8>, tensor<14xui8>) -> tensor<14xi1>
    %4 = stablehlo.compare GT, %arg0, %arg1, UNSIGNED : (tensor<14xui8>, tensor<14xui8>) -> tensor<14xi1>
    %5 = stablehlo.compare GE, %arg0, %arg1, UNSIGNED : (tensor<14xui8>, tensor<14xui8>) -> tensor<14xi1>
    %6 = stablehlo.maximum %arg0, %arg1 : tensor<14xui8>
    %7 = stablehlo.minimum %arg0, %arg1 : tensor<14xui8>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xui8>, tensor<14xui8>
  }
}

// -----

// more_specials: clip, sign ui8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui8>)
    %e:2 = call @expected() : () -> (tensor<14xui8>, tensor<14xui8>)
    %r:2 = call @program(%i#0) : (tensor<14xui8>) -> (tensor<14xui8>, tensor<14xui8>)
    check.expect_eq %r#0, %e#0 : tensor<14xui8>
    check.expect_eq %r#1, %e#1 : tensor<14xui8>
    return
  }
  func.func private @inputs() -> (tensor<14xui8>) {
    %0 = stablehlo.constant dense<"0xFF01000001FF00030001FE020005"> : tensor<14xui8>
    return %0 : tensor<14xui8>
  }
  func.func private @expected() -> (tensor<14xui8>, tensor<14xui8>) {
    %0 = stablehlo.constant dense<"0x0101010101010101010101010101"> : tensor<14xui8>
    %1 = stablehlo.constant dense<"0x0101000001010001000101010001"> : tensor<14xui8>
    return %0, %1 : tensor<14xui8>, tensor<14xui8>
  }
  func.func private @program(%arg0: tensor<14xui8>) -> (tensor<14xui8> {jax.result_info = "result[0]"}, tensor<14xui8> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.slice %arg0 [4:5] : (tensor<14xui8>) -> tensor<1xui8>
    %1 = stablehlo.reshape %0 : (tensor<1xui8>) -> tensor<ui8>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<14xui8>) -> tensor<1xui8>
    %3 = stablehlo.reshape %2 : (tensor<1xui8>) -> tensor<ui8>
    %4 = call @clip(%arg0, %1, %3) : (tensor<14xui8>, tensor<ui8>, tensor<ui8>) -> tensor<14xui8>
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<14xui8>
    %6 = stablehlo.compare EQ, %arg0, %5, UNSIGNED : (tensor<14xui8>, tensor<14xui8>) -> tensor<14xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<ui8>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui8>) -> tensor<14xui8>
    %c_1 = stablehlo.constant dense<1> : tensor<ui8>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui8>) -> tensor<14xui8>
    %9 = stablehlo.select %6, %7, %8 : tensor<14xi1>, tensor<14xui8>
    return %4, %9 : tensor<14xui8>, tensor<14xui8>
  }
  func.func private @clip(%arg0: tensor<14xui8>, %arg1: tensor<ui8>, %arg2: tensor<ui8>) -> tensor<14xui8> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui8>) -> tensor<14xui8>
    %1 = stablehlo.maximum %0, %arg0 : tensor<14xui8>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<ui8>) -> tensor<14xui8>
    %3 = stablehlo.minimum %2, %1 : tensor<14xui8>
    return %3 : tensor<14xui8>
  }
}

// -----

// more_specials: top_k ui8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui8>)
    %e:2 = call @expected() : () -> (tensor<5xui8>, tensor<5xi32>)
    %r:2 = call @program(%i#0) : (tensor<14xui8>) -> (tensor<5xui8>, tensor<5xi32>)
    check.expect_eq %r#0, %e#0 : tensor<5xui8>
    check.expect_eq %r#1, %e#1 : tensor<5xi32>
    return
  }
  func.func private @inputs() -> (tensor<14xui8>) {
    %0 = stablehlo.constant dense<"0xFF01000001FF00030001FE020005"> : tensor<14xui8>
    return %0 : tensor<14xui8>
  }
  func.func private @expected() -> (tensor<5xui8>, tensor<5xi32>) {
    %0 = stablehlo.constant dense<"0xFFFE050302"> : tensor<5xui8>
    %1 = stablehlo.constant dense<"0x02000000070000000A0000000400000008000000"> : tensor<5xi32>
    return %0, %1 : tensor<5xui8>, tensor<5xi32>
  }
  func.func private @program(%arg0: tensor<14xui8>) -> (tensor<5xui8> {jax.result_info = "result[0]"}, tensor<5xi32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.slice %arg0 [3:14] : (tensor<14xui8>) -> tensor<11xui8>
    %values, %indices = chlo.top_k(%0, k = 5) : tensor<11xui8> -> (tensor<5xui8>, tensor<5xi32>)
    return %values, %indices : tensor<5xui8>, tensor<5xi32>
  }
}

// -----

// more_specials: cummax, cummin ui8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui8>)
    %e:2 = call @expected() : () -> (tensor<14xui8>, tensor<14xui8>)
    %r:2 = call @program(%i#0) : (tensor<14xui8>) -> (tensor<14xui8>, tensor<14xui8>)
    check.expect_eq %r#0, %e#0 : tensor<14xui8>
    check.expect_eq %r#1, %e#1 : tensor<14xui8>
    return
  }
  func.func private @inputs() -> (tensor<14xui8>) {
    %0 = stablehlo.constant dense<"0xFF01000001FF00030001FE020005"> : tensor<14xui8>
    return %0 : tensor<14xui8>
  }
  func.func private @expected() -> (tensor<14xui8>, tensor<14xui8>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<14xui8>
    %1 = stablehlo.constant dense<"0x0000000000000000000000000005"> : tensor<14xui8>
    return %0, %1 : tensor<14xui8>, tensor<14xui8>
  }
  func.func private @program(%arg0: tensor<14xui8>) -> (tensor<14xui8> {jax.result_info = "result[0]"}, tensor<14xui8> {jax.result_info = "result[1]"}) {
    %0 = call @cummax(%arg0) : (tensor<14xui8>) -> tensor<14xui8>
    %1 = call @cummin(%arg0) : (tensor<14xui8>) -> tensor<14xui8>
    return %0, %1 : tensor<14xui8>, tensor<14xui8>
  }
  func.func private @cummax(%arg0: tensor<14xui8>) -> tensor<14xui8> {
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<ui8>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[13, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<ui8>
      stablehlo.return %2 : tensor<ui8>
    }) : (tensor<14xui8>, tensor<ui8>) -> tensor<14xui8>
    return %1 : tensor<14xui8>
  }
  func.func private @cummin(%arg0: tensor<14xui8>) -> tensor<14xui8> {
    %c = stablehlo.constant dense<255> : tensor<ui8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<ui8>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[0, 13]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<ui8>
      stablehlo.return %2 : tensor<ui8>
    }) : (tensor<14xui8>, tensor<ui8>) -> tensor<14xui8>
    return %1 : tensor<14xui8>
  }
}

// -----

// more_specials: max pooling ui8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui8>)
    %e:1 = call @expected() : () -> (tensor<2x4xui8>)
    %r:1 = call @program(%i#0) : (tensor<14xui8>) -> (tensor<2x4xui8>)
    check.expect_eq %r#0, %e#0 : tensor<2x4xui8>
    return
  }
  func.func private @inputs() -> (tensor<14xui8>) {
    %0 = stablehlo.constant dense<"0xFF01000001FF00030001FE020005"> : tensor<14xui8>
    return %0 : tensor<14xui8>
  }
  func.func private @expected() -> (tensor<2x4xui8>) {
    %0 = stablehlo.constant dense<"0xFF01FFFF03FEFE05"> : tensor<2x4xui8>
    return %0 : tensor<2x4xui8>
  }
  func.func private @program(%arg0: tensor<14xui8>) -> (tensor<2x4xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<14xui8>) -> tensor<2x7xui8>
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<ui8>
    %2 = "stablehlo.reduce_window"(%0, %1) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
      %3 = stablehlo.maximum %arg1, %arg2 : tensor<ui8>
      stablehlo.return %3 : tensor<ui8>
    }) : (tensor<2x7xui8>, tensor<ui8>) -> tensor<2x4xui8>
    return %2 : tensor<2x4xui8>
  }
}

// -----

// more_specials: unique, nonzero ui8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui8>)
    %e:2 = call @expected() : () -> (tensor<9xi64>, tensor<i64>)
    %r:2 = call @program(%i#0) : (tensor<14xui8>) -> (tensor<9xi64>, tensor<i64>)
    check.expect_eq %r#0, %e#0 : tensor<9xi64>
    check.expect_eq %r#1, %e#1 : tensor<i64>
    return
  }
  func.func private @inputs() -> (tensor<14xui8>) {
    %0 = stablehlo.constant dense<"0xFF01000001FF00030001FE020005"> : tensor<14xui8>
    return %0 : tensor<14xui8>
  }
  func.func private @expected() -> (tensor<9xi64>, tensor<i64>) {
    %0 = stablehlo.constant dense<"0x0000000000000000010000000000000004000000000000000500000000000000070000000000000009000000000000000A000000000000000B000000000000000D00000000000000"> : tensor<9xi64>
    %1 = stablehlo.constant dense<"0x0900000000000000"> : tensor<i64>
    return %0, %1 : tensor<9xi64>, tensor<i64>
  }
  func.func private @program(%arg0: tensor<14xui8>) -> (tensor<9xi64> {jax.result_info = "result[0]"}, tensor<i64> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<14xui8>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<14xui8>, tensor<14xui8>) -> tensor<14xi1>
    %2 = call @cumsum(%1) : (tensor<14xi1>) -> tensor<14xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %5 = stablehlo.compare LT, %2, %4, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %c_2 = stablehlo.constant dense<9> : tensor<i64>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %7 = stablehlo.add %2, %6 : tensor<14xi64>
    %8 = stablehlo.select %5, %7, %2 : tensor<14xi1>, tensor<14xi64>
    %9 = stablehlo.convert %8 : (tensor<14xi64>) -> tensor<14xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<14xi32>) -> tensor<14x1xi32>
    %c_3 = stablehlo.constant dense<1> : tensor<i64>
    %11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %12 = "stablehlo.scatter"(%3, %10, %11) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %26 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %26 : tensor<i64>
    }) : (tensor<9xi64>, tensor<14x1xi32>, tensor<14xi64>) -> tensor<9xi64>
    %13 = call @cumsum_1(%12) : (tensor<9xi64>) -> tensor<9xi64>
    %c_4 = stablehlo.constant dense<1> : tensor<i64>
    %14 = call @floor_divide(%13, %c_4) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    %c_5 = stablehlo.constant dense<14> : tensor<i64>
    %15 = call @remainder(%14, %c_5) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    %16 = stablehlo.convert %1 : (tensor<14xi1>) -> tensor<14xi32>
    %17 = stablehlo.convert %16 : (tensor<14xi32>) -> tensor<14xi64>
    %c_6 = stablehlo.constant dense<0> : tensor<i64>
    %18 = stablehlo.reduce(%17 init: %c_6) applies stablehlo.add across dimensions = [0] : (tensor<14xi64>, tensor<i64>) -> tensor<i64>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %20 = stablehlo.iota dim = 0 : tensor<9xi64>
    %21 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<1xi64>) -> tensor<9xi64>
    %22 = stablehlo.compare GE, %20, %21, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %c_7 = stablehlo.constant dense<-1> : tensor<i64>
    %23 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %24 = call @_where_4(%22, %23, %15) : (tensor<9xi1>, tensor<1xi64>, tensor<9xi64>) -> tensor<9xi64>
    %25 = call @count_nonzero(%arg0) : (tensor<14xui8>) -> tensor<i64>
    return %24, %25 : tensor<9xi64>, tensor<i64>
  }
  func.func private @cumsum(%arg0: tensor<14xi1>) -> tensor<14xi64> {
    %0 = stablehlo.convert %arg0 : (tensor<14xi1>) -> tensor<14xi64>
    %1 = call @cumsum_0(%0) : (tensor<14xi64>) -> tensor<14xi64>
    return %1 : tensor<14xi64>
  }
  func.func private @cumsum_0(%arg0: tensor<14xi64>) -> tensor<14xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[13, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<14xi64>, tensor<i64>) -> tensor<14xi64>
    return %1 : tensor<14xi64>
  }
  func.func private @cumsum_1(%arg0: tensor<9xi64>) -> tensor<9xi64> {
    %0 = call @cumsum_2(%arg0) : (tensor<9xi64>) -> tensor<9xi64>
    return %0 : tensor<9xi64>
  }
  func.func private @cumsum_2(%arg0: tensor<9xi64>) -> tensor<9xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[8, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 9>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    return %1 : tensor<9xi64>
  }
  func.func private @floor_divide(%arg0: tensor<9xi64>, %arg1: tensor<i64>) -> tensor<9xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %2 = stablehlo.divide %arg0, %1 : tensor<9xi64>
    %3 = stablehlo.sign %arg0 : tensor<9xi64>
    %4 = stablehlo.sign %0 : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %8 = stablehlo.remainder %arg0, %7 : tensor<9xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %11 = stablehlo.and %6, %10 : tensor<9xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %13 = stablehlo.subtract %2, %12 : tensor<9xi64>
    %14 = call @_where(%11, %13, %2) : (tensor<9xi1>, tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
    return %14 : tensor<9xi64>
  }
  func.func private @_where(%arg0: tensor<9xi1>, %arg1: tensor<9xi64>, %arg2: tensor<9xi64>) -> tensor<9xi64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<9xi1>, tensor<9xi64>
    return %0 : tensor<9xi64>
  }
  func.func private @remainder(%arg0: tensor<9xi64>, %arg1: tensor<i64>) -> tensor<9xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %2 = call @_where_3(%1, %c_0, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %4 = stablehlo.remainder %arg0, %3 : tensor<9xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<9xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
    %12 = stablehlo.and %11, %6 : tensor<9xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %14 = stablehlo.add %4, %13 : tensor<9xi64>
    %15 = stablehlo.select %12, %14, %4 : tensor<9xi1>, tensor<9xi64>
    return %15 : tensor<9xi64>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
    return %0 : tensor<i64>
  }
  func.func private @_where_4(%arg0: tensor<9xi1>, %arg1: tensor<1xi64>, %arg2: tensor<9xi64>) -> tensor<9xi64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<1xi64>) -> tensor<9xi64>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<9xi1>, tensor<9xi64>
    return %1 : tensor<9xi64>
  }
  func.func private @count_nonzero(%arg0: tensor<14xui8>) -> tensor<i64> {
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<14xui8>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<14xui8>, tensor<14xui8>) -> tensor<14xi1>
    %2 = stablehlo.convert %1 : (tensor<14xi1>) -> tensor<14xi32>
    %3 = stablehlo.convert %2 : (tensor<14xi32>) -> tensor<14xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.reduce(%3 init: %c_0) applies stablehlo.add across dimensions = [0] : (tensor<14xi64>, tensor<i64>) -> tensor<i64>
    return %4 : tensor<i64>
  }
}

// -----

// more_specials: where, select ui8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui8>)
    %e:2 = call @expected() : () -> (tensor<14xui8>, tensor<14xui8>)
    %r:2 = call @program(%i#0) : (tensor<14xui8>) -> (tensor<14xui8>, tensor<14xui8>)
    check.expect_eq %r#0, %e#0 : tensor<14xui8>
    check.expect_eq %r#1, %e#1 : tensor<14xui8>
    return
  }
  func.func private @inputs() -> (tensor<14xui8>) {
    %0 = stablehlo.constant dense<"0xFF01000001FF00030001FE020005"> : tensor<14xui8>
    return %0 : tensor<14xui8>
  }
  func.func private @expected() -> (tensor<14xui8>, tensor<14xui8>) {
    %0 = stablehlo.constant dense<"0xFF01010101FF01030101FE020105"> : tensor<14xui8>
    %1 = stablehlo.constant dense<"0xFF0102FE01FF03FFFF01FFFF01FF"> : tensor<14xui8>
    return %0, %1 : tensor<14xui8>, tensor<14xui8>
  }
  func.func private @program(%arg0: tensor<14xui8>) -> (tensor<14xui8> {jax.result_info = "result[0]"}, tensor<14xui8> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<14xui8>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<14xui8>, tensor<14xui8>) -> tensor<14xi1>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<14xui8>) -> tensor<1xui8>
    %3 = stablehlo.reshape %2 : (tensor<1xui8>) -> tensor<ui8>
    %4 = call @_where(%1, %arg0, %3) : (tensor<14xi1>, tensor<14xui8>, tensor<ui8>) -> tensor<14xui8>
    %5 = stablehlo.slice %arg0 [1:2] : (tensor<14xui8>) -> tensor<1xui8>
    %6 = stablehlo.reshape %5 : (tensor<1xui8>) -> tensor<ui8>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui8>) -> tensor<14xui8>
    %8 = stablehlo.compare EQ, %arg0, %7, UNSIGNED : (tensor<14xui8>, tensor<14xui8>) -> tensor<14xi1>
    %9 = stablehlo.slice %arg0 [3:4] : (tensor<14xui8>) -> tensor<1xui8>
    %10 = stablehlo.reshape %9 : (tensor<1xui8>) -> tensor<ui8>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<ui8>) -> tensor<14xui8>
    %12 = stablehlo.compare EQ, %arg0, %11, UNSIGNED : (tensor<14xui8>, tensor<14xui8>) -> tensor<14xi1>
    %13 = stablehlo.reverse %arg0, dims = [0] : tensor<14xui8>
    %14 = stablehlo.slice %arg0 [0:1] : (tensor<14xui8>) -> tensor<1xui8>
    %15 = stablehlo.reshape %14 : (tensor<1xui8>) -> tensor<ui8>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %16 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<14xi1>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1] : (tensor<14xi1>) -> tensor<1x14xi1>
    %18 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<14xi1>) -> tensor<1x14xi1>
    %19 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<14xi1>) -> tensor<1x14xi1>
    %20 = stablehlo.concatenate %17, %18, %19, dim = 0 : (tensor<1x14xi1>, tensor<1x14xi1>, tensor<1x14xi1>) -> tensor<3x14xi1>
    %21 = call @argmax(%20) : (tensor<3x14xi1>) -> tensor<14xi64>
    %22 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<ui8>) -> tensor<14xui8>
    %c_1 = stablehlo.constant dense<1> : tensor<i64>
    %23 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %24 = stablehlo.compare LT, %21, %23, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %c_2 = stablehlo.constant dense<2> : tensor<i64>
    %25 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %26 = stablehlo.compare LT, %21, %25, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %27 = stablehlo.select %26, %arg0, %13 : tensor<14xi1>, tensor<14xui8>
    %28 = stablehlo.select %24, %22, %27 : tensor<14xi1>, tensor<14xui8>
    return %4, %28 : tensor<14xui8>, tensor<14xui8>
  }
  func.func private @_where(%arg0: tensor<14xi1>, %arg1: tensor<14xui8>, %arg2: tensor<ui8>) -> tensor<14xui8> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<ui8>) -> tensor<14xui8>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<14xi1>, tensor<14xui8>
    return %1 : tensor<14xui8>
  }
  func.func private @argmax(%arg0: tensor<3x14xi1>) -> tensor<14xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<3x14xi64>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<3x14xi1>, tensor<3x14xi64>, tensor<i1>, tensor<i64>) -> (tensor<14xi1>, tensor<14xi64>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i64>
    }
    return %1#1 : tensor<14xi64>
  }
}

// -----

// more_specials: any, all ui8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui8>)
    %e:3 = call @expected() : () -> (tensor<i1>, tensor<i1>, tensor<7xi1>)
    %r:3 = call @program(%i#0) : (tensor<14xui8>) -> (tensor<i1>, tensor<i1>, tensor<7xi1>)
    check.expect_eq %r#0, %e#0 : tensor<i1>
    check.expect_eq %r#1, %e#1 : tensor<i1>
    check.expect_eq %r#2, %e#2 : tensor<7xi1>
    return
  }
  func.func private @inputs() -> (tensor<14xui8>) {
    %0 = stablehlo.constant dense<"0xFF01000001FF00030001FE020005"> : tensor<14xui8>
    return %0 : tensor<14xui8>
  }
  func.func private @expected() -> (tensor<i1>, tensor<i1>, tensor<7xi1>) {
    %0 = stablehlo.constant dense<true> : tensor<i1>
    %1 = stablehlo.constant dense<false> : tensor<i1>
    %2 = stablehlo.constant dense<[true, true, true, true, true, true, true]> : tensor<7xi1>
    return %0, %1, %2 : tensor<i1>, tensor<i1>, tensor<7xi1>
  }
  func.func private @program(%arg0: tensor<14xui8>) -> (tensor<i1> {jax.result_info = "result[0]"}, tensor<i1> {jax.result_info = "result[1]"}, tensor<7xi1> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<14xui8>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<14xui8>, tensor<14xui8>) -> tensor<14xi1>
    %2 = stablehlo.convert %1 : tensor<14xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %3 = stablehlo.reduce(%2 init: %c_0) applies stablehlo.or across dimensions = [0] : (tensor<14xi1>, tensor<i1>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<0> : tensor<ui8>
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui8>) -> tensor<14xui8>
    %5 = stablehlo.compare NE, %arg0, %4, UNSIGNED : (tensor<14xui8>, tensor<14xui8>) -> tensor<14xi1>
    %6 = stablehlo.convert %5 : tensor<14xi1>
    %c_2 = stablehlo.constant dense<true> : tensor<i1>
    %7 = stablehlo.reduce(%6 init: %c_2) applies stablehlo.and across dimensions = [0] : (tensor<14xi1>, tensor<i1>) -> tensor<i1>
    %8 = stablehlo.reshape %arg0 : (tensor<14xui8>) -> tensor<2x7xui8>
    %c_3 = stablehlo.constant dense<0> : tensor<ui8>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui8>) -> tensor<2x7xui8>
    %10 = stablehlo.compare NE, %8, %9, UNSIGNED : (tensor<2x7xui8>, tensor<2x7xui8>) -> tensor<2x7xi1>
    %11 = stablehlo.convert %10 : tensor<2x7xi1>
    %c_4 = stablehlo.constant dense<false> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_4) applies stablehlo.or across dimensions = [0] : (tensor<2x7xi1>, tensor<i1>) -> tensor<7xi1>
    return %3, %7, %12 : tensor<i1>, tensor<i1>, tensor<7xi1>
  }
}

// -----

// more_specials: sort ui16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui16>)
    %e:5 = call @expected() : () -> (tensor<14xui16>, tensor<14xi64>, tensor<14xi64>, tensor<14xui16>, tensor<14xi64>)
    %r:5 = call @program(%i#0) : (tensor<14xui16>) -> (tensor<14xui16>, tensor<14xi64>, tensor<14xi64>, tensor<14xui16>, tensor<14xi64>)
    check.expect_eq %r#0, %e#0 : tensor<14xui16>
    check.expect_eq %r#1, %e#1 : tensor<14xi64>
    check.expect_eq %r#2, %e#2 : tensor<14xi64>
    check.expect_eq %r#3, %e#3 : tensor<14xui16>
    check.expect_eq %r#4, %e#4 : tensor<14xi64>
    return
  }
  func.func private @inputs() -> (tensor<14xui16>) {
    %0 = stablehlo.constant dense<"0xFFFF0100000000000100FFFF0000030000000100FEFF020000000500"> : tensor<14xui16>
    return %0 : tensor<14xui16>
  }
  func.func private @expected() -> (tensor<14xui16>, tensor<14xi64>, tensor<14xi64>, tensor<14xui16>, tensor<14xi64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000010001000100020003000500FEFFFFFFFFFF"> : tensor<14xui16>
    %1 = stablehlo.constant dense<"0x02000000000000000300000000000000060000000000000008000000000000000C000000000000000100000000000000040000000000000009000000000000000B0000000000000007000000000000000D000000000000000A0000000000000000000000000000000500000000000000"> : tensor<14xi64>
    %2 = stablehlo.constant dense<"0x000000000000000005000000000000000A000000000000000D0000000000000007000000000000000B0000000000000001000000000000000400000000000000090000000000000002000000000000000300000000000000060000000000000008000000000000000C00000000000000"> : tensor<14xi64>
    %3 = stablehlo.constant dense<"0x00000000000000000000010001000100020003000500FEFFFFFFFFFF"> : tensor<14xui16>
    %4 = stablehlo.constant dense<"0x02000000000000000300000000000000060000000000000008000000000000000C000000000000000100000000000000040000000000000009000000000000000B0000000000000007000000000000000D000000000000000A0000000000000000000000000000000500000000000000"> : tensor<14xi64>
    return %0, %1, %2, %3, %4 : tensor<14xui16>, tensor<14xi64>, tensor<14xi64>, tensor<14xui16>, tensor<14xi64>
  }
  func.func private @program(%arg0: tensor<14xui16>) -> (tensor<14xui16> {jax.result_info = "result[0]"}, tensor<14xi64> {jax.result_info = "result[1]"}, tensor<14xi64> {jax.result_info = "result[2]"}, tensor<14xui16> {jax.result_info = "result[3][0]"}, tensor<14xi64> {jax.result_info = "result[3][1]"}) {
    %0 = call @sort(%arg0) : (tensor<14xui16>) -> tensor<14xui16>
    %1 = call @argsort(%arg0) : (tensor<14xui16>) -> tensor<14xi64>
    %2 = call @argsort_0(%arg0) : (tensor<14xui16>) -> tensor<14xi64>
    %3 = stablehlo.iota dim = 0 : tensor<14xi64>
    %4:2 = "stablehlo.sort"(%arg0, %3) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<ui16>, %arg2: tensor<ui16>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %5 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    }) : (tensor<14xui16>, tensor<14xi64>) -> (tensor<14xui16>, tensor<14xi64>)
    return %0, %1, %2, %4#0, %4#1 : tensor<14xui16>, tensor<14xi64>, tensor<14xi64>, tensor<14xui16>, tensor<14xi64>
  }
  func.func private @sort(%arg0: tensor<14xui16>) -> tensor<14xui16> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<ui16>, %arg2: tensor<ui16>):
      %1 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<14xui16>) -> tensor<14xui16>
    return %0 : tensor<14xui16>
  }
  func.func private @argsort(%arg0: tensor<14xui16>) -> tensor<14xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<ui16>, %arg2: tensor<ui16>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %2 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<14xui16>, tensor<14xi64>) -> (tensor<14xui16>, tensor<14xi64>)
    return %1#1 : tensor<14xi64>
  }
  func.func private @argsort_0(%arg0: tensor<14xui16>) -> tensor<14xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %1 = stablehlo.reverse %arg0, dims = [0] : tensor<14xui16>
    %2 = stablehlo.reverse %0, dims = [0] : tensor<14xi64>
    %3:2 = "stablehlo.sort"(%1, %2) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<ui16>, %arg2: tensor<ui16>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %5 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    }) : (tensor<14xui16>, tensor<14xi64>) -> (tensor<14xui16>, tensor<14xi64>)
    %4 = stablehlo.reverse %3#1, dims = [0] : tensor<14xi64>
    return %4 : tensor<14xi64>
  }
}

// -----

// more_specials: argmax, argmin ui16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui16>)
    %e:4 = call @expected() : () -> (tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>)
    %r:4 = call @program(%i#0) : (tensor<14xui16>) -> (tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>)
    check.expect_eq %r#0, %e#0 : tensor<i64>
    check.expect_eq %r#1, %e#1 : tensor<i64>
    check.expect_eq %r#2, %e#2 : tensor<2xi64>
    check.expect_eq %r#3, %e#3 : tensor<7xi64>
    return
  }
  func.func private @inputs() -> (tensor<14xui16>) {
    %0 = stablehlo.constant dense<"0xFFFF0100000000000100FFFF0000030000000100FEFF020000000500"> : tensor<14xui16>
    return %0 : tensor<14xui16>
  }
  func.func private @expected() -> (tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>) {
    %0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
    %1 = stablehlo.constant dense<"0x0200000000000000"> : tensor<i64>
    %2 = stablehlo.constant dense<"0x00000000000000000300000000000000"> : tensor<2xi64>
    %3 = stablehlo.constant dense<"0x0100000000000000010000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000"> : tensor<7xi64>
    return %0, %1, %2, %3 : tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>
  }
  func.func private @program(%arg0: tensor<14xui16>) -> (tensor<i64> {jax.result_info = "result[0]"}, tensor<i64> {jax.result_info = "result[1]"}, tensor<2xi64> {jax.result_info = "result[2]"}, tensor<7xi64> {jax.result_info = "result[3]"}) {
    %0 = call @argmax(%arg0) : (tensor<14xui16>) -> tensor<i64>
    %1 = call @argmin(%arg0) : (tensor<14xui16>) -> tensor<i64>
    %2 = stablehlo.reshape %arg0 : (tensor<14xui16>) -> tensor<2x7xui16>
    %3 = call @argmax_0(%2) : (tensor<2x7xui16>) -> tensor<2xi64>
    %4 = stablehlo.reshape %arg0 : (tensor<14xui16>) -> tensor<2x7xui16>
    %5 = call @argmin_1(%4) : (tensor<2x7xui16>) -> tensor<7xi64>
    return %0, %1, %3, %5 : tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>
  }
  func.func private @argmax(%arg0: tensor<14xui16>) -> tensor<i64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %c = stablehlo.constant dense<0> : tensor<ui16>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<14xui16>, tensor<14xi64>, tensor<ui16>, tensor<i64>) -> (tensor<ui16>, tensor<i64>)
     reducer(%arg1: tensor<ui16>, %arg3: tensor<ui16>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<ui16>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<ui16>, tensor<i64>
    }
    return %1#1 : tensor<i64>
  }
  func.func private @argmin(%arg0: tensor<14xui16>) -> tensor<i64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %c = stablehlo.constant dense<65535> : tensor<ui16>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<14xui16>, tensor<14xi64>, tensor<ui16>, tensor<i64>) -> (tensor<ui16>, tensor<i64>)
     reducer(%arg1: tensor<ui16>, %arg3: tensor<ui16>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<ui16>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<ui16>, tensor<i64>
    }
    return %1#1 : tensor<i64>
  }
  func.func private @argmax_0(%arg0: tensor<2x7xui16>) -> tensor<2xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<2x7xi64>
    %c = stablehlo.constant dense<0> : tensor<ui16>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<2x7xui16>, tensor<2x7xi64>, tensor<ui16>, tensor<i64>) -> (tensor<2xui16>, tensor<2xi64>)
     reducer(%arg1: tensor<ui16>, %arg3: tensor<ui16>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<ui16>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<ui16>, tensor<i64>
    }
    return %1#1 : tensor<2xi64>
  }
  func.func private @argmin_1(%arg0: tensor<2x7xui16>) -> tensor<7xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<2x7xi64>
    %c = stablehlo.constant dense<65535> : tensor<ui16>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<2x7xui16>, tensor<2x7xi64>, tensor<ui16>, tensor<i64>) -> (tensor<7xui16>, tensor<7xi64>)
     reducer(%arg1: tensor<ui16>, %arg3: tensor<ui16>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<ui16>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<ui16>, tensor<i64>
    }
    return %1#1 : tensor<7xi64>
  }
}

// -----

// more_specials: max, min ui16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui16>)
    %e:4 = call @expected() : () -> (tensor<ui16>, tensor<ui16>, tensor<7xui16>, tensor<2xui16>)
    %r:4 = call @program(%i#0) : (tensor<14xui16>) -> (tensor<ui16>, tensor<ui16>, tensor<7xui16>, tensor<2xui16>)
    check.expect_eq %r#0, %e#0 : tensor<ui16>
    check.expect_eq %r#1, %e#1 : tensor<ui16>
    check.expect_eq %r#2, %e#2 : tensor<7xui16>
    check.expect_eq %r#3, %e#3 : tensor<2xui16>
    return
  }
  func.func private @inputs() -> (tensor<14xui16>) {
    %0 = stablehlo.constant dense<"0xFFFF0100000000000100FFFF0000030000000100FEFF020000000500"> : tensor<14xui16>
    return %0 : tensor<14xui16>
  }
  func.func private @expected() -> (tensor<ui16>, tensor<ui16>, tensor<7xui16>, tensor<2xui16>) {
    %0 = stablehlo.constant dense<"0xFFFF"> : tensor<ui16>
    %1 = stablehlo.constant dense<"0x0000"> : tensor<ui16>
    %2 = stablehlo.constant dense<"0xFFFF01000100FEFF0200FFFF0500"> : tensor<7xui16>
    %3 = stablehlo.constant dense<"0x00000000"> : tensor<2xui16>
    return %0, %1, %2, %3 : tensor<ui16>, tensor<ui16>, tensor<7xui16>, tensor<2xui16>
  }
  func.func private @program(%arg0: tensor<14xui16>) -> (tensor<ui16> {jax.result_info = "result[0]"}, tensor<ui16> {jax.result_info = "result[1]"}, tensor<7xui16> {jax.result_info = "result[2]"}, tensor<2xui16> {jax.result_info = "result[3]"}) {
    %c = stablehlo.constant dense<0> : tensor<ui16>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<14xui16>, tensor<ui16>) -> tensor<ui16>
    %c_0 = stablehlo.constant dense<65535> : tensor<ui16>
    %1 = stablehlo.reduce(%arg0 init: %c_0) applies stablehlo.minimum across dimensions = [0] : (tensor<14xui16>, tensor<ui16>) -> tensor<ui16>
    %2 = stablehlo.reshape %arg0 : (tensor<14xui16>) -> tensor<2x7xui16>
    %c_1 = stablehlo.constant dense<0> : tensor<ui16>
    %3 = stablehlo.reduce(%2 init: %c_1) applies stablehlo.maximum across dimensions = [0] : (tensor<2x7xui16>, tensor<ui16>) -> tensor<7xui16>
    %4 = stablehlo.reshape %arg0 : (tensor<14xui16>) -> tensor<2x7xui16>
    %c_2 = stablehlo.constant dense<65535> : tensor<ui16>
    %5 = stablehlo.reduce(%4 init: %c_2) applies stablehlo.minimum across dimensions = [1] : (tensor<2x7xui16>, tensor<ui16>) -> tensor<2xui16>
    return %0, %1, %3, %5 : tensor<ui16>, tensor<ui16>, tensor<7xui16>, tensor<2xui16>
  }
}

// -----

// more_specials: compare ui16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<14xui16>, tensor<14xui16>)
    %e:8 = call @expected() : () -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xui16>, tensor<14xui16>)
    %r:8 = call @program(%i#0, %i#1) : (tensor<14xui16>, tensor<14xui16>) -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xui16>, tensor<14xui16>)
    check.expect_eq %r#0, %e#0 : tensor<14xi1>
    check.expect_eq %r#1, %e#1 : tensor<14xi1>
    check.expect_eq %r#2, %e#2 : tensor<14xi1>
    check.expect_eq %r#3, %e#3 : tensor<14xi1>
    check.expect_eq %r#4, %e#4 : tensor<14xi1>
    check.expect_eq %r#5, %e#5 : tensor<14xi1>
    check.expect_eq %r#6, %e#6 : tensor<14xui16>
    check.expect_eq %r#7, %e#7 : tensor<14xui16>
    return
  }
  func.func private @inputs() -> (tensor<14xui16>, tensor<14xui16>) {
    %0 = stablehlo.constant dense<"0xFFFF0100000000000100FFFF0000030000000100FEFF020000000500"> : tensor<14xui16>
    %1 = stablehlo.constant dense<"0x020000000500FFFF0100000000000100FFFF0000030000000100FEFF"> : tensor<14xui16>
    return %0, %1 : tensor<14xui16>, tensor<14xui16>
  }
  func.func private @expected() -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xui16>, tensor<14xui16>) {
    %0 = stablehlo.constant dense<[false, false, false, false, true, false, true, false, false, false, false, false, false, false]> : tensor<14xi1>
    %1 = stablehlo.constant dense<[true, true, true, true, false, true, false, true, true, true, true, true, true, true]> : tensor<14xi1>
    %2 = stablehlo.constant dense<[false, false, true, true, false, false, false, false, true, false, false, false, true, true]> : tensor<14xi1>
    %3 = stablehlo.constant dense<[false, false, true, true, true, false, true, false, true, false, false, false, true, true]> : tensor<14xi1>
    %4 = stablehlo.constant dense<[true, true, false, false, false, true, false, true, false, true, true, true, false, false]> : tensor<14xi1>
    %5 = stablehlo.constant dense<[true, true, false, false, true, true, true, true, false, true, true, true, false, false]> : tensor<14xi1>
    %6 = stablehlo.constant dense<"0xFFFF01000500FFFF0100FFFF00000300FFFF0100FEFF02000100FEFF"> : tensor<14xui16>
    %7 = stablehlo.constant dense<"0x02000000000000000100000000000100000000000300000000000500"> : tensor<14xui16>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xui16>, tensor<14xui16>
  }
  func.func private @program(%arg0: tensor<14xui16>, %arg1: tensor<14xui16>) -> (tensor<14xi1> {jax.result_info = "result[0]"}, tensor<14xi1> {jax.result_info = "result[1]"}, tensor<14xi1> {jax.result_info = "result[2]"}, tensor<14xi1> {jax.result_info = "result[3]"}, tensor<14xi1> {jax.result_info = "result[4]"}, tensor<14xi1> {jax.result_info = "result[5]"}, tensor<14xui16> {jax.result_info = "result[6]"}, tensor<14xui16> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, UNSIGNED : (tensor<14xui16>, tensor<14xui16>) -> tensor<14xi1>
    %1 = stablehlo.compare NE, %arg0, %arg1, UNSIGNED : (tensor<14xui16>, tensor<14xui16>) -> tensor<14xi1>
    %2 = stablehlo.compare LT, %arg0, %arg1, UNSIGNED : (tensor<14xui16>, tensor<14xui16>) -> tensor<14xi1>
    %3 = stablehlo.compare LE, %arg0, %arg1, UNSIGNED : (tensor<14xui16>, tensor<14xui16>) -> tensor<14xi1>
    %4 = stablehlo.compare GT, %arg0, %arg1, UNSIGNED : (tensor<14xui16>, tensor<14xui16>) -> tensor<14xi1>
    %5 = stablehlo.compare GE, %arg0, %arg1, UNSIGNED : (tensor<14xui16>, tensor<14xui16>) -> tensor<14xi1>
    %6 = stablehlo.maximum %arg0, %arg1 : tensor<14xui16>
    %7 = stablehlo.minimum %arg0, %arg1 : tensor<14xui16>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xui16>, tensor<14xui16>
  }
}

// -----

// more_specials: clip, sign ui16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui16>)
    %e:2 = call @expected() : () -> (tensor<14xui16>, tensor<14xui16>)
    %r:2 = call @program(%i#0) : (tensor<14xui16>) -> (tensor<14xui16>, tensor<14xui16>)
    check.expect_eq %r#0, %e#0 : tensor<14xui16>
    check.expect_eq %r#1, %e#1 : tensor<14xui16>
    return
  }
  func.func private @inputs() -> (tensor<14xui16>) {
    %0 = stablehlo.constant dense<"0xFFFF0100000000000100FFFF0000030000000100FEFF020000000500"> : tensor<14xui16>
    return %0 : tensor<14xui16>
  }
  func.func private @expected() -> (tensor<14xui16>, tensor<14xui16>) {
    %0 = stablehlo.constant dense<"0x01000100010001000100010001000100010001000100010001000100"> : tensor<14xui16>
    %1 = stablehlo.constant dense<"0x01000100000000000100010000000100000001000100010000000100"> : tensor<14xui16>
    return %0, %1 : tensor<14xui16>, tensor<14xui16>
  }
  func.func private @program(%arg0: tensor<14xui16>) -> (tensor<14xui16> {jax.result_info = "result[0]"}, tensor<14xui16> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.slice %arg0 [4:5] : (tensor<14xui16>) -> tensor<1xui16>
    %1 = stablehlo.reshape %0 : (tensor<1xui16>) -> tensor<ui16>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<14xui16>) -> tensor<1xui16>
    %3 = stablehlo.reshape %2 : (tensor<1xui16>) -> tensor<ui16>
    %4 = call @clip(%arg0, %1, %3) : (tensor<14xui16>, tensor<ui16>, tensor<ui16>) -> tensor<14xui16>
    %c = stablehlo.constant dense<0> : tensor<ui16>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui16>) -> tensor<14xui16>
    %6 = stablehlo.compare EQ, %arg0, %5, UNSIGNED : (tensor<14xui16>, tensor<14xui16>) -> tensor<14xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<ui16>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui16>) -> tensor<14xui16>
    %c_1 = stablehlo.constant dense<1> : tensor<ui16>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui16>) -> tensor<14xui16>
    %9 = stablehlo.select %6, %7, %8 : tensor<14xi1>, tensor<14xui16>
    return %4, %9 : tensor<14xui16>, tensor<14xui16>
  }
  func.func private @clip(%arg0: tensor<14xui16>, %arg1: tensor<ui16>, %arg2: tensor<ui16>) -> tensor<14xui16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui16>) -> tensor<14xui16>
    %1 = stablehlo.maximum %0, %arg0 : tensor<14xui16>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<ui16>) -> tensor<14xui16>
    %3 = stablehlo.minimum %2, %1 : tensor<14xui16>
    return %3 : tensor<14xui16>
  }
}

// -----

// more_specials: top_k ui16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui16>)
    %e:2 = call @expected() : () -> (tensor<5xui16>, tensor<5xi32>)
    %r:2 = call @program(%i#0) : (tensor<14xui16>) -> (tensor<5xui16>, tensor<5xi32>)
    check.expect_eq %r#0, %e#0 : tensor<5xui16>
    check.expect_eq %r#1, %e#1 : tensor<5xi32>
    return
  }
  func.func private @inputs() -> (tensor<14xui16>) {
    %0 = stablehlo.constant dense<"0xFFFF0100000000000100FFFF0000030000000100FEFF020000000500"> : tensor<14xui16>
    return %0 : tensor<14xui16>
  }
  func.func private @expected() -> (tensor<5xui16>, tensor<5xi32>) {
    %0 = stablehlo.constant dense<"0xFFFFFEFF050003000200"> : tensor<5xui16>
    %1 = stablehlo.constant dense<"0x02000000070000000A0000000400000008000000"> : tensor<5xi32>
    return %0, %1 : tensor<5xui16>, tensor<5xi32>
  }
  func.func private @program(%arg0: tensor<14xui16>) -> (tensor<5xui16> {jax.result_info = "result[0]"}, tensor<5xi32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.slice %arg0 [3:14] : (tensor<14xui16>) -> tensor<11xui16>
    %values, %indices = chlo.top_k(%0, k = 5) : tensor<11xui16> -> (tensor<5xui16>, tensor<5xi32>)
    return %values, %indices : tensor<5xui16>, tensor<5xi32>
  }
}

// -----

// more_specials: cummax, cummin ui16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui16>)
    %e:2 = call @expected() : () -> (tensor<14xui16>, tensor<14xui16>)
    %r:2 = call @program(%i#0) : (tensor<14xui16>) -> (tensor<14xui16>, tensor<14xui16>)
    check.expect_eq %r#0, %e#0 : tensor<14xui16>
    check.expect_eq %r#1, %e#1 : tensor<14xui16>
    return
  }
  func.func private @inputs() -> (tensor<14xui16>) {
    %0 = stablehlo.constant dense<"0xFFFF0100000000000100FFFF0000030000000100FEFF020000000500"> : tensor<14xui16>
    return %0 : tensor<14xui16>
  }
  func.func private @expected() -> (tensor<14xui16>, tensor<14xui16>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<14xui16>
    %1 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000500"> : tensor<14xui16>
    return %0, %1 : tensor<14xui16>, tensor<14xui16>
  }
  func.func private @program(%arg0: tensor<14xui16>) -> (tensor<14xui16> {jax.result_info = "result[0]"}, tensor<14xui16> {jax.result_info = "result[1]"}) {
    %0 = call @cummax(%arg0) : (tensor<14xui16>) -> tensor<14xui16>
    %1 = call @cummin(%arg0) : (tensor<14xui16>) -> tensor<14xui16>
    return %0, %1 : tensor<14xui16>, tensor<14xui16>
  }
  func.func private @cummax(%arg0: tensor<14xui16>) -> tensor<14xui16> {
    %c = stablehlo.constant dense<0> : tensor<ui16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui16>) -> tensor<ui16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[13, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<ui16>, %arg2: tensor<ui16>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<ui16>
      stablehlo.return %2 : tensor<ui16>
    }) : (tensor<14xui16>, tensor<ui16>) -> tensor<14xui16>
    return %1 : tensor<14xui16>
  }
  func.func private @cummin(%arg0: tensor<14xui16>) -> tensor<14xui16> {
    %c = stablehlo.constant dense<65535> : tensor<ui16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui16>) -> tensor<ui16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[0, 13]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<ui16>, %arg2: tensor<ui16>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<ui16>
      stablehlo.return %2 : tensor<ui16>
    }) : (tensor<14xui16>, tensor<ui16>) -> tensor<14xui16>
    return %1 : tensor<14xui16>
  }
}

// -----

// more_specials: max pooling ui16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui16>)
    %e:1 = call @expected() : () -> (tensor<2x4xui16>)
    %r:1 = call @program(%i#0) : (tensor<14xui16>) -> (tensor<2x4xui16>)
    check.expect_eq %r#0, %e#0 : tensor<2x4xui16>
    return
  }
  func.func private @inputs() -> (tensor<14xui16>) {
    %0 = stablehlo.constant dense<"0xFFFF0100000000000100FFFF0000030000000100FEFF020000000500"> : tensor<14xui16>
    return %0 : tensor<14xui16>
  }
  func.func private @expected() -> (tensor<2x4xui16>) {
    %0 = stablehlo.constant dense<"0xFFFF0100FFFFFFFF0300FEFFFEFF0500"> : tensor<2x4xui16>
    return %0 : tensor<2x4xui16>
  }
  func.func private @program(%arg0: tensor<14xui16>) -> (tensor<2x4xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<14xui16>) -> tensor<2x7xui16>
    %c = stablehlo.constant dense<0> : tensor<ui16>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui16>) -> tensor<ui16>
    %2 = "stablehlo.reduce_window"(%0, %1) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<ui16>, %arg2: tensor<ui16>):
      %3 = stablehlo.maximum %arg1, %arg2 : tensor<ui16>
      stablehlo.return %3 : tensor<ui16>
    }) : (tensor<2x7xui16>, tensor<ui16>) -> tensor<2x4xui16>
    return %2 : tensor<2x4xui16>
  }
}

// -----

// more_specials: unique, nonzero ui16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui16>)
    %e:2 = call @expected() : () -> (tensor<9xi64>, tensor<i64>)
    %r:2 = call @program(%i#0) : (tensor<14xui16>) -> (tensor<9xi64>, tensor<i64>)
    check.expect_eq %r#0, %e#0 : tensor<9xi64>
    check.expect_eq %r#1, %e#1 : tensor<i64>
    return
  }
  func.func private @inputs() -> (tensor<14xui16>) {
    %0 = stablehlo.constant dense<"0xFFFF0100000000000100FFFF0000030000000100FEFF020000000500"> : tensor<14xui16>
    return %0 : tensor<14xui16>
  }
  func.func private @expected() -> (tensor<9xi64>, tensor<i64>) {
    %0 = stablehlo.constant dense<"0x0000000000000000010000000000000004000000000000000500000000000000070000000000000009000000000000000A000000000000000B000000000000000D00000000000000"> : tensor<9xi64>
    %1 = stablehlo.constant dense<"0x0900000000000000"> : tensor<i64>
    return %0, %1 : tensor<9xi64>, tensor<i64>
  }
  func.func private @program(%arg0: tensor<14xui16>) -> (tensor<9xi64> {jax.result_info = "result[0]"}, tensor<i64> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<ui16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui16>) -> tensor<14xui16>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<14xui16>, tensor<14xui16>) -> tensor<14xi1>
    %2 = call @cumsum(%1) : (tensor<14xi1>) -> tensor<14xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %5 = stablehlo.compare LT, %2, %4, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %c_2 = stablehlo.constant dense<9> : tensor<i64>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %7 = stablehlo.add %2, %6 : tensor<14xi64>
    %8 = stablehlo.select %5, %7, %2 : tensor<14xi1>, tensor<14xi64>
    %9 = stablehlo.convert %8 : (tensor<14xi64>) -> tensor<14xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<14xi32>) -> tensor<14x1xi32>
    %c_3 = stablehlo.constant dense<1> : tensor<i64>
    %11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %12 = "stablehlo.scatter"(%3, %10, %11) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %26 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %26 : tensor<i64>
    }) : (tensor<9xi64>, tensor<14x1xi32>, tensor<14xi64>) -> tensor<9xi64>
    %13 = call @cumsum_1(%12) : (tensor<9xi64>) -> tensor<9xi64>
    %c_4 = stablehlo.constant dense<1> : tensor<i64>
    %14 = call @floor_divide(%13, %c_4) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    %c_5 = stablehlo.constant dense<14> : tensor<i64>
    %15 = call @remainder(%14, %c_5) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    %16 = stablehlo.convert %1 : (tensor<14xi1>) -> tensor<14xi32>
    %17 = stablehlo.convert %16 : (tensor<14xi32>) -> tensor<14xi64>
    %c_6 = stablehlo.constant dense<0> : tensor<i64>
    %18 = stablehlo.reduce(%17 init: %c_6) applies stablehlo.add across dimensions = [0] : (tensor<14xi64>, tensor<i64>) -> tensor<i64>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %20 = stablehlo.iota dim = 0 : tensor<9xi64>
    %21 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<1xi64>) -> tensor<9xi64>
    %22 = stablehlo.compare GE, %20, %21, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %c_7 = stablehlo.constant dense<-1> : tensor<i64>
    %23 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %24 = call @_where_4(%22, %23, %15) : (tensor<9xi1>, tensor<1xi64>, tensor<9xi64>) -> tensor<9xi64>
    %25 = call @count_nonzero(%arg0) : (tensor<14xui16>) -> tensor<i64>
    return %24, %25 : tensor<9xi64>, tensor<i64>
  }
  func.func private @cumsum(%arg0: tensor<14xi1>) -> tensor<14xi64> {
    %0 = stablehlo.convert %arg0 : (tensor<14xi1>) -> tensor<14xi64>
    %1 = call @cumsum_0(%0) : (tensor<14xi64>) -> tensor<14xi64>
    return %1 : tensor<14xi64>
  }
  func.func private @cumsum_0(%arg0: tensor<14xi64>) -> tensor<14xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[13, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<14xi64>, tensor<i64>) -> tensor<14xi64>
    return %1 : tensor<14xi64>
  }
  func.func private @cumsum_1(%arg0: tensor<9xi64>) -> tensor<9xi64> {
    %0 = call @cumsum_2(%arg0) : (tensor<9xi64>) -> tensor<9xi64>
    return %0 : tensor<9xi64>
  }
  func.func private @cumsum_2(%arg0: tensor<9xi64>) -> tensor<9xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[8, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 9>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    return %1 : tensor<9xi64>
  }
  func.func private @floor_divide(%arg0: tensor<9xi64>, %arg1: tensor<i64>) -> tensor<9xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %2 = stablehlo.divide %arg0, %1 : tensor<9xi64>
    %3 = stablehlo.sign %arg0 : tensor<9xi64>
    %4 = stablehlo.sign %0 : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %8 = stablehlo.remainder %arg0, %7 : tensor<9xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %11 = stablehlo.and %6, %10 : tensor<9xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %13 = stablehlo.subtract %2, %12 : tensor<9xi64>
    %14 = call @_where(%11, %13, %2) : (tensor<9xi1>, tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
    return %14 : tensor<9xi64>
  }
  func.func private @_where(%arg0: tensor<9xi1>, %arg1: tensor<9xi64>, %arg2: tensor<9xi64>) -> tensor<9xi64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<9xi1>, tensor<9xi64>
    return %0 : tensor<9xi64>
  }
  func.func private @remainder(%arg0: tensor<9xi64>, %arg1: tensor<i64>) -> tensor<9xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %2 = call @_where_3(%1, %c_0, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %4 = stablehlo.remainder %arg0, %3 : tensor<9xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<9xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
    %12 = stablehlo.and %11, %6 : tensor<9xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %14 = stablehlo.add %4, %13 : tensor<9xi64>
    %15 = stablehlo.select %12, %14, %4 : tensor<9xi1>, tensor<9xi64>
    return %15 : tensor<9xi64>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
    return %0 : tensor<i64>
  }
  func.func private @_where_4(%arg0: tensor<9xi1>, %arg1: tensor<1xi64>, %arg2: tensor<9xi64>) -> tensor<9xi64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<1xi64>) -> tensor<9xi64>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<9xi1>, tensor<9xi64>
    return %1 : tensor<9xi64>
  }
  func.func private @count_nonzero(%arg0: tensor<14xui16>) -> tensor<i64> {
    %c = stablehlo.constant dense<0> : tensor<ui16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui16>) -> tensor<14xui16>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<14xui16>, tensor<14xui16>) -> tensor<14xi1>
    %2 = stablehlo.convert %1 : (tensor<14xi1>) -> tensor<14xi32>
    %3 = stablehlo.convert %2 : (tensor<14xi32>) -> tensor<14xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.reduce(%3 init: %c_0) applies stablehlo.add across dimensions = [0] : (tensor<14xi64>, tensor<i64>) -> tensor<i64>
    return %4 : tensor<i64>
  }
}

// -----

// more_specials: where, select ui16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui16>)
    %e:2 = call @expected() : () -> (tensor<14xui16>, tensor<14xui16>)
    %r:2 = call @program(%i#0) : (tensor<14xui16>) -> (tensor<14xui16>, tensor<14xui16>)
    check.expect_eq %r#0, %e#0 : tensor<14xui16>
    check.expect_eq %r#1, %e#1 : tensor<14xui16>
    return
  }
  func.func private @inputs() -> (tensor<14xui16>) {
    %0 = stablehlo.constant dense<"0xFFFF0100000000000100FFFF0000030000000100FEFF020000000500"> : tensor<14xui16>
    return %0 : tensor<14xui16>
  }
  func.func private @expected() -> (tensor<14xui16>, tensor<14xui16>) {
    %0 = stablehlo.constant dense<"0xFFFF0100010001000100FFFF0100030001000100FEFF020001000500"> : tensor<14xui16>
    %1 = stablehlo.constant dense<"0xFFFF01000200FEFF0100FFFF0300FFFFFFFF0100FFFFFFFF0100FFFF"> : tensor<14xui16>
    return %0, %1 : tensor<14xui16>, tensor<14xui16>
  }
  func.func private @program(%arg0: tensor<14xui16>) -> (tensor<14xui16> {jax.result_info = "result[0]"}, tensor<14xui16> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<ui16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui16>) -> tensor<14xui16>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<14xui16>, tensor<14xui16>) -> tensor<14xi1>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<14xui16>) -> tensor<1xui16>
    %3 = stablehlo.reshape %2 : (tensor<1xui16>) -> tensor<ui16>
    %4 = call @_where(%1, %arg0, %3) : (tensor<14xi1>, tensor<14xui16>, tensor<ui16>) -> tensor<14xui16>
    %5 = stablehlo.slice %arg0 [1:2] : (tensor<14xui16>) -> tensor<1xui16>
    %6 = stablehlo.reshape %5 : (tensor<1xui16>) -> tensor<ui16>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui16>) -> tensor<14xui16>
    %8 = stablehlo.compare EQ, %arg0, %7, UNSIGNED : (tensor<14xui16>, tensor<14xui16>) -> tensor<14xi1>
    %9 = stablehlo.slice %arg0 [3:4] : (tensor<14xui16>) -> tensor<1xui16>
    %10 = stablehlo.reshape %9 : (tensor<1xui16>) -> tensor<ui16>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<ui16>) -> tensor<14xui16>
    %12 = stablehlo.compare EQ, %arg0, %11, UNSIGNED : (tensor<14xui16>, tensor<14xui16>) -> tensor<14xi1>
    %13 = stablehlo.reverse %arg0, dims = [0] : tensor<14xui16>
    %14 = stablehlo.slice %arg0 [0:1] : (tensor<14xui16>) -> tensor<1xui16>
    %15 = stablehlo.reshape %14 : (tensor<1xui16>) -> tensor<ui16>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %16 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<14xi1>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1] : (tensor<14xi1>) -> tensor<1x14xi1>
    %18 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<14xi1>) -> tensor<1x14xi1>
    %19 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<14xi1>) -> tensor<1x14xi1>
    %20 = stablehlo.concatenate %17, %18, %19, dim = 0 : (tensor<1x14xi1>, tensor<1x14xi1>, tensor<1x14xi1>) -> tensor<3x14xi1>
    %21 = call @argmax(%20) : (tensor<3x14xi1>) -> tensor<14xi64>
    %22 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<ui16>) -> tensor<14xui16>
    %c_1 = stablehlo.constant dense<1> : tensor<i64>
    %23 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %24 = stablehlo.compare LT, %21, %23, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %c_2 = stablehlo.constant dense<2> : tensor<i64>
    %25 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %26 = stablehlo.compare LT, %21, %25, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %27 = stablehlo.select %26, %arg0, %13 : tensor<14xi1>, tensor<14xui16>
    %28 = stablehlo.select %24, %22, %27 : tensor<14xi1>, tensor<14xui16>
    return %4, %28 : tensor<14xui16>, tensor<14xui16>
  }
  func.func private @_where(%arg0: tensor<14xi1>, %arg1: tensor<14xui16>, %arg2: tensor<ui16>) -> tensor<14xui16> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<ui16>) -> tensor<14xui16>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<14xi1>, tensor<14xui16>
    return %1 : tensor<14xui16>
  }
  func.func private @argmax(%arg0: tensor<3x14xi1>) -> tensor<14xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<3x14xi64>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<3x14xi1>, tensor<3x14xi64>, tensor<i1>, tensor<i64>) -> (tensor<14xi1>, tensor<14xi64>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i64>
    }
    return %1#1 : tensor<14xi64>
  }
}

// -----

// more_specials: any, all ui16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui16>)
    %e:3 = call @expected() : () -> (tensor<i1>, tensor<i1>, tensor<7xi1>)
    %r:3 = call @program(%i#0) : (tensor<14xui16>) -> (tensor<i1>, tensor<i1>, tensor<7xi1>)
    check.expect_eq %r#0, %e#0 : tensor<i1>
    check.expect_eq %r#1, %e#1 : tensor<i1>
    check.expect_eq %r#2, %e#2 : tensor<7xi1>
    return
  }
  func.func private @inputs() -> (tensor<14xui16>) {
    %0 = stablehlo.constant dense<"0xFFFF0100000000000100FFFF0000030000000100FEFF020000000500"> : tensor<14xui16>
    return %0 : tensor<14xui16>
  }
  func.func private @expected() -> (tensor<i1>, tensor<i1>, tensor<7xi1>) {
    %0 = stablehlo.constant dense<true> : tensor<i1>
    %1 = stablehlo.constant dense<false> : tensor<i1>
    %2 = stablehlo.constant dense<[true, true, true, true, true, true, true]> : tensor<7xi1>
    return %0, %1, %2 : tensor<i1>, tensor<i1>, tensor<7xi1>
  }
  func.func private @program(%arg0: tensor<14xui16>) -> (tensor<i1> {jax.result_info = "result[0]"}, tensor<i1> {jax.result_info = "result[1]"}, tensor<7xi1> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<0> : tensor<ui16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui16>) -> tensor<14xui16>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<14xui16>, tensor<14xui16>) -> tensor<14xi1>
    %2 = stablehlo.convert %1 : tensor<14xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %3 = stablehlo.reduce(%2 init: %c_0) applies stablehlo.or across dimensions = [0] : (tensor<14xi1>, tensor<i1>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<0> : tensor<ui16>
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui16>) -> tensor<14xui16>
    %5 = stablehlo.compare NE, %arg0, %4, UNSIGNED : (tensor<14xui16>, tensor<14xui16>) -> tensor<14xi1>
    %6 = stablehlo.convert %5 : tensor<14xi1>
    %c_2 = stablehlo.constant dense<true> : tensor<i1>
    %7 = stablehlo.reduce(%6 init: %c_2) applies stablehlo.and across dimensions = [0] : (tensor<14xi1>, tensor<i1>) -> tensor<i1>
    %8 = stablehlo.reshape %arg0 : (tensor<14xui16>) -> tensor<2x7xui16>
    %c_3 = stablehlo.constant dense<0> : tensor<ui16>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui16>) -> tensor<2x7xui16>
    %10 = stablehlo.compare NE, %8, %9, UNSIGNED : (tensor<2x7xui16>, tensor<2x7xui16>) -> tensor<2x7xi1>
    %11 = stablehlo.convert %10 : tensor<2x7xi1>
    %c_4 = stablehlo.constant dense<false> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_4) applies stablehlo.or across dimensions = [0] : (tensor<2x7xi1>, tensor<i1>) -> tensor<7xi1>
    return %3, %7, %12 : tensor<i1>, tensor<i1>, tensor<7xi1>
  }
}

// -----

// more_specials: sort ui32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui32>)
    %e:5 = call @expected() : () -> (tensor<14xui32>, tensor<14xi64>, tensor<14xi64>, tensor<14xui32>, tensor<14xi64>)
    %r:5 = call @program(%i#0) : (tensor<14xui32>) -> (tensor<14xui32>, tensor<14xi64>, tensor<14xi64>, tensor<14xui32>, tensor<14xi64>)
    check.expect_eq %r#0, %e#0 : tensor<14xui32>
    check.expect_eq %r#1, %e#1 : tensor<14xi64>
    check.expect_eq %r#2, %e#2 : tensor<14xi64>
    check.expect_eq %r#3, %e#3 : tensor<14xui32>
    check.expect_eq %r#4, %e#4 : tensor<14xi64>
    return
  }
  func.func private @inputs() -> (tensor<14xui32>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFF01000000000000000000000001000000FFFFFFFF00000000030000000000000001000000FEFFFFFF020000000000000005000000"> : tensor<14xui32>
    return %0 : tensor<14xui32>
  }
  func.func private @expected() -> (tensor<14xui32>, tensor<14xi64>, tensor<14xi64>, tensor<14xui32>, tensor<14xi64>) {
    %0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000010000000100000001000000020000000300000005000000FEFFFFFFFFFFFFFFFFFFFFFF"> : tensor<14xui32>
    %1 = stablehlo.constant dense<"0x02000000000000000300000000000000060000000000000008000000000000000C000000000000000100000000000000040000000000000009000000000000000B0000000000000007000000000000000D000000000000000A0000000000000000000000000000000500000000000000"> : tensor<14xi64>
    %2 = stablehlo.constant dense<"0x000000000000000005000000000000000A000000000000000D0000000000000007000000000000000B0000000000000001000000000000000400000000000000090000000000000002000000000000000300000000000000060000000000000008000000000000000C00000000000000"> : tensor<14xi64>
    %3 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000010000000100000001000000020000000300000005000000FEFFFFFFFFFFFFFFFFFFFFFF"> : tensor<14xui32>
    %4 = stablehlo.constant dense<"0x02000000000000000300000000000000060000000000000008000000000000000C000000000000000100000000000000040000000000000009000000000000000B0000000000000007000000000000000D000000000000000A0000000000000000000000000000000500000000000000"> : tensor<14xi64>
    return %0, %1, %2, %3, %4 : tensor<14xui32>, tensor<14xi64>, tensor<14xi64>, tensor<14xui32>, tensor<14xi64>
  }
  func.func private @program(%arg0: tensor<14xui32>) -> (tensor<14xui32> {jax.result_info = "result[0]"}, tensor<14xi64> {jax.result_info = "result[1]"}, tensor<14xi64> {jax.result_info = "result[2]"}, tensor<14xui32> {jax.result_info = "result[3][0]"}, tensor<14xi64> {jax.result_info = "result[3][1]"}) {
    %0 = call @sort(%arg0) : (tensor<14xui32>) -> tensor<14xui32>
    %1 = call @argsort(%arg0) : (tensor<14xui32>) -> tensor<14xi64>
    %2 = call @argsort_0(%arg0) : (tensor<14xui32>) -> tensor<14xi64>
    %3 = stablehlo.iota dim = 0 : tensor<14xi64>
    %4:2 = "stablehlo.sort"(%arg0, %3) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<ui32>, %arg2: tensor<ui32>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %5 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    }) : (tensor<14xui32>, tensor<14xi64>) -> (tensor<14xui32>, tensor<14xi64>)
    return %0, %1, %2, %4#0, %4#1 : tensor<14xui32>, tensor<14xi64>, tensor<14xi64>, tensor<14xui32>, tensor<14xi64>
  }
  func.func private @sort(%arg0: tensor<14xui32>) -> tensor<14xui32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<ui32>, %arg2: tensor<ui32>):
      %1 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<14xui32>) -> tensor<14xui32>
    return %0 : tensor<14xui32>
  }
  func.func private @argsort(%arg0: tensor<14xui32>) -> tensor<14xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<ui32>, %arg2: tensor<ui32>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %2 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<14xui32>, tensor<14xi64>) -> (tensor<14xui32>, tensor<14xi64>)
    return %1#1 : tensor<14xi64>
  }
  func.func private @argsort_0(%arg0: tensor<14xui32>) -> tensor<14xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %1 = stablehlo.reverse %arg0, dims = [0] : tensor<14xui32>
    %2 = stablehlo.reverse %0, dims = [0] : tensor<14xi64>
    %3:2 = "stablehlo.sort"(%1, %2) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<ui32>, %arg2: tensor<ui32>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %5 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    }) : (tensor<14xui32>, tensor<14xi64>) -> (tensor<14xui32>, tensor<14xi64>)
    %4 = stablehlo.reverse %3#1, dims = [0] : tensor<14xi64>
    return %4 : tensor<14xi64>
  }
}

// -----

// more_specials: argmax, argmin ui32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui32>)
    %e:4 = call @expected() : () -> (tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>)
    %r:4 = call @program(%i#0) : (tensor<14xui32>) -> (tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>)
    check.expect_eq %r#0, %e#0 : tensor<i64>
    check.expect_eq %r#1, %e#1 : tensor<i64>
    check.expect_eq %r#2, %e#2 : tensor<2xi64>
    check.expect_eq %r#3, %e#3 : tensor<7xi64>
    return
  }
  func.func private @inputs() -> (tensor<14xui32>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFF01000000000000000000000001000000FFFFFFFF00000000030000000000000001000000FEFFFFFF020000000000000005000000"> : tensor<14xui32>
    return %0 : tensor<14xui32>
  }
  func.func private @expected() -> (tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>) {
    %0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
    %1 = stablehlo.constant dense<"0x0200000000000000"> : tensor<i64>
    %2 = stablehlo.constant dense<"0x00000000000000000300000000000000"> : tensor<2xi64>
    %3 = stablehlo.constant dense<"0x0100000000000000010000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000"> : tensor<7xi64>
    return %0, %1, %2, %3 : tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>
  }
  func.func private @program(%arg0: tensor<14xui32>) -> (tensor<i64> {jax.result_info = "result[0]"}, tensor<i64> {jax.result_info = "result[1]"}, tensor<2xi64> {jax.result_info = "result[2]"}, tensor<7xi64> {jax.result_info = "result[3]"}) {
    %0 = call @argmax(%arg0) : (tensor<14xui32>) -> tensor<i64>
    %1 = call @argmin(%arg0) : (tensor<14xui32>) -> tensor<i64>
    %2 = stablehlo.reshape %arg0 : (tensor<14xui32>) -> tensor<2x7xui32>
    %3 = call @argmax_0(%2) : (tensor<2x7xui32>) -> tensor<2xi64>
    %4 = stablehlo.reshape %arg0 : (tensor<14xui32>) -> tensor<2x7xui32>
    %5 = call @argmin_1(%4) : (tensor<2x7xui32>) -> tensor<7xi64>
    return %0, %1, %3, %5 : tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>
  }
  func.func private @argmax(%arg0: tensor<14xui32>) -> tensor<i64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<14xui32>, tensor<14xi64>, tensor<ui32>, tensor<i64>) -> (tensor<ui32>, tensor<i64>)
     reducer(%arg1: tensor<ui32>, %arg3: tensor<ui32>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<ui32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<ui32>, tensor<i64>
    }
    return %1#1 : tensor<i64>
  }
  func.func private @argmin(%arg0: tensor<14xui32>) -> tensor<i64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %c = stablehlo.constant dense<4294967295> : tensor<ui32>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<14xui32>, tensor<14xi64>, tensor<ui32>, tensor<i64>) -> (tensor<ui32>, tensor<i64>)
     reducer(%arg1: tensor<ui32>, %arg3: tensor<ui32>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<ui32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<ui32>, tensor<i64>
    }
    return %1#1 : tensor<i64>
  }
  func.func private @argmax_0(%arg0: tensor<2x7xui32>) -> tensor<2xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<2x7xi64>
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<2x7xui32>, tensor<2x7xi64>, tensor<ui32>, tensor<i64>) -> (tensor<2xui32>, tensor<2xi64>)
     reducer(%arg1: tensor<ui32>, %arg3: tensor<ui32>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<ui32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<ui32>, tensor<i64>
    }
    return %1#1 : tensor<2xi64>
  }
  func.func private @argmin_1(%arg0: tensor<2x7xui32>) -> tensor<7xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<2x7xi64>
    %c = stablehlo.constant dense<4294967295> : tensor<ui32>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<2x7xui32>, tensor<2x7xi64>, tensor<ui32>, tensor<i64>) -> (tensor<7xui32>, tensor<7xi64>)
     reducer(%arg1: tensor<ui32>, %arg3: tensor<ui32>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<ui32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<ui32>, tensor<i64>
    }
    return %1#1 : tensor<7xi64>
  }
}

// -----

// more_specials: max, min ui32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui32>)
    %e:4 = call @expected() : () -> (tensor<ui32>, tensor<ui32>, tensor<7xui32>, tensor<2xui32>)
    %r:4 = call @program(%i#0) : (tensor<14xui32>) -> (tensor<ui32>, tensor<ui32>, tensor<7xui32>, tensor<2xui32>)
    check.expect_eq %r#0, %e#0 : tensor<ui32>
    check.expect_eq %r#1, %e#1 : tensor<ui32>
    check.expect_eq %r#2, %e#2 : tensor<7xui32>
    check.expect_eq %r#3, %e#3 : tensor<2xui32>
    return
  }
  func.func private @inputs() -> (tensor<14xui32>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFF01000000000000000000000001000000FFFFFFFF00000000030000000000000001000000FEFFFFFF020000000000000005000000"> : tensor<14xui32>
    return %0 : tensor<14xui32>
  }
  func.func private @expected() -> (tensor<ui32>, tensor<ui32>, tensor<7xui32>, tensor<2xui32>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFF"> : tensor<ui32>
    %1 = stablehlo.constant dense<"0x00000000"> : tensor<ui32>
    %2 = stablehlo.constant dense<"0xFFFFFFFF0100000001000000FEFFFFFF02000000FFFFFFFF05000000"> : tensor<7xui32>
    %3 = stablehlo.constant dense<"0x0000000000000000"> : tensor<2xui32>
    return %0, %1, %2, %3 : tensor<ui32>, tensor<ui32>, tensor<7xui32>, tensor<2xui32>
  }
  func.func private @program(%arg0: tensor<14xui32>) -> (tensor<ui32> {jax.result_info = "result[0]"}, tensor<ui32> {jax.result_info = "result[1]"}, tensor<7xui32> {jax.result_info = "result[2]"}, tensor<2xui32> {jax.result_info = "result[3]"}) {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<14xui32>, tensor<ui32>) -> tensor<ui32>
    %c_0 = stablehlo.constant dense<4294967295> : tensor<ui32>
    %1 = stablehlo.reduce(%arg0 init: %c_0) applies stablehlo.minimum across dimensions = [0] : (tensor<14xui32>, tensor<ui32>) -> tensor<ui32>
    %2 = stablehlo.reshape %arg0 : (tensor<14xui32>) -> tensor<2x7xui32>
    %c_1 = stablehlo.constant dense<0> : tensor<ui32>
    %3 = stablehlo.reduce(%2 init: %c_1) applies stablehlo.maximum across dimensions = [0] : (tensor<2x7xui32>, tensor<ui32>) -> tensor<7xui32>
    %4 = stablehlo.reshape %arg0 : (tensor<14xui32>) -> tensor<2x7xui32>
    %c_2 = stablehlo.constant dense<4294967295> : tensor<ui32>
    %5 = stablehlo.reduce(%4 init: %c_2) applies stablehlo.minimum across dimensions = [1] : (tensor<2x7xui32>, tensor<ui32>) -> tensor<2xui32>
    return %0, %1, %3, %5 : tensor<ui32>, tensor<ui32>, tensor<7xui32>, tensor<2xui32>
  }
}

// -----

// more_specials: compare ui32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<14xui32>, tensor<14xui32>)
    %e:8 = call @expected() : () -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xui32>, tensor<14xui32>)
    %r:8 = call @program(%i#0, %i#1) : (tensor<14xui32>, tensor<14xui32>) -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xui32>, tensor<14xui32>)
    check.expect_eq %r#0, %e#0 : tensor<14xi1>
    check.expect_eq %r#1, %e#1 : tensor<14xi1>
    check.expect_eq %r#2, %e#2 : tensor<14xi1>
    check.expect_eq %r#3, %e#3 : tensor<14xi1>
    check.expect_eq %r#4, %e#4 : tensor<14xi1>
    check.expect_eq %r#5, %e#5 : tensor<14xi1>
    check.expect_eq %r#6, %e#6 : tensor<14xui32>
    check.expect_eq %r#7, %e#7 : tensor<14xui32>
    return
  }
  func.func private @inputs() -> (tensor<14xui32>, tensor<14xui32>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFF01000000000000000000000001000000FFFFFFFF00000000030000000000000001000000FEFFFFFF020000000000000005000000"> : tensor<14xui32>
    %1 = stablehlo.constant dense<"0x020000000000000005000000FFFFFFFF01000000000000000000000001000000FFFFFFFF00000000030000000000000001000000FEFFFFFF"> : tensor<14xui32>
    return %0, %1 : tensor<14xui32>, tensor<14xui32>
  }
  func.func private @expected() -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xui32>, tensor<14xui32>) {
    %0 = stablehlo.constant dense<[false, false, false, false, true, false, true, false, false, false, false, false, false, false]> : tensor<14xi1>
    %1 = stablehlo.constant dense<[true, true, true, true, false, true, false, true, true, true, true, true, true, true]> : tensor<14xi1>
    %2 = stablehlo.constant dense<[false, false, true, true, false, false, false, false, true, false, false, false, true, true]> : tensor<14xi1>
    %3 = stablehlo.constant dense<[false, false, true, true, true, false, true, false, true, false, false, false, true, true]> : tensor<14xi1>
    %4 = stablehlo.constant dense<[true, true, false, false, false, true, false, true, false, true, true, true, false, false]> : tensor<14xi1>
    %5 = stablehlo.constant dense<[true, true, false, false, true, true, true, true, false, true, true, true, false, false]> : tensor<14xi1>
    %6 = stablehlo.constant dense<"0xFFFFFFFF0100000005000000FFFFFFFF01000000FFFFFFFF0000000003000000FFFFFFFF01000000FEFFFFFF0200000001000000FEFFFFFF"> : tensor<14xui32>
    %7 = stablehlo.constant dense<"0x0200000000000000000000000000000001000000000000000000000001000000000000000000000003000000000000000000000005000000"> : tensor<14xui32>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xui32>, tensor<14xui32>
  }
  func.func private @program(%arg0: tensor<14xui32>, %arg1: tensor<14xui32>) -> (tensor<14xi1> {jax.result_info = "result[0]"}, tensor<14xi1> {jax.result_info = "result[1]"}, tensor<14xi1> {jax.result_info = "result[2]"}, tensor<14xi1> {jax.result_info = "result[3]"}, tensor<14xi1> {jax.result_info = "result[4]"}, tensor<14xi1> {jax.result_info = "result[5]"}, tensor<14xui32> {jax.result_info = "result[6]"}, tensor<14xui32> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, UNSIGNED : (tensor<14xui32>, tensor<14xui32>) -> tensor<14xi1>
    %1 = stablehlo.compare NE, %arg0, %arg1, UNSIGNED : (tensor<14xui32>, tensor<14xui32>) -> tensor<14xi1>
    %2 = stablehlo.compare LT, %arg0, %arg1, UNSIGNED : (tensor<14xui32>, tensor<14xui32>) -> tensor<14xi1>
    %3 = stablehlo.compare LE, %arg0, %arg1, UNSIGNED : (tensor<14xui32>, tensor<14xui32>) -> tensor<14xi1>
    %4 = stablehlo.compare GT, %arg0, %arg1, UNSIGNED : (tensor<14xui32>, tensor<14xui32>) -> tensor<14xi1>
    %5 = stablehlo.compare GE, %arg0, %arg1, UNSIGNED : (tensor<14xui32>, tensor<14xui32>) -> tensor<14xi1>
    %6 = stablehlo.maximum %arg0, %arg1 : tensor<14xui32>
    %7 = stablehlo.minimum %arg0, %arg1 : tensor<14xui32>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xui32>, tensor<14xui32>
  }
}

// -----

// more_specials: clip, sign ui32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui32>)
    %e:2 = call @expected() : () -> (tensor<14xui32>, tensor<14xui32>)
    %r:2 = call @program(%i#0) : (tensor<14xui32>) -> (tensor<14xui32>, tensor<14xui32>)
    check.expect_eq %r#0, %e#0 : tensor<14xui32>
    check.expect_eq %r#1, %e#1 : tensor<14xui32>
    return
  }
  func.func private @inputs() -> (tensor<14xui32>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFF01000000000000000000000001000000FFFFFFFF00000000030000000000000001000000FEFFFFFF020000000000000005000000"> : tensor<14xui32>
    return %0 : tensor<14xui32>
  }
  func.func private @expected() -> (tensor<14xui32>, tensor<14xui32>) {
    %0 = stablehlo.constant dense<"0x0100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000"> : tensor<14xui32>
    %1 = stablehlo.constant dense<"0x0100000001000000000000000000000001000000010000000000000001000000000000000100000001000000010000000000000001000000"> : tensor<14xui32>
    return %0, %1 : tensor<14xui32>, tensor<14xui32>
  }
  func.func private @program(%arg0: tensor<14xui32>) -> (tensor<14xui32> {jax.result_info = "result[0]"}, tensor<14xui32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.slice %arg0 [4:5] : (tensor<14xui32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<14xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = call @clip(%arg0, %1, %3) : (tensor<14xui32>, tensor<ui32>, tensor<ui32>) -> tensor<14xui32>
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<14xui32>
    %6 = stablehlo.compare EQ, %arg0, %5, UNSIGNED : (tensor<14xui32>, tensor<14xui32>) -> tensor<14xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<14xui32>
    %c_1 = stablehlo.constant dense<1> : tensor<ui32>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<14xui32>
    %9 = stablehlo.select %6, %7, %8 : tensor<14xi1>, tensor<14xui32>
    return %4, %9 : tensor<14xui32>, tensor<14xui32>
  }
  func.func private @clip(%arg0: tensor<14xui32>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<14xui32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<14xui32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<14xui32>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<ui32>) -> tensor<14xui32>
    %3 = stablehlo.minimum %2, %1 : tensor<14xui32>
    return %3 : tensor<14xui32>
  }
}

// -----

// more_specials: top_k ui32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui32>)
    %e:2 = call @expected() : () -> (tensor<5xui32>, tensor<5xi32>)
    %r:2 = call @program(%i#0) : (tensor<14xui32>) -> (tensor<5xui32>, tensor<5xi32>)
    check.expect_eq %r#0, %e#0 : tensor<5xui32>
    check.expect_eq %r#1, %e#1 : tensor<5xi32>
    return
  }
  func.func private @inputs() -> (tensor<14xui32>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFF01000000000000000000000001000000FFFFFFFF00000000030000000000000001000000FEFFFFFF020000000000000005000000"> : tensor<14xui32>
    return %0 : tensor<14xui32>
  }
  func.func private @expected() -> (tensor<5xui32>, tensor<5xi32>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFEFFFFFF050000000300000002000000"> : tensor<5xui32>
    %1 = stablehlo.constant dense<"0x02000000070000000A0000000400000008000000"> : tensor<5xi32>
    return %0, %1 : tensor<5xui32>, tensor<5xi32>
  }
  func.func private @program(%arg0: tensor<14xui32>) -> (tensor<5xui32> {jax.result_info = "result[0]"}, tensor<5xi32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.slice %arg0 [3:14] : (tensor<14xui32>) -> tensor<11xui32>
    %values, %indices = chlo.top_k(%0, k = 5) : tensor<11xui32> -> (tensor<5xui32>, tensor<5xi32>)
    return %values, %indices : tensor<5xui32>, tensor<5xi32>
  }
}

// -----

// more_specials: cummax, cummin ui32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui32>)
    %e:2 = call @expected() : () -> (tensor<14xui32>, tensor<14xui32>)
    %r:2 = call @program(%i#0) : (tensor<14xui32>) -> (tensor<14xui32>, tensor<14xui32>)
    check.expect_eq %r#0, %e#0 : tensor<14xui32>
    check.expect_eq %r#1, %e#1 : tensor<14xui32>
    return
  }
  func.func private @inputs() -> (tensor<14xui32>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFF01000000000000000000000001000000FFFFFFFF00000000030000000000000001000000FEFFFFFF020000000000000005000000"> : tensor<14xui32>
    return %0 : tensor<14xui32>
  }
  func.func private @expected() -> (tensor<14xui32>, tensor<14xui32>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<14xui32>
    %1 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000005000000"> : tensor<14xui32>
    return %0, %1 : tensor<14xui32>, tensor<14xui32>
  }
  func.func private @program(%arg0: tensor<14xui32>) -> (tensor<14xui32> {jax.result_info = "result[0]"}, tensor<14xui32> {jax.result_info = "result[1]"}) {
    %0 = call @cummax(%arg0) : (tensor<14xui32>) -> tensor<14xui32>
    %1 = call @cummin(%arg0) : (tensor<14xui32>) -> tensor<14xui32>
    return %0, %1 : tensor<14xui32>, tensor<14xui32>
  }
  func.func private @cummax(%arg0: tensor<14xui32>) -> tensor<14xui32> {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<ui32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[13, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<ui32>, %arg2: tensor<ui32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<ui32>
      stablehlo.return %2 : tensor<ui32>
    }) : (tensor<14xui32>, tensor<ui32>) -> tensor<14xui32>
    return %1 : tensor<14xui32>
  }
  func.func private @cummin(%arg0: tensor<14xui32>) -> tensor<14xui32> {
    %c = stablehlo.constant dense<4294967295> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<ui32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[0, 13]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<ui32>, %arg2: tensor<ui32>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<ui32>
      stablehlo.return %2 : tensor<ui32>
    }) : (tensor<14xui32>, tensor<ui32>) -> tensor<14xui32>
    return %1 : tensor<14xui32>
  }
}

// -----

// more_specials: max pooling ui32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui32>)
    %e:1 = call @expected() : () -> (tensor<2x4xui32>)
    %r:1 = call @program(%i#0) : (tensor<14xui32>) -> (tensor<2x4xui32>)
    check.expect_eq %r#0, %e#0 : tensor<2x4xui32>
    return
  }
  func.func private @inputs() -> (tensor<14xui32>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFF01000000000000000000000001000000FFFFFFFF00000000030000000000000001000000FEFFFFFF020000000000000005000000"> : tensor<14xui32>
    return %0 : tensor<14xui32>
  }
  func.func private @expected() -> (tensor<2x4xui32>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFF01000000FFFFFFFFFFFFFFFF03000000FEFFFFFFFEFFFFFF05000000"> : tensor<2x4xui32>
    return %0 : tensor<2x4xui32>
  }
  func.func private @program(%arg0: tensor<14xui32>) -> (tensor<2x4xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<14xui32>) -> tensor<2x7xui32>
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<ui32>
    %2 = "stablehlo.reduce_window"(%0, %1) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<ui32>, %arg2: tensor<ui32>):
      %3 = stablehlo.maximum %arg1, %arg2 : tensor<ui32>
      stablehlo.return %3 : tensor<ui32>
    }) : (tensor<2x7xui32>, tensor<ui32>) -> tensor<2x4xui32>
    return %2 : tensor<2x4xui32>
  }
}

// -----

// more_specials: unique, nonzero ui32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui32>)
    %e:2 = call @expected() : () -> (tensor<9xi64>, tensor<i64>)
    %r:2 = call @program(%i#0) : (tensor<14xui32>) -> (tensor<9xi64>, tensor<i64>)
    check.expect_eq %r#0, %e#0 : tensor<9xi64>
    check.expect_eq %r#1, %e#1 : tensor<i64>
    return
  }
  func.func private @inputs() -> (tensor<14xui32>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFF01000000000000000000000001000000FFFFFFFF00000000030000000000000001000000FEFFFFFF020000000000000005000000"> : tensor<14xui32>
    return %0 : tensor<14xui32>
  }
  func.func private @expected() -> (tensor<9xi64>, tensor<i64>) {
    %0 = stablehlo.constant dense<"0x0000000000000000010000000000000004000000000000000500000000000000070000000000000009000000000000000A000000000000000B000000000000000D00000000000000"> : tensor<9xi64>
    %1 = stablehlo.constant dense<"0x0900000000000000"> : tensor<i64>
    return %0, %1 : tensor<9xi64>, tensor<i64>
  }
  func.func private @program(%arg0: tensor<14xui32>) -> (tensor<9xi64> {jax.result_info = "result[0]"}, tensor<i64> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<14xui32>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<14xui32>, tensor<14xui32>) -> tensor<14xi1>
    %2 = call @cumsum(%1) : (tensor<14xi1>) -> tensor<14xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %5 = stablehlo.compare LT, %2, %4, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %c_2 = stablehlo.constant dense<9> : tensor<i64>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %7 = stablehlo.add %2, %6 : tensor<14xi64>
    %8 = stablehlo.select %5, %7, %2 : tensor<14xi1>, tensor<14xi64>
    %9 = stablehlo.convert %8 : (tensor<14xi64>) -> tensor<14xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<14xi32>) -> tensor<14x1xi32>
    %c_3 = stablehlo.constant dense<1> : tensor<i64>
    %11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %12 = "stablehlo.scatter"(%3, %10, %11) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %26 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %26 : tensor<i64>
    }) : (tensor<9xi64>, tensor<14x1xi32>, tensor<14xi64>) -> tensor<9xi64>
    %13 = call @cumsum_1(%12) : (tensor<9xi64>) -> tensor<9xi64>
    %c_4 = stablehlo.constant dense<1> : tensor<i64>
    %14 = call @floor_divide(%13, %c_4) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    %c_5 = stablehlo.constant dense<14> : tensor<i64>
    %15 = call @remainder(%14, %c_5) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    %16 = stablehlo.convert %1 : (tensor<14xi1>) -> tensor<14xi32>
    %17 = stablehlo.convert %16 : (tensor<14xi32>) -> tensor<14xi64>
    %c_6 = stablehlo.constant dense<0> : tensor<i64>
    %18 = stablehlo.reduce(%17 init: %c_6) applies stablehlo.add across dimensions = [0] : (tensor<14xi64>, tensor<i64>) -> tensor<i64>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %20 = stablehlo.iota dim = 0 : tensor<9xi64>
    %21 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<1xi64>) -> tensor<9xi64>
    %22 = stablehlo.compare GE, %20, %21, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %c_7 = stablehlo.constant dense<-1> : tensor<i64>
    %23 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %24 = call @_where_4(%22, %23, %15) : (tensor<9xi1>, tensor<1xi64>, tensor<9xi64>) -> tensor<9xi64>
    %25 = call @count_nonzero(%arg0) : (tensor<14xui32>) -> tensor<i64>
    return %24, %25 : tensor<9xi64>, tensor<i64>
  }
  func.func private @cumsum(%arg0: tensor<14xi1>) -> tensor<14xi64> {
    %0 = stablehlo.convert %arg0 : (tensor<14xi1>) -> tensor<14xi64>
    %1 = call @cumsum_0(%0) : (tensor<14xi64>) -> tensor<14xi64>
    return %1 : tensor<14xi64>
  }
  func.func private @cumsum_0(%arg0: tensor<14xi64>) -> tensor<14xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[13, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<14xi64>, tensor<i64>) -> tensor<14xi64>
    return %1 : tensor<14xi64>
  }
  func.func private @cumsum_1(%arg0: tensor<9xi64>) -> tensor<9xi64> {
    %0 = call @cumsum_2(%arg0) : (tensor<9xi64>) -> tensor<9xi64>
    return %0 : tensor<9xi64>
  }
  func.func private @cumsum_2(%arg0: tensor<9xi64>) -> tensor<9xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[8, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 9>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    return %1 : tensor<9xi64>
  }
  func.func private @floor_divide(%arg0: tensor<9xi64>, %arg1: tensor<i64>) -> tensor<9xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %2 = stablehlo.divide %arg0, %1 : tensor<9xi64>
    %3 = stablehlo.sign %arg0 : tensor<9xi64>
    %4 = stablehlo.sign %0 : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %8 = stablehlo.remainder %arg0, %7 : tensor<9xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %11 = stablehlo.and %6, %10 : tensor<9xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %13 = stablehlo.subtract %2, %12 : tensor<9xi64>
    %14 = call @_where(%11, %13, %2) : (tensor<9xi1>, tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
    return %14 : tensor<9xi64>
  }
  func.func private @_where(%arg0: tensor<9xi1>, %arg1: tensor<9xi64>, %arg2: tensor<9xi64>) -> tensor<9xi64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<9xi1>, tensor<9xi64>
    return %0 : tensor<9xi64>
  }
  func.func private @remainder(%arg0: tensor<9xi64>, %arg1: tensor<i64>) -> tensor<9xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %2 = call @_where_3(%1, %c_0, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %4 = stablehlo.remainder %arg0, %3 : tensor<9xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<9xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
    %12 = stablehlo.and %11, %6 : tensor<9xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %14 = stablehlo.add %4, %13 : tensor<9xi64>
    %15 = stablehlo.select %12, %14, %4 : tensor<9xi1>, tensor<9xi64>
    return %15 : tensor<9xi64>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
    return %0 : tensor<i64>
  }
  func.func private @_where_4(%arg0: tensor<9xi1>, %arg1: tensor<1xi64>, %arg2: tensor<9xi64>) -> tensor<9xi64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<1xi64>) -> tensor<9xi64>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<9xi1>, tensor<9xi64>
    return %1 : tensor<9xi64>
  }
  func.func private @count_nonzero(%arg0: tensor<14xui32>) -> tensor<i64> {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<14xui32>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<14xui32>, tensor<14xui32>) -> tensor<14xi1>
    %2 = stablehlo.convert %1 : (tensor<14xi1>) -> tensor<14xi32>
    %3 = stablehlo.convert %2 : (tensor<14xi32>) -> tensor<14xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.reduce(%3 init: %c_0) applies stablehlo.add across dimensions = [0] : (tensor<14xi64>, tensor<i64>) -> tensor<i64>
    return %4 : tensor<i64>
  }
}

// -----

// more_specials: where, select ui32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui32>)
    %e:2 = call @expected() : () -> (tensor<14xui32>, tensor<14xui32>)
    %r:2 = call @program(%i#0) : (tensor<14xui32>) -> (tensor<14xui32>, tensor<14xui32>)
    check.expect_eq %r#0, %e#0 : tensor<14xui32>
    check.expect_eq %r#1, %e#1 : tensor<14xui32>
    return
  }
  func.func private @inputs() -> (tensor<14xui32>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFF01000000000000000000000001000000FFFFFFFF00000000030000000000000001000000FEFFFFFF020000000000000005000000"> : tensor<14xui32>
    return %0 : tensor<14xui32>
  }
  func.func private @expected() -> (tensor<14xui32>, tensor<14xui32>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFF01000000010000000100000001000000FFFFFFFF01000000030000000100000001000000FEFFFFFF020000000100000005000000"> : tensor<14xui32>
    %1 = stablehlo.constant dense<"0xFFFFFFFF0100000002000000FEFFFFFF01000000FFFFFFFF03000000FFFFFFFFFFFFFFFF01000000FFFFFFFFFFFFFFFF01000000FFFFFFFF"> : tensor<14xui32>
    return %0, %1 : tensor<14xui32>, tensor<14xui32>
  }
  func.func private @program(%arg0: tensor<14xui32>) -> (tensor<14xui32> {jax.result_info = "result[0]"}, tensor<14xui32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<14xui32>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<14xui32>, tensor<14xui32>) -> tensor<14xi1>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<14xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = call @_where(%1, %arg0, %3) : (tensor<14xi1>, tensor<14xui32>, tensor<ui32>) -> tensor<14xui32>
    %5 = stablehlo.slice %arg0 [1:2] : (tensor<14xui32>) -> tensor<1xui32>
    %6 = stablehlo.reshape %5 : (tensor<1xui32>) -> tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<14xui32>
    %8 = stablehlo.compare EQ, %arg0, %7, UNSIGNED : (tensor<14xui32>, tensor<14xui32>) -> tensor<14xi1>
    %9 = stablehlo.slice %arg0 [3:4] : (tensor<14xui32>) -> tensor<1xui32>
    %10 = stablehlo.reshape %9 : (tensor<1xui32>) -> tensor<ui32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<ui32>) -> tensor<14xui32>
    %12 = stablehlo.compare EQ, %arg0, %11, UNSIGNED : (tensor<14xui32>, tensor<14xui32>) -> tensor<14xi1>
    %13 = stablehlo.reverse %arg0, dims = [0] : tensor<14xui32>
    %14 = stablehlo.slice %arg0 [0:1] : (tensor<14xui32>) -> tensor<1xui32>
    %15 = stablehlo.reshape %14 : (tensor<1xui32>) -> tensor<ui32>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %16 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<14xi1>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1] : (tensor<14xi1>) -> tensor<1x14xi1>
    %18 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<14xi1>) -> tensor<1x14xi1>
    %19 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<14xi1>) -> tensor<1x14xi1>
    %20 = stablehlo.concatenate %17, %18, %19, dim = 0 : (tensor<1x14xi1>, tensor<1x14xi1>, tensor<1x14xi1>) -> tensor<3x14xi1>
    %21 = call @argmax(%20) : (tensor<3x14xi1>) -> tensor<14xi64>
    %22 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<ui32>) -> tensor<14xui32>
    %c_1 = stablehlo.constant dense<1> : tensor<i64>
    %23 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %24 = stablehlo.compare LT, %21, %23, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %c_2 = stablehlo.constant dense<2> : tensor<i64>
    %25 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %26 = stablehlo.compare LT, %21, %25, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %27 = stablehlo.select %26, %arg0, %13 : tensor<14xi1>, tensor<14xui32>
    %28 = stablehlo.select %24, %22, %27 : tensor<14xi1>, tensor<14xui32>
    return %4, %28 : tensor<14xui32>, tensor<14xui32>
  }
  func.func private @_where(%arg0: tensor<14xi1>, %arg1: tensor<14xui32>, %arg2: tensor<ui32>) -> tensor<14xui32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<ui32>) -> tensor<14xui32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<14xi1>, tensor<14xui32>
    return %1 : tensor<14xui32>
  }
  func.func private @argmax(%arg0: tensor<3x14xi1>) -> tensor<14xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<3x14xi64>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<3x14xi1>, tensor<3x14xi64>, tensor<i1>, tensor<i64>) -> (tensor<14xi1>, tensor<14xi64>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i64>
    }
    return %1#1 : tensor<14xi64>
  }
}

// -----

// more_specials: any, all ui32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui32>)
    %e:3 = call @expected() : () -> (tensor<i1>, tensor<i1>, tensor<7xi1>)
    %r:3 = call @program(%i#0) : (tensor<14xui32>) -> (tensor<i1>, tensor<i1>, tensor<7xi1>)
    check.expect_eq %r#0, %e#0 : tensor<i1>
    check.expect_eq %r#1, %e#1 : tensor<i1>
    check.expect_eq %r#2, %e#2 : tensor<7xi1>
    return
  }
  func.func private @inputs() -> (tensor<14xui32>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFF01000000000000000000000001000000FFFFFFFF00000000030000000000000001000000FEFFFFFF020000000000000005000000"> : tensor<14xui32>
    return %0 : tensor<14xui32>
  }
  func.func private @expected() -> (tensor<i1>, tensor<i1>, tensor<7xi1>) {
    %0 = stablehlo.constant dense<true> : tensor<i1>
    %1 = stablehlo.constant dense<false> : tensor<i1>
    %2 = stablehlo.constant dense<[true, true, true, true, true, true, true]> : tensor<7xi1>
    return %0, %1, %2 : tensor<i1>, tensor<i1>, tensor<7xi1>
  }
  func.func private @program(%arg0: tensor<14xui32>) -> (tensor<i1> {jax.result_info = "result[0]"}, tensor<i1> {jax.result_info = "result[1]"}, tensor<7xi1> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<14xui32>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<14xui32>, tensor<14xui32>) -> tensor<14xi1>
    %2 = stablehlo.convert %1 : tensor<14xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %3 = stablehlo.reduce(%2 init: %c_0) applies stablehlo.or across dimensions = [0] : (tensor<14xi1>, tensor<i1>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<0> : tensor<ui32>
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<14xui32>
    %5 = stablehlo.compare NE, %arg0, %4, UNSIGNED : (tensor<14xui32>, tensor<14xui32>) -> tensor<14xi1>
    %6 = stablehlo.convert %5 : tensor<14xi1>
    %c_2 = stablehlo.constant dense<true> : tensor<i1>
    %7 = stablehlo.reduce(%6 init: %c_2) applies stablehlo.and across dimensions = [0] : (tensor<14xi1>, tensor<i1>) -> tensor<i1>
    %8 = stablehlo.reshape %arg0 : (tensor<14xui32>) -> tensor<2x7xui32>
    %c_3 = stablehlo.constant dense<0> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<2x7xui32>
    %10 = stablehlo.compare NE, %8, %9, UNSIGNED : (tensor<2x7xui32>, tensor<2x7xui32>) -> tensor<2x7xi1>
    %11 = stablehlo.convert %10 : tensor<2x7xi1>
    %c_4 = stablehlo.constant dense<false> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_4) applies stablehlo.or across dimensions = [0] : (tensor<2x7xi1>, tensor<i1>) -> tensor<7xi1>
    return %3, %7, %12 : tensor<i1>, tensor<i1>, tensor<7xi1>
  }
}

// -----

// more_specials: sort ui64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui64>)
    %e:5 = call @expected() : () -> (tensor<14xui64>, tensor<14xi64>, tensor<14xi64>, tensor<14xui64>, tensor<14xi64>)
    %r:5 = call @program(%i#0) : (tensor<14xui64>) -> (tensor<14xui64>, tensor<14xi64>, tensor<14xi64>, tensor<14xui64>, tensor<14xi64>)
    check.expect_eq %r#0, %e#0 : tensor<14xui64>
    check.expect_eq %r#1, %e#1 : tensor<14xi64>
    check.expect_eq %r#2, %e#2 : tensor<14xi64>
    check.expect_eq %r#3, %e#3 : tensor<14xui64>
    check.expect_eq %r#4, %e#4 : tensor<14xi64>
    return
  }
  func.func private @inputs() -> (tensor<14xui64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0100000000000000000000000000000000000000000000000100000000000000FFFFFFFFFFFFFFFF0000000000000000030000000000000000000000000000000100000000000000FEFFFFFFFFFFFFFF020000000000000000000000000000000500000000000000"> : tensor<14xui64>
    return %0 : tensor<14xui64>
  }
  func.func private @expected() -> (tensor<14xui64>, tensor<14xi64>, tensor<14xi64>, tensor<14xui64>, tensor<14xi64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000001000000000000000100000000000000020000000000000003000000000000000500000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<14xui64>
    %1 = stablehlo.constant dense<"0x02000000000000000300000000000000060000000000000008000000000000000C000000000000000100000000000000040000000000000009000000000000000B0000000000000007000000000000000D000000000000000A0000000000000000000000000000000500000000000000"> : tensor<14xi64>
    %2 = stablehlo.constant dense<"0x000000000000000005000000000000000A000000000000000D0000000000000007000000000000000B0000000000000001000000000000000400000000000000090000000000000002000000000000000300000000000000060000000000000008000000000000000C00000000000000"> : tensor<14xi64>
    %3 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000001000000000000000100000000000000020000000000000003000000000000000500000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<14xui64>
    %4 = stablehlo.constant dense<"0x02000000000000000300000000000000060000000000000008000000000000000C000000000000000100000000000000040000000000000009000000000000000B0000000000000007000000000000000D000000000000000A0000000000000000000000000000000500000000000000"> : tensor<14xi64>
    return %0, %1, %2, %3, %4 : tensor<14xui64>, tensor<14xi64>, tensor<14xi64>, tensor<14xui64>, tensor<14xi64>
  }
  func.func private @program(%arg0: tensor<14xui64>) -> (tensor<14xui64> {jax.result_info = "result[0]"}, tensor<14xi64> {jax.result_info = "result[1]"}, tensor<14xi64> {jax.result_info = "result[2]"}, tensor<14xui64> {jax.result_info = "result[3][0]"}, tensor<14xi64> {jax.result_info = "result[3][1]"}) {
    %0 = call @sort(%arg0) : (tensor<14xui64>) -> tensor<14xui64>
    %1 = call @argsort(%arg0) : (tensor<14xui64>) -> tensor<14xi64>
    %2 = call @argsort_0(%arg0) : (tensor<14xui64>) -> tensor<14xi64>
    %3 = stablehlo.iota dim = 0 : tensor<14xi64>
    %4:2 = "stablehlo.sort"(%arg0, %3) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<ui64>, %arg2: tensor<ui64>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %5 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    }) : (tensor<14xui64>, tensor<14xi64>) -> (tensor<14xui64>, tensor<14xi64>)
    return %0, %1, %2, %4#0, %4#1 : tensor<14xui64>, tensor<14xi64>, tensor<14xi64>, tensor<14xui64>, tensor<14xi64>
  }
  func.func private @sort(%arg0: tensor<14xui64>) -> tensor<14xui64> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<ui64>, %arg2: tensor<ui64>):
      %1 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<14xui64>) -> tensor<14xui64>
    return %0 : tensor<14xui64>
  }
  func.func private @argsort(%arg0: tensor<14xui64>) -> tensor<14xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<ui64>, %arg2: tensor<ui64>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %2 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<14xui64>, tensor<14xi64>) -> (tensor<14xui64>, tensor<14xi64>)
    return %1#1 : tensor<14xi64>
  }
  func.func private @argsort_0(%arg0: tensor<14xui64>) -> tensor<14xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %1 = stablehlo.reverse %arg0, dims = [0] : tensor<14xui64>
    %2 = stablehlo.reverse %0, dims = [0] : tensor<14xi64>
    %3:2 = "stablehlo.sort"(%1, %2) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<ui64>, %arg2: tensor<ui64>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %5 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    }) : (tensor<14xui64>, tensor<14xi64>) -> (tensor<14xui64>, tensor<14xi64>)
    %4 = stablehlo.reverse %3#1, dims = [0] : tensor<14xi64>
    return %4 : tensor<14xi64>
  }
}

// -----

// more_specials: argmax, argmin ui64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui64>)
    %e:4 = call @expected() : () -> (tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>)
    %r:4 = call @program(%i#0) : (tensor<14xui64>) -> (tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>)
    check.expect_eq %r#0, %e#0 : tensor<i64>
    check.expect_eq %r#1, %e#1 : tensor<i64>
    check.expect_eq %r#2, %e#2 : tensor<2xi64>
    check.expect_eq %r#3, %e#3 : tensor<7xi64>
    return
  }
  func.func private @inputs() -> (tensor<14xui64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0100000000000000000000000000000000000000000000000100000000000000FFFFFFFFFFFFFFFF0000000000000000030000000000000000000000000000000100000000000000FEFFFFFFFFFFFFFF020000000000000000000000000000000500000000000000"> : tensor<14xui64>
    return %0 : tensor<14xui64>
  }
  func.func private @expected() -> (tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>) {
    %0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
    %1 = stablehlo.constant dense<"0x0200000000000000"> : tensor<i64>
    %2 = stablehlo.constant dense<"0x00000000000000000300000000000000"> : tensor<2xi64>
    %3 = stablehlo.constant dense<"0x0100000000000000010000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000"> : tensor<7xi64>
    return %0, %1, %2, %3 : tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>
  }
  func.func private @program(%arg0: tensor<14xui64>) -> (tensor<i64> {jax.result_info = "result[0]"}, tensor<i64> {jax.result_info = "result[1]"}, tensor<2xi64> {jax.result_info = "result[2]"}, tensor<7xi64> {jax.result_info = "result[3]"}) {
    %0 = call @argmax(%arg0) : (tensor<14xui64>) -> tensor<i64>
    %1 = call @argmin(%arg0) : (tensor<14xui64>) -> tensor<i64>
    %2 = stablehlo.reshape %arg0 : (tensor<14xui64>) -> tensor<2x7xui64>
    %3 = call @argmax_0(%2) : (tensor<2x7xui64>) -> tensor<2xi64>
    %4 = stablehlo.reshape %arg0 : (tensor<14xui64>) -> tensor<2x7xui64>
    %5 = call @argmin_1(%4) : (tensor<2x7xui64>) -> tensor<7xi64>
    return %0, %1, %3, %5 : tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>
  }
  func.func private @argmax(%arg0: tensor<14xui64>) -> tensor<i64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %c = stablehlo.constant dense<0> : tensor<ui64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<14xui64>, tensor<14xi64>, tensor<ui64>, tensor<i64>) -> (tensor<ui64>, tensor<i64>)
     reducer(%arg1: tensor<ui64>, %arg3: tensor<ui64>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<ui64>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<ui64>, tensor<i64>
    }
    return %1#1 : tensor<i64>
  }
  func.func private @argmin(%arg0: tensor<14xui64>) -> tensor<i64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %c = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<14xui64>, tensor<14xi64>, tensor<ui64>, tensor<i64>) -> (tensor<ui64>, tensor<i64>)
     reducer(%arg1: tensor<ui64>, %arg3: tensor<ui64>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<ui64>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<ui64>, tensor<i64>
    }
    return %1#1 : tensor<i64>
  }
  func.func private @argmax_0(%arg0: tensor<2x7xui64>) -> tensor<2xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<2x7xi64>
    %c = stablehlo.constant dense<0> : tensor<ui64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<2x7xui64>, tensor<2x7xi64>, tensor<ui64>, tensor<i64>) -> (tensor<2xui64>, tensor<2xi64>)
     reducer(%arg1: tensor<ui64>, %arg3: tensor<ui64>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<ui64>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<ui64>, tensor<i64>
    }
    return %1#1 : tensor<2xi64>
  }
  func.func private @argmin_1(%arg0: tensor<2x7xui64>) -> tensor<7xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<2x7xi64>
    %c = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<2x7xui64>, tensor<2x7xi64>, tensor<ui64>, tensor<i64>) -> (tensor<7xui64>, tensor<7xi64>)
     reducer(%arg1: tensor<ui64>, %arg3: tensor<ui64>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<ui64>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<ui64>, tensor<i64>
    }
    return %1#1 : tensor<7xi64>
  }
}

// -----

// more_specials: max, min ui64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui64>)
    %e:4 = call @expected() : () -> (tensor<ui64>, tensor<ui64>, tensor<7xui64>, tensor<2xui64>)
    %r:4 = call @program(%i#0) : (tensor<14xui64>) -> (tensor<ui64>, tensor<ui64>, tensor<7xui64>, tensor<2xui64>)
    check.expect_eq %r#0, %e#0 : tensor<ui64>
    check.expect_eq %r#1, %e#1 : tensor<ui64>
    check.expect_eq %r#2, %e#2 : tensor<7xui64>
    check.expect_eq %r#3, %e#3 : tensor<2xui64>
    return
  }
  func.func private @inputs() -> (tensor<14xui64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0100000000000000000000000000000000000000000000000100000000000000FFFFFFFFFFFFFFFF0000000000000000030000000000000000000000000000000100000000000000FEFFFFFFFFFFFFFF020000000000000000000000000000000500000000000000"> : tensor<14xui64>
    return %0 : tensor<14xui64>
  }
  func.func private @expected() -> (tensor<ui64>, tensor<ui64>, tensor<7xui64>, tensor<2xui64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF"> : tensor<ui64>
    %1 = stablehlo.constant dense<"0x0000000000000000"> : tensor<ui64>
    %2 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF01000000000000000100000000000000FEFFFFFFFFFFFFFF0200000000000000FFFFFFFFFFFFFFFF0500000000000000"> : tensor<7xui64>
    %3 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<2xui64>
    return %0, %1, %2, %3 : tensor<ui64>, tensor<ui64>, tensor<7xui64>, tensor<2xui64>
  }
  func.func private @program(%arg0: tensor<14xui64>) -> (tensor<ui64> {jax.result_info = "result[0]"}, tensor<ui64> {jax.result_info = "result[1]"}, tensor<7xui64> {jax.result_info = "result[2]"}, tensor<2xui64> {jax.result_info = "result[3]"}) {
    %c = stablehlo.constant dense<0> : tensor<ui64>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<14xui64>, tensor<ui64>) -> tensor<ui64>
    %c_0 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
    %1 = stablehlo.reduce(%arg0 init: %c_0) applies stablehlo.minimum across dimensions = [0] : (tensor<14xui64>, tensor<ui64>) -> tensor<ui64>
    %2 = stablehlo.reshape %arg0 : (tensor<14xui64>) -> tensor<2x7xui64>
    %c_1 = stablehlo.constant dense<0> : tensor<ui64>
    %3 = stablehlo.reduce(%2 init: %c_1) applies stablehlo.maximum across dimensions = [0] : (tensor<2x7xui64>, tensor<ui64>) -> tensor<7xui64>
    %4 = stablehlo.reshape %arg0 : (tensor<14xui64>) -> tensor<2x7xui64>
    %c_2 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
    %5 = stablehlo.reduce(%4 init: %c_2) applies stablehlo.minimum across dimensions = [1] : (tensor<2x7xui64>, tensor<ui64>) -> tensor<2xui64>
    return %0, %1, %3, %5 : tensor<ui64>, tensor<ui64>, tensor<7xui64>, tensor<2xui64>
  }
}

// -----

// more_specials: compare ui64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<14xui64>, tensor<14xui64>)
    %e:8 = call @expected() : () -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xui64>, tensor<14xui64>)
    %r:8 = call @program(%i#0, %i#1) : (tensor<14xui64>, tensor<14xui64>) -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xui64>, tensor<14xui64>)
    check.expect_eq %r#0, %e#0 : tensor<14xi1>
    check.expect_eq %r#1, %e#1 : tensor<14xi1>
    check.expect_eq %r#2, %e#2 : tensor<14xi1>
    check.expect_eq %r#3, %e#3 : tensor<14xi1>
    check.expect_eq %r#4, %e#4 : tensor<14xi1>
    check.expect_eq %r#5, %e#5 : tensor<14xi1>
    check.expect_eq %r#6, %e#6 : tensor<14xui64>
    check.expect_eq %r#7, %e#7 : tensor<14xui64>
    return
  }
  func.func private @inputs() -> (tensor<14xui64>, tensor<14xui64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0100000000000000000000000000000000000000000000000100000000000000FFFFFFFFFFFFFFFF0000000000000000030000000000000000000000000000000100000000000000FEFFFFFFFFFFFFFF020000000000000000000000000000000500000000000000"> : tensor<14xui64>
    %1 = stablehlo.constant dense<"0x020000000000000000000000000000000500000000000000FFFFFFFFFFFFFFFF0100000000000000000000000000000000000000000000000100000000000000FFFFFFFFFFFFFFFF0000000000000000030000000000000000000000000000000100000000000000FEFFFFFFFFFFFFFF"> : tensor<14xui64>
    return %0, %1 : tensor<14xui64>, tensor<14xui64>
  }
  func.func private @expected() -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xui64>, tensor<14xui64>) {
    %0 = stablehlo.constant dense<[false, false, false, false, true, false, true, false, false, false, false, false, false, false]> : tensor<14xi1>
    %1 = stablehlo.constant dense<[true, true, true, true, false, true, false, true, true, true, true, true, true, true]> : tensor<14xi1>
    %2 = stablehlo.constant dense<[false, false, true, true, false, false, false, false, true, false, false, false, true, true]> : tensor<14xi1>
    %3 = stablehlo.constant dense<[false, false, true, true, true, false, true, false, true, false, false, false, true, true]> : tensor<14xi1>
    %4 = stablehlo.constant dense<[true, true, false, false, false, true, false, true, false, true, true, true, false, false]> : tensor<14xi1>
    %5 = stablehlo.constant dense<[true, true, false, false, true, true, true, true, false, true, true, true, false, false]> : tensor<14xi1>
    %6 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF01000000000000000500000000000000FFFFFFFFFFFFFFFF0100000000000000FFFFFFFFFFFFFFFF00000000000000000300000000000000FFFFFFFFFFFFFFFF0100000000000000FEFFFFFFFFFFFFFF02000000000000000100000000000000FEFFFFFFFFFFFFFF"> : tensor<14xui64>
    %7 = stablehlo.constant dense<"0x02000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000300000000000000000000000000000000000000000000000500000000000000"> : tensor<14xui64>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xui64>, tensor<14xui64>
  }
  func.func private @program(%arg0: tensor<14xui64>, %arg1: tensor<14xui64>) -> (tensor<14xi1> {jax.result_info = "result[0]"}, tensor<14xi1> {jax.result_info = "result[1]"}, tensor<14xi1> {jax.result_info = "result[2]"}, tensor<14xi1> {jax.result_info = "result[3]"}, tensor<14xi1> {jax.result_info = "result[4]"}, tensor<14xi1> {jax.result_info = "result[5]"}, tensor<14xui64> {jax.result_info = "result[6]"}, tensor<14xui64> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, UNSIGNED : (tensor<14xui64>, tensor<14xui64>) -> tensor<14xi1>
    %1 = stablehlo.compare NE, %arg0, %arg1, UNSIGNED : (tensor<14xui64>, tensor<14xui64>) -> tensor<14xi1>
    %2 = stablehlo.compare LT, %arg0, %arg1, UNSIGNED : (tensor<14xui64>, tensor<14xui64>) -> tensor<14xi1>
    %3 = stablehlo.compare LE, %arg0, %arg1, UNSIGNED : (tensor<14xui64>, tensor<14xui64>) -> tensor<14xi1>
    %4 = stablehlo.compare GT, %arg0, %arg1, UNSIGNED : (tensor<14xui64>, tensor<14xui64>) -> tensor<14xi1>
    %5 = stablehlo.compare GE, %arg0, %arg1, UNSIGNED : (tensor<14xui64>, tensor<14xui64>) -> tensor<14xi1>
    %6 = stablehlo.maximum %arg0, %arg1 : tensor<14xui64>
    %7 = stablehlo.minimum %arg0, %arg1 : tensor<14xui64>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xui64>, tensor<14xui64>
  }
}

// -----

// more_specials: clip, sign ui64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui64>)
    %e:2 = call @expected() : () -> (tensor<14xui64>, tensor<14xui64>)
    %r:2 = call @program(%i#0) : (tensor<14xui64>) -> (tensor<14xui64>, tensor<14xui64>)
    check.expect_eq %r#0, %e#0 : tensor<14xui64>
    check.expect_eq %r#1, %e#1 : tensor<14xui64>
    return
  }
  func.func private @inputs() -> (tensor<14xui64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0100000000000000000000000000000000000000000000000100000000000000FFFFFFFFFFFFFFFF0000000000000000030000000000000000000000000000000100000000000000FEFFFFFFFFFFFFFF020000000000000000000000000000000500000000000000"> : tensor<14xui64>
    return %0 : tensor<14xui64>
  }
  func.func private @expected() -> (tensor<14xui64>, tensor<14xui64>) {
    %0 = stablehlo.constant dense<"0x01000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000"> : tensor<14xui64>
    %1 = stablehlo.constant dense<"0x01000000000000000100000000000000000000000000000000000000000000000100000000000000010000000000000000000000000000000100000000000000000000000000000001000000000000000100000000000000010000000000000000000000000000000100000000000000"> : tensor<14xui64>
    return %0, %1 : tensor<14xui64>, tensor<14xui64>
  }
  func.func private @program(%arg0: tensor<14xui64>) -> (tensor<14xui64> {jax.result_info = "result[0]"}, tensor<14xui64> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.slice %arg0 [4:5] : (tensor<14xui64>) -> tensor<1xui64>
    %1 = stablehlo.reshape %0 : (tensor<1xui64>) -> tensor<ui64>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<14xui64>) -> tensor<1xui64>
    %3 = stablehlo.reshape %2 : (tensor<1xui64>) -> tensor<ui64>
    %4 = call @clip(%arg0, %1, %3) : (tensor<14xui64>, tensor<ui64>, tensor<ui64>) -> tensor<14xui64>
    %c = stablehlo.constant dense<0> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<14xui64>
    %6 = stablehlo.compare EQ, %arg0, %5, UNSIGNED : (tensor<14xui64>, tensor<14xui64>) -> tensor<14xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<14xui64>
    %c_1 = stablehlo.constant dense<1> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<14xui64>
    %9 = stablehlo.select %6, %7, %8 : tensor<14xi1>, tensor<14xui64>
    return %4, %9 : tensor<14xui64>, tensor<14xui64>
  }
  func.func private @clip(%arg0: tensor<14xui64>, %arg1: tensor<ui64>, %arg2: tensor<ui64>) -> tensor<14xui64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui64>) -> tensor<14xui64>
    %1 = stablehlo.maximum %0, %arg0 : tensor<14xui64>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<ui64>) -> tensor<14xui64>
    %3 = stablehlo.minimum %2, %1 : tensor<14xui64>
    return %3 : tensor<14xui64>
  }
}

// -----

// more_specials: top_k ui64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui64>)
    %e:2 = call @expected() : () -> (tensor<5xui64>, tensor<5xi32>)
    %r:2 = call @program(%i#0) : (tensor<14xui64>) -> (tensor<5xui64>, tensor<5xi32>)
    check.expect_eq %r#0, %e#0 : tensor<5xui64>
    check.expect_eq %r#1, %e#1 : tensor<5xi32>
    return
  }
  func.func private @inputs() -> (tensor<14xui64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0100000000000000000000000000000000000000000000000100000000000000FFFFFFFFFFFFFFFF0000000000000000030000000000000000000000000000000100000000000000FEFFFFFFFFFFFFFF020000000000000000000000000000000500000000000000"> : tensor<14xui64>
    return %0 : tensor<14xui64>
  }
  func.func private @expected() -> (tensor<5xui64>, tensor<5xi32>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF050000000000000003000000000000000200000000000000"> : tensor<5xui64>
    %1 = stablehlo.constant dense<"0x02000000070000000A0000000400000008000000"> : tensor<5xi32>
    return %0, %1 : tensor<5xui64>, tensor<5xi32>
  }
  func.func private @program(%arg0: tensor<14xui64>) -> (tensor<5xui64> {jax.result_info = "result[0]"}, tensor<5xi32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.slice %arg0 [3:14] : (tensor<14xui64>) -> tensor<11xui64>
    %values, %indices = chlo.top_k(%0, k = 5) : tensor<11xui64> -> (tensor<5xui64>, tensor<5xi32>)
    return %values, %indices : tensor<5xui64>, tensor<5xi32>
  }
}

// -----

// more_specials: cummax, cummin ui64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui64>)
    %e:2 = call @expected() : () -> (tensor<14xui64>, tensor<14xui64>)
    %r:2 = call @program(%i#0) : (tensor<14xui64>) -> (tensor<14xui64>, tensor<14xui64>)
    check.expect_eq %r#0, %e#0 : tensor<14xui64>
    check.expect_eq %r#1, %e#1 : tensor<14xui64>
    return
  }
  func.func private @inputs() -> (tensor<14xui64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0100000000000000000000000000000000000000000000000100000000000000FFFFFFFFFFFFFFFF0000000000000000030000000000000000000000000000000100000000000000FEFFFFFFFFFFFFFF020000000000000000000000000000000500000000000000"> : tensor<14xui64>
    return %0 : tensor<14xui64>
  }
  func.func private @expected() -> (tensor<14xui64>, tensor<14xui64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<14xui64>
    %1 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000500000000000000"> : tensor<14xui64>
    return %0, %1 : tensor<14xui64>, tensor<14xui64>
  }
  func.func private @program(%arg0: tensor<14xui64>) -> (tensor<14xui64> {jax.result_info = "result[0]"}, tensor<14xui64> {jax.result_info = "result[1]"}) {
    %0 = call @cummax(%arg0) : (tensor<14xui64>) -> tensor<14xui64>
    %1 = call @cummin(%arg0) : (tensor<14xui64>) -> tensor<14xui64>
    return %0, %1 : tensor<14xui64>, tensor<14xui64>
  }
  func.func private @cummax(%arg0: tensor<14xui64>) -> tensor<14xui64> {
    %c = stablehlo.constant dense<0> : tensor<ui64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<ui64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[13, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<ui64>, %arg2: tensor<ui64>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<ui64>
      stablehlo.return %2 : tensor<ui64>
    }) : (tensor<14xui64>, tensor<ui64>) -> tensor<14xui64>
    return %1 : tensor<14xui64>
  }
  func.func private @cummin(%arg0: tensor<14xui64>) -> tensor<14xui64> {
    %c = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<ui64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[0, 13]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<ui64>, %arg2: tensor<ui64>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<ui64>
      stablehlo.return %2 : tensor<ui64>
    }) : (tensor<14xui64>, tensor<ui64>) -> tensor<14xui64>
    return %1 : tensor<14xui64>
  }
}

// -----

// more_specials: max pooling ui64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui64>)
    %e:1 = call @expected() : () -> (tensor<2x4xui64>)
    %r:1 = call @program(%i#0) : (tensor<14xui64>) -> (tensor<2x4xui64>)
    check.expect_eq %r#0, %e#0 : tensor<2x4xui64>
    return
  }
  func.func private @inputs() -> (tensor<14xui64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0100000000000000000000000000000000000000000000000100000000000000FFFFFFFFFFFFFFFF0000000000000000030000000000000000000000000000000100000000000000FEFFFFFFFFFFFFFF020000000000000000000000000000000500000000000000"> : tensor<14xui64>
    return %0 : tensor<14xui64>
  }
  func.func private @expected() -> (tensor<2x4xui64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0100000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0300000000000000FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0500000000000000"> : tensor<2x4xui64>
    return %0 : tensor<2x4xui64>
  }
  func.func private @program(%arg0: tensor<14xui64>) -> (tensor<2x4xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<14xui64>) -> tensor<2x7xui64>
    %c = stablehlo.constant dense<0> : tensor<ui64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<ui64>
    %2 = "stablehlo.reduce_window"(%0, %1) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<ui64>, %arg2: tensor<ui64>):
      %3 = stablehlo.maximum %arg1, %arg2 : tensor<ui64>
      stablehlo.return %3 : tensor<ui64>
    }) : (tensor<2x7xui64>, tensor<ui64>) -> tensor<2x4xui64>
    return %2 : tensor<2x4xui64>
  }
}

// -----

// more_specials: unique, nonzero ui64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui64>)
    %e:2 = call @expected() : () -> (tensor<9xi64>, tensor<i64>)
    %r:2 = call @program(%i#0) : (tensor<14xui64>) -> (tensor<9xi64>, tensor<i64>)
    check.expect_eq %r#0, %e#0 : tensor<9xi64>
    check.expect_eq %r#1, %e#1 : tensor<i64>
    return
  }
  func.func private @inputs() -> (tensor<14xui64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0100000000000000000000000000000000000000000000000100000000000000FFFFFFFFFFFFFFFF0000000000000000030000000000000000000000000000000100000000000000FEFFFFFFFFFFFFFF020000000000000000000000000000000500000000000000"> : tensor<14xui64>
    return %0 : tensor<14xui64>
  }
  func.func private @expected() -> (tensor<9xi64>, tensor<i64>) {
    %0 = stablehlo.constant dense<"0x0000000000000000010000000000000004000000000000000500000000000000070000000000000009000000000000000A000000000000000B000000000000000D00000000000000"> : tensor<9xi64>
    %1 = stablehlo.constant dense<"0x0900000000000000"> : tensor<i64>
    return %0, %1 : tensor<9xi64>, tensor<i64>
  }
  func.func private @program(%arg0: tensor<14xui64>) -> (tensor<9xi64> {jax.result_info = "result[0]"}, tensor<i64> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<ui64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<14xui64>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<14xui64>, tensor<14xui64>) -> tensor<14xi1>
    %2 = call @cumsum(%1) : (tensor<14xi1>) -> tensor<14xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %5 = stablehlo.compare LT, %2, %4, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %c_2 = stablehlo.constant dense<9> : tensor<i64>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %7 = stablehlo.add %2, %6 : tensor<14xi64>
    %8 = stablehlo.select %5, %7, %2 : tensor<14xi1>, tensor<14xi64>
    %9 = stablehlo.convert %8 : (tensor<14xi64>) -> tensor<14xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<14xi32>) -> tensor<14x1xi32>
    %c_3 = stablehlo.constant dense<1> : tensor<i64>
    %11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %12 = "stablehlo.scatter"(%3, %10, %11) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %26 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %26 : tensor<i64>
    }) : (tensor<9xi64>, tensor<14x1xi32>, tensor<14xi64>) -> tensor<9xi64>
    %13 = call @cumsum_1(%12) : (tensor<9xi64>) -> tensor<9xi64>
    %c_4 = stablehlo.constant dense<1> : tensor<i64>
    %14 = call @floor_divide(%13, %c_4) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    %c_5 = stablehlo.constant dense<14> : tensor<i64>
    %15 = call @remainder(%14, %c_5) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    %16 = stablehlo.convert %1 : (tensor<14xi1>) -> tensor<14xi32>
    %17 = stablehlo.convert %16 : (tensor<14xi32>) -> tensor<14xi64>
    %c_6 = stablehlo.constant dense<0> : tensor<i64>
    %18 = stablehlo.reduce(%17 init: %c_6) applies stablehlo.add across dimensions = [0] : (tensor<14xi64>, tensor<i64>) -> tensor<i64>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %20 = stablehlo.iota dim = 0 : tensor<9xi64>
    %21 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<1xi64>) -> tensor<9xi64>
    %22 = stablehlo.compare GE, %20, %21, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %c_7 = stablehlo.constant dense<-1> : tensor<i64>
    %23 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %24 = call @_where_4(%22, %23, %15) : (tensor<9xi1>, tensor<1xi64>, tensor<9xi64>) -> tensor<9xi64>
    %25 = call @count_nonzero(%arg0) : (tensor<14xui64>) -> tensor<i64>
    return %24, %25 : tensor<9xi64>, tensor<i64>
  }
  func.func private @cumsum(%arg0: tensor<14xi1>) -> tensor<14xi64> {
    %0 = stablehlo.convert %arg0 : (tensor<14xi1>) -> tensor<14xi64>
    %1 = call @cumsum_0(%0) : (tensor<14xi64>) -> tensor<14xi64>
    return %1 : tensor<14xi64>
  }
  func.func private @cumsum_0(%arg0: tensor<14xi64>) -> tensor<14xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[13, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<14xi64>, tensor<i64>) -> tensor<14xi64>
    return %1 : tensor<14xi64>
  }
  func.func private @cumsum_1(%arg0: tensor<9xi64>) -> tensor<9xi64> {
    %0 = call @cumsum_2(%arg0) : (tensor<9xi64>) -> tensor<9xi64>
    return %0 : tensor<9xi64>
  }
  func.func private @cumsum_2(%arg0: tensor<9xi64>) -> tensor<9xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[8, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 9>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    return %1 : tensor<9xi64>
  }
  func.func private @floor_divide(%arg0: tensor<9xi64>, %arg1: tensor<i64>) -> tensor<9xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %2 = stablehlo.divide %arg0, %1 : tensor<9xi64>
    %3 = stablehlo.sign %arg0 : tensor<9xi64>
    %4 = stablehlo.sign %0 : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %8 = stablehlo.remainder %arg0, %7 : tensor<9xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %11 = stablehlo.and %6, %10 : tensor<9xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %13 = stablehlo.subtract %2, %12 : tensor<9xi64>
    %14 = call @_where(%11, %13, %2) : (tensor<9xi1>, tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
    return %14 : tensor<9xi64>
  }
  func.func private @_where(%arg0: tensor<9xi1>, %arg1: tensor<9xi64>, %arg2: tensor<9xi64>) -> tensor<9xi64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<9xi1>, tensor<9xi64>
    return %0 : tensor<9xi64>
  }
  func.func private @remainder(%arg0: tensor<9xi64>, %arg1: tensor<i64>) -> tensor<9xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %2 = call @_where_3(%1, %c_0, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %4 = stablehlo.remainder %arg0, %3 : tensor<9xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<9xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
    %12 = stablehlo.and %11, %6 : tensor<9xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %14 = stablehlo.add %4, %13 : tensor<9xi64>
    %15 = stablehlo.select %12, %14, %4 : tensor<9xi1>, tensor<9xi64>
    return %15 : tensor<9xi64>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
    return %0 : tensor<i64>
  }
  func.func private @_where_4(%arg0: tensor<9xi1>, %arg1: tensor<1xi64>, %arg2: tensor<9xi64>) -> tensor<9xi64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<1xi64>) -> tensor<9xi64>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<9xi1>, tensor<9xi64>
    return %1 : tensor<9xi64>
  }
  func.func private @count_nonzero(%arg0: tensor<14xui64>) -> tensor<i64> {
    %c = stablehlo.constant dense<0> : tensor<ui64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<14xui64>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<14xui64>, tensor<14xui64>) -> tensor<14xi1>
    %2 = stablehlo.convert %1 : (tensor<14xi1>) -> tensor<14xi32>
    %3 = stablehlo.convert %2 : (tensor<14xi32>) -> tensor<14xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.reduce(%3 init: %c_0) applies stablehlo.add across dimensions = [0] : (tensor<14xi64>, tensor<i64>) -> tensor<i64>
    return %4 : tensor<i64>
  }
}

// -----

// more_specials: where, select ui64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui64>)
    %e:2 = call @expected() : () -> (tensor<14xui64>, tensor<14xui64>)
    %r:2 = call @program(%i#0) : (tensor<14xui64>) -> (tensor<14xui64>, tensor<14xui64>)
    check.expect_eq %r#0, %e#0 : tensor<14xui64>
    check.expect_eq %r#1, %e#1 : tensor<14xui64>
    return
  }
  func.func private @inputs() -> (tensor<14xui64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0100000000000000000000000000000000000000000000000100000000000000FFFFFFFFFFFFFFFF0000000000000000030000000000000000000000000000000100000000000000FEFFFFFFFFFFFFFF020000000000000000000000000000000500000000000000"> : tensor<14xui64>
    return %0 : tensor<14xui64>
  }
  func.func private @expected() -> (tensor<14xui64>, tensor<14xui64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0100000000000000010000000000000001000000000000000100000000000000FFFFFFFFFFFFFFFF0100000000000000030000000000000001000000000000000100000000000000FEFFFFFFFFFFFFFF020000000000000001000000000000000500000000000000"> : tensor<14xui64>
    %1 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF01000000000000000200000000000000FEFFFFFFFFFFFFFF0100000000000000FFFFFFFFFFFFFFFF0300000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0100000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0100000000000000FFFFFFFFFFFFFFFF"> : tensor<14xui64>
    return %0, %1 : tensor<14xui64>, tensor<14xui64>
  }
  func.func private @program(%arg0: tensor<14xui64>) -> (tensor<14xui64> {jax.result_info = "result[0]"}, tensor<14xui64> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<ui64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<14xui64>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<14xui64>, tensor<14xui64>) -> tensor<14xi1>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<14xui64>) -> tensor<1xui64>
    %3 = stablehlo.reshape %2 : (tensor<1xui64>) -> tensor<ui64>
    %4 = call @_where(%1, %arg0, %3) : (tensor<14xi1>, tensor<14xui64>, tensor<ui64>) -> tensor<14xui64>
    %5 = stablehlo.slice %arg0 [1:2] : (tensor<14xui64>) -> tensor<1xui64>
    %6 = stablehlo.reshape %5 : (tensor<1xui64>) -> tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui64>) -> tensor<14xui64>
    %8 = stablehlo.compare EQ, %arg0, %7, UNSIGNED : (tensor<14xui64>, tensor<14xui64>) -> tensor<14xi1>
    %9 = stablehlo.slice %arg0 [3:4] : (tensor<14xui64>) -> tensor<1xui64>
    %10 = stablehlo.reshape %9 : (tensor<1xui64>) -> tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<ui64>) -> tensor<14xui64>
    %12 = stablehlo.compare EQ, %arg0, %11, UNSIGNED : (tensor<14xui64>, tensor<14xui64>) -> tensor<14xi1>
    %13 = stablehlo.reverse %arg0, dims = [0] : tensor<14xui64>
    %14 = stablehlo.slice %arg0 [0:1] : (tensor<14xui64>) -> tensor<1xui64>
    %15 = stablehlo.reshape %14 : (tensor<1xui64>) -> tensor<ui64>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %16 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<14xi1>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1] : (tensor<14xi1>) -> tensor<1x14xi1>
    %18 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<14xi1>) -> tensor<1x14xi1>
    %19 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<14xi1>) -> tensor<1x14xi1>
    %20 = stablehlo.concatenate %17, %18, %19, dim = 0 : (tensor<1x14xi1>, tensor<1x14xi1>, tensor<1x14xi1>) -> tensor<3x14xi1>
    %21 = call @argmax(%20) : (tensor<3x14xi1>) -> tensor<14xi64>
    %22 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<ui64>) -> tensor<14xui64>
    %c_1 = stablehlo.constant dense<1> : tensor<i64>
    %23 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %24 = stablehlo.compare LT, %21, %23, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %c_2 = stablehlo.constant dense<2> : tensor<i64>
    %25 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %26 = stablehlo.compare LT, %21, %25, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %27 = stablehlo.select %26, %arg0, %13 : tensor<14xi1>, tensor<14xui64>
    %28 = stablehlo.select %24, %22, %27 : tensor<14xi1>, tensor<14xui64>
    return %4, %28 : tensor<14xui64>, tensor<14xui64>
  }
  func.func private @_where(%arg0: tensor<14xi1>, %arg1: tensor<14xui64>, %arg2: tensor<ui64>) -> tensor<14xui64> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<ui64>) -> tensor<14xui64>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<14xi1>, tensor<14xui64>
    return %1 : tensor<14xui64>
  }
  func.func private @argmax(%arg0: tensor<3x14xi1>) -> tensor<14xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<3x14xi64>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<3x14xi1>, tensor<3x14xi64>, tensor<i1>, tensor<i64>) -> (tensor<14xi1>, tensor<14xi64>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i64>
    }
    return %1#1 : tensor<14xi64>
  }
}

// -----

// more_specials: any, all ui64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui64>)
    %e:3 = call @expected() : () -> (tensor<i1>, tensor<i1>, tensor<7xi1>)
    %r:3 = call @program(%i#0) : (tensor<14xui64>) -> (tensor<i1>, tensor<i1>, tensor<7xi1>)
    check.expect_eq %r#0, %e#0 : tensor<i1>
    check.expect_eq %r#1, %e#1 : tensor<i1>
    check.expect_eq %r#2, %e#2 : tensor<7xi1>
    return
  }
  func.func private @inputs() -> (tensor<14xui64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0100000000000000000000000000000000000000000000000100000000000000FFFFFFFFFFFFFFFF0000000000000000030000000000000000000000000000000100000000000000FEFFFFFFFFFFFFFF020000000000000000000000000000000500000000000000"> : tensor<14xui64>
    return %0 : tensor<14xui64>
  }
  func.func private @expected() -> (tensor<i1>, tensor<i1>, tensor<7xi1>) {
    %0 = stablehlo.constant dense<true> : tensor<i1>
    %1 = stablehlo.constant dense<false> : tensor<i1>
    %2 = stablehlo.constant dense<[true, true, true, true, true, true, true]> : tensor<7xi1>
    return %0, %1, %2 : tensor<i1>, tensor<i1>, tensor<7xi1>
  }
  func.func private @program(%arg0: tensor<14xui64>) -> (tensor<i1> {jax.result_info = "result[0]"}, tensor<i1> {jax.result_info = "result[1]"}, tensor<7xi1> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<0> : tensor<ui64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<14xui64>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<14xui64>, tensor<14xui64>) -> tensor<14xi1>
    %2 = stablehlo.convert %1 : tensor<14xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %3 = stablehlo.reduce(%2 init: %c_0) applies stablehlo.or across dimensions = [0] : (tensor<14xi1>, tensor<i1>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<0> : tensor<ui64>
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<14xui64>
    %5 = stablehlo.compare NE, %arg0, %4, UNSIGNED : (tensor<14xui64>, tensor<14xui64>) -> tensor<14xi1>
    %6 = stablehlo.convert %5 : tensor<14xi1>
    %c_2 = stablehlo.constant dense<true> : tensor<i1>
    %7 = stablehlo.reduce(%6 init: %c_2) applies stablehlo.and across dimensions = [0] : (tensor<14xi1>, tensor<i1>) -> tensor<i1>
    %8 = stablehlo.reshape %arg0 : (tensor<14xui64>) -> tensor<2x7xui64>
    %c_3 = stablehlo.constant dense<0> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui64>) -> tensor<2x7xui64>
    %10 = stablehlo.compare NE, %8, %9, UNSIGNED : (tensor<2x7xui64>, tensor<2x7xui64>) -> tensor<2x7xi1>
    %11 = stablehlo.convert %10 : tensor<2x7xi1>
    %c_4 = stablehlo.constant dense<false> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_4) applies stablehlo.or across dimensions = [0] : (tensor<2x7xi1>, tensor<i1>) -> tensor<7xi1>
    return %3, %7, %12 : tensor<i1>, tensor<i1>, tensor<7xi1>
  }
}

// -----

// more_specials: sort i1
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi1>)
    %e:5 = call @expected() : () -> (tensor<14xi1>, tensor<14xi64>, tensor<14xi64>, tensor<14xi1>, tensor<14xi64>)
    %r:5 = call @program(%i#0) : (tensor<14xi1>) -> (tensor<14xi1>, tensor<14xi64>, tensor<14xi64>, tensor<14xi1>, tensor<14xi64>)
    check.expect_eq %r#0, %e#0 : tensor<14xi1>
    check.expect_eq %r#1, %e#1 : tensor<14xi64>
    check.expect_eq %r#2, %e#2 : tensor<14xi64>
    check.expect_eq %r#3, %e#3 : tensor<14xi1>
    check.expect_eq %r#4, %e#4 : tensor<14xi64>
    return
  }
  func.func private @inputs() -> (tensor<14xi1>) {
    %0 = stablehlo.constant dense<[true, false, false, true, true, true, false, false, true, false, false, true, false, true]> : tensor<14xi1>
    return %0 : tensor<14xi1>
  }
  func.func private @expected() -> (tensor<14xi1>, tensor<14xi64>, tensor<14xi64>, tensor<14xi1>, tensor<14xi64>) {
    %0 = stablehlo.constant dense<[false, false, false, false, false, false, false, true, true, true, true, true, true, true]> : tensor<14xi1>
    %1 = stablehlo.constant dense<"0x010000000000000002000000000000000600000000000000070000000000000009000000000000000A000000000000000C00000000000000000000000000000003000000000000000400000000000000050000000000000008000000000000000B000000000000000D00000000000000"> : tensor<14xi64>
    %2 = stablehlo.constant dense<"0x000000000000000003000000000000000400000000000000050000000000000008000000000000000B000000000000000D00000000000000010000000000000002000000000000000600000000000000070000000000000009000000000000000A000000000000000C00000000000000"> : tensor<14xi64>
    %3 = stablehlo.constant dense<[false, false, false, false, false, false, false, true, true, true, true, true, true, true]> : tensor<14xi1>
    %4 = stablehlo.constant dense<"0x010000000000000002000000000000000600000000000000070000000000000009000000000000000A000000000000000C00000000000000000000000000000003000000000000000400000000000000050000000000000008000000000000000B000000000000000D00000000000000"> : tensor<14xi64>
    return %0, %1, %2, %3, %4 : tensor<14xi1>, tensor<14xi64>, tensor<14xi64>, tensor<14xi1>, tensor<14xi64>
  }
  func.func private @program(%arg0: tensor<14xi1>) -> (tensor<14xi1> {jax.result_info = "result[0]"}, tensor<14xi64> {jax.result_info = "result[1]"}, tensor<14xi64> {jax.result_info = "result[2]"}, tensor<14xi1> {jax.result_info = "result[3][0]"}, tensor<14xi64> {jax.result_info = "result[3][1]"}) {
    %0 = call @sort(%arg0) : (tensor<14xi1>) -> tensor<14xi1>
    %1 = call @argsort(%arg0) : (tensor<14xi1>) -> tensor<14xi64>
    %2 = call @argsort_0(%arg0) : (tensor<14xi1>) -> tensor<14xi64>
    %3 = stablehlo.iota dim = 0 : tensor<14xi64>
    %4:2 = "stablehlo.sort"(%arg0, %3) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i1>, %arg2: tensor<i1>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %5 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    }) : (tensor<14xi1>, tensor<14xi64>) -> (tensor<14xi1>, tensor<14xi64>)
    return %0, %1, %2, %4#0, %4#1 : tensor<14xi1>, tensor<14xi64>, tensor<14xi64>, tensor<14xi1>, tensor<14xi64>
  }
  func.func private @sort(%arg0: tensor<14xi1>) -> tensor<14xi1> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i1>, %arg2: tensor<i1>):
      %1 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<14xi1>) -> tensor<14xi1>
    return %0 : tensor<14xi1>
  }
  func.func private @argsort(%arg0: tensor<14xi1>) -> tensor<14xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i1>, %arg2: tensor<i1>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %2 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<14xi1>, tensor<14xi64>) -> (tensor<14xi1>, tensor<14xi64>)
    return %1#1 : tensor<14xi64>
  }
  func.func private @argsort_0(%arg0: tensor<14xi1>) -> tensor<14xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %1 = stablehlo.reverse %arg0, dims = [0] : tensor<14xi1>
    %2 = stablehlo.reverse %0, dims = [0] : tensor<14xi64>
    %3:2 = "stablehlo.sort"(%1, %2) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i1>, %arg2: tensor<i1>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %5 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    }) : (tensor<14xi1>, tensor<14xi64>) -> (tensor<14xi1>, tensor<14xi64>)
    %4 = stablehlo.reverse %3#1, dims = [0] : tensor<14xi64>
    return %4 : tensor<14xi64>
  }
}

// -----

// more_specials: argmax, argmin i1
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi1>)
    %e:4 = call @expected() : () -> (tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>)
    %r:4 = call @program(%i#0) : (tensor<14xi1>) -> (tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>)
    check.expect_eq %r#0, %e#0 : tensor<i64>
    check.expect_eq %r#1, %e#1 : tensor<i64>
    check.expect_eq %r#2, %e#2 : tensor<2xi64>
    check.expect_eq %r#3, %e#3 : tensor<7xi64>
    return
  }
  func.func private @inputs() -> (tensor<14xi1>) {
    %0 = stablehlo.constant dense<[true, false, false, true, true, true, false, false, true, false, false, true, false, true]> : tensor<14xi1>
    return %0 : tensor<14xi1>
  }
  func.func private @expected() -> (tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>) {
    %0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
    %1 = stablehlo.constant dense<"0x0100000000000000"> : tensor<i64>
    %2 = stablehlo.constant dense<"0x00000000000000000100000000000000"> : tensor<2xi64>
    %3 = stablehlo.constant dense<"0x0100000000000000000000000000000000000000000000000100000000000000000000000000000001000000000000000000000000000000"> : tensor<7xi64>
    return %0, %1, %2, %3 : tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>
  }
  func.func private @program(%arg0: tensor<14xi1>) -> (tensor<i64> {jax.result_info = "result[0]"}, tensor<i64> {jax.result_info = "result[1]"}, tensor<2xi64> {jax.result_info = "result[2]"}, tensor<7xi64> {jax.result_info = "result[3]"}) {
    %0 = call @argmax(%arg0) : (tensor<14xi1>) -> tensor<i64>
    %1 = call @argmin(%arg0) : (tensor<14xi1>) -> tensor<i64>
    %2 = stablehlo.reshape %arg0 : (tensor<14xi1>) -> tensor<2x7xi1>
    %3 = call @argmax_0(%2) : (tensor<2x7xi1>) -> tensor<2xi64>
    %4 = stablehlo.reshape %arg0 : (tensor<14xi1>) -> tensor<2x7xi1>
    %5 = call @argmin_1(%4) : (tensor<2x7xi1>) -> tensor<7xi64>
    return %0, %1, %3, %5 : tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<7xi64>
  }
  func.func private @argmax(%arg0: tensor<14xi1>) -> tensor<i64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<14xi1>, tensor<14xi64>, tensor<i1>, tensor<i64>) -> (tensor<i1>, tensor<i64>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i64>
    }
    return %1#1 : tensor<i64>
  }
  func.func private @argmin(%arg0: tensor<14xi1>) -> tensor<i64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<14xi1>, tensor<14xi64>, tensor<i1>, tensor<i64>) -> (tensor<i1>, tensor<i64>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i64>
    }
    return %1#1 : tensor<i64>
  }
  func.func private @argmax_0(%arg0: tensor<2x7xi1>) -> tensor<2xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<2x7xi64>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<2x7xi1>, tensor<2x7xi64>, tensor<i1>, tensor<i64>) -> (tensor<2xi1>, tensor<2xi64>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i64>
    }
    return %1#1 : tensor<2xi64>
  }
  func.func private @argmin_1(%arg0: tensor<2x7xi1>) -> tensor<7xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<2x7xi64>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<2x7xi1>, tensor<2x7xi64>, tensor<i1>, tensor<i64>) -> (tensor<7xi1>, tensor<7xi64>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i64>
    }
    return %1#1 : tensor<7xi64>
  }
}

// -----

// more_specials: max, min i1
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi1>)
    %e:4 = call @expected() : () -> (tensor<i1>, tensor<i1>, tensor<7xi1>, tensor<2xi1>)
    %r:4 = call @program(%i#0) : (tensor<14xi1>) -> (tensor<i1>, tensor<i1>, tensor<7xi1>, tensor<2xi1>)
    check.expect_eq %r#0, %e#0 : tensor<i1>
    check.expect_eq %r#1, %e#1 : tensor<i1>
    check.expect_eq %r#2, %e#2 : tensor<7xi1>
    check.expect_eq %r#3, %e#3 : tensor<2xi1>
    return
  }
  func.func private @inputs() -> (tensor<14xi1>) {
    %0 = stablehlo.constant dense<[true, false, false, true, true, true, false, false, true, false, false, true, false, true]> : tensor<14xi1>
    return %0 : tensor<14xi1>
  }
  func.func private @expected() -> (tensor<i1>, tensor<i1>, tensor<7xi1>, tensor<2xi1>) {
    %0 = stablehlo.constant dense<true> : tensor<i1>
    %1 = stablehlo.constant dense<false> : tensor<i1>
    %2 = stablehlo.constant dense<[true, true, false, true, true, true, true]> : tensor<7xi1>
    %3 = stablehlo.constant dense<[false, false]> : tensor<2xi1>
    return %0, %1, %2, %3 : tensor<i1>, tensor<i1>, tensor<7xi1>, tensor<2xi1>
  }
  func.func private @program(%arg0: tensor<14xi1>) -> (tensor<i1> {jax.result_info = "result[0]"}, tensor<i1> {jax.result_info = "result[1]"}, tensor<7xi1> {jax.result_info = "result[2]"}, tensor<2xi1> {jax.result_info = "result[3]"}) {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<14xi1>, tensor<i1>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<true> : tensor<i1>
    %1 = stablehlo.reduce(%arg0 init: %c_0) applies stablehlo.minimum across dimensions = [0] : (tensor<14xi1>, tensor<i1>) -> tensor<i1>
    %2 = stablehlo.reshape %arg0 : (tensor<14xi1>) -> tensor<2x7xi1>
    %c_1 = stablehlo.constant dense<false> : tensor<i1>
    %3 = stablehlo.reduce(%2 init: %c_1) applies stablehlo.maximum across dimensions = [0] : (tensor<2x7xi1>, tensor<i1>) -> tensor<7xi1>
    %4 = stablehlo.reshape %arg0 : (tensor<14xi1>) -> tensor<2x7xi1>
    %c_2 = stablehlo.constant dense<true> : tensor<i1>
    %5 = stablehlo.reduce(%4 init: %c_2) applies stablehlo.minimum across dimensions = [1] : (tensor<2x7xi1>, tensor<i1>) -> tensor<2xi1>
    return %0, %1, %3, %5 : tensor<i1>, tensor<i1>, tensor<7xi1>, tensor<2xi1>
  }
}

// -----

// more_specials: compare i1
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<14xi1>, tensor<14xi1>)
    %e:8 = call @expected() : () -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>)
    %r:8 = call @program(%i#0, %i#1) : (tensor<14xi1>, tensor<14xi1>) -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>)
    check.expect_eq %r#0, %e#0 : tensor<14xi1>
    check.expect_eq %r#1, %e#1 : tensor<14xi1>
    check.expect_eq %r#2, %e#2 : tensor<14xi1>
    check.expect_eq %r#3, %e#3 : tensor<14xi1>
    check.expect_eq %r#4, %e#4 : tensor<14xi1>
    check.expect_eq %r#5, %e#5 : tensor<14xi1>
    check.expect_eq %r#6, %e#6 : tensor<14xi1>
    check.expect_eq %r#7, %e#7 : tensor<14xi1>
    return
  }
  func.func private @inputs() -> (tensor<14xi1>, tensor<14xi1>) {
    %0 = stablehlo.constant dense<[true, false, false, true, true, true, false, false, true, false, false, true, false, true]> : tensor<14xi1>
    %1 = stablehlo.constant dense<[true, false, true, true, false, false, true, true, true, false, false, true, false, false]> : tensor<14xi1>
    return %0, %1 : tensor<14xi1>, tensor<14xi1>
  }
  func.func private @expected() -> (tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>) {
    %0 = stablehlo.constant dense<[true, true, false, true, false, false, false, false, true, true, true, true, true, false]> : tensor<14xi1>
    %1 = stablehlo.constant dense<[false, false, true, false, true, true, true, true, false, false, false, false, false, true]> : tensor<14xi1>
    %2 = stablehlo.constant dense<[false, false, true, false, false, false, true, true, false, false, false, false, false, false]> : tensor<14xi1>
    %3 = stablehlo.constant dense<[true, true, true, true, false, false, true, true, true, true, true, true, true, false]> : tensor<14xi1>
    %4 = stablehlo.constant dense<[false, false, false, false, true, true, false, false, false, false, false, false, false, true]> : tensor<14xi1>
    %5 = stablehlo.constant dense<[true, true, false, true, true, true, false, false, true, true, true, true, true, true]> : tensor<14xi1>
    %6 = stablehlo.constant dense<[true, false, true, true, true, true, true, true, true, false, false, true, false, true]> : tensor<14xi1>
    %7 = stablehlo.constant dense<[true, false, false, true, false, false, false, false, true, false, false, true, false, false]> : tensor<14xi1>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>
  }
  func.func private @program(%arg0: tensor<14xi1>, %arg1: tensor<14xi1>) -> (tensor<14xi1> {jax.result_info = "result[0]"}, tensor<14xi1> {jax.result_info = "result[1]"}, tensor<14xi1> {jax.result_info = "result[2]"}, tensor<14xi1> {jax.result_info = "result[3]"}, tensor<14xi1> {jax.result_info = "result[4]"}, tensor<14xi1> {jax.result_info = "result[5]"}, tensor<14xi1> {jax.result_info = "result[6]"}, tensor<14xi1> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, UNSIGNED : (tensor<14xi1>, tensor<14xi1>) -> tensor<14xi1>
    %1 = stablehlo.compare NE, %arg0, %arg1, UNSIGNED : (tensor<14xi1>, tensor<14xi1>) -> tensor<14xi1>
    %2 = stablehlo.compare LT, %arg0, %arg1, UNSIGNED : (tensor<14xi1>, tensor<14xi1>) -> tensor<14xi1>
    %3 = stablehlo.compare LE, %arg0, %arg1, UNSIGNED : (tensor<14xi1>, tensor<14xi1>) -> tensor<14xi1>
    %4 = stablehlo.compare GT, %arg0, %arg1, UNSIGNED : (tensor<14xi1>, tensor<14xi1>) -> tensor<14xi1>
    %5 = stablehlo.compare GE, %arg0, %arg1, UNSIGNED : (tensor<14xi1>, tensor<14xi1>) -> tensor<14xi1>
    %6 = stablehlo.maximum %arg0, %arg1 : tensor<14xi1>
    %7 = stablehlo.minimum %arg0, %arg1 : tensor<14xi1>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>, tensor<14xi1>
  }
}

// -----

// more_specials: unique, nonzero i1
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi1>)
    %e:2 = call @expected() : () -> (tensor<9xi64>, tensor<i64>)
    %r:2 = call @program(%i#0) : (tensor<14xi1>) -> (tensor<9xi64>, tensor<i64>)
    check.expect_eq %r#0, %e#0 : tensor<9xi64>
    check.expect_eq %r#1, %e#1 : tensor<i64>
    return
  }
  func.func private @inputs() -> (tensor<14xi1>) {
    %0 = stablehlo.constant dense<[true, false, false, true, true, true, false, false, true, false, false, true, false, true]> : tensor<14xi1>
    return %0 : tensor<14xi1>
  }
  func.func private @expected() -> (tensor<9xi64>, tensor<i64>) {
    %0 = stablehlo.constant dense<"0x000000000000000003000000000000000400000000000000050000000000000008000000000000000B000000000000000D00000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<9xi64>
    %1 = stablehlo.constant dense<"0x0700000000000000"> : tensor<i64>
    return %0, %1 : tensor<9xi64>, tensor<i64>
  }
  func.func private @program(%arg0: tensor<14xi1>) -> (tensor<9xi64> {jax.result_info = "result[0]"}, tensor<i64> {jax.result_info = "result[1]"}) {
    %0 = call @cumsum(%arg0) : (tensor<14xi1>) -> tensor<14xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %3 = stablehlo.compare LT, %0, %2, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %c_1 = stablehlo.constant dense<9> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %5 = stablehlo.add %0, %4 : tensor<14xi64>
    %6 = stablehlo.select %3, %5, %0 : tensor<14xi1>, tensor<14xi64>
    %7 = stablehlo.convert %6 : (tensor<14xi64>) -> tensor<14xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<14xi32>) -> tensor<14x1xi32>
    %c_2 = stablehlo.constant dense<1> : tensor<i64>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %10 = "stablehlo.scatter"(%1, %8, %9) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %24 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %24 : tensor<i64>
    }) : (tensor<9xi64>, tensor<14x1xi32>, tensor<14xi64>) -> tensor<9xi64>
    %11 = call @cumsum_1(%10) : (tensor<9xi64>) -> tensor<9xi64>
    %c_3 = stablehlo.constant dense<1> : tensor<i64>
    %12 = call @floor_divide(%11, %c_3) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    %c_4 = stablehlo.constant dense<14> : tensor<i64>
    %13 = call @remainder(%12, %c_4) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    %14 = stablehlo.convert %arg0 : (tensor<14xi1>) -> tensor<14xi32>
    %15 = stablehlo.convert %14 : (tensor<14xi32>) -> tensor<14xi64>
    %c_5 = stablehlo.constant dense<0> : tensor<i64>
    %16 = stablehlo.reduce(%15 init: %c_5) applies stablehlo.add across dimensions = [0] : (tensor<14xi64>, tensor<i64>) -> tensor<i64>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %18 = stablehlo.iota dim = 0 : tensor<9xi64>
    %19 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<1xi64>) -> tensor<9xi64>
    %20 = stablehlo.compare GE, %18, %19, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %c_6 = stablehlo.constant dense<-1> : tensor<i64>
    %21 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %22 = call @_where_4(%20, %21, %13) : (tensor<9xi1>, tensor<1xi64>, tensor<9xi64>) -> tensor<9xi64>
    %23 = call @count_nonzero(%arg0) : (tensor<14xi1>) -> tensor<i64>
    return %22, %23 : tensor<9xi64>, tensor<i64>
  }
  func.func private @cumsum(%arg0: tensor<14xi1>) -> tensor<14xi64> {
    %0 = stablehlo.convert %arg0 : (tensor<14xi1>) -> tensor<14xi64>
    %1 = call @cumsum_0(%0) : (tensor<14xi64>) -> tensor<14xi64>
    return %1 : tensor<14xi64>
  }
  func.func private @cumsum_0(%arg0: tensor<14xi64>) -> tensor<14xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[13, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<14xi64>, tensor<i64>) -> tensor<14xi64>
    return %1 : tensor<14xi64>
  }
  func.func private @cumsum_1(%arg0: tensor<9xi64>) -> tensor<9xi64> {
    %0 = call @cumsum_2(%arg0) : (tensor<9xi64>) -> tensor<9xi64>
    return %0 : tensor<9xi64>
  }
  func.func private @cumsum_2(%arg0: tensor<9xi64>) -> tensor<9xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[8, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 9>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    return %1 : tensor<9xi64>
  }
  func.func private @floor_divide(%arg0: tensor<9xi64>, %arg1: tensor<i64>) -> tensor<9xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %2 = stablehlo.divide %arg0, %1 : tensor<9xi64>
    %3 = stablehlo.sign %arg0 : tensor<9xi64>
    %4 = stablehlo.sign %0 : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %8 = stablehlo.remainder %arg0, %7 : tensor<9xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %11 = stablehlo.and %6, %10 : tensor<9xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %13 = stablehlo.subtract %2, %12 : tensor<9xi64>
    %14 = call @_where(%11, %13, %2) : (tensor<9xi1>, tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
    return %14 : tensor<9xi64>
  }
  func.func private @_where(%arg0: tensor<9xi1>, %arg1: tensor<9xi64>, %arg2: tensor<9xi64>) -> tensor<9xi64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<9xi1>, tensor<9xi64>
    return %0 : tensor<9xi64>
  }
  func.func private @remainder(%arg0: tensor<9xi64>, %arg1: tensor<i64>) -> tensor<9xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %2 = call @_where_3(%1, %c_0, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %4 = stablehlo.remainder %arg0, %3 : tensor<9xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<9xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
    %12 = stablehlo.and %11, %6 : tensor<9xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %14 = stablehlo.add %4, %13 : tensor<9xi64>
    %15 = stablehlo.select %12, %14, %4 : tensor<9xi1>, tensor<9xi64>
    return %15 : tensor<9xi64>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
    return %0 : tensor<i64>
  }
  func.func private @_where_4(%arg0: tensor<9xi1>, %arg1: tensor<1xi64>, %arg2: tensor<9xi64>) -> tensor<9xi64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<1xi64>) -> tensor<9xi64>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<9xi1>, tensor<9xi64>
    return %1 : tensor<9xi64>
  }
  func.func private @count_nonzero(%arg0: tensor<14xi1>) -> tensor<i64> {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<14xi1>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<14xi1>, tensor<14xi1>) -> tensor<14xi1>
    %2 = stablehlo.convert %1 : (tensor<14xi1>) -> tensor<14xi32>
    %3 = stablehlo.convert %2 : (tensor<14xi32>) -> tensor<14xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.reduce(%3 init: %c_0) applies stablehlo.add across dimensions = [0] : (tensor<14xi64>, tensor<i64>) -> tensor<i64>
    return %4 : tensor<i64>
  }
}

// -----

// more_specials: where, select i1
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi1>)
    %e:2 = call @expected() : () -> (tensor<14xi1>, tensor<14xi1>)
    %r:2 = call @program(%i#0) : (tensor<14xi1>) -> (tensor<14xi1>, tensor<14xi1>)
    check.expect_eq %r#0, %e#0 : tensor<14xi1>
    check.expect_eq %r#1, %e#1 : tensor<14xi1>
    return
  }
  func.func private @inputs() -> (tensor<14xi1>) {
    %0 = stablehlo.constant dense<[true, false, false, true, true, true, false, false, true, false, false, true, false, true]> : tensor<14xi1>
    return %0 : tensor<14xi1>
  }
  func.func private @expected() -> (tensor<14xi1>, tensor<14xi1>) {
    %0 = stablehlo.constant dense<[true, false, false, true, true, true, false, false, true, false, false, true, false, true]> : tensor<14xi1>
    %1 = stablehlo.constant dense<[true, false, false, false, false, true, false, false, true, false, false, false, false, true]> : tensor<14xi1>
    return %0, %1 : tensor<14xi1>, tensor<14xi1>
  }
  func.func private @program(%arg0: tensor<14xi1>) -> (tensor<14xi1> {jax.result_info = "result[0]"}, tensor<14xi1> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.convert %arg0 : (tensor<14xi1>) -> tensor<14xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %2 = stablehlo.compare NE, %0, %1, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %3 = stablehlo.slice %arg0 [1:2] : (tensor<14xi1>) -> tensor<1xi1>
    %4 = stablehlo.reshape %3 : (tensor<1xi1>) -> tensor<i1>
    %5 = call @_where(%2, %arg0, %4) : (tensor<14xi1>, tensor<14xi1>, tensor<i1>) -> tensor<14xi1>
    %6 = stablehlo.slice %arg0 [1:2] : (tensor<14xi1>) -> tensor<1xi1>
    %7 = stablehlo.reshape %6 : (tensor<1xi1>) -> tensor<i1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<14xi1>
    %9 = stablehlo.compare EQ, %arg0, %8, UNSIGNED : (tensor<14xi1>, tensor<14xi1>) -> tensor<14xi1>
    %10 = stablehlo.slice %arg0 [3:4] : (tensor<14xi1>) -> tensor<1xi1>
    %11 = stablehlo.reshape %10 : (tensor<1xi1>) -> tensor<i1>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<i1>) -> tensor<14xi1>
    %13 = stablehlo.compare EQ, %arg0, %12, UNSIGNED : (tensor<14xi1>, tensor<14xi1>) -> tensor<14xi1>
    %14 = stablehlo.reverse %arg0, dims = [0] : tensor<14xi1>
    %15 = stablehlo.slice %arg0 [0:1] : (tensor<14xi1>) -> tensor<1xi1>
    %16 = stablehlo.reshape %15 : (tensor<1xi1>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %17 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<14xi1>
    %18 = stablehlo.broadcast_in_dim %17, dims = [1] : (tensor<14xi1>) -> tensor<1x14xi1>
    %19 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<14xi1>) -> tensor<1x14xi1>
    %20 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<14xi1>) -> tensor<1x14xi1>
    %21 = stablehlo.concatenate %18, %19, %20, dim = 0 : (tensor<1x14xi1>, tensor<1x14xi1>, tensor<1x14xi1>) -> tensor<3x14xi1>
    %22 = call @argmax(%21) : (tensor<3x14xi1>) -> tensor<14xi64>
    %23 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i1>) -> tensor<14xi1>
    %c_1 = stablehlo.constant dense<1> : tensor<i64>
    %24 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %25 = stablehlo.compare LT, %22, %24, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %c_2 = stablehlo.constant dense<2> : tensor<i64>
    %26 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %27 = stablehlo.compare LT, %22, %26, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %28 = stablehlo.select %27, %arg0, %14 : tensor<14xi1>, tensor<14xi1>
    %29 = stablehlo.select %25, %23, %28 : tensor<14xi1>, tensor<14xi1>
    return %5, %29 : tensor<14xi1>, tensor<14xi1>
  }
  func.func private @_where(%arg0: tensor<14xi1>, %arg1: tensor<14xi1>, %arg2: tensor<i1>) -> tensor<14xi1> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i1>) -> tensor<14xi1>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<14xi1>, tensor<14xi1>
    return %1 : tensor<14xi1>
  }
  func.func private @argmax(%arg0: tensor<3x14xi1>) -> tensor<14xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<3x14xi64>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<3x14xi1>, tensor<3x14xi64>, tensor<i1>, tensor<i64>) -> (tensor<14xi1>, tensor<14xi64>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i64>
    }
    return %1#1 : tensor<14xi64>
  }
}

// -----

// more_specials: any, all i1
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi1>)
    %e:3 = call @expected() : () -> (tensor<i1>, tensor<i1>, tensor<7xi1>)
    %r:3 = call @program(%i#0) : (tensor<14xi1>) -> (tensor<i1>, tensor<i1>, tensor<7xi1>)
    check.expect_eq %r#0, %e#0 : tensor<i1>
    check.expect_eq %r#1, %e#1 : tensor<i1>
    check.expect_eq %r#2, %e#2 : tensor<7xi1>
    return
  }
  func.func private @inputs() -> (tensor<14xi1>) {
    %0 = stablehlo.constant dense<[true, false, false, true, true, true, false, false, true, false, false, true, false, true]> : tensor<14xi1>
    return %0 : tensor<14xi1>
  }
  func.func private @expected() -> (tensor<i1>, tensor<i1>, tensor<7xi1>) {
    %0 = stablehlo.constant dense<true> : tensor<i1>
    %1 = stablehlo.constant dense<false> : tensor<i1>
    %2 = stablehlo.constant dense<[true, true, false, true, true, true, true]> : tensor<7xi1>
    return %0, %1, %2 : tensor<i1>, tensor<i1>, tensor<7xi1>
  }
  func.func private @program(%arg0: tensor<14xi1>) -> (tensor<i1> {jax.result_info = "result[0]"}, tensor<i1> {jax.result_info = "result[1]"}, tensor<7xi1> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.or across dimensions = [0] : (tensor<14xi1>, tensor<i1>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<true> : tensor<i1>
    %1 = stablehlo.reduce(%arg0 init: %c_0) applies stablehlo.and across dimensions = [0] : (tensor<14xi1>, tensor<i1>) -> tensor<i1>
    %2 = stablehlo.reshape %arg0 : (tensor<14xi1>) -> tensor<2x7xi1>
    %c_1 = stablehlo.constant dense<false> : tensor<i1>
    %3 = stablehlo.reduce(%2 init: %c_1) applies stablehlo.or across dimensions = [0] : (tensor<2x7xi1>, tensor<i1>) -> tensor<7xi1>
    return %0, %1, %3 : tensor<i1>, tensor<i1>, tensor<7xi1>
  }
}

// -----

// more_specials: sort c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xcomplex<f32>>)
    %e:2 = call @expected() : () -> (tensor<14xcomplex<f32>>, tensor<14xi64>)
    %r:2 = call @program(%i#0) : (tensor<14xcomplex<f32>>) -> (tensor<14xcomplex<f32>>, tensor<14xi64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<14xcomplex<f32>>, tensor<14xcomplex<f32>>
    check.expect_eq %r#1, %e#1 : tensor<14xi64>
    return
  }
  func.func private @inputs() -> (tensor<14xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000803F00000000000000000000803F0000803F0000803F0000803F000080BF000080BF000000000000000000000000000000000000803F0000803F00000000000000400000803F00000040000080BF00000080000080BF0000000000000000000080BF000000000000803F00000000"> : tensor<14xcomplex<f32>>
    return %0 : tensor<14xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<14xcomplex<f32>>, tensor<14xi64>) {
    %0 = stablehlo.constant dense<"0x000080BF00000000000080BF0000000000000080000080BF00000000000000000000000000000000000000000000803F000000000000803F0000803F000080BF0000803F000000000000803F000000000000803F000000000000803F0000803F00000040000080BF000000400000803F"> : tensor<14xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x04000000000000000C000000000000000A0000000000000005000000000000000B00000000000000010000000000000006000000000000000300000000000000000000000000000007000000000000000D00000000000000020000000000000009000000000000000800000000000000"> : tensor<14xi64>
    return %0, %1 : tensor<14xcomplex<f32>>, tensor<14xi64>
  }
  func.func private @program(%arg0: tensor<14xcomplex<f32>>) -> (tensor<14xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<14xi64> {jax.result_info = "result[1]"}) {
    %0 = call @sort(%arg0) : (tensor<14xcomplex<f32>>) -> tensor<14xcomplex<f32>>
    %1 = call @argsort(%arg0) : (tensor<14xcomplex<f32>>) -> tensor<14xi64>
    return %0, %1 : tensor<14xcomplex<f32>>, tensor<14xi64>
  }
  func.func private @sort(%arg0: tensor<14xcomplex<f32>>) -> tensor<14xcomplex<f32>> {
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
    }) : (tensor<14xcomplex<f32>>) -> tensor<14xcomplex<f32>>
    return %0 : tensor<14xcomplex<f32>>
  }
  func.func private @argsort(%arg0: tensor<14xcomplex<f32>>) -> tensor<14xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<complex<f32>>, %arg2: tensor<complex<f32>>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %2 = stablehlo.real %arg1 : (tensor<complex<f32>>) -> tensor<f32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %3 = stablehlo.compare EQ, %2, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %4 = stablehlo.select %3, %cst_0, %2 : tensor<i1>, tensor<f32>
      %5 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %6 = stablehlo.select %5, %cst_1, %4 : tensor<i1>, tensor<f32>
      %7 = stablehlo.imag %arg1 : (tensor<complex<f32>>) -> tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %8 = stablehlo.compare EQ, %7, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %9 = stablehlo.select %8, %cst_3, %7 : tensor<i1>, tensor<f32>
      %10 = stablehlo.compare NE, %7, %7, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %11 = stablehlo.select %10, %cst_4, %9 : tensor<i1>, tensor<f32>
      %12 = stablehlo.real %arg2 : (tensor<complex<f32>>) -> tensor<f32>
      %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %13 = stablehlo.compare EQ, %12, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %14 = stablehlo.select %13, %cst_6, %12 : tensor<i1>, tensor<f32>
      %15 = stablehlo.compare NE, %12, %12, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_7 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %16 = stablehlo.select %15, %cst_7, %14 : tensor<i1>, tensor<f32>
      %17 = stablehlo.imag %arg2 : (tensor<complex<f32>>) -> tensor<f32>
      %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %18 = stablehlo.compare EQ, %17, %cst_8, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %19 = stablehlo.select %18, %cst_9, %17 : tensor<i1>, tensor<f32>
      %20 = stablehlo.compare NE, %17, %17, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_10 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %21 = stablehlo.select %20, %cst_10, %19 : tensor<i1>, tensor<f32>
      %22 = stablehlo.compare LT, %11, %21, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %23 = stablehlo.compare LT, %6, %16, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %24 = stablehlo.compare EQ, %6, %16, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %25 = stablehlo.and %24, %22 : tensor<i1>
      %26 = stablehlo.or %23, %25 : tensor<i1>
      stablehlo.return %26 : tensor<i1>
    }) : (tensor<14xcomplex<f32>>, tensor<14xi64>) -> (tensor<14xcomplex<f32>>, tensor<14xi64>)
    return %1#1 : tensor<14xi64>
  }
}

// -----

// more_specials: unique, nonzero c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xcomplex<f32>>)
    %e:2 = call @expected() : () -> (tensor<9xi64>, tensor<i64>)
    %r:2 = call @program(%i#0) : (tensor<14xcomplex<f32>>) -> (tensor<9xi64>, tensor<i64>)
    check.expect_eq %r#0, %e#0 : tensor<9xi64>
    check.expect_eq %r#1, %e#1 : tensor<i64>
    return
  }
  func.func private @inputs() -> (tensor<14xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000803F00000000000000000000803F0000803F0000803F0000803F000080BF000080BF000000000000000000000000000000000000803F0000803F00000000000000400000803F00000040000080BF00000080000080BF0000000000000000000080BF000000000000803F00000000"> : tensor<14xcomplex<f32>>
    return %0 : tensor<14xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<9xi64>, tensor<i64>) {
    %0 = stablehlo.constant dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000000600000000000000070000000000000008000000000000000900000000000000"> : tensor<9xi64>
    %1 = stablehlo.constant dense<"0x0C00000000000000"> : tensor<i64>
    return %0, %1 : tensor<9xi64>, tensor<i64>
  }
  func.func private @program(%arg0: tensor<14xcomplex<f32>>) -> (tensor<9xi64> {jax.result_info = "result[0]"}, tensor<i64> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<14xcomplex<f32>>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<14xcomplex<f32>>, tensor<14xcomplex<f32>>) -> tensor<14xi1>
    %2 = call @cumsum(%1) : (tensor<14xi1>) -> tensor<14xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %5 = stablehlo.compare LT, %2, %4, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %c_1 = stablehlo.constant dense<9> : tensor<i64>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %7 = stablehlo.add %2, %6 : tensor<14xi64>
    %8 = stablehlo.select %5, %7, %2 : tensor<14xi1>, tensor<14xi64>
    %9 = stablehlo.convert %8 : (tensor<14xi64>) -> tensor<14xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<14xi32>) -> tensor<14x1xi32>
    %c_2 = stablehlo.constant dense<1> : tensor<i64>
    %11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %12 = "stablehlo.scatter"(%3, %10, %11) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %26 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %26 : tensor<i64>
    }) : (tensor<9xi64>, tensor<14x1xi32>, tensor<14xi64>) -> tensor<9xi64>
    %13 = call @cumsum_1(%12) : (tensor<9xi64>) -> tensor<9xi64>
    %c_3 = stablehlo.constant dense<1> : tensor<i64>
    %14 = call @floor_divide(%13, %c_3) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    %c_4 = stablehlo.constant dense<14> : tensor<i64>
    %15 = call @remainder(%14, %c_4) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    %16 = stablehlo.convert %1 : (tensor<14xi1>) -> tensor<14xi32>
    %17 = stablehlo.convert %16 : (tensor<14xi32>) -> tensor<14xi64>
    %c_5 = stablehlo.constant dense<0> : tensor<i64>
    %18 = stablehlo.reduce(%17 init: %c_5) applies stablehlo.add across dimensions = [0] : (tensor<14xi64>, tensor<i64>) -> tensor<i64>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %20 = stablehlo.iota dim = 0 : tensor<9xi64>
    %21 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<1xi64>) -> tensor<9xi64>
    %22 = stablehlo.compare GE, %20, %21, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %c_6 = stablehlo.constant dense<-1> : tensor<i64>
    %23 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %24 = call @_where_4(%22, %23, %15) : (tensor<9xi1>, tensor<1xi64>, tensor<9xi64>) -> tensor<9xi64>
    %25 = call @count_nonzero(%arg0) : (tensor<14xcomplex<f32>>) -> tensor<i64>
    return %24, %25 : tensor<9xi64>, tensor<i64>
  }
  func.func private @cumsum(%arg0: tensor<14xi1>) -> tensor<14xi64> {
    %0 = stablehlo.convert %arg0 : (tensor<14xi1>) -> tensor<14xi64>
    %1 = call @cumsum_0(%0) : (tensor<14xi64>) -> tensor<14xi64>
    return %1 : tensor<14xi64>
  }
  func.func private @cumsum_0(%arg0: tensor<14xi64>) -> tensor<14xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[13, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<14xi64>, tensor<i64>) -> tensor<14xi64>
    return %1 : tensor<14xi64>
  }
  func.func private @cumsum_1(%arg0: tensor<9xi64>) -> tensor<9xi64> {
    %0 = call @cumsum_2(%arg0) : (tensor<9xi64>) -> tensor<9xi64>
    return %0 : tensor<9xi64>
  }
  func.func private @cumsum_2(%arg0: tensor<9xi64>) -> tensor<9xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[8, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 9>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    return %1 : tensor<9xi64>
  }
  func.func private @floor_divide(%arg0: tensor<9xi64>, %arg1: tensor<i64>) -> tensor<9xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %2 = stablehlo.divide %arg0, %1 : tensor<9xi64>
    %3 = stablehlo.sign %arg0 : tensor<9xi64>
    %4 = stablehlo.sign %0 : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %8 = stablehlo.remainder %arg0, %7 : tensor<9xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %11 = stablehlo.and %6, %10 : tensor<9xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %13 = stablehlo.subtract %2, %12 : tensor<9xi64>
    %14 = call @_where(%11, %13, %2) : (tensor<9xi1>, tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
    return %14 : tensor<9xi64>
  }
  func.func private @_where(%arg0: tensor<9xi1>, %arg1: tensor<9xi64>, %arg2: tensor<9xi64>) -> tensor<9xi64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<9xi1>, tensor<9xi64>
    return %0 : tensor<9xi64>
  }
  func.func private @remainder(%arg0: tensor<9xi64>, %arg1: tensor<i64>) -> tensor<9xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %2 = call @_where_3(%1, %c_0, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %4 = stablehlo.remainder %arg0, %3 : tensor<9xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<9xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
    %12 = stablehlo.and %11, %6 : tensor<9xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %14 = stablehlo.add %4, %13 : tensor<9xi64>
    %15 = stablehlo.select %12, %14, %4 : tensor<9xi1>, tensor<9xi64>
    return %15 : tensor<9xi64>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
    return %0 : tensor<i64>
  }
  func.func private @_where_4(%arg0: tensor<9xi1>, %arg1: tensor<1xi64>, %arg2: tensor<9xi64>) -> tensor<9xi64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<1xi64>) -> tensor<9xi64>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<9xi1>, tensor<9xi64>
    return %1 : tensor<9xi64>
  }
  func.func private @count_nonzero(%arg0: tensor<14xcomplex<f32>>) -> tensor<i64> {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<14xcomplex<f32>>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<14xcomplex<f32>>, tensor<14xcomplex<f32>>) -> tensor<14xi1>
    %2 = stablehlo.convert %1 : (tensor<14xi1>) -> tensor<14xi32>
    %3 = stablehlo.convert %2 : (tensor<14xi32>) -> tensor<14xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.reduce(%3 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<14xi64>, tensor<i64>) -> tensor<i64>
    return %4 : tensor<i64>
  }
}

// -----

// more_specials: where, select c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xcomplex<f32>>)
    %e:2 = call @expected() : () -> (tensor<14xcomplex<f32>>, tensor<14xcomplex<f32>>)
    %r:2 = call @program(%i#0) : (tensor<14xcomplex<f32>>) -> (tensor<14xcomplex<f32>>, tensor<14xcomplex<f32>>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<14xcomplex<f32>>, tensor<14xcomplex<f32>>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<14xcomplex<f32>>, tensor<14xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<14xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000803F00000000000000000000803F0000803F0000803F0000803F000080BF000080BF000000000000000000000000000000000000803F0000803F00000000000000400000803F00000040000080BF00000080000080BF0000000000000000000080BF000000000000803F00000000"> : tensor<14xcomplex<f32>>
    return %0 : tensor<14xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<14xcomplex<f32>>, tensor<14xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000803F00000000000000000000803F0000803F0000803F0000803F000080BF000080BF00000000000000000000803F000000000000803F0000803F00000000000000400000803F00000040000080BF00000080000080BF000000000000803F000080BF000000000000803F00000000"> : tensor<14xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x0000803F00000000000000000000803F0000803F0000000000000080000080BF0000803F000000000000803F00000000000000000000803F0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F00000000"> : tensor<14xcomplex<f32>>
    return %0, %1 : tensor<14xcomplex<f32>>, tensor<14xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<14xcomplex<f32>>) -> (tensor<14xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<14xcomplex<f32>> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<14xcomplex<f32>>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<14xcomplex<f32>>, tensor<14xcomplex<f32>>) -> tensor<14xi1>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<14xcomplex<f32>>) -> tensor<1xcomplex<f32>>
    %3 = stablehlo.reshape %2 : (tensor<1xcomplex<f32>>) -> tensor<complex<f32>>
    %4 = call @_where(%1, %arg0, %3) : (tensor<14xi1>, tensor<14xcomplex<f32>>, tensor<complex<f32>>) -> tensor<14xcomplex<f32>>
    %5 = stablehlo.slice %arg0 [1:2] : (tensor<14xcomplex<f32>>) -> tensor<1xcomplex<f32>>
    %6 = stablehlo.reshape %5 : (tensor<1xcomplex<f32>>) -> tensor<complex<f32>>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<complex<f32>>) -> tensor<14xcomplex<f32>>
    %8 = stablehlo.compare EQ, %arg0, %7, FLOAT : (tensor<14xcomplex<f32>>, tensor<14xcomplex<f32>>) -> tensor<14xi1>
    %9 = stablehlo.slice %arg0 [3:4] : (tensor<14xcomplex<f32>>) -> tensor<1xcomplex<f32>>
    %10 = stablehlo.reshape %9 : (tensor<1xcomplex<f32>>) -> tensor<complex<f32>>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<complex<f32>>) -> tensor<14xcomplex<f32>>
    %12 = stablehlo.compare EQ, %arg0, %11, FLOAT : (tensor<14xcomplex<f32>>, tensor<14xcomplex<f32>>) -> tensor<14xi1>
    %13 = stablehlo.reverse %arg0, dims = [0] : tensor<14xcomplex<f32>>
    %14 = stablehlo.slice %arg0 [0:1] : (tensor<14xcomplex<f32>>) -> tensor<1xcomplex<f32>>
    %15 = stablehlo.reshape %14 : (tensor<1xcomplex<f32>>) -> tensor<complex<f32>>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %16 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<14xi1>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1] : (tensor<14xi1>) -> tensor<1x14xi1>
    %18 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<14xi1>) -> tensor<1x14xi1>
    %19 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<14xi1>) -> tensor<1x14xi1>
    %20 = stablehlo.concatenate %17, %18, %19, dim = 0 : (tensor<1x14xi1>, tensor<1x14xi1>, tensor<1x14xi1>) -> tensor<3x14xi1>
    %21 = call @argmax(%20) : (tensor<3x14xi1>) -> tensor<14xi64>
    %22 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<complex<f32>>) -> tensor<14xcomplex<f32>>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %23 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %24 = stablehlo.compare LT, %21, %23, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %c_1 = stablehlo.constant dense<2> : tensor<i64>
    %25 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %26 = stablehlo.compare LT, %21, %25, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %27 = stablehlo.select %26, %arg0, %13 : tensor<14xi1>, tensor<14xcomplex<f32>>
    %28 = stablehlo.select %24, %22, %27 : tensor<14xi1>, tensor<14xcomplex<f32>>
    return %4, %28 : tensor<14xcomplex<f32>>, tensor<14xcomplex<f32>>
  }
  func.func private @_where(%arg0: tensor<14xi1>, %arg1: tensor<14xcomplex<f32>>, %arg2: tensor<complex<f32>>) -> tensor<14xcomplex<f32>> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<complex<f32>>) -> tensor<14xcomplex<f32>>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<14xi1>, tensor<14xcomplex<f32>>
    return %1 : tensor<14xcomplex<f32>>
  }
  func.func private @argmax(%arg0: tensor<3x14xi1>) -> tensor<14xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<3x14xi64>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<3x14xi1>, tensor<3x14xi64>, tensor<i1>, tensor<i64>) -> (tensor<14xi1>, tensor<14xi64>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i64>
    }
    return %1#1 : tensor<14xi64>
  }
}

// -----

// more_specials: any, all c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xcomplex<f32>>)
    %e:3 = call @expected() : () -> (tensor<i1>, tensor<i1>, tensor<7xi1>)
    %r:3 = call @program(%i#0) : (tensor<14xcomplex<f32>>) -> (tensor<i1>, tensor<i1>, tensor<7xi1>)
    check.expect_eq %r#0, %e#0 : tensor<i1>
    check.expect_eq %r#1, %e#1 : tensor<i1>
    check.expect_eq %r#2, %e#2 : tensor<7xi1>
    return
  }
  func.func private @inputs() -> (tensor<14xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000803F00000000000000000000803F0000803F0000803F0000803F000080BF000080BF000000000000000000000000000000000000803F0000803F00000000000000400000803F00000040000080BF00000080000080BF0000000000000000000080BF000000000000803F00000000"> : tensor<14xcomplex<f32>>
    return %0 : tensor<14xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<i1>, tensor<i1>, tensor<7xi1>) {
    %0 = stablehlo.constant dense<true> : tensor<i1>
    %1 = stablehlo.constant dense<false> : tensor<i1>
    %2 = stablehlo.constant dense<[true, true, true, true, true, true, true]> : tensor<7xi1>
    return %0, %1, %2 : tensor<i1>, tensor<i1>, tensor<7xi1>
  }
  func.func private @program(%arg0: tensor<14xcomplex<f32>>) -> (tensor<i1> {jax.result_info = "result[0]"}, tensor<i1> {jax.result_info = "result[1]"}, tensor<7xi1> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.real %arg0 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<14xf32>
    %2 = stablehlo.compare NE, %0, %1, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %3 = stablehlo.convert %2 : tensor<14xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %4 = stablehlo.reduce(%3 init: %c) applies stablehlo.or across dimensions = [0] : (tensor<14xi1>, tensor<i1>) -> tensor<i1>
    %5 = stablehlo.real %arg0 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<14xf32>
    %7 = stablehlo.compare NE, %5, %6, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %8 = stablehlo.convert %7 : tensor<14xi1>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %9 = stablehlo.reduce(%8 init: %c_1) applies stablehlo.and across dimensions = [0] : (tensor<14xi1>, tensor<i1>) -> tensor<i1>
    %10 = stablehlo.reshape %arg0 : (tensor<14xcomplex<f32>>) -> tensor<2x7xcomplex<f32>>
    %11 = stablehlo.real %10 : (tensor<2x7xcomplex<f32>>) -> tensor<2x7xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x7xf32>
    %13 = stablehlo.compare NE, %11, %12, FLOAT : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xi1>
    %14 = stablehlo.convert %13 : tensor<2x7xi1>
    %c_3 = stablehlo.constant dense<false> : tensor<i1>
    %15 = stablehlo.reduce(%14 init: %c_3) applies stablehlo.or across dimensions = [0] : (tensor<2x7xi1>, tensor<i1>) -> tensor<7xi1>
    return %4, %9, %15 : tensor<i1>, tensor<i1>, tensor<7xi1>
  }
}

// -----

// more_specials: sort c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xcomplex<f64>>)
    %e:2 = call @expected() : () -> (tensor<14xcomplex<f64>>, tensor<14xi64>)
    %r:2 = call @program(%i#0) : (tensor<14xcomplex<f64>>) -> (tensor<14xcomplex<f64>>, tensor<14xi64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<14xcomplex<f64>>, tensor<14xcomplex<f64>>
    check.expect_eq %r#1, %e#1 : tensor<14xi64>
    return
  }
  func.func private @inputs() -> (tensor<14xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000F03F00000000000000000000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F0BF000000000000F0BF0000000000000000000000000000000000000000000000000000000000000000000000000000F03F000000000000F03F00000000000000000000000000000040000000000000F03F0000000000000040000000000000F0BF0000000000000080000000000000F0BF00000000000000000000000000000000000000000000F0BF0000000000000000000000000000F03F0000000000000000"> : tensor<14xcomplex<f64>>
    return %0 : tensor<14xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<14xcomplex<f64>>, tensor<14xi64>) {
    %0 = stablehlo.constant dense<"0x000000000000F0BF0000000000000000000000000000F0BF00000000000000000000000000000080000000000000F0BF00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000F03F0000000000000000000000000000F03F000000000000F03F000000000000F0BF000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F000000000000F03F0000000000000040000000000000F0BF0000000000000040000000000000F03F"> : tensor<14xcomplex<f64>>
    %1 = stablehlo.constant dense<"0x04000000000000000C000000000000000A0000000000000005000000000000000B00000000000000010000000000000006000000000000000300000000000000000000000000000007000000000000000D00000000000000020000000000000009000000000000000800000000000000"> : tensor<14xi64>
    return %0, %1 : tensor<14xcomplex<f64>>, tensor<14xi64>
  }
  func.func private @program(%arg0: tensor<14xcomplex<f64>>) -> (tensor<14xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<14xi64> {jax.result_info = "result[1]"}) {
    %0 = call @sort(%arg0) : (tensor<14xcomplex<f64>>) -> tensor<14xcomplex<f64>>
    %1 = call @argsort(%arg0) : (tensor<14xcomplex<f64>>) -> tensor<14xi64>
    return %0, %1 : tensor<14xcomplex<f64>>, tensor<14xi64>
  }
  func.func private @sort(%arg0: tensor<14xcomplex<f64>>) -> tensor<14xcomplex<f64>> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<complex<f64>>, %arg2: tensor<complex<f64>>):
      %1 = stablehlo.real %arg1 : (tensor<complex<f64>>) -> tensor<f64>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %2 = stablehlo.compare EQ, %1, %cst, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %3 = stablehlo.select %2, %cst_0, %1 : tensor<i1>, tensor<f64>
      %4 = stablehlo.compare NE, %1, %1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<f64>
      %6 = stablehlo.imag %arg1 : (tensor<complex<f64>>) -> tensor<f64>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %7 = stablehlo.compare EQ, %6, %cst_2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %8 = stablehlo.select %7, %cst_3, %6 : tensor<i1>, tensor<f64>
      %9 = stablehlo.compare NE, %6, %6, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %10 = stablehlo.select %9, %cst_4, %8 : tensor<i1>, tensor<f64>
      %11 = stablehlo.real %arg2 : (tensor<complex<f64>>) -> tensor<f64>
      %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %12 = stablehlo.compare EQ, %11, %cst_5, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %13 = stablehlo.select %12, %cst_6, %11 : tensor<i1>, tensor<f64>
      %14 = stablehlo.compare NE, %11, %11, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_7 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %15 = stablehlo.select %14, %cst_7, %13 : tensor<i1>, tensor<f64>
      %16 = stablehlo.imag %arg2 : (tensor<complex<f64>>) -> tensor<f64>
      %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %17 = stablehlo.compare EQ, %16, %cst_8, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %18 = stablehlo.select %17, %cst_9, %16 : tensor<i1>, tensor<f64>
      %19 = stablehlo.compare NE, %16, %16, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_10 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %20 = stablehlo.select %19, %cst_10, %18 : tensor<i1>, tensor<f64>
      %21 = stablehlo.compare LT, %10, %20, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %22 = stablehlo.compare LT, %5, %15, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %23 = stablehlo.compare EQ, %5, %15, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %24 = stablehlo.and %23, %21 : tensor<i1>
      %25 = stablehlo.or %22, %24 : tensor<i1>
      stablehlo.return %25 : tensor<i1>
    }) : (tensor<14xcomplex<f64>>) -> tensor<14xcomplex<f64>>
    return %0 : tensor<14xcomplex<f64>>
  }
  func.func private @argsort(%arg0: tensor<14xcomplex<f64>>) -> tensor<14xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xi64>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<complex<f64>>, %arg2: tensor<complex<f64>>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %2 = stablehlo.real %arg1 : (tensor<complex<f64>>) -> tensor<f64>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %3 = stablehlo.compare EQ, %2, %cst, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %4 = stablehlo.select %3, %cst_0, %2 : tensor<i1>, tensor<f64>
      %5 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %6 = stablehlo.select %5, %cst_1, %4 : tensor<i1>, tensor<f64>
      %7 = stablehlo.imag %arg1 : (tensor<complex<f64>>) -> tensor<f64>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %8 = stablehlo.compare EQ, %7, %cst_2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %9 = stablehlo.select %8, %cst_3, %7 : tensor<i1>, tensor<f64>
      %10 = stablehlo.compare NE, %7, %7, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %11 = stablehlo.select %10, %cst_4, %9 : tensor<i1>, tensor<f64>
      %12 = stablehlo.real %arg2 : (tensor<complex<f64>>) -> tensor<f64>
      %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %13 = stablehlo.compare EQ, %12, %cst_5, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %14 = stablehlo.select %13, %cst_6, %12 : tensor<i1>, tensor<f64>
      %15 = stablehlo.compare NE, %12, %12, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_7 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %16 = stablehlo.select %15, %cst_7, %14 : tensor<i1>, tensor<f64>
      %17 = stablehlo.imag %arg2 : (tensor<complex<f64>>) -> tensor<f64>
      %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %18 = stablehlo.compare EQ, %17, %cst_8, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %19 = stablehlo.select %18, %cst_9, %17 : tensor<i1>, tensor<f64>
      %20 = stablehlo.compare NE, %17, %17, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_10 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %21 = stablehlo.select %20, %cst_10, %19 : tensor<i1>, tensor<f64>
      %22 = stablehlo.compare LT, %11, %21, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %23 = stablehlo.compare LT, %6, %16, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %24 = stablehlo.compare EQ, %6, %16, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %25 = stablehlo.and %24, %22 : tensor<i1>
      %26 = stablehlo.or %23, %25 : tensor<i1>
      stablehlo.return %26 : tensor<i1>
    }) : (tensor<14xcomplex<f64>>, tensor<14xi64>) -> (tensor<14xcomplex<f64>>, tensor<14xi64>)
    return %1#1 : tensor<14xi64>
  }
}

// -----

// more_specials: unique, nonzero c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xcomplex<f64>>)
    %e:2 = call @expected() : () -> (tensor<9xi64>, tensor<i64>)
    %r:2 = call @program(%i#0) : (tensor<14xcomplex<f64>>) -> (tensor<9xi64>, tensor<i64>)
    check.expect_eq %r#0, %e#0 : tensor<9xi64>
    check.expect_eq %r#1, %e#1 : tensor<i64>
    return
  }
  func.func private @inputs() -> (tensor<14xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000F03F00000000000000000000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F0BF000000000000F0BF0000000000000000000000000000000000000000000000000000000000000000000000000000F03F000000000000F03F00000000000000000000000000000040000000000000F03F0000000000000040000000000000F0BF0000000000000080000000000000F0BF00000000000000000000000000000000000000000000F0BF0000000000000000000000000000F03F0000000000000000"> : tensor<14xcomplex<f64>>
    return %0 : tensor<14xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<9xi64>, tensor<i64>) {
    %0 = stablehlo.constant dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000000600000000000000070000000000000008000000000000000900000000000000"> : tensor<9xi64>
    %1 = stablehlo.constant dense<"0x0C00000000000000"> : tensor<i64>
    return %0, %1 : tensor<9xi64>, tensor<i64>
  }
  func.func private @program(%arg0: tensor<14xcomplex<f64>>) -> (tensor<9xi64> {jax.result_info = "result[0]"}, tensor<i64> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<14xcomplex<f64>>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<14xcomplex<f64>>, tensor<14xcomplex<f64>>) -> tensor<14xi1>
    %2 = call @cumsum(%1) : (tensor<14xi1>) -> tensor<14xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %5 = stablehlo.compare LT, %2, %4, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %c_1 = stablehlo.constant dense<9> : tensor<i64>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %7 = stablehlo.add %2, %6 : tensor<14xi64>
    %8 = stablehlo.select %5, %7, %2 : tensor<14xi1>, tensor<14xi64>
    %9 = stablehlo.convert %8 : (tensor<14xi64>) -> tensor<14xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<14xi32>) -> tensor<14x1xi32>
    %c_2 = stablehlo.constant dense<1> : tensor<i64>
    %11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %12 = "stablehlo.scatter"(%3, %10, %11) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %26 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %26 : tensor<i64>
    }) : (tensor<9xi64>, tensor<14x1xi32>, tensor<14xi64>) -> tensor<9xi64>
    %13 = call @cumsum_1(%12) : (tensor<9xi64>) -> tensor<9xi64>
    %c_3 = stablehlo.constant dense<1> : tensor<i64>
    %14 = call @floor_divide(%13, %c_3) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    %c_4 = stablehlo.constant dense<14> : tensor<i64>
    %15 = call @remainder(%14, %c_4) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    %16 = stablehlo.convert %1 : (tensor<14xi1>) -> tensor<14xi32>
    %17 = stablehlo.convert %16 : (tensor<14xi32>) -> tensor<14xi64>
    %c_5 = stablehlo.constant dense<0> : tensor<i64>
    %18 = stablehlo.reduce(%17 init: %c_5) applies stablehlo.add across dimensions = [0] : (tensor<14xi64>, tensor<i64>) -> tensor<i64>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %20 = stablehlo.iota dim = 0 : tensor<9xi64>
    %21 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<1xi64>) -> tensor<9xi64>
    %22 = stablehlo.compare GE, %20, %21, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %c_6 = stablehlo.constant dense<-1> : tensor<i64>
    %23 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %24 = call @_where_4(%22, %23, %15) : (tensor<9xi1>, tensor<1xi64>, tensor<9xi64>) -> tensor<9xi64>
    %25 = call @count_nonzero(%arg0) : (tensor<14xcomplex<f64>>) -> tensor<i64>
    return %24, %25 : tensor<9xi64>, tensor<i64>
  }
  func.func private @cumsum(%arg0: tensor<14xi1>) -> tensor<14xi64> {
    %0 = stablehlo.convert %arg0 : (tensor<14xi1>) -> tensor<14xi64>
    %1 = call @cumsum_0(%0) : (tensor<14xi64>) -> tensor<14xi64>
    return %1 : tensor<14xi64>
  }
  func.func private @cumsum_0(%arg0: tensor<14xi64>) -> tensor<14xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[13, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<14xi64>, tensor<i64>) -> tensor<14xi64>
    return %1 : tensor<14xi64>
  }
  func.func private @cumsum_1(%arg0: tensor<9xi64>) -> tensor<9xi64> {
    %0 = call @cumsum_2(%arg0) : (tensor<9xi64>) -> tensor<9xi64>
    return %0 : tensor<9xi64>
  }
  func.func private @cumsum_2(%arg0: tensor<9xi64>) -> tensor<9xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[8, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 9>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    return %1 : tensor<9xi64>
  }
  func.func private @floor_divide(%arg0: tensor<9xi64>, %arg1: tensor<i64>) -> tensor<9xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %2 = stablehlo.divide %arg0, %1 : tensor<9xi64>
    %3 = stablehlo.sign %arg0 : tensor<9xi64>
    %4 = stablehlo.sign %0 : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %8 = stablehlo.remainder %arg0, %7 : tensor<9xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %11 = stablehlo.and %6, %10 : tensor<9xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %13 = stablehlo.subtract %2, %12 : tensor<9xi64>
    %14 = call @_where(%11, %13, %2) : (tensor<9xi1>, tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
    return %14 : tensor<9xi64>
  }
  func.func private @_where(%arg0: tensor<9xi1>, %arg1: tensor<9xi64>, %arg2: tensor<9xi64>) -> tensor<9xi64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<9xi1>, tensor<9xi64>
    return %0 : tensor<9xi64>
  }
  func.func private @remainder(%arg0: tensor<9xi64>, %arg1: tensor<i64>) -> tensor<9xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %2 = call @_where_3(%1, %c_0, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %4 = stablehlo.remainder %arg0, %3 : tensor<9xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<9xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
    %12 = stablehlo.and %11, %6 : tensor<9xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %14 = stablehlo.add %4, %13 : tensor<9xi64>
    %15 = stablehlo.select %12, %14, %4 : tensor<9xi1>, tensor<9xi64>
    return %15 : tensor<9xi64>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
    return %0 : tensor<i64>
  }
  func.func private @_where_4(%arg0: tensor<9xi1>, %arg1: tensor<1xi64>, %arg2: tensor<9xi64>) -> tensor<9xi64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<1xi64>) -> tensor<9xi64>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<9xi1>, tensor<9xi64>
    return %1 : tensor<9xi64>
  }
  func.func private @count_nonzero(%arg0: tensor<14xcomplex<f64>>) -> tensor<i64> {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<14xcomplex<f64>>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<14xcomplex<f64>>, tensor<14xcomplex<f64>>) -> tensor<14xi1>
    %2 = stablehlo.convert %1 : (tensor<14xi1>) -> tensor<14xi32>
    %3 = stablehlo.convert %2 : (tensor<14xi32>) -> tensor<14xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.reduce(%3 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<14xi64>, tensor<i64>) -> tensor<i64>
    return %4 : tensor<i64>
  }
}

// -----

// more_specials: where, select c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xcomplex<f64>>)
    %e:2 = call @expected() : () -> (tensor<14xcomplex<f64>>, tensor<14xcomplex<f64>>)
    %r:2 = call @program(%i#0) : (tensor<14xcomplex<f64>>) -> (tensor<14xcomplex<f64>>, tensor<14xcomplex<f64>>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<14xcomplex<f64>>, tensor<14xcomplex<f64>>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<14xcomplex<f64>>, tensor<14xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<14xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000F03F00000000000000000000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F0BF000000000000F0BF0000000000000000000000000000000000000000000000000000000000000000000000000000F03F000000000000F03F00000000000000000000000000000040000000000000F03F0000000000000040000000000000F0BF0000000000000080000000000000F0BF00000000000000000000000000000000000000000000F0BF0000000000000000000000000000F03F0000000000000000"> : tensor<14xcomplex<f64>>
    return %0 : tensor<14xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<14xcomplex<f64>>, tensor<14xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000F03F00000000000000000000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F0BF000000000000F0BF00000000000000000000000000000000000000000000F03F0000000000000000000000000000F03F000000000000F03F00000000000000000000000000000040000000000000F03F0000000000000040000000000000F0BF0000000000000080000000000000F0BF0000000000000000000000000000F03F000000000000F0BF0000000000000000000000000000F03F0000000000000000"> : tensor<14xcomplex<f64>>
    %1 = stablehlo.constant dense<"0x000000000000F03F00000000000000000000000000000000000000000000F03F000000000000F03F00000000000000000000000000000080000000000000F0BF000000000000F03F0000000000000000000000000000F03F00000000000000000000000000000000000000000000F03F000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000"> : tensor<14xcomplex<f64>>
    return %0, %1 : tensor<14xcomplex<f64>>, tensor<14xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<14xcomplex<f64>>) -> (tensor<14xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<14xcomplex<f64>> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<14xcomplex<f64>>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<14xcomplex<f64>>, tensor<14xcomplex<f64>>) -> tensor<14xi1>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<14xcomplex<f64>>) -> tensor<1xcomplex<f64>>
    %3 = stablehlo.reshape %2 : (tensor<1xcomplex<f64>>) -> tensor<complex<f64>>
    %4 = call @_where(%1, %arg0, %3) : (tensor<14xi1>, tensor<14xcomplex<f64>>, tensor<complex<f64>>) -> tensor<14xcomplex<f64>>
    %5 = stablehlo.slice %arg0 [1:2] : (tensor<14xcomplex<f64>>) -> tensor<1xcomplex<f64>>
    %6 = stablehlo.reshape %5 : (tensor<1xcomplex<f64>>) -> tensor<complex<f64>>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<complex<f64>>) -> tensor<14xcomplex<f64>>
    %8 = stablehlo.compare EQ, %arg0, %7, FLOAT : (tensor<14xcomplex<f64>>, tensor<14xcomplex<f64>>) -> tensor<14xi1>
    %9 = stablehlo.slice %arg0 [3:4] : (tensor<14xcomplex<f64>>) -> tensor<1xcomplex<f64>>
    %10 = stablehlo.reshape %9 : (tensor<1xcomplex<f64>>) -> tensor<complex<f64>>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<complex<f64>>) -> tensor<14xcomplex<f64>>
    %12 = stablehlo.compare EQ, %arg0, %11, FLOAT : (tensor<14xcomplex<f64>>, tensor<14xcomplex<f64>>) -> tensor<14xi1>
    %13 = stablehlo.reverse %arg0, dims = [0] : tensor<14xcomplex<f64>>
    %14 = stablehlo.slice %arg0 [0:1] : (tensor<14xcomplex<f64>>) -> tensor<1xcomplex<f64>>
    %15 = stablehlo.reshape %14 : (tensor<1xcomplex<f64>>) -> tensor<complex<f64>>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %16 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<14xi1>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1] : (tensor<14xi1>) -> tensor<1x14xi1>
    %18 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<14xi1>) -> tensor<1x14xi1>
    %19 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<14xi1>) -> tensor<1x14xi1>
    %20 = stablehlo.concatenate %17, %18, %19, dim = 0 : (tensor<1x14xi1>, tensor<1x14xi1>, tensor<1x14xi1>) -> tensor<3x14xi1>
    %21 = call @argmax(%20) : (tensor<3x14xi1>) -> tensor<14xi64>
    %22 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<complex<f64>>) -> tensor<14xcomplex<f64>>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %23 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %24 = stablehlo.compare LT, %21, %23, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %c_1 = stablehlo.constant dense<2> : tensor<i64>
    %25 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %26 = stablehlo.compare LT, %21, %25, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %27 = stablehlo.select %26, %arg0, %13 : tensor<14xi1>, tensor<14xcomplex<f64>>
    %28 = stablehlo.select %24, %22, %27 : tensor<14xi1>, tensor<14xcomplex<f64>>
    return %4, %28 : tensor<14xcomplex<f64>>, tensor<14xcomplex<f64>>
  }
  func.func private @_where(%arg0: tensor<14xi1>, %arg1: tensor<14xcomplex<f64>>, %arg2: tensor<complex<f64>>) -> tensor<14xcomplex<f64>> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<complex<f64>>) -> tensor<14xcomplex<f64>>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<14xi1>, tensor<14xcomplex<f64>>
    return %1 : tensor<14xcomplex<f64>>
  }
  func.func private @argmax(%arg0: tensor<3x14xi1>) -> tensor<14xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<3x14xi64>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<3x14xi1>, tensor<3x14xi64>, tensor<i1>, tensor<i64>) -> (tensor<14xi1>, tensor<14xi64>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i64>
    }
    return %1#1 : tensor<14xi64>
  }
}

// -----

// more_specials: any, all c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xcomplex<f64>>)
    %e:3 = call @expected() : () -> (tensor<i1>, tensor<i1>, tensor<7xi1>)
    %r:3 = call @program(%i#0) : (tensor<14xcomplex<f64>>) -> (tensor<i1>, tensor<i1>, tensor<7xi1>)
    check.expect_eq %r#0, %e#0 : tensor<i1>
    check.expect_eq %r#1, %e#1 : tensor<i1>
    check.expect_eq %r#2, %e#2 : tensor<7xi1>
    return
  }
  func.func private @inputs() -> (tensor<14xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x000000000000F03F00000000000000000000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F0BF000000000000F0BF0000000000000000000000000000000000000000000000000000000000000000000000000000F03F000000000000F03F00000000000000000000000000000040000000000000F03F0000000000000040000000000000F0BF0000000000000080000000000000F0BF00000000000000000000000000000000000000000000F0BF0000000000000000000000000000F03F0000000000000000"> : tensor<14xcomplex<f64>>
    return %0 : tensor<14xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<i1>, tensor<i1>, tensor<7xi1>) {
    %0 = stablehlo.constant dense<true> : tensor<i1>
    %1 = stablehlo.constant dense<false> : tensor<i1>
    %2 = stablehlo.constant dense<[true, true, true, true, true, true, true]> : tensor<7xi1>
    return %0, %1, %2 : tensor<i1>, tensor<i1>, tensor<7xi1>
  }
  func.func private @program(%arg0: tensor<14xcomplex<f64>>) -> (tensor<i1> {jax.result_info = "result[0]"}, tensor<i1> {jax.result_info = "result[1]"}, tensor<7xi1> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.real %arg0 : (tensor<14xcomplex<f64>>) -> tensor<14xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<14xf64>
    %2 = stablehlo.compare NE, %0, %1, FLOAT : (tensor<14xf64>, tensor<14xf64>) -> tensor<14xi1>
    %3 = stablehlo.convert %2 : tensor<14xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %4 = stablehlo.reduce(%3 init: %c) applies stablehlo.or across dimensions = [0] : (tensor<14xi1>, tensor<i1>) -> tensor<i1>
    %5 = stablehlo.real %arg0 : (tensor<14xcomplex<f64>>) -> tensor<14xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<14xf64>
    %7 = stablehlo.compare NE, %5, %6, FLOAT : (tensor<14xf64>, tensor<14xf64>) -> tensor<14xi1>
    %8 = stablehlo.convert %7 : tensor<14xi1>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %9 = stablehlo.reduce(%8 init: %c_1) applies stablehlo.and across dimensions = [0] : (tensor<14xi1>, tensor<i1>) -> tensor<i1>
    %10 = stablehlo.reshape %arg0 : (tensor<14xcomplex<f64>>) -> tensor<2x7xcomplex<f64>>
    %11 = stablehlo.real %10 : (tensor<2x7xcomplex<f64>>) -> tensor<2x7xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<2x7xf64>
    %13 = stablehlo.compare NE, %11, %12, FLOAT : (tensor<2x7xf64>, tensor<2x7xf64>) -> tensor<2x7xi1>
    %14 = stablehlo.convert %13 : tensor<2x7xi1>
    %c_3 = stablehlo.constant dense<false> : tensor<i1>
    %15 = stablehlo.reduce(%14 init: %c_3) applies stablehlo.or across dimensions = [0] : (tensor<2x7xi1>, tensor<i1>) -> tensor<7xi1>
    return %4, %9, %15 : tensor<i1>, tensor<i1>, tensor<7xi1>
  }
}
