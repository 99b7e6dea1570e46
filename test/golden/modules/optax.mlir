// optax: sgd under scan
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>)
    %e:2 = call @expected() : () -> (tensor<3x2xf32>, tensor<10xf32>)
    %r:2 = call @program(%i#0, %i#1, %i#2) : (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<10xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<3x2xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 2.0e-05 : tensor<10xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>) {
    %0 = stablehlo.constant dense<"0xB9E78B3E8FA3CEBDCFA3C3BE76BDE5BE5DD59A3DEB2908BE962BE53ED0D9FD3ECF390EBF363B193FB39CFD3E00B60B3F6FF7013FF8CF653E721E0A3FFA68843EB220313E25E8F2BE"> : tensor<6x3xf32>
    %1 = stablehlo.constant dense<"0xCD22AD3EACBE1C3EB5120BBF6CD013BF77F3293FFA6822BF6834C53EC33F293E4A4BD4BEBCD7E1BEFFD4203F36DF603E"> : tensor<6x2xf32>
    %2 = stablehlo.constant dense<"0x547D063F7D65B03E8CEB1FBD9D5D04BFDA602F3F143889BE"> : tensor<3x2xf32>
    return %0, %1, %2 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>
  }
  func.func private @expected() -> (tensor<3x2xf32>, tensor<10xf32>) {
    %0 = stablehlo.constant dense<"0xF38D353FF5CA983EE3AFC43D361330BF11E775BEF7CD2ABC"> : tensor<3x2xf32>
    %1 = stablehlo.constant dense<"0x04C2953ED2578F3EFE9E863E9494783E0A2A623E20694B3EC88E353E0F8E213EA403103E803A013E"> : tensor<10xf32>
    return %0, %1 : tensor<3x2xf32>, tensor<10xf32>
  }
  func.func private @program(%arg0: tensor<6x3xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<3x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<10xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2:6 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %arg1, %iterArg_2 = %c, %iterArg_3 = %arg2, %iterArg_4 = %0, %iterArg_5 = %1) : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<10xf32>
    cond {
      %c_6 = stablehlo.constant dense<10> : tensor<i64>
      %3 = stablehlo.compare LT, %iterArg_2, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %3 = stablehlo.dot_general %iterArg, %iterArg_3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
      %4 = stablehlo.tanh %3 : tensor<6x2xf32>
      %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %5 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %6 = stablehlo.add %5, %4 : tensor<6x2xf32>
      %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %7 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %8 = stablehlo.subtract %7, %4 : tensor<6x2xf32>
      %9 = stablehlo.multiply %6, %8 : tensor<6x2xf32>
      %10 = stablehlo.subtract %4, %iterArg_1 : tensor<6x2xf32>
      %11 = stablehlo.multiply %10, %10 : tensor<6x2xf32>
      %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %12 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %13 = stablehlo.multiply %12, %10 : tensor<6x2xf32>
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %14 = stablehlo.reduce(%11 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<f32>
      %cst_10 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %15 = stablehlo.divide %14, %cst_10 : tensor<f32>
      %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_12 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %16 = stablehlo.divide %cst_11, %cst_12 : tensor<f32>
      %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %18 = stablehlo.multiply %17, %13 : tensor<6x2xf32>
      %19 = stablehlo.multiply %18, %9 : tensor<6x2xf32>
      %20 = stablehlo.dot_general %19, %iterArg, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x3xf32>) -> tensor<2x3xf32>
      %21 = stablehlo.transpose %20, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
      %cst_13 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %22 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %23 = stablehlo.multiply %22, %iterArg_4 : tensor<3x2xf32>
      %24 = stablehlo.add %21, %23 : tensor<3x2xf32>
      %cst_14 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %25 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %26 = stablehlo.multiply %25, %24 : tensor<3x2xf32>
      %27 = stablehlo.add %21, %26 : tensor<3x2xf32>
      %cst_15 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
      %28 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %29 = stablehlo.multiply %28, %27 : tensor<3x2xf32>
      %30 = stablehlo.add %iterArg_3, %29 : tensor<3x2xf32>
      %31 = func.call @dynamic_update_index_in_dim(%iterArg_5, %15, %iterArg_2) : (tensor<10xf32>, tensor<f32>, tensor<i64>) -> tensor<10xf32>
      %c_16 = stablehlo.constant dense<1> : tensor<i64>
      %32 = stablehlo.add %iterArg_2, %c_16 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_1, %32, %30, %24, %31 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<10xf32>
    }
    return %2#3, %2#5 : tensor<3x2xf32>, tensor<10xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<10xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<10xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<10xf32>, tensor<1xf32>, tensor<i64>) -> tensor<10xf32>
    return %1 : tensor<10xf32>
  }
}

// -----

// optax: adam under scan
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>)
    %e:2 = call @expected() : () -> (tensor<3x2xf32>, tensor<10xf32>)
    %r:2 = call @program(%i#0, %i#1, %i#2) : (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<10xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<3x2xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 2.0e-05 : tensor<10xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>) {
    %0 = stablehlo.constant dense<"0xB284A33E733C92BECCB2B93EB22C2CBF643B553E44318ABEA1F0093F569C3FBE6D09303F2C5C1D3F8F2B0BBF624414BFB80BE2BD2A28A13ED60E26BF6E96043F286D193FD0A732BF"> : tensor<6x3xf32>
    %1 = stablehlo.constant dense<"0xAA0107BFE65602BF8B82653EF4E6DDBEF0ABD03E1DDF20BF60F906BECD1411BD21AD043FB3FC1CBF413C9DBD79AC03BE"> : tensor<6x2xf32>
    %2 = stablehlo.constant dense<"0x09219EBEE34F34BE22EA44BE21B0CCBE0D6CB63EED8C153D"> : tensor<3x2xf32>
    return %0, %1, %2 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>
  }
  func.func private @expected() -> (tensor<3x2xf32>, tensor<10xf32>) {
    %0 = stablehlo.constant dense<"0xDDD069BE159585BE24BABDBDA01A9CBE968F833E02BE6ABD"> : tensor<3x2xf32>
    %1 = stablehlo.constant dense<"0x94F8553EC4AA523EDA814F3E0C7F4C3E27A3493E7AEE463EAE60443EB0F8413EB7B43F3E63923D3E"> : tensor<10xf32>
    return %0, %1 : tensor<3x2xf32>, tensor<10xf32>
  }
  func.func private @program(%arg0: tensor<6x3xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<3x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<10xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %3:8 = stablehlo.while(%iterArg = %arg0, %iterArg_3 = %arg1, %iterArg_4 = %c_2, %iterArg_5 = %arg2, %iterArg_6 = %c, %iterArg_7 = %0, %iterArg_8 = %1, %iterArg_9 = %2) : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<i32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<10xf32>
    cond {
      %c_10 = stablehlo.constant dense<10> : tensor<i64>
      %4 = stablehlo.compare LT, %iterArg_4, %c_10, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = stablehlo.dot_general %iterArg, %iterArg_5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
      %5 = stablehlo.tanh %4 : tensor<6x2xf32>
      %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %6 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %7 = stablehlo.add %6, %5 : tensor<6x2xf32>
      %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %9 = stablehlo.subtract %8, %5 : tensor<6x2xf32>
      %10 = stablehlo.multiply %7, %9 : tensor<6x2xf32>
      %11 = stablehlo.subtract %5, %iterArg_3 : tensor<6x2xf32>
      %12 = stablehlo.multiply %11, %11 : tensor<6x2xf32>
      %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %13 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %14 = stablehlo.multiply %13, %11 : tensor<6x2xf32>
      %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %15 = stablehlo.reduce(%12 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<f32>
      %cst_14 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %16 = stablehlo.divide %15, %cst_14 : tensor<f32>
      %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_16 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %17 = stablehlo.divide %cst_15, %cst_16 : tensor<f32>
      %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %19 = stablehlo.multiply %18, %14 : tensor<6x2xf32>
      %20 = stablehlo.multiply %19, %10 : tensor<6x2xf32>
      %21 = stablehlo.dot_general %20, %iterArg, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x3xf32>) -> tensor<2x3xf32>
      %22 = stablehlo.transpose %21, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
      %cst_17 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %23 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %24 = stablehlo.multiply %23, %22 : tensor<3x2xf32>
      %cst_18 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %25 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %26 = stablehlo.multiply %25, %iterArg_7 : tensor<3x2xf32>
      %27 = stablehlo.add %24, %26 : tensor<3x2xf32>
      %28 = stablehlo.multiply %22, %22 : tensor<3x2xf32>
      %cst_19 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %29 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %30 = stablehlo.multiply %29, %28 : tensor<3x2xf32>
      %cst_20 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %31 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %32 = stablehlo.multiply %31, %iterArg_8 : tensor<3x2xf32>
      %33 = stablehlo.add %30, %32 : tensor<3x2xf32>
      %c_21 = stablehlo.constant dense<2147483647> : tensor<i32>
      %34 = stablehlo.compare LT, %iterArg_6, %c_21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_22 = stablehlo.constant dense<1> : tensor<i32>
      %35 = stablehlo.add %iterArg_6, %c_22 : tensor<i32>
      %c_23 = stablehlo.constant dense<2147483647> : tensor<i32>
      %36 = func.call @_where(%34, %35, %c_23) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %cst_24 = stablehlo.constant dense<9.000000e-01> : tensor<f64>
      %37 = stablehlo.convert %36 : (tensor<i32>) -> tensor<f64>
      %38 = stablehlo.convert %36 : (tensor<i32>) -> tensor<f64>
      %39 = stablehlo.power %cst_24, %38 : tensor<f64>
      %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %40 = stablehlo.subtract %cst_25, %39 : tensor<f64>
      %41 = stablehlo.convert %40 : (tensor<f64>) -> tensor<f32>
      %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %43 = stablehlo.divide %27, %42 : tensor<3x2xf32>
      %cst_26 = stablehlo.constant dense<0.99899999999999999> : tensor<f64>
      %44 = stablehlo.convert %36 : (tensor<i32>) -> tensor<f64>
      %45 = stablehlo.convert %36 : (tensor<i32>) -> tensor<f64>
      %46 = stablehlo.power %cst_26, %45 : tensor<f64>
      %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %47 = stablehlo.subtract %cst_27, %46 : tensor<f64>
      %48 = stablehlo.convert %47 : (tensor<f64>) -> tensor<f32>
      %49 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %50 = stablehlo.divide %33, %49 : tensor<3x2xf32>
      %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %51 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %52 = stablehlo.add %50, %51 : tensor<3x2xf32>
      %53 = stablehlo.sqrt %52 : tensor<3x2xf32>
      %cst_29 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %54 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %55 = stablehlo.add %53, %54 : tensor<3x2xf32>
      %56 = stablehlo.divide %43, %55 : tensor<3x2xf32>
      %cst_30 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
      %57 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %58 = stablehlo.multiply %57, %56 : tensor<3x2xf32>
      %59 = stablehlo.add %iterArg_5, %58 : tensor<3x2xf32>
      %60 = func.call @dynamic_update_index_in_dim(%iterArg_9, %16, %iterArg_4) : (tensor<10xf32>, tensor<f32>, tensor<i64>) -> tensor<10xf32>
      %c_31 = stablehlo.constant dense<1> : tensor<i64>
      %61 = stablehlo.add %iterArg_4, %c_31 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_3, %61, %59, %36, %27, %33, %60 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<i32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<10xf32>
    }
    return %3#3, %3#7 : tensor<3x2xf32>, tensor<10xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<10xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<10xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<10xf32>, tensor<1xf32>, tensor<i64>) -> tensor<10xf32>
    return %1 : tensor<10xf32>
  }
}

// -----

// optax: adamw under scan
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>)
    %e:2 = call @expected() : () -> (tensor<3x2xf32>, tensor<10xf32>)
    %r:2 = call @program(%i#0, %i#1, %i#2) : (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<10xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<3x2xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 2.0e-05 : tensor<10xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>) {
    %0 = stablehlo.constant dense<"0xC536003F1B6A1C3FC59827BFBC052EBF464D6D3EF2F2C23DC889DABE0CA32CBF27AE0F3FB3D5223DC94EC6BE8E3766BE16BC02BFBE341CBE29DFE3BD776C23BFAF88FB3E4018FEBE"> : tensor<6x3xf32>
    %1 = stablehlo.constant dense<"0xC6DBF1BC5F0300BFBE38933E5FBB9FBEBF80E4BE99F1103F8413E93EB140173F7B2600BEEA47C4BEB3E8FC3E8F1CF4BE"> : tensor<6x2xf32>
    %2 = stablehlo.constant dense<"0xA678FE3EEAFEB23EDF719B3D4933FABE7650FE3E1070093F"> : tensor<3x2xf32>
    return %0, %1, %2 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>
  }
  func.func private @expected() -> (tensor<3x2xf32>, tensor<10xf32>) {
    %0 = stablehlo.constant dense<"0xEF39CB3E0D68BA3E3E4F333E8A9216BFB356CB3E925CE13E"> : tensor<3x2xf32>
    %1 = stablehlo.constant dense<"0xE7953A3E3FBF363E56F7323E603D2F3E1C8F2B3E35EB273E5852243EF8C5203E7E471D3E07D8193E"> : tensor<10xf32>
    return %0, %1 : tensor<3x2xf32>, tensor<10xf32>
  }
  func.func private @program(%arg0: tensor<6x3xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<3x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<10xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %3:8 = stablehlo.while(%iterArg = %arg0, %iterArg_3 = %arg1, %iterArg_4 = %c_2, %iterArg_5 = %arg2, %iterArg_6 = %c, %iterArg_7 = %0, %iterArg_8 = %1, %iterArg_9 = %2) : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<i32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<10xf32>
    cond {
      %c_10 = stablehlo.constant dense<10> : tensor<i64>
      %4 = stablehlo.compare LT, %iterArg_4, %c_10, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = stablehlo.dot_general %iterArg, %iterArg_5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
      %5 = stablehlo.tanh %4 : tensor<6x2xf32>
      %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %6 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %7 = stablehlo.add %6, %5 : tensor<6x2xf32>
      %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %9 = stablehlo.subtract %8, %5 : tensor<6x2xf32>
      %10 = stablehlo.multiply %7, %9 : tensor<6x2xf32>
      %11 = stablehlo.subtract %5, %iterArg_3 : tensor<6x2xf32>
      %12 = stablehlo.multiply %11, %11 : tensor<6x2xf32>
      %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %13 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %14 = stablehlo.multiply %13, %11 : tensor<6x2xf32>
      %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %15 = stablehlo.reduce(%12 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<f32>
      %cst_14 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %16 = stablehlo.divide %15, %cst_14 : tensor<f32>
      %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_16 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %17 = stablehlo.divide %cst_15, %cst_16 : tensor<f32>
      %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %19 = stablehlo.multiply %18, %14 : tensor<6x2xf32>
      %20 = stablehlo.multiply %19, %10 : tensor<6x2xf32>
      %21 = stablehlo.dot_general %20, %iterArg, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x3xf32>) -> tensor<2x3xf32>
      %22 = stablehlo.transpose %21, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
      %cst_17 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %23 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %24 = stablehlo.multiply %23, %22 : tensor<3x2xf32>
      %cst_18 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %25 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %26 = stablehlo.multiply %25, %iterArg_7 : tensor<3x2xf32>
      %27 = stablehlo.add %24, %26 : tensor<3x2xf32>
      %28 = stablehlo.multiply %22, %22 : tensor<3x2xf32>
      %cst_19 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %29 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %30 = stablehlo.multiply %29, %28 : tensor<3x2xf32>
      %cst_20 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %31 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %32 = stablehlo.multiply %31, %iterArg_8 : tensor<3x2xf32>
      %33 = stablehlo.add %30, %32 : tensor<3x2xf32>
      %c_21 = stablehlo.constant dense<2147483647> : tensor<i32>
      %34 = stablehlo.compare LT, %iterArg_6, %c_21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_22 = stablehlo.constant dense<1> : tensor<i32>
      %35 = stablehlo.add %iterArg_6, %c_22 : tensor<i32>
      %c_23 = stablehlo.constant dense<2147483647> : tensor<i32>
      %36 = func.call @_where(%34, %35, %c_23) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %cst_24 = stablehlo.constant dense<9.000000e-01> : tensor<f64>
      %37 = stablehlo.convert %36 : (tensor<i32>) -> tensor<f64>
      %38 = stablehlo.convert %36 : (tensor<i32>) -> tensor<f64>
      %39 = stablehlo.power %cst_24, %38 : tensor<f64>
      %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %40 = stablehlo.subtract %cst_25, %39 : tensor<f64>
      %41 = stablehlo.convert %40 : (tensor<f64>) -> tensor<f32>
      %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %43 = stablehlo.divide %27, %42 : tensor<3x2xf32>
      %cst_26 = stablehlo.constant dense<0.99899999999999999> : tensor<f64>
      %44 = stablehlo.convert %36 : (tensor<i32>) -> tensor<f64>
      %45 = stablehlo.convert %36 : (tensor<i32>) -> tensor<f64>
      %46 = stablehlo.power %cst_26, %45 : tensor<f64>
      %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %47 = stablehlo.subtract %cst_27, %46 : tensor<f64>
      %48 = stablehlo.convert %47 : (tensor<f64>) -> tensor<f32>
      %49 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %50 = stablehlo.divide %33, %49 : tensor<3x2xf32>
      %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %51 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %52 = stablehlo.add %50, %51 : tensor<3x2xf32>
      %53 = stablehlo.sqrt %52 : tensor<3x2xf32>
      %cst_29 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %54 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %55 = stablehlo.add %53, %54 : tensor<3x2xf32>
      %56 = stablehlo.divide %43, %55 : tensor<3x2xf32>
      %cst_30 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %57 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %58 = stablehlo.multiply %57, %iterArg_5 : tensor<3x2xf32>
      %59 = stablehlo.add %56, %58 : tensor<3x2xf32>
      %cst_31 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
      %60 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %61 = stablehlo.multiply %60, %59 : tensor<3x2xf32>
      %62 = stablehlo.add %iterArg_5, %61 : tensor<3x2xf32>
      %63 = func.call @dynamic_update_index_in_dim(%iterArg_9, %16, %iterArg_4) : (tensor<10xf32>, tensor<f32>, tensor<i64>) -> tensor<10xf32>
      %c_32 = stablehlo.constant dense<1> : tensor<i64>
      %64 = stablehlo.add %iterArg_4, %c_32 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_3, %64, %62, %36, %27, %33, %63 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<i32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<10xf32>
    }
    return %3#3, %3#7 : tensor<3x2xf32>, tensor<10xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<10xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<10xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<10xf32>, tensor<1xf32>, tensor<i64>) -> tensor<10xf32>
    return %1 : tensor<10xf32>
  }
}

// -----

// optax: rmsprop under scan
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>)
    %e:2 = call @expected() : () -> (tensor<3x2xf32>, tensor<10xf32>)
    %r:2 = call @program(%i#0, %i#1, %i#2) : (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<10xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<3x2xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 2.0e-05 : tensor<10xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>) {
    %0 = stablehlo.constant dense<"0xF14F553EFC122CBF50A3D6BE9168103E70DA293F7E1BE0BEFE9327BF84AF66BEF06CE9BD951A56BEE610C7BC1FE280BEE2B9BEBE286F13BF2FCF243FFF585E3ED3FC673ED30406BF"> : tensor<6x3xf32>
    %1 = stablehlo.constant dense<"0x290083BE3AFA4D3E7CD69ABEF391A83C3B7A0D3FBE9D423ED71CA3BEA10FD13C89A6163F074105BF0EA00ABF37528D3E"> : tensor<6x2xf32>
    %2 = stablehlo.constant dense<"0x97CF433E8C8B52BDB5BE6B3E35D2EEBE7375A2BEC728AB3E"> : tensor<3x2xf32>
    return %0, %1, %2 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>
  }
  func.func private @expected() -> (tensor<3x2xf32>, tensor<10xf32>) {
    %0 = stablehlo.constant dense<"0x5C62BB3CABCEDF3D3CA5823D948C99BE75A317BE2AC9283E"> : tensor<3x2xf32>
    %1 = stablehlo.constant dense<"0x73C1B03E0C73A23EF866983EA83B903E502F893EDFE7823E34667A3E7CE36F3EB41D663E3CF75C3E"> : tensor<10xf32>
    return %0, %1 : tensor<3x2xf32>, tensor<10xf32>
  }
  func.func private @program(%arg0: tensor<6x3xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<3x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<10xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2:6 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %arg1, %iterArg_2 = %c, %iterArg_3 = %arg2, %iterArg_4 = %0, %iterArg_5 = %1) : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<10xf32>
    cond {
      %c_6 = stablehlo.constant dense<10> : tensor<i64>
      %3 = stablehlo.compare LT, %iterArg_2, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %3 = stablehlo.dot_general %iterArg, %iterArg_3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
      %4 = stablehlo.tanh %3 : tensor<6x2xf32>
      %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %5 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %6 = stablehlo.add %5, %4 : tensor<6x2xf32>
      %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %7 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %8 = stablehlo.subtract %7, %4 : tensor<6x2xf32>
      %9 = stablehlo.multiply %6, %8 : tensor<6x2xf32>
      %10 = stablehlo.subtract %4, %iterArg_1 : tensor<6x2xf32>
      %11 = stablehlo.multiply %10, %10 : tensor<6x2xf32>
      %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %12 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %13 = stablehlo.multiply %12, %10 : tensor<6x2xf32>
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %14 = stablehlo.reduce(%11 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<f32>
      %cst_10 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %15 = stablehlo.divide %14, %cst_10 : tensor<f32>
      %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_12 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %16 = stablehlo.divide %cst_11, %cst_12 : tensor<f32>
      %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %18 = stablehlo.multiply %17, %13 : tensor<6x2xf32>
      %19 = stablehlo.multiply %18, %9 : tensor<6x2xf32>
      %20 = stablehlo.dot_general %19, %iterArg, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x3xf32>) -> tensor<2x3xf32>
      %21 = stablehlo.transpose %20, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
      %22 = stablehlo.multiply %21, %21 : tensor<3x2xf32>
      %cst_13 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %23 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %24 = stablehlo.multiply %23, %22 : tensor<3x2xf32>
      %cst_14 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %25 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %26 = stablehlo.multiply %25, %iterArg_4 : tensor<3x2xf32>
      %27 = stablehlo.add %24, %26 : tensor<3x2xf32>
      %cst_15 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %28 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %29 = stablehlo.add %27, %28 : tensor<3x2xf32>
      %30 = stablehlo.rsqrt %29 : tensor<3x2xf32>
      %31 = stablehlo.multiply %30, %21 : tensor<3x2xf32>
      %cst_16 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
      %32 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %33 = stablehlo.multiply %32, %31 : tensor<3x2xf32>
      %34 = stablehlo.add %iterArg_3, %33 : tensor<3x2xf32>
      %35 = func.call @dynamic_update_index_in_dim(%iterArg_5, %15, %iterArg_2) : (tensor<10xf32>, tensor<f32>, tensor<i64>) -> tensor<10xf32>
      %c_17 = stablehlo.constant dense<1> : tensor<i64>
      %36 = stablehlo.add %iterArg_2, %c_17 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_1, %36, %34, %27, %35 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<10xf32>
    }
    return %2#3, %2#5 : tensor<3x2xf32>, tensor<10xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<10xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<10xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<10xf32>, tensor<1xf32>, tensor<i64>) -> tensor<10xf32>
    return %1 : tensor<10xf32>
  }
}

// -----

// optax: adagrad under scan
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>)
    %e:2 = call @expected() : () -> (tensor<3x2xf32>, tensor<10xf32>)
    %r:2 = call @program(%i#0, %i#1, %i#2) : (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<10xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<3x2xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 2.0e-05 : tensor<10xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>) {
    %0 = stablehlo.constant dense<"0xD1BA0E3FC6CA173EF3ED3B3EBA59103F995828BF472DDBBECFAEBF3E2495933E277332BFCA881D3E3B53E6BE475840BE10BE5FBEEFD8483EEA4D243F7CB89EBD1796EABC13A31E3F"> : tensor<6x3xf32>
    %1 = stablehlo.constant dense<"0x32E3E63D8F52C7BE5A7F013F28BFA2BE393F28BFB6DD7CBEC11F47BE3034C23ECBB991BECD19173E596F62BE891985BC"> : tensor<6x2xf32>
    %2 = stablehlo.constant dense<"0xE646FFBE9CC2D8BE2A4EB1BDE229033F2F35C0BEE22E08BF"> : tensor<3x2xf32>
    return %0, %1, %2 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>
  }
  func.func private @expected() -> (tensor<3x2xf32>, tensor<10xf32>) {
    %0 = stablehlo.constant dense<"0xF608C0BE220206BFC41D87BE260CAB3EAC5982BEB012A6BE"> : tensor<3x2xf32>
    %1 = stablehlo.constant dense<"0xEA33283E45A6203EE1C8193ECA86133E88CE0D3E3A91083E18C2033EDFABFE3DEB85F63D0601EF3D"> : tensor<10xf32>
    return %0, %1 : tensor<3x2xf32>, tensor<10xf32>
  }
  func.func private @program(%arg0: tensor<6x3xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<3x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<10xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2:6 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %arg1, %iterArg_2 = %c, %iterArg_3 = %arg2, %iterArg_4 = %0, %iterArg_5 = %1) : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<10xf32>
    cond {
      %c_6 = stablehlo.constant dense<10> : tensor<i64>
      %3 = stablehlo.compare LT, %iterArg_2, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %3 = stablehlo.dot_general %iterArg, %iterArg_3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
      %4 = stablehlo.tanh %3 : tensor<6x2xf32>
      %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %5 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %6 = stablehlo.add %5, %4 : tensor<6x2xf32>
      %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %7 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %8 = stablehlo.subtract %7, %4 : tensor<6x2xf32>
      %9 = stablehlo.multiply %6, %8 : tensor<6x2xf32>
      %10 = stablehlo.subtract %4, %iterArg_1 : tensor<6x2xf32>
      %11 = stablehlo.multiply %10, %10 : tensor<6x2xf32>
      %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %12 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %13 = stablehlo.multiply %12, %10 : tensor<6x2xf32>
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %14 = stablehlo.reduce(%11 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<f32>
      %cst_10 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %15 = stablehlo.divide %14, %cst_10 : tensor<f32>
      %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_12 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %16 = stablehlo.divide %cst_11, %cst_12 : tensor<f32>
      %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %18 = stablehlo.multiply %17, %13 : tensor<6x2xf32>
      %19 = stablehlo.multiply %18, %9 : tensor<6x2xf32>
      %20 = stablehlo.dot_general %19, %iterArg, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x3xf32>) -> tensor<2x3xf32>
      %21 = stablehlo.transpose %20, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
      %22 = stablehlo.multiply %21, %21 : tensor<3x2xf32>
      %23 = stablehlo.add %22, %iterArg_4 : tensor<3x2xf32>
      %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %24 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %25 = stablehlo.compare GT, %23, %24, FLOAT : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xi1>
      %cst_14 = stablehlo.constant dense<1.000000e-07> : tensor<f32>
      %26 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %27 = stablehlo.add %23, %26 : tensor<3x2xf32>
      %28 = stablehlo.rsqrt %27 : tensor<3x2xf32>
      %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %29 = func.call @_where(%25, %28, %cst_15) : (tensor<3x2xi1>, tensor<3x2xf32>, tensor<f64>) -> tensor<3x2xf32>
      %30 = stablehlo.multiply %29, %21 : tensor<3x2xf32>
      %cst_16 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
      %31 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %32 = stablehlo.multiply %31, %30 : tensor<3x2xf32>
      %33 = stablehlo.add %iterArg_3, %32 : tensor<3x2xf32>
      %34 = func.call @dynamic_update_index_in_dim(%iterArg_5, %15, %iterArg_2) : (tensor<10xf32>, tensor<f32>, tensor<i64>) -> tensor<10xf32>
      %c_17 = stablehlo.constant dense<1> : tensor<i64>
      %35 = stablehlo.add %iterArg_2, %c_17 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_1, %35, %33, %23, %34 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<10xf32>
    }
    return %2#3, %2#5 : tensor<3x2xf32>, tensor<10xf32>
  }
  func.func private @_where(%arg0: tensor<3x2xi1>, %arg1: tensor<3x2xf32>, %arg2: tensor<f64>) -> tensor<3x2xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x2xi1>, tensor<3x2xf32>
    return %2 : tensor<3x2xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<10xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<10xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<10xf32>, tensor<1xf32>, tensor<i64>) -> tensor<10xf32>
    return %1 : tensor<10xf32>
  }
}

// -----

// optax: lamb under scan
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>)
    %e:2 = call @expected() : () -> (tensor<3x2xf32>, tensor<10xf32>)
    %r:2 = call @program(%i#0, %i#1, %i#2) : (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<10xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<3x2xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 2.0e-05 : tensor<10xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>) {
    %0 = stablehlo.constant dense<"0x43EE0BBFE247D23ED2DA6BBEFFAC25BE61B902BF1955D7BCB82662BE18880CBFEF353D3E3DC69ABDBCC548BEE894F0BE1E3F69BD91621BBFF6037BBE092F74BEED3322BF84227F3D"> : tensor<6x3xf32>
    %1 = stablehlo.constant dense<"0x7E5DB53EB82620BF0C40B43E9C4B96BE31A52B3FC4D2913E51A026BFCF09EC3D21A90CBFFC91CABCBF4228BF330BB33E"> : tensor<6x2xf32>
    %2 = stablehlo.constant dense<"0xFDE19C3EAAFD8EBD54DAE9BEF2BF1ABF2C1227BDFBC5E23D"> : tensor<3x2xf32>
    return %0, %1, %2 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>
  }
  func.func private @expected() -> (tensor<3x2xf32>, tensor<10xf32>) {
    %0 = stablehlo.constant dense<"0xCC078C3EFB7617BDF804D9BEEE5A12BF2D7601BC2DF5123E"> : tensor<3x2xf32>
    %1 = stablehlo.constant dense<"0xE0108F3EE45B8E3EE8A88D3EE4F78C3ECC488C3E9A9B8B3E48F08A3ECC468A3E209F893E3BF9883E"> : tensor<10xf32>
    return %0, %1 : tensor<3x2xf32>, tensor<10xf32>
  }
  func.func private @program(%arg0: tensor<6x3xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<3x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<10xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %3:8 = stablehlo.while(%iterArg = %arg0, %iterArg_3 = %arg1, %iterArg_4 = %c_2, %iterArg_5 = %arg2, %iterArg_6 = %c, %iterArg_7 = %0, %iterArg_8 = %1, %iterArg_9 = %2) : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<i32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<10xf32>
    cond {
      %c_10 = stablehlo.constant dense<10> : tensor<i64>
      %4 = stablehlo.compare LT, %iterArg_4, %c_10, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = stablehlo.dot_general %iterArg, %iterArg_5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
      %5 = stablehlo.tanh %4 : tensor<6x2xf32>
      %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %6 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %7 = stablehlo.add %6, %5 : tensor<6x2xf32>
      %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %9 = stablehlo.subtract %8, %5 : tensor<6x2xf32>
      %10 = stablehlo.multiply %7, %9 : tensor<6x2xf32>
      %11 = stablehlo.subtract %5, %iterArg_3 : tensor<6x2xf32>
      %12 = stablehlo.multiply %11, %11 : tensor<6x2xf32>
      %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %13 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %14 = stablehlo.multiply %13, %11 : tensor<6x2xf32>
      %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %15 = stablehlo.reduce(%12 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<f32>
      %cst_14 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %16 = stablehlo.divide %15, %cst_14 : tensor<f32>
      %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_16 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %17 = stablehlo.divide %cst_15, %cst_16 : tensor<f32>
      %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %19 = stablehlo.multiply %18, %14 : tensor<6x2xf32>
      %20 = stablehlo.multiply %19, %10 : tensor<6x2xf32>
      %21 = stablehlo.dot_general %20, %iterArg, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x3xf32>) -> tensor<2x3xf32>
      %22 = stablehlo.transpose %21, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
      %cst_17 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %23 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %24 = stablehlo.multiply %23, %22 : tensor<3x2xf32>
      %cst_18 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %25 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %26 = stablehlo.multiply %25, %iterArg_7 : tensor<3x2xf32>
      %27 = stablehlo.add %24, %26 : tensor<3x2xf32>
      %28 = stablehlo.multiply %22, %22 : tensor<3x2xf32>
      %cst_19 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %29 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %30 = stablehlo.multiply %29, %28 : tensor<3x2xf32>
      %cst_20 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %31 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %32 = stablehlo.multiply %31, %iterArg_8 : tensor<3x2xf32>
      %33 = stablehlo.add %30, %32 : tensor<3x2xf32>
      %c_21 = stablehlo.constant dense<2147483647> : tensor<i32>
      %34 = stablehlo.compare LT, %iterArg_6, %c_21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_22 = stablehlo.constant dense<1> : tensor<i32>
      %35 = stablehlo.add %iterArg_6, %c_22 : tensor<i32>
      %c_23 = stablehlo.constant dense<2147483647> : tensor<i32>
      %36 = func.call @_where(%34, %35, %c_23) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %cst_24 = stablehlo.constant dense<9.000000e-01> : tensor<f64>
      %37 = stablehlo.convert %36 : (tensor<i32>) -> tensor<f64>
      %38 = stablehlo.convert %36 : (tensor<i32>) -> tensor<f64>
      %39 = stablehlo.power %cst_24, %38 : tensor<f64>
      %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %40 = stablehlo.subtract %cst_25, %39 : tensor<f64>
      %41 = stablehlo.convert %40 : (tensor<f64>) -> tensor<f32>
      %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %43 = stablehlo.divide %27, %42 : tensor<3x2xf32>
      %cst_26 = stablehlo.constant dense<0.99899999999999999> : tensor<f64>
      %44 = stablehlo.convert %36 : (tensor<i32>) -> tensor<f64>
      %45 = stablehlo.convert %36 : (tensor<i32>) -> tensor<f64>
      %46 = stablehlo.power %cst_26, %45 : tensor<f64>
      %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %47 = stablehlo.subtract %cst_27, %46 : tensor<f64>
      %48 = stablehlo.convert %47 : (tensor<f64>) -> tensor<f32>
      %49 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %50 = stablehlo.divide %33, %49 : tensor<3x2xf32>
      %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %51 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %52 = stablehlo.add %50, %51 : tensor<3x2xf32>
      %53 = stablehlo.sqrt %52 : tensor<3x2xf32>
      %cst_29 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %54 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %55 = stablehlo.add %53, %54 : tensor<3x2xf32>
      %56 = stablehlo.divide %43, %55 : tensor<3x2xf32>
      %57 = func.call @norm(%iterArg_5) : (tensor<3x2xf32>) -> tensor<1x1xf32>
      %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %58 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
      %59 = stablehlo.compare LE, %57, %58, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
      %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %60 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %61 = func.call @_where_0(%59, %60, %iterArg_5) : (tensor<1x1xi1>, tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
      %62 = stablehlo.reshape %57 : (tensor<1x1xf32>) -> tensor<f32>
      %63 = func.call @norm_1(%61) : (tensor<3x2xf32>) -> tensor<f32>
      %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %64 = stablehlo.compare LE, %62, %cst_32, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %65 = func.call @_where_2(%64, %cst_33, %63) : (tensor<i1>, tensor<f64>, tensor<f32>) -> tensor<f32>
      %66 = func.call @norm(%56) : (tensor<3x2xf32>) -> tensor<1x1xf32>
      %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %67 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
      %68 = stablehlo.compare LE, %66, %67, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
      %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %69 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %70 = func.call @_where_0(%68, %69, %56) : (tensor<1x1xi1>, tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
      %71 = stablehlo.reshape %66 : (tensor<1x1xf32>) -> tensor<f32>
      %72 = func.call @norm_1(%70) : (tensor<3x2xf32>) -> tensor<f32>
      %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %73 = stablehlo.compare LE, %71, %cst_36, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %74 = func.call @_where_2(%73, %cst_37, %72) : (tensor<i1>, tensor<f64>, tensor<f32>) -> tensor<f32>
      %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %75 = stablehlo.multiply %cst_38, %65 : tensor<f32>
      %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %76 = stablehlo.add %74, %cst_39 : tensor<f32>
      %77 = stablehlo.divide %75, %76 : tensor<f32>
      %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %78 = stablehlo.compare EQ, %65, %cst_40, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %79 = stablehlo.compare EQ, %74, %cst_41, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %80 = stablehlo.or %78, %79 : tensor<i1>
      %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %81 = func.call @_where_3(%80, %cst_42, %77) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %82 = stablehlo.broadcast_in_dim %81, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %83 = stablehlo.multiply %56, %82 : tensor<3x2xf32>
      %cst_43 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
      %84 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %85 = stablehlo.multiply %84, %83 : tensor<3x2xf32>
      %86 = stablehlo.add %iterArg_5, %85 : tensor<3x2xf32>
      %87 = func.call @dynamic_update_index_in_dim(%iterArg_9, %16, %iterArg_4) : (tensor<10xf32>, tensor<f32>, tensor<i64>) -> tensor<10xf32>
      %c_44 = stablehlo.constant dense<1> : tensor<i64>
      %88 = stablehlo.add %iterArg_4, %c_44 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_3, %88, %86, %36, %27, %33, %87 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<i32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<10xf32>
    }
    return %3#3, %3#7 : tensor<3x2xf32>, tensor<10xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @norm(%arg0: tensor<3x2xf32>) -> tensor<1x1xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %3 = stablehlo.sqrt %2 : tensor<1x1xf32>
    return %3 : tensor<1x1xf32>
  }
  func.func private @_where_0(%arg0: tensor<1x1xi1>, %arg1: tensor<3x2xf32>, %arg2: tensor<3x2xf32>) -> tensor<3x2xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x2xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<3x2xi1>, tensor<3x2xf32>
    return %1 : tensor<3x2xf32>
  }
  func.func private @norm_1(%arg0: tensor<3x2xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<f64>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<10xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<10xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<10xf32>, tensor<1xf32>, tensor<i64>) -> tensor<10xf32>
    return %1 : tensor<10xf32>
  }
}

// -----

// optax: lion under scan
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>)
    %e:2 = call @expected() : () -> (tensor<3x2xf32>, tensor<10xf32>)
    %r:2 = call @program(%i#0, %i#1, %i#2) : (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<10xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<3x2xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 2.0e-05 : tensor<10xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>) {
    %0 = stablehlo.constant dense<"0x78C320BFABB9DD3C36D1FDBEBF7C813E3FE2C4BE36D3233FCBFAF63E498E6D3D45BCD23EEEAF26BFC36B07BE95EFECBEE14A86BE6C9303BE1AD2C8BEC442293E9599173FEBC210BF"> : tensor<6x3xf32>
    %1 = stablehlo.constant dense<"0xCF84E73DCF78F0BECF780C3F422A05BF6BD7003F58CA72BD671D94BB248CCDBE5234ECBEB26C07BEC093E83D316191BE"> : tensor<6x2xf32>
    %2 = stablehlo.constant dense<"0x2FE92B3F358E9D3EC71891BEF8E563BE116B08BD25F6183F"> : tensor<3x2xf32>
    return %0, %1, %2 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>
  }
  func.func private @expected() -> (tensor<3x2xf32>, tensor<10xf32>) {
    %0 = stablehlo.constant dense<"0x7B4B123F1FAF543E7F3479BED5F5FABDE8E959BCD9B1FE3E"> : tensor<3x2xf32>
    %1 = stablehlo.constant dense<"0x388C223EEBB01F3E89EF1C3E8B471A3E6FBC173E492F153E0FB2123EA842103E9AE10D3E6E8F0B3E"> : tensor<10xf32>
    return %0, %1 : tensor<3x2xf32>, tensor<10xf32>
  }
  func.func private @program(%arg0: tensor<6x3xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<3x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<10xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %2:7 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %arg1, %iterArg_3 = %c_1, %iterArg_4 = %arg2, %iterArg_5 = %c, %iterArg_6 = %0, %iterArg_7 = %1) : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<i32>, tensor<3x2xf32>, tensor<10xf32>
    cond {
      %c_8 = stablehlo.constant dense<10> : tensor<i64>
      %3 = stablehlo.compare LT, %iterArg_3, %c_8, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %3 = stablehlo.dot_general %iterArg, %iterArg_4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
      %4 = stablehlo.tanh %3 : tensor<6x2xf32>
      %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %5 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %6 = stablehlo.add %5, %4 : tensor<6x2xf32>
      %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %7 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %8 = stablehlo.subtract %7, %4 : tensor<6x2xf32>
      %9 = stablehlo.multiply %6, %8 : tensor<6x2xf32>
      %10 = stablehlo.subtract %4, %iterArg_2 : tensor<6x2xf32>
      %11 = stablehlo.multiply %10, %10 : tensor<6x2xf32>
      %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %12 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %13 = stablehlo.multiply %12, %10 : tensor<6x2xf32>
      %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %14 = stablehlo.reduce(%11 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<f32>
      %cst_12 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %15 = stablehlo.divide %14, %cst_12 : tensor<f32>
      %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_14 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %16 = stablehlo.divide %cst_13, %cst_14 : tensor<f32>
      %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %18 = stablehlo.multiply %17, %13 : tensor<6x2xf32>
      %19 = stablehlo.multiply %18, %9 : tensor<6x2xf32>
      %20 = stablehlo.dot_general %19, %iterArg, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x3xf32>) -> tensor<2x3xf32>
      %21 = stablehlo.transpose %20, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
      %cst_15 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %22 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %23 = stablehlo.multiply %22, %21 : tensor<3x2xf32>
      %cst_16 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %24 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %25 = stablehlo.multiply %24, %iterArg_6 : tensor<3x2xf32>
      %26 = stablehlo.add %23, %25 : tensor<3x2xf32>
      %27 = stablehlo.sign %26 : tensor<3x2xf32>
      %cst_17 = stablehlo.constant dense<0.00999999977> : tensor<f32>
      %28 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %29 = stablehlo.multiply %28, %21 : tensor<3x2xf32>
      %cst_18 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
      %30 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %31 = stablehlo.multiply %30, %iterArg_6 : tensor<3x2xf32>
      %32 = stablehlo.add %29, %31 : tensor<3x2xf32>
      %c_19 = stablehlo.constant dense<2147483647> : tensor<i32>
      %33 = stablehlo.compare LT, %iterArg_5, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_20 = stablehlo.constant dense<1> : tensor<i32>
      %34 = stablehlo.add %iterArg_5, %c_20 : tensor<i32>
      %c_21 = stablehlo.constant dense<2147483647> : tensor<i32>
      %35 = func.call @_where(%33, %34, %c_21) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %cst_22 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %36 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %37 = stablehlo.multiply %36, %iterArg_4 : tensor<3x2xf32>
      %38 = stablehlo.add %27, %37 : tensor<3x2xf32>
      %cst_23 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
      %39 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %40 = stablehlo.multiply %39, %38 : tensor<3x2xf32>
      %41 = stablehlo.add %iterArg_4, %40 : tensor<3x2xf32>
      %42 = func.call @dynamic_update_index_in_dim(%iterArg_7, %15, %iterArg_3) : (tensor<10xf32>, tensor<f32>, tensor<i64>) -> tensor<10xf32>
      %c_24 = stablehlo.constant dense<1> : tensor<i64>
      %43 = stablehlo.add %iterArg_3, %c_24 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_2, %43, %41, %35, %32, %42 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<i32>, tensor<3x2xf32>, tensor<10xf32>
    }
    return %2#3, %2#6 : tensor<3x2xf32>, tensor<10xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<10xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<10xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<10xf32>, tensor<1xf32>, tensor<i64>) -> tensor<10xf32>
    return %1 : tensor<10xf32>
  }
}

// -----

// optax: adafactor under scan
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>)
    %e:2 = call @expected() : () -> (tensor<3x2xf32>, tensor<10xf32>)
    %r:2 = call @program(%i#0, %i#1, %i#2) : (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<10xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<3x2xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 2.0e-05 : tensor<10xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>) {
    %0 = stablehlo.constant dense<"0xC4F4403CD8C49EBE604A5E3E1B9ED5BEF395B23E940E323FE81423BFDE34FABE3018113FFACA03BF6EB10D3FA2C2F93E2F35893E2E7C013F934BCA3E7571ECBE324AA33E1D9D9A3E"> : tensor<6x3xf32>
    %1 = stablehlo.constant dense<"0x0C5E6EBE9314163FEB697ABD536AA7BEFA0432BF1563BEBDF684F7BE234885BE1BBEA8BE02CABCBE2E64473E20140A3F"> : tensor<6x2xf32>
    %2 = stablehlo.constant dense<"0x5631E6BE2E83E23E4401053F87DF29BD9DC9D3BE1DCD2F3E"> : tensor<3x2xf32>
    return %0, %1, %2 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>
  }
  func.func private @expected() -> (tensor<3x2xf32>, tensor<10xf32>) {
    %0 = stablehlo.constant dense<"0x1C6ED3BE8171CF3E8F4CF73E898E9FBD4588E6BEBF250D3E"> : tensor<3x2xf32>
    %1 = stablehlo.constant dense<"0x5350353E4493333EB7DE313E6F32303E3A8E2E3EE7F12C3E4C5D2B3E41D0293E9A4A283E36CC263E"> : tensor<10xf32>
    return %0, %1 : tensor<3x2xf32>, tensor<10xf32>
  }
  func.func private @program(%arg0: tensor<6x3xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<3x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<10xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i64>
    %5:9 = stablehlo.while(%iterArg = %arg0, %iterArg_5 = %arg1, %iterArg_6 = %c_4, %iterArg_7 = %arg2, %iterArg_8 = %c, %iterArg_9 = %1, %iterArg_10 = %2, %iterArg_11 = %3, %iterArg_12 = %4) : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<i32>, tensor<1xf32>, tensor<1xf32>, tensor<3x2xf32>, tensor<10xf32>
    cond {
      %c_13 = stablehlo.constant dense<10> : tensor<i64>
      %6 = stablehlo.compare LT, %iterArg_6, %c_13, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %6 = stablehlo.dot_general %iterArg, %iterArg_7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
      %7 = stablehlo.tanh %6 : tensor<6x2xf32>
      %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %9 = stablehlo.add %8, %7 : tensor<6x2xf32>
      %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %11 = stablehlo.subtract %10, %7 : tensor<6x2xf32>
      %12 = stablehlo.multiply %9, %11 : tensor<6x2xf32>
      %13 = stablehlo.subtract %7, %iterArg_5 : tensor<6x2xf32>
      %14 = stablehlo.multiply %13, %13 : tensor<6x2xf32>
      %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %15 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %16 = stablehlo.multiply %15, %13 : tensor<6x2xf32>
      %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %17 = stablehlo.reduce(%14 init: %cst_16) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<f32>
      %cst_17 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %18 = stablehlo.divide %17, %cst_17 : tensor<f32>
      %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_19 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %19 = stablehlo.divide %cst_18, %cst_19 : tensor<f32>
      %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %21 = stablehlo.multiply %20, %16 : tensor<6x2xf32>
      %22 = stablehlo.multiply %21, %12 : tensor<6x2xf32>
      %23 = stablehlo.dot_general %22, %iterArg, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x3xf32>) -> tensor<2x3xf32>
      %24 = stablehlo.transpose %23, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
      %c_20 = stablehlo.constant dense<0> : tensor<i32>
      %25 = stablehlo.subtract %iterArg_8, %c_20 : tensor<i32>
      %c_21 = stablehlo.constant dense<1> : tensor<i32>
      %26 = stablehlo.add %25, %c_21 : tensor<i32>
      %27 = stablehlo.convert %26 : (tensor<i32>) -> tensor<f32>
      %cst_22 = stablehlo.constant dense<-8.000000e-01> : tensor<f32>
      %28 = stablehlo.power %27, %cst_22 : tensor<f32>
      %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %29 = stablehlo.subtract %cst_23, %28 : tensor<f32>
      %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %30 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %31 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %32 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %33 = stablehlo.multiply %24, %24 : tensor<3x2xf32>
      %cst_27 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
      %34 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %35 = stablehlo.add %33, %34 : tensor<3x2xf32>
      %36 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %37 = stablehlo.multiply %36, %iterArg_11 : tensor<3x2xf32>
      %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %38 = stablehlo.subtract %cst_28, %29 : tensor<f32>
      %39 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %40 = stablehlo.multiply %39, %35 : tensor<3x2xf32>
      %41 = stablehlo.add %37, %40 : tensor<3x2xf32>
      %cst_29 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %42 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %43 = stablehlo.power %41, %42 : tensor<3x2xf32>
      %44 = stablehlo.multiply %24, %43 : tensor<3x2xf32>
      %c_30 = stablehlo.constant dense<2147483647> : tensor<i32>
      %45 = stablehlo.compare LT, %iterArg_8, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_31 = stablehlo.constant dense<1> : tensor<i32>
      %46 = stablehlo.add %iterArg_8, %c_31 : tensor<i32>
      %c_32 = stablehlo.constant dense<2147483647> : tensor<i32>
      %47 = func.call @_where(%45, %46, %c_32) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %48 = stablehlo.multiply %44, %44 : tensor<3x2xf32>
      %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %49 = stablehlo.reduce(%48 init: %cst_33) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<f32>
      %cst_34 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
      %50 = stablehlo.divide %49, %cst_34 : tensor<f32>
      %51 = stablehlo.sqrt %50 : tensor<f32>
      %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %52 = stablehlo.divide %51, %cst_35 : tensor<f32>
      %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %53 = stablehlo.maximum %cst_36, %52 : tensor<f32>
      %54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %55 = stablehlo.divide %44, %54 : tensor<3x2xf32>
      %cst_37 = stablehlo.constant dense<0.00999999977> : tensor<f32>
      %56 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %57 = stablehlo.multiply %56, %55 : tensor<3x2xf32>
      %58 = stablehlo.multiply %iterArg_7, %iterArg_7 : tensor<3x2xf32>
      %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %59 = stablehlo.reduce(%58 init: %cst_38) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<f32>
      %cst_39 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
      %60 = stablehlo.divide %59, %cst_39 : tensor<f32>
      %61 = stablehlo.sqrt %60 : tensor<f32>
      %cst_40 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %62 = stablehlo.compare LE, %61, %cst_40, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %63 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %64 = func.call @_where_0(%62, %63, %iterArg_7) : (tensor<i1>, tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
      %cst_42 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %65 = stablehlo.compare LE, %61, %cst_42, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %66 = stablehlo.multiply %64, %64 : tensor<3x2xf32>
      %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %67 = stablehlo.reduce(%66 init: %cst_43) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<f32>
      %cst_44 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
      %68 = stablehlo.divide %67, %cst_44 : tensor<f32>
      %69 = stablehlo.sqrt %68 : tensor<f32>
      %cst_45 = stablehlo.constant dense<1.000000e-03> : tensor<f64>
      %70 = func.call @_where_1(%65, %cst_45, %69) : (tensor<i1>, tensor<f64>, tensor<f32>) -> tensor<f32>
      %71 = stablehlo.broadcast_in_dim %70, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %72 = stablehlo.multiply %57, %71 : tensor<3x2xf32>
      %cst_46 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
      %73 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %74 = stablehlo.multiply %73, %72 : tensor<3x2xf32>
      %75 = stablehlo.add %iterArg_7, %74 : tensor<3x2xf32>
      %76 = func.call @dynamic_update_index_in_dim(%iterArg_12, %18, %iterArg_6) : (tensor<10xf32>, tensor<f32>, tensor<i64>) -> tensor<10xf32>
      %c_47 = stablehlo.constant dense<1> : tensor<i64>
      %77 = stablehlo.add %iterArg_6, %c_47 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_5, %77, %75, %47, %30, %31, %41, %76 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<i32>, tensor<1xf32>, tensor<1xf32>, tensor<3x2xf32>, tensor<10xf32>
    }
    return %5#3, %5#8 : tensor<3x2xf32>, tensor<10xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<3x2xf32>, %arg2: tensor<3x2xf32>) -> tensor<3x2xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<3x2xf32>
    return %0 : tensor<3x2xf32>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<f64>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<10xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<10xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<10xf32>, tensor<1xf32>, tensor<i64>) -> tensor<10xf32>
    return %1 : tensor<10xf32>
  }
}

// -----

// optax: clipped under scan
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>)
    %e:2 = call @expected() : () -> (tensor<3x2xf32>, tensor<10xf32>)
    %r:2 = call @program(%i#0, %i#1, %i#2) : (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<10xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<3x2xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 2.0e-05 : tensor<10xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>) {
    %0 = stablehlo.constant dense<"0xFF03A83E0951EF3E860314BF87FA273F21EFB13EF9FE1EBE7CD7A4BE3F48A4BE51ECC7BEBC4A1FBEAFC62BBFA6D5F6BD59BBD7BE8CAE273E957265BB14F01ABFD61C1A3F71F214BF"> : tensor<6x3xf32>
    %1 = stablehlo.constant dense<"0xD312843D9714FEBD2363093F594D3DBE923384BED17AD53EDE0E09BFB91202BF70C598BE99291B3F9B22A1BE1393133F"> : tensor<6x2xf32>
    %2 = stablehlo.constant dense<"0xD3FB193EA3E7BEBE5662DABD1F36873ED521F1BE8D7337BD"> : tensor<3x2xf32>
    return %0, %1, %2 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<3x2xf32>
  }
  func.func private @expected() -> (tensor<3x2xf32>, tensor<10xf32>) {
    %0 = stablehlo.constant dense<"0xBCD2223F7F735CBF3315A83E53B21F3FFC97F23C163E423C"> : tensor<3x2xf32>
    %1 = stablehlo.constant dense<"0xCAC1033E2B6FE23DA2CCC23D3ABAA73D0236903DB3E6773DCCD7553DFA4F3A3D2F01253D0153153D"> : tensor<10xf32>
    return %0, %1 : tensor<3x2xf32>, tensor<10xf32>
  }
  func.func private @program(%arg0: tensor<6x3xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<3x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<10xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %3:8 = stablehlo.while(%iterArg = %arg0, %iterArg_3 = %arg1, %iterArg_4 = %c_2, %iterArg_5 = %arg2, %iterArg_6 = %c, %iterArg_7 = %0, %iterArg_8 = %1, %iterArg_9 = %2) : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<i32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<10xf32>
    cond {
      %c_10 = stablehlo.constant dense<10> : tensor<i64>
      %4 = stablehlo.compare LT, %iterArg_4, %c_10, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = stablehlo.dot_general %iterArg, %iterArg_5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<3x2xf32>) -> tensor<6x2xf32>
      %5 = stablehlo.tanh %4 : tensor<6x2xf32>
      %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %6 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %7 = stablehlo.add %6, %5 : tensor<6x2xf32>
      %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %9 = stablehlo.subtract %8, %5 : tensor<6x2xf32>
      %10 = stablehlo.multiply %7, %9 : tensor<6x2xf32>
      %11 = stablehlo.subtract %5, %iterArg_3 : tensor<6x2xf32>
      %12 = stablehlo.multiply %11, %11 : tensor<6x2xf32>
      %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %13 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %14 = stablehlo.multiply %13, %11 : tensor<6x2xf32>
      %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %15 = stablehlo.reduce(%12 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<f32>
      %cst_14 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %16 = stablehlo.divide %15, %cst_14 : tensor<f32>
      %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_16 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
      %17 = stablehlo.divide %cst_15, %cst_16 : tensor<f32>
      %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
      %19 = stablehlo.multiply %18, %14 : tensor<6x2xf32>
      %20 = stablehlo.multiply %19, %10 : tensor<6x2xf32>
      %21 = stablehlo.dot_general %20, %iterArg, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x3xf32>) -> tensor<2x3xf32>
      %22 = stablehlo.transpose %21, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
      %23 = chlo.square %22 : tensor<3x2xf32> -> tensor<3x2xf32>
      %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %24 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %25 = chlo.square %24 : tensor<3x2xf32> -> tensor<3x2xf32>
      %26 = stablehlo.add %23, %25 : tensor<3x2xf32>
      %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %27 = stablehlo.reduce(%26 init: %cst_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<f32>
      %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %28 = stablehlo.add %cst_19, %27 : tensor<f32>
      %29 = stablehlo.sqrt %28 : tensor<f32>
      %cst_20 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %30 = stablehlo.compare LT, %29, %cst_20, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %31 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %32 = stablehlo.divide %22, %31 : tensor<3x2xf32>
      %cst_21 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %33 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %34 = stablehlo.multiply %32, %33 : tensor<3x2xf32>
      %35 = stablehlo.select %30, %22, %34 : tensor<i1>, tensor<3x2xf32>
      %cst_22 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %36 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %37 = stablehlo.multiply %36, %35 : tensor<3x2xf32>
      %cst_23 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %38 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %39 = stablehlo.multiply %38, %iterArg_7 : tensor<3x2xf32>
      %40 = stablehlo.add %37, %39 : tensor<3x2xf32>
      %41 = stablehlo.multiply %35, %35 : tensor<3x2xf32>
      %cst_24 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %42 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %43 = stablehlo.multiply %42, %41 : tensor<3x2xf32>
      %cst_25 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %44 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %45 = stablehlo.multiply %44, %iterArg_8 : tensor<3x2xf32>
      %46 = stablehlo.add %43, %45 : tensor<3x2xf32>
      %c_26 = stablehlo.constant dense<2147483647> : tensor<i32>
      %47 = stablehlo.compare LT, %iterArg_6, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_27 = stablehlo.constant dense<1> : tensor<i32>
      %48 = stablehlo.add %iterArg_6, %c_27 : tensor<i32>
      %c_28 = stablehlo.constant dense<2147483647> : tensor<i32>
      %49 = func.call @_where(%47, %48, %c_28) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %cst_29 = stablehlo.constant dense<9.000000e-01> : tensor<f64>
      %50 = stablehlo.convert %49 : (tensor<i32>) -> tensor<f64>
      %51 = stablehlo.convert %49 : (tensor<i32>) -> tensor<f64>
      %52 = stablehlo.power %cst_29, %51 : tensor<f64>
      %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %53 = stablehlo.subtract %cst_30, %52 : tensor<f64>
      %54 = stablehlo.convert %53 : (tensor<f64>) -> tensor<f32>
      %55 = stablehlo.broadcast_in_dim %54, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %56 = stablehlo.divide %40, %55 : tensor<3x2xf32>
      %cst_31 = stablehlo.constant dense<0.99899999999999999> : tensor<f64>
      %57 = stablehlo.convert %49 : (tensor<i32>) -> tensor<f64>
      %58 = stablehlo.convert %49 : (tensor<i32>) -> tensor<f64>
      %59 = stablehlo.power %cst_31, %58 : tensor<f64>
      %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %60 = stablehlo.subtract %cst_32, %59 : tensor<f64>
      %61 = stablehlo.convert %60 : (tensor<f64>) -> tensor<f32>
      %62 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %63 = stablehlo.divide %46, %62 : tensor<3x2xf32>
      %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %64 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %65 = stablehlo.add %63, %64 : tensor<3x2xf32>
      %66 = stablehlo.sqrt %65 : tensor<3x2xf32>
      %cst_34 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %67 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %68 = stablehlo.add %66, %67 : tensor<3x2xf32>
      %69 = stablehlo.divide %56, %68 : tensor<3x2xf32>
      %cst_35 = stablehlo.constant dense<-5.000000e-02> : tensor<f32>
      %70 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %71 = stablehlo.multiply %70, %69 : tensor<3x2xf32>
      %72 = stablehlo.add %iterArg_5, %71 : tensor<3x2xf32>
      %73 = func.call @dynamic_update_index_in_dim(%iterArg_9, %16, %iterArg_4) : (tensor<10xf32>, tensor<f32>, tensor<i64>) -> tensor<10xf32>
      %c_36 = stablehlo.constant dense<1> : tensor<i64>
      %74 = stablehlo.add %iterArg_4, %c_36 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_3, %74, %72, %49, %40, %46, %73 : tensor<6x3xf32>, tensor<6x2xf32>, tensor<i64>, tensor<3x2xf32>, tensor<i32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<10xf32>
    }
    return %3#3, %3#7 : tensor<3x2xf32>, tensor<10xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<10xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<10xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<10xf32>, tensor<1xf32>, tensor<i64>) -> tensor<10xf32>
    return %1 : tensor<10xf32>
  }
}
