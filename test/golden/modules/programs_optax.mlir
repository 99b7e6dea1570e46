// programs_optax: adabelief
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>)
    %e:3 = call @expected() : () -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    %r:3 = call @program(%i#0, %i#1, %i#2, %i#3) : (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<3x2xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<2x2xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.0001 : tensor<8xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) {
    %0 = stablehlo.constant dense<"0x566602BFE0E60A3F1C810F3FE71AFE3EA97C16BFA311B4BEE8D5C73C0C72313F4BE0D7BEFA9F083F945D94BEAE3225BFC1F6F3BED2F20DBE6CC94CBEB8AB873EB57F133F77DB613C"> : tensor<6x3xf32>
    %1 = stablehlo.constant dense<"0x876B9ABE86BCC5BDCEB710BF63C7D73EBF6A2CBFD4A8FF3E974274BD49D8F93E1CF9243FD5C7EABEA2BADABEF4E800BF"> : tensor<6x2xf32>
    %2 = stablehlo.constant dense<"0x71CCA33EF9FF9EBE2C75B2BEDF2259BCC1E5F73E18368ABE"> : tensor<3x2xf32>
    %3 = stablehlo.constant dense<"0x6B1306BF50A01CBF70DA273F55DC9E3E"> : tensor<2x2xf32>
    return %0, %1, %2, %3 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>
  }
  func.func private @expected() -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>) {
    %0 = stablehlo.constant dense<"0x8AB15E3E9379D3BECED27BBE4917F0BD2E42163FDDE528BE"> : tensor<3x2xf32>
    %1 = stablehlo.constant dense<"0x8BE8D6BEE6CD05BFC58A423F41DD503E"> : tensor<2x2xf32>
    %2 = stablehlo.constant dense<"0xC3DE733E13DC6E3E40BA693EB37D643E7B2A5F3EBEC3593E334B543EA7C04E3E"> : tensor<8xf32>
    return %0, %1, %2 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @program(%arg0: tensor<6x3xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<3x2xf32>, %arg3: tensor<2x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<2x2xf32> {jax.result_info = "result[1]"}, tensor<8xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i64>
    %5:11 = stablehlo.while(%iterArg = %arg0, %iterArg_5 = %arg1, %iterArg_6 = %c_4, %iterArg_7 = %arg2, %iterArg_8 = %arg3, %iterArg_9 = %c, %iterArg_10 = %0, %iterArg_11 = %1, %iterArg_12 = %2, %iterArg_13 = %3, %iterArg_14 = %4) : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
    cond {
      %c_15 = stablehlo.constant dense<8> : tensor<i64>
      %6 = stablehlo.compare LT, %iterArg_6, %c_15, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %6 = stablehlo.dot_general %iterArg, %iterArg_7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
      %7 = stablehlo.tanh %6 : tensor<6x2xf32>
      %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %9 = stablehlo.add %8, %7 : tensor<6x2xf32>
      %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %11 = stablehlo.subtract %10, %7 : tensor<6x2xf32>
      %12 = stablehlo.multiply %9, %11 : tensor<6x2xf32>
      %13 = stablehlo.dot_general %7, %iterArg_8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %14 = stablehlo.subtract %13, %iterArg_5 : tensor<6x2xf32>
      %15 = stablehlo.multiply %14, %14 : tensor<6x2xf32>
      %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %16 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %17 = stablehlo.multiply %16, %14 : tensor<6x2xf32>
      %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %18 = stablehlo.reduce(%15 init: %cst_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<f32>
      %cst_19 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %19 = stablehlo.divide %18, %cst_19 : tensor<f32>
      %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_21 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %20 = stablehlo.divide %cst_20, %cst_21 : tensor<f32>
      %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %22 = stablehlo.multiply %21, %17 : tensor<6x2xf32>
      %23 = stablehlo.dot_general %22, %7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<2x2xf32>
      %24 = stablehlo.transpose %23, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %25 = stablehlo.dot_general %22, %iterArg_8, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %26 = stablehlo.multiply %25, %12 : tensor<6x2xf32>
      %27 = stablehlo.dot_general %26, %iterArg, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x3xf32>) -> tensor<2x3xf32>
      %28 = stablehlo.transpose %27, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
      %cst_22 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %29 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %30 = stablehlo.multiply %29, %28 : tensor<3x2xf32>
      %cst_23 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %31 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %32 = stablehlo.multiply %31, %iterArg_10 : tensor<3x2xf32>
      %33 = stablehlo.add %30, %32 : tensor<3x2xf32>
      %cst_24 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %34 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %35 = stablehlo.multiply %34, %24 : tensor<2x2xf32>
      %cst_25 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %36 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %37 = stablehlo.multiply %36, %iterArg_11 : tensor<2x2xf32>
      %38 = stablehlo.add %35, %37 : tensor<2x2xf32>
      %39 = stablehlo.subtract %28, %33 : tensor<3x2xf32>
      %40 = stablehlo.subtract %24, %38 : tensor<2x2xf32>
      %41 = stablehlo.multiply %39, %39 : tensor<3x2xf32>
      %cst_26 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %42 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %43 = stablehlo.multiply %42, %41 : tensor<3x2xf32>
      %cst_27 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %44 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %45 = stablehlo.multiply %44, %iterArg_12 : tensor<3x2xf32>
      %46 = stablehlo.add %43, %45 : tensor<3x2xf32>
      %47 = stablehlo.multiply %40, %40 : tensor<2x2xf32>
      %cst_28 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %48 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %49 = stablehlo.multiply %48, %47 : tensor<2x2xf32>
      %cst_29 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %50 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %51 = stablehlo.multiply %50, %iterArg_13 : tensor<2x2xf32>
      %52 = stablehlo.add %49, %51 : tensor<2x2xf32>
      %cst_30 = stablehlo.constant dense<1.000000e-16> : tensor<f32>
      %53 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %54 = stablehlo.add %46, %53 : tensor<3x2xf32>
      %cst_31 = stablehlo.constant dense<1.000000e-16> : tensor<f32>
      %55 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %56 = stablehlo.add %52, %55 : tensor<2x2xf32>
      %c_32 = stablehlo.constant dense<2147483647> : tensor<i32>
      %57 = stablehlo.compare LT, %iterArg_9, %c_32, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_33 = stablehlo.constant dense<1> : tensor<i32>
      %58 = stablehlo.add %iterArg_9, %c_33 : tensor<i32>
      %c_34 = stablehlo.constant dense<2147483647> : tensor<i32>
      %59 = func.call @_where(%57, %58, %c_34) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %cst_35 = stablehlo.constant dense<9.000000e-01> : tensor<f64>
      %60 = stablehlo.convert %59 : (tensor<i32>) -> tensor<f64>
      %61 = stablehlo.convert %59 : (tensor<i32>) -> tensor<f64>
      %62 = stablehlo.power %cst_35, %61 : tensor<f64>
      %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %63 = stablehlo.subtract %cst_36, %62 : tensor<f64>
      %64 = stablehlo.convert %63 : (tensor<f64>) -> tensor<f32>
      %65 = stablehlo.broadcast_in_dim %64, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %66 = stablehlo.divide %33, %65 : tensor<3x2xf32>
      %67 = stablehlo.convert %63 : (tensor<f64>) -> tensor<f32>
      %68 = stablehlo.broadcast_in_dim %67, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %69 = stablehlo.divide %38, %68 : tensor<2x2xf32>
      %cst_37 = stablehlo.constant dense<0.99899999999999999> : tensor<f64>
      %70 = stablehlo.convert %59 : (tensor<i32>) -> tensor<f64>
      %71 = stablehlo.convert %59 : (tensor<i32>) -> tensor<f64>
      %72 = stablehlo.power %cst_37, %71 : tensor<f64>
      %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %73 = stablehlo.subtract %cst_38, %72 : tensor<f64>
      %74 = stablehlo.convert %73 : (tensor<f64>) -> tensor<f32>
      %75 = stablehlo.broadcast_in_dim %74, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %76 = stablehlo.divide %54, %75 : tensor<3x2xf32>
      %77 = stablehlo.convert %73 : (tensor<f64>) -> tensor<f32>
      %78 = stablehlo.broadcast_in_dim %77, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %79 = stablehlo.divide %56, %78 : tensor<2x2xf32>
      %80 = stablehlo.sqrt %76 : tensor<3x2xf32>
      %cst_39 = stablehlo.constant dense<1.000000e-16> : tensor<f32>
      %81 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %82 = stablehlo.add %80, %81 : tensor<3x2xf32>
      %83 = stablehlo.divide %66, %82 : tensor<3x2xf32>
      %84 = stablehlo.sqrt %79 : tensor<2x2xf32>
      %cst_40 = stablehlo.constant dense<1.000000e-16> : tensor<f32>
      %85 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %86 = stablehlo.add %84, %85 : tensor<2x2xf32>
      %87 = stablehlo.divide %69, %86 : tensor<2x2xf32>
      %cst_41 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
      %88 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %89 = stablehlo.multiply %88, %83 : tensor<3x2xf32>
      %cst_42 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
      %90 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %91 = stablehlo.multiply %90, %87 : tensor<2x2xf32>
      %92 = stablehlo.add %iterArg_7, %89 : tensor<3x2xf32>
      %93 = stablehlo.add %iterArg_8, %91 : tensor<2x2xf32>
      %94 = func.call @dynamic_update_index_in_dim(%iterArg_14, %19, %iterArg_6) : (tensor<8xf32>, tensor<f32>, tensor<i64>) -> tensor<8xf32>
      %c_43 = stablehlo.constant dense<1> : tensor<i64>
      %95 = stablehlo.add %iterArg_6, %c_43 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_5, %95, %92, %93, %59, %33, %38, %54, %56, %94 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
    }
    return %5#3, %5#4, %5#10 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<8xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<8xf32>, tensor<1xf32>, tensor<i64>) -> tensor<8xf32>
    return %1 : tensor<8xf32>
  }
}

// -----

// programs_optax: adadelta
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>)
    %e:3 = call @expected() : () -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    %r:3 = call @program(%i#0, %i#1, %i#2, %i#3) : (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<3x2xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<2x2xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.0001 : tensor<8xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) {
    %0 = stablehlo.constant dense<"0x743E17BF4B6B0FBF82482E3F7AEE71BEFFBB3DBEF76FF2BD535FC2BDAA5D8EBDB1F40A3F171CC8BD6D4B863E3C40183F0E27333F698D70BE7757F9BE572AC2BC5DF51F3F0CB4C53D"> : tensor<6x3xf32>
    %1 = stablehlo.constant dense<"0x1C6A0FBF985ABABE31996ABCEEA1113F8F0F22BF2D4417BE8D25BE3D46F6C43D2E21313FAF402BBF2517AB3E18FB91BE"> : tensor<6x2xf32>
    %2 = stablehlo.constant dense<"0xA504763B957CB83C185901BF8B70633E25B288BE7FCF0C3F"> : tensor<3x2xf32>
    %3 = stablehlo.constant dense<"0xF4B1AABE7493043F3B6804BFA701E2BC"> : tensor<2x2xf32>
    return %0, %1, %2, %3 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>
  }
  func.func private @expected() -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>) {
    %0 = stablehlo.constant dense<"0x82D51ABC3A4D163C9CA9FCBE14D8553E0B0482BE9D34103F"> : tensor<3x2xf32>
    %1 = stablehlo.constant dense<"0x9B1BABBEA347013F62D707BFA24771BC"> : tensor<2x2xf32>
    %2 = stablehlo.constant dense<"0x6FDF343EA442343E12A3333E1702333E5360323E20BE313EB01B313E2479303E"> : tensor<8xf32>
    return %0, %1, %2 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @program(%arg0: tensor<6x3xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<3x2xf32>, %arg3: tensor<2x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<2x2xf32> {jax.result_info = "result[1]"}, tensor<8xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %5:10 = stablehlo.while(%iterArg = %arg0, %iterArg_4 = %arg1, %iterArg_5 = %c, %iterArg_6 = %arg2, %iterArg_7 = %arg3, %iterArg_8 = %0, %iterArg_9 = %1, %iterArg_10 = %2, %iterArg_11 = %3, %iterArg_12 = %4) : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
    cond {
      %c_13 = stablehlo.constant dense<8> : tensor<i64>
      %6 = stablehlo.compare LT, %iterArg_5, %c_13, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %6 = stablehlo.dot_general %iterArg, %iterArg_6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
      %7 = stablehlo.tanh %6 : tensor<6x2xf32>
      %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %9 = stablehlo.add %8, %7 : tensor<6x2xf32>
      %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %11 = stablehlo.subtract %10, %7 : tensor<6x2xf32>
      %12 = stablehlo.multiply %9, %11 : tensor<6x2xf32>
      %13 = stablehlo.dot_general %7, %iterArg_7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %14 = stablehlo.subtract %13, %iterArg_4 : tensor<6x2xf32>
      %15 = stablehlo.multiply %14, %14 : tensor<6x2xf32>
      %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %16 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %17 = stablehlo.multiply %16, %14 : tensor<6x2xf32>
      %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %18 = stablehlo.reduce(%15 init: %cst_16) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<f32>
      %cst_17 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %19 = stablehlo.divide %18, %cst_17 : tensor<f32>
      %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_19 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %20 = stablehlo.divide %cst_18, %cst_19 : tensor<f32>
      %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %22 = stablehlo.multiply %21, %17 : tensor<6x2xf32>
      %23 = stablehlo.dot_general %22, %7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<2x2xf32>
      %24 = stablehlo.transpose %23, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %25 = stablehlo.dot_general %22, %iterArg_7, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %26 = stablehlo.multiply %25, %12 : tensor<6x2xf32>
      %27 = stablehlo.dot_general %26, %iterArg, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x3xf32>) -> tensor<2x3xf32>
      %28 = stablehlo.transpose %27, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
      %29 = stablehlo.multiply %28, %28 : tensor<3x2xf32>
      %cst_20 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %30 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %31 = stablehlo.multiply %30, %29 : tensor<3x2xf32>
      %cst_21 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %32 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %33 = stablehlo.multiply %32, %iterArg_8 : tensor<3x2xf32>
      %34 = stablehlo.add %31, %33 : tensor<3x2xf32>
      %35 = stablehlo.multiply %24, %24 : tensor<2x2xf32>
      %cst_22 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %36 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %37 = stablehlo.multiply %36, %35 : tensor<2x2xf32>
      %cst_23 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %38 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %39 = stablehlo.multiply %38, %iterArg_9 : tensor<2x2xf32>
      %40 = stablehlo.add %37, %39 : tensor<2x2xf32>
      %cst_24 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %41 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %42 = stablehlo.add %iterArg_10, %41 : tensor<3x2xf32>
      %43 = stablehlo.sqrt %42 : tensor<3x2xf32>
      %cst_25 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %44 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %45 = stablehlo.add %34, %44 : tensor<3x2xf32>
      %46 = stablehlo.sqrt %45 : tensor<3x2xf32>
      %47 = stablehlo.divide %43, %46 : tensor<3x2xf32>
      %48 = stablehlo.multiply %47, %28 : tensor<3x2xf32>
      %cst_26 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %49 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %50 = stablehlo.add %iterArg_11, %49 : tensor<2x2xf32>
      %51 = stablehlo.sqrt %50 : tensor<2x2xf32>
      %cst_27 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %52 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %53 = stablehlo.add %40, %52 : tensor<2x2xf32>
      %54 = stablehlo.sqrt %53 : tensor<2x2xf32>
      %55 = stablehlo.divide %51, %54 : tensor<2x2xf32>
      %56 = stablehlo.multiply %55, %24 : tensor<2x2xf32>
      %57 = stablehlo.multiply %48, %48 : tensor<3x2xf32>
      %cst_28 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %58 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %59 = stablehlo.multiply %58, %57 : tensor<3x2xf32>
      %cst_29 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %60 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %61 = stablehlo.multiply %60, %iterArg_10 : tensor<3x2xf32>
      %62 = stablehlo.add %59, %61 : tensor<3x2xf32>
      %63 = stablehlo.multiply %56, %56 : tensor<2x2xf32>
      %cst_30 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %64 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %65 = stablehlo.multiply %64, %63 : tensor<2x2xf32>
      %cst_31 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %66 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %67 = stablehlo.multiply %66, %iterArg_11 : tensor<2x2xf32>
      %68 = stablehlo.add %65, %67 : tensor<2x2xf32>
      %cst_32 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %69 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %70 = stablehlo.multiply %69, %48 : tensor<3x2xf32>
      %cst_33 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %71 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %72 = stablehlo.multiply %71, %56 : tensor<2x2xf32>
      %73 = stablehlo.add %iterArg_6, %70 : tensor<3x2xf32>
      %74 = stablehlo.add %iterArg_7, %72 : tensor<2x2xf32>
      %75 = func.call @dynamic_update_index_in_dim(%iterArg_12, %19, %iterArg_5) : (tensor<8xf32>, tensor<f32>, tensor<i64>) -> tensor<8xf32>
      %c_34 = stablehlo.constant dense<1> : tensor<i64>
      %76 = stablehlo.add %iterArg_5, %c_34 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_4, %76, %73, %74, %34, %40, %62, %68, %75 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
    }
    return %5#3, %5#4, %5#9 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<8xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<8xf32>, tensor<1xf32>, tensor<i64>) -> tensor<8xf32>
    return %1 : tensor<8xf32>
  }
}

// -----

// programs_optax: adamax
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>)
    %e:3 = call @expected() : () -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    %r:3 = call @program(%i#0, %i#1, %i#2, %i#3) : (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<3x2xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<2x2xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.0001 : tensor<8xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) {
    %0 = stablehlo.constant dense<"0x9F480FBFB062953E7E65B1BE90B425BF51302EBF120D8CBD28D6BD3C952C803E12093F3D521F103FBE8F243F64C50FBF704719BE40619C3D654B52BD3B4E4ABEB8DF743DDCBE883E"> : tensor<6x3xf32>
    %1 = stablehlo.constant dense<"0xB847DFBDD49A03BBC6C8073E3069953E275250BE86582C3FE5667CBE0FE095B9267190BE5312083E21802BBFAA050FBF"> : tensor<6x2xf32>
    %2 = stablehlo.constant dense<"0x554B853E00CEE43E832933BF46AB07BF1DAEC83E9E741C3E"> : tensor<3x2xf32>
    %3 = stablehlo.constant dense<"0x94EBCB3E8C1326BF7319EB3E2DE1D13E"> : tensor<2x2xf32>
    return %0, %1, %2, %3 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>
  }
  func.func private @expected() -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>) {
    %0 = stablehlo.constant dense<"0x639AA93E43CCBF3EBD1C22BF08121BBFC42CA73E9B40973D"> : tensor<3x2xf32>
    %1 = stablehlo.constant dense<"0x458BAB3E26EE15BF97DAD33E822DF83E"> : tensor<2x2xf32>
    %2 = stablehlo.constant dense<"0x1340F93D4360F53D13F3F13DB7EBEE3D733EEC3D8CE0E93D2BC8E73D5BECE53D"> : tensor<8xf32>
    return %0, %1, %2 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @program(%arg0: tensor<6x3xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<3x2xf32>, %arg3: tensor<2x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<2x2xf32> {jax.result_info = "result[1]"}, tensor<8xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i64>
    %5:11 = stablehlo.while(%iterArg = %arg0, %iterArg_5 = %arg1, %iterArg_6 = %c_4, %iterArg_7 = %arg2, %iterArg_8 = %arg3, %iterArg_9 = %c, %iterArg_10 = %0, %iterArg_11 = %1, %iterArg_12 = %2, %iterArg_13 = %3, %iterArg_14 = %4) : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
    cond {
      %c_15 = stablehlo.constant dense<8> : tensor<i64>
      %6 = stablehlo.compare LT, %iterArg_6, %c_15, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %6 = stablehlo.dot_general %iterArg, %iterArg_7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
      %7 = stablehlo.tanh %6 : tensor<6x2xf32>
      %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %9 = stablehlo.add %8, %7 : tensor<6x2xf32>
      %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %11 = stablehlo.subtract %10, %7 : tensor<6x2xf32>
      %12 = stablehlo.multiply %9, %11 : tensor<6x2xf32>
      %13 = stablehlo.dot_general %7, %iterArg_8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %14 = stablehlo.subtract %13, %iterArg_5 : tensor<6x2xf32>
      %15 = stablehlo.multiply %14, %14 : tensor<6x2xf32>
      %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %16 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %17 = stablehlo.multiply %16, %14 : tensor<6x2xf32>
      %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %18 = stablehlo.reduce(%15 init: %cst_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<f32>
      %cst_19 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %19 = stablehlo.divide %18, %cst_19 : tensor<f32>
      %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_21 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %20 = stablehlo.divide %cst_20, %cst_21 : tensor<f32>
      %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %22 = stablehlo.multiply %21, %17 : tensor<6x2xf32>
      %23 = stablehlo.dot_general %22, %7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<2x2xf32>
      %24 = stablehlo.transpose %23, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %25 = stablehlo.dot_general %22, %iterArg_8, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %26 = stablehlo.multiply %25, %12 : tensor<6x2xf32>
      %27 = stablehlo.dot_general %26, %iterArg, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x3xf32>) -> tensor<2x3xf32>
      %28 = stablehlo.transpose %27, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
      %c_22 = stablehlo.constant dense<2147483647> : tensor<i32>
      %29 = stablehlo.compare LT, %iterArg_9, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_23 = stablehlo.constant dense<1> : tensor<i32>
      %30 = stablehlo.add %iterArg_9, %c_23 : tensor<i32>
      %c_24 = stablehlo.constant dense<2147483647> : tensor<i32>
      %31 = func.call @_where(%29, %30, %c_24) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %cst_25 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %32 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %33 = stablehlo.multiply %32, %28 : tensor<3x2xf32>
      %cst_26 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %34 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %35 = stablehlo.multiply %34, %iterArg_10 : tensor<3x2xf32>
      %36 = stablehlo.add %33, %35 : tensor<3x2xf32>
      %cst_27 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %37 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %38 = stablehlo.multiply %37, %24 : tensor<2x2xf32>
      %cst_28 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %39 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %40 = stablehlo.multiply %39, %iterArg_11 : tensor<2x2xf32>
      %41 = stablehlo.add %38, %40 : tensor<2x2xf32>
      %42 = stablehlo.abs %28 : tensor<3x2xf32>
      %cst_29 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %43 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %44 = stablehlo.add %42, %43 : tensor<3x2xf32>
      %cst_30 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %45 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %46 = stablehlo.multiply %45, %iterArg_12 : tensor<3x2xf32>
      %47 = stablehlo.maximum %44, %46 : tensor<3x2xf32>
      %48 = stablehlo.abs %24 : tensor<2x2xf32>
      %cst_31 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %49 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %50 = stablehlo.add %48, %49 : tensor<2x2xf32>
      %cst_32 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %51 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %52 = stablehlo.multiply %51, %iterArg_13 : tensor<2x2xf32>
      %53 = stablehlo.maximum %50, %52 : tensor<2x2xf32>
      %cst_33 = stablehlo.constant dense<9.000000e-01> : tensor<f64>
      %54 = stablehlo.convert %31 : (tensor<i32>) -> tensor<f64>
      %55 = stablehlo.convert %31 : (tensor<i32>) -> tensor<f64>
      %56 = stablehlo.power %cst_33, %55 : tensor<f64>
      %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %57 = stablehlo.subtract %cst_34, %56 : tensor<f64>
      %58 = stablehlo.convert %57 : (tensor<f64>) -> tensor<f32>
      %59 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %60 = stablehlo.divide %36, %59 : tensor<3x2xf32>
      %61 = stablehlo.convert %57 : (tensor<f64>) -> tensor<f32>
      %62 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %63 = stablehlo.divide %41, %62 : tensor<2x2xf32>
      %64 = stablehlo.divide %60, %47 : tensor<3x2xf32>
      %65 = stablehlo.divide %63, %53 : tensor<2x2xf32>
      %cst_35 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
      %66 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %67 = stablehlo.multiply %66, %64 : tensor<3x2xf32>
      %cst_36 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
      %68 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %69 = stablehlo.multiply %68, %65 : tensor<2x2xf32>
      %70 = stablehlo.add %iterArg_7, %67 : tensor<3x2xf32>
      %71 = stablehlo.add %iterArg_8, %69 : tensor<2x2xf32>
      %72 = func.call @dynamic_update_index_in_dim(%iterArg_14, %19, %iterArg_6) : (tensor<8xf32>, tensor<f32>, tensor<i64>) -> tensor<8xf32>
      %c_37 = stablehlo.constant dense<1> : tensor<i64>
      %73 = stablehlo.add %iterArg_6, %c_37 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_5, %73, %70, %71, %31, %36, %41, %47, %53, %72 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
    }
    return %5#3, %5#4, %5#10 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<8xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<8xf32>, tensor<1xf32>, tensor<i64>) -> tensor<8xf32>
    return %1 : tensor<8xf32>
  }
}

// -----

// programs_optax: nadam
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>)
    %e:3 = call @expected() : () -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    %r:3 = call @program(%i#0, %i#1, %i#2, %i#3) : (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<3x2xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<2x2xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.0001 : tensor<8xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) {
    %0 = stablehlo.constant dense<"0x240D093EA595DC3ECA4B87BE423035BE8BB827BF0C4F18BFD89C97BDD38F92BDDB5D413ED189D7BE440C24BFFE3BC4BD2B634D3B1E1607BD6422013D2B2C253FC9F3AF3E8C86C83E"> : tensor<6x3xf32>
    %1 = stablehlo.constant dense<"0x1B44033E876722BFF87B09BFD46F12BFD8812C3F62F51D3F9015D53E80BB85BE41DA30BD8FFE753DF63A18BDF22AF3BD"> : tensor<6x2xf32>
    %2 = stablehlo.constant dense<"0xEBA8303F559C0ABE5FFC06BF2AC90CBF9196F8BE5408E7BD"> : tensor<3x2xf32>
    %3 = stablehlo.constant dense<"0x1E34913E6A7E26BF25B9F83E868CA33E"> : tensor<2x2xf32>
    return %0, %1, %2, %3 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>
  }
  func.func private @expected() -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>) {
    %0 = stablehlo.constant dense<"0xF9FF1B3FACEB6CBD12A7E0BEA92AEEBEE72A13BF47A8D9BC"> : tensor<3x2xf32>
    %1 = stablehlo.constant dense<"0x8597483EA3023DBF3AA8CD3EB142753E"> : tensor<2x2xf32>
    %2 = stablehlo.constant dense<"0xE3CA3E3E7C5D393E3760353E68D6313EAF8E2E3EF4772B3E108A283E0FC0253E"> : tensor<8xf32>
    return %0, %1, %2 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @program(%arg0: tensor<6x3xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<3x2xf32>, %arg3: tensor<2x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<2x2xf32> {jax.result_info = "result[1]"}, tensor<8xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i64>
    %5:11 = stablehlo.while(%iterArg = %arg0, %iterArg_5 = %arg1, %iterArg_6 = %c_4, %iterArg_7 = %arg2, %iterArg_8 = %arg3, %iterArg_9 = %c, %iterArg_10 = %0, %iterArg_11 = %1, %iterArg_12 = %2, %iterArg_13 = %3, %iterArg_14 = %4) : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
    cond {
      %c_15 = stablehlo.constant dense<8> : tensor<i64>
      %6 = stablehlo.compare LT, %iterArg_6, %c_15, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %6 = stablehlo.dot_general %iterArg, %iterArg_7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
      %7 = stablehlo.tanh %6 : tensor<6x2xf32>
      %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %9 = stablehlo.add %8, %7 : tensor<6x2xf32>
      %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %11 = stablehlo.subtract %10, %7 : tensor<6x2xf32>
      %12 = stablehlo.multiply %9, %11 : tensor<6x2xf32>
      %13 = stablehlo.dot_general %7, %iterArg_8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %14 = stablehlo.subtract %13, %iterArg_5 : tensor<6x2xf32>
      %15 = stablehlo.multiply %14, %14 : tensor<6x2xf32>
      %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %16 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %17 = stablehlo.multiply %16, %14 : tensor<6x2xf32>
      %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %18 = stablehlo.reduce(%15 init: %cst_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<f32>
      %cst_19 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %19 = stablehlo.divide %18, %cst_19 : tensor<f32>
      %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_21 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %20 = stablehlo.divide %cst_20, %cst_21 : tensor<f32>
      %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %22 = stablehlo.multiply %21, %17 : tensor<6x2xf32>
      %23 = stablehlo.dot_general %22, %7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<2x2xf32>
      %24 = stablehlo.transpose %23, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %25 = stablehlo.dot_general %22, %iterArg_8, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %26 = stablehlo.multiply %25, %12 : tensor<6x2xf32>
      %27 = stablehlo.dot_general %26, %iterArg, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x3xf32>) -> tensor<2x3xf32>
      %28 = stablehlo.transpose %27, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
      %cst_22 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %29 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %30 = stablehlo.multiply %29, %28 : tensor<3x2xf32>
      %cst_23 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %31 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %32 = stablehlo.multiply %31, %iterArg_10 : tensor<3x2xf32>
      %33 = stablehlo.add %30, %32 : tensor<3x2xf32>
      %cst_24 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %34 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %35 = stablehlo.multiply %34, %24 : tensor<2x2xf32>
      %cst_25 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %36 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %37 = stablehlo.multiply %36, %iterArg_11 : tensor<2x2xf32>
      %38 = stablehlo.add %35, %37 : tensor<2x2xf32>
      %39 = stablehlo.multiply %28, %28 : tensor<3x2xf32>
      %cst_26 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %40 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %41 = stablehlo.multiply %40, %39 : tensor<3x2xf32>
      %cst_27 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %42 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %43 = stablehlo.multiply %42, %iterArg_12 : tensor<3x2xf32>
      %44 = stablehlo.add %41, %43 : tensor<3x2xf32>
      %45 = stablehlo.multiply %24, %24 : tensor<2x2xf32>
      %cst_28 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %46 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %47 = stablehlo.multiply %46, %45 : tensor<2x2xf32>
      %cst_29 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %48 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %49 = stablehlo.multiply %48, %iterArg_13 : tensor<2x2xf32>
      %50 = stablehlo.add %47, %49 : tensor<2x2xf32>
      %c_30 = stablehlo.constant dense<2147483647> : tensor<i32>
      %51 = stablehlo.compare LT, %iterArg_9, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_31 = stablehlo.constant dense<1> : tensor<i32>
      %52 = stablehlo.add %iterArg_9, %c_31 : tensor<i32>
      %c_32 = stablehlo.constant dense<2147483647> : tensor<i32>
      %53 = func.call @_where(%51, %52, %c_32) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %c_33 = stablehlo.constant dense<2147483647> : tensor<i32>
      %54 = stablehlo.compare LT, %53, %c_33, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_34 = stablehlo.constant dense<1> : tensor<i32>
      %55 = stablehlo.add %53, %c_34 : tensor<i32>
      %c_35 = stablehlo.constant dense<2147483647> : tensor<i32>
      %56 = func.call @_where(%54, %55, %c_35) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %cst_36 = stablehlo.constant dense<9.000000e-01> : tensor<f64>
      %57 = stablehlo.convert %56 : (tensor<i32>) -> tensor<f64>
      %58 = stablehlo.convert %56 : (tensor<i32>) -> tensor<f64>
      %59 = stablehlo.power %cst_36, %58 : tensor<f64>
      %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %60 = stablehlo.subtract %cst_37, %59 : tensor<f64>
      %61 = stablehlo.convert %60 : (tensor<f64>) -> tensor<f32>
      %62 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %63 = stablehlo.divide %33, %62 : tensor<3x2xf32>
      %64 = stablehlo.convert %60 : (tensor<f64>) -> tensor<f32>
      %65 = stablehlo.broadcast_in_dim %64, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %66 = stablehlo.divide %38, %65 : tensor<2x2xf32>
      %cst_38 = stablehlo.constant dense<9.000000e-01> : tensor<f64>
      %67 = stablehlo.convert %53 : (tensor<i32>) -> tensor<f64>
      %68 = stablehlo.convert %53 : (tensor<i32>) -> tensor<f64>
      %69 = stablehlo.power %cst_38, %68 : tensor<f64>
      %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %70 = stablehlo.subtract %cst_39, %69 : tensor<f64>
      %71 = stablehlo.convert %70 : (tensor<f64>) -> tensor<f32>
      %72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %73 = stablehlo.divide %28, %72 : tensor<3x2xf32>
      %74 = stablehlo.convert %70 : (tensor<f64>) -> tensor<f32>
      %75 = stablehlo.broadcast_in_dim %74, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %76 = stablehlo.divide %24, %75 : tensor<2x2xf32>
      %cst_40 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %77 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %78 = stablehlo.multiply %77, %63 : tensor<3x2xf32>
      %cst_41 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %79 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %80 = stablehlo.multiply %79, %73 : tensor<3x2xf32>
      %81 = stablehlo.add %78, %80 : tensor<3x2xf32>
      %cst_42 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %82 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %83 = stablehlo.multiply %82, %66 : tensor<2x2xf32>
      %cst_43 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %84 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %85 = stablehlo.multiply %84, %76 : tensor<2x2xf32>
      %86 = stablehlo.add %83, %85 : tensor<2x2xf32>
      %cst_44 = stablehlo.constant dense<0.99899999999999999> : tensor<f64>
      %87 = stablehlo.convert %53 : (tensor<i32>) -> tensor<f64>
      %88 = stablehlo.convert %53 : (tensor<i32>) -> tensor<f64>
      %89 = stablehlo.power %cst_44, %88 : tensor<f64>
      %cst_45 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %90 = stablehlo.subtract %cst_45, %89 : tensor<f64>
      %91 = stablehlo.convert %90 : (tensor<f64>) -> tensor<f32>
      %92 = stablehlo.broadcast_in_dim %91, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %93 = stablehlo.divide %44, %92 : tensor<3x2xf32>
      %94 = stablehlo.convert %90 : (tensor<f64>) -> tensor<f32>
      %95 = stablehlo.broadcast_in_dim %94, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %96 = stablehlo.divide %50, %95 : tensor<2x2xf32>
      %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %97 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %98 = stablehlo.add %93, %97 : tensor<3x2xf32>
      %99 = stablehlo.sqrt %98 : tensor<3x2xf32>
      %cst_47 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %100 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %101 = stablehlo.add %99, %100 : tensor<3x2xf32>
      %102 = stablehlo.divide %81, %101 : tensor<3x2xf32>
      %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %103 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %104 = stablehlo.add %96, %103 : tensor<2x2xf32>
      %105 = stablehlo.sqrt %104 : tensor<2x2xf32>
      %cst_49 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %106 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %107 = stablehlo.add %105, %106 : tensor<2x2xf32>
      %108 = stablehlo.divide %86, %107 : tensor<2x2xf32>
      %cst_50 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
      %109 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %110 = stablehlo.multiply %109, %102 : tensor<3x2xf32>
      %cst_51 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
      %111 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %112 = stablehlo.multiply %111, %108 : tensor<2x2xf32>
      %113 = stablehlo.add %iterArg_7, %110 : tensor<3x2xf32>
      %114 = stablehlo.add %iterArg_8, %112 : tensor<2x2xf32>
      %115 = func.call @dynamic_update_index_in_dim(%iterArg_14, %19, %iterArg_6) : (tensor<8xf32>, tensor<f32>, tensor<i64>) -> tensor<8xf32>
      %c_52 = stablehlo.constant dense<1> : tensor<i64>
      %116 = stablehlo.add %iterArg_6, %c_52 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_5, %116, %113, %114, %53, %33, %38, %44, %50, %115 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
    }
    return %5#3, %5#4, %5#10 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<8xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<8xf32>, tensor<1xf32>, tensor<i64>) -> tensor<8xf32>
    return %1 : tensor<8xf32>
  }
}

// -----

// programs_optax: nadamw
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>)
    %e:3 = call @expected() : () -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    %r:3 = call @program(%i#0, %i#1, %i#2, %i#3) : (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<3x2xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<2x2xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.0001 : tensor<8xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) {
    %0 = stablehlo.constant dense<"0xCF382E3FAE275A3E57318F3D94F9AF3ECCD9AABBBEF7123E25AA2BBE995C8D3EE9A1043F6B3C0CBF847F673ED14D11BF7562053F3D5341BE0B37E13E8621113F54C1803DCB83903D"> : tensor<6x3xf32>
    %1 = stablehlo.constant dense<"0xD52E8E3E92C4AE3E58B893BEC39EB43EB0D1CDBC5FC617BB458EEFBDB73C20BED7F75E3EA16143BD3372F13E5DFEF1BE"> : tensor<6x2xf32>
    %2 = stablehlo.constant dense<"0x6911E7BEE5AE183FB7794F3DC056833EF419B23E88162E3F"> : tensor<3x2xf32>
    %3 = stablehlo.constant dense<"0xE63BE2BDCF8E09BF5920183F61AA263F"> : tensor<2x2xf32>
    return %0, %1, %2, %3 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>
  }
  func.func private @expected() -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>) {
    %0 = stablehlo.constant dense<"0xF4B9BBBEBF0B033FB1A101BD8CECAD3EA285DD3E8971183F"> : tensor<3x2xf32>
    %1 = stablehlo.constant dense<"0xDD8E51BE85E5E8BE47FA023F3302113F"> : tensor<2x2xf32>
    %2 = stablehlo.constant dense<"0x5286E63D105DD83D9F5ECE3D44CDC53D9822BE3D3B30B73DF4DFB03D2624AB3D"> : tensor<8xf32>
    return %0, %1, %2 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @program(%arg0: tensor<6x3xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<3x2xf32>, %arg3: tensor<2x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<2x2xf32> {jax.result_info = "result[1]"}, tensor<8xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i64>
    %5:11 = stablehlo.while(%iterArg = %arg0, %iterArg_5 = %arg1, %iterArg_6 = %c_4, %iterArg_7 = %arg2, %iterArg_8 = %arg3, %iterArg_9 = %c, %iterArg_10 = %0, %iterArg_11 = %1, %iterArg_12 = %2, %iterArg_13 = %3, %iterArg_14 = %4) : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
    cond {
      %c_15 = stablehlo.constant dense<8> : tensor<i64>
      %6 = stablehlo.compare LT, %iterArg_6, %c_15, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %6 = stablehlo.dot_general %iterArg, %iterArg_7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
      %7 = stablehlo.tanh %6 : tensor<6x2xf32>
      %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %9 = stablehlo.add %8, %7 : tensor<6x2xf32>
      %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %11 = stablehlo.subtract %10, %7 : tensor<6x2xf32>
      %12 = stablehlo.multiply %9, %11 : tensor<6x2xf32>
      %13 = stablehlo.dot_general %7, %iterArg_8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %14 = stablehlo.subtract %13, %iterArg_5 : tensor<6x2xf32>
      %15 = stablehlo.multiply %14, %14 : tensor<6x2xf32>
      %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %16 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %17 = stablehlo.multiply %16, %14 : tensor<6x2xf32>
      %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %18 = stablehlo.reduce(%15 init: %cst_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<f32>
      %cst_19 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %19 = stablehlo.divide %18, %cst_19 : tensor<f32>
      %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_21 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %20 = stablehlo.divide %cst_20, %cst_21 : tensor<f32>
      %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %22 = stablehlo.multiply %21, %17 : tensor<6x2xf32>
      %23 = stablehlo.dot_general %22, %7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<2x2xf32>
      %24 = stablehlo.transpose %23, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %25 = stablehlo.dot_general %22, %iterArg_8, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %26 = stablehlo.multiply %25, %12 : tensor<6x2xf32>
      %27 = stablehlo.dot_general %26, %iterArg, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x3xf32>) -> tensor<2x3xf32>
      %28 = stablehlo.transpose %27, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
      %cst_22 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %29 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %30 = stablehlo.multiply %29, %28 : tensor<3x2xf32>
      %cst_23 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %31 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %32 = stablehlo.multiply %31, %iterArg_10 : tensor<3x2xf32>
      %33 = stablehlo.add %30, %32 : tensor<3x2xf32>
      %cst_24 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %34 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %35 = stablehlo.multiply %34, %24 : tensor<2x2xf32>
      %cst_25 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %36 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %37 = stablehlo.multiply %36, %iterArg_11 : tensor<2x2xf32>
      %38 = stablehlo.add %35, %37 : tensor<2x2xf32>
      %39 = stablehlo.multiply %28, %28 : tensor<3x2xf32>
      %cst_26 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %40 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %41 = stablehlo.multiply %40, %39 : tensor<3x2xf32>
      %cst_27 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %42 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %43 = stablehlo.multiply %42, %iterArg_12 : tensor<3x2xf32>
      %44 = stablehlo.add %41, %43 : tensor<3x2xf32>
      %45 = stablehlo.multiply %24, %24 : tensor<2x2xf32>
      %cst_28 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %46 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %47 = stablehlo.multiply %46, %45 : tensor<2x2xf32>
      %cst_29 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %48 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %49 = stablehlo.multiply %48, %iterArg_13 : tensor<2x2xf32>
      %50 = stablehlo.add %47, %49 : tensor<2x2xf32>
      %c_30 = stablehlo.constant dense<2147483647> : tensor<i32>
      %51 = stablehlo.compare LT, %iterArg_9, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_31 = stablehlo.constant dense<1> : tensor<i32>
      %52 = stablehlo.add %iterArg_9, %c_31 : tensor<i32>
      %c_32 = stablehlo.constant dense<2147483647> : tensor<i32>
      %53 = func.call @_where(%51, %52, %c_32) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %c_33 = stablehlo.constant dense<2147483647> : tensor<i32>
      %54 = stablehlo.compare LT, %53, %c_33, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_34 = stablehlo.constant dense<1> : tensor<i32>
      %55 = stablehlo.add %53, %c_34 : tensor<i32>
      %c_35 = stablehlo.constant dense<2147483647> : tensor<i32>
      %56 = func.call @_where(%54, %55, %c_35) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %cst_36 = stablehlo.constant dense<9.000000e-01> : tensor<f64>
      %57 = stablehlo.convert %56 : (tensor<i32>) -> tensor<f64>
      %58 = stablehlo.convert %56 : (tensor<i32>) -> tensor<f64>
      %59 = stablehlo.power %cst_36, %58 : tensor<f64>
      %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %60 = stablehlo.subtract %cst_37, %59 : tensor<f64>
      %61 = stablehlo.convert %60 : (tensor<f64>) -> tensor<f32>
      %62 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %63 = stablehlo.divide %33, %62 : tensor<3x2xf32>
      %64 = stablehlo.convert %60 : (tensor<f64>) -> tensor<f32>
      %65 = stablehlo.broadcast_in_dim %64, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %66 = stablehlo.divide %38, %65 : tensor<2x2xf32>
      %cst_38 = stablehlo.constant dense<9.000000e-01> : tensor<f64>
      %67 = stablehlo.convert %53 : (tensor<i32>) -> tensor<f64>
      %68 = stablehlo.convert %53 : (tensor<i32>) -> tensor<f64>
      %69 = stablehlo.power %cst_38, %68 : tensor<f64>
      %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %70 = stablehlo.subtract %cst_39, %69 : tensor<f64>
      %71 = stablehlo.convert %70 : (tensor<f64>) -> tensor<f32>
      %72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %73 = stablehlo.divide %28, %72 : tensor<3x2xf32>
      %74 = stablehlo.convert %70 : (tensor<f64>) -> tensor<f32>
      %75 = stablehlo.broadcast_in_dim %74, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %76 = stablehlo.divide %24, %75 : tensor<2x2xf32>
      %cst_40 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %77 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %78 = stablehlo.multiply %77, %63 : tensor<3x2xf32>
      %cst_41 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %79 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %80 = stablehlo.multiply %79, %73 : tensor<3x2xf32>
      %81 = stablehlo.add %78, %80 : tensor<3x2xf32>
      %cst_42 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %82 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %83 = stablehlo.multiply %82, %66 : tensor<2x2xf32>
      %cst_43 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %84 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %85 = stablehlo.multiply %84, %76 : tensor<2x2xf32>
      %86 = stablehlo.add %83, %85 : tensor<2x2xf32>
      %cst_44 = stablehlo.constant dense<0.99899999999999999> : tensor<f64>
      %87 = stablehlo.convert %53 : (tensor<i32>) -> tensor<f64>
      %88 = stablehlo.convert %53 : (tensor<i32>) -> tensor<f64>
      %89 = stablehlo.power %cst_44, %88 : tensor<f64>
      %cst_45 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %90 = stablehlo.subtract %cst_45, %89 : tensor<f64>
      %91 = stablehlo.convert %90 : (tensor<f64>) -> tensor<f32>
      %92 = stablehlo.broadcast_in_dim %91, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %93 = stablehlo.divide %44, %92 : tensor<3x2xf32>
      %94 = stablehlo.convert %90 : (tensor<f64>) -> tensor<f32>
      %95 = stablehlo.broadcast_in_dim %94, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %96 = stablehlo.divide %50, %95 : tensor<2x2xf32>
      %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %97 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %98 = stablehlo.add %93, %97 : tensor<3x2xf32>
      %99 = stablehlo.sqrt %98 : tensor<3x2xf32>
      %cst_47 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %100 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %101 = stablehlo.add %99, %100 : tensor<3x2xf32>
      %102 = stablehlo.divide %81, %101 : tensor<3x2xf32>
      %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %103 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %104 = stablehlo.add %96, %103 : tensor<2x2xf32>
      %105 = stablehlo.sqrt %104 : tensor<2x2xf32>
      %cst_49 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %106 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %107 = stablehlo.add %105, %106 : tensor<2x2xf32>
      %108 = stablehlo.divide %86, %107 : tensor<2x2xf32>
      %cst_50 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %109 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %110 = stablehlo.multiply %109, %iterArg_7 : tensor<3x2xf32>
      %111 = stablehlo.add %102, %110 : tensor<3x2xf32>
      %cst_51 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %112 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %113 = stablehlo.multiply %112, %iterArg_8 : tensor<2x2xf32>
      %114 = stablehlo.add %108, %113 : tensor<2x2xf32>
      %cst_52 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
      %115 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %116 = stablehlo.multiply %115, %111 : tensor<3x2xf32>
      %cst_53 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
      %117 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %118 = stablehlo.multiply %117, %114 : tensor<2x2xf32>
      %119 = stablehlo.add %iterArg_7, %116 : tensor<3x2xf32>
      %120 = stablehlo.add %iterArg_8, %118 : tensor<2x2xf32>
      %121 = func.call @dynamic_update_index_in_dim(%iterArg_14, %19, %iterArg_6) : (tensor<8xf32>, tensor<f32>, tensor<i64>) -> tensor<8xf32>
      %c_54 = stablehlo.constant dense<1> : tensor<i64>
      %122 = stablehlo.add %iterArg_6, %c_54 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_5, %122, %119, %120, %53, %33, %38, %44, %50, %121 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
    }
    return %5#3, %5#4, %5#10 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<8xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<8xf32>, tensor<1xf32>, tensor<i64>) -> tensor<8xf32>
    return %1 : tensor<8xf32>
  }
}

// -----

// programs_optax: amsgrad
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>)
    %e:3 = call @expected() : () -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    %r:3 = call @program(%i#0, %i#1, %i#2, %i#3) : (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<3x2xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<2x2xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.0001 : tensor<8xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) {
    %0 = stablehlo.constant dense<"0xB5F7543EDB259F3E41A7A7BE18BB1F3E11D1AA3DD32706BF55656CBD5F70B73D7C5A183F146688BD88BB0DBF203DCB3DF9AA213E0A272B3F9C568EBE0E929A3DA6820ABF07C51EBC"> : tensor<6x3xf32>
    %1 = stablehlo.constant dense<"0x91090A3FE43EFCBE600DC9BDC8D21CBF80AE93BE82A2EC3D48578ABE96572F3F6458F4BECC160A3E1C28EE3ED0171A3F"> : tensor<6x2xf32>
    %2 = stablehlo.constant dense<"0xE05241BDF5B91DBF7BA20DBFB2A3293F8944613EAD05D63E"> : tensor<3x2xf32>
    %3 = stablehlo.constant dense<"0x6A31E5BE4AD7B93E5C24A53E4B7A0DBF"> : tensor<2x2xf32>
    return %0, %1, %2, %3 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>
  }
  func.func private @expected() -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>) {
    %0 = stablehlo.constant dense<"0x6B0D01BEC3A00ABF779BF8BE4ECA193F60BF983EE1F6AF3E"> : tensor<3x2xf32>
    %1 = stablehlo.constant dense<"0x9665BFBE03DBE23E11AE7D3EE873F8BE"> : tensor<2x2xf32>
    %2 = stablehlo.constant dense<"0xCCF1593EF8DE553E8B07523EE8664E3ECBF84A3E44B9473EBBA4443EDFB7413E"> : tensor<8xf32>
    return %0, %1, %2 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @program(%arg0: tensor<6x3xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<3x2xf32>, %arg3: tensor<2x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<2x2xf32> {jax.result_info = "result[1]"}, tensor<8xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i64>
    %7:13 = stablehlo.while(%iterArg = %arg0, %iterArg_7 = %arg1, %iterArg_8 = %c_6, %iterArg_9 = %arg2, %iterArg_10 = %arg3, %iterArg_11 = %c, %iterArg_12 = %0, %iterArg_13 = %1, %iterArg_14 = %2, %iterArg_15 = %3, %iterArg_16 = %4, %iterArg_17 = %5, %iterArg_18 = %6) : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
    cond {
      %c_19 = stablehlo.constant dense<8> : tensor<i64>
      %8 = stablehlo.compare LT, %iterArg_8, %c_19, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %8 : tensor<i1>
    } do {
      %8 = stablehlo.dot_general %iterArg, %iterArg_9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
      %9 = stablehlo.tanh %8 : tensor<6x2xf32>
      %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %11 = stablehlo.add %10, %9 : tensor<6x2xf32>
      %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %12 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %13 = stablehlo.subtract %12, %9 : tensor<6x2xf32>
      %14 = stablehlo.multiply %11, %13 : tensor<6x2xf32>
      %15 = stablehlo.dot_general %9, %iterArg_10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %16 = stablehlo.subtract %15, %iterArg_7 : tensor<6x2xf32>
      %17 = stablehlo.multiply %16, %16 : tensor<6x2xf32>
      %cst_21 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %18 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %19 = stablehlo.multiply %18, %16 : tensor<6x2xf32>
      %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %20 = stablehlo.reduce(%17 init: %cst_22) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<f32>
      %cst_23 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %21 = stablehlo.divide %20, %cst_23 : tensor<f32>
      %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_25 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %22 = stablehlo.divide %cst_24, %cst_25 : tensor<f32>
      %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %24 = stablehlo.multiply %23, %19 : tensor<6x2xf32>
      %25 = stablehlo.dot_general %24, %9, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<2x2xf32>
      %26 = stablehlo.transpose %25, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %27 = stablehlo.dot_general %24, %iterArg_10, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %28 = stablehlo.multiply %27, %14 : tensor<6x2xf32>
      %29 = stablehlo.dot_general %28, %iterArg, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x3xf32>) -> tensor<2x3xf32>
      %30 = stablehlo.transpose %29, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
      %cst_26 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %31 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %32 = stablehlo.multiply %31, %30 : tensor<3x2xf32>
      %cst_27 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %33 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %34 = stablehlo.multiply %33, %iterArg_12 : tensor<3x2xf32>
      %35 = stablehlo.add %32, %34 : tensor<3x2xf32>
      %cst_28 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %36 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %37 = stablehlo.multiply %36, %26 : tensor<2x2xf32>
      %cst_29 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %38 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %39 = stablehlo.multiply %38, %iterArg_13 : tensor<2x2xf32>
      %40 = stablehlo.add %37, %39 : tensor<2x2xf32>
      %41 = stablehlo.multiply %30, %30 : tensor<3x2xf32>
      %cst_30 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %42 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %43 = stablehlo.multiply %42, %41 : tensor<3x2xf32>
      %cst_31 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %44 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %45 = stablehlo.multiply %44, %iterArg_14 : tensor<3x2xf32>
      %46 = stablehlo.add %43, %45 : tensor<3x2xf32>
      %47 = stablehlo.multiply %26, %26 : tensor<2x2xf32>
      %cst_32 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %48 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %49 = stablehlo.multiply %48, %47 : tensor<2x2xf32>
      %cst_33 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %50 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %51 = stablehlo.multiply %50, %iterArg_15 : tensor<2x2xf32>
      %52 = stablehlo.add %49, %51 : tensor<2x2xf32>
      %c_34 = stablehlo.constant dense<2147483647> : tensor<i32>
      %53 = stablehlo.compare LT, %iterArg_11, %c_34, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_35 = stablehlo.constant dense<1> : tensor<i32>
      %54 = stablehlo.add %iterArg_11, %c_35 : tensor<i32>
      %c_36 = stablehlo.constant dense<2147483647> : tensor<i32>
      %55 = func.call @_where(%53, %54, %c_36) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %cst_37 = stablehlo.constant dense<9.000000e-01> : tensor<f64>
      %56 = stablehlo.convert %55 : (tensor<i32>) -> tensor<f64>
      %57 = stablehlo.convert %55 : (tensor<i32>) -> tensor<f64>
      %58 = stablehlo.power %cst_37, %57 : tensor<f64>
      %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %59 = stablehlo.subtract %cst_38, %58 : tensor<f64>
      %60 = stablehlo.convert %59 : (tensor<f64>) -> tensor<f32>
      %61 = stablehlo.broadcast_in_dim %60, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %62 = stablehlo.divide %35, %61 : tensor<3x2xf32>
      %63 = stablehlo.convert %59 : (tensor<f64>) -> tensor<f32>
      %64 = stablehlo.broadcast_in_dim %63, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %65 = stablehlo.divide %40, %64 : tensor<2x2xf32>
      %cst_39 = stablehlo.constant dense<0.99899999999999999> : tensor<f64>
      %66 = stablehlo.convert %55 : (tensor<i32>) -> tensor<f64>
      %67 = stablehlo.convert %55 : (tensor<i32>) -> tensor<f64>
      %68 = stablehlo.power %cst_39, %67 : tensor<f64>
      %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %69 = stablehlo.subtract %cst_40, %68 : tensor<f64>
      %70 = stablehlo.convert %69 : (tensor<f64>) -> tensor<f32>
      %71 = stablehlo.broadcast_in_dim %70, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %72 = stablehlo.divide %46, %71 : tensor<3x2xf32>
      %73 = stablehlo.convert %69 : (tensor<f64>) -> tensor<f32>
      %74 = stablehlo.broadcast_in_dim %73, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %75 = stablehlo.divide %52, %74 : tensor<2x2xf32>
      %76 = stablehlo.maximum %iterArg_16, %72 : tensor<3x2xf32>
      %77 = stablehlo.maximum %iterArg_17, %75 : tensor<2x2xf32>
      %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %78 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %79 = stablehlo.add %76, %78 : tensor<3x2xf32>
      %80 = stablehlo.sqrt %79 : tensor<3x2xf32>
      %cst_42 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %81 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %82 = stablehlo.add %80, %81 : tensor<3x2xf32>
      %83 = stablehlo.divide %62, %82 : tensor<3x2xf32>
      %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %84 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %85 = stablehlo.add %77, %84 : tensor<2x2xf32>
      %86 = stablehlo.sqrt %85 : tensor<2x2xf32>
      %cst_44 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %87 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %88 = stablehlo.add %86, %87 : tensor<2x2xf32>
      %89 = stablehlo.divide %65, %88 : tensor<2x2xf32>
      %cst_45 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
      %90 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %91 = stablehlo.multiply %90, %83 : tensor<3x2xf32>
      %cst_46 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
      %92 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %93 = stablehlo.multiply %92, %89 : tensor<2x2xf32>
      %94 = stablehlo.add %iterArg_9, %91 : tensor<3x2xf32>
      %95 = stablehlo.add %iterArg_10, %93 : tensor<2x2xf32>
      %96 = func.call @dynamic_update_index_in_dim(%iterArg_18, %21, %iterArg_8) : (tensor<8xf32>, tensor<f32>, tensor<i64>) -> tensor<8xf32>
      %c_47 = stablehlo.constant dense<1> : tensor<i64>
      %97 = stablehlo.add %iterArg_8, %c_47 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_7, %97, %94, %95, %55, %35, %40, %46, %52, %76, %77, %96 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
    }
    return %7#3, %7#4, %7#12 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<8xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<8xf32>, tensor<1xf32>, tensor<i64>) -> tensor<8xf32>
    return %1 : tensor<8xf32>
  }
}

// -----

// programs_optax: radam
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>)
    %e:3 = call @expected() : () -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    %r:3 = call @program(%i#0, %i#1, %i#2, %i#3) : (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<3x2xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<2x2xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.0001 : tensor<8xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) {
    %0 = stablehlo.constant dense<"0xF5772D3D1F69B83A4DC4573E25BD673D58D987BD8F47A83EB70C48BE5818CABDFB047BBE73042A3D8A7DFBBE5A8CB2BEACD29DBEFE2EE9BE8F4D173FEBCC863EDD6AB03EEB71373E"> : tensor<6x3xf32>
    %1 = stablehlo.constant dense<"0x0A322D3EFF48793E1260DF3DC496CC3E4303653E07212F3FBF2639BEA10172BE5EE4A8BEB14A143E5013FFBE02B6D23E"> : tensor<6x2xf32>
    %2 = stablehlo.constant dense<"0x8E35233F880923BF2CD2F23D910E7E3E07C923BFCF870FBF"> : tensor<3x2xf32>
    %3 = stablehlo.constant dense<"0x6E132ABF54EB59BEF596C13EF627843E"> : tensor<2x2xf32>
    return %0, %1, %2, %3 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>
  }
  func.func private @expected() -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>) {
    %0 = stablehlo.constant dense<"0x93F0223F40BC22BF6363EF3DE8DB7F3E264223BFBBEE0FBF"> : tensor<3x2xf32>
    %1 = stablehlo.constant dense<"0x294429BF3C105CBEEDF6C23E5234833E"> : tensor<2x2xf32>
    %2 = stablehlo.constant dense<"0x82A0FC3D4C86FC3D246CFC3D0652FC3DF437FC3DEE1DFC3DAF04FC3DB3E4FB3D"> : tensor<8xf32>
    return %0, %1, %2 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @program(%arg0: tensor<6x3xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<3x2xf32>, %arg3: tensor<2x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<2x2xf32> {jax.result_info = "result[1]"}, tensor<8xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i64>
    %5:11 = stablehlo.while(%iterArg = %arg0, %iterArg_5 = %arg1, %iterArg_6 = %c_4, %iterArg_7 = %arg2, %iterArg_8 = %arg3, %iterArg_9 = %c, %iterArg_10 = %0, %iterArg_11 = %1, %iterArg_12 = %2, %iterArg_13 = %3, %iterArg_14 = %4) : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
    cond {
      %c_15 = stablehlo.constant dense<8> : tensor<i64>
      %6 = stablehlo.compare LT, %iterArg_6, %c_15, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %6 = stablehlo.dot_general %iterArg, %iterArg_7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
      %7 = stablehlo.tanh %6 : tensor<6x2xf32>
      %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %9 = stablehlo.add %8, %7 : tensor<6x2xf32>
      %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %11 = stablehlo.subtract %10, %7 : tensor<6x2xf32>
      %12 = stablehlo.multiply %9, %11 : tensor<6x2xf32>
      %13 = stablehlo.dot_general %7, %iterArg_8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %14 = stablehlo.subtract %13, %iterArg_5 : tensor<6x2xf32>
      %15 = stablehlo.multiply %14, %14 : tensor<6x2xf32>
      %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %16 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %17 = stablehlo.multiply %16, %14 : tensor<6x2xf32>
      %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %18 = stablehlo.reduce(%15 init: %cst_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<f32>
      %cst_19 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %19 = stablehlo.divide %18, %cst_19 : tensor<f32>
      %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_21 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %20 = stablehlo.divide %cst_20, %cst_21 : tensor<f32>
      %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %22 = stablehlo.multiply %21, %17 : tensor<6x2xf32>
      %23 = stablehlo.dot_general %22, %7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<2x2xf32>
      %24 = stablehlo.transpose %23, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %25 = stablehlo.dot_general %22, %iterArg_8, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %26 = stablehlo.multiply %25, %12 : tensor<6x2xf32>
      %27 = stablehlo.dot_general %26, %iterArg, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x3xf32>) -> tensor<2x3xf32>
      %28 = stablehlo.transpose %27, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
      %cst_22 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %29 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %30 = stablehlo.multiply %29, %28 : tensor<3x2xf32>
      %cst_23 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %31 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %32 = stablehlo.multiply %31, %iterArg_10 : tensor<3x2xf32>
      %33 = stablehlo.add %30, %32 : tensor<3x2xf32>
      %cst_24 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %34 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %35 = stablehlo.multiply %34, %24 : tensor<2x2xf32>
      %cst_25 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %36 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %37 = stablehlo.multiply %36, %iterArg_11 : tensor<2x2xf32>
      %38 = stablehlo.add %35, %37 : tensor<2x2xf32>
      %39 = stablehlo.multiply %28, %28 : tensor<3x2xf32>
      %cst_26 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %40 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %41 = stablehlo.multiply %40, %39 : tensor<3x2xf32>
      %cst_27 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %42 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %43 = stablehlo.multiply %42, %iterArg_12 : tensor<3x2xf32>
      %44 = stablehlo.add %41, %43 : tensor<3x2xf32>
      %45 = stablehlo.multiply %24, %24 : tensor<2x2xf32>
      %cst_28 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %46 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %47 = stablehlo.multiply %46, %45 : tensor<2x2xf32>
      %cst_29 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %48 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %49 = stablehlo.multiply %48, %iterArg_13 : tensor<2x2xf32>
      %50 = stablehlo.add %47, %49 : tensor<2x2xf32>
      %c_30 = stablehlo.constant dense<2147483647> : tensor<i32>
      %51 = stablehlo.compare LT, %iterArg_9, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_31 = stablehlo.constant dense<1> : tensor<i32>
      %52 = stablehlo.add %iterArg_9, %c_31 : tensor<i32>
      %c_32 = stablehlo.constant dense<2147483647> : tensor<i32>
      %53 = func.call @_where(%51, %52, %c_32) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %54 = stablehlo.convert %53 : (tensor<i32>) -> tensor<f64>
      %cst_33 = stablehlo.constant dense<0.99899999999999999> : tensor<f64>
      %55 = stablehlo.convert %53 : (tensor<i32>) -> tensor<f64>
      %56 = stablehlo.power %cst_33, %55 : tensor<f64>
      %c_34 = stablehlo.constant dense<2> : tensor<i32>
      %57 = stablehlo.multiply %c_34, %53 : tensor<i32>
      %58 = stablehlo.convert %57 : (tensor<i32>) -> tensor<f64>
      %59 = stablehlo.multiply %58, %56 : tensor<f64>
      %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %60 = stablehlo.subtract %cst_35, %56 : tensor<f64>
      %61 = stablehlo.divide %59, %60 : tensor<f64>
      %cst_36 = stablehlo.constant dense<1998.9999999999982> : tensor<f64>
      %62 = stablehlo.subtract %cst_36, %61 : tensor<f64>
      %cst_37 = stablehlo.constant dense<9.000000e-01> : tensor<f64>
      %63 = stablehlo.convert %53 : (tensor<i32>) -> tensor<f64>
      %64 = stablehlo.convert %53 : (tensor<i32>) -> tensor<f64>
      %65 = stablehlo.power %cst_37, %64 : tensor<f64>
      %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %66 = stablehlo.subtract %cst_38, %65 : tensor<f64>
      %67 = stablehlo.convert %66 : (tensor<f64>) -> tensor<f32>
      %68 = stablehlo.broadcast_in_dim %67, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %69 = stablehlo.divide %33, %68 : tensor<3x2xf32>
      %70 = stablehlo.convert %66 : (tensor<f64>) -> tensor<f32>
      %71 = stablehlo.broadcast_in_dim %70, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %72 = stablehlo.divide %38, %71 : tensor<2x2xf32>
      %cst_39 = stablehlo.constant dense<0.99899999999999999> : tensor<f64>
      %73 = stablehlo.convert %53 : (tensor<i32>) -> tensor<f64>
      %74 = stablehlo.convert %53 : (tensor<i32>) -> tensor<f64>
      %75 = stablehlo.power %cst_39, %74 : tensor<f64>
      %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %76 = stablehlo.subtract %cst_40, %75 : tensor<f64>
      %77 = stablehlo.convert %76 : (tensor<f64>) -> tensor<f32>
      %78 = stablehlo.broadcast_in_dim %77, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %79 = stablehlo.divide %44, %78 : tensor<3x2xf32>
      %80 = stablehlo.convert %76 : (tensor<f64>) -> tensor<f32>
      %81 = stablehlo.broadcast_in_dim %80, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %82 = stablehlo.divide %50, %81 : tensor<2x2xf32>
      %cst_41 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
      %83 = stablehlo.subtract %62, %cst_41 : tensor<f64>
      %cst_42 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
      %84 = stablehlo.subtract %62, %cst_42 : tensor<f64>
      %85 = stablehlo.multiply %83, %84 : tensor<f64>
      %cst_43 = stablehlo.constant dense<1998.9999999999982> : tensor<f64>
      %86 = stablehlo.multiply %85, %cst_43 : tensor<f64>
      %cst_44 = stablehlo.constant dense<3984014.9999999925> : tensor<f64>
      %87 = stablehlo.multiply %cst_44, %62 : tensor<f64>
      %88 = stablehlo.divide %86, %87 : tensor<f64>
      %89 = stablehlo.sqrt %88 : tensor<f64>
      %90 = stablehlo.convert %89 : (tensor<f64>) -> tensor<f32>
      %91 = stablehlo.broadcast_in_dim %90, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %92 = stablehlo.multiply %91, %69 : tensor<3x2xf32>
      %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %93 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %94 = stablehlo.add %79, %93 : tensor<3x2xf32>
      %95 = stablehlo.sqrt %94 : tensor<3x2xf32>
      %cst_46 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %96 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %97 = stablehlo.add %95, %96 : tensor<3x2xf32>
      %98 = stablehlo.divide %92, %97 : tensor<3x2xf32>
      %99 = stablehlo.convert %89 : (tensor<f64>) -> tensor<f32>
      %100 = stablehlo.broadcast_in_dim %99, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %101 = stablehlo.multiply %100, %72 : tensor<2x2xf32>
      %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %102 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %103 = stablehlo.add %82, %102 : tensor<2x2xf32>
      %104 = stablehlo.sqrt %103 : tensor<2x2xf32>
      %cst_48 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %105 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %106 = stablehlo.add %104, %105 : tensor<2x2xf32>
      %107 = stablehlo.divide %101, %106 : tensor<2x2xf32>
      %cst_49 = stablehlo.constant dense<5.000000e+00> : tensor<f64>
      %108 = stablehlo.compare GE, %62, %cst_49, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %109 = func.call @_where_0(%108, %98, %69) : (tensor<i1>, tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
      %cst_50 = stablehlo.constant dense<5.000000e+00> : tensor<f64>
      %110 = stablehlo.compare GE, %62, %cst_50, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %111 = func.call @_where_1(%110, %107, %72) : (tensor<i1>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      %cst_51 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
      %112 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %113 = stablehlo.multiply %112, %109 : tensor<3x2xf32>
      %cst_52 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
      %114 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %115 = stablehlo.multiply %114, %111 : tensor<2x2xf32>
      %116 = stablehlo.add %iterArg_7, %113 : tensor<3x2xf32>
      %117 = stablehlo.add %iterArg_8, %115 : tensor<2x2xf32>
      %118 = func.call @dynamic_update_index_in_dim(%iterArg_14, %19, %iterArg_6) : (tensor<8xf32>, tensor<f32>, tensor<i64>) -> tensor<8xf32>
      %c_53 = stablehlo.constant dense<1> : tensor<i64>
      %119 = stablehlo.add %iterArg_6, %c_53 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_5, %119, %116, %117, %53, %33, %38, %44, %50, %118 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
    }
    return %5#3, %5#4, %5#10 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<3x2xf32>, %arg2: tensor<3x2xf32>) -> tensor<3x2xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<3x2xf32>
    return %0 : tensor<3x2xf32>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<2x2xf32>, %arg2: tensor<2x2xf32>) -> tensor<2x2xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<2x2xf32>
    return %0 : tensor<2x2xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<8xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<8xf32>, tensor<1xf32>, tensor<i64>) -> tensor<8xf32>
    return %1 : tensor<8xf32>
  }
}

// -----

// programs_optax: yogi
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>)
    %e:3 = call @expected() : () -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    %r:3 = call @program(%i#0, %i#1, %i#2, %i#3) : (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<3x2xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<2x2xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.0001 : tensor<8xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) {
    %0 = stablehlo.constant dense<"0x407268BDBA90E2BE256F50BE3668EABDCB0E43BE9F85973EE4642FBFDCD10FBF739F1EBF5A54B93DF924DA3ECDCFD4BEEFC2C63E1B8B7ABE2D70F6BED31140BE9224B03E4D6A24BD"> : tensor<6x3xf32>
    %1 = stablehlo.constant dense<"0xE1C3D3BC0ACE313F5708753E965B72BE3B8A293F643606BFE818DA3EB4F913BFD779F9BEF57B053FD876F23C83CF323F"> : tensor<6x2xf32>
    %2 = stablehlo.constant dense<"0xE30DC1BE8822113F80E4C43E6711C9BEAA37263FFC978C3E"> : tensor<3x2xf32>
    %3 = stablehlo.constant dense<"0xF4750E3D7984B6BEF989CEBE585AF6BE"> : tensor<2x2xf32>
    return %0, %1, %2, %3 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>
  }
  func.func private @expected() -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>) {
    %0 = stablehlo.constant dense<"0x6B0AE2BE1A5D0F3FD01BC43E9EADB1BEC034163FE0CA683E"> : tensor<3x2xf32>
    %1 = stablehlo.constant dense<"0xBFA30E3D6FE8A2BEDADFF3BEE9C2CFBE"> : tensor<2x2xf32>
    %2 = stablehlo.constant dense<"0x3CDA733EDE62723E50CB703E022D6F3ED7906D3E74FA6B3E1A6B6A3EA8E2683E"> : tensor<8xf32>
    return %0, %1, %2 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @program(%arg0: tensor<6x3xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<3x2xf32>, %arg3: tensor<2x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<2x2xf32> {jax.result_info = "result[1]"}, tensor<8xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_0 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_2 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i64>
    %5:11 = stablehlo.while(%iterArg = %arg0, %iterArg_5 = %arg1, %iterArg_6 = %c_4, %iterArg_7 = %arg2, %iterArg_8 = %arg3, %iterArg_9 = %c, %iterArg_10 = %0, %iterArg_11 = %1, %iterArg_12 = %2, %iterArg_13 = %3, %iterArg_14 = %4) : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
    cond {
      %c_15 = stablehlo.constant dense<8> : tensor<i64>
      %6 = stablehlo.compare LT, %iterArg_6, %c_15, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %6 = stablehlo.dot_general %iterArg, %iterArg_7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
      %7 = stablehlo.tanh %6 : tensor<6x2xf32>
      %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %9 = stablehlo.add %8, %7 : tensor<6x2xf32>
      %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %11 = stablehlo.subtract %10, %7 : tensor<6x2xf32>
      %12 = stablehlo.multiply %9, %11 : tensor<6x2xf32>
      %13 = stablehlo.dot_general %7, %iterArg_8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %14 = stablehlo.subtract %13, %iterArg_5 : tensor<6x2xf32>
      %15 = stablehlo.multiply %14, %14 : tensor<6x2xf32>
      %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %16 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %17 = stablehlo.multiply %16, %14 : tensor<6x2xf32>
      %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %18 = stablehlo.reduce(%15 init: %cst_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<f32>
      %cst_19 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %19 = stablehlo.divide %18, %cst_19 : tensor<f32>
      %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_21 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %20 = stablehlo.divide %cst_20, %cst_21 : tensor<f32>
      %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %22 = stablehlo.multiply %21, %17 : tensor<6x2xf32>
      %23 = stablehlo.dot_general %22, %7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<2x2xf32>
      %24 = stablehlo.transpose %23, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %25 = stablehlo.dot_general %22, %iterArg_8, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %26 = stablehlo.multiply %25, %12 : tensor<6x2xf32>
      %27 = stablehlo.dot_general %26, %iterArg, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x3xf32>) -> tensor<2x3xf32>
      %28 = stablehlo.transpose %27, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
      %cst_22 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %29 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %30 = stablehlo.multiply %29, %28 : tensor<3x2xf32>
      %cst_23 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %31 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %32 = stablehlo.multiply %31, %iterArg_10 : tensor<3x2xf32>
      %33 = stablehlo.add %30, %32 : tensor<3x2xf32>
      %cst_24 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %34 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %35 = stablehlo.multiply %34, %24 : tensor<2x2xf32>
      %cst_25 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %36 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %37 = stablehlo.multiply %36, %iterArg_11 : tensor<2x2xf32>
      %38 = stablehlo.add %35, %37 : tensor<2x2xf32>
      %39 = stablehlo.multiply %28, %28 : tensor<3x2xf32>
      %40 = stablehlo.subtract %iterArg_12, %39 : tensor<3x2xf32>
      %41 = stablehlo.sign %40 : tensor<3x2xf32>
      %cst_26 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %42 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %43 = stablehlo.multiply %42, %41 : tensor<3x2xf32>
      %44 = stablehlo.multiply %28, %28 : tensor<3x2xf32>
      %45 = stablehlo.multiply %43, %44 : tensor<3x2xf32>
      %46 = stablehlo.subtract %iterArg_12, %45 : tensor<3x2xf32>
      %47 = stablehlo.multiply %24, %24 : tensor<2x2xf32>
      %48 = stablehlo.subtract %iterArg_13, %47 : tensor<2x2xf32>
      %49 = stablehlo.sign %48 : tensor<2x2xf32>
      %cst_27 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %50 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %51 = stablehlo.multiply %50, %49 : tensor<2x2xf32>
      %52 = stablehlo.multiply %24, %24 : tensor<2x2xf32>
      %53 = stablehlo.multiply %51, %52 : tensor<2x2xf32>
      %54 = stablehlo.subtract %iterArg_13, %53 : tensor<2x2xf32>
      %c_28 = stablehlo.constant dense<2147483647> : tensor<i32>
      %55 = stablehlo.compare LT, %iterArg_9, %c_28, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_29 = stablehlo.constant dense<1> : tensor<i32>
      %56 = stablehlo.add %iterArg_9, %c_29 : tensor<i32>
      %c_30 = stablehlo.constant dense<2147483647> : tensor<i32>
      %57 = func.call @_where(%55, %56, %c_30) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %cst_31 = stablehlo.constant dense<9.000000e-01> : tensor<f64>
      %58 = stablehlo.convert %57 : (tensor<i32>) -> tensor<f64>
      %59 = stablehlo.convert %57 : (tensor<i32>) -> tensor<f64>
      %60 = stablehlo.power %cst_31, %59 : tensor<f64>
      %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %61 = stablehlo.subtract %cst_32, %60 : tensor<f64>
      %62 = stablehlo.convert %61 : (tensor<f64>) -> tensor<f32>
      %63 = stablehlo.broadcast_in_dim %62, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %64 = stablehlo.divide %33, %63 : tensor<3x2xf32>
      %65 = stablehlo.convert %61 : (tensor<f64>) -> tensor<f32>
      %66 = stablehlo.broadcast_in_dim %65, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %67 = stablehlo.divide %38, %66 : tensor<2x2xf32>
      %cst_33 = stablehlo.constant dense<0.99899999999999999> : tensor<f64>
      %68 = stablehlo.convert %57 : (tensor<i32>) -> tensor<f64>
      %69 = stablehlo.convert %57 : (tensor<i32>) -> tensor<f64>
      %70 = stablehlo.power %cst_33, %69 : tensor<f64>
      %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %71 = stablehlo.subtract %cst_34, %70 : tensor<f64>
      %72 = stablehlo.convert %71 : (tensor<f64>) -> tensor<f32>
      %73 = stablehlo.broadcast_in_dim %72, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %74 = stablehlo.divide %46, %73 : tensor<3x2xf32>
      %75 = stablehlo.convert %71 : (tensor<f64>) -> tensor<f32>
      %76 = stablehlo.broadcast_in_dim %75, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %77 = stablehlo.divide %54, %76 : tensor<2x2xf32>
      %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %78 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %79 = stablehlo.add %74, %78 : tensor<3x2xf32>
      %80 = stablehlo.sqrt %79 : tensor<3x2xf32>
      %cst_36 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %81 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %82 = stablehlo.add %80, %81 : tensor<3x2xf32>
      %83 = stablehlo.divide %64, %82 : tensor<3x2xf32>
      %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %84 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %85 = stablehlo.add %77, %84 : tensor<2x2xf32>
      %86 = stablehlo.sqrt %85 : tensor<2x2xf32>
      %cst_38 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %87 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %88 = stablehlo.add %86, %87 : tensor<2x2xf32>
      %89 = stablehlo.divide %67, %88 : tensor<2x2xf32>
      %cst_39 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
      %90 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %91 = stablehlo.multiply %90, %83 : tensor<3x2xf32>
      %cst_40 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
      %92 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %93 = stablehlo.multiply %92, %89 : tensor<2x2xf32>
      %94 = stablehlo.add %iterArg_7, %91 : tensor<3x2xf32>
      %95 = stablehlo.add %iterArg_8, %93 : tensor<2x2xf32>
      %96 = func.call @dynamic_update_index_in_dim(%iterArg_14, %19, %iterArg_6) : (tensor<8xf32>, tensor<f32>, tensor<i64>) -> tensor<8xf32>
      %c_41 = stablehlo.constant dense<1> : tensor<i64>
      %97 = stablehlo.add %iterArg_6, %c_41 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_5, %97, %94, %95, %57, %33, %38, %46, %54, %96 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
    }
    return %5#3, %5#4, %5#10 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<8xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<8xf32>, tensor<1xf32>, tensor<i64>) -> tensor<8xf32>
    return %1 : tensor<8xf32>
  }
}

// -----

// programs_optax: novograd
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>)
    %e:3 = call @expected() : () -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    %r:3 = call @program(%i#0, %i#1, %i#2, %i#3) : (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<3x2xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<2x2xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.0001 : tensor<8xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) {
    %0 = stablehlo.constant dense<"0x1379373E1650B1BDDC90A03E2C7B1A3FEBB457BE2E32A43E58340BBF13F1E6BBB500133FE686B83D81FAFD3E0355493E53A3C7BE1CDB013FE0040D3FF14D26BF126D49BD93595E3D"> : tensor<6x3xf32>
    %1 = stablehlo.constant dense<"0xACB899BE6B3D1CBF2138C4BD1F6BA63E1049913E61C3773D7E9F873EA72B063ECF4B023E8975E4BD1DDD3D3C35746BBE"> : tensor<6x2xf32>
    %2 = stablehlo.constant dense<"0x7EC064BED0B6C13E0FA3C6BE9D0BE4BDA28E023F4EF6513E"> : tensor<3x2xf32>
    %3 = stablehlo.constant dense<"0xFBD3CD3EA23E2ABFEF97CE3A4DC7D3BE"> : tensor<2x2xf32>
    return %0, %1, %2, %3 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>
  }
  func.func private @expected() -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>) {
    %0 = stablehlo.constant dense<"0x3F84DABE7BF2A33EAD3E85BE772DE3BD6A90CF3EA95E0D3E"> : tensor<3x2xf32>
    %1 = stablehlo.constant dense<"0x9F109F3E254014BFF2C61DBE6B6162BE"> : tensor<2x2xf32>
    %2 = stablehlo.constant dense<"0xE270953D48DD933D7C0C913DB2688D3D645E893D304F853D0889813D54817C3D"> : tensor<8xf32>
    return %0, %1, %2 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @program(%arg0: tensor<6x3xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<3x2xf32>, %arg3: tensor<2x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<2x2xf32> {jax.result_info = "result[1]"}, tensor<8xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i64>
    %3:11 = stablehlo.while(%iterArg = %arg0, %iterArg_5 = %arg1, %iterArg_6 = %c_4, %iterArg_7 = %arg2, %iterArg_8 = %arg3, %iterArg_9 = %c, %iterArg_10 = %0, %iterArg_11 = %1, %iterArg_12 = %cst_1, %iterArg_13 = %cst_2, %iterArg_14 = %2) : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<f32>, tensor<f32>, tensor<8xf32>
    cond {
      %c_15 = stablehlo.constant dense<8> : tensor<i64>
      %4 = stablehlo.compare LT, %iterArg_6, %c_15, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = stablehlo.dot_general %iterArg, %iterArg_7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
      %5 = stablehlo.tanh %4 : tensor<6x2xf32>
      %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %6 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %7 = stablehlo.add %6, %5 : tensor<6x2xf32>
      %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %9 = stablehlo.subtract %8, %5 : tensor<6x2xf32>
      %10 = stablehlo.multiply %7, %9 : tensor<6x2xf32>
      %11 = stablehlo.dot_general %5, %iterArg_8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %12 = stablehlo.subtract %11, %iterArg_5 : tensor<6x2xf32>
      %13 = stablehlo.multiply %12, %12 : tensor<6x2xf32>
      %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %14 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %15 = stablehlo.multiply %14, %12 : tensor<6x2xf32>
      %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %16 = stablehlo.reduce(%13 init: %cst_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<f32>
      %cst_19 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %17 = stablehlo.divide %16, %cst_19 : tensor<f32>
      %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_21 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %18 = stablehlo.divide %cst_20, %cst_21 : tensor<f32>
      %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %20 = stablehlo.multiply %19, %15 : tensor<6x2xf32>
      %21 = stablehlo.dot_general %20, %5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<2x2xf32>
      %22 = stablehlo.transpose %21, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %23 = stablehlo.dot_general %20, %iterArg_8, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %24 = stablehlo.multiply %23, %10 : tensor<6x2xf32>
      %25 = stablehlo.dot_general %24, %iterArg, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x3xf32>) -> tensor<2x3xf32>
      %26 = stablehlo.transpose %25, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
      %c_22 = stablehlo.constant dense<2147483647> : tensor<i32>
      %27 = stablehlo.compare LT, %iterArg_9, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_23 = stablehlo.constant dense<1> : tensor<i32>
      %28 = stablehlo.add %iterArg_9, %c_23 : tensor<i32>
      %c_24 = stablehlo.constant dense<2147483647> : tensor<i32>
      %29 = func.call @_where(%27, %28, %c_24) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %c_25 = stablehlo.constant dense<1> : tensor<i32>
      %30 = stablehlo.compare EQ, %29, %c_25, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %31 = stablehlo.convert %30 : (tensor<i1>) -> tensor<i32>
      %32:2 = "stablehlo.case"(%31) ({
        %44 = func.call @norm(%26) : (tensor<3x2xf32>) -> tensor<f32>
        %45 = stablehlo.multiply %44, %44 : tensor<f32>
        %46 = func.call @norm_0(%22) : (tensor<2x2xf32>) -> tensor<f32>
        %47 = stablehlo.multiply %46, %46 : tensor<f32>
        %cst_30 = stablehlo.constant dense<7.500000e-01> : tensor<f32>
        %48 = stablehlo.multiply %cst_30, %45 : tensor<f32>
        %cst_31 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
        %49 = stablehlo.multiply %cst_31, %iterArg_12 : tensor<f32>
        %50 = stablehlo.add %48, %49 : tensor<f32>
        %cst_32 = stablehlo.constant dense<7.500000e-01> : tensor<f32>
        %51 = stablehlo.multiply %cst_32, %47 : tensor<f32>
        %cst_33 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
        %52 = stablehlo.multiply %cst_33, %iterArg_13 : tensor<f32>
        %53 = stablehlo.add %51, %52 : tensor<f32>
        stablehlo.return %50, %53 : tensor<f32>, tensor<f32>
      }, {
        %44 = func.call @norm(%26) : (tensor<3x2xf32>) -> tensor<f32>
        %45 = stablehlo.multiply %44, %44 : tensor<f32>
        %46 = func.call @norm_0(%22) : (tensor<2x2xf32>) -> tensor<f32>
        %47 = stablehlo.multiply %46, %46 : tensor<f32>
        stablehlo.return %45, %47 : tensor<f32>, tensor<f32>
      }) : (tensor<i32>) -> (tensor<f32>, tensor<f32>)
      %c_26 = stablehlo.constant dense<1> : tensor<i32>
      %33 = stablehlo.compare EQ, %29, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %34 = stablehlo.convert %33 : (tensor<i1>) -> tensor<i32>
      %35:2 = "stablehlo.case"(%34) ({
        %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %44 = stablehlo.add %32#0, %cst_30 : tensor<f32>
        %45 = stablehlo.sqrt %44 : tensor<f32>
        %cst_31 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
        %46 = stablehlo.add %45, %cst_31 : tensor<f32>
        %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
        %48 = stablehlo.divide %26, %47 : tensor<3x2xf32>
        %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %49 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
        %50 = stablehlo.multiply %49, %iterArg_7 : tensor<3x2xf32>
        %51 = stablehlo.add %48, %50 : tensor<3x2xf32>
        %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %52 = stablehlo.add %32#1, %cst_33 : tensor<f32>
        %53 = stablehlo.sqrt %52 : tensor<f32>
        %cst_34 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
        %54 = stablehlo.add %53, %cst_34 : tensor<f32>
        %55 = stablehlo.broadcast_in_dim %54, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
        %56 = stablehlo.divide %22, %55 : tensor<2x2xf32>
        %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %57 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
        %58 = stablehlo.multiply %57, %iterArg_8 : tensor<2x2xf32>
        %59 = stablehlo.add %56, %58 : tensor<2x2xf32>
        %cst_36 = stablehlo.constant dense<0.899999976> : tensor<f32>
        %60 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
        %61 = stablehlo.multiply %60, %iterArg_10 : tensor<3x2xf32>
        %62 = stablehlo.add %61, %51 : tensor<3x2xf32>
        %cst_37 = stablehlo.constant dense<0.899999976> : tensor<f32>
        %63 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
        %64 = stablehlo.multiply %63, %iterArg_11 : tensor<2x2xf32>
        %65 = stablehlo.add %64, %59 : tensor<2x2xf32>
        stablehlo.return %62, %65 : tensor<3x2xf32>, tensor<2x2xf32>
      }, {
        %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %44 = stablehlo.add %32#0, %cst_30 : tensor<f32>
        %45 = stablehlo.sqrt %44 : tensor<f32>
        %cst_31 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
        %46 = stablehlo.add %45, %cst_31 : tensor<f32>
        %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
        %48 = stablehlo.divide %26, %47 : tensor<3x2xf32>
        %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %49 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
        %50 = stablehlo.multiply %49, %iterArg_7 : tensor<3x2xf32>
        %51 = stablehlo.add %48, %50 : tensor<3x2xf32>
        %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %52 = stablehlo.add %32#1, %cst_33 : tensor<f32>
        %53 = stablehlo.sqrt %52 : tensor<f32>
        %cst_34 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
        %54 = stablehlo.add %53, %cst_34 : tensor<f32>
        %55 = stablehlo.broadcast_in_dim %54, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
        %56 = stablehlo.divide %22, %55 : tensor<2x2xf32>
        %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %57 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
        %58 = stablehlo.multiply %57, %iterArg_8 : tensor<2x2xf32>
        %59 = stablehlo.add %56, %58 : tensor<2x2xf32>
        stablehlo.return %51, %59 : tensor<3x2xf32>, tensor<2x2xf32>
      }) : (tensor<i32>) -> (tensor<3x2xf32>, tensor<2x2xf32>)
      %cst_27 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
      %36 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %37 = stablehlo.multiply %36, %35#0 : tensor<3x2xf32>
      %cst_28 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
      %38 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %39 = stablehlo.multiply %38, %35#1 : tensor<2x2xf32>
      %40 = stablehlo.add %iterArg_7, %37 : tensor<3x2xf32>
      %41 = stablehlo.add %iterArg_8, %39 : tensor<2x2xf32>
      %42 = func.call @dynamic_update_index_in_dim(%iterArg_14, %17, %iterArg_6) : (tensor<8xf32>, tensor<f32>, tensor<i64>) -> tensor<8xf32>
      %c_29 = stablehlo.constant dense<1> : tensor<i64>
      %43 = stablehlo.add %iterArg_6, %c_29 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_5, %43, %40, %41, %29, %35#0, %35#1, %32#0, %32#1, %42 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<f32>, tensor<f32>, tensor<8xf32>
    }
    return %3#3, %3#4, %3#10 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @norm(%arg0: tensor<3x2xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @norm_0(%arg0: tensor<2x2xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<2x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x2xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<8xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<8xf32>, tensor<1xf32>, tensor<i64>) -> tensor<8xf32>
    return %1 : tensor<8xf32>
  }
}

// -----

// programs_optax: sm3
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>)
    %e:3 = call @expected() : () -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    %r:3 = call @program(%i#0, %i#1, %i#2, %i#3) : (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<3x2xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<2x2xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.0001 : tensor<8xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) {
    %0 = stablehlo.constant dense<"0x48DF003F127DE63E64340F3F1B1C083F4700143F04D756BD86EE00BF2696E2BECB1DAA3E16D95A3E09A9D2BE0E11913D4542023F50B1003F4144BEBE9C79C3BE5A14003E6288C73E"> : tensor<6x3xf32>
    %1 = stablehlo.constant dense<"0x93A220BFA14FE6BDFD34373E070F25BF3728F5BEAA18FC3EFE32363E2169B63E346D42BE4FD960BDACA92B3F5F7C213F"> : tensor<6x2xf32>
    %2 = stablehlo.constant dense<"0x8AA7183E9055EDBEFB6D0F3F700AAF3EC023B33E72D602BF"> : tensor<3x2xf32>
    %3 = stablehlo.constant dense<"0xD6DC64BEC6AC013FF7BC1EBEFA0B593E"> : tensor<2x2xf32>
    return %0, %1, %2, %3 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>
  }
  func.func private @expected() -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>) {
    %0 = stablehlo.constant dense<"0x747A8FBC10251DBFA254C83EA210373EF2A4043FA295CCBE"> : tensor<3x2xf32>
    %1 = stablehlo.constant dense<"0x699293BEC1F9B13E7035973CF53D273E"> : tensor<2x2xf32>
    %2 = stablehlo.constant dense<"0x10EA7A3E7860763EA8C26F3EDA4E683E2ABF603EC67A593EE3B2523E9F764C3E"> : tensor<8xf32>
    return %0, %1, %2 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @program(%arg0: tensor<6x3xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<3x2xf32>, %arg3: tensor<2x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<2x2xf32> {jax.result_info = "result[1]"}, tensor<8xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %7:12 = stablehlo.while(%iterArg = %arg0, %iterArg_6 = %arg1, %iterArg_7 = %c, %iterArg_8 = %arg2, %iterArg_9 = %arg3, %iterArg_10 = %0, %iterArg_11 = %1, %iterArg_12 = %2, %iterArg_13 = %3, %iterArg_14 = %4, %iterArg_15 = %5, %iterArg_16 = %6) : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
    cond {
      %c_17 = stablehlo.constant dense<8> : tensor<i64>
      %8 = stablehlo.compare LT, %iterArg_7, %c_17, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %8 : tensor<i1>
    } do {
      %8 = stablehlo.dot_general %iterArg, %iterArg_8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
      %9 = stablehlo.tanh %8 : tensor<6x2xf32>
      %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %11 = stablehlo.add %10, %9 : tensor<6x2xf32>
      %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %12 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %13 = stablehlo.subtract %12, %9 : tensor<6x2xf32>
      %14 = stablehlo.multiply %11, %13 : tensor<6x2xf32>
      %15 = stablehlo.dot_general %9, %iterArg_9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %16 = stablehlo.subtract %15, %iterArg_6 : tensor<6x2xf32>
      %17 = stablehlo.multiply %16, %16 : tensor<6x2xf32>
      %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %18 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %19 = stablehlo.multiply %18, %16 : tensor<6x2xf32>
      %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %20 = stablehlo.reduce(%17 init: %cst_20) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<f32>
      %cst_21 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %21 = stablehlo.divide %20, %cst_21 : tensor<f32>
      %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_23 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %22 = stablehlo.divide %cst_22, %cst_23 : tensor<f32>
      %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %24 = stablehlo.multiply %23, %19 : tensor<6x2xf32>
      %25 = stablehlo.dot_general %24, %9, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<2x2xf32>
      %26 = stablehlo.transpose %25, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %27 = stablehlo.dot_general %24, %iterArg_9, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %28 = stablehlo.multiply %27, %14 : tensor<6x2xf32>
      %29 = stablehlo.dot_general %28, %iterArg, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x3xf32>) -> tensor<2x3xf32>
      %30 = stablehlo.transpose %29, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
      %31 = stablehlo.reshape %iterArg_10 : (tensor<3xf32>) -> tensor<3x1xf32>
      %32 = stablehlo.reshape %iterArg_11 : (tensor<2xf32>) -> tensor<1x2xf32>
      %33 = stablehlo.reshape %iterArg_12 : (tensor<2xf32>) -> tensor<2x1xf32>
      %34 = stablehlo.reshape %iterArg_13 : (tensor<2xf32>) -> tensor<1x2xf32>
      %35 = stablehlo.multiply %30, %30 : tensor<3x2xf32>
      %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %36 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %37 = stablehlo.multiply %36, %35 : tensor<3x2xf32>
      %38 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x2xf32>
      %39 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<3x2xf32>
      %40 = stablehlo.minimum %38, %39 : tensor<3x2xf32>
      %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %41 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %42 = stablehlo.multiply %41, %40 : tensor<3x2xf32>
      %43 = stablehlo.add %37, %42 : tensor<3x2xf32>
      %44 = stablehlo.multiply %26, %26 : tensor<2x2xf32>
      %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %45 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %46 = stablehlo.multiply %45, %44 : tensor<2x2xf32>
      %47 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x2xf32>
      %48 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<2x2xf32>
      %49 = stablehlo.minimum %47, %48 : tensor<2x2xf32>
      %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %50 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %51 = stablehlo.multiply %50, %49 : tensor<2x2xf32>
      %52 = stablehlo.add %46, %51 : tensor<2x2xf32>
      %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %53 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %54 = stablehlo.compare GT, %43, %53, FLOAT : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xi1>
      %cst_29 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %55 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %56 = stablehlo.add %43, %55 : tensor<3x2xf32>
      %57 = stablehlo.rsqrt %56 : tensor<3x2xf32>
      %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %58 = func.call @_where(%54, %57, %cst_30) : (tensor<3x2xi1>, tensor<3x2xf32>, tensor<f64>) -> tensor<3x2xf32>
      %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %59 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %60 = stablehlo.compare GT, %52, %59, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
      %cst_32 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %61 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %62 = stablehlo.add %52, %61 : tensor<2x2xf32>
      %63 = stablehlo.rsqrt %62 : tensor<2x2xf32>
      %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %64 = func.call @_where_0(%60, %63, %cst_33) : (tensor<2x2xi1>, tensor<2x2xf32>, tensor<f64>) -> tensor<2x2xf32>
      %65 = stablehlo.multiply %30, %58 : tensor<3x2xf32>
      %66 = stablehlo.multiply %26, %64 : tensor<2x2xf32>
      %cst_34 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %67 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %68 = stablehlo.multiply %67, %65 : tensor<3x2xf32>
      %cst_35 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %69 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %70 = stablehlo.multiply %69, %iterArg_14 : tensor<3x2xf32>
      %71 = stablehlo.add %68, %70 : tensor<3x2xf32>
      %cst_36 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %72 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %73 = stablehlo.multiply %72, %66 : tensor<2x2xf32>
      %cst_37 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %74 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %75 = stablehlo.multiply %74, %iterArg_15 : tensor<2x2xf32>
      %76 = stablehlo.add %73, %75 : tensor<2x2xf32>
      %cst_38 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %77 = stablehlo.reduce(%43 init: %cst_38) applies stablehlo.maximum across dimensions = [1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
      %cst_39 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %78 = stablehlo.reduce(%43 init: %cst_39) applies stablehlo.maximum across dimensions = [0] : (tensor<3x2xf32>, tensor<f32>) -> tensor<2xf32>
      %cst_40 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %79 = stablehlo.reduce(%52 init: %cst_40) applies stablehlo.maximum across dimensions = [1] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
      %cst_41 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %80 = stablehlo.reduce(%52 init: %cst_41) applies stablehlo.maximum across dimensions = [0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
      %cst_42 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
      %81 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %82 = stablehlo.multiply %81, %71 : tensor<3x2xf32>
      %cst_43 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
      %83 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %84 = stablehlo.multiply %83, %76 : tensor<2x2xf32>
      %85 = stablehlo.add %iterArg_8, %82 : tensor<3x2xf32>
      %86 = stablehlo.add %iterArg_9, %84 : tensor<2x2xf32>
      %87 = func.call @dynamic_update_index_in_dim(%iterArg_16, %21, %iterArg_7) : (tensor<8xf32>, tensor<f32>, tensor<i64>) -> tensor<8xf32>
      %c_44 = stablehlo.constant dense<1> : tensor<i64>
      %88 = stablehlo.add %iterArg_7, %c_44 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_6, %88, %85, %86, %77, %78, %79, %80, %71, %76, %87 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
    }
    return %7#3, %7#4, %7#11 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @_where(%arg0: tensor<3x2xi1>, %arg1: tensor<3x2xf32>, %arg2: tensor<f64>) -> tensor<3x2xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x2xi1>, tensor<3x2xf32>
    return %2 : tensor<3x2xf32>
  }
  func.func private @_where_0(%arg0: tensor<2x2xi1>, %arg1: tensor<2x2xf32>, %arg2: tensor<f64>) -> tensor<2x2xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2x2xi1>, tensor<2x2xf32>
    return %2 : tensor<2x2xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<8xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<8xf32>, tensor<1xf32>, tensor<i64>) -> tensor<8xf32>
    return %1 : tensor<8xf32>
  }
}

// -----

// programs_optax: fromage
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>)
    %e:3 = call @expected() : () -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    %r:3 = call @program(%i#0, %i#1, %i#2, %i#3) : (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<3x2xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<2x2xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.0001 : tensor<8xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) {
    %0 = stablehlo.constant dense<"0x9B9CC0BE0BB92CBFEAA1783E730A433E97AB6C3E08400A3F0671113F0406CE3E8870543EA0ECECBE5E99D13D944D073FB17B80BE3D3B973E19A5093FBD892CBF0C542B3F5C93263F"> : tensor<6x3xf32>
    %1 = stablehlo.constant dense<"0xD23629BF990FB0BD2FA289BE5C81A4BE428D813D105E023FBFB6CCBEC82011BF4127403E51B1DD3E3496293F607A923E"> : tensor<6x2xf32>
    %2 = stablehlo.constant dense<"0xFEDB80BE536FDB3DFEB7493E443F17BF1DE5DC3E9F39983E"> : tensor<3x2xf32>
    %3 = stablehlo.constant dense<"0xE19A8B3E616F28BFD20C113F9DAD273F"> : tensor<2x2xf32>
    return %0, %1, %2, %3 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>
  }
  func.func private @expected() -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>) {
    %0 = stablehlo.constant dense<"0xA8A17FBE3649D93D15E9363E11F307BF1AE3D23E78BC9F3E"> : tensor<3x2xf32>
    %1 = stablehlo.constant dense<"0xAA838E3E35D31CBF41AE013FB67A1C3F"> : tensor<2x2xf32>
    %2 = stablehlo.constant dense<"0x095A933E1987913E59C28F3E4A0B8E3E78618C3E6CC48A3EB833893EF0AE873E"> : tensor<8xf32>
    return %0, %1, %2 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @program(%arg0: tensor<6x3xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<3x2xf32>, %arg3: tensor<2x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<2x2xf32> {jax.result_info = "result[1]"}, tensor<8xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:6 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg1, %iterArg_1 = %c, %iterArg_2 = %arg2, %iterArg_3 = %arg3, %iterArg_4 = %0) : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
    cond {
      %c_5 = stablehlo.constant dense<8> : tensor<i64>
      %2 = stablehlo.compare LT, %iterArg_1, %c_5, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = stablehlo.dot_general %iterArg, %iterArg_2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
      %3 = stablehlo.tanh %2 : tensor<6x2xf32>
      %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %4 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %5 = stablehlo.add %4, %3 : tensor<6x2xf32>
      %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %6 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %7 = stablehlo.subtract %6, %3 : tensor<6x2xf32>
      %8 = stablehlo.multiply %5, %7 : tensor<6x2xf32>
      %9 = stablehlo.dot_general %3, %iterArg_3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %10 = stablehlo.subtract %9, %iterArg_0 : tensor<6x2xf32>
      %11 = stablehlo.multiply %10, %10 : tensor<6x2xf32>
      %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %12 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %13 = stablehlo.multiply %12, %10 : tensor<6x2xf32>
      %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %14 = stablehlo.reduce(%11 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<f32>
      %cst_9 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %15 = stablehlo.divide %14, %cst_9 : tensor<f32>
      %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_11 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %16 = stablehlo.divide %cst_10, %cst_11 : tensor<f32>
      %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %18 = stablehlo.multiply %17, %13 : tensor<6x2xf32>
      %19 = stablehlo.dot_general %18, %3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<2x2xf32>
      %20 = stablehlo.transpose %19, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %21 = stablehlo.dot_general %18, %iterArg_3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %22 = stablehlo.multiply %21, %8 : tensor<6x2xf32>
      %23 = stablehlo.dot_general %22, %iterArg, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x3xf32>) -> tensor<2x3xf32>
      %24 = stablehlo.transpose %23, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
      %25 = func.call @norm(%iterArg_2) : (tensor<3x2xf32>) -> tensor<1x1xf32>
      %cst_12 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %26 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
      %27 = stablehlo.compare LE, %25, %26, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
      %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %28 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %29 = func.call @_where(%27, %28, %iterArg_2) : (tensor<1x1xi1>, tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
      %30 = stablehlo.reshape %25 : (tensor<1x1xf32>) -> tensor<f32>
      %31 = func.call @norm_0(%29) : (tensor<3x2xf32>) -> tensor<f32>
      %cst_14 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %32 = stablehlo.compare LE, %30, %cst_14, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_15 = stablehlo.constant dense<9.9999999999999995E-7> : tensor<f64>
      %33 = func.call @_where_1(%32, %cst_15, %31) : (tensor<i1>, tensor<f64>, tensor<f32>) -> tensor<f32>
      %34 = func.call @norm(%24) : (tensor<3x2xf32>) -> tensor<1x1xf32>
      %cst_16 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %35 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
      %36 = stablehlo.compare LE, %34, %35, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
      %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %37 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %38 = func.call @_where(%36, %37, %24) : (tensor<1x1xi1>, tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
      %39 = stablehlo.reshape %34 : (tensor<1x1xf32>) -> tensor<f32>
      %40 = func.call @norm_0(%38) : (tensor<3x2xf32>) -> tensor<f32>
      %cst_18 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %41 = stablehlo.compare LE, %39, %cst_18, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_19 = stablehlo.constant dense<9.9999999999999995E-7> : tensor<f64>
      %42 = func.call @_where_1(%41, %cst_19, %40) : (tensor<i1>, tensor<f64>, tensor<f32>) -> tensor<f32>
      %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %43 = stablehlo.multiply %cst_20, %33 : tensor<f32>
      %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %44 = stablehlo.add %42, %cst_21 : tensor<f32>
      %45 = stablehlo.divide %43, %44 : tensor<f32>
      %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %46 = stablehlo.compare EQ, %33, %cst_22, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %47 = stablehlo.compare EQ, %42, %cst_23, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %48 = stablehlo.or %46, %47 : tensor<i1>
      %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %49 = func.call @_where_2(%48, %cst_24, %45) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %50 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %51 = stablehlo.multiply %24, %50 : tensor<3x2xf32>
      %52 = func.call @norm_3(%iterArg_3) : (tensor<2x2xf32>) -> tensor<1x1xf32>
      %cst_25 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %53 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
      %54 = stablehlo.compare LE, %52, %53, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
      %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %55 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %56 = func.call @_where_4(%54, %55, %iterArg_3) : (tensor<1x1xi1>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      %57 = stablehlo.reshape %52 : (tensor<1x1xf32>) -> tensor<f32>
      %58 = func.call @norm_5(%56) : (tensor<2x2xf32>) -> tensor<f32>
      %cst_27 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %59 = stablehlo.compare LE, %57, %cst_27, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_28 = stablehlo.constant dense<9.9999999999999995E-7> : tensor<f64>
      %60 = func.call @_where_1(%59, %cst_28, %58) : (tensor<i1>, tensor<f64>, tensor<f32>) -> tensor<f32>
      %61 = func.call @norm_3(%20) : (tensor<2x2xf32>) -> tensor<1x1xf32>
      %cst_29 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %62 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
      %63 = stablehlo.compare LE, %61, %62, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
      %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %64 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %65 = func.call @_where_4(%63, %64, %20) : (tensor<1x1xi1>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      %66 = stablehlo.reshape %61 : (tensor<1x1xf32>) -> tensor<f32>
      %67 = func.call @norm_5(%65) : (tensor<2x2xf32>) -> tensor<f32>
      %cst_31 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %68 = stablehlo.compare LE, %66, %cst_31, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_32 = stablehlo.constant dense<9.9999999999999995E-7> : tensor<f64>
      %69 = func.call @_where_1(%68, %cst_32, %67) : (tensor<i1>, tensor<f64>, tensor<f32>) -> tensor<f32>
      %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %70 = stablehlo.multiply %cst_33, %60 : tensor<f32>
      %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %71 = stablehlo.add %69, %cst_34 : tensor<f32>
      %72 = stablehlo.divide %70, %71 : tensor<f32>
      %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %73 = stablehlo.compare EQ, %60, %cst_35, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %74 = stablehlo.compare EQ, %69, %cst_36, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %75 = stablehlo.or %73, %74 : tensor<i1>
      %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %76 = func.call @_where_2(%75, %cst_37, %72) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %77 = stablehlo.broadcast_in_dim %76, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %78 = stablehlo.multiply %20, %77 : tensor<2x2xf32>
      %cst_38 = stablehlo.constant dense<-0.00999949965> : tensor<f32>
      %79 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %80 = stablehlo.multiply %79, %51 : tensor<3x2xf32>
      %cst_39 = stablehlo.constant dense<-0.00999949965> : tensor<f32>
      %81 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %82 = stablehlo.multiply %81, %78 : tensor<2x2xf32>
      %cst_40 = stablehlo.constant dense<-4.99962516E-5> : tensor<f32>
      %83 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %84 = stablehlo.multiply %83, %iterArg_2 : tensor<3x2xf32>
      %85 = stablehlo.add %80, %84 : tensor<3x2xf32>
      %cst_41 = stablehlo.constant dense<-4.99962516E-5> : tensor<f32>
      %86 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %87 = stablehlo.multiply %86, %iterArg_3 : tensor<2x2xf32>
      %88 = stablehlo.add %82, %87 : tensor<2x2xf32>
      %89 = stablehlo.add %iterArg_2, %85 : tensor<3x2xf32>
      %90 = stablehlo.add %iterArg_3, %88 : tensor<2x2xf32>
      %91 = func.call @dynamic_update_index_in_dim(%iterArg_4, %15, %iterArg_1) : (tensor<8xf32>, tensor<f32>, tensor<i64>) -> tensor<8xf32>
      %c_42 = stablehlo.constant dense<1> : tensor<i64>
      %92 = stablehlo.add %iterArg_1, %c_42 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_0, %92, %89, %90, %91 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
    }
    return %1#3, %1#4, %1#5 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @norm(%arg0: tensor<3x2xf32>) -> tensor<1x1xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %3 = stablehlo.sqrt %2 : tensor<1x1xf32>
    return %3 : tensor<1x1xf32>
  }
  func.func private @_where(%arg0: tensor<1x1xi1>, %arg1: tensor<3x2xf32>, %arg2: tensor<3x2xf32>) -> tensor<3x2xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x2xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<3x2xi1>, tensor<3x2xf32>
    return %1 : tensor<3x2xf32>
  }
  func.func private @norm_0(%arg0: tensor<3x2xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<f64>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @norm_3(%arg0: tensor<2x2xf32>) -> tensor<1x1xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<2x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x2xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %3 = stablehlo.sqrt %2 : tensor<1x1xf32>
    return %3 : tensor<1x1xf32>
  }
  func.func private @_where_4(%arg0: tensor<1x1xi1>, %arg1: tensor<2x2xf32>, %arg2: tensor<2x2xf32>) -> tensor<2x2xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<2x2xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<2x2xi1>, tensor<2x2xf32>
    return %1 : tensor<2x2xf32>
  }
  func.func private @norm_5(%arg0: tensor<2x2xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<2x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x2xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<8xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<8xf32>, tensor<1xf32>, tensor<i64>) -> tensor<8xf32>
    return %1 : tensor<8xf32>
  }
}

// -----

// programs_optax: lars
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>)
    %e:3 = call @expected() : () -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    %r:3 = call @program(%i#0, %i#1, %i#2, %i#3) : (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<3x2xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<2x2xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.0001 : tensor<8xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) {
    %0 = stablehlo.constant dense<"0x56A4DCBED938DCBE9036713DD81FACBEBD8C1A3E56CD723D34E1253F146CD73E7771953D4410C3BD5B08F1BC5DB188BE82EE8E3DA252C1BE720B63BE14C7FE3E764B783E947592BE"> : tensor<6x3xf32>
    %1 = stablehlo.constant dense<"0xAF8E053F02FB88BE120C12BF8C8E8F3CA8E0C83EAB771F3F43ED28BF0C22E0BD6F32C4BE668D983EEF4726BF0278B13E"> : tensor<6x2xf32>
    %2 = stablehlo.constant dense<"0x7A91243F865A21BE334D5C3E5978B5BD4A43E63EDE0B333E"> : tensor<3x2xf32>
    %3 = stablehlo.constant dense<"0x8043D8BE0B06E33C8B901ABE454A8DBD"> : tensor<2x2xf32>
    return %0, %1, %2, %3 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>
  }
  func.func private @expected() -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>) {
    %0 = stablehlo.constant dense<"0x287C243FCE2A22BE13695C3EA513B6BD5A29E53E554E323E"> : tensor<3x2xf32>
    %1 = stablehlo.constant dense<"0x6CE3D7BEAB4EEB3C9C6E1ABE78078EBD"> : tensor<2x2xf32>
    %2 = stablehlo.constant dense<"0xA6FB5D3EB6F95D3E04F65D3EC0F05D3E13EA5D3E20E25D3E0AD95D3EEBCE5D3E"> : tensor<8xf32>
    return %0, %1, %2 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @program(%arg0: tensor<6x3xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<3x2xf32>, %arg3: tensor<2x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<2x2xf32> {jax.result_info = "result[1]"}, tensor<8xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %3:8 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %arg1, %iterArg_3 = %c, %iterArg_4 = %arg2, %iterArg_5 = %arg3, %iterArg_6 = %0, %iterArg_7 = %1, %iterArg_8 = %2) : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
    cond {
      %c_9 = stablehlo.constant dense<8> : tensor<i64>
      %4 = stablehlo.compare LT, %iterArg_3, %c_9, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = stablehlo.dot_general %iterArg, %iterArg_4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
      %5 = stablehlo.tanh %4 : tensor<6x2xf32>
      %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %6 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %7 = stablehlo.add %6, %5 : tensor<6x2xf32>
      %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %9 = stablehlo.subtract %8, %5 : tensor<6x2xf32>
      %10 = stablehlo.multiply %7, %9 : tensor<6x2xf32>
      %11 = stablehlo.dot_general %5, %iterArg_5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %12 = stablehlo.subtract %11, %iterArg_2 : tensor<6x2xf32>
      %13 = stablehlo.multiply %12, %12 : tensor<6x2xf32>
      %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %14 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %15 = stablehlo.multiply %14, %12 : tensor<6x2xf32>
      %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %16 = stablehlo.reduce(%13 init: %cst_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<f32>
      %cst_13 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %17 = stablehlo.divide %16, %cst_13 : tensor<f32>
      %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_15 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %18 = stablehlo.divide %cst_14, %cst_15 : tensor<f32>
      %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %20 = stablehlo.multiply %19, %15 : tensor<6x2xf32>
      %21 = stablehlo.dot_general %20, %5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<2x2xf32>
      %22 = stablehlo.transpose %21, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %23 = stablehlo.dot_general %20, %iterArg_5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %24 = stablehlo.multiply %23, %10 : tensor<6x2xf32>
      %25 = stablehlo.dot_general %24, %iterArg, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x3xf32>) -> tensor<2x3xf32>
      %26 = stablehlo.transpose %25, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
      %27 = func.call @norm(%iterArg_4) : (tensor<3x2xf32>) -> tensor<1x1xf32>
      %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %28 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
      %29 = stablehlo.compare LE, %27, %28, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
      %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %30 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %31 = func.call @_where(%29, %30, %iterArg_4) : (tensor<1x1xi1>, tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
      %32 = stablehlo.reshape %27 : (tensor<1x1xf32>) -> tensor<f32>
      %33 = func.call @norm_0(%31) : (tensor<3x2xf32>) -> tensor<f32>
      %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %34 = stablehlo.compare LE, %32, %cst_18, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %35 = func.call @_where_1(%34, %cst_19, %33) : (tensor<i1>, tensor<f64>, tensor<f32>) -> tensor<f32>
      %36 = func.call @norm(%26) : (tensor<3x2xf32>) -> tensor<1x1xf32>
      %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %37 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
      %38 = stablehlo.compare LE, %36, %37, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
      %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %39 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %40 = func.call @_where(%38, %39, %26) : (tensor<1x1xi1>, tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
      %41 = stablehlo.reshape %36 : (tensor<1x1xf32>) -> tensor<f32>
      %42 = func.call @norm_0(%40) : (tensor<3x2xf32>) -> tensor<f32>
      %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %43 = stablehlo.compare LE, %41, %cst_22, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %44 = func.call @_where_1(%43, %cst_23, %42) : (tensor<i1>, tensor<f64>, tensor<f32>) -> tensor<f32>
      %cst_24 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %45 = stablehlo.multiply %cst_24, %35 : tensor<f32>
      %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %46 = stablehlo.add %44, %cst_25 : tensor<f32>
      %47 = stablehlo.divide %45, %46 : tensor<f32>
      %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %48 = stablehlo.compare EQ, %35, %cst_26, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %49 = stablehlo.compare EQ, %44, %cst_27, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %50 = stablehlo.or %48, %49 : tensor<i1>
      %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %51 = func.call @_where_2(%50, %cst_28, %47) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %52 = stablehlo.broadcast_in_dim %51, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %53 = stablehlo.multiply %26, %52 : tensor<3x2xf32>
      %54 = func.call @norm_3(%iterArg_5) : (tensor<2x2xf32>) -> tensor<1x1xf32>
      %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %55 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
      %56 = stablehlo.compare LE, %54, %55, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
      %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %57 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %58 = func.call @_where_4(%56, %57, %iterArg_5) : (tensor<1x1xi1>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      %59 = stablehlo.reshape %54 : (tensor<1x1xf32>) -> tensor<f32>
      %60 = func.call @norm_5(%58) : (tensor<2x2xf32>) -> tensor<f32>
      %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %61 = stablehlo.compare LE, %59, %cst_31, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %62 = func.call @_where_1(%61, %cst_32, %60) : (tensor<i1>, tensor<f64>, tensor<f32>) -> tensor<f32>
      %63 = func.call @norm_3(%22) : (tensor<2x2xf32>) -> tensor<1x1xf32>
      %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %64 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
      %65 = stablehlo.compare LE, %63, %64, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
      %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %66 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %67 = func.call @_where_4(%65, %66, %22) : (tensor<1x1xi1>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      %68 = stablehlo.reshape %63 : (tensor<1x1xf32>) -> tensor<f32>
      %69 = func.call @norm_5(%67) : (tensor<2x2xf32>) -> tensor<f32>
      %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %70 = stablehlo.compare LE, %68, %cst_35, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %71 = func.call @_where_1(%70, %cst_36, %69) : (tensor<i1>, tensor<f64>, tensor<f32>) -> tensor<f32>
      %cst_37 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %72 = stablehlo.multiply %cst_37, %62 : tensor<f32>
      %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %73 = stablehlo.add %71, %cst_38 : tensor<f32>
      %74 = stablehlo.divide %72, %73 : tensor<f32>
      %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %75 = stablehlo.compare EQ, %62, %cst_39, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %76 = stablehlo.compare EQ, %71, %cst_40, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %77 = stablehlo.or %75, %76 : tensor<i1>
      %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %78 = func.call @_where_2(%77, %cst_41, %74) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %79 = stablehlo.broadcast_in_dim %78, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %80 = stablehlo.multiply %22, %79 : tensor<2x2xf32>
      %cst_42 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
      %81 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %82 = stablehlo.multiply %81, %53 : tensor<3x2xf32>
      %cst_43 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
      %83 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %84 = stablehlo.multiply %83, %80 : tensor<2x2xf32>
      %cst_44 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %85 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %86 = stablehlo.multiply %85, %iterArg_6 : tensor<3x2xf32>
      %87 = stablehlo.add %82, %86 : tensor<3x2xf32>
      %cst_45 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %88 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %89 = stablehlo.multiply %88, %iterArg_7 : tensor<2x2xf32>
      %90 = stablehlo.add %84, %89 : tensor<2x2xf32>
      %91 = stablehlo.add %iterArg_4, %87 : tensor<3x2xf32>
      %92 = stablehlo.add %iterArg_5, %90 : tensor<2x2xf32>
      %93 = func.call @dynamic_update_index_in_dim(%iterArg_8, %17, %iterArg_3) : (tensor<8xf32>, tensor<f32>, tensor<i64>) -> tensor<8xf32>
      %c_46 = stablehlo.constant dense<1> : tensor<i64>
      %94 = stablehlo.add %iterArg_3, %c_46 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_2, %94, %91, %92, %87, %90, %93 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
    }
    return %3#3, %3#4, %3#7 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @norm(%arg0: tensor<3x2xf32>) -> tensor<1x1xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %3 = stablehlo.sqrt %2 : tensor<1x1xf32>
    return %3 : tensor<1x1xf32>
  }
  func.func private @_where(%arg0: tensor<1x1xi1>, %arg1: tensor<3x2xf32>, %arg2: tensor<3x2xf32>) -> tensor<3x2xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x2xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<3x2xi1>, tensor<3x2xf32>
    return %1 : tensor<3x2xf32>
  }
  func.func private @norm_0(%arg0: tensor<3x2xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<f64>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @norm_3(%arg0: tensor<2x2xf32>) -> tensor<1x1xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<2x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x2xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %3 = stablehlo.sqrt %2 : tensor<1x1xf32>
    return %3 : tensor<1x1xf32>
  }
  func.func private @_where_4(%arg0: tensor<1x1xi1>, %arg1: tensor<2x2xf32>, %arg2: tensor<2x2xf32>) -> tensor<2x2xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<2x2xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<2x2xi1>, tensor<2x2xf32>
    return %1 : tensor<2x2xf32>
  }
  func.func private @norm_5(%arg0: tensor<2x2xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<2x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x2xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<8xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<8xf32>, tensor<1xf32>, tensor<i64>) -> tensor<8xf32>
    return %1 : tensor<8xf32>
  }
}

// -----

// programs_optax: optimistic
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>)
    %e:3 = call @expected() : () -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    %r:3 = call @program(%i#0, %i#1, %i#2, %i#3) : (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<3x2xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<2x2xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.0001 : tensor<8xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) {
    %0 = stablehlo.constant dense<"0x44C2273F7FA6173FCB9FC6BE2EB1E63E6B1CB83DEDE67B3CC00EC9BE5CC4C4BEE27A0FBE22CC263F813BD8BEF1DDF1BE616E623E69418DBE31CE893E7493AA3EBB12A43E9F92D03E"> : tensor<6x3xf32>
    %1 = stablehlo.constant dense<"0xF6A160BE3F19BC3EA73EC4BEE644B53EFE642BBEBDCFDB3EB298933E5F8B273F68C3F63D6DBBB53E24C629BF5B21B3BD"> : tensor<6x2xf32>
    %2 = stablehlo.constant dense<"0xD4E883BC8BDDF63CFD8F96BE61AF1E3FDF7E2EBEC33F6BBE"> : tensor<3x2xf32>
    %3 = stablehlo.constant dense<"0xFA79F5BEF849233CBA1A7D3E12BEB23E"> : tensor<2x2xf32>
    return %0, %1, %2, %3 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>
  }
  func.func private @expected() -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>) {
    %0 = stablehlo.constant dense<"0xB17288BB3AC51C3D6DC18BBE4735193FFF8C25BE70AD79BE"> : tensor<3x2xf32>
    %1 = stablehlo.constant dense<"0x2BE7ECBE3B09BD3CCADB643EDEA1AC3E"> : tensor<2x2xf32>
    %2 = stablehlo.constant dense<"0xA6043E3EFF1F3D3E48433C3E836B3B3E93983A3E4ECA393E8E00393E2F3B383E"> : tensor<8xf32>
    return %0, %1, %2 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @program(%arg0: tensor<6x3xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<3x2xf32>, %arg3: tensor<2x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<2x2xf32> {jax.result_info = "result[1]"}, tensor<8xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %3:9 = stablehlo.while(%iterArg = %arg0, %iterArg_3 = %arg1, %iterArg_4 = %c_2, %iterArg_5 = %arg2, %iterArg_6 = %arg3, %iterArg_7 = %c, %iterArg_8 = %0, %iterArg_9 = %1, %iterArg_10 = %2) : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i1>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
    cond {
      %c_11 = stablehlo.constant dense<8> : tensor<i64>
      %4 = stablehlo.compare LT, %iterArg_4, %c_11, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = stablehlo.dot_general %iterArg, %iterArg_5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
      %5 = stablehlo.tanh %4 : tensor<6x2xf32>
      %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %6 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %7 = stablehlo.add %6, %5 : tensor<6x2xf32>
      %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %9 = stablehlo.subtract %8, %5 : tensor<6x2xf32>
      %10 = stablehlo.multiply %7, %9 : tensor<6x2xf32>
      %11 = stablehlo.dot_general %5, %iterArg_6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %12 = stablehlo.subtract %11, %iterArg_3 : tensor<6x2xf32>
      %13 = stablehlo.multiply %12, %12 : tensor<6x2xf32>
      %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %14 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %15 = stablehlo.multiply %14, %12 : tensor<6x2xf32>
      %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %16 = stablehlo.reduce(%13 init: %cst_14) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<f32>
      %cst_15 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %17 = stablehlo.divide %16, %cst_15 : tensor<f32>
      %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_17 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %18 = stablehlo.divide %cst_16, %cst_17 : tensor<f32>
      %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %20 = stablehlo.multiply %19, %15 : tensor<6x2xf32>
      %21 = stablehlo.dot_general %20, %5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<2x2xf32>
      %22 = stablehlo.transpose %21, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %23 = stablehlo.dot_general %20, %iterArg_6, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %24 = stablehlo.multiply %23, %10 : tensor<6x2xf32>
      %25 = stablehlo.dot_general %24, %iterArg, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x3xf32>) -> tensor<2x3xf32>
      %26 = stablehlo.transpose %25, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
      %27 = func.call @_where(%iterArg_7, %26, %iterArg_8) : (tensor<i1>, tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
      %cst_18 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %28 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %29 = stablehlo.multiply %28, %26 : tensor<3x2xf32>
      %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %30 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %31 = stablehlo.multiply %30, %27 : tensor<3x2xf32>
      %32 = stablehlo.subtract %29, %31 : tensor<3x2xf32>
      %33 = func.call @_where_0(%iterArg_7, %22, %iterArg_9) : (tensor<i1>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      %cst_20 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %34 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %35 = stablehlo.multiply %34, %22 : tensor<2x2xf32>
      %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %36 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %37 = stablehlo.multiply %36, %33 : tensor<2x2xf32>
      %38 = stablehlo.subtract %35, %37 : tensor<2x2xf32>
      %cst_22 = stablehlo.constant dense<-5.000000e-02> : tensor<f32>
      %39 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %40 = stablehlo.multiply %39, %32 : tensor<3x2xf32>
      %cst_23 = stablehlo.constant dense<-5.000000e-02> : tensor<f32>
      %41 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %42 = stablehlo.multiply %41, %38 : tensor<2x2xf32>
      %43 = stablehlo.add %iterArg_5, %40 : tensor<3x2xf32>
      %44 = stablehlo.add %iterArg_6, %42 : tensor<2x2xf32>
      %c_24 = stablehlo.constant dense<false> : tensor<i1>
      %45 = func.call @dynamic_update_index_in_dim(%iterArg_10, %17, %iterArg_4) : (tensor<8xf32>, tensor<f32>, tensor<i64>) -> tensor<8xf32>
      %c_25 = stablehlo.constant dense<1> : tensor<i64>
      %46 = stablehlo.add %iterArg_4, %c_25 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_3, %46, %43, %44, %c_24, %26, %22, %45 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i1>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
    }
    return %3#3, %3#4, %3#8 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<3x2xf32>, %arg2: tensor<3x2xf32>) -> tensor<3x2xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<3x2xf32>
    return %0 : tensor<3x2xf32>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<2x2xf32>, %arg2: tensor<2x2xf32>) -> tensor<2x2xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<2x2xf32>
    return %0 : tensor<2x2xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<8xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<8xf32>, tensor<1xf32>, tensor<i64>) -> tensor<8xf32>
    return %1 : tensor<8xf32>
  }
}

// -----

// programs_optax: rprop
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>)
    %e:3 = call @expected() : () -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    %r:3 = call @program(%i#0, %i#1, %i#2, %i#3) : (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<3x2xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<2x2xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.0001 : tensor<8xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) {
    %0 = stablehlo.constant dense<"0x9187073F4F9E1EBEC939AC3E918DAE3DCA63773EFB1E13BF0CA73D3E10A6F4BD7F5BBEBED44627BF57D985BED2D6133F9F9A27BF485BDE3E1304BF396AFCEDBE03E9093E9895293D"> : tensor<6x3xf32>
    %1 = stablehlo.constant dense<"0xC82CE93EDEC549BE5C7DC7BEAF06DC3C1813C23E2EBD01BF5745E63EF33826BF831DE4BEAF48C7BEE362E83EA0DA25BF"> : tensor<6x2xf32>
    %2 = stablehlo.constant dense<"0x7605273FCEE1F23EF24E023FA3DD383C7BCC0DBFD6B691BE"> : tensor<3x2xf32>
    %3 = stablehlo.constant dense<"0x65DB8F3CA8E60ABFAEFA183F46E3A7BE"> : tensor<2x2xf32>
    return %0, %1, %2, %3 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>
  }
  func.func private @expected() -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>) {
    %0 = stablehlo.constant dense<"0xE5F4053FABC0B03E835F233FD668F1BDD377D9BE682B1FBE"> : tensor<3x2xf32>
    %1 = stablehlo.constant dense<"0xB08DE4BD2CACD3BE3AD4EF3E46844BBE"> : tensor<2x2xf32>
    %2 = stablehlo.constant dense<"0x02F5AF3E02F5AF3E3046AB3EC8E6A53E62CC9F3E64F3983EB662913E4C30893E"> : tensor<8xf32>
    return %0, %1, %2 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @program(%arg0: tensor<6x3xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<3x2xf32>, %arg3: tensor<2x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<2x2xf32> {jax.result_info = "result[1]"}, tensor<8xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_0 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %5:10 = stablehlo.while(%iterArg = %arg0, %iterArg_4 = %arg1, %iterArg_5 = %c, %iterArg_6 = %arg2, %iterArg_7 = %arg3, %iterArg_8 = %0, %iterArg_9 = %1, %iterArg_10 = %2, %iterArg_11 = %3, %iterArg_12 = %4) : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
    cond {
      %c_13 = stablehlo.constant dense<8> : tensor<i64>
      %6 = stablehlo.compare LT, %iterArg_5, %c_13, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %6 = stablehlo.dot_general %iterArg, %iterArg_6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
      %7 = stablehlo.tanh %6 : tensor<6x2xf32>
      %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %9 = stablehlo.add %8, %7 : tensor<6x2xf32>
      %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %11 = stablehlo.subtract %10, %7 : tensor<6x2xf32>
      %12 = stablehlo.multiply %9, %11 : tensor<6x2xf32>
      %13 = stablehlo.dot_general %7, %iterArg_7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %14 = stablehlo.subtract %13, %iterArg_4 : tensor<6x2xf32>
      %15 = stablehlo.multiply %14, %14 : tensor<6x2xf32>
      %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %16 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %17 = stablehlo.multiply %16, %14 : tensor<6x2xf32>
      %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %18 = stablehlo.reduce(%15 init: %cst_16) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<f32>
      %cst_17 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %19 = stablehlo.divide %18, %cst_17 : tensor<f32>
      %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_19 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %20 = stablehlo.divide %cst_18, %cst_19 : tensor<f32>
      %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %22 = stablehlo.multiply %21, %17 : tensor<6x2xf32>
      %23 = stablehlo.dot_general %22, %7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<2x2xf32>
      %24 = stablehlo.transpose %23, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %25 = stablehlo.dot_general %22, %iterArg_7, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %26 = stablehlo.multiply %25, %12 : tensor<6x2xf32>
      %27 = stablehlo.dot_general %26, %iterArg, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x3xf32>) -> tensor<2x3xf32>
      %28 = stablehlo.transpose %27, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
      %29 = stablehlo.multiply %28, %iterArg_10 : tensor<3x2xf32>
      %30 = stablehlo.multiply %24, %iterArg_11 : tensor<2x2xf32>
      %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %31 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %32 = stablehlo.compare EQ, %29, %31, FLOAT : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xi1>
      %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %33 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %34 = stablehlo.compare GT, %29, %33, FLOAT : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xi1>
      %cst_22 = stablehlo.constant dense<1.200000e+00> : tensor<f64>
      %cst_23 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
      %35 = func.call @_where(%34, %cst_22, %cst_23) : (tensor<3x2xi1>, tensor<f64>, tensor<f64>) -> tensor<3x2xf64>
      %36 = stablehlo.convert %35 : (tensor<3x2xf64>) -> tensor<3x2xf32>
      %37 = stablehlo.multiply %iterArg_8, %36 : tensor<3x2xf32>
      %cst_24 = stablehlo.constant dense<5.000000e+01> : tensor<f64>
      %cst_25 = stablehlo.constant dense<9.9999999999999995E-7> : tensor<f64>
      %38 = func.call @clip(%37, %cst_24, %cst_25) : (tensor<3x2xf32>, tensor<f64>, tensor<f64>) -> tensor<3x2xf32>
      %39 = func.call @_where_0(%32, %iterArg_8, %38) : (tensor<3x2xi1>, tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
      %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %40 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %41 = stablehlo.compare EQ, %30, %40, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
      %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %42 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %43 = stablehlo.compare GT, %30, %42, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
      %cst_28 = stablehlo.constant dense<1.200000e+00> : tensor<f64>
      %cst_29 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
      %44 = func.call @_where_1(%43, %cst_28, %cst_29) : (tensor<2x2xi1>, tensor<f64>, tensor<f64>) -> tensor<2x2xf64>
      %45 = stablehlo.convert %44 : (tensor<2x2xf64>) -> tensor<2x2xf32>
      %46 = stablehlo.multiply %iterArg_9, %45 : tensor<2x2xf32>
      %cst_30 = stablehlo.constant dense<5.000000e+01> : tensor<f64>
      %cst_31 = stablehlo.constant dense<9.9999999999999995E-7> : tensor<f64>
      %47 = func.call @clip_2(%46, %cst_30, %cst_31) : (tensor<2x2xf32>, tensor<f64>, tensor<f64>) -> tensor<2x2xf32>
      %48 = func.call @_where_3(%41, %iterArg_9, %47) : (tensor<2x2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %49 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %50 = stablehlo.compare LT, %29, %49, FLOAT : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xi1>
      %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %51 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %52 = stablehlo.sign %28 : tensor<3x2xf32>
      %53 = stablehlo.multiply %39, %52 : tensor<3x2xf32>
      %54 = func.call @_where_0(%50, %51, %53) : (tensor<3x2xi1>, tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
      %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %55 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %56 = stablehlo.compare LT, %30, %55, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
      %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %57 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %58 = stablehlo.sign %24 : tensor<2x2xf32>
      %59 = stablehlo.multiply %48, %58 : tensor<2x2xf32>
      %60 = func.call @_where_3(%56, %57, %59) : (tensor<2x2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %61 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %62 = stablehlo.compare LT, %29, %61, FLOAT : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xi1>
      %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %63 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %64 = func.call @_where_0(%62, %63, %iterArg_10) : (tensor<3x2xi1>, tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
      %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %65 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %66 = stablehlo.compare LT, %30, %65, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
      %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %67 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %68 = func.call @_where_3(%66, %67, %iterArg_11) : (tensor<2x2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      %cst_40 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
      %69 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %70 = stablehlo.multiply %69, %64 : tensor<3x2xf32>
      %cst_41 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
      %71 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %72 = stablehlo.multiply %71, %68 : tensor<2x2xf32>
      %73 = stablehlo.add %iterArg_6, %70 : tensor<3x2xf32>
      %74 = stablehlo.add %iterArg_7, %72 : tensor<2x2xf32>
      %75 = func.call @dynamic_update_index_in_dim(%iterArg_12, %19, %iterArg_5) : (tensor<8xf32>, tensor<f32>, tensor<i64>) -> tensor<8xf32>
      %c_42 = stablehlo.constant dense<1> : tensor<i64>
      %76 = stablehlo.add %iterArg_5, %c_42 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_4, %76, %73, %74, %39, %48, %54, %60, %75 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
    }
    return %5#3, %5#4, %5#9 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @_where(%arg0: tensor<3x2xi1>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<3x2xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<3x2xf64>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f64>) -> tensor<3x2xf64>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<3x2xi1>, tensor<3x2xf64>
    return %2 : tensor<3x2xf64>
  }
  func.func private @clip(%arg0: tensor<3x2xf32>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<3x2xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<3x2xf32>
    %3 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<3x2xf32>
    return %5 : tensor<3x2xf32>
  }
  func.func private @_where_0(%arg0: tensor<3x2xi1>, %arg1: tensor<3x2xf32>, %arg2: tensor<3x2xf32>) -> tensor<3x2xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x2xi1>, tensor<3x2xf32>
    return %0 : tensor<3x2xf32>
  }
  func.func private @_where_1(%arg0: tensor<2x2xi1>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<2x2xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<2x2xf64>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f64>) -> tensor<2x2xf64>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<2x2xi1>, tensor<2x2xf64>
    return %2 : tensor<2x2xf64>
  }
  func.func private @clip_2(%arg0: tensor<2x2xf32>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<2x2xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<2x2xf32>
    %3 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<2x2xf32>
    return %5 : tensor<2x2xf32>
  }
  func.func private @_where_3(%arg0: tensor<2x2xi1>, %arg1: tensor<2x2xf32>, %arg2: tensor<2x2xf32>) -> tensor<2x2xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x2xi1>, tensor<2x2xf32>
    return %0 : tensor<2x2xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<8xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<8xf32>, tensor<1xf32>, tensor<i64>) -> tensor<8xf32>
    return %1 : tensor<8xf32>
  }
}

// -----

// programs_optax: sign_sgd
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>)
    %e:3 = call @expected() : () -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    %r:3 = call @program(%i#0, %i#1, %i#2, %i#3) : (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<3x2xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<2x2xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.0001 : tensor<8xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) {
    %0 = stablehlo.constant dense<"0xE16B023F397515BF7D240ABFA54C99BD5A2830BFE2932BBFA72EF9BECB7FF63E176A11BE2F61B53E945103BF0A3C75BE379C493E520BE6BE532596BD937FEC3E699F2CBF2A200EBD"> : tensor<6x3xf32>
    %1 = stablehlo.constant dense<"0xA99E09BEA4DDE8BE92C3E23EBFE3273EBC9EBA3E20A11CBF51CF883D9020243FA83A5CBEFD16033E3FB6A33E89601F3F"> : tensor<6x2xf32>
    %2 = stablehlo.constant dense<"0x199D6F3EDB244BBE529F28BF8CF70F3FE3F4913E6788A1BE"> : tensor<3x2xf32>
    %3 = stablehlo.constant dense<"0xA620C1BE4D7627BE05B1EF3E1408EA3E"> : tensor<2x2xf32>
    return %0, %1, %2, %3 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>
  }
  func.func private @expected() -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>) {
    %0 = stablehlo.constant dense<"0x91B11D3EA772F2BD722414BF58F9F63EA3EABA3E277ECABE"> : tensor<3x2xf32>
    %1 = stablehlo.constant dense<"0xE62A98BE8F15ABBD45BBC63E5412C13E"> : tensor<2x2xf32>
    %2 = stablehlo.constant dense<"0xBECF933E51808E3EE681893E2AD1843ECE6A803E0E97783E26E0703E78AA693E"> : tensor<8xf32>
    return %0, %1, %2 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @program(%arg0: tensor<6x3xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<3x2xf32>, %arg3: tensor<2x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<2x2xf32> {jax.result_info = "result[1]"}, tensor<8xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:6 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg1, %iterArg_1 = %c, %iterArg_2 = %arg2, %iterArg_3 = %arg3, %iterArg_4 = %0) : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
    cond {
      %c_5 = stablehlo.constant dense<8> : tensor<i64>
      %2 = stablehlo.compare LT, %iterArg_1, %c_5, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = stablehlo.dot_general %iterArg, %iterArg_2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
      %3 = stablehlo.tanh %2 : tensor<6x2xf32>
      %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %4 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %5 = stablehlo.add %4, %3 : tensor<6x2xf32>
      %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %6 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %7 = stablehlo.subtract %6, %3 : tensor<6x2xf32>
      %8 = stablehlo.multiply %5, %7 : tensor<6x2xf32>
      %9 = stablehlo.dot_general %3, %iterArg_3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %10 = stablehlo.subtract %9, %iterArg_0 : tensor<6x2xf32>
      %11 = stablehlo.multiply %10, %10 : tensor<6x2xf32>
      %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %12 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %13 = stablehlo.multiply %12, %10 : tensor<6x2xf32>
      %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %14 = stablehlo.reduce(%11 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<f32>
      %cst_9 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %15 = stablehlo.divide %14, %cst_9 : tensor<f32>
      %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_11 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %16 = stablehlo.divide %cst_10, %cst_11 : tensor<f32>
      %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %18 = stablehlo.multiply %17, %13 : tensor<6x2xf32>
      %19 = stablehlo.dot_general %18, %3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<2x2xf32>
      %20 = stablehlo.transpose %19, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %21 = stablehlo.dot_general %18, %iterArg_3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %22 = stablehlo.multiply %21, %8 : tensor<6x2xf32>
      %23 = stablehlo.dot_general %22, %iterArg, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x3xf32>) -> tensor<2x3xf32>
      %24 = stablehlo.transpose %23, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
      %25 = stablehlo.sign %24 : tensor<3x2xf32>
      %26 = stablehlo.sign %20 : tensor<2x2xf32>
      %cst_12 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
      %27 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %28 = stablehlo.multiply %27, %25 : tensor<3x2xf32>
      %cst_13 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
      %29 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %30 = stablehlo.multiply %29, %26 : tensor<2x2xf32>
      %31 = stablehlo.add %iterArg_2, %28 : tensor<3x2xf32>
      %32 = stablehlo.add %iterArg_3, %30 : tensor<2x2xf32>
      %33 = func.call @dynamic_update_index_in_dim(%iterArg_4, %15, %iterArg_1) : (tensor<8xf32>, tensor<f32>, tensor<i64>) -> tensor<8xf32>
      %c_14 = stablehlo.constant dense<1> : tensor<i64>
      %34 = stablehlo.add %iterArg_1, %c_14 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_0, %34, %31, %32, %33 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
    }
    return %1#3, %1#4, %1#5 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<8xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<8xf32>, tensor<1xf32>, tensor<i64>) -> tensor<8xf32>
    return %1 : tensor<8xf32>
  }
}

// -----

// programs_optax: noisy_sgd
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>)
    %e:3 = call @expected() : () -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    %r:3 = call @program(%i#0, %i#1, %i#2, %i#3) : (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<3x2xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<2x2xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.0001 : tensor<8xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) {
    %0 = stablehlo.constant dense<"0xBD2E00BFB70E28BFB7D37DBE12B1873E31B407BF21340ABF05130CBE95C39ABC717E303F8E52D1BE3D950ABF2CCD033F5D23A93DC32FDC3D20CF353E9377CDBEFC861D3FE096963D"> : tensor<6x3xf32>
    %1 = stablehlo.constant dense<"0x91F696BE78F358BE7C5D213FDDFDC93E890C21BE515082BE79C8903E012ACFBE1835BBBE97CEA1BE561DC4BE0422B8BE"> : tensor<6x2xf32>
    %2 = stablehlo.constant dense<"0xCD7463BE49FD02BF65DF75BE63F6303ED250C23DAF9CA53E"> : tensor<3x2xf32>
    %3 = stablehlo.constant dense<"0x646CF5BD67B2293FD094D13E98337D3E"> : tensor<2x2xf32>
    return %0, %1, %2, %3 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>
  }
  func.func private @expected() -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>) {
    %0 = stablehlo.constant dense<"0x57A85ABEAA5A01BF477671BED38F2F3E54ECB03D725AA13E"> : tensor<3x2xf32>
    %1 = stablehlo.constant dense<"0x4980EEBD7BDA283FE656CF3E96BC753E"> : tensor<2x2xf32>
    %2 = stablehlo.constant dense<"0xE44D503E98F84F3EA64E4F3EFCBC4E3EF25B4E3E23E64D3E3C744D3E0C144D3E"> : tensor<8xf32>
    return %0, %1, %2 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @program(%arg0: tensor<6x3xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<3x2xf32>, %arg3: tensor<2x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<2x2xf32> {jax.result_info = "result[1]"}, tensor<8xf32> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %c_0 = stablehlo.constant dense<32> : tensor<i64>
    %0 = stablehlo.shift_right_logical %c, %c_0 : tensor<i64>
    %1 = stablehlo.convert %0 : (tensor<i64>) -> tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %c_1 = stablehlo.constant dense<4294967295> : tensor<i64>
    %3 = stablehlo.and %c, %c_1 : tensor<i64>
    %4 = stablehlo.convert %3 : (tensor<i64>) -> tensor<ui32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %6 = stablehlo.concatenate %2, %5, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %8:8 = stablehlo.while(%iterArg = %arg0, %iterArg_4 = %arg1, %iterArg_5 = %c_3, %iterArg_6 = %arg2, %iterArg_7 = %arg3, %iterArg_8 = %c_2, %iterArg_9 = %6, %iterArg_10 = %7) : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<2xui32>, tensor<8xf32>
    cond {
      %c_11 = stablehlo.constant dense<8> : tensor<i64>
      %9 = stablehlo.compare LT, %iterArg_5, %c_11, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    } do {
      %9 = stablehlo.dot_general %iterArg, %iterArg_6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
      %10 = stablehlo.tanh %9 : tensor<6x2xf32>
      %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %11 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %12 = stablehlo.add %11, %10 : tensor<6x2xf32>
      %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %13 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %14 = stablehlo.subtract %13, %10 : tensor<6x2xf32>
      %15 = stablehlo.multiply %12, %14 : tensor<6x2xf32>
      %16 = stablehlo.dot_general %10, %iterArg_7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %17 = stablehlo.subtract %16, %iterArg_4 : tensor<6x2xf32>
      %18 = stablehlo.multiply %17, %17 : tensor<6x2xf32>
      %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %19 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %20 = stablehlo.multiply %19, %17 : tensor<6x2xf32>
      %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %21 = stablehlo.reduce(%18 init: %cst_14) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<f32>
      %cst_15 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %22 = stablehlo.divide %21, %cst_15 : tensor<f32>
      %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_17 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %23 = stablehlo.divide %cst_16, %cst_17 : tensor<f32>
      %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %25 = stablehlo.multiply %24, %20 : tensor<6x2xf32>
      %26 = stablehlo.dot_general %25, %10, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<2x2xf32>
      %27 = stablehlo.transpose %26, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %28 = stablehlo.dot_general %25, %iterArg_7, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %29 = stablehlo.multiply %28, %15 : tensor<6x2xf32>
      %30 = stablehlo.dot_general %29, %iterArg, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x3xf32>) -> tensor<2x3xf32>
      %31 = stablehlo.transpose %30, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
      %c_18 = stablehlo.constant dense<2147483647> : tensor<i32>
      %32 = stablehlo.compare LT, %iterArg_8, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_19 = stablehlo.constant dense<1> : tensor<i32>
      %33 = stablehlo.add %iterArg_8, %c_19 : tensor<i32>
      %c_20 = stablehlo.constant dense<2147483647> : tensor<i32>
      %34 = func.call @_where(%32, %33, %c_20) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %35 = stablehlo.convert %34 : (tensor<i32>) -> tensor<f64>
      %cst_21 = stablehlo.constant dense<5.500000e-01> : tensor<f64>
      %36 = stablehlo.power %35, %cst_21 : tensor<f64>
      %cst_22 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
      %37 = stablehlo.divide %cst_22, %36 : tensor<f64>
      %38 = stablehlo.sqrt %37 : tensor<f64>
      %39 = func.call @_threefry_split(%iterArg_9) : (tensor<2xui32>) -> tensor<2x2xui32>
      %40 = stablehlo.slice %39 [0:1, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
      %41 = stablehlo.reshape %40 : (tensor<1x2xui32>) -> tensor<2xui32>
      %42 = stablehlo.slice %39 [1:2, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
      %43 = stablehlo.reshape %42 : (tensor<1x2xui32>) -> tensor<2xui32>
      %44 = func.call @_threefry_split(%43) : (tensor<2xui32>) -> tensor<2x2xui32>
      %45 = stablehlo.slice %44 [0:1, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
      %46 = stablehlo.reshape %45 : (tensor<1x2xui32>) -> tensor<2xui32>
      %47 = stablehlo.slice %44 [1:2, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
      %48 = stablehlo.reshape %47 : (tensor<1x2xui32>) -> tensor<2xui32>
      %49 = func.call @_normal(%46) : (tensor<2xui32>) -> tensor<3x2xf32>
      %50 = func.call @_normal_1(%48) : (tensor<2xui32>) -> tensor<2x2xf32>
      %51 = stablehlo.convert %38 : (tensor<f64>) -> tensor<f32>
      %52 = stablehlo.broadcast_in_dim %51, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %53 = stablehlo.multiply %52, %49 : tensor<3x2xf32>
      %54 = stablehlo.add %31, %53 : tensor<3x2xf32>
      %55 = stablehlo.convert %38 : (tensor<f64>) -> tensor<f32>
      %56 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %57 = stablehlo.multiply %56, %50 : tensor<2x2xf32>
      %58 = stablehlo.add %27, %57 : tensor<2x2xf32>
      %cst_23 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
      %59 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %60 = stablehlo.multiply %59, %54 : tensor<3x2xf32>
      %cst_24 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
      %61 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %62 = stablehlo.multiply %61, %58 : tensor<2x2xf32>
      %63 = stablehlo.add %iterArg_6, %60 : tensor<3x2xf32>
      %64 = stablehlo.add %iterArg_7, %62 : tensor<2x2xf32>
      %65 = func.call @dynamic_update_index_in_dim(%iterArg_10, %22, %iterArg_5) : (tensor<8xf32>, tensor<f32>, tensor<i64>) -> tensor<8xf32>
      %c_25 = stablehlo.constant dense<1> : tensor<i64>
      %66 = stablehlo.add %iterArg_5, %c_25 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_4, %66, %63, %64, %34, %41, %65 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<2xui32>, tensor<8xf32>
    }
    return %8#3, %8#4, %8#7 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_threefry_split(%arg0: tensor<2xui32>) -> tensor<2x2xui32> {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.iota dim = 0 : tensor<2xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2xui64>
    %6 = stablehlo.multiply %5, %4 : tensor<2xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2xui64>
    %8 = stablehlo.shift_right_logical %6, %7 : tensor<2xui64>
    %9 = stablehlo.convert %6 : (tensor<2xui64>) -> tensor<2xui32>
    %10 = stablehlo.convert %8 : (tensor<2xui64>) -> tensor<2xui32>
    %11:2 = call @threefry2x32(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>)
    %12 = stablehlo.broadcast_in_dim %11#0, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %13 = stablehlo.broadcast_in_dim %11#1, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %14 = stablehlo.concatenate %12, %13, dim = 1 : (tensor<2x1xui32>, tensor<2x1xui32>) -> tensor<2x2xui32>
    return %14 : tensor<2x2xui32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2xui32>, %arg3: tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<2xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<2xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i64>, tensor<i64>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i64>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %c_12 = stablehlo.constant dense<1> : tensor<i64>
      %7 = stablehlo.add %iterArg_4, %c_12 : tensor<i64>
      %8 = stablehlo.slice %iterArg_10 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
      %9 = stablehlo.reshape %8 : (tensor<1xui32>) -> tensor<ui32>
      %10 = stablehlo.slice %iterArg_10 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
      %11 = stablehlo.reshape %10 : (tensor<1xui32>) -> tensor<ui32>
      %12 = stablehlo.slice %iterArg_10 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
      %13 = stablehlo.reshape %12 : (tensor<1xui32>) -> tensor<ui32>
      %14 = stablehlo.slice %iterArg_10 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
      %15 = stablehlo.reshape %14 : (tensor<1xui32>) -> tensor<ui32>
      %16 = stablehlo.add %iterArg_5, %iterArg_6 : tensor<2xui32>
      %17 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<ui32>) -> tensor<2xui32>
      %18 = stablehlo.shift_left %iterArg_6, %17 : tensor<2xui32>
      %c_13 = stablehlo.constant dense<32> : tensor<ui32>
      %19 = stablehlo.subtract %c_13, %9 : tensor<ui32>
      %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<ui32>) -> tensor<2xui32>
      %21 = stablehlo.shift_right_logical %iterArg_6, %20 : tensor<2xui32>
      %22 = stablehlo.or %18, %21 : tensor<2xui32>
      %23 = stablehlo.xor %16, %22 : tensor<2xui32>
      %24 = stablehlo.add %16, %23 : tensor<2xui32>
      %25 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<ui32>) -> tensor<2xui32>
      %26 = stablehlo.shift_left %23, %25 : tensor<2xui32>
      %c_14 = stablehlo.constant dense<32> : tensor<ui32>
      %27 = stablehlo.subtract %c_14, %11 : tensor<ui32>
      %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<ui32>) -> tensor<2xui32>
      %29 = stablehlo.shift_right_logical %23, %28 : tensor<2xui32>
      %30 = stablehlo.or %26, %29 : tensor<2xui32>
      %31 = stablehlo.xor %24, %30 : tensor<2xui32>
      %32 = stablehlo.add %24, %31 : tensor<2xui32>
      %33 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<ui32>) -> tensor<2xui32>
      %34 = stablehlo.shift_left %31, %33 : tensor<2xui32>
      %c_15 = stablehlo.constant dense<32> : tensor<ui32>
      %35 = stablehlo.subtract %c_15, %13 : tensor<ui32>
      %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<ui32>) -> tensor<2xui32>
      %37 = stablehlo.shift_right_logical %31, %36 : tensor<2xui32>
      %38 = stablehlo.or %34, %37 : tensor<2xui32>
      %39 = stablehlo.xor %32, %38 : tensor<2xui32>
      %40 = stablehlo.add %32, %39 : tensor<2xui32>
      %41 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<ui32>) -> tensor<2xui32>
      %42 = stablehlo.shift_left %39, %41 : tensor<2xui32>
      %c_16 = stablehlo.constant dense<32> : tensor<ui32>
      %43 = stablehlo.subtract %c_16, %15 : tensor<ui32>
      %44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<ui32>) -> tensor<2xui32>
      %45 = stablehlo.shift_right_logical %39, %44 : tensor<2xui32>
      %46 = stablehlo.or %42, %45 : tensor<2xui32>
      %47 = stablehlo.xor %40, %46 : tensor<2xui32>
      %48 = stablehlo.broadcast_in_dim %iterArg_7, dims = [] : (tensor<ui32>) -> tensor<2xui32>
      %49 = stablehlo.add %40, %48 : tensor<2xui32>
      %50 = stablehlo.broadcast_in_dim %iterArg_8, dims = [] : (tensor<ui32>) -> tensor<2xui32>
      %51 = stablehlo.add %47, %50 : tensor<2xui32>
      %c_17 = stablehlo.constant dense<1> : tensor<i64>
      %52 = stablehlo.add %iterArg_4, %c_17 : tensor<i64>
      %53 = stablehlo.convert %52 : (tensor<i64>) -> tensor<ui32>
      %54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<ui32>) -> tensor<2xui32>
      %55 = stablehlo.add %51, %54 : tensor<2xui32>
      %c_18 = stablehlo.constant dense<1> : tensor<i64>
      %56 = stablehlo.add %iterArg, %c_18 : tensor<i64>
      stablehlo.return %56, %7, %49, %55, %iterArg_8, %iterArg_9, %iterArg_7, %iterArg_11, %iterArg_10 : tensor<i64>, tensor<i64>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<2xui32>, tensor<2xui32>
  }
  func.func private @_normal(%arg0: tensor<2xui32>) -> tensor<3x2xf32> {
    %0 = call @_normal_real(%arg0) : (tensor<2xui32>) -> tensor<3x2xf32>
    return %0 : tensor<3x2xf32>
  }
  func.func private @_normal_real(%arg0: tensor<2xui32>) -> tensor<3x2xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<3x2xf32>
    %1 = chlo.erf_inv %0 : tensor<3x2xf32> -> tensor<3x2xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<3x2xf32>
    return %3 : tensor<3x2xf32>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<3x2xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<3x2xui64>
    %7 = stablehlo.iota dim = 1 : tensor<3x2xui64>
    %c = stablehlo.constant dense<2> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<3x2xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<3x2xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<3x2xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<3x2xui64>
    %12 = stablehlo.add %9, %11 : tensor<3x2xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<3x2xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<3x2xui64>
    %15 = stablehlo.convert %12 : (tensor<3x2xui64>) -> tensor<3x2xui32>
    %16 = stablehlo.convert %14 : (tensor<3x2xui64>) -> tensor<3x2xui32>
    %17:2 = call @threefry2x32_0(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<3x2xui32>, tensor<3x2xui32>) -> (tensor<3x2xui32>, tensor<3x2xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<3x2xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<3x2xui32>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<3x2xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<3x2xui32>
    %22 = stablehlo.or %20, %21 : tensor<3x2xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<3x2xui32>) -> tensor<3x2xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<3x2xf32>
    %26 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<3x2xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<3x2xf32>
    %29 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<3x2xf32>
    %30 = stablehlo.add %28, %29 : tensor<3x2xf32>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<3x2xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<3x2xf32>
    return %32 : tensor<3x2xf32>
  }
  func.func private @threefry2x32_0(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<3x2xui32>, %arg3: tensor<3x2xui32>) -> (tensor<3x2xui32>, tensor<3x2xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<3x2xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<3x2xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<3x2xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<3x2xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i64>, tensor<i64>, tensor<3x2xui32>, tensor<3x2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i64>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %c_12 = stablehlo.constant dense<1> : tensor<i64>
      %7 = stablehlo.add %iterArg_4, %c_12 : tensor<i64>
      %8 = stablehlo.slice %iterArg_10 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
      %9 = stablehlo.reshape %8 : (tensor<1xui32>) -> tensor<ui32>
      %10 = stablehlo.slice %iterArg_10 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
      %11 = stablehlo.reshape %10 : (tensor<1xui32>) -> tensor<ui32>
      %12 = stablehlo.slice %iterArg_10 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
      %13 = stablehlo.reshape %12 : (tensor<1xui32>) -> tensor<ui32>
      %14 = stablehlo.slice %iterArg_10 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
      %15 = stablehlo.reshape %14 : (tensor<1xui32>) -> tensor<ui32>
      %16 = stablehlo.add %iterArg_5, %iterArg_6 : tensor<3x2xui32>
      %17 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<ui32>) -> tensor<3x2xui32>
      %18 = stablehlo.shift_left %iterArg_6, %17 : tensor<3x2xui32>
      %c_13 = stablehlo.constant dense<32> : tensor<ui32>
      %19 = stablehlo.subtract %c_13, %9 : tensor<ui32>
      %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<ui32>) -> tensor<3x2xui32>
      %21 = stablehlo.shift_right_logical %iterArg_6, %20 : tensor<3x2xui32>
      %22 = stablehlo.or %18, %21 : tensor<3x2xui32>
      %23 = stablehlo.xor %16, %22 : tensor<3x2xui32>
      %24 = stablehlo.add %16, %23 : tensor<3x2xui32>
      %25 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<ui32>) -> tensor<3x2xui32>
      %26 = stablehlo.shift_left %23, %25 : tensor<3x2xui32>
      %c_14 = stablehlo.constant dense<32> : tensor<ui32>
      %27 = stablehlo.subtract %c_14, %11 : tensor<ui32>
      %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<ui32>) -> tensor<3x2xui32>
      %29 = stablehlo.shift_right_logical %23, %28 : tensor<3x2xui32>
      %30 = stablehlo.or %26, %29 : tensor<3x2xui32>
      %31 = stablehlo.xor %24, %30 : tensor<3x2xui32>
      %32 = stablehlo.add %24, %31 : tensor<3x2xui32>
      %33 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<ui32>) -> tensor<3x2xui32>
      %34 = stablehlo.shift_left %31, %33 : tensor<3x2xui32>
      %c_15 = stablehlo.constant dense<32> : tensor<ui32>
      %35 = stablehlo.subtract %c_15, %13 : tensor<ui32>
      %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<ui32>) -> tensor<3x2xui32>
      %37 = stablehlo.shift_right_logical %31, %36 : tensor<3x2xui32>
      %38 = stablehlo.or %34, %37 : tensor<3x2xui32>
      %39 = stablehlo.xor %32, %38 : tensor<3x2xui32>
      %40 = stablehlo.add %32, %39 : tensor<3x2xui32>
      %41 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<ui32>) -> tensor<3x2xui32>
      %42 = stablehlo.shift_left %39, %41 : tensor<3x2xui32>
      %c_16 = stablehlo.constant dense<32> : tensor<ui32>
      %43 = stablehlo.subtract %c_16, %15 : tensor<ui32>
      %44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<ui32>) -> tensor<3x2xui32>
      %45 = stablehlo.shift_right_logical %39, %44 : tensor<3x2xui32>
      %46 = stablehlo.or %42, %45 : tensor<3x2xui32>
      %47 = stablehlo.xor %40, %46 : tensor<3x2xui32>
      %48 = stablehlo.broadcast_in_dim %iterArg_7, dims = [] : (tensor<ui32>) -> tensor<3x2xui32>
      %49 = stablehlo.add %40, %48 : tensor<3x2xui32>
      %50 = stablehlo.broadcast_in_dim %iterArg_8, dims = [] : (tensor<ui32>) -> tensor<3x2xui32>
      %51 = stablehlo.add %47, %50 : tensor<3x2xui32>
      %c_17 = stablehlo.constant dense<1> : tensor<i64>
      %52 = stablehlo.add %iterArg_4, %c_17 : tensor<i64>
      %53 = stablehlo.convert %52 : (tensor<i64>) -> tensor<ui32>
      %54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<ui32>) -> tensor<3x2xui32>
      %55 = stablehlo.add %51, %54 : tensor<3x2xui32>
      %c_18 = stablehlo.constant dense<1> : tensor<i64>
      %56 = stablehlo.add %iterArg, %c_18 : tensor<i64>
      stablehlo.return %56, %7, %49, %55, %iterArg_8, %iterArg_9, %iterArg_7, %iterArg_11, %iterArg_10 : tensor<i64>, tensor<i64>, tensor<3x2xui32>, tensor<3x2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<3x2xui32>, tensor<3x2xui32>
  }
  func.func private @_normal_1(%arg0: tensor<2xui32>) -> tensor<2x2xf32> {
    %0 = call @_normal_real_2(%arg0) : (tensor<2xui32>) -> tensor<2x2xf32>
    return %0 : tensor<2x2xf32>
  }
  func.func private @_normal_real_2(%arg0: tensor<2xui32>) -> tensor<2x2xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform_3(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<2x2xf32>
    %1 = chlo.erf_inv %0 : tensor<2x2xf32> -> tensor<2x2xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<2x2xf32>
    return %3 : tensor<2x2xf32>
  }
  func.func private @_uniform_3(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2x2xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<2x2xui64>
    %7 = stablehlo.iota dim = 1 : tensor<2x2xui64>
    %c = stablehlo.constant dense<2> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2x2xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<2x2xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2x2xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<2x2xui64>
    %12 = stablehlo.add %9, %11 : tensor<2x2xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<2x2xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<2x2xui64>
    %15 = stablehlo.convert %12 : (tensor<2x2xui64>) -> tensor<2x2xui32>
    %16 = stablehlo.convert %14 : (tensor<2x2xui64>) -> tensor<2x2xui32>
    %17:2 = call @threefry2x32_4(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<2x2xui32>, tensor<2x2xui32>) -> (tensor<2x2xui32>, tensor<2x2xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<2x2xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<2x2xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %22 = stablehlo.or %20, %21 : tensor<2x2xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<2x2xui32>) -> tensor<2x2xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<2x2xf32>
    %26 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<2x2xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<2x2xf32>
    %29 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<2x2xf32>
    %30 = stablehlo.add %28, %29 : tensor<2x2xf32>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<2x2xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<2x2xf32>
    return %32 : tensor<2x2xf32>
  }
  func.func private @threefry2x32_4(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2x2xui32>, %arg3: tensor<2x2xui32>) -> (tensor<2x2xui32>, tensor<2x2xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<2x2xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<2x2xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i64>, tensor<i64>, tensor<2x2xui32>, tensor<2x2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i64>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %c_12 = stablehlo.constant dense<1> : tensor<i64>
      %7 = stablehlo.add %iterArg_4, %c_12 : tensor<i64>
      %8 = stablehlo.slice %iterArg_10 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
      %9 = stablehlo.reshape %8 : (tensor<1xui32>) -> tensor<ui32>
      %10 = stablehlo.slice %iterArg_10 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
      %11 = stablehlo.reshape %10 : (tensor<1xui32>) -> tensor<ui32>
      %12 = stablehlo.slice %iterArg_10 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
      %13 = stablehlo.reshape %12 : (tensor<1xui32>) -> tensor<ui32>
      %14 = stablehlo.slice %iterArg_10 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
      %15 = stablehlo.reshape %14 : (tensor<1xui32>) -> tensor<ui32>
      %16 = stablehlo.add %iterArg_5, %iterArg_6 : tensor<2x2xui32>
      %17 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
      %18 = stablehlo.shift_left %iterArg_6, %17 : tensor<2x2xui32>
      %c_13 = stablehlo.constant dense<32> : tensor<ui32>
      %19 = stablehlo.subtract %c_13, %9 : tensor<ui32>
      %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
      %21 = stablehlo.shift_right_logical %iterArg_6, %20 : tensor<2x2xui32>
      %22 = stablehlo.or %18, %21 : tensor<2x2xui32>
      %23 = stablehlo.xor %16, %22 : tensor<2x2xui32>
      %24 = stablehlo.add %16, %23 : tensor<2x2xui32>
      %25 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
      %26 = stablehlo.shift_left %23, %25 : tensor<2x2xui32>
      %c_14 = stablehlo.constant dense<32> : tensor<ui32>
      %27 = stablehlo.subtract %c_14, %11 : tensor<ui32>
      %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
      %29 = stablehlo.shift_right_logical %23, %28 : tensor<2x2xui32>
      %30 = stablehlo.or %26, %29 : tensor<2x2xui32>
      %31 = stablehlo.xor %24, %30 : tensor<2x2xui32>
      %32 = stablehlo.add %24, %31 : tensor<2x2xui32>
      %33 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
      %34 = stablehlo.shift_left %31, %33 : tensor<2x2xui32>
      %c_15 = stablehlo.constant dense<32> : tensor<ui32>
      %35 = stablehlo.subtract %c_15, %13 : tensor<ui32>
      %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
      %37 = stablehlo.shift_right_logical %31, %36 : tensor<2x2xui32>
      %38 = stablehlo.or %34, %37 : tensor<2x2xui32>
      %39 = stablehlo.xor %32, %38 : tensor<2x2xui32>
      %40 = stablehlo.add %32, %39 : tensor<2x2xui32>
      %41 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
      %42 = stablehlo.shift_left %39, %41 : tensor<2x2xui32>
      %c_16 = stablehlo.constant dense<32> : tensor<ui32>
      %43 = stablehlo.subtract %c_16, %15 : tensor<ui32>
      %44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
      %45 = stablehlo.shift_right_logical %39, %44 : tensor<2x2xui32>
      %46 = stablehlo.or %42, %45 : tensor<2x2xui32>
      %47 = stablehlo.xor %40, %46 : tensor<2x2xui32>
      %48 = stablehlo.broadcast_in_dim %iterArg_7, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
      %49 = stablehlo.add %40, %48 : tensor<2x2xui32>
      %50 = stablehlo.broadcast_in_dim %iterArg_8, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
      %51 = stablehlo.add %47, %50 : tensor<2x2xui32>
      %c_17 = stablehlo.constant dense<1> : tensor<i64>
      %52 = stablehlo.add %iterArg_4, %c_17 : tensor<i64>
      %53 = stablehlo.convert %52 : (tensor<i64>) -> tensor<ui32>
      %54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
      %55 = stablehlo.add %51, %54 : tensor<2x2xui32>
      %c_18 = stablehlo.constant dense<1> : tensor<i64>
      %56 = stablehlo.add %iterArg, %c_18 : tensor<i64>
      stablehlo.return %56, %7, %49, %55, %iterArg_8, %iterArg_9, %iterArg_7, %iterArg_11, %iterArg_10 : tensor<i64>, tensor<i64>, tensor<2x2xui32>, tensor<2x2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<2x2xui32>, tensor<2x2xui32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<8xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<8xf32>, tensor<1xf32>, tensor<i64>) -> tensor<8xf32>
    return %1 : tensor<8xf32>
  }
}

// -----

// programs_optax: centred rmsprop with momentum
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>)
    %e:3 = call @expected() : () -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    %r:3 = call @program(%i#0, %i#1, %i#2, %i#3) : (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<3x2xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<2x2xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.0001 : tensor<8xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) {
    %0 = stablehlo.constant dense<"0xB2A1C83DF2F7193FA7166B3A3474C2BE3A06A43E64C21F3EE6CD1EBF980C21BFA7CA2D3F4A91EF3EA77FA63E456907BFE884913E22972DBFDE7C5E3E80C7003F3CB1B23D6F17EDBE"> : tensor<6x3xf32>
    %1 = stablehlo.constant dense<"0xAAD4E8BEF1A58CBEDD52833E804251BE10ECD2BD194A213F1A4C193F74BF17BEB6A6DCBE5D40D0BE8D1DE8BB47982D3F"> : tensor<6x2xf32>
    %2 = stablehlo.constant dense<"0x196DF9BE088E16BF72AFAF3D6224EBBE1370D8BD87FA00BD"> : tensor<3x2xf32>
    %3 = stablehlo.constant dense<"0x7E9BC43EC53BBBBE5053093F3106C03E"> : tensor<2x2xf32>
    return %0, %1, %2, %3 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>
  }
  func.func private @expected() -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>) {
    %0 = stablehlo.constant dense<"0xAD4297BD56025CBE57EE103F69E2A5BD05431CBFDB7908BF"> : tensor<3x2xf32>
    %1 = stablehlo.constant dense<"0xE00BF03E516A29BD7711283E60D2803F"> : tensor<2x2xf32>
    %2 = stablehlo.constant dense<"0x7B904C3EDB693E3E7A942D3EF6521F3E3C17153E2631103E9A51113EAF19163E"> : tensor<8xf32>
    return %0, %1, %2 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @program(%arg0: tensor<6x3xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<3x2xf32>, %arg3: tensor<2x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<2x2xf32> {jax.result_info = "result[1]"}, tensor<8xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %7:12 = stablehlo.while(%iterArg = %arg0, %iterArg_6 = %arg1, %iterArg_7 = %c, %iterArg_8 = %arg2, %iterArg_9 = %arg3, %iterArg_10 = %0, %iterArg_11 = %1, %iterArg_12 = %2, %iterArg_13 = %3, %iterArg_14 = %4, %iterArg_15 = %5, %iterArg_16 = %6) : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
    cond {
      %c_17 = stablehlo.constant dense<8> : tensor<i64>
      %8 = stablehlo.compare LT, %iterArg_7, %c_17, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %8 : tensor<i1>
    } do {
      %8 = stablehlo.dot_general %iterArg, %iterArg_8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
      %9 = stablehlo.tanh %8 : tensor<6x2xf32>
      %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %11 = stablehlo.add %10, %9 : tensor<6x2xf32>
      %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %12 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %13 = stablehlo.subtract %12, %9 : tensor<6x2xf32>
      %14 = stablehlo.multiply %11, %13 : tensor<6x2xf32>
      %15 = stablehlo.dot_general %9, %iterArg_9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %16 = stablehlo.subtract %15, %iterArg_6 : tensor<6x2xf32>
      %17 = stablehlo.multiply %16, %16 : tensor<6x2xf32>
      %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %18 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %19 = stablehlo.multiply %18, %16 : tensor<6x2xf32>
      %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %20 = stablehlo.reduce(%17 init: %cst_20) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<f32>
      %cst_21 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %21 = stablehlo.divide %20, %cst_21 : tensor<f32>
      %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_23 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %22 = stablehlo.divide %cst_22, %cst_23 : tensor<f32>
      %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %24 = stablehlo.multiply %23, %19 : tensor<6x2xf32>
      %25 = stablehlo.dot_general %24, %9, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<2x2xf32>
      %26 = stablehlo.transpose %25, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %27 = stablehlo.dot_general %24, %iterArg_9, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %28 = stablehlo.multiply %27, %14 : tensor<6x2xf32>
      %29 = stablehlo.dot_general %28, %iterArg, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x3xf32>) -> tensor<2x3xf32>
      %30 = stablehlo.transpose %29, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
      %cst_24 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %31 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %32 = stablehlo.multiply %31, %30 : tensor<3x2xf32>
      %cst_25 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %33 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %34 = stablehlo.multiply %33, %iterArg_10 : tensor<3x2xf32>
      %35 = stablehlo.add %32, %34 : tensor<3x2xf32>
      %cst_26 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %36 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %37 = stablehlo.multiply %36, %26 : tensor<2x2xf32>
      %cst_27 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %38 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %39 = stablehlo.multiply %38, %iterArg_11 : tensor<2x2xf32>
      %40 = stablehlo.add %37, %39 : tensor<2x2xf32>
      %41 = stablehlo.multiply %30, %30 : tensor<3x2xf32>
      %cst_28 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %42 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %43 = stablehlo.multiply %42, %41 : tensor<3x2xf32>
      %cst_29 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %44 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %45 = stablehlo.multiply %44, %iterArg_12 : tensor<3x2xf32>
      %46 = stablehlo.add %43, %45 : tensor<3x2xf32>
      %47 = stablehlo.multiply %26, %26 : tensor<2x2xf32>
      %cst_30 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %48 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %49 = stablehlo.multiply %48, %47 : tensor<2x2xf32>
      %cst_31 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %50 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %51 = stablehlo.multiply %50, %iterArg_13 : tensor<2x2xf32>
      %52 = stablehlo.add %49, %51 : tensor<2x2xf32>
      %53 = stablehlo.multiply %35, %35 : tensor<3x2xf32>
      %54 = stablehlo.subtract %46, %53 : tensor<3x2xf32>
      %cst_32 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %55 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %56 = stablehlo.add %54, %55 : tensor<3x2xf32>
      %57 = stablehlo.rsqrt %56 : tensor<3x2xf32>
      %58 = stablehlo.multiply %40, %40 : tensor<2x2xf32>
      %59 = stablehlo.subtract %52, %58 : tensor<2x2xf32>
      %cst_33 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %60 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %61 = stablehlo.add %59, %60 : tensor<2x2xf32>
      %62 = stablehlo.rsqrt %61 : tensor<2x2xf32>
      %63 = stablehlo.multiply %57, %30 : tensor<3x2xf32>
      %64 = stablehlo.multiply %62, %26 : tensor<2x2xf32>
      %cst_34 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
      %65 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %66 = stablehlo.multiply %65, %63 : tensor<3x2xf32>
      %cst_35 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
      %67 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %68 = stablehlo.multiply %67, %64 : tensor<2x2xf32>
      %cst_36 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %69 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %70 = stablehlo.multiply %69, %iterArg_14 : tensor<3x2xf32>
      %71 = stablehlo.add %66, %70 : tensor<3x2xf32>
      %cst_37 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %72 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %73 = stablehlo.multiply %72, %iterArg_15 : tensor<2x2xf32>
      %74 = stablehlo.add %68, %73 : tensor<2x2xf32>
      %75 = stablehlo.add %iterArg_8, %71 : tensor<3x2xf32>
      %76 = stablehlo.add %iterArg_9, %74 : tensor<2x2xf32>
      %77 = func.call @dynamic_update_index_in_dim(%iterArg_16, %21, %iterArg_7) : (tensor<8xf32>, tensor<f32>, tensor<i64>) -> tensor<8xf32>
      %c_38 = stablehlo.constant dense<1> : tensor<i64>
      %78 = stablehlo.add %iterArg_7, %c_38 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_6, %78, %75, %76, %35, %40, %46, %52, %71, %74, %77 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
    }
    return %7#3, %7#4, %7#11 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<8xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<8xf32>, tensor<1xf32>, tensor<i64>) -> tensor<8xf32>
    return %1 : tensor<8xf32>
  }
}

// -----

// programs_optax: sgd with momentum
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>)
    %e:3 = call @expected() : () -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    %r:3 = call @program(%i#0, %i#1, %i#2, %i#3) : (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<3x2xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<2x2xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.0001 : tensor<8xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) {
    %0 = stablehlo.constant dense<"0x29D4ABBEF935FD3E585E19BF503B973E113AB23AB3F2AFBED0CD9FBED517B83D2333C5BE89EBB5BE254199BCC5C72C3FD456BFBEACC3E4BD732D143ED34AA43B8A2921BFA1B0FE3E"> : tensor<6x3xf32>
    %1 = stablehlo.constant dense<"0xC04016BD9246D53E5C2DCEBE3A840EBF41AF323F77CAD5BEF948CB3E22E5313F667E19BF440F80BE29A51F3F37B09FBE"> : tensor<6x2xf32>
    %2 = stablehlo.constant dense<"0x89F2EB3E69C53A3E9AEDAC3E010EAB3D0A8831BEA78296BC"> : tensor<3x2xf32>
    %3 = stablehlo.constant dense<"0x42910F3F6B31DC3E32C614BF60E490BD"> : tensor<2x2xf32>
    return %0, %1, %2, %3 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>
  }
  func.func private @expected() -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>) {
    %0 = stablehlo.constant dense<"0x63D3A03E80DA8D3EDFA59C3E4F61343EC6FE413DC08D38BE"> : tensor<3x2xf32>
    %1 = stablehlo.constant dense<"0x89E1D33E6F7BB83E5A3323BFAA46DDBD"> : tensor<2x2xf32>
    %2 = stablehlo.constant dense<"0x75D5893EC9A5883E6982863EE9B4833E1388803ECF7C7A3E3219743E572F6E3E"> : tensor<8xf32>
    return %0, %1, %2 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @program(%arg0: tensor<6x3xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<3x2xf32>, %arg3: tensor<2x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<2x2xf32> {jax.result_info = "result[1]"}, tensor<8xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %3:8 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %arg1, %iterArg_3 = %c, %iterArg_4 = %arg2, %iterArg_5 = %arg3, %iterArg_6 = %0, %iterArg_7 = %1, %iterArg_8 = %2) : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
    cond {
      %c_9 = stablehlo.constant dense<8> : tensor<i64>
      %4 = stablehlo.compare LT, %iterArg_3, %c_9, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = stablehlo.dot_general %iterArg, %iterArg_4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
      %5 = stablehlo.tanh %4 : tensor<6x2xf32>
      %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %6 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %7 = stablehlo.add %6, %5 : tensor<6x2xf32>
      %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %9 = stablehlo.subtract %8, %5 : tensor<6x2xf32>
      %10 = stablehlo.multiply %7, %9 : tensor<6x2xf32>
      %11 = stablehlo.dot_general %5, %iterArg_5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %12 = stablehlo.subtract %11, %iterArg_2 : tensor<6x2xf32>
      %13 = stablehlo.multiply %12, %12 : tensor<6x2xf32>
      %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %14 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %15 = stablehlo.multiply %14, %12 : tensor<6x2xf32>
      %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %16 = stablehlo.reduce(%13 init: %cst_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<f32>
      %cst_13 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %17 = stablehlo.divide %16, %cst_13 : tensor<f32>
      %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_15 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %18 = stablehlo.divide %cst_14, %cst_15 : tensor<f32>
      %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %20 = stablehlo.multiply %19, %15 : tensor<6x2xf32>
      %21 = stablehlo.dot_general %20, %5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<2x2xf32>
      %22 = stablehlo.transpose %21, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %23 = stablehlo.dot_general %20, %iterArg_5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %24 = stablehlo.multiply %23, %10 : tensor<6x2xf32>
      %25 = stablehlo.dot_general %24, %iterArg, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x3xf32>) -> tensor<2x3xf32>
      %26 = stablehlo.transpose %25, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
      %cst_16 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %27 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %28 = stablehlo.multiply %27, %iterArg_6 : tensor<3x2xf32>
      %29 = stablehlo.add %26, %28 : tensor<3x2xf32>
      %cst_17 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %30 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %31 = stablehlo.multiply %30, %iterArg_7 : tensor<2x2xf32>
      %32 = stablehlo.add %22, %31 : tensor<2x2xf32>
      %cst_18 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
      %33 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %34 = stablehlo.multiply %33, %29 : tensor<3x2xf32>
      %cst_19 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
      %35 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %36 = stablehlo.multiply %35, %32 : tensor<2x2xf32>
      %37 = stablehlo.add %iterArg_4, %34 : tensor<3x2xf32>
      %38 = stablehlo.add %iterArg_5, %36 : tensor<2x2xf32>
      %39 = func.call @dynamic_update_index_in_dim(%iterArg_8, %17, %iterArg_3) : (tensor<8xf32>, tensor<f32>, tensor<i64>) -> tensor<8xf32>
      %c_20 = stablehlo.constant dense<1> : tensor<i64>
      %40 = stablehlo.add %iterArg_3, %c_20 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_2, %40, %37, %38, %29, %32, %39 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
    }
    return %3#3, %3#4, %3#7 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<8xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<8xf32>, tensor<1xf32>, tensor<i64>) -> tensor<8xf32>
    return %1 : tensor<8xf32>
  }
}

// -----

// programs_optax: clipped by value
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>)
    %e:3 = call @expected() : () -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    %r:3 = call @program(%i#0, %i#1, %i#2, %i#3) : (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<3x2xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<2x2xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.0001 : tensor<8xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) {
    %0 = stablehlo.constant dense<"0x305405BF3D2986BDD293063D3AA7143F0FB93BBC403079BED4AA23BEC2470EBF7F7430BE34DB073D2960163F443897BD6FC5BEBD5E522CBF33012CBE4FBED03E34DC063FD5E71BBF"> : tensor<6x3xf32>
    %1 = stablehlo.constant dense<"0xF4BDC0BE654CE1BEB02B4E3D292BF3BEDB328EBE86B9E0BEB45AEEBE3B3AC13B15E1EC3E4929EE3E82A8BABEC6F6C83E"> : tensor<6x2xf32>
    %2 = stablehlo.constant dense<"0x8CD72FBDC4BD293CF6FD343E8278D1BD5D45C43E802EA03D"> : tensor<3x2xf32>
    %3 = stablehlo.constant dense<"0x838CA4BE1171A43EBC72DCBE61C817BE"> : tensor<2x2xf32>
    return %0, %1, %2, %3 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>
  }
  func.func private @expected() -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>) {
    %0 = stablehlo.constant dense<"0x9E399CBC471562BC4E199F3E7002193DCEC5943E062EC73C"> : tensor<3x2xf32>
    %1 = stablehlo.constant dense<"0x9906B1BE1017953E123BD0BE33AB20BE"> : tensor<2x2xf32>
    %2 = stablehlo.constant dense<"0xB3B71D3E2C901B3E819B193E3ECF173E7123163EFC91143E3616133E91AC113E"> : tensor<8xf32>
    return %0, %1, %2 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @program(%arg0: tensor<6x3xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<3x2xf32>, %arg3: tensor<2x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<2x2xf32> {jax.result_info = "result[1]"}, tensor<8xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:6 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg1, %iterArg_1 = %c, %iterArg_2 = %arg2, %iterArg_3 = %arg3, %iterArg_4 = %0) : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
    cond {
      %c_5 = stablehlo.constant dense<8> : tensor<i64>
      %2 = stablehlo.compare LT, %iterArg_1, %c_5, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = stablehlo.dot_general %iterArg, %iterArg_2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
      %3 = stablehlo.tanh %2 : tensor<6x2xf32>
      %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %4 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %5 = stablehlo.add %4, %3 : tensor<6x2xf32>
      %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %6 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %7 = stablehlo.subtract %6, %3 : tensor<6x2xf32>
      %8 = stablehlo.multiply %5, %7 : tensor<6x2xf32>
      %9 = stablehlo.dot_general %3, %iterArg_3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %10 = stablehlo.subtract %9, %iterArg_0 : tensor<6x2xf32>
      %11 = stablehlo.multiply %10, %10 : tensor<6x2xf32>
      %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %12 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %13 = stablehlo.multiply %12, %10 : tensor<6x2xf32>
      %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %14 = stablehlo.reduce(%11 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<f32>
      %cst_9 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %15 = stablehlo.divide %14, %cst_9 : tensor<f32>
      %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_11 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %16 = stablehlo.divide %cst_10, %cst_11 : tensor<f32>
      %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %18 = stablehlo.multiply %17, %13 : tensor<6x2xf32>
      %19 = stablehlo.dot_general %18, %3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<2x2xf32>
      %20 = stablehlo.transpose %19, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %21 = stablehlo.dot_general %18, %iterArg_3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %22 = stablehlo.multiply %21, %8 : tensor<6x2xf32>
      %23 = stablehlo.dot_general %22, %iterArg, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x3xf32>) -> tensor<2x3xf32>
      %24 = stablehlo.transpose %23, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
      %cst_12 = stablehlo.constant dense<-5.000000e-02> : tensor<f64>
      %cst_13 = stablehlo.constant dense<5.000000e-02> : tensor<f64>
      %25 = func.call @clip(%24, %cst_12, %cst_13) : (tensor<3x2xf32>, tensor<f64>, tensor<f64>) -> tensor<3x2xf32>
      %cst_14 = stablehlo.constant dense<-5.000000e-02> : tensor<f64>
      %cst_15 = stablehlo.constant dense<5.000000e-02> : tensor<f64>
      %26 = func.call @clip_0(%20, %cst_14, %cst_15) : (tensor<2x2xf32>, tensor<f64>, tensor<f64>) -> tensor<2x2xf32>
      %cst_16 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %27 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %28 = stablehlo.multiply %27, %25 : tensor<3x2xf32>
      %cst_17 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %29 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %30 = stablehlo.multiply %29, %26 : tensor<2x2xf32>
      %31 = stablehlo.add %iterArg_2, %28 : tensor<3x2xf32>
      %32 = stablehlo.add %iterArg_3, %30 : tensor<2x2xf32>
      %33 = func.call @dynamic_update_index_in_dim(%iterArg_4, %15, %iterArg_1) : (tensor<8xf32>, tensor<f32>, tensor<i64>) -> tensor<8xf32>
      %c_18 = stablehlo.constant dense<1> : tensor<i64>
      %34 = stablehlo.add %iterArg_1, %c_18 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_0, %34, %31, %32, %33 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
    }
    return %1#3, %1#4, %1#5 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @clip(%arg0: tensor<3x2xf32>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<3x2xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<3x2xf32>
    %3 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<3x2xf32>
    return %5 : tensor<3x2xf32>
  }
  func.func private @clip_0(%arg0: tensor<2x2xf32>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<2x2xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<2x2xf32>
    %3 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<2x2xf32>
    return %5 : tensor<2x2xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<8xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<8xf32>, tensor<1xf32>, tensor<i64>) -> tensor<8xf32>
    return %1 : tensor<8xf32>
  }
}

// -----

// programs_optax: adaptive clipping
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>)
    %e:3 = call @expected() : () -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    %r:3 = call @program(%i#0, %i#1, %i#2, %i#3) : (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<3x2xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<2x2xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.0001 : tensor<8xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) {
    %0 = stablehlo.constant dense<"0x0E59A23ED5219C3E9FAE08BFA151B2BE0DE9F9BDF54421BFF10A1A3FCD0C27BF92609FBE8E4DB6BB15810CBF77191A3EA1D318BFC9EC1C3F7DEDCC3BA2A106BFC55F20BF75FB3A3E"> : tensor<6x3xf32>
    %1 = stablehlo.constant dense<"0x522E06BEBB0FB9BDC2C4063E89EEA23E73EE14BFE09FDD3D9F2A3ABE1E36D53E369D7C3E336AEFBEACA503BE7D492FBD"> : tensor<6x2xf32>
    %2 = stablehlo.constant dense<"0x8C8C123FA8F6B03DC456A6BE4579F1BE2F03273E95C011BF"> : tensor<3x2xf32>
    %3 = stablehlo.constant dense<"0xF8BECA3E5A990E3EAD9499BEF171E7BE"> : tensor<2x2xf32>
    return %0, %1, %2, %3 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>
  }
  func.func private @expected() -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>) {
    %0 = stablehlo.constant dense<"0x70A1F73E0ED8153E611795BE2254D3BEE4C7F43DC4A2FCBE"> : tensor<3x2xf32>
    %1 = stablehlo.constant dense<"0x6728703ED32B673EA008CDBE822A9CBE"> : tensor<2x2xf32>
    %2 = stablehlo.constant dense<"0x15B7023E3FA1F73D543AEB3D28FBDF3D6AAFD53D0C2BCC3D1049C33D68EABA3D"> : tensor<8xf32>
    return %0, %1, %2 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @program(%arg0: tensor<6x3xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<3x2xf32>, %arg3: tensor<2x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<2x2xf32> {jax.result_info = "result[1]"}, tensor<8xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:6 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg1, %iterArg_1 = %c, %iterArg_2 = %arg2, %iterArg_3 = %arg3, %iterArg_4 = %0) : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
    cond {
      %c_5 = stablehlo.constant dense<8> : tensor<i64>
      %2 = stablehlo.compare LT, %iterArg_1, %c_5, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = stablehlo.dot_general %iterArg, %iterArg_2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
      %3 = stablehlo.tanh %2 : tensor<6x2xf32>
      %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %4 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %5 = stablehlo.add %4, %3 : tensor<6x2xf32>
      %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %6 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %7 = stablehlo.subtract %6, %3 : tensor<6x2xf32>
      %8 = stablehlo.multiply %5, %7 : tensor<6x2xf32>
      %9 = stablehlo.dot_general %3, %iterArg_3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %10 = stablehlo.subtract %9, %iterArg_0 : tensor<6x2xf32>
      %11 = stablehlo.multiply %10, %10 : tensor<6x2xf32>
      %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %12 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %13 = stablehlo.multiply %12, %10 : tensor<6x2xf32>
      %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %14 = stablehlo.reduce(%11 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<f32>
      %cst_9 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %15 = stablehlo.divide %14, %cst_9 : tensor<f32>
      %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_11 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %16 = stablehlo.divide %cst_10, %cst_11 : tensor<f32>
      %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %18 = stablehlo.multiply %17, %13 : tensor<6x2xf32>
      %19 = stablehlo.dot_general %18, %3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<2x2xf32>
      %20 = stablehlo.transpose %19, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %21 = stablehlo.dot_general %18, %iterArg_3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %22 = stablehlo.multiply %21, %8 : tensor<6x2xf32>
      %23 = stablehlo.dot_general %22, %iterArg, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x3xf32>) -> tensor<2x3xf32>
      %24 = stablehlo.transpose %23, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
      %25 = stablehlo.multiply %24, %24 : tensor<3x2xf32>
      %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %26 = stablehlo.reduce(%25 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<3x2xf32>, tensor<f32>) -> tensor<2xf32>
      %27 = stablehlo.broadcast_in_dim %26, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
      %28 = stablehlo.sqrt %27 : tensor<1x2xf32>
      %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<3x2xf32>
      %30 = stablehlo.multiply %20, %20 : tensor<2x2xf32>
      %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %31 = stablehlo.reduce(%30 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
      %32 = stablehlo.broadcast_in_dim %31, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
      %33 = stablehlo.sqrt %32 : tensor<1x2xf32>
      %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<2x2xf32>
      %35 = stablehlo.multiply %iterArg_2, %iterArg_2 : tensor<3x2xf32>
      %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %36 = stablehlo.reduce(%35 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<3x2xf32>, tensor<f32>) -> tensor<2xf32>
      %37 = stablehlo.broadcast_in_dim %36, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
      %38 = stablehlo.sqrt %37 : tensor<1x2xf32>
      %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<3x2xf32>
      %40 = stablehlo.multiply %iterArg_3, %iterArg_3 : tensor<2x2xf32>
      %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %41 = stablehlo.reduce(%40 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
      %42 = stablehlo.broadcast_in_dim %41, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
      %43 = stablehlo.sqrt %42 : tensor<1x2xf32>
      %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<2x2xf32>
      %cst_16 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %45 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %46 = stablehlo.maximum %39, %45 : tensor<3x2xf32>
      %cst_17 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %47 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %48 = stablehlo.multiply %47, %46 : tensor<3x2xf32>
      %cst_18 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %49 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %50 = stablehlo.maximum %44, %49 : tensor<2x2xf32>
      %cst_19 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %51 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %52 = stablehlo.multiply %51, %50 : tensor<2x2xf32>
      %cst_20 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %53 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %54 = stablehlo.maximum %29, %53 : tensor<3x2xf32>
      %55 = stablehlo.divide %48, %54 : tensor<3x2xf32>
      %56 = stablehlo.multiply %24, %55 : tensor<3x2xf32>
      %57 = stablehlo.compare LT, %29, %48, FLOAT : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xi1>
      %58 = func.call @_where(%57, %24, %56) : (tensor<3x2xi1>, tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
      %cst_21 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %59 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %60 = stablehlo.maximum %34, %59 : tensor<2x2xf32>
      %61 = stablehlo.divide %52, %60 : tensor<2x2xf32>
      %62 = stablehlo.multiply %20, %61 : tensor<2x2xf32>
      %63 = stablehlo.compare LT, %34, %52, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
      %64 = func.call @_where_0(%63, %20, %62) : (tensor<2x2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      %cst_22 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %65 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %66 = stablehlo.multiply %65, %58 : tensor<3x2xf32>
      %cst_23 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %67 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %68 = stablehlo.multiply %67, %64 : tensor<2x2xf32>
      %69 = stablehlo.add %iterArg_2, %66 : tensor<3x2xf32>
      %70 = stablehlo.add %iterArg_3, %68 : tensor<2x2xf32>
      %71 = func.call @dynamic_update_index_in_dim(%iterArg_4, %15, %iterArg_1) : (tensor<8xf32>, tensor<f32>, tensor<i64>) -> tensor<8xf32>
      %c_24 = stablehlo.constant dense<1> : tensor<i64>
      %72 = stablehlo.add %iterArg_1, %c_24 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_0, %72, %69, %70, %71 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
    }
    return %1#3, %1#4, %1#5 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @_where(%arg0: tensor<3x2xi1>, %arg1: tensor<3x2xf32>, %arg2: tensor<3x2xf32>) -> tensor<3x2xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x2xi1>, tensor<3x2xf32>
    return %0 : tensor<3x2xf32>
  }
  func.func private @_where_0(%arg0: tensor<2x2xi1>, %arg1: tensor<2x2xf32>, %arg2: tensor<2x2xf32>) -> tensor<2x2xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x2xi1>, tensor<2x2xf32>
    return %0 : tensor<2x2xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<8xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<8xf32>, tensor<1xf32>, tensor<i64>) -> tensor<8xf32>
    return %1 : tensor<8xf32>
  }
}

// -----

// programs_optax: weight decay
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>)
    %e:3 = call @expected() : () -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    %r:3 = call @program(%i#0, %i#1, %i#2, %i#3) : (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<3x2xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<2x2xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.0001 : tensor<8xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) {
    %0 = stablehlo.constant dense<"0x8F57A8BE5DD87F3EC3E01EBF9E6F243FA25A06BEF6C226BF9546233F320A2FBFD1B6C23E7E0AE5BEF1E4153F7BCF193FAC2F6DBDADA42DBF797ECCBE9FD4C6BEFF4A00BF1F7FE6BE"> : tensor<6x3xf32>
    %1 = stablehlo.constant dense<"0x54762E3F10E625BF807AE53BED4F29BFE7FC223E2513D93E41B9C03D1DF1243DAAB2903EDB792D3FFBD5D13D6D06FABE"> : tensor<6x2xf32>
    %2 = stablehlo.constant dense<"0x46F2ACBC2598E43EC43401BF289BA03EA18E2ABEF9659ABE"> : tensor<3x2xf32>
    %3 = stablehlo.constant dense<"0x7147C9BE01C025BF1C27F63DA5A1593E"> : tensor<2x2xf32>
    return %0, %1, %2, %3 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>
  }
  func.func private @expected() -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>) {
    %0 = stablehlo.constant dense<"0x05BA02BDE2BCD53E0FD0C0BE1BAA843E39103DBE852B8BBE"> : tensor<3x2xf32>
    %1 = stablehlo.constant dense<"0xE303A7BEE4CC0EBFF766DF3D4122183E"> : tensor<2x2xf32>
    %2 = stablehlo.constant dense<"0x08AA803E6A4A7C3E4EB6773EF689733E8BB96F3ECE3A6C3EDC04693EFA0F663E"> : tensor<8xf32>
    return %0, %1, %2 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @program(%arg0: tensor<6x3xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<3x2xf32>, %arg3: tensor<2x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<2x2xf32> {jax.result_info = "result[1]"}, tensor<8xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:6 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg1, %iterArg_1 = %c, %iterArg_2 = %arg2, %iterArg_3 = %arg3, %iterArg_4 = %0) : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
    cond {
      %c_5 = stablehlo.constant dense<8> : tensor<i64>
      %2 = stablehlo.compare LT, %iterArg_1, %c_5, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = stablehlo.dot_general %iterArg, %iterArg_2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
      %3 = stablehlo.tanh %2 : tensor<6x2xf32>
      %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %4 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %5 = stablehlo.add %4, %3 : tensor<6x2xf32>
      %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %6 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %7 = stablehlo.subtract %6, %3 : tensor<6x2xf32>
      %8 = stablehlo.multiply %5, %7 : tensor<6x2xf32>
      %9 = stablehlo.dot_general %3, %iterArg_3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %10 = stablehlo.subtract %9, %iterArg_0 : tensor<6x2xf32>
      %11 = stablehlo.multiply %10, %10 : tensor<6x2xf32>
      %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %12 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %13 = stablehlo.multiply %12, %10 : tensor<6x2xf32>
      %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %14 = stablehlo.reduce(%11 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<f32>
      %cst_9 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %15 = stablehlo.divide %14, %cst_9 : tensor<f32>
      %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_11 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %16 = stablehlo.divide %cst_10, %cst_11 : tensor<f32>
      %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %18 = stablehlo.multiply %17, %13 : tensor<6x2xf32>
      %19 = stablehlo.dot_general %18, %3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<2x2xf32>
      %20 = stablehlo.transpose %19, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %21 = stablehlo.dot_general %18, %iterArg_3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %22 = stablehlo.multiply %21, %8 : tensor<6x2xf32>
      %23 = stablehlo.dot_general %22, %iterArg, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x3xf32>) -> tensor<2x3xf32>
      %24 = stablehlo.transpose %23, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
      %cst_12 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %25 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %26 = stablehlo.multiply %25, %iterArg_2 : tensor<3x2xf32>
      %27 = stablehlo.add %24, %26 : tensor<3x2xf32>
      %cst_13 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %28 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %29 = stablehlo.multiply %28, %iterArg_3 : tensor<2x2xf32>
      %30 = stablehlo.add %20, %29 : tensor<2x2xf32>
      %cst_14 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
      %31 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %32 = stablehlo.multiply %31, %27 : tensor<3x2xf32>
      %cst_15 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
      %33 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %34 = stablehlo.multiply %33, %30 : tensor<2x2xf32>
      %35 = stablehlo.add %iterArg_2, %32 : tensor<3x2xf32>
      %36 = stablehlo.add %iterArg_3, %34 : tensor<2x2xf32>
      %37 = func.call @dynamic_update_index_in_dim(%iterArg_4, %15, %iterArg_1) : (tensor<8xf32>, tensor<f32>, tensor<i64>) -> tensor<8xf32>
      %c_16 = stablehlo.constant dense<1> : tensor<i64>
      %38 = stablehlo.add %iterArg_1, %c_16 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_0, %38, %35, %36, %37 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
    }
    return %1#3, %1#4, %1#5 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<8xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<8xf32>, tensor<1xf32>, tensor<i64>) -> tensor<8xf32>
    return %1 : tensor<8xf32>
  }
}

// -----

// programs_optax: average
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>)
    %e:3 = call @expected() : () -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    %r:3 = call @program(%i#0, %i#1, %i#2, %i#3) : (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<3x2xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<2x2xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.0001 : tensor<8xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) {
    %0 = stablehlo.constant dense<"0xC53F80BC962FA8BED70B4E3EA08D01BFCCDB05BE2969FFBD2C7584BEA94435BEF4087B3E8006803E272C4D3EC7EFC3BEF8128FBEBB02173E60B1073F5FCAAB3DCFF5293EDF9AF83B"> : tensor<6x3xf32>
    %1 = stablehlo.constant dense<"0xCE21DBBEDE695C3E797EB03E5E1A063E1DFF82BD0BCC8FBEE06AF3BEFBE34EBD1B22363E6E2F073F8F73743E37F9D4BE"> : tensor<6x2xf32>
    %2 = stablehlo.constant dense<"0xC4A8F63D80B6FDBE606904BFED0F073F3D5602BFB1DD76BE"> : tensor<3x2xf32>
    %3 = stablehlo.constant dense<"0x4969EDBD85ADC23E0678453EF43031BF"> : tensor<2x2xf32>
    return %0, %1, %2, %3 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>
  }
  func.func private @expected() -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>) {
    %0 = stablehlo.constant dense<"0x99C2E33D15A0F3BE664604BF9468063FB2FFFEBE732088BE"> : tensor<3x2xf32>
    %1 = stablehlo.constant dense<"0xA77D06BED41DB53E5A25573E931A2EBF"> : tensor<2x2xf32>
    %2 = stablehlo.constant dense<"0xDB22E33DEB43E23D8669E13D9E93E03D27C2DF3D10F5DE3D4B2CDE3DC467DD3D"> : tensor<8xf32>
    return %0, %1, %2 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @program(%arg0: tensor<6x3xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<3x2xf32>, %arg3: tensor<2x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<2x2xf32> {jax.result_info = "result[1]"}, tensor<8xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %3:9 = stablehlo.while(%iterArg = %arg0, %iterArg_3 = %arg1, %iterArg_4 = %c_2, %iterArg_5 = %arg2, %iterArg_6 = %arg3, %iterArg_7 = %c, %iterArg_8 = %0, %iterArg_9 = %1, %iterArg_10 = %2) : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
    cond {
      %c_11 = stablehlo.constant dense<8> : tensor<i64>
      %4 = stablehlo.compare LT, %iterArg_4, %c_11, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = stablehlo.dot_general %iterArg, %iterArg_5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
      %5 = stablehlo.tanh %4 : tensor<6x2xf32>
      %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %6 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %7 = stablehlo.add %6, %5 : tensor<6x2xf32>
      %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %9 = stablehlo.subtract %8, %5 : tensor<6x2xf32>
      %10 = stablehlo.multiply %7, %9 : tensor<6x2xf32>
      %11 = stablehlo.dot_general %5, %iterArg_6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %12 = stablehlo.subtract %11, %iterArg_3 : tensor<6x2xf32>
      %13 = stablehlo.multiply %12, %12 : tensor<6x2xf32>
      %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %14 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %15 = stablehlo.multiply %14, %12 : tensor<6x2xf32>
      %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %16 = stablehlo.reduce(%13 init: %cst_14) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<f32>
      %cst_15 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %17 = stablehlo.divide %16, %cst_15 : tensor<f32>
      %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_17 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %18 = stablehlo.divide %cst_16, %cst_17 : tensor<f32>
      %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %20 = stablehlo.multiply %19, %15 : tensor<6x2xf32>
      %21 = stablehlo.dot_general %20, %5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<2x2xf32>
      %22 = stablehlo.transpose %21, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %23 = stablehlo.dot_general %20, %iterArg_6, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %24 = stablehlo.multiply %23, %10 : tensor<6x2xf32>
      %25 = stablehlo.dot_general %24, %iterArg, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x3xf32>) -> tensor<2x3xf32>
      %26 = stablehlo.transpose %25, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
      %cst_18 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %27 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %28 = stablehlo.multiply %27, %26 : tensor<3x2xf32>
      %cst_19 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %29 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %30 = stablehlo.multiply %29, %iterArg_8 : tensor<3x2xf32>
      %31 = stablehlo.add %28, %30 : tensor<3x2xf32>
      %cst_20 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %32 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %33 = stablehlo.multiply %32, %22 : tensor<2x2xf32>
      %cst_21 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %34 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %35 = stablehlo.multiply %34, %iterArg_9 : tensor<2x2xf32>
      %36 = stablehlo.add %33, %35 : tensor<2x2xf32>
      %c_22 = stablehlo.constant dense<2147483647> : tensor<i32>
      %37 = stablehlo.compare LT, %iterArg_7, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_23 = stablehlo.constant dense<1> : tensor<i32>
      %38 = stablehlo.add %iterArg_7, %c_23 : tensor<i32>
      %c_24 = stablehlo.constant dense<2147483647> : tensor<i32>
      %39 = func.call @_where(%37, %38, %c_24) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %cst_25 = stablehlo.constant dense<9.000000e-01> : tensor<f64>
      %40 = stablehlo.convert %39 : (tensor<i32>) -> tensor<f64>
      %41 = stablehlo.convert %39 : (tensor<i32>) -> tensor<f64>
      %42 = stablehlo.power %cst_25, %41 : tensor<f64>
      %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %43 = stablehlo.subtract %cst_26, %42 : tensor<f64>
      %44 = stablehlo.convert %43 : (tensor<f64>) -> tensor<f32>
      %45 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %46 = stablehlo.divide %31, %45 : tensor<3x2xf32>
      %47 = stablehlo.convert %43 : (tensor<f64>) -> tensor<f32>
      %48 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %49 = stablehlo.divide %36, %48 : tensor<2x2xf32>
      %cst_27 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
      %50 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %51 = stablehlo.multiply %50, %46 : tensor<3x2xf32>
      %cst_28 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
      %52 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %53 = stablehlo.multiply %52, %49 : tensor<2x2xf32>
      %54 = stablehlo.add %iterArg_5, %51 : tensor<3x2xf32>
      %55 = stablehlo.add %iterArg_6, %53 : tensor<2x2xf32>
      %56 = func.call @dynamic_update_index_in_dim(%iterArg_10, %17, %iterArg_4) : (tensor<8xf32>, tensor<f32>, tensor<i64>) -> tensor<8xf32>
      %c_29 = stablehlo.constant dense<1> : tensor<i64>
      %57 = stablehlo.add %iterArg_4, %c_29 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_3, %57, %54, %55, %39, %31, %36, %56 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
    }
    return %3#3, %3#4, %3#8 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<8xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<8xf32>, tensor<1xf32>, tensor<i64>) -> tensor<8xf32>
    return %1 : tensor<8xf32>
  }
}

// -----

// programs_optax: every second
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>)
    %e:3 = call @expected() : () -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    %r:3 = call @program(%i#0, %i#1, %i#2, %i#3) : (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<3x2xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<2x2xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.0001 : tensor<8xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) {
    %0 = stablehlo.constant dense<"0x2AC4063FF5616B3EE104883E854C213E2D7CE63E3F031DBF78E8C1BE0A94D23EB2BA0BBFD3DB0F3EAB4BE53EDD16413DC1381D3F5D70B1BECEE17B3EB763263E9475263E6100283E"> : tensor<6x3xf32>
    %1 = stablehlo.constant dense<"0x90039E3EE1A5DCBE48CA25BFAF6DA9BE9B06D4BE5230C5BD2A5B51BE4B2A1D3F98610FBF6646193FA8821A3F957F973E"> : tensor<6x2xf32>
    %2 = stablehlo.constant dense<"0x7E47C33C29C2553E0EE7CABE1E2F23BF5E0B6DBCA7D89F3E"> : tensor<3x2xf32>
    %3 = stablehlo.constant dense<"0x8E6486BDE641ADBD017B0A3F369E02BF"> : tensor<2x2xf32>
    return %0, %1, %2, %3 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>
  }
  func.func private @expected() -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>) {
    %0 = stablehlo.constant dense<"0x676A51BCD0E42C3EA6EEB6BE3CFC18BF43AA5EBD7A978B3E"> : tensor<3x2xf32>
    %1 = stablehlo.constant dense<"0x7DC7D7BD916238BD6D0F033F36D4F0BE"> : tensor<2x2xf32>
    %2 = stablehlo.constant dense<"0x0C83723E0C83723E18C26F3E18C26F3EA2376D3EA2376D3E0CDF6A3E0CDF6A3E"> : tensor<8xf32>
    return %0, %1, %2 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @program(%arg0: tensor<6x3xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<3x2xf32>, %arg3: tensor<2x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<2x2xf32> {jax.result_info = "result[1]"}, tensor<8xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i64>
    %9:15 = stablehlo.while(%iterArg = %arg0, %iterArg_11 = %arg1, %iterArg_12 = %c_10, %iterArg_13 = %arg2, %iterArg_14 = %arg3, %iterArg_15 = %c, %iterArg_16 = %c_7, %iterArg_17 = %c_8, %iterArg_18 = %4, %iterArg_19 = %5, %iterArg_20 = %6, %iterArg_21 = %7, %iterArg_22 = %2, %iterArg_23 = %3, %iterArg_24 = %8) : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
    cond {
      %c_25 = stablehlo.constant dense<8> : tensor<i64>
      %10 = stablehlo.compare LT, %iterArg_12, %c_25, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    } do {
      %10 = stablehlo.dot_general %iterArg, %iterArg_13, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
      %11 = stablehlo.tanh %10 : tensor<6x2xf32>
      %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %12 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %13 = stablehlo.add %12, %11 : tensor<6x2xf32>
      %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %14 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %15 = stablehlo.subtract %14, %11 : tensor<6x2xf32>
      %16 = stablehlo.multiply %13, %15 : tensor<6x2xf32>
      %17 = stablehlo.dot_general %11, %iterArg_14, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %18 = stablehlo.subtract %17, %iterArg_11 : tensor<6x2xf32>
      %19 = stablehlo.multiply %18, %18 : tensor<6x2xf32>
      %cst_27 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %20 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %21 = stablehlo.multiply %20, %18 : tensor<6x2xf32>
      %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %22 = stablehlo.reduce(%19 init: %cst_28) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<f32>
      %cst_29 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %23 = stablehlo.divide %22, %cst_29 : tensor<f32>
      %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_31 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %24 = stablehlo.divide %cst_30, %cst_31 : tensor<f32>
      %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %26 = stablehlo.multiply %25, %21 : tensor<6x2xf32>
      %27 = stablehlo.dot_general %26, %11, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<2x2xf32>
      %28 = stablehlo.transpose %27, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %29 = stablehlo.dot_general %26, %iterArg_14, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %30 = stablehlo.multiply %29, %16 : tensor<6x2xf32>
      %31 = stablehlo.dot_general %30, %iterArg, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x3xf32>) -> tensor<2x3xf32>
      %32 = stablehlo.transpose %31, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      %33:11 = "stablehlo.case"(%c_32) ({
        %38 = stablehlo.subtract %32, %iterArg_22 : tensor<3x2xf32>
        %c_34 = stablehlo.constant dense<1> : tensor<i32>
        %39 = stablehlo.add %iterArg_15, %c_34 : tensor<i32>
        %40 = stablehlo.convert %39 : (tensor<i32>) -> tensor<f32>
        %41 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
        %42 = stablehlo.divide %38, %41 : tensor<3x2xf32>
        %43 = stablehlo.add %iterArg_22, %42 : tensor<3x2xf32>
        %44 = stablehlo.subtract %28, %iterArg_23 : tensor<2x2xf32>
        %c_35 = stablehlo.constant dense<1> : tensor<i32>
        %45 = stablehlo.add %iterArg_15, %c_35 : tensor<i32>
        %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<f32>
        %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
        %48 = stablehlo.divide %44, %47 : tensor<2x2xf32>
        %49 = stablehlo.add %iterArg_23, %48 : tensor<2x2xf32>
        %cst_36 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
        %50 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
        %51 = stablehlo.multiply %50, %43 : tensor<3x2xf32>
        %cst_37 = stablehlo.constant dense<0.899999976> : tensor<f32>
        %52 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
        %53 = stablehlo.multiply %52, %iterArg_18 : tensor<3x2xf32>
        %54 = stablehlo.add %51, %53 : tensor<3x2xf32>
        %cst_38 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
        %55 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
        %56 = stablehlo.multiply %55, %49 : tensor<2x2xf32>
        %cst_39 = stablehlo.constant dense<0.899999976> : tensor<f32>
        %57 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
        %58 = stablehlo.multiply %57, %iterArg_19 : tensor<2x2xf32>
        %59 = stablehlo.add %56, %58 : tensor<2x2xf32>
        %60 = stablehlo.multiply %43, %43 : tensor<3x2xf32>
        %cst_40 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
        %61 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
        %62 = stablehlo.multiply %61, %60 : tensor<3x2xf32>
        %cst_41 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
        %63 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
        %64 = stablehlo.multiply %63, %iterArg_20 : tensor<3x2xf32>
        %65 = stablehlo.add %62, %64 : tensor<3x2xf32>
        %66 = stablehlo.multiply %49, %49 : tensor<2x2xf32>
        %cst_42 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
        %67 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
        %68 = stablehlo.multiply %67, %66 : tensor<2x2xf32>
        %cst_43 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
        %69 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
        %70 = stablehlo.multiply %69, %iterArg_21 : tensor<2x2xf32>
        %71 = stablehlo.add %68, %70 : tensor<2x2xf32>
        %c_44 = stablehlo.constant dense<2147483647> : tensor<i32>
        %72 = stablehlo.compare LT, %iterArg_17, %c_44, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_45 = stablehlo.constant dense<1> : tensor<i32>
        %73 = stablehlo.add %iterArg_17, %c_45 : tensor<i32>
        %c_46 = stablehlo.constant dense<2147483647> : tensor<i32>
        %74 = func.call @_where(%72, %73, %c_46) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
        %cst_47 = stablehlo.constant dense<9.000000e-01> : tensor<f64>
        %75 = stablehlo.convert %74 : (tensor<i32>) -> tensor<f64>
        %76 = stablehlo.convert %74 : (tensor<i32>) -> tensor<f64>
        %77 = stablehlo.power %cst_47, %76 : tensor<f64>
        %cst_48 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
        %78 = stablehlo.subtract %cst_48, %77 : tensor<f64>
        %79 = stablehlo.convert %78 : (tensor<f64>) -> tensor<f32>
        %80 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
        %81 = stablehlo.divide %54, %80 : tensor<3x2xf32>
        %82 = stablehlo.convert %78 : (tensor<f64>) -> tensor<f32>
        %83 = stablehlo.broadcast_in_dim %82, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
        %84 = stablehlo.divide %59, %83 : tensor<2x2xf32>
        %cst_49 = stablehlo.constant dense<0.99899999999999999> : tensor<f64>
        %85 = stablehlo.convert %74 : (tensor<i32>) -> tensor<f64>
        %86 = stablehlo.convert %74 : (tensor<i32>) -> tensor<f64>
        %87 = stablehlo.power %cst_49, %86 : tensor<f64>
        %cst_50 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
        %88 = stablehlo.subtract %cst_50, %87 : tensor<f64>
        %89 = stablehlo.convert %88 : (tensor<f64>) -> tensor<f32>
        %90 = stablehlo.broadcast_in_dim %89, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
        %91 = stablehlo.divide %65, %90 : tensor<3x2xf32>
        %92 = stablehlo.convert %88 : (tensor<f64>) -> tensor<f32>
        %93 = stablehlo.broadcast_in_dim %92, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
        %94 = stablehlo.divide %71, %93 : tensor<2x2xf32>
        %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %95 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
        %96 = stablehlo.add %91, %95 : tensor<3x2xf32>
        %97 = stablehlo.sqrt %96 : tensor<3x2xf32>
        %cst_52 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
        %98 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
        %99 = stablehlo.add %97, %98 : tensor<3x2xf32>
        %100 = stablehlo.divide %81, %99 : tensor<3x2xf32>
        %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %101 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
        %102 = stablehlo.add %94, %101 : tensor<2x2xf32>
        %103 = stablehlo.sqrt %102 : tensor<2x2xf32>
        %cst_54 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
        %104 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
        %105 = stablehlo.add %103, %104 : tensor<2x2xf32>
        %106 = stablehlo.divide %84, %105 : tensor<2x2xf32>
        %cst_55 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
        %107 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
        %108 = stablehlo.multiply %107, %100 : tensor<3x2xf32>
        %cst_56 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
        %109 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
        %110 = stablehlo.multiply %109, %106 : tensor<2x2xf32>
        %c_57 = stablehlo.constant dense<1> : tensor<i32>
        %111 = stablehlo.compare EQ, %iterArg_15, %c_57, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_58 = stablehlo.constant dense<2147483647> : tensor<i32>
        %112 = stablehlo.compare LT, %iterArg_15, %c_58, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_59 = stablehlo.constant dense<1> : tensor<i32>
        %113 = stablehlo.add %iterArg_15, %c_59 : tensor<i32>
        %c_60 = stablehlo.constant dense<2147483647> : tensor<i32>
        %114 = func.call @_where(%112, %113, %c_60) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
        %c_61 = stablehlo.constant dense<2> : tensor<i64>
        %115 = func.call @remainder(%114, %c_61) : (tensor<i32>, tensor<i64>) -> tensor<i32>
        %c_62 = stablehlo.constant dense<2147483647> : tensor<i32>
        %116 = stablehlo.compare LT, %iterArg_16, %c_62, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_63 = stablehlo.constant dense<1> : tensor<i32>
        %117 = stablehlo.add %iterArg_16, %c_63 : tensor<i32>
        %c_64 = stablehlo.constant dense<2147483647> : tensor<i32>
        %118 = func.call @_where(%116, %117, %c_64) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
        %119 = stablehlo.convert %111 : (tensor<i1>) -> tensor<i32>
        %120 = stablehlo.multiply %119, %118 : tensor<i32>
        %121 = stablehlo.convert %111 : (tensor<i1>) -> tensor<i64>
        %c_65 = stablehlo.constant dense<1> : tensor<i64>
        %122 = stablehlo.subtract %c_65, %121 : tensor<i64>
        %123 = stablehlo.convert %122 : (tensor<i64>) -> tensor<i32>
        %124 = stablehlo.multiply %123, %iterArg_16 : tensor<i32>
        %125 = stablehlo.add %120, %124 : tensor<i32>
        %126 = func.call @_where(%111, %74, %iterArg_17) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
        %127 = func.call @_where_0(%111, %54, %iterArg_18) : (tensor<i1>, tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
        %128 = func.call @_where_1(%111, %59, %iterArg_19) : (tensor<i1>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
        %129 = func.call @_where_0(%111, %65, %iterArg_20) : (tensor<i1>, tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
        %130 = func.call @_where_1(%111, %71, %iterArg_21) : (tensor<i1>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
        %131 = stablehlo.convert %111 : (tensor<i1>) -> tensor<i64>
        %c_66 = stablehlo.constant dense<1> : tensor<i64>
        %132 = stablehlo.subtract %c_66, %131 : tensor<i64>
        %133 = stablehlo.convert %132 : (tensor<i64>) -> tensor<f32>
        %134 = stablehlo.broadcast_in_dim %133, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
        %135 = stablehlo.multiply %134, %43 : tensor<3x2xf32>
        %136 = stablehlo.convert %111 : (tensor<i1>) -> tensor<i64>
        %c_67 = stablehlo.constant dense<1> : tensor<i64>
        %137 = stablehlo.subtract %c_67, %136 : tensor<i64>
        %138 = stablehlo.convert %137 : (tensor<i64>) -> tensor<f32>
        %139 = stablehlo.broadcast_in_dim %138, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
        %140 = stablehlo.multiply %139, %49 : tensor<2x2xf32>
        %141 = stablehlo.convert %111 : (tensor<i1>) -> tensor<f32>
        %142 = stablehlo.broadcast_in_dim %141, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
        %143 = stablehlo.multiply %142, %108 : tensor<3x2xf32>
        %144 = stablehlo.convert %111 : (tensor<i1>) -> tensor<f32>
        %145 = stablehlo.broadcast_in_dim %144, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
        %146 = stablehlo.multiply %145, %110 : tensor<2x2xf32>
        stablehlo.return %143, %146, %115, %125, %126, %127, %128, %129, %130, %135, %140 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>
      }, {
        %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %38 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
        %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %39 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
        stablehlo.return %38, %39, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>
      }) : (tensor<i32>) -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>)
      %34 = stablehlo.add %iterArg_13, %33#0 : tensor<3x2xf32>
      %35 = stablehlo.add %iterArg_14, %33#1 : tensor<2x2xf32>
      %36 = func.call @dynamic_update_index_in_dim(%iterArg_24, %23, %iterArg_12) : (tensor<8xf32>, tensor<f32>, tensor<i64>) -> tensor<8xf32>
      %c_33 = stablehlo.constant dense<1> : tensor<i64>
      %37 = stablehlo.add %iterArg_12, %c_33 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_11, %37, %34, %35, %33#2, %33#3, %33#4, %33#5, %33#6, %33#7, %33#8, %33#9, %33#10, %36 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
    }
    return %9#3, %9#4, %9#14 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @remainder(%arg0: tensor<i32>, %arg1: tensor<i64>) -> tensor<i32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.remainder %arg0, %2 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare NE, %3, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %3, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.compare NE, %5, %6, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %8 = stablehlo.and %7, %4 : tensor<i1>
    %9 = stablehlo.add %3, %2 : tensor<i32>
    %10 = stablehlo.select %8, %9, %3 : tensor<i1>, tensor<i32>
    return %10 : tensor<i32>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<3x2xf32>, %arg2: tensor<3x2xf32>) -> tensor<3x2xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<3x2xf32>
    return %0 : tensor<3x2xf32>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<2x2xf32>, %arg2: tensor<2x2xf32>) -> tensor<2x2xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<2x2xf32>
    return %0 : tensor<2x2xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<8xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<8xf32>, tensor<1xf32>, tensor<i64>) -> tensor<8xf32>
    return %1 : tensor<8xf32>
  }
}

// -----

// programs_optax: injected
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>)
    %e:3 = call @expected() : () -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    %r:3 = call @program(%i#0, %i#1, %i#2, %i#3) : (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<3x2xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<2x2xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.0001 : tensor<8xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) {
    %0 = stablehlo.constant dense<"0xF8E9AC3EFB52123F4BA9AF3E98C9A7BD7F0EB1BEB8C6F53E08A8043FDC0ED5BE92D5EB3E35FD023F55A01FBF9152C3BECA3098BDBD7395BC18972ABF0B8602BF9EDA053E06B0213E"> : tensor<6x3xf32>
    %1 = stablehlo.constant dense<"0x620FF2BE178817BE3512303F2C4A913EC57E363E8AA60D3FAC9F803E1D46DCBE09701EBF2BEF4C3E32920A3F05892E3F"> : tensor<6x2xf32>
    %2 = stablehlo.constant dense<"0x807F1B3F91AA0EBF8891173F63AF0DBF696E313F3ACBCE3E"> : tensor<3x2xf32>
    %3 = stablehlo.constant dense<"0x30DA19BFD87D8B3EE31122BFF48CF03D"> : tensor<2x2xf32>
    return %0, %1, %2, %3 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>
  }
  func.func private @expected() -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>) {
    %0 = stablehlo.constant dense<"0x39B5813F932C07BFB110833FC1E8F9BD7630873E34B0653C"> : tensor<3x2xf32>
    %1 = stablehlo.constant dense<"0xBB6EB1BE4BCC04BE5C375FBED7E80A3F"> : tensor<2x2xf32>
    %2 = stablehlo.constant dense<"0x1BF6A23EC4A2853EA414663E2FB4503ED7AC443EDBAD3D3EF4B3393E28D0373E"> : tensor<8xf32>
    return %0, %1, %2 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @program(%arg0: tensor<6x3xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<3x2xf32>, %arg3: tensor<2x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<2x2xf32> {jax.result_info = "result[1]"}, tensor<8xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %0 = stablehlo.minimum %cst, %cst_0 : tensor<f64>
    %cst_1 = stablehlo.constant dense<3.1415926535897931> : tensor<f64>
    %1 = stablehlo.multiply %cst_1, %0 : tensor<f64>
    %cst_2 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %2 = stablehlo.divide %1, %cst_2 : tensor<f64>
    %3 = stablehlo.cosine %2 : tensor<f64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.add %cst_3, %3 : tensor<f64>
    %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %5 = stablehlo.multiply %cst_4, %4 : tensor<f64>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %6 = stablehlo.power %5, %cst_5 : tensor<f64>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %7 = stablehlo.multiply %cst_6, %6 : tensor<f64>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %8 = stablehlo.add %7, %cst_7 : tensor<f64>
    %cst_8 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %9 = stablehlo.multiply %cst_8, %8 : tensor<f64>
    %10 = stablehlo.convert %9 : (tensor<f64>) -> tensor<f32>
    %cst_9 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %11 = stablehlo.multiply %cst_9, %10 : tensor<f32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_14 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %cst_15 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %cst_16 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c_21 = stablehlo.constant dense<0> : tensor<i64>
    %17:18 = stablehlo.while(%iterArg = %cst_14, %iterArg_22 = %cst_15, %iterArg_23 = %cst_16, %iterArg_24 = %cst_17, %iterArg_25 = %arg0, %iterArg_26 = %arg1, %iterArg_27 = %c_21, %iterArg_28 = %arg2, %iterArg_29 = %arg3, %iterArg_30 = %c, %iterArg_31 = %10, %iterArg_32 = %c_18, %iterArg_33 = %c_19, %iterArg_34 = %12, %iterArg_35 = %13, %iterArg_36 = %14, %iterArg_37 = %15, %iterArg_38 = %16) : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
    cond {
      %c_39 = stablehlo.constant dense<8> : tensor<i64>
      %18 = stablehlo.compare LT, %iterArg_27, %c_39, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %18 : tensor<i1>
    } do {
      %18 = stablehlo.dot_general %iterArg_25, %iterArg_28, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
      %19 = stablehlo.tanh %18 : tensor<6x2xf32>
      %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %20 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %21 = stablehlo.add %20, %19 : tensor<6x2xf32>
      %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %22 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %23 = stablehlo.subtract %22, %19 : tensor<6x2xf32>
      %24 = stablehlo.multiply %21, %23 : tensor<6x2xf32>
      %25 = stablehlo.dot_general %19, %iterArg_29, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %26 = stablehlo.subtract %25, %iterArg_26 : tensor<6x2xf32>
      %27 = stablehlo.multiply %26, %26 : tensor<6x2xf32>
      %cst_41 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %28 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %29 = stablehlo.multiply %28, %26 : tensor<6x2xf32>
      %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %30 = stablehlo.reduce(%27 init: %cst_42) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<f32>
      %cst_43 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %31 = stablehlo.divide %30, %cst_43 : tensor<f32>
      %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_45 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %32 = stablehlo.divide %cst_44, %cst_45 : tensor<f32>
      %33 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %34 = stablehlo.multiply %33, %29 : tensor<6x2xf32>
      %35 = stablehlo.dot_general %34, %19, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<2x2xf32>
      %36 = stablehlo.transpose %35, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %37 = stablehlo.dot_general %34, %iterArg_29, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %38 = stablehlo.multiply %37, %24 : tensor<6x2xf32>
      %39 = stablehlo.dot_general %38, %iterArg_25, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x3xf32>) -> tensor<2x3xf32>
      %40 = stablehlo.transpose %39, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
      %41 = stablehlo.convert %iterArg_32 : (tensor<i32>) -> tensor<f64>
      %cst_46 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
      %42 = stablehlo.minimum %41, %cst_46 : tensor<f64>
      %cst_47 = stablehlo.constant dense<3.1415926535897931> : tensor<f64>
      %43 = stablehlo.multiply %cst_47, %42 : tensor<f64>
      %cst_48 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
      %44 = stablehlo.divide %43, %cst_48 : tensor<f64>
      %45 = stablehlo.cosine %44 : tensor<f64>
      %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %46 = stablehlo.add %cst_49, %45 : tensor<f64>
      %cst_50 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
      %47 = stablehlo.multiply %cst_50, %46 : tensor<f64>
      %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %48 = stablehlo.power %47, %cst_51 : tensor<f64>
      %cst_52 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %49 = stablehlo.multiply %cst_52, %48 : tensor<f64>
      %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %50 = stablehlo.add %49, %cst_53 : tensor<f64>
      %cst_54 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
      %51 = stablehlo.multiply %cst_54, %50 : tensor<f64>
      %52 = stablehlo.convert %51 : (tensor<f64>) -> tensor<f32>
      %c_55 = stablehlo.constant dense<2147483647> : tensor<i32>
      %53 = stablehlo.compare LT, %iterArg_32, %c_55, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_56 = stablehlo.constant dense<1> : tensor<i32>
      %54 = stablehlo.add %iterArg_32, %c_56 : tensor<i32>
      %c_57 = stablehlo.constant dense<2147483647> : tensor<i32>
      %55 = func.call @_where(%53, %54, %c_57) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %cst_58 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
      %56 = stablehlo.multiply %cst_58, %52 : tensor<f32>
      %cst_59 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %57 = stablehlo.subtract %cst_59, %iterArg : tensor<f32>
      %58 = stablehlo.broadcast_in_dim %57, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %59 = stablehlo.multiply %58, %40 : tensor<3x2xf32>
      %60 = stablehlo.broadcast_in_dim %iterArg, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %61 = stablehlo.multiply %60, %iterArg_34 : tensor<3x2xf32>
      %62 = stablehlo.add %59, %61 : tensor<3x2xf32>
      %cst_60 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %63 = stablehlo.subtract %cst_60, %iterArg : tensor<f32>
      %64 = stablehlo.broadcast_in_dim %63, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %65 = stablehlo.multiply %64, %36 : tensor<2x2xf32>
      %66 = stablehlo.broadcast_in_dim %iterArg, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %67 = stablehlo.multiply %66, %iterArg_35 : tensor<2x2xf32>
      %68 = stablehlo.add %65, %67 : tensor<2x2xf32>
      %cst_61 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %69 = stablehlo.subtract %cst_61, %iterArg_22 : tensor<f32>
      %70 = stablehlo.multiply %40, %40 : tensor<3x2xf32>
      %71 = stablehlo.broadcast_in_dim %69, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %72 = stablehlo.multiply %71, %70 : tensor<3x2xf32>
      %73 = stablehlo.broadcast_in_dim %iterArg_22, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %74 = stablehlo.multiply %73, %iterArg_36 : tensor<3x2xf32>
      %75 = stablehlo.add %72, %74 : tensor<3x2xf32>
      %cst_62 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %76 = stablehlo.subtract %cst_62, %iterArg_22 : tensor<f32>
      %77 = stablehlo.multiply %36, %36 : tensor<2x2xf32>
      %78 = stablehlo.broadcast_in_dim %76, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %79 = stablehlo.multiply %78, %77 : tensor<2x2xf32>
      %80 = stablehlo.broadcast_in_dim %iterArg_22, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %81 = stablehlo.multiply %80, %iterArg_37 : tensor<2x2xf32>
      %82 = stablehlo.add %79, %81 : tensor<2x2xf32>
      %c_63 = stablehlo.constant dense<2147483647> : tensor<i32>
      %83 = stablehlo.compare LT, %iterArg_33, %c_63, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_64 = stablehlo.constant dense<1> : tensor<i32>
      %84 = stablehlo.add %iterArg_33, %c_64 : tensor<i32>
      %c_65 = stablehlo.constant dense<2147483647> : tensor<i32>
      %85 = func.call @_where(%83, %84, %c_65) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %86 = stablehlo.convert %85 : (tensor<i32>) -> tensor<f32>
      %87 = stablehlo.convert %85 : (tensor<i32>) -> tensor<f32>
      %88 = stablehlo.power %iterArg, %87 : tensor<f32>
      %cst_66 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %89 = stablehlo.subtract %cst_66, %88 : tensor<f32>
      %90 = stablehlo.broadcast_in_dim %89, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %91 = stablehlo.divide %62, %90 : tensor<3x2xf32>
      %92 = stablehlo.broadcast_in_dim %89, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %93 = stablehlo.divide %68, %92 : tensor<2x2xf32>
      %94 = stablehlo.convert %85 : (tensor<i32>) -> tensor<f32>
      %95 = stablehlo.convert %85 : (tensor<i32>) -> tensor<f32>
      %96 = stablehlo.power %iterArg_22, %95 : tensor<f32>
      %cst_67 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %97 = stablehlo.subtract %cst_67, %96 : tensor<f32>
      %98 = stablehlo.broadcast_in_dim %97, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %99 = stablehlo.divide %75, %98 : tensor<3x2xf32>
      %100 = stablehlo.broadcast_in_dim %97, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %101 = stablehlo.divide %82, %100 : tensor<2x2xf32>
      %102 = stablehlo.broadcast_in_dim %iterArg_24, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %103 = stablehlo.add %99, %102 : tensor<3x2xf32>
      %104 = stablehlo.sqrt %103 : tensor<3x2xf32>
      %105 = stablehlo.broadcast_in_dim %iterArg_23, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %106 = stablehlo.add %104, %105 : tensor<3x2xf32>
      %107 = stablehlo.divide %91, %106 : tensor<3x2xf32>
      %108 = stablehlo.broadcast_in_dim %iterArg_24, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %109 = stablehlo.add %101, %108 : tensor<2x2xf32>
      %110 = stablehlo.sqrt %109 : tensor<2x2xf32>
      %111 = stablehlo.broadcast_in_dim %iterArg_23, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %112 = stablehlo.add %110, %111 : tensor<2x2xf32>
      %113 = stablehlo.divide %93, %112 : tensor<2x2xf32>
      %114 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %115 = stablehlo.multiply %114, %107 : tensor<3x2xf32>
      %116 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %117 = stablehlo.multiply %116, %113 : tensor<2x2xf32>
      %c_68 = stablehlo.constant dense<2147483647> : tensor<i32>
      %118 = stablehlo.compare LT, %iterArg_30, %c_68, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_69 = stablehlo.constant dense<1> : tensor<i32>
      %119 = stablehlo.add %iterArg_30, %c_69 : tensor<i32>
      %c_70 = stablehlo.constant dense<2147483647> : tensor<i32>
      %120 = func.call @_where(%118, %119, %c_70) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %121 = stablehlo.add %iterArg_28, %115 : tensor<3x2xf32>
      %122 = stablehlo.add %iterArg_29, %117 : tensor<2x2xf32>
      %123 = func.call @dynamic_update_index_in_dim(%iterArg_38, %31, %iterArg_27) : (tensor<8xf32>, tensor<f32>, tensor<i64>) -> tensor<8xf32>
      %c_71 = stablehlo.constant dense<1> : tensor<i64>
      %124 = stablehlo.add %iterArg_27, %c_71 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %124, %121, %122, %120, %52, %55, %85, %62, %68, %75, %82, %123 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
    }
    return %17#7, %17#8, %17#17 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<8xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<8xf32>, tensor<1xf32>, tensor<i64>) -> tensor<8xf32>
    return %1 : tensor<8xf32>
  }
}

// -----

// programs_optax: adam with cosine
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>)
    %e:3 = call @expected() : () -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    %r:3 = call @program(%i#0, %i#1, %i#2, %i#3) : (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<3x2xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<2x2xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.0001 : tensor<8xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) {
    %0 = stablehlo.constant dense<"0x8ECA323F34D894BE4B75BC3E71AD51BE6079CFBEFECC453EE77BC43E604B12BF853519BF7989053F5E50AFBE4237FC3DA9DDCF3EDBC20E3FBCC60EBFA30E22BFE653E43E4014BBBE"> : tensor<6x3xf32>
    %1 = stablehlo.constant dense<"0x20051E3FAE0A1BBF1257053F4FF291BE0633FDBE96BD283E3333FA3E041B463E0AFA883E740F9FBEC39903BAEDEAD53C"> : tensor<6x2xf32>
    %2 = stablehlo.constant dense<"0x9A2E203F5E75633EAD8EE83E5A14913E664B8F3E205230BE"> : tensor<3x2xf32>
    %3 = stablehlo.constant dense<"0xBB0D0D3F9FADF33EC4D71F3F568612BE"> : tensor<2x2xf32>
    return %0, %1, %2, %3 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>
  }
  func.func private @expected() -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>) {
    %0 = stablehlo.constant dense<"0x086E573EDB63113F4827173E9045383D8858293F4D58743E"> : tensor<3x2xf32>
    %1 = stablehlo.constant dense<"0xF880743FE274623D9FAB7A3EF43612BF"> : tensor<2x2xf32>
    %2 = stablehlo.constant dense<"0xFC022F3E2C910F3EBE12F63D0F9BE03DA898D83D438AD63D4FE5D53D3C79D53D"> : tensor<8xf32>
    return %0, %1, %2 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @program(%arg0: tensor<6x3xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<3x2xf32>, %arg3: tensor<2x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<2x2xf32> {jax.result_info = "result[1]"}, tensor<8xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i64>
    %5:12 = stablehlo.while(%iterArg = %arg0, %iterArg_6 = %arg1, %iterArg_7 = %c_5, %iterArg_8 = %arg2, %iterArg_9 = %arg3, %iterArg_10 = %c, %iterArg_11 = %0, %iterArg_12 = %1, %iterArg_13 = %2, %iterArg_14 = %3, %iterArg_15 = %c_3, %iterArg_16 = %4) : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<8xf32>
    cond {
      %c_17 = stablehlo.constant dense<8> : tensor<i64>
      %6 = stablehlo.compare LT, %iterArg_7, %c_17, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %6 = stablehlo.dot_general %iterArg, %iterArg_8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
      %7 = stablehlo.tanh %6 : tensor<6x2xf32>
      %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %9 = stablehlo.add %8, %7 : tensor<6x2xf32>
      %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %11 = stablehlo.subtract %10, %7 : tensor<6x2xf32>
      %12 = stablehlo.multiply %9, %11 : tensor<6x2xf32>
      %13 = stablehlo.dot_general %7, %iterArg_9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %14 = stablehlo.subtract %13, %iterArg_6 : tensor<6x2xf32>
      %15 = stablehlo.multiply %14, %14 : tensor<6x2xf32>
      %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %16 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %17 = stablehlo.multiply %16, %14 : tensor<6x2xf32>
      %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %18 = stablehlo.reduce(%15 init: %cst_20) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<f32>
      %cst_21 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %19 = stablehlo.divide %18, %cst_21 : tensor<f32>
      %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_23 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %20 = stablehlo.divide %cst_22, %cst_23 : tensor<f32>
      %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %22 = stablehlo.multiply %21, %17 : tensor<6x2xf32>
      %23 = stablehlo.dot_general %22, %7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<2x2xf32>
      %24 = stablehlo.transpose %23, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %25 = stablehlo.dot_general %22, %iterArg_9, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %26 = stablehlo.multiply %25, %12 : tensor<6x2xf32>
      %27 = stablehlo.dot_general %26, %iterArg, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x3xf32>) -> tensor<2x3xf32>
      %28 = stablehlo.transpose %27, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
      %cst_24 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %29 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %30 = stablehlo.multiply %29, %28 : tensor<3x2xf32>
      %cst_25 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %31 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %32 = stablehlo.multiply %31, %iterArg_11 : tensor<3x2xf32>
      %33 = stablehlo.add %30, %32 : tensor<3x2xf32>
      %cst_26 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %34 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %35 = stablehlo.multiply %34, %24 : tensor<2x2xf32>
      %cst_27 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %36 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %37 = stablehlo.multiply %36, %iterArg_12 : tensor<2x2xf32>
      %38 = stablehlo.add %35, %37 : tensor<2x2xf32>
      %39 = stablehlo.multiply %28, %28 : tensor<3x2xf32>
      %cst_28 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %40 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %41 = stablehlo.multiply %40, %39 : tensor<3x2xf32>
      %cst_29 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %42 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %43 = stablehlo.multiply %42, %iterArg_13 : tensor<3x2xf32>
      %44 = stablehlo.add %41, %43 : tensor<3x2xf32>
      %45 = stablehlo.multiply %24, %24 : tensor<2x2xf32>
      %cst_30 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %46 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %47 = stablehlo.multiply %46, %45 : tensor<2x2xf32>
      %cst_31 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %48 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %49 = stablehlo.multiply %48, %iterArg_14 : tensor<2x2xf32>
      %50 = stablehlo.add %47, %49 : tensor<2x2xf32>
      %c_32 = stablehlo.constant dense<2147483647> : tensor<i32>
      %51 = stablehlo.compare LT, %iterArg_10, %c_32, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_33 = stablehlo.constant dense<1> : tensor<i32>
      %52 = stablehlo.add %iterArg_10, %c_33 : tensor<i32>
      %c_34 = stablehlo.constant dense<2147483647> : tensor<i32>
      %53 = func.call @_where(%51, %52, %c_34) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %cst_35 = stablehlo.constant dense<9.000000e-01> : tensor<f64>
      %54 = stablehlo.convert %53 : (tensor<i32>) -> tensor<f64>
      %55 = stablehlo.convert %53 : (tensor<i32>) -> tensor<f64>
      %56 = stablehlo.power %cst_35, %55 : tensor<f64>
      %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %57 = stablehlo.subtract %cst_36, %56 : tensor<f64>
      %58 = stablehlo.convert %57 : (tensor<f64>) -> tensor<f32>
      %59 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %60 = stablehlo.divide %33, %59 : tensor<3x2xf32>
      %61 = stablehlo.convert %57 : (tensor<f64>) -> tensor<f32>
      %62 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %63 = stablehlo.divide %38, %62 : tensor<2x2xf32>
      %cst_37 = stablehlo.constant dense<0.99899999999999999> : tensor<f64>
      %64 = stablehlo.convert %53 : (tensor<i32>) -> tensor<f64>
      %65 = stablehlo.convert %53 : (tensor<i32>) -> tensor<f64>
      %66 = stablehlo.power %cst_37, %65 : tensor<f64>
      %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %67 = stablehlo.subtract %cst_38, %66 : tensor<f64>
      %68 = stablehlo.convert %67 : (tensor<f64>) -> tensor<f32>
      %69 = stablehlo.broadcast_in_dim %68, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %70 = stablehlo.divide %44, %69 : tensor<3x2xf32>
      %71 = stablehlo.convert %67 : (tensor<f64>) -> tensor<f32>
      %72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %73 = stablehlo.divide %50, %72 : tensor<2x2xf32>
      %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %74 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %75 = stablehlo.add %70, %74 : tensor<3x2xf32>
      %76 = stablehlo.sqrt %75 : tensor<3x2xf32>
      %cst_40 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %77 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %78 = stablehlo.add %76, %77 : tensor<3x2xf32>
      %79 = stablehlo.divide %60, %78 : tensor<3x2xf32>
      %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %80 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %81 = stablehlo.add %73, %80 : tensor<2x2xf32>
      %82 = stablehlo.sqrt %81 : tensor<2x2xf32>
      %cst_42 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %83 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %84 = stablehlo.add %82, %83 : tensor<2x2xf32>
      %85 = stablehlo.divide %63, %84 : tensor<2x2xf32>
      %86 = stablehlo.convert %iterArg_15 : (tensor<i32>) -> tensor<f64>
      %cst_43 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
      %87 = stablehlo.minimum %86, %cst_43 : tensor<f64>
      %cst_44 = stablehlo.constant dense<3.1415926535897931> : tensor<f64>
      %88 = stablehlo.multiply %cst_44, %87 : tensor<f64>
      %cst_45 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
      %89 = stablehlo.divide %88, %cst_45 : tensor<f64>
      %90 = stablehlo.cosine %89 : tensor<f64>
      %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %91 = stablehlo.add %cst_46, %90 : tensor<f64>
      %cst_47 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
      %92 = stablehlo.multiply %cst_47, %91 : tensor<f64>
      %cst_48 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %93 = stablehlo.power %92, %cst_48 : tensor<f64>
      %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %94 = stablehlo.multiply %cst_49, %93 : tensor<f64>
      %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %95 = stablehlo.add %94, %cst_50 : tensor<f64>
      %cst_51 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
      %96 = stablehlo.multiply %cst_51, %95 : tensor<f64>
      %cst_52 = stablehlo.constant dense<-1.000000e+00> : tensor<f64>
      %97 = stablehlo.multiply %cst_52, %96 : tensor<f64>
      %98 = stablehlo.convert %97 : (tensor<f64>) -> tensor<f32>
      %99 = stablehlo.broadcast_in_dim %98, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %100 = stablehlo.multiply %99, %79 : tensor<3x2xf32>
      %101 = stablehlo.convert %97 : (tensor<f64>) -> tensor<f32>
      %102 = stablehlo.broadcast_in_dim %101, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %103 = stablehlo.multiply %102, %85 : tensor<2x2xf32>
      %c_53 = stablehlo.constant dense<2147483647> : tensor<i32>
      %104 = stablehlo.compare LT, %iterArg_15, %c_53, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_54 = stablehlo.constant dense<1> : tensor<i32>
      %105 = stablehlo.add %iterArg_15, %c_54 : tensor<i32>
      %c_55 = stablehlo.constant dense<2147483647> : tensor<i32>
      %106 = func.call @_where(%104, %105, %c_55) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %107 = stablehlo.add %iterArg_8, %100 : tensor<3x2xf32>
      %108 = stablehlo.add %iterArg_9, %103 : tensor<2x2xf32>
      %109 = func.call @dynamic_update_index_in_dim(%iterArg_16, %19, %iterArg_7) : (tensor<8xf32>, tensor<f32>, tensor<i64>) -> tensor<8xf32>
      %c_56 = stablehlo.constant dense<1> : tensor<i64>
      %110 = stablehlo.add %iterArg_7, %c_56 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_6, %110, %107, %108, %53, %33, %38, %44, %50, %106, %109 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<8xf32>
    }
    return %5#3, %5#4, %5#11 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<8xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<8xf32>, tensor<1xf32>, tensor<i64>) -> tensor<8xf32>
    return %1 : tensor<8xf32>
  }
}

// -----

// programs_optax: adam with warmup
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>)
    %e:3 = call @expected() : () -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    %r:3 = call @program(%i#0, %i#1, %i#2, %i#3) : (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<3x2xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<2x2xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.0001 : tensor<8xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) {
    %0 = stablehlo.constant dense<"0xBD9A973D1E26853E83E7193FE24DAE3EAE6CA9BEF7CBC7BE5A1CD43DA081D3BE1DDDC93D09FEA33E0356DEBCBFCCDDBE1152083FD66B09BFE09265BEA1362D3F6EBEA2BEC9B8953E"> : tensor<6x3xf32>
    %1 = stablehlo.constant dense<"0x6FDABE3DA84E7E3A40D8A23D1FAF193FDD91BCBCDB78133CB3701C3EC366A2BE12C4EEBDD64E31BF3F071A3FA2C60BBE"> : tensor<6x2xf32>
    %2 = stablehlo.constant dense<"0x8F84213FAB80813B7E9FB83EE7CC87BE3A3BF5BE2630A0BD"> : tensor<3x2xf32>
    %3 = stablehlo.constant dense<"0x60131DBF6D5D8EBE6253CEBE9F13123F"> : tensor<2x2xf32>
    return %0, %1, %2, %3 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>
  }
  func.func private @expected() -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>) {
    %0 = stablehlo.constant dense<"0x5C39783E8265DCBE3C101C3FCDB0233ED22740BE284BD2BC"> : tensor<3x2xf32>
    %1 = stablehlo.constant dense<"0x467E4CBE18E30DBF974470BE797EB83E"> : tensor<2x2xf32>
    %2 = stablehlo.constant dense<"0xC28F163EC28F163E7C0F0C3E3039FD3DA600EB3DA649E43D48E6DF3D0A01DB3D"> : tensor<8xf32>
    return %0, %1, %2 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @program(%arg0: tensor<6x3xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<3x2xf32>, %arg3: tensor<2x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<2x2xf32> {jax.result_info = "result[1]"}, tensor<8xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i64>
    %5:12 = stablehlo.while(%iterArg = %arg0, %iterArg_6 = %arg1, %iterArg_7 = %c_5, %iterArg_8 = %arg2, %iterArg_9 = %arg3, %iterArg_10 = %c, %iterArg_11 = %0, %iterArg_12 = %1, %iterArg_13 = %2, %iterArg_14 = %3, %iterArg_15 = %c_3, %iterArg_16 = %4) : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<8xf32>
    cond {
      %c_17 = stablehlo.constant dense<8> : tensor<i64>
      %6 = stablehlo.compare LT, %iterArg_7, %c_17, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %6 = stablehlo.dot_general %iterArg, %iterArg_8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
      %7 = stablehlo.tanh %6 : tensor<6x2xf32>
      %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %9 = stablehlo.add %8, %7 : tensor<6x2xf32>
      %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %11 = stablehlo.subtract %10, %7 : tensor<6x2xf32>
      %12 = stablehlo.multiply %9, %11 : tensor<6x2xf32>
      %13 = stablehlo.dot_general %7, %iterArg_9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %14 = stablehlo.subtract %13, %iterArg_6 : tensor<6x2xf32>
      %15 = stablehlo.multiply %14, %14 : tensor<6x2xf32>
      %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %16 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %17 = stablehlo.multiply %16, %14 : tensor<6x2xf32>
      %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %18 = stablehlo.reduce(%15 init: %cst_20) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<f32>
      %cst_21 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %19 = stablehlo.divide %18, %cst_21 : tensor<f32>
      %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_23 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %20 = stablehlo.divide %cst_22, %cst_23 : tensor<f32>
      %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %22 = stablehlo.multiply %21, %17 : tensor<6x2xf32>
      %23 = stablehlo.dot_general %22, %7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<2x2xf32>
      %24 = stablehlo.transpose %23, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %25 = stablehlo.dot_general %22, %iterArg_9, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %26 = stablehlo.multiply %25, %12 : tensor<6x2xf32>
      %27 = stablehlo.dot_general %26, %iterArg, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x3xf32>) -> tensor<2x3xf32>
      %28 = stablehlo.transpose %27, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
      %cst_24 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %29 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %30 = stablehlo.multiply %29, %28 : tensor<3x2xf32>
      %cst_25 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %31 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %32 = stablehlo.multiply %31, %iterArg_11 : tensor<3x2xf32>
      %33 = stablehlo.add %30, %32 : tensor<3x2xf32>
      %cst_26 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %34 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %35 = stablehlo.multiply %34, %24 : tensor<2x2xf32>
      %cst_27 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %36 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %37 = stablehlo.multiply %36, %iterArg_12 : tensor<2x2xf32>
      %38 = stablehlo.add %35, %37 : tensor<2x2xf32>
      %39 = stablehlo.multiply %28, %28 : tensor<3x2xf32>
      %cst_28 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %40 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %41 = stablehlo.multiply %40, %39 : tensor<3x2xf32>
      %cst_29 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %42 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %43 = stablehlo.multiply %42, %iterArg_13 : tensor<3x2xf32>
      %44 = stablehlo.add %41, %43 : tensor<3x2xf32>
      %45 = stablehlo.multiply %24, %24 : tensor<2x2xf32>
      %cst_30 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %46 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %47 = stablehlo.multiply %46, %45 : tensor<2x2xf32>
      %cst_31 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %48 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %49 = stablehlo.multiply %48, %iterArg_14 : tensor<2x2xf32>
      %50 = stablehlo.add %47, %49 : tensor<2x2xf32>
      %c_32 = stablehlo.constant dense<2147483647> : tensor<i32>
      %51 = stablehlo.compare LT, %iterArg_10, %c_32, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_33 = stablehlo.constant dense<1> : tensor<i32>
      %52 = stablehlo.add %iterArg_10, %c_33 : tensor<i32>
      %c_34 = stablehlo.constant dense<2147483647> : tensor<i32>
      %53 = func.call @_where(%51, %52, %c_34) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %cst_35 = stablehlo.constant dense<9.000000e-01> : tensor<f64>
      %54 = stablehlo.convert %53 : (tensor<i32>) -> tensor<f64>
      %55 = stablehlo.convert %53 : (tensor<i32>) -> tensor<f64>
      %56 = stablehlo.power %cst_35, %55 : tensor<f64>
      %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %57 = stablehlo.subtract %cst_36, %56 : tensor<f64>
      %58 = stablehlo.convert %57 : (tensor<f64>) -> tensor<f32>
      %59 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %60 = stablehlo.divide %33, %59 : tensor<3x2xf32>
      %61 = stablehlo.convert %57 : (tensor<f64>) -> tensor<f32>
      %62 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %63 = stablehlo.divide %38, %62 : tensor<2x2xf32>
      %cst_37 = stablehlo.constant dense<0.99899999999999999> : tensor<f64>
      %64 = stablehlo.convert %53 : (tensor<i32>) -> tensor<f64>
      %65 = stablehlo.convert %53 : (tensor<i32>) -> tensor<f64>
      %66 = stablehlo.power %cst_37, %65 : tensor<f64>
      %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %67 = stablehlo.subtract %cst_38, %66 : tensor<f64>
      %68 = stablehlo.convert %67 : (tensor<f64>) -> tensor<f32>
      %69 = stablehlo.broadcast_in_dim %68, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %70 = stablehlo.divide %44, %69 : tensor<3x2xf32>
      %71 = stablehlo.convert %67 : (tensor<f64>) -> tensor<f32>
      %72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %73 = stablehlo.divide %50, %72 : tensor<2x2xf32>
      %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %74 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %75 = stablehlo.add %70, %74 : tensor<3x2xf32>
      %76 = stablehlo.sqrt %75 : tensor<3x2xf32>
      %cst_40 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %77 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %78 = stablehlo.add %76, %77 : tensor<3x2xf32>
      %79 = stablehlo.divide %60, %78 : tensor<3x2xf32>
      %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %80 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %81 = stablehlo.add %73, %80 : tensor<2x2xf32>
      %82 = stablehlo.sqrt %81 : tensor<2x2xf32>
      %cst_42 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %83 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %84 = stablehlo.add %82, %83 : tensor<2x2xf32>
      %85 = stablehlo.divide %63, %84 : tensor<2x2xf32>
      %c_43 = stablehlo.constant dense<0> : tensor<i32>
      %86 = stablehlo.subtract %iterArg_15, %c_43 : tensor<i32>
      %c_44 = stablehlo.constant dense<0> : tensor<i64>
      %c_45 = stablehlo.constant dense<3> : tensor<i64>
      %87 = func.call @clip(%86, %c_44, %c_45) : (tensor<i32>, tensor<i64>, tensor<i64>) -> tensor<i32>
      %88 = stablehlo.convert %87 : (tensor<i32>) -> tensor<f32>
      %cst_46 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
      %89 = stablehlo.divide %88, %cst_46 : tensor<f32>
      %cst_47 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %90 = stablehlo.subtract %cst_47, %89 : tensor<f32>
      %cst_48 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
      %91 = stablehlo.multiply %cst_48, %90 : tensor<f32>
      %cst_49 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %92 = stablehlo.add %91, %cst_49 : tensor<f32>
      %c_50 = stablehlo.constant dense<3> : tensor<i32>
      %93 = stablehlo.compare LT, %iterArg_15, %c_50, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_51 = stablehlo.constant dense<3> : tensor<i32>
      %94 = stablehlo.subtract %iterArg_15, %c_51 : tensor<i32>
      %95 = stablehlo.convert %94 : (tensor<i32>) -> tensor<f64>
      %cst_52 = stablehlo.constant dense<7.000000e+00> : tensor<f64>
      %96 = stablehlo.minimum %95, %cst_52 : tensor<f64>
      %cst_53 = stablehlo.constant dense<3.1415926535897931> : tensor<f64>
      %97 = stablehlo.multiply %cst_53, %96 : tensor<f64>
      %cst_54 = stablehlo.constant dense<7.000000e+00> : tensor<f64>
      %98 = stablehlo.divide %97, %cst_54 : tensor<f64>
      %99 = stablehlo.cosine %98 : tensor<f64>
      %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %100 = stablehlo.add %cst_55, %99 : tensor<f64>
      %cst_56 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
      %101 = stablehlo.multiply %cst_56, %100 : tensor<f64>
      %cst_57 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %102 = stablehlo.power %101, %cst_57 : tensor<f64>
      %cst_58 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %103 = stablehlo.multiply %cst_58, %102 : tensor<f64>
      %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %104 = stablehlo.add %103, %cst_59 : tensor<f64>
      %cst_60 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
      %105 = stablehlo.multiply %cst_60, %104 : tensor<f64>
      %106 = func.call @_where_0(%93, %92, %105) : (tensor<i1>, tensor<f32>, tensor<f64>) -> tensor<f32>
      %cst_61 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
      %107 = stablehlo.multiply %cst_61, %106 : tensor<f32>
      %108 = stablehlo.broadcast_in_dim %107, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %109 = stablehlo.multiply %108, %79 : tensor<3x2xf32>
      %110 = stablehlo.broadcast_in_dim %107, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %111 = stablehlo.multiply %110, %85 : tensor<2x2xf32>
      %c_62 = stablehlo.constant dense<2147483647> : tensor<i32>
      %112 = stablehlo.compare LT, %iterArg_15, %c_62, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_63 = stablehlo.constant dense<1> : tensor<i32>
      %113 = stablehlo.add %iterArg_15, %c_63 : tensor<i32>
      %c_64 = stablehlo.constant dense<2147483647> : tensor<i32>
      %114 = func.call @_where(%112, %113, %c_64) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %115 = stablehlo.add %iterArg_8, %109 : tensor<3x2xf32>
      %116 = stablehlo.add %iterArg_9, %111 : tensor<2x2xf32>
      %117 = func.call @dynamic_update_index_in_dim(%iterArg_16, %19, %iterArg_7) : (tensor<8xf32>, tensor<f32>, tensor<i64>) -> tensor<8xf32>
      %c_65 = stablehlo.constant dense<1> : tensor<i64>
      %118 = stablehlo.add %iterArg_7, %c_65 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_6, %118, %115, %116, %53, %33, %38, %44, %50, %114, %117 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<8xf32>
    }
    return %5#3, %5#4, %5#11 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @clip(%arg0: tensor<i32>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<i32>
    %2 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<i32>
    %3 = stablehlo.minimum %2, %1 : tensor<i32>
    return %3 : tensor<i32>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f64>) -> tensor<f32> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<8xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<8xf32>, tensor<1xf32>, tensor<i64>) -> tensor<8xf32>
    return %1 : tensor<8xf32>
  }
}

// -----

// programs_optax: adam with exponential
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>)
    %e:3 = call @expected() : () -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    %r:3 = call @program(%i#0, %i#1, %i#2, %i#3) : (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<3x2xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<2x2xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.0001 : tensor<8xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) {
    %0 = stablehlo.constant dense<"0x2885B2BE62D6BA3E36EFBDBE293E433ED2F550BE1773DA3E8A09B2BEEC24283FA2BE6ABDC6FEA43E136EABBEB782203F28971D3EFDAEC8BE04D6F0BE87FE7E3EE459B13E446B84BC"> : tensor<6x3xf32>
    %1 = stablehlo.constant dense<"0xA74E2C3F8F6F9CBE60C6EDBE322FE3BE1C50F03E43B09B3DCDA3E2BEC483163F68CA89BEA1B8983E9B042BBFAFF4023F"> : tensor<6x2xf32>
    %2 = stablehlo.constant dense<"0x3DB30E3FA05618BE5AAAC83D3816203FE88D223F30CA89BE"> : tensor<3x2xf32>
    %3 = stablehlo.constant dense<"0x86F4E3BD6B7AEFBD887BE5BE066DD3BE"> : tensor<2x2xf32>
    return %0, %1, %2, %3 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>
  }
  func.func private @expected() -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>) {
    %0 = stablehlo.constant dense<"0x198D863FE9E2903E1FE3C0BE93874D3EE0CB793F37A5133E"> : tensor<3x2xf32>
    %1 = stablehlo.constant dense<"0x185919BF71C7923E7FA258BDB5EE273D"> : tensor<2x2xf32>
    %2 = stablehlo.constant dense<"0x256A853E484D593E5297333EA036193E623D103E808C093EF643043E7DD5013E"> : tensor<8xf32>
    return %0, %1, %2 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @program(%arg0: tensor<6x3xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<3x2xf32>, %arg3: tensor<2x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<2x2xf32> {jax.result_info = "result[1]"}, tensor<8xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i64>
    %5:12 = stablehlo.while(%iterArg = %arg0, %iterArg_6 = %arg1, %iterArg_7 = %c_5, %iterArg_8 = %arg2, %iterArg_9 = %arg3, %iterArg_10 = %c, %iterArg_11 = %0, %iterArg_12 = %1, %iterArg_13 = %2, %iterArg_14 = %3, %iterArg_15 = %c_3, %iterArg_16 = %4) : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<8xf32>
    cond {
      %c_17 = stablehlo.constant dense<8> : tensor<i64>
      %6 = stablehlo.compare LT, %iterArg_7, %c_17, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %6 = stablehlo.dot_general %iterArg, %iterArg_8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
      %7 = stablehlo.tanh %6 : tensor<6x2xf32>
      %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %9 = stablehlo.add %8, %7 : tensor<6x2xf32>
      %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %11 = stablehlo.subtract %10, %7 : tensor<6x2xf32>
      %12 = stablehlo.multiply %9, %11 : tensor<6x2xf32>
      %13 = stablehlo.dot_general %7, %iterArg_9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %14 = stablehlo.subtract %13, %iterArg_6 : tensor<6x2xf32>
      %15 = stablehlo.multiply %14, %14 : tensor<6x2xf32>
      %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %16 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %17 = stablehlo.multiply %16, %14 : tensor<6x2xf32>
      %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %18 = stablehlo.reduce(%15 init: %cst_20) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<f32>
      %cst_21 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %19 = stablehlo.divide %18, %cst_21 : tensor<f32>
      %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_23 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %20 = stablehlo.divide %cst_22, %cst_23 : tensor<f32>
      %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %22 = stablehlo.multiply %21, %17 : tensor<6x2xf32>
      %23 = stablehlo.dot_general %22, %7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<2x2xf32>
      %24 = stablehlo.transpose %23, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %25 = stablehlo.dot_general %22, %iterArg_9, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %26 = stablehlo.multiply %25, %12 : tensor<6x2xf32>
      %27 = stablehlo.dot_general %26, %iterArg, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x3xf32>) -> tensor<2x3xf32>
      %28 = stablehlo.transpose %27, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
      %cst_24 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %29 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %30 = stablehlo.multiply %29, %28 : tensor<3x2xf32>
      %cst_25 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %31 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %32 = stablehlo.multiply %31, %iterArg_11 : tensor<3x2xf32>
      %33 = stablehlo.add %30, %32 : tensor<3x2xf32>
      %cst_26 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %34 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %35 = stablehlo.multiply %34, %24 : tensor<2x2xf32>
      %cst_27 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %36 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %37 = stablehlo.multiply %36, %iterArg_12 : tensor<2x2xf32>
      %38 = stablehlo.add %35, %37 : tensor<2x2xf32>
      %39 = stablehlo.multiply %28, %28 : tensor<3x2xf32>
      %cst_28 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %40 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %41 = stablehlo.multiply %40, %39 : tensor<3x2xf32>
      %cst_29 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %42 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %43 = stablehlo.multiply %42, %iterArg_13 : tensor<3x2xf32>
      %44 = stablehlo.add %41, %43 : tensor<3x2xf32>
      %45 = stablehlo.multiply %24, %24 : tensor<2x2xf32>
      %cst_30 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %46 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %47 = stablehlo.multiply %46, %45 : tensor<2x2xf32>
      %cst_31 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %48 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %49 = stablehlo.multiply %48, %iterArg_14 : tensor<2x2xf32>
      %50 = stablehlo.add %47, %49 : tensor<2x2xf32>
      %c_32 = stablehlo.constant dense<2147483647> : tensor<i32>
      %51 = stablehlo.compare LT, %iterArg_10, %c_32, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_33 = stablehlo.constant dense<1> : tensor<i32>
      %52 = stablehlo.add %iterArg_10, %c_33 : tensor<i32>
      %c_34 = stablehlo.constant dense<2147483647> : tensor<i32>
      %53 = func.call @_where(%51, %52, %c_34) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %cst_35 = stablehlo.constant dense<9.000000e-01> : tensor<f64>
      %54 = stablehlo.convert %53 : (tensor<i32>) -> tensor<f64>
      %55 = stablehlo.convert %53 : (tensor<i32>) -> tensor<f64>
      %56 = stablehlo.power %cst_35, %55 : tensor<f64>
      %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %57 = stablehlo.subtract %cst_36, %56 : tensor<f64>
      %58 = stablehlo.convert %57 : (tensor<f64>) -> tensor<f32>
      %59 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %60 = stablehlo.divide %33, %59 : tensor<3x2xf32>
      %61 = stablehlo.convert %57 : (tensor<f64>) -> tensor<f32>
      %62 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %63 = stablehlo.divide %38, %62 : tensor<2x2xf32>
      %cst_37 = stablehlo.constant dense<0.99899999999999999> : tensor<f64>
      %64 = stablehlo.convert %53 : (tensor<i32>) -> tensor<f64>
      %65 = stablehlo.convert %53 : (tensor<i32>) -> tensor<f64>
      %66 = stablehlo.power %cst_37, %65 : tensor<f64>
      %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %67 = stablehlo.subtract %cst_38, %66 : tensor<f64>
      %68 = stablehlo.convert %67 : (tensor<f64>) -> tensor<f32>
      %69 = stablehlo.broadcast_in_dim %68, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %70 = stablehlo.divide %44, %69 : tensor<3x2xf32>
      %71 = stablehlo.convert %67 : (tensor<f64>) -> tensor<f32>
      %72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %73 = stablehlo.divide %50, %72 : tensor<2x2xf32>
      %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %74 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %75 = stablehlo.add %70, %74 : tensor<3x2xf32>
      %76 = stablehlo.sqrt %75 : tensor<3x2xf32>
      %cst_40 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %77 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %78 = stablehlo.add %76, %77 : tensor<3x2xf32>
      %79 = stablehlo.divide %60, %78 : tensor<3x2xf32>
      %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %80 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %81 = stablehlo.add %73, %80 : tensor<2x2xf32>
      %82 = stablehlo.sqrt %81 : tensor<2x2xf32>
      %cst_42 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %83 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %84 = stablehlo.add %82, %83 : tensor<2x2xf32>
      %85 = stablehlo.divide %63, %84 : tensor<2x2xf32>
      %c_43 = stablehlo.constant dense<0> : tensor<i32>
      %86 = stablehlo.subtract %iterArg_15, %c_43 : tensor<i32>
      %87 = stablehlo.convert %86 : (tensor<i32>) -> tensor<f32>
      %cst_44 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
      %88 = stablehlo.divide %87, %cst_44 : tensor<f32>
      %89 = stablehlo.floor %88 : tensor<f32>
      %c_45 = stablehlo.constant dense<0> : tensor<i32>
      %90 = stablehlo.compare LE, %86, %c_45, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %cst_46 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %91 = stablehlo.power %cst_46, %89 : tensor<f32>
      %cst_47 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %92 = stablehlo.multiply %cst_47, %91 : tensor<f32>
      %cst_48 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
      %93 = func.call @_where_0(%90, %cst_48, %92) : (tensor<i1>, tensor<f64>, tensor<f32>) -> tensor<f32>
      %cst_49 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
      %94 = stablehlo.multiply %cst_49, %93 : tensor<f32>
      %95 = stablehlo.broadcast_in_dim %94, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %96 = stablehlo.multiply %95, %79 : tensor<3x2xf32>
      %97 = stablehlo.broadcast_in_dim %94, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %98 = stablehlo.multiply %97, %85 : tensor<2x2xf32>
      %c_50 = stablehlo.constant dense<2147483647> : tensor<i32>
      %99 = stablehlo.compare LT, %iterArg_15, %c_50, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_51 = stablehlo.constant dense<1> : tensor<i32>
      %100 = stablehlo.add %iterArg_15, %c_51 : tensor<i32>
      %c_52 = stablehlo.constant dense<2147483647> : tensor<i32>
      %101 = func.call @_where(%99, %100, %c_52) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %102 = stablehlo.add %iterArg_8, %96 : tensor<3x2xf32>
      %103 = stablehlo.add %iterArg_9, %98 : tensor<2x2xf32>
      %104 = func.call @dynamic_update_index_in_dim(%iterArg_16, %19, %iterArg_7) : (tensor<8xf32>, tensor<f32>, tensor<i64>) -> tensor<8xf32>
      %c_53 = stablehlo.constant dense<1> : tensor<i64>
      %105 = stablehlo.add %iterArg_7, %c_53 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_6, %105, %102, %103, %53, %33, %38, %44, %50, %101, %104 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<8xf32>
    }
    return %5#3, %5#4, %5#11 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<f64>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<8xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<8xf32>, tensor<1xf32>, tensor<i64>) -> tensor<8xf32>
    return %1 : tensor<8xf32>
  }
}

// -----

// programs_optax: adam with piecewise
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>)
    %e:3 = call @expected() : () -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    %r:3 = call @program(%i#0, %i#1, %i#2, %i#3) : (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<3x2xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<2x2xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.0001 : tensor<8xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) {
    %0 = stablehlo.constant dense<"0x5EEB79BDB96CBC3EBA04113F48BF9FBE59BBF93DF6D916BD1252C03DB1F31A3E2F680F3F230FA03D46D8413DC7812F3E164F43BE2536073EFD75A93EE54C0C3FB29119BF6B18A0BE"> : tensor<6x3xf32>
    %1 = stablehlo.constant dense<"0xE544943E396D8FBDD23B1E3FB13EF0BE786CD1BE681B08BF6B15D5BE6728FCBC4D4505BED2F77B3EBF4E8EBD20EF18BD"> : tensor<6x2xf32>
    %2 = stablehlo.constant dense<"0xDAA4AD3EE07AFF3E265DF3BE4B432BBF5AEA29BF489296BE"> : tensor<3x2xf32>
    %3 = stablehlo.constant dense<"0xC5911DBFBD67A3BECC219B3ED2F9BE3E"> : tensor<2x2xf32>
    return %0, %1, %2, %3 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>
  }
  func.func private @expected() -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>) {
    %0 = stablehlo.constant dense<"0x6B9B4B3FB687573D7B30F4BE92E228BF9C6D8EBE219731BF"> : tensor<3x2xf32>
    %1 = stablehlo.constant dense<"0x8077F6BE6AF263BEFD4DA73EECA7C63E"> : tensor<2x2xf32>
    %2 = stablehlo.constant dense<"0x7651083E523EF03D368BE63DC4EFD73D9437D03D7380C93DDC43C43DA2C7C33D"> : tensor<8xf32>
    return %0, %1, %2 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @program(%arg0: tensor<6x3xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<3x2xf32>, %arg3: tensor<2x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<2x2xf32> {jax.result_info = "result[1]"}, tensor<8xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i64>
    %5:12 = stablehlo.while(%iterArg = %arg0, %iterArg_6 = %arg1, %iterArg_7 = %c_5, %iterArg_8 = %arg2, %iterArg_9 = %arg3, %iterArg_10 = %c, %iterArg_11 = %0, %iterArg_12 = %1, %iterArg_13 = %2, %iterArg_14 = %3, %iterArg_15 = %c_3, %iterArg_16 = %4) : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<8xf32>
    cond {
      %c_17 = stablehlo.constant dense<8> : tensor<i64>
      %6 = stablehlo.compare LT, %iterArg_7, %c_17, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %6 = stablehlo.dot_general %iterArg, %iterArg_8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
      %7 = stablehlo.tanh %6 : tensor<6x2xf32>
      %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %9 = stablehlo.add %8, %7 : tensor<6x2xf32>
      %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %11 = stablehlo.subtract %10, %7 : tensor<6x2xf32>
      %12 = stablehlo.multiply %9, %11 : tensor<6x2xf32>
      %13 = stablehlo.dot_general %7, %iterArg_9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %14 = stablehlo.subtract %13, %iterArg_6 : tensor<6x2xf32>
      %15 = stablehlo.multiply %14, %14 : tensor<6x2xf32>
      %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %16 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %17 = stablehlo.multiply %16, %14 : tensor<6x2xf32>
      %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %18 = stablehlo.reduce(%15 init: %cst_20) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<f32>
      %cst_21 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %19 = stablehlo.divide %18, %cst_21 : tensor<f32>
      %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_23 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %20 = stablehlo.divide %cst_22, %cst_23 : tensor<f32>
      %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %22 = stablehlo.multiply %21, %17 : tensor<6x2xf32>
      %23 = stablehlo.dot_general %22, %7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<2x2xf32>
      %24 = stablehlo.transpose %23, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %25 = stablehlo.dot_general %22, %iterArg_9, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %26 = stablehlo.multiply %25, %12 : tensor<6x2xf32>
      %27 = stablehlo.dot_general %26, %iterArg, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x3xf32>) -> tensor<2x3xf32>
      %28 = stablehlo.transpose %27, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
      %cst_24 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %29 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %30 = stablehlo.multiply %29, %28 : tensor<3x2xf32>
      %cst_25 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %31 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %32 = stablehlo.multiply %31, %iterArg_11 : tensor<3x2xf32>
      %33 = stablehlo.add %30, %32 : tensor<3x2xf32>
      %cst_26 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %34 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %35 = stablehlo.multiply %34, %24 : tensor<2x2xf32>
      %cst_27 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %36 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %37 = stablehlo.multiply %36, %iterArg_12 : tensor<2x2xf32>
      %38 = stablehlo.add %35, %37 : tensor<2x2xf32>
      %39 = stablehlo.multiply %28, %28 : tensor<3x2xf32>
      %cst_28 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %40 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %41 = stablehlo.multiply %40, %39 : tensor<3x2xf32>
      %cst_29 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %42 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %43 = stablehlo.multiply %42, %iterArg_13 : tensor<3x2xf32>
      %44 = stablehlo.add %41, %43 : tensor<3x2xf32>
      %45 = stablehlo.multiply %24, %24 : tensor<2x2xf32>
      %cst_30 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %46 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %47 = stablehlo.multiply %46, %45 : tensor<2x2xf32>
      %cst_31 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %48 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %49 = stablehlo.multiply %48, %iterArg_14 : tensor<2x2xf32>
      %50 = stablehlo.add %47, %49 : tensor<2x2xf32>
      %c_32 = stablehlo.constant dense<2147483647> : tensor<i32>
      %51 = stablehlo.compare LT, %iterArg_10, %c_32, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_33 = stablehlo.constant dense<1> : tensor<i32>
      %52 = stablehlo.add %iterArg_10, %c_33 : tensor<i32>
      %c_34 = stablehlo.constant dense<2147483647> : tensor<i32>
      %53 = func.call @_where(%51, %52, %c_34) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %cst_35 = stablehlo.constant dense<9.000000e-01> : tensor<f64>
      %54 = stablehlo.convert %53 : (tensor<i32>) -> tensor<f64>
      %55 = stablehlo.convert %53 : (tensor<i32>) -> tensor<f64>
      %56 = stablehlo.power %cst_35, %55 : tensor<f64>
      %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %57 = stablehlo.subtract %cst_36, %56 : tensor<f64>
      %58 = stablehlo.convert %57 : (tensor<f64>) -> tensor<f32>
      %59 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %60 = stablehlo.divide %33, %59 : tensor<3x2xf32>
      %61 = stablehlo.convert %57 : (tensor<f64>) -> tensor<f32>
      %62 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %63 = stablehlo.divide %38, %62 : tensor<2x2xf32>
      %cst_37 = stablehlo.constant dense<0.99899999999999999> : tensor<f64>
      %64 = stablehlo.convert %53 : (tensor<i32>) -> tensor<f64>
      %65 = stablehlo.convert %53 : (tensor<i32>) -> tensor<f64>
      %66 = stablehlo.power %cst_37, %65 : tensor<f64>
      %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %67 = stablehlo.subtract %cst_38, %66 : tensor<f64>
      %68 = stablehlo.convert %67 : (tensor<f64>) -> tensor<f32>
      %69 = stablehlo.broadcast_in_dim %68, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %70 = stablehlo.divide %44, %69 : tensor<3x2xf32>
      %71 = stablehlo.convert %67 : (tensor<f64>) -> tensor<f32>
      %72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %73 = stablehlo.divide %50, %72 : tensor<2x2xf32>
      %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %74 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %75 = stablehlo.add %70, %74 : tensor<3x2xf32>
      %76 = stablehlo.sqrt %75 : tensor<3x2xf32>
      %cst_40 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %77 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %78 = stablehlo.add %76, %77 : tensor<3x2xf32>
      %79 = stablehlo.divide %60, %78 : tensor<3x2xf32>
      %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %80 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %81 = stablehlo.add %73, %80 : tensor<2x2xf32>
      %82 = stablehlo.sqrt %81 : tensor<2x2xf32>
      %cst_42 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %83 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %84 = stablehlo.add %82, %83 : tensor<2x2xf32>
      %85 = stablehlo.divide %63, %84 : tensor<2x2xf32>
      %c_43 = stablehlo.constant dense<3> : tensor<i32>
      %86 = stablehlo.subtract %c_43, %iterArg_15 : tensor<i32>
      %87 = stablehlo.sign %86 : tensor<i32>
      %88 = stablehlo.convert %87 : (tensor<i32>) -> tensor<f64>
      %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %89 = stablehlo.maximum %cst_44, %88 : tensor<f64>
      %cst_45 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
      %90 = stablehlo.multiply %cst_45, %89 : tensor<f64>
      %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %91 = stablehlo.subtract %cst_46, %89 : tensor<f64>
      %cst_47 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
      %92 = stablehlo.multiply %91, %cst_47 : tensor<f64>
      %cst_48 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
      %93 = stablehlo.multiply %92, %cst_48 : tensor<f64>
      %94 = stablehlo.add %90, %93 : tensor<f64>
      %c_49 = stablehlo.constant dense<6> : tensor<i32>
      %95 = stablehlo.subtract %c_49, %iterArg_15 : tensor<i32>
      %96 = stablehlo.sign %95 : tensor<i32>
      %97 = stablehlo.convert %96 : (tensor<i32>) -> tensor<f64>
      %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %98 = stablehlo.maximum %cst_50, %97 : tensor<f64>
      %99 = stablehlo.multiply %94, %98 : tensor<f64>
      %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %100 = stablehlo.subtract %cst_51, %98 : tensor<f64>
      %cst_52 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
      %101 = stablehlo.multiply %100, %cst_52 : tensor<f64>
      %102 = stablehlo.multiply %101, %94 : tensor<f64>
      %103 = stablehlo.add %99, %102 : tensor<f64>
      %cst_53 = stablehlo.constant dense<-1.000000e+00> : tensor<f64>
      %104 = stablehlo.multiply %cst_53, %103 : tensor<f64>
      %105 = stablehlo.convert %104 : (tensor<f64>) -> tensor<f32>
      %106 = stablehlo.broadcast_in_dim %105, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %107 = stablehlo.multiply %106, %79 : tensor<3x2xf32>
      %108 = stablehlo.convert %104 : (tensor<f64>) -> tensor<f32>
      %109 = stablehlo.broadcast_in_dim %108, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %110 = stablehlo.multiply %109, %85 : tensor<2x2xf32>
      %c_54 = stablehlo.constant dense<2147483647> : tensor<i32>
      %111 = stablehlo.compare LT, %iterArg_15, %c_54, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_55 = stablehlo.constant dense<1> : tensor<i32>
      %112 = stablehlo.add %iterArg_15, %c_55 : tensor<i32>
      %c_56 = stablehlo.constant dense<2147483647> : tensor<i32>
      %113 = func.call @_where(%111, %112, %c_56) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %114 = stablehlo.add %iterArg_8, %107 : tensor<3x2xf32>
      %115 = stablehlo.add %iterArg_9, %110 : tensor<2x2xf32>
      %116 = func.call @dynamic_update_index_in_dim(%iterArg_16, %19, %iterArg_7) : (tensor<8xf32>, tensor<f32>, tensor<i64>) -> tensor<8xf32>
      %c_57 = stablehlo.constant dense<1> : tensor<i64>
      %117 = stablehlo.add %iterArg_7, %c_57 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_6, %117, %114, %115, %53, %33, %38, %44, %50, %113, %116 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<8xf32>
    }
    return %5#3, %5#4, %5#11 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<8xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<8xf32>, tensor<1xf32>, tensor<i64>) -> tensor<8xf32>
    return %1 : tensor<8xf32>
  }
}

// -----

// programs_optax: adam with onecycle
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>)
    %e:3 = call @expected() : () -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    %r:3 = call @program(%i#0, %i#1, %i#2, %i#3) : (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<3x2xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<2x2xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.0001 : tensor<8xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) {
    %0 = stablehlo.constant dense<"0x08C3073FF4157CBE8BB9263F215824BCFE90DE3EC35A26BF9622213FDC8319BED72B96BEC1025B3E1D8BD4BE4B4A053F4003933E2846393E97F0E7BE60D1303D853B1A3FE24D153F"> : tensor<6x3xf32>
    %1 = stablehlo.constant dense<"0xCC0A663DEA25443EF3FF17BE0F27013FE57BC1BEA844E73EDE0619BFB01B04BF810A22BFF07FADBEE2EAA6BE835CCF3E"> : tensor<6x2xf32>
    %2 = stablehlo.constant dense<"0x58E1223FFE4DE23D6B75B7BED7EFD3BE872410BFDE8C35BE"> : tensor<3x2xf32>
    %3 = stablehlo.constant dense<"0x8CB638BE916343BE0220DE3E6C8E89BE"> : tensor<2x2xf32>
    return %0, %1, %2, %3 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>
  }
  func.func private @expected() -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>) {
    %0 = stablehlo.constant dense<"0x5730863F148093BE5F4517BF816C55BFDACE27BE5D90183E"> : tensor<3x2xf32>
    %1 = stablehlo.constant dense<"0xE9850EBF013B1A3E0986C03EF2912CBF"> : tensor<2x2xf32>
    %2 = stablehlo.constant dense<"0x70AA2B3EB3C22A3E69F7223EA909163E7814073EF860FB3D8A19EF3D5319E73D"> : tensor<8xf32>
    return %0, %1, %2 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @program(%arg0: tensor<6x3xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<3x2xf32>, %arg3: tensor<2x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<2x2xf32> {jax.result_info = "result[1]"}, tensor<8xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i64>
    %5:12 = stablehlo.while(%iterArg = %arg0, %iterArg_6 = %arg1, %iterArg_7 = %c_5, %iterArg_8 = %arg2, %iterArg_9 = %arg3, %iterArg_10 = %c, %iterArg_11 = %0, %iterArg_12 = %1, %iterArg_13 = %2, %iterArg_14 = %3, %iterArg_15 = %c_3, %iterArg_16 = %4) : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<8xf32>
    cond {
      %c_17 = stablehlo.constant dense<8> : tensor<i64>
      %6 = stablehlo.compare LT, %iterArg_7, %c_17, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %6 = stablehlo.dot_general %iterArg, %iterArg_8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
      %7 = stablehlo.tanh %6 : tensor<6x2xf32>
      %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %9 = stablehlo.add %8, %7 : tensor<6x2xf32>
      %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %11 = stablehlo.subtract %10, %7 : tensor<6x2xf32>
      %12 = stablehlo.multiply %9, %11 : tensor<6x2xf32>
      %13 = stablehlo.dot_general %7, %iterArg_9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %14 = stablehlo.subtract %13, %iterArg_6 : tensor<6x2xf32>
      %15 = stablehlo.multiply %14, %14 : tensor<6x2xf32>
      %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %16 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %17 = stablehlo.multiply %16, %14 : tensor<6x2xf32>
      %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %18 = stablehlo.reduce(%15 init: %cst_20) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<f32>
      %cst_21 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %19 = stablehlo.divide %18, %cst_21 : tensor<f32>
      %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_23 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %20 = stablehlo.divide %cst_22, %cst_23 : tensor<f32>
      %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %22 = stablehlo.multiply %21, %17 : tensor<6x2xf32>
      %23 = stablehlo.dot_general %22, %7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<2x2xf32>
      %24 = stablehlo.transpose %23, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %25 = stablehlo.dot_general %22, %iterArg_9, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %26 = stablehlo.multiply %25, %12 : tensor<6x2xf32>
      %27 = stablehlo.dot_general %26, %iterArg, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x3xf32>) -> tensor<2x3xf32>
      %28 = stablehlo.transpose %27, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
      %cst_24 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %29 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %30 = stablehlo.multiply %29, %28 : tensor<3x2xf32>
      %cst_25 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %31 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %32 = stablehlo.multiply %31, %iterArg_11 : tensor<3x2xf32>
      %33 = stablehlo.add %30, %32 : tensor<3x2xf32>
      %cst_26 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %34 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %35 = stablehlo.multiply %34, %24 : tensor<2x2xf32>
      %cst_27 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %36 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %37 = stablehlo.multiply %36, %iterArg_12 : tensor<2x2xf32>
      %38 = stablehlo.add %35, %37 : tensor<2x2xf32>
      %39 = stablehlo.multiply %28, %28 : tensor<3x2xf32>
      %cst_28 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %40 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %41 = stablehlo.multiply %40, %39 : tensor<3x2xf32>
      %cst_29 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %42 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %43 = stablehlo.multiply %42, %iterArg_13 : tensor<3x2xf32>
      %44 = stablehlo.add %41, %43 : tensor<3x2xf32>
      %45 = stablehlo.multiply %24, %24 : tensor<2x2xf32>
      %cst_30 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %46 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %47 = stablehlo.multiply %46, %45 : tensor<2x2xf32>
      %cst_31 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %48 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %49 = stablehlo.multiply %48, %iterArg_14 : tensor<2x2xf32>
      %50 = stablehlo.add %47, %49 : tensor<2x2xf32>
      %c_32 = stablehlo.constant dense<2147483647> : tensor<i32>
      %51 = stablehlo.compare LT, %iterArg_10, %c_32, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_33 = stablehlo.constant dense<1> : tensor<i32>
      %52 = stablehlo.add %iterArg_10, %c_33 : tensor<i32>
      %c_34 = stablehlo.constant dense<2147483647> : tensor<i32>
      %53 = func.call @_where(%51, %52, %c_34) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %cst_35 = stablehlo.constant dense<9.000000e-01> : tensor<f64>
      %54 = stablehlo.convert %53 : (tensor<i32>) -> tensor<f64>
      %55 = stablehlo.convert %53 : (tensor<i32>) -> tensor<f64>
      %56 = stablehlo.power %cst_35, %55 : tensor<f64>
      %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %57 = stablehlo.subtract %cst_36, %56 : tensor<f64>
      %58 = stablehlo.convert %57 : (tensor<f64>) -> tensor<f32>
      %59 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %60 = stablehlo.divide %33, %59 : tensor<3x2xf32>
      %61 = stablehlo.convert %57 : (tensor<f64>) -> tensor<f32>
      %62 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %63 = stablehlo.divide %38, %62 : tensor<2x2xf32>
      %cst_37 = stablehlo.constant dense<0.99899999999999999> : tensor<f64>
      %64 = stablehlo.convert %53 : (tensor<i32>) -> tensor<f64>
      %65 = stablehlo.convert %53 : (tensor<i32>) -> tensor<f64>
      %66 = stablehlo.power %cst_37, %65 : tensor<f64>
      %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %67 = stablehlo.subtract %cst_38, %66 : tensor<f64>
      %68 = stablehlo.convert %67 : (tensor<f64>) -> tensor<f32>
      %69 = stablehlo.broadcast_in_dim %68, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %70 = stablehlo.divide %44, %69 : tensor<3x2xf32>
      %71 = stablehlo.convert %67 : (tensor<f64>) -> tensor<f32>
      %72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %73 = stablehlo.divide %50, %72 : tensor<2x2xf32>
      %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %74 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %75 = stablehlo.add %70, %74 : tensor<3x2xf32>
      %76 = stablehlo.sqrt %75 : tensor<3x2xf32>
      %cst_40 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %77 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %78 = stablehlo.add %76, %77 : tensor<3x2xf32>
      %79 = stablehlo.divide %60, %78 : tensor<3x2xf32>
      %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %80 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %81 = stablehlo.add %73, %80 : tensor<2x2xf32>
      %82 = stablehlo.sqrt %81 : tensor<2x2xf32>
      %cst_42 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %83 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %84 = stablehlo.add %82, %83 : tensor<2x2xf32>
      %85 = stablehlo.divide %63, %84 : tensor<2x2xf32>
      %c_43 = stablehlo.constant dense<0> : tensor<i64>
      %c_44 = stablehlo.constant dense<3> : tensor<i64>
      %c_45 = stablehlo.constant dense<8> : tensor<i64>
      %c_46 = stablehlo.constant dense<10> : tensor<i64>
      %86 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i64>) -> tensor<1xi64>
      %87 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i64>) -> tensor<1xi64>
      %88 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i64>) -> tensor<1xi64>
      %89 = stablehlo.broadcast_in_dim %c_46, dims = [] : (tensor<i64>) -> tensor<1xi64>
      %90 = stablehlo.concatenate %86, %87, %88, %89, dim = 0 : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4xi64>
      %cst_47 = stablehlo.constant dense<4.000000e-03> : tensor<f64>
      %cst_48 = stablehlo.constant dense<2.500000e+01> : tensor<f64>
      %cst_49 = stablehlo.constant dense<4.000000e-02> : tensor<f64>
      %cst_50 = stablehlo.constant dense<1.000000e-04> : tensor<f64>
      %91 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f64>) -> tensor<1xf64>
      %92 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f64>) -> tensor<1xf64>
      %93 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f64>) -> tensor<1xf64>
      %94 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f64>) -> tensor<1xf64>
      %95 = stablehlo.concatenate %91, %92, %93, %94, dim = 0 : (tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>) -> tensor<4xf64>
      %96 = func.call @cumprod(%95) : (tensor<4xf64>) -> tensor<4xf64>
      %97 = stablehlo.slice %90 [1:4] : (tensor<4xi64>) -> tensor<3xi64>
      %98 = stablehlo.slice %90 [0:3] : (tensor<4xi64>) -> tensor<3xi64>
      %99 = stablehlo.subtract %97, %98 : tensor<3xi64>
      %c_51 = stablehlo.constant dense<1> : tensor<i64>
      %100 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i64>) -> tensor<3xi64>
      %101 = stablehlo.maximum %99, %100 : tensor<3xi64>
      %102 = stablehlo.slice %90 [0:3] : (tensor<4xi64>) -> tensor<3xi64>
      %103 = stablehlo.convert %102 : (tensor<3xi64>) -> tensor<3xi32>
      %104 = stablehlo.broadcast_in_dim %iterArg_15, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %105 = stablehlo.compare LE, %103, %104, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %106 = stablehlo.slice %90 [1:4] : (tensor<4xi64>) -> tensor<3xi64>
      %107 = stablehlo.convert %106 : (tensor<3xi64>) -> tensor<3xi32>
      %108 = stablehlo.broadcast_in_dim %iterArg_15, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %109 = stablehlo.compare LT, %108, %107, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %110 = stablehlo.and %105, %109 : tensor<3xi1>
      %111 = stablehlo.slice %90 [0:3] : (tensor<4xi64>) -> tensor<3xi64>
      %112 = stablehlo.convert %111 : (tensor<3xi64>) -> tensor<3xi32>
      %113 = stablehlo.broadcast_in_dim %iterArg_15, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %114 = stablehlo.subtract %113, %112 : tensor<3xi32>
      %115 = stablehlo.convert %114 : (tensor<3xi32>) -> tensor<3xf32>
      %116 = stablehlo.convert %101 : (tensor<3xi64>) -> tensor<3xf32>
      %117 = stablehlo.divide %115, %116 : tensor<3xf32>
      %118 = stablehlo.slice %96 [0:3] : (tensor<4xf64>) -> tensor<3xf64>
      %119 = stablehlo.slice %96 [1:4] : (tensor<4xf64>) -> tensor<3xf64>
      %120 = stablehlo.subtract %119, %118 : tensor<3xf64>
      %121 = stablehlo.convert %117 : (tensor<3xf32>) -> tensor<3xf64>
      %122 = stablehlo.multiply %120, %121 : tensor<3xf64>
      %123 = stablehlo.add %122, %118 : tensor<3xf64>
      %124 = stablehlo.convert %110 : (tensor<3xi1>) -> tensor<3xf64>
      %125 = stablehlo.convert %123 : tensor<3xf64>
      %126 = stablehlo.dot_general %124, %125, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3xf64>, tensor<3xf64>) -> tensor<f64>
      %127 = stablehlo.slice %90 [3:4] : (tensor<4xi64>) -> tensor<1xi64>
      %128 = stablehlo.reshape %127 : (tensor<1xi64>) -> tensor<i64>
      %129 = stablehlo.convert %128 : (tensor<i64>) -> tensor<i32>
      %130 = stablehlo.compare LE, %129, %iterArg_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %131 = stablehlo.slice %96 [3:4] : (tensor<4xf64>) -> tensor<1xf64>
      %132 = stablehlo.reshape %131 : (tensor<1xf64>) -> tensor<f64>
      %133 = stablehlo.convert %130 : (tensor<i1>) -> tensor<f64>
      %134 = stablehlo.multiply %133, %132 : tensor<f64>
      %135 = stablehlo.add %126, %134 : tensor<f64>
      %cst_52 = stablehlo.constant dense<-1.000000e+00> : tensor<f64>
      %136 = stablehlo.multiply %cst_52, %135 : tensor<f64>
      %137 = stablehlo.convert %136 : (tensor<f64>) -> tensor<f32>
      %138 = stablehlo.broadcast_in_dim %137, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %139 = stablehlo.multiply %138, %79 : tensor<3x2xf32>
      %140 = stablehlo.convert %136 : (tensor<f64>) -> tensor<f32>
      %141 = stablehlo.broadcast_in_dim %140, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %142 = stablehlo.multiply %141, %85 : tensor<2x2xf32>
      %c_53 = stablehlo.constant dense<2147483647> : tensor<i32>
      %143 = stablehlo.compare LT, %iterArg_15, %c_53, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_54 = stablehlo.constant dense<1> : tensor<i32>
      %144 = stablehlo.add %iterArg_15, %c_54 : tensor<i32>
      %c_55 = stablehlo.constant dense<2147483647> : tensor<i32>
      %145 = func.call @_where(%143, %144, %c_55) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %146 = stablehlo.add %iterArg_8, %139 : tensor<3x2xf32>
      %147 = stablehlo.add %iterArg_9, %142 : tensor<2x2xf32>
      %148 = func.call @dynamic_update_index_in_dim(%iterArg_16, %19, %iterArg_7) : (tensor<8xf32>, tensor<f32>, tensor<i64>) -> tensor<8xf32>
      %c_56 = stablehlo.constant dense<1> : tensor<i64>
      %149 = stablehlo.add %iterArg_7, %c_56 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_6, %149, %146, %147, %53, %33, %38, %44, %50, %145, %148 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<8xf32>
    }
    return %5#3, %5#4, %5#11 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @cumprod(%arg0: tensor<4xf64>) -> tensor<4xf64> {
    %0 = stablehlo.convert %arg0 : tensor<4xf64>
    %1 = call @cumprod_0(%0) : (tensor<4xf64>) -> tensor<4xf64>
    return %1 : tensor<4xf64>
  }
  func.func private @cumprod_0(%arg0: tensor<4xf64>) -> tensor<4xf64> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1>, padding = dense<[[3, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 4>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<f64>
      stablehlo.return %1 : tensor<f64>
    }) : (tensor<4xf64>, tensor<f64>) -> tensor<4xf64>
    return %0 : tensor<4xf64>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<8xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<8xf32>, tensor<1xf32>, tensor<i64>) -> tensor<8xf32>
    return %1 : tensor<8xf32>
  }
}

// -----

// programs_optax: adam with polynomial
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>)
    %e:3 = call @expected() : () -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    %r:3 = call @program(%i#0, %i#1, %i#2, %i#3) : (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<3x2xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<2x2xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.0001 : tensor<8xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) {
    %0 = stablehlo.constant dense<"0x9A06E4BE39B502BFE721263F522A7D3D294A0B3FE111B23E3213BE3D5ADFE13BB7056ABD1D1518BF419A003F6FD3B3BE6CABC3BED8CA213F66D20C3FD89D97BEEA2F0FBFBE7F7BBE"> : tensor<6x3xf32>
    %1 = stablehlo.constant dense<"0x0B0B563E6C85B7BEE483003F5FADC0BE1EB9923EA7F8323EB937DABEC4ACF73D94483EBE8D2070BE433CD8BE27390CBF"> : tensor<6x2xf32>
    %2 = stablehlo.constant dense<"0x657D853E6375F5BDFBACE53D831517BE287F17BF8F1FC03D"> : tensor<3x2xf32>
    %3 = stablehlo.constant dense<"0x03592ABFC7C7DFBD888399BED0409FBC"> : tensor<2x2xf32>
    return %0, %1, %2, %3 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>
  }
  func.func private @expected() -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>) {
    %0 = stablehlo.constant dense<"0xE4DF99BDD052F9BE6AE9D63D471D12BE603674BF5C6FD73D"> : tensor<3x2xf32>
    %1 = stablehlo.constant dense<"0xC25F06BF90867C3E01F92ABF4FDBC5BE"> : tensor<2x2xf32>
    %2 = stablehlo.constant dense<"0xB3FEF93D2701D33D8851B73D01F1A33DFA93963DCE778D3D9055873D943E833D"> : tensor<8xf32>
    return %0, %1, %2 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @program(%arg0: tensor<6x3xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<3x2xf32>, %arg3: tensor<2x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<2x2xf32> {jax.result_info = "result[1]"}, tensor<8xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i64>
    %5:12 = stablehlo.while(%iterArg = %arg0, %iterArg_6 = %arg1, %iterArg_7 = %c_5, %iterArg_8 = %arg2, %iterArg_9 = %arg3, %iterArg_10 = %c, %iterArg_11 = %0, %iterArg_12 = %1, %iterArg_13 = %2, %iterArg_14 = %3, %iterArg_15 = %c_3, %iterArg_16 = %4) : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<8xf32>
    cond {
      %c_17 = stablehlo.constant dense<8> : tensor<i64>
      %6 = stablehlo.compare LT, %iterArg_7, %c_17, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %6 = stablehlo.dot_general %iterArg, %iterArg_8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
      %7 = stablehlo.tanh %6 : tensor<6x2xf32>
      %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %9 = stablehlo.add %8, %7 : tensor<6x2xf32>
      %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %11 = stablehlo.subtract %10, %7 : tensor<6x2xf32>
      %12 = stablehlo.multiply %9, %11 : tensor<6x2xf32>
      %13 = stablehlo.dot_general %7, %iterArg_9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %14 = stablehlo.subtract %13, %iterArg_6 : tensor<6x2xf32>
      %15 = stablehlo.multiply %14, %14 : tensor<6x2xf32>
      %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %16 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %17 = stablehlo.multiply %16, %14 : tensor<6x2xf32>
      %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %18 = stablehlo.reduce(%15 init: %cst_20) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<f32>
      %cst_21 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %19 = stablehlo.divide %18, %cst_21 : tensor<f32>
      %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_23 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %20 = stablehlo.divide %cst_22, %cst_23 : tensor<f32>
      %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %22 = stablehlo.multiply %21, %17 : tensor<6x2xf32>
      %23 = stablehlo.dot_general %22, %7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<2x2xf32>
      %24 = stablehlo.transpose %23, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %25 = stablehlo.dot_general %22, %iterArg_9, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %26 = stablehlo.multiply %25, %12 : tensor<6x2xf32>
      %27 = stablehlo.dot_general %26, %iterArg, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x3xf32>) -> tensor<2x3xf32>
      %28 = stablehlo.transpose %27, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
      %cst_24 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %29 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %30 = stablehlo.multiply %29, %28 : tensor<3x2xf32>
      %cst_25 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %31 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %32 = stablehlo.multiply %31, %iterArg_11 : tensor<3x2xf32>
      %33 = stablehlo.add %30, %32 : tensor<3x2xf32>
      %cst_26 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %34 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %35 = stablehlo.multiply %34, %24 : tensor<2x2xf32>
      %cst_27 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %36 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %37 = stablehlo.multiply %36, %iterArg_12 : tensor<2x2xf32>
      %38 = stablehlo.add %35, %37 : tensor<2x2xf32>
      %39 = stablehlo.multiply %28, %28 : tensor<3x2xf32>
      %cst_28 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %40 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %41 = stablehlo.multiply %40, %39 : tensor<3x2xf32>
      %cst_29 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %42 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %43 = stablehlo.multiply %42, %iterArg_13 : tensor<3x2xf32>
      %44 = stablehlo.add %41, %43 : tensor<3x2xf32>
      %45 = stablehlo.multiply %24, %24 : tensor<2x2xf32>
      %cst_30 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %46 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %47 = stablehlo.multiply %46, %45 : tensor<2x2xf32>
      %cst_31 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %48 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %49 = stablehlo.multiply %48, %iterArg_14 : tensor<2x2xf32>
      %50 = stablehlo.add %47, %49 : tensor<2x2xf32>
      %c_32 = stablehlo.constant dense<2147483647> : tensor<i32>
      %51 = stablehlo.compare LT, %iterArg_10, %c_32, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_33 = stablehlo.constant dense<1> : tensor<i32>
      %52 = stablehlo.add %iterArg_10, %c_33 : tensor<i32>
      %c_34 = stablehlo.constant dense<2147483647> : tensor<i32>
      %53 = func.call @_where(%51, %52, %c_34) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %cst_35 = stablehlo.constant dense<9.000000e-01> : tensor<f64>
      %54 = stablehlo.convert %53 : (tensor<i32>) -> tensor<f64>
      %55 = stablehlo.convert %53 : (tensor<i32>) -> tensor<f64>
      %56 = stablehlo.power %cst_35, %55 : tensor<f64>
      %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %57 = stablehlo.subtract %cst_36, %56 : tensor<f64>
      %58 = stablehlo.convert %57 : (tensor<f64>) -> tensor<f32>
      %59 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %60 = stablehlo.divide %33, %59 : tensor<3x2xf32>
      %61 = stablehlo.convert %57 : (tensor<f64>) -> tensor<f32>
      %62 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %63 = stablehlo.divide %38, %62 : tensor<2x2xf32>
      %cst_37 = stablehlo.constant dense<0.99899999999999999> : tensor<f64>
      %64 = stablehlo.convert %53 : (tensor<i32>) -> tensor<f64>
      %65 = stablehlo.convert %53 : (tensor<i32>) -> tensor<f64>
      %66 = stablehlo.power %cst_37, %65 : tensor<f64>
      %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %67 = stablehlo.subtract %cst_38, %66 : tensor<f64>
      %68 = stablehlo.convert %67 : (tensor<f64>) -> tensor<f32>
      %69 = stablehlo.broadcast_in_dim %68, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %70 = stablehlo.divide %44, %69 : tensor<3x2xf32>
      %71 = stablehlo.convert %67 : (tensor<f64>) -> tensor<f32>
      %72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %73 = stablehlo.divide %50, %72 : tensor<2x2xf32>
      %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %74 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %75 = stablehlo.add %70, %74 : tensor<3x2xf32>
      %76 = stablehlo.sqrt %75 : tensor<3x2xf32>
      %cst_40 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %77 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %78 = stablehlo.add %76, %77 : tensor<3x2xf32>
      %79 = stablehlo.divide %60, %78 : tensor<3x2xf32>
      %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %80 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %81 = stablehlo.add %73, %80 : tensor<2x2xf32>
      %82 = stablehlo.sqrt %81 : tensor<2x2xf32>
      %cst_42 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %83 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %84 = stablehlo.add %82, %83 : tensor<2x2xf32>
      %85 = stablehlo.divide %63, %84 : tensor<2x2xf32>
      %c_43 = stablehlo.constant dense<0> : tensor<i32>
      %86 = stablehlo.subtract %iterArg_15, %c_43 : tensor<i32>
      %c_44 = stablehlo.constant dense<0> : tensor<i64>
      %c_45 = stablehlo.constant dense<8> : tensor<i64>
      %87 = func.call @clip(%86, %c_44, %c_45) : (tensor<i32>, tensor<i64>, tensor<i64>) -> tensor<i32>
      %88 = stablehlo.convert %87 : (tensor<i32>) -> tensor<f32>
      %cst_46 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %89 = stablehlo.divide %88, %cst_46 : tensor<f32>
      %cst_47 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %90 = stablehlo.subtract %cst_47, %89 : tensor<f32>
      %cst_48 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %91 = stablehlo.power %90, %cst_48 : tensor<f32>
      %cst_49 = stablehlo.constant dense<9.000000e-02> : tensor<f32>
      %92 = stablehlo.multiply %cst_49, %91 : tensor<f32>
      %cst_50 = stablehlo.constant dense<0.00999999977> : tensor<f32>
      %93 = stablehlo.add %92, %cst_50 : tensor<f32>
      %cst_51 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
      %94 = stablehlo.multiply %cst_51, %93 : tensor<f32>
      %95 = stablehlo.broadcast_in_dim %94, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %96 = stablehlo.multiply %95, %79 : tensor<3x2xf32>
      %97 = stablehlo.broadcast_in_dim %94, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %98 = stablehlo.multiply %97, %85 : tensor<2x2xf32>
      %c_52 = stablehlo.constant dense<2147483647> : tensor<i32>
      %99 = stablehlo.compare LT, %iterArg_15, %c_52, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_53 = stablehlo.constant dense<1> : tensor<i32>
      %100 = stablehlo.add %iterArg_15, %c_53 : tensor<i32>
      %c_54 = stablehlo.constant dense<2147483647> : tensor<i32>
      %101 = func.call @_where(%99, %100, %c_54) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %102 = stablehlo.add %iterArg_8, %96 : tensor<3x2xf32>
      %103 = stablehlo.add %iterArg_9, %98 : tensor<2x2xf32>
      %104 = func.call @dynamic_update_index_in_dim(%iterArg_16, %19, %iterArg_7) : (tensor<8xf32>, tensor<f32>, tensor<i64>) -> tensor<8xf32>
      %c_55 = stablehlo.constant dense<1> : tensor<i64>
      %105 = stablehlo.add %iterArg_7, %c_55 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_6, %105, %102, %103, %53, %33, %38, %44, %50, %101, %104 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<8xf32>
    }
    return %5#3, %5#4, %5#11 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @clip(%arg0: tensor<i32>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<i32>
    %2 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<i32>
    %3 = stablehlo.minimum %2, %1 : tensor<i32>
    return %3 : tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<8xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<8xf32>, tensor<1xf32>, tensor<i64>) -> tensor<8xf32>
    return %1 : tensor<8xf32>
  }
}

// -----

// programs_optax: lookahead-free adan
module {
  func.func public @main() {
    %i:4 = call @inputs() : () -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>)
    %e:3 = call @expected() : () -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    %r:3 = call @program(%i#0, %i#1, %i#2, %i#3) : (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<3x2xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<2x2xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.0001 : tensor<8xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) {
    %0 = stablehlo.constant dense<"0xED1E50BEA98FFF3E8069ADBD38EF873E4CB6F8BE62B4163F8B3087BDD83BF03EB28D393DC7DD023F95E797BED46BB73EF18A93BDCF69993EC19BEB3EEF7BB4BE6C84313FEF849C3D"> : tensor<6x3xf32>
    %1 = stablehlo.constant dense<"0xCC748DBE41B305BF2AF8DC3EA7C945BD3696E13E4F8A64BE5B69C93E682EF33E9FD3923EC888C6BEA4961BBF208A203F"> : tensor<6x2xf32>
    %2 = stablehlo.constant dense<"0x7E78003F375C0FBFB86280BE97A1D23E9FB7EFBD2134AA3E"> : tensor<3x2xf32>
    %3 = stablehlo.constant dense<"0xEF3F23BFB4BB063FDAD7DEBDC006ED3E"> : tensor<2x2xf32>
    return %0, %1, %2, %3 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>
  }
  func.func private @expected() -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>) {
    %0 = stablehlo.constant dense<"0xB51FD83E19F00EBF902C2FBEABA2BE3E8C8C49BEDF3F813E"> : tensor<3x2xf32>
    %1 = stablehlo.constant dense<"0x1FEC0EBFD01D1B3F692C41BEF331C43E"> : tensor<2x2xf32>
    %2 = stablehlo.constant dense<"0xBE20603EE2C85B3EE0AD573E7FCA533E3317503E768E4C3E132D493E7AF1453E"> : tensor<8xf32>
    return %0, %1, %2 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @program(%arg0: tensor<6x3xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<3x2xf32>, %arg3: tensor<2x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<2x2xf32> {jax.result_info = "result[1]"}, tensor<8xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i64>
    %9:15 = stablehlo.while(%iterArg = %arg0, %iterArg_9 = %arg1, %iterArg_10 = %c_8, %iterArg_11 = %arg2, %iterArg_12 = %arg3, %iterArg_13 = %0, %iterArg_14 = %1, %iterArg_15 = %2, %iterArg_16 = %3, %iterArg_17 = %4, %iterArg_18 = %5, %iterArg_19 = %6, %iterArg_20 = %7, %iterArg_21 = %c, %iterArg_22 = %8) : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<8xf32>
    cond {
      %c_23 = stablehlo.constant dense<8> : tensor<i64>
      %10 = stablehlo.compare LT, %iterArg_10, %c_23, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    } do {
      %10 = stablehlo.dot_general %iterArg, %iterArg_11, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
      %11 = stablehlo.tanh %10 : tensor<6x2xf32>
      %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %12 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %13 = stablehlo.add %12, %11 : tensor<6x2xf32>
      %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %14 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %15 = stablehlo.subtract %14, %11 : tensor<6x2xf32>
      %16 = stablehlo.multiply %13, %15 : tensor<6x2xf32>
      %17 = stablehlo.dot_general %11, %iterArg_12, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %18 = stablehlo.subtract %17, %iterArg_9 : tensor<6x2xf32>
      %19 = stablehlo.multiply %18, %18 : tensor<6x2xf32>
      %cst_25 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %20 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %21 = stablehlo.multiply %20, %18 : tensor<6x2xf32>
      %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %22 = stablehlo.reduce(%19 init: %cst_26) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<f32>
      %cst_27 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %23 = stablehlo.divide %22, %cst_27 : tensor<f32>
      %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_29 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %24 = stablehlo.divide %cst_28, %cst_29 : tensor<f32>
      %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %26 = stablehlo.multiply %25, %21 : tensor<6x2xf32>
      %27 = stablehlo.dot_general %26, %11, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<2x2xf32>
      %28 = stablehlo.transpose %27, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %29 = stablehlo.dot_general %26, %iterArg_12, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
      %30 = stablehlo.multiply %29, %16 : tensor<6x2xf32>
      %31 = stablehlo.dot_general %30, %iterArg, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x3xf32>) -> tensor<2x3xf32>
      %32 = stablehlo.transpose %31, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
      %c_30 = stablehlo.constant dense<0> : tensor<i32>
      %33 = stablehlo.compare EQ, %iterArg_21, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %34 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %35 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %36 = stablehlo.subtract %32, %iterArg_19 : tensor<3x2xf32>
      %37 = stablehlo.subtract %28, %iterArg_20 : tensor<2x2xf32>
      %38 = func.call @_where(%33, %34, %36) : (tensor<i1>, tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
      %39 = func.call @_where_0(%33, %35, %37) : (tensor<i1>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      %cst_33 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
      %40 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %41 = stablehlo.multiply %40, %32 : tensor<3x2xf32>
      %cst_34 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
      %42 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %43 = stablehlo.multiply %42, %iterArg_13 : tensor<3x2xf32>
      %44 = stablehlo.add %41, %43 : tensor<3x2xf32>
      %cst_35 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
      %45 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %46 = stablehlo.multiply %45, %28 : tensor<2x2xf32>
      %cst_36 = stablehlo.constant dense<9.800000e-01> : tensor<f32>
      %47 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %48 = stablehlo.multiply %47, %iterArg_14 : tensor<2x2xf32>
      %49 = stablehlo.add %46, %48 : tensor<2x2xf32>
      %cst_37 = stablehlo.constant dense<8.000000e-02> : tensor<f32>
      %50 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %51 = stablehlo.multiply %50, %38 : tensor<3x2xf32>
      %cst_38 = stablehlo.constant dense<9.200000e-01> : tensor<f32>
      %52 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %53 = stablehlo.multiply %52, %iterArg_15 : tensor<3x2xf32>
      %54 = stablehlo.add %51, %53 : tensor<3x2xf32>
      %cst_39 = stablehlo.constant dense<8.000000e-02> : tensor<f32>
      %55 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %56 = stablehlo.multiply %55, %39 : tensor<2x2xf32>
      %cst_40 = stablehlo.constant dense<9.200000e-01> : tensor<f32>
      %57 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %58 = stablehlo.multiply %57, %iterArg_16 : tensor<2x2xf32>
      %59 = stablehlo.add %56, %58 : tensor<2x2xf32>
      %cst_41 = stablehlo.constant dense<8.000000e-02> : tensor<f32>
      %60 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %61 = stablehlo.multiply %60, %38 : tensor<3x2xf32>
      %62 = stablehlo.add %32, %61 : tensor<3x2xf32>
      %cst_42 = stablehlo.constant dense<8.000000e-02> : tensor<f32>
      %63 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %64 = stablehlo.multiply %63, %39 : tensor<2x2xf32>
      %65 = stablehlo.add %28, %64 : tensor<2x2xf32>
      %66 = stablehlo.multiply %62, %62 : tensor<3x2xf32>
      %cst_43 = stablehlo.constant dense<0.00999999977> : tensor<f32>
      %67 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %68 = stablehlo.multiply %67, %66 : tensor<3x2xf32>
      %cst_44 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
      %69 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %70 = stablehlo.multiply %69, %iterArg_17 : tensor<3x2xf32>
      %71 = stablehlo.add %68, %70 : tensor<3x2xf32>
      %72 = stablehlo.multiply %65, %65 : tensor<2x2xf32>
      %cst_45 = stablehlo.constant dense<0.00999999977> : tensor<f32>
      %73 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %74 = stablehlo.multiply %73, %72 : tensor<2x2xf32>
      %cst_46 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
      %75 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %76 = stablehlo.multiply %75, %iterArg_18 : tensor<2x2xf32>
      %77 = stablehlo.add %74, %76 : tensor<2x2xf32>
      %c_47 = stablehlo.constant dense<2147483647> : tensor<i32>
      %78 = stablehlo.compare LT, %iterArg_21, %c_47, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_48 = stablehlo.constant dense<1> : tensor<i32>
      %79 = stablehlo.add %iterArg_21, %c_48 : tensor<i32>
      %c_49 = stablehlo.constant dense<2147483647> : tensor<i32>
      %80 = func.call @_where_1(%78, %79, %c_49) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %cst_50 = stablehlo.constant dense<0.97999999999999998> : tensor<f64>
      %81 = stablehlo.convert %80 : (tensor<i32>) -> tensor<f64>
      %82 = stablehlo.convert %80 : (tensor<i32>) -> tensor<f64>
      %83 = stablehlo.power %cst_50, %82 : tensor<f64>
      %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %84 = stablehlo.subtract %cst_51, %83 : tensor<f64>
      %85 = stablehlo.convert %84 : (tensor<f64>) -> tensor<f32>
      %86 = stablehlo.broadcast_in_dim %85, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %87 = stablehlo.divide %44, %86 : tensor<3x2xf32>
      %88 = stablehlo.convert %84 : (tensor<f64>) -> tensor<f32>
      %89 = stablehlo.broadcast_in_dim %88, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %90 = stablehlo.divide %49, %89 : tensor<2x2xf32>
      %cst_52 = stablehlo.constant dense<9.200000e-01> : tensor<f64>
      %91 = stablehlo.convert %80 : (tensor<i32>) -> tensor<f64>
      %92 = stablehlo.convert %80 : (tensor<i32>) -> tensor<f64>
      %93 = stablehlo.power %cst_52, %92 : tensor<f64>
      %cst_53 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %94 = stablehlo.subtract %cst_53, %93 : tensor<f64>
      %95 = stablehlo.convert %94 : (tensor<f64>) -> tensor<f32>
      %96 = stablehlo.broadcast_in_dim %95, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %97 = stablehlo.divide %54, %96 : tensor<3x2xf32>
      %98 = stablehlo.convert %94 : (tensor<f64>) -> tensor<f32>
      %99 = stablehlo.broadcast_in_dim %98, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %100 = stablehlo.divide %59, %99 : tensor<2x2xf32>
      %cst_54 = stablehlo.constant dense<0.98999999999999999> : tensor<f64>
      %101 = stablehlo.convert %80 : (tensor<i32>) -> tensor<f64>
      %102 = stablehlo.convert %80 : (tensor<i32>) -> tensor<f64>
      %103 = stablehlo.power %cst_54, %102 : tensor<f64>
      %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %104 = stablehlo.subtract %cst_55, %103 : tensor<f64>
      %105 = stablehlo.convert %104 : (tensor<f64>) -> tensor<f32>
      %106 = stablehlo.broadcast_in_dim %105, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %107 = stablehlo.divide %71, %106 : tensor<3x2xf32>
      %108 = stablehlo.convert %104 : (tensor<f64>) -> tensor<f32>
      %109 = stablehlo.broadcast_in_dim %108, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %110 = stablehlo.divide %77, %109 : tensor<2x2xf32>
      %cst_56 = stablehlo.constant dense<8.000000e-02> : tensor<f32>
      %111 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %112 = stablehlo.multiply %111, %97 : tensor<3x2xf32>
      %113 = stablehlo.add %87, %112 : tensor<3x2xf32>
      %cst_57 = stablehlo.constant dense<8.000000e-02> : tensor<f32>
      %114 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %115 = stablehlo.multiply %114, %100 : tensor<2x2xf32>
      %116 = stablehlo.add %90, %115 : tensor<2x2xf32>
      %cst_58 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %117 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %118 = stablehlo.add %107, %117 : tensor<3x2xf32>
      %119 = stablehlo.sqrt %118 : tensor<3x2xf32>
      %cst_59 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %120 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %121 = stablehlo.add %119, %120 : tensor<3x2xf32>
      %cst_60 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %122 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %123 = stablehlo.add %110, %122 : tensor<2x2xf32>
      %124 = stablehlo.sqrt %123 : tensor<2x2xf32>
      %cst_61 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %125 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %126 = stablehlo.add %124, %125 : tensor<2x2xf32>
      %127 = stablehlo.divide %113, %121 : tensor<3x2xf32>
      %128 = stablehlo.divide %116, %126 : tensor<2x2xf32>
      %cst_62 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
      %129 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %130 = stablehlo.multiply %129, %127 : tensor<3x2xf32>
      %cst_63 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
      %131 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %132 = stablehlo.multiply %131, %128 : tensor<2x2xf32>
      %133 = stablehlo.add %iterArg_11, %130 : tensor<3x2xf32>
      %134 = stablehlo.add %iterArg_12, %132 : tensor<2x2xf32>
      %135 = func.call @dynamic_update_index_in_dim(%iterArg_22, %23, %iterArg_10) : (tensor<8xf32>, tensor<f32>, tensor<i64>) -> tensor<8xf32>
      %c_64 = stablehlo.constant dense<1> : tensor<i64>
      %136 = stablehlo.add %iterArg_10, %c_64 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_9, %136, %133, %134, %44, %49, %54, %59, %71, %77, %32, %28, %80, %135 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<8xf32>
    }
    return %9#3, %9#4, %9#14 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<8xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<3x2xf32>, %arg2: tensor<3x2xf32>) -> tensor<3x2xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<3x2xf32>
    return %0 : tensor<3x2xf32>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<2x2xf32>, %arg2: tensor<2x2xf32>) -> tensor<2x2xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<2x2xf32>
    return %0 : tensor<2x2xf32>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<8xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<8xf32>, tensor<1xf32>, tensor<i64>) -> tensor<8xf32>
    return %1 : tensor<8xf32>
  }
}
