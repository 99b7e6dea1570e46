// programs_models: transformer
module {
  func.func public @main() {
    %i:19 = call @inputs() : () -> (tensor<2x4xi32>, tensor<5x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x12xf32>, tensor<4x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x12xf32>, tensor<4x8xf32>, tensor<6x4xf32>)
    %e:1 = call @expected() : () -> (tensor<2x4x5xf64>)
    %r:1 = call @program(%i#0, %i#1, %i#2, %i#3, %i#4, %i#5, %i#6, %i#7, %i#8, %i#9, %i#10, %i#11, %i#12, %i#13, %i#14, %i#15, %i#16, %i#17, %i#18) : (tensor<2x4xi32>, tensor<5x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x12xf32>, tensor<4x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x12xf32>, tensor<4x8xf32>, tensor<6x4xf32>) -> (tensor<2x4x5xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 5.0e-05 : tensor<2x4x5xf64>
    return
  }
  func.func private @inputs() -> (tensor<2x4xi32>, tensor<5x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x12xf32>, tensor<4x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x12xf32>, tensor<4x8xf32>, tensor<6x4xf32>) {
    %0 = stablehlo.constant dense<"0x0100000000000000040000000200000003000000030000000000000001000000"> : tensor<2x4xi32>
    %1 = stablehlo.constant dense<"0xCEBE83BE7EE0B3BE9A72DEBEDF4FD93E9232D63D878FF93E984D1CBEA24A0D3EE33030BE1AFFC4BDE19ABE3E99422B3E75ABCBBE72A6713E911BEA3EBA2B83BCE46F273FE0C3F63E3048C1BE2656B63E"> : tensor<5x4xf32>
    %2 = stablehlo.constant dense<"0xE102A63C6E8172BEC19525BE64EB923D"> : tensor<4xf32>
    %3 = stablehlo.constant dense<"0x2990A93E731D9EBE02F6AD3E76399D3C"> : tensor<4xf32>
    %4 = stablehlo.constant dense<"0xFF305B3ECB151EBECBD9AEBEB7D1903ED04B28BF0A9C9B3E4F8313BE9E0861BE4D80F6BE427A513E59D00A3F2BC89E3E6A31E73E41222DBF83E2B83E426E2D3F934D1C3F22650CBED13A8C3E3440D03D687AF4BE0738223EF28213BFECC2D5BED9A5B1BE73FF043CBB46913E4082E73EF3F71FBFD082293F8FB0EB3ED5D9FCBD"> : tensor<8x4xf32>
    %5 = stablehlo.constant dense<"0x73F99C3FDEC5643FD6A49B3E64E0213F"> : tensor<4xf32>
    %6 = stablehlo.constant dense<"0x961F653F78F2663F56EB473F7D5B963F"> : tensor<4xf32>
    %7 = stablehlo.constant dense<"0x96A17A3E9C74D9BE8AE694BED42217BF4BE3EE3EFC03163E65432D3E29AFCFBE4E7DC93EB14907BF7D749D3E44FE24BF24ED163FF3CD033F84D2303F8B5E27BD"> : tensor<4x4xf32>
    %8 = stablehlo.constant dense<"0xDD9AB03ECFBF8F3E9358B2BE3AECEA3CDDBFD2BEAD7E15BFE36AA43E73DF033FC1C4863E08CF043E59E5B83E66E8A5BCA1F56B3E550E8C3E9D65ACBED48DAABDF3A810BFC4210E3F1AA3173FE2CE1F3E7C1F07BFBDCC21BFAB6DB7BDD7C4883E0CCF6F3C3019EABE9B57EABE784239BCC081133FADE1C7BEF545003FBA9DD3BDA18478BE39A1DABD06B750BE05F8CFBE9179A13D77B897BD71256FBC133869BE99A5513E841C1FBF5ECB223F7E36CABED9CD93BDC039963D8272683EFE84C9BC"> : tensor<4x12xf32>
    %9 = stablehlo.constant dense<"0x18E90C3E3EFBB23E18B102BFCB4E0FBF908AD7BD4A2721BFB5A4463EAFE98B3E7D571F3F8978163FEA41F3BE6078913E19671B3F28621C3FC2FD91BE6004CE3DAC1E29BF96F9B1BEB32F2B3F2CA98BBECABF7C3E313A493E08720B3FB07067BE7474AFBE7B71A83EC756943EB6FA903D873414BF0465BF3EACEEF8BD0BA4B3BE"> : tensor<4x8xf32>
    %10 = stablehlo.constant dense<"0xA603183E3A773EBDC5302CBF408F833E"> : tensor<4xf32>
    %11 = stablehlo.constant dense<"0x953EDD3E0F9DDCBE5CCD2D3E602E33BF"> : tensor<4xf32>
    %12 = stablehlo.constant dense<"0xA13E08BF9B8EF0BEF9E513BFE83EF73EDD665DBED3C4F3BC260A95BE92EC3EBE9DE3243FD3E0D3BEA35DD73DFB5C853E9390213F937B5FBD024A98BDB9F9B4BE859AC23E70C901BF3BEF28BFEFC719BFDF05993EC253A63E4DC1DC3EA2589F3EA43E23BFD3A9B2BE68B529BD1838EFBE89EB173EE2318B3E6936BD3DC448803D"> : tensor<8x4xf32>
    %13 = stablehlo.constant dense<"0x02C1F83EECAB143FFC6F2D3F6C0D8F3F"> : tensor<4xf32>
    %14 = stablehlo.constant dense<"0x92DC623F72BCD53FCC336E3F46DABC3F"> : tensor<4xf32>
    %15 = stablehlo.constant dense<"0x1CA8F3BE868E263D3152EA3E57C2B6BD53CDCABE8D0FB93ECFCF07BFAD1CD0BED35909BEA499513E504E8EBEFCCCB8BE99DC23BF68BD843E36062B3FE5B8B53E"> : tensor<4x4xf32>
    %16 = stablehlo.constant dense<"0x1A440EBEC2B82F3FCC94E7BEC1BACB3DD37E0B3FAED9113F461DE83EC1978EBD423BD53E8103E1BE3A340ABFD1300B3F3A70C93E7409E3BE3E95D83C9A17323F8EEF3D3EE0081B3F3922173F79F3DDBE368BDC3E075CFDBEAD2F243ED471A63DF2B2853EB2F80C3E1F75F83E951A843EC561D9BE0A4EEE3EB55DACBE4B5D91BEA699ED3D19C02C3F3D94253FBCE38E3EAFDFFF3E62FC10BFF9928A3E7343303FE7F43CBED96DCBBE14538D3E997F243F2BA41B3FA09C1D3D15E9D73E4DC0E43E"> : tensor<4x12xf32>
    %17 = stablehlo.constant dense<"0x8413A8BE9F9C63BE9C22333F2675A83EE8386B3C4F32C7BE8C52303EBDD4113F176E143DE344EABE15D82E3FBD67AC3E4978453E1ADA103F0097163C4A49613D19A9FABEEBC42E3F1E06233F62F016BFB1FAFEBEC7D61EBFE02221BF2D16F63EF5DBB1BE7C7122BF74691A3F56B5B8BE360F243F08F4913E352824BFB1C7AABD"> : tensor<4x8xf32>
    %18 = stablehlo.constant dense<"0xA5C35D3E9E03703EB675BDBE557B14BF4EB3E3BE1B70143F4C3A8E3DE43AA63D268E2B3F0FC6DD3BD49C2E3E8D8EC0BEA88E2DBF43AE7D3DFA1E95BD7789A0BE4A901DBF28C0CFBE5FC3B4BE9F9CB6BD5228AB3E989924BF4AA34A3E99A5AEBE"> : tensor<6x4xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18 : tensor<2x4xi32>, tensor<5x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x12xf32>, tensor<4x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x12xf32>, tensor<4x8xf32>, tensor<6x4xf32>
  }
  func.func private @expected() -> (tensor<2x4x5xf64>) {
    %0 = stablehlo.constant dense<"0x3085BF026196DEBFDBA6ECA44CA1CF3F6F157EAB1127B73F960E1EADF2FAC0BF17E672F0C69AEC3FC0AD1F1F3577E43FAE3BEEF09177B63F05D62F035FACDC3FB02AB0316D76E23FEEA3CD40E589D6BF9FA77081EFBDE4BFD619641338F2D03F471D13D750A4B33F54A60A2B473EB83F3B2989E8EB77E33F4266137CB8E9A03F9659E9BD69B5D1BF50664341C864E53F032412287D0BF03F262FE10F5B29F3BF968D4BB8AEE196BFA6069307FEADCF3FD5631F85D286D23F4B405DC497ABDC3FB10EC6BA6317BF3FF7425FB996B4CB3F15FA77A21F3EE03FA7A9E2B77007E83FF77024A9FC56F63F836304329A2ED7BF3F70FAC2EDE3BD3F38980AB1157F8FBF554C42D2549ED63FEEC08AE3DE7BE13F0BC695111620DDBF608A68F619EAC93FA4B257140DD4D13F5DD6CBEAF27BD33F04730878C7D3E33FBBDE9C81CC14C1BF"> : tensor<2x4x5xf64>
    return %0 : tensor<2x4x5xf64>
  }
  func.func private @program(%arg0: tensor<2x4xi32>, %arg1: tensor<5x4xf32>, %arg2: tensor<4xf32>, %arg3: tensor<4xf32>, %arg4: tensor<8x4xf32>, %arg5: tensor<4xf32>, %arg6: tensor<4xf32>, %arg7: tensor<4x4xf32>, %arg8: tensor<4x12xf32>, %arg9: tensor<4x8xf32>, %arg10: tensor<4xf32>, %arg11: tensor<4xf32>, %arg12: tensor<8x4xf32>, %arg13: tensor<4xf32>, %arg14: tensor<4xf32>, %arg15: tensor<4x4xf32>, %arg16: tensor<4x12xf32>, %arg17: tensor<4x8xf32>, %arg18: tensor<6x4xf32>) -> (tensor<2x4x5xf64> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x4xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x4xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<2x4xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<2x4xi1>, tensor<2x4xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x4xi32>) -> tensor<2x4x1xi32>
    %6 = "stablehlo.gather"(%arg1, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xf32>, tensor<2x4x1xi32>) -> tensor<2x4x4xf32>
    %7 = stablehlo.slice %arg18 [0:4, 0:4] : (tensor<6x4xf32>) -> tensor<4x4xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1, 2] : (tensor<4x4xf32>) -> tensor<1x4x4xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x4x4xf32>) -> tensor<2x4x4xf32>
    %10 = stablehlo.add %6, %9 : tensor<2x4x4xf32>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %11 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i1>) -> tensor<4x4xi1>
    %12 = call @tril(%11) : (tensor<4x4xi1>) -> tensor<4x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_2 = stablehlo.constant dense<-1.000000e+09> : tensor<f64>
    %13 = call @_where(%12, %cst, %cst_2) : (tensor<4x4xi1>, tensor<f64>, tensor<f64>) -> tensor<4x4xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%10 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
    %cst_4 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
    %17 = stablehlo.divide %15, %16 : tensor<2x4x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x4xf32>
    %19 = stablehlo.subtract %10, %18 : tensor<2x4x4xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i64>
    %20 = call @_var(%10, %c_5) : (tensor<2x4x4xf32>, tensor<i64>) -> tensor<2x4x1xf32>
    %cst_6 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
    %22 = stablehlo.add %20, %21 : tensor<2x4x1xf32>
    %23 = stablehlo.rsqrt %22 : tensor<2x4x1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x4xf32>
    %25 = stablehlo.multiply %19, %24 : tensor<2x4x4xf32>
    %26 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<4xf32>) -> tensor<1x1x4xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2] : (tensor<1x1x4xf32>) -> tensor<2x4x4xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<2x4x4xf32>
    %29 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<4xf32>) -> tensor<1x1x4xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<1x1x4xf32>) -> tensor<2x4x4xf32>
    %31 = stablehlo.add %28, %30 : tensor<2x4x4xf32>
    %32 = stablehlo.dot_general %31, %arg8, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf32>, tensor<4x12xf32>) -> tensor<2x4x12xf32>
    %33 = stablehlo.slice %32 [0:2, 0:4, 0:4] : (tensor<2x4x12xf32>) -> tensor<2x4x4xf32>
    %34 = stablehlo.slice %32 [0:2, 0:4, 4:8] : (tensor<2x4x12xf32>) -> tensor<2x4x4xf32>
    %35 = stablehlo.slice %32 [0:2, 0:4, 8:12] : (tensor<2x4x12xf32>) -> tensor<2x4x4xf32>
    %36 = stablehlo.reshape %33 : (tensor<2x4x4xf32>) -> tensor<2x4x2x2xf32>
    %37 = stablehlo.reshape %34 : (tensor<2x4x4xf32>) -> tensor<2x4x2x2xf32>
    %38 = stablehlo.reshape %35 : (tensor<2x4x4xf32>) -> tensor<2x4x2x2xf32>
    %39 = stablehlo.dot_general %36, %37, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x2xf32>, tensor<2x4x2x2xf32>) -> tensor<2x2x4x4xf32>
    %40 = stablehlo.convert %39 : (tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf64>
    %cst_7 = stablehlo.constant dense<1.4142135623730951> : tensor<f64>
    %41 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
    %42 = stablehlo.divide %40, %41 : tensor<2x2x4x4xf64>
    %43 = stablehlo.convert %13 : tensor<4x4xf64>
    %44 = stablehlo.broadcast_in_dim %43, dims = [2, 3] : (tensor<4x4xf64>) -> tensor<1x1x4x4xf64>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2, 3] : (tensor<1x1x4x4xf64>) -> tensor<2x2x4x4xf64>
    %46 = stablehlo.add %42, %45 : tensor<2x2x4x4xf64>
    %cst_8 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %47 = stablehlo.reduce(%46 init: %cst_8) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x4x4xf64>, tensor<f64>) -> tensor<2x2x4xf64>
    %cst_9 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %48 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<2x2x4xf64>
    %49 = stablehlo.maximum %48, %47 : tensor<2x2x4xf64>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2] : (tensor<2x2x4xf64>) -> tensor<2x2x4x1xf64>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf64>) -> tensor<2x2x4x4xf64>
    %52 = stablehlo.subtract %46, %51 : tensor<2x2x4x4xf64>
    %53 = stablehlo.exponential %52 : tensor<2x2x4x4xf64>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %54 = stablehlo.reduce(%53 init: %cst_10) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf64>, tensor<f64>) -> tensor<2x2x4xf64>
    %55 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2] : (tensor<2x2x4xf64>) -> tensor<2x2x4x1xf64>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf64>) -> tensor<2x2x4x4xf64>
    %57 = stablehlo.divide %53, %56 : tensor<2x2x4x4xf64>
    %58 = stablehlo.convert %38 : (tensor<2x4x2x2xf32>) -> tensor<2x4x2x2xf64>
    %59 = stablehlo.convert %57 : tensor<2x2x4x4xf64>
    %60 = stablehlo.dot_general %58, %59, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x2xf64>, tensor<2x2x4x4xf64>) -> tensor<2x2x2x4xf64>
    %61 = stablehlo.transpose %60, dims = [0, 3, 1, 2] : (tensor<2x2x2x4xf64>) -> tensor<2x4x2x2xf64>
    %62 = stablehlo.reshape %61 : (tensor<2x4x2x2xf64>) -> tensor<2x4x4xf64>
    %63 = stablehlo.convert %62 : tensor<2x4x4xf64>
    %64 = stablehlo.convert %arg7 : (tensor<4x4xf32>) -> tensor<4x4xf64>
    %65 = stablehlo.dot_general %63, %64, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf64>, tensor<4x4xf64>) -> tensor<2x4x4xf64>
    %66 = stablehlo.convert %10 : (tensor<2x4x4xf32>) -> tensor<2x4x4xf64>
    %67 = stablehlo.add %66, %65 : tensor<2x4x4xf64>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %68 = stablehlo.reduce(%67 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<2x4xf64>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0, 1] : (tensor<2x4xf64>) -> tensor<2x4x1xf64>
    %cst_12 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %70 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %71 = stablehlo.divide %69, %70 : tensor<2x4x1xf64>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2] : (tensor<2x4x1xf64>) -> tensor<2x4x4xf64>
    %73 = stablehlo.subtract %67, %72 : tensor<2x4x4xf64>
    %c_13 = stablehlo.constant dense<0> : tensor<i64>
    %74 = call @_var_1(%67, %c_13) : (tensor<2x4x4xf64>, tensor<i64>) -> tensor<2x4x1xf64>
    %cst_14 = stablehlo.constant dense<1.000000e-05> : tensor<f64>
    %75 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %76 = stablehlo.add %74, %75 : tensor<2x4x1xf64>
    %77 = stablehlo.rsqrt %76 : tensor<2x4x1xf64>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2] : (tensor<2x4x1xf64>) -> tensor<2x4x4xf64>
    %79 = stablehlo.multiply %73, %78 : tensor<2x4x4xf64>
    %80 = stablehlo.convert %arg6 : (tensor<4xf32>) -> tensor<4xf64>
    %81 = stablehlo.broadcast_in_dim %80, dims = [2] : (tensor<4xf64>) -> tensor<1x1x4xf64>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2] : (tensor<1x1x4xf64>) -> tensor<2x4x4xf64>
    %83 = stablehlo.multiply %79, %82 : tensor<2x4x4xf64>
    %84 = stablehlo.convert %arg3 : (tensor<4xf32>) -> tensor<4xf64>
    %85 = stablehlo.broadcast_in_dim %84, dims = [2] : (tensor<4xf64>) -> tensor<1x1x4xf64>
    %86 = stablehlo.broadcast_in_dim %85, dims = [0, 1, 2] : (tensor<1x1x4xf64>) -> tensor<2x4x4xf64>
    %87 = stablehlo.add %83, %86 : tensor<2x4x4xf64>
    %88 = stablehlo.convert %87 : tensor<2x4x4xf64>
    %89 = stablehlo.convert %arg9 : (tensor<4x8xf32>) -> tensor<4x8xf64>
    %90 = stablehlo.dot_general %88, %89, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf64>, tensor<4x8xf64>) -> tensor<2x4x8xf64>
    %91 = stablehlo.multiply %90, %90 : tensor<2x4x8xf64>
    %92 = stablehlo.multiply %91, %90 : tensor<2x4x8xf64>
    %cst_15 = stablehlo.constant dense<4.471500e-02> : tensor<f64>
    %93 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %94 = stablehlo.multiply %93, %92 : tensor<2x4x8xf64>
    %95 = stablehlo.add %90, %94 : tensor<2x4x8xf64>
    %cst_16 = stablehlo.constant dense<0.79788456080286541> : tensor<f64>
    %96 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %97 = stablehlo.multiply %96, %95 : tensor<2x4x8xf64>
    %98 = stablehlo.tanh %97 : tensor<2x4x8xf64>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %99 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %100 = stablehlo.add %99, %98 : tensor<2x4x8xf64>
    %cst_18 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %101 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %102 = stablehlo.multiply %101, %100 : tensor<2x4x8xf64>
    %103 = stablehlo.multiply %90, %102 : tensor<2x4x8xf64>
    %104 = stablehlo.convert %103 : tensor<2x4x8xf64>
    %105 = stablehlo.convert %arg4 : (tensor<8x4xf32>) -> tensor<8x4xf64>
    %106 = stablehlo.dot_general %104, %105, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf64>, tensor<8x4xf64>) -> tensor<2x4x4xf64>
    %107 = stablehlo.add %67, %106 : tensor<2x4x4xf64>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %108 = stablehlo.reduce(%107 init: %cst_19) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<2x4xf64>
    %109 = stablehlo.broadcast_in_dim %108, dims = [0, 1] : (tensor<2x4xf64>) -> tensor<2x4x1xf64>
    %cst_20 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %110 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %111 = stablehlo.divide %109, %110 : tensor<2x4x1xf64>
    %112 = stablehlo.broadcast_in_dim %111, dims = [0, 1, 2] : (tensor<2x4x1xf64>) -> tensor<2x4x4xf64>
    %113 = stablehlo.subtract %107, %112 : tensor<2x4x4xf64>
    %c_21 = stablehlo.constant dense<0> : tensor<i64>
    %114 = call @_var_1(%107, %c_21) : (tensor<2x4x4xf64>, tensor<i64>) -> tensor<2x4x1xf64>
    %cst_22 = stablehlo.constant dense<1.000000e-05> : tensor<f64>
    %115 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %116 = stablehlo.add %114, %115 : tensor<2x4x1xf64>
    %117 = stablehlo.rsqrt %116 : tensor<2x4x1xf64>
    %118 = stablehlo.broadcast_in_dim %117, dims = [0, 1, 2] : (tensor<2x4x1xf64>) -> tensor<2x4x4xf64>
    %119 = stablehlo.multiply %113, %118 : tensor<2x4x4xf64>
    %120 = stablehlo.convert %arg13 : (tensor<4xf32>) -> tensor<4xf64>
    %121 = stablehlo.broadcast_in_dim %120, dims = [2] : (tensor<4xf64>) -> tensor<1x1x4xf64>
    %122 = stablehlo.broadcast_in_dim %121, dims = [0, 1, 2] : (tensor<1x1x4xf64>) -> tensor<2x4x4xf64>
    %123 = stablehlo.multiply %119, %122 : tensor<2x4x4xf64>
    %124 = stablehlo.convert %arg10 : (tensor<4xf32>) -> tensor<4xf64>
    %125 = stablehlo.broadcast_in_dim %124, dims = [2] : (tensor<4xf64>) -> tensor<1x1x4xf64>
    %126 = stablehlo.broadcast_in_dim %125, dims = [0, 1, 2] : (tensor<1x1x4xf64>) -> tensor<2x4x4xf64>
    %127 = stablehlo.add %123, %126 : tensor<2x4x4xf64>
    %128 = stablehlo.convert %127 : tensor<2x4x4xf64>
    %129 = stablehlo.convert %arg16 : (tensor<4x12xf32>) -> tensor<4x12xf64>
    %130 = stablehlo.dot_general %128, %129, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf64>, tensor<4x12xf64>) -> tensor<2x4x12xf64>
    %131 = stablehlo.slice %130 [0:2, 0:4, 0:4] : (tensor<2x4x12xf64>) -> tensor<2x4x4xf64>
    %132 = stablehlo.slice %130 [0:2, 0:4, 4:8] : (tensor<2x4x12xf64>) -> tensor<2x4x4xf64>
    %133 = stablehlo.slice %130 [0:2, 0:4, 8:12] : (tensor<2x4x12xf64>) -> tensor<2x4x4xf64>
    %134 = stablehlo.reshape %131 : (tensor<2x4x4xf64>) -> tensor<2x4x2x2xf64>
    %135 = stablehlo.reshape %132 : (tensor<2x4x4xf64>) -> tensor<2x4x2x2xf64>
    %136 = stablehlo.reshape %133 : (tensor<2x4x4xf64>) -> tensor<2x4x2x2xf64>
    %137 = stablehlo.dot_general %134, %135, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x2xf64>, tensor<2x4x2x2xf64>) -> tensor<2x2x4x4xf64>
    %cst_23 = stablehlo.constant dense<1.4142135623730951> : tensor<f64>
    %138 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
    %139 = stablehlo.divide %137, %138 : tensor<2x2x4x4xf64>
    %140 = stablehlo.convert %13 : tensor<4x4xf64>
    %141 = stablehlo.broadcast_in_dim %140, dims = [2, 3] : (tensor<4x4xf64>) -> tensor<1x1x4x4xf64>
    %142 = stablehlo.broadcast_in_dim %141, dims = [0, 1, 2, 3] : (tensor<1x1x4x4xf64>) -> tensor<2x2x4x4xf64>
    %143 = stablehlo.add %139, %142 : tensor<2x2x4x4xf64>
    %cst_24 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %144 = stablehlo.reduce(%143 init: %cst_24) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x4x4xf64>, tensor<f64>) -> tensor<2x2x4xf64>
    %cst_25 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %145 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f64>) -> tensor<2x2x4xf64>
    %146 = stablehlo.maximum %145, %144 : tensor<2x2x4xf64>
    %147 = stablehlo.broadcast_in_dim %146, dims = [0, 1, 2] : (tensor<2x2x4xf64>) -> tensor<2x2x4x1xf64>
    %148 = stablehlo.broadcast_in_dim %147, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf64>) -> tensor<2x2x4x4xf64>
    %149 = stablehlo.subtract %143, %148 : tensor<2x2x4x4xf64>
    %150 = stablehlo.exponential %149 : tensor<2x2x4x4xf64>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %151 = stablehlo.reduce(%150 init: %cst_26) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf64>, tensor<f64>) -> tensor<2x2x4xf64>
    %152 = stablehlo.broadcast_in_dim %151, dims = [0, 1, 2] : (tensor<2x2x4xf64>) -> tensor<2x2x4x1xf64>
    %153 = stablehlo.broadcast_in_dim %152, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf64>) -> tensor<2x2x4x4xf64>
    %154 = stablehlo.divide %150, %153 : tensor<2x2x4x4xf64>
    %155 = stablehlo.dot_general %136, %154, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x2xf64>, tensor<2x2x4x4xf64>) -> tensor<2x2x2x4xf64>
    %156 = stablehlo.transpose %155, dims = [0, 3, 1, 2] : (tensor<2x2x2x4xf64>) -> tensor<2x4x2x2xf64>
    %157 = stablehlo.reshape %156 : (tensor<2x4x2x2xf64>) -> tensor<2x4x4xf64>
    %158 = stablehlo.convert %157 : tensor<2x4x4xf64>
    %159 = stablehlo.convert %arg15 : (tensor<4x4xf32>) -> tensor<4x4xf64>
    %160 = stablehlo.dot_general %158, %159, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf64>, tensor<4x4xf64>) -> tensor<2x4x4xf64>
    %161 = stablehlo.add %107, %160 : tensor<2x4x4xf64>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %162 = stablehlo.reduce(%161 init: %cst_27) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<2x4xf64>
    %163 = stablehlo.broadcast_in_dim %162, dims = [0, 1] : (tensor<2x4xf64>) -> tensor<2x4x1xf64>
    %cst_28 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %164 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %165 = stablehlo.divide %163, %164 : tensor<2x4x1xf64>
    %166 = stablehlo.broadcast_in_dim %165, dims = [0, 1, 2] : (tensor<2x4x1xf64>) -> tensor<2x4x4xf64>
    %167 = stablehlo.subtract %161, %166 : tensor<2x4x4xf64>
    %c_29 = stablehlo.constant dense<0> : tensor<i64>
    %168 = call @_var_1(%161, %c_29) : (tensor<2x4x4xf64>, tensor<i64>) -> tensor<2x4x1xf64>
    %cst_30 = stablehlo.constant dense<1.000000e-05> : tensor<f64>
    %169 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %170 = stablehlo.add %168, %169 : tensor<2x4x1xf64>
    %171 = stablehlo.rsqrt %170 : tensor<2x4x1xf64>
    %172 = stablehlo.broadcast_in_dim %171, dims = [0, 1, 2] : (tensor<2x4x1xf64>) -> tensor<2x4x4xf64>
    %173 = stablehlo.multiply %167, %172 : tensor<2x4x4xf64>
    %174 = stablehlo.convert %arg14 : (tensor<4xf32>) -> tensor<4xf64>
    %175 = stablehlo.broadcast_in_dim %174, dims = [2] : (tensor<4xf64>) -> tensor<1x1x4xf64>
    %176 = stablehlo.broadcast_in_dim %175, dims = [0, 1, 2] : (tensor<1x1x4xf64>) -> tensor<2x4x4xf64>
    %177 = stablehlo.multiply %173, %176 : tensor<2x4x4xf64>
    %178 = stablehlo.convert %arg11 : (tensor<4xf32>) -> tensor<4xf64>
    %179 = stablehlo.broadcast_in_dim %178, dims = [2] : (tensor<4xf64>) -> tensor<1x1x4xf64>
    %180 = stablehlo.broadcast_in_dim %179, dims = [0, 1, 2] : (tensor<1x1x4xf64>) -> tensor<2x4x4xf64>
    %181 = stablehlo.add %177, %180 : tensor<2x4x4xf64>
    %182 = stablehlo.convert %181 : tensor<2x4x4xf64>
    %183 = stablehlo.convert %arg17 : (tensor<4x8xf32>) -> tensor<4x8xf64>
    %184 = stablehlo.dot_general %182, %183, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf64>, tensor<4x8xf64>) -> tensor<2x4x8xf64>
    %185 = stablehlo.multiply %184, %184 : tensor<2x4x8xf64>
    %186 = stablehlo.multiply %185, %184 : tensor<2x4x8xf64>
    %cst_31 = stablehlo.constant dense<4.471500e-02> : tensor<f64>
    %187 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %188 = stablehlo.multiply %187, %186 : tensor<2x4x8xf64>
    %189 = stablehlo.add %184, %188 : tensor<2x4x8xf64>
    %cst_32 = stablehlo.constant dense<0.79788456080286541> : tensor<f64>
    %190 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %191 = stablehlo.multiply %190, %189 : tensor<2x4x8xf64>
    %192 = stablehlo.tanh %191 : tensor<2x4x8xf64>
    %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %193 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %194 = stablehlo.add %193, %192 : tensor<2x4x8xf64>
    %cst_34 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %195 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %196 = stablehlo.multiply %195, %194 : tensor<2x4x8xf64>
    %197 = stablehlo.multiply %184, %196 : tensor<2x4x8xf64>
    %198 = stablehlo.convert %197 : tensor<2x4x8xf64>
    %199 = stablehlo.convert %arg12 : (tensor<8x4xf32>) -> tensor<8x4xf64>
    %200 = stablehlo.dot_general %198, %199, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf64>, tensor<8x4xf64>) -> tensor<2x4x4xf64>
    %201 = stablehlo.add %161, %200 : tensor<2x4x4xf64>
    %202 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<5x4xf32>) -> tensor<4x5xf32>
    %203 = stablehlo.convert %201 : tensor<2x4x4xf64>
    %204 = stablehlo.convert %202 : (tensor<4x5xf32>) -> tensor<4x5xf64>
    %205 = stablehlo.dot_general %203, %204, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf64>, tensor<4x5xf64>) -> tensor<2x4x5xf64>
    return %205 : tensor<2x4x5xf64>
  }
  func.func private @tril(%arg0: tensor<4x4xi1>) -> tensor<4x4xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %2 = stablehlo.add %0, %1 : tensor<4x4xi64>
    %3 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<4x4xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<4x4xi1>, tensor<4x4xi1>
    return %6 : tensor<4x4xi1>
  }
  func.func private @_where(%arg0: tensor<4x4xi1>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<4x4xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<4x4xi1>, tensor<4x4xf64>
    return %2 : tensor<4x4xf64>
  }
  func.func private @_var(%arg0: tensor<2x4x4xf32>, %arg1: tensor<i64>) -> tensor<2x4x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<2x4x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x4xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x4x4xf32>
    %6 = chlo.square %5 : tensor<2x4x4xf32> -> tensor<2x4x4xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<2x4x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %14 = call @_where_0(%13, %12, %cst_4) : (tensor<i1>, tensor<2x4x1xf32>, tensor<f64>) -> tensor<2x4x1xf32>
    return %14 : tensor<2x4x1xf32>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<2x4x1xf32>, %arg2: tensor<f64>) -> tensor<2x4x1xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<2x4x1xf32>
    return %2 : tensor<2x4x1xf32>
  }
  func.func private @_var_1(%arg0: tensor<2x4x4xf64>, %arg1: tensor<i64>) -> tensor<2x4x1xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<2x4xf64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x4xf64>) -> tensor<2x4x1xf64>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %3 = stablehlo.divide %1, %2 : tensor<2x4x1xf64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x4x1xf64>) -> tensor<2x4x4xf64>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x4x4xf64>
    %6 = chlo.square %5 : tensor<2x4x4xf64> -> tensor<2x4x4xf64>
    %7 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %cst_1 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<2x4xf64>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x4xf64>) -> tensor<2x4x1xf64>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %12 = stablehlo.divide %10, %11 : tensor<2x4x1xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %14 = call @_where_2(%13, %12, %cst_4) : (tensor<i1>, tensor<2x4x1xf64>, tensor<f64>) -> tensor<2x4x1xf64>
    return %14 : tensor<2x4x1xf64>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<2x4x1xf64>, %arg2: tensor<f64>) -> tensor<2x4x1xf64> {
    %0 = stablehlo.convert %arg2 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<2x4x1xf64>
    return %2 : tensor<2x4x1xf64>
  }
}

// -----

// programs_models: transformer, value and gradients
module {
  func.func public @main() {
    %i:19 = call @inputs() : () -> (tensor<2x4xi32>, tensor<5x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x12xf32>, tensor<4x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x12xf32>, tensor<4x8xf32>, tensor<6x4xf32>)
    %e:19 = call @expected() : () -> (tensor<f64>, tensor<5x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x12xf32>, tensor<4x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x12xf32>, tensor<4x8xf32>, tensor<6x4xf32>)
    %r:19 = call @program(%i#0, %i#1, %i#2, %i#3, %i#4, %i#5, %i#6, %i#7, %i#8, %i#9, %i#10, %i#11, %i#12, %i#13, %i#14, %i#15, %i#16, %i#17, %i#18) : (tensor<2x4xi32>, tensor<5x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x12xf32>, tensor<4x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x12xf32>, tensor<4x8xf32>, tensor<6x4xf32>) -> (tensor<f64>, tensor<5x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x12xf32>, tensor<4x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x12xf32>, tensor<4x8xf32>, tensor<6x4xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 5.0e-05 : tensor<f64>
    check.expect_almost_eq %r#1, %e#1, tolerance = 5.0e-05 : tensor<5x4xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 5.0e-05 : tensor<4xf32>
    check.expect_almost_eq %r#3, %e#3, tolerance = 5.0e-05 : tensor<4xf32>
    check.expect_almost_eq %r#4, %e#4, tolerance = 5.0e-05 : tensor<8x4xf32>
    check.expect_almost_eq %r#5, %e#5, tolerance = 5.0e-05 : tensor<4xf32>
    check.expect_almost_eq %r#6, %e#6, tolerance = 5.0e-05 : tensor<4xf32>
    check.expect_almost_eq %r#7, %e#7, tolerance = 5.0e-05 : tensor<4x4xf32>
    check.expect_almost_eq %r#8, %e#8, tolerance = 5.0e-05 : tensor<4x12xf32>
    check.expect_almost_eq %r#9, %e#9, tolerance = 5.0e-05 : tensor<4x8xf32>
    check.expect_almost_eq %r#10, %e#10, tolerance = 5.0e-05 : tensor<4xf32>
    check.expect_almost_eq %r#11, %e#11, tolerance = 5.0e-05 : tensor<4xf32>
    check.expect_almost_eq %r#12, %e#12, tolerance = 5.0e-05 : tensor<8x4xf32>
    check.expect_almost_eq %r#13, %e#13, tolerance = 5.0e-05 : tensor<4xf32>
    check.expect_almost_eq %r#14, %e#14, tolerance = 5.0e-05 : tensor<4xf32>
    check.expect_almost_eq %r#15, %e#15, tolerance = 5.0e-05 : tensor<4x4xf32>
    check.expect_almost_eq %r#16, %e#16, tolerance = 5.0e-05 : tensor<4x12xf32>
    check.expect_almost_eq %r#17, %e#17, tolerance = 5.0e-05 : tensor<4x8xf32>
    check.expect_almost_eq %r#18, %e#18, tolerance = 5.0e-05 : tensor<6x4xf32>
    return
  }
  func.func private @inputs() -> (tensor<2x4xi32>, tensor<5x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x12xf32>, tensor<4x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x12xf32>, tensor<4x8xf32>, tensor<6x4xf32>) {
    %0 = stablehlo.constant dense<"0x0100000000000000040000000200000003000000030000000000000001000000"> : tensor<2x4xi32>
    %1 = stablehlo.constant dense<"0xCEBE83BE7EE0B3BE9A72DEBEDF4FD93E9232D63D878FF93E984D1CBEA24A0D3EE33030BE1AFFC4BDE19ABE3E99422B3E75ABCBBE72A6713E911BEA3EBA2B83BCE46F273FE0C3F63E3048C1BE2656B63E"> : tensor<5x4xf32>
    %2 = stablehlo.constant dense<"0xE102A63C6E8172BEC19525BE64EB923D"> : tensor<4xf32>
    %3 = stablehlo.constant dense<"0x2990A93E731D9EBE02F6AD3E76399D3C"> : tensor<4xf32>
    %4 = stablehlo.constant dense<"0xFF305B3ECB151EBECBD9AEBEB7D1903ED04B28BF0A9C9B3E4F8313BE9E0861BE4D80F6BE427A513E59D00A3F2BC89E3E6A31E73E41222DBF83E2B83E426E2D3F934D1C3F22650CBED13A8C3E3440D03D687AF4BE0738223EF28213BFECC2D5BED9A5B1BE73FF043CBB46913E4082E73EF3F71FBFD082293F8FB0EB3ED5D9FCBD"> : tensor<8x4xf32>
    %5 = stablehlo.constant dense<"0x73F99C3FDEC5643FD6A49B3E64E0213F"> : tensor<4xf32>
    %6 = stablehlo.constant dense<"0x961F653F78F2663F56EB473F7D5B963F"> : tensor<4xf32>
    %7 = stablehlo.constant dense<"0x96A17A3E9C74D9BE8AE694BED42217BF4BE3EE3EFC03163E65432D3E29AFCFBE4E7DC93EB14907BF7D749D3E44FE24BF24ED163FF3CD033F84D2303F8B5E27BD"> : tensor<4x4xf32>
    %8 = stablehlo.constant dense<"0xDD9AB03ECFBF8F3E9358B2BE3AECEA3CDDBFD2BEAD7E15BFE36AA43E73DF033FC1C4863E08CF043E59E5B83E66E8A5BCA1F56B3E550E8C3E9D65ACBED48DAABDF3A810BFC4210E3F1AA3173FE2CE1F3E7C1F07BFBDCC21BFAB6DB7BDD7C4883E0CCF6F3C3019EABE9B57EABE784239BCC081133FADE1C7BEF545003FBA9DD3BDA18478BE39A1DABD06B750BE05F8CFBE9179A13D77B897BD71256FBC133869BE99A5513E841C1FBF5ECB223F7E36CABED9CD93BDC039963D8272683EFE84C9BC"> : tensor<4x12xf32>
    %9 = stablehlo.constant dense<"0x18E90C3E3EFBB23E18B102BFCB4E0FBF908AD7BD4A2721BFB5A4463EAFE98B3E7D571F3F8978163FEA41F3BE6078913E19671B3F28621C3FC2FD91BE6004CE3DAC1E29BF96F9B1BEB32F2B3F2CA98BBECABF7C3E313A493E08720B3FB07067BE7474AFBE7B71A83EC756943EB6FA903D873414BF0465BF3EACEEF8BD0BA4B3BE"> : tensor<4x8xf32>
    %10 = stablehlo.constant dense<"0xA603183E3A773EBDC5302CBF408F833E"> : tensor<4xf32>
    %11 = stablehlo.constant dense<"0x953EDD3E0F9DDCBE5CCD2D3E602E33BF"> : tensor<4xf32>
    %12 = stablehlo.constant dense<"0xA13E08BF9B8EF0BEF9E513BFE83EF73EDD665DBED3C4F3BC260A95BE92EC3EBE9DE3243FD3E0D3BEA35DD73DFB5C853E9390213F937B5FBD024A98BDB9F9B4BE859AC23E70C901BF3BEF28BFEFC719BFDF05993EC253A63E4DC1DC3EA2589F3EA43E23BFD3A9B2BE68B529BD1838EFBE89EB173EE2318B3E6936BD3DC448803D"> : tensor<8x4xf32>
    %13 = stablehlo.constant dense<"0x02C1F83EECAB143FFC6F2D3F6C0D8F3F"> : tensor<4xf32>
    %14 = stablehlo.constant dense<"0x92DC623F72BCD53FCC336E3F46DABC3F"> : tensor<4xf32>
    %15 = stablehlo.constant dense<"0x1CA8F3BE868E263D3152EA3E57C2B6BD53CDCABE8D0FB93ECFCF07BFAD1CD0BED35909BEA499513E504E8EBEFCCCB8BE99DC23BF68BD843E36062B3FE5B8B53E"> : tensor<4x4xf32>
    %16 = stablehlo.constant dense<"0x1A440EBEC2B82F3FCC94E7BEC1BACB3DD37E0B3FAED9113F461DE83EC1978EBD423BD53E8103E1BE3A340ABFD1300B3F3A70C93E7409E3BE3E95D83C9A17323F8EEF3D3EE0081B3F3922173F79F3DDBE368BDC3E075CFDBEAD2F243ED471A63DF2B2853EB2F80C3E1F75F83E951A843EC561D9BE0A4EEE3EB55DACBE4B5D91BEA699ED3D19C02C3F3D94253FBCE38E3EAFDFFF3E62FC10BFF9928A3E7343303FE7F43CBED96DCBBE14538D3E997F243F2BA41B3FA09C1D3D15E9D73E4DC0E43E"> : tensor<4x12xf32>
    %17 = stablehlo.constant dense<"0x8413A8BE9F9C63BE9C22333F2675A83EE8386B3C4F32C7BE8C52303EBDD4113F176E143DE344EABE15D82E3FBD67AC3E4978453E1ADA103F0097163C4A49613D19A9FABEEBC42E3F1E06233F62F016BFB1FAFEBEC7D61EBFE02221BF2D16F63EF5DBB1BE7C7122BF74691A3F56B5B8BE360F243F08F4913E352824BFB1C7AABD"> : tensor<4x8xf32>
    %18 = stablehlo.constant dense<"0xA5C35D3E9E03703EB675BDBE557B14BF4EB3E3BE1B70143F4C3A8E3DE43AA63D268E2B3F0FC6DD3BD49C2E3E8D8EC0BEA88E2DBF43AE7D3DFA1E95BD7789A0BE4A901DBF28C0CFBE5FC3B4BE9F9CB6BD5228AB3E989924BF4AA34A3E99A5AEBE"> : tensor<6x4xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18 : tensor<2x4xi32>, tensor<5x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x12xf32>, tensor<4x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x12xf32>, tensor<4x8xf32>, tensor<6x4xf32>
  }
  func.func private @expected() -> (tensor<f64>, tensor<5x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x12xf32>, tensor<4x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x12xf32>, tensor<4x8xf32>, tensor<6x4xf32>) {
    %0 = stablehlo.constant dense<"0x1321FFD006F4D03F"> : tensor<f64>
    %1 = stablehlo.constant dense<"0xE96C18BE0D0B31BDA4F185BCBF688E3D9FB2DBBD85D7FF3D12EDC33D507ED33D24DD71BE21C19DBD9930463E80B9483EDA3EE6BE62720F3E6E874B3E7203AD3E1BAB783E7BBB6F3D571526BDE7BD35BD"> : tensor<5x4xf32>
    %2 = stablehlo.constant dense<"0xB04482BD57584A3E9AF29F3D860161BC"> : tensor<4xf32>
    %3 = stablehlo.constant dense<"0x7420E7BDD68FC1BD69D1C73D28DF7D3C"> : tensor<4xf32>
    %4 = stablehlo.constant dense<"0xB91DA33D6673443CB47814BD47F69D3D9570E13CFBDE79BBF3805EBC83A00E3D08B016BE42E86BBDE321B93DEBFF083D8F7692BD635AB2BC1B173D3DBD863F3DB546163A4549F1BB67721F3B0CEA9E3D602B3ABEABE67BBD4EC0F43D9FB9E43D6B4F78BC381EB0BBA09B3A3CE424BFBB50DB8E3D8F89513C5D91F3BC00E12D3D"> : tensor<8x4xf32>
    %5 = stablehlo.constant dense<"0xB0377EBD5B00623ECBC809BDEA47A53C"> : tensor<4xf32>
    %6 = stablehlo.constant dense<"0xDDFDAA3D5E7D85BDAB8F8F3D67571B3D"> : tensor<4xf32>
    %7 = stablehlo.constant dense<"0x64E30E3D9076213CA3CA1ABD301673BD8661703D9AEA3C3D95D08ABD1FDFD4BD1DEA653DA0E8313D6F4D3CBD82A332BD43E926BD59894BBDDB6A693DD6A39B3D"> : tensor<4x4xf32>
    %8 = stablehlo.constant dense<"0x95DEE6BC741703BE34342D3A4A20CEBBECF2193DEFD7D33C74B69D3BD2E56E39E630153C18C0A1BC752A15BB93FD903D83E3EE3B0E8B863D9A3DDBB80C876FBBD1E088BC205422BC763C0EBB5EA058390C48F2BD66F4DBBD1C027BBDE4FDF6BC2008D23A75E7D23A3DC64AB658E7153BE1DF43BBAD2D04BB07FF41B9B680A1B8DE782B3DB231433D45BB183CFC611F3C0ED5D0B83CBF3EBBB01792B9A9E7E6B92395AFBAA4720BBB941713BA4BFBD8B857FC733D8171803DC1933A3D2AEE66BB"> : tensor<4x12xf32>
    %9 = stablehlo.constant dense<"0x9325553D0C0793BDFF1632BEC02183BD89EDAB3D7E4F283D305266BD2ADDB1BD6A2FFE3CED7A3DBCE4499B3D59F3753D45F84E3C535513BD80BEB03CEB94DCBCD3C953BC1BA4AF3CEF13F73D591C3D3C29A65CBD96D89CBBE3F7673D4FDC043DEDF077BDAF3A503DB33A093D98DF213D992F43BD1221C6BCF2A059BBD1888C3D"> : tensor<4x8xf32>
    %10 = stablehlo.constant dense<"0x952E8D3EB67E083ECFCACD3C1B0F633E"> : tensor<4xf32>
    %11 = stablehlo.constant dense<"0x90CE06BD4744BABCFCF0053D937268BC"> : tensor<4xf32>
    %12 = stablehlo.constant dense<"0x000ABB3BE4466EBA5CB126BC0A07023B6BB67FBD4441F03C2CBDFA3D2CB3DEBC1DAB2ABCAEE2CABA40D45B3AF8ADB03B8EE3D93C2AFB4C3B4761A7BC4F050EBB33EF1FBC0121F8BB07A88EBBD2F3CB3B4AFE14BDDF05823CB35AF33C37C5783CAA7C993DFCDD433D0EF0EBBC14B1353B2D52713D150F493D3B57EABBC2238DBA"> : tensor<8x4xf32>
    %13 = stablehlo.constant dense<"0x29D581BEDBADD53D60554D3CAED13C3E"> : tensor<4xf32>
    %14 = stablehlo.constant dense<"0x71A5E73D7A5E0DBD21B5A5BC41EA76BD"> : tensor<4xf32>
    %15 = stablehlo.constant dense<"0x934CC0BDD01D86BBD70FD43DC73352BCBFFAA23D37E6A6BC513FF3BDB5F5B3BDD3544DBDF24080BC5FC9E63CF4CCBCBDE30104BC77AD30BCA4EFB0B92C36DEBC"> : tensor<4x4xf32>
    %16 = stablehlo.constant dense<"0x4B13143CA2BB533C4DFBA33A619D31BCB779D3BB65EF093CDBEDB9BB6B2116BBF4FBA9BD5B56A0BA95128DBA851ACABDE2A9143B540A1D3BD96B0EB93F3DFFB9AB8C98BBF37F073CBEF825BBC87306BC7CEE873D21D7F4BC52E2D6BC0B09F03DEFD69DBB1ECB30BBAFF12FB9F9339EBBE0810B3B7D3A22BBF4C9253B3874BD3A9CEC11BE2BB5883D7374683DED1E77BEF1D972BC4DE3C4BCBBA5E4BAAFD0D53C5C3DA63CB692FFBCFD52613C8501993C2CA3423EA97161BC1B0320BC99566E3E"> : tensor<4x12xf32>
    %17 = stablehlo.constant dense<"0xA091D0BC95CBE5BCAB93413DE32F1D3D2CB7A93D3CD5D7BCD5CDF4BDDAB17A3D5035D53CF8A71E3DCC1482BC426189BDD1304EBDE264C63CA240403EF1F078BD6B8A2F3A47A856BA6436E1BC060CD73BD3F2FDBC7B623B3C12B33CBC7EF460BC32FB9C3C3D89803CC7DC86BCDA7187BC9B3019BD5C0E283B77D76F3DA818E7BC"> : tensor<4x8xf32>
    %18 = stablehlo.constant dense<"0xF3143CBEF267D13DDCB5BF3C7E9D1D3E206CB0BDC0DF49BDCB3BAD3DC8A23A3D8A0AA23CE83A293D3C72A8BCC8FFD23B0F4FB5BDED0823BEFEEDF33DB52AAA3D0000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x4xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18 : tensor<f64>, tensor<5x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x12xf32>, tensor<4x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x12xf32>, tensor<4x8xf32>, tensor<6x4xf32>
  }
  func.func private @program(%arg0: tensor<2x4xi32>, %arg1: tensor<5x4xf32>, %arg2: tensor<4xf32>, %arg3: tensor<4xf32>, %arg4: tensor<8x4xf32>, %arg5: tensor<4xf32>, %arg6: tensor<4xf32>, %arg7: tensor<4x4xf32>, %arg8: tensor<4x12xf32>, %arg9: tensor<4x8xf32>, %arg10: tensor<4xf32>, %arg11: tensor<4xf32>, %arg12: tensor<8x4xf32>, %arg13: tensor<4xf32>, %arg14: tensor<4xf32>, %arg15: tensor<4x4xf32>, %arg16: tensor<4x12xf32>, %arg17: tensor<4x8xf32>, %arg18: tensor<6x4xf32>) -> (tensor<f64> {jax.result_info = "result[0]"}, tensor<5x4xf32> {jax.result_info = "result[1][0]"}, tensor<4xf32> {jax.result_info = "result[1][1]"}, tensor<4xf32> {jax.result_info = "result[1][2]"}, tensor<8x4xf32> {jax.result_info = "result[1][3]"}, tensor<4xf32> {jax.result_info = "result[1][4]"}, tensor<4xf32> {jax.result_info = "result[1][5]"}, tensor<4x4xf32> {jax.result_info = "result[1][6]"}, tensor<4x12xf32> {jax.result_info = "result[1][7]"}, tensor<4x8xf32> {jax.result_info = "result[1][8]"}, tensor<4xf32> {jax.result_info = "result[1][9]"}, tensor<4xf32> {jax.result_info = "result[1][10]"}, tensor<8x4xf32> {jax.result_info = "result[1][11]"}, tensor<4xf32> {jax.result_info = "result[1][12]"}, tensor<4xf32> {jax.result_info = "result[1][13]"}, tensor<4x4xf32> {jax.result_info = "result[1][14]"}, tensor<4x12xf32> {jax.result_info = "result[1][15]"}, tensor<4x8xf32> {jax.result_info = "result[1][16]"}, tensor<6x4xf32> {jax.result_info = "result[1][17]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x4xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x4xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<2x4xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<2x4xi1>, tensor<2x4xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x4xi32>) -> tensor<2x4x1xi32>
    %6 = "stablehlo.gather"(%arg1, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xf32>, tensor<2x4x1xi32>) -> tensor<2x4x4xf32>
    %7 = stablehlo.slice %arg18 [0:4, 0:4] : (tensor<6x4xf32>) -> tensor<4x4xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1, 2] : (tensor<4x4xf32>) -> tensor<1x4x4xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x4x4xf32>) -> tensor<2x4x4xf32>
    %10 = stablehlo.add %6, %9 : tensor<2x4x4xf32>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %11 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i1>) -> tensor<4x4xi1>
    %12 = call @tril(%11) : (tensor<4x4xi1>) -> tensor<4x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_2 = stablehlo.constant dense<-1.000000e+09> : tensor<f64>
    %13 = call @_where(%12, %cst, %cst_2) : (tensor<4x4xi1>, tensor<f64>, tensor<f64>) -> tensor<4x4xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%10 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
    %cst_4 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
    %17 = stablehlo.divide %15, %16 : tensor<2x4x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x4xf32>
    %19 = stablehlo.subtract %10, %18 : tensor<2x4x4xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i64>
    %20:5 = call @_var(%10, %c_5) : (tensor<2x4x4xf32>, tensor<i64>) -> (tensor<2x4x1xf32>, tensor<2x4x4xf32>, tensor<f32>, tensor<i1>, tensor<2x4x1xf32>)
    %cst_6 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
    %22 = stablehlo.add %20#0, %21 : tensor<2x4x1xf32>
    %23 = stablehlo.rsqrt %22 : tensor<2x4x1xf32>
    %24 = stablehlo.divide %23, %22 : tensor<2x4x1xf32>
    %cst_7 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
    %26 = stablehlo.multiply %25, %24 : tensor<2x4x1xf32>
    %27 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x4xf32>
    %28 = stablehlo.multiply %19, %27 : tensor<2x4x4xf32>
    %29 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<4xf32>) -> tensor<1x1x4xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<1x1x4xf32>) -> tensor<2x4x4xf32>
    %31 = stablehlo.multiply %28, %30 : tensor<2x4x4xf32>
    %32 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<4xf32>) -> tensor<1x1x4xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2] : (tensor<1x1x4xf32>) -> tensor<2x4x4xf32>
    %34 = stablehlo.add %31, %33 : tensor<2x4x4xf32>
    %35 = stablehlo.dot_general %34, %arg8, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf32>, tensor<4x12xf32>) -> tensor<2x4x12xf32>
    %36 = stablehlo.slice %35 [0:2, 0:4, 0:4] : (tensor<2x4x12xf32>) -> tensor<2x4x4xf32>
    %37 = stablehlo.slice %35 [0:2, 0:4, 4:8] : (tensor<2x4x12xf32>) -> tensor<2x4x4xf32>
    %38 = stablehlo.slice %35 [0:2, 0:4, 8:12] : (tensor<2x4x12xf32>) -> tensor<2x4x4xf32>
    %39 = stablehlo.reshape %36 : (tensor<2x4x4xf32>) -> tensor<2x4x2x2xf32>
    %40 = stablehlo.reshape %37 : (tensor<2x4x4xf32>) -> tensor<2x4x2x2xf32>
    %41 = stablehlo.reshape %38 : (tensor<2x4x4xf32>) -> tensor<2x4x2x2xf32>
    %42 = stablehlo.dot_general %39, %40, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x2xf32>, tensor<2x4x2x2xf32>) -> tensor<2x2x4x4xf32>
    %43 = stablehlo.convert %42 : (tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf64>
    %cst_8 = stablehlo.constant dense<1.4142135623730951> : tensor<f64>
    %44 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
    %45 = stablehlo.divide %43, %44 : tensor<2x2x4x4xf64>
    %46 = stablehlo.convert %13 : tensor<4x4xf64>
    %47 = stablehlo.broadcast_in_dim %46, dims = [2, 3] : (tensor<4x4xf64>) -> tensor<1x1x4x4xf64>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2, 3] : (tensor<1x1x4x4xf64>) -> tensor<2x2x4x4xf64>
    %49 = stablehlo.add %45, %48 : tensor<2x2x4x4xf64>
    %cst_9 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %50 = stablehlo.reduce(%49 init: %cst_9) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x4x4xf64>, tensor<f64>) -> tensor<2x2x4xf64>
    %51 = stablehlo.reshape %50 : (tensor<2x2x4xf64>) -> tensor<2x2x4x1xf64>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf64>) -> tensor<2x2x4x4xf64>
    %53 = stablehlo.compare EQ, %49, %52, FLOAT : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xi1>
    %54 = stablehlo.convert %53 : (tensor<2x2x4x4xi1>) -> tensor<2x2x4x4xf64>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %55 = stablehlo.reduce(%54 init: %cst_10) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf64>, tensor<f64>) -> tensor<2x2x4xf64>
    %cst_11 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %56 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<2x2x4xf64>
    %57 = stablehlo.maximum %56, %50 : tensor<2x2x4xf64>
    %cst_12 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %58 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<2x2x4xf64>
    %59 = stablehlo.compare GT, %50, %58, FLOAT : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xi1>
    %cst_13 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %60 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<2x2x4xf64>
    %61 = stablehlo.compare EQ, %50, %60, FLOAT : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xi1>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %62 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<2x2x4xf64>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %63 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<2x2x4xf64>
    %cst_16 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %64 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<2x2x4xf64>
    %65 = stablehlo.select %61, %64, %63 : tensor<2x2x4xi1>, tensor<2x2x4xf64>
    %66 = stablehlo.select %59, %62, %65 : tensor<2x2x4xi1>, tensor<2x2x4xf64>
    %67 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2] : (tensor<2x2x4xf64>) -> tensor<2x2x4x1xf64>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf64>) -> tensor<2x2x4x4xf64>
    %69 = stablehlo.subtract %49, %68 : tensor<2x2x4x4xf64>
    %70 = stablehlo.exponential %69 : tensor<2x2x4x4xf64>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %71 = stablehlo.reduce(%70 init: %cst_17) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf64>, tensor<f64>) -> tensor<2x2x4xf64>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2] : (tensor<2x2x4xf64>) -> tensor<2x2x4x1xf64>
    %73 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf64>) -> tensor<2x2x4x4xf64>
    %74 = stablehlo.divide %70, %73 : tensor<2x2x4x4xf64>
    %75 = stablehlo.multiply %72, %72 : tensor<2x2x4x1xf64>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %76 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<2x2x4x1xf64>
    %77 = stablehlo.divide %76, %75 : tensor<2x2x4x1xf64>
    %78 = stablehlo.convert %41 : (tensor<2x4x2x2xf32>) -> tensor<2x4x2x2xf64>
    %79 = stablehlo.convert %74 : tensor<2x2x4x4xf64>
    %80 = stablehlo.dot_general %78, %79, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x2xf64>, tensor<2x2x4x4xf64>) -> tensor<2x2x2x4xf64>
    %81 = stablehlo.transpose %80, dims = [0, 3, 1, 2] : (tensor<2x2x2x4xf64>) -> tensor<2x4x2x2xf64>
    %82 = stablehlo.reshape %81 : (tensor<2x4x2x2xf64>) -> tensor<2x4x4xf64>
    %83 = stablehlo.convert %82 : tensor<2x4x4xf64>
    %84 = stablehlo.convert %arg7 : (tensor<4x4xf32>) -> tensor<4x4xf64>
    %85 = stablehlo.dot_general %83, %84, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf64>, tensor<4x4xf64>) -> tensor<2x4x4xf64>
    %86 = stablehlo.convert %10 : (tensor<2x4x4xf32>) -> tensor<2x4x4xf64>
    %87 = stablehlo.add %86, %85 : tensor<2x4x4xf64>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %88 = stablehlo.reduce(%87 init: %cst_19) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<2x4xf64>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0, 1] : (tensor<2x4xf64>) -> tensor<2x4x1xf64>
    %cst_20 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %90 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %91 = stablehlo.divide %89, %90 : tensor<2x4x1xf64>
    %92 = stablehlo.broadcast_in_dim %91, dims = [0, 1, 2] : (tensor<2x4x1xf64>) -> tensor<2x4x4xf64>
    %93 = stablehlo.subtract %87, %92 : tensor<2x4x4xf64>
    %c_21 = stablehlo.constant dense<0> : tensor<i64>
    %94:5 = call @_var_1(%87, %c_21) : (tensor<2x4x4xf64>, tensor<i64>) -> (tensor<2x4x1xf64>, tensor<2x4x4xf64>, tensor<f64>, tensor<i1>, tensor<2x4x1xf64>)
    %cst_22 = stablehlo.constant dense<1.000000e-05> : tensor<f64>
    %95 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %96 = stablehlo.add %94#0, %95 : tensor<2x4x1xf64>
    %97 = stablehlo.rsqrt %96 : tensor<2x4x1xf64>
    %98 = stablehlo.divide %97, %96 : tensor<2x4x1xf64>
    %cst_23 = stablehlo.constant dense<-5.000000e-01> : tensor<f64>
    %99 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %100 = stablehlo.multiply %99, %98 : tensor<2x4x1xf64>
    %101 = stablehlo.broadcast_in_dim %97, dims = [0, 1, 2] : (tensor<2x4x1xf64>) -> tensor<2x4x4xf64>
    %102 = stablehlo.multiply %93, %101 : tensor<2x4x4xf64>
    %103 = stablehlo.convert %arg6 : (tensor<4xf32>) -> tensor<4xf64>
    %104 = stablehlo.broadcast_in_dim %103, dims = [2] : (tensor<4xf64>) -> tensor<1x1x4xf64>
    %105 = stablehlo.broadcast_in_dim %104, dims = [0, 1, 2] : (tensor<1x1x4xf64>) -> tensor<2x4x4xf64>
    %106 = stablehlo.multiply %102, %105 : tensor<2x4x4xf64>
    %107 = stablehlo.convert %arg3 : (tensor<4xf32>) -> tensor<4xf64>
    %108 = stablehlo.broadcast_in_dim %107, dims = [2] : (tensor<4xf64>) -> tensor<1x1x4xf64>
    %109 = stablehlo.broadcast_in_dim %108, dims = [0, 1, 2] : (tensor<1x1x4xf64>) -> tensor<2x4x4xf64>
    %110 = stablehlo.add %106, %109 : tensor<2x4x4xf64>
    %111 = stablehlo.convert %110 : tensor<2x4x4xf64>
    %112 = stablehlo.convert %arg9 : (tensor<4x8xf32>) -> tensor<4x8xf64>
    %113 = stablehlo.dot_general %111, %112, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf64>, tensor<4x8xf64>) -> tensor<2x4x8xf64>
    %114 = stablehlo.multiply %113, %113 : tensor<2x4x8xf64>
    %115 = stablehlo.multiply %114, %113 : tensor<2x4x8xf64>
    %116 = stablehlo.multiply %113, %113 : tensor<2x4x8xf64>
    %cst_24 = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %117 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %118 = stablehlo.multiply %117, %116 : tensor<2x4x8xf64>
    %cst_25 = stablehlo.constant dense<4.471500e-02> : tensor<f64>
    %119 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %120 = stablehlo.multiply %119, %115 : tensor<2x4x8xf64>
    %121 = stablehlo.add %113, %120 : tensor<2x4x8xf64>
    %cst_26 = stablehlo.constant dense<0.79788456080286541> : tensor<f64>
    %122 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %123 = stablehlo.multiply %122, %121 : tensor<2x4x8xf64>
    %124 = stablehlo.tanh %123 : tensor<2x4x8xf64>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %125 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %126 = stablehlo.add %125, %124 : tensor<2x4x8xf64>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %127 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %128 = stablehlo.subtract %127, %124 : tensor<2x4x8xf64>
    %129 = stablehlo.multiply %126, %128 : tensor<2x4x8xf64>
    %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %130 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %131 = stablehlo.add %130, %124 : tensor<2x4x8xf64>
    %cst_30 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %132 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %133 = stablehlo.multiply %132, %131 : tensor<2x4x8xf64>
    %134 = stablehlo.multiply %113, %133 : tensor<2x4x8xf64>
    %135 = stablehlo.convert %134 : tensor<2x4x8xf64>
    %136 = stablehlo.convert %arg4 : (tensor<8x4xf32>) -> tensor<8x4xf64>
    %137 = stablehlo.dot_general %135, %136, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf64>, tensor<8x4xf64>) -> tensor<2x4x4xf64>
    %138 = stablehlo.add %87, %137 : tensor<2x4x4xf64>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %139 = stablehlo.reduce(%138 init: %cst_31) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<2x4xf64>
    %140 = stablehlo.broadcast_in_dim %139, dims = [0, 1] : (tensor<2x4xf64>) -> tensor<2x4x1xf64>
    %cst_32 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %141 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %142 = stablehlo.divide %140, %141 : tensor<2x4x1xf64>
    %143 = stablehlo.broadcast_in_dim %142, dims = [0, 1, 2] : (tensor<2x4x1xf64>) -> tensor<2x4x4xf64>
    %144 = stablehlo.subtract %138, %143 : tensor<2x4x4xf64>
    %c_33 = stablehlo.constant dense<0> : tensor<i64>
    %145:5 = call @_var_1(%138, %c_33) : (tensor<2x4x4xf64>, tensor<i64>) -> (tensor<2x4x1xf64>, tensor<2x4x4xf64>, tensor<f64>, tensor<i1>, tensor<2x4x1xf64>)
    %cst_34 = stablehlo.constant dense<1.000000e-05> : tensor<f64>
    %146 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %147 = stablehlo.add %145#0, %146 : tensor<2x4x1xf64>
    %148 = stablehlo.rsqrt %147 : tensor<2x4x1xf64>
    %149 = stablehlo.divide %148, %147 : tensor<2x4x1xf64>
    %cst_35 = stablehlo.constant dense<-5.000000e-01> : tensor<f64>
    %150 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %151 = stablehlo.multiply %150, %149 : tensor<2x4x1xf64>
    %152 = stablehlo.broadcast_in_dim %148, dims = [0, 1, 2] : (tensor<2x4x1xf64>) -> tensor<2x4x4xf64>
    %153 = stablehlo.multiply %144, %152 : tensor<2x4x4xf64>
    %154 = stablehlo.convert %arg13 : (tensor<4xf32>) -> tensor<4xf64>
    %155 = stablehlo.broadcast_in_dim %154, dims = [2] : (tensor<4xf64>) -> tensor<1x1x4xf64>
    %156 = stablehlo.broadcast_in_dim %155, dims = [0, 1, 2] : (tensor<1x1x4xf64>) -> tensor<2x4x4xf64>
    %157 = stablehlo.multiply %153, %156 : tensor<2x4x4xf64>
    %158 = stablehlo.convert %arg10 : (tensor<4xf32>) -> tensor<4xf64>
    %159 = stablehlo.broadcast_in_dim %158, dims = [2] : (tensor<4xf64>) -> tensor<1x1x4xf64>
    %160 = stablehlo.broadcast_in_dim %159, dims = [0, 1, 2] : (tensor<1x1x4xf64>) -> tensor<2x4x4xf64>
    %161 = stablehlo.add %157, %160 : tensor<2x4x4xf64>
    %162 = stablehlo.convert %161 : tensor<2x4x4xf64>
    %163 = stablehlo.convert %arg16 : (tensor<4x12xf32>) -> tensor<4x12xf64>
    %164 = stablehlo.dot_general %162, %163, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf64>, tensor<4x12xf64>) -> tensor<2x4x12xf64>
    %165 = stablehlo.slice %164 [0:2, 0:4, 0:4] : (tensor<2x4x12xf64>) -> tensor<2x4x4xf64>
    %166 = stablehlo.slice %164 [0:2, 0:4, 4:8] : (tensor<2x4x12xf64>) -> tensor<2x4x4xf64>
    %167 = stablehlo.slice %164 [0:2, 0:4, 8:12] : (tensor<2x4x12xf64>) -> tensor<2x4x4xf64>
    %168 = stablehlo.reshape %165 : (tensor<2x4x4xf64>) -> tensor<2x4x2x2xf64>
    %169 = stablehlo.reshape %166 : (tensor<2x4x4xf64>) -> tensor<2x4x2x2xf64>
    %170 = stablehlo.reshape %167 : (tensor<2x4x4xf64>) -> tensor<2x4x2x2xf64>
    %171 = stablehlo.dot_general %168, %169, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x2xf64>, tensor<2x4x2x2xf64>) -> tensor<2x2x4x4xf64>
    %cst_36 = stablehlo.constant dense<1.4142135623730951> : tensor<f64>
    %172 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
    %173 = stablehlo.divide %171, %172 : tensor<2x2x4x4xf64>
    %174 = stablehlo.convert %13 : tensor<4x4xf64>
    %175 = stablehlo.broadcast_in_dim %174, dims = [2, 3] : (tensor<4x4xf64>) -> tensor<1x1x4x4xf64>
    %176 = stablehlo.broadcast_in_dim %175, dims = [0, 1, 2, 3] : (tensor<1x1x4x4xf64>) -> tensor<2x2x4x4xf64>
    %177 = stablehlo.add %173, %176 : tensor<2x2x4x4xf64>
    %cst_37 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %178 = stablehlo.reduce(%177 init: %cst_37) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x4x4xf64>, tensor<f64>) -> tensor<2x2x4xf64>
    %179 = stablehlo.reshape %178 : (tensor<2x2x4xf64>) -> tensor<2x2x4x1xf64>
    %180 = stablehlo.broadcast_in_dim %179, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf64>) -> tensor<2x2x4x4xf64>
    %181 = stablehlo.compare EQ, %177, %180, FLOAT : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xi1>
    %182 = stablehlo.convert %181 : (tensor<2x2x4x4xi1>) -> tensor<2x2x4x4xf64>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %183 = stablehlo.reduce(%182 init: %cst_38) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf64>, tensor<f64>) -> tensor<2x2x4xf64>
    %cst_39 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %184 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f64>) -> tensor<2x2x4xf64>
    %185 = stablehlo.maximum %184, %178 : tensor<2x2x4xf64>
    %cst_40 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %186 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f64>) -> tensor<2x2x4xf64>
    %187 = stablehlo.compare GT, %178, %186, FLOAT : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xi1>
    %cst_41 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %188 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f64>) -> tensor<2x2x4xf64>
    %189 = stablehlo.compare EQ, %178, %188, FLOAT : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xi1>
    %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %190 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f64>) -> tensor<2x2x4xf64>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %191 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f64>) -> tensor<2x2x4xf64>
    %cst_44 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %192 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f64>) -> tensor<2x2x4xf64>
    %193 = stablehlo.select %189, %192, %191 : tensor<2x2x4xi1>, tensor<2x2x4xf64>
    %194 = stablehlo.select %187, %190, %193 : tensor<2x2x4xi1>, tensor<2x2x4xf64>
    %195 = stablehlo.broadcast_in_dim %185, dims = [0, 1, 2] : (tensor<2x2x4xf64>) -> tensor<2x2x4x1xf64>
    %196 = stablehlo.broadcast_in_dim %195, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf64>) -> tensor<2x2x4x4xf64>
    %197 = stablehlo.subtract %177, %196 : tensor<2x2x4x4xf64>
    %198 = stablehlo.exponential %197 : tensor<2x2x4x4xf64>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %199 = stablehlo.reduce(%198 init: %cst_45) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf64>, tensor<f64>) -> tensor<2x2x4xf64>
    %200 = stablehlo.broadcast_in_dim %199, dims = [0, 1, 2] : (tensor<2x2x4xf64>) -> tensor<2x2x4x1xf64>
    %201 = stablehlo.broadcast_in_dim %200, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf64>) -> tensor<2x2x4x4xf64>
    %202 = stablehlo.divide %198, %201 : tensor<2x2x4x4xf64>
    %203 = stablehlo.multiply %200, %200 : tensor<2x2x4x1xf64>
    %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %204 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f64>) -> tensor<2x2x4x1xf64>
    %205 = stablehlo.divide %204, %203 : tensor<2x2x4x1xf64>
    %206 = stablehlo.dot_general %170, %202, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x2xf64>, tensor<2x2x4x4xf64>) -> tensor<2x2x2x4xf64>
    %207 = stablehlo.transpose %206, dims = [0, 3, 1, 2] : (tensor<2x2x2x4xf64>) -> tensor<2x4x2x2xf64>
    %208 = stablehlo.reshape %207 : (tensor<2x4x2x2xf64>) -> tensor<2x4x4xf64>
    %209 = stablehlo.convert %208 : tensor<2x4x4xf64>
    %210 = stablehlo.convert %arg15 : (tensor<4x4xf32>) -> tensor<4x4xf64>
    %211 = stablehlo.dot_general %209, %210, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf64>, tensor<4x4xf64>) -> tensor<2x4x4xf64>
    %212 = stablehlo.add %138, %211 : tensor<2x4x4xf64>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %213 = stablehlo.reduce(%212 init: %cst_47) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<2x4xf64>
    %214 = stablehlo.broadcast_in_dim %213, dims = [0, 1] : (tensor<2x4xf64>) -> tensor<2x4x1xf64>
    %cst_48 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %215 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %216 = stablehlo.divide %214, %215 : tensor<2x4x1xf64>
    %217 = stablehlo.broadcast_in_dim %216, dims = [0, 1, 2] : (tensor<2x4x1xf64>) -> tensor<2x4x4xf64>
    %218 = stablehlo.subtract %212, %217 : tensor<2x4x4xf64>
    %c_49 = stablehlo.constant dense<0> : tensor<i64>
    %219:5 = call @_var_1(%212, %c_49) : (tensor<2x4x4xf64>, tensor<i64>) -> (tensor<2x4x1xf64>, tensor<2x4x4xf64>, tensor<f64>, tensor<i1>, tensor<2x4x1xf64>)
    %cst_50 = stablehlo.constant dense<1.000000e-05> : tensor<f64>
    %220 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %221 = stablehlo.add %219#0, %220 : tensor<2x4x1xf64>
    %222 = stablehlo.rsqrt %221 : tensor<2x4x1xf64>
    %223 = stablehlo.divide %222, %221 : tensor<2x4x1xf64>
    %cst_51 = stablehlo.constant dense<-5.000000e-01> : tensor<f64>
    %224 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %225 = stablehlo.multiply %224, %223 : tensor<2x4x1xf64>
    %226 = stablehlo.broadcast_in_dim %222, dims = [0, 1, 2] : (tensor<2x4x1xf64>) -> tensor<2x4x4xf64>
    %227 = stablehlo.multiply %218, %226 : tensor<2x4x4xf64>
    %228 = stablehlo.convert %arg14 : (tensor<4xf32>) -> tensor<4xf64>
    %229 = stablehlo.broadcast_in_dim %228, dims = [2] : (tensor<4xf64>) -> tensor<1x1x4xf64>
    %230 = stablehlo.broadcast_in_dim %229, dims = [0, 1, 2] : (tensor<1x1x4xf64>) -> tensor<2x4x4xf64>
    %231 = stablehlo.multiply %227, %230 : tensor<2x4x4xf64>
    %232 = stablehlo.convert %arg11 : (tensor<4xf32>) -> tensor<4xf64>
    %233 = stablehlo.broadcast_in_dim %232, dims = [2] : (tensor<4xf64>) -> tensor<1x1x4xf64>
    %234 = stablehlo.broadcast_in_dim %233, dims = [0, 1, 2] : (tensor<1x1x4xf64>) -> tensor<2x4x4xf64>
    %235 = stablehlo.add %231, %234 : tensor<2x4x4xf64>
    %236 = stablehlo.convert %235 : tensor<2x4x4xf64>
    %237 = stablehlo.convert %arg17 : (tensor<4x8xf32>) -> tensor<4x8xf64>
    %238 = stablehlo.dot_general %236, %237, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf64>, tensor<4x8xf64>) -> tensor<2x4x8xf64>
    %239 = stablehlo.multiply %238, %238 : tensor<2x4x8xf64>
    %240 = stablehlo.multiply %239, %238 : tensor<2x4x8xf64>
    %241 = stablehlo.multiply %238, %238 : tensor<2x4x8xf64>
    %cst_52 = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %242 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %243 = stablehlo.multiply %242, %241 : tensor<2x4x8xf64>
    %cst_53 = stablehlo.constant dense<4.471500e-02> : tensor<f64>
    %244 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %245 = stablehlo.multiply %244, %240 : tensor<2x4x8xf64>
    %246 = stablehlo.add %238, %245 : tensor<2x4x8xf64>
    %cst_54 = stablehlo.constant dense<0.79788456080286541> : tensor<f64>
    %247 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %248 = stablehlo.multiply %247, %246 : tensor<2x4x8xf64>
    %249 = stablehlo.tanh %248 : tensor<2x4x8xf64>
    %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %250 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %251 = stablehlo.add %250, %249 : tensor<2x4x8xf64>
    %cst_56 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %252 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %253 = stablehlo.subtract %252, %249 : tensor<2x4x8xf64>
    %254 = stablehlo.multiply %251, %253 : tensor<2x4x8xf64>
    %cst_57 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %255 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %256 = stablehlo.add %255, %249 : tensor<2x4x8xf64>
    %cst_58 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %257 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %258 = stablehlo.multiply %257, %256 : tensor<2x4x8xf64>
    %259 = stablehlo.multiply %238, %258 : tensor<2x4x8xf64>
    %260 = stablehlo.convert %259 : tensor<2x4x8xf64>
    %261 = stablehlo.convert %arg12 : (tensor<8x4xf32>) -> tensor<8x4xf64>
    %262 = stablehlo.dot_general %260, %261, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf64>, tensor<8x4xf64>) -> tensor<2x4x4xf64>
    %263 = stablehlo.add %212, %262 : tensor<2x4x4xf64>
    %264 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<5x4xf32>) -> tensor<4x5xf32>
    %265 = stablehlo.convert %263 : tensor<2x4x4xf64>
    %266 = stablehlo.convert %264 : (tensor<4x5xf32>) -> tensor<4x5xf64>
    %267 = stablehlo.dot_general %265, %266, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf64>, tensor<4x5xf64>) -> tensor<2x4x5xf64>
    %268 = stablehlo.multiply %267, %267 : tensor<2x4x5xf64>
    %cst_59 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %269 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f64>) -> tensor<2x4x5xf64>
    %270 = stablehlo.multiply %269, %267 : tensor<2x4x5xf64>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %271 = stablehlo.reduce(%268 init: %cst_60) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x5xf64>, tensor<f64>) -> tensor<f64>
    %cst_61 = stablehlo.constant dense<4.000000e+01> : tensor<f64>
    %272 = stablehlo.divide %271, %cst_61 : tensor<f64>
    %cst_62 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_63 = stablehlo.constant dense<4.000000e+01> : tensor<f64>
    %273 = stablehlo.divide %cst_62, %cst_63 : tensor<f64>
    %274 = stablehlo.broadcast_in_dim %273, dims = [] : (tensor<f64>) -> tensor<2x4x5xf64>
    %275 = stablehlo.multiply %274, %270 : tensor<2x4x5xf64>
    %276 = stablehlo.dot_general %275, %263, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x5xf64>, tensor<2x4x4xf64>) -> tensor<5x4xf64>
    %277 = stablehlo.transpose %276, dims = [1, 0] : (tensor<5x4xf64>) -> tensor<4x5xf64>
    %278 = stablehlo.convert %277 : (tensor<4x5xf64>) -> tensor<4x5xf32>
    %279 = stablehlo.convert %275 : tensor<2x4x5xf64>
    %280 = stablehlo.convert %264 : (tensor<4x5xf32>) -> tensor<4x5xf64>
    %281 = stablehlo.dot_general %279, %280, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x5xf64>, tensor<4x5xf64>) -> tensor<2x4x4xf64>
    %282 = stablehlo.transpose %278, dims = [1, 0] : (tensor<4x5xf32>) -> tensor<5x4xf32>
    %283 = stablehlo.dot_general %281, %259, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf64>, tensor<2x4x8xf64>) -> tensor<4x8xf64>
    %284 = stablehlo.transpose %283, dims = [1, 0] : (tensor<4x8xf64>) -> tensor<8x4xf64>
    %285 = stablehlo.convert %284 : (tensor<8x4xf64>) -> tensor<8x4xf32>
    %286 = stablehlo.convert %281 : tensor<2x4x4xf64>
    %287 = stablehlo.convert %arg12 : (tensor<8x4xf32>) -> tensor<8x4xf64>
    %288 = stablehlo.dot_general %286, %287, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf64>, tensor<8x4xf64>) -> tensor<2x4x8xf64>
    %289 = stablehlo.multiply %238, %288 : tensor<2x4x8xf64>
    %290 = stablehlo.multiply %288, %258 : tensor<2x4x8xf64>
    %cst_64 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %291 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %292 = stablehlo.multiply %291, %289 : tensor<2x4x8xf64>
    %293 = stablehlo.multiply %292, %254 : tensor<2x4x8xf64>
    %cst_65 = stablehlo.constant dense<0.79788456080286541> : tensor<f64>
    %294 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %295 = stablehlo.multiply %294, %293 : tensor<2x4x8xf64>
    %296 = stablehlo.add %290, %295 : tensor<2x4x8xf64>
    %cst_66 = stablehlo.constant dense<4.471500e-02> : tensor<f64>
    %297 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %298 = stablehlo.multiply %297, %295 : tensor<2x4x8xf64>
    %299 = stablehlo.multiply %298, %243 : tensor<2x4x8xf64>
    %300 = stablehlo.add %296, %299 : tensor<2x4x8xf64>
    %301 = stablehlo.dot_general %300, %235, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf64>, tensor<2x4x4xf64>) -> tensor<8x4xf64>
    %302 = stablehlo.transpose %301, dims = [1, 0] : (tensor<8x4xf64>) -> tensor<4x8xf64>
    %303 = stablehlo.convert %302 : (tensor<4x8xf64>) -> tensor<4x8xf32>
    %304 = stablehlo.convert %300 : tensor<2x4x8xf64>
    %305 = stablehlo.convert %arg17 : (tensor<4x8xf32>) -> tensor<4x8xf64>
    %306 = stablehlo.dot_general %304, %305, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf64>, tensor<4x8xf64>) -> tensor<2x4x4xf64>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %307 = stablehlo.reduce(%306 init: %cst_67) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<4xf64>
    %308 = stablehlo.reshape %307 : (tensor<4xf64>) -> tensor<1x1x4xf64>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %309 = stablehlo.reduce(%308 init: %cst_68) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4xf64>, tensor<f64>) -> tensor<4xf64>
    %310 = stablehlo.convert %309 : (tensor<4xf64>) -> tensor<4xf32>
    %311 = stablehlo.multiply %227, %306 : tensor<2x4x4xf64>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %312 = stablehlo.reduce(%311 init: %cst_69) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<4xf64>
    %313 = stablehlo.reshape %312 : (tensor<4xf64>) -> tensor<1x1x4xf64>
    %314 = stablehlo.broadcast_in_dim %229, dims = [0, 1, 2] : (tensor<1x1x4xf64>) -> tensor<2x4x4xf64>
    %315 = stablehlo.multiply %306, %314 : tensor<2x4x4xf64>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %316 = stablehlo.reduce(%313 init: %cst_70) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4xf64>, tensor<f64>) -> tensor<4xf64>
    %317 = stablehlo.convert %316 : (tensor<4xf64>) -> tensor<4xf32>
    %318 = stablehlo.multiply %218, %315 : tensor<2x4x4xf64>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %319 = stablehlo.reduce(%318 init: %cst_71) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<2x4xf64>
    %320 = stablehlo.reshape %319 : (tensor<2x4xf64>) -> tensor<2x4x1xf64>
    %321 = stablehlo.broadcast_in_dim %222, dims = [0, 1, 2] : (tensor<2x4x1xf64>) -> tensor<2x4x4xf64>
    %322 = stablehlo.multiply %315, %321 : tensor<2x4x4xf64>
    %323 = stablehlo.multiply %320, %225 : tensor<2x4x1xf64>
    %324 = call @_var_3(%219#1, %219#2, %219#3, %219#4, %323) : (tensor<2x4x4xf64>, tensor<f64>, tensor<i1>, tensor<2x4x1xf64>, tensor<2x4x1xf64>) -> tensor<2x4x4xf64>
    %325 = stablehlo.add %281, %324 : tensor<2x4x4xf64>
    %326 = stablehlo.negate %322 : tensor<2x4x4xf64>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %327 = stablehlo.reduce(%326 init: %cst_72) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<2x4xf64>
    %328 = stablehlo.reshape %327 : (tensor<2x4xf64>) -> tensor<2x4x1xf64>
    %329 = stablehlo.add %325, %322 : tensor<2x4x4xf64>
    %cst_73 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %330 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %331 = stablehlo.divide %328, %330 : tensor<2x4x1xf64>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %332 = stablehlo.reduce(%331 init: %cst_74) applies stablehlo.add across dimensions = [2] : (tensor<2x4x1xf64>, tensor<f64>) -> tensor<2x4xf64>
    %333 = stablehlo.broadcast_in_dim %332, dims = [0, 1] : (tensor<2x4xf64>) -> tensor<2x4x4xf64>
    %334 = stablehlo.add %329, %333 : tensor<2x4x4xf64>
    %335 = stablehlo.dot_general %334, %208, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> tensor<4x4xf64>
    %336 = stablehlo.transpose %335, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
    %337 = stablehlo.convert %336 : (tensor<4x4xf64>) -> tensor<4x4xf32>
    %338 = stablehlo.convert %334 : tensor<2x4x4xf64>
    %339 = stablehlo.convert %arg15 : (tensor<4x4xf32>) -> tensor<4x4xf64>
    %340 = stablehlo.dot_general %338, %339, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf64>, tensor<4x4xf64>) -> tensor<2x4x4xf64>
    %341 = stablehlo.reshape %340 : (tensor<2x4x4xf64>) -> tensor<2x4x2x2xf64>
    %342 = stablehlo.transpose %341, dims = [0, 2, 3, 1] : (tensor<2x4x2x2xf64>) -> tensor<2x2x2x4xf64>
    %343 = stablehlo.dot_general %342, %170, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x2x4xf64>, tensor<2x4x2x2xf64>) -> tensor<2x2x4x4xf64>
    %344 = stablehlo.dot_general %342, %202, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x2x4xf64>, tensor<2x2x4x4xf64>) -> tensor<2x2x2x4xf64>
    %345 = stablehlo.transpose %344, dims = [0, 3, 1, 2] : (tensor<2x2x2x4xf64>) -> tensor<2x4x2x2xf64>
    %346 = stablehlo.broadcast_in_dim %205, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf64>) -> tensor<2x2x4x4xf64>
    %347 = stablehlo.multiply %343, %346 : tensor<2x2x4x4xf64>
    %348 = stablehlo.multiply %347, %198 : tensor<2x2x4x4xf64>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %349 = stablehlo.reduce(%348 init: %cst_75) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf64>, tensor<f64>) -> tensor<2x2x4xf64>
    %350 = stablehlo.reshape %349 : (tensor<2x2x4xf64>) -> tensor<2x2x4x1xf64>
    %351 = stablehlo.negate %350 : tensor<2x2x4x1xf64>
    %352 = stablehlo.broadcast_in_dim %200, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf64>) -> tensor<2x2x4x4xf64>
    %353 = stablehlo.divide %343, %352 : tensor<2x2x4x4xf64>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %354 = stablehlo.reduce(%351 init: %cst_76) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x1xf64>, tensor<f64>) -> tensor<2x2x4xf64>
    %355 = stablehlo.broadcast_in_dim %354, dims = [0, 1, 2] : (tensor<2x2x4xf64>) -> tensor<2x2x4x4xf64>
    %356 = stablehlo.add %353, %355 : tensor<2x2x4x4xf64>
    %357 = stablehlo.multiply %356, %198 : tensor<2x2x4x4xf64>
    %cst_77 = stablehlo.constant dense<1.4142135623730951> : tensor<f64>
    %358 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
    %359 = stablehlo.divide %357, %358 : tensor<2x2x4x4xf64>
    %360 = stablehlo.dot_general %359, %168, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf64>, tensor<2x4x2x2xf64>) -> tensor<2x2x4x2xf64>
    %361 = stablehlo.transpose %360, dims = [0, 2, 1, 3] : (tensor<2x2x4x2xf64>) -> tensor<2x4x2x2xf64>
    %362 = stablehlo.dot_general %359, %169, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf64>, tensor<2x4x2x2xf64>) -> tensor<2x2x4x2xf64>
    %363 = stablehlo.transpose %362, dims = [0, 2, 1, 3] : (tensor<2x2x4x2xf64>) -> tensor<2x4x2x2xf64>
    %364 = stablehlo.reshape %345 : (tensor<2x4x2x2xf64>) -> tensor<2x4x4xf64>
    %365 = stablehlo.reshape %361 : (tensor<2x4x2x2xf64>) -> tensor<2x4x4xf64>
    %366 = stablehlo.reshape %363 : (tensor<2x4x2x2xf64>) -> tensor<2x4x4xf64>
    %367 = stablehlo.concatenate %366, %365, %364, dim = 2 : (tensor<2x4x4xf64>, tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> tensor<2x4x12xf64>
    %368 = stablehlo.dot_general %367, %161, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf64>, tensor<2x4x4xf64>) -> tensor<12x4xf64>
    %369 = stablehlo.transpose %368, dims = [1, 0] : (tensor<12x4xf64>) -> tensor<4x12xf64>
    %370 = stablehlo.convert %369 : (tensor<4x12xf64>) -> tensor<4x12xf32>
    %371 = stablehlo.convert %367 : tensor<2x4x12xf64>
    %372 = stablehlo.convert %arg16 : (tensor<4x12xf32>) -> tensor<4x12xf64>
    %373 = stablehlo.dot_general %371, %372, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf64>, tensor<4x12xf64>) -> tensor<2x4x4xf64>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %374 = stablehlo.reduce(%373 init: %cst_78) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<4xf64>
    %375 = stablehlo.reshape %374 : (tensor<4xf64>) -> tensor<1x1x4xf64>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %376 = stablehlo.reduce(%375 init: %cst_79) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4xf64>, tensor<f64>) -> tensor<4xf64>
    %377 = stablehlo.convert %376 : (tensor<4xf64>) -> tensor<4xf32>
    %378 = stablehlo.multiply %153, %373 : tensor<2x4x4xf64>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %379 = stablehlo.reduce(%378 init: %cst_80) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<4xf64>
    %380 = stablehlo.reshape %379 : (tensor<4xf64>) -> tensor<1x1x4xf64>
    %381 = stablehlo.broadcast_in_dim %155, dims = [0, 1, 2] : (tensor<1x1x4xf64>) -> tensor<2x4x4xf64>
    %382 = stablehlo.multiply %373, %381 : tensor<2x4x4xf64>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %383 = stablehlo.reduce(%380 init: %cst_81) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4xf64>, tensor<f64>) -> tensor<4xf64>
    %384 = stablehlo.convert %383 : (tensor<4xf64>) -> tensor<4xf32>
    %385 = stablehlo.multiply %144, %382 : tensor<2x4x4xf64>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %386 = stablehlo.reduce(%385 init: %cst_82) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<2x4xf64>
    %387 = stablehlo.reshape %386 : (tensor<2x4xf64>) -> tensor<2x4x1xf64>
    %388 = stablehlo.broadcast_in_dim %148, dims = [0, 1, 2] : (tensor<2x4x1xf64>) -> tensor<2x4x4xf64>
    %389 = stablehlo.multiply %382, %388 : tensor<2x4x4xf64>
    %390 = stablehlo.multiply %387, %151 : tensor<2x4x1xf64>
    %391 = call @_var_3(%145#1, %145#2, %145#3, %145#4, %390) : (tensor<2x4x4xf64>, tensor<f64>, tensor<i1>, tensor<2x4x1xf64>, tensor<2x4x1xf64>) -> tensor<2x4x4xf64>
    %392 = stablehlo.add %334, %391 : tensor<2x4x4xf64>
    %393 = stablehlo.negate %389 : tensor<2x4x4xf64>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %394 = stablehlo.reduce(%393 init: %cst_83) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<2x4xf64>
    %395 = stablehlo.reshape %394 : (tensor<2x4xf64>) -> tensor<2x4x1xf64>
    %396 = stablehlo.add %392, %389 : tensor<2x4x4xf64>
    %cst_84 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %397 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %398 = stablehlo.divide %395, %397 : tensor<2x4x1xf64>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %399 = stablehlo.reduce(%398 init: %cst_85) applies stablehlo.add across dimensions = [2] : (tensor<2x4x1xf64>, tensor<f64>) -> tensor<2x4xf64>
    %400 = stablehlo.broadcast_in_dim %399, dims = [0, 1] : (tensor<2x4xf64>) -> tensor<2x4x4xf64>
    %401 = stablehlo.add %396, %400 : tensor<2x4x4xf64>
    %402 = stablehlo.dot_general %401, %134, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf64>, tensor<2x4x8xf64>) -> tensor<4x8xf64>
    %403 = stablehlo.transpose %402, dims = [1, 0] : (tensor<4x8xf64>) -> tensor<8x4xf64>
    %404 = stablehlo.convert %403 : (tensor<8x4xf64>) -> tensor<8x4xf32>
    %405 = stablehlo.convert %401 : tensor<2x4x4xf64>
    %406 = stablehlo.convert %arg4 : (tensor<8x4xf32>) -> tensor<8x4xf64>
    %407 = stablehlo.dot_general %405, %406, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf64>, tensor<8x4xf64>) -> tensor<2x4x8xf64>
    %408 = stablehlo.multiply %113, %407 : tensor<2x4x8xf64>
    %409 = stablehlo.multiply %407, %133 : tensor<2x4x8xf64>
    %cst_86 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %410 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %411 = stablehlo.multiply %410, %408 : tensor<2x4x8xf64>
    %412 = stablehlo.multiply %411, %129 : tensor<2x4x8xf64>
    %cst_87 = stablehlo.constant dense<0.79788456080286541> : tensor<f64>
    %413 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %414 = stablehlo.multiply %413, %412 : tensor<2x4x8xf64>
    %415 = stablehlo.add %409, %414 : tensor<2x4x8xf64>
    %cst_88 = stablehlo.constant dense<4.471500e-02> : tensor<f64>
    %416 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %417 = stablehlo.multiply %416, %414 : tensor<2x4x8xf64>
    %418 = stablehlo.multiply %417, %118 : tensor<2x4x8xf64>
    %419 = stablehlo.add %415, %418 : tensor<2x4x8xf64>
    %420 = stablehlo.dot_general %419, %110, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf64>, tensor<2x4x4xf64>) -> tensor<8x4xf64>
    %421 = stablehlo.transpose %420, dims = [1, 0] : (tensor<8x4xf64>) -> tensor<4x8xf64>
    %422 = stablehlo.convert %421 : (tensor<4x8xf64>) -> tensor<4x8xf32>
    %423 = stablehlo.convert %419 : tensor<2x4x8xf64>
    %424 = stablehlo.convert %arg9 : (tensor<4x8xf32>) -> tensor<4x8xf64>
    %425 = stablehlo.dot_general %423, %424, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf64>, tensor<4x8xf64>) -> tensor<2x4x4xf64>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %426 = stablehlo.reduce(%425 init: %cst_89) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<4xf64>
    %427 = stablehlo.reshape %426 : (tensor<4xf64>) -> tensor<1x1x4xf64>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %428 = stablehlo.reduce(%427 init: %cst_90) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4xf64>, tensor<f64>) -> tensor<4xf64>
    %429 = stablehlo.convert %428 : (tensor<4xf64>) -> tensor<4xf32>
    %430 = stablehlo.multiply %102, %425 : tensor<2x4x4xf64>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %431 = stablehlo.reduce(%430 init: %cst_91) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<4xf64>
    %432 = stablehlo.reshape %431 : (tensor<4xf64>) -> tensor<1x1x4xf64>
    %433 = stablehlo.broadcast_in_dim %104, dims = [0, 1, 2] : (tensor<1x1x4xf64>) -> tensor<2x4x4xf64>
    %434 = stablehlo.multiply %425, %433 : tensor<2x4x4xf64>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %435 = stablehlo.reduce(%432 init: %cst_92) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4xf64>, tensor<f64>) -> tensor<4xf64>
    %436 = stablehlo.convert %435 : (tensor<4xf64>) -> tensor<4xf32>
    %437 = stablehlo.multiply %93, %434 : tensor<2x4x4xf64>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %438 = stablehlo.reduce(%437 init: %cst_93) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<2x4xf64>
    %439 = stablehlo.reshape %438 : (tensor<2x4xf64>) -> tensor<2x4x1xf64>
    %440 = stablehlo.broadcast_in_dim %97, dims = [0, 1, 2] : (tensor<2x4x1xf64>) -> tensor<2x4x4xf64>
    %441 = stablehlo.multiply %434, %440 : tensor<2x4x4xf64>
    %442 = stablehlo.multiply %439, %100 : tensor<2x4x1xf64>
    %443 = call @_var_3(%94#1, %94#2, %94#3, %94#4, %442) : (tensor<2x4x4xf64>, tensor<f64>, tensor<i1>, tensor<2x4x1xf64>, tensor<2x4x1xf64>) -> tensor<2x4x4xf64>
    %444 = stablehlo.add %401, %443 : tensor<2x4x4xf64>
    %445 = stablehlo.negate %441 : tensor<2x4x4xf64>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %446 = stablehlo.reduce(%445 init: %cst_94) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<2x4xf64>
    %447 = stablehlo.reshape %446 : (tensor<2x4xf64>) -> tensor<2x4x1xf64>
    %448 = stablehlo.add %444, %441 : tensor<2x4x4xf64>
    %cst_95 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %449 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %450 = stablehlo.divide %447, %449 : tensor<2x4x1xf64>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %451 = stablehlo.reduce(%450 init: %cst_96) applies stablehlo.add across dimensions = [2] : (tensor<2x4x1xf64>, tensor<f64>) -> tensor<2x4xf64>
    %452 = stablehlo.broadcast_in_dim %451, dims = [0, 1] : (tensor<2x4xf64>) -> tensor<2x4x4xf64>
    %453 = stablehlo.add %448, %452 : tensor<2x4x4xf64>
    %454 = stablehlo.convert %453 : (tensor<2x4x4xf64>) -> tensor<2x4x4xf32>
    %455 = stablehlo.dot_general %453, %82, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> tensor<4x4xf64>
    %456 = stablehlo.transpose %455, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
    %457 = stablehlo.convert %456 : (tensor<4x4xf64>) -> tensor<4x4xf32>
    %458 = stablehlo.convert %453 : tensor<2x4x4xf64>
    %459 = stablehlo.convert %arg7 : (tensor<4x4xf32>) -> tensor<4x4xf64>
    %460 = stablehlo.dot_general %458, %459, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf64>, tensor<4x4xf64>) -> tensor<2x4x4xf64>
    %461 = stablehlo.reshape %460 : (tensor<2x4x4xf64>) -> tensor<2x4x2x2xf64>
    %462 = stablehlo.transpose %461, dims = [0, 2, 3, 1] : (tensor<2x4x2x2xf64>) -> tensor<2x2x2x4xf64>
    %463 = stablehlo.convert %462 : tensor<2x2x2x4xf64>
    %464 = stablehlo.convert %41 : (tensor<2x4x2x2xf32>) -> tensor<2x4x2x2xf64>
    %465 = stablehlo.dot_general %463, %464, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x2x4xf64>, tensor<2x4x2x2xf64>) -> tensor<2x2x4x4xf64>
    %466 = stablehlo.dot_general %462, %74, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x2x4xf64>, tensor<2x2x4x4xf64>) -> tensor<2x2x2x4xf64>
    %467 = stablehlo.transpose %466, dims = [0, 3, 1, 2] : (tensor<2x2x2x4xf64>) -> tensor<2x4x2x2xf64>
    %468 = stablehlo.convert %467 : (tensor<2x4x2x2xf64>) -> tensor<2x4x2x2xf32>
    %469 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf64>) -> tensor<2x2x4x4xf64>
    %470 = stablehlo.multiply %465, %469 : tensor<2x2x4x4xf64>
    %471 = stablehlo.multiply %470, %70 : tensor<2x2x4x4xf64>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %472 = stablehlo.reduce(%471 init: %cst_97) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf64>, tensor<f64>) -> tensor<2x2x4xf64>
    %473 = stablehlo.reshape %472 : (tensor<2x2x4xf64>) -> tensor<2x2x4x1xf64>
    %474 = stablehlo.negate %473 : tensor<2x2x4x1xf64>
    %475 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf64>) -> tensor<2x2x4x4xf64>
    %476 = stablehlo.divide %465, %475 : tensor<2x2x4x4xf64>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %477 = stablehlo.reduce(%474 init: %cst_98) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x1xf64>, tensor<f64>) -> tensor<2x2x4xf64>
    %478 = stablehlo.broadcast_in_dim %477, dims = [0, 1, 2] : (tensor<2x2x4xf64>) -> tensor<2x2x4x4xf64>
    %479 = stablehlo.add %476, %478 : tensor<2x2x4x4xf64>
    %480 = stablehlo.multiply %479, %70 : tensor<2x2x4x4xf64>
    %cst_99 = stablehlo.constant dense<1.4142135623730951> : tensor<f64>
    %481 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
    %482 = stablehlo.divide %480, %481 : tensor<2x2x4x4xf64>
    %483 = stablehlo.convert %482 : (tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xf32>
    %484 = stablehlo.dot_general %483, %39, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x2xf32>) -> tensor<2x2x4x2xf32>
    %485 = stablehlo.transpose %484, dims = [0, 2, 1, 3] : (tensor<2x2x4x2xf32>) -> tensor<2x4x2x2xf32>
    %486 = stablehlo.dot_general %483, %40, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x2xf32>) -> tensor<2x2x4x2xf32>
    %487 = stablehlo.transpose %486, dims = [0, 2, 1, 3] : (tensor<2x2x4x2xf32>) -> tensor<2x4x2x2xf32>
    %488 = stablehlo.reshape %468 : (tensor<2x4x2x2xf32>) -> tensor<2x4x4xf32>
    %489 = stablehlo.reshape %485 : (tensor<2x4x2x2xf32>) -> tensor<2x4x4xf32>
    %490 = stablehlo.reshape %487 : (tensor<2x4x2x2xf32>) -> tensor<2x4x4xf32>
    %491 = stablehlo.concatenate %490, %489, %488, dim = 2 : (tensor<2x4x4xf32>, tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x12xf32>
    %492 = stablehlo.dot_general %491, %34, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<2x4x4xf32>) -> tensor<12x4xf32>
    %493 = stablehlo.transpose %492, dims = [1, 0] : (tensor<12x4xf32>) -> tensor<4x12xf32>
    %494 = stablehlo.dot_general %491, %arg8, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<4x12xf32>) -> tensor<2x4x4xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %495 = stablehlo.reduce(%494 init: %cst_100) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %496 = stablehlo.reshape %495 : (tensor<4xf32>) -> tensor<1x1x4xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %497 = stablehlo.reduce(%496 init: %cst_101) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %498 = stablehlo.multiply %28, %494 : tensor<2x4x4xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %499 = stablehlo.reduce(%498 init: %cst_102) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %500 = stablehlo.reshape %499 : (tensor<4xf32>) -> tensor<1x1x4xf32>
    %501 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<1x1x4xf32>) -> tensor<2x4x4xf32>
    %502 = stablehlo.multiply %494, %501 : tensor<2x4x4xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %503 = stablehlo.reduce(%500 init: %cst_103) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %504 = stablehlo.multiply %19, %502 : tensor<2x4x4xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %505 = stablehlo.reduce(%504 init: %cst_104) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %506 = stablehlo.reshape %505 : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
    %507 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x4xf32>
    %508 = stablehlo.multiply %502, %507 : tensor<2x4x4xf32>
    %509 = stablehlo.multiply %506, %26 : tensor<2x4x1xf32>
    %510 = call @_var_5(%20#1, %20#2, %20#3, %20#4, %509) : (tensor<2x4x4xf32>, tensor<f32>, tensor<i1>, tensor<2x4x1xf32>, tensor<2x4x1xf32>) -> tensor<2x4x4xf32>
    %511 = stablehlo.add %454, %510 : tensor<2x4x4xf32>
    %512 = stablehlo.negate %508 : tensor<2x4x4xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %513 = stablehlo.reduce(%512 init: %cst_105) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %514 = stablehlo.reshape %513 : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
    %515 = stablehlo.add %511, %508 : tensor<2x4x4xf32>
    %cst_106 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %516 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
    %517 = stablehlo.divide %514, %516 : tensor<2x4x1xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %518 = stablehlo.reduce(%517 init: %cst_107) applies stablehlo.add across dimensions = [2] : (tensor<2x4x1xf32>, tensor<f32>) -> tensor<2x4xf32>
    %519 = stablehlo.broadcast_in_dim %518, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x4xf32>
    %520 = stablehlo.add %515, %519 : tensor<2x4x4xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %521 = stablehlo.reduce(%520 init: %cst_108) applies stablehlo.add across dimensions = [0] : (tensor<2x4x4xf32>, tensor<f32>) -> tensor<4x4xf32>
    %522 = stablehlo.reshape %521 : (tensor<4x4xf32>) -> tensor<1x4x4xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %523 = stablehlo.reduce(%522 init: %cst_109) applies stablehlo.add across dimensions = [0] : (tensor<1x4x4xf32>, tensor<f32>) -> tensor<4x4xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %524 = stablehlo.pad %523, %cst_110, low = [0, 0], high = [2, 0], interior = [0, 0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<6x4xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %525 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %526 = "stablehlo.scatter"(%525, %5, %520) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg19: tensor<f32>, %arg20: tensor<f32>):
      %528 = stablehlo.add %arg19, %arg20 : tensor<f32>
      stablehlo.return %528 : tensor<f32>
    }) : (tensor<5x4xf32>, tensor<2x4x1xi32>, tensor<2x4x4xf32>) -> tensor<5x4xf32>
    %527 = stablehlo.add %282, %526 : tensor<5x4xf32>
    return %272, %527, %497, %429, %404, %503, %436, %457, %493, %422, %377, %310, %285, %384, %317, %337, %370, %303, %524 : tensor<f64>, tensor<5x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x12xf32>, tensor<4x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x12xf32>, tensor<4x8xf32>, tensor<6x4xf32>
  }
  func.func private @tril(%arg0: tensor<4x4xi1>) -> tensor<4x4xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %2 = stablehlo.add %0, %1 : tensor<4x4xi64>
    %3 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<4x4xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<4x4xi1>, tensor<4x4xi1>
    return %6 : tensor<4x4xi1>
  }
  func.func private @_where(%arg0: tensor<4x4xi1>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<4x4xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<4x4xi1>, tensor<4x4xf64>
    return %2 : tensor<4x4xf64>
  }
  func.func private @_var(%arg0: tensor<2x4x4xf32>, %arg1: tensor<i64>) -> (tensor<2x4x1xf32>, tensor<2x4x4xf32>, tensor<f32>, tensor<i1>, tensor<2x4x1xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<2x4x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x4xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x4x4xf32>
    %6 = chlo.square %5 : tensor<2x4x4xf32> -> tensor<2x4x4xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4x4xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<2x4x4xf32>
    %9 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
    %13 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
    %14 = stablehlo.divide %12, %13 : tensor<2x4x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.compare GT, %10, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %16:2 = call @_where_0(%15, %14, %cst_5) : (tensor<i1>, tensor<2x4x1xf32>, tensor<f64>) -> (tensor<2x4x1xf32>, tensor<2x4x1xf32>)
    return %16#0, %8, %10, %15, %16#1 : tensor<2x4x1xf32>, tensor<2x4x4xf32>, tensor<f32>, tensor<i1>, tensor<2x4x1xf32>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<2x4x1xf32>, %arg2: tensor<f64>) -> (tensor<2x4x1xf32>, tensor<2x4x1xf32>) {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<2x4x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
    return %2, %3 : tensor<2x4x1xf32>, tensor<2x4x1xf32>
  }
  func.func private @_var_1(%arg0: tensor<2x4x4xf64>, %arg1: tensor<i64>) -> (tensor<2x4x1xf64>, tensor<2x4x4xf64>, tensor<f64>, tensor<i1>, tensor<2x4x1xf64>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<2x4xf64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x4xf64>) -> tensor<2x4x1xf64>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %3 = stablehlo.divide %1, %2 : tensor<2x4x1xf64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x4x1xf64>) -> tensor<2x4x4xf64>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x4x4xf64>
    %6 = chlo.square %5 : tensor<2x4x4xf64> -> tensor<2x4x4xf64>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<2x4x4xf64>
    %8 = stablehlo.multiply %7, %5 : tensor<2x4x4xf64>
    %9 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %cst_2 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<2x4xf64>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<2x4xf64>) -> tensor<2x4x1xf64>
    %13 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %14 = stablehlo.divide %12, %13 : tensor<2x4x1xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %15 = stablehlo.compare GT, %10, %cst_4, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %16:2 = call @_where_2(%15, %14, %cst_5) : (tensor<i1>, tensor<2x4x1xf64>, tensor<f64>) -> (tensor<2x4x1xf64>, tensor<2x4x1xf64>)
    return %16#0, %8, %10, %15, %16#1 : tensor<2x4x1xf64>, tensor<2x4x4xf64>, tensor<f64>, tensor<i1>, tensor<2x4x1xf64>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<2x4x1xf64>, %arg2: tensor<f64>) -> (tensor<2x4x1xf64>, tensor<2x4x1xf64>) {
    %0 = stablehlo.convert %arg2 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<2x4x1xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    return %2, %3 : tensor<2x4x1xf64>, tensor<2x4x1xf64>
  }
  func.func private @_var_3(%arg0: tensor<2x4x4xf64>, %arg1: tensor<f64>, %arg2: tensor<i1>, %arg3: tensor<2x4x1xf64>, %arg4: tensor<2x4x1xf64>) -> tensor<2x4x4xf64> {
    %0 = call @_where_4(%arg2, %arg3, %arg4) : (tensor<i1>, tensor<2x4x1xf64>, tensor<2x4x1xf64>) -> tensor<2x4x1xf64>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %2 = stablehlo.divide %0, %1 : tensor<2x4x1xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x4x1xf64>, tensor<f64>) -> tensor<2x4xf64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<2x4xf64>) -> tensor<2x4x4xf64>
    %5 = stablehlo.multiply %4, %arg0 : tensor<2x4x4xf64>
    %6 = stablehlo.negate %5 : tensor<2x4x4xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<2x4xf64>
    %8 = stablehlo.reshape %7 : (tensor<2x4xf64>) -> tensor<2x4x1xf64>
    %cst_1 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %10 = stablehlo.divide %8, %9 : tensor<2x4x1xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x4x1xf64>, tensor<f64>) -> tensor<2x4xf64>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<2x4xf64>) -> tensor<2x4x4xf64>
    %13 = stablehlo.add %5, %12 : tensor<2x4x4xf64>
    return %13 : tensor<2x4x4xf64>
  }
  func.func private @_where_4(%arg0: tensor<i1>, %arg1: tensor<2x4x1xf64>, %arg2: tensor<2x4x1xf64>) -> tensor<2x4x1xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<i1>, tensor<2x4x1xf64>
    return %1 : tensor<2x4x1xf64>
  }
  func.func private @_var_5(%arg0: tensor<2x4x4xf32>, %arg1: tensor<f32>, %arg2: tensor<i1>, %arg3: tensor<2x4x1xf32>, %arg4: tensor<2x4x1xf32>) -> tensor<2x4x4xf32> {
    %0 = call @_where_6(%arg2, %arg3, %arg4) : (tensor<i1>, tensor<2x4x1xf32>, tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
    %2 = stablehlo.divide %0, %1 : tensor<2x4x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x4x1xf32>, tensor<f32>) -> tensor<2x4xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x4xf32>
    %5 = stablehlo.multiply %4, %arg0 : tensor<2x4x4xf32>
    %6 = stablehlo.negate %5 : tensor<2x4x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %8 = stablehlo.reshape %7 : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
    %cst_1 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
    %10 = stablehlo.divide %8, %9 : tensor<2x4x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x4x1xf32>, tensor<f32>) -> tensor<2x4xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x4xf32>
    %13 = stablehlo.add %5, %12 : tensor<2x4x4xf32>
    return %13 : tensor<2x4x4xf32>
  }
  func.func private @_where_6(%arg0: tensor<i1>, %arg1: tensor<2x4x1xf32>, %arg2: tensor<2x4x1xf32>) -> tensor<2x4x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<i1>, tensor<2x4x1xf32>
    return %1 : tensor<2x4x1xf32>
  }
}

// -----

// programs_models: transformer, gradients in f64
module {
  func.func public @main() {
    %i:19 = call @inputs() : () -> (tensor<2x4xi32>, tensor<5x4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<8x4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4x4xf64>, tensor<4x12xf64>, tensor<4x8xf64>, tensor<4xf64>, tensor<4xf64>, tensor<8x4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4x4xf64>, tensor<4x12xf64>, tensor<4x8xf64>, tensor<6x4xf64>)
    %e:18 = call @expected() : () -> (tensor<5x4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<8x4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4x4xf64>, tensor<4x12xf64>, tensor<4x8xf64>, tensor<4xf64>, tensor<4xf64>, tensor<8x4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4x4xf64>, tensor<4x12xf64>, tensor<4x8xf64>, tensor<6x4xf64>)
    %r:18 = call @program(%i#0, %i#1, %i#2, %i#3, %i#4, %i#5, %i#6, %i#7, %i#8, %i#9, %i#10, %i#11, %i#12, %i#13, %i#14, %i#15, %i#16, %i#17, %i#18) : (tensor<2x4xi32>, tensor<5x4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<8x4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4x4xf64>, tensor<4x12xf64>, tensor<4x8xf64>, tensor<4xf64>, tensor<4xf64>, tensor<8x4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4x4xf64>, tensor<4x12xf64>, tensor<4x8xf64>, tensor<6x4xf64>) -> (tensor<5x4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<8x4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4x4xf64>, tensor<4x12xf64>, tensor<4x8xf64>, tensor<4xf64>, tensor<4xf64>, tensor<8x4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4x4xf64>, tensor<4x12xf64>, tensor<4x8xf64>, tensor<6x4xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-09 : tensor<5x4xf64>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-09 : tensor<4xf64>
    check.expect_almost_eq %r#2, %e#2, tolerance = 1.0e-09 : tensor<4xf64>
    check.expect_almost_eq %r#3, %e#3, tolerance = 1.0e-09 : tensor<8x4xf64>
    check.expect_almost_eq %r#4, %e#4, tolerance = 1.0e-09 : tensor<4xf64>
    check.expect_almost_eq %r#5, %e#5, tolerance = 1.0e-09 : tensor<4xf64>
    check.expect_almost_eq %r#6, %e#6, tolerance = 1.0e-09 : tensor<4x4xf64>
    check.expect_almost_eq %r#7, %e#7, tolerance = 1.0e-09 : tensor<4x12xf64>
    check.expect_almost_eq %r#8, %e#8, tolerance = 1.0e-09 : tensor<4x8xf64>
    check.expect_almost_eq %r#9, %e#9, tolerance = 1.0e-09 : tensor<4xf64>
    check.expect_almost_eq %r#10, %e#10, tolerance = 1.0e-09 : tensor<4xf64>
    check.expect_almost_eq %r#11, %e#11, tolerance = 1.0e-09 : tensor<8x4xf64>
    check.expect_almost_eq %r#12, %e#12, tolerance = 1.0e-09 : tensor<4xf64>
    check.expect_almost_eq %r#13, %e#13, tolerance = 1.0e-09 : tensor<4xf64>
    check.expect_almost_eq %r#14, %e#14, tolerance = 1.0e-09 : tensor<4x4xf64>
    check.expect_almost_eq %r#15, %e#15, tolerance = 1.0e-09 : tensor<4x12xf64>
    check.expect_almost_eq %r#16, %e#16, tolerance = 1.0e-09 : tensor<4x8xf64>
    check.expect_almost_eq %r#17, %e#17, tolerance = 1.0e-09 : tensor<6x4xf64>
    return
  }
  func.func private @inputs() -> (tensor<2x4xi32>, tensor<5x4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<8x4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4x4xf64>, tensor<4x12xf64>, tensor<4x8xf64>, tensor<4xf64>, tensor<4xf64>, tensor<8x4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4x4xf64>, tensor<4x12xf64>, tensor<4x8xf64>, tensor<6x4xf64>) {
    %0 = stablehlo.constant dense<"0x0100000000000000040000000200000003000000030000000000000001000000"> : tensor<2x4xi32>
    %1 = stablehlo.constant dense<"0x000000C0D977D0BF000000C00F7CD6BF0000004053CEDBBF000000E0FB29DB3F0000004052C6BA3F000000E0F031DF3F00000000B389C3BF0000004054A9C13F000000601C06C6BF00000040E39FB8BF000000205CD3D73F000000205368C53F000000A06E75D9BF00000040CE34CE3F000000207243DD3F00000040776590BF00000080FCEDE43F000000007CD8DE3F000000000629D8BF000000C0C4CAD63F"> : tensor<5x4xf64>
    %2 = stablehlo.constant dense<"0x000000205CC0943F000000C02D50CEBF00000020B8B2C4BF000000806C5DB23F"> : tensor<4xf64>
    %3 = stablehlo.constant dense<"0x000000200532D53F00000060AEC3D3BF00000040C0BED53F000000C02EA7933F"> : tensor<4xf64>
    %4 = stablehlo.constant dense<"0x000000E01F66CB3F00000060B9C2C3BF0000006039DBD5BF000000E0361AD23F000000007A09E5BF000000408173D33F000000E06970C2BF000000C01321CCBF000000A009D0DEBF00000040482FCA3F000000200B5AE13F0000006005D9D33F000000402DE6DC3F0000002048A4E5BF00000060501CD73F00000040C8ADE53F00000060B289E33F00000040A48CC1BF000000205A87D13F000000800608BA3F000000004D8FDEBF000000E00047C43F000000405E70E2BF000000805DB8DABF00000020BB34D6BF00000060EE9F803F00000060D728D23F0000000048F0DC3F00000060FEFEE3BF000000005A30E53F000000E01176DD3F000000A03A9BBFBF"> : tensor<8x4xf64>
    %5 = stablehlo.constant dense<"0x000000602E9FF33F000000C0BB98EC3F000000C09A74D33F000000800C3CE43F"> : tensor<4xf64>
    %6 = stablehlo.constant dense<"0x000000C0F2A3EC3F000000004FDEEC3F000000C06AFDE83F000000A06FCBF23F"> : tensor<4xf64>
    %7 = stablehlo.constant dense<"0x000000C03254CF3F00000080932EDBBF00000040D19CD2BF000000805AE4E2BF0000006069DCDD3F000000807FC0C23F000000A06CA8C53F00000020E5F5D9BF000000C0A92FD93F0000002036E9E0BF000000A08FAED33F00000080C89FE4BF00000080A4DDE23F00000060BE79E03F00000080501AE63F00000060D1EBA4BF"> : tensor<4x4xf64>
    %8 = stablehlo.constant dense<"0x000000A05B13D63F000000E0F9F7D13F00000060124BD6BF00000040875D9D3F000000A0FB57DABF000000A0D5AFE2BF000000605C8DD43F00000060EE7BE03F0000002098D8D03F00000000E199C03F00000020AB1CD73F000000C00CBD94BF00000020B47ECD3F000000A0CA81D13F000000A0B38CD5BF00000080BA51B5BF000000601E15E2BF0000008038C4E13F0000004063F4E23F00000040DCF9C33F00000080EFE3E0BF000000A09739E4BF00000060B5EDB6BF000000E09A18D13F00000080E1F98D3F000000002643DDBF00000060F34ADDBF000000004F2887BF000000003870E23F000000A035FCD8BF000000A0BE08E03F00000040B773BABF000000209410CFBF000000202754BBBF000000C0E016CABF000000A000FFD9BF00000020322FB43F000000E00EF7B2BF00000020AEE48DBF000000600227CDBF00000020B334CA3F0000008090E3E3BF000000C06B59E43F000000C0CF46D9BF00000020BB79B2BF0000000038C7B23F00000040500ECD3F000000C09F3099BF"> : tensor<4x12xf64>
    %9 = stablehlo.constant dense<"0x00000000239DC13F000000C0675FD63F000000002356E0BF00000060D9E9E1BF0000000052F1BABF00000040E924E4BF000000A096D4C83F000000E0357DD13F000000A0EFEAE33F0000002011CFE23F000000403D68DEBF000000000C2FD23F00000020E36CE33F00000000458CE33F00000040B83FD2BF000000008CC0B93F00000080D523E5BF000000C0323FD6BF00000060F665E53F000000802575D1BF00000040F997CF3F000000204627C93F00000000416EE13F0000000016EECCBF000000808EEED5BF000000602F0ED53F000000E0D88AD23F000000C0561FB23F000000E09086E2BF00000080A0ECD73F00000080D51DBFBF000000608174D6BF"> : tensor<4x8xf64>
    %10 = stablehlo.constant dense<"0x000000C07400C33F00000040E7CEA7BF000000A01886E5BF00000000E871D03F"> : tensor<4xf64>
    %11 = stablehlo.constant dense<"0x000000A0D2A7DB3F000000E0A193DBBF00000080ABB9C53F00000000CC65E6BF"> : tensor<4xf64>
    %12 = stablehlo.constant dense<"0x00000020D407E1BF00000060D311DEBF00000020BF7CE2BF00000000DDE7DE3F000000A0DBACCBBF000000609A789EBF000000C044A1D2BF0000004092DDC7BF000000A0739CE43F000000601A7CDABF00000060B4EBBA3F000000609FABD03F000000601232E43F0000006072EFABBF000000404009B3BF00000020379FD6BF000000A05053D83F000000002E39E0BF00000060E71DE5BF000000E0FD38E3BF000000E0BB20D33F0000004078CAD43F000000A02998DB3F0000004014EBD33F00000080D467E4BF000000603A55D6BF00000000AD36A5BF0000000003E7DDBF0000002071FDC23F000000403C66D13F00000020CDA6B73F000000801809B03F"> : tensor<8x4xf64>
    %13 = stablehlo.constant dense<"0x000000402018DF3F000000807D95E23F00000080FFADE53F00000080ADE1F13F"> : tensor<4xf64>
    %14 = stablehlo.constant dense<"0x00000040925BEC3F000000408EB7FA3F0000008079C6ED3F000000C0489BF73F"> : tensor<4xf64>
    %15 = stablehlo.constant dense<"0x000000800375DEBF000000C0D0D1A43F00000020464ADD3F000000E04AD8B6BF00000060AA59D9BF000000A0F121D73F000000E0F9F9E0BF000000A09503DABF000000603A2BC1BF000000803433CA3F00000000CAC9D1BF000000809F19D7BF00000020937BE4BF00000000AD97D03F000000C0C660E53F000000A01CB7D63F"> : tensor<4x4xf64>
    %16 = stablehlo.constant dense<"0x0000004083C8C1BF0000004018F7E53F0000008099F2DCBF000000205877B93F00000060DA6FE13F000000C0353BE23F000000C0A803DD3F00000020F8D2B1BF0000004068A7DA3F000000207020DCBF000000408746E1BF000000201A66E13F00000040072ED93F000000802E61DCBF000000C0A7129B3F00000040F342E63F000000C0F1BDC73F000000001C61E33F0000002047E4E23F000000206FBEDBBF000000C06691DB3F000000E080ABDFBF000000A0F585C43F000000803ACEB43F000000405EB6D03F00000040169FC13F000000E0A30EDF3F000000A05283D03F000000A0382CDBBF00000040C1C9DD3F000000A0B68BD5BF00000060A92BD2BF000000C034B3BD3F000000200398E53F000000A087B2E43F0000008077DCD13F000000E0F5FBDF3F000000408C1FE2BF000000205F52D13F000000606E08E63F000000E09C9EC7BF00000020BB6DD9BF0000008062AAD13F00000020F38FE43F000000608574E33F0000000094B3A33F000000A022FDDA3F000000A00998DC3F"> : tensor<4x12xf64>
    %17 = stablehlo.constant dense<"0x000000807002D5BF000000E09373CCBF000000805364E63F000000C0A40ED53F000000001D678D3F000000E049E6D8BF00000080510AC63F000000A0973AE23F000000E0C28DA23F000000609C48DDBF000000A002DBE53F000000A0F78CD53F0000002009AFC83F00000040431BE23F00000000E0D2823F000000402929AC3F000000202355DFBF000000609DD8E53F000000C0C360E43F000000400CDEE2BF0000002056DFDFBF000000E0D8DAE3BF000000005C24E4BF000000A0C5C2DE3F000000A07E3BD6BF000000802F4EE4BF000000802E4DE33F000000C0AA16D7BF000000C0E681E43F00000000813ED23F000000A00685E4BF00000020F658B5BF"> : tensor<4x8xf64>
    %18 = stablehlo.constant dense<"0x000000A074B8CB3F000000C07300CE3F000000C0B6AED7BF000000A06A8FE2BF000000C06976DCBF00000060038EE23F0000008049C7B13F000000805CC7B43F000000C0C471E53F000000E0C1B87B3F000000809AD3C53F000000A0D111D8BF00000000D5B1E5BF00000060C8B5AF3F00000040DFA3B2BF000000E02E11D4BF0000004009B2E3BF0000000005F8D9BF000000E06B98D6BF000000E093D3B6BF000000400A65D53F000000003393E4BF000000406954C93F00000020B3D4D5BF"> : tensor<6x4xf64>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18 : tensor<2x4xi32>, tensor<5x4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<8x4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4x4xf64>, tensor<4x12xf64>, tensor<4x8xf64>, tensor<4xf64>, tensor<4xf64>, tensor<8x4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4x4xf64>, tensor<4x12xf64>, tensor<4x8xf64>, tensor<6x4xf64>
  }
  func.func private @expected() -> (tensor<5x4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<8x4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4x4xf64>, tensor<4x12xf64>, tensor<4x8xf64>, tensor<4xf64>, tensor<4xf64>, tensor<8x4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4x4xf64>, tensor<4x12xf64>, tensor<4x8xf64>, tensor<6x4xf64>) {
    %0 = stablehlo.constant dense<"0xD1D644199D0DC3BFA2972AA16121A6BF2DF95C2935BE90BF7EB0E6DF17CDB13FAD9D30AF5376BBBF347C8395F0FABF3FEC4AE141A27DB83F5FF0D4D1C96FBA3F80B2B07DA43BCEBFF476C04024B8B3BF57CBE52E13C6C83F247F760B3017C93FF114EF29DBC7DCBF1856BD574CEEC13F406A42E6ED70C93F86A4453E6EA0D53F07C2AA676315CF3F85564D946FF7AD3F9C2A6FEFAAC2A4BFDF5B0608BDB7A6BF"> : tensor<5x4xf64>
    %1 = stablehlo.constant dense<"0xA16FD1FC9548B0BF5805BED90A4BC93F8E13593753FEB33FF510D3B430208CBF"> : tensor<4xf64>
    %2 = stablehlo.constant dense<"0xA53E747C0EE4BCBF5ABB38C9FA31B8BFBEAB1A182DFAB83F4B89E0CAE4BB8F3F"> : tensor<4xf64>
    %3 = stablehlo.constant dense<"0xBC61C61CB763B43FC3C82BC26C8E883FE64F6583168FA2BFA5AF40D0C8BEB33FE7B12692122E9C3F6C388699DF3B6FBF18550A6A1ED08BBF72FD564310D4A13FF06D1E0901D6C2BFBF4DF82A087DADBFABB3FD663C24B73F1166F07EFD1FA13F340E31C2D14EB2BF95118F594C4B96BF48208054E3A2A73F9221098ED7F0A73F401988A4D0C8423F27F7B9B828297EBF98AA0BC34EEE633F4303196841DDB33FDD12CDF56B45C7BFE7FBF555D57CAFBF109485A50998BE3F1855C1E33397BC3F6086ECE7ED098FBF5A49F829C70376BF6B46BC487453873F11DFC1189CE477BF26593F016ADBB13F9D20CCFA31318A3FE4045F942B729EBF7D4C59E61FBCA53F"> : tensor<8x4xf64>
    %4 = stablehlo.constant dense<"0x07E60536F6C6AFBF6AEB41530B40CC3F0320F4601939A1BF5E9DB658FDA8943F"> : tensor<4xf64>
    %5 = stablehlo.constant dense<"0x7665A482BB5FB53FB7E647BBABAFB0BFBA859E84F5F1B13FC34BE1B9EC6AA33F"> : tensor<4xf64>
    %6 = stablehlo.constant dense<"0xC0D1FF456CDCA13FBC8BDEF6D02E843F5663C82A5459A3BF542A56C6C562AEBFD21C0991300CAE3FC5161E1F539DA73FEA323A85125AB1BF5AE47ABAE39BBABF96D8438E43BDAC3FFA511FF5133DA63F95851FD5AD89A7BF8C66EB2D7054A6BF66E5164728DDA4BFEEBDC1142B71A9BF6A3BA95B5B2DAD3F0536ABB47A74B33F"> : tensor<4x4xf64>
    %7 = stablehlo.constant dense<"0xB7F5D462D3DB9CBFB5394886EE62C0BF4E6D777284A6453F17DBC85B09C479BFB82535965D3EA33F9948871CFE7A9A3F1F3B01AECEB6733FFF4EB8C5BADC2D3F99AA31BD1BA6823F194E19D0033894BF6FAE98684FA562BFF7031165B21FB23F9577E6AB70DC7D3F4112F6BC61D1B03FF72566BDB0671BBF6CABA42CE1F06DBF684F0A2D1A1C91BFFF92CBDD834A84BF11AE0F708EC761BFF2A620140C142B3F061116370149BEBF285F6AAD8C7EBBBF5408574A4360AFBFE5E5AA58BCDF9EBFBD67F10D05415A3F95A95B7CEF5C5A3F313ABC3CA858C9BE506CE804EBBC623F6AD65D46FC7B68BF825209E8B58560BF8F085BB8E03F28BF6CBCBB23173014BFCB8E6AD41B6FA53F429031703666A83FF503CBA06817833FE5AD968B3FEC833F79EA7230951A1ABF7452AEB2E7D767BFEEFFB8FAF44232BF1BAA9C95F5DC3CBFAB6F3B33A4F255BF62C630AE546E61BFD068DF48F26242BF41B8B2786B1F1BBF8FFB2B038B7FAE3F80C8B614300EB03F8934EA207852A73F6177F70CC7DD6CBF"> : tensor<4x12xf64>
    %8 = stablehlo.constant dense<"0xA149FA70B2A4AA3F42A64185E160B2BFB92D6ACCDF42C6BF4DC2660C3864B0BF51F53316B17DB53F98B086DCEF09A53F4D81B6FF45CAACBFCFC4EF4AA53BB6BF285A1428EDC59F3F9478F07A5DAF87BFE7895D703C69B33FE1EDFD1B6BBEAE3F96D6E8B808DF893F9B40F24DAA6AA2BFB52226E1CF17963FF0CF9C459D929BBF561B0E343A798ABF30A7AA4983F4953F67C41AF57DE2BE3FF7A3722D8BA3873F552D543FC594ABBF0DAFEBD8129B73BFC9448D7DFCFEAC3FF293EADF899BA03FD58D63A51DFEAEBF0C24BBD95507AA3F025F90035627A13FECF0930BF33BA43F25822AFDF265A8BF17EB165D22C498BFE5BC5AAA20346BBF078BBB0F1A91B13F"> : tensor<4x8xf64>
    %9 = stablehlo.constant dense<"0x1F5CDA9AD2A5D13FDAB1A8B8D60FC13F8277DCD659B9993F8504234DE361CC3F"> : tensor<4xf64>
    %10 = stablehlo.constant dense<"0x5ECBB6ECD1D9A0BFCC30D0BE884897BF6F6C8A811FBEA03FBC2B901D520E8DBF"> : tensor<4xf64>
    %11 = stablehlo.constant dense<"0x2DDF80F13F61773FC8CAFA69DCC84DBF0817098E2BD684BFE8B9986AE140603F57060281CDF6AFBF2E16CA7E28089E3F9974489BA557BF3FCF5399B765D69BBF986054A6635585BFE868BBDF555C59BF22E61625877A4B3F30CA6004BF15763F359F9AD0713C9B3F54CFC38B659F693F5FE3BBDB28EC94BF90FDB5AAA9C061BF309BE95CE6FD83BFB41F013F20047FBF5A4E63E000D571BF9E8ACB2E7A7E793FB726864AC99FA2BF4440E7D4BB40903F9F2F1770566B9E3F9C8131BCA6188F3F975ACE4F952FB33F244F7D96BF7BA83F923D54C2017E9DBFABF50EAB22B6663FEBC4559C452AAE3F785FF3A7E221A93F77858FEFE64A7DBF305F751D79A451BF"> : tensor<8x4xf64>
    %12 = stablehlo.constant dense<"0x79E32313A53AD0BFB3CAE04FBBB5BA3F4EBCB30FACAA893FF384ABBB359AC73F"> : tensor<4xf64>
    %13 = stablehlo.constant dense<"0x35BC1F1BAEF4BC3FC02C243DCFABA1BF057BD61BA4B694BF96F1A71C48DDAEBF"> : tensor<4xf64>
    %14 = stablehlo.constant dense<"0x9F70DF609209B8BF923A77ECB9C370BF43D61DD3FA81BA3FCEBF410E79468ABF42DA23C5575FB43F1A49CAF1C6DC94BFEEA94E06EA67BEBF6475969BB67EB6BFF5573D719AAAA9BF42CC983B1E0890BF5E1C72F62BD99C3F59F9EE6F9E99B7BFB483576B3C8080BFDA86B4DDAE1586BF20690062F51D36BF6887428EC5C69BBF"> : tensor<4x4xf64>
    %15 = stablehlo.constant dense<"0xC19939606982823F1A717B3574778A3FA511168E697F543F1973372BAC3386BF0700BFE3366F7ABFC6581FB1EC3D813F4344DF55BB3D77BF20A867692DC462BFDFF4C18C7E3FB5BFB1E05637CB0A54BF06129FA552A251BF6623C7935043B9BFB7A5734D3C95623F956723974AA1633F9B8D81867BCD21BF9148C47EA8E73FBF872B4242951173BF11F5445FFEEF803FA9E91BC017BF64BFF687390279CE80BFE02A5980CFFDB03F33550113E49A9EBFA6EC50324ADC9ABFCD22D9542101BE3F8121C2E5DDBA73BFF57260F8631966BF2BFEAE4A34FE25BFC01CDB087FC673BFC13EBEE23B70613F8CB359764F4764BFD458925D3EB9643F81016E0C87AE573FABC27B71933DC2BFBDD8AA5CA516B13F84EBDC518E0EAD3FFFC08A9BDDE3CEBFC05D74263E5B8EBFAE503A91699C98BF2E457365B7945CBF8240EAC815BA9A3FBF3A818CABC7943FC92B4FCA56F29FBF358D6B955F2A8C3F702915883020933F173855846554C83F9ED43804352E8CBFBAC9FB38630084BF69784211D3CACD3F"> : tensor<4x12xf64>
    %16 = stablehlo.constant dense<"0xFB955AF833129ABF9802D08F72B99CBF9C220A577532A83FB98D2C6CFCA5A33F461F8579E536B53FD41C426DA7FA9ABFF714B69EBA99BEBF06097A4C3B56AF3F9A31010FAAA69A3F01439E01FFD4A33FF773FD86994290BFAAE90546282CB1BF75E3D01A1AC6A9BFF268F7319CCC983F79B58B341408C83F4BC256121E1EAFBFCA706B574CF1453F579FA91B0AD54ABFF806EA7BCC269CBF3B8454BA80E17A3F3F18313D5ABE9FBF2076E15F4F6C873F8B016035629687BF7CCEC9C98F1E8CBF13A33D51669F933F80B8D39E2711903F74BC0BDD98DB90BF7A30CF4E3BEE90BF4496F8641326A3BF0AF63047CB01653F157E5B00EFFAAD3F11FD140615E39CBF"> : tensor<4x8xf64>
    %17 = stablehlo.constant dense<"0xFEA1C0409E82C7BFF0CAC469FE2CBA3F62395C3FBBF6973F23750FA7AFB3C33F70D05210840DB6BF3C9D7D0BF83BA9BFE8833E5F79A7B53F6EDAACFC5854A73FB674AB635141943F26F4FA375D27A53FCEEA51E7470E95BF4612A06CF85F7A3FA8319DC7E1A9B6BF72ABF3911D61C4BF986E5EDFBF7DBE3F288D25A05645B53F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x4xf64>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17 : tensor<5x4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<8x4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4x4xf64>, tensor<4x12xf64>, tensor<4x8xf64>, tensor<4xf64>, tensor<4xf64>, tensor<8x4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4x4xf64>, tensor<4x12xf64>, tensor<4x8xf64>, tensor<6x4xf64>
  }
  func.func private @program(%arg0: tensor<2x4xi32>, %arg1: tensor<5x4xf64>, %arg2: tensor<4xf64>, %arg3: tensor<4xf64>, %arg4: tensor<8x4xf64>, %arg5: tensor<4xf64>, %arg6: tensor<4xf64>, %arg7: tensor<4x4xf64>, %arg8: tensor<4x12xf64>, %arg9: tensor<4x8xf64>, %arg10: tensor<4xf64>, %arg11: tensor<4xf64>, %arg12: tensor<8x4xf64>, %arg13: tensor<4xf64>, %arg14: tensor<4xf64>, %arg15: tensor<4x4xf64>, %arg16: tensor<4x12xf64>, %arg17: tensor<4x8xf64>, %arg18: tensor<6x4xf64>) -> (tensor<5x4xf64> {jax.result_info = "result[0]"}, tensor<4xf64> {jax.result_info = "result[1]"}, tensor<4xf64> {jax.result_info = "result[2]"}, tensor<8x4xf64> {jax.result_info = "result[3]"}, tensor<4xf64> {jax.result_info = "result[4]"}, tensor<4xf64> {jax.result_info = "result[5]"}, tensor<4x4xf64> {jax.result_info = "result[6]"}, tensor<4x12xf64> {jax.result_info = "result[7]"}, tensor<4x8xf64> {jax.result_info = "result[8]"}, tensor<4xf64> {jax.result_info = "result[9]"}, tensor<4xf64> {jax.result_info = "result[10]"}, tensor<8x4xf64> {jax.result_info = "result[11]"}, tensor<4xf64> {jax.result_info = "result[12]"}, tensor<4xf64> {jax.result_info = "result[13]"}, tensor<4x4xf64> {jax.result_info = "result[14]"}, tensor<4x12xf64> {jax.result_info = "result[15]"}, tensor<4x8xf64> {jax.result_info = "result[16]"}, tensor<6x4xf64> {jax.result_info = "result[17]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x4xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x4xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<2x4xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<2x4xi1>, tensor<2x4xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x4xi32>) -> tensor<2x4x1xi32>
    %6 = "stablehlo.gather"(%arg1, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xf64>, tensor<2x4x1xi32>) -> tensor<2x4x4xf64>
    %7 = stablehlo.slice %arg18 [0:4, 0:4] : (tensor<6x4xf64>) -> tensor<4x4xf64>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1, 2] : (tensor<4x4xf64>) -> tensor<1x4x4xf64>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x4x4xf64>) -> tensor<2x4x4xf64>
    %10 = stablehlo.add %6, %9 : tensor<2x4x4xf64>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %11 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i1>) -> tensor<4x4xi1>
    %12 = call @tril(%11) : (tensor<4x4xi1>) -> tensor<4x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_2 = stablehlo.constant dense<-1.000000e+09> : tensor<f64>
    %13 = call @_where(%12, %cst, %cst_2) : (tensor<4x4xi1>, tensor<f64>, tensor<f64>) -> tensor<4x4xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %14 = stablehlo.reduce(%10 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<2x4xf64>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<2x4xf64>) -> tensor<2x4x1xf64>
    %cst_4 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %17 = stablehlo.divide %15, %16 : tensor<2x4x1xf64>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<2x4x1xf64>) -> tensor<2x4x4xf64>
    %19 = stablehlo.subtract %10, %18 : tensor<2x4x4xf64>
    %c_5 = stablehlo.constant dense<0> : tensor<i64>
    %20:5 = call @_var(%10, %c_5) : (tensor<2x4x4xf64>, tensor<i64>) -> (tensor<2x4x1xf64>, tensor<2x4x4xf64>, tensor<f64>, tensor<i1>, tensor<2x4x1xf64>)
    %cst_6 = stablehlo.constant dense<1.000000e-05> : tensor<f64>
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %22 = stablehlo.add %20#0, %21 : tensor<2x4x1xf64>
    %23 = stablehlo.rsqrt %22 : tensor<2x4x1xf64>
    %24 = stablehlo.divide %23, %22 : tensor<2x4x1xf64>
    %cst_7 = stablehlo.constant dense<-5.000000e-01> : tensor<f64>
    %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %26 = stablehlo.multiply %25, %24 : tensor<2x4x1xf64>
    %27 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<2x4x1xf64>) -> tensor<2x4x4xf64>
    %28 = stablehlo.multiply %19, %27 : tensor<2x4x4xf64>
    %29 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<4xf64>) -> tensor<1x1x4xf64>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<1x1x4xf64>) -> tensor<2x4x4xf64>
    %31 = stablehlo.multiply %28, %30 : tensor<2x4x4xf64>
    %32 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<4xf64>) -> tensor<1x1x4xf64>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2] : (tensor<1x1x4xf64>) -> tensor<2x4x4xf64>
    %34 = stablehlo.add %31, %33 : tensor<2x4x4xf64>
    %35 = stablehlo.dot_general %34, %arg8, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf64>, tensor<4x12xf64>) -> tensor<2x4x12xf64>
    %36 = stablehlo.slice %35 [0:2, 0:4, 0:4] : (tensor<2x4x12xf64>) -> tensor<2x4x4xf64>
    %37 = stablehlo.slice %35 [0:2, 0:4, 4:8] : (tensor<2x4x12xf64>) -> tensor<2x4x4xf64>
    %38 = stablehlo.slice %35 [0:2, 0:4, 8:12] : (tensor<2x4x12xf64>) -> tensor<2x4x4xf64>
    %39 = stablehlo.reshape %36 : (tensor<2x4x4xf64>) -> tensor<2x4x2x2xf64>
    %40 = stablehlo.reshape %37 : (tensor<2x4x4xf64>) -> tensor<2x4x2x2xf64>
    %41 = stablehlo.reshape %38 : (tensor<2x4x4xf64>) -> tensor<2x4x2x2xf64>
    %42 = stablehlo.dot_general %39, %40, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x2xf64>, tensor<2x4x2x2xf64>) -> tensor<2x2x4x4xf64>
    %cst_8 = stablehlo.constant dense<1.4142135623730951> : tensor<f64>
    %43 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
    %44 = stablehlo.divide %42, %43 : tensor<2x2x4x4xf64>
    %45 = stablehlo.convert %13 : tensor<4x4xf64>
    %46 = stablehlo.broadcast_in_dim %45, dims = [2, 3] : (tensor<4x4xf64>) -> tensor<1x1x4x4xf64>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2, 3] : (tensor<1x1x4x4xf64>) -> tensor<2x2x4x4xf64>
    %48 = stablehlo.add %44, %47 : tensor<2x2x4x4xf64>
    %cst_9 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %49 = stablehlo.reduce(%48 init: %cst_9) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x4x4xf64>, tensor<f64>) -> tensor<2x2x4xf64>
    %50 = stablehlo.reshape %49 : (tensor<2x2x4xf64>) -> tensor<2x2x4x1xf64>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf64>) -> tensor<2x2x4x4xf64>
    %52 = stablehlo.compare EQ, %48, %51, FLOAT : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xi1>
    %53 = stablehlo.convert %52 : (tensor<2x2x4x4xi1>) -> tensor<2x2x4x4xf64>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %54 = stablehlo.reduce(%53 init: %cst_10) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf64>, tensor<f64>) -> tensor<2x2x4xf64>
    %cst_11 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %55 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<2x2x4xf64>
    %56 = stablehlo.maximum %55, %49 : tensor<2x2x4xf64>
    %cst_12 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %57 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<2x2x4xf64>
    %58 = stablehlo.compare GT, %49, %57, FLOAT : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xi1>
    %cst_13 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %59 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<2x2x4xf64>
    %60 = stablehlo.compare EQ, %49, %59, FLOAT : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xi1>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %61 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<2x2x4xf64>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %62 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<2x2x4xf64>
    %cst_16 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %63 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<2x2x4xf64>
    %64 = stablehlo.select %60, %63, %62 : tensor<2x2x4xi1>, tensor<2x2x4xf64>
    %65 = stablehlo.select %58, %61, %64 : tensor<2x2x4xi1>, tensor<2x2x4xf64>
    %66 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2] : (tensor<2x2x4xf64>) -> tensor<2x2x4x1xf64>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf64>) -> tensor<2x2x4x4xf64>
    %68 = stablehlo.subtract %48, %67 : tensor<2x2x4x4xf64>
    %69 = stablehlo.exponential %68 : tensor<2x2x4x4xf64>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %70 = stablehlo.reduce(%69 init: %cst_17) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf64>, tensor<f64>) -> tensor<2x2x4xf64>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1, 2] : (tensor<2x2x4xf64>) -> tensor<2x2x4x1xf64>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf64>) -> tensor<2x2x4x4xf64>
    %73 = stablehlo.divide %69, %72 : tensor<2x2x4x4xf64>
    %74 = stablehlo.multiply %71, %71 : tensor<2x2x4x1xf64>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %75 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<2x2x4x1xf64>
    %76 = stablehlo.divide %75, %74 : tensor<2x2x4x1xf64>
    %77 = stablehlo.dot_general %41, %73, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x2xf64>, tensor<2x2x4x4xf64>) -> tensor<2x2x2x4xf64>
    %78 = stablehlo.transpose %77, dims = [0, 3, 1, 2] : (tensor<2x2x2x4xf64>) -> tensor<2x4x2x2xf64>
    %79 = stablehlo.reshape %78 : (tensor<2x4x2x2xf64>) -> tensor<2x4x4xf64>
    %80 = stablehlo.dot_general %79, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf64>, tensor<4x4xf64>) -> tensor<2x4x4xf64>
    %81 = stablehlo.add %10, %80 : tensor<2x4x4xf64>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %82 = stablehlo.reduce(%81 init: %cst_19) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<2x4xf64>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1] : (tensor<2x4xf64>) -> tensor<2x4x1xf64>
    %cst_20 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %84 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %85 = stablehlo.divide %83, %84 : tensor<2x4x1xf64>
    %86 = stablehlo.broadcast_in_dim %85, dims = [0, 1, 2] : (tensor<2x4x1xf64>) -> tensor<2x4x4xf64>
    %87 = stablehlo.subtract %81, %86 : tensor<2x4x4xf64>
    %c_21 = stablehlo.constant dense<0> : tensor<i64>
    %88:5 = call @_var(%81, %c_21) : (tensor<2x4x4xf64>, tensor<i64>) -> (tensor<2x4x1xf64>, tensor<2x4x4xf64>, tensor<f64>, tensor<i1>, tensor<2x4x1xf64>)
    %cst_22 = stablehlo.constant dense<1.000000e-05> : tensor<f64>
    %89 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %90 = stablehlo.add %88#0, %89 : tensor<2x4x1xf64>
    %91 = stablehlo.rsqrt %90 : tensor<2x4x1xf64>
    %92 = stablehlo.divide %91, %90 : tensor<2x4x1xf64>
    %cst_23 = stablehlo.constant dense<-5.000000e-01> : tensor<f64>
    %93 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %94 = stablehlo.multiply %93, %92 : tensor<2x4x1xf64>
    %95 = stablehlo.broadcast_in_dim %91, dims = [0, 1, 2] : (tensor<2x4x1xf64>) -> tensor<2x4x4xf64>
    %96 = stablehlo.multiply %87, %95 : tensor<2x4x4xf64>
    %97 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<4xf64>) -> tensor<1x1x4xf64>
    %98 = stablehlo.broadcast_in_dim %97, dims = [0, 1, 2] : (tensor<1x1x4xf64>) -> tensor<2x4x4xf64>
    %99 = stablehlo.multiply %96, %98 : tensor<2x4x4xf64>
    %100 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<4xf64>) -> tensor<1x1x4xf64>
    %101 = stablehlo.broadcast_in_dim %100, dims = [0, 1, 2] : (tensor<1x1x4xf64>) -> tensor<2x4x4xf64>
    %102 = stablehlo.add %99, %101 : tensor<2x4x4xf64>
    %103 = stablehlo.dot_general %102, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf64>, tensor<4x8xf64>) -> tensor<2x4x8xf64>
    %104 = stablehlo.multiply %103, %103 : tensor<2x4x8xf64>
    %105 = stablehlo.multiply %104, %103 : tensor<2x4x8xf64>
    %106 = stablehlo.multiply %103, %103 : tensor<2x4x8xf64>
    %cst_24 = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %107 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %108 = stablehlo.multiply %107, %106 : tensor<2x4x8xf64>
    %cst_25 = stablehlo.constant dense<4.471500e-02> : tensor<f64>
    %109 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %110 = stablehlo.multiply %109, %105 : tensor<2x4x8xf64>
    %111 = stablehlo.add %103, %110 : tensor<2x4x8xf64>
    %cst_26 = stablehlo.constant dense<0.79788456080286541> : tensor<f64>
    %112 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %113 = stablehlo.multiply %112, %111 : tensor<2x4x8xf64>
    %114 = stablehlo.tanh %113 : tensor<2x4x8xf64>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %115 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %116 = stablehlo.add %115, %114 : tensor<2x4x8xf64>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %117 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %118 = stablehlo.subtract %117, %114 : tensor<2x4x8xf64>
    %119 = stablehlo.multiply %116, %118 : tensor<2x4x8xf64>
    %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %120 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %121 = stablehlo.add %120, %114 : tensor<2x4x8xf64>
    %cst_30 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %122 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %123 = stablehlo.multiply %122, %121 : tensor<2x4x8xf64>
    %124 = stablehlo.multiply %103, %123 : tensor<2x4x8xf64>
    %125 = stablehlo.dot_general %124, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf64>, tensor<8x4xf64>) -> tensor<2x4x4xf64>
    %126 = stablehlo.add %81, %125 : tensor<2x4x4xf64>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %127 = stablehlo.reduce(%126 init: %cst_31) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<2x4xf64>
    %128 = stablehlo.broadcast_in_dim %127, dims = [0, 1] : (tensor<2x4xf64>) -> tensor<2x4x1xf64>
    %cst_32 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %129 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %130 = stablehlo.divide %128, %129 : tensor<2x4x1xf64>
    %131 = stablehlo.broadcast_in_dim %130, dims = [0, 1, 2] : (tensor<2x4x1xf64>) -> tensor<2x4x4xf64>
    %132 = stablehlo.subtract %126, %131 : tensor<2x4x4xf64>
    %c_33 = stablehlo.constant dense<0> : tensor<i64>
    %133:5 = call @_var(%126, %c_33) : (tensor<2x4x4xf64>, tensor<i64>) -> (tensor<2x4x1xf64>, tensor<2x4x4xf64>, tensor<f64>, tensor<i1>, tensor<2x4x1xf64>)
    %cst_34 = stablehlo.constant dense<1.000000e-05> : tensor<f64>
    %134 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %135 = stablehlo.add %133#0, %134 : tensor<2x4x1xf64>
    %136 = stablehlo.rsqrt %135 : tensor<2x4x1xf64>
    %137 = stablehlo.divide %136, %135 : tensor<2x4x1xf64>
    %cst_35 = stablehlo.constant dense<-5.000000e-01> : tensor<f64>
    %138 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %139 = stablehlo.multiply %138, %137 : tensor<2x4x1xf64>
    %140 = stablehlo.broadcast_in_dim %136, dims = [0, 1, 2] : (tensor<2x4x1xf64>) -> tensor<2x4x4xf64>
    %141 = stablehlo.multiply %132, %140 : tensor<2x4x4xf64>
    %142 = stablehlo.broadcast_in_dim %arg13, dims = [2] : (tensor<4xf64>) -> tensor<1x1x4xf64>
    %143 = stablehlo.broadcast_in_dim %142, dims = [0, 1, 2] : (tensor<1x1x4xf64>) -> tensor<2x4x4xf64>
    %144 = stablehlo.multiply %141, %143 : tensor<2x4x4xf64>
    %145 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<4xf64>) -> tensor<1x1x4xf64>
    %146 = stablehlo.broadcast_in_dim %145, dims = [0, 1, 2] : (tensor<1x1x4xf64>) -> tensor<2x4x4xf64>
    %147 = stablehlo.add %144, %146 : tensor<2x4x4xf64>
    %148 = stablehlo.dot_general %147, %arg16, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf64>, tensor<4x12xf64>) -> tensor<2x4x12xf64>
    %149 = stablehlo.slice %148 [0:2, 0:4, 0:4] : (tensor<2x4x12xf64>) -> tensor<2x4x4xf64>
    %150 = stablehlo.slice %148 [0:2, 0:4, 4:8] : (tensor<2x4x12xf64>) -> tensor<2x4x4xf64>
    %151 = stablehlo.slice %148 [0:2, 0:4, 8:12] : (tensor<2x4x12xf64>) -> tensor<2x4x4xf64>
    %152 = stablehlo.reshape %149 : (tensor<2x4x4xf64>) -> tensor<2x4x2x2xf64>
    %153 = stablehlo.reshape %150 : (tensor<2x4x4xf64>) -> tensor<2x4x2x2xf64>
    %154 = stablehlo.reshape %151 : (tensor<2x4x4xf64>) -> tensor<2x4x2x2xf64>
    %155 = stablehlo.dot_general %152, %153, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x2xf64>, tensor<2x4x2x2xf64>) -> tensor<2x2x4x4xf64>
    %cst_36 = stablehlo.constant dense<1.4142135623730951> : tensor<f64>
    %156 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
    %157 = stablehlo.divide %155, %156 : tensor<2x2x4x4xf64>
    %158 = stablehlo.convert %13 : tensor<4x4xf64>
    %159 = stablehlo.broadcast_in_dim %158, dims = [2, 3] : (tensor<4x4xf64>) -> tensor<1x1x4x4xf64>
    %160 = stablehlo.broadcast_in_dim %159, dims = [0, 1, 2, 3] : (tensor<1x1x4x4xf64>) -> tensor<2x2x4x4xf64>
    %161 = stablehlo.add %157, %160 : tensor<2x2x4x4xf64>
    %cst_37 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %162 = stablehlo.reduce(%161 init: %cst_37) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x4x4xf64>, tensor<f64>) -> tensor<2x2x4xf64>
    %163 = stablehlo.reshape %162 : (tensor<2x2x4xf64>) -> tensor<2x2x4x1xf64>
    %164 = stablehlo.broadcast_in_dim %163, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf64>) -> tensor<2x2x4x4xf64>
    %165 = stablehlo.compare EQ, %161, %164, FLOAT : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xi1>
    %166 = stablehlo.convert %165 : (tensor<2x2x4x4xi1>) -> tensor<2x2x4x4xf64>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %167 = stablehlo.reduce(%166 init: %cst_38) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf64>, tensor<f64>) -> tensor<2x2x4xf64>
    %cst_39 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %168 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f64>) -> tensor<2x2x4xf64>
    %169 = stablehlo.maximum %168, %162 : tensor<2x2x4xf64>
    %cst_40 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %170 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f64>) -> tensor<2x2x4xf64>
    %171 = stablehlo.compare GT, %162, %170, FLOAT : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xi1>
    %cst_41 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %172 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f64>) -> tensor<2x2x4xf64>
    %173 = stablehlo.compare EQ, %162, %172, FLOAT : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xi1>
    %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %174 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f64>) -> tensor<2x2x4xf64>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %175 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f64>) -> tensor<2x2x4xf64>
    %cst_44 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %176 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f64>) -> tensor<2x2x4xf64>
    %177 = stablehlo.select %173, %176, %175 : tensor<2x2x4xi1>, tensor<2x2x4xf64>
    %178 = stablehlo.select %171, %174, %177 : tensor<2x2x4xi1>, tensor<2x2x4xf64>
    %179 = stablehlo.broadcast_in_dim %169, dims = [0, 1, 2] : (tensor<2x2x4xf64>) -> tensor<2x2x4x1xf64>
    %180 = stablehlo.broadcast_in_dim %179, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf64>) -> tensor<2x2x4x4xf64>
    %181 = stablehlo.subtract %161, %180 : tensor<2x2x4x4xf64>
    %182 = stablehlo.exponential %181 : tensor<2x2x4x4xf64>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %183 = stablehlo.reduce(%182 init: %cst_45) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf64>, tensor<f64>) -> tensor<2x2x4xf64>
    %184 = stablehlo.broadcast_in_dim %183, dims = [0, 1, 2] : (tensor<2x2x4xf64>) -> tensor<2x2x4x1xf64>
    %185 = stablehlo.broadcast_in_dim %184, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf64>) -> tensor<2x2x4x4xf64>
    %186 = stablehlo.divide %182, %185 : tensor<2x2x4x4xf64>
    %187 = stablehlo.multiply %184, %184 : tensor<2x2x4x1xf64>
    %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %188 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f64>) -> tensor<2x2x4x1xf64>
    %189 = stablehlo.divide %188, %187 : tensor<2x2x4x1xf64>
    %190 = stablehlo.dot_general %154, %186, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x2xf64>, tensor<2x2x4x4xf64>) -> tensor<2x2x2x4xf64>
    %191 = stablehlo.transpose %190, dims = [0, 3, 1, 2] : (tensor<2x2x2x4xf64>) -> tensor<2x4x2x2xf64>
    %192 = stablehlo.reshape %191 : (tensor<2x4x2x2xf64>) -> tensor<2x4x4xf64>
    %193 = stablehlo.dot_general %192, %arg15, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf64>, tensor<4x4xf64>) -> tensor<2x4x4xf64>
    %194 = stablehlo.add %126, %193 : tensor<2x4x4xf64>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %195 = stablehlo.reduce(%194 init: %cst_47) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<2x4xf64>
    %196 = stablehlo.broadcast_in_dim %195, dims = [0, 1] : (tensor<2x4xf64>) -> tensor<2x4x1xf64>
    %cst_48 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %197 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %198 = stablehlo.divide %196, %197 : tensor<2x4x1xf64>
    %199 = stablehlo.broadcast_in_dim %198, dims = [0, 1, 2] : (tensor<2x4x1xf64>) -> tensor<2x4x4xf64>
    %200 = stablehlo.subtract %194, %199 : tensor<2x4x4xf64>
    %c_49 = stablehlo.constant dense<0> : tensor<i64>
    %201:5 = call @_var(%194, %c_49) : (tensor<2x4x4xf64>, tensor<i64>) -> (tensor<2x4x1xf64>, tensor<2x4x4xf64>, tensor<f64>, tensor<i1>, tensor<2x4x1xf64>)
    %cst_50 = stablehlo.constant dense<1.000000e-05> : tensor<f64>
    %202 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %203 = stablehlo.add %201#0, %202 : tensor<2x4x1xf64>
    %204 = stablehlo.rsqrt %203 : tensor<2x4x1xf64>
    %205 = stablehlo.divide %204, %203 : tensor<2x4x1xf64>
    %cst_51 = stablehlo.constant dense<-5.000000e-01> : tensor<f64>
    %206 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %207 = stablehlo.multiply %206, %205 : tensor<2x4x1xf64>
    %208 = stablehlo.broadcast_in_dim %204, dims = [0, 1, 2] : (tensor<2x4x1xf64>) -> tensor<2x4x4xf64>
    %209 = stablehlo.multiply %200, %208 : tensor<2x4x4xf64>
    %210 = stablehlo.broadcast_in_dim %arg14, dims = [2] : (tensor<4xf64>) -> tensor<1x1x4xf64>
    %211 = stablehlo.broadcast_in_dim %210, dims = [0, 1, 2] : (tensor<1x1x4xf64>) -> tensor<2x4x4xf64>
    %212 = stablehlo.multiply %209, %211 : tensor<2x4x4xf64>
    %213 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<4xf64>) -> tensor<1x1x4xf64>
    %214 = stablehlo.broadcast_in_dim %213, dims = [0, 1, 2] : (tensor<1x1x4xf64>) -> tensor<2x4x4xf64>
    %215 = stablehlo.add %212, %214 : tensor<2x4x4xf64>
    %216 = stablehlo.dot_general %215, %arg17, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf64>, tensor<4x8xf64>) -> tensor<2x4x8xf64>
    %217 = stablehlo.multiply %216, %216 : tensor<2x4x8xf64>
    %218 = stablehlo.multiply %217, %216 : tensor<2x4x8xf64>
    %219 = stablehlo.multiply %216, %216 : tensor<2x4x8xf64>
    %cst_52 = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %220 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %221 = stablehlo.multiply %220, %219 : tensor<2x4x8xf64>
    %cst_53 = stablehlo.constant dense<4.471500e-02> : tensor<f64>
    %222 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %223 = stablehlo.multiply %222, %218 : tensor<2x4x8xf64>
    %224 = stablehlo.add %216, %223 : tensor<2x4x8xf64>
    %cst_54 = stablehlo.constant dense<0.79788456080286541> : tensor<f64>
    %225 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %226 = stablehlo.multiply %225, %224 : tensor<2x4x8xf64>
    %227 = stablehlo.tanh %226 : tensor<2x4x8xf64>
    %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %228 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %229 = stablehlo.add %228, %227 : tensor<2x4x8xf64>
    %cst_56 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %230 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %231 = stablehlo.subtract %230, %227 : tensor<2x4x8xf64>
    %232 = stablehlo.multiply %229, %231 : tensor<2x4x8xf64>
    %cst_57 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %233 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %234 = stablehlo.add %233, %227 : tensor<2x4x8xf64>
    %cst_58 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %235 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %236 = stablehlo.multiply %235, %234 : tensor<2x4x8xf64>
    %237 = stablehlo.multiply %216, %236 : tensor<2x4x8xf64>
    %238 = stablehlo.dot_general %237, %arg12, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf64>, tensor<8x4xf64>) -> tensor<2x4x4xf64>
    %239 = stablehlo.add %194, %238 : tensor<2x4x4xf64>
    %240 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<5x4xf64>) -> tensor<4x5xf64>
    %241 = stablehlo.dot_general %239, %240, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf64>, tensor<4x5xf64>) -> tensor<2x4x5xf64>
    %242 = stablehlo.multiply %241, %241 : tensor<2x4x5xf64>
    %cst_59 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %243 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f64>) -> tensor<2x4x5xf64>
    %244 = stablehlo.multiply %243, %241 : tensor<2x4x5xf64>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %245 = stablehlo.reduce(%242 init: %cst_60) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x5xf64>, tensor<f64>) -> tensor<f64>
    %cst_61 = stablehlo.constant dense<4.000000e+01> : tensor<f64>
    %246 = stablehlo.divide %245, %cst_61 : tensor<f64>
    %cst_62 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_63 = stablehlo.constant dense<4.000000e+01> : tensor<f64>
    %247 = stablehlo.divide %cst_62, %cst_63 : tensor<f64>
    %248 = stablehlo.broadcast_in_dim %247, dims = [] : (tensor<f64>) -> tensor<2x4x5xf64>
    %249 = stablehlo.multiply %248, %244 : tensor<2x4x5xf64>
    %250 = stablehlo.dot_general %249, %239, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x5xf64>, tensor<2x4x4xf64>) -> tensor<5x4xf64>
    %251 = stablehlo.transpose %250, dims = [1, 0] : (tensor<5x4xf64>) -> tensor<4x5xf64>
    %252 = stablehlo.dot_general %249, %240, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x5xf64>, tensor<4x5xf64>) -> tensor<2x4x4xf64>
    %253 = stablehlo.transpose %251, dims = [1, 0] : (tensor<4x5xf64>) -> tensor<5x4xf64>
    %254 = stablehlo.dot_general %252, %237, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf64>, tensor<2x4x8xf64>) -> tensor<4x8xf64>
    %255 = stablehlo.transpose %254, dims = [1, 0] : (tensor<4x8xf64>) -> tensor<8x4xf64>
    %256 = stablehlo.dot_general %252, %arg12, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf64>, tensor<8x4xf64>) -> tensor<2x4x8xf64>
    %257 = stablehlo.multiply %216, %256 : tensor<2x4x8xf64>
    %258 = stablehlo.multiply %256, %236 : tensor<2x4x8xf64>
    %cst_64 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %259 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %260 = stablehlo.multiply %259, %257 : tensor<2x4x8xf64>
    %261 = stablehlo.multiply %260, %232 : tensor<2x4x8xf64>
    %cst_65 = stablehlo.constant dense<0.79788456080286541> : tensor<f64>
    %262 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %263 = stablehlo.multiply %262, %261 : tensor<2x4x8xf64>
    %264 = stablehlo.add %258, %263 : tensor<2x4x8xf64>
    %cst_66 = stablehlo.constant dense<4.471500e-02> : tensor<f64>
    %265 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %266 = stablehlo.multiply %265, %263 : tensor<2x4x8xf64>
    %267 = stablehlo.multiply %266, %221 : tensor<2x4x8xf64>
    %268 = stablehlo.add %264, %267 : tensor<2x4x8xf64>
    %269 = stablehlo.dot_general %268, %215, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf64>, tensor<2x4x4xf64>) -> tensor<8x4xf64>
    %270 = stablehlo.transpose %269, dims = [1, 0] : (tensor<8x4xf64>) -> tensor<4x8xf64>
    %271 = stablehlo.dot_general %268, %arg17, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf64>, tensor<4x8xf64>) -> tensor<2x4x4xf64>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %272 = stablehlo.reduce(%271 init: %cst_67) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<4xf64>
    %273 = stablehlo.reshape %272 : (tensor<4xf64>) -> tensor<1x1x4xf64>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %274 = stablehlo.reduce(%273 init: %cst_68) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4xf64>, tensor<f64>) -> tensor<4xf64>
    %275 = stablehlo.multiply %209, %271 : tensor<2x4x4xf64>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %276 = stablehlo.reduce(%275 init: %cst_69) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<4xf64>
    %277 = stablehlo.reshape %276 : (tensor<4xf64>) -> tensor<1x1x4xf64>
    %278 = stablehlo.broadcast_in_dim %210, dims = [0, 1, 2] : (tensor<1x1x4xf64>) -> tensor<2x4x4xf64>
    %279 = stablehlo.multiply %271, %278 : tensor<2x4x4xf64>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %280 = stablehlo.reduce(%277 init: %cst_70) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4xf64>, tensor<f64>) -> tensor<4xf64>
    %281 = stablehlo.multiply %200, %279 : tensor<2x4x4xf64>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %282 = stablehlo.reduce(%281 init: %cst_71) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<2x4xf64>
    %283 = stablehlo.reshape %282 : (tensor<2x4xf64>) -> tensor<2x4x1xf64>
    %284 = stablehlo.broadcast_in_dim %204, dims = [0, 1, 2] : (tensor<2x4x1xf64>) -> tensor<2x4x4xf64>
    %285 = stablehlo.multiply %279, %284 : tensor<2x4x4xf64>
    %286 = stablehlo.multiply %283, %207 : tensor<2x4x1xf64>
    %287 = call @_var_1(%201#1, %201#2, %201#3, %201#4, %286) : (tensor<2x4x4xf64>, tensor<f64>, tensor<i1>, tensor<2x4x1xf64>, tensor<2x4x1xf64>) -> tensor<2x4x4xf64>
    %288 = stablehlo.add %252, %287 : tensor<2x4x4xf64>
    %289 = stablehlo.negate %285 : tensor<2x4x4xf64>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %290 = stablehlo.reduce(%289 init: %cst_72) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<2x4xf64>
    %291 = stablehlo.reshape %290 : (tensor<2x4xf64>) -> tensor<2x4x1xf64>
    %292 = stablehlo.add %288, %285 : tensor<2x4x4xf64>
    %cst_73 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %293 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %294 = stablehlo.divide %291, %293 : tensor<2x4x1xf64>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %295 = stablehlo.reduce(%294 init: %cst_74) applies stablehlo.add across dimensions = [2] : (tensor<2x4x1xf64>, tensor<f64>) -> tensor<2x4xf64>
    %296 = stablehlo.broadcast_in_dim %295, dims = [0, 1] : (tensor<2x4xf64>) -> tensor<2x4x4xf64>
    %297 = stablehlo.add %292, %296 : tensor<2x4x4xf64>
    %298 = stablehlo.dot_general %297, %192, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> tensor<4x4xf64>
    %299 = stablehlo.transpose %298, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
    %300 = stablehlo.dot_general %297, %arg15, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf64>, tensor<4x4xf64>) -> tensor<2x4x4xf64>
    %301 = stablehlo.reshape %300 : (tensor<2x4x4xf64>) -> tensor<2x4x2x2xf64>
    %302 = stablehlo.transpose %301, dims = [0, 2, 3, 1] : (tensor<2x4x2x2xf64>) -> tensor<2x2x2x4xf64>
    %303 = stablehlo.dot_general %302, %154, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x2x4xf64>, tensor<2x4x2x2xf64>) -> tensor<2x2x4x4xf64>
    %304 = stablehlo.dot_general %302, %186, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x2x4xf64>, tensor<2x2x4x4xf64>) -> tensor<2x2x2x4xf64>
    %305 = stablehlo.transpose %304, dims = [0, 3, 1, 2] : (tensor<2x2x2x4xf64>) -> tensor<2x4x2x2xf64>
    %306 = stablehlo.broadcast_in_dim %189, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf64>) -> tensor<2x2x4x4xf64>
    %307 = stablehlo.multiply %303, %306 : tensor<2x2x4x4xf64>
    %308 = stablehlo.multiply %307, %182 : tensor<2x2x4x4xf64>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %309 = stablehlo.reduce(%308 init: %cst_75) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf64>, tensor<f64>) -> tensor<2x2x4xf64>
    %310 = stablehlo.reshape %309 : (tensor<2x2x4xf64>) -> tensor<2x2x4x1xf64>
    %311 = stablehlo.negate %310 : tensor<2x2x4x1xf64>
    %312 = stablehlo.broadcast_in_dim %184, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf64>) -> tensor<2x2x4x4xf64>
    %313 = stablehlo.divide %303, %312 : tensor<2x2x4x4xf64>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %314 = stablehlo.reduce(%311 init: %cst_76) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x1xf64>, tensor<f64>) -> tensor<2x2x4xf64>
    %315 = stablehlo.broadcast_in_dim %314, dims = [0, 1, 2] : (tensor<2x2x4xf64>) -> tensor<2x2x4x4xf64>
    %316 = stablehlo.add %313, %315 : tensor<2x2x4x4xf64>
    %317 = stablehlo.multiply %316, %182 : tensor<2x2x4x4xf64>
    %cst_77 = stablehlo.constant dense<1.4142135623730951> : tensor<f64>
    %318 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
    %319 = stablehlo.divide %317, %318 : tensor<2x2x4x4xf64>
    %320 = stablehlo.dot_general %319, %152, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf64>, tensor<2x4x2x2xf64>) -> tensor<2x2x4x2xf64>
    %321 = stablehlo.transpose %320, dims = [0, 2, 1, 3] : (tensor<2x2x4x2xf64>) -> tensor<2x4x2x2xf64>
    %322 = stablehlo.dot_general %319, %153, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf64>, tensor<2x4x2x2xf64>) -> tensor<2x2x4x2xf64>
    %323 = stablehlo.transpose %322, dims = [0, 2, 1, 3] : (tensor<2x2x4x2xf64>) -> tensor<2x4x2x2xf64>
    %324 = stablehlo.reshape %305 : (tensor<2x4x2x2xf64>) -> tensor<2x4x4xf64>
    %325 = stablehlo.reshape %321 : (tensor<2x4x2x2xf64>) -> tensor<2x4x4xf64>
    %326 = stablehlo.reshape %323 : (tensor<2x4x2x2xf64>) -> tensor<2x4x4xf64>
    %327 = stablehlo.concatenate %326, %325, %324, dim = 2 : (tensor<2x4x4xf64>, tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> tensor<2x4x12xf64>
    %328 = stablehlo.dot_general %327, %147, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf64>, tensor<2x4x4xf64>) -> tensor<12x4xf64>
    %329 = stablehlo.transpose %328, dims = [1, 0] : (tensor<12x4xf64>) -> tensor<4x12xf64>
    %330 = stablehlo.dot_general %327, %arg16, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf64>, tensor<4x12xf64>) -> tensor<2x4x4xf64>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %331 = stablehlo.reduce(%330 init: %cst_78) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<4xf64>
    %332 = stablehlo.reshape %331 : (tensor<4xf64>) -> tensor<1x1x4xf64>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %333 = stablehlo.reduce(%332 init: %cst_79) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4xf64>, tensor<f64>) -> tensor<4xf64>
    %334 = stablehlo.multiply %141, %330 : tensor<2x4x4xf64>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %335 = stablehlo.reduce(%334 init: %cst_80) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<4xf64>
    %336 = stablehlo.reshape %335 : (tensor<4xf64>) -> tensor<1x1x4xf64>
    %337 = stablehlo.broadcast_in_dim %142, dims = [0, 1, 2] : (tensor<1x1x4xf64>) -> tensor<2x4x4xf64>
    %338 = stablehlo.multiply %330, %337 : tensor<2x4x4xf64>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %339 = stablehlo.reduce(%336 init: %cst_81) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4xf64>, tensor<f64>) -> tensor<4xf64>
    %340 = stablehlo.multiply %132, %338 : tensor<2x4x4xf64>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %341 = stablehlo.reduce(%340 init: %cst_82) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<2x4xf64>
    %342 = stablehlo.reshape %341 : (tensor<2x4xf64>) -> tensor<2x4x1xf64>
    %343 = stablehlo.broadcast_in_dim %136, dims = [0, 1, 2] : (tensor<2x4x1xf64>) -> tensor<2x4x4xf64>
    %344 = stablehlo.multiply %338, %343 : tensor<2x4x4xf64>
    %345 = stablehlo.multiply %342, %139 : tensor<2x4x1xf64>
    %346 = call @_var_1(%133#1, %133#2, %133#3, %133#4, %345) : (tensor<2x4x4xf64>, tensor<f64>, tensor<i1>, tensor<2x4x1xf64>, tensor<2x4x1xf64>) -> tensor<2x4x4xf64>
    %347 = stablehlo.add %297, %346 : tensor<2x4x4xf64>
    %348 = stablehlo.negate %344 : tensor<2x4x4xf64>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %349 = stablehlo.reduce(%348 init: %cst_83) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<2x4xf64>
    %350 = stablehlo.reshape %349 : (tensor<2x4xf64>) -> tensor<2x4x1xf64>
    %351 = stablehlo.add %347, %344 : tensor<2x4x4xf64>
    %cst_84 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %352 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %353 = stablehlo.divide %350, %352 : tensor<2x4x1xf64>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %354 = stablehlo.reduce(%353 init: %cst_85) applies stablehlo.add across dimensions = [2] : (tensor<2x4x1xf64>, tensor<f64>) -> tensor<2x4xf64>
    %355 = stablehlo.broadcast_in_dim %354, dims = [0, 1] : (tensor<2x4xf64>) -> tensor<2x4x4xf64>
    %356 = stablehlo.add %351, %355 : tensor<2x4x4xf64>
    %357 = stablehlo.dot_general %356, %124, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf64>, tensor<2x4x8xf64>) -> tensor<4x8xf64>
    %358 = stablehlo.transpose %357, dims = [1, 0] : (tensor<4x8xf64>) -> tensor<8x4xf64>
    %359 = stablehlo.dot_general %356, %arg4, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf64>, tensor<8x4xf64>) -> tensor<2x4x8xf64>
    %360 = stablehlo.multiply %103, %359 : tensor<2x4x8xf64>
    %361 = stablehlo.multiply %359, %123 : tensor<2x4x8xf64>
    %cst_86 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %362 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %363 = stablehlo.multiply %362, %360 : tensor<2x4x8xf64>
    %364 = stablehlo.multiply %363, %119 : tensor<2x4x8xf64>
    %cst_87 = stablehlo.constant dense<0.79788456080286541> : tensor<f64>
    %365 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %366 = stablehlo.multiply %365, %364 : tensor<2x4x8xf64>
    %367 = stablehlo.add %361, %366 : tensor<2x4x8xf64>
    %cst_88 = stablehlo.constant dense<4.471500e-02> : tensor<f64>
    %368 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %369 = stablehlo.multiply %368, %366 : tensor<2x4x8xf64>
    %370 = stablehlo.multiply %369, %108 : tensor<2x4x8xf64>
    %371 = stablehlo.add %367, %370 : tensor<2x4x8xf64>
    %372 = stablehlo.dot_general %371, %102, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf64>, tensor<2x4x4xf64>) -> tensor<8x4xf64>
    %373 = stablehlo.transpose %372, dims = [1, 0] : (tensor<8x4xf64>) -> tensor<4x8xf64>
    %374 = stablehlo.dot_general %371, %arg9, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf64>, tensor<4x8xf64>) -> tensor<2x4x4xf64>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %375 = stablehlo.reduce(%374 init: %cst_89) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<4xf64>
    %376 = stablehlo.reshape %375 : (tensor<4xf64>) -> tensor<1x1x4xf64>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %377 = stablehlo.reduce(%376 init: %cst_90) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4xf64>, tensor<f64>) -> tensor<4xf64>
    %378 = stablehlo.multiply %96, %374 : tensor<2x4x4xf64>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %379 = stablehlo.reduce(%378 init: %cst_91) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<4xf64>
    %380 = stablehlo.reshape %379 : (tensor<4xf64>) -> tensor<1x1x4xf64>
    %381 = stablehlo.broadcast_in_dim %97, dims = [0, 1, 2] : (tensor<1x1x4xf64>) -> tensor<2x4x4xf64>
    %382 = stablehlo.multiply %374, %381 : tensor<2x4x4xf64>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %383 = stablehlo.reduce(%380 init: %cst_92) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4xf64>, tensor<f64>) -> tensor<4xf64>
    %384 = stablehlo.multiply %87, %382 : tensor<2x4x4xf64>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %385 = stablehlo.reduce(%384 init: %cst_93) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<2x4xf64>
    %386 = stablehlo.reshape %385 : (tensor<2x4xf64>) -> tensor<2x4x1xf64>
    %387 = stablehlo.broadcast_in_dim %91, dims = [0, 1, 2] : (tensor<2x4x1xf64>) -> tensor<2x4x4xf64>
    %388 = stablehlo.multiply %382, %387 : tensor<2x4x4xf64>
    %389 = stablehlo.multiply %386, %94 : tensor<2x4x1xf64>
    %390 = call @_var_1(%88#1, %88#2, %88#3, %88#4, %389) : (tensor<2x4x4xf64>, tensor<f64>, tensor<i1>, tensor<2x4x1xf64>, tensor<2x4x1xf64>) -> tensor<2x4x4xf64>
    %391 = stablehlo.add %356, %390 : tensor<2x4x4xf64>
    %392 = stablehlo.negate %388 : tensor<2x4x4xf64>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %393 = stablehlo.reduce(%392 init: %cst_94) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<2x4xf64>
    %394 = stablehlo.reshape %393 : (tensor<2x4xf64>) -> tensor<2x4x1xf64>
    %395 = stablehlo.add %391, %388 : tensor<2x4x4xf64>
    %cst_95 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %396 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %397 = stablehlo.divide %394, %396 : tensor<2x4x1xf64>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %398 = stablehlo.reduce(%397 init: %cst_96) applies stablehlo.add across dimensions = [2] : (tensor<2x4x1xf64>, tensor<f64>) -> tensor<2x4xf64>
    %399 = stablehlo.broadcast_in_dim %398, dims = [0, 1] : (tensor<2x4xf64>) -> tensor<2x4x4xf64>
    %400 = stablehlo.add %395, %399 : tensor<2x4x4xf64>
    %401 = stablehlo.dot_general %400, %79, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> tensor<4x4xf64>
    %402 = stablehlo.transpose %401, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
    %403 = stablehlo.dot_general %400, %arg7, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf64>, tensor<4x4xf64>) -> tensor<2x4x4xf64>
    %404 = stablehlo.reshape %403 : (tensor<2x4x4xf64>) -> tensor<2x4x2x2xf64>
    %405 = stablehlo.transpose %404, dims = [0, 2, 3, 1] : (tensor<2x4x2x2xf64>) -> tensor<2x2x2x4xf64>
    %406 = stablehlo.dot_general %405, %41, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x2x4xf64>, tensor<2x4x2x2xf64>) -> tensor<2x2x4x4xf64>
    %407 = stablehlo.dot_general %405, %73, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x2x4xf64>, tensor<2x2x4x4xf64>) -> tensor<2x2x2x4xf64>
    %408 = stablehlo.transpose %407, dims = [0, 3, 1, 2] : (tensor<2x2x2x4xf64>) -> tensor<2x4x2x2xf64>
    %409 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf64>) -> tensor<2x2x4x4xf64>
    %410 = stablehlo.multiply %406, %409 : tensor<2x2x4x4xf64>
    %411 = stablehlo.multiply %410, %69 : tensor<2x2x4x4xf64>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %412 = stablehlo.reduce(%411 init: %cst_97) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf64>, tensor<f64>) -> tensor<2x2x4xf64>
    %413 = stablehlo.reshape %412 : (tensor<2x2x4xf64>) -> tensor<2x2x4x1xf64>
    %414 = stablehlo.negate %413 : tensor<2x2x4x1xf64>
    %415 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf64>) -> tensor<2x2x4x4xf64>
    %416 = stablehlo.divide %406, %415 : tensor<2x2x4x4xf64>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %417 = stablehlo.reduce(%414 init: %cst_98) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x1xf64>, tensor<f64>) -> tensor<2x2x4xf64>
    %418 = stablehlo.broadcast_in_dim %417, dims = [0, 1, 2] : (tensor<2x2x4xf64>) -> tensor<2x2x4x4xf64>
    %419 = stablehlo.add %416, %418 : tensor<2x2x4x4xf64>
    %420 = stablehlo.multiply %419, %69 : tensor<2x2x4x4xf64>
    %cst_99 = stablehlo.constant dense<1.4142135623730951> : tensor<f64>
    %421 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
    %422 = stablehlo.divide %420, %421 : tensor<2x2x4x4xf64>
    %423 = stablehlo.dot_general %422, %39, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf64>, tensor<2x4x2x2xf64>) -> tensor<2x2x4x2xf64>
    %424 = stablehlo.transpose %423, dims = [0, 2, 1, 3] : (tensor<2x2x4x2xf64>) -> tensor<2x4x2x2xf64>
    %425 = stablehlo.dot_general %422, %40, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf64>, tensor<2x4x2x2xf64>) -> tensor<2x2x4x2xf64>
    %426 = stablehlo.transpose %425, dims = [0, 2, 1, 3] : (tensor<2x2x4x2xf64>) -> tensor<2x4x2x2xf64>
    %427 = stablehlo.reshape %408 : (tensor<2x4x2x2xf64>) -> tensor<2x4x4xf64>
    %428 = stablehlo.reshape %424 : (tensor<2x4x2x2xf64>) -> tensor<2x4x4xf64>
    %429 = stablehlo.reshape %426 : (tensor<2x4x2x2xf64>) -> tensor<2x4x4xf64>
    %430 = stablehlo.concatenate %429, %428, %427, dim = 2 : (tensor<2x4x4xf64>, tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> tensor<2x4x12xf64>
    %431 = stablehlo.dot_general %430, %34, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf64>, tensor<2x4x4xf64>) -> tensor<12x4xf64>
    %432 = stablehlo.transpose %431, dims = [1, 0] : (tensor<12x4xf64>) -> tensor<4x12xf64>
    %433 = stablehlo.dot_general %430, %arg8, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf64>, tensor<4x12xf64>) -> tensor<2x4x4xf64>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %434 = stablehlo.reduce(%433 init: %cst_100) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<4xf64>
    %435 = stablehlo.reshape %434 : (tensor<4xf64>) -> tensor<1x1x4xf64>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %436 = stablehlo.reduce(%435 init: %cst_101) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4xf64>, tensor<f64>) -> tensor<4xf64>
    %437 = stablehlo.multiply %28, %433 : tensor<2x4x4xf64>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %438 = stablehlo.reduce(%437 init: %cst_102) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<4xf64>
    %439 = stablehlo.reshape %438 : (tensor<4xf64>) -> tensor<1x1x4xf64>
    %440 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<1x1x4xf64>) -> tensor<2x4x4xf64>
    %441 = stablehlo.multiply %433, %440 : tensor<2x4x4xf64>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %442 = stablehlo.reduce(%439 init: %cst_103) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4xf64>, tensor<f64>) -> tensor<4xf64>
    %443 = stablehlo.multiply %19, %441 : tensor<2x4x4xf64>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %444 = stablehlo.reduce(%443 init: %cst_104) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<2x4xf64>
    %445 = stablehlo.reshape %444 : (tensor<2x4xf64>) -> tensor<2x4x1xf64>
    %446 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<2x4x1xf64>) -> tensor<2x4x4xf64>
    %447 = stablehlo.multiply %441, %446 : tensor<2x4x4xf64>
    %448 = stablehlo.multiply %445, %26 : tensor<2x4x1xf64>
    %449 = call @_var_1(%20#1, %20#2, %20#3, %20#4, %448) : (tensor<2x4x4xf64>, tensor<f64>, tensor<i1>, tensor<2x4x1xf64>, tensor<2x4x1xf64>) -> tensor<2x4x4xf64>
    %450 = stablehlo.add %400, %449 : tensor<2x4x4xf64>
    %451 = stablehlo.negate %447 : tensor<2x4x4xf64>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %452 = stablehlo.reduce(%451 init: %cst_105) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<2x4xf64>
    %453 = stablehlo.reshape %452 : (tensor<2x4xf64>) -> tensor<2x4x1xf64>
    %454 = stablehlo.add %450, %447 : tensor<2x4x4xf64>
    %cst_106 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %455 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %456 = stablehlo.divide %453, %455 : tensor<2x4x1xf64>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %457 = stablehlo.reduce(%456 init: %cst_107) applies stablehlo.add across dimensions = [2] : (tensor<2x4x1xf64>, tensor<f64>) -> tensor<2x4xf64>
    %458 = stablehlo.broadcast_in_dim %457, dims = [0, 1] : (tensor<2x4xf64>) -> tensor<2x4x4xf64>
    %459 = stablehlo.add %454, %458 : tensor<2x4x4xf64>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %460 = stablehlo.reduce(%459 init: %cst_108) applies stablehlo.add across dimensions = [0] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<4x4xf64>
    %461 = stablehlo.reshape %460 : (tensor<4x4xf64>) -> tensor<1x4x4xf64>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %462 = stablehlo.reduce(%461 init: %cst_109) applies stablehlo.add across dimensions = [0] : (tensor<1x4x4xf64>, tensor<f64>) -> tensor<4x4xf64>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %463 = stablehlo.pad %462, %cst_110, low = [0, 0], high = [2, 0], interior = [0, 0] : (tensor<4x4xf64>, tensor<f64>) -> tensor<6x4xf64>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %464 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f64>) -> tensor<5x4xf64>
    %465 = "stablehlo.scatter"(%464, %5, %459) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg19: tensor<f64>, %arg20: tensor<f64>):
      %467 = stablehlo.add %arg19, %arg20 : tensor<f64>
      stablehlo.return %467 : tensor<f64>
    }) : (tensor<5x4xf64>, tensor<2x4x1xi32>, tensor<2x4x4xf64>) -> tensor<5x4xf64>
    %466 = stablehlo.add %253, %465 : tensor<5x4xf64>
    return %466, %436, %377, %358, %442, %383, %402, %432, %373, %333, %274, %255, %339, %280, %299, %329, %270, %463 : tensor<5x4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<8x4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4x4xf64>, tensor<4x12xf64>, tensor<4x8xf64>, tensor<4xf64>, tensor<4xf64>, tensor<8x4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4x4xf64>, tensor<4x12xf64>, tensor<4x8xf64>, tensor<6x4xf64>
  }
  func.func private @tril(%arg0: tensor<4x4xi1>) -> tensor<4x4xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %2 = stablehlo.add %0, %1 : tensor<4x4xi64>
    %3 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<4x4xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<4x4xi1>, tensor<4x4xi1>
    return %6 : tensor<4x4xi1>
  }
  func.func private @_where(%arg0: tensor<4x4xi1>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<4x4xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<4x4xi1>, tensor<4x4xf64>
    return %2 : tensor<4x4xf64>
  }
  func.func private @_var(%arg0: tensor<2x4x4xf64>, %arg1: tensor<i64>) -> (tensor<2x4x1xf64>, tensor<2x4x4xf64>, tensor<f64>, tensor<i1>, tensor<2x4x1xf64>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<2x4xf64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x4xf64>) -> tensor<2x4x1xf64>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %3 = stablehlo.divide %1, %2 : tensor<2x4x1xf64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x4x1xf64>) -> tensor<2x4x4xf64>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x4x4xf64>
    %6 = chlo.square %5 : tensor<2x4x4xf64> -> tensor<2x4x4xf64>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<2x4x4xf64>
    %8 = stablehlo.multiply %7, %5 : tensor<2x4x4xf64>
    %9 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %cst_2 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<2x4xf64>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<2x4xf64>) -> tensor<2x4x1xf64>
    %13 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %14 = stablehlo.divide %12, %13 : tensor<2x4x1xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %15 = stablehlo.compare GT, %10, %cst_4, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %16:2 = call @_where_0(%15, %14, %cst_5) : (tensor<i1>, tensor<2x4x1xf64>, tensor<f64>) -> (tensor<2x4x1xf64>, tensor<2x4x1xf64>)
    return %16#0, %8, %10, %15, %16#1 : tensor<2x4x1xf64>, tensor<2x4x4xf64>, tensor<f64>, tensor<i1>, tensor<2x4x1xf64>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<2x4x1xf64>, %arg2: tensor<f64>) -> (tensor<2x4x1xf64>, tensor<2x4x1xf64>) {
    %0 = stablehlo.convert %arg2 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<2x4x1xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    return %2, %3 : tensor<2x4x1xf64>, tensor<2x4x1xf64>
  }
  func.func private @_var_1(%arg0: tensor<2x4x4xf64>, %arg1: tensor<f64>, %arg2: tensor<i1>, %arg3: tensor<2x4x1xf64>, %arg4: tensor<2x4x1xf64>) -> tensor<2x4x4xf64> {
    %0 = call @_where_2(%arg2, %arg3, %arg4) : (tensor<i1>, tensor<2x4x1xf64>, tensor<2x4x1xf64>) -> tensor<2x4x1xf64>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %2 = stablehlo.divide %0, %1 : tensor<2x4x1xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x4x1xf64>, tensor<f64>) -> tensor<2x4xf64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<2x4xf64>) -> tensor<2x4x4xf64>
    %5 = stablehlo.multiply %4, %arg0 : tensor<2x4x4xf64>
    %6 = stablehlo.negate %5 : tensor<2x4x4xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<2x4xf64>
    %8 = stablehlo.reshape %7 : (tensor<2x4xf64>) -> tensor<2x4x1xf64>
    %cst_1 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %10 = stablehlo.divide %8, %9 : tensor<2x4x1xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x4x1xf64>, tensor<f64>) -> tensor<2x4xf64>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<2x4xf64>) -> tensor<2x4x4xf64>
    %13 = stablehlo.add %5, %12 : tensor<2x4x4xf64>
    return %13 : tensor<2x4x4xf64>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<2x4x1xf64>, %arg2: tensor<2x4x1xf64>) -> tensor<2x4x1xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<i1>, tensor<2x4x1xf64>
    return %1 : tensor<2x4x1xf64>
  }
}

// -----

// programs_models: transformer in bf16
module {
  func.func public @main() {
    %i:19 = call @inputs() : () -> (tensor<2x4xi32>, tensor<5x4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<8x4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4x4xbf16>, tensor<4x12xbf16>, tensor<4x8xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<8x4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4x4xbf16>, tensor<4x12xbf16>, tensor<4x8xbf16>, tensor<6x4xbf16>)
    %e:1 = call @expected() : () -> (tensor<2x4x5xf64>)
    %r:1 = call @program(%i#0, %i#1, %i#2, %i#3, %i#4, %i#5, %i#6, %i#7, %i#8, %i#9, %i#10, %i#11, %i#12, %i#13, %i#14, %i#15, %i#16, %i#17, %i#18) : (tensor<2x4xi32>, tensor<5x4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<8x4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4x4xbf16>, tensor<4x12xbf16>, tensor<4x8xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<8x4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4x4xbf16>, tensor<4x12xbf16>, tensor<4x8xbf16>, tensor<6x4xbf16>) -> (tensor<2x4x5xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.2 : tensor<2x4x5xf64>
    return
  }
  func.func private @inputs() -> (tensor<2x4xi32>, tensor<5x4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<8x4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4x4xbf16>, tensor<4x12xbf16>, tensor<4x8xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<8x4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4x4xbf16>, tensor<4x12xbf16>, tensor<4x8xbf16>, tensor<6x4xbf16>) {
    %0 = stablehlo.constant dense<"0x0100000000000000040000000200000003000000030000000000000001000000"> : tensor<2x4xi32>
    %1 = stablehlo.constant dense<"0x84BEB4BEDEBED93ED63DFA3E1CBE0D3E30BEC5BDBF3E2B3ECCBE723EEA3E83BC273FF73EC1BEB63E"> : tensor<5x4xbf16>
    %2 = stablehlo.constant dense<"0xA63C73BE26BE933D"> : tensor<4xbf16>
    %3 = stablehlo.constant dense<"0xAA3E9EBEAE3E9D3C"> : tensor<4xbf16>
    %4 = stablehlo.constant dense<"0x5B3E1EBEAFBE913E28BF9C3E14BE61BEF7BE513E0B3F9F3EE73E2DBFB93E2D3F1C3F0CBE8C3ED03DF4BE223E14BFD6BEB2BE053C913EE83E20BF2A3FEC3EFDBD"> : tensor<8x4xbf16>
    %5 = stablehlo.constant dense<"0x9D3F653F9C3E223F"> : tensor<4xbf16>
    %6 = stablehlo.constant dense<"0x653F673F483F963F"> : tensor<4xbf16>
    %7 = stablehlo.constant dense<"0x7B3ED9BE95BE17BFEF3E163E2D3ED0BEC93E07BF9D3E25BF173F043F313F27BD"> : tensor<4x4xbf16>
    %8 = stablehlo.constant dense<"0xB13E903EB2BEEB3CD3BE15BFA43E043F873E053EB93EA6BC6C3E8C3EACBEABBD11BF0E3F183F203E07BF22BFB7BD893E703CEABEEABE39BC143FC8BE003FD4BD79BEDBBD51BED0BEA13D98BD6FBC69BE523E1FBF233FCABE94BD963D683ECABC"> : tensor<4x12xbf16>
    %9 = stablehlo.constant dense<"0x0D3EB33E03BF0FBFD8BD21BF473E8C3E1F3F163FF3BE913E1B3F1C3F92BECE3D29BFB2BE2B3F8CBE7D3E493E0B3F67BEAFBEA83E943E913D14BFBF3EF9BDB4BE"> : tensor<4x8xbf16>
    %10 = stablehlo.constant dense<"0x183E3EBD2CBF843E"> : tensor<4xbf16>
    %11 = stablehlo.constant dense<"0xDD3EDDBE2E3E33BF"> : tensor<4xbf16>
    %12 = stablehlo.constant dense<"0x08BFF1BE14BFF73E5DBEF4BC95BE3FBE253FD4BED73D853E223F5FBD98BDB5BEC33E02BF29BF1ABF993EA63EDD3E9F3E23BFB3BE2ABDEFBE183E8B3EBD3D803D"> : tensor<8x4xbf16>
    %13 = stablehlo.constant dense<"0xF93E153F2D3F8F3F"> : tensor<4xbf16>
    %14 = stablehlo.constant dense<"0x633FD63F6E3FBD3F"> : tensor<4xbf16>
    %15 = stablehlo.constant dense<"0xF4BE273DEA3EB7BDCBBEB93E08BFD0BE09BE523E8EBEB9BE24BF853E2B3FB63E"> : tensor<4x4xbf16>
    %16 = stablehlo.constant dense<"0x0EBE303FE8BECC3D0B3F123FE83E8FBDD53EE1BE0ABF0B3FC93EE3BED93C323F3E3E1B3F173FDEBEDD3EFDBE243EA63D863E0D3EF83E843ED9BEEE3EACBE91BEEE3D2D3F263F8F3E003F11BF8B3E303F3DBECBBE8D3E243F1C3F1E3DD83EE53E"> : tensor<4x12xbf16>
    %17 = stablehlo.constant dense<"0xA8BE64BE333FA83E6B3CC7BE303E123F143DEABE2F3FAC3E453E113F173C613DFBBE2F3F233F17BFFFBE1FBF21BFF63EB2BE22BF1A3FB9BE243F923E24BFABBD"> : tensor<4x8xbf16>
    %18 = stablehlo.constant dense<"0x5E3E703EBDBE14BFE4BE143F8E3DA63D2C3FDE3B2F3EC1BE2EBF7E3D95BDA1BE1EBFD0BEB5BEB7BDAB3E25BF4B3EAFBE"> : tensor<6x4xbf16>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18 : tensor<2x4xi32>, tensor<5x4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<8x4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4x4xbf16>, tensor<4x12xbf16>, tensor<4x8xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<8x4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4x4xbf16>, tensor<4x12xbf16>, tensor<4x8xbf16>, tensor<6x4xbf16>
  }
  func.func private @expected() -> (tensor<2x4x5xf64>) {
    %0 = stablehlo.constant dense<"0xFAF4333612B7DEBFF054DDF455F1CF3FC7194694BF82B73F2BA9EE9CF8B5C0BF34A2E1AEC292EC3FB755CC54D957E43F49DB163E5594B53F78608CE376BBDC3FC9F41913B497E23F70CC44061EFCD6BF4079591D5FE5E4BFB0E8A3E484C3D03F17331D2B9739B33F8546ED880AE9B63F9974A5B8D36DE33F42714FC4A0909E3FFCEEA358CCB9D1BFBEA94AF2275DE53FEDADA35EA90AF03FEBE05784041FF3BF46E6276213A996BFD52A5A9E5107D03F4866AE6274B9D23F1161777D8A27DD3FDE40F8DB6477BE3F4BCD299AEAC0CB3FDA6101247A39E03FFD111498B016E83F4CE44D526B6DF63FC8365851C96AD7BF9456FEF7D421BE3F99ED0E67322C8FBF0F0B7D0C75A6D63FF55C63EC2891E13F554C2BC7093BDDBF3D5174FA0277C93F832E39474AF4D13F977941CADF5CD33F27D518B74CD9E33F6C7BBBFA10AEC0BF"> : tensor<2x4x5xf64>
    return %0 : tensor<2x4x5xf64>
  }
  func.func private @program(%arg0: tensor<2x4xi32>, %arg1: tensor<5x4xbf16>, %arg2: tensor<4xbf16>, %arg3: tensor<4xbf16>, %arg4: tensor<8x4xbf16>, %arg5: tensor<4xbf16>, %arg6: tensor<4xbf16>, %arg7: tensor<4x4xbf16>, %arg8: tensor<4x12xbf16>, %arg9: tensor<4x8xbf16>, %arg10: tensor<4xbf16>, %arg11: tensor<4xbf16>, %arg12: tensor<8x4xbf16>, %arg13: tensor<4xbf16>, %arg14: tensor<4xbf16>, %arg15: tensor<4x4xbf16>, %arg16: tensor<4x12xbf16>, %arg17: tensor<4x8xbf16>, %arg18: tensor<6x4xbf16>) -> (tensor<2x4x5xf64> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x4xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x4xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<2x4xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<2x4xi1>, tensor<2x4xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x4xi32>) -> tensor<2x4x1xi32>
    %6 = "stablehlo.gather"(%arg1, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xbf16>, tensor<2x4x1xi32>) -> tensor<2x4x4xbf16>
    %7 = stablehlo.slice %arg18 [0:4, 0:4] : (tensor<6x4xbf16>) -> tensor<4x4xbf16>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1, 2] : (tensor<4x4xbf16>) -> tensor<1x4x4xbf16>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x4x4xbf16>) -> tensor<2x4x4xbf16>
    %10 = stablehlo.add %6, %9 : tensor<2x4x4xbf16>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %11 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i1>) -> tensor<4x4xi1>
    %12 = call @tril(%11) : (tensor<4x4xi1>) -> tensor<4x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_2 = stablehlo.constant dense<-1.000000e+09> : tensor<f64>
    %13 = call @_where(%12, %cst, %cst_2) : (tensor<4x4xi1>, tensor<f64>, tensor<f64>) -> tensor<4x4xf64>
    %14 = stablehlo.convert %10 : (tensor<2x4x4xbf16>) -> tensor<2x4x4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
    %cst_4 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
    %18 = stablehlo.divide %16, %17 : tensor<2x4x1xf32>
    %19 = stablehlo.convert %18 : (tensor<2x4x1xf32>) -> tensor<2x4x1xbf16>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2] : (tensor<2x4x1xbf16>) -> tensor<2x4x4xbf16>
    %21 = stablehlo.subtract %10, %20 : tensor<2x4x4xbf16>
    %c_5 = stablehlo.constant dense<0> : tensor<i64>
    %22 = call @_var(%10, %c_5) : (tensor<2x4x4xbf16>, tensor<i64>) -> tensor<2x4x1xbf16>
    %cst_6 = stablehlo.constant dense<1.001360e-05> : tensor<bf16>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<bf16>) -> tensor<2x4x1xbf16>
    %24 = stablehlo.add %22, %23 : tensor<2x4x1xbf16>
    %25 = stablehlo.rsqrt %24 : tensor<2x4x1xbf16>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<2x4x1xbf16>) -> tensor<2x4x4xbf16>
    %27 = stablehlo.multiply %21, %26 : tensor<2x4x4xbf16>
    %28 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<4xbf16>) -> tensor<1x1x4xbf16>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<1x1x4xbf16>) -> tensor<2x4x4xbf16>
    %30 = stablehlo.multiply %27, %29 : tensor<2x4x4xbf16>
    %31 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<4xbf16>) -> tensor<1x1x4xbf16>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<1x1x4xbf16>) -> tensor<2x4x4xbf16>
    %33 = stablehlo.add %30, %32 : tensor<2x4x4xbf16>
    %34 = stablehlo.dot_general %33, %arg8, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xbf16>, tensor<4x12xbf16>) -> tensor<2x4x12xbf16>
    %35 = stablehlo.slice %34 [0:2, 0:4, 0:4] : (tensor<2x4x12xbf16>) -> tensor<2x4x4xbf16>
    %36 = stablehlo.slice %34 [0:2, 0:4, 4:8] : (tensor<2x4x12xbf16>) -> tensor<2x4x4xbf16>
    %37 = stablehlo.slice %34 [0:2, 0:4, 8:12] : (tensor<2x4x12xbf16>) -> tensor<2x4x4xbf16>
    %38 = stablehlo.reshape %35 : (tensor<2x4x4xbf16>) -> tensor<2x4x2x2xbf16>
    %39 = stablehlo.reshape %36 : (tensor<2x4x4xbf16>) -> tensor<2x4x2x2xbf16>
    %40 = stablehlo.reshape %37 : (tensor<2x4x4xbf16>) -> tensor<2x4x2x2xbf16>
    %41 = stablehlo.dot_general %38, %39, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x2xbf16>, tensor<2x4x2x2xbf16>) -> tensor<2x2x4x4xbf16>
    %42 = stablehlo.convert %41 : (tensor<2x2x4x4xbf16>) -> tensor<2x2x4x4xf64>
    %cst_7 = stablehlo.constant dense<1.4142135623730951> : tensor<f64>
    %43 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
    %44 = stablehlo.divide %42, %43 : tensor<2x2x4x4xf64>
    %45 = stablehlo.convert %13 : tensor<4x4xf64>
    %46 = stablehlo.broadcast_in_dim %45, dims = [2, 3] : (tensor<4x4xf64>) -> tensor<1x1x4x4xf64>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2, 3] : (tensor<1x1x4x4xf64>) -> tensor<2x2x4x4xf64>
    %48 = stablehlo.add %44, %47 : tensor<2x2x4x4xf64>
    %cst_8 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %49 = stablehlo.reduce(%48 init: %cst_8) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x4x4xf64>, tensor<f64>) -> tensor<2x2x4xf64>
    %cst_9 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %50 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<2x2x4xf64>
    %51 = stablehlo.maximum %50, %49 : tensor<2x2x4xf64>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2] : (tensor<2x2x4xf64>) -> tensor<2x2x4x1xf64>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf64>) -> tensor<2x2x4x4xf64>
    %54 = stablehlo.subtract %48, %53 : tensor<2x2x4x4xf64>
    %55 = stablehlo.exponential %54 : tensor<2x2x4x4xf64>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %56 = stablehlo.reduce(%55 init: %cst_10) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf64>, tensor<f64>) -> tensor<2x2x4xf64>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2] : (tensor<2x2x4xf64>) -> tensor<2x2x4x1xf64>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf64>) -> tensor<2x2x4x4xf64>
    %59 = stablehlo.divide %55, %58 : tensor<2x2x4x4xf64>
    %60 = stablehlo.convert %40 : (tensor<2x4x2x2xbf16>) -> tensor<2x4x2x2xf64>
    %61 = stablehlo.convert %59 : tensor<2x2x4x4xf64>
    %62 = stablehlo.dot_general %60, %61, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x2xf64>, tensor<2x2x4x4xf64>) -> tensor<2x2x2x4xf64>
    %63 = stablehlo.transpose %62, dims = [0, 3, 1, 2] : (tensor<2x2x2x4xf64>) -> tensor<2x4x2x2xf64>
    %64 = stablehlo.reshape %63 : (tensor<2x4x2x2xf64>) -> tensor<2x4x4xf64>
    %65 = stablehlo.convert %64 : tensor<2x4x4xf64>
    %66 = stablehlo.convert %arg7 : (tensor<4x4xbf16>) -> tensor<4x4xf64>
    %67 = stablehlo.dot_general %65, %66, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf64>, tensor<4x4xf64>) -> tensor<2x4x4xf64>
    %68 = stablehlo.convert %10 : (tensor<2x4x4xbf16>) -> tensor<2x4x4xf64>
    %69 = stablehlo.add %68, %67 : tensor<2x4x4xf64>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %70 = stablehlo.reduce(%69 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<2x4xf64>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1] : (tensor<2x4xf64>) -> tensor<2x4x1xf64>
    %cst_12 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %72 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %73 = stablehlo.divide %71, %72 : tensor<2x4x1xf64>
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2] : (tensor<2x4x1xf64>) -> tensor<2x4x4xf64>
    %75 = stablehlo.subtract %69, %74 : tensor<2x4x4xf64>
    %c_13 = stablehlo.constant dense<0> : tensor<i64>
    %76 = call @_var_1(%69, %c_13) : (tensor<2x4x4xf64>, tensor<i64>) -> tensor<2x4x1xf64>
    %cst_14 = stablehlo.constant dense<1.000000e-05> : tensor<f64>
    %77 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %78 = stablehlo.add %76, %77 : tensor<2x4x1xf64>
    %79 = stablehlo.rsqrt %78 : tensor<2x4x1xf64>
    %80 = stablehlo.broadcast_in_dim %79, dims = [0, 1, 2] : (tensor<2x4x1xf64>) -> tensor<2x4x4xf64>
    %81 = stablehlo.multiply %75, %80 : tensor<2x4x4xf64>
    %82 = stablehlo.convert %arg6 : (tensor<4xbf16>) -> tensor<4xf64>
    %83 = stablehlo.broadcast_in_dim %82, dims = [2] : (tensor<4xf64>) -> tensor<1x1x4xf64>
    %84 = stablehlo.broadcast_in_dim %83, dims = [0, 1, 2] : (tensor<1x1x4xf64>) -> tensor<2x4x4xf64>
    %85 = stablehlo.multiply %81, %84 : tensor<2x4x4xf64>
    %86 = stablehlo.convert %arg3 : (tensor<4xbf16>) -> tensor<4xf64>
    %87 = stablehlo.broadcast_in_dim %86, dims = [2] : (tensor<4xf64>) -> tensor<1x1x4xf64>
    %88 = stablehlo.broadcast_in_dim %87, dims = [0, 1, 2] : (tensor<1x1x4xf64>) -> tensor<2x4x4xf64>
    %89 = stablehlo.add %85, %88 : tensor<2x4x4xf64>
    %90 = stablehlo.convert %89 : tensor<2x4x4xf64>
    %91 = stablehlo.convert %arg9 : (tensor<4x8xbf16>) -> tensor<4x8xf64>
    %92 = stablehlo.dot_general %90, %91, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf64>, tensor<4x8xf64>) -> tensor<2x4x8xf64>
    %93 = stablehlo.multiply %92, %92 : tensor<2x4x8xf64>
    %94 = stablehlo.multiply %93, %92 : tensor<2x4x8xf64>
    %cst_15 = stablehlo.constant dense<4.471500e-02> : tensor<f64>
    %95 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %96 = stablehlo.multiply %95, %94 : tensor<2x4x8xf64>
    %97 = stablehlo.add %92, %96 : tensor<2x4x8xf64>
    %cst_16 = stablehlo.constant dense<0.79788456080286541> : tensor<f64>
    %98 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %99 = stablehlo.multiply %98, %97 : tensor<2x4x8xf64>
    %100 = stablehlo.tanh %99 : tensor<2x4x8xf64>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %101 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %102 = stablehlo.add %101, %100 : tensor<2x4x8xf64>
    %cst_18 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %103 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %104 = stablehlo.multiply %103, %102 : tensor<2x4x8xf64>
    %105 = stablehlo.multiply %92, %104 : tensor<2x4x8xf64>
    %106 = stablehlo.convert %105 : tensor<2x4x8xf64>
    %107 = stablehlo.convert %arg4 : (tensor<8x4xbf16>) -> tensor<8x4xf64>
    %108 = stablehlo.dot_general %106, %107, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf64>, tensor<8x4xf64>) -> tensor<2x4x4xf64>
    %109 = stablehlo.add %69, %108 : tensor<2x4x4xf64>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %110 = stablehlo.reduce(%109 init: %cst_19) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<2x4xf64>
    %111 = stablehlo.broadcast_in_dim %110, dims = [0, 1] : (tensor<2x4xf64>) -> tensor<2x4x1xf64>
    %cst_20 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %112 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %113 = stablehlo.divide %111, %112 : tensor<2x4x1xf64>
    %114 = stablehlo.broadcast_in_dim %113, dims = [0, 1, 2] : (tensor<2x4x1xf64>) -> tensor<2x4x4xf64>
    %115 = stablehlo.subtract %109, %114 : tensor<2x4x4xf64>
    %c_21 = stablehlo.constant dense<0> : tensor<i64>
    %116 = call @_var_1(%109, %c_21) : (tensor<2x4x4xf64>, tensor<i64>) -> tensor<2x4x1xf64>
    %cst_22 = stablehlo.constant dense<1.000000e-05> : tensor<f64>
    %117 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %118 = stablehlo.add %116, %117 : tensor<2x4x1xf64>
    %119 = stablehlo.rsqrt %118 : tensor<2x4x1xf64>
    %120 = stablehlo.broadcast_in_dim %119, dims = [0, 1, 2] : (tensor<2x4x1xf64>) -> tensor<2x4x4xf64>
    %121 = stablehlo.multiply %115, %120 : tensor<2x4x4xf64>
    %122 = stablehlo.convert %arg13 : (tensor<4xbf16>) -> tensor<4xf64>
    %123 = stablehlo.broadcast_in_dim %122, dims = [2] : (tensor<4xf64>) -> tensor<1x1x4xf64>
    %124 = stablehlo.broadcast_in_dim %123, dims = [0, 1, 2] : (tensor<1x1x4xf64>) -> tensor<2x4x4xf64>
    %125 = stablehlo.multiply %121, %124 : tensor<2x4x4xf64>
    %126 = stablehlo.convert %arg10 : (tensor<4xbf16>) -> tensor<4xf64>
    %127 = stablehlo.broadcast_in_dim %126, dims = [2] : (tensor<4xf64>) -> tensor<1x1x4xf64>
    %128 = stablehlo.broadcast_in_dim %127, dims = [0, 1, 2] : (tensor<1x1x4xf64>) -> tensor<2x4x4xf64>
    %129 = stablehlo.add %125, %128 : tensor<2x4x4xf64>
    %130 = stablehlo.convert %129 : tensor<2x4x4xf64>
    %131 = stablehlo.convert %arg16 : (tensor<4x12xbf16>) -> tensor<4x12xf64>
    %132 = stablehlo.dot_general %130, %131, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf64>, tensor<4x12xf64>) -> tensor<2x4x12xf64>
    %133 = stablehlo.slice %132 [0:2, 0:4, 0:4] : (tensor<2x4x12xf64>) -> tensor<2x4x4xf64>
    %134 = stablehlo.slice %132 [0:2, 0:4, 4:8] : (tensor<2x4x12xf64>) -> tensor<2x4x4xf64>
    %135 = stablehlo.slice %132 [0:2, 0:4, 8:12] : (tensor<2x4x12xf64>) -> tensor<2x4x4xf64>
    %136 = stablehlo.reshape %133 : (tensor<2x4x4xf64>) -> tensor<2x4x2x2xf64>
    %137 = stablehlo.reshape %134 : (tensor<2x4x4xf64>) -> tensor<2x4x2x2xf64>
    %138 = stablehlo.reshape %135 : (tensor<2x4x4xf64>) -> tensor<2x4x2x2xf64>
    %139 = stablehlo.dot_general %136, %137, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x2xf64>, tensor<2x4x2x2xf64>) -> tensor<2x2x4x4xf64>
    %cst_23 = stablehlo.constant dense<1.4142135623730951> : tensor<f64>
    %140 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
    %141 = stablehlo.divide %139, %140 : tensor<2x2x4x4xf64>
    %142 = stablehlo.convert %13 : tensor<4x4xf64>
    %143 = stablehlo.broadcast_in_dim %142, dims = [2, 3] : (tensor<4x4xf64>) -> tensor<1x1x4x4xf64>
    %144 = stablehlo.broadcast_in_dim %143, dims = [0, 1, 2, 3] : (tensor<1x1x4x4xf64>) -> tensor<2x2x4x4xf64>
    %145 = stablehlo.add %141, %144 : tensor<2x2x4x4xf64>
    %cst_24 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %146 = stablehlo.reduce(%145 init: %cst_24) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x4x4xf64>, tensor<f64>) -> tensor<2x2x4xf64>
    %cst_25 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %147 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f64>) -> tensor<2x2x4xf64>
    %148 = stablehlo.maximum %147, %146 : tensor<2x2x4xf64>
    %149 = stablehlo.broadcast_in_dim %148, dims = [0, 1, 2] : (tensor<2x2x4xf64>) -> tensor<2x2x4x1xf64>
    %150 = stablehlo.broadcast_in_dim %149, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf64>) -> tensor<2x2x4x4xf64>
    %151 = stablehlo.subtract %145, %150 : tensor<2x2x4x4xf64>
    %152 = stablehlo.exponential %151 : tensor<2x2x4x4xf64>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %153 = stablehlo.reduce(%152 init: %cst_26) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf64>, tensor<f64>) -> tensor<2x2x4xf64>
    %154 = stablehlo.broadcast_in_dim %153, dims = [0, 1, 2] : (tensor<2x2x4xf64>) -> tensor<2x2x4x1xf64>
    %155 = stablehlo.broadcast_in_dim %154, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf64>) -> tensor<2x2x4x4xf64>
    %156 = stablehlo.divide %152, %155 : tensor<2x2x4x4xf64>
    %157 = stablehlo.dot_general %138, %156, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x2xf64>, tensor<2x2x4x4xf64>) -> tensor<2x2x2x4xf64>
    %158 = stablehlo.transpose %157, dims = [0, 3, 1, 2] : (tensor<2x2x2x4xf64>) -> tensor<2x4x2x2xf64>
    %159 = stablehlo.reshape %158 : (tensor<2x4x2x2xf64>) -> tensor<2x4x4xf64>
    %160 = stablehlo.convert %159 : tensor<2x4x4xf64>
    %161 = stablehlo.convert %arg15 : (tensor<4x4xbf16>) -> tensor<4x4xf64>
    %162 = stablehlo.dot_general %160, %161, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf64>, tensor<4x4xf64>) -> tensor<2x4x4xf64>
    %163 = stablehlo.add %109, %162 : tensor<2x4x4xf64>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %164 = stablehlo.reduce(%163 init: %cst_27) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<2x4xf64>
    %165 = stablehlo.broadcast_in_dim %164, dims = [0, 1] : (tensor<2x4xf64>) -> tensor<2x4x1xf64>
    %cst_28 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %166 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %167 = stablehlo.divide %165, %166 : tensor<2x4x1xf64>
    %168 = stablehlo.broadcast_in_dim %167, dims = [0, 1, 2] : (tensor<2x4x1xf64>) -> tensor<2x4x4xf64>
    %169 = stablehlo.subtract %163, %168 : tensor<2x4x4xf64>
    %c_29 = stablehlo.constant dense<0> : tensor<i64>
    %170 = call @_var_1(%163, %c_29) : (tensor<2x4x4xf64>, tensor<i64>) -> tensor<2x4x1xf64>
    %cst_30 = stablehlo.constant dense<1.000000e-05> : tensor<f64>
    %171 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %172 = stablehlo.add %170, %171 : tensor<2x4x1xf64>
    %173 = stablehlo.rsqrt %172 : tensor<2x4x1xf64>
    %174 = stablehlo.broadcast_in_dim %173, dims = [0, 1, 2] : (tensor<2x4x1xf64>) -> tensor<2x4x4xf64>
    %175 = stablehlo.multiply %169, %174 : tensor<2x4x4xf64>
    %176 = stablehlo.convert %arg14 : (tensor<4xbf16>) -> tensor<4xf64>
    %177 = stablehlo.broadcast_in_dim %176, dims = [2] : (tensor<4xf64>) -> tensor<1x1x4xf64>
    %178 = stablehlo.broadcast_in_dim %177, dims = [0, 1, 2] : (tensor<1x1x4xf64>) -> tensor<2x4x4xf64>
    %179 = stablehlo.multiply %175, %178 : tensor<2x4x4xf64>
    %180 = stablehlo.convert %arg11 : (tensor<4xbf16>) -> tensor<4xf64>
    %181 = stablehlo.broadcast_in_dim %180, dims = [2] : (tensor<4xf64>) -> tensor<1x1x4xf64>
    %182 = stablehlo.broadcast_in_dim %181, dims = [0, 1, 2] : (tensor<1x1x4xf64>) -> tensor<2x4x4xf64>
    %183 = stablehlo.add %179, %182 : tensor<2x4x4xf64>
    %184 = stablehlo.convert %183 : tensor<2x4x4xf64>
    %185 = stablehlo.convert %arg17 : (tensor<4x8xbf16>) -> tensor<4x8xf64>
    %186 = stablehlo.dot_general %184, %185, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf64>, tensor<4x8xf64>) -> tensor<2x4x8xf64>
    %187 = stablehlo.multiply %186, %186 : tensor<2x4x8xf64>
    %188 = stablehlo.multiply %187, %186 : tensor<2x4x8xf64>
    %cst_31 = stablehlo.constant dense<4.471500e-02> : tensor<f64>
    %189 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %190 = stablehlo.multiply %189, %188 : tensor<2x4x8xf64>
    %191 = stablehlo.add %186, %190 : tensor<2x4x8xf64>
    %cst_32 = stablehlo.constant dense<0.79788456080286541> : tensor<f64>
    %192 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %193 = stablehlo.multiply %192, %191 : tensor<2x4x8xf64>
    %194 = stablehlo.tanh %193 : tensor<2x4x8xf64>
    %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %195 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %196 = stablehlo.add %195, %194 : tensor<2x4x8xf64>
    %cst_34 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %197 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f64>) -> tensor<2x4x8xf64>
    %198 = stablehlo.multiply %197, %196 : tensor<2x4x8xf64>
    %199 = stablehlo.multiply %186, %198 : tensor<2x4x8xf64>
    %200 = stablehlo.convert %199 : tensor<2x4x8xf64>
    %201 = stablehlo.convert %arg12 : (tensor<8x4xbf16>) -> tensor<8x4xf64>
    %202 = stablehlo.dot_general %200, %201, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf64>, tensor<8x4xf64>) -> tensor<2x4x4xf64>
    %203 = stablehlo.add %163, %202 : tensor<2x4x4xf64>
    %204 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<5x4xbf16>) -> tensor<4x5xbf16>
    %205 = stablehlo.convert %203 : tensor<2x4x4xf64>
    %206 = stablehlo.convert %204 : (tensor<4x5xbf16>) -> tensor<4x5xf64>
    %207 = stablehlo.dot_general %205, %206, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf64>, tensor<4x5xf64>) -> tensor<2x4x5xf64>
    return %207 : tensor<2x4x5xf64>
  }
  func.func private @tril(%arg0: tensor<4x4xi1>) -> tensor<4x4xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %2 = stablehlo.add %0, %1 : tensor<4x4xi64>
    %3 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<4x4xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<4x4xi1>, tensor<4x4xi1>
    return %6 : tensor<4x4xi1>
  }
  func.func private @_where(%arg0: tensor<4x4xi1>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<4x4xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<4x4xi1>, tensor<4x4xf64>
    return %2 : tensor<4x4xf64>
  }
  func.func private @_var(%arg0: tensor<2x4x4xbf16>, %arg1: tensor<i64>) -> tensor<2x4x1xbf16> {
    %0 = stablehlo.convert %arg0 : (tensor<2x4x4xbf16>) -> tensor<2x4x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<2x4x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x4xf32>
    %6 = stablehlo.subtract %0, %5 : tensor<2x4x4xf32>
    %7 = chlo.square %6 : tensor<2x4x4xf32> -> tensor<2x4x4xf32>
    %8 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %9 = stablehlo.subtract %cst_1, %8 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%7 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
    %12 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
    %13 = stablehlo.divide %11, %12 : tensor<2x4x1xf32>
    %14 = stablehlo.convert %13 : (tensor<2x4x1xf32>) -> tensor<2x4x1xbf16>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.compare GT, %9, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %16 = call @_where_0(%15, %14, %cst_4) : (tensor<i1>, tensor<2x4x1xbf16>, tensor<f64>) -> tensor<2x4x1xbf16>
    return %16 : tensor<2x4x1xbf16>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<2x4x1xbf16>, %arg2: tensor<f64>) -> tensor<2x4x1xbf16> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<2x4x1xbf16>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<2x4x1xbf16>
    return %2 : tensor<2x4x1xbf16>
  }
  func.func private @_var_1(%arg0: tensor<2x4x4xf64>, %arg1: tensor<i64>) -> tensor<2x4x1xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<2x4xf64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x4xf64>) -> tensor<2x4x1xf64>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %3 = stablehlo.divide %1, %2 : tensor<2x4x1xf64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x4x1xf64>) -> tensor<2x4x4xf64>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x4x4xf64>
    %6 = chlo.square %5 : tensor<2x4x4xf64> -> tensor<2x4x4xf64>
    %7 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %cst_1 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<2x4xf64>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x4xf64>) -> tensor<2x4x1xf64>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %12 = stablehlo.divide %10, %11 : tensor<2x4x1xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %14 = call @_where_2(%13, %12, %cst_4) : (tensor<i1>, tensor<2x4x1xf64>, tensor<f64>) -> tensor<2x4x1xf64>
    return %14 : tensor<2x4x1xf64>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<2x4x1xf64>, %arg2: tensor<f64>) -> tensor<2x4x1xf64> {
    %0 = stablehlo.convert %arg2 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<2x4x1xf64>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<2x4x1xf64>
    return %2 : tensor<2x4x1xf64>
  }
}

// -----

// programs_models: gru
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<6x2xf32>, tensor<5x3xf32>, tensor<5x6xf32>)
    %e:1 = call @expected() : () -> (tensor<3xf32>)
    %r:1 = call @program(%i#0, %i#1, %i#2) : (tensor<6x2xf32>, tensor<5x3xf32>, tensor<5x6xf32>) -> (tensor<3xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 5.0e-05 : tensor<3xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x2xf32>, tensor<5x3xf32>, tensor<5x6xf32>) {
    %0 = stablehlo.constant dense<"0x35A7203F307FF0BE2CA2083FEDBF49BE8EEEB2BE6DB401BEA304953D543CAE3E0212CA3E6141C0BD7E03CCBE10F12ABE"> : tensor<6x2xf32>
    %1 = stablehlo.constant dense<"0x631B22BF929931BF79B6A0BE1E51DFBE76096C3E7AFF65BE3D7121BF13C007BF0F86D33E22D48EBE2708EA3E11829BBE1439803EB39B0C3EDE7BD9BE"> : tensor<5x3xf32>
    %2 = stablehlo.constant dense<"0xC20B11BF21260DBFEEA7133F2FB15BBEF9469B3EA912CD3D890296BDFC6D27BFD3442D3FD11215BE874E21BFEF582ABFB3CDC53ECC3373BE30B7EA3EB05C92BED5FFA83C78F344BE575C043FA9A7173F5ADEB3BE950797BEC03423BE006EBDBE8FB979BDDA4F003E5DFD72BE90DF1ABF4291FD3EA04A2BBD"> : tensor<5x6xf32>
    return %0, %1, %2 : tensor<6x2xf32>, tensor<5x3xf32>, tensor<5x6xf32>
  }
  func.func private @expected() -> (tensor<3xf32>) {
    %0 = stablehlo.constant dense<"0x55520E3E0732783D98680D3D"> : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func private @program(%arg0: tensor<6x2xf32>, %arg1: tensor<5x3xf32>, %arg2: tensor<5x6xf32>) -> (tensor<3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2:6 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %arg2, %iterArg_2 = %arg1, %iterArg_3 = %c, %iterArg_4 = %0, %iterArg_5 = %1) : tensor<6x2xf32>, tensor<5x6xf32>, tensor<5x3xf32>, tensor<i64>, tensor<3xf32>, tensor<6x3xf32>
    cond {
      %c_6 = stablehlo.constant dense<6> : tensor<i64>
      %3 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %3 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_3) : (tensor<6x2xf32>, tensor<i64>) -> tensor<2xf32>
      %4 = stablehlo.concatenate %3, %iterArg_4, dim = 0 : (tensor<2xf32>, tensor<3xf32>) -> tensor<5xf32>
      %5 = stablehlo.dot_general %4, %iterArg_1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5xf32>, tensor<5x6xf32>) -> tensor<6xf32>
      %6 = stablehlo.negate %5 : tensor<6xf32>
      %7 = stablehlo.exponential %6 : tensor<6xf32>
      %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %9 = stablehlo.add %8, %7 : tensor<6xf32>
      %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %11 = stablehlo.divide %10, %9 : tensor<6xf32>
      %12 = stablehlo.slice %11 [0:3] : (tensor<6xf32>) -> tensor<3xf32>
      %13 = stablehlo.slice %11 [3:6] : (tensor<6xf32>) -> tensor<3xf32>
      %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %14 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %15 = stablehlo.subtract %14, %12 : tensor<3xf32>
      %16 = stablehlo.multiply %15, %iterArg_4 : tensor<3xf32>
      %17 = stablehlo.multiply %13, %iterArg_4 : tensor<3xf32>
      %18 = stablehlo.concatenate %3, %17, dim = 0 : (tensor<2xf32>, tensor<3xf32>) -> tensor<5xf32>
      %19 = stablehlo.dot_general %18, %iterArg_2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5xf32>, tensor<5x3xf32>) -> tensor<3xf32>
      %20 = stablehlo.tanh %19 : tensor<3xf32>
      %21 = stablehlo.multiply %12, %20 : tensor<3xf32>
      %22 = stablehlo.add %16, %21 : tensor<3xf32>
      %23 = func.call @dynamic_update_index_in_dim(%iterArg_5, %iterArg_4, %iterArg_3) : (tensor<6x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<6x3xf32>
      %c_9 = stablehlo.constant dense<1> : tensor<i64>
      %24 = stablehlo.add %iterArg_3, %c_9 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_1, %iterArg_2, %24, %22, %23 : tensor<6x2xf32>, tensor<5x6xf32>, tensor<5x3xf32>, tensor<i64>, tensor<3xf32>, tensor<6x3xf32>
    }
    return %2#4 : tensor<3xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<6x2xf32>, %arg1: tensor<i64>) -> tensor<2xf32> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 2] : (tensor<6x2xf32>, tensor<i64>, tensor<i64>) -> tensor<1x2xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2xf32>) -> tensor<2xf32>
    return %1 : tensor<2xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<i64>) -> tensor<6x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x3xf32>, tensor<1x3xf32>, tensor<i64>, tensor<i64>) -> tensor<6x3xf32>
    return %1 : tensor<6x3xf32>
  }
}

// -----

// programs_models: gru, value and gradients
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<6x2xf32>, tensor<5x3xf32>, tensor<5x6xf32>)
    %e:3 = call @expected() : () -> (tensor<f32>, tensor<5x3xf32>, tensor<5x6xf32>)
    %r:3 = call @program(%i#0, %i#1, %i#2) : (tensor<6x2xf32>, tensor<5x3xf32>, tensor<5x6xf32>) -> (tensor<f32>, tensor<5x3xf32>, tensor<5x6xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 5.0e-05 : tensor<f32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 5.0e-05 : tensor<5x3xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 5.0e-05 : tensor<5x6xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x2xf32>, tensor<5x3xf32>, tensor<5x6xf32>) {
    %0 = stablehlo.constant dense<"0x35A7203F307FF0BE2CA2083FEDBF49BE8EEEB2BE6DB401BEA304953D543CAE3E0212CA3E6141C0BD7E03CCBE10F12ABE"> : tensor<6x2xf32>
    %1 = stablehlo.constant dense<"0x631B22BF929931BF79B6A0BE1E51DFBE76096C3E7AFF65BE3D7121BF13C007BF0F86D33E22D48EBE2708EA3E11829BBE1439803EB39B0C3EDE7BD9BE"> : tensor<5x3xf32>
    %2 = stablehlo.constant dense<"0xC20B11BF21260DBFEEA7133F2FB15BBEF9469B3EA912CD3D890296BDFC6D27BFD3442D3FD11215BE874E21BFEF582ABFB3CDC53ECC3373BE30B7EA3EB05C92BED5FFA83C78F344BE575C043FA9A7173F5ADEB3BE950797BEC03423BE006EBDBE8FB979BDDA4F003E5DFD72BE90DF1ABF4291FD3EA04A2BBD"> : tensor<5x6xf32>
    return %0, %1, %2 : tensor<6x2xf32>, tensor<5x3xf32>, tensor<5x6xf32>
  }
  func.func private @expected() -> (tensor<f32>, tensor<5x3xf32>, tensor<5x6xf32>) {
    %0 = stablehlo.constant dense<"0x080F043C"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x654149BCD7B495BBA1D01E3A4273DFBBF2677EBBD14EBBBACB8732BB61ACC8BA00E135BAC74182BBD73D25BB5C1ABFBAB1C3DCBAFB607CBAA646FCB9"> : tensor<5x3xf32>
    %2 = stablehlo.constant dense<"0x4EB2A1BB056B20BB209549BA8E7DB9B9BF1A7FB8A787883880EF06BBAA3DD9B9DD3797B9B57C57B95262D1B7B5E9DB3788FCA7BA4969D1B9A38B3EB95CA801B9B2BA8FB7AF3492373A05DEBA3CB436BAEDD77EB9355827B9FF43C8B7410BCF37405745BADDCA7EB96341D8B8608B97B8866738B76B5B3237"> : tensor<5x6xf32>
    return %0, %1, %2 : tensor<f32>, tensor<5x3xf32>, tensor<5x6xf32>
  }
  func.func private @program(%arg0: tensor<6x2xf32>, %arg1: tensor<5x3xf32>, %arg2: tensor<5x6xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<5x3xf32> {jax.result_info = "result[1][0]"}, tensor<5x6xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %12:14 = stablehlo.while(%iterArg = %arg0, %iterArg_20 = %arg2, %iterArg_21 = %arg1, %iterArg_22 = %c, %iterArg_23 = %0, %iterArg_24 = %3, %iterArg_25 = %4, %iterArg_26 = %5, %iterArg_27 = %6, %iterArg_28 = %7, %iterArg_29 = %8, %iterArg_30 = %9, %iterArg_31 = %10, %iterArg_32 = %11) : tensor<6x2xf32>, tensor<5x6xf32>, tensor<5x3xf32>, tensor<i64>, tensor<3xf32>, tensor<6x3xf32>, tensor<6x5xf32>, tensor<6x6xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x5xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>
    cond {
      %c_33 = stablehlo.constant dense<6> : tensor<i64>
      %25 = stablehlo.compare LT, %iterArg_22, %c_33, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %25 : tensor<i1>
    } do {
      %25 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_22) : (tensor<6x2xf32>, tensor<i64>) -> tensor<2xf32>
      %26 = stablehlo.concatenate %25, %iterArg_23, dim = 0 : (tensor<2xf32>, tensor<3xf32>) -> tensor<5xf32>
      %27 = stablehlo.dot_general %26, %iterArg_20, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5xf32>, tensor<5x6xf32>) -> tensor<6xf32>
      %28 = stablehlo.negate %27 : tensor<6xf32>
      %29 = stablehlo.exponential %28 : tensor<6xf32>
      %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %30 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %31 = stablehlo.add %30, %29 : tensor<6xf32>
      %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %32 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %33 = stablehlo.divide %32, %31 : tensor<6xf32>
      %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %34 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %35 = stablehlo.subtract %34, %33 : tensor<6xf32>
      %36 = stablehlo.multiply %33, %35 : tensor<6xf32>
      %37 = stablehlo.slice %33 [0:3] : (tensor<6xf32>) -> tensor<3xf32>
      %38 = stablehlo.slice %33 [3:6] : (tensor<6xf32>) -> tensor<3xf32>
      %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %39 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %40 = stablehlo.subtract %39, %37 : tensor<3xf32>
      %41 = stablehlo.multiply %40, %iterArg_23 : tensor<3xf32>
      %42 = stablehlo.multiply %38, %iterArg_23 : tensor<3xf32>
      %43 = stablehlo.concatenate %25, %42, dim = 0 : (tensor<2xf32>, tensor<3xf32>) -> tensor<5xf32>
      %44 = stablehlo.dot_general %43, %iterArg_21, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5xf32>, tensor<5x3xf32>) -> tensor<3xf32>
      %45 = stablehlo.tanh %44 : tensor<3xf32>
      %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %46 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %47 = stablehlo.add %46, %45 : tensor<3xf32>
      %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %48 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %49 = stablehlo.subtract %48, %45 : tensor<3xf32>
      %50 = stablehlo.multiply %47, %49 : tensor<3xf32>
      %51 = stablehlo.multiply %37, %45 : tensor<3xf32>
      %52 = stablehlo.add %41, %51 : tensor<3xf32>
      %53 = func.call @dynamic_update_index_in_dim(%iterArg_24, %iterArg_23, %iterArg_22) : (tensor<6x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<6x3xf32>
      %54 = func.call @dynamic_update_index_in_dim_0(%iterArg_25, %26, %iterArg_22) : (tensor<6x5xf32>, tensor<5xf32>, tensor<i64>) -> tensor<6x5xf32>
      %55 = func.call @dynamic_update_index_in_dim_1(%iterArg_26, %36, %iterArg_22) : (tensor<6x6xf32>, tensor<6xf32>, tensor<i64>) -> tensor<6x6xf32>
      %56 = func.call @dynamic_update_index_in_dim(%iterArg_27, %40, %iterArg_22) : (tensor<6x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<6x3xf32>
      %57 = func.call @dynamic_update_index_in_dim(%iterArg_28, %38, %iterArg_22) : (tensor<6x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<6x3xf32>
      %58 = func.call @dynamic_update_index_in_dim_0(%iterArg_29, %43, %iterArg_22) : (tensor<6x5xf32>, tensor<5xf32>, tensor<i64>) -> tensor<6x5xf32>
      %59 = func.call @dynamic_update_index_in_dim(%iterArg_30, %50, %iterArg_22) : (tensor<6x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<6x3xf32>
      %60 = func.call @dynamic_update_index_in_dim(%iterArg_31, %45, %iterArg_22) : (tensor<6x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<6x3xf32>
      %61 = func.call @dynamic_update_index_in_dim(%iterArg_32, %37, %iterArg_22) : (tensor<6x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<6x3xf32>
      %c_39 = stablehlo.constant dense<1> : tensor<i64>
      %62 = stablehlo.add %iterArg_22, %c_39 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_20, %iterArg_21, %62, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61 : tensor<6x2xf32>, tensor<5x6xf32>, tensor<5x3xf32>, tensor<i64>, tensor<3xf32>, tensor<6x3xf32>, tensor<6x5xf32>, tensor<6x6xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x5xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>
    }
    %13 = stablehlo.multiply %12#4, %12#4 : tensor<3xf32>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %15 = stablehlo.multiply %14, %12#4 : tensor<3xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%13 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_13 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %17 = stablehlo.divide %16, %cst_13 : tensor<f32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_16 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %19 = stablehlo.divide %cst_15, %cst_16 : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %21 = stablehlo.multiply %20, %15 : tensor<3xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<5x6xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %c_19 = stablehlo.constant dense<0> : tensor<i64>
    %24:17 = stablehlo.while(%iterArg = %12#6, %iterArg_20 = %12#7, %iterArg_21 = %12#5, %iterArg_22 = %12#8, %iterArg_23 = %12#9, %iterArg_24 = %12#10, %iterArg_25 = %12#11, %iterArg_26 = %12#12, %iterArg_27 = %12#13, %iterArg_28 = %1, %iterArg_29 = %arg2, %iterArg_30 = %2, %iterArg_31 = %arg1, %iterArg_32 = %c_19, %iterArg_33 = %22, %iterArg_34 = %23, %iterArg_35 = %21) : tensor<6x5xf32>, tensor<6x6xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x5xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<2xf32>, tensor<5x6xf32>, tensor<2xf32>, tensor<5x3xf32>, tensor<i64>, tensor<5x6xf32>, tensor<5x3xf32>, tensor<3xf32>
    cond {
      %c_36 = stablehlo.constant dense<6> : tensor<i64>
      %25 = stablehlo.compare LT, %iterArg_32, %c_36, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %25 : tensor<i1>
    } do {
      %c_36 = stablehlo.constant dense<6> : tensor<i64>
      %25 = stablehlo.subtract %c_36, %iterArg_32 : tensor<i64>
      %c_37 = stablehlo.constant dense<1> : tensor<i64>
      %26 = stablehlo.subtract %25, %c_37 : tensor<i64>
      %27 = func.call @dynamic_index_in_dim_2(%iterArg, %26) : (tensor<6x5xf32>, tensor<i64>) -> tensor<5xf32>
      %28 = func.call @dynamic_index_in_dim_3(%iterArg_20, %26) : (tensor<6x6xf32>, tensor<i64>) -> tensor<6xf32>
      %29 = func.call @dynamic_index_in_dim_4(%iterArg_21, %26) : (tensor<6x3xf32>, tensor<i64>) -> tensor<3xf32>
      %30 = func.call @dynamic_index_in_dim_4(%iterArg_22, %26) : (tensor<6x3xf32>, tensor<i64>) -> tensor<3xf32>
      %31 = func.call @dynamic_index_in_dim_4(%iterArg_23, %26) : (tensor<6x3xf32>, tensor<i64>) -> tensor<3xf32>
      %32 = func.call @dynamic_index_in_dim_2(%iterArg_24, %26) : (tensor<6x5xf32>, tensor<i64>) -> tensor<5xf32>
      %33 = func.call @dynamic_index_in_dim_4(%iterArg_25, %26) : (tensor<6x3xf32>, tensor<i64>) -> tensor<3xf32>
      %34 = func.call @dynamic_index_in_dim_4(%iterArg_26, %26) : (tensor<6x3xf32>, tensor<i64>) -> tensor<3xf32>
      %35 = func.call @dynamic_index_in_dim_4(%iterArg_27, %26) : (tensor<6x3xf32>, tensor<i64>) -> tensor<3xf32>
      %36 = stablehlo.multiply %35, %iterArg_35 : tensor<3xf32>
      %37 = stablehlo.multiply %iterArg_35, %34 : tensor<3xf32>
      %38 = stablehlo.multiply %36, %33 : tensor<3xf32>
      %39 = stablehlo.dot_general %38, %32, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<3xf32>, tensor<5xf32>) -> tensor<3x5xf32>
      %40 = stablehlo.transpose %39, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
      %41 = stablehlo.add %iterArg_34, %40 : tensor<5x3xf32>
      %42 = stablehlo.dot_general %38, %iterArg_31, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3xf32>, tensor<5x3xf32>) -> tensor<5xf32>
      %43 = stablehlo.slice %42 [0:2] : (tensor<5xf32>) -> tensor<2xf32>
      %44 = stablehlo.slice %42 [2:5] : (tensor<5xf32>) -> tensor<3xf32>
      %45 = stablehlo.multiply %31, %44 : tensor<3xf32>
      %46 = stablehlo.multiply %44, %29 : tensor<3xf32>
      %47 = stablehlo.multiply %30, %iterArg_35 : tensor<3xf32>
      %48 = stablehlo.add %45, %47 : tensor<3xf32>
      %49 = stablehlo.multiply %iterArg_35, %29 : tensor<3xf32>
      %50 = stablehlo.negate %49 : tensor<3xf32>
      %51 = stablehlo.add %37, %50 : tensor<3xf32>
      %52 = stablehlo.concatenate %51, %46, dim = 0 : (tensor<3xf32>, tensor<3xf32>) -> tensor<6xf32>
      %53 = stablehlo.multiply %52, %28 : tensor<6xf32>
      %54 = stablehlo.dot_general %53, %27, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<6xf32>, tensor<5xf32>) -> tensor<6x5xf32>
      %55 = stablehlo.transpose %54, dims = [1, 0] : (tensor<6x5xf32>) -> tensor<5x6xf32>
      %56 = stablehlo.add %iterArg_33, %55 : tensor<5x6xf32>
      %57 = stablehlo.dot_general %53, %iterArg_29, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6xf32>, tensor<5x6xf32>) -> tensor<5xf32>
      %58 = stablehlo.slice %57 [0:2] : (tensor<5xf32>) -> tensor<2xf32>
      %59 = stablehlo.slice %57 [2:5] : (tensor<5xf32>) -> tensor<3xf32>
      %60 = stablehlo.add %48, %59 : tensor<3xf32>
      %c_38 = stablehlo.constant dense<1> : tensor<i64>
      %61 = stablehlo.add %iterArg_32, %c_38 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %61, %56, %41, %60 : tensor<6x5xf32>, tensor<6x6xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x5xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<2xf32>, tensor<5x6xf32>, tensor<2xf32>, tensor<5x3xf32>, tensor<i64>, tensor<5x6xf32>, tensor<5x3xf32>, tensor<3xf32>
    }
    return %17, %24#15, %24#14 : tensor<f32>, tensor<5x3xf32>, tensor<5x6xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<6x2xf32>, %arg1: tensor<i64>) -> tensor<2xf32> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 2] : (tensor<6x2xf32>, tensor<i64>, tensor<i64>) -> tensor<1x2xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2xf32>) -> tensor<2xf32>
    return %1 : tensor<2xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<i64>) -> tensor<6x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x3xf32>, tensor<1x3xf32>, tensor<i64>, tensor<i64>) -> tensor<6x3xf32>
    return %1 : tensor<6x3xf32>
  }
  func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<6x5xf32>, %arg1: tensor<5xf32>, %arg2: tensor<i64>) -> tensor<6x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x5xf32>, tensor<1x5xf32>, tensor<i64>, tensor<i64>) -> tensor<6x5xf32>
    return %1 : tensor<6x5xf32>
  }
  func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<6x6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<i64>) -> tensor<6x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x6xf32>, tensor<1x6xf32>, tensor<i64>, tensor<i64>) -> tensor<6x6xf32>
    return %1 : tensor<6x6xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<6x5xf32>, %arg1: tensor<i64>) -> tensor<5xf32> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 5] : (tensor<6x5xf32>, tensor<i64>, tensor<i64>) -> tensor<1x5xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x5xf32>) -> tensor<5xf32>
    return %1 : tensor<5xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<6x6xf32>, %arg1: tensor<i64>) -> tensor<6xf32> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<6x6xf32>, tensor<i64>, tensor<i64>) -> tensor<1x6xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf32>) -> tensor<6xf32>
    return %1 : tensor<6xf32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<6x3xf32>, %arg1: tensor<i64>) -> tensor<3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<6x3xf32>, tensor<i64>, tensor<i64>) -> tensor<1x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3xf32>) -> tensor<3xf32>
    return %1 : tensor<3xf32>
  }
}

// -----

// programs_models: gru, gradients in f64
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<6x2xf64>, tensor<5x3xf64>, tensor<5x6xf64>)
    %e:2 = call @expected() : () -> (tensor<5x3xf64>, tensor<5x6xf64>)
    %r:2 = call @program(%i#0, %i#1, %i#2) : (tensor<6x2xf64>, tensor<5x3xf64>, tensor<5x6xf64>) -> (tensor<5x3xf64>, tensor<5x6xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-09 : tensor<5x3xf64>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-09 : tensor<5x6xf64>
    return
  }
  func.func private @inputs() -> (tensor<6x2xf64>, tensor<5x3xf64>, tensor<5x6xf64>) {
    %0 = stablehlo.constant dense<"0x000000A0E614E43F00000000E60FDEBF000000804514E13F000000A0FD37C9BF000000C0D15DD6BF000000A08D36C0BF0000006094A0B23F000000808AC7D53F000000404042D93F000000202C08B8BF000000C06F80D9BF00000000225EC5BF"> : tensor<6x2xf64>
    %1 = stablehlo.constant dense<"0x000000606C43E4BF000000403233E6BF00000020CF16D4BF000000C023EADBBF000000C02E81CD3F00000040EFBFCCBF000000A0272EE4BF0000006002F8E0BF000000E0C170DA3F0000004084DAD1BF000000E00441DD3F000000204270D3BF000000802207D03F000000607693C13F000000C07B2FDBBF"> : tensor<5x3xf64>
    %2 = stablehlo.constant dense<"0x000000407821E2BF00000020C4A4E1BF000000C0FD74E23F000000E02576CBBF00000020DF68D33F0000002055A2B93F0000002051C0B2BF00000080BFEDE4BF000000609AA8E53F000000205AA2C2BF000000E0D029E4BF000000E01D4BE5BF00000060B6B9D83F000000807966CEBF00000000E656DD3F00000000964BD2BF000000A0FA1F953F000000006F9EC8BF000000E08A8BE03F00000020F5F4E23F00000040CB7BD6BF000000A0F2E0D2BF000000009866C4BF00000000C0ADD7BF000000E03137AFBF00000040FB09C03F000000A0AB5FCEBF00000000F25BE3BF0000004028B2DF3F000000005469A5BF"> : tensor<5x6xf64>
    return %0, %1, %2 : tensor<6x2xf64>, tensor<5x3xf64>, tensor<5x6xf64>
  }
  func.func private @expected() -> (tensor<5x3xf64>, tensor<5x6xf64>) {
    %0 = stablehlo.constant dense<"0xB8E3F80A2D2889BF11BFC36E9AB672BFBA74658314DA433FA4EF0CC668EE7BBFF343202AFDCC6FBF08365B74DA6957BF8E6090D9F95066BF802C5B498B1559BF2DF414E11FBC46BF34E9C33C394870BF137E8F6ABAA764BF5F2786B54BE357BF95DBFBB476985BBF5D52E1771E8C4FBF35CF35DCD4883FBF"> : tensor<5x3xf64>
    %1 = stablehlo.constant dense<"0x19B98D3C4A3674BFDEDAE144600D64BFA9559318A43249BF7D1F3AF2B12F37BF5EB9D7405BE30FBF2898DDDFF410113FBF8B0654F0DD60BF74141841B5273BBFAC0258D6FBE632BF6F9B51CA96EF2ABF6CF38B714E2CFABE59BD99AF367DFB3E452D27A591FF54BF3B92ACBF282D3ABFBB4162B774D127BFEB2C28A70B3520BF8BD63F1659F7F1BE08EE48FA9546F23E54848D00A8C05BBFE303D34487D646BF9785CF2AFEDA2FBF405E8BEF06EB24BFF6AA1ACC8508F9BE3621985A68E1F93E24E2E49CE8AA48BF9497B7355BD92FBF6EE090A32C081BBFC2924D5A6CF112BF10401F2CF40CE7BEC9EB99636D4BE63E"> : tensor<5x6xf64>
    return %0, %1 : tensor<5x3xf64>, tensor<5x6xf64>
  }
  func.func private @program(%arg0: tensor<6x2xf64>, %arg1: tensor<5x3xf64>, %arg2: tensor<5x6xf64>) -> (tensor<5x3xf64> {jax.result_info = "result[0]"}, tensor<5x6xf64> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<6x3xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<6x5xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<6x6xf64>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<6x3xf64>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<6x3xf64>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<6x5xf64>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<6x3xf64>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<6x3xf64>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<6x3xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %12:14 = stablehlo.while(%iterArg = %arg0, %iterArg_20 = %arg2, %iterArg_21 = %arg1, %iterArg_22 = %c, %iterArg_23 = %0, %iterArg_24 = %3, %iterArg_25 = %4, %iterArg_26 = %5, %iterArg_27 = %6, %iterArg_28 = %7, %iterArg_29 = %8, %iterArg_30 = %9, %iterArg_31 = %10, %iterArg_32 = %11) : tensor<6x2xf64>, tensor<5x6xf64>, tensor<5x3xf64>, tensor<i64>, tensor<3xf64>, tensor<6x3xf64>, tensor<6x5xf64>, tensor<6x6xf64>, tensor<6x3xf64>, tensor<6x3xf64>, tensor<6x5xf64>, tensor<6x3xf64>, tensor<6x3xf64>, tensor<6x3xf64>
    cond {
      %c_33 = stablehlo.constant dense<6> : tensor<i64>
      %25 = stablehlo.compare LT, %iterArg_22, %c_33, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %25 : tensor<i1>
    } do {
      %25 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_22) : (tensor<6x2xf64>, tensor<i64>) -> tensor<2xf64>
      %26 = stablehlo.concatenate %25, %iterArg_23, dim = 0 : (tensor<2xf64>, tensor<3xf64>) -> tensor<5xf64>
      %27 = stablehlo.dot_general %26, %iterArg_20, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5xf64>, tensor<5x6xf64>) -> tensor<6xf64>
      %28 = stablehlo.negate %27 : tensor<6xf64>
      %29 = stablehlo.exponential %28 : tensor<6xf64>
      %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %30 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %31 = stablehlo.add %30, %29 : tensor<6xf64>
      %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %32 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %33 = stablehlo.divide %32, %31 : tensor<6xf64>
      %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %34 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %35 = stablehlo.subtract %34, %33 : tensor<6xf64>
      %36 = stablehlo.multiply %33, %35 : tensor<6xf64>
      %37 = stablehlo.slice %33 [0:3] : (tensor<6xf64>) -> tensor<3xf64>
      %38 = stablehlo.slice %33 [3:6] : (tensor<6xf64>) -> tensor<3xf64>
      %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %39 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f64>) -> tensor<3xf64>
      %40 = stablehlo.subtract %39, %37 : tensor<3xf64>
      %41 = stablehlo.multiply %40, %iterArg_23 : tensor<3xf64>
      %42 = stablehlo.multiply %38, %iterArg_23 : tensor<3xf64>
      %43 = stablehlo.concatenate %25, %42, dim = 0 : (tensor<2xf64>, tensor<3xf64>) -> tensor<5xf64>
      %44 = stablehlo.dot_general %43, %iterArg_21, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5xf64>, tensor<5x3xf64>) -> tensor<3xf64>
      %45 = stablehlo.tanh %44 : tensor<3xf64>
      %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %46 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f64>) -> tensor<3xf64>
      %47 = stablehlo.add %46, %45 : tensor<3xf64>
      %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %48 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f64>) -> tensor<3xf64>
      %49 = stablehlo.subtract %48, %45 : tensor<3xf64>
      %50 = stablehlo.multiply %47, %49 : tensor<3xf64>
      %51 = stablehlo.multiply %37, %45 : tensor<3xf64>
      %52 = stablehlo.add %41, %51 : tensor<3xf64>
      %53 = func.call @dynamic_update_index_in_dim(%iterArg_24, %iterArg_23, %iterArg_22) : (tensor<6x3xf64>, tensor<3xf64>, tensor<i64>) -> tensor<6x3xf64>
      %54 = func.call @dynamic_update_index_in_dim_0(%iterArg_25, %26, %iterArg_22) : (tensor<6x5xf64>, tensor<5xf64>, tensor<i64>) -> tensor<6x5xf64>
      %55 = func.call @dynamic_update_index_in_dim_1(%iterArg_26, %36, %iterArg_22) : (tensor<6x6xf64>, tensor<6xf64>, tensor<i64>) -> tensor<6x6xf64>
      %56 = func.call @dynamic_update_index_in_dim(%iterArg_27, %40, %iterArg_22) : (tensor<6x3xf64>, tensor<3xf64>, tensor<i64>) -> tensor<6x3xf64>
      %57 = func.call @dynamic_update_index_in_dim(%iterArg_28, %38, %iterArg_22) : (tensor<6x3xf64>, tensor<3xf64>, tensor<i64>) -> tensor<6x3xf64>
      %58 = func.call @dynamic_update_index_in_dim_0(%iterArg_29, %43, %iterArg_22) : (tensor<6x5xf64>, tensor<5xf64>, tensor<i64>) -> tensor<6x5xf64>
      %59 = func.call @dynamic_update_index_in_dim(%iterArg_30, %50, %iterArg_22) : (tensor<6x3xf64>, tensor<3xf64>, tensor<i64>) -> tensor<6x3xf64>
      %60 = func.call @dynamic_update_index_in_dim(%iterArg_31, %45, %iterArg_22) : (tensor<6x3xf64>, tensor<3xf64>, tensor<i64>) -> tensor<6x3xf64>
      %61 = func.call @dynamic_update_index_in_dim(%iterArg_32, %37, %iterArg_22) : (tensor<6x3xf64>, tensor<3xf64>, tensor<i64>) -> tensor<6x3xf64>
      %c_39 = stablehlo.constant dense<1> : tensor<i64>
      %62 = stablehlo.add %iterArg_22, %c_39 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_20, %iterArg_21, %62, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61 : tensor<6x2xf64>, tensor<5x6xf64>, tensor<5x3xf64>, tensor<i64>, tensor<3xf64>, tensor<6x3xf64>, tensor<6x5xf64>, tensor<6x6xf64>, tensor<6x3xf64>, tensor<6x3xf64>, tensor<6x5xf64>, tensor<6x3xf64>, tensor<6x3xf64>, tensor<6x3xf64>
    }
    %13 = stablehlo.multiply %12#4, %12#4 : tensor<3xf64>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %15 = stablehlo.multiply %14, %12#4 : tensor<3xf64>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %16 = stablehlo.reduce(%13 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
    %cst_13 = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %17 = stablehlo.divide %16, %cst_13 : tensor<f64>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %18 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_16 = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %19 = stablehlo.divide %cst_15, %cst_16 : tensor<f64>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %21 = stablehlo.multiply %20, %15 : tensor<3xf64>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %22 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<5x6xf64>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %23 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<5x3xf64>
    %c_19 = stablehlo.constant dense<0> : tensor<i64>
    %24:17 = stablehlo.while(%iterArg = %12#6, %iterArg_20 = %12#7, %iterArg_21 = %12#5, %iterArg_22 = %12#8, %iterArg_23 = %12#9, %iterArg_24 = %12#10, %iterArg_25 = %12#11, %iterArg_26 = %12#12, %iterArg_27 = %12#13, %iterArg_28 = %1, %iterArg_29 = %arg2, %iterArg_30 = %2, %iterArg_31 = %arg1, %iterArg_32 = %c_19, %iterArg_33 = %22, %iterArg_34 = %23, %iterArg_35 = %21) : tensor<6x5xf64>, tensor<6x6xf64>, tensor<6x3xf64>, tensor<6x3xf64>, tensor<6x3xf64>, tensor<6x5xf64>, tensor<6x3xf64>, tensor<6x3xf64>, tensor<6x3xf64>, tensor<2xf64>, tensor<5x6xf64>, tensor<2xf64>, tensor<5x3xf64>, tensor<i64>, tensor<5x6xf64>, tensor<5x3xf64>, tensor<3xf64>
    cond {
      %c_36 = stablehlo.constant dense<6> : tensor<i64>
      %25 = stablehlo.compare LT, %iterArg_32, %c_36, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %25 : tensor<i1>
    } do {
      %c_36 = stablehlo.constant dense<6> : tensor<i64>
      %25 = stablehlo.subtract %c_36, %iterArg_32 : tensor<i64>
      %c_37 = stablehlo.constant dense<1> : tensor<i64>
      %26 = stablehlo.subtract %25, %c_37 : tensor<i64>
      %27 = func.call @dynamic_index_in_dim_2(%iterArg, %26) : (tensor<6x5xf64>, tensor<i64>) -> tensor<5xf64>
      %28 = func.call @dynamic_index_in_dim_3(%iterArg_20, %26) : (tensor<6x6xf64>, tensor<i64>) -> tensor<6xf64>
      %29 = func.call @dynamic_index_in_dim_4(%iterArg_21, %26) : (tensor<6x3xf64>, tensor<i64>) -> tensor<3xf64>
      %30 = func.call @dynamic_index_in_dim_4(%iterArg_22, %26) : (tensor<6x3xf64>, tensor<i64>) -> tensor<3xf64>
      %31 = func.call @dynamic_index_in_dim_4(%iterArg_23, %26) : (tensor<6x3xf64>, tensor<i64>) -> tensor<3xf64>
      %32 = func.call @dynamic_index_in_dim_2(%iterArg_24, %26) : (tensor<6x5xf64>, tensor<i64>) -> tensor<5xf64>
      %33 = func.call @dynamic_index_in_dim_4(%iterArg_25, %26) : (tensor<6x3xf64>, tensor<i64>) -> tensor<3xf64>
      %34 = func.call @dynamic_index_in_dim_4(%iterArg_26, %26) : (tensor<6x3xf64>, tensor<i64>) -> tensor<3xf64>
      %35 = func.call @dynamic_index_in_dim_4(%iterArg_27, %26) : (tensor<6x3xf64>, tensor<i64>) -> tensor<3xf64>
      %36 = stablehlo.multiply %35, %iterArg_35 : tensor<3xf64>
      %37 = stablehlo.multiply %iterArg_35, %34 : tensor<3xf64>
      %38 = stablehlo.multiply %36, %33 : tensor<3xf64>
      %39 = stablehlo.dot_general %38, %32, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<3xf64>, tensor<5xf64>) -> tensor<3x5xf64>
      %40 = stablehlo.transpose %39, dims = [1, 0] : (tensor<3x5xf64>) -> tensor<5x3xf64>
      %41 = stablehlo.add %iterArg_34, %40 : tensor<5x3xf64>
      %42 = stablehlo.dot_general %38, %iterArg_31, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3xf64>, tensor<5x3xf64>) -> tensor<5xf64>
      %43 = stablehlo.slice %42 [0:2] : (tensor<5xf64>) -> tensor<2xf64>
      %44 = stablehlo.slice %42 [2:5] : (tensor<5xf64>) -> tensor<3xf64>
      %45 = stablehlo.multiply %31, %44 : tensor<3xf64>
      %46 = stablehlo.multiply %44, %29 : tensor<3xf64>
      %47 = stablehlo.multiply %30, %iterArg_35 : tensor<3xf64>
      %48 = stablehlo.add %45, %47 : tensor<3xf64>
      %49 = stablehlo.multiply %iterArg_35, %29 : tensor<3xf64>
      %50 = stablehlo.negate %49 : tensor<3xf64>
      %51 = stablehlo.add %37, %50 : tensor<3xf64>
      %52 = stablehlo.concatenate %51, %46, dim = 0 : (tensor<3xf64>, tensor<3xf64>) -> tensor<6xf64>
      %53 = stablehlo.multiply %52, %28 : tensor<6xf64>
      %54 = stablehlo.dot_general %53, %27, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<6xf64>, tensor<5xf64>) -> tensor<6x5xf64>
      %55 = stablehlo.transpose %54, dims = [1, 0] : (tensor<6x5xf64>) -> tensor<5x6xf64>
      %56 = stablehlo.add %iterArg_33, %55 : tensor<5x6xf64>
      %57 = stablehlo.dot_general %53, %iterArg_29, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6xf64>, tensor<5x6xf64>) -> tensor<5xf64>
      %58 = stablehlo.slice %57 [0:2] : (tensor<5xf64>) -> tensor<2xf64>
      %59 = stablehlo.slice %57 [2:5] : (tensor<5xf64>) -> tensor<3xf64>
      %60 = stablehlo.add %48, %59 : tensor<3xf64>
      %c_38 = stablehlo.constant dense<1> : tensor<i64>
      %61 = stablehlo.add %iterArg_32, %c_38 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %61, %56, %41, %60 : tensor<6x5xf64>, tensor<6x6xf64>, tensor<6x3xf64>, tensor<6x3xf64>, tensor<6x3xf64>, tensor<6x5xf64>, tensor<6x3xf64>, tensor<6x3xf64>, tensor<6x3xf64>, tensor<2xf64>, tensor<5x6xf64>, tensor<2xf64>, tensor<5x3xf64>, tensor<i64>, tensor<5x6xf64>, tensor<5x3xf64>, tensor<3xf64>
    }
    return %24#15, %24#14 : tensor<5x3xf64>, tensor<5x6xf64>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<6x2xf64>, %arg1: tensor<i64>) -> tensor<2xf64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 2] : (tensor<6x2xf64>, tensor<i64>, tensor<i64>) -> tensor<1x2xf64>
    %1 = stablehlo.reshape %0 : (tensor<1x2xf64>) -> tensor<2xf64>
    return %1 : tensor<2xf64>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6x3xf64>, %arg1: tensor<3xf64>, %arg2: tensor<i64>) -> tensor<6x3xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x3xf64>, tensor<1x3xf64>, tensor<i64>, tensor<i64>) -> tensor<6x3xf64>
    return %1 : tensor<6x3xf64>
  }
  func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<6x5xf64>, %arg1: tensor<5xf64>, %arg2: tensor<i64>) -> tensor<6x5xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<5xf64>) -> tensor<1x5xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x5xf64>, tensor<1x5xf64>, tensor<i64>, tensor<i64>) -> tensor<6x5xf64>
    return %1 : tensor<6x5xf64>
  }
  func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<6x6xf64>, %arg1: tensor<6xf64>, %arg2: tensor<i64>) -> tensor<6x6xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x6xf64>, tensor<1x6xf64>, tensor<i64>, tensor<i64>) -> tensor<6x6xf64>
    return %1 : tensor<6x6xf64>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<6x5xf64>, %arg1: tensor<i64>) -> tensor<5xf64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 5] : (tensor<6x5xf64>, tensor<i64>, tensor<i64>) -> tensor<1x5xf64>
    %1 = stablehlo.reshape %0 : (tensor<1x5xf64>) -> tensor<5xf64>
    return %1 : tensor<5xf64>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<6x6xf64>, %arg1: tensor<i64>) -> tensor<6xf64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<6x6xf64>, tensor<i64>, tensor<i64>) -> tensor<1x6xf64>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf64>) -> tensor<6xf64>
    return %1 : tensor<6xf64>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<6x3xf64>, %arg1: tensor<i64>) -> tensor<3xf64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<6x3xf64>, tensor<i64>, tensor<i64>) -> tensor<1x3xf64>
    %1 = stablehlo.reshape %0 : (tensor<1x3xf64>) -> tensor<3xf64>
    return %1 : tensor<3xf64>
  }
}

// -----

// programs_models: gru in bf16
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<6x2xbf16>, tensor<5x3xbf16>, tensor<5x6xbf16>)
    %e:1 = call @expected() : () -> (tensor<3xbf16>)
    %r:1 = call @program(%i#0, %i#1, %i#2) : (tensor<6x2xbf16>, tensor<5x3xbf16>, tensor<5x6xbf16>) -> (tensor<3xbf16>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.2 : tensor<3xbf16>
    return
  }
  func.func private @inputs() -> (tensor<6x2xbf16>, tensor<5x3xbf16>, tensor<5x6xbf16>) {
    %0 = stablehlo.constant dense<"0x213FF0BE093F4ABEB3BE02BE953DAE3ECA3EC0BDCCBE2BBE"> : tensor<6x2xbf16>
    %1 = stablehlo.constant dense<"0x22BF32BFA1BEDFBE6C3E66BE21BF08BFD43E8FBEEA3E9CBE803E0D3ED9BE"> : tensor<5x3xbf16>
    %2 = stablehlo.constant dense<"0x11BF0DBF143F5CBE9B3ECD3D96BD27BF2D3F15BE21BF2ABFC63E73BEEB3E92BEA93C45BE043F183FB4BE97BE23BEBDBE7ABD003E73BE1BBFFE3E2BBD"> : tensor<5x6xbf16>
    return %0, %1, %2 : tensor<6x2xbf16>, tensor<5x3xbf16>, tensor<5x6xbf16>
  }
  func.func private @expected() -> (tensor<3xbf16>) {
    %0 = stablehlo.constant dense<"0x0C3E723D123D"> : tensor<3xbf16>
    return %0 : tensor<3xbf16>
  }
  func.func private @program(%arg0: tensor<6x2xbf16>, %arg1: tensor<5x3xbf16>, %arg2: tensor<5x6xbf16>) -> (tensor<3xbf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<3xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<6x3xbf16>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2:6 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %arg2, %iterArg_2 = %arg1, %iterArg_3 = %c, %iterArg_4 = %0, %iterArg_5 = %1) : tensor<6x2xbf16>, tensor<5x6xbf16>, tensor<5x3xbf16>, tensor<i64>, tensor<3xbf16>, tensor<6x3xbf16>
    cond {
      %c_6 = stablehlo.constant dense<6> : tensor<i64>
      %3 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %3 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_3) : (tensor<6x2xbf16>, tensor<i64>) -> tensor<2xbf16>
      %4 = stablehlo.concatenate %3, %iterArg_4, dim = 0 : (tensor<2xbf16>, tensor<3xbf16>) -> tensor<5xbf16>
      %5 = stablehlo.dot_general %4, %iterArg_1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5xbf16>, tensor<5x6xbf16>) -> tensor<6xbf16>
      %6 = stablehlo.negate %5 : tensor<6xbf16>
      %7 = stablehlo.exponential %6 : tensor<6xbf16>
      %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
      %8 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<bf16>) -> tensor<6xbf16>
      %9 = stablehlo.add %8, %7 : tensor<6xbf16>
      %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
      %10 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<bf16>) -> tensor<6xbf16>
      %11 = stablehlo.divide %10, %9 : tensor<6xbf16>
      %12 = stablehlo.slice %11 [0:3] : (tensor<6xbf16>) -> tensor<3xbf16>
      %13 = stablehlo.slice %11 [3:6] : (tensor<6xbf16>) -> tensor<3xbf16>
      %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
      %14 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<bf16>) -> tensor<3xbf16>
      %15 = stablehlo.subtract %14, %12 : tensor<3xbf16>
      %16 = stablehlo.multiply %15, %iterArg_4 : tensor<3xbf16>
      %17 = stablehlo.multiply %13, %iterArg_4 : tensor<3xbf16>
      %18 = stablehlo.concatenate %3, %17, dim = 0 : (tensor<2xbf16>, tensor<3xbf16>) -> tensor<5xbf16>
      %19 = stablehlo.dot_general %18, %iterArg_2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5xbf16>, tensor<5x3xbf16>) -> tensor<3xbf16>
      %20 = stablehlo.tanh %19 : tensor<3xbf16>
      %21 = stablehlo.multiply %12, %20 : tensor<3xbf16>
      %22 = stablehlo.add %16, %21 : tensor<3xbf16>
      %23 = func.call @dynamic_update_index_in_dim(%iterArg_5, %iterArg_4, %iterArg_3) : (tensor<6x3xbf16>, tensor<3xbf16>, tensor<i64>) -> tensor<6x3xbf16>
      %c_9 = stablehlo.constant dense<1> : tensor<i64>
      %24 = stablehlo.add %iterArg_3, %c_9 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_1, %iterArg_2, %24, %22, %23 : tensor<6x2xbf16>, tensor<5x6xbf16>, tensor<5x3xbf16>, tensor<i64>, tensor<3xbf16>, tensor<6x3xbf16>
    }
    return %2#4 : tensor<3xbf16>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<6x2xbf16>, %arg1: tensor<i64>) -> tensor<2xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 2] : (tensor<6x2xbf16>, tensor<i64>, tensor<i64>) -> tensor<1x2xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x2xbf16>) -> tensor<2xbf16>
    return %1 : tensor<2xbf16>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6x3xbf16>, %arg1: tensor<3xbf16>, %arg2: tensor<i64>) -> tensor<6x3xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xbf16>) -> tensor<1x3xbf16>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x3xbf16>, tensor<1x3xbf16>, tensor<i64>, tensor<i64>) -> tensor<6x3xbf16>
    return %1 : tensor<6x3xbf16>
  }
}

// -----

// programs_models: residual network
module {
  func.func public @main() {
    %i:5 = call @inputs() : () -> (tensor<2x5x5x2xf32>, tensor<3x3x2x3xf32>, tensor<3x3x3x3xf32>, tensor<1x1x2x3xf32>, tensor<3x2xf32>)
    %e:1 = call @expected() : () -> (tensor<2x2xf32>)
    %r:1 = call @program(%i#0, %i#1, %i#2, %i#3, %i#4) : (tensor<2x5x5x2xf32>, tensor<3x3x2x3xf32>, tensor<3x3x3x3xf32>, tensor<1x1x2x3xf32>, tensor<3x2xf32>) -> (tensor<2x2xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 5.0e-05 : tensor<2x2xf32>
    return
  }
  func.func private @inputs() -> (tensor<2x5x5x2xf32>, tensor<3x3x2x3xf32>, tensor<3x3x3x3xf32>, tensor<1x1x2x3xf32>, tensor<3x2xf32>) {
    %0 = stablehlo.constant dense<"0x954F06BE3644B43DDBA42ABF9A072E3FAED730BD0ECF0EBEF3BEE6BE640EE63DDA5F27BF0AD7FB3E85BE2C3DC550123FDA4B95BED08B09BF97CF28BE1B9E21BFB30B143E22972F3FEFB0A7BECA76063F3BF301BF69F155BDA0B10E3EA52729BF9818143F7FD220BFD8D917BF99272C3F18FEDA3E0B43FB3E2D6C5C3E7632613E5221D1BEB9AF0A3DFEBEEA3EB373483CDACF25BFCD0EC5BE929125BF8303283EC537043E454AD63E615F863EF245A8BDC0C104BE333FAB3E85E5FE3E93F1163E4076153E0431AB3EC9A1053FEEF31DBF57910A3F2C7BA7BE56F1243EFCC0313FA34CE23E2453E1BE52052F3FABF99DBE2E3565BEF247EBBEBD7F423D9AF1213F3661183F883A213F98E10D3FDFAB353E26021BBF05DA23BF86E881BE82E1183DF08140BE491B003EF1E43EBD7BBAAF3D1A29023F81869E3CAD870BBFF14F0D3FC13A003E589ACA3E7CC400BFCB35043F324B073FAAD70D3EF0BF23BF3702A8BE61C44DBE198C8A3E7832763E2DAF10BE328E10BFD786E5BE6B7CBBBD1085EABE4B2E283EC5D7293F0057AEBDD166C8BE"> : tensor<2x5x5x2xf32>
    %1 = stablehlo.constant dense<"0xC67866BD065E9BBDA588CF3CBCF7CEBE0469233FF0CC2EBE96B0F03D6513893ED303FA3D507D183E3484063E6D96D23EFEBC6BBEDC67193FE7DC31BFC368933EB9A9CEBE6E0D873CCFBD9B3E480077BE548FCF3E5E1F5CBE7419EFBE64DE4FBE3C6B29BF8A0709BFD224F73E94ACC4BE623B233F0BC6C63D275C35BE20FA283F5DF786BEF1879FBE77031B3E48B3F8BE79B2973E9700EBBEA946163EAC82673DD14DEF3D7B199D3DEE03CE3E7FC62D3FD7B59CBED155F1BD111E7C3D5712D4BED26A6EBD4658C33E362709BFC800C1BEB3B6BC3E9BF2C23E"> : tensor<3x3x2x3xf32>
    %2 = stablehlo.constant dense<"0xFB1F253E328CB03D156D12BF9EBAB53D90C8FF3EA8E9813EDEB98D3E2891653EF5A0053F37B62B3F22CC283FD863F8BEA63C7ABC67063ABDBD48B53C184FAF3EFF0130BF8ACC0CBFB9B29DBCCC26CA3E4C6386BE6F8CE1BE5F71ABBD97A2403D3536283FF4CD213FBA95103F27549F3E9DBBEE3D8AD1C23D7EE2C13E0088E93E7F88B3BEC8CD843E25061B3F5CEA6ABE8CCCF03E301F813E72CA2ABF2EAB2FBF3AFDE7BE001C96BA67A575BEB25CECBE617DB2BE1C73E5BEE947F63E2157FBBE8BC48BBE61B6093FD9E63EBE2A1088BEA608F9BD0639543E35F5743E5BFAF93E7050ED3D06BE0ABF7D84133F35A1B9BE75C57C3E18FAA63C9C9F10BF59C1A7BEC566C3BD55F7FEBEF7880D3F05D1BDBE9A27423EC604413E835CD53E000575BC5CB8263FF27D0DBFB38122BE5E51D4BD0BCE403E3CA828BF69D0163F16B5F93E660C043C"> : tensor<3x3x3x3xf32>
    %3 = stablehlo.constant dense<"0xCE85DE3D36EA34BE339BC33E2443403E85F22EBFE3FD233F"> : tensor<1x1x2x3xf32>
    %4 = stablehlo.constant dense<"0xE9E73DBE4D0F033F23C0AE3E98361B3E02BC11BEB1147E3E"> : tensor<3x2xf32>
    return %0, %1, %2, %3, %4 : tensor<2x5x5x2xf32>, tensor<3x3x2x3xf32>, tensor<3x3x3x3xf32>, tensor<1x1x2x3xf32>, tensor<3x2xf32>
  }
  func.func private @expected() -> (tensor<2x2xf32>) {
    %0 = stablehlo.constant dense<"0xE2864D3C3C41D33ED254843CE4D1C23E"> : tensor<2x2xf32>
    return %0 : tensor<2x2xf32>
  }
  func.func private @program(%arg0: tensor<2x5x5x2xf32>, %arg1: tensor<3x3x2x3xf32>, %arg2: tensor<3x3x3x3xf32>, %arg3: tensor<1x1x2x3xf32>, %arg4: tensor<3x2xf32>) -> (tensor<2x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x5x5x2xf32>, tensor<3x3x2x3xf32>) -> tensor<2x3x3x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x3xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %3 = stablehlo.divide %1, %2 : tensor<3xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [3] : (tensor<3xf32>) -> tensor<1x1x1x3xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xf32>) -> tensor<2x3x3x3xf32>
    %6 = stablehlo.subtract %0, %5 : tensor<2x3x3x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %7 = call @_var(%0, %c) : (tensor<2x3x3x3xf32>, tensor<i64>) -> tensor<3xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %9 = stablehlo.add %7, %8 : tensor<3xf32>
    %10 = stablehlo.rsqrt %9 : tensor<3xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [3] : (tensor<3xf32>) -> tensor<1x1x1x3xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xf32>) -> tensor<2x3x3x3xf32>
    %13 = stablehlo.multiply %6, %12 : tensor<2x3x3x3xf32>
    %14 = call @relu(%13) : (tensor<2x3x3x3xf32>) -> tensor<2x3x3x3xf32>
    %15 = stablehlo.convolution(%14, %arg2) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3x3xf32>, tensor<3x3x3x3xf32>) -> tensor<2x3x3x3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x3xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_3 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %18 = stablehlo.divide %16, %17 : tensor<3xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [3] : (tensor<3xf32>) -> tensor<1x1x1x3xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xf32>) -> tensor<2x3x3x3xf32>
    %21 = stablehlo.subtract %15, %20 : tensor<2x3x3x3xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i64>
    %22 = call @_var(%15, %c_4) : (tensor<2x3x3x3xf32>, tensor<i64>) -> tensor<3xf32>
    %cst_5 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %24 = stablehlo.add %22, %23 : tensor<3xf32>
    %25 = stablehlo.rsqrt %24 : tensor<3xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [3] : (tensor<3xf32>) -> tensor<1x1x1x3xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xf32>) -> tensor<2x3x3x3xf32>
    %28 = stablehlo.multiply %21, %27 : tensor<2x3x3x3xf32>
    %29 = stablehlo.convolution(%arg0, %arg3) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x5x5x2xf32>, tensor<1x1x2x3xf32>) -> tensor<2x3x3x3xf32>
    %30 = stablehlo.add %28, %29 : tensor<2x3x3x3xf32>
    %31 = call @relu(%30) : (tensor<2x3x3x3xf32>) -> tensor<2x3x3x3xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_6) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x3x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %cst_7 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %34 = stablehlo.divide %32, %33 : tensor<2x3xf32>
    %35 = stablehlo.dot_general %34, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
    return %35 : tensor<2x2xf32>
  }
  func.func private @_var(%arg0: tensor<2x3x3x3xf32>, %arg1: tensor<i64>) -> tensor<3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x3xf32>, tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [3] : (tensor<3xf32>) -> tensor<1x1x1x3xf32>
    %cst_0 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1x1x3xf32>
    %3 = stablehlo.divide %1, %2 : tensor<1x1x1x3xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xf32>) -> tensor<2x3x3x3xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x3x3x3xf32>
    %6 = chlo.square %5 : tensor<2x3x3x3xf32> -> tensor<2x3x3x3xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x3xf32>, tensor<f32>) -> tensor<3xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %11 = stablehlo.divide %9, %10 : tensor<3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %13 = call @_where(%12, %11, %cst_4) : (tensor<i1>, tensor<3xf32>, tensor<f64>) -> tensor<3xf32>
    return %13 : tensor<3xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<3xf32>, %arg2: tensor<f64>) -> tensor<3xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<3xf32>
    return %2 : tensor<3xf32>
  }
  func.func private @relu(%arg0: tensor<2x3x3x3xf32>) -> tensor<2x3x3x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x3x3xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x3x3x3xf32>
    return %1 : tensor<2x3x3x3xf32>
  }
}

// -----

// programs_models: residual network, value and gradients
module {
  func.func public @main() {
    %i:5 = call @inputs() : () -> (tensor<2x5x5x2xf32>, tensor<3x3x2x3xf32>, tensor<3x3x3x3xf32>, tensor<1x1x2x3xf32>, tensor<3x2xf32>)
    %e:5 = call @expected() : () -> (tensor<f32>, tensor<3x3x2x3xf32>, tensor<3x3x3x3xf32>, tensor<1x1x2x3xf32>, tensor<3x2xf32>)
    %r:5 = call @program(%i#0, %i#1, %i#2, %i#3, %i#4) : (tensor<2x5x5x2xf32>, tensor<3x3x2x3xf32>, tensor<3x3x3x3xf32>, tensor<1x1x2x3xf32>, tensor<3x2xf32>) -> (tensor<f32>, tensor<3x3x2x3xf32>, tensor<3x3x3x3xf32>, tensor<1x1x2x3xf32>, tensor<3x2xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 5.0e-05 : tensor<f32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 5.0e-05 : tensor<3x3x2x3xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 5.0e-05 : tensor<3x3x3x3xf32>
    check.expect_almost_eq %r#3, %e#3, tolerance = 5.0e-05 : tensor<1x1x2x3xf32>
    check.expect_almost_eq %r#4, %e#4, tolerance = 5.0e-05 : tensor<3x2xf32>
    return
  }
  func.func private @inputs() -> (tensor<2x5x5x2xf32>, tensor<3x3x2x3xf32>, tensor<3x3x3x3xf32>, tensor<1x1x2x3xf32>, tensor<3x2xf32>) {
    %0 = stablehlo.constant dense<"0x954F06BE3644B43DDBA42ABF9A072E3FAED730BD0ECF0EBEF3BEE6BE640EE63DDA5F27BF0AD7FB3E85BE2C3DC550123FDA4B95BED08B09BF97CF28BE1B9E21BFB30B143E22972F3FEFB0A7BECA76063F3BF301BF69F155BDA0B10E3EA52729BF9818143F7FD220BFD8D917BF99272C3F18FEDA3E0B43FB3E2D6C5C3E7632613E5221D1BEB9AF0A3DFEBEEA3EB373483CDACF25BFCD0EC5BE929125BF8303283EC537043E454AD63E615F863EF245A8BDC0C104BE333FAB3E85E5FE3E93F1163E4076153E0431AB3EC9A1053FEEF31DBF57910A3F2C7BA7BE56F1243EFCC0313FA34CE23E2453E1BE52052F3FABF99DBE2E3565BEF247EBBEBD7F423D9AF1213F3661183F883A213F98E10D3FDFAB353E26021BBF05DA23BF86E881BE82E1183DF08140BE491B003EF1E43EBD7BBAAF3D1A29023F81869E3CAD870BBFF14F0D3FC13A003E589ACA3E7CC400BFCB35043F324B073FAAD70D3EF0BF23BF3702A8BE61C44DBE198C8A3E7832763E2DAF10BE328E10BFD786E5BE6B7CBBBD1085EABE4B2E283EC5D7293F0057AEBDD166C8BE"> : tensor<2x5x5x2xf32>
    %1 = stablehlo.constant dense<"0xC67866BD065E9BBDA588CF3CBCF7CEBE0469233FF0CC2EBE96B0F03D6513893ED303FA3D507D183E3484063E6D96D23EFEBC6BBEDC67193FE7DC31BFC368933EB9A9CEBE6E0D873CCFBD9B3E480077BE548FCF3E5E1F5CBE7419EFBE64DE4FBE3C6B29BF8A0709BFD224F73E94ACC4BE623B233F0BC6C63D275C35BE20FA283F5DF786BEF1879FBE77031B3E48B3F8BE79B2973E9700EBBEA946163EAC82673DD14DEF3D7B199D3DEE03CE3E7FC62D3FD7B59CBED155F1BD111E7C3D5712D4BED26A6EBD4658C33E362709BFC800C1BEB3B6BC3E9BF2C23E"> : tensor<3x3x2x3xf32>
    %2 = stablehlo.constant dense<"0xFB1F253E328CB03D156D12BF9EBAB53D90C8FF3EA8E9813EDEB98D3E2891653EF5A0053F37B62B3F22CC283FD863F8BEA63C7ABC67063ABDBD48B53C184FAF3EFF0130BF8ACC0CBFB9B29DBCCC26CA3E4C6386BE6F8CE1BE5F71ABBD97A2403D3536283FF4CD213FBA95103F27549F3E9DBBEE3D8AD1C23D7EE2C13E0088E93E7F88B3BEC8CD843E25061B3F5CEA6ABE8CCCF03E301F813E72CA2ABF2EAB2FBF3AFDE7BE001C96BA67A575BEB25CECBE617DB2BE1C73E5BEE947F63E2157FBBE8BC48BBE61B6093FD9E63EBE2A1088BEA608F9BD0639543E35F5743E5BFAF93E7050ED3D06BE0ABF7D84133F35A1B9BE75C57C3E18FAA63C9C9F10BF59C1A7BEC566C3BD55F7FEBEF7880D3F05D1BDBE9A27423EC604413E835CD53E000575BC5CB8263FF27D0DBFB38122BE5E51D4BD0BCE403E3CA828BF69D0163F16B5F93E660C043C"> : tensor<3x3x3x3xf32>
    %3 = stablehlo.constant dense<"0xCE85DE3D36EA34BE339BC33E2443403E85F22EBFE3FD233F"> : tensor<1x1x2x3xf32>
    %4 = stablehlo.constant dense<"0xE9E73DBE4D0F033F23C0AE3E98361B3E02BC11BEB1147E3E"> : tensor<3x2xf32>
    return %0, %1, %2, %3, %4 : tensor<2x5x5x2xf32>, tensor<3x3x2x3xf32>, tensor<3x3x3x3xf32>, tensor<1x1x2x3xf32>, tensor<3x2xf32>
  }
  func.func private @expected() -> (tensor<f32>, tensor<3x3x2x3xf32>, tensor<3x3x3x3xf32>, tensor<1x1x2x3xf32>, tensor<3x2xf32>) {
    %0 = stablehlo.constant dense<"0x8682A13D"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x907D5E3BAF0F2F3CEDE2243CEC97D53BDBEAD23A2950BB3BEBE2243C5DE015BC6E97183C71A7AA3B9A734A3B6A94913BCCBF05BCB65A3F3CD31786BBD7B420BCB5B2003C571560B9C213E53A5945CEBB603A04BC4F9D6CBB8CF40A3C20A3E4BAC072063B018623BA0E62D1BBCE2C2ABB9B8D193C71224A3AC77C213B085C99BB220D8BBBDDC0B33ADD91D1BBB56380BB1964B4BAC00D86BB7B0709BA237A0DBC5C55973B9824C63905986D3A2663B7BBCB37293B04D5A8BBCE81C13B29939D3B731121BB270D33BAF4807FBB973383BBDA77BDBAF44777BB"> : tensor<3x3x2x3xf32>
    %2 = stablehlo.constant dense<"0x10FB103C896C2EBB7560793AB73C533CA89E96BB36FDC8B9701E1EBB6F5B1A3BE9108FBB92BB543C7B2B5BBBB16893BBC78E66BCF9270E3A75C7DA3A2E265C3C224BCDBB50C889BADF51CB3BD9E95CBB2012A1BA14A000BBE1E1173BCAAF64BBC79923BCC473603BDC2F8DBB79D093BCA7B1D9BAA041A43A1C410D3C65365BBBED7E1A39E89807BCD4C5473B5BDC0F3B7821E13B29AC1C3B9171DAB918896ABCB6DDA63B5E8F9ABB5015463C7FF9823BA99A8BBB5FADB23B5E2C1D3B2DA4BA3A5EEF6F3B3635963BE0EA94BB64F342BB2C4B2B3BF69C05BB925597BC46E6903A0BE4B9BBF209E8BBE236CC39C598F7BA37BD93BCED7EFC3A2B32C1BB84FA243B2132A83A1D95093BFC7D56BC59C1ED3B9B4FF4BAC4A96C3B8963383B76AF653BC552C6B90C64323B06C7F53A1023CB3BF774E63B2171D5396349993A1A2A613ABEAB0DB9"> : tensor<3x3x3x3xf32>
    %3 = stablehlo.constant dense<"0xEFECCBBB18D70E3BD87DC4BA9C21093C2512F9BB2EABF53B"> : tensor<1x1x2x3xf32>
    %4 = stablehlo.constant dense<"0xFBEEBF3B14782B3EAFF9D73BF43F3A3E85B0DB3BC87D363E"> : tensor<3x2xf32>
    return %0, %1, %2, %3, %4 : tensor<f32>, tensor<3x3x2x3xf32>, tensor<3x3x3x3xf32>, tensor<1x1x2x3xf32>, tensor<3x2xf32>
  }
  func.func private @program(%arg0: tensor<2x5x5x2xf32>, %arg1: tensor<3x3x2x3xf32>, %arg2: tensor<3x3x3x3xf32>, %arg3: tensor<1x1x2x3xf32>, %arg4: tensor<3x2xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x3x2x3xf32> {jax.result_info = "result[1][0]"}, tensor<3x3x3x3xf32> {jax.result_info = "result[1][1]"}, tensor<1x1x2x3xf32> {jax.result_info = "result[1][2]"}, tensor<3x2xf32> {jax.result_info = "result[1][3]"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x5x5x2xf32>, tensor<3x3x2x3xf32>) -> tensor<2x3x3x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x3xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %3 = stablehlo.divide %1, %2 : tensor<3xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [3] : (tensor<3xf32>) -> tensor<1x1x1x3xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xf32>) -> tensor<2x3x3x3xf32>
    %6 = stablehlo.subtract %0, %5 : tensor<2x3x3x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %7:5 = call @_var(%0, %c) : (tensor<2x3x3x3xf32>, tensor<i64>) -> (tensor<3xf32>, tensor<2x3x3x3xf32>, tensor<f32>, tensor<i1>, tensor<3xf32>)
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %9 = stablehlo.add %7#0, %8 : tensor<3xf32>
    %10 = stablehlo.rsqrt %9 : tensor<3xf32>
    %11 = stablehlo.divide %10, %9 : tensor<3xf32>
    %cst_2 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %13 = stablehlo.multiply %12, %11 : tensor<3xf32>
    %14 = stablehlo.broadcast_in_dim %10, dims = [3] : (tensor<3xf32>) -> tensor<1x1x1x3xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xf32>) -> tensor<2x3x3x3xf32>
    %16 = stablehlo.multiply %6, %15 : tensor<2x3x3x3xf32>
    %17 = call @relu(%16) : (tensor<2x3x3x3xf32>) -> tensor<2x3x3x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x3x3x3xf32>
    %19 = stablehlo.compare GT, %16, %18, FLOAT : (tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) -> tensor<2x3x3x3xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x3x3x3xf32>
    %21 = stablehlo.convolution(%17, %arg2) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3x3xf32>, tensor<3x3x3x3xf32>) -> tensor<2x3x3x3xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_5) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x3xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_6 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %24 = stablehlo.divide %22, %23 : tensor<3xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [3] : (tensor<3xf32>) -> tensor<1x1x1x3xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xf32>) -> tensor<2x3x3x3xf32>
    %27 = stablehlo.subtract %21, %26 : tensor<2x3x3x3xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i64>
    %28:5 = call @_var(%21, %c_7) : (tensor<2x3x3x3xf32>, tensor<i64>) -> (tensor<3xf32>, tensor<2x3x3x3xf32>, tensor<f32>, tensor<i1>, tensor<3xf32>)
    %cst_8 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %30 = stablehlo.add %28#0, %29 : tensor<3xf32>
    %31 = stablehlo.rsqrt %30 : tensor<3xf32>
    %32 = stablehlo.divide %31, %30 : tensor<3xf32>
    %cst_9 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %34 = stablehlo.multiply %33, %32 : tensor<3xf32>
    %35 = stablehlo.broadcast_in_dim %31, dims = [3] : (tensor<3xf32>) -> tensor<1x1x1x3xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xf32>) -> tensor<2x3x3x3xf32>
    %37 = stablehlo.multiply %27, %36 : tensor<2x3x3x3xf32>
    %38 = stablehlo.convolution(%arg0, %arg3) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x5x5x2xf32>, tensor<1x1x2x3xf32>) -> tensor<2x3x3x3xf32>
    %39 = stablehlo.add %37, %38 : tensor<2x3x3x3xf32>
    %40 = call @relu(%39) : (tensor<2x3x3x3xf32>) -> tensor<2x3x3x3xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x3x3x3xf32>
    %42 = stablehlo.compare GT, %39, %41, FLOAT : (tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) -> tensor<2x3x3x3xi1>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x3x3x3xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%40 init: %cst_12) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x3x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %cst_13 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %46 = stablehlo.divide %44, %45 : tensor<2x3xf32>
    %47 = stablehlo.dot_general %46, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
    %48 = stablehlo.multiply %47, %47 : tensor<2x2xf32>
    %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %50 = stablehlo.multiply %49, %47 : tensor<2x2xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%48 init: %cst_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_16 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %52 = stablehlo.divide %51, %cst_16 : tensor<f32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_18 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %53 = stablehlo.divide %cst_17, %cst_18 : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %55 = stablehlo.multiply %54, %50 : tensor<2x2xf32>
    %56 = stablehlo.dot_general %55, %46, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x2xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %57 = stablehlo.transpose %56, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %58 = stablehlo.dot_general %55, %arg4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2xf32>, tensor<3x2xf32>) -> tensor<2x3xf32>
    %cst_19 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %60 = stablehlo.divide %58, %59 : tensor<2x3xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 3] : (tensor<2x3xf32>) -> tensor<2x3x3x3xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x3x3x3xf32>
    %63 = stablehlo.select %42, %61, %62 : tensor<2x3x3x3xi1>, tensor<2x3x3x3xf32>
    %64 = stablehlo.convolution(%arg0, %63) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x5x5x2xf32>, tensor<2x3x3x3xf32>) -> tensor<1x1x2x3xf32>
    %65 = stablehlo.multiply %27, %63 : tensor<2x3x3x3xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%65 init: %cst_21) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x3xf32>, tensor<f32>) -> tensor<3xf32>
    %67 = stablehlo.reshape %66 : (tensor<3xf32>) -> tensor<1x1x1x3xf32>
    %68 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xf32>) -> tensor<2x3x3x3xf32>
    %69 = stablehlo.multiply %63, %68 : tensor<2x3x3x3xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.reduce(%67 init: %cst_22) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x3xf32>, tensor<f32>) -> tensor<3xf32>
    %71 = stablehlo.multiply %70, %34 : tensor<3xf32>
    %72 = call @_var_0(%28#1, %28#2, %28#3, %28#4, %71) : (tensor<2x3x3x3xf32>, tensor<f32>, tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3x3x3xf32>
    %73 = stablehlo.negate %69 : tensor<2x3x3x3xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%73 init: %cst_23) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x3xf32>, tensor<f32>) -> tensor<3xf32>
    %75 = stablehlo.reshape %74 : (tensor<3xf32>) -> tensor<1x1x1x3xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.reduce(%75 init: %cst_24) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x3xf32>, tensor<f32>) -> tensor<3xf32>
    %77 = stablehlo.add %72, %69 : tensor<2x3x3x3xf32>
    %cst_25 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %79 = stablehlo.divide %76, %78 : tensor<3xf32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [3] : (tensor<3xf32>) -> tensor<2x3x3x3xf32>
    %81 = stablehlo.add %77, %80 : tensor<2x3x3x3xf32>
    %82 = stablehlo.convolution(%17, %81) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) -> tensor<3x3x3x3xf32>
    %83 = stablehlo.reverse %arg2, dims = [0, 1] : tensor<3x3x3x3xf32>
    %84 = stablehlo.convolution(%81, %83) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3x3xf32>, tensor<3x3x3x3xf32>) -> tensor<2x3x3x3xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x3x3x3xf32>
    %86 = stablehlo.select %19, %84, %85 : tensor<2x3x3x3xi1>, tensor<2x3x3x3xf32>
    %87 = stablehlo.multiply %6, %86 : tensor<2x3x3x3xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.reduce(%87 init: %cst_27) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x3xf32>, tensor<f32>) -> tensor<3xf32>
    %89 = stablehlo.reshape %88 : (tensor<3xf32>) -> tensor<1x1x1x3xf32>
    %90 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xf32>) -> tensor<2x3x3x3xf32>
    %91 = stablehlo.multiply %86, %90 : tensor<2x3x3x3xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.reduce(%89 init: %cst_28) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x3xf32>, tensor<f32>) -> tensor<3xf32>
    %93 = stablehlo.multiply %92, %13 : tensor<3xf32>
    %94 = call @_var_0(%7#1, %7#2, %7#3, %7#4, %93) : (tensor<2x3x3x3xf32>, tensor<f32>, tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3x3x3xf32>
    %95 = stablehlo.negate %91 : tensor<2x3x3x3xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.reduce(%95 init: %cst_29) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x3xf32>, tensor<f32>) -> tensor<3xf32>
    %97 = stablehlo.reshape %96 : (tensor<3xf32>) -> tensor<1x1x1x3xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.reduce(%97 init: %cst_30) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x3xf32>, tensor<f32>) -> tensor<3xf32>
    %99 = stablehlo.add %94, %91 : tensor<2x3x3x3xf32>
    %cst_31 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %101 = stablehlo.divide %98, %100 : tensor<3xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [3] : (tensor<3xf32>) -> tensor<2x3x3x3xf32>
    %103 = stablehlo.add %99, %102 : tensor<2x3x3x3xf32>
    %104 = stablehlo.convolution(%arg0, %103) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x5x5x2xf32>, tensor<2x3x3x3xf32>) -> tensor<3x3x2x3xf32>
    return %52, %104, %82, %64, %57 : tensor<f32>, tensor<3x3x2x3xf32>, tensor<3x3x3x3xf32>, tensor<1x1x2x3xf32>, tensor<3x2xf32>
  }
  func.func private @_var(%arg0: tensor<2x3x3x3xf32>, %arg1: tensor<i64>) -> (tensor<3xf32>, tensor<2x3x3x3xf32>, tensor<f32>, tensor<i1>, tensor<3xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x3xf32>, tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [3] : (tensor<3xf32>) -> tensor<1x1x1x3xf32>
    %cst_0 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1x1x3xf32>
    %3 = stablehlo.divide %1, %2 : tensor<1x1x1x3xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xf32>) -> tensor<2x3x3x3xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x3x3x3xf32>
    %6 = chlo.square %5 : tensor<2x3x3x3xf32> -> tensor<2x3x3x3xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x3x3x3xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<2x3x3x3xf32>
    %9 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x3xf32>, tensor<f32>) -> tensor<3xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %13 = stablehlo.divide %11, %12 : tensor<3xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.compare GT, %10, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %15:2 = call @_where(%14, %13, %cst_5) : (tensor<i1>, tensor<3xf32>, tensor<f64>) -> (tensor<3xf32>, tensor<3xf32>)
    return %15#0, %8, %10, %14, %15#1 : tensor<3xf32>, tensor<2x3x3x3xf32>, tensor<f32>, tensor<i1>, tensor<3xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<3xf32>, %arg2: tensor<f64>) -> (tensor<3xf32>, tensor<3xf32>) {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    return %2, %3 : tensor<3xf32>, tensor<3xf32>
  }
  func.func private @relu(%arg0: tensor<2x3x3x3xf32>) -> tensor<2x3x3x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x3x3xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x3x3x3xf32>
    return %1 : tensor<2x3x3x3xf32>
  }
  func.func private @_var_0(%arg0: tensor<2x3x3x3xf32>, %arg1: tensor<f32>, %arg2: tensor<i1>, %arg3: tensor<3xf32>, %arg4: tensor<3xf32>) -> tensor<2x3x3x3xf32> {
    %0 = call @_where_1(%arg2, %arg3, %arg4) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.divide %0, %1 : tensor<3xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [3] : (tensor<3xf32>) -> tensor<2x3x3x3xf32>
    %4 = stablehlo.multiply %3, %arg0 : tensor<2x3x3x3xf32>
    %5 = stablehlo.negate %4 : tensor<2x3x3x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x3xf32>, tensor<f32>) -> tensor<3xf32>
    %7 = stablehlo.reshape %6 : (tensor<3xf32>) -> tensor<1x1x1x3xf32>
    %cst_0 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1x1x3xf32>
    %9 = stablehlo.divide %7, %8 : tensor<1x1x1x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x3xf32>, tensor<f32>) -> tensor<3xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [3] : (tensor<3xf32>) -> tensor<2x3x3x3xf32>
    %12 = stablehlo.add %4, %11 : tensor<2x3x3x3xf32>
    return %12 : tensor<2x3x3x3xf32>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>) -> tensor<3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<i1>, tensor<3xf32>
    return %1 : tensor<3xf32>
  }
}

// -----

// programs_models: residual network, gradients in f64
module {
  func.func public @main() {
    %i:5 = call @inputs() : () -> (tensor<2x5x5x2xf64>, tensor<3x3x2x3xf64>, tensor<3x3x3x3xf64>, tensor<1x1x2x3xf64>, tensor<3x2xf64>)
    %e:4 = call @expected() : () -> (tensor<3x3x2x3xf64>, tensor<3x3x3x3xf64>, tensor<1x1x2x3xf64>, tensor<3x2xf64>)
    %r:4 = call @program(%i#0, %i#1, %i#2, %i#3, %i#4) : (tensor<2x5x5x2xf64>, tensor<3x3x2x3xf64>, tensor<3x3x3x3xf64>, tensor<1x1x2x3xf64>, tensor<3x2xf64>) -> (tensor<3x3x2x3xf64>, tensor<3x3x3x3xf64>, tensor<1x1x2x3xf64>, tensor<3x2xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-09 : tensor<3x3x2x3xf64>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-09 : tensor<3x3x3x3xf64>
    check.expect_almost_eq %r#2, %e#2, tolerance = 1.0e-09 : tensor<1x1x2x3xf64>
    check.expect_almost_eq %r#3, %e#3, tolerance = 1.0e-09 : tensor<3x2xf64>
    return
  }
  func.func private @inputs() -> (tensor<2x5x5x2xf64>, tensor<3x3x2x3xf64>, tensor<3x3x3x3xf64>, tensor<1x1x2x3xf64>, tensor<3x2xf64>) {
    %0 = stablehlo.constant dense<"0x000000A0F2C9C0BF000000C08688B63F000000609B54E5BF00000040F3C0E53F000000C0F51AA6BF000000C0E1D9C1BF00000060DED7DCBF00000080CCC1BC3F00000040FBEBE4BF00000040E17ADF3F000000A0D097A53F000000A0184AE23F000000407BA9D2BF000000007A31E1BF000000E0F219C5BF00000060C333E4BF000000607681C23F00000040E4F2E53F000000E01DF6D4BF00000040D9CEE03F00000060673EE0BF000000202DBEAABF0000000034D6C13F000000A0F424E5BF000000001383E23F000000E04F1AE4BF000000003BFBE2BF00000020F384E53F00000000C35FDB3F000000606168DF3F000000A0858DCB3F000000C04E26CC3F000000402A24DABF00000020F755A13F000000C0DF57DD3F00000060760E893F00000040FBB9E4BF000000A0D9A1D8BF0000004032B2E4BF000000607000C53F000000A0F886C03F000000A048C9DA3F00000020ECCBD03F00000040BE08B5BF000000003898C0BF00000060E667D53F000000A0B0DCDF3F0000006032DEC23F00000000C8AEC23F000000802066D53F0000002039B4E03F000000C07DBEE3BF000000E02A52E13F0000008065EFD4BF000000C02A9EC43F000000801F38E63F000000609449DC3F00000080642ADCBF00000040AAE0E53F0000006035BFD3BF000000C0A5A6CCBF00000040FE68DDBF000000A0F74FA83F00000040333EE43F000000C0260CE33F000000005127E43F0000000033BCE13F000000E07BB5C63F000000C04460E3BF000000A0407BE4BF000000C0103DD0BF00000040301CA33F000000003E10C8BF000000206903C03F000000209EDCA7BF000000604FF7B53F000000402345E03F00000020D0D0933F000000A0F570E1BF00000020FEA9E13F000000205807C03F000000004B53D93F000000808F18E0BF00000060B986E03F0000004066E9E03F00000040F5BAC13F00000000FE77E4BF000000E04600D5BF000000208CB8C9BF000000208351D13F000000004FC6CE3F000000A0E515C2BF00000040C611E2BF000000E0DAB0DCBF000000608D6FB7BF00000000A250DDBF00000060C905C53F000000A0F83AE53F00000000E0CAB5BF00000020DA0CD9BF"> : tensor<2x5x5x2xf64>
    %1 = stablehlo.constant dense<"0x000000C018CFACBF000000C0C06BB3BF000000A014F1993F00000080F7DED9BF00000080206DE43F000000009ED9C5BF000000C01216BE3F000000A06C22D13F000000607A40BF3F00000000AA0FC33F0000008086D0C03F000000A0CD52DA3F000000C09F77CDBF00000080FB2CE33F000000E09C3BE6BF00000060186DD23F0000002037D5D9BF000000C0ADE1903F000000E0B977D33F0000000009E0CEBF00000080EAF1D93F000000C0EB83CBBF000000802EE3DDBF00000080CCFBC9BF00000080672DE5BF00000040F120E1BF000000409AE4DE3F000000809295D8BF000000406C67E43F00000060C1D8B83F000000E084ABC6BF00000000441FE53F000000A0EBDED0BF00000020FEF0D3BF000000E06E60C33F000000006916DFBF000000204FF6D23F000000E01260DDBF00000020D5C8C23F0000008055F0AC3F00000020BAE9BD3F000000602FA3B33F000000C07DC0D93F000000E0CFB8E53F000000E0BA96D3BF00000020BA2ABEBF00000020C283AF3F000000E04A82DABF000000405ACDADBF000000C0086BD83F000000C0E624E1BF000000001920D8BF00000060D696D73F00000060535ED83F"> : tensor<3x3x2x3xf64>
    %2 = stablehlo.constant dense<"0x00000060FFA3C43F000000408611B63F000000A0A24DE2BF000000C053B7B63F0000000012F9DF3F00000000353DD03F000000C03BB7D13F0000000025B2CC3F000000A01EB4E03F000000E0C676E53F000000408419E53F000000007B0CDFBF000000C094478FBF000000E0CC40A7BF000000A017A9963F00000000E3E9D53F000000E03F00E6BF000000409199E1BF0000002057B693BF00000080D944D93F0000008069CCD0BF000000E08D31DCBF000000E02B6EB5BF000000E05214A83F000000A0C606E53F00000080BE39E43F00000040B712E23F000000E084EAD33F000000A073D7BD3F00000040315AB83F000000C04F3CD83F000000000031DD3F000000E00F71D6BF00000000B999D03F000000A0C460E33F000000804B5DCDBF000000809119DE3F00000000E623D03F000000404E59E5BF000000C065F5E5BF00000040A7FFDCBF0000000080C352BF000000E0ACB4CEBF00000040968BDDBF00000020AC4FD6BF0000008063AEDCBF00000020FDC8DE3F00000020E46ADFBF000000609178D1BF00000020CC36E13F00000020DBDCC7BF000000400502D1BF000000C01421BFBF000000C02087CA3F000000A0A69ECE3F000000604B3FDF3F000000000EAABD3F000000C0C057E1BF000000A08F70E23F000000A02634D7BF000000A0AE98CF3F0000000043DF943F00000080F313E2BF000000202BF8D4BF000000A0D86CB8BF000000A0EADEDFBF000000E01EB1E13F000000A020BAD7BF00000040F344C83F000000C09820C83F0000006090ABDA3F00000000A0A08EBF000000800BD7E43F00000040BEAFE1BF000000603650C4BF000000C02B8ABABF00000060C119C83F000000800715E5BF000000200DDAE23F000000C0A236DF3F000000C08C81803F"> : tensor<3x3x3x3xf64>
    %3 = stablehlo.constant dense<"0x000000C0B9D0BB3F000000C0469DC6BF000000606673D83F000000806408C83F000000A050DEE5BF00000060BC7FE43F"> : tensor<1x1x2x3xf64>
    %4 = stablehlo.constant dense<"0x00000020FDBCC7BF000000A0E961E03F0000006004D8D53F00000000D366C33F000000408037C2BF0000002096C2CF3F"> : tensor<3x2xf64>
    return %0, %1, %2, %3, %4 : tensor<2x5x5x2xf64>, tensor<3x3x2x3xf64>, tensor<3x3x3x3xf64>, tensor<1x1x2x3xf64>, tensor<3x2xf64>
  }
  func.func private @expected() -> (tensor<3x3x2x3xf64>, tensor<3x3x3x3xf64>, tensor<1x1x2x3xf64>, tensor<3x2xf64>) {
    %0 = stablehlo.constant dense<"0x5C3367CBB3CF6B3FDD4BB101F6E1853FE90E05825D9C843FD9A5E83BFEB27A3F1948D6855A5D5A3FDFAC0404056A773F9A735A1C5E9C843FF3E360CF0BBC82BF556A99A1ED12833F1AD75FA5EE54753F6BD02BB8724E693F28E5391A8D32723FDA3141E3F9B780BFE0C6F1D756EB873F1694446EFAC270BF71926B349B1684BF368293AB5616803F20C42FA5A4022CBF8121CF3177A25C3FC37164AFAAC879BFC81B93CB4B8780BFA05D6DE5AA936DBF109F516D915E813FE3E62D5664945CBF2A4EE78756CE603F0BFE0FA1BC7044BF2144FF9D412C7ABF78DC7972984565BFE7CFE3B8B331833F85D076844D44493F9C30C7479A2F643F33C4A0C1802B73BF6AF640BDA46171BFA685EF0B1778563FC61FE2F73B327ABF67D68124760C70BF6511F9B8808C56BFC8DD64D8B7C170BF1244EF5FEE2041BFCA6A7ACD43AF81BFE7F33ABEABEA723FFF62597594C4383FF457742C00B34D3F01A1C86C64EC76BFB3D7271AF926653F99B1452BA01A75BF6B84D61B3A30783FDE065D2265B2733FD629ABA02C2264BFA79BBA74A06146BFFE2E7D681EF06FBF307E8394726670BFE689638BFAAE57BF0138B10BFFE86EBF"> : tensor<3x3x2x3xf64>
    %1 = stablehlo.constant dense<"0xBBC2C4A4611F823FFCCAA89D90CD65BF30FE11FE0F2C4F3F960290FE96678A3FC52E848FD4D372BF0B4B21419B1F39BFB2F11113CEC363BF45224FA46E4B633F3959E7E81CE271BFEEB6C6F271978A3F09DC85036F656BBFF8FC62C4156D72BF7BFDA99DD8D18CBF507F40F209C5413FB58AE11AF2585B3F7DDFD68BC5848B3F92AF8AA163A979BF9F3E0A84063951BFE5DADE873B6A793F3C6808993A9D6BBFF3155228432254BF4984C630031460BFB98ACD4C3DFC623F012B4359F7956CBF0CE0BE98387384BFCBC451117A0E6C3F3D44681AFBA571BFD3875C310F7A92BF91D21A1332365BBFECEF7C3B3588543FC4B7957623A8813F2C14930CCB666BBFB0519B2AF54F233FEF33D8471DF380BF9B3740E3BBF8683F943DBB928CFB613F14499D452E247C3FE381EDAE8595633F56A322A02B4E3BBF5B7E251E23518DBF697AEB99B7DB743F1E76E1B0EA5173BF369C3AC9A9C2883F9D7B4C15315F703F7E7F384F547371BFB14ACBCAAB55763F1B7532FD8BA5633FFE5FBCB38654573F909F4E7BEBFD6D3FF68C291BA8C6723F9E8F62BE5A9D72BF3CC18C926D5E68BFFC88E39F6569653FA0A702F39DB360BF18870F10B2EA92BF9C4AFF60CB1C523F700E60DC803C77BF971E5FA43D017DBFFB11EC81E686393F5892420F17F35EBFEDD313C0A67792BFC1BD9468E18F5F3F80BA7C04452678BFB2C44414509F643FF1C5E6DA4606553FA5216CBAA432613FE25E1092BFCF8ABFBB06EA8B2BB87D3F3E6C8A63F1895EBF8E657B9237956D3F14D49FF3710C673F441EDAA1EFB56C3FA6CFD9465DCA38BFDEE3045D824C663FCAC04726E1B85E3F0FBCEFB06164793FB19E739B9FCE7C3F1D5D75592EAE3A3F47E583E32A29533FD7A0CBF842254C3F15567A4F78B521BF"> : tensor<3x3x3x3xf64>
    %2 = stablehlo.constant dense<"0xF27A41E89D7D79BF05B1511BE3DA613F4E384FF2BA8F58BFE8FCB0713324813F179FA2AB44227FBF6040509965B57E3F"> : tensor<1x1x2x3xf64>
    %3 = stablehlo.constant dense<"0x4291E7D1DEFD773FE483CC70026FC53FE69B079135FF7A3FE7351C59FE47C73FFC1440B210767B3F959C81F7B8CFC63F"> : tensor<3x2xf64>
    return %0, %1, %2, %3 : tensor<3x3x2x3xf64>, tensor<3x3x3x3xf64>, tensor<1x1x2x3xf64>, tensor<3x2xf64>
  }
  func.func private @program(%arg0: tensor<2x5x5x2xf64>, %arg1: tensor<3x3x2x3xf64>, %arg2: tensor<3x3x3x3xf64>, %arg3: tensor<1x1x2x3xf64>, %arg4: tensor<3x2xf64>) -> (tensor<3x3x2x3xf64> {jax.result_info = "result[0]"}, tensor<3x3x3x3xf64> {jax.result_info = "result[1]"}, tensor<1x1x2x3xf64> {jax.result_info = "result[2]"}, tensor<3x2xf64> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x5x5x2xf64>, tensor<3x3x2x3xf64>) -> tensor<2x3x3x3xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x3xf64>, tensor<f64>) -> tensor<3xf64>
    %cst_0 = stablehlo.constant dense<1.800000e+01> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %3 = stablehlo.divide %1, %2 : tensor<3xf64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [3] : (tensor<3xf64>) -> tensor<1x1x1x3xf64>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xf64>) -> tensor<2x3x3x3xf64>
    %6 = stablehlo.subtract %0, %5 : tensor<2x3x3x3xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %7:5 = call @_var(%0, %c) : (tensor<2x3x3x3xf64>, tensor<i64>) -> (tensor<3xf64>, tensor<2x3x3x3xf64>, tensor<f64>, tensor<i1>, tensor<3xf64>)
    %cst_1 = stablehlo.constant dense<1.000000e-05> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %9 = stablehlo.add %7#0, %8 : tensor<3xf64>
    %10 = stablehlo.rsqrt %9 : tensor<3xf64>
    %11 = stablehlo.divide %10, %9 : tensor<3xf64>
    %cst_2 = stablehlo.constant dense<-5.000000e-01> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %13 = stablehlo.multiply %12, %11 : tensor<3xf64>
    %14 = stablehlo.broadcast_in_dim %10, dims = [3] : (tensor<3xf64>) -> tensor<1x1x1x3xf64>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xf64>) -> tensor<2x3x3x3xf64>
    %16 = stablehlo.multiply %6, %15 : tensor<2x3x3x3xf64>
    %17 = call @relu(%16) : (tensor<2x3x3x3xf64>) -> tensor<2x3x3x3xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<2x3x3x3xf64>
    %19 = stablehlo.compare GT, %16, %18, FLOAT : (tensor<2x3x3x3xf64>, tensor<2x3x3x3xf64>) -> tensor<2x3x3x3xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %20 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<2x3x3x3xf64>
    %21 = stablehlo.convolution(%17, %arg2) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3x3xf64>, tensor<3x3x3x3xf64>) -> tensor<2x3x3x3xf64>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %22 = stablehlo.reduce(%21 init: %cst_5) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x3xf64>, tensor<f64>) -> tensor<3xf64>
    %cst_6 = stablehlo.constant dense<1.800000e+01> : tensor<f64>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %24 = stablehlo.divide %22, %23 : tensor<3xf64>
    %25 = stablehlo.broadcast_in_dim %24, dims = [3] : (tensor<3xf64>) -> tensor<1x1x1x3xf64>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xf64>) -> tensor<2x3x3x3xf64>
    %27 = stablehlo.subtract %21, %26 : tensor<2x3x3x3xf64>
    %c_7 = stablehlo.constant dense<0> : tensor<i64>
    %28:5 = call @_var(%21, %c_7) : (tensor<2x3x3x3xf64>, tensor<i64>) -> (tensor<3xf64>, tensor<2x3x3x3xf64>, tensor<f64>, tensor<i1>, tensor<3xf64>)
    %cst_8 = stablehlo.constant dense<1.000000e-05> : tensor<f64>
    %29 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %30 = stablehlo.add %28#0, %29 : tensor<3xf64>
    %31 = stablehlo.rsqrt %30 : tensor<3xf64>
    %32 = stablehlo.divide %31, %30 : tensor<3xf64>
    %cst_9 = stablehlo.constant dense<-5.000000e-01> : tensor<f64>
    %33 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %34 = stablehlo.multiply %33, %32 : tensor<3xf64>
    %35 = stablehlo.broadcast_in_dim %31, dims = [3] : (tensor<3xf64>) -> tensor<1x1x1x3xf64>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xf64>) -> tensor<2x3x3x3xf64>
    %37 = stablehlo.multiply %27, %36 : tensor<2x3x3x3xf64>
    %38 = stablehlo.convolution(%arg0, %arg3) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x5x5x2xf64>, tensor<1x1x2x3xf64>) -> tensor<2x3x3x3xf64>
    %39 = stablehlo.add %37, %38 : tensor<2x3x3x3xf64>
    %40 = call @relu(%39) : (tensor<2x3x3x3xf64>) -> tensor<2x3x3x3xf64>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %41 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<2x3x3x3xf64>
    %42 = stablehlo.compare GT, %39, %41, FLOAT : (tensor<2x3x3x3xf64>, tensor<2x3x3x3xf64>) -> tensor<2x3x3x3xi1>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %43 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<2x3x3x3xf64>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %44 = stablehlo.reduce(%40 init: %cst_12) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x3x3x3xf64>, tensor<f64>) -> tensor<2x3xf64>
    %cst_13 = stablehlo.constant dense<9.000000e+00> : tensor<f64>
    %45 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %46 = stablehlo.divide %44, %45 : tensor<2x3xf64>
    %47 = stablehlo.dot_general %46, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf64>, tensor<3x2xf64>) -> tensor<2x2xf64>
    %48 = stablehlo.multiply %47, %47 : tensor<2x2xf64>
    %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %49 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<2x2xf64>
    %50 = stablehlo.multiply %49, %47 : tensor<2x2xf64>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %51 = stablehlo.reduce(%48 init: %cst_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x2xf64>, tensor<f64>) -> tensor<f64>
    %cst_16 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %52 = stablehlo.divide %51, %cst_16 : tensor<f64>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_18 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %53 = stablehlo.divide %cst_17, %cst_18 : tensor<f64>
    %54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<f64>) -> tensor<2x2xf64>
    %55 = stablehlo.multiply %54, %50 : tensor<2x2xf64>
    %56 = stablehlo.dot_general %55, %46, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x2xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %57 = stablehlo.transpose %56, dims = [1, 0] : (tensor<2x3xf64>) -> tensor<3x2xf64>
    %58 = stablehlo.dot_general %55, %arg4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2xf64>, tensor<3x2xf64>) -> tensor<2x3xf64>
    %cst_19 = stablehlo.constant dense<9.000000e+00> : tensor<f64>
    %59 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %60 = stablehlo.divide %58, %59 : tensor<2x3xf64>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 3] : (tensor<2x3xf64>) -> tensor<2x3x3x3xf64>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %62 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f64>) -> tensor<2x3x3x3xf64>
    %63 = stablehlo.select %42, %61, %62 : tensor<2x3x3x3xi1>, tensor<2x3x3x3xf64>
    %64 = stablehlo.convolution(%arg0, %63) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x5x5x2xf64>, tensor<2x3x3x3xf64>) -> tensor<1x1x2x3xf64>
    %65 = stablehlo.multiply %27, %63 : tensor<2x3x3x3xf64>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %66 = stablehlo.reduce(%65 init: %cst_21) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x3xf64>, tensor<f64>) -> tensor<3xf64>
    %67 = stablehlo.reshape %66 : (tensor<3xf64>) -> tensor<1x1x1x3xf64>
    %68 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xf64>) -> tensor<2x3x3x3xf64>
    %69 = stablehlo.multiply %63, %68 : tensor<2x3x3x3xf64>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %70 = stablehlo.reduce(%67 init: %cst_22) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x3xf64>, tensor<f64>) -> tensor<3xf64>
    %71 = stablehlo.multiply %70, %34 : tensor<3xf64>
    %72 = call @_var_0(%28#1, %28#2, %28#3, %28#4, %71) : (tensor<2x3x3x3xf64>, tensor<f64>, tensor<i1>, tensor<3xf64>, tensor<3xf64>) -> tensor<2x3x3x3xf64>
    %73 = stablehlo.negate %69 : tensor<2x3x3x3xf64>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %74 = stablehlo.reduce(%73 init: %cst_23) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x3xf64>, tensor<f64>) -> tensor<3xf64>
    %75 = stablehlo.reshape %74 : (tensor<3xf64>) -> tensor<1x1x1x3xf64>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %76 = stablehlo.reduce(%75 init: %cst_24) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x3xf64>, tensor<f64>) -> tensor<3xf64>
    %77 = stablehlo.add %72, %69 : tensor<2x3x3x3xf64>
    %cst_25 = stablehlo.constant dense<1.800000e+01> : tensor<f64>
    %78 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %79 = stablehlo.divide %76, %78 : tensor<3xf64>
    %80 = stablehlo.broadcast_in_dim %79, dims = [3] : (tensor<3xf64>) -> tensor<2x3x3x3xf64>
    %81 = stablehlo.add %77, %80 : tensor<2x3x3x3xf64>
    %82 = stablehlo.convolution(%17, %81) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3x3xf64>, tensor<2x3x3x3xf64>) -> tensor<3x3x3x3xf64>
    %83 = stablehlo.reverse %arg2, dims = [0, 1] : tensor<3x3x3x3xf64>
    %84 = stablehlo.convolution(%81, %83) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3x3xf64>, tensor<3x3x3x3xf64>) -> tensor<2x3x3x3xf64>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %85 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f64>) -> tensor<2x3x3x3xf64>
    %86 = stablehlo.select %19, %84, %85 : tensor<2x3x3x3xi1>, tensor<2x3x3x3xf64>
    %87 = stablehlo.multiply %6, %86 : tensor<2x3x3x3xf64>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %88 = stablehlo.reduce(%87 init: %cst_27) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x3xf64>, tensor<f64>) -> tensor<3xf64>
    %89 = stablehlo.reshape %88 : (tensor<3xf64>) -> tensor<1x1x1x3xf64>
    %90 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xf64>) -> tensor<2x3x3x3xf64>
    %91 = stablehlo.multiply %86, %90 : tensor<2x3x3x3xf64>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %92 = stablehlo.reduce(%89 init: %cst_28) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x3xf64>, tensor<f64>) -> tensor<3xf64>
    %93 = stablehlo.multiply %92, %13 : tensor<3xf64>
    %94 = call @_var_0(%7#1, %7#2, %7#3, %7#4, %93) : (tensor<2x3x3x3xf64>, tensor<f64>, tensor<i1>, tensor<3xf64>, tensor<3xf64>) -> tensor<2x3x3x3xf64>
    %95 = stablehlo.negate %91 : tensor<2x3x3x3xf64>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %96 = stablehlo.reduce(%95 init: %cst_29) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x3xf64>, tensor<f64>) -> tensor<3xf64>
    %97 = stablehlo.reshape %96 : (tensor<3xf64>) -> tensor<1x1x1x3xf64>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %98 = stablehlo.reduce(%97 init: %cst_30) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x3xf64>, tensor<f64>) -> tensor<3xf64>
    %99 = stablehlo.add %94, %91 : tensor<2x3x3x3xf64>
    %cst_31 = stablehlo.constant dense<1.800000e+01> : tensor<f64>
    %100 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %101 = stablehlo.divide %98, %100 : tensor<3xf64>
    %102 = stablehlo.broadcast_in_dim %101, dims = [3] : (tensor<3xf64>) -> tensor<2x3x3x3xf64>
    %103 = stablehlo.add %99, %102 : tensor<2x3x3x3xf64>
    %104 = stablehlo.convolution(%arg0, %103) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x5x5x2xf64>, tensor<2x3x3x3xf64>) -> tensor<3x3x2x3xf64>
    return %104, %82, %64, %57 : tensor<3x3x2x3xf64>, tensor<3x3x3x3xf64>, tensor<1x1x2x3xf64>, tensor<3x2xf64>
  }
  func.func private @_var(%arg0: tensor<2x3x3x3xf64>, %arg1: tensor<i64>) -> (tensor<3xf64>, tensor<2x3x3x3xf64>, tensor<f64>, tensor<i1>, tensor<3xf64>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x3xf64>, tensor<f64>) -> tensor<3xf64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [3] : (tensor<3xf64>) -> tensor<1x1x1x3xf64>
    %cst_0 = stablehlo.constant dense<1.800000e+01> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<1x1x1x3xf64>
    %3 = stablehlo.divide %1, %2 : tensor<1x1x1x3xf64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xf64>) -> tensor<2x3x3x3xf64>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x3x3x3xf64>
    %6 = chlo.square %5 : tensor<2x3x3x3xf64> -> tensor<2x3x3x3xf64>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<2x3x3x3xf64>
    %8 = stablehlo.multiply %7, %5 : tensor<2x3x3x3xf64>
    %9 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %cst_2 = stablehlo.constant dense<1.800000e+01> : tensor<f64>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x3xf64>, tensor<f64>) -> tensor<3xf64>
    %12 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %13 = stablehlo.divide %11, %12 : tensor<3xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %14 = stablehlo.compare GT, %10, %cst_4, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %15:2 = call @_where(%14, %13, %cst_5) : (tensor<i1>, tensor<3xf64>, tensor<f64>) -> (tensor<3xf64>, tensor<3xf64>)
    return %15#0, %8, %10, %14, %15#1 : tensor<3xf64>, tensor<2x3x3x3xf64>, tensor<f64>, tensor<i1>, tensor<3xf64>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<3xf64>, %arg2: tensor<f64>) -> (tensor<3xf64>, tensor<3xf64>) {
    %0 = stablehlo.convert %arg2 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<3xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3xf64>
    return %2, %3 : tensor<3xf64>, tensor<3xf64>
  }
  func.func private @relu(%arg0: tensor<2x3x3x3xf64>) -> tensor<2x3x3x3xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x3x3x3xf64>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x3x3x3xf64>
    return %1 : tensor<2x3x3x3xf64>
  }
  func.func private @_var_0(%arg0: tensor<2x3x3x3xf64>, %arg1: tensor<f64>, %arg2: tensor<i1>, %arg3: tensor<3xf64>, %arg4: tensor<3xf64>) -> tensor<2x3x3x3xf64> {
    %0 = call @_where_1(%arg2, %arg3, %arg4) : (tensor<i1>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %2 = stablehlo.divide %0, %1 : tensor<3xf64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [3] : (tensor<3xf64>) -> tensor<2x3x3x3xf64>
    %4 = stablehlo.multiply %3, %arg0 : tensor<2x3x3x3xf64>
    %5 = stablehlo.negate %4 : tensor<2x3x3x3xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x3xf64>, tensor<f64>) -> tensor<3xf64>
    %7 = stablehlo.reshape %6 : (tensor<3xf64>) -> tensor<1x1x1x3xf64>
    %cst_0 = stablehlo.constant dense<1.800000e+01> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<1x1x1x3xf64>
    %9 = stablehlo.divide %7, %8 : tensor<1x1x1x3xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %10 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x3xf64>, tensor<f64>) -> tensor<3xf64>
    %11 = stablehlo.broadcast_in_dim %10, dims = [3] : (tensor<3xf64>) -> tensor<2x3x3x3xf64>
    %12 = stablehlo.add %4, %11 : tensor<2x3x3x3xf64>
    return %12 : tensor<2x3x3x3xf64>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<3xf64>, %arg2: tensor<3xf64>) -> tensor<3xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<i1>, tensor<3xf64>
    return %1 : tensor<3xf64>
  }
}

// -----

// programs_models: residual network in bf16
module {
  func.func public @main() {
    %i:5 = call @inputs() : () -> (tensor<2x5x5x2xbf16>, tensor<3x3x2x3xbf16>, tensor<3x3x3x3xbf16>, tensor<1x1x2x3xbf16>, tensor<3x2xbf16>)
    %e:1 = call @expected() : () -> (tensor<2x2xbf16>)
    %r:1 = call @program(%i#0, %i#1, %i#2, %i#3, %i#4) : (tensor<2x5x5x2xbf16>, tensor<3x3x2x3xbf16>, tensor<3x3x3x3xbf16>, tensor<1x1x2x3xbf16>, tensor<3x2xbf16>) -> (tensor<2x2xbf16>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.2 : tensor<2x2xbf16>
    return
  }
  func.func private @inputs() -> (tensor<2x5x5x2xbf16>, tensor<3x3x2x3xbf16>, tensor<3x3x3x3xbf16>, tensor<1x1x2x3xbf16>, tensor<3x2xbf16>) {
    %0 = stablehlo.constant dense<"0x06BEB43D2BBF2E3F31BD0FBEE7BEE63D27BFFC3E2D3D123F95BE0ABF29BE22BF143E303FA8BE063F02BF56BD0F3E29BF143F21BF18BF2C3FDB3EFB3E5C3E613ED1BE0B3DEB3E483C26BFC5BE26BF283E043ED63E863EA8BD05BEAB3EFF3E173E153EAB3E063F1EBF0B3FA7BE253E323FE23EE1BE2F3F9EBE65BEEBBE423D223F183F213F0E3F363E1BBF24BF82BE193D41BE003E3FBDB03D023F9F3C0CBF0D3F003ECB3E01BF043F073F0E3E24BFA8BE4EBE8B3E763E11BE11BFE6BEBBBDEBBE283E2A3FAEBDC8BE"> : tensor<2x5x5x2xbf16>
    %1 = stablehlo.constant dense<"0x66BD9BBDD03CCFBE233F2FBEF13D893EFA3D183E073ED33E6CBE193F32BF933ECFBE873C9C3E77BED03E5CBEEFBE50BE29BF09BFF73EC5BE233FC73D35BE293F87BEA0BE1B3EF9BE983EEBBE163E683DEF3D9D3DCE3E2E3F9DBEF1BD7C3DD4BE6EBDC33E09BFC1BEBD3EC33E"> : tensor<3x3x2x3xbf16>
    %2 = stablehlo.constant dense<"0x253EB13D12BFB63D003F823E8E3E663E063F2C3F293FF8BE7ABC3ABDB53CAF3E30BF0DBF9EBCCA3E86BEE2BEABBD413D283F223F113F9F3EEF3DC33DC23EEA3EB4BE853E1B3F6BBEF13E813E2BBF30BFE8BE96BA76BEECBEB2BEE5BEF63EFBBE8CBE0A3F3FBE88BEF9BD543E753EFA3EED3D0BBF143FBABE7D3EA73C11BFA8BEC3BDFFBE0E3FBEBE423E413ED53E75BC273F0DBF23BED4BD413E29BF173FFA3E043C"> : tensor<3x3x3x3xbf16>
    %3 = stablehlo.constant dense<"0xDF3D35BEC43E403E2FBF243F"> : tensor<1x1x2x3xbf16>
    %4 = stablehlo.constant dense<"0x3EBE033FAF3E1B3E12BE7E3E"> : tensor<3x2xbf16>
    return %0, %1, %2, %3, %4 : tensor<2x5x5x2xbf16>, tensor<3x3x2x3xbf16>, tensor<3x3x3x3xbf16>, tensor<1x1x2x3xbf16>, tensor<3x2xbf16>
  }
  func.func private @expected() -> (tensor<2x2xbf16>) {
    %0 = stablehlo.constant dense<"0x373CD33E833CC33E"> : tensor<2x2xbf16>
    return %0 : tensor<2x2xbf16>
  }
  func.func private @program(%arg0: tensor<2x5x5x2xbf16>, %arg1: tensor<3x3x2x3xbf16>, %arg2: tensor<3x3x3x3xbf16>, %arg3: tensor<1x1x2x3xbf16>, %arg4: tensor<3x2xbf16>) -> (tensor<2x2xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x5x5x2xbf16>, tensor<3x3x2x3xbf16>) -> tensor<2x3x3x3xbf16>
    %1 = stablehlo.convert %0 : (tensor<2x3x3x3xbf16>) -> tensor<2x3x3x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x3xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %4 = stablehlo.divide %2, %3 : tensor<3xf32>
    %5 = stablehlo.convert %4 : (tensor<3xf32>) -> tensor<3xbf16>
    %6 = stablehlo.broadcast_in_dim %5, dims = [3] : (tensor<3xbf16>) -> tensor<1x1x1x3xbf16>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xbf16>) -> tensor<2x3x3x3xbf16>
    %8 = stablehlo.subtract %0, %7 : tensor<2x3x3x3xbf16>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %9 = call @_var(%0, %c) : (tensor<2x3x3x3xbf16>, tensor<i64>) -> tensor<3xbf16>
    %cst_1 = stablehlo.constant dense<1.001360e-05> : tensor<bf16>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<3xbf16>
    %11 = stablehlo.add %9, %10 : tensor<3xbf16>
    %12 = stablehlo.rsqrt %11 : tensor<3xbf16>
    %13 = stablehlo.broadcast_in_dim %12, dims = [3] : (tensor<3xbf16>) -> tensor<1x1x1x3xbf16>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xbf16>) -> tensor<2x3x3x3xbf16>
    %15 = stablehlo.multiply %8, %14 : tensor<2x3x3x3xbf16>
    %16 = call @relu(%15) : (tensor<2x3x3x3xbf16>) -> tensor<2x3x3x3xbf16>
    %17 = stablehlo.convolution(%16, %arg2) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3x3xbf16>, tensor<3x3x3x3xbf16>) -> tensor<2x3x3x3xbf16>
    %18 = stablehlo.convert %17 : (tensor<2x3x3x3xbf16>) -> tensor<2x3x3x3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x3xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_3 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %21 = stablehlo.divide %19, %20 : tensor<3xf32>
    %22 = stablehlo.convert %21 : (tensor<3xf32>) -> tensor<3xbf16>
    %23 = stablehlo.broadcast_in_dim %22, dims = [3] : (tensor<3xbf16>) -> tensor<1x1x1x3xbf16>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xbf16>) -> tensor<2x3x3x3xbf16>
    %25 = stablehlo.subtract %17, %24 : tensor<2x3x3x3xbf16>
    %c_4 = stablehlo.constant dense<0> : tensor<i64>
    %26 = call @_var(%17, %c_4) : (tensor<2x3x3x3xbf16>, tensor<i64>) -> tensor<3xbf16>
    %cst_5 = stablehlo.constant dense<1.001360e-05> : tensor<bf16>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<bf16>) -> tensor<3xbf16>
    %28 = stablehlo.add %26, %27 : tensor<3xbf16>
    %29 = stablehlo.rsqrt %28 : tensor<3xbf16>
    %30 = stablehlo.broadcast_in_dim %29, dims = [3] : (tensor<3xbf16>) -> tensor<1x1x1x3xbf16>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xbf16>) -> tensor<2x3x3x3xbf16>
    %32 = stablehlo.multiply %25, %31 : tensor<2x3x3x3xbf16>
    %33 = stablehlo.convolution(%arg0, %arg3) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x5x5x2xbf16>, tensor<1x1x2x3xbf16>) -> tensor<2x3x3x3xbf16>
    %34 = stablehlo.add %32, %33 : tensor<2x3x3x3xbf16>
    %35 = call @relu(%34) : (tensor<2x3x3x3xbf16>) -> tensor<2x3x3x3xbf16>
    %36 = stablehlo.convert %35 : (tensor<2x3x3x3xbf16>) -> tensor<2x3x3x3xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_6) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x3x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %cst_7 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %39 = stablehlo.divide %37, %38 : tensor<2x3xf32>
    %40 = stablehlo.convert %39 : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %41 = stablehlo.dot_general %40, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xbf16>, tensor<3x2xbf16>) -> tensor<2x2xbf16>
    return %41 : tensor<2x2xbf16>
  }
  func.func private @_var(%arg0: tensor<2x3x3x3xbf16>, %arg1: tensor<i64>) -> tensor<3xbf16> {
    %0 = stablehlo.convert %arg0 : (tensor<2x3x3x3xbf16>) -> tensor<2x3x3x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x3xf32>, tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [3] : (tensor<3xf32>) -> tensor<1x1x1x3xf32>
    %cst_0 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1x1x3xf32>
    %4 = stablehlo.divide %2, %3 : tensor<1x1x1x3xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xf32>) -> tensor<2x3x3x3xf32>
    %6 = stablehlo.subtract %0, %5 : tensor<2x3x3x3xf32>
    %7 = chlo.square %6 : tensor<2x3x3x3xf32> -> tensor<2x3x3x3xf32>
    %8 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %9 = stablehlo.subtract %cst_1, %8 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%7 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x3xf32>, tensor<f32>) -> tensor<3xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %12 = stablehlo.divide %10, %11 : tensor<3xf32>
    %13 = stablehlo.convert %12 : (tensor<3xf32>) -> tensor<3xbf16>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.compare GT, %9, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %15 = call @_where(%14, %13, %cst_4) : (tensor<i1>, tensor<3xbf16>, tensor<f64>) -> tensor<3xbf16>
    return %15 : tensor<3xbf16>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<3xbf16>, %arg2: tensor<f64>) -> tensor<3xbf16> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<3xbf16>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<3xbf16>
    return %2 : tensor<3xbf16>
  }
  func.func private @relu(%arg0: tensor<2x3x3x3xbf16>) -> tensor<2x3x3x3xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<2x3x3x3xbf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x3x3x3xbf16>
    return %1 : tensor<2x3x3x3xbf16>
  }
}

// -----

// programs_models: mixture of experts
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<5x4xf32>, tensor<3x4x2xf32>, tensor<4x3xf32>)
    %e:1 = call @expected() : () -> (tensor<5x2xf32>)
    %r:1 = call @program(%i#0, %i#1, %i#2) : (tensor<5x4xf32>, tensor<3x4x2xf32>, tensor<4x3xf32>) -> (tensor<5x2xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 5.0e-05 : tensor<5x2xf32>
    return
  }
  func.func private @inputs() -> (tensor<5x4xf32>, tensor<3x4x2xf32>, tensor<4x3xf32>) {
    %0 = stablehlo.constant dense<"0x3F67A83EEF9EC8BEFCFE193D91B829BFA3BFD63E1A49123F721DD33E74E2213F3AE35A3E2848C2BE78D09BBEC0ABF4BD757D21BFDB2712BF06ED09BF40C79CBECF8F07BF4E3525BDB62F883E65B2B7BE"> : tensor<5x4xf32>
    %1 = stablehlo.constant dense<"0xF51CEE3E699DDFBD2DD2DD3E53FE4CBDB9A279BE7405BC3EC37760BE95AEC53D4EC522BE9360F53EDA783BBD0233133F64D7893E35CD95BEB49E62BE387BFB3E66AF4EBEA5E372BEF14FDD3EC1420EBF8228603A03D1993E7BC730BEB7400B3F"> : tensor<3x4x2xf32>
    %2 = stablehlo.constant dense<"0xFEFF08BF7D0C453E644EC7BE8F39E2BEF5B9E43EF1CAADBE025CCCBEA55B31BF1F5AA13E3BD69BBD2EC82ABE8C8EE3BE"> : tensor<4x3xf32>
    return %0, %1, %2 : tensor<5x4xf32>, tensor<3x4x2xf32>, tensor<4x3xf32>
  }
  func.func private @expected() -> (tensor<5x2xf32>) {
    %0 = stablehlo.constant dense<"0x8A6F4DBCB590D7BDA2F025BDBEBCB13EA2B238BCD05299BDF4193BBEBBF697BC1834A1BC517F683D"> : tensor<5x2xf32>
    return %0 : tensor<5x2xf32>
  }
  func.func private @program(%arg0: tensor<5x4xf32>, %arg1: tensor<3x4x2xf32>, %arg2: tensor<4x3xf32>) -> (tensor<5x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x4xf32>, tensor<4x3xf32>) -> tensor<5x3xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %3 = stablehlo.maximum %2, %1 : tensor<5xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x3xf32>
    %6 = stablehlo.subtract %0, %5 : tensor<5x3xf32>
    %7 = stablehlo.exponential %6 : tensor<5x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x3xf32>
    %11 = stablehlo.divide %7, %10 : tensor<5x3xf32>
    %values, %indices = chlo.top_k(%11, k = 2) : tensor<5x3xf32> -> (tensor<5x2xf32>, tensor<5x2xi32>)
    %12 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x4xf32>, tensor<3x4x2xf32>) -> tensor<5x3x2xf32>
    %13 = stablehlo.broadcast_in_dim %indices, dims = [0, 1] : (tensor<5x2xi32>) -> tensor<5x2x1xi32>
    %14 = call @take_along_axis(%12, %13) : (tensor<5x3x2xf32>, tensor<5x2x1xi32>) -> tensor<5x2x2xf32>
    %15 = stablehlo.dot_general %values, %14, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2xf32>
    return %15 : tensor<5x2xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<5x3x2xf32>, %arg1: tensor<5x2x1xi32>) -> tensor<5x2x2xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x2x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<5x2x1xi32>, tensor<5x2x1xi32>) -> tensor<5x2x1xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5x2x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<5x2x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<5x2x1xi1>, tensor<5x2x1xi32>
    %c_1 = stablehlo.constant dense<2> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5x2x1xi32>
    %6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<5x2x1xi32>, tensor<5x2x1xi32>) -> tensor<5x2x1xi1>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<5x2x1xi32>
    %9 = stablehlo.compare LE, %4, %8, SIGNED : (tensor<5x2x1xi32>, tensor<5x2x1xi32>) -> tensor<5x2x1xi1>
    %10 = stablehlo.and %6, %9 : tensor<5x2x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %11 = stablehlo.reduce(%10 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<5x2x1xi1>, tensor<i1>) -> tensor<5x2xi1>
    %12 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2>}> : (tensor<5x3x2xf32>, tensor<5x2x1xi32>) -> tensor<5x2x2xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<5x2xi1>) -> tensor<5x2x2xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x2x2xf32>
    %15 = stablehlo.select %13, %12, %14 : tensor<5x2x2xi1>, tensor<5x2x2xf32>
    return %15 : tensor<5x2x2xf32>
  }
}

// -----

// programs_models: mixture of experts, value and gradients
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<5x4xf32>, tensor<3x4x2xf32>, tensor<4x3xf32>)
    %e:3 = call @expected() : () -> (tensor<f32>, tensor<3x4x2xf32>, tensor<4x3xf32>)
    %r:3 = call @program(%i#0, %i#1, %i#2) : (tensor<5x4xf32>, tensor<3x4x2xf32>, tensor<4x3xf32>) -> (tensor<f32>, tensor<3x4x2xf32>, tensor<4x3xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 5.0e-05 : tensor<f32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 5.0e-05 : tensor<3x4x2xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 5.0e-05 : tensor<4x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<5x4xf32>, tensor<3x4x2xf32>, tensor<4x3xf32>) {
    %0 = stablehlo.constant dense<"0x3F67A83EEF9EC8BEFCFE193D91B829BFA3BFD63E1A49123F721DD33E74E2213F3AE35A3E2848C2BE78D09BBEC0ABF4BD757D21BFDB2712BF06ED09BF40C79CBECF8F07BF4E3525BDB62F883E65B2B7BE"> : tensor<5x4xf32>
    %1 = stablehlo.constant dense<"0xF51CEE3E699DDFBD2DD2DD3E53FE4CBDB9A279BE7405BC3EC37760BE95AEC53D4EC522BE9360F53EDA783BBD0233133F64D7893E35CD95BEB49E62BE387BFB3E66AF4EBEA5E372BEF14FDD3EC1420EBF8228603A03D1993E7BC730BEB7400B3F"> : tensor<3x4x2xf32>
    %2 = stablehlo.constant dense<"0xFEFF08BF7D0C453E644EC7BE8F39E2BEF5B9E43EF1CAADBE025CCCBEA55B31BF1F5AA13E3BD69BBD2EC82ABE8C8EE3BE"> : tensor<4x3xf32>
    return %0, %1, %2 : tensor<5x4xf32>, tensor<3x4x2xf32>, tensor<4x3xf32>
  }
  func.func private @expected() -> (tensor<f32>, tensor<3x4x2xf32>, tensor<4x3xf32>) {
    %0 = stablehlo.constant dense<"0x868D903C"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x0576373CEF3A8BBB38A32C3C8007B23B294E163CF9AF5E3B7154D13B88F8843B38CCE2BA7BC14A3C9EB3F2BAFAA0A53C371DACBABF88713C632315BB1DF7AA3C578FDC3B49FB7A3B24C7B63BEAF47C3CB69C973B9242243C3793553B3B188C3C"> : tensor<3x4x2xf32>
    %2 = stablehlo.constant dense<"0xB4379BBBA3E4C23BBAB39EBADB93A6BB93F2033C97A242BB7BE282BB6E15BC3BC9CBE4BA0F9F99BBF7F00D3CDE4282BB"> : tensor<4x3xf32>
    return %0, %1, %2 : tensor<f32>, tensor<3x4x2xf32>, tensor<4x3xf32>
  }
  func.func private @program(%arg0: tensor<5x4xf32>, %arg1: tensor<3x4x2xf32>, %arg2: tensor<4x3xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x4x2xf32> {jax.result_info = "result[1][0]"}, tensor<4x3xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x4xf32>, tensor<4x3xf32>) -> tensor<5x3xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.reshape %1 : (tensor<5xf32>) -> tensor<5x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x3xf32>
    %4 = stablehlo.compare EQ, %0, %3, FLOAT : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xi1>
    %5 = stablehlo.convert %4 : (tensor<5x3xi1>) -> tensor<5x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %8 = stablehlo.maximum %7, %1 : tensor<5xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %10 = stablehlo.compare GT, %1, %9, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %12 = stablehlo.compare EQ, %1, %11, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_6 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %16 = stablehlo.select %12, %15, %14 : tensor<5xi1>, tensor<5xf32>
    %17 = stablehlo.select %10, %13, %16 : tensor<5xi1>, tensor<5xf32>
    %18 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x3xf32>
    %20 = stablehlo.subtract %0, %19 : tensor<5x3xf32>
    %21 = stablehlo.exponential %20 : tensor<5x3xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x3xf32>
    %25 = stablehlo.divide %21, %24 : tensor<5x3xf32>
    %26 = stablehlo.multiply %23, %23 : tensor<5x1xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<5x1xf32>
    %28 = stablehlo.divide %27, %26 : tensor<5x1xf32>
    %values, %indices = chlo.top_k(%25, k = 2) : tensor<5x3xf32> -> (tensor<5x2xf32>, tensor<5x2xi32>)
    %29 = stablehlo.reshape %indices : (tensor<5x2xi32>) -> tensor<5x2x1xi32>
    %30 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x4xf32>, tensor<3x4x2xf32>) -> tensor<5x3x2xf32>
    %31 = stablehlo.broadcast_in_dim %indices, dims = [0, 1] : (tensor<5x2xi32>) -> tensor<5x2x1xi32>
    %32:2 = call @take_along_axis(%30, %31) : (tensor<5x3x2xf32>, tensor<5x2x1xi32>) -> (tensor<5x2x2xf32>, tensor<5x2x1xi32>)
    %33 = stablehlo.dot_general %values, %32#0, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2xf32>
    %34 = stablehlo.multiply %33, %33 : tensor<5x2xf32>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<5x2xf32>
    %36 = stablehlo.multiply %35, %33 : tensor<5x2xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%34 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %38 = stablehlo.divide %37, %cst_11 : tensor<f32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_13 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %39 = stablehlo.divide %cst_12, %cst_13 : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<f32>) -> tensor<5x2xf32>
    %41 = stablehlo.multiply %40, %36 : tensor<5x2xf32>
    %42 = stablehlo.dot_general %41, %values, batching_dims = [0] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2x2xf32>
    %43 = stablehlo.transpose %42, dims = [0, 2, 1] : (tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
    %44 = stablehlo.dot_general %41, %32#0, batching_dims = [0] x [0], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<5x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2xf32>
    %45 = call @take_along_axis_0(%32#1, %43) : (tensor<5x2x1xi32>, tensor<5x2x2xf32>) -> tensor<5x3x2xf32>
    %46 = stablehlo.dot_general %45, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3x2xf32>, tensor<5x4xf32>) -> tensor<3x2x4xf32>
    %47 = stablehlo.transpose %46, dims = [0, 2, 1] : (tensor<3x2x4xf32>) -> tensor<3x4x2xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %49 = "stablehlo.scatter"(%48, %29, %44) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %64 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %64 : tensor<f32>
    }) : (tensor<5x3xf32>, tensor<5x2x1xi32>, tensor<5x2xf32>) -> tensor<5x3xf32>
    %50 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x3xf32>
    %51 = stablehlo.multiply %49, %50 : tensor<5x3xf32>
    %52 = stablehlo.multiply %51, %21 : tensor<5x3xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%52 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
    %54 = stablehlo.reshape %53 : (tensor<5xf32>) -> tensor<5x1xf32>
    %55 = stablehlo.negate %54 : tensor<5x1xf32>
    %56 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x3xf32>
    %57 = stablehlo.divide %49, %56 : tensor<5x3xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%55 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<5x1xf32>, tensor<f32>) -> tensor<5xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0] : (tensor<5xf32>) -> tensor<5x3xf32>
    %60 = stablehlo.add %57, %59 : tensor<5x3xf32>
    %61 = stablehlo.multiply %60, %21 : tensor<5x3xf32>
    %62 = stablehlo.dot_general %61, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf32>, tensor<5x4xf32>) -> tensor<3x4xf32>
    %63 = stablehlo.transpose %62, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
    return %38, %47, %63 : tensor<f32>, tensor<3x4x2xf32>, tensor<4x3xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<5x3x2xf32>, %arg1: tensor<5x2x1xi32>) -> (tensor<5x2x2xf32>, tensor<5x2x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x2x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<5x2x1xi32>, tensor<5x2x1xi32>) -> tensor<5x2x1xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5x2x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<5x2x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<5x2x1xi1>, tensor<5x2x1xi32>
    %c_1 = stablehlo.constant dense<2> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5x2x1xi32>
    %6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<5x2x1xi32>, tensor<5x2x1xi32>) -> tensor<5x2x1xi1>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<5x2x1xi32>
    %9 = stablehlo.compare LE, %4, %8, SIGNED : (tensor<5x2x1xi32>, tensor<5x2x1xi32>) -> tensor<5x2x1xi1>
    %10 = stablehlo.and %6, %9 : tensor<5x2x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %11 = stablehlo.reduce(%10 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<5x2x1xi1>, tensor<i1>) -> tensor<5x2xi1>
    %12 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2>}> : (tensor<5x3x2xf32>, tensor<5x2x1xi32>) -> tensor<5x2x2xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<5x2xi1>) -> tensor<5x2x2xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x2x2xf32>
    %15 = stablehlo.select %13, %12, %14 : tensor<5x2x2xi1>, tensor<5x2x2xf32>
    return %15, %4 : tensor<5x2x2xf32>, tensor<5x2x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<5x2x1xi32>, %arg1: tensor<5x2x2xf32>) -> tensor<5x3x2xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x3x2xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<5x3x2xf32>, tensor<5x2x1xi32>, tensor<5x2x2xf32>) -> tensor<5x3x2xf32>
    return %1 : tensor<5x3x2xf32>
  }
}

// -----

// programs_models: mixture of experts, gradients in f64
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<5x4xf64>, tensor<3x4x2xf64>, tensor<4x3xf64>)
    %e:2 = call @expected() : () -> (tensor<3x4x2xf64>, tensor<4x3xf64>)
    %r:2 = call @program(%i#0, %i#1, %i#2) : (tensor<5x4xf64>, tensor<3x4x2xf64>, tensor<4x3xf64>) -> (tensor<3x4x2xf64>, tensor<4x3xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-09 : tensor<3x4x2xf64>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-09 : tensor<4x3xf64>
    return
  }
  func.func private @inputs() -> (tensor<5x4xf64>, tensor<3x4x2xf64>, tensor<4x3xf64>) {
    %0 = stablehlo.constant dense<"0x000000E0E70CD53F000000E0DD13D9BF00000080DF3FA33F000000201237E5BF00000060F4D7DA3F000000402349E23F00000040AE63DA3F000000804E3CE43F00000040675CCB3F000000000549D8BF000000000F7AD3BF000000007895BEBF000000A0AE2FE4BF00000060FB44E2BF000000C0A03DE1BF00000000E898D3BF000000E0F9F1E0BF000000C0A9A6A4BF000000C0F605D13F000000A04CF6D6BF"> : tensor<5x4xf64>
    %1 = stablehlo.constant dense<"0x000000A09EC3DD3F00000020ADF3BBBF000000A045BADB3F00000060CA9FA9BF000000205734CFBF00000080AE80D73F00000060F80ECCBF000000A0D2B5B83F000000C0A958C4BF0000006012ACDE3F000000401B6FA7BF000000406066E23F00000080EC3AD13F000000A0A6B9D2BF00000080D653CCBF00000000676FDF3F000000C0ECD5C9BF000000A0745CCEBF00000020FEA9DB3F0000002058C8E1BF0000004010054C3F00000060203AD33F00000060EF18C6BF000000E01668E13F"> : tensor<3x4x2xf64>
    %2 = stablehlo.constant dense<"0x000000C0FF1FE1BF000000A08FA1C83F00000080CCE9D8BF000000E03147DCBF000000A03E97DC3F000000205EB9D5BF00000040808BD9BF000000A0742BE6BF000000E0432BD43F00000060C77AB3BF000000C00559C5BF00000080D171DCBF"> : tensor<4x3xf64>
    return %0, %1, %2 : tensor<5x4xf64>, tensor<3x4x2xf64>, tensor<4x3xf64>
  }
  func.func private @expected() -> (tensor<3x4x2xf64>, tensor<4x3xf64>) {
    %0 = stablehlo.constant dense<"0x66B78773C0EE863FC63E28095E6771BFC3E0FFC96694853F7E515607F040763FAF2F20D4C4C9823FEAEAA328FFD56B3FEBF20FFD8D2A7A3FD95EAEF9109F703FA1A3991387595CBF018CC86F2F58893FA40D5D0574565EBFEBC9D3321FB4943F387B5EF0A68355BF0B849DFE17318E3F068360706CA462BFE08616BBE35E953F69C927AFEA917B3F8CA6501D685F6F3FA61DD446E4D8763F5932C20D9D9E8F3F3701567996F3723F9D90B2335288843F1B5E22E366B26A3F88FBB2300783913F"> : tensor<3x4x2xf64>
    %1 = stablehlo.constant dense<"0x27094E9BF66673BF8961087C945C783F8961E98277D653BFBE47067F7BD274BF797B4E7D527E803F685E2DF7525468BF2C8A54684F5C70BF31AD6CC6AD82773F0F8C607879995CBFC0637E04E23373BFB7E61BEB1EBE813FAC69B9D15B4870BF"> : tensor<4x3xf64>
    return %0, %1 : tensor<3x4x2xf64>, tensor<4x3xf64>
  }
  func.func private @program(%arg0: tensor<5x4xf64>, %arg1: tensor<3x4x2xf64>, %arg2: tensor<4x3xf64>) -> (tensor<3x4x2xf64> {jax.result_info = "result[0]"}, tensor<4x3xf64> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x4xf64>, tensor<4x3xf64>) -> tensor<5x3xf64>
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<5x3xf64>, tensor<f64>) -> tensor<5xf64>
    %2 = stablehlo.reshape %1 : (tensor<5xf64>) -> tensor<5x1xf64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<5x1xf64>) -> tensor<5x3xf64>
    %4 = stablehlo.compare EQ, %0, %3, FLOAT : (tensor<5x3xf64>, tensor<5x3xf64>) -> tensor<5x3xi1>
    %5 = stablehlo.convert %4 : (tensor<5x3xi1>) -> tensor<5x3xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<5x3xf64>, tensor<f64>) -> tensor<5xf64>
    %cst_1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %8 = stablehlo.maximum %7, %1 : tensor<5xf64>
    %cst_2 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %10 = stablehlo.compare GT, %1, %9, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %cst_3 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %12 = stablehlo.compare EQ, %1, %11, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %cst_6 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %16 = stablehlo.select %12, %15, %14 : tensor<5xi1>, tensor<5xf64>
    %17 = stablehlo.select %10, %13, %16 : tensor<5xi1>, tensor<5xf64>
    %18 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<5xf64>) -> tensor<5x1xf64>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<5x1xf64>) -> tensor<5x3xf64>
    %20 = stablehlo.subtract %0, %19 : tensor<5x3xf64>
    %21 = stablehlo.exponential %20 : tensor<5x3xf64>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %22 = stablehlo.reduce(%21 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<5x3xf64>, tensor<f64>) -> tensor<5xf64>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<5xf64>) -> tensor<5x1xf64>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<5x1xf64>) -> tensor<5x3xf64>
    %25 = stablehlo.divide %21, %24 : tensor<5x3xf64>
    %26 = stablehlo.multiply %23, %23 : tensor<5x1xf64>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<5x1xf64>
    %28 = stablehlo.divide %27, %26 : tensor<5x1xf64>
    %values, %indices = chlo.top_k(%25, k = 2) : tensor<5x3xf64> -> (tensor<5x2xf64>, tensor<5x2xi32>)
    %29 = stablehlo.reshape %indices : (tensor<5x2xi32>) -> tensor<5x2x1xi32>
    %30 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x4xf64>, tensor<3x4x2xf64>) -> tensor<5x3x2xf64>
    %31 = stablehlo.broadcast_in_dim %indices, dims = [0, 1] : (tensor<5x2xi32>) -> tensor<5x2x1xi32>
    %32:2 = call @take_along_axis(%30, %31) : (tensor<5x3x2xf64>, tensor<5x2x1xi32>) -> (tensor<5x2x2xf64>, tensor<5x2x1xi32>)
    %33 = stablehlo.dot_general %values, %32#0, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x2xf64>, tensor<5x2x2xf64>) -> tensor<5x2xf64>
    %34 = stablehlo.multiply %33, %33 : tensor<5x2xf64>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %35 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<5x2xf64>
    %36 = stablehlo.multiply %35, %33 : tensor<5x2xf64>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %37 = stablehlo.reduce(%34 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x2xf64>, tensor<f64>) -> tensor<f64>
    %cst_11 = stablehlo.constant dense<1.000000e+01> : tensor<f64>
    %38 = stablehlo.divide %37, %cst_11 : tensor<f64>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_13 = stablehlo.constant dense<1.000000e+01> : tensor<f64>
    %39 = stablehlo.divide %cst_12, %cst_13 : tensor<f64>
    %40 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<f64>) -> tensor<5x2xf64>
    %41 = stablehlo.multiply %40, %36 : tensor<5x2xf64>
    %42 = stablehlo.dot_general %41, %values, batching_dims = [0] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<5x2xf64>, tensor<5x2xf64>) -> tensor<5x2x2xf64>
    %43 = stablehlo.transpose %42, dims = [0, 2, 1] : (tensor<5x2x2xf64>) -> tensor<5x2x2xf64>
    %44 = stablehlo.dot_general %41, %32#0, batching_dims = [0] x [0], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<5x2xf64>, tensor<5x2x2xf64>) -> tensor<5x2xf64>
    %45 = call @take_along_axis_0(%32#1, %43) : (tensor<5x2x1xi32>, tensor<5x2x2xf64>) -> tensor<5x3x2xf64>
    %46 = stablehlo.dot_general %45, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3x2xf64>, tensor<5x4xf64>) -> tensor<3x2x4xf64>
    %47 = stablehlo.transpose %46, dims = [0, 2, 1] : (tensor<3x2x4xf64>) -> tensor<3x4x2xf64>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %48 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<5x3xf64>
    %49 = "stablehlo.scatter"(%48, %29, %44) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f64>, %arg4: tensor<f64>):
      %64 = stablehlo.add %arg3, %arg4 : tensor<f64>
      stablehlo.return %64 : tensor<f64>
    }) : (tensor<5x3xf64>, tensor<5x2x1xi32>, tensor<5x2xf64>) -> tensor<5x3xf64>
    %50 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<5x1xf64>) -> tensor<5x3xf64>
    %51 = stablehlo.multiply %49, %50 : tensor<5x3xf64>
    %52 = stablehlo.multiply %51, %21 : tensor<5x3xf64>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %53 = stablehlo.reduce(%52 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<5x3xf64>, tensor<f64>) -> tensor<5xf64>
    %54 = stablehlo.reshape %53 : (tensor<5xf64>) -> tensor<5x1xf64>
    %55 = stablehlo.negate %54 : tensor<5x1xf64>
    %56 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<5x1xf64>) -> tensor<5x3xf64>
    %57 = stablehlo.divide %49, %56 : tensor<5x3xf64>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %58 = stablehlo.reduce(%55 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<5x1xf64>, tensor<f64>) -> tensor<5xf64>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0] : (tensor<5xf64>) -> tensor<5x3xf64>
    %60 = stablehlo.add %57, %59 : tensor<5x3xf64>
    %61 = stablehlo.multiply %60, %21 : tensor<5x3xf64>
    %62 = stablehlo.dot_general %61, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf64>, tensor<5x4xf64>) -> tensor<3x4xf64>
    %63 = stablehlo.transpose %62, dims = [1, 0] : (tensor<3x4xf64>) -> tensor<4x3xf64>
    return %47, %63 : tensor<3x4x2xf64>, tensor<4x3xf64>
  }
  func.func private @take_along_axis(%arg0: tensor<5x3x2xf64>, %arg1: tensor<5x2x1xi32>) -> (tensor<5x2x2xf64>, tensor<5x2x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x2x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<5x2x1xi32>, tensor<5x2x1xi32>) -> tensor<5x2x1xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5x2x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<5x2x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<5x2x1xi1>, tensor<5x2x1xi32>
    %c_1 = stablehlo.constant dense<2> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5x2x1xi32>
    %6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<5x2x1xi32>, tensor<5x2x1xi32>) -> tensor<5x2x1xi1>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<5x2x1xi32>
    %9 = stablehlo.compare LE, %4, %8, SIGNED : (tensor<5x2x1xi32>, tensor<5x2x1xi32>) -> tensor<5x2x1xi1>
    %10 = stablehlo.and %6, %9 : tensor<5x2x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %11 = stablehlo.reduce(%10 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<5x2x1xi1>, tensor<i1>) -> tensor<5x2xi1>
    %12 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2>}> : (tensor<5x3x2xf64>, tensor<5x2x1xi32>) -> tensor<5x2x2xf64>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<5x2xi1>) -> tensor<5x2x2xi1>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<5x2x2xf64>
    %15 = stablehlo.select %13, %12, %14 : tensor<5x2x2xi1>, tensor<5x2x2xf64>
    return %15, %4 : tensor<5x2x2xf64>, tensor<5x2x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<5x2x1xi32>, %arg1: tensor<5x2x2xf64>) -> tensor<5x3x2xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<5x3x2xf64>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f64>, %arg3: tensor<f64>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f64>
      stablehlo.return %2 : tensor<f64>
    }) : (tensor<5x3x2xf64>, tensor<5x2x1xi32>, tensor<5x2x2xf64>) -> tensor<5x3x2xf64>
    return %1 : tensor<5x3x2xf64>
  }
}

// -----

// programs_models: mixture of experts in bf16
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<5x4xbf16>, tensor<3x4x2xbf16>, tensor<4x3xbf16>)
    %e:1 = call @expected() : () -> (tensor<5x2xbf16>)
    %r:1 = call @program(%i#0, %i#1, %i#2) : (tensor<5x4xbf16>, tensor<3x4x2xbf16>, tensor<4x3xbf16>) -> (tensor<5x2xbf16>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.2 : tensor<5x2xbf16>
    return
  }
  func.func private @inputs() -> (tensor<5x4xbf16>, tensor<3x4x2xbf16>, tensor<4x3xbf16>) {
    %0 = stablehlo.constant dense<"0xA83EC9BE1A3D2ABFD73E123FD33E223F5B3EC2BE9CBEF5BD21BF12BF0ABF9DBE08BF25BD883EB8BE"> : tensor<5x4xbf16>
    %1 = stablehlo.constant dense<"0xEE3EE0BDDE3E4DBD7ABEBC3E60BEC63D23BEF53E3BBD133F8A3E96BE63BEFB3E4FBE73BEDD3E0EBF603A9A3E31BE0B3F"> : tensor<3x4x2xbf16>
    %2 = stablehlo.constant dense<"0x09BF453EC7BEE2BEE53EAEBECCBE31BFA13E9CBD2BBEE4BE"> : tensor<4x3xbf16>
    return %0, %1, %2 : tensor<5x4xbf16>, tensor<3x4x2xbf16>, tensor<4x3xbf16>
  }
  func.func private @expected() -> (tensor<5x2xbf16>) {
    %0 = stablehlo.constant dense<"0x50BCD7BD27BDB13E37BC99BD3BBE9BBCA2BC6A3D"> : tensor<5x2xbf16>
    return %0 : tensor<5x2xbf16>
  }
  func.func private @program(%arg0: tensor<5x4xbf16>, %arg1: tensor<3x4x2xbf16>, %arg2: tensor<4x3xbf16>) -> (tensor<5x2xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x4xbf16>, tensor<4x3xbf16>) -> tensor<5x3xbf16>
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<5x3xbf16>, tensor<bf16>) -> tensor<5xbf16>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<5xbf16>
    %3 = stablehlo.maximum %2, %1 : tensor<5xbf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<5xbf16>) -> tensor<5x1xbf16>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<5x1xbf16>) -> tensor<5x3xbf16>
    %6 = stablehlo.subtract %0, %5 : tensor<5x3xbf16>
    %7 = stablehlo.exponential %6 : tensor<5x3xbf16>
    %8 = stablehlo.convert %7 : (tensor<5x3xbf16>) -> tensor<5x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %11 = stablehlo.convert %10 : (tensor<5x1xf32>) -> tensor<5x1xbf16>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<5x1xbf16>) -> tensor<5x3xbf16>
    %13 = stablehlo.divide %7, %12 : tensor<5x3xbf16>
    %values, %indices = chlo.top_k(%13, k = 2) : tensor<5x3xbf16> -> (tensor<5x2xbf16>, tensor<5x2xi32>)
    %14 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x4xbf16>, tensor<3x4x2xbf16>) -> tensor<5x3x2xbf16>
    %15 = stablehlo.broadcast_in_dim %indices, dims = [0, 1] : (tensor<5x2xi32>) -> tensor<5x2x1xi32>
    %16 = call @take_along_axis(%14, %15) : (tensor<5x3x2xbf16>, tensor<5x2x1xi32>) -> tensor<5x2x2xbf16>
    %17 = stablehlo.dot_general %values, %16, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x2xbf16>, tensor<5x2x2xbf16>) -> tensor<5x2xbf16>
    return %17 : tensor<5x2xbf16>
  }
  func.func private @take_along_axis(%arg0: tensor<5x3x2xbf16>, %arg1: tensor<5x2x1xi32>) -> tensor<5x2x2xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x2x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<5x2x1xi32>, tensor<5x2x1xi32>) -> tensor<5x2x1xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5x2x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<5x2x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<5x2x1xi1>, tensor<5x2x1xi32>
    %c_1 = stablehlo.constant dense<2> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5x2x1xi32>
    %6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<5x2x1xi32>, tensor<5x2x1xi32>) -> tensor<5x2x1xi1>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<5x2x1xi32>
    %9 = stablehlo.compare LE, %4, %8, SIGNED : (tensor<5x2x1xi32>, tensor<5x2x1xi32>) -> tensor<5x2x1xi1>
    %10 = stablehlo.and %6, %9 : tensor<5x2x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %11 = stablehlo.reduce(%10 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<5x2x1xi1>, tensor<i1>) -> tensor<5x2xi1>
    %12 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2>}> : (tensor<5x3x2xbf16>, tensor<5x2x1xi32>) -> tensor<5x2x2xbf16>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<5x2xi1>) -> tensor<5x2x2xi1>
    %cst = stablehlo.constant dense<0x7FC0> : tensor<bf16>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<5x2x2xbf16>
    %15 = stablehlo.select %13, %12, %14 : tensor<5x2x2xi1>, tensor<5x2x2xbf16>
    return %15 : tensor<5x2x2xbf16>
  }
}

// -----

// programs_models: autoencoder
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<2x4xf32>, tensor<3x4xf32>, tensor<4x6xf32>)
    %e:1 = call @expected() : () -> (tensor<2x10xf32>)
    %r:1 = call @program(%i#0, %i#1, %i#2) : (tensor<2x4xf32>, tensor<3x4xf32>, tensor<4x6xf32>) -> (tensor<2x10xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 5.0e-05 : tensor<2x10xf32>
    return
  }
  func.func private @inputs() -> (tensor<2x4xf32>, tensor<3x4xf32>, tensor<4x6xf32>) {
    %0 = stablehlo.constant dense<"0xBE88513EEE0EBBBE57393EBE739F133FC998C2BEE58E07BF59EF033F7C75773E"> : tensor<2x4xf32>
    %1 = stablehlo.constant dense<"0xFE74763E0445C0BE67D95D3E665716BF4C17A9BE30E205BF3D8AD2BD4BBE8D3E787C87BC4684C53D962A42BDFC2608BF"> : tensor<3x4xf32>
    %2 = stablehlo.constant dense<"0xDC8D22BFB035A83E257935BDA89E18BF5428313E1FAF223F24539DBE829D4EBEF48794BEA833BA3E2AC2B0BE56D04BBCA2E2073FC43ECD3E340FF33E6F6F233E7948433EB3B026BF42151EBE9CD4043F0071C83E71EEEC3D8B5F343DA2513B3E"> : tensor<4x6xf32>
    return %0, %1, %2 : tensor<2x4xf32>, tensor<3x4xf32>, tensor<4x6xf32>
  }
  func.func private @expected() -> (tensor<2x10xf32>) {
    %0 = stablehlo.constant dense<"0xC97D853EA7F3C93E825AB93EF6D93E3F0C3952BEB13ABB3E051D703EB9055FBE32221B3E27D8B83E2CC82E3F6FB19F3E465B253FFE18E53DAAEA233FB8BFA03E027D023FF6AF133E5067673E5DBC06BF"> : tensor<2x10xf32>
    return %0 : tensor<2x10xf32>
  }
  func.func private @program(%arg0: tensor<2x4xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<4x6xf32>) -> (tensor<2x10xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<4x6xf32>) -> tensor<2x6xf32>
    %1 = stablehlo.slice %0 [0:2, 0:3] : (tensor<2x6xf32>) -> tensor<2x3xf32>
    %2 = stablehlo.slice %0 [0:2, 3:6] : (tensor<2x6xf32>) -> tensor<2x3xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<2x3xf32>
    %5 = stablehlo.exponential %4 : tensor<2x3xf32>
    %c = stablehlo.constant dense<3> : tensor<i64>
    %c_0 = stablehlo.constant dense<32> : tensor<i64>
    %6 = stablehlo.shift_right_logical %c, %c_0 : tensor<i64>
    %7 = stablehlo.convert %6 : (tensor<i64>) -> tensor<ui32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %c_1 = stablehlo.constant dense<4294967295> : tensor<i64>
    %9 = stablehlo.and %c, %c_1 : tensor<i64>
    %10 = stablehlo.convert %9 : (tensor<i64>) -> tensor<ui32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %12 = stablehlo.concatenate %8, %11, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    %13 = call @_normal(%12) : (tensor<2xui32>) -> tensor<2x3xf32>
    %14 = stablehlo.multiply %5, %13 : tensor<2x3xf32>
    %15 = stablehlo.add %1, %14 : tensor<2x3xf32>
    %16 = stablehlo.dot_general %15, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
    %17 = stablehlo.negate %16 : tensor<2x4xf32>
    %18 = stablehlo.exponential %17 : tensor<2x4xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %20 = stablehlo.add %19, %18 : tensor<2x4xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %22 = stablehlo.divide %21, %20 : tensor<2x4xf32>
    %23 = stablehlo.concatenate %22, %1, %2, dim = 1 : (tensor<2x4xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x10xf32>
    return %23 : tensor<2x10xf32>
  }
  func.func private @_normal(%arg0: tensor<2xui32>) -> tensor<2x3xf32> {
    %0 = call @_normal_real(%arg0) : (tensor<2xui32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func private @_normal_real(%arg0: tensor<2xui32>) -> tensor<2x3xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<2x3xf32>
    %1 = chlo.erf_inv %0 : tensor<2x3xf32> -> tensor<2x3xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<2x3xf32>
    return %3 : tensor<2x3xf32>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<2x3xui64>
    %7 = stablehlo.iota dim = 1 : tensor<2x3xui64>
    %c = stablehlo.constant dense<3> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2x3xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<2x3xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2x3xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<2x3xui64>
    %12 = stablehlo.add %9, %11 : tensor<2x3xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<2x3xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<2x3xui64>
    %15 = stablehlo.convert %12 : (tensor<2x3xui64>) -> tensor<2x3xui32>
    %16 = stablehlo.convert %14 : (tensor<2x3xui64>) -> tensor<2x3xui32>
    %17:2 = call @threefry2x32(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<2x3xui32>, tensor<2x3xui32>) -> (tensor<2x3xui32>, tensor<2x3xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<2x3xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<2x3xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
    %22 = stablehlo.or %20, %21 : tensor<2x3xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<2x3xui32>) -> tensor<2x3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<2x3xf32>
    %26 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<2x3xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<2x3xf32>
    %29 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<2x3xf32>
    %30 = stablehlo.add %28, %29 : tensor<2x3xf32>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<2x3xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<2x3xf32>
    return %32 : tensor<2x3xf32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2x3xui32>, %arg3: tensor<2x3xui32>) -> (tensor<2x3xui32>, tensor<2x3xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<2x3xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<2x3xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i64>, tensor<i64>, tensor<2x3xui32>, tensor<2x3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
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
      %16 = stablehlo.add %iterArg_5, %iterArg_6 : tensor<2x3xui32>
      %17 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
      %18 = stablehlo.shift_left %iterArg_6, %17 : tensor<2x3xui32>
      %c_13 = stablehlo.constant dense<32> : tensor<ui32>
      %19 = stablehlo.subtract %c_13, %9 : tensor<ui32>
      %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
      %21 = stablehlo.shift_right_logical %iterArg_6, %20 : tensor<2x3xui32>
      %22 = stablehlo.or %18, %21 : tensor<2x3xui32>
      %23 = stablehlo.xor %16, %22 : tensor<2x3xui32>
      %24 = stablehlo.add %16, %23 : tensor<2x3xui32>
      %25 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
      %26 = stablehlo.shift_left %23, %25 : tensor<2x3xui32>
      %c_14 = stablehlo.constant dense<32> : tensor<ui32>
      %27 = stablehlo.subtract %c_14, %11 : tensor<ui32>
      %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
      %29 = stablehlo.shift_right_logical %23, %28 : tensor<2x3xui32>
      %30 = stablehlo.or %26, %29 : tensor<2x3xui32>
      %31 = stablehlo.xor %24, %30 : tensor<2x3xui32>
      %32 = stablehlo.add %24, %31 : tensor<2x3xui32>
      %33 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
      %34 = stablehlo.shift_left %31, %33 : tensor<2x3xui32>
      %c_15 = stablehlo.constant dense<32> : tensor<ui32>
      %35 = stablehlo.subtract %c_15, %13 : tensor<ui32>
      %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
      %37 = stablehlo.shift_right_logical %31, %36 : tensor<2x3xui32>
      %38 = stablehlo.or %34, %37 : tensor<2x3xui32>
      %39 = stablehlo.xor %32, %38 : tensor<2x3xui32>
      %40 = stablehlo.add %32, %39 : tensor<2x3xui32>
      %41 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
      %42 = stablehlo.shift_left %39, %41 : tensor<2x3xui32>
      %c_16 = stablehlo.constant dense<32> : tensor<ui32>
      %43 = stablehlo.subtract %c_16, %15 : tensor<ui32>
      %44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
      %45 = stablehlo.shift_right_logical %39, %44 : tensor<2x3xui32>
      %46 = stablehlo.or %42, %45 : tensor<2x3xui32>
      %47 = stablehlo.xor %40, %46 : tensor<2x3xui32>
      %48 = stablehlo.broadcast_in_dim %iterArg_7, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
      %49 = stablehlo.add %40, %48 : tensor<2x3xui32>
      %50 = stablehlo.broadcast_in_dim %iterArg_8, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
      %51 = stablehlo.add %47, %50 : tensor<2x3xui32>
      %c_17 = stablehlo.constant dense<1> : tensor<i64>
      %52 = stablehlo.add %iterArg_4, %c_17 : tensor<i64>
      %53 = stablehlo.convert %52 : (tensor<i64>) -> tensor<ui32>
      %54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
      %55 = stablehlo.add %51, %54 : tensor<2x3xui32>
      %c_18 = stablehlo.constant dense<1> : tensor<i64>
      %56 = stablehlo.add %iterArg, %c_18 : tensor<i64>
      stablehlo.return %56, %7, %49, %55, %iterArg_8, %iterArg_9, %iterArg_7, %iterArg_11, %iterArg_10 : tensor<i64>, tensor<i64>, tensor<2x3xui32>, tensor<2x3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<2x3xui32>, tensor<2x3xui32>
  }
}

// -----

// programs_models: autoencoder, value and gradients
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<2x4xf32>, tensor<3x4xf32>, tensor<4x6xf32>)
    %e:3 = call @expected() : () -> (tensor<f32>, tensor<3x4xf32>, tensor<4x6xf32>)
    %r:3 = call @program(%i#0, %i#1, %i#2) : (tensor<2x4xf32>, tensor<3x4xf32>, tensor<4x6xf32>) -> (tensor<f32>, tensor<3x4xf32>, tensor<4x6xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 5.0e-05 : tensor<f32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 5.0e-05 : tensor<3x4xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 5.0e-05 : tensor<4x6xf32>
    return
  }
  func.func private @inputs() -> (tensor<2x4xf32>, tensor<3x4xf32>, tensor<4x6xf32>) {
    %0 = stablehlo.constant dense<"0xBE88513EEE0EBBBE57393EBE739F133FC998C2BEE58E07BF59EF033F7C75773E"> : tensor<2x4xf32>
    %1 = stablehlo.constant dense<"0xFE74763E0445C0BE67D95D3E665716BF4C17A9BE30E205BF3D8AD2BD4BBE8D3E787C87BC4684C53D962A42BDFC2608BF"> : tensor<3x4xf32>
    %2 = stablehlo.constant dense<"0xDC8D22BFB035A83E257935BDA89E18BF5428313E1FAF223F24539DBE829D4EBEF48794BEA833BA3E2AC2B0BE56D04BBCA2E2073FC43ECD3E340FF33E6F6F233E7948433EB3B026BF42151EBE9CD4043F0071C83E71EEEC3D8B5F343DA2513B3E"> : tensor<4x6xf32>
    return %0, %1, %2 : tensor<2x4xf32>, tensor<3x4xf32>, tensor<4x6xf32>
  }
  func.func private @expected() -> (tensor<f32>, tensor<3x4xf32>, tensor<4x6xf32>) {
    %0 = stablehlo.constant dense<"0xFCC2303E"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x2C29083DE93D8D3BA5E8E63CB8F594BCB1F5A63B9B84893C174F423C1AA4E73CE3885B3CCC79343CC59B803C6ABA2C3C"> : tensor<3x4xf32>
    %2 = stablehlo.constant dense<"0x47E001BD67F3C7BA098480BC5A5727BCC7D4EEBBEBE2DD3C307DCDBC3972C1BC451905BD321978BB284A94BCA4DB7A3CAC15253DDB0DA73B228DBA3C79C94A3C4B48343CBC7C09BDC44419BA7139C73C0368B03CBB129FBBCC68593C7C23EA3B"> : tensor<4x6xf32>
    return %0, %1, %2 : tensor<f32>, tensor<3x4xf32>, tensor<4x6xf32>
  }
  func.func private @program(%arg0: tensor<2x4xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<4x6xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x4xf32> {jax.result_info = "result[1][0]"}, tensor<4x6xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<4x6xf32>) -> tensor<2x6xf32>
    %1 = stablehlo.slice %0 [0:2, 0:3] : (tensor<2x6xf32>) -> tensor<2x3xf32>
    %2 = stablehlo.slice %0 [0:2, 3:6] : (tensor<2x6xf32>) -> tensor<2x3xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<2x3xf32>
    %5 = stablehlo.exponential %4 : tensor<2x3xf32>
    %c = stablehlo.constant dense<3> : tensor<i64>
    %c_0 = stablehlo.constant dense<32> : tensor<i64>
    %6 = stablehlo.shift_right_logical %c, %c_0 : tensor<i64>
    %7 = stablehlo.convert %6 : (tensor<i64>) -> tensor<ui32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %c_1 = stablehlo.constant dense<4294967295> : tensor<i64>
    %9 = stablehlo.and %c, %c_1 : tensor<i64>
    %10 = stablehlo.convert %9 : (tensor<i64>) -> tensor<ui32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %12 = stablehlo.concatenate %8, %11, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    %13 = call @_normal(%12) : (tensor<2xui32>) -> tensor<2x3xf32>
    %14 = stablehlo.multiply %5, %13 : tensor<2x3xf32>
    %15 = stablehlo.add %1, %14 : tensor<2x3xf32>
    %16 = stablehlo.dot_general %15, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
    %17 = stablehlo.negate %16 : tensor<2x4xf32>
    %18 = stablehlo.exponential %17 : tensor<2x4xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %20 = stablehlo.add %19, %18 : tensor<2x4xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %22 = stablehlo.divide %21, %20 : tensor<2x4xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %24 = stablehlo.subtract %23, %22 : tensor<2x4xf32>
    %25 = stablehlo.multiply %22, %24 : tensor<2x4xf32>
    %26 = stablehlo.concatenate %22, %1, %2, dim = 1 : (tensor<2x4xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x10xf32>
    %27 = stablehlo.multiply %26, %26 : tensor<2x10xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x10xf32>
    %29 = stablehlo.multiply %28, %26 : tensor<2x10xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%27 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x10xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<2.000000e+01> : tensor<f32>
    %31 = stablehlo.divide %30, %cst_7 : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_9 = stablehlo.constant dense<2.000000e+01> : tensor<f32>
    %32 = stablehlo.divide %cst_8, %cst_9 : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<f32>) -> tensor<2x10xf32>
    %34 = stablehlo.multiply %33, %29 : tensor<2x10xf32>
    %35 = stablehlo.slice %34 [0:2, 0:4] : (tensor<2x10xf32>) -> tensor<2x4xf32>
    %36 = stablehlo.slice %34 [0:2, 4:7] : (tensor<2x10xf32>) -> tensor<2x3xf32>
    %37 = stablehlo.slice %34 [0:2, 7:10] : (tensor<2x10xf32>) -> tensor<2x3xf32>
    %38 = stablehlo.multiply %35, %25 : tensor<2x4xf32>
    %39 = stablehlo.dot_general %38, %15, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
    %40 = stablehlo.transpose %39, dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
    %41 = stablehlo.dot_general %38, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<3x4xf32>) -> tensor<2x3xf32>
    %42 = stablehlo.add %36, %41 : tensor<2x3xf32>
    %43 = stablehlo.multiply %41, %13 : tensor<2x3xf32>
    %44 = stablehlo.multiply %43, %5 : tensor<2x3xf32>
    %cst_10 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %46 = stablehlo.multiply %45, %44 : tensor<2x3xf32>
    %47 = stablehlo.add %37, %46 : tensor<2x3xf32>
    %48 = stablehlo.concatenate %42, %47, dim = 1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x6xf32>
    %49 = stablehlo.dot_general %48, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6xf32>, tensor<2x4xf32>) -> tensor<6x4xf32>
    %50 = stablehlo.transpose %49, dims = [1, 0] : (tensor<6x4xf32>) -> tensor<4x6xf32>
    return %31, %40, %50 : tensor<f32>, tensor<3x4xf32>, tensor<4x6xf32>
  }
  func.func private @_normal(%arg0: tensor<2xui32>) -> tensor<2x3xf32> {
    %0 = call @_normal_real(%arg0) : (tensor<2xui32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func private @_normal_real(%arg0: tensor<2xui32>) -> tensor<2x3xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<2x3xf32>
    %1 = chlo.erf_inv %0 : tensor<2x3xf32> -> tensor<2x3xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<2x3xf32>
    return %3 : tensor<2x3xf32>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<2x3xui64>
    %7 = stablehlo.iota dim = 1 : tensor<2x3xui64>
    %c = stablehlo.constant dense<3> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2x3xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<2x3xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2x3xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<2x3xui64>
    %12 = stablehlo.add %9, %11 : tensor<2x3xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<2x3xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<2x3xui64>
    %15 = stablehlo.convert %12 : (tensor<2x3xui64>) -> tensor<2x3xui32>
    %16 = stablehlo.convert %14 : (tensor<2x3xui64>) -> tensor<2x3xui32>
    %17:2 = call @threefry2x32(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<2x3xui32>, tensor<2x3xui32>) -> (tensor<2x3xui32>, tensor<2x3xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<2x3xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<2x3xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
    %22 = stablehlo.or %20, %21 : tensor<2x3xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<2x3xui32>) -> tensor<2x3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<2x3xf32>
    %26 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<2x3xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<2x3xf32>
    %29 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<2x3xf32>
    %30 = stablehlo.add %28, %29 : tensor<2x3xf32>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<2x3xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<2x3xf32>
    return %32 : tensor<2x3xf32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2x3xui32>, %arg3: tensor<2x3xui32>) -> (tensor<2x3xui32>, tensor<2x3xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<2x3xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<2x3xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i64>, tensor<i64>, tensor<2x3xui32>, tensor<2x3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
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
      %16 = stablehlo.add %iterArg_5, %iterArg_6 : tensor<2x3xui32>
      %17 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
      %18 = stablehlo.shift_left %iterArg_6, %17 : tensor<2x3xui32>
      %c_13 = stablehlo.constant dense<32> : tensor<ui32>
      %19 = stablehlo.subtract %c_13, %9 : tensor<ui32>
      %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
      %21 = stablehlo.shift_right_logical %iterArg_6, %20 : tensor<2x3xui32>
      %22 = stablehlo.or %18, %21 : tensor<2x3xui32>
      %23 = stablehlo.xor %16, %22 : tensor<2x3xui32>
      %24 = stablehlo.add %16, %23 : tensor<2x3xui32>
      %25 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
      %26 = stablehlo.shift_left %23, %25 : tensor<2x3xui32>
      %c_14 = stablehlo.constant dense<32> : tensor<ui32>
      %27 = stablehlo.subtract %c_14, %11 : tensor<ui32>
      %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
      %29 = stablehlo.shift_right_logical %23, %28 : tensor<2x3xui32>
      %30 = stablehlo.or %26, %29 : tensor<2x3xui32>
      %31 = stablehlo.xor %24, %30 : tensor<2x3xui32>
      %32 = stablehlo.add %24, %31 : tensor<2x3xui32>
      %33 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
      %34 = stablehlo.shift_left %31, %33 : tensor<2x3xui32>
      %c_15 = stablehlo.constant dense<32> : tensor<ui32>
      %35 = stablehlo.subtract %c_15, %13 : tensor<ui32>
      %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
      %37 = stablehlo.shift_right_logical %31, %36 : tensor<2x3xui32>
      %38 = stablehlo.or %34, %37 : tensor<2x3xui32>
      %39 = stablehlo.xor %32, %38 : tensor<2x3xui32>
      %40 = stablehlo.add %32, %39 : tensor<2x3xui32>
      %41 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
      %42 = stablehlo.shift_left %39, %41 : tensor<2x3xui32>
      %c_16 = stablehlo.constant dense<32> : tensor<ui32>
      %43 = stablehlo.subtract %c_16, %15 : tensor<ui32>
      %44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
      %45 = stablehlo.shift_right_logical %39, %44 : tensor<2x3xui32>
      %46 = stablehlo.or %42, %45 : tensor<2x3xui32>
      %47 = stablehlo.xor %40, %46 : tensor<2x3xui32>
      %48 = stablehlo.broadcast_in_dim %iterArg_7, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
      %49 = stablehlo.add %40, %48 : tensor<2x3xui32>
      %50 = stablehlo.broadcast_in_dim %iterArg_8, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
      %51 = stablehlo.add %47, %50 : tensor<2x3xui32>
      %c_17 = stablehlo.constant dense<1> : tensor<i64>
      %52 = stablehlo.add %iterArg_4, %c_17 : tensor<i64>
      %53 = stablehlo.convert %52 : (tensor<i64>) -> tensor<ui32>
      %54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
      %55 = stablehlo.add %51, %54 : tensor<2x3xui32>
      %c_18 = stablehlo.constant dense<1> : tensor<i64>
      %56 = stablehlo.add %iterArg, %c_18 : tensor<i64>
      stablehlo.return %56, %7, %49, %55, %iterArg_8, %iterArg_9, %iterArg_7, %iterArg_11, %iterArg_10 : tensor<i64>, tensor<i64>, tensor<2x3xui32>, tensor<2x3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<2x3xui32>, tensor<2x3xui32>
  }
}

// -----

// programs_models: autoencoder, gradients in f64
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<2x4xf64>, tensor<3x4xf64>, tensor<4x6xf64>)
    %e:2 = call @expected() : () -> (tensor<3x4xf64>, tensor<4x6xf64>)
    %r:2 = call @program(%i#0, %i#1, %i#2) : (tensor<2x4xf64>, tensor<3x4xf64>, tensor<4x6xf64>) -> (tensor<3x4xf64>, tensor<4x6xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-09 : tensor<3x4xf64>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-09 : tensor<4x6xf64>
    return
  }
  func.func private @inputs() -> (tensor<2x4xf64>, tensor<3x4xf64>, tensor<4x6xf64>) {
    %0 = stablehlo.constant dense<"0x000000C01731CA3F000000C0DD61D7BF000000E02AC7C7BF00000060EE73E23F000000201953D8BF000000A0DCF1E0BF00000020EB7DE03F00000080AFEECE3F"> : tensor<2x4xf64>
    %1 = stablehlo.constant dense<"0x000000C09FCECE3F00000080A008D8BF000000E02CBBCB3F000000C0ECCAE2BF00000080E922D5BF0000000046BCE0BF000000A04751BABF00000060C9B7D13F000000008FEF90BF000000C088B0B83F000000C05245A8BF00000080DF04E1BF"> : tensor<3x4xf64>
    %2 = stablehlo.constant dense<"0x00000080BB51E4BF00000000B606D53F000000A024AFA6BF00000000D513E3BF000000800A25C63F000000E0E355E43F0000008064AAD3BF00000040B0D3C9BF00000080FE90D2BF000000007546D73F000000404518D6BF000000C00A7A89BF0000004054FCE03F00000080D8A7D93F00000080E661DE3F000000E0ED6DC43F000000200F69C83F0000006016D6E4BF00000040A8C2C3BF00000080939AE03F00000000200ED93F00000020CE9DBD3F00000060F18BA63F00000040346AC73F"> : tensor<4x6xf64>
    return %0, %1, %2 : tensor<2x4xf64>, tensor<3x4xf64>, tensor<4x6xf64>
  }
  func.func private @expected() -> (tensor<3x4xf64>, tensor<4x6xf64>) {
    %0 = stablehlo.constant dense<"0x9D554EC83DC67D3F9682A9D718D26D3FE563CD433F1A7F3F950103283FF87B3F71D13B4B270A3C3F83FA47D512BC4CBF25E463D03B2A433F444AD934B320423FF47C18303926F03E200FEDE91FC86C3F838A8158D1FC3BBF4F1BD2B654E83EBF"> : tensor<3x4xf64>
    %1 = stablehlo.constant dense<"0x3E6672A469DA9BBFEB2AE106A83662BF72A2551CD18B8CBFF49073B31D4B87BF07E194BE421E7ABF15568CAD2EC39C3F92DCCB48363796BF3B5756E49EC796BFF314BE28BD3C9FBF3986496BE6A031BFD2E53E21157D93BF982FF4D5816B8C3FBFCA0FA6FAB6A13FB9BD2991F367773F2CDEB95956F4943F4D1C641B7D168B3F4A6E8A4851A3843F9A9E132B77ADA1BF24A6E83D2B4634BFB198098AD8C0963FCCAE7054EC68953F177462379BDA83BFBE7E250FCDE28E3FC8CACB73CEA0833F"> : tensor<4x6xf64>
    return %0, %1 : tensor<3x4xf64>, tensor<4x6xf64>
  }
  func.func private @program(%arg0: tensor<2x4xf64>, %arg1: tensor<3x4xf64>, %arg2: tensor<4x6xf64>) -> (tensor<3x4xf64> {jax.result_info = "result[0]"}, tensor<4x6xf64> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf64>, tensor<4x6xf64>) -> tensor<2x6xf64>
    %1 = stablehlo.slice %0 [0:2, 0:3] : (tensor<2x6xf64>) -> tensor<2x3xf64>
    %2 = stablehlo.slice %0 [0:2, 3:6] : (tensor<2x6xf64>) -> tensor<2x3xf64>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %4 = stablehlo.multiply %3, %2 : tensor<2x3xf64>
    %5 = stablehlo.exponential %4 : tensor<2x3xf64>
    %c = stablehlo.constant dense<3> : tensor<i64>
    %c_0 = stablehlo.constant dense<32> : tensor<i64>
    %6 = stablehlo.shift_right_logical %c, %c_0 : tensor<i64>
    %7 = stablehlo.convert %6 : (tensor<i64>) -> tensor<ui32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %c_1 = stablehlo.constant dense<4294967295> : tensor<i64>
    %9 = stablehlo.and %c, %c_1 : tensor<i64>
    %10 = stablehlo.convert %9 : (tensor<i64>) -> tensor<ui32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %12 = stablehlo.concatenate %8, %11, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    %13 = call @_normal(%12) : (tensor<2xui32>) -> tensor<2x3xf64>
    %14 = stablehlo.multiply %5, %13 : tensor<2x3xf64>
    %15 = stablehlo.add %1, %14 : tensor<2x3xf64>
    %16 = stablehlo.dot_general %15, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf64>, tensor<3x4xf64>) -> tensor<2x4xf64>
    %17 = stablehlo.negate %16 : tensor<2x4xf64>
    %18 = stablehlo.exponential %17 : tensor<2x4xf64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<2x4xf64>
    %20 = stablehlo.add %19, %18 : tensor<2x4xf64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<2x4xf64>
    %22 = stablehlo.divide %21, %20 : tensor<2x4xf64>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<2x4xf64>
    %24 = stablehlo.subtract %23, %22 : tensor<2x4xf64>
    %25 = stablehlo.multiply %22, %24 : tensor<2x4xf64>
    %26 = stablehlo.concatenate %22, %1, %2, dim = 1 : (tensor<2x4xf64>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x10xf64>
    %27 = stablehlo.multiply %26, %26 : tensor<2x10xf64>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %28 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<2x10xf64>
    %29 = stablehlo.multiply %28, %26 : tensor<2x10xf64>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %30 = stablehlo.reduce(%27 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x10xf64>, tensor<f64>) -> tensor<f64>
    %cst_7 = stablehlo.constant dense<2.000000e+01> : tensor<f64>
    %31 = stablehlo.divide %30, %cst_7 : tensor<f64>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_9 = stablehlo.constant dense<2.000000e+01> : tensor<f64>
    %32 = stablehlo.divide %cst_8, %cst_9 : tensor<f64>
    %33 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<f64>) -> tensor<2x10xf64>
    %34 = stablehlo.multiply %33, %29 : tensor<2x10xf64>
    %35 = stablehlo.slice %34 [0:2, 0:4] : (tensor<2x10xf64>) -> tensor<2x4xf64>
    %36 = stablehlo.slice %34 [0:2, 4:7] : (tensor<2x10xf64>) -> tensor<2x3xf64>
    %37 = stablehlo.slice %34 [0:2, 7:10] : (tensor<2x10xf64>) -> tensor<2x3xf64>
    %38 = stablehlo.multiply %35, %25 : tensor<2x4xf64>
    %39 = stablehlo.dot_general %38, %15, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf64>, tensor<2x3xf64>) -> tensor<4x3xf64>
    %40 = stablehlo.transpose %39, dims = [1, 0] : (tensor<4x3xf64>) -> tensor<3x4xf64>
    %41 = stablehlo.dot_general %38, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf64>, tensor<3x4xf64>) -> tensor<2x3xf64>
    %42 = stablehlo.add %36, %41 : tensor<2x3xf64>
    %43 = stablehlo.multiply %41, %13 : tensor<2x3xf64>
    %44 = stablehlo.multiply %43, %5 : tensor<2x3xf64>
    %cst_10 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %45 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %46 = stablehlo.multiply %45, %44 : tensor<2x3xf64>
    %47 = stablehlo.add %37, %46 : tensor<2x3xf64>
    %48 = stablehlo.concatenate %42, %47, dim = 1 : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x6xf64>
    %49 = stablehlo.dot_general %48, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6xf64>, tensor<2x4xf64>) -> tensor<6x4xf64>
    %50 = stablehlo.transpose %49, dims = [1, 0] : (tensor<6x4xf64>) -> tensor<4x6xf64>
    return %40, %50 : tensor<3x4xf64>, tensor<4x6xf64>
  }
  func.func private @_normal(%arg0: tensor<2xui32>) -> tensor<2x3xf64> {
    %0 = call @_normal_real(%arg0) : (tensor<2xui32>) -> tensor<2x3xf64>
    return %0 : tensor<2x3xf64>
  }
  func.func private @_normal_real(%arg0: tensor<2xui32>) -> tensor<2x3xf64> {
    %cst = stablehlo.constant dense<-0.99999999999999988> : tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f64>, tensor<f64>) -> tensor<2x3xf64>
    %1 = chlo.erf_inv %0 : tensor<2x3xf64> -> tensor<2x3xf64>
    %cst_1 = stablehlo.constant dense<1.4142135623730951> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3 = stablehlo.multiply %2, %1 : tensor<2x3xf64>
    return %3 : tensor<2x3xf64>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<2x3xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<2x3xui64>
    %7 = stablehlo.iota dim = 1 : tensor<2x3xui64>
    %c = stablehlo.constant dense<3> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2x3xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<2x3xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2x3xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<2x3xui64>
    %12 = stablehlo.add %9, %11 : tensor<2x3xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<2x3xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<2x3xui64>
    %15 = stablehlo.convert %12 : (tensor<2x3xui64>) -> tensor<2x3xui32>
    %16 = stablehlo.convert %14 : (tensor<2x3xui64>) -> tensor<2x3xui32>
    %17:2 = call @threefry2x32(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<2x3xui32>, tensor<2x3xui32>) -> (tensor<2x3xui32>, tensor<2x3xui32>)
    %18 = stablehlo.convert %17#0 : (tensor<2x3xui32>) -> tensor<2x3xui64>
    %19 = stablehlo.convert %17#1 : (tensor<2x3xui32>) -> tensor<2x3xui64>
    %c_2 = stablehlo.constant dense<32> : tensor<ui64>
    %20 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<2x3xui64>
    %21 = stablehlo.shift_left %18, %20 : tensor<2x3xui64>
    %22 = stablehlo.or %21, %19 : tensor<2x3xui64>
    %c_3 = stablehlo.constant dense<12> : tensor<ui64>
    %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui64>) -> tensor<2x3xui64>
    %24 = stablehlo.shift_right_logical %22, %23 : tensor<2x3xui64>
    %c_4 = stablehlo.constant dense<4607182418800017408> : tensor<ui64>
    %25 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui64>) -> tensor<2x3xui64>
    %26 = stablehlo.or %24, %25 : tensor<2x3xui64>
    %27 = stablehlo.bitcast_convert %26 : (tensor<2x3xui64>) -> tensor<2x3xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %28 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %29 = stablehlo.subtract %27, %28 : tensor<2x3xf64>
    %30 = stablehlo.subtract %1, %0 : tensor<1x1xf64>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<2x3xf64>
    %32 = stablehlo.multiply %29, %31 : tensor<2x3xf64>
    %33 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<2x3xf64>
    %34 = stablehlo.add %32, %33 : tensor<2x3xf64>
    %35 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<2x3xf64>
    %36 = stablehlo.maximum %35, %34 : tensor<2x3xf64>
    return %36 : tensor<2x3xf64>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2x3xui32>, %arg3: tensor<2x3xui32>) -> (tensor<2x3xui32>, tensor<2x3xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<2x3xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<2x3xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i64>, tensor<i64>, tensor<2x3xui32>, tensor<2x3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
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
      %16 = stablehlo.add %iterArg_5, %iterArg_6 : tensor<2x3xui32>
      %17 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
      %18 = stablehlo.shift_left %iterArg_6, %17 : tensor<2x3xui32>
      %c_13 = stablehlo.constant dense<32> : tensor<ui32>
      %19 = stablehlo.subtract %c_13, %9 : tensor<ui32>
      %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
      %21 = stablehlo.shift_right_logical %iterArg_6, %20 : tensor<2x3xui32>
      %22 = stablehlo.or %18, %21 : tensor<2x3xui32>
      %23 = stablehlo.xor %16, %22 : tensor<2x3xui32>
      %24 = stablehlo.add %16, %23 : tensor<2x3xui32>
      %25 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
      %26 = stablehlo.shift_left %23, %25 : tensor<2x3xui32>
      %c_14 = stablehlo.constant dense<32> : tensor<ui32>
      %27 = stablehlo.subtract %c_14, %11 : tensor<ui32>
      %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
      %29 = stablehlo.shift_right_logical %23, %28 : tensor<2x3xui32>
      %30 = stablehlo.or %26, %29 : tensor<2x3xui32>
      %31 = stablehlo.xor %24, %30 : tensor<2x3xui32>
      %32 = stablehlo.add %24, %31 : tensor<2x3xui32>
      %33 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
      %34 = stablehlo.shift_left %31, %33 : tensor<2x3xui32>
      %c_15 = stablehlo.constant dense<32> : tensor<ui32>
      %35 = stablehlo.subtract %c_15, %13 : tensor<ui32>
      %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
      %37 = stablehlo.shift_right_logical %31, %36 : tensor<2x3xui32>
      %38 = stablehlo.or %34, %37 : tensor<2x3xui32>
      %39 = stablehlo.xor %32, %38 : tensor<2x3xui32>
      %40 = stablehlo.add %32, %39 : tensor<2x3xui32>
      %41 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
      %42 = stablehlo.shift_left %39, %41 : tensor<2x3xui32>
      %c_16 = stablehlo.constant dense<32> : tensor<ui32>
      %43 = stablehlo.subtract %c_16, %15 : tensor<ui32>
      %44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
      %45 = stablehlo.shift_right_logical %39, %44 : tensor<2x3xui32>
      %46 = stablehlo.or %42, %45 : tensor<2x3xui32>
      %47 = stablehlo.xor %40, %46 : tensor<2x3xui32>
      %48 = stablehlo.broadcast_in_dim %iterArg_7, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
      %49 = stablehlo.add %40, %48 : tensor<2x3xui32>
      %50 = stablehlo.broadcast_in_dim %iterArg_8, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
      %51 = stablehlo.add %47, %50 : tensor<2x3xui32>
      %c_17 = stablehlo.constant dense<1> : tensor<i64>
      %52 = stablehlo.add %iterArg_4, %c_17 : tensor<i64>
      %53 = stablehlo.convert %52 : (tensor<i64>) -> tensor<ui32>
      %54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
      %55 = stablehlo.add %51, %54 : tensor<2x3xui32>
      %c_18 = stablehlo.constant dense<1> : tensor<i64>
      %56 = stablehlo.add %iterArg, %c_18 : tensor<i64>
      stablehlo.return %56, %7, %49, %55, %iterArg_8, %iterArg_9, %iterArg_7, %iterArg_11, %iterArg_10 : tensor<i64>, tensor<i64>, tensor<2x3xui32>, tensor<2x3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<2x3xui32>, tensor<2x3xui32>
  }
}

// -----

// programs_models: autoencoder in bf16
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<2x4xbf16>, tensor<3x4xbf16>, tensor<4x6xbf16>)
    %e:1 = call @expected() : () -> (tensor<2x10xbf16>)
    %r:1 = call @program(%i#0, %i#1, %i#2) : (tensor<2x4xbf16>, tensor<3x4xbf16>, tensor<4x6xbf16>) -> (tensor<2x10xbf16>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.2 : tensor<2x10xbf16>
    return
  }
  func.func private @inputs() -> (tensor<2x4xbf16>, tensor<3x4xbf16>, tensor<4x6xbf16>) {
    %0 = stablehlo.constant dense<"0x523EBBBE3EBE143FC3BE08BF043F773E"> : tensor<2x4xbf16>
    %1 = stablehlo.constant dense<"0x763EC0BE5E3E16BFA9BE06BFD3BD8E3E87BCC63D42BD08BF"> : tensor<3x4xbf16>
    %2 = stablehlo.constant dense<"0x23BFA83E35BD19BF313E233F9DBE4FBE95BEBA3EB1BE4CBC083FCD3EF33E233E433E27BF1EBE053FC83EED3D343D3B3E"> : tensor<4x6xbf16>
    return %0, %1, %2 : tensor<2x4xbf16>, tensor<3x4xbf16>, tensor<4x6xbf16>
  }
  func.func private @expected() -> (tensor<2x10xbf16>) {
    %0 = stablehlo.constant dense<"0xC53ED13EE03ECF3E53BEBC3E713E5FBE1B3EB93ED23EDA3EEA3E103F243FA13E033F143E683E07BF"> : tensor<2x10xbf16>
    return %0 : tensor<2x10xbf16>
  }
  func.func private @program(%arg0: tensor<2x4xbf16>, %arg1: tensor<3x4xbf16>, %arg2: tensor<4x6xbf16>) -> (tensor<2x10xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4xbf16>, tensor<4x6xbf16>) -> tensor<2x6xbf16>
    %1 = stablehlo.slice %0 [0:2, 0:3] : (tensor<2x6xbf16>) -> tensor<2x3xbf16>
    %2 = stablehlo.slice %0 [0:2, 3:6] : (tensor<2x6xbf16>) -> tensor<2x3xbf16>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<2x3xbf16>
    %4 = stablehlo.multiply %3, %2 : tensor<2x3xbf16>
    %5 = stablehlo.exponential %4 : tensor<2x3xbf16>
    %c = stablehlo.constant dense<3> : tensor<i64>
    %c_0 = stablehlo.constant dense<32> : tensor<i64>
    %6 = stablehlo.shift_right_logical %c, %c_0 : tensor<i64>
    %7 = stablehlo.convert %6 : (tensor<i64>) -> tensor<ui32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %c_1 = stablehlo.constant dense<4294967295> : tensor<i64>
    %9 = stablehlo.and %c, %c_1 : tensor<i64>
    %10 = stablehlo.convert %9 : (tensor<i64>) -> tensor<ui32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %12 = stablehlo.concatenate %8, %11, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    %13 = call @_normal(%12) : (tensor<2xui32>) -> tensor<2x3xbf16>
    %14 = stablehlo.multiply %5, %13 : tensor<2x3xbf16>
    %15 = stablehlo.add %1, %14 : tensor<2x3xbf16>
    %16 = stablehlo.dot_general %15, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xbf16>, tensor<3x4xbf16>) -> tensor<2x4xbf16>
    %17 = stablehlo.negate %16 : tensor<2x4xbf16>
    %18 = stablehlo.exponential %17 : tensor<2x4xbf16>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<2x4xbf16>
    %20 = stablehlo.add %19, %18 : tensor<2x4xbf16>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<2x4xbf16>
    %22 = stablehlo.divide %21, %20 : tensor<2x4xbf16>
    %23 = stablehlo.concatenate %22, %1, %2, dim = 1 : (tensor<2x4xbf16>, tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x10xbf16>
    return %23 : tensor<2x10xbf16>
  }
  func.func private @_normal(%arg0: tensor<2xui32>) -> tensor<2x3xbf16> {
    %0 = call @_normal_real(%arg0) : (tensor<2xui32>) -> tensor<2x3xbf16>
    return %0 : tensor<2x3xbf16>
  }
  func.func private @_normal_real(%arg0: tensor<2xui32>) -> tensor<2x3xbf16> {
    %cst = stablehlo.constant dense<-9.960930e-01> : tensor<bf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<bf16>, tensor<bf16>) -> tensor<2x3xbf16>
    %1 = chlo.erf_inv %0 : tensor<2x3xbf16> -> tensor<2x3xbf16>
    %cst_1 = stablehlo.constant dense<1.414060e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<2x3xbf16>
    %3 = stablehlo.multiply %2, %1 : tensor<2x3xbf16>
    return %3 : tensor<2x3xbf16>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<bf16>, %arg2: tensor<bf16>) -> tensor<2x3xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<bf16>) -> tensor<1x1xbf16>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<bf16>) -> tensor<1x1xbf16>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<2x3xui64>
    %7 = stablehlo.iota dim = 1 : tensor<2x3xui64>
    %c = stablehlo.constant dense<3> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2x3xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<2x3xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2x3xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<2x3xui64>
    %12 = stablehlo.add %9, %11 : tensor<2x3xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<2x3xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<2x3xui64>
    %15 = stablehlo.convert %12 : (tensor<2x3xui64>) -> tensor<2x3xui32>
    %16 = stablehlo.convert %14 : (tensor<2x3xui64>) -> tensor<2x3xui32>
    %17:2 = call @threefry2x32(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<2x3xui32>, tensor<2x3xui32>) -> (tensor<2x3xui32>, tensor<2x3xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<2x3xui32>
    %19 = stablehlo.convert %18 : (tensor<2x3xui32>) -> tensor<2x3xui8>
    %20 = stablehlo.convert %19 : (tensor<2x3xui8>) -> tensor<2x3xui16>
    %c_2 = stablehlo.constant dense<1> : tensor<ui16>
    %21 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui16>) -> tensor<2x3xui16>
    %22 = stablehlo.shift_right_logical %20, %21 : tensor<2x3xui16>
    %c_3 = stablehlo.constant dense<16256> : tensor<ui16>
    %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui16>) -> tensor<2x3xui16>
    %24 = stablehlo.or %22, %23 : tensor<2x3xui16>
    %25 = stablehlo.bitcast_convert %24 : (tensor<2x3xui16>) -> tensor<2x3xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %26 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<2x3xbf16>
    %27 = stablehlo.subtract %25, %26 : tensor<2x3xbf16>
    %28 = stablehlo.subtract %1, %0 : tensor<1x1xbf16>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<1x1xbf16>) -> tensor<2x3xbf16>
    %30 = stablehlo.multiply %27, %29 : tensor<2x3xbf16>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xbf16>) -> tensor<2x3xbf16>
    %32 = stablehlo.add %30, %31 : tensor<2x3xbf16>
    %33 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xbf16>) -> tensor<2x3xbf16>
    %34 = stablehlo.maximum %33, %32 : tensor<2x3xbf16>
    return %34 : tensor<2x3xbf16>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2x3xui32>, %arg3: tensor<2x3xui32>) -> (tensor<2x3xui32>, tensor<2x3xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<2x3xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<2x3xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i64>, tensor<i64>, tensor<2x3xui32>, tensor<2x3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
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
      %16 = stablehlo.add %iterArg_5, %iterArg_6 : tensor<2x3xui32>
      %17 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
      %18 = stablehlo.shift_left %iterArg_6, %17 : tensor<2x3xui32>
      %c_13 = stablehlo.constant dense<32> : tensor<ui32>
      %19 = stablehlo.subtract %c_13, %9 : tensor<ui32>
      %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
      %21 = stablehlo.shift_right_logical %iterArg_6, %20 : tensor<2x3xui32>
      %22 = stablehlo.or %18, %21 : tensor<2x3xui32>
      %23 = stablehlo.xor %16, %22 : tensor<2x3xui32>
      %24 = stablehlo.add %16, %23 : tensor<2x3xui32>
      %25 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
      %26 = stablehlo.shift_left %23, %25 : tensor<2x3xui32>
      %c_14 = stablehlo.constant dense<32> : tensor<ui32>
      %27 = stablehlo.subtract %c_14, %11 : tensor<ui32>
      %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
      %29 = stablehlo.shift_right_logical %23, %28 : tensor<2x3xui32>
      %30 = stablehlo.or %26, %29 : tensor<2x3xui32>
      %31 = stablehlo.xor %24, %30 : tensor<2x3xui32>
      %32 = stablehlo.add %24, %31 : tensor<2x3xui32>
      %33 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
      %34 = stablehlo.shift_left %31, %33 : tensor<2x3xui32>
      %c_15 = stablehlo.constant dense<32> : tensor<ui32>
      %35 = stablehlo.subtract %c_15, %13 : tensor<ui32>
      %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
      %37 = stablehlo.shift_right_logical %31, %36 : tensor<2x3xui32>
      %38 = stablehlo.or %34, %37 : tensor<2x3xui32>
      %39 = stablehlo.xor %32, %38 : tensor<2x3xui32>
      %40 = stablehlo.add %32, %39 : tensor<2x3xui32>
      %41 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
      %42 = stablehlo.shift_left %39, %41 : tensor<2x3xui32>
      %c_16 = stablehlo.constant dense<32> : tensor<ui32>
      %43 = stablehlo.subtract %c_16, %15 : tensor<ui32>
      %44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
      %45 = stablehlo.shift_right_logical %39, %44 : tensor<2x3xui32>
      %46 = stablehlo.or %42, %45 : tensor<2x3xui32>
      %47 = stablehlo.xor %40, %46 : tensor<2x3xui32>
      %48 = stablehlo.broadcast_in_dim %iterArg_7, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
      %49 = stablehlo.add %40, %48 : tensor<2x3xui32>
      %50 = stablehlo.broadcast_in_dim %iterArg_8, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
      %51 = stablehlo.add %47, %50 : tensor<2x3xui32>
      %c_17 = stablehlo.constant dense<1> : tensor<i64>
      %52 = stablehlo.add %iterArg_4, %c_17 : tensor<i64>
      %53 = stablehlo.convert %52 : (tensor<i64>) -> tensor<ui32>
      %54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
      %55 = stablehlo.add %51, %54 : tensor<2x3xui32>
      %c_18 = stablehlo.constant dense<1> : tensor<i64>
      %56 = stablehlo.add %iterArg, %c_18 : tensor<i64>
      stablehlo.return %56, %7, %49, %55, %iterArg_8, %iterArg_9, %iterArg_7, %iterArg_11, %iterArg_10 : tensor<i64>, tensor<i64>, tensor<2x3xui32>, tensor<2x3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<2x3xui32>, tensor<2x3xui32>
  }
}

// -----

// programs_models: gradient of softmax_cross_entropy
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<6x4xf32>)
    %e:2 = call @expected() : () -> (tensor<f64>, tensor<6x4xf32>)
    %r:2 = call @program(%i#0) : (tensor<6x4xf32>) -> (tensor<f64>, tensor<6x4xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<f64>
    check.expect_almost_eq %r#1, %e#1, tolerance = 2.0e-05 : tensor<6x4xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x4xf32>) {
    %0 = stablehlo.constant dense<"0x7475F5BE0F486DBE77ED273F323AC9BE629C5DBDED69D93E65B4BEBE288AEA3E10FE983E7F4410BF9E35033F6BFCA33E9D77FCBE20F7F63C5B18B53E216B8E3E0C751DBF7A9126BFC94D893D9F8F063F1E5F5F3ED13F1D3EEA8C333E5D492CBD"> : tensor<6x4xf32>
    return %0 : tensor<6x4xf32>
  }
  func.func private @expected() -> (tensor<f64>, tensor<6x4xf32>) {
    %0 = stablehlo.constant dense<"0x555555458B6AF83F"> : tensor<f64>
    %1 = stablehlo.constant dense<"0x135810BE4BE2063DC1D9A33DFC94E53C8E40083D9DEA5B3DCF33C63C8AA2E3BD2266393D741917BE6B93653D406C3D3DBB19BE3C409102BE83AC5D3D9F8B4D3DA10FC13C944FBA3CC4DCF5BDF804973DD23CF8BD738C2E3D4864323DE8880F3D"> : tensor<6x4xf32>
    return %0, %1 : tensor<f64>, tensor<6x4xf32>
  }
  func.func private @program(%arg0: tensor<6x4xf32>) -> (tensor<f64> {jax.result_info = "result[0]"}, tensor<6x4xf32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<[0, 3, 1, 1, 2, 0]> : tensor<6xi32>
    %0 = call @_one_hot(%c) : (tensor<6xi32>) -> tensor<6x4xf64>
    %1:3 = call @log_softmax(%arg0) : (tensor<6x4xf32>) -> (tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x1xf32>)
    %2 = stablehlo.convert %1#0 : (tensor<6x4xf32>) -> tensor<6x4xf64>
    %3 = stablehlo.multiply %0, %2 : tensor<6x4xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<6x4xf64>, tensor<f64>) -> tensor<6xf64>
    %5 = stablehlo.negate %4 : tensor<6xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<6xf64>, tensor<f64>) -> tensor<f64>
    %cst_1 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %7 = stablehlo.divide %6, %cst_1 : tensor<f64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_3 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %8 = stablehlo.divide %cst_2, %cst_3 : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %10 = stablehlo.negate %9 : tensor<6xf64>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<6xf64>) -> tensor<6x4xf64>
    %12 = stablehlo.multiply %0, %11 : tensor<6x4xf64>
    %13 = stablehlo.convert %12 : (tensor<6x4xf64>) -> tensor<6x4xf32>
    %14 = call @log_softmax_0(%1#1, %1#2, %13) : (tensor<6x4xf32>, tensor<6x1xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    return %7, %14 : tensor<f64>, tensor<6x4xf32>
  }
  func.func private @_one_hot(%arg0: tensor<6xi32>) -> tensor<6x4xf64> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x4xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x4xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xi32>) -> tensor<6x4xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi1>
    %5 = stablehlo.convert %4 : (tensor<6x4xi1>) -> tensor<6x4xf64>
    return %5 : tensor<6x4xf64>
  }
  func.func private @log_softmax(%arg0: tensor<6x4xf32>) -> (tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<6xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x4xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<6x4xf32>
    %6 = stablehlo.exponential %5 : tensor<6x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %9 = stablehlo.log %8 : tensor<6x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x4xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<6x4xf32>
    return %11, %6, %8 : tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x1xf32>
  }
  func.func private @log_softmax_0(%arg0: tensor<6x4xf32>, %arg1: tensor<6x1xf32>, %arg2: tensor<6x4xf32>) -> tensor<6x4xf32> {
    %0 = stablehlo.negate %arg2 : tensor<6x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.reshape %1 : (tensor<6xf32>) -> tensor<6x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<6x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<6x1xf32>, tensor<f32>) -> tensor<6xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<6xf32>) -> tensor<6x4xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<6x4xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<6x4xf32>
    return %7 : tensor<6x4xf32>
  }
}

// -----

// programs_models: gradient of sigmoid_binary_cross_entropy
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<6x4xf32>)
    %e:2 = call @expected() : () -> (tensor<f32>, tensor<6x4xf32>)
    %r:2 = call @program(%i#0) : (tensor<6x4xf32>) -> (tensor<f32>, tensor<6x4xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<f32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 2.0e-05 : tensor<6x4xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x4xf32>) {
    %0 = stablehlo.constant dense<"0x7475F5BE0F486DBE77ED273F323AC9BE629C5DBDED69D93E65B4BEBE288AEA3E10FE983E7F4410BF9E35033F6BFCA33E9D77FCBE20F7F63C5B18B53E216B8E3E0C751DBF7A9126BFC94D893D9F8F063F1E5F5F3ED13F1D3EEA8C333E5D492CBD"> : tensor<6x4xf32>
    return %0 : tensor<6x4xf32>
  }
  func.func private @expected() -> (tensor<f32>, tensor<6x4xf32>) {
    %0 = stablehlo.constant dense<"0x266A3C3F"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x7FCFD2BC31FB963CD7B7E03CCE8D893C080DA63C105ECE3CB83E8B3C0A3F84BC34FAC33CB885D9BC6078D53C33C4C53CD06B813C2418A8BCD689C83C4F40C23CF38C6F3CE20B6A3CA4F2A4BCF283D63C372098BCBEBEB73C4B97B93CF113A73C"> : tensor<6x4xf32>
    return %0, %1 : tensor<f32>, tensor<6x4xf32>
  }
  func.func private @program(%arg0: tensor<6x4xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<6x4xf32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<[0, 3, 1, 1, 2, 0]> : tensor<6xi32>
    %0 = call @_one_hot(%c) : (tensor<6xi32>) -> tensor<6x4xf64>
    %1 = stablehlo.convert %0 : (tensor<6x4xf64>) -> tensor<6x4xf32>
    %2:3 = call @log_sigmoid(%arg0) : (tensor<6x4xf32>) -> (tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x4xf32>)
    %3 = stablehlo.negate %arg0 : tensor<6x4xf32>
    %4:3 = call @log_sigmoid(%3) : (tensor<6x4xf32>) -> (tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x4xf32>)
    %5 = stablehlo.negate %1 : tensor<6x4xf32>
    %6 = stablehlo.multiply %5, %2#0 : tensor<6x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %8 = stablehlo.subtract %7, %1 : tensor<6x4xf32>
    %9 = stablehlo.multiply %8, %4#0 : tensor<6x4xf32>
    %10 = stablehlo.subtract %6, %9 : tensor<6x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %12 = stablehlo.divide %11, %cst_1 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_3 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %13 = stablehlo.divide %cst_2, %cst_3 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %15 = stablehlo.negate %14 : tensor<6x4xf32>
    %16 = stablehlo.multiply %8, %15 : tensor<6x4xf32>
    %17 = stablehlo.multiply %5, %14 : tensor<6x4xf32>
    %18 = call @log_sigmoid_0(%4#1, %4#2, %16) : (tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %19 = stablehlo.negate %18 : tensor<6x4xf32>
    %20 = call @log_sigmoid_0(%2#1, %2#2, %17) : (tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %21 = stablehlo.add %19, %20 : tensor<6x4xf32>
    return %12, %21 : tensor<f32>, tensor<6x4xf32>
  }
  func.func private @_one_hot(%arg0: tensor<6xi32>) -> tensor<6x4xf64> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x4xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x4xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xi32>) -> tensor<6x4xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi1>
    %5 = stablehlo.convert %4 : (tensor<6x4xi1>) -> tensor<6x4xf64>
    return %5 : tensor<6x4xf64>
  }
  func.func private @log_sigmoid(%arg0: tensor<6x4xf32>) -> (tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x4xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<6x4xf32>
    %1:3 = call @softplus(%0) : (tensor<6x4xf32>) -> (tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x4xf32>)
    %2 = stablehlo.negate %1#0 : tensor<6x4xf32>
    return %2, %1#1, %1#2 : tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x4xf32>
  }
  func.func private @softplus(%arg0: tensor<6x4xf32>) -> (tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x4xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<6x4xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<6x4xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<6x4xf32>
    %7 = stablehlo.abs %3 : tensor<6x4xf32>
    %8 = stablehlo.negate %7 : tensor<6x4xf32>
    %9 = stablehlo.exponential %8 : tensor<6x4xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<6x4xf32>
    %11 = stablehlo.add %1, %10 : tensor<6x4xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<6x4xi1>, tensor<6x4xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %16 = stablehlo.select %14, %15, %arg0 : tensor<6x4xi1>, tensor<6x4xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %20 = stablehlo.select %18, %19, %12 : tensor<6x4xi1>, tensor<6x4xf32>
    %21 = stablehlo.subtract %16, %20 : tensor<6x4xf32>
    %22 = stablehlo.exponential %21 : tensor<6x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %23 = stablehlo.compare EQ, %cst_4, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.select %23, %cst_7, %cst_6 : tensor<i1>, tensor<f32>
    %cst_8 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %26 = stablehlo.compare EQ, %12, %25, FLOAT : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %28 = stablehlo.select %26, %27, %12 : tensor<6x4xi1>, tensor<6x4xf32>
    %29 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %30 = stablehlo.subtract %29, %28 : tensor<6x4xf32>
    %31 = stablehlo.exponential %30 : tensor<6x4xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<6x4xf32>
    return %12, %22, %33 : tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x4xf32>
  }
  func.func private @log_sigmoid_0(%arg0: tensor<6x4xf32>, %arg1: tensor<6x4xf32>, %arg2: tensor<6x4xf32>) -> tensor<6x4xf32> {
    %0 = stablehlo.negate %arg2 : tensor<6x4xf32>
    %1 = call @softplus_1(%arg0, %arg1, %0) : (tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %2 = stablehlo.negate %1 : tensor<6x4xf32>
    return %2 : tensor<6x4xf32>
  }
  func.func private @softplus_1(%arg0: tensor<6x4xf32>, %arg1: tensor<6x4xf32>, %arg2: tensor<6x4xf32>) -> tensor<6x4xf32> {
    %0 = stablehlo.multiply %arg2, %arg0 : tensor<6x4xf32>
    return %0 : tensor<6x4xf32>
  }
}

// -----

// programs_models: gradient of huber_loss
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<6x4xf32>)
    %e:2 = call @expected() : () -> (tensor<f32>, tensor<6x4xf32>)
    %r:2 = call @program(%i#0) : (tensor<6x4xf32>) -> (tensor<f32>, tensor<6x4xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<f32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 2.0e-05 : tensor<6x4xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x4xf32>) {
    %0 = stablehlo.constant dense<"0x7475F5BE0F486DBE77ED273F323AC9BE629C5DBDED69D93E65B4BEBE288AEA3E10FE983E7F4410BF9E35033F6BFCA33E9D77FCBE20F7F63C5B18B53E216B8E3E0C751DBF7A9126BFC94D893D9F8F063F1E5F5F3ED13F1D3EEA8C333E5D492CBD"> : tensor<6x4xf32>
    return %0 : tensor<6x4xf32>
  }
  func.func private @expected() -> (tensor<f32>, tensor<6x4xf32>) {
    %0 = stablehlo.constant dense<"0xD257A23D"> : tensor<f32>
    %1 = stablehlo.constant dense<"0xA3A3A3BC0C301EBC4AE7DF3CCC2686BC90BD13BB49F1903CDC457EBC1B5C9C3C6CFD4B3C545BC0BC28F2AE3CE4A55A3CBE4FA8BCC0A4A43AD075713C2CE43D3C66F1D1BC4E17DEBC6012373B2A6AB33C14EA143C70AAD13B9066EF3B20B7E5BA"> : tensor<6x4xf32>
    return %0, %1 : tensor<f32>, tensor<6x4xf32>
  }
  func.func private @program(%arg0: tensor<6x4xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<6x4xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.abs %arg0 : tensor<6x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %2 = stablehlo.compare GE, %arg0, %1, FLOAT : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %4 = stablehlo.minimum %0, %3 : tensor<6x4xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %6 = stablehlo.compare GT, %5, %0, FLOAT : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %8 = stablehlo.compare EQ, %7, %0, FLOAT : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %cst_5 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %12 = stablehlo.select %8, %11, %10 : tensor<6x4xi1>, tensor<6x4xf32>
    %13 = stablehlo.select %6, %9, %12 : tensor<6x4xi1>, tensor<6x4xf32>
    %14 = stablehlo.subtract %0, %4 : tensor<6x4xf32>
    %15 = stablehlo.multiply %4, %4 : tensor<6x4xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %17 = stablehlo.multiply %16, %4 : tensor<6x4xf32>
    %cst_7 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %19 = stablehlo.multiply %18, %15 : tensor<6x4xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %21 = stablehlo.multiply %20, %14 : tensor<6x4xf32>
    %22 = stablehlo.add %19, %21 : tensor<6x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %24 = stablehlo.divide %23, %cst_10 : tensor<f32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_12 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %25 = stablehlo.divide %cst_11, %cst_12 : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %28 = stablehlo.multiply %27, %26 : tensor<6x4xf32>
    %cst_14 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %30 = stablehlo.multiply %29, %26 : tensor<6x4xf32>
    %31 = stablehlo.multiply %30, %17 : tensor<6x4xf32>
    %32 = stablehlo.negate %28 : tensor<6x4xf32>
    %33 = stablehlo.add %31, %32 : tensor<6x4xf32>
    %34 = stablehlo.multiply %33, %13 : tensor<6x4xf32>
    %35 = stablehlo.add %28, %34 : tensor<6x4xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %37 = stablehlo.select %2, %36, %35 : tensor<6x4xi1>, tensor<6x4xf32>
    %38 = stablehlo.select %2, %35, %36 : tensor<6x4xi1>, tensor<6x4xf32>
    %39 = stablehlo.negate %37 : tensor<6x4xf32>
    %40 = stablehlo.add %38, %39 : tensor<6x4xf32>
    return %24, %40 : tensor<f32>, tensor<6x4xf32>
  }
}

// -----

// programs_models: gradient of cosine_distance
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<6x4xf32>)
    %e:2 = call @expected() : () -> (tensor<f32>, tensor<6x4xf32>)
    %r:2 = call @program(%i#0) : (tensor<6x4xf32>) -> (tensor<f32>, tensor<6x4xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<f32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 2.0e-05 : tensor<6x4xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x4xf32>) {
    %0 = stablehlo.constant dense<"0x7475F5BE0F486DBE77ED273F323AC9BE629C5DBDED69D93E65B4BEBE288AEA3E10FE983E7F4410BF9E35033F6BFCA33E9D77FCBE20F7F63C5B18B53E216B8E3E0C751DBF7A9126BFC94D893D9F8F063F1E5F5F3ED13F1D3EEA8C333E5D492CBD"> : tensor<6x4xf32>
    return %0 : tensor<6x4xf32>
  }
  func.func private @expected() -> (tensor<f32>, tensor<6x4xf32>) {
    %0 = stablehlo.constant dense<"0x1819763F"> : tensor<f32>
    %1 = stablehlo.constant dense<"0xD4BF72BE90152CBEF2DF4EBEF223513D95F98A3EDD788D3EE4B7ACBC930277BE3A3F9B3EB10D7ABDA0B024BE492008BE3AC571BE12E0A53E641C79BE6FC813BEB45AFA3C86AD37BECECE263E680654BE1032033F301A793E12B43EBF298BE13E"> : tensor<6x4xf32>
    return %0, %1 : tensor<f32>, tensor<6x4xf32>
  }
  func.func private @program(%arg0: tensor<6x4xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<6x4xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<6x4xf32>
    %1 = chlo.square %arg0 : tensor<6x4xf32> -> tensor<6x4xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %3 = stablehlo.multiply %2, %arg0 : tensor<6x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %6 = chlo.square %0 : tensor<6x4xf32> -> tensor<6x4xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %8 = stablehlo.multiply %7, %0 : tensor<6x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11:2 = call @clip(%5, %cst_3) : (tensor<6x1xf32>, tensor<f64>) -> (tensor<6x1xf32>, tensor<6x1xf32>)
    %12 = stablehlo.sqrt %11#0 : tensor<6x1xf32>
    %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %14 = stablehlo.divide %13, %12 : tensor<6x1xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %15:2 = call @clip(%10, %cst_5) : (tensor<6x1xf32>, tensor<f64>) -> (tensor<6x1xf32>, tensor<6x1xf32>)
    %16 = stablehlo.sqrt %15#0 : tensor<6x1xf32>
    %cst_6 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %18 = stablehlo.divide %17, %16 : tensor<6x1xf32>
    %19 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x4xf32>
    %20 = stablehlo.divide %arg0, %19 : tensor<6x4xf32>
    %21 = stablehlo.multiply %12, %12 : tensor<6x1xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %23 = stablehlo.divide %22, %21 : tensor<6x1xf32>
    %24 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x4xf32>
    %25 = stablehlo.divide %0, %24 : tensor<6x4xf32>
    %26 = stablehlo.multiply %16, %16 : tensor<6x1xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %28 = stablehlo.divide %27, %26 : tensor<6x1xf32>
    %29 = stablehlo.multiply %20, %25 : tensor<6x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %32 = stablehlo.subtract %31, %30 : tensor<6xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %cst_12 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %34 = stablehlo.divide %33, %cst_12 : tensor<f32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_14 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %35 = stablehlo.divide %cst_13, %cst_14 : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %37 = stablehlo.negate %36 : tensor<6xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0] : (tensor<6xf32>) -> tensor<6x4xf32>
    %39 = stablehlo.multiply %20, %38 : tensor<6x4xf32>
    %40 = stablehlo.multiply %38, %25 : tensor<6x4xf32>
    %41 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x4xf32>
    %42 = stablehlo.multiply %39, %41 : tensor<6x4xf32>
    %43 = stablehlo.multiply %42, %0 : tensor<6x4xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %45 = stablehlo.reshape %44 : (tensor<6xf32>) -> tensor<6x1xf32>
    %46 = stablehlo.negate %45 : tensor<6x1xf32>
    %47 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x4xf32>
    %48 = stablehlo.divide %39, %47 : tensor<6x4xf32>
    %49 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x4xf32>
    %50 = stablehlo.multiply %40, %49 : tensor<6x4xf32>
    %51 = stablehlo.multiply %50, %arg0 : tensor<6x4xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %53 = stablehlo.reshape %52 : (tensor<6xf32>) -> tensor<6x1xf32>
    %54 = stablehlo.negate %53 : tensor<6x1xf32>
    %55 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x4xf32>
    %56 = stablehlo.divide %40, %55 : tensor<6x4xf32>
    %57 = stablehlo.multiply %46, %18 : tensor<6x1xf32>
    %58 = call @clip_0(%15#1, %57) : (tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
    %59 = stablehlo.multiply %54, %14 : tensor<6x1xf32>
    %60 = call @clip_0(%11#1, %59) : (tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%58 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<6x1xf32>, tensor<f32>) -> tensor<6xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0] : (tensor<6xf32>) -> tensor<6x4xf32>
    %63 = stablehlo.multiply %62, %8 : tensor<6x4xf32>
    %64 = stablehlo.add %48, %63 : tensor<6x4xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.reduce(%60 init: %cst_18) applies stablehlo.add across dimensions = [1] : (tensor<6x1xf32>, tensor<f32>) -> tensor<6xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0] : (tensor<6xf32>) -> tensor<6x4xf32>
    %67 = stablehlo.multiply %66, %3 : tensor<6x4xf32>
    %68 = stablehlo.add %56, %67 : tensor<6x4xf32>
    %69 = stablehlo.reverse %64, dims = [0] : tensor<6x4xf32>
    %70 = stablehlo.add %68, %69 : tensor<6x4xf32>
    return %34, %70 : tensor<f32>, tensor<6x4xf32>
  }
  func.func private @clip(%arg0: tensor<6x1xf32>, %arg1: tensor<f64>) -> (tensor<6x1xf32>, tensor<6x1xf32>) {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<6x1xf32>
    %3 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %4 = stablehlo.compare GT, %arg0, %3, FLOAT : (tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x1xi1>
    %5 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %6 = stablehlo.compare EQ, %arg0, %5, FLOAT : (tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x1xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %10 = stablehlo.select %6, %9, %8 : tensor<6x1xi1>, tensor<6x1xf32>
    %11 = stablehlo.select %4, %7, %10 : tensor<6x1xi1>, tensor<6x1xf32>
    return %2, %11 : tensor<6x1xf32>, tensor<6x1xf32>
  }
  func.func private @clip_0(%arg0: tensor<6x1xf32>, %arg1: tensor<6x1xf32>) -> tensor<6x1xf32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<6x1xf32>
    return %0 : tensor<6x1xf32>
  }
}

// -----

// programs_models: gradient of hinge_loss
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<6x4xf32>)
    %e:2 = call @expected() : () -> (tensor<f32>, tensor<6x4xf32>)
    %r:2 = call @program(%i#0) : (tensor<6x4xf32>) -> (tensor<f32>, tensor<6x4xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<f32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 2.0e-05 : tensor<6x4xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x4xf32>) {
    %0 = stablehlo.constant dense<"0x7475F5BE0F486DBE77ED273F323AC9BE629C5DBDED69D93E65B4BEBE288AEA3E10FE983E7F4410BF9E35033F6BFCA33E9D77FCBE20F7F63C5B18B53E216B8E3E0C751DBF7A9126BFC94D893D9F8F063F1E5F5F3ED13F1D3EEA8C333E5D492CBD"> : tensor<6x4xf32>
    return %0 : tensor<6x4xf32>
  }
  func.func private @expected() -> (tensor<f32>, tensor<6x4xf32>) {
    %0 = stablehlo.constant dense<"0xC6B97B3F"> : tensor<f32>
    %1 = stablehlo.constant dense<"0xABAA2ABDABAA2ABDABAA2ABDABAA2A3DABAA2A3DABAA2A3DABAA2ABDABAA2ABDABAA2A3DABAA2ABDABAA2ABDABAA2ABDABAA2ABDABAA2A3DABAA2ABDABAA2ABDABAA2A3DABAA2ABDABAA2A3DABAA2ABDABAA2A3DABAA2A3DABAA2ABDABAA2A3D"> : tensor<6x4xf32>
    return %0, %1 : tensor<f32>, tensor<6x4xf32>
  }
  func.func private @program(%arg0: tensor<6x4xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<6x4xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<6x4xf32>
    %1 = stablehlo.sign %0 : tensor<6x4xf32>
    %2 = stablehlo.multiply %arg0, %1 : tensor<6x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %4 = stablehlo.subtract %3, %2 : tensor<6x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %6 = stablehlo.maximum %5, %4 : tensor<6x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %8 = stablehlo.compare GT, %4, %7, FLOAT : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %10 = stablehlo.compare EQ, %4, %9, FLOAT : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %cst_5 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %14 = stablehlo.select %10, %13, %12 : tensor<6x4xi1>, tensor<6x4xf32>
    %15 = stablehlo.select %8, %11, %14 : tensor<6x4xi1>, tensor<6x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%6 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %17 = stablehlo.divide %16, %cst_7 : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_9 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %18 = stablehlo.divide %cst_8, %cst_9 : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %20 = stablehlo.multiply %19, %15 : tensor<6x4xf32>
    %21 = stablehlo.negate %20 : tensor<6x4xf32>
    %22 = stablehlo.multiply %21, %1 : tensor<6x4xf32>
    return %17, %22 : tensor<f32>, tensor<6x4xf32>
  }
}

// -----

// programs_models: gradient of kl_divergence
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<6x4xf32>)
    %e:2 = call @expected() : () -> (tensor<f32>, tensor<6x4xf32>)
    %r:2 = call @program(%i#0) : (tensor<6x4xf32>) -> (tensor<f32>, tensor<6x4xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<f32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 2.0e-05 : tensor<6x4xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x4xf32>) {
    %0 = stablehlo.constant dense<"0x7475F5BE0F486DBE77ED273F323AC9BE629C5DBDED69D93E65B4BEBE288AEA3E10FE983E7F4410BF9E35033F6BFCA33E9D77FCBE20F7F63C5B18B53E216B8E3E0C751DBF7A9126BFC94D893D9F8F063F1E5F5F3ED13F1D3EEA8C333E5D492CBD"> : tensor<6x4xf32>
    return %0 : tensor<6x4xf32>
  }
  func.func private @expected() -> (tensor<f32>, tensor<6x4xf32>) {
    %0 = stablehlo.constant dense<"0x8E38EF3D"> : tensor<f32>
    %1 = stablehlo.constant dense<"0xE11419BDC206B4BC985F9B3DE14D87BCB5EB823C00B58C3DB6442CBD259B2EBD43D8453D703211BD36788ABA554841BC704A22BD26F9363DFD620DBC6CA06A3BA09AADBCA21B5CBD16BF3D3DB553EA3CAAA8263DF81B833C04A98ABD886D343C"> : tensor<6x4xf32>
    return %0, %1 : tensor<f32>, tensor<6x4xf32>
  }
  func.func private @program(%arg0: tensor<6x4xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<6x4xf32> {jax.result_info = "result[1]"}) {
    %0:3 = call @log_softmax(%arg0) : (tensor<6x4xf32>) -> (tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x1xf32>)
    %1 = stablehlo.reverse %arg0, dims = [0] : tensor<6x4xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %3 = stablehlo.reshape %2 : (tensor<6xf32>) -> tensor<6x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x4xf32>
    %5 = stablehlo.compare EQ, %1, %4, FLOAT : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xi1>
    %6 = stablehlo.convert %5 : (tensor<6x4xi1>) -> tensor<6x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %9 = stablehlo.maximum %8, %2 : tensor<6xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %11 = stablehlo.compare GT, %2, %10, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %13 = stablehlo.compare EQ, %2, %12, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_6 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %17 = stablehlo.select %13, %16, %15 : tensor<6xi1>, tensor<6xf32>
    %18 = stablehlo.select %11, %14, %17 : tensor<6xi1>, tensor<6xf32>
    %19 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x4xf32>
    %21 = stablehlo.subtract %1, %20 : tensor<6x4xf32>
    %22 = stablehlo.exponential %21 : tensor<6x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x4xf32>
    %26 = stablehlo.divide %22, %25 : tensor<6x4xf32>
    %27 = stablehlo.multiply %24, %24 : tensor<6x1xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %29 = stablehlo.divide %28, %27 : tensor<6x1xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %31 = stablehlo.compare EQ, %26, %30, FLOAT : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xi1>
    %32 = stablehlo.log %26 : tensor<6x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %33:2 = call @_where(%31, %c, %32) : (tensor<6x4xi1>, tensor<i64>, tensor<6x4xf32>) -> (tensor<6x4xf32>, tensor<6x4xf32>)
    %34 = stablehlo.subtract %33#0, %0#0 : tensor<6x4xf32>
    %35 = stablehlo.multiply %26, %34 : tensor<6x4xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %cst_12 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %38 = stablehlo.divide %37, %cst_12 : tensor<f32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_14 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %39 = stablehlo.divide %cst_13, %cst_14 : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0] : (tensor<6xf32>) -> tensor<6x4xf32>
    %42 = stablehlo.multiply %26, %41 : tensor<6x4xf32>
    %43 = stablehlo.multiply %41, %34 : tensor<6x4xf32>
    %44 = stablehlo.negate %42 : tensor<6x4xf32>
    %45 = call @_where_0(%31, %33#1, %42) : (tensor<6x4xi1>, tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %46 = stablehlo.divide %45, %26 : tensor<6x4xf32>
    %47 = stablehlo.add %43, %46 : tensor<6x4xf32>
    %48 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x4xf32>
    %49 = stablehlo.multiply %47, %48 : tensor<6x4xf32>
    %50 = stablehlo.multiply %49, %22 : tensor<6x4xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %52 = stablehlo.reshape %51 : (tensor<6xf32>) -> tensor<6x1xf32>
    %53 = stablehlo.negate %52 : tensor<6x1xf32>
    %54 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x4xf32>
    %55 = stablehlo.divide %47, %54 : tensor<6x4xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%53 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<6x1xf32>, tensor<f32>) -> tensor<6xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0] : (tensor<6xf32>) -> tensor<6x4xf32>
    %58 = stablehlo.add %55, %57 : tensor<6x4xf32>
    %59 = stablehlo.multiply %58, %22 : tensor<6x4xf32>
    %60 = stablehlo.reverse %59, dims = [0] : tensor<6x4xf32>
    %61 = call @log_softmax_1(%0#1, %0#2, %44) : (tensor<6x4xf32>, tensor<6x1xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %62 = stablehlo.add %60, %61 : tensor<6x4xf32>
    return %38, %62 : tensor<f32>, tensor<6x4xf32>
  }
  func.func private @log_softmax(%arg0: tensor<6x4xf32>) -> (tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<6xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x4xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<6x4xf32>
    %6 = stablehlo.exponential %5 : tensor<6x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %9 = stablehlo.log %8 : tensor<6x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x4xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<6x4xf32>
    return %11, %6, %8 : tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x1xf32>
  }
  func.func private @_where(%arg0: tensor<6x4xi1>, %arg1: tensor<i64>, %arg2: tensor<6x4xf32>) -> (tensor<6x4xf32>, tensor<6x4xf32>) {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<6x4xi1>, tensor<6x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    return %2, %3 : tensor<6x4xf32>, tensor<6x4xf32>
  }
  func.func private @_where_0(%arg0: tensor<6x4xi1>, %arg1: tensor<6x4xf32>, %arg2: tensor<6x4xf32>) -> tensor<6x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<6x4xi1>, tensor<6x4xf32>
    return %1 : tensor<6x4xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<6x4xf32>, %arg1: tensor<6x1xf32>, %arg2: tensor<6x4xf32>) -> tensor<6x4xf32> {
    %0 = stablehlo.negate %arg2 : tensor<6x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.reshape %1 : (tensor<6xf32>) -> tensor<6x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<6x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<6x1xf32>, tensor<f32>) -> tensor<6xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<6xf32>) -> tensor<6x4xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<6x4xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<6x4xf32>
    return %7 : tensor<6x4xf32>
  }
}

// -----

// programs_models: gradient of ctc_loss
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<6x4xf32>)
    %e:2 = call @expected() : () -> (tensor<f64>, tensor<6x4xf32>)
    %r:2 = call @program(%i#0) : (tensor<6x4xf32>) -> (tensor<f64>, tensor<6x4xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<f64>
    check.expect_almost_eq %r#1, %e#1, tolerance = 2.0e-05 : tensor<6x4xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x4xf32>) {
    %0 = stablehlo.constant dense<"0x7475F5BE0F486DBE77ED273F323AC9BE629C5DBDED69D93E65B4BEBE288AEA3E10FE983E7F4410BF9E35033F6BFCA33E9D77FCBE20F7F63C5B18B53E216B8E3E0C751DBF7A9126BFC94D893D9F8F063F1E5F5F3ED13F1D3EEA8C333E5D492CBD"> : tensor<6x4xf32>
    return %0 : tensor<6x4xf32>
  }
  func.func private @expected() -> (tensor<f64>, tensor<6x4xf32>) {
    %0 = stablehlo.constant dense<"0x7A7BEC3AD83B1240"> : tensor<f64>
    %1 = stablehlo.constant dense<"0x97466DBE343BD5BEA1C6F53EBC2F2C3ECAB586BD88DBB1BE24F3A33D338CAA3E0894FABDBB82D6BD085C4EBD2F118E3ED5AD32BD7386E33D9AB4BCBEB7289A3EAE8AAEBD1A9BE63D8E8BF0BE7387E23E0A3B93BE56E9823EF7A936BE5B4D573E"> : tensor<6x4xf32>
    return %0, %1 : tensor<f64>, tensor<6x4xf32>
  }
  func.func private @program(%arg0: tensor<6x4xf32>) -> (tensor<f64> {jax.result_info = "result[0]"}, tensor<6x4xf32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi64>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<6x4xf32>) -> tensor<1x6x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<1x6xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<1x2xf64>
    %3 = stablehlo.slice %0 [0:1, 0:6, 0:1] : (tensor<1x6x4xf32>) -> tensor<1x6x1xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x6x1xf32>) -> tensor<1x6xf32>
    %5:3 = call @log_softmax(%0) : (tensor<1x6x4xf32>) -> (tensor<1x6x4xf32>, tensor<1x6x4xf32>, tensor<1x6x1xf32>)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.reduce(%2 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<1x2xf64>, tensor<f64>) -> tensor<1xf64>
    %7 = stablehlo.convert %6 : (tensor<1xf64>) -> tensor<1xi32>
    %c_2 = stablehlo.constant dense<2> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %9 = stablehlo.subtract %8, %7 : tensor<1xi32>
    %10 = stablehlo.slice %c [0:1, 0:1] : (tensor<1x2xi64>) -> tensor<1x1xi64>
    %11 = stablehlo.slice %c [0:1, 1:2] : (tensor<1x2xi64>) -> tensor<1x1xi64>
    %12 = stablehlo.compare EQ, %10, %11, SIGNED : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi1>
    %13 = stablehlo.convert %12 : (tensor<1x1xi1>) -> tensor<1x1xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %14 = call @_pad(%13, %c_3) : (tensor<1x1xf32>, tensor<i64>) -> tensor<1x2xf32>
    %15 = stablehlo.slice %5#0 [0:1, 0:6, 0:1] : (tensor<1x6x4xf32>) -> tensor<1x6x1xf32>
    %16 = stablehlo.transpose %15, dims = [1, 0, 2] : (tensor<1x6x1xf32>) -> tensor<6x1x1xf32>
    %17 = call @_one_hot(%c) : (tensor<1x2xi64>) -> tensor<1x2x4xf64>
    %18 = stablehlo.convert %5#0 : (tensor<1x6x4xf32>) -> tensor<1x6x4xf64>
    %19 = stablehlo.convert %17 : tensor<1x2x4xf64>
    %20 = stablehlo.dot_general %18, %19, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x6x4xf64>, tensor<1x2x4xf64>) -> tensor<1x6x2xf64>
    %21 = stablehlo.transpose %20, dims = [1, 0, 2] : (tensor<1x6x2xf64>) -> tensor<6x1x2xf64>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %22 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<1x3xf64>
    %cst_5 = stablehlo.constant dense<-1.000000e+05> : tensor<f64>
    %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<1x3xf64>
    %24 = stablehlo.multiply %22, %23 : tensor<1x3xf64>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %26 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %27 = "stablehlo.scatter"(%24, %25, %26) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      stablehlo.return %arg2 : tensor<f64>
    }) : (tensor<1x3xf64>, tensor<1xi32>, tensor<1xf64>) -> tensor<1x3xf64>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<1x2xf64>
    %cst_9 = stablehlo.constant dense<-1.000000e+05> : tensor<f64>
    %29 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<1x2xf64>
    %30 = stablehlo.multiply %28, %29 : tensor<1x2xf64>
    %31 = stablehlo.transpose %1, dims = [1, 0] : (tensor<1x6xf64>) -> tensor<6x1xf64>
    %cst_10 = stablehlo.constant dense<-1.000000e+05> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %33 = stablehlo.multiply %32, %14 : tensor<1x2xf32>
    %34 = stablehlo.convert %33 : (tensor<1x2xf32>) -> tensor<1x2xf64>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %35 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<1x2xf64>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %36 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<1x2xf64>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %37 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<1x2xf64>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %38 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<1x2xf64>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %39 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<1x2xf64>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %40 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<1x2xf64>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %41 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<1x2xf64>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %42 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<1x2xf64>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %44 = stablehlo.subtract %43, %14 : tensor<1x2xf32>
    %cst_20 = stablehlo.constant dense<-1.000000e+05> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %46 = stablehlo.multiply %45, %44 : tensor<1x2xf32>
    %47 = stablehlo.convert %46 : (tensor<1x2xf32>) -> tensor<1x2xf64>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %48 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f64>) -> tensor<1x2xf64>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %49 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f64>) -> tensor<1x2xf64>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %50 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f64>) -> tensor<1x2xf64>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %51 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f64>) -> tensor<1x2xf64>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %52 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f64>) -> tensor<6x1x3xf64>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %53 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f64>) -> tensor<6x1x2xf64>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %54 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f64>) -> tensor<6x1x2xf64>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %55 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f64>) -> tensor<6x1x2xf64>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %56 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f64>) -> tensor<6x1x2xf64>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %57 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f64>) -> tensor<6x1x2xf64>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %58 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f64>) -> tensor<6x1x2xf64>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %59 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f64>) -> tensor<6x1x2xf64>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %60 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f64>) -> tensor<6x1x1xf64>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %61 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f64>) -> tensor<6x1x1xf64>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %62 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f64>) -> tensor<6x1x1xf64>
    %c_36 = stablehlo.constant dense<0> : tensor<i64>
    %63:31 = stablehlo.while(%iterArg = %21, %iterArg_63 = %16, %iterArg_64 = %31, %iterArg_65 = %34, %iterArg_66 = %47, %iterArg_67 = %35, %iterArg_68 = %36, %iterArg_69 = %37, %iterArg_70 = %38, %iterArg_71 = %39, %iterArg_72 = %40, %iterArg_73 = %41, %iterArg_74 = %42, %iterArg_75 = %48, %iterArg_76 = %49, %iterArg_77 = %50, %iterArg_78 = %51, %iterArg_79 = %c_36, %iterArg_80 = %27, %iterArg_81 = %30, %iterArg_82 = %52, %iterArg_83 = %53, %iterArg_84 = %54, %iterArg_85 = %55, %iterArg_86 = %56, %iterArg_87 = %57, %iterArg_88 = %58, %iterArg_89 = %59, %iterArg_90 = %60, %iterArg_91 = %61, %iterArg_92 = %62) : tensor<6x1x2xf64>, tensor<6x1x1xf32>, tensor<6x1xf64>, tensor<1x2xf64>, tensor<1x2xf64>, tensor<1x2xf64>, tensor<1x2xf64>, tensor<1x2xf64>, tensor<1x2xf64>, tensor<1x2xf64>, tensor<1x2xf64>, tensor<1x2xf64>, tensor<1x2xf64>, tensor<1x2xf64>, tensor<1x2xf64>, tensor<1x2xf64>, tensor<1x2xf64>, tensor<i64>, tensor<1x3xf64>, tensor<1x2xf64>, tensor<6x1x3xf64>, tensor<6x1x2xf64>, tensor<6x1x2xf64>, tensor<6x1x2xf64>, tensor<6x1x2xf64>, tensor<6x1x2xf64>, tensor<6x1x2xf64>, tensor<6x1x2xf64>, tensor<6x1x1xf64>, tensor<6x1x1xf64>, tensor<6x1x1xf64>
    cond {
      %c_93 = stablehlo.constant dense<6> : tensor<i64>
      %138 = stablehlo.compare LT, %iterArg_79, %c_93, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %138 : tensor<i1>
    } do {
      %138 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_79) : (tensor<6x1x2xf64>, tensor<i64>) -> tensor<1x2xf64>
      %139 = func.call @dynamic_index_in_dim_0(%iterArg_63, %iterArg_79) : (tensor<6x1x1xf32>, tensor<i64>) -> tensor<1x1xf32>
      %140 = func.call @dynamic_index_in_dim_1(%iterArg_64, %iterArg_79) : (tensor<6x1xf64>, tensor<i64>) -> tensor<1xf64>
      %141 = stablehlo.add %iterArg_81, %iterArg_65 : tensor<1x2xf64>
      %142 = stablehlo.slice %iterArg_80 [0:1, 0:1] : (tensor<1x3xf64>) -> tensor<1x1xf64>
      %143 = stablehlo.slice %iterArg_80 [0:1, 1:3] : (tensor<1x3xf64>) -> tensor<1x2xf64>
      %144 = stablehlo.maximum %143, %141 : tensor<1x2xf64>
      %145 = stablehlo.subtract %143, %141 : tensor<1x2xf64>
      %146 = stablehlo.compare NE, %145, %145, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
      %147 = stablehlo.add %143, %141 : tensor<1x2xf64>
      %148 = stablehlo.abs %145 : tensor<1x2xf64>
      %149 = stablehlo.negate %148 : tensor<1x2xf64>
      %150 = stablehlo.exponential %149 : tensor<1x2xf64>
      %151 = stablehlo.log_plus_one %150 : tensor<1x2xf64>
      %152 = stablehlo.add %144, %151 : tensor<1x2xf64>
      %153 = stablehlo.select %146, %147, %152 : tensor<1x2xi1>, tensor<1x2xf64>
      %cst_93 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
      %154 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f64>) -> tensor<1x2xf64>
      %155 = stablehlo.compare EQ, %143, %154, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
      %156 = stablehlo.select %155, %iterArg_67, %143 : tensor<1x2xi1>, tensor<1x2xf64>
      %cst_94 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
      %157 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f64>) -> tensor<1x2xf64>
      %158 = stablehlo.compare EQ, %153, %157, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
      %159 = stablehlo.select %158, %iterArg_68, %153 : tensor<1x2xi1>, tensor<1x2xf64>
      %160 = stablehlo.subtract %156, %159 : tensor<1x2xf64>
      %161 = stablehlo.exponential %160 : tensor<1x2xf64>
      %cst_95 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
      %162 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f64>) -> tensor<1x2xf64>
      %163 = stablehlo.compare EQ, %141, %162, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
      %164 = stablehlo.select %163, %iterArg_69, %141 : tensor<1x2xi1>, tensor<1x2xf64>
      %cst_96 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
      %165 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f64>) -> tensor<1x2xf64>
      %166 = stablehlo.compare EQ, %153, %165, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
      %167 = stablehlo.select %166, %iterArg_70, %153 : tensor<1x2xi1>, tensor<1x2xf64>
      %168 = stablehlo.subtract %164, %167 : tensor<1x2xf64>
      %169 = stablehlo.exponential %168 : tensor<1x2xf64>
      %170 = stablehlo.concatenate %142, %153, dim = 1 : (tensor<1x1xf64>, tensor<1x2xf64>) -> tensor<1x3xf64>
      %171 = stablehlo.slice %170 [0:1, 0:2] : (tensor<1x3xf64>) -> tensor<1x2xf64>
      %172 = stablehlo.add %171, %138 : tensor<1x2xf64>
      %173 = stablehlo.add %iterArg_81, %138 : tensor<1x2xf64>
      %174 = stablehlo.maximum %172, %173 : tensor<1x2xf64>
      %175 = stablehlo.subtract %172, %173 : tensor<1x2xf64>
      %176 = stablehlo.compare NE, %175, %175, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
      %177 = stablehlo.add %172, %173 : tensor<1x2xf64>
      %178 = stablehlo.abs %175 : tensor<1x2xf64>
      %179 = stablehlo.negate %178 : tensor<1x2xf64>
      %180 = stablehlo.exponential %179 : tensor<1x2xf64>
      %181 = stablehlo.log_plus_one %180 : tensor<1x2xf64>
      %182 = stablehlo.add %174, %181 : tensor<1x2xf64>
      %183 = stablehlo.select %176, %177, %182 : tensor<1x2xi1>, tensor<1x2xf64>
      %cst_97 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
      %184 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f64>) -> tensor<1x2xf64>
      %185 = stablehlo.compare EQ, %172, %184, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
      %186 = stablehlo.select %185, %iterArg_71, %172 : tensor<1x2xi1>, tensor<1x2xf64>
      %cst_98 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
      %187 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f64>) -> tensor<1x2xf64>
      %188 = stablehlo.compare EQ, %183, %187, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
      %189 = stablehlo.select %188, %iterArg_72, %183 : tensor<1x2xi1>, tensor<1x2xf64>
      %190 = stablehlo.subtract %186, %189 : tensor<1x2xf64>
      %191 = stablehlo.exponential %190 : tensor<1x2xf64>
      %cst_99 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
      %192 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f64>) -> tensor<1x2xf64>
      %193 = stablehlo.compare EQ, %173, %192, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
      %194 = stablehlo.select %193, %iterArg_73, %173 : tensor<1x2xi1>, tensor<1x2xf64>
      %cst_100 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
      %195 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f64>) -> tensor<1x2xf64>
      %196 = stablehlo.compare EQ, %183, %195, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
      %197 = stablehlo.select %196, %iterArg_74, %183 : tensor<1x2xi1>, tensor<1x2xf64>
      %198 = stablehlo.subtract %194, %197 : tensor<1x2xf64>
      %199 = stablehlo.exponential %198 : tensor<1x2xf64>
      %200 = stablehlo.convert %139 : (tensor<1x1xf32>) -> tensor<1x1xf64>
      %201 = stablehlo.broadcast_in_dim %200, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<1x3xf64>
      %202 = stablehlo.add %170, %201 : tensor<1x3xf64>
      %203 = stablehlo.convert %139 : (tensor<1x1xf32>) -> tensor<1x1xf64>
      %204 = stablehlo.broadcast_in_dim %203, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<1x2xf64>
      %205 = stablehlo.add %iterArg_81, %204 : tensor<1x2xf64>
      %206 = stablehlo.add %205, %iterArg_66 : tensor<1x2xf64>
      %207 = stablehlo.slice %202 [0:1, 0:1] : (tensor<1x3xf64>) -> tensor<1x1xf64>
      %208 = stablehlo.slice %202 [0:1, 1:3] : (tensor<1x3xf64>) -> tensor<1x2xf64>
      %209 = stablehlo.maximum %208, %206 : tensor<1x2xf64>
      %210 = stablehlo.subtract %208, %206 : tensor<1x2xf64>
      %211 = stablehlo.compare NE, %210, %210, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
      %212 = stablehlo.add %208, %206 : tensor<1x2xf64>
      %213 = stablehlo.abs %210 : tensor<1x2xf64>
      %214 = stablehlo.negate %213 : tensor<1x2xf64>
      %215 = stablehlo.exponential %214 : tensor<1x2xf64>
      %216 = stablehlo.log_plus_one %215 : tensor<1x2xf64>
      %217 = stablehlo.add %209, %216 : tensor<1x2xf64>
      %218 = stablehlo.select %211, %212, %217 : tensor<1x2xi1>, tensor<1x2xf64>
      %cst_101 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
      %219 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f64>) -> tensor<1x2xf64>
      %220 = stablehlo.compare EQ, %208, %219, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
      %221 = stablehlo.select %220, %iterArg_75, %208 : tensor<1x2xi1>, tensor<1x2xf64>
      %cst_102 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
      %222 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f64>) -> tensor<1x2xf64>
      %223 = stablehlo.compare EQ, %218, %222, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
      %224 = stablehlo.select %223, %iterArg_76, %218 : tensor<1x2xi1>, tensor<1x2xf64>
      %225 = stablehlo.subtract %221, %224 : tensor<1x2xf64>
      %226 = stablehlo.exponential %225 : tensor<1x2xf64>
      %cst_103 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
      %227 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f64>) -> tensor<1x2xf64>
      %228 = stablehlo.compare EQ, %206, %227, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
      %229 = stablehlo.select %228, %iterArg_77, %206 : tensor<1x2xi1>, tensor<1x2xf64>
      %cst_104 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
      %230 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f64>) -> tensor<1x2xf64>
      %231 = stablehlo.compare EQ, %218, %230, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
      %232 = stablehlo.select %231, %iterArg_78, %218 : tensor<1x2xi1>, tensor<1x2xf64>
      %233 = stablehlo.subtract %229, %232 : tensor<1x2xf64>
      %234 = stablehlo.exponential %233 : tensor<1x2xf64>
      %235 = stablehlo.concatenate %207, %218, dim = 1 : (tensor<1x1xf64>, tensor<1x2xf64>) -> tensor<1x3xf64>
      %236 = stablehlo.reshape %140 : (tensor<1xf64>) -> tensor<1x1xf64>
      %237 = stablehlo.broadcast_in_dim %236, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<1x2xf64>
      %238 = stablehlo.multiply %237, %iterArg_81 : tensor<1x2xf64>
      %cst_105 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %239 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
      %240 = stablehlo.subtract %239, %236 : tensor<1x1xf64>
      %241 = stablehlo.broadcast_in_dim %240, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<1x2xf64>
      %242 = stablehlo.multiply %241, %183 : tensor<1x2xf64>
      %243 = stablehlo.add %238, %242 : tensor<1x2xf64>
      %244 = stablehlo.broadcast_in_dim %236, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<1x3xf64>
      %245 = stablehlo.multiply %244, %iterArg_80 : tensor<1x3xf64>
      %cst_106 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %246 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
      %247 = stablehlo.subtract %246, %236 : tensor<1x1xf64>
      %248 = stablehlo.broadcast_in_dim %247, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<1x3xf64>
      %249 = stablehlo.multiply %248, %235 : tensor<1x3xf64>
      %250 = stablehlo.add %245, %249 : tensor<1x3xf64>
      %251 = func.call @dynamic_update_index_in_dim(%iterArg_82, %250, %iterArg_79) : (tensor<6x1x3xf64>, tensor<1x3xf64>, tensor<i64>) -> tensor<6x1x3xf64>
      %252 = func.call @dynamic_update_index_in_dim_2(%iterArg_83, %243, %iterArg_79) : (tensor<6x1x2xf64>, tensor<1x2xf64>, tensor<i64>) -> tensor<6x1x2xf64>
      %253 = func.call @dynamic_update_index_in_dim_2(%iterArg_84, %161, %iterArg_79) : (tensor<6x1x2xf64>, tensor<1x2xf64>, tensor<i64>) -> tensor<6x1x2xf64>
      %254 = func.call @dynamic_update_index_in_dim_2(%iterArg_85, %169, %iterArg_79) : (tensor<6x1x2xf64>, tensor<1x2xf64>, tensor<i64>) -> tensor<6x1x2xf64>
      %255 = func.call @dynamic_update_index_in_dim_2(%iterArg_86, %191, %iterArg_79) : (tensor<6x1x2xf64>, tensor<1x2xf64>, tensor<i64>) -> tensor<6x1x2xf64>
      %256 = func.call @dynamic_update_index_in_dim_2(%iterArg_87, %199, %iterArg_79) : (tensor<6x1x2xf64>, tensor<1x2xf64>, tensor<i64>) -> tensor<6x1x2xf64>
      %257 = func.call @dynamic_update_index_in_dim_2(%iterArg_88, %226, %iterArg_79) : (tensor<6x1x2xf64>, tensor<1x2xf64>, tensor<i64>) -> tensor<6x1x2xf64>
      %258 = func.call @dynamic_update_index_in_dim_2(%iterArg_89, %234, %iterArg_79) : (tensor<6x1x2xf64>, tensor<1x2xf64>, tensor<i64>) -> tensor<6x1x2xf64>
      %259 = func.call @dynamic_update_index_in_dim_3(%iterArg_90, %236, %iterArg_79) : (tensor<6x1x1xf64>, tensor<1x1xf64>, tensor<i64>) -> tensor<6x1x1xf64>
      %260 = func.call @dynamic_update_index_in_dim_3(%iterArg_91, %240, %iterArg_79) : (tensor<6x1x1xf64>, tensor<1x1xf64>, tensor<i64>) -> tensor<6x1x1xf64>
      %261 = func.call @dynamic_update_index_in_dim_3(%iterArg_92, %247, %iterArg_79) : (tensor<6x1x1xf64>, tensor<1x1xf64>, tensor<i64>) -> tensor<6x1x1xf64>
      %c_107 = stablehlo.constant dense<1> : tensor<i64>
      %262 = stablehlo.add %iterArg_79, %c_107 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_63, %iterArg_64, %iterArg_65, %iterArg_66, %iterArg_67, %iterArg_68, %iterArg_69, %iterArg_70, %iterArg_71, %iterArg_72, %iterArg_73, %iterArg_74, %iterArg_75, %iterArg_76, %iterArg_77, %iterArg_78, %262, %250, %243, %251, %252, %253, %254, %255, %256, %257, %258, %259, %260, %261 : tensor<6x1x2xf64>, tensor<6x1x1xf32>, tensor<6x1xf64>, tensor<1x2xf64>, tensor<1x2xf64>, tensor<1x2xf64>, tensor<1x2xf64>, tensor<1x2xf64>, tensor<1x2xf64>, tensor<1x2xf64>, tensor<1x2xf64>, tensor<1x2xf64>, tensor<1x2xf64>, tensor<1x2xf64>, tensor<1x2xf64>, tensor<1x2xf64>, tensor<1x2xf64>, tensor<i64>, tensor<1x3xf64>, tensor<1x2xf64>, tensor<6x1x3xf64>, tensor<6x1x2xf64>, tensor<6x1x2xf64>, tensor<6x1x2xf64>, tensor<6x1x2xf64>, tensor<6x1x2xf64>, tensor<6x1x2xf64>, tensor<6x1x2xf64>, tensor<6x1x1xf64>, tensor<6x1x1xf64>, tensor<6x1x1xf64>
    }
    %64 = stablehlo.slice %63#20 [5:6, 0:1, 0:3] : (tensor<6x1x3xf64>) -> tensor<1x1x3xf64>
    %65 = stablehlo.reshape %64 : (tensor<1x1x3xf64>) -> tensor<1x3xf64>
    %66 = stablehlo.slice %63#21 [5:6, 0:1, 0:2] : (tensor<6x1x2xf64>) -> tensor<1x1x2xf64>
    %67 = stablehlo.reshape %66 : (tensor<1x1x2xf64>) -> tensor<1x2xf64>
    %68 = stablehlo.slice %65 [0:1, 0:1] : (tensor<1x3xf64>) -> tensor<1x1xf64>
    %69 = stablehlo.slice %65 [0:1, 1:3] : (tensor<1x3xf64>) -> tensor<1x2xf64>
    %70 = stablehlo.maximum %69, %67 : tensor<1x2xf64>
    %71 = stablehlo.subtract %69, %67 : tensor<1x2xf64>
    %72 = stablehlo.compare NE, %71, %71, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
    %73 = stablehlo.add %69, %67 : tensor<1x2xf64>
    %74 = stablehlo.abs %71 : tensor<1x2xf64>
    %75 = stablehlo.negate %74 : tensor<1x2xf64>
    %76 = stablehlo.exponential %75 : tensor<1x2xf64>
    %77 = stablehlo.log_plus_one %76 : tensor<1x2xf64>
    %78 = stablehlo.add %70, %77 : tensor<1x2xf64>
    %79 = stablehlo.select %72, %73, %78 : tensor<1x2xi1>, tensor<1x2xf64>
    %cst_37 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %80 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f64>) -> tensor<1x2xf64>
    %81 = stablehlo.compare EQ, %69, %80, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %82 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f64>) -> tensor<1x2xf64>
    %83 = stablehlo.select %81, %82, %69 : tensor<1x2xi1>, tensor<1x2xf64>
    %cst_39 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %84 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f64>) -> tensor<1x2xf64>
    %85 = stablehlo.compare EQ, %79, %84, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %86 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f64>) -> tensor<1x2xf64>
    %87 = stablehlo.select %85, %86, %79 : tensor<1x2xi1>, tensor<1x2xf64>
    %88 = stablehlo.subtract %83, %87 : tensor<1x2xf64>
    %89 = stablehlo.exponential %88 : tensor<1x2xf64>
    %cst_41 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %90 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f64>) -> tensor<1x2xf64>
    %91 = stablehlo.compare EQ, %67, %90, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %92 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f64>) -> tensor<1x2xf64>
    %93 = stablehlo.select %91, %92, %67 : tensor<1x2xi1>, tensor<1x2xf64>
    %cst_43 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %94 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f64>) -> tensor<1x2xf64>
    %95 = stablehlo.compare EQ, %79, %94, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %96 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f64>) -> tensor<1x2xf64>
    %97 = stablehlo.select %95, %96, %79 : tensor<1x2xi1>, tensor<1x2xf64>
    %98 = stablehlo.subtract %93, %97 : tensor<1x2xf64>
    %99 = stablehlo.exponential %98 : tensor<1x2xf64>
    %100 = stablehlo.concatenate %68, %79, dim = 1 : (tensor<1x1xf64>, tensor<1x2xf64>) -> tensor<1x3xf64>
    %c_45 = stablehlo.constant dense<5> : tensor<i32>
    %101 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %102 = "stablehlo.scatter"(%63#20, %101, %100) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      stablehlo.return %arg2 : tensor<f64>
    }) : (tensor<6x1x3xf64>, tensor<1xi32>, tensor<1x3xf64>) -> tensor<6x1x3xf64>
    %103 = call @_one_hot_4(%9) : (tensor<1xi32>) -> tensor<1x3xf64>
    %104 = stablehlo.dot_general %100, %103, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1xf64>
    %105 = stablehlo.negate %104 : tensor<1xf64>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %106 = stablehlo.reduce(%105 init: %cst_46) applies stablehlo.add across dimensions = [0] : (tensor<1xf64>, tensor<f64>) -> tensor<f64>
    %cst_47 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %107 = stablehlo.divide %106, %cst_47 : tensor<f64>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %108 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f64>) -> tensor<1x3xf64>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %109 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f64>) -> tensor<1x2xf64>
    %cst_50 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %110 = stablehlo.divide %cst_50, %cst_51 : tensor<f64>
    %111 = stablehlo.broadcast_in_dim %110, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %112 = stablehlo.negate %111 : tensor<1xf64>
    %113 = stablehlo.dot_general %112, %103, batching_dims = [0] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<1xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
    %114 = stablehlo.slice %113 [0:1, 0:1] : (tensor<1x3xf64>) -> tensor<1x1xf64>
    %115 = stablehlo.slice %113 [0:1, 1:3] : (tensor<1x3xf64>) -> tensor<1x2xf64>
    %116 = stablehlo.multiply %115, %99 : tensor<1x2xf64>
    %117 = stablehlo.multiply %115, %89 : tensor<1x2xf64>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %118 = stablehlo.pad %117, %cst_52, low = [0, 1], high = [0, 0], interior = [0, 0] : (tensor<1x2xf64>, tensor<f64>) -> tensor<1x3xf64>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %119 = stablehlo.pad %114, %cst_53, low = [0, 0], high = [0, 2], interior = [0, 0] : (tensor<1x1xf64>, tensor<f64>) -> tensor<1x3xf64>
    %120 = stablehlo.add %118, %119 : tensor<1x3xf64>
    %121 = stablehlo.broadcast_in_dim %116, dims = [1, 2] : (tensor<1x2xf64>) -> tensor<1x1x2xf64>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %122 = stablehlo.pad %121, %cst_54, low = [5, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<1x1x2xf64>, tensor<f64>) -> tensor<6x1x2xf64>
    %123 = stablehlo.broadcast_in_dim %120, dims = [1, 2] : (tensor<1x3xf64>) -> tensor<1x1x3xf64>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %124 = stablehlo.pad %123, %cst_55, low = [5, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<1x1x3xf64>, tensor<f64>) -> tensor<6x1x3xf64>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %125 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f64>) -> tensor<1x3xf64>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %126 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f64>) -> tensor<1x2xf64>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %127 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f64>) -> tensor<6x1x2xf64>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32>
    %c_60 = stablehlo.constant dense<0> : tensor<i64>
    %129:16 = stablehlo.while(%iterArg = %124, %iterArg_63 = %122, %iterArg_64 = %63#22, %iterArg_65 = %63#23, %iterArg_66 = %63#24, %iterArg_67 = %63#25, %iterArg_68 = %63#26, %iterArg_69 = %63#27, %iterArg_70 = %63#28, %iterArg_71 = %63#29, %iterArg_72 = %63#30, %iterArg_73 = %c_60, %iterArg_74 = %125, %iterArg_75 = %126, %iterArg_76 = %127, %iterArg_77 = %128) : tensor<6x1x3xf64>, tensor<6x1x2xf64>, tensor<6x1x2xf64>, tensor<6x1x2xf64>, tensor<6x1x2xf64>, tensor<6x1x2xf64>, tensor<6x1x2xf64>, tensor<6x1x2xf64>, tensor<6x1x1xf64>, tensor<6x1x1xf64>, tensor<6x1x1xf64>, tensor<i64>, tensor<1x3xf64>, tensor<1x2xf64>, tensor<6x1x2xf64>, tensor<6x1x1xf32>
    cond {
      %c_78 = stablehlo.constant dense<6> : tensor<i64>
      %138 = stablehlo.compare LT, %iterArg_73, %c_78, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %138 : tensor<i1>
    } do {
      %c_78 = stablehlo.constant dense<6> : tensor<i64>
      %138 = stablehlo.subtract %c_78, %iterArg_73 : tensor<i64>
      %c_79 = stablehlo.constant dense<1> : tensor<i64>
      %139 = stablehlo.subtract %138, %c_79 : tensor<i64>
      %140 = func.call @dynamic_index_in_dim_5(%iterArg, %139) : (tensor<6x1x3xf64>, tensor<i64>) -> tensor<1x3xf64>
      %141 = func.call @dynamic_index_in_dim(%iterArg_63, %139) : (tensor<6x1x2xf64>, tensor<i64>) -> tensor<1x2xf64>
      %142 = func.call @dynamic_index_in_dim(%iterArg_64, %139) : (tensor<6x1x2xf64>, tensor<i64>) -> tensor<1x2xf64>
      %143 = func.call @dynamic_index_in_dim(%iterArg_65, %139) : (tensor<6x1x2xf64>, tensor<i64>) -> tensor<1x2xf64>
      %144 = func.call @dynamic_index_in_dim(%iterArg_66, %139) : (tensor<6x1x2xf64>, tensor<i64>) -> tensor<1x2xf64>
      %145 = func.call @dynamic_index_in_dim(%iterArg_67, %139) : (tensor<6x1x2xf64>, tensor<i64>) -> tensor<1x2xf64>
      %146 = func.call @dynamic_index_in_dim(%iterArg_68, %139) : (tensor<6x1x2xf64>, tensor<i64>) -> tensor<1x2xf64>
      %147 = func.call @dynamic_index_in_dim(%iterArg_69, %139) : (tensor<6x1x2xf64>, tensor<i64>) -> tensor<1x2xf64>
      %148 = func.call @dynamic_index_in_dim_6(%iterArg_70, %139) : (tensor<6x1x1xf64>, tensor<i64>) -> tensor<1x1xf64>
      %149 = func.call @dynamic_index_in_dim_6(%iterArg_71, %139) : (tensor<6x1x1xf64>, tensor<i64>) -> tensor<1x1xf64>
      %150 = func.call @dynamic_index_in_dim_6(%iterArg_72, %139) : (tensor<6x1x1xf64>, tensor<i64>) -> tensor<1x1xf64>
      %151 = stablehlo.add %iterArg_74, %140 : tensor<1x3xf64>
      %152 = stablehlo.add %iterArg_75, %141 : tensor<1x2xf64>
      %153 = stablehlo.broadcast_in_dim %150, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<1x3xf64>
      %154 = stablehlo.multiply %153, %151 : tensor<1x3xf64>
      %155 = stablehlo.broadcast_in_dim %148, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<1x3xf64>
      %156 = stablehlo.multiply %155, %151 : tensor<1x3xf64>
      %157 = stablehlo.broadcast_in_dim %149, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<1x2xf64>
      %158 = stablehlo.multiply %157, %152 : tensor<1x2xf64>
      %159 = stablehlo.broadcast_in_dim %148, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<1x2xf64>
      %160 = stablehlo.multiply %159, %152 : tensor<1x2xf64>
      %161 = stablehlo.slice %154 [0:1, 0:1] : (tensor<1x3xf64>) -> tensor<1x1xf64>
      %162 = stablehlo.slice %154 [0:1, 1:3] : (tensor<1x3xf64>) -> tensor<1x2xf64>
      %163 = stablehlo.multiply %162, %147 : tensor<1x2xf64>
      %164 = stablehlo.multiply %162, %146 : tensor<1x2xf64>
      %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %165 = stablehlo.pad %164, %cst_80, low = [0, 1], high = [0, 0], interior = [0, 0] : (tensor<1x2xf64>, tensor<f64>) -> tensor<1x3xf64>
      %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %166 = stablehlo.pad %161, %cst_81, low = [0, 0], high = [0, 2], interior = [0, 0] : (tensor<1x1xf64>, tensor<f64>) -> tensor<1x3xf64>
      %167 = stablehlo.add %165, %166 : tensor<1x3xf64>
      %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %168 = stablehlo.reduce(%163 init: %cst_82) applies stablehlo.add across dimensions = [1] : (tensor<1x2xf64>, tensor<f64>) -> tensor<1xf64>
      %169 = stablehlo.reshape %168 : (tensor<1xf64>) -> tensor<1x1xf64>
      %170 = stablehlo.add %160, %163 : tensor<1x2xf64>
      %171 = stablehlo.convert %169 : (tensor<1x1xf64>) -> tensor<1x1xf32>
      %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %172 = stablehlo.reduce(%167 init: %cst_83) applies stablehlo.add across dimensions = [1] : (tensor<1x3xf64>, tensor<f64>) -> tensor<1xf64>
      %173 = stablehlo.reshape %172 : (tensor<1xf64>) -> tensor<1x1xf64>
      %174 = stablehlo.convert %173 : (tensor<1x1xf64>) -> tensor<1x1xf32>
      %175 = stablehlo.add %171, %174 : tensor<1x1xf32>
      %176 = stablehlo.multiply %158, %145 : tensor<1x2xf64>
      %177 = stablehlo.multiply %158, %144 : tensor<1x2xf64>
      %178 = stablehlo.add %170, %176 : tensor<1x2xf64>
      %179 = stablehlo.add %176, %177 : tensor<1x2xf64>
      %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %180 = stablehlo.pad %177, %cst_84, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<1x2xf64>, tensor<f64>) -> tensor<1x3xf64>
      %181 = stablehlo.add %167, %180 : tensor<1x3xf64>
      %182 = stablehlo.slice %181 [0:1, 0:1] : (tensor<1x3xf64>) -> tensor<1x1xf64>
      %183 = stablehlo.slice %181 [0:1, 1:3] : (tensor<1x3xf64>) -> tensor<1x2xf64>
      %184 = stablehlo.multiply %183, %143 : tensor<1x2xf64>
      %185 = stablehlo.add %178, %184 : tensor<1x2xf64>
      %186 = stablehlo.multiply %183, %142 : tensor<1x2xf64>
      %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %187 = stablehlo.pad %186, %cst_85, low = [0, 1], high = [0, 0], interior = [0, 0] : (tensor<1x2xf64>, tensor<f64>) -> tensor<1x3xf64>
      %188 = stablehlo.add %156, %187 : tensor<1x3xf64>
      %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %189 = stablehlo.pad %182, %cst_86, low = [0, 0], high = [0, 2], interior = [0, 0] : (tensor<1x1xf64>, tensor<f64>) -> tensor<1x3xf64>
      %190 = stablehlo.add %188, %189 : tensor<1x3xf64>
      %191 = func.call @dynamic_update_index_in_dim_2(%iterArg_76, %179, %139) : (tensor<6x1x2xf64>, tensor<1x2xf64>, tensor<i64>) -> tensor<6x1x2xf64>
      %192 = func.call @dynamic_update_index_in_dim_7(%iterArg_77, %175, %139) : (tensor<6x1x1xf32>, tensor<1x1xf32>, tensor<i64>) -> tensor<6x1x1xf32>
      %c_87 = stablehlo.constant dense<1> : tensor<i64>
      %193 = stablehlo.add %iterArg_73, %c_87 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_63, %iterArg_64, %iterArg_65, %iterArg_66, %iterArg_67, %iterArg_68, %iterArg_69, %iterArg_70, %iterArg_71, %iterArg_72, %193, %190, %185, %191, %192 : tensor<6x1x3xf64>, tensor<6x1x2xf64>, tensor<6x1x2xf64>, tensor<6x1x2xf64>, tensor<6x1x2xf64>, tensor<6x1x2xf64>, tensor<6x1x2xf64>, tensor<6x1x2xf64>, tensor<6x1x1xf64>, tensor<6x1x1xf64>, tensor<6x1x1xf64>, tensor<i64>, tensor<1x3xf64>, tensor<1x2xf64>, tensor<6x1x2xf64>, tensor<6x1x1xf32>
    }
    %130 = stablehlo.transpose %129#14, dims = [1, 0, 2] : (tensor<6x1x2xf64>) -> tensor<1x6x2xf64>
    %131 = stablehlo.dot_general %130, %17, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x6x2xf64>, tensor<1x2x4xf64>) -> tensor<1x6x4xf64>
    %132 = stablehlo.convert %131 : (tensor<1x6x4xf64>) -> tensor<1x6x4xf32>
    %133 = stablehlo.transpose %129#15, dims = [1, 0, 2] : (tensor<6x1x1xf32>) -> tensor<1x6x1xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.pad %133, %cst_61, low = [0, 0, 0], high = [0, 0, 3], interior = [0, 0, 0] : (tensor<1x6x1xf32>, tensor<f32>) -> tensor<1x6x4xf32>
    %135 = stablehlo.add %132, %134 : tensor<1x6x4xf32>
    %136 = call @log_softmax_8(%5#1, %5#2, %135) : (tensor<1x6x4xf32>, tensor<1x6x1xf32>, tensor<1x6x4xf32>) -> tensor<1x6x4xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %137 = stablehlo.reduce(%136 init: %cst_62) applies stablehlo.add across dimensions = [0] : (tensor<1x6x4xf32>, tensor<f32>) -> tensor<6x4xf32>
    return %107, %137 : tensor<f64>, tensor<6x4xf32>
  }
  func.func private @log_softmax(%arg0: tensor<1x6x4xf32>) -> (tensor<1x6x4xf32>, tensor<1x6x4xf32>, tensor<1x6x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<1x6x4xf32>, tensor<f32>) -> tensor<1x6xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x6xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<1x6xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<1x6x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<1x6x1xf32>) -> tensor<1x6x4xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<1x6x4xf32>
    %6 = stablehlo.exponential %5 : tensor<1x6x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<1x6x4xf32>, tensor<f32>) -> tensor<1x6xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<1x6x1xf32>
    %9 = stablehlo.log %8 : tensor<1x6x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<1x6x1xf32>) -> tensor<1x6x4xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<1x6x4xf32>
    return %11, %6, %8 : tensor<1x6x4xf32>, tensor<1x6x4xf32>, tensor<1x6x1xf32>
  }
  func.func private @_pad(%arg0: tensor<1x1xf32>, %arg1: tensor<i64>) -> tensor<1x2xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<1x1xf32>, tensor<f32>) -> tensor<1x2xf32>
    return %1 : tensor<1x2xf32>
  }
  func.func private @_one_hot(%arg0: tensor<1x2xi64>) -> tensor<1x2x4xf64> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x2xi64>) -> tensor<1x2x1xi64>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x4xi64>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1x2x1xi64>) -> tensor<1x2x4xi64>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x4xi64>) -> tensor<1x2x4xi64>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<1x2x4xi64>, tensor<1x2x4xi64>) -> tensor<1x2x4xi1>
    %5 = stablehlo.convert %4 : (tensor<1x2x4xi1>) -> tensor<1x2x4xf64>
    return %5 : tensor<1x2x4xf64>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<6x1x2xf64>, %arg1: tensor<i64>) -> tensor<1x2xf64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 1, 2] : (tensor<6x1x2xf64>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x1x2xf64>
    %1 = stablehlo.reshape %0 : (tensor<1x1x2xf64>) -> tensor<1x2xf64>
    return %1 : tensor<1x2xf64>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<6x1x1xf32>, %arg1: tensor<i64>) -> tensor<1x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 1, 1] : (tensor<6x1x1xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x1x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x1xf32>) -> tensor<1x1xf32>
    return %1 : tensor<1x1xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<6x1xf64>, %arg1: tensor<i64>) -> tensor<1xf64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 1] : (tensor<6x1xf64>, tensor<i64>, tensor<i64>) -> tensor<1x1xf64>
    %1 = stablehlo.reshape %0 : (tensor<1x1xf64>) -> tensor<1xf64>
    return %1 : tensor<1xf64>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6x1x3xf64>, %arg1: tensor<1x3xf64>, %arg2: tensor<i64>) -> tensor<6x1x3xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<1x3xf64>) -> tensor<1x1x3xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<6x1x3xf64>, tensor<1x1x3xf64>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<6x1x3xf64>
    return %1 : tensor<6x1x3xf64>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<6x1x2xf64>, %arg1: tensor<1x2xf64>, %arg2: tensor<i64>) -> tensor<6x1x2xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<1x2xf64>) -> tensor<1x1x2xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<6x1x2xf64>, tensor<1x1x2xf64>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<6x1x2xf64>
    return %1 : tensor<6x1x2xf64>
  }
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<6x1x1xf64>, %arg1: tensor<1x1xf64>, %arg2: tensor<i64>) -> tensor<6x1x1xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<1x1xf64>) -> tensor<1x1x1xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<6x1x1xf64>, tensor<1x1x1xf64>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<6x1x1xf64>
    return %1 : tensor<6x1x1xf64>
  }
  func.func private @_one_hot_4(%arg0: tensor<1xi32>) -> tensor<1x3xf64> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x3xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x3xi32>
    %3 = stablehlo.compare EQ, %2, %1, SIGNED : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
    %4 = stablehlo.convert %3 : (tensor<1x3xi1>) -> tensor<1x3xf64>
    return %4 : tensor<1x3xf64>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<6x1x3xf64>, %arg1: tensor<i64>) -> tensor<1x3xf64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 1, 3] : (tensor<6x1x3xf64>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x1x3xf64>
    %1 = stablehlo.reshape %0 : (tensor<1x1x3xf64>) -> tensor<1x3xf64>
    return %1 : tensor<1x3xf64>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<6x1x1xf64>, %arg1: tensor<i64>) -> tensor<1x1xf64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 1, 1] : (tensor<6x1x1xf64>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x1x1xf64>
    %1 = stablehlo.reshape %0 : (tensor<1x1x1xf64>) -> tensor<1x1xf64>
    return %1 : tensor<1x1xf64>
  }
  func.func private @dynamic_update_index_in_dim_7(%arg0: tensor<6x1x1xf32>, %arg1: tensor<1x1xf32>, %arg2: tensor<i64>) -> tensor<6x1x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<6x1x1xf32>, tensor<1x1x1xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<6x1x1xf32>
    return %1 : tensor<6x1x1xf32>
  }
  func.func private @log_softmax_8(%arg0: tensor<1x6x4xf32>, %arg1: tensor<1x6x1xf32>, %arg2: tensor<1x6x4xf32>) -> tensor<1x6x4xf32> {
    %0 = stablehlo.negate %arg2 : tensor<1x6x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<1x6x4xf32>, tensor<f32>) -> tensor<1x6xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x6xf32>) -> tensor<1x6x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<1x6x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0, 2] : (tensor<1x6x1xf32>, tensor<f32>) -> tensor<6xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<1x6x4xf32>
    %7 = stablehlo.multiply %6, %arg0 : tensor<1x6x4xf32>
    %8 = stablehlo.add %arg2, %7 : tensor<1x6x4xf32>
    return %8 : tensor<1x6x4xf32>
  }
}

// -----

// programs_models: gradient of log_cosh
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<6x4xf32>)
    %e:2 = call @expected() : () -> (tensor<f32>, tensor<6x4xf32>)
    %r:2 = call @program(%i#0) : (tensor<6x4xf32>) -> (tensor<f32>, tensor<6x4xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<f32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 2.0e-05 : tensor<6x4xf32>
    return
  }
  func.func private @inputs() -> (tensor<6x4xf32>) {
    %0 = stablehlo.constant dense<"0x7475F5BE0F486DBE77ED273F323AC9BE629C5DBDED69D93E65B4BEBE288AEA3E10FE983E7F4410BF9E35033F6BFCA33E9D77FCBE20F7F63C5B18B53E216B8E3E0C751DBF7A9126BFC94D893D9F8F063F1E5F5F3ED13F1D3EEA8C333E5D492CBD"> : tensor<6x4xf32>
    return %0 : tensor<6x4xf32>
  }
  func.func private @expected() -> (tensor<f32>, tensor<6x4xf32>) {
    %0 = stablehlo.constant dense<"0x3A939B3D"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x2F2898BC776A1BBC197FC43CB44A7FBCB89813BBFAD0883CC92173BCDB44923CB720463C2C49AEBCF314A13C5077533CBDE09BBC0098A43ADCDE673C0A24393C62F1BABCF147C3BC48CC363BAB88A43CB798123C7308D03B17FAEC3B8094E5BA"> : tensor<6x4xf32>
    return %0, %1 : tensor<f32>, tensor<6x4xf32>
  }
  func.func private @program(%arg0: tensor<6x4xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<6x4xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.negate %arg0 : tensor<6x4xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<6x4xf32>
    %2 = stablehlo.subtract %arg0, %0 : tensor<6x4xf32>
    %3 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xi1>
    %4 = stablehlo.add %arg0, %0 : tensor<6x4xf32>
    %5 = stablehlo.abs %2 : tensor<6x4xf32>
    %6 = stablehlo.negate %5 : tensor<6x4xf32>
    %7 = stablehlo.exponential %6 : tensor<6x4xf32>
    %8 = stablehlo.log_plus_one %7 : tensor<6x4xf32>
    %9 = stablehlo.add %1, %8 : tensor<6x4xf32>
    %10 = stablehlo.select %3, %4, %9 : tensor<6x4xi1>, tensor<6x4xf32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %12 = stablehlo.compare EQ, %arg0, %11, FLOAT : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %14 = stablehlo.select %12, %13, %arg0 : tensor<6x4xi1>, tensor<6x4xf32>
    %cst_1 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %16 = stablehlo.compare EQ, %10, %15, FLOAT : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %18 = stablehlo.select %16, %17, %10 : tensor<6x4xi1>, tensor<6x4xf32>
    %19 = stablehlo.subtract %14, %18 : tensor<6x4xf32>
    %20 = stablehlo.exponential %19 : tensor<6x4xf32>
    %cst_3 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %22 = stablehlo.compare EQ, %0, %21, FLOAT : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %24 = stablehlo.select %22, %23, %0 : tensor<6x4xi1>, tensor<6x4xf32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %26 = stablehlo.compare EQ, %10, %25, FLOAT : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xi1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %28 = stablehlo.select %26, %27, %10 : tensor<6x4xi1>, tensor<6x4xf32>
    %29 = stablehlo.subtract %24, %28 : tensor<6x4xf32>
    %30 = stablehlo.exponential %29 : tensor<6x4xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %31 = stablehlo.log %cst_7 : tensor<f64>
    %32 = stablehlo.convert %31 : (tensor<f64>) -> tensor<f32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %34 = stablehlo.subtract %10, %33 : tensor<6x4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_9 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %36 = stablehlo.divide %35, %cst_9 : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_11 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %37 = stablehlo.divide %cst_10, %cst_11 : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %39 = stablehlo.multiply %38, %30 : tensor<6x4xf32>
    %40 = stablehlo.multiply %38, %20 : tensor<6x4xf32>
    %41 = stablehlo.negate %39 : tensor<6x4xf32>
    %42 = stablehlo.add %40, %41 : tensor<6x4xf32>
    return %36, %42 : tensor<f32>, tensor<6x4xf32>
  }
}

// -----

// programs_models: relu and its gradient
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<12xf32>)
    %e:2 = call @expected() : () -> (tensor<12xf32>, tensor<12xf32>)
    %r:2 = call @program(%i#0) : (tensor<12xf32>) -> (tensor<12xf32>, tensor<12xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<12xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 2.0e-05 : tensor<12xf32>
    return
  }
  func.func private @inputs() -> (tensor<12xf32>) {
    %0 = stablehlo.constant dense<"0xAC6D7FC0F4E1434098791040EBED5CC07A90253FEEF70C404BF050407EAE4D404C601E3D9096CABDA351F2BF09F94E3F"> : tensor<12xf32>
    return %0 : tensor<12xf32>
  }
  func.func private @expected() -> (tensor<12xf32>, tensor<12xf32>) {
    %0 = stablehlo.constant dense<"0x00000000F4E1434098791040000000007A90253FEEF70C404BF050407EAE4D404C601E3D000000000000000009F94E3F"> : tensor<12xf32>
    %1 = stablehlo.constant dense<"0x000000000000803F0000803F000000000000803F0000803F0000803F0000803F0000803F00000000000000000000803F"> : tensor<12xf32>
    return %0, %1 : tensor<12xf32>, tensor<12xf32>
  }
  func.func private @program(%arg0: tensor<12xf32>) -> (tensor<12xf32> {jax.result_info = "result[0]"}, tensor<12xf32> {jax.result_info = "result[1]"}) {
    %0 = call @relu(%arg0) : (tensor<12xf32>) -> tensor<12xf32>
    %1 = call @relu_0(%arg0) : (tensor<12xf32>) -> tensor<12xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %6 = stablehlo.select %3, %5, %4 : tensor<12xi1>, tensor<12xf32>
    return %0, %6 : tensor<12xf32>, tensor<12xf32>
  }
  func.func private @relu(%arg0: tensor<12xf32>) -> tensor<12xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<12xf32>
    return %1 : tensor<12xf32>
  }
  func.func private @relu_0(%arg0: tensor<12xf32>) -> tensor<12xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<12xf32>
    return %1 : tensor<12xf32>
  }
}

// -----

// programs_models: gelu and its gradient
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<12xf32>)
    %e:2 = call @expected() : () -> (tensor<12xf32>, tensor<12xf32>)
    %r:2 = call @program(%i#0) : (tensor<12xf32>) -> (tensor<12xf32>, tensor<12xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<12xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 2.0e-05 : tensor<12xf32>
    return
  }
  func.func private @inputs() -> (tensor<12xf32>) {
    %0 = stablehlo.constant dense<"0x2ED44B4010AE9A3F57C2CB3FC4BDE3BF64AD43407627233F5AD731C0C38A4F404CD5943DAB58C5BFE4D96C3E140BD03F"> : tensor<12xf32>
    return %0 : tensor<12xf32>
  }
  func.func private @expected() -> (tensor<12xf32>, tensor<12xf32>) {
    %0 = stablehlo.constant dense<"0xE5B34B40041B893F6162C03FCE2D89BDE17B4340FACEF03E1E13E9BB67704F409E741D3DC4D0C2BD3A160C3E8931C53F"> : tensor<12xf32>
    %1 = stablehlo.constant dense<"0xCEDE803F522F8F3F8CD18F3F5C06DFBD7243813F7D02723FADD7A7BC72BA803F57D10E3F7C2D01BE97682E3F0C8D8F3F"> : tensor<12xf32>
    return %0, %1 : tensor<12xf32>, tensor<12xf32>
  }
  func.func private @program(%arg0: tensor<12xf32>) -> (tensor<12xf32> {jax.result_info = "result[0]"}, tensor<12xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<12xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<12xf32>
    %cst = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<12xf32>
    %4 = stablehlo.add %arg0, %3 : tensor<12xf32>
    %cst_0 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %6 = stablehlo.multiply %5, %4 : tensor<12xf32>
    %7 = stablehlo.tanh %6 : tensor<12xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %9 = stablehlo.add %8, %7 : tensor<12xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<12xf32>
    %12 = stablehlo.multiply %arg0, %11 : tensor<12xf32>
    %13 = stablehlo.multiply %arg0, %arg0 : tensor<12xf32>
    %14 = stablehlo.multiply %13, %arg0 : tensor<12xf32>
    %15 = stablehlo.multiply %arg0, %arg0 : tensor<12xf32>
    %cst_3 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %17 = stablehlo.multiply %16, %15 : tensor<12xf32>
    %cst_4 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %19 = stablehlo.multiply %18, %14 : tensor<12xf32>
    %20 = stablehlo.add %arg0, %19 : tensor<12xf32>
    %cst_5 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %22 = stablehlo.multiply %21, %20 : tensor<12xf32>
    %23 = stablehlo.tanh %22 : tensor<12xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %25 = stablehlo.add %24, %23 : tensor<12xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %27 = stablehlo.subtract %26, %23 : tensor<12xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<12xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %30 = stablehlo.add %29, %23 : tensor<12xf32>
    %cst_9 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %32 = stablehlo.multiply %31, %30 : tensor<12xf32>
    %33 = stablehlo.multiply %arg0, %32 : tensor<12xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %35 = stablehlo.multiply %arg0, %34 : tensor<12xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %37 = stablehlo.multiply %36, %32 : tensor<12xf32>
    %cst_12 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %39 = stablehlo.multiply %38, %35 : tensor<12xf32>
    %40 = stablehlo.multiply %39, %28 : tensor<12xf32>
    %cst_13 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %42 = stablehlo.multiply %41, %40 : tensor<12xf32>
    %43 = stablehlo.add %37, %42 : tensor<12xf32>
    %cst_14 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %45 = stablehlo.multiply %44, %42 : tensor<12xf32>
    %46 = stablehlo.multiply %45, %17 : tensor<12xf32>
    %47 = stablehlo.add %43, %46 : tensor<12xf32>
    return %12, %47 : tensor<12xf32>, tensor<12xf32>
  }
}

// -----

// programs_models: silu and its gradient
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<12xf32>)
    %e:2 = call @expected() : () -> (tensor<12xf32>, tensor<12xf32>)
    %r:2 = call @program(%i#0) : (tensor<12xf32>) -> (tensor<12xf32>, tensor<12xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<12xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 2.0e-05 : tensor<12xf32>
    return
  }
  func.func private @inputs() -> (tensor<12xf32>) {
    %0 = stablehlo.constant dense<"0x133441BF32ED3B3FCFAC01C0504E6F40236C08400313594073B515C0E7752C409A8B59BF5AF0F5BFA9F12EC0C2BC97BF"> : tensor<12xf32>
    return %0 : tensor<12xf32>
  }
  func.func private @expected() -> (tensor<12xf32>, tensor<12xf32>) {
    %0 = stablehlo.constant dense<"0xE82477BEEFF6FD3E6CAD71BEACBF6940F0E7F33F00025240209E52BEC98B2140C84C82BE39437BBEF2D02ABE34128EBE"> : tensor<12xf32>
    %1 = stablehlo.constant dense<"0x735D1F3EE828563F387FBCBD43E2873F1A4B8C3F8B81893FCA1ECCBDC8588C3FDF37F83DEBCEB0BDE6CDC3BDC97AB03C"> : tensor<12xf32>
    return %0, %1 : tensor<12xf32>, tensor<12xf32>
  }
  func.func private @program(%arg0: tensor<12xf32>) -> (tensor<12xf32> {jax.result_info = "result[0]"}, tensor<12xf32> {jax.result_info = "result[1]"}) {
    %0 = call @silu(%arg0) : (tensor<12xf32>) -> tensor<12xf32>
    %1:3 = call @silu_0(%arg0) : (tensor<12xf32>) -> (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>)
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = call @silu_1(%1#1, %1#2, %arg0, %cst) : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
    return %0, %2 : tensor<12xf32>, tensor<12xf32>
  }
  func.func private @silu(%arg0: tensor<12xf32>) -> tensor<12xf32> {
    %0 = stablehlo.negate %arg0 : tensor<12xf32>
    %1 = stablehlo.exponential %0 : tensor<12xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %3 = stablehlo.add %2, %1 : tensor<12xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %5 = stablehlo.divide %4, %3 : tensor<12xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<12xf32>
    return %6 : tensor<12xf32>
  }
  func.func private @silu_0(%arg0: tensor<12xf32>) -> (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<12xf32>
    %1 = stablehlo.exponential %0 : tensor<12xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %3 = stablehlo.add %2, %1 : tensor<12xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %5 = stablehlo.divide %4, %3 : tensor<12xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<12xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<12xf32>
    %9 = stablehlo.multiply %arg0, %5 : tensor<12xf32>
    return %9, %8, %5 : tensor<12xf32>, tensor<12xf32>, tensor<12xf32>
  }
  func.func private @silu_1(%arg0: tensor<12xf32>, %arg1: tensor<12xf32>, %arg2: tensor<12xf32>, %arg3: tensor<f32>) -> tensor<12xf32> {
    %0 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %1 = stablehlo.multiply %arg2, %0 : tensor<12xf32>
    %2 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %3 = stablehlo.multiply %2, %arg1 : tensor<12xf32>
    %4 = stablehlo.multiply %1, %arg0 : tensor<12xf32>
    %5 = stablehlo.add %3, %4 : tensor<12xf32>
    return %5 : tensor<12xf32>
  }
}

// -----

// programs_models: elu and its gradient
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<12xf32>)
    %e:2 = call @expected() : () -> (tensor<12xf32>, tensor<12xf32>)
    %r:2 = call @program(%i#0) : (tensor<12xf32>) -> (tensor<12xf32>, tensor<12xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<12xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 2.0e-05 : tensor<12xf32>
    return
  }
  func.func private @inputs() -> (tensor<12xf32>) {
    %0 = stablehlo.constant dense<"0x05CBF4BF82B106BFDC5B32405A34F2BFA03EDEBFF46062C0A4E15B3FB6E000BED199594044F11D400B751C40D2D9D53F"> : tensor<12xf32>
    return %0 : tensor<12xf32>
  }
  func.func private @expected() -> (tensor<12xf32>, tensor<12xf32>) {
    %0 = stablehlo.constant dense<"0x1C2F5ABF7778D1BEDC5B3240576959BF4CE652BF308D78BFA4E15B3FE831F2BDD199594044F11D400B751C40D2D9D53F"> : tensor<12xf32>
    %1 = stablehlo.constant dense<"0x9043173EC443173F0000803FA55A1A3ED166343EF159EE3C0000803FC3B9613F0000803F0000803F0000803F0000803F"> : tensor<12xf32>
    return %0, %1 : tensor<12xf32>, tensor<12xf32>
  }
  func.func private @program(%arg0: tensor<12xf32>) -> (tensor<12xf32> {jax.result_info = "result[0]"}, tensor<12xf32> {jax.result_info = "result[1]"}) {
    %0 = call @elu(%arg0) : (tensor<12xf32>) -> tensor<12xf32>
    %1:5 = call @elu_1(%arg0) : (tensor<12xf32>) -> (tensor<12xf32>, tensor<12xi1>, tensor<f32>, tensor<12xf32>, tensor<12xi1>)
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = call @elu_4(%1#1, %1#2, %1#3, %1#4, %cst) : (tensor<12xi1>, tensor<f32>, tensor<12xf32>, tensor<12xi1>, tensor<f32>) -> tensor<12xf32>
    return %0, %2 : tensor<12xf32>, tensor<12xf32>
  }
  func.func private @elu(%arg0: tensor<12xf32>) -> tensor<12xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = call @_where(%3, %cst_1, %arg0) : (tensor<12xi1>, tensor<f64>, tensor<12xf32>) -> tensor<12xf32>
    %5 = stablehlo.exponential_minus_one %4 : tensor<12xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %7 = stablehlo.multiply %6, %5 : tensor<12xf32>
    %8 = call @_where_0(%1, %arg0, %7) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    return %8 : tensor<12xf32>
  }
  func.func private @_where(%arg0: tensor<12xi1>, %arg1: tensor<f64>, %arg2: tensor<12xf32>) -> tensor<12xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<12xi1>, tensor<12xf32>
    return %2 : tensor<12xf32>
  }
  func.func private @_where_0(%arg0: tensor<12xi1>, %arg1: tensor<12xf32>, %arg2: tensor<12xf32>) -> tensor<12xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<12xi1>, tensor<12xf32>
    return %0 : tensor<12xf32>
  }
  func.func private @elu_1(%arg0: tensor<12xf32>) -> (tensor<12xf32>, tensor<12xi1>, tensor<f32>, tensor<12xf32>, tensor<12xi1>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4:2 = call @_where_2(%3, %cst_1, %arg0) : (tensor<12xi1>, tensor<f64>, tensor<12xf32>) -> (tensor<12xf32>, tensor<f32>)
    %5 = stablehlo.exponential_minus_one %4#0 : tensor<12xf32>
    %6 = stablehlo.exponential %4#0 : tensor<12xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<12xf32>
    %9 = call @_where_3(%1, %arg0, %8) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    return %9, %3, %4#1, %6, %1 : tensor<12xf32>, tensor<12xi1>, tensor<f32>, tensor<12xf32>, tensor<12xi1>
  }
  func.func private @_where_2(%arg0: tensor<12xi1>, %arg1: tensor<f64>, %arg2: tensor<12xf32>) -> (tensor<12xf32>, tensor<f32>) {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<12xi1>, tensor<12xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    return %2, %cst : tensor<12xf32>, tensor<f32>
  }
  func.func private @_where_3(%arg0: tensor<12xi1>, %arg1: tensor<12xf32>, %arg2: tensor<12xf32>) -> tensor<12xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<12xi1>, tensor<12xf32>
    return %0 : tensor<12xf32>
  }
  func.func private @elu_4(%arg0: tensor<12xi1>, %arg1: tensor<f32>, %arg2: tensor<12xf32>, %arg3: tensor<12xi1>, %arg4: tensor<f32>) -> tensor<12xf32> {
    %0:2 = call @_where_5(%arg3, %arg4) : (tensor<12xi1>, tensor<f32>) -> (tensor<12xf32>, tensor<12xf32>)
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %2 = stablehlo.multiply %1, %0#1 : tensor<12xf32>
    %3 = stablehlo.multiply %2, %arg2 : tensor<12xf32>
    %4 = call @_where_6(%arg0, %arg1, %3) : (tensor<12xi1>, tensor<f32>, tensor<12xf32>) -> tensor<12xf32>
    %5 = stablehlo.add %0#0, %4 : tensor<12xf32>
    return %5 : tensor<12xf32>
  }
  func.func private @_where_5(%arg0: tensor<12xi1>, %arg1: tensor<f32>) -> (tensor<12xf32>, tensor<12xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %2 = stablehlo.select %arg0, %1, %0 : tensor<12xi1>, tensor<12xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %5 = stablehlo.select %arg0, %4, %3 : tensor<12xi1>, tensor<12xf32>
    return %5, %2 : tensor<12xf32>, tensor<12xf32>
  }
  func.func private @_where_6(%arg0: tensor<12xi1>, %arg1: tensor<f32>, %arg2: tensor<12xf32>) -> tensor<12xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<12xi1>, tensor<12xf32>
    return %1 : tensor<12xf32>
  }
}

// -----

// programs_models: selu and its gradient
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<12xf32>)
    %e:2 = call @expected() : () -> (tensor<12xf32>, tensor<12xf32>)
    %r:2 = call @program(%i#0) : (tensor<12xf32>) -> (tensor<12xf32>, tensor<12xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<12xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 2.0e-05 : tensor<12xf32>
    return
  }
  func.func private @inputs() -> (tensor<12xf32>) {
    %0 = stablehlo.constant dense<"0x42DE01BF823D66C0301A62BF505B51C02E39173F6C123BBF56C0643F2386583E7B7FCA3F643F15C0223972C0BA9C72C0"> : tensor<12xf32>
    return %0 : tensor<12xf32>
  }
  func.func private @expected() -> (tensor<12xf32>, tensor<12xf32>) {
    %0 = stablehlo.constant dense<"0x331333BF5DDFDABFA3FE83BF7F7ED8BFFAE31E3F725769BF6859703F8080633ECCC3D43F6A2FCBBFCFECDBBFBEF4DBBF"> : tensor<12xf32>
    %1 = stablehlo.constant dense<"0xCD7F873F2E41453D87153A3F7CAE883D5F7D863F5BBB583F5F7D863F5F7D863F5F7D863FDECF2E3ED192233D0A95223D"> : tensor<12xf32>
    return %0, %1 : tensor<12xf32>, tensor<12xf32>
  }
  func.func private @program(%arg0: tensor<12xf32>) -> (tensor<12xf32> {jax.result_info = "result[0]"}, tensor<12xf32> {jax.result_info = "result[1]"}) {
    %0 = call @selu(%arg0) : (tensor<12xf32>) -> tensor<12xf32>
    %1:6 = call @selu_1(%arg0) : (tensor<12xf32>) -> (tensor<12xf32>, tensor<12xi1>, tensor<f32>, tensor<12xf32>, tensor<f32>, tensor<12xi1>)
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = call @selu_5(%1#1, %1#2, %1#3, %1#4, %1#5, %cst) : (tensor<12xi1>, tensor<f32>, tensor<12xf32>, tensor<f32>, tensor<12xi1>, tensor<f32>) -> tensor<12xf32>
    return %0, %2 : tensor<12xf32>, tensor<12xf32>
  }
  func.func private @selu(%arg0: tensor<12xf32>) -> tensor<12xf32> {
    %cst = stablehlo.constant dense<1.6732632423543772> : tensor<f64>
    %0 = call @elu(%arg0, %cst) : (tensor<12xf32>, tensor<f64>) -> tensor<12xf32>
    %cst_0 = stablehlo.constant dense<1.05070102> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %2 = stablehlo.multiply %1, %0 : tensor<12xf32>
    return %2 : tensor<12xf32>
  }
  func.func private @elu(%arg0: tensor<12xf32>, %arg1: tensor<f64>) -> tensor<12xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = call @_where(%3, %cst_1, %arg0) : (tensor<12xi1>, tensor<f64>, tensor<12xf32>) -> tensor<12xf32>
    %5 = stablehlo.exponential_minus_one %4 : tensor<12xf32>
    %6 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<12xf32>
    %9 = call @_where_0(%1, %arg0, %8) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    return %9 : tensor<12xf32>
  }
  func.func private @_where(%arg0: tensor<12xi1>, %arg1: tensor<f64>, %arg2: tensor<12xf32>) -> tensor<12xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<12xi1>, tensor<12xf32>
    return %2 : tensor<12xf32>
  }
  func.func private @_where_0(%arg0: tensor<12xi1>, %arg1: tensor<12xf32>, %arg2: tensor<12xf32>) -> tensor<12xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<12xi1>, tensor<12xf32>
    return %0 : tensor<12xf32>
  }
  func.func private @selu_1(%arg0: tensor<12xf32>) -> (tensor<12xf32>, tensor<12xi1>, tensor<f32>, tensor<12xf32>, tensor<f32>, tensor<12xi1>) {
    %cst = stablehlo.constant dense<1.6732632423543772> : tensor<f64>
    %0:6 = call @elu_2(%arg0, %cst) : (tensor<12xf32>, tensor<f64>) -> (tensor<12xf32>, tensor<12xi1>, tensor<f32>, tensor<12xf32>, tensor<f32>, tensor<12xi1>)
    %cst_0 = stablehlo.constant dense<1.05070102> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %2 = stablehlo.multiply %1, %0#0 : tensor<12xf32>
    return %2, %0#1, %0#2, %0#3, %0#4, %0#5 : tensor<12xf32>, tensor<12xi1>, tensor<f32>, tensor<12xf32>, tensor<f32>, tensor<12xi1>
  }
  func.func private @elu_2(%arg0: tensor<12xf32>, %arg1: tensor<f64>) -> (tensor<12xf32>, tensor<12xi1>, tensor<f32>, tensor<12xf32>, tensor<f32>, tensor<12xi1>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4:2 = call @_where_3(%3, %cst_1, %arg0) : (tensor<12xi1>, tensor<f64>, tensor<12xf32>) -> (tensor<12xf32>, tensor<f32>)
    %5 = stablehlo.exponential_minus_one %4#0 : tensor<12xf32>
    %6 = stablehlo.exponential %4#0 : tensor<12xf32>
    %7 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %9 = stablehlo.multiply %8, %5 : tensor<12xf32>
    %10 = call @_where_4(%1, %arg0, %9) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    return %10, %3, %4#1, %6, %7, %1 : tensor<12xf32>, tensor<12xi1>, tensor<f32>, tensor<12xf32>, tensor<f32>, tensor<12xi1>
  }
  func.func private @_where_3(%arg0: tensor<12xi1>, %arg1: tensor<f64>, %arg2: tensor<12xf32>) -> (tensor<12xf32>, tensor<f32>) {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<12xi1>, tensor<12xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    return %2, %cst : tensor<12xf32>, tensor<f32>
  }
  func.func private @_where_4(%arg0: tensor<12xi1>, %arg1: tensor<12xf32>, %arg2: tensor<12xf32>) -> tensor<12xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<12xi1>, tensor<12xf32>
    return %0 : tensor<12xf32>
  }
  func.func private @selu_5(%arg0: tensor<12xi1>, %arg1: tensor<f32>, %arg2: tensor<12xf32>, %arg3: tensor<f32>, %arg4: tensor<12xi1>, %arg5: tensor<f32>) -> tensor<12xf32> {
    %cst = stablehlo.constant dense<1.05070102> : tensor<f32>
    %0 = stablehlo.multiply %cst, %arg5 : tensor<f32>
    %1 = call @elu_6(%arg0, %arg1, %arg2, %arg3, %arg4, %0) : (tensor<12xi1>, tensor<f32>, tensor<12xf32>, tensor<f32>, tensor<12xi1>, tensor<f32>) -> tensor<12xf32>
    return %1 : tensor<12xf32>
  }
  func.func private @elu_6(%arg0: tensor<12xi1>, %arg1: tensor<f32>, %arg2: tensor<12xf32>, %arg3: tensor<f32>, %arg4: tensor<12xi1>, %arg5: tensor<f32>) -> tensor<12xf32> {
    %0:2 = call @_where_7(%arg4, %arg5) : (tensor<12xi1>, tensor<f32>) -> (tensor<12xf32>, tensor<12xf32>)
    %1 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %2 = stablehlo.multiply %1, %0#1 : tensor<12xf32>
    %3 = stablehlo.multiply %2, %arg2 : tensor<12xf32>
    %4 = call @_where_8(%arg0, %arg1, %3) : (tensor<12xi1>, tensor<f32>, tensor<12xf32>) -> tensor<12xf32>
    %5 = stablehlo.add %0#0, %4 : tensor<12xf32>
    return %5 : tensor<12xf32>
  }
  func.func private @_where_7(%arg0: tensor<12xi1>, %arg1: tensor<f32>) -> (tensor<12xf32>, tensor<12xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %2 = stablehlo.select %arg0, %1, %0 : tensor<12xi1>, tensor<12xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %5 = stablehlo.select %arg0, %4, %3 : tensor<12xi1>, tensor<12xf32>
    return %5, %2 : tensor<12xf32>, tensor<12xf32>
  }
  func.func private @_where_8(%arg0: tensor<12xi1>, %arg1: tensor<f32>, %arg2: tensor<12xf32>) -> tensor<12xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<12xi1>, tensor<12xf32>
    return %1 : tensor<12xf32>
  }
}

// -----

// programs_models: celu and its gradient
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<12xf32>)
    %e:2 = call @expected() : () -> (tensor<12xf32>, tensor<12xf32>)
    %r:2 = call @program(%i#0) : (tensor<12xf32>) -> (tensor<12xf32>, tensor<12xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<12xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 2.0e-05 : tensor<12xf32>
    return
  }
  func.func private @inputs() -> (tensor<12xf32>) {
    %0 = stablehlo.constant dense<"0x166F43C03B72CA3F78E9983F127F5BBF550EA8BF8399E03FAB3A2C4062F142402E35D13F8A888D3AD1BA21C026D4F53E"> : tensor<12xf32>
    return %0 : tensor<12xf32>
  }
  func.func private @expected() -> (tensor<12xf32>, tensor<12xf32>) {
    %0 = stablehlo.constant dense<"0x9CEB73BF3B72CA3F78E9983FAA6313BFF0203BBF8399E03FAB3A2C4062F142402E35D13F8A888D3AED8B6BBF26D4F53E"> : tensor<12xf32>
    %1 = stablehlo.constant dense<"0x4046413D0000803F0000803FAB38D93E20BE893E0000803F0000803F0000803F0000803F0000803F9AA0A33D0000803F"> : tensor<12xf32>
    return %0, %1 : tensor<12xf32>, tensor<12xf32>
  }
  func.func private @program(%arg0: tensor<12xf32>) -> (tensor<12xf32> {jax.result_info = "result[0]"}, tensor<12xf32> {jax.result_info = "result[1]"}) {
    %0 = call @celu(%arg0) : (tensor<12xf32>) -> tensor<12xf32>
    %1:4 = call @celu_0(%arg0) : (tensor<12xf32>) -> (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>)
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = call @celu_1(%1#1, %1#2, %1#3, %cst) : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
    return %0, %2 : tensor<12xf32>, tensor<12xf32>
  }
  func.func private @celu(%arg0: tensor<12xf32>) -> tensor<12xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<12xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %3 = stablehlo.minimum %arg0, %2 : tensor<12xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %5 = stablehlo.divide %3, %4 : tensor<12xf32>
    %6 = stablehlo.exponential_minus_one %5 : tensor<12xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %8 = stablehlo.multiply %7, %6 : tensor<12xf32>
    %9 = stablehlo.add %1, %8 : tensor<12xf32>
    return %9 : tensor<12xf32>
  }
  func.func private @celu_0(%arg0: tensor<12xf32>) -> (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<12xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %5 = stablehlo.compare EQ, %arg0, %4, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %8 = stablehlo.select %5, %7, %6 : tensor<12xi1>, tensor<12xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %10 = stablehlo.select %3, %9, %8 : tensor<12xi1>, tensor<12xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %12 = stablehlo.minimum %arg0, %11 : tensor<12xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %14 = stablehlo.compare GT, %13, %arg0, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %16 = stablehlo.compare EQ, %15, %arg0, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %cst_9 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %19 = stablehlo.select %16, %18, %17 : tensor<12xi1>, tensor<12xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %21 = stablehlo.select %14, %20, %19 : tensor<12xi1>, tensor<12xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %23 = stablehlo.divide %12, %22 : tensor<12xf32>
    %24 = stablehlo.exponential_minus_one %23 : tensor<12xf32>
    %25 = stablehlo.exponential %23 : tensor<12xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %27 = stablehlo.multiply %26, %24 : tensor<12xf32>
    %28 = stablehlo.add %1, %27 : tensor<12xf32>
    return %28, %10, %21, %25 : tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>
  }
  func.func private @celu_1(%arg0: tensor<12xf32>, %arg1: tensor<12xf32>, %arg2: tensor<12xf32>, %arg3: tensor<f32>) -> tensor<12xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.multiply %cst, %arg3 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %2 = stablehlo.multiply %1, %arg2 : tensor<12xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %4 = stablehlo.divide %2, %3 : tensor<12xf32>
    %5 = stablehlo.multiply %4, %arg1 : tensor<12xf32>
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %7 = stablehlo.multiply %6, %arg0 : tensor<12xf32>
    %8 = stablehlo.add %5, %7 : tensor<12xf32>
    return %8 : tensor<12xf32>
  }
}

// -----

// programs_models: softplus and its gradient
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<12xf32>)
    %e:2 = call @expected() : () -> (tensor<12xf32>, tensor<12xf32>)
    %r:2 = call @program(%i#0) : (tensor<12xf32>) -> (tensor<12xf32>, tensor<12xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<12xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 2.0e-05 : tensor<12xf32>
    return
  }
  func.func private @inputs() -> (tensor<12xf32>) {
    %0 = stablehlo.constant dense<"0x28BE2EC07D143DC019669B3F64D15FC0430825C001F71A406F38024004A32340F13E74C06870833E68C9FD3F06F248C0"> : tensor<12xf32>
    return %0 : tensor<12xf32>
  }
  func.func private @expected() -> (tensor<12xf32>, tensor<12xf32>) {
    %0 = stablehlo.constant dense<"0x7159813D6912503D52AFBC3F4566F43CDCC8953DF36820404A150A40BF6A2840EA55B23C9A68543F522607407A982D3D"> : tensor<12xf32>
    %1 = stablehlo.constant dense<"0xD0B27A3D17E04A3D4261453F2DCAF03C3770903DD31E6B3F8267623F6A936D3F9268B03C1A57103F2704613FE8F7293D"> : tensor<12xf32>
    return %0, %1 : tensor<12xf32>, tensor<12xf32>
  }
  func.func private @program(%arg0: tensor<12xf32>) -> (tensor<12xf32> {jax.result_info = "result[0]"}, tensor<12xf32> {jax.result_info = "result[1]"}) {
    %0 = call @softplus(%arg0) : (tensor<12xf32>) -> tensor<12xf32>
    %1:3 = call @softplus_0(%arg0) : (tensor<12xf32>) -> (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>)
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = call @softplus_1(%1#1, %1#2, %cst) : (tensor<12xf32>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
    return %0, %2 : tensor<12xf32>, tensor<12xf32>
  }
  func.func private @softplus(%arg0: tensor<12xf32>) -> tensor<12xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<12xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<12xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<12xf32>
    %7 = stablehlo.abs %3 : tensor<12xf32>
    %8 = stablehlo.negate %7 : tensor<12xf32>
    %9 = stablehlo.exponential %8 : tensor<12xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<12xf32>
    %11 = stablehlo.add %1, %10 : tensor<12xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<12xi1>, tensor<12xf32>
    return %12 : tensor<12xf32>
  }
  func.func private @softplus_0(%arg0: tensor<12xf32>) -> (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<12xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<12xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<12xf32>
    %7 = stablehlo.abs %3 : tensor<12xf32>
    %8 = stablehlo.negate %7 : tensor<12xf32>
    %9 = stablehlo.exponential %8 : tensor<12xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<12xf32>
    %11 = stablehlo.add %1, %10 : tensor<12xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<12xi1>, tensor<12xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %16 = stablehlo.select %14, %15, %arg0 : tensor<12xi1>, tensor<12xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %20 = stablehlo.select %18, %19, %12 : tensor<12xi1>, tensor<12xf32>
    %21 = stablehlo.subtract %16, %20 : tensor<12xf32>
    %22 = stablehlo.exponential %21 : tensor<12xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %23 = stablehlo.compare EQ, %cst_4, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.select %23, %cst_7, %cst_6 : tensor<i1>, tensor<f32>
    %cst_8 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %26 = stablehlo.compare EQ, %12, %25, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %28 = stablehlo.select %26, %27, %12 : tensor<12xi1>, tensor<12xf32>
    %29 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %30 = stablehlo.subtract %29, %28 : tensor<12xf32>
    %31 = stablehlo.exponential %30 : tensor<12xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<12xf32>
    return %12, %22, %33 : tensor<12xf32>, tensor<12xf32>, tensor<12xf32>
  }
  func.func private @softplus_1(%arg0: tensor<12xf32>, %arg1: tensor<12xf32>, %arg2: tensor<f32>) -> tensor<12xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<12xf32>
    return %1 : tensor<12xf32>
  }
}

// -----

// programs_models: log_sigmoid and its gradient
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<12xf32>)
    %e:2 = call @expected() : () -> (tensor<12xf32>, tensor<12xf32>)
    %r:2 = call @program(%i#0) : (tensor<12xf32>) -> (tensor<12xf32>, tensor<12xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<12xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 2.0e-05 : tensor<12xf32>
    return
  }
  func.func private @inputs() -> (tensor<12xf32>) {
    %0 = stablehlo.constant dense<"0xC0F612408A4C553E6B24043F8AA71640557C7E3F83AC81BF568F37C09C71723F056A963F13E573C0E63254C02F2C7BC0"> : tensor<12xf32>
    return %0 : tensor<12xf32>
  }
  func.func private @expected() -> (tensor<12xf32>, tensor<12xf32>) {
    %0 = stablehlo.constant dense<"0xE85DC4BD532B18BF8C9DEFBEFED8B9BDCF34A1BEC652A9BF90183BC0ECD2A7BE5CC789BEB04B75C04A7B56C0A06C7CC0"> : tensor<12xf32>
    %1 = stablehlo.constant dense<"0x203FBB3D026FE53E9A5BBF3E21AAB13D574B8A3EA6CE3B3F4E3D723FE8178F3E4998713E22757A3FA207773FB00A7B3F"> : tensor<12xf32>
    return %0, %1 : tensor<12xf32>, tensor<12xf32>
  }
  func.func private @program(%arg0: tensor<12xf32>) -> (tensor<12xf32> {jax.result_info = "result[0]"}, tensor<12xf32> {jax.result_info = "result[1]"}) {
    %0 = call @log_sigmoid(%arg0) : (tensor<12xf32>) -> tensor<12xf32>
    %1:3 = call @log_sigmoid_0(%arg0) : (tensor<12xf32>) -> (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>)
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = call @log_sigmoid_2(%1#1, %1#2, %cst) : (tensor<12xf32>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
    return %0, %2 : tensor<12xf32>, tensor<12xf32>
  }
  func.func private @log_sigmoid(%arg0: tensor<12xf32>) -> tensor<12xf32> {
    %0 = stablehlo.negate %arg0 : tensor<12xf32>
    %1 = call @softplus(%0) : (tensor<12xf32>) -> tensor<12xf32>
    %2 = stablehlo.negate %1 : tensor<12xf32>
    return %2 : tensor<12xf32>
  }
  func.func private @softplus(%arg0: tensor<12xf32>) -> tensor<12xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<12xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<12xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<12xf32>
    %7 = stablehlo.abs %3 : tensor<12xf32>
    %8 = stablehlo.negate %7 : tensor<12xf32>
    %9 = stablehlo.exponential %8 : tensor<12xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<12xf32>
    %11 = stablehlo.add %1, %10 : tensor<12xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<12xi1>, tensor<12xf32>
    return %12 : tensor<12xf32>
  }
  func.func private @log_sigmoid_0(%arg0: tensor<12xf32>) -> (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<12xf32>
    %1:3 = call @softplus_1(%0) : (tensor<12xf32>) -> (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>)
    %2 = stablehlo.negate %1#0 : tensor<12xf32>
    return %2, %1#1, %1#2 : tensor<12xf32>, tensor<12xf32>, tensor<12xf32>
  }
  func.func private @softplus_1(%arg0: tensor<12xf32>) -> (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<12xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<12xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<12xf32>
    %7 = stablehlo.abs %3 : tensor<12xf32>
    %8 = stablehlo.negate %7 : tensor<12xf32>
    %9 = stablehlo.exponential %8 : tensor<12xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<12xf32>
    %11 = stablehlo.add %1, %10 : tensor<12xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<12xi1>, tensor<12xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %16 = stablehlo.select %14, %15, %arg0 : tensor<12xi1>, tensor<12xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %20 = stablehlo.select %18, %19, %12 : tensor<12xi1>, tensor<12xf32>
    %21 = stablehlo.subtract %16, %20 : tensor<12xf32>
    %22 = stablehlo.exponential %21 : tensor<12xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %23 = stablehlo.compare EQ, %cst_4, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.select %23, %cst_7, %cst_6 : tensor<i1>, tensor<f32>
    %cst_8 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %26 = stablehlo.compare EQ, %12, %25, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %28 = stablehlo.select %26, %27, %12 : tensor<12xi1>, tensor<12xf32>
    %29 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %30 = stablehlo.subtract %29, %28 : tensor<12xf32>
    %31 = stablehlo.exponential %30 : tensor<12xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<12xf32>
    return %12, %22, %33 : tensor<12xf32>, tensor<12xf32>, tensor<12xf32>
  }
  func.func private @log_sigmoid_2(%arg0: tensor<12xf32>, %arg1: tensor<12xf32>, %arg2: tensor<f32>) -> tensor<12xf32> {
    %0 = stablehlo.negate %arg2 : tensor<f32>
    %1 = call @softplus_3(%arg0, %arg1, %0) : (tensor<12xf32>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
    %2 = stablehlo.negate %1 : tensor<12xf32>
    return %2 : tensor<12xf32>
  }
  func.func private @softplus_3(%arg0: tensor<12xf32>, %arg1: tensor<12xf32>, %arg2: tensor<f32>) -> tensor<12xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<12xf32>
    return %1 : tensor<12xf32>
  }
}

// -----

// programs_models: hard_tanh and its gradient
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<12xf32>)
    %e:2 = call @expected() : () -> (tensor<12xf32>, tensor<12xf32>)
    %r:2 = call @program(%i#0) : (tensor<12xf32>) -> (tensor<12xf32>, tensor<12xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<12xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 2.0e-05 : tensor<12xf32>
    return
  }
  func.func private @inputs() -> (tensor<12xf32>) {
    %0 = stablehlo.constant dense<"0x648E533F895A40C00C0C174013CC06407E75E4BF71B723C045A3DE3F3B44083F6E65743FFB9E493F54D91840A2185940"> : tensor<12xf32>
    return %0 : tensor<12xf32>
  }
  func.func private @expected() -> (tensor<12xf32>, tensor<12xf32>) {
    %0 = stablehlo.constant dense<"0x648E533F000080BF0000803F0000803F000080BF000080BF0000803F3B44083F6E65743FFB9E493F0000803F0000803F"> : tensor<12xf32>
    %1 = stablehlo.constant dense<"0x0000803F0000000000000000000000000000000000000000000000000000803F0000803F0000803F0000000000000000"> : tensor<12xf32>
    return %0, %1 : tensor<12xf32>, tensor<12xf32>
  }
  func.func private @program(%arg0: tensor<12xf32>) -> (tensor<12xf32> {jax.result_info = "result[0]"}, tensor<12xf32> {jax.result_info = "result[1]"}) {
    %0 = call @hard_tanh(%arg0) : (tensor<12xf32>) -> tensor<12xf32>
    %1:5 = call @hard_tanh_0(%arg0) : (tensor<12xf32>) -> (tensor<12xf32>, tensor<12xi1>, tensor<f32>, tensor<12xi1>, tensor<f32>)
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = call @hard_tanh_2(%1#1, %1#2, %1#3, %1#4, %cst) : (tensor<12xi1>, tensor<f32>, tensor<12xi1>, tensor<f32>, tensor<f32>) -> tensor<12xf32>
    return %0, %2 : tensor<12xf32>, tensor<12xf32>
  }
  func.func private @hard_tanh(%arg0: tensor<12xf32>) -> tensor<12xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %cst_0 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %3 = stablehlo.compare LT, %arg0, %2, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %4 = call @_where(%3, %c, %arg0) : (tensor<12xi1>, tensor<i64>, tensor<12xf32>) -> tensor<12xf32>
    %c_1 = stablehlo.constant dense<1> : tensor<i64>
    %5 = call @_where(%1, %c_1, %4) : (tensor<12xi1>, tensor<i64>, tensor<12xf32>) -> tensor<12xf32>
    return %5 : tensor<12xf32>
  }
  func.func private @_where(%arg0: tensor<12xi1>, %arg1: tensor<i64>, %arg2: tensor<12xf32>) -> tensor<12xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<12xi1>, tensor<12xf32>
    return %2 : tensor<12xf32>
  }
  func.func private @hard_tanh_0(%arg0: tensor<12xf32>) -> (tensor<12xf32>, tensor<12xi1>, tensor<f32>, tensor<12xi1>, tensor<f32>) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %cst_0 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %3 = stablehlo.compare LT, %arg0, %2, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %4:2 = call @_where_1(%3, %c, %arg0) : (tensor<12xi1>, tensor<i64>, tensor<12xf32>) -> (tensor<12xf32>, tensor<f32>)
    %c_1 = stablehlo.constant dense<1> : tensor<i64>
    %5:2 = call @_where_1(%1, %c_1, %4#0) : (tensor<12xi1>, tensor<i64>, tensor<12xf32>) -> (tensor<12xf32>, tensor<f32>)
    return %5#0, %3, %4#1, %1, %5#1 : tensor<12xf32>, tensor<12xi1>, tensor<f32>, tensor<12xi1>, tensor<f32>
  }
  func.func private @_where_1(%arg0: tensor<12xi1>, %arg1: tensor<i64>, %arg2: tensor<12xf32>) -> (tensor<12xf32>, tensor<f32>) {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<12xi1>, tensor<12xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    return %2, %cst : tensor<12xf32>, tensor<f32>
  }
  func.func private @hard_tanh_2(%arg0: tensor<12xi1>, %arg1: tensor<f32>, %arg2: tensor<12xi1>, %arg3: tensor<f32>, %arg4: tensor<f32>) -> tensor<12xf32> {
    %0 = call @_where_3(%arg2, %arg3, %arg4) : (tensor<12xi1>, tensor<f32>, tensor<f32>) -> tensor<12xf32>
    %1 = call @_where_4(%arg0, %arg1, %0) : (tensor<12xi1>, tensor<f32>, tensor<12xf32>) -> tensor<12xf32>
    return %1 : tensor<12xf32>
  }
  func.func private @_where_3(%arg0: tensor<12xi1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<12xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %2 = stablehlo.select %arg0, %1, %0 : tensor<12xi1>, tensor<12xf32>
    return %2 : tensor<12xf32>
  }
  func.func private @_where_4(%arg0: tensor<12xi1>, %arg1: tensor<f32>, %arg2: tensor<12xf32>) -> tensor<12xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<12xi1>, tensor<12xf32>
    return %1 : tensor<12xf32>
  }
}

// -----

// programs_models: leaky_relu and its gradient
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<12xf32>)
    %e:2 = call @expected() : () -> (tensor<12xf32>, tensor<12xf32>)
    %r:2 = call @program(%i#0) : (tensor<12xf32>) -> (tensor<12xf32>, tensor<12xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<12xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 2.0e-05 : tensor<12xf32>
    return
  }
  func.func private @inputs() -> (tensor<12xf32>) {
    %0 = stablehlo.constant dense<"0x5C456740F46C06C0EAEFA23F4F7514C0888233C03D07CF3F35951E3FBF1DA4BFA0B950C0D24DB83EB57426C08A7A5F40"> : tensor<12xf32>
    return %0 : tensor<12xf32>
  }
  func.func private @expected() -> (tensor<12xf32>, tensor<12xf32>) {
    %0 = stablehlo.constant dense<"0x5C4567409410ACBCEAEFA23FCB06BEBCCCC5E5BC3D07CF3F35951E3F981152BC859505BDD24DB83E4410D5BC8A7A5F40"> : tensor<12xf32>
    %1 = stablehlo.constant dense<"0x0000803F0AD7233C0000803F0AD7233C0AD7233C0000803F0000803F0AD7233C0AD7233C0000803F0AD7233C0000803F"> : tensor<12xf32>
    return %0, %1 : tensor<12xf32>, tensor<12xf32>
  }
  func.func private @program(%arg0: tensor<12xf32>) -> (tensor<12xf32> {jax.result_info = "result[0]"}, tensor<12xf32> {jax.result_info = "result[1]"}) {
    %0 = call @leaky_relu(%arg0) : (tensor<12xf32>) -> tensor<12xf32>
    %1:2 = call @leaky_relu_0(%arg0) : (tensor<12xf32>) -> (tensor<12xf32>, tensor<12xi1>)
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = call @leaky_relu_2(%1#1, %cst) : (tensor<12xi1>, tensor<f32>) -> tensor<12xf32>
    return %0, %2 : tensor<12xf32>, tensor<12xf32>
  }
  func.func private @leaky_relu(%arg0: tensor<12xf32>) -> tensor<12xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %1 = stablehlo.compare GE, %arg0, %0, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %cst_0 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %3 = stablehlo.multiply %2, %arg0 : tensor<12xf32>
    %4 = call @_where(%1, %arg0, %3) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    return %4 : tensor<12xf32>
  }
  func.func private @_where(%arg0: tensor<12xi1>, %arg1: tensor<12xf32>, %arg2: tensor<12xf32>) -> tensor<12xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<12xi1>, tensor<12xf32>
    return %0 : tensor<12xf32>
  }
  func.func private @leaky_relu_0(%arg0: tensor<12xf32>) -> (tensor<12xf32>, tensor<12xi1>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %1 = stablehlo.compare GE, %arg0, %0, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %cst_0 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %3 = stablehlo.multiply %2, %arg0 : tensor<12xf32>
    %4 = call @_where_1(%1, %arg0, %3) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    return %4, %1 : tensor<12xf32>, tensor<12xi1>
  }
  func.func private @_where_1(%arg0: tensor<12xi1>, %arg1: tensor<12xf32>, %arg2: tensor<12xf32>) -> tensor<12xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<12xi1>, tensor<12xf32>
    return %0 : tensor<12xf32>
  }
  func.func private @leaky_relu_2(%arg0: tensor<12xi1>, %arg1: tensor<f32>) -> tensor<12xf32> {
    %0:2 = call @_where_3(%arg0, %arg1) : (tensor<12xi1>, tensor<f32>) -> (tensor<12xf32>, tensor<12xf32>)
    %cst = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %2 = stablehlo.multiply %1, %0#1 : tensor<12xf32>
    %3 = stablehlo.add %0#0, %2 : tensor<12xf32>
    return %3 : tensor<12xf32>
  }
  func.func private @_where_3(%arg0: tensor<12xi1>, %arg1: tensor<f32>) -> (tensor<12xf32>, tensor<12xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %2 = stablehlo.select %arg0, %1, %0 : tensor<12xi1>, tensor<12xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %5 = stablehlo.select %arg0, %4, %3 : tensor<12xi1>, tensor<12xf32>
    return %5, %2 : tensor<12xf32>, tensor<12xf32>
  }
}

// -----

// programs_models: mish and its gradient
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<12xf32>)
    %e:2 = call @expected() : () -> (tensor<12xf32>, tensor<12xf32>)
    %r:2 = call @program(%i#0) : (tensor<12xf32>) -> (tensor<12xf32>, tensor<12xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<12xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 2.0e-05 : tensor<12xf32>
    return
  }
  func.func private @inputs() -> (tensor<12xf32>) {
    %0 = stablehlo.constant dense<"0xB505B23F25EA4AC03A6B0BBF86D719408F4366C0A47D7C40EBD3CDBFFE870EBF78B311C011FF44BFDAE785BF13774840"> : tensor<12xf32>
    return %0 : tensor<12xf32>
  }
  func.func private @expected() -> (tensor<12xf32>, tensor<12xf32>) {
    %0 = stablehlo.constant dense<"0x446CA43F227005BE31B26EBE17BE17402A00C7BD154F7C402BA794BE44F371BE340B63BE75208FBEB68D9CBE16C44740"> : tensor<12xf32>
    %1 = stablehlo.constant dense<"0x2C2B8B3FAEFEB0BD9888873EF1E6853F40EE8CBD099F803FD4D3A1BD7E23843E9C68E6BDEA721B3ED266323D8C3A823F"> : tensor<12xf32>
    return %0, %1 : tensor<12xf32>, tensor<12xf32>
  }
  func.func private @program(%arg0: tensor<12xf32>) -> (tensor<12xf32> {jax.result_info = "result[0]"}, tensor<12xf32> {jax.result_info = "result[1]"}) {
    %0 = call @mish(%arg0) : (tensor<12xf32>) -> tensor<12xf32>
    %1:5 = call @mish_0(%arg0) : (tensor<12xf32>) -> (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>)
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = call @mish_2(%1#1, %1#2, %1#3, %1#4, %arg0, %cst) : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
    return %0, %2 : tensor<12xf32>, tensor<12xf32>
  }
  func.func private @mish(%arg0: tensor<12xf32>) -> tensor<12xf32> {
    %0 = call @softplus(%arg0) : (tensor<12xf32>) -> tensor<12xf32>
    %1 = stablehlo.tanh %0 : tensor<12xf32>
    %2 = stablehlo.multiply %arg0, %1 : tensor<12xf32>
    return %2 : tensor<12xf32>
  }
  func.func private @softplus(%arg0: tensor<12xf32>) -> tensor<12xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<12xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<12xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<12xf32>
    %7 = stablehlo.abs %3 : tensor<12xf32>
    %8 = stablehlo.negate %7 : tensor<12xf32>
    %9 = stablehlo.exponential %8 : tensor<12xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<12xf32>
    %11 = stablehlo.add %1, %10 : tensor<12xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<12xi1>, tensor<12xf32>
    return %12 : tensor<12xf32>
  }
  func.func private @mish_0(%arg0: tensor<12xf32>) -> (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) {
    %0:3 = call @softplus_1(%arg0) : (tensor<12xf32>) -> (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>)
    %1 = stablehlo.tanh %0#0 : tensor<12xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %3 = stablehlo.add %2, %1 : tensor<12xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %5 = stablehlo.subtract %4, %1 : tensor<12xf32>
    %6 = stablehlo.multiply %3, %5 : tensor<12xf32>
    %7 = stablehlo.multiply %arg0, %1 : tensor<12xf32>
    return %7, %0#1, %0#2, %6, %1 : tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>
  }
  func.func private @softplus_1(%arg0: tensor<12xf32>) -> (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<12xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<12xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<12xf32>
    %7 = stablehlo.abs %3 : tensor<12xf32>
    %8 = stablehlo.negate %7 : tensor<12xf32>
    %9 = stablehlo.exponential %8 : tensor<12xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<12xf32>
    %11 = stablehlo.add %1, %10 : tensor<12xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<12xi1>, tensor<12xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %16 = stablehlo.select %14, %15, %arg0 : tensor<12xi1>, tensor<12xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %20 = stablehlo.select %18, %19, %12 : tensor<12xi1>, tensor<12xf32>
    %21 = stablehlo.subtract %16, %20 : tensor<12xf32>
    %22 = stablehlo.exponential %21 : tensor<12xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %23 = stablehlo.compare EQ, %cst_4, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.select %23, %cst_7, %cst_6 : tensor<i1>, tensor<f32>
    %cst_8 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %26 = stablehlo.compare EQ, %12, %25, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %28 = stablehlo.select %26, %27, %12 : tensor<12xi1>, tensor<12xf32>
    %29 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %30 = stablehlo.subtract %29, %28 : tensor<12xf32>
    %31 = stablehlo.exponential %30 : tensor<12xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<12xf32>
    return %12, %22, %33 : tensor<12xf32>, tensor<12xf32>, tensor<12xf32>
  }
  func.func private @mish_2(%arg0: tensor<12xf32>, %arg1: tensor<12xf32>, %arg2: tensor<12xf32>, %arg3: tensor<12xf32>, %arg4: tensor<12xf32>, %arg5: tensor<f32>) -> tensor<12xf32> {
    %0 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %1 = stablehlo.multiply %arg4, %0 : tensor<12xf32>
    %2 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<12xf32>
    %4 = stablehlo.multiply %1, %arg2 : tensor<12xf32>
    %5 = call @softplus_3(%arg0, %arg1, %4) : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %6 = stablehlo.add %3, %5 : tensor<12xf32>
    return %6 : tensor<12xf32>
  }
  func.func private @softplus_3(%arg0: tensor<12xf32>, %arg1: tensor<12xf32>, %arg2: tensor<12xf32>) -> tensor<12xf32> {
    %0 = stablehlo.multiply %arg2, %arg0 : tensor<12xf32>
    return %0 : tensor<12xf32>
  }
}

// -----

// programs_models: squareplus and its gradient
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<12xf32>)
    %e:2 = call @expected() : () -> (tensor<12xf32>, tensor<12xf32>)
    %r:2 = call @program(%i#0) : (tensor<12xf32>) -> (tensor<12xf32>, tensor<12xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<12xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 2.0e-05 : tensor<12xf32>
    return
  }
  func.func private @inputs() -> (tensor<12xf32>) {
    %0 = stablehlo.constant dense<"0x4F45F2BFE222FABE9F2182BF200F27C08C72764023C67A406059DABFA98B72BC9F32533F8072E7BF435CD93F3F250540"> : tensor<12xf32>
    return %0 : tensor<12xf32>
  }
  func.func private @expected() -> (tensor<12xf32>, tensor<12xf32>) {
    %0 = stablehlo.constant dense<"0x1E63DC3E34FE483F7B0B1D3FE898AD3ECA098340DE148540183EEC3EB51C7E3FFB42BF3F7C55E33E294C0A4067EB1E40"> : tensor<12xf32>
    %1 = stablehlo.constant dense<"0x0912203E8840C33EF2FE8B3E9429D33DB197713FEF01723F21BE333EEC1AFE3E56CF303FEDA1283E91D8523F6E465C3F"> : tensor<12xf32>
    return %0, %1 : tensor<12xf32>, tensor<12xf32>
  }
  func.func private @program(%arg0: tensor<12xf32>) -> (tensor<12xf32> {jax.result_info = "result[0]"}, tensor<12xf32> {jax.result_info = "result[1]"}) {
    %0 = call @squareplus(%arg0) : (tensor<12xf32>) -> tensor<12xf32>
    %1:3 = call @squareplus_0(%arg0) : (tensor<12xf32>) -> (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>)
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = call @squareplus_1(%1#1, %1#2, %cst) : (tensor<12xf32>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
    return %0, %2 : tensor<12xf32>, tensor<12xf32>
  }
  func.func private @squareplus(%arg0: tensor<12xf32>) -> tensor<12xf32> {
    %0 = chlo.square %arg0 : tensor<12xf32> -> tensor<12xf32>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %2 = stablehlo.add %0, %1 : tensor<12xf32>
    %3 = stablehlo.sqrt %2 : tensor<12xf32>
    %4 = stablehlo.add %arg0, %3 : tensor<12xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %6 = stablehlo.divide %4, %5 : tensor<12xf32>
    return %6 : tensor<12xf32>
  }
  func.func private @squareplus_0(%arg0: tensor<12xf32>) -> (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) {
    %0 = chlo.square %arg0 : tensor<12xf32> -> tensor<12xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %2 = stablehlo.multiply %1, %arg0 : tensor<12xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %4 = stablehlo.add %0, %3 : tensor<12xf32>
    %5 = stablehlo.sqrt %4 : tensor<12xf32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %7 = stablehlo.divide %6, %5 : tensor<12xf32>
    %8 = stablehlo.add %arg0, %5 : tensor<12xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %10 = stablehlo.divide %8, %9 : tensor<12xf32>
    return %10, %2, %7 : tensor<12xf32>, tensor<12xf32>, tensor<12xf32>
  }
  func.func private @squareplus_1(%arg0: tensor<12xf32>, %arg1: tensor<12xf32>, %arg2: tensor<f32>) -> tensor<12xf32> {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %0 = stablehlo.divide %arg2, %cst : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %2 = stablehlo.multiply %1, %arg1 : tensor<12xf32>
    %3 = stablehlo.multiply %2, %arg0 : tensor<12xf32>
    %4 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %5 = stablehlo.add %4, %3 : tensor<12xf32>
    return %5 : tensor<12xf32>
  }
}

// -----

// programs_models: soft_sign and its gradient
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<12xf32>)
    %e:2 = call @expected() : () -> (tensor<12xf32>, tensor<12xf32>)
    %r:2 = call @program(%i#0) : (tensor<12xf32>) -> (tensor<12xf32>, tensor<12xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<12xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 2.0e-05 : tensor<12xf32>
    return
  }
  func.func private @inputs() -> (tensor<12xf32>) {
    %0 = stablehlo.constant dense<"0xA4A6473FEFFFD93F230CA3BF6DFE3CC0A0CBA43FDBB48E3FF9348F3F0ACE7A40FACAFC3FFA1070409ECDCF3FF4EC0F40"> : tensor<12xf32>
    return %0 : tensor<12xf32>
  }
  func.func private @expected() -> (tensor<12xf32>, tensor<12xf32>) {
    %0 = stablehlo.constant dense<"0x5957E03E734B213FDD690FBF523D3FBFEF15103F29F4063F592D073F7FF44B3FAEF2293FF51D4A3F466B1E3FDC33313F"> : tensor<12xf32>
    %1 = stablehlo.constant dense<"0xCA9DA13E5B240C3EDA0E463E560F833D42B3433EC5F0643EAB18643ED44A293DA067E73D0476353D2DC8143E4408C23D"> : tensor<12xf32>
    return %0, %1 : tensor<12xf32>, tensor<12xf32>
  }
  func.func private @program(%arg0: tensor<12xf32>) -> (tensor<12xf32> {jax.result_info = "result[0]"}, tensor<12xf32> {jax.result_info = "result[1]"}) {
    %0 = call @soft_sign(%arg0) : (tensor<12xf32>) -> tensor<12xf32>
    %1:4 = call @soft_sign_0(%arg0) : (tensor<12xf32>) -> (tensor<12xf32>, tensor<12xi1>, tensor<12xf32>, tensor<12xf32>)
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = call @soft_sign_1(%1#1, %1#2, %arg0, %1#3, %cst) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
    return %0, %2 : tensor<12xf32>, tensor<12xf32>
  }
  func.func private @soft_sign(%arg0: tensor<12xf32>) -> tensor<12xf32> {
    %0 = stablehlo.abs %arg0 : tensor<12xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %2 = stablehlo.add %0, %1 : tensor<12xf32>
    %3 = stablehlo.divide %arg0, %2 : tensor<12xf32>
    return %3 : tensor<12xf32>
  }
  func.func private @soft_sign_0(%arg0: tensor<12xf32>) -> (tensor<12xf32>, tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) {
    %0 = stablehlo.abs %arg0 : tensor<12xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %2 = stablehlo.compare GE, %arg0, %1, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %4 = stablehlo.add %0, %3 : tensor<12xf32>
    %5 = stablehlo.divide %arg0, %4 : tensor<12xf32>
    %6 = stablehlo.multiply %4, %4 : tensor<12xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %8 = stablehlo.divide %7, %6 : tensor<12xf32>
    return %5, %2, %4, %8 : tensor<12xf32>, tensor<12xi1>, tensor<12xf32>, tensor<12xf32>
  }
  func.func private @soft_sign_1(%arg0: tensor<12xi1>, %arg1: tensor<12xf32>, %arg2: tensor<12xf32>, %arg3: tensor<12xf32>, %arg4: tensor<f32>) -> tensor<12xf32> {
    %0 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %1 = stablehlo.multiply %0, %arg3 : tensor<12xf32>
    %2 = stablehlo.multiply %1, %arg2 : tensor<12xf32>
    %3 = stablehlo.negate %2 : tensor<12xf32>
    %4 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %5 = stablehlo.divide %4, %arg1 : tensor<12xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %7 = stablehlo.select %arg0, %6, %3 : tensor<12xi1>, tensor<12xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %9 = stablehlo.select %arg0, %3, %8 : tensor<12xi1>, tensor<12xf32>
    %10 = stablehlo.add %5, %9 : tensor<12xf32>
    %11 = stablehlo.negate %7 : tensor<12xf32>
    %12 = stablehlo.add %10, %11 : tensor<12xf32>
    return %12 : tensor<12xf32>
  }
}

// -----

// programs_models: relu6 and its gradient
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<12xf32>)
    %e:2 = call @expected() : () -> (tensor<12xf32>, tensor<12xf32>)
    %r:2 = call @program(%i#0) : (tensor<12xf32>) -> (tensor<12xf32>, tensor<12xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<12xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 2.0e-05 : tensor<12xf32>
    return
  }
  func.func private @inputs() -> (tensor<12xf32>) {
    %0 = stablehlo.constant dense<"0xE3026CC0976106C0245AA5BF8B386C3F681218408B35603F65DD5E3F20612A40D0F87DC06D5E1440E51054C0AE8DB03F"> : tensor<12xf32>
    return %0 : tensor<12xf32>
  }
  func.func private @expected() -> (tensor<12xf32>, tensor<12xf32>) {
    %0 = stablehlo.constant dense<"0x0000000000000000000000008B386C3F681218408B35603F65DD5E3F20612A40000000006D5E144000000000AE8DB03F"> : tensor<12xf32>
    %1 = stablehlo.constant dense<"0x0000000000000000000000000000803F0000803F0000803F0000803F0000803F000000000000803F000000000000803F"> : tensor<12xf32>
    return %0, %1 : tensor<12xf32>, tensor<12xf32>
  }
  func.func private @program(%arg0: tensor<12xf32>) -> (tensor<12xf32> {jax.result_info = "result[0]"}, tensor<12xf32> {jax.result_info = "result[1]"}) {
    %0 = call @relu6(%arg0) : (tensor<12xf32>) -> tensor<12xf32>
    %1 = call @relu6_0(%arg0) : (tensor<12xf32>) -> tensor<12xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %5 = stablehlo.compare LT, %arg0, %4, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %6 = stablehlo.and %3, %5 : tensor<12xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %9 = stablehlo.select %6, %8, %7 : tensor<12xi1>, tensor<12xf32>
    return %0, %9 : tensor<12xf32>, tensor<12xf32>
  }
  func.func private @relu6(%arg0: tensor<12xf32>) -> tensor<12xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<12xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %3 = stablehlo.minimum %1, %2 : tensor<12xf32>
    return %3 : tensor<12xf32>
  }
  func.func private @relu6_0(%arg0: tensor<12xf32>) -> tensor<12xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<12xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %3 = stablehlo.minimum %1, %2 : tensor<12xf32>
    return %3 : tensor<12xf32>
  }
}

// -----

// programs_models: hard_sigmoid and its gradient
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<12xf32>)
    %e:2 = call @expected() : () -> (tensor<12xf32>, tensor<12xf32>)
    %r:2 = call @program(%i#0) : (tensor<12xf32>) -> (tensor<12xf32>, tensor<12xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<12xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 2.0e-05 : tensor<12xf32>
    return
  }
  func.func private @inputs() -> (tensor<12xf32>) {
    %0 = stablehlo.constant dense<"0xBF8D7240BEB2EC3F7F54F33F10F344C08D0E833FEC6314C0BE5016C0080B12400706823F832FCA3F9E20A33FD70BA1BF"> : tensor<12xf32>
    return %0 : tensor<12xf32>
  }
  func.func private @expected() -> (tensor<12xf32>, tensor<12xf32>) {
    %0 = stablehlo.constant dense<"0x0000803F40E64E3F2B1C513F0000000084AF2B3FC095E83D6051DE3DB05C613F58572B3F2C65433F3660363FC6A2943E"> : tensor<12xf32>
    %1 = stablehlo.constant dense<"0x00000000ABAA2A3EABAA2A3E00000000ABAA2A3EABAA2A3EABAA2A3EABAA2A3EABAA2A3EABAA2A3EABAA2A3EABAA2A3E"> : tensor<12xf32>
    return %0, %1 : tensor<12xf32>, tensor<12xf32>
  }
  func.func private @program(%arg0: tensor<12xf32>) -> (tensor<12xf32> {jax.result_info = "result[0]"}, tensor<12xf32> {jax.result_info = "result[1]"}) {
    %0 = call @hard_sigmoid(%arg0) : (tensor<12xf32>) -> tensor<12xf32>
    %1:2 = call @hard_sigmoid_0(%arg0) : (tensor<12xf32>) -> (tensor<12xf32>, tensor<12xi1>)
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = call @hard_sigmoid_2(%1#1, %cst) : (tensor<12xi1>, tensor<f32>) -> tensor<12xf32>
    return %0, %2 : tensor<12xf32>, tensor<12xf32>
  }
  func.func private @hard_sigmoid(%arg0: tensor<12xf32>) -> tensor<12xf32> {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<12xf32>
    %2 = call @relu6(%1) : (tensor<12xf32>) -> tensor<12xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %4 = stablehlo.divide %2, %3 : tensor<12xf32>
    return %4 : tensor<12xf32>
  }
  func.func private @relu6(%arg0: tensor<12xf32>) -> tensor<12xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<12xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %3 = stablehlo.minimum %1, %2 : tensor<12xf32>
    return %3 : tensor<12xf32>
  }
  func.func private @hard_sigmoid_0(%arg0: tensor<12xf32>) -> (tensor<12xf32>, tensor<12xi1>) {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<12xf32>
    %2 = call @relu6_1(%1) : (tensor<12xf32>) -> tensor<12xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %4 = stablehlo.compare GT, %1, %3, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %cst_1 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %6 = stablehlo.compare LT, %1, %5, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %7 = stablehlo.and %4, %6 : tensor<12xi1>
    %cst_2 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %9 = stablehlo.divide %2, %8 : tensor<12xf32>
    return %9, %7 : tensor<12xf32>, tensor<12xi1>
  }
  func.func private @relu6_1(%arg0: tensor<12xf32>) -> tensor<12xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<12xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %3 = stablehlo.minimum %1, %2 : tensor<12xf32>
    return %3 : tensor<12xf32>
  }
  func.func private @hard_sigmoid_2(%arg0: tensor<12xi1>, %arg1: tensor<f32>) -> tensor<12xf32> {
    %cst = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %0 = stablehlo.divide %arg1, %cst : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %3 = stablehlo.select %arg0, %2, %1 : tensor<12xi1>, tensor<12xf32>
    return %3 : tensor<12xf32>
  }
}

// -----

// programs_models: hard_silu and its gradient
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<12xf32>)
    %e:2 = call @expected() : () -> (tensor<12xf32>, tensor<12xf32>)
    %r:2 = call @program(%i#0) : (tensor<12xf32>) -> (tensor<12xf32>, tensor<12xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 2.0e-05 : tensor<12xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 2.0e-05 : tensor<12xf32>
    return
  }
  func.func private @inputs() -> (tensor<12xf32>) {
    %0 = stablehlo.constant dense<"0x7E0407C08348733FB571EC3F62BF64C0F5B996BFBC8CAF3FC59A573E6066564097924640F4561340A2A83A40D2786DC0"> : tensor<12xf32>
    return %0 : tensor<12xf32>
  }
  func.func private @expected() -> (tensor<12xf32>, tensor<12xf32>) {
    %0 = stablehlo.constant dense<"0xB448A0BEB72C203F2304BF3F00000080A820B7BEE1CD7F3F8CBCE63D606656409792464021340240F80F384000000080"> : tensor<12xf32>
    %1 = stablehlo.constant dense<"0xF61750BE2C18513F92D08E3F000000003B20DC3D7E08753F91F7113F0000803F0000803FF839A23F6C70BC3F00000000"> : tensor<12xf32>
    return %0, %1 : tensor<12xf32>, tensor<12xf32>
  }
  func.func private @program(%arg0: tensor<12xf32>) -> (tensor<12xf32> {jax.result_info = "result[0]"}, tensor<12xf32> {jax.result_info = "result[1]"}) {
    %0 = call @hard_silu(%arg0) : (tensor<12xf32>) -> tensor<12xf32>
    %1:3 = call @hard_silu_0(%arg0) : (tensor<12xf32>) -> (tensor<12xf32>, tensor<12xi1>, tensor<12xf32>)
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = call @hard_silu_3(%1#1, %1#2, %arg0, %cst) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
    return %0, %2 : tensor<12xf32>, tensor<12xf32>
  }
  func.func private @hard_silu(%arg0: tensor<12xf32>) -> tensor<12xf32> {
    %0 = call @hard_sigmoid(%arg0) : (tensor<12xf32>) -> tensor<12xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<12xf32>
    return %1 : tensor<12xf32>
  }
  func.func private @hard_sigmoid(%arg0: tensor<12xf32>) -> tensor<12xf32> {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<12xf32>
    %2 = call @relu6(%1) : (tensor<12xf32>) -> tensor<12xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %4 = stablehlo.divide %2, %3 : tensor<12xf32>
    return %4 : tensor<12xf32>
  }
  func.func private @relu6(%arg0: tensor<12xf32>) -> tensor<12xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<12xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %3 = stablehlo.minimum %1, %2 : tensor<12xf32>
    return %3 : tensor<12xf32>
  }
  func.func private @hard_silu_0(%arg0: tensor<12xf32>) -> (tensor<12xf32>, tensor<12xi1>, tensor<12xf32>) {
    %0:2 = call @hard_sigmoid_1(%arg0) : (tensor<12xf32>) -> (tensor<12xf32>, tensor<12xi1>)
    %1 = stablehlo.multiply %arg0, %0#0 : tensor<12xf32>
    return %1, %0#1, %0#0 : tensor<12xf32>, tensor<12xi1>, tensor<12xf32>
  }
  func.func private @hard_sigmoid_1(%arg0: tensor<12xf32>) -> (tensor<12xf32>, tensor<12xi1>) {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<12xf32>
    %2 = call @relu6_2(%1) : (tensor<12xf32>) -> tensor<12xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %4 = stablehlo.compare GT, %1, %3, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %cst_1 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %6 = stablehlo.compare LT, %1, %5, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %7 = stablehlo.and %4, %6 : tensor<12xi1>
    %cst_2 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %9 = stablehlo.divide %2, %8 : tensor<12xf32>
    return %9, %7 : tensor<12xf32>, tensor<12xi1>
  }
  func.func private @relu6_2(%arg0: tensor<12xf32>) -> tensor<12xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<12xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %3 = stablehlo.minimum %1, %2 : tensor<12xf32>
    return %3 : tensor<12xf32>
  }
  func.func private @hard_silu_3(%arg0: tensor<12xi1>, %arg1: tensor<12xf32>, %arg2: tensor<12xf32>, %arg3: tensor<f32>) -> tensor<12xf32> {
    %0 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %1 = stablehlo.multiply %arg2, %0 : tensor<12xf32>
    %2 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %3 = stablehlo.multiply %2, %arg1 : tensor<12xf32>
    %4 = call @hard_sigmoid_4(%arg0, %1) : (tensor<12xi1>, tensor<12xf32>) -> tensor<12xf32>
    %5 = stablehlo.add %3, %4 : tensor<12xf32>
    return %5 : tensor<12xf32>
  }
  func.func private @hard_sigmoid_4(%arg0: tensor<12xi1>, %arg1: tensor<12xf32>) -> tensor<12xf32> {
    %cst = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %1 = stablehlo.divide %arg1, %0 : tensor<12xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %3 = stablehlo.select %arg0, %1, %2 : tensor<12xi1>, tensor<12xf32>
    return %3 : tensor<12xf32>
  }
}
