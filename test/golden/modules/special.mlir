// special: erf_inv f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xf32>)
    %e:1 = call @expected() : () -> (tensor<24xf32>)
    %r:1 = call @program(%i#0) : (tensor<24xf32>) -> (tensor<24xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 3.0e-06 : tensor<24xf32>
    return
  }
  func.func private @inputs() -> (tensor<24xf32>) {
    %0 = stablehlo.constant dense<"0xF66247BEF34B333FDA465ABF252A2CBFE3FB33BF1EA6193FA2B35C3FC461EF3E98B5BABE520B5ABF1FA9613F1B2220BF0606173F5A175DBDC8DC9CBE63C82EBE29A04DBF7F703ABF858D323F9D5CB7BDFB63A73E2CE1A2BE018509BDD9440F3F"> : tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @expected() -> (tensor<24xf32>) {
    %0 = stablehlo.constant dense<"0x407E32BEDAC23B3F762483BFFC4031BFA9CE3CBF5569183F6E4A863F8D01E23EE2B0ABBE47D982BF264A8D3F07C420BFC41E153F301644BDC59E8EBE12191CBEA8A869BFB6F546BFC7A23A3FB9D7A2BDA6C2983EC16694BEACD1F3BC56AC0B3F"> : tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @program(%arg0: tensor<24xf32>) -> (tensor<24xf32> {jax.result_info = "result"}) {
    %0 = chlo.erf_inv %arg0 : tensor<24xf32> -> tensor<24xf32>
    return %0 : tensor<24xf32>
  }
}

// -----

// special: erf_inv f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xf64>)
    %e:1 = call @expected() : () -> (tensor<24xf64>)
    %r:1 = call @program(%i#0) : (tensor<24xf64>) -> (tensor<24xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 3.0e-06 : tensor<24xf64>
    return
  }
  func.func private @inputs() -> (tensor<24xf64>) {
    %0 = stablehlo.constant dense<"0x3C83ABB2DFBAD13F4C083E6AC2A4C8BFE82D8D0CFAE9B2BF1852949B1692ED3F13DE1B4C3B6FECBF3CEF35471FE5C7BF6842E067A87AE6BF9E8B2D48EA06E8BFF1D5CCA01429EBBF5086AC4C1524E03F98329D3843DFB4BF80CED76E6DD9B73F6A81FC9BF61ED8BF30F916A89E9FC9BF384223DABE69B7BF22F50822F5FEE33F1C57B8E550DCE8BF3D2B2A5AEE7AE3BF785A94A6ED15E4BF08E7555B0BBDB0BF607B11B08F1DA6BFFC28E59832EDD53F789C671946B1ED3F2C70F3F3885BE93F"> : tensor<24xf64>
    return %0 : tensor<24xf64>
  }
  func.func private @expected() -> (tensor<24xf64>) {
    %0 = stablehlo.constant dense<"0x183AB9FCE30AD03FF6B39DE9610EC6BFCE3702AD3DC9B0BF24E56F5E9D14F43F734D65E37102F2BF4456E8D1965FC5BF1B7BCA727792E7BF461ACA1C6D13EABF0ADFF50DBB3CF0BF1B02A8A59AD6DE3F8113A0429D87B2BF9681EDC0252FB53FD8AC7C7D883DD6BFF20E7386AEF3C6BF0C74E11981CBB4BF66655B5A8811E43F938FB87C3591EBBF67E491F16166E3BF82212401C52FE4BFC67FAE6390B3ADBF262E049FE19BA3BF7A0D3A3E2812D43FFF99577CC958F43FF224FFBA3184EC3F"> : tensor<24xf64>
    return %0 : tensor<24xf64>
  }
  func.func private @program(%arg0: tensor<24xf64>) -> (tensor<24xf64> {jax.result_info = "result"}) {
    %0 = chlo.erf_inv %arg0 : tensor<24xf64> -> tensor<24xf64>
    return %0 : tensor<24xf64>
  }
}

// -----

// special: lgamma f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xf32>)
    %e:1 = call @expected() : () -> (tensor<24xf32>)
    %r:1 = call @program(%i#0) : (tensor<24xf32>) -> (tensor<24xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 5.0e-05 : tensor<24xf32>
    return
  }
  func.func private @inputs() -> (tensor<24xf32>) {
    %0 = stablehlo.constant dense<"0x8003A140515705412A122C418F1D7E41C81E2641A3615C408BAFA43FA1EFDF408D0D444187137640A91F1441E768FB4081BF9941A85D61419A279C41E1572841E7B81F41D16F9C414C4A0541FA323341C0A0453FF8496840746ABE40BE0AA440"> : tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @expected() -> (tensor<24xf32>) {
    %0 = stablehlo.constant dense<"0xB9744E40064913410B7A6841709DDC4164BB5A4110CF913F28B1D8BD926AD24096FD904194DBCC3F129032416BCC0341232314427232B64111AC174248D75F4142344C4175161842382E134172397941AD55383EC45CAC3F0C819640C8AE5740"> : tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @program(%arg0: tensor<24xf32>) -> (tensor<24xf32> {jax.result_info = "result"}) {
    %0 = call @lgamma_impl(%arg0) : (tensor<24xf32>) -> tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @lgamma_impl(%arg0: tensor<24xf32>) -> tensor<24xf32> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<24xf32>) -> tensor<24xi32>
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %2 = stablehlo.and %0, %1 : tensor<24xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %6 = stablehlo.compare GT, %2, %5, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_2 = stablehlo.constant dense<8388608> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %8 = stablehlo.compare LT, %2, %7, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %9 = stablehlo.and %6, %8 : tensor<24xi1>
    %10 = stablehlo.count_leading_zeros %2 : tensor<24xi32>
    %c_3 = stablehlo.constant dense<8> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %12 = stablehlo.subtract %10, %11 : tensor<24xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %14 = stablehlo.select %9, %12, %13 : tensor<24xi1>, tensor<24xi32>
    %c_5 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %16 = stablehlo.and %0, %15 : tensor<24xi32>
    %17 = stablehlo.shift_left %2, %14 : tensor<24xi32>
    %18 = stablehlo.or %16, %17 : tensor<24xi32>
    %19 = stablehlo.select %9, %18, %0 : tensor<24xi1>, tensor<24xi32>
    %20 = stablehlo.bitcast_convert %19 : (tensor<24xi32>) -> tensor<24xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %22 = stablehlo.compare GE, %20, %21, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %24 = stablehlo.select %4, %23, %20 : tensor<24xi1>, tensor<24xf32>
    %25 = stablehlo.not %22 : tensor<24xi1>
    %cst_7 = stablehlo.constant dense<0xCB000000> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %27 = stablehlo.compare GT, %24, %26, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %28 = stablehlo.and %25, %27 : tensor<24xi1>
    %cst_8 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %30 = stablehlo.select %28, %24, %29 : tensor<24xi1>, tensor<24xf32>
    %31 = stablehlo.round_nearest_even %30 : tensor<24xf32>
    %32 = stablehlo.subtract %30, %31 : tensor<24xf32>
    %33 = stablehlo.abs %32 : tensor<24xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %35 = stablehlo.subtract %34, %31 : tensor<24xf32>
    %36 = stablehlo.subtract %35, %32 : tensor<24xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %38 = stablehlo.subtract %37, %31 : tensor<24xf32>
    %39 = stablehlo.subtract %38, %36 : tensor<24xf32>
    %40 = stablehlo.subtract %39, %32 : tensor<24xf32>
    %41 = stablehlo.select %22, %24, %36 : tensor<24xi1>, tensor<24xf32>
    %cst_11 = stablehlo.constant dense<4.08500311E+36> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %43 = stablehlo.minimum %41, %42 : tensor<24xf32>
    %44:2 = call @_log_f32(%33, %14) : (tensor<24xf32>, tensor<24xi32>) -> (tensor<24xf32>, tensor<24xf32>)
    %45:3 = call @_lgamma_pos_small(%43) : (tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
    %46:3 = call @_lgamma_pos_large(%43) : (tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>)
    %cst_12 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %48 = stablehlo.compare LE, %43, %47, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %49 = stablehlo.add %46#0, %46#1 : tensor<24xf32>
    %50 = stablehlo.select %48, %45#0, %49 : tensor<24xi1>, tensor<24xf32>
    %51 = stablehlo.select %48, %45#1, %46#0 : tensor<24xi1>, tensor<24xf32>
    %52 = stablehlo.select %48, %45#2, %46#1 : tensor<24xi1>, tensor<24xf32>
    %53 = stablehlo.add %52, %44#1 : tensor<24xf32>
    %54 = stablehlo.multiply %46#2, %40 : tensor<24xf32>
    %55 = call @_lgamma_neg_reflection(%32, %44#0, %51, %53, %54) : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %56:2 = call @_lgamma_neg_root(%30, %31) : (tensor<24xf32>, tensor<24xf32>) -> (tensor<24xi1>, tensor<24xf32>)
    %57 = stablehlo.select %56#0, %56#1, %55 : tensor<24xi1>, tensor<24xf32>
    %58 = stablehlo.select %22, %50, %57 : tensor<24xi1>, tensor<24xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %60 = stablehlo.compare EQ, %58, %59, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %62 = stablehlo.select %60, %61, %58 : tensor<24xi1>, tensor<24xf32>
    %63 = stablehlo.not %22 : tensor<24xi1>
    %64 = stablehlo.floor %24 : tensor<24xf32>
    %65 = stablehlo.compare EQ, %24, %64, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %66 = stablehlo.and %63, %65 : tensor<24xi1>
    %67 = stablehlo.or %4, %66 : tensor<24xi1>
    %cst_15 = stablehlo.constant dense<4.08500311E+36> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %69 = stablehlo.compare GT, %arg0, %68, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %70 = stablehlo.or %67, %69 : tensor<24xi1>
    %cst_16 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %72 = stablehlo.select %70, %71, %62 : tensor<24xi1>, tensor<24xf32>
    %73 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_17 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %75 = stablehlo.select %73, %74, %72 : tensor<24xi1>, tensor<24xf32>
    return %75 : tensor<24xf32>
  }
  func.func private @_log_f32(%arg0: tensor<24xf32>, %arg1: tensor<24xi32>) -> (tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<24xf32>) -> tensor<24xi32>
    %c = stablehlo.constant dense<1060439283> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %2 = stablehlo.subtract %0, %1 : tensor<24xi32>
    %c_0 = stablehlo.constant dense<23> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %4 = stablehlo.shift_right_arithmetic %2, %3 : tensor<24xi32>
    %5 = stablehlo.subtract %4, %arg1 : tensor<24xi32>
    %6 = stablehlo.convert %5 : (tensor<24xi32>) -> tensor<24xf32>
    %c_1 = stablehlo.constant dense<23> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %8 = stablehlo.shift_left %4, %7 : tensor<24xi32>
    %9 = stablehlo.subtract %0, %8 : tensor<24xi32>
    %10 = stablehlo.bitcast_convert %9 : (tensor<24xi32>) -> tensor<24xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %12 = stablehlo.subtract %10, %11 : tensor<24xf32>
    %13 = stablehlo.multiply %12, %12 : tensor<24xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %15 = stablehlo.multiply %14, %13 : tensor<24xf32>
    %16 = stablehlo.subtract %12, %15 : tensor<24xf32>
    %17 = stablehlo.multiply %13, %12 : tensor<24xf32>
    %cst_3 = stablehlo.constant dense<0.3333333432674408> : tensor<f64>
    %cst_4 = stablehlo.constant dense<-0.24999989569187164> : tensor<f64>
    %cst_5 = stablehlo.constant dense<0.19999992847442627> : tensor<f64>
    %cst_6 = stablehlo.constant dense<-0.16668006777763367> : tensor<f64>
    %cst_7 = stablehlo.constant dense<0.14287430047988892> : tensor<f64>
    %cst_8 = stablehlo.constant dense<-0.12451331317424774> : tensor<f64>
    %cst_9 = stablehlo.constant dense<0.11021918058395386> : tensor<f64>
    %cst_10 = stablehlo.constant dense<-0.10625848919153214> : tensor<f64>
    %cst_11 = stablehlo.constant dense<0.10618706792593002> : tensor<f64>
    %cst_12 = stablehlo.constant dense<-0.063545495271682739> : tensor<f64>
    %18 = call @_horner(%12, %cst_3, %cst_4, %cst_5, %cst_6, %cst_7, %cst_8, %cst_9, %cst_10, %cst_11, %cst_12) : (tensor<24xf32>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> tensor<24xf32>
    %19 = stablehlo.multiply %17, %18 : tensor<24xf32>
    %20 = stablehlo.add %16, %19 : tensor<24xf32>
    %cst_13 = stablehlo.constant dense<0.693115234> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %22 = stablehlo.multiply %6, %21 : tensor<24xf32>
    %cst_14 = stablehlo.constant dense<3.19461833E-5> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %24 = stablehlo.multiply %6, %23 : tensor<24xf32>
    %25 = stablehlo.add %20, %24 : tensor<24xf32>
    %26 = stablehlo.add %22, %25 : tensor<24xf32>
    %27 = stablehlo.subtract %22, %26 : tensor<24xf32>
    %28 = stablehlo.add %27, %25 : tensor<24xf32>
    return %26, %28 : tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_horner(%arg0: tensor<24xf32>, %arg1: tensor<f64>, %arg2: tensor<f64>, %arg3: tensor<f64>, %arg4: tensor<f64>, %arg5: tensor<f64>, %arg6: tensor<f64>, %arg7: tensor<f64>, %arg8: tensor<f64>, %arg9: tensor<f64>, %arg10: tensor<f64>) -> tensor<24xf32> {
    %0 = stablehlo.convert %arg10 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.multiply %1, %arg0 : tensor<24xf32>
    %3 = stablehlo.convert %arg9 : (tensor<f64>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %5 = stablehlo.add %2, %4 : tensor<24xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<24xf32>
    %7 = stablehlo.convert %arg8 : (tensor<f64>) -> tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %9 = stablehlo.add %6, %8 : tensor<24xf32>
    %10 = stablehlo.multiply %9, %arg0 : tensor<24xf32>
    %11 = stablehlo.convert %arg7 : (tensor<f64>) -> tensor<f32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %13 = stablehlo.add %10, %12 : tensor<24xf32>
    %14 = stablehlo.multiply %13, %arg0 : tensor<24xf32>
    %15 = stablehlo.convert %arg6 : (tensor<f64>) -> tensor<f32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %17 = stablehlo.add %14, %16 : tensor<24xf32>
    %18 = stablehlo.multiply %17, %arg0 : tensor<24xf32>
    %19 = stablehlo.convert %arg5 : (tensor<f64>) -> tensor<f32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %21 = stablehlo.add %18, %20 : tensor<24xf32>
    %22 = stablehlo.multiply %21, %arg0 : tensor<24xf32>
    %23 = stablehlo.convert %arg4 : (tensor<f64>) -> tensor<f32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.add %22, %24 : tensor<24xf32>
    %26 = stablehlo.multiply %25, %arg0 : tensor<24xf32>
    %27 = stablehlo.convert %arg3 : (tensor<f64>) -> tensor<f32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %29 = stablehlo.add %26, %28 : tensor<24xf32>
    %30 = stablehlo.multiply %29, %arg0 : tensor<24xf32>
    %31 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %33 = stablehlo.add %30, %32 : tensor<24xf32>
    %34 = stablehlo.multiply %33, %arg0 : tensor<24xf32>
    %35 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %37 = stablehlo.add %34, %36 : tensor<24xf32>
    return %37 : tensor<24xf32>
  }
  func.func private @_lgamma_pos_small(%arg0: tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %cst = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<24xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %5 = stablehlo.subtract %3, %4 : tensor<24xf32>
    %cst_2 = stablehlo.constant dense<1.750000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %8 = stablehlo.select %1, %6, %7 : tensor<24xi1>, tensor<24xf32>
    %9 = stablehlo.subtract %3, %8 : tensor<24xf32>
    %cst_4 = stablehlo.constant dense<0.362068325> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_5 = stablehlo.constant dense<0.577215672> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %12 = stablehlo.select %1, %10, %11 : tensor<24xi1>, tensor<24xf32>
    %cst_6 = stablehlo.constant dense<-0.0657293424> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_7 = stablehlo.constant dense<-0.245251313> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %15 = stablehlo.select %1, %13, %14 : tensor<24xi1>, tensor<24xf32>
    %cst_8 = stablehlo.constant dense<0.0160308518> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_9 = stablehlo.constant dense<0.155433342> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %18 = stablehlo.select %1, %16, %17 : tensor<24xi1>, tensor<24xf32>
    %cst_10 = stablehlo.constant dense<-0.00441958429> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_11 = stablehlo.constant dense<-0.115152992> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %21 = stablehlo.select %1, %19, %20 : tensor<24xi1>, tensor<24xf32>
    %cst_12 = stablehlo.constant dense<0.00130368094> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_13 = stablehlo.constant dense<0.0922760441> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %24 = stablehlo.select %1, %22, %23 : tensor<24xi1>, tensor<24xf32>
    %cst_14 = stablehlo.constant dense<-4.00087971E-4> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_15 = stablehlo.constant dense<-0.0771135687> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %27 = stablehlo.select %1, %25, %26 : tensor<24xi1>, tensor<24xf32>
    %cst_16 = stablehlo.constant dense<1.24877915E-4> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_17 = stablehlo.constant dense<0.0660817325> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %30 = stablehlo.select %1, %28, %29 : tensor<24xi1>, tensor<24xf32>
    %cst_18 = stablehlo.constant dense<-4.18991549E-5> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_19 = stablehlo.constant dense<-0.061489731> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %33 = stablehlo.select %1, %31, %32 : tensor<24xi1>, tensor<24xf32>
    %cst_20 = stablehlo.constant dense<1.5541731E-5> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_21 = stablehlo.constant dense<0.0583322793> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %36 = stablehlo.select %1, %34, %35 : tensor<24xi1>, tensor<24xf32>
    %cst_22 = stablehlo.constant dense<-3.44545674E-6> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_23 = stablehlo.constant dense<-3.065680e-02> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %39 = stablehlo.select %1, %37, %38 : tensor<24xi1>, tensor<24xf32>
    %cst_24 = stablehlo.constant dense<2.14668859E-7> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_25 = stablehlo.constant dense<0.0167537015> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %42 = stablehlo.select %1, %40, %41 : tensor<24xi1>, tensor<24xf32>
    %cst_26 = stablehlo.constant dense<-9.51253639E-7> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_27 = stablehlo.constant dense<-0.0866426677> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %45 = stablehlo.select %1, %43, %44 : tensor<24xi1>, tensor<24xf32>
    %cst_28 = stablehlo.constant dense<5.093690e-07> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_29 = stablehlo.constant dense<0.0945988297> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %48 = stablehlo.select %1, %46, %47 : tensor<24xi1>, tensor<24xf32>
    %49 = call @_horner_0(%9, %12, %15, %18, %21, %24, %27, %30, %33, %36, %39, %42, %45, %48) : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %50 = stablehlo.bitcast_convert %3 : (tensor<24xf32>) -> tensor<24xi32>
    %c = stablehlo.constant dense<-4096> : tensor<i32>
    %51 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %52 = stablehlo.and %50, %51 : tensor<24xi32>
    %53 = stablehlo.bitcast_convert %52 : (tensor<24xi32>) -> tensor<24xf32>
    %54 = stablehlo.subtract %3, %53 : tensor<24xf32>
    %55 = stablehlo.bitcast_convert %5 : (tensor<24xf32>) -> tensor<24xi32>
    %c_30 = stablehlo.constant dense<-4096> : tensor<i32>
    %56 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %57 = stablehlo.and %55, %56 : tensor<24xi32>
    %58 = stablehlo.bitcast_convert %57 : (tensor<24xi32>) -> tensor<24xf32>
    %59 = stablehlo.subtract %5, %58 : tensor<24xf32>
    %60 = stablehlo.multiply %53, %58 : tensor<24xf32>
    %61 = stablehlo.multiply %54, %5 : tensor<24xf32>
    %62 = stablehlo.multiply %53, %59 : tensor<24xf32>
    %63 = stablehlo.add %61, %62 : tensor<24xf32>
    %64 = stablehlo.bitcast_convert %49 : (tensor<24xf32>) -> tensor<24xi32>
    %c_31 = stablehlo.constant dense<-4096> : tensor<i32>
    %65 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %66 = stablehlo.and %64, %65 : tensor<24xi32>
    %67 = stablehlo.bitcast_convert %66 : (tensor<24xi32>) -> tensor<24xf32>
    %68 = stablehlo.subtract %49, %67 : tensor<24xf32>
    %69 = stablehlo.multiply %60, %67 : tensor<24xf32>
    %70 = stablehlo.multiply %63, %49 : tensor<24xf32>
    %71 = stablehlo.multiply %60, %68 : tensor<24xf32>
    %72 = stablehlo.add %70, %71 : tensor<24xf32>
    %73 = stablehlo.add %69, %72 : tensor<24xf32>
    return %73, %69, %72 : tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_horner_0(%arg0: tensor<24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>, %arg10: tensor<24xf32>, %arg11: tensor<24xf32>, %arg12: tensor<24xf32>, %arg13: tensor<24xf32>) -> tensor<24xf32> {
    %0 = stablehlo.multiply %arg13, %arg0 : tensor<24xf32>
    %1 = stablehlo.add %0, %arg12 : tensor<24xf32>
    %2 = stablehlo.multiply %1, %arg0 : tensor<24xf32>
    %3 = stablehlo.add %2, %arg11 : tensor<24xf32>
    %4 = stablehlo.multiply %3, %arg0 : tensor<24xf32>
    %5 = stablehlo.add %4, %arg10 : tensor<24xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<24xf32>
    %7 = stablehlo.add %6, %arg9 : tensor<24xf32>
    %8 = stablehlo.multiply %7, %arg0 : tensor<24xf32>
    %9 = stablehlo.add %8, %arg8 : tensor<24xf32>
    %10 = stablehlo.multiply %9, %arg0 : tensor<24xf32>
    %11 = stablehlo.add %10, %arg7 : tensor<24xf32>
    %12 = stablehlo.multiply %11, %arg0 : tensor<24xf32>
    %13 = stablehlo.add %12, %arg6 : tensor<24xf32>
    %14 = stablehlo.multiply %13, %arg0 : tensor<24xf32>
    %15 = stablehlo.add %14, %arg5 : tensor<24xf32>
    %16 = stablehlo.multiply %15, %arg0 : tensor<24xf32>
    %17 = stablehlo.add %16, %arg4 : tensor<24xf32>
    %18 = stablehlo.multiply %17, %arg0 : tensor<24xf32>
    %19 = stablehlo.add %18, %arg3 : tensor<24xf32>
    %20 = stablehlo.multiply %19, %arg0 : tensor<24xf32>
    %21 = stablehlo.add %20, %arg2 : tensor<24xf32>
    %22 = stablehlo.multiply %21, %arg0 : tensor<24xf32>
    %23 = stablehlo.add %22, %arg1 : tensor<24xf32>
    return %23 : tensor<24xf32>
  }
  func.func private @_lgamma_pos_large(%arg0: tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) {
    %0:2 = call @_log_f32_1(%arg0) : (tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>)
    %1 = stablehlo.bitcast_convert %0#0 : (tensor<24xf32>) -> tensor<24xi32>
    %c = stablehlo.constant dense<-4096> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %3 = stablehlo.and %1, %2 : tensor<24xi32>
    %4 = stablehlo.bitcast_convert %3 : (tensor<24xi32>) -> tensor<24xf32>
    %5 = stablehlo.subtract %0#0, %4 : tensor<24xf32>
    %6 = stablehlo.add %5, %0#1 : tensor<24xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %8 = stablehlo.subtract %arg0, %7 : tensor<24xf32>
    %9 = stablehlo.bitcast_convert %8 : (tensor<24xf32>) -> tensor<24xi32>
    %c_0 = stablehlo.constant dense<-4096> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %11 = stablehlo.and %9, %10 : tensor<24xi32>
    %12 = stablehlo.bitcast_convert %11 : (tensor<24xi32>) -> tensor<24xf32>
    %13 = stablehlo.subtract %8, %12 : tensor<24xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %15 = stablehlo.subtract %4, %14 : tensor<24xf32>
    %16 = stablehlo.multiply %12, %15 : tensor<24xf32>
    %17 = stablehlo.multiply %13, %15 : tensor<24xf32>
    %18 = stablehlo.multiply %8, %6 : tensor<24xf32>
    %19 = stablehlo.add %17, %18 : tensor<24xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %21 = stablehlo.divide %20, %arg0 : tensor<24xf32>
    %22 = stablehlo.multiply %21, %21 : tensor<24xf32>
    %cst_3 = stablehlo.constant dense<0.083333335816860198> : tensor<f64>
    %cst_4 = stablehlo.constant dense<-0.0027777778450399637> : tensor<f64>
    %cst_5 = stablehlo.constant dense<7.9365080455318093E-4> : tensor<f64>
    %cst_6 = stablehlo.constant dense<-5.9523811796680093E-4> : tensor<f64>
    %cst_7 = stablehlo.constant dense<8.4175082156434655E-4> : tensor<f64>
    %23 = call @_horner_2(%22, %cst_3, %cst_4, %cst_5, %cst_6, %cst_7) : (tensor<24xf32>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> tensor<24xf32>
    %cst_8 = stablehlo.constant dense<0.418938518> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.add %19, %24 : tensor<24xf32>
    %26 = stablehlo.multiply %21, %23 : tensor<24xf32>
    %27 = stablehlo.add %25, %26 : tensor<24xf32>
    %cst_9 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %29 = stablehlo.multiply %28, %21 : tensor<24xf32>
    %30 = stablehlo.subtract %0#0, %29 : tensor<24xf32>
    return %16, %27, %30 : tensor<24xf32>, tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_log_f32_1(%arg0: tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<24xf32>) -> tensor<24xi32>
    %c = stablehlo.constant dense<1060439283> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %2 = stablehlo.subtract %0, %1 : tensor<24xi32>
    %c_0 = stablehlo.constant dense<23> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %4 = stablehlo.shift_right_arithmetic %2, %3 : tensor<24xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %6 = stablehlo.subtract %4, %5 : tensor<24xi32>
    %7 = stablehlo.convert %6 : (tensor<24xi32>) -> tensor<24xf32>
    %c_2 = stablehlo.constant dense<23> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %9 = stablehlo.shift_left %4, %8 : tensor<24xi32>
    %10 = stablehlo.subtract %0, %9 : tensor<24xi32>
    %11 = stablehlo.bitcast_convert %10 : (tensor<24xi32>) -> tensor<24xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %13 = stablehlo.subtract %11, %12 : tensor<24xf32>
    %14 = stablehlo.multiply %13, %13 : tensor<24xf32>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %16 = stablehlo.multiply %15, %14 : tensor<24xf32>
    %17 = stablehlo.subtract %13, %16 : tensor<24xf32>
    %18 = stablehlo.multiply %14, %13 : tensor<24xf32>
    %cst_4 = stablehlo.constant dense<0.3333333432674408> : tensor<f64>
    %cst_5 = stablehlo.constant dense<-0.24999989569187164> : tensor<f64>
    %cst_6 = stablehlo.constant dense<0.19999992847442627> : tensor<f64>
    %cst_7 = stablehlo.constant dense<-0.16668006777763367> : tensor<f64>
    %cst_8 = stablehlo.constant dense<0.14287430047988892> : tensor<f64>
    %cst_9 = stablehlo.constant dense<-0.12451331317424774> : tensor<f64>
    %cst_10 = stablehlo.constant dense<0.11021918058395386> : tensor<f64>
    %cst_11 = stablehlo.constant dense<-0.10625848919153214> : tensor<f64>
    %cst_12 = stablehlo.constant dense<0.10618706792593002> : tensor<f64>
    %cst_13 = stablehlo.constant dense<-0.063545495271682739> : tensor<f64>
    %19 = call @_horner(%13, %cst_4, %cst_5, %cst_6, %cst_7, %cst_8, %cst_9, %cst_10, %cst_11, %cst_12, %cst_13) : (tensor<24xf32>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> tensor<24xf32>
    %20 = stablehlo.multiply %18, %19 : tensor<24xf32>
    %21 = stablehlo.add %17, %20 : tensor<24xf32>
    %cst_14 = stablehlo.constant dense<0.693115234> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %23 = stablehlo.multiply %7, %22 : tensor<24xf32>
    %cst_15 = stablehlo.constant dense<3.19461833E-5> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.multiply %7, %24 : tensor<24xf32>
    %26 = stablehlo.add %21, %25 : tensor<24xf32>
    %27 = stablehlo.add %23, %26 : tensor<24xf32>
    %28 = stablehlo.subtract %23, %27 : tensor<24xf32>
    %29 = stablehlo.add %28, %26 : tensor<24xf32>
    return %27, %29 : tensor<24xf32>, tensor<24xf32>
  }
  func.func private @_horner_2(%arg0: tensor<24xf32>, %arg1: tensor<f64>, %arg2: tensor<f64>, %arg3: tensor<f64>, %arg4: tensor<f64>, %arg5: tensor<f64>) -> tensor<24xf32> {
    %0 = stablehlo.convert %arg5 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.multiply %1, %arg0 : tensor<24xf32>
    %3 = stablehlo.convert %arg4 : (tensor<f64>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %5 = stablehlo.add %2, %4 : tensor<24xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<24xf32>
    %7 = stablehlo.convert %arg3 : (tensor<f64>) -> tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %9 = stablehlo.add %6, %8 : tensor<24xf32>
    %10 = stablehlo.multiply %9, %arg0 : tensor<24xf32>
    %11 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %13 = stablehlo.add %10, %12 : tensor<24xf32>
    %14 = stablehlo.multiply %13, %arg0 : tensor<24xf32>
    %15 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %17 = stablehlo.add %14, %16 : tensor<24xf32>
    return %17 : tensor<24xf32>
  }
  func.func private @_lgamma_neg_reflection(%arg0: tensor<24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>) -> tensor<24xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<24xf32>
    %cst = stablehlo.constant dense<-1.6449340581893921> : tensor<f64>
    %cst_0 = stablehlo.constant dense<-0.54116076231002808> : tensor<f64>
    %cst_1 = stablehlo.constant dense<-0.33916869759559631> : tensor<f64>
    %cst_2 = stablehlo.constant dense<-0.24974527955055237> : tensor<f64>
    %cst_3 = stablehlo.constant dense<-0.21417342126369476> : tensor<f64>
    %cst_4 = stablehlo.constant dense<-0.090555958449840545> : tensor<f64>
    %cst_5 = stablehlo.constant dense<-0.33258557319641113> : tensor<f64>
    %1 = call @_horner_3(%0, %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_5) : (tensor<24xf32>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> tensor<24xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<24xf32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<24xf32>
    %4 = stablehlo.add %2, %arg4 : tensor<24xf32>
    %5 = stablehlo.add %arg3, %4 : tensor<24xf32>
    %6 = stablehlo.add %3, %5 : tensor<24xf32>
    %7 = stablehlo.negate %6 : tensor<24xf32>
    return %7 : tensor<24xf32>
  }
  func.func private @_horner_3(%arg0: tensor<24xf32>, %arg1: tensor<f64>, %arg2: tensor<f64>, %arg3: tensor<f64>, %arg4: tensor<f64>, %arg5: tensor<f64>, %arg6: tensor<f64>, %arg7: tensor<f64>) -> tensor<24xf32> {
    %0 = stablehlo.convert %arg7 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.multiply %1, %arg0 : tensor<24xf32>
    %3 = stablehlo.convert %arg6 : (tensor<f64>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %5 = stablehlo.add %2, %4 : tensor<24xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<24xf32>
    %7 = stablehlo.convert %arg5 : (tensor<f64>) -> tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %9 = stablehlo.add %6, %8 : tensor<24xf32>
    %10 = stablehlo.multiply %9, %arg0 : tensor<24xf32>
    %11 = stablehlo.convert %arg4 : (tensor<f64>) -> tensor<f32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %13 = stablehlo.add %10, %12 : tensor<24xf32>
    %14 = stablehlo.multiply %13, %arg0 : tensor<24xf32>
    %15 = stablehlo.convert %arg3 : (tensor<f64>) -> tensor<f32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %17 = stablehlo.add %14, %16 : tensor<24xf32>
    %18 = stablehlo.multiply %17, %arg0 : tensor<24xf32>
    %19 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %21 = stablehlo.add %18, %20 : tensor<24xf32>
    %22 = stablehlo.multiply %21, %arg0 : tensor<24xf32>
    %23 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %25 = stablehlo.add %22, %24 : tensor<24xf32>
    return %25 : tensor<24xf32>
  }
  func.func private @_lgamma_neg_root(%arg0: tensor<24xf32>, %arg1: tensor<24xf32>) -> (tensor<24xi1>, tensor<24xf32>) {
    %cst = stablehlo.constant dense<[-0.457024753, 1.000000e+00, -0.143580884, 0.252317339, -0.0393618383, 0.044705715, -0.00821816828, 0.00845535938, -0.00138529448, 0.00139251992, -1.98333408E-4, 1.98492111E-4, -2.48002707E-5, 2.48029046E-5, -2.75571483E-6, 2.75574894E-6]> : tensor<16xf32>
    %cst_0 = stablehlo.constant dense<[1.48729189E-8, 0.000000e+00, -4.60860106E-9, 1.40906877E-8, -1.48918433E-9, 1.1097015E-10, -4.15751669E-11, 6.298560e-11, 2.98885222E-11, 2.71651451E-12, 4.27655497E-13, -1.57696133E-12, 1.16013495E-14, -4.11633103E-13, 8.02972834E-15, 8.43790437E-14]> : tensor<16xf32>
    %cst_1 = stablehlo.constant dense<[2.550000e-01, -1.000000e+00, 3.400000e-01, 3.700000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01]> : tensor<16xf32>
    %cst_2 = stablehlo.constant dense<[-1.38533652, 0.000000e+00, -2.234660e+00, -0.966047525, -2.10904527, -1.85305738, -2.02762246, -1.97070384, -2.00517678, -1.99477208, -2.00079918, -1.99919963, -2.0001061, -1.99989378, -2.0000124, -1.9999876]> : tensor<16xf32>
    %cst_3 = stablehlo.constant dense<[2.67372108, 0.000000e+00, -0.104558013, 1.47233355, -0.0994995161, 0.15925236, -0.0272024628, 0.0297407601, -0.00516465073, 0.00524011673, -7.99042871E-4, 8.00676643E-4, -1.06171268E-4, 1.06197927E-4, -1.24548615E-5, 1.24457247E-5]> : tensor<16xf32>
    %cst_4 = stablehlo.constant dense<[5.65496206, 0.000000e+00, -0.632970095, 1.32829309, -0.756576359, -0.495038867, -0.693450987, -0.636482954, -0.671820819, -0.661415874, -0.667466938, -0.665867149, -0.666774272, -0.666561901, -0.666680336, -0.66665554]> : tensor<16xf32>
    %cst_5 = stablehlo.constant dense<[13.6487474, 0.000000e+00, 0.18435128, 2.66334176, -0.0802543088, 0.183989882, -0.0263557527, 0.0306188613, -0.00513932668, 0.00526309945, -7.983600e-04, 8.00992537E-4, -1.06074294E-4, 1.06123902E-4, -1.08104869E-5, 1.11924992E-5]> : tensor<16xf32>
    %cst_6 = stablehlo.constant dense<[29.0560436, 0.000000e+00, -0.0475766957, 3.16822863, -0.470409244, -0.203508675, -0.425810963, -3.688310e-01, -4.050240e-01, -0.394625604, -0.400700718, -0.399102062, -0.400009692, -0.399797767, -3.999230e-01, -0.39989692]> : tensor<16xf32>
    %cst_7 = stablehlo.constant dense<[64.692688, 0.000000e+00, 5.535060e-01, 4.82858515, -0.0605156571, 0.212788194, -0.0257291067, 0.0318717323, -0.00515836058, 0.00533373794, -8.04428709E-4, 8.080150e-04, -1.07942105E-4, 1.07877786E-4, -3.53875039E-5, 2.95385908E-5]> : tensor<16xf32>
    %cst_8 = stablehlo.constant dense<[144.274414, 0.000000e+00, 0.502989888, 6.22517824, -0.33854869, -0.0589724258, -0.313833177, -0.255872041, -0.293304026, -0.282735527, -0.28885287, -0.287227511, -0.288137108, -0.287917346, -0.287951857, -2.879430e-01]> : tensor<16xf32>
    %cst_9 = stablehlo.constant dense<[354.171173, 0.000000e+00, 0.874119758, 9.20790672, -0.0421104282, 0.194769889, -0.0219563879, 0.0279599521, -0.00452799257, 0.00470815646, -7.10393128E-4, 7.14876514E-4, -8.80396764E-5, 8.91314048E-5, 1.32301051E-4, -9.35434145E-5]> : tensor<16xf32>
    %cst_10 = stablehlo.constant dense<[972.521484, 0.000000e+00, 0.829021215, 15.6274681, -0.230358541, -0.0118875364, -0.215895846, -0.168328941, -0.201411426, -0.192730859, -0.198401839, -0.19707121, -0.197927535, -0.197773159, -0.198337495, -0.198233053]> : tensor<16xf32>
    %cst_11 = stablehlo.constant dense<[2111.91357, 0.000000e+00, 2.96750498, 24.9583759, -0.012698682, 0.470867515, -0.0385501981, 0.056485422, -0.00820949394, 0.00869482476, -0.00128752366, 0.00129581429, -1.87857018E-4, 1.85009369E-4, -3.45863868E-4, 2.53180886E-4]> : tensor<16xf32>
    %cst_12 = stablehlo.constant dense<[2133.65771, 0.000000e+00, 3.87669849, 18.7148895, -0.289828926, 0.247943312, -0.340197712, -0.23934947, -0.304349959, -0.286053866, -0.295447946, -0.292626083, -0.293967903, -0.293548137, -0.292859882, -0.292959183]> : tensor<16xf32>
    %cst_13 = stablehlo.constant dense<-2.600000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_14 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.compare LT, %arg0, %2, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %4 = stablehlo.and %1, %3 : tensor<24xi1>
    %cst_15 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %6 = stablehlo.select %4, %5, %arg1 : tensor<24xi1>, tensor<24xf32>
    %7 = stablehlo.subtract %arg0, %6 : tensor<24xf32>
    %8 = stablehlo.negate %6 : tensor<24xf32>
    %9 = stablehlo.convert %8 : (tensor<24xf32>) -> tensor<24xi32>
    %c = stablehlo.constant dense<2> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %11 = stablehlo.compare GE, %9, %10, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_16 = stablehlo.constant dense<9> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %13 = stablehlo.compare LE, %9, %12, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %14 = stablehlo.and %11, %13 : tensor<24xi1>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %16 = stablehlo.compare GT, %7, %15, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %c_18 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %19 = stablehlo.select %16, %17, %18 : tensor<24xi1>, tensor<24xi32>
    %c_20 = stablehlo.constant dense<2> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %21 = stablehlo.subtract %9, %20 : tensor<24xi32>
    %c_21 = stablehlo.constant dense<2> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %23 = stablehlo.multiply %22, %21 : tensor<24xi32>
    %24 = stablehlo.add %23, %19 : tensor<24xi32>
    %c_22 = stablehlo.constant dense<1> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %26 = stablehlo.select %14, %24, %25 : tensor<24xi1>, tensor<24xi32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %28 = "stablehlo.gather"(%cst, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<24x1xi32>) -> tensor<24xf32>
    %29 = "stablehlo.gather"(%cst_0, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<24x1xi32>) -> tensor<24xf32>
    %30 = "stablehlo.gather"(%cst_1, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<24x1xi32>) -> tensor<24xf32>
    %31 = "stablehlo.gather"(%cst_2, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<24x1xi32>) -> tensor<24xf32>
    %32 = "stablehlo.gather"(%cst_3, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<24x1xi32>) -> tensor<24xf32>
    %33 = "stablehlo.gather"(%cst_4, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<24x1xi32>) -> tensor<24xf32>
    %34 = "stablehlo.gather"(%cst_5, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<24x1xi32>) -> tensor<24xf32>
    %35 = "stablehlo.gather"(%cst_6, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<24x1xi32>) -> tensor<24xf32>
    %36 = "stablehlo.gather"(%cst_7, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<24x1xi32>) -> tensor<24xf32>
    %37 = "stablehlo.gather"(%cst_8, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<24x1xi32>) -> tensor<24xf32>
    %38 = "stablehlo.gather"(%cst_9, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<24x1xi32>) -> tensor<24xf32>
    %39 = "stablehlo.gather"(%cst_10, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<24x1xi32>) -> tensor<24xf32>
    %40 = "stablehlo.gather"(%cst_11, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<24x1xi32>) -> tensor<24xf32>
    %41 = "stablehlo.gather"(%cst_12, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<24x1xi32>) -> tensor<24xf32>
    %42 = stablehlo.subtract %7, %28 : tensor<24xf32>
    %43 = stablehlo.add %7, %28 : tensor<24xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %45 = stablehlo.divide %44, %43 : tensor<24xf32>
    %46 = stablehlo.subtract %42, %29 : tensor<24xf32>
    %47 = stablehlo.multiply %46, %45 : tensor<24xf32>
    %48 = stablehlo.multiply %47, %43 : tensor<24xf32>
    %49 = stablehlo.subtract %42, %48 : tensor<24xf32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %51 = stablehlo.add %50, %47 : tensor<24xf32>
    %52 = stablehlo.multiply %29, %51 : tensor<24xf32>
    %53 = stablehlo.subtract %49, %52 : tensor<24xf32>
    %54 = stablehlo.multiply %53, %45 : tensor<24xf32>
    %55 = stablehlo.add %47, %54 : tensor<24xf32>
    %56 = stablehlo.abs %55 : tensor<24xf32>
    %57 = stablehlo.compare LE, %56, %30, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %59 = stablehlo.select %57, %55, %58 : tensor<24xi1>, tensor<24xf32>
    %60 = call @_horner_4(%59, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41) : (tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>
    %61 = stablehlo.multiply %59, %60 : tensor<24xf32>
    return %57, %61 : tensor<24xi1>, tensor<24xf32>
  }
  func.func private @_horner_4(%arg0: tensor<24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24xf32>, %arg7: tensor<24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>, %arg10: tensor<24xf32>, %arg11: tensor<24xf32>) -> tensor<24xf32> {
    %0 = stablehlo.multiply %arg11, %arg0 : tensor<24xf32>
    %1 = stablehlo.add %0, %arg10 : tensor<24xf32>
    %2 = stablehlo.multiply %1, %arg0 : tensor<24xf32>
    %3 = stablehlo.add %2, %arg9 : tensor<24xf32>
    %4 = stablehlo.multiply %3, %arg0 : tensor<24xf32>
    %5 = stablehlo.add %4, %arg8 : tensor<24xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<24xf32>
    %7 = stablehlo.add %6, %arg7 : tensor<24xf32>
    %8 = stablehlo.multiply %7, %arg0 : tensor<24xf32>
    %9 = stablehlo.add %8, %arg6 : tensor<24xf32>
    %10 = stablehlo.multiply %9, %arg0 : tensor<24xf32>
    %11 = stablehlo.add %10, %arg5 : tensor<24xf32>
    %12 = stablehlo.multiply %11, %arg0 : tensor<24xf32>
    %13 = stablehlo.add %12, %arg4 : tensor<24xf32>
    %14 = stablehlo.multiply %13, %arg0 : tensor<24xf32>
    %15 = stablehlo.add %14, %arg3 : tensor<24xf32>
    %16 = stablehlo.multiply %15, %arg0 : tensor<24xf32>
    %17 = stablehlo.add %16, %arg2 : tensor<24xf32>
    %18 = stablehlo.multiply %17, %arg0 : tensor<24xf32>
    %19 = stablehlo.add %18, %arg1 : tensor<24xf32>
    return %19 : tensor<24xf32>
  }
}

// -----

// special: lgamma f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xf64>)
    %e:1 = call @expected() : () -> (tensor<24xf64>)
    %r:1 = call @program(%i#0) : (tensor<24xf64>) -> (tensor<24xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 5.0e-05 : tensor<24xf64>
    return
  }
  func.func private @inputs() -> (tensor<24xf64>) {
    %0 = stablehlo.constant dense<"0x46F36E3073AE21409F06F1D7ECD03140F19B14584BB611406CDDF10656C9F33F52B147C893C326403D626338F6D91D40E7C374F6657EF33F11CD11F7578B2E400C024A4A38C6324015C00C2539F72D40B1494BC0870D3040C7136AAE967A2E409D1656A291943340F879CC659F660840A1DD9E210B9431407A854E4FC33D2C405AD16E84AA0133409D11F097DEFC3040593C4BF9605B2640AE1EE64ED3862A40EB4D1108A4961440C3A46D71FC8F1B407CF8013645F309403D23B4208F7A2040"> : tensor<24xf64>
    return %0 : tensor<24xf64>
  }
  func.func private @expected() -> (tensor<24xf64>) {
    %0 = stablehlo.constant dense<"0x74136E59C18724403B08CAC5667D404057D79535D8D50240C0E13A62625AB8BFA64FA3E875023040CE03591F3DD91D40C0EBD34FF128B7BF77CE10C1EDEB3940C0A2B7ED7EDE4140C379BD19382539400D90F2BB520B3C409361EABF60D53940AF66051D860C43407056576C17ADE73F4E36E008CD2640400E202795DFDD3640702C7C400C354240C51C2C9138A33E405F9A4A99210D2F4055B52542B7A734401736DEAA45370B400CE38245528019409CD5B8D75CBEED3FC68D25B1D9052240"> : tensor<24xf64>
    return %0 : tensor<24xf64>
  }
  func.func private @program(%arg0: tensor<24xf64>) -> (tensor<24xf64> {jax.result_info = "result"}) {
    %0 = chlo.lgamma %arg0 : tensor<24xf64> -> tensor<24xf64>
    return %0 : tensor<24xf64>
  }
}

// -----

// special: digamma f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xf32>)
    %e:1 = call @expected() : () -> (tensor<24xf32>)
    %r:1 = call @program(%i#0) : (tensor<24xf32>) -> (tensor<24xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<24xf32>
    return
  }
  func.func private @inputs() -> (tensor<24xf32>) {
    %0 = stablehlo.constant dense<"0xFB6F8641B52EFC4038988E415E6AA640CB095841930FBD4011075541AA8C804165178E413FF9794183DE8640B15D6341F76CE0400E9C2E41E16786402BC61B41A36C5B410C026D40EBF9464128198F4136A934416786F34064BEAC40E0272241"> : tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @expected() -> (tensor<24xf32>) {
    %0 = stablehlo.constant dense<"0xB8A93240EEF3FF3F458B36403657C63F2E2F2440C43BD83F764023402EB52F40B14F3640DCD92D40CA5AA83F7293274041FAEF3F0FFB15408CDBA73F324F0E40943725404B86953FE7B51E40B0C6364027431840252EFB3FCB98CB3F3E031140"> : tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @program(%arg0: tensor<24xf32>) -> (tensor<24xf32> {jax.result_info = "result"}) {
    %0 = chlo.digamma %arg0 : tensor<24xf32> -> tensor<24xf32>
    return %0 : tensor<24xf32>
  }
}

// -----

// special: digamma f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xf64>)
    %e:1 = call @expected() : () -> (tensor<24xf64>)
    %r:1 = call @program(%i#0) : (tensor<24xf64>) -> (tensor<24xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<24xf64>
    return
  }
  func.func private @inputs() -> (tensor<24xf64>) {
    %0 = stablehlo.constant dense<"0x4BC0C3571AB8214064D0BCAA40BB2C403F04E3DBDF732E40DBE40DB146E02C40B12F21F885192F40326B46BE1A233040F5A0781ACBE52D4092770B978AD11840C753FA0A787428401B9FE89D80982140D1D84A9D1F2B0840D76AD1AAC45B2A40F8164348A0D71040D2634A80576E2C40FE548A2C97FB2640B0D543FA0C4D0740C9F35658F0B32240420EB3E1675127402CE9639652BD18400FC550FFA5BA32402CB9DA665118334043A97A1444180C400C113F7B339B2D403AAB7874E8EF2240"> : tensor<24xf64>
    return %0 : tensor<24xf64>
  }
  func.func private @expected() -> (tensor<24xf64>) {
    %0 = stablehlo.constant dense<"0xDA4AC900F5FD004022D123F67E090540F98AA2A0C4840540A05AD4E924140540A7D7C31942B10540F9357DBBA0FF0540F3052D98D25D0540E72A32F37DE1FB3FCD61CE6FA9B2034071578E68CCEE0040ED451B6E4BCBED3F9C4C3E396152044026CA28B1DC06F53FB1C8358432F30440DE34D1A2FD2D034080C56571D367EC3FD6D28B65EA7201409C9CD4CBF64C03409143609053D3FB3FA4B3A0B6A339074090BF6781546207405C13230D88B6F13FDC55817B13490540E82A2D5ECF8D0140"> : tensor<24xf64>
    return %0 : tensor<24xf64>
  }
  func.func private @program(%arg0: tensor<24xf64>) -> (tensor<24xf64> {jax.result_info = "result"}) {
    %0 = chlo.digamma %arg0 : tensor<24xf64> -> tensor<24xf64>
    return %0 : tensor<24xf64>
  }
}

// -----

// special: bessel_i0e f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xf32>)
    %e:1 = call @expected() : () -> (tensor<24xf32>)
    %r:1 = call @program(%i#0) : (tensor<24xf32>) -> (tensor<24xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-06 : tensor<24xf32>
    return
  }
  func.func private @inputs() -> (tensor<24xf32>) {
    %0 = stablehlo.constant dense<"0xEE655540FFD38B40F35DB93B85C4AB3FEA0AAABFC81BD43F7B109D402883D6BF4C8596C016BD96407E4C97C08B3CF03F87964C3F80D475BF7A798940861373C0ED3427C0B6A0524005C29DC0A3DB17C0BFB453C059E34ABF7355174053D69040"> : tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @expected() -> (tensor<24xf32>) {
    %0 = stablehlo.constant dense<"0xB1686A3E95094A3ED38E7E3F712CC93EDA63CA3E1614B13ED6CF3D3E24DEAF3EDC2E423E5208423EACA5413E5928A43E8640063F23D7F33E86E64B3E1A125A3E3DBE863E1F226C3EAE5D3D3EF9968E3E22756B3EBED0063FD0E18E3E493D463E"> : tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @program(%arg0: tensor<24xf32>) -> (tensor<24xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.abs %arg0 : tensor<24xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %4 = stablehlo.multiply %1, %0 : tensor<24xf32>
    %5 = stablehlo.subtract %4, %2 : tensor<24xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %9 = stablehlo.multiply %5, %6 : tensor<24xf32>
    %10 = stablehlo.subtract %9, %7 : tensor<24xf32>
    %cst_5 = stablehlo.constant dense<-1.30002498E-8> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %12 = stablehlo.add %10, %11 : tensor<24xf32>
    %13 = stablehlo.multiply %5, %12 : tensor<24xf32>
    %14 = stablehlo.subtract %13, %6 : tensor<24xf32>
    %cst_6 = stablehlo.constant dense<6.04699508E-8> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %16 = stablehlo.add %14, %15 : tensor<24xf32>
    %17 = stablehlo.multiply %5, %16 : tensor<24xf32>
    %18 = stablehlo.subtract %17, %12 : tensor<24xf32>
    %cst_7 = stablehlo.constant dense<-2.67079372E-7> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %20 = stablehlo.add %18, %19 : tensor<24xf32>
    %21 = stablehlo.multiply %5, %20 : tensor<24xf32>
    %22 = stablehlo.subtract %21, %16 : tensor<24xf32>
    %cst_8 = stablehlo.constant dense<1.11738757E-6> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %24 = stablehlo.add %22, %23 : tensor<24xf32>
    %25 = stablehlo.multiply %5, %24 : tensor<24xf32>
    %26 = stablehlo.subtract %25, %20 : tensor<24xf32>
    %cst_9 = stablehlo.constant dense<-4.41673819E-6> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %28 = stablehlo.add %26, %27 : tensor<24xf32>
    %29 = stablehlo.multiply %5, %28 : tensor<24xf32>
    %30 = stablehlo.subtract %29, %24 : tensor<24xf32>
    %cst_10 = stablehlo.constant dense<1.64484482E-5> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %32 = stablehlo.add %30, %31 : tensor<24xf32>
    %33 = stablehlo.multiply %5, %32 : tensor<24xf32>
    %34 = stablehlo.subtract %33, %28 : tensor<24xf32>
    %cst_11 = stablehlo.constant dense<-5.75419508E-5> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %36 = stablehlo.add %34, %35 : tensor<24xf32>
    %37 = stablehlo.multiply %5, %36 : tensor<24xf32>
    %38 = stablehlo.subtract %37, %32 : tensor<24xf32>
    %cst_12 = stablehlo.constant dense<1.88502891E-4> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %40 = stablehlo.add %38, %39 : tensor<24xf32>
    %41 = stablehlo.multiply %5, %40 : tensor<24xf32>
    %42 = stablehlo.subtract %41, %36 : tensor<24xf32>
    %cst_13 = stablehlo.constant dense<-5.76375576E-4> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %44 = stablehlo.add %42, %43 : tensor<24xf32>
    %45 = stablehlo.multiply %5, %44 : tensor<24xf32>
    %46 = stablehlo.subtract %45, %40 : tensor<24xf32>
    %cst_14 = stablehlo.constant dense<0.00163947558> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %48 = stablehlo.add %46, %47 : tensor<24xf32>
    %49 = stablehlo.multiply %5, %48 : tensor<24xf32>
    %50 = stablehlo.subtract %49, %44 : tensor<24xf32>
    %cst_15 = stablehlo.constant dense<-4.324310e-03> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %52 = stablehlo.add %50, %51 : tensor<24xf32>
    %53 = stablehlo.multiply %5, %52 : tensor<24xf32>
    %54 = stablehlo.subtract %53, %48 : tensor<24xf32>
    %cst_16 = stablehlo.constant dense<0.0105464607> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %56 = stablehlo.add %54, %55 : tensor<24xf32>
    %57 = stablehlo.multiply %5, %56 : tensor<24xf32>
    %58 = stablehlo.subtract %57, %52 : tensor<24xf32>
    %cst_17 = stablehlo.constant dense<-0.0237374157> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %60 = stablehlo.add %58, %59 : tensor<24xf32>
    %61 = stablehlo.multiply %5, %60 : tensor<24xf32>
    %62 = stablehlo.subtract %61, %56 : tensor<24xf32>
    %cst_18 = stablehlo.constant dense<0.0493052825> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %64 = stablehlo.add %62, %63 : tensor<24xf32>
    %65 = stablehlo.multiply %5, %64 : tensor<24xf32>
    %66 = stablehlo.subtract %65, %60 : tensor<24xf32>
    %cst_19 = stablehlo.constant dense<-9.490110e-02> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %68 = stablehlo.add %66, %67 : tensor<24xf32>
    %69 = stablehlo.multiply %5, %68 : tensor<24xf32>
    %70 = stablehlo.subtract %69, %64 : tensor<24xf32>
    %cst_20 = stablehlo.constant dense<0.171620905> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %72 = stablehlo.add %70, %71 : tensor<24xf32>
    %73 = stablehlo.multiply %5, %72 : tensor<24xf32>
    %74 = stablehlo.subtract %73, %68 : tensor<24xf32>
    %cst_21 = stablehlo.constant dense<-0.304682672> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %76 = stablehlo.add %74, %75 : tensor<24xf32>
    %77 = stablehlo.multiply %5, %76 : tensor<24xf32>
    %78 = stablehlo.subtract %77, %72 : tensor<24xf32>
    %cst_22 = stablehlo.constant dense<0.676795303> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %80 = stablehlo.add %78, %79 : tensor<24xf32>
    %81 = stablehlo.subtract %80, %72 : tensor<24xf32>
    %cst_23 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %83 = stablehlo.multiply %82, %81 : tensor<24xf32>
    %84 = stablehlo.divide %3, %0 : tensor<24xf32>
    %85 = stablehlo.subtract %84, %2 : tensor<24xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %89 = stablehlo.multiply %85, %86 : tensor<24xf32>
    %90 = stablehlo.subtract %89, %87 : tensor<24xf32>
    %cst_27 = stablehlo.constant dense<3.39623196E-9> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %92 = stablehlo.add %90, %91 : tensor<24xf32>
    %93 = stablehlo.multiply %85, %92 : tensor<24xf32>
    %94 = stablehlo.subtract %93, %86 : tensor<24xf32>
    %cst_28 = stablehlo.constant dense<2.26666899E-8> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %96 = stablehlo.add %94, %95 : tensor<24xf32>
    %97 = stablehlo.multiply %85, %96 : tensor<24xf32>
    %98 = stablehlo.subtract %97, %92 : tensor<24xf32>
    %cst_29 = stablehlo.constant dense<2.04891862E-7> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %100 = stablehlo.add %98, %99 : tensor<24xf32>
    %101 = stablehlo.multiply %85, %100 : tensor<24xf32>
    %102 = stablehlo.subtract %101, %96 : tensor<24xf32>
    %cst_30 = stablehlo.constant dense<2.89137051E-6> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %104 = stablehlo.add %102, %103 : tensor<24xf32>
    %105 = stablehlo.multiply %85, %104 : tensor<24xf32>
    %106 = stablehlo.subtract %105, %100 : tensor<24xf32>
    %cst_31 = stablehlo.constant dense<6.88975852E-5> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %108 = stablehlo.add %106, %107 : tensor<24xf32>
    %109 = stablehlo.multiply %85, %108 : tensor<24xf32>
    %110 = stablehlo.subtract %109, %104 : tensor<24xf32>
    %cst_32 = stablehlo.constant dense<0.00336911646> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %112 = stablehlo.add %110, %111 : tensor<24xf32>
    %113 = stablehlo.multiply %85, %112 : tensor<24xf32>
    %114 = stablehlo.subtract %113, %108 : tensor<24xf32>
    %cst_33 = stablehlo.constant dense<0.804490387> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %116 = stablehlo.add %114, %115 : tensor<24xf32>
    %117 = stablehlo.subtract %116, %108 : tensor<24xf32>
    %cst_34 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %119 = stablehlo.multiply %118, %117 : tensor<24xf32>
    %120 = stablehlo.sqrt %0 : tensor<24xf32>
    %121 = stablehlo.divide %119, %120 : tensor<24xf32>
    %cst_35 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %123 = stablehlo.compare LE, %0, %122, FLOAT : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xi1>
    %124 = stablehlo.select %123, %83, %121 : tensor<24xi1>, tensor<24xf32>
    return %124 : tensor<24xf32>
  }
}

// -----

// special: bessel_i0e f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xf64>)
    %e:1 = call @expected() : () -> (tensor<24xf64>)
    %r:1 = call @program(%i#0) : (tensor<24xf64>) -> (tensor<24xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-06 : tensor<24xf64>
    return
  }
  func.func private @inputs() -> (tensor<24xf64>) {
    %0 = stablehlo.constant dense<"0x1C8D09E7CC7504C0E27FA3B6CC7913C0700D94BE015E034072E610DBF8621040D32D8CB3556A13C07496044E5E3DF23F701B769A19FCED3F90BC3686B0A3E13FD8126F4EAD4EF43F6E069B9D28B101C0901535ED1D880F40326620A10D4D06C004707E9DBCCF114018F8E9D1CF1012403063553945830A40ECA70E633A1DF2BF027FBAB782E31140B3AF02C47ED206C0C0429DB9A6A8B5BF002754BAFAD2A83FB5D8191B58CD0CC0E4CB21F68073134064574C06A68709C0C0EC0CAEA32DCABF"> : tensor<24xf64>
    return %0 : tensor<24xf64>
  }
  func.func private @expected() -> (tensor<24xf64>) {
    %0 = stablehlo.constant dense<"0xF6477270CF0DD13FE875D02421D4C73FF80DAB36059DD13FB2A45D325527CA3F301E8E0644DEC73F57F9334BCDADDB3F549F4FD55FE3DE3FFFDE640404DEE33FF7AF1C6B84FED93F83676DEB1396D23F0367B096E6B5CA3F68734E979038D03F8FA57B53B1FFC83F80D4FF3206CFC83FA334C97DBE66CD3F64FADBF212CADB3F0A63C8AEC8F0C83FBE6A3AC3AA01D03F41B9CD77E774ED3F94823E3DE080EE3F58D746493E13CC3F2E159DF63FD8C73FA97FE7A06808CE3F8116D998CF5AEA3F"> : tensor<24xf64>
    return %0 : tensor<24xf64>
  }
  func.func private @program(%arg0: tensor<24xf64>) -> (tensor<24xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.abs %arg0 : tensor<24xf64>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %4 = stablehlo.multiply %1, %0 : tensor<24xf64>
    %5 = stablehlo.subtract %4, %2 : tensor<24xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %9 = stablehlo.multiply %5, %6 : tensor<24xf64>
    %10 = stablehlo.subtract %9, %7 : tensor<24xf64>
    %cst_5 = stablehlo.constant dense<-4.4153416464793395E-18> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %12 = stablehlo.add %10, %11 : tensor<24xf64>
    %13 = stablehlo.multiply %5, %12 : tensor<24xf64>
    %14 = stablehlo.subtract %13, %6 : tensor<24xf64>
    %cst_6 = stablehlo.constant dense<3.3307945188222384E-17> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %16 = stablehlo.add %14, %15 : tensor<24xf64>
    %17 = stablehlo.multiply %5, %16 : tensor<24xf64>
    %18 = stablehlo.subtract %17, %12 : tensor<24xf64>
    %cst_7 = stablehlo.constant dense<-2.4312798465479549E-16> : tensor<f64>
    %19 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %20 = stablehlo.add %18, %19 : tensor<24xf64>
    %21 = stablehlo.multiply %5, %20 : tensor<24xf64>
    %22 = stablehlo.subtract %21, %16 : tensor<24xf64>
    %cst_8 = stablehlo.constant dense<1.7153912855551331E-15> : tensor<f64>
    %23 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %24 = stablehlo.add %22, %23 : tensor<24xf64>
    %25 = stablehlo.multiply %5, %24 : tensor<24xf64>
    %26 = stablehlo.subtract %25, %20 : tensor<24xf64>
    %cst_9 = stablehlo.constant dense<-1.1685332877993451E-14> : tensor<f64>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %28 = stablehlo.add %26, %27 : tensor<24xf64>
    %29 = stablehlo.multiply %5, %28 : tensor<24xf64>
    %30 = stablehlo.subtract %29, %24 : tensor<24xf64>
    %cst_10 = stablehlo.constant dense<7.6761854986049361E-14> : tensor<f64>
    %31 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %32 = stablehlo.add %30, %31 : tensor<24xf64>
    %33 = stablehlo.multiply %5, %32 : tensor<24xf64>
    %34 = stablehlo.subtract %33, %28 : tensor<24xf64>
    %cst_11 = stablehlo.constant dense<-4.856446783111929E-13> : tensor<f64>
    %35 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %36 = stablehlo.add %34, %35 : tensor<24xf64>
    %37 = stablehlo.multiply %5, %36 : tensor<24xf64>
    %38 = stablehlo.subtract %37, %32 : tensor<24xf64>
    %cst_12 = stablehlo.constant dense<2.9550526631296399E-12> : tensor<f64>
    %39 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %40 = stablehlo.add %38, %39 : tensor<24xf64>
    %41 = stablehlo.multiply %5, %40 : tensor<24xf64>
    %42 = stablehlo.subtract %41, %36 : tensor<24xf64>
    %cst_13 = stablehlo.constant dense<-1.7268262914415559E-11> : tensor<f64>
    %43 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %44 = stablehlo.add %42, %43 : tensor<24xf64>
    %45 = stablehlo.multiply %5, %44 : tensor<24xf64>
    %46 = stablehlo.subtract %45, %40 : tensor<24xf64>
    %cst_14 = stablehlo.constant dense<9.6758090353732369E-11> : tensor<f64>
    %47 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %48 = stablehlo.add %46, %47 : tensor<24xf64>
    %49 = stablehlo.multiply %5, %48 : tensor<24xf64>
    %50 = stablehlo.subtract %49, %44 : tensor<24xf64>
    %cst_15 = stablehlo.constant dense<-5.1897956016352627E-10> : tensor<f64>
    %51 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %52 = stablehlo.add %50, %51 : tensor<24xf64>
    %53 = stablehlo.multiply %5, %52 : tensor<24xf64>
    %54 = stablehlo.subtract %53, %48 : tensor<24xf64>
    %cst_16 = stablehlo.constant dense<2.6598237246823866E-9> : tensor<f64>
    %55 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %56 = stablehlo.add %54, %55 : tensor<24xf64>
    %57 = stablehlo.multiply %5, %56 : tensor<24xf64>
    %58 = stablehlo.subtract %57, %52 : tensor<24xf64>
    %cst_17 = stablehlo.constant dense<-1.300025009986248E-8> : tensor<f64>
    %59 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %60 = stablehlo.add %58, %59 : tensor<24xf64>
    %61 = stablehlo.multiply %5, %60 : tensor<24xf64>
    %62 = stablehlo.subtract %61, %56 : tensor<24xf64>
    %cst_18 = stablehlo.constant dense<6.0469950225419186E-8> : tensor<f64>
    %63 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %64 = stablehlo.add %62, %63 : tensor<24xf64>
    %65 = stablehlo.multiply %5, %64 : tensor<24xf64>
    %66 = stablehlo.subtract %65, %60 : tensor<24xf64>
    %cst_19 = stablehlo.constant dense<-2.6707938539406119E-7> : tensor<f64>
    %67 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %68 = stablehlo.add %66, %67 : tensor<24xf64>
    %69 = stablehlo.multiply %5, %68 : tensor<24xf64>
    %70 = stablehlo.subtract %69, %64 : tensor<24xf64>
    %cst_20 = stablehlo.constant dense<1.1173875391201037E-6> : tensor<f64>
    %71 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %72 = stablehlo.add %70, %71 : tensor<24xf64>
    %73 = stablehlo.multiply %5, %72 : tensor<24xf64>
    %74 = stablehlo.subtract %73, %68 : tensor<24xf64>
    %cst_21 = stablehlo.constant dense<-4.4167383584587505E-6> : tensor<f64>
    %75 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %76 = stablehlo.add %74, %75 : tensor<24xf64>
    %77 = stablehlo.multiply %5, %76 : tensor<24xf64>
    %78 = stablehlo.subtract %77, %72 : tensor<24xf64>
    %cst_22 = stablehlo.constant dense<1.6448448070728896E-5> : tensor<f64>
    %79 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %80 = stablehlo.add %78, %79 : tensor<24xf64>
    %81 = stablehlo.multiply %5, %80 : tensor<24xf64>
    %82 = stablehlo.subtract %81, %76 : tensor<24xf64>
    %cst_23 = stablehlo.constant dense<-5.754195010082104E-5> : tensor<f64>
    %83 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %84 = stablehlo.add %82, %83 : tensor<24xf64>
    %85 = stablehlo.multiply %5, %84 : tensor<24xf64>
    %86 = stablehlo.subtract %85, %80 : tensor<24xf64>
    %cst_24 = stablehlo.constant dense<1.8850288509584165E-4> : tensor<f64>
    %87 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %88 = stablehlo.add %86, %87 : tensor<24xf64>
    %89 = stablehlo.multiply %5, %88 : tensor<24xf64>
    %90 = stablehlo.subtract %89, %84 : tensor<24xf64>
    %cst_25 = stablehlo.constant dense<-5.7637557453858236E-4> : tensor<f64>
    %91 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %92 = stablehlo.add %90, %91 : tensor<24xf64>
    %93 = stablehlo.multiply %5, %92 : tensor<24xf64>
    %94 = stablehlo.subtract %93, %88 : tensor<24xf64>
    %cst_26 = stablehlo.constant dense<0.0016394756169413357> : tensor<f64>
    %95 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %96 = stablehlo.add %94, %95 : tensor<24xf64>
    %97 = stablehlo.multiply %5, %96 : tensor<24xf64>
    %98 = stablehlo.subtract %97, %92 : tensor<24xf64>
    %cst_27 = stablehlo.constant dense<-0.0043243099950505759> : tensor<f64>
    %99 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %100 = stablehlo.add %98, %99 : tensor<24xf64>
    %101 = stablehlo.multiply %5, %100 : tensor<24xf64>
    %102 = stablehlo.subtract %101, %96 : tensor<24xf64>
    %cst_28 = stablehlo.constant dense<0.010546460394594998> : tensor<f64>
    %103 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %104 = stablehlo.add %102, %103 : tensor<24xf64>
    %105 = stablehlo.multiply %5, %104 : tensor<24xf64>
    %106 = stablehlo.subtract %105, %100 : tensor<24xf64>
    %cst_29 = stablehlo.constant dense<-0.023737414805899471> : tensor<f64>
    %107 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %108 = stablehlo.add %106, %107 : tensor<24xf64>
    %109 = stablehlo.multiply %5, %108 : tensor<24xf64>
    %110 = stablehlo.subtract %109, %104 : tensor<24xf64>
    %cst_30 = stablehlo.constant dense<0.049305284239670712> : tensor<f64>
    %111 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %112 = stablehlo.add %110, %111 : tensor<24xf64>
    %113 = stablehlo.multiply %5, %112 : tensor<24xf64>
    %114 = stablehlo.subtract %113, %108 : tensor<24xf64>
    %cst_31 = stablehlo.constant dense<-0.094901097048047639> : tensor<f64>
    %115 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %116 = stablehlo.add %114, %115 : tensor<24xf64>
    %117 = stablehlo.multiply %5, %116 : tensor<24xf64>
    %118 = stablehlo.subtract %117, %112 : tensor<24xf64>
    %cst_32 = stablehlo.constant dense<0.17162090152220877> : tensor<f64>
    %119 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %120 = stablehlo.add %118, %119 : tensor<24xf64>
    %121 = stablehlo.multiply %5, %120 : tensor<24xf64>
    %122 = stablehlo.subtract %121, %116 : tensor<24xf64>
    %cst_33 = stablehlo.constant dense<-0.3046826723431984> : tensor<f64>
    %123 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %124 = stablehlo.add %122, %123 : tensor<24xf64>
    %125 = stablehlo.multiply %5, %124 : tensor<24xf64>
    %126 = stablehlo.subtract %125, %120 : tensor<24xf64>
    %cst_34 = stablehlo.constant dense<0.67679527440947607> : tensor<f64>
    %127 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %128 = stablehlo.add %126, %127 : tensor<24xf64>
    %129 = stablehlo.subtract %128, %120 : tensor<24xf64>
    %cst_35 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %130 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %131 = stablehlo.multiply %130, %129 : tensor<24xf64>
    %132 = stablehlo.divide %3, %0 : tensor<24xf64>
    %133 = stablehlo.subtract %132, %2 : tensor<24xf64>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %134 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %135 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %136 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %137 = stablehlo.multiply %133, %134 : tensor<24xf64>
    %138 = stablehlo.subtract %137, %135 : tensor<24xf64>
    %cst_39 = stablehlo.constant dense<-7.2331804878747538E-18> : tensor<f64>
    %139 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %140 = stablehlo.add %138, %139 : tensor<24xf64>
    %141 = stablehlo.multiply %133, %140 : tensor<24xf64>
    %142 = stablehlo.subtract %141, %134 : tensor<24xf64>
    %cst_40 = stablehlo.constant dense<-4.8305044859441819E-18> : tensor<f64>
    %143 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %144 = stablehlo.add %142, %143 : tensor<24xf64>
    %145 = stablehlo.multiply %133, %144 : tensor<24xf64>
    %146 = stablehlo.subtract %145, %140 : tensor<24xf64>
    %cst_41 = stablehlo.constant dense<4.4656214202967598E-17> : tensor<f64>
    %147 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %148 = stablehlo.add %146, %147 : tensor<24xf64>
    %149 = stablehlo.multiply %133, %148 : tensor<24xf64>
    %150 = stablehlo.subtract %149, %144 : tensor<24xf64>
    %cst_42 = stablehlo.constant dense<3.4612228676974612E-17> : tensor<f64>
    %151 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %152 = stablehlo.add %150, %151 : tensor<24xf64>
    %153 = stablehlo.multiply %133, %152 : tensor<24xf64>
    %154 = stablehlo.subtract %153, %148 : tensor<24xf64>
    %cst_43 = stablehlo.constant dense<-2.8276239805165836E-16> : tensor<f64>
    %155 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %156 = stablehlo.add %154, %155 : tensor<24xf64>
    %157 = stablehlo.multiply %133, %156 : tensor<24xf64>
    %158 = stablehlo.subtract %157, %152 : tensor<24xf64>
    %cst_44 = stablehlo.constant dense<-3.425485619677219E-16> : tensor<f64>
    %159 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %160 = stablehlo.add %158, %159 : tensor<24xf64>
    %161 = stablehlo.multiply %133, %160 : tensor<24xf64>
    %162 = stablehlo.subtract %161, %156 : tensor<24xf64>
    %cst_45 = stablehlo.constant dense<1.7725601330565263E-15> : tensor<f64>
    %163 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %164 = stablehlo.add %162, %163 : tensor<24xf64>
    %165 = stablehlo.multiply %133, %164 : tensor<24xf64>
    %166 = stablehlo.subtract %165, %160 : tensor<24xf64>
    %cst_46 = stablehlo.constant dense<3.8116806693526224E-15> : tensor<f64>
    %167 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %168 = stablehlo.add %166, %167 : tensor<24xf64>
    %169 = stablehlo.multiply %133, %168 : tensor<24xf64>
    %170 = stablehlo.subtract %169, %164 : tensor<24xf64>
    %cst_47 = stablehlo.constant dense<-9.5548466988283073E-15> : tensor<f64>
    %171 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %172 = stablehlo.add %170, %171 : tensor<24xf64>
    %173 = stablehlo.multiply %133, %172 : tensor<24xf64>
    %174 = stablehlo.subtract %173, %168 : tensor<24xf64>
    %cst_48 = stablehlo.constant dense<-4.1505693472872222E-14> : tensor<f64>
    %175 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %176 = stablehlo.add %174, %175 : tensor<24xf64>
    %177 = stablehlo.multiply %133, %176 : tensor<24xf64>
    %178 = stablehlo.subtract %177, %172 : tensor<24xf64>
    %cst_49 = stablehlo.constant dense<1.54008621752141E-14> : tensor<f64>
    %179 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %180 = stablehlo.add %178, %179 : tensor<24xf64>
    %181 = stablehlo.multiply %133, %180 : tensor<24xf64>
    %182 = stablehlo.subtract %181, %176 : tensor<24xf64>
    %cst_50 = stablehlo.constant dense<3.8527783827421426E-13> : tensor<f64>
    %183 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %184 = stablehlo.add %182, %183 : tensor<24xf64>
    %185 = stablehlo.multiply %133, %184 : tensor<24xf64>
    %186 = stablehlo.subtract %185, %180 : tensor<24xf64>
    %cst_51 = stablehlo.constant dense<7.180124451383666E-13> : tensor<f64>
    %187 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %188 = stablehlo.add %186, %187 : tensor<24xf64>
    %189 = stablehlo.multiply %133, %188 : tensor<24xf64>
    %190 = stablehlo.subtract %189, %184 : tensor<24xf64>
    %cst_52 = stablehlo.constant dense<-1.7941785315068062E-12> : tensor<f64>
    %191 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %192 = stablehlo.add %190, %191 : tensor<24xf64>
    %193 = stablehlo.multiply %133, %192 : tensor<24xf64>
    %194 = stablehlo.subtract %193, %188 : tensor<24xf64>
    %cst_53 = stablehlo.constant dense<-1.3215811840447713E-11> : tensor<f64>
    %195 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %196 = stablehlo.add %194, %195 : tensor<24xf64>
    %197 = stablehlo.multiply %133, %196 : tensor<24xf64>
    %198 = stablehlo.subtract %197, %192 : tensor<24xf64>
    %cst_54 = stablehlo.constant dense<-3.1499165279632416E-11> : tensor<f64>
    %199 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %200 = stablehlo.add %198, %199 : tensor<24xf64>
    %201 = stablehlo.multiply %133, %200 : tensor<24xf64>
    %202 = stablehlo.subtract %201, %196 : tensor<24xf64>
    %cst_55 = stablehlo.constant dense<1.1889147107846439E-11> : tensor<f64>
    %203 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %204 = stablehlo.add %202, %203 : tensor<24xf64>
    %205 = stablehlo.multiply %133, %204 : tensor<24xf64>
    %206 = stablehlo.subtract %205, %200 : tensor<24xf64>
    %cst_56 = stablehlo.constant dense<4.9406023882249701E-10> : tensor<f64>
    %207 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %208 = stablehlo.add %206, %207 : tensor<24xf64>
    %209 = stablehlo.multiply %133, %208 : tensor<24xf64>
    %210 = stablehlo.subtract %209, %204 : tensor<24xf64>
    %cst_57 = stablehlo.constant dense<3.3962320257083865E-9> : tensor<f64>
    %211 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %212 = stablehlo.add %210, %211 : tensor<24xf64>
    %213 = stablehlo.multiply %133, %212 : tensor<24xf64>
    %214 = stablehlo.subtract %213, %208 : tensor<24xf64>
    %cst_58 = stablehlo.constant dense<2.266668990498178E-8> : tensor<f64>
    %215 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %216 = stablehlo.add %214, %215 : tensor<24xf64>
    %217 = stablehlo.multiply %133, %216 : tensor<24xf64>
    %218 = stablehlo.subtract %217, %212 : tensor<24xf64>
    %cst_59 = stablehlo.constant dense<2.0489185894690638E-7> : tensor<f64>
    %219 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %220 = stablehlo.add %218, %219 : tensor<24xf64>
    %221 = stablehlo.multiply %133, %220 : tensor<24xf64>
    %222 = stablehlo.subtract %221, %216 : tensor<24xf64>
    %cst_60 = stablehlo.constant dense<2.8913705208347567E-6> : tensor<f64>
    %223 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %224 = stablehlo.add %222, %223 : tensor<24xf64>
    %225 = stablehlo.multiply %133, %224 : tensor<24xf64>
    %226 = stablehlo.subtract %225, %220 : tensor<24xf64>
    %cst_61 = stablehlo.constant dense<6.8897583469168245E-5> : tensor<f64>
    %227 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %228 = stablehlo.add %226, %227 : tensor<24xf64>
    %229 = stablehlo.multiply %133, %228 : tensor<24xf64>
    %230 = stablehlo.subtract %229, %224 : tensor<24xf64>
    %cst_62 = stablehlo.constant dense<0.0033691164782556943> : tensor<f64>
    %231 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %232 = stablehlo.add %230, %231 : tensor<24xf64>
    %233 = stablehlo.multiply %133, %232 : tensor<24xf64>
    %234 = stablehlo.subtract %233, %228 : tensor<24xf64>
    %cst_63 = stablehlo.constant dense<0.80449041101410879> : tensor<f64>
    %235 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %236 = stablehlo.add %234, %235 : tensor<24xf64>
    %237 = stablehlo.subtract %236, %228 : tensor<24xf64>
    %cst_64 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %238 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %239 = stablehlo.multiply %238, %237 : tensor<24xf64>
    %240 = stablehlo.sqrt %0 : tensor<24xf64>
    %241 = stablehlo.divide %239, %240 : tensor<24xf64>
    %cst_65 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %242 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %243 = stablehlo.compare LE, %0, %242, FLOAT : (tensor<24xf64>, tensor<24xf64>) -> tensor<24xi1>
    %244 = stablehlo.select %243, %131, %241 : tensor<24xi1>, tensor<24xf64>
    return %244 : tensor<24xf64>
  }
}

// -----

// special: bessel_i1e f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xf32>)
    %e:1 = call @expected() : () -> (tensor<24xf32>)
    %r:1 = call @program(%i#0) : (tensor<24xf32>) -> (tensor<24xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-06 : tensor<24xf32>
    return
  }
  func.func private @inputs() -> (tensor<24xf32>) {
    %0 = stablehlo.constant dense<"0xD06E053F3601BD3F44618540CC6E5B40B78BF13F9306524094536F3F9A5F5540DBBA8E40E0E32C3EC4DBC83FA3D5AD3F802D083F31B49240087C5E4013524740706C464025565940F79ABF3F16F38A3F8536F43EC45E5C3FC050893F0F2B8040"> : tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @expected() -> (tensor<24xf32>) {
    %0 = stablehlo.constant dense<"0xE9E7233E5439603EDD42343E433B413EEEF85D3E7207443EE93A513EAB06433EFEA92F3E488D923DE855603E45535F3E89B9253E17CC2D3E9E56403E4849473EF28F473E64D9413EDF49603E4CBE583E7BEC1B3E68274C3EF13B583ED3F3363E"> : tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @program(%arg0: tensor<24xf32>) -> (tensor<24xf32> {jax.result_info = "result"}) {
    %0 = chlo.bessel_i1e %arg0 : tensor<24xf32> -> tensor<24xf32>
    return %0 : tensor<24xf32>
  }
}

// -----

// special: bessel_i1e f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xf64>)
    %e:1 = call @expected() : () -> (tensor<24xf64>)
    %r:1 = call @program(%i#0) : (tensor<24xf64>) -> (tensor<24xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-06 : tensor<24xf64>
    return
  }
  func.func private @inputs() -> (tensor<24xf64>) {
    %0 = stablehlo.constant dense<"0x06C43C6EA0DBFA3FBBF0ED0EE8EAFF3F8912ABA48DC90D4072B2B64AFB611340CA78DC5A6275E33FF35EA85753CE0740D83B45B5242C01408B9FC2DAF0A5EF3FF4D2FEF3F13BFC3FE71DACFBC27C0F40DEE704D0D1A6F63FAA708A293CC206409F96B2D6A4A902402060DAB30834C83FBA061BF971401140A4A61F592E4A1140C7C9D6A586C61040766E9D62E5D9014095E0C5C879A0014017FAB5ED48300B401D14468A89BB13403EE0B5D0975B0440484B541668F6F83F8F36299C98690340"> : tensor<24xf64>
    return %0 : tensor<24xf64>
  }
  func.func private @expected() -> (tensor<24xf64>) {
    %0 = stablehlo.constant dense<"0x23176542E3FDCB3FD540F1925D90CB3FC95FBA569F7AC73FA4DF68980D41C53FD5B8731B432EC63F76A78B6C1441C93F98FCF6E94043CB3F6D24181A858ACA3F7849B21C39E9CB3FD23244060E04C73F75A739AB27FCCB3F07B0D95AF094C93FCDCF6C6049D8CA3F1763AD507F1FB43FE066DD07473EC63F14A8FBAB7E39C63F5A4C7C84037BC63FD674BF29DC13CB3F4D660DB1CC23CB3F26B27C6B8B39C83FED2071BF3A1AC53FBCB6BF112955CA3F55FC96C9050BCC3F144FB95F269FCA3F"> : tensor<24xf64>
    return %0 : tensor<24xf64>
  }
  func.func private @program(%arg0: tensor<24xf64>) -> (tensor<24xf64> {jax.result_info = "result"}) {
    %0 = chlo.bessel_i1e %arg0 : tensor<24xf64> -> tensor<24xf64>
    return %0 : tensor<24xf64>
  }
}

// -----

// special: zeta f32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<8xf32>, tensor<8xf32>)
    %e:1 = call @expected() : () -> (tensor<8xf32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<8xf32>
    return
  }
  func.func private @inputs() -> (tensor<8xf32>, tensor<8xf32>) {
    %0 = stablehlo.constant dense<"0x7843B940EF18C74039CA084158CABA409147F5404953A14061BB9C40E4C60441"> : tensor<8xf32>
    %1 = stablehlo.constant dense<"0xF70D9B3FEAC4A03FD401EF3F2359473F3C8D693F7C4CE53FDD7A06404DC13C40"> : tensor<8xf32>
    return %0, %1 : tensor<8xf32>, tensor<8xf32>
  }
  func.func private @expected() -> (tensor<8xf32>) {
    %0 = stablehlo.constant dense<"0xC2ABAE3EAC497F3EF3BBA13B62018B402ECA01409E87773D649E023DECBE1239"> : tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func private @program(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>) -> (tensor<8xf32> {jax.result_info = "result"}) {
    %0 = chlo.zeta %arg0, %arg1 : tensor<8xf32>, tensor<8xf32> -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}

// -----

// special: polygamma f32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<4xf32>, tensor<4xf32>)
    %e:1 = call @expected() : () -> (tensor<4xf32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<4xf32>
    return
  }
  func.func private @inputs() -> (tensor<4xf32>, tensor<4xf32>) {
    %0 = stablehlo.constant dense<"0x0000803F00000040000040400000803F"> : tensor<4xf32>
    %1 = stablehlo.constant dense<"0xE6E41C4098D10A40111998406AADB240"> : tensor<4xf32>
    return %0, %1 : tensor<4xf32>, tensor<4xf32>
  }
  func.func private @expected() -> (tensor<4xf32>) {
    %0 = stablehlo.constant dense<"0xFD88003F0DE0A9BE8F58CF3CD2C9483E"> : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @program(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> (tensor<4xf32> {jax.result_info = "result"}) {
    %0 = chlo.polygamma %arg0, %arg1 : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----

// special: igamma f32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<8xf32>, tensor<8xf32>)
    %e:1 = call @expected() : () -> (tensor<8xf32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<8xf32>
    return
  }
  func.func private @inputs() -> (tensor<8xf32>, tensor<8xf32>) {
    %0 = stablehlo.constant dense<"0x78ED693F3767EB3F132E64406A9E5840BA378D40F3D35E40D77C984053E8E83F"> : tensor<8xf32>
    %1 = stablehlo.constant dense<"0x8EF08F4065086540B6F81A401A458B4041D9A2403E3C6140BD5C8A4006FC2140"> : tensor<8xf32>
    return %0, %1 : tensor<8xf32>, tensor<8xf32>
  }
  func.func private @expected() -> (tensor<8xf32>) {
    %0 = stablehlo.constant dense<"0xE2AB7D3F92E5643F4E4E9D3E4FEA3E3F40C32D3F0041143FF8ECF43E2227433F"> : tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func private @program(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>) -> (tensor<8xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %2 = stablehlo.or %0, %1 : tensor<8xi1>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %4 = stablehlo.compare EQ, %arg1, %3, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %6 = stablehlo.compare EQ, %arg0, %5, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %8 = stablehlo.compare EQ, %arg0, %7, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %10 = stablehlo.compare EQ, %arg1, %9, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %12 = stablehlo.compare LT, %arg1, %11, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %14 = stablehlo.compare LT, %arg0, %13, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %15 = stablehlo.and %8, %10 : tensor<8xi1>
    %16 = stablehlo.and %6, %4 : tensor<8xi1>
    %17 = stablehlo.or %12, %14 : tensor<8xi1>
    %18 = stablehlo.or %17, %15 : tensor<8xi1>
    %19 = stablehlo.or %18, %16 : tensor<8xi1>
    %20 = stablehlo.or %19, %2 : tensor<8xi1>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %22 = stablehlo.compare GE, %arg1, %21, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %23 = stablehlo.compare GT, %arg1, %arg0, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %24 = stablehlo.and %22, %23 : tensor<8xi1>
    %25 = stablehlo.log %arg1 : tensor<8xf32>
    %26 = stablehlo.multiply %arg0, %25 : tensor<8xf32>
    %27 = stablehlo.subtract %26, %arg1 : tensor<8xf32>
    %28 = call @lgamma_impl(%arg0) : (tensor<8xf32>) -> tensor<8xf32>
    %29 = stablehlo.subtract %27, %28 : tensor<8xf32>
    %cst_6 = stablehlo.constant dense<3.40282347E+38> : tensor<f32>
    %30 = stablehlo.log %cst_6 : tensor<f32>
    %31 = stablehlo.negate %30 : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %33 = stablehlo.compare LT, %29, %32, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %34 = stablehlo.exponential %29 : tensor<8xf32>
    %35 = stablehlo.or %10, %20 : tensor<8xi1>
    %36 = stablehlo.or %35, %33 : tensor<8xi1>
    %37 = stablehlo.or %36, %4 : tensor<8xi1>
    %38 = stablehlo.or %37, %6 : tensor<8xi1>
    %39 = stablehlo.not %38 : tensor<8xi1>
    %40 = stablehlo.and %39, %24 : tensor<8xi1>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %42 = stablehlo.subtract %41, %arg0 : tensor<8xf32>
    %43 = stablehlo.add %arg1, %42 : tensor<8xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %45 = stablehlo.add %43, %44 : tensor<8xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %48 = stablehlo.add %arg1, %47 : tensor<8xf32>
    %49 = stablehlo.multiply %45, %arg1 : tensor<8xf32>
    %50 = stablehlo.divide %48, %49 : tensor<8xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %55 = stablehlo.negate %arg1 : tensor<8xf32>
    %56 = stablehlo.multiply %50, %55 : tensor<8xf32>
    %57 = stablehlo.subtract %54, %56 : tensor<8xf32>
    %58 = stablehlo.divide %57, %49 : tensor<8xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59:15 = stablehlo.while(%iterArg = %40, %iterArg_25 = %50, %iterArg_26 = %51, %iterArg_27 = %42, %iterArg_28 = %45, %iterArg_29 = %cst_15, %iterArg_30 = %48, %iterArg_31 = %49, %iterArg_32 = %46, %iterArg_33 = %arg1, %iterArg_34 = %52, %iterArg_35 = %53, %iterArg_36 = %54, %iterArg_37 = %55, %iterArg_38 = %58) : tensor<8xi1>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<f32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
    cond {
      %cst_39 = stablehlo.constant dense<2.000000e+03> : tensor<f32>
      %81 = stablehlo.compare LT, %iterArg_29, %cst_39, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c = stablehlo.constant dense<false> : tensor<i1>
      %82 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
      %83 = stablehlo.and %81, %82 : tensor<i1>
      stablehlo.return %83 : tensor<i1>
    } do {
      %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %81 = stablehlo.add %iterArg_29, %cst_39 : tensor<f32>
      %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %82 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %83 = stablehlo.add %iterArg_27, %82 : tensor<8xf32>
      %cst_41 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %84 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %85 = stablehlo.add %iterArg_28, %84 : tensor<8xf32>
      %86 = stablehlo.broadcast_in_dim %81, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %87 = stablehlo.multiply %83, %86 : tensor<8xf32>
      %88 = stablehlo.multiply %iterArg_30, %85 : tensor<8xf32>
      %89 = stablehlo.multiply %iterArg_32, %87 : tensor<8xf32>
      %90 = stablehlo.subtract %88, %89 : tensor<8xf32>
      %91 = stablehlo.multiply %iterArg_31, %85 : tensor<8xf32>
      %92 = stablehlo.multiply %iterArg_33, %87 : tensor<8xf32>
      %93 = stablehlo.subtract %91, %92 : tensor<8xf32>
      %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %94 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %95 = stablehlo.compare NE, %93, %94, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
      %96 = stablehlo.divide %90, %93 : tensor<8xf32>
      %97 = stablehlo.subtract %iterArg_25, %96 : tensor<8xf32>
      %98 = stablehlo.divide %97, %96 : tensor<8xf32>
      %99 = stablehlo.abs %98 : tensor<8xf32>
      %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %100 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %101 = stablehlo.select %95, %99, %100 : tensor<8xi1>, tensor<8xf32>
      %102 = stablehlo.select %95, %96, %iterArg_25 : tensor<8xi1>, tensor<8xf32>
      %103 = stablehlo.multiply %iterArg_36, %85 : tensor<8xf32>
      %104 = stablehlo.subtract %103, %iterArg_30 : tensor<8xf32>
      %105 = stablehlo.multiply %iterArg_34, %87 : tensor<8xf32>
      %106 = stablehlo.subtract %104, %105 : tensor<8xf32>
      %107 = stablehlo.broadcast_in_dim %81, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %108 = stablehlo.multiply %iterArg_32, %107 : tensor<8xf32>
      %109 = stablehlo.add %106, %108 : tensor<8xf32>
      %110 = stablehlo.multiply %iterArg_37, %85 : tensor<8xf32>
      %111 = stablehlo.subtract %110, %iterArg_31 : tensor<8xf32>
      %112 = stablehlo.multiply %iterArg_35, %87 : tensor<8xf32>
      %113 = stablehlo.subtract %111, %112 : tensor<8xf32>
      %114 = stablehlo.broadcast_in_dim %81, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %115 = stablehlo.multiply %iterArg_33, %114 : tensor<8xf32>
      %116 = stablehlo.add %113, %115 : tensor<8xf32>
      %117 = stablehlo.multiply %102, %116 : tensor<8xf32>
      %118 = stablehlo.subtract %109, %117 : tensor<8xf32>
      %119 = stablehlo.divide %118, %93 : tensor<8xf32>
      %120 = stablehlo.select %95, %119, %iterArg_38 : tensor<8xi1>, tensor<8xf32>
      %121 = stablehlo.subtract %120, %iterArg_38 : tensor<8xf32>
      %122 = stablehlo.abs %121 : tensor<8xf32>
      %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %123 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %124 = stablehlo.select %95, %122, %123 : tensor<8xi1>, tensor<8xf32>
      %125 = stablehlo.abs %90 : tensor<8xf32>
      %cst_45 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %126 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<f32>
      %127 = stablehlo.divide %126, %cst_45 : tensor<f32>
      %128 = stablehlo.broadcast_in_dim %127, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %129 = stablehlo.compare GT, %125, %128, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
      %cst_47 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %130 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %131 = stablehlo.multiply %iterArg_30, %130 : tensor<8xf32>
      %132 = stablehlo.select %129, %131, %iterArg_30 : tensor<8xi1>, tensor<8xf32>
      %cst_48 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %133 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %134 = stablehlo.multiply %90, %133 : tensor<8xf32>
      %135 = stablehlo.select %129, %134, %90 : tensor<8xi1>, tensor<8xf32>
      %cst_49 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %136 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %137 = stablehlo.multiply %iterArg_31, %136 : tensor<8xf32>
      %138 = stablehlo.select %129, %137, %iterArg_31 : tensor<8xi1>, tensor<8xf32>
      %cst_50 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %139 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %140 = stablehlo.multiply %93, %139 : tensor<8xf32>
      %141 = stablehlo.select %129, %140, %93 : tensor<8xi1>, tensor<8xf32>
      %cst_51 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %142 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %143 = stablehlo.multiply %iterArg_36, %142 : tensor<8xf32>
      %144 = stablehlo.select %129, %143, %iterArg_36 : tensor<8xi1>, tensor<8xf32>
      %cst_52 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %145 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %146 = stablehlo.multiply %iterArg_37, %145 : tensor<8xf32>
      %147 = stablehlo.select %129, %146, %iterArg_37 : tensor<8xi1>, tensor<8xf32>
      %cst_53 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %148 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %149 = stablehlo.multiply %109, %148 : tensor<8xf32>
      %150 = stablehlo.select %129, %149, %109 : tensor<8xi1>, tensor<8xf32>
      %cst_54 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %151 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %152 = stablehlo.multiply %116, %151 : tensor<8xf32>
      %153 = stablehlo.select %129, %152, %116 : tensor<8xi1>, tensor<8xf32>
      %cst_55 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %154 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %155 = stablehlo.compare GT, %101, %154, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
      %156 = stablehlo.and %iterArg, %155 : tensor<8xi1>
      %157 = stablehlo.select %iterArg, %102, %iterArg_25 : tensor<8xi1>, tensor<8xf32>
      %158 = stablehlo.select %iterArg, %101, %iterArg_26 : tensor<8xi1>, tensor<8xf32>
      %159 = stablehlo.select %iterArg, %83, %iterArg_27 : tensor<8xi1>, tensor<8xf32>
      %160 = stablehlo.select %iterArg, %85, %iterArg_28 : tensor<8xi1>, tensor<8xf32>
      %161 = stablehlo.select %iterArg, %135, %iterArg_30 : tensor<8xi1>, tensor<8xf32>
      %162 = stablehlo.select %iterArg, %141, %iterArg_31 : tensor<8xi1>, tensor<8xf32>
      %163 = stablehlo.select %iterArg, %132, %iterArg_32 : tensor<8xi1>, tensor<8xf32>
      %164 = stablehlo.select %iterArg, %138, %iterArg_33 : tensor<8xi1>, tensor<8xf32>
      %165 = stablehlo.select %iterArg, %144, %iterArg_34 : tensor<8xi1>, tensor<8xf32>
      %166 = stablehlo.select %iterArg, %147, %iterArg_35 : tensor<8xi1>, tensor<8xf32>
      %167 = stablehlo.select %iterArg, %150, %iterArg_36 : tensor<8xi1>, tensor<8xf32>
      %168 = stablehlo.select %iterArg, %153, %iterArg_37 : tensor<8xi1>, tensor<8xf32>
      %169 = stablehlo.select %iterArg, %120, %iterArg_38 : tensor<8xi1>, tensor<8xf32>
      stablehlo.return %156, %157, %158, %159, %160, %81, %161, %162, %163, %164, %165, %166, %167, %168, %169 : tensor<8xi1>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<f32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
    }
    %60 = stablehlo.multiply %59#1, %34 : tensor<8xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %62 = stablehlo.subtract %61, %60 : tensor<8xf32>
    %63 = stablehlo.not %24 : tensor<8xi1>
    %64 = stablehlo.and %39, %63 : tensor<8xi1>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %69:7 = stablehlo.while(%iterArg = %64, %iterArg_25 = %arg0, %iterArg_26 = %65, %iterArg_27 = %66, %iterArg_28 = %arg1, %iterArg_29 = %67, %iterArg_30 = %68) : tensor<8xi1>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
    cond {
      %c = stablehlo.constant dense<false> : tensor<i1>
      %81 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %81 : tensor<i1>
    } do {
      %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %81 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %82 = stablehlo.add %iterArg_25, %81 : tensor<8xf32>
      %83 = stablehlo.divide %iterArg_28, %82 : tensor<8xf32>
      %84 = stablehlo.multiply %iterArg_29, %83 : tensor<8xf32>
      %85 = stablehlo.multiply %iterArg_26, %iterArg_28 : tensor<8xf32>
      %86 = stablehlo.multiply %82, %82 : tensor<8xf32>
      %87 = stablehlo.divide %85, %86 : tensor<8xf32>
      %88 = stablehlo.subtract %84, %87 : tensor<8xf32>
      %89 = stablehlo.add %iterArg_30, %88 : tensor<8xf32>
      %90 = stablehlo.divide %iterArg_28, %82 : tensor<8xf32>
      %91 = stablehlo.multiply %iterArg_26, %90 : tensor<8xf32>
      %92 = stablehlo.add %iterArg_27, %91 : tensor<8xf32>
      %93 = stablehlo.divide %91, %92 : tensor<8xf32>
      %cst_32 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %94 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %95 = stablehlo.compare GT, %93, %94, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
      %96 = stablehlo.and %iterArg, %95 : tensor<8xi1>
      %97 = stablehlo.select %iterArg, %82, %iterArg_25 : tensor<8xi1>, tensor<8xf32>
      %98 = stablehlo.select %iterArg, %91, %iterArg_26 : tensor<8xi1>, tensor<8xf32>
      %99 = stablehlo.select %iterArg, %92, %iterArg_27 : tensor<8xi1>, tensor<8xf32>
      %100 = stablehlo.select %iterArg, %iterArg_28, %iterArg_28 : tensor<8xi1>, tensor<8xf32>
      %101 = stablehlo.select %iterArg, %88, %iterArg_29 : tensor<8xi1>, tensor<8xf32>
      %102 = stablehlo.select %iterArg, %89, %iterArg_30 : tensor<8xi1>, tensor<8xf32>
      stablehlo.return %96, %97, %98, %99, %100, %101, %102 : tensor<8xi1>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
    }
    %70 = stablehlo.multiply %69#3, %34 : tensor<8xf32>
    %71 = stablehlo.divide %70, %arg0 : tensor<8xf32>
    %72 = stablehlo.select %24, %62, %71 : tensor<8xi1>, tensor<8xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %74 = stablehlo.select %6, %73, %72 : tensor<8xi1>, tensor<8xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %76 = stablehlo.select %10, %75, %74 : tensor<8xi1>, tensor<8xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %78 = stablehlo.select %4, %77, %76 : tensor<8xi1>, tensor<8xf32>
    %cst_24 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %80 = stablehlo.select %20, %79, %78 : tensor<8xi1>, tensor<8xf32>
    return %80 : tensor<8xf32>
  }
  func.func private @lgamma_impl(%arg0: tensor<8xf32>) -> tensor<8xf32> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<8xf32>) -> tensor<8xi32>
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %2 = stablehlo.and %0, %1 : tensor<8xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %6 = stablehlo.compare GT, %2, %5, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_2 = stablehlo.constant dense<8388608> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %8 = stablehlo.compare LT, %2, %7, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %9 = stablehlo.and %6, %8 : tensor<8xi1>
    %10 = stablehlo.count_leading_zeros %2 : tensor<8xi32>
    %c_3 = stablehlo.constant dense<8> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %12 = stablehlo.subtract %10, %11 : tensor<8xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %14 = stablehlo.select %9, %12, %13 : tensor<8xi1>, tensor<8xi32>
    %c_5 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %16 = stablehlo.and %0, %15 : tensor<8xi32>
    %17 = stablehlo.shift_left %2, %14 : tensor<8xi32>
    %18 = stablehlo.or %16, %17 : tensor<8xi32>
    %19 = stablehlo.select %9, %18, %0 : tensor<8xi1>, tensor<8xi32>
    %20 = stablehlo.bitcast_convert %19 : (tensor<8xi32>) -> tensor<8xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %22 = stablehlo.compare GE, %20, %21, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %24 = stablehlo.select %4, %23, %20 : tensor<8xi1>, tensor<8xf32>
    %25 = stablehlo.not %22 : tensor<8xi1>
    %cst_7 = stablehlo.constant dense<0xCB000000> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %27 = stablehlo.compare GT, %24, %26, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %28 = stablehlo.and %25, %27 : tensor<8xi1>
    %cst_8 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %30 = stablehlo.select %28, %24, %29 : tensor<8xi1>, tensor<8xf32>
    %31 = stablehlo.round_nearest_even %30 : tensor<8xf32>
    %32 = stablehlo.subtract %30, %31 : tensor<8xf32>
    %33 = stablehlo.abs %32 : tensor<8xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %35 = stablehlo.subtract %34, %31 : tensor<8xf32>
    %36 = stablehlo.subtract %35, %32 : tensor<8xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %38 = stablehlo.subtract %37, %31 : tensor<8xf32>
    %39 = stablehlo.subtract %38, %36 : tensor<8xf32>
    %40 = stablehlo.subtract %39, %32 : tensor<8xf32>
    %41 = stablehlo.select %22, %24, %36 : tensor<8xi1>, tensor<8xf32>
    %cst_11 = stablehlo.constant dense<4.08500311E+36> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %43 = stablehlo.minimum %41, %42 : tensor<8xf32>
    %44:2 = call @_log_f32(%33, %14) : (tensor<8xf32>, tensor<8xi32>) -> (tensor<8xf32>, tensor<8xf32>)
    %45:3 = call @_lgamma_pos_small(%43) : (tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>)
    %46:3 = call @_lgamma_pos_large(%43) : (tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>)
    %cst_12 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %48 = stablehlo.compare LE, %43, %47, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %49 = stablehlo.add %46#0, %46#1 : tensor<8xf32>
    %50 = stablehlo.select %48, %45#0, %49 : tensor<8xi1>, tensor<8xf32>
    %51 = stablehlo.select %48, %45#1, %46#0 : tensor<8xi1>, tensor<8xf32>
    %52 = stablehlo.select %48, %45#2, %46#1 : tensor<8xi1>, tensor<8xf32>
    %53 = stablehlo.add %52, %44#1 : tensor<8xf32>
    %54 = stablehlo.multiply %46#2, %40 : tensor<8xf32>
    %55 = call @_lgamma_neg_reflection(%32, %44#0, %51, %53, %54) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %56:2 = call @_lgamma_neg_root(%30, %31) : (tensor<8xf32>, tensor<8xf32>) -> (tensor<8xi1>, tensor<8xf32>)
    %57 = stablehlo.select %56#0, %56#1, %55 : tensor<8xi1>, tensor<8xf32>
    %58 = stablehlo.select %22, %50, %57 : tensor<8xi1>, tensor<8xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %60 = stablehlo.compare EQ, %58, %59, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %62 = stablehlo.select %60, %61, %58 : tensor<8xi1>, tensor<8xf32>
    %63 = stablehlo.not %22 : tensor<8xi1>
    %64 = stablehlo.floor %24 : tensor<8xf32>
    %65 = stablehlo.compare EQ, %24, %64, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %66 = stablehlo.and %63, %65 : tensor<8xi1>
    %67 = stablehlo.or %4, %66 : tensor<8xi1>
    %cst_15 = stablehlo.constant dense<4.08500311E+36> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %69 = stablehlo.compare GT, %arg0, %68, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %70 = stablehlo.or %67, %69 : tensor<8xi1>
    %cst_16 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %72 = stablehlo.select %70, %71, %62 : tensor<8xi1>, tensor<8xf32>
    %73 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_17 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %75 = stablehlo.select %73, %74, %72 : tensor<8xi1>, tensor<8xf32>
    return %75 : tensor<8xf32>
  }
  func.func private @_log_f32(%arg0: tensor<8xf32>, %arg1: tensor<8xi32>) -> (tensor<8xf32>, tensor<8xf32>) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<8xf32>) -> tensor<8xi32>
    %c = stablehlo.constant dense<1060439283> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %2 = stablehlo.subtract %0, %1 : tensor<8xi32>
    %c_0 = stablehlo.constant dense<23> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %4 = stablehlo.shift_right_arithmetic %2, %3 : tensor<8xi32>
    %5 = stablehlo.subtract %4, %arg1 : tensor<8xi32>
    %6 = stablehlo.convert %5 : (tensor<8xi32>) -> tensor<8xf32>
    %c_1 = stablehlo.constant dense<23> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %8 = stablehlo.shift_left %4, %7 : tensor<8xi32>
    %9 = stablehlo.subtract %0, %8 : tensor<8xi32>
    %10 = stablehlo.bitcast_convert %9 : (tensor<8xi32>) -> tensor<8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %12 = stablehlo.subtract %10, %11 : tensor<8xf32>
    %13 = stablehlo.multiply %12, %12 : tensor<8xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %15 = stablehlo.multiply %14, %13 : tensor<8xf32>
    %16 = stablehlo.subtract %12, %15 : tensor<8xf32>
    %17 = stablehlo.multiply %13, %12 : tensor<8xf32>
    %cst_3 = stablehlo.constant dense<0.3333333432674408> : tensor<f64>
    %cst_4 = stablehlo.constant dense<-0.24999989569187164> : tensor<f64>
    %cst_5 = stablehlo.constant dense<0.19999992847442627> : tensor<f64>
    %cst_6 = stablehlo.constant dense<-0.16668006777763367> : tensor<f64>
    %cst_7 = stablehlo.constant dense<0.14287430047988892> : tensor<f64>
    %cst_8 = stablehlo.constant dense<-0.12451331317424774> : tensor<f64>
    %cst_9 = stablehlo.constant dense<0.11021918058395386> : tensor<f64>
    %cst_10 = stablehlo.constant dense<-0.10625848919153214> : tensor<f64>
    %cst_11 = stablehlo.constant dense<0.10618706792593002> : tensor<f64>
    %cst_12 = stablehlo.constant dense<-0.063545495271682739> : tensor<f64>
    %18 = call @_horner(%12, %cst_3, %cst_4, %cst_5, %cst_6, %cst_7, %cst_8, %cst_9, %cst_10, %cst_11, %cst_12) : (tensor<8xf32>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> tensor<8xf32>
    %19 = stablehlo.multiply %17, %18 : tensor<8xf32>
    %20 = stablehlo.add %16, %19 : tensor<8xf32>
    %cst_13 = stablehlo.constant dense<0.693115234> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %22 = stablehlo.multiply %6, %21 : tensor<8xf32>
    %cst_14 = stablehlo.constant dense<3.19461833E-5> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %24 = stablehlo.multiply %6, %23 : tensor<8xf32>
    %25 = stablehlo.add %20, %24 : tensor<8xf32>
    %26 = stablehlo.add %22, %25 : tensor<8xf32>
    %27 = stablehlo.subtract %22, %26 : tensor<8xf32>
    %28 = stablehlo.add %27, %25 : tensor<8xf32>
    return %26, %28 : tensor<8xf32>, tensor<8xf32>
  }
  func.func private @_horner(%arg0: tensor<8xf32>, %arg1: tensor<f64>, %arg2: tensor<f64>, %arg3: tensor<f64>, %arg4: tensor<f64>, %arg5: tensor<f64>, %arg6: tensor<f64>, %arg7: tensor<f64>, %arg8: tensor<f64>, %arg9: tensor<f64>, %arg10: tensor<f64>) -> tensor<8xf32> {
    %0 = stablehlo.convert %arg10 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.multiply %1, %arg0 : tensor<8xf32>
    %3 = stablehlo.convert %arg9 : (tensor<f64>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %5 = stablehlo.add %2, %4 : tensor<8xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<8xf32>
    %7 = stablehlo.convert %arg8 : (tensor<f64>) -> tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %9 = stablehlo.add %6, %8 : tensor<8xf32>
    %10 = stablehlo.multiply %9, %arg0 : tensor<8xf32>
    %11 = stablehlo.convert %arg7 : (tensor<f64>) -> tensor<f32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %13 = stablehlo.add %10, %12 : tensor<8xf32>
    %14 = stablehlo.multiply %13, %arg0 : tensor<8xf32>
    %15 = stablehlo.convert %arg6 : (tensor<f64>) -> tensor<f32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %17 = stablehlo.add %14, %16 : tensor<8xf32>
    %18 = stablehlo.multiply %17, %arg0 : tensor<8xf32>
    %19 = stablehlo.convert %arg5 : (tensor<f64>) -> tensor<f32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %21 = stablehlo.add %18, %20 : tensor<8xf32>
    %22 = stablehlo.multiply %21, %arg0 : tensor<8xf32>
    %23 = stablehlo.convert %arg4 : (tensor<f64>) -> tensor<f32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %25 = stablehlo.add %22, %24 : tensor<8xf32>
    %26 = stablehlo.multiply %25, %arg0 : tensor<8xf32>
    %27 = stablehlo.convert %arg3 : (tensor<f64>) -> tensor<f32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %29 = stablehlo.add %26, %28 : tensor<8xf32>
    %30 = stablehlo.multiply %29, %arg0 : tensor<8xf32>
    %31 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %33 = stablehlo.add %30, %32 : tensor<8xf32>
    %34 = stablehlo.multiply %33, %arg0 : tensor<8xf32>
    %35 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %37 = stablehlo.add %34, %36 : tensor<8xf32>
    return %37 : tensor<8xf32>
  }
  func.func private @_lgamma_pos_small(%arg0: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
    %cst = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<8xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %5 = stablehlo.subtract %3, %4 : tensor<8xf32>
    %cst_2 = stablehlo.constant dense<1.750000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %8 = stablehlo.select %1, %6, %7 : tensor<8xi1>, tensor<8xf32>
    %9 = stablehlo.subtract %3, %8 : tensor<8xf32>
    %cst_4 = stablehlo.constant dense<0.362068325> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_5 = stablehlo.constant dense<0.577215672> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %12 = stablehlo.select %1, %10, %11 : tensor<8xi1>, tensor<8xf32>
    %cst_6 = stablehlo.constant dense<-0.0657293424> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_7 = stablehlo.constant dense<-0.245251313> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %15 = stablehlo.select %1, %13, %14 : tensor<8xi1>, tensor<8xf32>
    %cst_8 = stablehlo.constant dense<0.0160308518> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_9 = stablehlo.constant dense<0.155433342> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %18 = stablehlo.select %1, %16, %17 : tensor<8xi1>, tensor<8xf32>
    %cst_10 = stablehlo.constant dense<-0.00441958429> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_11 = stablehlo.constant dense<-0.115152992> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %21 = stablehlo.select %1, %19, %20 : tensor<8xi1>, tensor<8xf32>
    %cst_12 = stablehlo.constant dense<0.00130368094> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_13 = stablehlo.constant dense<0.0922760441> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %24 = stablehlo.select %1, %22, %23 : tensor<8xi1>, tensor<8xf32>
    %cst_14 = stablehlo.constant dense<-4.00087971E-4> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_15 = stablehlo.constant dense<-0.0771135687> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %27 = stablehlo.select %1, %25, %26 : tensor<8xi1>, tensor<8xf32>
    %cst_16 = stablehlo.constant dense<1.24877915E-4> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_17 = stablehlo.constant dense<0.0660817325> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %30 = stablehlo.select %1, %28, %29 : tensor<8xi1>, tensor<8xf32>
    %cst_18 = stablehlo.constant dense<-4.18991549E-5> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_19 = stablehlo.constant dense<-0.061489731> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %33 = stablehlo.select %1, %31, %32 : tensor<8xi1>, tensor<8xf32>
    %cst_20 = stablehlo.constant dense<1.5541731E-5> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_21 = stablehlo.constant dense<0.0583322793> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %36 = stablehlo.select %1, %34, %35 : tensor<8xi1>, tensor<8xf32>
    %cst_22 = stablehlo.constant dense<-3.44545674E-6> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_23 = stablehlo.constant dense<-3.065680e-02> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %39 = stablehlo.select %1, %37, %38 : tensor<8xi1>, tensor<8xf32>
    %cst_24 = stablehlo.constant dense<2.14668859E-7> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_25 = stablehlo.constant dense<0.0167537015> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %42 = stablehlo.select %1, %40, %41 : tensor<8xi1>, tensor<8xf32>
    %cst_26 = stablehlo.constant dense<-9.51253639E-7> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_27 = stablehlo.constant dense<-0.0866426677> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %45 = stablehlo.select %1, %43, %44 : tensor<8xi1>, tensor<8xf32>
    %cst_28 = stablehlo.constant dense<5.093690e-07> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_29 = stablehlo.constant dense<0.0945988297> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %48 = stablehlo.select %1, %46, %47 : tensor<8xi1>, tensor<8xf32>
    %49 = call @_horner_0(%9, %12, %15, %18, %21, %24, %27, %30, %33, %36, %39, %42, %45, %48) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %50 = stablehlo.bitcast_convert %3 : (tensor<8xf32>) -> tensor<8xi32>
    %c = stablehlo.constant dense<-4096> : tensor<i32>
    %51 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %52 = stablehlo.and %50, %51 : tensor<8xi32>
    %53 = stablehlo.bitcast_convert %52 : (tensor<8xi32>) -> tensor<8xf32>
    %54 = stablehlo.subtract %3, %53 : tensor<8xf32>
    %55 = stablehlo.bitcast_convert %5 : (tensor<8xf32>) -> tensor<8xi32>
    %c_30 = stablehlo.constant dense<-4096> : tensor<i32>
    %56 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %57 = stablehlo.and %55, %56 : tensor<8xi32>
    %58 = stablehlo.bitcast_convert %57 : (tensor<8xi32>) -> tensor<8xf32>
    %59 = stablehlo.subtract %5, %58 : tensor<8xf32>
    %60 = stablehlo.multiply %53, %58 : tensor<8xf32>
    %61 = stablehlo.multiply %54, %5 : tensor<8xf32>
    %62 = stablehlo.multiply %53, %59 : tensor<8xf32>
    %63 = stablehlo.add %61, %62 : tensor<8xf32>
    %64 = stablehlo.bitcast_convert %49 : (tensor<8xf32>) -> tensor<8xi32>
    %c_31 = stablehlo.constant dense<-4096> : tensor<i32>
    %65 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %66 = stablehlo.and %64, %65 : tensor<8xi32>
    %67 = stablehlo.bitcast_convert %66 : (tensor<8xi32>) -> tensor<8xf32>
    %68 = stablehlo.subtract %49, %67 : tensor<8xf32>
    %69 = stablehlo.multiply %60, %67 : tensor<8xf32>
    %70 = stablehlo.multiply %63, %49 : tensor<8xf32>
    %71 = stablehlo.multiply %60, %68 : tensor<8xf32>
    %72 = stablehlo.add %70, %71 : tensor<8xf32>
    %73 = stablehlo.add %69, %72 : tensor<8xf32>
    return %73, %69, %72 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
  }
  func.func private @_horner_0(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>, %arg3: tensor<8xf32>, %arg4: tensor<8xf32>, %arg5: tensor<8xf32>, %arg6: tensor<8xf32>, %arg7: tensor<8xf32>, %arg8: tensor<8xf32>, %arg9: tensor<8xf32>, %arg10: tensor<8xf32>, %arg11: tensor<8xf32>, %arg12: tensor<8xf32>, %arg13: tensor<8xf32>) -> tensor<8xf32> {
    %0 = stablehlo.multiply %arg13, %arg0 : tensor<8xf32>
    %1 = stablehlo.add %0, %arg12 : tensor<8xf32>
    %2 = stablehlo.multiply %1, %arg0 : tensor<8xf32>
    %3 = stablehlo.add %2, %arg11 : tensor<8xf32>
    %4 = stablehlo.multiply %3, %arg0 : tensor<8xf32>
    %5 = stablehlo.add %4, %arg10 : tensor<8xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<8xf32>
    %7 = stablehlo.add %6, %arg9 : tensor<8xf32>
    %8 = stablehlo.multiply %7, %arg0 : tensor<8xf32>
    %9 = stablehlo.add %8, %arg8 : tensor<8xf32>
    %10 = stablehlo.multiply %9, %arg0 : tensor<8xf32>
    %11 = stablehlo.add %10, %arg7 : tensor<8xf32>
    %12 = stablehlo.multiply %11, %arg0 : tensor<8xf32>
    %13 = stablehlo.add %12, %arg6 : tensor<8xf32>
    %14 = stablehlo.multiply %13, %arg0 : tensor<8xf32>
    %15 = stablehlo.add %14, %arg5 : tensor<8xf32>
    %16 = stablehlo.multiply %15, %arg0 : tensor<8xf32>
    %17 = stablehlo.add %16, %arg4 : tensor<8xf32>
    %18 = stablehlo.multiply %17, %arg0 : tensor<8xf32>
    %19 = stablehlo.add %18, %arg3 : tensor<8xf32>
    %20 = stablehlo.multiply %19, %arg0 : tensor<8xf32>
    %21 = stablehlo.add %20, %arg2 : tensor<8xf32>
    %22 = stablehlo.multiply %21, %arg0 : tensor<8xf32>
    %23 = stablehlo.add %22, %arg1 : tensor<8xf32>
    return %23 : tensor<8xf32>
  }
  func.func private @_lgamma_pos_large(%arg0: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
    %0:2 = call @_log_f32_1(%arg0) : (tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
    %1 = stablehlo.bitcast_convert %0#0 : (tensor<8xf32>) -> tensor<8xi32>
    %c = stablehlo.constant dense<-4096> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %3 = stablehlo.and %1, %2 : tensor<8xi32>
    %4 = stablehlo.bitcast_convert %3 : (tensor<8xi32>) -> tensor<8xf32>
    %5 = stablehlo.subtract %0#0, %4 : tensor<8xf32>
    %6 = stablehlo.add %5, %0#1 : tensor<8xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %8 = stablehlo.subtract %arg0, %7 : tensor<8xf32>
    %9 = stablehlo.bitcast_convert %8 : (tensor<8xf32>) -> tensor<8xi32>
    %c_0 = stablehlo.constant dense<-4096> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %11 = stablehlo.and %9, %10 : tensor<8xi32>
    %12 = stablehlo.bitcast_convert %11 : (tensor<8xi32>) -> tensor<8xf32>
    %13 = stablehlo.subtract %8, %12 : tensor<8xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %15 = stablehlo.subtract %4, %14 : tensor<8xf32>
    %16 = stablehlo.multiply %12, %15 : tensor<8xf32>
    %17 = stablehlo.multiply %13, %15 : tensor<8xf32>
    %18 = stablehlo.multiply %8, %6 : tensor<8xf32>
    %19 = stablehlo.add %17, %18 : tensor<8xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %21 = stablehlo.divide %20, %arg0 : tensor<8xf32>
    %22 = stablehlo.multiply %21, %21 : tensor<8xf32>
    %cst_3 = stablehlo.constant dense<0.083333335816860198> : tensor<f64>
    %cst_4 = stablehlo.constant dense<-0.0027777778450399637> : tensor<f64>
    %cst_5 = stablehlo.constant dense<7.9365080455318093E-4> : tensor<f64>
    %cst_6 = stablehlo.constant dense<-5.9523811796680093E-4> : tensor<f64>
    %cst_7 = stablehlo.constant dense<8.4175082156434655E-4> : tensor<f64>
    %23 = call @_horner_2(%22, %cst_3, %cst_4, %cst_5, %cst_6, %cst_7) : (tensor<8xf32>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> tensor<8xf32>
    %cst_8 = stablehlo.constant dense<0.418938518> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %25 = stablehlo.add %19, %24 : tensor<8xf32>
    %26 = stablehlo.multiply %21, %23 : tensor<8xf32>
    %27 = stablehlo.add %25, %26 : tensor<8xf32>
    %cst_9 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %29 = stablehlo.multiply %28, %21 : tensor<8xf32>
    %30 = stablehlo.subtract %0#0, %29 : tensor<8xf32>
    return %16, %27, %30 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
  }
  func.func private @_log_f32_1(%arg0: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<8xf32>) -> tensor<8xi32>
    %c = stablehlo.constant dense<1060439283> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %2 = stablehlo.subtract %0, %1 : tensor<8xi32>
    %c_0 = stablehlo.constant dense<23> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %4 = stablehlo.shift_right_arithmetic %2, %3 : tensor<8xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %6 = stablehlo.subtract %4, %5 : tensor<8xi32>
    %7 = stablehlo.convert %6 : (tensor<8xi32>) -> tensor<8xf32>
    %c_2 = stablehlo.constant dense<23> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %9 = stablehlo.shift_left %4, %8 : tensor<8xi32>
    %10 = stablehlo.subtract %0, %9 : tensor<8xi32>
    %11 = stablehlo.bitcast_convert %10 : (tensor<8xi32>) -> tensor<8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %13 = stablehlo.subtract %11, %12 : tensor<8xf32>
    %14 = stablehlo.multiply %13, %13 : tensor<8xf32>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %16 = stablehlo.multiply %15, %14 : tensor<8xf32>
    %17 = stablehlo.subtract %13, %16 : tensor<8xf32>
    %18 = stablehlo.multiply %14, %13 : tensor<8xf32>
    %cst_4 = stablehlo.constant dense<0.3333333432674408> : tensor<f64>
    %cst_5 = stablehlo.constant dense<-0.24999989569187164> : tensor<f64>
    %cst_6 = stablehlo.constant dense<0.19999992847442627> : tensor<f64>
    %cst_7 = stablehlo.constant dense<-0.16668006777763367> : tensor<f64>
    %cst_8 = stablehlo.constant dense<0.14287430047988892> : tensor<f64>
    %cst_9 = stablehlo.constant dense<-0.12451331317424774> : tensor<f64>
    %cst_10 = stablehlo.constant dense<0.11021918058395386> : tensor<f64>
    %cst_11 = stablehlo.constant dense<-0.10625848919153214> : tensor<f64>
    %cst_12 = stablehlo.constant dense<0.10618706792593002> : tensor<f64>
    %cst_13 = stablehlo.constant dense<-0.063545495271682739> : tensor<f64>
    %19 = call @_horner(%13, %cst_4, %cst_5, %cst_6, %cst_7, %cst_8, %cst_9, %cst_10, %cst_11, %cst_12, %cst_13) : (tensor<8xf32>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> tensor<8xf32>
    %20 = stablehlo.multiply %18, %19 : tensor<8xf32>
    %21 = stablehlo.add %17, %20 : tensor<8xf32>
    %cst_14 = stablehlo.constant dense<0.693115234> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %23 = stablehlo.multiply %7, %22 : tensor<8xf32>
    %cst_15 = stablehlo.constant dense<3.19461833E-5> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %25 = stablehlo.multiply %7, %24 : tensor<8xf32>
    %26 = stablehlo.add %21, %25 : tensor<8xf32>
    %27 = stablehlo.add %23, %26 : tensor<8xf32>
    %28 = stablehlo.subtract %23, %27 : tensor<8xf32>
    %29 = stablehlo.add %28, %26 : tensor<8xf32>
    return %27, %29 : tensor<8xf32>, tensor<8xf32>
  }
  func.func private @_horner_2(%arg0: tensor<8xf32>, %arg1: tensor<f64>, %arg2: tensor<f64>, %arg3: tensor<f64>, %arg4: tensor<f64>, %arg5: tensor<f64>) -> tensor<8xf32> {
    %0 = stablehlo.convert %arg5 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.multiply %1, %arg0 : tensor<8xf32>
    %3 = stablehlo.convert %arg4 : (tensor<f64>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %5 = stablehlo.add %2, %4 : tensor<8xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<8xf32>
    %7 = stablehlo.convert %arg3 : (tensor<f64>) -> tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %9 = stablehlo.add %6, %8 : tensor<8xf32>
    %10 = stablehlo.multiply %9, %arg0 : tensor<8xf32>
    %11 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %13 = stablehlo.add %10, %12 : tensor<8xf32>
    %14 = stablehlo.multiply %13, %arg0 : tensor<8xf32>
    %15 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %17 = stablehlo.add %14, %16 : tensor<8xf32>
    return %17 : tensor<8xf32>
  }
  func.func private @_lgamma_neg_reflection(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>, %arg3: tensor<8xf32>, %arg4: tensor<8xf32>) -> tensor<8xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<8xf32>
    %cst = stablehlo.constant dense<-1.6449340581893921> : tensor<f64>
    %cst_0 = stablehlo.constant dense<-0.54116076231002808> : tensor<f64>
    %cst_1 = stablehlo.constant dense<-0.33916869759559631> : tensor<f64>
    %cst_2 = stablehlo.constant dense<-0.24974527955055237> : tensor<f64>
    %cst_3 = stablehlo.constant dense<-0.21417342126369476> : tensor<f64>
    %cst_4 = stablehlo.constant dense<-0.090555958449840545> : tensor<f64>
    %cst_5 = stablehlo.constant dense<-0.33258557319641113> : tensor<f64>
    %1 = call @_horner_3(%0, %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_5) : (tensor<8xf32>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> tensor<8xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<8xf32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<8xf32>
    %4 = stablehlo.add %2, %arg4 : tensor<8xf32>
    %5 = stablehlo.add %arg3, %4 : tensor<8xf32>
    %6 = stablehlo.add %3, %5 : tensor<8xf32>
    %7 = stablehlo.negate %6 : tensor<8xf32>
    return %7 : tensor<8xf32>
  }
  func.func private @_horner_3(%arg0: tensor<8xf32>, %arg1: tensor<f64>, %arg2: tensor<f64>, %arg3: tensor<f64>, %arg4: tensor<f64>, %arg5: tensor<f64>, %arg6: tensor<f64>, %arg7: tensor<f64>) -> tensor<8xf32> {
    %0 = stablehlo.convert %arg7 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.multiply %1, %arg0 : tensor<8xf32>
    %3 = stablehlo.convert %arg6 : (tensor<f64>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %5 = stablehlo.add %2, %4 : tensor<8xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<8xf32>
    %7 = stablehlo.convert %arg5 : (tensor<f64>) -> tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %9 = stablehlo.add %6, %8 : tensor<8xf32>
    %10 = stablehlo.multiply %9, %arg0 : tensor<8xf32>
    %11 = stablehlo.convert %arg4 : (tensor<f64>) -> tensor<f32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %13 = stablehlo.add %10, %12 : tensor<8xf32>
    %14 = stablehlo.multiply %13, %arg0 : tensor<8xf32>
    %15 = stablehlo.convert %arg3 : (tensor<f64>) -> tensor<f32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %17 = stablehlo.add %14, %16 : tensor<8xf32>
    %18 = stablehlo.multiply %17, %arg0 : tensor<8xf32>
    %19 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %21 = stablehlo.add %18, %20 : tensor<8xf32>
    %22 = stablehlo.multiply %21, %arg0 : tensor<8xf32>
    %23 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %25 = stablehlo.add %22, %24 : tensor<8xf32>
    return %25 : tensor<8xf32>
  }
  func.func private @_lgamma_neg_root(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>) -> (tensor<8xi1>, tensor<8xf32>) {
    %cst = stablehlo.constant dense<[-0.457024753, 1.000000e+00, -0.143580884, 0.252317339, -0.0393618383, 0.044705715, -0.00821816828, 0.00845535938, -0.00138529448, 0.00139251992, -1.98333408E-4, 1.98492111E-4, -2.48002707E-5, 2.48029046E-5, -2.75571483E-6, 2.75574894E-6]> : tensor<16xf32>
    %cst_0 = stablehlo.constant dense<[1.48729189E-8, 0.000000e+00, -4.60860106E-9, 1.40906877E-8, -1.48918433E-9, 1.1097015E-10, -4.15751669E-11, 6.298560e-11, 2.98885222E-11, 2.71651451E-12, 4.27655497E-13, -1.57696133E-12, 1.16013495E-14, -4.11633103E-13, 8.02972834E-15, 8.43790437E-14]> : tensor<16xf32>
    %cst_1 = stablehlo.constant dense<[2.550000e-01, -1.000000e+00, 3.400000e-01, 3.700000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01]> : tensor<16xf32>
    %cst_2 = stablehlo.constant dense<[-1.38533652, 0.000000e+00, -2.234660e+00, -0.966047525, -2.10904527, -1.85305738, -2.02762246, -1.97070384, -2.00517678, -1.99477208, -2.00079918, -1.99919963, -2.0001061, -1.99989378, -2.0000124, -1.9999876]> : tensor<16xf32>
    %cst_3 = stablehlo.constant dense<[2.67372108, 0.000000e+00, -0.104558013, 1.47233355, -0.0994995161, 0.15925236, -0.0272024628, 0.0297407601, -0.00516465073, 0.00524011673, -7.99042871E-4, 8.00676643E-4, -1.06171268E-4, 1.06197927E-4, -1.24548615E-5, 1.24457247E-5]> : tensor<16xf32>
    %cst_4 = stablehlo.constant dense<[5.65496206, 0.000000e+00, -0.632970095, 1.32829309, -0.756576359, -0.495038867, -0.693450987, -0.636482954, -0.671820819, -0.661415874, -0.667466938, -0.665867149, -0.666774272, -0.666561901, -0.666680336, -0.66665554]> : tensor<16xf32>
    %cst_5 = stablehlo.constant dense<[13.6487474, 0.000000e+00, 0.18435128, 2.66334176, -0.0802543088, 0.183989882, -0.0263557527, 0.0306188613, -0.00513932668, 0.00526309945, -7.983600e-04, 8.00992537E-4, -1.06074294E-4, 1.06123902E-4, -1.08104869E-5, 1.11924992E-5]> : tensor<16xf32>
    %cst_6 = stablehlo.constant dense<[29.0560436, 0.000000e+00, -0.0475766957, 3.16822863, -0.470409244, -0.203508675, -0.425810963, -3.688310e-01, -4.050240e-01, -0.394625604, -0.400700718, -0.399102062, -0.400009692, -0.399797767, -3.999230e-01, -0.39989692]> : tensor<16xf32>
    %cst_7 = stablehlo.constant dense<[64.692688, 0.000000e+00, 5.535060e-01, 4.82858515, -0.0605156571, 0.212788194, -0.0257291067, 0.0318717323, -0.00515836058, 0.00533373794, -8.04428709E-4, 8.080150e-04, -1.07942105E-4, 1.07877786E-4, -3.53875039E-5, 2.95385908E-5]> : tensor<16xf32>
    %cst_8 = stablehlo.constant dense<[144.274414, 0.000000e+00, 0.502989888, 6.22517824, -0.33854869, -0.0589724258, -0.313833177, -0.255872041, -0.293304026, -0.282735527, -0.28885287, -0.287227511, -0.288137108, -0.287917346, -0.287951857, -2.879430e-01]> : tensor<16xf32>
    %cst_9 = stablehlo.constant dense<[354.171173, 0.000000e+00, 0.874119758, 9.20790672, -0.0421104282, 0.194769889, -0.0219563879, 0.0279599521, -0.00452799257, 0.00470815646, -7.10393128E-4, 7.14876514E-4, -8.80396764E-5, 8.91314048E-5, 1.32301051E-4, -9.35434145E-5]> : tensor<16xf32>
    %cst_10 = stablehlo.constant dense<[972.521484, 0.000000e+00, 0.829021215, 15.6274681, -0.230358541, -0.0118875364, -0.215895846, -0.168328941, -0.201411426, -0.192730859, -0.198401839, -0.19707121, -0.197927535, -0.197773159, -0.198337495, -0.198233053]> : tensor<16xf32>
    %cst_11 = stablehlo.constant dense<[2111.91357, 0.000000e+00, 2.96750498, 24.9583759, -0.012698682, 0.470867515, -0.0385501981, 0.056485422, -0.00820949394, 0.00869482476, -0.00128752366, 0.00129581429, -1.87857018E-4, 1.85009369E-4, -3.45863868E-4, 2.53180886E-4]> : tensor<16xf32>
    %cst_12 = stablehlo.constant dense<[2133.65771, 0.000000e+00, 3.87669849, 18.7148895, -0.289828926, 0.247943312, -0.340197712, -0.23934947, -0.304349959, -0.286053866, -0.295447946, -0.292626083, -0.293967903, -0.293548137, -0.292859882, -0.292959183]> : tensor<16xf32>
    %cst_13 = stablehlo.constant dense<-2.600000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_14 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %3 = stablehlo.compare LT, %arg0, %2, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %4 = stablehlo.and %1, %3 : tensor<8xi1>
    %cst_15 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %6 = stablehlo.select %4, %5, %arg1 : tensor<8xi1>, tensor<8xf32>
    %7 = stablehlo.subtract %arg0, %6 : tensor<8xf32>
    %8 = stablehlo.negate %6 : tensor<8xf32>
    %9 = stablehlo.convert %8 : (tensor<8xf32>) -> tensor<8xi32>
    %c = stablehlo.constant dense<2> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %11 = stablehlo.compare GE, %9, %10, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_16 = stablehlo.constant dense<9> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %13 = stablehlo.compare LE, %9, %12, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %14 = stablehlo.and %11, %13 : tensor<8xi1>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %16 = stablehlo.compare GT, %7, %15, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %c_18 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %19 = stablehlo.select %16, %17, %18 : tensor<8xi1>, tensor<8xi32>
    %c_20 = stablehlo.constant dense<2> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %21 = stablehlo.subtract %9, %20 : tensor<8xi32>
    %c_21 = stablehlo.constant dense<2> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %23 = stablehlo.multiply %22, %21 : tensor<8xi32>
    %24 = stablehlo.add %23, %19 : tensor<8xi32>
    %c_22 = stablehlo.constant dense<1> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %26 = stablehlo.select %14, %24, %25 : tensor<8xi1>, tensor<8xi32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %28 = "stablehlo.gather"(%cst, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %29 = "stablehlo.gather"(%cst_0, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %30 = "stablehlo.gather"(%cst_1, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %31 = "stablehlo.gather"(%cst_2, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %32 = "stablehlo.gather"(%cst_3, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %33 = "stablehlo.gather"(%cst_4, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %34 = "stablehlo.gather"(%cst_5, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %35 = "stablehlo.gather"(%cst_6, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %36 = "stablehlo.gather"(%cst_7, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %37 = "stablehlo.gather"(%cst_8, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %38 = "stablehlo.gather"(%cst_9, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %39 = "stablehlo.gather"(%cst_10, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %40 = "stablehlo.gather"(%cst_11, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %41 = "stablehlo.gather"(%cst_12, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %42 = stablehlo.subtract %7, %28 : tensor<8xf32>
    %43 = stablehlo.add %7, %28 : tensor<8xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %45 = stablehlo.divide %44, %43 : tensor<8xf32>
    %46 = stablehlo.subtract %42, %29 : tensor<8xf32>
    %47 = stablehlo.multiply %46, %45 : tensor<8xf32>
    %48 = stablehlo.multiply %47, %43 : tensor<8xf32>
    %49 = stablehlo.subtract %42, %48 : tensor<8xf32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %51 = stablehlo.add %50, %47 : tensor<8xf32>
    %52 = stablehlo.multiply %29, %51 : tensor<8xf32>
    %53 = stablehlo.subtract %49, %52 : tensor<8xf32>
    %54 = stablehlo.multiply %53, %45 : tensor<8xf32>
    %55 = stablehlo.add %47, %54 : tensor<8xf32>
    %56 = stablehlo.abs %55 : tensor<8xf32>
    %57 = stablehlo.compare LE, %56, %30, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %59 = stablehlo.select %57, %55, %58 : tensor<8xi1>, tensor<8xf32>
    %60 = call @_horner_4(%59, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %61 = stablehlo.multiply %59, %60 : tensor<8xf32>
    return %57, %61 : tensor<8xi1>, tensor<8xf32>
  }
  func.func private @_horner_4(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>, %arg3: tensor<8xf32>, %arg4: tensor<8xf32>, %arg5: tensor<8xf32>, %arg6: tensor<8xf32>, %arg7: tensor<8xf32>, %arg8: tensor<8xf32>, %arg9: tensor<8xf32>, %arg10: tensor<8xf32>, %arg11: tensor<8xf32>) -> tensor<8xf32> {
    %0 = stablehlo.multiply %arg11, %arg0 : tensor<8xf32>
    %1 = stablehlo.add %0, %arg10 : tensor<8xf32>
    %2 = stablehlo.multiply %1, %arg0 : tensor<8xf32>
    %3 = stablehlo.add %2, %arg9 : tensor<8xf32>
    %4 = stablehlo.multiply %3, %arg0 : tensor<8xf32>
    %5 = stablehlo.add %4, %arg8 : tensor<8xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<8xf32>
    %7 = stablehlo.add %6, %arg7 : tensor<8xf32>
    %8 = stablehlo.multiply %7, %arg0 : tensor<8xf32>
    %9 = stablehlo.add %8, %arg6 : tensor<8xf32>
    %10 = stablehlo.multiply %9, %arg0 : tensor<8xf32>
    %11 = stablehlo.add %10, %arg5 : tensor<8xf32>
    %12 = stablehlo.multiply %11, %arg0 : tensor<8xf32>
    %13 = stablehlo.add %12, %arg4 : tensor<8xf32>
    %14 = stablehlo.multiply %13, %arg0 : tensor<8xf32>
    %15 = stablehlo.add %14, %arg3 : tensor<8xf32>
    %16 = stablehlo.multiply %15, %arg0 : tensor<8xf32>
    %17 = stablehlo.add %16, %arg2 : tensor<8xf32>
    %18 = stablehlo.multiply %17, %arg0 : tensor<8xf32>
    %19 = stablehlo.add %18, %arg1 : tensor<8xf32>
    return %19 : tensor<8xf32>
  }
}

// -----

// special: igammac f32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<8xf32>, tensor<8xf32>)
    %e:1 = call @expected() : () -> (tensor<8xf32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<8xf32>
    return
  }
  func.func private @inputs() -> (tensor<8xf32>, tensor<8xf32>) {
    %0 = stablehlo.constant dense<"0x0CDF8B409EBF0E4007A05340B99C4B4057DA334052389440CEA36A4098BC4940"> : tensor<8xf32>
    %1 = stablehlo.constant dense<"0x66DD8940780889403E660340F6C0FB3F05986C4073666C3FC2419C4052649440"> : tensor<8xf32>
    return %0, %1 : tensor<8xf32>, tensor<8xf32>
  }
  func.func private @expected() -> (tensor<8xf32>) {
    %0 = stablehlo.constant dense<"0x8477E53E0299C43DFAD23A3FEDC2393F97137F3EC0B57E3F69F6683E6A5F383E"> : tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func private @program(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>) -> (tensor<8xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %2 = stablehlo.or %0, %1 : tensor<8xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %4 = stablehlo.compare EQ, %arg0, %3, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %6 = stablehlo.compare EQ, %arg1, %5, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_1 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %8 = stablehlo.compare EQ, %arg1, %7, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %10 = stablehlo.compare EQ, %arg0, %9, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %12 = stablehlo.compare LT, %arg1, %11, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %14 = stablehlo.compare LT, %arg0, %13, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %15 = stablehlo.and %4, %6 : tensor<8xi1>
    %16 = stablehlo.and %10, %8 : tensor<8xi1>
    %17 = stablehlo.or %12, %14 : tensor<8xi1>
    %18 = stablehlo.or %17, %15 : tensor<8xi1>
    %19 = stablehlo.or %18, %16 : tensor<8xi1>
    %20 = stablehlo.or %19, %2 : tensor<8xi1>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %22 = stablehlo.compare LT, %arg1, %21, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %23 = stablehlo.compare LT, %arg1, %arg0, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %24 = stablehlo.or %22, %23 : tensor<8xi1>
    %25 = stablehlo.log %arg1 : tensor<8xf32>
    %26 = stablehlo.multiply %arg0, %25 : tensor<8xf32>
    %27 = stablehlo.subtract %26, %arg1 : tensor<8xf32>
    %28 = call @lgamma_impl(%arg0) : (tensor<8xf32>) -> tensor<8xf32>
    %29 = stablehlo.subtract %27, %28 : tensor<8xf32>
    %cst_6 = stablehlo.constant dense<3.40282347E+38> : tensor<f32>
    %30 = stablehlo.log %cst_6 : tensor<f32>
    %31 = stablehlo.negate %30 : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %33 = stablehlo.compare LT, %29, %32, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %34 = stablehlo.or %20, %33 : tensor<8xi1>
    %35 = stablehlo.or %34, %8 : tensor<8xi1>
    %36 = stablehlo.or %35, %4 : tensor<8xi1>
    %37 = stablehlo.or %36, %10 : tensor<8xi1>
    %38 = stablehlo.not %37 : tensor<8xi1>
    %39 = stablehlo.exponential %29 : tensor<8xf32>
    %40 = stablehlo.and %38, %24 : tensor<8xi1>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %45:7 = stablehlo.while(%iterArg = %40, %iterArg_24 = %arg0, %iterArg_25 = %41, %iterArg_26 = %42, %iterArg_27 = %arg1, %iterArg_28 = %43, %iterArg_29 = %44) : tensor<8xi1>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
    cond {
      %c = stablehlo.constant dense<false> : tensor<i1>
      %80 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %80 : tensor<i1>
    } do {
      %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %80 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %81 = stablehlo.add %iterArg_24, %80 : tensor<8xf32>
      %82 = stablehlo.divide %iterArg_27, %81 : tensor<8xf32>
      %83 = stablehlo.multiply %iterArg_28, %82 : tensor<8xf32>
      %84 = stablehlo.multiply %iterArg_25, %iterArg_27 : tensor<8xf32>
      %85 = stablehlo.multiply %81, %81 : tensor<8xf32>
      %86 = stablehlo.divide %84, %85 : tensor<8xf32>
      %87 = stablehlo.subtract %83, %86 : tensor<8xf32>
      %88 = stablehlo.add %iterArg_29, %87 : tensor<8xf32>
      %89 = stablehlo.divide %iterArg_27, %81 : tensor<8xf32>
      %90 = stablehlo.multiply %iterArg_25, %89 : tensor<8xf32>
      %91 = stablehlo.add %iterArg_26, %90 : tensor<8xf32>
      %92 = stablehlo.divide %90, %91 : tensor<8xf32>
      %cst_31 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %93 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %94 = stablehlo.compare GT, %92, %93, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
      %95 = stablehlo.and %iterArg, %94 : tensor<8xi1>
      %96 = stablehlo.select %iterArg, %81, %iterArg_24 : tensor<8xi1>, tensor<8xf32>
      %97 = stablehlo.select %iterArg, %90, %iterArg_25 : tensor<8xi1>, tensor<8xf32>
      %98 = stablehlo.select %iterArg, %91, %iterArg_26 : tensor<8xi1>, tensor<8xf32>
      %99 = stablehlo.select %iterArg, %iterArg_27, %iterArg_27 : tensor<8xi1>, tensor<8xf32>
      %100 = stablehlo.select %iterArg, %87, %iterArg_28 : tensor<8xi1>, tensor<8xf32>
      %101 = stablehlo.select %iterArg, %88, %iterArg_29 : tensor<8xi1>, tensor<8xf32>
      stablehlo.return %95, %96, %97, %98, %99, %100, %101 : tensor<8xi1>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
    }
    %46 = stablehlo.multiply %45#3, %39 : tensor<8xf32>
    %47 = stablehlo.divide %46, %arg0 : tensor<8xf32>
    %48 = stablehlo.not %24 : tensor<8xi1>
    %49 = stablehlo.and %38, %48 : tensor<8xi1>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %51 = stablehlo.subtract %50, %arg0 : tensor<8xf32>
    %52 = stablehlo.add %arg1, %51 : tensor<8xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %54 = stablehlo.add %52, %53 : tensor<8xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %57 = stablehlo.add %arg1, %56 : tensor<8xf32>
    %58 = stablehlo.multiply %54, %arg1 : tensor<8xf32>
    %59 = stablehlo.divide %57, %58 : tensor<8xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %64 = stablehlo.negate %arg1 : tensor<8xf32>
    %65 = stablehlo.multiply %59, %64 : tensor<8xf32>
    %66 = stablehlo.subtract %63, %65 : tensor<8xf32>
    %67 = stablehlo.divide %66, %58 : tensor<8xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68:15 = stablehlo.while(%iterArg = %49, %iterArg_24 = %59, %iterArg_25 = %60, %iterArg_26 = %51, %iterArg_27 = %54, %iterArg_28 = %cst_19, %iterArg_29 = %57, %iterArg_30 = %58, %iterArg_31 = %55, %iterArg_32 = %arg1, %iterArg_33 = %61, %iterArg_34 = %62, %iterArg_35 = %63, %iterArg_36 = %64, %iterArg_37 = %67) : tensor<8xi1>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<f32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
    cond {
      %cst_38 = stablehlo.constant dense<2.000000e+03> : tensor<f32>
      %80 = stablehlo.compare LT, %iterArg_28, %cst_38, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c = stablehlo.constant dense<false> : tensor<i1>
      %81 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
      %82 = stablehlo.and %80, %81 : tensor<i1>
      stablehlo.return %82 : tensor<i1>
    } do {
      %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %80 = stablehlo.add %iterArg_28, %cst_38 : tensor<f32>
      %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %81 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %82 = stablehlo.add %iterArg_26, %81 : tensor<8xf32>
      %cst_40 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %83 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %84 = stablehlo.add %iterArg_27, %83 : tensor<8xf32>
      %85 = stablehlo.broadcast_in_dim %80, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %86 = stablehlo.multiply %82, %85 : tensor<8xf32>
      %87 = stablehlo.multiply %iterArg_29, %84 : tensor<8xf32>
      %88 = stablehlo.multiply %iterArg_31, %86 : tensor<8xf32>
      %89 = stablehlo.subtract %87, %88 : tensor<8xf32>
      %90 = stablehlo.multiply %iterArg_30, %84 : tensor<8xf32>
      %91 = stablehlo.multiply %iterArg_32, %86 : tensor<8xf32>
      %92 = stablehlo.subtract %90, %91 : tensor<8xf32>
      %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %93 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %94 = stablehlo.compare NE, %92, %93, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
      %95 = stablehlo.divide %89, %92 : tensor<8xf32>
      %96 = stablehlo.subtract %iterArg_24, %95 : tensor<8xf32>
      %97 = stablehlo.divide %96, %95 : tensor<8xf32>
      %98 = stablehlo.abs %97 : tensor<8xf32>
      %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %99 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %100 = stablehlo.select %94, %98, %99 : tensor<8xi1>, tensor<8xf32>
      %101 = stablehlo.select %94, %95, %iterArg_24 : tensor<8xi1>, tensor<8xf32>
      %102 = stablehlo.multiply %iterArg_35, %84 : tensor<8xf32>
      %103 = stablehlo.subtract %102, %iterArg_29 : tensor<8xf32>
      %104 = stablehlo.multiply %iterArg_33, %86 : tensor<8xf32>
      %105 = stablehlo.subtract %103, %104 : tensor<8xf32>
      %106 = stablehlo.broadcast_in_dim %80, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %107 = stablehlo.multiply %iterArg_31, %106 : tensor<8xf32>
      %108 = stablehlo.add %105, %107 : tensor<8xf32>
      %109 = stablehlo.multiply %iterArg_36, %84 : tensor<8xf32>
      %110 = stablehlo.subtract %109, %iterArg_30 : tensor<8xf32>
      %111 = stablehlo.multiply %iterArg_34, %86 : tensor<8xf32>
      %112 = stablehlo.subtract %110, %111 : tensor<8xf32>
      %113 = stablehlo.broadcast_in_dim %80, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %114 = stablehlo.multiply %iterArg_32, %113 : tensor<8xf32>
      %115 = stablehlo.add %112, %114 : tensor<8xf32>
      %116 = stablehlo.multiply %101, %115 : tensor<8xf32>
      %117 = stablehlo.subtract %108, %116 : tensor<8xf32>
      %118 = stablehlo.divide %117, %92 : tensor<8xf32>
      %119 = stablehlo.select %94, %118, %iterArg_37 : tensor<8xi1>, tensor<8xf32>
      %120 = stablehlo.subtract %119, %iterArg_37 : tensor<8xf32>
      %121 = stablehlo.abs %120 : tensor<8xf32>
      %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %122 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %123 = stablehlo.select %94, %121, %122 : tensor<8xi1>, tensor<8xf32>
      %124 = stablehlo.abs %89 : tensor<8xf32>
      %cst_44 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %cst_45 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %125 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<f32>
      %126 = stablehlo.divide %125, %cst_44 : tensor<f32>
      %127 = stablehlo.broadcast_in_dim %126, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %128 = stablehlo.compare GT, %124, %127, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
      %cst_46 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %129 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %130 = stablehlo.multiply %iterArg_29, %129 : tensor<8xf32>
      %131 = stablehlo.select %128, %130, %iterArg_29 : tensor<8xi1>, tensor<8xf32>
      %cst_47 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %132 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %133 = stablehlo.multiply %89, %132 : tensor<8xf32>
      %134 = stablehlo.select %128, %133, %89 : tensor<8xi1>, tensor<8xf32>
      %cst_48 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %135 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %136 = stablehlo.multiply %iterArg_30, %135 : tensor<8xf32>
      %137 = stablehlo.select %128, %136, %iterArg_30 : tensor<8xi1>, tensor<8xf32>
      %cst_49 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %138 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %139 = stablehlo.multiply %92, %138 : tensor<8xf32>
      %140 = stablehlo.select %128, %139, %92 : tensor<8xi1>, tensor<8xf32>
      %cst_50 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %141 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %142 = stablehlo.multiply %iterArg_35, %141 : tensor<8xf32>
      %143 = stablehlo.select %128, %142, %iterArg_35 : tensor<8xi1>, tensor<8xf32>
      %cst_51 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %144 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %145 = stablehlo.multiply %iterArg_36, %144 : tensor<8xf32>
      %146 = stablehlo.select %128, %145, %iterArg_36 : tensor<8xi1>, tensor<8xf32>
      %cst_52 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %147 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %148 = stablehlo.multiply %108, %147 : tensor<8xf32>
      %149 = stablehlo.select %128, %148, %108 : tensor<8xi1>, tensor<8xf32>
      %cst_53 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %150 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %151 = stablehlo.multiply %115, %150 : tensor<8xf32>
      %152 = stablehlo.select %128, %151, %115 : tensor<8xi1>, tensor<8xf32>
      %cst_54 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %153 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %154 = stablehlo.compare GT, %100, %153, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
      %155 = stablehlo.and %iterArg, %154 : tensor<8xi1>
      %156 = stablehlo.select %iterArg, %101, %iterArg_24 : tensor<8xi1>, tensor<8xf32>
      %157 = stablehlo.select %iterArg, %100, %iterArg_25 : tensor<8xi1>, tensor<8xf32>
      %158 = stablehlo.select %iterArg, %82, %iterArg_26 : tensor<8xi1>, tensor<8xf32>
      %159 = stablehlo.select %iterArg, %84, %iterArg_27 : tensor<8xi1>, tensor<8xf32>
      %160 = stablehlo.select %iterArg, %134, %iterArg_29 : tensor<8xi1>, tensor<8xf32>
      %161 = stablehlo.select %iterArg, %140, %iterArg_30 : tensor<8xi1>, tensor<8xf32>
      %162 = stablehlo.select %iterArg, %131, %iterArg_31 : tensor<8xi1>, tensor<8xf32>
      %163 = stablehlo.select %iterArg, %137, %iterArg_32 : tensor<8xi1>, tensor<8xf32>
      %164 = stablehlo.select %iterArg, %143, %iterArg_33 : tensor<8xi1>, tensor<8xf32>
      %165 = stablehlo.select %iterArg, %146, %iterArg_34 : tensor<8xi1>, tensor<8xf32>
      %166 = stablehlo.select %iterArg, %149, %iterArg_35 : tensor<8xi1>, tensor<8xf32>
      %167 = stablehlo.select %iterArg, %152, %iterArg_36 : tensor<8xi1>, tensor<8xf32>
      %168 = stablehlo.select %iterArg, %119, %iterArg_37 : tensor<8xi1>, tensor<8xf32>
      stablehlo.return %155, %156, %157, %158, %159, %80, %160, %161, %162, %163, %164, %165, %166, %167, %168 : tensor<8xi1>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<f32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
    }
    %69 = stablehlo.multiply %68#1, %39 : tensor<8xf32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %71 = stablehlo.subtract %70, %47 : tensor<8xf32>
    %72 = stablehlo.select %24, %71, %69 : tensor<8xi1>, tensor<8xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %74 = stablehlo.select %10, %73, %72 : tensor<8xi1>, tensor<8xf32>
    %75 = stablehlo.or %8, %4 : tensor<8xi1>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %77 = stablehlo.select %75, %76, %74 : tensor<8xi1>, tensor<8xf32>
    %cst_23 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %79 = stablehlo.select %20, %78, %77 : tensor<8xi1>, tensor<8xf32>
    return %79 : tensor<8xf32>
  }
  func.func private @lgamma_impl(%arg0: tensor<8xf32>) -> tensor<8xf32> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<8xf32>) -> tensor<8xi32>
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %2 = stablehlo.and %0, %1 : tensor<8xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %6 = stablehlo.compare GT, %2, %5, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_2 = stablehlo.constant dense<8388608> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %8 = stablehlo.compare LT, %2, %7, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %9 = stablehlo.and %6, %8 : tensor<8xi1>
    %10 = stablehlo.count_leading_zeros %2 : tensor<8xi32>
    %c_3 = stablehlo.constant dense<8> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %12 = stablehlo.subtract %10, %11 : tensor<8xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %14 = stablehlo.select %9, %12, %13 : tensor<8xi1>, tensor<8xi32>
    %c_5 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %16 = stablehlo.and %0, %15 : tensor<8xi32>
    %17 = stablehlo.shift_left %2, %14 : tensor<8xi32>
    %18 = stablehlo.or %16, %17 : tensor<8xi32>
    %19 = stablehlo.select %9, %18, %0 : tensor<8xi1>, tensor<8xi32>
    %20 = stablehlo.bitcast_convert %19 : (tensor<8xi32>) -> tensor<8xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %22 = stablehlo.compare GE, %20, %21, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %24 = stablehlo.select %4, %23, %20 : tensor<8xi1>, tensor<8xf32>
    %25 = stablehlo.not %22 : tensor<8xi1>
    %cst_7 = stablehlo.constant dense<0xCB000000> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %27 = stablehlo.compare GT, %24, %26, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %28 = stablehlo.and %25, %27 : tensor<8xi1>
    %cst_8 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %30 = stablehlo.select %28, %24, %29 : tensor<8xi1>, tensor<8xf32>
    %31 = stablehlo.round_nearest_even %30 : tensor<8xf32>
    %32 = stablehlo.subtract %30, %31 : tensor<8xf32>
    %33 = stablehlo.abs %32 : tensor<8xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %35 = stablehlo.subtract %34, %31 : tensor<8xf32>
    %36 = stablehlo.subtract %35, %32 : tensor<8xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %38 = stablehlo.subtract %37, %31 : tensor<8xf32>
    %39 = stablehlo.subtract %38, %36 : tensor<8xf32>
    %40 = stablehlo.subtract %39, %32 : tensor<8xf32>
    %41 = stablehlo.select %22, %24, %36 : tensor<8xi1>, tensor<8xf32>
    %cst_11 = stablehlo.constant dense<4.08500311E+36> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %43 = stablehlo.minimum %41, %42 : tensor<8xf32>
    %44:2 = call @_log_f32(%33, %14) : (tensor<8xf32>, tensor<8xi32>) -> (tensor<8xf32>, tensor<8xf32>)
    %45:3 = call @_lgamma_pos_small(%43) : (tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>)
    %46:3 = call @_lgamma_pos_large(%43) : (tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>)
    %cst_12 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %48 = stablehlo.compare LE, %43, %47, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %49 = stablehlo.add %46#0, %46#1 : tensor<8xf32>
    %50 = stablehlo.select %48, %45#0, %49 : tensor<8xi1>, tensor<8xf32>
    %51 = stablehlo.select %48, %45#1, %46#0 : tensor<8xi1>, tensor<8xf32>
    %52 = stablehlo.select %48, %45#2, %46#1 : tensor<8xi1>, tensor<8xf32>
    %53 = stablehlo.add %52, %44#1 : tensor<8xf32>
    %54 = stablehlo.multiply %46#2, %40 : tensor<8xf32>
    %55 = call @_lgamma_neg_reflection(%32, %44#0, %51, %53, %54) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %56:2 = call @_lgamma_neg_root(%30, %31) : (tensor<8xf32>, tensor<8xf32>) -> (tensor<8xi1>, tensor<8xf32>)
    %57 = stablehlo.select %56#0, %56#1, %55 : tensor<8xi1>, tensor<8xf32>
    %58 = stablehlo.select %22, %50, %57 : tensor<8xi1>, tensor<8xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %60 = stablehlo.compare EQ, %58, %59, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %62 = stablehlo.select %60, %61, %58 : tensor<8xi1>, tensor<8xf32>
    %63 = stablehlo.not %22 : tensor<8xi1>
    %64 = stablehlo.floor %24 : tensor<8xf32>
    %65 = stablehlo.compare EQ, %24, %64, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %66 = stablehlo.and %63, %65 : tensor<8xi1>
    %67 = stablehlo.or %4, %66 : tensor<8xi1>
    %cst_15 = stablehlo.constant dense<4.08500311E+36> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %69 = stablehlo.compare GT, %arg0, %68, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %70 = stablehlo.or %67, %69 : tensor<8xi1>
    %cst_16 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %72 = stablehlo.select %70, %71, %62 : tensor<8xi1>, tensor<8xf32>
    %73 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_17 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %75 = stablehlo.select %73, %74, %72 : tensor<8xi1>, tensor<8xf32>
    return %75 : tensor<8xf32>
  }
  func.func private @_log_f32(%arg0: tensor<8xf32>, %arg1: tensor<8xi32>) -> (tensor<8xf32>, tensor<8xf32>) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<8xf32>) -> tensor<8xi32>
    %c = stablehlo.constant dense<1060439283> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %2 = stablehlo.subtract %0, %1 : tensor<8xi32>
    %c_0 = stablehlo.constant dense<23> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %4 = stablehlo.shift_right_arithmetic %2, %3 : tensor<8xi32>
    %5 = stablehlo.subtract %4, %arg1 : tensor<8xi32>
    %6 = stablehlo.convert %5 : (tensor<8xi32>) -> tensor<8xf32>
    %c_1 = stablehlo.constant dense<23> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %8 = stablehlo.shift_left %4, %7 : tensor<8xi32>
    %9 = stablehlo.subtract %0, %8 : tensor<8xi32>
    %10 = stablehlo.bitcast_convert %9 : (tensor<8xi32>) -> tensor<8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %12 = stablehlo.subtract %10, %11 : tensor<8xf32>
    %13 = stablehlo.multiply %12, %12 : tensor<8xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %15 = stablehlo.multiply %14, %13 : tensor<8xf32>
    %16 = stablehlo.subtract %12, %15 : tensor<8xf32>
    %17 = stablehlo.multiply %13, %12 : tensor<8xf32>
    %cst_3 = stablehlo.constant dense<0.3333333432674408> : tensor<f64>
    %cst_4 = stablehlo.constant dense<-0.24999989569187164> : tensor<f64>
    %cst_5 = stablehlo.constant dense<0.19999992847442627> : tensor<f64>
    %cst_6 = stablehlo.constant dense<-0.16668006777763367> : tensor<f64>
    %cst_7 = stablehlo.constant dense<0.14287430047988892> : tensor<f64>
    %cst_8 = stablehlo.constant dense<-0.12451331317424774> : tensor<f64>
    %cst_9 = stablehlo.constant dense<0.11021918058395386> : tensor<f64>
    %cst_10 = stablehlo.constant dense<-0.10625848919153214> : tensor<f64>
    %cst_11 = stablehlo.constant dense<0.10618706792593002> : tensor<f64>
    %cst_12 = stablehlo.constant dense<-0.063545495271682739> : tensor<f64>
    %18 = call @_horner(%12, %cst_3, %cst_4, %cst_5, %cst_6, %cst_7, %cst_8, %cst_9, %cst_10, %cst_11, %cst_12) : (tensor<8xf32>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> tensor<8xf32>
    %19 = stablehlo.multiply %17, %18 : tensor<8xf32>
    %20 = stablehlo.add %16, %19 : tensor<8xf32>
    %cst_13 = stablehlo.constant dense<0.693115234> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %22 = stablehlo.multiply %6, %21 : tensor<8xf32>
    %cst_14 = stablehlo.constant dense<3.19461833E-5> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %24 = stablehlo.multiply %6, %23 : tensor<8xf32>
    %25 = stablehlo.add %20, %24 : tensor<8xf32>
    %26 = stablehlo.add %22, %25 : tensor<8xf32>
    %27 = stablehlo.subtract %22, %26 : tensor<8xf32>
    %28 = stablehlo.add %27, %25 : tensor<8xf32>
    return %26, %28 : tensor<8xf32>, tensor<8xf32>
  }
  func.func private @_horner(%arg0: tensor<8xf32>, %arg1: tensor<f64>, %arg2: tensor<f64>, %arg3: tensor<f64>, %arg4: tensor<f64>, %arg5: tensor<f64>, %arg6: tensor<f64>, %arg7: tensor<f64>, %arg8: tensor<f64>, %arg9: tensor<f64>, %arg10: tensor<f64>) -> tensor<8xf32> {
    %0 = stablehlo.convert %arg10 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.multiply %1, %arg0 : tensor<8xf32>
    %3 = stablehlo.convert %arg9 : (tensor<f64>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %5 = stablehlo.add %2, %4 : tensor<8xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<8xf32>
    %7 = stablehlo.convert %arg8 : (tensor<f64>) -> tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %9 = stablehlo.add %6, %8 : tensor<8xf32>
    %10 = stablehlo.multiply %9, %arg0 : tensor<8xf32>
    %11 = stablehlo.convert %arg7 : (tensor<f64>) -> tensor<f32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %13 = stablehlo.add %10, %12 : tensor<8xf32>
    %14 = stablehlo.multiply %13, %arg0 : tensor<8xf32>
    %15 = stablehlo.convert %arg6 : (tensor<f64>) -> tensor<f32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %17 = stablehlo.add %14, %16 : tensor<8xf32>
    %18 = stablehlo.multiply %17, %arg0 : tensor<8xf32>
    %19 = stablehlo.convert %arg5 : (tensor<f64>) -> tensor<f32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %21 = stablehlo.add %18, %20 : tensor<8xf32>
    %22 = stablehlo.multiply %21, %arg0 : tensor<8xf32>
    %23 = stablehlo.convert %arg4 : (tensor<f64>) -> tensor<f32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %25 = stablehlo.add %22, %24 : tensor<8xf32>
    %26 = stablehlo.multiply %25, %arg0 : tensor<8xf32>
    %27 = stablehlo.convert %arg3 : (tensor<f64>) -> tensor<f32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %29 = stablehlo.add %26, %28 : tensor<8xf32>
    %30 = stablehlo.multiply %29, %arg0 : tensor<8xf32>
    %31 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %33 = stablehlo.add %30, %32 : tensor<8xf32>
    %34 = stablehlo.multiply %33, %arg0 : tensor<8xf32>
    %35 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %37 = stablehlo.add %34, %36 : tensor<8xf32>
    return %37 : tensor<8xf32>
  }
  func.func private @_lgamma_pos_small(%arg0: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
    %cst = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<8xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %5 = stablehlo.subtract %3, %4 : tensor<8xf32>
    %cst_2 = stablehlo.constant dense<1.750000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %8 = stablehlo.select %1, %6, %7 : tensor<8xi1>, tensor<8xf32>
    %9 = stablehlo.subtract %3, %8 : tensor<8xf32>
    %cst_4 = stablehlo.constant dense<0.362068325> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_5 = stablehlo.constant dense<0.577215672> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %12 = stablehlo.select %1, %10, %11 : tensor<8xi1>, tensor<8xf32>
    %cst_6 = stablehlo.constant dense<-0.0657293424> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_7 = stablehlo.constant dense<-0.245251313> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %15 = stablehlo.select %1, %13, %14 : tensor<8xi1>, tensor<8xf32>
    %cst_8 = stablehlo.constant dense<0.0160308518> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_9 = stablehlo.constant dense<0.155433342> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %18 = stablehlo.select %1, %16, %17 : tensor<8xi1>, tensor<8xf32>
    %cst_10 = stablehlo.constant dense<-0.00441958429> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_11 = stablehlo.constant dense<-0.115152992> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %21 = stablehlo.select %1, %19, %20 : tensor<8xi1>, tensor<8xf32>
    %cst_12 = stablehlo.constant dense<0.00130368094> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_13 = stablehlo.constant dense<0.0922760441> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %24 = stablehlo.select %1, %22, %23 : tensor<8xi1>, tensor<8xf32>
    %cst_14 = stablehlo.constant dense<-4.00087971E-4> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_15 = stablehlo.constant dense<-0.0771135687> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %27 = stablehlo.select %1, %25, %26 : tensor<8xi1>, tensor<8xf32>
    %cst_16 = stablehlo.constant dense<1.24877915E-4> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_17 = stablehlo.constant dense<0.0660817325> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %30 = stablehlo.select %1, %28, %29 : tensor<8xi1>, tensor<8xf32>
    %cst_18 = stablehlo.constant dense<-4.18991549E-5> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_19 = stablehlo.constant dense<-0.061489731> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %33 = stablehlo.select %1, %31, %32 : tensor<8xi1>, tensor<8xf32>
    %cst_20 = stablehlo.constant dense<1.5541731E-5> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_21 = stablehlo.constant dense<0.0583322793> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %36 = stablehlo.select %1, %34, %35 : tensor<8xi1>, tensor<8xf32>
    %cst_22 = stablehlo.constant dense<-3.44545674E-6> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_23 = stablehlo.constant dense<-3.065680e-02> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %39 = stablehlo.select %1, %37, %38 : tensor<8xi1>, tensor<8xf32>
    %cst_24 = stablehlo.constant dense<2.14668859E-7> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_25 = stablehlo.constant dense<0.0167537015> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %42 = stablehlo.select %1, %40, %41 : tensor<8xi1>, tensor<8xf32>
    %cst_26 = stablehlo.constant dense<-9.51253639E-7> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_27 = stablehlo.constant dense<-0.0866426677> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %45 = stablehlo.select %1, %43, %44 : tensor<8xi1>, tensor<8xf32>
    %cst_28 = stablehlo.constant dense<5.093690e-07> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_29 = stablehlo.constant dense<0.0945988297> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %48 = stablehlo.select %1, %46, %47 : tensor<8xi1>, tensor<8xf32>
    %49 = call @_horner_0(%9, %12, %15, %18, %21, %24, %27, %30, %33, %36, %39, %42, %45, %48) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %50 = stablehlo.bitcast_convert %3 : (tensor<8xf32>) -> tensor<8xi32>
    %c = stablehlo.constant dense<-4096> : tensor<i32>
    %51 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %52 = stablehlo.and %50, %51 : tensor<8xi32>
    %53 = stablehlo.bitcast_convert %52 : (tensor<8xi32>) -> tensor<8xf32>
    %54 = stablehlo.subtract %3, %53 : tensor<8xf32>
    %55 = stablehlo.bitcast_convert %5 : (tensor<8xf32>) -> tensor<8xi32>
    %c_30 = stablehlo.constant dense<-4096> : tensor<i32>
    %56 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %57 = stablehlo.and %55, %56 : tensor<8xi32>
    %58 = stablehlo.bitcast_convert %57 : (tensor<8xi32>) -> tensor<8xf32>
    %59 = stablehlo.subtract %5, %58 : tensor<8xf32>
    %60 = stablehlo.multiply %53, %58 : tensor<8xf32>
    %61 = stablehlo.multiply %54, %5 : tensor<8xf32>
    %62 = stablehlo.multiply %53, %59 : tensor<8xf32>
    %63 = stablehlo.add %61, %62 : tensor<8xf32>
    %64 = stablehlo.bitcast_convert %49 : (tensor<8xf32>) -> tensor<8xi32>
    %c_31 = stablehlo.constant dense<-4096> : tensor<i32>
    %65 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %66 = stablehlo.and %64, %65 : tensor<8xi32>
    %67 = stablehlo.bitcast_convert %66 : (tensor<8xi32>) -> tensor<8xf32>
    %68 = stablehlo.subtract %49, %67 : tensor<8xf32>
    %69 = stablehlo.multiply %60, %67 : tensor<8xf32>
    %70 = stablehlo.multiply %63, %49 : tensor<8xf32>
    %71 = stablehlo.multiply %60, %68 : tensor<8xf32>
    %72 = stablehlo.add %70, %71 : tensor<8xf32>
    %73 = stablehlo.add %69, %72 : tensor<8xf32>
    return %73, %69, %72 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
  }
  func.func private @_horner_0(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>, %arg3: tensor<8xf32>, %arg4: tensor<8xf32>, %arg5: tensor<8xf32>, %arg6: tensor<8xf32>, %arg7: tensor<8xf32>, %arg8: tensor<8xf32>, %arg9: tensor<8xf32>, %arg10: tensor<8xf32>, %arg11: tensor<8xf32>, %arg12: tensor<8xf32>, %arg13: tensor<8xf32>) -> tensor<8xf32> {
    %0 = stablehlo.multiply %arg13, %arg0 : tensor<8xf32>
    %1 = stablehlo.add %0, %arg12 : tensor<8xf32>
    %2 = stablehlo.multiply %1, %arg0 : tensor<8xf32>
    %3 = stablehlo.add %2, %arg11 : tensor<8xf32>
    %4 = stablehlo.multiply %3, %arg0 : tensor<8xf32>
    %5 = stablehlo.add %4, %arg10 : tensor<8xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<8xf32>
    %7 = stablehlo.add %6, %arg9 : tensor<8xf32>
    %8 = stablehlo.multiply %7, %arg0 : tensor<8xf32>
    %9 = stablehlo.add %8, %arg8 : tensor<8xf32>
    %10 = stablehlo.multiply %9, %arg0 : tensor<8xf32>
    %11 = stablehlo.add %10, %arg7 : tensor<8xf32>
    %12 = stablehlo.multiply %11, %arg0 : tensor<8xf32>
    %13 = stablehlo.add %12, %arg6 : tensor<8xf32>
    %14 = stablehlo.multiply %13, %arg0 : tensor<8xf32>
    %15 = stablehlo.add %14, %arg5 : tensor<8xf32>
    %16 = stablehlo.multiply %15, %arg0 : tensor<8xf32>
    %17 = stablehlo.add %16, %arg4 : tensor<8xf32>
    %18 = stablehlo.multiply %17, %arg0 : tensor<8xf32>
    %19 = stablehlo.add %18, %arg3 : tensor<8xf32>
    %20 = stablehlo.multiply %19, %arg0 : tensor<8xf32>
    %21 = stablehlo.add %20, %arg2 : tensor<8xf32>
    %22 = stablehlo.multiply %21, %arg0 : tensor<8xf32>
    %23 = stablehlo.add %22, %arg1 : tensor<8xf32>
    return %23 : tensor<8xf32>
  }
  func.func private @_lgamma_pos_large(%arg0: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
    %0:2 = call @_log_f32_1(%arg0) : (tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
    %1 = stablehlo.bitcast_convert %0#0 : (tensor<8xf32>) -> tensor<8xi32>
    %c = stablehlo.constant dense<-4096> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %3 = stablehlo.and %1, %2 : tensor<8xi32>
    %4 = stablehlo.bitcast_convert %3 : (tensor<8xi32>) -> tensor<8xf32>
    %5 = stablehlo.subtract %0#0, %4 : tensor<8xf32>
    %6 = stablehlo.add %5, %0#1 : tensor<8xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %8 = stablehlo.subtract %arg0, %7 : tensor<8xf32>
    %9 = stablehlo.bitcast_convert %8 : (tensor<8xf32>) -> tensor<8xi32>
    %c_0 = stablehlo.constant dense<-4096> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %11 = stablehlo.and %9, %10 : tensor<8xi32>
    %12 = stablehlo.bitcast_convert %11 : (tensor<8xi32>) -> tensor<8xf32>
    %13 = stablehlo.subtract %8, %12 : tensor<8xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %15 = stablehlo.subtract %4, %14 : tensor<8xf32>
    %16 = stablehlo.multiply %12, %15 : tensor<8xf32>
    %17 = stablehlo.multiply %13, %15 : tensor<8xf32>
    %18 = stablehlo.multiply %8, %6 : tensor<8xf32>
    %19 = stablehlo.add %17, %18 : tensor<8xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %21 = stablehlo.divide %20, %arg0 : tensor<8xf32>
    %22 = stablehlo.multiply %21, %21 : tensor<8xf32>
    %cst_3 = stablehlo.constant dense<0.083333335816860198> : tensor<f64>
    %cst_4 = stablehlo.constant dense<-0.0027777778450399637> : tensor<f64>
    %cst_5 = stablehlo.constant dense<7.9365080455318093E-4> : tensor<f64>
    %cst_6 = stablehlo.constant dense<-5.9523811796680093E-4> : tensor<f64>
    %cst_7 = stablehlo.constant dense<8.4175082156434655E-4> : tensor<f64>
    %23 = call @_horner_2(%22, %cst_3, %cst_4, %cst_5, %cst_6, %cst_7) : (tensor<8xf32>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> tensor<8xf32>
    %cst_8 = stablehlo.constant dense<0.418938518> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %25 = stablehlo.add %19, %24 : tensor<8xf32>
    %26 = stablehlo.multiply %21, %23 : tensor<8xf32>
    %27 = stablehlo.add %25, %26 : tensor<8xf32>
    %cst_9 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %29 = stablehlo.multiply %28, %21 : tensor<8xf32>
    %30 = stablehlo.subtract %0#0, %29 : tensor<8xf32>
    return %16, %27, %30 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
  }
  func.func private @_log_f32_1(%arg0: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<8xf32>) -> tensor<8xi32>
    %c = stablehlo.constant dense<1060439283> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %2 = stablehlo.subtract %0, %1 : tensor<8xi32>
    %c_0 = stablehlo.constant dense<23> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %4 = stablehlo.shift_right_arithmetic %2, %3 : tensor<8xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %6 = stablehlo.subtract %4, %5 : tensor<8xi32>
    %7 = stablehlo.convert %6 : (tensor<8xi32>) -> tensor<8xf32>
    %c_2 = stablehlo.constant dense<23> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %9 = stablehlo.shift_left %4, %8 : tensor<8xi32>
    %10 = stablehlo.subtract %0, %9 : tensor<8xi32>
    %11 = stablehlo.bitcast_convert %10 : (tensor<8xi32>) -> tensor<8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %13 = stablehlo.subtract %11, %12 : tensor<8xf32>
    %14 = stablehlo.multiply %13, %13 : tensor<8xf32>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %16 = stablehlo.multiply %15, %14 : tensor<8xf32>
    %17 = stablehlo.subtract %13, %16 : tensor<8xf32>
    %18 = stablehlo.multiply %14, %13 : tensor<8xf32>
    %cst_4 = stablehlo.constant dense<0.3333333432674408> : tensor<f64>
    %cst_5 = stablehlo.constant dense<-0.24999989569187164> : tensor<f64>
    %cst_6 = stablehlo.constant dense<0.19999992847442627> : tensor<f64>
    %cst_7 = stablehlo.constant dense<-0.16668006777763367> : tensor<f64>
    %cst_8 = stablehlo.constant dense<0.14287430047988892> : tensor<f64>
    %cst_9 = stablehlo.constant dense<-0.12451331317424774> : tensor<f64>
    %cst_10 = stablehlo.constant dense<0.11021918058395386> : tensor<f64>
    %cst_11 = stablehlo.constant dense<-0.10625848919153214> : tensor<f64>
    %cst_12 = stablehlo.constant dense<0.10618706792593002> : tensor<f64>
    %cst_13 = stablehlo.constant dense<-0.063545495271682739> : tensor<f64>
    %19 = call @_horner(%13, %cst_4, %cst_5, %cst_6, %cst_7, %cst_8, %cst_9, %cst_10, %cst_11, %cst_12, %cst_13) : (tensor<8xf32>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> tensor<8xf32>
    %20 = stablehlo.multiply %18, %19 : tensor<8xf32>
    %21 = stablehlo.add %17, %20 : tensor<8xf32>
    %cst_14 = stablehlo.constant dense<0.693115234> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %23 = stablehlo.multiply %7, %22 : tensor<8xf32>
    %cst_15 = stablehlo.constant dense<3.19461833E-5> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %25 = stablehlo.multiply %7, %24 : tensor<8xf32>
    %26 = stablehlo.add %21, %25 : tensor<8xf32>
    %27 = stablehlo.add %23, %26 : tensor<8xf32>
    %28 = stablehlo.subtract %23, %27 : tensor<8xf32>
    %29 = stablehlo.add %28, %26 : tensor<8xf32>
    return %27, %29 : tensor<8xf32>, tensor<8xf32>
  }
  func.func private @_horner_2(%arg0: tensor<8xf32>, %arg1: tensor<f64>, %arg2: tensor<f64>, %arg3: tensor<f64>, %arg4: tensor<f64>, %arg5: tensor<f64>) -> tensor<8xf32> {
    %0 = stablehlo.convert %arg5 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.multiply %1, %arg0 : tensor<8xf32>
    %3 = stablehlo.convert %arg4 : (tensor<f64>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %5 = stablehlo.add %2, %4 : tensor<8xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<8xf32>
    %7 = stablehlo.convert %arg3 : (tensor<f64>) -> tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %9 = stablehlo.add %6, %8 : tensor<8xf32>
    %10 = stablehlo.multiply %9, %arg0 : tensor<8xf32>
    %11 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %13 = stablehlo.add %10, %12 : tensor<8xf32>
    %14 = stablehlo.multiply %13, %arg0 : tensor<8xf32>
    %15 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %17 = stablehlo.add %14, %16 : tensor<8xf32>
    return %17 : tensor<8xf32>
  }
  func.func private @_lgamma_neg_reflection(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>, %arg3: tensor<8xf32>, %arg4: tensor<8xf32>) -> tensor<8xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<8xf32>
    %cst = stablehlo.constant dense<-1.6449340581893921> : tensor<f64>
    %cst_0 = stablehlo.constant dense<-0.54116076231002808> : tensor<f64>
    %cst_1 = stablehlo.constant dense<-0.33916869759559631> : tensor<f64>
    %cst_2 = stablehlo.constant dense<-0.24974527955055237> : tensor<f64>
    %cst_3 = stablehlo.constant dense<-0.21417342126369476> : tensor<f64>
    %cst_4 = stablehlo.constant dense<-0.090555958449840545> : tensor<f64>
    %cst_5 = stablehlo.constant dense<-0.33258557319641113> : tensor<f64>
    %1 = call @_horner_3(%0, %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_5) : (tensor<8xf32>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> tensor<8xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<8xf32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<8xf32>
    %4 = stablehlo.add %2, %arg4 : tensor<8xf32>
    %5 = stablehlo.add %arg3, %4 : tensor<8xf32>
    %6 = stablehlo.add %3, %5 : tensor<8xf32>
    %7 = stablehlo.negate %6 : tensor<8xf32>
    return %7 : tensor<8xf32>
  }
  func.func private @_horner_3(%arg0: tensor<8xf32>, %arg1: tensor<f64>, %arg2: tensor<f64>, %arg3: tensor<f64>, %arg4: tensor<f64>, %arg5: tensor<f64>, %arg6: tensor<f64>, %arg7: tensor<f64>) -> tensor<8xf32> {
    %0 = stablehlo.convert %arg7 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.multiply %1, %arg0 : tensor<8xf32>
    %3 = stablehlo.convert %arg6 : (tensor<f64>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %5 = stablehlo.add %2, %4 : tensor<8xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<8xf32>
    %7 = stablehlo.convert %arg5 : (tensor<f64>) -> tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %9 = stablehlo.add %6, %8 : tensor<8xf32>
    %10 = stablehlo.multiply %9, %arg0 : tensor<8xf32>
    %11 = stablehlo.convert %arg4 : (tensor<f64>) -> tensor<f32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %13 = stablehlo.add %10, %12 : tensor<8xf32>
    %14 = stablehlo.multiply %13, %arg0 : tensor<8xf32>
    %15 = stablehlo.convert %arg3 : (tensor<f64>) -> tensor<f32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %17 = stablehlo.add %14, %16 : tensor<8xf32>
    %18 = stablehlo.multiply %17, %arg0 : tensor<8xf32>
    %19 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %21 = stablehlo.add %18, %20 : tensor<8xf32>
    %22 = stablehlo.multiply %21, %arg0 : tensor<8xf32>
    %23 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %25 = stablehlo.add %22, %24 : tensor<8xf32>
    return %25 : tensor<8xf32>
  }
  func.func private @_lgamma_neg_root(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>) -> (tensor<8xi1>, tensor<8xf32>) {
    %cst = stablehlo.constant dense<[-0.457024753, 1.000000e+00, -0.143580884, 0.252317339, -0.0393618383, 0.044705715, -0.00821816828, 0.00845535938, -0.00138529448, 0.00139251992, -1.98333408E-4, 1.98492111E-4, -2.48002707E-5, 2.48029046E-5, -2.75571483E-6, 2.75574894E-6]> : tensor<16xf32>
    %cst_0 = stablehlo.constant dense<[1.48729189E-8, 0.000000e+00, -4.60860106E-9, 1.40906877E-8, -1.48918433E-9, 1.1097015E-10, -4.15751669E-11, 6.298560e-11, 2.98885222E-11, 2.71651451E-12, 4.27655497E-13, -1.57696133E-12, 1.16013495E-14, -4.11633103E-13, 8.02972834E-15, 8.43790437E-14]> : tensor<16xf32>
    %cst_1 = stablehlo.constant dense<[2.550000e-01, -1.000000e+00, 3.400000e-01, 3.700000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01]> : tensor<16xf32>
    %cst_2 = stablehlo.constant dense<[-1.38533652, 0.000000e+00, -2.234660e+00, -0.966047525, -2.10904527, -1.85305738, -2.02762246, -1.97070384, -2.00517678, -1.99477208, -2.00079918, -1.99919963, -2.0001061, -1.99989378, -2.0000124, -1.9999876]> : tensor<16xf32>
    %cst_3 = stablehlo.constant dense<[2.67372108, 0.000000e+00, -0.104558013, 1.47233355, -0.0994995161, 0.15925236, -0.0272024628, 0.0297407601, -0.00516465073, 0.00524011673, -7.99042871E-4, 8.00676643E-4, -1.06171268E-4, 1.06197927E-4, -1.24548615E-5, 1.24457247E-5]> : tensor<16xf32>
    %cst_4 = stablehlo.constant dense<[5.65496206, 0.000000e+00, -0.632970095, 1.32829309, -0.756576359, -0.495038867, -0.693450987, -0.636482954, -0.671820819, -0.661415874, -0.667466938, -0.665867149, -0.666774272, -0.666561901, -0.666680336, -0.66665554]> : tensor<16xf32>
    %cst_5 = stablehlo.constant dense<[13.6487474, 0.000000e+00, 0.18435128, 2.66334176, -0.0802543088, 0.183989882, -0.0263557527, 0.0306188613, -0.00513932668, 0.00526309945, -7.983600e-04, 8.00992537E-4, -1.06074294E-4, 1.06123902E-4, -1.08104869E-5, 1.11924992E-5]> : tensor<16xf32>
    %cst_6 = stablehlo.constant dense<[29.0560436, 0.000000e+00, -0.0475766957, 3.16822863, -0.470409244, -0.203508675, -0.425810963, -3.688310e-01, -4.050240e-01, -0.394625604, -0.400700718, -0.399102062, -0.400009692, -0.399797767, -3.999230e-01, -0.39989692]> : tensor<16xf32>
    %cst_7 = stablehlo.constant dense<[64.692688, 0.000000e+00, 5.535060e-01, 4.82858515, -0.0605156571, 0.212788194, -0.0257291067, 0.0318717323, -0.00515836058, 0.00533373794, -8.04428709E-4, 8.080150e-04, -1.07942105E-4, 1.07877786E-4, -3.53875039E-5, 2.95385908E-5]> : tensor<16xf32>
    %cst_8 = stablehlo.constant dense<[144.274414, 0.000000e+00, 0.502989888, 6.22517824, -0.33854869, -0.0589724258, -0.313833177, -0.255872041, -0.293304026, -0.282735527, -0.28885287, -0.287227511, -0.288137108, -0.287917346, -0.287951857, -2.879430e-01]> : tensor<16xf32>
    %cst_9 = stablehlo.constant dense<[354.171173, 0.000000e+00, 0.874119758, 9.20790672, -0.0421104282, 0.194769889, -0.0219563879, 0.0279599521, -0.00452799257, 0.00470815646, -7.10393128E-4, 7.14876514E-4, -8.80396764E-5, 8.91314048E-5, 1.32301051E-4, -9.35434145E-5]> : tensor<16xf32>
    %cst_10 = stablehlo.constant dense<[972.521484, 0.000000e+00, 0.829021215, 15.6274681, -0.230358541, -0.0118875364, -0.215895846, -0.168328941, -0.201411426, -0.192730859, -0.198401839, -0.19707121, -0.197927535, -0.197773159, -0.198337495, -0.198233053]> : tensor<16xf32>
    %cst_11 = stablehlo.constant dense<[2111.91357, 0.000000e+00, 2.96750498, 24.9583759, -0.012698682, 0.470867515, -0.0385501981, 0.056485422, -0.00820949394, 0.00869482476, -0.00128752366, 0.00129581429, -1.87857018E-4, 1.85009369E-4, -3.45863868E-4, 2.53180886E-4]> : tensor<16xf32>
    %cst_12 = stablehlo.constant dense<[2133.65771, 0.000000e+00, 3.87669849, 18.7148895, -0.289828926, 0.247943312, -0.340197712, -0.23934947, -0.304349959, -0.286053866, -0.295447946, -0.292626083, -0.293967903, -0.293548137, -0.292859882, -0.292959183]> : tensor<16xf32>
    %cst_13 = stablehlo.constant dense<-2.600000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_14 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %3 = stablehlo.compare LT, %arg0, %2, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %4 = stablehlo.and %1, %3 : tensor<8xi1>
    %cst_15 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %6 = stablehlo.select %4, %5, %arg1 : tensor<8xi1>, tensor<8xf32>
    %7 = stablehlo.subtract %arg0, %6 : tensor<8xf32>
    %8 = stablehlo.negate %6 : tensor<8xf32>
    %9 = stablehlo.convert %8 : (tensor<8xf32>) -> tensor<8xi32>
    %c = stablehlo.constant dense<2> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %11 = stablehlo.compare GE, %9, %10, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_16 = stablehlo.constant dense<9> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %13 = stablehlo.compare LE, %9, %12, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %14 = stablehlo.and %11, %13 : tensor<8xi1>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %16 = stablehlo.compare GT, %7, %15, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %c_18 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %19 = stablehlo.select %16, %17, %18 : tensor<8xi1>, tensor<8xi32>
    %c_20 = stablehlo.constant dense<2> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %21 = stablehlo.subtract %9, %20 : tensor<8xi32>
    %c_21 = stablehlo.constant dense<2> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %23 = stablehlo.multiply %22, %21 : tensor<8xi32>
    %24 = stablehlo.add %23, %19 : tensor<8xi32>
    %c_22 = stablehlo.constant dense<1> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %26 = stablehlo.select %14, %24, %25 : tensor<8xi1>, tensor<8xi32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %28 = "stablehlo.gather"(%cst, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %29 = "stablehlo.gather"(%cst_0, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %30 = "stablehlo.gather"(%cst_1, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %31 = "stablehlo.gather"(%cst_2, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %32 = "stablehlo.gather"(%cst_3, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %33 = "stablehlo.gather"(%cst_4, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %34 = "stablehlo.gather"(%cst_5, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %35 = "stablehlo.gather"(%cst_6, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %36 = "stablehlo.gather"(%cst_7, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %37 = "stablehlo.gather"(%cst_8, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %38 = "stablehlo.gather"(%cst_9, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %39 = "stablehlo.gather"(%cst_10, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %40 = "stablehlo.gather"(%cst_11, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %41 = "stablehlo.gather"(%cst_12, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %42 = stablehlo.subtract %7, %28 : tensor<8xf32>
    %43 = stablehlo.add %7, %28 : tensor<8xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %45 = stablehlo.divide %44, %43 : tensor<8xf32>
    %46 = stablehlo.subtract %42, %29 : tensor<8xf32>
    %47 = stablehlo.multiply %46, %45 : tensor<8xf32>
    %48 = stablehlo.multiply %47, %43 : tensor<8xf32>
    %49 = stablehlo.subtract %42, %48 : tensor<8xf32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %51 = stablehlo.add %50, %47 : tensor<8xf32>
    %52 = stablehlo.multiply %29, %51 : tensor<8xf32>
    %53 = stablehlo.subtract %49, %52 : tensor<8xf32>
    %54 = stablehlo.multiply %53, %45 : tensor<8xf32>
    %55 = stablehlo.add %47, %54 : tensor<8xf32>
    %56 = stablehlo.abs %55 : tensor<8xf32>
    %57 = stablehlo.compare LE, %56, %30, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %59 = stablehlo.select %57, %55, %58 : tensor<8xi1>, tensor<8xf32>
    %60 = call @_horner_4(%59, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %61 = stablehlo.multiply %59, %60 : tensor<8xf32>
    return %57, %61 : tensor<8xi1>, tensor<8xf32>
  }
  func.func private @_horner_4(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>, %arg3: tensor<8xf32>, %arg4: tensor<8xf32>, %arg5: tensor<8xf32>, %arg6: tensor<8xf32>, %arg7: tensor<8xf32>, %arg8: tensor<8xf32>, %arg9: tensor<8xf32>, %arg10: tensor<8xf32>, %arg11: tensor<8xf32>) -> tensor<8xf32> {
    %0 = stablehlo.multiply %arg11, %arg0 : tensor<8xf32>
    %1 = stablehlo.add %0, %arg10 : tensor<8xf32>
    %2 = stablehlo.multiply %1, %arg0 : tensor<8xf32>
    %3 = stablehlo.add %2, %arg9 : tensor<8xf32>
    %4 = stablehlo.multiply %3, %arg0 : tensor<8xf32>
    %5 = stablehlo.add %4, %arg8 : tensor<8xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<8xf32>
    %7 = stablehlo.add %6, %arg7 : tensor<8xf32>
    %8 = stablehlo.multiply %7, %arg0 : tensor<8xf32>
    %9 = stablehlo.add %8, %arg6 : tensor<8xf32>
    %10 = stablehlo.multiply %9, %arg0 : tensor<8xf32>
    %11 = stablehlo.add %10, %arg5 : tensor<8xf32>
    %12 = stablehlo.multiply %11, %arg0 : tensor<8xf32>
    %13 = stablehlo.add %12, %arg4 : tensor<8xf32>
    %14 = stablehlo.multiply %13, %arg0 : tensor<8xf32>
    %15 = stablehlo.add %14, %arg3 : tensor<8xf32>
    %16 = stablehlo.multiply %15, %arg0 : tensor<8xf32>
    %17 = stablehlo.add %16, %arg2 : tensor<8xf32>
    %18 = stablehlo.multiply %17, %arg0 : tensor<8xf32>
    %19 = stablehlo.add %18, %arg1 : tensor<8xf32>
    return %19 : tensor<8xf32>
  }
}

// -----

// special: betainc f32
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>)
    %e:1 = call @expected() : () -> (tensor<8xf32>)
    %r:1 = call @program(%i#0, %i#1, %i#2) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<8xf32>
    return
  }
  func.func private @inputs() -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
    %0 = stablehlo.constant dense<"0xAAAD58403CCDFF3F88EC9C400BB57540130D8C4096306F40E9E14040554DE33F"> : tensor<8xf32>
    %1 = stablehlo.constant dense<"0x49FBA73FEC95854000FF5240EB45C83F884AB83F65332C405FD55640C4717B40"> : tensor<8xf32>
    %2 = stablehlo.constant dense<"0x12E1F73E7BAE993E5C44243FA19C503E0329733E2980CB3EC7B70C3FDAE0EB3D"> : tensor<8xf32>
    return %0, %1, %2 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
  }
  func.func private @expected() -> (tensor<8xf32>) {
    %0 = stablehlo.constant dense<"0xF1EB023E3334FC3E96A8143FD912B03BFEFB7E3B89BB2F3ED28F263F5E290F3E"> : tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func private @program(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>) -> (tensor<8xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %3 = stablehlo.compare EQ, %arg1, %2, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %4 = stablehlo.or %1, %3 : tensor<8xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %6 = stablehlo.compare EQ, %arg1, %5, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %8 = stablehlo.compare EQ, %arg0, %7, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %9 = stablehlo.or %6, %8 : tensor<8xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %11 = stablehlo.compare EQ, %arg2, %10, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %13 = stablehlo.compare EQ, %arg2, %12, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %14 = stablehlo.not %11 : tensor<8xi1>
    %15 = stablehlo.not %13 : tensor<8xi1>
    %16 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %17 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %18 = stablehlo.or %16, %17 : tensor<8xi1>
    %19 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %20 = stablehlo.or %18, %19 : tensor<8xi1>
    %21 = stablehlo.and %9, %15 : tensor<8xi1>
    %22 = stablehlo.and %4, %11 : tensor<8xi1>
    %23 = stablehlo.or %21, %22 : tensor<8xi1>
    %24 = stablehlo.and %4, %14 : tensor<8xi1>
    %25 = stablehlo.and %9, %13 : tensor<8xi1>
    %26 = stablehlo.or %24, %25 : tensor<8xi1>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %28 = stablehlo.compare LT, %arg0, %27, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %30 = stablehlo.compare LT, %arg1, %29, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %31 = stablehlo.or %28, %30 : tensor<8xi1>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %33 = stablehlo.compare LT, %arg2, %32, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %34 = stablehlo.or %31, %33 : tensor<8xi1>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %36 = stablehlo.compare GT, %arg2, %35, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %37 = stablehlo.or %34, %36 : tensor<8xi1>
    %38 = stablehlo.and %4, %9 : tensor<8xi1>
    %39 = stablehlo.or %38, %20 : tensor<8xi1>
    %40 = stablehlo.or %37, %39 : tensor<8xi1>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %42 = stablehlo.add %arg0, %41 : tensor<8xf32>
    %43 = stablehlo.add %arg0, %arg1 : tensor<8xf32>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %45 = stablehlo.add %43, %44 : tensor<8xf32>
    %46 = stablehlo.divide %42, %45 : tensor<8xf32>
    %47 = stablehlo.compare LT, %arg2, %46, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %48 = stablehlo.select %47, %arg0, %arg1 : tensor<8xi1>, tensor<8xf32>
    %49 = stablehlo.select %47, %arg1, %arg0 : tensor<8xi1>, tensor<8xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %51 = stablehlo.subtract %50, %arg2 : tensor<8xf32>
    %52 = stablehlo.select %47, %arg2, %51 : tensor<8xi1>, tensor<8xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %53 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<8xi64>
    %c_12 = stablehlo.constant dense<0> : tensor<i64>
    %54 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i64>) -> tensor<8xi64>
    %55 = stablehlo.compare EQ, %53, %54, SIGNED : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %58 = stablehlo.select %55, %56, %57 : tensor<8xi1>, tensor<8xf32>
    %59 = stablehlo.abs %58 : tensor<8xf32>
    %cst_15 = stablehlo.constant dense<5.96046448E-8> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %61 = stablehlo.compare LT, %59, %60, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_16 = stablehlo.constant dense<5.96046448E-8> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %63 = stablehlo.select %61, %62, %58 : tensor<8xi1>, tensor<8xf32>
    %c_17 = stablehlo.constant dense<true> : tensor<i1>
    %64 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i1>) -> tensor<8xi1>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c_19 = stablehlo.constant dense<1> : tensor<i64>
    %66:8 = stablehlo.while(%iterArg = %48, %iterArg_25 = %49, %iterArg_26 = %52, %iterArg_27 = %63, %iterArg_28 = %65, %iterArg_29 = %63, %iterArg_30 = %c_19, %iterArg_31 = %64) : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<i64>, tensor<8xi1>
    cond {
      %c_32 = stablehlo.constant dense<200> : tensor<i64>
      %100 = stablehlo.compare LT, %iterArg_30, %c_32, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %c_33 = stablehlo.constant dense<false> : tensor<i1>
      %101 = stablehlo.reduce(%iterArg_31 init: %c_33) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
      %102 = stablehlo.and %100, %101 : tensor<i1>
      stablehlo.return %102 : tensor<i1>
    } do {
      %100 = stablehlo.broadcast_in_dim %iterArg_30, dims = [] : (tensor<i64>) -> tensor<8xi64>
      %c_32 = stablehlo.constant dense<2> : tensor<i64>
      %101 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i64>) -> tensor<8xi64>
      %102 = func.call @remainder(%100, %101) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
      %c_33 = stablehlo.constant dense<0> : tensor<i64>
      %103 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i64>) -> tensor<8xi64>
      %104 = stablehlo.compare EQ, %102, %103, SIGNED : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
      %c_34 = stablehlo.constant dense<1> : tensor<i64>
      %105 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i64>) -> tensor<8xi64>
      %106 = stablehlo.compare EQ, %100, %105, SIGNED : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
      %c_35 = stablehlo.constant dense<1> : tensor<i64>
      %107 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i64>) -> tensor<8xi64>
      %108 = stablehlo.subtract %100, %107 : tensor<8xi64>
      %c_36 = stablehlo.constant dense<2> : tensor<i64>
      %109 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i64>) -> tensor<8xi64>
      %110 = func.call @floor_divide(%108, %109) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
      %c_37 = stablehlo.constant dense<0> : tensor<i64>
      %111 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i64>) -> tensor<8xi64>
      %112 = stablehlo.compare EQ, %110, %111, SIGNED : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
      %113 = stablehlo.convert %110 : (tensor<8xi64>) -> tensor<8xf32>
      %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %114 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %cst_39 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %115 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %116 = stablehlo.add %iterArg, %iterArg_25 : tensor<8xf32>
      %117 = stablehlo.negate %116 : tensor<8xf32>
      %118 = stablehlo.multiply %117, %iterArg_26 : tensor<8xf32>
      %119 = stablehlo.add %iterArg, %114 : tensor<8xf32>
      %120 = stablehlo.divide %118, %119 : tensor<8xf32>
      %121 = stablehlo.add %iterArg, %113 : tensor<8xf32>
      %122 = stablehlo.negate %121 : tensor<8xf32>
      %123 = stablehlo.add %iterArg, %iterArg_25 : tensor<8xf32>
      %124 = stablehlo.add %123, %113 : tensor<8xf32>
      %125 = stablehlo.multiply %122, %124 : tensor<8xf32>
      %126 = stablehlo.multiply %125, %iterArg_26 : tensor<8xf32>
      %127 = stablehlo.multiply %115, %113 : tensor<8xf32>
      %128 = stablehlo.add %iterArg, %127 : tensor<8xf32>
      %129 = stablehlo.multiply %115, %113 : tensor<8xf32>
      %130 = stablehlo.add %iterArg, %129 : tensor<8xf32>
      %131 = stablehlo.add %130, %114 : tensor<8xf32>
      %132 = stablehlo.multiply %128, %131 : tensor<8xf32>
      %133 = stablehlo.divide %126, %132 : tensor<8xf32>
      %134 = stablehlo.select %112, %120, %133 : tensor<8xi1>, tensor<8xf32>
      %135 = stablehlo.subtract %iterArg_25, %113 : tensor<8xf32>
      %136 = stablehlo.multiply %113, %135 : tensor<8xf32>
      %137 = stablehlo.multiply %136, %iterArg_26 : tensor<8xf32>
      %138 = stablehlo.multiply %115, %113 : tensor<8xf32>
      %139 = stablehlo.add %iterArg, %138 : tensor<8xf32>
      %140 = stablehlo.subtract %139, %114 : tensor<8xf32>
      %141 = stablehlo.multiply %115, %113 : tensor<8xf32>
      %142 = stablehlo.add %iterArg, %141 : tensor<8xf32>
      %143 = stablehlo.multiply %140, %142 : tensor<8xf32>
      %144 = stablehlo.divide %137, %143 : tensor<8xf32>
      %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %145 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %146 = stablehlo.select %104, %134, %144 : tensor<8xi1>, tensor<8xf32>
      %147 = stablehlo.select %106, %145, %146 : tensor<8xi1>, tensor<8xf32>
      %148 = stablehlo.broadcast_in_dim %iterArg_30, dims = [] : (tensor<i64>) -> tensor<8xi64>
      %c_41 = stablehlo.constant dense<0> : tensor<i64>
      %149 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i64>) -> tensor<8xi64>
      %150 = stablehlo.compare EQ, %148, %149, SIGNED : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
      %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %151 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %152 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %153 = stablehlo.select %150, %151, %152 : tensor<8xi1>, tensor<8xf32>
      %154 = stablehlo.divide %147, %iterArg_27 : tensor<8xf32>
      %155 = stablehlo.add %153, %154 : tensor<8xf32>
      %cst_44 = stablehlo.constant dense<5.96046448E-8> : tensor<f32>
      %156 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %157 = stablehlo.abs %155 : tensor<8xf32>
      %158 = stablehlo.compare LT, %157, %156, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
      %159 = stablehlo.select %158, %156, %155 : tensor<8xi1>, tensor<8xf32>
      %160 = stablehlo.multiply %147, %iterArg_28 : tensor<8xf32>
      %161 = stablehlo.add %153, %160 : tensor<8xf32>
      %162 = stablehlo.abs %161 : tensor<8xf32>
      %163 = stablehlo.compare LT, %162, %156, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
      %164 = stablehlo.select %163, %156, %161 : tensor<8xi1>, tensor<8xf32>
      %cst_45 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %165 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %166 = stablehlo.divide %165, %164 : tensor<8xf32>
      %167 = stablehlo.multiply %159, %166 : tensor<8xf32>
      %168 = stablehlo.multiply %iterArg_29, %167 : tensor<8xf32>
      %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %169 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %170 = stablehlo.subtract %167, %169 : tensor<8xf32>
      %171 = stablehlo.abs %170 : tensor<8xf32>
      %cst_47 = stablehlo.constant dense<5.96046448E-8> : tensor<f32>
      %172 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %173 = stablehlo.compare GE, %171, %172, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
      %c_48 = stablehlo.constant dense<1> : tensor<i64>
      %174 = stablehlo.add %iterArg_30, %c_48 : tensor<i64>
      %175 = stablehlo.and %iterArg_31, %173 : tensor<8xi1>
      %176 = stablehlo.select %iterArg_31, %159, %iterArg_27 : tensor<8xi1>, tensor<8xf32>
      %177 = stablehlo.select %iterArg_31, %166, %iterArg_28 : tensor<8xi1>, tensor<8xf32>
      %178 = stablehlo.select %iterArg_31, %168, %iterArg_29 : tensor<8xi1>, tensor<8xf32>
      stablehlo.return %iterArg, %iterArg_25, %iterArg_26, %176, %177, %178, %174, %175 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<i64>, tensor<8xi1>
    }
    %67 = call @lgamma_impl(%49) : (tensor<8xf32>) -> tensor<8xf32>
    %68 = stablehlo.add %48, %49 : tensor<8xf32>
    %69 = call @lgamma_impl(%68) : (tensor<8xf32>) -> tensor<8xf32>
    %70 = stablehlo.subtract %67, %69 : tensor<8xf32>
    %71 = call @lgamma_impl(%48) : (tensor<8xf32>) -> tensor<8xf32>
    %72 = stablehlo.add %71, %70 : tensor<8xf32>
    %cst_20 = stablehlo.constant dense<2.3509887E-38> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %74 = stablehlo.compare LT, %48, %73, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %75 = stablehlo.negate %52 : tensor<8xf32>
    %76 = stablehlo.log_plus_one %75 : tensor<8xf32>
    %77 = stablehlo.multiply %76, %49 : tensor<8xf32>
    %78 = stablehlo.subtract %77, %70 : tensor<8xf32>
    %79 = stablehlo.exponential %78 : tensor<8xf32>
    %80 = stablehlo.log %52 : tensor<8xf32>
    %81 = stablehlo.multiply %80, %48 : tensor<8xf32>
    %82 = stablehlo.negate %52 : tensor<8xf32>
    %83 = stablehlo.log_plus_one %82 : tensor<8xf32>
    %84 = stablehlo.multiply %83, %49 : tensor<8xf32>
    %85 = stablehlo.add %81, %84 : tensor<8xf32>
    %86 = stablehlo.subtract %85, %72 : tensor<8xf32>
    %87 = stablehlo.exponential %86 : tensor<8xf32>
    %88 = stablehlo.divide %87, %48 : tensor<8xf32>
    %89 = stablehlo.select %74, %79, %88 : tensor<8xi1>, tensor<8xf32>
    %90 = stablehlo.multiply %66#5, %89 : tensor<8xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %92 = stablehlo.subtract %91, %90 : tensor<8xf32>
    %93 = stablehlo.select %47, %90, %92 : tensor<8xi1>, tensor<8xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %95 = stablehlo.select %23, %94, %93 : tensor<8xi1>, tensor<8xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %97 = stablehlo.select %26, %96, %95 : tensor<8xi1>, tensor<8xf32>
    %cst_24 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %99 = stablehlo.select %40, %98, %97 : tensor<8xi1>, tensor<8xf32>
    return %99 : tensor<8xf32>
  }
  func.func private @remainder(%arg0: tensor<8xi64>, %arg1: tensor<8xi64>) -> tensor<8xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<8xi64>
    %1 = stablehlo.compare EQ, %arg1, %0, SIGNED : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<8xi64>
    %3 = call @_where(%1, %2, %arg1) : (tensor<8xi1>, tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    %4 = stablehlo.remainder %arg0, %3 : tensor<8xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<8xi64>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<8xi64>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<8xi64>
    %10 = stablehlo.compare LT, %3, %9, SIGNED : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
    %12 = stablehlo.and %11, %6 : tensor<8xi1>
    %13 = stablehlo.add %4, %3 : tensor<8xi64>
    %14 = stablehlo.select %12, %13, %4 : tensor<8xi1>, tensor<8xi64>
    return %14 : tensor<8xi64>
  }
  func.func private @_where(%arg0: tensor<8xi1>, %arg1: tensor<8xi64>, %arg2: tensor<8xi64>) -> tensor<8xi64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8xi1>, tensor<8xi64>
    return %0 : tensor<8xi64>
  }
  func.func private @floor_divide(%arg0: tensor<8xi64>, %arg1: tensor<8xi64>) -> tensor<8xi64> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<8xi64>
    %1 = stablehlo.sign %arg0 : tensor<8xi64>
    %2 = stablehlo.sign %arg1 : tensor<8xi64>
    %3 = stablehlo.compare NE, %1, %2, SIGNED : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
    %4 = stablehlo.remainder %arg0, %arg1 : tensor<8xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<8xi64>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<8xi1>
    %8 = stablehlo.compare NE, %3, %7, UNSIGNED : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
    %9 = stablehlo.convert %8 : tensor<8xi1>
    %c_1 = stablehlo.constant dense<false> : tensor<i1>
    %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i1>) -> tensor<8xi1>
    %11 = stablehlo.compare NE, %6, %10, UNSIGNED : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
    %12 = stablehlo.convert %11 : tensor<8xi1>
    %13 = stablehlo.and %9, %12 : tensor<8xi1>
    %c_2 = stablehlo.constant dense<1> : tensor<i64>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<8xi64>
    %15 = stablehlo.subtract %0, %14 : tensor<8xi64>
    %16 = call @_where_0(%13, %15, %0) : (tensor<8xi1>, tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    return %16 : tensor<8xi64>
  }
  func.func private @_where_0(%arg0: tensor<8xi1>, %arg1: tensor<8xi64>, %arg2: tensor<8xi64>) -> tensor<8xi64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8xi1>, tensor<8xi64>
    return %0 : tensor<8xi64>
  }
  func.func private @lgamma_impl(%arg0: tensor<8xf32>) -> tensor<8xf32> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<8xf32>) -> tensor<8xi32>
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %2 = stablehlo.and %0, %1 : tensor<8xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %6 = stablehlo.compare GT, %2, %5, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_2 = stablehlo.constant dense<8388608> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %8 = stablehlo.compare LT, %2, %7, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %9 = stablehlo.and %6, %8 : tensor<8xi1>
    %10 = stablehlo.count_leading_zeros %2 : tensor<8xi32>
    %c_3 = stablehlo.constant dense<8> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %12 = stablehlo.subtract %10, %11 : tensor<8xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %14 = stablehlo.select %9, %12, %13 : tensor<8xi1>, tensor<8xi32>
    %c_5 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %16 = stablehlo.and %0, %15 : tensor<8xi32>
    %17 = stablehlo.shift_left %2, %14 : tensor<8xi32>
    %18 = stablehlo.or %16, %17 : tensor<8xi32>
    %19 = stablehlo.select %9, %18, %0 : tensor<8xi1>, tensor<8xi32>
    %20 = stablehlo.bitcast_convert %19 : (tensor<8xi32>) -> tensor<8xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %22 = stablehlo.compare GE, %20, %21, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %24 = stablehlo.select %4, %23, %20 : tensor<8xi1>, tensor<8xf32>
    %25 = stablehlo.not %22 : tensor<8xi1>
    %cst_7 = stablehlo.constant dense<0xCB000000> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %27 = stablehlo.compare GT, %24, %26, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %28 = stablehlo.and %25, %27 : tensor<8xi1>
    %cst_8 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %30 = stablehlo.select %28, %24, %29 : tensor<8xi1>, tensor<8xf32>
    %31 = stablehlo.round_nearest_even %30 : tensor<8xf32>
    %32 = stablehlo.subtract %30, %31 : tensor<8xf32>
    %33 = stablehlo.abs %32 : tensor<8xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %35 = stablehlo.subtract %34, %31 : tensor<8xf32>
    %36 = stablehlo.subtract %35, %32 : tensor<8xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %38 = stablehlo.subtract %37, %31 : tensor<8xf32>
    %39 = stablehlo.subtract %38, %36 : tensor<8xf32>
    %40 = stablehlo.subtract %39, %32 : tensor<8xf32>
    %41 = stablehlo.select %22, %24, %36 : tensor<8xi1>, tensor<8xf32>
    %cst_11 = stablehlo.constant dense<4.08500311E+36> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %43 = stablehlo.minimum %41, %42 : tensor<8xf32>
    %44:2 = call @_log_f32(%33, %14) : (tensor<8xf32>, tensor<8xi32>) -> (tensor<8xf32>, tensor<8xf32>)
    %45:3 = call @_lgamma_pos_small(%43) : (tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>)
    %46:3 = call @_lgamma_pos_large(%43) : (tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>)
    %cst_12 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %48 = stablehlo.compare LE, %43, %47, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %49 = stablehlo.add %46#0, %46#1 : tensor<8xf32>
    %50 = stablehlo.select %48, %45#0, %49 : tensor<8xi1>, tensor<8xf32>
    %51 = stablehlo.select %48, %45#1, %46#0 : tensor<8xi1>, tensor<8xf32>
    %52 = stablehlo.select %48, %45#2, %46#1 : tensor<8xi1>, tensor<8xf32>
    %53 = stablehlo.add %52, %44#1 : tensor<8xf32>
    %54 = stablehlo.multiply %46#2, %40 : tensor<8xf32>
    %55 = call @_lgamma_neg_reflection(%32, %44#0, %51, %53, %54) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %56:2 = call @_lgamma_neg_root(%30, %31) : (tensor<8xf32>, tensor<8xf32>) -> (tensor<8xi1>, tensor<8xf32>)
    %57 = stablehlo.select %56#0, %56#1, %55 : tensor<8xi1>, tensor<8xf32>
    %58 = stablehlo.select %22, %50, %57 : tensor<8xi1>, tensor<8xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %60 = stablehlo.compare EQ, %58, %59, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %62 = stablehlo.select %60, %61, %58 : tensor<8xi1>, tensor<8xf32>
    %63 = stablehlo.not %22 : tensor<8xi1>
    %64 = stablehlo.floor %24 : tensor<8xf32>
    %65 = stablehlo.compare EQ, %24, %64, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %66 = stablehlo.and %63, %65 : tensor<8xi1>
    %67 = stablehlo.or %4, %66 : tensor<8xi1>
    %cst_15 = stablehlo.constant dense<4.08500311E+36> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %69 = stablehlo.compare GT, %arg0, %68, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %70 = stablehlo.or %67, %69 : tensor<8xi1>
    %cst_16 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %72 = stablehlo.select %70, %71, %62 : tensor<8xi1>, tensor<8xf32>
    %73 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_17 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %75 = stablehlo.select %73, %74, %72 : tensor<8xi1>, tensor<8xf32>
    return %75 : tensor<8xf32>
  }
  func.func private @_log_f32(%arg0: tensor<8xf32>, %arg1: tensor<8xi32>) -> (tensor<8xf32>, tensor<8xf32>) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<8xf32>) -> tensor<8xi32>
    %c = stablehlo.constant dense<1060439283> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %2 = stablehlo.subtract %0, %1 : tensor<8xi32>
    %c_0 = stablehlo.constant dense<23> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %4 = stablehlo.shift_right_arithmetic %2, %3 : tensor<8xi32>
    %5 = stablehlo.subtract %4, %arg1 : tensor<8xi32>
    %6 = stablehlo.convert %5 : (tensor<8xi32>) -> tensor<8xf32>
    %c_1 = stablehlo.constant dense<23> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %8 = stablehlo.shift_left %4, %7 : tensor<8xi32>
    %9 = stablehlo.subtract %0, %8 : tensor<8xi32>
    %10 = stablehlo.bitcast_convert %9 : (tensor<8xi32>) -> tensor<8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %12 = stablehlo.subtract %10, %11 : tensor<8xf32>
    %13 = stablehlo.multiply %12, %12 : tensor<8xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %15 = stablehlo.multiply %14, %13 : tensor<8xf32>
    %16 = stablehlo.subtract %12, %15 : tensor<8xf32>
    %17 = stablehlo.multiply %13, %12 : tensor<8xf32>
    %cst_3 = stablehlo.constant dense<0.3333333432674408> : tensor<f64>
    %cst_4 = stablehlo.constant dense<-0.24999989569187164> : tensor<f64>
    %cst_5 = stablehlo.constant dense<0.19999992847442627> : tensor<f64>
    %cst_6 = stablehlo.constant dense<-0.16668006777763367> : tensor<f64>
    %cst_7 = stablehlo.constant dense<0.14287430047988892> : tensor<f64>
    %cst_8 = stablehlo.constant dense<-0.12451331317424774> : tensor<f64>
    %cst_9 = stablehlo.constant dense<0.11021918058395386> : tensor<f64>
    %cst_10 = stablehlo.constant dense<-0.10625848919153214> : tensor<f64>
    %cst_11 = stablehlo.constant dense<0.10618706792593002> : tensor<f64>
    %cst_12 = stablehlo.constant dense<-0.063545495271682739> : tensor<f64>
    %18 = call @_horner(%12, %cst_3, %cst_4, %cst_5, %cst_6, %cst_7, %cst_8, %cst_9, %cst_10, %cst_11, %cst_12) : (tensor<8xf32>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> tensor<8xf32>
    %19 = stablehlo.multiply %17, %18 : tensor<8xf32>
    %20 = stablehlo.add %16, %19 : tensor<8xf32>
    %cst_13 = stablehlo.constant dense<0.693115234> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %22 = stablehlo.multiply %6, %21 : tensor<8xf32>
    %cst_14 = stablehlo.constant dense<3.19461833E-5> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %24 = stablehlo.multiply %6, %23 : tensor<8xf32>
    %25 = stablehlo.add %20, %24 : tensor<8xf32>
    %26 = stablehlo.add %22, %25 : tensor<8xf32>
    %27 = stablehlo.subtract %22, %26 : tensor<8xf32>
    %28 = stablehlo.add %27, %25 : tensor<8xf32>
    return %26, %28 : tensor<8xf32>, tensor<8xf32>
  }
  func.func private @_horner(%arg0: tensor<8xf32>, %arg1: tensor<f64>, %arg2: tensor<f64>, %arg3: tensor<f64>, %arg4: tensor<f64>, %arg5: tensor<f64>, %arg6: tensor<f64>, %arg7: tensor<f64>, %arg8: tensor<f64>, %arg9: tensor<f64>, %arg10: tensor<f64>) -> tensor<8xf32> {
    %0 = stablehlo.convert %arg10 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.multiply %1, %arg0 : tensor<8xf32>
    %3 = stablehlo.convert %arg9 : (tensor<f64>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %5 = stablehlo.add %2, %4 : tensor<8xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<8xf32>
    %7 = stablehlo.convert %arg8 : (tensor<f64>) -> tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %9 = stablehlo.add %6, %8 : tensor<8xf32>
    %10 = stablehlo.multiply %9, %arg0 : tensor<8xf32>
    %11 = stablehlo.convert %arg7 : (tensor<f64>) -> tensor<f32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %13 = stablehlo.add %10, %12 : tensor<8xf32>
    %14 = stablehlo.multiply %13, %arg0 : tensor<8xf32>
    %15 = stablehlo.convert %arg6 : (tensor<f64>) -> tensor<f32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %17 = stablehlo.add %14, %16 : tensor<8xf32>
    %18 = stablehlo.multiply %17, %arg0 : tensor<8xf32>
    %19 = stablehlo.convert %arg5 : (tensor<f64>) -> tensor<f32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %21 = stablehlo.add %18, %20 : tensor<8xf32>
    %22 = stablehlo.multiply %21, %arg0 : tensor<8xf32>
    %23 = stablehlo.convert %arg4 : (tensor<f64>) -> tensor<f32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %25 = stablehlo.add %22, %24 : tensor<8xf32>
    %26 = stablehlo.multiply %25, %arg0 : tensor<8xf32>
    %27 = stablehlo.convert %arg3 : (tensor<f64>) -> tensor<f32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %29 = stablehlo.add %26, %28 : tensor<8xf32>
    %30 = stablehlo.multiply %29, %arg0 : tensor<8xf32>
    %31 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %33 = stablehlo.add %30, %32 : tensor<8xf32>
    %34 = stablehlo.multiply %33, %arg0 : tensor<8xf32>
    %35 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %37 = stablehlo.add %34, %36 : tensor<8xf32>
    return %37 : tensor<8xf32>
  }
  func.func private @_lgamma_pos_small(%arg0: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
    %cst = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<8xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %5 = stablehlo.subtract %3, %4 : tensor<8xf32>
    %cst_2 = stablehlo.constant dense<1.750000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %8 = stablehlo.select %1, %6, %7 : tensor<8xi1>, tensor<8xf32>
    %9 = stablehlo.subtract %3, %8 : tensor<8xf32>
    %cst_4 = stablehlo.constant dense<0.362068325> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_5 = stablehlo.constant dense<0.577215672> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %12 = stablehlo.select %1, %10, %11 : tensor<8xi1>, tensor<8xf32>
    %cst_6 = stablehlo.constant dense<-0.0657293424> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_7 = stablehlo.constant dense<-0.245251313> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %15 = stablehlo.select %1, %13, %14 : tensor<8xi1>, tensor<8xf32>
    %cst_8 = stablehlo.constant dense<0.0160308518> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_9 = stablehlo.constant dense<0.155433342> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %18 = stablehlo.select %1, %16, %17 : tensor<8xi1>, tensor<8xf32>
    %cst_10 = stablehlo.constant dense<-0.00441958429> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_11 = stablehlo.constant dense<-0.115152992> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %21 = stablehlo.select %1, %19, %20 : tensor<8xi1>, tensor<8xf32>
    %cst_12 = stablehlo.constant dense<0.00130368094> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_13 = stablehlo.constant dense<0.0922760441> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %24 = stablehlo.select %1, %22, %23 : tensor<8xi1>, tensor<8xf32>
    %cst_14 = stablehlo.constant dense<-4.00087971E-4> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_15 = stablehlo.constant dense<-0.0771135687> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %27 = stablehlo.select %1, %25, %26 : tensor<8xi1>, tensor<8xf32>
    %cst_16 = stablehlo.constant dense<1.24877915E-4> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_17 = stablehlo.constant dense<0.0660817325> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %30 = stablehlo.select %1, %28, %29 : tensor<8xi1>, tensor<8xf32>
    %cst_18 = stablehlo.constant dense<-4.18991549E-5> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_19 = stablehlo.constant dense<-0.061489731> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %33 = stablehlo.select %1, %31, %32 : tensor<8xi1>, tensor<8xf32>
    %cst_20 = stablehlo.constant dense<1.5541731E-5> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_21 = stablehlo.constant dense<0.0583322793> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %36 = stablehlo.select %1, %34, %35 : tensor<8xi1>, tensor<8xf32>
    %cst_22 = stablehlo.constant dense<-3.44545674E-6> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_23 = stablehlo.constant dense<-3.065680e-02> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %39 = stablehlo.select %1, %37, %38 : tensor<8xi1>, tensor<8xf32>
    %cst_24 = stablehlo.constant dense<2.14668859E-7> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_25 = stablehlo.constant dense<0.0167537015> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %42 = stablehlo.select %1, %40, %41 : tensor<8xi1>, tensor<8xf32>
    %cst_26 = stablehlo.constant dense<-9.51253639E-7> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_27 = stablehlo.constant dense<-0.0866426677> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %45 = stablehlo.select %1, %43, %44 : tensor<8xi1>, tensor<8xf32>
    %cst_28 = stablehlo.constant dense<5.093690e-07> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_29 = stablehlo.constant dense<0.0945988297> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %48 = stablehlo.select %1, %46, %47 : tensor<8xi1>, tensor<8xf32>
    %49 = call @_horner_1(%9, %12, %15, %18, %21, %24, %27, %30, %33, %36, %39, %42, %45, %48) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %50 = stablehlo.bitcast_convert %3 : (tensor<8xf32>) -> tensor<8xi32>
    %c = stablehlo.constant dense<-4096> : tensor<i32>
    %51 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %52 = stablehlo.and %50, %51 : tensor<8xi32>
    %53 = stablehlo.bitcast_convert %52 : (tensor<8xi32>) -> tensor<8xf32>
    %54 = stablehlo.subtract %3, %53 : tensor<8xf32>
    %55 = stablehlo.bitcast_convert %5 : (tensor<8xf32>) -> tensor<8xi32>
    %c_30 = stablehlo.constant dense<-4096> : tensor<i32>
    %56 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %57 = stablehlo.and %55, %56 : tensor<8xi32>
    %58 = stablehlo.bitcast_convert %57 : (tensor<8xi32>) -> tensor<8xf32>
    %59 = stablehlo.subtract %5, %58 : tensor<8xf32>
    %60 = stablehlo.multiply %53, %58 : tensor<8xf32>
    %61 = stablehlo.multiply %54, %5 : tensor<8xf32>
    %62 = stablehlo.multiply %53, %59 : tensor<8xf32>
    %63 = stablehlo.add %61, %62 : tensor<8xf32>
    %64 = stablehlo.bitcast_convert %49 : (tensor<8xf32>) -> tensor<8xi32>
    %c_31 = stablehlo.constant dense<-4096> : tensor<i32>
    %65 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %66 = stablehlo.and %64, %65 : tensor<8xi32>
    %67 = stablehlo.bitcast_convert %66 : (tensor<8xi32>) -> tensor<8xf32>
    %68 = stablehlo.subtract %49, %67 : tensor<8xf32>
    %69 = stablehlo.multiply %60, %67 : tensor<8xf32>
    %70 = stablehlo.multiply %63, %49 : tensor<8xf32>
    %71 = stablehlo.multiply %60, %68 : tensor<8xf32>
    %72 = stablehlo.add %70, %71 : tensor<8xf32>
    %73 = stablehlo.add %69, %72 : tensor<8xf32>
    return %73, %69, %72 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
  }
  func.func private @_horner_1(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>, %arg3: tensor<8xf32>, %arg4: tensor<8xf32>, %arg5: tensor<8xf32>, %arg6: tensor<8xf32>, %arg7: tensor<8xf32>, %arg8: tensor<8xf32>, %arg9: tensor<8xf32>, %arg10: tensor<8xf32>, %arg11: tensor<8xf32>, %arg12: tensor<8xf32>, %arg13: tensor<8xf32>) -> tensor<8xf32> {
    %0 = stablehlo.multiply %arg13, %arg0 : tensor<8xf32>
    %1 = stablehlo.add %0, %arg12 : tensor<8xf32>
    %2 = stablehlo.multiply %1, %arg0 : tensor<8xf32>
    %3 = stablehlo.add %2, %arg11 : tensor<8xf32>
    %4 = stablehlo.multiply %3, %arg0 : tensor<8xf32>
    %5 = stablehlo.add %4, %arg10 : tensor<8xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<8xf32>
    %7 = stablehlo.add %6, %arg9 : tensor<8xf32>
    %8 = stablehlo.multiply %7, %arg0 : tensor<8xf32>
    %9 = stablehlo.add %8, %arg8 : tensor<8xf32>
    %10 = stablehlo.multiply %9, %arg0 : tensor<8xf32>
    %11 = stablehlo.add %10, %arg7 : tensor<8xf32>
    %12 = stablehlo.multiply %11, %arg0 : tensor<8xf32>
    %13 = stablehlo.add %12, %arg6 : tensor<8xf32>
    %14 = stablehlo.multiply %13, %arg0 : tensor<8xf32>
    %15 = stablehlo.add %14, %arg5 : tensor<8xf32>
    %16 = stablehlo.multiply %15, %arg0 : tensor<8xf32>
    %17 = stablehlo.add %16, %arg4 : tensor<8xf32>
    %18 = stablehlo.multiply %17, %arg0 : tensor<8xf32>
    %19 = stablehlo.add %18, %arg3 : tensor<8xf32>
    %20 = stablehlo.multiply %19, %arg0 : tensor<8xf32>
    %21 = stablehlo.add %20, %arg2 : tensor<8xf32>
    %22 = stablehlo.multiply %21, %arg0 : tensor<8xf32>
    %23 = stablehlo.add %22, %arg1 : tensor<8xf32>
    return %23 : tensor<8xf32>
  }
  func.func private @_lgamma_pos_large(%arg0: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
    %0:2 = call @_log_f32_2(%arg0) : (tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
    %1 = stablehlo.bitcast_convert %0#0 : (tensor<8xf32>) -> tensor<8xi32>
    %c = stablehlo.constant dense<-4096> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %3 = stablehlo.and %1, %2 : tensor<8xi32>
    %4 = stablehlo.bitcast_convert %3 : (tensor<8xi32>) -> tensor<8xf32>
    %5 = stablehlo.subtract %0#0, %4 : tensor<8xf32>
    %6 = stablehlo.add %5, %0#1 : tensor<8xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %8 = stablehlo.subtract %arg0, %7 : tensor<8xf32>
    %9 = stablehlo.bitcast_convert %8 : (tensor<8xf32>) -> tensor<8xi32>
    %c_0 = stablehlo.constant dense<-4096> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %11 = stablehlo.and %9, %10 : tensor<8xi32>
    %12 = stablehlo.bitcast_convert %11 : (tensor<8xi32>) -> tensor<8xf32>
    %13 = stablehlo.subtract %8, %12 : tensor<8xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %15 = stablehlo.subtract %4, %14 : tensor<8xf32>
    %16 = stablehlo.multiply %12, %15 : tensor<8xf32>
    %17 = stablehlo.multiply %13, %15 : tensor<8xf32>
    %18 = stablehlo.multiply %8, %6 : tensor<8xf32>
    %19 = stablehlo.add %17, %18 : tensor<8xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %21 = stablehlo.divide %20, %arg0 : tensor<8xf32>
    %22 = stablehlo.multiply %21, %21 : tensor<8xf32>
    %cst_3 = stablehlo.constant dense<0.083333335816860198> : tensor<f64>
    %cst_4 = stablehlo.constant dense<-0.0027777778450399637> : tensor<f64>
    %cst_5 = stablehlo.constant dense<7.9365080455318093E-4> : tensor<f64>
    %cst_6 = stablehlo.constant dense<-5.9523811796680093E-4> : tensor<f64>
    %cst_7 = stablehlo.constant dense<8.4175082156434655E-4> : tensor<f64>
    %23 = call @_horner_3(%22, %cst_3, %cst_4, %cst_5, %cst_6, %cst_7) : (tensor<8xf32>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> tensor<8xf32>
    %cst_8 = stablehlo.constant dense<0.418938518> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %25 = stablehlo.add %19, %24 : tensor<8xf32>
    %26 = stablehlo.multiply %21, %23 : tensor<8xf32>
    %27 = stablehlo.add %25, %26 : tensor<8xf32>
    %cst_9 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %29 = stablehlo.multiply %28, %21 : tensor<8xf32>
    %30 = stablehlo.subtract %0#0, %29 : tensor<8xf32>
    return %16, %27, %30 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
  }
  func.func private @_log_f32_2(%arg0: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<8xf32>) -> tensor<8xi32>
    %c = stablehlo.constant dense<1060439283> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %2 = stablehlo.subtract %0, %1 : tensor<8xi32>
    %c_0 = stablehlo.constant dense<23> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %4 = stablehlo.shift_right_arithmetic %2, %3 : tensor<8xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %6 = stablehlo.subtract %4, %5 : tensor<8xi32>
    %7 = stablehlo.convert %6 : (tensor<8xi32>) -> tensor<8xf32>
    %c_2 = stablehlo.constant dense<23> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %9 = stablehlo.shift_left %4, %8 : tensor<8xi32>
    %10 = stablehlo.subtract %0, %9 : tensor<8xi32>
    %11 = stablehlo.bitcast_convert %10 : (tensor<8xi32>) -> tensor<8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %13 = stablehlo.subtract %11, %12 : tensor<8xf32>
    %14 = stablehlo.multiply %13, %13 : tensor<8xf32>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %16 = stablehlo.multiply %15, %14 : tensor<8xf32>
    %17 = stablehlo.subtract %13, %16 : tensor<8xf32>
    %18 = stablehlo.multiply %14, %13 : tensor<8xf32>
    %cst_4 = stablehlo.constant dense<0.3333333432674408> : tensor<f64>
    %cst_5 = stablehlo.constant dense<-0.24999989569187164> : tensor<f64>
    %cst_6 = stablehlo.constant dense<0.19999992847442627> : tensor<f64>
    %cst_7 = stablehlo.constant dense<-0.16668006777763367> : tensor<f64>
    %cst_8 = stablehlo.constant dense<0.14287430047988892> : tensor<f64>
    %cst_9 = stablehlo.constant dense<-0.12451331317424774> : tensor<f64>
    %cst_10 = stablehlo.constant dense<0.11021918058395386> : tensor<f64>
    %cst_11 = stablehlo.constant dense<-0.10625848919153214> : tensor<f64>
    %cst_12 = stablehlo.constant dense<0.10618706792593002> : tensor<f64>
    %cst_13 = stablehlo.constant dense<-0.063545495271682739> : tensor<f64>
    %19 = call @_horner(%13, %cst_4, %cst_5, %cst_6, %cst_7, %cst_8, %cst_9, %cst_10, %cst_11, %cst_12, %cst_13) : (tensor<8xf32>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> tensor<8xf32>
    %20 = stablehlo.multiply %18, %19 : tensor<8xf32>
    %21 = stablehlo.add %17, %20 : tensor<8xf32>
    %cst_14 = stablehlo.constant dense<0.693115234> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %23 = stablehlo.multiply %7, %22 : tensor<8xf32>
    %cst_15 = stablehlo.constant dense<3.19461833E-5> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %25 = stablehlo.multiply %7, %24 : tensor<8xf32>
    %26 = stablehlo.add %21, %25 : tensor<8xf32>
    %27 = stablehlo.add %23, %26 : tensor<8xf32>
    %28 = stablehlo.subtract %23, %27 : tensor<8xf32>
    %29 = stablehlo.add %28, %26 : tensor<8xf32>
    return %27, %29 : tensor<8xf32>, tensor<8xf32>
  }
  func.func private @_horner_3(%arg0: tensor<8xf32>, %arg1: tensor<f64>, %arg2: tensor<f64>, %arg3: tensor<f64>, %arg4: tensor<f64>, %arg5: tensor<f64>) -> tensor<8xf32> {
    %0 = stablehlo.convert %arg5 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.multiply %1, %arg0 : tensor<8xf32>
    %3 = stablehlo.convert %arg4 : (tensor<f64>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %5 = stablehlo.add %2, %4 : tensor<8xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<8xf32>
    %7 = stablehlo.convert %arg3 : (tensor<f64>) -> tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %9 = stablehlo.add %6, %8 : tensor<8xf32>
    %10 = stablehlo.multiply %9, %arg0 : tensor<8xf32>
    %11 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %13 = stablehlo.add %10, %12 : tensor<8xf32>
    %14 = stablehlo.multiply %13, %arg0 : tensor<8xf32>
    %15 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %17 = stablehlo.add %14, %16 : tensor<8xf32>
    return %17 : tensor<8xf32>
  }
  func.func private @_lgamma_neg_reflection(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>, %arg3: tensor<8xf32>, %arg4: tensor<8xf32>) -> tensor<8xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<8xf32>
    %cst = stablehlo.constant dense<-1.6449340581893921> : tensor<f64>
    %cst_0 = stablehlo.constant dense<-0.54116076231002808> : tensor<f64>
    %cst_1 = stablehlo.constant dense<-0.33916869759559631> : tensor<f64>
    %cst_2 = stablehlo.constant dense<-0.24974527955055237> : tensor<f64>
    %cst_3 = stablehlo.constant dense<-0.21417342126369476> : tensor<f64>
    %cst_4 = stablehlo.constant dense<-0.090555958449840545> : tensor<f64>
    %cst_5 = stablehlo.constant dense<-0.33258557319641113> : tensor<f64>
    %1 = call @_horner_4(%0, %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_5) : (tensor<8xf32>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> tensor<8xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<8xf32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<8xf32>
    %4 = stablehlo.add %2, %arg4 : tensor<8xf32>
    %5 = stablehlo.add %arg3, %4 : tensor<8xf32>
    %6 = stablehlo.add %3, %5 : tensor<8xf32>
    %7 = stablehlo.negate %6 : tensor<8xf32>
    return %7 : tensor<8xf32>
  }
  func.func private @_horner_4(%arg0: tensor<8xf32>, %arg1: tensor<f64>, %arg2: tensor<f64>, %arg3: tensor<f64>, %arg4: tensor<f64>, %arg5: tensor<f64>, %arg6: tensor<f64>, %arg7: tensor<f64>) -> tensor<8xf32> {
    %0 = stablehlo.convert %arg7 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.multiply %1, %arg0 : tensor<8xf32>
    %3 = stablehlo.convert %arg6 : (tensor<f64>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %5 = stablehlo.add %2, %4 : tensor<8xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<8xf32>
    %7 = stablehlo.convert %arg5 : (tensor<f64>) -> tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %9 = stablehlo.add %6, %8 : tensor<8xf32>
    %10 = stablehlo.multiply %9, %arg0 : tensor<8xf32>
    %11 = stablehlo.convert %arg4 : (tensor<f64>) -> tensor<f32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %13 = stablehlo.add %10, %12 : tensor<8xf32>
    %14 = stablehlo.multiply %13, %arg0 : tensor<8xf32>
    %15 = stablehlo.convert %arg3 : (tensor<f64>) -> tensor<f32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %17 = stablehlo.add %14, %16 : tensor<8xf32>
    %18 = stablehlo.multiply %17, %arg0 : tensor<8xf32>
    %19 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %21 = stablehlo.add %18, %20 : tensor<8xf32>
    %22 = stablehlo.multiply %21, %arg0 : tensor<8xf32>
    %23 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %25 = stablehlo.add %22, %24 : tensor<8xf32>
    return %25 : tensor<8xf32>
  }
  func.func private @_lgamma_neg_root(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>) -> (tensor<8xi1>, tensor<8xf32>) {
    %cst = stablehlo.constant dense<[-0.457024753, 1.000000e+00, -0.143580884, 0.252317339, -0.0393618383, 0.044705715, -0.00821816828, 0.00845535938, -0.00138529448, 0.00139251992, -1.98333408E-4, 1.98492111E-4, -2.48002707E-5, 2.48029046E-5, -2.75571483E-6, 2.75574894E-6]> : tensor<16xf32>
    %cst_0 = stablehlo.constant dense<[1.48729189E-8, 0.000000e+00, -4.60860106E-9, 1.40906877E-8, -1.48918433E-9, 1.1097015E-10, -4.15751669E-11, 6.298560e-11, 2.98885222E-11, 2.71651451E-12, 4.27655497E-13, -1.57696133E-12, 1.16013495E-14, -4.11633103E-13, 8.02972834E-15, 8.43790437E-14]> : tensor<16xf32>
    %cst_1 = stablehlo.constant dense<[2.550000e-01, -1.000000e+00, 3.400000e-01, 3.700000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01]> : tensor<16xf32>
    %cst_2 = stablehlo.constant dense<[-1.38533652, 0.000000e+00, -2.234660e+00, -0.966047525, -2.10904527, -1.85305738, -2.02762246, -1.97070384, -2.00517678, -1.99477208, -2.00079918, -1.99919963, -2.0001061, -1.99989378, -2.0000124, -1.9999876]> : tensor<16xf32>
    %cst_3 = stablehlo.constant dense<[2.67372108, 0.000000e+00, -0.104558013, 1.47233355, -0.0994995161, 0.15925236, -0.0272024628, 0.0297407601, -0.00516465073, 0.00524011673, -7.99042871E-4, 8.00676643E-4, -1.06171268E-4, 1.06197927E-4, -1.24548615E-5, 1.24457247E-5]> : tensor<16xf32>
    %cst_4 = stablehlo.constant dense<[5.65496206, 0.000000e+00, -0.632970095, 1.32829309, -0.756576359, -0.495038867, -0.693450987, -0.636482954, -0.671820819, -0.661415874, -0.667466938, -0.665867149, -0.666774272, -0.666561901, -0.666680336, -0.66665554]> : tensor<16xf32>
    %cst_5 = stablehlo.constant dense<[13.6487474, 0.000000e+00, 0.18435128, 2.66334176, -0.0802543088, 0.183989882, -0.0263557527, 0.0306188613, -0.00513932668, 0.00526309945, -7.983600e-04, 8.00992537E-4, -1.06074294E-4, 1.06123902E-4, -1.08104869E-5, 1.11924992E-5]> : tensor<16xf32>
    %cst_6 = stablehlo.constant dense<[29.0560436, 0.000000e+00, -0.0475766957, 3.16822863, -0.470409244, -0.203508675, -0.425810963, -3.688310e-01, -4.050240e-01, -0.394625604, -0.400700718, -0.399102062, -0.400009692, -0.399797767, -3.999230e-01, -0.39989692]> : tensor<16xf32>
    %cst_7 = stablehlo.constant dense<[64.692688, 0.000000e+00, 5.535060e-01, 4.82858515, -0.0605156571, 0.212788194, -0.0257291067, 0.0318717323, -0.00515836058, 0.00533373794, -8.04428709E-4, 8.080150e-04, -1.07942105E-4, 1.07877786E-4, -3.53875039E-5, 2.95385908E-5]> : tensor<16xf32>
    %cst_8 = stablehlo.constant dense<[144.274414, 0.000000e+00, 0.502989888, 6.22517824, -0.33854869, -0.0589724258, -0.313833177, -0.255872041, -0.293304026, -0.282735527, -0.28885287, -0.287227511, -0.288137108, -0.287917346, -0.287951857, -2.879430e-01]> : tensor<16xf32>
    %cst_9 = stablehlo.constant dense<[354.171173, 0.000000e+00, 0.874119758, 9.20790672, -0.0421104282, 0.194769889, -0.0219563879, 0.0279599521, -0.00452799257, 0.00470815646, -7.10393128E-4, 7.14876514E-4, -8.80396764E-5, 8.91314048E-5, 1.32301051E-4, -9.35434145E-5]> : tensor<16xf32>
    %cst_10 = stablehlo.constant dense<[972.521484, 0.000000e+00, 0.829021215, 15.6274681, -0.230358541, -0.0118875364, -0.215895846, -0.168328941, -0.201411426, -0.192730859, -0.198401839, -0.19707121, -0.197927535, -0.197773159, -0.198337495, -0.198233053]> : tensor<16xf32>
    %cst_11 = stablehlo.constant dense<[2111.91357, 0.000000e+00, 2.96750498, 24.9583759, -0.012698682, 0.470867515, -0.0385501981, 0.056485422, -0.00820949394, 0.00869482476, -0.00128752366, 0.00129581429, -1.87857018E-4, 1.85009369E-4, -3.45863868E-4, 2.53180886E-4]> : tensor<16xf32>
    %cst_12 = stablehlo.constant dense<[2133.65771, 0.000000e+00, 3.87669849, 18.7148895, -0.289828926, 0.247943312, -0.340197712, -0.23934947, -0.304349959, -0.286053866, -0.295447946, -0.292626083, -0.293967903, -0.293548137, -0.292859882, -0.292959183]> : tensor<16xf32>
    %cst_13 = stablehlo.constant dense<-2.600000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_14 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %3 = stablehlo.compare LT, %arg0, %2, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %4 = stablehlo.and %1, %3 : tensor<8xi1>
    %cst_15 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %6 = stablehlo.select %4, %5, %arg1 : tensor<8xi1>, tensor<8xf32>
    %7 = stablehlo.subtract %arg0, %6 : tensor<8xf32>
    %8 = stablehlo.negate %6 : tensor<8xf32>
    %9 = stablehlo.convert %8 : (tensor<8xf32>) -> tensor<8xi32>
    %c = stablehlo.constant dense<2> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %11 = stablehlo.compare GE, %9, %10, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_16 = stablehlo.constant dense<9> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %13 = stablehlo.compare LE, %9, %12, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %14 = stablehlo.and %11, %13 : tensor<8xi1>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %16 = stablehlo.compare GT, %7, %15, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %c_18 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %19 = stablehlo.select %16, %17, %18 : tensor<8xi1>, tensor<8xi32>
    %c_20 = stablehlo.constant dense<2> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %21 = stablehlo.subtract %9, %20 : tensor<8xi32>
    %c_21 = stablehlo.constant dense<2> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %23 = stablehlo.multiply %22, %21 : tensor<8xi32>
    %24 = stablehlo.add %23, %19 : tensor<8xi32>
    %c_22 = stablehlo.constant dense<1> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %26 = stablehlo.select %14, %24, %25 : tensor<8xi1>, tensor<8xi32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %28 = "stablehlo.gather"(%cst, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %29 = "stablehlo.gather"(%cst_0, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %30 = "stablehlo.gather"(%cst_1, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %31 = "stablehlo.gather"(%cst_2, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %32 = "stablehlo.gather"(%cst_3, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %33 = "stablehlo.gather"(%cst_4, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %34 = "stablehlo.gather"(%cst_5, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %35 = "stablehlo.gather"(%cst_6, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %36 = "stablehlo.gather"(%cst_7, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %37 = "stablehlo.gather"(%cst_8, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %38 = "stablehlo.gather"(%cst_9, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %39 = "stablehlo.gather"(%cst_10, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %40 = "stablehlo.gather"(%cst_11, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %41 = "stablehlo.gather"(%cst_12, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<8x1xi32>) -> tensor<8xf32>
    %42 = stablehlo.subtract %7, %28 : tensor<8xf32>
    %43 = stablehlo.add %7, %28 : tensor<8xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %45 = stablehlo.divide %44, %43 : tensor<8xf32>
    %46 = stablehlo.subtract %42, %29 : tensor<8xf32>
    %47 = stablehlo.multiply %46, %45 : tensor<8xf32>
    %48 = stablehlo.multiply %47, %43 : tensor<8xf32>
    %49 = stablehlo.subtract %42, %48 : tensor<8xf32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %51 = stablehlo.add %50, %47 : tensor<8xf32>
    %52 = stablehlo.multiply %29, %51 : tensor<8xf32>
    %53 = stablehlo.subtract %49, %52 : tensor<8xf32>
    %54 = stablehlo.multiply %53, %45 : tensor<8xf32>
    %55 = stablehlo.add %47, %54 : tensor<8xf32>
    %56 = stablehlo.abs %55 : tensor<8xf32>
    %57 = stablehlo.compare LE, %56, %30, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %59 = stablehlo.select %57, %55, %58 : tensor<8xi1>, tensor<8xf32>
    %60 = call @_horner_5(%59, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %61 = stablehlo.multiply %59, %60 : tensor<8xf32>
    return %57, %61 : tensor<8xi1>, tensor<8xf32>
  }
  func.func private @_horner_5(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>, %arg3: tensor<8xf32>, %arg4: tensor<8xf32>, %arg5: tensor<8xf32>, %arg6: tensor<8xf32>, %arg7: tensor<8xf32>, %arg8: tensor<8xf32>, %arg9: tensor<8xf32>, %arg10: tensor<8xf32>, %arg11: tensor<8xf32>) -> tensor<8xf32> {
    %0 = stablehlo.multiply %arg11, %arg0 : tensor<8xf32>
    %1 = stablehlo.add %0, %arg10 : tensor<8xf32>
    %2 = stablehlo.multiply %1, %arg0 : tensor<8xf32>
    %3 = stablehlo.add %2, %arg9 : tensor<8xf32>
    %4 = stablehlo.multiply %3, %arg0 : tensor<8xf32>
    %5 = stablehlo.add %4, %arg8 : tensor<8xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<8xf32>
    %7 = stablehlo.add %6, %arg7 : tensor<8xf32>
    %8 = stablehlo.multiply %7, %arg0 : tensor<8xf32>
    %9 = stablehlo.add %8, %arg6 : tensor<8xf32>
    %10 = stablehlo.multiply %9, %arg0 : tensor<8xf32>
    %11 = stablehlo.add %10, %arg5 : tensor<8xf32>
    %12 = stablehlo.multiply %11, %arg0 : tensor<8xf32>
    %13 = stablehlo.add %12, %arg4 : tensor<8xf32>
    %14 = stablehlo.multiply %13, %arg0 : tensor<8xf32>
    %15 = stablehlo.add %14, %arg3 : tensor<8xf32>
    %16 = stablehlo.multiply %15, %arg0 : tensor<8xf32>
    %17 = stablehlo.add %16, %arg2 : tensor<8xf32>
    %18 = stablehlo.multiply %17, %arg0 : tensor<8xf32>
    %19 = stablehlo.add %18, %arg1 : tensor<8xf32>
    return %19 : tensor<8xf32>
  }
}
