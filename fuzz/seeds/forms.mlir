func.func @in_a_region() {
  %x = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %0 = stablehlo.convert %x : (tensor<3xf32>) -> tensor<?xf32>
  %n = stablehlo.get_dimension_size %0, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %1:2 = stablehlo.while(%i = %zero, %s = %0) : tensor<i32>, tensor<?xf32>
  cond {
    %2 = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %2 : tensor<i1>
  } do {
    %2 = stablehlo.add %i, %one : tensor<i32>
    %3 = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
    %4 = stablehlo.constant dense<2.0> : tensor<f32>
    %5 = stablehlo.dynamic_broadcast_in_dim %4, %3, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
    %6 = stablehlo.multiply %s, %5 : tensor<?xf32>
    stablehlo.return %2, %6 : tensor<i32>, tensor<?xf32>
  }
  %7 = stablehlo.convert %1#1 : (tensor<?xf32>) -> tensor<3xf32>
  check.expect_eq_const %7, dense<[8.0, 16.0, 24.0]> : tensor<3xf32>
  return
}
func.func @slice_from_anywhere() {
  %x = stablehlo.constant dense<[[0, 1, 2], [10, 11, 12], [20, 21, 22], [30, 31, 32]]> : tensor<4x3xi32>
  %0 = stablehlo.convert %x : (tensor<4x3xi32>) -> tensor<?x3xi32>
  %far = stablehlo.constant dense<[3, 1]> : tensor<2xi32>
  %one = stablehlo.constant dense<1> : tensor<2xi32>
  %size = stablehlo.constant dense<[2, 2]> : tensor<2xi32>
  %1 = stablehlo.add %far, %size : tensor<2xi32>
  %2 = stablehlo.real_dynamic_slice %0, %far, %1, %one : (tensor<?x3xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x2xi32>
  %3 = stablehlo.convert %2 : (tensor<?x2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %3, dense<[[21, 22], [31, 32]]> : tensor<2x2xi32>
  // a start that is known only while the program runs
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %4:3 = stablehlo.while(%i = %zero, %y = %3, %s = %far) : tensor<i32>, tensor<2x2xi32>, tensor<2xi32>
  cond {
    %c = stablehlo.constant dense<2> : tensor<i32>
    %5 = stablehlo.compare LT, %i, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %5 : tensor<i1>
  } do {
    %k = stablehlo.constant dense<1> : tensor<i32>
    %5 = stablehlo.add %i, %k : tensor<i32>
    %6 = stablehlo.reshape %i : (tensor<i32>) -> tensor<1xi32>
    %7 = stablehlo.constant dense<0> : tensor<1xi32>
    %start = stablehlo.concatenate %6, %7, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %8 = stablehlo.constant dense<2> : tensor<1xi32>
    %9 = stablehlo.concatenate %8, %8, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %limit = stablehlo.add %start, %9 : tensor<2xi32>
    %10 = stablehlo.real_dynamic_slice %0, %start, %limit, %one : (tensor<?x3xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xi32>
    stablehlo.return %5, %10, %start : tensor<i32>, tensor<?x?xi32>, tensor<2xi32>
  }
  check.expect_eq_const %4#1, dense<[[10, 11], [20, 21]]> : tensor<2x2xi32>
  return
}
func.func @shape_operands() {
  %x = stablehlo.constant dense<4.0> : tensor<2x1x1xf32>
  %0 = stablehlo.convert %x : (tensor<2x1x1xf32>) -> tensor<?x1x1xf32>
  %n = stablehlo.get_dimension_size %0, dim = 0 : (tensor<?x1x1xf32>) -> tensor<i32>
  %1 = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %one = stablehlo.constant dense<1> : tensor<1xi32>
  %2 = stablehlo.concatenate %1, %one, %one, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %3:2 = stablehlo.custom_call @lapack_spotrf_ffi(%0, %2, %1) {indices_of_shape_operands = dense<[1, 2]> : tensor<2xi64>,
    mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<?x1x1xf32>, tensor<3xi32>, tensor<1xi32>) -> (tensor<?x1x1xf32>, tensor<?xi32>)
  %4 = stablehlo.convert %3#0 : (tensor<?x1x1xf32>) -> tensor<2x1x1xf32>
  check.expect_eq_const %4, dense<2.0> : tensor<2x1x1xf32>
  return
}
func.func @dot_in_f32() {
  %0 = stablehlo.constant dense<[[1.00000012, -1.0]]> : tensor<1x2xf32>
  %1 = stablehlo.constant dense<[[0.99999988], [1.0]]> : tensor<2x1xf32>
  %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0] : (tensor<1x2xf32>, tensor<2x1xf32>) -> tensor<1x1xf32>
  check.expect_eq_const %2, dense<0.0> : tensor<1x1xf32>
  return
}
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
func.func @bits_of_booleans() {
  %0 = stablehlo.constant dense<[[true, false, true, false, false, false, false, true]]> : tensor<1x8xi1>
  %1 = stablehlo.bitcast_convert %0 : (tensor<1x8xi1>) -> tensor<1xui8>
  check.expect_eq_const %1, dense<133> : tensor<1xui8>
  %2 = stablehlo.bitcast_convert %1 : (tensor<1xui8>) -> tensor<1x8xi1>
  check.expect_eq %2, %0 : tensor<1x8xi1>
  return
}
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
func.func @complex_limits() {
  %0 = stablehlo.constant dense<[(0xFF800000, 0x7F800000), (0xFF800000, 0.0)]> : tensor<2xcomplex<f32>>
  %1 = stablehlo.exponential %0 : tensor<2xcomplex<f32>>
  check.expect_eq_const %1, dense<[(0x7FC00000, 0x7FC00000), (0.0, 0.0)]> : tensor<2xcomplex<f32>>
  %2 = stablehlo.constant dense<[(3.0e38, 3.0e38), (-3.0e38, 1.0), (0xFF800000, 0.0)]> : tensor<3xcomplex<f32>>
  %3 = chlo.square %2 : tensor<3xcomplex<f32>> -> tensor<3xcomplex<f32>>
  check.expect_eq_const %3, dense<[(0.0, 0x7F800000), (0x7F800000, 0xFF800000), (0x7F800000, 0x7FC00000)]> : tensor<3xcomplex<f32>>
  return
}
func.func @no_mantissa_no_nan() {
  %0 = stablehlo.constant dense<[0x7FC00000, 1.75, -0.0]> : tensor<3xf32>
  %1 = stablehlo.reduce_precision %0, format = e5m0 : tensor<3xf32>
  check.expect_eq_const %1, dense<[0x7F800000, 2.0, -0.0]> : tensor<3xf32>
  return
}
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
func.func @probes() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %one = stablehlo.constant dense<[1, 1]> : tensor<2xi64>
  %1 = interpreter.probe %0, probe_id = "p" : tensor<2xi64>
  %2 = stablehlo.add %1, %one : tensor<2xi64>
  %3 = interpreter.probe %2, probe_id = "p" : tensor<2xi64>
  check.expect_serialized_eq %0, probe_id = "p" : tensor<2xi64>
  check.expect_serialized_eq %3, probe_id = "p", iter = 1 : tensor<2xi64>
  return
}
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
