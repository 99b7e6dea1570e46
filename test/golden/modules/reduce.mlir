// reduce: sum, prod f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3x4x5xf32>)
    %e:4 = call @expected() : () -> (tensor<3x5xf32>, tensor<f32>, tensor<4xf32>, tensor<3x4x5xf32>)
    %r:4 = call @program(%i#0) : (tensor<3x4x5xf32>) -> (tensor<3x5xf32>, tensor<f32>, tensor<4xf32>, tensor<3x4x5xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0002 : tensor<3x5xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0002 : tensor<f32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.0002 : tensor<4xf32>
    check.expect_almost_eq %r#3, %e#3, tolerance = 0.0002 : tensor<3x4x5xf32>
    return
  }
  func.func private @inputs() -> (tensor<3x4x5xf32>) {
    %0 = stablehlo.constant dense<"0x62D3CC3F1293073E783F8F3F35BE313EF146883F788DE93F52BE783F00CFBF3E566ECE3F3B71CB3FD284F13F733DA73E63816A3FA192873F07F6FD3F2594E93F71504B3EAEC6DB3F0C1A8D3E5F6EB33F49970F3E3A22EB3F1BF5073F8064B23FDD94FB3F56EC513FBC004F3FD212CD3FDFF5C53EC7F35D3FD57F9C3F267C233EB554BA3F8D23D83FEBBF653F08E3383F6014233F7FCC033FCEBAB03F315EC93FABAE893DC537E43FB20C963F7E7E013E24D6453F17F6C23F04BF243FA6B3AC3F851C2E3FEF779C3F94C2233FE55EE43E44F00D3E9CA8323F6D77953FDDFA1C3FECC2B93FEB0C9E3FA5F39E3FD7829B3F"> : tensor<3x4x5xf32>
    return %0 : tensor<3x4x5xf32>
  }
  func.func private @expected() -> (tensor<3x5xf32>, tensor<f32>, tensor<4xf32>, tensor<3x4x5xf32>) {
    %0 = stablehlo.constant dense<"0x745EE440F68AD03FA60E8440A0BF47402547C14036ED3940264E5C401552834014309B403AB3A940DDF735407C5C8A40A645794002C32F4051178C40"> : tensor<3x5xf32>
    %1 = stablehlo.constant dense<"0xC05F7342"> : tensor<f32>
    %2 = stablehlo.constant dense<"0x2C6D6C39C2A62A3F26E4863CB6E8513E"> : tensor<4xf32>
    %3 = stablehlo.constant dense<"0x62D3CC3F1293073E783F8F3F35BE313EF146883F6D305B408B518D3F3833BF3F1DA6E43F16DC29406BF9A940E820B73FF5391A405F1C36408D6B9440745EE440F68AD03FA60E8440A0BF47402547C14049970F3E3A22EB3F1BF5073F8064B23FDD94FB3F28D2753F4C512940B0860840F8E1E33F6047354074B40B400E8933400AB16540C2025E405BB76E4036ED3940264E5C401552834014309B403AB3A940ABAE893DC537E43FB20C963F7E7E013E24D6453F0291CB3FA44B1B402C602140247C4E3F0163FF3F26B90E4081D73740303F2A406092C03F376D4A40DDF735407C5C8A40A645794002C32F4051178C40"> : tensor<3x4x5xf32>
    return %0, %1, %2, %3 : tensor<3x5xf32>, tensor<f32>, tensor<4xf32>, tensor<3x4x5xf32>
  }
  func.func private @program(%arg0: tensor<3x4x5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}, tensor<4xf32> {jax.result_info = "result[2]"}, tensor<3x4x5xf32> {jax.result_info = "result[3]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%arg0 init: %cst_1) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<4xf32>
    %3 = call @cumsum(%arg0) : (tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
    return %0, %1, %2, %3 : tensor<3x5xf32>, tensor<f32>, tensor<4xf32>, tensor<3x4x5xf32>
  }
  func.func private @cumsum(%arg0: tensor<3x4x5xf32>) -> tensor<3x4x5xf32> {
    %0 = call @cumsum_0(%arg0) : (tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
    return %0 : tensor<3x4x5xf32>
  }
  func.func private @cumsum_0(%arg0: tensor<3x4x5xf32>) -> tensor<3x4x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [3, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 4, 1>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4x5xf32>
    return %1 : tensor<3x4x5xf32>
  }
}

// -----

// reduce: max, min f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3x4x5xf32>)
    %e:3 = call @expected() : () -> (tensor<3x5xf32>, tensor<5xf32>, tensor<f32>)
    %r:3 = call @program(%i#0) : (tensor<3x4x5xf32>) -> (tensor<3x5xf32>, tensor<5xf32>, tensor<f32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<3x5xf32>, tensor<3x5xf32>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<5xf32>, tensor<5xf32>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<f32>, tensor<f32>
    return
  }
  func.func private @inputs() -> (tensor<3x4x5xf32>) {
    %0 = stablehlo.constant dense<"0x62D3CCBF1293073E783F8FBF35BE31BEF146883F788DE9BF52BE783F00CFBFBE566ECEBF3B71CBBFD284F13F733DA7BE63816ABFA192873F07F6FDBF2594E93F71504B3EAEC6DBBF0C1A8D3E5F6EB33F49970F3E3A22EBBF1BF507BF8064B2BFDD94FBBF56EC513FBC004F3FD212CDBFDFF5C5BEC7F35D3FD57F9CBF267C233EB554BABF8D23D8BFEBBF653F08E338BF6014233F7FCC033FCEBAB03F315EC9BFABAE89BDC537E4BFB20C963F7E7E01BE24D6453F17F6C23F04BF243FA6B3ACBF851C2EBFEF779C3F94C223BFE55EE43E44F00DBE9CA8323F6D77953FDDFA1C3FECC2B93FEB0C9EBFA5F39E3FD7829BBF"> : tensor<3x4x5xf32>
    return %0 : tensor<3x4x5xf32>
  }
  func.func private @expected() -> (tensor<3x5xf32>, tensor<5xf32>, tensor<f32>) {
    %0 = stablehlo.constant dense<"0xD284F13F52BE783F00CFBFBEA192873F5F6EB33F56EC513FBC004F3F7FCC033FCEBAB03FEBBF653F17F6C23FECC2B93FB20C963FA5F39E3FEF779C3F"> : tensor<3x5xf32>
    %1 = stablehlo.constant dense<"0x788DE9BF3A22EBBFAEC6DBBF8D23D8BF07F6FDBF"> : tensor<5xf32>
    %2 = stablehlo.constant dense<"0xD284F13F"> : tensor<f32>
    return %0, %1, %2 : tensor<3x5xf32>, tensor<5xf32>, tensor<f32>
  }
  func.func private @program(%arg0: tensor<3x4x5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result[0]"}, tensor<5xf32> {jax.result_info = "result[1]"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<5xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%arg0 init: %cst_1) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<f32>
    return %0, %1, %2 : tensor<3x5xf32>, tensor<5xf32>, tensor<f32>
  }
}

// -----

// reduce: windows f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3x4x5xf32>)
    %e:2 = call @expected() : () -> (tensor<3x4x3xf32>, tensor<3x2x5xf32>)
    %r:2 = call @program(%i#0) : (tensor<3x4x5xf32>) -> (tensor<3x4x3xf32>, tensor<3x2x5xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0002 : tensor<3x4x3xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0002 : tensor<3x2x5xf32>
    return
  }
  func.func private @inputs() -> (tensor<3x4x5xf32>) {
    %0 = stablehlo.constant dense<"0x62D3CC3F1293073E783F8F3F35BE313EF146883F788DE93F52BE783F00CFBF3E566ECE3F3B71CB3FD284F13F733DA73E63816A3FA192873F07F6FD3F2594E93F71504B3EAEC6DB3F0C1A8D3E5F6EB33F49970F3E3A22EB3F1BF5073F8064B23FDD94FB3F56EC513FBC004F3FD212CD3FDFF5C53EC7F35D3FD57F9C3F267C233EB554BA3F8D23D83FEBBF653F08E3383F6014233F7FCC033FCEBAB03F315EC93FABAE893DC537E43FB20C963F7E7E013E24D6453F17F6C23F04BF243FA6B3AC3F851C2E3FEF779C3F94C2233FE55EE43E44F00D3E9CA8323F6D77953FDDFA1C3FECC2B93FEB0C9E3FA5F39E3FD7829B3F"> : tensor<3x4x5xf32>
    return %0 : tensor<3x4x5xf32>
  }
  func.func private @expected() -> (tensor<3x4x3xf32>, tensor<3x2x5xf32>) {
    %0 = stablehlo.constant dense<"0x99EC9040B84A8C4092178E403350A040FB58A8400EDAC740999487407CC68F40630F97401A7F0140A03B0C40E2B4D63FD6C566407CE4D1402E9C9340F1B240401B3EC3406FBD754087752F40C2C4BA402047B140B4FBAD3F9F152240800C3D40128A80406D25B8408A5033404E275040BD257D40F6287140AF9C494063BBA6408E508A402D200440BE617B403E3B1D40"> : tensor<3x4x3xf32>
    %1 = stablehlo.constant dense<"0x62D3CC3F35BE313E783F8F3F35BE313EF146883FD284F13F566ECE3F07F6FD3F566ECE3F07F6FD3F1BF5073F3A22EB3FDD94FB3F8064B23FDD94FB3FD212CD3F8D23D83FD212CD3F8D23D83FEBBF653FB20C963FC537E43FB20C963F7E7E013E24D6453F17F6C23F9CA8323FA6B3AC3F9CA8323FEF779C3F"> : tensor<3x2x5xf32>
    return %0, %1 : tensor<3x4x3xf32>, tensor<3x2x5xf32>
  }
  func.func private @program(%arg0: tensor<3x4x5xf32>) -> (tensor<3x4x3xf32> {jax.result_info = "result[0]"}, tensor<3x2x5xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [1, 1]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 2, 3>, window_strides = array<i64: 1, 1, 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4x3xf32>
    %cst_0 = stablehlo.constant dense<-1.000000e+02> : tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %cst_0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [1, 0], [0, 2]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 2>, window_dimensions = array<i64: 1, 2, 2>, window_strides = array<i64: 1, 2, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x2x5xf32>
    return %0, %1 : tensor<3x4x3xf32>, tensor<3x2x5xf32>
  }
}

// -----

// reduce: sum, prod f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3x4x5xf64>)
    %e:4 = call @expected() : () -> (tensor<3x5xf64>, tensor<f64>, tensor<4xf64>, tensor<3x4x5xf64>)
    %r:4 = call @program(%i#0) : (tensor<3x4x5xf64>) -> (tensor<3x5xf64>, tensor<f64>, tensor<4xf64>, tensor<3x4x5xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-10 : tensor<3x5xf64>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-10 : tensor<f64>
    check.expect_almost_eq %r#2, %e#2, tolerance = 1.0e-10 : tensor<4xf64>
    check.expect_almost_eq %r#3, %e#3, tolerance = 1.0e-10 : tensor<3x4x5xf64>
    return
  }
  func.func private @inputs() -> (tensor<3x4x5xf64>) {
    %0 = stablehlo.constant dense<"0x108143957AF4DC3FF4F59524416CF63FBC0AF4C31A1CE83F321326BDA7EDFC3F3E8F36176A5AF53FA0616EDF529DE53FECB68E5D52CEF73F0CB1AE7E67E9FD3FE81A24E873ADDF3F4ABCE46CC23BF73F6EF96C706621F63F00A67EBD2104E33FDCEEE9312223F93F529BB3ED033EFE3F44AD89015605FB3F62E9A254EA53FD3FC69EABBAD751FA3F5044B2314279F43F98DCEFA1A386FC3F5269451C13BEFA3F9CCD9675D6D4E73F703BF25D168BDD3F741AB170E924F43FCC51F30F1779EC3F28E190B3990FFE3F9C62E5DF33A9FC3FB6C3282DAB90FB3F56974884AB94FF3F5037A785F489FC3F0256E24FE982F03FB0B0E1BFC18AFA3F6C2B29D3EEC5FC3F80E6B830BBE2F63FD8054E5A810AED3FDE9C46CB7D6BF13FDC555490020CEC3FA01C79D36CECF33FB87460CA0188F43F984CFACAD5A8EA3FD64FD9DF3906F83F2EF003F90B5FFC3F80086D4EFB24FC3F9A441B7CECA1F93F9A0A130905CBF33F46B623ACF8E8FA3F38C5FC9339DAEC3FD0DC20E35653FF3F80F036FF9F3CCE3F600068D685CBB63FF846DE960D56F13F18B4D7AF83CAEB3F488078B1A7A6D43FD2983AD7C5F1FF3F0855A29C394FE23FC8F193D9E0E6DD3F44A5CEC3EC24ED3F5C00C067115DF53F40C28A2B0573BC3F4276573F87A0F83F2635E623A49CF33F"> : tensor<3x4x5xf64>
    return %0 : tensor<3x4x5xf64>
  }
  func.func private @expected() -> (tensor<3x5xf64>, tensor<f64>, tensor<4xf64>, tensor<3x4x5xf64>) {
    %0 = stablehlo.constant dense<"0xF9FC853646601140AAE7E3069F831440663A1151F6E4154076A4B4116BE7174088987A68659618404229AF8818491440A8E6D11A73E9144040C3047C14C917405C4211E80AA81140F8C8A4AB0E011640DE5F353FF8D011406F016B61C37F1540D0B3FA523B910F40B31511BAF07F0B40B64B53A758D51140"> : tensor<3x5xf64>
    %1 = stablehlo.constant dense<"0xC4FCA500A1B95240"> : tensor<f64>
    %2 = stablehlo.constant dense<"0xF97E2D248C572140F2C4BEE1007EE33F9F05810F70CB0440F98298D1D08A1440"> : tensor<4xf64>
    %3 = stablehlo.constant dense<"0x108143957AF4DC3FF4F59524416CF63FBC0AF4C31A1CE83F321326BDA7EDFC3F3E8F36176A5AF53F14110815C80BF23F705612C1491D0740355B5470BAFB0440F68C975B826C0240C4A50D42164B06404185BA4297160440F0FF713052DE0B4052A9A4C4A5C6104050AD3829C2C51040333E69A1E0E61140F9FC853646601140AAE7E3069F831440663A1151F6E4154076A4B4116BE7174088987A68659618409CCD9675D6D4E73F703BF25D168BDD3F741AB170E924F43FCC51F30F1779EC3F28E190B3990FFE3FB564588DCF49044049A95262B8790140E5D87C7ACADC09401B70D00640630540959BB98141490740869EA43698C71040FF3EE7CBAFDC0F4012A66C0914A7124091F1635DE0A50C4004EA5C6700FF0F404229AF8818491440A8E6D11A73E9144040C3047C14C917405C4211E80AA81140F8C8A4AB0E0116402EF003F90B5FFC3F80086D4EFB24FC3F9A441B7CECA1F93F9A0A130905CBF33F46B623ACF8E8FA3F6529816114660540A8F2C61829BC0D40AA22027C8069FD3FA08A7966BD37F53F9FFE8021831F06406B16774DB5580C4058017B077F281040BE5D9E29A3AD0E4024B5CA345A5FFE3FD87CB33C5FDC0940DE5F353FF8D011406F016B61C37F1540D0B3FA523B910F40B31511BAF07F0B40B64B53A758D51140"> : tensor<3x4x5xf64>
    return %0, %1, %2, %3 : tensor<3x5xf64>, tensor<f64>, tensor<4xf64>, tensor<3x4x5xf64>
  }
  func.func private @program(%arg0: tensor<3x4x5xf64>) -> (tensor<3x5xf64> {jax.result_info = "result[0]"}, tensor<f64> {jax.result_info = "result[1]"}, tensor<4xf64> {jax.result_info = "result[2]"}, tensor<3x4x5xf64> {jax.result_info = "result[3]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x5xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<f64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.reduce(%arg0 init: %cst_1) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<4xf64>
    %3 = call @cumsum(%arg0) : (tensor<3x4x5xf64>) -> tensor<3x4x5xf64>
    return %0, %1, %2, %3 : tensor<3x5xf64>, tensor<f64>, tensor<4xf64>, tensor<3x4x5xf64>
  }
  func.func private @cumsum(%arg0: tensor<3x4x5xf64>) -> tensor<3x4x5xf64> {
    %0 = call @cumsum_0(%arg0) : (tensor<3x4x5xf64>) -> tensor<3x4x5xf64>
    return %0 : tensor<3x4x5xf64>
  }
  func.func private @cumsum_0(%arg0: tensor<3x4x5xf64>) -> tensor<3x4x5xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<f64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [3, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 4, 1>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f64>
      stablehlo.return %2 : tensor<f64>
    }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x4x5xf64>
    return %1 : tensor<3x4x5xf64>
  }
}

// -----

// reduce: max, min f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3x4x5xf64>)
    %e:3 = call @expected() : () -> (tensor<3x5xf64>, tensor<5xf64>, tensor<f64>)
    %r:3 = call @program(%i#0) : (tensor<3x4x5xf64>) -> (tensor<3x5xf64>, tensor<5xf64>, tensor<f64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<3x5xf64>, tensor<3x5xf64>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<5xf64>, tensor<5xf64>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<f64>, tensor<f64>
    return
  }
  func.func private @inputs() -> (tensor<3x4x5xf64>) {
    %0 = stablehlo.constant dense<"0x108143957AF4DC3FF4F59524416CF63FBC0AF4C31A1CE83F321326BDA7EDFCBF3E8F36176A5AF53FA0616EDF529DE5BFECB68E5D52CEF7BF0CB1AE7E67E9FD3FE81A24E873ADDFBF4ABCE46CC23BF7BF6EF96C706621F63F00A67EBD2104E33FDCEEE9312223F9BF529BB3ED033EFEBF44AD89015605FB3F62E9A254EA53FD3FC69EABBAD751FA3F5044B2314279F43F98DCEFA1A386FCBF5269451C13BEFA3F9CCD9675D6D4E7BF703BF25D168BDDBF741AB170E924F4BFCC51F30F1779ECBF28E190B3990FFEBF9C62E5DF33A9FC3FB6C3282DAB90FBBF56974884AB94FF3F5037A785F489FCBF0256E24FE982F0BFB0B0E1BFC18AFABF6C2B29D3EEC5FC3F80E6B830BBE2F6BFD8054E5A810AED3FDE9C46CB7D6BF13FDC555490020CEC3FA01C79D36CECF3BFB87460CA0188F43F984CFACAD5A8EABFD64FD9DF3906F83F2EF003F90B5FFCBF80086D4EFB24FCBF9A441B7CECA1F9BF9A0A130905CBF3BF46B623ACF8E8FA3F38C5FC9339DAECBFD0DC20E35653FFBF80F036FF9F3CCE3F600068D685CBB63FF846DE960D56F1BF18B4D7AF83CAEB3F488078B1A7A6D4BFD2983AD7C5F1FFBF0855A29C394FE2BFC8F193D9E0E6DDBF44A5CEC3EC24EDBF5C00C067115DF5BF40C28A2B0573BCBF4276573F87A0F83F2635E623A49CF3BF"> : tensor<3x4x5xf64>
    return %0 : tensor<3x4x5xf64>
  }
  func.func private @expected() -> (tensor<3x5xf64>, tensor<5xf64>, tensor<f64>) {
    %0 = stablehlo.constant dense<"0x62E9A254EA53FD3FC69EABBAD751FA3F0CB1AE7E67E9FD3FE81A24E873ADDFBF44AD89015605FB3F9C62E5DF33A9FC3F6C2B29D3EEC5FC3F56974884AB94FF3FD8054E5A810AED3FD64FD9DF3906F83F18B4D7AF83CAEB3F488078B1A7A6D4BF80F036FF9F3CCE3F4276573F87A0F83F46B623ACF8E8FA3F"> : tensor<3x5xf64>
    %1 = stablehlo.constant dense<"0x2EF003F90B5FFCBFD0DC20E35653FFBFD2983AD7C5F1FFBF529BB3ED033EFEBF28E190B3990FFEBF"> : tensor<5xf64>
    %2 = stablehlo.constant dense<"0x56974884AB94FF3F"> : tensor<f64>
    return %0, %1, %2 : tensor<3x5xf64>, tensor<5xf64>, tensor<f64>
  }
  func.func private @program(%arg0: tensor<3x4x5xf64>) -> (tensor<3x5xf64> {jax.result_info = "result[0]"}, tensor<5xf64> {jax.result_info = "result[1]"}, tensor<f64> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x5xf64>
    %cst_0 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<5xf64>
    %cst_1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %2 = stablehlo.reduce(%arg0 init: %cst_1) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<f64>
    return %0, %1, %2 : tensor<3x5xf64>, tensor<5xf64>, tensor<f64>
  }
}

// -----

// reduce: windows f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3x4x5xf64>)
    %e:2 = call @expected() : () -> (tensor<3x4x3xf64>, tensor<3x2x5xf64>)
    %r:2 = call @program(%i#0) : (tensor<3x4x5xf64>) -> (tensor<3x4x3xf64>, tensor<3x2x5xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-10 : tensor<3x4x3xf64>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-10 : tensor<3x2x5xf64>
    return
  }
  func.func private @inputs() -> (tensor<3x4x5xf64>) {
    %0 = stablehlo.constant dense<"0x108143957AF4DC3FF4F59524416CF63FBC0AF4C31A1CE83F321326BDA7EDFC3F3E8F36176A5AF53FA0616EDF529DE53FECB68E5D52CEF73F0CB1AE7E67E9FD3FE81A24E873ADDF3F4ABCE46CC23BF73F6EF96C706621F63F00A67EBD2104E33FDCEEE9312223F93F529BB3ED033EFE3F44AD89015605FB3F62E9A254EA53FD3FC69EABBAD751FA3F5044B2314279F43F98DCEFA1A386FC3F5269451C13BEFA3F9CCD9675D6D4E73F703BF25D168BDD3F741AB170E924F43FCC51F30F1779EC3F28E190B3990FFE3F9C62E5DF33A9FC3FB6C3282DAB90FB3F56974884AB94FF3F5037A785F489FC3F0256E24FE982F03FB0B0E1BFC18AFA3F6C2B29D3EEC5FC3F80E6B830BBE2F63FD8054E5A810AED3FDE9C46CB7D6BF13FDC555490020CEC3FA01C79D36CECF33FB87460CA0188F43F984CFACAD5A8EA3FD64FD9DF3906F83F2EF003F90B5FFC3F80086D4EFB24FC3F9A441B7CECA1F93F9A0A130905CBF33F46B623ACF8E8FA3F38C5FC9339DAEC3FD0DC20E35653FF3F80F036FF9F3CCE3F600068D685CBB63FF846DE960D56F13F18B4D7AF83CAEB3F488078B1A7A6D43FD2983AD7C5F1FF3F0855A29C394FE23FC8F193D9E0E6DD3F44A5CEC3EC24ED3F5C00C067115DF53F40C28A2B0573BC3F4276573F87A0F83F2635E623A49CF33F"> : tensor<3x4x5xf64>
    return %0 : tensor<3x4x5xf64>
  }
  func.func private @expected() -> (tensor<3x4x3xf64>, tensor<3x2x5xf64>) {
    %0 = stablehlo.constant dense<"0x7D2FCBE5961110404E1F7F46C3421F405D99D24ECC5B14400A8D1CC71C901040F8D2287593A11F40E6C28A559E1A164026B59E574ED215409C5395919E862140A0A35C2B04221C401444A707E1D20B40EC6F93636FD41240F5A21A5F5BA20B40FF86D5F7C3E1124092FCE7B8702E2040D80545C4405616409B4006E8A3E21B40E63404BDA63B234047CB7D13673F1340EA88ABABC75016401FF3170DB1FD1D407B0571CFD8521140C7A3D10D37F90040D25BABC16CE40A40113BAB6252AD0240060E24BD1E911940A664020564861B40F8E15EEAB05D1040624E5ADCD7331040930796F4ABB21440FA767D7C0DB201408EA6F8C6397F0B408A81EE62F58117402FE9F933406F0E407FA9D3E4C3F701406111E87C64E20740B4D59EB1951E0640"> : tensor<3x4x3xf64>
    %1 = stablehlo.constant dense<"0xBC0AF4C31A1CE83F321326BDA7EDFC3F3E8F36176A5AF53F321326BDA7EDFC3F3E8F36176A5AF53F0CB1AE7E67E9FD3F529BB3ED033EFE3F0CB1AE7E67E9FD3F529BB3ED033EFE3F44AD89015605FB3F741AB170E924F43FCC51F30F1779EC3F28E190B3990FFE3FCC51F30F1779EC3F28E190B3990FFE3F56974884AB94FF3F6C2B29D3EEC5FC3F56974884AB94FF3F5037A785F489FC3FDE9C46CB7D6BF13F2EF003F90B5FFC3F80086D4EFB24FC3F46B623ACF8E8FA3F9A0A130905CBF33F46B623ACF8E8FA3FD2983AD7C5F1FF3FD0DC20E35653FF3FD2983AD7C5F1FF3F0855A29C394FE23FF846DE960D56F13F"> : tensor<3x2x5xf64>
    return %0, %1 : tensor<3x4x3xf64>, tensor<3x2x5xf64>
  }
  func.func private @program(%arg0: tensor<3x4x5xf64>) -> (tensor<3x4x3xf64> {jax.result_info = "result[0]"}, tensor<3x2x5xf64> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [1, 1]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 2, 3>, window_strides = array<i64: 1, 1, 2>}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f64>
      stablehlo.return %2 : tensor<f64>
    }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x4x3xf64>
    %cst_0 = stablehlo.constant dense<-1.000000e+02> : tensor<f64>
    %1 = "stablehlo.reduce_window"(%arg0, %cst_0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [1, 0], [0, 2]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 2>, window_dimensions = array<i64: 1, 2, 2>, window_strides = array<i64: 1, 2, 1>}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f64>
      stablehlo.return %2 : tensor<f64>
    }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x2x5xf64>
    return %0, %1 : tensor<3x4x3xf64>, tensor<3x2x5xf64>
  }
}

// -----

// reduce: sum, prod f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3x4x5xf16>)
    %e:4 = call @expected() : () -> (tensor<3x5xf16>, tensor<f16>, tensor<4xf16>, tensor<3x4x5xf16>)
    %r:4 = call @program(%i#0) : (tensor<3x4x5xf16>) -> (tensor<3x5xf16>, tensor<f16>, tensor<4xf16>, tensor<3x4x5xf16>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.5 : tensor<3x5xf16>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.5 : tensor<f16>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.5 : tensor<4xf16>
    check.expect_almost_eq %r#3, %e#3, tolerance = 0.5 : tensor<3x4x5xf16>
    return
  }
  func.func private @inputs() -> (tensor<3x4x5xf16>) {
    %0 = stablehlo.constant dense<"0x573EB23E8137233E2238B23A653A673D263B343D403CF531B53E1534133F643D5D2BFF3E403B413C2A3C3638693FA13CAD3A2F37BD3E652D6B3F633D0E3970374D39763C563B393D7C3C3D3F4138193D6538693EF63AF63BF937273E733D16304A3EEF3C793C243EF93CBB265939073D363CA83F323D5D3E"> : tensor<3x4x5xf16>
    return %0 : tensor<3x4x5xf16>
  }
  func.func private @expected() -> (tensor<3x5xf16>, tensor<f16>, tensor<4xf16>, tensor<3x4x5xf16>) {
    %0 = stablehlo.constant dense<"0xD5446F413F452E43A644DB4298436944A9445F4476448E452844C943FB43"> : tensor<3x5xf16>
    %1 = stablehlo.constant dense<"0xF853"> : tensor<f16>
    %2 = stablehlo.constant dense<"0xE0358D2D9314EA3C"> : tensor<4xf16>
    %3 = stablehlo.constant dense<"0x573EB23E8137233E2238D840F240473FDB40453FF8425141FE425E412C43D5446E413F452E43A6442A3C3638693FA13CAD3AF63D6C40BF3F06425D403E405A41334120443242DA4298436944A8445F446538693EF63AF63BF9372D40EE41FC3B2241ED3E6A4280447C402F41CD4077448E452844C843FC43"> : tensor<3x4x5xf16>
    return %0, %1, %2, %3 : tensor<3x5xf16>, tensor<f16>, tensor<4xf16>, tensor<3x4x5xf16>
  }
  func.func private @program(%arg0: tensor<3x4x5xf16>) -> (tensor<3x5xf16> {jax.result_info = "result[0]"}, tensor<f16> {jax.result_info = "result[1]"}, tensor<4xf16> {jax.result_info = "result[2]"}, tensor<3x4x5xf16> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.convert %arg0 : (tensor<3x4x5xf16>) -> tensor<3x4x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    %2 = stablehlo.convert %1 : (tensor<3x5xf32>) -> tensor<3x5xf16>
    %3 = stablehlo.convert %arg0 : (tensor<3x4x5xf16>) -> tensor<3x4x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<f32>
    %5 = stablehlo.convert %4 : (tensor<f32>) -> tensor<f16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %6 = stablehlo.reduce(%arg0 init: %cst_1) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<4xf16>
    %7 = call @cumsum(%arg0) : (tensor<3x4x5xf16>) -> tensor<3x4x5xf16>
    return %2, %5, %6, %7 : tensor<3x5xf16>, tensor<f16>, tensor<4xf16>, tensor<3x4x5xf16>
  }
  func.func private @cumsum(%arg0: tensor<3x4x5xf16>) -> tensor<3x4x5xf16> {
    %0 = call @cumsum_0(%arg0) : (tensor<3x4x5xf16>) -> tensor<3x4x5xf16>
    return %0 : tensor<3x4x5xf16>
  }
  func.func private @cumsum_0(%arg0: tensor<3x4x5xf16>) -> tensor<3x4x5xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<f16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [3, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 4, 1>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f16>, %arg2: tensor<f16>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f16>
      stablehlo.return %2 : tensor<f16>
    }) : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<3x4x5xf16>
    return %1 : tensor<3x4x5xf16>
  }
}

// -----

// reduce: max, min f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3x4x5xf16>)
    %e:3 = call @expected() : () -> (tensor<3x5xf16>, tensor<5xf16>, tensor<f16>)
    %r:3 = call @program(%i#0) : (tensor<3x4x5xf16>) -> (tensor<3x5xf16>, tensor<5xf16>, tensor<f16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<3x5xf16>, tensor<3x5xf16>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<5xf16>, tensor<5xf16>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<f16>, tensor<f16>
    return
  }
  func.func private @inputs() -> (tensor<3x4x5xf16>) {
    %0 = stablehlo.constant dense<"0x573EB2BE813723BE2238B2BA653A673D26BB343D40BCF5B1B5BE15B4133F64BD5DABFFBE403B41BC2A3C3638693FA1BCAD3A2F37BDBE652D6B3F633D0EB970374DB9763C563B39BD7C3C3D3F4138193D65B869BEF63AF63BF937273E73BD16304ABEEF3C79BC24BEF93CBB265939073D363CA83F323D5D3E"> : tensor<3x4x5xf16>
    return %0 : tensor<3x4x5xf16>
  }
  func.func private @expected() -> (tensor<3x5xf16>, tensor<5xf16>, tensor<f16>) {
    %0 = stablehlo.constant dense<"0x573E653A673D403B133F2A3C7C3C693F6B3F633D273E363CA83F323D5D3E"> : tensor<3x5xf16>
    %1 = stablehlo.constant dense<"0x64BDBDBEFFBE4ABE41BC"> : tensor<5xf16>
    %2 = stablehlo.constant dense<"0xA83F"> : tensor<f16>
    return %0, %1, %2 : tensor<3x5xf16>, tensor<5xf16>, tensor<f16>
  }
  func.func private @program(%arg0: tensor<3x4x5xf16>) -> (tensor<3x5xf16> {jax.result_info = "result[0]"}, tensor<5xf16> {jax.result_info = "result[1]"}, tensor<f16> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0xFC00> : tensor<f16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<3x5xf16>
    %cst_0 = stablehlo.constant dense<0x7C00> : tensor<f16>
    %1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<5xf16>
    %cst_1 = stablehlo.constant dense<0xFC00> : tensor<f16>
    %2 = stablehlo.reduce(%arg0 init: %cst_1) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<f16>
    return %0, %1, %2 : tensor<3x5xf16>, tensor<5xf16>, tensor<f16>
  }
}

// -----

// reduce: windows f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3x4x5xf16>)
    %e:2 = call @expected() : () -> (tensor<3x4x3xf16>, tensor<3x2x5xf16>)
    %r:2 = call @program(%i#0) : (tensor<3x4x5xf16>) -> (tensor<3x4x3xf16>, tensor<3x2x5xf16>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.5 : tensor<3x4x3xf16>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.5 : tensor<3x2x5xf16>
    return
  }
  func.func private @inputs() -> (tensor<3x4x5xf16>) {
    %0 = stablehlo.constant dense<"0x573EB23E8137233E2238B23A653A673D263B343D403CF531B53E1534133F643D5D2BFF3E403B413C2A3C3638693FA13CAD3A2F37BD3E652D6B3F633D0E3970374D39763C563B393D7C3C3D3F4138193D6538693EF63AF63BF937273E733D16304A3EEF3C793C243EF93CBB265939073D363CA83F323D5D3E"> : tensor<3x4x5xf16>
    return %0 : tensor<3x4x5xf16>
  }
  func.func private @expected() -> (tensor<3x4x3xf16>, tensor<3x2x5xf16>) {
    %0 = stablehlo.constant dense<"0xE544B9463F44C541294538444F41D544FC439F3D6D41E13F6643294732457642DE453C450C43B445AC43DA40EC423A3F0E4588464D448E45DE45FF42F64412472C439E404444C841"> : tensor<3x4x3xf16>
    %1 = stablehlo.constant dense<"0x573EB23E2238233E2238B53E263B133F263B133F693FA13C693FA13CAD3A4D396B3F633D6B3F633DF63A693EF63AF63BF937273E4A3EF93C4A3EEF3C"> : tensor<3x2x5xf16>
    return %0, %1 : tensor<3x4x3xf16>, tensor<3x2x5xf16>
  }
  func.func private @program(%arg0: tensor<3x4x5xf16>) -> (tensor<3x4x3xf16> {jax.result_info = "result[0]"}, tensor<3x2x5xf16> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [1, 1]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 2, 3>, window_strides = array<i64: 1, 1, 2>}> ({
    ^bb0(%arg1: tensor<f16>, %arg2: tensor<f16>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f16>
      stablehlo.return %2 : tensor<f16>
    }) : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<3x4x3xf16>
    %cst_0 = stablehlo.constant dense<-1.000000e+02> : tensor<f16>
    %1 = "stablehlo.reduce_window"(%arg0, %cst_0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [1, 0], [0, 2]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 2>, window_dimensions = array<i64: 1, 2, 2>, window_strides = array<i64: 1, 2, 1>}> ({
    ^bb0(%arg1: tensor<f16>, %arg2: tensor<f16>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f16>
      stablehlo.return %2 : tensor<f16>
    }) : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<3x2x5xf16>
    return %0, %1 : tensor<3x4x3xf16>, tensor<3x2x5xf16>
  }
}

// -----

// reduce: sum, prod bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3x4x5xbf16>)
    %e:4 = call @expected() : () -> (tensor<3x5xbf16>, tensor<bf16>, tensor<4xbf16>, tensor<3x4x5xbf16>)
    %r:4 = call @program(%i#0) : (tensor<3x4x5xbf16>) -> (tensor<3x5xbf16>, tensor<bf16>, tensor<4xbf16>, tensor<3x4x5xbf16>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.5 : tensor<3x5xbf16>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.5 : tensor<bf16>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.5 : tensor<4xbf16>
    check.expect_almost_eq %r#3, %e#3, tolerance = 0.5 : tensor<3x4x5xbf16>
    return
  }
  func.func private @inputs() -> (tensor<3x4x5xbf16>) {
    %0 = stablehlo.constant dense<"0xAE3FDC3FC23F913EAF3FBC3F5B3F843E363F473E563FDB3F413F073EF33E3A3F363FD83FC93FD33F7B3F653FC43F433F123FF23E963FA03FE23FE43F2B3F373FC33FA63F393FC23FB63FC33F093FF73F4C3F933F113FB83F3C3F423F5D3FB03FDB3F2F3FC43F9E3FA23F353F853FD03FD23E7C3F383F8E3F"> : tensor<3x4x5xbf16>
    return %0 : tensor<3x4x5xbf16>
  }
  func.func private @expected() -> (tensor<3x5xbf16>, tensor<bf16>, tensor<4xbf16>, tensor<3x4x5xbf16>) {
    %0 = stablehlo.constant dense<"0x8C40A04087402D406C4069408640BA408C40A04097406A40864092406440"> : tensor<3x5xbf16>
    %1 = stablehlo.constant dense<"0x7F42"> : tensor<bf16>
    %2 = stablehlo.constant dense<"0xE13ED33DA73D7E40"> : tensor<4xbf16>
    %3 = stablehlo.constant dense<"0xAE3FDC3FC23F913EAF3F35402540E33F7E3FC83F6A4089402240903F02408C40A04087402C406C407B3F653FC43F433F123FBA3F0440324022401640084032408A407540444069408640BB408C40A0404C3F933F113FB83F3C3FC73F0140F83F4A40B63F464050404D4077401E4097406A40864092406540"> : tensor<3x4x5xbf16>
    return %0, %1, %2, %3 : tensor<3x5xbf16>, tensor<bf16>, tensor<4xbf16>, tensor<3x4x5xbf16>
  }
  func.func private @program(%arg0: tensor<3x4x5xbf16>) -> (tensor<3x5xbf16> {jax.result_info = "result[0]"}, tensor<bf16> {jax.result_info = "result[1]"}, tensor<4xbf16> {jax.result_info = "result[2]"}, tensor<3x4x5xbf16> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.convert %arg0 : (tensor<3x4x5xbf16>) -> tensor<3x4x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    %2 = stablehlo.convert %1 : (tensor<3x5xf32>) -> tensor<3x5xbf16>
    %3 = stablehlo.convert %arg0 : (tensor<3x4x5xbf16>) -> tensor<3x4x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<f32>
    %5 = stablehlo.convert %4 : (tensor<f32>) -> tensor<bf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %6 = stablehlo.reduce(%arg0 init: %cst_1) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<4xbf16>
    %7 = call @cumsum(%arg0) : (tensor<3x4x5xbf16>) -> tensor<3x4x5xbf16>
    return %2, %5, %6, %7 : tensor<3x5xbf16>, tensor<bf16>, tensor<4xbf16>, tensor<3x4x5xbf16>
  }
  func.func private @cumsum(%arg0: tensor<3x4x5xbf16>) -> tensor<3x4x5xbf16> {
    %0 = call @cumsum_0(%arg0) : (tensor<3x4x5xbf16>) -> tensor<3x4x5xbf16>
    return %0 : tensor<3x4x5xbf16>
  }
  func.func private @cumsum_0(%arg0: tensor<3x4x5xbf16>) -> tensor<3x4x5xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<bf16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [3, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 4, 1>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<bf16>
      stablehlo.return %2 : tensor<bf16>
    }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x4x5xbf16>
    return %1 : tensor<3x4x5xbf16>
  }
}

// -----

// reduce: max, min bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3x4x5xbf16>)
    %e:3 = call @expected() : () -> (tensor<3x5xbf16>, tensor<5xbf16>, tensor<bf16>)
    %r:3 = call @program(%i#0) : (tensor<3x4x5xbf16>) -> (tensor<3x5xbf16>, tensor<5xbf16>, tensor<bf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<3x5xbf16>, tensor<3x5xbf16>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<5xbf16>, tensor<5xbf16>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<bf16>, tensor<bf16>
    return
  }
  func.func private @inputs() -> (tensor<3x4x5xbf16>) {
    %0 = stablehlo.constant dense<"0xAEBFDCBFC23F91BEAF3FBC3F5B3F84BE363F473E563FDBBF41BF073EF33E3ABF36BFD8BFC93FD33F7BBF65BFC4BF433F123FF2BE963FA03FE2BFE4BF2B3F37BFC33FA6BF39BFC2BFB63FC33F093FF73F4C3F93BF11BFB83F3CBF42BF5D3FB03FDB3F2F3FC4BF9EBFA23F35BF853FD0BFD2BE7C3F383F8E3F"> : tensor<3x4x5xbf16>
    return %0 : tensor<3x4x5xbf16>
  }
  func.func private @expected() -> (tensor<3x5xbf16>, tensor<5xbf16>, tensor<bf16>) {
    %0 = stablehlo.constant dense<"0xBC3F5B3FC23FC93FD33F2B3FB63FC33F433FF73F4C3F5D3FB03FDB3F8E3F"> : tensor<3x5xbf16>
    %1 = stablehlo.constant dense<"0xD0BFDCBFD8BFE2BFE4BF"> : tensor<5xbf16>
    %2 = stablehlo.constant dense<"0xF73F"> : tensor<bf16>
    return %0, %1, %2 : tensor<3x5xbf16>, tensor<5xbf16>, tensor<bf16>
  }
  func.func private @program(%arg0: tensor<3x4x5xbf16>) -> (tensor<3x5xbf16> {jax.result_info = "result[0]"}, tensor<5xbf16> {jax.result_info = "result[1]"}, tensor<bf16> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x5xbf16>
    %cst_0 = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<5xbf16>
    %cst_1 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %2 = stablehlo.reduce(%arg0 init: %cst_1) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<bf16>
    return %0, %1, %2 : tensor<3x5xbf16>, tensor<5xbf16>, tensor<bf16>
  }
}

// -----

// reduce: windows bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3x4x5xbf16>)
    %e:2 = call @expected() : () -> (tensor<3x4x3xbf16>, tensor<3x2x5xbf16>)
    %r:2 = call @program(%i#0) : (tensor<3x4x5xbf16>) -> (tensor<3x4x3xbf16>, tensor<3x2x5xbf16>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.5 : tensor<3x4x3xbf16>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.5 : tensor<3x2x5xbf16>
    return
  }
  func.func private @inputs() -> (tensor<3x4x5xbf16>) {
    %0 = stablehlo.constant dense<"0xAE3FDC3FC23F913EAF3FBC3F5B3F843E363F473E563FDB3F413F073EF33E3A3F363FD83FC93FD33F7B3F653FC43F433F123FF23E963FA03FE23FE43F2B3F373FC33FA63F393FC23FB63FC33F093FF73F4C3F933F113FB83F3C3F423F5D3FB03FDB3F2F3FC43F9E3FA23F353F853FD03FD23E7C3F383F8E3F"> : tensor<3x4x5xbf16>
    return %0 : tensor<3x4x5xbf16>
  }
  func.func private @expected() -> (tensor<3x4x3xbf16>, tensor<3x2x5xbf16>) {
    %0 = stablehlo.constant dense<"0xAD40AB4023409C408D40C23F8040D2407440B83F7E404E406140EC409C404240F840B2408A40E0408F403C405E401E406440E44092408C40E54084409940AA40654002400740EA3F"> : tensor<3x4x3xbf16>
    %1 = stablehlo.constant dense<"0xC23FDC3FC23F913EAF3FBC3FDB3F413F363FF33EC43F653FC43F433F123FC33FE23FE43FE23FE43F4C3FB83F3C3FB83F3C3FC43FDB3FB03FDB3F853F"> : tensor<3x2x5xbf16>
    return %0, %1 : tensor<3x4x3xbf16>, tensor<3x2x5xbf16>
  }
  func.func private @program(%arg0: tensor<3x4x5xbf16>) -> (tensor<3x4x3xbf16> {jax.result_info = "result[0]"}, tensor<3x2x5xbf16> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [1, 1]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 2, 3>, window_strides = array<i64: 1, 1, 2>}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<bf16>
      stablehlo.return %2 : tensor<bf16>
    }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x4x3xbf16>
    %cst_0 = stablehlo.constant dense<-1.000000e+02> : tensor<bf16>
    %1 = "stablehlo.reduce_window"(%arg0, %cst_0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [1, 0], [0, 2]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 2>, window_dimensions = array<i64: 1, 2, 2>, window_strides = array<i64: 1, 2, 1>}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<bf16>
      stablehlo.return %2 : tensor<bf16>
    }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x2x5xbf16>
    return %0, %1 : tensor<3x4x3xbf16>, tensor<3x2x5xbf16>
  }
}

// -----

// reduce: sum, prod i32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3x4x5xi32>)
    %e:4 = call @expected() : () -> (tensor<3x5xi64>, tensor<i64>, tensor<4xi32>, tensor<3x4x5xi32>)
    %r:4 = call @program(%i#0) : (tensor<3x4x5xi32>) -> (tensor<3x5xi64>, tensor<i64>, tensor<4xi32>, tensor<3x4x5xi32>)
    check.expect_eq %r#0, %e#0 : tensor<3x5xi64>
    check.expect_eq %r#1, %e#1 : tensor<i64>
    check.expect_eq %r#2, %e#2 : tensor<4xi32>
    check.expect_eq %r#3, %e#3 : tensor<3x4x5xi32>
    return
  }
  func.func private @inputs() -> (tensor<3x4x5xi32>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFF010000000100000000000000010000000200000002000000020000000100000001000000FFFFFFFF0000000001000000020000000000000002000000FFFFFFFFFEFFFFFF01000000000000000100000001000000FEFFFFFFFEFFFFFF0200000001000000FEFFFFFF020000000100000002000000FFFFFFFFFFFFFFFF00000000FEFFFFFF00000000FFFFFFFF0000000000000000010000000100000002000000010000000000000001000000FEFFFFFFFFFFFFFF00000000010000000200000002000000FFFFFFFFFFFFFFFFFEFFFFFF0100000000000000FFFFFFFFFFFFFFFFFFFFFFFF0000000001000000"> : tensor<3x4x5xi32>
    return %0 : tensor<3x4x5xi32>
  }
  func.func private @expected() -> (tensor<3x5xi64>, tensor<i64>, tensor<4xi32>, tensor<3x4x5xi32>) {
    %0 = stablehlo.constant dense<"0x020000000000000002000000000000000200000000000000040000000000000002000000000000000000000000000000FEFFFFFFFFFFFFFF0000000000000000FEFFFFFFFFFFFFFF0500000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF04000000000000000100000000000000"> : tensor<3x5xi64>
    %1 = stablehlo.constant dense<"0x0E00000000000000"> : tensor<i64>
    %2 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<4xi32>
    %3 = stablehlo.constant dense<"0xFFFFFFFF010000000100000000000000010000000100000003000000030000000100000002000000000000000300000004000000030000000200000002000000020000000200000004000000020000000100000001000000FEFFFFFFFEFFFFFF0200000002000000FFFFFFFF00000000FFFFFFFF0400000001000000FEFFFFFF00000000FDFFFFFF0400000000000000FEFFFFFF00000000FEFFFFFF0500000002000000010000000000000001000000FEFFFFFF01000000010000000100000003000000000000000000000000000000FFFFFFFF0400000000000000FFFFFFFFFFFFFFFFFEFFFFFF0400000001000000"> : tensor<3x4x5xi32>
    return %0, %1, %2, %3 : tensor<3x5xi64>, tensor<i64>, tensor<4xi32>, tensor<3x4x5xi32>
  }
  func.func private @program(%arg0: tensor<3x4x5xi32>) -> (tensor<3x5xi64> {jax.result_info = "result[0]"}, tensor<i64> {jax.result_info = "result[1]"}, tensor<4xi32> {jax.result_info = "result[2]"}, tensor<3x4x5xi32> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.convert %arg0 : (tensor<3x4x5xi32>) -> tensor<3x4x5xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<3x5xi64>
    %2 = stablehlo.convert %arg0 : (tensor<3x4x5xi32>) -> tensor<3x4x5xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.reduce(%2 init: %c_0) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<i64>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %4 = stablehlo.reduce(%arg0 init: %c_1) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<4xi32>
    %5 = call @cumsum(%arg0) : (tensor<3x4x5xi32>) -> tensor<3x4x5xi32>
    return %1, %3, %4, %5 : tensor<3x5xi64>, tensor<i64>, tensor<4xi32>, tensor<3x4x5xi32>
  }
  func.func private @cumsum(%arg0: tensor<3x4x5xi32>) -> tensor<3x4x5xi32> {
    %0 = call @cumsum_0(%arg0) : (tensor<3x4x5xi32>) -> tensor<3x4x5xi32>
    return %0 : tensor<3x4x5xi32>
  }
  func.func private @cumsum_0(%arg0: tensor<3x4x5xi32>) -> tensor<3x4x5xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [3, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 4, 1>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4x5xi32>
    return %1 : tensor<3x4x5xi32>
  }
}

// -----

// reduce: max, min i32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3x4x5xi32>)
    %e:3 = call @expected() : () -> (tensor<3x5xi32>, tensor<5xi32>, tensor<i32>)
    %r:3 = call @program(%i#0) : (tensor<3x4x5xi32>) -> (tensor<3x5xi32>, tensor<5xi32>, tensor<i32>)
    check.expect_eq %r#0, %e#0 : tensor<3x5xi32>
    check.expect_eq %r#1, %e#1 : tensor<5xi32>
    check.expect_eq %r#2, %e#2 : tensor<i32>
    return
  }
  func.func private @inputs() -> (tensor<3x4x5xi32>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFF010000000100000000000000010000000200000002000000020000000100000001000000FFFFFFFF0000000001000000020000000000000002000000FFFFFFFFFEFFFFFF01000000000000000100000001000000FEFFFFFFFEFFFFFF0200000001000000FEFFFFFF020000000100000002000000FFFFFFFFFFFFFFFF00000000FEFFFFFF00000000FFFFFFFF0000000000000000010000000100000002000000010000000000000001000000FEFFFFFFFFFFFFFF00000000010000000200000002000000FFFFFFFFFFFFFFFFFEFFFFFF0100000000000000FFFFFFFFFFFFFFFFFFFFFFFF0000000001000000"> : tensor<3x4x5xi32>
    return %0 : tensor<3x4x5xi32>
  }
  func.func private @expected() -> (tensor<3x5xi32>, tensor<5xi32>, tensor<i32>) {
    %0 = stablehlo.constant dense<"0x020000000200000002000000020000000100000001000000010000000200000001000000020000000200000001000000010000000200000002000000"> : tensor<3x5xi32>
    %1 = stablehlo.constant dense<"0xFFFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFF"> : tensor<5xi32>
    %2 = stablehlo.constant dense<"0x02000000"> : tensor<i32>
    return %0, %1, %2 : tensor<3x5xi32>, tensor<5xi32>, tensor<i32>
  }
  func.func private @program(%arg0: tensor<3x4x5xi32>) -> (tensor<3x5xi32> {jax.result_info = "result[0]"}, tensor<5xi32> {jax.result_info = "result[1]"}, tensor<i32> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x5xi32>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1 = stablehlo.reduce(%arg0 init: %c_0) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<5xi32>
    %c_1 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %2 = stablehlo.reduce(%arg0 init: %c_1) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<i32>
    return %0, %1, %2 : tensor<3x5xi32>, tensor<5xi32>, tensor<i32>
  }
}

// -----

// reduce: windows i32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3x4x5xi32>)
    %e:2 = call @expected() : () -> (tensor<3x4x3xi32>, tensor<3x2x5xi32>)
    %r:2 = call @program(%i#0) : (tensor<3x4x5xi32>) -> (tensor<3x4x3xi32>, tensor<3x2x5xi32>)
    check.expect_eq %r#0, %e#0 : tensor<3x4x3xi32>
    check.expect_eq %r#1, %e#1 : tensor<3x2x5xi32>
    return
  }
  func.func private @inputs() -> (tensor<3x4x5xi32>) {
    %0 = stablehlo.constant dense<"0x010000000100000001000000000000000100000002000000020000000200000001000000010000000100000000000000010000000200000000000000020000000100000002000000010000000000000001000000010000000200000002000000020000000100000002000000020000000100000002000000010000000100000000000000020000000000000001000000000000000000000001000000010000000200000001000000000000000100000002000000010000000000000001000000020000000200000001000000010000000200000001000000000000000100000001000000010000000000000001000000"> : tensor<3x4x5xi32>
    return %0 : tensor<3x4x5xi32>
  }
  func.func private @expected() -> (tensor<3x4x3xi32>, tensor<3x2x5xi32>) {
    %0 = stablehlo.constant dense<"0x060000000700000003000000050000000800000004000000040000000700000003000000030000000400000001000000050000000A00000007000000050000000800000005000000030000000400000004000000010000000100000002000000040000000500000007000000030000000700000005000000040000000600000002000000020000000200000001000000"> : tensor<3x4x3xi32>
    %1 = stablehlo.constant dense<"0x010000000100000001000000000000000100000002000000020000000200000002000000010000000200000002000000020000000200000002000000020000000200000002000000020000000200000002000000010000000200000001000000020000000200000002000000020000000200000002000000"> : tensor<3x2x5xi32>
    return %0, %1 : tensor<3x4x3xi32>, tensor<3x2x5xi32>
  }
  func.func private @program(%arg0: tensor<3x4x5xi32>) -> (tensor<3x4x3xi32> {jax.result_info = "result[0]"}, tensor<3x2x5xi32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [1, 1]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 2, 3>, window_strides = array<i64: 1, 1, 2>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4x3xi32>
    %c_0 = stablehlo.constant dense<-100> : tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %c_0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [1, 0], [0, 2]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 2>, window_dimensions = array<i64: 1, 2, 2>, window_strides = array<i64: 1, 2, 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x2x5xi32>
    return %0, %1 : tensor<3x4x3xi32>, tensor<3x2x5xi32>
  }
}

// -----

// reduce: sum, prod ui8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3x4x5xui8>)
    %e:4 = call @expected() : () -> (tensor<3x5xui64>, tensor<ui64>, tensor<4xui8>, tensor<3x4x5xui8>)
    %r:4 = call @program(%i#0) : (tensor<3x4x5xui8>) -> (tensor<3x5xui64>, tensor<ui64>, tensor<4xui8>, tensor<3x4x5xui8>)
    check.expect_eq %r#0, %e#0 : tensor<3x5xui64>
    check.expect_eq %r#1, %e#1 : tensor<ui64>
    check.expect_eq %r#2, %e#2 : tensor<4xui8>
    check.expect_eq %r#3, %e#3 : tensor<3x4x5xui8>
    return
  }
  func.func private @inputs() -> (tensor<3x4x5xui8>) {
    %0 = stablehlo.constant dense<"0x000202000201000202000002000202010001020101000001010100010001010101020002000200010201020102010001010002020000020100020100"> : tensor<3x4x5xui8>
    return %0 : tensor<3x4x5xui8>
  }
  func.func private @expected() -> (tensor<3x5xui64>, tensor<ui64>, tensor<4xui8>, tensor<3x4x5xui8>) {
    %0 = stablehlo.constant dense<"0x020000000000000004000000000000000500000000000000060000000000000005000000000000000500000000000000010000000000000004000000000000000300000000000000030000000000000006000000000000000300000000000000050000000000000003000000000000000400000000000000"> : tensor<3x5xui64>
    %1 = stablehlo.constant dense<"0x3B00000000000000"> : tensor<ui64>
    %2 = stablehlo.constant dense<"0x00000000"> : tensor<4xui8>
    %3 = stablehlo.constant dense<"0x000202000201020402020104040404020405060501000001010200010102030102030205010403030201020102030103020205030302040603050304"> : tensor<3x4x5xui8>
    return %0, %1, %2, %3 : tensor<3x5xui64>, tensor<ui64>, tensor<4xui8>, tensor<3x4x5xui8>
  }
  func.func private @program(%arg0: tensor<3x4x5xui8>) -> (tensor<3x5xui64> {jax.result_info = "result[0]"}, tensor<ui64> {jax.result_info = "result[1]"}, tensor<4xui8> {jax.result_info = "result[2]"}, tensor<3x4x5xui8> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.convert %arg0 : (tensor<3x4x5xui8>) -> tensor<3x4x5xui64>
    %c = stablehlo.constant dense<0> : tensor<ui64>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x5xui64>
    %2 = stablehlo.convert %arg0 : (tensor<3x4x5xui8>) -> tensor<3x4x5xui64>
    %c_0 = stablehlo.constant dense<0> : tensor<ui64>
    %3 = stablehlo.reduce(%2 init: %c_0) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<ui64>
    %c_1 = stablehlo.constant dense<1> : tensor<ui8>
    %4 = stablehlo.reduce(%arg0 init: %c_1) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<4xui8>
    %5 = call @cumsum(%arg0) : (tensor<3x4x5xui8>) -> tensor<3x4x5xui8>
    return %1, %3, %4, %5 : tensor<3x5xui64>, tensor<ui64>, tensor<4xui8>, tensor<3x4x5xui8>
  }
  func.func private @cumsum(%arg0: tensor<3x4x5xui8>) -> tensor<3x4x5xui8> {
    %0 = call @cumsum_0(%arg0) : (tensor<3x4x5xui8>) -> tensor<3x4x5xui8>
    return %0 : tensor<3x4x5xui8>
  }
  func.func private @cumsum_0(%arg0: tensor<3x4x5xui8>) -> tensor<3x4x5xui8> {
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<ui8>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [3, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 4, 1>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<ui8>
      stablehlo.return %2 : tensor<ui8>
    }) : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<3x4x5xui8>
    return %1 : tensor<3x4x5xui8>
  }
}

// -----

// reduce: max, min ui8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3x4x5xui8>)
    %e:3 = call @expected() : () -> (tensor<3x5xui8>, tensor<5xui8>, tensor<ui8>)
    %r:3 = call @program(%i#0) : (tensor<3x4x5xui8>) -> (tensor<3x5xui8>, tensor<5xui8>, tensor<ui8>)
    check.expect_eq %r#0, %e#0 : tensor<3x5xui8>
    check.expect_eq %r#1, %e#1 : tensor<5xui8>
    check.expect_eq %r#2, %e#2 : tensor<ui8>
    return
  }
  func.func private @inputs() -> (tensor<3x4x5xui8>) {
    %0 = stablehlo.constant dense<"0x000202000201000202000002000202010001020101000001010100010001010101020002000200010201020102010001010002020000020100020100"> : tensor<3x4x5xui8>
    return %0 : tensor<3x4x5xui8>
  }
  func.func private @expected() -> (tensor<3x5xui8>, tensor<5xui8>, tensor<ui8>) {
    %0 = stablehlo.constant dense<"0x010202020202010202010202020102"> : tensor<3x5xui8>
    %1 = stablehlo.constant dense<"0x0000000000"> : tensor<5xui8>
    %2 = stablehlo.constant dense<"0x02"> : tensor<ui8>
    return %0, %1, %2 : tensor<3x5xui8>, tensor<5xui8>, tensor<ui8>
  }
  func.func private @program(%arg0: tensor<3x4x5xui8>) -> (tensor<3x5xui8> {jax.result_info = "result[0]"}, tensor<5xui8> {jax.result_info = "result[1]"}, tensor<ui8> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<3x5xui8>
    %c_0 = stablehlo.constant dense<255> : tensor<ui8>
    %1 = stablehlo.reduce(%arg0 init: %c_0) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<5xui8>
    %c_1 = stablehlo.constant dense<0> : tensor<ui8>
    %2 = stablehlo.reduce(%arg0 init: %c_1) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<ui8>
    return %0, %1, %2 : tensor<3x5xui8>, tensor<5xui8>, tensor<ui8>
  }
}

// -----

// reduce: windows ui8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3x4x5xui8>)
    %e:2 = call @expected() : () -> (tensor<3x4x3xui8>, tensor<3x2x5xui8>)
    %r:2 = call @program(%i#0) : (tensor<3x4x5xui8>) -> (tensor<3x4x3xui8>, tensor<3x2x5xui8>)
    check.expect_eq %r#0, %e#0 : tensor<3x4x3xui8>
    check.expect_eq %r#1, %e#1 : tensor<3x2x5xui8>
    return
  }
  func.func private @inputs() -> (tensor<3x4x5xui8>) {
    %0 = stablehlo.constant dense<"0x000202000201000202000002000202010001020101000001010100010001010101020002000200010201020102010001010002020000020100020100"> : tensor<3x4x5xui8>
    return %0 : tensor<3x4x5xui8>
  }
  func.func private @expected() -> (tensor<3x4x3xui8>, tensor<3x2x5xui8>) {
    %0 = stablehlo.constant dense<"0x030804030806030707010303020203030503040603020201040604050403050503010301"> : tensor<3x4x3xui8>
    %1 = stablehlo.constant dense<"0x020202000202020202020101010101010201020102010201020202020102"> : tensor<3x2x5xui8>
    return %0, %1 : tensor<3x4x3xui8>, tensor<3x2x5xui8>
  }
  func.func private @program(%arg0: tensor<3x4x5xui8>) -> (tensor<3x4x3xui8> {jax.result_info = "result[0]"}, tensor<3x2x5xui8> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [1, 1]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 2, 3>, window_strides = array<i64: 1, 1, 2>}> ({
    ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<ui8>
      stablehlo.return %2 : tensor<ui8>
    }) : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<3x4x3xui8>
    %c_0 = stablehlo.constant dense<0> : tensor<ui8>
    %1 = "stablehlo.reduce_window"(%arg0, %c_0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [1, 0], [0, 2]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 2>, window_dimensions = array<i64: 1, 2, 2>, window_strides = array<i64: 1, 2, 1>}> ({
    ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<ui8>
      stablehlo.return %2 : tensor<ui8>
    }) : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<3x2x5xui8>
    return %0, %1 : tensor<3x4x3xui8>, tensor<3x2x5xui8>
  }
}

// -----

// reduce: sum, prod i64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3x4x5xi64>)
    %e:4 = call @expected() : () -> (tensor<3x5xi64>, tensor<i64>, tensor<4xi64>, tensor<3x4x5xi64>)
    %r:4 = call @program(%i#0) : (tensor<3x4x5xi64>) -> (tensor<3x5xi64>, tensor<i64>, tensor<4xi64>, tensor<3x4x5xi64>)
    check.expect_eq %r#0, %e#0 : tensor<3x5xi64>
    check.expect_eq %r#1, %e#1 : tensor<i64>
    check.expect_eq %r#2, %e#2 : tensor<4xi64>
    check.expect_eq %r#3, %e#3 : tensor<3x4x5xi64>
    return
  }
  func.func private @inputs() -> (tensor<3x4x5xi64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF01000000000000000100000000000000FFFFFFFFFFFFFFFF020000000000000001000000000000000000000000000000020000000000000002000000000000000100000000000000020000000000000001000000000000000100000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0200000000000000FEFFFFFFFFFFFFFF000000000000000001000000000000000100000000000000FEFFFFFFFFFFFFFF00000000000000000000000000000000010000000000000001000000000000000000000000000000FEFFFFFFFFFFFFFF010000000000000000000000000000000000000000000000020000000000000001000000000000000100000000000000FFFFFFFFFFFFFFFF0200000000000000FFFFFFFFFFFFFFFF0100000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0100000000000000000000000000000000000000000000000100000000000000FFFFFFFFFFFFFFFF000000000000000001000000000000000200000000000000020000000000000002000000000000000100000000000000FFFFFFFFFFFFFFFF0000000000000000FEFFFFFFFFFFFFFF0000000000000000010000000000000000000000000000000100000000000000FEFFFFFFFFFFFFFF02000000000000000000000000000000"> : tensor<3x4x5xi64>
    return %0 : tensor<3x4x5xi64>
  }
  func.func private @expected() -> (tensor<3x5xi64>, tensor<i64>, tensor<4xi64>, tensor<3x4x5xi64>) {
    %0 = stablehlo.constant dense<"0x04000000000000000000000000000000040000000000000000000000000000000300000000000000FFFFFFFFFFFFFFFF00000000000000000100000000000000FFFFFFFFFFFFFFFF040000000000000000000000000000000300000000000000FFFFFFFFFFFFFFFF03000000000000000200000000000000"> : tensor<3x5xi64>
    %1 = stablehlo.constant dense<"0x1500000000000000"> : tensor<i64>
    %2 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<4xi64>
    %3 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF01000000000000000100000000000000FFFFFFFFFFFFFFFF020000000000000000000000000000000100000000000000030000000000000001000000000000000300000000000000020000000000000002000000000000000400000000000000FFFFFFFFFFFFFFFF020000000000000004000000000000000000000000000000040000000000000000000000000000000300000000000000FEFFFFFFFFFFFFFF0000000000000000000000000000000001000000000000000100000000000000FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0100000000000000010000000000000001000000000000000000000000000000FFFFFFFFFFFFFFFF020000000000000000000000000000000300000000000000FFFFFFFFFFFFFFFF00000000000000000100000000000000FFFFFFFFFFFFFFFF0400000000000000000000000000000000000000000000000100000000000000FFFFFFFFFFFFFFFF0000000000000000010000000000000002000000000000000300000000000000010000000000000001000000000000000000000000000000020000000000000001000000000000000100000000000000020000000000000000000000000000000300000000000000FFFFFFFFFFFFFFFF03000000000000000200000000000000"> : tensor<3x4x5xi64>
    return %0, %1, %2, %3 : tensor<3x5xi64>, tensor<i64>, tensor<4xi64>, tensor<3x4x5xi64>
  }
  func.func private @program(%arg0: tensor<3x4x5xi64>) -> (tensor<3x5xi64> {jax.result_info = "result[0]"}, tensor<i64> {jax.result_info = "result[1]"}, tensor<4xi64> {jax.result_info = "result[2]"}, tensor<3x4x5xi64> {jax.result_info = "result[3]"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<3x5xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.reduce(%arg0 init: %c_0) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<i64>
    %c_1 = stablehlo.constant dense<1> : tensor<i64>
    %2 = stablehlo.reduce(%arg0 init: %c_1) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<4xi64>
    %3 = call @cumsum(%arg0) : (tensor<3x4x5xi64>) -> tensor<3x4x5xi64>
    return %0, %1, %2, %3 : tensor<3x5xi64>, tensor<i64>, tensor<4xi64>, tensor<3x4x5xi64>
  }
  func.func private @cumsum(%arg0: tensor<3x4x5xi64>) -> tensor<3x4x5xi64> {
    %0 = call @cumsum_0(%arg0) : (tensor<3x4x5xi64>) -> tensor<3x4x5xi64>
    return %0 : tensor<3x4x5xi64>
  }
  func.func private @cumsum_0(%arg0: tensor<3x4x5xi64>) -> tensor<3x4x5xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [3, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 4, 1>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<3x4x5xi64>
    return %1 : tensor<3x4x5xi64>
  }
}

// -----

// reduce: max, min i64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3x4x5xi64>)
    %e:3 = call @expected() : () -> (tensor<3x5xi64>, tensor<5xi64>, tensor<i64>)
    %r:3 = call @program(%i#0) : (tensor<3x4x5xi64>) -> (tensor<3x5xi64>, tensor<5xi64>, tensor<i64>)
    check.expect_eq %r#0, %e#0 : tensor<3x5xi64>
    check.expect_eq %r#1, %e#1 : tensor<5xi64>
    check.expect_eq %r#2, %e#2 : tensor<i64>
    return
  }
  func.func private @inputs() -> (tensor<3x4x5xi64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF01000000000000000100000000000000FFFFFFFFFFFFFFFF020000000000000001000000000000000000000000000000020000000000000002000000000000000100000000000000020000000000000001000000000000000100000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0200000000000000FEFFFFFFFFFFFFFF000000000000000001000000000000000100000000000000FEFFFFFFFFFFFFFF00000000000000000000000000000000010000000000000001000000000000000000000000000000FEFFFFFFFFFFFFFF010000000000000000000000000000000000000000000000020000000000000001000000000000000100000000000000FFFFFFFFFFFFFFFF0200000000000000FFFFFFFFFFFFFFFF0100000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0100000000000000000000000000000000000000000000000100000000000000FFFFFFFFFFFFFFFF000000000000000001000000000000000200000000000000020000000000000002000000000000000100000000000000FFFFFFFFFFFFFFFF0000000000000000FEFFFFFFFFFFFFFF0000000000000000010000000000000000000000000000000100000000000000FEFFFFFFFFFFFFFF02000000000000000000000000000000"> : tensor<3x4x5xi64>
    return %0 : tensor<3x4x5xi64>
  }
  func.func private @expected() -> (tensor<3x5xi64>, tensor<5xi64>, tensor<i64>) {
    %0 = stablehlo.constant dense<"0x020000000000000001000000000000000200000000000000020000000000000002000000000000000200000000000000010000000000000001000000000000000100000000000000020000000000000001000000000000000200000000000000020000000000000002000000000000000100000000000000"> : tensor<3x5xi64>
    %1 = stablehlo.constant dense<"0xFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<5xi64>
    %2 = stablehlo.constant dense<"0x0200000000000000"> : tensor<i64>
    return %0, %1, %2 : tensor<3x5xi64>, tensor<5xi64>, tensor<i64>
  }
  func.func private @program(%arg0: tensor<3x4x5xi64>) -> (tensor<3x5xi64> {jax.result_info = "result[0]"}, tensor<5xi64> {jax.result_info = "result[1]"}, tensor<i64> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<3x5xi64>
    %c_0 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
    %1 = stablehlo.reduce(%arg0 init: %c_0) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<5xi64>
    %c_1 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
    %2 = stablehlo.reduce(%arg0 init: %c_1) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<i64>
    return %0, %1, %2 : tensor<3x5xi64>, tensor<5xi64>, tensor<i64>
  }
}

// -----

// reduce: windows i64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3x4x5xi64>)
    %e:2 = call @expected() : () -> (tensor<3x4x3xi64>, tensor<3x2x5xi64>)
    %r:2 = call @program(%i#0) : (tensor<3x4x5xi64>) -> (tensor<3x4x3xi64>, tensor<3x2x5xi64>)
    check.expect_eq %r#0, %e#0 : tensor<3x4x3xi64>
    check.expect_eq %r#1, %e#1 : tensor<3x2x5xi64>
    return
  }
  func.func private @inputs() -> (tensor<3x4x5xi64>) {
    %0 = stablehlo.constant dense<"0x010000000000000001000000000000000100000000000000010000000000000002000000000000000100000000000000000000000000000002000000000000000200000000000000010000000000000002000000000000000100000000000000010000000000000002000000000000000100000000000000020000000000000002000000000000000000000000000000010000000000000001000000000000000200000000000000000000000000000000000000000000000100000000000000010000000000000000000000000000000200000000000000010000000000000000000000000000000000000000000000020000000000000001000000000000000100000000000000010000000000000002000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000000000000000000000000000000000000010000000000000001000000000000000000000000000000010000000000000002000000000000000200000000000000020000000000000001000000000000000100000000000000000000000000000002000000000000000000000000000000010000000000000000000000000000000100000000000000020000000000000002000000000000000000000000000000"> : tensor<3x4x5xi64>
    return %0 : tensor<3x4x5xi64>
  }
  func.func private @expected() -> (tensor<3x4x3xi64>, tensor<3x2x5xi64>) {
    %0 = stablehlo.constant dense<"0x030000000000000007000000000000000600000000000000040000000000000008000000000000000600000000000000070000000000000007000000000000000500000000000000040000000000000003000000000000000200000000000000040000000000000004000000000000000200000000000000050000000000000006000000000000000300000000000000050000000000000006000000000000000500000000000000020000000000000003000000000000000200000000000000030000000000000008000000000000000400000000000000040000000000000008000000000000000400000000000000020000000000000007000000000000000300000000000000010000000000000005000000000000000200000000000000"> : tensor<3x4x3xi64>
    %1 = stablehlo.constant dense<"0x010000000000000001000000000000000200000000000000010000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000010000000000000002000000000000000100000000000000010000000000000001000000000000000100000000000000020000000000000002000000000000000200000000000000010000000000000002000000000000000100000000000000010000000000000001000000000000000100000000000000000000000000000002000000000000000200000000000000020000000000000002000000000000000100000000000000"> : tensor<3x2x5xi64>
    return %0, %1 : tensor<3x4x3xi64>, tensor<3x2x5xi64>
  }
  func.func private @program(%arg0: tensor<3x4x5xi64>) -> (tensor<3x4x3xi64> {jax.result_info = "result[0]"}, tensor<3x2x5xi64> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [1, 1]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 2, 3>, window_strides = array<i64: 1, 1, 2>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<3x4x3xi64>
    %c_0 = stablehlo.constant dense<-100> : tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %c_0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [1, 0], [0, 2]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 2>, window_dimensions = array<i64: 1, 2, 2>, window_strides = array<i64: 1, 2, 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<3x2x5xi64>
    return %0, %1 : tensor<3x4x3xi64>, tensor<3x2x5xi64>
  }
}

// -----

// reduce: and, or
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<4x5xi1>)
    %e:3 = call @expected() : () -> (tensor<5xi1>, tensor<4xi1>, tensor<5xi1>)
    %r:3 = call @program(%i#0) : (tensor<4x5xi1>) -> (tensor<5xi1>, tensor<4xi1>, tensor<5xi1>)
    check.expect_eq %r#0, %e#0 : tensor<5xi1>
    check.expect_eq %r#1, %e#1 : tensor<4xi1>
    check.expect_eq %r#2, %e#2 : tensor<5xi1>
    return
  }
  func.func private @inputs() -> (tensor<4x5xi1>) {
    %0 = stablehlo.constant dense<[[false, true, true, true, false], [true, true, false, true, false], [true, false, true, false, true], [false, true, false, false, true]]> : tensor<4x5xi1>
    return %0 : tensor<4x5xi1>
  }
  func.func private @expected() -> (tensor<5xi1>, tensor<4xi1>, tensor<5xi1>) {
    %0 = stablehlo.constant dense<[false, false, false, false, false]> : tensor<5xi1>
    %1 = stablehlo.constant dense<[true, true, true, true]> : tensor<4xi1>
    %2 = stablehlo.constant dense<[false, true, false, false, false]> : tensor<5xi1>
    return %0, %1, %2 : tensor<5xi1>, tensor<4xi1>, tensor<5xi1>
  }
  func.func private @program(%arg0: tensor<4x5xi1>) -> (tensor<5xi1> {jax.result_info = "result[0]"}, tensor<4xi1> {jax.result_info = "result[1]"}, tensor<5xi1> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<true> : tensor<i1>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.and across dimensions = [0] : (tensor<4x5xi1>, tensor<i1>) -> tensor<5xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.reduce(%arg0 init: %c_0) applies stablehlo.or across dimensions = [1] : (tensor<4x5xi1>, tensor<i1>) -> tensor<4xi1>
    %c_1 = stablehlo.constant dense<false> : tensor<i1>
    %2 = stablehlo.reduce(%arg0 init: %c_1) applies stablehlo.xor across dimensions = [0] : (tensor<4x5xi1>, tensor<i1>) -> tensor<5xi1>
    return %0, %1, %2 : tensor<5xi1>, tensor<4xi1>, tensor<5xi1>
  }
}

// -----

// reduce: bits
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<4x5xi32>)
    %e:2 = call @expected() : () -> (tensor<5xi32>, tensor<4xi32>)
    %r:2 = call @program(%i#0) : (tensor<4x5xi32>) -> (tensor<5xi32>, tensor<4xi32>)
    check.expect_eq %r#0, %e#0 : tensor<5xi32>
    check.expect_eq %r#1, %e#1 : tensor<4xi32>
    return
  }
  func.func private @inputs() -> (tensor<4x5xi32>) {
    %0 = stablehlo.constant dense<"0xF5FFFFFFE4FFFFFFDFFFFFFFEEFFFFFFD8FFFFFF170000001B0000000500000011000000E2FFFFFFDEFFFFFFD4FFFFFFECFFFFFFE4FFFFFF0F00000016000000EFFFFFFFEEFFFFFFFBFFFFFF2B000000"> : tensor<4x5xi32>
    return %0 : tensor<4x5xi32>
  }
  func.func private @expected() -> (tensor<5xi32>, tensor<4xi32>) {
    %0 = stablehlo.constant dense<"0x1400000000000000040000000000000000000000"> : tensor<5xi32>
    %1 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<4xi32>
    return %0, %1 : tensor<5xi32>, tensor<4xi32>
  }
  func.func private @program(%arg0: tensor<4x5xi32>) -> (tensor<5xi32> {jax.result_info = "result[0]"}, tensor<4xi32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.and across dimensions = [0] : (tensor<4x5xi32>, tensor<i32>) -> tensor<5xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.reduce(%arg0 init: %c_0) applies stablehlo.or across dimensions = [1] : (tensor<4x5xi32>, tensor<i32>) -> tensor<4xi32>
    return %0, %1 : tensor<5xi32>, tensor<4xi32>
  }
}

// -----

// reduce: nan
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<2x3xf32>)
    %e:4 = call @expected() : () -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
    %r:4 = call @program(%i#0) : (tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<2xf32>, tensor<2xf32>
    check.expect_close %r#1, %e#1, max_ulp_difference = 1 : tensor<2xf32>, tensor<2xf32>
    check.expect_close %r#2, %e#2, max_ulp_difference = 1 : tensor<2xf32>, tensor<2xf32>
    check.expect_close %r#3, %e#3, max_ulp_difference = 1 : tensor<2xf32>, tensor<2xf32>
    return
  }
  func.func private @inputs() -> (tensor<2x3xf32>) {
    %0 = stablehlo.constant dense<"0x0000803F0000C07F00004040000080400000A0400000C040"> : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func private @expected() -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
    %0 = stablehlo.constant dense<"0x0000C07F0000C040"> : tensor<2xf32>
    %1 = stablehlo.constant dense<"0x0000C07F00008040"> : tensor<2xf32>
    %2 = stablehlo.constant dense<"0x000040400000C040"> : tensor<2xf32>
    %3 = stablehlo.constant dense<"0x0000804000007041"> : tensor<2xf32>
    return %0, %1, %2, %3 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
  }
  func.func private @program(%arg0: tensor<2x3xf32>) -> (tensor<2xf32> {jax.result_info = "result[0]"}, tensor<2xf32> {jax.result_info = "result[1]"}, tensor<2xf32> {jax.result_info = "result[2]"}, tensor<2xf32> {jax.result_info = "result[3]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.minimum across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %2 = call @nanmax(%arg0) : (tensor<2x3xf32>) -> tensor<2xf32>
    %3 = call @nansum(%arg0) : (tensor<2x3xf32>) -> tensor<2xf32>
    return %0, %1, %2, %3 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
  }
  func.func private @nanmax(%arg0: tensor<2x3xf32>) -> tensor<2xf32> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = call @_where(%0, %cst, %arg0) : (tensor<2x3xi1>, tensor<f32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %3 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %4 = stablehlo.reduce(%3 init: %c) applies stablehlo.and across dimensions = [1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<2xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %5 = call @_where_0(%4, %cst_1, %2) : (tensor<2xi1>, tensor<f32>, tensor<2xf32>) -> tensor<2xf32>
    return %5 : tensor<2xf32>
  }
  func.func private @_where(%arg0: tensor<2x3xi1>, %arg1: tensor<f32>, %arg2: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<2x3xi1>, tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
  }
  func.func private @_where_0(%arg0: tensor<2xi1>, %arg1: tensor<f32>, %arg2: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<2xi1>, tensor<2xf32>
    return %1 : tensor<2xf32>
  }
  func.func private @nansum(%arg0: tensor<2x3xf32>) -> tensor<2xf32> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = call @_where(%0, %cst, %arg0) : (tensor<2x3xi1>, tensor<f32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    return %2 : tensor<2xf32>
  }
}

// -----

// reduce: of nothing
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<0x3xf32>)
    %e:3 = call @expected() : () -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
    %r:3 = call @program(%i#0) : (tensor<0x3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<3xf32>, tensor<3xf32>
    check.expect_close %r#1, %e#1, max_ulp_difference = 1 : tensor<3xf32>, tensor<3xf32>
    check.expect_close %r#2, %e#2, max_ulp_difference = 1 : tensor<3xf32>, tensor<3xf32>
    return
  }
  func.func private @inputs() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @expected() -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
    %0 = stablehlo.constant dense<"0x000000000000000000000000"> : tensor<3xf32>
    %1 = stablehlo.constant dense<"0x0000803F0000803F0000803F"> : tensor<3xf32>
    %2 = stablehlo.constant dense<"0x000040C0000040C0000040C0"> : tensor<3xf32>
    return %0, %1, %2 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
  }
  func.func private @program(%arg0: tensor<0x3xf32>) -> (tensor<3xf32> {jax.result_info = "result[0]"}, tensor<3xf32> {jax.result_info = "result[1]"}, tensor<3xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<0x3xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.multiply across dimensions = [0] : (tensor<0x3xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%arg0 init: %cst_1) applies stablehlo.maximum across dimensions = [0] : (tensor<0x3xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_2 = stablehlo.constant dense<-3.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %4 = stablehlo.maximum %3, %2 : tensor<3xf32>
    return %0, %1, %4 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
  }
}

// -----

// reduce: cumulative
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<4x6xf32>)
    %e:5 = call @expected() : () -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>)
    %r:5 = call @program(%i#0) : (tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-05 : tensor<4x6xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-05 : tensor<4x6xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 1.0e-05 : tensor<4x6xf32>
    check.expect_almost_eq %r#3, %e#3, tolerance = 1.0e-05 : tensor<4x6xf32>
    check.expect_almost_eq %r#4, %e#4, tolerance = 1.0e-05 : tensor<4x6xf32>
    return
  }
  func.func private @inputs() -> (tensor<4x6xf32>) {
    %0 = stablehlo.constant dense<"0xA77D16BEE0F414BF5F609CBEE12B0A3F1062053FA1F54F3F00BBD03EF8924D3F25AB543FC1635D3FC8DC2F3BFAF2263F9C91A23E4CEB30BE9040BABE3F15BBBDA1DCB63E0F87093F5C9DD5BEF2741DBFB60F41BEC2817CBE8CDA75BECAC3403F"> : tensor<4x6xf32>
    return %0 : tensor<4x6xf32>
  }
  func.func private @expected() -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) {
    %0 = stablehlo.constant dense<"0xA77D16BEE0F414BF5F609CBEE12B0A3F1062053FA1F54F3F2C7C853E6078623EF67A063FD1C7B33FED11063F4E74BB3FE406143F5034463DB86A253E7D16A83F3E80613FEB1B0040D8E0243EAD1111BFF027DDBC4586883F9B09243FDE4C3040"> : tensor<4x6xf32>
    %1 = stablehlo.constant dense<"0xA77D16BE3021AF3D4DF4D5BCBBF466BC3BABF0BB6081C3BB00BBD03E949DA73E8D3E8B3E84D6703E5972253A5BCAD7399C91A23E0EB360BDC37AA33C7BF0EEBAE4AC2ABA2261B7B95C9DD5BE1763833E892B46BD4D77433C0BB83BBB9A590DBB"> : tensor<4x6xf32>
    %2 = stablehlo.constant dense<"0x00BBD03EF8924D3F25AB543FC1635D3F1062053FA1F54F3F00BBD03EF8924D3F25AB543FC1635D3FA1DCB63ECAC3403F9C91A23E4CEB30BEB60F41BE3F15BBBDA1DCB63ECAC3403F5C9DD5BEF2741DBFB60F41BEC2817CBE8CDA75BECAC3403F"> : tensor<4x6xf32>
    %3 = stablehlo.constant dense<"0xA77D16BEE0F414BFE0F414BFE0F414BFE0F414BFE0F414BF00BBD03E00BBD03E00BBD03E00BBD03EC8DC2F3BC8DC2F3B9C91A23E4CEB30BE9040BABE9040BABE9040BABE9040BABE5C9DD5BEF2741DBFF2741DBFF2741DBFF2741DBFF2741DBF"> : tensor<4x6xf32>
    %4 = stablehlo.constant dense<"0xA77D16BEE0F414BF5F609CBEE12B0A3F1062053FA1F54F3F8E895C3FB162833F0FF98D3FE44BB43FE2FB7C3F34DCB63FF2DAA83FD61BA53F8B64A83F4F14CE3F7018B53F0CD9E23F8A9FBD3F16DEB63FF513C23F5EA8E03F207BCB3FBA240540"> : tensor<4x6xf32>
    return %0, %1, %2, %3, %4 : tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>
  }
  func.func private @program(%arg0: tensor<4x6xf32>) -> (tensor<4x6xf32> {jax.result_info = "result[0]"}, tensor<4x6xf32> {jax.result_info = "result[1]"}, tensor<4x6xf32> {jax.result_info = "result[2]"}, tensor<4x6xf32> {jax.result_info = "result[3]"}, tensor<4x6xf32> {jax.result_info = "result[4]"}) {
    %0 = call @cumsum(%arg0) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %1 = call @cumprod(%arg0) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %2 = call @cummax(%arg0) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %3 = call @cummin(%arg0) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %4 = call @cumlogsumexp(%arg0) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    return %0, %1, %2, %3, %4 : tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>
  }
  func.func private @cumsum(%arg0: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[3, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 4, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<4x6xf32>
    return %1 : tensor<4x6xf32>
  }
  func.func private @cumprod(%arg0: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [5, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 6>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<4x6xf32>
    return %0 : tensor<4x6xf32>
  }
  func.func private @cummax(%arg0: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 3], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 4, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<4x6xf32>
    return %1 : tensor<4x6xf32>
  }
  func.func private @cummin(%arg0: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [5, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 6>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<4x6xf32>
    return %1 : tensor<4x6xf32>
  }
  func.func private @cumlogsumexp(%arg0: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[3, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 4, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      %2 = stablehlo.subtract %arg1, %arg2 : tensor<f32>
      %3 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.add %arg1, %arg2 : tensor<f32>
      %5 = stablehlo.abs %2 : tensor<f32>
      %6 = stablehlo.negate %5 : tensor<f32>
      %7 = stablehlo.exponential %6 : tensor<f32>
      %8 = stablehlo.log_plus_one %7 : tensor<f32>
      %9 = stablehlo.add %1, %8 : tensor<f32>
      %10 = stablehlo.select %3, %4, %9 : tensor<i1>, tensor<f32>
      stablehlo.return %10 : tensor<f32>
    }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<4x6xf32>
    return %0 : tensor<4x6xf32>
  }
}

// -----

// reduce: mean, var, logsumexp
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<4x6xf32>)
    %e:6 = call @expected() : () -> (tensor<6xf32>, tensor<4xf32>, tensor<f32>, tensor<4xf32>, tensor<4x6xf32>, tensor<f32>)
    %r:6 = call @program(%i#0) : (tensor<4x6xf32>) -> (tensor<6xf32>, tensor<4xf32>, tensor<f32>, tensor<4xf32>, tensor<4x6xf32>, tensor<f32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-05 : tensor<6xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-05 : tensor<4xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 1.0e-05 : tensor<f32>
    check.expect_almost_eq %r#3, %e#3, tolerance = 1.0e-05 : tensor<4xf32>
    check.expect_almost_eq %r#4, %e#4, tolerance = 1.0e-05 : tensor<4x6xf32>
    check.expect_almost_eq %r#5, %e#5, tolerance = 1.0e-05 : tensor<f32>
    return
  }
  func.func private @inputs() -> (tensor<4x6xf32>) {
    %0 = stablehlo.constant dense<"0xD55B0C40537E31C0BC755DBFDC38AEBF813A2240457B3E40DEB9D83E026611C05FD127C0A6C8BBBDEE2D133F676E1FC02F71723F06D033C043FBE33F15552EC05409BA3FF0BCCA3FE44DD0BF5D4ADABF0DBB363DCBB028C0181CD4BE8C15AE3F"> : tensor<4x6xf32>
    return %0 : tensor<4x6xf32>
  }
  func.func private @expected() -> (tensor<6xf32>, tensor<4xf32>, tensor<f32>, tensor<4xf32>, tensor<4x6xf32>, tensor<f32>) {
    %0 = stablehlo.constant dense<"0xD6D0F73E62F618C081ACD4BE4A00DABF92C3843F1C765B3F"> : tensor<6xf32>
    %1 = stablehlo.constant dense<"0xD88D9B40BAFEFA3F23F27F4096CDDD3F"> : tensor<4xf32>
    %2 = stablehlo.constant dense<"0x1D65F03F"> : tensor<f32>
    %3 = stablehlo.constant dense<"0x481B6F40A0CEBF3F503D38403676E63F"> : tensor<4xf32>
    %4 = stablehlo.constant dense<"0x05E25A3E4F38C33A5B81243C2959C83B06069A3E4E80EF3EA1B5AE3E0AC7BC3C2EFD843C03C8503E5B50CB3EFB9B973CFE60143ED2DB5D3B4CD5AA3E7CB1713BE032763EAC418C3EF0F0043D6EEDF53C28E7303E7DFC413CA799DF3D96CC243F"> : tensor<4x6xf32>
    %5 = stablehlo.constant dense<"0x74D11541"> : tensor<f32>
    return %0, %1, %2, %3, %4, %5 : tensor<6xf32>, tensor<4xf32>, tensor<f32>, tensor<4xf32>, tensor<4x6xf32>, tensor<f32>
  }
  func.func private @program(%arg0: tensor<4x6xf32>) -> (tensor<6xf32> {jax.result_info = "result[0]"}, tensor<4xf32> {jax.result_info = "result[1]"}, tensor<f32> {jax.result_info = "result[2]"}, tensor<4xf32> {jax.result_info = "result[3]"}, tensor<4x6xf32> {jax.result_info = "result[4]"}, tensor<f32> {jax.result_info = "result[5]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4x6xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.divide %0, %1 : tensor<6xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %3 = call @_var(%arg0, %c) : (tensor<4x6xf32>, tensor<i64>) -> tensor<4xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_std(%arg0, %c_1) : (tensor<4x6xf32>, tensor<i64>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %5 = stablehlo.reduce(%arg0 init: %cst_2) applies stablehlo.maximum across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %7 = stablehlo.maximum %6, %5 : tensor<4xf32>
    %8 = stablehlo.is_finite %7 : (tensor<4xf32>) -> tensor<4xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %10 = stablehlo.select %8, %7, %9 : tensor<4xi1>, tensor<4xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x6xf32>
    %13 = stablehlo.subtract %arg0, %12 : tensor<4x6xf32>
    %14 = stablehlo.exponential %13 : tensor<4x6xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %16 = stablehlo.sign %15 : tensor<4xf32>
    %17 = stablehlo.abs %15 : tensor<4xf32>
    %18 = stablehlo.log %17 : tensor<4xf32>
    %19 = stablehlo.add %18, %10 : tensor<4xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %20 = stablehlo.reduce(%arg0 init: %cst_6) applies stablehlo.maximum across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %22 = stablehlo.maximum %21, %20 : tensor<4xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x6xf32>
    %25 = stablehlo.subtract %arg0, %24 : tensor<4x6xf32>
    %26 = stablehlo.exponential %25 : tensor<4x6xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x6xf32>
    %30 = stablehlo.divide %26, %29 : tensor<4x6xf32>
    %31 = call @norm(%arg0) : (tensor<4x6xf32>) -> tensor<f32>
    return %2, %3, %4, %19, %30, %31 : tensor<6xf32>, tensor<4xf32>, tensor<f32>, tensor<4xf32>, tensor<4x6xf32>, tensor<f32>
  }
  func.func private @_var(%arg0: tensor<4x6xf32>, %arg1: tensor<i64>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<4x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x6xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x6xf32>
    %6 = chlo.square %5 : tensor<4x6xf32> -> tensor<4x6xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %11 = stablehlo.divide %9, %10 : tensor<4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %13 = call @_where(%12, %11, %cst_4) : (tensor<i1>, tensor<4xf32>, tensor<f64>) -> tensor<4xf32>
    return %13 : tensor<4xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<4xf32>, %arg2: tensor<f64>) -> tensor<4xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<4xf32>
    return %2 : tensor<4xf32>
  }
  func.func private @_std(%arg0: tensor<4x6xf32>, %arg1: tensor<i64>) -> tensor<f32> {
    %0 = call @_var_0(%arg0, %arg1) : (tensor<4x6xf32>, tensor<i64>) -> tensor<f32>
    %1 = stablehlo.sqrt %0 : tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @_var_0(%arg0: tensor<4x6xf32>, %arg1: tensor<i64>) -> tensor<f32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %cst_0 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<1x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<4x6xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x6xf32>
    %6 = chlo.square %5 : tensor<4x6xf32> -> tensor<4x6xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %10 = stablehlo.divide %9, %8 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %12 = call @_where_1(%11, %10, %cst_4) : (tensor<i1>, tensor<f32>, tensor<f64>) -> tensor<f32>
    return %12 : tensor<f32>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f64>) -> tensor<f32> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @norm(%arg0: tensor<4x6xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<4x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
}

// -----

// reduce: any region
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3x4xf32>)
    %e:2 = call @expected() : () -> (tensor<3xf32>, tensor<3xf32>)
    %r:2 = call @program(%i#0) : (tensor<3x4xf32>) -> (tensor<3xf32>, tensor<3xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-05 : tensor<3xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-05 : tensor<3xf32>
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>) {
    %0 = stablehlo.constant dense<"0xA3C50E4005380DBF966905C089720DC0A477DABFAEDEC8BFBE1D36400E9E3A404C3D16BD305517404D6A2940D11BE8BF"> : tensor<3x4xf32>
    return %0 : tensor<3x4xf32>
  }
  func.func private @expected() -> (tensor<3xf32>, tensor<3xf32>) {
    %0 = stablehlo.constant dense<"0x7D6427C0A3101F40A0584A40"> : tensor<3xf32>
    %1 = stablehlo.constant dense<"0x12E59ABF48EF34BFA23750BF"> : tensor<3xf32>
    return %0, %1 : tensor<3xf32>, tensor<3xf32>
  }
  func.func private @program(%arg0: tensor<3x4xf32>) -> (tensor<3xf32> {jax.result_info = "result[0]"}, tensor<3xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %2:2 = stablehlo.reduce(%arg0 init: %cst_0), (%1 init: %cst_1) across dimensions = [1] : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<f32>, tensor<f32>) -> (tensor<3xf32>, tensor<3xf32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<f32>, %arg4: tensor<f32>)  {
      %3 = stablehlo.add %arg1, %arg3 : tensor<f32>
      %4 = stablehlo.minimum %arg2, %arg4 : tensor<f32>
      stablehlo.return %3, %4 : tensor<f32>, tensor<f32>
    }
    return %2#0, %2#1 : tensor<3xf32>, tensor<3xf32>
  }
}

// -----

// reduce: pooling backwards
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<1x4x6x2xf32>)
    %e:1 = call @expected() : () -> (tensor<1x4x6x2xf32>)
    %r:1 = call @program(%i#0) : (tensor<1x4x6x2xf32>) -> (tensor<1x4x6x2xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<1x4x6x2xf32>
    return
  }
  func.func private @inputs() -> (tensor<1x4x6x2xf32>) {
    %0 = stablehlo.constant dense<"0x2DFAD8BF0A59F13F6230BBBF718D97BFE099AEBE763282BFF2BBB5BF20B22EC08DD92C3F696A3F3F75C2AABEB2A734BE83C756BFE4401A404E0AFEBFED160DC0BB322B4004D6ACBFEE6D89BF98712FBFAFADB43F97D1B63F5EB815407366E4BF2F86EF3F22A432C0EBE02C405EDEEA3FCB081440AD7840BF5C17B9BFAA89A5BF40A0A4BFE1A9BD3FAC2EEFBDD87415406DEC8EBF5ABB3DC00D752FC00DF10040DE37F63EFAB30E408C30EBBFA79152BFBF42BE3F9A32813D51658F3F435C0040"> : tensor<1x4x6x2xf32>
    return %0 : tensor<1x4x6x2xf32>
  }
  func.func private @expected() -> (tensor<1x4x6x2xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000083C7D6BFE4409A400000000000000000BB32AB4000000000000000009871AFBF0000000097D136405EB89540000000000000000000000000EBE0AC4000000000CB089440000000000000000000000000000000000000000000000000D87495400000000000000000000000000DF1804000000000FAB38E400000000000000000BF423E40000000000000000000000000"> : tensor<1x4x6x2xf32>
    return %0 : tensor<1x4x6x2xf32>
  }
  func.func private @program(%arg0: tensor<1x4x6x2xf32>) -> (tensor<1x4x6x2xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %11 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %11 : tensor<f32>
    }) : (tensor<1x4x6x2xf32>, tensor<f32>) -> tensor<1x2x3x2xf32>
    %2 = stablehlo.multiply %1, %1 : tensor<1x2x3x2xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x2x3x2xf32>
    %4 = stablehlo.multiply %3, %1 : tensor<1x2x3x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%2 init: %cst_1) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<1x2x3x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x2x3x2xf32>
    %7 = stablehlo.multiply %6, %4 : tensor<1x2x3x2xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.pad %arg0, %cst_3, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x4x6x2xf32>, tensor<f32>) -> tensor<1x4x6x2xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = "stablehlo.select_and_scatter"(%8, %7, %cst_4) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %11 = stablehlo.compare GE, %arg1, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %11 : tensor<i1>
    }, {
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %11 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %11 : tensor<f32>
    }) : (tensor<1x4x6x2xf32>, tensor<1x2x3x2xf32>, tensor<f32>) -> tensor<1x4x6x2xf32>
    %10 = stablehlo.slice %9 [0:1, 0:4, 0:6, 0:2] : (tensor<1x4x6x2xf32>) -> tensor<1x4x6x2xf32>
    return %10 : tensor<1x4x6x2xf32>
  }
}

// -----

// reduce: average pooling backwards
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<1x5x6x2xf32>)
    %e:1 = call @expected() : () -> (tensor<1x5x6x2xf32>)
    %r:1 = call @program(%i#0) : (tensor<1x5x6x2xf32>) -> (tensor<1x5x6x2xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.001 : tensor<1x5x6x2xf32>
    return
  }
  func.func private @inputs() -> (tensor<1x5x6x2xf32>) {
    %0 = stablehlo.constant dense<"0xCC02E8BF84C919C003A30440CF06CFBE3313CD3F68D53C40235C13C009A9AFBF44C63B408F1F5DBFD7DA1A40FAE4333F050B3C3FFD3729C06CBC24C00A16AE3FE8A2B73F2BC198BF1D02953F59791540E32213C082B379BE78041240FA3417C01CA989BF3108AF3F30FA1640D57DD93F986035C01A9A00BF84D100C0DB582BC09B2325BF395C85BF343EC33F00863C3E25E0A1BF05D13E3E7ACE74BFD06E90BF10A1AB3F52E605C0E9833AC09DB33EC0B1A383BFDE4516BEFA4B37401A603040F6DF02C0EBAB913FC5123CC038D2863FBC343D4034EE1D3F9711913F1877533F40113DC02E02A7BF3174B6BEAFAB053E"> : tensor<1x5x6x2xf32>
    return %0 : tensor<1x5x6x2xf32>
  }
  func.func private @expected() -> (tensor<1x5x6x2xf32>) {
    %0 = stablehlo.constant dense<"0x1C304AC0AAEB02C158A6F43FAC7030C0CFE00D4152DC2D418C90324060DBA4407EA51A411F5DBAC08098A0414AAD0DC1E4670BC1A00BD0C09A42C3C0884799C048179EBFCD22E2C02C97A2C1809994C16051D1BE095688C16E401B42A39016C1BAB7B1C0CE2ED73F183600C1651E02C0B8A321C1DC768FC13EE9B8C158D0BDC10A3021C1827D33C15EE8954190350EBF8AB39FC16EC08540F0F0ACC112A728C06A7E88C04855E2C142DEECC1A8C718C2FB68C4C178F078C1526EA641C2640141368B66C174E91F40C6AB59C1B8221ABF06C9BA40D6BC25C110D4CFC0F47D67C1EDA167C1ECE58AC0A02F04401A480A41"> : tensor<1x5x6x2xf32>
    return %0 : tensor<1x5x6x2xf32>
  }
  func.func private @program(%arg0: tensor<1x5x6x2xf32>) -> (tensor<1x5x6x2xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [0, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 2, 1>, window_strides = array<i64: 1, 2, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %11 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %11 : tensor<f32>
    }) : (tensor<1x5x6x2xf32>, tensor<f32>) -> tensor<1x3x6x2xf32>
    %2 = stablehlo.multiply %1, %1 : tensor<1x3x6x2xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x3x6x2xf32>
    %4 = stablehlo.multiply %3, %1 : tensor<1x3x6x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%2 init: %cst_1) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<1x3x6x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x3x6x2xf32>
    %7 = stablehlo.multiply %6, %4 : tensor<1x3x6x2xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.pad %7, %cst_3, low = [0, 1, 1, 0], high = [0, 1, 0, 0], interior = [0, 1, 0, 0] : (tensor<1x3x6x2xf32>, tensor<f32>) -> tensor<1x7x7x2xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<f32>
    %10 = "stablehlo.reduce_window"(%8, %9) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 2, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %11 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %11 : tensor<f32>
    }) : (tensor<1x7x7x2xf32>, tensor<f32>) -> tensor<1x5x6x2xf32>
    return %10 : tensor<1x5x6x2xf32>
  }
}

// -----

// reduce: associative_scan
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<7x2xf32>)
    %e:2 = call @expected() : () -> (tensor<7x2xf32>, tensor<7x2xf32>)
    %r:2 = call @program(%i#0) : (tensor<7x2xf32>) -> (tensor<7x2xf32>, tensor<7x2xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-05 : tensor<7x2xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-05 : tensor<7x2xf32>
    return
  }
  func.func private @inputs() -> (tensor<7x2xf32>) {
    %0 = stablehlo.constant dense<"0xD7912E3FAB2D453F6EAE1C3F1787FE3ED0BA493F7840AD3EBC2AB13E2ECC223F2DBA103F3E68003F3912023F841C603F795E3C3F9DB4A03E"> : tensor<7x2xf32>
    return %0 : tensor<7x2xf32>
  }
  func.func private @expected() -> (tensor<7x2xf32>, tensor<7x2xf32>) {
    %0 = stablehlo.constant dense<"0xD7912E3FAB2D453FA2AFD53E5C0BC43ED562A83E0CAD043EE410E93DA7BEA83DFFC2833D1448293DCDE4053DED31143DE00AC53C840F3A3C"> : tensor<7x2xf32>
    %1 = stablehlo.constant dense<"0xD7912E3FAB2D453F20C3833F3A49613FC3B1CC3FD8DB223F723E663F982E853F5F72893FA601833FF9DE863F4BBEE23FC16CC13F36B15E3F"> : tensor<7x2xf32>
    return %0, %1 : tensor<7x2xf32>, tensor<7x2xf32>
  }
  func.func private @program(%arg0: tensor<7x2xf32>) -> (tensor<7x2xf32> {jax.result_info = "result[0]"}, tensor<7x2xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.slice %arg0 [0:6:2, 0:2] : (tensor<7x2xf32>) -> tensor<3x2xf32>
    %1 = stablehlo.slice %arg0 [0:6:2, 0:2] : (tensor<7x2xf32>) -> tensor<3x2xf32>
    %2 = stablehlo.slice %arg0 [1:7:2, 0:2] : (tensor<7x2xf32>) -> tensor<3x2xf32>
    %3 = stablehlo.slice %arg0 [1:7:2, 0:2] : (tensor<7x2xf32>) -> tensor<3x2xf32>
    %4 = stablehlo.multiply %0, %2 : tensor<3x2xf32>
    %5 = stablehlo.multiply %1, %2 : tensor<3x2xf32>
    %6 = stablehlo.add %5, %3 : tensor<3x2xf32>
    %7 = stablehlo.slice %4 [0:2:2, 0:2] : (tensor<3x2xf32>) -> tensor<1x2xf32>
    %8 = stablehlo.slice %6 [0:2:2, 0:2] : (tensor<3x2xf32>) -> tensor<1x2xf32>
    %9 = stablehlo.slice %4 [1:3:2, 0:2] : (tensor<3x2xf32>) -> tensor<1x2xf32>
    %10 = stablehlo.slice %6 [1:3:2, 0:2] : (tensor<3x2xf32>) -> tensor<1x2xf32>
    %11 = stablehlo.multiply %7, %9 : tensor<1x2xf32>
    %12 = stablehlo.multiply %8, %9 : tensor<1x2xf32>
    %13 = stablehlo.add %12, %10 : tensor<1x2xf32>
    %14 = stablehlo.slice %4 [2:3:2, 0:2] : (tensor<3x2xf32>) -> tensor<1x2xf32>
    %15 = stablehlo.slice %6 [2:3:2, 0:2] : (tensor<3x2xf32>) -> tensor<1x2xf32>
    %16 = stablehlo.multiply %11, %14 : tensor<1x2xf32>
    %17 = stablehlo.multiply %13, %14 : tensor<1x2xf32>
    %18 = stablehlo.add %17, %15 : tensor<1x2xf32>
    %19 = stablehlo.slice %4 [0:1, 0:2] : (tensor<3x2xf32>) -> tensor<1x2xf32>
    %20 = stablehlo.concatenate %19, %16, dim = 0 : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<2x2xf32>
    %21 = stablehlo.slice %6 [0:1, 0:2] : (tensor<3x2xf32>) -> tensor<1x2xf32>
    %22 = stablehlo.concatenate %21, %18, dim = 0 : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<2x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.pad %20, %cst, low = [0, 0], high = [0, 0], interior = [1, 0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<3x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.pad %11, %cst_0, low = [1, 0], high = [1, 0], interior = [1, 0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<3x2xf32>
    %25 = stablehlo.add %23, %24 : tensor<3x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.pad %22, %cst_1, low = [0, 0], high = [0, 0], interior = [1, 0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<3x2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.pad %13, %cst_2, low = [1, 0], high = [1, 0], interior = [1, 0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<3x2xf32>
    %28 = stablehlo.add %26, %27 : tensor<3x2xf32>
    %29 = stablehlo.slice %arg0 [2:7:2, 0:2] : (tensor<7x2xf32>) -> tensor<3x2xf32>
    %30 = stablehlo.slice %arg0 [2:7:2, 0:2] : (tensor<7x2xf32>) -> tensor<3x2xf32>
    %31 = stablehlo.multiply %25, %29 : tensor<3x2xf32>
    %32 = stablehlo.multiply %28, %29 : tensor<3x2xf32>
    %33 = stablehlo.add %32, %30 : tensor<3x2xf32>
    %34 = stablehlo.slice %arg0 [0:1, 0:2] : (tensor<7x2xf32>) -> tensor<1x2xf32>
    %35 = stablehlo.concatenate %34, %31, dim = 0 : (tensor<1x2xf32>, tensor<3x2xf32>) -> tensor<4x2xf32>
    %36 = stablehlo.slice %arg0 [0:1, 0:2] : (tensor<7x2xf32>) -> tensor<1x2xf32>
    %37 = stablehlo.concatenate %36, %33, dim = 0 : (tensor<1x2xf32>, tensor<3x2xf32>) -> tensor<4x2xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.pad %35, %cst_3, low = [0, 0], high = [0, 0], interior = [1, 0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<7x2xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.pad %25, %cst_4, low = [1, 0], high = [1, 0], interior = [1, 0] : (tensor<3x2xf32>, tensor<f32>) -> tensor<7x2xf32>
    %40 = stablehlo.add %38, %39 : tensor<7x2xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.pad %37, %cst_5, low = [0, 0], high = [0, 0], interior = [1, 0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<7x2xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.pad %28, %cst_6, low = [1, 0], high = [1, 0], interior = [1, 0] : (tensor<3x2xf32>, tensor<f32>) -> tensor<7x2xf32>
    %43 = stablehlo.add %41, %42 : tensor<7x2xf32>
    return %40, %43 : tensor<7x2xf32>, tensor<7x2xf32>
  }
}
