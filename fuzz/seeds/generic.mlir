"builtin.module"() <{sym_name = "m"}> ({
  "func.func"() <{function_type = (tensor<4x2xf32>, tensor<3x1xi32>, tensor<2xf32>) -> (tensor<3x2xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x2xf32>, %arg1: tensor<3x1xi32>, %arg2: tensor<2xf32>):
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<4x2xf32>, tensor<3x1xi32>) -> tensor<3x2xf32>
    %1 = "stablehlo.transpose"(%0) {permutation = dense<[1, 0]> : tensor<2xi64>} : (tensor<3x2xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.dot_general"(%1, %0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
    "func.return"(%0) : (tensor<3x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
