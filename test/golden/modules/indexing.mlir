// indexing: take clip
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<6x5xf32>, tensor<7xi32>)
    %e:2 = call @expected() : () -> (tensor<7x5xf32>, tensor<6x7xf32>)
    %r:2 = call @program(%i#0, %i#1) : (tensor<6x5xf32>, tensor<7xi32>) -> (tensor<7x5xf32>, tensor<6x7xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<7x5xf32>, tensor<7x5xf32>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<6x7xf32>, tensor<6x7xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x5xf32>, tensor<7xi32>) {
    %0 = stablehlo.constant dense<"0xAACE343F49A725C03272E3BFF95D88BFD8C3394084EEE2BFA67298BF30C62DC0D3C293BF93340740D1E599BF778FBA3F876A3D40E57A0EC005F3B8BFBBA83FBFDE0539C061FF32C071F620403F0E3B40FB27A9BE00C91F408218DCBF3AEF17BF3ABF893FD0239FBFA75B7E3F29D61D3FC8CA3340C407F43F"> : tensor<6x5xf32>
    %1 = stablehlo.constant dense<"0x000000000500000002000000FFFFFFFF09000000F9FFFFFF03000000"> : tensor<7xi32>
    return %0, %1 : tensor<6x5xf32>, tensor<7xi32>
  }
  func.func private @expected() -> (tensor<7x5xf32>, tensor<6x7xf32>) {
    %0 = stablehlo.constant dense<"0xAACE343F49A725C03272E3BFF95D88BFD8C33940D0239FBFA75B7E3F29D61D3FC8CA3340C407F43FD1E599BF778FBA3F876A3D40E57A0EC005F3B8BFAACE343F49A725C03272E3BFF95D88BFD8C33940D0239FBFA75B7E3F29D61D3FC8CA3340C407F43FAACE343F49A725C03272E3BFF95D88BFD8C33940BBA83FBFDE0539C061FF32C071F620403F0E3B40"> : tensor<7x5xf32>
    %1 = stablehlo.constant dense<"0xAACE343FD8C339403272E3BFAACE343FD8C33940AACE343FF95D88BF84EEE2BF9334074030C62DC084EEE2BF9334074084EEE2BFD3C293BFD1E599BF05F3B8BF876A3D40D1E599BF05F3B8BFD1E599BFE57A0EC0BBA83FBF3F0E3B4061FF32C0BBA83FBF3F0E3B40BBA83FBF71F62040FB27A9BE3ABF893F8218DCBFFB27A9BE3ABF893FFB27A9BE3AEF17BFD0239FBFC407F43F29D61D3FD0239FBFC407F43FD0239FBFC8CA3340"> : tensor<6x7xf32>
    return %0, %1 : tensor<7x5xf32>, tensor<6x7xf32>
  }
  func.func private @program(%arg0: tensor<6x5xf32>, %arg1: tensor<7xi32>) -> (tensor<7x5xf32> {jax.result_info = "result[0]"}, tensor<6x7xf32> {jax.result_info = "result[1]"}) {
    %0 = call @_take(%arg0, %arg1) : (tensor<6x5xf32>, tensor<7xi32>) -> tensor<7x5xf32>
    %1 = call @_take_0(%arg0, %arg1) : (tensor<6x5xf32>, tensor<7xi32>) -> tensor<6x7xf32>
    return %0, %1 : tensor<7x5xf32>, tensor<6x7xf32>
  }
  func.func private @_take(%arg0: tensor<6x5xf32>, %arg1: tensor<7xi32>) -> tensor<7x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5>}> : (tensor<6x5xf32>, tensor<7x1xi32>) -> tensor<7x5xf32>
    return %1 : tensor<7x5xf32>
  }
  func.func private @_take_0(%arg0: tensor<6x5xf32>, %arg1: tensor<7xi32>) -> tensor<6x7xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 6, 1>}> : (tensor<6x5xf32>, tensor<7x1xi32>) -> tensor<6x7xf32>
    return %1 : tensor<6x7xf32>
  }
}

// -----

// indexing: take fill
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<6x5xf32>, tensor<7xi32>)
    %e:2 = call @expected() : () -> (tensor<7x5xf32>, tensor<6x7xf32>)
    %r:2 = call @program(%i#0, %i#1) : (tensor<6x5xf32>, tensor<7xi32>) -> (tensor<7x5xf32>, tensor<6x7xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<7x5xf32>, tensor<7x5xf32>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<6x7xf32>, tensor<6x7xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x5xf32>, tensor<7xi32>) {
    %0 = stablehlo.constant dense<"0xAACE343F49A725C03272E3BFF95D88BFD8C3394084EEE2BFA67298BF30C62DC0D3C293BF93340740D1E599BF778FBA3F876A3D40E57A0EC005F3B8BFBBA83FBFDE0539C061FF32C071F620403F0E3B40FB27A9BE00C91F408218DCBF3AEF17BF3ABF893FD0239FBFA75B7E3F29D61D3FC8CA3340C407F43F"> : tensor<6x5xf32>
    %1 = stablehlo.constant dense<"0x000000000500000002000000FFFFFFFF09000000F9FFFFFF03000000"> : tensor<7xi32>
    return %0, %1 : tensor<6x5xf32>, tensor<7xi32>
  }
  func.func private @expected() -> (tensor<7x5xf32>, tensor<6x7xf32>) {
    %0 = stablehlo.constant dense<"0xAACE343F49A725C03272E3BFF95D88BFD8C33940D0239FBFA75B7E3F29D61D3FC8CA3340C407F43FD1E599BF778FBA3F876A3D40E57A0EC005F3B8BFD0239FBFA75B7E3F29D61D3FC8CA3340C407F43F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07FBBA83FBFDE0539C061FF32C071F620403F0E3B40"> : tensor<7x5xf32>
    %1 = stablehlo.constant dense<"0xAACE343F0000C07F3272E3BFD8C339400000C07F0000C07FF95D88BF84EEE2BF0000C07F30C62DC0933407400000C07F0000C07FD3C293BFD1E599BF0000C07F876A3D4005F3B8BF0000C07F0000C07FE57A0EC0BBA83FBF0000C07F61FF32C03F0E3B400000C07F0000C07F71F62040FB27A9BE0000C07F8218DCBF3ABF893F0000C07F0000C07F3AEF17BFD0239FBF0000C07F29D61D3FC407F43F0000C07F0000C07FC8CA3340"> : tensor<6x7xf32>
    return %0, %1 : tensor<7x5xf32>, tensor<6x7xf32>
  }
  func.func private @program(%arg0: tensor<6x5xf32>, %arg1: tensor<7xi32>) -> (tensor<7x5xf32> {jax.result_info = "result[0]"}, tensor<6x7xf32> {jax.result_info = "result[1]"}) {
    %0 = call @_take(%arg0, %arg1) : (tensor<6x5xf32>, tensor<7xi32>) -> tensor<7x5xf32>
    %1 = call @_take_0(%arg0, %arg1) : (tensor<6x5xf32>, tensor<7xi32>) -> tensor<6x7xf32>
    return %0, %1 : tensor<7x5xf32>, tensor<6x7xf32>
  }
  func.func private @_take(%arg0: tensor<6x5xf32>, %arg1: tensor<7xi32>) -> tensor<7x5xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<7xi32>
    %4 = call @_where(%1, %3, %arg1) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %c_1 = stablehlo.constant dense<5> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<7x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<7x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [1] : (tensor<7x1xi1>, tensor<i1>) -> tensor<7xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5>}> : (tensor<6x5xf32>, tensor<7x1xi32>) -> tensor<7x5xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<7xi1>) -> tensor<7x5xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x5xf32>
    %16 = stablehlo.select %14, %13, %15 : tensor<7x5xi1>, tensor<7x5xf32>
    return %16 : tensor<7x5xf32>
  }
  func.func private @_where(%arg0: tensor<7xi1>, %arg1: tensor<7xi32>, %arg2: tensor<7xi32>) -> tensor<7xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7xi1>, tensor<7xi32>
    return %0 : tensor<7xi32>
  }
  func.func private @_take_0(%arg0: tensor<6x5xf32>, %arg1: tensor<7xi32>) -> tensor<6x7xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<7xi32>
    %4 = call @_where(%1, %3, %arg1) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %c_1 = stablehlo.constant dense<4> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<7x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<7x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [1] : (tensor<7x1xi1>, tensor<i1>) -> tensor<7xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 6, 1>}> : (tensor<6x5xf32>, tensor<7x1xi32>) -> tensor<6x7xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<7xi1>) -> tensor<6x7xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x7xf32>
    %16 = stablehlo.select %14, %13, %15 : tensor<6x7xi1>, tensor<6x7xf32>
    return %16 : tensor<6x7xf32>
  }
}

// -----

// indexing: take wrap
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<6x5xf32>, tensor<7xi32>)
    %e:2 = call @expected() : () -> (tensor<7x5xf32>, tensor<6x7xf32>)
    %r:2 = call @program(%i#0, %i#1) : (tensor<6x5xf32>, tensor<7xi32>) -> (tensor<7x5xf32>, tensor<6x7xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<7x5xf32>, tensor<7x5xf32>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<6x7xf32>, tensor<6x7xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x5xf32>, tensor<7xi32>) {
    %0 = stablehlo.constant dense<"0xAACE343F49A725C03272E3BFF95D88BFD8C3394084EEE2BFA67298BF30C62DC0D3C293BF93340740D1E599BF778FBA3F876A3D40E57A0EC005F3B8BFBBA83FBFDE0539C061FF32C071F620403F0E3B40FB27A9BE00C91F408218DCBF3AEF17BF3ABF893FD0239FBFA75B7E3F29D61D3FC8CA3340C407F43F"> : tensor<6x5xf32>
    %1 = stablehlo.constant dense<"0x000000000500000002000000FFFFFFFF09000000F9FFFFFF03000000"> : tensor<7xi32>
    return %0, %1 : tensor<6x5xf32>, tensor<7xi32>
  }
  func.func private @expected() -> (tensor<7x5xf32>, tensor<6x7xf32>) {
    %0 = stablehlo.constant dense<"0xAACE343F49A725C03272E3BFF95D88BFD8C33940D0239FBFA75B7E3F29D61D3FC8CA3340C407F43FD1E599BF778FBA3F876A3D40E57A0EC005F3B8BFD0239FBFA75B7E3F29D61D3FC8CA3340C407F43FBBA83FBFDE0539C061FF32C071F620403F0E3B40D0239FBFA75B7E3F29D61D3FC8CA3340C407F43FBBA83FBFDE0539C061FF32C071F620403F0E3B40"> : tensor<7x5xf32>
    %1 = stablehlo.constant dense<"0xAACE343FAACE343F3272E3BFD8C33940D8C33940F95D88BFF95D88BF84EEE2BF84EEE2BF30C62DC09334074093340740D3C293BFD3C293BFD1E599BFD1E599BF876A3D4005F3B8BF05F3B8BFE57A0EC0E57A0EC0BBA83FBFBBA83FBF61FF32C03F0E3B403F0E3B4071F6204071F62040FB27A9BEFB27A9BE8218DCBF3ABF893F3ABF893F3AEF17BF3AEF17BFD0239FBFD0239FBF29D61D3FC407F43FC407F43FC8CA3340C8CA3340"> : tensor<6x7xf32>
    return %0, %1 : tensor<7x5xf32>, tensor<6x7xf32>
  }
  func.func private @program(%arg0: tensor<6x5xf32>, %arg1: tensor<7xi32>) -> (tensor<7x5xf32> {jax.result_info = "result[0]"}, tensor<6x7xf32> {jax.result_info = "result[1]"}) {
    %0 = call @_take(%arg0, %arg1) : (tensor<6x5xf32>, tensor<7xi32>) -> tensor<7x5xf32>
    %1 = call @_take_0(%arg0, %arg1) : (tensor<6x5xf32>, tensor<7xi32>) -> tensor<6x7xf32>
    return %0, %1 : tensor<7x5xf32>, tensor<6x7xf32>
  }
  func.func private @_take(%arg0: tensor<6x5xf32>, %arg1: tensor<7xi32>) -> tensor<7x5xf32> {
    %c = stablehlo.constant dense<6> : tensor<i32>
    %0 = call @remainder(%arg1, %c) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %2 = "stablehlo.gather"(%arg0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5>}> : (tensor<6x5xf32>, tensor<7x1xi32>) -> tensor<7x5xf32>
    return %2 : tensor<7x5xf32>
  }
  func.func private @remainder(%arg0: tensor<7xi32>, %arg1: tensor<i32>) -> tensor<7xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare EQ, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = call @_where(%0, %c_0, %arg1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %3 = stablehlo.remainder %arg0, %2 : tensor<7xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %5 = stablehlo.compare NE, %3, %4, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %7 = stablehlo.compare LT, %3, %6, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.compare LT, %1, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<i1>) -> tensor<7xi1>
    %10 = stablehlo.compare NE, %7, %9, UNSIGNED : (tensor<7xi1>, tensor<7xi1>) -> tensor<7xi1>
    %11 = stablehlo.and %10, %5 : tensor<7xi1>
    %12 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %13 = stablehlo.add %3, %12 : tensor<7xi32>
    %14 = stablehlo.select %11, %13, %3 : tensor<7xi1>, tensor<7xi32>
    return %14 : tensor<7xi32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_take_0(%arg0: tensor<6x5xf32>, %arg1: tensor<7xi32>) -> tensor<6x7xf32> {
    %c = stablehlo.constant dense<5> : tensor<i32>
    %0 = call @remainder(%arg1, %c) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %2 = "stablehlo.gather"(%arg0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 6, 1>}> : (tensor<6x5xf32>, tensor<7x1xi32>) -> tensor<6x7xf32>
    return %2 : tensor<6x7xf32>
  }
}

// -----

// indexing: take_along_axis
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<6x5xf32>, tensor<6x2xi32>)
    %e:1 = call @expected() : () -> (tensor<6x2xf32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<6x5xf32>, tensor<6x2xi32>) -> (tensor<6x2xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<6x2xf32>, tensor<6x2xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x5xf32>, tensor<6x2xi32>) {
    %0 = stablehlo.constant dense<"0xAACE343F49A725C03272E3BFF95D88BFD8C3394084EEE2BFA67298BF30C62DC0D3C293BF93340740D1E599BF778FBA3F876A3D40E57A0EC005F3B8BFBBA83FBFDE0539C061FF32C071F620403F0E3B40FB27A9BE00C91F408218DCBF3AEF17BF3ABF893FD0239FBFA75B7E3F29D61D3FC8CA3340C407F43F"> : tensor<6x5xf32>
    %1 = stablehlo.constant dense<"0x030000000000000001000000040000000200000002000000020000000000000002000000030000000200000003000000"> : tensor<6x2xi32>
    return %0, %1 : tensor<6x5xf32>, tensor<6x2xi32>
  }
  func.func private @expected() -> (tensor<6x2xf32>) {
    %0 = stablehlo.constant dense<"0xF95D88BFAACE343FA67298BF93340740876A3D40876A3D4061FF32C0BBA83FBF8218DCBF3AEF17BF29D61D3FC8CA3340"> : tensor<6x2xf32>
    return %0 : tensor<6x2xf32>
  }
  func.func private @program(%arg0: tensor<6x5xf32>, %arg1: tensor<6x2xi32>) -> (tensor<6x2xf32> {jax.result_info = "result"}) {
    %0 = call @take_along_axis(%arg0, %arg1) : (tensor<6x5xf32>, tensor<6x2xi32>) -> tensor<6x2xf32>
    return %0 : tensor<6x2xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<6x5xf32>, %arg1: tensor<6x2xi32>) -> tensor<6x2xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x2xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6x2xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<6x2xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<6x2xi1>, tensor<6x2xi32>
    %5 = stablehlo.reshape %4 : (tensor<6x2xi32>) -> tensor<6x2x1xi32>
    %c_1 = stablehlo.constant dense<4> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<6x2x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<6x2x1xi32>, tensor<6x2x1xi32>) -> tensor<6x2x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<6x2x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<6x2x1xi32>, tensor<6x2x1xi32>) -> tensor<6x2x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<6x2x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<6x2x1xi1>, tensor<i1>) -> tensor<6x2xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x5xf32>, tensor<6x2x1xi32>) -> tensor<6x2xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<6x2xi1>, tensor<6x2xf32>
    return %15 : tensor<6x2xf32>
  }
}

// -----

// indexing: two indices
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<6x5xf32>, tensor<3xi32>, tensor<3xi32>)
    %e:2 = call @expected() : () -> (tensor<3xf32>, tensor<3x3xf32>)
    %r:2 = call @program(%i#0, %i#1, %i#2) : (tensor<6x5xf32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xf32>, tensor<3x3xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<3xf32>, tensor<3xf32>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<3x3xf32>, tensor<3x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x5xf32>, tensor<3xi32>, tensor<3xi32>) {
    %0 = stablehlo.constant dense<"0xAACE343F49A725C03272E3BFF95D88BFD8C3394084EEE2BFA67298BF30C62DC0D3C293BF93340740D1E599BF778FBA3F876A3D40E57A0EC005F3B8BFBBA83FBFDE0539C061FF32C071F620403F0E3B40FB27A9BE00C91F408218DCBF3AEF17BF3ABF893FD0239FBFA75B7E3F29D61D3FC8CA3340C407F43F"> : tensor<6x5xf32>
    %1 = stablehlo.constant dense<"0x010000000200000003000000"> : tensor<3xi32>
    %2 = stablehlo.constant dense<"0x000000000400000004000000"> : tensor<3xi32>
    return %0, %1, %2 : tensor<6x5xf32>, tensor<3xi32>, tensor<3xi32>
  }
  func.func private @expected() -> (tensor<3xf32>, tensor<3x3xf32>) {
    %0 = stablehlo.constant dense<"0x84EEE2BF05F3B8BF3F0E3B40"> : tensor<3xf32>
    %1 = stablehlo.constant dense<"0x84EEE2BF9334074093340740D1E599BF05F3B8BF05F3B8BFBBA83FBF3F0E3B403F0E3B40"> : tensor<3x3xf32>
    return %0, %1 : tensor<3xf32>, tensor<3x3xf32>
  }
  func.func private @program(%arg0: tensor<6x5xf32>, %arg1: tensor<3xi32>, %arg2: tensor<3xi32>) -> (tensor<3xf32> {jax.result_info = "result[0]"}, tensor<3x3xf32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3xi1>, tensor<3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %6 = stablehlo.compare LT, %arg2, %5, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_2 = stablehlo.constant dense<5> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %8 = stablehlo.add %arg2, %7 : tensor<3xi32>
    %9 = stablehlo.select %6, %8, %arg2 : tensor<3xi1>, tensor<3xi32>
    %10 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %12 = stablehlo.concatenate %10, %11, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
    %13 = "stablehlo.gather"(%arg0, %12) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x5xf32>, tensor<3x2xi32>) -> tensor<3xf32>
    %14 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %15 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %17 = stablehlo.compare LT, %14, %16, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_4 = stablehlo.constant dense<6> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %19 = stablehlo.add %14, %18 : tensor<3x1xi32>
    %20 = stablehlo.select %17, %19, %14 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<1x3xi32>
    %22 = stablehlo.compare LT, %15, %21, SIGNED : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
    %c_6 = stablehlo.constant dense<5> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<1x3xi32>
    %24 = stablehlo.add %15, %23 : tensor<1x3xi32>
    %25 = stablehlo.select %22, %24, %15 : tensor<1x3xi1>, tensor<1x3xi32>
    %26 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %27 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<1x3xi32>) -> tensor<3x3xi32>
    %28 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %29 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %30 = stablehlo.concatenate %28, %29, dim = 2 : (tensor<3x3x1xi32>, tensor<3x3x1xi32>) -> tensor<3x3x2xi32>
    %31 = "stablehlo.gather"(%arg0, %30) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x5xf32>, tensor<3x3x2xi32>) -> tensor<3x3xf32>
    return %13, %31 : tensor<3xf32>, tensor<3x3xf32>
  }
}

// -----

// indexing: slices by index
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<6x5xf32>, tensor<3xi32>)
    %e:1 = call @expected() : () -> (tensor<3x2x3xf32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<6x5xf32>, tensor<3xi32>) -> (tensor<3x2x3xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<3x2x3xf32>, tensor<3x2x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x5xf32>, tensor<3xi32>) {
    %0 = stablehlo.constant dense<"0xAACE343F49A725C03272E3BFF95D88BFD8C3394084EEE2BFA67298BF30C62DC0D3C293BF93340740D1E599BF778FBA3F876A3D40E57A0EC005F3B8BFBBA83FBFDE0539C061FF32C071F620403F0E3B40FB27A9BE00C91F408218DCBF3AEF17BF3ABF893FD0239FBFA75B7E3F29D61D3FC8CA3340C407F43F"> : tensor<6x5xf32>
    %1 = stablehlo.constant dense<"0x000000000400000007000000"> : tensor<3xi32>
    return %0, %1 : tensor<6x5xf32>, tensor<3xi32>
  }
  func.func private @expected() -> (tensor<3x2x3xf32>) {
    %0 = stablehlo.constant dense<"0xAACE343F49A725C03272E3BF84EEE2BFA67298BF30C62DC0FB27A9BE00C91F408218DCBFD0239FBFA75B7E3F29D61D3FFB27A9BE00C91F408218DCBFD0239FBFA75B7E3F29D61D3F"> : tensor<3x2x3xf32>
    return %0 : tensor<3x2x3xf32>
  }
  func.func private @program(%arg0: tensor<6x5xf32>, %arg1: tensor<3xi32>) -> (tensor<3x2x3xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3xi1>, tensor<3xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %7 = stablehlo.concatenate %5, %6, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
    %8 = "stablehlo.gather"(%arg0, %7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3>}> : (tensor<6x5xf32>, tensor<3x2xi32>) -> tensor<3x2x3xf32>
    return %8 : tensor<3x2x3xf32>
  }
}

// -----

// indexing: batched gather
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<6x5xf32>, tensor<6x3xi32>)
    %e:1 = call @expected() : () -> (tensor<6x3xf32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<6x5xf32>, tensor<6x3xi32>) -> (tensor<6x3xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<6x3xf32>, tensor<6x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x5xf32>, tensor<6x3xi32>) {
    %0 = stablehlo.constant dense<"0xAACE343F49A725C03272E3BFF95D88BFD8C3394084EEE2BFA67298BF30C62DC0D3C293BF93340740D1E599BF778FBA3F876A3D40E57A0EC005F3B8BFBBA83FBFDE0539C061FF32C071F620403F0E3B40FB27A9BE00C91F408218DCBF3AEF17BF3ABF893FD0239FBFA75B7E3F29D61D3FC8CA3340C407F43F"> : tensor<6x5xf32>
    %1 = stablehlo.constant dense<"0x020000000000000000000000040000000000000001000000010000000100000004000000030000000400000004000000030000000400000004000000000000000300000004000000"> : tensor<6x3xi32>
    return %0, %1 : tensor<6x5xf32>, tensor<6x3xi32>
  }
  func.func private @expected() -> (tensor<6x3xf32>) {
    %0 = stablehlo.constant dense<"0x3272E3BFAACE343FAACE343F9334074084EEE2BFA67298BF778FBA3F778FBA3F05F3B8BF71F620403F0E3B403F0E3B403AEF17BF3ABF893F3ABF893FD0239FBFC8CA3340C407F43F"> : tensor<6x3xf32>
    return %0 : tensor<6x3xf32>
  }
  func.func private @program(%arg0: tensor<6x5xf32>, %arg1: tensor<6x3xi32>) -> (tensor<6x3xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x3xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6x3xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<6x3xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<6x3xi1>, tensor<6x3xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<6x3xi32>) -> tensor<6x3x1xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x5xf32>, tensor<6x3x1xi32>) -> tensor<6x3xf32>
    return %6 : tensor<6x3xf32>
  }
}

// -----

// indexing: scatter f32
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<6x4xf32>, tensor<5x4xf32>, tensor<5xi32>)
    %e:5 = call @expected() : () -> (tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x4xf32>)
    %r:5 = call @program(%i#0, %i#1, %i#2) : (tensor<6x4xf32>, tensor<5x4xf32>, tensor<5xi32>) -> (tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x4xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 4 : tensor<6x4xf32>, tensor<6x4xf32>
    check.expect_close %r#1, %e#1, max_ulp_difference = 4 : tensor<6x4xf32>, tensor<6x4xf32>
    check.expect_close %r#2, %e#2, max_ulp_difference = 4 : tensor<6x4xf32>, tensor<6x4xf32>
    check.expect_close %r#3, %e#3, max_ulp_difference = 4 : tensor<6x4xf32>, tensor<6x4xf32>
    check.expect_close %r#4, %e#4, max_ulp_difference = 4 : tensor<6x4xf32>, tensor<6x4xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x4xf32>, tensor<5x4xf32>, tensor<5xi32>) {
    %0 = stablehlo.constant dense<"0xF3ADB1BF2AF1EFBF12DD33C0BE9A2740D32E85BF15CE38408F6334C09150253EB0172C406F862CC065FB3F401A69C93F4C19A5BF3DE73640E05CE63F0791A9BF955B224048EDC5BF79000C40B072034005A7823F6F2E233ED52591BFF24300C0"> : tensor<6x4xf32>
    %1 = stablehlo.constant dense<"0x9785DEBE8A5708C0C657493ECD500E3F4D77B63FD3B533BF6631CBBEBE9FB43FA88447BFCF321AC00B11144041DF04C042ED29C00AB1C7BF6A2605409F90C43F611E14C086B15E3F4E500E4020782740"> : tensor<5x4xf32>
    %2 = stablehlo.constant dense<"0x00000000030000000300000007000000FFFFFFFF"> : tensor<5xi32>
    return %0, %1, %2 : tensor<6x4xf32>, tensor<5x4xf32>, tensor<5xi32>
  }
  func.func private @expected() -> (tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x4xf32>) {
    %0 = stablehlo.constant dense<"0x594FE9BF102880C0964727C0F12E4B40D32E85BF15CE38408F6334C09150253EB0172C406F862CC065FB3F401A69C93FA6C824BF38C881BE4ED96D40CBAFFEBF955B224048EDC5BF79000C40B0720340BD95A5BF91BE833FC77A8B3FB8D01C3F"> : tensor<6x4xf32>
    %1 = stablehlo.constant dense<"0x9785DEBE8A5708C0C657493ECD500E3FD32E85BF15CE38408F6334C09150253EB0172C406F862CC065FB3F401A69C93F4D77B63FD3B533BF6631CBBEBE9FB43F955B224048EDC5BF79000C40B072034005A7823F6F2E233ED52591BFF24300C0"> : tensor<6x4xf32>
    %2 = stablehlo.constant dense<"0x91711A3F55947F403E760DBF7859BA3FD32E85BF15CE38408F6334C09150253EB0172C406F862CC065FB3F401A69C93FCC6CB73F32AD9A403582D3BF25637840955B224048EDC5BF79000C40B0720340203017C06DF30D3E086121C005D1A7C0"> : tensor<6x4xf32>
    %3 = stablehlo.constant dense<"0xF3ADB1BF8A5708C012DD33C0CD500E3FD32E85BF15CE38408F6334C09150253EB0172C406F862CC065FB3F401A69C93F4C19A5BFCF321AC06631CBBE41DF04C0955B224048EDC5BF79000C40B0720340611E14C06F2E233ED52591BFF24300C0"> : tensor<6x4xf32>
    %4 = stablehlo.constant dense<"0x9785DEBE2AF1EFBFC657493EBE9A2740D32E85BF15CE38408F6334C09150253EB0172C406F862CC065FB3F401A69C93F4D77B63F3DE736400B111440BE9FB43F955B224048EDC5BF79000C40B072034005A7823F86B15E3F4E500E4020782740"> : tensor<6x4xf32>
    return %0, %1, %2, %3, %4 : tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x4xf32>
  }
  func.func private @program(%arg0: tensor<6x4xf32>, %arg1: tensor<5x4xf32>, %arg2: tensor<5xi32>) -> (tensor<6x4xf32> {jax.result_info = "result[0]"}, tensor<6x4xf32> {jax.result_info = "result[1]"}, tensor<6x4xf32> {jax.result_info = "result[2]"}, tensor<6x4xf32> {jax.result_info = "result[3]"}, tensor<6x4xf32> {jax.result_info = "result[4]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %1 = stablehlo.compare LT, %arg2, %0, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %3 = stablehlo.add %arg2, %2 : tensor<5xi32>
    %4 = stablehlo.select %1, %3, %arg2 : tensor<5xi1>, tensor<5xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %6 = "stablehlo.scatter"(%arg0, %5, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %37 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %37 : tensor<f32>
    }) : (tensor<6x4xf32>, tensor<5x1xi32>, tensor<5x4xf32>) -> tensor<6x4xf32>
    %7 = stablehlo.slice %arg2 [0:2] : (tensor<5xi32>) -> tensor<2xi32>
    %8 = stablehlo.slice %arg1 [0:2, 0:4] : (tensor<5x4xf32>) -> tensor<2x4xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %10 = stablehlo.compare LT, %7, %9, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %12 = stablehlo.add %7, %11 : tensor<2xi32>
    %13 = stablehlo.select %10, %12, %7 : tensor<2xi1>, tensor<2xi32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %15 = "stablehlo.scatter"(%arg0, %14, %8) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      stablehlo.return %arg4 : tensor<f32>
    }) : (tensor<6x4xf32>, tensor<2x1xi32>, tensor<2x4xf32>) -> tensor<6x4xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %17 = stablehlo.compare LT, %arg2, %16, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_4 = stablehlo.constant dense<6> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %19 = stablehlo.add %arg2, %18 : tensor<5xi32>
    %20 = stablehlo.select %17, %19, %arg2 : tensor<5xi1>, tensor<5xi32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %22 = "stablehlo.scatter"(%arg0, %21, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %37 = stablehlo.multiply %arg3, %arg4 : tensor<f32>
      stablehlo.return %37 : tensor<f32>
    }) : (tensor<6x4xf32>, tensor<5x1xi32>, tensor<5x4xf32>) -> tensor<6x4xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %24 = stablehlo.compare LT, %arg2, %23, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_6 = stablehlo.constant dense<6> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %26 = stablehlo.add %arg2, %25 : tensor<5xi32>
    %27 = stablehlo.select %24, %26, %arg2 : tensor<5xi1>, tensor<5xi32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %29 = "stablehlo.scatter"(%arg0, %28, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %37 = stablehlo.minimum %arg3, %arg4 : tensor<f32>
      stablehlo.return %37 : tensor<f32>
    }) : (tensor<6x4xf32>, tensor<5x1xi32>, tensor<5x4xf32>) -> tensor<6x4xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %31 = stablehlo.compare LT, %arg2, %30, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_8 = stablehlo.constant dense<6> : tensor<i32>
    %32 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %33 = stablehlo.add %arg2, %32 : tensor<5xi32>
    %34 = stablehlo.select %31, %33, %arg2 : tensor<5xi1>, tensor<5xi32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %36 = "stablehlo.scatter"(%arg0, %35, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %37 = stablehlo.maximum %arg3, %arg4 : tensor<f32>
      stablehlo.return %37 : tensor<f32>
    }) : (tensor<6x4xf32>, tensor<5x1xi32>, tensor<5x4xf32>) -> tensor<6x4xf32>
    return %6, %15, %22, %29, %36 : tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x4xf32>
  }
}

// -----

// indexing: scatter i32
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<6x4xi32>, tensor<5x4xi32>, tensor<5xi32>)
    %e:5 = call @expected() : () -> (tensor<6x4xi32>, tensor<6x4xi32>, tensor<6x4xi32>, tensor<6x4xi32>, tensor<6x4xi32>)
    %r:5 = call @program(%i#0, %i#1, %i#2) : (tensor<6x4xi32>, tensor<5x4xi32>, tensor<5xi32>) -> (tensor<6x4xi32>, tensor<6x4xi32>, tensor<6x4xi32>, tensor<6x4xi32>, tensor<6x4xi32>)
    check.expect_eq %r#0, %e#0 : tensor<6x4xi32>
    check.expect_eq %r#1, %e#1 : tensor<6x4xi32>
    check.expect_eq %r#2, %e#2 : tensor<6x4xi32>
    check.expect_eq %r#3, %e#3 : tensor<6x4xi32>
    check.expect_eq %r#4, %e#4 : tensor<6x4xi32>
    return
  }
  func.func private @inputs() -> (tensor<6x4xi32>, tensor<5x4xi32>, tensor<5xi32>) {
    %0 = stablehlo.constant dense<"0x0100000000000000000000000100000003000000FDFFFFFFFFFFFFFF02000000FDFFFFFFFFFFFFFFFEFFFFFFFDFFFFFFFEFFFFFFFDFFFFFFFDFFFFFFFDFFFFFF03000000FDFFFFFF0300000000000000030000000100000000000000FEFFFFFF"> : tensor<6x4xi32>
    %1 = stablehlo.constant dense<"0x00000000FEFFFFFFFFFFFFFF020000000000000000000000FDFFFFFFFEFFFFFF0200000002000000FFFFFFFF0100000002000000FFFFFFFFFDFFFFFF01000000FEFFFFFFFFFFFFFF02000000FDFFFFFF"> : tensor<5x4xi32>
    %2 = stablehlo.constant dense<"0x00000000030000000300000007000000FFFFFFFF"> : tensor<5xi32>
    return %0, %1, %2 : tensor<6x4xi32>, tensor<5x4xi32>, tensor<5xi32>
  }
  func.func private @expected() -> (tensor<6x4xi32>, tensor<6x4xi32>, tensor<6x4xi32>, tensor<6x4xi32>, tensor<6x4xi32>) {
    %0 = stablehlo.constant dense<"0x01000000FEFFFFFFFFFFFFFF0300000003000000FDFFFFFFFFFFFFFF02000000FDFFFFFFFFFFFFFFFEFFFFFFFDFFFFFF00000000FFFFFFFFF9FFFFFFFCFFFFFF03000000FDFFFFFF0300000000000000010000000000000002000000FBFFFFFF"> : tensor<6x4xi32>
    %1 = stablehlo.constant dense<"0x00000000FEFFFFFFFFFFFFFF0200000003000000FDFFFFFFFFFFFFFF02000000FDFFFFFFFFFFFFFFFEFFFFFFFDFFFFFF0000000000000000FDFFFFFFFEFFFFFF03000000FDFFFFFF0300000000000000030000000100000000000000FEFFFFFF"> : tensor<6x4xi32>
    %2 = stablehlo.constant dense<"0x0000000000000000000000000200000003000000FDFFFFFFFFFFFFFF02000000FDFFFFFFFFFFFFFFFEFFFFFFFDFFFFFF0000000000000000F7FFFFFF0600000003000000FDFFFFFF0300000000000000FAFFFFFFFFFFFFFF0000000006000000"> : tensor<6x4xi32>
    %3 = stablehlo.constant dense<"0x00000000FEFFFFFFFFFFFFFF0100000003000000FDFFFFFFFFFFFFFF02000000FDFFFFFFFFFFFFFFFEFFFFFFFDFFFFFFFEFFFFFFFDFFFFFFFDFFFFFFFDFFFFFF03000000FDFFFFFF0300000000000000FEFFFFFFFFFFFFFF00000000FDFFFFFF"> : tensor<6x4xi32>
    %4 = stablehlo.constant dense<"0x0100000000000000000000000200000003000000FDFFFFFFFFFFFFFF02000000FDFFFFFFFFFFFFFFFEFFFFFFFDFFFFFF0200000002000000FFFFFFFF0100000003000000FDFFFFFF0300000000000000030000000100000002000000FEFFFFFF"> : tensor<6x4xi32>
    return %0, %1, %2, %3, %4 : tensor<6x4xi32>, tensor<6x4xi32>, tensor<6x4xi32>, tensor<6x4xi32>, tensor<6x4xi32>
  }
  func.func private @program(%arg0: tensor<6x4xi32>, %arg1: tensor<5x4xi32>, %arg2: tensor<5xi32>) -> (tensor<6x4xi32> {jax.result_info = "result[0]"}, tensor<6x4xi32> {jax.result_info = "result[1]"}, tensor<6x4xi32> {jax.result_info = "result[2]"}, tensor<6x4xi32> {jax.result_info = "result[3]"}, tensor<6x4xi32> {jax.result_info = "result[4]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %1 = stablehlo.compare LT, %arg2, %0, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %3 = stablehlo.add %arg2, %2 : tensor<5xi32>
    %4 = stablehlo.select %1, %3, %arg2 : tensor<5xi1>, tensor<5xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %6 = "stablehlo.scatter"(%arg0, %5, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      %37 = stablehlo.add %arg3, %arg4 : tensor<i32>
      stablehlo.return %37 : tensor<i32>
    }) : (tensor<6x4xi32>, tensor<5x1xi32>, tensor<5x4xi32>) -> tensor<6x4xi32>
    %7 = stablehlo.slice %arg2 [0:2] : (tensor<5xi32>) -> tensor<2xi32>
    %8 = stablehlo.slice %arg1 [0:2, 0:4] : (tensor<5x4xi32>) -> tensor<2x4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %10 = stablehlo.compare LT, %7, %9, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %12 = stablehlo.add %7, %11 : tensor<2xi32>
    %13 = stablehlo.select %10, %12, %7 : tensor<2xi1>, tensor<2xi32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %15 = "stablehlo.scatter"(%arg0, %14, %8) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<6x4xi32>, tensor<2x1xi32>, tensor<2x4xi32>) -> tensor<6x4xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %17 = stablehlo.compare LT, %arg2, %16, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_4 = stablehlo.constant dense<6> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %19 = stablehlo.add %arg2, %18 : tensor<5xi32>
    %20 = stablehlo.select %17, %19, %arg2 : tensor<5xi1>, tensor<5xi32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %22 = "stablehlo.scatter"(%arg0, %21, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      %37 = stablehlo.multiply %arg3, %arg4 : tensor<i32>
      stablehlo.return %37 : tensor<i32>
    }) : (tensor<6x4xi32>, tensor<5x1xi32>, tensor<5x4xi32>) -> tensor<6x4xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %24 = stablehlo.compare LT, %arg2, %23, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_6 = stablehlo.constant dense<6> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %26 = stablehlo.add %arg2, %25 : tensor<5xi32>
    %27 = stablehlo.select %24, %26, %arg2 : tensor<5xi1>, tensor<5xi32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %29 = "stablehlo.scatter"(%arg0, %28, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      %37 = stablehlo.minimum %arg3, %arg4 : tensor<i32>
      stablehlo.return %37 : tensor<i32>
    }) : (tensor<6x4xi32>, tensor<5x1xi32>, tensor<5x4xi32>) -> tensor<6x4xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %31 = stablehlo.compare LT, %arg2, %30, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_8 = stablehlo.constant dense<6> : tensor<i32>
    %32 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %33 = stablehlo.add %arg2, %32 : tensor<5xi32>
    %34 = stablehlo.select %31, %33, %arg2 : tensor<5xi1>, tensor<5xi32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %36 = "stablehlo.scatter"(%arg0, %35, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      %37 = stablehlo.maximum %arg3, %arg4 : tensor<i32>
      stablehlo.return %37 : tensor<i32>
    }) : (tensor<6x4xi32>, tensor<5x1xi32>, tensor<5x4xi32>) -> tensor<6x4xi32>
    return %6, %15, %22, %29, %36 : tensor<6x4xi32>, tensor<6x4xi32>, tensor<6x4xi32>, tensor<6x4xi32>, tensor<6x4xi32>
  }
}

// -----

// indexing: scatter f64
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<6x4xf64>, tensor<5x4xf64>, tensor<5xi32>)
    %e:5 = call @expected() : () -> (tensor<6x4xf64>, tensor<6x4xf64>, tensor<6x4xf64>, tensor<6x4xf64>, tensor<6x4xf64>)
    %r:5 = call @program(%i#0, %i#1, %i#2) : (tensor<6x4xf64>, tensor<5x4xf64>, tensor<5xi32>) -> (tensor<6x4xf64>, tensor<6x4xf64>, tensor<6x4xf64>, tensor<6x4xf64>, tensor<6x4xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 4 : tensor<6x4xf64>, tensor<6x4xf64>
    check.expect_close %r#1, %e#1, max_ulp_difference = 4 : tensor<6x4xf64>, tensor<6x4xf64>
    check.expect_close %r#2, %e#2, max_ulp_difference = 4 : tensor<6x4xf64>, tensor<6x4xf64>
    check.expect_close %r#3, %e#3, max_ulp_difference = 4 : tensor<6x4xf64>, tensor<6x4xf64>
    check.expect_close %r#4, %e#4, max_ulp_difference = 4 : tensor<6x4xf64>, tensor<6x4xf64>
    return
  }
  func.func private @inputs() -> (tensor<6x4xf64>, tensor<5x4xf64>, tensor<5xi32>) {
    %0 = stablehlo.constant dense<"0x201AD167BC20EE3F709F0AF88883DC3F385BC04F29490740B0AA72526326EF3F61DBB908DEA7F1BF0E46ACAE5B2CFDBF88FE113E7773DABF34C87352ECA304409154A5CF7AA4FFBFE6F0F4D187C80140D4EC99E1B6ADF83F337D35E8FDBFFFBF4CBF55A2185E07C06EF6F262ACDA04C0806D7AFD77B8BE3F4B96E33C15CEF7BF4460568D81CDF43F90CDFC901985D43FB8F754E0DB83E6BFA027703A8F44D63F249CC218E94CF53F0CAF154CB03DF43F66A95C1A0A6A01C01518E45C5C8AF7BF"> : tensor<6x4xf64>
    %1 = stablehlo.constant dense<"0xA7ABADD4D2C8FCBFC00495CB073AE43F609F7D4283AD0540407F8BA86037C7BF2E1C6BCFC02B05C054547FE15213E5BFD1574904A20FF4BF5009EB9AACC7D2BFB223B5A200A90640789944AA9D620640401A00EEEA48D53F34C60D9D89F7F53FD844CD4FB2DB06C0901FD6B76333DE3F7468B709428EE63F92E807D54E590040889D1FC77A4CDABFD84C9A10B5E6DEBF509DD25D6BEC00400A47FBD9327501C0"> : tensor<5x4xf64>
    %2 = stablehlo.constant dense<"0x00000000030000000300000007000000FFFFFFFF"> : tensor<5xi32>
    return %0, %1, %2 : tensor<6x4xf64>, tensor<5x4xf64>, tensor<5xi32>
  }
  func.func private @expected() -> (tensor<6x4xf64>, tensor<6x4xf64>, tensor<6x4xf64>, tensor<6x4xf64>, tensor<6x4xf64>) {
    %0 = stablehlo.constant dense<"0x2E3D8A41E970EBBF3C2ACD23E63DF13F4CFD1E49567B1640E0CA4F288B58E93F61DBB908DEA7F1BF0E46ACAE5B2CFDBF88FE113E7773DABF34C87352ECA304409154A5CF7AA4FFBFE6F0F4D187C80140D4EC99E1B6ADF83F337D35E8FDBFFFBFC8B70BCFD8E005C0589071881BE7DDBFD254E391BFA3E9BFAC49421ADB21DABF4460568D81CDF43F90CDFC901985D43FB8F754E0DB83E6BFA027703A8F44D63F8469F5CD9473ED3FAC37DE0F0608E93F80058322AF67AFBF14536D08613A0DC0"> : tensor<6x4xf64>
    %1 = stablehlo.constant dense<"0xA7ABADD4D2C8FCBFC00495CB073AE43F609F7D4283AD0540407F8BA86037C7BF61DBB908DEA7F1BF0E46ACAE5B2CFDBF88FE113E7773DABF34C87352ECA304409154A5CF7AA4FFBFE6F0F4D187C80140D4EC99E1B6ADF83F337D35E8FDBFFFBF2E1C6BCFC02B05C054547FE15213E5BFD1574904A20FF4BF5009EB9AACC7D2BF4460568D81CDF43F90CDFC901985D43FB8F754E0DB83E6BFA027703A8F44D63F249CC218E94CF53F0CAF154CB03DF43F66A95C1A0A6A01C01518E45C5C8AF7BF"> : tensor<6x4xf64>
    %2 = stablehlo.constant dense<"0xD29D70F3B719FBBFC06275F5EA05D23F79A2214F8C8C1F402B6B33757F99C6BF61DBB908DEA7F1BF0E46ACAE5B2CFDBF88FE113E7773DABF34C87352ECA304409154A5CF7AA4FFBFE6F0F4D187C80140D4EC99E1B6ADF83F337D35E8FDBFFFBF51DBBB8222E5354039106FC949371340524D8033CA9EA9BF0A127B8C3E2EE33F4460568D81CDF43F90CDFC901985D43FB8F754E0DB83E6BFA027703A8F44D63F66F07CC76581E1BFF2CFE431C38BE3BF2AA6A20A5B6B12C0897730B770AF0940"> : tensor<6x4xf64>
    %3 = stablehlo.constant dense<"0xA7ABADD4D2C8FCBF709F0AF88883DC3F609F7D4283AD0540407F8BA86037C7BF61DBB908DEA7F1BF0E46ACAE5B2CFDBF88FE113E7773DABF34C87352ECA304409154A5CF7AA4FFBFE6F0F4D187C80140D4EC99E1B6ADF83F337D35E8FDBFFFBF4CBF55A2185E07C06EF6F262ACDA04C0D1574904A20FF4BF4B96E33C15CEF7BF4460568D81CDF43F90CDFC901985D43FB8F754E0DB83E6BFA027703A8F44D63F889D1FC77A4CDABFD84C9A10B5E6DEBF66A95C1A0A6A01C00A47FBD9327501C0"> : tensor<6x4xf64>
    %4 = stablehlo.constant dense<"0x201AD167BC20EE3FC00495CB073AE43F385BC04F29490740B0AA72526326EF3F61DBB908DEA7F1BF0E46ACAE5B2CFDBF88FE113E7773DABF34C87352ECA304409154A5CF7AA4FFBFE6F0F4D187C80140D4EC99E1B6ADF83F337D35E8FDBFFFBFB223B5A200A90640789944AA9D620640401A00EEEA48D53F34C60D9D89F7F53F4460568D81CDF43F90CDFC901985D43FB8F754E0DB83E6BFA027703A8F44D63F249CC218E94CF53F0CAF154CB03DF43F509DD25D6BEC00401518E45C5C8AF7BF"> : tensor<6x4xf64>
    return %0, %1, %2, %3, %4 : tensor<6x4xf64>, tensor<6x4xf64>, tensor<6x4xf64>, tensor<6x4xf64>, tensor<6x4xf64>
  }
  func.func private @program(%arg0: tensor<6x4xf64>, %arg1: tensor<5x4xf64>, %arg2: tensor<5xi32>) -> (tensor<6x4xf64> {jax.result_info = "result[0]"}, tensor<6x4xf64> {jax.result_info = "result[1]"}, tensor<6x4xf64> {jax.result_info = "result[2]"}, tensor<6x4xf64> {jax.result_info = "result[3]"}, tensor<6x4xf64> {jax.result_info = "result[4]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %1 = stablehlo.compare LT, %arg2, %0, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %3 = stablehlo.add %arg2, %2 : tensor<5xi32>
    %4 = stablehlo.select %1, %3, %arg2 : tensor<5xi1>, tensor<5xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %6 = "stablehlo.scatter"(%arg0, %5, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f64>, %arg4: tensor<f64>):
      %37 = stablehlo.add %arg3, %arg4 : tensor<f64>
      stablehlo.return %37 : tensor<f64>
    }) : (tensor<6x4xf64>, tensor<5x1xi32>, tensor<5x4xf64>) -> tensor<6x4xf64>
    %7 = stablehlo.slice %arg2 [0:2] : (tensor<5xi32>) -> tensor<2xi32>
    %8 = stablehlo.slice %arg1 [0:2, 0:4] : (tensor<5x4xf64>) -> tensor<2x4xf64>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %10 = stablehlo.compare LT, %7, %9, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %12 = stablehlo.add %7, %11 : tensor<2xi32>
    %13 = stablehlo.select %10, %12, %7 : tensor<2xi1>, tensor<2xi32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %15 = "stablehlo.scatter"(%arg0, %14, %8) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f64>, %arg4: tensor<f64>):
      stablehlo.return %arg4 : tensor<f64>
    }) : (tensor<6x4xf64>, tensor<2x1xi32>, tensor<2x4xf64>) -> tensor<6x4xf64>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %17 = stablehlo.compare LT, %arg2, %16, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_4 = stablehlo.constant dense<6> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %19 = stablehlo.add %arg2, %18 : tensor<5xi32>
    %20 = stablehlo.select %17, %19, %arg2 : tensor<5xi1>, tensor<5xi32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %22 = "stablehlo.scatter"(%arg0, %21, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f64>, %arg4: tensor<f64>):
      %37 = stablehlo.multiply %arg3, %arg4 : tensor<f64>
      stablehlo.return %37 : tensor<f64>
    }) : (tensor<6x4xf64>, tensor<5x1xi32>, tensor<5x4xf64>) -> tensor<6x4xf64>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %24 = stablehlo.compare LT, %arg2, %23, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_6 = stablehlo.constant dense<6> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %26 = stablehlo.add %arg2, %25 : tensor<5xi32>
    %27 = stablehlo.select %24, %26, %arg2 : tensor<5xi1>, tensor<5xi32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %29 = "stablehlo.scatter"(%arg0, %28, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f64>, %arg4: tensor<f64>):
      %37 = stablehlo.minimum %arg3, %arg4 : tensor<f64>
      stablehlo.return %37 : tensor<f64>
    }) : (tensor<6x4xf64>, tensor<5x1xi32>, tensor<5x4xf64>) -> tensor<6x4xf64>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %31 = stablehlo.compare LT, %arg2, %30, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_8 = stablehlo.constant dense<6> : tensor<i32>
    %32 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %33 = stablehlo.add %arg2, %32 : tensor<5xi32>
    %34 = stablehlo.select %31, %33, %arg2 : tensor<5xi1>, tensor<5xi32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %36 = "stablehlo.scatter"(%arg0, %35, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f64>, %arg4: tensor<f64>):
      %37 = stablehlo.maximum %arg3, %arg4 : tensor<f64>
      stablehlo.return %37 : tensor<f64>
    }) : (tensor<6x4xf64>, tensor<5x1xi32>, tensor<5x4xf64>) -> tensor<6x4xf64>
    return %6, %15, %22, %29, %36 : tensor<6x4xf64>, tensor<6x4xf64>, tensor<6x4xf64>, tensor<6x4xf64>, tensor<6x4xf64>
  }
}

// -----

// indexing: scatter c64
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<6x4xcomplex<f32>>, tensor<5x4xcomplex<f32>>, tensor<5xi32>)
    %e:3 = call @expected() : () -> (tensor<6x4xcomplex<f32>>, tensor<6x4xcomplex<f32>>, tensor<6x4xcomplex<f32>>)
    %r:3 = call @program(%i#0, %i#1, %i#2) : (tensor<6x4xcomplex<f32>>, tensor<5x4xcomplex<f32>>, tensor<5xi32>) -> (tensor<6x4xcomplex<f32>>, tensor<6x4xcomplex<f32>>, tensor<6x4xcomplex<f32>>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 4 : tensor<6x4xcomplex<f32>>, tensor<6x4xcomplex<f32>>
    check.expect_close %r#1, %e#1, max_ulp_difference = 4 : tensor<6x4xcomplex<f32>>, tensor<6x4xcomplex<f32>>
    check.expect_close %r#2, %e#2, max_ulp_difference = 4 : tensor<6x4xcomplex<f32>>, tensor<6x4xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<6x4xcomplex<f32>>, tensor<5x4xcomplex<f32>>, tensor<5xi32>) {
    %0 = stablehlo.constant dense<"0xED852F40429129C0BDA49A3FC7B282BF60890D409518A6BFE4C710408A4B063F951B1FBF38361BC0D36723408E7E11C0A4DBA93F1C9629400EF1403F1EAA933ED6120EC00B8A123F213BB5BA282B02C0974EBD3EA0AA39C0B6CD06C042A01FC0EB8D7DBF88442FC06E4B00BE7B8B51BF9B86D6BF3DE9C5BFB205C2BF63B93040DDAF19BF5AF52FC016DB0CC0EC793FC01EE291BFD7F31FC0A3411BBF0FEE3CC069A4BCBFA96E9ABD4B79D5BF627516BF4CB1F2BE734095BF7CAE7E3F1E933140"> : tensor<6x4xcomplex<f32>>
    %1 = stablehlo.constant dense<"0xF36DBD3F447078BCD481EDBF41F08F3F58B31BC045384ABF3CEC13401A3709C054E40640C8BE0BC0E7EF22C00423B2BF3C9A0240C9211A40D4EA263FA6E9C6BEAAA6D63F2F66913F9A5CAD3F50E878BF78B98ABFA225FC3FB4FB084098234A3FE8A62FC00BD6BFBF7C3D2740F4A42BC0E0F02BC09E22D33F312D7D3F05D0F6BF12173BBE2A09C93F5DFF503F117D09C08E4825403C03ED3FCE91AD3F266E973F"> : tensor<5x4xcomplex<f32>>
    %2 = stablehlo.constant dense<"0x00000000030000000300000007000000FFFFFFFF"> : tensor<5xi32>
    return %0, %1, %2 : tensor<6x4xcomplex<f32>>, tensor<5x4xcomplex<f32>>, tensor<5xi32>
  }
  func.func private @expected() -> (tensor<6x4xcomplex<f32>>, tensor<6x4xcomplex<f32>>, tensor<6x4xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x731E8740B2892AC02EBA25BFA0D7D33D809F62BE5C9A05C0105A92406F48CFBF951B1FBF38361BC0D36723408E7E11C0A4DBA93F1C9629400EF1403F1EAA933ED6120EC00B8A123F213BB5BA282B02C0974EBD3EA0AA39C0B6CD06C042A01FC02ED43240385072C0A28CA8BF75AE4BC0361738BFFC3F35402067A33F14654A40DDAF19BF5AF52FC016DB0CC0EC793FC01EE291BFD7F31FC0A3411BBF0FEE3CC04B07D4BF3F62BF3F39F359BF6A1A2FC064F2064092852F3F86741640314A7D40"> : tensor<6x4xcomplex<f32>>
    %1 = stablehlo.constant dense<"0xF36DBD3F447078BCD481EDBF41F08F3F58B31BC045384ABF3CEC13401A3709C0951B1FBF38361BC0D36723408E7E11C0A4DBA93F1C9629400EF1403F1EAA933ED6120EC00B8A123F213BB5BA282B02C0974EBD3EA0AA39C0B6CD06C042A01FC054E40640C8BE0BC0E7EF22C00423B2BF3C9A0240C9211A40D4EA263FA6E9C6BEDDAF19BF5AF52FC016DB0CC0EC793FC01EE291BFD7F31FC0A3411BBF0FEE3CC069A4BCBFA96E9ABD4B79D5BF627516BF4CB1F2BE734095BF7CAE7E3F1E933140"> : tensor<6x4xcomplex<f32>>
    %2 = stablehlo.constant dense<"0x249880407E9B7DC0D4F88BBFF2345040A4F7CCC0F679B43F6F4ECB403DCF68C0951B1FBF38361BC0D36723408E7E11C0A4DBA93F1C9629400EF1403F1EAA933ED6120EC00B8A123F213BB5BA282B02C0974EBD3EA0AA39C0B6CD06C042A01FC006DB16C1267773C187DC8A3F13C97640B1665D41E44506417D5ADABF45C8A540DDAF19BF5AF52FC016DB0CC0EC793FC01EE291BFD7F31FC0A3411BBF0FEE3CC04E80C63E1E4213C012F227C00A97464017586F3FFBE578C0C27BF7BF2E0F9E40"> : tensor<6x4xcomplex<f32>>
    return %0, %1, %2 : tensor<6x4xcomplex<f32>>, tensor<6x4xcomplex<f32>>, tensor<6x4xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<6x4xcomplex<f32>>, %arg1: tensor<5x4xcomplex<f32>>, %arg2: tensor<5xi32>) -> (tensor<6x4xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<6x4xcomplex<f32>> {jax.result_info = "result[1]"}, tensor<6x4xcomplex<f32>> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %1 = stablehlo.compare LT, %arg2, %0, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %3 = stablehlo.add %arg2, %2 : tensor<5xi32>
    %4 = stablehlo.select %1, %3, %arg2 : tensor<5xi1>, tensor<5xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %6 = "stablehlo.scatter"(%arg0, %5, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<complex<f32>>, %arg4: tensor<complex<f32>>):
      %23 = stablehlo.add %arg3, %arg4 : tensor<complex<f32>>
      stablehlo.return %23 : tensor<complex<f32>>
    }) : (tensor<6x4xcomplex<f32>>, tensor<5x1xi32>, tensor<5x4xcomplex<f32>>) -> tensor<6x4xcomplex<f32>>
    %7 = stablehlo.slice %arg2 [0:2] : (tensor<5xi32>) -> tensor<2xi32>
    %8 = stablehlo.slice %arg1 [0:2, 0:4] : (tensor<5x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %10 = stablehlo.compare LT, %7, %9, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %12 = stablehlo.add %7, %11 : tensor<2xi32>
    %13 = stablehlo.select %10, %12, %7 : tensor<2xi1>, tensor<2xi32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %15 = "stablehlo.scatter"(%arg0, %14, %8) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<complex<f32>>, %arg4: tensor<complex<f32>>):
      stablehlo.return %arg4 : tensor<complex<f32>>
    }) : (tensor<6x4xcomplex<f32>>, tensor<2x1xi32>, tensor<2x4xcomplex<f32>>) -> tensor<6x4xcomplex<f32>>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %17 = stablehlo.compare LT, %arg2, %16, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_4 = stablehlo.constant dense<6> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %19 = stablehlo.add %arg2, %18 : tensor<5xi32>
    %20 = stablehlo.select %17, %19, %arg2 : tensor<5xi1>, tensor<5xi32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %22 = "stablehlo.scatter"(%arg0, %21, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<complex<f32>>, %arg4: tensor<complex<f32>>):
      %23 = stablehlo.multiply %arg3, %arg4 : tensor<complex<f32>>
      stablehlo.return %23 : tensor<complex<f32>>
    }) : (tensor<6x4xcomplex<f32>>, tensor<5x1xi32>, tensor<5x4xcomplex<f32>>) -> tensor<6x4xcomplex<f32>>
    return %6, %15, %22 : tensor<6x4xcomplex<f32>>, tensor<6x4xcomplex<f32>>, tensor<6x4xcomplex<f32>>
  }
}

// -----

// indexing: scatter of windows
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<6x4xf32>, tensor<3x2xf32>, tensor<3xi32>)
    %e:1 = call @expected() : () -> (tensor<6x4xf32>)
    %r:1 = call @program(%i#0, %i#1, %i#2) : (tensor<6x4xf32>, tensor<3x2xf32>, tensor<3xi32>) -> (tensor<6x4xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 4 : tensor<6x4xf32>, tensor<6x4xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x4xf32>, tensor<3x2xf32>, tensor<3xi32>) {
    %0 = stablehlo.constant dense<"0xE518F5BFA28D9DBE017C6F3F549BF4BF20A8E7BFC156F5BF59BF26C069AC2E406595D7BFD9AC953E6573F6BFFB4DAFBF2E06154073B8EEBF254E24C0958E024065C16B3DCA0BA5BE6E2D28403BEB55BFB02FD63FDA4016BFA52ED4BE64EBB43F"> : tensor<6x4xf32>
    %1 = stablehlo.constant dense<"0xFF9A1DBFECE535C0DA76B5BF1E550D40C28086BF3E0A243F"> : tensor<3x2xf32>
    %2 = stablehlo.constant dense<"0x010000000100000005000000"> : tensor<3xi32>
    return %0, %1, %2 : tensor<6x4xf32>, tensor<3x2xf32>, tensor<3xi32>
  }
  func.func private @expected() -> (tensor<6x4xf32>) {
    %0 = stablehlo.constant dense<"0xE518F5BFA28D9DBE017C6F3F549BF4BF20A8E7BF8DCD7CC026504FC069AC2E406595D7BFD9AC953E6573F6BFFB4DAFBF2E06154073B8EEBF254E24C0958E024065C16B3DCA0BA5BE6E2D28403BEB55BFB02FD63F2FA1D1BFAECB673E64EBB43F"> : tensor<6x4xf32>
    return %0 : tensor<6x4xf32>
  }
  func.func private @program(%arg0: tensor<6x4xf32>, %arg1: tensor<3x2xf32>, %arg2: tensor<3xi32>) -> (tensor<6x4xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.compare LT, %arg2, %0, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %3 = stablehlo.add %arg2, %2 : tensor<3xi32>
    %4 = stablehlo.select %1, %3, %arg2 : tensor<3xi1>, tensor<3xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %7 = stablehlo.concatenate %5, %6, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
    %8 = "stablehlo.scatter"(%arg0, %7, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %9 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %9 : tensor<f32>
    }) : (tensor<6x4xf32>, tensor<3x2xi32>, tensor<3x2xf32>) -> tensor<6x4xf32>
    return %8 : tensor<6x4xf32>
  }
}

// -----

// indexing: batched scatter
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<3x6xf32>, tensor<3x2xf32>, tensor<3x2xi32>)
    %e:1 = call @expected() : () -> (tensor<3x6xf32>)
    %r:1 = call @program(%i#0, %i#1, %i#2) : (tensor<3x6xf32>, tensor<3x2xf32>, tensor<3x2xi32>) -> (tensor<3x6xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 4 : tensor<3x6xf32>, tensor<3x6xf32>
    return
  }
  func.func private @inputs() -> (tensor<3x6xf32>, tensor<3x2xf32>, tensor<3x2xi32>) {
    %0 = stablehlo.constant dense<"0xF249233F2986E43F4B813ABFE7D5813FB2A64BBF4204BABFA6A723C0844CF23FC3B721C0EE6736BFC2CC583FAAABAFBFAAD8933B4008FD3FBA41BA3F30766DBF71441B40EFB40B40"> : tensor<3x6xf32>
    %1 = stablehlo.constant dense<"0x8E96F23F9DB9D6BFA30C1ABFB4C93E409ED80B3FABE1C3BF"> : tensor<3x2xf32>
    %2 = stablehlo.constant dense<"0x000000000000000005000000090000000200000003000000"> : tensor<3x2xi32>
    return %0, %1, %2 : tensor<3x6xf32>, tensor<3x2xf32>, tensor<3x2xi32>
  }
  func.func private @expected() -> (tensor<3x6xf32>) {
    %0 = stablehlo.constant dense<"0xD6035B3F2986E43F4B813ABFE7D5813FB2A64BBF4204BABFA6A723C0844CF23FC3B721C0EE6736BFC2CC583FFCB1FCBFAAD8933B4008FD3F04170040624E1DC071441B40EFB40B40"> : tensor<3x6xf32>
    return %0 : tensor<3x6xf32>
  }
  func.func private @program(%arg0: tensor<3x6xf32>, %arg1: tensor<3x2xf32>, %arg2: tensor<3x2xi32>) -> (tensor<3x6xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %1 = stablehlo.compare LT, %arg2, %0, SIGNED : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %3 = stablehlo.add %arg2, %2 : tensor<3x2xi32>
    %4 = stablehlo.select %1, %3, %arg2 : tensor<3x2xi1>, tensor<3x2xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<3x2xi32>) -> tensor<3x2x1xi32>
    %6 = "stablehlo.scatter"(%arg0, %5, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %7 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %7 : tensor<f32>
    }) : (tensor<3x6xf32>, tensor<3x2x1xi32>, tensor<3x2xf32>) -> tensor<3x6xf32>
    return %6 : tensor<3x6xf32>
  }
}

// -----

// indexing: apply at
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<6xf32>, tensor<2xi32>)
    %e:1 = call @expected() : () -> (tensor<6xf32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<6xf32>, tensor<2xi32>) -> (tensor<6xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 4 : tensor<6xf32>, tensor<6xf32>
    return
  }
  func.func private @inputs() -> (tensor<6xf32>, tensor<2xi32>) {
    %0 = stablehlo.constant dense<"0x7A21A4BE9F344DBF644CCD3E9E1E8EBF37AD2B40086643BC"> : tensor<6xf32>
    %1 = stablehlo.constant dense<"0x0100000004000000"> : tensor<2xi32>
    return %0, %1 : tensor<6xf32>, tensor<2xi32>
  }
  func.func private @expected() -> (tensor<6xf32>) {
    %0 = stablehlo.constant dense<"0x7A21A4BEEECEB3BF644CCD3E9E1E8EBFE9C11041086643BC"> : tensor<6xf32>
    return %0 : tensor<6xf32>
  }
  func.func private @program(%arg0: tensor<6xf32>, %arg1: tensor<2xi32>) -> (tensor<6xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<2xi1>, tensor<2xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %8 = "stablehlo.scatter"(%arg0, %5, %7) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %cst_2 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
      %9 = stablehlo.multiply %arg2, %cst_2 : tensor<f32>
      %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %10 = stablehlo.add %9, %cst_3 : tensor<f32>
      stablehlo.return %10 : tensor<f32>
    }) : (tensor<6xf32>, tensor<2x1xi32>, tensor<2xf32>) -> tensor<6xf32>
    return %8 : tensor<6xf32>
  }
}

// -----

// indexing: one_hot, bincount
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<4xi32>)
    %e:2 = call @expected() : () -> (tensor<4x5xf64>, tensor<6xi64>)
    %r:2 = call @program(%i#0) : (tensor<4xi32>) -> (tensor<4x5xf64>, tensor<6xi64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<4x5xf64>, tensor<4x5xf64>
    check.expect_eq %r#1, %e#1 : tensor<6xi64>
    return
  }
  func.func private @inputs() -> (tensor<4xi32>) {
    %0 = stablehlo.constant dense<"0x00000000040000000400000002000000"> : tensor<4xi32>
    return %0 : tensor<4xi32>
  }
  func.func private @expected() -> (tensor<4x5xf64>, tensor<6xi64>) {
    %0 = stablehlo.constant dense<"0x000000000000F03F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000F03F0000000000000000000000000000000000000000000000000000000000000000000000000000F03F00000000000000000000000000000000000000000000F03F00000000000000000000000000000000"> : tensor<4x5xf64>
    %1 = stablehlo.constant dense<"0x010000000000000000000000000000000100000000000000000000000000000002000000000000000000000000000000"> : tensor<6xi64>
    return %0, %1 : tensor<4x5xf64>, tensor<6xi64>
  }
  func.func private @program(%arg0: tensor<4xi32>) -> (tensor<4x5xf64> {jax.result_info = "result[0]"}, tensor<6xi64> {jax.result_info = "result[1]"}) {
    %0 = call @_one_hot(%arg0) : (tensor<4xi32>) -> tensor<4x5xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<6xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %2 = call @clip(%arg0, %c_0) : (tensor<4xi32>, tensor<i64>) -> tensor<4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %4 = stablehlo.compare LT, %2, %3, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %6 = stablehlo.add %2, %5 : tensor<4xi32>
    %7 = stablehlo.select %4, %6, %2 : tensor<4xi1>, tensor<4xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %c_3 = stablehlo.constant dense<1> : tensor<i64>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %10 = "stablehlo.scatter"(%1, %8, %9) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %11 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %11 : tensor<i64>
    }) : (tensor<6xi64>, tensor<4x1xi32>, tensor<4xi64>) -> tensor<6xi64>
    return %0, %10 : tensor<4x5xf64>, tensor<6xi64>
  }
  func.func private @_one_hot(%arg0: tensor<4xi32>) -> tensor<4x5xf64> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x5xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<4x1xi32>) -> tensor<4x5xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x5xi32>) -> tensor<4x5xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<4x5xi32>, tensor<4x5xi32>) -> tensor<4x5xi1>
    %5 = stablehlo.convert %4 : (tensor<4x5xi1>) -> tensor<4x5xf64>
    return %5 : tensor<4x5xf64>
  }
  func.func private @clip(%arg0: tensor<4xi32>, %arg1: tensor<i64>) -> tensor<4xi32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<4xi32>
    return %2 : tensor<4xi32>
  }
}

// -----

// indexing: searchsorted, digitize
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<5xf32>, tensor<4xf32>)
    %e:2 = call @expected() : () -> (tensor<4xi32>, tensor<4xi32>)
    %r:2 = call @program(%i#0, %i#1) : (tensor<5xf32>, tensor<4xf32>) -> (tensor<4xi32>, tensor<4xi32>)
    check.expect_eq %r#0, %e#0 : tensor<4xi32>
    check.expect_eq %r#1, %e#1 : tensor<4xi32>
    return
  }
  func.func private @inputs() -> (tensor<5xf32>, tensor<4xf32>) {
    %0 = stablehlo.constant dense<"0x0000803F0000004000000040000040400000A040"> : tensor<5xf32>
    %1 = stablehlo.constant dense<"0x00000000000000400000204000001041"> : tensor<4xf32>
    return %0, %1 : tensor<5xf32>, tensor<4xf32>
  }
  func.func private @expected() -> (tensor<4xi32>, tensor<4xi32>) {
    %0 = stablehlo.constant dense<"0x00000000010000000300000005000000"> : tensor<4xi32>
    %1 = stablehlo.constant dense<"0x00000000030000000300000005000000"> : tensor<4xi32>
    return %0, %1 : tensor<4xi32>, tensor<4xi32>
  }
  func.func private @program(%arg0: tensor<5xf32>, %arg1: tensor<4xf32>) -> (tensor<4xi32> {jax.result_info = "result[0]"}, tensor<4xi32> {jax.result_info = "result[1]"}) {
    %0 = call @searchsorted(%arg0, %arg1) : (tensor<5xf32>, tensor<4xf32>) -> tensor<4xi32>
    %1 = call @searchsorted_1(%arg0, %arg1) : (tensor<5xf32>, tensor<4xf32>) -> tensor<4xi32>
    return %0, %1 : tensor<4xi32>, tensor<4xi32>
  }
  func.func private @searchsorted(%arg0: tensor<5xf32>, %arg1: tensor<4xf32>) -> tensor<4xi32> {
    %0 = call @_searchsorted_scan_impl(%arg0, %arg1) : (tensor<5xf32>, tensor<4xf32>) -> tensor<4xi32>
    return %0 : tensor<4xi32>
  }
  func.func private @_searchsorted_scan_impl(%arg0: tensor<5xf32>, %arg1: tensor<4xf32>) -> tensor<4xi32> {
    %0 = call @_searchsorted_scan_impl_0(%arg0, %arg1) : (tensor<5xf32>, tensor<4xf32>) -> tensor<4xi32>
    return %0 : tensor<4xi32>
  }
  func.func private @_searchsorted_scan_impl_0(%arg0: tensor<5xf32>, %arg1: tensor<4xf32>) -> tensor<4xi32> {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %c_0 = stablehlo.constant dense<5> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %2:5 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %arg1, %iterArg_3 = %c_1, %iterArg_4 = %0, %iterArg_5 = %1) : tensor<5xf32>, tensor<4xf32>, tensor<i64>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_6 = stablehlo.constant dense<3> : tensor<i64>
      %4 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = stablehlo.subtract %iterArg_5, %iterArg_4 : tensor<4xui32>
      %c_6 = stablehlo.constant dense<2> : tensor<i64>
      %5 = func.call @floor_divide(%4, %c_6) : (tensor<4xui32>, tensor<i64>) -> tensor<4xui32>
      %6 = stablehlo.add %iterArg_4, %5 : tensor<4xui32>
      %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<4xui32>) -> tensor<4x1xui32>
      %8 = "stablehlo.gather"(%iterArg, %7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<5xf32>, tensor<4x1xui32>) -> tensor<4x1xf32>
      %9 = stablehlo.reshape %8 : (tensor<4x1xf32>) -> tensor<4xf32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %11 = stablehlo.compare EQ, %iterArg_2, %10, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
      %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %12 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %13 = stablehlo.select %11, %12, %iterArg_2 : tensor<4xi1>, tensor<4xf32>
      %14 = stablehlo.compare NE, %iterArg_2, %iterArg_2, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
      %cst_8 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %15 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %16 = stablehlo.select %14, %15, %13 : tensor<4xi1>, tensor<4xf32>
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %17 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %18 = stablehlo.compare EQ, %9, %17, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %19 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %20 = stablehlo.select %18, %19, %9 : tensor<4xi1>, tensor<4xf32>
      %21 = stablehlo.compare NE, %9, %9, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
      %cst_11 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %22 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %23 = stablehlo.select %21, %22, %20 : tensor<4xi1>, tensor<4xf32>
      %24 = stablehlo.compare LE, %16, %23, TOTALORDER : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
      %25 = stablehlo.select %24, %iterArg_4, %6 : tensor<4xi1>, tensor<4xui32>
      %26 = stablehlo.select %24, %6, %iterArg_5 : tensor<4xi1>, tensor<4xui32>
      %c_12 = stablehlo.constant dense<1> : tensor<i64>
      %27 = stablehlo.add %iterArg_3, %c_12 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_2, %27, %25, %26 : tensor<5xf32>, tensor<4xf32>, tensor<i64>, tensor<4xui32>, tensor<4xui32>
    }
    %3 = stablehlo.convert %2#4 : (tensor<4xui32>) -> tensor<4xi32>
    return %3 : tensor<4xi32>
  }
  func.func private @floor_divide(%arg0: tensor<4xui32>, %arg1: tensor<i64>) -> tensor<4xui32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %2 = stablehlo.divide %arg0, %1 : tensor<4xui32>
    return %2 : tensor<4xui32>
  }
  func.func private @searchsorted_1(%arg0: tensor<5xf32>, %arg1: tensor<4xf32>) -> tensor<4xi32> {
    %0 = call @_searchsorted_scan_impl_2(%arg0, %arg1) : (tensor<5xf32>, tensor<4xf32>) -> tensor<4xi32>
    return %0 : tensor<4xi32>
  }
  func.func private @_searchsorted_scan_impl_2(%arg0: tensor<5xf32>, %arg1: tensor<4xf32>) -> tensor<4xi32> {
    %0 = call @_searchsorted_scan_impl_3(%arg0, %arg1) : (tensor<5xf32>, tensor<4xf32>) -> tensor<4xi32>
    return %0 : tensor<4xi32>
  }
  func.func private @_searchsorted_scan_impl_3(%arg0: tensor<5xf32>, %arg1: tensor<4xf32>) -> tensor<4xi32> {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %c_0 = stablehlo.constant dense<5> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %2:5 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %arg1, %iterArg_3 = %c_1, %iterArg_4 = %0, %iterArg_5 = %1) : tensor<5xf32>, tensor<4xf32>, tensor<i64>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_6 = stablehlo.constant dense<3> : tensor<i64>
      %4 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = stablehlo.subtract %iterArg_5, %iterArg_4 : tensor<4xui32>
      %c_6 = stablehlo.constant dense<2> : tensor<i64>
      %5 = func.call @floor_divide(%4, %c_6) : (tensor<4xui32>, tensor<i64>) -> tensor<4xui32>
      %6 = stablehlo.add %iterArg_4, %5 : tensor<4xui32>
      %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<4xui32>) -> tensor<4x1xui32>
      %8 = "stablehlo.gather"(%iterArg, %7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<5xf32>, tensor<4x1xui32>) -> tensor<4x1xf32>
      %9 = stablehlo.reshape %8 : (tensor<4x1xf32>) -> tensor<4xf32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %11 = stablehlo.compare EQ, %iterArg_2, %10, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
      %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %12 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %13 = stablehlo.select %11, %12, %iterArg_2 : tensor<4xi1>, tensor<4xf32>
      %14 = stablehlo.compare NE, %iterArg_2, %iterArg_2, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
      %cst_8 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %15 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %16 = stablehlo.select %14, %15, %13 : tensor<4xi1>, tensor<4xf32>
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %17 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %18 = stablehlo.compare EQ, %9, %17, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %19 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %20 = stablehlo.select %18, %19, %9 : tensor<4xi1>, tensor<4xf32>
      %21 = stablehlo.compare NE, %9, %9, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
      %cst_11 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %22 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %23 = stablehlo.select %21, %22, %20 : tensor<4xi1>, tensor<4xf32>
      %24 = stablehlo.compare LT, %16, %23, TOTALORDER : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
      %25 = stablehlo.select %24, %iterArg_4, %6 : tensor<4xi1>, tensor<4xui32>
      %26 = stablehlo.select %24, %6, %iterArg_5 : tensor<4xi1>, tensor<4xui32>
      %c_12 = stablehlo.constant dense<1> : tensor<i64>
      %27 = stablehlo.add %iterArg_3, %c_12 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_2, %27, %25, %26 : tensor<5xf32>, tensor<4xf32>, tensor<i64>, tensor<4xui32>, tensor<4xui32>
    }
    %3 = stablehlo.convert %2#4 : (tensor<4xui32>) -> tensor<4xi32>
    return %3 : tensor<4xi32>
  }
}
