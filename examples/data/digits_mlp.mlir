module @jit_forward attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32>, %arg1: tensor<10xf32>, %arg2: tensor<64x32xf32>, %arg3: tensor<32x10xf32>, %arg4: tensor<24x64xf32>) -> (tensor<24x10xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x64xf32>
    %1 = stablehlo.divide %arg4, %0 : tensor<24x64xf32>
    %2 = stablehlo.dot_general %1, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x64xf32>, tensor<64x32xf32>) -> tensor<24x32xf32>
    %3 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<24x32xf32>
    %5 = stablehlo.add %2, %4 : tensor<24x32xf32>
    %6 = call @relu(%5) : (tensor<24x32xf32>) -> tensor<24x32xf32>
    %7 = stablehlo.dot_general %6, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x32xf32>, tensor<32x10xf32>) -> tensor<24x10xf32>
    %8 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<10xf32>) -> tensor<1x10xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x10xf32>) -> tensor<24x10xf32>
    %10 = stablehlo.add %7, %9 : tensor<24x10xf32>
    return %10 : tensor<24x10xf32>
  }
  func.func private @relu(%arg0: tensor<24x32xf32>) -> tensor<24x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<24x32xf32>
    return %1 : tensor<24x32xf32>
  }
}
