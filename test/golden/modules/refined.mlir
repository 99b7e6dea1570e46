// Dimensions that become known while the program is read, values by hand. A dimension used in a region is the one outside.
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
// -----
// limits that are start + size: as dynamic_slice, whose start moves back when the end is past the array's
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
// -----
// shapes that are operands of the program, where the results' are written
func.func @written(%s: tensor<2xi32>) -> (tensor<2x3xi32>, tensor<2x3xi32>, tensor<3x2xi32>) {
  %0 = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi32>) -> tensor<2x3xi32>
  %1 = stablehlo.constant dense<7> : tensor<i32>
  %2 = stablehlo.dynamic_broadcast_in_dim %1, %s, dims = [] : (tensor<i32>, tensor<2xi32>) -> tensor<2x3xi32>
  %3 = stablehlo.reverse %s, dims = [0] : tensor<2xi32>
  %4 = stablehlo.dynamic_reshape %0, %3 : (tensor<2x3xi32>, tensor<2xi32>) -> tensor<3x2xi32>
  return %0, %2, %4 : tensor<2x3xi32>, tensor<2x3xi32>, tensor<3x2xi32>
}
func.func @main() {
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %0:3 = "interpreter.run_parallel"(%s) {programs = [[@written]]} : (tensor<2xi32>) -> (tensor<2x3xi32>, tensor<2x3xi32>, tensor<3x2xi32>)
  check.expect_eq_const %0#0, dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xi32>
  check.expect_eq_const %0#1, dense<7> : tensor<2x3xi32>
  check.expect_eq_const %0#2, dense<[[0, 1], [2, 0], [1, 2]]> : tensor<3x2xi32>
  return
}
// -----
// as JAX writes a pooling and a random array of symbolic shape
module {
  func.func @larger(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.maximum %a, %b : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @pool(%x: tensor<?xf32>) -> tensor<?xf32> {
    %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
    %ok = stablehlo.compare GE, %n, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%ok, %n) {api_version = 2 : i32, error_message = "too few: {0}", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
    %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %two = stablehlo.constant dense<2> : tensor<1xi32>
    %one = stablehlo.constant dense<1> : tensor<1xi32>
    %pad = stablehlo.constant dense<[[0, 1]]> : tensor<1x2xi32>
    %0 = stablehlo.custom_call @stablehlo.dynamic_reduce_window(%x, %least, %two, %two, %one, %one, %pad) {called_computations = [@larger]}
      : (tensor<?xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1x2xi32>) -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
  func.func @main() {
    %x = stablehlo.constant dense<[1.0, 5.0, 4.0, 2.0, 3.0]> : tensor<5xf32>
    %0 = stablehlo.convert %x : (tensor<5xf32>) -> tensor<?xf32>
    %1 = call @pool(%0) : (tensor<?xf32>) -> tensor<?xf32>
    %2 = stablehlo.convert %1 : (tensor<?xf32>) -> tensor<3xf32>
    check.expect_eq_const %2, dense<[5.0, 4.0, 3.0]> : tensor<3xf32>
    %k = stablehlo.constant dense<2> : tensor<i32>
    %3:2 = stablehlo.custom_call @stablehlo.dynamic_top_k(%x, %k) : (tensor<5xf32>, tensor<i32>) -> (tensor<?xf32>, tensor<?xi32>)
    %4 = stablehlo.convert %3#1 : (tensor<?xi32>) -> tensor<2xi32>
    check.expect_eq_const %4, dense<[1, 2]> : tensor<2xi32>
    %5 = stablehlo.set_dimension_size %x, %k, dim = 0 : (tensor<5xf32>, tensor<i32>) -> tensor<?xf32>
    %6 = stablehlo.convert %5 : (tensor<?xf32>) -> tensor<2xf32>
    check.expect_eq_const %6, dense<[1.0, 5.0]> : tensor<2xf32>
    return
  }
}
// -----
// the results' shapes are operands: a Cholesky factor of [[4]] twice
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
