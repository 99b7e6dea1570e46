// unary: sin f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf32>)
    %e:1 = call @expected() : () -> (tensor<31xf32>)
    %r:1 = call @program(%i#0) : (tensor<31xf32>) -> (tensor<31xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 4 : tensor<31xf32>, tensor<31xf32>
    return
  }
  func.func private @inputs() -> (tensor<31xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0FB76DC14AA1ECBCFBEA8140CCD196C1CA5361C10C078941257789C1D6F16CC111778F41D1029C4055B0A7C08444E93E6170D04067CD0FC150B367C168583841C20FDA40FC96FD3E19B64A41F043FB3F72E499412B1D3DC1BB8C0940E0AE27BF"> : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
  func.func private @expected() -> (tensor<31xf32>) {
    %0 = stablehlo.constant dense<"0x0000000000000080A46A573FA46A57BF0000C0FF0000C0FF0000C07F417540BFDE98ECBCA16A4BBFBC003DBBBA9F7FBFFA1C7DBFDAD47E3F235C48BF001E4BBFCB9B7CBFD7265D3FF047E13EEEFA693E45C0D8BE03FE70BFB0645DBFA0B0013F1659F33E82BFD23D848F6C3FE33AC13EC7E32D3F295B563F7EF21BBF"> : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
  func.func private @program(%arg0: tensor<31xf32>) -> (tensor<31xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.sine %arg0 : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
}

// -----

// unary: sin f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf64>)
    %e:1 = call @expected() : () -> (tensor<31xf64>)
    %r:1 = call @program(%i#0) : (tensor<31xf64>) -> (tensor<31xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 4 : tensor<31xf64>, tensor<31xf64>
    return
  }
  func.func private @inputs() -> (tensor<31xf64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000F07F000000000000F0FF000000000000F87F0099E2A7DC7917C01810A9BF7C4F0D407856E6E0072D25C0805C1F681C2D284070EF76BBFD622D40089DB27E00B32DC0509E8DCEB912F5BFF924F99512D421C0C86A07C7E1AC30C050D0AD7EF0AC2F4028E7DE679A6A06C0F5B9BC3C482F2CC060334912ECBC1B4030DED9A19DD227C0848CA67CA70E3040945280BECDA026C0718A07B150AD32C00209327740F027C0544779C62AAE18C020B92E2516E6F3BF808F25CDD03E3040740E8402E9931F4062A708FD6CB519C0FA58AC642D5333C0"> : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
  func.func private @expected() -> (tensor<31xf64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080EE0C098F54EDEA3FEE0C098F54EDEABF000000000000F8FF000000000000F8FF000000000000F87FDFDFDC4C8FC1D93F89EE64FA6BECDFBF45A24AE9CA60ED3FC66B04198A74DDBF86F0E18F4E2DEB3FD2B4246A6B37E8BF2824C30CBAF9EEBF37414D5D7F46DFBF4C7AAB253359EA3FDF3C43CCA591C0BF3005DA7DC050D5BF17EAED09C6F7EFBF60BE37273866E33FFE8AF5064F7EE33FF2DAD7FCF3E6D5BF65F457440164EE3F16A39FF5E3F9C53FB1756B8E1EFEE13FFEA75CA758E4BC3FC48B3496954DEEBF6215D47A9761E0BF18F3638A4BF9EF3F728A9DBBEB5DC2BFB076B343364ADDBF"> : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
  func.func private @program(%arg0: tensor<31xf64>) -> (tensor<31xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.sine %arg0 : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
}

// -----

// unary: sin f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf16>)
    %e:1 = call @expected() : () -> (tensor<31xf16>)
    %r:1 = call @program(%i#0) : (tensor<31xf16>) -> (tensor<31xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<31xf16>, tensor<31xf16>
    return
  }
  func.func private @inputs() -> (tensor<31xf16>) {
    %0 = stablehlo.constant dense<"0x00000080003C00BC007C00FC007ECECAF74C72BEA44774CCA9CCEB4A0843A7C74EC71CCC8CCAC1CCC84A64BD75CBC94816CA61CCDF43EA4BBBCC1A4A32CA"> : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
  func.func private @expected() -> (tensor<31xf16>) {
    %0 = stablehlo.constant dense<"0x00000080BB3ABBBA00FE00FE007EE9BAC63AFEBBD23BE33AA332A43BD9B5D7BBD3BA553907B84AB1B73ACDBBB4B9A4B02636C73BB4B9ACAFA0ACAFB59831"> : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
  func.func private @program(%arg0: tensor<31xf16>) -> (tensor<31xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.sine %arg0 : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
}

// -----

// unary: sin bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xbf16>)
    %e:1 = call @expected() : () -> (tensor<31xbf16>)
    %r:1 = call @program(%i#0) : (tensor<31xbf16>) -> (tensor<31xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<31xbf16>, tensor<31xbf16>
    return
  }
  func.func private @inputs() -> (tensor<31xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080803F80BF807F80FFC07F82C19AC104C111418CBE624135C1EDC01BC199418D41CCC024C0EEC01E4193C18AC176C023C15D411B41EA3FCF40F640"> : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
  func.func private @expected() -> (tensor<31xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080573F57BFC0FFC0FFC07F043FC8BE6CBFB53E8ABE803F733F67BF853E8B3E71BFBCBD0CBF6ABFDFBEEA3E803F253F313F733F85BE783F3D3E7C3F"> : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
  func.func private @program(%arg0: tensor<31xbf16>) -> (tensor<31xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.sine %arg0 : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
}

// -----

// unary: cos f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf32>)
    %e:1 = call @expected() : () -> (tensor<31xf32>)
    %r:1 = call @program(%i#0) : (tensor<31xf32>) -> (tensor<31xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 4 : tensor<31xf32>, tensor<31xf32>
    return
  }
  func.func private @inputs() -> (tensor<31xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F06E0334103CD8841642B60C15572A140101564C1B59511C0E6383741499B7C41F1E725415CAB94C1DAF3B3C0C5A457C1E69D9F4186D463C186A323C13FC2B6C029848CC1DD0B6D41E98AAE40D9C259C1FAD68DBD60D386C1DB0D8E404CBC2BC1"> : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
  func.func private @expected() -> (tensor<31xf32>) {
    %0 = stablehlo.constant dense<"0x0000803F0000803F40510A3F40510A3F0000C0FF0000C0FF0000C07F53FC793EEAF835BEF743013E2D46A73EA30DF1BDEAB125BF5E61E13EAB2E7FBFDA1516BF1901773F424A4A3F3AD81C3F8414E73EBDFAD0BDE0DE31BFEB40573FEE54903E499E20BF1D022D3F54C6003FE3627F3F475DD3BEC8248ABE6AAA84BE"> : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
  func.func private @program(%arg0: tensor<31xf32>) -> (tensor<31xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.cosine %arg0 : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
}

// -----

// unary: cos f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf64>)
    %e:1 = call @expected() : () -> (tensor<31xf64>)
    %r:1 = call @program(%i#0) : (tensor<31xf64>) -> (tensor<31xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 4 : tensor<31xf64>, tensor<31xf64>
    return
  }
  func.func private @inputs() -> (tensor<31xf64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000F07F000000000000F0FF000000000000F87FACBD175B567432C0F4F5BC98EFC72EC0A0690E321DAF0140183DA8CFB9EA1540EC3CC65D2A081CC038756FBFCFF3164058F5495F5FAB17C00EA6A8811A8C2DC010315CA2FC901DC0E8B46E3ED0C110C0AA5F64F26B813040D170328A46BF2EC070B3DC87AE8D30C0A06DA3FD3EAE0340B834336424893240120DD0E04A4A3040263FD090FF042040E3EE36EC785431C038BD3AE6198328406C087B7C07571D40CEF1F8064F7C2CC0108494B39E6FF6BF8EB8479EEF0632C01CAEFB756B262840"> : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
  func.func private @expected() -> (tensor<31xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000F03F000000000000F03F8C06B50F284AE13F8C06B50F284AE13F000000000000F8FF000000000000F8FF000000000000F87FDAFE63B2D488ED3F7C1527EBA566EEBF4E30F35A4F1AE3BF84EE5FAC1934E63F4B4DB7BADAF4E73F5B6A8017D45CEB3FC690FC0AEAE1ED3F300EF8A60405E3BF56CC434CC18CDC3F696B0F832DF9DFBF6E87B20E9159E6BF754C114B483AEEBF9C418D8D563AE5BFDAD8DD0C15DAE8BFA9BBAE09DA6FEE3F326BE17438BAEABFF9AE010700DCC3BF7AFC0F995535AA3FBD5F7B7FBB78EE3F1EA1ADC78CBEDF3F9602B7F646FDBABFF0EB7878C878C53FA49FBCFBFDC5E53F0CC05DD3ED36EC3F"> : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
  func.func private @program(%arg0: tensor<31xf64>) -> (tensor<31xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.cosine %arg0 : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
}

// -----

// unary: cos f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf16>)
    %e:1 = call @expected() : () -> (tensor<31xf16>)
    %r:1 = call @program(%i#0) : (tensor<31xf16>) -> (tensor<31xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<31xf16>, tensor<31xf16>
    return
  }
  func.func private @inputs() -> (tensor<31xf16>) {
    %0 = stablehlo.constant dense<"0x00000080003C00BC007C00FC007E5F48184A3549A8C8CB4904C93ECB62C487AD49C83B441A4434C9E744B6C5B24831C8FA49CBC24240EF46E139D9C8CB4C"> : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
  func.func private @expected() -> (tensor<31xf16>) {
    %0 = stablehlo.constant dense<"0x003C003C5338533800FE00FE007E35BA6F3B65B8F3BB743893BA72B52EB5F83B41B96AB797B872B80B32BA3AFFBB09B88B3ABEBB3DB85E3AEF39B6BB973B"> : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
  func.func private @program(%arg0: tensor<31xf16>) -> (tensor<31xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.cosine %arg0 : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
}

// -----

// unary: cos bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xbf16>)
    %e:1 = call @expected() : () -> (tensor<31xbf16>)
    %r:1 = call @program(%i#0) : (tensor<31xbf16>) -> (tensor<31xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<31xbf16>, tensor<31xbf16>
    return
  }
  func.func private @inputs() -> (tensor<31xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080803F80BF807F80FFC07F81C1E0C0FB3F97C15DC140413641AF408141244101C1B940CDC0204193C05EC17141F4401D411940354105C028408CC1"> : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
  func.func private @expected() -> (tensor<31xbf16>) {
    %0 = stablehlo.constant dense<"0x803F803F0A3F0A3FC0FFC0FFC07F6ABF413FC3BE803FA33E583FBE3E303F6ABF2EBF54BE603F7E3F57BFF2BD853E4CBF683E6DBF3BBFA03EF9BE5FBF613E"> : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
  func.func private @program(%arg0: tensor<31xbf16>) -> (tensor<31xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.cosine %arg0 : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
}

// -----

// unary: tan f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xf32>)
    %e:1 = call @expected() : () -> (tensor<24xf32>)
    %r:1 = call @program(%i#0) : (tensor<24xf32>) -> (tensor<24xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 8 : tensor<24xf32>, tensor<24xf32>
    return
  }
  func.func private @inputs() -> (tensor<24xf32>) {
    %0 = stablehlo.constant dense<"0x9DE41D3E0382613FC555133FAC4C593F23F432BCA7AB883F6B628CBFADA6863F918BB8BE5A9992BF6913AB3EF95401BEBD5E4DBE9C557C3FC9D081BF43A3A73EAB4B77BE080CA23D1DC2D8BACE2083BF51CD093D53C7813FC7A86BBFED16AFBF"> : tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @expected() -> (tensor<24xf32>) {
    %0 = stablehlo.constant dense<"0x07281F3E321E9B3F6A17263FB35C913FF5F532BCE79BE83F797BF9BF7829E03FB3F9C0BEC7390DC07BBDB13E270602BE2C2B50BEDB34C13F58B5CDBF8AE5AD3ED2377CBED262A23D2AC2D8BA707DD2BFA2DA093D7693CD3FA349A8BF23899BC0"> : tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @program(%arg0: tensor<24xf32>) -> (tensor<24xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.tan %arg0 : tensor<24xf32>
    return %0 : tensor<24xf32>
  }
}

// -----

// unary: tan f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xf64>)
    %e:1 = call @expected() : () -> (tensor<24xf64>)
    %r:1 = call @program(%i#0) : (tensor<24xf64>) -> (tensor<24xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 8 : tensor<24xf64>, tensor<24xf64>
    return
  }
  func.func private @inputs() -> (tensor<24xf64>) {
    %0 = stablehlo.constant dense<"0x9AF6E8D2815FF3BF30A48A4885D1BCBFEAD1784D6541F53F1708604C0E6BF4BF767BD3555FFEF53FE0A1A2F9C4D7B93F015B16068904F1BF78774B800B32CDBFC8526E287538EABF246F26E71E30E33F90AC14A0CBC1BD3F0BBFCD96B0FFE2BF6560D88904EAE5BF2E05EACBC870F03FCC0122FBF3DAE73FF8A532440CDFC6BF3878A9E9B0EED0BFE0C548FC0E47E53F586661E5C216F53FD5972D6A91D5F2BF066955BBCD8BEEBFA8AD4049CAABD8BFC08458ECAE1E963FCCE8AA676D33F3BF"> : tensor<24xf64>
    return %0 : tensor<24xf64>
  }
  func.func private @expected() -> (tensor<24xf64>) {
    %0 = stablehlo.constant dense<"0x60FA0DAD524105C0D49C4BDCD7F0BCBF0DC4886D972E1040EE470A43105C0AC0E0DC9B2B312014400DEFCC9855EEB93F0A2C20223ACBFCBF4AA6689369B6CDBF60000AF36320F1BF474952EBEDDFE53F54BCEE6E4AE4BD3FCDD01D072799E5BFEFD1C1F31122EABF1CDA6B5FE77EFA3F1EC359A5BA8AED3F0E3A91782A1EC7BF8926623CBE56D1BF79779A66BC16E93F13F45DF3EEF90E40A3358B5AF64203C02A828F446797F6BF241714446AF8D9BF58C4B071901F963FF5A49BE7A19404C0"> : tensor<24xf64>
    return %0 : tensor<24xf64>
  }
  func.func private @program(%arg0: tensor<24xf64>) -> (tensor<24xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.tan %arg0 : tensor<24xf64>
    return %0 : tensor<24xf64>
  }
}

// -----

// unary: tan f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xf16>)
    %e:1 = call @expected() : () -> (tensor<24xf16>)
    %r:1 = call @program(%i#0) : (tensor<24xf16>) -> (tensor<24xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<24xf16>, tensor<24xf16>
    return
  }
  func.func private @inputs() -> (tensor<24xf16>) {
    %0 = stablehlo.constant dense<"0x00BD49BA1CB55C39ED3446BD19BD4CB0333CA63C0BB6573CCE3C2FB4833908B6C3BBBD32A2BC5137ED3AA73CA8B049BC"> : tensor<24xf16>
    return %0 : tensor<24xf16>
  }
  func.func private @expected() -> (tensor<24xf16>) {
    %0 = stablehlo.constant dense<"0x05C201BC4AB5563A1635C1C38DC253B0F83E9E4059B6933F2A4148B4973A56B6D7BDD73292C0DF37B33CA140B0B055BF"> : tensor<24xf16>
    return %0 : tensor<24xf16>
  }
  func.func private @program(%arg0: tensor<24xf16>) -> (tensor<24xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.tan %arg0 : tensor<24xf16>
    return %0 : tensor<24xf16>
  }
}

// -----

// unary: tan bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xbf16>)
    %e:1 = call @expected() : () -> (tensor<24xbf16>)
    %r:1 = call @program(%i#0) : (tensor<24xbf16>) -> (tensor<24xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<24xbf16>, tensor<24xbf16>
    return
  }
  func.func private @inputs() -> (tensor<24xbf16>) {
    %0 = stablehlo.constant dense<"0x903F853FA83F873EF93EB6BE63BF15BF1E3FFBBE093FC63B12BEA83F6FBF13BD74BF9D3F03BDF1BE6EBF873E91BE86BF"> : tensor<24xbf16>
    return %0 : tensor<24xbf16>
  }
  func.func private @expected() -> (tensor<24xbf16>) {
    %0 = stablehlo.constant dense<"0x0640DA3F72408A3E073FBEBE9DBF28BF363F09BF183FC63B13BE7240ADBF13BDB4BF334003BD02BFACBF8A3E95BEDEBF"> : tensor<24xbf16>
    return %0 : tensor<24xbf16>
  }
  func.func private @program(%arg0: tensor<24xbf16>) -> (tensor<24xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.tan %arg0 : tensor<24xbf16>
    return %0 : tensor<24xbf16>
  }
}

// -----

// unary: tanh f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf32>)
    %e:1 = call @expected() : () -> (tensor<31xf32>)
    %r:1 = call @program(%i#0) : (tensor<31xf32>) -> (tensor<31xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 8 : tensor<31xf32>, tensor<31xf32>
    return
  }
  func.func private @inputs() -> (tensor<31xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07FB56CEFC0BE9CDEBF3554AA3F1C379A3E70D0CC40A9BFD2406162DF40517199401D5FB7BEFBEDC23E7B4CD2BFFCBBCDBF12B6EAC042FF9840A00982C079FAF0C0F24C09BFB2155F40C40183BFA5200BC0ED5422404D9EACC0B532FAC04748BD3F"> : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
  func.func private @expected() -> (tensor<31xf32>) {
    %0 = stablehlo.constant dense<"0x0000000000000080D6F7423FD6F742BF0000803F000080BF0000C07FF6FF7FBF4AAC70BF40925E3F04B7953EA4FF7F3FC0FF7F3FE2FF7F3F08F77F3FE2E9AFBEF106BA3EE0896DBFFF396CBFF2FF7FBFCBF67F3F4CD97FBFF6FF7FBF2CFCFABE1F857F3FEC7245BF177679BF04D07C3F4DFD7FBFFAFF7FBF77B7663F"> : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
  func.func private @program(%arg0: tensor<31xf32>) -> (tensor<31xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.tanh %arg0 : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
}

// -----

// unary: tanh f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf64>)
    %e:1 = call @expected() : () -> (tensor<31xf64>)
    %r:1 = call @program(%i#0) : (tensor<31xf64>) -> (tensor<31xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 8 : tensor<31xf64>, tensor<31xf64>
    return
  }
  func.func private @inputs() -> (tensor<31xf64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000F07F000000000000F0FF000000000000F87FE012DCE26C2EDF3FB04016689A691740589CFACD8789F5BFA2E7AE8BB64F1240961330874DDA1EC0845A816714411EC0A869CECC953BF93F4EDE7F184A8511C0D2563424ECB11BC0FA1A5A7AF3D217C0304055426B0800C024B07B6FB2D804C020769C5FB454F03F08C5A2825CCE1840E42366377A3101C05CC894FAC63614C078834E52CAF9F33FC85F529FA5DC1FC0D8E39B258B7CFDBF0C23571BC86407C02898280AEDD3FCBF7A7A5908ADBF1CC0608288D150C2EB3F78DE5E9174C9FF3F"> : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
  func.func private @expected() -> (tensor<31xf64>) {
    %0 = stablehlo.constant dense<"0x0000000000000000000000000000008094F314B5FA5EE83F94F314B5FA5EE8BF000000000000F03F000000000000F0BF000000000000F87F3908FE7989EDDC3F9D33316EDDFFEF3F37C3A5F6A1F0EBBFCECC660E45FEEF3F8CAC8E29FFFFEFBFF6E3BEDEFEFFEFBF39B9DD126661ED3F60D9934C6EFDEFBFAAA511F0FBFFEFBF2B2BFADBE3FFEFBF38DE150BAFDBEEBFC6007F2725A7EFBF5F7E3B8A03A5E83F9CC02EC7EEFFEF3FC92539EE4D24EFBF29B10EE854FFEFBFE5FAB90BA721EB3FC52E877EFFFFEFBF3CC6FD55316FEEBF408DD984E0D0EFBFD9821355B54DEEBFFDAEF799FDFFEFBF03FECFD31B67E63F417ED0C581D1EE3F"> : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
  func.func private @program(%arg0: tensor<31xf64>) -> (tensor<31xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.tanh %arg0 : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
}

// -----

// unary: tanh f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf16>)
    %e:1 = call @expected() : () -> (tensor<31xf16>)
    %r:1 = call @program(%i#0) : (tensor<31xf16>) -> (tensor<31xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<31xf16>, tensor<31xf16>
    return
  }
  func.func private @inputs() -> (tensor<31xf16>) {
    %0 = stablehlo.constant dense<"0x00000080003C00BC007C00FC007EFC435247A6C000416BBB8FC43B46DE4316472545AE46F4C5C0C7D3C4A0BD0142E1BBD5322D44DFC6B54138C706C41D43"> : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
  func.func private @expected() -> (tensor<31xf16>) {
    %0 = stablehlo.constant dense<"0x00000080183A18BA003C00BC007EFF3B003CD9BBE53BD6B900BC003CFE3B003C003C003C00BC00BC00BC18BBF63B0BBABB32FF3B00BCF23B00BCFFBBFD3B"> : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
  func.func private @program(%arg0: tensor<31xf16>) -> (tensor<31xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.tanh %arg0 : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
}

// -----

// unary: tanh bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xbf16>)
    %e:1 = call @expected() : () -> (tensor<31xbf16>)
    %r:1 = call @program(%i#0) : (tensor<31xbf16>) -> (tensor<31xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<31xbf16>, tensor<31xbf16>
    return
  }
  func.func private @inputs() -> (tensor<31xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080803F80BF807F80FFC07F3B40C2BF52C0A84067C0F0C081C0F5C09F40C1C0F34093C047C0AE3F44C0F7BFCBC0E3BFF3C08DC0D24060C06BC03840"> : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
  func.func private @expected() -> (tensor<31xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080433F43BF803F80BFC07F7F3F68BF7FBF803F80BF80BF80BF80BF803F80BF803F80BF7FBF603F7FBF75BF80BF72BF80BF80BF803F80BF80BF7E3F"> : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
  func.func private @program(%arg0: tensor<31xbf16>) -> (tensor<31xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.tanh %arg0 : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
}

// -----

// unary: exp f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf32>)
    %e:1 = call @expected() : () -> (tensor<31xf32>)
    %r:1 = call @program(%i#0) : (tensor<31xf32>) -> (tensor<31xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 4 : tensor<31xf32>, tensor<31xf32>
    return
  }
  func.func private @inputs() -> (tensor<31xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F27CBB7414BFD43C1DD72EDC0E1154E41E63A8C41FC7BDA40CC149AC13E3F99C174A277417A8E4641C136BE41D64D8641974397C03C07B0C1356DBB41AEB83B4108A492402E982E418985DCC07A7316C19CD79040508084BF689C48412053D141"> : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
  func.func private @expected() -> (tensor<31xf32>) {
    %0 = stablehlo.constant dense<"0x0000803F0000803F54F82D40B25ABC3E0000807F000000000000C07F80820D5005ABA0364F051D3AF0A8BF481B5A1C4C54C06644A469943158B9A43141C4A04A3B716F484CDE9D504515954B1B0C113CD8CF982F7ED95E50CE4AF3478385C342CD365647203F853A96EEAC38E8D5B84284D8B53EBE1F8848741D5752"> : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
  func.func private @program(%arg0: tensor<31xf32>) -> (tensor<31xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.exponential %arg0 : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
}

// -----

// unary: exp f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf64>)
    %e:1 = call @expected() : () -> (tensor<31xf64>)
    %r:1 = call @program(%i#0) : (tensor<31xf64>) -> (tensor<31xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 4 : tensor<31xf64>, tensor<31xf64>
    return
  }
  func.func private @inputs() -> (tensor<31xf64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000F07F000000000000F0FF000000000000F87FB0AFB1DA72D6344084F0CCFCD0011BC0DCA663D7089B1EC09A166BC6249C394004AA810D6E4A19C07490B3BAAB0332401714EBF87B6F38C018D7CDF3DB7707C060B2D973A12DEF3F86DD5734C18732408815978817A83640CE1A717E27D734C02031EEB40D1E1C4088A5F3EE55FE1E4041DBDA9557E834C0A0C86B4FAA033440B068C8529CA9094058283CD1F6B33B40A894DD3842D232C000885303A7F8F73F24274019902F25C0842F6A85D5182140F0DF1B101BF01940C01877DD0ADCE73F"> : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
  func.func private @expected() -> (tensor<31xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000F03F000000000000F03F6A57148B0ABF054037EF2C36568BD73F000000000000F07F0000000000000000000000000000F87F6A0240E024B5D041DB62255A5226533FEE4F5DAB83273F3FC0163ECA4EDA3E42FE8EA57F43695D3F56100015E4C28F4107111BE688DABA3D578939A53A3EAB3FE8948B80E631054062175641929A9A416186C7225AC0F9411537F425768F0E3E50ABD1782EA59140136300B99A1BA240BDE97E5E70930C3E3E6EA5DEC955BD4196241A2A9EB93840EFBCAA2284466F42227691D783C53C3EA136004A06E51140BD720B960550FA3E724135EB0727B44024A87F692D7784405FA33E90A0DC0040"> : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
  func.func private @program(%arg0: tensor<31xf64>) -> (tensor<31xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.exponential %arg0 : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
}

// -----

// unary: exp f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf16>)
    %e:1 = call @expected() : () -> (tensor<31xf16>)
    %r:1 = call @program(%i#0) : (tensor<31xf16>) -> (tensor<31xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<31xf16>, tensor<31xf16>
    return
  }
  func.func private @inputs() -> (tensor<31xf16>) {
    %0 = stablehlo.constant dense<"0x00000080003C00BC007C00FC007E41C99233AAC7DD4D9EC0F2BD3ECB63CBCF4E94C9864DB045354F0ACDA04E164C1544444AAC4A32C2094812CC2ECF4C49"> : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
  func.func private @expected() -> (tensor<31xf16>) {
    %0 = stablehlo.constant dense<"0x003C003C7041E335007C0000007ECA01113DB10F007C5D2E3D3309000600007CF000007C9D5C007C0000007C007C6953007C007CC8293F6A01000000DE78"> : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
  func.func private @program(%arg0: tensor<31xf16>) -> (tensor<31xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.exponential %arg0 : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
}

// -----

// unary: exp bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xbf16>)
    %e:1 = call @expected() : () -> (tensor<31xbf16>)
    %r:1 = call @program(%i#0) : (tensor<31xbf16>) -> (tensor<31xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<31xbf16>, tensor<31xbf16>
    return
  }
  func.func private @inputs() -> (tensor<31xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080803F80BF807F80FFC07FC4BFC34163C19941E941BF41DF41A4C1A1C182C105C1B9C1A8C1E7C1D04105C1F2402FC069419341E1C00840C1C14EC1"> : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
  func.func private @expected() -> (tensor<31xbf16>) {
    %0 = stablehlo.constant dense<"0x803F803F2E40BC3E807F0000C07F5D3E10513935414D8254AE509553AC30FA30BC338139C72E5030A22A36528139F144853D014AB64C683A0641132E2C36"> : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
  func.func private @program(%arg0: tensor<31xbf16>) -> (tensor<31xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.exponential %arg0 : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
}

// -----

// unary: exp2 f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xf32>)
    %e:1 = call @expected() : () -> (tensor<24xf32>)
    %r:1 = call @program(%i#0) : (tensor<24xf32>) -> (tensor<24xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 40 : tensor<24xf32>, tensor<24xf32>
    return
  }
  func.func private @inputs() -> (tensor<24xf32>) {
    %0 = stablehlo.constant dense<"0x5F1385C180C837C1A28628C132029040718A20C19A3626C136049F41DD2BEAC1B179EDC18295D4C13276AF41F56300413DD85A41CBB0DB41235C87C19F99C941891A77C187E3903FD1D32D4129AF8E4138D071C17074B0BFCF1DDAC1F9A24BC1"> : tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @expected() -> (tensor<24xf32>) {
    %0 = stablehlo.constant dense<"0x21E924373CBAB63913F1303A8E0DB54178127A3A5D96433A7A166B49EF18D430294C9F306B162C329055744AFF2E8243A7C24C46313B304DA24C0737CD08134CCF2FBC3728420C401B01E944C76A6448AFA8EC37D9EAC43EC81BD5313EA21A39"> : tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @program(%arg0: tensor<24xf32>) -> (tensor<24xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.693147182> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<24xf32>
    %2 = stablehlo.exponential %1 : tensor<24xf32>
    return %2 : tensor<24xf32>
  }
}

// -----

// unary: exp2 f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xf64>)
    %e:1 = call @expected() : () -> (tensor<24xf64>)
    %r:1 = call @program(%i#0) : (tensor<24xf64>) -> (tensor<24xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 40 : tensor<24xf64>, tensor<24xf64>
    return
  }
  func.func private @inputs() -> (tensor<24xf64>) {
    %0 = stablehlo.constant dense<"0x6E4031C7A9DB3C40DA84BE20634E3840E0C119EAA4B313401679EF188A3031409813261BF4213840EC22E990692D24C0883E33BF7CD43C40D8B78A80C4B408C0076CA1D8597734C010D31A400DDFFC3F084C64A867791640B8428DD7E023274018534C88AC8324405F2F6C0A67833BC0F4446C3E72AF2040D22C79D7284C39409CD0CFB9A9692440D4F3056850833C40404F4D9F4218E63FF073FF7ACD9C324000478C466A9535C000BEBBA683BB3740880A71677E820EC0D03E3616A4993640"> : tensor<24xf64>
    return %0 : tensor<24xf64>
  }
  func.func private @expected() -> (tensor<24xf64>) {
    %0 = stablehlo.constant dense<"0x07081F3C6700BD418F3DB35A7CC8734114CFF87059633E40732911D14B3F0241130E229A688A714165E1F2AD87174E3F98963A038B71BC41D8289F63D419BE3FB62ED34ADF29A73E8C2F1B789CF10B40AF6A7523C2904840F043AE7AECC0A740EA6B0AB4471F934023EBEE9E7F6B363EC8683B32234A7440B78404C407AA83412B41D919E6759240F3B0D6CBD4D4B6415FACF78C1FD2F93F06B290FF717618411A1A200B4B5A953E776B768376956A410925B4028B34B23F4C2F154E10415841"> : tensor<24xf64>
    return %0 : tensor<24xf64>
  }
  func.func private @program(%arg0: tensor<24xf64>) -> (tensor<24xf64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.69314718055994529> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %1 = stablehlo.multiply %0, %arg0 : tensor<24xf64>
    %2 = stablehlo.exponential %1 : tensor<24xf64>
    return %2 : tensor<24xf64>
  }
}

// -----

// unary: exp2 f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xf16>)
    %e:1 = call @expected() : () -> (tensor<24xf16>)
    %r:1 = call @program(%i#0) : (tensor<24xf16>) -> (tensor<24xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<24xf16>, tensor<24xf16>
    return
  }
  func.func private @inputs() -> (tensor<24xf16>) {
    %0 = stablehlo.constant dense<"0x60C97647334D574A32470F4F2ECEF8CD3142D24E9849B6C9E2CD35C2BBBC9DBF2947D1CAB54D5ACAE5CD88C8894E1CCD"> : tensor<24xf16>
    return %0 : tensor<24xf16>
  }
  func.func private @expected() -> (tensor<24xf16>) {
    %0 = stablehlo.constant dense<"0xC0108259007C696E9558007C010001004748007C9268F70D0100702F0C3747347A582405007CEB080100A217007C0C00"> : tensor<24xf16>
    return %0 : tensor<24xf16>
  }
  func.func private @program(%arg0: tensor<24xf16>) -> (tensor<24xf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<6.933590e-01> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<24xf16>
    %1 = stablehlo.multiply %0, %arg0 : tensor<24xf16>
    %2 = stablehlo.exponential %1 : tensor<24xf16>
    return %2 : tensor<24xf16>
  }
}

// -----

// unary: exp2 bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xbf16>)
    %e:1 = call @expected() : () -> (tensor<24xbf16>)
    %r:1 = call @program(%i#0) : (tensor<24xbf16>) -> (tensor<24xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<24xbf16>, tensor<24xbf16>
    return
  }
  func.func private @inputs() -> (tensor<24xbf16>) {
    %0 = stablehlo.constant dense<"0x55C1CD4112C1A541DAC1BA417CC199C16941EB41DC417241C741EA414B40ABC1A841C8C034C1603DDFC1E7C162C1B840"> : tensor<24xbf16>
    return %0 : tensor<24xbf16>
  }
  func.func private @expected() -> (tensor<24xbf16>) {
    %0 = stablehlo.constant dense<"0xD738434CEE3ABC49DA311A4B9F37EC35B746154E2A4D0547ED4B154E0F41D334F2495C3CDB39853F96310E3175385442"> : tensor<24xbf16>
    return %0 : tensor<24xbf16>
  }
  func.func private @program(%arg0: tensor<24xbf16>) -> (tensor<24xbf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<6.914060e-01> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<24xbf16>
    %1 = stablehlo.multiply %0, %arg0 : tensor<24xbf16>
    %2 = stablehlo.exponential %1 : tensor<24xbf16>
    return %2 : tensor<24xbf16>
  }
}

// -----

// unary: expm1 f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf32>)
    %e:1 = call @expected() : () -> (tensor<31xf32>)
    %r:1 = call @program(%i#0) : (tensor<31xf32>) -> (tensor<31xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 8 : tensor<31xf32>, tensor<31xf32>
    return
  }
  func.func private @inputs() -> (tensor<31xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F26A01F40344D92402D9C4B40F6278D40C683AE3F50B21540FAA95F3F06F185C0D7308CC0417D2640957F3EC0057C3940B707B8BEE6C69DC07E841D3FA7D211BF685B88C08AE918C0097FF7BF7987C5BFE55E0440E7F154C0F72B11BF90BE883F"> : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
  func.func private @expected() -> (tensor<31xf32>) {
    %0 = stablehlo.constant dense<"0x0000000000000080A9F0DB3FA7D221BF0000807F000080BF0000C07F6CC83141CA75BF421AA5B84182B9A24269343A4066EF15413CA7B23F111B7CBFEDCB7CBF73B84741B1F372BF8321894162969ABEA8267EBFD2A7593F5157DEBE8D637CBF7A8668BF6AF95ABF2A4B49BF5B29DD40D6CF76BF799ADDBE5F8AF43F"> : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
  func.func private @program(%arg0: tensor<31xf32>) -> (tensor<31xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.exponential_minus_one %arg0 : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
}

// -----

// unary: expm1 f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf64>)
    %e:1 = call @expected() : () -> (tensor<31xf64>)
    %r:1 = call @program(%i#0) : (tensor<31xf64>) -> (tensor<31xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 8 : tensor<31xf64>, tensor<31xf64>
    return
  }
  func.func private @inputs() -> (tensor<31xf64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000F07F000000000000F0FF000000000000F87F64FD8ACE7FDA1140BB1E88C70DCD0EC05AA1A738C4D310C03457F469B6A908C04EC21CE98C5A06C066CAFF5782FA0AC004CC918DCCF510C092360A34823C07C01414FE9F7D2106C060133B985F2DCABF042A9E483FA3F73F28F0E578F0C7F5BFF1D2A63CB78B0AC0E4D537D38E3610C084C31B1E31F402C041C4CDF7B0550AC0206615904A46C8BF580FA4FAEEAF0D409C1F01F8E850014092AD873BC3BD07C07F247823219112C0348919509A4B11C0788BE8D60D8CE4BF8C98C1AB2AD3F5BF"> : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
  func.func private @expected() -> (tensor<31xf64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080D3AE2816157EFB3F6488E9E4543AE4BF000000000000F07F000000000000F0BF000000000000F87F1B5D0C59EE7155405E9455B0B251EFBF3A53A837FD85EFBF3D88D36E9488EEBFE50DD20CF40AEEBF3C883EC0EEE6EEBF3A09E23DFA89EFBFA1D9653C4B3FEEBFADF8801ACCFCEDBFF2735E808BACC7BF31F4A180FD0C0B40779E94C631CCE7BF735238FC4ED7EEBF0D9BE73FBE71EFBF0B66BC8A9E01EDBFD702DDBF60CFEEBFFCD609BC951CC6BF69AD25A605F24340708C0E4C5AD71E408FEF31D6BC5AEEBFB8FCC64E05B1EFBFBB2C86C47693EFBFA52107F7EE52DEBF5876BB35F1D1E7BF"> : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
  func.func private @program(%arg0: tensor<31xf64>) -> (tensor<31xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.exponential_minus_one %arg0 : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
}

// -----

// unary: expm1 f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf16>)
    %e:1 = call @expected() : () -> (tensor<31xf16>)
    %r:1 = call @program(%i#0) : (tensor<31xf16>) -> (tensor<31xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<31xf16>, tensor<31xf16>
    return
  }
  func.func private @inputs() -> (tensor<31xf16>) {
    %0 = stablehlo.constant dense<"0x00000080003C00BC007C00FC007E4C3F29C4E9C06E3F723958310444BCC317C23F393A39CD44C644FB3A2D41E63F57C3173CC5BFA4BDE0C2EBC413435740"> : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
  func.func private @expected() -> (tensor<31xf16>) {
    %0 = stablehlo.constant dense<"0x00000080E03E0FB9007C00BC007E3345E0BB50BB6845CD3BD131CF52D5BB9FBB6A3B603B8A575557923D274A3446CCBB1F3FDABA0CBABEBBF1BB2C50C247"> : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
  func.func private @program(%arg0: tensor<31xf16>) -> (tensor<31xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.exponential_minus_one %arg0 : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
}

// -----

// unary: expm1 bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xbf16>)
    %e:1 = call @expected() : () -> (tensor<31xbf16>)
    %r:1 = call @program(%i#0) : (tensor<31xbf16>) -> (tensor<31xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<31xbf16>, tensor<31xbf16>
    return
  }
  func.func private @inputs() -> (tensor<31xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080803F80BF807F80FFC07F214008C053BF4FC0833F594032408B4019C001406FC0BA3E79C0CF3ED83EC4BFC1BF074042BE6CBF78C00BC05E409740"> : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
  func.func private @expected() -> (tensor<31xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080DC3F22BF807F80BFC07F364161BF10BF76BFE43FE5417241984269BFD0407ABFE03E7BBFFF3E063F49BF47BFE84031BE1ABF7BBF63BFF941DE42"> : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
  func.func private @program(%arg0: tensor<31xbf16>) -> (tensor<31xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.exponential_minus_one %arg0 : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
}

// -----

// unary: log f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf32>)
    %e:1 = call @expected() : () -> (tensor<31xf32>)
    %r:1 = call @program(%i#0) : (tensor<31xf32>) -> (tensor<31xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 4 : tensor<31xf32>, tensor<31xf32>
    return
  }
  func.func private @inputs() -> (tensor<31xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07FC84B1542032AAE42F8BDAE42CB8AAE41641BDB41CF368B4205DDF441670FBF42ED0E1242BF0B9242E0768D42D9FAAA41E432AD4216840342E44230415DD0A04020C134423B367D42E529D941BD62A8423D12D6416880A942EA5154405830D241"> : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
  func.func private @expected() -> (tensor<31xf32>) {
    %0 = stablehlo.constant dense<"0x000080FF000080FF00000000FFFFFFFF0000807FFFFFFFFFFFFFFFFF21A8674071F08E40950B8F405D4B4540FCD853408FC58740E7F55A40F1E69140E8406640054E8940EA48884084F94340E9C28E40978A5F406C8F194054A8CE3FE2E47340DCBB84400547534009DC8D40095C524025128E40C27F993F2B305140"> : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
  func.func private @program(%arg0: tensor<31xf32>) -> (tensor<31xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.log %arg0 : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
}

// -----

// unary: log f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf64>)
    %e:1 = call @expected() : () -> (tensor<31xf64>)
    %r:1 = call @program(%i#0) : (tensor<31xf64>) -> (tensor<31xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 4 : tensor<31xf64>, tensor<31xf64>
    return
  }
  func.func private @inputs() -> (tensor<31xf64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000F07F000000000000F0FF000000000000F87F7B9FE9DCB5E92F40D95B7DB64363464004C76BD38A8B4140DF962B78ABBD434024F789E0F74955406A85FE76E8FA4C40B7CFDED939464E405092056F0D814340076928247D335440B489DEBD74174940944FDA6696A6524063E9DD85E5DA5640084F2F663B9A4E40F05B0A16C1C245405A419958A15E3A4083041561DFCC5640593851007D1F53402CB4327B19FD5340A51A9AB6D125364083E0447E71D64540E63381FC121756408F70AC614C9B3840D6610D332F595440BBF8B0EE49EF4A40"> : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
  func.func private @expected() -> (tensor<31xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000F0FF000000000000F0FF0000000000000000000000000000F87F000000000000F07F000000000000F87F000000000000F87F3CF37984AE280640DED93E59CD690E4089A56A5D9F760C40DCBC69A31E680D40B1BAE54826C711402DB0B4E9303D10402C1EC803EE691040F662FEEE674F0D404912130D71911140D243E2B850530F40E878630EAC3F11406C2CE39BD60F1240EE587426F87410405DCB8990A02F0E407E343B617E2D0A40D932BE85610D124019E416584759114003EEBC719D8611409D17245229C80840C29FEB52DA360E404D860BC9FAEC11409A7E7FE6C69F0940D345A7EAE09811404864805B7BE40F40"> : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
  func.func private @program(%arg0: tensor<31xf64>) -> (tensor<31xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.log %arg0 : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
}

// -----

// unary: log f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf16>)
    %e:1 = call @expected() : () -> (tensor<31xf16>)
    %r:1 = call @program(%i#0) : (tensor<31xf16>) -> (tensor<31xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<31xf16>, tensor<31xf16>
    return
  }
  func.func private @inputs() -> (tensor<31xf16>) {
    %0 = stablehlo.constant dense<"0x00000080003C00BC007C00FC007E794DB250A24735548B54D041894FCE54034DB752095520531E4AAF55AB54105329504853E550F0491C4A8A44434C244E"> : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
  func.func private @expected() -> (tensor<31xf16>) {
    %0 = stablehlo.constant dense<"0x00FC00FC000000FE007C00FE007E2C424143114036444944443CD0425844FF41F84364440B440241834450440944034311445643F34002410D3EAC416742"> : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
  func.func private @program(%arg0: tensor<31xf16>) -> (tensor<31xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.log %arg0 : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
}

// -----

// unary: log bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xbf16>)
    %e:1 = call @expected() : () -> (tensor<31xbf16>)
    %r:1 = call @program(%i#0) : (tensor<31xbf16>) -> (tensor<31xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<31xbf16>, tensor<31xbf16>
    return
  }
  func.func private @inputs() -> (tensor<31xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080803F80BF807F80FFC07F7E4268426C42A44218411C42FE402842FC40D54027411C429942E2419442BB41E6413D42F04034426942A542B440A042"> : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
  func.func private @expected() -> (tensor<31xbf16>) {
    %0 = stablehlo.constant dense<"0x80FF80FF0000C0FF807FC0FFC0FF8540824082408D4010406A4005406F400440F33F16406A408B4056408A404A40574077400140744082408D40DD3F8C40"> : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
  func.func private @program(%arg0: tensor<31xbf16>) -> (tensor<31xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.log %arg0 : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
}

// -----

// unary: log1p f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf32>)
    %e:1 = call @expected() : () -> (tensor<31xf32>)
    %r:1 = call @program(%i#0) : (tensor<31xf32>) -> (tensor<31xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 8 : tensor<31xf32>, tensor<31xf32>
    return
  }
  func.func private @inputs() -> (tensor<31xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07FD5C3E041374CE4412DA0D93F398B2F42BD7553412C53D741D620D4411DB1354253B2ED418C3D4642B3A82E41CC3703424DAFE3416DE9C941FE5DF8416500D94158F58141110DFE41650E564051DBBB416530B1413B411F412420E041ABCB0442"> : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
  func.func private @expected() -> (tensor<31xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000801872313F000080FF0000807FFFFFFFFFFFFFFFFFB5B7574081AE58409E4A7E3FC976734073E12940621155402C2554406C9E7540902D5B4019157B40E0951E4068516140F38358408F1A514019E65D40EE8B55409D3D3640604D5F403C06BC3F14AB4C407915494099311940A48A5740750F6240"> : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
  func.func private @program(%arg0: tensor<31xf32>) -> (tensor<31xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.log_plus_one %arg0 : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
}

// -----

// unary: log1p f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf64>)
    %e:1 = call @expected() : () -> (tensor<31xf64>)
    %r:1 = call @program(%i#0) : (tensor<31xf64>) -> (tensor<31xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 8 : tensor<31xf64>, tensor<31xf64>
    return
  }
  func.func private @inputs() -> (tensor<31xf64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000F07F000000000000F0FF000000000000F87F22E4DCF449DA1540E12C4785CD6E2C40954ECAD27F0E02402B9A1623DD7E3D40252A9829D00F0A40F097AF36988D254049E9859F76E53540EED155AFF81736404126120DD0EDE83F10A40AF4D0A847400DEF4847169E2540406A0EEEC4253E4045D1FFF715D22440052531B7CB6C3D40EC8A93FA080E3140C9D03C60D1A12E4038E204C0323F37409FC43EAA93F13C40DEA8144F328C3D40804AE2B181124140ED10CD3CC48A2940B367FB33BE190E4072942F13BCFD2740495C1ADD45752F40"> : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
  func.func private @expected() -> (tensor<31xf64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080EF39FAFE422EE63F000000000000F0FF000000000000F07F000000000000F87F000000000000F87F39ACEFFEA0DBFD3F86B0F6506CC7054016035F0EAFE4F23F5E5A3FCA34570B4000A706CF032EF73F5346D21A98BA03406CE8ADBC3D0C0940E8A04528D01D0940F0587793266FE23F24CCAAB3C7050F402066853430C003400894839287820B4020842DDCE4790340B7865AFB75520B40EC1343AEB52507405ECACE6152560640A71F16DB9C8109404B87A86CCD310B408B54306AB35A0B400A19ADAACB790C406644B26704FB04401DE75535FCF8F83FF4F22AB351840440447A8A2E84890640"> : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
  func.func private @program(%arg0: tensor<31xf64>) -> (tensor<31xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.log_plus_one %arg0 : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
}

// -----

// unary: log1p f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf16>)
    %e:1 = call @expected() : () -> (tensor<31xf16>)
    %r:1 = call @program(%i#0) : (tensor<31xf16>) -> (tensor<31xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<31xf16>, tensor<31xf16>
    return
  }
  func.func private @inputs() -> (tensor<31xf16>) {
    %0 = stablehlo.constant dense<"0x00000080003C00BC007C00FC007E814F0C4D794B1B445E4FB3445A4E4450B44F3B474E4CE05171433550544D954FC94C6745EE4EB7B86351F850884C9D4E"> : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
  func.func private @expected() -> (tensor<31xf16>) {
    %0 = stablehlo.constant dense<"0x000000808C3900FC007CFFFFFFFFDE421B428A41853ED542F63E8C421E43EB423740CE41BE43353E17433642E44201426D3FB7421FBB93436A43E741A042"> : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
  func.func private @program(%arg0: tensor<31xf16>) -> (tensor<31xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.log_plus_one %arg0 : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
}

// -----

// unary: log1p bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xbf16>)
    %e:1 = call @expected() : () -> (tensor<31xbf16>)
    %r:1 = call @program(%i#0) : (tensor<31xbf16>) -> (tensor<31xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<31xbf16>, tensor<31xbf16>
    return
  }
  func.func private @inputs() -> (tensor<31xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080803F80BF807F80FFC07FD0414442AA3F64419F411D421142A5419CBE00429E41A140FA41AE416B414D41CD413B4199413C42BB414041CD413742"> : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
  func.func private @expected() -> (tensor<31xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080313F80FF807FC0FFC0FF53407A40583F2E4042406C4068404540BABE60404240E63F5E4048403040284052402340404078404C40244052407640"> : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
  func.func private @program(%arg0: tensor<31xbf16>) -> (tensor<31xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.log_plus_one %arg0 : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
}

// -----

// unary: logistic f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf32>)
    %e:1 = call @expected() : () -> (tensor<31xf32>)
    %r:1 = call @program(%i#0) : (tensor<31xf32>) -> (tensor<31xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 8 : tensor<31xf32>, tensor<31xf32>
    return
  }
  func.func private @inputs() -> (tensor<31xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0685BB40028135400751CC406B66834081783840365693BFF681B3C0769A6D402B7C0940CC8DEF40D84C37C002E4C0400C1990C0D17BE44077D9FD4072D9E7C0259333C0C51CFF408BC6EF4087B82E401425BBC09F9CFCC0D76480C0EE8CE340"> : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
  func.func private @expected() -> (tensor<31xf32>) {
    %0 = stablehlo.constant dense<"0x0000003F0000003FA8263B3FB1B2893E0000803F000000000000C0FFAC457F3FADD0713FA4917F3F27DA7B3F726C723FA00F763E04266F3B11E6793F8A3F653F43DB7F3FE9035D3D63627F3F7077333C19CC7F3F7EE87F3FAFE93A3ACB81693D68E97F3F85DB7F3F8853703FD3843C3B3673C3398C92913C8FCA7F3F"> : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
  func.func private @program(%arg0: tensor<31xf32>) -> (tensor<31xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<31xf32>
    %1 = stablehlo.exponential %0 : tensor<31xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<31xf32>
    %3 = stablehlo.add %2, %1 : tensor<31xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<31xf32>
    %5 = stablehlo.divide %4, %3 : tensor<31xf32>
    return %5 : tensor<31xf32>
  }
}

// -----

// unary: logistic f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf64>)
    %e:1 = call @expected() : () -> (tensor<31xf64>)
    %r:1 = call @program(%i#0) : (tensor<31xf64>) -> (tensor<31xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 8 : tensor<31xf64>, tensor<31xf64>
    return
  }
  func.func private @inputs() -> (tensor<31xf64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000F07F000000000000F0FF000000000000F87F5E40BE0CA583134038C3F95CE34DF2BF04323D02FDB710400E29842CF1BE19402CDF5FB5779C09C0DE88C54514F61740D8533D76CB7F0DC00C0469BF14ED05C04A8665234E231DC06A277C528FBF15C0C0115AF5CF0AEA3F960F8176C5771EC0E0150C9AB772E73F68843A350C1F15C0C86175D72AD70F408E5CDEDA15CF17C0E60358514BC012C0F8488B61AB940DC050AB0687212DF53F36AF94C63EBE1340C6B098C89B3410404C7DDABAE0E00E40C4AE4E7E62420740C050878F7432E63F"> : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
  func.func private @expected() -> (tensor<31xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000E03F000000000000E03FBDA2D5F5D464E73F86BA54145636D13F000000000000F03F0000000000000000000000000000F8FF3AE7F16725C2EF3F277D5F2B38ECCE3F2C3A590D8684EF3F6FD9F19DE5F2EF3F95A1E3ABA006A43F69614E2D8CEBEF3F205A4D11FE02993F353C438F5608AF3FD9035A2C8877463F01855D70DABF713F427E6FA36C2CE63FE13F6AC8711D403F7CF569D2F39CE53F80AFE0FF0DBF743F0800A784BE69EF3FA54F5D3C853E653FFBC81BAB19AF823F425ADA5EA1C3983FA3A63952C445E93FD8806BD98FC5EF3F86437ED1E873EF3F48636684F056EF3FED2F9727C057EE3F469C05E24356E53F"> : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
  func.func private @program(%arg0: tensor<31xf64>) -> (tensor<31xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<31xf64>
    %1 = stablehlo.exponential %0 : tensor<31xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<31xf64>
    %3 = stablehlo.add %2, %1 : tensor<31xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<31xf64>
    %5 = stablehlo.divide %4, %3 : tensor<31xf64>
    return %5 : tensor<31xf64>
  }
}

// -----

// unary: logistic f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf16>)
    %e:1 = call @expected() : () -> (tensor<31xf16>)
    %r:1 = call @program(%i#0) : (tensor<31xf16>) -> (tensor<31xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<31xf16>, tensor<31xf16>
    return
  }
  func.func private @inputs() -> (tensor<31xf16>) {
    %0 = stablehlo.constant dense<"0x00000080003C00BC007C00FC007E09C11FC5D245D0BDCF40E8C674C065C6A8C0774315C1D44107C65DBFC1BDA23059C45C421E46014582C716B2FEC0A93C"> : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
  func.func private @expected() -> (tensor<31xf16>) {
    %0 = stablehlo.constant dense<"0x00380038D9394D34003C000000FEC72C141EFA3B1032573B19143C2ED516AF2DCF3BAC2C963BEE18623023324A388A22AD3BFC3BF23B7E103D37E02C183A"> : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
  func.func private @program(%arg0: tensor<31xf16>) -> (tensor<31xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<31xf16>
    %1 = stablehlo.exponential %0 : tensor<31xf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<31xf16>
    %3 = stablehlo.add %2, %1 : tensor<31xf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<31xf16>
    %5 = stablehlo.divide %4, %3 : tensor<31xf16>
    return %5 : tensor<31xf16>
  }
}

// -----

// unary: logistic bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xbf16>)
    %e:1 = call @expected() : () -> (tensor<31xbf16>)
    %r:1 = call @program(%i#0) : (tensor<31xbf16>) -> (tensor<31xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<31xbf16>, tensor<31xbf16>
    return
  }
  func.func private @inputs() -> (tensor<31xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080803F80BF807F80FFC07FD5C06B40AABFE340F6C0A8BF5ABEAA408340A3C045C07140A4BF73C0DC40B04014C04B3FDC4091C0D140C54068403F40"> : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
  func.func private @expected() -> (tensor<31xbf16>) {
    %0 = stablehlo.constant dense<"0x003F003F3B3F8A3E803F0000C0FFA93A7A3F563E803FF139593EE53E7E3F7C3FC83B343D7A3F5F3EB43C803F7E3FB83D303F803F2E3C803F803F7A3F753F"> : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
  func.func private @program(%arg0: tensor<31xbf16>) -> (tensor<31xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<31xbf16>
    %1 = stablehlo.exponential %0 : tensor<31xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<31xbf16>
    %3 = stablehlo.add %2, %1 : tensor<31xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<31xbf16>
    %5 = stablehlo.divide %4, %3 : tensor<31xbf16>
    return %5 : tensor<31xbf16>
  }
}

// -----

// unary: sqrt f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf32>)
    %e:1 = call @expected() : () -> (tensor<31xf32>)
    %r:1 = call @program(%i#0) : (tensor<31xf32>) -> (tensor<31xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<31xf32>, tensor<31xf32>
    return
  }
  func.func private @inputs() -> (tensor<31xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F5F018942DBAF59425CEA684297DE9D41060B6142799686429E3742425FDB87420D47374264B2A042BA2D904296780E41ADDC9942DED7E3418E490241AAF44141AD98014263DB5142D814044242C1A24169D89942C98215426DC8AE428999C341"> : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
  func.func private @expected() -> (tensor<31xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F0000C0FF0000807F0000C0FF0000C07F186D04414611EC40622FF44001278E40E105F040A84003419DFADE40B5DE0341AA9BD8406E6B0F4143D907415CFA3E4026560C4146C6AA402BA136402BD45E400825B64077C8E740F8E1B740CB55904034540C41B1A3C340CD921541E83A9E40"> : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
  func.func private @program(%arg0: tensor<31xf32>) -> (tensor<31xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.sqrt %arg0 : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
}

// -----

// unary: sqrt f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf64>)
    %e:1 = call @expected() : () -> (tensor<31xf64>)
    %r:1 = call @program(%i#0) : (tensor<31xf64>) -> (tensor<31xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<31xf64>, tensor<31xf64>
    return
  }
  func.func private @inputs() -> (tensor<31xf64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000F07F000000000000F0FF000000000000F87FED3EA4434E3F5140EE6D422A9EDF414047AA1F96323E554060293E89F328504056613EAC01F75040B395749061922240431326ACC4C852402586023497B8414088ADCAF73B81524000E88A2D4E215540D24C7A91E17A28405ABECF65B78CF83F7DCCC275E9F2524034674738973658404B756DE86F8256409D3BE20EF3C64540AA8D9A0D40D75440FBD9C32325CF0240E6DE144DE2661740A585C44FBD124D40ABA86B8685604A408D68094A3E9F5440FDBE3A8F5E5837401425018224224740"> : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
  func.func private @expected() -> (tensor<31xf64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F03F000000000000F8FF000000000000F07F000000000000F8FF000000000000F87F457B4C36A89C2040A70A27B35FEA17405D26DAEC9F6F2240F18B43BB6C142040E004E507B279204099F36B10D3600840E07C2F1D195621400F1A8B3735D01740DBE5D2E3F63421400539491B126322400FEE6D0713FD0B400D364750ADD1F33FA373FED58069214045FF0ED2CAAE23403620103549FA2240F574B90CF5651A404DB10730BD4222409DC5ED239488F83F34D60DB9A6590340CBF9FB4E63801E4051EDE04F840D1D400FA44B40232A2240B62D4F95A5531340EBBCB58736351B40"> : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
  func.func private @program(%arg0: tensor<31xf64>) -> (tensor<31xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.sqrt %arg0 : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
}

// -----

// unary: sqrt f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf16>)
    %e:1 = call @expected() : () -> (tensor<31xf16>)
    %r:1 = call @program(%i#0) : (tensor<31xf16>) -> (tensor<31xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<31xf16>, tensor<31xf16>
    return
  }
  func.func private @inputs() -> (tensor<31xf16>) {
    %0 = stablehlo.constant dense<"0x00000080003C00BC007C00FC007E2F56924F0E5198533856924C52542D5102516C4ED1512F53E7505252F35353550353C8500256504C8D44AD55A54E934B"> : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
  func.func private @expected() -> (tensor<31xf16>) {
    %0 = stablehlo.constant dense<"0x00000080003C00FE007C00FE007EF94881455C46CB47FD48474428486F4654461145D246954743461C47F9479D487D472F46E74827444440C4482845C943"> : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
  func.func private @program(%arg0: tensor<31xf16>) -> (tensor<31xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.sqrt %arg0 : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
}

// -----

// unary: sqrt bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xbf16>)
    %e:1 = call @expected() : () -> (tensor<31xbf16>)
    %r:1 = call @program(%i#0) : (tensor<31xbf16>) -> (tensor<31xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<31xbf16>, tensor<31xbf16>
    return
  }
  func.func private @inputs() -> (tensor<31xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080803F80BF807F80FFC07F1A4209420E42AA42E8415441AD41BE422C4210429B42BB424C42A342D4410C426742BD41DC419641D241A8429F423641"> : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
  func.func private @expected() -> (tensor<31xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080803FC0FF807FC0FFC07FC740BB40BF401441AC40694095401C41D240C0400D411B41E5401041A540BD40F3409C40A8408B40A44013410F415840"> : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
  func.func private @program(%arg0: tensor<31xbf16>) -> (tensor<31xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.sqrt %arg0 : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
}

// -----

// unary: rsqrt f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf32>)
    %e:1 = call @expected() : () -> (tensor<31xf32>)
    %r:1 = call @program(%i#0) : (tensor<31xf32>) -> (tensor<31xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 4 : tensor<31xf32>, tensor<31xf32>
    return
  }
  func.func private @inputs() -> (tensor<31xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F7F980B4264749042ACF2AB4204196042C6539142D6FCBD41F95D9C42E02DA4429ED22242A2BBBC41365D544061D57B4283077D42F2B9043E30145042B1B0BB42F76D3940C5FA5B41C423B94044A32E427AEF19422D09AE429EE0D4402479A041"> : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
  func.func private @expected() -> (tensor<31xf32>) {
    %0 = stablehlo.constant dense<"0x0000807F000080FF0000803F0000C0FF000000000000C0FF0000C07F8C562D3E9FFAF03DFDDFDC3DD4CE083E2341F03D9020523E359EE73D510AE23DC17F203E13D3523E5E890C3FF50D013ECBBF003E60C43140F1F90D3ECA68D33DBF65163F22158A3E4CDCD43E88F91A3E3011253EC98BDB3D4D82C63EB1A2643E"> : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
  func.func private @program(%arg0: tensor<31xf32>) -> (tensor<31xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.rsqrt %arg0 : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
}

// -----

// unary: rsqrt f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf64>)
    %e:1 = call @expected() : () -> (tensor<31xf64>)
    %r:1 = call @program(%i#0) : (tensor<31xf64>) -> (tensor<31xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 4 : tensor<31xf64>, tensor<31xf64>
    return
  }
  func.func private @inputs() -> (tensor<31xf64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000F07F000000000000F0FF000000000000F87F313BDF172D735740D365BCBD2992FE3F5EDB4DFD48EC394020C5411D39B74340972361B0E68DB13F78E56F3948BA3C40EC7A78EAFE254E4088F3715705C44E407D6EE5F27E704E401E3116BC8A455040B30D12A8B9B94E404552DE7760BA0B405F3D8461D55E5040F8AB104525314D40B0B300426BC83540D17D4BF7B0FA4440FDC61A3071C637406F6CBB6444B355400AE87A9A0CE33B40FBF57BC4664C30401E9C690293EA5340D458C5FD6B07534080719679004E55406834B4A552EF5040"> : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
  func.func private @expected() -> (tensor<31xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000F07F000000000000F0FF000000000000F03F000000000000F8FF0000000000000000000000000000F8FF000000000000F87F2614B1FABC6EBA3FC6BDAD287626E73FE6A6BE3CDF23C93FE2B5F3A54B62C43F61A6D3FBEC8C0E4084376B86A3E1C73F3550E69FE77BC03F69328E245B51C03F5A1E2A24AF67C03F1B56D2CB54BBBF3F0DD556CC1654C03F82D65EEC3A30E13FDBB95836C8A2BF3F919FE3657AC0C03F5337B60CE46CCB3F9DB7D1E2B5C2C33F5B1CCBD94A40CA3F016D95853E7ABB3FE9AAC50D1D3DC83FE9985AAAA6B4CF3FD7948FDF86AEBC3FD863AB15C457BD3F47660E313FBBBB3F2D7ABCC3AD1ABF3F"> : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
  func.func private @program(%arg0: tensor<31xf64>) -> (tensor<31xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.rsqrt %arg0 : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
}

// -----

// unary: rsqrt f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf16>)
    %e:1 = call @expected() : () -> (tensor<31xf16>)
    %r:1 = call @program(%i#0) : (tensor<31xf16>) -> (tensor<31xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<31xf16>, tensor<31xf16>
    return
  }
  func.func private @inputs() -> (tensor<31xf16>) {
    %0 = stablehlo.constant dense<"0x00000080003C00BC007C00FC007E3651F251F1527353E855A34ECE54CF3EC24CE755474E6452BA5517541B5263541D56E255894C024B334F434BC7543655"> : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
  func.func private @expected() -> (tensor<31xf16>) {
    %0 = stablehlo.constant dense<"0x007C00FC003C00FE000000FE007EF530A4304B302530952E36324D2F223A5633962E63327A30B02EE92F9430A42F792E992E83334634F7313334522F022F"> : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
  func.func private @program(%arg0: tensor<31xf16>) -> (tensor<31xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.rsqrt %arg0 : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
}

// -----

// unary: rsqrt bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xbf16>)
    %e:1 = call @expected() : () -> (tensor<31xbf16>)
    %r:1 = call @program(%i#0) : (tensor<31xbf16>) -> (tensor<31xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<31xbf16>, tensor<31xbf16>
    return
  }
  func.func private @inputs() -> (tensor<31xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080803F80BF807F80FFC07F6141EA40024289429A4238428042B842B0423C418F429B42B54227427A413E4214421E42A1428242884283426341BB40"> : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
  func.func private @expected() -> (tensor<31xbf16>) {
    %0 = stablehlo.constant dense<"0x807F80FF803FC0FF0000C0FFC07F893EBD3E343EF73DE93D173E003ED63DDA3D953EF23DE93DD73D1E3E823E153E283E233EE43DFE3DF83DFD3D883ED43E"> : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
  func.func private @program(%arg0: tensor<31xbf16>) -> (tensor<31xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.rsqrt %arg0 : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
}

// -----

// unary: cbrt f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf32>)
    %e:1 = call @expected() : () -> (tensor<31xf32>)
    %r:1 = call @program(%i#0) : (tensor<31xf32>) -> (tensor<31xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 4 : tensor<31xf32>, tensor<31xf32>
    return
  }
  func.func private @inputs() -> (tensor<31xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07FD4E9A7C1AAE38B42BAE9ED41661569423CF3C341EC7763424177C642FFA22A42C5AC90429A25BD421B7B404223637A424191A8C2D971B9C2535CA94217D451C2CFBC1BC2DBE891C24444D7410720BCC2A3456F42ED4A21C2161943423F48A442"> : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
  func.func private @expected() -> (tensor<31xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F728A30C0ABD88340E7484640071F784089DD3940CE1C76406C2694409E9F5F404055854045CB914013C96840811D7E405E4D8CC027D690C09E858C4022946FC06EEA58C014B685C050C83F40F18791C0464C7A40FD765BC0F4D56940651A8B40"> : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
  func.func private @program(%arg0: tensor<31xf32>) -> (tensor<31xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.cbrt %arg0 : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
}

// -----

// unary: cbrt f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf64>)
    %e:1 = call @expected() : () -> (tensor<31xf64>)
    %r:1 = call @program(%i#0) : (tensor<31xf64>) -> (tensor<31xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 4 : tensor<31xf64>, tensor<31xf64>
    return
  }
  func.func private @inputs() -> (tensor<31xf64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000F07F000000000000F0FF000000000000F87FD0D4761FD9074340A014E341B12D2EC02CC8BA1C72FA3840E8F7058496C35140A0DFC8A65F204540713A31233BC648C090A5CF51749E58C046E306AAE9FC52401CB03F6591AD38403B61AAF138D355C010AA04F6D4612440F429D930AECD31401B1D8437F7A944C09C2C16F62E4D53407AFFC34D41064AC0B36EE48BD4CE51C068D13EA23D1143C0B64288904E2940C0C619DCCF2234534018353DD3BA693F407EB3C6F730E752C0209FF7E1364435C07A8C5C38B2DC53C0F81543FA8E924440"> : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
  func.func private @expected() -> (tensor<31xf64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000F07F000000000000F0FF000000000000F87FEC09A8DE06E90A40B1893296CCC403C08DCDB6CDA762074065DAA127509110400004FFE829DD0B406C9B917320620DC0960BA536B77812C064E98FC290F010401C910426914A0740A575ADB69BBE11C0CA4AD34635580140BC526E7BABE304409220C1FCB8A80BC00DBCF94E4E081140CD9097A193DE0DC04F9EC226CE9410C0D2C2B88173ED0AC071479F4CC77B09C0125D28FFEC001140DC0A961AFE3D0940B5FB6EAB18EA10C03CB60B15132A06C07E1A2B171E3211C0E5C22C75439E0B40"> : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
  func.func private @program(%arg0: tensor<31xf64>) -> (tensor<31xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.cbrt %arg0 : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
}

// -----

// unary: cbrt f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf16>)
    %e:1 = call @expected() : () -> (tensor<31xf16>)
    %r:1 = call @program(%i#0) : (tensor<31xf16>) -> (tensor<31xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<31xf16>, tensor<31xf16>
    return
  }
  func.func private @inputs() -> (tensor<31xf16>) {
    %0 = stablehlo.constant dense<"0x00000080003C00BC007C00FC007E705415D5A4A562D260D12C52F65587D14248BED079D5204D4FD4B1502E5278D4D04C4AD394525AD1BD50654F854B0FD3"> : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
  func.func private @expected() -> (tensor<31xf16>) {
    %0 = stablehlo.constant dense<"0x00000080003C00BC007C00FC007E244455C47CB46BC302C35643924413C31640B8C271C479411AC4B242574327C45C41C1C37F43FFC2B8422F42F040ACC3"> : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
  func.func private @program(%arg0: tensor<31xf16>) -> (tensor<31xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.cbrt %arg0 : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
}

// -----

// unary: cbrt bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xbf16>)
    %e:1 = call @expected() : () -> (tensor<31xbf16>)
    %r:1 = call @program(%i#0) : (tensor<31xbf16>) -> (tensor<31xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<31xbf16>, tensor<31xbf16>
    return
  }
  func.func private @inputs() -> (tensor<31xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080803F80BF807F80FFC07F8642E8C15842A0C026C12A42FFC1534230C140421E42B24292C1F2C1C642514082C1214248C2B7424B42EE4127C27742"> : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
  func.func private @expected() -> (tensor<31xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080803F80BF807F80FFC07F824045C07240DBBF0CC05F404BC070400EC069405A408F4029C047C09440BE3F22C05B406CC090406D4046405EC07D40"> : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
  func.func private @program(%arg0: tensor<31xbf16>) -> (tensor<31xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.cbrt %arg0 : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
}

// -----

// unary: floor f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf32>)
    %e:1 = call @expected() : () -> (tensor<31xf32>)
    %r:1 = call @program(%i#0) : (tensor<31xf32>) -> (tensor<31xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<31xf32>, tensor<31xf32>
    return
  }
  func.func private @inputs() -> (tensor<31xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F3F6BF14029DAA740907AED40E0E5EAC002F28A400AFED2407E9FDBBE81D6F1C0BE31443F394C94C0439C06C1CC04FB405769BF40F8E61A4012248F405281454003432BBFCA25DAC0575E73C0F5C4DF3DBF1FBD3F4DAA64C0B7B8D6C0159E35C0"> : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
  func.func private @expected() -> (tensor<31xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000E0400000A0400000E040000000C1000080400000C040000080BF000000C1000000000000A0C0000010C10000E0400000A040000000400000804000004040000080BF0000E0C0000080C0000000000000803F000080C00000E0C0000040C0"> : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
  func.func private @program(%arg0: tensor<31xf32>) -> (tensor<31xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.floor %arg0 : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
}

// -----

// unary: floor f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf64>)
    %e:1 = call @expected() : () -> (tensor<31xf64>)
    %r:1 = call @program(%i#0) : (tensor<31xf64>) -> (tensor<31xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<31xf64>, tensor<31xf64>
    return
  }
  func.func private @inputs() -> (tensor<31xf64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000F07F000000000000F0FF000000000000F87F9A1BD8B862A216C0F0B4147166001F40F770D163381714C02CAA6E589F82FEBFA097CAA9D31CE83FDA5143F1B3D511C000D542A1ED7DB7BFB021CB1D815DEE3F046C7C24713B20C032C3F4ED651B2040E0389C6855DFE53F3EF3BD54FF7B19C02E195AD2F65D21408E6F60F2F2E217C0C89939FD5D601040C061E5836C39D4BF26731510D47411C0A6A5BE1EB25501C0203A4F0C76A9D5BF7C1F925D6D9602C0CEC8025FE73612C0C49A839A182BF8BF800C074F1F7DF2BF386699AE3E090B40"> : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
  func.func private @expected() -> (tensor<31xf64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000F07F000000000000F0FF000000000000F87F00000000000018C00000000000001C4000000000000018C000000000000000C0000000000000000000000000000014C0000000000000F0BF000000000000000000000000000022C0000000000000204000000000000000000000000000001CC0000000000000204000000000000018C00000000000001040000000000000F0BF00000000000014C000000000000008C0000000000000F0BF00000000000008C000000000000014C000000000000000C000000000000000C00000000000000840"> : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
  func.func private @program(%arg0: tensor<31xf64>) -> (tensor<31xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.floor %arg0 : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
}

// -----

// unary: floor f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf16>)
    %e:1 = call @expected() : () -> (tensor<31xf16>)
    %r:1 = call @program(%i#0) : (tensor<31xf16>) -> (tensor<31xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<31xf16>, tensor<31xf16>
    return
  }
  func.func private @inputs() -> (tensor<31xf16>) {
    %0 = stablehlo.constant dense<"0x00000080003C00BC007C00FC007E72C517C80246C1C7BB400D3B464895C5FA46A8C6EAC5894105C63B3E4D42BEC639458ABD344866C896C753405FC402BF"> : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
  func.func private @expected() -> (tensor<31xf16>) {
    %0 = stablehlo.constant dense<"0x00000080003C00BC007C00FC007E00C680C8004600C800400000004800C6004600C700C6004000C7003C004200C7004500C0004880C800C8004000C500C0"> : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
  func.func private @program(%arg0: tensor<31xf16>) -> (tensor<31xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.floor %arg0 : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
}

// -----

// unary: floor bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xbf16>)
    %e:1 = call @expected() : () -> (tensor<31xbf16>)
    %r:1 = call @program(%i#0) : (tensor<31xbf16>) -> (tensor<31xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<31xbf16>, tensor<31xbf16>
    return
  }
  func.func private @inputs() -> (tensor<31xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080803F80BF807F80FFC07FEC4034C001C1CEC0803F9E40944003BF96C0D6C09FC0ADC0EB40D5BFDDC01F4045BF08C10A41014189C0C0404FBF4840"> : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
  func.func private @expected() -> (tensor<31xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080803F80BF807F80FFC07FE04040C010C1E0C0803F8040804080BFA0C0E0C0A0C0C0C0E04000C0E0C0004080BF10C100410041A0C0C04080BF4040"> : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
  func.func private @program(%arg0: tensor<31xbf16>) -> (tensor<31xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.floor %arg0 : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
}

// -----

// unary: ceil f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf32>)
    %e:1 = call @expected() : () -> (tensor<31xf32>)
    %r:1 = call @program(%i#0) : (tensor<31xf32>) -> (tensor<31xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<31xf32>, tensor<31xf32>
    return
  }
  func.func private @inputs() -> (tensor<31xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07FB2A93040AF918540F11889BFED91CBC0E846AF40C74489BF048185BF05559540CE8F554071D30C417F1D01C0B65C1B40EEBFEFC09E2BDFC0F04A8DC05A807DC034E977BF0A349CC03837FB406EE6A5BFA18707C05692E7401755AA40719F9B40"> : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
  func.func private @expected() -> (tensor<31xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F000040400000A040000080BF0000C0C00000C040000080BF000080BF0000A0400000804000001041000000C0000040400000E0C00000C0C0000080C0000040C000000080000080C000000041000080BF000000C0000000410000C0400000A040"> : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
  func.func private @program(%arg0: tensor<31xf32>) -> (tensor<31xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.ceil %arg0 : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
}

// -----

// unary: ceil f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf64>)
    %e:1 = call @expected() : () -> (tensor<31xf64>)
    %r:1 = call @program(%i#0) : (tensor<31xf64>) -> (tensor<31xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<31xf64>, tensor<31xf64>
    return
  }
  func.func private @inputs() -> (tensor<31xf64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000F07F000000000000F0FF000000000000F87F2C585C3FAAD01D409833A85F6D08114030539ECCC0FD0BC0A0CA08C39F9B2040765EF673D00521C0C83820005E971C401C1DE7554635F7BF521483B1566007C0E02A143F8749DDBF30AC3F8546DBFCBFFEC3E3AEA8F319406412FFC61F0A16407AAC8D5773C21140402486CBC03E13C0005340F9974FF1BFE93BCA35C4981EC03E564432D875114058BD01528A7B20C030B4F5E6A3F7FDBF742C53C6AD1E19C0F4B25F4C38591940D0E7FA496E221E40220DC60D834F0EC062C9205510D01A40"> : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
  func.func private @expected() -> (tensor<31xf64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000F07F000000000000F0FF000000000000F87F0000000000002040000000000000144000000000000008C0000000000000224000000000000020C00000000000002040000000000000F0BF00000000000000C00000000000000080000000000000F0BF0000000000001C400000000000001840000000000000144000000000000010C0000000000000F0BF0000000000001CC0000000000000144000000000000020C0000000000000F0BF00000000000018C00000000000001C40000000000000204000000000000008C00000000000001C40"> : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
  func.func private @program(%arg0: tensor<31xf64>) -> (tensor<31xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.ceil %arg0 : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
}

// -----

// unary: ceil f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf16>)
    %e:1 = call @expected() : () -> (tensor<31xf16>)
    %r:1 = call @program(%i#0) : (tensor<31xf16>) -> (tensor<31xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<31xf16>, tensor<31xf16>
    return
  }
  func.func private @inputs() -> (tensor<31xf16>) {
    %0 = stablehlo.constant dense<"0x00000080003C00BC007C00FC007ECCC59A437DC4D8BBFE3F5CC170C5533E4B45764866C25DC4A0C751C544C881C41144EFC6454162C3E1C4BAB497BCAABB"> : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
  func.func private @expected() -> (tensor<31xf16>) {
    %0 = stablehlo.constant dense<"0x00000080003C00BC007C00FC007E00C5004400C40080004000C000C500400046804800C200C400C700C500C800C4004500C6004200C200C4008000BC0080"> : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
  func.func private @program(%arg0: tensor<31xf16>) -> (tensor<31xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.ceil %arg0 : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
}

// -----

// unary: ceil bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xbf16>)
    %e:1 = call @expected() : () -> (tensor<31xbf16>)
    %r:1 = call @program(%i#0) : (tensor<31xbf16>) -> (tensor<31xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<31xbf16>, tensor<31xbf16>
    return
  }
  func.func private @inputs() -> (tensor<31xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080803F80BF807F80FFC07FDCC0953FE8400DC1F1C0C63F51C08FC00D415DC0F240074007C187C0F4C02F3FEB4001C108C108C183C0C0C007419E40"> : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
  func.func private @expected() -> (tensor<31xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080803F80BF807F80FFC07FC0C00040004100C1E0C0004040C080C0104140C00041404000C180C0E0C0803F004100C100C100C180C0C0C01041A040"> : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
  func.func private @program(%arg0: tensor<31xbf16>) -> (tensor<31xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.ceil %arg0 : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
}

// -----

// unary: round_away f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf32>)
    %e:1 = call @expected() : () -> (tensor<31xf32>)
    %r:1 = call @program(%i#0) : (tensor<31xf32>) -> (tensor<31xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<31xf32>, tensor<31xf32>
    return
  }
  func.func private @inputs() -> (tensor<31xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07FEA06FD402FFAB73FBAEEB8404E9E7040557C6FC01EE22F40B6C672C027C424BF0FE2B940FDDFA0C05441BBC05982CA40CB9029BF30E0BBC001DA51C0FAC87CC0C138E44035ECFABE4007F240C0F208BFA119FD40CFEDEF4001B39B3FC4F1A440"> : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
  func.func private @expected() -> (tensor<31xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F000000410000803F0000C04000008040000080C000004040000080C0000080BF0000C0400000A0C00000C0C00000C040000080BF0000C0C0000040C0000080C00000E0400000008000000041000080BF000000410000E0400000803F0000A040"> : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
  func.func private @program(%arg0: tensor<31xf32>) -> (tensor<31xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.round_nearest_afz %arg0 : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
}

// -----

// unary: round_away f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf64>)
    %e:1 = call @expected() : () -> (tensor<31xf64>)
    %r:1 = call @program(%i#0) : (tensor<31xf64>) -> (tensor<31xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<31xf64>, tensor<31xf64>
    return
  }
  func.func private @inputs() -> (tensor<31xf64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000F07F000000000000F0FF000000000000F87F048693D9AAA60EC071842E109CAF1BC0D87D67FD5504FE3F049AD5705C0320C0906F9BC78FB8E2BFC828DAC376480140ACE6B07EF343134058364D4F338F1C40FC20D78F644E15C05E821B3027501A4080359BDDD71AB1BFC0CB5E474EAE0140307FC595D6E3E5BF42D6E8C9630A1940E434F177CDCC0CC00C6480201DB521C01CF4B345F4B31740703737EDD3460740F4AC11C0482D0F40CC81F6F0DB0E1BC0EF852E66F62715C0B4697DF7FB0F024096B0AC0CBDCB1140381BA30C9D340740"> : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
  func.func private @expected() -> (tensor<31xf64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000F07F000000000000F0FF000000000000F87F00000000000010C00000000000001CC0000000000000004000000000000020C0000000000000F0BF000000000000004000000000000014400000000000001C4000000000000014C00000000000001C4000000000000000800000000000000040000000000000F0BF000000000000184000000000000010C000000000000022C00000000000001840000000000000084000000000000010400000000000001CC000000000000014C0000000000000004000000000000010400000000000000840"> : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
  func.func private @program(%arg0: tensor<31xf64>) -> (tensor<31xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.round_nearest_afz %arg0 : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
}

// -----

// unary: round_away f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf16>)
    %e:1 = call @expected() : () -> (tensor<31xf16>)
    %r:1 = call @program(%i#0) : (tensor<31xf16>) -> (tensor<31xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<31xf16>, tensor<31xf16>
    return
  }
  func.func private @inputs() -> (tensor<31xf16>) {
    %0 = stablehlo.constant dense<"0x00000080003C00BC007C00FC007EE93E934157C619BB23C240440435EC4304434B47694609C80A428EC02FC73FB62E46564518C75CC5054337489CC767C7"> : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
  func.func private @expected() -> (tensor<31xf16>) {
    %0 = stablehlo.constant dense<"0x00000080003C00BC007C00FC007E0040004200C600BC00C200440000004400440047004600C8004200C000C700800046004500C700C50044004800C800C7"> : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
  func.func private @program(%arg0: tensor<31xf16>) -> (tensor<31xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.round_nearest_afz %arg0 : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
}

// -----

// unary: round_away bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xbf16>)
    %e:1 = call @expected() : () -> (tensor<31xbf16>)
    %r:1 = call @program(%i#0) : (tensor<31xbf16>) -> (tensor<31xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<31xbf16>, tensor<31xbf16>
    return
  }
  func.func private @inputs() -> (tensor<31xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080803F80BF807F80FFC07F61400640B340AEC0D4BDAD4007C0E7BF07C1AC4076BF0DC03340CB40D34035C0F93F02C0C340A9403A40BA40353EA43F"> : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
  func.func private @expected() -> (tensor<31xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080803F80BF807F80FFC07F80400040C040A0C00080A04000C000C000C1A04080BF00C04040C040E04040C0004000C0C040A0404040C0400000803F"> : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
  func.func private @program(%arg0: tensor<31xbf16>) -> (tensor<31xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.round_nearest_afz %arg0 : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
}

// -----

// unary: round_even f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf32>)
    %e:1 = call @expected() : () -> (tensor<31xf32>)
    %r:1 = call @program(%i#0) : (tensor<31xf32>) -> (tensor<31xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<31xf32>, tensor<31xf32>
    return
  }
  func.func private @inputs() -> (tensor<31xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F2E52C2C01E866F40520774C01B6F8E3F49670FC1745DECBF0E6B0540D8961640B4DF923F58D68EC099D8314088BB3940A73ACF3F9C9F0DC0B365C8C0B86A823F800D01C17BBEEF40A4D029C001157AC05A3F63BF8330E4C0F748DD40D91D0A41"> : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
  func.func private @expected() -> (tensor<31xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0C000008040000080C00000803F000010C1000000C000000040000000400000803F000080C0000040400000404000000040000000C00000C0C00000803F000000C10000E040000040C0000080C0000080BF0000E0C00000E04000001041"> : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
  func.func private @program(%arg0: tensor<31xf32>) -> (tensor<31xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
}

// -----

// unary: round_even f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf64>)
    %e:1 = call @expected() : () -> (tensor<31xf64>)
    %r:1 = call @program(%i#0) : (tensor<31xf64>) -> (tensor<31xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<31xf64>, tensor<31xf64>
    return
  }
  func.func private @inputs() -> (tensor<31xf64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000F07F000000000000F0FF000000000000F87FFADD963C1E46174038C8F11DF43EF53F980D0DB785BB1F40E80BC923C06B08C0B0A4496DED17E4BF6DD15DA834A617C040A17C1A78AEF5BFA44CD16077C91E40E08ECE26AB86074000A67C318D50EA3FC041F0CC9DB9E43F783C68B7637203400870F16BE9A6FF3F90D23EB27A59EBBFC02DC096D2F9C83FD62E751E14B41CC084E695D8CA49F0BF9093FAFAF0290940DF0A6CF952EB13C07F711129CC0F10C026D7E0E884F21540F22EFF4F5D371AC0B8A31BA23FED15C0240A6C7C69EE1640"> : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
  func.func private @expected() -> (tensor<31xf64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000F07F000000000000F0FF000000000000F87F0000000000001840000000000000F03F000000000000204000000000000008C0000000000000F0BF00000000000018C0000000000000F0BF00000000000020400000000000000840000000000000F03F000000000000F03F00000000000000400000000000000040000000000000F0BF00000000000000000000000000001CC0000000000000F0BF000000000000084000000000000014C000000000000010C000000000000014400000000000001CC000000000000014C00000000000001840"> : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
  func.func private @program(%arg0: tensor<31xf64>) -> (tensor<31xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
}

// -----

// unary: round_even f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf16>)
    %e:1 = call @expected() : () -> (tensor<31xf16>)
    %r:1 = call @program(%i#0) : (tensor<31xf16>) -> (tensor<31xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<31xf16>, tensor<31xf16>
    return
  }
  func.func private @inputs() -> (tensor<31xf16>) {
    %0 = stablehlo.constant dense<"0x00000080003C00BC007C00FC007ED3C62EC3634745BEB745C34452C80CC56A476FC2EBBED44707C73F484841A0407EC8B540CC45A1BFAFC7A0C69AC71FBE"> : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
  func.func private @expected() -> (tensor<31xf16>) {
    %0 = stablehlo.constant dense<"0x00000080003C00BC007C00FC007E00C700C4004700C00046004580C800C5004700C200C0004800C700480042004080C80040004600C000C800C700C800C0"> : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
  func.func private @program(%arg0: tensor<31xf16>) -> (tensor<31xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
}

// -----

// unary: round_even bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xbf16>)
    %e:1 = call @expected() : () -> (tensor<31xbf16>)
    %r:1 = call @program(%i#0) : (tensor<31xbf16>) -> (tensor<31xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<31xbf16>, tensor<31xbf16>
    return
  }
  func.func private @inputs() -> (tensor<31xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080803F80BF807F80FFC07FB740FEC0D9BFE4BFEBBFF63E223FAAC0AA409D3E2AC006416D40C2C00741B43F38C097C0F9C093C073C034C00D41D53F"> : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
  func.func private @expected() -> (tensor<31xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080803F80BF807F80FFC07FC04000C100C000C000C00000803FA0C0A040000040C000418040C0C00041803F40C0A0C000C1A0C080C040C010410040"> : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
  func.func private @program(%arg0: tensor<31xbf16>) -> (tensor<31xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
}

// -----

// unary: sign f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf32>)
    %e:1 = call @expected() : () -> (tensor<31xf32>)
    %r:1 = call @program(%i#0) : (tensor<31xf32>) -> (tensor<31xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<31xf32>, tensor<31xf32>
    return
  }
  func.func private @inputs() -> (tensor<31xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07FC469ECBF05C746BFCABBCFBE341220C0B42C42BE9CB74B3D8A4A1D402220CDBE06E6903F44FB893F6BA1F9BF3160CE3E7A979CBE8D8901C075CF36C0CF663E406B3E1DC045751440C8FF4CBF4FA020C0E76932406A2B763F96A112BF93C60140"> : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
  func.func private @expected() -> (tensor<31xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000803F000080BF0000C07F000080BF000080BF000080BF000080BF000080BF0000803F0000803F000080BF0000803F0000803F000080BF0000803F000080BF000080BF000080BF0000803F000080BF0000803F000080BF000080BF0000803F0000803F000080BF0000803F"> : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
  func.func private @program(%arg0: tensor<31xf32>) -> (tensor<31xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.sign %arg0 : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
}

// -----

// unary: sign f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf64>)
    %e:1 = call @expected() : () -> (tensor<31xf64>)
    %r:1 = call @program(%i#0) : (tensor<31xf64>) -> (tensor<31xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<31xf64>, tensor<31xf64>
    return
  }
  func.func private @inputs() -> (tensor<31xf64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000F07F000000000000F0FF000000000000F87F28333E1CC1F0F33FA04C693F9636E0BF10F78AC306EAF43FB421184F0AD5F63F6643B1855178FFBFA406FC373FC5F43F9C560E71BFFE0340F0EF527B8903F23F30B539CFDBBCFC3F7A09BC91D6840740DC7575526473FC3F60B8BFC3B537C7BF4018295951DED73FBC09895C5F9DF93F940458BFC468E93FB9AE3B36949804C00AA8D5EBC81C05C057FC4BA56BD3F5BFF025BE39B88DFE3F31EEA3C3F2B9FABF068C5A720560F1BF10ED21150405FF3F20762C5CAECF01C0E59C6B56D522F5BF"> : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
  func.func private @expected() -> (tensor<31xf64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000F03F000000000000F0BF000000000000F87F000000000000F03F000000000000F0BF000000000000F03F000000000000F03F000000000000F0BF000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F0BF000000000000F03F000000000000F03F000000000000F03F000000000000F0BF000000000000F0BF000000000000F0BF000000000000F03F000000000000F0BF000000000000F0BF000000000000F03F000000000000F0BF000000000000F0BF"> : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
  func.func private @program(%arg0: tensor<31xf64>) -> (tensor<31xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.sign %arg0 : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
}

// -----

// unary: sign f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf16>)
    %e:1 = call @expected() : () -> (tensor<31xf16>)
    %r:1 = call @program(%i#0) : (tensor<31xf16>) -> (tensor<31xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<31xf16>, tensor<31xf16>
    return
  }
  func.func private @inputs() -> (tensor<31xf16>) {
    %0 = stablehlo.constant dense<"0x00000080003C00BC007C00FC007ED9BD6EC1D33D4EBC6FB802BC36C1234063C026BD4D3D47BB3A2913BCC73562BC2FB4E5C1D1C14B299C3FFC41473FB030"> : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
  func.func private @expected() -> (tensor<31xf16>) {
    %0 = stablehlo.constant dense<"0x00000080003C00BC003C00BC007E00BC00BC003C00BC00BC00BC00BC003C00BC00BC003C00BC003C00BC003C00BC00BC00BC00BC003C003C003C003C003C"> : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
  func.func private @program(%arg0: tensor<31xf16>) -> (tensor<31xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.sign %arg0 : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
}

// -----

// unary: sign bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xbf16>)
    %e:1 = call @expected() : () -> (tensor<31xbf16>)
    %r:1 = call @program(%i#0) : (tensor<31xbf16>) -> (tensor<31xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<31xbf16>, tensor<31xbf16>
    return
  }
  func.func private @inputs() -> (tensor<31xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080803F80BF807F80FFC07F5E3F843FB03F3D4070BFA5BED63FDABF1BC019403AC017401F4000C0C43FA2BFB0BF3A401540CB3FC4BE3B40D93E3840"> : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
  func.func private @expected() -> (tensor<31xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080803F80BF803F80BFC07F803F803F803F803F80BF80BF803F80BF80BF803F80BF803F803F80BF803F80BF80BF803F803F803F80BF803F803F803F"> : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
  func.func private @program(%arg0: tensor<31xbf16>) -> (tensor<31xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.sign %arg0 : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
}

// -----

// unary: abs f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf32>)
    %e:1 = call @expected() : () -> (tensor<31xf32>)
    %r:1 = call @program(%i#0) : (tensor<31xf32>) -> (tensor<31xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<31xf32>, tensor<31xf32>
    return
  }
  func.func private @inputs() -> (tensor<31xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F4F06AA3F24062EC0CA05E53F9BC801407156124007793B3F458E31C0E91C0D400DA8EFBE9906E9BF16E3DFBF2F33E5BF7D6BF23FB21624C06E9A20407D8539C0622EAB3FBAEACEBFD4D1B53DE1D5F7BF9F7B1940E72204C077C14BBEB3C4263F"> : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
  func.func private @expected() -> (tensor<31xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000803F0000803F0000807F0000807F0000C07F4F06AA3F24062E40CA05E53F9BC801407156124007793B3F458E3140E91C0D400DA8EF3E9906E93F16E3DF3F2F33E53F7D6BF23FB21624406E9A20407D853940622EAB3FBAEACE3FD4D1B53DE1D5F73F9F7B1940E722044077C14B3EB3C4263F"> : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
  func.func private @program(%arg0: tensor<31xf32>) -> (tensor<31xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.abs %arg0 : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
}

// -----

// unary: abs f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf64>)
    %e:1 = call @expected() : () -> (tensor<31xf64>)
    %r:1 = call @program(%i#0) : (tensor<31xf64>) -> (tensor<31xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<31xf64>, tensor<31xf64>
    return
  }
  func.func private @inputs() -> (tensor<31xf64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000F07F000000000000F0FF000000000000F87F50EDBC5DD7F7D1BF66A57F45D53EFBBF3B1025F55F29F4BF700C99DC36DB0440EA5F29FC37FD01C0D2E9D76D062807C01668DFE9529E034078CAB8D4E0890240C8E81682A4C6F13F203ECBA25488C5BF5CF9B30C73B105400092A01FAEADE0BF6644253A8D6007C038F0364DBAE0D8BF60B07A71266FC63FA0BF397E448CD23F8005EC3BD8A1024077016E20B5BF04C0960D30E6BCFF0040201DE5912920C13FB04C0488254AF63FF0DEA6C3FC8FE0BF2F412CFEC591F3BFF8E0322EA88BEFBF"> : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
  func.func private @expected() -> (tensor<31xf64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000F03F000000000000F03F000000000000F07F000000000000F07F000000000000F87F50EDBC5DD7F7D13F66A57F45D53EFB3F3B1025F55F29F43F700C99DC36DB0440EA5F29FC37FD0140D2E9D76D062807401668DFE9529E034078CAB8D4E0890240C8E81682A4C6F13F203ECBA25488C53F5CF9B30C73B105400092A01FAEADE03F6644253A8D60074038F0364DBAE0D83F60B07A71266FC63FA0BF397E448CD23F8005EC3BD8A1024077016E20B5BF0440960D30E6BCFF0040201DE5912920C13FB04C0488254AF63FF0DEA6C3FC8FE03F2F412CFEC591F33FF8E0322EA88BEF3F"> : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
  func.func private @program(%arg0: tensor<31xf64>) -> (tensor<31xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.abs %arg0 : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
}

// -----

// unary: abs f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf16>)
    %e:1 = call @expected() : () -> (tensor<31xf16>)
    %r:1 = call @program(%i#0) : (tensor<31xf16>) -> (tensor<31xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<31xf16>, tensor<31xf16>
    return
  }
  func.func private @inputs() -> (tensor<31xf16>) {
    %0 = stablehlo.constant dense<"0x00000080003C00BC007C00FC007E69BD75B4B238F13FD0BFCBB42932A33F0C3DEA392F3CFAB45B3F0C405C3699C015B7A6BD66BFE1BCAA3F4EBBC1B6A0B9"> : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
  func.func private @expected() -> (tensor<31xf16>) {
    %0 = stablehlo.constant dense<"0x00000000003C003C007C007C007E693D7534B238F13FD03FCB342932A33F0C3DEA392F3CFA345B3F0C405C3699401537A63D663FE13CAA3F4E3BC136A039"> : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
  func.func private @program(%arg0: tensor<31xf16>) -> (tensor<31xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.abs %arg0 : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
}

// -----

// unary: abs bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xbf16>)
    %e:1 = call @expected() : () -> (tensor<31xbf16>)
    %r:1 = call @program(%i#0) : (tensor<31xbf16>) -> (tensor<31xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<31xbf16>, tensor<31xbf16>
    return
  }
  func.func private @inputs() -> (tensor<31xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080803F80BF807F80FFC07FF2BFDB3E00BF2840363F38400A4063BD3AC0DCBF12C0B63F0BC05F3F88BFEFBDC53F9BBFFCBFA3BF2A40A23EA3BF08C0"> : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
  func.func private @expected() -> (tensor<31xbf16>) {
    %0 = stablehlo.constant dense<"0x00000000803F803F807F807FC07FF23FDB3E003F2840363F38400A40633D3A40DC3F1240B63F0B405F3F883FEF3DC53F9B3FFC3FA33F2A40A23EA33F0840"> : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
  func.func private @program(%arg0: tensor<31xbf16>) -> (tensor<31xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.abs %arg0 : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
}

// -----

// unary: neg f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf32>)
    %e:1 = call @expected() : () -> (tensor<31xf32>)
    %r:1 = call @program(%i#0) : (tensor<31xf32>) -> (tensor<31xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<31xf32>, tensor<31xf32>
    return
  }
  func.func private @inputs() -> (tensor<31xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F90CD25C000F77EBFF11E2F3F27A684BE11C9EF3F8FF73D4002C0D73E732E6EBF9157E23FFDEE1DC06358C73F458F1240FB07D43F7B1C1AC0A103F93ED216E83FBCCE07BF3F1D0440004100C02E91303E4DC6B23E1861DD3F6D2207BF7EA9B9BF"> : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
  func.func private @expected() -> (tensor<31xf32>) {
    %0 = stablehlo.constant dense<"0x0000008000000000000080BF0000803F000080FF0000807F0000C0FF90CD254000F77E3FF11E2FBF27A6843E11C9EFBF8FF73DC002C0D7BE732E6E3F9157E2BFFDEE1D406358C7BF458F12C0FB07D4BF7B1C1A40A103F9BED216E8BFBCCE073F3F1D04C0004100402E9130BE4DC6B2BE1861DDBF6D22073F7EA9B93F"> : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
  func.func private @program(%arg0: tensor<31xf32>) -> (tensor<31xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
}

// -----

// unary: neg f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf64>)
    %e:1 = call @expected() : () -> (tensor<31xf64>)
    %r:1 = call @program(%i#0) : (tensor<31xf64>) -> (tensor<31xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<31xf64>, tensor<31xf64>
    return
  }
  func.func private @inputs() -> (tensor<31xf64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000F07F000000000000F0FF000000000000F87F98ED4B2E275DF43F20FEF839358402C0E0547C51235FE9BF0061F5FA4B8BC8BF88CB3FB3E2A0FB3F28494786DBE3DCBF48A88B19BCE1D73F088F000D581EF13FA0D3E8386FDAF03F1466451BAB3F064070A67099C446CCBFC054E34C018FDB3FE8F03C00891107C019508124FC94FDBFEB7C4BD5011EF8BF98DD5DDCB0B9FBBF809BB9F07E5ABD3F253FC2565BDDFCBF688FB4D679E5DA3F5CA1664FE147FF3F265214CE878304C02DB4C6687FAEF8BF80A0EA51623E94BF24016087DBC805C0"> : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
  func.func private @expected() -> (tensor<31xf64>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000000000000000000000000000F0BF000000000000F03F000000000000F0FF000000000000F07F000000000000F8FF98ED4B2E275DF4BF20FEF83935840240E0547C51235FE93F0061F5FA4B8BC83F88CB3FB3E2A0FBBF28494786DBE3DC3F48A88B19BCE1D7BF088F000D581EF1BFA0D3E8386FDAF0BF1466451BAB3F06C070A67099C446CC3FC054E34C018FDBBFE8F03C008911074019508124FC94FD3FEB7C4BD5011EF83F98DD5DDCB0B9FB3F809BB9F07E5ABDBF253FC2565BDDFC3F688FB4D679E5DABF5CA1664FE147FFBF265214CE878304402DB4C6687FAEF83F80A0EA51623E943F24016087DBC80540"> : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
  func.func private @program(%arg0: tensor<31xf64>) -> (tensor<31xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
}

// -----

// unary: neg f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf16>)
    %e:1 = call @expected() : () -> (tensor<31xf16>)
    %r:1 = call @program(%i#0) : (tensor<31xf16>) -> (tensor<31xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<31xf16>, tensor<31xf16>
    return
  }
  func.func private @inputs() -> (tensor<31xf16>) {
    %0 = stablehlo.constant dense<"0x00000080003C00BC007C00FC007E48C03337D3B8D840C3362C3E66BBE6B93E408939F940F1BDA0C0413C80C017C143B97A3CB4BA133E4BB429BD95320439"> : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
  func.func private @expected() -> (tensor<31xf16>) {
    %0 = stablehlo.constant dense<"0x0080000000BC003C00FC007C00FE484033B7D338D8C0C3B62CBE663BE6393EC089B9F9C0F13DA04041BC8040174143397ABCB43A13BE4B34293D95B204B9"> : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
  func.func private @program(%arg0: tensor<31xf16>) -> (tensor<31xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
}

// -----

// unary: neg bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xbf16>)
    %e:1 = call @expected() : () -> (tensor<31xbf16>)
    %r:1 = call @program(%i#0) : (tensor<31xbf16>) -> (tensor<31xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<31xbf16>, tensor<31xbf16>
    return
  }
  func.func private @inputs() -> (tensor<31xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080803F80BF807F80FFC07F06C00D3FFFBF3440423EE2BF30C0DBBF8CBFE23E7B3FA33FB5BE483FA53E9CBFD8BF1BBF923F0CC0513F38C0F3BF823F"> : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
  func.func private @expected() -> (tensor<31xbf16>) {
    %0 = stablehlo.constant dense<"0x0080000080BF803F80FF807FC0FF06400DBFFF3F34C042BEE23F3040DB3F8C3FE2BE7BBFA3BFB53E48BFA5BE9C3FD83F1B3F92BF0C4051BF3840F33F82BF"> : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
  func.func private @program(%arg0: tensor<31xbf16>) -> (tensor<31xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
}

// -----

// unary: is_finite f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf32>)
    %e:1 = call @expected() : () -> (tensor<31xi1>)
    %r:1 = call @program(%i#0) : (tensor<31xf32>) -> (tensor<31xi1>)
    check.expect_eq %r#0, %e#0 : tensor<31xi1>
    return
  }
  func.func private @inputs() -> (tensor<31xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07FA29CEC3F4E35CD3F6EEC8C3F3FDCBCBF14553B40A0161B3FEB7C1D40F298274013B3C8BFF6673440DDD020C064FC523F3EDDBABFE3DE1BC0B14ED53EF1C1DCBF9FF4DB3FC7F66BBE26D1B0BF56793BC01976933FB5A7513F0B64EA3FB86633BF"> : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
  func.func private @expected() -> (tensor<31xi1>) {
    %0 = stablehlo.constant dense<[true, true, true, true, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<31xi1>
    return %0 : tensor<31xi1>
  }
  func.func private @program(%arg0: tensor<31xf32>) -> (tensor<31xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.is_finite %arg0 : (tensor<31xf32>) -> tensor<31xi1>
    return %0 : tensor<31xi1>
  }
}

// -----

// unary: is_finite f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf64>)
    %e:1 = call @expected() : () -> (tensor<31xi1>)
    %r:1 = call @program(%i#0) : (tensor<31xf64>) -> (tensor<31xi1>)
    check.expect_eq %r#0, %e#0 : tensor<31xi1>
    return
  }
  func.func private @inputs() -> (tensor<31xf64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000F07F000000000000F0FF000000000000F87F0444899460EA03407AE262E016DE06C0E47A0DA1701A0440B4D3CBFD8D69F93FC8ECAC820B1603C038F5A09505620740DECAC94DE2B003C0484F4B9C631AF83F78891F91118AF8BFE8E9509FA155F23F0E24CA185B2D00400A0175D0C45602C0AD449A4F5CD8F0BFC40277051BF80240B04BE7BC184BC1BF6ECEBE54EAA600C09D84E130B3D403C06AF7AC398E1802C03255E637F5EB02C028C21EA0EF7AEBBF44C5890B788DFA3F3085DDA13014D2BF76840EFD7C4703C0788975815A4DECBF"> : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
  func.func private @expected() -> (tensor<31xi1>) {
    %0 = stablehlo.constant dense<[true, true, true, true, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<31xi1>
    return %0 : tensor<31xi1>
  }
  func.func private @program(%arg0: tensor<31xf64>) -> (tensor<31xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.is_finite %arg0 : (tensor<31xf64>) -> tensor<31xi1>
    return %0 : tensor<31xi1>
  }
}

// -----

// unary: is_finite f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf16>)
    %e:1 = call @expected() : () -> (tensor<31xi1>)
    %r:1 = call @program(%i#0) : (tensor<31xf16>) -> (tensor<31xi1>)
    check.expect_eq %r#0, %e#0 : tensor<31xi1>
    return
  }
  func.func private @inputs() -> (tensor<31xf16>) {
    %0 = stablehlo.constant dense<"0x00000080003C00BC007C00FC007E42AEF9B4C83A563CF23DE332A4C1793ECC3E813DFFB5A540D8C0C43D9F38CE3C31C19E41A3C1C1BF612E0037BBBF1ABD"> : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
  func.func private @expected() -> (tensor<31xi1>) {
    %0 = stablehlo.constant dense<[true, true, true, true, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<31xi1>
    return %0 : tensor<31xi1>
  }
  func.func private @program(%arg0: tensor<31xf16>) -> (tensor<31xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.is_finite %arg0 : (tensor<31xf16>) -> tensor<31xi1>
    return %0 : tensor<31xi1>
  }
}

// -----

// unary: is_finite bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xbf16>)
    %e:1 = call @expected() : () -> (tensor<31xi1>)
    %r:1 = call @program(%i#0) : (tensor<31xbf16>) -> (tensor<31xi1>)
    check.expect_eq %r#0, %e#0 : tensor<31xi1>
    return
  }
  func.func private @inputs() -> (tensor<31xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080803F80BF807F80FFC07F1F4089BFA8BE15C0D43E9A3FB93FCDBF49BF6D3F3640CF3FD8BF27C084BF343EAFBFDF3FBBBF10C01D3FC83FE3BF7FBF"> : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
  func.func private @expected() -> (tensor<31xi1>) {
    %0 = stablehlo.constant dense<[true, true, true, true, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<31xi1>
    return %0 : tensor<31xi1>
  }
  func.func private @program(%arg0: tensor<31xbf16>) -> (tensor<31xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.is_finite %arg0 : (tensor<31xbf16>) -> tensor<31xi1>
    return %0 : tensor<31xi1>
  }
}

// -----

// unary: square f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf32>)
    %e:1 = call @expected() : () -> (tensor<31xf32>)
    %r:1 = call @program(%i#0) : (tensor<31xf32>) -> (tensor<31xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<31xf32>, tensor<31xf32>
    return
  }
  func.func private @inputs() -> (tensor<31xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F8B7BB8BF8BF234C0915F8C3FCB7B2CC0A0ED2B3F9C48433FB15E393E67B12FC027A831C078B7B83DA81D67BD3A0E3AC0E1DD3BC0DDEFD13F53CC86BFAC99A63F297CE7BF93FDB3BF89E918400227E8BFABE20CBF8A2006BC5DBAA23FCDA989BF"> : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
  func.func private @expected() -> (tensor<31xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000803F0000803F0000807F0000807F0000C07FD3F10440F3CBFF4055F1993F296DE840A1EEE63EB2F7143FFF39063D0C28F140E993F6404048053C89A6503BAD380741E7DD094188292C4014F58D3F4FD7D83F4E5151402D19FD3F4FACB640BA86524067119B3E298C8C38CBE0CE3F5C0E943F"> : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
  func.func private @program(%arg0: tensor<31xf32>) -> (tensor<31xf32> {jax.result_info = "result"}) {
    %0 = chlo.square %arg0 : tensor<31xf32> -> tensor<31xf32>
    return %0 : tensor<31xf32>
  }
}

// -----

// unary: square f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf64>)
    %e:1 = call @expected() : () -> (tensor<31xf64>)
    %r:1 = call @program(%i#0) : (tensor<31xf64>) -> (tensor<31xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<31xf64>, tensor<31xf64>
    return
  }
  func.func private @inputs() -> (tensor<31xf64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000F07F000000000000F0FF000000000000F87FC891C316D0AAEC3F2AC515F756AAFABF6815EC54A068F13F9828404339FB06C0AD1077FDD710FEBF445C3662411205C052EA9096631A03C04856FBEC27D4F73F206E7A56CC99CBBFDC1C1A162132FB3F2CE9DAF6A3CC0640C7F5A2A3BB22FEBF7097BD24B5D1F93FDC3DC6C9C9A6064023AB35035A4DF2BF9918C210404B04C0700638B3C95CCDBF2045FB4CA85BD03F64455EB7230EF23FC88469345931DB3FE4B8AEDD0C08F3BF9B4980EB0A3400C0ACE370EB3FB8EEBF4005C7D977EDC7BF"> : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
  func.func private @expected() -> (tensor<31xf64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000F03F000000000000F03F000000000000F07F000000000000F07F000000000000F87F0A4511F07BAEE93F3CFF700E58380640C84E0CDF00F1F23F70AE2D07238120401D94EED89D3F0C40D7DCF67500C01B404760AD0BD8CE1640BE1EDFF577BE0140165C02016CCEA73FF357D35CE61C0740008A40217E3E2040E58AD98545610C40F490995309D504409371F6C7BA082040BA09927B80EFF43F47DF821382BD19402C6593A13AF1AA3F81864CAB5DB9B03F8CBB64DBDC5FF43F193F9BA2921BC73F5CFE669B22A3F63FFFC8021EBF681040EDEA06B99C7DED3F0CCD18823EE4A13F"> : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
  func.func private @program(%arg0: tensor<31xf64>) -> (tensor<31xf64> {jax.result_info = "result"}) {
    %0 = chlo.square %arg0 : tensor<31xf64> -> tensor<31xf64>
    return %0 : tensor<31xf64>
  }
}

// -----

// unary: square f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf16>)
    %e:1 = call @expected() : () -> (tensor<31xf16>)
    %r:1 = call @program(%i#0) : (tensor<31xf16>) -> (tensor<31xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<31xf16>, tensor<31xf16>
    return
  }
  func.func private @inputs() -> (tensor<31xf16>) {
    %0 = stablehlo.constant dense<"0x00000080003C00BC007C00FC007E8CBFD5BC9C4058B77FC0F23BF6BACE2D26B99FC0B13D9B36DE41F1C16C3721B743B6573D2FBECDB866C0693603B67DC1"> : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
  func.func private @expected() -> (tensor<31xf16>) {
    %0 = stablehlo.constant dense<"0x00000000003C003C007C007C007E1F43D63D5045BE320E45E43B0F3A3620A03657450D4074314E486A48E3325A32E730213FC840C335D644233185308847"> : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
  func.func private @program(%arg0: tensor<31xf16>) -> (tensor<31xf16> {jax.result_info = "result"}) {
    %0 = chlo.square %arg0 : tensor<31xf16> -> tensor<31xf16>
    return %0 : tensor<31xf16>
  }
}

// -----

// unary: square bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xbf16>)
    %e:1 = call @expected() : () -> (tensor<31xbf16>)
    %r:1 = call @program(%i#0) : (tensor<31xbf16>) -> (tensor<31xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<31xbf16>, tensor<31xbf16>
    return
  }
  func.func private @inputs() -> (tensor<31xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080803F80BF807F80FFC07FCFBF21BF443E1CC0373FF43F80BF26C008C0CA3F463E0CC0FFBF00408A3F963F0AC03C40BDBF60BFCCBF2A404A3FA43E"> : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
  func.func private @expected() -> (tensor<31xbf16>) {
    %0 = stablehlo.constant dense<"0x00000000803F803F807F807FC07F2740CB3E163DBE40033F6940803FD74090401F40193D99407E408040953FB03F95400A410C40443F2340E2401F3FD23D"> : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
  func.func private @program(%arg0: tensor<31xbf16>) -> (tensor<31xbf16> {jax.result_info = "result"}) {
    %0 = chlo.square %arg0 : tensor<31xbf16> -> tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
}

// -----

// unary: cube f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xf32>)
    %e:1 = call @expected() : () -> (tensor<24xf32>)
    %r:1 = call @program(%i#0) : (tensor<24xf32>) -> (tensor<24xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 2 : tensor<24xf32>, tensor<24xf32>
    return
  }
  func.func private @inputs() -> (tensor<24xf32>) {
    %0 = stablehlo.constant dense<"0x94C403BFE0C2A63F891D41BEBB8F6BBE25B105C0F581F83F339726C0D8791C4027EA1F4079890F3E384601C0A5A9D8BF1E5B0AC023409A3FE9CF52BF00373940B2BB73BF13C482BF62B5873F1D42114075DC233E4D1311C06DE5FCBF292BA53F"> : tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @expected() -> (tensor<24xf32>) {
    %0 = stablehlo.constant dense<"0xC1A30BBE95860D404AC9DBBB0B7347BCB5D811C1A32CEA407F178DC199D76941A5997941697F343B6EDC03C16E319BC02EA621C19801E03F1FF50EBF5CE6C1414DEF5CBF757A88BFD68B983FBE113B410E45863B1B5D3AC110CDF6C06A820940"> : tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @program(%arg0: tensor<24xf32>) -> (tensor<24xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<24xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<24xf32>
    return %1 : tensor<24xf32>
  }
}

// -----

// unary: cube f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xf64>)
    %e:1 = call @expected() : () -> (tensor<24xf64>)
    %r:1 = call @program(%i#0) : (tensor<24xf64>) -> (tensor<24xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 2 : tensor<24xf64>, tensor<24xf64>
    return
  }
  func.func private @inputs() -> (tensor<24xf64>) {
    %0 = stablehlo.constant dense<"0x58B4DF7B9B83F93F10546D1CBB830740A8A80CE1741EDC3F20E1814D8913FB3F18A52E49A5C8F03F4025B911831ED33FD0A00C847E97FD3F611A90BB9A6FFCBF427597BC51A600C0E4E934D74744F2BF70989EA89015E6BF0CA72A1C679305405CC64BFABB31FF3F209A989E2675F73FEEA9B72F19CB0240A82A4256B061E6BF76B20F038B4407400EE15A3B28910340FB655ED6C138FEBF2813C8E4B479E7BFBA96723C996FF2BF9A042AC9A778FDBFC006C98CA8FC0440DC014626CCFEE4BF"> : tensor<24xf64>
    return %0 : tensor<24xf64>
  }
  func.func private @expected() -> (tensor<24xf64>) {
    %0 = stablehlo.constant dense<"0x264C773C383810403B02E18004653940063D24A840B6B53F6CF15AB697621340AB209F9DE777F23F032AE234E44C9B3F35D775202E4E1940EE3ED2725A7416C0AA3B6C0E7E0722C03144D0111DCFF7BFF7A282446409D5BF06F642E1EC9D33402EB2EF19A7A41D40697C020AE53509405A91A969A0ED2940B063E45BDFE5D5BF8707F27C709A384024C4BE5E97432D40A378C4EBC2F41AC0EFFC722B9844D9BFC49AD217127AF8BF0F29CBF062FF18C011DB73E7DE0D3240E86A72B26413D2BF"> : tensor<24xf64>
    return %0 : tensor<24xf64>
  }
  func.func private @program(%arg0: tensor<24xf64>) -> (tensor<24xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<24xf64>
    %1 = stablehlo.multiply %0, %arg0 : tensor<24xf64>
    return %1 : tensor<24xf64>
  }
}

// -----

// unary: cube f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xf16>)
    %e:1 = call @expected() : () -> (tensor<24xf16>)
    %r:1 = call @program(%i#0) : (tensor<24xf16>) -> (tensor<24xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<24xf16>, tensor<24xf16>
    return
  }
  func.func private @inputs() -> (tensor<24xf16>) {
    %0 = stablehlo.constant dense<"0x6E40A23848C161B6B93E58BCF9BCE1C0FCB04F41C7C1A440C93846BDC8402141AE412AB31BB8E73BAA4033BB08BC62B8"> : tensor<24xf16>
    return %0 : tensor<24xf16>
  }
  func.func private @expected() -> (tensor<24xf16>) {
    %0 = stablehlo.constant dense<"0x6F4937329ACC0EACBF4420BDB0BF42CBBD9BAD4C07CE3F4AD93295C0D54A384CB94DBEA153B0B63B574AD5B918BC43B1"> : tensor<24xf16>
    return %0 : tensor<24xf16>
  }
  func.func private @program(%arg0: tensor<24xf16>) -> (tensor<24xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<24xf16>
    %1 = stablehlo.multiply %0, %arg0 : tensor<24xf16>
    return %1 : tensor<24xf16>
  }
}

// -----

// unary: cube bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xbf16>)
    %e:1 = call @expected() : () -> (tensor<24xbf16>)
    %r:1 = call @program(%i#0) : (tensor<24xbf16>) -> (tensor<24xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<24xbf16>, tensor<24xbf16>
    return
  }
  func.func private @inputs() -> (tensor<24xbf16>) {
    %0 = stablehlo.constant dense<"0x38C0034082BE4CBE4C3FED3F9E3F80BF9EBF80BF463EEF3F3DC0223F0440BD3E37BF1FBEB33D433F23C0E13F9F3EABBF"> : tensor<24xbf16>
    return %0 : tensor<24xbf16>
  }
  func.func private @expected() -> (tensor<24xbf16>) {
    %0 = stablehlo.constant dense<"0xBEC1094186BC02BC023FCB40F13F80BFF1BF80BFED3BD040CFC1823E0C414F3DBBBE76BB2F3AE33E84C1AE40F63C18C0"> : tensor<24xbf16>
    return %0 : tensor<24xbf16>
  }
  func.func private @program(%arg0: tensor<24xbf16>) -> (tensor<24xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<24xbf16>
    %1 = stablehlo.multiply %0, %arg0 : tensor<24xbf16>
    return %1 : tensor<24xbf16>
  }
}

// -----

// unary: reciprocal4 f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xf32>)
    %e:1 = call @expected() : () -> (tensor<24xf32>)
    %r:1 = call @program(%i#0) : (tensor<24xf32>) -> (tensor<24xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 4 : tensor<24xf32>, tensor<24xf32>
    return
  }
  func.func private @inputs() -> (tensor<24xf32>) {
    %0 = stablehlo.constant dense<"0xB07C32403F88BF3FDEF91B4046369F3F106CEF3F9784793F9F8E973F7E58A93F6EE95B3F93AE19400935D03F1C11AF3F0839FB3F2591893FBC1CCC3FC2AAF53F5E8E02402C2FC73FCBE216409BB12A40D2223A402647F33F726F3A4035233640"> : tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @expected() -> (tensor<24xf32>) {
    %0 = stablehlo.constant dense<"0x866B873C42414C3E6635E83CDFE5D53E764EA73D0AD48D3FC23F023F3E1DA73EE70EEB3F3063F63C4745123E1D51923E73048A3D89E03F3FDA5D1E3EB0EE963D54886C3D5FA12E3E0895043DAAE5A13CA9FD643CFDF29C3D1D86633C64C5793C"> : tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @program(%arg0: tensor<24xf32>) -> (tensor<24xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<24xf32>
    %1 = stablehlo.multiply %0, %0 : tensor<24xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.divide %2, %1 : tensor<24xf32>
    return %3 : tensor<24xf32>
  }
}

// -----

// unary: reciprocal4 f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xf64>)
    %e:1 = call @expected() : () -> (tensor<24xf64>)
    %r:1 = call @program(%i#0) : (tensor<24xf64>) -> (tensor<24xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 4 : tensor<24xf64>, tensor<24xf64>
    return
  }
  func.func private @inputs() -> (tensor<24xf64>) {
    %0 = stablehlo.constant dense<"0x0A2540D9F31A0140637BDAFE6AC3EA3F6C85E872A5D200404F73C68E7F3FFD3FEA8D0F03EB0C0240C0BD527727D5F23FF4139CA044DC07404F716D5D9FDAF53FEEF38223FDFD074074F579E55E0EF33FC870B21D5F1BFB3F371CFCDB1AA101405825BD37C663F23F66D0EA2E1F43F83FCAFC1CE2213C0140E194C96AD40D0340311453011E560640F74A2CB1ED12FE3F804C2D91694107407E314CD75347F33F18BA6DBB9B2E0040E1162E4A57260340A5E204CDA7A7E63FCF715F7377BD0340"> : tensor<24xf64>
    return %0 : tensor<24xf64>
  }
  func.func private @expected() -> (tensor<24xf64>) {
    %0 = stablehlo.constant dense<"0xE1CBEF4C2C7FA83F0CA1A7AAB2590040A2D972A00E2FAA3F574398001EEDB63FA70919BC46C1A33F4A91432403ACE03F2A646CF97AE1893FA9B5B6D55963D23F0E7FB2622C51893FA7E0BB4F8DCEDF3FAD0ABE30FB12BF3F00635D091FB6A53FE9F451BD4256E23F5FFC88726635C83F5826576BA6C4A73F99632F1E2AD29F3F32E01A0CADD9903F8C24318E7982B43F6E44CFB331AE8C3F39EE7CC7205DDE3FD29F6DF98095AE3F8F6A6C5676309F3F1AAAB79C50D80F409005BEC1589F9B3F"> : tensor<24xf64>
    return %0 : tensor<24xf64>
  }
  func.func private @program(%arg0: tensor<24xf64>) -> (tensor<24xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<24xf64>
    %1 = stablehlo.multiply %0, %0 : tensor<24xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %3 = stablehlo.divide %2, %1 : tensor<24xf64>
    return %3 : tensor<24xf64>
  }
}

// -----

// unary: reciprocal4 f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xf16>)
    %e:1 = call @expected() : () -> (tensor<24xf16>)
    %r:1 = call @program(%i#0) : (tensor<24xf16>) -> (tensor<24xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<24xf16>, tensor<24xf16>
    return
  }
  func.func private @inputs() -> (tensor<24xf16>) {
    %0 = stablehlo.constant dense<"0x1841A03F9E417F40AB3D0941303F6A40F1417B40E3401541013CC1388439A63ED441763E9E41EF3CD73A113E3941D641"> : tensor<24xf16>
    return %0 : tensor<24xf16>
  }
  func.func private @expected() -> (tensor<24xf16>) {
    %0 = stablehlo.constant dense<"0x1526DA2C1E240329F0335F26242E65299222142930272426F83B03486D4432301923B3301E24EA367D3F0C3280251023"> : tensor<24xf16>
    return %0 : tensor<24xf16>
  }
  func.func private @program(%arg0: tensor<24xf16>) -> (tensor<24xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<24xf16>
    %1 = stablehlo.multiply %0, %0 : tensor<24xf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<24xf16>
    %3 = stablehlo.divide %2, %1 : tensor<24xf16>
    return %3 : tensor<24xf16>
  }
}

// -----

// unary: reciprocal4 bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xbf16>)
    %e:1 = call @expected() : () -> (tensor<24xbf16>)
    %r:1 = call @program(%i#0) : (tensor<24xbf16>) -> (tensor<24xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<24xbf16>, tensor<24xbf16>
    return
  }
  func.func private @inputs() -> (tensor<24xbf16>) {
    %0 = stablehlo.constant dense<"0xEC3FBA3F1E40C83FA13F1940353F1C403940423F1D400F3F503F9E3F4040223FD23FCE3F713F3C408C3F3040EE3F1240"> : tensor<24xbf16>
    return %0 : tensor<24xbf16>
  }
  func.func private @expected() -> (tensor<24xbf16>) {
    %0 = stablehlo.constant dense<"0xB03D673EDC3C2C3ECC3EFA3C8040E83C6A3C4240E03C24411340DC3E4A3CC8400E3E183EA33F5C3C333F8F3CAC3D163D"> : tensor<24xbf16>
    return %0 : tensor<24xbf16>
  }
  func.func private @program(%arg0: tensor<24xbf16>) -> (tensor<24xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<24xbf16>
    %1 = stablehlo.multiply %0, %0 : tensor<24xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<24xbf16>
    %3 = stablehlo.divide %2, %1 : tensor<24xbf16>
    return %3 : tensor<24xbf16>
  }
}

// -----

// unary: erf f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf32>)
    %e:1 = call @expected() : () -> (tensor<31xf32>)
    %r:1 = call @program(%i#0) : (tensor<31xf32>) -> (tensor<31xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 32 : tensor<31xf32>, tensor<31xf32>
    return
  }
  func.func private @inputs() -> (tensor<31xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F6152F93FADE2B23F68441E40BD314340F18137C0925A52C04D1BBEBE74E348C03C273A3FC11B6240CD4BF43D68EF29C08F3844C03ABD823EBB19F93FE2D01C4013000340C38090BE822A40402F6CA73E8B7DBB3FEBBA7EC0ECA89ABDA79753C0"> : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
  func.func private @expected() -> (tensor<31xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000803EBB573F3EBB57BF0000803F000080BF0000C07FEE7E7E3F45AF733F31E17F3FF2FE7F3FB6FC7FBFC6FF7FBF930CCDBE68FF7FBF793B323FF8FF7F3FAA2D093EA5F47FBF0CFF7FBFF660903E0C7C7E3F45DD7F3F4A077F3F88D39EBE94FE7F3FB364B63E2631763F000080BF0B2FAEBDCFFF7FBF"> : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
  func.func private @program(%arg0: tensor<31xf32>) -> (tensor<31xf32> {jax.result_info = "result"}) {
    %0 = chlo.erf %arg0 : tensor<31xf32> -> tensor<31xf32>
    return %0 : tensor<31xf32>
  }
}

// -----

// unary: erf f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf64>)
    %e:1 = call @expected() : () -> (tensor<31xf64>)
    %r:1 = call @program(%i#0) : (tensor<31xf64>) -> (tensor<31xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 32 : tensor<31xf64>, tensor<31xf64>
    return
  }
  func.func private @inputs() -> (tensor<31xf64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000F07F000000000000F0FF000000000000F87F0A38C3CC766502C0D4A08BF8B571F9BF60F246D6A2CFE23FA8895916D3190BC07CEC5A727028FB3FB099064BE8F4EABFC0E39CC46F0D02C02C71BE7FF3280D4084D77A77B098F43FE82AD282E001F5BFA8F11BD7BE2208C0C03BAD1DE6B9B4BF3215EEB13E620140401B4AB47CBFB83FD4EC8469235BF8BFAC6F9B87BDC608C07C2095013BAD01C014E366D1279302405E3D7F1733CA05C074462E2BFCC70E40443EC66AF05BFD3F00CBFBB508C9E8BFCE1A05245DE803C0601DA7D6D5A9D1BF"> : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
  func.func private @expected() -> (tensor<31xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000000000000000000000808B0841A767F7EA3F8B0841A767F7EABF000000000000F03F000000000000F0BF000000000000F87FA94D77209DF6EFBFF2DEAF782D37EFBFB06D706CD603E33F62A32D84FCFFEFBFB131F412DB79EF3F597FCAAFF686E8BF94FF764B65F4EFBFEF70B077FFFFEF3FDA7644E954CDED3FB22AF63420F9EDBFD1511562D6FFEFBFA03F8E990256B7BF99D3D56BA4EEEF3F16915AD29FD6BB3F69FB1CEC4CFFEEBFA6EBDF18E7FFEFBFDEE377F16CF1EFBFCD3484989AF7EF3F07B16D3D0AFFEFBF2A649EE3FFFFEF3FB37ADA2B83B2EF3FBCBD17ABA940E7BF39E0144A74FCEFBFF6EFF2B7B36FD3BF"> : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
  func.func private @program(%arg0: tensor<31xf64>) -> (tensor<31xf64> {jax.result_info = "result"}) {
    %0 = chlo.erf %arg0 : tensor<31xf64> -> tensor<31xf64>
    return %0 : tensor<31xf64>
  }
}

// -----

// unary: erf f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf16>)
    %e:1 = call @expected() : () -> (tensor<31xf16>)
    %r:1 = call @program(%i#0) : (tensor<31xf16>) -> (tensor<31xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<31xf16>, tensor<31xf16>
    return
  }
  func.func private @inputs() -> (tensor<31xf16>) {
    %0 = stablehlo.constant dense<"0x00000080003C00BC007C00FC007E3D4319C21AC0C5C22A3F374344377ABE6C4392395C4310BCACC1E2C274BF45B83740F8B362BF6842EC38933A1F41783D"> : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
  func.func private @expected() -> (tensor<31xf16>) {
    %0 = stablehlo.constant dense<"0x00000080BE3ABEBA003C00BC007E003C00BCF8BB00BCE93B003CAB37D3BB003C6739003CCBBA00BC00BCEFBB66B8FA3B68B4EDBB003CED380A3AFF3B933B"> : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
  func.func private @program(%arg0: tensor<31xf16>) -> (tensor<31xf16> {jax.result_info = "result"}) {
    %0 = chlo.erf %arg0 : tensor<31xf16> -> tensor<31xf16>
    return %0 : tensor<31xf16>
  }
}

// -----

// unary: erf bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xbf16>)
    %e:1 = call @expected() : () -> (tensor<31xbf16>)
    %r:1 = call @program(%i#0) : (tensor<31xbf16>) -> (tensor<31xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<31xbf16>, tensor<31xbf16>
    return
  }
  func.func private @inputs() -> (tensor<31xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080803F80BF807F80FFC07F04C068402DC02EC0983F293F0BC0CF3F4DC04CBE65404B40553F1640A73F09C03840643F443F6840F23EB2BF1FBFE43E"> : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
  func.func private @expected() -> (tensor<31xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080583F58BF803F80BFC07F7FBF803F80BF80BF683F263F7FBF7A3F80BF63BE803F803F433F803F6F3F7FBF803F4B3F393F803FFE3E73BF1FBFF13E"> : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
  func.func private @program(%arg0: tensor<31xbf16>) -> (tensor<31xbf16> {jax.result_info = "result"}) {
    %0 = chlo.erf %arg0 : tensor<31xbf16> -> tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
}

// -----

// unary: erfc f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf32>)
    %e:1 = call @expected() : () -> (tensor<31xf32>)
    %r:1 = call @program(%i#0) : (tensor<31xf32>) -> (tensor<31xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 64 : tensor<31xf32>, tensor<31xf32>
    return
  }
  func.func private @inputs() -> (tensor<31xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F52DB0E401C780340714B1DBF929C8DBD9ED12CC0D479553F6466E83F732DE8BFFF6B503F80300AC0702D02407AFFB03FDBD526405EE9A5BF9D33FDBF6E5CD93EA8BD29C05B7AF63FC904E3BFEBCF0CC0852607C077439C3FC9072DC014D1F0BE"> : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
  func.func private @expected() -> (tensor<31xf32>) {
    %0 = stablehlo.constant dense<"0x0000803F0000803F0D13213E9EDDEB3F00000000000000400000C0FF1222D13AF39D703B3BBCCE3F99F8893F9BFBFF3F7BFF733ED5BD273C22AEFE3FF5907F3EE7B5FF3FFBBE833BBDE94E3D32556E396973F73F4057FF3F475A0C3F39FAFF3F21D7D33B6572FE3F04C3FF3F83A3FF3FAA90AC3DB0FBFF3F443DBF3F"> : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
  func.func private @program(%arg0: tensor<31xf32>) -> (tensor<31xf32> {jax.result_info = "result"}) {
    %0 = chlo.erfc %arg0 : tensor<31xf32> -> tensor<31xf32>
    return %0 : tensor<31xf32>
  }
}

// -----

// unary: erfc f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf64>)
    %e:1 = call @expected() : () -> (tensor<31xf64>)
    %r:1 = call @program(%i#0) : (tensor<31xf64>) -> (tensor<31xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 64 : tensor<31xf64>, tensor<31xf64>
    return
  }
  func.func private @inputs() -> (tensor<31xf64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000F07F000000000000F0FF000000000000F87FD37756ABE191FEBF7837AD1197EFFA3F2782A8B20C6705C0DD423E0D0C26FDBF24CC8A38F216FA3FA0FAE76B3E42B83F44206AD5057902C0903D7E3162850740C059F01C4BC0E8BFF09CCDBBE9E9DEBFAC5F1BE1CE30F73F8069EAA284B1A7BFC0111F82A0A6FF3F30047B20E17ECB3FB8E161BB8469F8BF6086FF16A07DCB3F3A9EBE12314200405564E996A316F5BFE02852AF9C0DEA3FC8CC8C2CDD94DE3FA4EA8EC18285F23F0C38269AB5DFEABFB349F6BE073EFABF309EED1EA393EF3F"> : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
  func.func private @expected() -> (tensor<31xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000F03F000000000000F03FD5DDFB626122C43F4584A0D3B37BFD3F00000000000000000000000000000040000000000000F8FF4E4FCB38C5E3FF3F77A3EFE251B0913F5F598FD45DFFFF3F6DF4BC7C1BD7FF3F16CC8613BD9D953F4BC07E14AD96EC3FA0DA8C6A86FBFF3FE82D982D93D5003F063D735D9F9DFB3FFF992E865B16F83FBF86E68769ADA43F07241393BAD5F03F53AEE3A4FA16753F4D7AB2DF7D5CE83F949D49A03D81FF3FBCB77E5AD45CE83F96BDD3E72898703FB8E813CEB600FF3FF4DD0B30DBF1CF3F428500DBC1F2DF3F98BF1EF84203BA3F5CBFD13E963DFC3F219F877693ACFF3FA4089324B3D8C43F"> : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
  func.func private @program(%arg0: tensor<31xf64>) -> (tensor<31xf64> {jax.result_info = "result"}) {
    %0 = chlo.erfc %arg0 : tensor<31xf64> -> tensor<31xf64>
    return %0 : tensor<31xf64>
  }
}

// -----

// unary: erfc f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf16>)
    %e:1 = call @expected() : () -> (tensor<31xf16>)
    %r:1 = call @program(%i#0) : (tensor<31xf16>) -> (tensor<31xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<31xf16>, tensor<31xf16>
    return
  }
  func.func private @inputs() -> (tensor<31xf16>) {
    %0 = stablehlo.constant dense<"0x00000080003C00BC007C00FC007E2C407BB15CC04B3F6831603CC9C0D63E1FBAAE400EBEEDC156BC5F3D473D2C40F2BE823820C19CBE74C12F3ABF40DA38"> : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
  func.func private @expected() -> (tensor<31xf16>) {
    %0 = stablehlo.constant dense<"0x003C003C09315F3F0000004000FE821AC43CFE3F15217D3ACD2FFF3F0224E23EAB13DF3F0040803F5E2BF22B821AF23FCF360040EC3F004064347A124236"> : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
  func.func private @program(%arg0: tensor<31xf16>) -> (tensor<31xf16> {jax.result_info = "result"}) {
    %0 = chlo.erfc %arg0 : tensor<31xf16> -> tensor<31xf16>
    return %0 : tensor<31xf16>
  }
}

// -----

// unary: erfc bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xbf16>)
    %e:1 = call @expected() : () -> (tensor<31xbf16>)
    %r:1 = call @program(%i#0) : (tensor<31xbf16>) -> (tensor<31xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<31xbf16>, tensor<31xbf16>
    return
  }
  func.func private @inputs() -> (tensor<31xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080803F80BF807F80FFC07F1E3F1B4083BFAE3EEE3FEBBF9C3F22C048BFF2BFD0BEE3BF28C0AABE28BFB43F3BC0503F2FC0B0BD38C01E4098BD0CBE"> : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
  func.func private @expected() -> (tensor<31xbf16>) {
    %0 = stablehlo.constant dense<"0x803F803F213EEC3F00000040C0FFC43E213AED3F213F0C3CFF3FAE3D0040DE3FFF3FB83FFE3F0040AE3FD33F3F3D0040803E00408C3F0040FC398B3F943F"> : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
  func.func private @program(%arg0: tensor<31xbf16>) -> (tensor<31xbf16> {jax.result_info = "result"}) {
    %0 = chlo.erfc %arg0 : tensor<31xbf16> -> tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
}

// -----

// unary: asin f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xf32>)
    %e:1 = call @expected() : () -> (tensor<24xf32>)
    %r:1 = call @program(%i#0) : (tensor<24xf32>) -> (tensor<24xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 16 : tensor<24xf32>, tensor<24xf32>
    return
  }
  func.func private @inputs() -> (tensor<24xf32>) {
    %0 = stablehlo.constant dense<"0xE0A65BBF5BCC123FF053EFBE4D9F73BDC451E33EEE35153F913B69BE5EEA60BF36CE783F1DB9FABE37796ABF2597753E5C373F3F5A0353BFED8E68BFC95DB53EC8AA143ED3CCF6BE79A2F0BE24DE083F7C4075BFF6CE04BFF7C28CBEC56B0C3F"> : tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @expected() -> (tensor<24xf32>) {
    %0 = stablehlo.constant dense<"0xAB0484BF02561C3F0F08F9BE22C473BD408AEB3EE84A1F3F404C6BBEE55389BFE8A4AA3F460103BFF43194BF0802783E0CEC573F950A78BFA1DB91BF1864B93EC431153EC3C200BFC582FABEA067103FF7D6A3BF17A10BBF15998EBEB6A1143F"> : tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @program(%arg0: tensor<24xf32>) -> (tensor<24xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.subtract %0, %arg0 : tensor<24xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %3 = stablehlo.add %2, %arg0 : tensor<24xf32>
    %4 = stablehlo.multiply %1, %3 : tensor<24xf32>
    %5 = stablehlo.sqrt %4 : tensor<24xf32>
    %6 = stablehlo.atan2 %arg0, %5 : tensor<24xf32>
    return %6 : tensor<24xf32>
  }
}

// -----

// unary: asin f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xf64>)
    %e:1 = call @expected() : () -> (tensor<24xf64>)
    %r:1 = call @program(%i#0) : (tensor<24xf64>) -> (tensor<24xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 16 : tensor<24xf64>, tensor<24xf64>
    return
  }
  func.func private @inputs() -> (tensor<24xf64>) {
    %0 = stablehlo.constant dense<"0x3C7105E81CC8D7BFA2E0BAE9BA85ECBFD09DEA507626DF3FBCA975176416D83FCC6B28711BD9E7BFACBAB140912FDD3F48EDAF4D1D8DCF3FDCA10A7836E9D0BFD8985FA70707C43F00BCC02E6C9A763FE600A7E006C9E23FA8750BD861E5EC3F6C20D11A9B5CD4BFB8AFE41AA338EABF24206A391355D1BF502147E24074C93F1009B17FE52DDFBF42F107D79818E6BFFE336B58B16EE2BF644FAEBA444FE63F947CF79CF262DB3FF848767667F6E7BF2CE5F2E633AAD9BF98A8D884DB53DDBF"> : tensor<24xf64>
    return %0 : tensor<24xf64>
  }
  func.func private @expected() -> (tensor<24xf64>) {
    %0 = stablehlo.constant dense<"0x8F91A704B75DD8BFDA294169A89AF1BFCEBBE0954544E03F9B06B7181EB2D83FFC6A06D2C2E8EABFF551576A454EDE3FE83E347E3AE1CF3F8B6706F63D1DD1BF52576EDB2E1CC43F816E76B3739A763FA85B17BAA213E43F803CED28FA06F23FA437CEDCCEB8D4BF244B66717EBBEEBF250CF3522F8DD1BFC3BEC8F4FB9FC93F8F09B7128748E0BF3E2AC9E6CE63E8BFC9BDFBF197A4E3BFCC12EB65BAAFE83FE9298B7CBD4CDC3F88CB8BDED414EBBF336970556968DABFA24DEAFF1277DEBF"> : tensor<24xf64>
    return %0 : tensor<24xf64>
  }
  func.func private @program(%arg0: tensor<24xf64>) -> (tensor<24xf64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %1 = stablehlo.subtract %0, %arg0 : tensor<24xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %3 = stablehlo.add %2, %arg0 : tensor<24xf64>
    %4 = stablehlo.multiply %1, %3 : tensor<24xf64>
    %5 = stablehlo.sqrt %4 : tensor<24xf64>
    %6 = stablehlo.atan2 %arg0, %5 : tensor<24xf64>
    return %6 : tensor<24xf64>
  }
}

// -----

// unary: asin f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xf16>)
    %e:1 = call @expected() : () -> (tensor<24xf16>)
    %r:1 = call @program(%i#0) : (tensor<24xf16>) -> (tensor<24xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<24xf16>, tensor<24xf16>
    return
  }
  func.func private @inputs() -> (tensor<24xf16>) {
    %0 = stablehlo.constant dense<"0x33BA6D39C0B6273087B3E1BA6BBB3B361834E9A32AB91BB520238CB8E6306F3928B9E63AF223A43B7C3BFABAD1351BB8"> : tensor<24xf16>
    return %0 : tensor<24xf16>
  }
  func.func private @expected() -> (tensor<24xf16>) {
    %0 = stablehlo.constant dense<"0x17BBF639F8B62A3099B324BCBFBC67362434E9A39DB932B52023D6B8EB30F9399AB9293CF223143DD73C3DBCF43550B8"> : tensor<24xf16>
    return %0 : tensor<24xf16>
  }
  func.func private @program(%arg0: tensor<24xf16>) -> (tensor<24xf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<24xf16>
    %1 = stablehlo.subtract %0, %arg0 : tensor<24xf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<24xf16>
    %3 = stablehlo.add %2, %arg0 : tensor<24xf16>
    %4 = stablehlo.multiply %1, %3 : tensor<24xf16>
    %5 = stablehlo.sqrt %4 : tensor<24xf16>
    %6 = stablehlo.atan2 %arg0, %5 : tensor<24xf16>
    return %6 : tensor<24xf16>
  }
}

// -----

// unary: asin bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xbf16>)
    %e:1 = call @expected() : () -> (tensor<24xbf16>)
    %r:1 = call @program(%i#0) : (tensor<24xbf16>) -> (tensor<24xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<24xbf16>, tensor<24xbf16>
    return
  }
  func.func private @inputs() -> (tensor<24xbf16>) {
    %0 = stablehlo.constant dense<"0x783E473FABBD9D3EAC3E20BF18BED6BE0CBD063F36BFDA3D073C6CBE2F3F99BE1A3F5CBFF8BD48BF323FA83E13BF83BE"> : tensor<24xbf16>
    return %0 : tensor<24xbf16>
  }
  func.func private @expected() -> (tensor<24xbf16>) {
    %0 = stablehlo.constant dense<"0x7B3E643FABBD9F3EAF3E2DBF19BEDCBE0CBD0D3F4ABFDA3D073C6EBE413F9CBE263F84BFF9BD65BF453FAB3E1CBF85BE"> : tensor<24xbf16>
    return %0 : tensor<24xbf16>
  }
  func.func private @program(%arg0: tensor<24xbf16>) -> (tensor<24xbf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<24xbf16>
    %1 = stablehlo.subtract %0, %arg0 : tensor<24xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<24xbf16>
    %3 = stablehlo.add %2, %arg0 : tensor<24xbf16>
    %4 = stablehlo.multiply %1, %3 : tensor<24xbf16>
    %5 = stablehlo.sqrt %4 : tensor<24xbf16>
    %6 = stablehlo.atan2 %arg0, %5 : tensor<24xbf16>
    return %6 : tensor<24xbf16>
  }
}

// -----

// unary: acos f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xf32>)
    %e:1 = call @expected() : () -> (tensor<24xf32>)
    %r:1 = call @program(%i#0) : (tensor<24xf32>) -> (tensor<24xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 16 : tensor<24xf32>, tensor<24xf32>
    return
  }
  func.func private @inputs() -> (tensor<24xf32>) {
    %0 = stablehlo.constant dense<"0x93E63FBF15C82E3FA682323F7757323F11491E3E93F9FABE8E5803BE2C79883E2A763EBEE46861BFEC82183B2A0E53BF09B20BBF6ADF0D3F101F2E3E512E043FC257963EB68E813EA3D005BF4D6EB23E845940BF2DA374BF1CBEB2BEC2A131BF"> : tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @expected() -> (tensor<24xf32>) {
    %0 = stablehlo.constant dense<"0xF8C41A40F5BC513F06964C3F3FD24C3F5432B53F7D5105408986D93FAE86A63F5302E13F5A74294099C3C83F598F2240E278094086C07B3FC430B33F2F9D833FFCE9A23F0A51A83FA8BB0740807F9B3F73F01A401CEC354080B5F63F189C1540"> : tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @program(%arg0: tensor<24xf32>) -> (tensor<24xf32> {jax.result_info = "result"}) {
    %0 = chlo.acos %arg0 : tensor<24xf32> -> tensor<24xf32>
    return %0 : tensor<24xf32>
  }
}

// -----

// unary: acos f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xf64>)
    %e:1 = call @expected() : () -> (tensor<24xf64>)
    %r:1 = call @program(%i#0) : (tensor<24xf64>) -> (tensor<24xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 16 : tensor<24xf64>, tensor<24xf64>
    return
  }
  func.func private @inputs() -> (tensor<24xf64>) {
    %0 = stablehlo.constant dense<"0xF41B2696B4B4D43F909FE3B30ECEDCBF30E398E65296EDBF346F7BEF7773DE3F96CFA1A09EDDE83FA03C684C27A3D63FD032D1095C17EA3F7CA5BD08465CDF3F00531BE5C287E83F643CCDBBC90BD23F14FB7BFFBA90DF3F52CEF08D916CE03F970424A4619FE8BF44F33B5D2AA9D8BF4832BA70FC7AC63F785197EBE679D8BFBAC347BF3D1CE53FAB41859BB765ECBF4E2D6FD344F0E7BF2CA50E556BB6D7BFC4FC51FB60E4D5BF40E79AAAF5ADE23F22C90CC63DC6EEBF5EBB7C0B0C59E23F"> : tensor<24xf64>
    return %0 : tensor<24xf64>
  }
  func.func private @expected() -> (tensor<24xf64>) {
    %0 = stablehlo.constant dense<"0xC97FD58286DCF33F251F7A301A4D00400C88E75599010640C936863DE532F13F6BB9653F53C9E53FF8604F012559F33F463893083CC2E33F1AB15BF76DF0F03FC908FADB5C50E63FB64A54CA278FF43F3384FEAE5EE1F03F74B43A715B82F03FC164D3891C9703408F8882173276FF3F77BEF8A4DB4EF63F9FEE433D6669FF3FEEFCB8AC5036EB3FC881BE53D04C054051F55ACDE253034035DB4CA3A534FF3F33E5B67EF2B7FE3F4F283B93B651EE3FB9F77D5455E90640A98048DCD1B9EE3F"> : tensor<24xf64>
    return %0 : tensor<24xf64>
  }
  func.func private @program(%arg0: tensor<24xf64>) -> (tensor<24xf64> {jax.result_info = "result"}) {
    %0 = chlo.acos %arg0 : tensor<24xf64> -> tensor<24xf64>
    return %0 : tensor<24xf64>
  }
}

// -----

// unary: acos f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xf16>)
    %e:1 = call @expected() : () -> (tensor<24xf16>)
    %r:1 = call @program(%i#0) : (tensor<24xf16>) -> (tensor<24xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<24xf16>, tensor<24xf16>
    return
  }
  func.func private @inputs() -> (tensor<24xf16>) {
    %0 = stablehlo.constant dense<"0xC93A2CBB793A2134EDB9A6381EBA3AB450B838B4B8B962B4722D35AF559C9639F53837BA62361E38D439ECB30A3AFB2B"> : tensor<24xf16>
    return %0 : tensor<24xf16>
  }
  func.func private @expected() -> (tensor<24xf16>) {
    %0 = stablehlo.constant dense<"0x77385D4106393D3DCF409B3BE2405A3F48405A3FBC40653FF13DBC3E4D3E623A383BEC40A43C1F3C0A3A493FB939093E"> : tensor<24xf16>
    return %0 : tensor<24xf16>
  }
  func.func private @program(%arg0: tensor<24xf16>) -> (tensor<24xf16> {jax.result_info = "result"}) {
    %0 = chlo.acos %arg0 : tensor<24xf16> -> tensor<24xf16>
    return %0 : tensor<24xf16>
  }
}

// -----

// unary: acos bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xbf16>)
    %e:1 = call @expected() : () -> (tensor<24xbf16>)
    %r:1 = call @program(%i#0) : (tensor<24xbf16>) -> (tensor<24xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<24xbf16>, tensor<24xbf16>
    return
  }
  func.func private @inputs() -> (tensor<24xbf16>) {
    %0 = stablehlo.constant dense<"0xD6BDF1BC58BEA13E763C2B3FD4BD64BF32BF57BECABD0C3F013E2BBFD6BEC03C023FB33E623E02BFB53D07BF5EBFE33E"> : tensor<24xbf16>
    return %0 : tensor<24xbf16>
  }
  func.func private @expected() -> (tensor<24xbf16>) {
    %0 = stablehlo.constant dense<"0xD63FCD3FE43FA03FC73F573FD63F2B401640E43FD63F7E3FB93F13400040C63F853F9B3FAD3F0740BE3F084028408E3F"> : tensor<24xbf16>
    return %0 : tensor<24xbf16>
  }
  func.func private @program(%arg0: tensor<24xbf16>) -> (tensor<24xbf16> {jax.result_info = "result"}) {
    %0 = chlo.acos %arg0 : tensor<24xbf16> -> tensor<24xbf16>
    return %0 : tensor<24xbf16>
  }
}

// -----

// unary: atan f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf32>)
    %e:1 = call @expected() : () -> (tensor<31xf32>)
    %r:1 = call @program(%i#0) : (tensor<31xf32>) -> (tensor<31xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 8 : tensor<31xf32>, tensor<31xf32>
    return
  }
  func.func private @inputs() -> (tensor<31xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07FB7F92C4063A30C4134648E4060808EC0DEEC07C1FF96A0BF945138C0CB69903EB78C10C0B12D02C1F890F8C08DE322C0D952CD3FC4E6BAC0859EB8C0D6659AC0AE3B8B404C2E984072EA6ABE8B4D00C103A9FD40EF6AD4401AC464C0037B0DC1"> : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
  func.func private @expected() -> (tensor<31xf32>) {
    %0 = stablehlo.constant dense<"0x0000000000000080DA0F493FDA0F49BFDB0FC93FDB0FC9BF0000C07FB0B39B3FE58FBA3F2AC4AC3F94C9ACBF5810BABF7AD965BFC8489EBFB2C18C3EC1B593BF8068B9BF6FACB8BF4F2499BF42B5813F6A5BB3BF1018B3BF46E7AEBF5325AC3F7888AE3F8EEB66BE832EB9BFCCFFB83F50ECB53F2525A6BFCFA5BABF"> : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
  func.func private @program(%arg0: tensor<31xf32>) -> (tensor<31xf32> {jax.result_info = "result"}) {
    %0 = chlo.atan %arg0 : tensor<31xf32> -> tensor<31xf32>
    return %0 : tensor<31xf32>
  }
}

// -----

// unary: atan f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf64>)
    %e:1 = call @expected() : () -> (tensor<31xf64>)
    %r:1 = call @program(%i#0) : (tensor<31xf64>) -> (tensor<31xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 8 : tensor<31xf64>, tensor<31xf64>
    return
  }
  func.func private @inputs() -> (tensor<31xf64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000F07F000000000000F0FF000000000000F87F4097D2FF34B7C2BFFE1C4853B9E317C08CA343EE464601C05060920C68CDFCBF40236C84A3230BC00029ADF3BAC21D40901E717CFBD0FFBF5F760B3B8AED1BC090E843FBF193F53F020CBBE6ADF41B4069267F37DC5613C080AE6520B760C13FAAB12AC2DE9601C0A02916EEAF47094084D98BE056040BC0A3CC8A4C23A111C0B07843A0689620406A202AD21448174058E7D29739410D40E006A14C547F064064BCCF5F923B1F40BAF3CC00D1E21FC0249772C4E01FF1BFF82DFADF29B40140"> : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
  func.func private @expected() -> (tensor<31xf64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000080192D4454FB21E93F192D4454FB21E9BF182D4454FB21F93F182D4454FB21F9BF000000000000F87FE1DCA3967E95C2BFB518754F767AF6BF927A20608931F2BF5FDDF19E0C05F1BFE4B13800D58BF4BF1683DD6ABCFEF63F170AD02B6FADF1BF268212774ADBF6BF18361D7927D9ED3F7A4DA446DDDBF63F62B77F2293DEF5BF54309854AE45C13F14458787944DF2BFB523914E9F3AF43F7AD0AF81CE86F4BFC2E566A41990F5BF18C4994D7D36F73F0D612AA90D69F63FF1E28E469FDCF43FF697E2FA92AAF33F4085D4593E18F73F8B30614BD222F7BFE60351E1FA37EABF9B0F3A839157F23F"> : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
  func.func private @program(%arg0: tensor<31xf64>) -> (tensor<31xf64> {jax.result_info = "result"}) {
    %0 = chlo.atan %arg0 : tensor<31xf64> -> tensor<31xf64>
    return %0 : tensor<31xf64>
  }
}

// -----

// unary: atan f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf16>)
    %e:1 = call @expected() : () -> (tensor<31xf16>)
    %r:1 = call @program(%i#0) : (tensor<31xf16>) -> (tensor<31xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<31xf16>, tensor<31xf16>
    return
  }
  func.func private @inputs() -> (tensor<31xf16>) {
    %0 = stablehlo.constant dense<"0x00000080003C00BC007C00FC007EAEC67648B542AA443248A03D6F4793C097473430F5441CC4D3B60E3C78349F4733BAC54600C736C5D6C5B5C52A3E2BC7"> : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
  func.func private @expected() -> (tensor<31xf16>) {
    %0 = stablehlo.constant dense<"0x00000080483A48BA483E48BE007EB0BDD63D203D703DCF3D9F3BC03DA2BCC23D2E307D3D54BD73B6563A5C34C33D46B9B23DB7BD86BD9BBD97BDF63BBBBD"> : tensor<31xf16>
    return %0 : tensor<31xf16>
  }
  func.func private @program(%arg0: tensor<31xf16>) -> (tensor<31xf16> {jax.result_info = "result"}) {
    %0 = chlo.atan %arg0 : tensor<31xf16> -> tensor<31xf16>
    return %0 : tensor<31xf16>
  }
}

// -----

// unary: atan bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xbf16>)
    %e:1 = call @expected() : () -> (tensor<31xbf16>)
    %r:1 = call @program(%i#0) : (tensor<31xbf16>) -> (tensor<31xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<31xbf16>, tensor<31xbf16>
    return
  }
  func.func private @inputs() -> (tensor<31xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080803F80BF807F80FFC07F4840D640F34000C192C088BF0CC1484051BFA8BFC6C0F8C0DD40E33F31C0DB40DDC0EBBFF6C0A940DD4078C0B7400241"> : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
  func.func private @expected() -> (tensor<31xbf16>) {
    %0 = stablehlo.constant dense<"0x00000080493F49BFC93FC9BFC07FA13FB63FB83FB9BFADBF51BFBABFA13F2FBF6BBFB5BFB9BFB73F873F9DBFB63FB7BF89BFB9BFB13FB73FA9BFB33FB93F"> : tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
  func.func private @program(%arg0: tensor<31xbf16>) -> (tensor<31xbf16> {jax.result_info = "result"}) {
    %0 = chlo.atan %arg0 : tensor<31xbf16> -> tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
}

// -----

// unary: sinh f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xf32>)
    %e:1 = call @expected() : () -> (tensor<24xf32>)
    %r:1 = call @program(%i#0) : (tensor<24xf32>) -> (tensor<24xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 16 : tensor<24xf32>, tensor<24xf32>
    return
  }
  func.func private @inputs() -> (tensor<24xf32>) {
    %0 = stablehlo.constant dense<"0xD2932CC0220C9540803AD2BF4F4C0540EDEFBB3E7AC3C0BFCCC5813F79E79FC0C9818D3CD692D4BBD68BAB3F9AD22940494373405B35414094E26D40D9779FBFEA4C7CC0F59CC03FFE8E91C0E1769140B99B36BEE0CE1BC07D1196C048885B40"> : tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @expected() -> (tensor<24xf32>) {
    %0 = stablehlo.constant dense<"0x8E2BECC03CC65242CD2B1FC0BCDE7C40A22FC03EA82C09C0F42C993F74F693C296838D3C3893D4BBD6B6E33F9C20E24016E4B241325B23415875A441060BCCBF730CCEC121FF0840ADFF3CC26F713C42E39337BEEB28B5C0C59B59C240CD7641"> : tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @program(%arg0: tensor<24xf32>) -> (tensor<24xf32> {jax.result_info = "result"}) {
    %0 = chlo.sinh %arg0 : tensor<24xf32> -> tensor<24xf32>
    return %0 : tensor<24xf32>
  }
}

// -----

// unary: sinh f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xf64>)
    %e:1 = call @expected() : () -> (tensor<24xf64>)
    %r:1 = call @program(%i#0) : (tensor<24xf64>) -> (tensor<24xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 16 : tensor<24xf64>, tensor<24xf64>
    return
  }
  func.func private @inputs() -> (tensor<24xf64>) {
    %0 = stablehlo.constant dense<"0x0C5378D487B50A405FC7B12538480DC0422BD178D0C305403A23C53C1F8210C028E398A18955FF3F005A1C53480ED53FCC734CD69491F63F1C0C88BF2E060DC0A84646B7D36B074008C9BB2EB1F4064080E7262754520B4070AB4E436421EFBFC9CFA3D6BE4703C0A0371B3265D7DF3F94957D5F15C3FF3F3AE43279F8D50440209F33290559E0BF5C482F6A0E6BF13F80653DD4E664F73FD8AB2737FA44ED3FA0A96AE1016B0140FC73276D607DFEBF33A22166213505C04360A26590E500C0"> : tensor<24xf64>
    return %0 : tensor<24xf64>
  }
  func.func private @expected() -> (tensor<24xf64>) {
    %0 = stablehlo.constant dense<"0x57CE47F72D252C40CD9489E3446C33C0BAACC72A613F1E40C8953B4B71FD3EC053543B907EC90B40D94B84BF0C70D53F94EA483A55D5FE3F6F26B62449CE32C04AEE0D5F51A12240C7CDDC53339221409B1FEFE7E0632E4095AFE904A123F2BF8A9E134FC91616C03610C3AFEE95E03F5491779509920C40EB8FC73683E61A4050E9B2BD7211E1BFF28EBD2A8111F53FF24EBA836B550040EE19382B2EC3F03F4D8DAE0BD56A1140AAAD9433914C0AC0D0DED80890311CC0314012A6FF4910C0"> : tensor<24xf64>
    return %0 : tensor<24xf64>
  }
  func.func private @program(%arg0: tensor<24xf64>) -> (tensor<24xf64> {jax.result_info = "result"}) {
    %0 = chlo.sinh %arg0 : tensor<24xf64> -> tensor<24xf64>
    return %0 : tensor<24xf64>
  }
}

// -----

// unary: sinh f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xf16>)
    %e:1 = call @expected() : () -> (tensor<24xf16>)
    %r:1 = call @program(%i#0) : (tensor<24xf16>) -> (tensor<24xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<24xf16>, tensor<24xf16>
    return
  }
  func.func private @inputs() -> (tensor<24xf16>) {
    %0 = stablehlo.constant dense<"0xD641AF4448BF2C3E813A9C43DAC4E03C6543A644B0BAE5B1CB42594448C1C2439AC37CC4ACC440C40AC44EC13EC0B244"> : tensor<24xf16>
    return %0 : tensor<24xf16>
  }
  func.func private @expected() -> (tensor<24xf16>) {
    %0 = stablehlo.constant dense<"0x9D48C25203C277403F3B9C4DFFD32D3E0A4D87527EBBEEB1754BD550FAC60B4E97CD8AD1AED261D018CF0FC71CC4D752"> : tensor<24xf16>
    return %0 : tensor<24xf16>
  }
  func.func private @program(%arg0: tensor<24xf16>) -> (tensor<24xf16> {jax.result_info = "result"}) {
    %0 = chlo.sinh %arg0 : tensor<24xf16> -> tensor<24xf16>
    return %0 : tensor<24xf16>
  }
}

// -----

// unary: sinh bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xbf16>)
    %e:1 = call @expected() : () -> (tensor<24xbf16>)
    %r:1 = call @program(%i#0) : (tensor<24xbf16>) -> (tensor<24xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<24xbf16>, tensor<24xbf16>
    return
  }
  func.func private @inputs() -> (tensor<24xbf16>) {
    %0 = stablehlo.constant dense<"0x41407EC045C0F83F813F0BBF3EBF1D40B2BD0D409CC080C049C06D3F513F6C4078404540D8BF8DC076408A4098C09FC0"> : tensor<24xbf16>
    return %0 : tensor<24xbf16>
  }
  func.func private @expected() -> (tensor<24xbf16>) {
    %0 = stablehlo.constant dense<"0x2341D4C12DC15A40983F12BF50BFB940B2BD8F4083C2DAC139C1883F693FA041C1412D4127C024C2BB41154267C290C2"> : tensor<24xbf16>
    return %0 : tensor<24xbf16>
  }
  func.func private @program(%arg0: tensor<24xbf16>) -> (tensor<24xbf16> {jax.result_info = "result"}) {
    %0 = chlo.sinh %arg0 : tensor<24xbf16> -> tensor<24xbf16>
    return %0 : tensor<24xbf16>
  }
}

// -----

// unary: cosh f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xf32>)
    %e:1 = call @expected() : () -> (tensor<24xf32>)
    %r:1 = call @program(%i#0) : (tensor<24xf32>) -> (tensor<24xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 16 : tensor<24xf32>, tensor<24xf32>
    return
  }
  func.func private @inputs() -> (tensor<24xf32>) {
    %0 = stablehlo.constant dense<"0x2D374EC0BD33B2BF85BF03402955E0BED735CE3F77D6484075124FC0D251F3BF64A99640F49ED13E7A7791BDCAEF023F7A7FF23E15C90F402C076D4024E89E3F8A27A83F9E83483F3F0727C082082940A52A41C069331BC0836ACDBF0A807E3E"> : tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @expected() -> (tensor<24xf32>) {
    %0 = stablehlo.constant dense<"0xE8F7484127B6084095CB7E40F67B8C3F96A426403DD33841ECAA4B412CEE5A40CCB75D42E2E08A3FB252803F5C1C913F8DA08E3FE3FC98401777A241D0F9EF3FD147FF3FFB4FA93FCAB8DA40C29BE140FB072441ED40B640FFB0254042F9833F"> : tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @program(%arg0: tensor<24xf32>) -> (tensor<24xf32> {jax.result_info = "result"}) {
    %0 = chlo.cosh %arg0 : tensor<24xf32> -> tensor<24xf32>
    return %0 : tensor<24xf32>
  }
}

// -----

// unary: cosh f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xf64>)
    %e:1 = call @expected() : () -> (tensor<24xf64>)
    %r:1 = call @program(%i#0) : (tensor<24xf64>) -> (tensor<24xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 16 : tensor<24xf64>, tensor<24xf64>
    return
  }
  func.func private @inputs() -> (tensor<24xf64>) {
    %0 = stablehlo.constant dense<"0x90F8D186AB7309409A25E6C29BF8F6BF54D02855DD6FF03FA85E463DBCBFE4BF508F85C7AC29E1BFAC35C23DB8A8124050F61CC0E4A5F73FB9DB338CE74A13C00CF42F233B230D400048409FAF51873F7A99124CF88A124088AED3372A090EC04E23ED0894621240683E204A06DAF83F3C9327574D6EF33F002E3C0F4D5E9ABF921BBD90B6AF12405C180D6D6BF10A408071DE4F8993CE3F401461A84AF9F3BF681008EC25D5F1BFA0777A52264ECCBF939E4A62B39F09C02412107B205105C0"> : tensor<24xf64>
    return %0 : tensor<24xf64>
  }
  func.func private @expected() -> (tensor<24xf64>) {
    %0 = stablehlo.constant dense<"0xE4C71BB0B61F2840DC5F85B916C301401B4D27984B36F93FCC8CBADFA17BF33F460A7093615BF23F651AB0289B894A4063D1E648F6720240B13899734D174F407B63F8FFDB193340D70724F94300F03F9712C9F71BC749400DF987351B5E3540765DD36BECC748401B6C81ECC9C0034075CE34C76E52FD3F6DD81CAA5B01F03FB75C1C6527B84A40BEF42E662A0D2D409A3029AF6B75F03F338D0A913F2CFE3FAF88D3298302FB3FF63144AD8E64F03F0E16A3CC77A52840FFA500C530DD1C40"> : tensor<24xf64>
    return %0 : tensor<24xf64>
  }
  func.func private @program(%arg0: tensor<24xf64>) -> (tensor<24xf64> {jax.result_info = "result"}) {
    %0 = chlo.cosh %arg0 : tensor<24xf64> -> tensor<24xf64>
    return %0 : tensor<24xf64>
  }
}

// -----

// unary: cosh f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xf16>)
    %e:1 = call @expected() : () -> (tensor<24xf16>)
    %r:1 = call @program(%i#0) : (tensor<24xf16>) -> (tensor<24xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<24xf16>, tensor<24xf16>
    return
  }
  func.func private @inputs() -> (tensor<24xf16>) {
    %0 = stablehlo.constant dense<"0x773E6D411144D6C2A4BF4EC20B3DEDBF33BF53C47741524446C34FAEB4416243F1BD67C45341314029BCD44454409F39"> : tensor<24xf16>
    return %0 : tensor<24xf16>
  }
  func.func private @expected() -> (tensor<24xf16>) {
    %0 = stablehlo.constant dense<"0x3C4192474C4FA34BE742DC499F3F64433742B850B847B450C04C053C5848044DA5401A51334721445E3ED0536944073D"> : tensor<24xf16>
    return %0 : tensor<24xf16>
  }
  func.func private @program(%arg0: tensor<24xf16>) -> (tensor<24xf16> {jax.result_info = "result"}) {
    %0 = chlo.cosh %arg0 : tensor<24xf16> -> tensor<24xf16>
    return %0 : tensor<24xf16>
  }
}

// -----

// unary: cosh bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xbf16>)
    %e:1 = call @expected() : () -> (tensor<24xbf16>)
    %r:1 = call @program(%i#0) : (tensor<24xbf16>) -> (tensor<24xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<24xbf16>, tensor<24xbf16>
    return
  }
  func.func private @inputs() -> (tensor<24xbf16>) {
    %0 = stablehlo.constant dense<"0x663F86C093409D4057C02C404B3F87BF683F72C0C0BFD5BFE83F8F3E98C007C095BFAFBF3840524091408D40E9BD163F"> : tensor<24xbf16>
    return %0 : tensor<24xbf16>
  }
  func.func private @expected() -> (tensor<24xbf16>) {
    %0 = stablehlo.constant dense<"0xB73F0442464287426641EC40AA3FCE3FB83FB04117402F404940853F67428640E13F06400E4155413A422442813F973F"> : tensor<24xbf16>
    return %0 : tensor<24xbf16>
  }
  func.func private @program(%arg0: tensor<24xbf16>) -> (tensor<24xbf16> {jax.result_info = "result"}) {
    %0 = chlo.cosh %arg0 : tensor<24xbf16> -> tensor<24xbf16>
    return %0 : tensor<24xbf16>
  }
}

// -----

// unary: asinh f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xf32>)
    %e:1 = call @expected() : () -> (tensor<24xf32>)
    %r:1 = call @program(%i#0) : (tensor<24xf32>) -> (tensor<24xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 16 : tensor<24xf32>, tensor<24xf32>
    return
  }
  func.func private @inputs() -> (tensor<24xf32>) {
    %0 = stablehlo.constant dense<"0x39EF833FC863943DBDCE93C0D64179C0359A3D40A9D921400357F2BFAB7B41C0B2AC2F3F22B85E40275E8EC0906BC23F8BDD2FC0571E1CC0A16616BF513257C0DAC71C40304381C097A241BDD86ED73FC5335340CD8E083F91EA6CC01A744540"> : tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @expected() -> (tensor<24xf32>) {
    %0 = stablehlo.constant dense<"0x3E27673F9F42943D9C070FC0D76704C0753CE73F8E36D43FEB8AB2BF26B2E9BF682F243F1BE8FA3FAEAF0CC02E449A3FC926DEBF94EECFBF50DE0EBF6EAFF6BFF16ED03FD1AB06C0259041BDF866A53F6C63F43F00CB023F554301C0B82AEC3F"> : tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @program(%arg0: tensor<24xf32>) -> (tensor<24xf32> {jax.result_info = "result"}) {
    %0 = chlo.asinh %arg0 : tensor<24xf32> -> tensor<24xf32>
    return %0 : tensor<24xf32>
  }
}

// -----

// unary: asinh f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xf64>)
    %e:1 = call @expected() : () -> (tensor<24xf64>)
    %r:1 = call @program(%i#0) : (tensor<24xf64>) -> (tensor<24xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 16 : tensor<24xf64>, tensor<24xf64>
    return
  }
  func.func private @inputs() -> (tensor<24xf64>) {
    %0 = stablehlo.constant dense<"0xD889E55AEF8C1140323ED25943CB12C01CF7C498A89A10405C4120E00670F33F407ADAD49833EF3F949C911F8DDEF1BF1B26EAD669FB0AC03867320C7414F03F4CD0308560CF0E406A7A50B35A0813C020355974E295E13F58DFCC580102F63F5242132371C41040EFA823D3016613C0E8D5FA43C5D9F4BFA3276016F5D80DC0B8FC195CD242FEBFB8C0B824FB4A10401CD79924F19609C03045C71A8A8AF6BF883023B17FBE0940DA5F9796D1F503407E66BE5A23AE1040BE22EEBF6B170EC0"> : tensor<24xf64>
    return %0 : tensor<24xf64>
  }
  func.func private @expected() -> (tensor<24xf64>) {
    %0 = stablehlo.constant dense<"0x9D83D1F4377A0140C66AAFB1200302C0C840C445B00B01409FD668803968F03F352F28BAC5A2EB3F1AF7F2339EC5EEBF91A8A968F4E1FEBF172FB5081A51EC3F0474F43CC4760040DEA056C8681C02C0D15F41E27ACDE03F3251C4237BFAF13F97D0D2792B1F01403C13B51E954202C0440688DF3C49F1BFE5435B89E93700C0DD513DE3994DF6BF6BEDFC5508E600406A2413D65512FEBFFC68C0E8224AF2BFD40B9E7FE029FE3FD98F2F647D53FA3FEE6EFA0FCB140140AFBBFCAA054800C0"> : tensor<24xf64>
    return %0 : tensor<24xf64>
  }
  func.func private @program(%arg0: tensor<24xf64>) -> (tensor<24xf64> {jax.result_info = "result"}) {
    %0 = chlo.asinh %arg0 : tensor<24xf64> -> tensor<24xf64>
    return %0 : tensor<24xf64>
  }
}

// -----

// unary: asinh f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xf16>)
    %e:1 = call @expected() : () -> (tensor<24xf16>)
    %r:1 = call @program(%i#0) : (tensor<24xf16>) -> (tensor<24xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<24xf16>, tensor<24xf16>
    return
  }
  func.func private @inputs() -> (tensor<24xf16>) {
    %0 = stablehlo.constant dense<"0x48C490C1EBAA313FA7C31D3D8FC1A044763835C3A842D0AB6741C336B3435FC0B244D2C4EBBCDBC2E044CEC43CC078BC"> : tensor<24xf16>
    return %0 : tensor<24xf16>
  }
  func.func private @expected() -> (tensor<24xf16>) {
    %0 = stablehlo.constant dense<"0x52C0FCBEEAAA663D1AC0433CFCBE79404238FABFAC3FCEABE13E93361E4018BE81408EC024BCC9BF93408CC0FBBDB2BB"> : tensor<24xf16>
    return %0 : tensor<24xf16>
  }
  func.func private @program(%arg0: tensor<24xf16>) -> (tensor<24xf16> {jax.result_info = "result"}) {
    %0 = chlo.asinh %arg0 : tensor<24xf16> -> tensor<24xf16>
    return %0 : tensor<24xf16>
  }
}

// -----

// unary: asinh bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xbf16>)
    %e:1 = call @expected() : () -> (tensor<24xbf16>)
    %r:1 = call @program(%i#0) : (tensor<24xbf16>) -> (tensor<24xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<24xbf16>, tensor<24xbf16>
    return
  }
  func.func private @inputs() -> (tensor<24xbf16>) {
    %0 = stablehlo.constant dense<"0x88C086402D40C33E70BF44C057C070BF913F624024C06840CF3F5AC096C098C0954023C08BC0CC3F10C08E40D23F7840"> : tensor<24xbf16>
    return %0 : tensor<24xbf16>
  }
  func.func private @expected() -> (tensor<24xbf16>) {
    %0 = stablehlo.constant dense<"0x0AC00940DC3FBF3E56BFEBBFF7BF56BF793FFC3FD6BF0040A13FF8BF10C011C01040D5BF0BC0A03FC7BF0D40A33F0440"> : tensor<24xbf16>
    return %0 : tensor<24xbf16>
  }
  func.func private @program(%arg0: tensor<24xbf16>) -> (tensor<24xbf16> {jax.result_info = "result"}) {
    %0 = chlo.asinh %arg0 : tensor<24xbf16> -> tensor<24xbf16>
    return %0 : tensor<24xbf16>
  }
}

// -----

// unary: acosh f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xf32>)
    %e:1 = call @expected() : () -> (tensor<24xf32>)
    %r:1 = call @program(%i#0) : (tensor<24xf32>) -> (tensor<24xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 16 : tensor<24xf32>, tensor<24xf32>
    return
  }
  func.func private @inputs() -> (tensor<24xf32>) {
    %0 = stablehlo.constant dense<"0x00B9C7403157DC40EDC59740DC8F8E40EABAE840B3AE2240BB59CF3F34C40441981F8440C686B04010008740C757DF40FB95E740932723406975E640A4F46640B121B340745B9D40C31BF94086CD8C4003DEF340D48B08410991B4409070F140"> : tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @expected() -> (tensor<24xf32>) {
    %0 = stablehlo.constant dense<"0xA02421405D81274080430F4080280B40BE0A2B4062DECA3F8D08883F4B8D33404F270640C41F1940D09207407161284035B92A40A745CB3F7C682A40A075FA3FC6131A4099A01140FA6E2F40AE570A409C0F2E40825C35409D981A40416A2D40"> : tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @program(%arg0: tensor<24xf32>) -> (tensor<24xf32> {jax.result_info = "result"}) {
    %0 = chlo.acosh %arg0 : tensor<24xf32> -> tensor<24xf32>
    return %0 : tensor<24xf32>
  }
}

// -----

// unary: acosh f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xf64>)
    %e:1 = call @expected() : () -> (tensor<24xf64>)
    %r:1 = call @program(%i#0) : (tensor<24xf64>) -> (tensor<24xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 16 : tensor<24xf64>, tensor<24xf64>
    return
  }
  func.func private @inputs() -> (tensor<24xf64>) {
    %0 = stablehlo.constant dense<"0x2BB60B877F372040263F49D9773E074010072B60A1A912409FF136660571204096FF78988B701C40B043D9D3B1281F40B83DE562DC6E174000D787A32D631040C6312FC935431D401950FA3FFE9E0E40302570C1EDCA16401A75D395CA1D0640D1800F0253101140713B006EED9312408EBA1F8E2DFDFF3F003B62D54B73FE3FB1F98EA035312040C9A8678EF1C621406AAEF949920603403DD3A3C380EF0F4010C50432A5B3194051CE4A93F6D7014008824E4B0D09FA3F0AB208FD58842040"> : tensor<24xf64>
    return %0 : tensor<24xf64>
  }
  func.func private @expected() -> (tensor<24xf64>) {
    %0 = stablehlo.constant dense<"0x93778CFCFD410640A859DBB2E0A8FB3F0CDACB3504C601403EA3605C635E0640D80EE8B07D320540A49A0A9D39EF0540E095FD470BA103407EE7EA137CB4004006EA63AD7A6D0540AF54BB149C240040B6FB4BEA6D6703402412172D2DCFFA3FFFED575BCA09014073880F1678BC01408DE9823EA110F53FD031BD917225F43FBBEC4312DD3E06405538860474FF0640D0F4B0B24C31F83F3F6EB1AFA77D0040BA98D20EDF600440153855D89B0DF73FAE2C3C356518F13FBD3E111BD7670640"> : tensor<24xf64>
    return %0 : tensor<24xf64>
  }
  func.func private @program(%arg0: tensor<24xf64>) -> (tensor<24xf64> {jax.result_info = "result"}) {
    %0 = chlo.acosh %arg0 : tensor<24xf64> -> tensor<24xf64>
    return %0 : tensor<24xf64>
  }
}

// -----

// unary: acosh f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xf16>)
    %e:1 = call @expected() : () -> (tensor<24xf16>)
    %r:1 = call @program(%i#0) : (tensor<24xf16>) -> (tensor<24xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<24xf16>, tensor<24xf16>
    return
  }
  func.func private @inputs() -> (tensor<24xf16>) {
    %0 = stablehlo.constant dense<"0xA84253483645BD455E451B4571420D469344CE47C6423E41E7475545D2413F47BB42C8464846D1422C46F744563D6A48"> : tensor<24xf16>
    return %0 : tensor<24xf16>
  }
  func.func private @expected() -> (tensor<24xf16>) {
    %0 = stablehlo.constant dense<"0x7D3FB241AC40DE40BB40A0405A3FFA4067407D41903F793E8341B740EC3E57418A3F34410D41973F034192405E3ABD41"> : tensor<24xf16>
    return %0 : tensor<24xf16>
  }
  func.func private @program(%arg0: tensor<24xf16>) -> (tensor<24xf16> {jax.result_info = "result"}) {
    %0 = chlo.acosh %arg0 : tensor<24xf16> -> tensor<24xf16>
    return %0 : tensor<24xf16>
  }
}

// -----

// unary: acosh bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xbf16>)
    %e:1 = call @expected() : () -> (tensor<24xbf16>)
    %r:1 = call @program(%i#0) : (tensor<24xbf16>) -> (tensor<24xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<24xbf16>, tensor<24xbf16>
    return
  }
  func.func private @inputs() -> (tensor<24xbf16>) {
    %0 = stablehlo.constant dense<"0x4A4084400141D2401C40C540A33FE040BC40CB40B3407940C9409740E140B03F4D401540A440C0403640094181409B3F"> : tensor<24xbf16>
    return %0 : tensor<24xbf16>
  }
  func.func private @expected() -> (tensor<24xbf16>) {
    %0 = stablehlo.constant dense<"0xE83F064032402440C43F2040393F29401D4022401A40024022400F402940573FEB3FBF3F14401E40DA3F36400540243F"> : tensor<24xbf16>
    return %0 : tensor<24xbf16>
  }
  func.func private @program(%arg0: tensor<24xbf16>) -> (tensor<24xbf16> {jax.result_info = "result"}) {
    %0 = chlo.acosh %arg0 : tensor<24xbf16> -> tensor<24xbf16>
    return %0 : tensor<24xbf16>
  }
}

// -----

// unary: atanh f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xf32>)
    %e:1 = call @expected() : () -> (tensor<24xf32>)
    %r:1 = call @program(%i#0) : (tensor<24xf32>) -> (tensor<24xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 16 : tensor<24xf32>, tensor<24xf32>
    return
  }
  func.func private @inputs() -> (tensor<24xf32>) {
    %0 = stablehlo.constant dense<"0x1697D03E93D632BFC7A95FBFA34BC2BEEA3664BD48E9EEBE291F9CBE24C829BF63E583BEFD6A083FE021AEBE17A3163E988D05BFC5F82CBF5FBFA7BEFF1757BF83DF42BDC21DBD3E517510BE9BE1FCBE11B4A1BE2636133F5589EEBEA34E9BBE"> : tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @expected() -> (tensor<24xf32>) {
    %0 = stablehlo.constant dense<"0xBC6FDD3E24525DBFA799ACBF7C85CCBE7B7364BD877801BFEC3FA1BEFE6B4CBF89EF86BE031B183FC45AB5BEEEBC173E262314BFF23352BF2B2BAEBECB669CBF340543BD647FC63E9E6D11BE358D0ABF2E6DA7BEE8AF273F393B01BF255AA0BE"> : tensor<24xf32>
    return %0 : tensor<24xf32>
  }
  func.func private @program(%arg0: tensor<24xf32>) -> (tensor<24xf32> {jax.result_info = "result"}) {
    %0 = chlo.atanh %arg0 : tensor<24xf32> -> tensor<24xf32>
    return %0 : tensor<24xf32>
  }
}

// -----

// unary: atanh f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xf64>)
    %e:1 = call @expected() : () -> (tensor<24xf64>)
    %r:1 = call @program(%i#0) : (tensor<24xf64>) -> (tensor<24xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 16 : tensor<24xf64>, tensor<24xf64>
    return
  }
  func.func private @inputs() -> (tensor<24xf64>) {
    %0 = stablehlo.constant dense<"0x5E3D8B5AE488D53FE43D570C0CE3DCBF8944649DE4C1E83F45BFBD25E4D7E2BF5114BE19A162EBBFD426634AA6DAC0BF48566DECC291B23FE89CD57CEFFEBF3FCC20450CB254D4BF7583C12B0126E03FB1A9E0B098DDE33FC0963F9C28D696BF8D963D81CD6CE23FE7CC5EEAA68CE13F820DBD3D5A84E2BF8C9EEEA92AB8E4BF42836BA6A631E5BF38642EB357D7E7BF46F9BB43B8E7DF3F7872275A973CCBBFB2B202C809A6E4BF48872CFBD59AB63FF07FDF278F75D7BFE59ACA2DEF0EEABF"> : tensor<24xf64>
    return %0 : tensor<24xf64>
  }
  func.func private @expected() -> (tensor<24xf64>) {
    %0 = stablehlo.constant dense<"0x50E7F37F5568D63FF206572D3F21DFBF6E97EFBA6E78F03FE60ACF990DA1E5BFC89D5B523770F4BFC6306EFAD8F3C0BF8E463A10209AB23F3D2A6FB1FE14C03FA623B466330FD5BF8AA88C1EBFC6E13FF7B46E99E63DE73F5B944DCC20D796BFC50EA37A02FFE43F72DDB0473DB7E33FC2212B8E5322E5BF76269F799EABE8BF640AFEB35C80E9BFC63631FD4BC6EEBF00F578BDBE83E13FB5B98E02C8A8CBBF8E9F94297B8CE8BF18EB1149F2A9B63F682596DC889AD8BF7A044024553CF2BF"> : tensor<24xf64>
    return %0 : tensor<24xf64>
  }
  func.func private @program(%arg0: tensor<24xf64>) -> (tensor<24xf64> {jax.result_info = "result"}) {
    %0 = chlo.atanh %arg0 : tensor<24xf64> -> tensor<24xf64>
    return %0 : tensor<24xf64>
  }
}

// -----

// unary: atanh f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xf16>)
    %e:1 = call @expected() : () -> (tensor<24xf16>)
    %r:1 = call @program(%i#0) : (tensor<24xf16>) -> (tensor<24xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<24xf16>, tensor<24xf16>
    return
  }
  func.func private @inputs() -> (tensor<24xf16>) {
    %0 = stablehlo.constant dense<"0xEAB0B238E735FE3AE1A9AC3AC5B2C6A41637C7ACCBB80E36FE3923B4D8B080B56F350FA3C8B7BD39FEBAD2383E39D7B9"> : tensor<24xf16>
    return %0 : tensor<24xf16>
  }
  func.func private @expected() -> (tensor<24xf16>) {
    %0 = stablehlo.constant dense<"0xF4B062393236663DE2A9CE3CE0B2C6A49D37CAAC89B96036C43B3CB4E2B0BCB5A83510A340B8383B66BD9439473A6EBB"> : tensor<24xf16>
    return %0 : tensor<24xf16>
  }
  func.func private @program(%arg0: tensor<24xf16>) -> (tensor<24xf16> {jax.result_info = "result"}) {
    %0 = chlo.atanh %arg0 : tensor<24xf16> -> tensor<24xf16>
    return %0 : tensor<24xf16>
  }
}

// -----

// unary: atanh bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<24xbf16>)
    %e:1 = call @expected() : () -> (tensor<24xbf16>)
    %r:1 = call @program(%i#0) : (tensor<24xbf16>) -> (tensor<24xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<24xbf16>, tensor<24xbf16>
    return
  }
  func.func private @inputs() -> (tensor<24xbf16>) {
    %0 = stablehlo.constant dense<"0x5FBF873E1A3E17BFF8BD3ABF1FBE3A3D363F66BE1DBF503F7D3E28BF4BBF5BBEEEBE75BED2BE3E3F103F9D3E3DBF063F"> : tensor<24xbf16>
    return %0 : tensor<24xbf16>
  }
  func.func private @expected() -> (tensor<24xbf16>) {
    %0 = stablehlo.constant dense<"0xABBF8A3E1B3E2DBFF9BD6CBF20BE3A3D643F6ABE37BF913F813E4ABF8ABF5EBE01BF7ABEDFBE753F233FA23E73BF153F"> : tensor<24xbf16>
    return %0 : tensor<24xbf16>
  }
  func.func private @program(%arg0: tensor<24xbf16>) -> (tensor<24xbf16> {jax.result_info = "result"}) {
    %0 = chlo.atanh %arg0 : tensor<24xbf16> -> tensor<24xbf16>
    return %0 : tensor<24xbf16>
  }
}
