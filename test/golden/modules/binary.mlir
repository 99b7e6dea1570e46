// binary: add f32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<29xf32>, tensor<29xf32>)
    %e:1 = call @expected() : () -> (tensor<29xf32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<29xf32>, tensor<29xf32>) -> (tensor<29xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<29xf32>, tensor<29xf32>
    return
  }
  func.func private @inputs() -> (tensor<29xf32>, tensor<29xf32>) {
    %0 = stablehlo.constant dense<"0x0000C03F000000C00000807F000080FF0000C07F00004040000000000000008000000000F1C8244066A410C04F86B3BFF178503F1D51C0BFF01602401DF8F63F29F9DD3FD03B11404743503F7809F4BF886483BFD5583EC0688820BF73AF503F6A1B973FC5B4A43F1B9FB8BFABA822401FDB883E"> : tensor<29xf32>
    %1 = stablehlo.constant dense<"0x0000C07F0000807F00000040000040C00000C07F000000800000A0400000008000000080E3EC9C3F9FDC71406E9D364018F038400A172840AF3A013F7A941B40BCAD4140BC2235404774A03FBD550A40281B424069046A4078EEA63F5F4E204049A83D3FCCA58E3F34E9E93FF0320F3F53C4DE3F"> : tensor<29xf32>
    return %0, %1 : tensor<29xf32>, tensor<29xf32>
  }
  func.func private @expected() -> (tensor<29xf32>) {
    %0 = stablehlo.constant dense<"0x0000C07F0000807F0000807F000080FF0000C07F000040400000A0400000008000000000623F73407270C23F8DB4B93F540E6D40F7DC8F3F9C65224044888B4028559840462FA340F54A04400888823EE468004050AE2E3F88542D3F3C7A54408EEFF53F48AD19406428C53E677546408D7D0040"> : tensor<29xf32>
    return %0 : tensor<29xf32>
  }
  func.func private @program(%arg0: tensor<29xf32>, %arg1: tensor<29xf32>) -> (tensor<29xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<29xf32>
    return %0 : tensor<29xf32>
  }
}

// -----

// binary: add f64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<29xf64>, tensor<29xf64>)
    %e:1 = call @expected() : () -> (tensor<29xf64>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<29xf64>, tensor<29xf64>) -> (tensor<29xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<29xf64>, tensor<29xf64>
    return
  }
  func.func private @inputs() -> (tensor<29xf64>, tensor<29xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F0000000000000840000000000000000000000000000000800000000000000000D2DD4AD659CC014080B2D76263FBF2BF1A7DD332A9C100C05644A367B8FE02C0604507D5D50FD43F74BEB6C662BFE2BF64E6B229FE3AE83FA839FF514ED2E2BF706EBCE137CAC43FF0340379922FE2BFC8CAE1033550F4BFA8EBE32E858207C029079DCF7ED8F4BF44260DDA953BF73F70DEE8F4B7C4EDBF482EADF2971CFA3F99EB32160CFE05C0B8379AE59185F33F283AC93D4E3CFF3FEB1A4EE5759BF8BF"> : tensor<29xf64>
    %1 = stablehlo.constant dense<"0x000000000000F87F000000000000F07F000000000000004000000000000008C0000000000000F87F0000000000000080000000000000144000000000000000800000000000000080C1D50F5FBC3DFD3F33422F9623C9F63FA45C442325350040C5582D6D80BC0D4000D28E0474830740A2EBAA6850B0EB3FC6E0C33C6EE80F40964FD0B425090740181C837235C90A4076171C96E1830B40EF18C14E8EBE0D4036C17912B2BE09407B3A3DF92D19F73FDC8F26E5EDE90840CD4A9554EBB7064010F24000405DFF3F764A1E3AAC5C0C40C44219B60952E13F4608CADF222202407459D8A401C40C40"> : tensor<29xf64>
    return %0, %1 : tensor<29xf64>, tensor<29xf64>
  }
  func.func private @expected() -> (tensor<29xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000F87F000000000000F07F000000000000F07F000000000000F0FF000000000000F87F00000000000008400000000000001440000000000000008000000000000000005964E9029C351040987DBC9A016ECE3FC00EE4F18190B1BFDE28140B907BF53FACBA2FBF6E050A405C5AE843DBE1D13F304D98E396FB12402C81502092540240FFE29EF0D8150C403A4ADBF7FCF706408B33D0CC7396034070ACAE1C67E1D13F909A014D7905C23F7F911669DC4312406226B6AE7A8DFE3F2C1077F9EBBC0C40747BAD8F807AE93F1AD9A6C0962EFC3FAD5257FF24E01040FE4B31B246760040"> : tensor<29xf64>
    return %0 : tensor<29xf64>
  }
  func.func private @program(%arg0: tensor<29xf64>, %arg1: tensor<29xf64>) -> (tensor<29xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<29xf64>
    return %0 : tensor<29xf64>
  }
}

// -----

// binary: add f16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<29xf16>, tensor<29xf16>)
    %e:1 = call @expected() : () -> (tensor<29xf16>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<29xf16>, tensor<29xf16>) -> (tensor<29xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<29xf16>, tensor<29xf16>
    return
  }
  func.func private @inputs() -> (tensor<29xf16>, tensor<29xf16>) {
    %0 = stablehlo.constant dense<"0x003E00C0007C00FC007E00420000008000002532A9B9B4C071BFA5BDEB41A634A0BCA5405239EEBC683BB1C136300C312EC1B13BB8C158BFCA3D"> : tensor<29xf16>
    %1 = stablehlo.constant dense<"0x007E007C004000C2007E0080004500800080A03F0C42C64040402641913816389143D541923CDA417B43DC427E41AD405C418E3C1F402143153F"> : tensor<29xf16>
    return %0, %1 : tensor<29xf16>, tensor<29xf16>
  }
  func.func private @expected() -> (tensor<29xf16>) {
    %0 = stablehlo.constant dense<"0x007E007C007C00FC007E00420045008000003240A24080283C34A73C0F43693A41413D453B3FC63EAA44AC38C141FE40C02D334064BAEA3E7042"> : tensor<29xf16>
    return %0 : tensor<29xf16>
  }
  func.func private @program(%arg0: tensor<29xf16>, %arg1: tensor<29xf16>) -> (tensor<29xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<29xf16>
    return %0 : tensor<29xf16>
  }
}

// -----

// binary: add bf16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<29xbf16>, tensor<29xbf16>)
    %e:1 = call @expected() : () -> (tensor<29xbf16>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<29xbf16>, tensor<29xbf16>) -> (tensor<29xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<29xbf16>, tensor<29xbf16>
    return
  }
  func.func private @inputs() -> (tensor<29xbf16>, tensor<29xbf16>) {
    %0 = stablehlo.constant dense<"0xC03F00C0807F80FFC07F4040000000800000B2BFFF3DF03F13403F40324017C088BEA13E893F15C051BF3EBF253F49BF8EBFF1BF7A3F93BFE3BF"> : tensor<29xbf16>
    %1 = stablehlo.constant dense<"0xC07F807F004040C0C07F0080A040008000806C40EC3FC03F513F1440D93F2340CB3F0940733F383F71404540FC3F993F354027402B407B40DE3F"> : tensor<29xbf16>
    return %0, %1 : tensor<29xbf16>, tensor<29xbf16>
  }
  func.func private @expected() -> (tensor<29xbf16>) {
    %0 = stablehlo.constant dense<"0xC07F807F807F80FFC07F4040A040008000001340FC3F58404740AA408F40403EA93F1D400140CEBF3D4016402740D23EDC3F3A3F6A40324020BD"> : tensor<29xbf16>
    return %0 : tensor<29xbf16>
  }
  func.func private @program(%arg0: tensor<29xbf16>, %arg1: tensor<29xbf16>) -> (tensor<29xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<29xbf16>
    return %0 : tensor<29xbf16>
  }
}

// -----

// binary: sub f32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<29xf32>, tensor<29xf32>)
    %e:1 = call @expected() : () -> (tensor<29xf32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<29xf32>, tensor<29xf32>) -> (tensor<29xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<29xf32>, tensor<29xf32>
    return
  }
  func.func private @inputs() -> (tensor<29xf32>, tensor<29xf32>) {
    %0 = stablehlo.constant dense<"0x0000C03F000000C00000807F000080FF0000C07F0000404000000000000000800000000025742440F078CCBE4A6D364095633540054F02BF521AEBBB6DA81740A8C81640945A1BC08F18EF3C744E1AC0A3130540BDA1B0BFE61483BF0D718ABFD5F7A73F0C6187BFC772B5BEAB7E0F40C67AB7BE"> : tensor<29xf32>
    %1 = stablehlo.constant dense<"0x0000C07F0000807F00000040000040C00000C07F000000800000A0400000008000000080CF926D40A9656D4053C3054026E0A73FA1327240B6F61C404223DF3FD622353FD3EA074019EA1E3F08712C401BD3F03FCC92C23F8A64A23FFA8A4940256C69403DC3073FDFA416405DF6453F269C1F3F"> : tensor<29xf32>
    return %0, %1 : tensor<29xf32>, tensor<29xf32>
  }
  func.func private @expected() -> (tensor<29xf32>) {
    %0 = stablehlo.constant dense<"0x0000C07F000080FF0000807F000080FF0000C07F000040400000A0C00000000000000000543D92BF647A83C0DCA7423F04E7C23F316389C0436C1DC0305B203FE5FFD23FB4A291C0557117BFBE5FA3C058A14A3E449A39C0B8BC12C0C06187C03A7015C0AA42CBBF38532DC02802BC3F89597BBF"> : tensor<29xf32>
    return %0 : tensor<29xf32>
  }
  func.func private @program(%arg0: tensor<29xf32>, %arg1: tensor<29xf32>) -> (tensor<29xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<29xf32>
    return %0 : tensor<29xf32>
  }
}

// -----

// binary: sub f64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<29xf64>, tensor<29xf64>)
    %e:1 = call @expected() : () -> (tensor<29xf64>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<29xf64>, tensor<29xf64>) -> (tensor<29xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<29xf64>, tensor<29xf64>
    return
  }
  func.func private @inputs() -> (tensor<29xf64>, tensor<29xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F0000000000000840000000000000000000000000000000800000000000000000F4FBF420083007406245FE968EECF1BF60FB3D43B5E5C93F9862FA55B2570340C815175C3551EB3F34465E2371EBECBF506F1CCD6B66F33F1826CABCD629FB3F50F1D8C754F6EB3F10FC7748F0C4E5BF60227A594F89F83F802A48CFBF4FE8BF48A56EBF9D78EABF4C76D6056AFDF4BF7A86DBFE8DBF0640D21B4BF3A14302C068B309A0257705C07B2E475599F1F3BF3E24964D0B1202C0F46DE523BEAAE9BF"> : tensor<29xf64>
    %1 = stablehlo.constant dense<"0x000000000000F87F000000000000F07F000000000000004000000000000008C0000000000000F87F00000000000000800000000000001440000000000000008000000000000000802788D1F9C2470E408C957BDB328A0E40DD0601A0E1C5F43F06044FFD628DF83F11D2D6D76385FE3F0179FF07A3970E40637C9FCD48D7F63FCADA0EBF435A0940F390F46F77E505406CB15B84F79F0C4026F7FA9C5381F73F98BA905A45FB0D407D5F695F1EE70F401A26AB861031FE3F5630065F4E320E407A63A7FCF67F0840FB28DE8707A3F43F26EB784DC85D00408DF6D8E0330DF63F55675C482B480D40"> : tensor<29xf64>
    return %0, %1 : tensor<29xf64>, tensor<29xf64>
  }
  func.func private @expected() -> (tensor<29xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000F87F000000000000F0FF000000000000F07F000000000000F0FF000000000000F87F000000000000084000000000000014C000000000000000000000000000000000CC307263EB5EECBF1E5C7D133DC013C0714799F72A89F1BF54824B5D0344EC3F2D47CB29C9DCF0BF47856BA83FE912C098681804E886CBBF7C8F53C1B08AF7BF3EA9FC7BC4CFFDBF38D83CCB990811C0A0B3F2C7BB7FB03F9C6231A79A0712C06884A2E7A24213C033CE40463D9709C070A7AA8001CBEDBFA63FF977CC6115C0E6C7F863A9C80FC064821CF894560AC0849F023EA5180DC069E1AA686DD911C0"> : tensor<29xf64>
    return %0 : tensor<29xf64>
  }
  func.func private @program(%arg0: tensor<29xf64>, %arg1: tensor<29xf64>) -> (tensor<29xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<29xf64>
    return %0 : tensor<29xf64>
  }
}

// -----

// binary: sub f16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<29xf16>, tensor<29xf16>)
    %e:1 = call @expected() : () -> (tensor<29xf16>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<29xf16>, tensor<29xf16>) -> (tensor<29xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<29xf16>, tensor<29xf16>
    return
  }
  func.func private @inputs() -> (tensor<29xf16>, tensor<29xf16>) {
    %0 = stablehlo.constant dense<"0x003E00C0007C00FC007E00420000008000007DBE88405ABDB440083F963D8DBD343D163A51BBD6417B415B3BE440F4BBECBFECBB9236D2401140"> : tensor<29xf16>
    %1 = stablehlo.constant dense<"0x007E007C004000C2007E0080004500800080603DBA423243164177404A40C33C9C3D8C409640B7402140F242583C7E3C8643194153414D40FF3F"> : tensor<29xf16>
    return %0, %1 : tensor<29xf16>, tensor<29xf16>
  }
  func.func private @expected() -> (tensor<29xf16>) {
    %0 = stablehlo.constant dense<"0x007E00FC007C00FC007E004200C500000000EEC164BCF0C420B298B7FCB928C180AE0DBE6AC27C3868391BC1703D3CC0BEC514C381C028346028"> : tensor<29xf16>
    return %0 : tensor<29xf16>
  }
  func.func private @program(%arg0: tensor<29xf16>, %arg1: tensor<29xf16>) -> (tensor<29xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<29xf16>
    return %0 : tensor<29xf16>
  }
}

// -----

// binary: sub bf16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<29xbf16>, tensor<29xbf16>)
    %e:1 = call @expected() : () -> (tensor<29xbf16>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<29xbf16>, tensor<29xbf16>) -> (tensor<29xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<29xbf16>, tensor<29xbf16>
    return
  }
  func.func private @inputs() -> (tensor<29xbf16>, tensor<29xbf16>) {
    %0 = stablehlo.constant dense<"0xC03F00C0807F80FFC07F404000000080000066BF4F3EFB3F2FC02A40EEBF84BDFB3F0DC0673F233FA63EFE3F0EC0D7BF1E402D4010C0833F1AC0"> : tensor<29xbf16>
    %1 = stablehlo.constant dense<"0xC07F807F004040C0C07F0080A04000800080714073403B400B4032401D4059405B4061405C40A33F9C3F3C401B407940323FF53F62400540783F"> : tensor<29xbf16>
    return %0, %1 : tensor<29xbf16>, tensor<29xbf16>
  }
  func.func private @expected() -> (tensor<29xbf16>) {
    %0 = stablehlo.constant dense<"0xC07F80FF807F80FFC07F4040A0C00000000095C066C076BF9DC000BE8AC05DC0BBBFB7C022C023BF65BF74BF94C0B2C0E33F4A3FB9C087BF58C0"> : tensor<29xbf16>
    return %0 : tensor<29xbf16>
  }
  func.func private @program(%arg0: tensor<29xbf16>, %arg1: tensor<29xbf16>) -> (tensor<29xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<29xbf16>
    return %0 : tensor<29xbf16>
  }
}

// -----

// binary: mul f32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<29xf32>, tensor<29xf32>)
    %e:1 = call @expected() : () -> (tensor<29xf32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<29xf32>, tensor<29xf32>) -> (tensor<29xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<29xf32>, tensor<29xf32>
    return
  }
  func.func private @inputs() -> (tensor<29xf32>, tensor<29xf32>) {
    %0 = stablehlo.constant dense<"0x0000C03F000000C00000807F000080FF0000C07F0000404000000000000000800000000009C184BFE76B3140156CD03FAE4902405D18B8BF1D38E83F14F93DC06280D7BF410B413FB04B733F4D7588BE6B353040C50848BF96FEAEBFE755E3BFF094BD3FD2F0F23F1052F93F60763B3FC59C32C0"> : tensor<29xf32>
    %1 = stablehlo.constant dense<"0x0000C07F0000807F00000040000040C00000C07F000000800000A0400000008000000080B19EF93F93E98A3F84D7BE3F38B8183FAB793B40A012B03FB90A1E40F4787740C39BA93F6D13C03FD9DAB23FE2493B3F34151F4054A91B407B2F26406FA977402F29214067A32840EE7667405AD66340"> : tensor<29xf32>
    return %0, %1 : tensor<29xf32>, tensor<29xf32>
  }
  func.func private @expected() -> (tensor<29xf32>) {
    %0 = stablehlo.constant dense<"0x0000C07F000080FF0000807F0000807F0000C07F000000800000000000000000000000800D7201C0178C4040AE5F1B4002739B3F4AD186C079B71F405F8FEAC0B052D0C0C6CB7F3F3A8BB63F6EACBEBEE0E90040079CF8BFC9CF54C0DE9393C02D68B74089F09840FE3CA440E77E294091F61EC1"> : tensor<29xf32>
    return %0 : tensor<29xf32>
  }
  func.func private @program(%arg0: tensor<29xf32>, %arg1: tensor<29xf32>) -> (tensor<29xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<29xf32>
    return %0 : tensor<29xf32>
  }
}

// -----

// binary: mul f64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<29xf64>, tensor<29xf64>)
    %e:1 = call @expected() : () -> (tensor<29xf64>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<29xf64>, tensor<29xf64>) -> (tensor<29xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<29xf64>, tensor<29xf64>
    return
  }
  func.func private @inputs() -> (tensor<29xf64>, tensor<29xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F0000000000000840000000000000000000000000000000800000000000000000C02BFB0FBA41C23F08395EE3D151E43F8C09197A4884E9BF0094E23ABAD58ABF60516B7C59EDB9BFF06763E9465DC73F5960FAA1A161F9BFC8527E1B295AE33FABA7BE2F6AC1F4BF858984C95A2DF2BF414E6487258FF2BF487C490E0756FB3FB8E6D4CDD1A104C028B129C357C30740A4AD40B4161400C028F71876E0C0E63F3ACD24FB75B5F9BF58BFDDCBD1BBF13F701DF28D2F1C014088A10659945FD9BF"> : tensor<29xf64>
    %1 = stablehlo.constant dense<"0x000000000000F87F000000000000F07F000000000000004000000000000008C0000000000000F87F0000000000000080000000000000144000000000000000800000000000000080B33444096620014065B74777068B0F400DCBAE81048004404A94C4DA3281FC3FDC3F2D6E7DE1F43F1C3CEB9149C50B40CB65F093B89307401E356A49006FF93FA04B94E8362C0240D230E70D0C66EF3F4259B7557FC10940335966E27D320D40B6CBDC8A54600840A0FFED5B0FEE074028E9C99DB892EE3FF86EF23122820D4055961C979CAA0440F71A689074170D400FCFC3B63BE508403CA90E25BDDF0C40"> : tensor<29xf64>
    return %0, %1 : tensor<29xf64>, tensor<29xf64>
  }
  func.func private @expected() -> (tensor<29xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000F87F000000000000F0FF000000000000F07F000000000000F07F000000000000F87F0000000000000080000000000000000000000000000000000000000000000080D6C6AF92CD8AD33FAC110CD78A070440C1BE2906C25800C0077DAB2F5BE797BF9200606B0AEBC0BF4BDACCC8BF46E43F449AA41157B312C0D4EEEF1022C3EE3FF60C3594F29207C04587825DE7D5F1BF07EBE40B1DE00DC0817B6B5918F118405E3930A4F26E1FC00EDFD6582FC521401E32BB661BB9FEBF219C584B53FB04406198C38D7B9A10C03EE16AB8351F1040B922EC986A9F1A40E48498D909E5F6BF"> : tensor<29xf64>
    return %0 : tensor<29xf64>
  }
  func.func private @program(%arg0: tensor<29xf64>, %arg1: tensor<29xf64>) -> (tensor<29xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<29xf64>
    return %0 : tensor<29xf64>
  }
}

// -----

// binary: mul f16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<29xf16>, tensor<29xf16>)
    %e:1 = call @expected() : () -> (tensor<29xf16>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<29xf16>, tensor<29xf16>) -> (tensor<29xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<29xf16>, tensor<29xf16>
    return
  }
  func.func private @inputs() -> (tensor<29xf16>, tensor<29xf16>) {
    %0 = stablehlo.constant dense<"0x003E00C0007C00FC007E0042000000800000663F8C3DC8384EBDF9BDFB40243FF1BDC0C08440D7C1F439FB3C31B7F740043BE941953C8C3509C1"> : tensor<29xf16>
    %1 = stablehlo.constant dense<"0x007E007C004000C2007E00800045008000802B43493BDC3D8A41CA417B439F4373438842593F11422E3C8B3EF9437A418043533C3141933CF241"> : tensor<29xf16>
    return %0, %1 : tensor<29xf16>, tensor<29xf16>
  }
  func.func private @expected() -> (tensor<29xf16>) {
    %0 = stablehlo.constant dense<"0x007E00FC007C007C007E0080000000000080A1460D3D013B59C352C4A848CD4688C5C2C726446EC8383A13402BBFCC4694426442F24158367CC7"> : tensor<29xf16>
    return %0 : tensor<29xf16>
  }
  func.func private @program(%arg0: tensor<29xf16>, %arg1: tensor<29xf16>) -> (tensor<29xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<29xf16>
    return %0 : tensor<29xf16>
  }
}

// -----

// binary: mul bf16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<29xbf16>, tensor<29xbf16>)
    %e:1 = call @expected() : () -> (tensor<29xbf16>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<29xbf16>, tensor<29xbf16>) -> (tensor<29xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<29xbf16>, tensor<29xbf16>
    return
  }
  func.func private @inputs() -> (tensor<29xbf16>, tensor<29xbf16>) {
    %0 = stablehlo.constant dense<"0xC03F00C0807F80FFC07F40400000008000002440C3BE39C080BF1FC083BEE83F3940AABF07C02EC094BFBABFE1BF1440A4BF03C006C0AD3FD6BE"> : tensor<29xbf16>
    %1 = stablehlo.constant dense<"0xC07F807F004040C0C07F0080A04000800080EE3F3E402E4007402B40CA3F01403740143FF73FEB3FD13F10403A4046404D402B400E3FAF3F3640"> : tensor<29xbf16>
    return %0, %1 : tensor<29xbf16>, tensor<29xbf16>
  }
  func.func private @expected() -> (tensor<29xbf16>) {
    %0 = stablehlo.constant dense<"0xC07F80FF807F807FC07F0080000000000080984091BFFBC007C0D4C0CFBE6A40044145BF82C0A0C0F2BF51C0A3C0E54083C0AFC095BFED3F98BF"> : tensor<29xbf16>
    return %0 : tensor<29xbf16>
  }
  func.func private @program(%arg0: tensor<29xbf16>, %arg1: tensor<29xbf16>) -> (tensor<29xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<29xbf16>
    return %0 : tensor<29xbf16>
  }
}

// -----

// binary: div f32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<29xf32>, tensor<29xf32>)
    %e:1 = call @expected() : () -> (tensor<29xf32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<29xf32>, tensor<29xf32>) -> (tensor<29xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<29xf32>, tensor<29xf32>
    return
  }
  func.func private @inputs() -> (tensor<29xf32>, tensor<29xf32>) {
    %0 = stablehlo.constant dense<"0x0000C03F000000C00000807F000080FF0000C07F0000404000000000000000800000000018EF12C0CFCBF53E481D3AC0C529024033ACFFBF19A4C8BE48A111C0DF5BF8BFA31E32BEFB22043EFFA10B4087A6E0BFE3B51240AAEEC9BFC9D322BF19483040BB07AD3D7F80BCBFA47A90BED5ADF73F"> : tensor<29xf32>
    %1 = stablehlo.constant dense<"0x0000C07F0000807F00000040000040C00000C07F000000800000A0400000008000000080C9FF62405014653F777A1340F527E83F2EA04A3F976E0240FC1CC43F9F6B4540FA910E3F666405405453DA3F618BFC3FA61501400D3C7B40DC8F39407C2AEC3FE111D73F3BE00140EB337140C7AB2540"> : tensor<29xf32>
    return %0, %1 : tensor<29xf32>, tensor<29xf32>
  }
  func.func private @expected() -> (tensor<29xf32>) {
    %0 = stablehlo.constant dense<"0x0000C07F000000800000807F0000807F0000C07F000080FF000000000000C0FF0000C0FFB4B425BF3457093F7A88A1BF21888F3F978221C061E644BECE19BEBFCF0621BF9AEA9FBE26977D3D5EBAA33F71B963BF547A913F36C3CDBEAAA260BE1D16BF3FB2F54D3D7DC739BFAE5799BD555C3F3F"> : tensor<29xf32>
    return %0 : tensor<29xf32>
  }
  func.func private @program(%arg0: tensor<29xf32>, %arg1: tensor<29xf32>) -> (tensor<29xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<29xf32>
    return %0 : tensor<29xf32>
  }
}

// -----

// binary: div f64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<29xf64>, tensor<29xf64>)
    %e:1 = call @expected() : () -> (tensor<29xf64>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<29xf64>, tensor<29xf64>) -> (tensor<29xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<29xf64>, tensor<29xf64>
    return
  }
  func.func private @inputs() -> (tensor<29xf64>, tensor<29xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000008400000000000000000000000000000008000000000000000009C5F3EEF43C70540A12A5F46CF45FCBF60C438E95124C03F78B9F36E483DF53F40B584776437FF3F36FDB77F4F0403C050F4605BF20EE2BF043CACC189DD0140A8F8AB873ED1E53FF50EB42B713001C030B830136D83DEBF00243A728C36863FBEC3D60A04E907C0E80C73EA065BDEBF70BE88DF7ED6C3BF9427C849F8340640006B5CE9ED97BB3F30C3B18EA7C1C43F0AC5CA8E8F5404C005D80806543406C0"> : tensor<29xf64>
    %1 = stablehlo.constant dense<"0x000000000000F87F000000000000F07F000000000000004000000000000008C0000000000000F87F00000000000000800000000000001440000000000000008000000000000000804A31DB68D3E0004031B1C97859A705400A883FF88636F43F4081BA27820D04406633CD27ACADEA3FAA0A6AB6E258F73F3846ECD7D49A02408D50E3958B35F93F792F07E2F2730040F8B38A6368F40740A7EE4DB97CFEF13F3B3780D2945B0640D3373D1A41EB0E4091E38CAE97190B400E15CBC10B03FD3F29AC56B89AE20540A2D9BB46CEA3EC3FB0F759573635084006B08D960CF20840BC4032899761F43F"> : tensor<29xf64>
    return %0, %1 : tensor<29xf64>, tensor<29xf64>
  }
  func.func private @expected() -> (tensor<29xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000F87F0000000000000080000000000000F07F000000000000F07F000000000000F87F000000000000F0FF0000000000000000000000000000F8FF000000000000F8FF425182CE2AA5F43F4CB989DD0AE4E4BF65F7E54A0A8EB93FA5855F5061F2E03F3CE73EA7B9B80240A9D3F7739210FABF4C83667D660FCFBF034032918EADF63FAA9EC89D7D37D53F4972F5DB58F6E6BFCEB40227C521DBBF42E98901FFCA6F3FC08A9A4907BFE8BF048CFEAF10ECC1BFD4388F1A8FE1B5BF1988F36A373CF03F25457301B2D4BE3F0390DADD0970AB3F63EA091F6414EABF289370AE676E01C0"> : tensor<29xf64>
    return %0 : tensor<29xf64>
  }
  func.func private @program(%arg0: tensor<29xf64>, %arg1: tensor<29xf64>) -> (tensor<29xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<29xf64>
    return %0 : tensor<29xf64>
  }
}

// -----

// binary: div f16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<29xf16>, tensor<29xf16>)
    %e:1 = call @expected() : () -> (tensor<29xf16>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<29xf16>, tensor<29xf16>) -> (tensor<29xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<29xf16>, tensor<29xf16>
    return
  }
  func.func private @inputs() -> (tensor<29xf16>, tensor<29xf16>) {
    %0 = stablehlo.constant dense<"0x003E00C0007C00FC007E0042000000800000C4B90739963BC639F83D3540D8B1D2C1593FB0C0C631213D603FD631623A93417C3E2EBD3841463C"> : tensor<29xf16>
    %1 = stablehlo.constant dense<"0x007E007C004000C2007E00800045008000803B3EDD3D1A409140EA423240FA41B13E49408A3E7E3FE5413E3D6D4032424938B93F69429841B442"> : tensor<29xf16>
    return %0, %1 : tensor<29xf16>, tensor<29xf16>
  }
  func.func private @expected() -> (tensor<29xf16>) {
    %0 = stablehlo.constant dense<"0x007E0080007C007C007E00FC000000FE00FE67B7DC3666370F35E836033CD2ABF5BEDC3ABCBD2A2EF636A13D462D1F343445B83A77B6773B1A35"> : tensor<29xf16>
    return %0 : tensor<29xf16>
  }
  func.func private @program(%arg0: tensor<29xf16>, %arg1: tensor<29xf16>) -> (tensor<29xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<29xf16>
    return %0 : tensor<29xf16>
  }
}

// -----

// binary: div bf16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<29xbf16>, tensor<29xbf16>)
    %e:1 = call @expected() : () -> (tensor<29xbf16>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<29xbf16>, tensor<29xbf16>) -> (tensor<29xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<29xbf16>, tensor<29xbf16>
    return
  }
  func.func private @inputs() -> (tensor<29xbf16>, tensor<29xbf16>) {
    %0 = stablehlo.constant dense<"0xC03F00C0807F80FFC07F4040000000800000BBBF303F93BF20C0DC3F9BBFB33FD03FEB3FA1BFE83FC4BF7D3F3DC0DB3F28C0A83F4C3F28C0FF3E"> : tensor<29xbf16>
    %1 = stablehlo.constant dense<"0xC07F807F004040C0C07F0080A040008000803E4055407C40AB3FFF3FE43F3440953F1D40AB3F9D3F49401B404E4034405F400B400B3F8040A73F"> : tensor<29xbf16>
    return %0, %1 : tensor<29xbf16>, tensor<29xbf16>
  }
  func.func private @expected() -> (tensor<29xbf16>) {
    %0 = stablehlo.constant dense<"0xC07F0080807F807FC07F80FF0000C0FFC0FFFCBE543E95BEF0BF5D3F2EBFFF3EB33F403F71BFBD3FFABED13E6BBF1C3F41BF1B3FBC3F28BFC33E"> : tensor<29xbf16>
    return %0 : tensor<29xbf16>
  }
  func.func private @program(%arg0: tensor<29xbf16>, %arg1: tensor<29xbf16>) -> (tensor<29xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<29xbf16>
    return %0 : tensor<29xbf16>
  }
}

// -----

// binary: rem f32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<21xf32>, tensor<21xf32>)
    %e:1 = call @expected() : () -> (tensor<21xf32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<21xf32>, tensor<21xf32>) -> (tensor<21xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<21xf32>, tensor<21xf32>
    return
  }
  func.func private @inputs() -> (tensor<21xf32>, tensor<21xf32>) {
    %0 = stablehlo.constant dense<"0x000040403990F83F6FF1E6BFAB74823DF348A2BF6023713F578A21C0255224C0C6EF6BBEE80206407CCE50BE75B212C0964D3D40B36617C0A8C091BFE40FCA3E5B15B1BF4702993F7A08F8BEF656E23F7D5320C0"> : tensor<21xf32>
    %1 = stablehlo.constant dense<"0x000000405D3958405B396A4056CDB13FE66CAA3F239A6540ED57F93F3335F23F38EB2240C2F51A401C1256402F063640D5103E40626A0040C212134081835F40691B624039FA2840BC66244048D1C73F93970B40"> : tensor<21xf32>
    return %0, %1 : tensor<21xf32>, tensor<21xf32>
  }
  func.func private @expected() -> (tensor<21xf32>) {
    %0 = stablehlo.constant dense<"0x0000803F3990F83F6FF1E6BFAB74823DF348A2BF6023713F827913BF2EDE2CBFC6EF6BBEE80206407CCE50BE75B212C0964D3D4088E2B7BEA8C091BFE40FCA3E5B15B1BF4702993F7A08F8BE702D543E50DFA5BE"> : tensor<21xf32>
    return %0 : tensor<21xf32>
  }
  func.func private @program(%arg0: tensor<21xf32>, %arg1: tensor<21xf32>) -> (tensor<21xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<21xf32>
    return %0 : tensor<21xf32>
  }
}

// -----

// binary: rem f64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<21xf64>, tensor<21xf64>)
    %e:1 = call @expected() : () -> (tensor<21xf64>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<21xf64>, tensor<21xf64>) -> (tensor<21xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<21xf64>, tensor<21xf64>
    return
  }
  func.func private @inputs() -> (tensor<21xf64>, tensor<21xf64>) {
    %0 = stablehlo.constant dense<"0x0000000000000840F8FF76737629FDBF8006AE4EAAE3B5BF897C86FB071F05C0F2722FC93F42F7BF7C38A4A3319CF4BF10BECA5F0635C4BF0C525B17317CF13F507C3A34584E03C0082A4B464A03EB3FF8FC21FD0F6CFA3F78CBF495A00A00C0DC1D2407545401C0206D4DDD662203C09C601754346BE93F20AFCF6CB0E2E3BFB4F9F675442706C05C141E2E506902C07CCAA4AB1137EABF50D1AF3C188005C060E62ACF691FFC3F"> : tensor<21xf64>
    %1 = stablehlo.constant dense<"0x0000000000000040FEE7E118A7D7F23F0E65920FB7B00A40782296E55BF5E33F37B60FA358EDFA3F257C8F1BD4070E40313D18DF3B7FF03FE57DA01E0618E43F2324CEED98740B402BDDC9CFA24F0A40026B47AF27E60140D55365EE2821EE3F116ACC19786BF83FD92217E27D710040454F3845D1F60E40F6CA748A96F7F33FE913F2D1398006402656180DE8CB07407FB45EABD85F0C40605CC3DDCDDF06401A570A2F52FBFC3F"> : tensor<21xf64>
    return %0, %1 : tensor<21xf64>, tensor<21xf64>
  }
  func.func private @expected() -> (tensor<21xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000F03FF42F2AB59EA3E4BF8006AE4EAAE3B5BF10A1055FC19AC2BFF2722FC93F42F7BF7C38A4A3319CF4BF10BECA5F0635C4BF664C2C20B8C0DD3F507C3A34584E03C0082A4B464A03EB3FF8FC21FD0F6CFA3FB03144D88341BFBF4EA3F7E85F7AE4BF3852B2D94787D5BF9C601754346BE93F20AFCF6CB0E2E3BFB4F9F675442706C05C141E2E506902C07CCAA4AB1137EABF50D1AF3C188005C060E62ACF691FFC3F"> : tensor<21xf64>
    return %0 : tensor<21xf64>
  }
  func.func private @program(%arg0: tensor<21xf64>, %arg1: tensor<21xf64>) -> (tensor<21xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<21xf64>
    return %0 : tensor<21xf64>
  }
}

// -----

// binary: rem f16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<21xf16>, tensor<21xf16>)
    %e:1 = call @expected() : () -> (tensor<21xf16>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<21xf16>, tensor<21xf16>) -> (tensor<21xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<21xf16>, tensor<21xf16>
    return
  }
  func.func private @inputs() -> (tensor<21xf16>, tensor<21xf16>) {
    %0 = stablehlo.constant dense<"0x00428CB5C0B041382832C5C08E3E82BAFE3989BC0DB5F341D5C1B23A79BF7541B23FF83F0D407FBBCA28"> : tensor<21xf16>
    %1 = stablehlo.constant dense<"0x004075434C409443B2426B40B040A440C33DE63EFC3FBB4022436440E940F3419942CF432C4231410542"> : tensor<21xf16>
    return %0, %1 : tensor<21xf16>, tensor<21xf16>
  }
  func.func private @expected() -> (tensor<21xf16>) {
    %0 = stablehlo.constant dense<"0x003C8CB5C0B041382832A0B18E3E82BAFE3989BC0DB5E038D5C1B23A79BF7541B23FF83F0D407FBBCA28"> : tensor<21xf16>
    return %0 : tensor<21xf16>
  }
  func.func private @program(%arg0: tensor<21xf16>, %arg1: tensor<21xf16>) -> (tensor<21xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<21xf16>
    return %0 : tensor<21xf16>
  }
}

// -----

// binary: rem bf16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<21xbf16>, tensor<21xbf16>)
    %e:1 = call @expected() : () -> (tensor<21xbf16>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<21xbf16>, tensor<21xbf16>) -> (tensor<21xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<21xbf16>, tensor<21xbf16>
    return
  }
  func.func private @inputs() -> (tensor<21xbf16>, tensor<21xbf16>) {
    %0 = stablehlo.constant dense<"0x404011C0B83FD8BF12400F40453F28402CC023C0CCBCE8BF37C03040F9BE0340A5BF4B3F25C0373F9E3F"> : tensor<21xbf16>
    %1 = stablehlo.constant dense<"0x00402A400C404540A53F3740C13F3A3FE83F49408A3F4E40E03F0E403E3F8B3F35406D40B83F3A406540"> : tensor<21xbf16>
    return %0, %1 : tensor<21xbf16>, tensor<21xbf16>
  }
  func.func private @expected() -> (tensor<21xbf16>) {
    %0 = stablehlo.constant dense<"0x803F11C0B83FD8BF7E3F0F40453FE43E60BF23C0CCBCE8BF8EBF083FF9BE763FA5BF4B3F92BF373F9E3F"> : tensor<21xbf16>
    return %0 : tensor<21xbf16>
  }
  func.func private @program(%arg0: tensor<21xbf16>, %arg1: tensor<21xbf16>) -> (tensor<21xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<21xbf16>
    return %0 : tensor<21xbf16>
  }
}

// -----

// binary: max f32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<29xf32>, tensor<29xf32>)
    %e:1 = call @expected() : () -> (tensor<29xf32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<29xf32>, tensor<29xf32>) -> (tensor<29xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<29xf32>, tensor<29xf32>
    return
  }
  func.func private @inputs() -> (tensor<29xf32>, tensor<29xf32>) {
    %0 = stablehlo.constant dense<"0x0000C03F000000C00000807F000080FF0000C07F00004040000000000000008000000000E8EA0440B4652D40B28116C05B60813FC817A0BFA39D2FC093E2A8BBAFA92F403EE96DBFEFFAB6BF60823C40B9C5833F23A703C06D0E38C0076820C0E05920C04B76144086BD9B3FFA75F4BF6863CCBE"> : tensor<29xf32>
    %1 = stablehlo.constant dense<"0x0000C07F0000807F00000040000040C00000C07F000000800000A04000000080000000800A9F0440C07761402A0E7A4032B5073FE524183F2A56294089FC303F72ABF93FE5D32E40F59F1340A935933F9D91C03F9EE618401E56843F193F7040A09AB13F37365D4074CE973F9DDE0F40E5995740"> : tensor<29xf32>
    return %0, %1 : tensor<29xf32>, tensor<29xf32>
  }
  func.func private @expected() -> (tensor<29xf32>) {
    %0 = stablehlo.constant dense<"0x0000C07F0000807F0000807F000040C00000C07F000040400000A0400000008000000000E8EA0440C07761402A0E7A405B60813FE524183F2A56294089FC303FAFA92F40E5D32E40F59F134060823C409D91C03F9EE618401E56843F193F7040A09AB13F37365D4086BD9B3F9DDE0F40E5995740"> : tensor<29xf32>
    return %0 : tensor<29xf32>
  }
  func.func private @program(%arg0: tensor<29xf32>, %arg1: tensor<29xf32>) -> (tensor<29xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<29xf32>
    return %0 : tensor<29xf32>
  }
}

// -----

// binary: max f64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<29xf64>, tensor<29xf64>)
    %e:1 = call @expected() : () -> (tensor<29xf64>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<29xf64>, tensor<29xf64>) -> (tensor<29xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<29xf64>, tensor<29xf64>
    return
  }
  func.func private @inputs() -> (tensor<29xf64>, tensor<29xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F0000000000000840000000000000000000000000000000800000000000000000C0C627031B8CEF3F2CF3D8A6C68401C0F38D446B6C30F7BF189DA2288475E6BF80738ED744FEA03F1041BF35FB5B06406070390E08FAECBF605D2BA13FB1EABF60A5197F41B4CC3F522A44715E19FABF0C8549F2E6BBFF3F9AA8470AA9FD07C0D06B51B8DD1AF83F7E61FEAEF3DA0340C66CF3416C36F0BF84DAF1880064F93F988930017DBCF53FD40F1B353DBDFA3F206E5F1B9AC9EF3F601C36DD58F1D13F"> : tensor<29xf64>
    %1 = stablehlo.constant dense<"0x000000000000F87F000000000000F07F000000000000004000000000000008C0000000000000F87F0000000000000080000000000000144000000000000000800000000000000080212E8C6CA2E4F73F51EEF286BFCBFF3FBA1293818CF0EC3FBD9C614A15CC0540DCB279CBDD6802401BDBE1398D69E73FA2F3260CA46EEC3F00B0D873B25DFA3FBC034C2581FFF23F64F5FCE67902F33F135379E41FAC094038BC7A268E5FFA3F1EF8E7865141E73F39ACED424AC20D404064B43165B30E40427E152FBD240B404AC2C7D889A9004036118C945C000F4093EE8D6F276C0D4042807101BC210640"> : tensor<29xf64>
    return %0, %1 : tensor<29xf64>, tensor<29xf64>
  }
  func.func private @expected() -> (tensor<29xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000F87F000000000000F07F000000000000F07F00000000000008C0000000000000F87F0000000000000840000000000000144000000000000000800000000000000000212E8C6CA2E4F73F51EEF286BFCBFF3FBA1293818CF0EC3FBD9C614A15CC0540DCB279CBDD6802401041BF35FB5B0640A2F3260CA46EEC3F00B0D873B25DFA3FBC034C2581FFF23F64F5FCE67902F33F135379E41FAC094038BC7A268E5FFA3FD06B51B8DD1AF83F39ACED424AC20D404064B43165B30E40427E152FBD240B404AC2C7D889A9004036118C945C000F4093EE8D6F276C0D4042807101BC210640"> : tensor<29xf64>
    return %0 : tensor<29xf64>
  }
  func.func private @program(%arg0: tensor<29xf64>, %arg1: tensor<29xf64>) -> (tensor<29xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<29xf64>
    return %0 : tensor<29xf64>
  }
}

// -----

// binary: max f16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<29xf16>, tensor<29xf16>)
    %e:1 = call @expected() : () -> (tensor<29xf16>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<29xf16>, tensor<29xf16>) -> (tensor<29xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<29xf16>, tensor<29xf16>
    return
  }
  func.func private @inputs() -> (tensor<29xf16>, tensor<29xf16>) {
    %0 = stablehlo.constant dense<"0x003E00C0007C00FC007E0042000000800000BB3C523D8C3491405E400C3EFB3CA3B2CFBB994199374741AABE03C0B23D033C0CB8D22E2741563C"> : tensor<29xf16>
    %1 = stablehlo.constant dense<"0x007E007C004000C2007E0080004500800080DA40ED3D5F3C503F443EF241F3430643F33D363E3041F242453EEE3D5A4066422F405D38CF413743"> : tensor<29xf16>
    return %0, %1 : tensor<29xf16>, tensor<29xf16>
  }
  func.func private @expected() -> (tensor<29xf16>) {
    %0 = stablehlo.constant dense<"0x007E007C007C00C2007E0042004500800000DA40ED3D5F3C91405E40F241F3430643F33D99413041F242453EEE3D5A4066422F405D38CF413743"> : tensor<29xf16>
    return %0 : tensor<29xf16>
  }
  func.func private @program(%arg0: tensor<29xf16>, %arg1: tensor<29xf16>) -> (tensor<29xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<29xf16>
    return %0 : tensor<29xf16>
  }
}

// -----

// binary: max bf16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<29xbf16>, tensor<29xbf16>)
    %e:1 = call @expected() : () -> (tensor<29xbf16>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<29xbf16>, tensor<29xbf16>) -> (tensor<29xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<29xbf16>, tensor<29xbf16>
    return
  }
  func.func private @inputs() -> (tensor<29xbf16>, tensor<29xbf16>) {
    %0 = stablehlo.constant dense<"0xC03F00C0807F80FFC07F4040000000800000933F33C0B0BF113EB8BC22C0A5BF12BFB13C3A40A73F2B3E3CC034C0D33FCB3E873F0FC03740AD3D"> : tensor<29xbf16>
    %1 = stablehlo.constant dense<"0xC07F807F004040C0C07F0080A04000800080214039402E4050409E3F383FFD3F4F404940EE3F47404E4052407740084044406D40C23F7D40D73F"> : tensor<29xbf16>
    return %0, %1 : tensor<29xbf16>, tensor<29xbf16>
  }
  func.func private @expected() -> (tensor<29xbf16>) {
    %0 = stablehlo.constant dense<"0xC07F807F807F40C0C07F4040A04000800000214039402E4050409E3F383FFD3F4F4049403A4047404E4052407740084044406D40C23F7D40D73F"> : tensor<29xbf16>
    return %0 : tensor<29xbf16>
  }
  func.func private @program(%arg0: tensor<29xbf16>, %arg1: tensor<29xbf16>) -> (tensor<29xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<29xbf16>
    return %0 : tensor<29xbf16>
  }
}

// -----

// binary: min f32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<29xf32>, tensor<29xf32>)
    %e:1 = call @expected() : () -> (tensor<29xf32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<29xf32>, tensor<29xf32>) -> (tensor<29xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<29xf32>, tensor<29xf32>
    return
  }
  func.func private @inputs() -> (tensor<29xf32>, tensor<29xf32>) {
    %0 = stablehlo.constant dense<"0x0000C03F000000C00000807F000080FF0000C07F00004040000000000000008000000000FE807D3FDCFA0AC0D4DFEDBF5DED1CC00633543FEEF035C075B1CEBD0448BB3F3499AFBF33BEEBBFEAAF3140BB0FE4BFF876033FAD825FBEB70F1C401E0C493F35CDD8BDB8F4BCBF00A40140D72D8FBF"> : tensor<29xf32>
    %1 = stablehlo.constant dense<"0x0000C07F0000807F00000040000040C00000C07F000000800000A0400000008000000080D8AC5540CE7A3C40BBFA1B4016287F40466C304003042640043B3E40C3F18A3F3B5F0240FE37003FCC067A3FE2321F3FF182204059F2D13FBB8D8D3F7A04F33FE3CF74408A33323F790D643F59606440"> : tensor<29xf32>
    return %0, %1 : tensor<29xf32>, tensor<29xf32>
  }
  func.func private @expected() -> (tensor<29xf32>) {
    %0 = stablehlo.constant dense<"0x0000C07F000000C000000040000080FF0000C07F00000080000000000000008000000080FE807D3FDCFA0AC0D4DFEDBF5DED1CC00633543FEEF035C075B1CEBDC3F18A3F3499AFBF33BEEBBFCC067A3FBB0FE4BFF876033FAD825FBEBB8D8D3F1E0C493F35CDD8BDB8F4BCBF790D643FD72D8FBF"> : tensor<29xf32>
    return %0 : tensor<29xf32>
  }
  func.func private @program(%arg0: tensor<29xf32>, %arg1: tensor<29xf32>) -> (tensor<29xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<29xf32>
    return %0 : tensor<29xf32>
  }
}

// -----

// binary: min f64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<29xf64>, tensor<29xf64>)
    %e:1 = call @expected() : () -> (tensor<29xf64>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<29xf64>, tensor<29xf64>) -> (tensor<29xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<29xf64>, tensor<29xf64>
    return
  }
  func.func private @inputs() -> (tensor<29xf64>, tensor<29xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F0000000000000840000000000000000000000000000000800000000000000000623BDCC40819FBBF1CF57D1479E7EF3F231279B4C1C703C0045F689B4E3706C0283737C51884E63F38A01FF62A3CF73FCD23AA68DD9EFCBFD0122B4CF43ACCBF62125009735600C098DF76CFEF86FF3FFF41260F3F8701C0B8FBAB90F918D83F4EAB2DED51620540EB7493CEADB6FBBFE4139ABD27FCF53F80593952FD6CA3BF8407E2BF8E510140BC6DBAB54C7B014000B47FEBBA4F70BF602F26780ABBC6BF"> : tensor<29xf64>
    %1 = stablehlo.constant dense<"0x000000000000F87F000000000000F07F000000000000004000000000000008C0000000000000F87F0000000000000080000000000000144000000000000000800000000000000080FE93594511890940EEBB49E8E0F70740EAA11494FD7BFA3FC9F8A5E33C6F0E40CE8F0B57FE190240535B7E0BD7CFF53F012387C58825FE3FEB45E6E08778FE3FDCDA9F8C1FFC0140F1EC7E544E52FB3F2A5FAC8D26D60040D9A2A771AA410F407BC31DD115CD0F405A43E1F43D58F63FA644B91DAD4AF93FF715F9E7C529FD3F3CA79F5F06F2F43F0EA5FDD7B16EF43F103C26E91C960140ED4ECF78FE56FF3F"> : tensor<29xf64>
    return %0, %1 : tensor<29xf64>, tensor<29xf64>
  }
  func.func private @expected() -> (tensor<29xf64>) {
    %0 = stablehlo.constant dense<"0x000000000000F87F00000000000000C00000000000000040000000000000F0FF000000000000F87F0000000000000080000000000000000000000000000000800000000000000080623BDCC40819FBBF1CF57D1479E7EF3F231279B4C1C703C0045F689B4E3706C0283737C51884E63F535B7E0BD7CFF53FCD23AA68DD9EFCBFD0122B4CF43ACCBF62125009735600C0F1EC7E544E52FB3FFF41260F3F8701C0B8FBAB90F918D83F4EAB2DED51620540EB7493CEADB6FBBFE4139ABD27FCF53F80593952FD6CA3BF3CA79F5F06F2F43F0EA5FDD7B16EF43F00B47FEBBA4F70BF602F26780ABBC6BF"> : tensor<29xf64>
    return %0 : tensor<29xf64>
  }
  func.func private @program(%arg0: tensor<29xf64>, %arg1: tensor<29xf64>) -> (tensor<29xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<29xf64>
    return %0 : tensor<29xf64>
  }
}

// -----

// binary: min f16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<29xf16>, tensor<29xf16>)
    %e:1 = call @expected() : () -> (tensor<29xf16>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<29xf16>, tensor<29xf16>) -> (tensor<29xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<29xf16>, tensor<29xf16>
    return
  }
  func.func private @inputs() -> (tensor<29xf16>, tensor<29xf16>) {
    %0 = stablehlo.constant dense<"0x003E00C0007C00FC007E004200000080000011C1FE2F0BB16C413940D13A8930A5C0EE3A324198412741B83D77BBA6BFA9BE13B99BC0ABBCAB41"> : tensor<29xf16>
    %1 = stablehlo.constant dense<"0x007E007C004000C2007E00800045008000803942EC41373C8C4071407B43B141393EA13DFF3A7E406541963F92434442D9408B3F9941D7412642"> : tensor<29xf16>
    return %0, %1 : tensor<29xf16>, tensor<29xf16>
  }
  func.func private @expected() -> (tensor<29xf16>) {
    %0 = stablehlo.constant dense<"0x007E00C0004000FC007E008000000080008011C1FE2F0BB18C403940D13A8930A5C0EE3AFF3A7E402741B83D77BBA6BFA9BE13B99BC0ABBCAB41"> : tensor<29xf16>
    return %0 : tensor<29xf16>
  }
  func.func private @program(%arg0: tensor<29xf16>, %arg1: tensor<29xf16>) -> (tensor<29xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<29xf16>
    return %0 : tensor<29xf16>
  }
}

// -----

// binary: min bf16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<29xbf16>, tensor<29xbf16>)
    %e:1 = call @expected() : () -> (tensor<29xbf16>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<29xbf16>, tensor<29xbf16>) -> (tensor<29xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<29xbf16>, tensor<29xbf16>
    return
  }
  func.func private @inputs() -> (tensor<29xbf16>, tensor<29xbf16>) {
    %0 = stablehlo.constant dense<"0xC03F00C0807F80FFC07F40400000008000008FBF15BFCBBF0BC093BFB8BFA6BFFFBD33BFB33FBABFA53F1640A4BAEB3F22C0B7BF1FC023BD3ABF"> : tensor<29xbf16>
    %1 = stablehlo.constant dense<"0xC07F807F004040C0C07F0080A040008000800C40A73F1F3F4A407240963F4540DD3F4640274049407E40BE3F65409C3F5240873F9A3F00409D3F"> : tensor<29xbf16>
    return %0, %1 : tensor<29xbf16>, tensor<29xbf16>
  }
  func.func private @expected() -> (tensor<29xbf16>) {
    %0 = stablehlo.constant dense<"0xC07F00C0004080FFC07F00800000008000808FBF15BFCBBF0BC093BFB8BFA6BFFFBD33BFB33FBABFA53FBE3FA4BA9C3F22C0B7BF1FC023BD3ABF"> : tensor<29xbf16>
    return %0 : tensor<29xbf16>
  }
  func.func private @program(%arg0: tensor<29xbf16>, %arg1: tensor<29xbf16>) -> (tensor<29xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<29xbf16>
    return %0 : tensor<29xbf16>
  }
}

// -----

// binary: atan2 f32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<21xf32>, tensor<21xf32>)
    %e:1 = call @expected() : () -> (tensor<21xf32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<21xf32>, tensor<21xf32>) -> (tensor<21xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 8 : tensor<21xf32>, tensor<21xf32>
    return
  }
  func.func private @inputs() -> (tensor<21xf32>, tensor<21xf32>) {
    %0 = stablehlo.constant dense<"0x00004040ACF6EB3F0A9931C0CF926CBF2D55DB3EBBEBE63F2D9D364097015F3E171FECBFF729D0BF55482A3F267107C09B210540976E03401459AC3F28F03440880E99BEB6893040DB93E6BF0DE5BABF8F1A413E"> : tensor<21xf32>
    %1 = stablehlo.constant dense<"0x0000004041E766403173083FAAC25F408E1BE73F2958614017096040EDB366409C4A1E4014D26B3F4011C73F6DB8DE3F90993140ED0BD83FA3E70D403BD2E13FCA1A2B408877843F6F3EEE3F69D864403D09C03F"> : tensor<21xf32>
    return %0, %1 : tensor<21xf32>, tensor<21xf32>
  }
  func.func private @expected() -> (tensor<21xf32>) {
    %0 = stablehlo.constant dense<"0x5F987B3F27DBF13E9AC5B0BFCF4D84BEC08B6E3E356EF23E44132F3FB528773DD30D24BF361887BF89EDCE3E5EF661BF48AC243F3C02623FF2B50B3F91A6813FDA0CE4BD7E1E9B3F49E044BFB37DC6BE470A003E"> : tensor<21xf32>
    return %0 : tensor<21xf32>
  }
  func.func private @program(%arg0: tensor<21xf32>, %arg1: tensor<21xf32>) -> (tensor<21xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.atan2 %arg0, %arg1 : tensor<21xf32>
    return %0 : tensor<21xf32>
  }
}

// -----

// binary: atan2 f64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<21xf64>, tensor<21xf64>)
    %e:1 = call @expected() : () -> (tensor<21xf64>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<21xf64>, tensor<21xf64>) -> (tensor<21xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 8 : tensor<21xf64>, tensor<21xf64>
    return
  }
  func.func private @inputs() -> (tensor<21xf64>, tensor<21xf64>) {
    %0 = stablehlo.constant dense<"0x00000000000008400080B6621CFEB3BF40D97F96A3A9FA3F70477DDDE99BF23F40CB60F736CBC9BFC8D03495957404C0E0969700DDA00140D86A2A2E9C28044068A85AEBECECFB3F08AFAD3F5E7EF93F24D22BFD98760240608547B42BF0014080C0C840976DC3BF285D95FA9DBBE4BFE06BB1583714D1BF4A673AC9459601C09ADA62DF2191FDBFD8D9B8889A13F23FD8C04F88F3D0F63F0C33C8A1277FF23FA0C50E757D4BDE3F"> : tensor<21xf64>
    %1 = stablehlo.constant dense<"0x0000000000000040EB1C9BDB47ABF03FE3D28BE2D926FD3FE2C55CEC54A00E40324C068779AC0E4057F745D86B84F83FAF9A0F3127F8FC3F9F846C18FA56F23FCCCE8E054E1CFC3F92C1DF690F8900401B127DB1C6CEF73F890FC64325650D405AC058A8F59EE83F57BA285B054800404AF508341DD8E73F5C1983539F1DFC3FD3AD0EC92C60094081E574069049EB3FA559B016D7390440F09A4228FA06044094ED45CBDDEB0340"> : tensor<21xf64>
    return %0, %1 : tensor<21xf64>, tensor<21xf64>
  }
  func.func private @expected() -> (tensor<21xf64>) {
    %0 = stablehlo.constant dense<"0x9BF681D20B73EF3F3803582E8227B3BF17742149E4B4E73F94E0EABE68E0D23F8723B86B64E2AABF10A31A3D937EF0BFC1E32B656341EC3F13E2E1355C4DF23FF333F8E5EC06E93F0A02A068F103E53FE1928F96B5F0EF3F418FFD1A8A88E13F394743D842EEC8BFAF89D812B1B9D3BF753EDDF48A02D6BF88BE4FA6D2AFECBFAA96C02A67E1E0BF0D183E117293ED3F2B7EFA14086FE03F3B65D201F1AFDB3FCF7B513E720BC83F"> : tensor<21xf64>
    return %0 : tensor<21xf64>
  }
  func.func private @program(%arg0: tensor<21xf64>, %arg1: tensor<21xf64>) -> (tensor<21xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.atan2 %arg0, %arg1 : tensor<21xf64>
    return %0 : tensor<21xf64>
  }
}

// -----

// binary: atan2 f16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<21xf16>, tensor<21xf16>)
    %e:1 = call @expected() : () -> (tensor<21xf16>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<21xf16>, tensor<21xf16>) -> (tensor<21xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<21xf16>, tensor<21xf16>
    return
  }
  func.func private @inputs() -> (tensor<21xf16>, tensor<21xf16>) {
    %0 = stablehlo.constant dense<"0x00424623B139A9BDA8BDA03ED1BFC53FC640A73647BD12B6812CBA3C464107B712BF95BC6341E8BEEFBD"> : tensor<21xf16>
    %1 = stablehlo.constant dense<"0x0040E53849414D40C6427E419241CB413540273E86388E3F5B38FD3C463FA840533F043D4642713EF43E"> : tensor<21xf16>
    return %0, %1 : tensor<21xf16>, tensor<21xf16>
  }
  func.func private @expected() -> (tensor<21xf16>) {
    %0 = stablehlo.constant dense<"0xDD3BF1253534A8B854B65738E5B8BA38C93A3934AABC58B21D30113ABD3BF7B124BAECB9AD3990BAA7B9"> : tensor<21xf16>
    return %0 : tensor<21xf16>
  }
  func.func private @program(%arg0: tensor<21xf16>, %arg1: tensor<21xf16>) -> (tensor<21xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.atan2 %arg0, %arg1 : tensor<21xf16>
    return %0 : tensor<21xf16>
  }
}

// -----

// binary: atan2 bf16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<21xbf16>, tensor<21xbf16>)
    %e:1 = call @expected() : () -> (tensor<21xbf16>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<21xbf16>, tensor<21xbf16>) -> (tensor<21xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<21xbf16>, tensor<21xbf16>
    return
  }
  func.func private @inputs() -> (tensor<21xbf16>, tensor<21xbf16>) {
    %0 = stablehlo.constant dense<"0x4040D5BF25C0C43F8BBEA33E0F401340F23E2B40833E124036BEB4BF03BC02C037BFD0BF91BE1DC0C9BE"> : tensor<21xbf16>
    %1 = stablehlo.constant dense<"0x004020407E407F403440064048406F403B40963F284010406D40354079402A3F3C40A13F09405D407F40"> : tensor<21xbf16>
    return %0, %1 : tensor<21xbf16>, tensor<21xbf16>
  }
  func.func private @expected() -> (tensor<21xbf16>) {
    %0 = stablehlo.constant dense<"0x7C3F16BF13BFBC3EC5BD1B3E1F3F0D3F243E943FC73D4B3F44BDECBE07BBA1BF74BE69BF07BE1EBFC9BD"> : tensor<21xbf16>
    return %0 : tensor<21xbf16>
  }
  func.func private @program(%arg0: tensor<21xbf16>, %arg1: tensor<21xbf16>) -> (tensor<21xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.atan2 %arg0, %arg1 : tensor<21xbf16>
    return %0 : tensor<21xbf16>
  }
}

// -----

// binary: nextafter f32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<21xf32>, tensor<21xf32>)
    %e:1 = call @expected() : () -> (tensor<21xf32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<21xf32>, tensor<21xf32>) -> (tensor<21xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<21xf32>, tensor<21xf32>
    return
  }
  func.func private @inputs() -> (tensor<21xf32>, tensor<21xf32>) {
    %0 = stablehlo.constant dense<"0x00004040C669D5BF5D8B0A407B840DC0857F95BFF2D8D8BF43AF3740921917C0C8B2E73F34B1103E38D3A93FEDA81EC094046DBEB1AAA63EF561A0BF21E8663FAD0A20C0EA1821C03595693FC53DB5BF4CA30940"> : tensor<21xf32>
    %1 = stablehlo.constant dense<"0x0000004088AE1E40B567654068665E4058253E40E8C47B401175AE3FE4EF1D4064AB733FD73E3F4057B65740499768401FA516405E786F40E8BFEA3FA1C4DE3FC283444001F26D40CBD8473F7111124034020440"> : tensor<21xf32>
    return %0, %1 : tensor<21xf32>, tensor<21xf32>
  }
  func.func private @expected() -> (tensor<21xf32>) {
    %0 = stablehlo.constant dense<"0xFFFF3F40C569D5BF5E8B0A407A840DC0847F95BFF1D8D8BF42AF3740911917C0C7B2E73F35B1103E39D3A93FECA81EC093046DBEB2AAA63EF461A0BF22E8663FAC0A20C0E91821C03495693FC43DB5BF4BA30940"> : tensor<21xf32>
    return %0 : tensor<21xf32>
  }
  func.func private @program(%arg0: tensor<21xf32>, %arg1: tensor<21xf32>) -> (tensor<21xf32> {jax.result_info = "result"}) {
    %0 = chlo.next_after %arg0, %arg1 : tensor<21xf32>, tensor<21xf32> -> tensor<21xf32>
    return %0 : tensor<21xf32>
  }
}

// -----

// binary: nextafter f64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<21xf64>, tensor<21xf64>)
    %e:1 = call @expected() : () -> (tensor<21xf64>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<21xf64>, tensor<21xf64>) -> (tensor<21xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<21xf64>, tensor<21xf64>
    return
  }
  func.func private @inputs() -> (tensor<21xf64>, tensor<21xf64>) {
    %0 = stablehlo.constant dense<"0x0000000000000840C1708563CF6806C0923E819542B202C03080C9DBDAC2FE3F3AC4D1ED826F054050D9755473EFDA3F9A6F3D4FB9E8F8BF2C5C94196C060740607DFD9F6D78DDBF80330A47F39A01C08883115386A0FB3FA0D378FF3F2FF33FB06A3EF84446F23F400541AC9853E6BF237D760DCAE7F4BFD8625E4DE009FABFD0A41DCA81B4E33F9B75607B35E1F1BF449B9E014CB8F53FB64AC7C9A2E00340C22A2693799A0040"> : tensor<21xf64>
    %1 = stablehlo.constant dense<"0x000000000000004014E3616F30D9E33FA7084CB5BA1B0640C6AB664E59CDE53F5CC5DF1B59A3F83F2C1DFCAF9DB5F83FE18993115A8E0340AD7DFC774CDCE43F7F52064598DCF43F7C8AFB3B3B290E405EF75005A353E33FE3536188EE47FB3F47BE1F2AD1B90140B9987E77792DEC3FFA2FED4DAC57F83F3C8A6A66D97B0540C0838D718D81FA3F1DC849D98AA003406EADA2FC306F0E406C98E1B409CDEA3F0D2B5E69EEC90640"> : tensor<21xf64>
    return %0, %1 : tensor<21xf64>, tensor<21xf64>
  }
  func.func private @expected() -> (tensor<21xf64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFF0740C0708563CF6806C0913E819542B202C02F80C9DBDAC2FE3F39C4D1ED826F054051D9755473EFDA3F996F3D4FB9E8F8BF2B5C94196C0607405F7DFD9F6D78DDBF7F330A47F39A01C08783115386A0FB3FA1D378FF3F2FF33FB16A3EF84446F23F3F0541AC9853E6BF227D760DCAE7F4BFD7625E4DE009FABFD1A41DCA81B4E33F9A75607B35E1F1BF459B9E014CB8F53FB54AC7C9A2E00340C32A2693799A0040"> : tensor<21xf64>
    return %0 : tensor<21xf64>
  }
  func.func private @program(%arg0: tensor<21xf64>, %arg1: tensor<21xf64>) -> (tensor<21xf64> {jax.result_info = "result"}) {
    %0 = chlo.next_after %arg0, %arg1 : tensor<21xf64>, tensor<21xf64> -> tensor<21xf64>
    return %0 : tensor<21xf64>
  }
}

// -----

// binary: pow f32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<20xf32>, tensor<20xf32>)
    %e:1 = call @expected() : () -> (tensor<20xf32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<20xf32>, tensor<20xf32>) -> (tensor<20xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 16 : tensor<20xf32>, tensor<20xf32>
    return
  }
  func.func private @inputs() -> (tensor<20xf32>, tensor<20xf32>) {
    %0 = stablehlo.constant dense<"0xD51E493E9449CF3FF1A33940ED227540EBF5F33F29722340DC2500403AFC0F3FBD11E73EC62811403AA660402AC38C3F79F440408D2723402DEFB43F6F6C2A40B7B9B23E35018C3FFE32CB3FEDAB2640"> : tensor<20xf32>
    %1 = stablehlo.constant dense<"0x171832C058BD2FC07BFB2340A64F353E10531840CAC53E4043FBFFBFE6133CBF5FDC3A40E80E3DC0D12E3940FAE23F40ECB1C33F11D529BFBEE0873F790038C0642B63BFFC2C32C07205DEBEFCF18C3F"> : tensor<20xf32>
    return %0, %1 : tensor<20xf32>, tensor<20xf32>
  }
  func.func private @expected() -> (tensor<20xf32>) {
    %0 = stablehlo.constant dense<"0x0F58B942FA42883EB6FA7441FD5BA23F2189944083E08241646F7F3E9F5AC33FB6ACC83DBE41B63D98561742E733AA3F0AF1AC409C99093F6BD4B83F862B753D8BD922404175473F7C82513FB69C3740"> : tensor<20xf32>
    return %0 : tensor<20xf32>
  }
  func.func private @program(%arg0: tensor<20xf32>, %arg1: tensor<20xf32>) -> (tensor<20xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.power %arg0, %arg1 : tensor<20xf32>
    return %0 : tensor<20xf32>
  }
}

// -----

// binary: pow f64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<20xf64>, tensor<20xf64>)
    %e:1 = call @expected() : () -> (tensor<20xf64>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<20xf64>, tensor<20xf64>) -> (tensor<20xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 16 : tensor<20xf64>, tensor<20xf64>
    return
  }
  func.func private @inputs() -> (tensor<20xf64>, tensor<20xf64>) {
    %0 = stablehlo.constant dense<"0xB0AA9394F0B8C63F8B981EF6FFBD0C40A6748F372CA1DC3F38D296CBA55DF03F346D012F05E4F93F15DB9856602CE13F711454E4392408406F32A9FCB500064020D18000AB31034081BC1DE67E65FC3F49BEBFC43661034057D8333D1B0FF93F75FDCD97AE92054084E7A89EABB80C409A2AD4FA24EC084014DD60083A7AF83F4DA8575A9C6E0C407616331C2C15F53FBB7B0F959EFF05408C05F014A5DE0740"> : tensor<20xf64>
    %1 = stablehlo.constant dense<"0x30EBBD5DBF08E1BF3270BD0DD7510140BC6599E841BB0640525EC9E4A83B02C0798EAE804CD005C0D049C0A0C8CCF3BF248FD38D3BBD06C006248AF941610740B0CA4F1BBE2AF6BF6D507FA5877C00C03C359423F873E03F44A94F17CFDB0540CC0921AE05E20140ECFCC35CE8050240A71B78E9D203FDBF8688F2614D42F6BF4AF73C6952C403C02CCCD963090DF33F68E010A288A9EBBF4824F82DB44EEF3F"> : tensor<20xf64>
    return %0, %1 : tensor<20xf64>, tensor<20xf64>
  }
  func.func private @expected() -> (tensor<20xf64>) {
    %0 = stablehlo.constant dense<"0xB554A715161404405491A65932E12F40408DADCBB908BA3FC22C11E59F64EE3F65097DDB583AD13FD90FEA3B0A480140C0E891248B2CA63F9BA432C14E3C3340A838076A9809D33FB1257C6C379FD33F675D9C587B37F93F413A8BB59F410B40D8E4B20B495E2240A778A23BCCCE3140C0F40AD7AE4DC03F70F0271453B6E13F0218028FA54FA63F3F7D2B5BAD38F63FE5497238DDB1DA3FE186C314C54F0740"> : tensor<20xf64>
    return %0 : tensor<20xf64>
  }
  func.func private @program(%arg0: tensor<20xf64>, %arg1: tensor<20xf64>) -> (tensor<20xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.power %arg0, %arg1 : tensor<20xf64>
    return %0 : tensor<20xf64>
  }
}

// -----

// binary: pow f16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<20xf16>, tensor<20xf16>)
    %e:1 = call @expected() : () -> (tensor<20xf16>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<20xf16>, tensor<20xf16>) -> (tensor<20xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<20xf16>, tensor<20xf16>
    return
  }
  func.func private @inputs() -> (tensor<20xf16>, tensor<20xf16>) {
    %0 = stablehlo.constant dense<"0x5733FD41CF38E743973C03409C422041A5366C43EF4114423040EE395041403DB342863D6E416C40"> : tensor<20xf16>
    %1 = stablehlo.constant dense<"0x28C0613CA24148C13638183B11405DBCEB3FC73D6CBFE93DF4B41ABF2BBEF0BBBC3D2AC0DB3A973F"> : tensor<20xf16>
    return %0, %1 : tensor<20xf16>, tensor<20xf16>
  }
  func.func private @expected() -> (tensor<20xf16>) {
    %0 = stablehlo.constant dense<"0x554DA542A133CD264D3C6A3FAE49BC359E31A54641302B455D3ACF3E18331C3AA8451638B5408244"> : tensor<20xf16>
    return %0 : tensor<20xf16>
  }
  func.func private @program(%arg0: tensor<20xf16>, %arg1: tensor<20xf16>) -> (tensor<20xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.power %arg0, %arg1 : tensor<20xf16>
    return %0 : tensor<20xf16>
  }
}

// -----

// binary: pow bf16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<20xbf16>, tensor<20xbf16>)
    %e:1 = call @expected() : () -> (tensor<20xbf16>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<20xbf16>, tensor<20xbf16>) -> (tensor<20xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<20xbf16>, tensor<20xbf16>
    return
  }
  func.func private @inputs() -> (tensor<20xbf16>, tensor<20xbf16>) {
    %0 = stablehlo.constant dense<"0x084069403A400740784010402E3F703F54405C40D13FC13F673F5A407D407140EA3F6540643FC13E"> : tensor<20xbf16>
    %1 = stablehlo.constant dense<"0xBB3E6FBFF0BD24C0FABF8DBD1D3DA53FB73F31BF95BEA8BF04C017BFFA3E3F40B83FEF3FFA3F2640"> : tensor<20xbf16>
    return %0, %1 : tensor<20xbf16>, tensor<20xbf16>
  }
  func.func private @expected() -> (tensor<20xbf16>) {
    %0 = stablehlo.constant dense<"0xA93F993E623F173E913D723F7C3F6C3FB140DA3E5E3F153F9E3FF83EFA3F514218402D414C3FA33D"> : tensor<20xbf16>
    return %0 : tensor<20xbf16>
  }
  func.func private @program(%arg0: tensor<20xbf16>, %arg1: tensor<20xbf16>) -> (tensor<20xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.power %arg0, %arg1 : tensor<20xbf16>
    return %0 : tensor<20xbf16>
  }
}
