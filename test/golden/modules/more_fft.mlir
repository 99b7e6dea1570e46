// more_fft: fft, ifft 1 c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<1xcomplex<f32>>)
    %e:2 = call @expected() : () -> (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>)
    %r:2 = call @program(%i#0) : (tensor<1xcomplex<f32>>) -> (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<1xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<1xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<1xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x48536EBD15D8CB3E"> : tensor<1xcomplex<f32>>
    return %0 : tensor<1xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x8DF89543F6329643"> : tensor<1xcomplex<f32>>
    %1 = stablehlo.constant dense<"0xAD111F41C15E2641"> : tensor<1xcomplex<f32>>
    return %0, %1 : tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<1xcomplex<f32>>) -> (tensor<1xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<1xcomplex<f32>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<1xcomplex<f32>>
    %3 = call @fft_0(%arg0) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
    %5 = stablehlo.add %3, %4 : tensor<1xcomplex<f32>>
    return %2, %5 : tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [1] : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
    return %0 : tensor<1xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [1] : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
    return %0 : tensor<1xcomplex<f32>>
  }
}

// -----

// more_fft: fft, ifft 1 c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<1xcomplex<f64>>)
    %e:2 = call @expected() : () -> (tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>)
    %r:2 = call @program(%i#0) : (tensor<1xcomplex<f64>>) -> (tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<1xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<1xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<1xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x58CC801B6849E53F80CAAA1687ACC13F"> : tensor<1xcomplex<f64>>
    return %0 : tensor<1xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x66C00DB4A4CA724059D5E29035C27240"> : tensor<1xcomplex<f64>>
    %1 = stablehlo.constant dense<"0xC60CB881965425402AAB5A1CB2462440"> : tensor<1xcomplex<f64>>
    return %0, %1 : tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<1xcomplex<f64>>) -> (tensor<1xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<1xcomplex<f64>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<1xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<1xcomplex<f64>>
    %3 = call @fft_0(%arg0) : (tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f64>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<1xcomplex<f64>>
    %5 = stablehlo.add %3, %4 : tensor<1xcomplex<f64>>
    return %2, %5 : tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [1] : (tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
    return %0 : tensor<1xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [1] : (tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
    return %0 : tensor<1xcomplex<f64>>
  }
}

// -----

// more_fft: rfft, irfft 1 f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<1xf32>)
    %e:2 = call @expected() : () -> (tensor<1xcomplex<f32>>, tensor<1xf32>)
    %r:2 = call @program(%i#0) : (tensor<1xf32>) -> (tensor<1xcomplex<f32>>, tensor<1xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<1xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<1xf32>
    return
  }
  func.func private @inputs() -> (tensor<1xf32>) {
    %0 = stablehlo.constant dense<"0x8193D6BD"> : tensor<1xf32>
    return %0 : tensor<1xf32>
  }
  func.func private @expected() -> (tensor<1xcomplex<f32>>, tensor<1xf32>) {
    %0 = stablehlo.constant dense<"0x97F2954300009643"> : tensor<1xcomplex<f32>>
    %1 = stablehlo.constant dense<"0xD9521E41"> : tensor<1xf32>
    return %0, %1 : tensor<1xcomplex<f32>>, tensor<1xf32>
  }
  func.func private @program(%arg0: tensor<1xf32>) -> (tensor<1xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<1xf32> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<1xcomplex<f32>>
    %3 = call @fft(%arg0) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<1xcomplex<f32>>, tensor<i64>) -> tensor<1xcomplex<f32>>
    %5 = call @fft_0(%4) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %7 = stablehlo.add %5, %6 : tensor<1xf32>
    return %2, %7 : tensor<1xcomplex<f32>>, tensor<1xf32>
  }
  func.func private @fft(%arg0: tensor<1xf32>) -> tensor<1xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [1] : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
    return %0 : tensor<1xcomplex<f32>>
  }
  func.func private @_pad(%arg0: tensor<1xcomplex<f32>>, %arg1: tensor<i64>) -> tensor<1xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
    return %1 : tensor<1xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<1xcomplex<f32>>) -> tensor<1xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [1] : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    return %0 : tensor<1xf32>
  }
}

// -----

// more_fft: rfft, irfft 1 f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<1xf64>)
    %e:2 = call @expected() : () -> (tensor<1xcomplex<f64>>, tensor<1xf64>)
    %r:2 = call @program(%i#0) : (tensor<1xf64>) -> (tensor<1xcomplex<f64>>, tensor<1xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<1xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<1xf64>
    return
  }
  func.func private @inputs() -> (tensor<1xf64>) {
    %0 = stablehlo.constant dense<"0xB624E91C2E9DED3F"> : tensor<1xf64>
    return %0 : tensor<1xf64>
  }
  func.func private @expected() -> (tensor<1xcomplex<f64>>, tensor<1xf64>) {
    %0 = stablehlo.constant dense<"0x92740E97CECE72400000000000C07240"> : tensor<1xcomplex<f64>>
    %1 = stablehlo.constant dense<"0x4B92CEE1D2D92540"> : tensor<1xf64>
    return %0, %1 : tensor<1xcomplex<f64>>, tensor<1xf64>
  }
  func.func private @program(%arg0: tensor<1xf64>) -> (tensor<1xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<1xf64> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<1xf64>) -> tensor<1xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<1xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<1xcomplex<f64>>
    %3 = call @fft(%arg0) : (tensor<1xf64>) -> tensor<1xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<1xcomplex<f64>>, tensor<i64>) -> tensor<1xcomplex<f64>>
    %5 = call @fft_0(%4) : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %7 = stablehlo.add %5, %6 : tensor<1xf64>
    return %2, %7 : tensor<1xcomplex<f64>>, tensor<1xf64>
  }
  func.func private @fft(%arg0: tensor<1xf64>) -> tensor<1xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [1] : (tensor<1xf64>) -> tensor<1xcomplex<f64>>
    return %0 : tensor<1xcomplex<f64>>
  }
  func.func private @_pad(%arg0: tensor<1xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<1xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<1xcomplex<f64>>, tensor<complex<f64>>) -> tensor<1xcomplex<f64>>
    return %1 : tensor<1xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<1xcomplex<f64>>) -> tensor<1xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [1] : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
    return %0 : tensor<1xf64>
  }
}

// -----

// more_fft: fft, ifft 2 c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<2xcomplex<f32>>)
    %e:2 = call @expected() : () -> (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>)
    %r:2 = call @program(%i#0) : (tensor<2xcomplex<f32>>) -> (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<2xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<2xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<2xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xA982C93E75CA123E01B909BFD80C193E"> : tensor<2xcomplex<f32>>
    return %0 : tensor<2xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x84ED95437B2596433D77964338FF9543"> : tensor<2xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x43D81E41AF572241D37327417BF31F41"> : tensor<2xcomplex<f32>>
    return %0, %1 : tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<2xcomplex<f32>>) -> (tensor<2xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<2xcomplex<f32>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<2xcomplex<f32>>
    %3 = call @fft_0(%arg0) : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
    %5 = stablehlo.add %3, %4 : tensor<2xcomplex<f32>>
    return %2, %5 : tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [2] : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    return %0 : tensor<2xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [2] : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    return %0 : tensor<2xcomplex<f32>>
  }
}

// -----

// more_fft: fft, ifft 2 c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<2xcomplex<f64>>)
    %e:2 = call @expected() : () -> (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>)
    %r:2 = call @program(%i#0) : (tensor<2xcomplex<f64>>) -> (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<2xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<2xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<2xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xF0C3B7E42CE6B9BF66FC0CA60F00E4BF88F42075EA62EC3F80BE2D1FB207E8BF"> : tensor<2xcomplex<f64>>
    return %0 : tensor<2xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xFE446C1293CC7240A3621D1FFCA972400924F72730B0724061903CD103C27240"> : tensor<2xcomplex<f64>>
    %1 = stablehlo.constant dense<"0xE04FC42631C92440292AD6F1C19F22409840727F020323401106C9133D202440"> : tensor<2xcomplex<f64>>
    return %0, %1 : tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<2xcomplex<f64>>) -> (tensor<2xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<2xcomplex<f64>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<2xcomplex<f64>>
    %3 = call @fft_0(%arg0) : (tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f64>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
    %5 = stablehlo.add %3, %4 : tensor<2xcomplex<f64>>
    return %2, %5 : tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [2] : (tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    return %0 : tensor<2xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [2] : (tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    return %0 : tensor<2xcomplex<f64>>
  }
}

// -----

// more_fft: rfft, irfft 2 f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<2xf32>)
    %e:2 = call @expected() : () -> (tensor<2xcomplex<f32>>, tensor<2xf32>)
    %r:2 = call @program(%i#0) : (tensor<2xf32>) -> (tensor<2xcomplex<f32>>, tensor<2xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<2xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<2xf32>
    return
  }
  func.func private @inputs() -> (tensor<2xf32>) {
    %0 = stablehlo.constant dense<"0xFD82703F423BA33E"> : tensor<2xf32>
    return %0 : tensor<2xf32>
  }
  func.func private @expected() -> (tensor<2xcomplex<f32>>, tensor<2xf32>) {
    %0 = stablehlo.constant dense<"0x10A1964300009643734F964300009643"> : tensor<2xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x30082F41DA192541"> : tensor<2xf32>
    return %0, %1 : tensor<2xcomplex<f32>>, tensor<2xf32>
  }
  func.func private @program(%arg0: tensor<2xf32>) -> (tensor<2xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<2xf32> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<2xf32>) -> tensor<2xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<2xcomplex<f32>>
    %3 = call @fft(%arg0) : (tensor<2xf32>) -> tensor<2xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<2xcomplex<f32>>, tensor<i64>) -> tensor<2xcomplex<f32>>
    %5 = call @fft_0(%4) : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %7 = stablehlo.add %5, %6 : tensor<2xf32>
    return %2, %7 : tensor<2xcomplex<f32>>, tensor<2xf32>
  }
  func.func private @fft(%arg0: tensor<2xf32>) -> tensor<2xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [2] : (tensor<2xf32>) -> tensor<2xcomplex<f32>>
    return %0 : tensor<2xcomplex<f32>>
  }
  func.func private @_pad(%arg0: tensor<2xcomplex<f32>>, %arg1: tensor<i64>) -> tensor<2xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
    return %1 : tensor<2xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<2xcomplex<f32>>) -> tensor<2xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [2] : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}

// -----

// more_fft: rfft, irfft 2 f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<2xf64>)
    %e:2 = call @expected() : () -> (tensor<2xcomplex<f64>>, tensor<2xf64>)
    %r:2 = call @program(%i#0) : (tensor<2xf64>) -> (tensor<2xcomplex<f64>>, tensor<2xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<2xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<2xf64>
    return
  }
  func.func private @inputs() -> (tensor<2xf64>) {
    %0 = stablehlo.constant dense<"0x56723EAD8E6CE63F02DFF42C646FE73F"> : tensor<2xf64>
    return %0 : tensor<2xf64>
  }
  func.func private @expected() -> (tensor<2xcomplex<f64>>, tensor<2xf64>) {
    %0 = stablehlo.constant dense<"0xA9196DF9EDD672400000000000C07240CA2440957EBF72400000000000C07240"> : tensor<2xcomplex<f64>>
    %1 = stablehlo.constant dense<"0x25E7D3EAC8662540F04DCF42F6762540"> : tensor<2xf64>
    return %0, %1 : tensor<2xcomplex<f64>>, tensor<2xf64>
  }
  func.func private @program(%arg0: tensor<2xf64>) -> (tensor<2xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<2xf64> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<2xf64>) -> tensor<2xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<2xcomplex<f64>>
    %3 = call @fft(%arg0) : (tensor<2xf64>) -> tensor<2xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<2xcomplex<f64>>, tensor<i64>) -> tensor<2xcomplex<f64>>
    %5 = call @fft_0(%4) : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %7 = stablehlo.add %5, %6 : tensor<2xf64>
    return %2, %7 : tensor<2xcomplex<f64>>, tensor<2xf64>
  }
  func.func private @fft(%arg0: tensor<2xf64>) -> tensor<2xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [2] : (tensor<2xf64>) -> tensor<2xcomplex<f64>>
    return %0 : tensor<2xcomplex<f64>>
  }
  func.func private @_pad(%arg0: tensor<2xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<2xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<2xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
    return %1 : tensor<2xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<2xcomplex<f64>>) -> tensor<2xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [2] : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
    return %0 : tensor<2xf64>
  }
}

// -----

// more_fft: fft, ifft 3 c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3xcomplex<f32>>)
    %e:2 = call @expected() : () -> (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>)
    %r:2 = call @program(%i#0) : (tensor<3xcomplex<f32>>) -> (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<3xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<3xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<3xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x56297D3FDBFF693E70297F3E6511693CEB7387BD97EC363F"> : tensor<3xcomplex<f32>>
    return %0 : tensor<3xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x03969643887A96433C259643A8CB95437FC0964390119643"> : tensor<3xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x1C402641041B25414F05284154BB20412B8D2141A7D11D41"> : tensor<3xcomplex<f32>>
    return %0, %1 : tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<3xcomplex<f32>>) -> (tensor<3xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<3xcomplex<f32>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<3xcomplex<f32>>
    %3 = call @fft_0(%arg0) : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
    %5 = stablehlo.add %3, %4 : tensor<3xcomplex<f32>>
    return %2, %5 : tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [3] : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    return %0 : tensor<3xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [3] : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    return %0 : tensor<3xcomplex<f32>>
  }
}

// -----

// more_fft: fft, ifft 3 c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3xcomplex<f64>>)
    %e:2 = call @expected() : () -> (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>)
    %r:2 = call @program(%i#0) : (tensor<3xcomplex<f64>>) -> (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<3xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<3xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<3xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xD0CB109B1EC5B0BFB8205723900AC2BF50134F67EC74C33F80C52816705F92BF9CCC2A98D0FBEDBF9610FAA2AB67EEBF"> : tensor<3xcomplex<f64>>
    return %0 : tensor<3xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x6F23576364B2724071BF695A41AE7240D2F8E21B26D2724036E5AF6A66B6724099D0088B50B87240AD1AD94494D47240"> : tensor<3xcomplex<f64>>
    %1 = stablehlo.constant dense<"0x4FCFF678D96E23405B4FBD19B942234008B108CB05AE2340881C61DE82DB2440115ECA7E96C124409A3754C799992340"> : tensor<3xcomplex<f64>>
    return %0, %1 : tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<3xcomplex<f64>>) -> (tensor<3xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<3xcomplex<f64>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<3xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<3xcomplex<f64>>
    %3 = call @fft_0(%arg0) : (tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f64>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<3xcomplex<f64>>
    %5 = stablehlo.add %3, %4 : tensor<3xcomplex<f64>>
    return %2, %5 : tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [3] : (tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
    return %0 : tensor<3xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [3] : (tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
    return %0 : tensor<3xcomplex<f64>>
  }
}

// -----

// more_fft: rfft, irfft 3 f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3xf32>)
    %e:2 = call @expected() : () -> (tensor<2xcomplex<f32>>, tensor<3xf32>)
    %r:2 = call @program(%i#0) : (tensor<3xf32>) -> (tensor<2xcomplex<f32>>, tensor<3xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<2xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<3xf32>
    return
  }
  func.func private @inputs() -> (tensor<3xf32>) {
    %0 = stablehlo.constant dense<"0xC74BC4BEA6B456BF2C7EBA3D"> : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func private @expected() -> (tensor<2xcomplex<f32>>, tensor<3xf32>) {
    %0 = stablehlo.constant dense<"0x3B6F954300009643C6FE954311679643"> : tensor<2xcomplex<f32>>
    %1 = stablehlo.constant dense<"0xA2DD1941B6941241FC742141"> : tensor<3xf32>
    return %0, %1 : tensor<2xcomplex<f32>>, tensor<3xf32>
  }
  func.func private @program(%arg0: tensor<3xf32>) -> (tensor<2xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<3xf32> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<3xf32>) -> tensor<2xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<2xcomplex<f32>>
    %3 = call @fft(%arg0) : (tensor<3xf32>) -> tensor<2xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<2xcomplex<f32>>, tensor<i64>) -> tensor<2xcomplex<f32>>
    %5 = call @fft_0(%4) : (tensor<2xcomplex<f32>>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %7 = stablehlo.add %5, %6 : tensor<3xf32>
    return %2, %7 : tensor<2xcomplex<f32>>, tensor<3xf32>
  }
  func.func private @fft(%arg0: tensor<3xf32>) -> tensor<2xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [3] : (tensor<3xf32>) -> tensor<2xcomplex<f32>>
    return %0 : tensor<2xcomplex<f32>>
  }
  func.func private @_pad(%arg0: tensor<2xcomplex<f32>>, %arg1: tensor<i64>) -> tensor<2xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
    return %1 : tensor<2xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<2xcomplex<f32>>) -> tensor<3xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [3] : (tensor<2xcomplex<f32>>) -> tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}

// -----

// more_fft: rfft, irfft 3 f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3xf64>)
    %e:2 = call @expected() : () -> (tensor<2xcomplex<f64>>, tensor<3xf64>)
    %r:2 = call @program(%i#0) : (tensor<3xf64>) -> (tensor<2xcomplex<f64>>, tensor<3xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<2xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<3xf64>
    return
  }
  func.func private @inputs() -> (tensor<3xf64>) {
    %0 = stablehlo.constant dense<"0x8827713C49DBDD3F284373B72B6ED7BF300B5B972CA7B63F"> : tensor<3xf64>
    return %0 : tensor<3xf64>
  }
  func.func private @expected() -> (tensor<2xcomplex<f64>>, tensor<3xf64>) {
    %0 = stablehlo.constant dense<"0x2AB52ABA05C372400000000000C07240DA4F615EAFC972400F5715884CC67240"> : tensor<2xcomplex<f64>>
    %1 = stablehlo.constant dense<"0x3C89E349DAEE2440E76544A28E44234016B62E594E2D2440"> : tensor<3xf64>
    return %0, %1 : tensor<2xcomplex<f64>>, tensor<3xf64>
  }
  func.func private @program(%arg0: tensor<3xf64>) -> (tensor<2xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<3xf64> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<3xf64>) -> tensor<2xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<2xcomplex<f64>>
    %3 = call @fft(%arg0) : (tensor<3xf64>) -> tensor<2xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<2xcomplex<f64>>, tensor<i64>) -> tensor<2xcomplex<f64>>
    %5 = call @fft_0(%4) : (tensor<2xcomplex<f64>>) -> tensor<3xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %7 = stablehlo.add %5, %6 : tensor<3xf64>
    return %2, %7 : tensor<2xcomplex<f64>>, tensor<3xf64>
  }
  func.func private @fft(%arg0: tensor<3xf64>) -> tensor<2xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [3] : (tensor<3xf64>) -> tensor<2xcomplex<f64>>
    return %0 : tensor<2xcomplex<f64>>
  }
  func.func private @_pad(%arg0: tensor<2xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<2xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<2xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
    return %1 : tensor<2xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<2xcomplex<f64>>) -> tensor<3xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [3] : (tensor<2xcomplex<f64>>) -> tensor<3xf64>
    return %0 : tensor<3xf64>
  }
}

// -----

// more_fft: fft, ifft 5 c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<5xcomplex<f32>>)
    %e:2 = call @expected() : () -> (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>)
    %r:2 = call @program(%i#0) : (tensor<5xcomplex<f32>>) -> (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<5xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<5xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<5xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x3CF6ADBDF5C87CBF53E49F3E9B6BF23E40EACF3E33B40BBFEAC75E3FFE95EF3D2642CB3EEE68303D"> : tensor<5xcomplex<f32>>
    return %0 : tensor<5xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x49F39643D98C95438D8F9543ABEF9543384F9643070995431B6D95434A6D95437A8A954334959543"> : tensor<5xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x05152641061F1D41DB0F1D4181541D41E0531C410F551C4101FB214160D3194152301D417A971F41"> : tensor<5xcomplex<f32>>
    return %0, %1 : tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<5xcomplex<f32>>) -> (tensor<5xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<5xcomplex<f32>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<5xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<5xcomplex<f32>>
    %3 = call @fft_0(%arg0) : (tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<5xcomplex<f32>>
    %5 = stablehlo.add %3, %4 : tensor<5xcomplex<f32>>
    return %2, %5 : tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [5] : (tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
    return %0 : tensor<5xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [5] : (tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
    return %0 : tensor<5xcomplex<f32>>
  }
}

// -----

// more_fft: fft, ifft 5 c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<5xcomplex<f64>>)
    %e:2 = call @expected() : () -> (tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>)
    %r:2 = call @program(%i#0) : (tensor<5xcomplex<f64>>) -> (tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<5xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<5xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<5xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x00CD299E9F87D3BF68C1523EB3E3C83FCA5C7F344063E23F0A506EE81823E13FAE7D49CBA848E6BF001363C44465A63FD89F448EF20ED03F802C620129DBC83F50B967C7C89BEB3F8CEE03858B57EE3F"> : tensor<5xcomplex<f64>>
    return %0 : tensor<5xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x8155D404FDCA7240D6D2E457A8DE7240CCADA9DA4BC07240421B422BA9D47240F9E152BEB7A472401360F18A60A57240E47DB794E6A77240FBEC9061C9BC724096E8F145AFCF724094B85DE012BA7240"> : tensor<5xcomplex<f64>>
    %1 = stablehlo.constant dense<"0xD3BC1B52534624408A78B86535C424408CD0A5BF61642440E436BE6812DA2340198CC9B7C3652340DF1F393D6FEB2340057312C264512340119AD5129D5523401C257177E5012440A8E173AE3A842440"> : tensor<5xcomplex<f64>>
    return %0, %1 : tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<5xcomplex<f64>>) -> (tensor<5xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<5xcomplex<f64>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<5xcomplex<f64>>) -> tensor<5xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<5xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<5xcomplex<f64>>
    %3 = call @fft_0(%arg0) : (tensor<5xcomplex<f64>>) -> tensor<5xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f64>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<5xcomplex<f64>>
    %5 = stablehlo.add %3, %4 : tensor<5xcomplex<f64>>
    return %2, %5 : tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<5xcomplex<f64>>) -> tensor<5xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [5] : (tensor<5xcomplex<f64>>) -> tensor<5xcomplex<f64>>
    return %0 : tensor<5xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<5xcomplex<f64>>) -> tensor<5xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [5] : (tensor<5xcomplex<f64>>) -> tensor<5xcomplex<f64>>
    return %0 : tensor<5xcomplex<f64>>
  }
}

// -----

// more_fft: rfft, irfft 5 f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<5xf32>)
    %e:2 = call @expected() : () -> (tensor<3xcomplex<f32>>, tensor<5xf32>)
    %r:2 = call @program(%i#0) : (tensor<5xf32>) -> (tensor<3xcomplex<f32>>, tensor<5xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<3xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<5xf32>
    return
  }
  func.func private @inputs() -> (tensor<5xf32>) {
    %0 = stablehlo.constant dense<"0x8F4C63BF924387BCC983C1BE760D073FA0E79F3E"> : tensor<5xf32>
    return %0 : tensor<5xf32>
  }
  func.func private @expected() -> (tensor<3xcomplex<f32>>, tensor<5xf32>) {
    %0 = stablehlo.constant dense<"0x5CC79543000096438F8A9543286C9643A375954382AA9543"> : tensor<3xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x37CB11415EBC1F41E2F31941D77028413DFF2441"> : tensor<5xf32>
    return %0, %1 : tensor<3xcomplex<f32>>, tensor<5xf32>
  }
  func.func private @program(%arg0: tensor<5xf32>) -> (tensor<3xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<5xf32> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<5xf32>) -> tensor<3xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<3xcomplex<f32>>
    %3 = call @fft(%arg0) : (tensor<5xf32>) -> tensor<3xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<3xcomplex<f32>>, tensor<i64>) -> tensor<3xcomplex<f32>>
    %5 = call @fft_0(%4) : (tensor<3xcomplex<f32>>) -> tensor<5xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %7 = stablehlo.add %5, %6 : tensor<5xf32>
    return %2, %7 : tensor<3xcomplex<f32>>, tensor<5xf32>
  }
  func.func private @fft(%arg0: tensor<5xf32>) -> tensor<3xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [5] : (tensor<5xf32>) -> tensor<3xcomplex<f32>>
    return %0 : tensor<3xcomplex<f32>>
  }
  func.func private @_pad(%arg0: tensor<3xcomplex<f32>>, %arg1: tensor<i64>) -> tensor<3xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
    return %1 : tensor<3xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<3xcomplex<f32>>) -> tensor<5xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [5] : (tensor<3xcomplex<f32>>) -> tensor<5xf32>
    return %0 : tensor<5xf32>
  }
}

// -----

// more_fft: rfft, irfft 5 f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<5xf64>)
    %e:2 = call @expected() : () -> (tensor<3xcomplex<f64>>, tensor<5xf64>)
    %r:2 = call @program(%i#0) : (tensor<5xf64>) -> (tensor<3xcomplex<f64>>, tensor<5xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<3xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<5xf64>
    return
  }
  func.func private @inputs() -> (tensor<5xf64>) {
    %0 = stablehlo.constant dense<"0xD0D7FA964FD9E83FE868DF434792C1BFF8173C6B208AE5BFCC42FDFD2C80DCBFE8E3DB88FD6ED1BF"> : tensor<5xf64>
    return %0 : tensor<5xf64>
  }
  func.func private @expected() -> (tensor<3xcomplex<f64>>, tensor<5xf64>) {
    %0 = stablehlo.constant dense<"0x29AD0B84F9B372400000000000C07240D3E1FC4EE0D872401E02670A16C0724026017A9232CC72402D261D5443BB7240"> : tensor<3xcomplex<f64>>
    %1 = stablehlo.constant dense<"0x7DAD6FF9948D25405C82F0E2B6B92340803E4CF95DA72240EA151098FE1B2340E120B91388742340"> : tensor<5xf64>
    return %0, %1 : tensor<3xcomplex<f64>>, tensor<5xf64>
  }
  func.func private @program(%arg0: tensor<5xf64>) -> (tensor<3xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<5xf64> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<5xf64>) -> tensor<3xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<3xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<3xcomplex<f64>>
    %3 = call @fft(%arg0) : (tensor<5xf64>) -> tensor<3xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<3xcomplex<f64>>, tensor<i64>) -> tensor<3xcomplex<f64>>
    %5 = call @fft_0(%4) : (tensor<3xcomplex<f64>>) -> tensor<5xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %7 = stablehlo.add %5, %6 : tensor<5xf64>
    return %2, %7 : tensor<3xcomplex<f64>>, tensor<5xf64>
  }
  func.func private @fft(%arg0: tensor<5xf64>) -> tensor<3xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [5] : (tensor<5xf64>) -> tensor<3xcomplex<f64>>
    return %0 : tensor<3xcomplex<f64>>
  }
  func.func private @_pad(%arg0: tensor<3xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<3xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3xcomplex<f64>>
    return %1 : tensor<3xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<3xcomplex<f64>>) -> tensor<5xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [5] : (tensor<3xcomplex<f64>>) -> tensor<5xf64>
    return %0 : tensor<5xf64>
  }
}

// -----

// more_fft: fft, ifft 9 c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<9xcomplex<f32>>)
    %e:2 = call @expected() : () -> (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>)
    %r:2 = call @program(%i#0) : (tensor<9xcomplex<f32>>) -> (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<9xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<9xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<9xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x5C2CDEBED4BE1CBFB4942EBF21EBB9BEDA93D53EA928543FF6B9D1BEEEDD7D3FBB302CBE0E22993E480C093F56355B3F6F80323FEDA155BF2B27CC3E01F1723EA8F24C3FF8D57B3E"> : tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xE493964314D3964323729643F639964316AB9443879B95431FD794437133964348C596434F9C96439A3A95436ED39543D15C9643B64A9443064A96438A90954328DD9443A5179443"> : tensor<9xcomplex<f32>>
    %1 = stablehlo.constant dense<"0xD70D224181EE2241E4F51B41A237194131072141B3731E41034A214133ED194122421D4188611F4172BD2241C32B22416CE01B41E8B62041DB431B41C49A1E41D295214114CE2041"> : tensor<9xcomplex<f32>>
    return %0, %1 : tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<9xcomplex<f32>>) -> (tensor<9xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<9xcomplex<f32>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<9xcomplex<f32>>) -> tensor<9xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<9xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<9xcomplex<f32>>
    %3 = call @fft_0(%arg0) : (tensor<9xcomplex<f32>>) -> tensor<9xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<9xcomplex<f32>>
    %5 = stablehlo.add %3, %4 : tensor<9xcomplex<f32>>
    return %2, %5 : tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<9xcomplex<f32>>) -> tensor<9xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [9] : (tensor<9xcomplex<f32>>) -> tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<9xcomplex<f32>>) -> tensor<9xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [9] : (tensor<9xcomplex<f32>>) -> tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
}

// -----

// more_fft: fft, ifft 9 c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<9xcomplex<f64>>)
    %e:2 = call @expected() : () -> (tensor<9xcomplex<f64>>, tensor<9xcomplex<f64>>)
    %r:2 = call @program(%i#0) : (tensor<9xcomplex<f64>>) -> (tensor<9xcomplex<f64>>, tensor<9xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<9xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<9xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<9xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x305A8F1D713BD63F0E3C5D759060EA3F0867A78A841ACFBF78572F3D963AE1BF68E056683419E6BFB89FB6EE5822C3BF009CC101E29F773F78547A178214C4BF682543B45BA4E0BFB85425654162E53FD0CD8FD6CF2EE9BF50A5B51577C6B3BF0A2D26A7E068ED3FAC963F57EA0BD53FB077D0F4DA63D4BF88CE38DB898CCCBFF8997E3697F7C33F60BA425C812FD0BF"> : tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<9xcomplex<f64>>, tensor<9xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x8DAA1B68E7AD724041E0FF63C6C672406664F62883C97240A8A68C345ACD724034CCB1C109B872401CFEA118DFD47240A0537276EFEC72400AA88CE432D17240D635E9CFAB9A72408B1EA11601E47240B4C2A65243C47240DEAFE16B91C57240DFEBE8E639E2724060251CCFD8D77240E2CE13881AC272401CDBA9D90BD8724078A0BF635ED2724099270CC908A37240"> : tensor<9xcomplex<f64>>
    %1 = stablehlo.constant dense<"0xF6419B8EA8BF2340591DE3B8161824403AE58C9B4F41244020E2D5CA0299234097DF62C77A072440F243B1777F552440DFD4E66DB17924403ADAD5FCC95424402AED5042280F244017E33E2ACC132440C0147671467B23407DA5AEDE038024401C9B5D33C59F2440CEAAD7BA263D24402A9D94E9B0E32340F1A3EAAC354A2440FA64C158D2212440C7DE659E792F2440"> : tensor<9xcomplex<f64>>
    return %0, %1 : tensor<9xcomplex<f64>>, tensor<9xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<9xcomplex<f64>>) -> (tensor<9xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<9xcomplex<f64>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<9xcomplex<f64>>) -> tensor<9xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<9xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<9xcomplex<f64>>
    %3 = call @fft_0(%arg0) : (tensor<9xcomplex<f64>>) -> tensor<9xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f64>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<9xcomplex<f64>>
    %5 = stablehlo.add %3, %4 : tensor<9xcomplex<f64>>
    return %2, %5 : tensor<9xcomplex<f64>>, tensor<9xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<9xcomplex<f64>>) -> tensor<9xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [9] : (tensor<9xcomplex<f64>>) -> tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<9xcomplex<f64>>) -> tensor<9xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [9] : (tensor<9xcomplex<f64>>) -> tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
}

// -----

// more_fft: rfft, irfft 9 f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<9xf32>)
    %e:2 = call @expected() : () -> (tensor<5xcomplex<f32>>, tensor<9xf32>)
    %r:2 = call @program(%i#0) : (tensor<9xf32>) -> (tensor<5xcomplex<f32>>, tensor<9xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<5xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<9xf32>
    return
  }
  func.func private @inputs() -> (tensor<9xf32>) {
    %0 = stablehlo.constant dense<"0x2F3BD5BE1747443FA1D171BE0A8E34BF445FB93E3C5657BF31182DBF3D7E4C3F71A9CB3E"> : tensor<9xf32>
    return %0 : tensor<9xf32>
  }
  func.func private @expected() -> (tensor<5xcomplex<f32>>, tensor<9xf32>) {
    %0 = stablehlo.constant dense<"0x9EB99543000096436BDB9643AA32964355CA9543925E9643FEC9944300DF94438FC3954399359643"> : tensor<5xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x2756194171442C41BA381C411FB71441FACA25419C8A12417D2E1541E4C72C414C5D2641"> : tensor<9xf32>
    return %0, %1 : tensor<5xcomplex<f32>>, tensor<9xf32>
  }
  func.func private @program(%arg0: tensor<9xf32>) -> (tensor<5xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<9xf32> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<9xf32>) -> tensor<5xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<5xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<5xcomplex<f32>>
    %3 = call @fft(%arg0) : (tensor<9xf32>) -> tensor<5xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<5xcomplex<f32>>, tensor<i64>) -> tensor<5xcomplex<f32>>
    %5 = call @fft_0(%4) : (tensor<5xcomplex<f32>>) -> tensor<9xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %7 = stablehlo.add %5, %6 : tensor<9xf32>
    return %2, %7 : tensor<5xcomplex<f32>>, tensor<9xf32>
  }
  func.func private @fft(%arg0: tensor<9xf32>) -> tensor<5xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [9] : (tensor<9xf32>) -> tensor<5xcomplex<f32>>
    return %0 : tensor<5xcomplex<f32>>
  }
  func.func private @_pad(%arg0: tensor<5xcomplex<f32>>, %arg1: tensor<i64>) -> tensor<5xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5xcomplex<f32>>
    return %1 : tensor<5xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<5xcomplex<f32>>) -> tensor<9xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [9] : (tensor<5xcomplex<f32>>) -> tensor<9xf32>
    return %0 : tensor<9xf32>
  }
}

// -----

// more_fft: rfft, irfft 9 f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<9xf64>)
    %e:2 = call @expected() : () -> (tensor<5xcomplex<f64>>, tensor<9xf64>)
    %r:2 = call @program(%i#0) : (tensor<9xf64>) -> (tensor<5xcomplex<f64>>, tensor<9xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<5xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<9xf64>
    return
  }
  func.func private @inputs() -> (tensor<9xf64>) {
    %0 = stablehlo.constant dense<"0xA8266CB9C7B7C53F007C3ECD3113CEBF3C6319BAE781D0BF90408BF73892C83F6267EE200EBBE73F94720013A3CCD1BF20BABB3079A4D1BFDA084A820C47EFBF52C79EA220F2E73F"> : tensor<9xf64>
    return %0 : tensor<9xf64>
  }
  func.func private @expected() -> (tensor<5xcomplex<f64>>, tensor<9xf64>) {
    %0 = stablehlo.constant dense<"0x4CA3FD293DBD72400000000000C07240C48DA59546BF7240E21A173CB7B272403724B49810DD72403ED5D0D485DC72405716B09D71C37240545EA9FC76C97240DEB24FFFCFAD7240E2CA59405ED67240"> : tensor<5xcomplex<f64>>
    %1 = stablehlo.constant dense<"0x9BB0E51EDF5624401006CB38B3872340E6342FC2F07B2340022DDEE34862244076E60EE2B07B25406BFC67E79A7123402F227A36DC722340735FDB378F0B224075EC290A227F2540"> : tensor<9xf64>
    return %0, %1 : tensor<5xcomplex<f64>>, tensor<9xf64>
  }
  func.func private @program(%arg0: tensor<9xf64>) -> (tensor<5xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<9xf64> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<9xf64>) -> tensor<5xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<5xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<5xcomplex<f64>>
    %3 = call @fft(%arg0) : (tensor<9xf64>) -> tensor<5xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<5xcomplex<f64>>, tensor<i64>) -> tensor<5xcomplex<f64>>
    %5 = call @fft_0(%4) : (tensor<5xcomplex<f64>>) -> tensor<9xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<9xf64>
    %7 = stablehlo.add %5, %6 : tensor<9xf64>
    return %2, %7 : tensor<5xcomplex<f64>>, tensor<9xf64>
  }
  func.func private @fft(%arg0: tensor<9xf64>) -> tensor<5xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [9] : (tensor<9xf64>) -> tensor<5xcomplex<f64>>
    return %0 : tensor<5xcomplex<f64>>
  }
  func.func private @_pad(%arg0: tensor<5xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<5xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<5xcomplex<f64>>
    return %1 : tensor<5xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<5xcomplex<f64>>) -> tensor<9xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [9] : (tensor<5xcomplex<f64>>) -> tensor<9xf64>
    return %0 : tensor<9xf64>
  }
}

// -----

// more_fft: fft, ifft 11 c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<11xcomplex<f32>>)
    %e:2 = call @expected() : () -> (tensor<11xcomplex<f32>>, tensor<11xcomplex<f32>>)
    %r:2 = call @program(%i#0) : (tensor<11xcomplex<f32>>) -> (tensor<11xcomplex<f32>>, tensor<11xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<11xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<11xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<11xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x7F192C3EDC5AE43ECBF744BFDEE85BBFB4E3643F23F468BF2A7C913E5EB8D6BE35976FBF4C1008BFCFA0AC3E79D176BFD9CE1D3FE3C801BA77F7C3BED44A6BBFBAC303BF212F5BBE865E4A3D5D3901BF869D903EA7BAFB3D"> : tensor<11xcomplex<f32>>
    return %0 : tensor<11xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<11xcomplex<f32>>, tensor<11xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xB70396438D9F934376869543025B964302C795430A7596430928944343C997434A2D9743245897434DB09543C6EA95433535974399FE9543A8A496434C3E96439B5895433045954319C89643BA9C9643439B964364D99643"> : tensor<11xcomplex<f32>>
    %1 = stablehlo.constant dense<"0xCE0A2041F6151941AAC32141697822411B462241EDC7214109191E418DE01D4100DF21413BB5204183832341EDFB1F4124181F413FC21F417A6C234123E9234104A31A4138322541355A1F417B542141709E1E41C1082141"> : tensor<11xcomplex<f32>>
    return %0, %1 : tensor<11xcomplex<f32>>, tensor<11xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<11xcomplex<f32>>) -> (tensor<11xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<11xcomplex<f32>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<11xcomplex<f32>>) -> tensor<11xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<11xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<11xcomplex<f32>>
    %3 = call @fft_0(%arg0) : (tensor<11xcomplex<f32>>) -> tensor<11xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<11xcomplex<f32>>
    %5 = stablehlo.add %3, %4 : tensor<11xcomplex<f32>>
    return %2, %5 : tensor<11xcomplex<f32>>, tensor<11xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<11xcomplex<f32>>) -> tensor<11xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [11] : (tensor<11xcomplex<f32>>) -> tensor<11xcomplex<f32>>
    return %0 : tensor<11xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<11xcomplex<f32>>) -> tensor<11xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [11] : (tensor<11xcomplex<f32>>) -> tensor<11xcomplex<f32>>
    return %0 : tensor<11xcomplex<f32>>
  }
}

// -----

// more_fft: fft, ifft 11 c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<11xcomplex<f64>>)
    %e:2 = call @expected() : () -> (tensor<11xcomplex<f64>>, tensor<11xcomplex<f64>>)
    %r:2 = call @program(%i#0) : (tensor<11xcomplex<f64>>) -> (tensor<11xcomplex<f64>>, tensor<11xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<11xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<11xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<11xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xE80871E89C11E03F705E940CE885E73F7812437EB384D4BF2413F13E3FC4EBBF78590796F7B3C93F1824CF89C9F9C3BFB0894A7EF01FC2BF24A33FBE2268DDBFA81A8FE19011D13F00FF888F745BB4BFD4A77C4D00EDE4BF62C1EEEF795CE63F3895989FD56CE63F440ADC29C417D0BF082EBD3F4D9DE33F907516D271CAEFBFE4CEAE420DACE43FBA8AC2BF26BFEEBF8CA07D7FFAD3E43FEC6B3A6A5E24D0BF541880D1A7E1E43FE22A41B52D08E23F"> : tensor<11xcomplex<f64>>
    return %0 : tensor<11xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<11xcomplex<f64>>, tensor<11xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xF2C5C2EFDDF1724021B5215AA09F7240DB9BE5655FD37240A6184F2F4CF27240AE30F77A948B72404BF371A823EB7240995AD2B6E7BD7240A22AD9E872CB7240B646A5DE02A472405F97CAD280C972407ED5D43462CF724010A6ADA219EC724064149C9D54CE72407310982F3CB772403A4FDB6D6AD472403DA59603E9D6724019D45CDBE7D37240CE63390CDBA07240AF2C0882D2E47240677262F76EED7240020036DBC8BA7240007B46B5D3A67240"> : tensor<11xcomplex<f64>>
    %1 = stablehlo.constant dense<"0x1D571F45119124408E9A907AD2A12340637411F2D3F023402FDA12F8C4B62340E7248C911E6B2440A192D8892B842440D5AE994FE8392440100B04F565A523401E724F28643B24406BC9E4DBA54224400D242356B0292440F18C748A80E62340B3F8B099C02C244000866D934A80244057590FFC93AE2340FC43F04DA51B244076AA4CE5E7F92340353649484E21244070D3B76581672340F27D4B017F7D2440370BF9565B382440FB5EFDFD51922440"> : tensor<11xcomplex<f64>>
    return %0, %1 : tensor<11xcomplex<f64>>, tensor<11xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<11xcomplex<f64>>) -> (tensor<11xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<11xcomplex<f64>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<11xcomplex<f64>>) -> tensor<11xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<11xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<11xcomplex<f64>>
    %3 = call @fft_0(%arg0) : (tensor<11xcomplex<f64>>) -> tensor<11xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f64>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<11xcomplex<f64>>
    %5 = stablehlo.add %3, %4 : tensor<11xcomplex<f64>>
    return %2, %5 : tensor<11xcomplex<f64>>, tensor<11xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<11xcomplex<f64>>) -> tensor<11xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [11] : (tensor<11xcomplex<f64>>) -> tensor<11xcomplex<f64>>
    return %0 : tensor<11xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<11xcomplex<f64>>) -> tensor<11xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [11] : (tensor<11xcomplex<f64>>) -> tensor<11xcomplex<f64>>
    return %0 : tensor<11xcomplex<f64>>
  }
}

// -----

// more_fft: rfft, irfft 11 f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<11xf32>)
    %e:2 = call @expected() : () -> (tensor<6xcomplex<f32>>, tensor<11xf32>)
    %r:2 = call @program(%i#0) : (tensor<11xf32>) -> (tensor<6xcomplex<f32>>, tensor<11xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<6xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<11xf32>
    return
  }
  func.func private @inputs() -> (tensor<11xf32>) {
    %0 = stablehlo.constant dense<"0xE7E536BF25B710BFB03E6A3FBD2550BF15E7B2BE241F1D3F074C01BFE045013F1756103F4DBE07BFB54D6EBF"> : tensor<11xf32>
    return %0 : tensor<11xf32>
  }
  func.func private @expected() -> (tensor<6xcomplex<f32>>, tensor<11xf32>) {
    %0 = stablehlo.constant dense<"0x36189543000096430E0295432D1796433A5C954326F99443EF8A954362349543CAF295431C949743ECA09643CCEA9543"> : tensor<6xcomplex<f32>>
    %1 = stablehlo.constant dense<"0xA29114418EF41641EBA32E41A4FD1241C7681A41F2D1294140EB17415E142841620529411B841741251B1141"> : tensor<11xf32>
    return %0, %1 : tensor<6xcomplex<f32>>, tensor<11xf32>
  }
  func.func private @program(%arg0: tensor<11xf32>) -> (tensor<6xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<11xf32> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<11xf32>) -> tensor<6xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<6xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<6xcomplex<f32>>
    %3 = call @fft(%arg0) : (tensor<11xf32>) -> tensor<6xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<6xcomplex<f32>>, tensor<i64>) -> tensor<6xcomplex<f32>>
    %5 = call @fft_0(%4) : (tensor<6xcomplex<f32>>) -> tensor<11xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %7 = stablehlo.add %5, %6 : tensor<11xf32>
    return %2, %7 : tensor<6xcomplex<f32>>, tensor<11xf32>
  }
  func.func private @fft(%arg0: tensor<11xf32>) -> tensor<6xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [11] : (tensor<11xf32>) -> tensor<6xcomplex<f32>>
    return %0 : tensor<6xcomplex<f32>>
  }
  func.func private @_pad(%arg0: tensor<6xcomplex<f32>>, %arg1: tensor<i64>) -> tensor<6xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<6xcomplex<f32>>, tensor<complex<f32>>) -> tensor<6xcomplex<f32>>
    return %1 : tensor<6xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<6xcomplex<f32>>) -> tensor<11xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [11] : (tensor<6xcomplex<f32>>) -> tensor<11xf32>
    return %0 : tensor<11xf32>
  }
}

// -----

// more_fft: rfft, irfft 11 f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<11xf64>)
    %e:2 = call @expected() : () -> (tensor<6xcomplex<f64>>, tensor<11xf64>)
    %r:2 = call @program(%i#0) : (tensor<11xf64>) -> (tensor<6xcomplex<f64>>, tensor<11xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<6xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<11xf64>
    return
  }
  func.func private @inputs() -> (tensor<11xf64>) {
    %0 = stablehlo.constant dense<"0xE0377394E5EBC83F34CCCDE330C8EC3F9C5943494D30E43F8661202F691EEBBF60469D904E0DE1BF409F590CC39AAABF00D94540E204D9BF02B2BA9A363FE53F50A2F095203FED3FC0126F1F3AE89E3FFEC1E185F8A4EA3F"> : tensor<11xf64>
    return %0 : tensor<11xf64>
  }
  func.func private @expected() -> (tensor<6xcomplex<f64>>, tensor<11xf64>) {
    %0 = stablehlo.constant dense<"0x2A88041A7BE572400000000000C0724032D697DD18E4724019E55DF784DF7240D103C8A36BC07240B81D5832CD9F72401AD4B389DEBB7240012EADB044AE7240547B148066AB7240ECB0545745E27240B0A1AB159BB27240C34E243A68C37240"> : tensor<6xcomplex<f64>>
    %1 = stablehlo.constant dense<"0xE0CC5196AF632440C3DC3C0E83CC25409A3594D404432540E8F90D6D194E22409A2BF6162BEF224061A6F33C65E5234038D1FDEDD837234020ABAB69F3532540250A5F09F2D3254089B70F1D740F2440201C5E884FAA2540"> : tensor<11xf64>
    return %0, %1 : tensor<6xcomplex<f64>>, tensor<11xf64>
  }
  func.func private @program(%arg0: tensor<11xf64>) -> (tensor<6xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<11xf64> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<11xf64>) -> tensor<6xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<6xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<6xcomplex<f64>>
    %3 = call @fft(%arg0) : (tensor<11xf64>) -> tensor<6xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<6xcomplex<f64>>, tensor<i64>) -> tensor<6xcomplex<f64>>
    %5 = call @fft_0(%4) : (tensor<6xcomplex<f64>>) -> tensor<11xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<11xf64>
    %7 = stablehlo.add %5, %6 : tensor<11xf64>
    return %2, %7 : tensor<6xcomplex<f64>>, tensor<11xf64>
  }
  func.func private @fft(%arg0: tensor<11xf64>) -> tensor<6xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [11] : (tensor<11xf64>) -> tensor<6xcomplex<f64>>
    return %0 : tensor<6xcomplex<f64>>
  }
  func.func private @_pad(%arg0: tensor<6xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<6xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<6xcomplex<f64>>, tensor<complex<f64>>) -> tensor<6xcomplex<f64>>
    return %1 : tensor<6xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<6xcomplex<f64>>) -> tensor<11xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [11] : (tensor<6xcomplex<f64>>) -> tensor<11xf64>
    return %0 : tensor<11xf64>
  }
}

// -----

// more_fft: fft, ifft 13 c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<13xcomplex<f32>>)
    %e:2 = call @expected() : () -> (tensor<13xcomplex<f32>>, tensor<13xcomplex<f32>>)
    %r:2 = call @program(%i#0) : (tensor<13xcomplex<f32>>) -> (tensor<13xcomplex<f32>>, tensor<13xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<13xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<13xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<13xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x3EBBD5BE01D323BF133C453E505E2A3FC8D4C53ED121FCBE1252AE3C3B47393F306DFABEAA9A493F953C593F922E32BFEDCE4D3FD7ADC33E164E8B3EDBE42B3FEC8464BFBFA239BD09CAF7BEDEB66C3D82B52EBF2FF863BE38D4EE3D0C0105BF70D2713F507304BF"> : tensor<13xcomplex<f32>>
    return %0 : tensor<13xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<13xcomplex<f32>>, tensor<13xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x6C4F9643D413964335E99643282E9443E5F1974355D9964364809443FEA29543A1429643B1FF9743C72A96438F079543657E954356C694437A849543590A964303C69443148894436B7E944321EE9543A9459543B61596434F6C9643AEAD9443C837954350079643"> : tensor<13xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x80C32041CF30204127131E41001220419C0A214135BF1C4151351E4171352041E14A1C4102D41F411AFB1C41A7621C41F1CF1E4177192041F9C01E41E7FB1C414D692041749C1D4102A420418BEB2441BB4F1C410E1B1F4196C92441F81622410C3E22414F851B41"> : tensor<13xcomplex<f32>>
    return %0, %1 : tensor<13xcomplex<f32>>, tensor<13xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<13xcomplex<f32>>) -> (tensor<13xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<13xcomplex<f32>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<13xcomplex<f32>>) -> tensor<13xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<13xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<13xcomplex<f32>>
    %3 = call @fft_0(%arg0) : (tensor<13xcomplex<f32>>) -> tensor<13xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<13xcomplex<f32>>
    %5 = stablehlo.add %3, %4 : tensor<13xcomplex<f32>>
    return %2, %5 : tensor<13xcomplex<f32>>, tensor<13xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<13xcomplex<f32>>) -> tensor<13xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [13] : (tensor<13xcomplex<f32>>) -> tensor<13xcomplex<f32>>
    return %0 : tensor<13xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<13xcomplex<f32>>) -> tensor<13xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [13] : (tensor<13xcomplex<f32>>) -> tensor<13xcomplex<f32>>
    return %0 : tensor<13xcomplex<f32>>
  }
}

// -----

// more_fft: fft, ifft 13 c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<13xcomplex<f64>>)
    %e:2 = call @expected() : () -> (tensor<13xcomplex<f64>>, tensor<13xcomplex<f64>>)
    %r:2 = call @program(%i#0) : (tensor<13xcomplex<f64>>) -> (tensor<13xcomplex<f64>>, tensor<13xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<13xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<13xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<13xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x40BC280CC3B49ABFBCD5EAEFBEE4D13F4CF301416122D9BFB0553A2E04A0B7BF741AAE76F94AE0BF50B505A1C0DED63FD0DD888418ADD93F781043BB7FB8E43F38569E99D6EBC73FFC2DCE158289E5BF1C13B3A37BF0E7BFAC537D62F547DBBF2C2F4632230DD23FC0C6A07D3EC7CA3FEE1D6242E797E4BF1CF2E3F94B62E93FA0755F40DE08EC3F04896DDD0C96EE3FB445F3F9EFC4E0BFC0CC06EB2BDEBC3FC2835CDBAF01E63F087AF8AB7DE8EF3F30A2EAC7CD61D73F08E2D724AC0EEC3F2C5A9D6CDD75EFBFB05E141655F1EDBF"> : tensor<13xcomplex<f64>>
    return %0 : tensor<13xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<13xcomplex<f64>>, tensor<13xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x1EA502448FAF7240DCDE7242A2F17240D7996D1A1A907240A09650704AC072406A9128DEC4C67240E23069578BAB72403FA0AB3BC9B772404773ECE1649D72406E6C6614D8E77240E9AD6DCE10B9724006401FE8ECF37240D88085720CC572404F689691B8C37240A980DE9CB4F67240CD868D9A0FBF724047B2CB006EA1724002A2B957A3D1724008D33008371473407137713F62BD7240C32BEDD531EC7240686151C19DBB7240E40574FF5190724028C9831F837D7240EC573D6E7AB572408977732FA8D5724045E30556D5A27240"> : tensor<13xcomplex<f64>>
    %1 = stablehlo.constant dense<"0x4920DF0988D72340CED555F22C7A2440C8C3B9394F352440FACCFA8434B8234063A0F574565C2340BBC4E5AC19E623402717178D35F523406DD3CE74A28A2340DBAF16618FF923407EBA0C71C96C24408EDD8DB06A2B24403A56EE624CCF2440835F5C41B0FD23401268F501C0B42340FEB1D4C8280924403EDA99E4A88624405EEC4C00D17F2440C515AB686D0C2440FB4572E3136224406498E64AEEEE2340D5B157F5C7EB234061F40AF1D0AA2340DD2A5085A9102440DF1579C3A5CD234011A297DE188A23404E10DA3BB7002440"> : tensor<13xcomplex<f64>>
    return %0, %1 : tensor<13xcomplex<f64>>, tensor<13xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<13xcomplex<f64>>) -> (tensor<13xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<13xcomplex<f64>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<13xcomplex<f64>>) -> tensor<13xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<13xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<13xcomplex<f64>>
    %3 = call @fft_0(%arg0) : (tensor<13xcomplex<f64>>) -> tensor<13xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f64>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<13xcomplex<f64>>
    %5 = stablehlo.add %3, %4 : tensor<13xcomplex<f64>>
    return %2, %5 : tensor<13xcomplex<f64>>, tensor<13xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<13xcomplex<f64>>) -> tensor<13xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [13] : (tensor<13xcomplex<f64>>) -> tensor<13xcomplex<f64>>
    return %0 : tensor<13xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<13xcomplex<f64>>) -> tensor<13xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [13] : (tensor<13xcomplex<f64>>) -> tensor<13xcomplex<f64>>
    return %0 : tensor<13xcomplex<f64>>
  }
}

// -----

// more_fft: rfft, irfft 13 f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<13xf32>)
    %e:2 = call @expected() : () -> (tensor<7xcomplex<f32>>, tensor<13xf32>)
    %r:2 = call @program(%i#0) : (tensor<13xf32>) -> (tensor<7xcomplex<f32>>, tensor<13xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<7xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<13xf32>
    return
  }
  func.func private @inputs() -> (tensor<13xf32>) {
    %0 = stablehlo.constant dense<"0xDFAE1B3EC9A8DD3E1294F33DCA0DA3BD6B644C3F606E20BF69A1EDBEC13A0D3FB896053F6E8D8D3DAEC3113FC0F52DBFF84E2ABF"> : tensor<13xf32>
    return %0 : tensor<13xf32>
  }
  func.func private @expected() -> (tensor<7xcomplex<f32>>, tensor<13xf32>) {
    %0 = stablehlo.constant dense<"0x7C59964300009643B6AF954359E69543559495432CB09443A1919643E908964302AC9643E0AE944302C995433598964310079643279A9643"> : tensor<7xcomplex<f32>>
    %1 = stablehlo.constant dense<"0xBB6E224146ED264128E72141E4B91E4147C62C411AF91541F5921841ACD328416B5928411B1B21413B1C2941A4201541105B1541"> : tensor<13xf32>
    return %0, %1 : tensor<7xcomplex<f32>>, tensor<13xf32>
  }
  func.func private @program(%arg0: tensor<13xf32>) -> (tensor<7xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<13xf32> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<13xf32>) -> tensor<7xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<7xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<7xcomplex<f32>>
    %3 = call @fft(%arg0) : (tensor<13xf32>) -> tensor<7xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<7xcomplex<f32>>, tensor<i64>) -> tensor<7xcomplex<f32>>
    %5 = call @fft_0(%4) : (tensor<7xcomplex<f32>>) -> tensor<13xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<13xf32>
    %7 = stablehlo.add %5, %6 : tensor<13xf32>
    return %2, %7 : tensor<7xcomplex<f32>>, tensor<13xf32>
  }
  func.func private @fft(%arg0: tensor<13xf32>) -> tensor<7xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [13] : (tensor<13xf32>) -> tensor<7xcomplex<f32>>
    return %0 : tensor<7xcomplex<f32>>
  }
  func.func private @_pad(%arg0: tensor<7xcomplex<f32>>, %arg1: tensor<i64>) -> tensor<7xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<7xcomplex<f32>>
    return %1 : tensor<7xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<7xcomplex<f32>>) -> tensor<13xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [13] : (tensor<7xcomplex<f32>>) -> tensor<13xf32>
    return %0 : tensor<13xf32>
  }
}

// -----

// more_fft: rfft, irfft 13 f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<13xf64>)
    %e:2 = call @expected() : () -> (tensor<7xcomplex<f64>>, tensor<13xf64>)
    %r:2 = call @program(%i#0) : (tensor<13xf64>) -> (tensor<7xcomplex<f64>>, tensor<13xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<7xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<13xf64>
    return
  }
  func.func private @inputs() -> (tensor<13xf64>) {
    %0 = stablehlo.constant dense<"0x445B4199A7C0E6BF2884752167E8C33F14CBC42A0CECD93FFCC28634772EDA3F9C3582475E1CED3FC055DEBB4676B6BF6C589D5A2720DDBF5807F837C525DEBFBCB03ADAE771E9BFE8C1FE950BC7E9BFB049964EB2D2C33F809E1806B3BBAA3F88FD5FB6EFE6D8BF"> : tensor<13xf64>
    return %0 : tensor<13xf64>
  }
  func.func private @expected() -> (tensor<7xcomplex<f64>>, tensor<13xf64>) {
    %0 = stablehlo.constant dense<"0x990DBFA7F2A572400000000000C07240074853BFEDCE724059520F0B0A927240DC0E6107139772400217AB6721D072400A02E8B669AE72404010563D12BD72409E4E2A28F6BD7240E98E452C29A572408C13EC858EB47240445A172411C87240B4A9BB5F25BC724014E695F018CA7240"> : tensor<7xcomplex<f64>>
    %1 = stablehlo.constant dense<"0x4CEA6B86F593224011D6859CA14F24405926566160CF24401836A4B973D124405A2378E4C5D125405543887213D323403D152BC5FE162340C53F40D6D10E2340F4545C82E1682240E213A0468F63224027593AC94A4F24409F1806B3BB1A244014004D82C8382340"> : tensor<13xf64>
    return %0, %1 : tensor<7xcomplex<f64>>, tensor<13xf64>
  }
  func.func private @program(%arg0: tensor<13xf64>) -> (tensor<7xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<13xf64> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<13xf64>) -> tensor<7xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<7xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<7xcomplex<f64>>
    %3 = call @fft(%arg0) : (tensor<13xf64>) -> tensor<7xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<7xcomplex<f64>>, tensor<i64>) -> tensor<7xcomplex<f64>>
    %5 = call @fft_0(%4) : (tensor<7xcomplex<f64>>) -> tensor<13xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<13xf64>
    %7 = stablehlo.add %5, %6 : tensor<13xf64>
    return %2, %7 : tensor<7xcomplex<f64>>, tensor<13xf64>
  }
  func.func private @fft(%arg0: tensor<13xf64>) -> tensor<7xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [13] : (tensor<13xf64>) -> tensor<7xcomplex<f64>>
    return %0 : tensor<7xcomplex<f64>>
  }
  func.func private @_pad(%arg0: tensor<7xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<7xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<7xcomplex<f64>>, tensor<complex<f64>>) -> tensor<7xcomplex<f64>>
    return %1 : tensor<7xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<7xcomplex<f64>>) -> tensor<13xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [13] : (tensor<7xcomplex<f64>>) -> tensor<13xf64>
    return %0 : tensor<13xf64>
  }
}

// -----

// more_fft: fft, ifft 16 c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<16xcomplex<f32>>)
    %e:2 = call @expected() : () -> (tensor<16xcomplex<f32>>, tensor<16xcomplex<f32>>)
    %r:2 = call @program(%i#0) : (tensor<16xcomplex<f32>>) -> (tensor<16xcomplex<f32>>, tensor<16xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<16xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<16xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<16xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x91771C3FA78ECABE73D02A3F79A6073F96B011BF553CE23E53BF5BBF8D655D3F492FE2BE47C61E3F3164B53E862540BF5649413F6CA8253ED4E81E3F48F41DBF05F1B9BE0080AEBE3CDCF63E925D9ABED15E52BE61520ABDB2DD12BF130EEABED5A27FBF7AC2B43E9DE501BFE8C827BEE14653BF7DE33C3F85622CBFE8B97ABF"> : tensor<16xcomplex<f32>>
    return %0 : tensor<16xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<16xcomplex<f32>>, tensor<16xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xBABC9443BCD59543FFBB95430CAB9543C4A8984350389543C8BB97438B159443DD1396435C399443DE6F9743B9F895431C419743EE1F954363009743ECEB9543C5399543ABB59743C20F9643859A9543A18994434CC69543FB4696435BD096432D9395437EB496430B40974391889543F2EC964318769443F0669443372F9843"> : tensor<16xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x73791D4177AB1F41DFCD1C416D5E2441E4D9214131EC1C411680224121111F415B261F41FB682141F68D2041B5A0214141131D41988C1F41831F20410A351F418A731E41576B2341C7002241D8D71F4138822241DC3F1E41BDDF224172F11F41BA272041B8721C4190772341162B1C4189512541A0701E41FE771F4119561F41"> : tensor<16xcomplex<f32>>
    return %0, %1 : tensor<16xcomplex<f32>>, tensor<16xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<16xcomplex<f32>>) -> (tensor<16xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<16xcomplex<f32>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<16xcomplex<f32>>) -> tensor<16xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<16xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<16xcomplex<f32>>
    %3 = call @fft_0(%arg0) : (tensor<16xcomplex<f32>>) -> tensor<16xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<16xcomplex<f32>>
    %5 = stablehlo.add %3, %4 : tensor<16xcomplex<f32>>
    return %2, %5 : tensor<16xcomplex<f32>>, tensor<16xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<16xcomplex<f32>>) -> tensor<16xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [16] : (tensor<16xcomplex<f32>>) -> tensor<16xcomplex<f32>>
    return %0 : tensor<16xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<16xcomplex<f32>>) -> tensor<16xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [16] : (tensor<16xcomplex<f32>>) -> tensor<16xcomplex<f32>>
    return %0 : tensor<16xcomplex<f32>>
  }
}

// -----

// more_fft: fft, ifft 16 c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<16xcomplex<f64>>)
    %e:2 = call @expected() : () -> (tensor<16xcomplex<f64>>, tensor<16xcomplex<f64>>)
    %r:2 = call @program(%i#0) : (tensor<16xcomplex<f64>>) -> (tensor<16xcomplex<f64>>, tensor<16xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<16xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<16xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<16xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x581522863A0DD7BF14E64286EFD4D0BFF0C7E5A25603C8BF584FF68DC8B7E53F38E9312D9E79DA3F0817FB9D6F90EE3F10671F9B1C64B6BF7843D937B49BEEBF641AD213329ED5BFACD89E440685E13F143917E95212D93F1CC7E0181D29E4BF344905C8993AD83F122BBC9B20D7EB3F14F32F9EDD31E43F2C4CB164B8B1DC3F42C64563DA51E53FD494DFB46682EA3F58B2D3167CBBE13F46D1E905BEC9E83FAC94B5962453DC3F98E8BB3575D8C1BF78CA5CB69621C9BFD001363253A9EBBF5485A23D76D0D8BFFC2145642DD4D63FBEC20CDAB98CE53F78AD8AC77D5FE23FD074B07F6CA1CF3F00493ECF0818AB3F6C1BEBC6A827D53F52C4FB8A1E67ED3F"> : tensor<16xcomplex<f64>>
    return %0 : tensor<16xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<16xcomplex<f64>>, tensor<16xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xF75C6DA2C0F2724072C5FB6C6E0273403807AF42CCA272408308DD9B51C17240AD450E1AFBC172402C875E79070273409A584A2160B77240D0062DE75AA27240666EC06932BF7240909DB92BA2AF7240AF68590A89AA72409D2A8D6E5EBF7240A7198E040AB9724072685E9E1E9F7240A0C5CDF1778B7240E02C93C48BAC7240F6FFEF4F3FAF724046F665923BE4724095437DB116EA72407FCED67D1D9E72406B85622899DB72408F703E9FC06B7240609672D08ED0724052A0DA0FB8B372408529D175F5837240CFA5B5ECC1C77240739752F118937240E62BA5762698724057F992DB66EB72404499FAEC6ADD724034A5034EB29E72405AFA9ECBB9BA7240"> : tensor<16xcomplex<f64>>
    %1 = stablehlo.constant dense<"0xEDB9DA4481652440E48AF7D9DC842440694A079C64BD2340B3F43D9773F52340AEF225B7CD5624408732F5D9D53A2440E52EA5E231A62340CC574AED4CB023400953A2EBEA8723409D4B6BD9830F2440C02CE5A01D212440A340B51F70E72340D70AC550323724401EE17C3E815723402987FA622D542440FE9CADFB3ABC2340ECFFDF9F7EDE23408CECCB2477482440408B9BE3EF962340C059268917D923404E331C0914F22340E3D0BC3C3DBE23405DD1B21412D523403A551ADDBCFE2340CDDC80D364FE2340213B735744DF234035B19442C0EE23409F0D5ACEB5C423405B8B1C34F6032440580EBDF20E842440700E5E8598C523400711BA37A3022440"> : tensor<16xcomplex<f64>>
    return %0, %1 : tensor<16xcomplex<f64>>, tensor<16xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<16xcomplex<f64>>) -> (tensor<16xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<16xcomplex<f64>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<16xcomplex<f64>>) -> tensor<16xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<16xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<16xcomplex<f64>>
    %3 = call @fft_0(%arg0) : (tensor<16xcomplex<f64>>) -> tensor<16xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f64>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<16xcomplex<f64>>
    %5 = stablehlo.add %3, %4 : tensor<16xcomplex<f64>>
    return %2, %5 : tensor<16xcomplex<f64>>, tensor<16xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<16xcomplex<f64>>) -> tensor<16xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [16] : (tensor<16xcomplex<f64>>) -> tensor<16xcomplex<f64>>
    return %0 : tensor<16xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<16xcomplex<f64>>) -> tensor<16xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [16] : (tensor<16xcomplex<f64>>) -> tensor<16xcomplex<f64>>
    return %0 : tensor<16xcomplex<f64>>
  }
}

// -----

// more_fft: rfft, irfft 16 f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<16xf32>)
    %e:2 = call @expected() : () -> (tensor<9xcomplex<f32>>, tensor<16xf32>)
    %r:2 = call @program(%i#0) : (tensor<16xf32>) -> (tensor<9xcomplex<f32>>, tensor<16xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<9xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<16xf32>
    return
  }
  func.func private @inputs() -> (tensor<16xf32>) {
    %0 = stablehlo.constant dense<"0x65AB51BE92C5EEBEE7DA47BEFFB9093F5C4A873E299956BF9FBE65BFCCA8663FFF387ABE5A48EB3B88A2293F7D0A7B3F7D1D143E0E25B3BE5733A53E9CF82A3F"> : tensor<16xf32>
    return %0 : tensor<16xf32>
  }
  func.func private @expected() -> (tensor<9xcomplex<f32>>, tensor<16xf32>) {
    %0 = stablehlo.constant dense<"0x74A596430000964388D49543A3269743B5D89543293D954341BC954333BA9643960896430F5E98434E0C964371239543A64B9543F9479643317796431CCD9543C634954300009643"> : tensor<9xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x52B91C41D389184194E01C41A09B2841533A24416E96124116A411418D6A2E411C171C41691D2041289A2A41A8B02F4176502241D8661A419B2925418AAF2A41"> : tensor<16xf32>
    return %0, %1 : tensor<9xcomplex<f32>>, tensor<16xf32>
  }
  func.func private @program(%arg0: tensor<16xf32>) -> (tensor<9xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<16xf32> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<16xf32>) -> tensor<9xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<9xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<9xcomplex<f32>>
    %3 = call @fft(%arg0) : (tensor<16xf32>) -> tensor<9xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<9xcomplex<f32>>, tensor<i64>) -> tensor<9xcomplex<f32>>
    %5 = call @fft_0(%4) : (tensor<9xcomplex<f32>>) -> tensor<16xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %7 = stablehlo.add %5, %6 : tensor<16xf32>
    return %2, %7 : tensor<9xcomplex<f32>>, tensor<16xf32>
  }
  func.func private @fft(%arg0: tensor<16xf32>) -> tensor<9xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [16] : (tensor<16xf32>) -> tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
  func.func private @_pad(%arg0: tensor<9xcomplex<f32>>, %arg1: tensor<i64>) -> tensor<9xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<9xcomplex<f32>>, tensor<complex<f32>>) -> tensor<9xcomplex<f32>>
    return %1 : tensor<9xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<9xcomplex<f32>>) -> tensor<16xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [16] : (tensor<9xcomplex<f32>>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
}

// -----

// more_fft: rfft, irfft 16 f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<16xf64>)
    %e:2 = call @expected() : () -> (tensor<9xcomplex<f64>>, tensor<16xf64>)
    %r:2 = call @program(%i#0) : (tensor<16xf64>) -> (tensor<9xcomplex<f64>>, tensor<16xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<9xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<16xf64>
    return
  }
  func.func private @inputs() -> (tensor<16xf64>) {
    %0 = stablehlo.constant dense<"0xC892FD0EA923EFBF285FAE6EA061D73F60192E2A400CA0BFD0CB3F0F8162EABF4845865B7C5DE43F1C78EEA68631E03FBE4878A37026E83F509BABE66EC1B83FB8732990900CCFBF80C0BF6D43698FBF7071AFD74D89DEBF425216079F5AE1BFA8C5157272EAE6BF441CCBD85B0FEBBFF4036912D645D93FAC8CBB8A082FDEBF"> : tensor<16xf64>
    return %0 : tensor<16xf64>
  }
  func.func private @expected() -> (tensor<9xcomplex<f64>>, tensor<16xf64>) {
    %0 = stablehlo.constant dense<"0xEEBF7686D49972400000000000C072402B9C5D9881A872400F322037A08B7240FBBB0A34D9C07240F23C6B10F3DD72407699588757CA7240AEA9A5E00BC57240301BFC2504A1724001AFC419F7A37240140625E4559C72401028586EFEAB724095CBD8F4CC9A72408D15D049E4A87240E0DD4EF20FC2724087E86DA222C97240D2DAFDA63BD172400000000000C07240"> : tensor<9xcomplex<f64>>
    %1 = stablehlo.constant dense<"0xD326106FC50D2240F97275030DBB2440E7D1D5BFF3EF234043030CEFD75922405464B8C5D745254082E76E6A180325408C84370A678225403757CDDD82312440315ABFBDCD832340109024AF25F8234074844291B50B2340DC9A8E0F56EA2240A6A3DED8589122403C4E73420A4F2240204893B02ECA24409B23AABB870E2340"> : tensor<16xf64>
    return %0, %1 : tensor<9xcomplex<f64>>, tensor<16xf64>
  }
  func.func private @program(%arg0: tensor<16xf64>) -> (tensor<9xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<16xf64> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<16xf64>) -> tensor<9xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<9xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<9xcomplex<f64>>
    %3 = call @fft(%arg0) : (tensor<16xf64>) -> tensor<9xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<9xcomplex<f64>>, tensor<i64>) -> tensor<9xcomplex<f64>>
    %5 = call @fft_0(%4) : (tensor<9xcomplex<f64>>) -> tensor<16xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<16xf64>
    %7 = stablehlo.add %5, %6 : tensor<16xf64>
    return %2, %7 : tensor<9xcomplex<f64>>, tensor<16xf64>
  }
  func.func private @fft(%arg0: tensor<16xf64>) -> tensor<9xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [16] : (tensor<16xf64>) -> tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
  func.func private @_pad(%arg0: tensor<9xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<9xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<9xcomplex<f64>>, tensor<complex<f64>>) -> tensor<9xcomplex<f64>>
    return %1 : tensor<9xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<9xcomplex<f64>>) -> tensor<16xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [16] : (tensor<9xcomplex<f64>>) -> tensor<16xf64>
    return %0 : tensor<16xf64>
  }
}

// -----

// more_fft: fft, ifft 17 c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<17xcomplex<f32>>)
    %e:2 = call @expected() : () -> (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>)
    %r:2 = call @program(%i#0) : (tensor<17xcomplex<f32>>) -> (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<17xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<17xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<17xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x176D4A3F572E88BEE90720BD4FF7663D8B772B3F3FDA3C3FB7BC153EEA2BC5BE449FAEBDACEEF7BD6390163F00F8FB3EE9C1F73E0F0BFBBEE809EB3E13603D3F3830F33EDC5E15BFB74844BE46EF293D7E67E63E5E1775BDC2167E3F1945E1BE9504483F63C452BF47FB8ABECF3B553FB11E383F47B65F3F5BE757BD9A0D0B3FB12C68BE41E9A03E"> : tensor<17xcomplex<f32>>
    return %0 : tensor<17xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x31D8984339BB9643944395439B139743C4A49443B659954324359743717194430A709643A07B95438C0196431B889543772D96431F649543E84396432BD49643164B9743909D9643E2F19443A19B9543C6BD974397089643352A9843D6FD9343C747964308E496434E2B9443AD6395434E929643966B95430DF096437F1D96439AC59543D3D69643"> : tensor<17xcomplex<f32>>
    %1 = stablehlo.constant dense<"0xB75A25416B60214112921F4160942141DCC321418637204165132141A3E81E41C18D1C41BED91E411C8720413CAD2141371324412A381C411A4723412B1020418C031E4112431F41396F224197282141D47F20415F8F21419455204195DA1E41EA022041511E1F41E5D22041D3061F41EA452241C5111D4161721D41FCC61E41539D1E41CA062241"> : tensor<17xcomplex<f32>>
    return %0, %1 : tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<17xcomplex<f32>>) -> (tensor<17xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<17xcomplex<f32>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<17xcomplex<f32>>) -> tensor<17xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<17xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<17xcomplex<f32>>
    %3 = call @fft_0(%arg0) : (tensor<17xcomplex<f32>>) -> tensor<17xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<17xcomplex<f32>>
    %5 = stablehlo.add %3, %4 : tensor<17xcomplex<f32>>
    return %2, %5 : tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<17xcomplex<f32>>) -> tensor<17xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [17] : (tensor<17xcomplex<f32>>) -> tensor<17xcomplex<f32>>
    return %0 : tensor<17xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<17xcomplex<f32>>) -> tensor<17xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [17] : (tensor<17xcomplex<f32>>) -> tensor<17xcomplex<f32>>
    return %0 : tensor<17xcomplex<f32>>
  }
}

// -----

// more_fft: fft, ifft 17 c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<17xcomplex<f64>>)
    %e:2 = call @expected() : () -> (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>)
    %r:2 = call @program(%i#0) : (tensor<17xcomplex<f64>>) -> (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<17xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<17xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<17xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x908F9B1E4D36E1BF88A323C6D77AC0BFBCDD1907963CE0BF707CA12C5C03B0BF8045804E7982BB3FF07A8B5BAE16B13F16E16B209F48E33F9E72E726F145E6BF3CF5E6414DDDEF3F5410DDF2E112D33F3EB12A6F1D90E5BFA80E09216DF3C93F4E02D7FF335BEA3F1031B40AE3DEB5BF58FEB5C37DB6C03F560F4D7CAFE8E83F383E1CB43997CABF560623C6FD8CE53FFEB8879E46D7EB3F90FD7BBBB89BCF3FA4AB0285ECDBECBFF0944B6B21C7DC3FC4C8D9D97E64E7BFB89D4F9924B8EABFA066229F7441A63F70B89F2BA9EDD43FB06034D06FDBE9BFC0F18C2FC05EA23FF02515B1749EE33FC4B1C14611E2D93F6460253F297CE73F1483305927A9D43F38320DC3EE3ECE3F8208B8DCD14FEEBF"> : tensor<17xcomplex<f64>>
    return %0 : tensor<17xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x88B32A0EA0CC724015BBD362D1D072405D90E824A3CA7240DF16516C64797240BEB65105D2997240447FD8A0B7EA72405E56C6544AA07240782BA29238BA7240BD5EB95540C97240704ED0AA9EE27240303B4D356FCF7240800F13C5A4CA7240B418FB5DEDE6724069E31D994A6872408129C96AEEA47240058C697B741B7340EF526FFCE9AE7240C4871C9552DC72408EED9BCB0EDB7240A8CACA0265BB7240273929BC70AF724042B1362CE5BB724039A0C7CCECC67240BDE97C6029E4724039908760949A72404D57E259DCAC7240A99C4F26409872402131F11B39B57240AD5241DA14727240007B4DC4A38D7240F0F8ECBDCACC7240635741782E9C72403C16841FBDC57240FA61739724B97240"> : tensor<17xcomplex<f64>>
    %1 = stablehlo.constant dense<"0x1E7F6EDEC3172440548D8E41A81F2440DB298068CD0A2440B903ACB317F3234069A75438141824408DB32FB593BC23402723A86D546D23403C9C554434A123404C904A752DB523408A6B2FCBB6EB23405CF1C2C48FB92340BE0DAA21F9DB2340B74BFF08090D24400AC790A611442440774D0235D4E02340C76BDFF845F8234039CE70ACEE3224402E32F6B954F723401D9CE08FD6DF2340CB3BBD27503524404D7B4D140CCD234065DAF38D26AC2440AE5B8D56464924404EE8DDC5E65A23404B5182910D1D24404C3B7EFA08142440FB57C60A6A1124409784F1AA2A4124407584A2AE4FC42340B43322321FF52340BF1BE5EB21B82340DA3A4CB668502440DD2D1FEB0514244067857A62177B2340"> : tensor<17xcomplex<f64>>
    return %0, %1 : tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<17xcomplex<f64>>) -> (tensor<17xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<17xcomplex<f64>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<17xcomplex<f64>>) -> tensor<17xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<17xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<17xcomplex<f64>>
    %3 = call @fft_0(%arg0) : (tensor<17xcomplex<f64>>) -> tensor<17xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f64>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<17xcomplex<f64>>
    %5 = stablehlo.add %3, %4 : tensor<17xcomplex<f64>>
    return %2, %5 : tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<17xcomplex<f64>>) -> tensor<17xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [17] : (tensor<17xcomplex<f64>>) -> tensor<17xcomplex<f64>>
    return %0 : tensor<17xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<17xcomplex<f64>>) -> tensor<17xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [17] : (tensor<17xcomplex<f64>>) -> tensor<17xcomplex<f64>>
    return %0 : tensor<17xcomplex<f64>>
  }
}

// -----

// more_fft: rfft, irfft 17 f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<17xf32>)
    %e:2 = call @expected() : () -> (tensor<9xcomplex<f32>>, tensor<17xf32>)
    %r:2 = call @program(%i#0) : (tensor<17xf32>) -> (tensor<9xcomplex<f32>>, tensor<17xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<9xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<17xf32>
    return
  }
  func.func private @inputs() -> (tensor<17xf32>) {
    %0 = stablehlo.constant dense<"0xE74B31BFA0BC50BF937060BF73D0C1BE9F1668BF1AE9243CDA6CE8BEEAE119BFD8D4433F77F7493FA26B78BFEE8F39BFB870BF3EF764253F8E940ABF4B8E3B3E89FF713F"> : tensor<17xf32>
    return %0 : tensor<17xf32>
  }
  func.func private @expected() -> (tensor<9xcomplex<f32>>, tensor<17xf32>) {
    %0 = stablehlo.constant dense<"0x2060944300009643AF729543DA58974380729643D8649743163D954353219643AEA39743AC009743BC169443BF6D9743981796434B419643F07195431A779543367895433B7B9543"> : tensor<9xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x41EB144136F41241F7F811417CF11941967E11413A29204199BC1841E16116414E3D2C41789F2C41467910410167144186FB254150562A41B756174139EE2241F81F2F41"> : tensor<17xf32>
    return %0, %1 : tensor<9xcomplex<f32>>, tensor<17xf32>
  }
  func.func private @program(%arg0: tensor<17xf32>) -> (tensor<9xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<17xf32> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<17xf32>) -> tensor<9xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<9xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<9xcomplex<f32>>
    %3 = call @fft(%arg0) : (tensor<17xf32>) -> tensor<9xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<9xcomplex<f32>>, tensor<i64>) -> tensor<9xcomplex<f32>>
    %5 = call @fft_0(%4) : (tensor<9xcomplex<f32>>) -> tensor<17xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<17xf32>
    %7 = stablehlo.add %5, %6 : tensor<17xf32>
    return %2, %7 : tensor<9xcomplex<f32>>, tensor<17xf32>
  }
  func.func private @fft(%arg0: tensor<17xf32>) -> tensor<9xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [17] : (tensor<17xf32>) -> tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
  func.func private @_pad(%arg0: tensor<9xcomplex<f32>>, %arg1: tensor<i64>) -> tensor<9xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<9xcomplex<f32>>, tensor<complex<f32>>) -> tensor<9xcomplex<f32>>
    return %1 : tensor<9xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<9xcomplex<f32>>) -> tensor<17xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [17] : (tensor<9xcomplex<f32>>) -> tensor<17xf32>
    return %0 : tensor<17xf32>
  }
}

// -----

// more_fft: rfft, irfft 17 f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<17xf64>)
    %e:2 = call @expected() : () -> (tensor<9xcomplex<f64>>, tensor<17xf64>)
    %r:2 = call @program(%i#0) : (tensor<17xf64>) -> (tensor<9xcomplex<f64>>, tensor<17xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<9xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<17xf64>
    return
  }
  func.func private @inputs() -> (tensor<17xf64>) {
    %0 = stablehlo.constant dense<"0x5C02CB45FA55E3BF06A294A748E9E23FCCCCA1D068C1DBBFF08BC4E17061E03FD82AB83308C0CABFC6FF8AE37D08E63F123B976E4B7DEBBFA85F2C7DCC4ED63FE446F5E45EBAEEBF74043826B36BE83F9034124D0E97D2BF92127DD959AFEDBF6A72E54A50F8E1BFE2719952ECE5E4BFAAB1D1AD173BE43F540BEDC6FCC1D7BFECE6D497275DE53F"> : tensor<17xf64>
    return %0 : tensor<17xf64>
  }
  func.func private @expected() -> (tensor<9xcomplex<f64>>, tensor<17xf64>) {
    %0 = stablehlo.constant dense<"0x77E3830C53A572400000000000C072408CD5C3FF75D97240C44AC6B655A7724048508C1C1FCA7240C4B54532D4CC7240F41B911676A2724090AF0D0BCAD9724097E4DE5F4CC972407B48074838A57240BBF5D07948C17240134C73A2B9C87240E3B17D5C42B372400C89CD3196B572408359392804C972406D120D1C52E17240FA47CD80426E7240EC989B0D65917240"> : tensor<9xcomplex<f64>>
    %1 = stablehlo.constant dense<"0xDA4FA35BA0CA2240204A798A942E25409AF17AB9F4212340BF481C0E17062540551F31DFFF942340FCAF38DE876025404F8C16492B482240FD62E96376B2244092ABB0115A14224047806332BB8625405B6E978D476B2340D72E68620A252240D9A851FB7AE02240E268D63AA1B122401B1BDD7AB1432540A597C819F04123406F4E7D79D2552540"> : tensor<17xf64>
    return %0, %1 : tensor<9xcomplex<f64>>, tensor<17xf64>
  }
  func.func private @program(%arg0: tensor<17xf64>) -> (tensor<9xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<17xf64> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<17xf64>) -> tensor<9xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<9xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<9xcomplex<f64>>
    %3 = call @fft(%arg0) : (tensor<17xf64>) -> tensor<9xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<9xcomplex<f64>>, tensor<i64>) -> tensor<9xcomplex<f64>>
    %5 = call @fft_0(%4) : (tensor<9xcomplex<f64>>) -> tensor<17xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<17xf64>
    %7 = stablehlo.add %5, %6 : tensor<17xf64>
    return %2, %7 : tensor<9xcomplex<f64>>, tensor<17xf64>
  }
  func.func private @fft(%arg0: tensor<17xf64>) -> tensor<9xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [17] : (tensor<17xf64>) -> tensor<9xcomplex<f64>>
    return %0 : tensor<9xcomplex<f64>>
  }
  func.func private @_pad(%arg0: tensor<9xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<9xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<9xcomplex<f64>>, tensor<complex<f64>>) -> tensor<9xcomplex<f64>>
    return %1 : tensor<9xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<9xcomplex<f64>>) -> tensor<17xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [17] : (tensor<9xcomplex<f64>>) -> tensor<17xf64>
    return %0 : tensor<17xf64>
  }
}

// -----

// more_fft: fft, ifft 30 c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<30xcomplex<f32>>)
    %e:2 = call @expected() : () -> (tensor<30xcomplex<f32>>, tensor<30xcomplex<f32>>)
    %r:2 = call @program(%i#0) : (tensor<30xcomplex<f32>>) -> (tensor<30xcomplex<f32>>, tensor<30xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<30xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<30xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<30xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x8BB54BBF19CDCBBE1C7218BE8C1E7B3F4E533E3F138A7A3FFB5EDB3EBCD13B3F476D05BF067B6CBFF068BE3EFBC6DDBE35851B3FC3CCF93DEE92C03D7470CC3D550DCCBE5AB448BEF8BE983EBD31A7BEA35C59BFD1D71CBF798F07BFBBBA35BF78D77D3FA1DE193FE13FD4BE6B5141BFE46B983E1B203F3F16FDFEBE5CC014BFB8193ABF5DB0B13E89F2FD3E73D89E3E1753A8BE9438363EFD4DF3BECE07123EDE3E713E8E6118BFD39220BFEE86DC3E9E22503E40489C3E68992ABF5321323F6F9B79BE236439BF1E6AD03D291721BF76690E3F6431453FA0865E3FF2F6183FC7B706BFC2E970BFFB6B3C3F566FD33E"> : tensor<30xcomplex<f32>>
    return %0 : tensor<30xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<30xcomplex<f32>>, tensor<30xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xF8A3954344509643C87096437C499643DC6A97432D6B9743EEB3954320719643C6799543BCA19743585B9743C764944384BC9643236A924361AA9743BF099643D1379443BF179743C0EF9343FCDD974306FD94435D8798435ED39543C56B9443C8159543C01197438E6F964327A69643074C9343B5EF9243C79A95432458954323749543FCF9934302BD93432CAF96431E929643ED759143EDC79543B1C796436A6C9843751B9443A6FF9643519994437B6D954329349643DBFF9443C018964320629243489E9443BCAD944312A69643F80B9443E3E69543974B944372D79543F821954389FB9643BD4E9843C1479743"> : tensor<30xcomplex<f32>>
    %1 = stablehlo.constant dense<"0xD69D1F419E5520411F7622419B5D21412A131F414E0C21417F2E1E41BED41F41A2EA1D4136E51F412F971E4124B1204166241C41B4861E41C8EE1E41671A2041B7631F41A3372041B110214168811E41C695224127FB1D4130C41F4102D52041DC9B204174281B4169961D41DABA2041D06A1F4173D71D4108941F41F34C1F41E51D1D416CBB1C41FD7620413BB120412B061F410024214164D01F41D2501E41C2EB1E4185B2224189CC1D41D9FD214167191E41652A2141CEC62141650A204115C92041F22C1C41807221415D491E41D3701F4195BD2141DBAE1F41AB7820410D832141648321414D782041624E2041"> : tensor<30xcomplex<f32>>
    return %0, %1 : tensor<30xcomplex<f32>>, tensor<30xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<30xcomplex<f32>>) -> (tensor<30xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<30xcomplex<f32>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<30xcomplex<f32>>) -> tensor<30xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<30xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<30xcomplex<f32>>
    %3 = call @fft_0(%arg0) : (tensor<30xcomplex<f32>>) -> tensor<30xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<30xcomplex<f32>>
    %5 = stablehlo.add %3, %4 : tensor<30xcomplex<f32>>
    return %2, %5 : tensor<30xcomplex<f32>>, tensor<30xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<30xcomplex<f32>>) -> tensor<30xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [30] : (tensor<30xcomplex<f32>>) -> tensor<30xcomplex<f32>>
    return %0 : tensor<30xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<30xcomplex<f32>>) -> tensor<30xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [30] : (tensor<30xcomplex<f32>>) -> tensor<30xcomplex<f32>>
    return %0 : tensor<30xcomplex<f32>>
  }
}

// -----

// more_fft: fft, ifft 30 c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<30xcomplex<f64>>)
    %e:2 = call @expected() : () -> (tensor<30xcomplex<f64>>, tensor<30xcomplex<f64>>)
    %r:2 = call @program(%i#0) : (tensor<30xcomplex<f64>>) -> (tensor<30xcomplex<f64>>, tensor<30xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<30xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<30xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<30xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x606BE33EE8AEE4BF4283A24900D9ED3F70BD5623B491EBBF6659334513F2E5BFA009C245D543BC3F2E9EBF3A75F4E53FDEE3C2467CD2E63FDE210E677507EB3F2E4026AD62F7E23F20E80F0C6F9FCFBF5C25D8A0E531EDBF082857766885E6BF6636C3A7E8DEE5BF80DECCA21E7CB2BF0039B926AF27B53FC43CACE93F46D63FBECC8F847D42EE3F007AA1298176753FBC0DEC63F656DFBF7CFBD4079FB6E63FCC6F53F54094DABF10E375F74DE3D13F145C14D6F2EBE13F285C282FB754CEBFEEEEE3B26BB5E03FF281905B176EEC3F283DCD8C9E8DEEBFF8B788DB4EEAD93F3486C78562DAD9BF80F9BF11FDB182BF2A29BECAB3EAE13F802090167D1AC7BFB8D8380670FCEC3F78C9F5F243D8ECBF686EFBAC9B93CD3FE05A157DFF31CBBF286856162CADE7BFD8192FD6CE75CBBF783A82F44085C4BFA05750FB9BEAD93F5C2D23E0E0B2EFBF2842B2DCF268E3BF9097F21060FEB73F3C87025DF725E7BF9A1964427DCEE43F580C8A461CFFC43F6AC68F44C93AE6BF7CA6C1125586D6BFC0F023E1E0DDCBBF5C7E821B4A92EEBF84AF5A888D7EE93F00383220261DE4BF002C90F0EDBB733F1CCB96FEEBDAEEBFAE49D13F3342EA3FD490F45B20D0D13FD8BFD356A08DCC3F801B05210DC790BF889363C4A779E63FF6C9F3B78A62E03F"> : tensor<30xcomplex<f64>>
    return %0 : tensor<30xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<30xcomplex<f64>>, tensor<30xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xB0229BA982C57240E6F4AEEDF9AB7240DB1A5D4AFD1D73408A2AA84E38D47240F25A2C2A16C37240BDE23E5AFE107340B751F65243A87240801DE069C6227340A0C9501E78A57240EBF30A3F41A67240D8066FD5327B72404E53B65273EB7240512A1A7DD55E7240EA9BDE91D0617240A826930E00BE724060D6CAD8972E7340C59E7A15D7DD72408E6B77DCA3F07240F66CF25A70487240DA69E8843ACC7240EE2DCFF288C972407B4011DB19DC724055F31A647CF97240BBA6143B88DF7240C12A4933057372401502F4B90115734036C94867C5A472404561D6D464D772405630467A4E9D7240465471EAEFFB7240E16B5942EEB572409AB4ACB909B372409CDEB3A34DC5724083F712321FA2724059379E7239A97240A5434603D4C57240295A189E4CEB724042F42985EDBB7240D2E40799E0E17240AE187D1478D4724033548463B6AD724097CD364D4E007340F1FBC78FFCC372407775DD7766D37240765704699E237340DF7C391263BC72409AB775B48EBD7240805FDE5EAB4972400B9726A5B2BC724053B3B391B398724030C2C1CBA56872408D56A55FB890724075ACBF3C66C7724068093E1AF1DE7240F7FEB752A98D7240186C59150AF47240452752619EE07240C99739A06DBF7240D5035595777F7240FB04AB96D1C77240"> : tensor<30xcomplex<f64>>
    %1 = stablehlo.constant dense<"0x9ABEE9B4E0052440D49EBA30A4EA23404937E3382ABB23401DD21C07570824407CC37912CB222440924C1BDE63FF23407F9819364ECA2340C4EAE73882372440F5B71085E4072440F7F80E2D01212440AB5779FBD2A22340B8C2167791CD23403FC3C2497AFC2340259DAEDF14D62340E8D4C10465FD234066EEA8DCC7812340B1C32692426A244087DAC56825FC23408AD95D99400424400739EC90B1142440149E04487EEC23407F0ED4C997442440E0C05DC522242440531A306BD51524403C7191972F2E24409B158205A8FB234070A186BEB4E723407D9DF57A37062440B7311526A80524409DA17A4621E0234089EAE76842F523402D49C9812CF2234039DE4A60FEDA2340E559F0D7EE3F24408FC56FB2F4E223405B013A16F418244013A5E769E3AD23408E571582AC5A2440057BD87B513D24403E182761A221244097CAA9AD2B0A24400C893472F91D2440D30D7AD877802340D85F6F380B0D244027762D5BD41F2440651D3BFCE1332440D5C269EDDDFD2340EF28A54DF7752440DFE81B305B9823404FA62024899B2340A35C659F9CB62340FE7AC2E0582E24409A5F8953B3E32340A67BD8DC89E42340E6125C36AEE6234022CAAA2C5C69244069C7A6D74A032440415887A464562440D94F636041642440D8A4F76491152440"> : tensor<30xcomplex<f64>>
    return %0, %1 : tensor<30xcomplex<f64>>, tensor<30xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<30xcomplex<f64>>) -> (tensor<30xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<30xcomplex<f64>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<30xcomplex<f64>>) -> tensor<30xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<30xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<30xcomplex<f64>>
    %3 = call @fft_0(%arg0) : (tensor<30xcomplex<f64>>) -> tensor<30xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f64>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<30xcomplex<f64>>
    %5 = stablehlo.add %3, %4 : tensor<30xcomplex<f64>>
    return %2, %5 : tensor<30xcomplex<f64>>, tensor<30xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<30xcomplex<f64>>) -> tensor<30xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [30] : (tensor<30xcomplex<f64>>) -> tensor<30xcomplex<f64>>
    return %0 : tensor<30xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<30xcomplex<f64>>) -> tensor<30xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [30] : (tensor<30xcomplex<f64>>) -> tensor<30xcomplex<f64>>
    return %0 : tensor<30xcomplex<f64>>
  }
}

// -----

// more_fft: rfft, irfft 30 f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<30xf32>)
    %e:2 = call @expected() : () -> (tensor<16xcomplex<f32>>, tensor<30xf32>)
    %r:2 = call @program(%i#0) : (tensor<30xf32>) -> (tensor<16xcomplex<f32>>, tensor<30xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<16xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<30xf32>
    return
  }
  func.func private @inputs() -> (tensor<30xf32>) {
    %0 = stablehlo.constant dense<"0xC7FB163F01AD183F01F083BE86DBC7BE2BDB433D44E9C73D26C7D1BD387A5EBF1103623E12F01C3F19BC643FA117D63D5FAF90BE5D40B5BEB001093F8B66573F819D643F1327403F2213473E03893B3F36CACEBEFFDE5FBFB2FD723F8C7BAC3EB69E413F964C5FBE5E1611BF6D56DC3EDA508A3EE7A618BF"> : tensor<30xf32>
    return %0 : tensor<30xf32>
  }
  func.func private @expected() -> (tensor<16xcomplex<f32>>, tensor<30xf32>) {
    %0 = stablehlo.constant dense<"0x0B78984300009643977F944394989643F9EA9643212E9643AFF69543B96A9643AC4B9743B5BA93438BC495432AE09743A3D39643CFD69643176595435F889343868A9643516E9443BBD99543A39D9543DD1896436BD294437EDA9743544495437330964349CF9643061895437E859543CD439643CC1096439044974300009643"> : tensor<16xcomplex<f32>>
    %1 = stablehlo.constant dense<"0xBC6F2941D08A294180E01B4124C11941DBC32041D38F2141725C1E415C1812410C88234101CF2941C24B2E412FAC2141857A1B41FD551A411B90284169762D41D8492E4171022C414D1C234190B82B41AE89194110021241DB2F2F41DC632541EB192C41CE821C419AEE1641B3E226418752244191751641"> : tensor<30xf32>
    return %0, %1 : tensor<16xcomplex<f32>>, tensor<30xf32>
  }
  func.func private @program(%arg0: tensor<30xf32>) -> (tensor<16xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<30xf32> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<30xf32>) -> tensor<16xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<16xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<16xcomplex<f32>>
    %3 = call @fft(%arg0) : (tensor<30xf32>) -> tensor<16xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<16xcomplex<f32>>, tensor<i64>) -> tensor<16xcomplex<f32>>
    %5 = call @fft_0(%4) : (tensor<16xcomplex<f32>>) -> tensor<30xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %7 = stablehlo.add %5, %6 : tensor<30xf32>
    return %2, %7 : tensor<16xcomplex<f32>>, tensor<30xf32>
  }
  func.func private @fft(%arg0: tensor<30xf32>) -> tensor<16xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [30] : (tensor<30xf32>) -> tensor<16xcomplex<f32>>
    return %0 : tensor<16xcomplex<f32>>
  }
  func.func private @_pad(%arg0: tensor<16xcomplex<f32>>, %arg1: tensor<i64>) -> tensor<16xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<16xcomplex<f32>>, tensor<complex<f32>>) -> tensor<16xcomplex<f32>>
    return %1 : tensor<16xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<16xcomplex<f32>>) -> tensor<30xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [30] : (tensor<16xcomplex<f32>>) -> tensor<30xf32>
    return %0 : tensor<30xf32>
  }
}

// -----

// more_fft: rfft, irfft 30 f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<30xf64>)
    %e:2 = call @expected() : () -> (tensor<16xcomplex<f64>>, tensor<30xf64>)
    %r:2 = call @program(%i#0) : (tensor<30xf64>) -> (tensor<16xcomplex<f64>>, tensor<30xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<16xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<30xf64>
    return
  }
  func.func private @inputs() -> (tensor<30xf64>) {
    %0 = stablehlo.constant dense<"0xA02B857839C5BABFA8CEDFA2BE4CC3BFC08E39ECD6D4ABBF64FA4B44A448DE3F3C4817FA5A88E3BFE0A81D149DDDD63F94C8A606D8D9DFBFB42910479E3CD33F989B7504AAE5D23F06CBE18862B3EF3F38EFEC29D360D1BFB0817D930B76C3BFF892E08ED2F7C83FD8911CEBB0B9E53F00A280ADF69E913FA064ACA756E0C13F02A17880D39EEFBF72C87FA6CFDFED3FBE9B1AA710A7EF3F60A09AE6034ECDBF40691C7194CBA43F604D180BECB3AFBF009D124FAAECD03F58456D4B7370E93F90C02B3ABB40CE3F802C233FC908B03F90B67418D03DCCBFFC5611494603D53FC8330E296A46ECBF3801ADBCB206D23F"> : tensor<30xf64>
    return %0 : tensor<30xf64>
  }
  func.func private @expected() -> (tensor<16xcomplex<f64>>, tensor<30xf64>) {
    %0 = stablehlo.constant dense<"0xD716D19B7AF272400000000000C07240C9190DF8809E724081F271D4F3C672404F66FDEB4AA372402E61878DBFBF72402218B5C3CDC772408267C5B1A1BA72407DFF12D8AFC97240812721F2449F7240094C5B877CD972408C1CEA1EF2B17240D9CFC6C0E0847240C6F627468AED72400965F3DB09F07240AAEA84B7CAA07240CF0D5C0D15B7724040F5458E5ACC72409C87F4431EC77240A3E6D5438CC472405847CF0D47E77240DCCEA5E217F972403495AD5324AE724075DE52DD5EC17240F747A780D8EA7240B220020326D472407AF8D7F652B072407001F1F7C8CC72400355BA6FE8AF724017E5308738A272405CAF8E1C8D5A72400000000000C07240"> : tensor<16xcomplex<f64>>
    %1 = stablehlo.constant dense<"0xA9F50E8D75CA2340C5807405CDB2234071C613292BE42340D35F222245F224407C8B5E507AC7224047EDA0E8ECB62440BBC9CA3F310123404E8138F2E4992440DDAC23502D972440B01C8E2836FB25408698B066F9742340F909B2D127B223404C823B4ADF6324401DC9B10E9B5B254051C0567BCF08244092B19E5A81472440F075F8C71206224087FC67FAFCDD2540BCA9710A71FA25407E9565F0C78A2340691C7194CB142440B3E7F4134CE02340E89478526587244056D4B6340797254002AFE8EC0279244059467E9211202440262D9EBF088F2340B88A48321AA82440C41C6F5D993B22400A68E59535902440"> : tensor<30xf64>
    return %0, %1 : tensor<16xcomplex<f64>>, tensor<30xf64>
  }
  func.func private @program(%arg0: tensor<30xf64>) -> (tensor<16xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<30xf64> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<30xf64>) -> tensor<16xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<16xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<16xcomplex<f64>>
    %3 = call @fft(%arg0) : (tensor<30xf64>) -> tensor<16xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<16xcomplex<f64>>, tensor<i64>) -> tensor<16xcomplex<f64>>
    %5 = call @fft_0(%4) : (tensor<16xcomplex<f64>>) -> tensor<30xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<30xf64>
    %7 = stablehlo.add %5, %6 : tensor<30xf64>
    return %2, %7 : tensor<16xcomplex<f64>>, tensor<30xf64>
  }
  func.func private @fft(%arg0: tensor<30xf64>) -> tensor<16xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [30] : (tensor<30xf64>) -> tensor<16xcomplex<f64>>
    return %0 : tensor<16xcomplex<f64>>
  }
  func.func private @_pad(%arg0: tensor<16xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<16xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<16xcomplex<f64>>, tensor<complex<f64>>) -> tensor<16xcomplex<f64>>
    return %1 : tensor<16xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<16xcomplex<f64>>) -> tensor<30xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [30] : (tensor<16xcomplex<f64>>) -> tensor<30xf64>
    return %0 : tensor<30xf64>
  }
}

// -----

// more_fft: fft, ifft 31 c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xcomplex<f32>>)
    %e:2 = call @expected() : () -> (tensor<31xcomplex<f32>>, tensor<31xcomplex<f32>>)
    %r:2 = call @program(%i#0) : (tensor<31xcomplex<f32>>) -> (tensor<31xcomplex<f32>>, tensor<31xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<31xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<31xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<31xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x84794D3EDCD7A4BE59FCEDBD837651BF22DF23BF7336693E8A96E2BE9C6D6F3F2357E43A2E104C3DD6854EBF0D023BBF4D8C263FA11157BE40E06E3EAA5465BFF4EE7BBF264B35BFDD49293F45C148BF249C033E0B0277BF7E2253BF2BC9573FC56E2B3FD44F283FDE46613EEF9F4FBF16C9523FD292F4BDE9B6A33DBDC8A3BE788C1DBD80DC7DBF632AE83EFE77F4BEBD2425BF3984EB3EDD61BABE457B353F247801BFDB8E81BDAE58383F331FF1BE2380843ED5C8063F8EC69ABE09DC76BF70F2BFBE65C9113DC8FA60BF3CB5CA3EE1AE5D3F7A4AD73E971A3BBF41F8FEBD34B28EBE0507F53EC857C5BE0B11063FAFF189BEE4CC033E"> : tensor<31xcomplex<f32>>
    return %0 : tensor<31xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<31xcomplex<f32>>, tensor<31xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x86B09443C44E9443BAA29243C272964375D0954393739743AE79964350D795431C36974322F19343E92E95432BB8954354B09643F8F593431086964330369543BD2D92431333964316229843CF569643A9F895432C569643FFEA9543071295437E9F9543D88C94432C4E98438EDF9743BD7594437EEF974322E894434B0E96437B8C9643E624954310FE9543F07D954399FF974397059543E9319443872C95431C0596435B5E9A4320599843220C984382E09443671994430BEE96436FA395434E8898432ADD934322BF9743E5A09543008F9643A36697435F6A96431114914344669543DFFE9643EF979643B43D96438F3C9643B8929743"> : tensor<31xcomplex<f32>>
    %1 = stablehlo.constant dense<"0xB3A51E41CA401E41833E2041B59F2141D69C2041B23F20414E611F4117072141CD6D20416CEB1A419C932041357221418ECD2141D39D1F41389D224186CB1D41B8F5204172A01F413CD71E41B4091E41856C22410B1D2241470520416E82244101231E41B5251F411A10224183FD1E4100FE1F41BE791F4103912041D51D1F411BDF1E41C10E204105691E417AFF21413561224106EF2141619C1F41DF801E4152EA1F415A0A1F416DF81F41F3582041B33322419C5920412E0E1C41B9342041638A2041AE2F1F4104B6204121E51D412A281F41DAB51F411D40214123E01D419A7D204100D61F41ECCE1F418F7F2141F2861C4176762041"> : tensor<31xcomplex<f32>>
    return %0, %1 : tensor<31xcomplex<f32>>, tensor<31xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<31xcomplex<f32>>) -> (tensor<31xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<31xcomplex<f32>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<31xcomplex<f32>>) -> tensor<31xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<31xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<31xcomplex<f32>>
    %3 = call @fft_0(%arg0) : (tensor<31xcomplex<f32>>) -> tensor<31xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<31xcomplex<f32>>
    %5 = stablehlo.add %3, %4 : tensor<31xcomplex<f32>>
    return %2, %5 : tensor<31xcomplex<f32>>, tensor<31xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<31xcomplex<f32>>) -> tensor<31xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [31] : (tensor<31xcomplex<f32>>) -> tensor<31xcomplex<f32>>
    return %0 : tensor<31xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<31xcomplex<f32>>) -> tensor<31xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [31] : (tensor<31xcomplex<f32>>) -> tensor<31xcomplex<f32>>
    return %0 : tensor<31xcomplex<f32>>
  }
}

// -----

// more_fft: fft, ifft 31 c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xcomplex<f64>>)
    %e:2 = call @expected() : () -> (tensor<31xcomplex<f64>>, tensor<31xcomplex<f64>>)
    %r:2 = call @program(%i#0) : (tensor<31xcomplex<f64>>) -> (tensor<31xcomplex<f64>>, tensor<31xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<31xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<31xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<31xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x3CA25C0674DBD3BFD01D7831EB68E7BF702EA72A09E0B3BF046BE1F976D9E4BFF21083426126EDBF303354231925BB3F3E264AB8EA8FE5BFF4734EC1A751D63F6CF7140DBA07E9BF80331CC21AD781BFC02D8CD189CCE1BF14390CD1BB9EEEBFAA3D427D10B8E53FC8452D707CE1D2BFD48019A0E89CDD3FF06BB5E7808EB63F70E403B8FA58E93F30D3BDD00E78E7BF802763804DB2EFBFA650F55B35C4E1BF005DA5D480D190BFB8303E8077C9E03F00B30327F54DDABF9C2C18457517D23FB6CE0FC56457E33F0CE85DFE0808E13F3890C3D1A034C03FA2ACAF85BDBDE53FB4576168A351DE3FAAD2128D21B4EA3FF29E3F4830D4E0BFFEF3788EDA33E93F3C133FFBA972DFBF00D11E08D309ECBFBE7E08710B6CEE3F725713003397ECBFB028103B10B4E0BF4CDD4AADF935EE3F6840DE59DF55C7BFD2DF64F20778E93F7C59B5E997CBDD3FAA5539161B60EF3FA0E473ADF994DE3F84080D21D6ADE7BFFC71398714A0E43F042EC4EF42F9D33FC82036218765E6BFB8B3C0C35FEEC7BF00F901BAFD71E83FFC97F4B0621EDE3FBA42AF17F44BEF3F386051EC5FF6EEBFC8C7364D64A9C2BF8477D4968CF9E13F2011F6F40974C03FACEDF491CFB4E53FD0B91FDC98D4EABF3822093B3104D93F08A8E8182CE7E0BFA2DB01641302EB3F96916C39D0BAE53F10EED0EADEC5E2BF"> : tensor<31xcomplex<f64>>
    return %0 : tensor<31xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<31xcomplex<f64>>, tensor<31xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xA7E3F01C04B97240D9BBEB41A9DF7240AF41E749656E7240E22288DFCDAE72408011F92325597240BBC114B305EA7240B1025BDAC9C87240EC267F27B8CF724083BA1E6345CD72402975B456577C7240F410FEEF3240734006B7E44A2A9D72404F5CF835B8AF7240450DEB2E9062724006CFF51A64F97240C4559396F6E6724098F0A542E44C72406D695FC291C8724047450F29CDEB724037F10C00CBC97240761523F0E7B97240136D3908DACD72400B6ABE5628F57240ECB1C0BDB4BE7240862CC796F7777240E265F00948C472401D6291CF21E6724070FF3ABD548C7240F3B22E6E43737240DE7F9A04F50C7340AA549B0EF7987240138C587C9BD5724099D3FE4A70F97240FEB7073F3D8E72405F7B143BB1A27240C2B43FD140E472409A0D05AF7D9072403CEE615BDA1973403F8791ECC17C7240ECDD80480DC372404428046E87957240EECE08314B797240C8085EB1BEA072406CAF6E9A68AA72401104C611CAFC72403EE1511541C27240EBC2C4534DF072405779E3FD9CD27240B58E6F08ED7272408C3328DDB25272400E4BE6C525F27240516A072BCD8C72408012D93185F3724026A2D84931D37240C0994380520A7340CD57ED352933724059FE5B00A0B3724093CEEE3409C1724062B9376E7FB972405DDDA0A02EC572408F1C410850B772401BA3809EC5637240"> : tensor<31xcomplex<f64>>
    %1 = stablehlo.constant dense<"0xE6877470CAF82340F903A9B7AE202440E6CA954A08F72340454574FECBA023404D7D18BC49F9234081E4006C59052440F092D2CE39F32340CA0607C311012440214C5642B84C24402E8C26279E6E23407C9F11A72E352440926D19C8CF13244016C10EE5C33324406D23F75D26CB2340BB40D68C70B02340783D213F2C8F234014457035DC312440FE747FB33613244064CA5812C03E2440932AE9B253022440AD7C0E96BCDF23403E5AD54CB6E92340D331A1B328D4234061EE634B03B72340187B9EA196BA2340DBFD637C26032440F2AAD359F5CE2340D392545EC05C2440CD4DBA34BFE123400268D6326C252440E9C9FE9F4A3B2440D45A9451A2CC23409F3E3DB4B4D72340033EB6EB4D162440552C0FBCC9B02340408CE188704F2440FD3B3BB55C2724407C41A80DAACA23400E91ACBCA4B523405D2F19656B04244087AF4851DF3624400C44320EAAFE2340FD700B9DB5F92340031E966B4C0E244062C30FE0362D2440071A05DF1B0A2440E72927B02D892340BB099486D80824409251500B3E3B244004485E59382824407B2519C431EF2340814787938C9F2340CA3AE59C55842440B4D5E39F0ADC2340F36DF6FAB20D244012FD909B28BA23401A4DC96D120924405FEE38F739102440635C09C2D3952340B09EDBB8602B2440ACBF0F65C3AB2340FA027CDE3FEE2340"> : tensor<31xcomplex<f64>>
    return %0, %1 : tensor<31xcomplex<f64>>, tensor<31xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<31xcomplex<f64>>) -> (tensor<31xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<31xcomplex<f64>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<31xcomplex<f64>>) -> tensor<31xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<31xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<31xcomplex<f64>>
    %3 = call @fft_0(%arg0) : (tensor<31xcomplex<f64>>) -> tensor<31xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f64>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<31xcomplex<f64>>
    %5 = stablehlo.add %3, %4 : tensor<31xcomplex<f64>>
    return %2, %5 : tensor<31xcomplex<f64>>, tensor<31xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<31xcomplex<f64>>) -> tensor<31xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [31] : (tensor<31xcomplex<f64>>) -> tensor<31xcomplex<f64>>
    return %0 : tensor<31xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<31xcomplex<f64>>) -> tensor<31xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [31] : (tensor<31xcomplex<f64>>) -> tensor<31xcomplex<f64>>
    return %0 : tensor<31xcomplex<f64>>
  }
}

// -----

// more_fft: rfft, irfft 31 f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf32>)
    %e:2 = call @expected() : () -> (tensor<16xcomplex<f32>>, tensor<31xf32>)
    %r:2 = call @program(%i#0) : (tensor<31xf32>) -> (tensor<16xcomplex<f32>>, tensor<31xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<16xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<31xf32>
    return
  }
  func.func private @inputs() -> (tensor<31xf32>) {
    %0 = stablehlo.constant dense<"0x5B6C12BE815AFDBEDCE2D0BE5ACE0CBE1A5C7FBFFA24283F7023F0BD9D2E033FF823053E86D68A3E6D266E3F69735CBF9BCC073F65DD45BF093952BF0039613FD445373F41B0733FB79D333F2A8D06BF759BF5BE6DF34DBF59453CBE6EA0E93E4E2F8DBEFA437DBF6346AABEF40F533B5C8FC23E691FBF3EECC4603E"> : tensor<31xf32>
    return %0 : tensor<31xf32>
  }
  func.func private @expected() -> (tensor<16xcomplex<f32>>, tensor<31xf32>) {
    %0 = stablehlo.constant dense<"0x1FAF954300009643F0F99443981A954390B596435B529643032695435EE1984319CD97439E9A95438DA69443E17D98433A7E95438AAF94438E0396433B50954382609643D710964328029543AF1297437461964323BC96436D639543E9EB9443CA63974356109843AD48974373609443D427954308279543F84595432B739643"> : tensor<16xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x4FB61D412C151841E9781941C6CC1D413E0A104150822A41B91F1E41EA32284190142241B456244167E22E41CA381241CA7C28412AA213416FDC124190132E415D742B41043B2F41DB392B412E97174124531841C9201341EB0E1D41034D274186961B41C02B1041CDAD1A41310D20417B142641FBF8254114832341"> : tensor<31xf32>
    return %0, %1 : tensor<16xcomplex<f32>>, tensor<31xf32>
  }
  func.func private @program(%arg0: tensor<31xf32>) -> (tensor<16xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<31xf32> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<31xf32>) -> tensor<16xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<16xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<16xcomplex<f32>>
    %3 = call @fft(%arg0) : (tensor<31xf32>) -> tensor<16xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<16xcomplex<f32>>, tensor<i64>) -> tensor<16xcomplex<f32>>
    %5 = call @fft_0(%4) : (tensor<16xcomplex<f32>>) -> tensor<31xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<31xf32>
    %7 = stablehlo.add %5, %6 : tensor<31xf32>
    return %2, %7 : tensor<16xcomplex<f32>>, tensor<31xf32>
  }
  func.func private @fft(%arg0: tensor<31xf32>) -> tensor<16xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [31] : (tensor<31xf32>) -> tensor<16xcomplex<f32>>
    return %0 : tensor<16xcomplex<f32>>
  }
  func.func private @_pad(%arg0: tensor<16xcomplex<f32>>, %arg1: tensor<i64>) -> tensor<16xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<16xcomplex<f32>>, tensor<complex<f32>>) -> tensor<16xcomplex<f32>>
    return %1 : tensor<16xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<16xcomplex<f32>>) -> tensor<31xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [31] : (tensor<16xcomplex<f32>>) -> tensor<31xf32>
    return %0 : tensor<31xf32>
  }
}

// -----

// more_fft: rfft, irfft 31 f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<31xf64>)
    %e:2 = call @expected() : () -> (tensor<16xcomplex<f64>>, tensor<31xf64>)
    %r:2 = call @program(%i#0) : (tensor<31xf64>) -> (tensor<16xcomplex<f64>>, tensor<31xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<16xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<31xf64>
    return
  }
  func.func private @inputs() -> (tensor<31xf64>) {
    %0 = stablehlo.constant dense<"0x949786D21A25DD3FFADA9F70F0CCE8BF20292158408BECBF90C42BCF5B64D93FE4915CD8121BD73FA4DAA2142691ED3F24BCFDF5AD13EEBFBE7CC791D9C9E0BF62C6892464E5E4BF6CCDE7935277E6BF4C95AA94B905E8BFC4D1BB258ABEDABF3C4F61BB9CA4EE3F886D1011420DE5BFC053B03F5616CC3FE096550648D0DB3FE0BA847E389CCA3F1C88B41C0091EFBF18E4E0B998BFC43F384F5D0F9242E63FFCEFBC4AD046D0BF6CFF37502579D1BFA2F97411467FE6BF901F0A2FDE29EE3FA87AF57B0138C43F46FEEE979505EE3FA80F7D3B6CEEC23F0E94C4264D14E2BF6C258829A079E5BF408E589BBA70E33F22AC0A741BA3EF3F"> : tensor<31xf64>
    return %0 : tensor<31xf64>
  }
  func.func private @expected() -> (tensor<16xcomplex<f64>>, tensor<31xf64>) {
    %0 = stablehlo.constant dense<"0x62285AA74CAD72400000000000C07240AED519C051D072405D7E3892FCF67240570412AF92DF72405ED40AA000C3724010C199E803A172406930085F41927240402ECA38BAB67240AA4C179E74DF7240080459BBDEFB7240FD0B6EFE3F0A734086D4845AA8D17240AE810B63942C7340194FE93F45B77240A328CF6A71E0724021EE6BBA380373405F28EE35B4E37240CD45A3324D807240A14E69C51AAD7240A61D311FBDCA7240FFB911A05DD1724057BAFBC624C3724000AD8451C0AE7240AAD3456ACEDB72407878B8C28DD17240811B246DF0DE724097C748C35ACE7240A4041A92D4957240D1F185B9AF6F7240A4C42B51DFCB72409251B44B1AB87240"> : tensor<16xcomplex<f64>>
    %1 = stablehlo.constant dense<"0xBD3494D628E924405002F6F8307322406EED7DFA4B372240245E79DE22CB24408FE4C296D8B82440AA2D4A6112D925403E24A020C51E22403488E36662F322409A63B7BDA9B122402983C1D68A982240AB56B566A47F22407221D2AE0B2A2340F414B6CB49EA254028F9EEDE2BAF22404FC1FE5859702440B7AC324082DE2440EB12FAE1706A24407EB734FEEF0622409083E762FE522440F4D4F520296425408018AA7DC97D234005407ED53674234066B0E89E0B982240F9A1F0E29DE22540EBD5EF05E0502440E4EF7E5959E025403FF4EDB0B94B2440BFB6932DBBDE2240A97D67FD65A82240E488B5A90B372540C2AA40B731FA2540"> : tensor<31xf64>
    return %0, %1 : tensor<16xcomplex<f64>>, tensor<31xf64>
  }
  func.func private @program(%arg0: tensor<31xf64>) -> (tensor<16xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<31xf64> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<31xf64>) -> tensor<16xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<16xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<16xcomplex<f64>>
    %3 = call @fft(%arg0) : (tensor<31xf64>) -> tensor<16xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<16xcomplex<f64>>, tensor<i64>) -> tensor<16xcomplex<f64>>
    %5 = call @fft_0(%4) : (tensor<16xcomplex<f64>>) -> tensor<31xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<31xf64>
    %7 = stablehlo.add %5, %6 : tensor<31xf64>
    return %2, %7 : tensor<16xcomplex<f64>>, tensor<31xf64>
  }
  func.func private @fft(%arg0: tensor<31xf64>) -> tensor<16xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [31] : (tensor<31xf64>) -> tensor<16xcomplex<f64>>
    return %0 : tensor<16xcomplex<f64>>
  }
  func.func private @_pad(%arg0: tensor<16xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<16xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<16xcomplex<f64>>, tensor<complex<f64>>) -> tensor<16xcomplex<f64>>
    return %1 : tensor<16xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<16xcomplex<f64>>) -> tensor<31xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [31] : (tensor<16xcomplex<f64>>) -> tensor<31xf64>
    return %0 : tensor<31xf64>
  }
}

// -----

// more_fft: fft, ifft 32 c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<32xcomplex<f32>>)
    %e:2 = call @expected() : () -> (tensor<32xcomplex<f32>>, tensor<32xcomplex<f32>>)
    %r:2 = call @program(%i#0) : (tensor<32xcomplex<f32>>) -> (tensor<32xcomplex<f32>>, tensor<32xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<32xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<32xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<32xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xCD47AABE5D3560BF65459B3D622B7B3F98A716BF7FF86C3FB7398EBE430D0C3FAD337A3F107B0DBF02CC2B3F6DBF6F3F04D28B3D8A397A3F528361BE054514BFB2B7FDBDE4C743BF5F76623FA4FB7B3E008C63BF752446BF7C67ADBD3FA4763FD2AE493FC3A0E3BE00577BBD90776C3F8DC5E43EEFAB073FE48B243FDDF528BFFEF58DBE198CFE3E0236ED3D5DB79D3EA0C0F3BEA7F90C3FB72C35BE0FFC8A3E724E4F3E03A623BF41D7F23E25C3F9BC1776963E0B3B0BBF5BDCC03D8F17F2BECF729D3EEAC2FB3D77987E3B8D797F3F5F4E423F2A0C4ABF1CA950BF3F87E6BEB290413F147507BFFE570BBE81BE473F51D8C7BE805CF7BEB7EFAA3D6B201B3D"> : tensor<32xcomplex<f32>>
    return %0 : tensor<32xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<32xcomplex<f32>>, tensor<32xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xD46597430B0197433AB69643AAEC9543A9DD9543056097432ADF964346E993432EEA9543FDEE9643F46294432590964328B997437BDF95436EAC9843753E95438A479A43A9D192433A3F9543467694438131944339A196439DF59543BEDD9543A701954310809743017294431B1B95437CDC93437DB4954387CA964313479343BD1F96430D349243079C96435F0196430DAB9643AC929743BA929443C3B09243345E92431DD397434D659843395095435500974356989443DED896437BFD96433ACB9443F4999543B8D6944352969443CF3F954347AD9343927397439DC796433069944326089443E6979343B84596437C43944303A0974377299443E9059643"> : tensor<32xcomplex<f32>>
    %1 = stablehlo.constant dense<"0xD46521410B01214177291E41E90520417C431E4103A02141E6971D41B845204130691E4126081E41927321419DC72041CF3F1F4147AD1D41B8D61E4152961E413ACB1E41F4991F41DED820417BFD20415500214156981E414D65224139501F41345E1C411DD32141BA921E41C3B01C410DAB2041AC922141079C20415F012041BD1F20410D341C4187CA204113471D417CDC1D417DB41F4101721E411B1B1F41A7011F41108021419DF51F41BEDD1F4181311E4139A120413A3F1F4146761E418A472441A9D11C416EAC2241753E1F4128B921417BDF1F41F4621E41259020412EEA1F41FDEE20412ADF204146E91D41A9DD1F41056021413AB62041AAEC1F41"> : tensor<32xcomplex<f32>>
    return %0, %1 : tensor<32xcomplex<f32>>, tensor<32xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<32xcomplex<f32>>) -> (tensor<32xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<32xcomplex<f32>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<32xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<32xcomplex<f32>>
    %3 = call @fft_0(%arg0) : (tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<32xcomplex<f32>>
    %5 = stablehlo.add %3, %4 : tensor<32xcomplex<f32>>
    return %2, %5 : tensor<32xcomplex<f32>>, tensor<32xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [32] : (tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>>
    return %0 : tensor<32xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [32] : (tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>>
    return %0 : tensor<32xcomplex<f32>>
  }
}

// -----

// more_fft: fft, ifft 32 c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<32xcomplex<f64>>)
    %e:2 = call @expected() : () -> (tensor<32xcomplex<f64>>, tensor<32xcomplex<f64>>)
    %r:2 = call @program(%i#0) : (tensor<32xcomplex<f64>>) -> (tensor<32xcomplex<f64>>, tensor<32xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<32xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<32xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<32xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x34A345047916EF3FA8AB86D2403EC6BF54225E8CE138DA3FC4235CAACECDD3BFB2DA2012EFD3EFBF80D0CD54DC3DB6BF1848BCAC8E15DBBF12AEDCEE7C5CE63F7417B850F6E2E53F3C48F60A6AB4E53FF6D3D8C9E206E03F7898E98A04DACB3F0014B32EE73EB4BF201DAB7A9A30A03F2099CB49D349A73FA001BDFB7D68A1BF0473154C9159D63F80E6CC51669DE23F1C5628CB88FAEBBFCE65CE673A62E43F60CB36C16201E63FA2FAABDDF81FE93F621C8092FBA3EF3F306C6C3E7A7BE5BF7075BDE7683FC6BF50FF56361478D3BFAE3EC436CEDFE63F260CC4E39852E8BF94661755804DEDBFB00DDCA1B108E9BF98469538CE96EEBFB8069AF27510DD3F8A11C3540C09E43F94589E6257B7D3BF30DFE10978FCD33F92E9B8D3F201E83F009F29B12126A1BF5C2ACEE34ADBDB3FF42572AE0723D73F22B5F6D40FB0E0BF782ECE634609EB3FB8AD58B5984BDA3F007A997EE3AFB1BF0AE1654112E4EB3FC0D8A243AAE1D1BF6AECF0EC613AE1BFC0168BD7739ECEBF408EC787B5049FBF22ECE2ACF1F4E13FE0B92931125DA83FA0EEA896F64EB8BFF6EB50A2BECCECBFBA98A1D490B2E8BF14F3269152C8D7BF4E05A21C794EEE3F6488883FEA05EFBF802B2D421E3EEC3F3A14A7C41EFCE4BF58730BEE86D1EABFAEAF93142EDEE63FBAB60BC58F5BE33F80373AA449DE9C3FE81DA55B70FAE23FE8DA26C95590E83F"> : tensor<32xcomplex<f64>>
    return %0 : tensor<32xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<32xcomplex<f64>>, tensor<32xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x430879727C0573409743512317CB7240302D76BEAA00734023EEFA9FE3D172409FE49B35A8127340FAB2D0BF50D4724054FB53ED5C977240992849F26C097340AB27D9DC739B72400EB84B0E06C672405425A7EDE6CB724022EDD8C5A4B372408BDD63F9C6CA7240B23FC59FD8A77240B7485C200CC77240B588073044B17240CBCC23D3DF407340981FFAE382E0724061C08B4DEBA2724054470937D2037340A7A7C3651FAA7240859B1CC9007372406F2EEC311D7F7240468CA1E27EFB7240570B26BE4C9E7240C25022F622907240DBCE100317C07240BD788DBD5E8272408B8B790138BF72407C6802B4EB947240B517ADEA53B972408A90FD2480AC72406B60172C5DD9724085E0A587CBAD7240F465752599E172408611A8DA7DC17240F5190578BFB47240D30C15E2407D72400E4388E6DFCB72400CBAEB2B1D047340EE702CB3ED2D7340555166BCBCC872401B72DC585A4572407A432B159D0673407F49B3A70BA2724096B3FFC259EC7240F1A2C311C7DA72402AE4910AC89A7240643F1D0FFE0F7340B93938834EB87240C7CE630EA4F77240CB01B5BA3CB27240497A3241993D73400C73EFBCD4BF72409D66B0850E057340B0A83BE1E42C72409CC0B22F9FA972401AE33D1B46E27240DC6A097E68227340AE241B0D40A672402499F034CC7C72407A94DBF340C47240504ABDB547A5724036402E8895C77240"> : tensor<32xcomplex<f64>>
    %1 = stablehlo.constant dense<"0x430879727C45244097435123170B2440504ABDB547E5234036402E88950724402499F034CCBC23407A94DBF340042440DC6A097E68622440AE241B0D40E623409CC0B22F9FE923401AE33D1B462224409D66B0850E452440B0A83BE1E46C2340497A3241997D24400C73EFBCD4FF2340C7CE630EA4372440CB01B5BA3CF22340643F1D0FFE4F2440B93938834EF82340F1A2C311C71A24402AE4910AC8DA23407F49B3A70BE2234096B3FFC2592C24401B72DC585A8523407A432B159D462440EE702CB3ED6D2440555166BCBC0824400E4388E6DF0B24400CBAEB2B1D442440F5190578BFF42340D30C15E240BD2340F4657525992124408611A8DA7D0124406B60172C5D19244085E0A587CBED2340B517ADEA53F923408A90FD2480EC23408B8B790138FF23407C6802B4EBD42340DBCE100317002440BD788DBD5EC22340570B26BE4CDE2340C35022F622D023406F2EEC311DBF2340468CA1E27E3B2440A7A7C3651FEA2340859B1CC900B3234061C08B4DEBE2234054470937D2432440CBCC23D3DF802440981FFAE382202440B7485C200C072440B588073044F123408BDD63F9C60A2440B23FC59FD8E723405425A7EDE60B244022EDD8C5A4F32340AB27D9DC73DB23400EB84B0E0606244054FB53ED5CD72340992849F26C4924409FE49B35A8522440FAB2D0BF50142440302D76BEAA40244023EEFA9FE3112440"> : tensor<32xcomplex<f64>>
    return %0, %1 : tensor<32xcomplex<f64>>, tensor<32xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<32xcomplex<f64>>) -> (tensor<32xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<32xcomplex<f64>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<32xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<32xcomplex<f64>>
    %3 = call @fft_0(%arg0) : (tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f64>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<32xcomplex<f64>>
    %5 = stablehlo.add %3, %4 : tensor<32xcomplex<f64>>
    return %2, %5 : tensor<32xcomplex<f64>>, tensor<32xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [32] : (tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>>
    return %0 : tensor<32xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [32] : (tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f64>>
    return %0 : tensor<32xcomplex<f64>>
  }
}

// -----

// more_fft: rfft, irfft 32 f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<32xf32>)
    %e:2 = call @expected() : () -> (tensor<17xcomplex<f32>>, tensor<32xf32>)
    %r:2 = call @program(%i#0) : (tensor<32xf32>) -> (tensor<17xcomplex<f32>>, tensor<32xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<17xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<32xf32>
    return
  }
  func.func private @inputs() -> (tensor<32xf32>) {
    %0 = stablehlo.constant dense<"0xA06E1C3F910A7D3E7407023F99CF57BF24F6C2BED6FC303FF5E9CE3C72A64BBE40C189BEE817523F2CAA783FFEBE38BFA8A8243D40A86DBF3AF4C9BEE3907F3FAA3F063F845E74BF32E3BFBD6B269EBEAEB9383F5C07763F063E9A3B52ABA93E24D71FBFBD9A7B3E879B2CBFC64C33BECDE67EBF4FDED3BD7DE95E3F450AD43D"> : tensor<32xf32>
    return %0 : tensor<32xf32>
  }
  func.func private @expected() -> (tensor<17xcomplex<f32>>, tensor<32xf32>) {
    %0 = stablehlo.constant dense<"0x4D81964300009643491496438FB1954395479643FCDE94437B2D984340029743207F9743952697439E339543C0459543E30498431B7F9843995795434626944372349543631A95433021944366209543839C9543A9F79643672E9643936C9443345C9543135B974300A39743165B9543D12598433FEF9543279995438C4997430157964300009643"> : tensor<17xcomplex<f32>>
    %1 = stablehlo.constant dense<"0xEAC629412AF4234177202841068312414FE81941CD0F2B417567204166D11C41F6B11B417F212D41A38A2F4110741441A9A420417C2511415EB019410EF92F41FB63284118BA10413A801E41CD0E1B419B8B2B4176602F41481320415A4D25418E0216416BEE234148361541CD321D419311104143581E4198EE2D4115A82141"> : tensor<32xf32>
    return %0, %1 : tensor<17xcomplex<f32>>, tensor<32xf32>
  }
  func.func private @program(%arg0: tensor<32xf32>) -> (tensor<17xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<32xf32> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<32xf32>) -> tensor<17xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<17xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<17xcomplex<f32>>
    %3 = call @fft(%arg0) : (tensor<32xf32>) -> tensor<17xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<17xcomplex<f32>>, tensor<i64>) -> tensor<17xcomplex<f32>>
    %5 = call @fft_0(%4) : (tensor<17xcomplex<f32>>) -> tensor<32xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %7 = stablehlo.add %5, %6 : tensor<32xf32>
    return %2, %7 : tensor<17xcomplex<f32>>, tensor<32xf32>
  }
  func.func private @fft(%arg0: tensor<32xf32>) -> tensor<17xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [32] : (tensor<32xf32>) -> tensor<17xcomplex<f32>>
    return %0 : tensor<17xcomplex<f32>>
  }
  func.func private @_pad(%arg0: tensor<17xcomplex<f32>>, %arg1: tensor<i64>) -> tensor<17xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<17xcomplex<f32>>, tensor<complex<f32>>) -> tensor<17xcomplex<f32>>
    return %1 : tensor<17xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<17xcomplex<f32>>) -> tensor<32xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [32] : (tensor<17xcomplex<f32>>) -> tensor<32xf32>
    return %0 : tensor<32xf32>
  }
}

// -----

// more_fft: rfft, irfft 32 f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<32xf64>)
    %e:2 = call @expected() : () -> (tensor<17xcomplex<f64>>, tensor<32xf64>)
    %r:2 = call @program(%i#0) : (tensor<32xf64>) -> (tensor<17xcomplex<f64>>, tensor<32xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<17xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<32xf64>
    return
  }
  func.func private @inputs() -> (tensor<32xf64>) {
    %0 = stablehlo.constant dense<"0x243BC15983DCD3BFB8B06384F913C6BF5009713F311ED6BF109DCAA3B3BBD9BF38BA9E8EF91BCFBFF2687E917AE7EABFF0E106E35054B23F3A86CB664D70E93F88C97BA107F7C6BF66E32479A50FE0BF70E883C1395CBA3F1CF02E2E5CCBD4BF2052A7D9F5BDA03F06165BC97579EDBFDC9D34B17E2CE63F30F450C4D02EC03F183C8D0C5D49DA3F2A2224016D2FE73F5A697AEAD5ECE83FA4D447F91508DDBF7C65D38B7353D5BF906EEA2E0E23CABF045DF5129278EE3F7C089DF947BCD3BFA4D5A16047D6EA3FF0792AF72645BCBF0E71D6E046A6E33FB4D900981C5DEA3F66E3B93BAD33EE3FCC245961FBC6E2BF1026A3EA72EAD73F10BD8123BC3CB03F"> : tensor<32xf64>
    return %0 : tensor<32xf64>
  }
  func.func private @expected() -> (tensor<17xcomplex<f64>>, tensor<32xf64>) {
    %0 = stablehlo.constant dense<"0x3E83264DB7E172400000000000C072406EA0AD3F79A77240C678BDE7C604734009D7DFA407B6724047037105C6E07240EFD9A9AF748272405499A84046D77240A460B2A6A3ED72404945D4F187BE7240036E33A868B3724051265E6704B47240ADD567C4F6D97240FAD07480CA8F7240F48EB58253C072402734172158DB72404FE383B3B49E7240EEE6E8C4ECEE724044A35E0577EE72400A0B2D217EDB72404601BE949A997240DA6E587D17BA7240FABDD9909DA572405337AF14409F724049852F77DC9D7240B131E2A872A072407E5498130FC972400A25565083DE72403E98BCD0A2B27240B3D5CE78B2A772400036227BE6A872403EC70B259E9E7240DA8D54D91A2B73400000000000C07240"> : tensor<17xcomplex<f64>>
    %1 = stablehlo.constant dense<"0x27F631E51B6123403D71EE19B0A72340B67704760E4F234018ABE162223223401785C519908323407119E85688512240C40DC6A1A824244064B86CD604972540DA107AE123A42340CAB16DA805FF2240D1078373B83424407F888E1EA559234052A7D9F5BD102440A04E6AA368282240DE4913EBC7622540D1431143BB402440E16964E84AD22440234212D0F672254096A6A75ECD8E25405BC13550BF172340D464A16364552340465644C773972340D0552F2189E72540BC1733C01D6223405A1D0A7664AD25400CAB11B275C7234011670D6E643A25409B0D80C9D1A52540369EBBD33AE32540B36DEA4990D322403019559753BF24407A03477879202440"> : tensor<32xf64>
    return %0, %1 : tensor<17xcomplex<f64>>, tensor<32xf64>
  }
  func.func private @program(%arg0: tensor<32xf64>) -> (tensor<17xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<32xf64> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<32xf64>) -> tensor<17xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<17xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<17xcomplex<f64>>
    %3 = call @fft(%arg0) : (tensor<32xf64>) -> tensor<17xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<17xcomplex<f64>>, tensor<i64>) -> tensor<17xcomplex<f64>>
    %5 = call @fft_0(%4) : (tensor<17xcomplex<f64>>) -> tensor<32xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<32xf64>
    %7 = stablehlo.add %5, %6 : tensor<32xf64>
    return %2, %7 : tensor<17xcomplex<f64>>, tensor<32xf64>
  }
  func.func private @fft(%arg0: tensor<32xf64>) -> tensor<17xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [32] : (tensor<32xf64>) -> tensor<17xcomplex<f64>>
    return %0 : tensor<17xcomplex<f64>>
  }
  func.func private @_pad(%arg0: tensor<17xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<17xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<17xcomplex<f64>>, tensor<complex<f64>>) -> tensor<17xcomplex<f64>>
    return %1 : tensor<17xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<17xcomplex<f64>>) -> tensor<32xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [32] : (tensor<17xcomplex<f64>>) -> tensor<32xf64>
    return %0 : tensor<32xf64>
  }
}

// -----

// more_fft: fft, ifft 37 c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<37xcomplex<f32>>)
    %e:2 = call @expected() : () -> (tensor<37xcomplex<f32>>, tensor<37xcomplex<f32>>)
    %r:2 = call @program(%i#0) : (tensor<37xcomplex<f32>>) -> (tensor<37xcomplex<f32>>, tensor<37xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<37xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<37xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<37xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x964DC2BE27EEA3BEAAEA21BDD8762EBE193D78BF6AE2D43ECA2177BFA03A7BBFB7C2583F7475353FBF9D72BED8DB213FAD84073F60C84BBD2474803EB7FFA63E936F14BEE4F5363F8CC40CBFA275A3BE00AE0EBFFD1ED23D7049EFBEAE9105BF7C845ABF766F153F2F70B03EAFE3703F01CB133E78D97FBF3BC5B6BE484737BF79B3363FB5CCFA3E6F916B3F1D623F3F5B879B3E4A4D57BFECD8D53E60F2CABE10266BBE60FD1A3E6EB07DBF925313BFFE364F3F32BD523F38E9003F3BC0203F143510BF4A9609BFA90BAB3EE1D65D3F5FF564BF86D1153F8A37C03D535B553E845EC7BEE74AE73E84DD633F25754A3F63C10C3F32A8BFBD64ABB7BE44EAA4BD5A6401BD14CC03BFAA44BE3E79EE053FD37552BF70EC4F3F9766083F01727DBF7AC71E3FA911A8BE"> : tensor<37xcomplex<f32>>
    return %0 : tensor<37xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<37xcomplex<f32>>, tensor<37xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x11B09543A3889743426C9443DDA196430E4198432D609443364D94438204954366D09443F70A9743B9629743134F964383A29643AE3A98438AF39743C057954321A29643980E9643427E984337759843BDC99843B9C69643DC359443B04C9743955C96433ADB9243D79C9143B7DD964353A591435B979243F11D9543C16D964310079443B76E9643C8F89443826C9543C68697430B5696435046974369A797437D6D9643EB2496432DF99543940B9343D3769643C8699743DA6E9643E72C974398F19643973E9543E9FB914309849743D1B5974337C494430A119543FE899543D34A94430864994316949743D537944395C4924379489643FF9C97430BD59243B14F98436BE194435C25964329539343C66D93433599964364CE9543F7209343F1EA9543EAE99443"> : tensor<37xcomplex<f32>>
    %1 = stablehlo.constant dense<"0xDEBA1F4194532141C9ED1F417F0F1F4118D51F414B841D41B9C61D41818420414F202041B5AF1D41BBFF214125081F412F652141A2421D4166341D41AE3E20417B5D21417A751E41E7851E41BBEE224155311F41F0991F41A77A2141E3EE1E41D7861C41994F2141F2D02041BA581F41DF5F20413D042141C4662041E438214119FA1F41CC711D41B15E2041EE1F2041371A2141326E2141F75121416A4A20415A1C1F4170801F414C4B1E41C15F20417D3C1F41EC5E2041F43B1C41480D1D419E341C41C1BF204112502041FB471D41C5731E41BB1F21414A692241DEAB2041022822412F202241388C20419F0C204108B021417C6E1F418D8C204190ED2141C9322141634420416DF91E41E4E62041F7871E417E261F4113F321415E981E41D1A21E41FD8B2041"> : tensor<37xcomplex<f32>>
    return %0, %1 : tensor<37xcomplex<f32>>, tensor<37xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<37xcomplex<f32>>) -> (tensor<37xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<37xcomplex<f32>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<37xcomplex<f32>>) -> tensor<37xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<37xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<37xcomplex<f32>>
    %3 = call @fft_0(%arg0) : (tensor<37xcomplex<f32>>) -> tensor<37xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<37xcomplex<f32>>
    %5 = stablehlo.add %3, %4 : tensor<37xcomplex<f32>>
    return %2, %5 : tensor<37xcomplex<f32>>, tensor<37xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<37xcomplex<f32>>) -> tensor<37xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [37] : (tensor<37xcomplex<f32>>) -> tensor<37xcomplex<f32>>
    return %0 : tensor<37xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<37xcomplex<f32>>) -> tensor<37xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [37] : (tensor<37xcomplex<f32>>) -> tensor<37xcomplex<f32>>
    return %0 : tensor<37xcomplex<f32>>
  }
}

// -----

// more_fft: fft, ifft 37 c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<37xcomplex<f64>>)
    %e:2 = call @expected() : () -> (tensor<37xcomplex<f64>>, tensor<37xcomplex<f64>>)
    %r:2 = call @program(%i#0) : (tensor<37xcomplex<f64>>) -> (tensor<37xcomplex<f64>>, tensor<37xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<37xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<37xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<37xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x160EEDCB04B1E4BF7E4E77DEE6F4EB3F84FFB9FC62C1DBBFB8C70417D68ECD3FE2348C7EB8FAE1BFD401B048EF3BD73FB8A3297A63CACF3F50BE772CDAD8CBBF282BAFB44A74E6BFD87288252690C83F18844365C5C4E53F2080E88506C4CCBF76B1928E5359E83F8CECB3143F3DE7BF70487B13C8E4B53F4489524703B6E23F0017A739A55D7DBF2E92983C4B2CE6BFE03C8399F458D33FF47F96EF6376D63F50FBB920EA7EC83F2075BE5CA858CEBF4CDB38A679CDEB3F62F372E4EEB7E7BF7043D7DE9B5CB13F827498B55FF3EA3FD00E18F3AF44BDBFD418D7CF87D6D43F3CD4F04997B0D23FE89E9FFB1B08CD3FE4108EB190B6E63FE088A3B25E85A9BFB800929D877BED3FF4273681B7D5E13FD4F00874D886E43FB064D82B7D14DB3F1485BB5BCEC3D93FA003BF4B44AAA73F70A0BF210E3BCDBF08CCF55615A3ECBF5A2B74EB53A2E53FB44C3297AAFFE53FAE82D3CF2EE2E1BFB0071001BE11CEBF9C7BAA71845EDEBF68E75379FAA7D63FCED856AE14ABEABFC8895747EE40E23F3C0D0CA11B6EE23F70B2F0B7D9BCBEBF8018EECF298F98BFCC965F796723E8BFAC60DB984953EB3F2819C16F1402C83FA0134E203E70B33F38BA7C3C37CEE93F2CD7FBAEE079D83F8AFD9F523226E5BFF0E0EB98A1ADBA3F4840821EC852C3BFE0E75ECBDF56A8BF605E71E69D11D2BF54CA73F4608ED53FFC1F28D017BEDF3F84C2EC8DBD28EABF6E708657292DEB3FC0EB32842E9EDC3FFCE8F4D45870EA3F982CB43C1191D0BF645C91137248E33F1006A4BD14DFB2BF4CC7F428F76BE4BF422F06788FACEBBF3431EF85B9BDDDBF"> : tensor<37xcomplex<f64>>
    return %0 : tensor<37xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<37xcomplex<f64>>, tensor<37xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x879202B5A6EF7240DEB61F95E3F47240721CA75CA56372406ACF5407209B72400B05F65E815172404C867464A9FD7240EB0E0D4ADB8F724053532E0CEF92724039433AE75CD37240D1E3C11DF6CC724094864229ECB57240CA8ACAFEE4C072400AAC928815F97240291CD27694BA72400FF672713E257340BE8278DD0DF17240EA8BA3F9ED687240798C1F2E879A724052C6A9CAE6C37240E5950C2F21E17240DC62CA7908E272404820F2821BB9724082DABADD82B272403E64549EED0B7340B65C8640ADC77240B574F57A46DE724050B48CCA391C734052B5CE359CCC724070BC7E31E99672409A99307BC99D7240C2AF8BB7256B7240AC289DF718D672402127F718228272404CB984C89FA8724092627160D2317340FC837328727A724051EDACDE459A7240A70DE29442E67240E185451AE9C67240F6C8DE0F03B172400D6A660AD6B37240C06F092C8009734079CD2A1550C17240D790456CFA0873404E3F5DE7F7E37240E616FDF5C311734072CF000142F472403955AAA024B47240C8A454EF1DB872409E952B2A10C37240F60F11FE7CBE72403F092ABA6D9472403E2F0FACB7F17240642D1BA93B06734021254DFB017772400F90E5667DC672400E62CD34D5AC72408A036AD0A4E27240EACD8A9A51C27240C7529103061B7340EA2658A97A9472403E1CD8A721E27240606FAC5A16817240452ACF78E1A57240A1DB78ED6B6E72408E6053E579C7724087F0C5B30DB7724000221EBF37547240765A92475E977240CD2158318101734035528F9609B17240AE25276A3BC3724075975AF027897240CB5A87A194EE7240"> : tensor<37xcomplex<f64>>
    %1 = stablehlo.constant dense<"0x9F32AF3B362924408F7BC1E8BD2D2440E989933E91D02340EE2BC13149282440AB161B360FF32340EA04149ACB022440D570DFEADBDC2340815BEB15A7382440221CB23343F823401C8CF06DC8A2234054487D1972B923408253E0427706244076FFF5CA96C9234004A8890E69E923408CD56E3F5CDA2340218730E4841D244063431063010224408AA1D717B94E2440C0AE57496CEF2340479B6253F61D2440C3E8871EDFC02340C8C15EE39C0524401A1467B7FF2A2440B7AA09FABD3C24401A9F6F4AB1FE234022A7B50F51DA234045A379A52EF923404B354F32A6022440D190612A322D2440BC9C24D0BEF523409E97AA971B1F244043974951B746244023E285AA22012440F2986CC51D3F244005ED8FD87AF52340C1AC3172913F2440992EE208FA052440B2612F9109F32340AEFDC5055FDF23404BE24DFD16212440A1DF1CC2706224404811565AD8C323407EEAC75A7ECA23405EEC1176C8EB234032DD1E299DB623402D2320831C13244053DA58A776DC234033BC981069E22340F9EE6447C34F2440B5502FF7E70A244043496DADA3062440E9113C1E2F1A24402B027F8155F423405F72CCE9AA412440416A391D6F1D24400DBBB5F409FA2340B5F0DED15F0324408835EF13A71C244039110324B2B42340A018D68197DF234044586AF38F57244005CB37DB6C2A2440476B4EBB5E312440A7A90FF84FFB2340C5FEBCC948F72340E6D8CA0CC600244069782B0DBF102440380ADFB8350B244094286CCA5CD62340A96A5F1806D9234071FD6CE36FA023407958343B543524406AD3215020B02340AE4450B31BE02340"> : tensor<37xcomplex<f64>>
    return %0, %1 : tensor<37xcomplex<f64>>, tensor<37xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<37xcomplex<f64>>) -> (tensor<37xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<37xcomplex<f64>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<37xcomplex<f64>>) -> tensor<37xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<37xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<37xcomplex<f64>>
    %3 = call @fft_0(%arg0) : (tensor<37xcomplex<f64>>) -> tensor<37xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f64>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<37xcomplex<f64>>
    %5 = stablehlo.add %3, %4 : tensor<37xcomplex<f64>>
    return %2, %5 : tensor<37xcomplex<f64>>, tensor<37xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<37xcomplex<f64>>) -> tensor<37xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [37] : (tensor<37xcomplex<f64>>) -> tensor<37xcomplex<f64>>
    return %0 : tensor<37xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<37xcomplex<f64>>) -> tensor<37xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [37] : (tensor<37xcomplex<f64>>) -> tensor<37xcomplex<f64>>
    return %0 : tensor<37xcomplex<f64>>
  }
}

// -----

// more_fft: rfft, irfft 37 f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<37xf32>)
    %e:2 = call @expected() : () -> (tensor<19xcomplex<f32>>, tensor<37xf32>)
    %r:2 = call @program(%i#0) : (tensor<37xf32>) -> (tensor<19xcomplex<f32>>, tensor<37xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<19xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<37xf32>
    return
  }
  func.func private @inputs() -> (tensor<37xf32>) {
    %0 = stablehlo.constant dense<"0xCC6C75BEBA66FC3E5E4D593F98E56FBFA171983E2E4320BFAEBA303FE31C3A3F65E5193EB47C793F75956D3E98A5093F91D230BFB1CC073FC19A063FEA0814BF1DFE6DBF4458693F371C703F7AD91D3F6B8D223F4F35C2BEB205ADBEDB8FEFBB3512643E151FA93E30F56ABEE987DEBD1298C0BED847423FA8AB5C3F50D5E03E18C005BFBB9B023F5920E73E8E0829BE76B6443F"> : tensor<37xf32>
    return %0 : tensor<37xf32>
  }
  func.func private @expected() -> (tensor<19xcomplex<f32>>, tensor<37xf32>) {
    %0 = stablehlo.constant dense<"0x79A99943000096436E519643029F9543C8E395437C8396433293944342259743CA2D98432BF69543852B9643705A9543AA40984337DB95435F5C93434646964337379643F7EC9443480C95437FDF934345CA9543F43B97437F91974358F5954326689443EDA4964370A49543F9B79643F0C79343092F96433F92944394769743CDD494435544984361F09643E0169643C169964313109543"> : tensor<19xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x4D2A1C4136E32741D6942D41A60111418DC32441CDFB1541AB0B2B41CEA12B4196672241CB972F4156B623415A9A2841D7F21441CB7C2841AC69284171BF16411E20114184952E41C3012F4198DD2941D7282A4156EE1941D2971A410EE21F4149902341F94825412B541C41F0421E413FFB19417E242C41BACA2D41AA062741FFA31741BC29284103392741DE5B1D41684B2C41"> : tensor<37xf32>
    return %0, %1 : tensor<19xcomplex<f32>>, tensor<37xf32>
  }
  func.func private @program(%arg0: tensor<37xf32>) -> (tensor<19xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<37xf32> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<37xf32>) -> tensor<19xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<19xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<19xcomplex<f32>>
    %3 = call @fft(%arg0) : (tensor<37xf32>) -> tensor<19xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<19xcomplex<f32>>, tensor<i64>) -> tensor<19xcomplex<f32>>
    %5 = call @fft_0(%4) : (tensor<19xcomplex<f32>>) -> tensor<37xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<37xf32>
    %7 = stablehlo.add %5, %6 : tensor<37xf32>
    return %2, %7 : tensor<19xcomplex<f32>>, tensor<37xf32>
  }
  func.func private @fft(%arg0: tensor<37xf32>) -> tensor<19xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [37] : (tensor<37xf32>) -> tensor<19xcomplex<f32>>
    return %0 : tensor<19xcomplex<f32>>
  }
  func.func private @_pad(%arg0: tensor<19xcomplex<f32>>, %arg1: tensor<i64>) -> tensor<19xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<19xcomplex<f32>>, tensor<complex<f32>>) -> tensor<19xcomplex<f32>>
    return %1 : tensor<19xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<19xcomplex<f32>>) -> tensor<37xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [37] : (tensor<19xcomplex<f32>>) -> tensor<37xf32>
    return %0 : tensor<37xf32>
  }
}

// -----

// more_fft: rfft, irfft 37 f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<37xf64>)
    %e:2 = call @expected() : () -> (tensor<19xcomplex<f64>>, tensor<37xf64>)
    %r:2 = call @program(%i#0) : (tensor<37xf64>) -> (tensor<19xcomplex<f64>>, tensor<37xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<19xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<37xf64>
    return
  }
  func.func private @inputs() -> (tensor<37xf64>) {
    %0 = stablehlo.constant dense<"0x0C84377855F9E9BF58D9F15B2E6FCA3F243D305D47F0EE3F14B0208D3742DC3FD80E5D716566C8BFA018E3CE4CA5EDBF94123071F0E7E7BF909AF0316512EA3F8E3577ED4301EA3FC4F57B7EF6D5E33F002AF44CAC3C75BF3CF8340F9085DB3F72E3FA2E48BFE0BF200695BEBBC5B33F30DA1A49F468E63FA0F9AE4B569EE9BF508A6EFBEB26D8BFB80CF254620CECBF30870AECED67E23F1438D7544643D43F4042BA34E749BABFA6303CBB8270E4BF00211CDC92D68C3F00469A2A22B2DCBF188C21D3DC99D1BF34B2CD3D6C81E7BFB0C1C9E5C460EC3F00769993B91CBC3FC8752711AD5AEC3F6A243B98F8DAE2BF80B4FED97751B93F5CB7C494C9A2EEBF783061606244C6BF64D5350A3736EDBF2CC173D87D26E23FB086F0F753BFBBBF7E3A0F8DB7C6E63F"> : tensor<37xf64>
    return %0 : tensor<37xf64>
  }
  func.func private @expected() -> (tensor<19xcomplex<f64>>, tensor<37xf64>) {
    %0 = stablehlo.constant dense<"0x34EE922B94B072400000000000C072401523DED2EDD77240F53C3C481F9C7240DFC9A069EEA372408D201F820DAE72403D02394466E37240FF382134D5C072402466A8C059247340FCAF6B0358C17240AB044456A1B07240A1C35830D8CC724082D7D3DFCE907240CD2EB17DB47972402A0420E1795C724065D64416C6BD7240C9EFFB1422BB7240E8486A637BEE72400A53010BDB7572400AA77FC13DD37240632660C031D972404BB5718690CF7240C23B78E900BA7240FF596D3BF3B572405180F487E29D72402C004A3774B67240EC86D7E8D6B37240F0FB12F2EEE47240EB48E377BEC67240F567C8EC87C872400AE08F236B90724070BA623719D97240BC42FDEBA9E07240179F00B2A0E572400FE3291A3AC97240D15A4DDD7DD07240C156CA5EF65E7240A2DC6066880D7340"> : tensor<19xcomplex<f64>>
    %1 = stablehlo.constant dense<"0xBF877CA86A60224066C76FB9BC692440D203D37504EF2540810569BC11E22440C58B3A6A669E234076CE1133AB252240D7FEECF880812240A9091F5326A125405973D73E14A025405CBFE7675F3D25407B61766A58FD2340C2A779802CDC2440C951107D0BF422400C2A7D778B272440A3AD91448F6625406610459B1A662240AE8B24A0C83E234034DFB0DA393F224073A8C0DE7E262540C1B9A6321AA224407C8B96316CCB2340F63C4CD4F7B822400807B7A435072440D02DABEE6E1A23409FF3661931732340DD24233CE98722401B9C5C4E0CC62540EC322773393824405D7712D1AAC52540B94D7C7650D2224069FDB3EFA23224408AB4B366D31522403E7B7E76EEA62340AAA25C8F9C2C2240133C87DD67222540F31E105881C82340A8F3D0786B6C2540"> : tensor<37xf64>
    return %0, %1 : tensor<19xcomplex<f64>>, tensor<37xf64>
  }
  func.func private @program(%arg0: tensor<37xf64>) -> (tensor<19xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<37xf64> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<37xf64>) -> tensor<19xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<19xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<19xcomplex<f64>>
    %3 = call @fft(%arg0) : (tensor<37xf64>) -> tensor<19xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<19xcomplex<f64>>, tensor<i64>) -> tensor<19xcomplex<f64>>
    %5 = call @fft_0(%4) : (tensor<19xcomplex<f64>>) -> tensor<37xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<37xf64>
    %7 = stablehlo.add %5, %6 : tensor<37xf64>
    return %2, %7 : tensor<19xcomplex<f64>>, tensor<37xf64>
  }
  func.func private @fft(%arg0: tensor<37xf64>) -> tensor<19xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [37] : (tensor<37xf64>) -> tensor<19xcomplex<f64>>
    return %0 : tensor<19xcomplex<f64>>
  }
  func.func private @_pad(%arg0: tensor<19xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<19xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<19xcomplex<f64>>, tensor<complex<f64>>) -> tensor<19xcomplex<f64>>
    return %1 : tensor<19xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<19xcomplex<f64>>) -> tensor<37xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [37] : (tensor<19xcomplex<f64>>) -> tensor<37xf64>
    return %0 : tensor<37xf64>
  }
}

// -----

// more_fft: fft, ifft 49 c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<49xcomplex<f32>>)
    %e:2 = call @expected() : () -> (tensor<49xcomplex<f32>>, tensor<49xcomplex<f32>>)
    %r:2 = call @program(%i#0) : (tensor<49xcomplex<f32>>) -> (tensor<49xcomplex<f32>>, tensor<49xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<49xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<49xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<49xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xD86B31BDE9AD39BD1BF118BF735B83BE6D23493F5BE27C3F4041B63EE175B2BEB5B8333F27EFB4BD4134223F2BE7703F96CFC1BEB125CBBE08E559BF9191C1BEDA5E6EBE404220BFDFC29FBD32FD63BF651664BFFB41C4BEF08A9ABEB42A3C3F13B3A3BEE19B17BF6838323D3EA4BA3D83D9ABBEF2C1373F02336BBF15A321BE1C1D323FE6C65C3FC2BA9DBE359C2E3FB2A07D3FA5385B3D91E3AB3E97DCCB3E04AB583F6FCB58BF400CBABE73300C3FABD5B43D7323A7BEA35A333F10F6213F33C255BF0BEBB4BE4B0C0C3E8DE115BF505C48BD477F5CBF453C27BFBF9F683F1DA761BF7F2B40BF11438EBEA3DE01BF758AF3BE2F21293F1540253F7C69BB3EFEDD66BDDC5A2A3DB37302BF66CF583F5D622EBF8B91EF3ED6DF913EE8603BBF2D1A1DBEC1B8103FD841373D12ACE93E2A43753F574F34BF7064063F6939523E33261B3F49C4FCBE644C123D36EA75BF003C3F3FF446973D7D303E3FFCAD183FAD75743D834E3B3E6FFE64BE6DFE283FF2EC21BEB8AE8F3E311CE33E7CBB0B3EE5421B3F5387683F"> : tensor<49xcomplex<f32>>
    return %0 : tensor<49xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<49xcomplex<f32>>, tensor<49xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x67B89643505C97431078974321E39743659395432CB49943C0E09543701297437B649443C9189443385497434CD2924319CA9443DA4D9543298394433690954374A5964322249743D929954377829A43401E9543C9DE9643844997438C5E98433C6F94433572944342559543E8379443ABF09343A65794437EEA9843DE599843C9B590434266954344A693430DC79443E63194437FBC97439DAA9743617B9643D9FD92436CDD9443E8299543527198435E889A4370169543FA9493437B529743053399439CD79543179A944376939543E7AD9543B6F09543C8F89643F57C96437A389843E5639543F29A9543968F964395BE95438E6495436B659743C72296433C5B9A43F93C91438A0F9843B34C9643C18E93436B2794431B549543ED9D9443D8FF954325B4974332F2944399009443F96196435D519443229C95434C8B9343E79895433CA89643632D984375F8954354109343E64C94436919964318CD9443DC5A9643384795433F3095438ADF9643F2D09643F4679D43EDE69743C21A93435F159843F61F9543"> : tensor<49xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x6D78204178E32041535C2141B06D1F41FE3D2141EC1B1E41748820412CD6244153781F41FC912041563B204154871F419810204192371F411D151E41DAE31E41026C214113FB1F41ACBC1F41DE6D2041C8BE1F416B651E41FB3F2041C4E61E41CD4F1F4106B21E41E6FF1F41D41C2141BE8F1F41C5181F41AD671E4160CB1E41845821411732204151D82241E6E31C416BE92041B716204147D51F417C9A1F4101BE1F41C55D2041407321410E9A1F4178A220419B51204163CA1F4104F61F4143161F411EB91F41DF1622419FE51F41BD6B1E410DDD2041CBF5224178671F412F741F41609821410B091E413C421F419B1621419350204138D21E414822214108771E41A0331F419E8B1C41999B1F4181E721410F8921419FA71E41DFEA1E417E901F4125D61E4146FA1E4137FC1E4131D720411C8C2141936C1F417E91204125741F41F0F122410D6C2041C8BE20414A071F41FFB61F419E351F41A88B1F412FDE20419AEC1D4140F31E41D2C11E4198EB1F4139B3204113B91F41376B224198F52041833B2141"> : tensor<49xcomplex<f32>>
    return %0, %1 : tensor<49xcomplex<f32>>, tensor<49xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<49xcomplex<f32>>) -> (tensor<49xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<49xcomplex<f32>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<49xcomplex<f32>>) -> tensor<49xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<49xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<49xcomplex<f32>>
    %3 = call @fft_0(%arg0) : (tensor<49xcomplex<f32>>) -> tensor<49xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<49xcomplex<f32>>
    %5 = stablehlo.add %3, %4 : tensor<49xcomplex<f32>>
    return %2, %5 : tensor<49xcomplex<f32>>, tensor<49xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<49xcomplex<f32>>) -> tensor<49xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [49] : (tensor<49xcomplex<f32>>) -> tensor<49xcomplex<f32>>
    return %0 : tensor<49xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<49xcomplex<f32>>) -> tensor<49xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [49] : (tensor<49xcomplex<f32>>) -> tensor<49xcomplex<f32>>
    return %0 : tensor<49xcomplex<f32>>
  }
}

// -----

// more_fft: fft, ifft 49 c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<49xcomplex<f64>>)
    %e:2 = call @expected() : () -> (tensor<49xcomplex<f64>>, tensor<49xcomplex<f64>>)
    %r:2 = call @program(%i#0) : (tensor<49xcomplex<f64>>) -> (tensor<49xcomplex<f64>>, tensor<49xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<49xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<49xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<49xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x48DA9EE07EB2E43FE4803B1ECF19D6BF16D62A8069CBE73F48706B0482EDD5BFC82A6869B188E4BF68027A62CC30C83F4C8C86A0A31CD13F1CCE778BD690E33F4E36471416F7E9BF201AEA4807E9D23F58FC1BE9E9C6D8BFB8F342AFE268C53F7C7A42AB2F34D43F3644E334D6DFEE3FB64C7506501CECBFF02BBBE79DB8CB3F80CE211AF4AAE73F02D98CC2B8C7E5BF065829BA2D5BE1BFFEA5EF7D40ABED3F54DCE157F026E33F2017DF8E7306E7BF14AF3E2DBED5D9BF1403A3A7FEBDE0BF0817C645BC23CEBFE0E563B61153BC3F0CBAD804941CE1BF9813AA67D857CE3F98994DF2B8EBE63FAA3463D42415E8BF60646823CDAAB23FD8F0058300A1C2BF00F1B5772FD09DBFF0BFFFCF5DE9BC3FB0B7A914923FEB3FE08D3CB75202A9BFA07C2B420AC0C0BF6406D48C2A8ADA3F68E6FDA47C62E33F2AC569D47E24E8BF3840CB62082CC0BF1068C48D9290CF3F56ECA41B5BDAE23F801547EBF377D13F281807EAC301DBBF0E8C7D19A07FE5BF224260323B16E8BF488A9739287CE9BF904B901B1302E13F866FD0054BD9EABFE46C2B0E2D22DC3F52009BE386AEE73FC09238027EF0DABF3452AB68EC2BEE3F382F06353AD3D23F307F42714330C83FA68FF9307AFEE33F8A296940E0AFEA3F284BEF17DD87DABF80CFAF2DC9678BBFA6FD1972476EE83FD087A1DF2AF2D33F38AD973B0EEDC73FF4D385B2110AE73F508522F4FF62CABFD4D9F598DF27EEBF1E58F56C42DCE2BF40C49C051A6AB1BF76CF3501ED7DE9BF0062966EE886A6BF829CCF6D7C8BE7BF60CA222D0A68D0BF00CA0FEA109578BF28541E063B64DB3FDAC49DFA9443E53F605338F42B28AEBF48DFCE1C7F39D0BFBCC2FE93DEE9DDBFA4D2DBB85976D6BF284868F9F26BE3BF885AF3B1E2C8DE3F5443102A055FE7BFE074BE4084FFD93FECCFC151AEF8D33F8CAB67B7B883E4BF1C52B99F3B79D5BF4EFD7832571CEFBF6AFCBAE62425ECBFC827E5BF42B8EDBF640B2083F551D03FC02E8976D448B0BF801DAA61B5D08C3F60F4D6810B6AE0BF384D9AE0FBF3D63FC6F495D1F998E1BF78ABB5B677B3E33F18C28C652F61CCBFCCBA508B0798E83F"> : tensor<49xcomplex<f64>>
    return %0 : tensor<49xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<49xcomplex<f64>>, tensor<49xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xD4C2A10CAB8F724016465A92BBC3724080D8B1A9F28972406DA6666A8BA67240EB0D794904177340EE522636C70E73408A200241A0B47240616F09A259D17240D6DF6DFD53F37240957FD69B8E597240CF472E5A85C772403743EADDB1DA7240960FE3C392F7724042EE6C656CA272401250A3A9BE8B724039EAA1940FAC7240622A3600F8CB7240C8C017A064A97240E27FB9B71267724051BF74427EAE724014862E4A350C73409C5719BA17577240C17876505EAC72404C991922867F72406E9743C9E52A73404120C3C803D272401D48E909A88E724051DB06A723BC72407CD9BBCC61A272408CA2C9F99DC77240830C14DD5A5F7240603D2F7A5D6A7240AB43A4F944F972406A8C5A112C0F73403ABC1BFB5FE07240D7EF2BD879D672404D08018F7C627340BB8645E8D66E7240F92E8BF1E48372401F58700DC9D37240AF36A66689B57240B296C13B8A55724023665808518672409C617C713F7D7240CAD7B0841A427240C7997C9449D17240B8B5D144F9E57240D010B5DEF6D17240085B92FF0AE972403CEB137B1EB472400B2E414D92D072407B1E3CC30794724017E3530B7CB47240338C78E54C847240C5EF57C7195B7240E9A73F5C32E57240F1A82E9D6AEA7240F3F63DD9E50B7340068AB3FB4DD672408A6A04499BB672404AC5C74F44C572408F5F38E6FA237340AF80C0F765AD724010F5FE139BA772409CCCE99CE09D72404A15791ECF9F72400BCE65B7E0FE724038F8E7CEE4E47240953DA277E2D07240AA5C58C914D6724091E9EBF8333B7340D03CFBA6EF727240E90B4428DDDB72402F28E0C18A75724025C15423ABDD72400D83A3AC64E1724060449AB8E11E734076F1D87D82047340E55584BD61997240FF78905C52D17240036B92D81ED77240F95C999AFC7D724038865647B7EA7240B9E0807BF6D0724038A5613A4DFA724079C3E98D7BE3724042A8FD64ABD972406492643DB17A72400FC13CC24E8A7340649CA21EF988724064452AE2A5B472406BC86BD4B5F27240249E3A151FEF7240B2BFAF2FA0E77240F236D911BB7E72408052B3005C0A73406DFAEC8FF37272405457E1A327027340"> : tensor<49xcomplex<f64>>
    %1 = stablehlo.constant dense<"0x7155A8B46FE02340AB42FC0B70022440C07908BCAECD23406BB68802342B244016FAA70B60D523402499DDAC8F302440615284EEC51E2440846D53C6E01924400DCAC22096F82340F83EFDED1D212440633F4C891E8424401C37996710DC2340841FDF85C310244017C82CE4BCD2234069037416132624405EEDFB1D2C172440B2B50E68E51B2440835E2AE8130B2440A4116A5E190F2440168BE1A8E3D42340AB5CC9AAC7E62340BBBCDBE84F0B2440533CCDACF63D2440048E73B5BD2C244047C7121760132440F9D2C8CECE1524405F5B70633212244019D16DD75FCF2340F1447088755024403FEE5A2EACCD2340A503F7D5060B244099F89C9D6B0E24403B962D2410292440D10FBC0918182440750DE741B7E92340B8663F33FAEA234019E1F519DAF32340258B04AF11F023409E7BB18770032440FA6249094B412440C0DCF7F7900E2440E735F392DDF923407EE6F956B31B244084D576E190312440D4D0B6481BBE2340B2CB2EAF4A182440FAA3EDCD7AF823402CDE973203D92340DD47987BD20A2440D357E3FC48E32340F6D293B6CD1A2440BA84A4B33DF82340B7D46E95CC182440F6DBF857BB0B2440A3FADB2CC8AD234097DCB92C4A0B2440FDD4244454DA2340853A512068D42340E09BF9B52AF92340D20E309F79BA2340AD1E604FBFD823406D1F15CAEB0C244067D678191D6A2440F2F95149FFCA23405A56178F241524406DC6D89CAD0E24406B31AF836625244089E3064AB433244007BFED85E2C02340B7D91E4013C823403C64E85BA8EC2340AF301B74F904244052344F8EC6DF2340B7F76C8C7AFD23407787A988CF452440164407C7C30B2440E17D67EB2DF32340F81A8EA8E4D52340181EBBC2C43124407B9C9D357DBB23407E2479E0ECC523406EE52C2691F423406FE7E9FAD00724400AC7727D3CF1234074AC99C7DFDD234088BD6980FAF22340726DDDF24A242440A8287647AFEC2340530A775FE90424405307F7EE6E112440EF5DCA37852124405253C03619BD23403BE6987392F82340A88C83A8540B24408A137EC7D33824408784816C72332440DBC6255FB3DC234096817C4560EF2340"> : tensor<49xcomplex<f64>>
    return %0, %1 : tensor<49xcomplex<f64>>, tensor<49xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<49xcomplex<f64>>) -> (tensor<49xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<49xcomplex<f64>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<49xcomplex<f64>>) -> tensor<49xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<49xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<49xcomplex<f64>>
    %3 = call @fft_0(%arg0) : (tensor<49xcomplex<f64>>) -> tensor<49xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f64>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<49xcomplex<f64>>
    %5 = stablehlo.add %3, %4 : tensor<49xcomplex<f64>>
    return %2, %5 : tensor<49xcomplex<f64>>, tensor<49xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<49xcomplex<f64>>) -> tensor<49xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [49] : (tensor<49xcomplex<f64>>) -> tensor<49xcomplex<f64>>
    return %0 : tensor<49xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<49xcomplex<f64>>) -> tensor<49xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [49] : (tensor<49xcomplex<f64>>) -> tensor<49xcomplex<f64>>
    return %0 : tensor<49xcomplex<f64>>
  }
}

// -----

// more_fft: rfft, irfft 49 f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<49xf32>)
    %e:2 = call @expected() : () -> (tensor<25xcomplex<f32>>, tensor<49xf32>)
    %r:2 = call @program(%i#0) : (tensor<49xf32>) -> (tensor<25xcomplex<f32>>, tensor<49xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<25xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<49xf32>
    return
  }
  func.func private @inputs() -> (tensor<49xf32>) {
    %0 = stablehlo.constant dense<"0x1B07D83E0E7587BE0A60333F25A919BF4218B83E82B16B3FB314063F07ECBC3E5309043F6F4237BF30EF08BED9AFCE3E4BDAF3BE2D611BBF498093BEDED4243F3B85943C7BCA8B3E8F4A47BF0FD50EBDA70937BEB66E3BBFE83377BE7DC822BEA3F6DFBEFA517D3FEA5ECC3DC33564BF70D3B2BDA7B027BF2F84053E428E033FC838B63C6587613EDB7D553FBFED173E096B1ABFF7C1F13E400B10BF67EF653E28E60A3FEBBCB0BE784252BF4E98073FAE130A3FE9534F3D6F102C3FEB0E4B3F4E159E3D"> : tensor<49xf32>
    return %0 : tensor<49xf32>
  }
  func.func private @expected() -> (tensor<25xcomplex<f32>>, tensor<49xf32>) {
    %0 = stablehlo.constant dense<"0xB0329743000096431AA09843B3CB96439A999643A2D9944340FD964383EA9543464D9543C6D89643C49B9343643B9743318E97437E8797439F82944358EE96434E31964325B39543058D9643EAFD9543A8049843A9119443BE989443BBE296431B2795439DBA96433A0396434A359643DB839443E96C94437E309443A38994436A4E964356329443E8029743F0A899438B1C96437AD79543439896433369974305389743226D9543D6A49643A6D396436A6395438B57974310AB974323D895432B359743AB209543"> : tensor<25xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x39C0264158C41B4100362B416E651641C2C0254118BB2E414B61284160E7254195402841D98B144143DC1D417F7526412E611841ED491641FE631B414E4D2A41434A2041545E2441578B13412B711F41DA231D411549144130231C41DE741D414B00194120D52F41BE982141A4BC1141599A1E41F684154111162241E43828411C5B20411E862341DE572D41B75F22414F591641108E27414CFF1641BE97234162AE2841197A1A41D8DB1241857928413BA1284154CF204107C12A41EFB02C412B3C2141"> : tensor<49xf32>
    return %0, %1 : tensor<25xcomplex<f32>>, tensor<49xf32>
  }
  func.func private @program(%arg0: tensor<49xf32>) -> (tensor<25xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<49xf32> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<49xf32>) -> tensor<25xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<25xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<25xcomplex<f32>>
    %3 = call @fft(%arg0) : (tensor<49xf32>) -> tensor<25xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<25xcomplex<f32>>, tensor<i64>) -> tensor<25xcomplex<f32>>
    %5 = call @fft_0(%4) : (tensor<25xcomplex<f32>>) -> tensor<49xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<49xf32>
    %7 = stablehlo.add %5, %6 : tensor<49xf32>
    return %2, %7 : tensor<25xcomplex<f32>>, tensor<49xf32>
  }
  func.func private @fft(%arg0: tensor<49xf32>) -> tensor<25xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [49] : (tensor<49xf32>) -> tensor<25xcomplex<f32>>
    return %0 : tensor<25xcomplex<f32>>
  }
  func.func private @_pad(%arg0: tensor<25xcomplex<f32>>, %arg1: tensor<i64>) -> tensor<25xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<25xcomplex<f32>>, tensor<complex<f32>>) -> tensor<25xcomplex<f32>>
    return %1 : tensor<25xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<25xcomplex<f32>>) -> tensor<49xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [49] : (tensor<25xcomplex<f32>>) -> tensor<49xf32>
    return %0 : tensor<49xf32>
  }
}

// -----

// more_fft: rfft, irfft 49 f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<49xf64>)
    %e:2 = call @expected() : () -> (tensor<25xcomplex<f64>>, tensor<49xf64>)
    %r:2 = call @program(%i#0) : (tensor<49xf64>) -> (tensor<25xcomplex<f64>>, tensor<49xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<25xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<49xf64>
    return
  }
  func.func private @inputs() -> (tensor<49xf64>) {
    %0 = stablehlo.constant dense<"0x7433D99BD55ED83F605341B36C82D33F809610FB85048A3FD4C17B7BCF04DD3F84F62B630BC0ECBF36D573C5891CE43FB0640EC59FF3CEBFD6CAF71AC919E23FA067A4ECBE13E53F8E426F7B8ABEEBBF400C454AEC89BC3F9AA3D840C711ED3FA87B8AEE6D54DE3FA89C52EEFC85ECBFE09CDF3D5318C3BF1482A6ABCFA3ECBF3022FC1F8EA3B83FA8A2AE02016EECBF7EBA54B71CDEE63F661040141EDFE83FC06BE283C7C0EEBFC4145D5A3D69E63FFEA1030AD493E2BF74F454CCB427E2BF30C578952A3FBABF763E146F7649E93F02A1ACF2A675EABF544F9D1BD69CD6BFF814DC255DF9D03F4011DC67F7E8AFBFF2FB41C5F920EE3FC8B69B9A9D81C23F085CD78BCAF0D0BF1080ABFB3F41C0BF2A4325CE4DC9E3BF58759DC46848EFBF68C52BD8DBCBC9BFE05E8A4413DBC7BFE4BA164B038AEDBF90AFAC6CD30CDF3FD0518AFAEAF3DBBFCC388EEE992DEFBFC80D80659EA9ED3F48416CD70C4EEEBF206AAEBD0222EA3FECB42A533D17EBBF56E6835E6776E83FC84629E9B087D6BF54FF89F5B50CEDBF"> : tensor<49xf64>
    return %0 : tensor<49xf64>
  }
  func.func private @expected() -> (tensor<25xcomplex<f64>>, tensor<49xf64>) {
    %0 = stablehlo.constant dense<"0x8DA548C0F87D72400000000000C07240FDE517C614D07240600EA678429372407858585408E77240894AB16195977240A985C65FC8AC724010A887F70ADC724068CF0537E18472403D207FFF36C87240875BA596D803734079B4174C84B17240519D7441FBA87240B1B70F3A8EAD7240E725DA1D049172401E8A0D0A8BB5724040C1ABAA631173404F52C6B948B07240D80CBED161B172406A47CE41028D724008B753C42EBF7240B4C0BFA3C68F72406F8B587EA07D7240837EC80B53B97240F11EE86F0EBD7240F9C929A9F3C172401D7BCAAF19D77240E796CFE78ACA724017708E0B18F27240FA00DA4486557240CAA7A379079E7240C256197C82AB72409321DE403306734035028BC9DEED7240398A3A74066D7240414E2DBCA6DF7240F223D9E2BB0F73409AD4BE00F0AA72401AA1E294A31F73407C87825ABC727240E586FECA7CFF724051A65D1EA9AA724018659867C93D734063FDD6FCF7F17240F97E88F8748E7240BABE6624BEA372407D8B3E746B7B7240407615558D0973408563D8A40D827240D7C8B78297CB7240"> : tensor<25xcomplex<f64>>
    %1 = stablehlo.constant dense<"0x9CC9DEACF6C224409B0A9A65139C244026C47E21810624400FDEDB7B26E824409840CD49FF332240533D579CC84125406DC6EB8031842340AD7CAF919C2125407A46CAEE3B512540D70B495817442240188A94D8133924403A8A0D741CD12540DD53746FA3F2244036D61A31A03722408D8108B39EB32340DF974505C335224044F83F1C47312440D515D5EF1F392240A84B75CBE16D2540060144E1F18D254044D9C187F31322404CD1A5D593662540E0C55FBFC2D62240B9B03AB384DD2240760ED5AA81CB2340E743F16697942540F035D590A55822408615234F194B2340A8E02EE9CA872440EF23980817E02340BF1F549C0FE22540DB6E6A76064A24402045A1AB7978234000521100FBBE2340CEAB1D236BC32240AB28B673790B2240EA509F90D098234084D6EDB293A0234052944ECB5F2722407C65659B66F8244072AD2BA860202340741C1761260D2240DC0058E699DA2540EB3B89321F1B2240A2E6DA2B20A22540B154CD2A8C4E2240653EE87566872540CAB5B678C24B23400B60A7A0342F2240"> : tensor<49xf64>
    return %0, %1 : tensor<25xcomplex<f64>>, tensor<49xf64>
  }
  func.func private @program(%arg0: tensor<49xf64>) -> (tensor<25xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<49xf64> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<49xf64>) -> tensor<25xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<25xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<25xcomplex<f64>>
    %3 = call @fft(%arg0) : (tensor<49xf64>) -> tensor<25xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<25xcomplex<f64>>, tensor<i64>) -> tensor<25xcomplex<f64>>
    %5 = call @fft_0(%4) : (tensor<25xcomplex<f64>>) -> tensor<49xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<49xf64>
    %7 = stablehlo.add %5, %6 : tensor<49xf64>
    return %2, %7 : tensor<25xcomplex<f64>>, tensor<49xf64>
  }
  func.func private @fft(%arg0: tensor<49xf64>) -> tensor<25xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [49] : (tensor<49xf64>) -> tensor<25xcomplex<f64>>
    return %0 : tensor<25xcomplex<f64>>
  }
  func.func private @_pad(%arg0: tensor<25xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<25xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<25xcomplex<f64>>, tensor<complex<f64>>) -> tensor<25xcomplex<f64>>
    return %1 : tensor<25xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<25xcomplex<f64>>) -> tensor<49xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [49] : (tensor<25xcomplex<f64>>) -> tensor<49xf64>
    return %0 : tensor<49xf64>
  }
}

// -----

// more_fft: fft, ifft 64 c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<64xcomplex<f32>>)
    %e:2 = call @expected() : () -> (tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>)
    %r:2 = call @program(%i#0) : (tensor<64xcomplex<f32>>) -> (tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<64xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<64xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<64xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x287F39BF4009C4BEC7154ABF0EDE733F16D1253E0E0BD4BDBC63DFBD2AD0133F309357BF4CD8D3BEBD065F3FB69D5CBEF132C43EDCA6D0BD5D3D17BF1FD1023F0A693BBF128E8A3EEBA9933E96B67CBF173448BE456F5E3F67747D3F36073EBF60F10D3E3FBD773FC815673F90125B3EF92B45BF42A962BDED59B8BE03DDFE3ED851CEBE36E5353F613F083FC5BD1B3FD5AD683FB6C631BF3A331D3F99B31BBF7CBC1E3F49A94ABFE545E2BD7F2F6D3F3F541FBF58853C3F72475E3F40BB033FBD98F33E572A16BF106975BFCFD054BF934656BF716915BF764B62BEFB47243F55AA3E3FD2744EBE337A22BFE0B5C43E71E8963EC6FA16BE037D743F31CA34BF54837B3F56DD20BC7A2414BF8FD9573FC5EF3D3F38A946BFB8F73F3ED2FEA6BE391A823EDF7C243F6A12CBBB7D5457BFA6010DBCB27C00BF62C36CBF267BD7BE8D309B3E9271823E906A5CBF89C5BC3E9292123F1F481C3FCA59FF3E281A063E7EB9663F3525DC3E5D148DBDDAE1A9BEEA0292BED0B6F6BB1F1E71BE09799EBBFE0F2CBEA27F213F146F43BF7758983E4C096FBF0BE1363FFBB86EBFA3C931396DF961BF6C65F7BE6FE17CBF94BC4BBE43F829BE992B52BF446C85BEA80C3C3F5C3B223F27E98CBE958927BFB8F7F9BE33F405BF1A24153FBFB015BF9D5F043E4C01E9BE67182B3FDFE955BFAA4481BEF7C4F8BDAC1614BFD1A58CBEB5CE853E"> : tensor<64xcomplex<f32>>
    return %0 : tensor<64xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xA9349343FF1A97435C3C9243F5809343278E964344F59143CB329643780A984396F69443CAE0974365789143D91D9543F351994328659443DF2D9843C8159243C555954366D3964354BE9543C92F9B430787974372AD9743D94396435C909543567E99434F669643373E97435ECE9443CAC1954311FD954350259343BDDC93439BC0964327489943808F9143AB789343602794432CED98438DC49443D0679643E25596433DC99843974D954392CE96430C329943D93097435E53934355D093432432964358229643E68D9543DFD794437A009743FEAC9343CFB0984329679743268198439651944332A69743A435934357E69443F3FE924334759443A95E9243963D98437B779543AAA59243979E994354319B43622D95433ED59543CD179543408992430E3794430D969143515A9443A05F9543714396431689984390C0954334A69843C6C6934368E398430DBB9643FCC89343EF289443A36E9643AECB954305DB91430CC89443AAD59743C3E89543153A92439E169343E8149543836296437B7E9743DA019543BF9D9543BB229843CF73984387C19743D62493434D2393435B5B9243280D9A4380E19743E460974352F59343E2318E434A7D944376289843C6989343F8D996437BED9543BE41944318329843F7E29743DC2A9143D0939643ECFA9743C2B596431BD795435491954323099543F4CA964323FE914360B19A43"> : tensor<64xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x559A1E417F8D204111FF1D41B058224192841F417A6520418EEB1F41AAC81F4176FD2041E15A20416E951D41E84920410C1921417CF12041BEF61F41DF201F4163CC1E41FC6C2041A53E1F413B142141A9FA1E41F1181C41C0F0204172B02041AE2D1E41940622416B921E41A6911E41E7392141C3E02041E0CE1F415E1121413DBF2041ED801F41748A1F41423120410B1D1E414F8B1E41D5EA204161F41F4182ED1D4106641F4152372041D7E51F417EE41E4178141F41B4712141865D20411A53214163E31E418B44214148E01F41D0AF1F41B921204106CB1D41282D1F41A0441E41871B1F419FEA1F41E78B1F41AA982241B1961F41D5521E414CCF2141CB1E2141BEBB1F419A3A1F41552F1E412B731F41797F1E4119D32041D29A1E4193402141CB281F416858214194B320413D8020417FD61E41F3C61F41F06B1F41121920412C112041AFA91E412BE81E41069921416C982041CBA61F4149672041F12A20419E64214147621F41E8332041B0131F4196762141C0C71D4155BC1E414E60204113A42141A8921E415EEE1E41E5E01F4188FE1F411B9F20412F671F412BBF214127332041EC2120412EC81F4184C32041B9D620412ADF1F41E5972241E2AA1F41B3692041EF162141E40A1E41F9A8214194321F4132BC1D41ED8E1F414B7B1F4165F02041661920413C05214114472041A2FA1D412E1E1E417AC01E41"> : tensor<64xcomplex<f32>>
    return %0, %1 : tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<64xcomplex<f32>>) -> (tensor<64xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<64xcomplex<f32>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<64xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<64xcomplex<f32>>
    %3 = call @fft_0(%arg0) : (tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<64xcomplex<f32>>
    %5 = stablehlo.add %3, %4 : tensor<64xcomplex<f32>>
    return %2, %5 : tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [64] : (tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    return %0 : tensor<64xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [64] : (tensor<64xcomplex<f32>>) -> tensor<64xcomplex<f32>>
    return %0 : tensor<64xcomplex<f32>>
  }
}

// -----

// more_fft: fft, ifft 64 c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<64xcomplex<f64>>)
    %e:2 = call @expected() : () -> (tensor<64xcomplex<f64>>, tensor<64xcomplex<f64>>)
    %r:2 = call @program(%i#0) : (tensor<64xcomplex<f64>>) -> (tensor<64xcomplex<f64>>, tensor<64xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<64xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<64xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<64xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x36644689F9C2E93FECD3F2896B47D5BFD836611555B2DF3F7876293C586ACC3F202304E8AC5BB7BF9203C123AC62E4BF92DDD8EE1D21EABFBA2D209E34C3E7BF9A4B4F7F0229E6BF66494220DA72EE3F02C2734A6EFEE3BF309145CDB003C13F708FCA47CAEAB1BF80F5EFB8216686BF7C77B564D0D7DEBFC47FD1B8250CEABF0C6680E93026DDBFEE15077D644DE93FD8A762ED3346E53F8CFDC274E4C7E43F547C5C70302FE53FD0D9C1749130B8BF1E56957C7FD4E63F48D3B531A451C5BF3C56ECB8F786D9BF709921BC8D7AC73F1460F33CC708DF3FA051A597B593B5BF08BC71EBB2C2C83F784DFBE9D57BDFBFC82A699262CDC8BFE6AE537BE45EE4BFD448D5A9B756D13F388166CADA75D2BFC4AC837BEE11D93F102B658B34DAEF3F5C764BAFC156E33FD893018BBC95C1BF667A849A0152EF3FAE47E0505B8EE3BF6ACFD858CB5FEABF14F1349B90FAE7BFA8413D4F7EEDD8BF32B3E8E553A9EABF48FC341701D4E33FC00969C0C7A5A5BF2C915ECABE13DDBF38A7F6F5C0EBEDBF4886BD81E05EDDBFD666AEE9302EE43F7EF87F6634DCE53FB0125C1E75A7ECBFB497B42CD855DBBF28429529DA95CFBFA0C6E1705C66D2BF3E41EEBA75CBE8BF9EC43F1C1FC5EDBF267015C18074ED3F904B2D367ED1EE3FD0ECC0DB2E34CCBFE04000D980B1AC3F2C92B9E1E09CE03F9445B3AA8A20E9BF68C93D6497A9CDBF2E0A161ECE7CEF3F26C9CA76132FE7BF104A1F9D3FC0B83F30469B64B476DDBF6E9377A08C74E7BF4057242ED4B7AFBFAE3A9CF51E0BEABFF8B99D64F6DEE7BF5468D328F3BBDB3F00A18447C4F5DBBF460145A25871EEBF88CDA0467427E2BF1401CC5C87BADF3F10C6370BAB7BCA3FB83E35FBFB52E53F246DB955A60ADEBF365A47D67CC2E0BF4CFC59F5A885EFBF0AE4598B5EB4ECBF80C0122222E0A83FEA0484E19C81E43F50CADD05B835DBBF8092B67B99539BBFD0E804E276DDEB3FC641EDF8AED2E53FB4BFDD0C749BEFBF16F56C40103DEDBF10A2A15F58EFD23F36A09590F0D4E03F68D1C5940DB8D73F3C0919B8442BEE3FD414F1173003E5BF5CF6C2C58AE9E8BF44A3EB44755DEE3F18083E9E19BAD3BF188155AA044CC1BFD0E2F95D4A3CCDBFE01DDE4B1A48C0BF882A47F3A8D6D33F9258CB84EE60E73F0CEE560731C4E1BFAC1CE10712A9E93F7CF51126F12CD43F1865767B50BEDC3FB02D268CFCC9C93F1E29A8D9C820E63F9E73DFC492B6EABFDC197D6A5437E53F280A5B801637C3BFC0CFCFCAFB4AD43F78EB62AD9E82DABF8CBC94A067D4E23F462B19C712F5EA3F788EAD8481C3E03F8ADE082BF3E3E63FC860F1404CC7CC3F5C8FC7AF8D5ED5BFAC897843F182D9BF3A9CF57BE90BE43FC4F6A1E29DE5D83F06BB48072ED6E6BFC4D373F9B98EEE3F38DEEC5261CFC0BFB84C426B7CD5E0BF"> : tensor<64xcomplex<f64>>
    return %0 : tensor<64xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<64xcomplex<f64>>, tensor<64xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x44D6544C01B67240D6D4A12830967240CFB33DE8547372406A6F1EC0E4267340F4DD90E0474C7240C714FDCC16A172406F40C77AEDE77240E301C79944A0724049269B417EC3724054B4BBFBD0FB7240FAF21A9402E47240303D062535C27240BB20AA5329B97240307FC082A5DD724086165A6A5CD47240A7F86CA732C872407BB28F6E79D07240E4442B4D6692724020623C4858A772404347DE2D5C42724068F563ED98B272407034B6741A7F7240597E6F32ECD572402FCACA7629CB72406981C0685D09734057AB69A70F9E7240C879BE89388172401BC363080EC67240878D1A30E4DE72405D789F5EDF7A724011CD6A8618F672406C15F14CD8F57240A9406B4C41BE7240FD88C326D9AE724047C56E2E52C472403ABCDF5DF2AB72401FBA97D2A3487340504EE11EAB24724059612E0EE7FD7240AEA0BACF8CED72401F6304AA1C557340F640EBB389967240632A49B930A172409718198236D77240D68FA4C70BBF7240CB9439CE174A72408D3BDDDE0444734042B0CF69990D734020EA56647C50734052E4DF0270A672406CC99E1C239A7240630B994F4CBD72408D79F8ECDFD97240C0D40FD5F0DC724073DED1F4B1BB7240F436327EB01D734049DB5AB3EC8472401554E78D5FDC7240D9C218289C697240ADD4EA06A472724067AD44A47311734064A6C425B44373407C226E58D75F7240BA8C026A8C687240D047E1DBDCBE724013173AA4141E7340728DD8A8DBD57240B2D0461659DF724016FF7118BCA17240D39BB8CAB6B572404D1EB930FD437340705CE49DA0D67240065A6CD6E3CB72401C3CD04FCD857240B12F13AE431C72405F0E1CE430BB7240A185C17DA7047340EBCF5B5496FF71404E431C4AD5DB72404C5DE0A2BDE57240CFDD7F9F9B8C72400633F97B26F172407DB35400F9D27240AEAEFCCA8D60724017C393867EDC7240A0AC00696AE67240210A79B263A272403B69668C3A0373406BAA41A34FE77240F8ADBD1F24C37240D481C9EECC20724073A0419AD7507240F9D46911203773409CC93659E6EF72404D7B799B231772406C679210CE9E7240C12B2EB695117240375A2BC0F1C57240AF3893291D0073406528D7AD8F317340D963FC0CCED87240C47EE37A82067340B0C34F06D7337340214EE7BC05667240966F88898A097340E7010A4E54C872403363404BA31A73404622FE2F4E1873401C0999B7704B73401D802D8D6B89724081E54571106172409900D8D3380B73403E17F49874E6724008B31B24A0DA7240857536AADE077340842C0E5F000273401F01BCD35A1B73404822F9541B8F7240CC8C5A19C990724045555CAC619372409DAA9884AE0B73406CE2A4AEC14E724038893166BFA37240EA0C51CA481B7240A1280C7162C872402A79CB2D90957240B61CAB3E262A7340ACDADBE01E637340"> : tensor<64xcomplex<f64>>
    %1 = stablehlo.constant dense<"0x226B2AA600FB23406BEA501418EB23405B8E551F1335244056ED6D708F512440501486383104244095BCE516C8EA23409CC418B3DFF1234075862865A4AD23404E554C42D7252440367152D760C723406646AD8C64E82340A32A2ED6B0E923409000DE69AD2D244024917CAA8DE72340C23A1B55EF2324404216872F002124409F0B7A4C3A13244084D90D12500D2440C0F2A23888D023404C00EC699C2524408E84CC5BB84524400FC096C6B5E423409A31A0A5512D24402311FF17272C2440CB37C444C5242440F30005272A042440D8E12783EB39244010A773DE02D32340EC317E06670C244062BF713D41232440579CC9940E2024403394EBD6C7382440E01517DBCAA823401CAD15E0F8022440A6BDBCCD91AB2340B633490867EF23407DEAB408903B2440CE649B2CF3172440EAC0647766B023403AD020CD6BC8234036D5A0D1A7132440FCD6DE0F9201244010853CD931F123409E3433469D2124408CE149433F0E24405056803435132440BE592A807C09244057577EE546D02340E7EEBFCF4DE623408399FC3D93182440A7210EA5EA0D2440A62E70D1DE122440D1C2E0BE53222440F5E72D2ACB9F2340D89709D721AE23402F070E7298FD2340032D36EBF10524400E1EE8A7E6E22340278F5C98FE412440382EF24E500B24408BFF380CDEF02340EA4D5C65DBFA2340B9466CD4ED0A24405968238BAC0F2440E8A3F06D6EFF2340890B1D520A2F24403E1137ACEBCF23405D46013546D42340B45622D2B92824403253E212DA4124406D610C14CED42340566A750352D92340A46DAD5976E223400AAAF3C62F0E244039EF68FAD8FD23407A1B193FD82E2440C63C7CF6EF0C244060EA876A780E2440B6644F8E11ED2340B185CC27A6FE234010752B323E48244029F26F0138F32340C79D6E6F0242244021D8E7B4CC262440EB47D2E385FF234065CA1CE70BC523403295A45C98F023404B8C0C419B0B24408F3102558E4A24407BA0F5D944EB2340AC301787F31E24405750DD67C61624400FDD4BE95144244028A7708F55B22340A4623717290224401DDEEF2EF9F5234055A035A620FF23407EC461936CF72340886635430C1B2440B68A7826EC1A2440C3460D18720F24402EBC4FAF6FDD2340E43CDF449CE023408EE1310407032440B54060B4AE242440ACD5B4D307EF23402CBF3719F60A2440186565BB94052440B4FAB1764CF92340381A5B3A8DDF234010311E24ACF32340A123EF162EC123403ED947B73C08244072A2952633E92340430B2D352E0A2440547CB653190424405D10D5A994FC2340983F60C1D20E24407D790D4A01122440981E83921A0124402593CD20BF0124402ADADD7DE81D244038A063BDF6132440F280E34C22F02340FA6E48F023C62340648A7E668BF02340E8D91E74AAD92340B5370F6072332440"> : tensor<64xcomplex<f64>>
    return %0, %1 : tensor<64xcomplex<f64>>, tensor<64xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<64xcomplex<f64>>) -> (tensor<64xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<64xcomplex<f64>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<64xcomplex<f64>>) -> tensor<64xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<64xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<64xcomplex<f64>>
    %3 = call @fft_0(%arg0) : (tensor<64xcomplex<f64>>) -> tensor<64xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f64>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<64xcomplex<f64>>
    %5 = stablehlo.add %3, %4 : tensor<64xcomplex<f64>>
    return %2, %5 : tensor<64xcomplex<f64>>, tensor<64xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<64xcomplex<f64>>) -> tensor<64xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [64] : (tensor<64xcomplex<f64>>) -> tensor<64xcomplex<f64>>
    return %0 : tensor<64xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<64xcomplex<f64>>) -> tensor<64xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [64] : (tensor<64xcomplex<f64>>) -> tensor<64xcomplex<f64>>
    return %0 : tensor<64xcomplex<f64>>
  }
}

// -----

// more_fft: rfft, irfft 64 f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<64xf32>)
    %e:2 = call @expected() : () -> (tensor<33xcomplex<f32>>, tensor<64xf32>)
    %r:2 = call @program(%i#0) : (tensor<64xf32>) -> (tensor<33xcomplex<f32>>, tensor<64xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<33xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<64xf32>
    return
  }
  func.func private @inputs() -> (tensor<64xf32>) {
    %0 = stablehlo.constant dense<"0x220EE53E638AC4BE30322A3F9296E4BD6BA556BF7FC59E3E0A28E43EEF4F01BEC8774A3E7A651B3F0B3532BFD9D294BEBC29B83E16E7F63D0FFC0C3EB7E418BEE2CB3CBF660DDDBD7B713EBF10ACF43DC650743FD56478BE640E45BFDFA49CBEA3E6993E960B3E3FBA66713F8A825DBEFCEA6E3EF5BA093F038B42BE436935BFBA8F533FFE977DBF9A30773EC1035FBF37B71DBE6CE3A1BE3CEF163E63F367BFA50BB1BEEC0DAA3E295314BF509B0BBF4A71CEBE6E71ED3E1FDA6FBF56FB493F2B3515BE88E9593FF7EF553FA3C813BEDF62213E398B7BBF07E63E3EA5CE0B3FA611C0BE63E17D3FDD4A3DBBCD6B76BF5E7CE83E5C9D06BF36CA61BFF398EA3D"> : tensor<64xf32>
    return %0 : tensor<64xf32>
  }
  func.func private @expected() -> (tensor<33xcomplex<f32>>, tensor<64xf32>) {
    %0 = stablehlo.constant dense<"0x6EAF94430000964372B39643E3939543C768954380DE9743ECE694433CA092431C8495431E4C9643E1E99643F13496434E8F9443FFAF95434AAB9643D750944311749743A29894434CF1974353F79743CCBB98432314964304569443FFDE9343F5B794439A5B9643D23C974354F89443E3639643D3DE94436D8F954375D69743AD1097436C699343F757954386FE95433EFF94439B679643C0B99643F0FF964321489843B4279943FFAA944334B398433352994384699943C39F954338B4964384F39343CD1E9743B0B39343B6B394435AA4974383289543BECD9743FA429543C5B59643BA0B98437745944378B2944332939943233F954344919443C67696430E0C974300009643"> : tensor<33xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x71282741ADDB194123A32A41D3361E41A99512412CF6244140212741C0FA1D41DF29234158B62941AFDC144169591B414EC12541CEED2141F03322416D9C1D4142331441E5451E41E818144158E921410C452F416D1E1C411AAF1341D91A1B4135CF2441B9E02B416C162F41F6891C41ACBB2341AF9B2841D4F51C416CA91441FC382D4180261041C2DC2341C40F124123891D41E5F01A41BD5B2241CA801141A3771A416F502541CEBA16414B461741768C19418B6B27415E021141B59F2C412BAB1D41989E2D41FF5E2D41DDB01D418B8522414C47104198FB2241EABC284173FF194116DE2F412BF41F4143991041E34327412A9617415DE3114132D52141"> : tensor<64xf32>
    return %0, %1 : tensor<33xcomplex<f32>>, tensor<64xf32>
  }
  func.func private @program(%arg0: tensor<64xf32>) -> (tensor<33xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<64xf32> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<64xf32>) -> tensor<33xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<33xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<33xcomplex<f32>>
    %3 = call @fft(%arg0) : (tensor<64xf32>) -> tensor<33xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<33xcomplex<f32>>, tensor<i64>) -> tensor<33xcomplex<f32>>
    %5 = call @fft_0(%4) : (tensor<33xcomplex<f32>>) -> tensor<64xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %7 = stablehlo.add %5, %6 : tensor<64xf32>
    return %2, %7 : tensor<33xcomplex<f32>>, tensor<64xf32>
  }
  func.func private @fft(%arg0: tensor<64xf32>) -> tensor<33xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [64] : (tensor<64xf32>) -> tensor<33xcomplex<f32>>
    return %0 : tensor<33xcomplex<f32>>
  }
  func.func private @_pad(%arg0: tensor<33xcomplex<f32>>, %arg1: tensor<i64>) -> tensor<33xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<33xcomplex<f32>>, tensor<complex<f32>>) -> tensor<33xcomplex<f32>>
    return %1 : tensor<33xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<33xcomplex<f32>>) -> tensor<64xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [64] : (tensor<33xcomplex<f32>>) -> tensor<64xf32>
    return %0 : tensor<64xf32>
  }
}

// -----

// more_fft: rfft, irfft 64 f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<64xf64>)
    %e:2 = call @expected() : () -> (tensor<33xcomplex<f64>>, tensor<64xf64>)
    %r:2 = call @program(%i#0) : (tensor<64xf64>) -> (tensor<33xcomplex<f64>>, tensor<64xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<33xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<64xf64>
    return
  }
  func.func private @inputs() -> (tensor<64xf64>) {
    %0 = stablehlo.constant dense<"0x78058543BA6CE7BF98D8663CFA01E3BF001BC0175FA4923F841E474661CEEFBF10EE213AB0D3DF3FDAF6FA591CF0E83FE818E43D048BC03FAA2B191DEAAAE4BF926422D19E3BE93FDCC7C924CDD1D13F00684657C3E8973F881AD389E36AE4BFA2BBA5AA8A44E93FA0A9EF05281EA3BF5075370FCC7DEA3F10010E4D749AE03FDA6F5551B7F1EABF745D124A4310DABF88E33E032C58C73F8EE0E2B7D36FEF3F501C16857AB9E5BF5C8E773FFA59E93F0473DBF267F1E7BF46594BBE7F5FEF3F50E40A0190D0BC3F7E88958EEF10E03F2066F401410EAF3F3CA8FC47FCBEE6BF60436864348BCA3F9EAAE09DF729E0BFC02575363B19BE3F0CBDDF2A0B32D0BF382E588C9DABC53FAA09FA313A8AEB3F2213E060107FEA3F7403D380594BEBBFE6809BAE8249EBBF8AD9BA8D3A49E5BF446515F0FCD2D83F9E1F2E6C3E46EFBFF2F8335BA76DEA3F30BD5E5C00CEB63F64146B529E21E5BFA4CE23492AE1E8BF3816757F3330E8BF0C988A5B8ED6DD3FACC43292C9D9DEBF80BD213C8A6ED7BF14D82148DE5CDCBFAE3861330571ECBF7085FD4A1F8BB23FC8A4738E00B8E7BFB0DB1A62D128C23F42EF14B75783E0BF8A34946D42EBEEBF421F8D595054EBBF76BA6FED6BB8E9BFA0C82D9E4F66C83F744E58F6AECBD3BFC4D13BFCDE17DBBF96255845D296E9BF7C860CF8007ADD3F80A0F88791E3D33F6848D607E697EDBF"> : tensor<64xf64>
    return %0 : tensor<64xf64>
  }
  func.func private @expected() -> (tensor<33xcomplex<f64>>, tensor<64xf64>) {
    %0 = stablehlo.constant dense<"0x6879D5DAB63872400000000000C07240C54BC5CB6C90724056A6F29C5F247240A385F0CFB6BE7240F8F7B5D9639F72406F8FF1B926B172400DF7B093A7B27240E0D5DC6145AE72402A062F74CFC67240D112CCEDF69B72402291A8FFE8EA72407F0565C6DBC37240FCC1A33AEBC47240BAA4280BF64A7240A98EED90EFD372408C59F54C7CD27240972272F1ADD07240A551A09FEC7B72405E234A27D1F17240B64DA326DF0A73400762E7350B927240595FC1197FBD724026B87B1D5BF972403D002EF81B4F7240BF0071E729E67240126FF6D077C97240689495CC4F0E73401918C3FFF5DB72401FCE57673F8A724082E1EC7FD19D7240E202BB8492A272403B7F7848509D72403284129A464872405D98DA212FEB7240BFD9285D6DA97240814ED219187D724067D93E06EB6A7240E1008F9AF19D7240365A14705D82724093DD3110A77E7240C9F8EC5131F172401A9BBE5C65D1724091E12E0E26C0724043D7957181DB72407CCCD7B505C272408C3FD8227BBC724032D239BB60AB72407D00B3445BBE724039357BDB1CE57240FB940A738EC97240D570D86DD3E372402ABCE1151D98724036F9D7DEE2857240444F8232214A7340DBBA9EB204EA7240A69199CA9DD2724034E5305978BC7240A9EEAAE565557240709F0E13A1E17240A90A4EF05A027340F262471D2B3873405B4CA2A2F6CF7240B46E8D960F9E7240B89E8D3C9DF472400000000000C07240"> : tensor<33xcomplex<f64>>
    %1 = stablehlo.constant dense<"0xA8AFC75B348922407692395CE0CF22400EE08B2F52092440188E9BEB19032240700FD1819DFE24406EAF9FC5018F25406490F7102C422440456D2E5E51B52240492612EDB99325403F4E26698E8E244034A3AB61F40B244058CE62C751B92240BA5BAAAA489425405610FAD7E1EC23405577F3C0DCA7254011E0D044A709254002A9EA8AE4502240146DAFE57D2F23408EFB0CB0605D2440092E7E3BFDF625403B9EAE5768A42240E678F7A39F952540D048D280E980224094B5E4FBF7F52540C9150220A13924408858E9F80E01254066F401410E1F24407C35803B109422400DA191D12C6A244056F5218660FD22404BEA6C76323C24401802A9A66F7E2340B9603176AE5624409BA01FA3A3B8254032010E06F1A72540C9CFF2674A4B2240F24716D5674B2240675224576CAB22402AAB80E797C62440061E3D199C0B22408F3FB375DAA625407ABDB8009C2D2440BA4ED91AE6AD224016C36D5BED7122409DAE08C8FC7C2240C054DC72B4EE2440DB696EB33109234014F21EAE8B4423403FF1BE0D191D234075ECC9ACEF3822400BFB953E16252440B4C518F77F8422406F6B8845A34824400CB18E84CAF72240B7BC26D94B1122400C2E67FABA4A2240590429417964224023B7783E996124408C3D4D88A261234072211E0841272340A77DAADB926622403464C007D0EB244004C53F8C1C9F24407A9B829F81262240"> : tensor<64xf64>
    return %0, %1 : tensor<33xcomplex<f64>>, tensor<64xf64>
  }
  func.func private @program(%arg0: tensor<64xf64>) -> (tensor<33xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<64xf64> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<64xf64>) -> tensor<33xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<33xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<33xcomplex<f64>>
    %3 = call @fft(%arg0) : (tensor<64xf64>) -> tensor<33xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<33xcomplex<f64>>, tensor<i64>) -> tensor<33xcomplex<f64>>
    %5 = call @fft_0(%4) : (tensor<33xcomplex<f64>>) -> tensor<64xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<64xf64>
    %7 = stablehlo.add %5, %6 : tensor<64xf64>
    return %2, %7 : tensor<33xcomplex<f64>>, tensor<64xf64>
  }
  func.func private @fft(%arg0: tensor<64xf64>) -> tensor<33xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [64] : (tensor<64xf64>) -> tensor<33xcomplex<f64>>
    return %0 : tensor<33xcomplex<f64>>
  }
  func.func private @_pad(%arg0: tensor<33xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<33xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<33xcomplex<f64>>, tensor<complex<f64>>) -> tensor<33xcomplex<f64>>
    return %1 : tensor<33xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<33xcomplex<f64>>) -> tensor<64xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [64] : (tensor<33xcomplex<f64>>) -> tensor<64xf64>
    return %0 : tensor<64xf64>
  }
}

// -----

// more_fft: fft, ifft 97 c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<97xcomplex<f32>>)
    %e:2 = call @expected() : () -> (tensor<97xcomplex<f32>>, tensor<97xcomplex<f32>>)
    %r:2 = call @program(%i#0) : (tensor<97xcomplex<f32>>) -> (tensor<97xcomplex<f32>>, tensor<97xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<97xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<97xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<97xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x46D2C13D0B45563FB63D23BE1A2D84BE3BD5A83E53203FBC795A193E918513BF4C2D1DBF9E68393F5DB093BEBD967ABF49F5433F38FD773F96D12EBF1D7CAD3E210177BFEE3979BFFEA5573F12716CBF46D2AE3E4BBCF7BD067F2ABE0D34473F0D02AFBEC67D4B3F67F521BFCB1B5BBD4EB6C0BDC3F2DA3D5D18A43EF5F11D3F66F754BDE4E44F3F8184743F74EB223B5A7CBB3E31E1903EE7127F3F6A82863E31AC73BFD4A74DBF6FD22B3F04C1F63E345DADBD3463053FD316023F7635B9BE349656BF0BA0B0BE19034EBF89A0BA3EDE0B1A3FF05336BF3931713E4B03F1BE265562BFC1BAE73EF7A73F3E56CA05BFF2828CBEE42C99BA030D853E99841DBF5F18F73D1F8E8FBE9DFA56BF2ACAEDBEB8D0413F90DC2BBF2A37BCBE58E536BF6B221FBD559B8D3EDE65243D195A88BEF15512BF0BB3C83DF3B3F23E88C2343F04212EBF3BC086BED41C87BE69EF873DAB3C1FBFD37967BDF3B90CBEDA12A4BE01CC2ABF394DF83E781F3D3CC390FFBD2E5FA93EC76E46BFB8B04F3FAD74173F260AA8BEAC4D5D3CD7C007BF5E96A1BEBF8A7BBEC46EED3E98DE75BFCC2F3B3F4ADBB4BE9029223C19C621BF521A8BBDF5F10DBF883C6D3F7315B5BE08E1653E2E41963EC5F270BED9EC2A3EE7D1693F96DA713F9D2CB53E3F4DC7BE8A2910BF1E735A3F28C278BF05FBB3BE6FA2063FF6BFE03EB56124BCC4B520BFEA99C6BEE3BFF1BE5367A03E3C7CD2BE87B2E1BE7574E0BEB90E413FC0498EBECAF6AF3D3633113F2D1F4A3CFE44B33E563BB03D3411683F17F3563E632397BE2E4851BFEDD6C8BA9E35653F390060BF227F1D3F23250A3DAE8271BF4804953D71754DBFCF9F91BE98BB38BF0FDACC3E8D447ABFBE575BBE3FDAED3DA4825C3F03742ABFC69860BEE903073F180E04BF394DD2BE4AD7B03E38AC1D3E0AC22BBE46840EBECF7261BF68BB14BF1BC5EBBE9B43573FCAC71FBFD8570F3F32A562BEF769053EC7EFE43C18EC61BFAC56493FB05743BFA4D0EDBEA464443F76A8803E77A84FBC89D3003F987C31BF751BBA3EFBD80EBF986A90BE4D6029BFC2D925BE6B34373E3D6607BF2A9442BF"> : tensor<97xcomplex<f32>>
    return %0 : tensor<97xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<97xcomplex<f32>>, tensor<97xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x7F9892431CF793436A1498439D7294436A2198435B029643D0DD95439F7793437C079443714A964313D9974372C8964341CB994315DD9743FD069443A878974305A8954399EB994316219243D43E92439B409A43F94B954381009943AC3994435FA29343FE299643CBFB9343FA9392432E219743BA4795435CD5944329B397437D9C9343E5479A437E559443F0CB994389E296438CCB9743A1229943A597944365B09443BD239443C2269843F22F9143C8959843E54A934322519543FB74904312C692432AC29543990395434B239A438AE49443AF3D95431FBF984369CC9D43615A9343459E9943EB749643F1F198435A729243B9A69543AEC19943C3769843F60A9743EB7E9843DD4A9B43BE8E94430D549943612B9143115E964378F697430FBD9443FCCD9443AE9D9843A37C9243C68B964321489143CFFC96433BEB974314AC9843FE239B435E229143EB469743CD2D944382CF9543AFBB974327A895430D1692432C479643AB7596435B5E9A43D9E89643E025974388B79843FEDE9543A23A93435F749743F0EA95431B819743F4759C4354C69B43FD0F9543E2339C4329FD984343969443FDF7944315E39543E4149643A4AD984389EC9843CB5897434DA69743B0BE9943755896435F14934337BD954360CA9343DD1291430A0E9843FDBC984354369443E78F93438E569443614B9543AC309A4316DA974370CA9343049D96434B0B9543802C97436ACA9A43838B93433FEF97432FD198434A659543E4D39343666693437B329443C9E39443A59093434A569A43F2219743DF8B9443685C9643AAAA95439D8A904317A79643618794433A3A96431F7C98434FE392431A169843BBED924353C59643D4E796436B7E95437DA69943AC529643B9739743BA229A4354969A43079593431725994316D094433BE99643699E9443B0EC94433598974315359943EED697439D289743B8DE9543F3D2954304C29843B41B964359A5914358289843C67592436F0A9343C6C8944352D09C43488D924305EF9443D3719843BEAC93432CEE9743F23993436CF596431B7F92432A499043B9EA9843AB049743AC079543"> : tensor<97xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x7EE01E4129541F41FE55204114AE1F416A1D1E4157F62041F75020411ED81E4107A32041C1151F4175CE2041A03B1F41CBDC1E41F2A51F4154991F41723F22410AD51E4115061F4148901E4138B62041E9E820412409204105F51F4123F11F415C9B2041DA612041AB862041DF0E21415A8B1F412DA51F41BD9B1F41F14C2041CE331F4199092141455D214168832141461B2041A17A204140D51F4149342141194120417B4C204133B020419DFC1E41DBD120412DF91E41C1831F413513204102331E411F3720417C1E2041D9E31F41A75F20413D851F415B321F41486E2141BF671F413DA21F418A481F416C241F41EBED2041F6CC1F41AA301F4161A320412263204197942141CC33204146AF1F41669C20416C451F416AC41F41DF6121411D321F41A6731F4141E7204104691F41F55F1E418AAD2041F8E91F4167451F412F1D20415C091F41518B2041443C2141F1F62041BF712041E406204131E22041E7A81F4176F61F416DFC2041AA881F41D2B01F41D60B2241A2212241B2E721410DF91F410C7F2041FB151F41D87A204174E520411CF51F41D14C2041F3602041D2262041F170214176B51E417B1720415F92204105E31F4134661F4101F01F4112651E41D96B2041ADE1204124B22141675320410EA220411C2E204187711E41EDDC20414ED71E4177951F410C9B1F41081F2041C3A52041171921410B681E41F7BE21412F861F4112582041C7D22041413D214116D02041E9D31E418CE21F4192262041B9F8204174201F4193312141F5E720419C9222417DA21F41E5BF1F41BCAC1F41755D214187EF1E419AEB1F4150C61F41DF2B1E4152DA2041591B1F41B1B520418C691E4149911F41E2621F41C90821411F891F41BC4A20419A9720414C731F41A440214144361F41886921417B9D1F418F8F2041665F204136C31F41B4551F4101DF1E4135381F41DA0D204187FD20411E6A1F41216721419CC41F411AB91E41E9C21E41FAE21F41154B214166591F41427C20416A402141639D2041119C20412042204190591F418F182041B9F41F411A2A1F41EEB32041C7002041A4AF2041E77C1F41"> : tensor<97xcomplex<f32>>
    return %0, %1 : tensor<97xcomplex<f32>>, tensor<97xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<97xcomplex<f32>>) -> (tensor<97xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<97xcomplex<f32>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<97xcomplex<f32>>) -> tensor<97xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<97xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<97xcomplex<f32>>
    %3 = call @fft_0(%arg0) : (tensor<97xcomplex<f32>>) -> tensor<97xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<97xcomplex<f32>>
    %5 = stablehlo.add %3, %4 : tensor<97xcomplex<f32>>
    return %2, %5 : tensor<97xcomplex<f32>>, tensor<97xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<97xcomplex<f32>>) -> tensor<97xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [97] : (tensor<97xcomplex<f32>>) -> tensor<97xcomplex<f32>>
    return %0 : tensor<97xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<97xcomplex<f32>>) -> tensor<97xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [97] : (tensor<97xcomplex<f32>>) -> tensor<97xcomplex<f32>>
    return %0 : tensor<97xcomplex<f32>>
  }
}

// -----

// more_fft: fft, ifft 97 c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<97xcomplex<f64>>)
    %e:2 = call @expected() : () -> (tensor<97xcomplex<f64>>, tensor<97xcomplex<f64>>)
    %r:2 = call @program(%i#0) : (tensor<97xcomplex<f64>>) -> (tensor<97xcomplex<f64>>, tensor<97xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<97xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<97xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<97xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xD03A41C426A8CCBF280BD77E8EF1EEBF2CA4BE24C198E23F2EE50ADA1973ECBF20AA791D8498B7BFA46E6F8224D0E7BF40808B0B39C6A4BF987499FBAC84C83FFA46B31D1B43EB3FCC65674107E0E33FC0B77AE116D191BFD674BCF34F68E7BF324C070C9C00EC3F74C1A32E03D1D53FD86DB4ECD176DEBF32FFED86CBADE63F1855052C4868CD3FC0FCD59757C095BFC8E3202CF6AED53F00803F8741ECB7BFB0B27F779CDECABF3809488DE7E9D63F70FDE44712D8D2BFC00EF8C693BCA63F70AE164DD231EDBF2E51EAB7423BE03F7A7ADFE32EEDE63FCE023DF7027DED3F3A6D70C37568E33FF8CABE8A2AA2C33F9030D93A1AABB4BF8C13E19EBD5CE8BFB8F0C2503C6CDBBFC0E290C8E9CC943FFACCC96D46A2EEBF0CE50CAE373BD0BFF0C2B7C58C0AC2BF32CB4410C00DE03F58C3A4B9C991D4BF50475DA3BADED63F600A5CDEDAE0D93FE823911785A9EABF940BA7018D0CD83FB87074A79A22CBBF6C6FA502EF42DB3FDCFA7FDCCDCDECBF8027CA6E5D9390BFEC3AA38E31E8EC3FE40EA7F359E1E0BF8013E561E3C394BFF29A4120BBFAE2BF385CA4DF671AE8BF80BB08C01DC2D13F4E5B14C646DBE73FE6296B892F8AE13F74CDEDEA9183D1BF56392D2AFB86E9BF886CDCBC00A7C1BF10C8AC24DFB0DABF00CEA53B095CE13F50B4120B0F8ADFBF6060EDA9FB02DE3F147DBDE2BF3EE03F08419BB2BB69C43FE0E9D61B7981EABF78637E19A1DFD23FF4A10BE34DFFE5BF101ACEA6830CE63F686448DAFE25ECBF0065FCF7184FE4BF6E8977C25083E03F445DD74B2774D13F22BDBADFDA9BEBBF10E24E17AE54ED3FB0A700D8478DE8BF6E36EEE9ABE6ECBF68593BAF4D84D73FAC4425401029E4BFEA389E494669E4BF6C41942E04E6E03F3E721F0C9E20E93FF8659F2B2F8ADF3F8A1E17C7D069E63F12D4D5A89F56EA3F0A9A2467E91EEFBF28BAB08E4243C43FB8592B5D776FCDBFC4C884A7AD84D13FCAEB3C7CC602E7BF147AAB2049DDECBF6804EF1559E3C83FB02B0B39ABEACB3F2C615B23D67CEFBF0897AEC5B95ADD3FBC8218C8B618D33F52621DDEE5DCE93F7EF7EE25B5F2E6BFE49D7E28E7B3E6BF4CF3F29395AADD3FC0496E064239CD3F4EC56AB7C7C0E1BF705658AD1D00DBBF60A8F545C4A9DBBFA4C793EA869FD83F606E3312F6F0CABFB88AF827B7BAD73FA47D56985115E9BF1ACA48A25AE6EB3F9444BCE2CBDED7BF98753E6A1689C53F1EC1E4594FA3EDBFD46C3F9FDCCFEBBF5A4F7F7CF1E6E3BFF28CACAEC961EF3FA0680B551436EEBF78C691654F3FEF3F3046B24FC825B7BF04DBA129F044DBBF407C09F960ABE3BF6CA9791DC8C1D53F6A61C2CF60DEE93FE28D3E8C4756EC3FFAEF7769E440EB3FCEE1D2ACB9D0E43F2899E02CE90AD8BF5E97F875251EE23F0874CF3304FCED3FE28838315D44E8BF4C3F5C460DF8D0BF4EA4A40103FDEDBF421FBEB41847E13F289B8F7C75C4CFBFE039C4983E5EC93FA025E0997342CE3FE0ADC84E6792E03F7C132EA46F10E5BF5065E48D0361D0BFB2E1B0D1738CEB3FB43BBA573A88E03F647BA365A096D43F0012A7DBB8BED2BF48597F3FBC08EA3F7839A7ED69CAEC3F0687CCD72A15E7BFE85D8A5DD64AEF3F403D4AD3A851BDBF0AD3547E9893EABFC02BA9EB6687B8BFB08055C3C6EED23F80D5485F49B5C43F48F66EBDBEF8EBBFAA6D4EA4CC45E7BF38D7882D4A65D53F1CAEE077DFE3D3BF8E628C8ADDC2EBBFFAA6B4628E32E83F3881D519CE3EDD3FD4A8D6199958E93F7C66E2EA16E7D93F282C0D1212BBD1BFA08298ED3F36BBBF8CED4E3B6D5DDDBFC8B779261087CFBFA024D746F0BDCE3F1864E942BE68D13FDC9F39BBE74DDCBF50A3ED5F31A8D3BF6CA58121A14FD2BF000673398C90CA3FC0A625C2B987C6BF62D1FAFAD8E9E13FBC7C48A5E083E8BFB49336F096E6E7BF1C90FE251784EDBFA0E1B71688A3DABF827089E2E6CBECBF9036DE30C969C83FC0EC1999166DD5BF70E31933875EE53F605FE7A4C85BB0BF9C616DDBE612D1BF7E5379BFA247EFBF10CCD38841D7B5BFC0FD3E0317A3DA3FA0EA60E85B76DABF98D3E46B0EABEABF72D994C955AEE2BF4CFD9A78BD05E2BFC4B0E3D6C8E2E0BFCE89479C46F2E1BF4C4ABBB2752DE53F30B04928A694D7BFC6503844B5F6E2BF2068A601F436D9BF"> : tensor<97xcomplex<f64>>
    return %0 : tensor<97xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<97xcomplex<f64>>, tensor<97xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xDD562115E7367240C83D287B49A87240381A7348CC697340157C67F3E0527240840D600888E67240B76B4D0C94547240698C1AC51553734062A5070838587240562FA17B563373401D01278DCED07240B687A0F658957240206D3522ED1A7240A7997DDCA57C72409D3686EDC55F724019B1772CC6A37240519DB56E67D672403A3DD45C41C372405899BA94D03A724082203D54B498724088807B9B579872400016DC1FE63773409C7A36C1B95C724077D18550B4607240D0C8F14317B1724077428E9F58C2724024E6083EF4C572400FD14352C30E734027C1A6426EDE72406C9FD50DD999724030524BF3CEEF7240AE7EACD15CF57240A789284AC86E72406CA6BF23B85072406FCFD353141173401FC08BC5C28E7240C656D90C542F73407749F76EF687724002384190E93072408391A4F7E7FE7240758830563DFD72403D6AF300D04E72405740935BD83C72401AA14B855485724020941B53FD1873401A3C13E97EEE7240F1104503C48F72405FBC14041CDA724068016C86ADE771400B373D55959472404A72F1365F197340DA2D1F9A7B2072402A47AAC560E67240BB283F1989B17240DFA9FA7875647240D2D91B59325C72409B91DC8DCDE87240307643502EF472400DA0CDE140B7724008999B2F6E327240161A730547BC7240CE3C073BE813734046E18CAC12F27240ADA33539632E73409FEFDD43B1787240CF8CBC606A8F7240BDF1E10DC3817240D5CAC0F8B0347340320CEF23640E73406A1AF98750F37240CB939711263A72407CC15606709172401EB3771C5FCC72407FB93CF81F91724081BC19376798724006D43A28FD797240AA412F00B04A724062184004280973402207F5A34AD17240E507A35390A3724075F1E80B7C06724082942DA685187240EE67D20F606F7240AEC49CB421817240C8562B802CC87240EAC9DF664EEA72402D6649B2A275724034C17EBD7A0C73403576E71DB0AE73406C24D731096F724070D3EBC2C63572405A848AF1F5D7724047C25E7CE557724053D3ED24ED4D73408F4909D8F3D2724047ADAFFD72DB7240F187CEA996787340907D17EFDAE1724033C39AC96F7772409CD5014111B57240952A0F1724017340B35583EE485273405BB9E3C8E1DD7240228853C2B67D7240DC351DB9A9BC7240CF8AC8D5442F734010FE2E7F28F77240857C4E751B6472405F993B5382EE72408CE910ACD1D87240C36889D908FE7140460A3DEF65467240D0FDEF81CCBE724081056790F8F57240B714A92BC6C17240EC2A2985E88C7240E090BBB6D67172406D70EED4E08D72407B69D4DF81797240AB3AEE8415B67240AEC22435C5D972401F5C310C673473409ED79A6A452E734047DDE5A896C572408A07F0B0DF397340D808C8ACDC937240E1035244D6337240C8A6C93EB3CD724097087C4BCB247340A25A7AEEAB5172409E0E72888ED972407AC9A45CC5E5724017B1ACBB1BB07240C0A0D88557C0724018E17036733B73407123A93AA3177240EF6E88A69D5E73403044EC4C200173400C6D5AE61675734040CAE65C583572400A209B1784507240A4F862DB6AA67240DD737699029C7240609DABE2A900734030108AAF11BD724024A737DB19047340EACAD5C689D37240983005701A917240EB8DF9DF78F6724081DE1E4A348B7240D91023377AA172405E4665AC3BA07340A14A2DD3C41C73406336F56FF3F27240878D78BBDCE772401613E1036ED972408FD26D195F9F724098DAF43289C97240931AECFE7D9B724092F92034337072403EEFD47225E7714068431CA9A9297240184A1C25AEA97240598A7D24D90F7340C6B515A1E5BB7240A2556D0D02117340FDD74A8F7A2973405DA4A356837473403690903D19AA72403DB71755AE837240103C59613C8A7240CC42A1C9A8B97240827D06BC052F7240B67DCB71F4F87240FCB52B5642B5724035751879366D724025BDB1D5F75E7340EF9E146C6E6E724059AAB144F64C724090839FE979137340DE2306BB5C9D72405C09057926A27240AA6E3E233FCD72402E623AD4CAFE72409031B25FCEAB7240F077327A65C67240B7A1FE37C8407340708E4C95E7447240986B79455A427240A02EA26C0BAA7240AA5A974C40EF7240923542CC6C107240A8E0387CE4E27240FE143CC41EE172402DA6AD0383B67140"> : tensor<97xcomplex<f64>>
    %1 = stablehlo.constant dense<"0x9DA0AEA2C5D223408C04C65A2DF82340868D6D1EED0A24401C9BBA8F6AA823400ECD990E14C6234037009CCC820B2440941C1BCAC1F8234060D11C88960F2440F053B22664D72340620E28A08CD623404C81DE321C0224405477071D7C2A244029F64F09B7142440694A6A8E56F923406625731527F6234048FACFB95E042440C9E639DE891B244037C719B792F42340C673683B17E523405D28E69F0CDA23405B042D52B0E42340E2AF156E71342440A319260BCA122440663901E574FC2340AF77DB81E8FD234082DF5B1E2CD02340AA0774D719EC2340E3ACA66C43EE2340EFD145FA8C3B24402CB6ED58C6F82340E67D5B6BB91A2440A2029A0FCC2224405F873E78571A2440222C667CA5FE234096B4C47967CE2340C13A5304A3F82340BF2A6F9AACE523406B1FD2EB75B82340B36F115825032440CAC638C8F4F323401AF944A263082440A13566673CF52340F7CF58FDCE102440FDF17682260D24403CD5584BF9492440BE8CF4A99A1E24400DAB7B3595EE23400ED6B141EEF52340E63CEF6687F023404683005FF8112440165C1260771624403E06171272062440A9EC5A13551524405705407908FF234066AE3D758FF72340599A148720F42340749C5E1942D22340FBE2CEC538DB2340E8EEEE237C152440E42B5DA8BD3B24406A06623075C823405C9BB3AD53342440C38E9EDF1C002440036257CDB9282440774280E4750C2440ED692EE4C1FA23409F18825E9ADB23402CA3845C6E082440EB8084078504244008105B6D40212440C1123A6370F1234040E42ABAC2D12340E8F160F8D7012440ACB07EAE342824408133189D66262440716913CC60242440405D2490BAFC2340C84AFC6580082440835C8B0977EF2340339C92A3BEE8234043C4BB1E25EF23405FF894FF36E623407F80B00ACE1124400A7357D495002440A54AA549E2D72340B695278F9AFF2340BF89890E30082440E9C064EB02C02340C2A79053AFE12340E0371EDC570F244015921A0FB52424403FEAE74E32122440E92C60E621EA2340DFC73B2DE6FE234029076849423024407B1DECA3DB09244058D2CBB364FC23405672FA637D152440893ED8312B0B24409D0BD4C30FE82340FDE9BD2E0E09244040A6D22AE53C244088972131D22E2440BE2AB99B40062440D1BCA991E7072440277AEA13A8DD23406009814A4AE523401526EC8466D223408D9141F73A19244059C5240FBE4E24409AE383EAF40D24406BBD05A777E723409B3BC28A42EB2340D3293B4FB202244045365EE2BFC8234079D0BEF266E5234076D052759EF62340B8892A8DCCC2234042D39350221824408751C255B4052440F245404FE7E82340724A4C894CD923402FDE233A89F023407F60F3E7EFF22340F4B314A3A3F02340C0FBF7D114042440D67C74B3ED1024409A9F76C6D7D32340029A3F007F2624406560DD6ADC192440DE06EFDDF8EF2340AA573DC577EB2340888263A16A242440DB41C5D179E823405978FA42AE1B24407B3A46D784102440BB1A09F04BD12340C857829DC5FE23408414C7DD3611244098C868521DFD2340FBBBB43F13DF234080E3BCF4750D2440B7129E6C3AFB23406CF39905CDE123403D24D83260CB23400EE07429A90C244026B3434EADF12340FE893AC87B1D2440AE8A43099D0824406467F9CFA2B82340D672BCBB560F2440D38EEC6F16F02340AC22C71EA5EC23400004117D5B1D24405EA48FE8A8DA2340C81FDC7FBBD423409F7426A6C0142440A371A6E73314244096B6247183ED23403B2A77BBCBD023407CF5FB92C1EF23407BEA1214BA242440F9CF66F149DB23401247BF72BF1A2440469B75A99A112440EDBB0AE134E52340EC142CEA69F32340EB0D8597C50F2440CBF53DD1FB19244049A998FB090A24401248CD24C60024407598C3D7F60124407E5F56F08FE0234012F3FDDE14FB234008DD8FE58D272440266549EB3FDF23408DBB7D5809F32340D002CFC1EAF22340F1CC7AEC120124406FA1D60610D42340AE81E538B0F62340A74BF7196407244005132CDFC7E923402127B84B41E02340419EF5D7EDF123405C2141EE8AC9234054AB05B20C2624404908FD658B052440E138BCDC853024406D632F4FC3DD2340E49A271DB60C24401DECD4D98FDC2340C31D580D04382440B85D4C5000DC2340"> : tensor<97xcomplex<f64>>
    return %0, %1 : tensor<97xcomplex<f64>>, tensor<97xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<97xcomplex<f64>>) -> (tensor<97xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<97xcomplex<f64>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<97xcomplex<f64>>) -> tensor<97xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<97xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<97xcomplex<f64>>
    %3 = call @fft_0(%arg0) : (tensor<97xcomplex<f64>>) -> tensor<97xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f64>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<97xcomplex<f64>>
    %5 = stablehlo.add %3, %4 : tensor<97xcomplex<f64>>
    return %2, %5 : tensor<97xcomplex<f64>>, tensor<97xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<97xcomplex<f64>>) -> tensor<97xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [97] : (tensor<97xcomplex<f64>>) -> tensor<97xcomplex<f64>>
    return %0 : tensor<97xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<97xcomplex<f64>>) -> tensor<97xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [97] : (tensor<97xcomplex<f64>>) -> tensor<97xcomplex<f64>>
    return %0 : tensor<97xcomplex<f64>>
  }
}

// -----

// more_fft: rfft, irfft 97 f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<97xf32>)
    %e:2 = call @expected() : () -> (tensor<49xcomplex<f32>>, tensor<97xf32>)
    %r:2 = call @program(%i#0) : (tensor<97xf32>) -> (tensor<49xcomplex<f32>>, tensor<97xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<49xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<97xf32>
    return
  }
  func.func private @inputs() -> (tensor<97xf32>) {
    %0 = stablehlo.constant dense<"0x7DD88B3E0581F1BEFE138BBDCAE42DBFF234B73E4D0AC6BE0018EDBE185DA2BE9A0833BF8690F23E3A37D1BE7FD3EFBEF62E86BD6C7691BE50B9A63ECA0776BF4DB9B0BD8529CB3E9B6861BE7AE81BBF163A34BF4312133FDA81733F53A977BFEC452E3D964A983ECC9D47BFA987123F08BAFEBED8A9E1BE2F5F63BF8CB004BED077BD3D407700BFAC0BD2BE70A91ABED3F2FC3EA2CF7F3F29520F3F443461BFD9AE65BF8E51453EB6C4743F55A8B5BE58344FBFC443523EBD5DA0BE26F2243E6DD2E03E5B7B593FCCB787BE230C24BFE3C7573EE0CC72BF891A5CBCA7775CBFE20A78BF69B323BF45D5BD3D3F3C15BD6064B0BEBF1D123FD9AA233FA46755BF97BD85BE96815E3F323066BF4646263F651437BFEE741EBF4F87B43E658C003D769E333F6B27D0BE2447EF3D3B798FBE1E993A3FDAE9293EAD34FF3E5B2AF7BC34635D3F25C77A3FBC7102BFDFFCFEBE966A1CBF1B9FFDBE3BE64BBF48AE333F75BAF0BD45D972BEEDAC13BF9A6A7C3FBFCB133F5C85A93E31BAD93B83CCF4BE26B2B13D"> : tensor<97xf32>
    return %0 : tensor<97xf32>
  }
  func.func private @expected() -> (tensor<49xcomplex<f32>>, tensor<97xf32>) {
    %0 = stablehlo.constant dense<"0xB0B091430000964311639643B00298439CEF94432E7898438E939543DE7B9443FE709743821D984324189843111F96433F17974352789843C99F9143F69598437ABE974353219643E3DD924319D69443572F9643E92294435B18974317989543081296430B3E96437BAA9543A07B97438C429543D07F9443DCB793436DA2944369EC9743EB119643B38B9343617394437E069B436DCD9643B1B59843AC889343FA059443D31A9A43AF709743A8E197433E8698434E8B9543216198438C2C98433B1C9743A51593435A6E93432D009843938C93436AFD9543812A95434AA69643E1D19843D8689543135B9443870392438E1D99432AC09743695D954386F7974316C597432DBA9443B6F49543DD5C96439404944370039743E5739643C951954304EB98438EE69543E9C893439E8C9643611E92437D7595438C9B97431CAF9A43A9949543B8009843BBAC96431E40964350AD9643BA7E96437D3798436B929943F7E39243F32E94439DBE9543E15593437319974324099643A4F4974330A495430B139743390D9643"> : tensor<49xcomplex<f32>>
    %1 = stablehlo.constant dense<"0xC45E2441F8731841D8E91E41B3211541A8B92541AECF19414097184117ED1A4176CF1441849427414676194164811841A2F31E414D741B41CB352541839F10418D9E1E414C5926415D7A1C41784116415FBC1441243129411E382F416B85104146AE204155C22441238613417B282941300A1841B1F218410DCA11413EED1D41F07A21418CF81741A36F19415A951D4197E72741FAFC2F4123F52841BCEC114112A51141461523414B4C2F41BD521A41BA0C13410F49234112FD1A41C993224193062741B6972D4142C21B413EBF1541205F234132D31041F9C81F4186381241527F1041CAC41541AB7B2141C46A1F41DD7C1A41DC212941AE3A2A4186A9124113D21B4119E82D41FD9C114164642A41BA8E1441B11816413AA425418C802041E7392B41C57E19418EDE214136841B4192A92B41A7A72241A5F927416B841F4133D62D4172AC2F41E4D817411908184157391641071318419C411341E43A2B418B1E1E419B341C4131C51641AAC62F41BC3C29412B4C2541371B20419C59184164632141"> : tensor<97xf32>
    return %0, %1 : tensor<49xcomplex<f32>>, tensor<97xf32>
  }
  func.func private @program(%arg0: tensor<97xf32>) -> (tensor<49xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<97xf32> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<97xf32>) -> tensor<49xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<49xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<49xcomplex<f32>>
    %3 = call @fft(%arg0) : (tensor<97xf32>) -> tensor<49xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<49xcomplex<f32>>, tensor<i64>) -> tensor<49xcomplex<f32>>
    %5 = call @fft_0(%4) : (tensor<49xcomplex<f32>>) -> tensor<97xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<97xf32>
    %7 = stablehlo.add %5, %6 : tensor<97xf32>
    return %2, %7 : tensor<49xcomplex<f32>>, tensor<97xf32>
  }
  func.func private @fft(%arg0: tensor<97xf32>) -> tensor<49xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [97] : (tensor<97xf32>) -> tensor<49xcomplex<f32>>
    return %0 : tensor<49xcomplex<f32>>
  }
  func.func private @_pad(%arg0: tensor<49xcomplex<f32>>, %arg1: tensor<i64>) -> tensor<49xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<49xcomplex<f32>>, tensor<complex<f32>>) -> tensor<49xcomplex<f32>>
    return %1 : tensor<49xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<49xcomplex<f32>>) -> tensor<97xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [97] : (tensor<49xcomplex<f32>>) -> tensor<97xf32>
    return %0 : tensor<97xf32>
  }
}

// -----

// more_fft: rfft, irfft 97 f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<97xf64>)
    %e:2 = call @expected() : () -> (tensor<49xcomplex<f64>>, tensor<97xf64>)
    %r:2 = call @program(%i#0) : (tensor<97xf64>) -> (tensor<49xcomplex<f64>>, tensor<97xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<49xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<97xf64>
    return
  }
  func.func private @inputs() -> (tensor<97xf64>) {
    %0 = stablehlo.constant dense<"0x4CC66278618ED6BFA8D82DE7752AE1BF96B39139AE84EA3FEC8CCAB87382E5BF503DAF5E3218C7BF18A35D055C58EA3FA047EE1F7A71C53FD0A594644B67B73FDEF96690817CE63F0410390AC293D9BFECD273D3148EEF3F003867127B7C713FB4B88F4DB9C6E9BF580821FF243DC2BF5AA3BF738D91E63FD4AF119425C5E63F9051D6C53B9FB8BFA0C19659F288C3BFEAAAEE9BA9B1E13F60CA52A4CBF2EF3FB8BCD184BFC7EC3FF28F93CF4E34E4BF1A99870C6757EBBFE83FFD174C43E6BFDABD8504C2F5ECBFC04F17DDDCC5BB3FE0DAF5E75AFCD93FA0FA66DD5CEFADBF342B81A17DF3EA3F808975FB97169A3FFADF2E1637C1EDBFC42334A0B545E73FCEFB32E6F10DEC3F44EF86A8E26BD13FF85D7405C7BBCE3F4AE391BB9C4BE93FAC290F723D12EF3F6ABAA4E3F7DCE1BF3413B0FB4472E9BFFA47D7DB7EDFE7BF1CAA4BD992C4EE3FC4BAADED36D4EB3F0AE4177BC540E4BF80187A408AFFC1BF02E78448F0D1E03F78566E593D12C03F705E054496C2E33F802A0F5BDD07AEBF5E939D61BCC3E1BFAC7FE3E9CDD6E23FEC054C2ED3DFE33FAA5B4138568EEBBF482BAB6F9213C73F80645238015DBB3F4EC57F06A548E5BF70029920119BDE3FEE3F05D01691E73FAC18D47D76F6D6BF3E910EB4CD5DE63F948BB94C9892D83F88B5114B2630CEBF9CC6C9FF00A6EE3F0CF802F49556EA3FA4D66C0A76DAEA3F7A783935F65EEBBFE04311635E77B13F7E12B3121C97E2BF546835FD0DD2E4BF6CF690DEFC3ED43F80519B4B2BB69C3FB423ECD6CE37EF3F32C54708245CE8BFA07998E783EFE93FDEBAE8CDD77EE2BFE66CBBA38014E43FA0942A04AB64A53FB4A0EA5A16D6DD3F78E2BC574840EE3FE4963A1B80D7DBBF3A80464C462AE23F8E5659DB4199EDBF54AD57F0D630E3BF8CE6E679B673D0BF3644E52E12F1E73F3A6C2A0AC95CEDBF08906F764ABFCD3FCC2BEC98D476E7BF68AE5E3B1FFDE93F3654896C4C77E73F960DAA05F4D9E1BF64B20189F73DD5BFC04CDFD93E72BE3F20CDC3F7A855CD3FF4EEF6E24659D1BFD4170F4D9926E3BF38BA9BF32F90EF3F2AC2DCB25AD2E7BF"> : tensor<97xf64>
    return %0 : tensor<97xf64>
  }
  func.func private @expected() -> (tensor<49xcomplex<f64>>, tensor<97xf64>) {
    %0 = stablehlo.constant dense<"0x43E45E942B4273400000000000C07240DE5CB74E02887240B1A8D87BEBA97240AFC4FBD642B67240C1362FA5569272409B7725185ECD7240593755C9D19272408C87C838857A72405769DC19E599724077E9F40716C6724049450E17AC0273405DC344A2D2BB7240DC4D34DA770073402F1B7BF7437272404148B1C9521772402F8E77906A9B72406D343F0D11BC72407CDEB2C9DAA272402541D736F4EC7240E8D52FEDE3CE7240D2063830C6EF7240A3B2A96B8A1D73404E79908999027340EB0520C64D917240468A4DCAC0967240B7C37DCE34497240E1E4261B77A972402AB2BBD5003E7340D3D2B49AC007734082317EAEA8C772400A9F7AD447C87240B0135B068C647240EF429B3E24817240B0C54331B29B7240605C129317B572407C0080619B5E72405BB2AC9D35D17240E8EC8655153A73402F90EF4F17DB724081E91A55F8FA7240F88E15E66178724033964A704504734000769C61A1FD7240258643B54AD77240416497DDCE567240524495D387EF7140E554A873840A73400C111AB4129D724089BFA8072AEB72409A46D3ADB270724049274EB8ADA9724045E007430F5C7240AE4CAF4232DD72409E39F6CA26B97240434B2074718E72400302EBF3D9CB72404768CCF6E67F72400478FDBFAD527240E19E23DA9FDB72405992A97C288E724043272178256672400746919DC8CC72401000F56B65D072400654833C4E3E72408D880A74B7417240F5CAFDD0FBDE72403CAC34B9324F7340C65241C9B1BC7240CF431168DBD872403741AC2D1CD57240A3840CFF9A107340CD3B0F38586772400D0538823DC97240B224AC5F19CC724037F68ABC82D272408981190D5D1173408AE85648F7967240F190204C520573401E14E55A3D5C72405ADC42276D0A7340D2EAB546F9DD7240FE583BFE61B17240AD2E9CFCD1927240C497D04AE5E77240501F815BB05B7240EFD0025D1B4D7340E2ECEE2A220D7340873BE8F4059D7240E8295C75A42F734072DF329170757240E8C1E32167A47240DCF553FC49F37240D49AD3C3139572401EBC07369F12734083F07F2C5DA2724031EFABFD5A2A7340935C03449DD57240"> : tensor<49xcomplex<f64>>
    %1 = stablehlo.constant dense<"0xCDE93CF48C4B234076228DA158ED2240391B99E34AA82540315773C4D8A722400B4385369FA3234032DA55C085A525401EB97FE8C55524404C29C996CE2E24409E6F0619C86725408037AEEF613323402F3D374DE1F82540E74C628F2F0224407504276B94632240DF7B036C0BB7234036FA3BD718692540FD1A4159526C25405D537488C1CE2340FAA49936DCB12340AFEABE991A1B2540A62C45BA2CFF2540CC1B4DF87BCC254001C70613BBBC22406E86378F894A2240022C803ECB9B224022A4B7DFA3302240A02EBAB98B372440D7AE3FD7E2CF2440059922A310E22340B31218DA37AF2540C5BAFD4B0B0D244000129D8EEC2322403C42035A5B742540BD2F631EDFC025407A3744155F8B244078D1151CEF7A2440341EB9CBB99425409BF220D723F1254059B4C58130E22240CDFE44B0DB682240808B421208822240A2BA942D49EC2540ACDBDA6E43BD2540BF814EA8F3BB22409E17FED601B82340704E88041F0D25405AB965F548402440E7554064293C2540D5F0A422F8E12340CA26E639C4E32240FB379EDE6C2D25405FC0E432FD3D254045EA7B9C1A472240ADACBE494E5C2440C9A47002BA362440AB0398AF75AB224013C80489D8F42440FF53006D117925403B5F114C4C48234014E940DBDC6525405DCC65C294C424402AB9D3663F8723406A9CFC0F60EA2540812F405F69A525406ACDA660A7AD25407868AC9C104A22408822C6BCEE222440D8CED43E8ED622407BA92C20DFB22240B387F4E6F7A12440A9CDA5155B0E24403CC26EED7CF32540AD837BBF3D7A22409A87793EF89E25405274218312D82240CEB63B0A48412540952A04AB641524400655D7B2B0EE244028CE7B8504E42540492B26FF432123400468C464A4222540976A4AE26B2622402B85FA90F2CC2240CCC8304C627C23404354EE22117F25403C595D6F332A224040BED929FD762440433D71B692882240E6EAB5F3D19F25404395C8C674772540265FA5BF60E222406DF2B7431056234099BEB37DE43C2440350FDFA3567524408848E8C835752340830E2F6B96CD2240A3BB39FF02F92540DD33D254DA822240"> : tensor<97xf64>
    return %0, %1 : tensor<49xcomplex<f64>>, tensor<97xf64>
  }
  func.func private @program(%arg0: tensor<97xf64>) -> (tensor<49xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<97xf64> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<97xf64>) -> tensor<49xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<49xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<49xcomplex<f64>>
    %3 = call @fft(%arg0) : (tensor<97xf64>) -> tensor<49xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<49xcomplex<f64>>, tensor<i64>) -> tensor<49xcomplex<f64>>
    %5 = call @fft_0(%4) : (tensor<49xcomplex<f64>>) -> tensor<97xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<97xf64>
    %7 = stablehlo.add %5, %6 : tensor<97xf64>
    return %2, %7 : tensor<49xcomplex<f64>>, tensor<97xf64>
  }
  func.func private @fft(%arg0: tensor<97xf64>) -> tensor<49xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [97] : (tensor<97xf64>) -> tensor<49xcomplex<f64>>
    return %0 : tensor<49xcomplex<f64>>
  }
  func.func private @_pad(%arg0: tensor<49xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<49xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<49xcomplex<f64>>, tensor<complex<f64>>) -> tensor<49xcomplex<f64>>
    return %1 : tensor<49xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<49xcomplex<f64>>) -> tensor<97xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [97] : (tensor<49xcomplex<f64>>) -> tensor<97xf64>
    return %0 : tensor<97xf64>
  }
}

// -----

// more_fft: fft, ifft 100 c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<100xcomplex<f32>>)
    %e:2 = call @expected() : () -> (tensor<100xcomplex<f32>>, tensor<100xcomplex<f32>>)
    %r:2 = call @program(%i#0) : (tensor<100xcomplex<f32>>) -> (tensor<100xcomplex<f32>>, tensor<100xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<100xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<100xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<100xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xDC94C13D6FA0ACBC0AEEB9BE766E863E2F2029BF0E6C243FF7A9CF3ED51B1EBEFA0D79BF55BC293FC9C613BFF9EA6DBF46EF10BE152F8A3E24D176BF72FE9ABEEAC1E53E6894323FAC31A2BE15C185BE298664BF7E43183F8EA1063F6540C13E77BA3DBF439BF93EE6600FBF63C34F3FA1BC723E46581F3F6A566EBE0B3EAF3EED6FC139FE565EBF333F27BE22557BBF019B0A3F908C0C3F09C3C63D79A931BF6915893E5EA23DBF53A96FBFA799F2BE5738B53E54E5F13E42320BBF675D523F014D50BFDDDB793F3EC4A2BED8B9A03EAAC3B73DC6DF303FED6C053E907F073F0178B1BEA2B3613E4AE67C3EED7A5ABE715D79BFA018AFBE8F3499BD6758E9BE92764FBFD114233FD270E2BEB20E70BFC233ED3EC124DF3D242FBABDBCE4783FEC039ABEECDA943D025B30BE4C0A7DBFCCDBA8BE06D78DBE1ED32EBF64F3DF3E4551613FC9EA5FBF79B0FABDA7073CBF667D07BE93EA0FBF2AA6733FF289643F48300FBF8EB2513FDE730D3FAFDE563FAE72263FA479433F240A513F98CA14BFDB26F53E33F5423E607764BF0C08133F3057873DE68E523E12F2FA3D6244F4BC27153CBF4F84A7BEBAE9E63C7EDDD5BEDCD64CBFA015753FF33A06BFB18C073F2D9657BF2BE3C0BE263F2FBFE787573F464C02BF31CA95BEE2B5383FFC03613FC342DA3BD9C058BF517BE1BE62FB22BE9FF779BED71B0DBEB6706DBED0C21A3EAB7275BF400EB6BE0E9060BF2A44013EFC5A513FC86342BF01EC263E1B6F4B3E437832BFE406AB3D21A0C13DCA855E3FF389D9BECE0E513FEFD5603F8467303FB3C51EBEB0C84CBFD271513FD5905A3FC7316EBF3AE10C3F970D10BB187C54BFC26F30BF9F37223FCDDACC3DBD046A3E04F23C3FA23C0BBF85A9713F7D8D2BBF4678023F2F7F703F428B4F3F80605DBF97BE66BF433A50BE7E1FE53EE8F8DABDD85397BE47BB493F3ECD50BE6E9F043FAD78243F8F4C433E39067DBF84B3623F846A253F874AAF3ED99592BE03054EBED18533BF2A9A65BF767123BF053D77BFEF9AE3BDD556DF3ED616BBBD494A38BF6FDF8CBE7F6A403F8EE14BBFF34B343FD67128BF0317083FB1934BBFE922313E1E10933E81E3DB3E53EED7BEF46DE13E"> : tensor<100xcomplex<f32>>
    return %0 : tensor<100xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<100xcomplex<f32>>, tensor<100xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x93848E43BA3F9B43DFF09343653C9843FB73944397509943F7DA9243E6839143D3699643E6649B43C492994396999143D106964352409743CF0B93437E0F994379628F43EA8898437D4798433C9896435D3599430325934348339643EF5896431CFB984342D69143AE94964339F594434B3C9843F76F96431F929B43519096432B3693438E199A43795396433A329543BA389743D8FE954352689743E7C19543FC549043109E964335E6954392CA954392B192437D219843E1DD97430CE895437ABC97431A5A9243B39291439F279843122F9643D7F898439FEB944310B39543FE9394438B189443F7E19943BFEB944304239743F97396439F76904346D09643F2689843B9439243E39E964375809543DBA1964326119943143C9B4371A7974350039A431B568F43FB2B9743788E9A43E7219643AABE924354BE924302F096435A1E9443684E8F43B7C19643470793437F8B9743CA8B9243D3009143665C9143B45D9843B77298435386974367BB95433EE390438B11964358839343A6D19143AD109A43CD259543F91F9643804E9D432A199443D8A8984306C09A4328349843E79B954363A6964356BD9643324D974386989543C2749B4364CD974331F69343889596431EBD944321CF934324A9904395CC994309B39343AA6C964318BE9743AD1D974328659A43DF1A934363DF9843C68A97439BD89843EBDC9743692896438ED3984313C29343C70A9B4390B69543C7CF9343534697430B1593435F459543A2E196435A3C9243E1CA9443AAC69643443C9643A1A69343125C9043296A9643BFDC9643314996433FC79C4338F991437E42984317E39A43741A9743378D92438A3095436B3F96437EB1914398609743B0F6964387F79643DDC4944395C59243D4519943FFFB9543281393434B289143B79A9543531196435D4E97430B669543625D9143F2E397431EE0994324709343F9D89643106C98432DAD93430A9C974323E89243D18C9643DCFF97436A0292439D1398433DB68E43E5B89343D4129B43D4379A43654A97437ADC9A43CF259C4327389843870C9343C02096437505954345009743612597433AA19243B41B9A4337999243F2F094439B3E9443599B9543"> : tensor<100xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x109B1D41FEAD214131701F41CBDF1F4159E91E4143A91F41EAEB1E418C50214101522041E25D20417B0A2041D4AF1F41CFB52041400E1F413C8E21419EF721418C592141BA69204168451F41A09F21411EAA2041F5AA1D41CBA3204118B91E419B021F41102D2041A8411F41DA8320416E4520416CC620417A3D2141202E1F4148841E41DD9A2041FF6A2041BCCE1F4197DF1F418B0520415F101F414B731E41F20F2141B8FE1F41289B1F418CF71E41F14E2041354F2041339F1E41D57020419DBD1F414B142041625A204182E51E411EB9204159902141472B224126B61E41A34620416C172041F1311E41F921204149132041903F1F41159D1F41933F204134482041A2CB1E41F9101F4147C41F41BB4C1F416C6820410D9D214180E81F418AE7204158481F419D982041EF0C2041547E204127E92041D7121F4153EB20416B5B20410D682141C6222041C08E20413A37214188431F41864C1F419B4A1E41DA2F2041AE981F41A593204105591F41E3DE1F41F6BE2141963C2041A06A2041F8DF1F413E3520412185214188B4204136641F41DFD920413B0A204190562241044D21412DBA1F4145341F417DA91E41325D1E419D052041E77C20410DEA1F41D3C120418DC82041AA661E41F8831E418F7E20410DE51E41FD3D2041920C1F41E0651F41A6DB1D413AF51E41CE4C2041D90A204155F51E41FE5F204145752141BE4821411DDE1D41D3AC214180872041CB3320413FFB2041D832204130D71F416CC52041FECD1E41703A1E41A6422041205D20411C252041123E214199A71F41848B1F4104641F418FA71F4161E71F41100F204178F3204158951E4185B020413B8E204127D51E41EC98204156F81F4124F11E418EAE2041BFF71F41E7EE1F41AD2F1E41943220414D73204121EC1F4113642041A1FF1F41B61A204127BE1F41931B1F41DC4F21415CC821412E2E204122B72041D4232041942F2041A2AA1F4132F42041F7AA1E4169102041751C2041D606214115161F41B7BA2041B730204112E21D41A7CF2041050E1F41B8FA20412E02204181662041BA2421418C971E41DD212041E3B9214164FE1E419B901E4146811F418C0F214152571F412BB72041"> : tensor<100xcomplex<f32>>
    return %0, %1 : tensor<100xcomplex<f32>>, tensor<100xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<100xcomplex<f32>>) -> (tensor<100xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<100xcomplex<f32>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<100xcomplex<f32>>) -> tensor<100xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<100xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<100xcomplex<f32>>
    %3 = call @fft_0(%arg0) : (tensor<100xcomplex<f32>>) -> tensor<100xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<100xcomplex<f32>>
    %5 = stablehlo.add %3, %4 : tensor<100xcomplex<f32>>
    return %2, %5 : tensor<100xcomplex<f32>>, tensor<100xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<100xcomplex<f32>>) -> tensor<100xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [100] : (tensor<100xcomplex<f32>>) -> tensor<100xcomplex<f32>>
    return %0 : tensor<100xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<100xcomplex<f32>>) -> tensor<100xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [100] : (tensor<100xcomplex<f32>>) -> tensor<100xcomplex<f32>>
    return %0 : tensor<100xcomplex<f32>>
  }
}

// -----

// more_fft: fft, ifft 100 c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<100xcomplex<f64>>)
    %e:2 = call @expected() : () -> (tensor<100xcomplex<f64>>, tensor<100xcomplex<f64>>)
    %r:2 = call @program(%i#0) : (tensor<100xcomplex<f64>>) -> (tensor<100xcomplex<f64>>, tensor<100xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<100xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<100xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<100xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x76C8AC0C416DE43F80A6DDFD95DFCDBFC6CEC703505AE33F309C08B9811ED5BF406AD8EB1BC8C2BFC4F95BA1B174D7BFF48BEF89EDC2DDBF00D0C04D84D23F3FD0D9EC8EA386CA3F2C493CF616ADD63F8E4B9DD75401EDBFB86624723623EABF5458887F61EFDF3FC041CB3BEDA69DBFC01B4D237CCFC8BFD02DE9824F3FCE3FC0778F03C4E5D73FAC58C83F14DAD63FA407F0F1DE3EE2BF5C6AE56A368DD63F28FF2BE31B59C2BF40B28B9043A4E6BF309DE942A53AD73FE26282BB7221EA3FFEAC70DC288AEC3F8C777B931059EE3FF270B74A4C9BE1BF882911AE7716D43FE037532F1800B73F9AA9B0753844E53F46CB84698840E7BFB8AC742CB89AEF3F7403A4F796ACDABFAEBCD08E07BEE7BF3CAE694A8E77D2BFE0D589571117EEBF74CAC755F6F3E7BF3427CE62D999EBBFA2F496D79E4EED3FD8E61F2ED46CCA3F100455D935DED63F2C76A17891BBEF3F704798ECAA0BB0BFEACD88FDB571E13F2A07D41CBE87E83FB0687C8F12B9C1BFB679966B0D47E9BF8CFAB5711334E0BFE07E508F2821ADBF502F142B78DFB4BF86392D37C006EABF48139FBAFF48CFBFF8A908520B41EF3FB03B575E613FE33F66EE061D2149EB3F2408EBB3A285D53F40EE151D937FBC3FE2E8DE0B5BCAE33FACDC7CCCCAD5EEBF009D2F1CD34E81BFEC81FE26EBC2DABF6A2ADDA6D106EDBFFEAF53E42A69EE3F60D3975445BBD6BF5EF3F67BF837EFBFB07E61636068DBBF8073ED2CBBA3C33F02DD76F5F68FE2BFF427591FCB24D7BF504715FC328AC7BF6477649FDD95E5BF8C6DB272AC26E3BF20484AFD5982E83FC2B3A62F3BC7E8BF82B96F9B1A55ECBFE0590D1FF256DBBF1CFD51863D15D93F08FC96D4B8A8C13F74DC12950E62DEBF4A7A9719A93FE33F0046EC5782EEB93F08D88185F652E73F08F151788544CFBF90BE532D494DE63F3AC64ECDD218E2BFC0B6944491A29CBF9EBD558DA558EABF90CAD6770B23B73FEA8EBF41C918E1BF5AA3007865E6ECBF7C4567918A0CED3FB855179701D0C4BFC8F8503165A1D73F30B06021451ED2BF54EEB02D2365D6BFA0558F001606D3BF787831F35CEAC2BF80759E4A5F66923F6CDC162CCFABE4BF3E1E8E2CAF5DEBBFA2D58B31C4FEEC3F744A9428A55DD6BF3CD35FBA8859D43F325DAB5707A3EDBFBE1B50361549E43F1E0006D5ED16EB3F38B7C6B75ED1D23F20CE076EB211D93FB64110DD717BEBBF706A1F377740E0BFA8A1D212545EE13F40DAC9085ECEA1BFE08669EDEB7AC1BFD468FB998B59EFBF087CE5B33142D03F80FF85AE34D09B3F248EE0F7E647E1BFF6A82EFF1D23EE3F7A49F6995B20E53FA60B2E51DAE4E7BFFA1518B20E8EEF3F48B9F9608469C3BF2CF005FAD4D3EE3F00F285D60986B83F007B7EF7C573DA3F80C3A39B86B8BBBF30D23304C346C73FA472A6F244A9EFBF282991FD5050E0BFDE8819B1C59BE8BFCA5357962DC3E13F584D06F3D7C3E8BFF28EF172AFD2E0BF1C8207C44E9DDEBF4AF000DE9462EABF4CBAE4BDF19FE33FD63F6C356E55E1BF08CE9937630DD03F60E17D5D5B1EADBF38AF44B10B46E7BFD8972C88C713E83FB8948B60B289C2BFA0BD2B95CD0DA1BF10FFD044B306E4BFE08983466BD6C8BF4C810CA72776E0BF584C34A30CB6E23F887BBB43F9ADDE3F349522174478EF3F74D3FBBEFAADE0BF60ABEA47CCBBE3BFC06F249C9EC1AF3F00D88B75F4C3673F18E0E219DED7E63F005AF22B9E36C6BF38A4C2295164C3BF60F6D315E0C4E23F9A8067161DA8E7BFF891F68FC41CE63FCCE866020974D73FCEC4B8490FA2EE3F8CF84F3ED7E4DA3F70F451D5F131C33F627321E1FAF2E7BF105143BE9A62B4BF5C6622CC0B9ED93F446354D283EBD2BFD03D001E680FEEBF543B3E055064D6BF0E2006465F95E9BF54F1836DF6B4D7BFDE42C7CB242DEB3FAC8D3BAC3729D83FC0C5BDC69CCEB93F92CDA409F96DEDBF0094EAA9DB88B6BFD47FC36EF338E93F7A4CD73AE017EBBFD8A54CD634D7CDBFF4BEFAE3A0FBEB3F6405A7318CCCE93FF073880DF58CE93F303D8A674CCBB93FF04C214020BFC3BF386459556391D0BF802B69EAFFFC9C3F346B28FF514FEF3FC04F560001B0C23F00284B5839A6903FBCE32D77BD6DD4BF8A9880F1DE62E53F4074680523F4CB3FE0E69E37BD71B63F8C46DF55FC9AEEBF783F0988AB22DC3FCE306F1C434AEB3FC0AA05519127E33F3C6B42D4FD22DA3F1EDC32E7B7A3E23FF2B9D2D1B665E9BF"> : tensor<100xcomplex<f64>>
    return %0 : tensor<100xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<100xcomplex<f64>>, tensor<100xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x323770B5FA1A734062993873093D7240AA40E63AC42D7340E138350E148D734088E8A9399BF57240B17B2889D1A672404FC4EA7CF5DE7240F78FDBA6BFC972406DE0645DCF057340D975A6161989724090489DBEE8D37240A1C7B05A91FA7240F05279AFE18B7240EF3759D9416972407804A1ADAF26724094F7FFBC86E47240E9100FB5E855734005473A2456447340111C7DD8BCA07240A887FD0174BF72404C9E820DAE3F73403CE85828E303734048805598DA3A734018AFCEFDE3AC7240D7456B10976572403782E18A2C6B7240D0809EFB0426724055645D05CBB27240A54EF39A8D787240CA11855C199272400AF669D6595B7340D9031CA4C2D47340BBA9EC67CF46734051C6F2FB142372405F67AB8AF97C7240539399B2AD567240ADA5FE49941D73408C7C3E77A83972404EA3EA01F0CB7240A163008EEEDE72407AF48F58B5307340086A8583274C7240371A8C4271197240E65686E67A8F7340BAB38DED506E7240A3BD12340C3C7240F9BD7FABF2D772404A2EE6EF675472400F31C9A4F62B7240D3E804D549B77240CD04614C37C072407B49C706C7D37240F4464E756C487340BF6FF37EAEF77240F2DDF87AD7627340C43906A272887240219048A971D07240E3E0F5079BFA72408D16C70EC7FC7240A1AD7F52C9E17240D022CF70C5E9724093E27F4DE8A7724062E34794478E72400F4618503E9172403104397D28C9724015205C87AA7172402229571053467340103F14EBA9FC7240D8C7AA57578472409C66833EBAE37240BC31226EA5D972404D4BD34A083B7340B1A68842C0507340E8546EA323BA724061A8EAE66A05734074077BEBA83672403BBF61EE60A272403C77D3990BEC724064A70C7DB47C7240DE55D5AD41737240F2B2F65688A172400ED908E876C672406F89880BEF167240D02ED09876E772401E45B7F0F79773404436F85950C87240874417BAA9817240D1BE4D4C1057724075CB1E0EBA8072400562D8AD576473405B3FF0788D627240239E535EB33573400BB1BAB9357972400E2C0B9253117340A9D14AD3B99072409DCF2896CD3D7340726F9FB7D66A7240DCDB2C96168672408F0035877F0A73400D20826F82B672403C6743F2A742734071C0579E2FB272405FEACAB935097340E37D179F776572402CC19C1CACB372407FE68426C8E97240E1B72778CE717240567BD28292547240DEDA98E593FE72409DB17D594CE77240C2BBA60441D47240A1056DB157827240F08DA3B8BE957240CFEAE2CB557572403060E9AD159572408690CB594F987240AE2E9CED4BA573409EB953A4C2F672403BC1A9947424734039858F73062D724083087D230FE27240A60D25024B777340FD0E685F704872405BFAC06976F17240C63C6322257772400BAECAD1B62C7340BFAE743DC44A7240A5A46911AA1E7340FBFAEE7EAE827240F5D77923F1C97240086062FC935E72406030B2F40978724064E375A51E2373403FFCA2389E467340AA17947B1748724095A7C7B672487340AB0211FD817F72400D339EA83B4F72402C40BE2B60E2724081FEEB540FA972406025208F85DE7240BD660E937C907240A47202D06FC2724012EC0799552E7340D9976F38723172405D48A818F20C7340468FECA697A3724076744DBA420D7340F557644F3CF77240574EA89997F87240A646D95D1B947240042AC47C2DC37240A08120BC4F9D7240D7C843513D4D7240B9FA9305F2FA7240069F0B8512567240083D62A6C22E73400364BA65F66C72405204965BF322724019B3D52281B17240936710FB7A097340528CC2AD93F372404CFC79566C057340A0D8F17FDFDA7240B3955017AAC372401CDB785A288572402BE68D20A69B7240E445D3B70239724027435AE82C9F7240D79F4F9824AB7240CC64C4B60C37734099187308DA2A7340C9622CE07E1A7340D07B1F89AB8472405CD9BD4AEC137340FD60AA2D1D777240C3ED824BD7557240BD02483963D572405FE63A4D5FD6724064683153D2247240F589E2B89473734091FF7E4E3E1E73402A42AB3E08B67240A0B51F4214E57240736DD587EABF7240A8F40243C2B872405DA464884AFD72402399548B23FE7240ECFF49FC9E7372401C12B49671CB7140B2D643CC440C734079F7B963566E7240DF3DF081B73B7340B75A974ECAA372404E53BB7FCAAF724070CD94A604157240EA371BBF63EB7240366FF4B8E9CD7240A5346CA1BAB57240459C2C0928BD7240"> : tensor<100xcomplex<f64>>
    %1 = stablehlo.constant dense<"0x9F3ADC061D1D24402ADF078117D6234054250E9AB6FC2340CEFE2C0D17FF2340E411987AE20D244011384EC073042440BDC8DF28D0FA234094E5102B49C92340337AE6E196272440DEC0E80EF9F623404DDE71EF6718244027786434DEE523409E700D098FE723408EFBC8F2BDB123401E2072F89C1324406797066AE21324408B0E3A21F9FF23407D81C3CDAEFD23407ECD3670CFFC234000B5CC85DD0B2440633667457739244061EB096B281E24405CBA8DBC2807244086A6B3C857CE234072DB527407DE2340C27B5412D8062440FF8232F9DA1A2440C23D552DADE823407E9A7466F51C2440B3D5FFB003ED234056CE678C182624405045624A31222440733EAC027FF523401285F06353F923404BBAE51E5EF42340AFCE76ABCDD4234006B56B302C012440A23112A22BED23406A98E925371624408F4F9F7099082440955E8A8383172440B4F95C2D811024401A20B583BECD2340A2F106865CFB23407D3CEC7C71232440AF6731916DE52340DFC095CEDC12244002B803681ADE2340F63DAE50E6F423408C2153D246DB23402BD9FD46F4F12340CE9CE25004012440079734E6AC112440A1DB35081C122440877541D9E8F6234030776031B91824408D5994FD61D22340F5E30C649F182440721AB99EC7002440F1B15E974E232440529BC256C409244084912DB4CBF02340B270FF0D000B244090D603BFA8F82340BC7BDCCB5CEB2340C74D7A21EADB23400D1C4E1DA1D92340F2ED16D4A92B2440160107E3B71F244052EA29E9132B244002000B32D3E023405C8A24F2F8E82340096F75CC60EC23400797C0712E032440EB37A03C7CDA23403520DAE64A1E2440168415B9AFE82340D0BCBBDCC9222440EA892B8FBDD92340CB97E1F8D30F24403417D61FE60A244035A8D85CA73A244032CD4A4E25202440DF340FD3F7D02340947F1DFA5F492440330825F785112440A9999C6044F22340F84C9D974CF32340E64186787AF22340D19271741BE82340153CB0347B062440EC86930545EC23403D79F35D06142440514DD64F930C2440F6BFE363FAE6234007EA05869FDD23402DCDA21D0EFC23407B68A5C45E0D2440F5732C5A6D172440E2C1118F07E3234028A6C357CF2924405733A15B94FB2340A81496E3D6172440FA28158AF6FC2340DD56EB96BFE42340B7D522DE77ED23408880DA4DDFF02340D6A8A6C94128244037FB45DF58E923406BC63643061A2440B7518ACA18E22340905BB409AA2524403AC65BA8C0EB23409152F3EF96342440BBE2445A0DEC2340BE84899D6BDE2340B8AF11241C4524402ADE8C12A902244019B12B18E6C923409F7FBDD4A00C24404D10D41B40F62340F059EE91110224403F7D413277EA2340C2FC622D71E723401D8F006B85F62340D66D3931180E244029174BB0361624408C5E27180DD423408091CF00522E244003BF60E21FFE234032F10AF034082440379D43D05E272440D4BAE4BFE8EC23401E0253CC6E0B2440F6D944DCFB2A244043C2E7926913244010208D3CEE022440A099A2E3EEE623409015C5E716F02340B3F73AB309F12340FBAEA8E65D0D244039673D564AF82340A84402E672132440ECC67AC8CF0A244052617317430524405DAE4EF8C0122440101E64FE1B3424409B979B2939EE23402F2B9ED3A72B244051E64D70D1112440E5900AB211002440460D212B54062440234D92D8A0D023403969A55836FD234027CC7AD0A90724404B235EE691DD23400825FA74DCE52340AF3C1077C6D52340D4456A9AB3CA23405EDEA5C464422440EA951912112424409292A5ECEDDA2340C71F22ECD1032440E21F00F0E509244060C43203F21D2440BCA284B502D523401421184B8DEA2340E72431104CDE2340503660A6232B2440FB2A6246C9CD2340E4AA1759B631244045D8833490582440E337DD1223E92340C6B3AFCB4FF12340B33D1EEAB9CE23408C5D3216C6FB2340B5A5DA9E11E3234082CDB80DDBE423404A33BF3050272440F389A88EE2F92340567A7189DB2824408E549754B9152440D2AC98FDFEF52340E43FD633D3FF234073DCDB8BF82F24402A545A01592A2440A1347B89F0CE234096DE7A3CB00B2440B376977552EF2340C78C1C083EE42340FB0C51F55E062440C3BA94DFBD122440B2C234D65616244046E8A56D6EEE23409434F927E80924404561CB9B1E0324404AC59C6E27112440FB8DA621F1F72340740AD912202324403EE98B04A0412440"> : tensor<100xcomplex<f64>>
    return %0, %1 : tensor<100xcomplex<f64>>, tensor<100xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<100xcomplex<f64>>) -> (tensor<100xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<100xcomplex<f64>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<100xcomplex<f64>>) -> tensor<100xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<100xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<100xcomplex<f64>>
    %3 = call @fft_0(%arg0) : (tensor<100xcomplex<f64>>) -> tensor<100xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f64>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<100xcomplex<f64>>
    %5 = stablehlo.add %3, %4 : tensor<100xcomplex<f64>>
    return %2, %5 : tensor<100xcomplex<f64>>, tensor<100xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<100xcomplex<f64>>) -> tensor<100xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [100] : (tensor<100xcomplex<f64>>) -> tensor<100xcomplex<f64>>
    return %0 : tensor<100xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<100xcomplex<f64>>) -> tensor<100xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [100] : (tensor<100xcomplex<f64>>) -> tensor<100xcomplex<f64>>
    return %0 : tensor<100xcomplex<f64>>
  }
}

// -----

// more_fft: rfft, irfft 100 f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<100xf32>)
    %e:2 = call @expected() : () -> (tensor<51xcomplex<f32>>, tensor<100xf32>)
    %r:2 = call @program(%i#0) : (tensor<100xf32>) -> (tensor<51xcomplex<f32>>, tensor<100xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<51xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<100xf32>
    return
  }
  func.func private @inputs() -> (tensor<100xf32>) {
    %0 = stablehlo.constant dense<"0x63E0CB3E875629BE3A4478BF6EE3013F90E8513FA953743F337B41BF25D3C73EA97569BE42BA3C3EDBB9F83E6E28C1BE8F8B18BFE49B6CBF50B9793F8AF4563D544C78BFCAD21A3F816C543F4261FD3ED8E63F3D43491D3FB720D23CFF12143F776E73BF6FBADBBEA8B0343FD10BA5BE397854BFD12E433DF3F6EE3D16A6FF3E861D533F11FBA5BEDEE0C13EE89C7C3F94E1BE3E37602CBF339F693FF160A8BEC3C6313FC211DF3E58FD1A3F55242E3F9795E2BDC05A5E3FFB643BBF16FB483F8B26C2BE61552ABEAF85633F9A5B3FBFCEDA5CBFA7574E3F88F908BF877C003FC15F313F3E2329BF03664B3F0D42FFBE834E133F7DBFAEBE1E0B283F0C3287BD0A1B7C3D5E693A3ED43CCCBE73E64FBFC3404A3F51E98BBEB576493F367BF43E5628FA3EAC171FBFFC71C73E743201BF0359363F122C153E442605BFAEA857BFB3050E3FF063D6BDBCB735BFBA7E243F6FB1323F3D8F1D3F974EF5BE7DC4013E3DC3423F89C44DBEAEA7563DC813E03C82C4CCBE58E6723FE7D138BFDB9C9DBE0315603F216D4A3E7CB93DBFD0BC773E"> : tensor<100xf32>
    return %0 : tensor<100xf32>
  }
  func.func private @expected() -> (tensor<51xcomplex<f32>>, tensor<100xf32>) {
    %0 = stablehlo.constant dense<"0x37FE9A4300009643CBBE9443D81095433E29964389969743AAC196436F07954391339443B4F996435F99974331C195430950964351CB92433F0B9743BFA19343EBC69243AB21984344099543AFE497430AC59543CE2A95432C5D954351729643CD97954330C09543AC1F964338D5944306529543362A99438D81934384559543220696431CD39543BAF795432B24964399F89443988D984321359643DE8F9743E7C398437A149743E4159643FB4297430D4A9843EABF97439C349843E3439243330797439FA09043D3FF96437C3B9643C7199A4375DC99439F7F97435BD89743E0E598430C54964359E19743536E93437EC9974374C794438150984314E79543F9AE96431064974309589043A2C29743D7A39A43056E9843E44B954347529643375A9443A0F595435170914334899643A22997436F5895435B449243E372964378239A43F6879343454C9543A0BC974315FB9943C082954359B59743B60B954351A094435BF795435E729643FF02924348D7924344E0964300D0984355DE9643859F92438F9A97433BEC9243651993435816974300009643"> : tensor<51xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x035F2641A65A1D41BC7B1041371E2841891E2D413B452F414DE81341993E2641295A1C41E9F22241CFC52741BDF619414777164142361141959B2F41F5D620413B7B10412DAD2941C8462D410AEB2741E7BF204194D42941106920413041294119C910412D2219410B4B2B41A1D71A417DB812412FC32041EEDD214131FD2741D8312D4127D01A41070F2641CFC92F410DF72541FC391541F3992E41F8BC1A416C1C2B418EF82641D6AF294145E22A41D53A1E41ACE52D41B0491441B18F2C41CCEE1941AA561D415B382E41460A1441533212417BE52C4167701741C8072841FC152B41CC6D154160B62C41F0051841E8342941048A1A41B2802A419CF11E411BFC2041A5E92241199E1941990113410CA42C41B5A01B416B972C41DAA3274143D12741850E1641903B2641D9EC174190652B41B05422419CAD1741758512415BE0284138531E4184A41441EC472A41172B2B41F4D829418B55184112072241342C2C41EEC81C41A8D620410A702041DC991941662E2F41E172144119131B4150012E41B429234168241441F3DE2341"> : tensor<100xf32>
    return %0, %1 : tensor<51xcomplex<f32>>, tensor<100xf32>
  }
  func.func private @program(%arg0: tensor<100xf32>) -> (tensor<51xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<100xf32> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<100xf32>) -> tensor<51xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<51xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<51xcomplex<f32>>
    %3 = call @fft(%arg0) : (tensor<100xf32>) -> tensor<51xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<51xcomplex<f32>>, tensor<i64>) -> tensor<51xcomplex<f32>>
    %5 = call @fft_0(%4) : (tensor<51xcomplex<f32>>) -> tensor<100xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<100xf32>
    %7 = stablehlo.add %5, %6 : tensor<100xf32>
    return %2, %7 : tensor<51xcomplex<f32>>, tensor<100xf32>
  }
  func.func private @fft(%arg0: tensor<100xf32>) -> tensor<51xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [100] : (tensor<100xf32>) -> tensor<51xcomplex<f32>>
    return %0 : tensor<51xcomplex<f32>>
  }
  func.func private @_pad(%arg0: tensor<51xcomplex<f32>>, %arg1: tensor<i64>) -> tensor<51xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<51xcomplex<f32>>, tensor<complex<f32>>) -> tensor<51xcomplex<f32>>
    return %1 : tensor<51xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<51xcomplex<f32>>) -> tensor<100xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [100] : (tensor<51xcomplex<f32>>) -> tensor<100xf32>
    return %0 : tensor<100xf32>
  }
}

// -----

// more_fft: rfft, irfft 100 f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<100xf64>)
    %e:2 = call @expected() : () -> (tensor<51xcomplex<f64>>, tensor<100xf64>)
    %r:2 = call @program(%i#0) : (tensor<100xf64>) -> (tensor<51xcomplex<f64>>, tensor<100xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<51xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<100xf64>
    return
  }
  func.func private @inputs() -> (tensor<100xf64>) {
    %0 = stablehlo.constant dense<"0xDCE16779A9EAD63F025651F9CC88E93F5252649880B8EDBF7A0923754A9AEE3F60B79475B095E4BF18971CFF5DF3C63FA49B867BFE11EEBF20E311C30422DE3FF81FDEE51625C03F541E5ECB4011DC3F70A6B7D0403EBBBF487182C51511D83F38E15F7840D7E53FB0B53EC47921C5BF20B91473C991C0BFF01F6AAE4A81B5BFA0D783792755B93F44F0252FE157E13FF8873F7BD2DCE1BF9065AD48D7FCB7BF1A677578E206E83F5CF2D6367EDFD63F04DA3E7710A0E03F782E89A6216FDA3FF08658C11BF7E33F8468F66FB47FDBBF88970666C1B3C63FC00AE1C657AFEB3F9C6D031D6D3CE53F384BCE1979F6CA3FC4786E4294F2DA3F9A7717C36BC3E03FE4503500C778D63F38B43154A4FDD6BFF2F0B2802CECED3F5C1B642EF6ACE43FC2156F56D4D0EBBF3C6B5132E65CD9BF6EFF63D8127BE13F387DB6F8B36EE1BFC02A92C504B6CFBFA4124C0A962BD33F20102F14A81EBA3FC26DFDEA7006E3BF7CD255EF200ED23F86A28D9B9DDDE13FBE0F2313FF3FE13FD023152D5869BBBFD065CBE21485B33F18194B38C70CD0BF70C3536786C6DE3FA07FEF641205EEBFC0399F865771D43FB8DB487CA61AC53F602CE1C75DAFBFBFA0CE8679800CA4BFA437859628BDD93FF6FC013CE69FE83F5C752097667EDC3FC68F508EDBFDECBF50729E34799CD73F7E6F313705FAE23FB4275CCB506ED73F40FC143F19DBA93FF073B1C0FED8CBBF581807637A34E03FA8C1F36C7F4CCA3F3C28A3B2FF19EDBFC8967DE6278DC3BF40AE4356D8E9B5BF00965DCB695A92BF2839A1EA87EEC73F34AD73782EEDEF3F600E33F0A04CEC3F0052DAFC7C0AC63F782B28043E44DA3FDC61FA25E091DD3F12E6C63BF8BAE83F84F5FE27783FDDBF92B4B6B3E540E03FCC21623BF0C7E8BFC4B56E0A3566D3BFB8E09106ADBBDC3F009D92961E5A733F886165C768EDD2BFBEB160A7E0B7E63F082BFE534E3BCEBF88246A434833CFBFE88C6473843DE03F3090D6C801A6E5BFF03D42A2F206DBBFBC5516ED69CFEFBF96EB26CE5A18E9BF8628F822DB05EFBFEC14748B93F2DF3F9CE253B63F02D6BF44DE9F2DC3E9EF3FD61CC38AD540E63F14BD21B321E8E7BF5CABD5C46A8BE0BF"> : tensor<100xf64>
    return %0 : tensor<100xf64>
  }
  func.func private @expected() -> (tensor<51xcomplex<f64>>, tensor<100xf64>) {
    %0 = stablehlo.constant dense<"0x2A57D548745373400000000000C07240053DD490F1857240390FAB6A9F857240F5C360BA72507240553950934E7B7240CD5BC5B01DD372404458AF0D77B372408395F4F9B3247340853764F4A18A7240822E7C9AD7CF7240C87433E0D3CF72405B0E37F4539D7240760EDA4738F47240782244713E1973406583F0462CA6724040943B3DB2DE724009E79CF9C54A734096831E87B1C87240D6DAAF3DAA267340A3610364498372403D9CF05FD9A97240DD9E8C704BC872406BED7170BC927240E6EE224FA973724049D57D58EDB57240629D1AB4B69E7240B176D55A14827240FA838870CBC472408D3CADCE18A07240DCB8E426B1AA724000D800DB34797240BEA3D656A1857240D83BFA9AA863724081CEE76395CB7240AE822645ECC07240500969BB981D7340A9FE6596F990724079C8BB9212A572408D8A660B67C572403D8E9946DBAD724039063B43667672409C14220B9FCA72403927D3D687B57240383EA026E4AA7240122771CEE4CA7240A5DA4408EBFD7240C6766D6398C47240FE6445445ECB724095AF0815FCF47240288E4DF745EE724016A8B9B30864724015E84DB9176A7340FB4EB72C7CE9724060D376CB909D7240FBE6D1182D2E724019B2C635BABC7240D7F43DC85EDB72407045631A524A7340EB161D231AE17240A3B089C3ECBD72405AAFE3ADDF8C7240E426DDF9EDA67240786305D132A87240D2A918D740197340B43036D485727240066F45B1B3E97240D2FDA20143C37240E4024380692D73405AEEBB1C8113734067A0B8C860FD7240100980C910CD7240EFAC2031339F72409CCA285548FA7240F4095641BD9A7240A581FF09FF827240732EEFCAFCE872405DF9EC7083A1724002313CC2868272407FC13BE632C072409A5A18E767FD72403CE6D5D347E072400A71867F9EBC7240ED6A37AEFDD472403CDD33A112CB7240F43C0E00C97C72408AACE37E6AB27240C84A81688B8372401A70D3FD17A672403B850D61DE9E724085630BD7D86172402C26AD33A0877240CE2E737F2099724029EC81CDD84872405A418986B89A72408C4F9C322E42724022372E349DCB7240F2FB5815DE867240543A8E001C4C7240D9C1312B51CC7240A9B2A2735AD572400000000000C07240"> : tensor<51xcomplex<f64>>
    %1 = stablehlo.constant dense<"0x0F3FCB4B55B72440601595CF8C982540DBBA79F677242240983052A7A4E925408AB4A6F8A4B622405C72FC77CD5B244046964718E01E2240198F182610F124408078975B94402440F3F05A068AE02440B3905E7E83C923408A132CAE88C0244014FE8507745D25402905EF187AAB23401BAD33DAB8BD2340C02BA36AFDD42340AF07F34EAA322440045FF2127E15254080074CD832E2224035A56E5106D02340725687276E80254093B7B6F1FBB62440A0ED7307010A25407449340D79D324406F8815BC713F2540BC4C805C022423405E1A9805CF5A2440AC106E7CF5BA2540DA36D0D1C65325402D3967E4D96B2440C67313A294D724407A7731BC360C254087AA0138C6B324405E725EDD124823400F2F0BC8C2DE2540B641E662CF4A2540A40E99BAF2422240A6746DCE18352340F73F862DB11725402C9874C014E9224055B7E9EC27812340956052B05C992440205E28503D342440242950F198CF224094AE7A077190244028DAB8D9D91D2540FC3032F1FF132540B8D5A54F2DC92340CC96C5290A27244037A73DC6997F23401C9E3A3334F624400608B1D9AE1F2240CEF934BC8AA324406F23F1996A542440A73D7044A1C023403179867FF3EB2340BD29B444E9CD2440CF1FC063FE892540AB03B934F3E3244004F71A472230224093F3A4C9E3BC2440F8167353A02F25403EE15A8672BB2440FC143F19DB192440303AFD049C902340867130A64703254007CFB3FD316924407CCDD504602E2240A5096660CBB12340A478534F2CD4234035511ACBD2F62340E484AA1FBA5F2440D33A87E7D2FE2540E630030FCAC425404869F3F3295824405C4121F021D224400FD32F018FEC2440616EBC83AF8B25405408C03E04162340496B3B5B0E042540E3DD49FC80732240528AAC57CE642340068F3468DDE5244054D2D2436B022440F4D4C4B9946823401C0B760A7E6B25405407B0C6128723406E57F2DE32832340CE483647D8032540FD9672E39FA5224010EEED6AC8272340A49A2E610903224047911D537A6E2240787DD04DA20F2240A7A05B9C94FF2440EB604D02EE4F2340E4FDD9329CFE2540CD31AC580D6425402FE4CDE47D8122404AA5B25349F72240"> : tensor<100xf64>
    return %0, %1 : tensor<51xcomplex<f64>>, tensor<100xf64>
  }
  func.func private @program(%arg0: tensor<100xf64>) -> (tensor<51xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<100xf64> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<100xf64>) -> tensor<51xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<51xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<51xcomplex<f64>>
    %3 = call @fft(%arg0) : (tensor<100xf64>) -> tensor<51xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<51xcomplex<f64>>, tensor<i64>) -> tensor<51xcomplex<f64>>
    %5 = call @fft_0(%4) : (tensor<51xcomplex<f64>>) -> tensor<100xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<100xf64>
    %7 = stablehlo.add %5, %6 : tensor<100xf64>
    return %2, %7 : tensor<51xcomplex<f64>>, tensor<100xf64>
  }
  func.func private @fft(%arg0: tensor<100xf64>) -> tensor<51xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [100] : (tensor<100xf64>) -> tensor<51xcomplex<f64>>
    return %0 : tensor<51xcomplex<f64>>
  }
  func.func private @_pad(%arg0: tensor<51xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<51xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<51xcomplex<f64>>, tensor<complex<f64>>) -> tensor<51xcomplex<f64>>
    return %1 : tensor<51xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<51xcomplex<f64>>) -> tensor<100xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [100] : (tensor<51xcomplex<f64>>) -> tensor<100xf64>
    return %0 : tensor<100xf64>
  }
}

// -----

// more_fft: fft, ifft 101 c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<101xcomplex<f32>>)
    %e:2 = call @expected() : () -> (tensor<101xcomplex<f32>>, tensor<101xcomplex<f32>>)
    %r:2 = call @program(%i#0) : (tensor<101xcomplex<f32>>) -> (tensor<101xcomplex<f32>>, tensor<101xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<101xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<101xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<101xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x2CC12BBF702C933D2A51763FDAE021BF0E00C93E8127A43E538E3D3F844CE6BE79846FBFEE0C0DBFD9510A3E19A8863E34A852BFD7C8D9BED4761D3FA322403F2EC6053FC402A8BE30008E3E76DAA4BE2449F2BDAA7466BF86B1B93EFC4E3E3D15A8C83EEE5A233FCC8C61BFC73D22BF9B7B5D3F3509083E3CA81D3FE869EE3EFC5586BED98E7FBF64477A3F35AF5ABF57E74EBF8E0FB3BC3BF31C3FEB7BADBB5D097D3FF430EABE8CEB3FBFBFA12C3FB151403FE8D675BE19A460BF6A9D923E6219C1BD32E5273FAE7227BE77FF7CBFB9ED423FF9CC623F3E8373BFFA424CBFDBC91D3FA0F5E9BE695EED3E67A14DBF72781ABC4C8D89BD272C0F3FC3F1B0BD2DA1303E19AA4E3FF8CF4C3FB70ACE3D2FBC3ABF5567293F6AEA46BF406A30BFA6998A3E1406D1BE58D2C0BE9BF6E0BE884E833EEF171F3FF09F6D3E596BFE3E3DE5573F8779EE3EAE2A78BFF2A016BF0F694DBFC35889BE9569123F2BA543BF0FA460BFB5DB6B3E567448BF8F97E8BE0F7A023FE4915DBF3F50A4BE58D304BF5CB07DBF420762BDA566E3BC10F37C3E8B556E3F831A84BE56E720BF9EB4CB3EC438C3BE1030CBBEBCDA5D3F810835BFA00468BF506F16BF483613BF71D71A3EB9F0A33EBFBD9DBE0BF3ADBECE55F1BE9C3514BFD22D683F2FCF413E714F7FBF3818BCBE8ADB6D3F128E6E3FA046633F383CACBDA4C41F3FA470393F20532C3F96D164BF139E183F20B35B3F3E2C4C3FA376233F64B6E2BE899642BF9E5A573E132F333F423024BF366F05BF6C1EBDBDB1D93EBF63C06FBFD45B673FCC6913BFE8A50A3F099C38BFB1D15B3E902650BFAAD7B9BEA5446A3FC993E83E029A0CBF9212773FCA1B51BF9A4844BD4FCACEBE35436EBE9096B7BEF2CB413F912417BF12685DBF5291E9BE70A6AC3E4EAE65BE325EA3BD6FC3F7BE086030BFD541CD3C1744183F4BA7C03EB432F9BE7BFC64BF060A563EFB72003FD36538BEE2977C3F763242BFCCED623DBD369FBEE7C0913EC042683FCFD10C3F335B7EBF1C741A3F45834ABF49FC22BF48CF65BEAFA64E3E23CA4C3F8AB567BF73EB9EBEB604773EB7FD10BFCDE1703FD95F96BCEC05453F730D69BE3AD576BFD9E0EABE1F8A8D3EB91C003FD9AC7CBF"> : tensor<101xcomplex<f32>>
    return %0 : tensor<101xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<101xcomplex<f32>>, tensor<101xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x231D96438B3791430FF59643282A9543A6A79243359193434681924309DE9543AF35974360B08F4373929743428F9843FDB39643FB4196433C38984354D591430E10954335909843DEB1914348079643DD199A43E7A29543BABF9743D0F98F43940F93436ABD9343ED5599434D519443B7989743B600924362739643626B97432BE79843AC4596430A16984355579143C4EA96439D8F9A4353D996433FD496436A73964301E295435A7C9643ED9498433B119243C3419643D2589043EBC39543E3349443395F93433D179543F3FD93431B1B9543CC10964395A4964348719543622C9D4372C399430E7B9443A0A29243ACE993434BA49A43C29B9443C6778F439433934397109643620E924345D39243F4E494431E2F9A439A6D9843236C9A4300749B4347019343EFD79843D647944324D98E433EB29843DAF69043D260964395DA9943A178954313B493438F599943239F9643BC049A43E354964367FF92430C5996435A349543ED25944300359543CB559A43A0EB9443AB969643F3E69743541D9843045698437A669143C3D996438E349243ADB99843A5C39643701B994376118F43621D934376C69043D9CA9843830E934339269B43021B9643DB6994436FEF954332989843B5218B43C98A99439FB09943004B9A4329799B43498F9A4384D495438DDC94430B129843A4ED9643D8318E434F7897436B3495430B049543B41E974318AF9543728E98437FB394433C209543A3519743BE32924369D09443C58293437AAC974392A49143BFD48B4370B19C43BC20954380D091431E119243B3A594433D2D974314279A435F4B9443BD66974366A09943E7719743541F9743745E9843F33A9543DB3F96432D4B934377D69543D67E9843B13691434DE997437F6D93438A23954378899743EB1A9643415B91433F5496437F6B9543A6159643865D91433BC095438E0195436E879C43303A9643D2729743C76995435FD0964307CB9643515796436FBD994342B19443BA4796439A829443E1859643B4399643C679954352EA924353B69A4366009A43FE9C944376389543D3219743FD509443494F94430C609643DE489543A056914342DD9C43C76498436147934364859A43746D974355D19643"> : tensor<101xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x3B0920410E7C1E41CA732041534220414A231F41B36E2141C12C224126C22041FAC51F41E7851E41E7761F416E1E2041D35B204171771F41868F1F41C8C01F41347E21419044214179D51F41CE051F416B2A204148122041BA16204129871F41582F2141F1951F4153402041AA1B204168D01F41054220416F1220417D75204162AF1F419011224116881E41CCEB1F41F3D01F41DC0620415E871E41B11A2041AA7C2041870820415D2F1F4127BA1F41C97B1E41079B2041D7F21F4167CA20413B1420417E241F4125C0204191C11F4132752041095B2041A971204125262141D1502141A9751F4148921F41715F204184AC1E41FDC01E41DF1E224143B91F41999E1E4135C71C411B361F41C1872041A4CB1E41D09F1F411BB91F41F96A204159CF2041A7961F41D65A20415EE61F4180BF1F412CB01F41EC861D413A772041EFA720414B4B204139F21F41A9A31F41EFBB2141D5712141492B2141335C21417B8E1C414D1F2141C0FA1F4170D220418F082041527F1F4145111F41A8A121413A581E417CE22041C5CD1D41FB151F41FC3D204105FC204137CC1E410CDD2041EC8A1E41FE44204182AB204179BD2041BD2F2041489A20419E5F214170A81F41CC691F41AFBF1F41361C20417ABF1F41E51A20417C0C1F416B322041EF452141BA451F41B40F2141953821411CD51F418F671E41AD1E2041EDBB1D41B1DA2041A2E620418B741F414CBA2141140D1F41F2C42041B266214152A61F415D5321411FC01E4180FE1E41041D1F4142052041218F1F4130EE1D41B5561F417D782141C5841F4117EF1E41D34522414031214125342041C8D21F417BB71F415205204141B61F41225D1F418A6E1F41D82A1F417D351E41F7EC1F4106C11E41D61420416627204167D12041912420417FF61F41DB4420413F432041624A2041F071214133A9204120861E4175EB2041131620418F242041227320417E812041CABB1E418D0E21418A771F419C111F41AF481F41DB8D204163171E41A14C214181E21F41CFA21E414F022041FAB31F41E8CF204109B420410CAE1E4107392041E8142041827F20419BCF20411E6220411E001E4186E41E413DF51F41AEF01E41AE3A1F41A54D20413FBC1F41"> : tensor<101xcomplex<f32>>
    return %0, %1 : tensor<101xcomplex<f32>>, tensor<101xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<101xcomplex<f32>>) -> (tensor<101xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<101xcomplex<f32>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<101xcomplex<f32>>) -> tensor<101xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<101xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<101xcomplex<f32>>
    %3 = call @fft_0(%arg0) : (tensor<101xcomplex<f32>>) -> tensor<101xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<101xcomplex<f32>>
    %5 = stablehlo.add %3, %4 : tensor<101xcomplex<f32>>
    return %2, %5 : tensor<101xcomplex<f32>>, tensor<101xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<101xcomplex<f32>>) -> tensor<101xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [101] : (tensor<101xcomplex<f32>>) -> tensor<101xcomplex<f32>>
    return %0 : tensor<101xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<101xcomplex<f32>>) -> tensor<101xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [101] : (tensor<101xcomplex<f32>>) -> tensor<101xcomplex<f32>>
    return %0 : tensor<101xcomplex<f32>>
  }
}

// -----

// more_fft: fft, ifft 101 c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<101xcomplex<f64>>)
    %e:2 = call @expected() : () -> (tensor<101xcomplex<f64>>, tensor<101xcomplex<f64>>)
    %r:2 = call @program(%i#0) : (tensor<101xcomplex<f64>>) -> (tensor<101xcomplex<f64>>, tensor<101xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<101xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<101xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<101xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x98B3732F4D09D4BF1454A3A00123E43F9E6293BC1918EEBF3E0C28976CBEE83F729B345CBD58EE3F58533C83C5E1DD3FB6FE948AA09DEDBF8A5267088CAEE5BF286DC6DD2104CBBF58D8A97653B1CA3FA49FBE996EA7E93F388D7501297CD0BF50A799F57A40B6BF14A70802065DEB3F0A650C485561EE3FB8103A1A212ACFBFEAF3A94367F2EDBF28231154C79ADEBFA82547AFA352C6BFC02A535DF5BBAD3F504D7AA31359B8BFE872904945DCD5BFB4287FD36339DABF5A4AB5F9B99BEB3F50FE68981762E33F90AA75F89A2DD43F8894D8FB346FEF3F48BB651BA1AEDEBFF0EE51A5A87BE9BF92C424F16000E13F0AFC0DA49651E9BFFED050654D9BEEBFD000555F4830D2BF323AFA004D56EDBFA0FDB1E28D23DABF384F71E08FFDC8BF60D371C3BD8BC3BFB62604E4243FEEBFCC1E6BC2A7A6E73F98AC52A41B00CFBF1669C149EF66E93F7640FA90CDF0E73FDC02905F7A27EA3F007523DC2034E73F3464DB947149ED3F4418004A3D1BE03F688C7DB919AFD93F6856468625D0E93F5C231C407458D53F1E3D15880E56EFBF105EFD267B76DCBFB4BA400A8069DABF68DD018A0011CB3FE419EA755475D03FD081D1DB2B0CBFBF80547EE3EE039BBF7C1D65D8101BE23F7CC20DBE88D1E7BF50326F1527B9EDBFB04224BE0610DA3F3E8D8AC55917ECBFDEA466BD356AE03F3C04C5AEB249E3BF80E5D7369E12C03F12EAC3A9F82FE2BF04FBB8535E88DBBFC8554A2C5719DDBF5013016A7678D93F58290A9E6D3DC63FB80D4A526CD7DF3FEC080E33EFF7D6BF58C7CEFDBAC9CEBF0046592DE1F0B63FF8175D01BFB5C1BF1457D79CCBDCE9BFC88695DABDE0C93FD83D256D4A4FC23FAC7F8C293997DABF7A368A2A024BE53FEC6ED4BB6C17E4BF507618DF62EED43F6065B6FC8918CB3F845A60A50D28DE3F1E9918A9E9B7E83F1040ABE70CC6DC3FD694B5827D52EB3F002FC939B4C0AE3F82E518F0E24DE53F48199950B2D4D4BF083B273D934EE93F0049BCC4BB0BEABF44014F2C29B7E7BF8094C9140CC8AC3F3C4DFF72DD1FE53F70C9499EB197CD3F5C4F7295D410D03F88179B878FE5E53F0AC64EBD3692E43F80FD50BB7105A8BFC60663FB5B68EABFFEC8944E2B49E93FFEB21344DE12ED3FF25CF88DA4C2EB3F02DDB854C660EE3FE0A396E4C68CAE3FB0CA64A8EC74CC3F30006F611D4AE0BFCCFAF359FF71DC3F90785E3AFE11D63FA29E6C02EF22EDBF7E325DE32D90EF3F421DE325130BE0BF18F52E42BBD0C03F9422E390B7E3D9BF3A993B7A40EDE53FBCA36A6174B7E8BF00F029417BA1823FE052C755C914A43F6011FE536403EA3FFCF24883F5BDD0BF7A30D55C342BEABF485C7962DB48E8BF681C223B8B46CABFE2276DBBC6A2E3BF50FDB0A9446EBBBFF082CDC7AB47ECBF14A77071A07BD23F2008087B1380CABF08CF795C8E90E6BF3A2160868C21E1BF3284FB1B0A14E53FE0AAC9BA1117B2BF249245DEC9F3DF3F600C0E6C5165AEBFAC9F881D7D21D9BF564E45297715E73F721629B47970E1BF2CEE3F76F58CE13F8003913205EE9BBFE4C1A0518E8DE83F2A4E0F6D79E8E0BF503B7AB7C12CD53FF0BA4C8D1B16D13F9CB9818973BCDBBF2C32B9FD15A5D83F80F12D6CDAA1E2BF5C99ADC29702E23F683A15115B48D03F204C31CEE320C33F3A9358D82707E2BFFC1EF9678B44DD3F8EBD223FCE91E23FB00A237A04A4CCBFFC19B8BE0033E23F809F6E0E2AA89B3F0852F5D6B2C8EABF8A8DBD1B1EBEE0BF8052F899B65DC7BF54C940702F57D5BFC804A91F3034D2BF207722E70760D6BF689473810C25E43F24AB517ECE0DDDBF000D42F354A5EB3F10098B4FD6E5CCBFEC0595E96E05D3BF10B7A8EED603E4BF1003B6F95A4FCFBF98048D7CCA8FC3BF6884224D801DD13FC0EF3BA86680E8BF60DB81587B29AF3F3E5D902199FDE83F244720B2F3E3E03F4E699A349B5BE63F42B8CB91A685ED3F103D10377891D33FE41C68EB81CFE8BF0044B68C273358BF285397BDBF71EA3F20FC70BA123AB4BF743CC3F86CBBD33FCC041CF2BFA0ECBF32C35640830FEFBF3285AE7A4FD1E63F08346C40F831C43F765A7DD95324EBBF5C37442DB4C1E5BF10D503A18E7DE23FAAAAEC0BF757ECBFD8D956234172DF3F98728405F3FDC53F74B6D57DCFB8D1BFDCC2239B3E8BE6BFF81A13635C2BEFBF8AAA26D4D72DE13FB0F85D0BA29EC23F16652A4F42A4EBBF6032E441E04CB9BFD082E458E280EB3FFC6CF6D0676CDFBF00A0E84D40D72DBF"> : tensor<101xcomplex<f64>>
    return %0 : tensor<101xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<101xcomplex<f64>>, tensor<101xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x7431DF3546C172400F450810A1D97240FD9067CDC1857240DF7E998348A972401B681CA0F7827240CE0AFB636C857240D715AD63E7CF72403DC28F6576D972408A111C8C05B97240FF02D8C9A3677340E079647AA76273400B220C24339572403A9968D19886724076F7FCF5A66B72403ED42637264772402B3B1A9113E4724013A6B11037DC724032D54D68F70E734016BA7ABB033B72405C35A476AA8573401064DBCE4FCB7240C7A7D3485D1473407A0AB3DB40D67240D9C419C908CD71405343E67B7B8F72403335C53BC81473407B0C58C47C0972409850085E12EB71404A16B6D4B30D7340AFC4EF835D8A73407E46A73F196873404D091EC65D4A7340F367DF7EEFC27240F1D57A53FDF17240BAD5B855ED9A724042BA68EA74E17240A292CA2E644A73409CECE8B536C47240E3C95985168A7240AA74F46DE00273408B5EAAF52AE17240B6C0877322D27240B60E0806AD7B7240477F7ADB0BC872405D9A899A2FDD72403964E1C9029A7240DEE445425B90724025A7CE5096AE72401F1B4851DBFF72401104A72A33F8724057140B6E3757724056B27E6317867240A3488B6070CC7240027DF40F5859724089F67B2B1CFD7140A904CB54B19D724042FD340A93F27240139078D7E09A72402D0FEF7E5D5D72407E55D940E1BB72409D0CAB7593597240D5E0B295C2CC7240FDD221CD115A7340F50F58A6F688724034E3287A8015734067978F6A2E83724088211CC56CE97240858C20F066387240A32563B627D072407C0C1370E5897240C5648DB7ADBD7240522B1C1D5D977340C6C1DA6C267B7240DBDAFD1F9F9173403760B68E6FB27240F5DF131122C5724029A8111A7E9A72405A0CB37C0FC87240AFC469A8CE097340B71699D61C917240C88FAFEAE1DF72405042D88845957240A987C72C59C5724006DE852BF45D7240C50F8767A1637340D082CEA7EBF47240C52ADF5C3B2073409DA16BE516AE7240FFEA8E538610734030847614125F7340F1BB9B0EFFDC72403E6965A1E79A724022BEEF8AE7387340D185736B87187340C925E9F8D83373403CE203D9F6A372408C2410BC74D3724025669E4EF4607340901072094F6C72407FEB24CF9C2973403A025BAD00C67240FD64918B35187340FCC5AE1391AF72400B32FEF1231773403B14575AC8E2714034595648DCBF724008E84A0941457340EC62A8E63F227340111F583537D37240FF9D4D5070C37240F1613DEE022173402909524DCFBB7240DB2BCB13CBDD7240E9DA444539F572407EBF7BD95CE77240DC37FC1F37FC72407D303977CC1973403F428E4781C27240BAB6F62D4BE17240052F5E523BB27240D2F4701724E57240DAD0EE1CCF0E7240BA919C3938A472405414676C8EA17240BAAF6E2ADB927240F8F29D8205DF7140A15C9A442D7072406B919AAE40E3714064478C97C0B07240A658166AD413724021C53AA311DF72402146DD8BBBF57240BF638327C4757240E67990865BF072402C2B8E73FD1373409D9EC62E850373404BC4F52D1E9F72407B5150B6F3B572400C6577FAB5CC7240E8C8D678EA967240BDAA72DDFA7E7240ADD119E8DA86724018D5883A61C272409F838D46CEE8724091D022CC41EF72406C7128BE83257240D249E2A8625672406AB44DE6C10973404A6B4543C44E724021E992C2FFF272401B286EEC7F137340A5E73C7595EF7240575B7C7EE7447240E5ADACFB0B7C72407A4DC93F765A7240D987783CF9137340AD9CC4D89791724097E138E3777C7240BA03BC368793724094FC56C36F9072406A6AA692AEB07240CDF8BCB3C38972402ACE9B49D862724084445145592C73404E335DE019967240B0E8E10A518A7340B9821C83766A72407A7C2F909CB87240B1AA5A0DC30973409E0359C55F867240C09A9F0EB2FE72405D1FE376AED37240AC88038DAF21734078C9CF9AACF17240479A6C984F1B7340A6CF22A60B8D7240E944BFC71BAB72404EEB3C8CF2A072409AFE30F4CD7272407961D87425AA724098A9C1A95D5072400F0C5F34F1C87240580B2FC99793724050D0A11CCF4B7340BA6094C751027340E35167A76D1473404AD896B15F1373406AA2A68798857240E9B202C4FCC3724086E58C2A5EAF724005504A2D874D7240B191C16473F773409ECA77F62228724036990BE2C1C87240C401FD39BC0A7340E16FBAE12AC072409E8AF03270CD714062A6FF59F49D7240BE83BF86B75173407646E0F64108734004C438AE3052724029114754D7C87240"> : tensor<101xcomplex<f64>>
    %1 = stablehlo.constant dense<"0x18C1925A6700244084D6A4C01E082440ABF97E7135DD234024CB2A18CD0224407C3B65F02A2E2440AC2FBEBDE41624403766351526B3234063413F9B36F5234076420EB2AD172440829517960D00244004EAD985E2CF2340FD07B04CC60224404E3AB74DBBDB2340D53A7F6EAD6224407503316943012440A21DBDFBBAFA23408744C05B6A1A244029F98AE67EED2340619D361903152440BC0AEEE3BF1A244089918830EEF12340D2EB19C24B2C2440024A387AA1DC234021D1E34AD50224402E2DF6C18AE7234042F1A97813F9234054CCB88361F92340651A975C29F6234049BC1521EE1C24406C02E522DBEF2340ED58362FF31E24403DCBF505BD0F24406D29A72ADD132440A13C5C583C062440009ECBBF5E172440587DC306BEED2340000B9C2EE6E4234038859FBBA8FD2340816BCC9FB9F223405B0A45AD1940244084BD034A7CE2234022C7D20B54222440619B509125FB2340FF11B803D1EE2340991F64F0E8F12340ED91AE2EEEF02340F06BB5FD4BF1234017E207949AEA234057092E5BD4DF2340A39F6A019B1A2440E43DF7D6FFD823406704046478EA23400900E191741A2440A9CAC978130F2440F76834C41FDC2340E7957A7A28102440916DC6B689DE2340B76150625E1724401CFB2BF7F80E2440D665EEDB0DCF23403050DF05C1002440DC5909B6ED0C24405A243B4B66EB23405AAA2B0AE5ED23408A8FA4F60604244086C8C2B6FBF2234015EDBFF794F52340DEF88804D1FC234078FE4D579C1A24408846587E64152440E4C6C6FA7AE82340AE98D739520F24403876E2F6D7092440DFFC6131061124405FBBD3462BFB23408660417573C92340C43B24A1B5E6234036388C6C0FBA23408CC0C26DB2F12340082CA93DB8B82340DBCDADC332F72340E5707EBF5AF6234036A1F376C40B2440C123DC3BDCC723401F6FCF698C0A24403C952F45A3FB234011D56A79731C244077A57B2DCB00244044B14AAA780C244043CDFEFF131324401F43EF7F70092440B984DBEADC10244063CB2C7EBC1E2440E2DCA222ACFE23409B41A28F1606244000C048E916012440E7AE3817382A24407B294CEB201F244022F2C74CE9B923400B7AFFAEF4FF2340DE480C1DCBFA2340B57225DD9B1B2440542E36DEE60124402850898CF21B244000AA93E47BE523403F0B251E7621244018E8F50D2A062440F82779D4FE322440AF64B944B424244022B2FE0C1EF7234029A4EB6D4E262440FE9E4A7D0C1C2440F9EC12DC2F0924407705CF3F3FF42340E62190458319244075788D0B66322440A6CB71437D1E2440B3E9384B53FA23404619F8E3D7332440A2129553C4102440245B49CCB101244058462094EFE02340217C2DF4190A24404503FB5876F22340E1F91E6D621724403207A00425F12340F4417FD01DF42340CB1F31C78D022440A7E1F7D1B3FB234097078556A0012440EE3FD3A82FEA2340E8009F2D6A422440F86B5AB643FF2340BCA0CEEA3B44244094F221531E0524408AE5FBB3DBEE2340AF7C57ED1F0D244004E358CD09D52340E8AF8BF6161B24409AF00410BBEC2340E1FB8B69D0302440200A260C90EE2340804D87808CDF2340C7DC21F50A04244048951BD7BFE02340D42CA5D2B1FE2340D19E4D080610244054CD2D193DF4234091B8FEAF40C22340F1FE4C5F21F52340B5495CE9F0032440B778E0AE79DF2340869E5420CDDE2340504FEB17A7ED23400C731E593B142440C6246A4FCE112440357B9CAFE7F02340B5D913AA7BFA2340C7B9A23D3F092440DADDB1BEF6F323404E58F34D5AEA23406007C9A08C022440DDF27C34820A2440C2022BE0BE0524404DC60F41EBEE23406143644B301524408FEC51C5D82B2440736E0AC55501244069767C0E41F423404529FBA2990A2440F446FD18EE002440AF852E99D60F24402007EE4B423524402AA580BDD62B2440317EBD5C9E1824401C2FEEA01D402440099C74992CC62340C34E0F9F89BC2340EF1C79C9A0F02340E036BD96DC1A244029D3F6F10C0724408E27755105B3234038FCD57B95032440A7EB38B4BA1A24405B3387B2DDD5234055C2B276A03E24405FD9F37EF00824405734AEE1041924402818FDEDB5D923400EE0C31E6E0B244040F6CA19D0ED23406C741DA446E52340C8E9B7B4883324403196158570F223401575C4FEC9FD2340C084DC141D3524401BF0F4F109052440A9210F3C110824408CDCFEB3A9EC2340F50573EA70ED23406ABE1BFA8BED2340D5E84478CDF82340"> : tensor<101xcomplex<f64>>
    return %0, %1 : tensor<101xcomplex<f64>>, tensor<101xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<101xcomplex<f64>>) -> (tensor<101xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<101xcomplex<f64>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<101xcomplex<f64>>) -> tensor<101xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<101xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<101xcomplex<f64>>
    %3 = call @fft_0(%arg0) : (tensor<101xcomplex<f64>>) -> tensor<101xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f64>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<101xcomplex<f64>>
    %5 = stablehlo.add %3, %4 : tensor<101xcomplex<f64>>
    return %2, %5 : tensor<101xcomplex<f64>>, tensor<101xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<101xcomplex<f64>>) -> tensor<101xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [101] : (tensor<101xcomplex<f64>>) -> tensor<101xcomplex<f64>>
    return %0 : tensor<101xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<101xcomplex<f64>>) -> tensor<101xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [101] : (tensor<101xcomplex<f64>>) -> tensor<101xcomplex<f64>>
    return %0 : tensor<101xcomplex<f64>>
  }
}

// -----

// more_fft: rfft, irfft 101 f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<101xf32>)
    %e:2 = call @expected() : () -> (tensor<51xcomplex<f32>>, tensor<101xf32>)
    %r:2 = call @program(%i#0) : (tensor<101xf32>) -> (tensor<51xcomplex<f32>>, tensor<101xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<51xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<101xf32>
    return
  }
  func.func private @inputs() -> (tensor<101xf32>) {
    %0 = stablehlo.constant dense<"0x0915353F18801F3F763894BE9BF7453F8BAC273E7C8D723D7A4371BF1F44E7BE054F823E5AF31F3F15D8663F22B4403F76DEBF3D2D52D03E1031B6BDF9443D3F3ABDE9BDDCA7AF3E8F301A3E29E8E93E4E14503FD858BB3E4B319BBEA99F443F75361ABFDD51543F1AFDB03E3C70263FC4C1BFBE48853A3F34744C3F2B53203F4E3179BF5999653FF78D60BFEC691CBFFECBC73ECA3292BE83BE743FA555283EEF2856BFFC89693D454BEB3E3CD3A33EB3F42DBF994B55BF146A8A3EE7C37E3F5B2834BF29420E3FB21BF7BEBAAB43BF3365283EF486E4BE024332BF566A7D3E01DA82BD1403673F469CFF3EBA2785BEDDD1EABEC14870BF29B789BB2EA04A3FE8BF753D62AF363FC2866BBFD6190B3E64444ABF76587E3F1F43153F90FC603F6A072ABF4C6141BF1A4B93BBE260533F390DE3BDC45B683F7D625B3FF799823D1F96D13E4997133F17EA0D3F786723BF15DDC5BE3CDF453FF1596D3FC52C9FBD84A3783EAFE53BBF8DFC513FBFADA73DE249CABD6B7B443FFBEB03BD4CAA5ABFF87615BFC139B5BEB2CB55BFEED27FBF6980FABE"> : tensor<101xf32>
    return %0 : tensor<101xf32>
  }
  func.func private @expected() -> (tensor<51xcomplex<f32>>, tensor<101xf32>) {
    %0 = stablehlo.constant dense<"0x47B49A4300009643508C9743E8ED944380B6904379809443C284934311A3944304499543CA5B9443FBD295432FA69443A49C944331CC9543A444974353229543D80A9743E5489343B5C89843B35B9443CF4598439B4497434F5E9843701E9143B64295431D8C93434003994355889243FEA69643F63A9843A63A92439BBA944362EC97431502964393319443B2F597431BE490432A139443302A9A43CDD196433AAF97431D919543F0929843B13C98431C0396438E0894431CAD95431E9A974323479843568F9443297395431BAB924307979A43F6B29643C1D4994355BD964362CD9543DE0A97438FA69543BDA8944363039743BFC49743294C9943347995433A2C934345669643CE0395434D7C9643911A964302D69543DF789643525C9443FF5394430C6B964339B399433667924388A99343CAC4954345D09A4318C19843A2D6964305A19643DB469543D937934368D495438F8D96431A9494430B5D94435BB89443DEB69443D7A59743CBE19643CF9394432EB492433812974362AE95439942984369C898430EBB944338349543824993436EEB9043"> : tensor<51xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x50512B4102F829413C5E1B417A5F2C41B29E22418DF22041C8EB1041DFC518417812244136FF2941816D2E41420B2C41BD7F2141928226419E931E414FD42B41862C1E413F7D2541C2682241414F274145012D41C7DA254176261B41FA492C41995C16411E452D41E987254104672A41F2011A4154A82B4143C72C4133052A41EB6C104196592E4121F7114161391641603E26416A6E1B41E84B2F4157A12241719D12418AE920415A5A27419A1E2541B520154146AB1241515324413EEC2F417ABD144122E428412247184144C5134195A12241C9DB1841D0DB1441A9F523414CFA1E4131702E41E2FC2741C2D61B4171A9184174FB1041C9EE1F4103AA2C41C0F52041F66A2B4194471141672C2241BA5B134187E52F4132542941C90F2E41895F1541EBE9134197ED1F410E362D41E6391E41BC852E4128B62D4134052141B18C264174392941A1DE284189C9154117D11941F45D2C419FD52E41A7C11E418EE22341A5411441C91F2D415B4F21416C6B1E41B7472C41147C1F415B55124190A8164132561A4145A31241D1021041FD2B1841"> : tensor<101xf32>
    return %0, %1 : tensor<51xcomplex<f32>>, tensor<101xf32>
  }
  func.func private @program(%arg0: tensor<101xf32>) -> (tensor<51xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<101xf32> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<101xf32>) -> tensor<51xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<51xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<51xcomplex<f32>>
    %3 = call @fft(%arg0) : (tensor<101xf32>) -> tensor<51xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<51xcomplex<f32>>, tensor<i64>) -> tensor<51xcomplex<f32>>
    %5 = call @fft_0(%4) : (tensor<51xcomplex<f32>>) -> tensor<101xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<101xf32>
    %7 = stablehlo.add %5, %6 : tensor<101xf32>
    return %2, %7 : tensor<51xcomplex<f32>>, tensor<101xf32>
  }
  func.func private @fft(%arg0: tensor<101xf32>) -> tensor<51xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [101] : (tensor<101xf32>) -> tensor<51xcomplex<f32>>
    return %0 : tensor<51xcomplex<f32>>
  }
  func.func private @_pad(%arg0: tensor<51xcomplex<f32>>, %arg1: tensor<i64>) -> tensor<51xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<51xcomplex<f32>>, tensor<complex<f32>>) -> tensor<51xcomplex<f32>>
    return %1 : tensor<51xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<51xcomplex<f32>>) -> tensor<101xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [101] : (tensor<51xcomplex<f32>>) -> tensor<101xf32>
    return %0 : tensor<101xf32>
  }
}

// -----

// more_fft: rfft, irfft 101 f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<101xf64>)
    %e:2 = call @expected() : () -> (tensor<51xcomplex<f64>>, tensor<101xf64>)
    %r:2 = call @program(%i#0) : (tensor<101xf64>) -> (tensor<51xcomplex<f64>>, tensor<101xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<51xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<101xf64>
    return
  }
  func.func private @inputs() -> (tensor<101xf64>) {
    %0 = stablehlo.constant dense<"0x58A3172C2B41E73FD011B60E5981CABF98FA2EC72841E23FC0542A56D6D0BB3F3EEB9FCD866CE4BFD242C3AF2DBEE1BFA07AD1C65EB8A93F88AC8E8777AED1BF0AEB465DDD36E7BF2023B987F07CA53F708FF87736B0ECBF1AFB0AED9440E7BF44B4F96FB986D9BFE8775B1E619ADEBF4EB725E2D776E23FB839E279978DC0BFA4D17CF13677E03FC681DA775B0BE4BF543B1B05A8FDDB3F7ED6F131BBE7EA3F70ABD94CDE09BD3F9CE0E28F1225EE3FFE46241F2DDAE13F9A8476E7DC83E9BF40EDD7745259AA3F40C4B38C4352BA3F6035760B9003CB3F248A2A7FDF8AD13F280C437A205DD2BFACDF62F2B47BEC3F3086D24392FFD13FF29DC90B9D74EABF80F771649667EC3F081EF29BB715DC3F38ABD286470EEEBF241A524CFD80EF3F60686B73F858E83FE04048C40549C9BF32DB966D8B1CE4BF26457472D530EFBF941894670FFFD23F182D8149313CCEBF6EB2F6E7733BE4BFD0F6418D7904D93F44C2E3A54C87D83F0A0B7149AAC8EFBF3AC75BA6BD66E9BFC805FF8C9B7ADB3F90A523DB6610B0BF3E5763F2B95FEABF809251AF50A5BB3F5A6D421E5913E13F10B6D0A0D479C13F405760179C92A13F081FA74EB58DC5BFC0AC4EF62721DEBF607D548919BABBBF8073C20A77B796BF0A17B45E4447E93FA8E517D5B797D8BFD0D456E20463EFBF68555A069815C73F20B360302CDBD0BFB608E5B048A3ECBFC49BB37DABDCD6BF8CD1E95AC898D1BFA010975D49B0A13F4EF0A3A893E0E43F5037CD20F942DEBF462771290872E4BF4C390C92030FE2BF90E05129B7BBB43F928C2DF0FB16E2BFB0D6280FE726E93F3E555FEB0AD1EC3FEC8D8018E194DFBF20180C2F670CC8BF4092D173CAC3D53FE00D8EC2E8E6C5BFC0252D7CEE5FA5BFFC8418635888D23FFA3F16692739E23F8015D8958760E13FA0129BF5C144CC3F70357FC69CDEE03F8E10A31A6911EF3F60C4546A6113A53F7CBCD93CD2C3E23F40A4CED039A5A3BF844290BE1A50DE3F5A7098BA4CF7E4BF400B2245C526A7BF3C162373BD48D7BF0430107A6CDEDA3F1C66C1713DDAD83F68B805D64FE6D4BF58A274AFF4E2C63FBE998C1F3B3CE83F8C93E52C3DD9DA3F108D031EAE8CB8BF5E84CF74F11BE43F"> : tensor<101xf64>
    return %0 : tensor<101xf64>
  }
  func.func private @expected() -> (tensor<51xcomplex<f64>>, tensor<101xf64>) {
    %0 = stablehlo.constant dense<"0x90DE96CC4DD072400000000000C07240563F23F3CC1B73400E2F8567A7CC7240E4EAA6734F637240552C2F7B6A3673401EB5C891DC9472408D4CD801941E73405EAD1B59252A73402FB2724B43B6724011161306C80F7340F8CBD6F5AFFB72401CA91E1E334D7340EE6279FCC1B27240619D098093EA72401B09968C02C272406B7EE2875B9D72407BE08CA2D8DE724089E15C4C6AA572406636FC3093EC7240ED7F9C7F58A77240FFDE94AE5EA97240BC1263381BDD7240A4B7EAA933AD72402B0CF07018FE7240F0613C836EC57240576B753354517240417B6BC68DD672408F260E8C52447340C5AD574CBDB372408D96B3E9290873409354825133B87240694B7702B59F7240E1CA965F9AB072402BF00BC27CA87240866D2FDFF58B72409A8281A67A9B7240812295002EA37240DD76B78E84A8724071049CEAC41E73406ADEFDA62AB87240C92E30865A6D72407F9AE7E4A5DA7240FCA7D12B88C07240F07FF1EFCE907240D1F298FC009F72406958AFBA71EF72404FD12B053EA172402B75C2E79699724080574B3154AA72407B3069853BFB724002B4C0D118B87240963CE6B21DF2724063FC213F84A8724019784D9C4E607240BCA0AF44A6827340741D96DB94407340129037F021AF72405E1E9ED9C06972407BA2ADA8258F7240737AF8BE0AFE72406C4C3056D51C7340F739054BCFB072405336EE41194C73405E63078A67D87240D173E339CCC27240494B0471DEF372403AAFD1AD5BDE7240BB4BFD5213E672403277F833C7327340CD78810709A572400467DC56644D7240BD531AB2E38572401411922A37EC724008C1EDE9F5FF7240139031CA93F97240C554656C391D73409871B81AB8867240E809567EF44B72401EEE9B33D6A07240B5620AB248AB72403BF29CC12BB972404A3954E72CCC72404A13C2C029DC7240CD22850031CD7240DC0EEBF690FB7240B1B33360270873403B3C321194E77240C5DE0893CBF37240608FE7454CD3724083AC80C908D67240701F716CE0EE7240DF0481D1FA957240B99FB02AB6A4724016372D9E5F9D7240B2130759309872400F5158DB2AA2724094DDD9FA04CB724022734BE42FC272407A363BE20EA27240AC1F69F1C405734003D6AD679FB47240"> : tensor<51xcomplex<f64>>
    %1 = stablehlo.constant dense<"0x367AC1B212742540B927C59BFA952340AAEF728C12242540A954ACACA13724404C01269337B92240D3CB03251DE422407BD1C65EB81924409C8AC3438C7223404F912B2A928C224023B987F07C15244009778098FC3422404E502FB1F68B22405E328034CA33234041240DF72C0B2340755B227E6D272540197718A2C9BD23401ACD176F73072540E45782484ABF2240DBD92840EDDF2440681D1FB37BAE254057B399BC133A24400A2EFE2851E225407044F2D1A21D2540B6978831C2672240EDD77452591A244089671987A4342440D6D82D400E6C24405154F9FB568C24409FE72DFC166D2340FB2D264FBBC7254032941E92FC8F24402166432FB6582240781F476679C62540F090DFBCADE024404CD592871B1F2240A221C5D40FF8254086B636878F852540FDDEEEE8DB9A23404D92264937BE2240AEBBD8A8F20C2240C5A03C7BF89724404CFBD93A0F872340D99480C148BC2240B60F6ACC23C82440121E2F653AC424404FEF685B750322408C439A25946922402EF867DCD4DB2440B5B84932DFDF23408CCAD960045A224025A35EA14A372440D626E49135112540D8428352E74524405760179C921124408463C52AC9A923409A8A4DC0F60E23400557EDCC8BC82340C69E7A44A4F423407141EB4574942540D3405741423B2340B392DAB1CF09224056691960565C244067FA7C9E2679234075AFF174CB352240226312A41A49234074B128BD3973234011975D49B0112440053F8A3A094E25404596F936E80D23408CED687DDFB822406B3CDFC60FDF2240C1A3526E772924403727FD4090DE22406B8DF2706E92254054F5B5AE10CD254091FB3BF758032340A0CF4363CE9F2340928C9E531EAE2440C9C7F55C64A82340DAD28311A0EA234028C418C342942440006491769223254058815D79081625404B6CD6071371244057F367CCE90D25400931AA9116F12540C4546A6113152440C89BCD233D2C25405C312FC65AEC23401482F4D580F22440FA7856348BB02240F5DDBA3AD9E823404EE76614BA4523408081D063F3D62440310B8EEBD1C624403DD24F81CD58234089D2BDD28B5B24409CC9F8B1C38325409C2C67E9C9D62440E6F8C3A3E6CE234046F84C17BF412540"> : tensor<101xf64>
    return %0, %1 : tensor<51xcomplex<f64>>, tensor<101xf64>
  }
  func.func private @program(%arg0: tensor<101xf64>) -> (tensor<51xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<101xf64> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<101xf64>) -> tensor<51xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<51xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<51xcomplex<f64>>
    %3 = call @fft(%arg0) : (tensor<101xf64>) -> tensor<51xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<51xcomplex<f64>>, tensor<i64>) -> tensor<51xcomplex<f64>>
    %5 = call @fft_0(%4) : (tensor<51xcomplex<f64>>) -> tensor<101xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<101xf64>
    %7 = stablehlo.add %5, %6 : tensor<101xf64>
    return %2, %7 : tensor<51xcomplex<f64>>, tensor<101xf64>
  }
  func.func private @fft(%arg0: tensor<101xf64>) -> tensor<51xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [101] : (tensor<101xf64>) -> tensor<51xcomplex<f64>>
    return %0 : tensor<51xcomplex<f64>>
  }
  func.func private @_pad(%arg0: tensor<51xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<51xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<51xcomplex<f64>>, tensor<complex<f64>>) -> tensor<51xcomplex<f64>>
    return %1 : tensor<51xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<51xcomplex<f64>>) -> tensor<101xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [101] : (tensor<51xcomplex<f64>>) -> tensor<101xf64>
    return %0 : tensor<101xf64>
  }
}

// -----

// more_fft: fft, ifft 127 c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<127xcomplex<f32>>)
    %e:2 = call @expected() : () -> (tensor<127xcomplex<f32>>, tensor<127xcomplex<f32>>)
    %r:2 = call @program(%i#0) : (tensor<127xcomplex<f32>>) -> (tensor<127xcomplex<f32>>, tensor<127xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<127xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<127xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<127xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x719639BFE96030BF6316073F33C138BD090E5B3EF62956BF3C46333F4B20DA3EC1C849BE09DFD33C6A31263F25F0B73EB3C43A3F5F2416BF707756BF010C7BBFEB638BBD1CF24ABFCD65F6BED6EFF93D40D7A03D040B54BE9E61A23E4CE475BF866BCDBED45B8BBE46E4673F1743E93E2D6F78BDB93EBA3EB5DC4B3F3DB99ABEDA12D2BD04D15F3F6FB33ABFA03C35BF6BC2A13C00E13DBF71A4FE3E838A7FBE089B943EF99D63BF8C2A2C3F289289BE81387F3FB549E8BE72D17A3FEA72DA3D4596E93EA90146BF1D6D023F02205DBADBBF9FBE26DC753D9C193CBF7FF1ACBDE7951F3EA0E0D13D655E973EBE0795BDCA4F57BFC1C320BF43E15B3FD2336BBD8600533FCCEE4ABFAF2D443FF5F05DBFF17179BF2C96903E0D845F3FECF985BE246A9FBD12E9ACBE5C48653FB3F5BC3EA0EAD8BEA3D31CBF26FB633F0B00353E2DB5313EDA2F113F88CB653F43A849BFF8611FBF85D69FBECF3CF83E19B9ADBE6B5CD6BD9E4C72BE16C5253FC4401EBF36D319BF148444BFBB85113FBF240FBFD7ABC3BCF2FE3DBF5F3147BF4876303FA8BE6E3F2EADB6BEC4ED2E3EA1A9FFBE08B504BFCBCC783DCAB53F3E415638BF4DE0A03E7762B23E9ECD013E259DDF3D3A7BC43E9E9B5C3E5EB096BE178A0BBEE02E443FC16A25BFAF43E63E9157D9BE17BD6BBFEBB5B2BBDBF8653E4C1F273FCCAFEABEA187A5BD52DE2ABE5B62703F47CBCD3DF06F6EBF72C60BBE68C70D3FA9C31F3E38E675BE06698E3E7F37E2BE3747473EC5D35D3F79752A3F22EA18BF4A22F2BEC5DD993EB0BD5FBF14528CBE148526BF9545F4BE7F24F4BEEBF5F93E3E2748BF4AEE983DB94E293FADF947BF0BA3523F9CFB1B3FBD9DDBBE11D7A7BE3A41FBBD221C5FBC4863AC3E5D0F19BF5BE88E3EDC930B3F264E253E315E703EBCE8F43EB9B4FBBE0E529E3EA3C90BBF7D6C47BF78DB143FF03281BEAFF3483F7D69343F2FB908BF2E5D113FC7DD09BF1AC7503F7AA2203F53C31EBF126A833E2407883E6DF17CBFA370BABEE719063F3FBE8D3E797E73BF35D30D3F0523DEBE6EC531BF263A08BF99A2A83E466427BFCBD095BE29C052BFE017BFBE9323E33EC958B8BEB830A13E0EFB243FE1CE4F3EAAFDA53E6C9FC3BEBF0861BF1E856A3FD8FB103F041881BD1A00883DAC28EA3E798839BDB49B463FC1A1223FA89F18BF31B49F3DD060353FF79B94BD4711AE3EB0EEDD3E6E2961BEB27AF8BE059FB4BD5A2AD73EC7E62BBFF14A2EBE8EC1923E7CC248BFFC09C7BD56D8773E359974BD75CD4A3FD3AAD7BE59D548BF7FDDA2BE4AB5313F07D9F7BE5FD7293E1FE879BE77ED42BFC8BDDC3E867D1CBF645B963EA5A5FCBE06E17F3F16F50E3F3F8F7A3FAE17183D6E65643F3F6942BF354BD33EA891543F475DB0BE78475B3FD33FAE3E6B1572BE6A5EC2BC"> : tensor<127xcomplex<f32>>
    return %0 : tensor<127xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<127xcomplex<f32>>, tensor<127xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x20A89B43DC538F43B37192430A7993434CAD91435BB5974306599443243B944371E79443A42D9843F279964360529543CC7494430101994328609343997693433BB79443F69E90436ECF934377009743FB4C9843EA3A97438E9B9B43E164954338829843445A8F43AE1D9843644F9343AD5D904323E69343609F944357EC9643149D944371A69743FF69974353879643582B92430E519743CE679843FBF694437CC794431267964336A69343FB6B934372129543D99593439CD89443348E9943F27C94430ED29543FCA693436AE79743B38695433CAA9843CC8592431C669743C9AE944348E9934340F09443B3C79443911D93431D949943311F91438B90944359F19843959D9543FA6A914376D395434BEA8F432F989143911D9A4334339443463D9243C8318F4325509743CB479143D3DD93433EE59843A59A9343BAEC98436DC7974315EE9643CD09984361D1944338F99943CF7E974311359343CFA49543F2E2914376C78F4324B3994369B19743FED498431AD98F43A3229943A86598439F2B9A437EAC954316149B4306639B434B2F9543476E94433D9E964318CF8D43D3CE9743668595436CC0944378CF9443D42E9243227A9743237B97431A3D964370BF94439ECF9843C2A295438644964369D795432024944355459C4321469143EB44904318AD9743BE4A9643A3459643157F9A43A8AD9443753192436F3892430DD78F43EF3F994325A19643BA1996438EE59643D75A9043CDC6954333E39643F5EF954358949643463E97436EDE914324999043371C9543FA4D96439B25964364389143DD2F9843F48394437E319C43B9738F43C153914337379543F9259643AA1C954356CB96434CB49843415F9543E9AB90439465994386E89B4348D494431DE0944367799243FC359B4385FF9543CE3496437A7E9743BA5698434368994308749443F5479443053A8E433AF7954324E09543F8B19743D6E39B436A00944313A795432B96984374F792432C3895435CAC984349569343508D96439A859A43B2BF95439131954394E69043BD3D94435997924363379943F1119343623A95434450954346E99543E5418F432E049743B443914306DC9843C72B9B43FC6896430C0F97439C019743AAF39543725F9843F38898430364964353889543A0EA94438DDF9543D3779343CAD69C43103094438A6F9243F0B29843277298436E809143BE039543B9B09643068E954319219943CDFA944335D596430D659343BE229443B23B92436BE3904314828F43BA9E9543C4A59443B8FD93430E9A9443D5BD95435FB19543970D8F43293D9643D82B9943E4B7954348539543A78C9643949E94439C669C434F3195438DE39E43E0B89643F691964301729843874A9643215B9643D7499943925D954313F29443556F9943FC239B439E139A43"> : tensor<127xcomplex<f32>>
    %1 = stablehlo.constant dense<"0xE26C21419A511E41964B2141F5062141FDBB1F4190DD20411ED4204113D71F41C7122041F6162041C7242041BC9D20415E3D2241952E2041E19C2141ECCB1F4171232041F3A61F41D5ED1F417BD41F41690F20418FCC204130EC1F41E53F1E41CFA51F4154EF1F41C2A81F416B7E1F413F5D1E417DE71F41060D1F4147B61E41F3571F41BF871F4130BE1F41B935204148E31F41DAC9204170C01F41872C2041C59D2041D7DD1E41171A1F4118AE204125B921411A8B1F41D3F71F41AE5C1F41D8E11F411CBA1F4184A3204133192041E4FC1F410F9920414C442041E94020418D4D2141741A20418ACE1E4172B82041134D1E418F412041B8D31F4146FA1F4102431F4135CE1F411F241F4178CF204113B71E418C8E1F41CCEF1F41FCCB1F419B232041AE23214170AC20413B541F41563C1F41A6CD1F4198E91F41D8A62041ED7B2141197F1F41F9F71F41596D2041960A1E41CAFD1F413A9C1F4120911F41DC962041C8DB20414E0D20415F6020411F502141E1FF1F4176B71F41931C1F411C7D21417BB41F414BA81E411BDB204170AE20417FD71F41B8C61F413C33204168CD1F4191092041A2591E4195D21E413EA01F417F8F2141B0CB1E41118D2041A61320417A09204190A31E419BC61F413250204187F51E41F5FB1F416125204196F11F413F392041D7392041DE931E419A2820417B062041A9721E419FD12041720A1F41340C1F4109222141BFAA1F41D51220418C112041588E1E411E6C20417E94214127CF1E41C6F51F4118881F4181E81F41441120413AAF1F4152B52041885F2041650F2041C9091F41475F20417AAF1F4144B31F419E7420411CE11F41DF272041A5EF1D416ACB1F41C79A1F4195472141785B2141020D2141F5EA1F413DCA20419F9A2041ADB620412D731E41A6EE2041356D2041AAF61E41BB6E1E41DC4B1F4106E91F414F002141756020417A832041C0B31F41C1722041FD3B204174651F41A8BC204162761F41C5BA2041B354204192CF1E416C0D1F4104491E4177092141E58B1F4182771E41D3E31E416FD81E41C7F41F41D2BD204134E71F4157C51E416AA31F41F0451F41D5E6204187BB1F414FB11F4108AB1F4145791F41B21F1F413B5A204170E11F41E7AB204190681F41D07A2041799E1F416CF41F4192B51F4158E5204125C41F413F641F415E681F41B2591F4142B11F41F81920412A9B204139BD1F41E8081F41ED542041365B20411922204192A61F41716A204126A71F418D3B204194941E417A781F417C8820417E521F41D2A1204138531E41B7692141EAD81F4168942041594F2041C1721F419F40204129AD1F4108A51E41B7561F415F5C1F416C9C1F41C4C12041BA1E204141D41F414FB91F41828C20416C951F41E58D1F4125E91E41336E2041A21A1F41FC5C1F41"> : tensor<127xcomplex<f32>>
    return %0, %1 : tensor<127xcomplex<f32>>, tensor<127xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<127xcomplex<f32>>) -> (tensor<127xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<127xcomplex<f32>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<127xcomplex<f32>>) -> tensor<127xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<127xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<127xcomplex<f32>>
    %3 = call @fft_0(%arg0) : (tensor<127xcomplex<f32>>) -> tensor<127xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<127xcomplex<f32>>
    %5 = stablehlo.add %3, %4 : tensor<127xcomplex<f32>>
    return %2, %5 : tensor<127xcomplex<f32>>, tensor<127xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<127xcomplex<f32>>) -> tensor<127xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [127] : (tensor<127xcomplex<f32>>) -> tensor<127xcomplex<f32>>
    return %0 : tensor<127xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<127xcomplex<f32>>) -> tensor<127xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [127] : (tensor<127xcomplex<f32>>) -> tensor<127xcomplex<f32>>
    return %0 : tensor<127xcomplex<f32>>
  }
}

// -----

// more_fft: fft, ifft 127 c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<127xcomplex<f64>>)
    %e:2 = call @expected() : () -> (tensor<127xcomplex<f64>>, tensor<127xcomplex<f64>>)
    %r:2 = call @program(%i#0) : (tensor<127xcomplex<f64>>) -> (tensor<127xcomplex<f64>>, tensor<127xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<127xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<127xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<127xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x4061F16291FEDDBF403E827EA5F9CE3F90DCE0E12D6CE13FCE99B602D7DAE73F4EBEA3D62588EDBF6AC071CCAA9AEFBFF09BFFBC958AC8BFCC4077318645D7BF76B226F79217E7BF7047F2BC9FDAEABF8AF21111901DE33F603A11E0DAB6B23FBA27B89DD25EE9BFC6D55D2AF269EE3F90D850077B39D6BF2EFB2EC63010EBBFCA4314118640EFBF88854E1C73EBE63FA28AB37490A0EBBFA062C41F83C0A3BF30B8AC92478DEFBF7C39883850B8EDBFF4C1FDF4104FD13FBA7F6B07B1DEE63F7033F2038387CCBFC2D899AA4EC6E4BF84BFB7DECB50EABFE05F5F7EA8DAE73F74EFEFCBAC03DEBF646BBA3AF614D3BF18B951D5D3A0C63F801646A7A7E4BDBF7A4546DCE351E13F34C3B50C88EAE23FE037022823FCCE3FA8F829106A3EE53FE0E97F2928E6BA3F2C96AA77E0F5D83FC2D4A6F0B75DE0BFA08F1A0904E0D73F54C61556691EE33F40E5F17CAD39C13F6AFC321ABCB5EDBF6CA741CAE8C6EE3F102B6EC15B12E1BFB02D15181753CFBFC8745602E968E53F98D69DE7525DE53F465D152E44F9EE3FB0475BA5AE26DA3F36EFE1FDA824EA3F967C80509C4FE6BF2022390EB30CC53F408F94F03D2A923F6084411D256DD8BFD6AF6AEBCA6FEA3F02462C74B740EEBF6800D2E4789DD0BFE87E698DC718CE3FB02AE982A1D9C8BF0090A152F1B852BF08117CEFBC9BD83FD85E8231A617D7BF18613F7EDF3BC9BF70B31C91864CD13FB0A9CD8448A7EFBF62E2D427B3D4E63F40076F7FD4EEB33FA074404ABABBB73FB4A93372B06ED1BF1800F720E1BDD0BF48E4644B4190DDBFE0207E060158CD3F4EEA9338C278E23F78C3190B226DE0BFC65D7A1C8C7BE53F608C6AEA98FBE5BF2CB4608B1EF2E93FA03BD8CFDEEFCB3F50D5CAC31118BCBFA07069BF6CFFDC3F20200EF64224C83F10798A512AFDBBBF32C169F7CBE3E83F40B04F012C33CCBF2EA9B2416BF3EFBF74D06CC79C84DC3F20A1F67014C8C33F081E5F7D919FD1BF3C264FE7F461EF3F9440D82D2D6DD6BF1C8A3FDC3A19EF3F7CCA94C93025E93FE0A8F931A1E2D9BF680B04C59855E83F94AB9B8DFD75D63FD01390D90141DD3FC02BA73DC4A799BFD6EA43F9EB2FE0BF2015A76C7B68A43F28E52A004026E53F3AC7AF04AF9AE33FBE8175E65CCCEEBF86A371B82A2AEB3FD0042A3C4ECFCE3F20CCC4960644EDBFF057D8D567A5C13FB460A843956AD03F40F09D0ADEA7903FF4F1E3CB9250D3BFD4A94E40CCDBEFBF5A05B9EB2570EABF20506E7D3932A43F18B48549B566E7BFE8917F0B1078CC3F62E5BC62BBF4E3BF58B8D7573739C6BF3ABD116CFBC3E13F4AC0A75A9204E1BFC0BE08C54B97D93F186CA763C2D5C83FC0AB0C6709A4C53F962871DBA3B5EA3F40CC1DD0BBB5A23F92AD4A9682F0E0BF06D6456C8F4EEDBFCC8E043F9494EE3FE0D1DF0470CADDBF468B43B95220EE3FE014CE9AAB49C13F5C9804870AE6E6BF56891152A36AE1BF8229F99C41DFE93FB031F240E3D7BEBFD6886DD4E438E33F6E08C8C72C1AEC3F80673D35FFA2A03F781ED14F4A24EF3F60F36538BF40E23F1020D87CAD56DEBF4011D65FF225A3BFAED547E63B5FE73F1C7ECF3A6B75ED3FD63C8E68B95AEEBFB63597F3954AE8BFDA74B70B38EAE0BF64D45A583658DA3FB821BAEC1301ED3FDA0CEDF8C076E7BF30D0516860DBC43FF83BC2F72757E9BF38711468CE89CC3FD011E50F4CADDD3FCAA08975662BE3BF3406840ED0B6D73F1CA9F0A4476EEF3F70C7E94F96A0CE3F00A20E5D1A45DFBF60A8833C1DABD03FC0DFEF143211E3BF3416FC449A61E23F6CBB5373A563EBBF20941DD2738CD9BF36240499F846E2BF50722388C34AD03FF0F20AC7AE4EBA3F5EF3FFAA6757E33FE0622D66BC0AB63F7ECE3A36ECE5E1BFB011C76A437AE0BFAC3C5340F587E63FAAE3A5562460EFBF9C73020ECB3AD53FF079DAD31811DB3F0824C2C29AC8C9BF5AF7E022AC99E63F02FD09199D5CE63F98C9DD15C5D5CA3FB42C22B39C4CD6BFFE3BF283E3BFEC3F6808A41E3463C33F42268F40BA99EA3F5E652D264E0FEC3FA60B812BC395EBBFA05599AEDA9BA8BF9C161DA4BE5EEDBF24D78B313446DD3F3ABB8517AEF2E23F40E9626798A2A4BF7091C630547BC0BF66FBB995F85CE53FB200A990836BE63F360BBBCC0EE3E93F40C58AC76C17CD3FB07BAF60BEA5B73F283ECEBDC172EA3F5A13AE79CEF0E93F9034A8A89E92B23FF6F0F6A426A1EA3FB279E476A7B8EBBF40CF3039BFE09D3F808A248A0659C13F646F0835025DE53F6CD463E5EC81DEBF7075D1EF97EEB33F4ABCFC161B9DE63FB0A7991C9FE6B83F007E9CE3D7AAA2BF487F1D5883B0D33F0060F2AB6102813FCC012C7F6A4EEC3F1CDAAEC5C4F1D4BFECFADD7BA71FD5BF900410ECF457D43F0C40E38A186DD5BFC21B5C86E3CFE9BF44102A8B86B3D8BF50F3F65481CCD4BF94936BEB43E6DBBF44DD7F1D3D72E4BF3CDEA1CFE49DE1BF00A28281F273913F14A84C9266BDE1BF00E4A2C0263C68BF249E997DF5ACE1BF34D27CEF1327EA3F4CB5DACD527BE53F94D5F03E065DEEBF2862F98BF1EFED3F4E1D79B6D4E0E4BF5806732D042ACD3FEA66678B5FF4E03F649476A3E04DD53FA62CF5C2853CEA3FB071BED3019CE93FA0D4EFD46939C73FCE8A36A90676E63F08C93D28BC4BCE3F142AF71751BBD53F4AA5D1CD3AA7E93F64EC8D4D27D6D8BF3EB15C1F7D82E13F880F3B6BE77FC93FBE3A3F077B24E2BF14DF3C6589B0E43F28EFD3FBBFFBDEBF1C1E049FF1A8E93FE4C34375F21CEE3F7C4203FD3F00D3BFA619A5F59DDCE43F2E5BE60D6C1EE83FF010871A57B6BF3F18BDDF462EC6D93F804BC193CD6C87BF"> : tensor<127xcomplex<f64>>
    return %0 : tensor<127xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<127xcomplex<f64>>, tensor<127xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x9127E919E25F7340617F03B8D9197340756B3DB84EB77240366560451D8E73408B80F18C08757240DDAD804B58D172402748DACB28B272402288D413562773401FCCCF40D70473400B8AB8AEB0317340FC550516BDD17140A931EDD8F96573406D074655C6F7724009819A32BD147340CA06F33356307240BEA3495B59F87240AF86F9AE601573409351D1FAB0337240277B9F74C3ED724024712020487F72404A569384BBBD7240077D918F30D4724077B421D6A73373403C1823F800AD7240E2721273009972408B8BFF310C8C724023F49EEB8E1072401E03578A138173401A340EC92D4372407C2F048EF71873408AF527E151D072400DBD9B5F643F73403F2397864FE672401CEA7C983E9B7240AF356CB69AB57140AA6B8B7D200673406199AC7C5D7F7240E47AB5FD456E7240C20D946FCEB17240448A98DEB9FA72407D205A6B06A872403EC4251CA9147340B3798D9917E972409A0EF25BB7EB72406DA1D426583673401C43A69E439A7240967C44C6D80073405614BD63D0F77240704DE72A6CF27240D409E38202F572404313C5595C2873400138EA0B036572406FCDC97CCAEA72404204D92734F77240E5F8912686DC7240AEB1FF2D65737140CB56B53975007340E619F23E5BD9724089DB17E33E357340399147891FE67240FCDEE81278357340AFF8DAA5A94073401950F5915B0173402110C4F5FDA1734006CBC1CE7719734022FFA0A1C3D772403AA9E893DE0B73407D2725F922F172402943D126B69D724045069124061573400ACF966E77C472402735451C50D17240BAC644A5A8B07240EE901C12BB017240693894508F7D7140845F661C12DC7240E4EFC146832973400A0C5209C3AC73404D166D89C575724078943078B8527140E22B2CA9AC337340E57D9008ACC0724023C70FB758DE71400D07B3B25E147340073C31F5D35C7240CA32E64D7DD37240C52D3EDFCF6A7240E82525AEFC5A734036D272BD51EB7240A3E8210B8E847240977EB24823597240904741E4B74D7240BDF2D7F4723173407B6A855B59F67240414E5730EA427240AFCEFEE86BF47240763A161ADE48734030D4548153CF72400ED8FB1679E9724070C05E2F16BC72401CF7B26FC7697340163CA1E958F172403CD356B2822673402E4BCD2CC43672407B9AB3A65BDA7240CB1A485613257240C6D812F0F8A47240D6071143A59D7240487AC30BA68C7240E0D1743D5A04724023E28F3BFCC0724013A8D1831E98724020FC8B4BCFBE72402AD75C5E1EB472408439A3101A9C7240DBED82665A217240BA4AD30676F37240BC24A9F28E507240FA39A8CB6DB17240436965F0AB6E7240A44A074F0E987240A68A946459257340662C506DD28972404B0CB382FEB0724019DDB5A45C47724010CC41582281724031A0E193C50073405F86D558BB3C72407A181827D6987240143D9D008F527240062AACFD3B6A72407991B966E6E67240D8BB2136D2EF72402C6786082E1873400FD5D01AF8DF71404478C3C33618734033BA3DBC3FE9724056180ECDAA5A7340D9C04B86056D724093B57CC8D8CB7240EE62C3951C0F7340F59EFD1DF5C87240B4D39E8538427340E9BA65295F49734023F6E968B82E7240360757327E21724076561D37F9EE72407836B325B0E07240CC072F32B4537240797BA6DBBB7472406D20F683F665734008EC40989BB372409E5871AB509D7140CE1F26C777EF7240B68BA22E733F7240893060FD646D72401E02E1D3D87F7240076449BD9FBD7240D6F756C1E79D7240A7384E893139734045CE6D6257227240E0FDA4931C317340CB6CC36423DB724007AD8D9F36B17240A5B72795C84773404E0B67E20FFC72408A6B9826E47772405F35E9568EFB7240E749EFC83FCE7240D80E4A8277EE7240F411EA5264D47240F061B8721AD5724081D646FE6C5D724029884107B36A7240BE1ADED79D99724073B7E423D0CA7240B687CF235A787240071082BE0D7872402155070C010B7340B81EAA074C327340242D1E263D7272404DBB63BEB4B972408B18BC57A0117340C6B6BDA00DA67240785DA34ABCB17240F008637D8FCA7240B025BCB298937240E47B07042E87734023FC51EFD12772403F2111BE7BE57240D6F54640C0B0724019DAB1B4EEBB7240C857840E67957240B760B506D4EA72405FD6605E6A37724056FF03006C7C724074F1CF55FA607240163BA261CA3972405BE1C70AAD9B724072A004A9571473400D481183CE0E7340EE42024F7CB572403B0E4585F0E4724036CAD52E61147340E81F5E02B8C472404CBEE43357D37240871E62D5F0997240F80EE8C9A3B87240E2D8D77F617272405DD70BE2B24D7340DA0CD5BB87E27240A6A6E7F78CD472400F459D40A8F57240FBBBF4DD74587240EE09776B4DC372409C2831E0FDED724060629192D38A7240DFC0418D1F3672402C7B9E1301AB724069E86592CFFA71405785570B0433734047C41E6C031674409EF763DBAE2F73400738649668A87240C4686CFC2A997240CD62339E7CDC7240D6050986167372404CB3ADD4F5EF7140CAA4DB29F31D73409741B4E4BF0E73408C1C8A9BC0C172407038931B30A5724074B90682C10F73403F59BB654DA87240C91FAA8E8230734032F49A648F0A73407EB1FF2A3C8F7240C75112FC61D87240042B0709EDFB7240569675D1E0CE7240E2B2E585524E7240762140F5F2AB72408636025D10E5724025B00932459472407DB4008E76C67340D9E1E7ED4EB671402A87F3F24D3B73404C5E1AA3523D7240B71D03D7EAB17240C6D17029279D72409C12BF7D287E7240E451D80D745D724074D5BC1DE32C724063E77606F3627240"> : tensor<127xcomplex<f64>>
    %1 = stablehlo.constant dense<"0x26A1AB184928244047B76BB5A3162440AAA6B8A4EEDA2340AE6A58DD8DE823407A6952F168EF23404C692A5A2BE72340E7BCFA9C73FC234022D8D13A38F7234082DBFC9F111F2440505E63CE12DF2340B5CA4EE721422440084928D70DBD2340E521CAC456092440037D0843FBF4234039C029585BE32340C33295A2F2FA234007232C75190F244074EFC4B3BF032440F54AAF77B6F32340F2BF95C8240624405F365756591C244081BAFE6BC91224404EF8A49118142440FA543F6807FA23400370F408710024406BA7EC833EF92340F661BC22AC1724407F0C7EA8D7132440FCC240DF9EEC23404E3D689E94CB23403D06762D37F62340ADFC91822D0724403EABD6FE231C244093481D420EFA23403670C7F8FA1C24403E9672352D562440292F48B0B5FA2340A1C3A48550CE2340A104D6189AF223409BB1206842DD23409F91E704D500244017F856A5960B244056095C1A850D24409E4F9009E9E523403F84A055B30824402E422C992D05244011EC7A4271EC2340D57EC420B42324404E56670769F6234095EBF33C25FE2340733C5A61300124403852118CDF04244051E1CEBE4E092440D32258D14215244074387357DB1324401A2F4FC759FD2340B42E9BF4D8F62340CA56176B40152440BCAFD9B20EE82340383955F62EDE23407D721EC395DD234068C9E4F1F8EE23400489394C44F523404A0EDB96CA0A24403E64D36028FC234029516DA0F9FE2340B4556BCBA7D923408B9D2AD3710924409D9847CCCFF42340C565C3E02F322440C4B26DE267FC2340B23ABC31A9022440AEC55F3891142440F11FD95476F923404C01BB1968EC2340322FA0036AFE23407315200FE612244041C9209BCC1C2440EF80CF6DF2ED2340FC7CFC2DDFED23408DEE331E54F62340FD0FF17BB9022440E823B79229E723403B185BC581EA23404C67715B230524405F712C3F5105244012CC7C209703244061D5284BB50B244049330CB3D4ED2340A325EC98010F244080CB6E9236222440A9EA133D220F2440DF553D86D606244048034C3446FC23401140666546D82340C6A63325801C2440D770D9C168F723403E0A3E75891E2440EFB3B9E0D5EF2340E4F0CBBC66FF2340F302B0039CDF23408F36959E2FEB2340B7C738AEC1B62340169184DDF50B24403E918443D1292440F4F85EA7E0FC234072BF7E79B6E423400A96FB0809ED234034CBBAF9D50B244000B171823C0824408E8202E464DB2340089DEDAB0FD82340FD87E9C0CF202440203362049D2224404CC87703EF132440E39215CB41022440E858B49017EB23409015742AFC0224406C6F80B8640A2440549F8CA4F82624408721F6208DC72340BB543B253A1624402C1BD6A60C0C244015A505F2371624407AFCF8C663EA234081911634CD092440AEC760CD21F623404B035A996CE42340067D0A0952102440AD8A94AFECDE2340DA49E95D9AE123406B33E0E728F02340EFEAEF4D59F22340D25FCE1038FC2340EB20A772EFF52340E31CFD6B891924401D4F201B54FC23406C8D190082EB2340ACFE9570F70C244009EDD193EBE3234009D4026DF4F62340A898EEA606D823405DAA5539B3FF234069CFCC9A01FD23407AF8FF8D3F002440EA720488F3F52340244935A20FF3234051EC5BFFB7D023409B343F9D30F9234091CDC50058F72340B0081132A4062440213718C3F6D8234039354055D41924405645F9E26BDD23404C42C26AC72A24400A8299186F0C24404C24172C730A244073ABFD9203FF2340CD97847F7C22244097458899DC032440A80B1C837BE023403AC70965350D2440C90C08E9951C2440AC0656BAB10D244079E924FC14E62340D8F9D36134E32340897DE443EA0A2440AE42E48D05F123401552E30989EA2340637415460D272440ECF4520303E72340E016C525E90424407254B17624C7234082DF0E3142152440E4753575251D24400FCBD5582B0024405EE54FFA4BED2340EA65200AF6A32340A0D3ABFD951A2440EE757912A83B244081B3D256C1AE2340DB7C72AC12072440C88C2D6E22FC2340B3BB4BE20ED02340A06EDD1B200124402E7292C05C0424404FC238425CF72340B511E8616C15244092A1BBE01D132440A2E14B81610C2440B7FAC3098B162440FA982CE2FC052440459F25D477102440D6663160F1382440D1882837991D244083ABF63F6B2024405BBC62CE8A1D244022EA82189B092440635801CA3D102440305BEA9663062440136D77E92F072440BBA7DDAE31AC23408996912FC80A2440499CADDBE80D24408EDECCAD4B1A24404D26CCE812E923408715A173B40C2440989167575B0D2440A3BE4FDF5610244028096239100E2440E9460FADD11D2440AA7170E37DF6234094939A9B5A0A244096F7B9DE030B2440B94CE285F5F923409F47EBF054152440B2A0CE746CFC2340EDADC50FCC0E2440B8AFC4CCB6EF2340AC790D5068EB234066FD776EE0BC2340DE794F76AB11244079D40530A70924407CFA5F20BDF623401358ADB11C04244011E77B4A1920244089415A8B8CE02340C3F1F2B86A162440AED28A51CBD3234018A8F32EA6302440B2FCAF752CF623409A5B3CDEE8F223400A76043E241D244019855FAB36FB2340B6119EBC6DFF2340166A8550160524408FE201ED870B2440F9D7DD6AB1EF2340FAA62232831524402DE4C789A5DC234063584B27CDDB2340EDFE4ABC320E2440ABE7B2B00D0E244023F0A7005A152440CF27E933F7C32340C42C701AD2292440C75F36815811244035599B76A51C2440D364693983FC2340E26C2598091A2440B448F45B1CED2340D32D81D05E04244036ACA84CCFFD23405E88B72FEF332440"> : tensor<127xcomplex<f64>>
    return %0, %1 : tensor<127xcomplex<f64>>, tensor<127xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<127xcomplex<f64>>) -> (tensor<127xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<127xcomplex<f64>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<127xcomplex<f64>>) -> tensor<127xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<127xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<127xcomplex<f64>>
    %3 = call @fft_0(%arg0) : (tensor<127xcomplex<f64>>) -> tensor<127xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f64>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<127xcomplex<f64>>
    %5 = stablehlo.add %3, %4 : tensor<127xcomplex<f64>>
    return %2, %5 : tensor<127xcomplex<f64>>, tensor<127xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<127xcomplex<f64>>) -> tensor<127xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [127] : (tensor<127xcomplex<f64>>) -> tensor<127xcomplex<f64>>
    return %0 : tensor<127xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<127xcomplex<f64>>) -> tensor<127xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [127] : (tensor<127xcomplex<f64>>) -> tensor<127xcomplex<f64>>
    return %0 : tensor<127xcomplex<f64>>
  }
}

// -----

// more_fft: rfft, irfft 127 f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<127xf32>)
    %e:2 = call @expected() : () -> (tensor<64xcomplex<f32>>, tensor<127xf32>)
    %r:2 = call @program(%i#0) : (tensor<127xf32>) -> (tensor<64xcomplex<f32>>, tensor<127xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<64xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<127xf32>
    return
  }
  func.func private @inputs() -> (tensor<127xf32>) {
    %0 = stablehlo.constant dense<"0xA7FF5FBF25727E3F64F46E3F88CE883D62020E3F5E4412BFD81CBEBE21DB6F3FE70E193DA24C40BFE3A76E3FF75E3C3FDA165B3E2D837CBF14FC323F4BDD45BE3BA754BFD7263A3FCD72533FDF5C5C3F7ACB983E95CB38BF20676F3FD3B4E1BE25BD91BE970C61BF6D450CBFAF610A3F3A683DBF0352F8BEC0D0C7BE2601B9BD3D41C4BE99F426BFC13D8ABE31BF6F3DF9B6543EA910F63EE4AC55BF695013BECC4E7BBF761F313FC84C9EBE7DBC7B3E7AFA543EA4ED37BF40D9393F6090EF3E599F16BF0FF3313FE421C53E0489B7BE08F18DBE5E76773FBC62703F69FA533F4817CC3D6992D33E7B4516BFB2BD503F9901D4BEF553F7BE26E42C3FF4BA45BE6B1FF4BD0A9261BEBB0E9B3E7ED4CABED2482ABF5E3476BFF91FDDBC7856DCBD49E74EBEC88C82BE132045BE62505A3FF627783F172ABABEB4C8633FA12133BF74D713BFF9E529BF34757E3F740675BEAE4B463F70D69A3EB44F62BF68DC7F3E984B12BF8196993E648E593FB6360E3F46855E3F9E8A09BF7C8F013B084A333F395F633F3F1E54BFEB1E65BFC3F751BF002BE53D1B7EAA3D1445FE3D7F34E5BDE9753EBFA06C68BF2EA84D3F68D8313E0C7C7C3F4BC06CBF2BBD2FBF24649EBE21B181BE0C24383FD7BB36BFDC79FBBE2C6405BE5B0F2FBF2BB0D4BD3C48353F3432E33EE0A342BFB4AD783FC6E3133DFC6D783FA1C0E03EEF46C03E"> : tensor<127xf32>
    return %0 : tensor<127xf32>
  }
  func.func private @expected() -> (tensor<64xcomplex<f32>>, tensor<127xf32>) {
    %0 = stablehlo.constant dense<"0xEE1E9743000096434DAD9643311596437FAF99432B0995435D139A43A9C09043AEA9944306F79843948C9743D0C596430141964396DA9743B5C69A43A0B29543DF6E96437A58984306AE9243F5A195437324954360B69543CE6995435E889743EEC49843BA2396436F42944319F49743A76C99434B5892432D529643A6999443D893924354F2944394B59443D9649343567896438B7E9743D9BB9443A8799343E1BC9743DF8B9743A00B974328229C4398DF8F43F6D09343FFB492436E6493430C3596434944914333D6964304B2944326B39243A52C96434E2C9443B11F96439D9797435EE495437BD89443FB8892433A269143B38596438A739343B2629243058495433A4D9A43FF739843DAA9984330669743D1FD974305D09643670E9643D51B9943A59E9443BC64964303819643030395434EF795439F659443D02C914347C890438B6697436FAF9443938392436E6E9243633F95437C2D9343BD3A964344369543F9649243B6C09543D34C9743129E9443CA0595436D1A99432CE492437BE59343292E974312C09443EC5A9943DAB99143D40796435ED49543592B9A43182B9943A2EF9643785897433CF39143249098433C049543EDE29443B0AF9B43FB0C9543F7D694430BAE944357759943BCC8944383E79743FC1593431AC59443FE15954329A29643BC2F9343F9BA9843772E9943883F984301A79243FC539743"> : tensor<64xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x0500124122E72F4146EF2E419D11214126E02841BADB1641190F1A41B2FD2E410F99204136FB13417EEA2E41EFC52B415B6C2341CD371041C12F2B418BE81C418CB512416EA22B412D372D41CEC52D415CC624414773144172F62E4159F2184117721B4137EF1141A93B17411BA628417C291441703D18417AC11941FE8D1E41F6DD1941B690154112AE1B41BFEF2041DC52234185B0274132A51241BEB21D41134B1041F7112B419A0D1B41F2EE2341EA53234126811441949D2B41837C27410A961641311F2B410F292641B8431A4178901B4166772F412C062F41A73F2D412F982141939C2641A89B1641DB0B2D41F35F19416045184142CE2A4114E91C41C1171E41B8791C4176D824415CA91941735B1541BA9C104170911F4153471E4163C41C419AEB1B4180EB1C4106A52D4180822F41AF2E1A418B3C2E41E6CD144189C21641A161154153E72F41E62B1C41BB642C41B4D6244105DB114172FF234147DB1641B4CC2441E6982D416BE3284154E82D415667174119082041A0342B41F4352E411CBE124112AE114184E0124156CA2141FC5421418AFC214197351E41A21814413679114183DA2C4162C72241C1C72F41FB3311412D041541DF0C1B4177F21B4141822B4143941441312418416FEA1D410A0F1541A0561E4184542B4192192741C2D51341DB8A2F41E4932041E0862F410506274138022641"> : tensor<127xf32>
    return %0, %1 : tensor<64xcomplex<f32>>, tensor<127xf32>
  }
  func.func private @program(%arg0: tensor<127xf32>) -> (tensor<64xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<127xf32> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<127xf32>) -> tensor<64xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<64xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<64xcomplex<f32>>
    %3 = call @fft(%arg0) : (tensor<127xf32>) -> tensor<64xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<64xcomplex<f32>>, tensor<i64>) -> tensor<64xcomplex<f32>>
    %5 = call @fft_0(%4) : (tensor<64xcomplex<f32>>) -> tensor<127xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<127xf32>
    %7 = stablehlo.add %5, %6 : tensor<127xf32>
    return %2, %7 : tensor<64xcomplex<f32>>, tensor<127xf32>
  }
  func.func private @fft(%arg0: tensor<127xf32>) -> tensor<64xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [127] : (tensor<127xf32>) -> tensor<64xcomplex<f32>>
    return %0 : tensor<64xcomplex<f32>>
  }
  func.func private @_pad(%arg0: tensor<64xcomplex<f32>>, %arg1: tensor<i64>) -> tensor<64xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<64xcomplex<f32>>, tensor<complex<f32>>) -> tensor<64xcomplex<f32>>
    return %1 : tensor<64xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<64xcomplex<f32>>) -> tensor<127xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [127] : (tensor<64xcomplex<f32>>) -> tensor<127xf32>
    return %0 : tensor<127xf32>
  }
}

// -----

// more_fft: rfft, irfft 127 f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<127xf64>)
    %e:2 = call @expected() : () -> (tensor<64xcomplex<f64>>, tensor<127xf64>)
    %r:2 = call @program(%i#0) : (tensor<127xf64>) -> (tensor<64xcomplex<f64>>, tensor<127xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<64xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<127xf64>
    return
  }
  func.func private @inputs() -> (tensor<127xf64>) {
    %0 = stablehlo.constant dense<"0xA8FF5F0E3286E9BF7853BCE2068BC4BFC082241CA1FAAB3F823855385DA5E93F4090AA44BE76E5BF26EB89BE20E9E1BF7E98C4EE2EE0EBBF1AD58A0A12A9E9BF648F1F4020C7DB3F30A0E920DCB3B9BF70ACD7EF5506DE3F38C3B63217B3D5BFCC69F3B06C2ED7BF68DB1E985B20D9BF40E729F304C6A8BF3A9626DEFC54EB3F4C8DE10DCA2CD3BF0A3F026AF29BE8BF6EF0EE84DEDAE3BF30FA231CC058C5BF1E82A8FC1795ECBFA6DECA192E29E63F244F65F6E8FAE03FCA15BD1EFC8EE3BF443FE262E550E4BFF408F1007454DC3F068C488D701AEF3F80C7FE4D3D65A5BF204C8A2E88CEDB3F14F8C1BE07ECE53FB22EA5556321EDBF907335410D47B63FBA579EFDA198E3BF50459B3DB792C13F5887226C8EFEEDBFE47E8440C2AEE7BFEEAD6A384EC5E93FE2EF93298CDEE53F000EDB3BEF7B8BBF66F604690685E4BFD860F8E5590CDFBFF825C12FE231EABF004C01FA6E7B8A3FB0BC443A70E8ECBFF8BAA7B5FBA2E13FF8D4C7F7DBA0D23F1C422CD0E0BFDD3FFACF51CC2ED9E1BF4214E6A5DE4DE13FE04B8A887F4CA53F1AC3C9F2788BEC3F0CBA16911F07DA3F4C246060A256D93F40ECF04018B8EBBF1CC63D5F5312E63FA0E7B55873A7D73FAEFD7BEF169DE63FB8B53F79205CC73FE0A84332591CB6BF54931D3E8A93E0BF22675E63F5B9ED3F44A62551BCD0DFBF60FDD4173168A3BF00E03F0B8DCFE73FC0C7F1C74931E3BF946538051D6EE5BFC08FFCE6E0629D3F4CA2E8500A74E83F48E494C5178CC23F92C4AFBA0FCEE9BF0A32E159D42AEB3FAA33A34D3416EABFD80D611BE149E2BF0E511001107FE53F6CC6222C3962EE3F206AA10E85CCB2BF9052975AE299BABF8C64D730C271D53F2C20E71A0383EA3F9055650FFF1CCEBFC0A0D76F5A2C91BFC425B87578C7EB3FDEA40A437F51E73F98EABB758282E43F0401106F07A0E43F947D7A34A6D2DABF004A5A41C932873F20A6AD3A63C9E13F76E985C3B842E03FF0107F692B00CFBF60572450759ECF3F465B9E70FFAFECBF0053662E1427BF3FE2ED08BA7052E03F34FDFDDA9F41E2BFDC210C8EA1C1D03F985A4291E493DEBFF0262E683B89C43FC092C499AF21C63FA815C42EC943DFBF607765FA8EF7AFBF6EC83639CC56E8BF54224F7F5CF5DF3F3412E0A0E474DA3F004287440AEEDBBFA0E23FAD54BBBF3F722E72CA93C2ED3FA0E30F82E9CCAC3FC64F4E59078CEFBF44DAF79A3E58D3BFC06DBC67E9A8A8BFDE800344E24AECBFA80891489166ED3F10D199ECC39EE7BF12A584036730E6BFE093D847D192C7BF004048CD595BBFBFFC687604FAC4D23F2686AE379DCCEFBF8A8C08BD455EEC3F5055648FE9BDEDBF503AE7D5C749DCBF22452B505B10E03F602C33857E6FE0BF02FC1831E2AFEC3FD4C79F5049FFDE3F08EE49902381DBBF"> : tensor<127xf64>
    return %0 : tensor<127xf64>
  }
  func.func private @expected() -> (tensor<64xcomplex<f64>>, tensor<127xf64>) {
    %0 = stablehlo.constant dense<"0x183E2F267BA072400000000000C07240EC8D1A99621B7240E69E843775ED724026C8D2F93BC372405D6189BFDD90724047D7A2D241E87240BEF03F206AB77240C628023FBF8272408814AE77D6217340F58632F8244973400FD85186CF8372401C104139D4C57240D733D1C55ED67240CD1953DA0790724012A8C6059C097340C00AEC6647AF7240371F88E1E6EE72405603706585C1724082072B8ED8017340810103431F0073404C8C0FC288D17240C86C627E5F097340ADE5F8B92D7872406760D4CD25AC7240DA8BE98A7EBF7240CBBC49BAE0B772403865B15FC22C734008AAD99A1FDF724071C691CAA2997240D1230CE9678D7240B022E4BE478A7240BD28D7503D7E7240861FD7C0DAB17240CFD8E86F7A177340B101E3B932EB724001A30E28FFA47240440C8A4021A8724070456FD83A6E7240C2152891015A7240399BBEC4D167724087B8C26E19F172404768E42D7718724036366028A52F72402AC044BF18027240145A737DC8EF7240166F6202ECD17240E2CF13AF1BE472401C6A3AA7169B72409646E3BFB5067340844DC07581EA7240700848183C6D72405FC0239D63CE724092D2977F2ED27240C33776356A4A724008BC814A374A7340CDACDADFDDA57240790E82CBFA7B724050123DF8977672401F8A158476947240657AC60E50B1724041635D5A97C77240F51ADF5FAAFB72405326713EAE9E7240FA3D1E121283724019E2F694E3DA72409DDEB2DD235672403240D369E4A97240A165FB7342FB72403B129661995973407ADE26358DEA72405CF51331F24372406AFCEA7FB13A7340A2B74DF980BD72404C3E48D75C357240B7356A6EB1A97240D6E29DFAF99D724089D92607450A73409C10C5132E097240B8D1064803217340E7BE46E847C97240D655D09ABA6F7240FDEED4E521B072404B6E9BC27E707240C54295E5BB227340CF282A77AAA272409082A919B9A972405767282A655B7240928B78901FEB724035B9F8671ED572404C52242165EC7240FC6168AA8FE3724058CAF074FD87724064AC4CF6078B72404D932ECE181473406884A97D516B724035E6ECCE08F27240886385E9BD067340B1E981C1215A7340884FC4E8EA957240828C0C1E8ED97240852E42B5DD8C72400B062ACF452E734061364A04DA7972400A3B61806C0E7340D8161317914D7340BCAD4FA671D872405B7B6EB26E13734018C67BE84B7972401F2D038A5ACB7240D5B9FA75AA6D72400E4115A64B557240A1F55160EB497240A3AC0FBDA5F372404B5D4EC7DE5B7240BD47D39C8EC572400AA6DA2441A672404FC1FFEA92A3724055B74A2A18907240FC700612DF777240F5CFB15064AC7240E4467C47470573409F3F2487FC1C7340E2F4DFCBA8B972409322EA9EE09172405B24AF992C607240767EB410E0A372407ACA68C510467340"> : tensor<64xcomplex<f64>>
    %1 = stablehlo.constant dense<"0x06001ADF9C672240B20E75E4D3AD234083241CA1FA1B2440885385D3559A2540FC56B51B94A822404E6117F46DE1224078B61311FD412240AE5257DF6E6522407BFC000239DE2440C02CBE4798CC234063BD7EAF32F02440E6496A4667522340B264789A8C46234025093F23FD36234019D60CFB39E723406469E2CD4FB5254096F390AF996623400FDC5FD940762240F910B11752C2224017708FFF9CAA2340DE773580AE362240EAAD9CE192622540F254668FAE0F2540A32E143E10C722400CDCD1A9F1BA2240488807A0A3E22440C088D408A7F125403801B2C29AEA23406152744174DE2440811FEC7BC05E254015ADA5CAE92D2240E76A821A8E2C2440841A26E075C62240156DF6DC4A4624408AD73D191720224012B8F7DB13852240DFAA86E3549C2540FE3E99C2E85D25403C09310421F923409AB06F99AFB72240F93CD0309D072340A0ED03DDE15C22405380BEDB9E06244035B45BFC78312240B07B5ABB2F1A2540A83EBEDF0695244011628106FFED244000E33A136DE2224044615EEADD1425404C8A887F4C152440329C2C8FB7C82540D0B588FC38D0244022010313B5CA24403CF1F07B7E44224062DCF335256125403DAFC59A3BBD2440DBBFF76ED1692540D7FEE481705D2440AE789B4DC7D32340CB261E5CC7F6224072E635569FDB2540CED2761D7A012340032BE8CE97EC234000FEB3D0F87C254084E38063EBCC2240A779AC2F1EA92240487E7370B10E2440258A0EA5408725409153165F304A2440B70355041F63224021139E45ADB22540C5CC25BB9C5E224022EF49EE61DB224011051100F1572540672CC29223E625402CBDE2F566DA23405BD14A3BCCCA234024BB86118EAB24400372AE3130A82540AA6AC2038C8723402F14C8D269F723405C825B8777BC25404EAA30F417752540AABE5B27284825401000F176004A2540132C5CCE6A292340925650B2CC05244062DAAA33961C2540975E388C2B042540BC035A52FF8323405D9140D5797E24404C1AF60800352240A6CC5C284E3E2440DE8EA00B270525402D205002E6DB22400F61700C0D8624402BED75DB600B23409CB8A0ED245224404B1267BE8658244053DF89B6E1052340899A057108E0234079936C3C937A22401379FAE3AAFF244092000725A7D32440F0C5DBAD8F202340C57F5AA9763F2440E722A73C29DC2540E40F82E9CC1C2440041B6B8A3F0722402E41280B3E6523409243981657E72340F2C7BFDB513B22408B10891469D62540EF6236C113862240AFB5C78FF99C2240B09DE0BAB4A12340806F654C49C1234048B323D0279624409E17852C36032240C988D05BE4C52540ABBA0967212422402DC650C1B11D234052B402B5050125403ACDAC1708F92240C08F1123FECA25403FFE844AFAF7244090B07DE3F6232340"> : tensor<127xf64>
    return %0, %1 : tensor<64xcomplex<f64>>, tensor<127xf64>
  }
  func.func private @program(%arg0: tensor<127xf64>) -> (tensor<64xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<127xf64> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<127xf64>) -> tensor<64xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<64xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<64xcomplex<f64>>
    %3 = call @fft(%arg0) : (tensor<127xf64>) -> tensor<64xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<64xcomplex<f64>>, tensor<i64>) -> tensor<64xcomplex<f64>>
    %5 = call @fft_0(%4) : (tensor<64xcomplex<f64>>) -> tensor<127xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<127xf64>
    %7 = stablehlo.add %5, %6 : tensor<127xf64>
    return %2, %7 : tensor<64xcomplex<f64>>, tensor<127xf64>
  }
  func.func private @fft(%arg0: tensor<127xf64>) -> tensor<64xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [127] : (tensor<127xf64>) -> tensor<64xcomplex<f64>>
    return %0 : tensor<64xcomplex<f64>>
  }
  func.func private @_pad(%arg0: tensor<64xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<64xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<64xcomplex<f64>>, tensor<complex<f64>>) -> tensor<64xcomplex<f64>>
    return %1 : tensor<64xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<64xcomplex<f64>>) -> tensor<127xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [127] : (tensor<64xcomplex<f64>>) -> tensor<127xf64>
    return %0 : tensor<127xf64>
  }
}

// -----

// more_fft: fft, ifft 128 c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<128xcomplex<f32>>)
    %e:2 = call @expected() : () -> (tensor<128xcomplex<f32>>, tensor<128xcomplex<f32>>)
    %r:2 = call @program(%i#0) : (tensor<128xcomplex<f32>>) -> (tensor<128xcomplex<f32>>, tensor<128xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<128xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<128xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<128xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x8827C73E1DDA04BFAB886D3D4AC1B13E9EBD06BFFF3881BE0338233EECE27C3F134B4CBFE2C6A5BEDFF4533FAAC930BF984F683F90CA4BBF42554D3ECFF0003FDE41743F9E62103F9DE44CBFBB5C01BEC659D1BEE8E239BF87FD67BFFD9EEB3E57D7433FDA3968BECAF9453FD5E18FBEE411B8BE6A607B3F0E450EBF97DB1DBF49FF60BF0424303EE807D73B9D76533FA5E3163E089177BE3E9031BFE72610BE69B1713E80E7003F4F34333F77F0AA3E5D6C77BFCE69763E14708D3E36A85DBE933214BE2923683F6F6615BE9E011FBC509A3E3F39C320BF9B26253FD129E1BE623458BE41A5F2BD697E343FEFC8993EE3E94A3FD66E343F4BAE0FBF3736EDBE9249193F941937BF5B2820BF663054BF652BBC3D316F313F3CC641BF6FB52F3F3A525DBFA6FB143FB6AD1ABFA2BB053F8AEDD03E22ED2B3FCAD064BF7D2D22BF3BDC583E10366D3F70D9313E41070F3F8135B4BEFFC274BFEE4AEFBEED21613F4B44BEBE076B3C3DB2C4B5BE988F1F3FFBC9B73EAEC3A03DD85532BF7757443FC85E46BFC9EAE9BEB235D9BE72A018BF99DE0EBEE7BC463FE0CF74BFA063443F19529C3E2007E73E9C4C14BC5FAEE4BE168F7DBFD85B5CBFA8E500BE44841DBFC3C74DBF10CB0E3F2979313FC25A2E3ED4611FBF0FF0C0BD632F02BF8D1C8A3D8B5BAA3EE1DA17BDE7D7783F6F3EE63B67564C3F3675073FC292E83E2B953FBEF3973BBFAE3E003FC30C7ABED95D87BE71FA04BF55BE6A3EA14C75BF6CEAC63E9FF230BF21DF603EFE61A8BE93CE663FBF909F3CF0361D3F2BE119BF12527B3F71D812BFA0E8D4BEF39CDF3E1DB5EABCF64F943CD0CC81BD76BC04BF5CE073BE66D5783FE22862BFCCB839BF6DBD77BF9E8F0DBF272F23BF02A003BE8C61E93DEBFC513E0F2E9ABEB9167C3F15D45ABE1E4C813EFB8628BF906714BF6D7F41BFA2837EBFE9D5453C73EC97BDB891A73E4342223E374A773F3BCD6A3F4C7150BFAA3542BF4431C3BE192B4CBEFC1FC0BEA87575BFBFAB453F1AA71FBE890AFDBD29705F3F2F251E3F7FAD05BFDAA540BE68402B3F3CC802BF96E1743D71F150BF4B1674BF750517BE487697BEFBD34A3F56B2343FE044463FAF80C03E74C09E3E545B8B3EC828523EBC83BE3E243389BE3D5B56BF87E342BF9869523FB6A1B9BD5DC518BEFEC3153F61BDB43E774E75BF2D4912BE3659BE3E57DB223FCC50A5BEF87109BF8DBF223E1231693F32F3793FBDC84FBF96C7373ED2E4783FA461393F174654BEDFD8B33EB82221BF19D773BED8F4A53D69086DBF17C135BDFBEFFA3DAFB73BBF309CC03B2AF831BE334D553E6236603FF8FDFDBD7B5E903DCB9E3FBF5ABBFBBD922415BFD7ABD93E1C2B69BE992923BF35D2EB3ECAE0053F4B4A713F4578AD3E0602D8BD4FB1303F3917393B84117EBF2936233ED7E79ABD73B4C5BE"> : tensor<128xcomplex<f32>>
    return %0 : tensor<128xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<128xcomplex<f32>>, tensor<128xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xAC9B91435333984315359D43CC6C97436DC89243D35894437B119543C8789443AF6A9A43ED8C9843C94F9543B4DA8F4336D697431A669A43A34190433C679543AA85964330699A43129A92436B409543FE9991437488934399A29443F48793435ED8964359639643F0A49743BAA39543AD62944350F49743F7909543CCE094437B529543B786964309FF9543861098438DF39843A0569A43EA1C9D431D189343A7CE9943777B9543A2729A4356B19143AFC49643A7649943E5689A43D38991434BDF92439F728F432151944354E69443230795430F2593435C2795437B329543A33495430225934305E19343C88995436E8D97435CA3954374B2994375E19743B984944328189343CF219543C1CC984330C792433990914352939643B4BA9343C9C3954385A09743D958974370C696431C449A43528B9A43D8379F43DBCD9443A5A595432D7196438FCE9443A4D69743B69598430A0F9843CD629143460C9943BDD49743DDE09543AB399743B0AC8F4316879743D932964316719A43D6D59D434D8E96432EE19A4359229D43D0C792432598954336B994439F5F994319F69343F63A98435578934370E2954326CE94435F2397439E0E9943092B9343A2AF934309EF9743FBBC944310A99743D0569843AC91914320B39743415C91439F1692439ED2994308B79A439CF69743C21F93433553934383619443D0329443673299434BC192431EEB96433535934351459043CA6D95435C049043D3729A43FBE29443BF2E93431AAE94434A3F9543AD419643AFDC8C439F2A95437CC8904328679543277C9843C9369443D9C293431B1C9243B73497430C4C9A43DE5A9943A0959643EF19974350109B43910997430D899643B01C97433FAA9343FE5F974307B7944381239243C427974389FB9943A4EA94430B72924312ED99430F55934309A49B43FE9F9843CFE39543C09A98436D0D8F43142696434707924339A894439EA7964359CB9343645E904301C693431F569443EEC196437BC69643C9BA99436CAE9743C2DB93433C7696430F6E9543960C96436F309A43D47B97438D8793437C5F9543636C95435F179A43E4299B43B207954388609A43D67C9843ACFC9943BD049343381F9643C2A89043AB2F9B43E63B954360DC9143903B974362089C439BF49743C4D19543673D9743309C8E43384C96436AFE9D43B87498439007944377E4A043772D904382879443912A9743741C8D435F75934383909643A7689543B3C1954355B6944390508F431BCD93430CAD9443E61F9843335D9443F72895435AFE9A4352519443D8F68F43627D914310DA9743AE1F9843343D934323709843F3E197435E0E9343D8089243D57594432FFA9A43F7AC9443368F9843B8D59B43C98895431E5A9643F85396434A62934352A3934358B89743854796434D4F974371339343"> : tensor<128xcomplex<f32>>
    %1 = stablehlo.constant dense<"0xEBE61E41D58C2041D3532041DC4C1F41166E2041E111204193581F41D4681F4187162041FE1420416E75214132E21F413EAB1F41CDA32041759D1F418C3E214198431F4136021F41099C20417D782041EC8720414D4F1F4158DF1E418476204154941F41B67D1E413ECA1F41963F2141F98720414D971F4147731F4143AB1F4195AD1F4124541E412ADA1F416DF01F41585D1F4121242041A44A20411DC71D415E8B1E41E0A11F41E4811F411EB922419AFF21412E9D20410C271E410E13204171F41F415A4F204119822141277D204118F71E41E44E2041EB4B2141FACE1F41CE07204130AA1E412BFF20412F411F4122182141369F2041794A2141ECC11F4119DB1F41D8052141E3611F41DFD71F411C0C2141F55E204184DB1F4126032041F1761F418F1D2041B2EE20419B6B20417C3020419F31204180711F4188951F41D6721F4199971E410EAA1F41E829204185092041D2011F41B0A620415B431E41FFA72041F4F81F4144551F4102692141831C1F4144FB2041E2FE2041A9BA1F41E0081F41F149204100582041C2AD1F412C472041906A1F4164422041432220417C46204114442141B7D62041682520412E4D204103132141B6701F4107071F410A9F2041B28D1F411FB21E41CAD91F412CB71D41A8CA1F41D3CF1F416B102041B04B1F4186AB1F41B51C2141BFB81F4172DB1F4117811E414D4D1F4154911E4153301F41C73A2041B48C1F419ACC2041CD541F4161981F41A77D2041F0471F41A8F42041C22D214110D71E41A8051F416BE41E41C86C2041446A2041B4952041C27B20413FAF1F41C24A1F41E96B1F41D8482041A8C320419CF81F4189B31F41BD8E2041155E1F41E8D72041867D1F4109E61F414DAE1F4196C82141F4311F41932320414C382141451C214175F52141C5612041B60C20416B4E20412C6B1E412F75204137F81F41B3D81E4111C320416EA52041C2832041A4B31F41A975204169E91F414B1C2041F64D224177B31F4107112141D4222141365620419C312041F2F01F4121682041D4242041AD6E1F41CC311F410EE41E4174C81F4130B320412EA11F410A461F419DEC20415D7820415C632041D7E81F4141781F4172E21F4129CD1F4140491F41D7C91F419FCC1F41C9C11F4144491F4148941F4195B91F41D3371F41A85C1E41391A214175E21E412C3120412AD92041A91C214155EC1E41AAF32041DEDE1F413BC7214107461F41E3BC2041A8152141C2FF1F41218420419FD41F41AE2120413EE41F4133B81F41AB981F41147D20413C692041EFE81F4118362041D6182041A6A81F41FD611F417FE61E411D621F4185261F411BD01F416B2120414C1A214169901E41CFD91F418D75204187192141F2D31F41AD761E41AC1A21413BA320415FC41F41329E1F411B321F4135961F4145CD2141335B2041"> : tensor<128xcomplex<f32>>
    return %0, %1 : tensor<128xcomplex<f32>>, tensor<128xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<128xcomplex<f32>>) -> (tensor<128xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<128xcomplex<f32>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<128xcomplex<f32>>) -> tensor<128xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<128xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<128xcomplex<f32>>
    %3 = call @fft_0(%arg0) : (tensor<128xcomplex<f32>>) -> tensor<128xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<128xcomplex<f32>>
    %5 = stablehlo.add %3, %4 : tensor<128xcomplex<f32>>
    return %2, %5 : tensor<128xcomplex<f32>>, tensor<128xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<128xcomplex<f32>>) -> tensor<128xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [128] : (tensor<128xcomplex<f32>>) -> tensor<128xcomplex<f32>>
    return %0 : tensor<128xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<128xcomplex<f32>>) -> tensor<128xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [128] : (tensor<128xcomplex<f32>>) -> tensor<128xcomplex<f32>>
    return %0 : tensor<128xcomplex<f32>>
  }
}

// -----

// more_fft: fft, ifft 128 c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<128xcomplex<f64>>)
    %e:2 = call @expected() : () -> (tensor<128xcomplex<f64>>, tensor<128xcomplex<f64>>)
    %r:2 = call @program(%i#0) : (tensor<128xcomplex<f64>>) -> (tensor<128xcomplex<f64>>, tensor<128xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<128xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<128xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<128xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xDA9314F3D9DCE93FE88ACD893D02DD3FF0CB24FCAD95E2BF82D3C01DBF0EE4BFC0A62C484609BB3F9EA65A5B0E44E33F280B1665C2B9E7BFCCC3DE421EA8D93FB60C316D6BD3E3BF8055E7F08A6480BF084B582E2BE3E63F1A1C6D9D14CAE5BFC86C9A2B0511CBBFC2166BBCE5C7E43F8CA26D922013D1BF14D23482480AE1BF90E600436DABBB3FFC4FB8C95499DA3FF49F0864B58CE93F5C811DB3D3D9E1BFDCEFEE2A46F0D93FC4714407E15AE7BFC87CDFAE7DD6D5BF9CCDAB650AF3E0BFD0F7BD7CC92EC93FBCA2364C95E5DE3F024AC2A08B5CE13F3CB27FB74124D53F70E25F5DF467C2BF2CEFBDA3EB60E0BFFE0221ACBB8AE73F906CA6911B8BB4BFAC78D158ADE5E0BF3CFD7D915665D23FD283630C9515E63FB8082F87463FD0BF008E161361EFE23FF0750F08D33DB43FD4FB04148B9CE3BFCC01653D7479D8BFE0EDB4CE85DDAB3F1A2CD6111920E43FA0FD49F0047AD13FA016843E63FDD9BFB096697BD312D1BFC4BE6C760D77EA3F86EF286DAF64EC3FDC2ABDA977E3DFBF408B0910756B9FBFB820E3652D3CC2BFEC5359970B3ADCBFD06182172C90B13FA2B4EBB445E0E7BF0CF90B2A08BCE33F707B8021AC31B8BFBEB469BEEB7AE23FF0D050D78686DE3F40195EC2F0D4E13F4E5F68D6C682E2BF5692A22C323AEB3F1A5ABBA6040AE23F1035760086BDC73F946A287347D1E03F1C7DB2AEE563D9BFF0D36389D673EA3F7AFE76AB9CBBE73FAE10A851FF25EE3F40F674EA432A983F6ED2CB6CCFEDE8BFD0134BAB3732C2BFC83871CFD6E3CEBF727863F245A0EA3F1E3CF12C477DE73F0A33FC1EDEEBE43F20F1856A581ED13FB6A3926AF365ECBF20B8289A8E02A23F3CAE47F47E84E23F3A990F7881C3E7BF60FC3EE67949C0BF24AD1E5DD7CBD5BF48CF61DD4521C2BF94D08FD61615D03F32162054A56AE7BF3A3FD45F00DCECBF9C5F4908DB16E23FBCDE2ABC3CC4E2BF4C2022C4CAEEDA3FCC1D7B8B4B88D0BFF84F83564FAEC9BF447DA1214647EABFF0F8F7FE3D62B83F48955FFA4E82D3BF485EBBC11662D0BF6C2A6F9F0BB3E63F1E30E63ABD29E1BF6476BAAD9D68D9BF4C02D5514ED2D0BF146C4C6B997ADCBFA6D15C9B3C37E3BFF09F80D63708B2BFC8CD0E503FA6CC3FE00122DEFFEAECBF808B23C5DBA1A5BFCE041CC03ED4E4BF828834B19DB0E5BFD621C80F0B96E0BFCC89F49BAE42EFBF1CB7FAE3FFF4D2BF70692C9C8FFCCFBFECD4D86D33FED9BF80464E72B037BC3F3E192D5EFD05EF3F605A3E3E19B1E1BF8C0F17E6CC1CDBBF70D12AA88D20BF3F602A234CA751A73F203A0C0FFCB0E9BF544983FA4390D43FF0B9ABA1F1B2C63F9C480CEF536BE43F5A4D2E36207EE9BF4035B92630A4BA3FDC8D6444F62CDA3F5E0137378891E43F863B473C5351E43F36B7C8EDD90AE03F94A78D745724DB3FC8C0047D10FFC1BFF44B590AE5AAD0BF889D54B9A87BE83F44B0AF4F9D39E7BFA00A39AA29F8CB3FFC6F61AA3733E4BF1AC8ED37AB76E93FA870B9541CD2E73FF4F56BB66183E7BF20DED2F40D96D23F2C18AC8B50D5EA3FC053F60C1EE3B3BFD28D26FF8C20EF3FAA8891121AD1EDBF20D51B0D2757A53F284126899196DD3FFCC2C31CBA90D33F70060AEECD3CB33FB0F8DE140548DF3F74DA1CA124B6EC3FEEBF4D937D8EE63F5C4990D20B3FE93FF095356120E1BFBF40BE18316674A53F8C8C8E308A56EBBF00D4A1918BB560BF586132AA9041EEBFCCF8B93A2675DBBFA84821740B00E9BF009BE96112BAC43FC892C4D26705DBBF9EB57A077494E5BFB84D0AE301BCECBF5AB961888B8EE2BF10BA8CF449B8EFBF0C3AFA2A1337ECBFF0B7073B29A2BB3F58B0B01255D4C93F1887F6702743C13FD66215B02711E9BF46A1CC491CAAEDBF70CBBE86456ADBBF38AF8D8B94E8D6BF60B6CE52EFD6A83F6EBC21E04D46E0BF98DB4AF6162AC73FEA78A35643CEEEBF3626E33B9DD5E13FE26BA6C93598ED3FB02DB2B9B33EEEBF205F1BB49BF7EE3FC0A83B9A47AF933F7823F2A77A7FDFBFD834399F2CA3E13FD837E5F96562DDBF3628B5D0C73BE3BF2CB8B63B2414E63FA4369E36BF0FDA3F183CBADE3A69D63F6442E67EC5A1D5BF3411DBDA4E04DC3FB06BB0B4100ABC3F3C6D0A8136A7D53F043D6CD0A35EEE3F6058DB7510FEB6BFC043F2E0E0B9C33FE013E5F95249D53F14E531632D4ED63F1CE6A08F5658EE3FE4529728E29AEDBFA0A31739BBDEA4BF9026812A19CFBEBFF024351A7ED7D73F20C94AB4BE37BB3FE2895040B93AE43FE4F11A21FA91E7BF90A62521E1CBD0BF0081233AD86F703F2EB130FBCF68E33F1037510FF459B3BF506A0540E463DFBFFC6BBDED2CC5D33F78EAA9E68B53DE3F34DF2F28EDCED8BFDE0AF7BBAE0FE83FAC0239C929A4DB3F14A40C758039EE3FA8A12D3C4AFDE33FD8660F27CAE2EDBF96E83D7A41B5E93FBC2C813664F5DF3F9C2548A14276E43F2071262E3742B7BFB8E7363187D0D73F9017D7A89CDFEABF10ECE18A68E8BA3FF05FDABBAB6DC4BFC454185AF1B8D7BF40A05481A098AABF26BEA2456CF0EEBF806D0A52C2A7BEBF4C7DF7F42AF7D2BF7E26603010B6E3BF7846BD124E17C9BFCADFF589B91CE0BF582BB4F90C2EDABFC2D9B0F10B95EE3F14B593035962D33FF25CBC7B2E5DEE3F36B992335507EF3FF882AF6FA82DE6BF602C35DB5E94C23FE8FDCA9F824EDE3F32597D12407EEDBF0EAAD40B0E34E9BF4CA014E950AED93F94EC6B0B96ACD8BF042FD67781C1DBBF9C9433B89F23DA3FE80C15404A92E13FEEAE2A3930B6E33F0CDD8D2D3DC1E23FC4C23C981782D03F70EBDB9871B9CBBF805FC3E30874C73F10F9CBB2A6F3E5BF886D05AD630EC2BF5AA39FBE4531E83F"> : tensor<128xcomplex<f64>>
    return %0 : tensor<128xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<128xcomplex<f64>>, tensor<128xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x9B3569B0BEED7240F6D63B4440AC724047CC28EFC41B734089791E5A8A317340B61E6D9E0ED972405461B54EF8557240AFA0D1157A7171405A5B79EDFD437240C4AB4C36D7E67340855C87CFA21473404F3932C1F7357240431961CA9A1F7340595A5656C3CF72409F7C858B1CF97240D37E905180B77240EAB42F290C977340EA18EAD71D267240B980C332C8C27240AEA7582B3E0973405A392A7352637240C993AB34F88A7240C941C3A566D4724083AFBB31B6C97340D1F0F704B2A07240E8FCDBC15DFA724038E80C1E4E7073401310C7BA77CC7240268B3478A2D97240B3231179E3BE7240EC4A65137717734070B99D69003A72408BED61685C3573402BC5AA4FB2DE72404B31A41D68857240EE064DEE4B917240E2FFFDA0676C7240B12501B9F09672406C8214B20CAA7240E3C5DDB8E02A7340DF0412628FE87240C6079A69A1667240B331ADDDE5E5724037106B4AD7FD7240058C99CE31ED72407B9748CCA7B472404B3DAFDCB0EE7140539F1393FE70734058E1D1189F3473403060D44ED4E972404DFF29F4A8BD7240EB7B6B530B2773406A49CF75CA7D72409E120AE68FCE7240EAC8BFD94AB67240E2BFDDFD44DA72404B9803770584734052C246A843A772409E553CA425727240BAC100A67AEA72402CCA125CC66B7240CA2FCFC5C44F7240E5465D417AF77240192C3AB31EA17240F520766A0C1173404F6AD274BA21724042113C8A003A724086064061340C7340E31DE54A04597240DA918CEF0D7F7240E2C053DEB3947240D0DABC03B8047340F40B18E840737240F8D1CB5DC2FF72401B1D72A5E8917340F05779FB9A7D7240555D490C342C73404555E24A323072407D3D4A048ECD7240DD942B4C453B72405CA7500F7F9872406EC6C24AB2EC714047387FCCCED47340ABAC36F252787240EB88EB9A859972406D0CDE7D0B987240B4A04FC988BD7240DFC1B3A104997240034B3F509688734058FA8603C49E72403E2B916FA1497240015261B60A667240308493F0903872405149CC5D1E36734063C84E8DF89B7240AB3875D1BFA072409DB8B61F0CBD7240E4B3A10DF4F37240E118C47715B67240D045586FA12273406C65F0615435734074A25CEF9224734090EF231A883B7340E9DF711A9602734066DF91766CDA72404DF4448351417340BDFA3E1C238D72406DA6D6D94BF87240CFC44705FAE07240BD22BEA0DC8C7240898B00E9CBFD72401B0245B0E0FB7240826513F8C43272406121A3C6175B7240F10022FBD6B27240EBB925BC0DA67240230D68D278127340D38C1A0EA8487240B96A3F8652DF7240BBAFB05040A7724052F86DC81CF97240F1055D43619F7240E03F6849FEE17140C90AB4395A2373400BFE5EA66EE072408710E0F05DA8724034B2BB24FB2C7240AEF059926D72724003C54BD8372173407ADED16E5EB07240D70BF88D3820734008D22F37C9097340E236B2DA810F7340D2F6E540E23773400582DA596A7C72408D160683C5367340D60766705AFC72403A5F3FDB5E4F7340F3B84F131DF17240DD24E004901E7340A3AFAC74BFE97240A8494108CB6C7240B4960D73D60E7340C20111A4494C7340E44E3706CF9B724034A4382233FE7240272A4AB0CDDF72407D74EC888732734097FC4A445E177240E5D1C3D238E072407A0C4AB26F4273401AB0C708DC5A7240E204976D65A57240954FEBF02B6272401717843F38D2724089C0C048E77873403382894F66857240B99C48639984734058D6DD3885C272408B960E427A6A72406BF0F4FCFAF371401C09A009B7C472406F5507852294724030848284072B7340318C0E85611B7340DF1EDE0AC0E77240038C75A9E2CA72400C9830B2DC8B72401FB996661C0673402329FB80D0A17240A6738ACB7D197340F823EB88EA347340A5CE2909CC3072407613DCD54C557340C802966C6E7B724088408423ADF07240B327F533ADCD724082871DEB68587240038D590FFEDE7240CFD0E9AE6182734081B31B38DE2E73402BA2B5C2E9E5724063C70EA15E4672409A834DC23DC97240D65DE961555A724062467EA78BCF72401353BD7FFBE172402E490C314E0073407BE36ABA90BA7240DF87BBED3C8472400F7DD5B9026D7240A87728EB39C972406E2DEA68AA8F7340A9B6DC3B00297340A2BC19A1A8097340929BD4C2EBC472408B9E02A5D3E772400E11D4598CC2724076A7BED3150B7340C5E5F1420B717340BC34D676D78E724040009B8BE3E873404DDBCAFBAF5273400EF8664F8995724011D8E4718012724083862EFA900B7340DFC20CE7C37E7240FBDE4C12BDC07240BA0344D26F3873408103E60B84E372406528763F05C37240A21DE5F0028D72404B6FC9D3DB2A734009F167DE9CF27240C8F94AC572D872403AAF17C8DA397240FD6CF8B2BF3573405F8FABC9C863724093886B6AE06C7240C121F8D5783472407B621342311273403C27BDDE4F797240F236315B69D472407DB8E490F52E7340EA529203296B72403E1C3AE5892B7340DCF436AF54417240B741030777427240EC8DE2EB7B6A724053942685A10F73404BFFF01AEFAD7240842B4566921B7340AFACC49E0E9472407FD48B6A19E572407591F56A8EEB724012233341928472400767BB7A1FB172408639EB624D5A7240EF5A0F794E4172404819FE3227847240843BA9D027FF724003FEF49C622E734050C49553A37E724017DC759A13FF7240D700ECB4E6957240D61ED68B2A4D72405B4799933BD1724078647E2AF46972403638B6145C8472406E9F0CB414A07340915D58B024727340F4E0796486657240F7F8D9CAE0B172402A3852073FBE7240EC233F25289472409AE644C26FE772408012B37C4BF77240"> : tensor<128xcomplex<f64>>
    %1 = stablehlo.constant dense<"0x674D1AAC6F0B2440BEF50E1110FB2340A63991F0DB092440A0C42CDFD20D24400A8ED4C18FFF2340FBC84F090AF523403D781E9961E923403E7EB63278FC2340DB27032D053824406417162C892C24401E999F0A7DEA23400E8E2D0517F12340B587F5A24AE32340D751E6E44E04244006779DE6C40F244036003BAD79F52340813F3DA7981B24401471E5D4A8EF23405286BFCC09F12340E14E2AF4C90F244061CEBA5893E62340BCD6439E53E02340C5C84C9024F12340C2D9AEDE47FC234020F5A25A460924405D64BD9AE30A2440E14A9199E41624402C2BB1A703F5234015A54961E8132440D33FBCC67BFB23406ED0C0C19DE023407BA3F8FA9EEA234010874E79E21A244037BDCD2B55E023401F2E3964BD1B2440BB94E440CAEA2340CF49AFF753EE2340BD4DCC561A05244070087E351EDD23409FD884508C142440D8E36A32F2E8234025E29A1A38EB2340CFEB05B276DE23403F1BBEEC6F1D244042FC9937A70C244072BE52B11C062440694739BC40F32340D35BF2F4B61A2440E080F902E1082440198ADD4FC1002440BF3793442F002440EE0091F41B1E2440A1A18B3EE4122440B830C3F9B0EF234004BED95362F523400436791CA0D4234010C0E6E2384A2440D3B6F2FEAB2424407179BCD0422C24402F8DB5DDB5F3234043047516A3002440DDA9EF74C5122440E526B5F03A012440A3A740E9F4092440AA2DF70E401A2440286F46286A122440EA1DCA7A4E0224405B8B3A9AEA332440F8E16E3B0FF12340445F75AE40EB23404C12438C13102440DFB89A2EA4FE23409991DFE9E2032440C554EFDF7E082440E76093704F02244075577A5895E623408B68AD707A092440D9B143A897E123403474BA6B98302440E0EC068EB71B2440E061C73A1AE623404163D683BF0724402210E1482B0C2440ED49FD4C6B032440DE04773553252440B280259BDBEE2340FEC83AA23A1D2440A9734A0233DC234049CA3E2074F82340E99CE2725F16244003268C2CF7F2234048AEA51987112440B887B702F009244001635DAAB80224400CA120E1C11A24400CA34361D8162440470268C22D0124405CD541A108F52340A3A583909EEA23401B3C3DBFFECC23402E27D258263124409675374EA1002440223030D2392E24408D60E29359F12340E5D33AFC8AE82340C605E10F8E04244006EC3102B7E6234039C1655B59F9234079F4B0340E0824401E8392EC9B2024401F1D3BE2A11C244026BF1291D7D523400D298EC88C0F24408A8A126CF30724407040046912232440B9D38DC1F3F623406A5210C232EB2340AD65C39CB513244037093801A4172440E92B2BDD6F0A2440CFD7CFB6D72324403DEED344470C2440A385C160B11D2440F681199C160F2440B57D3990F81D244081A076961AEF234082F4CB4D72122440B88DAC76E01324409E77B49B17FC2340F6027E230E1824402C7C96649BEC234041F112F64D1824402204387C17FA23408DEC2EC93EDB2340B2026D8ED618244083BF97A91B0824407C41D750D8F72340F80F5A927FC82340EF2B2C14D0F92340147E1B32470E244035A386032AE22340AEDA8FA1D40724407B6E096F83F9234049039A349E14244058C8A8F1C5E623403C80C8BEB5FC23408740112CF80E244061D9043EB1DC2340AF882F2837F32340E22240FA720F24409BA975F6120E244034F151813E082440133DD16054202440AFBE0FC748F32340FA779C86A5102440D977A41D9B0624409D28D7BB24192440E4FB8806E21E24407411D65BA81824405B197C18551D2440F96C6803FD0C24403806F15D85FD23402B4E5DF42FF8234027AEED0743FF234054127397871D244019B25323FEF62340805498AD82E923400CE1243C24DE234096BEE100B1F72340D04AE45B68E2234078F06C2841F62340C1D20F94253224401B8377DF02F623402DE8533262FF23402BAB8DBC14EE23403BE2BA6661F623409CB1B0922CCB234012CE1FB33345244037E50A53D1DE2340D729D4C31FF623405195B8920CDC23405F8F128163032440FC55DEBE66EF2340555712030D1B24407EF47297F00F244047875C297A342440B436EF002E112440FD02063AD0EC23407724E37BC3EF234038F094F72CF52340A10150180D1324407947B91241E62340949A349D6ED8234051048F2280DE2340068BCEAC47F823403D889D1A43142440F3CB7331F1E32340B9515790DE0D24406E3080A99E0A24408BB20497F1EA234095B011EAD0F9234067150F6989EC2340F96F773F9106244013E6C05D01312440A88482F9A30324403BF26FB692FD2340FBDEDAD4C21924405BD2739D72EF23400C18B513750A2440D37F0A3D6AFF2340D5E7C4A43F2C2440567834C6271D2440DF2512F329FD234053CF2B37ACCB23400EC49AD2750F24400163A6734C0B2440F181665AA8E923406D4C6B77790924407971372EB81A2440388184D8230A24406C49402EBCF523409B20852C83FA2340BB4193FB52F42340F87F3FE819EB23404BB1EA93AC072440530C69075AF123405C6E671A80DE2340637B181A571D2440ED4844DEB8FF2340BB52D9C4DD15244005C4B1EE1D032440CA220D9E680624403AFF7670970E24400E3A8387132C2440E1EB6E8C6D42244034FC3D812CF82340F2E42A0DBEF2234072D070A919052440EC29D68A4F122440578ECA9CD4E823403B86FA7587D923402EE0B00CB2002440B51F6414E0FD23403BED4B0AC3352440969695D5F0032440285FE122470E2440548E4CF07DDD2340514698B2E6172440F12A93CDB549244021D7E1B3281524402C6874855EAC2340D7565E7BFFE02340AD479BA7430624405558AD137EE523401233CA3BF1162440629E8796621C2440"> : tensor<128xcomplex<f64>>
    return %0, %1 : tensor<128xcomplex<f64>>, tensor<128xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<128xcomplex<f64>>) -> (tensor<128xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<128xcomplex<f64>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<128xcomplex<f64>>) -> tensor<128xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<128xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<128xcomplex<f64>>
    %3 = call @fft_0(%arg0) : (tensor<128xcomplex<f64>>) -> tensor<128xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f64>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<128xcomplex<f64>>
    %5 = stablehlo.add %3, %4 : tensor<128xcomplex<f64>>
    return %2, %5 : tensor<128xcomplex<f64>>, tensor<128xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<128xcomplex<f64>>) -> tensor<128xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [128] : (tensor<128xcomplex<f64>>) -> tensor<128xcomplex<f64>>
    return %0 : tensor<128xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<128xcomplex<f64>>) -> tensor<128xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [128] : (tensor<128xcomplex<f64>>) -> tensor<128xcomplex<f64>>
    return %0 : tensor<128xcomplex<f64>>
  }
}

// -----

// more_fft: rfft, irfft 128 f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<128xf32>)
    %e:2 = call @expected() : () -> (tensor<65xcomplex<f32>>, tensor<128xf32>)
    %r:2 = call @program(%i#0) : (tensor<128xf32>) -> (tensor<65xcomplex<f32>>, tensor<128xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<65xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<128xf32>
    return
  }
  func.func private @inputs() -> (tensor<128xf32>) {
    %0 = stablehlo.constant dense<"0xE9BE493FFF6971BF0E5025BFA569FABD95C45A3FAAC3333F24AD453F3F8A403F8E07193F62C67FBE4FA2E4BE7BDD76BFA650513F4E5037BF2F625EBD8515A73DAB663E3FD58154BFC5A8FF3D49FE6EBFA1F46CBFB1CA41BF03DFC73E9747003E753257BEDAC353BF376BC93D167DCD3DC78AF5BECF02F7BB881451BF9A5469BD68102FBEE52BA33EBC4D4E3F99B9BFBEE67B0DBF293E343F527D21BFFB6B4ABF51148C3E13A73CBF42BCBE3E90452D3F16BDEC3ED424C83E6F32C2BEFCD95E3FBB0D42BFC1B0E63D868ED1BEFEA272BC7B9F2EBD7C0608BFE782193F766E1BBF94B262BF2E653C3FDDA1CA3E8E896E3F0BBD8DBE4AE144BF11271E3D9253223E11F483BEF49ACBBE178F363F58E49DBEA3E5753FEEDD83BEC028B7BE3CC847BF7EB11E3E7E9BB8BE64202A3F1FF69FBECA62B03E14CE6CBFCAFCB63E13F47DBF145087BD03D1C83E6C7A5C3ED55F2B3EF65E6E3EE1282CBF0787763FBB0BFF3EBC23FB3E9C0BF63EAEE52ABFACCF6ABEE005A73D525E423FB6732E3EB54209BF2CA53B3F061C11BF2436EF3E62157A3FBB87133FC1F25BBF478999BD300502BF58CCD03EA5AE3DBD21471C3FECF26FBF94E169BF7178FFBE0F6F24BF75AC923EB27793BD72830EBF459AEB3EA2FF873E73E94D3F09592B3FF03463BFC50F2B3F838D27BFDAFB7CBF304FC4BE16342F3FA038C23EB28A79BF1F5755BC38C9A83E"> : tensor<128xf32>
    return %0 : tensor<128xf32>
  }
  func.func private @expected() -> (tensor<65xcomplex<f32>>, tensor<128xf32>) {
    %0 = stablehlo.constant dense<"0xD11294430000964349449543C115984358969643E0069643F3DC9943A47B9343A40598437C5A9543A7C59343E7089543E33195439311944303E29243C8DC9343B4C595432BB2934333C49843CB649343F68A9443A1C39643AFCE9643E6AE9743817D9543E8279543B97C91432D179A43173B924386B39943613A964368F899436F1A95430FBF94431F2698432AB29943F179964302C0944300F69643145097438AA793434E8B9543AEEB9543FE7292430B5A9C439D749743F5AE98431412994340BE974363799643309D94438B26924349279643C287994396E3964368549543EC029943B2409843B6439843BF6A9643EE279843EBC99843502299432912974342D09643F2A799436AD99843F12C9943491C9643108C9743F6769843CD3D954362FF9443CD4A94436A5D92432A789943E1159443EFE196439F4A95439FD693437ABF9543C93E974380589843F8A598437E62944315BC9443DE72974338F49143A9C5954385E89643346A9943C0D293438D0795434FD69443662B954326D598432FB09543E2AF9743C5CA984347749843B1249143106195436DEF924328E79443377E9A43FE0E954383429443366C94439E0B9943B3A59643322E984340BF92438B44964392739743D206984392D49543D70F974338589343745D9743F5809443BB899543F3B49A43C1AF9343CBA2964348319743EBC19B43D472964393829343AA2C9D4300009643"> : tensor<65xcomplex<f32>>
    %1 = stablehlo.constant dense<"0xEF9B2C4160E91041FFAA15412D0B1E4149AC2D413B3C2B41D25A2C41A4082C4179902941E7001C41EDDA1841289210410A152D41FB8A14419E211F412B4E21416BE62B41E3B7124151FF21411C101141B630114155E31341F83E26411E01224136A31C41C2C31241D6922141FA9A2141AA53184120E11F41B8EE1241AC161F41BE431D415F192541DCE42C4133021A4142281741E2432B412BE8154140591341A26024418F351441E2F5254159D42A41E9652741274126416DEE1941A0ED2D4124DF134162CD21418C73194157C31F4161511F41987F17412E98294119491641D7D4114153C62B410F55264199E82E4118921B41EBB11341279E20414E8922415FE01B4128A31941F1682B41DD101B415A5E2F4111E11B41BA461A417C831341C67A2241243B1A4106A22A414F001B41168325411F331141E6B72541BF20104160F11E4188462641EA7123417FAD22417CB92341723D154170682F415EF827411ED927415DB02741A5511541C1541C410C4E2141E5252C41CFB92241D56B174153BA2B4140EE1641B179274156A12F417C382941D4401241EDCC1E41ADDF17416386264152421F4172C42941D1001141E76111413D0418410FB915416495244111D91E41C9171741D25C2741FD3F244197DE2C4191B52A41B1CC1141FCB02A41288715414230104187DD194141F32A41C511264155671041AACA1F414A462541"> : tensor<128xf32>
    return %0, %1 : tensor<65xcomplex<f32>>, tensor<128xf32>
  }
  func.func private @program(%arg0: tensor<128xf32>) -> (tensor<65xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<128xf32> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<128xf32>) -> tensor<65xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<65xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<65xcomplex<f32>>
    %3 = call @fft(%arg0) : (tensor<128xf32>) -> tensor<65xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<65xcomplex<f32>>, tensor<i64>) -> tensor<65xcomplex<f32>>
    %5 = call @fft_0(%4) : (tensor<65xcomplex<f32>>) -> tensor<128xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %7 = stablehlo.add %5, %6 : tensor<128xf32>
    return %2, %7 : tensor<65xcomplex<f32>>, tensor<128xf32>
  }
  func.func private @fft(%arg0: tensor<128xf32>) -> tensor<65xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [128] : (tensor<128xf32>) -> tensor<65xcomplex<f32>>
    return %0 : tensor<65xcomplex<f32>>
  }
  func.func private @_pad(%arg0: tensor<65xcomplex<f32>>, %arg1: tensor<i64>) -> tensor<65xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<65xcomplex<f32>>, tensor<complex<f32>>) -> tensor<65xcomplex<f32>>
    return %1 : tensor<65xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<65xcomplex<f32>>) -> tensor<128xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [128] : (tensor<65xcomplex<f32>>) -> tensor<128xf32>
    return %0 : tensor<128xf32>
  }
}

// -----

// more_fft: rfft, irfft 128 f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<128xf64>)
    %e:2 = call @expected() : () -> (tensor<65xcomplex<f64>>, tensor<128xf64>)
    %r:2 = call @program(%i#0) : (tensor<128xf64>) -> (tensor<65xcomplex<f64>>, tensor<128xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<65xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<128xf64>
    return
  }
  func.func private @inputs() -> (tensor<128xf64>) {
    %0 = stablehlo.constant dense<"0x4465842A2037D2BFE068E99567E4E33F24D0D4636B39DDBFA695187ACC57E6BFF0A001445CA9CCBFE0935E291AD1C23F5EE6E230287CE83F30DBA8DA4FCDD6BF0059374C5B6CB53FE080032021F0B33F26FD8177544AEDBF708553398416D8BF54DA237B352AEF3FAAC40B86092FEA3F62E972EDAD79E43F0064C9A9BBAEE63F801E969003BE9EBF30715D591494D73FCEAC65FBE4EEE9BF28EB7AEB324ECA3FE0AE51B1325ADFBFE09D32167B31AD3F2EC9EB30628BEE3F80B805A462E7EE3F32EEC97FE4D7EA3F50BB5FD31BB0D93F00E4A59EE8C985BFDE6788082601E2BFC08D0EE460C3E53F70E803073E2AC43F70B2F6A6E9D3C0BFF44E8876D37BE1BFC8031AE1C1A0E23F10F3F4A6A5B3B9BF10846AA0D296C13FD820D7E1E463EDBF9A771918ACAFE03FE283C7C72DCAEEBF1084E5C07095CDBF06A10C027509E3BF04A695314D74EDBF8088C5E0991CB63F24597C73FE1FD3BF841E506F0747DA3F200832A90B9AB03F443F4B6A1E0ED43F00DD1AC944DEDF3F4CD73EE27B28DEBFBADD5362DE46EF3F0286AF717F14EF3FF8C0F9728DB3DE3FBC1BC9E5DF11E33F24555BBD5529D6BF08516EB90E36EF3F6466DAA5FE37D3BFD44059DFD236D6BFC0D7EF0DFD55DBBFF8D6F9D67A68CBBF5C791D93BB57DABF101EC3483D4AC33FB07D3A52E90DB93F805659842F5DE43F6074084899B0C43F6C263EF4C1B8D2BFD02E75EC1FC4C93F581415095613D6BFC41ECB4EF782E73FAA36EC771312E73FFCCCE1324E22E83FD84E5AA8CCB0C83FFC25A6EF6E46E1BF0C0DFA286B94E2BFF41FE58252B6D7BF9839EC22FA6CE03FC8C0D6C8ACFCE4BF0AFD0D1040B1E8BFB065D5B0562CB73F241D61B2C6BDD13F78F010972174D8BF0221E3922092E5BF7E40A2746B6FE4BF2033FD90F3CEAEBFA0768CA6F66ADF3FE88EDDF72CEEC2BF3A6B8B21FCF2E03F9463DEA8424FE1BFCE95F3F38A25E8BF66C6DFEFDEC6EA3F2C0E54D79958E5BF8E82A501AEA5E5BF7C7A197056A8D7BF806D5C14F319CA3F201A3EAB56C0E4BF482E1456E1DEEF3F6AD2FFE4F090E63F58FE26866524E4BFA8C9284ED4C4E9BF3694F155391CE13F707B6299453BE03F7684B253DC19EABF2E7A90F86B0DE7BF40181BCEB400943F70C01728A0F7C4BFC2490351A155E4BF725A57F1A6BCEC3F80A7CF16DD1DA6BF30DC958DC208D8BFC0F9923C21BA973FD43FBBE242D0D3BFB6EEC936AE46E6BFC432BD34A706E53FE470357AC68BE33F2407C3441C5BED3F8ADFCED34308EC3F30E81C3EDFBDC2BFD67D6792E4BBE63F84CA7A832B84D23FE056EEDE8708BBBF00624DAE3F4097BFBE67FA8AAA71E53F44AAE6B45699EB3F54A25DD1B0B1E43F60BFAFB4936BA5BF06946EB063DDEF3FF4D8D19A1E10D7BF7CE7E9844CECDDBF10FBB472078FC33F261AE29FDFA3EFBF"> : tensor<128xf64>
    return %0 : tensor<128xf64>
  }
  func.func private @expected() -> (tensor<65xcomplex<f64>>, tensor<128xf64>) {
    %0 = stablehlo.constant dense<"0x30C6A7A1D30D73400000000000C0724058427E6C900C73405F2DCD9C3A7B72402AFF0EF43FFF7240CB8EA4C2A50B7340451920AD96427240D17BD002DEBA72405D11EED37C427240310C3000AE45734025755320918972400E0BF0172F1F73409C6C8E196DAA72406714AB260C3672409F4E4D8F172F7240C62B5B6D3FF07240A3D38F3F7A1D73409C1A319763C17240C4479FCCCC7B7240BE657FD52AEF724076C78A1F9DBF7240BA76E5B958CA72403F25BD7C80F07240185963484D8C7240846EE8456891724049F076A6AC877240C0E99E84FC247240CFAB72E40B5A72402479499A622772403DFE6E51A26B724034C3972FE5157340414835E317017340DB3EF85BA7C2724082FF606265D67240191BFAD07C6E7340132E9FE60C10734066C2F043EDEA7240DE09B2C257E17240E1597C658DE7724068AE18D7F1AE72405A29E3F6DB85724076969F13EBB67240A97EE5F8F9237340877DB702DE9672404EAC2DD07BF57240CFFE46EFD78E7240CA01A3705E067340DD23090522E57240E2418D1416637240B92A14C95A5B7240A554E30576D07240FA57D7373D657240CB593AD9F4AA7240A161539D1942734044899124AD9F724030DEF3299B8072409C9B01555EEC7240F969BE7E86947240C4EB754A26D57240E00919A475567240F283D1317DF172401CD81971FDBD72400AAB010F4BE87240043324436B097340F52D668D14E47240109BF7BCCD3E7240BECFED44A1B87240C7834E08D0AF7240DB6AC76A87CE7240EFA9C066EEB672408E57D5AC185F7240C54C82536EFF7240E6575B9D9E367240C1CD2DEFA1787240AC81588A97B87240B752A375B2137240F7D722152F9E7240414AEE52BE2973401ADBB69B62527240FB7AA20D10177340AA705DB1419B72400D26A9F8528472400573DB80BAD47240E5CEAA79DF647240DAD4559430D9724005AD90688AB972408A290CFF1EC672408825E1B0DA8972405308674FA3FC72401F317DC12DB67240CC75E468479772408C12522255F6724035F971FC8DA972403B78949A7C3A72404327AE2E07D17240BD1423961F4B72406AA5FCE969C772400C3488A790517240DAF07406A7967240843B5E80646D7240998AD1A29F157340E043F347EBEC7240FC85EF6A62957240A59DA283F17172404AC5987DC7A972402A73A188E500734011F93F938A267340AC91E9ABCFD972405E46108ABBB772407CF63721F482724032F58483DE817240F2C68ECB0CA87240027D2646F90B73405363CB9FC7D8724035181192B1577240E1B7EF723A9F72400BDEC5A163D8724025BC3522EEC37240932A9DB8E4E07240DE0BA61A632E734026077549AA187340F61D3209742E734015EA85F666AC7240F90D4549CB6B72404496A18C10817240C236127DD4B47240F714929BF4CA72405C3057A211F372402EF1D544BAB172400000000000C07240"> : tensor<65xcomplex<f64>>
    %1 = stablehlo.constant dense<"0xD6DCABFE466E23408E965E79463E25407F59E1A434162340A6765E38839A22407CF9EF8E5A8D2340507AA568444B2440662E0E83C287254027B92A8195492340B26E98B6D82A244002074042E02724402EE087B85A2B2240D56335DE4B3F2340A53DB257A3F225404BBC6098F0A22540962ED7DE9A47254040969CBAEB6A2540F1B437FEA0F0234089EBCAA2A0BC244033A549B011612240ADEBADCB386924408972756A2E0523409E32167B311D244093BC0E23B6E82540885B402A76EE2540E39EFC477EAD2540DAFD9ADE80CD24408756D8858DFA23408279779FEDDF2240DCE8400E365C2540A20F1CF8A850244036256459B0BC2340117B97C842E822403CA0111E0C2A25401A16B2B498CC234010AA814A5B462440F38DE2B1C12922407A9781C1FA0A2540C28783235D132240F069FC3CAA892340F035DFAF68CF2240A0A5E62CBB282240118BC133392C2440371D640C00672340F4807A3B38D224401064521734212440FA5952F370A02440E8D64826F2FE24404609EE20BC0E2340DC3D25E66DF4254060F81AF747F1254008CE976B9CF52440BC915CFE1D31254057251552B54E234010E596EB60F32540CD2CD10A40662340F9350569494E23404281901750252340A418A4145E92234035146723422D2340780C23F5284D2440FB74A4D21B322440689545F8D2452540D1212065C2522440CD0E5EF0396A2340BBD4B17F106724405D57B74F654F2340ECB1EC742F7825406BC37E3721712540D01C2EE3248225403B69A132C3622440A09D051199EB22402F5F704DB9D6224000D7E86B4D4223409AC32EA2CF062540F493723335B022402F20FFFEEB742240CBAA61AD582E2440E9089335EE8D24407C7847F35E3C2340F0CDD1F6DDA62240F8DBB54809B92240CD026F0C31E12340B56334B557FB2440C489204C47B42340B4B618C22F0F2540C71972D50BEB2240A3C6C050A77D224066FCFDEE6DAC25401DBF8A6276AA2240D7A7E51FA5A522402C347F4CBD422340B67151CC676824405E1E4C95FAB32240E4426115EEFD254027FD4F0E0F6925401A909DA7B9BD224066731DBBB263224043195F95C3112540B7279659B4032540B9D7C43A625E22405DF87640298F22408C0D675A000A2440FEA05F7F21AC234064CBEFEAA5BA2240A775156FCACB25405930E922E2E923401F5193EBB93F23407D499E10DD0B24400126EAE87D6123401561931C959B22402CD34B736A5025400E57A367BC38254072304CC4B1D52540F9ED3C3D84C025405F8C078308B52340DD772649BE6B254054D61B5C21942440522342F0EEC923404FD928E05FF423407CA6AFA81A572540A46A4E6B95B9254025DA150D1B4B254041504B6C94EA234040E9063BD6FD25403871290B7F472340C4B0D89B9D102340ECD3CA1D3C4E24405EDE0106C2052240"> : tensor<128xf64>
    return %0, %1 : tensor<65xcomplex<f64>>, tensor<128xf64>
  }
  func.func private @program(%arg0: tensor<128xf64>) -> (tensor<65xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<128xf64> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<128xf64>) -> tensor<65xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<65xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<65xcomplex<f64>>
    %3 = call @fft(%arg0) : (tensor<128xf64>) -> tensor<65xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<65xcomplex<f64>>, tensor<i64>) -> tensor<65xcomplex<f64>>
    %5 = call @fft_0(%4) : (tensor<65xcomplex<f64>>) -> tensor<128xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<128xf64>
    %7 = stablehlo.add %5, %6 : tensor<128xf64>
    return %2, %7 : tensor<65xcomplex<f64>>, tensor<128xf64>
  }
  func.func private @fft(%arg0: tensor<128xf64>) -> tensor<65xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [128] : (tensor<128xf64>) -> tensor<65xcomplex<f64>>
    return %0 : tensor<65xcomplex<f64>>
  }
  func.func private @_pad(%arg0: tensor<65xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<65xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<65xcomplex<f64>>, tensor<complex<f64>>) -> tensor<65xcomplex<f64>>
    return %1 : tensor<65xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<65xcomplex<f64>>) -> tensor<128xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [128] : (tensor<65xcomplex<f64>>) -> tensor<128xf64>
    return %0 : tensor<128xf64>
  }
}

// -----

// more_fft: fft, ifft 211 c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<211xcomplex<f32>>)
    %e:2 = call @expected() : () -> (tensor<211xcomplex<f32>>, tensor<211xcomplex<f32>>)
    %r:2 = call @program(%i#0) : (tensor<211xcomplex<f32>>) -> (tensor<211xcomplex<f32>>, tensor<211xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<211xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<211xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<211xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xDE1A0F3F4AD95BBF9C2D9FBEFA19573F35DF9F3E8ED717BD760E42BF1CF9E13E49561CBF49F81CBF39F9DE3EB2AD27BE8E054CBF2B3CFEBE02823CBF710CCA3E97291F3F04CE043F9B1CA13D50F1D53CA61FCD3C6B5076BFA86F5E3F4A3A4BBEDEA15A3F5AA0283F9C311CBF8B7168BF331A14BD3A136A3F9922473F591F66BF3CD8C3BE16439DBE125B4DBF0FFD0D3F08A459BFE3D68FBDB90227BF2E3B40BF26741DBFFF47203FB3E152BF1AAC49BF3B5735BF5AE3413F4B90773F79E326BDA9C3513F0D94733E4AC259BF6617B23E4275F33DF1B81CBF74771ABFC0B6DFBC81276ABF1531233F6E02A83CB764B33ED5F0ED3E2BBE09BFFAA909BFE25A163F72F40D3FAD3AA4BE8EE87FBF806E04BD565FD4BD352CB43CA8AB4F3F6F75F73EA15C3D3ED43970BE70321E3F86B32A3CDE396FBE52FE2D3E19CA70BF1AE085BE4B58C73E9FD9EABE11F22EBFC4C100BFB84D16BFAF5E62BF01978A3EF394F5BD9C1A2BBF3761BBBC2D76343F7A8DB83C6A486C3E7D5C4B3E7D19653EC3FBA83E74ACC5BC27A7EB3ED4CBEC3EB03331BF52CC7EBF639A37BD7EC1F43E10F552BF9F39843EEA8D583F20A9223F08F46DBF35F953BFCB6E0DBE7CF68A3E6AB3513F6DFDF33DB3C96D3E446E45BD8C5CF9BE1E9E5C3FD20B853E2136EE3E6C9B85BEB39F893EA987BE3E2EA9CDBD67DD733F8259053F39072A3FDD8EB23E2CAF97BE60EE55BF288479BF7ADA37BF6CCB5F3FB6D55BBE176B23B722054FBDB431F93E8E35713F5DD0D53EB65007BF8D504CBF49277BBF1DEC7D3FBCC873BFAD3F9DBE039E8FBDA955163F7641673F0647B53D33050ABF06434D3F3B271ABF316B1D3EF4B6133F92D745BFEF086FBE0FCCA2BD4BDB44BE6748523FE166423CB761603F4CF465BFD0682EBF9587A1BE9D97E6BDD1F2493F90B63A3F61A0B73EC1F3BFBE950397BE328C74BEBB6A883E37D2543E7166783F2AD93B3ED249513F96DF5D3D04AF6E3FD3F1023F68C919BFD8DC093F3BE2783F6D8EE03E77FEA13ECA8F5CBF40D4663FE8781D3F3916823E367291BD5F876F3F380E30BF6894AABD6BFD67BF10E41BBFD2010C3FE7D35D3F9DE1D23DC15D06BE0C9E6ABF23EDC7BEC248423FED1013BFE3CF1BBFB18267BEB95A3ABF1158403E22593E3F1F5D85BE323FA03E0B3447BF514B2E3EDDB493BDE67B4E3FB325D63E9082903D1751FEBED82E043FA15409BF161E0A3FF6F8F3BE1481623F151D363FE61BD53E12C2083F9E62173F8F3CF83EF7BA113F83167D3F8C155F3F90C67A3F9B29603D560F44BF4D6801BF725562BFD2AF1ABECF695D3F15BD1DBE0B621E3F89820C3E5E4EE83D916603BFD3CC5DBF57AA723F57C3CF3ED1AE1ABED64EE0BE68371B3FAD9E5A3F6F614F3F1B88063EF8BD5A3F65B12DBD2C7B853EE0248EBE809266BF99B2223F4B95043FB82B37BF332054BF2CFC3ABEB5A5D33EFBB3F53E8F4901BF561ACC3E76C9BFBED5EA523F9FBE8ABD09E3C5BE7164633F5653EFBDA6C56C3FC10672BFFA2B253F9A78573F4DDC823E46A10D3E1E8F6B3F642D503F5D90513F73BF26BF2244723FB82E60BF1ECC6D3EC4042D3E5112413FBEE396BE0D76093F5978D83E505723BFCA6719BFEE7BAD3E6B7B993E246360BE0EF783BBE120533F18EF6F3F33383E3F41A7893EE2CD4F3D1B7939BF6091F8BEF1CB563F8925F43ED55C7ABF7C4F443F95747BBFA2E0253FD54981BE606E61BD28F576BE334902BFD0BAB7BEC080543E2C8FA33D4D42693D80F7E1BE2514363F90B3B1BE18C4673F612D1C3F239D5D3D8CEA793F6DD517BF1EB6453F21B794BE6BBC313E54444EBFD01ED3BD4AB91E3F547D0EBF1E73833E61ABEF3E17826BBFE6F61ABC6345303F437D62BFC613403FDB320FBF3B99533E65A003BED29C96BE25B2A6BE90A2FE3EC0BD14BDFA6B02BF1BF94CBF8CD4F2BC4BC009BEC4AD503F1D9AE6BE2021123F1F1A123F2F132FBFAC502E3FF0573EBD822FA23BE688603FF81D373ED8A9DF3E2D969FBEAA8A053E021C2C3F73FF1D3FDB7F8C3E2FFD5CBE428AE73DFA3F25BFF38EA33EC26762BF147B77BF40D428BFDBA396BED0EBC43E70E859BF154E54BE878B35BFB94ED83DFEC9593F6F03633F37FD953E71AEC13EC73A4A3E807B55BFD3F425BF9A6B053F3325D8BE7301EABE83ACC3BEA98B6FBFEFDAC3BD144F27BFAB20BBBD89507CBF86253EBE32D972BFB71736BE43B7B6BE58FC2ABEFB249CBBF12DB9BDCD11B73ED58E6C3F6D650A3E761654BF9E699B3E94CF1ABF549E633F59C1173FE12668BF7A7212BF3F841C3F3E2429BF7AE235BF26A3453ED23F3FBF63CA403E4CAE79BFD5420F3FB24F5E3F758D1ABE438820BFFECBE8BE7D0255BE"> : tensor<211xcomplex<f32>>
    return %0 : tensor<211xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<211xcomplex<f32>>, tensor<211xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x247C9343A9119D43C0DA8C43E8668C43A34C9A43CFEA9343A8EC964383AC9843C38B9A43A0E595435E7C9A4322B68F43660792437A8A9A4381669643A7AF9743D76F97435CBC924337FD9243F18B9843E830934352999443B7AD9343849C95435CAB94430B00944359669943FB519443C9379A43F7C49E43682994433047934302F69A434C36934362C39D43ABC79E43B3DE9B43A52E984314FA9D43B0C499434A7895438F9C96431194914396229743E3119243A372984327289543AE719443E4CA934356F59C434FDD95434C219043DACB9343057695439B129543F5F89943433397432B859743D3C29A43A7879043BC7894438C0A9443AEBE9443F18A9543D7659743B34F9A43711A8F43F93B94432E2C974316FE944361DA964373BC99438BC097438D629043080E9A43E63B9143A2F59B439CD196434D579443317A9843FB179443450C9243FF5A9B43450095437BDA96431C068B438DDF984329BA9D4354939143BC7A8E4378469343D5B88E439A5B9B43EABF98439F3A9443B5F88B4381269643308E9443AC09964389B0984303F49443200F91432CF59243CB4D97432B8F9B430F9D9643940E96437F9697434D319D436FBA92431E5F9F431F829543AD2B9C43655F9443FEA794433C6598438AEB97439D629043BAC4924334A89043E2539A43CE7A9643824E964356B29843105B9A436EAE9A43EB4D95430BB298435FBF9143CE749643CF0A9943F2B29043C20A94439AEE9A431E649143524C984333088B43E043994308B89643F8D6934314669743848E95434C569043FA8B95432B409643E2FE9843F28F9A43C5F39743FC7F97433C899643458399434362964308839143D4ED984371D694439DE59943FE6C9C4336D89643353C9C439D1E9343E6669A43DF10934355A39743ACB891436B1C964306709243B7AB98439DD698432D16974364F699439CB597433A509C4340E991436B6393431A389743AE33954306169643460D9B43C14D9643BAD99343D9189C43E33A9643D15C9643C3799A43B81696433ECC8D43E0029343FE1E9943705D9843EB019B439C6D93430C15924302D6984387109343E46C9643F8E19A4313A895434CBD9543633F9A4373138D4303FD9243C0098D43847F9343E7B49143C40991434D3A97430BBC98433F0C97438C789343C8C49043947694438C889543C7239843814D9543E8E59743191E92433455984384DD9343D4C99343F5598F4331B59A4354129243CB699A438EF49343B7919A435D4E8C43ED059B43AEBD9343107E8B43F582944399B79F436A33954353FE90430A269743FAC1944315069643B8CD9943512E9943EE449243D35696430B80984388E69243E9E09743176296437A6999437FB596432BAB9143C1C79C435BEF9943AAAE9843467B9343F5889143B9EF9143D8379943B7759E4334C6904392059A4336EE904346009443552B92437450954340AC964323309D434F5E9143BD5C934314509243AD709643AF7A8F4347429543255491430AB79743F7F59843049F954323DBA0433E1F9D438FA09743EF1E9B43CABC9A4395D19F43E7049C4336159043F9C78D43A4FC97430B3A9343454F944315AB91434C2A9743B009974384919343CE9394430EA8904342FF9643515296437EE09843D105944316C89343E2CF914326D99043FF89884323F09F43F9959743C88C9443CDF78B4326459443DCB796431DBC94436660994370D9964331129743ACA79A432D749D43C81996431DE58F435EEA94432BCE9A4308D09C431F5D95433140924306259A43EFCB964356F99043E6AE93434E4B994362329443E429934345B59A430023974300E1984321729743209E9443DF629743E74094430E6294432C559C43FCAC964344219843CD7B96431F718F434422904300309443763A9C43DD529243DD709743C3E38E433FA48D4311F995431D778E43B387964372219E4333C79143C1C49943E6E09943F2E990437BE79843AC7A9C438ABD934368258D43F4CB9543CADE904392259743FE598F438DF19443AE52954386F99043B42A99431DAD9A43E9FC9B43CAD89A4362279543AA729643FFB59643B66A96433B87944307779443BB4A9343A53E9543814D9443C9DD9743CB3797437049914303A49943D5D0954345019B43625B98434D3F9643059CA2437FD69543CD6197435BC19B4366409643FE2B9043176891431D8D9243F646924336529143D31B924361199A43AC6A8A439E3F984322389B438BFC92432128924301DB8E43F4829643F05696436F5790432F1792431ACD9C433C959F4365E393432E069243AE1E9C434D949A438FAD9643C003944325899343F40494433E009743469E93432B33924307BB9343FAD48D43"> : tensor<211xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x5A9E1F4173122141E4A71F41E1C21E4188A31F41766C1F411AB31F41DC262041EBB21F4153A01F41CAB12041521A2041A3651F419AED20410E74214103AE1F4138681F410E0821412F0D204150241F419EEA1E41DC132041008B1F41CA6A1F414C572041A3CA2041269F2041483E1E41584A1F41EC681F411A7A1F41776F1F41B91D1F41AA4D1F4173DF2041C4092041B5F91F41A83520419A0920418FE9214151C22041825B2041598D2041D9F81F41492F204104491F411BBE1F4176482041DC961F41ADE21F41DCC61F4167C41F419A1B20412F10204126DF1F41641120417BE820412DBC2041F37A20418DB52041B7E51F41E53C1F41E0FD1E41FCD61F41D7381F41862C204140A81E411BF81F418DFB204145A81F41883A1F41C17020415092204195962041AB3B2141165C1F4178DB1E41941420417DBB1E41F3FE1F41F1372041F2EB1E41D0F1204145711F41401C1F41A1B91F41C712204162011F413C1A2041B252204139C11F41DDF52041D235204132BC1F412238204155CA1F41222C2041C66F2041E1911F41CAB62041E57F2041FEB91F41DE3C1F410DA61F41EAA02041EE1E20414CE71F41706E1F4191BA20417F082141F9121F41E5D51F4164212141E903204195292041BAB4204118832041FA202041E21B2041E1CE1F41837A1E41D6BC1F41923D2041B4C71F4162F51D41D7812141675D1F41FC371F413CB31F41DFA91F417C0C2041B26F20418A301F41B626204198A11F41C4C81F413D2D20414B2820415FBE1F41D3571F41244D204154941F41451A1F41E8C01E41357D2141B1E92041D1C62041EEB72041831421412D3F20414BF11F417BA5214196422041F47220413AE31F41A34A1F4117112041D5021F4197991F41D9701F41131721412E4C1F4160E51F41201A204164B21F41466B1F41259C20412E3B1F41734821411C351F413C621F41F17C2041399E1F41A6521F41C698204124682041D6571F413E07214178842041871B2041EF482041E00E204111612041AA871F41286F1F412B0D2041AC932041807B2041C5CF1F41EC0020419F3D1F41982C204144792141F9E01F410C681E4136C61F4106C320414BA81F4166B12041A3871E4158AB20419DB01F41C7B620417B671F4123AA1F41DFFD1E41925A20411FAD1F41B149204144691F4113532041EEE41F4155C41F41E2ED1F41CF9D1F41E5341F412B6A2041AF2820415C3F1F41AB2F2041DD9E1F4150591F41138B1F410EA41E41E9A4204187A51E41AAF21F41E2F51F418410204192BD20411B6E2041088E1F41269C1F41E5671F41D25B20416AC22041F68B1F412D792041720320418EC11E41140E2041C4AD2041B7EC2041EE082041CB0B20418CAC1F415703204123C42041552F204103E11F4140611F419B9A1F415E4220411DF52041302A2041D7992041B1672041326E20414F042041B1751F41983F2041E2591F41E8AA2041168E1F4114F220412B901F417AF92041CA202041DFD21F414C972041C0511F41B871204162882041E70E20413C3A2041D014204121B12041CB4B2041BB0920414E74204124241F4167EE1F414E362041CAEE1F41E91B204121AC1F412C561E41C47E20410F4D1F4139592041FBB31F417CBF20411D76204131321F41E65A1F41B7112041FEE41F41A76820411CA92041C1B52041E80B2041B268204105A82041A012204189821F4190301F418C4A204102261F41D4CB1F41015D204192EF2041D1C01F41D96B2141E9EC1F4140172141FA801F4136022041A63D2041D6D72041D2172041E2891F419F3220415BD71F412C401F41780120416C682041D7052041EAC71F413EBB1F41A67A1E4104D02041C16A204137961F416FE51E4138541F4104DC1E418E6F2041012C214123212041DB551E41ECCF204137D91F41FDB51F4190661F4197BF1F412E60204160E72041CA1F20416D9D2041F6461F4107442041FF251F411F2120410E912041862D2041E3D81F413DF41E4172BB1F414536204163A7204145CF1F413FEE1F41A9C41F41F3B31F41D8B82041A02B1F41992E2041053B2041FFDB1F413B9A204171AA1F4113EB1F41BDFA1F411A1C1F414CAA1F41280E214144DF1F4197C31F416A671F41095F204155541F41122C20416BEB1F41BE172041B33521414E922041E6E32041B9542041672D2141E15421419CC02041C3931F41A1B81F4152961F41C2A3204178542141FF832041C9BE1F4157CC1F415BB21F41DFA51F41EAF01F41F1921F419AC91F411B8B1F41DF622041C937204145811F418C0F204177412041D3651F414DB0204129AE2041DA0B1F417FB0204100FC1F41E4232041D0672041ECA6204123AF1F41EE9C1E415C8B1E41"> : tensor<211xcomplex<f32>>
    return %0, %1 : tensor<211xcomplex<f32>>, tensor<211xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<211xcomplex<f32>>) -> (tensor<211xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<211xcomplex<f32>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<211xcomplex<f32>>) -> tensor<211xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<211xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<211xcomplex<f32>>
    %3 = call @fft_0(%arg0) : (tensor<211xcomplex<f32>>) -> tensor<211xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<211xcomplex<f32>>
    %5 = stablehlo.add %3, %4 : tensor<211xcomplex<f32>>
    return %2, %5 : tensor<211xcomplex<f32>>, tensor<211xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<211xcomplex<f32>>) -> tensor<211xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [211] : (tensor<211xcomplex<f32>>) -> tensor<211xcomplex<f32>>
    return %0 : tensor<211xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<211xcomplex<f32>>) -> tensor<211xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [211] : (tensor<211xcomplex<f32>>) -> tensor<211xcomplex<f32>>
    return %0 : tensor<211xcomplex<f32>>
  }
}

// -----

// more_fft: fft, ifft 211 c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<211xcomplex<f64>>)
    %e:2 = call @expected() : () -> (tensor<211xcomplex<f64>>, tensor<211xcomplex<f64>>)
    %r:2 = call @program(%i#0) : (tensor<211xcomplex<f64>>) -> (tensor<211xcomplex<f64>>, tensor<211xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<211xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<211xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<211xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x60971981636DC73F7E4437FAB6BAE1BF6A64CDB421F0E23FA43CB6A75E60EABF00D8D2D67A079ABF58C8E3182878DF3F903D832467B3DFBF70D7B791A502C7BFCA65E7094A89EABFA4A799E1ABF7D7BF0094CC4B7D93943F86DC02447A21EDBFD445FC7547FFD0BF5C58F194F157E73F0897A1E9C3CBCBBF14AAFF63EDFDE93F98AE3420B913CB3F5C367CA1E317D03FA4CEE678815EE5BF2E5717363316EDBF90D729F68B90B3BF84844475F2AFEE3FC03B1113D5C8ADBF48B82CF1628FD8BF389875A4AE27CF3F78C592CEC0C1E83F40F98FEF8D9691BF383A693CDFDACA3F802C9DFDC081943FBE367FF9CA67ECBFA07B67F1BD8BE5BF70BCFE0D11B0BB3F3020BBF227C7CF3F64C540672FE8DD3F80FA94031FC9943F6C99970E8143E23F887F8B663AEBEA3F70D477FE2348B2BFB26586AF4C35E2BFA0C0B9719DD7DFBF92CA78B935E6E1BF127B1ABE64ADE23F1812D8D8098CE7BFC09B5A8F62D2C43FD0B175B59D5DEFBF60C36E389763E5BF8026C6FDD39FD7BF3C61D1303D12DDBF48874A57F5BDC5BF40BF6342A4B8C6BFB05A89FAAF5DDCBF303AFDB291D7E83FE099F86B3A58DE3F90C4A1C9CF13EFBFB0253D20EBECEB3F30D1D9D4E461E13F1007A35F01C9C63F947BE9BA9B0BD63F609A6744543FC2BFC01875C80D40CC3F988318A6E1A3E2BFE448A988A41CE5BF3CB62A2CF230D83F8E86E7EE6EAAEEBF5E78D0604E8CE33F88C5DE77F5D6E9BF8AA1F909CB1CE93FE84AF80098E3C8BF00CEE2151931A4BF00128FCB910A8FBFD0302F3B9E87B1BF96F97986E869EEBF84AC88F3A061E6BF7CF783715079D6BFC8815BC853BFC8BFF023FA87EA30EFBF08DD23F7350BC13F502F3225BD8EB23F640D190C08FBE53FC0431678794EB43FACA1C934B96BE2BF60E761B4DD7CE03F147FF82B7BE3DC3F30B4FF5EB95BD63FBAED75F93D9DEA3F90163017A533EABFCA13ED551348E6BF8EB09DC418E7EDBF68CE8CC938ACDBBF306CBAEE9184BD3F449D46E6C5E0E4BFF2B12CB45BF1E3BF2024CDCF1328E43FC0390876965AE0BFCC47DACE3C92EA3F3870A5AB0580D63FAC1BDCA53797EC3F086A8D218E43D63FC00275879512E73FB6C61DEDFA3DE23FF4A5E74DBC5AEDBF64205C9690ADEA3FE070A39C769ACEBF3AD835FBBCD8EE3F88F29BD000D1D83FE81FA76EF125E33F10C96378F6DDC5BF8A5228D27A0DEB3F728E069430B4EBBFC28482501655EDBF66733BE6FDCEE33F56583A48FEB7E7BF7C59D08743C4D7BF08AC0F81FCADE83F7ED2FA2F1135EFBF401CE6DE8EA0CA3FC477B0AE7446DBBFA406A84DEBADD73F1AE28B54072FE1BFFA660B68EDC5E2BF3CCC34B68941ECBFEC658E5E167EDCBF420D1B3515E3E53F00F64FEFCF92BDBFE0337209710AEDBF6812D71E6726C03FBE0DB2DACABCE3BF002EB7ECA46FC4BFE080EC7E6FCFA6BFF082CBEB0ADFD03FE07E66B42B8BC93F887465E3D159EF3F587D15B2E087C5BF000BA82F0621BBBF802C2B613CF8903FE0177E84479ED83F868F753D9E62EF3FCC72494B9F32E33FAAAB4AD51B68E0BFFAAE1CD0D771E23F4066611771BEA5BFE04D6553D2D6E33FC400EE7BBFE8DA3FF4842EE66515E6BF1CDC524E007EEFBFD26A392B3E6FE0BFB6C2121FEBA6E5BF6E470638F6B0E93F38F3DBB8D3CCDE3FA2E72BF43B8AEBBF3E42F39DD4E5E1BFCA362C94DFD8E93FEE10AA7D5079E33F642F1A0AC2BBE7BFE82D218E81D7E8BF2024C0578982DE3F8067DBD516D285BF8053BA168BB6AFBFF0B9AEA6E789EEBFECE3800C1CC2E23FE40DFDDCAFE2D23F340EF23F3142DC3FAC8F21779260E83FE2626A2A3582E8BF10FF83CC257CC5BF0064E282DC90BB3F9C840D1A4436DE3F7CAF6F05543BE13F824CCB8F03CBED3FF22F1E7514E6EABFF0C2F386C1D8D1BFC02B9804ED669E3F8284FCB3212EE23FC6882A2632A1EE3F94EE2AE594E6D1BF9C5F333FE6E8EDBFA0393379728BE63FD83E26B1376DD9BFC8F6003A57F1CCBF8097C675E377D4BFAC30CF0968C6D3BF201B10F4D142D63F5EBE7C892017E4BF7853F738EFE3C33F001BD781BF5893BF3C1CD396B6D4EA3F7443F0B586ADD8BF662DDE5B2C74E53FF44F855B6652EF3FA284DFB58698E23F6CEC98B12652D3BF7035925A2239B83F96FC2FB5E1A5E0BF083A550C19F2CFBFF4D3C42A5F94E8BF404A518FD7BDC4BF62300F1A4103ED3F1C449296F56AE83FAACB7876B30DE6BFC8CB46151F9CCABFA468766D524AD63FE8E755C90044DB3F98299B01CD1BDDBF00750C4B4F66B73F781863ED066BD4BF1CA6FBF614DFD23F983B990FB94CC6BFCCB8301769BFE93FF073F86C4021BB3F0494EC176C29E5BF1C577ED49BB9D03F20FD3BBF7757E0BF5EDEFF9C0FBFE8BF1060D5D04247E2BF367F9D13CC4BEA3F3403F6012190EFBFF293F437975AECBF109732320C17E0BFF8949F6872BCC3BFC44436D58B1DD93F947244B29D94EB3FDC1917C9B56ED03F10806B14F2E1BF3F889AFC622713C3BFF0985589A7D9CB3F502BB3EEC18BBE3FB2128A605408E43F98544172D72CE33F803ACEBCCF1DE43F5AEEEFE405B3E4BF6CD2A33A03AFDE3FEAE6A466669DE9BFC012D9ED8643EE3FA287BA9A3CA4E03F2404123A4543E4BF06DACB096EE0E33FBCB8C3BAAFBAD1BFAC555CD1BF2EE83F80185C22DBABB6BFEA68D7ACAA49E0BFA4CB615AB3ABE9BFC09434EB810FD63FC6641520A818E2BF80E865D96CB5BC3FACBFBACF919DE83FD0522B01C3F8C0BFD0D6240963E0EDBF008C3C41790592BFD23DEA95FD9CE7BF34CBA7BED2EED23FF84F6AEFF5E5D83FAC5A1FD2F752D53FD2AA8F6B3051EEBF081DD7D9D320DF3F20B7FD63E76DCD3FC8DFBE0B5F48E43F80C0BF4C5BE1E93FB89EBF89A3E1C83FE24313158B86E63F3077C5980318D1BFF07545242EE1D73F40D17392FC73A53F2CDC14C1038DDFBF0057A7E6FB72DDBF34636F950B93E33FE0F46C31E4FCEC3FAE60491D7DB1E2BF383A912CAFE7C73FBC87A9531A98DCBF001BDD08FB6DAC3FD0868848F18AEDBF34E076151885DB3F202EB87EC2C3D53F92DD81C345BFE7BF9C92C29BB890E73F8E5EFF27B443E83F884882FDD701D1BFA8A5272C89A9D2BF9099895F743EB5BFD4B0DE5C5A8CDCBF70A0E1C4599AE9BF6E194AF6066EE1BF6076E27DC8A1A2BFF064223E127DE33F3C8081467D68EEBF0619781D816AEB3F8ED90D33BCECE53F384C21522000EF3FE875FDF2BE95DFBF5099C14EF58FE73F7801D1EBE7FAD6BF40E0EB29008CCBBFD872CE197BE8EF3FF0E55813038FC3BF8460465E7C48DEBFD473436AFAAAE1BFA6FF4174C339E13F14BA9312C23CDCBF30EF0F1B304DB4BF04A33B1299E5D2BFCA7005300CF0EE3F7AFA09F9E79DE03F2C181BBEC1DDE1BF84F4462DE2D5EA3F5CC5D46FC34ADB3F185DEDEC8D35E8BF94FFEFAAA683D6BF02D847856BABE5BF00855853DE7DC6BFA00F34BFD054EDBFB4D44D5059FEE53F5023CF302AD1D3BFC6C47EDCC420E6BF74610A17F182DD3F7452C2020E1DD83F30AD910B27C3C4BFA80DE33C7695E4BFA062D0DD3DE9A33F90A61DEF0FABE53FDA9DB8BD7BB3E03F6802DEA7A216D43F304721E69382C1BF40F51A41AFE2B83F1C0FF2856711DFBF407A3382CF33B8BF68AEC2284792C2BFC48564798170ECBF4692A718B744EDBFC801889BE096EABF60D00933FDC4B9BF4840737CC7D2C43F6CC3FE5BCB74E6BF8870466FCE1DE0BF7AE6AFD05FACE63F2671B67F9832EEBF0E51E8DF5D4DE03F404A26E0C51DD83F701C91BE8B65B0BF82937B154E23E53FE0E574769541B3BF3CFE6677BDC0D7BF484A58558CE5E0BFA0E3DEA05E2CE83FB282B53066BBE6BF0055340F0AED9C3FA84ABD8C30CCC23F22FCC0BD2990E43F50EEF172EA7DB23FD05CEBCEFD5FE9BFC0D8C1FACEF4E13F98AB072E71AAEC3F4492CD0C126DD63FC0B9BE0B2BC3D93FE04C6999A2AFA0BF6CC8F708C66ED5BF06B8FDCD055AE5BF3C965E895A29E93FB82D6EEEA6EECA3FDC779850AC85EB3F166457C9116AE7BF4C9B6902AE84EBBF84C7DAD36AEDE23F0272AEEAD3ECEDBF2E1F9CF7F948E3BF8CBF38D4799CD9BF24003AB08451D3BF58321E1A84D0EA3F024E76B6AEDEEDBF28622E70858FDF3F4CF6AACD23D7E63FE2B2EDA99B1DEC3F38C82D03A12DD9BF08FD1C0ED67CD7BFA0553448C29FDEBFF2459C2297AEE03F982EA5BA231AEC3FE8CD3DF80383EA3F8421CF736900E03FFCC99074864BEC3FC0ED0A054EF4963F24B5EBCB70E3D43F4021AE643FE9E43FB07FF1C27C76C7BFC41C3460B7D5DBBF6479EE33E475E63F884D59E60DD7C23FE8879CF3A316CCBF2C6646AA5C24E33FCAB109E2F48EEFBF0213D2C6D8CFE03F7C693F7F603CD0BF74939A3B0982EA3FF8BC78A32832C0BF10076C98764DCFBF04F86A5B1085DE3F94117E503167D33FD80E34FCBB18C03F7A57EA327C10E9BF5CD95616A633D5BF40195D35B1AEC73F38DCA38B8533D93F3AE00BF1BC97E43F062682490702EC3F8824D0605361D33F08505E304D3BD6BF9033D81AC655E53FE88F51B06AD7E2BF1082ED3795F8CEBFC0618B23CBF3A83FA08793AEF5E6B53F707D57AF2709E53F38B52665DCC7D1BF0EC058561F14E53F663DA8666D83E53F2CCF99647D6ADC3F9CAA9A8A2E11E33F60E73AABE601C63F08ED321867C0CE3FE091DB2003A7BB3F4CF7D79B8E1EE13FEC60D5230123D1BF5843917F9068D63F"> : tensor<211xcomplex<f64>>
    return %0 : tensor<211xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<211xcomplex<f64>>, tensor<211xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x801CE4C5B89C724066C8B1EBF02573409AFD521D19067340DBAD7B958CE57240CDA472294C9B72408B22C1F27B7873404CEBEE6CA5BF71402E0051A7ADC5734082E802B6848D72408858F0E8CD347340E721ABB9826A7340F4BC40B2F8F17240A184FC537EB472408290C829609B71409927696229D07240E19E58C250C472401C618D321A8E72402D9F269DB06B7240D06E31957DF47240F517BB28BBB97340F8BEFE630FFA7240DB918A158AFF71400C343E0C0B687240A4E72FCBEB6973408E3241BEC8117240F914F5516CB073400D7CA4EA22F87240A8B38A23D05F734070772C5238097240A7E7767A9AFE714034E24F221FB972401E5E964E342672408C8B8497D3A4724059B0229CEDEB7240F67424E0BD7F7340AD0E7901367B72405CE4B59442FD72405CBD1F0823AF7240A80BF2688F6272404F80CD4D718A724041D9C201C63E7240875F3C7068837240B29483AD8C457240A23D5ADA77AD734088961DA0AA7F72407CFD920500337340E626578F831E734008DE60F9FF7D724025268411BA8C7240DC81FC5D5DD572407E0AB9A5AD307240327B73F3899E73403B38E91210317340F4128224D60172400C9B7149D10173401D3CA946FDD27240A0A19183BF20724012FEDACF06CA71406F1334078F5B7140C4C3CABE9E697240DB5EC1D8F51972402536E525FA937240EECF061212CB73403A20EC0FB8A6724045D82D403FE77240A4D2851BE0737240118F42D22A6F7340D0078ED7F26B7240BE834E9E7760734074403D5F1C01734097F247C6B26E72405E533A5BE262724071D7A193AD69724025DB8488C21072405F85A2516C5D73404FE52A5DE68A7240B01E971BC9D473404CD4B318466D7340AB9D2690C72973409A3153DF575B72400EF1E363324F7340CF534D816F9A724041FB4C83E0B97240F985218D0F3F72402D00318F1B997240C3B2E5D65C5172409BF2B9F746367240BB4DA915E1C872403B9F4D63E8C97240D8F973FFC0637240A382EA32D12A7440AD842D47E3967240342AB53CCC6D7340E184CE42DF677240C2D1C223DD507240D145AEC3D1B77240607F2486B8347240F1F0EB9FF27D7240CFA693E5CF627240BE34D9252C8B73404C30A4F86DE67140BD57D34C01CF71404CE2DB04C2CE7140908F7CCA355872404BA07195EF6D7240038F566C135E73405D48CB5EFAED7240B8E59AB51768724030FD61B546E37240C01E2B533F7E72406B9FBBD1E2AD72401CEFE05C1E4C72401FAD93DB94937240F9B230B2E2AD724018745D829F4572406006A4832F207240F65DC51527E8714004676FD66F217240861AE45AF9F37240D3DB7B8ABB777240668BB6C39E0773406E1593FD493E7340236A6D841D287240006405750DE17240A68750A58ED872401CFC7120C230734080EFB5106BCF714082E2DD044A0E7240969BBCB8608D7240775E49D8C4B6724022CFEC51F8AC7340ABF0F62114C1724013D978E0FA8A72401ABC137D8350724043B206E12D0272403A7FB2AC8DE17240DEC4692BC2AA72406E974F77D2A57240769668D486E07340F6132A5C248F73408A1EA9122E217240437B055EFD6A7240541028C05CDD7240B3D5F1CB422773401BDAB1B3A1E972400F705169A2547340B380C26EE2C0724029BFD443F1027240747F1D6E91857240FF5A768AFC127240E68C3D8131487240AD9DE2D9EB767240043E346D4AC172409C408E67DE2B734097E68EE8A6F5724041C3C1D81C2E7240CDF4689FA9DB72407FFD400F2B8572400875B997E0D07240AC6D2B2941B2724032EFC56423F772404FE35DFC933F73407F5C7C6FFE60724032E604B9819E7240A10E4B50BD4B7240ABC64DA74FB87240C6187E2BD2087340BA2DD6934E4D7240B5B0B2CD66837240B5B03B7E83007340DC4277A16BE47240D326E2C84E8972406EF4B633F8CD724049A0A5B9263C7340CC1DAF9C041E7340C78288911A177240F63B139E5E7773400BC894A2424C734090C88840E3B37240D8DAC1D01C2172407CF248D03E4373405A7933FEEECE7240299ED8368A1C7340257A2B8700B67340B41F39D4186E7140BC4BEA7570587240C60091B8F11673407CA488960AEA714028B6C1F984E672405D7153841CB2734046509D35CA117240407E9D58E5CF7240DBDD1F34BBAF72403876F12B969F7240EF65A8561DE17240FAAA8C5C4CA471404966F903A648714072B2BCB72B7A7240E9A0838621987240493397A6EA9D7240AF71201E3454724013CCABCF97F37240184B8A38D3F27240DF9DB110C1317340B0073E33249D7240B2B0C19B2EBA7340ABA4E6EA749A724078AA7023D12E73407962388F696E7240079526FD9D33724013204D92A9FF7240F40EB016C8DB7240A88AEAE0C55A7340B83C946AFF4172403542FDE626EF7240C732DC343CC77340DB7A422E628B7340D12E6FBFAD01734001CE4CD52AD67140BB936316E99B72400E4321DBE2CC72408F5D38EAFD21734022C753129A5173401AE85EE530377240135435346A61724087021CE6E0F1724092D05B20C61B73401907CD1A1A67724060B8374E125373405C5EB8D82EBF7240C357A2B677C272406C904AF561A87240A0D95509D8B772409FD743F0AC3A7340D140994669F47240B2716FF9227A724053E4E74403DA7240645447C457C2734076EC4956B57D7240540184DEA05F7240B66AFA42DC397340EC3CF9964B72724099A49F35413F7340F42726518CA77240DBE8EAEE82AE724020570F75D8F372407C534E4E41B5714058A9EDBA641573407D11CA94AB5B72401CA17FF1E5B0734096CAB7F2A310734011D45015687B72402214EBF66F837140DE3DF199EB947240F555561043CB724008A61B1B90467340AA992156CC8F7340BC9047C5763C72401455F59F1AE6724085A92C6633337340CEA1D6ACF3197440FE3700D4B818734096BB11E11BD57240C8EBFB2BEB3F72401983FAE255827240F64499F0C02B72409EBD7E16B6D97340B2D0755EF1B07240555052B8E064724055A7E40F2B3A7340F364D333E6847240A7DB8699F4B57240340AF24E9FD97240A18265808D6A72400DCFC5542442724065ECF2979B347240E9FB5BFEB1147340AA857FE285A07240DE48B455421A7240A3441D5826E07240DE52B053EBAF734038DBAFCD1F9072407BE01AF15BA2714086C1D11743DE724094DC5DE0E5E072405566CC8E4ACF724025B325D1DA0E7240AF3C59CA3D6C72407FFCF977551C7240A85563B35A697240E6F63D71DA4C73406720A6DDDF0E7340817CB44BC8C07340A33A6EB753D77140E3216C525F7172403B61E219753C7340D8BCD7BA5DE7724045FB07CE75AE73408FA7CD517173724088C21326CDEC724029BE3C77BD75734017CEF802723F7340A2AF4CCB7CEA72405061BF11BA177240D161D5E9A94B7340F69EA4C6DA87724069F32C456CEA724042FA6ABC3B537340D05E19B433E07240A86B6897AB697240CE505B8F78157340207D027D23587340A813907C4EBE724011E6D19F0BF771403DA41606EEE5724051FFD4CC0832734050E90690C9657240F7A954F99FFF72407C8B02886283724058DD6EBD548173407887CCF33BBB72402BA458716FB87240A3020D016DF5724037445379845572405890FDDF99EF72407EB6287A26817240714BFB18372D7340741D9CBDA14C72409E12D45EB6D87240B2CC96DA93A071402DFF201F3E3B734046280A43DB5472400E725BA576337340EDB34368A50173406BA7B35E094572400997A95332D671407C509B680E8F72401B251682D5FF724020FE86D46F31724036EB31AB21957240FAFB429B5ABB7240D50DB2AE0D067340FD3586522B1473405D5D617EBA197340195E80402BDD7240B2D50697D90A7340013E690185A67240E3D1CC2B71D3724083F2901B6A587240DA8BBB6BA33C74400A05E1386D827340F530C2A9C5B87240C7B3355DA66B7240A7D814170CA772404ABC64CFFA817240269C6AAE84CF7240CF0AA5DC801C7240B1BA33D0F18072401556B98AA552734087750088D7E072403C794E423D887340D3F820344F217240B19B8C906BBC7240307179FD3645724080F3F51D3CF5724070EB0D2D6EB77240B31112CDDBE87240871C530D47BB734033E5EB676B9B71402E862BCBF13C7340F3CA8C0C52477340A075614550C37140125DA75351BA73401525E8FC22C57340A57CB35C159A7240726B0C37F769724024871CEAE9607240E022F121273773406ECC127B16BE72406CBF4C793B6A724071AEDDF147ED7240F6433751A85A7240821839D5EEC773400154EAD11A0472408E416ECB0E7172401F0150E2C0D17240FA6D92275AC27240A26DB3CEBE407240E7221D5DEAB572400F451D06ABF07240976B6FB0684D734049D0F27E128373401E49AF0AF37073400C16313C10F3724037D1537E5C0572401FF84E1A6CD7714037327C2F5DA673409BC515DECDB372403AB8CE928ECB7240636374F704E2714090271DBA62B672404F79A0A23DF0714074226B4ED7DD72402408F6D1FC18734007E195AE413A7240755AA10C62EE72405CE420A9F23E7340A6C8074BE940724010298989720B734066BB7E0DC443724000D32B81B4477340FD3610E968CD7240A3CC234A48867240FADCE8EBCE5C724076EC75C14B8672409897F290EF4372405CE0F684DDE07240FF32A30514387340ACCED9C12B387340CAC34A8902DF7240F0C3A6BA8DFB7240DA6745BAC4307240"> : tensor<211xcomplex<f64>>
    %1 = stablehlo.constant dense<"0xEE84D255A6FA23406A57ABD3750F2440DC7303260809244091EC2E1647EA23406880F097391224403C98D9F2B3042440D659E6FBFB042440F4AD6DFE35122440ABB6DDA83FF72340C67072402FED234088CC4B223FF72340760AC1EAF4F02340A1D9BDB394142440A0B486A1080224406D180B38710B244057270DA728ED234010CAF2B440132440448F91D3B9EC23405E017975B7EB23404CB0BECD08072440E4415A9186042440A3CA3EE97E0D24408E6FF3B98AFE23406C4B4BD27DE023405A2F90B1C001244032D1A0AE55DE234023EEF6CCEF22244081F3508026FE2340D25EA4D1B1E323406346A740BADC2340BFA231FFD51A24403DD5E184BE072440C201E426721524406D355A9C951D244016A9E37878FE2340187A2C856107244044FD6F525B002440A8EE1362B3EC23406C23C91807F4234011D28145B10224409452451A07282440EC8AC80881E323404DD52205DE062440A428BD69A1F02340B3DE96C2B5FF23402001AD19FEF223407CCA2E4F94F1234059C1471112122440A3FA3BE73FFA2340DD688DBFF3F22340D9F5BB7EF6252440EBFBD7899A272440EF633DC585142440EA61EA89ADD9234066260FABA0D323402F8511EDF212244080DF0E5232062440D845EEC21B26244060BBCCD2120824404B109049B3FE2340AE1DB90375FF23400D9990E860ED23400A0529385E1E24408190B8E4EEE72340450E05813D162440C79F6913FB04244014F3234D34E723402FB556E56FF623409C33BF1598F62340919FF07D5A022440EFFCC22235F323405BCEAB3737FC234098CCA88B7C1D2440470C5461E7FE234007A941544AF02340C76D2D26BA39244065BF0EBB22FC2340FE09E6D4F2022440072F67796C0424409C32EB055A0B244042B321D7C30C2440A28240AD9B0D24405543389E4BFF23400B46D8CC9F0A244095F32D0961EA234001427DA57FF923400A7D11C793F8234008CF3E55AE0924400A6760FD59ED2340AFCB69AA8ADC23409FE5EBD382112440FCDAF6AFF4092440F2AA41DAB012244090E6FD30C0EF2340463E1573BF03244002F7FAEC68D42340E790063E901024403D14E1DE80EE2340DC9243183807244014E5FEE177F62340D5A7D23C1A082440DEF096DAD9EF2340FF4F15F846FF2340637CDA4DDAFE23408700CBA3CEF62340B2880902521D24402155AD8651F223406689CC36A609244053D1389CC0052440C59816584B11244062CCFE40BEFF2340E133660286E12340F4CBF660F60C244098DD63BA121724404ACFDB3AE20424406E3E7E47E8F223405682210E6F06244041C1404854162440F9BFFA642E1524406669AF2C7CF723408991AA8F710624405756A7DA7AE6234056CAABFE8F1B244079C54D0554132440059A32B063F4234034829F65CB0624400C8B4760F80524401448AC212A2424401ADD3A4F13F42340D7F2EC03E012244098C1507CF126244086C2DD8DB6DC23403F1335945C1524400E5B0346F60B244012DB69B82DE72340B4BBF002DCF223400BB4166622E5234021B9D5194CF323405DE25B40FD0424403BBE50AD5102244009D86E18AED42340E53C22EA960424400C2689C762242440B5A6863DBDF823408E5D542BDDE62340D21D3034E0042440DDBDB143D80C2440863D8AEA39FB23400A23CF9AE9EC234057879A25DCEA2340E8FDD0C6E203244083785F8A0AF32340FEDFFC6E09F7234049434C067AFE23400C5BA5362EF22340942B2B23871224403B912057B92A2440C92B5269B7FD23401481C2E5A5F623402336946384E92340DD2FB08B330324406582664993EC23402A2D357577342440CE927A99740D2440B98ED75FC7052440C28B16A1781124409EA1DAB0831F2440D3AED6280DEC23406E8CED3DB50124402D74775B6814244045A96D91FDCF2340348B577277F92340559FF2D53A0C2440E17379E298F52340F6E791BBC8F02340084FA1C98824244030985FB98BD723405C45145FF30C2440AEC4790359FD234054856FE2DC072440FEF6939E4C132440973608AA4AFC234092EAC42F7B12244085103E2437F423400F360B40F2F52340D5B91D6862F12340591BC2EFF1032440FE79A2112E272440E17BF6D8F207244047943C9467F52340FFD68E57C3FE23406E6393D59A122440EE7C0CCE5F002440CF3193106BFC23401ACDBAFF4D1624407F31B147E0FF23403E451B17EB0D24401FCECD9084F223404A87F9C3A7F123404FB0F58390072440879794F0141624407D746F7040EB2340A623E94CF401244027E6BA7FDC0E2440420E7A8789DC23402D2681D686FA2340E874F54AD81E2440CE10C8F3F5092440ACC37DA8260724404EE32903EC272440DE2A5A017917244059BA9A01E4EC23408A8B6BABA7092440AE15509C3604244083B15E63A0F323400EF77DAFB5EA23403D3124654EFA2340064EB76DCE102440BBB4A4A0B6FA23402483CE3AF1252440066A0644B50724405D75017740112440A290ADD7A6EF2340AE619314D307244087DA4019F4F9234081A56AB9D4FA23403C08821C13C723408CD9B1E768F52340DE7DA7A9050524409467C061F9D42340AAB5425F88FD2340E58EC38F15FB2340B82BA25A94E5234085FEEA26690224405480DF80D7052440259F89E3B724244014D81A942F0D24404CCBBF218DDF23405A242209C1CC23403115E84A4BF0234080B425D4080E2440699A50F14E2524402EEEFE8DE7132440DFE157CA430224407B7F90BE29FE2340900C6B40E7E72340821C7042CF1B2440A214588E4515244082BA4E37420E24402E2117AA62E62340C29AC55C1E02244007110221D4122440201BA6028605244043F1CA97B4F72340740DA949CFF62340C92B26B8C809244056A69E3F0B0B2440901B35159BEE2340ED0B483A5EEE234077E1A57BD5FE2340C92EE76B97F123402C96BBA2EBFA2340B81524B95C082440FF08572C591324404A8C79418F0224401ECF5156EAFD234009E67BFD31042440718157E013F723408F0FF0042308244068660CFADFE92340E4C7B11C32002440AF9170F75B102440F06DED8CD4ED23404DF2C4BEEAF423402695D76623F7234072B6D7CFC2E5234011D82A5722002440B4CB50E853E32340693F7D55500624409A91B2AD8A162440F9AF2BFB73042440AF829511A90F2440CC936EDEE9E72340E81385811BF323408EFE1BF2C12B2440578D3A376A1F244095BB2A4EC7FC234058A753A707FC2340AB79864636E32340B52610B316052440EE6A5184F5F7234021F8C99417EF2340B85FA946F0232440CCBFC0E0290024401FA39F9C52F823402590579B99FE2340264B807F83DB234043E35B700CE52340B37BC96CB9032440CB341CCD19112440F7036E21F7E823400D97104103052440AAFBB6A0DC0A2440B1F4632027132440B71EAEDFE107244076E3403E0AF52340A0F9EACD43DF23402A8AB9D7F3E723400B5E7BC270ED23407F314843C3E723404464717743F92340C09B52B640FD2340CA3D1BBB40FD2340F53E2EF26CEE2340326F0C9659052440B71B5F2D07F62340FC547114F9062440BD99EA06ABF223401C06B5E38DF32340A648523DF917244031BB56DC69DB2340A01A146542F0234020F5D4E700DF234075AD347573DB2340CFB54503DEF12340EF012719D01E2440545DD188E0EA234082A1838BFBF52340631D762D25EF2340E9DE0B64C2FE2340F3CA4AA35B1A2440B57D5377A2F223405844883F063724409A2D69D5C3F923400FD95BAA80012440019EEF9302F22340449940F61CEB2340FEC2B3BB58012440D0FEBA041AFA234005DC5B8B38EF2340AFC8DE4612FF2340B738B6FA71EC2340DA1AF890B7152440D5CE00934DFA2340375869DA0A102440D6919A09BCF02340D1EE051AFA292440E04B544B471A2440BE558EE5DF1724401463E967F2F7234028DF9194E8F223403C21805D6CE52340D05DEB7DABF32340EB6EF5CFE0F12340C80195155618244087859EE7DF092440974299CE901A24405746FDBB40F3234090E6EFC0F3052440C546807D74F42340E087AEEB8028244099B350792AFC234030FCB491D1E6234056CA00D452F92340C9181A4BF1C9234018E7BE54E6F22340BA19051AD9E7234097E2A72BB2DA2340980C9357FB0924405B435041E1022440203F619F2511244069D830F828E32340F5A2199643EA23401ACB18FEBF212440A9435F5639F8234041223C7A3D032440DE820378550E2440982CCD91FDF52340531F63463EF62340DD8361D670112440D0895BE76DED234026F7149E03242440C64760D366EC234082A22289CFF6234010F8973BD4F12340861919A7E0F72340950BA1664A09244059D63D4B71FD23403CBFAB4D141D2440509C3B4A91F52340E846EDFFE0FB2340E9A9CE7EA9062440143201F3F4FE23406A6403F0ACE8234099D0B1A147E42340A1D06B72ABE223407A4FBA7983082440F37F3FAF3C18244078F5B42194E523401DFDA65776242440A4DE551BA9F22340E4430720C51924406669DB29CE0824405AAB07C9CFE22340CE1060EDF5072440642487B8DF252440423FA8BD6EF823407891B4B036F3234025B77A78730224402BC3E18BA7002440379D554341FE2340FA7690F69ED32340E291E403DC19244053FEE21F94072440C6BFE51158F823406A1E06E3B61124404BA492271FD923405C1E7D91AF27244017FDEC096FFA234048D24D88FA1B24404B97B188A10A2440F36127D5B1052440"> : tensor<211xcomplex<f64>>
    return %0, %1 : tensor<211xcomplex<f64>>, tensor<211xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<211xcomplex<f64>>) -> (tensor<211xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<211xcomplex<f64>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<211xcomplex<f64>>) -> tensor<211xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<211xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<211xcomplex<f64>>
    %3 = call @fft_0(%arg0) : (tensor<211xcomplex<f64>>) -> tensor<211xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f64>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<211xcomplex<f64>>
    %5 = stablehlo.add %3, %4 : tensor<211xcomplex<f64>>
    return %2, %5 : tensor<211xcomplex<f64>>, tensor<211xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<211xcomplex<f64>>) -> tensor<211xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [211] : (tensor<211xcomplex<f64>>) -> tensor<211xcomplex<f64>>
    return %0 : tensor<211xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<211xcomplex<f64>>) -> tensor<211xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [211] : (tensor<211xcomplex<f64>>) -> tensor<211xcomplex<f64>>
    return %0 : tensor<211xcomplex<f64>>
  }
}

// -----

// more_fft: rfft, irfft 211 f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<211xf32>)
    %e:2 = call @expected() : () -> (tensor<106xcomplex<f32>>, tensor<211xf32>)
    %r:2 = call @program(%i#0) : (tensor<211xf32>) -> (tensor<106xcomplex<f32>>, tensor<211xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<106xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<211xf32>
    return
  }
  func.func private @inputs() -> (tensor<211xf32>) {
    %0 = stablehlo.constant dense<"0x438274BE28F3353EFEF85F3FA6089C3E4117233F8E7A74BD5F841EBF8C5DEF3E748B0DBEDA2BD7BD22D694BE9B86673C30450E3F1A39663EF7CDACBEC860253E141774BEFDDD27BFFCEE86BE89A4803E54EA393FC9DF30BD2DD924BFACC8B63C474084BE604487BE0D53CD3E75747D3F69E6733F5EBE1A3CE49AA13D817759BFE5892E3EF481F43E634B90BE6BE414BF4F2D363F4056ACBE08E511BF267522BF3C67083F49A1B4BED400513F4C8F41BF3E0E7D3E8575253F970611BF139B313F904C7A3F741B2D3FEB45613F910E793F15B618BFFF1118BF4A3E36BEF5BFD1BDF74050BF4F0723BFE0E3E3BEBF47D93EFF23E13E2F9F14BE0E267A3F70D568BF13AF273FB74BC33E19073CBD791595BE0154EF3D7B520BBF2D6E7D3F7E5638BF1E6EA13DB38BFC3E4AA45BBFA03AC0BEE57500BEDAD17DBFE10D47BFC28A85BEF2A6B4BD5DB423BFBE41E6BEFFE6C53EA26643BF3C49733F9A24CABE57C451BF78DE4ABE1F8C31BFDA1F08BF550D27BE3BE3453F87723E3E2FDF6F3E588A95BD405060BF0216C1BEA3FE143FB161BEBE2CAA4EBFA7A8E23D7E646EBF28A32DBF532134BF689D1EBE0D3C543FD0E9C7BEACFF863EC81D9A3E680E17BFB915D33E142EDABE90B8663E34EDC9BEC7FD06BF47EB463E7504273DC14BC3BD6F31203FEB8622BFBF1043BFF1B5F8BD9CD2F8BE2D544DBF1C6D4ABF2D8D243F90C413BF408C0B3DADF7FABE8569043F085C063FD430DBBEEC9F2FBE9D1E2EBEA89A18BFE26A143FF7D5A1BE27EB7A3F03BA69BFC4AC313FAD853ABFBE639CBEF45066BF99D97EBFC4B2953CDD06933D93E73B3FECEDA23EDFCBDB3EE113983E3A2F01BF8F42293FF77276BFF97680BDE5EC4D397EEC0ABF6D1BA9BE770CA0BE515842BE237AA83E23BF0E3F4ECCBA3EF33F2F3E24739B3E03E118BFE671653F792A973EC406DE3EB4B5F23EB92C19BF99067BBFC7F0C9BD82041FBDCEF6113F800E0BBFA2FD3BBFC7A3FC3EB345093FC820033CCA183CBFEDC0103F0032F63EBD38F7BE8781BBBE2842653F84F626BF29E931BF6CA4543DCDD22EBEED26BABD60E3E73E32B4B8BDF726933EF7E7713F52AB913EEBE01B3F45754CBF6245B7BD6B1053BF52AF88BE7B6B613F588BD9BE356CD23E92B42D3E80D9943E0E946F3F422A4CBF0849AABE68EAA03D73AB633E"> : tensor<211xf32>
    return %0 : tensor<211xf32>
  }
  func.func private @expected() -> (tensor<106xcomplex<f32>>, tensor<211xf32>) {
    %0 = stablehlo.constant dense<"0x8357914300009643711B9D4373999543CFA19343BFC794434C8E9543E4B59743F8859943CB4496438F0D964342ED954313DB9543C06B9743388E954318009643625F964370AA9443D88E9A433BA197432D3C97433F5C8F43147B9243F4379743324792439B9E96438C019C43FE169643A0269A43B3FC96434D4692439A42994360CA9343F7A394433B5F964340C09643CDAF974341B19143817A8D437DB792435D6698434C2794433B0A9843F57C964304369443ECB79043A9149A434B1A9243CFBC9643CDE29443DF01984370D6944301C19543C40E924360EB924346CA9743F42492436101954373C39643B9E49943EAD99A43E93A99433BC5934349599743BFBD984392FF924354AC9343E5069243A36298432E659643C2B39343B5CA954370A0934339D19343C44C944375459443883E974308419543214A9A43F39D95439276964373359743680A934316949843FD009743C350964387EC9643708A96430AB89243D98296439C6B9843530F9B4391E395435278984305B29343567195439C3D9343B8F393433B9492430F6496430A7A98434B5299430D9F9443BB699B4366BF9843133C9A43EE1A944368209843019A94435B55934345CE9543EC529343C3B09543762B944326C3974346479643BF44994333F99843DD0391438B97914333BC924394FD96437BCB91430841964389109843624994430B7794436F7B944324BC9943D75A9643DE079743EAD39543D9AE9543657C9843E293954395EE934307318E432301974325B7954359E598432EC89343B85692431C519943172E95439B689743B5CD934310D18F43D2E492435F9694432A3E9743301A98432324974352009743230D9443BE428E43B0C2964381FC9443EBCC9343BF5596439D979443CB9E96437DF393431BC49743272D9A4354B39A439D2B934381AC92434A829943EBC79B430C1E98432F5B98436A6D964381FC984338DB944317B496430C429C438D0A9043C5579743E9E599439EBF9743C7E5974363649943A1879143BB699843972198432C009343707B9443AB0D99437AAF9443D8289643E10F96435A639543385E97432F1E9443C8509443CDA1924381EE9443E8E297436F779C43DE7D9943C6D69443A45F94430E219543BA949443746094438DF297437DCF924359EF91436478974317C898439A719543C6B29A43"> : tensor<106xcomplex<f32>>
    %1 = stablehlo.constant dense<"0xF72D1C41CDD7224190FF2D4145E0244174312A41860B1F41BA171641EC7A2741D2C91D41A8511E414F591B41E139204153E42841E498234191991A4183952241A42F1C412082154188C81B4124052441A59E2B41204F1F416EB21541645B2041FEDD1B41DDC51B41986A264147D72F41673E2F41B0262041364321418868124127BA224110A42741A57D1B41B9B11641D5622B414E9D1A41B0E11641AED8154174862841F65A1A410D102D410BE7134139F4234158572A4196EF1641B1192B41C9A42F41B7D12A415E142E41E9902F419F741641E07E164107271D41805C1E41F1FB12418BCF1541E1E018413ECA26412009274183AD1D4161A22F41A9721141F17A2A415E1A2641F9431F4154571B41A8DE2141D84A1741E3D62F41987A1441DC4221415EE42741BB4512412BFE194128FE1D41E2221041228F1341AAD31B41B2961E41BAC41541F2CD1841382F264196C9134194342F41DBAE1941BBE3124186D41C413EE71441027E1741CB631D41345E2C41CAF922417DBF2341EBD41E41FCFA114150F71941EA4F2941F20C1A415D15134151C52141B8191141CD251541EBBD14418A851D41C1432D41B1C01941FD372441EED02441198F1641AE9826418F2E1941E29A234196B0194123901741AD1B234104A7204169791E4117032A4191D71541F4CE1341940E1E416B391841BD2A13412E591341D2482A41B7C316418C8B20414328184198462841C06528417926194180411D4186471D4156761641AE46294150F11A41B2AE2F4160641141CC1A2B41A5571441E21C1B41F19A114166121041D94A20410E26214179BE2B416F1725415FDE26419FC024410DED174129942A41D198104112FF1E41CE0020413851174125B71A419CFF1A419FF61C41D1432541F2EB284163D6254100BD224199DB2441F07116411E572E4154B9244136F02641AE952741346D1641964F10411E6C1E41FC601F416D1F2941184F1741264014411EE527415B942841C8202041733E14410F0C294190B127413A461841F4231A4122542E41989015416EE11441A4D42041B5441D41B28B1E411B3F2741978E1E4138992441801E2F415B8D24410FBE2941AC38134175911E41FACE124185BA1B41B8162E41A533194162932641D2B62241CCA6244141F92E415C3D1341B8AD1A41D5412141AE8E2341"> : tensor<211xf32>
    return %0, %1 : tensor<106xcomplex<f32>>, tensor<211xf32>
  }
  func.func private @program(%arg0: tensor<211xf32>) -> (tensor<106xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<211xf32> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<211xf32>) -> tensor<106xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<106xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<106xcomplex<f32>>
    %3 = call @fft(%arg0) : (tensor<211xf32>) -> tensor<106xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<106xcomplex<f32>>, tensor<i64>) -> tensor<106xcomplex<f32>>
    %5 = call @fft_0(%4) : (tensor<106xcomplex<f32>>) -> tensor<211xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<211xf32>
    %7 = stablehlo.add %5, %6 : tensor<211xf32>
    return %2, %7 : tensor<106xcomplex<f32>>, tensor<211xf32>
  }
  func.func private @fft(%arg0: tensor<211xf32>) -> tensor<106xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [211] : (tensor<211xf32>) -> tensor<106xcomplex<f32>>
    return %0 : tensor<106xcomplex<f32>>
  }
  func.func private @_pad(%arg0: tensor<106xcomplex<f32>>, %arg1: tensor<i64>) -> tensor<106xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<106xcomplex<f32>>, tensor<complex<f32>>) -> tensor<106xcomplex<f32>>
    return %1 : tensor<106xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<106xcomplex<f32>>) -> tensor<211xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [211] : (tensor<106xcomplex<f32>>) -> tensor<211xf32>
    return %0 : tensor<211xf32>
  }
}

// -----

// more_fft: rfft, irfft 211 f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<211xf64>)
    %e:2 = call @expected() : () -> (tensor<106xcomplex<f64>>, tensor<211xf64>)
    %r:2 = call @program(%i#0) : (tensor<211xf64>) -> (tensor<106xcomplex<f64>>, tensor<211xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<106xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<211xf64>
    return
  }
  func.func private @inputs() -> (tensor<211xf64>) {
    %0 = stablehlo.constant dense<"0x6C583A73E183DD3F04C697B74977DFBFECCED3B8D1CCD43FB25BE520533AEFBFC2979A12B474EFBFD46AD09B9BDAECBFA09B64E19900B1BFD8EFBAF8A20AD2BF966EBDA057AAEFBF206ABB3727DDC23FB895AAF3A2D3C1BF2EB246C1A367E33F708416D4E1EFD7BFF853DF579BABC7BFE01EBD67E9D8A5BF3486906A0068ECBFA054239E626CCE3FD0596F8B3544C3BF22C5ADE8CE1AE5BFBC1A259BBD64DDBF64D9A54B65DDEFBF5639FAA18922EBBFC0A7723935BEBEBF403A21EF762CAC3FE0B81CE92F88CC3FD876CD6FB56DC3BFB06237639FF7C5BF1EC8BF9F0F6AE73F6099870FAFE6B33FC056228EFADFBFBFEA6F249F69C7E03FA85A6C34D3AEE2BFA08148299C0DC6BF3838E27BBF73DFBF7AC83AEB3F4BE83FE4AA6672C56CE13FA0A33C856BEBC13F24B05AB02480D93F9834038E41DFE03F3841E532D55ADE3FB83D8FD0B1DBEDBF0EE6FB663602ECBF564EB3C634C2E9BFE8BF8CDC39C7ECBFF033EA84ADE7B4BF68C8A849C3C6EFBFF88E01084E67D8BFA0AF694DF6B1A2BFA002854DFE6CC13FFCE66187D698D6BFFC1D46BAA1D1D43F1225CBC170A2E6BFBCBBC96CE4C0EA3F34E9A24D05BDE63FE6538D77873AE33F90948EA68C32C43FD2EA6CB26860E63FFEBB1A5F96ECEBBF84433D82A094E2BFC0C044A6D522903FC0717E260E00A13FA047D9BE6112E63F3CEC6D0BD65FE43FD81CD57A91A6C73FD080BD6F5C93E43FAAD372679F3DE83F38DA3812B8B2D93F48FAE5C60180CCBFF6824F18CBE4EABFB2B7AE359144E13F6094CC6AE05FEE3F4C945D38DC8BEABF04860D3A0A58E4BFA0DF5E6B09EEAEBFC005B166B2D9CCBFF4996C5BBD0BE0BF7CB6BBC5CB89E0BFA4D89A0B3FA2E0BF9EFB689DACB2E0BF9620F6AE0AA1E5BFCC5EBD61360ADD3F90F52DD12DC7C63FC29CF25BB28CEE3FF42CB1B8A48DED3FE0CCF7727E4DA7BF483753393DE5CF3FA0104AE0F878BC3F480723D15E17DFBF70E7316EB612BEBF6EF2CF08405FE23F789D3A1F4479D13FE07DC6B33F8DE73F8CA117E49AFFE03F56A2C142DC2EE13F40EAA5263BE8A63F604F189F5204D73FE62119448214EBBF20347F46CA5FBB3FD6CD78D60862E33FEABD4B0FA3C6E4BF0642C7823842EE3F90055089FB69C63F54E094BAA1EAD3BFB837C3AB7084D73F166763647020E9BF007DE6838CDCD0BF10D80EA03C10BA3FF4CDEE806EE3E1BF800C1BCE13CC90BFDC6E10CF2E62E0BF3032646A05DDE23F40B62B4A7EA1943F30209AA9473CBDBFB21C28BB8784E53F6C4733618342D8BF4E9E83C0AEB1E33FB8D36FE75F36EE3F543F3F01993EEC3FE0C79383CD07B73F940FDE48C995EABF4CF78C91DD7CE4BF1089167E24F3D8BFA0705AD76CB9E8BF587F395ACC03D93FC4B681D47145E3BF74ACA7D8B872EDBFF450548F5E3DE23F183454A9A568D43FF6ABE800B964E43F30B57E86CD0FEA3FC485D847ACD5E33FBC6F2DEA72A9D4BF949ECFA69522DC3FC2A266EC3A61EBBFA0C27644BA7BCEBF38FA5538F200E33FECCD7FFA979DEB3F10E734188575B93F34BC3F991230E4BF8CF32A8F97E2DA3FDCF63D744DD2D2BF7A9EE983C70FECBF304851E5CCFFCCBF8CAB75BF4C5FEF3F9ECD06113BB9E9BF2CE10A96EAB1D53FE4F8072EE507EFBF7808A6688589DFBF28D32DFB3918D5BF22E9D0336B2FEBBFD2D0FFE55727E6BFF0A94908ABCBC03FC4807CA5E8AEE4BF0812086B4C61CB3F80521FF7196ACDBFE80F78605DA8D1BFD403740658A9E33FD02EC16521C0B9BF3A6AB9DFB92FE5BF7085B0E7F511D3BFCC4D216991DDD5BFB0AD241165BCCBBF82988B838280E03F14C5E50136B9E0BFEA7E177158B7EE3F2A362DD4F6BEE6BF5E960035077DE43F803DD52209D9A4BFCC9BCF997213D43FDA9316E30D82EDBFF08FB8D846B1D83F12455DC4CF63E23F30D57195635EB2BF909C781169D7DBBF206D0A6AA3BADD3F90D90229B9C2EABFA6F43FB49FDEE13F101E4BB16D62CFBFC86764F5EE34E83FF49FE5CA29FDE9BF404FB153CBC3C63F1E29255AFD11E33FDC6D5B998016E3BFC65352909AD3E03F746C59BE8471D1BF500049AF8FF7E63FCE74246B4590ECBF7EF0A04F0605E4BF2009A664954EDB3FD839819DC5C3D93F5E5C192A8DBFEABF0045F449215BC93FB8433FDF1143EF3F8035ECE434528F3F1498FA24D22BEC3F9455028AED97DD3F10AA09982630B23FD4782CD08538E8BF14033AAFBD20E2BF9220241CE312E7BFAE963841DEECEFBF008F4D5091A3CA3FC012C417F32BBC3FFC4FC37AFAF0EFBF7E0BAD26F76AE93FC4D7029C9169E53FD8C310A193CFDE3F2417CD59FD29D03FC6E6B0597D32EA3F743AFC095237D2BFA0BB85E23C3EBE3F"> : tensor<211xf64>
    return %0 : tensor<211xf64>
  }
  func.func private @expected() -> (tensor<106xcomplex<f64>>, tensor<211xf64>) {
    %0 = stablehlo.constant dense<"0x9AF5E402804A72400000000000C07240F62E8E49283D724000A82C0081A072407AFE06C48FD87240BA655AB4995173409FCF9FD7277E72409DE6CA04BC2B7340B70309B021907240620A9F7A77C47240B17E3D7CD3F172407BF03101E6A67240A66FB575B3A37240AFCFF54476B473404E735B2D9F607340179D4B41D6D87240CA9FA16294FA7240F7E564809BE971407C9AEEA775A47240E6468CF48F3573403536FE4FEC8E7240E4065F88A1B07240A31D856F74ED72403E68354EA45F7340DAFB2D6007C572406CDD1276A080734089C4221DF0887340C37D7F996EF37240510D6C56960E72404A51687E9A3073408313C1C0E9E07240B9103F7EA39C7340F6AC84CDD8DA7240EAA21FBFE2F3734038BD70394FA27240EB4B69D79D7D7240C35F3DF9E8F572404E30DB3B9CB87240B4733D06F3307240FDD6D2CD6F517240A8E8D8AD709C7240C2739F81F0DD7240925AB5DAA28A7240884DED1A064B7240DDE2C826E6937240F55F887A73A7724028C67152E5C1734060B9BA02B26073409F7AE764D6AB7240F0FE1F6AA00F724036E0B3A299EF7240F385C84592937240D88767002AD272407FEAC7A6BBD17240F0BD47A75ED07240F0FE37005E2073400B6261B7B62C7340C6914A233968724029253211847F7240B40F88FAD0CE7240CAF036B2756E724001BC14F38C8A72405C2DC348823A7340BD2F05CCD8937240970A7A8DE7467240EB3DE605BDF87240DB9107C33B8C72409F9C9B68E7887240E9B3A20DE9D572402177F6C351FC7240EAC1D15252997240874515A08FA5724050ED42125F4E734023990E50C8A87240AD15DB67BFD5724006274A11086772405B25F5D2675B73402A02362F8AD172402487F43A551C7340C635275B59C672406F631854CBD372407F42081095437240A1978811314C7240AAD53F1712C072406047D702AFF67240ED18EADC99A57240F990389082F97240ABC64DB06ED572403B0935834F99724016E79BC34DB27240C5AFA5CBBCDD7240D125A041B2BE7240EF9ABB82DF967240902551855F347240A7A5B53F14B07240EA285FD149C772407E4A52DEE2DF724072A9A323CA5B7340DF78355FB1DA7240D196AD10A0867240E5874CC4DB88724004C589DE127E7240A8D0357D6B1672404441F1FC3E2A73409BCEF262EE6F7240E3912783B4577240D8472137307472403597A809FBA27240C3F0673AA6BF72407FDCA6D89528734065CE74A34CC4724006350758004E7240146633789FFD7240A850DB4AE8A37240260E626B9DBB724058B0A76F48E6724009E82E9392BE72407373199F0BBD7240A02CE5E20A3C7240A15C8AFB332B7340770430727F427240D741D091FD137340C731B5934BCB724049AC1DF392417240419E9B2BAD1D73403B7B9C8AA83E72405869647AEB1D73403506691FBA157340502B82DA995C734094A1F384AC537240611961F2142C7340824C97697FEB72402310FCC6329672407361B8A263DF72402B8634F43B87734040ECE7C721BB72400C97F5D1D2CE724038F73DCBDC267340BED2810E7CFF7240CD8164437FF272402A525A77618A7240C6DFA3F0D7DE7240BBF40B7D1485724077AC9981AF79734077B27CD45DE67240855EE823F1637240E15D4981A3BE724075CE7E7961C17240488E52D297C57240BC1F13E67EC77240EE61D34CE07372400A5C76F947A17340C6C0CFBD5B297340C08023BD829A72402371F57EFE2C7340AFE73C630ABD724092F644AD06AC72403FD35F0A787C7340D9CD40691A6B724006836549995C72409E6613F4510473409C3C0191DB85724013D1826C603A7240701C6801E6A27240E17F1369BFDB724061260D22288C7240ABE9D5659A1D7240FDCB138E0E4372409BC6A9338D3573406E47B4D3262673401C9FEA66A49472405201E90B640173401F07D0B26B197340910E0965433F73409A2D42B76B72724006BEC4BD3FB67240E19477CC08C9724086BE97A4059F72402B76C3B65AE47240D6F35CED0BBD7240295B787A21547340B856EB9FAE4173408EE465C0920A734023809752287973404EDE4F4471C77240B2671DA51058734037B24A355CDE7240FFA6A07CB2AE7240AD78E539A5C77240C8B1F97B3CAA7240022E86E77F93724057003CC1FF94724044247D1CD7E67240EB44A6DF759B72400653E77D07317340ACDCBB97832B734038B7AB4D291C7340647B2833804A7240934B16E0751B73404AA3A5D0F7417340109877AE5B567240CFD7E1E7E95C7340C43904FBD84F72403B02999A2C827240429812CA4405734049C317FA613B7240EEBD873104D57240FCC09251D8C67240FD50C1B49B8372402C4541B34A5073402CECACB6FCB3724064835315920E7340"> : tensor<106xcomplex<f64>>
    %1 = stablehlo.constant dense<"0xC3D2990B1FEC2440D04143B245042340779EC68D66A6244045AAF1CD5A0C22408456D6BEB408224053F9424656322240C9363DCCFEDD234081283AE8AA6F23401729F4855A052240A9EDDE9C744B2440A9553174B1B82340226B143C7A362540DD4B5FF180402340B082A09251A12340E142981627EA23409DF756F97F392240528D788AB17924409942D229EFB22340AE23751153AE22402AD72613DA1423406AA245AB290222406B5CE065D74D2240B01A8D9583C223403A21EF762C1C2440E372A4BF2072244025CA402A49B223407622738221A8234082FCFBF9A0762540330F1F5ECD27244053BBE30A40C02340FE46F299760C2540563AB9CC12D52240F9DD5A8FC9A723403EEE20046204234088ACB3FEB3842540AE6A2657CC1625408FF214AEAD47244081D5822501CC24404933E018F40D25400A2A97A9D6F22440240CF7E2442222409F419099DC3F22401BCB94B3DC632240023437628C332240982BF6A430D623407A7365CB9303224088F3BF8FC53C23405096B2094EED23400A1436F9B3452440C8F0C44B394B2340F030D20D8DA62440AF4DE3F3D8952240BB9BCC460EAC2540932EDA54D06B25403ED57877A8332540523A9A32CA502440ADCE268B0666254040540E9A36412240C82BDCF7B5D622406022D36A11082440727E260E001124407A94ED1B26612540C4DEB660FD4525407354EB459A5E24400DD8FBC6354925403B2D77F6D9832540D2C691C095CD24401768E4F8FF8D2340D1077B4EB35122407BEB5A134914254046C9AC06FEE52540BC267A3C42572240A0275F5C7FBA224020A194F611E12340E93B6536998C23406136492A44FF22409944A44363F722407652460FDCF5224046702936D5F42240F79D1055EFA52240F6EA0DB351E82440D6B744B71C5B2440CC29BF25CBE82540CF128B4BDAD8254033088D81B2E82340DD4CE5F4947F24402194C0F1F1382440C6E7760945072340319C2393DAC3234027FF8C00F4252540ECD4F920CA8B2440DE673CFBD3782540187A41AEF90F2540261A2CC4ED122540EAA5263BE81624407BC2F89422B82440E26DBEDBB74E224068FE8C94BF362440DD8C678D2036254022440BCF95B3224020742C8823E42540164025EEA7592440FD582BF2AA602340BE195E8523BC24408FC9B9F9F86D224018CCE09B1B792340B01D4079203424402113F117C9E122407AF218F699F7234012F90E13DDF922402343A656D02D2540DB1525BF500A2440C0CBAC7087C52340CB81B27B48582540C565F6E4EB3D2340E43908EC1A3B25403BFD76FE65E32540F5F31390E9C325409027079B0F2E2440071F726BA35622408B30E72632B82240B74B0FDC66382340F6588A3269742240FBCBD1621EC8244094E4B7E2A8CB224039857572D42822400F45F5E8D5232540A1A14A2D45A32440BF8A0E904B46254053EB67D8FCA025405C887DC45A3D25408394AE68B45A2340F47C36AD14E12440D4953951EC492240F624EE1611862340A45F85230F302540DEFCA77FD9B92540CE69300AEB3224403D046CD6FEBC22409C5779BC14D7244049105E946D6923401966C187033F2240DFBA6ACC008C2340B95AF7CBF4F525402693EF4E6C6422400957B0548FAD244072801FAD810F2240BCCFBAD4B3032340679126303E5723406EF1C24C094D2240F302A0818A9D2240A82621AC2E432440F437A87511B522404820AC31856D2440B6822398578A2340813FFC14BD7223403D406780953A2540A37D34BD7FCC23405C69046204AD2240D57BC2507067234092F5B67413512340496DBB6B0E91234088B9382808082540AFA3E19F6CF42240EE77118775EB25409D2CBD921094224066095073D0472540C22ADDF626EB2340DF7CCE949BA02440C296CE21DF27224080C4C5368AC5244051D445FC3C262540561CD53843DB23401C3B74B7442123406953501BD5ED244067D26F6DD45322404AFF43FBE91D254088D33A49768223407C4656EF4E83254001A651632D6022403DC54E2D0F5B24409252A2D51F31254022496AF697CE22403C2505A9390D25409C340DDA737423400590F4FA786F2540B3B84DA9FB362240F8F0059BAFBF2240493025AB74DA2440CF09EC2C1ECE24403A6A5E2D0754224014D127856C6524403BF4F31D31F425400D3B398DD407244081A94F22BDC22540AD12506CBFEC24405413304D602424407338FDA2777C2240CF5F0C25F4DD2240F7BD3DCED18E22409576EC1B320122403C3641458E6A244025882FE65738244001CB5358F0002240B7D06A72AF9625407C2DC019995625401F86089D7CF62440B968CEEA4F8124406C0E9BD527A325402C1EB06F456E2340770BC5797C3C2440"> : tensor<211xf64>
    return %0, %1 : tensor<106xcomplex<f64>>, tensor<211xf64>
  }
  func.func private @program(%arg0: tensor<211xf64>) -> (tensor<106xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<211xf64> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<211xf64>) -> tensor<106xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<106xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<106xcomplex<f64>>
    %3 = call @fft(%arg0) : (tensor<211xf64>) -> tensor<106xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<106xcomplex<f64>>, tensor<i64>) -> tensor<106xcomplex<f64>>
    %5 = call @fft_0(%4) : (tensor<106xcomplex<f64>>) -> tensor<211xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<211xf64>
    %7 = stablehlo.add %5, %6 : tensor<211xf64>
    return %2, %7 : tensor<106xcomplex<f64>>, tensor<211xf64>
  }
  func.func private @fft(%arg0: tensor<211xf64>) -> tensor<106xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [211] : (tensor<211xf64>) -> tensor<106xcomplex<f64>>
    return %0 : tensor<106xcomplex<f64>>
  }
  func.func private @_pad(%arg0: tensor<106xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<106xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<106xcomplex<f64>>, tensor<complex<f64>>) -> tensor<106xcomplex<f64>>
    return %1 : tensor<106xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<106xcomplex<f64>>) -> tensor<211xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [211] : (tensor<106xcomplex<f64>>) -> tensor<211xf64>
    return %0 : tensor<211xf64>
  }
}

// -----

// more_fft: fft, ifft 243 c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<243xcomplex<f32>>)
    %e:2 = call @expected() : () -> (tensor<243xcomplex<f32>>, tensor<243xcomplex<f32>>)
    %r:2 = call @program(%i#0) : (tensor<243xcomplex<f32>>) -> (tensor<243xcomplex<f32>>, tensor<243xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<243xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<243xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<243xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xF2A95DBFB5D1613F8DC4613F46D2293FBFBA79BF20656F3FCB352E3F27C0A9BED5F883BEB5586D3FE8647E3E282B7BBE605BE2BE635FEA3E898760BD35216D3FA7D3EF3E39C773BD40147D3E203F193FB0B9523F53FC063F9C8D3F3F2E01953D97A213BEF5DDD4BD429A9BBE4B590EBFAB79733E95A5B03E212111BFA9CB2C3F7F9FE93D6590E93ECB394FBF601A523F968D01BFA2E4793F7599593F977B2D3FB2D934BF3409D83DC3F5743FE466553FF06D5BBEEE1F59BF0ACC8D3E9B538C3ED3C7073F4A963D3F454EC2BE766A0EBE93FA52BF3541213F1A5C15BD595360BF1F9F293FAF3506BF40945BBFAEBE41BF91F9BBBE49643B3F1C1A62BF939B3CBE2D8ED6BE8627D8BE3505B4BE137BF43E72A9CF3EA8FE49BF640F063F6CADCDBE5BF02D3FA3B26EBF7A4E8A3E784E6DBF94BF7FBC908B033E01D7523F3ADE49BFAACBDEBE9D7FEFBD1EC38A3E3DD836BEF254B23E0239CB3E0F5E293E3016763FA82973BFD5EB163E45B47C3E7400933E48A44FBF92783ABF70C474BF9258223F720C4CBF247E20BFFB22BB3EB24A0EBFD081273FE19C03BF355B2DBFE51EE83EBD4D343F75D896BDF35F7C3FCB6D37BE6241BE3E5C3E313F6F54683F56ACB2BD75BC7D3F13FB403F71945F3F85AC6EBF4353AF3EA0A0643F1DE50CBF75B1643F79360DBF7F621BBF2B3E77BF14D29DBE03E81B3F3838BD3E08940ABFF09F8EBD6E5E70BEA3006D3DBB080EBFEE97A73EF6C631BE3ECA48BD02A46DBC92CFE73E1C24053EB5E7D8BE447A193F87333FBB1E9B7BBDC1ED4A3F0F2EB3BB9AD50B3F0E01183F91DBAEBE8C6737BFC3951BBF4AA6703EF270413FA57C0FBF4EFE1BBE79437ABFDEAED43E2EBEB6BE98641D3F8D8A43BFCFC9073FF6CF61BF582E6D3E7A53443ED9604DBF8ED55F3F26D25DBFA31158BF50D5263F8954703F103F8A3D7FF34CBF3C125ABF6386163DC82576BFB1EC243DABB21B3D815041BFFCDE653F34EC16BE94504ABF7034D43E4D7C963E5F64EBBEC8EA51BF5CECC4BEC3FE4FBF886D793FAEA479BF372924BFB676483F97EF6E3EDFBBBD3CB7B9CD3E96AEEF3E4A803DBF68A92ABF78FC203E39471E3F760CE4BE77032E3F84EDB5BE12CC7BBF6D4A4F3D91E643BFD6C7DA3E061C1A3F0DAE19BFCBF4D4BD2B3DCFBEA273603FFE983C3F30BC153FED6B2DBFF6ADEF3E27FE1ABEF4D6D13E62812ABF49B40DBE1A145A3FF19AA53EBBE2B53E97FB5C3FC9DD09BDB1685C3F89342FBE0F0DC9BD885B7C3F4A122E3F62344DBF10827C3F66182D3FE3E905BF375E513E4A526A3F907B973E1F4EA23E71935BBFDB8562BD374040BE64BF76BCABFBCA3DF148DF3D80241BBFD0E0603FA222ED3E4EE84CBF6107193E67F707BF727041BE238A71BC834B8B3D1CB853BFD80087BE9972AA3E3C40C73EB3B8CFBE3B525C3FD0EE453F869A1C3F5C5E353F3A8BF9BE3286AF3E037EF8BE8973E13EB8D703BE190E0C3C8B7E143FD0A33D3F3B472CBF0F77C5BEAE446A3F04BB513F8515913E8FE17ABF16755FBF75135EBF646C9EBEAA3C05BF12F7783F858432BF903972BF2C2B5BBF4B0F6B3FAD12143F77F694BEE68ED2BE7D19013F45B4443FDDB784BEF8BA783FC1F30F3F492622BF68BE3D3FF9FC4CBE16A12EBF2BD3D73E3CC1593F26E03F3F227D633F6E42FA3E3AB4D23E4A97543F8A55103FE77DB4BE5C7379BEC7BFA73D2429283E82DC44BEEB02843E7D615DBF70746BBF5E4081BEE47B58BFCC5C203FB243153F4C745D3F0CE7C23EA25707BF9D0C9A3CB428163F140D01BF8B854FBF26122E3EFB077E3F1D311F3FC6C15C3F5E91363FEA2FC13E80E317BF8BA0893E988540BF50CEE83EADFFF93C2AF738BFF845C6BED0603F3C2288E03ECC3C49BF3F126BBE53E5B3BEB938A9BD4ECED0BEC0533F3F638707BF07485B3F7185E2BE47478EBE865DE43E2C2311BFD54F60BE6A7EBEBEAA9FB63E51A519BF89FDE4BEA3D25F3FBB856B3EF61843BF56A769BFF0E098BE5EB0F33E1392AF3E7F5A57BF137926BFEE760ABF4466F33EC1B32BBF4EE0233F92412D3F004D2E3D382842BF2B133CBFE98C8E3DC560033F0DF630BE2D09143B73CEEA3E0D84EABE6C42A0BE4B0201BECF73773DEDE06BBF2CF0413F980F1C3E200E52BF4BFA9CBE6AF36DBFCFD9F4BD437B053E1393E83ECEC12EBF6DD232BEAF7221BF14BB4A3EDF0D26BFA9961ABF23DE703FE03F9E3D70D7163F5654D1BDCE5F0E3EB29527BF8A1F093FABDE07BFC8BD35BF87855FBFACA8D8BD36E4ED3D7CB1643FB258C1BC41D53ABF958FEA3EEEE63ABFF1F55ABFAF329CBE3C46023FE76A773FC75AAEBEAE4F543FB48CFF3EE3B0D3BEBE1B31BE5E57B43E15145ABF3D6C673EE4F69B3E2A8A78BFB0B8CC3E0326833D4B1C2E3F445B16BF6E3369BD16B8383F7581633F8F9662BF2B8A5CBF79B18A3ED7FD7E3F773C9EBE1130643F622A6EBED252BE3D532F0BBFA2C2233F908AA7BDEAC2FABD8AC5E33E6A151F3E3D1F12BFFCB3293F2E0D783FEA02053F53F11FBD0C8657BF204F313FE4DB5A3E87F79D3D2DE853BF39608EBB600C183F55AC63BECB220B3E10B24A3FCBE7A2BEEF33BE3DE3CF6DBF32538EBEA2F8933E71E8273F3482C53EB22545BE44716F3EB6C0793FC23C3C3FF0200C3FEE4305BFDB42F1BDF64A8B3C1300683EE701753F95344A3F2F91343F7C93663F9B9E5CBF70BD48BF109E5F3D094282BED54F473F2F0915BE"> : tensor<243xcomplex<f32>>
    return %0 : tensor<243xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<243xcomplex<f32>>, tensor<243xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x718796432F0A9C43EB989943988099432D169A43B3899C4340269443FC739F43D71F964350059E4344F1A043EEC5954304938E431F769143D1A9964302619143A84F9843CB0A92437DE992434E5A9343048A974337BE9543C3DD934329A49B437982964374519A439A7B984360DB9F4375BC9A43979B8C4346828F433477954317338B4317C29343BAD598437DA7A243EE5896438A9C944326E89943AE438D43A9969B43FB269243ABDA98433E349E437CC18C4366CC9443D0EA9A43497F9443265A9B435DA19243DBA39543A3289443C7499B4300799A435ADA9443B3A296432DDF8E43FD699943D1E09743D97293433DCD9643B15E93437E309A430F809943149895432748934371DA9C439D509B43D616984393C79743CB33994326E09143639F97432B989543CF428D43C0FF8F433CE6954383329C435ADB974330509543DC5D984372A69643808C92434B2A9A430CBD99432FDC9B4355BD9643F35D8F439F379443B635954374CC9443DB649643D7E49543A3D68F431F1B9C43C06A9643CE369D43418599437B3D9443A46F9A43D61E9D434CEB97439636A143F0909B43A55E974378B49843DB6C984375289B43E777994362E79343A8E39343F6BD97431A5993437E42944376699443C0299B4354EF9343C2979B43780F97439B5E9A430FB297435E4E9543351F9143E10891435EF48F43DA969B433C61A143234C9A43E4F592433D388E4362039643ACDC9E43F3F09043B11F9343CFB093438EDF9D43816095437D5C9843AA659443C7EF9443B3919943D7BE9243004D964356199743659D9643F2459B4323748C433A3A984398BD99433DD29443049C9243D8D491431E159943EEAE9443A8579043EC73964311859243EB7E9443A866954304F994433D7A9743ADFA934339788E434BC792436DC8974315D7974344A293431E248D4325709A438FA896431FD19B432F2F94433A2F8F4368E79243B0169F43AA6E9E43640998434EFE9443024A8F4309DF95434B3E93437A3D944332279543151C9143CA849943A4DA9443F65E954390C38E430FC49743D822914361C68B434AD5984336E09543ABF78B4375CA9543CDBB95439DD69943A2139243FE1E93439E669643733091434843944396478C4342669643176B9743560F9843928F8F43EEA19543EB599443B7229743CB3B9E43031E9643D4EFA04339F59043D0BD9043C992974357729343F5CE9543AABC8D4388649743A8858C4308529343EA3194435F7390436BEB8B43FA009B43BBED9A43C7B49543DC0096436DFA98434EF89843EAD69143BE729443F44A9943ADE39143C1A99843621498439FCB9543260E964368109943682B9043869D9A430AD08E438283974323F2954315CD8D43C41298430373A1433CCB8F43EF3E93433E7E9443F9D69A43A8489943CC189543CEC18D4353ED94430AC8904303409A43FC379A43D844934362E39843945E9743F4169F43ED7D9843C38C97437BC69C435E568D436A569543FEC59143CA36A643651A90436E499D43B3628E43FD569443D541964358C9954367039443250C9943603A8F4307E09A4361DD974325A49D439A979A4339678E4301479D4368A69943C161904307BF8F436E1B934379DC9943F2439243FFC8924395C194431BFA9143DA8D9543990596434C269743A1769C43E8BD9B430FE89B43DCC7914313FC924334E79843B5F39543F13B97434F919743959F9843551B92436DE595431F859843764C9843F66D8F43E10C99437AA2924317749443DA229543049D9143CC329943ED96904367648E43938D9043F452A54374EA8E43F64EA043DF68944382498D438DAD90432AE79B4365EE96436BD3904356CA9643221693438D23904346FD8F439726954394429543CE5F91431B609943C94697435AC38F43E351924301DE97438D4896431AA197437281904352339D434F4F9643CC879343E4839D4373678E4357A097432F4B9143DD6A9843A28B9A43973E9043219498438C8299433CD69743E1A89A43DAE9944388EB9243CF929443E016974353E495439C579C4357839143516E974323E98E43BD5999437FD499438A4091434D569843E88A9243C4E09043EBD6984394199943F81F95438772954328E19E43F9BE9143977B93438ECA9E4300C98F43DC649743E30E99437D4A9343822696431CCB98430B9B9B4318F79243656D9943A63F974313B09743A1689F43C2939343A1EF974300DB8E43893A9843BEF79943E314974349F99243A4DF90434BAE9643A3099643A1E48E432DDD98439C1695431C4F9343E9169343E0389843BDCB9343EB399643BB3394431C3494431A989843C2E79A433610914339E3964371E097433DF0904356B99143B875984340C49043EEE19143B6109143BCBD9C43EE509443893F96437CCF95434B9E974338F09743D3B19F43F3089B43C9F7954338049643800B97437DBA924342489743B7FE9643A4B894433401964380E397437E4B9943BBE89A432282984346C29143C03E9643798E8F43F7F98E4359909143D7339A43969993434F468F43F427934393378D43CFE38F4362AC9443B43B9E43BBA990437FE396437B3D9B43E5A294439C3C91434FE495435A8C93439A5A9443CE489543312C9443BB879C43448F97437E939A4357F09043D616954311AE9743F9CB9743DAE59743C94D8D43EA459943B55096430D839743FCE19643F0789443A46B9A434DEEA143D7C09443F62A9643"> : tensor<243xcomplex<f32>>
    %1 = stablehlo.constant dense<"0xD61120419DCB2041F9D51F41A80520410695204136922141C21D204181CC1F41A10A2041F8322041D6DA1E41586E2041933C2041FB3F20414CE11F41A2382041459A204161551F4125DC204194342041E0E71F4165C21F4159AD1F4182C81F416C5F1F415AFC1F41A8B0204107D21F41144C1F41F51D204147D31F418F152141E9D71E4104321F41461D1F4120A01F41AD8D204117AF1F4139131F41736A1F4143082041C7261F419054204106711F41146F20417FA5204129002041AC3F20418B212041E4D41F41B6911F413A2B20418E0020413A232041BDA92041EBFE1F4159412041D34621419CF91F418F3620413CC71F415E082041A4591F4142E32041924F1F4131751F41D96F1F41ED522041453F20415D551F4193591F41EC1D2041745720415EA5204163C31F4170C31F41B2B51F41A0072041E29D1F41EA4A204144E11F4148A51F4169101F418D602041F416204145012041FB991F412E531F41C385204176242041250F1F41224B204152AE1F4145412041E6382041303D21418B732041182A2041FABC2041B1991F41120520412C5E204119672041ACA41F417C2E1F41FE2E204124AB1F415E282141582B214197701F417FE21F415FED1F41BA5F204181682041728B1F4154531F41F05F1F41CA4E2041F47020411E8120413D30204101111F41CFD52041BD681F41B92420415BFC1F412B981F41E9CF1F41169D20415FDB1F4154762041ED3D2041F83D1F41EE5620417F5120413C992041D436204157611F415AFD2041EDFF1E41720A2041BFAC1F41C6461F41BEF220418E092041ED362041F0831F41F23E2041092B2041BE2D1F410E641F41CB7120415FE31F410EE71F41693A1F415F351F41A51A2041C79D1F41651F204192511F41954C1F4100C7204163CA1F4146DA1E412E111F41855B21415F481F419A0422419A491F4187FF1E411E6C1F41D36B2041DDCB1F41E1E21F41D56620418C8E1F417E4D20417F221F4180FC1F41F454204170582041C07C1F419B292041D9342041DF61204162FE1F41C2711F41599A1F4191C120411EC72041C1262041E5D92041F8F01F41BD00204111D61F4160781F411A821F419F931F417A9E1F412B8220419A421F412C2D1F4155F520410D7B2041D09A2041E6FF1E41DD3E204199012141B41B1F4159A4204106BD1F41BC662041AB082041CDF81F414DFF1E4108C81F4134391F41A7F5204183711F419B222241F7DB1E41ABE91F414034204169E420416E322141025420415E6120412B2E2041388E2041EEA31F4112501F41478F20411DEA1E41D4DB1F41B46E20418EE11F4133CD1F4128A32041C82E1F4127A31F41E5452041FA8121412DFE1F4199EB1E41B30D1F4108332041723B1F41979B2041DD0120414C6720411C4620411AF91F416C751F41C7592041B0CB1F41026F20411F642041BE731F411D0020416764204127A6204118F61F412CAC1E41B0A8204126C31F41EC441F417BC01E41ABA51F4170E91E41F32E2041ECA91F418BF91F41B94E1F410B352041B470214105561F4192152141F40320416BC81F4148262041EC261F419DF31F41D02F2041724520414FB81E41770D2041D25D1F4170C51F41F29E1F41830D204166812041BD7B1F41F3F81F4105F71F41D0FB1F41C9AD1E414BA71E41835F2041883B2041075C1F41CBEA1F410F0C1F419F7620415ED91F4173E31F41235B1F4111A31F41ACC41F41C31D1F41A9FB1F41A944204111DE1F4165322141451C21413C1A1F41A0971F4119C42041CAC21F419E952041321620413CB01F4159D51E411B3C2041093E204123021F4166931F41CF312041E0BB1F41CEEB1F415EDD1F41AD8A1F414ACD1F4146411F41440F2041EB6720419DD31F41B38D1F4178731F411A7E204143D81F412DBE1E41174B2041BA142041C5B12041240A20410C2520415378204148921F41F7C91F4127DC1F41FFEA1F419A4F204126B21F416C09214175551F410A9F1F4172002041C12A214188991F41B6F91E41A37F2141E090204132341F416DBC20418D5B1F419C581F41293920419CE81F41C02320414E93204161BA1F418BBC204177CA1F410FAE204199A61F4155C51F41D8B81F41BA3A2041ED74204156B91F41C2512041E3AD20412D2E2041315B2041057A2141A5BB20410BF02041B3402041ACC41F418D95204133F32041AF762041D8CD20410F0E20416CFC1F4148301F4180D71F41480D2041E7C31F415CE51F41EF18204163201F41087E20418EC52041A88B1F416B8C2041C94F2041EB152041993E2041D9E81F419BFC1F41ECD0204164D91E41B2351F41B436204154F21F41F56B2041F5741F416E462041FE3B20410AE720412DB3204151F21F415EA41F413C8D204100762041071B204155A71F41513F2041FDA91F41B20F1F411873204155D91F416D15204146B22041C8962041DEF31F41EDC11F416EB42041678E1F41C5A5204157CD1F415CC81E417ED71F41386020419314214166BC2041497E1F41B583204181D91E41B60B204131D11F41925F204199AA2141E6931E416CB41F412C251F41FCED1F41AA9F20415FC31E41B35320414C4C21412F1120419391204111B81F412DBE2041E333204156F71F41E6971F41C2A61F41EA4D2041937A1F415D16204137641F41AA051F41FF661F41E47021415AF81F4131042041650E21419DC11F41AE3E2141C589204168DC20414679204112762041"> : tensor<243xcomplex<f32>>
    return %0, %1 : tensor<243xcomplex<f32>>, tensor<243xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<243xcomplex<f32>>) -> (tensor<243xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<243xcomplex<f32>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<243xcomplex<f32>>) -> tensor<243xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<243xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<243xcomplex<f32>>
    %3 = call @fft_0(%arg0) : (tensor<243xcomplex<f32>>) -> tensor<243xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<243xcomplex<f32>>
    %5 = stablehlo.add %3, %4 : tensor<243xcomplex<f32>>
    return %2, %5 : tensor<243xcomplex<f32>>, tensor<243xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<243xcomplex<f32>>) -> tensor<243xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [243] : (tensor<243xcomplex<f32>>) -> tensor<243xcomplex<f32>>
    return %0 : tensor<243xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<243xcomplex<f32>>) -> tensor<243xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [243] : (tensor<243xcomplex<f32>>) -> tensor<243xcomplex<f32>>
    return %0 : tensor<243xcomplex<f32>>
  }
}

// -----

// more_fft: fft, ifft 243 c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<243xcomplex<f64>>)
    %e:2 = call @expected() : () -> (tensor<243xcomplex<f64>>, tensor<243xcomplex<f64>>)
    %r:2 = call @program(%i#0) : (tensor<243xcomplex<f64>>) -> (tensor<243xcomplex<f64>>, tensor<243xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<243xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<243xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<243xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xD45C651A06C3E1BF56E0A73EE868E93F2830EF0A17C0E6BF4CD62D2789DDE13FCCA7C2DDBBBAD9BF705503D632CDD83F72F68F8AF29BE9BFA034AD654F06CCBFC05BD645AFC89E3F74A11D20F36CDE3F381CDC8153C1D6BF2CB84190604BE13F02B168388773E2BFF0E22DC939C8CABF2AFB603CCC9AEEBF246140F28425D7BFCCBE993A2970EABFF6F7D5446AAAEFBF1E0B5D1C725FED3F5A92243CF93CE6BF741D249842E9D43FE8BEAFF9F208E9BF486E5DAAB8B3DCBF14A1EE5BE974E43F38FE7D04A0D9D3BF5E5E6DEC0D27E1BF42D8D2FE1566E4BF985EE5644407C9BFEA7B5961557AE83FC8074811D470C53F7C5401DF7FA3DFBFF8781AAE2479C83FDCF1F941ADB2E73FA0A1F8860184A0BF1A8B5D4A6E86E8BFEA7A7187F7DAE53FDA015C8AF26FE5BF001C43895466A43FA02382354789EABFC0F2AC981DD8ECBF04EFDC6B4592EB3F7863E3ADE33FC53FDC5B5021F51FEE3FAECA88992184E53FBE4880B49218E53F00D0092DD5C3753F5439F7324069D53F74FD9A9C50D7D9BF00602B47059768BF486BFEEB5C30CCBFC06FD76493F69ABF96BB147379ACE83F1C1C8F12BE6CEE3F2CFBF0B9EF1ED43FFC4A5E66B53FE53F3EB112420A72E3BF90702137F8E2E6BF7E958800F14CE73F9695A32CD2DEEABFFAE93CC6A3CDE73F2025272C286CC73FF047509B7D25E23FB0EC74E3E7D0B93F8478CC202E0DDDBFE8AC59E76D82D63FDC2D938B7786D7BFACA6D25C560BDE3F1026133F4C57C7BF00D27758ACDC913FB4F21547E2AAD1BFD04E688D0F56C83FD4EEA9B3D8A6EDBF66047244A5DAE43F44AA0E1FDD62D0BFD000FAFB000BD7BF581649A02A8DDBBF8AEEA5A513EBEDBF18D6BDEB4E94D9BF9E9D49651F95E83F36067B3B2E04E4BF5099EE37D18BBA3F3884536632C8D4BFC8BD0014D111D13FBE825C10B34AECBFEA1B64C2D0F8E13FD81662C79663CFBF24B122498A7DDD3F2E61DB94ECD7EA3F80AEDDCF2D48DABFD02CAAB8072DB1BF2CD040CB3EC8DC3F9458FB7A0E2BD3BF587F1BEE5875D0BFBCD9076B5EB7E8BF34AE103486DAE03F0484D47C1D6EE73F9C86BE2F432DED3F4C459F051FCADF3F5080FFC79C1ED6BFF4EEEF107E09ED3F4E9CB000F00BEDBF4039BB4EFD6FC6BF5090C5CA14C8BBBFB81163A2B6D7E6BF3E392711C7BFE8BFA022EC2EBE1BC3BF4CD76A79EB72E53FCEBE18D8B69EE0BFD02AAC380185B6BF1EF34E4E703CE83F5E5895D09A0DEA3F2070FB2A31C5CA3F4AB33359F7C2E03F407EEE9FF97E903F74DA0E7176C7E83F103BDEF748E6BABFA0BEEB7A07FFBFBFC846F96236ADEC3F7880E3B49D0EEB3F30E63B36C432EFBFE0544881F5BECDBF800058DCF84D903F8CA3C6331CC3E83F3C4474227F06EE3F90A03FD09B53C5BF84EF2323B949EEBF607AC996B5A1B7BF80EC197FFC9084BF704A867D45DFEABF382950B81DF8DC3F748B6E31B2C3D83F00ECD49F9E0EDFBFCAE5A54627D2E63F10419FDEB601D63FC098884B536292BF74CCF3C9D6D5E0BF94EC39CC162AEE3FC0F16FAD71D1AE3F38FA7E66E800C8BFF0E7DEDAED39BD3FD02851386688D33F0847A534B0F9C23F90A9098D6C02DBBF78842B63A04DC73F16129C4DA52FE4BF445E39B55CA6ECBFF0468555E55BB3BF605B535E0DDDB73FF23006D7958DED3F3017D9B3EC95D23F6077CE4A52FEC83FB03179E6C5F5BDBF625B023EAE6BE5BF9C55012202B9E93F2C76B16ECD85E93F40C959A0189CA33FF001EDA98EC4CBBFD0EF5A759D94CCBFEE626A425368E53F7403B475A842E33FEC4B84D68AD6EC3F442AEEEB1C17EBBF3C7717BC83FED7BF3ED51B9B9166E4BF80BE11A0795B9EBF344F3093191BEC3F5452BF708E6AE6BFE81F27C54C0DC3BF8C500D6C3691EABFE89D8D7079E6DDBF80B50B6096E991BF8CA29E0FFB0FD13FCC33792468C0EB3FE04DB5C339F4B5BF2C737ADE7645EEBFF0D8678FB573C93F10610FDD689ABA3F16B3C50DF33FE1BF60AB9AE7F161AEBF64DFB38044BCEB3FDCEA0E8E17A0ED3F6C60309F2C3EDA3F80E752A1B786DEBF6E031E91AE18ECBFE424C2293171EDBF9C3AD635D18CDBBF8C5EAECFB5A3EA3F5E6C24BE7CDDE13F08779CDBE9F8C1BFE838B7845EF3C9BF10E5991E4EB9E63FF0E9726C85D2E4BFE8E663B45C89EE3F500498AFD625B03FCC7CFD42ABE1DEBF50A1157C036FE8BF002D36834FF4EDBF68D5F8FFBD42E43FA8F79B4C85AEC83F182E56F254C2D7BFF8C146027999CDBFB874AD279CD5D13FA078FAD2DA39A9BFEA3C0E745A99E63F5013160A3FD6E6BFB81579543A91E03FB4FFBAE92569DCBFA8FBF8242015DFBF36E6BA9A56B8EF3F60BEF4286755A53F18225FA7878AC23FA071007EF03BDABF300BAC41F1F8D63FE02D1A3FCF12E2BF846763D3D639D33F94EA7CE0481EE3BF0846C9B8642BE73FA8868701142AE2BFFC44261A537FDBBF9EC985EA5E61EFBFEAA07D919E75E2BFE8D9914D6572CABFE8CFC5DD2D7ACFBF765059AEA8DAEDBF2846D611DACEE23F20F0050F7973CB3FD4D81130F165E13FE2DB313DD7BFED3FC0E5788F7748B93FF4C79334ECB6ED3F967BF6A823BDEF3FACA15FA558C8E4BFCC25111700C4DBBF20DFDFCFC5C7D83F6CF858A7E862E7BF54E2F4C69C92D83F54CC3C188672D7BF346FEB38C0DDE13F30F0B35915CDE23F1C383A9F98FDEDBFC8E63D44DA1DEC3F10A453977368D4BF5E71D76A1DF0E83F0C9633F64E78E53FE0ECC5DDCD86C9BF008ABD379586813FB24C7BE2CC1BE7BFB2BF5ED3EBBBE13F48DA90EC071ADBBF68639858781DD1BFA8AC70613C8EC23F8ECC0CFC3828E63FC0EB1340CDC9EB3F6056F6D3ECE9EFBF369912BC6E00EC3F50B3813D4488C5BF528D49F7B8DDE03FC84D5B2C20DBCFBF30F963FCC65FE83F9C64EAA9A53FD9BFBCB95AA9110CDEBF00EE10B531AB8F3F9ABDF4646CF2EE3F3A4871163FC1E63F7E5A3F4842D6E7BFAE714E50C326EABF00D9F9AF87B5D5BF6001481B9F90C93F5067361B0233E1BFACAF2D94303AD63F84F83E1394E4EBBFB807950E3FA8DCBFB2BAF75BD67BE6BFB6829BFBCD3CE6BF6492EB88FBFCD23F0827D9C048FDD6BFBCD5290ECC37D5BFA819F4C3784EC1BFC8657FD9BAFCCB3FD683901F24D1E6BF0C360694D6ECEA3F908E7F9CD724CC3F2E419BA3761BEE3F701D1E943512E2BF681DB87729CDD23FBA0755BCDA5AEABFBA1EDB053B9CE33F7AB71E26DEB0E8BF089C331EF960D1BF720BD0F3BA84E0BF6C4B98BE40ECDABF9CCD70A4DC13DEBF9AF28090B650EE3F8895F2172363EABF00846EAEBE4A6FBF7E918E01ED78E5BF60DA1E9F0D47CABF964F88E7F405EFBFF6D31F951623E5BFACB67E463BA0ED3F8268378B342FE4BFF834867B1921DF3F6A7A9238886EE2BFBC8F33EBC678E53F82D5CB74EF95E03FE083BE2C50F3B3BF884BD0A87FD3E9BFD4656651EB20DE3FCA94822DB1FBE3BF7CB19A975DF8D6BFBA7B295E6375EF3F409115974EC6DBBF80FC434694F1A83F3218D2AF07ADE63F700EC1941EF8B03FA88E310DF3A7C83F380A24EC83B2DEBFA883AD07787AC9BF900A364430CCEABF00E351D1B658ACBF1069825F8568B93FFC9BBA67AAEFD6BF489CDA18A83CEB3F20D30C7BD9D2C63F1A4863914A07E83F986CD12F4D8FD43FBA8CB44C3BF4E63F7856A5FBA8DEC03FC64E0C262F7CE2BF5C7D1C6B9BC6E03FB6BE87F1702BEE3FA4DD675CCC34D53F8065D15D30AA9C3FC06002C872E8A63FF4BBEF6F99D6ECBFC04302908EABC4BF1035C423CD9CDABFF04BD26D2E74D73F40289AE294F7E23F5C4B2AA0F4AEDBBFB690509813A0E23FB4F4BE845F8CE33F2C2F19866810E0BF0873879BC195D03FC2306AD58B73E6BF500F4554117EC5BF76D066C153CBE43F00A9E1033E7087BFBE23F61A8FECE6BF1CB5F584C04FE2BFE8C9D6ABA938C43FC0E00737C6129ABFAE88A1058CBAE23F62CC42E0B8B9E33FC8AE9800E70ED7BF421E0DFB8315E33FF630C0BEE700EC3F0A7EAD1DFAC1E2BFE8C3AD3DB7C6C2BF22CA14630136E13FE0E40C52A01DCF3FDC199B96757ED5BFEE7FA9F611AFE4BFE86B2ECEA8C4CA3F042B7AFADC58EFBF8A0D78DA8C00E23F00960634899CA0BFA0982C7DAC91C4BF520F75CB491AECBF006E1EB666F9D6BF18CC63801D16D6BFFA78AECAC8D6E03FB2F6D0F79C0CED3FD0F0DD1AFCFAEE3F00FD580C8AD0733F3C737EEB0B8CDDBFB06E2191D31AE3BF6036536CBB7AC33F3056F916DA03CE3F846E4C6CAA7BE63F001FFA5F975D7EBF44FAAE20EADCD2BF20E9C83F0343CA3F00D83AB4A25CA63F4434780574B1E9BFCE111B4B1945EF3F24EA6D89FA53D4BFD44383FE94A8E13FF01D60160E90B3BFD84334421749D5BF404084E25F5BB13F08996240610ADDBFB0A2FD204F07B93FD03B69EEF77ED83F1CA55BD534D7D2BFF8621AA399A8EB3F3837192C9A63D0BF2ABE655FA8F8E63F481A276DFCA6E03F50B1437F520AB23F3E5E5109566DE83F70878806C5DFCD3FEEF75D6065F6E1BFFE39CE59539EEE3F0459065830E8E33F8E899312703DE4BF40C2A4872B31BFBFE8F9ECD26DB9E0BFCC5E1A74E9AFDCBF145E0A521880DB3FE0A5A4ED0782E8BFB4BBAF891BCAD83FB2B520D05CBEE73F58388C4DF7D5D53FE0BF0DE83310AC3F2887BCB97CA9D33FB0AE86F0402CE6BF90FAF8128551BE3F32C7276AA444E0BF5EA2629FDE82EEBFDC976472BFB8DBBFB64B2BC417AAE4BF243FD1BD46B0DEBF1853DF96B0D8D33FB2BB11A23982E4BFC048CEB42A85D13F204CB80D22A1BA3F00D5BDFA7AFB733F582816C7CD7AE3BFC4A754CF5F78D23F18FB3250FE75D33F6267D1AA4CE8E73FC0707AFDED8A9B3FA4DA5E9739DCD5BFC0C529B1D02EB4BF2C4DBCA1761DE3BF303F75CB4B51CE3F589CE358766DDCBFA4A64FBDB914D13FDC915C29F5B7DE3F70793823E59CD63F9437F84ACDA0D2BF6274EB07B93BE8BF8615DA3C31EAED3F52F635F2921AE03FA49B913758F8D3BFF0BBC00C5951C9BF7025FFD0D5F1E53F4CFD1C50608CD93FE6B6919F09D8E3BFC024861A32CFC8BFDED32429119AE6BF403CFEEA30E5A83F9CE1322ABD9AD73F3C913BF3C7CEEFBFB0FBEEF2CE8CB73F00CB9BBE36E0D33FFA53D9E83D9CE4BF42B4BEDEC55BE13FE407B0FE8F32D4BFDE4938DC21DCE3BF72F84FD32245EB3FF08B730DBEFDD63FAC65B5E71346EE3F9092459C414BE8BF4CC5BACD8EECECBFEE8762142786ED3F98B20307FDFEE3BF5826C985552ACB3F5C88C3B7F1A4EC3F98068081FE4CD5BFB60866276397E3BF2EEECCB647E5E2BF90623AD971D2E4BF34462C46B87BEDBFC09C7F2A0CE3AE3F50239BA327F0C53F1094C85871E6DB3F80740EC7C277983F00699838F488DBBFDC63D1EE987DE4BF986102B58F07C0BFC02A15924D5192BF8A59FDC7307FEABF40FFB666A501B3BFF89D926FA9BDE3BF"> : tensor<243xcomplex<f64>>
    return %0 : tensor<243xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<243xcomplex<f64>>, tensor<243xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x3FFD915FBDC3724060E6E33F896C724057C606D835A67140BD16FCD3005D72400E8C20A3900C72401B9F3C3BDDA971407C0683E901A0724034E9946A61E57240173FEB4915B3724084A7831FA34A73401EE84B51DA7C7240A0E20D71F76272401BA6DA312E6272402F0AAB25E74773402E0D3B02F7077240E4377773E9527240C5C3BA25EB4572409B5F6778BE2473400E010D41DB4772406D24D1B529B67240B8098F01CB3473408374EDBE086873400EA69A95630D7340FE434421591D7340987134ACA33773407DF113E5EFD6724030FCA35659127340E44F940AB92B7340ADE1DC3519B77140B4E7D57A1CBF714002EE247D31087340B367B48075A47340D14DAA977B0E724093B756242EF37240935515D725777340B5466449BF2A73400B60124D7386734009A396334FD17240A8141DF6AA0E7340943BEC0B0E3C7340251B94DE41CE7240BEC8A1A650257340A2707FE481B473405B5666FB7FB9724073258944F7D273402339985C242373407EFA4EAB25F872408B03532195E671407E0ED4A89B5E7240F6DE9EA947087340FB964B7C31A77240118B1FDAD65F724018AC7ED0694A7340961F3D7035E572404C9B736160417240F2FC5E26FE84724051CE1565672A734064C485DC05007340CF45A27750EE7140195AEFA0BD217240524263577DFD734013CE219480A372402EB5FC08DFB272407946D22BC2B67240C61D75F646D97240931981B05CE27240381E37A95B097340D4DEF34DC47972408119E9E8A4357240FF8CCB6591F87340E1F151572A147240766F215938967240D27EE399202F7440D9DA89E0F01473409088693E709872407AEDD2A669627140AB671D8C23D571400681C9781F807240051A4ED477AC7240E4831A3311ED7240BA4C74CC51417240EB12E2B2A27E7340A771EC964B6072404689EE2B79B772402655CD1A42B772404993DB004E6F73402A5701688D0B7240D158249093387340FADA6F4159FE714084A585F740707340B5F35A1BF57E72402434F890876F73408EBDCD8B36467440480E20793A407340ED13BB2FE05B7340D28CAF0E81A472402D74B0BE28F87240AA956400481E734012FF878508B2724005F3CFDC6ECD7140EFCFAB1B70B3734094E0DBED748372409042C26785C17340AFCB50CD785B73400944A4D7086973407CE6A9665DBE72404623E7902C847340FCEF459BF2AE72405E2E4A0C58DA72406DDFF4475979734077DDFF19B77F72406B324B34659D72405ABFA01F7CC07340A34E4C30D390734004BAF55455C5724004EEDCC5D8D67240C5239868A1327240A319ED6101517340954CE540F0C47240D0CEEEB6F4D77240C258ACC3B2E672401BB4F304A7AB7340BEE21E46A431734095E3CBD2CD4072407E02F087FE2772403BE1304C3F9D73404E0FEC54ECD27240C8AEE06A6B58724085E6834B41FA7040E46FD00D33E171400761D59C931F72409C0D64A191787240D7625C7709E87240E153EA7CD3887140250E20FDEC877240A1470D8CA6667340C52BE28D2DEE7240FCD4927463307340B30BE1D1A16F73408F37A644CCEA7240D0B6AC4AAF4F724082A090D363F772401B9E3AC2760E73406BC120AE518D7240C0B6DD1F514573400FF773FD52A772406928913A14D97340168C6A2744B97340D7874518FC12734085CA33FE3ECB7240E49D910D454D734067BAE71F548572401C3A9B58299A72403353DA32764773407611CC9FEA6272407AC42FC879007240ACE7859F485C72404CB6D3C93F977240D0A0B78EC73772402D957CFA5D827240D634626157877340A7193A915D8C7340A3D16F44AD787240D9A766F2708E7340E8C681C9DA27734071F405A9DFBD714054A0C37C915C72401590D00280917240375E60D620147240F5AAAADFCC5C7340B20985FACAC6724044A3A6E797F9724070AF7231712173405EEA22C79E937340255ECE48257972407A7E39E031A17240147857D0A6F87140E3EFB1CDAA027340E2BBB0DBEBF0724030187F2E799D724058A01945E1817240F8293BA3756E724095113C57F54B724097690569D2E9724005CC8795D9D77140B0D3325136657240DD511E8A9BE07240ED8776E76DFC7140FA8E7DE63EF272400BE977A47A5A72401A53E76A45F57140DA8FE0774AEE72405047A67179BD72400EE9B49F9383724016C3C0C49CC6734059559670CA7072408F5EF5D40A8E7240DCC8C157911973405205D965606B724015AC23FD563C73403AD85C30A21A734043898648B1C27240C7E833B118D572401786C66246ED7240EB3FB305CB9172402B202E08798072402673D3D3B0877240F5ECA6D6CCBE7340A8A0FF127DF772400BCB7C562135734069F3FFF88D5273402FB41C2C83B0724092A2A268CC94724035CA2B28AB097340C60915E5D20673403FC7682A73AE7340D91DA35F4F05734038DCE4BEC7577240E745B9A71BFD71407650D7E830AB734020C371046C0E73409D67C885CCB872409422E5933D087240FE0FE2CD8A997240199838B7353672408AC80307C8EA71406208B88BFF017340EFB2195841577340F1A57DFCF7EB714053FDF99E17FF7240B14633EC428473407A31AD82F07E724070B239092D557240E27464A299147240EA9359BC06B67240A07E3CEF37EB7240546FE159B9257340836E2ABEB5FA72405473ADBB1DB473401CB5D4347A10734094A61067DAFC72407F0A1006AB837240F25ABB5314C37240552289EAA8AB724094EC7A3168C372407681FC30B9607340F88052F911C472404545022358617240A64B65B81060734058FF6BF4A9A17240A324B0CA92A87240B0B03993DA6771402E31A3CB5B54724094B5A0165DE77240FB87A959AB8D724088F9466C5022724015AA42CEEFBE72409221D23421D07240CA67279E66B17240ED181F2E02037340BD8041AA4ABC7240F97335DD1D267340FF016559FA5F73401075BB33933B734017881C5278D57240799FFFCA6517744045F33FEFA63C72404214BEC0FA897240790F71F1D5717140EDB320635622734038FC3DEB042F7340AC62F85746FC72402E38528679797340F229398B5D727240190ABD19E51E7340818055001771724021A5A56C16FF72403CB7217B8EE7714036057F302BA77340DCCFCFD80717734019336D4CADE37240B306D277D3BB724076F4C274945B7340E1A721789C6F7240BC4FC6E1A80D7340520A29BE9B807240CD119E774E3173401C0E12B5F89772403061F40C8C7B7240CCE7B5CDF6237340E355FE231E957240A4669620A88172408DAED2125B8572407BC157D5FE49734030CE8271A18672403FC638A786E172409C911C19D8567240510F5BEFEB097340A13EF0C2B6327340F8F12CD2D90C72402429E9C494587240B0B7003E0588734001A57AA7624F724083670530ED6B73409B53AA0BF3927340A219915FD8E47140A8FABA0671CC7140EF304C0D8F357240F6D853F43CA27240D833B74557D473400445EC01D9187340DC34DE55D57A7240C5ECAB70515572407BDEF4666B8173409398F6957CE672403EA89D80F9B27240BEDCC217780B734075A6A7562C5172401F5E78C986E5714073976C481EAC73402B7B6C10DB4E7340F80AC5E137CD7240AB0F7530FC547340B284D69652CB724055065C3B5B0F7340BC65CBE0EA3C7240563BEF5CD4627240854B0576B9857340B8B0259E86F77240464447B31F9372403DEBF90871E87240F181918E3EF3714078BA2782D6AE7140E95113980F947340D9587805A0127340CFE7FEDFF3CC7340E4DBC36A218E714076654978CE9D72403DA29FCFAB4E72404C5A91E9301C7240CC09A426A3B272403E6192E10B167240EF5DF78255E372406B47C70A17A872409AD4077088D8714047A1F74E28327340D5CAB73241957240C5F6383FE0D27140E88379ECBFDB71407ABE0ECD906F7240CFBFA9FD6C787240A81C64C28CC97340D4C4CC2C3E0C724064794639D95D724028D31F63290473402328333B621C7240BF3795DDB56A7340D6407C49EF26724022E85BCDDCD47240E80F54F9EC927240F763F4189C0B7340DD389C6366C37240B2AEE0BE88C17240568E3B39DB15734064A2E5352D45724076E8453393E2714045824F01D5FF72406C0CDFD2D54F734015E83609F0457340B8C7D0B08E88734014A99DA140DE71401A5169519BA273400A694379F2447240E82398372F497340AF92BDA7CA9D7340681965D364CF7240175915716F5C7340E44064AA3EAA72405B115BEE1F007340F02AC54C5A4072403DB123B01BAF7240F55407B929177240D6C27256194272405160A6BC9782734094BBB6E8928072406DC5E095A53E7240D47D9109AD657240492CA5EFC46A734018EAAFDCFE0A73406975B5D356987340D49876D38A76734046CB5892B81F7240D132899A20E172402B6E6511F7C573409E5A44C875E972405F729AB9CE6A7240A2B91F8BB2377340D2FF41B890147340044ECACFCB517240C20AAA298EDE72405B19C29810E072401FEB68803565724060DE716B499E7140B7519218543A7240AACCACDB8C4B724060CC7852F53F73409C89C460C4EE72404709654E3A9472401AA61F13CB4872402D458E48C28F7340F1311C822769724044A4244B645E72400C59FBEB472E7240D0C8CDBEE98A73401DB6328638BA72400F2DD15495207240E8D70EEAEFC77240E0809C958AC67240E51A68B153357340311B66EC7E9D7240ABB57C9364B9724057EBECB3E9857340ADA3472D53C2714052B4A560CC0A7340B79502DAE7297240212FF8BCC68D7240D40533F0300B7340E14162AD9BF47140326363DF1D567240CC165035FA5072400C00EF061CD972405F4CB5867DC3714021A5F492BDA17240232DA380420B7240F0C7360F07987240F2F8D85CD99E73403A7D4E5F070F7340ADA01674E78C7240C94D31717B3F7240078397FF90C872407215A0BD03BC72409710E76683DC7240F19E67218E117340DAB387734FBB724091393579F99F73402E3948AF400F73400A82AF811D597140F53FB4E93FA27140083B9CF57D39734014BE4F6099297340371C688093377240A21BCE5EA28E7240B0BF3E7DF57E7240ED551111A7597340D89C8D399F8A72400713CD3469947340D084F7DB2CF5714086E44F5E0D2E724069CB89CD9BCB72400805B5D42B6C7340B1F6C6FBA9277240354ABC77415A724061AA06524F5973404FE593968491724074EBEDA51B4C7240E8AF16A0D9FF72408D1417B9AABF72403B10F4E5BB3E73409E425D9943F27240563A18F89D4C7340BA69F5624A6D7240B1D201C989E37240121F620999DF7240AAD8960EE77F7140649849E3D4A672403AB71C422CC972406E640CC32FCB7140704F9991DC64724042B5B6E8939772404F5A2025C1CE72404BA641CE5FC17140B34110A26A977240040B15B6ECC872408015415A85617240A01BBC65089D724069824D9004B77340"> : tensor<243xcomplex<f64>>
    %1 = stablehlo.constant dense<"0x1108E8127E0024406833844502F523409CA0293065FB23407A03DF7287202440931709DE2C012440E07955ED8EF3234068BDBB1278DE2340128758DAA7FA234052BED649ADFA2340F147DD66F10124402DD1A2DDC2DF23401D66538CFFF3234008273A86AFFC2340EBD8533C350124405730123929042440C80D7AE5D8D52340E5AA89B41BF523405462EF0FAE0424403825A77F9E062440802B2A798412244008CE25C5F4FF234092CF8F72B01024408CEE790EBDF02340EE39A58268082440ECE4145F30142440570DD0FFE0F92340C8886F75F0EB234067C704019AF223400E20395987012440C43D8239AC162440EE687F624AE52340047F6CD1C7EC234085AFFF85F8F823404BFECBC8F81B244008DA13576FF72340EF792DED3B142440A5EE9BE308EE2340A68D0FC97FF92340653B35BBFF0F2440C82766F3E70D2440F997204DBDD02340DA10A8CD5EDA2340B358219D7E1D24402676CDC26F0A244058092962BD0A244093502EE761FF23406E2216A579FF23408557F53CC10324408A728F6A13EF234067C537CA20012440E8C9B036680A244069067A7545F923400C01C873BCFA23404AC85BAC581D2440E68EFFE403FC2340F619BFE532E823408CCF397D4E03244086FF2D69BFDE2340FBA804780EF2234055936D3661F123407998F0D6E60924405B02224437E52340F0A1A3073CEC234063E2D5DC62F9234092293F1F98DE23402FAAD798D9092440905FD44221FF23400582D606101A244002F94D51730F24402985E7CB74FB2340ACBEC2930B0124407ECC7A85DC002440CC76022C3DFF234047AA6CC101EB234074415F87CFEC2340CFD28B97B81A2440A8A5B34390F4234064AE157025F32340CC766C4F4DF02340C0157CF45B1B2440C0CF049C2806244028B1635A3CFA2340AE50BF40AAF023400F0AB0B8D91024408EE72035D9D923407453D9AC65EE234020FFABF73804244099A16C420BF42340FAA190D07CF123407B513C14060424409642683BC30F2440910B37DC220B2440573B21B375052440EA5A28FFC7F4234099538DC95C0424402B2FBB597F2224406BB787DA09182440C39030AFE4EA2340DD0BC63EE0092440308037367D1C24400EDF34001BF42340ADC778F67C162440183442C8A5F7234042950941F7EE2340A5CA08A26BEF2340D5C0D718A0192440B180148BC6FD234032956F2DC4E92340429FC9C4710824408A7986C330EF23404E03B8BC991424402214F79622FD2340DD6C4906351D244090CCDBF4060224404A799EA6CBEF23403898BCC0101224406D192F9D45E2234030B2BB59D71D24403A04034CA31124402766682D691A2440AA7DE3E6670824408989E5F6F0122440857AC062D3EF2340D6ACC355D7E223402CDF36B833002440D53B23624E0B244062D67BF3F40924407D07809E72002440C284C550BF022440B8FA1C7510FA234073096AFA7A162440CC8389DFD7EB23403EAE97DCF908244021C7B82D74EA23408C121D0A54E823404FDBC51F13F32340C236EC1793F6234074FDE132F8222440EC2FB13DF1E1234051F6DA6668F5234037C2FBF85EFA234004171317C6E02340F7F361CC84E123404478F677080F24407FE7B02DA70424400EA0ABF2D9FC2340B9CE8F843DFE23405A6629899EE92340F5E5FE7613F12340354D16AF6DEA2340C4B67A8CB8D723400C9191457FFB2340E5368D73E10A24403D40E0E96A2324409A8F952D07DC234026C3CBFBEC1B2440DF1CD65C53052440C11D9C4A09E52340F31042E24F072440A978322317FA2340664E2F0BBBF32340BE5483AC091A2440A65FC241730A2440782284F4BCEE23401FC88C939E13244065720CB57D012440888C4EF1CF1224401549349DBD01244070BE0DD63AE32340E0FE1B01181F2440076BB235F0092440735B6AD067F12340123BB97511052440D1FBA2E348FE23406523348CF3F12340F951FA8B78192440A013323AB30B2440D6F01642E4F62340598E3CAB14FC234039E789FC63242440A568142CEDDF234098BA17E1C4ED2340E8CD1D83C71B244009243BDE23E32340C33DFE8A2BF12340F289AEF9A3162440CB0CC38C61F2234076E2C013571A2440E34F543A1B0F24400DC13D8968E8234048150AFE26F22340F63B730ABC092440A15FC5F771F82340FC03D7396A042440E11436FD46F82340996AE1172C1224407270205B5AFA2340307DD249CAF72340B394C551FCF6234074097CFB290D2440653E1DC8EB0E24408C85F18FBAFA23404B90FB0E3A0A244081F00FF2A6F723404D224AE67C142440FCFF36F069F52340B7B728BDB204244004A1B84973FF23408B11F024711E2440747FBBF8750B244042470BCE4E0824401B7AF1457FE323400CE867177F0C24404C1843C99BF5234063B808B66C182440BB7FA4C9C6F523401DA925AC9E0E24401885BAFAEF0724407DA8F6ACFED32340AFC84825F30C2440B7190202B4EE2340941455DDE2F823404F689ACBD302244005EE2699382D244012D5522A11152440D279D9F345102440934415FC82FF2340C118CD8C720D244047F29DD513FE2340B89597FCD208244070C8CD27DCFF2340902E88C31F022440082889415FF92340BF94E61A3CEB234043020C33D3F123408FE923062F05244010A7823EEAFC2340428D902AAED22340FA1D7F1C14152440E93A984F01FC2340C2BDF43689002440069105F988F32340D38E52DB720024406B53FB4B2A152440FBD007D0670024407DDC214B52FD2340D927157A0308244036AFF9170EF823405FB09DA0252024404182390C990A24403A415050650D2440356AB339BB072440840086C4AFFE2340EEC6A1FAB0052440DD94F3C0EEF12340E0186DC76DE9234023B7195AD819244006AE3BAF6EF72340FD7AC00314E42340C03C62F64E08244020DA86EDB00824406E77671BEB132440EA87A6D3DAED23402AB3B5FCEBE323407716F51CCDE7234062916883EFFA2340B21960C1530A2440A797CF3C0DFF2340CE638ED055E623401C3CCBBEF81E24407B2271932009244053E8058D46F223409090889B53092440D7742E9B661F2440AB90C9974FFA23405801A882B3092440FA806CA34C1324407D75FDE1F5FD234077CC86A04E0724406127BCAF6C0F24402FE8A6B495F82340F1DE4ECE8D212440D8104846EAF92340BB5CE45FA2F723403CA0C733C70224402D08534EF60524404B40AA6EEF0B24402CC512C55A0024403C0B122EDBF423402E0D33BC5F1024402BF367D46BF923409FA77E80CB0B244017BFD12B9522244011B939B491F52340634458DBAAFF2340B5321F030BF823401535689E4DE52340B8BF348E180624401EF13FE19D062440BD5A7D88A1F2234048EDB3434B042440FFC412EF3EE62340F37EBBC56DE12340644DEB5D0BF42340E6480F03B8F02340B109CCE5810524404CF135D0D1F7234068B4DE1C43F523401D5B7B3B710624408144560A74FB23408E949694BFE52340A7AAF47AC7082440AD60D05CABF6234037B9807FF1FB2340268EB5F6D40C244017728B20DE1B244079F15400E500244045FD8C9595072440F7B420DF5DE92340B3B77D0AA6142440975925F7E7F2234084A78165E0F92340B0720424AD0D24409FEDEF0F02DE23403576CE8E9BF623408AA837882F1B2440CB3E892E401A24407B40628EE91A244066A383BE0FEE2340C878603CE2F72340A583C05EDEF22340940FF835A2FA234008FDA6F9BDF32340CBB58458C7E62340E982296404FB23406B3B26ADD611244008B7E2799A1224407D52F31246F82340C6858693ED0A2440BEF46B207B012440398DA5B703252440200C223FD3202440DA13CC5E8E112440F5636021C0FC23404FA87C2B550A24403AB2957253F92340604597A235F123406DF35F4D4B072440F4F5E8E52017244080A8FDCCA2052440633975BF1406244053AB68D5CC0E24402D7ECEA09DF82340D25FFA1CF215244080DB54B945052440E71B10BA05D7234097A63AD1DFEA23406BFA1CEB97F623402C7D62613FC42340AE0D3BF6A8E2234065CECAEF7D0224400766B71A5CF22340DD0AB297FBEB234090A545AC221D2440888DD214F70E2440C1190CFA3FEF2340D5FA2F9818052440B403814C081F2440F9426E7CA60024402C90AB992703244088282A2962ED23407A7B9A6918132440E26EFACBB30024404D6D723502032440DCFEC299C621244065F7A5E47F1B244051961FD688F72340219ADC6871FB2340D700E71A78032440871F0A77681824402D4A6A68D5192440CF992422C1FD2340474A367B42162440ED1538E0C8FF2340FA47EC88E92124409B51044279142440806C61C30E2024406FF357F806F823408033B52729FE23405C1364990EE023406F74E03B65072440EF664B676A0C24403A5D4EDF861424403D20A10F61FC234007695CD66233244030B9E6D3E2102440D0CB2F4A6FF72340D419DA701D1724407F3D7BA37FE62340CA8B10DB35172440CED6E5C23CE82340F8D540DDE00F2440A289384CD9FE2340E9444BDC1517244090A4C69B65F32340C20BA28CE0FE23403FF92F5B51EF2340D0085EB11A1924405E3D938A6DFD2340A665504DEF0524401002696012E12340E498A59496F7234045F0BF4DCAFA2340A2D76BBCF6D123404957AF9258302440957ADD852F0B244080F1831F5FE923409DBEE3847FFA2340D0A9F6C1C7ED23400A923D4529292440CDECB10AA9092440A071B04DC0F623402657AB2454032440538C6A69860424404D6F5F6745FE23400AA25573C8FE2340DA596130CF2924407E493C493FFC23402DF5201763E42340C1442EC628EB23402DA5AF14030E2440E7CBED556E0824405688C64653EF2340415B93C03AF823402D486B2E3A1224406008F460E604244075D0DFB7BBFC23403D38543C56F323401F0694BA2CF323400F2B41B2840924408E5330D4640724402D5DD86F5EE32340C950C8A1352424406F1915450E0D24406B552FD132202440705BBCDE24FF2340DA9228A4E0012440D0E6AA86570D24404F0E570B5C0A2440E7CD2C21561024402E528A25221A244055B05F8847022440A44D5B441E1824404E7FB0A70E0E244089E81F8D9FE8234040F28B62BD062440FC2BBCC681092440BFFB6ACB151E24402A3A47A81DDD23407CBB89C82BDE23402F83B124D80A2440D4C1668B2F0E2440B7A71546C10F24401D9CEE4005032440151AD4EE300A244016A978F24A0C244083195351610F244022D0B3C120162440EF859BBA2DF0234092B1945FB4FE23406DEBE365ECEF2340AD35A346440D24407099F0D1C3E72340202A056EA2F12340F0A05429A5F32340D594DC8CE511244097BC8E5628F72340FB82C0A9BFF3234057305E8C4CFE23405AB967BA4112244010404C78C9FB2340468C882BEC042440F60813E65EE8234074F7F3805FDB2340A4D53A53E4DA23406C0BA8A0F6F22340"> : tensor<243xcomplex<f64>>
    return %0, %1 : tensor<243xcomplex<f64>>, tensor<243xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<243xcomplex<f64>>) -> (tensor<243xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<243xcomplex<f64>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<243xcomplex<f64>>) -> tensor<243xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<243xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<243xcomplex<f64>>
    %3 = call @fft_0(%arg0) : (tensor<243xcomplex<f64>>) -> tensor<243xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f64>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<243xcomplex<f64>>
    %5 = stablehlo.add %3, %4 : tensor<243xcomplex<f64>>
    return %2, %5 : tensor<243xcomplex<f64>>, tensor<243xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<243xcomplex<f64>>) -> tensor<243xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [243] : (tensor<243xcomplex<f64>>) -> tensor<243xcomplex<f64>>
    return %0 : tensor<243xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<243xcomplex<f64>>) -> tensor<243xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [243] : (tensor<243xcomplex<f64>>) -> tensor<243xcomplex<f64>>
    return %0 : tensor<243xcomplex<f64>>
  }
}

// -----

// more_fft: rfft, irfft 243 f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<243xf32>)
    %e:2 = call @expected() : () -> (tensor<122xcomplex<f32>>, tensor<243xf32>)
    %r:2 = call @program(%i#0) : (tensor<243xf32>) -> (tensor<122xcomplex<f32>>, tensor<243xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<122xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<243xf32>
    return
  }
  func.func private @inputs() -> (tensor<243xf32>) {
    %0 = stablehlo.constant dense<"0xBB42A53E70E3BF3ECEEA433F1B81D8BE886883BEFC6458BF2ADF63BF83EE62BE4E63ACBEF6302F3B0656F63E51BD1BBE0CB20BBF9F2E63BE436112BFFB4D2D3EE18FC2BE7122D0BED5ADD83D7F1D343F617C98BE53C5943E400EE73D8494743F1680D23E6A606E3FDBD13D3F4BA9D53ED86F0CBF49BF09BFB30734BE5ED90B3FA5A8BEBE10209F3EF0385CBF67839DBEB7D2E23D8132163F2D15BCBE5E366B3F7E937F3FD5260A3F4361483F6EC7C0BE33F0193F73FB483F80F7ADBE1E09D03E5CD8FEBEB489BF3EA632B3BEFE77E6BCCF630CBFF5BC1C3D53E8EE3EC15265BF2C3233BFA44B34BF85115DBFF784A33E1B99D63E24DFFA3DE78F3FBED60622BFA453A43E51A33FBFCCA49F3EDA65BE3E5A605EBF95279DBEB0A7533F695F0DBEC7BD323F6C725B3F2650D4BDC821E23C87ABDB3E461AC63EEE04CBBEB9F755BFE9A236BFDE6161BE80949BBE493829BFF95D653EEDDE1CBF8520133F134A943DE6E74EBEE36AC43EBB8F3BBF2DE97DBF05287FBF0F792D3FCA0769BF95CA233FC269FF3ECE3E41BFA7D25EBEFC845D3F0797293E3455B4BE94CB5E3F7BC54F3F8C0717BE2065543FC5B357BF9B5FD93EB5C005BF85054F3F60E95D3FBDEF253FA833C53E588C0C3FC843A93DBECF053FB299543F985739BF83B0013F8380FBBECC60FE3D46BD3C3E0624073FB85B673F059DBFBDB03076BF82BF6ABF7EDCACBE413CE6BED17939BF878670BF31A3893ED9A3D83E81D42BBF87DB48BF6CF6413F2E2200BE897C703F8258C53E76B2B13E2BB37B3FB85A723FDF0F36BFB4707EBEE33B2FBEEE3574BF372449BF819EA5BE9960FD3E008D683FDB6E533FE765EF3EF7B1613F0D92613E63380F3F8E68F73E66FDEB3DC2D65CBFE3E413BE1476183FF90C0E3F01F7A13EAC41F8BEA8AAC03EFC03AABEDFB89B3E67660ABF576D40BF97DF633E91800E3E3AE734BE8E1325BEF9CB0B3F98EE77BF1DD0213FEFF774BF896A4C3FB79949BDF1C066BFDCB94BBF4C97BC3E76986B3FEBEC4C3F5937293E5BD8103F2EDE76BF07019DBE4E835ABF891D96BEEB855BBF6842153FE66C76BDBF15FCBE7D722DBD2FC8903E3D87F2BE1E0008BF548B7B3FB2DF483F860A5FBE92AFB03E7B9F17BF4E8F0E3FE95A23BD2044F93D47D2923E15A35F3E1746A9BDADAD05BF3DDA30BFB3D3E83E766FC03E9A3C02BF97AACFBE7482B5BEC6B671BFDE4D6E3E83F9BF3E9A0C973E8739693FEBA391BE6E9CDABE30DD7CBF15855EBE8DA87E3F50E542BF88A2933D31A6BABBA9C61ABF6321D63A2C303BBE4FD6B03B5420273FEBB3663F35B94A3FB6B2AC3E38A91FBF286E9C3E11DD38BF08D32C3E5F0A58BF58B7FC3E27A5503F"> : tensor<243xf32>
    return %0 : tensor<243xf32>
  }
  func.func private @expected() -> (tensor<122xcomplex<f32>>, tensor<243xf32>) {
    %0 = stablehlo.constant dense<"0xCC8F974300009643938994431EAA954311F39843839C92431793934342A69443C77A924302259A4384A29743B6DA93430B5E964339EB9F43D7569A43AEC593433D4492430CE598437BBF934325889A434C719743F1C29943F2819D4302F89243DD0B994363529943601D944362B0914307B19443B8E395432F6A8E4321699143CF5E99437B0A984344BF9543DA1699432D909643A12B904395079A439D049B43A3349D4396F58F435C48994349A59643F82E9543C47099435CFE994363089243C1229E432B9F964397CE924392639643E4E29A43A53C9243FAA89543382B9643F41F9F43A983964372CE984307A39743AD3C97437042974380E99943B485954387A7984375C994438A1996437BB1994338928D43114C93434D918E4313EE9543C0D698438847934371EF96435A79964321F29843E6769243F567964316F39643537E9743A9E99643CF689643AB909743437292436A4D92432CD89043AEE194433C579A437D9E9A433A2D92430BF99443817C95438C2A9443B5889843B1A997434DCB974326289743ABD897430A0D9443C2229743281E954382DD9443CCC39643340F9843FC6F954366369643B9DB9C435BFE9943981D9443764C98437A089843FD989043420F964361449243AF7895436FFF9143842591436B679A432FEC99430E7692432FCB9743B97D97436CE49543FBBE92431C1E99432BFE95436A25974374A8964333DD954355819643837998432E0199433A289843A4619343CE129543371392439EF19543118D984382689343AB5D924384C19743F74C9343D1B595433C0A9343DC6F9543ED9C994320C195433EFB9A437CFF9043D26B924343F69A4338389943EBD299430CE8924398159343056C964357ED9543FA809443FB0399435C89934333A89543ACA09943AF429643B218924354A791438D619443A8439643DA189543B0A994432FCD91434B68954316E89343AE209D4399AE9543E79790432B3F98433B309543E7339343AA0E9543553F97435A4E9A4336469843E2389743BE35944333099D43A45693433C9E99432DBA9443C2C09643E9809743AEFC944371D4904332A4954363349343497B9643CF2F95432923964309879843AD229443D9519343038B9143810C9543EBBC9543A5F397437FC7974347CC9643F9749943479B9543E2DC99433C8A9543DB868D43EA109443213E9643F740984315529743926D8F4379CA9443B46E9843395C96432DBD9743156B9443E0DB9443FB489443931A9743AC13924391FF984335689A43F78D94432B4A93435CF5994340699643EFA9974314F49343DF2197433268994354C799436D2992436ECA9943B9EE8F439BDA98433F439843536691435F9B9543"> : tensor<122xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x162A25411BFF2541AD3E2C41F73B1941BCE41B41B07912410DC2114146741C41E69C1A41F30A2041B0B227410B911D41DF44174146731C41ECD9164138B5224181EB1941EC7E19415CB12141D8412B411D3C1B412BA624411CCE214148492F410194264107E62E411EDD2B414AAD2641023917410B641741E12F1D4196BD2841BB0A1A4100F92441713C1241E5131B41A5C5214128632941571F1A4166B32E4138F92F416DA2284114862C41C5F91941039F2941B78F2C4144901A41498026413D0918414EFC25416B661A41C48C1F41C3391741BD9C204143772741D4AA1141DDCC144146BB1441E82E1241281C2541C9B42641BEF52141C0011D4193DF15419D222541CB05144126FD24412FF32541FA191241C3161B417B3A2D4183CA1D41DC2B2B4127B72D4160571E41117120415CDD2641D2302641D9A7194184A01241D2951441787A1C415C231B417C6C15417895234111321641083229419428214160C41C4157232641044714416D211041800D104191D72A41846F1141A93C2A414EFB274113EC1341B5841C4150D82D415CA62241565D1A41B9EC2D4158FC2C41E2A31D4152462D41C4841241FDCA2641F5A3174158F02C4196DE2D41FC5E2A419D292641C6C8284188522141FC5C28419B492D41866A1441081B2841FC231841C2FC2141F5F2224140722841BC752E41C6801E41F59C1041085411411C991A411ECE18416368144198F71041194D24411FC52641B842154148721341671F2C4177FF1D41C8072F41C42A2641948D254132BB2F41AB252F41029F14413D061C4110431D41A1BC1041BD6D13410CD31A4105EB2741D0882E41EE362D412F7B27411F1B2E414886234186F3284144BB2741FBD72141943212416CB01D4162872941CFE02841B80F2541F33D184155052641E0AF1A41C7DD24419A5917412BF913417E8F2341023A2241632C1D41B26B1D41BFBC284117811041021D2A4181B01041A9C62C4166361F41F193114162441341BAE4254187B92E41CFCE2C41DDA42241860D29411D921041F8171B41CB571241144F1B41A14712412654294193091F41521F18418E521F4141862441C66B1841FE7F1741B5B82F41FB8D2C41D6831C417C85254108861641F5E82841A55C1F4188F22141929624418C7E234174AD1E4125A517415CF214419E4627417C03264136DC1741AB821941EC531A4194E4104138B92341CCFF254165B8244198932E41E1721B411D2B19412D321041EC851C4188EA2F41ABD1134145272141ABE81F4195531641B10620413F131D411B16204105722A413F6B2E4193AB2C41966525416D05164171E324412F7214414CB322415A7F1241BBE52741520A2D41"> : tensor<243xf32>
    return %0, %1 : tensor<122xcomplex<f32>>, tensor<243xf32>
  }
  func.func private @program(%arg0: tensor<243xf32>) -> (tensor<122xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<243xf32> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<243xf32>) -> tensor<122xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<122xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<122xcomplex<f32>>
    %3 = call @fft(%arg0) : (tensor<243xf32>) -> tensor<122xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<122xcomplex<f32>>, tensor<i64>) -> tensor<122xcomplex<f32>>
    %5 = call @fft_0(%4) : (tensor<122xcomplex<f32>>) -> tensor<243xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<243xf32>
    %7 = stablehlo.add %5, %6 : tensor<243xf32>
    return %2, %7 : tensor<122xcomplex<f32>>, tensor<243xf32>
  }
  func.func private @fft(%arg0: tensor<243xf32>) -> tensor<122xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [243] : (tensor<243xf32>) -> tensor<122xcomplex<f32>>
    return %0 : tensor<122xcomplex<f32>>
  }
  func.func private @_pad(%arg0: tensor<122xcomplex<f32>>, %arg1: tensor<i64>) -> tensor<122xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<122xcomplex<f32>>, tensor<complex<f32>>) -> tensor<122xcomplex<f32>>
    return %1 : tensor<122xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<122xcomplex<f32>>) -> tensor<243xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [243] : (tensor<122xcomplex<f32>>) -> tensor<243xf32>
    return %0 : tensor<243xf32>
  }
}

// -----

// more_fft: rfft, irfft 243 f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<243xf64>)
    %e:2 = call @expected() : () -> (tensor<122xcomplex<f64>>, tensor<243xf64>)
    %r:2 = call @program(%i#0) : (tensor<243xf64>) -> (tensor<122xcomplex<f64>>, tensor<243xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<122xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<243xf64>
    return
  }
  func.func private @inputs() -> (tensor<243xf64>) {
    %0 = stablehlo.constant dense<"0x7CF0F18FDA5AE3BFE09B4464DFC2DCBFAE7FEF10C3AAEBBF94A97F0BA214DA3F04054F30A9B5EF3FCCCA46BE45A8DABF98483687C9F3D73F963458F91B05EABFB8E43F1B60ADEA3FF44131705AB7E03F806115D1ABDA98BFD853B2610E1BDCBF98E06C199319C0BFAE35B2E5D3D2E1BFECB6B792D829D1BF00305B430AE7B5BFAED32BA4C0BEEA3F8826A1D7D731DF3FA6407D23F0FDE43FE0436F9428ABB6BF6E81F8F13778E7BFB08C8E1B955BC53FB891F51DA32AD8BF98CA60B727BEE03F3088740296CCCB3F40A455232E8AC0BFB0425F79B45BBA3FCAA15622CF5CEEBFD0E1645A242BBD3FD482893773D8D03F88E6A9C798E8E8BF1E8BC58B2A1EEC3FEC5050E11E68DDBFC0F5D12413C1A93F908E1EB1145FE73F66A0AED0EE85EABF78E7A6AAADA3EA3FA8900DAD5B07D8BF302B68566631C33FA402B8B3CDC3EBBF3E9330C0B4BDE23F40973395D30CD73F94286C76A226E1BFC094296B652FCCBF4079CB7767B4B2BFE0591033464BA0BFF80602BD35DEEBBFF8CE13066D3CDDBF24F79F7F4EEBD93F6007005D1798CCBF74ABDB47E81BEE3FBC99CF3BBD89D4BFA8ECF161B335C93FF85F91C93918E1BF54D931467575EFBFCCB6DDEBD813D93F00AAC777BD88C7BFDCF4A4AAAD53D83F24845F864ADFDB3F0C37741BEF99DE3F48D15CD0FC9AE7BF9445815AE31DE7BF0AA0B13F96ADE33FC06BDCAE345E91BF70548E6B728CEA3F4086C1C22DACD7BFD0DF9F57220FB53FB6CBC8C983A3E5BF0018F153E45F75BF76103203AE7BE2BF340C21F69E7FDF3F5401579BD52CDEBF00D8CCA3CD18973F4434EFFF02C7DD3F5666E1CCF91BEE3F12BE38B4C8A7EC3F0856A3AD5426C43F56F24E1F013DE5BF208A47281B20A0BFFE31E3F66455EFBFD8F89F7063E5ED3F42314D58107AE8BF4ABAFC8FC1B6E5BF1410404A1CE2E9BFF83DAAAC1000D63F38FB51265276D83FCA1F1BABD65AE2BFFCB099C5BD57EABF00544C03966D683F90A11C10101AB73F5A4B0E1E405DEF3F8071293ECC5BB6BFF09BFFD965E8C0BFD01237B49B09C2BF6C7F5A2193F7EC3F307972DFB42FD1BFFCCA12B0520DE13FDC1F22047A0AD63F708D95DFF2BAB83F80B251C5078880BF204EED394692DBBFE0FC133AD945DF3FC8E2DBC79793CA3F40D1B6B550F7D93F3E95D48F6EB4E7BF7012FBC0984FDCBF507C535EFE0CCA3FD0A996CC79C2E7BF8084B5AE2751903FA08CC5A1B6CBD93F86958EC234F2E2BF98449C3155F4C3BFB82580D66762C93F08F4917203C4CF3F4001084C5B90D43F9054841ABA71E6BF44123338C0C6E2BFFE2A4457272FEC3F280770728B76EABFA0F847567046B7BF08D732BE2BD8E23F541DC95A2CA8E1BF1CA1633B0149D7BF1448B09C3BE5EABF6813F4DDE5A1CBBF40280689ECED9E3FE45D96239078E13F36339463D102ED3F2E1DB2AAA9E7EDBFD853F680DA41D9BF20EBDEFBA6EFA93F46FACA8E102CE6BF6C8870C40290DBBF50AC5442857FD3BFC4020C075D8BD33F6A9D610A0F3CE5BFF8C133E50C08C63F241912053CB6DCBF32CD6EA9BAECE53F6C06DB72F988E1BFF0871686FCAEE0BF1076E527B7E1BBBF90E606516B0DDC3F20E739BA8F11AE3F10109E13BC54ECBF4ACDF66C28C7EB3F96C03DC31D6BEE3F1449641A436FEABFC40CD93A1974E33F20C26E03E94AA5BF488F2A3D491DCABF9298A8C11CA0E23F02384258FA98E93F5054BC01DED5CFBFC0CB2BC3EC55DEBF8E1FB03346AEE33F0E15A4343D16E83FE8E6F67FDD59DE3F70994320133AB0BF80AEC39AB3D0D5BFD2967916A6F6E63F88F10F3A9651C03F7C5A8A03656FE8BF6E45001EE48EE8BF60663F1A89D8E7BFD041887954BDCF3F088CB8A3723EEFBFE811CFA41EF9C5BF8056BFB2C4C0CEBF7851B2517AD9D8BF405D027507DAD63FFCC54B877E15E43F1831BAE83F5ED73F144560192D8DD43F989E0689B00DE83F9CC97AA3099BE0BFD4EC86542136D13FF848704ED61BE53F6C029A36DADAEBBF6658F4F50E0DEE3F0497B1E53407E13F60B4850E875AADBFF08326527FC6EE3FB65491137C4AECBFC4BA74FA5874DE3F260236D08A0AED3F88340A97467BC53F3E0134FF2C9CEEBFE01E320A374BC5BF306EB1F2D51DBA3F8C5EE47576D9DEBF3E9125E9F56FEDBFC0021D186753943FAEBEDAD76FC4EDBFEE7DF609C541E63F5C8459875473DCBF1412145DE979D33F38D25FB21B59DDBFA0373BE4A91AEEBF44D6469F191DE83F90CB326AC044BABF804E78BD5907A43F40C81143F1D9C2BFB8EDB96C5528E73F685F7BCA25B2C43FF6669D68B907ECBFAC443CF71907D7BF88F865EEEBAFD43FB49A5612C435E23F543C46177950DD3FE8A4B6A91D0FE03FE05805C3D902B5BF6407668C2934D43FAAEA8E2C881FEABF30168EB13419B03F7C7754059ABDE43F04B19123AAE5E13FC6C8017924F6EEBF342EF3599B03D93F3E21B6EEA651E33F04C25D0A59A9D43F3AD5E2BE5CD3ECBFC0D448011D8B90BFE0DC8EBF8B33BABF00DD2847ECE090BFA00A9E6CC43EAF3FD0297C232405C8BF06B35F85C1BFE73F9430EC562DC7DDBF14CFA2579AA7DD3F3256D372EAEAE83F3819F483C9B0D1BFC63F89F28DFCE3BFB0D5441E85E6EF3F5046D7A3EDEDDABF0872CB2EB41BECBFF87933D508ECC53FB44BF95BF611D6BF10490E561506DF3F585C45AD0074E0BF3050B0AC5143CF3F24FB5A3F841DE0BF245E72DEC62BE8BF"> : tensor<243xf64>
    return %0 : tensor<243xf64>
  }
  func.func private @expected() -> (tensor<122xcomplex<f64>>, tensor<243xf64>) {
    %0 = stablehlo.constant dense<"0x84D7381FE46772400000000000C072407D3A2FB4E4D37240D515B1B6EDF17240C13D0DA0567C7240A861D3EB10C572402B27BA9C70FE72400741E56BB2B67240579F4C9B714F7240C11088F723D7724014C56F814D9872405632F1F3F9887240652372E853197240C9E076447AA4724054C74E5264EC7240DCA2C09D05687240A9222196AC3473406E33425C7BDF72408AA33FE223D371407BE6EEF800197340AA7C947AD09E72402F30CF70CE577240C94F80A5DBB67240DCC27AE6A7677240A5FC8AA05F637240C98643A87C2A73401EACAAEECCFC72408CE89902518972405C47301C6CBA7240DB915A5EB5487240802275F1E38E724020095E6927CD7240AAF74373AED37240BAF48FA100437240DC72C88036FF7240E43E741CCA917240CCA23338DD107240A7992F9D27EC724062063290808B72407EFC108C5CD872405B936723C00173403C56E6D04F62724071887604E17A7240F1333FA3AB1473400C694BE56A2C72408A0EDEE620EF7240B29338A48DC47240ADE5EEF38A0273404B50C95EF95E7240BC919047FED8724016D541AD616E7240BA61DEB459F2724065F54BF4746C72401B6F299BF5E372409089C0089FA872402C78545E865F724047EB7F6B056672406A551A0B6E157340C326A22C5F597340FF732F0394DD7240F329BFA8EA407340C731FCBA31CE7240863D83D6CFBC7240DF8D5E36C74472400226954D7707724076C64461CBEF72409A63274BAA7C72400DBF588320517240648E26F505BF724080BBD347774C7240ECDC3832EEDB72406381227C6E517240A3B678F9B5237240121D2D9886A67240E1D1B6248634724083ADF6FF00D07240FE2164E2978872402F74D2CC7B6373404B564CD0887A72406C0CB7671D7B724029FFA119FA827240E2CCB7092CED7240AE3EC89D10BA72400C600EC521757240CC4D2DC321F57240D911C4332B6C7340B04F7754AA3B7340BBDB558ECB9A7240B1E66127B3447240470404637D85724089E489DFA3A97240403BF26DB5457340A3821F51EECD72408AE43DD0FFD072405CD9998643507240688B9BE97570724092A93F83B58F7240C7FCE3A81441734064C9F576F6D272403F4C6EFA4B6772407937CC8D0C6D734006C90D0BD8527240C617253028B47240595054FAC9BC734082D017B6A3D47240F92B31F8DDD57240E14EA68329C97240CB08CEADA5C77240F9463276AD2A73409012E2A1736E7340D1C243ABCC347340EB5C556F338172409D23F2B096AB7240E813DCEDA64C73408D7B78F9A0267240516EC1FDED097340E6842419530F73408CB86F22917672401491AB9A5FBA7240D5CBCCA906CB7240553027394C517340E482C363A4B67240F13E4A8794B672406227F062324772404C0885F7007E7340AE60FEF57ED67240EC6CC2060E717240F9CF959E050D734029448A5D4C147240029461804DEC7240A1005EE8787C7240E6835A5B3AFC7240CFCCC680F5577240E960E8961B3A7240138C8B96E6877340E1D21801EBCF7140798205FF732172402C734B528FA47240E109DD0B28DD7240BD1C3EB4EE6F7240151F5EBD95CA7240E57952BBBC9C72402D6E43BEB5367340231B92AF265372404BABD72A543473408BB367A416A772403E04BD8C7108734073591B6D61D37240962A9D72FA7E72401040C1206DBC7240CBFE4305041073405BB31AB1CE1C7340456EE6A24C7C7240C25656DDA29C7240A999EBF3A75373409BDD656438F072403F88EACFF5D67240F12528878D6D7340BF93564C6C237340C6B25FCE2900724009DC3117D43B7340C4911B82AF1073407AE87D996CA2724034A0C59D67F37240D175FB243F247240F8C480E66F20734085B1292E28D87240D265947F30967240B1ECD375C8C67240EBD0A294A066724039CC602C6CE77240FEA7F6411E1B734094C68046B22572407AECF8E0785B724040175867F0247340AEDD0BAAE61D72408F3CCB5BFB1873408AAEE736D7337240578D225189467240CBBCC58B8E9A724068552FF0198172406B1253FB614C72405D0DC3A845C9724004F5E3E58BFC7240624269AA1315734002A65C33E05972402CED3D54E6CD7240AFBABC7A8115734041B5FB5481A47340D0F9B67C0BF37140E315476B89007340FEB98981329D72405A1242A70FBF724085EDEF13ECB87240636CD1F6566A72409EC0831ED6927240ADCA48D99149724009DD1F57B1137240B49BA1D452697240347858E2258E7240DC8073DE89F472405BEC9DBD52BD7340A23223B32A427240156D7BF7E5727340B29A5BA7C1057340903800F97A4E7240D325E91BEB667340FDC4F81C18C572406279D47EEC9772404EA90CA488DD71403164E1275439724026D06161F07373408601D0A2D9F972401C795607C7327340FB809DCE6BD67240CE107C6FB91373406E7E7E8FB58972401D116114E8BA7240F005801929E172406B2E352618C972405F96F8A747B57240E9B6CBA74C4F734074F9EE72F89872408BD7FA8B55057340B47B5F1CDBF671402A42EA2E102773404BD07FCDBE13724074F645959F0773408FAB019E279372406E8D35497FE37240C0905A79CC107340EA47826197BE72400ABE8B8B481F73400BCF070A99E2724033ED271750407240589F565A03B872409BCA0B79D54C7340F120204766E272408C784D38BFD37240418BD7CDA89C724049EE87F2D4777240C39B973218367340C2FEFF33F5FE72401CB60C3F72967340"> : tensor<122xcomplex<f64>>
    %1 = stablehlo.constant dense<"0xF8E0005752CA224021DBDD04E91923400508F1CE534522404DFD5B10A5D0244050F004935AFB2540AAC90DD2BD2A234045B2394C9EBF2440B77C6A40AE5F22404BFEB301D6AA25401F1403A7750B25404F7517AA92F32340616DF28C271F23407E4C9AB399BF2340A5DCA4C1D2E2224049426A3BB1762340A04979EB31D423403BBD420AECAB25403409BDBE8EF924400AD43702DF4F25407821D7AEA9D22340E977E0807C882240333A6E546E552440725310E7AA3E2340AA0C767BE20B254021D20958326F24406FA97247D7BD234085BEF268B7342440E395DA0D331A2240C4C9B448563A2440174CBC99C38624409861857376712240B258BCA8E2C12540797DF508BF142340F6D12413C1192440E9E8114BF1752540FA15F512A1572240786EAADA3AAA25407B939722C53F2340ADA05999C54C2440D67FC424C34322403409034CDB2B2540BA9CA99C66B82440773D99D895ED2240AD59536A428F23400E69103197DA2340A6EFCCB9B4EF234091DF2FA41C4222408861CF971C162340B9FFFC735ACF2440E3FF8BA29F8D2340B7BA7D84BEE1254032832116B25B2340B3C787CDD664244001EA66637CEE22406BE29CABA8082240B6ED5EC79EC8244058E1200ADDA12340A727556D9DC2244021FC3254FADE2440B9A1DB78CFF42440EC32FA3250862240A7EB57CA218E2240001AFB63D93A2540CA91A8E550F7234047E5B826C7A82540CEF3E9919E422340C03FAF441E2A2440457363C3C7A52240DD81750354FD2340F9DECC1F45D822406108B1F7FCFB2440F5472553990E23406CE6D1668C0B2440A279FF1738EE24406516CE9CBFE12540E18B438B7CCA2540588DB65299502440DB100BEE2FAC224076B8D7E4DFEF2340E0CC91B0A90A22408DFF093756DE2540EC2C7BFA5E7822405C3400E793A42240FFFE5B3BDE612240F051658500B02440DA8F3291B2C32440044E4E9552DA2240F064A623845A2240C53460D98601244043392020342E2440B6E4E001D4F525401DAD836748D32340900198685EBC2340B5232F91D9B72340F7A7153279CF2540366C045982762340B02C012BD5102540FF1021D053B024401B2BBFE57531244093AB0EFEDDFB23408F9530CE6D232340E79FD0C92EFA24408B6F1F5F4E6A24408AB6AD85BACF2440ACB60217B98422406C27F839831D2340F14D79F93368244063953663D8832240C25AD79328082440652C0EB55DCE2440A816D7B3DCD02240EE8E39AB2EB0234097005A9F89652440D047CA0D107F24400A4060DA82A42440B7BA575EE4982240DCCE7CFC93D32240B0427475F2C225408EFFD848975822400F70531F73D12340702DE3BB822D25402B6E533A7DE52240F7E224F6B74523407FFB3446AC512240B22F886878912340148344F6760F2440DE65390289172540334339162DD025402DDE546585212240614DF82BF1352340EBDEFBA6EF1924405C5013F73E9D2240BD7BDCE97F2323409E5AEDD503642340166038E85A9C244029E6590F3FAC224008CF943320582440376FD71F4E1A2340D3EC96AACB5E2540994FD26870E7224081979E3710F522401435B0913CC823403437885A6BE02440E739BA8F111E2440FF1EC63EB43A2240D46CCF8672BC254009DC33DCB1E625406FBB59CE0B592240CC90AD93413725403E91FC16B5EA2340C3550BDB8A97234089891ACC012A2540802384A58F992540AF0EF987A8802340A2A1E699500D2340F9013B63E43A254051414AD36381254037B7FFEBCEF22440CD78BFD98BDF23408CE229637A5123406D9967616A6F2540C63FE85846412440585AC7AF09792240A9FB1FBE117722409A095C6E778222400721E651F57E24404077C4D5180C2240B8C36C851BA82340A60235EDFC842340746D722D34392340EA12A83BD0B6244060BC74E85741254089D145FFF1BA24402902CB6869A42440E9699008DB8025406653C8654FF622406737A40AB18924409004E764BD512540D95F965C5242224086455FEFD0E0254070195B4E731025404C7AF178A5E223403F6822F567EC2540B5EAC63E583B2240D6A5D3C7A2F32440226003ADA8D02540D2285C1AED552440ECBF0C303D1622408537D723D3AA2340DC62E5AB3B3424400CDD504C34092340ECA66DA100292240810E8CB3290A244015548202B9232240DF679F501C642540DD33C55B651C234090A0E84ACF9B24406E016D2237152340864CBC61551E2240646DF499D1812540699A2B7F76CB23404E78BD5907142440DFB8F33A98B42340DB9ECB56857225407EED2997C852244091297669843F2240DB1D4630C7472340C42F735F7FA52440AB6925415C232540E331BAC883EA24404E6A9BDAF10025404EF5794CFAD523403B30634CA1A124405611377D075E22402C1C636932202440784755A0D94B2540101B39A25A1E254074E36FB89D1022407199CFDA1CC824401462EB6E1A35254010EE52C84AA52440ACD21134CA322240965B7F71BAF7234046E280E898CB2340916BDC898FF723400B9E6CC43E1F2440590F726FEB9F234030FB5518FC7B25407B9E4895C61123407916BDD23CED244063352DA7AE8E2540365FE0B379722340046CD72037C022405B4DE45168FE2540CE45E19290282340DF4813BD443E2240E8CD5423B0572440A235204D704F23404872B0AA30F824403BAA2BF5BFF8224041C1B2460D7D24404E500ABC27FE22401EDA1892437D2240"> : tensor<243xf64>
    return %0, %1 : tensor<122xcomplex<f64>>, tensor<243xf64>
  }
  func.func private @program(%arg0: tensor<243xf64>) -> (tensor<122xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<243xf64> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<243xf64>) -> tensor<122xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<122xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<122xcomplex<f64>>
    %3 = call @fft(%arg0) : (tensor<243xf64>) -> tensor<122xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<122xcomplex<f64>>, tensor<i64>) -> tensor<122xcomplex<f64>>
    %5 = call @fft_0(%4) : (tensor<122xcomplex<f64>>) -> tensor<243xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<243xf64>
    %7 = stablehlo.add %5, %6 : tensor<243xf64>
    return %2, %7 : tensor<122xcomplex<f64>>, tensor<243xf64>
  }
  func.func private @fft(%arg0: tensor<243xf64>) -> tensor<122xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [243] : (tensor<243xf64>) -> tensor<122xcomplex<f64>>
    return %0 : tensor<122xcomplex<f64>>
  }
  func.func private @_pad(%arg0: tensor<122xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<122xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<122xcomplex<f64>>, tensor<complex<f64>>) -> tensor<122xcomplex<f64>>
    return %1 : tensor<122xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<122xcomplex<f64>>) -> tensor<243xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [243] : (tensor<122xcomplex<f64>>) -> tensor<243xf64>
    return %0 : tensor<243xf64>
  }
}

// -----

// more_fft: fft, ifft 360 c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<360xcomplex<f32>>)
    %e:2 = call @expected() : () -> (tensor<360xcomplex<f32>>, tensor<360xcomplex<f32>>)
    %r:2 = call @program(%i#0) : (tensor<360xcomplex<f32>>) -> (tensor<360xcomplex<f32>>, tensor<360xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<360xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<360xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<360xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xA90FC73E325F67BF344805BFCF5C153F2861E73E14BA6FBFE600853E1483013FD64326BE8D1D49BFA52802BEBDBE293F8710DCBEFBA742BF34844E3F5D2FD83D6A20CABE8CC0D93E390672BF716E59BF20DBE9BE6111773F92FFBB3EC22A423FDAE731BF349040BF8AF612BFF7C41A3F5CE2B9BE70543FBF9BB92B3ED0C0263F396896BE19C0FEBDECE590BDAB123E3EDB47A43ED9F43FBF1EA767BF5962E63E743A013FE4594FBE75993EBF85293C3EBF4620BFE91456BE4EB8A5BE89049C3ED33F123FE52AF33E84B769BEE650C7BE49C4103FAA80733E12F07DBF41FC4D3F1632FEBE96D3CCBAA053FB3E2CBFC7BE4F6C633FB32443BD0C1C293EA57EC9BE5302233F29F1CCBEA44964BF863EBDBDD02F0FBE94D66D3E07BC713FC1C70CBF956CB3BE39EE20BDAED4D93EC908303FAA7F843E62A645BF402C59BF1639273F46B0EABEDC13263F44ED1D3FCB0444BFE3EA483FFFF3B53E5EA5683F3EC838BF75C8153FDEC42DBE5A1D86BED4D726BF673E7DBFAB04D73EF3243D3F58360B3D49855EBEB1DE943E269C653F5C9EA83DADBF65BF1EA775BF352149BFF6EB1A3F8C85F93E023F453F0B512BBFBCEC1ABF52A1323DECF1F6BD9565F43EDDAA58BE86979D3E7AA56A3FF5821A3FA81DDCBE4263C7BE377C57BEE2E0A93EE7A17D3F4DC768BF7C3241BFB15E5ABBABCC7BBFA8AF7ABF8E97B63D36E8123F915CEE3E95A9D73E5BDD72BFC29900BF2C3C7EBEE5B31D3F6BD7CA3E0CF467BFF9E1383F9A94F53E4C1B593E0C42433E8081B13D41E6E13E4B8042BE4E41893AF1E4EBBE012D1A3FDE5123BF701C1D3F61897ABFB3AF173FC2F9D33DBC1D46BF5A572C3F6C25A2BE10485F3FD5DA69BEAEBE723FBA2737BF8EBBB0BEB0ABEEBD6FDFBC3D9306FB3EF1FFFBBE368384BE68944F3FFE3D5A3F6F852F3FA2CD3E3FF980F13DBD424DBF8C383C3E83E6DF3EF2DA0C3D16443E3F0B77673FB39270BF35B5C33E1D1782BE51E42D3F715BDC3C9EF2033F0A4020BFDFFE543DD2CBD2BEBBC93D3F3607303F9A79953E2F640ABF569DDE3B809BC5BE79A801BEF08EE43E08EE00BDA42A333F9AD19BBE800C553F7C34033EB83D06BF9E4AA7BEE0A82F3E337BD2BDCEA20B3F639F6DBFB4C11BBE01A04FBFAD6D083FDE3462BDE0D560BF209D203F58B5B1BD4BA174BF480627BE20462E3F2A3F7D3DD044BC3E283C16BD36885B3FFA5EE53E5C1D68BF56F29DBD4FBDD93B2641D53D9A78B9BEFA4D1ABE94C12ABFE371303F2812EEBE03E9A63E17884B3F2BF644BF61EB503F67BA233EB63F91BE7EFBB43DA57AA0BE3B44803EFEF9BD3ED13E52BF132A5C3EACFFC4BEADC8A03B2A60EFBEC833003F7A71F23C1EC0713E82CAA33E65AF4E3FC04E3A3F11212B3ECC08A5BC6DF7763FEE3AAF3EE53444BECF6BC3BEE0AE283E8C0419BF588939BF8D44A7BE738E30BF9287D6BE48AC073FE42F473FFAE85A3FAF98303FF7EF523F77FD7EBF5E23153F5478013EFE11D5BDC6DAE3BE29423EBD183309BFA14F5FBFEB374BBFF2229E3E546A993D0C356C3EB144173E1816083D926193BE38CBFA3A92BC373FF83CA1BEF34AD83EC86E1E3F77D20EBF840B4D3F5A080E3F85B928BAFA43D53EA90EECBEB3F3643FAEDBF73E12384D3F653FD23D15DB593F4124693E6C0FE7BEAEAED0BE25D2D23E0D8E0DBE9F920E3F04FA8ABE2EF331BF07E942BEC860AF3E8ABC043F19387A3FD727A23D0DB4293FCB55423F9434283FAEDF11BF03A50EBEC73F7E3FE7B41BBFFDCECABE70994BBFF6F30CBE6A4C18BF05E282BDE43D30BEA1DB24BF9522F0BE71045BBE3442293F5AE51B3FB747FE3EBCD842BF433041BF61A87D3F9BE0013FA7BA56BFCB192CBF22643D3FF20E543E1B3553BEE701F63E4A5B54BFD97BA03E4F07743FBEA1813EA63329BF459FEBBEFA3D103FB350EA3DF7CDF3BEBC64563F524D3C3F34C433BF42C11F3F0756453C92BD3C3F78E14BBF91D277BDFBE7EABDCEF648BF2EA50DBC251C29BF8D19FD3E8759DCBE32884E3FD0B1223EAF778EBE8A8C453F5F2D8B3ED0C3C43E364C3B3F48B1733F4D2964BFAC043D3F6BAFDABBBF1929BFAEF20DBFF59048BE3C2486BE85A7CFBE1DC42A3FBC5D5A3E472EA4BE2002CABC33E9913ED75DEFBDDE25393FCFE421BDFF7D963CAE6D74BF1A36543FA04F17BF76FBB6BE61F8193F69CB7F3F50F9153CA3DC13BF4FE9CD3EFAB349BE7585C1BEB1415CBFA8E3473F542FC4BEA2ACC0BC0C8E363C5668563F261E5BBF3943E4BED6B53D3FF547B43EDFCEC8BD4C13313F5EEF883E056299BE62C879BFC7CB02BD7F3B213F0665E53D1FDC2C3E3625EDBE6AAF3A3FD15B75BF490A753E833667BEFB7115BF4D91C4BE5B407B3F51EE49BFCF181DBFB77516BF8C4DC0BEF146533F991A393F6DD9BFBE5A8FBC3EFAA40DBF7C48BFBE321A4DBFF00518BF4AA81C3EB5B05EBFCE8F7D3FA4DED9BEAF57563F078B713E5B6186BE137F7CBF04B5203D59B2443F75B836BD23271B3F85B85EBF5456B1BE5674AF3EEBEC7DBF921B1EBF8C1509BEB3EEA8BEDDBCB7BE4E9747BF78F965BF4CD866BF968822BEB0DC97BE86087BBF405774BFA11AAFBE61888D3D6EA96A3FF060723F645D03BFDE53603F5A73EC3E5FF41A3CB058CFBCE3B4163F4350B6BEF2F57D3F74285E3F2C16773F596C2E3F0F42DFBE41BD243EC1AD023FBA03BB3E56AB5ABF72737FBFA4CF9BBE74B221BFF01E5E3FC4902C3EFAF4223FD3DDDA3EBF3B66BF071564BF4B730A3FA4F8C43E0E3C613FAEFC0DBF3BE5E53D2507493F7D07153F833A4F3E1E45853ECC8446BE21C2953EADBE6C3E4E0BE3BE22C1033F3AAB573FB176333D9ED2353E1EC752BF25D51BBF88F924BF38A2683FAC92933EB92FA1BE48DC163F057E293EE95C303FCA50873C1625003FB9F1923E38FA1C3E8C8CBFBD57DE503E594B573FE9C841BF4E6BD0BE33F0A9BE29A03A3F118B48BF4722213FAD5D413F88D8DF3E0301C7BE9B8E733F93E2593FAED255BF109566BF3602273FCB76433F4AAAD2BE430D4CBF5A04163FBFEC203E83503F3FF23687BEE12D0E3FF40F44BF3B6E703F237670BFC446A33E3175653F9B62CEBD71E027BF047BDBBD7737F4BEFAD932BF7BE8FE3D4648033FDD295B3ECCA103BF0BB892BE832777BF5A2ADABE842C7CBFCC1D9FBDBB29C3BE2214C03EB9393ABFDE1D77BF79459DBD979EDFBE92D9BEBD887B233F09BA743F73B67B3E89FEF6BED4A4A2BE3C9ECA3E0478A13E2243BDBE1212473EB72F13BF46F1663FF0DA403FD42959BF9D44113FC23B91BC4ABA50BF663472BE3CC5A6BE82D635BD8319A03EE15605BF6E8636BFEB2816BF37EE763F2C2E71BF7B0B4BBF1BA5BCBE418921BFDD334A3F99F24A3F6CA78F3E0AF00A3FE9402F3FEFCD553EE3DCD1BE24D96A3E357B4ABF5D4CC0BE705DB73E26F8643F0265723FD58646BFF567FABE80B71EBFCF45733FF26F5DBE6EE1313F08B916BF19B852BFE1C667BF9DEF2B3F8D1D4C3F636B40BF312355BF02EE1F3F9D5F4FBFE86F973EDD3D063F1EA707BF88079C3E2C4434BFB704C93E9D97463E8B4360BF6F276E3D91BBA2BE4D871CBEABFBB53D8E6E8ABEEFD8A23ED70530BEDE19283F9D72243E0EED6BBE256112BF0D29BCBE7AC805BFEDA5EDBEFC39623E7A38BC3E32C0343F34801ABF072C56BF00552A3FF0C11B3F6B20FF3DD0D2BE3E23565C3F43F1673FBEC594BD8AC061BF889876BE7F4138BFF6F0FD3E4C4F28BEBFD6513F9B1B463F09238A3E1B0A38BC6182213FE6227DBFDBC47A3FBBC7663F405E5ABFC2DA4EBE1268BB3E0D65EF3DB0B6653E2848133F5AC1E6BE4B0834BFFD3547BFE8CA3D3F5F15143E5C024D3F2F5092BECFDAA8BEF348D2BE20CFD8BEF1431C3FC73A0BBE94DE6C3FEE9A5EBF5B34633F9ADEFBBD2E5C79BF2BB03C3D8F72413FB78C43BFB16F74BE30C85CBE3007A3BE8E3197BECEF52EBF14CF1BBF877517BF47B86BBF0C2D143FD32C773F46FC383F7098DFBDB19EC73EEA1B973EDA0371BF9DBCCABE480C1F3E0864753F395C4FBF"> : tensor<360xcomplex<f32>>
    return %0 : tensor<360xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<360xcomplex<f32>>, tensor<360xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xEAE4924390EB9B43D0889443F7208F43DB939443CD349343ED839443D6699943C5BA8D43E0B79C43696491433B50904329009B4378849243A06597436234964304E491439BCE944393059A4389CB984324E0A143FD008F4303029743D1AD9043376494436A7F9A435DF59243BF5991431E199B43122F91430C06A143795897433C808D43CF649743BEFD9B43DF2E9443A905934365AB924344609A43FD9D8D436C869C439FEA98438A94944300E0954356D89F43C7E99143A8F4954302A29443D0749A4397569843214C974330FD9D4302319A4346099743015A8743438D924391A89843551D9743F28A8F43EA769A43DD13954356379743F5689343AD2C93439EC896435CFF974353F89143376F9A439582974390A58C433ADA93434FB592437BAF9A4357FE8B43F8A38A430F229F43C8B39643FB1D9A43D89E9943B677944391829A43C6F88F4312458E4387C69143C286A143FA85914371F592438FBE9843ED0EA14319D8A043E8079B43A8E28D4348849343CAEF9543FB7B964356219343DB7B97438F039C43647F9443B064984385AE9E43CB3691431C088C4326DD94438CCB994346658E4338E4964386C4964320229643E2DF924329CD92439768984383C89A43FCE298431E1B914364D39F432E049943E1D29A43E2F9964394738A43D8EC9B43EBD28C43C2E299430D869443C90F984316AF9343BA4E9343F2769743A2019843DBA39843B63491433B7E8D43D3B48F431C059D432C849E433A6B9943C6F99A43C4779643B1AD96430783974335EB9543C4EB984393739E4322AA9A43EF2F9943F2619643F0AC9743DB11974305048F43B0AFA343721294431BD18D4337FB8E43A4AC94437E319A4391BE8F4381A09743D0C594436A8F9643C1679A43D7489143BE0896433C0F914394219743C2789343003D96434D4A9B4346939343E7619A4356459743AF559443E1599B43B31493437CFB9643AB4D9943EF2B954382B68B436B2A9A43145C9543F0E098430E9D91433C69944392238A4349689643F75D9A43D8DA974342999F4315CE934371459B43E3A595435D2C9443D83499435217974377999A438ED29A43B39F954305089B43535A9E437199994309D4974383909D4331DE9143AC209143BF3495436ED29A43E3DB9B433CB59943FAF29743857B9343DB84A04388F29643259E9743FCAC98433D7A9143973E9043DBF79243C6868F43E9A19A439A6C9B43ECE79243E3A79943360B9C43C8DA92438BB593435468984300F7954356B39C4379B2904392C194431B648D4350449343B7EF924335139343AEF0934386EB8D43C1D8974336FB9B434A908E43F99194431F9797439901914378C49B43A978964309E39643C49893430C0C9543FCCE9F43412B88437B009D43F0999443FF55984326F58D4309C6A1430C809743D77A9343976D994374D38F43DAC9904311869043F876964389E09C438FCA9A432EF698436EC39543B08F9743BB669F43AC2B8B43F8759B4396358F43F6999C43455D9643BCCE9443BD539743EEE797431FA7964370909F438B54984389FC9643EC7D9443605E9343E1B79E43E2269943E9E09943A4D29F43A92698434A39904302D695437E3B984339459D439AEB9043BDEE9143F8819E4303D5A14387DD974312E0944354D09A43EFC4A5433BF49443293E9443541097434AAB92439C0E91436438934328B39943DABDA043674B90432A029743BF499443A1D0994326C09343B979A0432FB793433BE99843D79D99435E379D4300C192438D519043C84696431194A2439287904310F19F43314D9943AAB398439C1691434D53984340CC9F435E15974375EB9743C344964354C6A343A9748D43C9A196436C629A43F2839143C30A9743EE619543D94E904374489543E7A79D43B2AD974372DC964320458C43820C9643653F9F4399E08B4339D69643E22A944398F8904337EE9543F5D8934333F49B439164A0438A1092436BFD92435B4F9443ACBA8843C3139743C0939A43444F97436BC19243609F9043EA3D91438E3297433BC58D4393479543D048914308A49E439BCF984384749043640A954372018B4302288F432A608F4342728F4317688F43346C9543BBC28A435264954373839343BB2E9E43BA3A9C43A2D093431B738E43B594964397769B43760992435AF39843D35B9B4368739B4395089D43C6AC9243B27899439FA597438BF39D4346598F4308BB8B433E5A98430CDB8E43947B9443AE2B9A438F539143F88E934313CB9743351E8C43BB6094439A0B8B43B4F89543BEDA8F433E058B4356FC9543100A9643CB9A9343EECE97432BF4A243032B954333A290431CA5934380B18B43AC9B9143B3FC904304DB884390A69243615C9143540E99432D318E43AF2B9543C3EC96430FCF994369F79D4304FB8F43CC67974303489F434F8F9C430A568D43A5E98C439BEB9043D43D974330E3974394EA9443D62D954354CA9943787299435CB09143EDD8934333EEA14356B0A0439E798D433A9B9B4345E29243E55B9243F6D0994323639343D9F69343D2819843FCE49B43D7CC92436FB39843B9B998433B599943461699435AB08D433FAA93432DED8B4339238D43E5D88D4342DE91436A6E9A43327F96432ACBA643EC3C9743DB6D9B43CB8E9843BA7199434C4E8C439BB49B439F219743EE49924335A99243FA2E9643D1E48E43F23F914317B29543871C8B43C7589C43AE1F9843518B9343F9029243FB8999439CA68C43322B9843184C90431E2F9243F9E99043D6F59243D6DB99435EEF8E43A00F89434CCA87432F4D96439135984344F29243150A9E432D6D8E4366A3984378189C438FDB8B434218964345E892434BEE9843B624994399DF9E4368FD9943B9DA994315379A43FB2E95439D4A9543E0A19A438E4E96434F919443461797437B7B8A439C808D43151991436CBD8F43AB8E9543EEB59B435EBA9D434FA99343A7DF97431FE89443BAEC8C43B37E8B43FEFFA04372D78D4312BA92432BA08F43828D9943C0459A43F465974351069F43BB6197433A0B8E438FF499434B59954309E29043ADBF89430C7D964363298F437DD8954345E78F432DE79743E34A8E43A7D2A2439388944372FF9C43289B95435A8F94437A7292437FEB9243AC3D94431ADE9943FB3B9943116794430ED99E43DEDC8B4376089843BF99944361259243AA1A90430F24A143798596438EBB95431B7A9F43F1C093437E78964352F5984333719043495695431A8494430F989A43E0D89443349A9843588B9643332C96436EF89E43B13C944350CD96438CFD9943C705934357889643FFB493435E3B9543C1AC8E43ED069C4317599043639C99435D479A43A9769643A12A994310289F4328FF9C4338498D4347839E43EDD695432C349243DDB89543EC929A43C72991431BED914370479743B7969143EB4A914379A4924302E29A43C48190436E8E9E437343914348B99D4328A29143FB898F43246F96430E438F4312BE9A43AD5B9243F36285432DF494439ED59C43F39F9843AB3D9543EE32914349779143DA0898437FCA974371009743E2F5934394028D4371D59343DB579643709D9543689A97439C919343C41A8D43C69D9443802B8F437E189343C54F9B434240964348729043ED3D9543A9639143CF5BA14314EE90438FB8934351A4964300F29243923A954371779D43C32A90433842954316699C430DFA994360299443000A92438EB8954382E28A4362439D4378279943A45297437BB9A943D4E89843B6079443E7219843E10F9243A4428F43AE049843C67B9943E6048F436E668943C8B79E438E029043D8D5984381209C438EB898430A558F43ACA39543149E9843FF739943F28E934305C195439D9A96434A339B43404E934327429A43B9DF91432332974362E399430C28A0434F069E431D72924305869843375496431A2C914380999243967894431C7A9643732995436DFE9C43F4648A43C3E98D43DAF49543E899944351D890435B4C9B43D4D3954322B69043E1619B43E53497431A3C90433B4A924382A59743"> : tensor<360xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x53B91F41B786204193AB1F4178252041751B2041CF7C1F41A8871F417A7A20419178204113FC1F412BE01F41B28A1F41FB471F4102FF1F41269F2041E8F71E41DB0A2041EEEC1F419FB21F4135DD1F417C07204124921F411FAF1F416D3920411EE720419BB62041361B20417A582041E76020411CA21F4156762041B0C21F4167FA1F41BE0D2041944E204171C81F41CBF71F41903B2041EA3D204145681F41854020416C8B204161C62041B2771F4125611F4148E11E41ED2D2041454F204164A61F41A2661F412DD31F4186302041D8C0214135422041C64720411A1E204111031F4147A52041DEA51F41A6F91F417E5A20412BD61F4121EF1F41E0912041E8A92041457B1F417DBA1F4173EE1F4123CC1F419B0E204179022141A18C1F41C0EE1F4115971F41B6052041A0811F41E9BD1F41DE78204183E01F4194641F41ADC81F4194351F413DF71F417B242041B5CE1F41CF07204197D11F416E331F41C1282041CB162041D3981F414C2E2041BAEE1F41C0921F41869B2041BB3B2041F3851E4131E81F41EB6B204120AD1F41E1092041AC661F41A39C1F41FA6C1F4138941F41C2AF204100831F41B4C2204199B31F411D6F20419E9B1F41E2941F414CA31F411B1D204115682041F0911F419EA91F41ADF91F41B7C1204159FC1F41379F2041B5391F410E4820415CD020415E6120418C0A2041637F1F412B52204150591F4126892041D2CB1F4185EE1F413FBC1F411E0C204140122041CE5A204121CC2041E2D71F41630C2041EE032041C4E51F41383B20413BDE1F418A68204187811F41EAF01F41B60A204151432041A7D72041E2CC1F41DD0B2041EAF91F41D6791F4184FD204128E01F414DA81F4152191F41432E2041A7DB1F4157C920410258204199492041E9B91F41F9D71F413BDF1F4127AF1F413D9F204109F71F41CB232141A1DE1F414E2B20419D501F417DFC1F4145751F411E0B204164641F418F8B1F4137E91E41015A20412FF11F41711F2041F44A1F41D11F20415DCD2041D85020413961204184B51F41F36E1F414FFA20415A461F417D311F41F4101F41A32A20411FE71F41DBAF2041C8CA1F41EDF51F41F381204174901F418C711F41E9F91E41A23E1F4168DF1F41D318204169692041FC0620416CED1F41E0EF1F41B5572041EB5F2041EBC92041CB5A2041B14220418847204128022041A0B91F41B58A204134191F41A9531F41093C204183BA1F41F1B62041DC0620414632204191D91E41A6BC1E41CF5720413C5F1F41448C1F41D4BA1F413B7E1F412AA91F41412B1F415A3120413EA51F4188502041543020411EC81F413A081F416D902041E8931F4113F91F412D0420414B5E1F418DAB1F4105B41F41D5812041BE192041604E204168231F418B7B2041343A2041267E21412C1C2041D66420414E0B20417B461F41FAA11F41C51A1F4155361F41E0421F41DECA1F41334C20413F462041763D2041053E20412286204130B71F41ADD11F410D392041D75620418CC41F4117B91F4125AD1F41033E1F41937F20417C0F21413BF32041E69D1F4104CF1F4140562041714E204157E71F4152ED1F41401C2041F32A204136311F41698C1F4146952041D93A1F41FB1F204133D3204148B5204106771F410C152041AC562041544E1F4121ED1F416F961F418A452041E4D41E41C9B31F410F9C1F41EE8D1F4169CA1F4177151F4111ED1F41E2851F4126292041C5262141E50020417EC91F4128061F41ADFF1F415AFF1F4128741F4116DB1F41B8061F41CE282041211F1F41A6951F4171C81F4179DD1F41E85E2041883520416D5D1F41A6681F4150161F417A252041F0B4204156B41F41FF4E2041097C20410DA0204124432041F1792041527C2041D2A51F4130541F41380D2041C18D204147CE1F416BC71F4133BA20413E001F4129F21F41F7691F41DDF21F4142691F41DE6A1F41D1051F4144641F41D3811F412BEA1F41A0C42041F73F20419BEF1F41B2941F41401B2041BB441F41A2851F41BA931F41CD1D20412CB61F4183182041286820418BD91F4104D21E4173A61F4181BB1F417C8720417FEC20416BFE1F4105CF1F414DD61F41908D1F41A7191F410B1320411D0120416FD220419813204197221F4137AE2041322620417A7E1F41AFEF1F41B6172041F3F11F41C5632041F3991F41923D1F41620E20411D06204174392141A8182041AF2B2041EA342041F5DE20417B3D20413B901F413AE22041214B20413A1E214184831F41B77E1F414B06204136A4204122B61F413E4220414C52204160EE204104CC1F41D0562041D0CC1F41F31620410BD91F416EF420412B7E1F41BFC01F413154204134B41F41858F1F4104D81F4135182041D766214133E81F4168E61F418A6D20413F0D2141722A204172A31F4199C1204171A52041698C1F4144FC1F41CD322041F33020418F7C1F414258204186DF204164C62041B9472041AFDD1F411FC41F410735204173162041DB0E2041A4D92041331E20415F2B20414A082041DEE41F4179651F413896204192091F41447C204187232041EED52041654320419EFA1F417E9C2041076D204162831F41930A204182731F4169891F41A7C61F41024E2041EA0B21412322204128352041FE481F41559F20412CE01F4133DF204144C51E4150C91F4151EA1F41BA0A20412E1420415D8E1F413E83204177DF1F41302420411C882041C8561F4123481F41062A204171BD1F4121D11F41CEC11F4149BA1F41B2E31F41193C1F417998204155871F41C936204133FF1F416DB81F41DFCB1F4131532041888920416E7B204198B91F41B16C1F416A692041087D1F4102BB1F41E33C204116991F418F152041D0242041B6C61F415DEF2041605420415A2C2041BA6D20415385204120911F41EFED1F4122AC2041F9A11F41E85120419A2920417E72204113BE2041BD6D204171F71F41D4182041AA6820416FD61F41F7482041F3772041FDF71F416CDA20410DCE1F4160632041352A204118F21E41450920412F9C1F41D8DB1F416EF11F4181412041E9151F41CB5E20412C4B204126ED1F4193BD1F415B1620411BDA1F41C4792041B9632041EB1C204162782041D3C81F4178C61F416C052041948F1F41BE192041B2941F41C7002041BF0C20413F6420410625204112E41F416C5F2041A7711F4149601F41D6E11F4121D41F41CA451F4112611F4170372141212620415818204187482041B508204151C02041256A204127FE1F4178422041700F20416722204139712041A50A2041CBC12041CC4D2041C9701F41BE9F2041E8921F416C3E1F41A82D2041133C2041BBC21F4154212041EA2E20414CCB1F416C58204168DE1F41D5862041312F1F413616204135F91E41A3442041C46D2041A2901F4197DF2041D86C2041B041204137B71F41CF36204109032041E1B81F4149142041781120415C562041F5521F412A1D1F4126E61F418FC5204118931F41D0DD1F4176362041C4212041DA882041050B2041B2BE1F417EC71F418FFE1F417B72204159471F41A3FB2041C4F62041CBBA1F41733E20414A062141229A1F4118501F41DE9F1F41A1662041D3761F416352204121DD1F41FB0F2041B05D204182FD1E41D4CF20419F6A20414C1C1F4122CF1F4118B51F415D222041292B1F414CA41F41E8642041D5112041742D204110C51F41B4BF1F4103EB1F41AD1B2041106D1F41986520417F3C20415D192041ABB21E4189B11F41615F204194172041861D2041CBB520416865204135352041FEFE1F41E4E01F4108E0204101A31F41B1DF1F4128FD1F417B9420415E422041946320413E411F413DBC1F4136B41F4155882041A8D61F41993E1F41B71F2041D9FA20419F1E20410374204168921F41CABA1F4133961F4166DB1F4159662041EF162041EB861F413C0E2141CD601F41855B20419A3F20417EA21F41DBE41F41CA1F2041A8042041CB712041C1B01F4126971F41997E1F41CD431F41E198204137DE1F41AD4D2041A2DF1F416DC01F41A6DE1F41A4631F41"> : tensor<360xcomplex<f32>>
    return %0, %1 : tensor<360xcomplex<f32>>, tensor<360xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<360xcomplex<f32>>) -> (tensor<360xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<360xcomplex<f32>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<360xcomplex<f32>>) -> tensor<360xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<360xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<360xcomplex<f32>>
    %3 = call @fft_0(%arg0) : (tensor<360xcomplex<f32>>) -> tensor<360xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<360xcomplex<f32>>
    %5 = stablehlo.add %3, %4 : tensor<360xcomplex<f32>>
    return %2, %5 : tensor<360xcomplex<f32>>, tensor<360xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<360xcomplex<f32>>) -> tensor<360xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [360] : (tensor<360xcomplex<f32>>) -> tensor<360xcomplex<f32>>
    return %0 : tensor<360xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<360xcomplex<f32>>) -> tensor<360xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [360] : (tensor<360xcomplex<f32>>) -> tensor<360xcomplex<f32>>
    return %0 : tensor<360xcomplex<f32>>
  }
}

// -----

// more_fft: fft, ifft 360 c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<360xcomplex<f64>>)
    %e:2 = call @expected() : () -> (tensor<360xcomplex<f64>>, tensor<360xcomplex<f64>>)
    %r:2 = call @program(%i#0) : (tensor<360xcomplex<f64>>) -> (tensor<360xcomplex<f64>>, tensor<360xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<360xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<360xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<360xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xF8A8B61D66F8DBBFF03FA13FF126EEBF7224C7496AE5EF3F32CF1591F26EE1BF16989964F990E93F80FF031694569EBF68B83425E8D3D53F2C6CEFA08627D53F4EA9698FBD04E2BF8055CF79FDD6A0BFEE2AB8740B63E83F4C66F344BA3EE33F169BF6594A60EC3FE8533C23F72FE53F1AB773407F55ED3F32482E32712BE53F206D20DA325AA93FD25330060363EF3FA488B20822C0E4BF0CE89295A88CE9BFA689794D3195E7BFC6F0D2D4BF16E73FEC82A44BA448EF3F48D6A2DC6EF2DCBF8806651420E6CBBF9865D43F9251EABF800195E29C19DE3F7A1935E5AE5EEB3F183E45BA188DE1BF4C2776455F33DB3F8A54980D30D2E43F94F96921055EE83FD83F3A496D60D13F300172041913DE3F40F0A3771C74E3BF2434901CAF47E8BF565DDDA5871FE73FD872ABDD505EE7BF7A198AB57369E03FD2D159061285E13FF2F1BF7BB0D5E33FA07BF2094867AFBFE0AE3C77F0E8EF3F8081104946E7DEBF501BC648208EB03FF019687DD82DCD3FB0A41C37E1F3C23FC07A7073AE96BA3FCEAD8AF1B755EF3F40B6609F13D2973F5C2CBA665EA8D1BFF80BD0C5B0E7ED3F42432B8EDEC2E83F4074E2116FEECD3F6097DB73202BB6BF90A8DEAB753DD73F4A0DEEBD230DEEBF00C09AB72793A03F182DC9154B5FC43F08B8CD6E8875EF3F4885F3659BC5DABF885B19C0481BD63FBC49198845BEDD3FAC53048DF4BCE1BFF0A84F9B024CCEBF20E6B388CD21D43FF8169206A0EDC13F1E845CDB6679EA3F009D4760EC38CFBF44759F8721EED33F16D9938E1352EA3F64E503C7EA01DA3F2C70A666C38AE13FF6B7F12B0FE3E4BF68B7434B14F5C03F605090140199EFBF04F462DF4874E8BF5457EA961EC9E2BF2C3571929AC8DDBF00095CB676B3D8BFC8D1BCF01CADDF3F983EC317A505E9BF883E128EA66AD43F14880883E564DBBFC0F86A5AFAF69A3FE0785FDB5CC5A2BFE8DF20A9292AD33F707BAB72D4A2C43F322F3A9414C3EDBFE81475A34D1FE0BFFA877851D4CEEA3F247FE95DB7B5D9BF4843609704B2E03F9CBBCE686C11E73F303CF15A6AEDD7BF68433C42996FD13FC6FCA493FB67E83F5E1D42E6F73AE23F60EC0BE6B48FC3BF8019D6000C1E983F3043C5B57223C0BF88C3589629FFED3F98A2C20CBE93E33F44389E8EEEEFD0BFB0CFFF3CD7F3CEBFB652F423B2D9EBBF10AEF3097670BEBFEAD8CE331319E73F9858364A5AD7EE3F7CDB077C964FEA3F80CEAE509F35E8BF1048CF26359EBF3F1C51CC0D62BFE03F7C40AE54205CE4BF9E0E7FC5D667ED3F169118D7E7F0EDBF68DB01BD39FEC2BFB8A0B49AA398EB3F08FE9E7A2D81DE3FD061A5A32A68DF3FC03076E94A31D43FB463FC26F485D1BF28936F27B359D83F582EC1E46A62DEBF4000B5650166AD3F8C9F146C253AD1BF7856D8C4572DC2BFD2C6809CFFCCED3F1C5E145CA436DFBF14CE83339DF6E0BF42FE4A9B69BEEF3F08B49A509DD9CC3F1671944AF1A9ED3F9AE2B6AA6763E63F7870B71C55FEEEBF00DBA9DBADC3D03F32B9FF709C9EEDBFAA2AF1B5633FEC3F488C9D99729FCFBF624B95291826E03F824DBAD620F5E43F08036BA12DB3C43F2883CC1EDFCDD0BF76457693B24FE13FC66847FCD3BAE4BF42E9FE0CB340E23FA090FB07BE07EABF60D41ADB7B97D6BF302108949AE3BE3F0008D7AB8D96E73F007E9AA712429A3FD6B8E262C4A5E23F0E2EE33F2268EABFCC0F6FABE852D83FF6069E315E16EF3FB08D809EDD31BB3F00B0CA79C423B43F3031D3025FC4C7BF10F52C5066ACC4BFF0BEDAA52604BD3F38DBFEA654D4EDBF20DE65D5ED54D0BF5C81491A8104EB3F52BF3D62AE9AEE3F0030F9BFAF1AE03F08CE93B8E8B9E13FC4B929EBBBC2D3BF18C5AAE5E0FDCF3F50D6EBA2B925DE3FB40875FB6EBBDABFD061D9E35B88CABFF0938C4437D5EA3FAC98D9B6B17ED0BF9A2D2979FB42EC3FE082F933AB9AB33F2001F38BDFAADABFFEA69B821300E9BF6CC5CA6E74DAE9BF3C65D1D06FFDEBBF046F2ED7BF6DE2BFA0B26F34008EAD3F76228EA35E40E6BFB846E2C2F6B4C0BF30EA9EDC0079E9BF8CE809E557CFEFBF36132084D0BBEABF1A445B2B8C58E7BFA04812075319C4BFE2F52CA3FC91E33F2031CBE5A810B5BF2015DDD91ECBE0BF00216D40249DE1BFA41C77F84B60DA3F54DD66C89891DA3F78512161CFDFD33F048C3BB011C6D5BFA0210C76D5B6B63F9CB193E3DC1BD2BF0434909E5946D53F4CC45EC850D3DBBF185C281771D5E93FA817A107E6E0C53F009D263688F974BF0000289A0DD0D9BEC8C2A0142768C63FC054E61AA2BFCA3FF8FFB2A5F392C5BF841E0F462FCEED3F30D24FC479E3EA3F60D15E71CD20B13F76F5D9CB096AE43F508CB4CFB8DFE9BF4CEAB24B0B27D43FA04B881CEF9DAE3FD624D4EEF98FE9BF38502E8F541EC13F30108B0878F6CD3F6037F7FBF68DB13F0C4E6841E6AFD33FF43A4B5AB75ED7BFE08C8CBA0C27BDBFE0875290DF8DD83FD07064F6FE71C63F0031DAD07263C03F08C608186E17EABF2076FA97A591EEBF304B1B92CB5CB33F9C0C80890A82D03F58A4DE053A6ADA3F9061350DF628E03F10659813E18CDABF2456B28E5D1EE43F18E0E7900387EEBFB694591D2D3EE8BF08DCB7494126E33FE4A05C859580E4BF24FDCBBB759CEFBF50265D3E252DE83F20B37C8B166DD6BF5E38C0219FF3EE3F6A8F43F8146DEF3F92E75B04998AEBBFEC70285C20E1E93F329F17A2152CE33FA0BE378C1AB2B3BFE0F6F500B5A0EF3F40CAC833E769A93FF06EFEC72020C63F06FFBFD696DDED3F944A366D40E9DB3F267198AC974CE2BF349EE9ACB2EBEB3F00DE602FD4AEBC3FA082B91C9C60A3BF78B4725F3C31D0BFA0E275160CB8B83F7400D5380AEDD93F70DD8E7A42E2D03F30ADDBB0A19EEEBF609ADA416B86B3BF98D7786AC9B2C13F008D7A85D53FDA3F382D60B507EBDB3F1C21740022B2E93F10B225CDCDA7B2BFAC24F22CFA25DABF2068DDA22B8CAA3F20C506501118BDBFE02262700BB3AA3FB81312B83AA0ED3F904959F480CCBD3F70BE5F62E840DD3F7CAC94AA91E2DD3F3040A7585001EE3F6615F5922BD6EABF5C409EBAFF28EEBF000DC569A6C89E3F8C6E3A97C489EFBF780AFAE439D5D7BF5E7BD47895D5ED3FE4B02F88D67DE03F00D620F5D057CC3F3C953F5AB365D83F38D7E3463F63DB3F1CAA3655464AE2BFA859BC7E53F6D63F503CA3FB89EBDE3FD08BC82A2DEBE93F3C9C82932256D53FEC42A56EF13BD73FE2CBD99A7B0AE73FC46536D7FF5AE1BF285F49442C3ED1BFA8FC89934E30E23F402B69F705D398BFB8A8C357AD11C0BF0012CB29BB2FD43FC0F6C3FC4FE3C7BF70DB31879279BFBFB2D1F9EC5F89EE3FEE15AAAFEF7CEF3FA6C737E0E9CAE33FE4E9B2524406DC3F08DCACD82840CA3F0E20DAA3903AE5BF208A6FC788BEC0BFA0B015DA1B12D03F708B3995248ABDBF404EED87D770A13F78770AA1D0C5D63F96E623B72DDBEABFFA7DF6AB8BB8E0BFE0F06B140C08C7BF4CD7B4E5EBC8EE3F909EBD9FAD45BABFF86620CFCE5FEA3FD094A93BA3F8B03FF4B2F1406CA6EE3F5072124A959AD83F2CDA18072D54D93F0A59B1323231E83FA01C1B2603AAC5BF74EF7D71D19BD4BF802FB5BE8617893F00F6F74BEAC58A3FB0DA96CB1319EA3FBC09CCEE4D81EBBF846659B87F46DA3FB2D5F75A5DABE9BF063849AB109EEF3F00C88052F9A0673FAA98F13A2ACAE63F2CD176C77A24DFBF0CE3969BEF07E33F06653FAB15B9E53FE050F2B1F186C7BF2E757BBFE2EFE13FC0EC5AE8EEEFAFBF3CADF6731C16D13F48CD42EF0BF7D83F10E40D7B0DC7CD3F40663BAC536DB73FAAB1B9FD7A0DEBBF900F2F280CF6B13FCC5C43BEA13DD7BF8427873FA78BD0BF847AC8D886C8D1BF6C9F5650CE37D8BFC46381843396EC3F345822ED23A7EDBFC492633983BDD2BF00B5CAFA2A69A8BF58D8BA313CF7E1BFF8F3E080F9DAE2BF0C022187F445E6BF7835CB550307CBBF444D94707205D23FD2B1470A7CBDE9BF04BC97AF4AA4DDBF0008FEF50034CBBF74155A50ACABE9BF24EEBB85544EDD3FB0AFB6232773DEBF8094FCF3170CA1BF003AAA29FD616DBF385FD01E44C6C3BF386BB0C96E6CD33F782028DAAC65E23F98C9A04A9CD2EF3F2E0D341ECD48ED3F3249B7BD8537E4BF9A468B08682DEFBF8201FBC9C275E03FD81009C46594DFBFC4A98F11EB47DFBFE013A0D2251DE63FD6DB61A01D6EEA3FA087104804F5E7BF2448E349BA67DCBF4C8CCCF94D6DE53FA08A02925D56E13FE44D23496B6CEE3F3410E9F0C920D0BF8AE0114D782BE6BFD03D5F23C91FC73F48FA8E21AA5CD83F00E5420BDCCF73BF707E81E3D07CC03F5A3749D91406EE3F2EACA7AB0187EDBF5E8E832FB3E0E5BF8002C63B5D66E83F5CDF4294D458E73F6C2FE7FE5203ECBF2A925486D326E4BF88F9521A0582E1BF084D0DFAA620C33F4C34DD4B4631EABFF047AC314F10CCBFD8AC93072E8BEBBF0A4536DB5006E9BF906F72C8D65BBCBF1AEC8D992C7FEE3F204EED0A4ED0A43F78CE9122B892DF3FC0D142AC2FF4C7BF28985F2DD1DED93F948450E1EFAFDDBFD063A408D2CAB93F007E594CA166B2BF9482DC04FBE2D53FFE16FC436E8EE43FEE1315FFA38CEF3FAC0A18B5841CD73F44725252D42FDA3FDA48CC4435EDE1BFA64766416AD5E1BFF86EE91BA866EE3F58CD3111A043C0BF80633A0ED70CD03F800693872DEDBB3F104831123EDED3BFF01C84D7EA8CC8BFB8AB8716D946C6BF943758CBE85AD93FC0AE0051E652BBBF0CD028741637E2BFF01F432C8E9FD4BFC43295685AB1DFBFAE68B609E5E2E63FE840D97328EBE43FB00AE51CF3C2DB3F609D1A89B801E23FD0583AD92C66B33F2672BDB97661E0BF04FA99C0EE62DBBF805508A196B9D7BF98554509296DE43F9A34EF7C76F7EABF18FDA0D7D3E9E33F50EA2EE16107EA3F9020F5F39BCABF3F00567FC72B66CA3F56E339B081AEE93FFA139B73CDBCE7BF48CC390E09FCE63F2C431FA89DC5D6BF0CC342F9E9B4E7BF5CC398BDB479D93FFE2FF7C6835EE33F4059D783B90E97BF1A3176E34BD8E0BFBCDF4677F817D1BF449332D33CB1DA3F50F70088C7FEEABF40A24E8CB5D9E6BFE6C1E4B168FCE13F22177CE7CC07E73F0C508F5C95FAE93F7060D6966858EEBF98674FBE986BC73F7087369E7F2CBBBF60956A5A05C3B3BF603143AEA75EE63F064D8D06B750E9BFE0E60869FA49A1BF98F430FA72E1CDBF30170369E71BDB3F8696E24B6170E73F108B75C77D6FB03F20C16B653A7EB9BF9AF96E1C7389E73FD86B87336AA2C03F98A45324A1F6EBBFB6C923153C50E7BF7CC016C1F3A2E53F6804564F9446EFBF602DC93A7256E53F4AEAB7563EADE43F4E7F435D0ED1E03F6036ACF2CF9AAEBF000756BAADF8A73F14A0E4C1F7C3EE3FF2D77315CA78ED3FA6FD3637287AE0BF422DB50C727FE43F2817064A9E13C6BFE4DC97ACF474EBBFE47616CA589CE13F20B43EA1F801E33F12ED43C87455E73F808BBAE1D281C23F424E398E68D8EF3F387508BFBC50DE3F98A70C529238CDBF10CA37E5B961C13F8CED4EBE25E4D2BF92FD8F7D2E75E8BFF435C2E6234AD2BFCEFDBF3D616CE53F40F98943354BDBBF9E7A9AA30D6AE73F94A84C7A8F9DDBBFA87AFDD3F643E8BF3A4AF559D53AE43F584F77D69463C63FE09A7EA141EAC43F80872D88E880A13FE499D3FAD8EEE93F9CCD8007B656D03F648EE5436BE6D8BF5656942B48F8ED3F54E2FEA67CE6DEBF64A212DCDE7ED3BFAC0835500816E93F5895FA51ED4AEF3FD426917BABBCDC3FE4B86CC93D7AEDBF6A5C2426E37AEB3F08169B64ACB8C3BF885D6DCFEEE8C83F103A8C9513F8DEBF968DFA290B49E23FC4F8A816067DEB3F0674175CF6A3E13F14548AEA2593E5BFC6159BEFD36AECBFF4C95C9A0932ED3F80F0991DB46C913F0C1ABEC06B66D2BF4C3B7CB30322EABF480C0CFF6DFBC83F00800B5092E2133F3A32E5BE2BB5EABF8AAF9D338176EBBF1012BA1E9415EB3F38271955D062DD3F48E409D9F9D8C7BFB83E0FE829ABC8BF8616A38422D2E63F44F6FED95088D7BF2099F92961F1BABFA0C3FAEEB4E7D93FD4F9D1FB57C5D3BF48191A99118FE6BFE836966AEF39C9BF088BBCB15794E63FF4F228B81C91D6BFB0AF0388A860D33F90F29FADAD09B6BF98DDA3092E85E33F84DC0767741FEE3F00CD239D0ECBE8BF3ADEC812C61EE6BF3854339C8147E4BF44D323FC3496E53F7098503ED212E23FC2A7F0F3F4ACE3BF10302AC2ACC1B3BFDC37A6E5289BD8BFE0C35A73C469B2BF24753E1CAB06EB3F847AD8082A0FD33F9C636A832A08D63FC4FE2F4E1E43D4BF58B7961D94C5D2BF16782BE99158E13F302F749AB4CEE8BFDC7A30C4AC2BEFBF66F06498E438E7BF9C14DFDB5198DCBFB01AC41562A8CEBF702007F6B704BBBF806E39A00A1BCC3F10700E327514D1BF2A57F6887935ECBF00E696DD0BDE963FB8C08C37E361EEBF3AF3A3C54E13ECBF882EF5A9EB2FD7BFB8884D49ADE2EC3F6CD97E4E7A1FD1BFC8A7ED0CF6ACE8BFBC5A16BFE29DDE3F342E00C8FCFAEDBFAE45AB6D5718E33F2E7C38A22761E2BF3A02F2C3AEC1EBBF60BB6E3CF6F7E2BF64E6CFCD365ED0BF080383977B44D33FD280429FB515E83FBE4EDEDF2D3DE9BFB0CD09DA5328E13F9C83D62A213CECBFFE52B4B9148AE2BFA406AF2FC90FEC3F8836B2DFDEA0D2BF927CF0D3A231EE3F141069437529D83F50D88EB5D3B3BDBFB87FD05941B5CFBF96334D95C17DE73F10E156836F6CC3BFB0FEB159BA09D53F049BDEF0CB6BE3BF00BE81C7EE77D43F80E7DD35AC60933F5430D21A6DCCE83F002B6AD24CE2CABF181FD916B793CDBF38DB56CDB00FC4BF3E7989E608C6EB3F4058316B8AADA4BF7AF8D3EAEB08E7BF1827A01E23C9D03FAE9985A5C12EEF3F185940D32CA2E73FECBA7BDAD4CFEF3FD8A778B95AA8EB3FEC7511A33055EFBF72B67848092EE3BFB24DFA12AF00E83F50F27D0F8C28B8BFF81DAC505CE6D5BF14C3712EF7A5D73FC01513E37819CDBFD044220949D2C9BF18594B840882E2BF4E7715400F20E03F10F7ADBDEA09EF3F023722AE9204EDBF38815729B31AC93F6071BF6F0504BCBF0A7F58DE3667E6BFECCF250EF730ECBF709C12F01AC1C2BFC039D2F3C66CA1BFEE38702D2557EBBFB899EF403949E9BFB823EA36416AD33F68757DCF2939DF3FC85FD76F5E46C63F4C8A59D4D8B4EA3F9C081271FB5FE13F3AB12481BD0EE7BF007020B3D429653FE875EBB4B24DD7BF9460BEA160C5D63F7C7D667378DEE2BFA024C780A84DE93F90B7D2D9CEDBB33FF23BD7AEA7F3E2BF748B65357B6ADCBFFC4B6338D43DD33F10623CA97A52EBBF607C5BF4843FC3BF3092043884D0B83F448DDB83DAADEBBF3EB05C075912EDBF80E32E5C4E6BE03F60ECE24F6F42C23FF80DAFD46D70E8BFC0177ED4A408A8BFC4528E541C2BE2BF0E81D2E50C11EC3F4E20A1C87413E83F8E9AE91B91B7E83F5049C727C42EE8BF6043A2E37CCFAC3FA280E5E6EFC6E2BF9868F9BEA392D93F589E5E68C4C5ECBFE0B8A112DE16C9BFD0C4E882393BBFBFA079524A2AAECEBFFE1527C998E0E6BF10A866885C1CD5BF20526F97D4BEBDBFB0FB5AFC7158B7BFE84924621C54EC3FBCFA46FF48ACE53F64C5636BB69DD23FBE15D23CB3F9EC3F5C93EB5034A3E33F600E5E00164CD53F3C916504EE0EE6BF2C226A1F6C78D93FB8789A1115ABD03FC890B19E360CEA3F88038C44FEC5DCBFD0805BFA84D6D13FAC64A52D9A73DCBF5C81A3DD1C32E9BF34D765613D87EF3F3808FB3C0E15E7BF26A390A024D7E1BF7C834A6F79CFE7BFC0AFB6A8457694BF68F6494B7C9AC63F8C472822A999E5BF50366FF20752EBBFAC96583FFC1BEABF60E34E913B4BE2BFB0098542EBCDBFBF58A17B8C0036EFBF38AE107141BDD13FE412A5A6B957D3BF9A56283C8D50EF3FD884A0C2780AD6BF46D8DAC22A70E43FA8D8E6E2D6CEDB3F68CA46DD17CFE33F9C253BEC50C0D33F50FACA3B4794D13FBAE2B7C14A83E6BF80B3361D6E4BAF3F90FBCA92ABDEEBBF40B0B98CEE4FAD3FC059C7C9CE97A43F"> : tensor<360xcomplex<f64>>
    return %0 : tensor<360xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<360xcomplex<f64>>, tensor<360xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x31E152AE2B6D7340F690B47900D473405CA30B7AEFD873403049574D2FB771407D4E38E4AF767340AE9275EBAA217240E8D0C98632FF7340FA4BDFCFBEE47240B7D4F5A31D8D7140462D83500268714043EAF765FA0E7340CD598E5D5D3873403B41D8A814C27340DAF9E7D2ACFF7140BC21367165EB74400B2A7DF65F657240B12CC077A9747240FAED06DA2162714030756D7239657240F03EFE627AC2724090D3B2276E0E7340CBA6BAE4F88B7240CB5D20AE19337340DD5A23E40342724097C8B5CEBEF2734052E8FFE966BC7240A665DDD8CF9F724029EEB646D6667340D06957B5B8637440C89DA2E507E773409DC7A608F8FC72404F881B97D36D73404298410D1EE872407E5EC6749F4A7240277B2A81005F7340333D3DEFBC26734073A15B306B8D7440DEDC8F7720C37140B0764BE80B197340563991F5658A7140FAFE1586238B7240540457D24F247240B7117980EFE4724035B8A28B75A57340C24394862CC772403B6C1FE94560734028721D9F0FA07240C793328F82067340AD88ADCD40D67140B6FE44105CE471401F2D7D7E25397340CCE4E8FA0D9E7240E5EB1231C0387240E28238A392EC734045B82AF57C7B724065A4779529487240C09517C40AE571404777687525AB72409C0208BEC8937140D3D26EF903B1724062C333CE1CEB72405D343232D58372405C6E537BB738724047FE8D0D2862724066ADA165C6F27240EB05E0CCD9297240F085EA2CF4D572400A80EA78B9FA71401E542A4B46D57240BEE510CD9BBB7140F79AAD9AF6037340F1F22AE45A177240BAD7E80E975D73408A5A976F8ADF714017368DC5734E7240114FA5752C58724031B7F6B429647240F0B63C944F66734004611EC367D372409BB73DD343E17140E74D47FF87247240D55C5668779D724054655761B7B37240AC147D9900FA72406013638ABA8F7140F812CD2DFC747340AEA827F193197240164AA87CB3F07240FE1E261D0E8B724025AB71A311BC7240166C366386C0714036CA34D4FA647240FB181656922A7240A0516478C1EB7140F5D5E9B9DA117340BEB2A8E361A27240B52F074A7BF871400612DA862F977240921A95E4A6837240D870ABBC18F87140435F2F502A1273401A17BDD032377240ECD6D2C382A673405B477FCADD677340CE4B2172166972405EBABC17FD3E72407909B0EAA4E5724024A95A30430673404AD42D806BAD7440233609C053AA724002C22702065173401872505807A973406E2430F3D5967340484F755F81287240DB307A66476773408E098C2B073572407DD56EFE7D6F7340BA07AD601A3E72403DAA13715B997240B5F7953A5849734011692BF02D7C73404644CC24265E7240F75496F9939F73405252429356B77240671ED305E3A27340ABB8407B1F7A7240BCCEB4A456367340E113D84DC12172403ABC96CEC26B724054483A1007237340F41BA8BD127E724010A835D7659471404175E06DE09D72408599009F8ECA7240165F4A67903173405C923AF5D4997340920D088C0B377240C505A11C24137340AAFC46DCBF8C72407C25BCD630597240586FC6E2B0AB72402703EE6C978D724062A681D01728734013CDF34C73E671405F128BA02E7D73405544253ABEBA734051EC8B7ADEBB7140103771E8054C7240F93225E5AE247140AC7B87F3F6837240B96E2DEB65337340F7A1204B61057340D0EF6C42B55A724087754953B03A73402C6D86015F537340BC406F78FDD57140A95975E21A097240741F1D22DB497340168A30F3158B714060B622DEC01972407CE277985EC07240CD220C066432724076F0DE45970773406092FECC36F77140DF31BFA3FC277340BA3AD388C7F8724005437540F43F7340012253461C217240B55891A33434714050B15BA455427240600C83011F897140115C478F7E7E7340B392E18AF61471402B5CC4CA85FC724006F7574AC46873409C50CE470BE87140280007884A067440EFE64706D37B7340DB9054C764B2734068D26CBEA25D724008E8ED8428EA7140E2C2F51366B271408DA17004147F71402A830A05FFA57340E654A76FA44E7240605B9086F4A173401CA9EDDFE17C7340DA793F82428D72404C96060D5297724004AD70B93084734088E4CEFB912B724007661D4AAFE17240929505F52E33724072FD78C7FD64724051C48E3D7B5D72401C98EC6945427240F45285DABBDA72405DA4A77C5AB4734064AA1C3D0E4E73407E6439607DF77140DC439F8BE05C71405FAADBE97E3573407F436ABF4B7272408DAEF1F0A7097440B8F88B65A3A5724032479B87BED2714041503A75E96D7240E042C814167871405588EDEE959372402B5AE3CA80A7724000A3849690E27240E2EF4CBADCD071405138E85108397240E00DBEF9020E7340E0A7656AF23A7240CD929D0DC40973400302C36F8688724080289CAB487C7140BF6A2CE1950D7240E25C92577DE0724069E01C4113C0724076D71CF0CD5773407ADB2FA784F873409E90BA8C51EB7240BD10643B825E724044B8793D828F73402E1F84A298757240E2AADE87CED272406927D64481A372405CF93BAF64637340B38823871FA271404FE46D5B1F207340986C37225D6C73405D48E93EC09F724034B4C3DFB8CA7240D4200550FDE4714097464E127913724086DD6E0CD2E172403858AB0CCA137340B3B6F1C1B84173401F6D4963BBDC7340F69445C1CA2F72409643D02452037240AD3AEB50CC4A7240412D9B75B09C7340C86F7C2C4CCA7240AE4A8352350D7240837557D7A5317240A5965D14CC3A7240117B253C7E9D7240FD48604F0617724066EE54D4245F72409D01C438B50473408F356132BECB7240803E73741FB472407B6ED7F583017340AB7768CD7ED371408FBA4324B07071409511BE3BAC12724055DF1B398FD971407B7589403BD97140EF8D552461E772400CACD0DF3D7F71401C8DA07A2F5673409A00CE0AA9B172400018703D57BE7240D9B4EBC03C75734073897DEC079373400180A3BFDDA37340C409731684F472407DE7DA481FA57240B84A746374327440072C8A37AD477340E0D5E2D6408872407A5703D47193724065715289CA9A7340ADE68FEBC74F72406B587D1F63CB7140B632A264E7E573407A3C15A0AD9271408BDDEEFCA79F72408659FA320D9D7340CF88D3E21B197340FB248BB1657372404649F0996A5B72405E87C2B5CC2F72403515AEAAEC75734035EC3B5CB6B57340C63FF198EA7172407841352B2BD471405D8E1B6FFD7573402A7AC49AB38172406D54F00CAEAA734053F9EAA8CAA17340C7CCE9CA1DDB7140CE8E6F25517173401C84EE732373714046553B199920744080CDEF9E3DC1724000FF5BA293FE714040F51099A1FA714091D187EE8D8D734063B148EF03DF7240B6F79363339A7140795E1E1F0B6972406072AC842A5571401AA4DA543C2F734033654A1450DF714065AF609B98D17340C5612C281B007240D43956C9E62A7340C974801367F8724071B3122969D471402E57A10B89467340A68B6782D3737240DEB2F978428A72402B766AC87F1A7240358319FF3CE67240338BE0CE6E877240F4FD583EDECD724080843EE3BD8473408D6A3801927571405EB88CA267D473409F353FDC2C587340D3FA169A001C72407A813A7DF79372403566091E20A9734085117EAF00A47240A299A0C8FB747240CE086FD384717340DCB5786F7AA5724036626851E6BB7240AAD41B91020373406967B39F88B77240FCD247797FB47240D9C0137689F4714080BB1607A77F714040069E1190547240294993AF65AC73406727767A95A37140CC8047E300A27240CEF7110233497340C6DEC5EE621C71407273BBAE2EF472406CDC80FD6F5A72409FC76A3832C07240BA9AEE5358717240D3E1C372158D724021095AF41A7673404A0280B4A7C77240EE5593AB538371408F8580446FDA7240E00AEDEE31E6724006EBA0DA9DDA714020EA34C91D0E7340351FBF939F1A7240AC7A8940A8EC72404A2E6B3CDF1473405278EDEC7E3371405C99000CA87A7240E822AA1505527340E186D610943872407154BBA50FEB7140BB29DC7897A172408F67BEA352D97240EDEF0645AB527340D3A9681ED6957140A754821E71CF72404801EF2C63037340D09073107187714096ECC36BE1197340F94316EC318F7340DB5C18388B6F72404007438384837240E3C3F8AD19D77240AB83ED9B4A347340E86A4FA640B77340C61418873C9772408AA32396186E7240452CA5A3E7D0724045DA9CA7D56B724094982F7A472373406FB06B7C710F7340944636A7637A734063DFDCB3823973408AA4B3F3E7EF7140C785470521587240E457A9DB658E73402565EF3BBAC572402784B60EE6117340739E881D969D7340CCA99CCC6E71724057AE451ACE5A73404C12E2EF4BC97340AEA8A220076B7240EDBA020DA2FA71409F83892D20CC7240B099F46F5AA57140547C55C16DFE7240BE0EF98B9C8A72403EC9C643519D7340A1768A7EC4547340074EAA838A717340CD62F9E10A7572400DA7CF7F01697240AC457F07A3887240F34ECB31F59F72404638737071B8724001D23EDDFDCF7140B42A4693D4A073401CE1934068DB7140847ACE0FF0A672408746972EC59F73400F8CDFEAA7977240C16EE2A426FD72408F554ED84C697340679F8EE71FDF704009477B207CC772401FFF6063F6AB714023018BBA50477240B1550E93C0B87140FCB51F01C2587240CD12DF7D473A73402420BD5B93317240F1A28D92AAF9714089FC39026955724028B618D3A1DE7140EEF315DC00D97240C67B80C8BD9572401B50E3BD754C7240790823223722734043115B95AE70724071004B7EFAE471407A9FDED05C607340A10FF0BBE7E77140947545D3ADAC73404F4382952A487340AACE5DE81489734048982D58A42F73401AC9B55C19BE7140A0F704364F327440C9F900BBF52A73407514AA15F75672404900F0F1C0D37240DE8C01A3037B724040774CEB890973409CAAB0F0EA4A724094AECD330D85724074AF67099CD0734097C47E62804F734064CD5DAA7B2973406F8D0BA5CCA57240FD1401FEFB4274400E14CBBBD93772405B2DA684034673406946093B742E73405E4270CB5EE172400B18EB0E43E67140E41A5B2349D272407697EA1A79947340BFE3943A687A7140B5636D37521373407C2E88637781734084481F473F6572404FB194F82864724094F4C63FA6A87240B90FE6B731ED7340B384D6BB0DF47340F83FCAE06D51724059FB9D13BC337240E168B62D2D2872402520D987FDCB7140DECF9DF03D487240B32728E9C026724034D124F009FA7240AFAC2698FADD7140B04669FFE66B724034AC71C3899A72406D2C0FF7895D7340887904A7EB3D73407A4D996E869E734093DB007F827572407B60AD3FB25873401A41E682402A71400A9C45F1D34E7240B6CE212B9ED17240FD23DC59C27F72409DC7733E89617240DFCBA3195E2071406866E91754B47340B4F214694FAE7240C0AD164C9EEE71408C47A2ED59107240D820E645A04672403E3603180EFA7240F98EC115DAE27140334CE57E285073403C8EE8CB019373408DFA7DD7656072407DD1A35E162E7340E42075A32AB17340F89C59A97F6C7240908415571C2072403E3236113F9C73409B79A8CAF12C734074C6FB85E142734083E6465DA25E73404BB8DC2CA552714048384174A39D7240D8F3E53396B872404C001B07EB2C73408C558D52637872408E1934EA5DB572404B5B7BE266C97340208AC72FC0BB72406074DB2E6A387240D7600878438072403ECCF5021CD07240AD6C2A8A54347240038D2225CFB0734001020386F6E37240F20A217877767340F3ECDE0A184772405BDD3AB7A9CA71404EFFBB5156B17340BC3E8E4231C7724005AD66066CB37240B41A6448520B73406FFC03C63B4D7340D287B78976437240ADAC8EB231FF7240A7E88973515372402DEE48DB0933724055E8BC79EEA77340F3B6EA085E2774403402AA6A56C67240A408FE40985673408CE283DD34A17240331A41A90633734092D5239E064A73404D84EFBB88627240FDFC3EF9458F7240BB71D53C06067240BD343DE6514472407227F75082C37240FB300B8F83487340BA4302EACBD5724090A486E1035E72407E46D1C9D0FA70406CD8D5572E587240302822F1226E7240B8810038D8937240988B6F9F9A777340F3B8DDF222B9724067438593D2CA72409ABE3C11A479724057A9727D0F467340CD5317E0556F724007EC1ED793BC7040A712E13ABA6C7240D29F1CF0E9B97240145F997E04B2724025DE07A09F687340853276E0E32C7340B7546B29C53472407EE11F9B0AF571402FA6DC392C147340E82D1C1A909E7340C44BAA9B52087140FE35A55728C872403D760535561573406BD5BAD24C367340F5BA17ABA3537240BD06C1F432B77340E48915C0AC8B72404C11F5CBC318744048086C3E8E7874408F6A30DF01FD7340EF254E979BFC7240E6A4EDD1D1B47240544374AB003273403DEC475B2F887240CCCAD1D69E287340D59029A029037340043F12FB07D971407775991C957B7240A0AAABD13B0972404E36FD9B2274734044864A5C07C67340C55189E4D19A72406C345F7DDBB8724008E7773E58377240F1A99D19002E7240438FA54EBE617240D03FB25A87567340DD7B9DCEC76274406FB80BF72300724061BCA3DB88E17340C578A597B24D724004673261EE7F72401A6882D7EC7D734045E49DCAA2007240A372CF60BDA1724078A426E7E0F87240EA48EFCABD407240EA02E7CAC38D7140FA3C15F363B4734027C3D41BD50F734065EE4C7B95D77240E18A32A7AEBF72404EB061F87748734029CAF6C00BE472400267503996677240D917E170F2BC7340D7FE58AE746A72406ED64FA467F07340EA2FDA3814557340BD1B9C6E19FE72403C754BFFC2777240491E6A53E7747240D18F3BDD305B73408630C028D4AB72404445289F1080724013138BBA978A7240BCBC3C805FDE7240EC554A2A976C734038935C5EE1C1724035A503269D0672403F05B78E93DF71402BBC051E3FD97340A00089A495437340C9807DA108A17240C749E007ED9B71404F35A2EC3DA77240C16963851F71734034769A7104B372406629620D80787240A029BFE305597240D78711DD39F373403EDCF2DC6AB072407841C4A968957240FBAB36B349007240CD7A55834B9A7240C85A59F7E67C7340EC47F2DE938472402F6732BC978672408E4BB329A1E772406414ECCCFC1B7240921825BFBCDA71403F08038EA2C872407D6F4D8A7602724005039C5B1294724003B60D7B3ECD7140641EEA04C9E17240F8C5689B160A7240D870B4F0EEDF7140968674E70BC27240C71C3BD96F1372406C943C506EA2724080C5DD7489B071406A4DB5A4E11173400A0344E68BFF7240FD75DDC2C65B7340A244ABCBB1267140326689E72AD4724077060A7E0EEA7240C4B2124C55E17140E6A87B600EFC7240CD400ADBEFA77140392372A85E74724019FAD2112AB27240EB038855D805724032E3170AA90673409735C8AD88D17240484E94BE8C857240C68184B6B6F172402566214BC5FE7240099697E5B4D372401751F754942174400BFB2414352B7340910F0CD0379772400754FDA9707F72405DC00F3327BE73406172904640C771403617314AAD34734012B286970E897340A416E6D6C48F7340340D32F023A07240A0A5387900BB70406695A045CCC872401C62CE4C4C077240EFFC3232C48B73406AA72736656172405242A3B27BC87240E575F57CA4E273402DA747382FDE72409404C12FB1BA7140F1627479ACC57240EAAC2AB7522E72409548985E6B737240155FB4BB78E47140E1DE972D90FB7140B5C7777E3ACA7240C6BF5903EC3372401159F27C202D7340AE04EE58C00272407824321EC4427340D1AD859590347240F61EACA27D99724077BCB83220A2734086FB15CAC4417240E24FBC551654734076B9B9C3C86973404552C3D902507240EB324BA5137572409654DA8C1ACD7340B9677BE144EB7240BCB23CCD591C7340E3788CA613797240E8D745AA92317240"> : tensor<360xcomplex<f64>>
    %1 = stablehlo.constant dense<"0xF95D0798640F244082015A9388182440A89E2E1AB2F92340099611FE56F32340B080939CD8032440330A557E35082440E2B4611457F92340E512BE9AEB172440104FDD88170F2440D33494A10BF62340FB0A6E89C7F42340D067BBCE290D2440C10270B393FC23407CCC1B9E19142440556FA9A79F0B2440DFD0FA129BF32340516E4E3EB3092440E8D2BF8A2DEF2340933949C1E8002440015B13728CF32340DA6E76827CEC2340DBC9ACF889EE234059B4970A0DF3234052E4BD5D31F92340DA1C5BCBC5E8234098D5DC1B81002440A38776BBD5192440FE302EDDAE0224405986033897F723402FA5300AC10024406F69230195EF23402C1C43D11C12244080807C6B0BD223407B40B333C8002440F84B97E57712244038B748042BFD23405AA1480C5F0A2440F1D6E929DF11244058FA3F6597162440149E7E94E3E923402FCEBCFB5FFC2340D3B749E742FA23402A516BE56D1F244084490390870924400953B36194052440782F6E6FC0012440DF9ACEEECDFA2340507D6C436B042440B54124EA47062440DA7061FE8E0124403B166829C5FE2340E7E3D8F073EF2340B74F67021BE723402103E8FD46F92340A526D41735EC23400FC57C9C56052440F941C2ECCA0124404FBC8305BD03244017A45DC7D80D2440F8E3B9069EDB2340153AD74147072440B71C1709A60524406A9B93235FFD23402D060EB5DEE72340A1B6BA912E002440EAB2213BA9F023401089977FD4EF234085DC373D15EC2340D8BA2EF46BEA2340FDA13CCD000324404A153AFB26EF2340EA4F2A6318FC2340B88AECFF9EEB234066AB667EC40024400D5CD1CA85032440FDD9F2CD6BF12340B4008DCFB7FA2340ED1F54AAE5FA234068DD4B00A6FC234017632493CA102440053983D036FC234016DC047CF5EE234041E456194F1B2440A524F9689DFE2340313180FBA4F923407A7588B3D8F62340D8250389BE0F24401BA4A192D8FE2340723F0EB109E623405143919DCCFD234009A58347B20B2440296C4F583FFD2340C19FC01D0DEC234015C1E9EBFF1824400B57CFC92A0024406BCA776F85EF234044E3D727B3022440A9627864570F244094C7361F51FA2340E0D9DEAF40FB23400D516074CB0D24403FF3EEFD34FE2340D8CB722D94F92340F0EBDB2353F92340F8641360400D2440D80DE61A85052440F1B5D46465F82340D784C8E60E1B2440C2A2D91B24F82340523547F37B1624400165696B210C244015D9A93E340324402BBA3FAA18022440580CE8C4F8FF23400BFA6D3DB91524408C44C3A1180724407050CB28B0F423407633BF72C7E42340800451694FFD234016866F4D0E052440087B44DAE110244089FD5767FDEE234017BB69FCD6F52340EF7A04144EFA23400A605621F2EE2340D0214D85BC1924407F2D655D610D24401FD2359539252440F9ECA1B205F32340726D6F239FF72340A3A93B775DFF2340F07A3255DAF3234045611D9C4A172440EA562EF2B1FC234097D0F20CC1EF234073F98D130310244045B0122D78EB2340F992FC1EEBF92340EA4A62B24C092440ADD98052F8052440F6AA5F31220A2440EF03FBE509FB23402CD0E429630524407B36819501FF234095839D16292724407E6470AD2D1C24406FE4A64F59FB23409B12B550A51E2440547157315EF623408394D226F9152440886594E29507244015DAF9FB830A244078C203E6EAD82340CD0464A1B900244070B9DA657B072440BFAEDA8AC81324406B406ABF9FF323406C1FA290F5ED2340A8A74A1FFD0E2440003210DBAD0924401EA26E8175FF234007475DD2C1FE2340A06452462FD2234037E54C1699F823408BE10F9FEA0B2440C301F16ED4F82340C5770046F6002440632D77F0BEF923405D56CB0252102440544952D163FF234015318026B9F82340608E2D3813FC234083EF6789B7D723406AEBA68AC5F623403E940BFEEF0124401886EF4C4AF72340BA91AFD94F00244071701D73220C2440604E680578EF234066654F9701F523405CA5C521B1F7234094829932ABFB2340383B227B390A2440F15CDBDA440C24408C72F4DD620D2440A0E6E34643FD23400A82649AF11F2440930BFE36900024404E37C25778F32340793C2DBB9D142440C0757E049E05244097A872E256F623401566B6D88D0C24403A899E17EEF42340C21AAEC7E1FE234049960EFBB1062440EAA4FFC27315244060D2E4AAA3002440BBBF02B740F52340ECFC1B3831EA2340557D8E5B32032440A9066F2138102440590FA3BC95F3234094C208BF67152440EB0245A455FA2340B09A2C946E012440C4DE334E9FFF2340E6EDD4AEF2F3234051B870090EFF2340C257165E97172440DF82C97DAE09244029EBBC6DA2F923402327B615F2FC23408598914E57FF23406C0367CF190E244051FF1E2686DF23400EF4B317AF092440AA6CCC44A20B2440FC3E57A1C9F1234044D104D493132440F8B804E16F15244060CF8AE193F82340F0C0EE8480F7234088A67A19C90924405A454D66D00C2440273AF894C11224404A7C3313290524400B62E9A657EC2340C26C0E0463F02340E04C971136F5234071F36D756DFE2340897B796763ED2340E128A80D0EDB2340AE479DD4B715244022F21E2A4AFA23403689F36B9AF72340623BBCB4F0F523405AB763E7900124408EAD53B0920D2440639F91FAEEDB2340930CCFAEC71324400741D8EE60F923405FC5C2E2000E2440ABE82D64310B24408194974F86F823407CE7D688ABFC2340C08FA2B428052440F3A891C3E8EB23403073CFD65AF52340D7FDC4CA60F22340FDB3E22B81F223403158C96C4FEA2340B56078E62BF623402A3E412F88F32340382975D7C51A24404F3990EE611B2440574E7921D6F72340903DF5A4ECFD2340164E3F6F32112440B1EF7FDEEEF723407DFD23F40EE323407147ED046807244003F7E519A00124402D6E53F1E212244086FA095CF7022440D962E73FA5EC2340B3AEA28EE90B244064285671D1092440D24B330B66222440E5C8CDD7E5F32340910C695360092440486D67CAABFD2340990F8C613B1824407911D874C10C24401F595FBA97F52340850F8498C2FA23403C6D9F30DEF9234094AF3F6A89062440FFD9CADFA9F62340892D9881C1012440697CB698EA202440063E7DEE8109244023A79D79EC092440C44A325213E923409BFA718A1A0C24403DF0A1B9DF11244042DF9DA4CAEC23405D9E22C309152440E8DD390B88EC2340CC02A223410E24407DBCF7F1BA0824403907F712F3F82340788277613EFC234030184DD2BAF52340F881FCA0F7EB234054651EF7380224406BFD72CE5EEE2340D97C5A7D86F623406D185888DE0A24401AECD70D57F32340DDF0ABA699E82340B03DC4AAD2F6234097AABE9C76E7234058E9EFC045F52340538BEA6941D52340121D8852AA00244050811F866F0524402F4601850C0F2440C8332404E41324409B89BEF269FC2340520EA13EAEEB23408FB5C2B1C5FD234039F6107AAAEA2340D7B9D823FC132440EE9A9ADC26FD23402EDDFE0954FF23403A1A626644F8234048722D2E14FB2340B11DB40BC80F244023B9F94C56F92340F4228933AC132440426BD349390D24404CF4B7998C052440333A821D41FB23401FCD4AED1301244010747637E0E623404E094D6972F823406ADDF4CD74EE2340468100ADC20D24402FE5E0F89417244065084552B21324402F7BF12804F92340CAD5F85482002440D01C49A64707244001D37D5BC4F623409779D0B258122440A2854C0ACD0A24401886F3B480ED23409EFECAC60F072440EB553264911024407E7FF1C484F82340B22F4E27D30824407E58DB3AB8F823400CCBD5AD8001244097756D5EFA15244056D4076760FC23406F6C10A90D02244070C7BF46560A244030F7CE2CD9F82340393FA5B09FFA2340C92B2848FD072440106168D66A122440B13E1570FD0524401240AF8F37E4234073BF251F7FE52340CB4B6C635F012440C3EC103C4002244081EDFA88090D2440DDB7217512ED2340993CBE0A4CFD23402B1459C3FA0C2440D58EE567F6F32340A754A353C1DC2340BED4710CD6F923409E6B3F33F8032440957B534F8B0724407ABFBA94F1062440DD6E2DC34CF1234097F54D266503244001DCF1409CEB2340C6291EEDD9E32340CEFAEE8859022440A88335E82F1024400C832D32AE002440C10D982902F92340E0E0885F79FB2340ED6855E3F8F62340ECE9CA76040024408374EF75B3DA2340652C3E70A30424404533896955FD2340C3D18F0B320C2440BFEF8F5903152440144221F4B7E623408E49465086E323405017C43473F62340B65CAB43FAFE23405D9FDF15EAED234053D4B2D9F4052440DCB326583FFF234025B5AF7BA4FD23402D25E7B1A2FF2340E19B63F554F9234034C2428AC70F244071B939E6B81424407EF0C6E782FD234007D273246CF1234011EFC0FF15FC234041EECDBE9118244003EEFFD4860D24405B4AC1F77C11244018FEA9E3A0E223404FFB6EC8F8FA2340CCA4C3933B012440E770AEEF49F1234043A50D2266032440B4AB809F3AF92340C4EDD11B39FB2340E2FE56090FEB234076681F6DF50B244085106E9A80092440953D3379030524405926ECD4511824402880E758F1EE2340F719BE3AE309244076803F1E07EC23406608584145F8234052874283BFDF2340C50FA0C5C1022440495A406FE2E52340337CA6C374EE23408AA64A8145122440BC89A33B1C0024405066968BCEEE2340A244268D69E22340450D7790571F2440174B42A0A7EB23401ECE42F2C20F24402CB26A45DC142440DA1BA303121424402A3A74482D10244048CC665D76FA23400C110A2A0FF923408866AF8609EB2340DDA6E7CA2B102440B5752752D71524408FBC202A0FF723409C4A11A42EF32340A6DE23B9EB072440D8E694DC30F92340D335BAFF1FFD2340172AAA26A61324400B8D30F21F1A2440FFF96D4137E523401553956406F62340159627B341EA2340992F391E0AFC23408C81DFB672132440C8E1A5650F0C244080E5CF730BFB23400B8C7F619CFD2340F400B5E6ED2024405555DB38411424401134AF07AB042440C970E7271C1024405A2E6620C21224409CE350B1B9FE2340BC9B593EDAFF23407E4273F77CE3234074A0BE8D590D2440B0F3C7BB7CEB2340213AFC1980032440DAA0CCD797F023407F63963284EB2340E74E6434FAEA23402FAA55CA31E223401CE9B4BAF1FE2340775946D7D20524405833837C1B0624405C9EAD370B01244039C23BDFFAF02340144E1EFC63F72340FEA65DE528F42340FCC0C4C6EEFC2340B417CD7E1BF02340942C6EB258F32340670F52E89D13244084489953EA002440DA886D803AEF234087FF800195F52340DB86063C4F192440436894772EF32340C6F6CAAB72072440A476BAE3870B2440DA44010DAAF023407885B49A010324406B7622FDF3002440BE2A614B88EC2340C92BEE3B520F2440CAB6B92722FD234043D3ADB696E623405C2515528B082440754D579477FD2340AD43F41A860E2440C0A79FE662F92340D55E52F5AB01244077A61F8855F72340833216FA71122440FFE55386C71B24403062DDBCD90324403DB324B601002440F4DFFC647E0D2440BCF2031424F02340975DBD51E3022440FBCC88A311FB234044AEDAA839E323404164B94D2CF42340BD121F958E062440353853BD00F4234009CEA432EF0624400BF2888A1203244080ED7249BEEA2340EBD8D0530DFC23404EA7308FD2FD23405B956B0AB4F82340A20BFB23DAE22340DD2CC81FA8FD234082DE1E1DE9EA2340777DBFCC17F923405C9281814D1D2440CA1C58FB6EE02340972B63AE710A2440972BF78DA00C2440C78B21472DEE23402CD4B0576002244080471A66B8152440A1E99A273EF72340194C59F8D2F42340137F00A47BF3234032C10A0CE9F723403F030766CEF22340B758BE83FE022440B162CD5062FC2340787B816B701124404C53481FCA102440A732E9607DFB234009DAB37BECF52340301951BC15142440EAF1F83E79E3234004BCCDB0711424404BBFAEE9FDEC23408644D71209E82340199B73CD8B15244020D486AA41F723409D99A5EF001D2440C0A2EF0BB21024404A6BA161000F2440916D7ECDCDEC2340CC2380890ADA2340BA90D8396105244047D93EC75DE42340F67928CEEE102440AFD4A07AD1DC23401EC0A169D4F423400617B5AA5F0B2440A5F74561E0F12340CAB471473E0924401188290C0C0524404F0447175D062440FDB1270127EE234094309368080024404B36239A69F323408B50047C8AE42340860A4DF738F12340D6E5811FBEEF23400AEC57FD400C2440E2E1FA82190D2440397DA3F932EB2340CEE7970BFFF623407865E4D9E70A2440EE75C5F2410A2440FFA719C82A0624405A2CE14170DB23405F16C2DCA9FA234013266D93E0E82340072776E1B0F523401979D3F1D01024404C9447CC49162440B3A2D2B1400924406E45AF89A9EC2340B2D644DB31FE234097FA3CED84FB2340ED8DEFC371FB23402D86DD84DCF62340D4F5E983D3F32340E40BCAEB630724400847B136180A2440141E99E25C13244028C63B81F7FC2340F507A53BF0002440F47997CC23FA23401231C6625EE5234011660D1883F823406E06886DCD0824406CC870DB840A244080BD9B0CEFF123402B7A73EF2A142440928DD2E8C9F92340936268A4DF132440187944E53AFF234035E7B920BA102440BCB09A584DF72340D21457A990FC23406B7C8A5A350C2440AA18F36B990F24400556591F74F4234013C04386DE0E24406289789DA5F32340BAD5E7B4181324402E29C6A788F22340A577F216E40C2440694E84B2B6142440EAC8640BDC2B24406FF97DD212FE234027FB649D5803244025D679DC3E06244007A6084346F82340976B604688F423407068BD667D14244069177DE4EB0E244072AD7BB74D0724409CE57C01D7F32340E02FFCBEA2FA2340A1A375163BEE234099B411D943EE234017D42F3F5FFC2340C0CE6FA4460724409FCBDB085EFD2340CC40A1ACB7F22340B323974322ED2340B275F9854AE923407C3FE8C8E8F72340E97FCA354BFB2340E714AF8BA6FF23401BD6FDF834F123400D7E973854042440E17E0E23F4E42340FAA0786A16102440242B6E7AE8FE2340B4DF21E0270524405E23D3382EF223404663682BEEFC234022363094B9012440F75F3E8A33EC234049103832D6F723408754F47EC80E24409CD15028E8F523406E6DCA5FC5F623406CFCB30C020E244045962F4E0CEC2340FF9BE78A0A062440E80FED6302F12340F7D96F1DE4012440A5A223A6DAE82340D7FA3692F3012440B105EDE276EE234014BABE69830424401B3F6945A7F22340F786CE8DF9F3234028FABC89A8F72340DBE3A30CD503244063C0A3DCA6FA2340DBF4E96B50E52340EBEA1A05ABFE2340DEF0847D89EC23400171867625FE2340722159F9E8F923406ADB980759F5234091AE0154FAF32340697D7CB3B71A24405EB449C1C40A2440A60EC58DFBFC23404E89D6F538EB2340BB8211F679EC2340593DF73529FD2340BCA6817E440624409F9F293FA30024407131691A3F0E24407C95327D48032440E33D8078651424402D44FC1C4DFB2340F1E3843A29F22340658D894DEA072440DA1B40D77AE423403291C9D6032924409CB8FBBA85E9234048609D2D220E2440387760DC2109244006E0BBE490032440F4EBB00491F52340ECE97A616B052440BD00E684730F24407F750DFF4E252440A0A74197391A2440AE58BE8A23FD2340AE421078D40E2440A7392129441B2440BD802D20AEFF2340181FEC2B3B0A2440DB795825CDF4234079BD92B9F8062440A0DB541460FB234037D7D059EEF723403D55D26338002440E2973EA44DF9234038268990E6E02340D22AB5595E312440BD0344C6F1F72340A5880DC5F0162440E0C0368AE7EE23403FD6E2300507244079DA3FF7B20A244077F6DCADB8E423400C5F6C4B6CE123407BA672835F1C2440BBAB3B29440324409F565A253D102440A3A63D0FEDF123402503A6D7F8182440B5397FFB75E82340"> : tensor<360xcomplex<f64>>
    return %0, %1 : tensor<360xcomplex<f64>>, tensor<360xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<360xcomplex<f64>>) -> (tensor<360xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<360xcomplex<f64>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<360xcomplex<f64>>) -> tensor<360xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<360xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<360xcomplex<f64>>
    %3 = call @fft_0(%arg0) : (tensor<360xcomplex<f64>>) -> tensor<360xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f64>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<360xcomplex<f64>>
    %5 = stablehlo.add %3, %4 : tensor<360xcomplex<f64>>
    return %2, %5 : tensor<360xcomplex<f64>>, tensor<360xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<360xcomplex<f64>>) -> tensor<360xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [360] : (tensor<360xcomplex<f64>>) -> tensor<360xcomplex<f64>>
    return %0 : tensor<360xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<360xcomplex<f64>>) -> tensor<360xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [360] : (tensor<360xcomplex<f64>>) -> tensor<360xcomplex<f64>>
    return %0 : tensor<360xcomplex<f64>>
  }
}

// -----

// more_fft: rfft, irfft 360 f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<360xf32>)
    %e:2 = call @expected() : () -> (tensor<181xcomplex<f32>>, tensor<360xf32>)
    %r:2 = call @program(%i#0) : (tensor<360xf32>) -> (tensor<181xcomplex<f32>>, tensor<360xf32>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<181xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<360xf32>
    return
  }
  func.func private @inputs() -> (tensor<360xf32>) {
    %0 = stablehlo.constant dense<"0x3FB657BF09C5D33EA9236B3FC9829FBE6B4116BF5771383EDB0125BF9D57E2BD5B531BBF8A43D73E88E3BBBE2B1A35BF97F4033F4E70BDBD401D7DBFD57A74BE93BF273FB6016FBDB7E5673F152482BD1BB1793F7A7C60BE3E0C683FA223353FB1F3013FD26606BD390F8A3E7D4AEA3E53390D3F0702D53E940906BFEE731A3D02C40E3F41F5813E53354FBFEE06BF3E7FA354BF0FC884BE9B1B4ABFEAE1A53E45B88FBE610135BF6F5503BFDF8AE93EEF69E43E6FBD9B3EEDB206BEC332323FD7145B3F5EE4FCBDCD7E123F3C6F753F5B1BF9BE41A9433F1B920B3D6C22D53D6E8F123F5466B6BEC1635B3F54A6EF3C5231AA3D8B750FBF772928BF2DEC0ABE0C282BBFD5AB78BE7E49B8BE7AF3633F2247F53E5C5E4B3FB4C942BF6D1623BD39F1353D0BB44BBE496FB9BE11B5393FB536C8BEAEF4853E5B1A1BBF130EA9BEF16AFB3DAA2A683FEB44B8BC0A3ED6BE3471EEBEF2150A3E3F08253FCA097C3E52BD503F2841353F9DC15EBE06AF29BF9046133E14C72BBF61FF4B3F2FB9B6BCF6C53E3ED727173F399E703F959E02BF685475BF9E963EBFD20EC13E8F9B5B3FA815F73E40B154BF8D9FC23E7221B9BD2596993D61DAD33CA885213EDD65FFBEE399513F0C2F223F38ADFEBE45638ABEDEB3063FA0010DBF8F56F23E545173BF0CBF53BFD58B5F3F540B36BECC55E13E13EA0E3E3D8B99BD8F4406BFDFAC003F8332F4BE0A62723F57A2A33E9AA15B3CC371773E8B7ECE3EBA82373EC9904BBF6B8FBFBEBC4B263EC025C4BCFA91A0BE354603BF9234C73DAE86EC3E6CD3323F79128E3EB94327BFD3ED053F459D773D48BC493E9F1456BE0CA4A5BDB235743DB287DC3EC41DF73C8E2E65BE95EF483F6220113F216B643FB3FCBABEE6DCAEBC7555983EB58A67BEE665B7BE5F03D2BEC779773F2044AABE3B54223F941F263FD58D713F1C7796BD897E31BF3A592EBFCD6B783FE19CCC3EAB81EEBEA9AF0D3F9B6C5A3FCA5B773F995A50BE5F0B1FBF9AD226BF3E5698BE7D07083F431691BDD7FC433FBD6E243EB00D3ABF7969033FFB889A3E2F4D61BF7EB83EBD1398A23EB88147BFFA82DEBEB2D7A03EB0091CBF6587C63D1A73B43EC56344BF7A3313BE2405A1BE957AC3BE831BE63E45F513BFE34597BD8E78703F7046C13DD0A289BE6E32EFBE80157B3F59BDFEBEC92210BF1D565ABFB498763FFF64883DECBDBDBEAA8D7BBD97F744BE0664EBBE2550BABE3C7266BFA229963DDE54023F0F5333BFAA634BBFF5C0563FFC630E3FD5B08F3C716AD9BE311AE53E74DE5FBFEBE673BF71361E3F087F0D3FE73432BFAC65713F0681BFBE0C103A3FE5B95A3F54718D3EEB4B1A3EA826393F6438B93EB0C8BFBDCE94A73E1B8BD9BE058F42BE15543FBF9F1554BE1B413C3F2D625F3DA706AEBEF5A435BF713BB33EBD58923EF6A1723F5C0197BC81F02E3F9AB6553EC7C2E13D22EB18BE37D1793F72F2C8BE07AA373F4877DDBE77EE2ABE4CDF82BEFCFA783FC5296FBF9D5F283EA5AE253DC13F44BF106F1C3F2339DBBECDA530BFBCA177BFC1EA533E861B313F4BD43FBEDCF00C3FDAE75B3EAF7EFBBE98E121BFB52498BEA25CE73E859531BF7A0B31BFE697C93E21C8453D506C0E3F24A524BF0F39513F567E193F35EC7CBFA9FDB9BD2B4432BEE524AA3E6FE555BF7BB82B3F301740BF833B3F3E37D97F3FBF9784BE1ED285BE23F8343DB2B8623F53481A3EF47167BFF662643FCFC5E33D1A2B993E04E780BE495666BF396FFFBC92CB5D3F9ADA6EBF62ECE9BEB0FB23BF48BC70BF6BD2093FFCF38E3EBD347A3EF7DA673FA384073F77B4A53ED8DEA5BE4F43BC3E56F4EFBE6B0719BEBB5AEF3EFA0F1CBEFC2110BF1565DFBE3C06DBBEAF2254BF5D49203FFEECF23EBA3FD0BBC9536C3FD3F4D4BE5B3E4EBF0A535F3F045C583FBB87373F73ED24BF9EED633D7A0B23BF546F1CBF2AF95CBF7A8294BDD5C44FBB98E0663F2608A93E9282473F121EC83E30F09EBD98E421BF903315BF6B04503F143E35BF"> : tensor<360xf32>
    return %0 : tensor<360xf32>
  }
  func.func private @expected() -> (tensor<181xcomplex<f32>>, tensor<360xf32>) {
    %0 = stablehlo.constant dense<"0x68EC9A4300009643C9AA9543491A92432A889543AFF19543A239964339559143655D954392A79A43B8289143554A9143BB5E964300C29643B62996437A9C9743895493439DD6964365A9924355909343A490904395899743BFDB9343ACBC9843F58797437E7A9E436EAD9443BDB39A43237E9D4353A397438EFE984340719843B4139643FD289443704E984339418E43A71296435E1C9343B2C2964354BD9A43C07C984350B09543892D9B4342629943E1B6934364979C4388FF9143BB219543676490433EC396435FF392437BFD9643402E94438BD68E4344E994439D999443196F9143C4AC9443BA36914345F09243AF579843B61C9743AA3A9643267594438C869643B5E49843FD2E9643BB55924385168F4300878F43EC929B43607791439F479343DECF9643F6049E439F94954330119743A13F934356CB9843FFD68D4348F69243B8A2974366DA9B4348B2984348A396432F299043414597430B60954380709843B7E492434CCF9C43A8B29443B2F19543D9BC924343469643ED969943043E9A43F9609843672D9B4348729B431EF48F43BA499443227B8F43F46E95432F69934323969A43A6889643C9F4954379389243122E90433E539543DEAE9643A89D9543A11E93433AA59743CB8F9643289A9643FEF2964329C99743C7BD9343E1C8904311BC9543D73796430247934360A09B431FF99B434792974330AE99435BF49243C09C9343EA389A4377C0974305F593439FF19943830C97437DAE93439F4291431D439143584192430B679343F7B09343F9CF94439979974387C692438B1E8C43756895437A7E9743E4959C434D0D9643CEF792438F7991439A0D98437E5C9343173B9343BBF19643396992437DDC964316D29143068E9843F2A29B43CB50954397819A4321939C43906F9543C2AC8B43662C94438B7C92439FCA98434F429943A3EA91430123974333349643D4D1984366769843359E884345CF9843442F964395E29543E9719043601B9B438B2A9743B17B8F432D0C984319CF9743061A9543EB40954305849343C9A48943102A9643FE7E9543D4DA914340B58F437A749343212E97431CE58D43013392436D1F974399759343D71997430DD89443097696431CDC9743026591437A0B9743F1629343B91A934345099143891A91430D6A9543500E9443D48994432F589F439BEF914354B6954367EB924335999743CF8B91430AB29843D03C92432F719543BE0F9643379B9843153193435C18964388139643B739934374C294437EAD9A43D5AC9043055A8E4332649F43C5E7904308C39943297A92439FB797431575964353549343B8CA9A437D129843BFA697434AD68E439E999643BEE49943ADA49A43C8159343EA58924340D39743A0EF8D438D8D9143C6969A433D2098431BBA954351D19343984E8F43B46E9543D0459543D4A395432F569B439D1E90431B7A8F43E5269943646D9443429294435ACC9143CC0E954394559343791B9443C26E9E431ABC9643F2E79A43F1DD94431A74984319AE9343E01B9943353D93433B6192432D15964344DE90434CB89343D3239843ABC1954320A69843674D95433BCC9643B79E96433E889A4350FD9843091A93434DA29443FCEE9643B77C95432E52904364A29943802F9243A300994325949343903A984396839B43DEC39543D46D9643F84C984347FC9143DB1D9643DBA19043420E99435C1F99435E729443CE159E43A2869043FB7C954328DC964392D89643E1509A43C1D39243DEF594435264904315359A434C1A964312209643A1259443F63B9643B32A9C436CCB9743109C9243CF6E9943BF159543A1F59843B03A924372649B4359B6954364B6974390E19443A1B49043347D914340E29E4304379343888197436F2D9343D1229343846A944344F09243EE799243B20093431E8097433C6894434E1A9E4383D69843DA8A9643DE279743A9929443A1D99243370F9E43A7E69743889B9B43361893434E3B954396A99743AE4C8E43D44D96438C019943AF2B914300009643"> : tensor<181xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x9C841241289E26413BB22E41EA031B41E99B1641C5E12241E2AF1541513B1E41CA4A16411CBA2641E4201A415DAE1441493F28411F851E412C2E1041152E1C41F97B2A41FE101F415B7E2E41B8FB1E41129B2F410E7E1C41C4802E413A522B413B1F284199791F417A5024415452274195D3284110A82641679F1741749A204140EC2841AA0F2441AB0C134138F82541C8B51241C0D91B41465E13410F2F25413E821B41EAAF1441A9CA1741574C27414F232741EBDD244134E51D412C232B414DB12D4137061E41ED272941F4562F4125371841943A2C41928B204145AA2141F7282941CD4C1A413CB62D41D377204163542141A8081741697D15414FD41D417F4D1541511D1C41B43D1A41383F2E4139AA2741E6B52C4165D31341EA5C1F41F1B5204130D11C4186341A41519B2B414ABE1941A52F24415A4E16418FB71A41D6F62141AB822E41DEA31F41104E1941768C18415828224184502A4127F02341D50B2D4113542B41FA841C41106515411A4D22418F431541F6BF2C41A3A41F4118FB22417E722941E4092F4116D61741B9AA10419616144176082641B9B92D41ADB82741ECB41241FD142641BD8D1E412C332141ED69204117862241D10418419E192D41F1222A41960A1841E6AC1B413E6B2841E62F1741B4922741EBCA10410FC41241BDF82D41D3271D41AE0A2741A83B2241EACC1E41B79B1741CE0A28416C5E184121262F41131D2541E8362041C7DD2341F47326410BDE2241F346134185031A412F992241ED9D1F4170FB1A419DCB1741698E214136642741372D2B4194702441C48B1541DD5E28419DF72041F1262341ADA71C41B8B41E4136F420413EE426418F7B2041466B1C41F98E2C4106122941B2462E411B281A4192A81F41ACC22441D5611C41D1441A41E56F19419D772F41DFAD1A4144252A41FA612A41DD182F4112D31E4117E814416C1A1541BD862F41E7642641F38B1841FBDA2841CAA62D41BC752F4196BE1C414A0F1641D69215414E3D1B4178802841D3DD1E41CD3F2C41BB912241255F14419736284148D424412DEB114148411F41C0142541E5871341E80B1941BE062541653F16410F8D214199A32541C4B9134132B31D41D7F71A412BE41941DC302741ACC0164174D11E4189072F418D822141E9B21B416D86184158B12F41150A1841D3FD16419E5A12418C692F41CA10214111121A4172041F4122EC1C41E0A418417F2D1A41DC981141532C21414E252841CFCA1441C54913410F6C2D4140E62841D9472041AC341941D22827411902124191C1104167E32941F1D72841B2DC14415B162F41F8031A4101A12B419EAB2D418B6B2441306922416A922B41C3C925416F801E41A63C2541A7331941C4F51C41BF0A1441A9AF1C4112C42B4162DF2041CB8F1A41B1A51441DC992541C6922441202A2F417FB41F4108EF2A41DA56234185C32141549C1D41149D2F416CB81941A07A2B414614194146541D4106E91B41B08F2F41640D11417EA12241AFA5204104BC1341F1C6294137261941A3F51441E4851041AB4F2341B8112B41AF001D410ECF2841A06F23410A241841E6E11541DA3E1B41E53A2741A8E6144148EF1441BF4C2641C8C52041C5E62841AEB5154191132D41E59729413D311041058C1E41EF361D4127512541A9A1124188BB2A418DFE1341EEFC224194FD2F4142DB1B416FD11B41F8B420418B2B2E4121692241E188114130462E418CC7214159C92441C8F81B419C9A114148801F41B9DC2D41561211419DB0184145C015413CF41041279D2841A0772441D3E82341B07D2E414A782841A42D254109D11A411AE225415D801841E29B1D41D67A2741C08F1D41E0FD1641D7041941CE271941D5BD124196042A4168972741F8E51F413DC52E41595819411A1C134131F52D41C0852D417C782B4129B11541EEE3204148CF15410B3916416E301241FBD61E4104F31F410A6E2E414148254129782C41F040264120C21E41B6E11541C7AC164147002D411FAC1441"> : tensor<360xf32>
    return %0, %1 : tensor<181xcomplex<f32>>, tensor<360xf32>
  }
  func.func private @program(%arg0: tensor<360xf32>) -> (tensor<181xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<360xf32> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<360xf32>) -> tensor<181xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<181xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<181xcomplex<f32>>
    %3 = call @fft(%arg0) : (tensor<360xf32>) -> tensor<181xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<181xcomplex<f32>>, tensor<i64>) -> tensor<181xcomplex<f32>>
    %5 = call @fft_0(%4) : (tensor<181xcomplex<f32>>) -> tensor<360xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<360xf32>
    %7 = stablehlo.add %5, %6 : tensor<360xf32>
    return %2, %7 : tensor<181xcomplex<f32>>, tensor<360xf32>
  }
  func.func private @fft(%arg0: tensor<360xf32>) -> tensor<181xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [360] : (tensor<360xf32>) -> tensor<181xcomplex<f32>>
    return %0 : tensor<181xcomplex<f32>>
  }
  func.func private @_pad(%arg0: tensor<181xcomplex<f32>>, %arg1: tensor<i64>) -> tensor<181xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<181xcomplex<f32>>, tensor<complex<f32>>) -> tensor<181xcomplex<f32>>
    return %1 : tensor<181xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<181xcomplex<f32>>) -> tensor<360xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [360] : (tensor<181xcomplex<f32>>) -> tensor<360xf32>
    return %0 : tensor<360xf32>
  }
}

// -----

// more_fft: rfft, irfft 360 f64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<360xf64>)
    %e:2 = call @expected() : () -> (tensor<181xcomplex<f64>>, tensor<360xf64>)
    %r:2 = call @program(%i#0) : (tensor<360xf64>) -> (tensor<181xcomplex<f64>>, tensor<360xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<181xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<360xf64>
    return
  }
  func.func private @inputs() -> (tensor<360xf64>) {
    %0 = stablehlo.constant dense<"0xE6F2D558F70AEEBFC81834ACEE5EC83FF4189F260387D83F6416052BCA80D93F0EAEA87919B8ECBFF6AE0C9F42A6E2BF983CC6F7416EC33FA0C863BA76F2A43FC84ABB0CB0C1E0BF70373933B395BB3FD081D876DD7EB6BFFA22F02AC966E03FF8D4F47679E0E83F283B978D7F54DD3F60026A4B46C5B6BFE8386297EF83E1BF9434910BD802DFBFF01E3B01C13CEBBF409757B91F52A0BF62FAC76CDF46E03FB44F4841AC68E9BF769B0665363BE23F4E7B28CE1486E23F288F1088FA5CCE3FC4B895449313D3BF4EF00BC6886CEF3FCC0D0607342EE03FD8A7FAC4575ECDBF309791CE07E6CE3F70906F26E758CC3FD6E3CACA54C7E8BF50F4D4A46BB4E8BF6E7B58828F2FE5BF305E5533C7F7E8BF149279A9A6E1D1BF7CCE9675B57BD13F02DC6D935B17E8BF809FFB3AAE29823FF492404064D4D5BFC05279960F67EDBF78F2103E9C2AE83F662FDAB79F8EE7BF9C28A2FB9826EE3F761D19FDE239ECBFF0E6E9C3ADC6E23F0017861704E1803FFCFFF2E86EFBEB3F84CC50FE084DECBFF62F7E4E698EE83F820C7751C795EFBF4A5B6E6461CDEE3FB8AA1CEB55A8E23FC2AEFC0A65B3E63FC816C497ECE5DABF6C9CD8831FCEE4BF88FD172F2E36CBBFDEA3B7C7B292EC3FF049845B804DEB3FBC464D3A4BCEEE3F28A1D46514DACD3FB2542FBD6C15EBBFC09FBA685AE8903F8E2E26D2A1FCE03F24EE7A468C6FDABF50EA03640BACE6BFCC21A3526CF1E03FF0E7B8A9187AC53F260957B653F4E93F7054BD82331CE1BFE685679F001BEA3F04148022F902D0BF6C85E75ADC1EE9BFA24F2571E859E73FC065329A42D1E5BFC6627446074EE8BF16FBFE31A310EDBFE0E5CE0AA114E33FBC4D205C77B4D2BFC0257371AC89B6BF84B920CBEADDEB3FB0990C389BFCC4BFD0D1A703A596BCBF2428821EE4A3EEBF9036443E30C3BA3FF0F8A16A0CFDB83FE6CDE49A53FFE83F0056D40F9877B73F00EBA286955A8C3F58AB17557205C8BF14F659425E21E33F2C4D6CCD2A89DD3F2C4EA4DED0A8E9BFEA31FB4B3524E13F9A8185F7326BE53F1222AC0B3AD7E8BF907C5664E8A8E83F8E3F670962F8EE3F908D468783F9BDBF70EB71F9385EE03F5C27DF630312DB3F503730D0907ED03FE42D207FB214E23F24D0E790474BE23FDA0A07C51E33E5BF706B61FE756DE8BF388B77B96B0FD3BF402B52084538E63F0057B00BC987CABF70BA707F4D81BCBFFA3E584E6847E2BF20D1B98D4345B63FC022E4FE7082A83FD4528DEC45E7DDBF8A600DE4F918EEBF605CF47A757AEC3F40820F7604A1B3BF6A50658CA260EBBF80F3C837AC4596BF40129B5EB236E0BFFC6AE290B665E33F88BB7E8399D7C4BFA4D2E476EE73EA3F5259DA923102E4BF54E89EF61CD9DF3F009F55878D647DBF44719C9D27EAD93F08571FA053D1EBBFFC77FC5004B1E33F8426539CB01AEF3F38F54BB1B147D0BF58F9E4563EDDCFBF306232DB6635D13FA05A247DE5C4DBBF04909B721D0ED4BFA015C97C46C3D53F6C222776B3D6EA3F104DAC47D298B03F08A460B0EF0FCEBF50B461208016E53F901574282334D3BFC8BBD4CD51D5DBBF109018835805E3BF627EB1599BF5E83F867E9AC8A3F8E4BF60C48598682CD6BF92FFE0FED495EBBFD0C7F57C5A5BC03F96F1B5852C2FE1BF58F7B5A4A225EE3FA0012AEF4FDEDBBFD88DE6AB320CC73FA27CEEF883C8E6BF0E03160508BBEB3F78EE16D1E6DFCE3F94557A2EA075DC3F7C887EC042CCD63F28A653619A3BD43F805DBEA3758DB73F881AC5276489D03FFCCC2F9EDEE1E1BF3411C1933719E0BF6C76EF3C87CBDDBFF0F1D03F0944EF3F80F8AD88F0B5C6BF78E7341030E3E3BF5C2EBADE6D1DD7BFF8164104BCA9CD3F90757B724A00D43FAC5F6C795A8BEE3F700A44F62EA3E23F60540758880CEE3F00EE8A7043E4D4BF746A4B31BD77E03F706ECEA184F6C4BF9071BFFA7E9EBC3F8042B80D0A7496BF1056EC4DFA86CD3F30235FBCCDEAED3F80E1D30C7F3D99BF008BB9F4A142D63FA842CAC13AE0D83FB6FEE364879AE4BF205B3DE5DB9AB2BFC01BFEC0B712AF3F8C856E783B69D4BF4A7D47E929AAEDBF06636DF78B7CE83FFE5E70232E7DE5BF301A327754B8C73F021AB3D8AD25EB3F18A2FB7A5FCFE23F7218B09B0DE9E0BF5224245C5D11E03F906EBC764A83DA3F0CCB28EC79B5D73F34182243E613E13FDA17AECD9B27E73FC63FAF53182EE93F0004C5B104A355BFBA2DA68BFD8AEFBF302D2F57FC09C1BF882A29EC30A5E5BF68723DA84DF3CD3F709B5A37BFFBD23FA83E86AA3BD0DB3F24425CB960C8D03F8092EA425BABD4BF00977C1A288DE43FCA667B9200F6EA3F20F3D20700E4A13F84BEFCF83612EE3FD059D005839CE1BF0C9C991E12B3E73F843B8AA33A13DEBFC023D9E88E1FD9BFA0260A864CB5A1BFA846B0306CEFC8BF08571C4E7348EF3F82CA06C3A80DE7BFF0500B6BD3CBDABFD8E1126C4AFFC63FECAE62CABBAFD63FE21C0342FFABE33FF05518B857ABC0BF90E08CDD712FE93FE80EB7F46B18E63F301348EBE6FFE93F2C9E335B1791E43F52627D51C1FCEF3F28C37C3FC995E5BF7E7D42FD0E33E2BFF05F1CCEABE9C73F888A6FFCED1BD7BFB8F577CE650BE53F1008F2D2BB40B03FBC2E16AE743FE8BFD24A675B10DCEE3FA8EBA0D1D9CECC3F640C6863469FD43F2463FB318BACD1BF0EB25A82519EE13F400980ED3C8CC43FACD55B8DBA59E7BF4063B916929EBDBFB043FC40D1CBD03F603074125BCBAE3FD0DA7C96FE8CD13FACC70453E767E73FC2A8689B969BEC3FB44D1B20163CE63F563E4FE4FAF0EBBF5C3CFF528786E3BF003F0486C056C03F605B87F166B8C2BF2046A24CE1D9BEBF183E6A78E234DABFF83E014A790FE0BFCC5479AAA3B2EE3F608D48EAF4AFED3FE49B86BC17A5D63F705D5AA1D756D8BF3AB8DBB8B11AEBBF00E83BFB978D953FA00C8B648F1FD9BF3624D5852CE7E9BFAE7811D8FB54E0BFEC142E90AC0ED7BF10D74AE8DD35B93F101FA3DAE07FCBBF5E3545F98A04EB3F3096A3F0449BB33F0C5F34B5D951EDBFD0A608D30C3BB93F3271A5BDF0BBEE3F6A017984A096E0BF2092A33F86C1BDBF58B62809920FE6BFE433A09EA252DC3F00BBA1AAB8E8C23F504F60605A37CFBF8ABF2B894617E33FE8F31AC07BC1EF3FD8D1E8F53CC0CB3FE4182D285939D2BFCCEDA9C90169D5BF6446E6261C4FE93F960F3E1DC61CEEBFC0C0F72AE9AB9EBF4049F2478F7BE2BF6C05807F47BED9BFB032BBE57A31C1BFAE664E06EBE6E83F30CDEB58B366C23FAADDB5C4C991E43FB85F56C40CADE3BFC48C6D78AE3AE0BF1425404BDDB0EB3F2C6BBF2BF363D13FB810AADF1FA7D2BF047E7995BB82D8BFAC50B44E2E31D0BF922656EDE252EFBF327A446F1A17EBBF707D0ADF26D1C2BF005E5D889D90943F3CAA8E504797DDBF2E8A8D755B0BECBFFC52950C39B0E13F1E60DC9F7E4DEA3F466A28792D44E83F46FBA2EDF71BE6BFF8C02367957BD43FE005FFADFF95E03F2C08DDC418B7EF3FFA486068C584EBBFE684D84BF6DAE1BF642E3649B164DBBFF0603996FA40BD3F18E3947F3368EF3F8071194DEE05933F381BEAD90D7AD33F18B1492E477ED23F6863156F360ED3BF40886A7FE3F9AD3FAC81DA8A1EEEDABF081FC48BB691CC3FF03A6EA29E76D8BFA87DCAC510AED1BF907359839DD0E4BFA81BB059411DED3F0C5EE2438F83EFBF9051CD44DAA7CD3FC4861972AF56D33FB05BE808D25AEABF00B7725A0157DEBF0054156E1AA55E3F129DA3C096AFE03F8E4559B7F6E9E73F483A2D1B78DAE1BF7037B3E5FFEBDEBF9E4D9FA69B09E93FBCAE5D89D9EAD93F44BF387F6A9DED3F38328135B0A5C6BF2200F763AFE2E43F546386D6A7CEE3BF964A55B397A0EFBFB8A080181CFFEA3F40936BAE0588B93F901AF2BDDA58BC3F94E6AD928BA4E43FD6819BD0CE8AE03F005A538DB59BC1BFE4E70F00746BD4BFE01069BDBFA4BBBF00564DF309D3CC3F8C86101825ECE03FA07134BE963FBABF7827C0E2EA35E63F74A3E00ABEC8D83F"> : tensor<360xf64>
    return %0 : tensor<360xf64>
  }
  func.func private @expected() -> (tensor<181xcomplex<f64>>, tensor<360xf64>) {
    %0 = stablehlo.constant dense<"0xBC5E574FD8A973400000000000C07240770C5EFB581A7240B4DB72973EC872407CDF9BD079257340663A0B5E4F537240F9358A3708CC7240311C38C85A67734091DC2D30B6E67240617BA21C98047340EE64433D51EC72406BB04A7FF8B97240C3E906A7CA077340B51D0FD34A35734018CDF97AC9D37240C2A4DA95BDC872409A37771AEF1F734022ECD183535D724020B060B0A5AB7240BF3AE0F5D23F72405760387BD8CF714009C638F30586734058EC86820B8E72406C1EC74CED9E73400088FE86124D72404C6659A214AA7240B15D039B17AD7240BBC965D3CF8A7240381E0E529CF77240CD2F0918144573400A57D80F13157340E357618293417240E7DF4E7BCD2A734006165CDB0ACF72403D51B4A73B477340B045DA0385A972403C7A92BC1A757240BC3C9E88B3E3724003DDD1E7FC12734072DFC2F5605A7240B678AD9286997140C660D7C753C172400577108D4B587340D111AB03847972406FBE8298B58D72407EA13ABAA16B7340F4AE0C8B8F3B7240B99B0CC5451A7340560C0A45619C7240B372323656677340AAFD9BCBB4C271409450C72D0E5C734006E5D648777A7340BD20DB6685B7724072A46F9DD6CE7240A0EC07E859907240F7ABCFF051987340308FF0544DDB7240B63DB70CD60173409C49644187947340E996574BB97D72403ED728467C0F734050DD8B36999E7240B98D040E2D2972404E7F434495F07340693E370172A1724056A26895EBCA72401B1F3EE0D49B72404C48907A0D6A72403778E68597CC7140BBED299B8343734066E7D418593972403153137DE21D73406C40ECBF26DC7340AB8FD363E64073407FC19D6401797240025D4BA54A0673400711B0F3EDCA7240E9D7C7E37A7A724087179C3EA79772402AC1948508847240C15D8BF142E57240CBCDECE77D97724076FC0990978A7240A06554D2AC4C7340536B1A86E91C73400274AB0159BA7240ACCB5EA8966972400A10C4FCE77B72409521F70EA6DB724016FE72D3EB937240C44433BE384D724082C208DFBE787240633A7BE0924573407BEDDAE6D21372400C4B7A7D63207340352683626551724039812435793073400180998A621572403C47D6C80C717340839B21A3D1AF72408ED36CCA0AE07240AE618F38AB6F7340572851A051AD72403333D505F2E27140AED11CFC340A7240881A969A6FBF72404BCE77E8125273400AAE1FD6A77D72403C3C37AF00807240960D037976807240DB3968D4A9467340A4FB6AB0449F7240E6057163A72A7240948D7C305932734040A7832AC8017240B254E344F7AC724076E475F1407C724033300B9884CA7240196A919BDE3972406E255AF5D9FE7240757BB12471F972402F7AA3F420B872400FAB9EF9E46A72402D5944016D1F7340C5C63FF8D7BA724095EB28BB876573404B9A5D5BA05873409AC9267924707340BBF62E0C67127340877F802D801B7240F729EBF6284D7240CB773F6B618D714043F69206120A7240861603E5F059724000AAA34F8D2172408FCD7EA0DBBE7240F7A40709536973401A90082D098E724042FD13BB858B7240B4C517721FE37240B005F22F9EAE7240BCF90F4ECE1973400D2EB090F7127340A611B5FC7989714006A2D5ABEF347240631A82B8BFA572401F9C6345B9C7714097EB7F1A464372401A8368B4258A72409088E68570207340BA7553D5B73673403CDC8E9A89F37240384C2A566A7672400D06FD77E09972401BEB73DC879E72400A78F3DAB98173402A671ECD50367340B8D6D68130DF7140E8D00368C60A7340FD2B6103DE037240863A158F22FF72409A4B23822DBF7240A670459030F77240CA9AE6C0AA08734024322489894F72406A51782E036B7240B9C143AEB8607240C1ADA2C92EC07240CBC5C99DAF5F7340D33477182E037340D8988B99C43773407451843D09247240E42638F62D81724013012486756D72404C8B3FE5ED827240F97762C5BCCA72402DB05B83CC0D7340709A6BD4A03F724077DAECB00A2472400EDD2D442F1C734029CC7D1795027240DF756BC93C5673403530C642FC787340E873C8BEF71372407C9FF1D767437340F1EE4F3EF17A7240863FD1CC78FF73400E59DD77F43F72402CC22CD3FFCC724049FB6011D0BF7240B7DFEDF041B4724028C3F9ED6DD27240C56795827C5173408855A1BD31157240426D89077FBD73406D1F325D7A367240150BD2975E49734003C6D46E7F117340D359D860AA3272401D5EF350A65E724080E0BE2182AF7240C21458AFE5717240048C838E379C7240545165EAEC9072405A5B23426114724099AF2E31CA187240FEFB43F95B9C724085C0839F735873406C685DDD98CF73408E0D526E46B17240EE7E126A58907140799402A1E46E72403EB7B6A7B7DA7240FCA5648AB603724004F920458735724002167A98F430724096BA5C12504073404C7DA76AAFBC724062FE1EA2197F73409C9DEF550B04734008EECB8DBCA0724097D798B6127C72407805AEAE42817240FE709319EEC87240B654A289D19B7340108785257E4A7340036D72870FCC7240C611263342BC7340D2DB64FDDBAC7240DF3A37E81EA67240E33552265829734038893A8270427340310A9F2AEF34734041624A4BFBC87240F1883546BA8772406B5A6DAFBCC072404A83EF27C1817240051DF468398D72401630CCFE06B87240EF37AFBAD23D7340BA1F36098A4D73406C8310117BC67140AF27FB8E7ABF72407B5ACB1CE24072404C9F8C1C874B7240C9CB06AAE5697240F3976F84940A734075766FEB6104734077B2FEFECCD27240EC97842F3D797240AB308E338A7C7240BCE5A22EFFA47240BCC060C11CBE72403E7DF9A2518A7240D51D441DC0D77240999479F6AA2B73403344DCA88BB87240740BF43D2DF3724072EB39FCAAB47240B3B38A1213AA7240E122BD4824317240CE3A5A0D9BE77140818FCDB44B2D73400B4E1BE0371A724016FFB605F701734017C077C0546F7240A2420FAF99767240B6960A61236B7240D4C286F7C4A772404AE317B2CEF27240E112D46B06987240E3CED451C4C2734091FFBE22CCE771402B3C667AF6BE72406B206D27308A7240516AF12D9D2C724026A06CF6CAFA7140D0984E4AEF7B73403B4A6C1D8E6A7240BDA86BCB25F172403B8AD3DE223673409EFD47E573817240DA7713E89BC872407D87ECF4AA977240336351848CFE7240300329B6A86072407C88C01836927240ED35D95AD2427340E619AED5F0337340EE7ED3FA905F7240F2DEB1C6BAD172408929A97A2DE872405A22E51E61E2724044059385F0227240FA75E04FBC5D72409D312E19455E72401859054789C97240E93164CABA4C7240764E2A207023734073B6A845F9E67140BC281646ACAE7240E0EEFFB01666734086A64F5147DB724042E997D5264B7240CC239B16C77E724013CF61B03CE7724006D76AA48A1272401CB0A08644BA7240E306CDF186BD734060E86F63F1147340F0A21B9B219E72402673B65F5846734050A05C0F927172405B2C5101F4CB72408EFF28D9B95C72409A31A699595A72404A53CD9F29257240AF5DF10A4F387240A4187BAD93A072404458940477747240391C282FF0CF7240BD229DD005627340AAA639D2CCB47140F2B3505227B77240CC353E79F8B2724049DCDBE5394F7340A91EA378C41A7340521D6402B8E07240F36F1C378A6073403BCA6F30B0FD72407ED458ED45A772400B57FC0955B672406A9ADF600CAD72407B93DF71306D7240C5AD492B203E7240A6F45C1780F8714098ADF2A8975D724082301B1F872E724034CC4B6D84BD7340995A36257EF57240C12E1C484B4C7340F7E50FB92779724096A72D56D9777240FFB7C9A88D067340E5B36CDE013773401901FE8695CD7340A4E424A77DC271405CF8A2F1507C7240858CACCF98DA7140D0F90041598E72401AA744E666A272408203931DB53772406CE7F2580328724080A50B354D4F7240751893CC5427734047577C61FD987340794EF13181757340A13F58F27AC2714030218A2ADE797340D5F4C2BE374B73400000000000C07240"> : tensor<181xcomplex<f64>>
    %1 = stablehlo.constant dense<"0xD2A0728A501F224063D0B0BA7B612440C8F8341938C42440B328585106CC24401F7565687E34224011350FD69BD52240F218DF07B94D2440C963BA76F2142440534B34FFE4F322406F7266662B372440FC4E124502D323403002AF926C0625404F4D6F97078E2540D9B96CFCA3EA2440FB2B697375D2234071DC8906C1E722405B76A33FE9072340114EECEF334C224069A846E0ADEF2340A67FCCF66D042540057BEB3B75692240B7695066B3232540B587E24C612825403D4220EA737924403A52DB656367234005BF608CC8F62540DD607040E30225406015ECA0868A23405D463A1F987B244042BE999C63712440C35153B38A732240BBB0B245B97422404978DA0707AD22401DAACA8C837022406F33B4CAF270234074B6ACABDD8B24404022C9468A7E2240E8BE8E6B8A04244068FBFDDD5C512340D46A98068F292240280FE1C3A98225400A5D8204168722408A22BA8F69E22540286E2ED0613C22406F9E3EDC6A2C254086E105413804244000308FEEB6BF254038F31A702F3B2240FFE2E794E6882540388FE88AA3062240B5E54616D6EC2540ACCAB15E852A2540ECCAAF50366B25404ADF419BD02823403976C2071EB322400AA04347279323403E7A7B2C2BC925409F44B805D8B425406CD4A4B3E4EC25408552975168772440B50A2D34A94E2240505D342D74082440E962221DCA0F25408F28CC9D832C23405BC1BF493F9522401D322AC5160F2540A0E3A662E85524409270653B459F2540B92AD4C73CEE22405E78F609B0A1254060FFEB36E87F2340A987513A126E2240FA5412879E752540A4D95CD6EBA22240D4B9988B1F7B22404F10E0CCF52E22405EEEAC104A31254092FD1E455C6A2340B4191DA7ECD22340980BB2ACDEBD254099CD1F930DAC23405CB0F8B5D2C623407EDD17BEC11522406D887C6086352440F243D518FA312440DE4CAE39F58F2540ACA81F30EF2E2440BBA861A51607244053A1AB36EA9F2340619F25E41532254069626B5649EC24401DBB15F2726522401FB3BF54431225401A58782FB3562540DF3D455F8C722240C96745868E8A2540F973962086EF2540E572F1F80CC42340B71E978FE30525403BF91E1B90D82440BB818186F4832440DE02F2274B212540027D0E79B4242540528FAF13CEAC224049E919A028792240A64334A284672340B422855084632540A43ED1DBE09523408B1E0165FDC62340107C1A7B89DB2240A2731B878A2C244023E4FE708218244069959BD0C5102340F729BF61701E2240C645AF57A7C72540FBE013F7BDD82340F9AA39D7F5492240861BE429DDF42340DC4E16DA94FC2240B0260E695B3625401205F299A1AC23402A4D6EE73EA725406B5AD2E6DCBF224043F7B4E7C8FE24404C154F6E53FC23408AE3EC3C51CF2440900AFEC5EA42224080C70F45103B25406832C509ABF1254056A07572C27D23401B6CA4068B8023401193D936AB8924402BDD16D4D821234080236B148F5F2340AD48E6331AAE2440277262376BAD25409A588FA431212440707D3E41C0872340451B060268512540535FBCE65E662340225A917155212340FF76CE77AACF2240E6179BB5598F2540185876C375B02240DDD13BBB9C4E234007F011B0A24622401FD7F3696D412440E7A0A4370DED2240765F4B2A5AE22540F3AF86800D212340379AAFCA305C2440361871C07793224031605180B0BB2540BA5B449B7F7B2440ADD27301ADE3244044F4031662B62440319D0AD3DCA12440BB7C47EB1A2F2440D4283E214B84244030031D16E2E12240EDEEC3866CFE22404D8418C6A31123401F0FFD9340F425401E48DD3D28A5234088B1FCFECCC122408D2E0A91144723405C0411F0A6762440ACDB935302A02440FBC596A7B5E82540A74064EF322A254046758085C8E0254090A87BE4DD582340A7B614D37B07254046C678ED25AC2340E37EF5FD3C392440DF23F9FAC5F4234058B137E91B76244033F2C5DBACDE25400F96794061F3234058CCA50F15B2244015520ED601C7244014C0B18957B622404A853548CADA23401CFEC0B7121F2440D48B3C24B65C23402B886B615D25224030D676BFC887254010FAC81D2DA8224069C8DC51E15E2440A0318BDD5AB2254022BAAFF7F52C254079FE44266FF122404542C2D51501254074E3B5531AD42440584661CFABBD2440832132643E1125407EE1DABC79722540FCF33A85E1922540D871DAE752FF2340249D4527500722404B43A30ED8BB2340586D3DF1ACA52240CAF5A036CD772440DBD4BAF9DD972440F53154DD81DE244011E2CA05438624406CABE825A55A234070C9A781D24825406DB6270960AF2540F3D20700E4112440E8CB8F6F23E1254063FAA2CF37E62240C199E921317B254024AEE32A660F2340E236B98803372340D9F579B34AEE2340E53E3D4F429C234070C5E13487F425405893CF73258F224078A5A764A1292340874BB029FD5B2440771553DE7DB52440CE3120F4BF3A2540A89E1FA152BD234009CED81DF7922540EE704BBF866125403381B46EFE9F2540E339B3751149254025D61715CCFF2540CE33086CA3A6224028D82B10CFDC2240807138AFA65F2440AC831C90204723405C7FE75CB650254010E4A57781202440149D1EB5087C2240AD74B605C1ED2540AE8346673B73244063401B33FAA42440E72470A69B72234021AB2518E51925402500B6F330522440A5422A57648A22403A8DD2DBC2C423401DE2078A5E8624403074125BCB1E2440D7E6B3F4678C24407B4C30757E7625408C8AB669B9C92540DCB40162C16325401B0CBB51F04022403A0CD08A97C72240FC1018025B41244093E239641EB5234074BB663D4CC223400FAE3CEC582E234010EC5F6B08FF22404D95A73A2AEB2540D688A44EFFDA2540DF34E4BD28B52440152DF542493D23407C4472E4544E2240F49DFDCBC60A24409BA7DB8403372340BDADA2378D61224075E87E42B0FA2240598F7E9B8A472340AE95D0BB6B3224408473957C00922340565394AF48B025402C47E189362724400FBAAC64E22A22404E11A619763224401357DA0BBFEB2540E96FB8F795F62240DCB880F37CC423409A746DDF069F22409F01F51495E22440EC86AAE2A24B2440C37E7E9622832340F9BB9268743125403EAF01BC17FC254047A3D7F3006F24403997BE36356E234092B0B2F1B754234066646EC2F1942540071F2C9E331E224020846A0BAAF023406CDB800B47D82240D5FF03C40D322340351369143ABB23406BE664B06E8E254035AF63CD9A492440DB5D4B9C1C492540049ABA332FC522403427791855FC22405102B4D40DBB25405AFB5D991F8B24407AAF0201C76A234010345423EA3B23407B5D8A8D767E2340979D2AD1D10A22405DB80B598E4E22400AD68364BBB42340AF2EC44E480A2440AE8A7BC5451323405D27A7484A3F22403055C990031B254002C6FDE9D7A42540A48692D7428425404CD02581409E2240081E39ABDCA324405EF0DFFA5F09254083D04D8C71FB254070FB79A9B3472240B277429B50E222408D4EB675DA242340C2722CF5813A2440314EF93783F62540B98C26F782092440DA50CF6ED09B2440894D7239F2932440E554874C8E672340886A7FE3F91D2440F32BA90B8F2823407C102FDA46722440288EEC0A4B3C234013ACD1798F722340C768CA27F6B22240BB019B15D4D125401FDAC10BC7072240463513699F76244036CC907BB59A2440457A71DF525A2240486A2CF5470D2340AB70D328F5002440D1390A6CF90A25405994756B9F7E25405C2C4D7E58E222404466D200A0082340DAF469BA9990254076ED4ACC56CF2440F48BF3A7D6D9254037FB293F69A5234002703FF62A4E2540CB99978215C3224057ABCA84F60522400B0A88C1F1AF254027D75C0B1033244035E47BB5B138244069DE2AB9484A25401EB809EDAC08254098B2CA2991B92340C180FF5FA45C2340DE2D8580B6C823405835CD274C73244069088151C20E25401D9783D280CB234078022CAE5E6325401C0557F045C62440"> : tensor<360xf64>
    return %0, %1 : tensor<181xcomplex<f64>>, tensor<360xf64>
  }
  func.func private @program(%arg0: tensor<360xf64>) -> (tensor<181xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<360xf64> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<360xf64>) -> tensor<181xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<181xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<181xcomplex<f64>>
    %3 = call @fft(%arg0) : (tensor<360xf64>) -> tensor<181xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<181xcomplex<f64>>, tensor<i64>) -> tensor<181xcomplex<f64>>
    %5 = call @fft_0(%4) : (tensor<181xcomplex<f64>>) -> tensor<360xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<360xf64>
    %7 = stablehlo.add %5, %6 : tensor<360xf64>
    return %2, %7 : tensor<181xcomplex<f64>>, tensor<360xf64>
  }
  func.func private @fft(%arg0: tensor<360xf64>) -> tensor<181xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [360] : (tensor<360xf64>) -> tensor<181xcomplex<f64>>
    return %0 : tensor<181xcomplex<f64>>
  }
  func.func private @_pad(%arg0: tensor<181xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<181xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<181xcomplex<f64>>, tensor<complex<f64>>) -> tensor<181xcomplex<f64>>
    return %1 : tensor<181xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<181xcomplex<f64>>) -> tensor<360xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [360] : (tensor<181xcomplex<f64>>) -> tensor<360xf64>
    return %0 : tensor<360xf64>
  }
}

// -----

// more_fft: fftn (2, 3, 4) c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<2x3x4xcomplex<f32>>)
    %e:3 = call @expected() : () -> (tensor<2x3x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>)
    %r:3 = call @program(%i#0) : (tensor<2x3x4xcomplex<f32>>) -> (tensor<2x3x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<2x3x4xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<2x3x4xcomplex<f32>>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.0001 : tensor<2x3x4xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x252487BEF94E6DBFE6DA3F3EB6ACB23E8C3C6F3F4E68483E5C6904BFD601913E9F5465BE2DF6A03ECDEC003DC5996EBF896F35BF8F8A323ED6BCEFBBD49F193F2993233F419E39BF322FD53EAD865BBFA4D4633D9D9F49BFDFE6193FDF337D3F040EBCBE5C0610BF5550DA3E784A79BFFD78533E599421BF9CAB563F228D043FD7F3223D1BA6613F14C5393FFD8EAFBE4C9D62BFAD1EADBD5A8BA43EC1255C3FD15B13BF8D8CE23E979A243F6FD0DCBE54B72FBE93997ABFEB6139BFAFADF3BE"> : tensor<2x3x4xcomplex<f32>>
    return %0 : tensor<2x3x4xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<2x3x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x94CF9643D672944353ED924318CF954342DE9343E9DC9443C8E3984310BA9743CA899843212796435C4B9543F2F494435FC6974354CC9543C0CF9343E6A0934376D1944379C6944340FB9443E236954310B89543E52F94436EC794438C8095435D559643603A964330A1954359B6944339DA974337F39443F84A964360E9934386BB94433AA19843099A9643CADA94430800984392CC95432BF6944367489843F0C99543DE779543ED2A974395F8944366C99543F04F9643FB7893439CB19543"> : tensor<2x3x4xcomplex<f32>>
    %1 = stablehlo.constant dense<"0xC514214172EE1D4160DA23416B4D224158281D41E27B1E4119E71B41CBBE1F419E6C1E41F65D1E413D5F1E4110561F4115A01F4131951D4155A41E41D8F31E41636223412C34204100151D4188D61C41D45D22411ABB1F41250F1F41ED9B1E41D2712041D54D2041F66320412A371D414C7822419F991E4195811F4177481E41EAB71F417D4A1F414FA11C417B971F4132B71F41966A2041918E2141C7A01E415E4F1E41A38123418E9D1E41330B2341B5AA22416EBB1F4161CD20410D791E41"> : tensor<2x3x4xcomplex<f32>>
    %2 = stablehlo.constant dense<"0x54B72FBE93997ABFEB6139BFAFADF3BED15B13BF8D8CE23E979A243F6FD0DCBEFD78533E599421BF9CAB563F228D043F040EBCBE5C0610BF5550DA3E784A79BF4C9D62BFAD1EADBD5A8BA43EC1255C3FD7F3223D1BA6613F14C5393FFD8EAFBEA4D4633D9D9F49BFDFE6193FDF337D3F2993233F419E39BF322FD53EAD865BBF8C3C6F3F4E68483E5C6904BFD601913E252487BEF94E6DBFE6DA3F3EB6ACB23E896F35BF8F8A323ED6BCEFBBD49F193F9F5465BE2DF6A03ECDEC003DC5996EBF"> : tensor<2x3x4xcomplex<f32>>
    return %0, %1, %2 : tensor<2x3x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<2x3x4xcomplex<f32>>) -> (tensor<2x3x4xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<2x3x4xcomplex<f32>> {jax.result_info = "result[1]"}, tensor<2x3x4xcomplex<f32>> {jax.result_info = "result[2]"}) {
    %0 = call @fft(%arg0) : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<2x3x4xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<2x3x4xcomplex<f32>>
    %3 = call @fft_0(%arg0) : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<2x3x4xcomplex<f32>>
    %5 = stablehlo.add %3, %4 : tensor<2x3x4xcomplex<f32>>
    %6 = call @_roll_static(%arg0) : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>>
    return %2, %5, %6 : tensor<2x3x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [2, 3, 4] : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>>
    return %0 : tensor<2x3x4xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [2, 3, 4] : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>>
    return %0 : tensor<2x3x4xcomplex<f32>>
  }
  func.func private @_roll_static(%arg0: tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>> {
    %0 = stablehlo.slice %arg0 [1:2, 0:3, 0:4] : (tensor<2x3x4xcomplex<f32>>) -> tensor<1x3x4xcomplex<f32>>
    %1 = stablehlo.slice %arg0 [0:1, 0:3, 0:4] : (tensor<2x3x4xcomplex<f32>>) -> tensor<1x3x4xcomplex<f32>>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x3x4xcomplex<f32>>, tensor<1x3x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>>
    %3 = stablehlo.slice %2 [0:2, 2:3, 0:4] : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x1x4xcomplex<f32>>
    %4 = stablehlo.slice %2 [0:2, 0:2, 0:4] : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x2x4xcomplex<f32>>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<2x1x4xcomplex<f32>>, tensor<2x2x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>>
    %6 = stablehlo.slice %5 [0:2, 0:3, 2:4] : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x2xcomplex<f32>>
    %7 = stablehlo.slice %5 [0:2, 0:3, 0:2] : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x2xcomplex<f32>>
    %8 = stablehlo.concatenate %6, %7, dim = 2 : (tensor<2x3x2xcomplex<f32>>, tensor<2x3x2xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>>
    return %8 : tensor<2x3x4xcomplex<f32>>
  }
}

// -----

// more_fft: fftn (2, 3, 4) c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<2x3x4xcomplex<f64>>)
    %e:3 = call @expected() : () -> (tensor<2x3x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>)
    %r:3 = call @program(%i#0) : (tensor<2x3x4xcomplex<f64>>) -> (tensor<2x3x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<2x3x4xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<2x3x4xcomplex<f64>>
    check.expect_almost_eq %r#2, %e#2, tolerance = 1.0e-12 : tensor<2x3x4xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xD8989EFE99B0DABF92BC830F0B8BE2BF4CA00F8BC0F0D73F96492BC8A98DE8BFDC607711D1B4EDBF501A65F1FE82C03FBA07E3C6D2AEEBBF9607F06195B3E83F80C98FA053D9843F8C81171AD4ABD2BF0451C08F7B0AD23F4CF556C987A6EA3FA00C29066F1CEB3F20794E1FB3DFD13F0C1D791CA3CCE3BF2C2BEDB1FF26DC3F281E93013FCACF3F5CEAF6BA468AE1BF704F25434925C43F085E77CA6A85DB3F128C24D341E7E9BF4083A78A381399BF988FC1DC42A2C03F36E599CF67D4E0BF20C791C97D8CB1BFFCC9DA2D8753EFBF2C9CCF8B7CB8E33F04413C36AFEBE2BF1E5FBF388312E3BF84560BEC321BE33FC07967C50440E53FE005EA249D57BCBFACCB5EF46AD1EFBF5C05F2A511FBE43FD0BFEEDCC919B43F50F67CDCD0E7E1BF80C28EAD4B159FBFFAF687C69A92E4BF560B7FC6ADF2EB3FDE31B72086AAEEBF00E6D4BED1908DBFA87EF094B283C6BF72CB86996860E73F406554A1F014DC3F38C081382DBBC8BF102F1D610668BFBF469A8AFB6C93EEBF1CF7AF8397B9E4BF"> : tensor<2x3x4xcomplex<f64>>
    return %0 : tensor<2x3x4xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<2x3x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xF9D03D1E55A872402C805190CA90724048ED2F7B9ED4724029AA5F8EB06D7240437B1AAF6579724088DF8A68B4B8724040DDAD8B8FBA72408B9FBA3C07CE7240D399C9FC70BB7240E4E21A05E6A272403B5B512F7FC672400BE79DA227D172405E3B828E5EAB7240E0744B38BBBF7240CAAE1BECEB077340B7F1ADFC82B772409A4AAC31A3A17240EC865268E2C27240DBAFBF90CB757240A08D6D87505A7240296BA7E2DE947240DFD3AB8215C17240499BAAB35310734080067B7FFD8572406C5925F1CCA47240C6583074E0F37240F637B9B6B7BC72401BC7B660429372400BA4E44954F672404491531A5A807240B81245DAF4E27240D48B705D9FBD7240F5CFC64D4CBB72409DA722795AAF72400A6ACBBDFB65724083619BC7FFD47240482DFDD65A9D72405C52D44C4995724001EBB036A1E2724007096CD40B0173408ABBA9C2326A724079E4C1F564BB7240ED8BF21EB5E97240FEE0B9259CC3724082CA2BBCA9E072407C268FD02605734025A54A0D74AC7240E17C014EBFE87240"> : tensor<2x3x4xcomplex<f64>>
    %1 = stablehlo.constant dense<"0x4CC1A77D71E023403B00C2150EC12340ABD1E764BFF82340B9D4F850B41224405AA478E9DCA123400B2AB9E045F62340603C95F97D1B2440E1E2D4BD40922340220E3B4284D72340E5B3188BD8032440B679E3441A6B2440AA08A454A7B2234036E489837EC6234029C58F0372012440CF3FAA6B0F9D2340D5BC3C5F6B782340C377B7FBEBF92340852E79B132D92340B893CF3AE55F24404A423DA6AEF42340294F58137EE4234080460F4BA4FF2340A4796C94A90824400E347D83DF16244090CC31ECBBDB2340B2CB95452B4524404A6EB1CD9B2E2440C50F967CD4FC23400F30866270482440B1C1C4CD22AB23409D4A4C9E9FFB234024B4F38058C423400EFA8C03998D23404CDB57F2DBF9234032DCB811F0E52340D7FB016854362440020EE5FA8C2B2440FADDBEC0335C24403B6543299C372440FD2B4D32D00424409C6A5E12BBF923407CDFD8F6CDE9234002E4EB482C2E24400A0C9070BA5624405F3CFC73CED12340D06D70660CC72340628D6452FA872340AE2CCFB4FF1B2440"> : tensor<2x3x4xcomplex<f64>>
    %2 = stablehlo.constant dense<"0x38C081382DBBC8BF102F1D610668BFBF469A8AFB6C93EEBF1CF7AF8397B9E4BF00E6D4BED1908DBFA87EF094B283C6BF72CB86996860E73F406554A1F014DC3F1E5FBF388312E3BF84560BEC321BE33FC07967C50440E53FE005EA249D57BCBF20C791C97D8CB1BFFCC9DA2D8753EFBF2C9CCF8B7CB8E33F04413C36AFEBE2BF80C28EAD4B159FBFFAF687C69A92E4BF560B7FC6ADF2EB3FDE31B72086AAEEBFACCB5EF46AD1EFBF5C05F2A511FBE43FD0BFEEDCC919B43F50F67CDCD0E7E1BF128C24D341E7E9BF4083A78A381399BF988FC1DC42A2C03F36E599CF67D4E0BF281E93013FCACF3F5CEAF6BA468AE1BF704F25434925C43F085E77CA6A85DB3FDC607711D1B4EDBF501A65F1FE82C03FBA07E3C6D2AEEBBF9607F06195B3E83FD8989EFE99B0DABF92BC830F0B8BE2BF4CA00F8BC0F0D73F96492BC8A98DE8BFA00C29066F1CEB3F20794E1FB3DFD13F0C1D791CA3CCE3BF2C2BEDB1FF26DC3F80C98FA053D9843F8C81171AD4ABD2BF0451C08F7B0AD23F4CF556C987A6EA3F"> : tensor<2x3x4xcomplex<f64>>
    return %0, %1, %2 : tensor<2x3x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<2x3x4xcomplex<f64>>) -> (tensor<2x3x4xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<2x3x4xcomplex<f64>> {jax.result_info = "result[1]"}, tensor<2x3x4xcomplex<f64>> {jax.result_info = "result[2]"}) {
    %0 = call @fft(%arg0) : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x4xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<2x3x4xcomplex<f64>>
    %3 = call @fft_0(%arg0) : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f64>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x4xcomplex<f64>>
    %5 = stablehlo.add %3, %4 : tensor<2x3x4xcomplex<f64>>
    %6 = call @_roll_static(%arg0) : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
    return %2, %5, %6 : tensor<2x3x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [2, 3, 4] : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
    return %0 : tensor<2x3x4xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [2, 3, 4] : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
    return %0 : tensor<2x3x4xcomplex<f64>>
  }
  func.func private @_roll_static(%arg0: tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>> {
    %0 = stablehlo.slice %arg0 [1:2, 0:3, 0:4] : (tensor<2x3x4xcomplex<f64>>) -> tensor<1x3x4xcomplex<f64>>
    %1 = stablehlo.slice %arg0 [0:1, 0:3, 0:4] : (tensor<2x3x4xcomplex<f64>>) -> tensor<1x3x4xcomplex<f64>>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x3x4xcomplex<f64>>, tensor<1x3x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
    %3 = stablehlo.slice %2 [0:2, 2:3, 0:4] : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x1x4xcomplex<f64>>
    %4 = stablehlo.slice %2 [0:2, 0:2, 0:4] : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x2x4xcomplex<f64>>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<2x1x4xcomplex<f64>>, tensor<2x2x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
    %6 = stablehlo.slice %5 [0:2, 0:3, 2:4] : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x2xcomplex<f64>>
    %7 = stablehlo.slice %5 [0:2, 0:3, 0:2] : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x2xcomplex<f64>>
    %8 = stablehlo.concatenate %6, %7, dim = 2 : (tensor<2x3x2xcomplex<f64>>, tensor<2x3x2xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
    return %8 : tensor<2x3x4xcomplex<f64>>
  }
}

// -----

// more_fft: rfftn (2, 3, 4)
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<2x3x4xf64>)
    %e:2 = call @expected() : () -> (tensor<2x3x3xcomplex<f64>>, tensor<2x3x4xf64>)
    %r:2 = call @program(%i#0) : (tensor<2x3x4xf64>) -> (tensor<2x3x3xcomplex<f64>>, tensor<2x3x4xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<2x3x3xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<2x3x4xf64>
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xf64>) {
    %0 = stablehlo.constant dense<"0xF29C72E1A1A7E43F5039AD3C305AEFBFCCA08D0FD94EE13FDEFB63C55551E83F082895AC5156E1BFF00544E1A40CC33FF85D0A9B5D85C3BF7A2089FECDBCE53F40825BD74FEFE2BF9CAEBD1FAD2BDB3FC49473E3CFD6DB3F1CB32EFF9758D93F8CF10B8B670EE8BFD68AF7E46FACEC3FB893F7CFFBC8E2BF924DB379C1B8E7BF30E415DD9DFAD63FD40EF786BDAADCBF261CB711E502E7BF60AEB923DD5ADDBF085046E74BE9DB3FE8DD05955756D73FC4D0997043C5EC3F36E9B12C75BCE3BF"> : tensor<2x3x4xf64>
    return %0 : tensor<2x3x4xf64>
  }
  func.func private @expected() -> (tensor<2x3x3xcomplex<f64>>, tensor<2x3x4xf64>) {
    %0 = stablehlo.constant dense<"0x056C705858C672400000000000C07240139AC5A039B272406BE0095FCBB972400BA86D81BFB872400000000000C07240C8436F449BB77240C8A8F32CE7E772400AE3F7AEA3DA72408FA899465FA7724045AD027287C17240155F9383F9D57240C8436F449BB7724038570CD318987240D0BBE4BB3FB07240929051D9BEE3724045AD027287C17240EBA06C7C06AA7240D7A1D6D01BF272400000000000C072400C63FD75CFA372406B212E41F00D7340A6573B2942A472400000000000C07240CBC7A3178FDA7240EDA3730AC9A672406FB2A3A3DACE724011D968099AF672401B41C5B876137340B64DDCCB21B97240CBC7A3178FDA7240135C8CF536D972408C60323543DA7240981F7AC88EDD72401B41C5B8761373404AB22334DEC67240"> : tensor<2x3x3xcomplex<f64>>
    %1 = stablehlo.constant dense<"0xCF29171E7A4A25406B2C35FC5C0A22400DDAF890ED142540BE3F565C1585254080AD36E59AEA224018108593324C244088D69389EAB123400892E8DFCC5B2540DC478A020BD1224075EDFD685DD92440A69C1B7FB6DE24409975F9BFC4CA2440E7404F87197F2240AD784FFEC6CA2540C486004370D3224027CB64E87384224022AFE8EED4B724408947C813AA1A23403E8EE4AED18F22408D32E2162915234080323A5F4ADF2440EF2EA8BCB2BA24400C9D093754CC25406DE134AD38C42240"> : tensor<2x3x4xf64>
    return %0, %1 : tensor<2x3x3xcomplex<f64>>, tensor<2x3x4xf64>
  }
  func.func private @program(%arg0: tensor<2x3x4xf64>) -> (tensor<2x3x3xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<2x3x4xf64> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<2x3x4xf64>) -> tensor<2x3x3xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<2x3x3xcomplex<f64>>
    %3 = call @fft(%arg0) : (tensor<2x3x4xf64>) -> tensor<2x3x3xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<2x3x3xcomplex<f64>>, tensor<i64>) -> tensor<2x3x3xcomplex<f64>>
    %5 = call @fft_0(%4) : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x4xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<2x3x4xf64>
    %7 = stablehlo.add %5, %6 : tensor<2x3x4xf64>
    return %2, %7 : tensor<2x3x3xcomplex<f64>>, tensor<2x3x4xf64>
  }
  func.func private @fft(%arg0: tensor<2x3x4xf64>) -> tensor<2x3x3xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [2, 3, 4] : (tensor<2x3x4xf64>) -> tensor<2x3x3xcomplex<f64>>
    return %0 : tensor<2x3x3xcomplex<f64>>
  }
  func.func private @_pad(%arg0: tensor<2x3x3xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<2x3x3xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<2x3x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    return %1 : tensor<2x3x3xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x4xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [2, 3, 4] : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x4xf64>
    return %0 : tensor<2x3x4xf64>
  }
}

// -----

// more_fft: fftn (5, 7, 3) c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<5x7x3xcomplex<f32>>)
    %e:3 = call @expected() : () -> (tensor<5x7x3xcomplex<f32>>, tensor<5x7x3xcomplex<f32>>, tensor<5x7x3xcomplex<f32>>)
    %r:3 = call @program(%i#0) : (tensor<5x7x3xcomplex<f32>>) -> (tensor<5x7x3xcomplex<f32>>, tensor<5x7x3xcomplex<f32>>, tensor<5x7x3xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<5x7x3xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<5x7x3xcomplex<f32>>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.0001 : tensor<5x7x3xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<5x7x3xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x7CE4783EBDA9DE3EEDECFBBE8BE274BFEC7BB2BE3161713F29895CBEEF6C24BF2A654A3FD5411B3F944165BF440E153F458B303D9D83A3BE96A72CBEBE5E653F8D59553F08EB093FEEE02EBF0B144E3FB7CD7FBF5AB351BE4057DB3E867C51BFA80943BE17E65CBE20721FBE84C7AC3E4B062F3DADAE0F3D715611BC2615373F146C44BFE41552BD8F05853E8334333FA637A5BE8D8DB7BE9EE8003F3D8328BF68BD07BD19A4353F6B317DBD8E86873C435E72BFCA6B53BFD185243F56834ABEA310703FA80F523FB054C5BEE0C420BFCA1C633FC349033F90070F3FDC65A43EEF01833E1F2B31BE3ECA14BF9C12253F6D733DBE6C01583EC55AB53D369C77BFE22B79BFB25F42BF6915593F44809C3EC65019BC16AC4D3F7CFA38BFC52464BF3437E83EF966FCBEFAD9BC3EA870143FB37329BFC931D33EF0F9443FC1106B3F701E153F83611EBEF67900BE48DCD43D0BF0253F472346BE3CB750BFE6101EBF7A2761BFED78353F472E383F3B44653E9367EFBE72EA883E537EF5BD601565BF65BCCABEA290013D0A62A4BEF35C443FED6639BF4CBCFFBDFEB129BF87B046BF90525C3F61DA89BE3FCF68BF3DFFB2BE12F9D73E06314D3F34E62F3E559655BF77C46ABF29976BBFAD9C19BFBB49A4BE0E1B0ABE59FA08BFC06A343F3FAA3FBF6C152FBFA83539BF88D6093FBE51FB3E449FEFBD6691A63D6E63333F47384FBF64CC6FBFCD624A3FC75CD63E7B994A3E1CEDF5BDB686743F5E96473FA4E939BF4FFF7BBF9E2D8BBE66342A3F28456A3FE2008C3E181BDEBEABA9433FEA85173FA3C904BF871450BF5C590D3F32582EBF9BE85BBF0ECF51BF606FD6BE66C04BBDDA40023FA8C9273D15342CBD339A7F3F9C43423F998A013F1751A5BC431374BFAA6207BEBEB3E9BE65A3773FEDAC4DBEEF250A3F3561A2BEC964A43EC662023E91028CBE09A6C4BDAF670B3F0BAB45BFA98881BD9F7FD4BDF7D422BF8B8D23BE37FF9ABE07E1303E4D5B52BF06806EBF272A7C3EF3B3E23DE602FF3EF39BD5BEBC02D83CB3AF63BF6863273F00C6523F9AC5CCBE42480CBF9D6DB9BE2D18FABD64F809BF49ED143F85A044BF685082BE94106FBE3D49053F96DA6D3F6B8AEEBE0B93473F771640BEA9F340BE4CE50DBFE5BF963D9F52403FC18F2EBE9079F83D19148BBEFA27AF3E"> : tensor<5x7x3xcomplex<f32>>
    return %0 : tensor<5x7x3xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<5x7x3xcomplex<f32>>, tensor<5x7x3xcomplex<f32>>, tensor<5x7x3xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xF4ED9443981B944308619743219E9643A8DF9B43F5B09C43182A984331009943CA75954391E494433A509A432DC193430B6E92432E8C94438D259643368E94438BDF974389BB95436F0F9143312E974387A0964313C89743E5969A437B1C924354669B43C19A9343BCFF94436858984316E09643A6819143757E9043E2A992435D9D94430583994326AC97433D6A964393DA974351B695436B4B9443A7CF9643342598433AA891433FB49543230F9A43432A9443BAD39543BFE29543D12C9343688E95436B409243D1749543CD1C954305119143797498435AE99043BC109443CFEE90436AC99543AB4894436F459943E7D29943720F9943F99999439F4096433EF29543EBE3974339D49443817499434F3E9043656B97434FB594434EFD954307BF954345B994434F0C9D43B40F9B43C43F9B4398039543E8EA984386F09543F3E79443FAC5954323F39743C374944385A69643952893436CB29343EA8E9543F8A094433F0F8F43BE279743A80C9543B58A9943253790431EB897436D549743FD6E964327169443AA2897432B289443A8C296433C109A43F9DB9843E04A9C4375F898432C7D9743E6529643E2D39443250E9343DA0D9743471296432ECA98433F889443798797433A559343E2D99843868E9543106291436723914372EC9B434DCC9443D6C1954367C398438BFE9543752C9943499695433FB29243127F9B43E04F924342A59343BCD294433C129543558497435441974382B78F43C7E39243C9689843544399436264984329769643BF8C9543F9509343E1AD9B43146C9143B6779243DD2E9843B3B998435A359B43167D9B43E88396431855964347C09743C2799443BC079B4333389943F7A891435E899743168A9243D44D9943324C9743A604984391779443D89D9343D56298433DFB994364539443C3F8984311A29543FEAD9443C8DF9843B4F89443AE7C9943AE189743B1509443D1E69343F19695430CEF8F433DC192438955994308B89A43B3A89A4398B09643F5B59143F3429D4308CA924359179843BF589843E4E9924305BB944353319643421F96430F8D944305F29343AC54914399A49743AB2C954326249643A7B19A43E28C9543F9D9954308B89543C6AD98432F1E9443BB229843D9CB9543836D9543176A90434C4E91432D7A97433F949A43"> : tensor<5x7x3xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x7BAC1F415F6C1F4142CA21410B0A2241976B204131302041A29020418BE91F4160A720412DAD1E41F27A1F41493F20416D521E41B3FB1E417C82204161202041EC931F41FD11214148A521411B451F414B4420416BA11E41E6B11F41FBB620419C7E1E41195C2041106621419BD01E41EC302041FE8A204176E91E41AF8E1F412592204122EB1F41720B20414D8F1F41DEA820411DEA204187502141D1501F41E1D51F419FA91F41FD981F413DE020418A5520418E7C1F41C2AF1F410E1021411BF01F415BD31F414173204141652141384C1E41C4911E41EBDC1F4169F41F41296D1F419FA6204111EA1F41FFD02041B35F1F41B6931E41040B2041386E21412F80204198BF1F4116B72041340F1F4187092041F48E1F41F59C1F41080F20417D6B2141D23520417F051F4127A320415CB11E418A3622414A5C1F41FCDF1F412004214129702141B8261E41D1021F413FFE1E41D2AC21412FA41F418AB71F4144E01E414F481F410C461F4128BA2041DAE720415FE31F41A0362141607D1F41E277204102F21E41759D204167881F41C70121413E652041EF1920419E8820412FFB204166AD1E4112891F417488214168EC1E4152AA204138AC214133282041A2D420415B962141A2BA20410324204116BB2141D89A1E41E0DC1F419F2E1F4159762041EE612041F9BB204193FE2041CB151E41580D1F41C032204150221F4105951F4183E21D41524C1F4189DD1F413AA21F410EED1F419BF72041C8DF1F4197D720418EFF1F41EB2F1F4171DE2041B2841E4128CE21416BDD1F41CA971E41411A1F413D5220417C8D1F414E77204192052041A8D9204114DF2041EFEA21414419204189A41F41C2E720412B742041D3212041B66A1F41533B2041063D2141695A204134701F41215A2041D7B51F4122862041C067204154142141B13C1E41EAE81F41B03C214116F71F419A231F41D8701F4182F21F41A1E3204148FB1F411E9820418C871F41A7AA1F4151EE1F4133EC1F416D9C1F418799214113B31F41E2252241E28A2141A4A41F41900D2141389B1F412EFF1F41E03E1E41C06E2041552A2141C4EE2041CFFB1F417B932041FB182141B213204101731E4110691F411C7A1F4138FF2041AA741E415DEF1F4161DD1F418EDB1E41187F1E4189BF204195D51F41C2BA1F41"> : tensor<5x7x3xcomplex<f32>>
    %2 = stablehlo.constant dense<"0x15342CBD339A7F3F606FD6BE66C04BBDDA40023FA8C9273DAA6207BEBEB3E9BE9C43423F998A013F1751A5BC431374BFC964A43EC662023E65A3773FEDAC4DBEEF250A3F3561A2BEC75CD63E7B994A3E6E63333F47384FBF64CC6FBFCD624A3F4FFF7BBF9E2D8BBE1CEDF5BDB686743F5E96473FA4E939BFABA9433FEA85173F66342A3F28456A3FE2008C3E181BDEBE9BE85BBF0ECF51BFA3C904BF871450BF5C590D3F32582EBF94106FBE3D49053F64F809BF49ED143F85A044BF685082BEA9F340BE4CE50DBF96DA6D3F6B8AEEBE0B93473F771640BE19148BBEFA27AF3EE5BF963D9F52403FC18F2EBE9079F83DA98881BD9F7FD4BD91028CBE09A6C4BDAF670B3F0BAB45BF4D5B52BF06806EBFF7D422BF8B8D23BE37FF9ABE07E1303EBC02D83CB3AF63BF272A7C3EF3B3E23DE602FF3EF39BD5BE9D6DB9BE2D18FABD6863273F00C6523F9AC5CCBE42480CBF4B062F3DADAE0F3DA80943BE17E65CBE20721FBE84C7AC3E8F05853E8334333F715611BC2615373F146C44BFE41552BD68BD07BD19A4353FA637A5BE8D8DB7BE9EE8003F3D8328BFEC7BB2BE3161713F7CE4783EBDA9DE3EEDECFBBE8BE274BF944165BF440E153F29895CBEEF6C24BF2A654A3FD5411B3F8D59553F08EB093F458B303D9D83A3BE96A72CBEBE5E653F4057DB3E867C51BFEEE02EBF0B144E3FB7CD7FBF5AB351BE7CFA38BFC52464BF6915593F44809C3EC65019BC16AC4D3FB37329BFC931D33E3437E83EF966FCBEFAD9BC3EA870143FF67900BE48DCD43DF0F9443FC1106B3F701E153F83611EBED185243F56834ABE6B317DBD8E86873C435E72BFCA6B53BFCA1C633FC349033FA310703FA80F523FB054C5BEE0C420BF3ECA14BF9C12253F90070F3FDC65A43EEF01833E1F2B31BEE22B79BFB25F42BF6D733DBE6C01583EC55AB53D369C77BF77C46ABF29976BBF12F9D73E06314D3F34E62F3E559655BFC06A343F3FAA3FBFAD9C19BFBB49A4BE0E1B0ABE59FA08BF449FEFBD6691A63D6C152FBFA83539BF88D6093FBE51FB3E7A2761BFED78353F0BF0253F472346BE3CB750BFE6101EBF537EF5BD601565BF472E383F3B44653E9367EFBE72EA883EED6639BF4CBCFFBD65BCCABEA290013D0A62A4BEF35C443F3FCF68BF3DFFB2BEFEB129BF87B046BF90525C3F61DA89BE"> : tensor<5x7x3xcomplex<f32>>
    return %0, %1, %2 : tensor<5x7x3xcomplex<f32>>, tensor<5x7x3xcomplex<f32>>, tensor<5x7x3xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<5x7x3xcomplex<f32>>) -> (tensor<5x7x3xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<5x7x3xcomplex<f32>> {jax.result_info = "result[1]"}, tensor<5x7x3xcomplex<f32>> {jax.result_info = "result[2]"}) {
    %0 = call @fft(%arg0) : (tensor<5x7x3xcomplex<f32>>) -> tensor<5x7x3xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<5x7x3xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<5x7x3xcomplex<f32>>
    %3 = call @fft_0(%arg0) : (tensor<5x7x3xcomplex<f32>>) -> tensor<5x7x3xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<5x7x3xcomplex<f32>>
    %5 = stablehlo.add %3, %4 : tensor<5x7x3xcomplex<f32>>
    %6 = call @_roll_static(%arg0) : (tensor<5x7x3xcomplex<f32>>) -> tensor<5x7x3xcomplex<f32>>
    return %2, %5, %6 : tensor<5x7x3xcomplex<f32>>, tensor<5x7x3xcomplex<f32>>, tensor<5x7x3xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<5x7x3xcomplex<f32>>) -> tensor<5x7x3xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [5, 7, 3] : (tensor<5x7x3xcomplex<f32>>) -> tensor<5x7x3xcomplex<f32>>
    return %0 : tensor<5x7x3xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<5x7x3xcomplex<f32>>) -> tensor<5x7x3xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [5, 7, 3] : (tensor<5x7x3xcomplex<f32>>) -> tensor<5x7x3xcomplex<f32>>
    return %0 : tensor<5x7x3xcomplex<f32>>
  }
  func.func private @_roll_static(%arg0: tensor<5x7x3xcomplex<f32>>) -> tensor<5x7x3xcomplex<f32>> {
    %0 = stablehlo.slice %arg0 [3:5, 0:7, 0:3] : (tensor<5x7x3xcomplex<f32>>) -> tensor<2x7x3xcomplex<f32>>
    %1 = stablehlo.slice %arg0 [0:3, 0:7, 0:3] : (tensor<5x7x3xcomplex<f32>>) -> tensor<3x7x3xcomplex<f32>>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<2x7x3xcomplex<f32>>, tensor<3x7x3xcomplex<f32>>) -> tensor<5x7x3xcomplex<f32>>
    %3 = stablehlo.slice %2 [0:5, 4:7, 0:3] : (tensor<5x7x3xcomplex<f32>>) -> tensor<5x3x3xcomplex<f32>>
    %4 = stablehlo.slice %2 [0:5, 0:4, 0:3] : (tensor<5x7x3xcomplex<f32>>) -> tensor<5x4x3xcomplex<f32>>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<5x3x3xcomplex<f32>>, tensor<5x4x3xcomplex<f32>>) -> tensor<5x7x3xcomplex<f32>>
    %6 = stablehlo.slice %5 [0:5, 0:7, 2:3] : (tensor<5x7x3xcomplex<f32>>) -> tensor<5x7x1xcomplex<f32>>
    %7 = stablehlo.slice %5 [0:5, 0:7, 0:2] : (tensor<5x7x3xcomplex<f32>>) -> tensor<5x7x2xcomplex<f32>>
    %8 = stablehlo.concatenate %6, %7, dim = 2 : (tensor<5x7x1xcomplex<f32>>, tensor<5x7x2xcomplex<f32>>) -> tensor<5x7x3xcomplex<f32>>
    return %8 : tensor<5x7x3xcomplex<f32>>
  }
}

// -----

// more_fft: fftn (5, 7, 3) c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<5x7x3xcomplex<f64>>)
    %e:3 = call @expected() : () -> (tensor<5x7x3xcomplex<f64>>, tensor<5x7x3xcomplex<f64>>, tensor<5x7x3xcomplex<f64>>)
    %r:3 = call @program(%i#0) : (tensor<5x7x3xcomplex<f64>>) -> (tensor<5x7x3xcomplex<f64>>, tensor<5x7x3xcomplex<f64>>, tensor<5x7x3xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<5x7x3xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<5x7x3xcomplex<f64>>
    check.expect_almost_eq %r#2, %e#2, tolerance = 1.0e-12 : tensor<5x7x3xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<5x7x3xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x74D0A2A29825E2BF9870372F7788CCBF8A64B6D8BC32E43F00FC8B7202728BBF56C85D819742EF3F767396761795E43FF000FF6D7AD0E3BFC063A9F81ABCD83F726F2BC9B1FFE0BFEC8D266BCAE6EEBFC07F076D8248B83F9833FB51C9F0E93FC02D7D06E8E39A3FBEB1C357FE1AE23FE0F84672B04DEF3F887E5290FF9AC4BFC860A9CC0D55EA3F0866DF36327BD63F4CCB5F2A3931E63FD4DE26F8771BDB3F80D014C928E6993FA49C4240B88CEA3F003A1F89679AE1BF0EC723BDC4ACEE3F103F8A3B9244E5BFA2962B02490DEA3F24C8489D2DCFEDBFE0CD85BC817BB73FE07FECA4AB3BCABF7036AAA8C5E4EBBFE20F2923C55DE43F707E9A7F41D6D8BF48AC830E7338DBBFA046B8EBBFCDDDBF581A19DA38A4C4BF46C4D2730AD4E4BF6A1FCB30F7F4E0BF2E429E8740F3E9BF00FD486B5CBB9DBFB4D7D6DDD1B6DD3FDCFFC2D92829DCBF12809E3A3D07ECBF541F56BC54D0D83FB25A99E95879E73F208E3C3025F8C9BFC033B4C490EA95BF486C6233EA63EFBF804263B2F5C7EEBF92EDDB3AFBB3E23F80DA4D106C2C91BF50B5DA34A076CF3FD8A2921068D9D1BF9885B15F4F3EC73FD4DF3D18AFE1EC3F0079F5549B5BD43F6E9093CD05F9ECBF32922C1513B4E3BF8805229B212DD83FBC085039DD59D93FB022AF2EBF40E43F8CE7968CE56BD03F603ADE3CA143C13FC8CE5EE0EFFEEFBF40B74C3CBF1DD53FF852CBA024E7C5BF1C5577A43B90E2BF86C982E18063E13F44A74B32131CE93FA02F7B4E5BD1AE3FE4918CC1E28BEB3FFCC9B9ACF5EFEDBF6A142653AFCEE73F002D07BBE39D7A3F000C3FB20169673F0862E632F87BE5BF0092C29F7728633F40B2A0F18CC0DFBF700365BA2733C0BFB8650A55E844DDBFFC87CAD0A23DD83F1E8D398DCF20ED3F4AFFDFD2D12EEE3FC2EFEF987E2FE2BF5CA253A4C7A1EBBFBCDF34078701DCBF940C39772B3DE9BF468F2B58FE29EF3F10BD4F87CA22E33F10442EBCB9DFC33F5C6C96970394E23F00695CD95F26A5BF24CC1630C9B7DEBF160DA9032E9BE4BF943FC92B4331E4BF488048D272FEC0BFCE3F891955ECEEBF50D5F84C2C8CCFBFD0CB89671DB8C43FD4350B38F708D93FC8479C526DC6E53FB2BEB8185F30E63FB2831B672B3EEB3FD0DD89C01002CABF1C9B006BB382DE3F0CDB5D32D7E3D33F50AC49735356C83FCC96B5E545F4D93F666157FCD55BE6BF12A8EA72F482EF3F7E6A8885D882E2BFE8789EA1CC27D3BF026E2E064324E93FF85A7BC3C15EE1BF8051019E1457913F04F9B063B773EABFC896859FBD88D33FCC7198F12E72ED3F10B6721B3294C63FB48D58A99F41DC3F68A2E636AF7CEABF881FE1F31C51EABF4ADA31B4B97AE6BF202464000DA1C7BF0C2A6C0FBE9DE6BF88F18504E652E43F8046D949CBFC85BF08BF225F7165C43FE2BC95394C83EDBF98A87CE739CBCBBF688EFD93D9D9C33F5A019417B967E9BF10B0C0B21C41B2BF403E5E0C2975913F1ACE58ABFB5AEFBF78EC258618F9E73F10E7BA8F47CAEFBFE02828C82CF6D53FD05A55D9A828D43F9271807AF064EABF10E10BAFE0ADB43F7C091F50872BE83FBED73870A3EBEABFC805959733E2E9BF00643CE787CD6EBFA8D5622251EAC53F905E9F3047D5D2BFA07DD088E88BC7BF406DCABBAC7CE4BFCA6E18E1536DEC3FE8FBA393FA6AC63FB0D433C1C05AD13F00365AC4F76F99BFACC268AA87D5E8BF5E386CB34807E0BF1A0264526495E1BF2029F720A5A8A53F54A84D461D05DF3F2441A6C4D88DD53FAC7A2FECD318E5BF64CFD07E6952D8BF5828DA0FBE0AE03FB0783D2DAB8BBBBFBC610A22ECF2D5BF20F29A25DC1ED4BFF815D3DA6C6DC7BFF02FCE602CB9B8BF0CCA186576A5D63F147B6C7FC874D5BFA08EE6347838C6BFCCDFD0DBD017DB3F24B39A71EBB1D93F80DCE384A8FF8ABF04ED56AD72B1EA3FA0E8DC83B8A7B73FB0A064342BA3B7BF907D0B8D4BFED1BFA01400691AE8D63F8682B8132F8BE93F18488C4E56FCEA3FF0A1C79621EABB3F00CE047C3DD691BFD0CA8EC32322DCBF0EAB58B62F1DE33F3A7708279ADBEBBF3489D6DF45A1EEBFB263B5165F43E93FE08AA4D9BECFC73F1885EFE2EB3AD13F06E1801B4D5EE4BFAC5CA899F5F9D73F90C83C40B220D53FA878FAD7B1EACA3FA0ED54A5774BC3BF5ACB3CA28680E6BF8C733B645184DABF70B0F6FE3883D03F7459CC97168AEABF30DBF39EBCD3D63FCC5699743033DE3F50E13170048FDE3F086A2C64B926E5BFA8C3158DBD75DFBF8C5401EAF1EBEF3FE8D030E953AFDABFC0ECF6DE8738E2BF4E2695B617AEEFBF609716F2D307C5BF0CA2F9460C24D03F786542938CC8E43F04EC0154AAACE0BF"> : tensor<5x7x3xcomplex<f64>>
    return %0 : tensor<5x7x3xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<5x7x3xcomplex<f64>>, tensor<5x7x3xcomplex<f64>>, tensor<5x7x3xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x128B729C95AE724050D8FF233C8B724026CAB8AF01AD72407F51141A8AB37240FE03FBECC9A17240D7FA06480A6D724051476110D25373407F9D0BFD6CF27140D2E3AD1BF7DB714034CDA7B9B0167340FA7638ADDE3C72400A0CB2CD244972403F2EB55D2C917240967C591F742B73400E3E93FBF74C7340510112BE1C7C7240954B6AF900D172407D6A3865E02672405CC7CD5D43D972406599F8CC93AD72404C9776119F5473400D7EFF85ACA27240BD78B2FF25C27240849C1D8A23F372401328D2EBB21B7340B4899FAAA85B734083FCE42846077240E4856A4285C972407FBA022105FE7240C2359D1F6A067340B83DAC40868C7240622F2799D10273404D134FEF2A1073400863F3C3BDA772406CE7C1A375AF72409393364CA74A73402E6D92395FAB72403FA4527377A27240F3084DB3AD7C72403B698FAD0CD07140C106EC38804D724075B5650BB117734027021488E9F97240D9FCECB3DB527340372AF1F8A9CC72402506B6D065707240708C861CD0157340B0A92324C70073409346504CF5067340ACF894B18FC77240DCFCCE733C9172400583A956B6CF7240DAF8647BB29772403B57A15C90E87240FB556871DCB77240FFA37387990A734054C59442D8F072400088B7022735734022F0328EF2A572407F5495A213CA724088BD7D8B327E7340C4E02F66B2E77240E4543C9F276E724066982FAEBCF272400DC1AC89358972401D2EE7BD453972406811B5BC1777724002AC1F04ED087240665AB2785CA87240C0BC998C4AF57240C205A6D449BE7240BD53AE61708373407C5C6FF04889724014D8C325FAE77240B1F5ED96EC407240D444EBC5986D7240D7018C9FDF197340195D33760DD472406641CCE6BA957240292DD2BFAF0173404F4BC06172AC7240010B91F2F7257340454C35CD570C7340EC64B5737F4C72401D98E4C63BAD724037B17DB8C5C77240C70C61761A617240ACACE819D1A97240D8F03546C2E07240208272365B437240E44E54E576BA7240AA76CEA991DD7240CBCAF46B5CBE7240AE2B4738679A72406AE2EF6F9D4C7340103D3929729E724081D2200D9C5272408AA1C6403EFC72408A020AD6FD4D7340634D67E30E7F72405383875F94B77240503F2DA18E84724022EE984EA5D07240AE59438D01587340C9CF8E7429677240E1806C78D26372409D5A68D529237240053AAD3370A172400AD0E00B0AD772400FECEDE00B4873403923A0A19E3273408708C94682007240ECEE06E85BA27240271B72FAC9707240AA808538DD057340376F620223AB7240EB37ACDDAC3472400286892AE58D72400CA2CBE635127340B2F32C1CD2627240F7321059BA7A72400B11311D137972409185E7ADA808724077EEC19A24097240E05013901CD972401FC52EBB745B72402CD1B82622E27240E7D9191328497240EC204E9CB750724053C3D4B746047340E971EF840B667240AA5D433E14637340A47A9DFED3D972402169E96136537240FE61E49A0E9372406017DF2193EA72400CB50A8CCFE0724077FF418C187B7240964E2B4D3598724001009BE0140A73408F58E0BEF07C72402D66076346A472404FFFC8DB81F772408590CD7752837240855E1101E87D7340AB1FD56B8E85724041C42771E0107240116BF55668BC72402D4FC4E16EE0724005118BECDC397240C0E62752713F734024F42EEE53A3724081072ED499FE7240BA236B3357EC724044B1535ABD4372406B6C0A6DA9537340B8356B320DFB7240EBE12FCB8860724051A606032A8A72400C34889843B37240C47297BEA47E7240311CD344BB7C7240DBD46F5BBF3E7240B95221898EF87240959DCFADB1E072409FE7CF40AAB972401D088F073A9072405AC0F9C299797240933CB53CA44A72401A2CCE31091A734082FBA1E9C00F734032525223765E7340058682FFF08D7240D3360C2F85AA7240F0874E5AD3687340329BB69751647240CDD3DF5D84D772403E144496F15F73401245EFF47C897240F65284BA4F627240C40BFF77FFC5724068C72CDD1D197340FA117CA26AD9724077402FD6785B7340DA0201E75F66724085EACE06BD09734063F803EEF4CA72402250B97B563F72409B9414858C7D72407E261910BFCB7240F5CC45F5060873400506A979875C7240EDDACE07DF2973407611F4F732B37240D3F5289733FC7240E3C4962AD7507340F48CF2E810517340F5464D24CA977240E7153776ABAD7240B1A81B2664E472407902181F773C724022070D6EF5BD724006CF246F2D017240622D658D2DF2724048CA5BAD9CAF7240899BE96D3DD072402AEAD668E5597240A92398856A437240C6772BC15C7172402A098F8E40887340"> : tensor<5x7x3xcomplex<f64>>
    %1 = stablehlo.constant dense<"0x4FF2BE40B1FA2340B90EAD51EBEF234072A9E3F2CAF623401DF76A8DB7E6234063BCEC2636FA2340CFA32FD733FC23408D8CF49EB6F92340138020D5FFF62340711A06E31ADD234077CE129DB91A244076BE5BA47BEB2340765FD64ADFB623400246B3EC4FF0234031187C225D1424405B883D87F5FA23401E76529D412A24401FD5D39B6E182440CADE695B9BF823401938FE42F21B2440194C025B702F24407EBC7ABEE61224402CB6FCAC751524402880B3DBB3C723405BFFA8C8E60224400BCFC401B3072440A7A89EAE62FA2340EE46629EA7002440CEDC71CD950F244087E2064C4B2D2440A7F5D30110F723408B3737A0BAF12340381C846DBF2024408D51E89E2E05244059732E7455D1234094BD0A3EF62A244075EAE0764FEB234067C0CAD10C2D2440E034AE4A59C123400DCA5C5909D8234062711BF3C6DB23404C237EF280BA23401715497F6B1A2440371C3CCE3BDC2340C1143584701B2440EC60C179BEF023403B72982B74F92340E31B144C4E182440404C73034B3024402EC6E86C01FB23403D98AD06F3042440F67467C308E823404053E77B073D244064BC10F4E1E0234038AE351508DA2340DD12A3E469FA234062BE0F35170B24401D8D6035D8C52340F72FC2D54A0F244020F215CAE9D7234069D193BD60FF2340BD90A0F84320244061EF204919FC23407B8C58EA352C24406ABBFCD2BEF32340AC549CDD58122440ED033F51242C2440D794F2D55603244078DB50E6C9D82340A523F37DF315244050A00762AFE12340980D858CBFEB2340A5AC2E709403244085F2CEF3D3012440C863F0CB281B244087845A83AFE42340A505A3FF78162440906471F9BE07244092DB5EC7612F244047B9BD9C7333244001762B1D0FE423402374D10863EF23400E71FC8172E32340F3A646C72A0724405F39B3A7BE3024408F333D0E670A2440750551F2C7DB234090B2DDCB95E4234058E92C46B3312440D8FDFCD215DE23408A62F0D8CE142440738C99D79BD82340384090813C11244017EA59C570F123409F3A20828BEA23401A6861C2F60924404966DBC011FE23404EFF4E25FF1124403B5D66DCE7E223400D5B61F314EC2340E3C1F4C67FEB2340336D68C697EF2340CE255F5A1EFC2340C56F77F4D62624408FBAC20643F72340AEB99A5321DA23400B21406F002D2440BA04E70F14132440F742E169830D24405030584EE03924409D6DDF4730EE2340243FF066E2092440177FFEC11ED723407AE68A0CA1CA23404456FAB8E7FE2340A0E97A7BDFF32340B994ABC593162440DE37A19FEA1024400B2CA0F881ED2340948D291390EB2340D1F0FAEA8CF72340B3538515DF072440D9135D7FD8DE2340BA0DA9DCFF092440C3C7BE2A00EB23408D160B984DF22340E337ECA3F90C2440CE5717DB47FA2340C88D1C645E0224407A8121D1FB0924407F90CD6A03DA23403FA7554114E323403480B9493DF923402C455A75E3EA2340FA830C7962EA234031C8582EA70724403AACC2A65BE1234062FAFAE61FC82340C5CE81AB45C823407B6BE4BB4A152440C84DFE44A4F923407EDE31FD0D192440DA95393E9AE32340B5BB2A048AD5234012D1A3DEBAF02340CB7EF67F05072440AADCEB35762924405E1F2970F7F623403A450F08DCE723402C0D2784EE222440B9FDD10BA4C52340678A1DAF120524405A69405E532E2440BBEF41C233D023403573B89AAFF62340788852F0ECE42340B502375FE8E323409A699776A9DE23401E5D7E1D5C122440C40A0C0C6FFD23405AFD4053E2ED234042C6970B462B244078439E4C35EC2340239EE11E50FE2340E806ECF1020924405373C5A5DA2A2440B7BFF124C6F5234034A4E62080FF2340666CD1BB8AF423404B36DA41A6112440EA03EEBCC12C2440E5B0210B271A2440CA6BE1E8BD1324407CF49907DC032440D88C6F81BDE72340357F34241EF32340B0D5BECC04142440D689C9344417244076650BA2CCDC2340F63D707A0AFA23405A03207D131F24407BD5742E53EF2340EB5271FA2E0C24403336DAD8631B24401463CB7B1C0624404E2657AA45D92340CE567DFAE2E6234018ABFCD7C7E923403E4F8DBA34C82340E1FC71767AFF2340AC89C2F68F3B2440AAEF81B9CBF82340AB82B2BA3D102440CAAEF005F7392440C261B41C190C244041EFC6444DEF2340835EE7AEF0D62340A7986C830EE723400CC87974760F244012F8DD0285FD23407E6C0833BC162440CB094A680FF82340834AAC2C12032440877B76D2E20E2440CDCC151EB42324409FE94117A01524406833FAEC4D022440FC94129DB7F32340E94805C25C0C244023854187BFF12340415605DBC9042440"> : tensor<5x7x3xcomplex<f64>>
    %2 = stablehlo.constant dense<"0x1A0264526495E1BF2029F720A5A8A53FB0D433C1C05AD13F00365AC4F76F99BFACC268AA87D5E8BF5E386CB34807E0BF5828DA0FBE0AE03FB0783D2DAB8BBBBF54A84D461D05DF3F2441A6C4D88DD53FAC7A2FECD318E5BF64CFD07E6952D8BF0CCA186576A5D63F147B6C7FC874D5BFBC610A22ECF2D5BF20F29A25DC1ED4BFF815D3DA6C6DC7BFF02FCE602CB9B8BF5A019417B967E9BF10B0C0B21C41B2BF08BF225F7165C43FE2BC95394C83EDBF98A87CE739CBCBBF688EFD93D9D9C33FE02828C82CF6D53FD05A55D9A828D43F403E5E0C2975913F1ACE58ABFB5AEFBF78EC258618F9E73F10E7BA8F47CAEFBFC805959733E2E9BF00643CE787CD6EBF9271807AF064EABF10E10BAFE0ADB43F7C091F50872BE83FBED73870A3EBEABFCA6E18E1536DEC3FE8FBA393FA6AC63FA8D5622251EAC53F905E9F3047D5D2BFA07DD088E88BC7BF406DCABBAC7CE4BF7459CC97168AEABF30DBF39EBCD3D63FA0ED54A5774BC3BF5ACB3CA28680E6BF8C733B645184DABF70B0F6FE3883D03F8C5401EAF1EBEF3FE8D030E953AFDABFCC5699743033DE3F50E13170048FDE3F086A2C64B926E5BFA8C3158DBD75DFBF786542938CC8E43F04EC0154AAACE0BFC0ECF6DE8738E2BF4E2695B617AEEFBF609716F2D307C5BF0CA2F9460C24D03F04ED56AD72B1EA3FA0E8DC83B8A7B73FA08EE6347838C6BFCCDFD0DBD017DB3F24B39A71EBB1D93F80DCE384A8FF8ABF18488C4E56FCEA3FF0A1C79621EABB3FB0A064342BA3B7BF907D0B8D4BFED1BFA01400691AE8D63F8682B8132F8BE93F3489D6DF45A1EEBFB263B5165F43E93F00CE047C3DD691BFD0CA8EC32322DCBF0EAB58B62F1DE33F3A7708279ADBEBBF90C83C40B220D53FA878FAD7B1EACA3FE08AA4D9BECFC73F1885EFE2EB3AD13F06E1801B4D5EE4BFAC5CA899F5F9D73FE07FECA4AB3BCABF7036AAA8C5E4EBBF103F8A3B9244E5BFA2962B02490DEA3F24C8489D2DCFEDBFE0CD85BC817BB73F581A19DA38A4C4BF46C4D2730AD4E4BFE20F2923C55DE43F707E9A7F41D6D8BF48AC830E7338DBBFA046B8EBBFCDDDBFDCFFC2D92829DCBF12809E3A3D07ECBF6A1FCB30F7F4E0BF2E429E8740F3E9BF00FD486B5CBB9DBFB4D7D6DDD1B6DD3F56C85D819742EF3F767396761795E43F74D0A2A29825E2BF9870372F7788CCBF8A64B6D8BC32E43F00FC8B7202728BBFC07F076D8248B83F9833FB51C9F0E93FF000FF6D7AD0E3BFC063A9F81ABCD83F726F2BC9B1FFE0BFEC8D266BCAE6EEBFC860A9CC0D55EA3F0866DF36327BD63FC02D7D06E8E39A3FBEB1C357FE1AE23FE0F84672B04DEF3F887E5290FF9AC4BF003A1F89679AE1BF0EC723BDC4ACEE3F4CCB5F2A3931E63FD4DE26F8771BDB3F80D014C928E6993FA49C4240B88CEA3FFCC9B9ACF5EFEDBF6A142653AFCEE73F86C982E18063E13F44A74B32131CE93FA02F7B4E5BD1AE3FE4918CC1E28BEB3F40B2A0F18CC0DFBF700365BA2733C0BF002D07BBE39D7A3F000C3FB20169673F0862E632F87BE5BF0092C29F7728633FC2EFEF987E2FE2BF5CA253A4C7A1EBBFB8650A55E844DDBFFC87CAD0A23DD83F1E8D398DCF20ED3F4AFFDFD2D12EEE3F486C6233EA63EFBF804263B2F5C7EEBF541F56BC54D0D83FB25A99E95879E73F208E3C3025F8C9BFC033B4C490EA95BF9885B15F4F3EC73FD4DF3D18AFE1EC3F92EDDB3AFBB3E23F80DA4D106C2C91BF50B5DA34A076CF3FD8A2921068D9D1BFBC085039DD59D93FB022AF2EBF40E43F0079F5549B5BD43F6E9093CD05F9ECBF32922C1513B4E3BF8805229B212DD83FF852CBA024E7C5BF1C5577A43B90E2BF8CE7968CE56BD03F603ADE3CA143C13FC8CE5EE0EFFEEFBF40B74C3CBF1DD53FF85A7BC3C15EE1BF8051019E1457913F12A8EA72F482EF3F7E6A8885D882E2BFE8789EA1CC27D3BF026E2E064324E93FB48D58A99F41DC3F68A2E636AF7CEABF04F9B063B773EABFC896859FBD88D33FCC7198F12E72ED3F10B6721B3294C63F88F18504E652E43F8046D949CBFC85BF881FE1F31C51EABF4ADA31B4B97AE6BF202464000DA1C7BF0C2A6C0FBE9DE6BF10442EBCB9DFC33F5C6C96970394E23FBCDF34078701DCBF940C39772B3DE9BF468F2B58FE29EF3F10BD4F87CA22E33F488048D272FEC0BFCE3F891955ECEEBF00695CD95F26A5BF24CC1630C9B7DEBF160DA9032E9BE4BF943FC92B4331E4BFB2BEB8185F30E63FB2831B672B3EEB3F50D5F84C2C8CCFBFD0CB89671DB8C43FD4350B38F708D93FC8479C526DC6E53FCC96B5E545F4D93F666157FCD55BE6BFD0DD89C01002CABF1C9B006BB382DE3F0CDB5D32D7E3D33F50AC49735356C83F"> : tensor<5x7x3xcomplex<f64>>
    return %0, %1, %2 : tensor<5x7x3xcomplex<f64>>, tensor<5x7x3xcomplex<f64>>, tensor<5x7x3xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<5x7x3xcomplex<f64>>) -> (tensor<5x7x3xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<5x7x3xcomplex<f64>> {jax.result_info = "result[1]"}, tensor<5x7x3xcomplex<f64>> {jax.result_info = "result[2]"}) {
    %0 = call @fft(%arg0) : (tensor<5x7x3xcomplex<f64>>) -> tensor<5x7x3xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<5x7x3xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<5x7x3xcomplex<f64>>
    %3 = call @fft_0(%arg0) : (tensor<5x7x3xcomplex<f64>>) -> tensor<5x7x3xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f64>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<5x7x3xcomplex<f64>>
    %5 = stablehlo.add %3, %4 : tensor<5x7x3xcomplex<f64>>
    %6 = call @_roll_static(%arg0) : (tensor<5x7x3xcomplex<f64>>) -> tensor<5x7x3xcomplex<f64>>
    return %2, %5, %6 : tensor<5x7x3xcomplex<f64>>, tensor<5x7x3xcomplex<f64>>, tensor<5x7x3xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<5x7x3xcomplex<f64>>) -> tensor<5x7x3xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [5, 7, 3] : (tensor<5x7x3xcomplex<f64>>) -> tensor<5x7x3xcomplex<f64>>
    return %0 : tensor<5x7x3xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<5x7x3xcomplex<f64>>) -> tensor<5x7x3xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [5, 7, 3] : (tensor<5x7x3xcomplex<f64>>) -> tensor<5x7x3xcomplex<f64>>
    return %0 : tensor<5x7x3xcomplex<f64>>
  }
  func.func private @_roll_static(%arg0: tensor<5x7x3xcomplex<f64>>) -> tensor<5x7x3xcomplex<f64>> {
    %0 = stablehlo.slice %arg0 [3:5, 0:7, 0:3] : (tensor<5x7x3xcomplex<f64>>) -> tensor<2x7x3xcomplex<f64>>
    %1 = stablehlo.slice %arg0 [0:3, 0:7, 0:3] : (tensor<5x7x3xcomplex<f64>>) -> tensor<3x7x3xcomplex<f64>>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<2x7x3xcomplex<f64>>, tensor<3x7x3xcomplex<f64>>) -> tensor<5x7x3xcomplex<f64>>
    %3 = stablehlo.slice %2 [0:5, 4:7, 0:3] : (tensor<5x7x3xcomplex<f64>>) -> tensor<5x3x3xcomplex<f64>>
    %4 = stablehlo.slice %2 [0:5, 0:4, 0:3] : (tensor<5x7x3xcomplex<f64>>) -> tensor<5x4x3xcomplex<f64>>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<5x3x3xcomplex<f64>>, tensor<5x4x3xcomplex<f64>>) -> tensor<5x7x3xcomplex<f64>>
    %6 = stablehlo.slice %5 [0:5, 0:7, 2:3] : (tensor<5x7x3xcomplex<f64>>) -> tensor<5x7x1xcomplex<f64>>
    %7 = stablehlo.slice %5 [0:5, 0:7, 0:2] : (tensor<5x7x3xcomplex<f64>>) -> tensor<5x7x2xcomplex<f64>>
    %8 = stablehlo.concatenate %6, %7, dim = 2 : (tensor<5x7x1xcomplex<f64>>, tensor<5x7x2xcomplex<f64>>) -> tensor<5x7x3xcomplex<f64>>
    return %8 : tensor<5x7x3xcomplex<f64>>
  }
}

// -----

// more_fft: rfftn (5, 7, 3)
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<5x7x3xf64>)
    %e:2 = call @expected() : () -> (tensor<5x7x2xcomplex<f64>>, tensor<5x7x3xf64>)
    %r:2 = call @program(%i#0) : (tensor<5x7x3xf64>) -> (tensor<5x7x2xcomplex<f64>>, tensor<5x7x3xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<5x7x2xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<5x7x3xf64>
    return
  }
  func.func private @inputs() -> (tensor<5x7x3xf64>) {
    %0 = stablehlo.constant dense<"0x0C5D2EE1F4F4EBBF20418C33DFBDD0BF802458559FA8E6BFF0269AE38E75CA3F961F6593A334E63F08D9A04ED97DDC3F5E7A5658F11FED3FE6D299FA8EC2EC3F1616625BCE0AE73F54FA28FE6DF8D83F7665A044A558E0BF801E57277EA0BCBFC27C50B6664AE33F201B40C55DB2AFBF80809A5FFD06D3BF48457E463095DC3FD6DF7C2B67A2E43FFC5DB3D42169EBBF105DD09AA2D8EF3F544515F2F65EDABF08E564F80CEEDABFB4880165BC4CE93F4070206BD56DC53F708169CDFD80ED3F08860B5ABE81DBBF8EEB5D679841E7BFE04664CAEC33A83FB097E3439B3AD4BFE8BCD4C32CBFE83F6898169CEEBDC93F681664770BD4D4BF38697F38211DC63F4029E6449944ACBF903C98CF9487B43F3E38230884C2E33F8CB6104A266BE8BFE48C450D4101D2BFD0D5F8747C0FC93F1EDD41FC2D7BEDBF80095D0087AAB53F44A4FCD416EAD13F42AF971709AAE1BF4C614C8194BBE1BF36F76BDA8D1DE8BFD8378E5456E6CB3F4E3C469A78EAE23FEECBD7307CDEE63F46F3F39D9902E2BF70F8FFE05BFBD23F50709BBB9F5FC93F56BFD1D1061DE3BFB01E12E0E151C63F70CEACCA6957C43FE0D66131AB24A3BFEEF602F285BBEBBF783A6D5B7344DCBFB0F7DE17337CCA3F205D53E7339DBABF90C14DD5819BBCBF4067ABE5D60E9EBF4A557A1F4CC7EE3F84AE37A96154DE3FA0354430F114A4BFD0F4596A1ECDB6BF3821677586FAE23FA860D370B1A1C1BFAC81A49D8F1ED13F3E5D089D88AAE0BF00A3DD45D9B370BF00F23D807E2D99BFC87ED8F601A3EA3F2CBF054044D3DD3F384E6D94DA01E8BFEED09D9FC0B4E43FC071E69E0256E5BF8CE1C9C1946AEA3FB472303537D1D4BFBC9E83692F34D6BFEAC689642945E73FE4D60A9B8D39E63F28AECC0098DDCF3F00B407205A5882BF880823393963DB3FB8577A22D4AACA3F2E7880599299E93FC473194889B5E93F8C715B3CF1E7EFBFCC65BC7CCF14E1BF12063B746488E03F20D08859559BC2BFA0B60EBA2D00E3BF208F9510EC06A1BFA0CE4BEA226CC93F405413F97472DC3F50FB9630CB80B33FE00FDBEB5124A03FA424007CFBF0EABF700F89836FF8CD3FC6CE4F4E17C0E73F046E4BCB1BC9D43FD06978322FDEB5BFC03A253C70F0AEBF0C28B00EAE13EA3F80DA76915269E73F3AC71DF16739E13F"> : tensor<5x7x3xf64>
    return %0 : tensor<5x7x3xf64>
  }
  func.func private @expected() -> (tensor<5x7x2xcomplex<f64>>, tensor<5x7x3xf64>) {
    %0 = stablehlo.constant dense<"0xA5C1CBBD3E4573400000000000C07240EB708F24C9E07240B3C43439A42F72408C73E67C74EA7240816E9B0FDDB9724052D516E743EC724087DEFA631906734027DB181C925F7240EDF3B756E40F734008CCA49F22CE7240B62453AFB4F2724028E17F57D8AE7240F026A28DF3FA7240670EDFDBF08B724081881F40D199724028E17F57D8AE724010D95D720C857240C3716A4C85B572403739D55362C1724027DB181C925F7240130C48A91B7072407923FBE66DB27240D809D53B9CCE72408C73E67C74EA72407F9164F022C672407F9438A6D1C17240400171CB56747240C9D169A52FCF7240C552D4AF800B7340FEEA0DAD2DE07240B7F0E2FBF2A97240587BFB19B3627240CF417569A77F724070BD19CA4A1073401C2917B3BCC37240C0F73D3320C572406C3F328D6A9372405AC948CAEDEA7240EBC51F84D10573404CCEBADE6CC57240E660151028D37240E5C6D6AB40137340293C42850D91724059EC67D4BCB472404967B94F628872404B4D9EBB20D17240B3EDEDA2E7E6724041B605F67CB972404FC2A505BEAC7240EA7F2662333573405C7DD6E784987240984A10137FDE72407C88052354F17240F98690B16BCA7240E9FA7590CDA17240238105BDC8CF724004165D030EAC72409393CC5A90E97240BE17C8F99BCF72402E04C2CBD48A72402622BC839E8C7240875BABB575E372407D6C844BF4AE7240F3BC9872AF13724032531082C2907240E375BFE4E93372402E04CFFBE5A872408FBD542636BE72405AC01188374D72401F0C073222837240E72A3AC855E372404B20403E44627240BDBEC97B654772402881DFEEC4607240A248DF37B3AE72404D86299D2959724012F8D5B0C6F172400C5962A4C5ED724071BF00EACDD77240FEA94183468F7240D313D2233B017340BD2E584E0DBA7240A9072B9EC40A7340238105BDC8CF7240FCE9A2FCF1D3724072F0A324F91B73400B03EBD737B97240FEA94183468F72402DEC2DDCC47E72408F313FFF902F72400DE42073ACD272404D86299D29597240EE072A4F398E724087248EC48BF972406227CA43C80973404B20403E44627240434136849A3873402E8CAFCAB07E724091B776BB23DF72408FBD542636BE7240A63FEE77C832734058A729640FED724072D1F751BB7B7240F3BC9872AF137240CEACEF7D3DEF7240165C3314EF737240B758EF1D58DD72402E04C2CBD48A7240DADD437C61F372409F12860DA47E72409B8E392600727240C9D169A52FCF72403BAD2B507F7472400E18024244D972401173DC7ABEC37240984A10137FDE72408477FADCAB8E7240E589532873AE72409F9BB89C32EF724041B605F67CB97240B13D5AFA41D372402ED91C8E4C68724039943C686CDF724059EC67D4BCB47240B79846B09DF7724077A44510709672408FAFBFFE58A072404CCEBADE6CC572401A9FEAEFD7AC72401304E7D300AB7240DB1F1B79AB6B7240C0F73D3320C5724094C0CD7295EC7240726A71BE28BA7240D7341E4B0B837240587BFB19B362724031BE8A965800734052D5F56A463A7240AAC7CE7AB17D7240"> : tensor<5x7x2xcomplex<f64>>
    %1 = stablehlo.constant dense<"0x2F1AEDB1B0402240F79D6306117A2340B87DAA0A769522409C688E3BD6692440F95136394A632540C80675CAEEE32440A6678515FFD125402E9DA9EF28CC25406121B6E5AC702540D347F16FC3C72440A9F9B5AB75FA2240C351B103BFC62340CC07656BA6342540E5BF3AA24DE02340FC2B0315C86723402AF23382A9E42440FDCDB772264A254020CAB4E26D492240D105AD298AFD2540D5556F48082D2340D8D83C988F2823408B1850C6CB942540C181AC55B75524401798D6DC0FD82540D0A32F0DF223234047218A79E68B22404764CAEC3318244042E3E0252B5E2340CE4B3DCCF28B2540625A70BAF76624404DDF44A45F592340A5FDE18474582440D719BB66BBE3234079309F290F29244084338240283C254097F45E9B4D79224099D395F7F56F234057E3D3F13D6424402EE23B204D28224013BA000E552B244022E5A7B6508F24400C85866E5FE52240EB39EBB746E422408D405922277E2240DF385259996F2440C563A489A72E2540BF7C0DC3E76D2540CCC02066D6DF2240C4FF07DFDA972440C16DEE7E7E6524400BE4E2922FCE22407B488087475924403AB32AA75D512440299ECE54DBEC234091D0DFA0474422402C962465DC1D2340DF7B5FCCF069244046593198C5CA23407D6455FCC8C623404C2A8D94F8F0234055A5F7C174EC254074BD490DA3F22440CABBCF0EEBEB2340164C2BC365D2234013725667A82F25407DB23C3A79B923400D24ED7CF48824402C7A2F7657F522404C44D784E9FD234007E1BF4069F32340EC876D1F30AA2540F92D00229AEE24401C2BB956E27F22400FDDF9094C4B2540E49811D69FAA2240199E1C4CA9A625406A7C5646765923400AE3B3845E4E23406F9C4896527425406EADB0D998632540B9320360767F244013FE77E969FB23404418C9C919DB24405FE98950AB6A244083079825999925403C978194589B2540E7483AEC80012240A3393408B3EE224061B0434786082540C0DC99AA92B5234096145F24FDCF2240716AEF13F9EE23403B2FA98BB0652440A29AC8A793E32440F72D61960127244010DBEB5124102440B6FD3F48F05022403E240EBEE1772440ECFCE474017C2540705B5ADE48A624402C0F9BA143D42340C5DAC38F0FE123408102EBE03AA12540A86D17299576254074DC117F96132540"> : tensor<5x7x3xf64>
    return %0, %1 : tensor<5x7x2xcomplex<f64>>, tensor<5x7x3xf64>
  }
  func.func private @program(%arg0: tensor<5x7x3xf64>) -> (tensor<5x7x2xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<5x7x3xf64> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<5x7x3xf64>) -> tensor<5x7x2xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<5x7x2xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<5x7x2xcomplex<f64>>
    %3 = call @fft(%arg0) : (tensor<5x7x3xf64>) -> tensor<5x7x2xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<5x7x2xcomplex<f64>>, tensor<i64>) -> tensor<5x7x2xcomplex<f64>>
    %5 = call @fft_0(%4) : (tensor<5x7x2xcomplex<f64>>) -> tensor<5x7x3xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<5x7x3xf64>
    %7 = stablehlo.add %5, %6 : tensor<5x7x3xf64>
    return %2, %7 : tensor<5x7x2xcomplex<f64>>, tensor<5x7x3xf64>
  }
  func.func private @fft(%arg0: tensor<5x7x3xf64>) -> tensor<5x7x2xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [5, 7, 3] : (tensor<5x7x3xf64>) -> tensor<5x7x2xcomplex<f64>>
    return %0 : tensor<5x7x2xcomplex<f64>>
  }
  func.func private @_pad(%arg0: tensor<5x7x2xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<5x7x2xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<5x7x2xcomplex<f64>>, tensor<complex<f64>>) -> tensor<5x7x2xcomplex<f64>>
    return %1 : tensor<5x7x2xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<5x7x2xcomplex<f64>>) -> tensor<5x7x3xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [5, 7, 3] : (tensor<5x7x2xcomplex<f64>>) -> tensor<5x7x3xf64>
    return %0 : tensor<5x7x3xf64>
  }
}

// -----

// more_fft: fftn (4, 4, 4) c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<4x4x4xcomplex<f32>>)
    %e:3 = call @expected() : () -> (tensor<4x4x4xcomplex<f32>>, tensor<4x4x4xcomplex<f32>>, tensor<4x4x4xcomplex<f32>>)
    %r:3 = call @program(%i#0) : (tensor<4x4x4xcomplex<f32>>) -> (tensor<4x4x4xcomplex<f32>>, tensor<4x4x4xcomplex<f32>>, tensor<4x4x4xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<4x4x4xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<4x4x4xcomplex<f32>>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.0001 : tensor<4x4x4xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<4x4x4xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x60F6CB3E4F551F3FB6392D3FB8F87ABF9A5D5EBEACED313F4254C43E721A033F5E3E243D4907FEBE81E44E3F0E6CEFBE56AA31BE895E2A3EB4582C3FC28B7D3F26A378BF92F791BDBA872FBF28DCACBE72F35ABEAB7ECD3EFA3A3EBFA7C83FBE868DBABEC4294EBE1E430DBF98C21CBF3EC162BFF346CABEC75BF23D76FCBABEC6892FBF1127A4BE302C16BFB917663F12D4693F8C2218BF0CDB583FD98606BE3283763E037EC53E9BF65C3F2CE6213F158D423FE68517BF641993BEB64B8EBE716CD43E057970BF717AE7BEF5560CBFD3474BBFB43AF63E5436773F897CBB3E6C3650BFD5F3A8BE9F2A693F1FED0BBF4B705EBFDD79EBBE5DAE55BF22E527BFEA95AB3E802894BE250B543F9ACD503E41DD8D3E8DE9B4BE0994743F9E811FBF032046BFF8D957BFBA6150BF1FC5A5BE9ACF89BE1A4E7F3F9013B73D945B7EBFD74619BFE09A7E3F377E1D3EF73757BF42B53A3FA91A03BF94755FBF725A7A3FB3E3133EB50E543FCE8134BF993C23BFC7C451BE32E60CBF7F0DDEBECF0E0F3F89E4E23E9CEF6A3EB11F8DBE00CEE3BE06610D3F2603723E699136BFB517ADBE53E0C1BE479F71BF83AB4E3FA9BA03BF5C63D8BC63AB173FEC13203F1E00313F56FC0BBF7F5F3F3FB832F93EB505C03EF57E49BFB38476BED9A08C3D72B64EBF163DB83D5DAD4DBD9CEC843E243E9B3E0D01A23E4453B53EF7CC553F778B013F"> : tensor<4x4x4xcomplex<f32>>
    return %0 : tensor<4x4x4xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<4x4x4xcomplex<f32>>, tensor<4x4x4xcomplex<f32>>, tensor<4x4x4xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xB7BD95432CF79343AFE6924360869543325792435895974314F7964357929543359E9A4356259343B86E944363FD9643BF3C96439D36964337CF924356879643648B96434537974328FC9543B81498432CDF97437F68974396CE9443F88A9643475C994368519843B7209943A7949543385A9743600D954363D5964381369443D80F9443F9EB96436CC39643B05C9443F09D92430A069643EB2C9843D4EB95433D9D964373109443A92595433470954349C09243A86E98433D579C435356984393369443C4C79443ED4A97435A8D974343EC944310849943CEC48F43AFF9924322249743BA179B4394939543543D9643986E9843A81498439D49964370969C432E649343D0E69543746693439C079743E307974327899843981199434010964349A09843E5C09543A761974357649543FC7F9243F85798436ABE9643EE5395436431994360579743F69E93432BEA9243C2D794434CFF9543AF9A95438E5F9A4310139943F2819543ED2E9B43C4C99543749F91435C1D95433E869A4359029443BB6397430BC29543F26C9543A16C9543D8E095431E3296433DAC9743E30B9443CA629943AF0F97431EC79343B88B99438ECC9743EC7794430E6F97438A459343C2F99143ABBB9843EA7895430E8793437DF49943864D974305F19B432DBA9543AB999243A13B9743297F9143C1AE9343A0D096437604964316E395439E449643"> : tensor<4x4x4xcomplex<f32>>
    %1 = stablehlo.constant dense<"0xDCDE1F4196FB1E418A7B20412BC91F41992B1E41ACCA204157731E4130C31F4123AE2141B4282141B16A2041411B1F411CAD2041B0861F415B90214153CA1F41B2452041A29B20414B671F417C45204196EF204140B4204114FE1F415C0A21411B4F2241AB921E419B671E41AB4320415F1E20414E1B20415C371F41B17E2041DEB1204105E11F411FD62041F1051F416CF01F410F19204179B61F4151B61F41D64C1E41D19D20418BF11F414F222041506820413B02204194BF1D4160D71E41E1FC1D41D55D214183F8224117DD1F413EFA2141C3A6204175BC1F4187C31E4165B12141D887204187B72041C5A21E4147E62041F63B1F418FE31E41DCC5214117B21E4168F31F41CC88214120082041F1832041934421413AB31E41CE83204188892141F9C01F411F4322412C011F41BACF1D41AE8E1F4177972241E2E41F41B2982141B0AB204158CD1F41C72F2241E16B1F41A6FF1F417BCF1E4116751E412550214173E01F41355F2041F7A91F41FE3F1E41FC2B2141D4B020412CB21F41EC071F41FC75204176162141EAF51F41F84E1E4105032041B6612041582E1F4111922041DD8B2241CE242041384B23414C372141540A2141CAC91F41AA1E20414A1B1F41E2631F4167E21C41D87C1E4121761F4108C2214176A52041ADC620419F4E20413A081F419F2B23412A2B214124601E4154372141D4921F411AB81F41"> : tensor<4x4x4xcomplex<f32>>
    %2 = stablehlo.constant dense<"0x42B53A3FA91A03BF94755FBF725A7A3FD74619BFE09A7E3F377E1D3EF73757BFC7C451BE32E60CBF7F0DDEBECF0E0F3FB3E3133EB50E543FCE8134BF993C23BF41DD8D3E8DE9B4BE0994743F9E811FBFEA95AB3E802894BE250B543F9ACD503E9ACF89BE1A4E7F3F9013B73D945B7EBF032046BFF8D957BFBA6150BF1FC5A5BEF57E49BFB38476BED9A08C3D72B64EBF56FC0BBF7F5F3F3FB832F93EB505C03E0D01A23E4453B53EF7CC553F778B013F163DB83D5DAD4DBD9CEC843E243E9B3E06610D3F2603723E699136BFB517ADBE89E4E23E9CEF6A3EB11F8DBE00CEE3BE5C63D8BC63AB173FEC13203F1E00313F53E0C1BE479F71BF83AB4E3FA9BA03BF72F35ABEAB7ECD3EFA3A3EBFA7C83FBE26A378BF92F791BDBA872FBF28DCACBE3EC162BFF346CABEC75BF23D76FCBABE868DBABEC4294EBE1E430DBF98C21CBF9A5D5EBEACED313F4254C43E721A033F60F6CB3E4F551F3FB6392D3FB8F87ABF56AA31BE895E2A3EB4582C3FC28B7D3F5E3E243D4907FEBE81E44E3F0E6CEFBED3474BBFB43AF63E5436773F897CBB3E716CD43E057970BF717AE7BEF5560CBF4B705EBFDD79EBBE5DAE55BF22E527BF6C3650BFD5F3A8BE9F2A693F1FED0BBF12D4693F8C2218BF0CDB583FD98606BEC6892FBF1127A4BE302C16BFB917663F158D423FE68517BF641993BEB64B8EBE3283763E037EC53E9BF65C3F2CE6213F"> : tensor<4x4x4xcomplex<f32>>
    return %0, %1, %2 : tensor<4x4x4xcomplex<f32>>, tensor<4x4x4xcomplex<f32>>, tensor<4x4x4xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<4x4x4xcomplex<f32>>) -> (tensor<4x4x4xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<4x4x4xcomplex<f32>> {jax.result_info = "result[1]"}, tensor<4x4x4xcomplex<f32>> {jax.result_info = "result[2]"}) {
    %0 = call @fft(%arg0) : (tensor<4x4x4xcomplex<f32>>) -> tensor<4x4x4xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4x4x4xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<4x4x4xcomplex<f32>>
    %3 = call @fft_0(%arg0) : (tensor<4x4x4xcomplex<f32>>) -> tensor<4x4x4xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<4x4x4xcomplex<f32>>
    %5 = stablehlo.add %3, %4 : tensor<4x4x4xcomplex<f32>>
    %6 = call @_roll_static(%arg0) : (tensor<4x4x4xcomplex<f32>>) -> tensor<4x4x4xcomplex<f32>>
    return %2, %5, %6 : tensor<4x4x4xcomplex<f32>>, tensor<4x4x4xcomplex<f32>>, tensor<4x4x4xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<4x4x4xcomplex<f32>>) -> tensor<4x4x4xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [4, 4, 4] : (tensor<4x4x4xcomplex<f32>>) -> tensor<4x4x4xcomplex<f32>>
    return %0 : tensor<4x4x4xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<4x4x4xcomplex<f32>>) -> tensor<4x4x4xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [4, 4, 4] : (tensor<4x4x4xcomplex<f32>>) -> tensor<4x4x4xcomplex<f32>>
    return %0 : tensor<4x4x4xcomplex<f32>>
  }
  func.func private @_roll_static(%arg0: tensor<4x4x4xcomplex<f32>>) -> tensor<4x4x4xcomplex<f32>> {
    %0 = stablehlo.slice %arg0 [2:4, 0:4, 0:4] : (tensor<4x4x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    %1 = stablehlo.slice %arg0 [0:2, 0:4, 0:4] : (tensor<4x4x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<2x4x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>) -> tensor<4x4x4xcomplex<f32>>
    %3 = stablehlo.slice %2 [0:4, 2:4, 0:4] : (tensor<4x4x4xcomplex<f32>>) -> tensor<4x2x4xcomplex<f32>>
    %4 = stablehlo.slice %2 [0:4, 0:2, 0:4] : (tensor<4x4x4xcomplex<f32>>) -> tensor<4x2x4xcomplex<f32>>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<4x2x4xcomplex<f32>>, tensor<4x2x4xcomplex<f32>>) -> tensor<4x4x4xcomplex<f32>>
    %6 = stablehlo.slice %5 [0:4, 0:4, 2:4] : (tensor<4x4x4xcomplex<f32>>) -> tensor<4x4x2xcomplex<f32>>
    %7 = stablehlo.slice %5 [0:4, 0:4, 0:2] : (tensor<4x4x4xcomplex<f32>>) -> tensor<4x4x2xcomplex<f32>>
    %8 = stablehlo.concatenate %6, %7, dim = 2 : (tensor<4x4x2xcomplex<f32>>, tensor<4x4x2xcomplex<f32>>) -> tensor<4x4x4xcomplex<f32>>
    return %8 : tensor<4x4x4xcomplex<f32>>
  }
}

// -----

// more_fft: fftn (4, 4, 4) c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<4x4x4xcomplex<f64>>)
    %e:3 = call @expected() : () -> (tensor<4x4x4xcomplex<f64>>, tensor<4x4x4xcomplex<f64>>, tensor<4x4x4xcomplex<f64>>)
    %r:3 = call @program(%i#0) : (tensor<4x4x4xcomplex<f64>>) -> (tensor<4x4x4xcomplex<f64>>, tensor<4x4x4xcomplex<f64>>, tensor<4x4x4xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<4x4x4xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<4x4x4xcomplex<f64>>
    check.expect_almost_eq %r#2, %e#2, tolerance = 1.0e-12 : tensor<4x4x4xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<4x4x4xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xD40CFD9B6F59E5BF62A852E7E9CFEF3F00DF6BB1D221AC3F0000B5811402363F26206CE74062EDBF408793B506FEC83F7E27DF839CDAE13FF05E055CA6E1D8BF86FEA1DF1E2FEC3F84BD6412F37FD73F48891BC1F965C93FF408A79457D2EF3F1C2EB15EF5AFE03F4875012301F3E1BF3E82C9788D17E53F50EA2693EA53C6BF005F884A103C763F8607D40F2595EEBFE4A018B106A3E8BF604138B931D7CDBF5C9AC7364CAFE0BFF2649A59A6E0E73FA6525C388218E23FA4A32BDF32E1ECBF4E4396ED626AE13F886D24CB3111E2BF26B131400023EC3FA25E1015BF85EDBFE0A51BBCD884C9BFCC3F2E3BCBFFD23F50C0454A13DFCF3F0C003AEFA39FEB3F2CB0F3D5CB5DD9BF78C6DF208153E5BF568CA75FFA6EE33FB83B07B0CDBCC1BF6620B7BD5EE5E43FF6993C2CEB11E83F48E8EC5DAC6DE03FD8FCD5E12D88DB3FC8A992DCCA76D0BFD89FE5CF34ACCA3F8450BCD902E8D2BFFA2244AC05CEE93FDCA22F6B300DE3BFD81E7D4CD4A5C6BF18816D4647C3CFBF9A9F09233B09EC3F46A65483A856EE3F58FA90F9CA63E33FB46C71713E60D03FA88DD00DA2F8D73F00A8517C4F7D9B3FD2E5BA969FC5E5BF10ED20ECB3FCBABF6CE5E7FB4007DBBF30FC9C02DB44C8BF3093FDB28B99EA3F54160F1A173CE3BFF044196B3FE1EABF64ACA73F8214E03FFEC03E6B62B7E5BF5E261FC78697E43FE0F1C1824348D6BF78EDAE4FA091C4BF161CD8C248F1E13FC0E22ACC2A5C9E3F502E2086F44EEF3F14CBDAAD555EE13F1A7512A85FA0E03F62152ACF5BEEE5BFD8E27EDFD16FD9BFFC1B7C3D145FE93F12017A3EEB40E63F30CF3D313620E1BF96458867005FEB3F90EBBDE4AC05DA3F4EA84A1A4FCBE03F327FC671F390EFBF8C870EA3B183ED3FD063C93C5CD7E2BF382E3866CD86D83F2832C31FA23DC83FA2BB710C91E0EABF2857711FF9A1C63F8024B289B4DFDCBFECDC109EF72ED83F244B8454C3E0D13FE84BA8C28923EDBF9E1D8D870C80E1BFBC4269A013E5EC3F802F47EAC1BAAF3F583155B61D53DCBF10833EBB449BC8BF806BA1CFBBF5E4BFE4154BC1B904EBBF38A8BE46123CE6BF98F561DB19D8EB3F8C89F7EEC0CAD7BF2AB6403B23B4E3BF821E0450C92DEF3F30C1F5289847CFBFBE8401CB235DE4BF40AE570E475AB2BF20FE401FEC59BBBF5C4EFAC7F47DED3F76260E864959EEBFF60F0AB1A621EFBFF62358CD219FE73F9A5D43CC6F8EE9BF58D603D8EF6EE8BF1A7E61ABA89CEA3F18DD314DE5BBC1BFCC2DB67084A7E63FB803C7335463E53F684EB3572C46D0BF1201A97C9C1DE5BFD032FCF12F05C7BFD62391469095E3BF160E0640024DE93FA0F74BF74241B13FB019B64F6EDDB0BF0051231E8EADB3BFC0C80076C51EBC3F542918E9DEA1DB3F2CC4887EEFB0E63F3E60146E6052EB3F40F86D5AABA5CFBF"> : tensor<4x4x4xcomplex<f64>>
    return %0 : tensor<4x4x4xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<4x4x4xcomplex<f64>>, tensor<4x4x4xcomplex<f64>>, tensor<4x4x4xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xE62C024EE5CA7240AC580364020B73403BEAA406887A724074E92E62B10173409FD5E52E9ACD7240CBCE5B5010F9724020B2BF282BB5724021520AAF671073409C87CE2985347340666C0C6990257340D97C8BAEA5CE7240489E79DD3D987240BFFEC206B87A7240A2AD5501BE61724027A852794C9B72404B0A0FA278AE724096694C782B9C72409924689DE0AC72405506ACD00DC57240094928663DA372406EE9F87A8A70724008280FF51E19734013D28A7C598D7240F6F790B394C07240CF7B2AAD2D3E7240CDF465D954D47240221C18F9905072405295C5859BC07240D2CAE065F9177340E40AD23CE1577340511D972F822D7240521F74635AC772409F484D7876F072400A6BBFFD236872403D4709EABCED7240983C672594A17240441B4086E25272409DDABA6516F672400AD1A39A29DA7240C3EC9EE5867172401E6B8958199A7240C6D3514D738572407BA466B4C525724089E6D5674C267340202C191D779972407A1E3ED8205F7340F3EBD353B6E97240FBD09CBD8A577340CDB60BFC39457240FF1272F13F667240CB76082564D27240DACCBD336896724062583B2FBAA9724001FFEC4569C97240A996FD0DE66C724023441F4366A3724097BCEA6A941F7340978E393352EE7240E88DD5D8D78072406ED26A6813FA72405EB91156983972401E7CDE111AB072403CA3A6F26B9E7240FB940391D34C72403B2556EEEBC472406D9ABC7671BD724097CEB284394173406C5311CEED5D72403D7AF6D02780724025AC092A3EBF7240EBAEA35131A4724098B99936B3867240D5DE1039D0E47240FAD0651427B67240AD3E8FBECA817340FC0A163D6898724003A5E62D75DC7240DE622CB8847E7240F9372440BD9A7240D9C8BF681570734007E59A9F176072403EC93D5FEFA972404538F6671EA77240908125B4564F734024BF185DD1A472400F2A04404F0E73406F53893AE498724080DDC937985272402A49E98CE67C7240612E6C04D86B7340369D93E712DF72409A7B3C63ED0C7340ECFB08852F997240F2E685C7FFF172401F540770080173401D0644FD77F67240190D85D0470273406B1AD1B8B9BF724025E14C0D22EB724041B53A6213347340460846E672AF7240F3B7EBF2A3A37240A5534CC9962873404DB72A7D095772405A095F81717972407DBDE985D6F57240FB537C0B8F1E7340FAB17B46536F724084730F1211637240CBB7BE28539572401A87DB413F0D7340593CAFFBEB3473403FCA54294263724088CD2DEBF50C7340465AB85DDD177340AF2C5D8E77B972406F3611A58FAF7240B94951AE9FFD72402E2BA0CBD5EC7240913E51DBDB8A7240C99123A530D872403761FAF8328D7240B0235001947372408399FC8DAA4773402199DEF008D072400E53EE26BA8472407E0C669E9D0673401388F93EFAF47240"> : tensor<4x4x4xcomplex<f64>>
    %1 = stablehlo.constant dense<"0x731601A77205244056AC01328125244010D95F9495FA2340112985D733282440D0EA7217CD06244066E72D28881C24401D75520344DD2340BA7417B1D8202440E73D95D616BF234066FAB26C2A0A2440A88ECB17C1B62340A90FBA31AD0324406965F0B2FC2B24407205699EF04B2440110E8C7C48C82340A9CAE2C24D002440CB3426BC15EE23404C12B44E70F623400A6945BEACE62340FB7BC8594A002440B7747C3D45D823400494877A8F2C24402B0356E886022440852414B39EF12340CE43E794423A244033368634C83224401354A93CA6ED2340258507513CF723405F7F61035CDD2340D1D6AA00DFD023406CBE45D75207244024CFBCEE1EEC23408C8642E823212440358D68DCDCFF2340D329A6644B342440A65B95BE84CB234023042373B9F72340FADB75F9D1F123409270A60691152440A15A1DB1093A2440E4C89152180C24409B307D7C99E623403F0633CF4E2324400AC47C1F7D1A2440914C6F7804082440872977135DE22340D811A800CAD92340C24CFE46D54324401F65AA14A1D12340C4E696F57A2624409715D0E56A162440499FA8ED6DE52340379B88D2C7F72340DCA428D7CF1E2440232DDCAEEE2B244058962EC7BBFC2340AD84AFC0B8DC2340BFDEF442EB1A24408DC3EDA09F2624402C9ED7FD753A2440C2B9078988D12340E65B5F94A9EA2340FD29BE85472F2440FDD83DA3A9D723409D122BF775022440364D5EBBB8FE234075D7D1A818F22340CCDC4C9B59E323401E3D7BE813E0234013D604159FFF23404C6759C29C402440B6A908E7F6CE234095A4744673DE234031173602EC5524400FAA0338842024400F03A2FE3B1B2440F67D84C297EC234079F3C2E3FF1824409BCEC973890F2440CD3D9EB1762624408372CDCF0BD023409FE49EAFF7F42340B7A9441D72EC2340C0EEE41B4CC92340925F8CAE68F22340071502A027272440221CFB338FF32340C8C0125AAB4724406A6F881C681224407DE8328A13FB2340FC1B12A05EED23406CE45FB40A5824408252F3963A0E24406F31165C42DF2340569F475FE56024407E058B1E34EC234050A4263C3B18244085B5DFFE11D4234085E851CD140D24406276CF72C3D82340A20D204371C923404E6DDD320B1B24409EA30475DE1624404C9EB312CAF023404B5E7535CA2F24404CC79C19291724409E5153F935EF23407DCA81C869C62340AFDC082BCCBC23400F3EEF080DF82340F4C66AEC6BE02340376935B4091D244067DB05FE9CC223408009B9F81FD3234055CBFE0673D6234012A28F21B3F1234031AC9D17DDF42340817FF6A2B4042440663B8412320924406DE6DE1934EB23408FB544AC0CED2340E3E9A8A6B9E22340F9F5E929DB1424407E68CE5EC54B244010968C8EBBEC23403D0F1F6C904F24403D5233DAE2B2234044F3EA3326332440"> : tensor<4x4x4xcomplex<f64>>
    %2 = stablehlo.constant dense<"0x2857711FF9A1C63F8024B289B4DFDCBFECDC109EF72ED83F244B8454C3E0D13FD063C93C5CD7E2BF382E3866CD86D83F2832C31FA23DC83FA2BB710C91E0EABF583155B61D53DCBF10833EBB449BC8BF806BA1CFBBF5E4BFE4154BC1B904EBBFE84BA8C28923EDBF9E1D8D870C80E1BFBC4269A013E5EC3F802F47EAC1BAAF3F14CBDAAD555EE13F1A7512A85FA0E03F62152ACF5BEEE5BFD8E27EDFD16FD9BF78EDAE4FA091C4BF161CD8C248F1E13FC0E22ACC2A5C9E3F502E2086F44EEF3F90EBBDE4AC05DA3F4EA84A1A4FCBE03F327FC671F390EFBF8C870EA3B183ED3FFC1B7C3D145FE93F12017A3EEB40E63F30CF3D313620E1BF96458867005FEB3F1201A97C9C1DE5BFD032FCF12F05C7BFD62391469095E3BF160E0640024DE93F18DD314DE5BBC1BFCC2DB67084A7E63FB803C7335463E53F684EB3572C46D0BF542918E9DEA1DB3F2CC4887EEFB0E63F3E60146E6052EB3F40F86D5AABA5CFBFA0F74BF74241B13FB019B64F6EDDB0BF0051231E8EADB3BFC0C80076C51EBC3F821E0450C92DEF3F30C1F5289847CFBFBE8401CB235DE4BF40AE570E475AB2BF38A8BE46123CE6BF98F561DB19D8EB3F8C89F7EEC0CAD7BF2AB6403B23B4E3BFF62358CD219FE73F9A5D43CC6F8EE9BF58D603D8EF6EE8BF1A7E61ABA89CEA3F20FE401FEC59BBBF5C4EFAC7F47DED3F76260E864959EEBFF60F0AB1A621EFBF5C9AC7364CAFE0BFF2649A59A6E0E73FA6525C388218E23FA4A32BDF32E1ECBF005F884A103C763F8607D40F2595EEBFE4A018B106A3E8BF604138B931D7CDBFE0A51BBCD884C9BFCC3F2E3BCBFFD23F50C0454A13DFCF3F0C003AEFA39FEB3F4E4396ED626AE13F886D24CB3111E2BF26B131400023EC3FA25E1015BF85EDBF26206CE74062EDBF408793B506FEC83F7E27DF839CDAE13FF05E055CA6E1D8BFD40CFD9B6F59E5BF62A852E7E9CFEF3F00DF6BB1D221AC3F0000B5811402363F1C2EB15EF5AFE03F4875012301F3E1BF3E82C9788D17E53F50EA2693EA53C6BF86FEA1DF1E2FEC3F84BD6412F37FD73F48891BC1F965C93FF408A79457D2EF3F00A8517C4F7D9B3FD2E5BA969FC5E5BF10ED20ECB3FCBABF6CE5E7FB4007DBBF46A65483A856EE3F58FA90F9CA63E33FB46C71713E60D03FA88DD00DA2F8D73F64ACA73F8214E03FFEC03E6B62B7E5BF5E261FC78697E43FE0F1C1824348D6BF30FC9C02DB44C8BF3093FDB28B99EA3F54160F1A173CE3BFF044196B3FE1EABF6620B7BD5EE5E43FF6993C2CEB11E83F48E8EC5DAC6DE03FD8FCD5E12D88DB3F2CB0F3D5CB5DD9BF78C6DF208153E5BF568CA75FFA6EE33FB83B07B0CDBCC1BFDCA22F6B300DE3BFD81E7D4CD4A5C6BF18816D4647C3CFBF9A9F09233B09EC3FC8A992DCCA76D0BFD89FE5CF34ACCA3F8450BCD902E8D2BFFA2244AC05CEE93F"> : tensor<4x4x4xcomplex<f64>>
    return %0, %1, %2 : tensor<4x4x4xcomplex<f64>>, tensor<4x4x4xcomplex<f64>>, tensor<4x4x4xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<4x4x4xcomplex<f64>>) -> (tensor<4x4x4xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<4x4x4xcomplex<f64>> {jax.result_info = "result[1]"}, tensor<4x4x4xcomplex<f64>> {jax.result_info = "result[2]"}) {
    %0 = call @fft(%arg0) : (tensor<4x4x4xcomplex<f64>>) -> tensor<4x4x4xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4x4x4xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<4x4x4xcomplex<f64>>
    %3 = call @fft_0(%arg0) : (tensor<4x4x4xcomplex<f64>>) -> tensor<4x4x4xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f64>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<4x4x4xcomplex<f64>>
    %5 = stablehlo.add %3, %4 : tensor<4x4x4xcomplex<f64>>
    %6 = call @_roll_static(%arg0) : (tensor<4x4x4xcomplex<f64>>) -> tensor<4x4x4xcomplex<f64>>
    return %2, %5, %6 : tensor<4x4x4xcomplex<f64>>, tensor<4x4x4xcomplex<f64>>, tensor<4x4x4xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<4x4x4xcomplex<f64>>) -> tensor<4x4x4xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [4, 4, 4] : (tensor<4x4x4xcomplex<f64>>) -> tensor<4x4x4xcomplex<f64>>
    return %0 : tensor<4x4x4xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<4x4x4xcomplex<f64>>) -> tensor<4x4x4xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [4, 4, 4] : (tensor<4x4x4xcomplex<f64>>) -> tensor<4x4x4xcomplex<f64>>
    return %0 : tensor<4x4x4xcomplex<f64>>
  }
  func.func private @_roll_static(%arg0: tensor<4x4x4xcomplex<f64>>) -> tensor<4x4x4xcomplex<f64>> {
    %0 = stablehlo.slice %arg0 [2:4, 0:4, 0:4] : (tensor<4x4x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %1 = stablehlo.slice %arg0 [0:2, 0:4, 0:4] : (tensor<4x4x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<2x4x4xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>) -> tensor<4x4x4xcomplex<f64>>
    %3 = stablehlo.slice %2 [0:4, 2:4, 0:4] : (tensor<4x4x4xcomplex<f64>>) -> tensor<4x2x4xcomplex<f64>>
    %4 = stablehlo.slice %2 [0:4, 0:2, 0:4] : (tensor<4x4x4xcomplex<f64>>) -> tensor<4x2x4xcomplex<f64>>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<4x2x4xcomplex<f64>>, tensor<4x2x4xcomplex<f64>>) -> tensor<4x4x4xcomplex<f64>>
    %6 = stablehlo.slice %5 [0:4, 0:4, 2:4] : (tensor<4x4x4xcomplex<f64>>) -> tensor<4x4x2xcomplex<f64>>
    %7 = stablehlo.slice %5 [0:4, 0:4, 0:2] : (tensor<4x4x4xcomplex<f64>>) -> tensor<4x4x2xcomplex<f64>>
    %8 = stablehlo.concatenate %6, %7, dim = 2 : (tensor<4x4x2xcomplex<f64>>, tensor<4x4x2xcomplex<f64>>) -> tensor<4x4x4xcomplex<f64>>
    return %8 : tensor<4x4x4xcomplex<f64>>
  }
}

// -----

// more_fft: rfftn (4, 4, 4)
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<4x4x4xf64>)
    %e:2 = call @expected() : () -> (tensor<4x4x3xcomplex<f64>>, tensor<4x4x4xf64>)
    %r:2 = call @program(%i#0) : (tensor<4x4x4xf64>) -> (tensor<4x4x3xcomplex<f64>>, tensor<4x4x4xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<4x4x3xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<4x4x4xf64>
    return
  }
  func.func private @inputs() -> (tensor<4x4x4xf64>) {
    %0 = stablehlo.constant dense<"0x083565050EB4DD3F402F6B2EFFBEB0BF508BF1EDB793E5BFAC33BFCCE901E13F7EEED32A7E84EA3F90D0778EBDDAEABF00E196F679CDB83FBE23F801B357EEBFCEEBCFAFFC6AEFBF8056BB4FF96EB03FDEF6984DC4E8ED3F82DB0077C8B7E7BFEC644FC1165DEF3F080D355B3778E8BFD0089B81973BC9BFE0361137C1ABBABFA40EB01BAE66D7BF92703CC90B3CE6BF60B83D881664A7BFFC0E507400E5D63F443DCBCAC391E0BF4C08E5849162EEBF508C56E0A40FEDBF96A6EBD4BFABE33F0A17B0837990E93FC08454AAD105D43F30010C88C3B2B8BFDAD691721DBEE9BF400275E48A93DF3FAC9E409F63E3E33FDE6D25501D2EEF3F20507E45E061E2BF60302759392CED3F50B106D5721DE7BFA8AA15B1A5CAE33FD066BC740C0ED3BFD8613DB16B69C73F1818C0359C0AEDBF129B8517017EE5BF408E48AC8019E03FAE72FDFA8A1CEF3F10D7DDB54E70E2BFC82BCB731DB9E6BF7C55379F5BB2DA3FA03CEA6F1675CF3F503BC44FB67CBCBFF00B63DEB32BCCBF0CE0C540EFC4D53F0268C2BFD125E0BF0EF8442BF570E03FF4F7055025C6E7BF6CA3F1F31BABD43F50AC9E1A4573DABF9443B0FB3617E4BFE08BE0599591A4BF401B57865FF6C23FA69EC1435FA0EDBF0034CFC4637EB73FCC6800F9F099EF3F085B9E8EECE3D7BF52A321B7D20BE5BF02F5CD02050FE23F8CA525355879D5BFD8023D16C1A7CF3F"> : tensor<4x4x4xf64>
    return %0 : tensor<4x4x4xf64>
  }
  func.func private @expected() -> (tensor<4x4x3xcomplex<f64>>, tensor<4x4x4xf64>) {
    %0 = stablehlo.constant dense<"0x686FC651798072400000000000C072400FBA9A16A9E872409F3CCF91ACFB72403AAAE584E90E73400000000000C07240DB87DCD3C9C372404F01D098361F73400BA201FD512A734088C8973E39E872401969CFE2089272403993F5F102B87240C4A08D54C7DE72400000000000C072404C3A12E3779A7240D8EC2CD5F79372404FCAD1E1CEBA72400000000000C07240DB87DCD3C9C37240B1FE2F67C9607240B9B3582AF2A87240D3A8AA10A90073401969CFE208927240C76C0A0EFDC77240224A91A5C0A972400461A28D9CB072400B4CEA805EA572403312AF7253637240BA3461D026DA7240B8E29ACF7E7072401A4C2A988DF17240E6E1FFFE57C67240529761B604FB72408BA613591408734026EA258C86CE724033CB6B36609E724045601FDFA4B3724032C7E99D69CC7240ADF29EF06E9572403E84460D9DA07240D056303F474572407E3CEB28F5B372404DBF26C9C8A072404FC1A9353DD2724073B00F15DA4F7340B4BA91B3BC22734054E5703E8D437240379872F686BC7240CEF11F4E66D172400000000000C07240D77A947DFF24734065B06F6E43F87240F65C43C3295173400000000000C07240435328C098E872404B13E526589E7240DA8DF5C70D917240C85E162744B47240F9C01F7B4C087340FB0BE3523AA2724017735CDF9ED872400000000000C072409CBBD2FC81A47240CA92F74080C57240619E448F51A072400000000000C07240435328C098E87240B5EC1AD9A7E1724041C8FEE6480673409597784C32987240F9C01F7B4C08734005F41CADC5DD7240224A91A5C0A97240FC9E5D7263CF72400864E87D5A95724096CEB664B0BE7240BA3461D026DA7240481D6530810F73404DBF26C9C8A07240B13E56CAC2AD724067AC331BDFDB72400FA6507FAFD1724054E5703E8D437240C9678D0979C3724045601FDFA4B37240CE38166296B372407E1F47949D7F7240A07F368D47D57240D056303F4745724082C314D70ACC72401A4C2A988DF172401A1E0001A8B972401794C442ADF572407AA48676A481724026EA258C86CE7240CD3494C99FE17240"> : tensor<4x4x3xcomplex<f64>>
    %1 = stablehlo.constant dense<"0xA8292B70A0ED2440A129A30182DE23404BE72081C4A622403BF3CB9C1E102540E83EADE247A82540F782182754522240C22DEDF39A312440C47DE0CF841A22404301033550092240AD769FF2DD2024406E8FD9448CDE254048F28F78838422404FF6146CD1F5254030AF4C8A7C782240DD93F9A1119B234092DD917DA8CA23408B7F228FCA442340F7386C433F9C224048C277E99BE823407880A20328B724402C4C53C3E3F622407BAFB1E7D61922403B97FAB1052F224069BA4EFDBB3A254071013B980799254026A4528D2EA02440FEE7EF789ACE234092E2D6281E64224012A823579CFC2440EB09F439363E2540DE5602D5E1F22540FE1AA8FBE1D9224006739295C3D22540EB94AFD2288E2240AB5A115BAA3C2540CA1C5A9C8F67234087F5C4AEA55D24407EFEA33C562F22404FA687EE1FA82240E488C40A980125402BD7AFAFC8F125408F22A214FBD82240444DC3286E942240ACBAF9DC92D52440F2A8BF59D47D24408977609306C72340D0738630518F2340002F067A27AE244080D903E4A2FD2240814FB4520F07254081A0FFAA9D8322401B8D9FDF58A524409E0A2BD7652C2340C7FB44908CBE2240741FA66A6EEB23406D5C197ED94B244016E6C30BFA252240689E89C7FC2E24408D06900F9FF92540280D8B9BE0402340CBE58DD442AF224050DF2C50F0202540D4D2563E355423400BF458049F7E2440"> : tensor<4x4x4xf64>
    return %0, %1 : tensor<4x4x3xcomplex<f64>>, tensor<4x4x4xf64>
  }
  func.func private @program(%arg0: tensor<4x4x4xf64>) -> (tensor<4x4x3xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<4x4x4xf64> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<4x4x4xf64>) -> tensor<4x4x3xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4x4x3xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<4x4x3xcomplex<f64>>
    %3 = call @fft(%arg0) : (tensor<4x4x4xf64>) -> tensor<4x4x3xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<4x4x3xcomplex<f64>>, tensor<i64>) -> tensor<4x4x3xcomplex<f64>>
    %5 = call @fft_0(%4) : (tensor<4x4x3xcomplex<f64>>) -> tensor<4x4x4xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x4x4xf64>
    %7 = stablehlo.add %5, %6 : tensor<4x4x4xf64>
    return %2, %7 : tensor<4x4x3xcomplex<f64>>, tensor<4x4x4xf64>
  }
  func.func private @fft(%arg0: tensor<4x4x4xf64>) -> tensor<4x4x3xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [4, 4, 4] : (tensor<4x4x4xf64>) -> tensor<4x4x3xcomplex<f64>>
    return %0 : tensor<4x4x3xcomplex<f64>>
  }
  func.func private @_pad(%arg0: tensor<4x4x3xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<4x4x3xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<4x4x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<4x4x3xcomplex<f64>>
    return %1 : tensor<4x4x3xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<4x4x3xcomplex<f64>>) -> tensor<4x4x4xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [4, 4, 4] : (tensor<4x4x3xcomplex<f64>>) -> tensor<4x4x4xf64>
    return %0 : tensor<4x4x4xf64>
  }
}

// -----

// more_fft: fftn (1, 6, 1) c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<1x6x1xcomplex<f32>>)
    %e:3 = call @expected() : () -> (tensor<1x6x1xcomplex<f32>>, tensor<1x6x1xcomplex<f32>>, tensor<1x6x1xcomplex<f32>>)
    %r:3 = call @program(%i#0) : (tensor<1x6x1xcomplex<f32>>) -> (tensor<1x6x1xcomplex<f32>>, tensor<1x6x1xcomplex<f32>>, tensor<1x6x1xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<1x6x1xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<1x6x1xcomplex<f32>>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.0001 : tensor<1x6x1xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<1x6x1xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xD4F866BF12E7703F4DD5F83E2A33FDBE23BFC6BECE557FBF0FD254BE129606BFBD36CA3ED8ABFCBDB3004DBFDBD440BF"> : tensor<1x6x1xcomplex<f32>>
    return %0 : tensor<1x6x1xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<1x6x1xcomplex<f32>>, tensor<1x6x1xcomplex<f32>>, tensor<1x6x1xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x7C4A9543FC059543544E9543C97B9643310396434BE7954347D0954300CC96430F08954333B29743BFD6954373EB9643"> : tensor<1x6x1xcomplex<f32>>
    %1 = stablehlo.constant dense<"0xEC371C4193CA1A41F9231F41BAE72441A5D51A41BA0B294179011F4101402441051120413A7C1F416B4C1C412F942241"> : tensor<1x6x1xcomplex<f32>>
    %2 = stablehlo.constant dense<"0x0FD254BE129606BFBD36CA3ED8ABFCBDB3004DBFDBD440BFD4F866BF12E7703F4DD5F83E2A33FDBE23BFC6BECE557FBF"> : tensor<1x6x1xcomplex<f32>>
    return %0, %1, %2 : tensor<1x6x1xcomplex<f32>>, tensor<1x6x1xcomplex<f32>>, tensor<1x6x1xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<1x6x1xcomplex<f32>>) -> (tensor<1x6x1xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<1x6x1xcomplex<f32>> {jax.result_info = "result[1]"}, tensor<1x6x1xcomplex<f32>> {jax.result_info = "result[2]"}) {
    %0 = call @fft(%arg0) : (tensor<1x6x1xcomplex<f32>>) -> tensor<1x6x1xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<1x6x1xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<1x6x1xcomplex<f32>>
    %3 = call @fft_0(%arg0) : (tensor<1x6x1xcomplex<f32>>) -> tensor<1x6x1xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<1x6x1xcomplex<f32>>
    %5 = stablehlo.add %3, %4 : tensor<1x6x1xcomplex<f32>>
    %6 = call @_roll_static(%arg0) : (tensor<1x6x1xcomplex<f32>>) -> tensor<1x6x1xcomplex<f32>>
    return %2, %5, %6 : tensor<1x6x1xcomplex<f32>>, tensor<1x6x1xcomplex<f32>>, tensor<1x6x1xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<1x6x1xcomplex<f32>>) -> tensor<1x6x1xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [1, 6, 1] : (tensor<1x6x1xcomplex<f32>>) -> tensor<1x6x1xcomplex<f32>>
    return %0 : tensor<1x6x1xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<1x6x1xcomplex<f32>>) -> tensor<1x6x1xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [1, 6, 1] : (tensor<1x6x1xcomplex<f32>>) -> tensor<1x6x1xcomplex<f32>>
    return %0 : tensor<1x6x1xcomplex<f32>>
  }
  func.func private @_roll_static(%arg0: tensor<1x6x1xcomplex<f32>>) -> tensor<1x6x1xcomplex<f32>> {
    %0 = stablehlo.slice %arg0 [0:1, 0:6, 0:1] : (tensor<1x6x1xcomplex<f32>>) -> tensor<1x6x1xcomplex<f32>>
    %1 = stablehlo.slice %arg0 [0:0, 0:6, 0:1] : (tensor<1x6x1xcomplex<f32>>) -> tensor<0x6x1xcomplex<f32>>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x6x1xcomplex<f32>>, tensor<0x6x1xcomplex<f32>>) -> tensor<1x6x1xcomplex<f32>>
    %3 = stablehlo.slice %2 [0:1, 3:6, 0:1] : (tensor<1x6x1xcomplex<f32>>) -> tensor<1x3x1xcomplex<f32>>
    %4 = stablehlo.slice %2 [0:1, 0:3, 0:1] : (tensor<1x6x1xcomplex<f32>>) -> tensor<1x3x1xcomplex<f32>>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<1x3x1xcomplex<f32>>, tensor<1x3x1xcomplex<f32>>) -> tensor<1x6x1xcomplex<f32>>
    %6 = stablehlo.slice %5 [0:1, 0:6, 0:1] : (tensor<1x6x1xcomplex<f32>>) -> tensor<1x6x1xcomplex<f32>>
    %7 = stablehlo.slice %5 [0:1, 0:6, 0:0] : (tensor<1x6x1xcomplex<f32>>) -> tensor<1x6x0xcomplex<f32>>
    %8 = stablehlo.concatenate %6, %7, dim = 2 : (tensor<1x6x1xcomplex<f32>>, tensor<1x6x0xcomplex<f32>>) -> tensor<1x6x1xcomplex<f32>>
    return %8 : tensor<1x6x1xcomplex<f32>>
  }
}

// -----

// more_fft: fftn (1, 6, 1) c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<1x6x1xcomplex<f64>>)
    %e:3 = call @expected() : () -> (tensor<1x6x1xcomplex<f64>>, tensor<1x6x1xcomplex<f64>>, tensor<1x6x1xcomplex<f64>>)
    %r:3 = call @program(%i#0) : (tensor<1x6x1xcomplex<f64>>) -> (tensor<1x6x1xcomplex<f64>>, tensor<1x6x1xcomplex<f64>>, tensor<1x6x1xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<1x6x1xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<1x6x1xcomplex<f64>>
    check.expect_almost_eq %r#2, %e#2, tolerance = 1.0e-12 : tensor<1x6x1xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<1x6x1xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x40A100410DC2BE3F2AD08C45DA24E43F8069D0CB8645EFBFB0A3AB5CB494DE3F9E0C2D1DF4C5E1BF20DA49B79A70BB3F2C6392A241B8E0BF504D282EE960C2BFA42DD235730DE83F683E4330DA2EE0BF96D019AE0798EABF44FE06FD670EEE3F"> : tensor<1x6x1xcomplex<f64>>
    return %0 : tensor<1x6x1xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<1x6x1xcomplex<f64>>, tensor<1x6x1xcomplex<f64>>, tensor<1x6x1xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x4C2452F8C49F7240C502A64D12D872405BC1AD4E58BC724014219FE507EF72405574029492B77240318F0E688AAF7240E9A06EC85AEA72400830C6C551AF7240E8BBB37358D572402672423AB6CF72406FA9D3AD25B87240395174F3C1C67240"> : tensor<1x6x1xcomplex<f64>>
    %1 = stablehlo.constant dense<"0xEA16B6811A542340C50E209E618024405032BE491ED6234031B1C1670A242440823F69BED7712440C96062E1CB53244086AFF82CE4E124402B00217409A723401B170DC00DD3234059A64D8037A82340E4B19EA381EC2340BF05A6C8D4FA2440"> : tensor<1x6x1xcomplex<f64>>
    %2 = stablehlo.constant dense<"0x2C6392A241B8E0BF504D282EE960C2BFA42DD235730DE83F683E4330DA2EE0BF96D019AE0798EABF44FE06FD670EEE3F40A100410DC2BE3F2AD08C45DA24E43F8069D0CB8645EFBFB0A3AB5CB494DE3F9E0C2D1DF4C5E1BF20DA49B79A70BB3F"> : tensor<1x6x1xcomplex<f64>>
    return %0, %1, %2 : tensor<1x6x1xcomplex<f64>>, tensor<1x6x1xcomplex<f64>>, tensor<1x6x1xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<1x6x1xcomplex<f64>>) -> (tensor<1x6x1xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<1x6x1xcomplex<f64>> {jax.result_info = "result[1]"}, tensor<1x6x1xcomplex<f64>> {jax.result_info = "result[2]"}) {
    %0 = call @fft(%arg0) : (tensor<1x6x1xcomplex<f64>>) -> tensor<1x6x1xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<1x6x1xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<1x6x1xcomplex<f64>>
    %3 = call @fft_0(%arg0) : (tensor<1x6x1xcomplex<f64>>) -> tensor<1x6x1xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f64>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<1x6x1xcomplex<f64>>
    %5 = stablehlo.add %3, %4 : tensor<1x6x1xcomplex<f64>>
    %6 = call @_roll_static(%arg0) : (tensor<1x6x1xcomplex<f64>>) -> tensor<1x6x1xcomplex<f64>>
    return %2, %5, %6 : tensor<1x6x1xcomplex<f64>>, tensor<1x6x1xcomplex<f64>>, tensor<1x6x1xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<1x6x1xcomplex<f64>>) -> tensor<1x6x1xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [1, 6, 1] : (tensor<1x6x1xcomplex<f64>>) -> tensor<1x6x1xcomplex<f64>>
    return %0 : tensor<1x6x1xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<1x6x1xcomplex<f64>>) -> tensor<1x6x1xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [1, 6, 1] : (tensor<1x6x1xcomplex<f64>>) -> tensor<1x6x1xcomplex<f64>>
    return %0 : tensor<1x6x1xcomplex<f64>>
  }
  func.func private @_roll_static(%arg0: tensor<1x6x1xcomplex<f64>>) -> tensor<1x6x1xcomplex<f64>> {
    %0 = stablehlo.slice %arg0 [0:1, 0:6, 0:1] : (tensor<1x6x1xcomplex<f64>>) -> tensor<1x6x1xcomplex<f64>>
    %1 = stablehlo.slice %arg0 [0:0, 0:6, 0:1] : (tensor<1x6x1xcomplex<f64>>) -> tensor<0x6x1xcomplex<f64>>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x6x1xcomplex<f64>>, tensor<0x6x1xcomplex<f64>>) -> tensor<1x6x1xcomplex<f64>>
    %3 = stablehlo.slice %2 [0:1, 3:6, 0:1] : (tensor<1x6x1xcomplex<f64>>) -> tensor<1x3x1xcomplex<f64>>
    %4 = stablehlo.slice %2 [0:1, 0:3, 0:1] : (tensor<1x6x1xcomplex<f64>>) -> tensor<1x3x1xcomplex<f64>>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<1x3x1xcomplex<f64>>, tensor<1x3x1xcomplex<f64>>) -> tensor<1x6x1xcomplex<f64>>
    %6 = stablehlo.slice %5 [0:1, 0:6, 0:1] : (tensor<1x6x1xcomplex<f64>>) -> tensor<1x6x1xcomplex<f64>>
    %7 = stablehlo.slice %5 [0:1, 0:6, 0:0] : (tensor<1x6x1xcomplex<f64>>) -> tensor<1x6x0xcomplex<f64>>
    %8 = stablehlo.concatenate %6, %7, dim = 2 : (tensor<1x6x1xcomplex<f64>>, tensor<1x6x0xcomplex<f64>>) -> tensor<1x6x1xcomplex<f64>>
    return %8 : tensor<1x6x1xcomplex<f64>>
  }
}

// -----

// more_fft: rfftn (1, 6, 1)
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<1x6x1xf64>)
    %e:2 = call @expected() : () -> (tensor<1x6x1xcomplex<f64>>, tensor<1x6x1xf64>)
    %r:2 = call @program(%i#0) : (tensor<1x6x1xf64>) -> (tensor<1x6x1xcomplex<f64>>, tensor<1x6x1xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<1x6x1xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<1x6x1xf64>
    return
  }
  func.func private @inputs() -> (tensor<1x6x1xf64>) {
    %0 = stablehlo.constant dense<"0x84622DA68F6FE6BFE6A993049A4CEFBF082DAEA6A4E6C93F58D68785F3A3E2BFD4480ADC1BA6E3BF806BF86AC781E43F"> : tensor<1x6x1xf64>
    return %0 : tensor<1x6x1xf64>
  }
  func.func private @expected() -> (tensor<1x6x1xcomplex<f64>>, tensor<1x6x1xf64>) {
    %0 = stablehlo.constant dense<"0x6628C49B7A9F72400000000000C072401ADEF599B2BE7240EC89DBE31ECB7240E323BD0F74B1724062B91FABBEE172407A4BE361E9BC72400000000000C07240E323BD0F74B172409E46E054419E72401ADEF599B2BE72401476241CE1B47240"> : tensor<1x6x1xcomplex<f64>>
    %1 = stablehlo.constant dense<"0xD8299D050799224062C5B65F360B2240B4B89A929A6724409B82A7C7C0D52240735B3F429EC52240B886AF761C482540"> : tensor<1x6x1xf64>
    return %0, %1 : tensor<1x6x1xcomplex<f64>>, tensor<1x6x1xf64>
  }
  func.func private @program(%arg0: tensor<1x6x1xf64>) -> (tensor<1x6x1xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<1x6x1xf64> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<1x6x1xf64>) -> tensor<1x6x1xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<1x6x1xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<1x6x1xcomplex<f64>>
    %3 = call @fft(%arg0) : (tensor<1x6x1xf64>) -> tensor<1x6x1xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<1x6x1xcomplex<f64>>, tensor<i64>) -> tensor<1x6x1xcomplex<f64>>
    %5 = call @fft_0(%4) : (tensor<1x6x1xcomplex<f64>>) -> tensor<1x6x1xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<1x6x1xf64>
    %7 = stablehlo.add %5, %6 : tensor<1x6x1xf64>
    return %2, %7 : tensor<1x6x1xcomplex<f64>>, tensor<1x6x1xf64>
  }
  func.func private @fft(%arg0: tensor<1x6x1xf64>) -> tensor<1x6x1xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [1, 6, 1] : (tensor<1x6x1xf64>) -> tensor<1x6x1xcomplex<f64>>
    return %0 : tensor<1x6x1xcomplex<f64>>
  }
  func.func private @_pad(%arg0: tensor<1x6x1xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<1x6x1xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<1x6x1xcomplex<f64>>, tensor<complex<f64>>) -> tensor<1x6x1xcomplex<f64>>
    return %1 : tensor<1x6x1xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<1x6x1xcomplex<f64>>) -> tensor<1x6x1xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [1, 6, 1] : (tensor<1x6x1xcomplex<f64>>) -> tensor<1x6x1xf64>
    return %0 : tensor<1x6x1xf64>
  }
}

// -----

// more_fft: fftn (2, 2, 5, 3) c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<2x2x5x3xcomplex<f32>>)
    %e:3 = call @expected() : () -> (tensor<2x2x5x3xcomplex<f32>>, tensor<2x2x5x3xcomplex<f32>>, tensor<2x2x5x3xcomplex<f32>>)
    %r:3 = call @program(%i#0) : (tensor<2x2x5x3xcomplex<f32>>) -> (tensor<2x2x5x3xcomplex<f32>>, tensor<2x2x5x3xcomplex<f32>>, tensor<2x2x5x3xcomplex<f32>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 0.0001 : tensor<2x2x5x3xcomplex<f32>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 0.0001 : tensor<2x2x5x3xcomplex<f32>>
    check.expect_almost_eq %r#2, %e#2, tolerance = 0.0001 : tensor<2x2x5x3xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<2x2x5x3xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xE70D183F2124F6BEC3BF3CBFFAF7973E835E7CBFB9E86C3F0E45CCBE8D2ACFBE4EA8BD3CACA3FB3E98DB9EBEE2BB7D3F781AADBC9CBE913EEF9926BF145A35BF6A8FC2BDA608FCBE323F57BFD736C5BEF2C536BF39D9FC3EE713A7BEEA87503FDE5C503F327F013FD6655DBEECFBD63E7C436FBF8172D23D21364FBF20C3663F03B965BF3BA1CEBE1ABE543FA94E02BB9B0EC8BE5660263F074461BF99A60CBF89E22C3FE660B6BDD13992BD14DE97BE73B10ABFA8393D3F97B7583FC6AAE23EFA2151BDF242FC3E1F7A5FBD4481C5BEAC1749BFA364223FC4C4D0BE768A773FFE18683F89526ABF125D7ABF9B0760BF958257BF2A6602BEDE0B2A3FEA812CBFDBB714BED0C25D3F7EC8DB3EEC8B613F19D375BF8D7379BF811AE2BE52A9F1BEA0D9593FE745C9BDB08CFABE7123B23ED41E0DBF80D967BED6FCF2BE4AD9913E897D5EBFD9C6C63D759717BFDB8606BF9BA9B23E4F3D6EBEC62E843CA84C07BE4BB830BFDABB0ABFEFA810BFAB50483F697EE23E7C74493E6A055B3E8BEAA7BEBFE68DBED200CD3EAC0DFDBD359A03BE0E65E93E0F3A55BF3129C5BDB7ACADBED2145CBFEB8C523F99F0503E954512BF87D42E3EB4624EBF2DE2F5BE37FE0EBFBD0E5ABFC1DF223F4226143EBBF465BF347B16BFDB69EEBE810F65BFD0C7C63E"> : tensor<2x2x5x3xcomplex<f32>>
    return %0 : tensor<2x2x5x3xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<2x2x5x3xcomplex<f32>>, tensor<2x2x5x3xcomplex<f32>>, tensor<2x2x5x3xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0xC34B92433215984375609543C85E9743C3F3974300E69543DBEE9543A0B8954374839743B2569743FF639343BA409743BB669643808C9743ABD7944366DB9743C687954312619343E64494436A259543E3C19643431095433F9297439D2F94439D1696432C98964346FA9443FB9A9543F27B9943411C964366E79443BEC596438B139843482C9243F5D5974353439443E1BA9543B4579743F8429643F20B944366039A4377359543D94196436EC194431D8E9443739D964363DF9443688A98432ED59443E6A09443F9D1974332319543DC3D98436F86954385A49743701D9743E95F9843F2339243901B95439A40954315939243A0629443388A97432CAC9643896B974363B6964343B79743C14895437DE89543049395437D88954355E9984372249643823C9843FC819543427D964314AC9543F270954339779643E49F9643C22A93436FB89343C8AC93430A339643BD859643A94297433CB190438ADB964367E994434E8B9643E9AD95435E169643C36C9643A3799643B34C974345CA9743D6B395433A0396430DEA934346409543AC029743812A92434FF8954312069743D4E29543E7B8944338D09543E3F1954308909543908D944307689343EC0A9543DB999643D36F9443F20C96439BDB9443B260954366929443C7399743B03D9843"> : tensor<2x2x5x3xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x8C0C1C41BE3822411415224145E41F41D2551F412A7621411F18204151A2204168B72341231E2041D3E81E413F941F415C271E41D7161F4110AD2141A8101E41D0CE204148001F41956D2041EFA62141C37F1F4158341D41E9C31E4118FB2141B6ED1F41DDB31F4176371D411C562141499D21418B6D2141B1D41E41EDD220414AF52141AE251E41FB362241F7EA1B418EC0214177302141560C1F41D7331F417088224124F31B4142C11E417E891E411E642241547E1F410AF1214169231F413C46204131AC1E4126CC1E41C4B5224174751E41F2A7204145B61F419E6E2141E4472441F6271F416F4720419BEA1D419F581C4111471E41C68321418BC2204180A42141A7B72041A78E20412C582141D4D61E4198942041A6561A412DEA20412C7F20418CAA20411A851D417136204169FA1C4187911D41DF262041AD6222417CA61F4169671F4196791F419C8520418BD42141893C1F4186801F41051B2341ECE61F41C08B1F4170A81F41DC172041E1622141D2E8214103742041BF812041CF0D20411DC81E41B24E2141EF63224114561F41067A1E4191881F41DE741E411DA4204126551E41C33B1D4196FA1E41CCF71F418B17214109CD1F41F2F01F41E2E01F4119A31E41C2AE1F4172032041EB13214112E91B4174C61D417E331F41"> : tensor<2x2x5x3xcomplex<f32>>
    %2 = stablehlo.constant dense<"0xBD0E5ABFC1DF223F87D42E3EB4624EBF2DE2F5BE37FE0EBF810F65BFD0C7C63E4226143EBBF465BF347B16BFDB69EEBE6A055B3E8BEAA7BEEFA810BFAB50483F697EE23E7C74493E0E65E93E0F3A55BFBFE68DBED200CD3EAC0DFDBD359A03BE99F0503E954512BF3129C5BDB7ACADBED2145CBFEB8C523F759717BFDB8606BFD6FCF2BE4AD9913E897D5EBFD9C6C63D4BB830BFDABB0ABF9BA9B23E4F3D6EBEC62E843CA84C07BEDBB714BED0C25D3F958257BF2A6602BEDE0B2A3FEA812CBF811AE2BE52A9F1BE7EC8DB3EEC8B613F19D375BF8D7379BFD41E0DBF80D967BEA0D9593FE745C9BDB08CFABE7123B23EAC1749BFA364223FFA2151BDF242FC3E1F7A5FBD4481C5BE125D7ABF9B0760BFC4C4D0BE768A773FFE18683F89526ABF1ABE543FA94E02BB21364FBF20C3663F03B965BF3BA1CEBE89E22C3FE660B6BD9B0EC8BE5660263F074461BF99A60CBF97B7583FC6AAE23ED13992BD14DE97BE73B10ABFA8393D3FE713A7BEEA87503F323F57BFD736C5BEF2C536BF39D9FC3E7C436FBF8172D23DDE5C503F327F013FD6655DBEECFBD63E835E7CBFB9E86C3FE70D183F2124F6BEC3BF3CBFFAF7973E98DB9EBEE2BB7D3F0E45CCBE8D2ACFBE4EA8BD3CACA3FB3E6A8FC2BDA608FCBE781AADBC9CBE913EEF9926BF145A35BF"> : tensor<2x2x5x3xcomplex<f32>>
    return %0, %1, %2 : tensor<2x2x5x3xcomplex<f32>>, tensor<2x2x5x3xcomplex<f32>>, tensor<2x2x5x3xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<2x2x5x3xcomplex<f32>>) -> (tensor<2x2x5x3xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<2x2x5x3xcomplex<f32>> {jax.result_info = "result[1]"}, tensor<2x2x5x3xcomplex<f32>> {jax.result_info = "result[2]"}) {
    %0 = call @fft(%arg0) : (tensor<2x2x5x3xcomplex<f32>>) -> tensor<2x2x5x3xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<2x2x5x3xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<2x2x5x3xcomplex<f32>>
    %3 = call @fft_0(%arg0) : (tensor<2x2x5x3xcomplex<f32>>) -> tensor<2x2x5x3xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<2x2x5x3xcomplex<f32>>
    %5 = stablehlo.add %3, %4 : tensor<2x2x5x3xcomplex<f32>>
    %6 = call @_roll_static(%arg0) : (tensor<2x2x5x3xcomplex<f32>>) -> tensor<2x2x5x3xcomplex<f32>>
    return %2, %5, %6 : tensor<2x2x5x3xcomplex<f32>>, tensor<2x2x5x3xcomplex<f32>>, tensor<2x2x5x3xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<2x2x5x3xcomplex<f32>>) -> tensor<2x2x5x3xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [2, 5, 3] : (tensor<2x2x5x3xcomplex<f32>>) -> tensor<2x2x5x3xcomplex<f32>>
    return %0 : tensor<2x2x5x3xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<2x2x5x3xcomplex<f32>>) -> tensor<2x2x5x3xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [2, 5, 3] : (tensor<2x2x5x3xcomplex<f32>>) -> tensor<2x2x5x3xcomplex<f32>>
    return %0 : tensor<2x2x5x3xcomplex<f32>>
  }
  func.func private @_roll_static(%arg0: tensor<2x2x5x3xcomplex<f32>>) -> tensor<2x2x5x3xcomplex<f32>> {
    %0 = stablehlo.slice %arg0 [1:2, 0:2, 0:5, 0:3] : (tensor<2x2x5x3xcomplex<f32>>) -> tensor<1x2x5x3xcomplex<f32>>
    %1 = stablehlo.slice %arg0 [0:1, 0:2, 0:5, 0:3] : (tensor<2x2x5x3xcomplex<f32>>) -> tensor<1x2x5x3xcomplex<f32>>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x2x5x3xcomplex<f32>>, tensor<1x2x5x3xcomplex<f32>>) -> tensor<2x2x5x3xcomplex<f32>>
    %3 = stablehlo.slice %2 [0:2, 1:2, 0:5, 0:3] : (tensor<2x2x5x3xcomplex<f32>>) -> tensor<2x1x5x3xcomplex<f32>>
    %4 = stablehlo.slice %2 [0:2, 0:1, 0:5, 0:3] : (tensor<2x2x5x3xcomplex<f32>>) -> tensor<2x1x5x3xcomplex<f32>>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<2x1x5x3xcomplex<f32>>, tensor<2x1x5x3xcomplex<f32>>) -> tensor<2x2x5x3xcomplex<f32>>
    %6 = stablehlo.slice %5 [0:2, 0:2, 3:5, 0:3] : (tensor<2x2x5x3xcomplex<f32>>) -> tensor<2x2x2x3xcomplex<f32>>
    %7 = stablehlo.slice %5 [0:2, 0:2, 0:3, 0:3] : (tensor<2x2x5x3xcomplex<f32>>) -> tensor<2x2x3x3xcomplex<f32>>
    %8 = stablehlo.concatenate %6, %7, dim = 2 : (tensor<2x2x2x3xcomplex<f32>>, tensor<2x2x3x3xcomplex<f32>>) -> tensor<2x2x5x3xcomplex<f32>>
    %9 = stablehlo.slice %8 [0:2, 0:2, 0:5, 2:3] : (tensor<2x2x5x3xcomplex<f32>>) -> tensor<2x2x5x1xcomplex<f32>>
    %10 = stablehlo.slice %8 [0:2, 0:2, 0:5, 0:2] : (tensor<2x2x5x3xcomplex<f32>>) -> tensor<2x2x5x2xcomplex<f32>>
    %11 = stablehlo.concatenate %9, %10, dim = 3 : (tensor<2x2x5x1xcomplex<f32>>, tensor<2x2x5x2xcomplex<f32>>) -> tensor<2x2x5x3xcomplex<f32>>
    return %11 : tensor<2x2x5x3xcomplex<f32>>
  }
}

// -----

// more_fft: fftn (2, 2, 5, 3) c128
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<2x2x5x3xcomplex<f64>>)
    %e:3 = call @expected() : () -> (tensor<2x2x5x3xcomplex<f64>>, tensor<2x2x5x3xcomplex<f64>>, tensor<2x2x5x3xcomplex<f64>>)
    %r:3 = call @program(%i#0) : (tensor<2x2x5x3xcomplex<f64>>) -> (tensor<2x2x5x3xcomplex<f64>>, tensor<2x2x5x3xcomplex<f64>>, tensor<2x2x5x3xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<2x2x5x3xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<2x2x5x3xcomplex<f64>>
    check.expect_almost_eq %r#2, %e#2, tolerance = 1.0e-12 : tensor<2x2x5x3xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<2x2x5x3xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0xE08CC47E536ED9BFB8B5562B72F7CABFDCC797781A69ECBF5E4C9EE55DAEE5BF1E5E763ED5D9EEBFA2DCBBBC5819E1BF702A5B83AB0AE63F48C0ED46C81BDDBFC665767F9D0BE3BF26998D0E183BE23FECAF4E780D6BE33F200EF01802CDD9BFE6AA7D104C58E2BF3037894555BCB7BF40E9592292ADC5BF88B01E7E4AACDC3F4040297C7B1D91BF149ECF0362BEE4BF047D585170A7D1BFC870BADDB72BECBF347E9909F6CEEF3FB47A1131B338E3BFF656D3012C05EB3F340AC9C5A573D53F68F2595633D5D03FB6F0E3E64051EB3F38BBBDBABEEDD9BFFCDF61156911D7BFDA13FFC55FBDEFBF72D6A5A481B9ECBF34725C7D8D49ED3F4030FB4522E3B73F640F72DA3326DF3F6C238CF5831FEC3F580B13E7D1F5DE3F081D03100DA7C6BFA0F117FAF3AAE6BFB44E590E9C97DCBF76A3548A4DA7E83FB23C9E93B068E4BF8C838823D4DFD6BFCCD699B3FFB6DDBFCC0CD9DDE8B8E83FC05CBAAC3606A93F002C11ABD3447A3F8001638922C0B7BF68F66983E2A4E9BFD8D3D783DB0DD13FE899120DB6F6E83FCA210C30AB33E73F465BD14491E7ED3FAC6A3CA2D21DE13F88CFDA1285B1CFBF6085A777231AA7BFF01C52D986D7E93FE096F410800AAD3F20AB495E8635CF3F00D430F8AEF361BF908E5119E1D5C23FF8FE7BB2D31FDDBF501765561141BA3F4068209B99D1B2BF00FDD0AE60A8DCBF207854BF205AE13F947B4490B0F9DFBFA27C4A062E95EF3F306D59839A88D2BFC0F3C9765391EF3FBCC337E6BBE0D6BF006F95AC1826C73FC0C503EB128BD9BFB685A60FB9DEE53F28CC681C39DFE03F8878EC5D51B8E63F94281108CE7DDBBFB4A047C6D6BCD6BF865E659327E5E43FA06851E32BC3C73F1CF7961BD3FBE6BF48ACF414C887DBBFC043E3CEE1AAC1BF40DD5838145CAD3F086581D18B70E4BF00CABD3FE76364BF64F8AB7918A2DFBF703D70D1F0DAEC3FE867F0257763E93F1491B253AE48E63FB853BD3C6E97DE3FEE1C2E9DEC16E83F801A29D65BAADB3F7C367FCFF03FDCBFE6739D5E5A58E3BFA048DD19D680AA3F2CA41E425968D7BF149A3E0BBF8FE83FDAE7D670E73CE5BFE0D4CD3DB679C43F88CDA7C3133AE03F643C24875ADDE23FB41A89994653DDBF0C3BE8AB6CA1E6BF34AFAC7D6414DEBF7C99D7B134F3DB3FD8C0F8BEB3B0DF3FAE73F2F93D20E03FA4F62601D340EEBFC033EB5C6CADC1BFFA00D4929AF3E6BFF4727B8C979EDC3FA46E59C8AD16D8BF8C18B232294CD9BF60ACCCE3977EDBBF860850A89DD1E7BF6CE04A25E3EDE03F102D1CE9A950C8BFF2DA41F88345ECBF301BD5E2B45FEC3F208C85C98066BBBFEC136D5B11A9D33F"> : tensor<2x2x5x3xcomplex<f64>>
    return %0 : tensor<2x2x5x3xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<2x2x5x3xcomplex<f64>>, tensor<2x2x5x3xcomplex<f64>>, tensor<2x2x5x3xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x06104F80A9E57240414422F2AA8B724086636C236E0E7340D69E8607B6AD7240C8C9001EFCB8724052952E56DAF772404F4EA43D648E7240A7CA2D1C94C77240621F46FD1BD77240280E11A4B0E67240A041972C0D9872405F5CBDC654CE724046FA0DABA1B772405B2D197FF49A7240CEACF280CA9C7240BAA43C90A7E37240E6EE491FD9AD724059E8DF974BC9724090F33B9BCDC6724065FA49895A1573408040D160E8D2724053B531E6B57572404288D283FAD87240DB33FB062C9B724044E805A56CB07240A58CCD55418A72409B16C3B1ADF67240349E4AB0C1D772407696DFA098F5724078E277FFD8A57240314DACA9305E7240F25EADD89A8272402AE17D17D3AB7240CCC314B17FF472402C88BBC29EAC72403CE87CDF508C7240D4BC0DD420A4724038289848249D7240CED075B392FF72400B001B98FF9372404E74A998C2CB72407443DB2C59FF72406313A745C97B7240C38A4F260F5272409ABF2D93B76C7240F8FF495FCBC272408A679798387A7240E14F71BEFD9F72407E7E8A4E289C72403BEED86EFFA97240863A171D3C867240C9FA6786D39D7240DE8AAC7467F37240087D49DA0DF572408CFD80C5F05A72405B4D2FFDC6F272409943940378D67240C0B21DD00806734094F1D5E2F33473407B6A1DC299D87240B1A4B71F5861724090E9C8DEB4357340C1D454E347CE724047AA2599B4AF72407AFD2BCECDBB724012BAE00EEDD27240DF03981BEACC724040409C9D02F77240E834CC0C47D272400F1C986A3A9A7240F11272CE1716734068EF82176887724073FEB9FB18797240C7F1E888B4D87240759BEAC20BB97240EED07B5064BA7240B1B2B121720F7340946C502D4FBD724026706B18F5DD7240B334F8EAD45C7240954E15AEFFCA7240CFA154E2D5A47240237096873FE772406226C7AFB28E72400A91B3110FCC72400A0BB4666FF07240DE1739257DC272405E477352A89C7240E6313BAB4DBF72405D5C7DD59285724039C07B4931E3724094A082859C0473402C6121BA6E7C72406E56554E77DC7240FEBA31B734E17240E8939120A9AF7240AB3B889FA9AA72400391740A19EA724087A5881B5DF172400B646B495A9A72405FB7E8763078724090D2E05629A572408CFE8DC232C67240B8D2E27C5FD17240F7B51F4EFFAC7240D683E320EF9D7240B05C972FF5A872404DB0F2010C9572403C737417E3AB7240890E5B09F87F7240EEDCCBCE9F237340B705019918C57240C89B7E6CA8C47240431C6BE0FFB27240A133895B83A772405AB8AB1C2CD67240F3F6DDE6117972409BA2E70F0DD37240F447AA65EACA7240CFC9CA584D387340"> : tensor<2x2x5x3xcomplex<f64>>
    %1 = stablehlo.constant dense<"0xA09998442C282440017C13CF2DC82340801B456484F82340469F208F933B24403A7B51AEA8532440B1EDE4E57DEC2340376F28D262EF234017A74117ACC62340B1D343562B3924401A7A19AA1AE423400C07BFDF523A2440D1B97122571924402259A6B641072440C1B51B3D0B5B24405791E0D0A41A2440EAD0E97EB7D82340CD44F0112B142440156C9B06C2B023405C7197D812F723403F0E4E437CD82340F6209354A3EC23405E80993BEA0924400F749C9A71DA2340C7C0511108262440DDA8159715CB23405D0B6473150824403379C36263D52340DCB7855C490F244058FF7D63A61824406F6445F344292440BDB8A65FAB9723405776410983BE2340DA2AEA0254EB2340B8F740CCDEC82340B578B9C37AEA2340EAE1D1ABFF37244051ECDE05349423400CDB989629362440E234E4E0BF7C24403F1CDB9B3D1A2440A3D0487BF7172440ABBE3011B44A244098310B98C4D923405031B4ED87E82340970BB8C0D43624402B523D4F9738244006D8294162C223400A94194B8CDB2340369D18173DB723407A0B88D3BA8A2340B5B2D4B391B523401233CE75DBDD2340C63297362AA72340E6EE4E10FB022440AF0D752645E22340E62A805ED1DA2340208D814D8B0C24409EF2FA519243244064895BAECF432440FAEE3EA210D12340787C5DAA089B234011E86FBA8D7D24404FFD3F3186FB234058A4DE0F301424405649279D3B0F2440293E39819EEE23409478AEDFDC0C24402D722607AA332440A09BB6C741FF2340DBB785B0ADC1234031D52B9FA70224400F3BBF244DDA2340A077505EF41F2440D0D11972389623406A446D5DDD29244068A0074469CB23407DFE5A64BB0B244099ACC04606E3234058FE5FEA5EB423400724A32B5A1A2440789CCE01BE54244037DA664121FD23409F722D1495F82340A9AB1D9A04FA23407759D583C60D244033EFEA74AD3A2440CEAD7920D55B2440B354363BA2C32340C58D95FC7E13244076A608C7B5D72340B577FBE789252440C022587D2F49244098E9126E6B232440B38CDF4492EE23400DCE5693EDB72340DC065B205D1E2440567BB472E1E523404E6FFB84A617244015A2B5B0A40B2440BA4ED88052802440E17EA85C57B42340FB35193352142440EB7AC0D48BEA23405FED2D3DB3BB23403CB731EBF70424404740720022F223402163C80F446A24404B3923926F0524409620428B9C06244091ADADFC87122440CC517FEE6BE7234030DE02F12ED2234008B1FFFDBAEB23407E6AAEBCA9DB23401DB7F7763DE923408C789E82E72C2440547F3CE566B32340347A9A4B5FE32340E505D694A73424402EE2C7C5D7D72340"> : tensor<2x2x5x3xcomplex<f64>>
    %2 = stablehlo.constant dense<"0x60ACCCE3977EDBBF860850A89DD1E7BFFA00D4929AF3E6BFF4727B8C979EDC3FA46E59C8AD16D8BF8C18B232294CD9BF208C85C98066BBBFEC136D5B11A9D33F6CE04A25E3EDE03F102D1CE9A950C8BFF2DA41F88345ECBF301BD5E2B45FEC3F2CA41E425968D7BF149A3E0BBF8FE83F801A29D65BAADB3F7C367FCFF03FDCBFE6739D5E5A58E3BFA048DD19D680AA3FB41A89994653DDBF0C3BE8AB6CA1E6BFDAE7D670E73CE5BFE0D4CD3DB679C43F88CDA7C3133AE03F643C24875ADDE23FA4F62601D340EEBFC033EB5C6CADC1BF34AFAC7D6414DEBF7C99D7B134F3DB3FD8C0F8BEB3B0DF3FAE73F2F93D20E03F086581D18B70E4BF00CABD3FE76364BF1CF7961BD3FBE6BF48ACF414C887DBBFC043E3CEE1AAC1BF40DD5838145CAD3FB853BD3C6E97DE3FEE1C2E9DEC16E83F64F8AB7918A2DFBF703D70D1F0DAEC3FE867F0257763E93F1491B253AE48E63F947B4490B0F9DFBFA27C4A062E95EF3F501765561141BA3F4068209B99D1B2BF00FDD0AE60A8DCBF207854BF205AE13FC0C503EB128BD9BFB685A60FB9DEE53F306D59839A88D2BFC0F3C9765391EF3FBCC337E6BBE0D6BF006F95AC1826C73F865E659327E5E43FA06851E32BC3C73F28CC681C39DFE03F8878EC5D51B8E63F94281108CE7DDBBFB4A047C6D6BCD6BF88CFDA1285B1CFBF6085A777231AA7BFE899120DB6F6E83FCA210C30AB33E73F465BD14491E7ED3FAC6A3CA2D21DE13F908E5119E1D5C23FF8FE7BB2D31FDDBFF01C52D986D7E93FE096F410800AAD3F20AB495E8635CF3F00D430F8AEF361BF580B13E7D1F5DE3F081D03100DA7C6BF34725C7D8D49ED3F4030FB4522E3B73F640F72DA3326DF3F6C238CF5831FEC3F8C838823D4DFD6BFCCD699B3FFB6DDBFA0F117FAF3AAE6BFB44E590E9C97DCBF76A3548A4DA7E83FB23C9E93B068E4BF68F66983E2A4E9BFD8D3D783DB0DD13FCC0CD9DDE8B8E83FC05CBAAC3606A93F002C11ABD3447A3F8001638922C0B7BFF656D3012C05EB3F340AC9C5A573D53F047D585170A7D1BFC870BADDB72BECBF347E9909F6CEEF3FB47A1131B338E3BFDA13FFC55FBDEFBF72D6A5A481B9ECBF68F2595633D5D03FB6F0E3E64051EB3F38BBBDBABEEDD9BFFCDF61156911D7BF1E5E763ED5D9EEBFA2DCBBBC5819E1BFE08CC47E536ED9BFB8B5562B72F7CABFDCC797781A69ECBF5E4C9EE55DAEE5BFECAF4E780D6BE33F200EF01802CDD9BF702A5B83AB0AE63F48C0ED46C81BDDBFC665767F9D0BE3BF26998D0E183BE23F4040297C7B1D91BF149ECF0362BEE4BFE6AA7D104C58E2BF3037894555BCB7BF40E9592292ADC5BF88B01E7E4AACDC3F"> : tensor<2x2x5x3xcomplex<f64>>
    return %0, %1, %2 : tensor<2x2x5x3xcomplex<f64>>, tensor<2x2x5x3xcomplex<f64>>, tensor<2x2x5x3xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<2x2x5x3xcomplex<f64>>) -> (tensor<2x2x5x3xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<2x2x5x3xcomplex<f64>> {jax.result_info = "result[1]"}, tensor<2x2x5x3xcomplex<f64>> {jax.result_info = "result[2]"}) {
    %0 = call @fft(%arg0) : (tensor<2x2x5x3xcomplex<f64>>) -> tensor<2x2x5x3xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x2x5x3xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<2x2x5x3xcomplex<f64>>
    %3 = call @fft_0(%arg0) : (tensor<2x2x5x3xcomplex<f64>>) -> tensor<2x2x5x3xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+01,1.000000e+01)> : tensor<complex<f64>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<2x2x5x3xcomplex<f64>>
    %5 = stablehlo.add %3, %4 : tensor<2x2x5x3xcomplex<f64>>
    %6 = call @_roll_static(%arg0) : (tensor<2x2x5x3xcomplex<f64>>) -> tensor<2x2x5x3xcomplex<f64>>
    return %2, %5, %6 : tensor<2x2x5x3xcomplex<f64>>, tensor<2x2x5x3xcomplex<f64>>, tensor<2x2x5x3xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<2x2x5x3xcomplex<f64>>) -> tensor<2x2x5x3xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [2, 5, 3] : (tensor<2x2x5x3xcomplex<f64>>) -> tensor<2x2x5x3xcomplex<f64>>
    return %0 : tensor<2x2x5x3xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<2x2x5x3xcomplex<f64>>) -> tensor<2x2x5x3xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [2, 5, 3] : (tensor<2x2x5x3xcomplex<f64>>) -> tensor<2x2x5x3xcomplex<f64>>
    return %0 : tensor<2x2x5x3xcomplex<f64>>
  }
  func.func private @_roll_static(%arg0: tensor<2x2x5x3xcomplex<f64>>) -> tensor<2x2x5x3xcomplex<f64>> {
    %0 = stablehlo.slice %arg0 [1:2, 0:2, 0:5, 0:3] : (tensor<2x2x5x3xcomplex<f64>>) -> tensor<1x2x5x3xcomplex<f64>>
    %1 = stablehlo.slice %arg0 [0:1, 0:2, 0:5, 0:3] : (tensor<2x2x5x3xcomplex<f64>>) -> tensor<1x2x5x3xcomplex<f64>>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x2x5x3xcomplex<f64>>, tensor<1x2x5x3xcomplex<f64>>) -> tensor<2x2x5x3xcomplex<f64>>
    %3 = stablehlo.slice %2 [0:2, 1:2, 0:5, 0:3] : (tensor<2x2x5x3xcomplex<f64>>) -> tensor<2x1x5x3xcomplex<f64>>
    %4 = stablehlo.slice %2 [0:2, 0:1, 0:5, 0:3] : (tensor<2x2x5x3xcomplex<f64>>) -> tensor<2x1x5x3xcomplex<f64>>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<2x1x5x3xcomplex<f64>>, tensor<2x1x5x3xcomplex<f64>>) -> tensor<2x2x5x3xcomplex<f64>>
    %6 = stablehlo.slice %5 [0:2, 0:2, 3:5, 0:3] : (tensor<2x2x5x3xcomplex<f64>>) -> tensor<2x2x2x3xcomplex<f64>>
    %7 = stablehlo.slice %5 [0:2, 0:2, 0:3, 0:3] : (tensor<2x2x5x3xcomplex<f64>>) -> tensor<2x2x3x3xcomplex<f64>>
    %8 = stablehlo.concatenate %6, %7, dim = 2 : (tensor<2x2x2x3xcomplex<f64>>, tensor<2x2x3x3xcomplex<f64>>) -> tensor<2x2x5x3xcomplex<f64>>
    %9 = stablehlo.slice %8 [0:2, 0:2, 0:5, 2:3] : (tensor<2x2x5x3xcomplex<f64>>) -> tensor<2x2x5x1xcomplex<f64>>
    %10 = stablehlo.slice %8 [0:2, 0:2, 0:5, 0:2] : (tensor<2x2x5x3xcomplex<f64>>) -> tensor<2x2x5x2xcomplex<f64>>
    %11 = stablehlo.concatenate %9, %10, dim = 3 : (tensor<2x2x5x1xcomplex<f64>>, tensor<2x2x5x2xcomplex<f64>>) -> tensor<2x2x5x3xcomplex<f64>>
    return %11 : tensor<2x2x5x3xcomplex<f64>>
  }
}

// -----

// more_fft: rfftn (2, 2, 5, 3)
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<2x2x5x3xf64>)
    %e:2 = call @expected() : () -> (tensor<2x2x5x2xcomplex<f64>>, tensor<2x2x5x3xf64>)
    %r:2 = call @program(%i#0) : (tensor<2x2x5x3xf64>) -> (tensor<2x2x5x2xcomplex<f64>>, tensor<2x2x5x3xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<2x2x5x2xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<2x2x5x3xf64>
    return
  }
  func.func private @inputs() -> (tensor<2x2x5x3xf64>) {
    %0 = stablehlo.constant dense<"0xCA8C993E35DFEFBF02844AA252A2E1BF863541B2B8ACEC3F126FCB27E83BEDBF00375276756E91BF9CBED2A0B4EFDFBF48D34CC939CCC3BF60F8F35E352ABCBFE476370FF2DDE7BF201D94A45E22AE3FB62345B4B8B7E8BFE454F601C2A7DDBFE8F9594DF3E3D1BFD82E51E572F4C9BF2C47F20262C2D1BF0E973460118FE03F4080F5E7B120CABF5042C53ECC9EDDBF022C1BF82C82EABF804110D69480EABF40C22C812E42B63F281E27B14A06CF3FB20C16C0C2C0E3BF48E37E140092DFBF34AB1707998BE03F900AFCE1B4B0ED3FD8BCCCC42D78E43FD08C11C44404C9BF2E0C2969BAE7E5BFAC7830683779EFBF7088A2D39270E93F607399E0DAAFA33FCC2743FB6F8EE0BF4E35F9BB41F0E5BF40B733CBE48F943F60F343CA6406CFBF6C7836AACB2BE4BF3A931D05FC60E43F00C9ACDDF25AC73FA0C179B5784AB13F2CABE226AF24DFBFEC79DAE8757FEC3F90C76FF0A680D93FE0A58227CBBAAF3F809DD16B04CAEB3F98C58DA2EC0BCD3F0823D15CEDE4C1BF10E3F68BCDABCEBF108D7B9E267ECC3FFE1070DD81ABE1BF0442A8C4D179EE3F9E0AD1BDD207E13F0A1BF1F7D4B6EDBFA0004089E8EBB73FF405B8CFA3D5EE3F0A0B4C1C22E1E83F506F748A3C31D6BFB8731D87D9CBE3BF68F3FBC0380CCB3FDE507804DBFAEDBF"> : tensor<2x2x5x3xf64>
    return %0 : tensor<2x2x5x3xf64>
  }
  func.func private @expected() -> (tensor<2x2x5x2xcomplex<f64>>, tensor<2x2x5x3xf64>) {
    %0 = stablehlo.constant dense<"0x5BF0D4A1B14972400000000000C07240BE8B956E63CA724039F7DF287DCA7240A8178DB9F6A372405291E396ECDF7240C4198C4C80AB7240A4E5B3B711EA724054AE06D12BF77240F8A783D82299724061497E0C7DD672401AF4677DDCE7724054AE06D12BF7724008587C27DDE67240F0363AC24DBB7240D45EF09A89B37240A8178DB9F6A37240AE6E1C6913A072406AA12594E99E72406692BBB161C27240C6AA7E566A9572400000000000C07240D0FCE09561987240F06404EB21C57240C5CC01762FEA72409E65378A54B17240EB2525BA837572405B5D2A4FEFDA72408A084CFD0B9772406C9084BF86F872403E3AF657C6B172408633BA4F3CC972408A084CFD0B977240946F7B4079877240DB34A07A6BA872409F1A5AD1F0FE7240C5CC01762FEA7240629AC875ABCE724074BE02B65AB672405C0708D3F0CD72401F74F9E2D6D972400000000000C07240DF8BE1459AD17240FBE101BFC2CE7240B778579974AA72409665E542B9D672409DFFB0528DE37240EDE671B4AEBB72403BDE5DDD2ACF7240BB46EB4369A47240F50B34D4E0ED7240A7289091C7A772403BDE5DDD2ACF724045B914BC96DB72404B9233895FDC72406354473AE4B87240B778579974AA72406A9A1ABD46A97240ABCB4576AEB472404100B4E075A772409AB0D940E1D272400000000000C07240B7682FE4669572401D531FDC7BCA7240676B8D27B9D272407FBF2ABCA9F272408C3CC8A99B9B7240EDDCBF145EC57240B6B1232194B67240A32139B90FFD72406226E92712D772406FEEF95083B27240B6B1232194B672405DDEC646F0827240559F284EDAAA724009A942E36BC57240676B8D27B9D272408140D543568D724032DC990B7E3E734076C28ECE9E987240"> : tensor<2x2x5x2xcomplex<f64>>
    %1 = stablehlo.constant dense<"0x336716AC0C022240C057DBD5DAE522405813248BCBCA25400F49837D412C2240E5D644C548F723400B6AF95A82002340B3CCDA18CFB023400F184295ABC7234092880CDF208222401D94A45E221E2440C5ADBB7484742240594DF0EFC112234031309565E070234045BB6A342E982340C76DE8EFEC71234071490316F1082540FF2960387D972340EDD5099E09132340404D7E30DD572240E8FB9EB2F65722408559025D842C2440799CC42A197C2440359FFED3F3C32240E6085CFF6F032340B37A7190B9082540A9C01F4E0BDB2540CECB4CDC82472540CDB9EFECEE9B23403D6F6D5984A1224075F87C896C08224087283A2D099725407399E0DAAF13244083CD4B0019F72240AB6C40E4FBA02240DC9965F2470A244032F0D66CE683234079985C4543BD224034D951C00F46254024B376CB6B5D244083F36AF194222440A7EAC886DA0623409FA78D5EF7C725403C7E833705CC2440A68227CBBA1F2440D819BD46A0BC254016378AB22F74244074BB8C4A6CB823407424D0C95085234034EE799AF8712440F0FE28E247E5224020844A1C9DE72540AA10DD2B7D10254050EE80B092242240018012D1D72F24405F80FB3C5AED2540B1C0C421128E2540865CAC1B764E2340C5288E6742C32240CEEF03E3306C2440F27AB84F52202240"> : tensor<2x2x5x3xf64>
    return %0, %1 : tensor<2x2x5x2xcomplex<f64>>, tensor<2x2x5x3xf64>
  }
  func.func private @program(%arg0: tensor<2x2x5x3xf64>) -> (tensor<2x2x5x2xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<2x2x5x3xf64> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<2x2x5x3xf64>) -> tensor<2x2x5x2xcomplex<f64>>
    %cst = stablehlo.constant dense<(3.000000e+02,3.000000e+02)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x2x5x2xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<2x2x5x2xcomplex<f64>>
    %3 = call @fft(%arg0) : (tensor<2x2x5x3xf64>) -> tensor<2x2x5x2xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<2x2x5x2xcomplex<f64>>, tensor<i64>) -> tensor<2x2x5x2xcomplex<f64>>
    %5 = call @fft_0(%4) : (tensor<2x2x5x2xcomplex<f64>>) -> tensor<2x2x5x3xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<2x2x5x3xf64>
    %7 = stablehlo.add %5, %6 : tensor<2x2x5x3xf64>
    return %2, %7 : tensor<2x2x5x2xcomplex<f64>>, tensor<2x2x5x3xf64>
  }
  func.func private @fft(%arg0: tensor<2x2x5x3xf64>) -> tensor<2x2x5x2xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [2, 5, 3] : (tensor<2x2x5x3xf64>) -> tensor<2x2x5x2xcomplex<f64>>
    return %0 : tensor<2x2x5x2xcomplex<f64>>
  }
  func.func private @_pad(%arg0: tensor<2x2x5x2xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<2x2x5x2xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<2x2x5x2xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x2x5x2xcomplex<f64>>
    return %1 : tensor<2x2x5x2xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<2x2x5x2xcomplex<f64>>) -> tensor<2x2x5x3xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [2, 5, 3] : (tensor<2x2x5x2xcomplex<f64>>) -> tensor<2x2x5x3xf64>
    return %0 : tensor<2x2x5x3xf64>
  }
}

// -----

// more_fft: along the first axis
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<7x8xcomplex<f64>>)
    %e:3 = call @expected() : () -> (tensor<7x8xcomplex<f64>>, tensor<7x5xcomplex<f64>>, tensor<7x12xcomplex<f64>>)
    %r:3 = call @program(%i#0) : (tensor<7x8xcomplex<f64>>) -> (tensor<7x8xcomplex<f64>>, tensor<7x5xcomplex<f64>>, tensor<7x12xcomplex<f64>>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-12 : tensor<7x8xcomplex<f64>>
    check.expect_almost_eq %r#1, %e#1, tolerance = 1.0e-12 : tensor<7x5xcomplex<f64>>
    check.expect_almost_eq %r#2, %e#2, tolerance = 1.0e-12 : tensor<7x12xcomplex<f64>>
    return
  }
  func.func private @inputs() -> (tensor<7x8xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x385A24301B69ED3F28AF837FA62AD9BF6E9DCCC18070E6BF7811B952C301C8BF608E9AA24BB2D6BF18104CB9C758C7BFB4BB0532AACBD03FC04BE0327D86AF3F2C6D345D5B5EDBBFBC253F4A0847D5BF1848D879D55ADDBFE6E4F2866500E13F80EC4DE33F37C53F00DDD15CB641D8BF22115F619D44ECBFCC68210FD29BD13FE0DCE6523F1DEB3F8C3AE9103777DABF2E405B907166E3BFC02510B41B2ACABFE859A4F7E89DEA3F900538AB1FB4DE3F14A775C096D1E3BFB8C17FFE8F49C53FE84A6C96C89DC93FC2D253F2A817EDBF16D31DE2A352E3BFB0D339940486C4BFC4BAE0B203E0E2BF241852FB059ADEBF40456AABBDE5BCBF3873745D018DEE3F20BBB3B0A1B4ECBF3C63615E536AE13F5A39658ED4ACE63F5A636F49C890E1BFA8FC7AD44BB4D9BFDC0F35746821D4BFF863B0C108E5D6BF0059CCF95D55EB3F204968497B92C7BF96C12931F218E13FD89691EFE714CC3F60FC9D057ED8D8BF845C1204265CE7BFF80B52F9AD4BDD3F96702DC03290E9BFFC137159F521EC3F6CBBF564FB21D43F904A3399D686E5BFB2A25A07AD29E5BF44FAC4392356E3BF601CA2C17DAABB3F383FDA94299CE7BF0006F3FF7674C3BFC8956BB1B451C5BF406E396CD6229D3F4C56A30CA3DDD13FE8CCA9D617A2E93FC0024B05ED89BA3FF0EFB9C0FEAECEBF3C2ECBBD67F1DB3F90E4909622ACE2BF168795238C18E7BF34268086185CD53F5417982FDB98DABF1CEE9CE4AB95D43FE0DA78269675CA3F9435B3E9DB29EB3F807BFADAF1EBD13F802E57583BAD8BBF64EBB48CAFD2EE3FB034998CE5DDB33FACA5BBCBD307DABFD8784F63E53BEDBF141B4CEF67B1D3BF38FEE6FFF4ABC23F8044786472C5DBBF601F1B49E535C73FC893A5D4E33EEE3FB28E8545F12BE3BFB26C2D5FEA79E23F04D248783141E33F1C9D1557C286D83FF4CC37D52FA8EE3F84F59E6E7F3DEA3FD47EAA3C1AE4E8BF8861BC539141ECBF8002F15E8862B9BFC055BEBDED79D13F18617555F0A6C3BFF84EE52E68C8C53F58ED9F3AD5C7CBBFDA0B06CEE45EE0BF96D548EEADCEEBBF48649420ABCBDF3F5010835527E4D53F8AA8E968C647E63F4C58106A4C12DDBFEEECAF650084E5BFB4306678997BED3F54A65253BA01D03FE04EA15384BEB9BFA085CB793CFBE03FEEE3590583B9EBBF005756CABCEFE1BFE882DF6BE64ED3BF120DE412BF1CEABF2467C6A300CFEA3FFE7D524B1587E93F369D81A0CF0FEF3FB0FA4AD21082BD3F"> : tensor<7x8xcomplex<f64>>
    return %0 : tensor<7x8xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<7x8xcomplex<f64>>, tensor<7x5xcomplex<f64>>, tensor<7x12xcomplex<f64>>) {
    %0 = stablehlo.constant dense<"0x9939B5945BA14940B60AB5441FF6484058C7A959BC9A4840B4492A8CAB2F48402D7CAE48B6744A40F86678562D4C4940F8E00CF2E71E4840E10D4C5D60C34940DF8EE1934A5D484021CC3A9B57704840A49E13BA684B48402DB80328029148404D289BBCB7AF4840CA33EA8FD8F1484082D35BC2C3F347406767683CE5784A40CBC45A58EE32494051A3C55B78354940A9949BECEDE0474085AFFA840D0D494086BC13492F314840C0A852F012254A407809E32825914940793E3DA8A1EB484065D4B732BBB34840AAB61D827AFA4740B239F16DE79A4840881FC9C94DA44840848BD7A16C784940AF3D26DD82CE4940C0996E336A5849401A960F5BD0C54940A434E8BE21C5494080373AE3E49B4740025A39118DD148409A9F002EE2AA4840CD018009676E4940214B65A191EA47402AE2F10EF68E4940541E8A412581494048DD3CB6B9864840E19AAE954809484005CE272D2C164940B612A716AE4E4A40E4DF1CA0B547484011CD6655E23B494003E159D213114A40560E6AD176B64840631EFD9334084840F27760EC15EE4840C7D16D32DCA44940A0D2B4C402D949408B5764ECDA184840F430809836A3484038017EEFA1CF47409DCD984EA5F648409CF1A6498E244940D48C47D164854940C106EB6BCFC54940857A8FC9250949402FD489F27C74484043D9527F53F24840ED349E07B2EA4640C3E4C923E9B14940B2B7BD7C03BD4840D7E634FB0D5D4940D05AE223B8804940827D4D8366BD48406B51D6CC4D1A4840DB0BD92483F04840C66EAA9FC46D4A400B5DAA62604648405F11635D61D44840D9E5F81E9A004A40AD4FEEE48CA64840C8E13020E1484A40A87AB669F2EA48405CCA922D305A4840485E0E3E037A484010F883C5A06C48401DCE99B7F7A24A40B9FF662BEE3E484033A40188E7524740F7CF76DCCF3D4940C3FAD3D259EB4740566528DE81FF484099A59632BBC84940E52306D2B8EC48404B1BED7F078449409DEA2D29BF2649404323D787D78648400DBCDA46AC824840494FBB5D0DA04A40C6C452D9BA5D48402F06A2F9661C4840EC42062752394840A322F784E3354A406388554E1C4E4940FA17FDB4FEC548409B371E451F9C4840FDADCAB5708F494092EE3C06856D4840146E1B63FEA548404A4FBC9045DD484037C3195D206C4840FB107BBF44B54840030C792558754840448EB3E159834940A2EFAB062C254940FCDE3CBEEB05484077B2E6C1200A494025A89D037DA94840"> : tensor<7x8xcomplex<f64>>
    %1 = stablehlo.constant dense<"0x73CC1D7058D94840482DADB6A37B484058C03DD3D2514940A563EA9A571549409710290A7F0F4A40BD39292534C8484054C5B0D14ABE49405A262E614535494056748D004153494025EA15A7E075484089557D48AA534940E7BDB5A13A8F4840E983690EC4B34940B12D2A4D1C5148403AF9AEFBC7AD4940CB10688741454A40B2F07A160D904940A306A44E9D6A4840E345698905D94840B0E06A1422674840EF0601A71B6F48404A36179CDC88494048DE62B7C2144840D4C74E22D3A3484007CC77069C7548409ED4084502144940B5C0EDEF0EFC47405B1FA26908A549406F8368095ACC4940A9A94E169476494022E65A65A2D148400791C803850C484036EC1D14427D484025AF9826173B494079411F91246B494054C5892E58FB4840772C653AFD64494003DFC76F3B5448400B59F48C4DAA4940AA19557347BA484026CE8D17BFC84940059A18DA565049403171A6B048FB4840D40AE2E88FE347408D53805FBDA349400DFEC29C50674940DED2FE9E18A148402D9E028712BA4840BC9B8D2EBBCC484003CE6389BDA04840C5C9FD12B40A4940E8E711C2D8954940D22B842C1242494056FFB15177924840812303FA5EBF47407C2E77A509A249401B0757946D4D494017263F74DD644840A770B558FE264840AD50F5214F424A40FC4579CDCCEB4840F660718B401F4940DA4DD69BD37F48402E469019725848404E40FE8BBEEE49405248070111554A4035CBF30544BB49404909051C489A49404A7F158E46C548406D4824BE8F564940"> : tensor<7x5xcomplex<f64>>
    %2 = stablehlo.constant dense<"0x8BED878FC7424840F3972D8459B24840660A5645557F4940399DB2D56BE048407B6C15AA02F8484043D729018D5249405C27C69CFB57494059DCB863F52F49406C06C279761F4A40C92F1F104823494027F01DA1686349408D1D4B425C0F49403195C02DAD0A4A40257DC55727044840B5C5BC0AB8D848402F6240E293DC49406FCCCDF91AA34A40345F6F1C7919484021F8097E2E564940E8F7054AFCA54840EE79E9301D3949401582009C1C6948402BB52E01EFD84940F1B86216C75248402FA653CB6CAC4840B0B1A096B4B748409BF796DCDE7D49404A55EB7C8D154940FA66FEB16CD8494084AAD52694804840BA5D127BEDA84840F36AA7D6A9934840661A5B054CAF48409E72E01EADEB4840FC4D1E1194C44940E6E9D5CEC2D74A40478696EAA79D4A4086A248AC19F64740E9147274B2E3494010848510FEC748402F05CCE95219494007F7308C13464840CA948BE648254A40D7B9C29E531948402EE0F03F9DDA4740C1CF9C0E0EF348403469C584625B4A4059024CE155CF48405199DF2B7FC74740B96264D14A024A4041351D3EEF7C4940C8453EB1AE614840082388C0D37C48407AB4A8FB923B4940FC182FC3A2B0474095B58674E56C48406A29617BE8CC4840E17B096A73ED49400CD755C5A52E48404D51FFB559C648406D799570040248405E6A2C7178364940491D79392F6D4840D3360E70ADC94940D1D1BBC77071474081328C2804D9494070F72A98455C4A40A22FE1A18B824A40C73CF3A6BC994840EBC9B927B6C6484020A58ACF075A4940A09575BB44614840D38F9A3BCBCE4840C87638994AF54740278145EA9CB048401F2134037D084840B9065688AEE847404C11939B2FA04940D1AE5260626E4940E2D8F41527844840551AFD330BDC4840F4AE6EB4A8234A401024AA1525D94940FBCD0675B1234840B283D4E751674940FCD68090D9584940ACDC5E40CA814940A31CD73B163B48405B1184138B37494019F388F36D4C48403C089CC2210B494064BF236F346449403CE3F0DC1B074A4010B6445142EC474079A7025EA1244940D50693CB6A5C48406192495CB17D494095A7C3B4646A49406CCFF5C685E84940ED9ADBA011CB4840F2FE7A7A79D749406208C6EF96634740BA0FEF3720B44740CCED73F2B00B4940E49C65E350704940F4D630521B9948401DD55FE1F71A4940177CBD11F8F74940166FAAB443EA49405312298DB29B4740A37A8F1C348E484094DC980322C4484043F656B7F9C44840599A2B622A2849406A226A4687B6494064BAC4533249484031D821BE9FFB47401B080077A048494085461025F093494056E60F1A083249402091B4950A6C4840D1DD49EDBCA94940A8A3693C91D24940AC130CF8FE3E4940E21880C9833449408675E6E11E0E4940440B8BE80AC048407F533E2438394840C178EFCDFD2948405F1980CE0690484026CC61F322784740FC093DE8513C4A40F5CFF42BE59E4940394EABF1EE7E4940E57BBC3C474549405B2636B35F5F4940B5D59192DF054840C90C17B76D8C4740B758B53081CF4740F049AD108A514A40A2F27076E11D48405DE9283F49DF494081EA12DB08BB4940DBF1D1A3E0DE494007A7B241AAAC49403740BCECAA2B4940287AB2B6557148401EE9CE41529F4940EA5272E9AC244A4024DA324E6E164840B648F2E186CA46408573AABE625B49401E98AF1CBA3B494034672A7662DA4A40FA45FF302DAF494059566FD735A54940D9FA59146F8F4940DF38E0F354034A4004220AC8C5AF49408FFC616247A248401CAECECE0AB64940A7B441BF6B034A40AD8F57D2E8EC48407E48A2FA1DBB47406A835FBC8E3749408834AA3428584A408FD0A16491FB4840F433D965C0B44840"> : tensor<7x12xcomplex<f64>>
    return %0, %1, %2 : tensor<7x8xcomplex<f64>>, tensor<7x5xcomplex<f64>>, tensor<7x12xcomplex<f64>>
  }
  func.func private @program(%arg0: tensor<7x8xcomplex<f64>>) -> (tensor<7x8xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<7x5xcomplex<f64>> {jax.result_info = "result[1]"}, tensor<7x12xcomplex<f64>> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<7x8xcomplex<f64>>) -> tensor<8x7xcomplex<f64>>
    %1 = call @fft(%0) : (tensor<8x7xcomplex<f64>>) -> tensor<8x7xcomplex<f64>>
    %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<8x7xcomplex<f64>>) -> tensor<7x8xcomplex<f64>>
    %cst = stablehlo.constant dense<(5.000000e+01,5.000000e+01)> : tensor<complex<f64>>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<7x8xcomplex<f64>>
    %4 = stablehlo.add %2, %3 : tensor<7x8xcomplex<f64>>
    %5 = stablehlo.slice %arg0 [0:7, 0:5] : (tensor<7x8xcomplex<f64>>) -> tensor<7x5xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %6 = call @_pad(%5, %c) : (tensor<7x5xcomplex<f64>>, tensor<i64>) -> tensor<7x5xcomplex<f64>>
    %7 = call @fft_0(%6) : (tensor<7x5xcomplex<f64>>) -> tensor<7x5xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(5.000000e+01,5.000000e+01)> : tensor<complex<f64>>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<7x5xcomplex<f64>>
    %9 = stablehlo.add %7, %8 : tensor<7x5xcomplex<f64>>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %10 = call @_pad_1(%arg0, %c_1) : (tensor<7x8xcomplex<f64>>, tensor<i64>) -> tensor<7x12xcomplex<f64>>
    %11 = call @fft_2(%10) : (tensor<7x12xcomplex<f64>>) -> tensor<7x12xcomplex<f64>>
    %cst_2 = stablehlo.constant dense<(5.000000e+01,5.000000e+01)> : tensor<complex<f64>>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f64>>) -> tensor<7x12xcomplex<f64>>
    %13 = stablehlo.add %11, %12 : tensor<7x12xcomplex<f64>>
    return %4, %9, %13 : tensor<7x8xcomplex<f64>>, tensor<7x5xcomplex<f64>>, tensor<7x12xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<8x7xcomplex<f64>>) -> tensor<8x7xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [7] : (tensor<8x7xcomplex<f64>>) -> tensor<8x7xcomplex<f64>>
    return %0 : tensor<8x7xcomplex<f64>>
  }
  func.func private @_pad(%arg0: tensor<7x5xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<7x5xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<7x5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<7x5xcomplex<f64>>
    return %1 : tensor<7x5xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<7x5xcomplex<f64>>) -> tensor<7x5xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [5] : (tensor<7x5xcomplex<f64>>) -> tensor<7x5xcomplex<f64>>
    return %0 : tensor<7x5xcomplex<f64>>
  }
  func.func private @_pad_1(%arg0: tensor<7x8xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<7x12xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 4], interior = [0, 0] : (tensor<7x8xcomplex<f64>>, tensor<complex<f64>>) -> tensor<7x12xcomplex<f64>>
    return %1 : tensor<7x12xcomplex<f64>>
  }
  func.func private @fft_2(%arg0: tensor<7x12xcomplex<f64>>) -> tensor<7x12xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [12] : (tensor<7x12xcomplex<f64>>) -> tensor<7x12xcomplex<f64>>
    return %0 : tensor<7x12xcomplex<f64>>
  }
}

// -----

// more_fft: gradient of fft
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<7xf64>)
    %e:1 = call @expected() : () -> (tensor<7xf64>)
    %r:1 = call @program(%i#0) : (tensor<7xf64>) -> (tensor<7xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-08 : tensor<7xf64>
    return
  }
  func.func private @inputs() -> (tensor<7xf64>) {
    %0 = stablehlo.constant dense<"0xBC2ADC14A11104C0D0FB4D5167BBF53F00B83AEEEF4F004018360A6FA3DD0540444D2E5974F4F4BFFB9D5A9D0D8703C01C4BEE30A47BED3F"> : tensor<7xf64>
    return %0 : tensor<7xf64>
  }
  func.func private @expected() -> (tensor<7xf64>) {
    %0 = stablehlo.constant dense<"0xDC1A2A51747D80C022E5CFD7FCFA7040DAD8B6E52B8B8040DD7476568A9C8240464219FF3B1173C05AEA460E5A6C82C048C20CDDF6A63940"> : tensor<7xf64>
    return %0 : tensor<7xf64>
  }
  func.func private @program(%arg0: tensor<7xf64>) -> (tensor<7xf64> {jax.result_info = "result"}) {
    %0 = call @fft(%arg0) : (tensor<7xf64>) -> tensor<7xcomplex<f64>>
    %1 = stablehlo.iota dim = 0 : tensor<7xi64>
    %2 = stablehlo.convert %1 : (tensor<7xi64>) -> tensor<7xcomplex<f64>>
    %3 = stablehlo.multiply %0, %2 : tensor<7xcomplex<f64>>
    %4 = stablehlo.real %3 : (tensor<7xcomplex<f64>>) -> tensor<7xf64>
    %5 = stablehlo.imag %3 : (tensor<7xcomplex<f64>>) -> tensor<7xf64>
    %6 = stablehlo.abs %4 : tensor<7xf64>
    %7 = stablehlo.abs %5 : tensor<7xf64>
    %8 = stablehlo.maximum %6, %7 : tensor<7xf64>
    %cst = stablehlo.constant dense<6.7039039649712985E+153> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %10 = stablehlo.compare GE, %8, %9, FLOAT : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
    %cst_0 = stablehlo.constant dense<1.4901161193847656E-8> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %12 = stablehlo.compare LE, %8, %11, FLOAT : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
    %cst_1 = stablehlo.constant dense<2.2227587494850775E-162> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %cst_2 = stablehlo.constant dense<4.4989137945431964E+161> : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %16 = stablehlo.multiply %4, %13 : tensor<7xf64>
    %17 = stablehlo.multiply %4, %14 : tensor<7xf64>
    %18 = stablehlo.select %12, %17, %4 : tensor<7xi1>, tensor<7xf64>
    %19 = stablehlo.select %10, %16, %18 : tensor<7xi1>, tensor<7xf64>
    %20 = stablehlo.multiply %5, %13 : tensor<7xf64>
    %21 = stablehlo.multiply %5, %14 : tensor<7xf64>
    %22 = stablehlo.select %12, %21, %5 : tensor<7xi1>, tensor<7xf64>
    %23 = stablehlo.select %10, %20, %22 : tensor<7xi1>, tensor<7xf64>
    %24 = stablehlo.select %12, %13, %15 : tensor<7xi1>, tensor<7xf64>
    %25 = stablehlo.select %10, %14, %24 : tensor<7xi1>, tensor<7xf64>
    %26 = chlo.square %19 : tensor<7xf64> -> tensor<7xf64>
    %27 = chlo.square %23 : tensor<7xf64> -> tensor<7xf64>
    %28 = stablehlo.add %26, %27 : tensor<7xf64>
    %29 = stablehlo.sqrt %28 : tensor<7xf64>
    %30 = stablehlo.multiply %29, %25 : tensor<7xf64>
    %cst_4 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %31 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %32 = stablehlo.compare EQ, %6, %31, FLOAT : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
    %33 = stablehlo.compare EQ, %7, %31, FLOAT : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
    %34 = stablehlo.or %32, %33 : tensor<7xi1>
    %35 = stablehlo.select %34, %31, %30 : tensor<7xi1>, tensor<7xf64>
    %36 = stablehlo.divide %19, %29 : tensor<7xf64>
    %37 = stablehlo.divide %23, %29 : tensor<7xf64>
    %38 = stablehlo.real %3 : (tensor<7xcomplex<f64>>) -> tensor<7xf64>
    %39 = stablehlo.imag %3 : (tensor<7xcomplex<f64>>) -> tensor<7xf64>
    %40 = stablehlo.negate %39 : tensor<7xf64>
    %41 = stablehlo.complex %38, %40 : tensor<7xcomplex<f64>>
    %42 = stablehlo.convert %35 : (tensor<7xf64>) -> tensor<7xcomplex<f64>>
    %cst_5 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %43 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<complex<f64>>) -> tensor<7xcomplex<f64>>
    %44 = stablehlo.compare EQ, %42, %43, FLOAT : (tensor<7xcomplex<f64>>, tensor<7xcomplex<f64>>) -> tensor<7xi1>
    %cst_6 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %45 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<complex<f64>>) -> tensor<7xcomplex<f64>>
    %46 = stablehlo.select %44, %45, %42 : tensor<7xi1>, tensor<7xcomplex<f64>>
    %47 = stablehlo.divide %41, %46 : tensor<7xcomplex<f64>>
    %48 = stablehlo.multiply %35, %35 : tensor<7xf64>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %49 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %50 = stablehlo.multiply %49, %35 : tensor<7xf64>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %51 = stablehlo.reduce(%48 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<7xf64>, tensor<f64>) -> tensor<f64>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %52 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %53 = stablehlo.multiply %52, %50 : tensor<7xf64>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %54 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %55 = stablehlo.complex %53, %54 : tensor<7xcomplex<f64>>
    %56 = stablehlo.multiply %55, %47 : tensor<7xcomplex<f64>>
    %57 = stablehlo.multiply %56, %2 : tensor<7xcomplex<f64>>
    %58 = call @fft_0(%57) : (tensor<7xcomplex<f64>>) -> tensor<7xf64>
    return %58 : tensor<7xf64>
  }
  func.func private @fft(%arg0: tensor<7xf64>) -> tensor<7xcomplex<f64>> {
    %0 = stablehlo.convert %arg0 : (tensor<7xf64>) -> tensor<7xcomplex<f64>>
    %1 = stablehlo.fft %0, type = FFT, length = [7] : (tensor<7xcomplex<f64>>) -> tensor<7xcomplex<f64>>
    return %1 : tensor<7xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<7xcomplex<f64>>) -> tensor<7xf64> {
    %0 = call @fft_1(%arg0) : (tensor<7xcomplex<f64>>) -> tensor<7xcomplex<f64>>
    %1 = stablehlo.real %0 : (tensor<7xcomplex<f64>>) -> tensor<7xf64>
    %2 = stablehlo.convert %1 : tensor<7xf64>
    return %2 : tensor<7xf64>
  }
  func.func private @fft_1(%arg0: tensor<7xcomplex<f64>>) -> tensor<7xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [7] : (tensor<7xcomplex<f64>>) -> tensor<7xcomplex<f64>>
    return %0 : tensor<7xcomplex<f64>>
  }
}

// -----

// more_fft: gradient of irfft
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<9xf64>)
    %e:1 = call @expected() : () -> (tensor<9xf64>)
    %r:1 = call @program(%i#0) : (tensor<9xf64>) -> (tensor<9xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-07 : tensor<9xf64>
    return
  }
  func.func private @inputs() -> (tensor<9xf64>) {
    %0 = stablehlo.constant dense<"0x0ABFCA1E5293F3BF40923EC7C823FF3F2070B283E195E73FC2A39FA5D057034028E28F1F8C08E73F78EB0C511688EEBF98C172285DD6FD3F88730C199925FC3F3223F1C3712600C0"> : tensor<9xf64>
    return %0 : tensor<9xf64>
  }
  func.func private @expected() -> (tensor<9xf64>) {
    %0 = stablehlo.constant dense<"0xA1F7D3BF4A12A5400CF295C6054EBD40313C1D6C1C5DA44023072F1278DEAF4030D35DE73F55684030DBE9CE546C76C00E492B970EF2B1401ECE5FD48FF7B040734279ACC13694C0"> : tensor<9xf64>
    return %0 : tensor<9xf64>
  }
  func.func private @program(%arg0: tensor<9xf64>) -> (tensor<9xf64> {jax.result_info = "result"}) {
    %0 = call @fft(%arg0) : (tensor<9xf64>) -> tensor<5xcomplex<f64>>
    %1 = stablehlo.multiply %0, %0 : tensor<5xcomplex<f64>>
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<5xcomplex<f64>>
    %3 = stablehlo.multiply %2, %0 : tensor<5xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4:2 = call @_pad(%1, %c) : (tensor<5xcomplex<f64>>, tensor<i64>) -> (tensor<5xcomplex<f64>>, tensor<complex<f64>>)
    %5 = call @fft_0(%4#0) : (tensor<5xcomplex<f64>>) -> tensor<9xf64>
    %6 = stablehlo.multiply %5, %5 : tensor<9xf64>
    %7 = stablehlo.multiply %6, %5 : tensor<9xf64>
    %8 = stablehlo.multiply %5, %5 : tensor<9xf64>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<9xf64>
    %10 = stablehlo.multiply %9, %8 : tensor<9xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<9xf64>, tensor<f64>) -> tensor<f64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<9xf64>
    %13 = stablehlo.multiply %12, %10 : tensor<9xf64>
    %14 = call @fft_1(%13) : (tensor<9xf64>) -> tensor<5xcomplex<f64>>
    %15 = call @_pad_3(%4#1, %14) : (tensor<complex<f64>>, tensor<5xcomplex<f64>>) -> tensor<5xcomplex<f64>>
    %16 = stablehlo.multiply %15, %3 : tensor<5xcomplex<f64>>
    %17 = call @fft_4(%16) : (tensor<5xcomplex<f64>>) -> tensor<9xf64>
    return %17 : tensor<9xf64>
  }
  func.func private @fft(%arg0: tensor<9xf64>) -> tensor<5xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [9] : (tensor<9xf64>) -> tensor<5xcomplex<f64>>
    return %0 : tensor<5xcomplex<f64>>
  }
  func.func private @_pad(%arg0: tensor<5xcomplex<f64>>, %arg1: tensor<i64>) -> (tensor<5xcomplex<f64>>, tensor<complex<f64>>) {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<5xcomplex<f64>>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    return %1, %cst : tensor<5xcomplex<f64>>, tensor<complex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<5xcomplex<f64>>) -> tensor<9xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [9] : (tensor<5xcomplex<f64>>) -> tensor<9xf64>
    return %0 : tensor<9xf64>
  }
  func.func private @fft_1(%arg0: tensor<9xf64>) -> tensor<5xcomplex<f64>> {
    %0 = call @fft_2(%arg0) : (tensor<9xf64>) -> tensor<5xcomplex<f64>>
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<5xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<1xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.dynamic_update_slice %1, %2, %c : (tensor<5xcomplex<f64>>, tensor<1xcomplex<f64>>, tensor<i64>) -> tensor<5xcomplex<f64>>
    %cst_1 = stablehlo.constant dense<(0.1111111111111111,0.000000e+00)> : tensor<complex<f64>>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f64>>) -> tensor<5xcomplex<f64>>
    %5 = stablehlo.multiply %4, %3 : tensor<5xcomplex<f64>>
    %6 = stablehlo.multiply %5, %0 : tensor<5xcomplex<f64>>
    %7 = stablehlo.real %6 : (tensor<5xcomplex<f64>>) -> tensor<5xf64>
    %8 = stablehlo.imag %6 : (tensor<5xcomplex<f64>>) -> tensor<5xf64>
    %9 = stablehlo.negate %8 : tensor<5xf64>
    %10 = stablehlo.complex %7, %9 : tensor<5xcomplex<f64>>
    return %10 : tensor<5xcomplex<f64>>
  }
  func.func private @fft_2(%arg0: tensor<9xf64>) -> tensor<5xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [9] : (tensor<9xf64>) -> tensor<5xcomplex<f64>>
    return %0 : tensor<5xcomplex<f64>>
  }
  func.func private @_pad_3(%arg0: tensor<complex<f64>>, %arg1: tensor<5xcomplex<f64>>) -> tensor<5xcomplex<f64>> {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %0 = stablehlo.pad %arg1, %cst, low = [0], high = [0], interior = [0] : (tensor<5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<5xcomplex<f64>>
    %1 = stablehlo.slice %0 [0:5] : (tensor<5xcomplex<f64>>) -> tensor<5xcomplex<f64>>
    return %1 : tensor<5xcomplex<f64>>
  }
  func.func private @fft_4(%arg0: tensor<5xcomplex<f64>>) -> tensor<9xf64> {
    %0 = call @_rfft_transpose(%arg0) : (tensor<5xcomplex<f64>>) -> tensor<9xf64>
    return %0 : tensor<9xf64>
  }
  func.func private @_rfft_transpose(%arg0: tensor<5xcomplex<f64>>) -> tensor<9xf64> {
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<5xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<1xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.dynamic_update_slice %0, %1, %c : (tensor<5xcomplex<f64>>, tensor<1xcomplex<f64>>, tensor<i64>) -> tensor<5xcomplex<f64>>
    %3 = stablehlo.real %arg0 : (tensor<5xcomplex<f64>>) -> tensor<5xf64>
    %4 = stablehlo.imag %arg0 : (tensor<5xcomplex<f64>>) -> tensor<5xf64>
    %5 = stablehlo.negate %4 : tensor<5xf64>
    %6 = stablehlo.complex %3, %5 : tensor<5xcomplex<f64>>
    %7 = stablehlo.divide %6, %2 : tensor<5xcomplex<f64>>
    %8 = call @fft_5(%7) : (tensor<5xcomplex<f64>>) -> tensor<9xf64>
    %cst_1 = stablehlo.constant dense<9.000000e+00> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<9xf64>
    %10 = stablehlo.multiply %9, %8 : tensor<9xf64>
    return %10 : tensor<9xf64>
  }
  func.func private @fft_5(%arg0: tensor<5xcomplex<f64>>) -> tensor<9xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [9] : (tensor<5xcomplex<f64>>) -> tensor<9xf64>
    return %0 : tensor<9xf64>
  }
}

// -----

// more_fft: convolution by fft
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<9xf64>, tensor<4xf64>)
    %e:1 = call @expected() : () -> (tensor<12xf64>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<9xf64>, tensor<4xf64>) -> (tensor<12xf64>)
    check.expect_almost_eq %r#0, %e#0, tolerance = 1.0e-11 : tensor<12xf64>
    return
  }
  func.func private @inputs() -> (tensor<9xf64>, tensor<4xf64>) {
    %0 = stablehlo.constant dense<"0x089E48CB02F9D63F861A0EA29C12F8BF773D5E124FB103C0101BBC918568FABFD4E5F74F8E70E1BF18DA2F0EBCDBE7BFF8508AD6C036F03F14FFCF5B1B2C02C07779617FEFC9FABF"> : tensor<9xf64>
    %1 = stablehlo.constant dense<"0x46871ABDF594F2BFB16ED32A4470F2BF82101EC7D4D307408E812EA0B9BA06C0"> : tensor<4xf64>
    return %0, %1 : tensor<9xf64>, tensor<4xf64>
  }
  func.func private @expected() -> (tensor<12xf64>) {
    %0 = stablehlo.constant dense<"0xEFBC67E58F2A234078545522D7AA2640FAF86598D0522F40B05E1C56528122405E6169F8C0F42240484215DCBB242B40DA17BC533C7F29402CD2A97199982540CAFDBC63E2B233400012097C13470240B0F778B41FEF26405C4F98E692832D40"> : tensor<12xf64>
    return %0 : tensor<12xf64>
  }
  func.func private @program(%arg0: tensor<9xf64>, %arg1: tensor<4xf64>) -> (tensor<12xf64> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = call @_pad(%arg0, %c) : (tensor<9xf64>, tensor<i64>) -> tensor<12xf64>
    %1 = call @fft(%0) : (tensor<12xf64>) -> tensor<7xcomplex<f64>>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %2 = call @_pad_0(%arg1, %c_0) : (tensor<4xf64>, tensor<i64>) -> tensor<12xf64>
    %3 = call @fft(%2) : (tensor<12xf64>) -> tensor<7xcomplex<f64>>
    %4 = stablehlo.multiply %1, %3 : tensor<7xcomplex<f64>>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %5 = call @_pad_1(%4, %c_1) : (tensor<7xcomplex<f64>>, tensor<i64>) -> tensor<7xcomplex<f64>>
    %6 = call @fft_2(%5) : (tensor<7xcomplex<f64>>) -> tensor<12xf64>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.dynamic_slice %6, %c_2, sizes = [12] : (tensor<12xf64>, tensor<i64>) -> tensor<12xf64>
    %cst = stablehlo.constant dense<1.000000e+01> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<12xf64>
    %9 = stablehlo.add %7, %8 : tensor<12xf64>
    return %9 : tensor<12xf64>
  }
  func.func private @_pad(%arg0: tensor<9xf64>, %arg1: tensor<i64>) -> tensor<12xf64> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [3], interior = [0] : (tensor<9xf64>, tensor<f64>) -> tensor<12xf64>
    return %1 : tensor<12xf64>
  }
  func.func private @fft(%arg0: tensor<12xf64>) -> tensor<7xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [12] : (tensor<12xf64>) -> tensor<7xcomplex<f64>>
    return %0 : tensor<7xcomplex<f64>>
  }
  func.func private @_pad_0(%arg0: tensor<4xf64>, %arg1: tensor<i64>) -> tensor<12xf64> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [8], interior = [0] : (tensor<4xf64>, tensor<f64>) -> tensor<12xf64>
    return %1 : tensor<12xf64>
  }
  func.func private @_pad_1(%arg0: tensor<7xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<7xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<7xcomplex<f64>>, tensor<complex<f64>>) -> tensor<7xcomplex<f64>>
    return %1 : tensor<7xcomplex<f64>>
  }
  func.func private @fft_2(%arg0: tensor<7xcomplex<f64>>) -> tensor<12xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [12] : (tensor<7xcomplex<f64>>) -> tensor<12xf64>
    return %0 : tensor<12xf64>
  }
}
