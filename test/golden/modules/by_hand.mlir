// Values by hand unless a comment says otherwise; each piece is a kind of program that once failed.
// f32 products and sums are rounded one by one: 1.00000012 * 0.99999988 is 1.
func.func @dot_in_f32() {
  %0 = stablehlo.constant dense<[[1.00000012, -1.0]]> : tensor<1x2xf32>
  %1 = stablehlo.constant dense<[[0.99999988], [1.0]]> : tensor<2x1xf32>
  %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0] : (tensor<1x2xf32>, tensor<2x1xf32>) -> tensor<1x1xf32>
  check.expect_eq_const %2, dense<0.0> : tensor<1x1xf32>
  return
}
// -----
func.func @convolution_in_f32_raw_dimensions() {
  %0 = stablehlo.constant dense<[[[1.00000012, -1.0]]]> : tensor<1x1x2xf32>
  %1 = stablehlo.constant dense<[[[0.99999988, 1.0]]]> : tensor<1x1x2xf32>
  %2 = "stablehlo.convolution"(%0, %1) {batch_group_count = 1 : i64, feature_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<raw
    input_batch_dimension = 0, input_feature_dimension = 1, input_spatial_dimensions = [2], kernel_input_feature_dimension = 1,
    kernel_output_feature_dimension = 0, kernel_spatial_dimensions = [2], output_batch_dimension = 0, output_feature_dimension = 1,
    output_spatial_dimensions = [2]>} : (tensor<1x1x2xf32>, tensor<1x1x2xf32>) -> tensor<1x1x1xf32>
  check.expect_eq_const %2, dense<0.0> : tensor<1x1x1xf32>
  return
}
// -----
// 1 + 2^-11 is 1 in f16, twice
func.func @scatter_rounds_each_update() {
  %0 = stablehlo.constant dense<[1.0, 5.0]> : tensor<2xf16>
  %1 = stablehlo.constant dense<0> : tensor<2x1xi32>
  %2 = stablehlo.constant dense<4.8828125e-4> : tensor<2xf16>
  %3 = "stablehlo.scatter"(%0, %1, %2) ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %4 = stablehlo.add %a, %b : tensor<f16>
    stablehlo.return %4 : tensor<f16>
  }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1,>}
    : (tensor<2xf16>, tensor<2x1xi32>, tensor<2xf16>) -> tensor<2xf16>
  check.expect_eq_const %3, dense<[1.0, 5.0]> : tensor<2xf16>
  return
}
// // ----- (a mark counts wherever it stands)
func.func @bits_of_booleans() {
  %0 = stablehlo.constant dense<[[true, false, true, false, false, false, false, true]]> : tensor<1x8xi1>
  %1 = stablehlo.bitcast_convert %0 : (tensor<1x8xi1>) -> tensor<1xui8>
  check.expect_eq_const %1, dense<133> : tensor<1xui8>
  %2 = stablehlo.bitcast_convert %1 : (tensor<1xui8>) -> tensor<1x8xi1>
  check.expect_eq %2, %0 : tensor<1x8xi1>
  return
}
// -----
func.func @complex_numbers() {
  %0 = stablehlo.constant dense<[(0.0, 1.0), (2.0, 0.0)]> : tensor<2xcomplex<f32>>
  %1 = stablehlo.convert %0 : (tensor<2xcomplex<f32>>) -> tensor<2xi1>
  check.expect_eq_const %1, dense<[false, true]> : tensor<2xi1>
  %2 = stablehlo.iota dim = 0 : tensor<3xcomplex<f64>>
  check.expect_eq_const %2, dense<[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)]> : tensor<3xcomplex<f64>>
  %3 = stablehlo.constant dense<[(0.0, 0.0), (1.0, 0.0)]> : tensor<2xcomplex<f64>>
  %4 = stablehlo.constant dense<[(-1.0, 0.0), (0.0, 0.0)]> : tensor<2xcomplex<f64>>
  %5 = stablehlo.atan2 %3, %4 : tensor<2xcomplex<f64>>
  %6 = stablehlo.constant dense<[(3.1415926535897931, 0.0), (1.5707963267948966, 0.0)]> : tensor<2xcomplex<f64>>
  check.expect_close %5, %6, max_ulp_difference = 1 : tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>
  return
}
// -----
// not finite, as XLA has it: e^(-inf + inf i); squares whose parts' squares overflow
func.func @complex_limits() {
  %0 = stablehlo.constant dense<[(0xFF800000, 0x7F800000), (0xFF800000, 0.0)]> : tensor<2xcomplex<f32>>
  %1 = stablehlo.exponential %0 : tensor<2xcomplex<f32>>
  check.expect_eq_const %1, dense<[(0x7FC00000, 0x7FC00000), (0.0, 0.0)]> : tensor<2xcomplex<f32>>
  %2 = stablehlo.constant dense<[(3.0e38, 3.0e38), (-3.0e38, 1.0), (0xFF800000, 0.0)]> : tensor<3xcomplex<f32>>
  %3 = chlo.square %2 : tensor<3xcomplex<f32>> -> tensor<3xcomplex<f32>>
  check.expect_eq_const %3, dense<[(0.0, 0x7F800000), (0x7F800000, 0xFF800000), (0x7F800000, 0x7FC00000)]> : tensor<3xcomplex<f32>>
  return
}
// -----
func.func @no_mantissa_no_nan() {
  %0 = stablehlo.constant dense<[0x7FC00000, 1.75, -0.0]> : tensor<3xf32>
  %1 = stablehlo.reduce_precision %0, format = e5m0 : tensor<3xf32>
  check.expect_eq_const %1, dense<[0x7F800000, 2.0, -0.0]> : tensor<3xf32>
  return
}
// -----
func.func @mulhi() {
  %0 = stablehlo.constant dense<[-128, 127, -1]> : tensor<3xi8>
  %1 = stablehlo.constant dense<[-128, 127, 1]> : tensor<3xi8>
  %2 = "chlo.mulhi"(%0, %1) : (tensor<3xi8>, tensor<3xi8>) -> tensor<3xi8>
  check.expect_eq_const %2, dense<[64, 63, -1]> : tensor<3xi8>
  %3 = stablehlo.constant dense<[-9223372036854775808, -9223372036854775808, -1]> : tensor<3xi64>
  %4 = stablehlo.constant dense<[-9223372036854775808, -1, 1]> : tensor<3xi64>
  %5 = chlo.mulhi %3, %4 : tensor<3xi64>, tensor<3xi64> -> tensor<3xi64>
  check.expect_eq_const %5, dense<[4611686018427387904, 0, -1]> : tensor<3xi64>
  %6 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %7 = "chlo.mulhi"(%6, %6) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
  check.expect_eq_const %7, dense<18446744073709551614> : tensor<ui64>
  return
}
// -----
func.func @ragged_dot() {
  %0 = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32>
  %1 = stablehlo.constant dense<[[[1.0], [1.0]], [[10.0], [1.0]]]> : tensor<2x2x1xf32>
  %2 = stablehlo.constant dense<[1, 1]> : tensor<2xi32>
  %3 = "chlo.ragged_dot"(%0, %1, %2) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [],
    lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}
    : (tensor<3x2xf32>, tensor<2x2x1xf32>, tensor<2xi32>) -> tensor<3x1xf32>
  check.expect_eq_const %3, dense<[[3.0], [34.0], [0.0]]> : tensor<3x1xf32>
  %4 = stablehlo.constant dense<[[1.0, 2.0, 3.0]]> : tensor<1x3xf32>
  %5 = stablehlo.constant dense<[[1.0], [10.0], [100.0]]> : tensor<3x1xf32>
  %6 = stablehlo.constant dense<[2, 1]> : tensor<2xi32>
  %7 = "chlo.ragged_dot"(%4, %5, %6) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [],
    lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1], rhs_group_dimensions = []>}
    : (tensor<1x3xf32>, tensor<3x1xf32>, tensor<2xi32>) -> tensor<2x1x1xf32>
  check.expect_eq_const %7, dense<[[[21.0]], [[300.0]]]> : tensor<2x1x1xf32>
  return
}
// -----
// carried: 2 c + x, with a 2 that comes from outside; forwards, then backwards along the last dimension, in the generic form
func.func @scan() {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %places = stablehlo.iota dim = 0 : tensor<2xi32>
  %one = stablehlo.reduce(%places init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
  %x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %0:2 = chlo.scan(%x) inits(%one) dimension = 0 attributes {is_reverse = false} {
  ^bb0(%a: tensor<i32>, %c: tensor<i32>):
    %1 = stablehlo.add %one, %one : tensor<i32>
    %2 = stablehlo.multiply %c, %1 : tensor<i32>
    %3 = stablehlo.add %2, %a : tensor<i32>
    stablehlo.return %3, %3 : tensor<i32>, tensor<i32>
  } : (tensor<3xi32>, tensor<i32>) -> (tensor<3xi32>, tensor<i32>)
  check.expect_eq_const %0#0, dense<[3, 8, 19]> : tensor<3xi32>
  check.expect_eq_const %0#1, dense<19> : tensor<i32>
  return
}
// -----
func.func @scan_backwards() {
  %x = stablehlo.constant dense<[[1, 2, 3], [10, 20, 30]]> : tensor<2x3xi32>
  %i = stablehlo.constant dense<0> : tensor<2xi32>
  %0:2 = "chlo.scan"(%x, %i) <{dimension = 1 : i64, is_reverse = true, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%a: tensor<2xi32>, %c: tensor<2xi32>):
    %1 = stablehlo.add %c, %a : tensor<2xi32>
    stablehlo.return %1, %1 : tensor<2xi32>, tensor<2xi32>
  }) : (tensor<2x3xi32>, tensor<2xi32>) -> (tensor<2x3xi32>, tensor<2xi32>)
  check.expect_eq_const %0#0, dense<[[6, 5, 3], [60, 50, 30]]> : tensor<2x3xi32>
  check.expect_eq_const %0#1, dense<[6, 60]> : tensor<2xi32>
  return
}
// -----
// the sum of all for the first member, the largest for the one that is named; a channel without other partitions
module {
  func.func @one(%x: tensor<2xi64>) -> (tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) {
    %root = stablehlo.constant dense<[1]> : tensor<1xi32>
    %0 = "stablehlo.collective_reduce"(%x) ({
    ^bb0(%a: tensor<i64>, %b: tensor<i64>):
      %3 = stablehlo.add %a, %b : tensor<i64>
      stablehlo.return %3 : tensor<i64>
    }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xi64>) -> tensor<2xi64>
    %1 = "stablehlo.collective_reduce"(%x, %root) ({
    ^bb0(%a: tensor<i64>, %b: tensor<i64>):
      %3 = stablehlo.maximum %a, %b : tensor<i64>
      stablehlo.return %3 : tensor<i64>
    }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, has_dynamic_root} : (tensor<2xi64>, tensor<1xi32>) -> tensor<2xi64>
    %2 = "stablehlo.collective_broadcast"(%x) {replica_groups = dense<[[0]]> : tensor<1x1xi64>,
      channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>} : (tensor<2xi64>) -> tensor<2xi64>
    return %0, %1, %2 : tensor<2xi64>, tensor<2xi64>, tensor<2xi64>
  }
  func.func @main() {
    %0 = stablehlo.constant dense<[1, 20]> : tensor<2xi64>
    %1 = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
    %2:6 = "interpreter.run_parallel"(%0, %1) {programs = [[@one], [@one]]}
      : (tensor<2xi64>, tensor<2xi64>) -> (tensor<2xi64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>)
    check.expect_eq_const %2#0, dense<[4, 24]> : tensor<2xi64>
    check.expect_eq_const %2#1, dense<0> : tensor<2xi64>
    check.expect_eq_const %2#2, dense<[1, 20]> : tensor<2xi64>
    check.expect_eq_const %2#3, dense<0> : tensor<2xi64>
    check.expect_eq_const %2#4, dense<[3, 20]> : tensor<2xi64>
    check.expect_eq_const %2#5, dense<[3, 4]> : tensor<2xi64>
    return
  }
}
// -----
// what a probe saw, time by time
func.func @probes() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %one = stablehlo.constant dense<[1, 1]> : tensor<2xi64>
  %1 = interpreter.probe %0, probe_id = "p" : tensor<2xi64>
  %2 = stablehlo.add %1, %one : tensor<2xi64>
  %3 = interpreter.probe %2, probe_id = "p" : tensor<2xi64>
  check.expect_serialized_eq %0, probe_id = "p" : tensor<2xi64>
  check.expect_serialized_eq %3, probe_id = "p", iter = 1 : tensor<2xi64>
  // a probe of what nobody needs, round by round
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %4:2 = stablehlo.while(%i = %zero, %s = %0) : tensor<i32>, tensor<2xi64>
  cond {
    %n = stablehlo.constant dense<2> : tensor<i32>
    %5 = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %5 : tensor<i1>
  } do {
    %k = stablehlo.constant dense<1> : tensor<i32>
    %5 = stablehlo.add %i, %k : tensor<i32>
    %6 = stablehlo.add %s, %one : tensor<2xi64>
    %7 = interpreter.probe %6, probe_id = "q" : tensor<2xi64>
    stablehlo.return %5, %7 : tensor<i32>, tensor<2xi64>
  }
  check.expect_serialized_eq %2, probe_id = "q", iter = 0 : tensor<2xi64>
  return
}
// -----
// a check as a target that has a result; distances that are not finite; near 0 the sign does not matter
func.func @checks() {
  %0 = stablehlo.constant dense<[1.0, -1.0e-5]> : tensor<2xf32>
  %1 = stablehlo.constant dense<[1.00009, 1.0e-5]> : tensor<2xf32>
  %2 = stablehlo.custom_call @check.eq(%0, %1) : (tensor<2xf32>, tensor<2xf32>) -> tensor<i1>
  check.expect_eq_const %2, dense<true> : tensor<i1>
  check.expect_almost_eq %0, %1 : tensor<2xf32>
  %3 = stablehlo.constant dense<[0x7F800000, 0x7F800000]> : tensor<2xf32>
  %4 = stablehlo.constant dense<[0xFF800000, 1.0]> : tensor<2xf32>
  check.expect_close %3, %4, max_ulp_difference = 18446744073709551615, min_ulp_difference = 18446744073709551615 : tensor<2xf32>, tensor<2xf32>
  return
}
// -----
// results of another element type than the operands'; an old form's own word; an empty batch
func.func @forms() {
  %0 = stablehlo.constant dense<[[100, 100]]> : tensor<1x2xi8>
  %1 = stablehlo.constant dense<[[100], [100]]> : tensor<2x1xi8>
  %2 = stablehlo.dot %0, %1 : (tensor<1x2xi8>, tensor<2x1xi8>) -> tensor<1x1xi32>
  check.expect_eq_const %2, dense<20000> : tensor<1x1xi32>
  %3 = stablehlo.broadcast %0, sizes = [2] : (tensor<1x2xi8>) -> tensor<2x1x2xi8>
  check.expect_eq_const %3, dense<100> : tensor<2x1x2xi8>
  %4 = arith.constant dense<7> : tensor<0x2xi8>
  %5 = stablehlo.constant dense<0> : tensor<0x3x1xi32>
  %6 = "stablehlo.gather"(%4, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0],
    start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 0, 1>}>
    : (tensor<0x2xi8>, tensor<0x3x1xi32>) -> tensor<0x3xi8>
  check.expect_eq_const %6, dense<0> : tensor<0x3xi8>
  %7 = stablehlo.constant dense<[3.0, 5.0]> : tensor<2xf32>
  %8 = stablehlo.constant dense<[1.0]> : tensor<1xf32>
  %9 = stablehlo.constant dense<0.0> : tensor<f32>
  %10 = "stablehlo.select_and_scatter"(%7, %8, %9) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %11 = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %11 : tensor<i1>
  }, {
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %11 = stablehlo.add %a, %b : tensor<f64>
    stablehlo.return %11 : tensor<f64>
  }) {window_dimensions = array<i64: 2>, window_strides = array<i64: 2>} : (tensor<2xf32>, tensor<1xf32>, tensor<f32>) -> tensor<2xf64>
  check.expect_eq_const %10, dense<[0.0, 1.0]> : tensor<2xf64>
  return
}
// -----
// a declaration that nobody calls; older releases' forms
module {
  func.func private @elsewhere(tensor<2xf32>) -> tensor<2xf32>
  func.func private @alone(%x: tensor<f32>)
  func.func @main() {
    %0 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
    %1 = "stablehlo.unary_einsum"(%0) {einsum_config = "ab->ba"} : (tensor<2x3xf32>) -> tensor<3x2xf32>
    check.expect_eq_const %1, dense<[[1.0, 4.0], [2.0, 5.0], [3.0, 6.0]]> : tensor<3x2xf32>
    %2 = "stablehlo.unary_einsum"(%0) {einsum_config = "ab->b"} : (tensor<2x3xf32>) -> tensor<3xf32>
    check.expect_eq_const %2, dense<[5.0, 7.0, 9.0]> : tensor<3xf32>
    %3 = "chlo.constant_like"(%2) {value = 0.5 : f32} : (tensor<3xf32>) -> tensor<3xf32>
    check.expect_eq_const %3, dense<0.5> : tensor<3xf32>
    return
  }
}
// -----
// groups of other sizes for each batch, values by JAX
func.func @main() {
  %0 = stablehlo.constant dense<[[[2.0, -3.0, -1.0], [-3.0, 0.0, 3.0], [-3.0, -1.0, -1.0], [3.0, -2.0, 0.0]], [[-2.0, -3.0, 2.0], [-3.0, -2.0, 0.0], [0.0, -3.0, 3.0], [2.0, 3.0, -3.0]]]> : tensor<2x4x3xf32>
  %1 = stablehlo.constant dense<[[[[2.0, -1.0], [0.0, 3.0], [-2.0, 2.0]], [[-2.0, -1.0], [3.0, -1.0], [0.0, -1.0]]], [[[-3.0, -1.0], [1.0, 0.0], [2.0, -1.0]], [[1.0, 2.0], [3.0, -1.0], [-3.0, 2.0]]]]> : tensor<2x2x3x2xf32>
  %2 = stablehlo.constant dense<[[1, 3], [2, 1]]> : tensor<2x2xi32>
  %3 = "chlo.ragged_dot"(%0, %1, %2) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1],
    lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>}
    : (tensor<2x4x3xf32>, tensor<2x2x3x2xf32>, tensor<2x2xi32>) -> tensor<2x4x2xf32>
  check.expect_eq_const %3, dense<[[[6.0, -13.0], [15.0, 0.0], [6.0, 4.0], [-11.0, -3.0]], [[-5.0, 3.0], [0.0, 5.0], [-18.0, 9.0], [0.0, 0.0]]]> : tensor<2x4x2xf32>
  return
}
// -----
func.func @main() {
  %0 = stablehlo.constant dense<[[[0.0, 3.0, 0.0, -1.0], [-3.0, 0.0, 1.0, 2.0]], [[2.0, -2.0, 1.0, 2.0], [-2.0, -1.0, 2.0, 1.0]]]> : tensor<2x2x4xf32>
  %1 = stablehlo.constant dense<[[[0.0, 1.0], [0.0, 3.0], [2.0, -3.0], [-2.0, 0.0]], [[2.0, -3.0], [1.0, 2.0], [2.0, 3.0], [-2.0, 0.0]]]> : tensor<2x4x2xf32>
  %2 = stablehlo.constant dense<[[1, 3], [2, 1]]> : tensor<2x2xi32>
  %3 = "chlo.ragged_dot"(%0, %1, %2) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0],
    lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [2], rhs_group_dimensions = []>}
    : (tensor<2x2x4xf32>, tensor<2x4x2xf32>, tensor<2x2xi32>) -> tensor<2x2x2x2xf32>
  check.expect_eq_const %3, dense<[[[[0.0, 0.0], [0.0, -3.0]], [[2.0, -10.0], [-5.0, 4.0]]], [[[2.0, 9.0], [-2.0, -3.0]], [[2.0, 3.0], [4.0, 6.0]]]]> : tensor<2x2x2x2xf32>
  return
}
// -----
// f32 as XLA's formula has it (figures by JAX 0.12 on a CPU): 7 and 4 ulp from the exact ones
func.func @chlo_hyperbolic() {
  %0 = stablehlo.constant dense<[-10.285651, -8.744041, 0.5]> : tensor<3xf32>
  %1 = chlo.sinh %0 : tensor<3xf32> -> tensor<3xf32>
  %2 = stablehlo.constant dense<[-14654.5254, -3136.59717, 0.521095335]> : tensor<3xf32>
  check.expect_close %1, %2, max_ulp_difference = 1 : tensor<3xf32>, tensor<3xf32>
  %3 = stablehlo.constant dense<[9.164727, 0.5]> : tensor<2xf32>
  %4 = chlo.cosh %3 : tensor<2xf32> -> tensor<2xf32>
  %5 = stablehlo.constant dense<[4777.05957, 1.12762594]> : tensor<2xf32>
  check.expect_close %4, %5, max_ulp_difference = 1 : tensor<2xf32>, tensor<2xf32>
  return
}
// -----
// as JAX 0.12 exports lax.approx_max_k(x, 3) and approx_min_k(x, 1, reduction_dimension=0); figures by JAX on a CPU
func.func private @gt(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tensor<i32>) -> tensor<i1> {
  %0 = stablehlo.compare GT, %arg0, %arg1 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  stablehlo.return %0 : tensor<i1>
}
func.func private @lt(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tensor<i32>) -> tensor<i1> {
  %0 = stablehlo.compare LT, %arg0, %arg1 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  stablehlo.return %0 : tensor<i1>
}
func.func public @main() {
  %x = stablehlo.constant dense<[[0.5, -2.0, 3.0, 1.5], [4.0, 0.25, -1.0, 2.0]]> : tensor<2x4xf32>
  %i = stablehlo.iota dim = 1 : tensor<2x4xi32>
  %c = stablehlo.constant dense<-1> : tensor<i32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1:2 = stablehlo.custom_call @ApproxTopK(%x, %i, %low, %c) {backend_config = "", called_computations = [@gt], mhlo.backend_config = {aggregate_to_topk = true, is_fallback = true, recall_target = 0.949999988 : f32, reduction_dim = 1 : i64, reduction_input_size_override = -1 : i64, top_k = 3 : i64}} : (tensor<2x4xf32>, tensor<2x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
  check.expect_eq_const %1#0, dense<[[3.0, 1.5, 0.5], [4.0, 2.0, 0.25]]> : tensor<2x3xf32>
  check.expect_eq_const %1#1, dense<[[2, 3, 0], [0, 3, 1]]> : tensor<2x3xi32>
  %j = stablehlo.iota dim = 0 : tensor<2x4xi32>
  %high = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %2:2 = stablehlo.custom_call @ApproxTopK(%x, %j, %high, %c) {backend_config = "", called_computations = [@lt], mhlo.backend_config = {aggregate_to_topk = true, is_fallback = true, recall_target = 0.949999988 : f32, reduction_dim = 0 : i64, reduction_input_size_override = -1 : i64, top_k = 1 : i64}} : (tensor<2x4xf32>, tensor<2x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<1x4xf32>, tensor<1x4xi32>)
  check.expect_eq_const %2#0, dense<[[0.5, -2.0, -1.0, 1.5]]> : tensor<1x4xf32>
  check.expect_eq_const %2#1, dense<[[0, 0, 1, 0]]> : tensor<1x4xi32>
  return
}
