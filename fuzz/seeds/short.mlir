#loc = loc(unknown)
!t = tensor<2x3xf32>
module @jit_f attributes {mhlo.num_partitions = 1 : i32} {
  func.func private @g(%a: !t, %b: tensor<3xf32>) -> (!t {jax.result_info = "x"}) {
    %0 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<3xf32>) -> !t
    %1 = stablehlo.add %a, %0 : !t loc(#loc)
    return %1 : !t
  }
  func.func public @main(%a: !t {x = "y"}, %b: tensor<3xf32>) -> (tensor<2xf32>, tuple<!t>) {
    %c = stablehlo.constant dense<[[1.0, 2.5, 0x7F800000], [-3.0, 4e2, 0.0]]> : !t
    %h = stablehlo.constant dense<"0x0000803F0000803F0000803F"> : tensor<3xf32>
    %i = stablehlo.constant dense<0.0> : tensor<f32>
    %z = stablehlo.constant dense<[(1.0,-2.0), (0.5,0.0)]> : tensor<2xcomplex<f32>>
    %0 = call @g(%a, %b) : (!t, tensor<3xf32>) -> !t
    %1 = stablehlo.compare LT, %0, %c, FLOAT : (!t, !t) -> tensor<2x3xi1>
    %2 = stablehlo.select %1, %0, %c : tensor<2x3xi1>, !t
    %3 = stablehlo.reduce(%2 init: %i) applies stablehlo.maximum across dimensions = [1] : (!t, tensor<f32>) -> tensor<2xf32>
    %4 = stablehlo.dot_general %2, %h, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (!t, tensor<3xf32>) -> tensor<2xf32>
    %5 = stablehlo.slice %2 [0:2, 0:3:2] : (!t) -> tensor<2x2xf32>
    %6 = stablehlo.pad %5, %i, low = [0, -1], high = [0, 2], interior = [0, 0] : (tensor<2x2xf32>, tensor<f32>) -> !t
    %7 = chlo.erf %3 : tensor<2xf32> -> tensor<2xf32>
    %8 = stablehlo.iota dim = 0 : tensor<2xi32>
    %9 = stablehlo.custom_call @Sharding(%6) {backend_config = "", mhlo.sharding = "{replicated}"} : (!t) -> !t
    %10 = stablehlo.tuple %9 : tuple<!t>
    return %7, %10 : tensor<2xf32>, tuple<!t>
  }
}
