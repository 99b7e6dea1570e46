// fft: fft 8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<2x8xcomplex<f32>>)
    %e:2 = call @expected() : () -> (tensor<2x8xcomplex<f32>>, tensor<2x8xcomplex<f32>>)
    %r:2 = call @program(%i#0) : (tensor<2x8xcomplex<f32>>) -> (tensor<2x8xcomplex<f32>>, tensor<2x8xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<2x8xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<2x8xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<2x8xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xAED8A33E51593FC0E43137C08DFCE4BFB50EF4BF54C52B3F9DDB5DBFF29235C044F1013EC6F00FC0A125A73C5012C1BFFCE23ABEC1E4893ED13CC9BFC1B1D7BF8A4EF03F48F419C068D105BE4494733F8EC687BF6A2C013F07843BBFD9EA3A3FA4783C406DCD0AC0EE42D53F818D89BED51A074068784E3FA50CF53F268FB8BF"> : tensor<2x8xcomplex<f32>>
    return %0 : tensor<2x8xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<2x8xcomplex<f32>>, tensor<2x8xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x248ADDC0DBE341C1E4273DC058E8484018B47040DED4B8C0446DA83F4A51C5BF88DD684014576140B1A48440300E96BFA0D6A73F26A3D2C032D0DDBFC7DA58C04A700941FCB152C053AFD03F8AEEAC404C54A540FCA4C7C0CA16843F2842D03EC4ED494004FF4EC033D08BC0688BEE3E1C281840EC05B1C0240824C01A29E7C0"> : tensor<2x8xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x248A5DBFDBE3C1BF32D05DBEC7DAD8BEA0D6273E26A352BFB1A4043F300E16BE88DDE83E1457E13E446D283E4A5145BE18B4F03EDED438BFE427BDBE58E8C83E4A70893FFCB1D2BE2408A4BE1A2967BF1C28983EEC0531BF33D00BBF688B6E3DC4EDC93E04FFCEBECA16043E2842503D4C54253FFCA447BF53AF503E8AEE2C3F"> : tensor<2x8xcomplex<f32>>
    return %0, %1 : tensor<2x8xcomplex<f32>>, tensor<2x8xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<2x8xcomplex<f32>>) -> (tensor<2x8xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<2x8xcomplex<f32>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<2x8xcomplex<f32>>) -> tensor<2x8xcomplex<f32>>
    %1 = call @fft_0(%arg0) : (tensor<2x8xcomplex<f32>>) -> tensor<2x8xcomplex<f32>>
    return %0, %1 : tensor<2x8xcomplex<f32>>, tensor<2x8xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<2x8xcomplex<f32>>) -> tensor<2x8xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [8] : (tensor<2x8xcomplex<f32>>) -> tensor<2x8xcomplex<f32>>
    return %0 : tensor<2x8xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<2x8xcomplex<f32>>) -> tensor<2x8xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [8] : (tensor<2x8xcomplex<f32>>) -> tensor<2x8xcomplex<f32>>
    return %0 : tensor<2x8xcomplex<f32>>
  }
}

// -----

// fft: rfft 8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<2x8xf32>)
    %e:2 = call @expected() : () -> (tensor<2x5xcomplex<f32>>, tensor<2x8xf32>)
    %r:2 = call @program(%i#0) : (tensor<2x8xf32>) -> (tensor<2x5xcomplex<f32>>, tensor<2x8xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<2x5xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<2x8xf32>
    return
  }
  func.func private @inputs() -> (tensor<2x8xf32>) {
    %0 = stablehlo.constant dense<"0x7C63FABF66A62EC0F928933E7008DE3EA2378DBECFEF3540938A08C0DF81EC3E49B896BF4D40823F06500CC09A278ABE40EC2A402DBC4CBEE6C0833FE55E1240"> : tensor<2x8xf32>
    return %0 : tensor<2x8xf32>
  }
  func.func private @expected() -> (tensor<2x5xcomplex<f32>>, tensor<2x8xf32>) {
    %0 = stablehlo.constant dense<"0x736344C0000000002E34B3C0D4F9C43FF099C5BE841F483FC9520F40272ECC406CCCA2C000000000DE8E4A40000000002AF296BF96668540AEFF29401C8B993FDA8BD0C0C59311C0CE4D20C000000000"> : tensor<2x5xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x7C63FABF65A62EC0F828933E6D08DE3EA2378DBECDEF3540938A08C0E181EC3E49B896BF4E40823F06500CC098278ABE40EC2A4030BC4CBEE5C0833FE55E1240"> : tensor<2x8xf32>
    return %0, %1 : tensor<2x5xcomplex<f32>>, tensor<2x8xf32>
  }
  func.func private @program(%arg0: tensor<2x8xf32>) -> (tensor<2x5xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<2x8xf32> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<2x8xf32>) -> tensor<2x5xcomplex<f32>>
    %1 = call @fft(%arg0) : (tensor<2x8xf32>) -> tensor<2x5xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = call @_pad(%1, %c) : (tensor<2x5xcomplex<f32>>, tensor<i64>) -> tensor<2x5xcomplex<f32>>
    %3 = call @fft_0(%2) : (tensor<2x5xcomplex<f32>>) -> tensor<2x8xf32>
    return %0, %3 : tensor<2x5xcomplex<f32>>, tensor<2x8xf32>
  }
  func.func private @fft(%arg0: tensor<2x8xf32>) -> tensor<2x5xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [8] : (tensor<2x8xf32>) -> tensor<2x5xcomplex<f32>>
    return %0 : tensor<2x5xcomplex<f32>>
  }
  func.func private @_pad(%arg0: tensor<2x5xcomplex<f32>>, %arg1: tensor<i64>) -> tensor<2x5xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<2x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x5xcomplex<f32>>
    return %1 : tensor<2x5xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<2x5xcomplex<f32>>) -> tensor<2x8xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [8] : (tensor<2x5xcomplex<f32>>) -> tensor<2x8xf32>
    return %0 : tensor<2x8xf32>
  }
}

// -----

// fft: fft 7
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<2x7xcomplex<f32>>)
    %e:2 = call @expected() : () -> (tensor<2x7xcomplex<f32>>, tensor<2x7xcomplex<f32>>)
    %r:2 = call @program(%i#0) : (tensor<2x7xcomplex<f32>>) -> (tensor<2x7xcomplex<f32>>, tensor<2x7xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<2x7xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<2x7xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<2x7xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x5DA575BF919816C0A44A134002DC1040111DC93F0ABCD53FCA89963F1ED8E93FB65BDBBFA739F23F3CC85F3E7F2B873F6823D43FE5D284BF2A261CC07D4228C025FAA9BF2575673FEA8B983F447E1B40172C9F3FCFFC26C0B92D94BF7C8A3F40E804E4BFA515403F251F6B3F99C93AC0"> : tensor<2x7xcomplex<f32>>
    return %0 : tensor<2x7xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<2x7xcomplex<f32>>, tensor<2x7xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x8B0A8840522BAA4036DD9740CFF509C1C0F248BF4C610BBF13BD19C04DFE93C028BD85C0D0D60BBF3B53D9C0BA649FC0BB2CC7BF49171EC0C39856C0E43A8ABF6867E4BE09EBE3C020A7B34060000D3FD359F2C0ACA5024056202A4010DDFF3D954512C1C29F22C10AC59AC08A4330C0"> : tensor<2x7xcomplex<f32>>
    %1 = stablehlo.constant dense<"0xC4791B3FA77A423FD6A063BEE6ACB4BE205F78BFFA2936BF2ED818BFEED09FBD84B3AFBEA22229BFB8A7E5BDA04A9FBD1A8F2D3F36AB9DBFE040F5BE2AFA1DBE2EE130BFC371C9BEF42AA7BF27DBB9BF1A6EC23E2E35923C797C8ABFA04F953E4A514D3F0025A13D458482BD2A3D82BF"> : tensor<2x7xcomplex<f32>>
    return %0, %1 : tensor<2x7xcomplex<f32>>, tensor<2x7xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<2x7xcomplex<f32>>) -> (tensor<2x7xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<2x7xcomplex<f32>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<2x7xcomplex<f32>>) -> tensor<2x7xcomplex<f32>>
    %1 = call @fft_0(%arg0) : (tensor<2x7xcomplex<f32>>) -> tensor<2x7xcomplex<f32>>
    return %0, %1 : tensor<2x7xcomplex<f32>>, tensor<2x7xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<2x7xcomplex<f32>>) -> tensor<2x7xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [7] : (tensor<2x7xcomplex<f32>>) -> tensor<2x7xcomplex<f32>>
    return %0 : tensor<2x7xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<2x7xcomplex<f32>>) -> tensor<2x7xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [7] : (tensor<2x7xcomplex<f32>>) -> tensor<2x7xcomplex<f32>>
    return %0 : tensor<2x7xcomplex<f32>>
  }
}

// -----

// fft: rfft 7
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<2x7xf32>)
    %e:2 = call @expected() : () -> (tensor<2x4xcomplex<f32>>, tensor<2x7xf32>)
    %r:2 = call @program(%i#0) : (tensor<2x7xf32>) -> (tensor<2x4xcomplex<f32>>, tensor<2x7xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<2x4xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<2x7xf32>
    return
  }
  func.func private @inputs() -> (tensor<2x7xf32>) {
    %0 = stablehlo.constant dense<"0x1FDB1BC0D7F90DC04EF557BE24B7823F5451F33E0AD6F5BF7DA293BF8F7A1E409886E6BFD2A5443E218C05C098362FBF8DE127C0FE073B40"> : tensor<2x7xf32>
    return %0 : tensor<2x7xf32>
  }
  func.func private @expected() -> (tensor<2x4xcomplex<f32>>, tensor<2x7xf32>) {
    %0 = stablehlo.constant dense<"0x6925CEC000000000B22AADC08F1989BF4390953FBD3E0D40859887BFEA1BA23F6C63CDBF000000004ED1C6402A41C73F5C1D2C40A35C97405B17113F56C2B340"> : tensor<2x4xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x1FDB1BC0D7F90DC04AF557BE26B7823F5551F33E0AD6F5BF7EA293BF8F7A1E409A86E6BFD3A5443E228C05C09C362FBF8CE127C0FF073B40"> : tensor<2x7xf32>
    return %0, %1 : tensor<2x4xcomplex<f32>>, tensor<2x7xf32>
  }
  func.func private @program(%arg0: tensor<2x7xf32>) -> (tensor<2x4xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<2x7xf32> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<2x7xf32>) -> tensor<2x4xcomplex<f32>>
    %1 = call @fft(%arg0) : (tensor<2x7xf32>) -> tensor<2x4xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = call @_pad(%1, %c) : (tensor<2x4xcomplex<f32>>, tensor<i64>) -> tensor<2x4xcomplex<f32>>
    %3 = call @fft_0(%2) : (tensor<2x4xcomplex<f32>>) -> tensor<2x7xf32>
    return %0, %3 : tensor<2x4xcomplex<f32>>, tensor<2x7xf32>
  }
  func.func private @fft(%arg0: tensor<2x7xf32>) -> tensor<2x4xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [7] : (tensor<2x7xf32>) -> tensor<2x4xcomplex<f32>>
    return %0 : tensor<2x4xcomplex<f32>>
  }
  func.func private @_pad(%arg0: tensor<2x4xcomplex<f32>>, %arg1: tensor<i64>) -> tensor<2x4xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<2x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x4xcomplex<f32>>
    return %1 : tensor<2x4xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<2x4xcomplex<f32>>) -> tensor<2x7xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [7] : (tensor<2x4xcomplex<f32>>) -> tensor<2x7xf32>
    return %0 : tensor<2x7xf32>
  }
}

// -----

// fft: fft 12
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<2x12xcomplex<f32>>)
    %e:2 = call @expected() : () -> (tensor<2x12xcomplex<f32>>, tensor<2x12xcomplex<f32>>)
    %r:2 = call @program(%i#0) : (tensor<2x12xcomplex<f32>>) -> (tensor<2x12xcomplex<f32>>, tensor<2x12xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<2x12xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<2x12xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<2x12xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xD56618C0DF0B35C0CD0CDABFC50E70BFFF72EE3FF96DB43F607526C03DFA04402C32523FE159E43DD3F1863FE32D63BE8E6C2EC03646F13FC6BCFE3FFD230EC0AFAE603FF4B504BEE593C6BFD1C7C93F8BAE2E408ABF13BF2E9819BE97747D3FB5EE06C08590CFBE8B17FA3C3EDB2C40DA9317C0F90E113F0A1CAE3EEA9F05C020DBD53E901DF43FA0B2AC3FA09101C038F76B3EA43375BEC7B3BD3F5CB79B3F36ED16BF66AB41BF69BF3DC0067E0C40C53C8FBF1655D7BFFC1361BEE3A83A3E"> : tensor<2x12xcomplex<f32>>
    return %0 : tensor<2x12xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<2x12xcomplex<f32>>, tensor<2x12xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x2876E3BF082D913F00D37E3C184B773FF196ACC090DA9EC028B03EC0DAFB83C0B84C8FC1673C5540B27C9440EB8B9EC066AA8440F855B2BF1099ED409E36FEC0D46501C13B8D6A400EA407C0C922E0C040C6CEBF52FAEDC0E6599DC02415A7C097A3B0C0984BC93F8A12E0C062D1A0BFCD6B0841BEF7F13FBE329140FA34A9404036AD3F6C3D78C0837824C19A1A01C1D1BDB1C01FB632C0CE93F04040246CBF5C7515C14A88313F295D25C054248BBF78363BBFEA5FADBFE01EC7C0ACA5A140"> : tensor<2x12xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x1BA417BE6091C13D33CDD1BEDBC6DEBE80D909BEE2A61EBFBEDA34BE876C15BFC6872CBF285E9C3E0A661E3FBF7929BF33E3B03EF4C7EDBD98FBC53E3A65D3BEF610BFBF45288E3E33407EBE78FAAFBE981EE6BE16CED3BEABE2A93ABBDCA43DCA84EBBE6632063E40BF04BF9087D73EEE9D79BD902AE7BD367C5CBEC685B9BD264747BFB8B56C3D8A62203F806D9DBD17FDECBE28486EBE5A4B5BBF78232CBF00F3E63D487EA5BEFE98C13EF89BE13E10E5353FD54F213EB26115BF836CD6BD"> : tensor<2x12xcomplex<f32>>
    return %0, %1 : tensor<2x12xcomplex<f32>>, tensor<2x12xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<2x12xcomplex<f32>>) -> (tensor<2x12xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<2x12xcomplex<f32>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<2x12xcomplex<f32>>) -> tensor<2x12xcomplex<f32>>
    %1 = call @fft_0(%arg0) : (tensor<2x12xcomplex<f32>>) -> tensor<2x12xcomplex<f32>>
    return %0, %1 : tensor<2x12xcomplex<f32>>, tensor<2x12xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<2x12xcomplex<f32>>) -> tensor<2x12xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [12] : (tensor<2x12xcomplex<f32>>) -> tensor<2x12xcomplex<f32>>
    return %0 : tensor<2x12xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<2x12xcomplex<f32>>) -> tensor<2x12xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [12] : (tensor<2x12xcomplex<f32>>) -> tensor<2x12xcomplex<f32>>
    return %0 : tensor<2x12xcomplex<f32>>
  }
}

// -----

// fft: rfft 12
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<2x12xf32>)
    %e:2 = call @expected() : () -> (tensor<2x7xcomplex<f32>>, tensor<2x12xf32>)
    %r:2 = call @program(%i#0) : (tensor<2x12xf32>) -> (tensor<2x7xcomplex<f32>>, tensor<2x12xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<2x7xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<2x12xf32>
    return
  }
  func.func private @inputs() -> (tensor<2x12xf32>) {
    %0 = stablehlo.constant dense<"0xC0381E4052741640C16B15C07C68833F0C46B93E9A803E3F51D73A3FCECEDC3FC6D6883DE3331EC007CBAEBFE0252C409CC024C0A6142EC08DA63CBF60C7263FFBE1B53F2554D63FF35FB93F81C1334064DF0840CF0935BFA15606C0D5B77EBF"> : tensor<2x12xf32>
    return %0 : tensor<2x12xf32>
  }
  func.func private @expected() -> (tensor<2x7xcomplex<f32>>, tensor<2x12xf32>) {
    %0 = stablehlo.constant dense<"0x72D7BF400000000084D1F33F2C4F10C0009C204118F3093FD4E1BB4078309A406088B9BEE84BD3BFA62323C048085BC0AA4AC4C000000000C0BE9E3E00000000F71E65C1EF69F9BE322786BF560FA5BF11E0174036F9864092BBF6BFA304144080BEF6BD160B213FC4B18EBF00000000"> : tensor<2x7xcomplex<f32>>
    %1 = stablehlo.constant dense<"0xC0381E4052741640C16B15C07C68833F0C46B93E9B803E3F4FD73A3FCFCEDC3FCFD6883DE3331EC006CBAEBFE0252C409CC024C0A6142EC08FA63CBF60C7263FFBE1B53F2454D63FF35FB93F80C1334064DF0840D00935BFA25606C0D3B77EBF"> : tensor<2x12xf32>
    return %0, %1 : tensor<2x7xcomplex<f32>>, tensor<2x12xf32>
  }
  func.func private @program(%arg0: tensor<2x12xf32>) -> (tensor<2x7xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<2x12xf32> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<2x12xf32>) -> tensor<2x7xcomplex<f32>>
    %1 = call @fft(%arg0) : (tensor<2x12xf32>) -> tensor<2x7xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = call @_pad(%1, %c) : (tensor<2x7xcomplex<f32>>, tensor<i64>) -> tensor<2x7xcomplex<f32>>
    %3 = call @fft_0(%2) : (tensor<2x7xcomplex<f32>>) -> tensor<2x12xf32>
    return %0, %3 : tensor<2x7xcomplex<f32>>, tensor<2x12xf32>
  }
  func.func private @fft(%arg0: tensor<2x12xf32>) -> tensor<2x7xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [12] : (tensor<2x12xf32>) -> tensor<2x7xcomplex<f32>>
    return %0 : tensor<2x7xcomplex<f32>>
  }
  func.func private @_pad(%arg0: tensor<2x7xcomplex<f32>>, %arg1: tensor<i64>) -> tensor<2x7xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<2x7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x7xcomplex<f32>>
    return %1 : tensor<2x7xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<2x7xcomplex<f32>>) -> tensor<2x12xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [12] : (tensor<2x7xcomplex<f32>>) -> tensor<2x12xf32>
    return %0 : tensor<2x12xf32>
  }
}

// -----

// fft: fft2
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<4x6xcomplex<f64>>)
    %e:2 = call @expected() : () -> (tensor<4x6xcomplex<f64>>, tensor<4x6xcomplex<f64>>)
    %r:2 = call @program(%i#0) : (tensor<4x6xcomplex<f64>>) -> (tensor<4x6xcomplex<f64>>, tensor<4x6xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-09 : tensor<4x6xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-09 : tensor<4x6xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<4x6xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xCC3E6BCFC5A304C0780DEB2B9EF6D0BFD84D1912094BEB3FE06BA0D6A8B9E5BF00F2C7AF0E4EF53F74E6C4F22D27E13F843C815E8AE4F23F24574D5B1F4703C0A04B9CECA98EE53F4053D80D3B0ECF3FB8FCB6DDC463EABF40E8503FA360FA3FF4E4B1F7DDEBFA3F005901DE088486BF0839CF935B1FFE3F38BEE54776C2D8BFB07EF5F93F0ADFBFECBA5E0608E20640147D29BC621B06C038A8C040803CD93FF00275914EF8D1BF785E93736AC0F93FB09598FCAAD1DC3F68D25CD3D28702C07CB6493982560640408587504D86D1BFEAD88E18E79307C0D8BF43759208E2BFECF72C6C6DA6F43FAD407FAE0CDEFDBFA0D02B7D31BE01C068683174DB13ECBF5C787A1D9F88E1BFA0D348A79E8EF03F9DF47CC41A31FABF405082C45A12F83F1A59370D13F402C06A7DFC470B48F4BF4C66D14784A502404EE0E92684F901C084DC13EEA5DBF43F70B1E1FC64ECE5BF28750132E465F63F74E2833A6BC802404EF8180216C303C09065F2343790C23F6839DEB3AC32E33FD4E8374C7D170340"> : tensor<4x6xcomplex<f64>>
    return %0 : tensor<4x6xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<4x6xcomplex<f64>>, tensor<4x6xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xB0DE7C0553A0F5BFC2BFBD0F958EEB3FE00C418149AE18C0E821410D49B227C017AD3661D18F1FC0B12477095974FCBF80B04BFEB145004022C4A0BF4B0E0A406C78C0EDF9C1E33F0861D67A1FAE18C0C29E3C3870D42340CA9CAE005A181340448E87E17A7C154064FF98D20026DB3F741412998C0FF9BF8DF73FF02A0430C0886AE6FB4EBD29C0B282BC9598A423C0F09FDD7A2DEDF0BF12111E3AF75C18C03CD7C6B8EA6CE0BF7132F26901A514407C0C322BB21D2CC0E3F809849CAE004058B03E9DFB4F0FC0F1A1FBF09D3113C04409B700098825C0B096E8B55BB22C403576FE21E1CF1340028407265E2C10C040BD0DF419252E40C33008709402FBBF430FB1CA67180540927278C5BB1B1CC06AE55C5B2FB704C07A4096446A961E40BF01D25C3873034038F69C13BAA9C8BF5F430437252A1EC0B765FCB0E9C52C401C57C8FEF77B07C0A6A1A1EAE5AD00C0692D7F7E052F37C0B73886944EAC2840A38D00ADA79A0AC0669D7AA50E0505C0682D03136EDF14C005B422AD7E5C0440"> : tensor<4x6xcomplex<f64>>
    %1 = stablehlo.constant dense<"0xEC285107C4D5ACBFD87F7E0A0E5FA23FACD350A09570DA3F60263E56CD75C93F3C4BABE7F7579A3F5BEB8EFC1474D0BF60EB64A842B2B53F6E2D6B2ADD5EC13F647324968B0AD5BF21C3A45B3BF8B2BF9508D6003174D0BF8A8201676198DFBF540218D1F5EEB93F7AF9BDB7267180BF8C3C04C492D4CBBF62452E3CFE25BB3F1709ABC86FBCC1BFDED1F831BE06BCBFE191A9A85CE9EEBF7AD0AE0DDF72E03F7CC9B553F54FBFBF88D72C8E323DB6BFEB2C58CF181CD4BF79EE52CB9B2EE33F3B207F13FDDFC4BF96824F417D97C9BF368726CFE99EBBBFFC2A64D84664D43F03BF96638A20BC3F0BF7FAD827BDD2BFD52809F8BB18E43F8820B04AB801B2BF9B9DA882816ACA3F58050A887D90C5BFAF61495661B5DCBFCBB945799221E33FB0BDB42CF9A5CC3FED54BBE15519923FFDB276C776BEE2BF2AA16205263EB63FA2C9B34B8EE695BFEBED428DAC86CB3FF07F27F99191A6BF0BB6BE26FA3DD0BF5A9C9952DF28E1BF42AE5072CB30DABFA40D0C6608B5B0BFBBF4FFEAE35AE5BF"> : tensor<4x6xcomplex<f64>>
    return %0, %1 : tensor<4x6xcomplex<f64>>, tensor<4x6xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<4x6xcomplex<f64>>) -> (tensor<4x6xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<4x6xcomplex<f64>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<4x6xcomplex<f64>>) -> tensor<4x6xcomplex<f64>>
    %1 = call @fft_0(%arg0) : (tensor<4x6xcomplex<f64>>) -> tensor<4x6xcomplex<f64>>
    return %0, %1 : tensor<4x6xcomplex<f64>>, tensor<4x6xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<4x6xcomplex<f64>>) -> tensor<4x6xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [4, 6] : (tensor<4x6xcomplex<f64>>) -> tensor<4x6xcomplex<f64>>
    return %0 : tensor<4x6xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<4x6xcomplex<f64>>) -> tensor<4x6xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [4, 6] : (tensor<4x6xcomplex<f64>>) -> tensor<4x6xcomplex<f64>>
    return %0 : tensor<4x6xcomplex<f64>>
  }
}

// -----

// fft: rfft2 backwards
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<4x6xf32>)
    %e:1 = call @expected() : () -> (tensor<4x6xf32>)
    %r:1 = call @program(%i#0) : (tensor<4x6xf32>) -> (tensor<4x6xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.01 : tensor<4x6xf32>
    return
  }
  func.func private @inputs() -> (tensor<4x6xf32>) {
    %0 = stablehlo.constant dense<"0x95FFFFBF4927FE3F73E302C00F5CD43F848027C0C92E8A3FF532DA3D14A41EC0567B673FF95D05C0248ADF3FF77FFABBF6899A3F7B1E194021C630BFFCB0BABFB4931040FC0729BF78E03EC05AC6BF3F5C9615C0BC5AB63CDE49ABBE5B458FBF"> : tensor<4x6xf32>
    return %0 : tensor<4x6xf32>
  }
  func.func private @expected() -> (tensor<4x6xf32>) {
    %0 = stablehlo.constant dense<"0xC898CAC200E5AA4287C3CCC2CA389B425339E8C29ECF7E4247EAC441E21AC0C201092F424D26ADC25CE27F4286FB12C20CBB4C42B96F6E42384AB440BC4203C290D89842FB835AC15EA0E9C25CAB1C42CAA8CAC2999A6F40E30D55C2D33ABDC1"> : tensor<4x6xf32>
    return %0 : tensor<4x6xf32>
  }
  func.func private @program(%arg0: tensor<4x6xf32>) -> (tensor<4x6xf32> {jax.result_info = "result"}) {
    %0 = call @fft(%arg0) : (tensor<4x6xf32>) -> tensor<4x4xcomplex<f32>>
    %1 = stablehlo.real %0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %2 = stablehlo.imag %0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %3 = stablehlo.abs %1 : tensor<4x4xf32>
    %4 = stablehlo.abs %2 : tensor<4x4xf32>
    %5 = stablehlo.maximum %3, %4 : tensor<4x4xf32>
    %cst = stablehlo.constant dense<9.22337203E+18> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %7 = stablehlo.compare GE, %5, %6, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
    %cst_0 = stablehlo.constant dense<2.44140625E-4> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %9 = stablehlo.compare LE, %5, %8, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
    %cst_1 = stablehlo.constant dense<2.64697796E-23> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %cst_2 = stablehlo.constant dense<3.77789319E+22> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %13 = stablehlo.multiply %1, %10 : tensor<4x4xf32>
    %14 = stablehlo.multiply %1, %11 : tensor<4x4xf32>
    %15 = stablehlo.select %9, %14, %1 : tensor<4x4xi1>, tensor<4x4xf32>
    %16 = stablehlo.select %7, %13, %15 : tensor<4x4xi1>, tensor<4x4xf32>
    %17 = stablehlo.multiply %2, %10 : tensor<4x4xf32>
    %18 = stablehlo.multiply %2, %11 : tensor<4x4xf32>
    %19 = stablehlo.select %9, %18, %2 : tensor<4x4xi1>, tensor<4x4xf32>
    %20 = stablehlo.select %7, %17, %19 : tensor<4x4xi1>, tensor<4x4xf32>
    %21 = stablehlo.select %9, %10, %12 : tensor<4x4xi1>, tensor<4x4xf32>
    %22 = stablehlo.select %7, %11, %21 : tensor<4x4xi1>, tensor<4x4xf32>
    %23 = chlo.square %16 : tensor<4x4xf32> -> tensor<4x4xf32>
    %24 = chlo.square %20 : tensor<4x4xf32> -> tensor<4x4xf32>
    %25 = stablehlo.add %23, %24 : tensor<4x4xf32>
    %26 = stablehlo.sqrt %25 : tensor<4x4xf32>
    %27 = stablehlo.multiply %26, %22 : tensor<4x4xf32>
    %cst_4 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %29 = stablehlo.compare EQ, %3, %28, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
    %30 = stablehlo.compare EQ, %4, %28, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
    %31 = stablehlo.or %29, %30 : tensor<4x4xi1>
    %32 = stablehlo.select %31, %28, %27 : tensor<4x4xi1>, tensor<4x4xf32>
    %33 = stablehlo.divide %16, %26 : tensor<4x4xf32>
    %34 = stablehlo.divide %20, %26 : tensor<4x4xf32>
    %35 = stablehlo.real %0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %36 = stablehlo.imag %0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %37 = stablehlo.negate %36 : tensor<4x4xf32>
    %38 = stablehlo.complex %35, %37 : tensor<4x4xcomplex<f32>>
    %39 = stablehlo.convert %32 : (tensor<4x4xf32>) -> tensor<4x4xcomplex<f32>>
    %cst_5 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %40 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %41 = stablehlo.compare EQ, %39, %40, FLOAT : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xi1>
    %cst_6 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %42 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %43 = stablehlo.select %41, %42, %39 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
    %44 = stablehlo.divide %38, %43 : tensor<4x4xcomplex<f32>>
    %45 = stablehlo.multiply %32, %32 : tensor<4x4xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %47 = stablehlo.multiply %46, %32 : tensor<4x4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%45 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %50 = stablehlo.multiply %49, %47 : tensor<4x4xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %52 = stablehlo.complex %50, %51 : tensor<4x4xcomplex<f32>>
    %53 = stablehlo.multiply %52, %44 : tensor<4x4xcomplex<f32>>
    %54 = call @fft_0(%53) : (tensor<4x4xcomplex<f32>>) -> tensor<4x6xf32>
    return %54 : tensor<4x6xf32>
  }
  func.func private @fft(%arg0: tensor<4x6xf32>) -> tensor<4x4xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [4, 6] : (tensor<4x6xf32>) -> tensor<4x4xcomplex<f32>>
    return %0 : tensor<4x4xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<4x6xf32> {
    %0 = call @_rfft_transpose(%arg0) : (tensor<4x4xcomplex<f32>>) -> tensor<4x6xf32>
    return %0 : tensor<4x6xf32>
  }
  func.func private @_rfft_transpose(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<4x6xf32> {
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.dynamic_update_slice %0, %1, %c : (tensor<4xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<i64>) -> tensor<4xcomplex<f32>>
    %cst_1 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
    %c_2 = stablehlo.constant dense<3> : tensor<i64>
    %4 = stablehlo.dynamic_update_slice %2, %3, %c_2 : (tensor<4xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<i64>) -> tensor<4xcomplex<f32>>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
    %6 = stablehlo.real %arg0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %7 = stablehlo.imag %arg0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %8 = stablehlo.negate %7 : tensor<4x4xf32>
    %9 = stablehlo.complex %6, %8 : tensor<4x4xcomplex<f32>>
    %10 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %11 = stablehlo.divide %9, %10 : tensor<4x4xcomplex<f32>>
    %12 = call @fft_1(%11) : (tensor<4x4xcomplex<f32>>) -> tensor<4x6xf32>
    %cst_3 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<4x6xf32>
    return %14 : tensor<4x6xf32>
  }
  func.func private @fft_1(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<4x6xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [4, 6] : (tensor<4x4xcomplex<f32>>) -> tensor<4x6xf32>
    return %0 : tensor<4x6xf32>
  }
}
