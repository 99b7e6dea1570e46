// more_moving: moving c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<4x5xcomplex<f64>>)
    %e:11 = call @expected() : () -> (tensor<5x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<6x7xcomplex<f64>>, tensor<4x5xcomplex<f64>>, tensor<4x10xcomplex<f64>>, tensor<8x5xcomplex<f64>>, tensor<4x5xcomplex<f64>>, tensor<4x5x1xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4x5xcomplex<f64>>)
    %r:11 = call @program(%i#0) : (tensor<4x5xcomplex<f64>>) -> (tensor<5x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<6x7xcomplex<f64>>, tensor<4x5xcomplex<f64>>, tensor<4x10xcomplex<f64>>, tensor<8x5xcomplex<f64>>, tensor<4x5xcomplex<f64>>, tensor<4x5x1xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4x5xcomplex<f64>>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<5x4xcomplex<f64>>, tensor<5x4xcomplex<f64>>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>
    check.expect_close %r#3, %e#3, max_ulp_difference = 0 : tensor<6x7xcomplex<f64>>, tensor<6x7xcomplex<f64>>
    check.expect_close %r#4, %e#4, max_ulp_difference = 0 : tensor<4x5xcomplex<f64>>, tensor<4x5xcomplex<f64>>
    check.expect_close %r#5, %e#5, max_ulp_difference = 0 : tensor<4x10xcomplex<f64>>, tensor<4x10xcomplex<f64>>
    check.expect_close %r#6, %e#6, max_ulp_difference = 0 : tensor<8x5xcomplex<f64>>, tensor<8x5xcomplex<f64>>
    check.expect_close %r#7, %e#7, max_ulp_difference = 0 : tensor<4x5xcomplex<f64>>, tensor<4x5xcomplex<f64>>
    check.expect_close %r#8, %e#8, max_ulp_difference = 0 : tensor<4x5x1xcomplex<f64>>, tensor<4x5x1xcomplex<f64>>
    check.expect_close %r#9, %e#9, max_ulp_difference = 0 : tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>
    check.expect_close %r#10, %e#10, max_ulp_difference = 0 : tensor<4x5xcomplex<f64>>, tensor<4x5xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<4x5xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xB8A1C34FF68702C0A098A75B5AD1FFBFF8A4D3F180F9EF3F687934A7659CEC3F0073745DF31C983F2847A9AB589FE13F2E84BF115E250140E458FD5B2F17EABF7EC89AF465B5024058EFD53A071B0340B80719F268DAE4BFE21371FEB53107C02C90F2F5318BF63F9031C46AD3F0D7BFE85985FEFABAF63FA1BDBE3895A204C0D0A476EBC84EDC3F4ACDEC59649300C0C439329EE24906401C43CB9C2C38F63F54B318D82A5C00C088910FF77BDDFF3F4071E142DE8BD13F1093FB28E94FD4BFE8F4671BD637DC3FD8AB912C3F5D01409C3AC005026607C03CFD5165BB5C01C0641B6BFB7D9CEDBFF0E3940BC1BED7BFE088F2A29B6FF13F29FAC01570D3F0BFD00BDED40841FA3F88B328600A7AFF3FA3C04D324D4B04C03E2A4C60A58307406447175D8EAA06C0A0AC0775FD74C7BF5E081880CBF505C02CCFA75AE4B4F23F"> : tensor<4x5xcomplex<f64>>
    return %0 : tensor<4x5xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<5x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<6x7xcomplex<f64>>, tensor<4x5xcomplex<f64>>, tensor<4x10xcomplex<f64>>, tensor<8x5xcomplex<f64>>, tensor<4x5xcomplex<f64>>, tensor<4x5x1xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4x5xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xB8A1C34FF68702C0A098A75B5AD1FFBFB80719F268DAE4BFE21371FEB53107C054B318D82A5C00C088910FF77BDDFF3FE088F2A29B6FF13F29FAC01570D3F0BFF8A4D3F180F9EF3F687934A7659CEC3F2C90F2F5318BF63F9031C46AD3F0D7BF4071E142DE8BD13F1093FB28E94FD4BFD00BDED40841FA3F88B328600A7AFF3F0073745DF31C983F2847A9AB589FE13FE85985FEFABAF63FA1BDBE3895A204C0E8F4671BD637DC3FD8AB912C3F5D0140A3C04D324D4B04C03E2A4C60A58307402E84BF115E250140E458FD5B2F17EABFD0A476EBC84EDC3F4ACDEC59649300C09C3AC005026607C03CFD5165BB5C01C06447175D8EAA06C0A0AC0775FD74C7BF7EC89AF465B5024058EFD53A071B0340C439329EE24906401C43CB9C2C38F63F641B6BFB7D9CEDBFF0E3940BC1BED7BF5E081880CBF505C02CCFA75AE4B4F23F"> : tensor<5x4xcomplex<f64>>
    %1 = stablehlo.constant dense<"0xE088F2A29B6FF13F29FAC01570D3F0BFA3C04D324D4B04C03E2A4C60A58307405E081880CBF505C02CCFA75AE4B4F23F54B318D82A5C00C088910FF77BDDFF3FE8F4671BD637DC3FD8AB912C3F5D0140641B6BFB7D9CEDBFF0E3940BC1BED7BFB80719F268DAE4BFE21371FEB53107C0E85985FEFABAF63FA1BDBE3895A204C0C439329EE24906401C43CB9C2C38F63FB8A1C34FF68702C0A098A75B5AD1FFBF0073745DF31C983F2847A9AB589FE13F7EC89AF465B5024058EFD53A071B0340"> : tensor<4x3xcomplex<f64>>
    %2 = stablehlo.constant dense<"0xD0A476EBC84EDC3F4ACDEC59649300C0C439329EE24906401C43CB9C2C38F63F9C3AC005026607C03CFD5165BB5C01C0641B6BFB7D9CEDBFF0E3940BC1BED7BF"> : tensor<2x2xcomplex<f64>>
    %3 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000B8A1C34FF68702C0A098A75B5AD1FFBFF8A4D3F180F9EF3F687934A7659CEC3F0073745DF31C983F2847A9AB589FE13F2E84BF115E250140E458FD5B2F17EABF7EC89AF465B5024058EFD53A071B03400000000000000000000000000000000000000000000000000000000000000000B80719F268DAE4BFE21371FEB53107C02C90F2F5318BF63F9031C46AD3F0D7BFE85985FEFABAF63FA1BDBE3895A204C0D0A476EBC84EDC3F4ACDEC59649300C0C439329EE24906401C43CB9C2C38F63F000000000000000000000000000000000000000000000000000000000000000054B318D82A5C00C088910FF77BDDFF3F4071E142DE8BD13F1093FB28E94FD4BFE8F4671BD637DC3FD8AB912C3F5D01409C3AC005026607C03CFD5165BB5C01C0641B6BFB7D9CEDBFF0E3940BC1BED7BF0000000000000000000000000000000000000000000000000000000000000000E088F2A29B6FF13F29FAC01570D3F0BFD00BDED40841FA3F88B328600A7AFF3FA3C04D324D4B04C03E2A4C60A58307406447175D8EAA06C0A0AC0775FD74C7BF5E081880CBF505C02CCFA75AE4B4F23F0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x7xcomplex<f64>>
    %4 = stablehlo.constant dense<"0x2E84BF115E250140E458FD5B2F17EABF7EC89AF465B5024058EFD53A071B0340B8A1C34FF68702C0A098A75B5AD1FFBFF8A4D3F180F9EF3F687934A7659CEC3F0073745DF31C983F2847A9AB589FE13FD0A476EBC84EDC3F4ACDEC59649300C0C439329EE24906401C43CB9C2C38F63FB80719F268DAE4BFE21371FEB53107C02C90F2F5318BF63F9031C46AD3F0D7BFE85985FEFABAF63FA1BDBE3895A204C09C3AC005026607C03CFD5165BB5C01C0641B6BFB7D9CEDBFF0E3940BC1BED7BF54B318D82A5C00C088910FF77BDDFF3F4071E142DE8BD13F1093FB28E94FD4BFE8F4671BD637DC3FD8AB912C3F5D01406447175D8EAA06C0A0AC0775FD74C7BF5E081880CBF505C02CCFA75AE4B4F23FE088F2A29B6FF13F29FAC01570D3F0BFD00BDED40841FA3F88B328600A7AFF3FA3C04D324D4B04C03E2A4C60A5830740"> : tensor<4x5xcomplex<f64>>
    %5 = stablehlo.constant dense<"0xB8A1C34FF68702C0A098A75B5AD1FFBFF8A4D3F180F9EF3F687934A7659CEC3F0073745DF31C983F2847A9AB589FE13F2E84BF115E250140E458FD5B2F17EABF7EC89AF465B5024058EFD53A071B0340B8A1C34FF68702C0A098A75B5AD1FFBFF8A4D3F180F9EF3F687934A7659CEC3F0073745DF31C983F2847A9AB589FE13F2E84BF115E250140E458FD5B2F17EABF7EC89AF465B5024058EFD53A071B0340B80719F268DAE4BFE21371FEB53107C02C90F2F5318BF63F9031C46AD3F0D7BFE85985FEFABAF63FA1BDBE3895A204C0D0A476EBC84EDC3F4ACDEC59649300C0C439329EE24906401C43CB9C2C38F63FB80719F268DAE4BFE21371FEB53107C02C90F2F5318BF63F9031C46AD3F0D7BFE85985FEFABAF63FA1BDBE3895A204C0D0A476EBC84EDC3F4ACDEC59649300C0C439329EE24906401C43CB9C2C38F63F54B318D82A5C00C088910FF77BDDFF3F4071E142DE8BD13F1093FB28E94FD4BFE8F4671BD637DC3FD8AB912C3F5D01409C3AC005026607C03CFD5165BB5C01C0641B6BFB7D9CEDBFF0E3940BC1BED7BF54B318D82A5C00C088910FF77BDDFF3F4071E142DE8BD13F1093FB28E94FD4BFE8F4671BD637DC3FD8AB912C3F5D01409C3AC005026607C03CFD5165BB5C01C0641B6BFB7D9CEDBFF0E3940BC1BED7BFE088F2A29B6FF13F29FAC01570D3F0BFD00BDED40841FA3F88B328600A7AFF3FA3C04D324D4B04C03E2A4C60A58307406447175D8EAA06C0A0AC0775FD74C7BF5E081880CBF505C02CCFA75AE4B4F23FE088F2A29B6FF13F29FAC01570D3F0BFD00BDED40841FA3F88B328600A7AFF3FA3C04D324D4B04C03E2A4C60A58307406447175D8EAA06C0A0AC0775FD74C7BF5E081880CBF505C02CCFA75AE4B4F23F"> : tensor<4x10xcomplex<f64>>
    %6 = stablehlo.constant dense<"0xB8A1C34FF68702C0A098A75B5AD1FFBFF8A4D3F180F9EF3F687934A7659CEC3F0073745DF31C983F2847A9AB589FE13F2E84BF115E250140E458FD5B2F17EABF7EC89AF465B5024058EFD53A071B0340B8A1C34FF68702C0A098A75B5AD1FFBFF8A4D3F180F9EF3F687934A7659CEC3F0073745DF31C983F2847A9AB589FE13F2E84BF115E250140E458FD5B2F17EABF7EC89AF465B5024058EFD53A071B0340B80719F268DAE4BFE21371FEB53107C02C90F2F5318BF63F9031C46AD3F0D7BFE85985FEFABAF63FA1BDBE3895A204C0D0A476EBC84EDC3F4ACDEC59649300C0C439329EE24906401C43CB9C2C38F63FB80719F268DAE4BFE21371FEB53107C02C90F2F5318BF63F9031C46AD3F0D7BFE85985FEFABAF63FA1BDBE3895A204C0D0A476EBC84EDC3F4ACDEC59649300C0C439329EE24906401C43CB9C2C38F63F54B318D82A5C00C088910FF77BDDFF3F4071E142DE8BD13F1093FB28E94FD4BFE8F4671BD637DC3FD8AB912C3F5D01409C3AC005026607C03CFD5165BB5C01C0641B6BFB7D9CEDBFF0E3940BC1BED7BF54B318D82A5C00C088910FF77BDDFF3F4071E142DE8BD13F1093FB28E94FD4BFE8F4671BD637DC3FD8AB912C3F5D01409C3AC005026607C03CFD5165BB5C01C0641B6BFB7D9CEDBFF0E3940BC1BED7BFE088F2A29B6FF13F29FAC01570D3F0BFD00BDED40841FA3F88B328600A7AFF3FA3C04D324D4B04C03E2A4C60A58307406447175D8EAA06C0A0AC0775FD74C7BF5E081880CBF505C02CCFA75AE4B4F23FE088F2A29B6FF13F29FAC01570D3F0BFD00BDED40841FA3F88B328600A7AFF3FA3C04D324D4B04C03E2A4C60A58307406447175D8EAA06C0A0AC0775FD74C7BF5E081880CBF505C02CCFA75AE4B4F23F"> : tensor<8x5xcomplex<f64>>
    %7 = stablehlo.constant dense<"0x5E081880CBF505C02CCFA75AE4B4F23F6447175D8EAA06C0A0AC0775FD74C7BFA3C04D324D4B04C03E2A4C60A5830740D00BDED40841FA3F88B328600A7AFF3FE088F2A29B6FF13F29FAC01570D3F0BF641B6BFB7D9CEDBFF0E3940BC1BED7BF9C3AC005026607C03CFD5165BB5C01C0E8F4671BD637DC3FD8AB912C3F5D01404071E142DE8BD13F1093FB28E94FD4BF54B318D82A5C00C088910FF77BDDFF3FC439329EE24906401C43CB9C2C38F63FD0A476EBC84EDC3F4ACDEC59649300C0E85985FEFABAF63FA1BDBE3895A204C02C90F2F5318BF63F9031C46AD3F0D7BFB80719F268DAE4BFE21371FEB53107C07EC89AF465B5024058EFD53A071B03402E84BF115E250140E458FD5B2F17EABF0073745DF31C983F2847A9AB589FE13FF8A4D3F180F9EF3F687934A7659CEC3FB8A1C34FF68702C0A098A75B5AD1FFBF"> : tensor<4x5xcomplex<f64>>
    %8 = stablehlo.constant dense<"0xB8A1C34FF68702C0A098A75B5AD1FFBFF8A4D3F180F9EF3F687934A7659CEC3F0073745DF31C983F2847A9AB589FE13F2E84BF115E250140E458FD5B2F17EABF7EC89AF465B5024058EFD53A071B0340B80719F268DAE4BFE21371FEB53107C02C90F2F5318BF63F9031C46AD3F0D7BFE85985FEFABAF63FA1BDBE3895A204C0D0A476EBC84EDC3F4ACDEC59649300C0C439329EE24906401C43CB9C2C38F63F54B318D82A5C00C088910FF77BDDFF3F4071E142DE8BD13F1093FB28E94FD4BFE8F4671BD637DC3FD8AB912C3F5D01409C3AC005026607C03CFD5165BB5C01C0641B6BFB7D9CEDBFF0E3940BC1BED7BFE088F2A29B6FF13F29FAC01570D3F0BFD00BDED40841FA3F88B328600A7AFF3FA3C04D324D4B04C03E2A4C60A58307406447175D8EAA06C0A0AC0775FD74C7BF5E081880CBF505C02CCFA75AE4B4F23F"> : tensor<4x5x1xcomplex<f64>>
    %9 = stablehlo.constant dense<"0xB8A1C34FF68702C0A098A75B5AD1FFBF2C90F2F5318BF63F9031C46AD3F0D7BFE8F4671BD637DC3FD8AB912C3F5D01406447175D8EAA06C0A0AC0775FD74C7BF"> : tensor<4xcomplex<f64>>
    %10 = stablehlo.constant dense<"0xB8A1C34FF68702C0A098A75B5AD1FFBFF8A4D3F180F9EF3F687934A7659CEC3F0073745DF31C983F2847A9AB589FE13F2E84BF115E250140E458FD5B2F17EABF7EC89AF465B5024058EFD53A071B0340000000000000000000000000000000002C90F2F5318BF63F9031C46AD3F0D7BFE85985FEFABAF63FA1BDBE3895A204C0D0A476EBC84EDC3F4ACDEC59649300C0C439329EE24906401C43CB9C2C38F63F0000000000000000000000000000000000000000000000000000000000000000E8F4671BD637DC3FD8AB912C3F5D01409C3AC005026607C03CFD5165BB5C01C0641B6BFB7D9CEDBFF0E3940BC1BED7BF0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000006447175D8EAA06C0A0AC0775FD74C7BF5E081880CBF505C02CCFA75AE4B4F23F"> : tensor<4x5xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : tensor<5x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<6x7xcomplex<f64>>, tensor<4x5xcomplex<f64>>, tensor<4x10xcomplex<f64>>, tensor<8x5xcomplex<f64>>, tensor<4x5xcomplex<f64>>, tensor<4x5x1xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4x5xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<4x5xcomplex<f64>>) -> (tensor<5x4xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<4x3xcomplex<f64>> {jax.result_info = "result[1]"}, tensor<2x2xcomplex<f64>> {jax.result_info = "result[2]"}, tensor<6x7xcomplex<f64>> {jax.result_info = "result[3]"}, tensor<4x5xcomplex<f64>> {jax.result_info = "result[4]"}, tensor<4x10xcomplex<f64>> {jax.result_info = "result[5]"}, tensor<8x5xcomplex<f64>> {jax.result_info = "result[6]"}, tensor<4x5xcomplex<f64>> {jax.result_info = "result[7]"}, tensor<4x5x1xcomplex<f64>> {jax.result_info = "result[8]"}, tensor<4xcomplex<f64>> {jax.result_info = "result[9]"}, tensor<4x5xcomplex<f64>> {jax.result_info = "result[10]"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x5xcomplex<f64>>) -> tensor<5x4xcomplex<f64>>
    %1 = stablehlo.slice %arg0 [0:4, 0:5:2] : (tensor<4x5xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
    %2 = stablehlo.reverse %1, dims = [0] : tensor<4x3xcomplex<f64>>
    %3 = stablehlo.slice %arg0 [1:3, 3:5] : (tensor<4x5xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%arg0, %c) : (tensor<4x5xcomplex<f64>>, tensor<i64>) -> tensor<6x7xcomplex<f64>>
    %5 = call @_roll_static(%arg0) : (tensor<4x5xcomplex<f64>>) -> tensor<4x5xcomplex<f64>>
    %6 = stablehlo.concatenate %arg0, %arg0, dim = 1 : (tensor<4x5xcomplex<f64>>, tensor<4x5xcomplex<f64>>) -> tensor<4x10xcomplex<f64>>
    %7 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<4x5xcomplex<f64>>) -> tensor<4x2x5xcomplex<f64>>
    %8 = stablehlo.reshape %7 : (tensor<4x2x5xcomplex<f64>>) -> tensor<8x5xcomplex<f64>>
    %9 = call @_flip(%arg0) : (tensor<4x5xcomplex<f64>>) -> tensor<4x5xcomplex<f64>>
    %10 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<4x5xcomplex<f64>>) -> tensor<1x4x5xcomplex<f64>>
    %11 = stablehlo.transpose %10, dims = [1, 2, 0] : (tensor<1x4x5xcomplex<f64>>) -> tensor<4x5x1xcomplex<f64>>
    %12 = call @diagonal(%arg0) : (tensor<4x5xcomplex<f64>>) -> tensor<4xcomplex<f64>>
    %13 = call @triu(%arg0) : (tensor<4x5xcomplex<f64>>) -> tensor<4x5xcomplex<f64>>
    return %0, %2, %3, %4, %5, %6, %8, %9, %11, %12, %13 : tensor<5x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<6x7xcomplex<f64>>, tensor<4x5xcomplex<f64>>, tensor<4x10xcomplex<f64>>, tensor<8x5xcomplex<f64>>, tensor<4x5xcomplex<f64>>, tensor<4x5x1xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4x5xcomplex<f64>>
  }
  func.func private @_pad(%arg0: tensor<4x5xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<6x7xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [1, 1], high = [1, 1], interior = [0, 0] : (tensor<4x5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<6x7xcomplex<f64>>
    return %1 : tensor<6x7xcomplex<f64>>
  }
  func.func private @_roll_static(%arg0: tensor<4x5xcomplex<f64>>) -> tensor<4x5xcomplex<f64>> {
    %0 = stablehlo.slice %arg0 [0:4, 3:5] : (tensor<4x5xcomplex<f64>>) -> tensor<4x2xcomplex<f64>>
    %1 = stablehlo.slice %arg0 [0:4, 0:3] : (tensor<4x5xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<4x2xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> tensor<4x5xcomplex<f64>>
    return %2 : tensor<4x5xcomplex<f64>>
  }
  func.func private @_flip(%arg0: tensor<4x5xcomplex<f64>>) -> tensor<4x5xcomplex<f64>> {
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<4x5xcomplex<f64>>
    return %0 : tensor<4x5xcomplex<f64>>
  }
  func.func private @diagonal(%arg0: tensor<4x5xcomplex<f64>>) -> tensor<4xcomplex<f64>> {
    %0 = stablehlo.iota dim = 0 : tensor<4xi64>
    %1 = stablehlo.iota dim = 0 : tensor<4xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %3 = stablehlo.compare LT, %0, %2, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %5 = stablehlo.add %0, %4 : tensor<4xi64>
    %6 = stablehlo.select %3, %5, %0 : tensor<4xi1>, tensor<4xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %8 = stablehlo.compare LT, %1, %7, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %c_2 = stablehlo.constant dense<5> : tensor<i64>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %10 = stablehlo.add %1, %9 : tensor<4xi64>
    %11 = stablehlo.select %8, %10, %1 : tensor<4xi1>, tensor<4xi64>
    %12 = stablehlo.convert %6 : (tensor<4xi64>) -> tensor<4xi32>
    %13 = stablehlo.convert %11 : (tensor<4xi64>) -> tensor<4xi32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %16 = stablehlo.concatenate %14, %15, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    %17 = "stablehlo.gather"(%arg0, %16) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x5xcomplex<f64>>, tensor<4x2xi32>) -> tensor<4xcomplex<f64>>
    return %17 : tensor<4xcomplex<f64>>
  }
  func.func private @triu(%arg0: tensor<4x5xcomplex<f64>>) -> tensor<4x5xcomplex<f64>> {
    %0 = stablehlo.iota dim = 0 : tensor<4x5xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x5xi64>
    %2 = stablehlo.add %0, %1 : tensor<4x5xi64>
    %3 = stablehlo.iota dim = 1 : tensor<4x5xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x5xi64>, tensor<4x5xi64>) -> tensor<4x5xi1>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4x5xcomplex<f64>>
    %6 = stablehlo.select %4, %5, %arg0 : tensor<4x5xi1>, tensor<4x5xcomplex<f64>>
    return %6 : tensor<4x5xcomplex<f64>>
  }
}

// -----

// more_moving: indexing c128
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<4x5xcomplex<f64>>, tensor<5xi32>)
    %e:7 = call @expected() : () -> (tensor<2x5xcomplex<f64>>, tensor<4x2xcomplex<f64>>, tensor<2xcomplex<f64>>, tensor<5x5xcomplex<f64>>, tensor<4x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<4x5xcomplex<f64>>)
    %r:7 = call @program(%i#0, %i#1) : (tensor<4x5xcomplex<f64>>, tensor<5xi32>) -> (tensor<2x5xcomplex<f64>>, tensor<4x2xcomplex<f64>>, tensor<2xcomplex<f64>>, tensor<5x5xcomplex<f64>>, tensor<4x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<4x5xcomplex<f64>>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<2x5xcomplex<f64>>, tensor<2x5xcomplex<f64>>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<4x2xcomplex<f64>>, tensor<4x2xcomplex<f64>>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>
    check.expect_close %r#3, %e#3, max_ulp_difference = 0 : tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>
    check.expect_close %r#4, %e#4, max_ulp_difference = 0 : tensor<4x2xcomplex<f64>>, tensor<4x2xcomplex<f64>>
    check.expect_close %r#5, %e#5, max_ulp_difference = 0 : tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>
    check.expect_close %r#6, %e#6, max_ulp_difference = 0 : tensor<4x5xcomplex<f64>>, tensor<4x5xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<4x5xcomplex<f64>>, tensor<5xi32>) {
    %0 = stablehlo.constant dense<"0xB8A1C34FF68702C0A098A75B5AD1FFBFF8A4D3F180F9EF3F687934A7659CEC3F0073745DF31C983F2847A9AB589FE13F2E84BF115E250140E458FD5B2F17EABF7EC89AF465B5024058EFD53A071B0340B80719F268DAE4BFE21371FEB53107C02C90F2F5318BF63F9031C46AD3F0D7BFE85985FEFABAF63FA1BDBE3895A204C0D0A476EBC84EDC3F4ACDEC59649300C0C439329EE24906401C43CB9C2C38F63F54B318D82A5C00C088910FF77BDDFF3F4071E142DE8BD13F1093FB28E94FD4BFE8F4671BD637DC3FD8AB912C3F5D01409C3AC005026607C03CFD5165BB5C01C0641B6BFB7D9CEDBFF0E3940BC1BED7BFE088F2A29B6FF13F29FAC01570D3F0BFD00BDED40841FA3F88B328600A7AFF3FA3C04D324D4B04C03E2A4C60A58307406447175D8EAA06C0A0AC0775FD74C7BF5E081880CBF505C02CCFA75AE4B4F23F"> : tensor<4x5xcomplex<f64>>
    %1 = stablehlo.constant dense<"0x00000000030000000300000007000000FFFFFFFF"> : tensor<5xi32>
    return %0, %1 : tensor<4x5xcomplex<f64>>, tensor<5xi32>
  }
  func.func private @expected() -> (tensor<2x5xcomplex<f64>>, tensor<4x2xcomplex<f64>>, tensor<2xcomplex<f64>>, tensor<5x5xcomplex<f64>>, tensor<4x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<4x5xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xB8A1C34FF68702C0A098A75B5AD1FFBFF8A4D3F180F9EF3F687934A7659CEC3F0073745DF31C983F2847A9AB589FE13F2E84BF115E250140E458FD5B2F17EABF7EC89AF465B5024058EFD53A071B0340E088F2A29B6FF13F29FAC01570D3F0BFD00BDED40841FA3F88B328600A7AFF3FA3C04D324D4B04C03E2A4C60A58307406447175D8EAA06C0A0AC0775FD74C7BF5E081880CBF505C02CCFA75AE4B4F23F"> : tensor<2x5xcomplex<f64>>
    %1 = stablehlo.constant dense<"0xB8A1C34FF68702C0A098A75B5AD1FFBF2E84BF115E250140E458FD5B2F17EABFB80719F268DAE4BFE21371FEB53107C0D0A476EBC84EDC3F4ACDEC59649300C054B318D82A5C00C088910FF77BDDFF3F9C3AC005026607C03CFD5165BB5C01C0E088F2A29B6FF13F29FAC01570D3F0BF6447175D8EAA06C0A0AC0775FD74C7BF"> : tensor<4x2xcomplex<f64>>
    %2 = stablehlo.constant dense<"0x2E84BF115E250140E458FD5B2F17EABF6447175D8EAA06C0A0AC0775FD74C7BF"> : tensor<2xcomplex<f64>>
    %3 = stablehlo.constant dense<"0xB8A1C34FF68702C0A098A75B5AD1FFBFF8A4D3F180F9EF3F687934A7659CEC3F0073745DF31C983F2847A9AB589FE13F2E84BF115E250140E458FD5B2F17EABF7EC89AF465B5024058EFD53A071B0340E088F2A29B6FF13F29FAC01570D3F0BFD00BDED40841FA3F88B328600A7AFF3FA3C04D324D4B04C03E2A4C60A58307406447175D8EAA06C0A0AC0775FD74C7BF5E081880CBF505C02CCFA75AE4B4F23FE088F2A29B6FF13F29FAC01570D3F0BFD00BDED40841FA3F88B328600A7AFF3FA3C04D324D4B04C03E2A4C60A58307406447175D8EAA06C0A0AC0775FD74C7BF5E081880CBF505C02CCFA75AE4B4F23FE088F2A29B6FF13F29FAC01570D3F0BFD00BDED40841FA3F88B328600A7AFF3FA3C04D324D4B04C03E2A4C60A58307406447175D8EAA06C0A0AC0775FD74C7BF5E081880CBF505C02CCFA75AE4B4F23FB8A1C34FF68702C0A098A75B5AD1FFBFF8A4D3F180F9EF3F687934A7659CEC3F0073745DF31C983F2847A9AB589FE13F2E84BF115E250140E458FD5B2F17EABF7EC89AF465B5024058EFD53A071B0340"> : tensor<5x5xcomplex<f64>>
    %4 = stablehlo.constant dense<"0xF8A4D3F180F9EF3F687934A7659CEC3FF8A4D3F180F9EF3F687934A7659CEC3F2C90F2F5318BF63F9031C46AD3F0D7BF2C90F2F5318BF63F9031C46AD3F0D7BF4071E142DE8BD13F1093FB28E94FD4BF4071E142DE8BD13F1093FB28E94FD4BFD00BDED40841FA3F88B328600A7AFF3FD00BDED40841FA3F88B328600A7AFF3F"> : tensor<4x2xcomplex<f64>>
    %5 = stablehlo.constant dense<"0x54B318D82A5C00C088910FF77BDDFF3F4071E142DE8BD13F1093FB28E94FD4BFE088F2A29B6FF13F29FAC01570D3F0BFD00BDED40841FA3F88B328600A7AFF3F"> : tensor<2x2xcomplex<f64>>
    %6 = stablehlo.constant dense<"0xB8A1C34FF68702C0A098A75B5AD1FFBFF8A4D3F180F9EF3F687934A7659CEC3F0073745DF31C983F2847A9AB589FE13F2E84BF115E250140E458FD5B2F17EABF7EC89AF465B5024058EFD53A071B0340B80719F268DAE4BFE21371FEB53107C02C90F2F5318BF63F9031C46AD3F0D7BFE85985FEFABAF63FA1BDBE3895A204C0D0A476EBC84EDC3F4ACDEC59649300C0C439329EE24906401C43CB9C2C38F63F54B318D82A5C00C088910FF77BDDFF3F4071E142DE8BD13F1093FB28E94FD4BFE8F4671BD637DC3FD8AB912C3F5D0140B8A1C34FF68702C0A098A75B5AD1FFBFF8A4D3F180F9EF3F687934A7659CEC3FE088F2A29B6FF13F29FAC01570D3F0BFD00BDED40841FA3F88B328600A7AFF3FA3C04D324D4B04C03E2A4C60A5830740B80719F268DAE4BFE21371FEB53107C02C90F2F5318BF63F9031C46AD3F0D7BF"> : tensor<4x5xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5, %6 : tensor<2x5xcomplex<f64>>, tensor<4x2xcomplex<f64>>, tensor<2xcomplex<f64>>, tensor<5x5xcomplex<f64>>, tensor<4x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<4x5xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<4x5xcomplex<f64>>, %arg1: tensor<5xi32>) -> (tensor<2x5xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<4x2xcomplex<f64>> {jax.result_info = "result[1]"}, tensor<2xcomplex<f64>> {jax.result_info = "result[2]"}, tensor<5x5xcomplex<f64>> {jax.result_info = "result[3]"}, tensor<4x2xcomplex<f64>> {jax.result_info = "result[4]"}, tensor<2x2xcomplex<f64>> {jax.result_info = "result[5]"}, tensor<4x5xcomplex<f64>> {jax.result_info = "result[6]"}) {
    %0 = stablehlo.slice %arg1 [0:2] : (tensor<5xi32>) -> tensor<2xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %4 = stablehlo.add %0, %3 : tensor<2xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<2xi1>, tensor<2xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5>}> : (tensor<4x5xcomplex<f64>>, tensor<2x1xi32>) -> tensor<2x5xcomplex<f64>>
    %8 = stablehlo.slice %arg1 [0:2] : (tensor<5xi32>) -> tensor<2xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %10 = stablehlo.compare LT, %8, %9, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_2 = stablehlo.constant dense<5> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %12 = stablehlo.add %8, %11 : tensor<2xi32>
    %13 = stablehlo.select %10, %12, %8 : tensor<2xi1>, tensor<2xi32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %15 = "stablehlo.gather"(%arg0, %14) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 4, 1>}> : (tensor<4x5xcomplex<f64>>, tensor<2x1xi32>) -> tensor<4x2xcomplex<f64>>
    %16 = stablehlo.slice %arg1 [0:2] : (tensor<5xi32>) -> tensor<2xi32>
    %17 = stablehlo.slice %arg1 [1:3] : (tensor<5xi32>) -> tensor<2xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %19 = stablehlo.compare LT, %16, %18, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_4 = stablehlo.constant dense<4> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %21 = stablehlo.add %16, %20 : tensor<2xi32>
    %22 = stablehlo.select %19, %21, %16 : tensor<2xi1>, tensor<2xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %24 = stablehlo.compare LT, %17, %23, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_6 = stablehlo.constant dense<5> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %26 = stablehlo.add %17, %25 : tensor<2xi32>
    %27 = stablehlo.select %24, %26, %17 : tensor<2xi1>, tensor<2xi32>
    %28 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %29 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %30 = stablehlo.concatenate %28, %29, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x2xi32>
    %31 = "stablehlo.gather"(%arg0, %30) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x5xcomplex<f64>>, tensor<2x2xi32>) -> tensor<2xcomplex<f64>>
    %32 = call @_take(%arg0, %arg1) : (tensor<4x5xcomplex<f64>>, tensor<5xi32>) -> tensor<5x5xcomplex<f64>>
    %c_7 = stablehlo.constant dense<1> : tensor<i32>
    %33 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<4x2xi32>
    %34 = call @take_along_axis(%arg0, %33) : (tensor<4x5xcomplex<f64>>, tensor<4x2xi32>) -> tensor<4x2xcomplex<f64>>
    %35 = stablehlo.slice %arg1 [1:2] : (tensor<5xi32>) -> tensor<1xi32>
    %36 = stablehlo.reshape %35 : (tensor<1xi32>) -> tensor<i32>
    %37 = stablehlo.slice %arg1 [0:1] : (tensor<5xi32>) -> tensor<1xi32>
    %38 = stablehlo.reshape %37 : (tensor<1xi32>) -> tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %39 = stablehlo.compare LT, %36, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<4> : tensor<i32>
    %40 = stablehlo.add %36, %c_9 : tensor<i32>
    %41 = stablehlo.select %39, %40, %36 : tensor<i1>, tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %42 = stablehlo.compare LT, %38, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_11 = stablehlo.constant dense<5> : tensor<i32>
    %43 = stablehlo.add %38, %c_11 : tensor<i32>
    %44 = stablehlo.select %42, %43, %38 : tensor<i1>, tensor<i32>
    %45 = stablehlo.dynamic_slice %arg0, %41, %44, sizes = [2, 2] : (tensor<4x5xcomplex<f64>>, tensor<i32>, tensor<i32>) -> tensor<2x2xcomplex<f64>>
    %46 = stablehlo.slice %arg0 [0:2, 0:2] : (tensor<4x5xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
    %47 = stablehlo.slice %arg1 [1:2] : (tensor<5xi32>) -> tensor<1xi32>
    %48 = stablehlo.reshape %47 : (tensor<1xi32>) -> tensor<i32>
    %49 = stablehlo.slice %arg1 [1:2] : (tensor<5xi32>) -> tensor<1xi32>
    %50 = stablehlo.reshape %49 : (tensor<1xi32>) -> tensor<i32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %51 = stablehlo.compare LT, %48, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_13 = stablehlo.constant dense<4> : tensor<i32>
    %52 = stablehlo.add %48, %c_13 : tensor<i32>
    %53 = stablehlo.select %51, %52, %48 : tensor<i1>, tensor<i32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %54 = stablehlo.compare LT, %50, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_15 = stablehlo.constant dense<5> : tensor<i32>
    %55 = stablehlo.add %50, %c_15 : tensor<i32>
    %56 = stablehlo.select %54, %55, %50 : tensor<i1>, tensor<i32>
    %57 = stablehlo.dynamic_update_slice %arg0, %46, %53, %56 : (tensor<4x5xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<i32>, tensor<i32>) -> tensor<4x5xcomplex<f64>>
    return %7, %15, %31, %32, %34, %45, %57 : tensor<2x5xcomplex<f64>>, tensor<4x2xcomplex<f64>>, tensor<2xcomplex<f64>>, tensor<5x5xcomplex<f64>>, tensor<4x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<4x5xcomplex<f64>>
  }
  func.func private @_take(%arg0: tensor<4x5xcomplex<f64>>, %arg1: tensor<5xi32>) -> tensor<5x5xcomplex<f64>> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5>}> : (tensor<4x5xcomplex<f64>>, tensor<5x1xi32>) -> tensor<5x5xcomplex<f64>>
    return %1 : tensor<5x5xcomplex<f64>>
  }
  func.func private @take_along_axis(%arg0: tensor<4x5xcomplex<f64>>, %arg1: tensor<4x2xi32>) -> tensor<4x2xcomplex<f64>> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x2xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x2xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4x2xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4x2xi1>, tensor<4x2xi32>
    %5 = stablehlo.reshape %4 : (tensor<4x2xi32>) -> tensor<4x2x1xi32>
    %c_1 = stablehlo.constant dense<4> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x2x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x2x1xi32>, tensor<4x2x1xi32>) -> tensor<4x2x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<4x2x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<4x2x1xi32>, tensor<4x2x1xi32>) -> tensor<4x2x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<4x2x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<4x2x1xi1>, tensor<i1>) -> tensor<4x2xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x5xcomplex<f64>>, tensor<4x2x1xi32>) -> tensor<4x2xcomplex<f64>>
    %cst = stablehlo.constant dense<(0x7FF8000000000000,0.000000e+00)> : tensor<complex<f64>>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4x2xcomplex<f64>>
    %15 = stablehlo.select %12, %13, %14 : tensor<4x2xi1>, tensor<4x2xcomplex<f64>>
    return %15 : tensor<4x2xcomplex<f64>>
  }
}

// -----

// more_moving: scatter c128
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<4x5xcomplex<f64>>, tensor<5xi32>)
    %e:5 = call @expected() : () -> (tensor<4x5xcomplex<f64>>, tensor<4x5xcomplex<f64>>, tensor<4x5xcomplex<f64>>, tensor<4x5xcomplex<f64>>, tensor<4x5xcomplex<f64>>)
    %r:5 = call @program(%i#0, %i#1) : (tensor<4x5xcomplex<f64>>, tensor<5xi32>) -> (tensor<4x5xcomplex<f64>>, tensor<4x5xcomplex<f64>>, tensor<4x5xcomplex<f64>>, tensor<4x5xcomplex<f64>>, tensor<4x5xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-13 : tensor<4x5xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-13 : tensor<4x5xcomplex<f64>>
    check.expect_almost_eq %r#2, %e#2, tolerance = 1.0e-13 : tensor<4x5xcomplex<f64>>
    check.expect_almost_eq %r#3, %e#3, tolerance = 1.0e-13 : tensor<4x5xcomplex<f64>>
    check.expect_almost_eq %r#4, %e#4, tolerance = 1.0e-13 : tensor<4x5xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<4x5xcomplex<f64>>, tensor<5xi32>) {
    %0 = stablehlo.constant dense<"0xB8A1C34FF68702C0A098A75B5AD1FFBFF8A4D3F180F9EF3F687934A7659CEC3F0073745DF31C983F2847A9AB589FE13F2E84BF115E250140E458FD5B2F17EABF7EC89AF465B5024058EFD53A071B0340B80719F268DAE4BFE21371FEB53107C02C90F2F5318BF63F9031C46AD3F0D7BFE85985FEFABAF63FA1BDBE3895A204C0D0A476EBC84EDC3F4ACDEC59649300C0C439329EE24906401C43CB9C2C38F63F54B318D82A5C00C088910FF77BDDFF3F4071E142DE8BD13F1093FB28E94FD4BFE8F4671BD637DC3FD8AB912C3F5D01409C3AC005026607C03CFD5165BB5C01C0641B6BFB7D9CEDBFF0E3940BC1BED7BFE088F2A29B6FF13F29FAC01570D3F0BFD00BDED40841FA3F88B328600A7AFF3FA3C04D324D4B04C03E2A4C60A58307406447175D8EAA06C0A0AC0775FD74C7BF5E081880CBF505C02CCFA75AE4B4F23F"> : tensor<4x5xcomplex<f64>>
    %1 = stablehlo.constant dense<"0x00000000030000000300000007000000FFFFFFFF"> : tensor<5xi32>
    return %0, %1 : tensor<4x5xcomplex<f64>>, tensor<5xi32>
  }
  func.func private @expected() -> (tensor<4x5xcomplex<f64>>, tensor<4x5xcomplex<f64>>, tensor<4x5xcomplex<f64>>, tensor<4x5xcomplex<f64>>, tensor<4x5xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x0000000000000000000000000000008000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000B80719F268DAE4BFE21371FEB53107C02C90F2F5318BF63F9031C46AD3F0D7BFE85985FEFABAF63FA1BDBE3895A204C0D0A476EBC84EDC3F4ACDEC59649300C0C439329EE24906401C43CB9C2C38F63F54B318D82A5C00C088910FF77BDDFF3F4071E142DE8BD13F1093FB28E94FD4BFE8F4671BD637DC3FD8AB912C3F5D01409C3AC005026607C03CFD5165BB5C01C0641B6BFB7D9CEDBFF0E3940BC1BED7BF0000000000000000000000000000008000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x5xcomplex<f64>>
    %1 = stablehlo.constant dense<"0xB8A1C34FF68712C0A098A75B5AD10FC0F8A4D3F180F9FF3F687934A7659CFC3F0073745DF31CA83F2847A9AB589FF13F2E84BF115E251140E458FD5B2F17FABF7EC89AF465B5124058EFD53A071B1340B80719F268DAE4BFE21371FEB53107C02C90F2F5318BF63F9031C46AD3F0D7BFE85985FEFABAF63FA1BDBE3895A204C0D0A476EBC84EDC3F4ACDEC59649300C0C439329EE24906401C43CB9C2C38F63F54B318D82A5C00C088910FF77BDDFF3F4071E142DE8BD13F1093FB28E94FD4BFE8F4671BD637DC3FD8AB912C3F5D01409C3AC005026607C03CFD5165BB5C01C0641B6BFB7D9CEDBFF0E3940BC1BED7BF5CD0E88E0A7017C002F12DCADF111CC0D1E0E68FD28D124069DABDB628991240F1051D7E9FBA03C0CE8F85F0935D1240264527D88BC50C40757D4E5CB30805C08E28DC2E33151140686D75F7E1AA2040"> : tensor<4x5xcomplex<f64>>
    %2 = stablehlo.constant dense<"0xC7EA65CDC493F63F1BED76F1F26C2240765020C15379C93F109BC5BA9696FC3F8D3C689DB95FD3BF6577ABE7E78E9A3F8DBD6EE50E6E0F406213695491F50BC058DF39101B06CEBF9CE6ACA203572640B80719F268DAE4BFE21371FEB53107C02C90F2F5318BF63F9031C46AD3F0D7BFE85985FEFABAF63FA1BDBE3895A204C0D0A476EBC84EDC3F4ACDEC59649300C0C439329EE24906401C43CB9C2C38F63F54B318D82A5C00C088910FF77BDDFF3F4071E142DE8BD13F1093FB28E94FD4BFE8F4671BD637DC3FD8AB912C3F5D01409C3AC005026607C03CFD5165BB5C01C0641B6BFB7D9CEDBFF0E3940BC1BED7BF0B1E8F6FDEFA21C03C297EED411245C0501E284F31A118C080D85A91F512DE3F10F23997505CE13F9B878FF841F0D63F6DCC99DC41BE31C001B55AE2F9463D40835C43AE536C46404A917180CD7F59C0"> : tensor<4x5xcomplex<f64>>
    %3 = stablehlo.constant dense<"0xB8A1C34FF68702C0A098A75B5AD1FFBF000000000000000000000000000000000073745DF31C983F2847A9AB589FE13F2E84BF115E250140E458FD5B2F17EABF7EC89AF465B5024058EFD53A071B0340B80719F268DAE4BFE21371FEB53107C000000000000000000000000000000000E85985FEFABAF63FA1BDBE3895A204C0D0A476EBC84EDC3F4ACDEC59649300C0C439329EE24906401C43CB9C2C38F63F54B318D82A5C00C088910FF77BDDFF3F00000000000000000000000000000000E8F4671BD637DC3FD8AB912C3F5D01409C3AC005026607C03CFD5165BB5C01C0641B6BFB7D9CEDBFF0E3940BC1BED7BFE088F2A29B6FF13F29FAC01570D3F0BF00000000000000000000000000000000A3C04D324D4B04C03E2A4C60A58307406447175D8EAA06C0A0AC0775FD74C7BF5E081880CBF505C02CCFA75AE4B4F23F"> : tensor<4x5xcomplex<f64>>
    %4 = stablehlo.constant dense<"0xB8A1C34FF68702C0A098A75B5AD1FFBFF8A4D3F180F9EF3F687934A7659CEC3F0073745DF31C983F2847A9AB589FE13F2E84BF115E250940E458FD5B2F17EABF7EC89AF465B5024058EFD53A071B0340B80719F268DAE4BFE21371FEB53107C02C90F2F5318BF63F9031C46AD3F0D7BFE85985FEFABAF63FA1BDBE3895A204C0D0A476EBC84EDC3F4ACDEC59649300C0C439329EE24906401C43CB9C2C38F63F54B318D82A5C00C088910FF77BDDFF3F4071E142DE8BD13F1093FB28E94FD4BFE8F4671BD637DC3FD8AB912C3F5D01409C3AC005026607C03CFD5165BB5C01C0641B6BFB7D9CEDBFF0E3940BC1BED7BFE088F2A29B6FF13F29FAC01570D3F0BFD00BDED40841FA3F88B328600A7AFF3FA3C04D324D4B04C03E2A4C60A5830740C88E2EBA1C55FDBFA0AC0775FD74C7BF5E081880CBF505C02CCFA75AE4B4F23F"> : tensor<4x5xcomplex<f64>>
    return %0, %1, %2, %3, %4 : tensor<4x5xcomplex<f64>>, tensor<4x5xcomplex<f64>>, tensor<4x5xcomplex<f64>>, tensor<4x5xcomplex<f64>>, tensor<4x5xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<4x5xcomplex<f64>>, %arg1: tensor<5xi32>) -> (tensor<4x5xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<4x5xcomplex<f64>> {jax.result_info = "result[1]"}, tensor<4x5xcomplex<f64>> {jax.result_info = "result[2]"}, tensor<4x5xcomplex<f64>> {jax.result_info = "result[3]"}, tensor<4x5xcomplex<f64>> {jax.result_info = "result[4]"}) {
    %0 = stablehlo.slice %arg1 [0:2] : (tensor<5xi32>) -> tensor<2xi32>
    %1 = stablehlo.slice %arg0 [0:2, 0:5] : (tensor<4x5xcomplex<f64>>) -> tensor<2x5xcomplex<f64>>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x5xcomplex<f64>>
    %3 = stablehlo.multiply %1, %2 : tensor<2x5xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %5 = stablehlo.compare LT, %0, %4, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %7 = stablehlo.add %0, %6 : tensor<2xi32>
    %8 = stablehlo.select %5, %7, %0 : tensor<2xi1>, tensor<2xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %10 = "stablehlo.scatter"(%arg0, %9, %3) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<complex<f64>>, %arg3: tensor<complex<f64>>):
      stablehlo.return %arg3 : tensor<complex<f64>>
    }) : (tensor<4x5xcomplex<f64>>, tensor<2x1xi32>, tensor<2x5xcomplex<f64>>) -> tensor<4x5xcomplex<f64>>
    %11 = stablehlo.slice %arg0 [0:1, 0:5] : (tensor<4x5xcomplex<f64>>) -> tensor<1x5xcomplex<f64>>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %13 = stablehlo.compare LT, %arg1, %12, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_2 = stablehlo.constant dense<4> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %15 = stablehlo.add %arg1, %14 : tensor<5xi32>
    %16 = stablehlo.select %13, %15, %arg1 : tensor<5xi1>, tensor<5xi32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %18 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x5xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>
    %19 = "stablehlo.scatter"(%arg0, %17, %18) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<complex<f64>>, %arg3: tensor<complex<f64>>):
      %49 = stablehlo.add %arg2, %arg3 : tensor<complex<f64>>
      stablehlo.return %49 : tensor<complex<f64>>
    }) : (tensor<4x5xcomplex<f64>>, tensor<5x1xi32>, tensor<5x5xcomplex<f64>>) -> tensor<4x5xcomplex<f64>>
    %20 = stablehlo.slice %arg0 [0:1, 0:5] : (tensor<4x5xcomplex<f64>>) -> tensor<1x5xcomplex<f64>>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %22 = stablehlo.compare LT, %arg1, %21, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_4 = stablehlo.constant dense<4> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %24 = stablehlo.add %arg1, %23 : tensor<5xi32>
    %25 = stablehlo.select %22, %24, %arg1 : tensor<5xi1>, tensor<5xi32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %27 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x5xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>
    %28 = "stablehlo.scatter"(%arg0, %26, %27) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<complex<f64>>, %arg3: tensor<complex<f64>>):
      %49 = stablehlo.multiply %arg2, %arg3 : tensor<complex<f64>>
      stablehlo.return %49 : tensor<complex<f64>>
    }) : (tensor<4x5xcomplex<f64>>, tensor<5x1xi32>, tensor<5x5xcomplex<f64>>) -> tensor<4x5xcomplex<f64>>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_6 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %30 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
    %31 = "stablehlo.scatter"(%arg0, %29, %30) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<complex<f64>>, %arg3: tensor<complex<f64>>):
      stablehlo.return %arg3 : tensor<complex<f64>>
    }) : (tensor<4x5xcomplex<f64>>, tensor<1xi32>, tensor<4xcomplex<f64>>) -> tensor<4x5xcomplex<f64>>
    %32 = stablehlo.slice %arg1 [0:2] : (tensor<5xi32>) -> tensor<2xi32>
    %33 = stablehlo.slice %arg1 [1:3] : (tensor<5xi32>) -> tensor<2xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %35 = stablehlo.compare LT, %32, %34, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_8 = stablehlo.constant dense<4> : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %37 = stablehlo.add %32, %36 : tensor<2xi32>
    %38 = stablehlo.select %35, %37, %32 : tensor<2xi1>, tensor<2xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %39 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %40 = stablehlo.compare LT, %33, %39, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_10 = stablehlo.constant dense<5> : tensor<i32>
    %41 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %42 = stablehlo.add %33, %41 : tensor<2xi32>
    %43 = stablehlo.select %40, %42, %33 : tensor<2xi1>, tensor<2xi32>
    %44 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %45 = stablehlo.broadcast_in_dim %43, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %46 = stablehlo.concatenate %44, %45, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x2xi32>
    %cst_11 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %47 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
    %48 = "stablehlo.scatter"(%arg0, %46, %47) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<complex<f64>>, %arg3: tensor<complex<f64>>):
      %49 = stablehlo.add %arg2, %arg3 : tensor<complex<f64>>
      stablehlo.return %49 : tensor<complex<f64>>
    }) : (tensor<4x5xcomplex<f64>>, tensor<2x2xi32>, tensor<2xcomplex<f64>>) -> tensor<4x5xcomplex<f64>>
    return %10, %19, %28, %31, %48 : tensor<4x5xcomplex<f64>>, tensor<4x5xcomplex<f64>>, tensor<4x5xcomplex<f64>>, tensor<4x5xcomplex<f64>>, tensor<4x5xcomplex<f64>>
  }
}

// -----

// more_moving: moving f16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<4x5xf16>)
    %e:11 = call @expected() : () -> (tensor<5x4xf16>, tensor<4x3xf16>, tensor<2x2xf16>, tensor<6x7xf16>, tensor<4x5xf16>, tensor<4x10xf16>, tensor<8x5xf16>, tensor<4x5xf16>, tensor<4x5x1xf16>, tensor<4xf16>, tensor<4x5xf16>)
    %r:11 = call @program(%i#0) : (tensor<4x5xf16>) -> (tensor<5x4xf16>, tensor<4x3xf16>, tensor<2x2xf16>, tensor<6x7xf16>, tensor<4x5xf16>, tensor<4x10xf16>, tensor<8x5xf16>, tensor<4x5xf16>, tensor<4x5x1xf16>, tensor<4xf16>, tensor<4x5xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<5x4xf16>, tensor<5x4xf16>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<4x3xf16>, tensor<4x3xf16>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<2x2xf16>, tensor<2x2xf16>
    check.expect_close %r#3, %e#3, max_ulp_difference = 0 : tensor<6x7xf16>, tensor<6x7xf16>
    check.expect_close %r#4, %e#4, max_ulp_difference = 0 : tensor<4x5xf16>, tensor<4x5xf16>
    check.expect_close %r#5, %e#5, max_ulp_difference = 0 : tensor<4x10xf16>, tensor<4x10xf16>
    check.expect_close %r#6, %e#6, max_ulp_difference = 0 : tensor<8x5xf16>, tensor<8x5xf16>
    check.expect_close %r#7, %e#7, max_ulp_difference = 0 : tensor<4x5xf16>, tensor<4x5xf16>
    check.expect_close %r#8, %e#8, max_ulp_difference = 0 : tensor<4x5x1xf16>, tensor<4x5x1xf16>
    check.expect_close %r#9, %e#9, max_ulp_difference = 0 : tensor<4xf16>, tensor<4xf16>
    check.expect_close %r#10, %e#10, max_ulp_difference = 0 : tensor<4x5xf16>, tensor<4x5xf16>
    return
  }
  func.func private @inputs() -> (tensor<4x5xf16>) {
    %0 = stablehlo.constant dense<"0x7337DD41AE3F0832E9359A411DB718BA773224BF893A4BBF574014C0C04086415FBB31AF2A2914C1"> : tensor<4x5xf16>
    return %0 : tensor<4x5xf16>
  }
  func.func private @expected() -> (tensor<5x4xf16>, tensor<4x3xf16>, tensor<2x2xf16>, tensor<6x7xf16>, tensor<4x5xf16>, tensor<4x10xf16>, tensor<8x5xf16>, tensor<4x5xf16>, tensor<4x5x1xf16>, tensor<4xf16>, tensor<4x5xf16>) {
    %0 = stablehlo.constant dense<"0x73379A41893A8641DD411DB74BBF5FBBAE3F18BA574031AF0832773214C02A29E93524BFC04014C1"> : tensor<5x4xf16>
    %1 = stablehlo.constant dense<"0x864131AF14C1893A5740C0409A4118BA24BF7337AE3FE935"> : tensor<4x3xf16>
    %2 = stablehlo.constant dense<"0x773224BF14C0C040"> : tensor<2x2xf16>
    %3 = stablehlo.constant dense<"0x000000000000000000000000000000007337DD41AE3F0832E935000000009A411DB718BA773224BF00000000893A4BBF574014C0C0400000000086415FBB31AF2A2914C100000000000000000000000000000000"> : tensor<6x7xf16>
    %4 = stablehlo.constant dense<"0x0832E9357337DD41AE3F773224BF9A411DB718BA14C0C040893A4BBF57402A2914C186415FBB31AF"> : tensor<4x5xf16>
    %5 = stablehlo.constant dense<"0x7337DD41AE3F0832E9357337DD41AE3F0832E9359A411DB718BA773224BF9A411DB718BA773224BF893A4BBF574014C0C040893A4BBF574014C0C04086415FBB31AF2A2914C186415FBB31AF2A2914C1"> : tensor<4x10xf16>
    %6 = stablehlo.constant dense<"0x7337DD41AE3F0832E9357337DD41AE3F0832E9359A411DB718BA773224BF9A411DB718BA773224BF893A4BBF574014C0C040893A4BBF574014C0C04086415FBB31AF2A2914C186415FBB31AF2A2914C1"> : tensor<8x5xf16>
    %7 = stablehlo.constant dense<"0x14C12A2931AF5FBB8641C04014C057404BBF893A24BF773218BA1DB79A41E9350832AE3FDD417337"> : tensor<4x5xf16>
    %8 = stablehlo.constant dense<"0x7337DD41AE3F0832E9359A411DB718BA773224BF893A4BBF574014C0C04086415FBB31AF2A2914C1"> : tensor<4x5x1xf16>
    %9 = stablehlo.constant dense<"0x73371DB757402A29"> : tensor<4xf16>
    %10 = stablehlo.constant dense<"0x7337DD41AE3F0832E93500001DB718BA773224BF00000000574014C0C0400000000000002A2914C1"> : tensor<4x5xf16>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : tensor<5x4xf16>, tensor<4x3xf16>, tensor<2x2xf16>, tensor<6x7xf16>, tensor<4x5xf16>, tensor<4x10xf16>, tensor<8x5xf16>, tensor<4x5xf16>, tensor<4x5x1xf16>, tensor<4xf16>, tensor<4x5xf16>
  }
  func.func private @program(%arg0: tensor<4x5xf16>) -> (tensor<5x4xf16> {jax.result_info = "result[0]"}, tensor<4x3xf16> {jax.result_info = "result[1]"}, tensor<2x2xf16> {jax.result_info = "result[2]"}, tensor<6x7xf16> {jax.result_info = "result[3]"}, tensor<4x5xf16> {jax.result_info = "result[4]"}, tensor<4x10xf16> {jax.result_info = "result[5]"}, tensor<8x5xf16> {jax.result_info = "result[6]"}, tensor<4x5xf16> {jax.result_info = "result[7]"}, tensor<4x5x1xf16> {jax.result_info = "result[8]"}, tensor<4xf16> {jax.result_info = "result[9]"}, tensor<4x5xf16> {jax.result_info = "result[10]"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x5xf16>) -> tensor<5x4xf16>
    %1 = stablehlo.slice %arg0 [0:4, 0:5:2] : (tensor<4x5xf16>) -> tensor<4x3xf16>
    %2 = stablehlo.reverse %1, dims = [0] : tensor<4x3xf16>
    %3 = stablehlo.slice %arg0 [1:3, 3:5] : (tensor<4x5xf16>) -> tensor<2x2xf16>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%arg0, %c) : (tensor<4x5xf16>, tensor<i64>) -> tensor<6x7xf16>
    %5 = call @_roll_static(%arg0) : (tensor<4x5xf16>) -> tensor<4x5xf16>
    %6 = stablehlo.concatenate %arg0, %arg0, dim = 1 : (tensor<4x5xf16>, tensor<4x5xf16>) -> tensor<4x10xf16>
    %7 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<4x5xf16>) -> tensor<4x2x5xf16>
    %8 = stablehlo.reshape %7 : (tensor<4x2x5xf16>) -> tensor<8x5xf16>
    %9 = call @_flip(%arg0) : (tensor<4x5xf16>) -> tensor<4x5xf16>
    %10 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<4x5xf16>) -> tensor<1x4x5xf16>
    %11 = stablehlo.transpose %10, dims = [1, 2, 0] : (tensor<1x4x5xf16>) -> tensor<4x5x1xf16>
    %12 = call @diagonal(%arg0) : (tensor<4x5xf16>) -> tensor<4xf16>
    %13 = call @triu(%arg0) : (tensor<4x5xf16>) -> tensor<4x5xf16>
    return %0, %2, %3, %4, %5, %6, %8, %9, %11, %12, %13 : tensor<5x4xf16>, tensor<4x3xf16>, tensor<2x2xf16>, tensor<6x7xf16>, tensor<4x5xf16>, tensor<4x10xf16>, tensor<8x5xf16>, tensor<4x5xf16>, tensor<4x5x1xf16>, tensor<4xf16>, tensor<4x5xf16>
  }
  func.func private @_pad(%arg0: tensor<4x5xf16>, %arg1: tensor<i64>) -> tensor<6x7xf16> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f16>
    %1 = stablehlo.pad %arg0, %0, low = [1, 1], high = [1, 1], interior = [0, 0] : (tensor<4x5xf16>, tensor<f16>) -> tensor<6x7xf16>
    return %1 : tensor<6x7xf16>
  }
  func.func private @_roll_static(%arg0: tensor<4x5xf16>) -> tensor<4x5xf16> {
    %0 = stablehlo.slice %arg0 [0:4, 3:5] : (tensor<4x5xf16>) -> tensor<4x2xf16>
    %1 = stablehlo.slice %arg0 [0:4, 0:3] : (tensor<4x5xf16>) -> tensor<4x3xf16>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<4x2xf16>, tensor<4x3xf16>) -> tensor<4x5xf16>
    return %2 : tensor<4x5xf16>
  }
  func.func private @_flip(%arg0: tensor<4x5xf16>) -> tensor<4x5xf16> {
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<4x5xf16>
    return %0 : tensor<4x5xf16>
  }
  func.func private @diagonal(%arg0: tensor<4x5xf16>) -> tensor<4xf16> {
    %0 = stablehlo.iota dim = 0 : tensor<4xi64>
    %1 = stablehlo.iota dim = 0 : tensor<4xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %3 = stablehlo.compare LT, %0, %2, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %5 = stablehlo.add %0, %4 : tensor<4xi64>
    %6 = stablehlo.select %3, %5, %0 : tensor<4xi1>, tensor<4xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %8 = stablehlo.compare LT, %1, %7, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %c_2 = stablehlo.constant dense<5> : tensor<i64>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %10 = stablehlo.add %1, %9 : tensor<4xi64>
    %11 = stablehlo.select %8, %10, %1 : tensor<4xi1>, tensor<4xi64>
    %12 = stablehlo.convert %6 : (tensor<4xi64>) -> tensor<4xi32>
    %13 = stablehlo.convert %11 : (tensor<4xi64>) -> tensor<4xi32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %16 = stablehlo.concatenate %14, %15, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    %17 = "stablehlo.gather"(%arg0, %16) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x5xf16>, tensor<4x2xi32>) -> tensor<4xf16>
    return %17 : tensor<4xf16>
  }
  func.func private @triu(%arg0: tensor<4x5xf16>) -> tensor<4x5xf16> {
    %0 = stablehlo.iota dim = 0 : tensor<4x5xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x5xi64>
    %2 = stablehlo.add %0, %1 : tensor<4x5xi64>
    %3 = stablehlo.iota dim = 1 : tensor<4x5xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x5xi64>, tensor<4x5xi64>) -> tensor<4x5xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x5xf16>
    %6 = stablehlo.select %4, %5, %arg0 : tensor<4x5xi1>, tensor<4x5xf16>
    return %6 : tensor<4x5xf16>
  }
}

// -----

// more_moving: indexing f16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<4x5xf16>, tensor<5xi32>)
    %e:7 = call @expected() : () -> (tensor<2x5xf16>, tensor<4x2xf16>, tensor<2xf16>, tensor<5x5xf16>, tensor<4x2xf16>, tensor<2x2xf16>, tensor<4x5xf16>)
    %r:7 = call @program(%i#0, %i#1) : (tensor<4x5xf16>, tensor<5xi32>) -> (tensor<2x5xf16>, tensor<4x2xf16>, tensor<2xf16>, tensor<5x5xf16>, tensor<4x2xf16>, tensor<2x2xf16>, tensor<4x5xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<2x5xf16>, tensor<2x5xf16>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<4x2xf16>, tensor<4x2xf16>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<2xf16>, tensor<2xf16>
    check.expect_close %r#3, %e#3, max_ulp_difference = 0 : tensor<5x5xf16>, tensor<5x5xf16>
    check.expect_close %r#4, %e#4, max_ulp_difference = 0 : tensor<4x2xf16>, tensor<4x2xf16>
    check.expect_close %r#5, %e#5, max_ulp_difference = 0 : tensor<2x2xf16>, tensor<2x2xf16>
    check.expect_close %r#6, %e#6, max_ulp_difference = 0 : tensor<4x5xf16>, tensor<4x5xf16>
    return
  }
  func.func private @inputs() -> (tensor<4x5xf16>, tensor<5xi32>) {
    %0 = stablehlo.constant dense<"0x7337DD41AE3F0832E9359A411DB718BA773224BF893A4BBF574014C0C04086415FBB31AF2A2914C1"> : tensor<4x5xf16>
    %1 = stablehlo.constant dense<"0x00000000030000000300000007000000FFFFFFFF"> : tensor<5xi32>
    return %0, %1 : tensor<4x5xf16>, tensor<5xi32>
  }
  func.func private @expected() -> (tensor<2x5xf16>, tensor<4x2xf16>, tensor<2xf16>, tensor<5x5xf16>, tensor<4x2xf16>, tensor<2x2xf16>, tensor<4x5xf16>) {
    %0 = stablehlo.constant dense<"0x7337DD41AE3F0832E93586415FBB31AF2A2914C1"> : tensor<2x5xf16>
    %1 = stablehlo.constant dense<"0x733708329A417732893A14C086412A29"> : tensor<4x2xf16>
    %2 = stablehlo.constant dense<"0x08322A29"> : tensor<2xf16>
    %3 = stablehlo.constant dense<"0x7337DD41AE3F0832E93586415FBB31AF2A2914C186415FBB31AF2A2914C186415FBB31AF2A2914C17337DD41AE3F0832E935"> : tensor<5x5xf16>
    %4 = stablehlo.constant dense<"0xDD41DD411DB71DB74BBF4BBF5FBB5FBB"> : tensor<4x2xf16>
    %5 = stablehlo.constant dense<"0x893A4BBF86415FBB"> : tensor<2x2xf16>
    %6 = stablehlo.constant dense<"0x7337DD41AE3F0832E9359A411DB718BA773224BF893A4BBF57407337DD4186415FBB31AF9A411DB7"> : tensor<4x5xf16>
    return %0, %1, %2, %3, %4, %5, %6 : tensor<2x5xf16>, tensor<4x2xf16>, tensor<2xf16>, tensor<5x5xf16>, tensor<4x2xf16>, tensor<2x2xf16>, tensor<4x5xf16>
  }
  func.func private @program(%arg0: tensor<4x5xf16>, %arg1: tensor<5xi32>) -> (tensor<2x5xf16> {jax.result_info = "result[0]"}, tensor<4x2xf16> {jax.result_info = "result[1]"}, tensor<2xf16> {jax.result_info = "result[2]"}, tensor<5x5xf16> {jax.result_info = "result[3]"}, tensor<4x2xf16> {jax.result_info = "result[4]"}, tensor<2x2xf16> {jax.result_info = "result[5]"}, tensor<4x5xf16> {jax.result_info = "result[6]"}) {
    %0 = stablehlo.slice %arg1 [0:2] : (tensor<5xi32>) -> tensor<2xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %4 = stablehlo.add %0, %3 : tensor<2xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<2xi1>, tensor<2xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5>}> : (tensor<4x5xf16>, tensor<2x1xi32>) -> tensor<2x5xf16>
    %8 = stablehlo.slice %arg1 [0:2] : (tensor<5xi32>) -> tensor<2xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %10 = stablehlo.compare LT, %8, %9, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_2 = stablehlo.constant dense<5> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %12 = stablehlo.add %8, %11 : tensor<2xi32>
    %13 = stablehlo.select %10, %12, %8 : tensor<2xi1>, tensor<2xi32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %15 = "stablehlo.gather"(%arg0, %14) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 4, 1>}> : (tensor<4x5xf16>, tensor<2x1xi32>) -> tensor<4x2xf16>
    %16 = stablehlo.slice %arg1 [0:2] : (tensor<5xi32>) -> tensor<2xi32>
    %17 = stablehlo.slice %arg1 [1:3] : (tensor<5xi32>) -> tensor<2xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %19 = stablehlo.compare LT, %16, %18, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_4 = stablehlo.constant dense<4> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %21 = stablehlo.add %16, %20 : tensor<2xi32>
    %22 = stablehlo.select %19, %21, %16 : tensor<2xi1>, tensor<2xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %24 = stablehlo.compare LT, %17, %23, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_6 = stablehlo.constant dense<5> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %26 = stablehlo.add %17, %25 : tensor<2xi32>
    %27 = stablehlo.select %24, %26, %17 : tensor<2xi1>, tensor<2xi32>
    %28 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %29 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %30 = stablehlo.concatenate %28, %29, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x2xi32>
    %31 = "stablehlo.gather"(%arg0, %30) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x5xf16>, tensor<2x2xi32>) -> tensor<2xf16>
    %32 = call @_take(%arg0, %arg1) : (tensor<4x5xf16>, tensor<5xi32>) -> tensor<5x5xf16>
    %c_7 = stablehlo.constant dense<1> : tensor<i32>
    %33 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<4x2xi32>
    %34 = call @take_along_axis(%arg0, %33) : (tensor<4x5xf16>, tensor<4x2xi32>) -> tensor<4x2xf16>
    %35 = stablehlo.slice %arg1 [1:2] : (tensor<5xi32>) -> tensor<1xi32>
    %36 = stablehlo.reshape %35 : (tensor<1xi32>) -> tensor<i32>
    %37 = stablehlo.slice %arg1 [0:1] : (tensor<5xi32>) -> tensor<1xi32>
    %38 = stablehlo.reshape %37 : (tensor<1xi32>) -> tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %39 = stablehlo.compare LT, %36, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<4> : tensor<i32>
    %40 = stablehlo.add %36, %c_9 : tensor<i32>
    %41 = stablehlo.select %39, %40, %36 : tensor<i1>, tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %42 = stablehlo.compare LT, %38, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_11 = stablehlo.constant dense<5> : tensor<i32>
    %43 = stablehlo.add %38, %c_11 : tensor<i32>
    %44 = stablehlo.select %42, %43, %38 : tensor<i1>, tensor<i32>
    %45 = stablehlo.dynamic_slice %arg0, %41, %44, sizes = [2, 2] : (tensor<4x5xf16>, tensor<i32>, tensor<i32>) -> tensor<2x2xf16>
    %46 = stablehlo.slice %arg0 [0:2, 0:2] : (tensor<4x5xf16>) -> tensor<2x2xf16>
    %47 = stablehlo.slice %arg1 [1:2] : (tensor<5xi32>) -> tensor<1xi32>
    %48 = stablehlo.reshape %47 : (tensor<1xi32>) -> tensor<i32>
    %49 = stablehlo.slice %arg1 [1:2] : (tensor<5xi32>) -> tensor<1xi32>
    %50 = stablehlo.reshape %49 : (tensor<1xi32>) -> tensor<i32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %51 = stablehlo.compare LT, %48, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_13 = stablehlo.constant dense<4> : tensor<i32>
    %52 = stablehlo.add %48, %c_13 : tensor<i32>
    %53 = stablehlo.select %51, %52, %48 : tensor<i1>, tensor<i32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %54 = stablehlo.compare LT, %50, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_15 = stablehlo.constant dense<5> : tensor<i32>
    %55 = stablehlo.add %50, %c_15 : tensor<i32>
    %56 = stablehlo.select %54, %55, %50 : tensor<i1>, tensor<i32>
    %57 = stablehlo.dynamic_update_slice %arg0, %46, %53, %56 : (tensor<4x5xf16>, tensor<2x2xf16>, tensor<i32>, tensor<i32>) -> tensor<4x5xf16>
    return %7, %15, %31, %32, %34, %45, %57 : tensor<2x5xf16>, tensor<4x2xf16>, tensor<2xf16>, tensor<5x5xf16>, tensor<4x2xf16>, tensor<2x2xf16>, tensor<4x5xf16>
  }
  func.func private @_take(%arg0: tensor<4x5xf16>, %arg1: tensor<5xi32>) -> tensor<5x5xf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5>}> : (tensor<4x5xf16>, tensor<5x1xi32>) -> tensor<5x5xf16>
    return %1 : tensor<5x5xf16>
  }
  func.func private @take_along_axis(%arg0: tensor<4x5xf16>, %arg1: tensor<4x2xi32>) -> tensor<4x2xf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x2xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x2xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4x2xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4x2xi1>, tensor<4x2xi32>
    %5 = stablehlo.reshape %4 : (tensor<4x2xi32>) -> tensor<4x2x1xi32>
    %c_1 = stablehlo.constant dense<4> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x2x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x2x1xi32>, tensor<4x2x1xi32>) -> tensor<4x2x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<4x2x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<4x2x1xi32>, tensor<4x2x1xi32>) -> tensor<4x2x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<4x2x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<4x2x1xi1>, tensor<i1>) -> tensor<4x2xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x5xf16>, tensor<4x2x1xi32>) -> tensor<4x2xf16>
    %cst = stablehlo.constant dense<0x7E00> : tensor<f16>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x2xf16>
    %15 = stablehlo.select %12, %13, %14 : tensor<4x2xi1>, tensor<4x2xf16>
    return %15 : tensor<4x2xf16>
  }
}

// -----

// more_moving: scatter f16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<4x5xf16>, tensor<5xi32>)
    %e:5 = call @expected() : () -> (tensor<4x5xf16>, tensor<4x5xf16>, tensor<4x5xf16>, tensor<4x5xf16>, tensor<4x5xf16>)
    %r:5 = call @program(%i#0, %i#1) : (tensor<4x5xf16>, tensor<5xi32>) -> (tensor<4x5xf16>, tensor<4x5xf16>, tensor<4x5xf16>, tensor<4x5xf16>, tensor<4x5xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 2 : tensor<4x5xf16>, tensor<4x5xf16>
    check.expect_close %r#1, %e#1, max_ulp_difference = 2 : tensor<4x5xf16>, tensor<4x5xf16>
    check.expect_close %r#2, %e#2, max_ulp_difference = 2 : tensor<4x5xf16>, tensor<4x5xf16>
    check.expect_close %r#3, %e#3, max_ulp_difference = 2 : tensor<4x5xf16>, tensor<4x5xf16>
    check.expect_close %r#4, %e#4, max_ulp_difference = 2 : tensor<4x5xf16>, tensor<4x5xf16>
    return
  }
  func.func private @inputs() -> (tensor<4x5xf16>, tensor<5xi32>) {
    %0 = stablehlo.constant dense<"0x7337DD41AE3F0832E9359A411DB718BA773224BF893A4BBF574014C0C04086415FBB31AF2A2914C1"> : tensor<4x5xf16>
    %1 = stablehlo.constant dense<"0x00000000030000000300000007000000FFFFFFFF"> : tensor<5xi32>
    return %0, %1 : tensor<4x5xf16>, tensor<5xi32>
  }
  func.func private @expected() -> (tensor<4x5xf16>, tensor<4x5xf16>, tensor<4x5xf16>, tensor<4x5xf16>, tensor<4x5xf16>) {
    %0 = stablehlo.constant dense<"0x000000000000000000009A411DB718BA773224BF893A4BBF574014C0C04000000080008000000080"> : tensor<4x5xf16>
    %1 = stablehlo.constant dense<"0x733BDD45AE430836E9399A411DB718BA773224BF893A4BBF574014C0C0402844E047A645D838BABD"> : tensor<4x5xf16>
    %2 = stablehlo.constant dense<"0xF0324C485F438C285E309A411DB718BA773224BF893A4BBF574014C0C0407634CECD5CBA6D0C18B0"> : tensor<4x5xf16>
    %3 = stablehlo.constant dense<"0x73370000AE3F0832E9359A41000018BA773224BF893A0000574014C0C0408641000031AF2A2914C1"> : tensor<4x5xf16>
    %4 = stablehlo.constant dense<"0x7337DD41AE3FC13CE9359A411DB718BA773224BF893A4BBF574014C0C04086415FBB31AF293C14C1"> : tensor<4x5xf16>
    return %0, %1, %2, %3, %4 : tensor<4x5xf16>, tensor<4x5xf16>, tensor<4x5xf16>, tensor<4x5xf16>, tensor<4x5xf16>
  }
  func.func private @program(%arg0: tensor<4x5xf16>, %arg1: tensor<5xi32>) -> (tensor<4x5xf16> {jax.result_info = "result[0]"}, tensor<4x5xf16> {jax.result_info = "result[1]"}, tensor<4x5xf16> {jax.result_info = "result[2]"}, tensor<4x5xf16> {jax.result_info = "result[3]"}, tensor<4x5xf16> {jax.result_info = "result[4]"}) {
    %0 = stablehlo.slice %arg1 [0:2] : (tensor<5xi32>) -> tensor<2xi32>
    %1 = stablehlo.slice %arg0 [0:2, 0:5] : (tensor<4x5xf16>) -> tensor<2x5xf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<2x5xf16>
    %3 = stablehlo.multiply %1, %2 : tensor<2x5xf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %5 = stablehlo.compare LT, %0, %4, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %7 = stablehlo.add %0, %6 : tensor<2xi32>
    %8 = stablehlo.select %5, %7, %0 : tensor<2xi1>, tensor<2xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %10 = "stablehlo.scatter"(%arg0, %9, %3) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f16>, %arg3: tensor<f16>):
      stablehlo.return %arg3 : tensor<f16>
    }) : (tensor<4x5xf16>, tensor<2x1xi32>, tensor<2x5xf16>) -> tensor<4x5xf16>
    %11 = stablehlo.slice %arg0 [0:1, 0:5] : (tensor<4x5xf16>) -> tensor<1x5xf16>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %13 = stablehlo.compare LT, %arg1, %12, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_2 = stablehlo.constant dense<4> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %15 = stablehlo.add %arg1, %14 : tensor<5xi32>
    %16 = stablehlo.select %13, %15, %arg1 : tensor<5xi1>, tensor<5xi32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %18 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x5xf16>) -> tensor<5x5xf16>
    %19 = "stablehlo.scatter"(%arg0, %17, %18) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f16>, %arg3: tensor<f16>):
      %49 = stablehlo.add %arg2, %arg3 : tensor<f16>
      stablehlo.return %49 : tensor<f16>
    }) : (tensor<4x5xf16>, tensor<5x1xi32>, tensor<5x5xf16>) -> tensor<4x5xf16>
    %20 = stablehlo.slice %arg0 [0:1, 0:5] : (tensor<4x5xf16>) -> tensor<1x5xf16>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %22 = stablehlo.compare LT, %arg1, %21, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_4 = stablehlo.constant dense<4> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %24 = stablehlo.add %arg1, %23 : tensor<5xi32>
    %25 = stablehlo.select %22, %24, %arg1 : tensor<5xi1>, tensor<5xi32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %27 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x5xf16>) -> tensor<5x5xf16>
    %28 = "stablehlo.scatter"(%arg0, %26, %27) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f16>, %arg3: tensor<f16>):
      %49 = stablehlo.multiply %arg2, %arg3 : tensor<f16>
      stablehlo.return %49 : tensor<f16>
    }) : (tensor<4x5xf16>, tensor<5x1xi32>, tensor<5x5xf16>) -> tensor<4x5xf16>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %30 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f16>) -> tensor<4xf16>
    %31 = "stablehlo.scatter"(%arg0, %29, %30) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f16>, %arg3: tensor<f16>):
      stablehlo.return %arg3 : tensor<f16>
    }) : (tensor<4x5xf16>, tensor<1xi32>, tensor<4xf16>) -> tensor<4x5xf16>
    %32 = stablehlo.slice %arg1 [0:2] : (tensor<5xi32>) -> tensor<2xi32>
    %33 = stablehlo.slice %arg1 [1:3] : (tensor<5xi32>) -> tensor<2xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %35 = stablehlo.compare LT, %32, %34, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_8 = stablehlo.constant dense<4> : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %37 = stablehlo.add %32, %36 : tensor<2xi32>
    %38 = stablehlo.select %35, %37, %32 : tensor<2xi1>, tensor<2xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %39 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %40 = stablehlo.compare LT, %33, %39, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_10 = stablehlo.constant dense<5> : tensor<i32>
    %41 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %42 = stablehlo.add %33, %41 : tensor<2xi32>
    %43 = stablehlo.select %40, %42, %33 : tensor<2xi1>, tensor<2xi32>
    %44 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %45 = stablehlo.broadcast_in_dim %43, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %46 = stablehlo.concatenate %44, %45, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x2xi32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %47 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f16>) -> tensor<2xf16>
    %48 = "stablehlo.scatter"(%arg0, %46, %47) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f16>, %arg3: tensor<f16>):
      %49 = stablehlo.add %arg2, %arg3 : tensor<f16>
      stablehlo.return %49 : tensor<f16>
    }) : (tensor<4x5xf16>, tensor<2x2xi32>, tensor<2xf16>) -> tensor<4x5xf16>
    return %10, %19, %28, %31, %48 : tensor<4x5xf16>, tensor<4x5xf16>, tensor<4x5xf16>, tensor<4x5xf16>, tensor<4x5xf16>
  }
}

// -----

// more_moving: scatter min, max f16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<4x5xf16>, tensor<5xi32>)
    %e:4 = call @expected() : () -> (tensor<4x5xf16>, tensor<4x5xf16>, tensor<5x5xf16>, tensor<2x5xf16>)
    %r:4 = call @program(%i#0, %i#1) : (tensor<4x5xf16>, tensor<5xi32>) -> (tensor<4x5xf16>, tensor<4x5xf16>, tensor<5x5xf16>, tensor<2x5xf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 2 : tensor<4x5xf16>, tensor<4x5xf16>
    check.expect_close %r#1, %e#1, max_ulp_difference = 2 : tensor<4x5xf16>, tensor<4x5xf16>
    check.expect_close %r#2, %e#2, max_ulp_difference = 2 : tensor<5x5xf16>, tensor<5x5xf16>
    check.expect_close %r#3, %e#3, max_ulp_difference = 2 : tensor<2x5xf16>, tensor<2x5xf16>
    return
  }
  func.func private @inputs() -> (tensor<4x5xf16>, tensor<5xi32>) {
    %0 = stablehlo.constant dense<"0x7337DD41AE3F0832E9359A411DB718BA773224BF893A4BBF574014C0C04086415FBB31AF2A2914C1"> : tensor<4x5xf16>
    %1 = stablehlo.constant dense<"0x00000000030000000300000007000000FFFFFFFF"> : tensor<5xi32>
    return %0, %1 : tensor<4x5xf16>, tensor<5xi32>
  }
  func.func private @expected() -> (tensor<4x5xf16>, tensor<4x5xf16>, tensor<5x5xf16>, tensor<2x5xf16>) {
    %0 = stablehlo.constant dense<"0x7337DD41AE3F0832E9359A411DB718BA773224BF893A4BBF574014C0C04073375FBB31AF2A2914C1"> : tensor<4x5xf16>
    %1 = stablehlo.constant dense<"0x9A41DD41AE3F7732E9359A411DB718BA773224BF893A4BBF574014C0C0409A411DB731AF773224BF"> : tensor<4x5xf16>
    %2 = stablehlo.constant dense<"0x7337DD41AE3F0832E93500000000000000000000000000000000000000003C4389C0A23D59BFB83800000000000000000000"> : tensor<5x5xf16>
    %3 = stablehlo.constant dense<"0x9A41DD41AE3F7732E93586415FBB57402A29C040"> : tensor<2x5xf16>
    return %0, %1, %2, %3 : tensor<4x5xf16>, tensor<4x5xf16>, tensor<5x5xf16>, tensor<2x5xf16>
  }
  func.func private @program(%arg0: tensor<4x5xf16>, %arg1: tensor<5xi32>) -> (tensor<4x5xf16> {jax.result_info = "result[0]"}, tensor<4x5xf16> {jax.result_info = "result[1]"}, tensor<5x5xf16> {jax.result_info = "result[2]"}, tensor<2x5xf16> {jax.result_info = "result[3]"}) {
    %c = stablehlo.constant dense<[0, 0, 1, 1]> : tensor<4xi64>
    %0 = stablehlo.slice %arg0 [0:1, 0:5] : (tensor<4x5xf16>) -> tensor<1x5xf16>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_1 = stablehlo.constant dense<4> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %4 = stablehlo.add %arg1, %3 : tensor<5xi32>
    %5 = stablehlo.select %2, %4, %arg1 : tensor<5xi1>, tensor<5xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %7 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x5xf16>) -> tensor<5x5xf16>
    %8 = "stablehlo.scatter"(%arg0, %6, %7) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f16>, %arg3: tensor<f16>):
      %26 = stablehlo.minimum %arg2, %arg3 : tensor<f16>
      stablehlo.return %26 : tensor<f16>
    }) : (tensor<4x5xf16>, tensor<5x1xi32>, tensor<5x5xf16>) -> tensor<4x5xf16>
    %9 = stablehlo.slice %arg0 [1:2, 0:5] : (tensor<4x5xf16>) -> tensor<1x5xf16>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %11 = stablehlo.compare LT, %arg1, %10, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_3 = stablehlo.constant dense<4> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %13 = stablehlo.add %arg1, %12 : tensor<5xi32>
    %14 = stablehlo.select %11, %13, %arg1 : tensor<5xi1>, tensor<5xi32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %16 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x5xf16>) -> tensor<5x5xf16>
    %17 = "stablehlo.scatter"(%arg0, %15, %16) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f16>, %arg3: tensor<f16>):
      %26 = stablehlo.maximum %arg2, %arg3 : tensor<f16>
      stablehlo.return %26 : tensor<f16>
    }) : (tensor<4x5xf16>, tensor<5x1xi32>, tensor<5x5xf16>) -> tensor<4x5xf16>
    %18 = stablehlo.slice %arg1 [0:4] : (tensor<5xi32>) -> tensor<4xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %19 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<5x5xf16>
    %20 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %21 = "stablehlo.scatter"(%19, %20, %arg0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f16>, %arg3: tensor<f16>):
      %26 = stablehlo.add %arg2, %arg3 : tensor<f16>
      stablehlo.return %26 : tensor<f16>
    }) : (tensor<5x5xf16>, tensor<4x1xi32>, tensor<4x5xf16>) -> tensor<5x5xf16>
    %cst_4 = stablehlo.constant dense<0xFC00> : tensor<f16>
    %22 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f16>) -> tensor<2x5xf16>
    %23 = stablehlo.convert %c : (tensor<4xi64>) -> tensor<4xi32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %25 = "stablehlo.scatter"(%22, %24, %arg0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f16>, %arg3: tensor<f16>):
      %26 = stablehlo.maximum %arg2, %arg3 : tensor<f16>
      stablehlo.return %26 : tensor<f16>
    }) : (tensor<2x5xf16>, tensor<4x1xi32>, tensor<4x5xf16>) -> tensor<2x5xf16>
    return %8, %17, %21, %25 : tensor<4x5xf16>, tensor<4x5xf16>, tensor<5x5xf16>, tensor<2x5xf16>
  }
}

// -----

// more_moving: moving ui64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<4x5xui64>)
    %e:11 = call @expected() : () -> (tensor<5x4xui64>, tensor<4x3xui64>, tensor<2x2xui64>, tensor<6x7xui64>, tensor<4x5xui64>, tensor<4x10xui64>, tensor<8x5xui64>, tensor<4x5xui64>, tensor<4x5x1xui64>, tensor<4xui64>, tensor<4x5xui64>)
    %r:11 = call @program(%i#0) : (tensor<4x5xui64>) -> (tensor<5x4xui64>, tensor<4x3xui64>, tensor<2x2xui64>, tensor<6x7xui64>, tensor<4x5xui64>, tensor<4x10xui64>, tensor<8x5xui64>, tensor<4x5xui64>, tensor<4x5x1xui64>, tensor<4xui64>, tensor<4x5xui64>)
    check.expect_eq %r#0, %e#0 : tensor<5x4xui64>
    check.expect_eq %r#1, %e#1 : tensor<4x3xui64>
    check.expect_eq %r#2, %e#2 : tensor<2x2xui64>
    check.expect_eq %r#3, %e#3 : tensor<6x7xui64>
    check.expect_eq %r#4, %e#4 : tensor<4x5xui64>
    check.expect_eq %r#5, %e#5 : tensor<4x10xui64>
    check.expect_eq %r#6, %e#6 : tensor<8x5xui64>
    check.expect_eq %r#7, %e#7 : tensor<4x5xui64>
    check.expect_eq %r#8, %e#8 : tensor<4x5x1xui64>
    check.expect_eq %r#9, %e#9 : tensor<4xui64>
    check.expect_eq %r#10, %e#10 : tensor<4x5xui64>
    return
  }
  func.func private @inputs() -> (tensor<4x5xui64>) {
    %0 = stablehlo.constant dense<"0x02000000000000000100000000000000020000000000000002000000000000000200000000000000010000000000000002000000000000000000000000000000000000000000000003000000000000000100000000000000010000000000000000000000000000000100000000000000000000000000000003000000000000000100000000000000030000000000000002000000000000000000000000000000"> : tensor<4x5xui64>
    return %0 : tensor<4x5xui64>
  }
  func.func private @expected() -> (tensor<5x4xui64>, tensor<4x3xui64>, tensor<2x2xui64>, tensor<6x7xui64>, tensor<4x5xui64>, tensor<4x10xui64>, tensor<8x5xui64>, tensor<4x5xui64>, tensor<4x5x1xui64>, tensor<4xui64>, tensor<4x5xui64>) {
    %0 = stablehlo.constant dense<"0x02000000000000000100000000000000010000000000000003000000000000000100000000000000020000000000000001000000000000000100000000000000020000000000000000000000000000000000000000000000030000000000000002000000000000000000000000000000010000000000000002000000000000000200000000000000030000000000000000000000000000000000000000000000"> : tensor<5x4xui64>
    %1 = stablehlo.constant dense<"0x030000000000000003000000000000000000000000000000010000000000000000000000000000000000000000000000010000000000000000000000000000000300000000000000020000000000000002000000000000000200000000000000"> : tensor<4x3xui64>
    %2 = stablehlo.constant dense<"0x0000000000000000030000000000000001000000000000000000000000000000"> : tensor<2x2xui64>
    %3 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000000000000010000000000000002000000000000000200000000000000020000000000000000000000000000000000000000000000010000000000000002000000000000000000000000000000000000000000000003000000000000000000000000000000000000000000000001000000000000000100000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000300000000000000010000000000000003000000000000000200000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x7xui64>
    %4 = stablehlo.constant dense<"0x02000000000000000200000000000000020000000000000001000000000000000200000000000000000000000000000003000000000000000100000000000000020000000000000000000000000000000100000000000000000000000000000001000000000000000100000000000000000000000000000002000000000000000000000000000000030000000000000001000000000000000300000000000000"> : tensor<4x5xui64>
    %5 = stablehlo.constant dense<"0x0200000000000000010000000000000002000000000000000200000000000000020000000000000002000000000000000100000000000000020000000000000002000000000000000200000000000000010000000000000002000000000000000000000000000000000000000000000003000000000000000100000000000000020000000000000000000000000000000000000000000000030000000000000001000000000000000100000000000000000000000000000001000000000000000000000000000000010000000000000001000000000000000000000000000000010000000000000000000000000000000300000000000000010000000000000003000000000000000200000000000000000000000000000003000000000000000100000000000000030000000000000002000000000000000000000000000000"> : tensor<4x10xui64>
    %6 = stablehlo.constant dense<"0x0200000000000000010000000000000002000000000000000200000000000000020000000000000002000000000000000100000000000000020000000000000002000000000000000200000000000000010000000000000002000000000000000000000000000000000000000000000003000000000000000100000000000000020000000000000000000000000000000000000000000000030000000000000001000000000000000100000000000000000000000000000001000000000000000000000000000000010000000000000001000000000000000000000000000000010000000000000000000000000000000300000000000000010000000000000003000000000000000200000000000000000000000000000003000000000000000100000000000000030000000000000002000000000000000000000000000000"> : tensor<8x5xui64>
    %7 = stablehlo.constant dense<"0x00000000000000000200000000000000030000000000000001000000000000000300000000000000000000000000000001000000000000000000000000000000010000000000000001000000000000000300000000000000000000000000000000000000000000000200000000000000010000000000000002000000000000000200000000000000020000000000000001000000000000000200000000000000"> : tensor<4x5xui64>
    %8 = stablehlo.constant dense<"0x02000000000000000100000000000000020000000000000002000000000000000200000000000000010000000000000002000000000000000000000000000000000000000000000003000000000000000100000000000000010000000000000000000000000000000100000000000000000000000000000003000000000000000100000000000000030000000000000002000000000000000000000000000000"> : tensor<4x5x1xui64>
    %9 = stablehlo.constant dense<"0x0200000000000000020000000000000000000000000000000200000000000000"> : tensor<4xui64>
    %10 = stablehlo.constant dense<"0x02000000000000000100000000000000020000000000000002000000000000000200000000000000000000000000000002000000000000000000000000000000000000000000000003000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000002000000000000000000000000000000"> : tensor<4x5xui64>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : tensor<5x4xui64>, tensor<4x3xui64>, tensor<2x2xui64>, tensor<6x7xui64>, tensor<4x5xui64>, tensor<4x10xui64>, tensor<8x5xui64>, tensor<4x5xui64>, tensor<4x5x1xui64>, tensor<4xui64>, tensor<4x5xui64>
  }
  func.func private @program(%arg0: tensor<4x5xui64>) -> (tensor<5x4xui64> {jax.result_info = "result[0]"}, tensor<4x3xui64> {jax.result_info = "result[1]"}, tensor<2x2xui64> {jax.result_info = "result[2]"}, tensor<6x7xui64> {jax.result_info = "result[3]"}, tensor<4x5xui64> {jax.result_info = "result[4]"}, tensor<4x10xui64> {jax.result_info = "result[5]"}, tensor<8x5xui64> {jax.result_info = "result[6]"}, tensor<4x5xui64> {jax.result_info = "result[7]"}, tensor<4x5x1xui64> {jax.result_info = "result[8]"}, tensor<4xui64> {jax.result_info = "result[9]"}, tensor<4x5xui64> {jax.result_info = "result[10]"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x5xui64>) -> tensor<5x4xui64>
    %1 = stablehlo.slice %arg0 [0:4, 0:5:2] : (tensor<4x5xui64>) -> tensor<4x3xui64>
    %2 = stablehlo.reverse %1, dims = [0] : tensor<4x3xui64>
    %3 = stablehlo.slice %arg0 [1:3, 3:5] : (tensor<4x5xui64>) -> tensor<2x2xui64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%arg0, %c) : (tensor<4x5xui64>, tensor<i64>) -> tensor<6x7xui64>
    %5 = call @_roll_static(%arg0) : (tensor<4x5xui64>) -> tensor<4x5xui64>
    %6 = stablehlo.concatenate %arg0, %arg0, dim = 1 : (tensor<4x5xui64>, tensor<4x5xui64>) -> tensor<4x10xui64>
    %7 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<4x5xui64>) -> tensor<4x2x5xui64>
    %8 = stablehlo.reshape %7 : (tensor<4x2x5xui64>) -> tensor<8x5xui64>
    %9 = call @_flip(%arg0) : (tensor<4x5xui64>) -> tensor<4x5xui64>
    %10 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<4x5xui64>) -> tensor<1x4x5xui64>
    %11 = stablehlo.transpose %10, dims = [1, 2, 0] : (tensor<1x4x5xui64>) -> tensor<4x5x1xui64>
    %12 = call @diagonal(%arg0) : (tensor<4x5xui64>) -> tensor<4xui64>
    %13 = call @triu(%arg0) : (tensor<4x5xui64>) -> tensor<4x5xui64>
    return %0, %2, %3, %4, %5, %6, %8, %9, %11, %12, %13 : tensor<5x4xui64>, tensor<4x3xui64>, tensor<2x2xui64>, tensor<6x7xui64>, tensor<4x5xui64>, tensor<4x10xui64>, tensor<8x5xui64>, tensor<4x5xui64>, tensor<4x5x1xui64>, tensor<4xui64>, tensor<4x5xui64>
  }
  func.func private @_pad(%arg0: tensor<4x5xui64>, %arg1: tensor<i64>) -> tensor<6x7xui64> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui64>
    %1 = stablehlo.pad %arg0, %0, low = [1, 1], high = [1, 1], interior = [0, 0] : (tensor<4x5xui64>, tensor<ui64>) -> tensor<6x7xui64>
    return %1 : tensor<6x7xui64>
  }
  func.func private @_roll_static(%arg0: tensor<4x5xui64>) -> tensor<4x5xui64> {
    %0 = stablehlo.slice %arg0 [0:4, 3:5] : (tensor<4x5xui64>) -> tensor<4x2xui64>
    %1 = stablehlo.slice %arg0 [0:4, 0:3] : (tensor<4x5xui64>) -> tensor<4x3xui64>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<4x2xui64>, tensor<4x3xui64>) -> tensor<4x5xui64>
    return %2 : tensor<4x5xui64>
  }
  func.func private @_flip(%arg0: tensor<4x5xui64>) -> tensor<4x5xui64> {
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<4x5xui64>
    return %0 : tensor<4x5xui64>
  }
  func.func private @diagonal(%arg0: tensor<4x5xui64>) -> tensor<4xui64> {
    %0 = stablehlo.iota dim = 0 : tensor<4xi64>
    %1 = stablehlo.iota dim = 0 : tensor<4xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %3 = stablehlo.compare LT, %0, %2, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %5 = stablehlo.add %0, %4 : tensor<4xi64>
    %6 = stablehlo.select %3, %5, %0 : tensor<4xi1>, tensor<4xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %8 = stablehlo.compare LT, %1, %7, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %c_2 = stablehlo.constant dense<5> : tensor<i64>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %10 = stablehlo.add %1, %9 : tensor<4xi64>
    %11 = stablehlo.select %8, %10, %1 : tensor<4xi1>, tensor<4xi64>
    %12 = stablehlo.convert %6 : (tensor<4xi64>) -> tensor<4xi32>
    %13 = stablehlo.convert %11 : (tensor<4xi64>) -> tensor<4xi32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %16 = stablehlo.concatenate %14, %15, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    %17 = "stablehlo.gather"(%arg0, %16) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x5xui64>, tensor<4x2xi32>) -> tensor<4xui64>
    return %17 : tensor<4xui64>
  }
  func.func private @triu(%arg0: tensor<4x5xui64>) -> tensor<4x5xui64> {
    %0 = stablehlo.iota dim = 0 : tensor<4x5xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x5xi64>
    %2 = stablehlo.add %0, %1 : tensor<4x5xi64>
    %3 = stablehlo.iota dim = 1 : tensor<4x5xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x5xi64>, tensor<4x5xi64>) -> tensor<4x5xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<4x5xui64>
    %6 = stablehlo.select %4, %5, %arg0 : tensor<4x5xi1>, tensor<4x5xui64>
    return %6 : tensor<4x5xui64>
  }
}

// -----

// more_moving: indexing ui64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<4x5xui64>, tensor<5xi32>)
    %e:7 = call @expected() : () -> (tensor<2x5xui64>, tensor<4x2xui64>, tensor<2xui64>, tensor<5x5xui64>, tensor<4x2xui64>, tensor<2x2xui64>, tensor<4x5xui64>)
    %r:7 = call @program(%i#0, %i#1) : (tensor<4x5xui64>, tensor<5xi32>) -> (tensor<2x5xui64>, tensor<4x2xui64>, tensor<2xui64>, tensor<5x5xui64>, tensor<4x2xui64>, tensor<2x2xui64>, tensor<4x5xui64>)
    check.expect_eq %r#0, %e#0 : tensor<2x5xui64>
    check.expect_eq %r#1, %e#1 : tensor<4x2xui64>
    check.expect_eq %r#2, %e#2 : tensor<2xui64>
    check.expect_eq %r#3, %e#3 : tensor<5x5xui64>
    check.expect_eq %r#4, %e#4 : tensor<4x2xui64>
    check.expect_eq %r#5, %e#5 : tensor<2x2xui64>
    check.expect_eq %r#6, %e#6 : tensor<4x5xui64>
    return
  }
  func.func private @inputs() -> (tensor<4x5xui64>, tensor<5xi32>) {
    %0 = stablehlo.constant dense<"0x02000000000000000100000000000000020000000000000002000000000000000200000000000000010000000000000002000000000000000000000000000000000000000000000003000000000000000100000000000000010000000000000000000000000000000100000000000000000000000000000003000000000000000100000000000000030000000000000002000000000000000000000000000000"> : tensor<4x5xui64>
    %1 = stablehlo.constant dense<"0x00000000030000000300000007000000FFFFFFFF"> : tensor<5xi32>
    return %0, %1 : tensor<4x5xui64>, tensor<5xi32>
  }
  func.func private @expected() -> (tensor<2x5xui64>, tensor<4x2xui64>, tensor<2xui64>, tensor<5x5xui64>, tensor<4x2xui64>, tensor<2x2xui64>, tensor<4x5xui64>) {
    %0 = stablehlo.constant dense<"0x0200000000000000010000000000000002000000000000000200000000000000020000000000000003000000000000000100000000000000030000000000000002000000000000000000000000000000"> : tensor<2x5xui64>
    %1 = stablehlo.constant dense<"0x02000000000000000200000000000000010000000000000000000000000000000100000000000000010000000000000003000000000000000200000000000000"> : tensor<4x2xui64>
    %2 = stablehlo.constant dense<"0x02000000000000000200000000000000"> : tensor<2xui64>
    %3 = stablehlo.constant dense<"0x0200000000000000010000000000000002000000000000000200000000000000020000000000000003000000000000000100000000000000030000000000000002000000000000000000000000000000030000000000000001000000000000000300000000000000020000000000000000000000000000000300000000000000010000000000000003000000000000000200000000000000000000000000000002000000000000000100000000000000020000000000000002000000000000000200000000000000"> : tensor<5x5xui64>
    %4 = stablehlo.constant dense<"0x01000000000000000100000000000000020000000000000002000000000000000100000000000000010000000000000001000000000000000100000000000000"> : tensor<4x2xui64>
    %5 = stablehlo.constant dense<"0x0100000000000000010000000000000003000000000000000100000000000000"> : tensor<2x2xui64>
    %6 = stablehlo.constant dense<"0x02000000000000000100000000000000020000000000000002000000000000000200000000000000010000000000000002000000000000000000000000000000000000000000000003000000000000000100000000000000010000000000000000000000000000000200000000000000010000000000000003000000000000000100000000000000030000000000000001000000000000000200000000000000"> : tensor<4x5xui64>
    return %0, %1, %2, %3, %4, %5, %6 : tensor<2x5xui64>, tensor<4x2xui64>, tensor<2xui64>, tensor<5x5xui64>, tensor<4x2xui64>, tensor<2x2xui64>, tensor<4x5xui64>
  }
  func.func private @program(%arg0: tensor<4x5xui64>, %arg1: tensor<5xi32>) -> (tensor<2x5xui64> {jax.result_info = "result[0]"}, tensor<4x2xui64> {jax.result_info = "result[1]"}, tensor<2xui64> {jax.result_info = "result[2]"}, tensor<5x5xui64> {jax.result_info = "result[3]"}, tensor<4x2xui64> {jax.result_info = "result[4]"}, tensor<2x2xui64> {jax.result_info = "result[5]"}, tensor<4x5xui64> {jax.result_info = "result[6]"}) {
    %0 = stablehlo.slice %arg1 [0:2] : (tensor<5xi32>) -> tensor<2xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %4 = stablehlo.add %0, %3 : tensor<2xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<2xi1>, tensor<2xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5>}> : (tensor<4x5xui64>, tensor<2x1xi32>) -> tensor<2x5xui64>
    %8 = stablehlo.slice %arg1 [0:2] : (tensor<5xi32>) -> tensor<2xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %10 = stablehlo.compare LT, %8, %9, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_2 = stablehlo.constant dense<5> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %12 = stablehlo.add %8, %11 : tensor<2xi32>
    %13 = stablehlo.select %10, %12, %8 : tensor<2xi1>, tensor<2xi32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %15 = "stablehlo.gather"(%arg0, %14) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 4, 1>}> : (tensor<4x5xui64>, tensor<2x1xi32>) -> tensor<4x2xui64>
    %16 = stablehlo.slice %arg1 [0:2] : (tensor<5xi32>) -> tensor<2xi32>
    %17 = stablehlo.slice %arg1 [1:3] : (tensor<5xi32>) -> tensor<2xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %19 = stablehlo.compare LT, %16, %18, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_4 = stablehlo.constant dense<4> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %21 = stablehlo.add %16, %20 : tensor<2xi32>
    %22 = stablehlo.select %19, %21, %16 : tensor<2xi1>, tensor<2xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %24 = stablehlo.compare LT, %17, %23, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_6 = stablehlo.constant dense<5> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %26 = stablehlo.add %17, %25 : tensor<2xi32>
    %27 = stablehlo.select %24, %26, %17 : tensor<2xi1>, tensor<2xi32>
    %28 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %29 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %30 = stablehlo.concatenate %28, %29, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x2xi32>
    %31 = "stablehlo.gather"(%arg0, %30) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x5xui64>, tensor<2x2xi32>) -> tensor<2xui64>
    %32 = call @_take(%arg0, %arg1) : (tensor<4x5xui64>, tensor<5xi32>) -> tensor<5x5xui64>
    %c_7 = stablehlo.constant dense<1> : tensor<i32>
    %33 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<4x2xi32>
    %34 = call @take_along_axis(%arg0, %33) : (tensor<4x5xui64>, tensor<4x2xi32>) -> tensor<4x2xui64>
    %35 = stablehlo.slice %arg1 [1:2] : (tensor<5xi32>) -> tensor<1xi32>
    %36 = stablehlo.reshape %35 : (tensor<1xi32>) -> tensor<i32>
    %37 = stablehlo.slice %arg1 [0:1] : (tensor<5xi32>) -> tensor<1xi32>
    %38 = stablehlo.reshape %37 : (tensor<1xi32>) -> tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %39 = stablehlo.compare LT, %36, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<4> : tensor<i32>
    %40 = stablehlo.add %36, %c_9 : tensor<i32>
    %41 = stablehlo.select %39, %40, %36 : tensor<i1>, tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %42 = stablehlo.compare LT, %38, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_11 = stablehlo.constant dense<5> : tensor<i32>
    %43 = stablehlo.add %38, %c_11 : tensor<i32>
    %44 = stablehlo.select %42, %43, %38 : tensor<i1>, tensor<i32>
    %45 = stablehlo.dynamic_slice %arg0, %41, %44, sizes = [2, 2] : (tensor<4x5xui64>, tensor<i32>, tensor<i32>) -> tensor<2x2xui64>
    %46 = stablehlo.slice %arg0 [0:2, 0:2] : (tensor<4x5xui64>) -> tensor<2x2xui64>
    %47 = stablehlo.slice %arg1 [1:2] : (tensor<5xi32>) -> tensor<1xi32>
    %48 = stablehlo.reshape %47 : (tensor<1xi32>) -> tensor<i32>
    %49 = stablehlo.slice %arg1 [1:2] : (tensor<5xi32>) -> tensor<1xi32>
    %50 = stablehlo.reshape %49 : (tensor<1xi32>) -> tensor<i32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %51 = stablehlo.compare LT, %48, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_13 = stablehlo.constant dense<4> : tensor<i32>
    %52 = stablehlo.add %48, %c_13 : tensor<i32>
    %53 = stablehlo.select %51, %52, %48 : tensor<i1>, tensor<i32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %54 = stablehlo.compare LT, %50, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_15 = stablehlo.constant dense<5> : tensor<i32>
    %55 = stablehlo.add %50, %c_15 : tensor<i32>
    %56 = stablehlo.select %54, %55, %50 : tensor<i1>, tensor<i32>
    %57 = stablehlo.dynamic_update_slice %arg0, %46, %53, %56 : (tensor<4x5xui64>, tensor<2x2xui64>, tensor<i32>, tensor<i32>) -> tensor<4x5xui64>
    return %7, %15, %31, %32, %34, %45, %57 : tensor<2x5xui64>, tensor<4x2xui64>, tensor<2xui64>, tensor<5x5xui64>, tensor<4x2xui64>, tensor<2x2xui64>, tensor<4x5xui64>
  }
  func.func private @_take(%arg0: tensor<4x5xui64>, %arg1: tensor<5xi32>) -> tensor<5x5xui64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5>}> : (tensor<4x5xui64>, tensor<5x1xi32>) -> tensor<5x5xui64>
    return %1 : tensor<5x5xui64>
  }
  func.func private @take_along_axis(%arg0: tensor<4x5xui64>, %arg1: tensor<4x2xi32>) -> tensor<4x2xui64> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x2xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x2xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4x2xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4x2xi1>, tensor<4x2xi32>
    %5 = stablehlo.reshape %4 : (tensor<4x2xi32>) -> tensor<4x2x1xi32>
    %c_1 = stablehlo.constant dense<4> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x2x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x2x1xi32>, tensor<4x2x1xi32>) -> tensor<4x2x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<4x2x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<4x2x1xi32>, tensor<4x2x1xi32>) -> tensor<4x2x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<4x2x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<4x2x1xi1>, tensor<i1>) -> tensor<4x2xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x5xui64>, tensor<4x2x1xi32>) -> tensor<4x2xui64>
    %c_4 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
    %14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui64>) -> tensor<4x2xui64>
    %15 = stablehlo.select %12, %13, %14 : tensor<4x2xi1>, tensor<4x2xui64>
    return %15 : tensor<4x2xui64>
  }
}

// -----

// more_moving: scatter ui64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<4x5xui64>, tensor<5xi32>)
    %e:5 = call @expected() : () -> (tensor<4x5xui64>, tensor<4x5xui64>, tensor<4x5xui64>, tensor<4x5xui64>, tensor<4x5xui64>)
    %r:5 = call @program(%i#0, %i#1) : (tensor<4x5xui64>, tensor<5xi32>) -> (tensor<4x5xui64>, tensor<4x5xui64>, tensor<4x5xui64>, tensor<4x5xui64>, tensor<4x5xui64>)
    check.expect_eq %r#0, %e#0 : tensor<4x5xui64>
    check.expect_eq %r#1, %e#1 : tensor<4x5xui64>
    check.expect_eq %r#2, %e#2 : tensor<4x5xui64>
    check.expect_eq %r#3, %e#3 : tensor<4x5xui64>
    check.expect_eq %r#4, %e#4 : tensor<4x5xui64>
    return
  }
  func.func private @inputs() -> (tensor<4x5xui64>, tensor<5xi32>) {
    %0 = stablehlo.constant dense<"0x02000000000000000100000000000000020000000000000002000000000000000200000000000000010000000000000002000000000000000000000000000000000000000000000003000000000000000100000000000000010000000000000000000000000000000100000000000000000000000000000003000000000000000100000000000000030000000000000002000000000000000000000000000000"> : tensor<4x5xui64>
    %1 = stablehlo.constant dense<"0x00000000030000000300000007000000FFFFFFFF"> : tensor<5xi32>
    return %0, %1 : tensor<4x5xui64>, tensor<5xi32>
  }
  func.func private @expected() -> (tensor<4x5xui64>, tensor<4x5xui64>, tensor<4x5xui64>, tensor<4x5xui64>, tensor<4x5xui64>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000002000000000000000000000000000000000000000000000003000000000000000100000000000000010000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x5xui64>
    %1 = stablehlo.constant dense<"0x04000000000000000200000000000000040000000000000004000000000000000400000000000000010000000000000002000000000000000000000000000000000000000000000003000000000000000100000000000000010000000000000000000000000000000100000000000000000000000000000009000000000000000400000000000000090000000000000008000000000000000600000000000000"> : tensor<4x5xui64>
    %2 = stablehlo.constant dense<"0x04000000000000000100000000000000040000000000000004000000000000000400000000000000010000000000000002000000000000000000000000000000000000000000000003000000000000000100000000000000010000000000000000000000000000000100000000000000000000000000000018000000000000000100000000000000180000000000000010000000000000000000000000000000"> : tensor<4x5xui64>
    %3 = stablehlo.constant dense<"0x02000000000000000000000000000000020000000000000002000000000000000200000000000000010000000000000000000000000000000000000000000000000000000000000003000000000000000100000000000000000000000000000000000000000000000100000000000000000000000000000003000000000000000000000000000000030000000000000002000000000000000000000000000000"> : tensor<4x5xui64>
    %4 = stablehlo.constant dense<"0x02000000000000000100000000000000020000000000000003000000000000000200000000000000010000000000000002000000000000000000000000000000000000000000000003000000000000000100000000000000010000000000000000000000000000000100000000000000000000000000000003000000000000000100000000000000030000000000000003000000000000000000000000000000"> : tensor<4x5xui64>
    return %0, %1, %2, %3, %4 : tensor<4x5xui64>, tensor<4x5xui64>, tensor<4x5xui64>, tensor<4x5xui64>, tensor<4x5xui64>
  }
  func.func private @program(%arg0: tensor<4x5xui64>, %arg1: tensor<5xi32>) -> (tensor<4x5xui64> {jax.result_info = "result[0]"}, tensor<4x5xui64> {jax.result_info = "result[1]"}, tensor<4x5xui64> {jax.result_info = "result[2]"}, tensor<4x5xui64> {jax.result_info = "result[3]"}, tensor<4x5xui64> {jax.result_info = "result[4]"}) {
    %0 = stablehlo.slice %arg1 [0:2] : (tensor<5xi32>) -> tensor<2xi32>
    %1 = stablehlo.slice %arg0 [0:2, 0:5] : (tensor<4x5xui64>) -> tensor<2x5xui64>
    %c = stablehlo.constant dense<0> : tensor<ui64>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2x5xui64>
    %3 = stablehlo.multiply %1, %2 : tensor<2x5xui64>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %5 = stablehlo.compare LT, %0, %4, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_1 = stablehlo.constant dense<4> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %7 = stablehlo.add %0, %6 : tensor<2xi32>
    %8 = stablehlo.select %5, %7, %0 : tensor<2xi1>, tensor<2xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %10 = "stablehlo.scatter"(%arg0, %9, %3) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<ui64>, %arg3: tensor<ui64>):
      stablehlo.return %arg3 : tensor<ui64>
    }) : (tensor<4x5xui64>, tensor<2x1xi32>, tensor<2x5xui64>) -> tensor<4x5xui64>
    %11 = stablehlo.slice %arg0 [0:1, 0:5] : (tensor<4x5xui64>) -> tensor<1x5xui64>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %13 = stablehlo.compare LT, %arg1, %12, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_3 = stablehlo.constant dense<4> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %15 = stablehlo.add %arg1, %14 : tensor<5xi32>
    %16 = stablehlo.select %13, %15, %arg1 : tensor<5xi1>, tensor<5xi32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %18 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x5xui64>) -> tensor<5x5xui64>
    %19 = "stablehlo.scatter"(%arg0, %17, %18) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<ui64>, %arg3: tensor<ui64>):
      %49 = stablehlo.add %arg2, %arg3 : tensor<ui64>
      stablehlo.return %49 : tensor<ui64>
    }) : (tensor<4x5xui64>, tensor<5x1xi32>, tensor<5x5xui64>) -> tensor<4x5xui64>
    %20 = stablehlo.slice %arg0 [0:1, 0:5] : (tensor<4x5xui64>) -> tensor<1x5xui64>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %22 = stablehlo.compare LT, %arg1, %21, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_5 = stablehlo.constant dense<4> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %24 = stablehlo.add %arg1, %23 : tensor<5xi32>
    %25 = stablehlo.select %22, %24, %arg1 : tensor<5xi1>, tensor<5xi32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %27 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x5xui64>) -> tensor<5x5xui64>
    %28 = "stablehlo.scatter"(%arg0, %26, %27) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<ui64>, %arg3: tensor<ui64>):
      %49 = stablehlo.multiply %arg2, %arg3 : tensor<ui64>
      stablehlo.return %49 : tensor<ui64>
    }) : (tensor<4x5xui64>, tensor<5x1xi32>, tensor<5x5xui64>) -> tensor<4x5xui64>
    %c_6 = stablehlo.constant dense<1> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<ui64>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui64>) -> tensor<4xui64>
    %31 = "stablehlo.scatter"(%arg0, %29, %30) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<ui64>, %arg3: tensor<ui64>):
      stablehlo.return %arg3 : tensor<ui64>
    }) : (tensor<4x5xui64>, tensor<1xi32>, tensor<4xui64>) -> tensor<4x5xui64>
    %32 = stablehlo.slice %arg1 [0:2] : (tensor<5xi32>) -> tensor<2xi32>
    %33 = stablehlo.slice %arg1 [1:3] : (tensor<5xi32>) -> tensor<2xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %35 = stablehlo.compare LT, %32, %34, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_9 = stablehlo.constant dense<4> : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %37 = stablehlo.add %32, %36 : tensor<2xi32>
    %38 = stablehlo.select %35, %37, %32 : tensor<2xi1>, tensor<2xi32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %39 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %40 = stablehlo.compare LT, %33, %39, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_11 = stablehlo.constant dense<5> : tensor<i32>
    %41 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %42 = stablehlo.add %33, %41 : tensor<2xi32>
    %43 = stablehlo.select %40, %42, %33 : tensor<2xi1>, tensor<2xi32>
    %44 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %45 = stablehlo.broadcast_in_dim %43, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %46 = stablehlo.concatenate %44, %45, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x2xi32>
    %c_12 = stablehlo.constant dense<1> : tensor<ui64>
    %47 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui64>) -> tensor<2xui64>
    %48 = "stablehlo.scatter"(%arg0, %46, %47) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<ui64>, %arg3: tensor<ui64>):
      %49 = stablehlo.add %arg2, %arg3 : tensor<ui64>
      stablehlo.return %49 : tensor<ui64>
    }) : (tensor<4x5xui64>, tensor<2x2xi32>, tensor<2xui64>) -> tensor<4x5xui64>
    return %10, %19, %28, %31, %48 : tensor<4x5xui64>, tensor<4x5xui64>, tensor<4x5xui64>, tensor<4x5xui64>, tensor<4x5xui64>
  }
}

// -----

// more_moving: scatter min, max ui64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<4x5xui64>, tensor<5xi32>)
    %e:4 = call @expected() : () -> (tensor<4x5xui64>, tensor<4x5xui64>, tensor<5x5xui64>, tensor<2x5xui64>)
    %r:4 = call @program(%i#0, %i#1) : (tensor<4x5xui64>, tensor<5xi32>) -> (tensor<4x5xui64>, tensor<4x5xui64>, tensor<5x5xui64>, tensor<2x5xui64>)
    check.expect_eq %r#0, %e#0 : tensor<4x5xui64>
    check.expect_eq %r#1, %e#1 : tensor<4x5xui64>
    check.expect_eq %r#2, %e#2 : tensor<5x5xui64>
    check.expect_eq %r#3, %e#3 : tensor<2x5xui64>
    return
  }
  func.func private @inputs() -> (tensor<4x5xui64>, tensor<5xi32>) {
    %0 = stablehlo.constant dense<"0x02000000000000000100000000000000020000000000000002000000000000000200000000000000010000000000000002000000000000000000000000000000000000000000000003000000000000000100000000000000010000000000000000000000000000000100000000000000000000000000000003000000000000000100000000000000030000000000000002000000000000000000000000000000"> : tensor<4x5xui64>
    %1 = stablehlo.constant dense<"0x00000000030000000300000007000000FFFFFFFF"> : tensor<5xi32>
    return %0, %1 : tensor<4x5xui64>, tensor<5xi32>
  }
  func.func private @expected() -> (tensor<4x5xui64>, tensor<4x5xui64>, tensor<5x5xui64>, tensor<2x5xui64>) {
    %0 = stablehlo.constant dense<"0x02000000000000000100000000000000020000000000000002000000000000000200000000000000010000000000000002000000000000000000000000000000000000000000000003000000000000000100000000000000010000000000000000000000000000000100000000000000000000000000000002000000000000000100000000000000020000000000000002000000000000000000000000000000"> : tensor<4x5xui64>
    %1 = stablehlo.constant dense<"0x02000000000000000200000000000000020000000000000002000000000000000300000000000000010000000000000002000000000000000000000000000000000000000000000003000000000000000100000000000000010000000000000000000000000000000100000000000000000000000000000003000000000000000200000000000000030000000000000002000000000000000300000000000000"> : tensor<4x5xui64>
    %2 = stablehlo.constant dense<"0x0200000000000000010000000000000002000000000000000200000000000000020000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000000000000030000000000000000000000000000000100000000000000030000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x5xui64>
    %3 = stablehlo.constant dense<"0x0200000000000000020000000000000002000000000000000200000000000000030000000000000003000000000000000100000000000000030000000000000002000000000000000000000000000000"> : tensor<2x5xui64>
    return %0, %1, %2, %3 : tensor<4x5xui64>, tensor<4x5xui64>, tensor<5x5xui64>, tensor<2x5xui64>
  }
  func.func private @program(%arg0: tensor<4x5xui64>, %arg1: tensor<5xi32>) -> (tensor<4x5xui64> {jax.result_info = "result[0]"}, tensor<4x5xui64> {jax.result_info = "result[1]"}, tensor<5x5xui64> {jax.result_info = "result[2]"}, tensor<2x5xui64> {jax.result_info = "result[3]"}) {
    %c = stablehlo.constant dense<[0, 0, 1, 1]> : tensor<4xi64>
    %0 = stablehlo.slice %arg0 [0:1, 0:5] : (tensor<4x5xui64>) -> tensor<1x5xui64>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_1 = stablehlo.constant dense<4> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %4 = stablehlo.add %arg1, %3 : tensor<5xi32>
    %5 = stablehlo.select %2, %4, %arg1 : tensor<5xi1>, tensor<5xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %7 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x5xui64>) -> tensor<5x5xui64>
    %8 = "stablehlo.scatter"(%arg0, %6, %7) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<ui64>, %arg3: tensor<ui64>):
      %26 = stablehlo.minimum %arg2, %arg3 : tensor<ui64>
      stablehlo.return %26 : tensor<ui64>
    }) : (tensor<4x5xui64>, tensor<5x1xi32>, tensor<5x5xui64>) -> tensor<4x5xui64>
    %9 = stablehlo.slice %arg0 [1:2, 0:5] : (tensor<4x5xui64>) -> tensor<1x5xui64>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %11 = stablehlo.compare LT, %arg1, %10, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_3 = stablehlo.constant dense<4> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %13 = stablehlo.add %arg1, %12 : tensor<5xi32>
    %14 = stablehlo.select %11, %13, %arg1 : tensor<5xi1>, tensor<5xi32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %16 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x5xui64>) -> tensor<5x5xui64>
    %17 = "stablehlo.scatter"(%arg0, %15, %16) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<ui64>, %arg3: tensor<ui64>):
      %26 = stablehlo.maximum %arg2, %arg3 : tensor<ui64>
      stablehlo.return %26 : tensor<ui64>
    }) : (tensor<4x5xui64>, tensor<5x1xi32>, tensor<5x5xui64>) -> tensor<4x5xui64>
    %18 = stablehlo.slice %arg1 [0:4] : (tensor<5xi32>) -> tensor<4xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<ui64>
    %19 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui64>) -> tensor<5x5xui64>
    %20 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %21 = "stablehlo.scatter"(%19, %20, %arg0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<ui64>, %arg3: tensor<ui64>):
      %26 = stablehlo.add %arg2, %arg3 : tensor<ui64>
      stablehlo.return %26 : tensor<ui64>
    }) : (tensor<5x5xui64>, tensor<4x1xi32>, tensor<4x5xui64>) -> tensor<5x5xui64>
    %c_5 = stablehlo.constant dense<0> : tensor<ui64>
    %22 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui64>) -> tensor<2x5xui64>
    %23 = stablehlo.convert %c : (tensor<4xi64>) -> tensor<4xi32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %25 = "stablehlo.scatter"(%22, %24, %arg0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<ui64>, %arg3: tensor<ui64>):
      %26 = stablehlo.maximum %arg2, %arg3 : tensor<ui64>
      stablehlo.return %26 : tensor<ui64>
    }) : (tensor<2x5xui64>, tensor<4x1xi32>, tensor<4x5xui64>) -> tensor<2x5xui64>
    return %8, %17, %21, %25 : tensor<4x5xui64>, tensor<4x5xui64>, tensor<5x5xui64>, tensor<2x5xui64>
  }
}

// -----

// more_moving: moving i16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<4x5xi16>)
    %e:11 = call @expected() : () -> (tensor<5x4xi16>, tensor<4x3xi16>, tensor<2x2xi16>, tensor<6x7xi16>, tensor<4x5xi16>, tensor<4x10xi16>, tensor<8x5xi16>, tensor<4x5xi16>, tensor<4x5x1xi16>, tensor<4xi16>, tensor<4x5xi16>)
    %r:11 = call @program(%i#0) : (tensor<4x5xi16>) -> (tensor<5x4xi16>, tensor<4x3xi16>, tensor<2x2xi16>, tensor<6x7xi16>, tensor<4x5xi16>, tensor<4x10xi16>, tensor<8x5xi16>, tensor<4x5xi16>, tensor<4x5x1xi16>, tensor<4xi16>, tensor<4x5xi16>)
    check.expect_eq %r#0, %e#0 : tensor<5x4xi16>
    check.expect_eq %r#1, %e#1 : tensor<4x3xi16>
    check.expect_eq %r#2, %e#2 : tensor<2x2xi16>
    check.expect_eq %r#3, %e#3 : tensor<6x7xi16>
    check.expect_eq %r#4, %e#4 : tensor<4x5xi16>
    check.expect_eq %r#5, %e#5 : tensor<4x10xi16>
    check.expect_eq %r#6, %e#6 : tensor<8x5xi16>
    check.expect_eq %r#7, %e#7 : tensor<4x5xi16>
    check.expect_eq %r#8, %e#8 : tensor<4x5x1xi16>
    check.expect_eq %r#9, %e#9 : tensor<4xi16>
    check.expect_eq %r#10, %e#10 : tensor<4x5xi16>
    return
  }
  func.func private @inputs() -> (tensor<4x5xi16>) {
    %0 = stablehlo.constant dense<"0xFEFFFFFF0200FDFF01000000FEFF03000200FDFFFFFF03000100FFFFFDFFFDFFFFFFFDFF03000000"> : tensor<4x5xi16>
    return %0 : tensor<4x5xi16>
  }
  func.func private @expected() -> (tensor<5x4xi16>, tensor<4x3xi16>, tensor<2x2xi16>, tensor<6x7xi16>, tensor<4x5xi16>, tensor<4x10xi16>, tensor<8x5xi16>, tensor<4x5xi16>, tensor<4x5x1xi16>, tensor<4xi16>, tensor<4x5xi16>) {
    %0 = stablehlo.constant dense<"0xFEFF0000FFFFFDFFFFFFFEFF0300FFFF020003000100FDFFFDFF0200FFFF03000100FDFFFDFF0000"> : tensor<5x4xi16>
    %1 = stablehlo.constant dense<"0xFDFFFDFF0000FFFF0100FDFF00000300FDFFFEFF02000100"> : tensor<4x3xi16>
    %2 = stablehlo.constant dense<"0x0200FDFFFFFFFDFF"> : tensor<2x2xi16>
    %3 = stablehlo.constant dense<"0x00000000000000000000000000000000FEFFFFFF0200FDFF0100000000000000FEFF03000200FDFF00000000FFFF03000100FFFFFDFF00000000FDFFFFFFFDFF0300000000000000000000000000000000000000"> : tensor<6x7xi16>
    %4 = stablehlo.constant dense<"0xFDFF0100FEFFFFFF02000200FDFF0000FEFF0300FFFFFDFFFFFF0300010003000000FDFFFFFFFDFF"> : tensor<4x5xi16>
    %5 = stablehlo.constant dense<"0xFEFFFFFF0200FDFF0100FEFFFFFF0200FDFF01000000FEFF03000200FDFF0000FEFF03000200FDFFFFFF03000100FFFFFDFFFFFF03000100FFFFFDFFFDFFFFFFFDFF03000000FDFFFFFFFDFF03000000"> : tensor<4x10xi16>
    %6 = stablehlo.constant dense<"0xFEFFFFFF0200FDFF0100FEFFFFFF0200FDFF01000000FEFF03000200FDFF0000FEFF03000200FDFFFFFF03000100FFFFFDFFFFFF03000100FFFFFDFFFDFFFFFFFDFF03000000FDFFFFFFFDFF03000000"> : tensor<8x5xi16>
    %7 = stablehlo.constant dense<"0x00000300FDFFFFFFFDFFFDFFFFFF01000300FFFFFDFF02000300FEFF00000100FDFF0200FFFFFEFF"> : tensor<4x5xi16>
    %8 = stablehlo.constant dense<"0xFEFFFFFF0200FDFF01000000FEFF03000200FDFFFFFF03000100FFFFFDFFFDFFFFFFFDFF03000000"> : tensor<4x5x1xi16>
    %9 = stablehlo.constant dense<"0xFEFFFEFF01000300"> : tensor<4xi16>
    %10 = stablehlo.constant dense<"0xFEFFFFFF0200FDFF01000000FEFF03000200FDFF000000000100FFFFFDFF00000000000003000000"> : tensor<4x5xi16>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : tensor<5x4xi16>, tensor<4x3xi16>, tensor<2x2xi16>, tensor<6x7xi16>, tensor<4x5xi16>, tensor<4x10xi16>, tensor<8x5xi16>, tensor<4x5xi16>, tensor<4x5x1xi16>, tensor<4xi16>, tensor<4x5xi16>
  }
  func.func private @program(%arg0: tensor<4x5xi16>) -> (tensor<5x4xi16> {jax.result_info = "result[0]"}, tensor<4x3xi16> {jax.result_info = "result[1]"}, tensor<2x2xi16> {jax.result_info = "result[2]"}, tensor<6x7xi16> {jax.result_info = "result[3]"}, tensor<4x5xi16> {jax.result_info = "result[4]"}, tensor<4x10xi16> {jax.result_info = "result[5]"}, tensor<8x5xi16> {jax.result_info = "result[6]"}, tensor<4x5xi16> {jax.result_info = "result[7]"}, tensor<4x5x1xi16> {jax.result_info = "result[8]"}, tensor<4xi16> {jax.result_info = "result[9]"}, tensor<4x5xi16> {jax.result_info = "result[10]"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x5xi16>) -> tensor<5x4xi16>
    %1 = stablehlo.slice %arg0 [0:4, 0:5:2] : (tensor<4x5xi16>) -> tensor<4x3xi16>
    %2 = stablehlo.reverse %1, dims = [0] : tensor<4x3xi16>
    %3 = stablehlo.slice %arg0 [1:3, 3:5] : (tensor<4x5xi16>) -> tensor<2x2xi16>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%arg0, %c) : (tensor<4x5xi16>, tensor<i64>) -> tensor<6x7xi16>
    %5 = call @_roll_static(%arg0) : (tensor<4x5xi16>) -> tensor<4x5xi16>
    %6 = stablehlo.concatenate %arg0, %arg0, dim = 1 : (tensor<4x5xi16>, tensor<4x5xi16>) -> tensor<4x10xi16>
    %7 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<4x5xi16>) -> tensor<4x2x5xi16>
    %8 = stablehlo.reshape %7 : (tensor<4x2x5xi16>) -> tensor<8x5xi16>
    %9 = call @_flip(%arg0) : (tensor<4x5xi16>) -> tensor<4x5xi16>
    %10 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<4x5xi16>) -> tensor<1x4x5xi16>
    %11 = stablehlo.transpose %10, dims = [1, 2, 0] : (tensor<1x4x5xi16>) -> tensor<4x5x1xi16>
    %12 = call @diagonal(%arg0) : (tensor<4x5xi16>) -> tensor<4xi16>
    %13 = call @triu(%arg0) : (tensor<4x5xi16>) -> tensor<4x5xi16>
    return %0, %2, %3, %4, %5, %6, %8, %9, %11, %12, %13 : tensor<5x4xi16>, tensor<4x3xi16>, tensor<2x2xi16>, tensor<6x7xi16>, tensor<4x5xi16>, tensor<4x10xi16>, tensor<8x5xi16>, tensor<4x5xi16>, tensor<4x5x1xi16>, tensor<4xi16>, tensor<4x5xi16>
  }
  func.func private @_pad(%arg0: tensor<4x5xi16>, %arg1: tensor<i64>) -> tensor<6x7xi16> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i16>
    %1 = stablehlo.pad %arg0, %0, low = [1, 1], high = [1, 1], interior = [0, 0] : (tensor<4x5xi16>, tensor<i16>) -> tensor<6x7xi16>
    return %1 : tensor<6x7xi16>
  }
  func.func private @_roll_static(%arg0: tensor<4x5xi16>) -> tensor<4x5xi16> {
    %0 = stablehlo.slice %arg0 [0:4, 3:5] : (tensor<4x5xi16>) -> tensor<4x2xi16>
    %1 = stablehlo.slice %arg0 [0:4, 0:3] : (tensor<4x5xi16>) -> tensor<4x3xi16>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<4x2xi16>, tensor<4x3xi16>) -> tensor<4x5xi16>
    return %2 : tensor<4x5xi16>
  }
  func.func private @_flip(%arg0: tensor<4x5xi16>) -> tensor<4x5xi16> {
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<4x5xi16>
    return %0 : tensor<4x5xi16>
  }
  func.func private @diagonal(%arg0: tensor<4x5xi16>) -> tensor<4xi16> {
    %0 = stablehlo.iota dim = 0 : tensor<4xi64>
    %1 = stablehlo.iota dim = 0 : tensor<4xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %3 = stablehlo.compare LT, %0, %2, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %5 = stablehlo.add %0, %4 : tensor<4xi64>
    %6 = stablehlo.select %3, %5, %0 : tensor<4xi1>, tensor<4xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %8 = stablehlo.compare LT, %1, %7, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %c_2 = stablehlo.constant dense<5> : tensor<i64>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %10 = stablehlo.add %1, %9 : tensor<4xi64>
    %11 = stablehlo.select %8, %10, %1 : tensor<4xi1>, tensor<4xi64>
    %12 = stablehlo.convert %6 : (tensor<4xi64>) -> tensor<4xi32>
    %13 = stablehlo.convert %11 : (tensor<4xi64>) -> tensor<4xi32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %16 = stablehlo.concatenate %14, %15, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    %17 = "stablehlo.gather"(%arg0, %16) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x5xi16>, tensor<4x2xi32>) -> tensor<4xi16>
    return %17 : tensor<4xi16>
  }
  func.func private @triu(%arg0: tensor<4x5xi16>) -> tensor<4x5xi16> {
    %0 = stablehlo.iota dim = 0 : tensor<4x5xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x5xi64>
    %2 = stablehlo.add %0, %1 : tensor<4x5xi64>
    %3 = stablehlo.iota dim = 1 : tensor<4x5xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x5xi64>, tensor<4x5xi64>) -> tensor<4x5xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<i16>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i16>) -> tensor<4x5xi16>
    %6 = stablehlo.select %4, %5, %arg0 : tensor<4x5xi1>, tensor<4x5xi16>
    return %6 : tensor<4x5xi16>
  }
}

// -----

// more_moving: indexing i16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<4x5xi16>, tensor<5xi32>)
    %e:7 = call @expected() : () -> (tensor<2x5xi16>, tensor<4x2xi16>, tensor<2xi16>, tensor<5x5xi16>, tensor<4x2xi16>, tensor<2x2xi16>, tensor<4x5xi16>)
    %r:7 = call @program(%i#0, %i#1) : (tensor<4x5xi16>, tensor<5xi32>) -> (tensor<2x5xi16>, tensor<4x2xi16>, tensor<2xi16>, tensor<5x5xi16>, tensor<4x2xi16>, tensor<2x2xi16>, tensor<4x5xi16>)
    check.expect_eq %r#0, %e#0 : tensor<2x5xi16>
    check.expect_eq %r#1, %e#1 : tensor<4x2xi16>
    check.expect_eq %r#2, %e#2 : tensor<2xi16>
    check.expect_eq %r#3, %e#3 : tensor<5x5xi16>
    check.expect_eq %r#4, %e#4 : tensor<4x2xi16>
    check.expect_eq %r#5, %e#5 : tensor<2x2xi16>
    check.expect_eq %r#6, %e#6 : tensor<4x5xi16>
    return
  }
  func.func private @inputs() -> (tensor<4x5xi16>, tensor<5xi32>) {
    %0 = stablehlo.constant dense<"0xFEFFFFFF0200FDFF01000000FEFF03000200FDFFFFFF03000100FFFFFDFFFDFFFFFFFDFF03000000"> : tensor<4x5xi16>
    %1 = stablehlo.constant dense<"0x00000000030000000300000007000000FFFFFFFF"> : tensor<5xi32>
    return %0, %1 : tensor<4x5xi16>, tensor<5xi32>
  }
  func.func private @expected() -> (tensor<2x5xi16>, tensor<4x2xi16>, tensor<2xi16>, tensor<5x5xi16>, tensor<4x2xi16>, tensor<2x2xi16>, tensor<4x5xi16>) {
    %0 = stablehlo.constant dense<"0xFEFFFFFF0200FDFF0100FDFFFFFFFDFF03000000"> : tensor<2x5xi16>
    %1 = stablehlo.constant dense<"0xFEFFFDFF00000200FFFFFFFFFDFF0300"> : tensor<4x2xi16>
    %2 = stablehlo.constant dense<"0xFDFF0300"> : tensor<2xi16>
    %3 = stablehlo.constant dense<"0xFEFFFFFF0200FDFF0100FDFFFFFFFDFF03000000FDFFFFFFFDFF03000000FDFFFFFFFDFF03000000FEFFFFFF0200FDFF0100"> : tensor<5x5xi16>
    %4 = stablehlo.constant dense<"0xFFFFFFFFFEFFFEFF03000300FFFFFFFF"> : tensor<4x2xi16>
    %5 = stablehlo.constant dense<"0xFFFF0300FDFFFFFF"> : tensor<2x2xi16>
    %6 = stablehlo.constant dense<"0xFEFFFFFF0200FDFF01000000FEFF03000200FDFFFFFF03000100FEFFFFFFFDFFFFFFFDFF0000FEFF"> : tensor<4x5xi16>
    return %0, %1, %2, %3, %4, %5, %6 : tensor<2x5xi16>, tensor<4x2xi16>, tensor<2xi16>, tensor<5x5xi16>, tensor<4x2xi16>, tensor<2x2xi16>, tensor<4x5xi16>
  }
  func.func private @program(%arg0: tensor<4x5xi16>, %arg1: tensor<5xi32>) -> (tensor<2x5xi16> {jax.result_info = "result[0]"}, tensor<4x2xi16> {jax.result_info = "result[1]"}, tensor<2xi16> {jax.result_info = "result[2]"}, tensor<5x5xi16> {jax.result_info = "result[3]"}, tensor<4x2xi16> {jax.result_info = "result[4]"}, tensor<2x2xi16> {jax.result_info = "result[5]"}, tensor<4x5xi16> {jax.result_info = "result[6]"}) {
    %0 = stablehlo.slice %arg1 [0:2] : (tensor<5xi32>) -> tensor<2xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %4 = stablehlo.add %0, %3 : tensor<2xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<2xi1>, tensor<2xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5>}> : (tensor<4x5xi16>, tensor<2x1xi32>) -> tensor<2x5xi16>
    %8 = stablehlo.slice %arg1 [0:2] : (tensor<5xi32>) -> tensor<2xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %10 = stablehlo.compare LT, %8, %9, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_2 = stablehlo.constant dense<5> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %12 = stablehlo.add %8, %11 : tensor<2xi32>
    %13 = stablehlo.select %10, %12, %8 : tensor<2xi1>, tensor<2xi32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %15 = "stablehlo.gather"(%arg0, %14) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 4, 1>}> : (tensor<4x5xi16>, tensor<2x1xi32>) -> tensor<4x2xi16>
    %16 = stablehlo.slice %arg1 [0:2] : (tensor<5xi32>) -> tensor<2xi32>
    %17 = stablehlo.slice %arg1 [1:3] : (tensor<5xi32>) -> tensor<2xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %19 = stablehlo.compare LT, %16, %18, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_4 = stablehlo.constant dense<4> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %21 = stablehlo.add %16, %20 : tensor<2xi32>
    %22 = stablehlo.select %19, %21, %16 : tensor<2xi1>, tensor<2xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %24 = stablehlo.compare LT, %17, %23, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_6 = stablehlo.constant dense<5> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %26 = stablehlo.add %17, %25 : tensor<2xi32>
    %27 = stablehlo.select %24, %26, %17 : tensor<2xi1>, tensor<2xi32>
    %28 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %29 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %30 = stablehlo.concatenate %28, %29, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x2xi32>
    %31 = "stablehlo.gather"(%arg0, %30) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x5xi16>, tensor<2x2xi32>) -> tensor<2xi16>
    %32 = call @_take(%arg0, %arg1) : (tensor<4x5xi16>, tensor<5xi32>) -> tensor<5x5xi16>
    %c_7 = stablehlo.constant dense<1> : tensor<i32>
    %33 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<4x2xi32>
    %34 = call @take_along_axis(%arg0, %33) : (tensor<4x5xi16>, tensor<4x2xi32>) -> tensor<4x2xi16>
    %35 = stablehlo.slice %arg1 [1:2] : (tensor<5xi32>) -> tensor<1xi32>
    %36 = stablehlo.reshape %35 : (tensor<1xi32>) -> tensor<i32>
    %37 = stablehlo.slice %arg1 [0:1] : (tensor<5xi32>) -> tensor<1xi32>
    %38 = stablehlo.reshape %37 : (tensor<1xi32>) -> tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %39 = stablehlo.compare LT, %36, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<4> : tensor<i32>
    %40 = stablehlo.add %36, %c_9 : tensor<i32>
    %41 = stablehlo.select %39, %40, %36 : tensor<i1>, tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %42 = stablehlo.compare LT, %38, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_11 = stablehlo.constant dense<5> : tensor<i32>
    %43 = stablehlo.add %38, %c_11 : tensor<i32>
    %44 = stablehlo.select %42, %43, %38 : tensor<i1>, tensor<i32>
    %45 = stablehlo.dynamic_slice %arg0, %41, %44, sizes = [2, 2] : (tensor<4x5xi16>, tensor<i32>, tensor<i32>) -> tensor<2x2xi16>
    %46 = stablehlo.slice %arg0 [0:2, 0:2] : (tensor<4x5xi16>) -> tensor<2x2xi16>
    %47 = stablehlo.slice %arg1 [1:2] : (tensor<5xi32>) -> tensor<1xi32>
    %48 = stablehlo.reshape %47 : (tensor<1xi32>) -> tensor<i32>
    %49 = stablehlo.slice %arg1 [1:2] : (tensor<5xi32>) -> tensor<1xi32>
    %50 = stablehlo.reshape %49 : (tensor<1xi32>) -> tensor<i32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %51 = stablehlo.compare LT, %48, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_13 = stablehlo.constant dense<4> : tensor<i32>
    %52 = stablehlo.add %48, %c_13 : tensor<i32>
    %53 = stablehlo.select %51, %52, %48 : tensor<i1>, tensor<i32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %54 = stablehlo.compare LT, %50, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_15 = stablehlo.constant dense<5> : tensor<i32>
    %55 = stablehlo.add %50, %c_15 : tensor<i32>
    %56 = stablehlo.select %54, %55, %50 : tensor<i1>, tensor<i32>
    %57 = stablehlo.dynamic_update_slice %arg0, %46, %53, %56 : (tensor<4x5xi16>, tensor<2x2xi16>, tensor<i32>, tensor<i32>) -> tensor<4x5xi16>
    return %7, %15, %31, %32, %34, %45, %57 : tensor<2x5xi16>, tensor<4x2xi16>, tensor<2xi16>, tensor<5x5xi16>, tensor<4x2xi16>, tensor<2x2xi16>, tensor<4x5xi16>
  }
  func.func private @_take(%arg0: tensor<4x5xi16>, %arg1: tensor<5xi32>) -> tensor<5x5xi16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5>}> : (tensor<4x5xi16>, tensor<5x1xi32>) -> tensor<5x5xi16>
    return %1 : tensor<5x5xi16>
  }
  func.func private @take_along_axis(%arg0: tensor<4x5xi16>, %arg1: tensor<4x2xi32>) -> tensor<4x2xi16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x2xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x2xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4x2xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4x2xi1>, tensor<4x2xi32>
    %5 = stablehlo.reshape %4 : (tensor<4x2xi32>) -> tensor<4x2x1xi32>
    %c_1 = stablehlo.constant dense<4> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x2x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x2x1xi32>, tensor<4x2x1xi32>) -> tensor<4x2x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<4x2x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<4x2x1xi32>, tensor<4x2x1xi32>) -> tensor<4x2x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<4x2x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<4x2x1xi1>, tensor<i1>) -> tensor<4x2xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x5xi16>, tensor<4x2x1xi32>) -> tensor<4x2xi16>
    %c_4 = stablehlo.constant dense<-32768> : tensor<i16>
    %14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i16>) -> tensor<4x2xi16>
    %15 = stablehlo.select %12, %13, %14 : tensor<4x2xi1>, tensor<4x2xi16>
    return %15 : tensor<4x2xi16>
  }
}

// -----

// more_moving: scatter i16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<4x5xi16>, tensor<5xi32>)
    %e:5 = call @expected() : () -> (tensor<4x5xi16>, tensor<4x5xi16>, tensor<4x5xi16>, tensor<4x5xi16>, tensor<4x5xi16>)
    %r:5 = call @program(%i#0, %i#1) : (tensor<4x5xi16>, tensor<5xi32>) -> (tensor<4x5xi16>, tensor<4x5xi16>, tensor<4x5xi16>, tensor<4x5xi16>, tensor<4x5xi16>)
    check.expect_eq %r#0, %e#0 : tensor<4x5xi16>
    check.expect_eq %r#1, %e#1 : tensor<4x5xi16>
    check.expect_eq %r#2, %e#2 : tensor<4x5xi16>
    check.expect_eq %r#3, %e#3 : tensor<4x5xi16>
    check.expect_eq %r#4, %e#4 : tensor<4x5xi16>
    return
  }
  func.func private @inputs() -> (tensor<4x5xi16>, tensor<5xi32>) {
    %0 = stablehlo.constant dense<"0xFEFFFFFF0200FDFF01000000FEFF03000200FDFFFFFF03000100FFFFFDFFFDFFFFFFFDFF03000000"> : tensor<4x5xi16>
    %1 = stablehlo.constant dense<"0x00000000030000000300000007000000FFFFFFFF"> : tensor<5xi32>
    return %0, %1 : tensor<4x5xi16>, tensor<5xi32>
  }
  func.func private @expected() -> (tensor<4x5xi16>, tensor<4x5xi16>, tensor<4x5xi16>, tensor<4x5xi16>, tensor<4x5xi16>) {
    %0 = stablehlo.constant dense<"0x000000000000000000000000FEFF03000200FDFFFFFF03000100FFFFFDFF00000000000000000000"> : tensor<4x5xi16>
    %1 = stablehlo.constant dense<"0xFCFFFEFF0400FAFF02000000FEFF03000200FDFFFFFF03000100FFFFFDFFF7FFFCFF0300FAFF0300"> : tensor<4x5xi16>
    %2 = stablehlo.constant dense<"0x040001000400090001000000FEFF03000200FDFFFFFF03000100FFFFFDFF18000100E8FFAFFF0000"> : tensor<4x5xi16>
    %3 = stablehlo.constant dense<"0xFEFF00000200FDFF01000000000003000200FDFFFFFF00000100FFFFFDFFFDFF0000FDFF03000000"> : tensor<4x5xi16>
    %4 = stablehlo.constant dense<"0xFEFFFFFF0200FEFF01000000FEFF03000200FDFFFFFF03000100FFFFFDFFFDFFFFFFFDFF04000000"> : tensor<4x5xi16>
    return %0, %1, %2, %3, %4 : tensor<4x5xi16>, tensor<4x5xi16>, tensor<4x5xi16>, tensor<4x5xi16>, tensor<4x5xi16>
  }
  func.func private @program(%arg0: tensor<4x5xi16>, %arg1: tensor<5xi32>) -> (tensor<4x5xi16> {jax.result_info = "result[0]"}, tensor<4x5xi16> {jax.result_info = "result[1]"}, tensor<4x5xi16> {jax.result_info = "result[2]"}, tensor<4x5xi16> {jax.result_info = "result[3]"}, tensor<4x5xi16> {jax.result_info = "result[4]"}) {
    %0 = stablehlo.slice %arg1 [0:2] : (tensor<5xi32>) -> tensor<2xi32>
    %1 = stablehlo.slice %arg0 [0:2, 0:5] : (tensor<4x5xi16>) -> tensor<2x5xi16>
    %c = stablehlo.constant dense<0> : tensor<i16>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i16>) -> tensor<2x5xi16>
    %3 = stablehlo.multiply %1, %2 : tensor<2x5xi16>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %5 = stablehlo.compare LT, %0, %4, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_1 = stablehlo.constant dense<4> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %7 = stablehlo.add %0, %6 : tensor<2xi32>
    %8 = stablehlo.select %5, %7, %0 : tensor<2xi1>, tensor<2xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %10 = "stablehlo.scatter"(%arg0, %9, %3) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i16>, %arg3: tensor<i16>):
      stablehlo.return %arg3 : tensor<i16>
    }) : (tensor<4x5xi16>, tensor<2x1xi32>, tensor<2x5xi16>) -> tensor<4x5xi16>
    %11 = stablehlo.slice %arg0 [0:1, 0:5] : (tensor<4x5xi16>) -> tensor<1x5xi16>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %13 = stablehlo.compare LT, %arg1, %12, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_3 = stablehlo.constant dense<4> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %15 = stablehlo.add %arg1, %14 : tensor<5xi32>
    %16 = stablehlo.select %13, %15, %arg1 : tensor<5xi1>, tensor<5xi32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %18 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x5xi16>) -> tensor<5x5xi16>
    %19 = "stablehlo.scatter"(%arg0, %17, %18) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i16>, %arg3: tensor<i16>):
      %49 = stablehlo.add %arg2, %arg3 : tensor<i16>
      stablehlo.return %49 : tensor<i16>
    }) : (tensor<4x5xi16>, tensor<5x1xi32>, tensor<5x5xi16>) -> tensor<4x5xi16>
    %20 = stablehlo.slice %arg0 [0:1, 0:5] : (tensor<4x5xi16>) -> tensor<1x5xi16>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %22 = stablehlo.compare LT, %arg1, %21, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_5 = stablehlo.constant dense<4> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %24 = stablehlo.add %arg1, %23 : tensor<5xi32>
    %25 = stablehlo.select %22, %24, %arg1 : tensor<5xi1>, tensor<5xi32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %27 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x5xi16>) -> tensor<5x5xi16>
    %28 = "stablehlo.scatter"(%arg0, %26, %27) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i16>, %arg3: tensor<i16>):
      %49 = stablehlo.multiply %arg2, %arg3 : tensor<i16>
      stablehlo.return %49 : tensor<i16>
    }) : (tensor<4x5xi16>, tensor<5x1xi32>, tensor<5x5xi16>) -> tensor<4x5xi16>
    %c_6 = stablehlo.constant dense<1> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i16>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i16>) -> tensor<4xi16>
    %31 = "stablehlo.scatter"(%arg0, %29, %30) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<i16>, %arg3: tensor<i16>):
      stablehlo.return %arg3 : tensor<i16>
    }) : (tensor<4x5xi16>, tensor<1xi32>, tensor<4xi16>) -> tensor<4x5xi16>
    %32 = stablehlo.slice %arg1 [0:2] : (tensor<5xi32>) -> tensor<2xi32>
    %33 = stablehlo.slice %arg1 [1:3] : (tensor<5xi32>) -> tensor<2xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %35 = stablehlo.compare LT, %32, %34, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_9 = stablehlo.constant dense<4> : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %37 = stablehlo.add %32, %36 : tensor<2xi32>
    %38 = stablehlo.select %35, %37, %32 : tensor<2xi1>, tensor<2xi32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %39 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %40 = stablehlo.compare LT, %33, %39, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_11 = stablehlo.constant dense<5> : tensor<i32>
    %41 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %42 = stablehlo.add %33, %41 : tensor<2xi32>
    %43 = stablehlo.select %40, %42, %33 : tensor<2xi1>, tensor<2xi32>
    %44 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %45 = stablehlo.broadcast_in_dim %43, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %46 = stablehlo.concatenate %44, %45, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x2xi32>
    %c_12 = stablehlo.constant dense<1> : tensor<i16>
    %47 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i16>) -> tensor<2xi16>
    %48 = "stablehlo.scatter"(%arg0, %46, %47) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i16>, %arg3: tensor<i16>):
      %49 = stablehlo.add %arg2, %arg3 : tensor<i16>
      stablehlo.return %49 : tensor<i16>
    }) : (tensor<4x5xi16>, tensor<2x2xi32>, tensor<2xi16>) -> tensor<4x5xi16>
    return %10, %19, %28, %31, %48 : tensor<4x5xi16>, tensor<4x5xi16>, tensor<4x5xi16>, tensor<4x5xi16>, tensor<4x5xi16>
  }
}

// -----

// more_moving: scatter min, max i16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<4x5xi16>, tensor<5xi32>)
    %e:4 = call @expected() : () -> (tensor<4x5xi16>, tensor<4x5xi16>, tensor<5x5xi16>, tensor<2x5xi16>)
    %r:4 = call @program(%i#0, %i#1) : (tensor<4x5xi16>, tensor<5xi32>) -> (tensor<4x5xi16>, tensor<4x5xi16>, tensor<5x5xi16>, tensor<2x5xi16>)
    check.expect_eq %r#0, %e#0 : tensor<4x5xi16>
    check.expect_eq %r#1, %e#1 : tensor<4x5xi16>
    check.expect_eq %r#2, %e#2 : tensor<5x5xi16>
    check.expect_eq %r#3, %e#3 : tensor<2x5xi16>
    return
  }
  func.func private @inputs() -> (tensor<4x5xi16>, tensor<5xi32>) {
    %0 = stablehlo.constant dense<"0xFEFFFFFF0200FDFF01000000FEFF03000200FDFFFFFF03000100FFFFFDFFFDFFFFFFFDFF03000000"> : tensor<4x5xi16>
    %1 = stablehlo.constant dense<"0x00000000030000000300000007000000FFFFFFFF"> : tensor<5xi32>
    return %0, %1 : tensor<4x5xi16>, tensor<5xi32>
  }
  func.func private @expected() -> (tensor<4x5xi16>, tensor<4x5xi16>, tensor<5x5xi16>, tensor<2x5xi16>) {
    %0 = stablehlo.constant dense<"0xFEFFFFFF0200FDFF01000000FEFF03000200FDFFFFFF03000100FFFFFDFFFDFFFFFFFDFFFDFF0000"> : tensor<4x5xi16>
    %1 = stablehlo.constant dense<"0x0000FFFF0300020001000000FEFF03000200FDFFFFFF03000100FFFFFDFF0000FFFF030003000000"> : tensor<4x5xi16>
    %2 = stablehlo.constant dense<"0xFEFFFFFF0200FDFF01000000000000000000000000000000000000000000FFFF010004000100FAFF00000000000000000000"> : tensor<5x5xi16>
    %3 = stablehlo.constant dense<"0x0000FFFF030002000100FFFF0300010003000000"> : tensor<2x5xi16>
    return %0, %1, %2, %3 : tensor<4x5xi16>, tensor<4x5xi16>, tensor<5x5xi16>, tensor<2x5xi16>
  }
  func.func private @program(%arg0: tensor<4x5xi16>, %arg1: tensor<5xi32>) -> (tensor<4x5xi16> {jax.result_info = "result[0]"}, tensor<4x5xi16> {jax.result_info = "result[1]"}, tensor<5x5xi16> {jax.result_info = "result[2]"}, tensor<2x5xi16> {jax.result_info = "result[3]"}) {
    %c = stablehlo.constant dense<[0, 0, 1, 1]> : tensor<4xi64>
    %0 = stablehlo.slice %arg0 [0:1, 0:5] : (tensor<4x5xi16>) -> tensor<1x5xi16>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_1 = stablehlo.constant dense<4> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %4 = stablehlo.add %arg1, %3 : tensor<5xi32>
    %5 = stablehlo.select %2, %4, %arg1 : tensor<5xi1>, tensor<5xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %7 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x5xi16>) -> tensor<5x5xi16>
    %8 = "stablehlo.scatter"(%arg0, %6, %7) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i16>, %arg3: tensor<i16>):
      %26 = stablehlo.minimum %arg2, %arg3 : tensor<i16>
      stablehlo.return %26 : tensor<i16>
    }) : (tensor<4x5xi16>, tensor<5x1xi32>, tensor<5x5xi16>) -> tensor<4x5xi16>
    %9 = stablehlo.slice %arg0 [1:2, 0:5] : (tensor<4x5xi16>) -> tensor<1x5xi16>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %11 = stablehlo.compare LT, %arg1, %10, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_3 = stablehlo.constant dense<4> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %13 = stablehlo.add %arg1, %12 : tensor<5xi32>
    %14 = stablehlo.select %11, %13, %arg1 : tensor<5xi1>, tensor<5xi32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %16 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x5xi16>) -> tensor<5x5xi16>
    %17 = "stablehlo.scatter"(%arg0, %15, %16) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i16>, %arg3: tensor<i16>):
      %26 = stablehlo.maximum %arg2, %arg3 : tensor<i16>
      stablehlo.return %26 : tensor<i16>
    }) : (tensor<4x5xi16>, tensor<5x1xi32>, tensor<5x5xi16>) -> tensor<4x5xi16>
    %18 = stablehlo.slice %arg1 [0:4] : (tensor<5xi32>) -> tensor<4xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i16>
    %19 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i16>) -> tensor<5x5xi16>
    %20 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %21 = "stablehlo.scatter"(%19, %20, %arg0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i16>, %arg3: tensor<i16>):
      %26 = stablehlo.add %arg2, %arg3 : tensor<i16>
      stablehlo.return %26 : tensor<i16>
    }) : (tensor<5x5xi16>, tensor<4x1xi32>, tensor<4x5xi16>) -> tensor<5x5xi16>
    %c_5 = stablehlo.constant dense<-32768> : tensor<i16>
    %22 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i16>) -> tensor<2x5xi16>
    %23 = stablehlo.convert %c : (tensor<4xi64>) -> tensor<4xi32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %25 = "stablehlo.scatter"(%22, %24, %arg0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i16>, %arg3: tensor<i16>):
      %26 = stablehlo.maximum %arg2, %arg3 : tensor<i16>
      stablehlo.return %26 : tensor<i16>
    }) : (tensor<2x5xi16>, tensor<4x1xi32>, tensor<4x5xi16>) -> tensor<2x5xi16>
    return %8, %17, %21, %25 : tensor<4x5xi16>, tensor<4x5xi16>, tensor<5x5xi16>, tensor<2x5xi16>
  }
}

// -----

// more_moving: moving f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<4x5xf64>)
    %e:11 = call @expected() : () -> (tensor<5x4xf64>, tensor<4x3xf64>, tensor<2x2xf64>, tensor<6x7xf64>, tensor<4x5xf64>, tensor<4x10xf64>, tensor<8x5xf64>, tensor<4x5xf64>, tensor<4x5x1xf64>, tensor<4xf64>, tensor<4x5xf64>)
    %r:11 = call @program(%i#0) : (tensor<4x5xf64>) -> (tensor<5x4xf64>, tensor<4x3xf64>, tensor<2x2xf64>, tensor<6x7xf64>, tensor<4x5xf64>, tensor<4x10xf64>, tensor<8x5xf64>, tensor<4x5xf64>, tensor<4x5x1xf64>, tensor<4xf64>, tensor<4x5xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<5x4xf64>, tensor<5x4xf64>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<4x3xf64>, tensor<4x3xf64>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<2x2xf64>, tensor<2x2xf64>
    check.expect_close %r#3, %e#3, max_ulp_difference = 0 : tensor<6x7xf64>, tensor<6x7xf64>
    check.expect_close %r#4, %e#4, max_ulp_difference = 0 : tensor<4x5xf64>, tensor<4x5xf64>
    check.expect_close %r#5, %e#5, max_ulp_difference = 0 : tensor<4x10xf64>, tensor<4x10xf64>
    check.expect_close %r#6, %e#6, max_ulp_difference = 0 : tensor<8x5xf64>, tensor<8x5xf64>
    check.expect_close %r#7, %e#7, max_ulp_difference = 0 : tensor<4x5xf64>, tensor<4x5xf64>
    check.expect_close %r#8, %e#8, max_ulp_difference = 0 : tensor<4x5x1xf64>, tensor<4x5x1xf64>
    check.expect_close %r#9, %e#9, max_ulp_difference = 0 : tensor<4xf64>, tensor<4xf64>
    check.expect_close %r#10, %e#10, max_ulp_difference = 0 : tensor<4x5xf64>, tensor<4x5xf64>
    return
  }
  func.func private @inputs() -> (tensor<4x5xf64>) {
    %0 = stablehlo.constant dense<"0x5D8F82AAAE06F0BFB046C92B1589FB3F4816EA6108ADEE3F2394AE605010F2BFBDA29357C475F4BFF6D5A7B105CDFFBF98F28FD5B7A10140FA67B748A52701C06C5CCA83FA910340F09F9D8CC192D63F206651ABE5EEDDBF34AB63B5225FF03F78090E3E67CA0740E0473E833E55F23FBCDFA31DE439F83FF497DC753B35F13F745D3D049839074070A5155DF0CF014060E999564E3AB93FC8DBBAC104C70240"> : tensor<4x5xf64>
    return %0 : tensor<4x5xf64>
  }
  func.func private @expected() -> (tensor<5x4xf64>, tensor<4x3xf64>, tensor<2x2xf64>, tensor<6x7xf64>, tensor<4x5xf64>, tensor<4x10xf64>, tensor<8x5xf64>, tensor<4x5xf64>, tensor<4x5x1xf64>, tensor<4xf64>, tensor<4x5xf64>) {
    %0 = stablehlo.constant dense<"0x5D8F82AAAE06F0BFF6D5A7B105CDFFBF206651ABE5EEDDBFF497DC753B35F13FB046C92B1589FB3F98F28FD5B7A1014034AB63B5225FF03F745D3D04983907404816EA6108ADEE3FFA67B748A52701C078090E3E67CA074070A5155DF0CF01402394AE605010F2BF6C5CCA83FA910340E0473E833E55F23F60E999564E3AB93FBDA29357C475F4BFF09F9D8CC192D63FBCDFA31DE439F83FC8DBBAC104C70240"> : tensor<5x4xf64>
    %1 = stablehlo.constant dense<"0xF497DC753B35F13F70A5155DF0CF0140C8DBBAC104C70240206651ABE5EEDDBF78090E3E67CA0740BCDFA31DE439F83FF6D5A7B105CDFFBFFA67B748A52701C0F09F9D8CC192D63F5D8F82AAAE06F0BF4816EA6108ADEE3FBDA29357C475F4BF"> : tensor<4x3xf64>
    %2 = stablehlo.constant dense<"0x6C5CCA83FA910340F09F9D8CC192D63FE0473E833E55F23FBCDFA31DE439F83F"> : tensor<2x2xf64>
    %3 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000005D8F82AAAE06F0BFB046C92B1589FB3F4816EA6108ADEE3F2394AE605010F2BFBDA29357C475F4BF00000000000000000000000000000000F6D5A7B105CDFFBF98F28FD5B7A10140FA67B748A52701C06C5CCA83FA910340F09F9D8CC192D63F00000000000000000000000000000000206651ABE5EEDDBF34AB63B5225FF03F78090E3E67CA0740E0473E833E55F23FBCDFA31DE439F83F00000000000000000000000000000000F497DC753B35F13F745D3D049839074070A5155DF0CF014060E999564E3AB93FC8DBBAC104C7024000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x7xf64>
    %4 = stablehlo.constant dense<"0x2394AE605010F2BFBDA29357C475F4BF5D8F82AAAE06F0BFB046C92B1589FB3F4816EA6108ADEE3F6C5CCA83FA910340F09F9D8CC192D63FF6D5A7B105CDFFBF98F28FD5B7A10140FA67B748A52701C0E0473E833E55F23FBCDFA31DE439F83F206651ABE5EEDDBF34AB63B5225FF03F78090E3E67CA074060E999564E3AB93FC8DBBAC104C70240F497DC753B35F13F745D3D049839074070A5155DF0CF0140"> : tensor<4x5xf64>
    %5 = stablehlo.constant dense<"0x5D8F82AAAE06F0BFB046C92B1589FB3F4816EA6108ADEE3F2394AE605010F2BFBDA29357C475F4BF5D8F82AAAE06F0BFB046C92B1589FB3F4816EA6108ADEE3F2394AE605010F2BFBDA29357C475F4BFF6D5A7B105CDFFBF98F28FD5B7A10140FA67B748A52701C06C5CCA83FA910340F09F9D8CC192D63FF6D5A7B105CDFFBF98F28FD5B7A10140FA67B748A52701C06C5CCA83FA910340F09F9D8CC192D63F206651ABE5EEDDBF34AB63B5225FF03F78090E3E67CA0740E0473E833E55F23FBCDFA31DE439F83F206651ABE5EEDDBF34AB63B5225FF03F78090E3E67CA0740E0473E833E55F23FBCDFA31DE439F83FF497DC753B35F13F745D3D049839074070A5155DF0CF014060E999564E3AB93FC8DBBAC104C70240F497DC753B35F13F745D3D049839074070A5155DF0CF014060E999564E3AB93FC8DBBAC104C70240"> : tensor<4x10xf64>
    %6 = stablehlo.constant dense<"0x5D8F82AAAE06F0BFB046C92B1589FB3F4816EA6108ADEE3F2394AE605010F2BFBDA29357C475F4BF5D8F82AAAE06F0BFB046C92B1589FB3F4816EA6108ADEE3F2394AE605010F2BFBDA29357C475F4BFF6D5A7B105CDFFBF98F28FD5B7A10140FA67B748A52701C06C5CCA83FA910340F09F9D8CC192D63FF6D5A7B105CDFFBF98F28FD5B7A10140FA67B748A52701C06C5CCA83FA910340F09F9D8CC192D63F206651ABE5EEDDBF34AB63B5225FF03F78090E3E67CA0740E0473E833E55F23FBCDFA31DE439F83F206651ABE5EEDDBF34AB63B5225FF03F78090E3E67CA0740E0473E833E55F23FBCDFA31DE439F83FF497DC753B35F13F745D3D049839074070A5155DF0CF014060E999564E3AB93FC8DBBAC104C70240F497DC753B35F13F745D3D049839074070A5155DF0CF014060E999564E3AB93FC8DBBAC104C70240"> : tensor<8x5xf64>
    %7 = stablehlo.constant dense<"0xC8DBBAC104C7024060E999564E3AB93F70A5155DF0CF0140745D3D0498390740F497DC753B35F13FBCDFA31DE439F83FE0473E833E55F23F78090E3E67CA074034AB63B5225FF03F206651ABE5EEDDBFF09F9D8CC192D63F6C5CCA83FA910340FA67B748A52701C098F28FD5B7A10140F6D5A7B105CDFFBFBDA29357C475F4BF2394AE605010F2BF4816EA6108ADEE3FB046C92B1589FB3F5D8F82AAAE06F0BF"> : tensor<4x5xf64>
    %8 = stablehlo.constant dense<"0x5D8F82AAAE06F0BFB046C92B1589FB3F4816EA6108ADEE3F2394AE605010F2BFBDA29357C475F4BFF6D5A7B105CDFFBF98F28FD5B7A10140FA67B748A52701C06C5CCA83FA910340F09F9D8CC192D63F206651ABE5EEDDBF34AB63B5225FF03F78090E3E67CA0740E0473E833E55F23FBCDFA31DE439F83FF497DC753B35F13F745D3D049839074070A5155DF0CF014060E999564E3AB93FC8DBBAC104C70240"> : tensor<4x5x1xf64>
    %9 = stablehlo.constant dense<"0x5D8F82AAAE06F0BF98F28FD5B7A1014078090E3E67CA074060E999564E3AB93F"> : tensor<4xf64>
    %10 = stablehlo.constant dense<"0x5D8F82AAAE06F0BFB046C92B1589FB3F4816EA6108ADEE3F2394AE605010F2BFBDA29357C475F4BF000000000000000098F28FD5B7A10140FA67B748A52701C06C5CCA83FA910340F09F9D8CC192D63F0000000000000000000000000000000078090E3E67CA0740E0473E833E55F23FBCDFA31DE439F83F00000000000000000000000000000000000000000000000060E999564E3AB93FC8DBBAC104C70240"> : tensor<4x5xf64>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : tensor<5x4xf64>, tensor<4x3xf64>, tensor<2x2xf64>, tensor<6x7xf64>, tensor<4x5xf64>, tensor<4x10xf64>, tensor<8x5xf64>, tensor<4x5xf64>, tensor<4x5x1xf64>, tensor<4xf64>, tensor<4x5xf64>
  }
  func.func private @program(%arg0: tensor<4x5xf64>) -> (tensor<5x4xf64> {jax.result_info = "result[0]"}, tensor<4x3xf64> {jax.result_info = "result[1]"}, tensor<2x2xf64> {jax.result_info = "result[2]"}, tensor<6x7xf64> {jax.result_info = "result[3]"}, tensor<4x5xf64> {jax.result_info = "result[4]"}, tensor<4x10xf64> {jax.result_info = "result[5]"}, tensor<8x5xf64> {jax.result_info = "result[6]"}, tensor<4x5xf64> {jax.result_info = "result[7]"}, tensor<4x5x1xf64> {jax.result_info = "result[8]"}, tensor<4xf64> {jax.result_info = "result[9]"}, tensor<4x5xf64> {jax.result_info = "result[10]"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x5xf64>) -> tensor<5x4xf64>
    %1 = stablehlo.slice %arg0 [0:4, 0:5:2] : (tensor<4x5xf64>) -> tensor<4x3xf64>
    %2 = stablehlo.reverse %1, dims = [0] : tensor<4x3xf64>
    %3 = stablehlo.slice %arg0 [1:3, 3:5] : (tensor<4x5xf64>) -> tensor<2x2xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%arg0, %c) : (tensor<4x5xf64>, tensor<i64>) -> tensor<6x7xf64>
    %5 = call @_roll_static(%arg0) : (tensor<4x5xf64>) -> tensor<4x5xf64>
    %6 = stablehlo.concatenate %arg0, %arg0, dim = 1 : (tensor<4x5xf64>, tensor<4x5xf64>) -> tensor<4x10xf64>
    %7 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<4x5xf64>) -> tensor<4x2x5xf64>
    %8 = stablehlo.reshape %7 : (tensor<4x2x5xf64>) -> tensor<8x5xf64>
    %9 = call @_flip(%arg0) : (tensor<4x5xf64>) -> tensor<4x5xf64>
    %10 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<4x5xf64>) -> tensor<1x4x5xf64>
    %11 = stablehlo.transpose %10, dims = [1, 2, 0] : (tensor<1x4x5xf64>) -> tensor<4x5x1xf64>
    %12 = call @diagonal(%arg0) : (tensor<4x5xf64>) -> tensor<4xf64>
    %13 = call @triu(%arg0) : (tensor<4x5xf64>) -> tensor<4x5xf64>
    return %0, %2, %3, %4, %5, %6, %8, %9, %11, %12, %13 : tensor<5x4xf64>, tensor<4x3xf64>, tensor<2x2xf64>, tensor<6x7xf64>, tensor<4x5xf64>, tensor<4x10xf64>, tensor<8x5xf64>, tensor<4x5xf64>, tensor<4x5x1xf64>, tensor<4xf64>, tensor<4x5xf64>
  }
  func.func private @_pad(%arg0: tensor<4x5xf64>, %arg1: tensor<i64>) -> tensor<6x7xf64> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.pad %arg0, %0, low = [1, 1], high = [1, 1], interior = [0, 0] : (tensor<4x5xf64>, tensor<f64>) -> tensor<6x7xf64>
    return %1 : tensor<6x7xf64>
  }
  func.func private @_roll_static(%arg0: tensor<4x5xf64>) -> tensor<4x5xf64> {
    %0 = stablehlo.slice %arg0 [0:4, 3:5] : (tensor<4x5xf64>) -> tensor<4x2xf64>
    %1 = stablehlo.slice %arg0 [0:4, 0:3] : (tensor<4x5xf64>) -> tensor<4x3xf64>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<4x2xf64>, tensor<4x3xf64>) -> tensor<4x5xf64>
    return %2 : tensor<4x5xf64>
  }
  func.func private @_flip(%arg0: tensor<4x5xf64>) -> tensor<4x5xf64> {
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<4x5xf64>
    return %0 : tensor<4x5xf64>
  }
  func.func private @diagonal(%arg0: tensor<4x5xf64>) -> tensor<4xf64> {
    %0 = stablehlo.iota dim = 0 : tensor<4xi64>
    %1 = stablehlo.iota dim = 0 : tensor<4xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %3 = stablehlo.compare LT, %0, %2, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %5 = stablehlo.add %0, %4 : tensor<4xi64>
    %6 = stablehlo.select %3, %5, %0 : tensor<4xi1>, tensor<4xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %8 = stablehlo.compare LT, %1, %7, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %c_2 = stablehlo.constant dense<5> : tensor<i64>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %10 = stablehlo.add %1, %9 : tensor<4xi64>
    %11 = stablehlo.select %8, %10, %1 : tensor<4xi1>, tensor<4xi64>
    %12 = stablehlo.convert %6 : (tensor<4xi64>) -> tensor<4xi32>
    %13 = stablehlo.convert %11 : (tensor<4xi64>) -> tensor<4xi32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %16 = stablehlo.concatenate %14, %15, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    %17 = "stablehlo.gather"(%arg0, %16) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x5xf64>, tensor<4x2xi32>) -> tensor<4xf64>
    return %17 : tensor<4xf64>
  }
  func.func private @triu(%arg0: tensor<4x5xf64>) -> tensor<4x5xf64> {
    %0 = stablehlo.iota dim = 0 : tensor<4x5xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x5xi64>
    %2 = stablehlo.add %0, %1 : tensor<4x5xi64>
    %3 = stablehlo.iota dim = 1 : tensor<4x5xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x5xi64>, tensor<4x5xi64>) -> tensor<4x5xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x5xf64>
    %6 = stablehlo.select %4, %5, %arg0 : tensor<4x5xi1>, tensor<4x5xf64>
    return %6 : tensor<4x5xf64>
  }
}

// -----

// more_moving: indexing f64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<4x5xf64>, tensor<5xi32>)
    %e:7 = call @expected() : () -> (tensor<2x5xf64>, tensor<4x2xf64>, tensor<2xf64>, tensor<5x5xf64>, tensor<4x2xf64>, tensor<2x2xf64>, tensor<4x5xf64>)
    %r:7 = call @program(%i#0, %i#1) : (tensor<4x5xf64>, tensor<5xi32>) -> (tensor<2x5xf64>, tensor<4x2xf64>, tensor<2xf64>, tensor<5x5xf64>, tensor<4x2xf64>, tensor<2x2xf64>, tensor<4x5xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<2x5xf64>, tensor<2x5xf64>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<4x2xf64>, tensor<4x2xf64>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<2xf64>, tensor<2xf64>
    check.expect_close %r#3, %e#3, max_ulp_difference = 0 : tensor<5x5xf64>, tensor<5x5xf64>
    check.expect_close %r#4, %e#4, max_ulp_difference = 0 : tensor<4x2xf64>, tensor<4x2xf64>
    check.expect_close %r#5, %e#5, max_ulp_difference = 0 : tensor<2x2xf64>, tensor<2x2xf64>
    check.expect_close %r#6, %e#6, max_ulp_difference = 0 : tensor<4x5xf64>, tensor<4x5xf64>
    return
  }
  func.func private @inputs() -> (tensor<4x5xf64>, tensor<5xi32>) {
    %0 = stablehlo.constant dense<"0x5D8F82AAAE06F0BFB046C92B1589FB3F4816EA6108ADEE3F2394AE605010F2BFBDA29357C475F4BFF6D5A7B105CDFFBF98F28FD5B7A10140FA67B748A52701C06C5CCA83FA910340F09F9D8CC192D63F206651ABE5EEDDBF34AB63B5225FF03F78090E3E67CA0740E0473E833E55F23FBCDFA31DE439F83FF497DC753B35F13F745D3D049839074070A5155DF0CF014060E999564E3AB93FC8DBBAC104C70240"> : tensor<4x5xf64>
    %1 = stablehlo.constant dense<"0x00000000030000000300000007000000FFFFFFFF"> : tensor<5xi32>
    return %0, %1 : tensor<4x5xf64>, tensor<5xi32>
  }
  func.func private @expected() -> (tensor<2x5xf64>, tensor<4x2xf64>, tensor<2xf64>, tensor<5x5xf64>, tensor<4x2xf64>, tensor<2x2xf64>, tensor<4x5xf64>) {
    %0 = stablehlo.constant dense<"0x5D8F82AAAE06F0BFB046C92B1589FB3F4816EA6108ADEE3F2394AE605010F2BFBDA29357C475F4BFF497DC753B35F13F745D3D049839074070A5155DF0CF014060E999564E3AB93FC8DBBAC104C70240"> : tensor<2x5xf64>
    %1 = stablehlo.constant dense<"0x5D8F82AAAE06F0BF2394AE605010F2BFF6D5A7B105CDFFBF6C5CCA83FA910340206651ABE5EEDDBFE0473E833E55F23FF497DC753B35F13F60E999564E3AB93F"> : tensor<4x2xf64>
    %2 = stablehlo.constant dense<"0x2394AE605010F2BF60E999564E3AB93F"> : tensor<2xf64>
    %3 = stablehlo.constant dense<"0x5D8F82AAAE06F0BFB046C92B1589FB3F4816EA6108ADEE3F2394AE605010F2BFBDA29357C475F4BFF497DC753B35F13F745D3D049839074070A5155DF0CF014060E999564E3AB93FC8DBBAC104C70240F497DC753B35F13F745D3D049839074070A5155DF0CF014060E999564E3AB93FC8DBBAC104C70240F497DC753B35F13F745D3D049839074070A5155DF0CF014060E999564E3AB93FC8DBBAC104C702405D8F82AAAE06F0BFB046C92B1589FB3F4816EA6108ADEE3F2394AE605010F2BFBDA29357C475F4BF"> : tensor<5x5xf64>
    %4 = stablehlo.constant dense<"0xB046C92B1589FB3FB046C92B1589FB3F98F28FD5B7A1014098F28FD5B7A1014034AB63B5225FF03F34AB63B5225FF03F745D3D0498390740745D3D0498390740"> : tensor<4x2xf64>
    %5 = stablehlo.constant dense<"0x206651ABE5EEDDBF34AB63B5225FF03FF497DC753B35F13F745D3D0498390740"> : tensor<2x2xf64>
    %6 = stablehlo.constant dense<"0x5D8F82AAAE06F0BFB046C92B1589FB3F4816EA6108ADEE3F2394AE605010F2BFBDA29357C475F4BFF6D5A7B105CDFFBF98F28FD5B7A10140FA67B748A52701C06C5CCA83FA910340F09F9D8CC192D63F206651ABE5EEDDBF34AB63B5225FF03F78090E3E67CA07405D8F82AAAE06F0BFB046C92B1589FB3FF497DC753B35F13F745D3D049839074070A5155DF0CF0140F6D5A7B105CDFFBF98F28FD5B7A10140"> : tensor<4x5xf64>
    return %0, %1, %2, %3, %4, %5, %6 : tensor<2x5xf64>, tensor<4x2xf64>, tensor<2xf64>, tensor<5x5xf64>, tensor<4x2xf64>, tensor<2x2xf64>, tensor<4x5xf64>
  }
  func.func private @program(%arg0: tensor<4x5xf64>, %arg1: tensor<5xi32>) -> (tensor<2x5xf64> {jax.result_info = "result[0]"}, tensor<4x2xf64> {jax.result_info = "result[1]"}, tensor<2xf64> {jax.result_info = "result[2]"}, tensor<5x5xf64> {jax.result_info = "result[3]"}, tensor<4x2xf64> {jax.result_info = "result[4]"}, tensor<2x2xf64> {jax.result_info = "result[5]"}, tensor<4x5xf64> {jax.result_info = "result[6]"}) {
    %0 = stablehlo.slice %arg1 [0:2] : (tensor<5xi32>) -> tensor<2xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %4 = stablehlo.add %0, %3 : tensor<2xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<2xi1>, tensor<2xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5>}> : (tensor<4x5xf64>, tensor<2x1xi32>) -> tensor<2x5xf64>
    %8 = stablehlo.slice %arg1 [0:2] : (tensor<5xi32>) -> tensor<2xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %10 = stablehlo.compare LT, %8, %9, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_2 = stablehlo.constant dense<5> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %12 = stablehlo.add %8, %11 : tensor<2xi32>
    %13 = stablehlo.select %10, %12, %8 : tensor<2xi1>, tensor<2xi32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %15 = "stablehlo.gather"(%arg0, %14) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 4, 1>}> : (tensor<4x5xf64>, tensor<2x1xi32>) -> tensor<4x2xf64>
    %16 = stablehlo.slice %arg1 [0:2] : (tensor<5xi32>) -> tensor<2xi32>
    %17 = stablehlo.slice %arg1 [1:3] : (tensor<5xi32>) -> tensor<2xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %19 = stablehlo.compare LT, %16, %18, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_4 = stablehlo.constant dense<4> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %21 = stablehlo.add %16, %20 : tensor<2xi32>
    %22 = stablehlo.select %19, %21, %16 : tensor<2xi1>, tensor<2xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %24 = stablehlo.compare LT, %17, %23, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_6 = stablehlo.constant dense<5> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %26 = stablehlo.add %17, %25 : tensor<2xi32>
    %27 = stablehlo.select %24, %26, %17 : tensor<2xi1>, tensor<2xi32>
    %28 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %29 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %30 = stablehlo.concatenate %28, %29, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x2xi32>
    %31 = "stablehlo.gather"(%arg0, %30) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x5xf64>, tensor<2x2xi32>) -> tensor<2xf64>
    %32 = call @_take(%arg0, %arg1) : (tensor<4x5xf64>, tensor<5xi32>) -> tensor<5x5xf64>
    %c_7 = stablehlo.constant dense<1> : tensor<i32>
    %33 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<4x2xi32>
    %34 = call @take_along_axis(%arg0, %33) : (tensor<4x5xf64>, tensor<4x2xi32>) -> tensor<4x2xf64>
    %35 = stablehlo.slice %arg1 [1:2] : (tensor<5xi32>) -> tensor<1xi32>
    %36 = stablehlo.reshape %35 : (tensor<1xi32>) -> tensor<i32>
    %37 = stablehlo.slice %arg1 [0:1] : (tensor<5xi32>) -> tensor<1xi32>
    %38 = stablehlo.reshape %37 : (tensor<1xi32>) -> tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %39 = stablehlo.compare LT, %36, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<4> : tensor<i32>
    %40 = stablehlo.add %36, %c_9 : tensor<i32>
    %41 = stablehlo.select %39, %40, %36 : tensor<i1>, tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %42 = stablehlo.compare LT, %38, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_11 = stablehlo.constant dense<5> : tensor<i32>
    %43 = stablehlo.add %38, %c_11 : tensor<i32>
    %44 = stablehlo.select %42, %43, %38 : tensor<i1>, tensor<i32>
    %45 = stablehlo.dynamic_slice %arg0, %41, %44, sizes = [2, 2] : (tensor<4x5xf64>, tensor<i32>, tensor<i32>) -> tensor<2x2xf64>
    %46 = stablehlo.slice %arg0 [0:2, 0:2] : (tensor<4x5xf64>) -> tensor<2x2xf64>
    %47 = stablehlo.slice %arg1 [1:2] : (tensor<5xi32>) -> tensor<1xi32>
    %48 = stablehlo.reshape %47 : (tensor<1xi32>) -> tensor<i32>
    %49 = stablehlo.slice %arg1 [1:2] : (tensor<5xi32>) -> tensor<1xi32>
    %50 = stablehlo.reshape %49 : (tensor<1xi32>) -> tensor<i32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %51 = stablehlo.compare LT, %48, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_13 = stablehlo.constant dense<4> : tensor<i32>
    %52 = stablehlo.add %48, %c_13 : tensor<i32>
    %53 = stablehlo.select %51, %52, %48 : tensor<i1>, tensor<i32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %54 = stablehlo.compare LT, %50, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_15 = stablehlo.constant dense<5> : tensor<i32>
    %55 = stablehlo.add %50, %c_15 : tensor<i32>
    %56 = stablehlo.select %54, %55, %50 : tensor<i1>, tensor<i32>
    %57 = stablehlo.dynamic_update_slice %arg0, %46, %53, %56 : (tensor<4x5xf64>, tensor<2x2xf64>, tensor<i32>, tensor<i32>) -> tensor<4x5xf64>
    return %7, %15, %31, %32, %34, %45, %57 : tensor<2x5xf64>, tensor<4x2xf64>, tensor<2xf64>, tensor<5x5xf64>, tensor<4x2xf64>, tensor<2x2xf64>, tensor<4x5xf64>
  }
  func.func private @_take(%arg0: tensor<4x5xf64>, %arg1: tensor<5xi32>) -> tensor<5x5xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5>}> : (tensor<4x5xf64>, tensor<5x1xi32>) -> tensor<5x5xf64>
    return %1 : tensor<5x5xf64>
  }
  func.func private @take_along_axis(%arg0: tensor<4x5xf64>, %arg1: tensor<4x2xi32>) -> tensor<4x2xf64> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x2xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x2xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4x2xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4x2xi1>, tensor<4x2xi32>
    %5 = stablehlo.reshape %4 : (tensor<4x2xi32>) -> tensor<4x2x1xi32>
    %c_1 = stablehlo.constant dense<4> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x2x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x2x1xi32>, tensor<4x2x1xi32>) -> tensor<4x2x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<4x2x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<4x2x1xi32>, tensor<4x2x1xi32>) -> tensor<4x2x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<4x2x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<4x2x1xi1>, tensor<i1>) -> tensor<4x2xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x5xf64>, tensor<4x2x1xi32>) -> tensor<4x2xf64>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x2xf64>
    %15 = stablehlo.select %12, %13, %14 : tensor<4x2xi1>, tensor<4x2xf64>
    return %15 : tensor<4x2xf64>
  }
}

// -----

// more_moving: scatter f64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<4x5xf64>, tensor<5xi32>)
    %e:5 = call @expected() : () -> (tensor<4x5xf64>, tensor<4x5xf64>, tensor<4x5xf64>, tensor<4x5xf64>, tensor<4x5xf64>)
    %r:5 = call @program(%i#0, %i#1) : (tensor<4x5xf64>, tensor<5xi32>) -> (tensor<4x5xf64>, tensor<4x5xf64>, tensor<4x5xf64>, tensor<4x5xf64>, tensor<4x5xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 2 : tensor<4x5xf64>, tensor<4x5xf64>
    check.expect_close %r#1, %e#1, max_ulp_difference = 2 : tensor<4x5xf64>, tensor<4x5xf64>
    check.expect_close %r#2, %e#2, max_ulp_difference = 2 : tensor<4x5xf64>, tensor<4x5xf64>
    check.expect_close %r#3, %e#3, max_ulp_difference = 2 : tensor<4x5xf64>, tensor<4x5xf64>
    check.expect_close %r#4, %e#4, max_ulp_difference = 2 : tensor<4x5xf64>, tensor<4x5xf64>
    return
  }
  func.func private @inputs() -> (tensor<4x5xf64>, tensor<5xi32>) {
    %0 = stablehlo.constant dense<"0x5D8F82AAAE06F0BFB046C92B1589FB3F4816EA6108ADEE3F2394AE605010F2BFBDA29357C475F4BFF6D5A7B105CDFFBF98F28FD5B7A10140FA67B748A52701C06C5CCA83FA910340F09F9D8CC192D63F206651ABE5EEDDBF34AB63B5225FF03F78090E3E67CA0740E0473E833E55F23FBCDFA31DE439F83FF497DC753B35F13F745D3D049839074070A5155DF0CF014060E999564E3AB93FC8DBBAC104C70240"> : tensor<4x5xf64>
    %1 = stablehlo.constant dense<"0x00000000030000000300000007000000FFFFFFFF"> : tensor<5xi32>
    return %0, %1 : tensor<4x5xf64>, tensor<5xi32>
  }
  func.func private @expected() -> (tensor<4x5xf64>, tensor<4x5xf64>, tensor<4x5xf64>, tensor<4x5xf64>, tensor<4x5xf64>) {
    %0 = stablehlo.constant dense<"0x00000000000000800000000000000000000000000000000000000000000000800000000000000080F6D5A7B105CDFFBF98F28FD5B7A10140FA67B748A52701C06C5CCA83FA910340F09F9D8CC192D63F206651ABE5EEDDBF34AB63B5225FF03F78090E3E67CA0740E0473E833E55F23FBCDFA31DE439F83F00000000000000800000000000000000000000000000008000000000000000000000000000000000"> : tensor<4x5xf64>
    %1 = stablehlo.constant dense<"0x5D8F82AAAE0600C0B046C92B15890B404816EA6108ADFE3F2394AE60501002C0BDA29357C47504C0F6D5A7B105CDFFBF98F28FD5B7A10140FA67B748A52701C06C5CCA83FA910340F09F9D8CC192D63F206651ABE5EEDDBF34AB63B5225FF03F78090E3E67CA0740E0473E833E55F23FBCDFA31DE439F83F2316AB89D0DEFEBFDFD17AF1CD212040139B4253DB681440EA0E511EA64E0AC0A730458343D3F7BF"> : tensor<4x5xf64>
    %2 = stablehlo.constant dense<"0x56C4771F600DF03F6A9438F79EB10740F9CE3B5A1768ED3F91F3DD7BC564F43F8549DBABCD29FA3FF6D5A7B105CDFFBF98F28FD5B7A10140FA67B748A52701C06C5CCA83FA910340F09F9D8CC192D63F206651ABE5EEDDBF34AB63B5225FF03F78090E3E67CA0740E0473E833E55F23FBCDFA31DE439F83F6D6604EAD34AF1BFF9A37A2E3B982D402B25170CFE61FF3FDDC569DEC326C2BFFAC4EEA6CAA113C0"> : tensor<4x5xf64>
    %3 = stablehlo.constant dense<"0x5D8F82AAAE06F0BF00000000000000004816EA6108ADEE3F2394AE605010F2BFBDA29357C475F4BFF6D5A7B105CDFFBF0000000000000000FA67B748A52701C06C5CCA83FA910340F09F9D8CC192D63F206651ABE5EEDDBF000000000000000078090E3E67CA0740E0473E833E55F23FBCDFA31DE439F83FF497DC753B35F13F000000000000000070A5155DF0CF014060E999564E3AB93FC8DBBAC104C70240"> : tensor<4x5xf64>
    %4 = stablehlo.constant dense<"0x5D8F82AAAE06F0BFB046C92B1589FB3F4816EA6108ADEE3F18A174058382C0BFBDA29357C475F4BFF6D5A7B105CDFFBF98F28FD5B7A10140FA67B748A52701C06C5CCA83FA910340F09F9D8CC192D63F206651ABE5EEDDBF34AB63B5225FF03F78090E3E67CA0740E0473E833E55F23FBCDFA31DE439F83FF497DC753B35F13F745D3D049839074070A5155DF0CF0140969E69E5A493F13FC8DBBAC104C70240"> : tensor<4x5xf64>
    return %0, %1, %2, %3, %4 : tensor<4x5xf64>, tensor<4x5xf64>, tensor<4x5xf64>, tensor<4x5xf64>, tensor<4x5xf64>
  }
  func.func private @program(%arg0: tensor<4x5xf64>, %arg1: tensor<5xi32>) -> (tensor<4x5xf64> {jax.result_info = "result[0]"}, tensor<4x5xf64> {jax.result_info = "result[1]"}, tensor<4x5xf64> {jax.result_info = "result[2]"}, tensor<4x5xf64> {jax.result_info = "result[3]"}, tensor<4x5xf64> {jax.result_info = "result[4]"}) {
    %0 = stablehlo.slice %arg1 [0:2] : (tensor<5xi32>) -> tensor<2xi32>
    %1 = stablehlo.slice %arg0 [0:2, 0:5] : (tensor<4x5xf64>) -> tensor<2x5xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %3 = stablehlo.multiply %1, %2 : tensor<2x5xf64>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %5 = stablehlo.compare LT, %0, %4, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %7 = stablehlo.add %0, %6 : tensor<2xi32>
    %8 = stablehlo.select %5, %7, %0 : tensor<2xi1>, tensor<2xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %10 = "stablehlo.scatter"(%arg0, %9, %3) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f64>, %arg3: tensor<f64>):
      stablehlo.return %arg3 : tensor<f64>
    }) : (tensor<4x5xf64>, tensor<2x1xi32>, tensor<2x5xf64>) -> tensor<4x5xf64>
    %11 = stablehlo.slice %arg0 [0:1, 0:5] : (tensor<4x5xf64>) -> tensor<1x5xf64>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %13 = stablehlo.compare LT, %arg1, %12, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_2 = stablehlo.constant dense<4> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %15 = stablehlo.add %arg1, %14 : tensor<5xi32>
    %16 = stablehlo.select %13, %15, %arg1 : tensor<5xi1>, tensor<5xi32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %18 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x5xf64>) -> tensor<5x5xf64>
    %19 = "stablehlo.scatter"(%arg0, %17, %18) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f64>, %arg3: tensor<f64>):
      %49 = stablehlo.add %arg2, %arg3 : tensor<f64>
      stablehlo.return %49 : tensor<f64>
    }) : (tensor<4x5xf64>, tensor<5x1xi32>, tensor<5x5xf64>) -> tensor<4x5xf64>
    %20 = stablehlo.slice %arg0 [0:1, 0:5] : (tensor<4x5xf64>) -> tensor<1x5xf64>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %22 = stablehlo.compare LT, %arg1, %21, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_4 = stablehlo.constant dense<4> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %24 = stablehlo.add %arg1, %23 : tensor<5xi32>
    %25 = stablehlo.select %22, %24, %arg1 : tensor<5xi1>, tensor<5xi32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %27 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x5xf64>) -> tensor<5x5xf64>
    %28 = "stablehlo.scatter"(%arg0, %26, %27) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f64>, %arg3: tensor<f64>):
      %49 = stablehlo.multiply %arg2, %arg3 : tensor<f64>
      stablehlo.return %49 : tensor<f64>
    }) : (tensor<4x5xf64>, tensor<5x1xi32>, tensor<5x5xf64>) -> tensor<4x5xf64>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %30 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %31 = "stablehlo.scatter"(%arg0, %29, %30) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f64>, %arg3: tensor<f64>):
      stablehlo.return %arg3 : tensor<f64>
    }) : (tensor<4x5xf64>, tensor<1xi32>, tensor<4xf64>) -> tensor<4x5xf64>
    %32 = stablehlo.slice %arg1 [0:2] : (tensor<5xi32>) -> tensor<2xi32>
    %33 = stablehlo.slice %arg1 [1:3] : (tensor<5xi32>) -> tensor<2xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %35 = stablehlo.compare LT, %32, %34, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_8 = stablehlo.constant dense<4> : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %37 = stablehlo.add %32, %36 : tensor<2xi32>
    %38 = stablehlo.select %35, %37, %32 : tensor<2xi1>, tensor<2xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %39 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %40 = stablehlo.compare LT, %33, %39, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_10 = stablehlo.constant dense<5> : tensor<i32>
    %41 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %42 = stablehlo.add %33, %41 : tensor<2xi32>
    %43 = stablehlo.select %40, %42, %33 : tensor<2xi1>, tensor<2xi32>
    %44 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %45 = stablehlo.broadcast_in_dim %43, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %46 = stablehlo.concatenate %44, %45, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x2xi32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %47 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %48 = "stablehlo.scatter"(%arg0, %46, %47) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f64>, %arg3: tensor<f64>):
      %49 = stablehlo.add %arg2, %arg3 : tensor<f64>
      stablehlo.return %49 : tensor<f64>
    }) : (tensor<4x5xf64>, tensor<2x2xi32>, tensor<2xf64>) -> tensor<4x5xf64>
    return %10, %19, %28, %31, %48 : tensor<4x5xf64>, tensor<4x5xf64>, tensor<4x5xf64>, tensor<4x5xf64>, tensor<4x5xf64>
  }
}

// -----

// more_moving: scatter min, max f64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<4x5xf64>, tensor<5xi32>)
    %e:4 = call @expected() : () -> (tensor<4x5xf64>, tensor<4x5xf64>, tensor<5x5xf64>, tensor<2x5xf64>)
    %r:4 = call @program(%i#0, %i#1) : (tensor<4x5xf64>, tensor<5xi32>) -> (tensor<4x5xf64>, tensor<4x5xf64>, tensor<5x5xf64>, tensor<2x5xf64>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 2 : tensor<4x5xf64>, tensor<4x5xf64>
    check.expect_close %r#1, %e#1, max_ulp_difference = 2 : tensor<4x5xf64>, tensor<4x5xf64>
    check.expect_close %r#2, %e#2, max_ulp_difference = 2 : tensor<5x5xf64>, tensor<5x5xf64>
    check.expect_close %r#3, %e#3, max_ulp_difference = 2 : tensor<2x5xf64>, tensor<2x5xf64>
    return
  }
  func.func private @inputs() -> (tensor<4x5xf64>, tensor<5xi32>) {
    %0 = stablehlo.constant dense<"0x5D8F82AAAE06F0BFB046C92B1589FB3F4816EA6108ADEE3F2394AE605010F2BFBDA29357C475F4BFF6D5A7B105CDFFBF98F28FD5B7A10140FA67B748A52701C06C5CCA83FA910340F09F9D8CC192D63F206651ABE5EEDDBF34AB63B5225FF03F78090E3E67CA0740E0473E833E55F23FBCDFA31DE439F83FF497DC753B35F13F745D3D049839074070A5155DF0CF014060E999564E3AB93FC8DBBAC104C70240"> : tensor<4x5xf64>
    %1 = stablehlo.constant dense<"0x00000000030000000300000007000000FFFFFFFF"> : tensor<5xi32>
    return %0, %1 : tensor<4x5xf64>, tensor<5xi32>
  }
  func.func private @expected() -> (tensor<4x5xf64>, tensor<4x5xf64>, tensor<5x5xf64>, tensor<2x5xf64>) {
    %0 = stablehlo.constant dense<"0x5D8F82AAAE06F0BFB046C92B1589FB3F4816EA6108ADEE3F2394AE605010F2BFBDA29357C475F4BFF6D5A7B105CDFFBF98F28FD5B7A10140FA67B748A52701C06C5CCA83FA910340F09F9D8CC192D63F206651ABE5EEDDBF34AB63B5225FF03F78090E3E67CA0740E0473E833E55F23FBCDFA31DE439F83F5D8F82AAAE06F0BFB046C92B1589FB3F4816EA6108ADEE3F2394AE605010F2BFBDA29357C475F4BF"> : tensor<4x5xf64>
    %1 = stablehlo.constant dense<"0x5D8F82AAAE06F0BF98F28FD5B7A101404816EA6108ADEE3F6C5CCA83FA910340F09F9D8CC192D63FF6D5A7B105CDFFBF98F28FD5B7A10140FA67B748A52701C06C5CCA83FA910340F09F9D8CC192D63F206651ABE5EEDDBF34AB63B5225FF03F78090E3E67CA0740E0473E833E55F23FBCDFA31DE439F83FF497DC753B35F13F745D3D049839074070A5155DF0CF01406C5CCA83FA910340C8DBBAC104C70240"> : tensor<4x5xf64>
    %2 = stablehlo.constant dense<"0x5D8F82AAAE06F0BFB046C92B1589FB3F4816EA6108ADEE3F2394AE605010F2BFBDA29357C475F4BF0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000BF173E8E5FA403C032C8413049D10940F8855AD5078BEA3F5C8069C599BC0C40B847CB8094DEFD3F00000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x5xf64>
    %3 = stablehlo.constant dense<"0x5D8F82AAAE06F0BF98F28FD5B7A101404816EA6108ADEE3F6C5CCA83FA910340F09F9D8CC192D63FF497DC753B35F13F745D3D049839074078090E3E67CA0740E0473E833E55F23FC8DBBAC104C70240"> : tensor<2x5xf64>
    return %0, %1, %2, %3 : tensor<4x5xf64>, tensor<4x5xf64>, tensor<5x5xf64>, tensor<2x5xf64>
  }
  func.func private @program(%arg0: tensor<4x5xf64>, %arg1: tensor<5xi32>) -> (tensor<4x5xf64> {jax.result_info = "result[0]"}, tensor<4x5xf64> {jax.result_info = "result[1]"}, tensor<5x5xf64> {jax.result_info = "result[2]"}, tensor<2x5xf64> {jax.result_info = "result[3]"}) {
    %c = stablehlo.constant dense<[0, 0, 1, 1]> : tensor<4xi64>
    %0 = stablehlo.slice %arg0 [0:1, 0:5] : (tensor<4x5xf64>) -> tensor<1x5xf64>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_1 = stablehlo.constant dense<4> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %4 = stablehlo.add %arg1, %3 : tensor<5xi32>
    %5 = stablehlo.select %2, %4, %arg1 : tensor<5xi1>, tensor<5xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %7 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x5xf64>) -> tensor<5x5xf64>
    %8 = "stablehlo.scatter"(%arg0, %6, %7) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f64>, %arg3: tensor<f64>):
      %26 = stablehlo.minimum %arg2, %arg3 : tensor<f64>
      stablehlo.return %26 : tensor<f64>
    }) : (tensor<4x5xf64>, tensor<5x1xi32>, tensor<5x5xf64>) -> tensor<4x5xf64>
    %9 = stablehlo.slice %arg0 [1:2, 0:5] : (tensor<4x5xf64>) -> tensor<1x5xf64>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %11 = stablehlo.compare LT, %arg1, %10, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_3 = stablehlo.constant dense<4> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %13 = stablehlo.add %arg1, %12 : tensor<5xi32>
    %14 = stablehlo.select %11, %13, %arg1 : tensor<5xi1>, tensor<5xi32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %16 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x5xf64>) -> tensor<5x5xf64>
    %17 = "stablehlo.scatter"(%arg0, %15, %16) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f64>, %arg3: tensor<f64>):
      %26 = stablehlo.maximum %arg2, %arg3 : tensor<f64>
      stablehlo.return %26 : tensor<f64>
    }) : (tensor<4x5xf64>, tensor<5x1xi32>, tensor<5x5xf64>) -> tensor<4x5xf64>
    %18 = stablehlo.slice %arg1 [0:4] : (tensor<5xi32>) -> tensor<4xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %19 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<5x5xf64>
    %20 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %21 = "stablehlo.scatter"(%19, %20, %arg0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f64>, %arg3: tensor<f64>):
      %26 = stablehlo.add %arg2, %arg3 : tensor<f64>
      stablehlo.return %26 : tensor<f64>
    }) : (tensor<5x5xf64>, tensor<4x1xi32>, tensor<4x5xf64>) -> tensor<5x5xf64>
    %cst_4 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %22 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %23 = stablehlo.convert %c : (tensor<4xi64>) -> tensor<4xi32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %25 = "stablehlo.scatter"(%22, %24, %arg0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f64>, %arg3: tensor<f64>):
      %26 = stablehlo.maximum %arg2, %arg3 : tensor<f64>
      stablehlo.return %26 : tensor<f64>
    }) : (tensor<2x5xf64>, tensor<4x1xi32>, tensor<4x5xf64>) -> tensor<2x5xf64>
    return %8, %17, %21, %25 : tensor<4x5xf64>, tensor<4x5xf64>, tensor<5x5xf64>, tensor<2x5xf64>
  }
}
