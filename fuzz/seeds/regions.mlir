func.func @main(%n: tensor<i32>, %s: tensor<f32>, %x: tensor<5xf32>, %d: tensor<1x4x4x2xf32>, %k: tensor<3x3x2x5xf32>) -> (tensor<f32>, tensor<5xf32>, tensor<1x2x2x5xf32>) {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %ten = stablehlo.constant dense<10> : tensor<i32>
  %r:2 = stablehlo.while(%i = %n, %y = %s) : tensor<i32>, tensor<f32>
    cond {
    %c = stablehlo.compare LT, %i, %ten : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %z = stablehlo.multiply %y, %s : tensor<f32>
    stablehlo.return %j, %z : tensor<i32>, tensor<f32>
  }
  %q = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<5xf32>) -> tensor<5xf32>
  %init = stablehlo.constant dense<0.0> : tensor<f32>
  %m:2 = stablehlo.reduce(%x init: %init), (%q init: %init) across dimensions = [0] : (tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    reducer(%e: tensor<f32>, %f: tensor<f32>) (%g: tensor<f32>, %h: tensor<f32>) {
    %u = stablehlo.multiply %e, %g : tensor<f32>
    %v = stablehlo.add %f, %h : tensor<f32>
    stablehlo.return %u, %v : tensor<f32>, tensor<f32>
  }
  %w = stablehlo.convolution(%d, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [0, 1]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x4x2xf32>, tensor<3x3x2x5xf32>) -> tensor<1x2x2x5xf32>
  return %m#1, %q, %w : tensor<f32>, tensor<5xf32>, tensor<1x2x2x5xf32>
}
