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
