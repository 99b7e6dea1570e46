// products: dot f32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<5x5xf32>, tensor<5x5xf32>)
    %e:2 = call @expected() : () -> (tensor<5x5xf32>, tensor<5x5xf32>)
    %r:2 = call @program(%i#0, %i#1) : (tensor<5x5xf32>, tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5x5xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<5x5xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<5x5xf32>
    return
  }
  func.func private @inputs() -> (tensor<5x5xf32>, tensor<5x5xf32>) {
    %0 = stablehlo.constant dense<"0xF2CAC3BF3F73C6BE9CDFC6BF1D21F8BE732CBDBDC98414C0529D49BF2E05403DA78581BECDF13E3F2AC55BBF73395FBF99C0A4BE46F7F53F12C72340E6AD9D3E3327C73F7730E2BD061EA03F1B7379BEB3F5093DE874A13FF2F7184078BA8BBFF4443540"> : tensor<5x5xf32>
    %1 = stablehlo.constant dense<"0xF5C3113FA92D35C02B6DC9BE2847354057BBD0BFD7D8A43FEC48F93F1031463F6041AA3E85F92640EF6923C0F1AF70BF0BC33F40B229304031F331C0F64883BEF8BC003C24C616C0DE8718C02A5812C056761EC0D33B04C00E4BBBBFB9FAF73FC72A04C0"> : tensor<5x5xf32>
    return %0, %1 : tensor<5x5xf32>, tensor<5x5xf32>
  }
  func.func private @expected() -> (tensor<5x5xf32>, tensor<5x5xf32>) {
    %0 = stablehlo.constant dense<"0x0ACC3C406924A7407BE944C00563F8C05144E3404A9787C0C1B35C4001DB53BD020E95C05127233FBACEF3C09A9A87C0B72A19C186AD4EC03F8B1AC1F8952F408B9E31404245EBBF118617C0D4DFC03F891233C1A4E3B7C041ABD1402AEC72417C67D8C0"> : tensor<5x5xf32>
    %1 = stablehlo.constant dense<"0x8250DB402BD7DEC0E09D884070EFCA3F29D82541DB75964020D58C3F326ADBBD8E3D8EC09DB58840743DA3C0304A814029697FC0207381C07ED06DBFB73DA040A1EA03C0CE615B41E5799CC033AC654066AC07C11FF92941FFFAABBF17523EC1AF0B36C1"> : tensor<5x5xf32>
    return %0, %1 : tensor<5x5xf32>, tensor<5x5xf32>
  }
  func.func private @program(%arg0: tensor<5x5xf32>, %arg1: tensor<5x5xf32>) -> (tensor<5x5xf32> {jax.result_info = "result[0]"}, tensor<5x5xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %1 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    return %0, %1 : tensor<5x5xf32>, tensor<5x5xf32>
  }
}

// -----

// products: batches f32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<2x3x4xf32>, tensor<2x4x5xf32>)
    %e:2 = call @expected() : () -> (tensor<2x3x5xf32>, tensor<3x5x2xf32>)
    %r:2 = call @program(%i#0, %i#1) : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> (tensor<2x3x5xf32>, tensor<3x5x2xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<2x3x5xf32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<3x5x2xf32>
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xf32>, tensor<2x4x5xf32>) {
    %0 = stablehlo.constant dense<"0xB06E943F965DE03F6FB62E40B326E0BF5E3B3A3F835624C0504918C0D4A5E43F4FFF0740F041334092BA3240FCF988BF5FB8253EC4973C405A049C3FE525D3BFE9C6E6BF15FCC8BD69482DBFF9F90B40C877173F8A8A8C3EABB6B3BFE694F33E"> : tensor<2x3x4xf32>
    %1 = stablehlo.constant dense<"0x57F8C83D6AF7A3BEE9D148BFB71EBE3E8129F9BD9C7E39C0FCD6FEBFC23426C05FDBB4BE7DBD2E40C5102540614E0EBF94B034404E5FD2BFDD4E31BF830419406C4E153D8E10BFBF3344353F80A6F5BF0868D53EC9A85ABF9464B8BFA23F06C05B9F9C3E04E0B43FEB66C43F0D5FDEBFBC1285BF0D68CFBFF79A9A3FA00E3D403681763F5960A33F9B67EEBFAC1AD7BE65A41ABFE8DEC13F600F37C040A4E93E"> : tensor<2x4x5xf32>
    return %0, %1 : tensor<2x3x4xf32>, tensor<2x4x5xf32>
  }
  func.func private @expected() -> (tensor<2x3x5xf32>, tensor<3x5x2xf32>) {
    %0 = stablehlo.constant dense<"0xD33607C02629AEC048809B403A49BDC060ACC34012B9B4406B8CC840C75652C0AF49CB4069120EC19AFC50C05E25FBC0CE7D0A3FEF87B1C04E44F04037B2CC406DAF0F4177ACD5C0CEBF374008F2F7C0611A28C0EE35F7BF70B7AD40FD184FC007E2EE3F866FA1BF0A9C90C053F4FABFF2BC95C09B5F2440"> : tensor<2x3x5xf32>
    %1 = stablehlo.constant dense<"0xD33607C037B2CC402629AEC06DAF0F4148809B4077ACD5C03A49BDC0CEBF374060ACC34008F2F7C012B9B440611A28C06B8CC840EE35F7BFC75652C070B7AD40AF49CB40FD184FC069120EC107E2EE3F9AFC50C0866FA1BF5E25FBC00A9C90C0CE7D0A3F53F4FABFEF87B1C0F2BC95C04E44F0409B5F2440"> : tensor<3x5x2xf32>
    return %0, %1 : tensor<2x3x5xf32>, tensor<3x5x2xf32>
  }
  func.func private @program(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x4x5xf32>) -> (tensor<2x3x5xf32> {jax.result_info = "result[0]"}, tensor<3x5x2xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
    %1 = stablehlo.transpose %arg1, dims = [0, 2, 1] : (tensor<2x4x5xf32>) -> tensor<2x5x4xf32>
    %2 = stablehlo.dot_general %1, %arg0, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x5x4xf32>, tensor<2x3x4xf32>) -> tensor<2x5x3xf32>
    %3 = stablehlo.transpose %2, dims = [2, 1, 0] : (tensor<2x5x3xf32>) -> tensor<3x5x2xf32>
    return %0, %3 : tensor<2x3x5xf32>, tensor<3x5x2xf32>
  }
}

// -----

// products: dot f64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<5x5xf64>, tensor<5x5xf64>)
    %e:2 = call @expected() : () -> (tensor<5x5xf64>, tensor<5x5xf64>)
    %r:2 = call @program(%i#0, %i#1) : (tensor<5x5xf64>, tensor<5x5xf64>) -> (tensor<5x5xf64>, tensor<5x5xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-10 : tensor<5x5xf64>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-10 : tensor<5x5xf64>
    return
  }
  func.func private @inputs() -> (tensor<5x5xf64>, tensor<5x5xf64>) {
    %0 = stablehlo.constant dense<"0x80A79D100A60A4BF148FB354A744F33FA820319BCA0AF53F267D7CF8514701C0F07251474E93DEBF847155F331EBFC3F344CB3647C24E5BF3C4B51A75BEA07C0C29455FDC56C054052A67B0791B8FCBF80B732241604D23F1A06A40B59E702C024E52F3898C6FD3F49771F2F754BF5BFAAFC53E3AA5C06C0C074966AC0DCCF3F820952BFDDDCFABFB09BCE427BCAD1BFCCEF2BEF20050640CAB9B9A5D63204C0A70A0D645A1C02C0A8F4F29D2EB0D4BFB83F7F85C0F4FABFB4A61CA1D7E101401FC166B563C503C0"> : tensor<5x5xf64>
    %1 = stablehlo.constant dense<"0xB4CE06E125E70240184882D854E805C00ADA127CE99EF9BF14AF0652E85507C0E65F00412B7602C0009BEBB56861E9BF687368E15D32EBBF2B127B451C3801C0E3DA10A33B6CFCBF4828EA0CE7E7E7BF1915C660033A06C0FA8520259F6D0440B05CEB9746BCFC3F7C58BBCD111E06C0EA4BFF412D1FF2BFF4EC08B326DDF6BF18A271B04A24F13F3CC3D7D4EA3CF83FFCC7703DA71205C0C80928222A20EF3FAC573734FBBC07C0646488B7563103C0C0389A41C429B8BF04EA5410F6BB01C0AE6F8C93841002C0"> : tensor<5x5xf64>
    return %0, %1 : tensor<5x5xf64>, tensor<5x5xf64>
  }
  func.func private @expected() -> (tensor<5x5xf64>, tensor<5x5xf64>) {
    %0 = stablehlo.constant dense<"0x01204A05DD7BC9BF4ABA6F39186AF43FE08741C52D250BC0B5E953FA116DF13FEC487AC31E8E0AC0493AF19516332D40DDD8CA82256213C03E2CE861B8EA04C0F915DC617E75F13F83EF3B5F91771940AD7088BA97421E403681381E0E8A26403EA0619B99E618407FF90F511EBC1F40FC62B930C8191040532438D7AE0019406CEE54A24E1522403BC05EB4D57E1C4083224458A4F1F53F639B422510BF22408C2E7A861CD10D40E7D6EECDEAFD2440BA004BA377A813406A07C0C92ADA26404B077C7AE1412E40"> : tensor<5x5xf64>
    %1 = stablehlo.constant dense<"0xCB466E9E60E0EFBF5D097C86D690EBBFE168A997DB6D1C40EC3B3A5DDC07DCBF6F0BD0BC3F30D43FE581F539F0292C40D3B357EF60AA1F40E52D1827671311C068CF98208867FEBFD031764BE57D05407BC1A9EE7A062A4095C964B0462DE8BF722E5D64F01215C0C325350CF05A09C01D0B533AC20E1E40B8152DA5477E37C018FC6ECB160811C0251C3A1BB5AED33FEF7C8BE93D30F2BF5E1D0227541426C088A775C2B15435407479862D40812C4094541F1ABF0BF83F03C86B5055A6F3BF13ECAA0F5B2A3140"> : tensor<5x5xf64>
    return %0, %1 : tensor<5x5xf64>, tensor<5x5xf64>
  }
  func.func private @program(%arg0: tensor<5x5xf64>, %arg1: tensor<5x5xf64>) -> (tensor<5x5xf64> {jax.result_info = "result[0]"}, tensor<5x5xf64> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5xf64>
    %1 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5xf64>
    return %0, %1 : tensor<5x5xf64>, tensor<5x5xf64>
  }
}

// -----

// products: batches f64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<2x3x4xf64>, tensor<2x4x5xf64>)
    %e:2 = call @expected() : () -> (tensor<2x3x5xf64>, tensor<3x5x2xf64>)
    %r:2 = call @program(%i#0, %i#1) : (tensor<2x3x4xf64>, tensor<2x4x5xf64>) -> (tensor<2x3x5xf64>, tensor<3x5x2xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-10 : tensor<2x3x5xf64>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-10 : tensor<3x5x2xf64>
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xf64>, tensor<2x4x5xf64>) {
    %0 = stablehlo.constant dense<"0x72ADF8C933A50040288B1476B84EF63F845FCD6D7383F93F7606146CF68B03C000D0890DA32DC33F1CAD567A016707C0DEDC27A415170140D02193DFA607DB3F38B31368F448D0BF62F16B049D50F2BF6829653416DFE63FE2F1E75997F103C03409CA01F26CF93FD2B35BDB57BB0440FC65D8C82BB7FA3F5EE7C3BD00CB07C0B84F86DE38D4FD3FBCD20695F95904400014D7181BB4064076A54CAA2EA406C0F9521EEEC0AEFFBF60D8528DF87BDABFF5CD3E2A0CC5F1BF986689B93AE8FCBF"> : tensor<2x3x4xf64>
    %1 = stablehlo.constant dense<"0xF811AD08269EF13FF5FF75A47DC7F7BF70EED79AB85FD2BF401CB183E1FEF33FE050597DD338FB3FEA7BBD7C8C040640A1E4F2C27F6C04C0F581FEBB4629F3BF0830D086BD68014012F49C5AB176FFBF3CC64B67CA58FC3F2D4CE550052EF1BF8ACDAE3127DA024030A6A641C3B5CFBFBCD6072FE4FB02409475701F8BB3F33F9FF980DB3DE804C05911846D1F1DF0BF36FD99CF4B06F4BF002C6408DE07923FE0BA6B105273C53F732C665B6313F6BF1008EE6060ACDE3F34C6CBC2CBD301C038354317F2FD0240FCE8E43B7C39F53F7CB037800AD4F5BFBC9CAE542C7E00C0704D7F7D32DEF03F10E54C9FB57EC4BF1800F673B3BBFB3FCE1240C37493044084D3AB02FCE902C092FB911AE022FABFC07D4AD42A3BC1BF9056781E8426EEBFF0445EB1959607407C2E3C94FBA3E2BFE825DBEDA8E3EB3FF422AB70DDF006C0"> : tensor<2x4x5xf64>
    return %0, %1 : tensor<2x3x4xf64>, tensor<2x4x5xf64>
  }
  func.func private @expected() -> (tensor<2x3x5xf64>, tensor<3x5x2xf64>) {
    %0 = stablehlo.constant dense<"0x0BFC5A4C73C71740756CC1ADB8A7FFBF1136F5606A9C0F40B4ED44D727982040D296C84A2A281240107C24CF67A60CC060FFB06CB3C80E40B8D1BEC65D232040EC10D6E017F21CC09B41F8D5212B2640A198A5AF9BEF14C0F01296A4AC182240E2566DD8328E1640B6A5358A8526C13F3980CA8707C30B40F68F5833FECC224013AC9A92D06724C0D421D378432F1BC0B0A16746C88318C07FA4620EA652274023EE780FA08B2640CA289A409F5A1CC011703051FAD222C04AAEDC45602621C0F8BD5B3B308127403328B6FE26A8F1BF456EF21C358C13C012A7715581A80C40E3DC63B721DD10403A7BD32DB243E63F"> : tensor<2x3x5xf64>
    %1 = stablehlo.constant dense<"0x0BFC5A4C73C71740F68F5833FECC2240756CC1ADB8A7FFBF13AC9A92D06724C01136F5606A9C0F40D421D378432F1BC0B4ED44D727982040B0A16746C88318C0D296C84A2A2812407FA4620EA6522740107C24CF67A60CC023EE780FA08B264060FFB06CB3C80E40CA289A409F5A1CC0B8D1BEC65D23204011703051FAD222C0EC10D6E017F21CC04AAEDC45602621C09B41F8D5212B2640F8BD5B3B30812740A198A5AF9BEF14C03328B6FE26A8F1BFEF1296A4AC182240446EF21C358C13C0E2566DD8328E164012A7715581A80C40C0A5358A8526C13FE3DC63B721DD10403980CA8707C30B403A7BD32DB243E63F"> : tensor<3x5x2xf64>
    return %0, %1 : tensor<2x3x5xf64>, tensor<3x5x2xf64>
  }
  func.func private @program(%arg0: tensor<2x3x4xf64>, %arg1: tensor<2x4x5xf64>) -> (tensor<2x3x5xf64> {jax.result_info = "result[0]"}, tensor<3x5x2xf64> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xf64>, tensor<2x4x5xf64>) -> tensor<2x3x5xf64>
    %1 = stablehlo.transpose %arg1, dims = [0, 2, 1] : (tensor<2x4x5xf64>) -> tensor<2x5x4xf64>
    %2 = stablehlo.dot_general %1, %arg0, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x5x4xf64>, tensor<2x3x4xf64>) -> tensor<2x5x3xf64>
    %3 = stablehlo.transpose %2, dims = [2, 1, 0] : (tensor<2x5x3xf64>) -> tensor<3x5x2xf64>
    return %0, %3 : tensor<2x3x5xf64>, tensor<3x5x2xf64>
  }
}

// -----

// products: dot f16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<5x5xf16>, tensor<5x5xf16>)
    %e:2 = call @expected() : () -> (tensor<5x5xf16>, tensor<5x5xf16>)
    %r:2 = call @program(%i#0, %i#1) : (tensor<5x5xf16>, tensor<5x5xf16>) -> (tensor<5x5xf16>, tensor<5x5xf16>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.26 : tensor<5x5xf16>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.26 : tensor<5x5xf16>
    return
  }
  func.func private @inputs() -> (tensor<5x5xf16>, tensor<5x5xf16>) {
    %0 = stablehlo.constant dense<"0x0141E4C08F3CD4BA7EBE8E3E954004BC1BBCA5BFCABB9BAED6B135C02BC0933838C09240164069338DBFEB3BAE2E6DB6543D"> : tensor<5x5xf16>
    %1 = stablehlo.constant dense<"0x80BD613881409DBDD3C18A380CBE19C12DBCA5B5D9BC0BB3DD4073BA2DBECEC09FC14540BD3D86BEF5B97B419BBB48C0243A"> : tensor<5x5xf16>
    return %0, %1 : tensor<5x5xf16>, tensor<5x5xf16>
  }
  func.func private @expected() -> (tensor<5x5xf16>, tensor<5x5xf16>) {
    %0 = stablehlo.constant dense<"0xE6C188412E4BF73505C82744B3C4F7C40EBDA6C30E4855B0E2C42142FC44EBC838C0174CF83F9AC70242744052C895BFAA46"> : tensor<5x5xf16>
    %1 = stablehlo.constant dense<"0x40A9F93D9DC266C80A3B764478C1C3406DC5BC4A0AC69D3237C39B411EC8D3C57044E2C40844DCC4B6C79146ECC4F74115BE"> : tensor<5x5xf16>
    return %0, %1 : tensor<5x5xf16>, tensor<5x5xf16>
  }
  func.func private @program(%arg0: tensor<5x5xf16>, %arg1: tensor<5x5xf16>) -> (tensor<5x5xf16> {jax.result_info = "result[0]"}, tensor<5x5xf16> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x5xf16>, tensor<5x5xf16>) -> tensor<5x5xf16>
    %1 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x5xf16>, tensor<5x5xf16>) -> tensor<5x5xf16>
    return %0, %1 : tensor<5x5xf16>, tensor<5x5xf16>
  }
}

// -----

// products: batches f16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<2x3x4xf16>, tensor<2x4x5xf16>)
    %e:2 = call @expected() : () -> (tensor<2x3x5xf16>, tensor<3x5x2xf16>)
    %r:2 = call @program(%i#0, %i#1) : (tensor<2x3x4xf16>, tensor<2x4x5xf16>) -> (tensor<2x3x5xf16>, tensor<3x5x2xf16>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.26 : tensor<2x3x5xf16>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.26 : tensor<3x5x2xf16>
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xf16>, tensor<2x4x5xf16>) {
    %0 = stablehlo.constant dense<"0xC34155B8BC3F8F3D0C3ABEBE9DC0E83CFB3B0641B4BF8DBE3B415BBABF3CBC407B33EEC1B53F84419B3CF7BCDEB58CBB"> : tensor<2x3x4xf16>
    %1 = stablehlo.constant dense<"0x86BF24314240D036373F42ADE4C063C020C1F43D67B820BC1A417635ADA313C17B3F9EC0763BEBBB9EB8A63D6F3FD6C0F53B8834CA34B9BD8C3DEB406D3549C14C41B03DFCBF96B8BD3D043AD0BBC5B1"> : tensor<2x4x5xf16>
    return %0, %1 : tensor<2x3x4xf16>, tensor<2x4x5xf16>
  }
  func.func private @expected() -> (tensor<2x3x5xf16>, tensor<3x5x2xf16>) {
    %0 = stablehlo.constant dense<"0xFBC8C94086489244F94140C27548D2C2FF44A6C044420FC784C419C8304761C16E43764906C84CC09CBFC5BEED49A1C4B3C9CCB8F63A78401BC405BC"> : tensor<2x3x5xf16>
    %1 = stablehlo.constant dense<"0xFBC861C1C9406E4386487649924406C8F9414CC040C29CBF7548C5BED2C2ED49FF44A1C4A6C0B3C94442CCB80FC7F63A84C4784019C81BC4304705BC"> : tensor<3x5x2xf16>
    return %0, %1 : tensor<2x3x5xf16>, tensor<3x5x2xf16>
  }
  func.func private @program(%arg0: tensor<2x3x4xf16>, %arg1: tensor<2x4x5xf16>) -> (tensor<2x3x5xf16> {jax.result_info = "result[0]"}, tensor<3x5x2xf16> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xf16>, tensor<2x4x5xf16>) -> tensor<2x3x5xf16>
    %1 = stablehlo.transpose %arg1, dims = [0, 2, 1] : (tensor<2x4x5xf16>) -> tensor<2x5x4xf16>
    %2 = stablehlo.dot_general %1, %arg0, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x5x4xf16>, tensor<2x3x4xf16>) -> tensor<2x5x3xf16>
    %3 = stablehlo.transpose %2, dims = [2, 1, 0] : (tensor<2x5x3xf16>) -> tensor<3x5x2xf16>
    return %0, %3 : tensor<2x3x5xf16>, tensor<3x5x2xf16>
  }
}

// -----

// products: dot bf16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<5x5xbf16>, tensor<5x5xbf16>)
    %e:2 = call @expected() : () -> (tensor<5x5xbf16>, tensor<5x5xbf16>)
    %r:2 = call @program(%i#0, %i#1) : (tensor<5x5xbf16>, tensor<5x5xbf16>) -> (tensor<5x5xbf16>, tensor<5x5xbf16>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.26 : tensor<5x5xbf16>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.26 : tensor<5x5xbf16>
    return
  }
  func.func private @inputs() -> (tensor<5x5xbf16>, tensor<5x5xbf16>) {
    %0 = stablehlo.constant dense<"0x1D408E3F803FD9BE34C0D0BFDE3DF7BF213F3340393FE33E323FC6BE84BF903FB9BE16C0FFBF15BFD23F2EC0793F074014C0"> : tensor<5x5xbf16>
    %1 = stablehlo.constant dense<"0xE33F7D3FC33F31C05CBFB13FE0BF373E443FA0BE023E3AC018C009BF95BF46BD633FD53FBABFDF3F34400AC0ED3FEABF3DC0"> : tensor<5x5xbf16>
    return %0, %1 : tensor<5x5xbf16>, tensor<5x5xbf16>
  }
  func.func private @expected() -> (tensor<5x5xbf16>, tensor<5x5xbf16>) {
    %0 = stablehlo.constant dense<"0xF0BF51408BC036BF7D409B40D5BF0641D6BE64C066BF4FBE42C0D53E4D3FAFBE01413540EA3FFB3DEBC0274189BFBFC00D41"> : tensor<5x5xbf16>
    %1 = stablehlo.constant dense<"0x2DBFD7404E3F5E3F9B40C340004008405CC04641D2403240874090401B413F407CC017C0D040BBC04ABE0BC142C012C0FFC0"> : tensor<5x5xbf16>
    return %0, %1 : tensor<5x5xbf16>, tensor<5x5xbf16>
  }
  func.func private @program(%arg0: tensor<5x5xbf16>, %arg1: tensor<5x5xbf16>) -> (tensor<5x5xbf16> {jax.result_info = "result[0]"}, tensor<5x5xbf16> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x5xbf16>, tensor<5x5xbf16>) -> tensor<5x5xbf16>
    %1 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x5xbf16>, tensor<5x5xbf16>) -> tensor<5x5xbf16>
    return %0, %1 : tensor<5x5xbf16>, tensor<5x5xbf16>
  }
}

// -----

// products: batches bf16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<2x3x4xbf16>, tensor<2x4x5xbf16>)
    %e:2 = call @expected() : () -> (tensor<2x3x5xbf16>, tensor<3x5x2xbf16>)
    %r:2 = call @program(%i#0, %i#1) : (tensor<2x3x4xbf16>, tensor<2x4x5xbf16>) -> (tensor<2x3x5xbf16>, tensor<3x5x2xbf16>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.26 : tensor<2x3x5xbf16>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.26 : tensor<3x5x2xbf16>
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xbf16>, tensor<2x4x5xbf16>) {
    %0 = stablehlo.constant dense<"0x70BE3340114000BF03C023BFC43F1CC073BE04C0803FF53EDE3FBCBFA5BD37C0913F10BFEEBF84BF1F40FCBF793EE7BF"> : tensor<2x3x4xbf16>
    %1 = stablehlo.constant dense<"0x2E4016C038C012C0334060BFF63F15C0B6BFFF3FC7BE11C0C13FE53FAB3F9DBF0E4027C0B43F4E3F24BE85BE6B3FF83F7D3F30400C40F23F2C401BC0C43F923E2C40A1BF963F113F4DBFD83FFE3FB73F"> : tensor<2x4x5xbf16>
    return %0, %1 : tensor<2x3x4xbf16>, tensor<2x4x5xbf16>
  }
  func.func private @expected() -> (tensor<2x3x5xbf16>, tensor<3x5x2xbf16>) {
    %0 = stablehlo.constant dense<"0x57C0A3BE8FBFBCBDF14027C0AAC080419C40DDC03C3E94C0B840BE4043C0C2C0B3BFC7C0C5C08B3FA5C09DBFD8C07A3F96BFCFC05CC075C08CC09E40"> : tensor<2x3x5xbf16>
    %1 = stablehlo.constant dense<"0x57C0C2C0A3BEB3BF8FBFC7C0BCBDC5C0F1408B3F27C0A5C0AAC09DBF8041D8C09C407A3FDDC096BF3C3ECFC094C05CC0B84075C0BE408CC043C09E40"> : tensor<3x5x2xbf16>
    return %0, %1 : tensor<2x3x5xbf16>, tensor<3x5x2xbf16>
  }
  func.func private @program(%arg0: tensor<2x3x4xbf16>, %arg1: tensor<2x4x5xbf16>) -> (tensor<2x3x5xbf16> {jax.result_info = "result[0]"}, tensor<3x5x2xbf16> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xbf16>, tensor<2x4x5xbf16>) -> tensor<2x3x5xbf16>
    %1 = stablehlo.transpose %arg1, dims = [0, 2, 1] : (tensor<2x4x5xbf16>) -> tensor<2x5x4xbf16>
    %2 = stablehlo.dot_general %1, %arg0, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x5x4xbf16>, tensor<2x3x4xbf16>) -> tensor<2x5x3xbf16>
    %3 = stablehlo.transpose %2, dims = [2, 1, 0] : (tensor<2x5x3xbf16>) -> tensor<3x5x2xbf16>
    return %0, %3 : tensor<2x3x5xbf16>, tensor<3x5x2xbf16>
  }
}

// -----

// products: dot i32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<5x5xi32>, tensor<5x5xi32>)
    %e:2 = call @expected() : () -> (tensor<5x5xi32>, tensor<5x5xi32>)
    %r:2 = call @program(%i#0, %i#1) : (tensor<5x5xi32>, tensor<5x5xi32>) -> (tensor<5x5xi32>, tensor<5x5xi32>)
    check.expect_eq %r#0, %e#0 : tensor<5x5xi32>
    check.expect_eq %r#1, %e#1 : tensor<5x5xi32>
    return
  }
  func.func private @inputs() -> (tensor<5x5xi32>, tensor<5x5xi32>) {
    %0 = stablehlo.constant dense<"0x000000000300000001000000FDFFFFFFFDFFFFFFFDFFFFFF00000000000000000100000001000000020000000000000003000000FEFFFFFFFDFFFFFF03000000FFFFFFFFFDFFFFFF03000000FEFFFFFF00000000FFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFF"> : tensor<5x5xi32>
    %1 = stablehlo.constant dense<"0xFFFFFFFF01000000FFFFFFFFFEFFFFFF010000000000000001000000FFFFFFFF01000000FFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFF01000000FFFFFFFF02000000FDFFFFFF03000000FEFFFFFF00000000FFFFFFFF0300000002000000FDFFFFFF01000000"> : tensor<5x5xi32>
    return %0, %1 : tensor<5x5xi32>, tensor<5x5xi32>
  }
  func.func private @expected() -> (tensor<5x5xi32>, tensor<5x5xi32>) {
    %0 = stablehlo.constant dense<"0xFCFFFFFF02000000ECFFFFFF13000000F9FFFFFF04000000FDFFFFFF0800000001000000FEFFFFFFFAFFFFFFFCFFFFFFECFFFFFF0C000000FCFFFFFF08000000F6FFFFFF09000000F6FFFFFF0500000004000000FCFFFFFFFEFFFFFF0700000001000000"> : tensor<5x5xi32>
    %1 = stablehlo.constant dense<"0xF5FFFFFFFEFFFFFF0200000009000000F2FFFFFFFEFFFFFF00000000FDFFFFFF08000000FFFFFFFFFFFFFFFFFDFFFFFFF9FFFFFF110000000B000000FFFFFFFF070000000A000000EBFFFFFFF8FFFFFF080000000500000009000000F2FFFFFF03000000"> : tensor<5x5xi32>
    return %0, %1 : tensor<5x5xi32>, tensor<5x5xi32>
  }
  func.func private @program(%arg0: tensor<5x5xi32>, %arg1: tensor<5x5xi32>) -> (tensor<5x5xi32> {jax.result_info = "result[0]"}, tensor<5x5xi32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi32>
    %1 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi32>
    return %0, %1 : tensor<5x5xi32>, tensor<5x5xi32>
  }
}

// -----

// products: batches i32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<2x3x4xi32>, tensor<2x4x5xi32>)
    %e:2 = call @expected() : () -> (tensor<2x3x5xi32>, tensor<3x5x2xi32>)
    %r:2 = call @program(%i#0, %i#1) : (tensor<2x3x4xi32>, tensor<2x4x5xi32>) -> (tensor<2x3x5xi32>, tensor<3x5x2xi32>)
    check.expect_eq %r#0, %e#0 : tensor<2x3x5xi32>
    check.expect_eq %r#1, %e#1 : tensor<3x5x2xi32>
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xi32>, tensor<2x4x5xi32>) {
    %0 = stablehlo.constant dense<"0xFDFFFFFF00000000FDFFFFFF02000000FEFFFFFF0200000000000000030000000300000002000000FFFFFFFF02000000FDFFFFFFFEFFFFFFFEFFFFFFFFFFFFFFFDFFFFFF02000000FEFFFFFF01000000FEFFFFFF03000000FEFFFFFFFEFFFFFF"> : tensor<2x3x4xi32>
    %1 = stablehlo.constant dense<"0x0000000003000000FDFFFFFFFDFFFFFFFEFFFFFF01000000FDFFFFFFFDFFFFFF010000000000000002000000FFFFFFFF03000000FFFFFFFF02000000FDFFFFFF02000000FDFFFFFFFEFFFFFF0000000002000000FFFFFFFFFFFFFFFFFDFFFFFF0100000000000000000000000300000000000000FEFFFFFF02000000FEFFFFFFFEFFFFFFFDFFFFFF03000000FEFFFFFF0100000003000000FDFFFFFF02000000"> : tensor<2x4x5xi32>
    return %0, %1 : tensor<2x3x4xi32>, tensor<2x4x5xi32>
  }
  func.func private @expected() -> (tensor<2x3x5xi32>, tensor<3x5x2xi32>) {
    %0 = stablehlo.constant dense<"0xF4FFFFFFFEFFFFFFFAFFFFFF0800000000000000F9FFFFFFFAFFFFFFF7FFFFFF0200000004000000FAFFFFFF08000000E8FFFFFFF6FFFFFFF8FFFFFFF8FFFFFF06000000FEFFFFFF12000000F9FFFFFFF4FFFFFF08000000100000000C000000F5FFFFFFFCFFFFFF040000000900000012000000EEFFFFFF"> : tensor<2x3x5xi32>
    %1 = stablehlo.constant dense<"0xF4FFFFFFF8FFFFFFFEFFFFFF06000000FAFFFFFFFEFFFFFF080000001200000000000000F9FFFFFFF9FFFFFFF4FFFFFFFAFFFFFF08000000F7FFFFFF10000000020000000C00000004000000F5FFFFFFFAFFFFFFFCFFFFFF0800000004000000E8FFFFFF09000000F6FFFFFF12000000F8FFFFFFEEFFFFFF"> : tensor<3x5x2xi32>
    return %0, %1 : tensor<2x3x5xi32>, tensor<3x5x2xi32>
  }
  func.func private @program(%arg0: tensor<2x3x4xi32>, %arg1: tensor<2x4x5xi32>) -> (tensor<2x3x5xi32> {jax.result_info = "result[0]"}, tensor<3x5x2xi32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xi32>, tensor<2x4x5xi32>) -> tensor<2x3x5xi32>
    %1 = stablehlo.transpose %arg1, dims = [0, 2, 1] : (tensor<2x4x5xi32>) -> tensor<2x5x4xi32>
    %2 = stablehlo.dot_general %1, %arg0, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x5x4xi32>, tensor<2x3x4xi32>) -> tensor<2x5x3xi32>
    %3 = stablehlo.transpose %2, dims = [2, 1, 0] : (tensor<2x5x3xi32>) -> tensor<3x5x2xi32>
    return %0, %3 : tensor<2x3x5xi32>, tensor<3x5x2xi32>
  }
}

// -----

// products: vectors
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<7xf32>, tensor<7xf32>)
    %e:4 = call @expected() : () -> (tensor<f32>, tensor<7x7xf32>, tensor<f32>, tensor<7x7xf32>)
    %r:4 = call @program(%i#0, %i#1) : (tensor<7xf32>, tensor<7xf32>) -> (tensor<f32>, tensor<7x7xf32>, tensor<f32>, tensor<7x7xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<f32>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<7x7xf32>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.0001 : tensor<f32>
    check.expect_almost_eq %r#3, %e#3, tolerance = 0.0001 : tensor<7x7xf32>
    return
  }
  func.func private @inputs() -> (tensor<7xf32>, tensor<7xf32>) {
    %0 = stablehlo.constant dense<"0xB6E22E402A9611C056A337C00D362CC05C58E13F57E0B4BFC8BC03BF"> : tensor<7xf32>
    %1 = stablehlo.constant dense<"0xAC6DA03DEF9D7EBF4E51E7BF42634D3DAFD74E3F92C8A8BFEB69F53F"> : tensor<7xf32>
    return %0, %1 : tensor<7xf32>, tensor<7xf32>
  }
  func.func private @expected() -> (tensor<f32>, tensor<7x7xf32>, tensor<f32>, tensor<7x7xf32>) {
    %0 = stablehlo.constant dense<"0x00381D41"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x3C315B3ED5F02DC01D069EC05B4F0C3EC64D0D40999B66C054A7A740727836BECFCC1040BD8C8340649BE9BDFD42EBBF38F93F40F2908BC0832966BE5AA53640B5EEA540FF5413BE276014C0222672404C0BB0C01ED757BEDF472B40779B9B400E2A0ABE96240BC0CA146340FB16A5C0C4370D3EB120E0BF4D9E4BC021CBB43DF512B63F8A9214C0CC06584067B3E2BD2DE6B33FE16F2340C71D91BDEA2492BFDF81EE3F89652DC0DA1C25BD9406033F5F126E3F8062D3BCCDE1D4BE34B62D3F5A947CBF"> : tensor<7x7xf32>
    %2 = stablehlo.constant dense<"0x00381D41"> : tensor<f32>
    %3 = stablehlo.constant dense<"0x3C315B3ED5F02DC01D069EC05B4F0C3EC64D0D40999B66C054A7A740727836BECFCC1040BD8C8340649BE9BDFD42EBBF38F93F40F2908BC0832966BE5AA53640B5EEA540FF5413BE276014C0222672404C0BB0C01ED757BEDF472B40779B9B400E2A0ABE96240BC0CA146340FB16A5C0C4370D3EB120E0BF4D9E4BC021CBB43DF512B63F8A9214C0CC06584067B3E2BD2DE6B33FE16F2340C71D91BDEA2492BFDF81EE3F89652DC0DA1C25BD9406033F5F126E3F8062D3BCCDE1D4BE34B62D3F5A947CBF"> : tensor<7x7xf32>
    return %0, %1, %2, %3 : tensor<f32>, tensor<7x7xf32>, tensor<f32>, tensor<7x7xf32>
  }
  func.func private @program(%arg0: tensor<7xf32>, %arg1: tensor<7xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<7x7xf32> {jax.result_info = "result[1]"}, tensor<f32> {jax.result_info = "result[2]"}, tensor<7x7xf32> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7xf32>, tensor<7xf32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x7xf32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<7x7xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<7x7xf32>
    %6 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7xf32>, tensor<7xf32>) -> tensor<f32>
    %7 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<7xf32>, tensor<7xf32>) -> tensor<7x7xf32>
    return %0, %5, %6, %7 : tensor<f32>, tensor<7x7xf32>, tensor<f32>, tensor<7x7xf32>
  }
}

// -----

// products: wider result
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<4x6xbf16>, tensor<6x3xbf16>)
    %e:1 = call @expected() : () -> (tensor<4x3xf32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<4x6xbf16>, tensor<6x3xbf16>) -> (tensor<4x3xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.001 : tensor<4x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<4x6xbf16>, tensor<6x3xbf16>) {
    %0 = stablehlo.constant dense<"0x4D3E11C07B3F50BF3D3FDB3F33C002BFFCBED9BFDEBF96BF06C026C0AFBFA5BF723F493F49BF453FBBBF81BE7DBF22C0"> : tensor<4x6xbf16>
    %1 = stablehlo.constant dense<"0x77BF0440993FF1BF19409E3F3240E7BFF03E8A3F39C003BFE53F06401DC0A1BFF1BF0D3F"> : tensor<6x3xbf16>
    return %0, %1 : tensor<4x6xbf16>, tensor<6x3xbf16>
  }
  func.func private @expected() -> (tensor<4x3xf32>) {
    %0 = stablehlo.constant dense<"0x68F4A2404031C3C0E03E23C000E095BF009927C000548D3E80901A4080C574C0A04EF2C0C01167C04004C94000AFF83E"> : tensor<4x3xf32>
    return %0 : tensor<4x3xf32>
  }
  func.func private @program(%arg0: tensor<4x6xbf16>, %arg1: tensor<6x3xbf16>) -> (tensor<4x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x6xbf16>, tensor<6x3xbf16>) -> tensor<4x3xf32>
    return %0 : tensor<4x3xf32>
  }
}

// -----

// products: int8 to int32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<4x6xi8>, tensor<6x3xi8>)
    %e:1 = call @expected() : () -> (tensor<4x3xi32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<4x6xi8>, tensor<6x3xi8>) -> (tensor<4x3xi32>)
    check.expect_eq %r#0, %e#0 : tensor<4x3xi32>
    return
  }
  func.func private @inputs() -> (tensor<4x6xi8>, tensor<6x3xi8>) {
    %0 = stablehlo.constant dense<"0xFDF8BCCE42C01B32C00A355EB54240F8C71801A8A164D94C"> : tensor<4x6xi8>
    %1 = stablehlo.constant dense<"0xCDBD5D392BD3439E3524ACD90CD0DDCCE6C2"> : tensor<6x3xi8>
    return %0, %1 : tensor<4x6xi8>, tensor<6x3xi8>
  }
  func.func private @expected() -> (tensor<4x3xi32>) {
    %0 = stablehlo.constant dense<"0x15F6FFFF0124000055000000CDE5FFFF110300003CD4FFFFB7250000171100009AE9FFFF24D0FFFF1BF4FFFFDBDFFFFF"> : tensor<4x3xi32>
    return %0 : tensor<4x3xi32>
  }
  func.func private @program(%arg0: tensor<4x6xi8>, %arg1: tensor<6x3xi8>) -> (tensor<4x3xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x6xi8>, tensor<6x3xi8>) -> tensor<4x3xi32>
    return %0 : tensor<4x3xi32>
  }
}
