// shapes: sin of nothing
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<0x3xf32>)
    %e:1 = call @expected() : () -> (tensor<0x3xf32>)
    %r:1 = call @program(%i#0) : (tensor<0x3xf32>) -> (tensor<0x3xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @expected() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @program(%arg0: tensor<0x3xf32>) -> (tensor<0x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.sine %arg0 : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
}

// -----

// shapes: sin of one
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<f32>)
    %e:1 = call @expected() : () -> (tensor<f32>)
    %r:1 = call @program(%i#0) : (tensor<f32>) -> (tensor<f32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 4 : tensor<f32>, tensor<f32>
    return
  }
  func.func private @inputs() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x5555D540"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @expected() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0xBB90BF3E"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @program(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.sine %arg0 : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// shapes: cos of nothing
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<0x3xf32>)
    %e:1 = call @expected() : () -> (tensor<0x3xf32>)
    %r:1 = call @program(%i#0) : (tensor<0x3xf32>) -> (tensor<0x3xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @expected() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @program(%arg0: tensor<0x3xf32>) -> (tensor<0x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.cosine %arg0 : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
}

// -----

// shapes: cos of one
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<f32>)
    %e:1 = call @expected() : () -> (tensor<f32>)
    %r:1 = call @program(%i#0) : (tensor<f32>) -> (tensor<f32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 4 : tensor<f32>, tensor<f32>
    return
  }
  func.func private @inputs() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x5555D540"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @expected() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0xF9676D3F"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @program(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.cosine %arg0 : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// shapes: tan of nothing
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<0x3xf32>)
    %e:1 = call @expected() : () -> (tensor<0x3xf32>)
    %r:1 = call @program(%i#0) : (tensor<0x3xf32>) -> (tensor<0x3xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @expected() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @program(%arg0: tensor<0x3xf32>) -> (tensor<0x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.tan %arg0 : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
}

// -----

// shapes: tan of one
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<f32>)
    %e:1 = call @expected() : () -> (tensor<f32>)
    %r:1 = call @program(%i#0) : (tensor<f32>) -> (tensor<f32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
    return
  }
  func.func private @inputs() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0xEFEEEE3E"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @expected() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0xB2F7003F"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @program(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.tan %arg0 : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// shapes: tanh of nothing
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<0x3xf32>)
    %e:1 = call @expected() : () -> (tensor<0x3xf32>)
    %r:1 = call @program(%i#0) : (tensor<0x3xf32>) -> (tensor<0x3xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @expected() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @program(%arg0: tensor<0x3xf32>) -> (tensor<0x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.tanh %arg0 : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
}

// -----

// shapes: tanh of one
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<f32>)
    %e:1 = call @expected() : () -> (tensor<f32>)
    %r:1 = call @program(%i#0) : (tensor<f32>) -> (tensor<f32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
    return
  }
  func.func private @inputs() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0xABAA2A40"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @expected() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x3B8A7D3F"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @program(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.tanh %arg0 : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// shapes: exp of nothing
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<0x3xf32>)
    %e:1 = call @expected() : () -> (tensor<0x3xf32>)
    %r:1 = call @program(%i#0) : (tensor<0x3xf32>) -> (tensor<0x3xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @expected() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @program(%arg0: tensor<0x3xf32>) -> (tensor<0x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.exponential %arg0 : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
}

// -----

// shapes: exp of one
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<f32>)
    %e:1 = call @expected() : () -> (tensor<f32>)
    %r:1 = call @program(%i#0) : (tensor<f32>) -> (tensor<f32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 4 : tensor<f32>, tensor<f32>
    return
  }
  func.func private @inputs() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x00002041"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @expected() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0xEE14AC46"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @program(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.exponential %arg0 : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// shapes: exp2 of nothing
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<0x3xf32>)
    %e:1 = call @expected() : () -> (tensor<0x3xf32>)
    %r:1 = call @program(%i#0) : (tensor<0x3xf32>) -> (tensor<0x3xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @expected() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @program(%arg0: tensor<0x3xf32>) -> (tensor<0x3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.693147182> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0x3xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<0x3xf32>
    %2 = stablehlo.exponential %1 : tensor<0x3xf32>
    return %2 : tensor<0x3xf32>
  }
}

// -----

// shapes: exp2 of one
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<f32>)
    %e:1 = call @expected() : () -> (tensor<f32>)
    %r:1 = call @program(%i#0) : (tensor<f32>) -> (tensor<f32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 40 : tensor<f32>, tensor<f32>
    return
  }
  func.func private @inputs() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x00002041"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @expected() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x00008044"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @program(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.693147182> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<f32>
    %2 = stablehlo.exponential %1 : tensor<f32>
    return %2 : tensor<f32>
  }
}

// -----

// shapes: expm1 of nothing
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<0x3xf32>)
    %e:1 = call @expected() : () -> (tensor<0x3xf32>)
    %r:1 = call @program(%i#0) : (tensor<0x3xf32>) -> (tensor<0x3xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @expected() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @program(%arg0: tensor<0x3xf32>) -> (tensor<0x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.exponential_minus_one %arg0 : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
}

// -----

// shapes: expm1 of one
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<f32>)
    %e:1 = call @expected() : () -> (tensor<f32>)
    %r:1 = call @program(%i#0) : (tensor<f32>) -> (tensor<f32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
    return
  }
  func.func private @inputs() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x5555D53F"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @expected() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x766C8940"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @program(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.exponential_minus_one %arg0 : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// shapes: log of nothing
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<0x3xf32>)
    %e:1 = call @expected() : () -> (tensor<0x3xf32>)
    %r:1 = call @program(%i#0) : (tensor<0x3xf32>) -> (tensor<0x3xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @expected() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @program(%arg0: tensor<0x3xf32>) -> (tensor<0x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.log %arg0 : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
}

// -----

// shapes: log of one
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<f32>)
    %e:1 = call @expected() : () -> (tensor<f32>)
    %r:1 = call @program(%i#0) : (tensor<f32>) -> (tensor<f32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 4 : tensor<f32>, tensor<f32>
    return
  }
  func.func private @inputs() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x0A578542"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @expected() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x65648640"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @program(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.log %arg0 : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// shapes: log1p of nothing
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<0x3xf32>)
    %e:1 = call @expected() : () -> (tensor<0x3xf32>)
    %r:1 = call @program(%i#0) : (tensor<0x3xf32>) -> (tensor<0x3xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @expected() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @program(%arg0: tensor<0x3xf32>) -> (tensor<0x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.log_plus_one %arg0 : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
}

// -----

// shapes: log1p of one
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<f32>)
    %e:1 = call @expected() : () -> (tensor<f32>)
    %r:1 = call @program(%i#0) : (tensor<f32>) -> (tensor<f32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
    return
  }
  func.func private @inputs() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x22220442"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @expected() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0xF2BF6140"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @program(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.log_plus_one %arg0 : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// shapes: logistic of nothing
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<0x3xf32>)
    %e:1 = call @expected() : () -> (tensor<0x3xf32>)
    %r:1 = call @program(%i#0) : (tensor<0x3xf32>) -> (tensor<0x3xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @expected() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @program(%arg0: tensor<0x3xf32>) -> (tensor<0x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<0x3xf32>
    %1 = stablehlo.exponential %0 : tensor<0x3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0x3xf32>
    %3 = stablehlo.add %2, %1 : tensor<0x3xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<0x3xf32>
    %5 = stablehlo.divide %4, %3 : tensor<0x3xf32>
    return %5 : tensor<0x3xf32>
  }
}

// -----

// shapes: logistic of one
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<f32>)
    %e:1 = call @expected() : () -> (tensor<f32>)
    %r:1 = call @program(%i#0) : (tensor<f32>) -> (tensor<f32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
    return
  }
  func.func private @inputs() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0xABAA2A40"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @expected() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x2F5E6F3F"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @program(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<f32>
    %1 = stablehlo.exponential %0 : tensor<f32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.add %cst, %1 : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.divide %cst_0, %2 : tensor<f32>
    return %3 : tensor<f32>
  }
}

// -----

// shapes: sqrt of nothing
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<0x3xf32>)
    %e:1 = call @expected() : () -> (tensor<0x3xf32>)
    %r:1 = call @program(%i#0) : (tensor<0x3xf32>) -> (tensor<0x3xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @expected() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @program(%arg0: tensor<0x3xf32>) -> (tensor<0x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.sqrt %arg0 : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
}

// -----

// shapes: sqrt of one
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<f32>)
    %e:1 = call @expected() : () -> (tensor<f32>)
    %r:1 = call @program(%i#0) : (tensor<f32>) -> (tensor<f32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
    return
  }
  func.func private @inputs() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x55558542"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @expected() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0xB3A30241"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @program(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.sqrt %arg0 : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// shapes: rsqrt of nothing
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<0x3xf32>)
    %e:1 = call @expected() : () -> (tensor<0x3xf32>)
    %r:1 = call @program(%i#0) : (tensor<0x3xf32>) -> (tensor<0x3xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @expected() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @program(%arg0: tensor<0x3xf32>) -> (tensor<0x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.rsqrt %arg0 : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
}

// -----

// shapes: rsqrt of one
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<f32>)
    %e:1 = call @expected() : () -> (tensor<f32>)
    %r:1 = call @program(%i#0) : (tensor<f32>) -> (tensor<f32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 4 : tensor<f32>, tensor<f32>
    return
  }
  func.func private @inputs() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x0A578542"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @expected() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x4DD2FA3D"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @program(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.rsqrt %arg0 : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// shapes: cbrt of nothing
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<0x3xf32>)
    %e:1 = call @expected() : () -> (tensor<0x3xf32>)
    %r:1 = call @program(%i#0) : (tensor<0x3xf32>) -> (tensor<0x3xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @expected() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @program(%arg0: tensor<0x3xf32>) -> (tensor<0x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.cbrt %arg0 : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
}

// -----

// shapes: cbrt of one
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<f32>)
    %e:1 = call @expected() : () -> (tensor<f32>)
    %r:1 = call @program(%i#0) : (tensor<f32>) -> (tensor<f32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 4 : tensor<f32>, tensor<f32>
    return
  }
  func.func private @inputs() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x55550542"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @expected() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x98F84D40"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @program(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.cbrt %arg0 : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// shapes: floor of nothing
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<0x3xf32>)
    %e:1 = call @expected() : () -> (tensor<0x3xf32>)
    %r:1 = call @program(%i#0) : (tensor<0x3xf32>) -> (tensor<0x3xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @expected() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @program(%arg0: tensor<0x3xf32>) -> (tensor<0x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.floor %arg0 : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
}

// -----

// shapes: floor of one
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<f32>)
    %e:1 = call @expected() : () -> (tensor<f32>)
    %r:1 = call @program(%i#0) : (tensor<f32>) -> (tensor<f32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<f32>, tensor<f32>
    return
  }
  func.func private @inputs() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x00004040"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @expected() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x00004040"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @program(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.floor %arg0 : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// shapes: ceil of nothing
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<0x3xf32>)
    %e:1 = call @expected() : () -> (tensor<0x3xf32>)
    %r:1 = call @program(%i#0) : (tensor<0x3xf32>) -> (tensor<0x3xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @expected() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @program(%arg0: tensor<0x3xf32>) -> (tensor<0x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.ceil %arg0 : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
}

// -----

// shapes: ceil of one
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<f32>)
    %e:1 = call @expected() : () -> (tensor<f32>)
    %r:1 = call @program(%i#0) : (tensor<f32>) -> (tensor<f32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<f32>, tensor<f32>
    return
  }
  func.func private @inputs() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x00004040"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @expected() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x00004040"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @program(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.ceil %arg0 : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// shapes: round_away of nothing
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<0x3xf32>)
    %e:1 = call @expected() : () -> (tensor<0x3xf32>)
    %r:1 = call @program(%i#0) : (tensor<0x3xf32>) -> (tensor<0x3xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @expected() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @program(%arg0: tensor<0x3xf32>) -> (tensor<0x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.round_nearest_afz %arg0 : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
}

// -----

// shapes: round_away of one
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<f32>)
    %e:1 = call @expected() : () -> (tensor<f32>)
    %r:1 = call @program(%i#0) : (tensor<f32>) -> (tensor<f32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<f32>, tensor<f32>
    return
  }
  func.func private @inputs() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x00004040"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @expected() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x00004040"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @program(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.round_nearest_afz %arg0 : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// shapes: round_even of nothing
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<0x3xf32>)
    %e:1 = call @expected() : () -> (tensor<0x3xf32>)
    %r:1 = call @program(%i#0) : (tensor<0x3xf32>) -> (tensor<0x3xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @expected() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @program(%arg0: tensor<0x3xf32>) -> (tensor<0x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
}

// -----

// shapes: round_even of one
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<f32>)
    %e:1 = call @expected() : () -> (tensor<f32>)
    %r:1 = call @program(%i#0) : (tensor<f32>) -> (tensor<f32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<f32>, tensor<f32>
    return
  }
  func.func private @inputs() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x00004040"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @expected() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x00004040"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @program(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// shapes: sign of nothing
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<0x3xf32>)
    %e:1 = call @expected() : () -> (tensor<0x3xf32>)
    %r:1 = call @program(%i#0) : (tensor<0x3xf32>) -> (tensor<0x3xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @expected() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @program(%arg0: tensor<0x3xf32>) -> (tensor<0x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.sign %arg0 : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
}

// -----

// shapes: sign of one
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<f32>)
    %e:1 = call @expected() : () -> (tensor<f32>)
    %r:1 = call @program(%i#0) : (tensor<f32>) -> (tensor<f32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<f32>, tensor<f32>
    return
  }
  func.func private @inputs() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x0000803F"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @expected() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x0000803F"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @program(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.sign %arg0 : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// shapes: abs of nothing
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<0x3xf32>)
    %e:1 = call @expected() : () -> (tensor<0x3xf32>)
    %r:1 = call @program(%i#0) : (tensor<0x3xf32>) -> (tensor<0x3xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @expected() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @program(%arg0: tensor<0x3xf32>) -> (tensor<0x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.abs %arg0 : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
}

// -----

// shapes: abs of one
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<f32>)
    %e:1 = call @expected() : () -> (tensor<f32>)
    %r:1 = call @program(%i#0) : (tensor<f32>) -> (tensor<f32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<f32>, tensor<f32>
    return
  }
  func.func private @inputs() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x0000803F"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @expected() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x0000803F"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @program(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.abs %arg0 : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// shapes: neg of nothing
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<0x3xf32>)
    %e:1 = call @expected() : () -> (tensor<0x3xf32>)
    %r:1 = call @program(%i#0) : (tensor<0x3xf32>) -> (tensor<0x3xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @expected() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @program(%arg0: tensor<0x3xf32>) -> (tensor<0x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
}

// -----

// shapes: neg of one
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<f32>)
    %e:1 = call @expected() : () -> (tensor<f32>)
    %r:1 = call @program(%i#0) : (tensor<f32>) -> (tensor<f32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<f32>, tensor<f32>
    return
  }
  func.func private @inputs() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x0000803F"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @expected() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x000080BF"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @program(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// shapes: is_finite of nothing
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<0x3xf32>)
    %e:1 = call @expected() : () -> (tensor<0x3xi1>)
    %r:1 = call @program(%i#0) : (tensor<0x3xf32>) -> (tensor<0x3xi1>)
    check.expect_eq %r#0, %e#0 : tensor<0x3xi1>
    return
  }
  func.func private @inputs() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @expected() -> (tensor<0x3xi1>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xi1>
    return %0 : tensor<0x3xi1>
  }
  func.func private @program(%arg0: tensor<0x3xf32>) -> (tensor<0x3xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.is_finite %arg0 : (tensor<0x3xf32>) -> tensor<0x3xi1>
    return %0 : tensor<0x3xi1>
  }
}

// -----

// shapes: is_finite of one
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<f32>)
    %e:1 = call @expected() : () -> (tensor<i1>)
    %r:1 = call @program(%i#0) : (tensor<f32>) -> (tensor<i1>)
    check.expect_eq %r#0, %e#0 : tensor<i1>
    return
  }
  func.func private @inputs() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x0000803F"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @expected() -> (tensor<i1>) {
    %0 = stablehlo.constant dense<true> : tensor<i1>
    return %0 : tensor<i1>
  }
  func.func private @program(%arg0: tensor<f32>) -> (tensor<i1> {jax.result_info = "result"}) {
    %0 = stablehlo.is_finite %arg0 : (tensor<f32>) -> tensor<i1>
    return %0 : tensor<i1>
  }
}

// -----

// shapes: square of nothing
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<0x3xf32>)
    %e:1 = call @expected() : () -> (tensor<0x3xf32>)
    %r:1 = call @program(%i#0) : (tensor<0x3xf32>) -> (tensor<0x3xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @expected() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @program(%arg0: tensor<0x3xf32>) -> (tensor<0x3xf32> {jax.result_info = "result"}) {
    %0 = chlo.square %arg0 : tensor<0x3xf32> -> tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
}

// -----

// shapes: square of one
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<f32>)
    %e:1 = call @expected() : () -> (tensor<f32>)
    %r:1 = call @program(%i#0) : (tensor<f32>) -> (tensor<f32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<f32>, tensor<f32>
    return
  }
  func.func private @inputs() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x0000803F"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @expected() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x0000803F"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @program(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = chlo.square %arg0 : tensor<f32> -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// shapes: cube of nothing
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<0x3xf32>)
    %e:1 = call @expected() : () -> (tensor<0x3xf32>)
    %r:1 = call @program(%i#0) : (tensor<0x3xf32>) -> (tensor<0x3xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @expected() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @program(%arg0: tensor<0x3xf32>) -> (tensor<0x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<0x3xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<0x3xf32>
    return %1 : tensor<0x3xf32>
  }
}

// -----

// shapes: cube of one
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<f32>)
    %e:1 = call @expected() : () -> (tensor<f32>)
    %r:1 = call @program(%i#0) : (tensor<f32>) -> (tensor<f32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 2 : tensor<f32>, tensor<f32>
    return
  }
  func.func private @inputs() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x0000803F"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @expected() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x0000803F"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @program(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<f32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<f32>
    return %1 : tensor<f32>
  }
}

// -----

// shapes: reciprocal4 of nothing
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<0x3xf32>)
    %e:1 = call @expected() : () -> (tensor<0x3xf32>)
    %r:1 = call @program(%i#0) : (tensor<0x3xf32>) -> (tensor<0x3xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @expected() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @program(%arg0: tensor<0x3xf32>) -> (tensor<0x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<0x3xf32>
    %1 = stablehlo.multiply %0, %0 : tensor<0x3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0x3xf32>
    %3 = stablehlo.divide %2, %1 : tensor<0x3xf32>
    return %3 : tensor<0x3xf32>
  }
}

// -----

// shapes: reciprocal4 of one
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<f32>)
    %e:1 = call @expected() : () -> (tensor<f32>)
    %r:1 = call @program(%i#0) : (tensor<f32>) -> (tensor<f32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 4 : tensor<f32>, tensor<f32>
    return
  }
  func.func private @inputs() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0xABAA0A40"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @expected() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0xC5DC393D"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @program(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<f32>
    %1 = stablehlo.multiply %0, %0 : tensor<f32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.divide %cst, %1 : tensor<f32>
    return %2 : tensor<f32>
  }
}

// -----

// shapes: erf of nothing
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<0x3xf32>)
    %e:1 = call @expected() : () -> (tensor<0x3xf32>)
    %r:1 = call @program(%i#0) : (tensor<0x3xf32>) -> (tensor<0x3xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @expected() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @program(%arg0: tensor<0x3xf32>) -> (tensor<0x3xf32> {jax.result_info = "result"}) {
    %0 = chlo.erf %arg0 : tensor<0x3xf32> -> tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
}

// -----

// shapes: erf of one
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<f32>)
    %e:1 = call @expected() : () -> (tensor<f32>)
    %r:1 = call @program(%i#0) : (tensor<f32>) -> (tensor<f32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 32 : tensor<f32>, tensor<f32>
    return
  }
  func.func private @inputs() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0xABAAAA3F"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @expected() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0xABCE703F"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @program(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = chlo.erf %arg0 : tensor<f32> -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// shapes: erfc of nothing
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<0x3xf32>)
    %e:1 = call @expected() : () -> (tensor<0x3xf32>)
    %r:1 = call @program(%i#0) : (tensor<0x3xf32>) -> (tensor<0x3xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @expected() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @program(%arg0: tensor<0x3xf32>) -> (tensor<0x3xf32> {jax.result_info = "result"}) {
    %0 = chlo.erfc %arg0 : tensor<0x3xf32> -> tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
}

// -----

// shapes: erfc of one
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<f32>)
    %e:1 = call @expected() : () -> (tensor<f32>)
    %r:1 = call @program(%i#0) : (tensor<f32>) -> (tensor<f32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 64 : tensor<f32>, tensor<f32>
    return
  }
  func.func private @inputs() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x0000803F"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @expected() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x0D13213E"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @program(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = chlo.erfc %arg0 : tensor<f32> -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// shapes: asin of nothing
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<0x3xf32>)
    %e:1 = call @expected() : () -> (tensor<0x3xf32>)
    %r:1 = call @program(%i#0) : (tensor<0x3xf32>) -> (tensor<0x3xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @expected() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @program(%arg0: tensor<0x3xf32>) -> (tensor<0x3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0x3xf32>
    %1 = stablehlo.subtract %0, %arg0 : tensor<0x3xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<0x3xf32>
    %3 = stablehlo.add %2, %arg0 : tensor<0x3xf32>
    %4 = stablehlo.multiply %1, %3 : tensor<0x3xf32>
    %5 = stablehlo.sqrt %4 : tensor<0x3xf32>
    %6 = stablehlo.atan2 %arg0, %5 : tensor<0x3xf32>
    return %6 : tensor<0x3xf32>
  }
}

// -----

// shapes: asin of one
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<f32>)
    %e:1 = call @expected() : () -> (tensor<f32>)
    %r:1 = call @program(%i#0) : (tensor<f32>) -> (tensor<f32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 16 : tensor<f32>, tensor<f32>
    return
  }
  func.func private @inputs() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0xABAAAA3E"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @expected() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x1BFFAD3E"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @program(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.subtract %cst, %arg0 : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.add %cst_0, %arg0 : tensor<f32>
    %2 = stablehlo.multiply %0, %1 : tensor<f32>
    %3 = stablehlo.sqrt %2 : tensor<f32>
    %4 = stablehlo.atan2 %arg0, %3 : tensor<f32>
    return %4 : tensor<f32>
  }
}

// -----

// shapes: acos of nothing
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<0x3xf32>)
    %e:1 = call @expected() : () -> (tensor<0x3xf32>)
    %r:1 = call @program(%i#0) : (tensor<0x3xf32>) -> (tensor<0x3xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @expected() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @program(%arg0: tensor<0x3xf32>) -> (tensor<0x3xf32> {jax.result_info = "result"}) {
    %0 = chlo.acos %arg0 : tensor<0x3xf32> -> tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
}

// -----

// shapes: acos of one
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<f32>)
    %e:1 = call @expected() : () -> (tensor<f32>)
    %r:1 = call @program(%i#0) : (tensor<f32>) -> (tensor<f32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 16 : tensor<f32>, tensor<f32>
    return
  }
  func.func private @inputs() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x713D8A3E"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @expected() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x5011A63F"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @program(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = chlo.acos %arg0 : tensor<f32> -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// shapes: atan of nothing
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<0x3xf32>)
    %e:1 = call @expected() : () -> (tensor<0x3xf32>)
    %r:1 = call @program(%i#0) : (tensor<0x3xf32>) -> (tensor<0x3xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @expected() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @program(%arg0: tensor<0x3xf32>) -> (tensor<0x3xf32> {jax.result_info = "result"}) {
    %0 = chlo.atan %arg0 : tensor<0x3xf32> -> tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
}

// -----

// shapes: atan of one
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<f32>)
    %e:1 = call @expected() : () -> (tensor<f32>)
    %r:1 = call @program(%i#0) : (tensor<f32>) -> (tensor<f32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 8 : tensor<f32>, tensor<f32>
    return
  }
  func.func private @inputs() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x00004040"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @expected() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0xBBE09F3F"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @program(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = chlo.atan %arg0 : tensor<f32> -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// shapes: sinh of nothing
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<0x3xf32>)
    %e:1 = call @expected() : () -> (tensor<0x3xf32>)
    %r:1 = call @program(%i#0) : (tensor<0x3xf32>) -> (tensor<0x3xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @expected() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @program(%arg0: tensor<0x3xf32>) -> (tensor<0x3xf32> {jax.result_info = "result"}) {
    %0 = chlo.sinh %arg0 : tensor<0x3xf32> -> tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
}

// -----

// shapes: sinh of one
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<f32>)
    %e:1 = call @expected() : () -> (tensor<f32>)
    %r:1 = call @program(%i#0) : (tensor<f32>) -> (tensor<f32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 16 : tensor<f32>, tensor<f32>
    return
  }
  func.func private @inputs() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x5555D53F"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @expected() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x31612340"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @program(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = chlo.sinh %arg0 : tensor<f32> -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// shapes: cosh of nothing
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<0x3xf32>)
    %e:1 = call @expected() : () -> (tensor<0x3xf32>)
    %r:1 = call @program(%i#0) : (tensor<0x3xf32>) -> (tensor<0x3xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @expected() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @program(%arg0: tensor<0x3xf32>) -> (tensor<0x3xf32> {jax.result_info = "result"}) {
    %0 = chlo.cosh %arg0 : tensor<0x3xf32> -> tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
}

// -----

// shapes: cosh of one
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<f32>)
    %e:1 = call @expected() : () -> (tensor<f32>)
    %r:1 = call @program(%i#0) : (tensor<f32>) -> (tensor<f32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 16 : tensor<f32>, tensor<f32>
    return
  }
  func.func private @inputs() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x5555D53F"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @expected() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0xBB772F40"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @program(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = chlo.cosh %arg0 : tensor<f32> -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// shapes: asinh of nothing
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<0x3xf32>)
    %e:1 = call @expected() : () -> (tensor<0x3xf32>)
    %r:1 = call @program(%i#0) : (tensor<0x3xf32>) -> (tensor<0x3xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @expected() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @program(%arg0: tensor<0x3xf32>) -> (tensor<0x3xf32> {jax.result_info = "result"}) {
    %0 = chlo.asinh %arg0 : tensor<0x3xf32> -> tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
}

// -----

// shapes: asinh of one
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<f32>)
    %e:1 = call @expected() : () -> (tensor<f32>)
    %r:1 = call @program(%i#0) : (tensor<f32>) -> (tensor<f32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 16 : tensor<f32>, tensor<f32>
    return
  }
  func.func private @inputs() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x5555D53F"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @expected() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x6A53A43F"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @program(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = chlo.asinh %arg0 : tensor<f32> -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// shapes: acosh of nothing
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<0x3xf32>)
    %e:1 = call @expected() : () -> (tensor<0x3xf32>)
    %r:1 = call @program(%i#0) : (tensor<0x3xf32>) -> (tensor<0x3xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @expected() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @program(%arg0: tensor<0x3xf32>) -> (tensor<0x3xf32> {jax.result_info = "result"}) {
    %0 = chlo.acosh %arg0 : tensor<0x3xf32> -> tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
}

// -----

// shapes: acosh of one
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<f32>)
    %e:1 = call @expected() : () -> (tensor<f32>)
    %r:1 = call @program(%i#0) : (tensor<f32>) -> (tensor<f32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 16 : tensor<f32>, tensor<f32>
    return
  }
  func.func private @inputs() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0xBCBBCB40"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @expected() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x8F6E2240"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @program(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = chlo.acosh %arg0 : tensor<f32> -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// shapes: atanh of nothing
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<0x3xf32>)
    %e:1 = call @expected() : () -> (tensor<0x3xf32>)
    %r:1 = call @program(%i#0) : (tensor<0x3xf32>) -> (tensor<0x3xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @expected() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @program(%arg0: tensor<0x3xf32>) -> (tensor<0x3xf32> {jax.result_info = "result"}) {
    %0 = chlo.atanh %arg0 : tensor<0x3xf32> -> tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
}

// -----

// shapes: atanh of one
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<f32>)
    %e:1 = call @expected() : () -> (tensor<f32>)
    %r:1 = call @program(%i#0) : (tensor<f32>) -> (tensor<f32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 16 : tensor<f32>, tensor<f32>
    return
  }
  func.func private @inputs() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x9A99993E"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @expected() -> (tensor<f32>) {
    %0 = stablehlo.constant dense<"0x5B799E3E"> : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @program(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = chlo.atanh %arg0 : tensor<f32> -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// shapes: moving f32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<2x3x4xf32>)
    %e:9 = call @expected() : () -> (tensor<4x6xf32>, tensor<4x2x3xf32>, tensor<2x3x4xf32>, tensor<2x2x2xf32>, tensor<2x5x3x4xf32>, tensor<3x4xf32>, tensor<2x1x3x4xf32>, tensor<2x6x4xf32>, tensor<2x3x4xf32>)
    %r:9 = call @program(%i#0) : (tensor<2x3x4xf32>) -> (tensor<4x6xf32>, tensor<4x2x3xf32>, tensor<2x3x4xf32>, tensor<2x2x2xf32>, tensor<2x5x3x4xf32>, tensor<3x4xf32>, tensor<2x1x3x4xf32>, tensor<2x6x4xf32>, tensor<2x3x4xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<4x6xf32>, tensor<4x6xf32>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<4x2x3xf32>, tensor<4x2x3xf32>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<2x3x4xf32>, tensor<2x3x4xf32>
    check.expect_close %r#3, %e#3, max_ulp_difference = 0 : tensor<2x2x2xf32>, tensor<2x2x2xf32>
    check.expect_close %r#4, %e#4, max_ulp_difference = 0 : tensor<2x5x3x4xf32>, tensor<2x5x3x4xf32>
    check.expect_close %r#5, %e#5, max_ulp_difference = 0 : tensor<3x4xf32>, tensor<3x4xf32>
    check.expect_close %r#6, %e#6, max_ulp_difference = 0 : tensor<2x1x3x4xf32>, tensor<2x1x3x4xf32>
    check.expect_close %r#7, %e#7, max_ulp_difference = 0 : tensor<2x6x4xf32>, tensor<2x6x4xf32>
    check.expect_close %r#8, %e#8, max_ulp_difference = 0 : tensor<2x3x4xf32>, tensor<2x3x4xf32>
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xf32>) {
    %0 = stablehlo.constant dense<"0x8C05833E434293BFE4340F40AD8C28BE74F2A6BF11DBF83FC2510DBF6715BF3F4804C5BF9F860A3F62953CBF0093ECBFF832813F9681C03FF6DA193FC4765CBEC496B83F754515C0CDDF34C0DCAAD9BF0C94B43FFFBE873E3B5494BF869E8A3F"> : tensor<2x3x4xf32>
    return %0 : tensor<2x3x4xf32>
  }
  func.func private @expected() -> (tensor<4x6xf32>, tensor<4x2x3xf32>, tensor<2x3x4xf32>, tensor<2x2x2xf32>, tensor<2x5x3x4xf32>, tensor<3x4xf32>, tensor<2x1x3x4xf32>, tensor<2x6x4xf32>, tensor<2x3x4xf32>) {
    %0 = stablehlo.constant dense<"0x8C05833E434293BFE4340F40AD8C28BE74F2A6BF11DBF83FC2510DBF6715BF3F4804C5BF9F860A3F62953CBF0093ECBFF832813F9681C03FF6DA193FC4765CBEC496B83F754515C0CDDF34C0DCAAD9BF0C94B43FFFBE873E3B5494BF869E8A3F"> : tensor<4x6xf32>
    %1 = stablehlo.constant dense<"0x8C05833E74F2A6BF4804C5BFF832813FC496B83F0C94B43F434293BF11DBF83F9F860A3F9681C03F754515C0FFBE873EE4340F40C2510DBF62953CBFF6DA193FCDDF34C03B5494BFAD8C28BE6715BF3F0093ECBFC4765CBEDCAAD9BF869E8A3F"> : tensor<4x2x3xf32>
    %2 = stablehlo.constant dense<"0xC4765CBEF6DA193F9681C03FF832813FDCAAD9BFCDDF34C0754515C0C496B83F869E8A3F3B5494BFFFBE873E0C94B43FAD8C28BEE4340F40434293BF8C05833E6715BF3FC2510DBF11DBF83F74F2A6BF0093ECBF62953CBF9F860A3F4804C5BF"> : tensor<2x3x4xf32>
    %3 = stablehlo.constant dense<"0x74F2A6BF6715BF3F4804C5BF0093ECBFC496B83FDCAAD9BF0C94B43F869E8A3F"> : tensor<2x2x2xf32>
    %4 = stablehlo.constant dense<"0x8C05833E434293BFE4340F40AD8C28BE74F2A6BF11DBF83FC2510DBF6715BF3F4804C5BF9F860A3F62953CBF0093ECBF8C05833E434293BFE4340F40AD8C28BE74F2A6BF11DBF83FC2510DBF6715BF3F4804C5BF9F860A3F62953CBF0093ECBF8C05833E434293BFE4340F40AD8C28BE74F2A6BF11DBF83FC2510DBF6715BF3F4804C5BF9F860A3F62953CBF0093ECBF8C05833E434293BFE4340F40AD8C28BE74F2A6BF11DBF83FC2510DBF6715BF3F4804C5BF9F860A3F62953CBF0093ECBF8C05833E434293BFE4340F40AD8C28BE74F2A6BF11DBF83FC2510DBF6715BF3F4804C5BF9F860A3F62953CBF0093ECBFF832813F9681C03FF6DA193FC4765CBEC496B83F754515C0CDDF34C0DCAAD9BF0C94B43FFFBE873E3B5494BF869E8A3FF832813F9681C03FF6DA193FC4765CBEC496B83F754515C0CDDF34C0DCAAD9BF0C94B43FFFBE873E3B5494BF869E8A3FF832813F9681C03FF6DA193FC4765CBEC496B83F754515C0CDDF34C0DCAAD9BF0C94B43FFFBE873E3B5494BF869E8A3FF832813F9681C03FF6DA193FC4765CBEC496B83F754515C0CDDF34C0DCAAD9BF0C94B43FFFBE873E3B5494BF869E8A3FF832813F9681C03FF6DA193FC4765CBEC496B83F754515C0CDDF34C0DCAAD9BF0C94B43FFFBE873E3B5494BF869E8A3F"> : tensor<2x5x3x4xf32>
    %5 = stablehlo.constant dense<"0x8C05833E434293BFE4340F40AD8C28BE74F2A6BF11DBF83FC2510DBF6715BF3F4804C5BF9F860A3F62953CBF0093ECBF"> : tensor<3x4xf32>
    %6 = stablehlo.constant dense<"0x8C05833E434293BFE4340F40AD8C28BE74F2A6BF11DBF83FC2510DBF6715BF3F4804C5BF9F860A3F62953CBF0093ECBFF832813F9681C03FF6DA193FC4765CBEC496B83F754515C0CDDF34C0DCAAD9BF0C94B43FFFBE873E3B5494BF869E8A3F"> : tensor<2x1x3x4xf32>
    %7 = stablehlo.constant dense<"0x8C05833E434293BFE4340F40AD8C28BE74F2A6BF11DBF83FC2510DBF6715BF3F4804C5BF9F860A3F62953CBF0093ECBF8C05833E434293BFE4340F40AD8C28BE74F2A6BF11DBF83FC2510DBF6715BF3F4804C5BF9F860A3F62953CBF0093ECBFF832813F9681C03FF6DA193FC4765CBEC496B83F754515C0CDDF34C0DCAAD9BF0C94B43FFFBE873E3B5494BF869E8A3FF832813F9681C03FF6DA193FC4765CBEC496B83F754515C0CDDF34C0DCAAD9BF0C94B43FFFBE873E3B5494BF869E8A3F"> : tensor<2x6x4xf32>
    %8 = stablehlo.constant dense<"0x8C05833E434293BFE4340F40AD8C28BE74F2A6BF11DBF83FC2510DBF6715BF3F4804C5BF9F860A3F62953CBF0093ECBFF832813F9681C03FF6DA193FC4765CBEC496B83F754515C0CDDF34C0DCAAD9BF0C94B43FFFBE873E3B5494BF869E8A3F"> : tensor<2x3x4xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8 : tensor<4x6xf32>, tensor<4x2x3xf32>, tensor<2x3x4xf32>, tensor<2x2x2xf32>, tensor<2x5x3x4xf32>, tensor<3x4xf32>, tensor<2x1x3x4xf32>, tensor<2x6x4xf32>, tensor<2x3x4xf32>
  }
  func.func private @program(%arg0: tensor<2x3x4xf32>) -> (tensor<4x6xf32> {jax.result_info = "result[0]"}, tensor<4x2x3xf32> {jax.result_info = "result[1]"}, tensor<2x3x4xf32> {jax.result_info = "result[2]"}, tensor<2x2x2xf32> {jax.result_info = "result[3]"}, tensor<2x5x3x4xf32> {jax.result_info = "result[4]"}, tensor<3x4xf32> {jax.result_info = "result[5]"}, tensor<2x1x3x4xf32> {jax.result_info = "result[6]"}, tensor<2x6x4xf32> {jax.result_info = "result[7]"}, tensor<2x3x4xf32> {jax.result_info = "result[8]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<2x3x4xf32>) -> tensor<4x6xf32>
    %1 = stablehlo.transpose %arg0, dims = [2, 0, 1] : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
    %2 = stablehlo.reverse %arg0, dims = [0, 2] : tensor<2x3x4xf32>
    %3 = stablehlo.slice %arg0 [0:2, 1:3, 0:4:3] : (tensor<2x3x4xf32>) -> tensor<2x2x2xf32>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2, 3] : (tensor<2x3x4xf32>) -> tensor<2x5x3x4xf32>
    %5 = stablehlo.slice %arg0 [0:1, 0:3, 0:4] : (tensor<2x3x4xf32>) -> tensor<1x3x4xf32>
    %6 = stablehlo.reshape %5 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %7 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2, 3] : (tensor<2x3x4xf32>) -> tensor<2x1x3x4xf32>
    %8 = stablehlo.concatenate %arg0, %arg0, dim = 1 : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x6x4xf32>
    return %0, %1, %2, %3, %4, %6, %7, %8, %arg0 : tensor<4x6xf32>, tensor<4x2x3xf32>, tensor<2x3x4xf32>, tensor<2x2x2xf32>, tensor<2x5x3x4xf32>, tensor<3x4xf32>, tensor<2x1x3x4xf32>, tensor<2x6x4xf32>, tensor<2x3x4xf32>
  }
}

// -----

// shapes: pad f32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<2x3x4xf32>, tensor<f32>)
    %e:2 = call @expected() : () -> (tensor<5x7x9xf32>, tensor<1x1x5xf32>)
    %r:2 = call @program(%i#0, %i#1) : (tensor<2x3x4xf32>, tensor<f32>) -> (tensor<5x7x9xf32>, tensor<1x1x5xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<5x7x9xf32>, tensor<5x7x9xf32>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<1x1x5xf32>, tensor<1x1x5xf32>
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xf32>, tensor<f32>) {
    %0 = stablehlo.constant dense<"0x8C05833E434293BFE4340F40AD8C28BE74F2A6BF11DBF83FC2510DBF6715BF3F4804C5BF9F860A3F62953CBF0093ECBFF832813F9681C03FF6DA193FC4765CBEC496B83F754515C0CDDF34C0DCAAD9BF0C94B43FFFBE873E3B5494BF869E8A3F"> : tensor<2x3x4xf32>
    %1 = stablehlo.constant dense<"0x00000000"> : tensor<f32>
    return %0, %1 : tensor<2x3x4xf32>, tensor<f32>
  }
  func.func private @expected() -> (tensor<5x7x9xf32>, tensor<1x1x5xf32>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000434293BF00000000E4340F4000000000AD8C28BE0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000011DBF83F00000000C2510DBF000000006715BF3F000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000009F860A3F0000000062953CBF000000000093ECBF000000000000000000000000000000009681C03F00000000F6DA193F00000000C4765CBE00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000754515C000000000CDDF34C000000000DCAAD9BF00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FFBE873E000000003B5494BF00000000869E8A3F000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x7x9xf32>
    %1 = stablehlo.constant dense<"0xC496B83F00000000754515C000000000CDDF34C0"> : tensor<1x1x5xf32>
    return %0, %1 : tensor<5x7x9xf32>, tensor<1x1x5xf32>
  }
  func.func private @program(%arg0: tensor<2x3x4xf32>, %arg1: tensor<f32>) -> (tensor<5x7x9xf32> {jax.result_info = "result[0]"}, tensor<1x1x5xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.pad %arg0, %arg1, low = [1, 0, -1], high = [2, 0, 3], interior = [0, 2, 1] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<5x7x9xf32>
    %1 = stablehlo.pad %arg0, %arg1, low = [-1, -1, 0], high = [0, -1, -2], interior = [0, 0, 1] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<1x1x5xf32>
    return %0, %1 : tensor<5x7x9xf32>, tensor<1x1x5xf32>
  }
}

// -----

// shapes: dynamic_slice f32
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<2x3x4xf32>, tensor<i32>, tensor<i32>)
    %e:1 = call @expected() : () -> (tensor<1x2x3xf32>)
    %r:1 = call @program(%i#0, %i#1, %i#2) : (tensor<2x3x4xf32>, tensor<i32>, tensor<i32>) -> (tensor<1x2x3xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<1x2x3xf32>, tensor<1x2x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xf32>, tensor<i32>, tensor<i32>) {
    %0 = stablehlo.constant dense<"0x8C05833E434293BFE4340F40AD8C28BE74F2A6BF11DBF83FC2510DBF6715BF3F4804C5BF9F860A3F62953CBF0093ECBFF832813F9681C03FF6DA193FC4765CBEC496B83F754515C0CDDF34C0DCAAD9BF0C94B43FFFBE873E3B5494BF869E8A3F"> : tensor<2x3x4xf32>
    %1 = stablehlo.constant dense<"0x01000000"> : tensor<i32>
    %2 = stablehlo.constant dense<"0x09000000"> : tensor<i32>
    return %0, %1, %2 : tensor<2x3x4xf32>, tensor<i32>, tensor<i32>
  }
  func.func private @expected() -> (tensor<1x2x3xf32>) {
    %0 = stablehlo.constant dense<"0xC496B83F754515C0CDDF34C00C94B43FFFBE873E3B5494BF"> : tensor<1x2x3xf32>
    return %0 : tensor<1x2x3xf32>
  }
  func.func private @program(%arg0: tensor<2x3x4xf32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> (tensor<1x2x3xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare LT, %arg2, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %4 = stablehlo.add %arg2, %c_2 : tensor<i32>
    %5 = stablehlo.select %3, %4, %arg2 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %2, %5, %c_3, sizes = [1, 2, 3] : (tensor<2x3x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
    return %6 : tensor<1x2x3xf32>
  }
}

// -----

// shapes: dynamic_update_slice f32
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<2x3x4xf32>, tensor<1x2x2xf32>, tensor<i32>)
    %e:1 = call @expected() : () -> (tensor<2x3x4xf32>)
    %r:1 = call @program(%i#0, %i#1, %i#2) : (tensor<2x3x4xf32>, tensor<1x2x2xf32>, tensor<i32>) -> (tensor<2x3x4xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<2x3x4xf32>, tensor<2x3x4xf32>
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xf32>, tensor<1x2x2xf32>, tensor<i32>) {
    %0 = stablehlo.constant dense<"0x8C05833E434293BFE4340F40AD8C28BE74F2A6BF11DBF83FC2510DBF6715BF3F4804C5BF9F860A3F62953CBF0093ECBFF832813F9681C03FF6DA193FC4765CBEC496B83F754515C0CDDF34C0DCAAD9BF0C94B43FFFBE873E3B5494BF869E8A3F"> : tensor<2x3x4xf32>
    %1 = stablehlo.constant dense<"0xEFB766BFD9A66ABFB576D63F49393740"> : tensor<1x2x2xf32>
    %2 = stablehlo.constant dense<"0x01000000"> : tensor<i32>
    return %0, %1, %2 : tensor<2x3x4xf32>, tensor<1x2x2xf32>, tensor<i32>
  }
  func.func private @expected() -> (tensor<2x3x4xf32>) {
    %0 = stablehlo.constant dense<"0x8C05833E434293BFE4340F40AD8C28BE74F2A6BF11DBF83FC2510DBF6715BF3F4804C5BF9F860A3F62953CBF0093ECBFF832813F9681C03FF6DA193FC4765CBEEFB766BFD9A66ABFCDDF34C0DCAAD9BFB576D63F493937403B5494BF869E8A3F"> : tensor<2x3x4xf32>
    return %0 : tensor<2x3x4xf32>
  }
  func.func private @program(%arg0: tensor<2x3x4xf32>, %arg1: tensor<1x2x2xf32>, %arg2: tensor<i32>) -> (tensor<2x3x4xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %1 = stablehlo.add %arg2, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg2 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare LT, %arg2, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %4 = stablehlo.add %arg2, %c_2 : tensor<i32>
    %5 = stablehlo.select %3, %4, %arg2 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<-1> : tensor<i32>
    %6 = stablehlo.dynamic_update_slice %arg0, %arg1, %2, %5, %c_3 : (tensor<2x3x4xf32>, tensor<1x2x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4xf32>
    return %6 : tensor<2x3x4xf32>
  }
}

// -----

// shapes: moving i8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<2x3x4xi8>)
    %e:9 = call @expected() : () -> (tensor<4x6xi8>, tensor<4x2x3xi8>, tensor<2x3x4xi8>, tensor<2x2x2xi8>, tensor<2x5x3x4xi8>, tensor<3x4xi8>, tensor<2x1x3x4xi8>, tensor<2x6x4xi8>, tensor<2x3x4xi8>)
    %r:9 = call @program(%i#0) : (tensor<2x3x4xi8>) -> (tensor<4x6xi8>, tensor<4x2x3xi8>, tensor<2x3x4xi8>, tensor<2x2x2xi8>, tensor<2x5x3x4xi8>, tensor<3x4xi8>, tensor<2x1x3x4xi8>, tensor<2x6x4xi8>, tensor<2x3x4xi8>)
    check.expect_eq %r#0, %e#0 : tensor<4x6xi8>
    check.expect_eq %r#1, %e#1 : tensor<4x2x3xi8>
    check.expect_eq %r#2, %e#2 : tensor<2x3x4xi8>
    check.expect_eq %r#3, %e#3 : tensor<2x2x2xi8>
    check.expect_eq %r#4, %e#4 : tensor<2x5x3x4xi8>
    check.expect_eq %r#5, %e#5 : tensor<3x4xi8>
    check.expect_eq %r#6, %e#6 : tensor<2x1x3x4xi8>
    check.expect_eq %r#7, %e#7 : tensor<2x6x4xi8>
    check.expect_eq %r#8, %e#8 : tensor<2x3x4xi8>
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xi8>) {
    %0 = stablehlo.constant dense<"0x01FD03FDFEFE0100FE00FE02FE0102FF020300FFFF01FF03"> : tensor<2x3x4xi8>
    return %0 : tensor<2x3x4xi8>
  }
  func.func private @expected() -> (tensor<4x6xi8>, tensor<4x2x3xi8>, tensor<2x3x4xi8>, tensor<2x2x2xi8>, tensor<2x5x3x4xi8>, tensor<3x4xi8>, tensor<2x1x3x4xi8>, tensor<2x6x4xi8>, tensor<2x3x4xi8>) {
    %0 = stablehlo.constant dense<"0x01FD03FDFEFE0100FE00FE02FE0102FF020300FFFF01FF03"> : tensor<4x6xi8>
    %1 = stablehlo.constant dense<"0x01FEFEFE02FFFDFE000103010301FE0200FFFD0002FFFF03"> : tensor<4x2x3xi8>
    %2 = stablehlo.constant dense<"0xFF0201FEFF00030203FF01FFFD03FD010001FEFE02FE00FE"> : tensor<2x3x4xi8>
    %3 = stablehlo.constant dense<"0xFE00FE0202FFFF03"> : tensor<2x2x2xi8>
    %4 = stablehlo.constant dense<"0x01FD03FDFEFE0100FE00FE0201FD03FDFEFE0100FE00FE0201FD03FDFEFE0100FE00FE0201FD03FDFEFE0100FE00FE0201FD03FDFEFE0100FE00FE02FE0102FF020300FFFF01FF03FE0102FF020300FFFF01FF03FE0102FF020300FFFF01FF03FE0102FF020300FFFF01FF03FE0102FF020300FFFF01FF03"> : tensor<2x5x3x4xi8>
    %5 = stablehlo.constant dense<"0x01FD03FDFEFE0100FE00FE02"> : tensor<3x4xi8>
    %6 = stablehlo.constant dense<"0x01FD03FDFEFE0100FE00FE02FE0102FF020300FFFF01FF03"> : tensor<2x1x3x4xi8>
    %7 = stablehlo.constant dense<"0x01FD03FDFEFE0100FE00FE0201FD03FDFEFE0100FE00FE02FE0102FF020300FFFF01FF03FE0102FF020300FFFF01FF03"> : tensor<2x6x4xi8>
    %8 = stablehlo.constant dense<"0x01FD03FDFEFE0100FE00FE02FE0102FF020300FFFF01FF03"> : tensor<2x3x4xi8>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8 : tensor<4x6xi8>, tensor<4x2x3xi8>, tensor<2x3x4xi8>, tensor<2x2x2xi8>, tensor<2x5x3x4xi8>, tensor<3x4xi8>, tensor<2x1x3x4xi8>, tensor<2x6x4xi8>, tensor<2x3x4xi8>
  }
  func.func private @program(%arg0: tensor<2x3x4xi8>) -> (tensor<4x6xi8> {jax.result_info = "result[0]"}, tensor<4x2x3xi8> {jax.result_info = "result[1]"}, tensor<2x3x4xi8> {jax.result_info = "result[2]"}, tensor<2x2x2xi8> {jax.result_info = "result[3]"}, tensor<2x5x3x4xi8> {jax.result_info = "result[4]"}, tensor<3x4xi8> {jax.result_info = "result[5]"}, tensor<2x1x3x4xi8> {jax.result_info = "result[6]"}, tensor<2x6x4xi8> {jax.result_info = "result[7]"}, tensor<2x3x4xi8> {jax.result_info = "result[8]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<2x3x4xi8>) -> tensor<4x6xi8>
    %1 = stablehlo.transpose %arg0, dims = [2, 0, 1] : (tensor<2x3x4xi8>) -> tensor<4x2x3xi8>
    %2 = stablehlo.reverse %arg0, dims = [0, 2] : tensor<2x3x4xi8>
    %3 = stablehlo.slice %arg0 [0:2, 1:3, 0:4:3] : (tensor<2x3x4xi8>) -> tensor<2x2x2xi8>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2, 3] : (tensor<2x3x4xi8>) -> tensor<2x5x3x4xi8>
    %5 = stablehlo.slice %arg0 [0:1, 0:3, 0:4] : (tensor<2x3x4xi8>) -> tensor<1x3x4xi8>
    %6 = stablehlo.reshape %5 : (tensor<1x3x4xi8>) -> tensor<3x4xi8>
    %7 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2, 3] : (tensor<2x3x4xi8>) -> tensor<2x1x3x4xi8>
    %8 = stablehlo.concatenate %arg0, %arg0, dim = 1 : (tensor<2x3x4xi8>, tensor<2x3x4xi8>) -> tensor<2x6x4xi8>
    return %0, %1, %2, %3, %4, %6, %7, %8, %arg0 : tensor<4x6xi8>, tensor<4x2x3xi8>, tensor<2x3x4xi8>, tensor<2x2x2xi8>, tensor<2x5x3x4xi8>, tensor<3x4xi8>, tensor<2x1x3x4xi8>, tensor<2x6x4xi8>, tensor<2x3x4xi8>
  }
}

// -----

// shapes: pad i8
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<2x3x4xi8>, tensor<i8>)
    %e:2 = call @expected() : () -> (tensor<5x7x9xi8>, tensor<1x1x5xi8>)
    %r:2 = call @program(%i#0, %i#1) : (tensor<2x3x4xi8>, tensor<i8>) -> (tensor<5x7x9xi8>, tensor<1x1x5xi8>)
    check.expect_eq %r#0, %e#0 : tensor<5x7x9xi8>
    check.expect_eq %r#1, %e#1 : tensor<1x1x5xi8>
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xi8>, tensor<i8>) {
    %0 = stablehlo.constant dense<"0x01FD03FDFEFE0100FE00FE02FE0102FF020300FFFF01FF03"> : tensor<2x3x4xi8>
    %1 = stablehlo.constant dense<"0x00"> : tensor<i8>
    return %0, %1 : tensor<2x3x4xi8>, tensor<i8>
  }
  func.func private @expected() -> (tensor<5x7x9xi8>, tensor<1x1x5xi8>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FD000300FD00000000000000000000000000000000000000000000FE00010000000000000000000000000000000000000000000000000000FE00020000000001000200FF0000000000000000000000000000000000000000000003000000FF000000000000000000000000000000000000000000000100FF0003000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x7x9xi8>
    %1 = stablehlo.constant dense<"0x0200030000"> : tensor<1x1x5xi8>
    return %0, %1 : tensor<5x7x9xi8>, tensor<1x1x5xi8>
  }
  func.func private @program(%arg0: tensor<2x3x4xi8>, %arg1: tensor<i8>) -> (tensor<5x7x9xi8> {jax.result_info = "result[0]"}, tensor<1x1x5xi8> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.pad %arg0, %arg1, low = [1, 0, -1], high = [2, 0, 3], interior = [0, 2, 1] : (tensor<2x3x4xi8>, tensor<i8>) -> tensor<5x7x9xi8>
    %1 = stablehlo.pad %arg0, %arg1, low = [-1, -1, 0], high = [0, -1, -2], interior = [0, 0, 1] : (tensor<2x3x4xi8>, tensor<i8>) -> tensor<1x1x5xi8>
    return %0, %1 : tensor<5x7x9xi8>, tensor<1x1x5xi8>
  }
}

// -----

// shapes: dynamic_slice i8
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<2x3x4xi8>, tensor<i32>, tensor<i32>)
    %e:1 = call @expected() : () -> (tensor<1x2x3xi8>)
    %r:1 = call @program(%i#0, %i#1, %i#2) : (tensor<2x3x4xi8>, tensor<i32>, tensor<i32>) -> (tensor<1x2x3xi8>)
    check.expect_eq %r#0, %e#0 : tensor<1x2x3xi8>
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xi8>, tensor<i32>, tensor<i32>) {
    %0 = stablehlo.constant dense<"0x01FD03FDFEFE0100FE00FE02FE0102FF020300FFFF01FF03"> : tensor<2x3x4xi8>
    %1 = stablehlo.constant dense<"0x01000000"> : tensor<i32>
    %2 = stablehlo.constant dense<"0x09000000"> : tensor<i32>
    return %0, %1, %2 : tensor<2x3x4xi8>, tensor<i32>, tensor<i32>
  }
  func.func private @expected() -> (tensor<1x2x3xi8>) {
    %0 = stablehlo.constant dense<"0x020300FF01FF"> : tensor<1x2x3xi8>
    return %0 : tensor<1x2x3xi8>
  }
  func.func private @program(%arg0: tensor<2x3x4xi8>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> (tensor<1x2x3xi8> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare LT, %arg2, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %4 = stablehlo.add %arg2, %c_2 : tensor<i32>
    %5 = stablehlo.select %3, %4, %arg2 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %2, %5, %c_3, sizes = [1, 2, 3] : (tensor<2x3x4xi8>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi8>
    return %6 : tensor<1x2x3xi8>
  }
}

// -----

// shapes: dynamic_update_slice i8
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<2x3x4xi8>, tensor<1x2x2xi8>, tensor<i32>)
    %e:1 = call @expected() : () -> (tensor<2x3x4xi8>)
    %r:1 = call @program(%i#0, %i#1, %i#2) : (tensor<2x3x4xi8>, tensor<1x2x2xi8>, tensor<i32>) -> (tensor<2x3x4xi8>)
    check.expect_eq %r#0, %e#0 : tensor<2x3x4xi8>
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xi8>, tensor<1x2x2xi8>, tensor<i32>) {
    %0 = stablehlo.constant dense<"0x01FD03FDFEFE0100FE00FE02FE0102FF020300FFFF01FF03"> : tensor<2x3x4xi8>
    %1 = stablehlo.constant dense<"0xFFFD0202"> : tensor<1x2x2xi8>
    %2 = stablehlo.constant dense<"0x01000000"> : tensor<i32>
    return %0, %1, %2 : tensor<2x3x4xi8>, tensor<1x2x2xi8>, tensor<i32>
  }
  func.func private @expected() -> (tensor<2x3x4xi8>) {
    %0 = stablehlo.constant dense<"0x01FD03FDFEFE0100FE00FE02FE0102FFFFFD00FF0202FF03"> : tensor<2x3x4xi8>
    return %0 : tensor<2x3x4xi8>
  }
  func.func private @program(%arg0: tensor<2x3x4xi8>, %arg1: tensor<1x2x2xi8>, %arg2: tensor<i32>) -> (tensor<2x3x4xi8> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %1 = stablehlo.add %arg2, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg2 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare LT, %arg2, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %4 = stablehlo.add %arg2, %c_2 : tensor<i32>
    %5 = stablehlo.select %3, %4, %arg2 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<-1> : tensor<i32>
    %6 = stablehlo.dynamic_update_slice %arg0, %arg1, %2, %5, %c_3 : (tensor<2x3x4xi8>, tensor<1x2x2xi8>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4xi8>
    return %6 : tensor<2x3x4xi8>
  }
}

// -----

// shapes: moving i1
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<2x3x4xi1>)
    %e:9 = call @expected() : () -> (tensor<4x6xi1>, tensor<4x2x3xi1>, tensor<2x3x4xi1>, tensor<2x2x2xi1>, tensor<2x5x3x4xi1>, tensor<3x4xi1>, tensor<2x1x3x4xi1>, tensor<2x6x4xi1>, tensor<2x3x4xi1>)
    %r:9 = call @program(%i#0) : (tensor<2x3x4xi1>) -> (tensor<4x6xi1>, tensor<4x2x3xi1>, tensor<2x3x4xi1>, tensor<2x2x2xi1>, tensor<2x5x3x4xi1>, tensor<3x4xi1>, tensor<2x1x3x4xi1>, tensor<2x6x4xi1>, tensor<2x3x4xi1>)
    check.expect_eq %r#0, %e#0 : tensor<4x6xi1>
    check.expect_eq %r#1, %e#1 : tensor<4x2x3xi1>
    check.expect_eq %r#2, %e#2 : tensor<2x3x4xi1>
    check.expect_eq %r#3, %e#3 : tensor<2x2x2xi1>
    check.expect_eq %r#4, %e#4 : tensor<2x5x3x4xi1>
    check.expect_eq %r#5, %e#5 : tensor<3x4xi1>
    check.expect_eq %r#6, %e#6 : tensor<2x1x3x4xi1>
    check.expect_eq %r#7, %e#7 : tensor<2x6x4xi1>
    check.expect_eq %r#8, %e#8 : tensor<2x3x4xi1>
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xi1>) {
    %0 = stablehlo.constant dense<[[[false, true, false, false], [true, false, false, false], [true, false, false, true]], [[true, true, true, true], [true, true, true, true], [true, false, true, true]]]> : tensor<2x3x4xi1>
    return %0 : tensor<2x3x4xi1>
  }
  func.func private @expected() -> (tensor<4x6xi1>, tensor<4x2x3xi1>, tensor<2x3x4xi1>, tensor<2x2x2xi1>, tensor<2x5x3x4xi1>, tensor<3x4xi1>, tensor<2x1x3x4xi1>, tensor<2x6x4xi1>, tensor<2x3x4xi1>) {
    %0 = stablehlo.constant dense<[[false, true, false, false, true, false], [false, false, true, false, false, true], [true, true, true, true, true, true], [true, true, true, false, true, true]]> : tensor<4x6xi1>
    %1 = stablehlo.constant dense<[[[false, true, true], [true, true, true]], [[true, false, false], [true, true, false]], [[false, false, false], [true, true, true]], [[false, false, true], [true, true, true]]]> : tensor<4x2x3xi1>
    %2 = stablehlo.constant dense<[[[true, true, true, true], [true, true, true, true], [true, true, false, true]], [[false, false, true, false], [false, false, false, true], [true, false, false, true]]]> : tensor<2x3x4xi1>
    %3 = stablehlo.constant dense<[[[true, false], [true, true]], [[true, true], [true, true]]]> : tensor<2x2x2xi1>
    %4 = stablehlo.constant dense<[[[[false, true, false, false], [true, false, false, false], [true, false, false, true]], [[false, true, false, false], [true, false, false, false], [true, false, false, true]], [[false, true, false, false], [true, false, false, false], [true, false, false, true]], [[false, true, false, false], [true, false, false, false], [true, false, false, true]], [[false, true, false, false], [true, false, false, false], [true, false, false, true]]], [[[true, true, true, true], [true, true, true, true], [true, false, true, true]], [[true, true, true, true], [true, true, true, true], [true, false, true, true]], [[true, true, true, true], [true, true, true, true], [true, false, true, true]], [[true, true, true, true], [true, true, true, true], [true, false, true, true]], [[true, true, true, true], [true, true, true, true], [true, false, true, true]]]]> : tensor<2x5x3x4xi1>
    %5 = stablehlo.constant dense<[[false, true, false, false], [true, false, false, false], [true, false, false, true]]> : tensor<3x4xi1>
    %6 = stablehlo.constant dense<[[[[false, true, false, false], [true, false, false, false], [true, false, false, true]]], [[[true, true, true, true], [true, true, true, true], [true, false, true, true]]]]> : tensor<2x1x3x4xi1>
    %7 = stablehlo.constant dense<[[[false, true, false, false], [true, false, false, false], [true, false, false, true], [false, true, false, false], [true, false, false, false], [true, false, false, true]], [[true, true, true, true], [true, true, true, true], [true, false, true, true], [true, true, true, true], [true, true, true, true], [true, false, true, true]]]> : tensor<2x6x4xi1>
    %8 = stablehlo.constant dense<[[[false, true, false, false], [true, false, false, false], [true, false, false, true]], [[true, true, true, true], [true, true, true, true], [true, false, true, true]]]> : tensor<2x3x4xi1>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8 : tensor<4x6xi1>, tensor<4x2x3xi1>, tensor<2x3x4xi1>, tensor<2x2x2xi1>, tensor<2x5x3x4xi1>, tensor<3x4xi1>, tensor<2x1x3x4xi1>, tensor<2x6x4xi1>, tensor<2x3x4xi1>
  }
  func.func private @program(%arg0: tensor<2x3x4xi1>) -> (tensor<4x6xi1> {jax.result_info = "result[0]"}, tensor<4x2x3xi1> {jax.result_info = "result[1]"}, tensor<2x3x4xi1> {jax.result_info = "result[2]"}, tensor<2x2x2xi1> {jax.result_info = "result[3]"}, tensor<2x5x3x4xi1> {jax.result_info = "result[4]"}, tensor<3x4xi1> {jax.result_info = "result[5]"}, tensor<2x1x3x4xi1> {jax.result_info = "result[6]"}, tensor<2x6x4xi1> {jax.result_info = "result[7]"}, tensor<2x3x4xi1> {jax.result_info = "result[8]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<2x3x4xi1>) -> tensor<4x6xi1>
    %1 = stablehlo.transpose %arg0, dims = [2, 0, 1] : (tensor<2x3x4xi1>) -> tensor<4x2x3xi1>
    %2 = stablehlo.reverse %arg0, dims = [0, 2] : tensor<2x3x4xi1>
    %3 = stablehlo.slice %arg0 [0:2, 1:3, 0:4:3] : (tensor<2x3x4xi1>) -> tensor<2x2x2xi1>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2, 3] : (tensor<2x3x4xi1>) -> tensor<2x5x3x4xi1>
    %5 = stablehlo.slice %arg0 [0:1, 0:3, 0:4] : (tensor<2x3x4xi1>) -> tensor<1x3x4xi1>
    %6 = stablehlo.reshape %5 : (tensor<1x3x4xi1>) -> tensor<3x4xi1>
    %7 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2, 3] : (tensor<2x3x4xi1>) -> tensor<2x1x3x4xi1>
    %8 = stablehlo.concatenate %arg0, %arg0, dim = 1 : (tensor<2x3x4xi1>, tensor<2x3x4xi1>) -> tensor<2x6x4xi1>
    return %0, %1, %2, %3, %4, %6, %7, %8, %arg0 : tensor<4x6xi1>, tensor<4x2x3xi1>, tensor<2x3x4xi1>, tensor<2x2x2xi1>, tensor<2x5x3x4xi1>, tensor<3x4xi1>, tensor<2x1x3x4xi1>, tensor<2x6x4xi1>, tensor<2x3x4xi1>
  }
}

// -----

// shapes: pad i1
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<2x3x4xi1>, tensor<i1>)
    %e:2 = call @expected() : () -> (tensor<5x7x9xi1>, tensor<1x1x5xi1>)
    %r:2 = call @program(%i#0, %i#1) : (tensor<2x3x4xi1>, tensor<i1>) -> (tensor<5x7x9xi1>, tensor<1x1x5xi1>)
    check.expect_eq %r#0, %e#0 : tensor<5x7x9xi1>
    check.expect_eq %r#1, %e#1 : tensor<1x1x5xi1>
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xi1>, tensor<i1>) {
    %0 = stablehlo.constant dense<[[[false, true, false, false], [true, false, false, false], [true, false, false, true]], [[true, true, true, true], [true, true, true, true], [true, false, true, true]]]> : tensor<2x3x4xi1>
    %1 = stablehlo.constant dense<false> : tensor<i1>
    return %0, %1 : tensor<2x3x4xi1>, tensor<i1>
  }
  func.func private @expected() -> (tensor<5x7x9xi1>, tensor<1x1x5xi1>) {
    %0 = stablehlo.constant dense<[[[false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false]], [[false, true, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false], [false, false, false, false, false, true, false, false, false]], [[false, true, false, true, false, true, false, false, false], [false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false], [false, true, false, true, false, true, false, false, false], [false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false], [false, false, false, true, false, true, false, false, false]], [[false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false]], [[false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false]]]> : tensor<5x7x9xi1>
    %1 = stablehlo.constant dense<[[[true, false, true, false, true]]]> : tensor<1x1x5xi1>
    return %0, %1 : tensor<5x7x9xi1>, tensor<1x1x5xi1>
  }
  func.func private @program(%arg0: tensor<2x3x4xi1>, %arg1: tensor<i1>) -> (tensor<5x7x9xi1> {jax.result_info = "result[0]"}, tensor<1x1x5xi1> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.pad %arg0, %arg1, low = [1, 0, -1], high = [2, 0, 3], interior = [0, 2, 1] : (tensor<2x3x4xi1>, tensor<i1>) -> tensor<5x7x9xi1>
    %1 = stablehlo.pad %arg0, %arg1, low = [-1, -1, 0], high = [0, -1, -2], interior = [0, 0, 1] : (tensor<2x3x4xi1>, tensor<i1>) -> tensor<1x1x5xi1>
    return %0, %1 : tensor<5x7x9xi1>, tensor<1x1x5xi1>
  }
}

// -----

// shapes: dynamic_slice i1
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<2x3x4xi1>, tensor<i32>, tensor<i32>)
    %e:1 = call @expected() : () -> (tensor<1x2x3xi1>)
    %r:1 = call @program(%i#0, %i#1, %i#2) : (tensor<2x3x4xi1>, tensor<i32>, tensor<i32>) -> (tensor<1x2x3xi1>)
    check.expect_eq %r#0, %e#0 : tensor<1x2x3xi1>
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xi1>, tensor<i32>, tensor<i32>) {
    %0 = stablehlo.constant dense<[[[false, true, false, false], [true, false, false, false], [true, false, false, true]], [[true, true, true, true], [true, true, true, true], [true, false, true, true]]]> : tensor<2x3x4xi1>
    %1 = stablehlo.constant dense<"0x01000000"> : tensor<i32>
    %2 = stablehlo.constant dense<"0x09000000"> : tensor<i32>
    return %0, %1, %2 : tensor<2x3x4xi1>, tensor<i32>, tensor<i32>
  }
  func.func private @expected() -> (tensor<1x2x3xi1>) {
    %0 = stablehlo.constant dense<[[[true, true, true], [true, false, true]]]> : tensor<1x2x3xi1>
    return %0 : tensor<1x2x3xi1>
  }
  func.func private @program(%arg0: tensor<2x3x4xi1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> (tensor<1x2x3xi1> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare LT, %arg2, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %4 = stablehlo.add %arg2, %c_2 : tensor<i32>
    %5 = stablehlo.select %3, %4, %arg2 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %2, %5, %c_3, sizes = [1, 2, 3] : (tensor<2x3x4xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi1>
    return %6 : tensor<1x2x3xi1>
  }
}

// -----

// shapes: dynamic_update_slice i1
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<2x3x4xi1>, tensor<1x2x2xi1>, tensor<i32>)
    %e:1 = call @expected() : () -> (tensor<2x3x4xi1>)
    %r:1 = call @program(%i#0, %i#1, %i#2) : (tensor<2x3x4xi1>, tensor<1x2x2xi1>, tensor<i32>) -> (tensor<2x3x4xi1>)
    check.expect_eq %r#0, %e#0 : tensor<2x3x4xi1>
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xi1>, tensor<1x2x2xi1>, tensor<i32>) {
    %0 = stablehlo.constant dense<[[[false, true, false, false], [true, false, false, false], [true, false, false, true]], [[true, true, true, true], [true, true, true, true], [true, false, true, true]]]> : tensor<2x3x4xi1>
    %1 = stablehlo.constant dense<[[[true, true], [true, true]]]> : tensor<1x2x2xi1>
    %2 = stablehlo.constant dense<"0x01000000"> : tensor<i32>
    return %0, %1, %2 : tensor<2x3x4xi1>, tensor<1x2x2xi1>, tensor<i32>
  }
  func.func private @expected() -> (tensor<2x3x4xi1>) {
    %0 = stablehlo.constant dense<[[[false, true, false, false], [true, false, false, false], [true, false, false, true]], [[true, true, true, true], [true, true, true, true], [true, true, true, true]]]> : tensor<2x3x4xi1>
    return %0 : tensor<2x3x4xi1>
  }
  func.func private @program(%arg0: tensor<2x3x4xi1>, %arg1: tensor<1x2x2xi1>, %arg2: tensor<i32>) -> (tensor<2x3x4xi1> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %1 = stablehlo.add %arg2, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg2 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare LT, %arg2, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %4 = stablehlo.add %arg2, %c_2 : tensor<i32>
    %5 = stablehlo.select %3, %4, %arg2 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<-1> : tensor<i32>
    %6 = stablehlo.dynamic_update_slice %arg0, %arg1, %2, %5, %c_3 : (tensor<2x3x4xi1>, tensor<1x2x2xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4xi1>
    return %6 : tensor<2x3x4xi1>
  }
}

// -----

// shapes: moving bf16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<2x3x4xbf16>)
    %e:9 = call @expected() : () -> (tensor<4x6xbf16>, tensor<4x2x3xbf16>, tensor<2x3x4xbf16>, tensor<2x2x2xbf16>, tensor<2x5x3x4xbf16>, tensor<3x4xbf16>, tensor<2x1x3x4xbf16>, tensor<2x6x4xbf16>, tensor<2x3x4xbf16>)
    %r:9 = call @program(%i#0) : (tensor<2x3x4xbf16>) -> (tensor<4x6xbf16>, tensor<4x2x3xbf16>, tensor<2x3x4xbf16>, tensor<2x2x2xbf16>, tensor<2x5x3x4xbf16>, tensor<3x4xbf16>, tensor<2x1x3x4xbf16>, tensor<2x6x4xbf16>, tensor<2x3x4xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<4x6xbf16>, tensor<4x6xbf16>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<4x2x3xbf16>, tensor<4x2x3xbf16>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<2x3x4xbf16>, tensor<2x3x4xbf16>
    check.expect_close %r#3, %e#3, max_ulp_difference = 0 : tensor<2x2x2xbf16>, tensor<2x2x2xbf16>
    check.expect_close %r#4, %e#4, max_ulp_difference = 0 : tensor<2x5x3x4xbf16>, tensor<2x5x3x4xbf16>
    check.expect_close %r#5, %e#5, max_ulp_difference = 0 : tensor<3x4xbf16>, tensor<3x4xbf16>
    check.expect_close %r#6, %e#6, max_ulp_difference = 0 : tensor<2x1x3x4xbf16>, tensor<2x1x3x4xbf16>
    check.expect_close %r#7, %e#7, max_ulp_difference = 0 : tensor<2x6x4xbf16>, tensor<2x6x4xbf16>
    check.expect_close %r#8, %e#8, max_ulp_difference = 0 : tensor<2x3x4xbf16>, tensor<2x3x4xbf16>
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xbf16>) {
    %0 = stablehlo.constant dense<"0x6ABE47BF633FBABEF1BFFD3E68BF8B3D024034403E401EC01D403440F4BE3ABF67BE19C08D3FC5BFE2BF69BEFF3F25C0"> : tensor<2x3x4xbf16>
    return %0 : tensor<2x3x4xbf16>
  }
  func.func private @expected() -> (tensor<4x6xbf16>, tensor<4x2x3xbf16>, tensor<2x3x4xbf16>, tensor<2x2x2xbf16>, tensor<2x5x3x4xbf16>, tensor<3x4xbf16>, tensor<2x1x3x4xbf16>, tensor<2x6x4xbf16>, tensor<2x3x4xbf16>) {
    %0 = stablehlo.constant dense<"0x6ABE47BF633FBABEF1BFFD3E68BF8B3D024034403E401EC01D403440F4BE3ABF67BE19C08D3FC5BFE2BF69BEFF3F25C0"> : tensor<4x6xbf16>
    %1 = stablehlo.constant dense<"0x6ABEF1BF02401D4067BEE2BF47BFFD3E3440344019C069BE633F68BF3E40F4BE8D3FFF3FBABE8B3D1EC03ABFC5BF25C0"> : tensor<4x2x3xbf16>
    %2 = stablehlo.constant dense<"0x3ABFF4BE34401D40C5BF8D3F19C067BE25C0FF3F69BEE2BFBABE633F47BF6ABE8B3D68BFFD3EF1BF1EC03E4034400240"> : tensor<2x3x4xbf16>
    %3 = stablehlo.constant dense<"0xF1BF8B3D02401EC067BEC5BFE2BF25C0"> : tensor<2x2x2xbf16>
    %4 = stablehlo.constant dense<"0x6ABE47BF633FBABEF1BFFD3E68BF8B3D024034403E401EC06ABE47BF633FBABEF1BFFD3E68BF8B3D024034403E401EC06ABE47BF633FBABEF1BFFD3E68BF8B3D024034403E401EC06ABE47BF633FBABEF1BFFD3E68BF8B3D024034403E401EC06ABE47BF633FBABEF1BFFD3E68BF8B3D024034403E401EC01D403440F4BE3ABF67BE19C08D3FC5BFE2BF69BEFF3F25C01D403440F4BE3ABF67BE19C08D3FC5BFE2BF69BEFF3F25C01D403440F4BE3ABF67BE19C08D3FC5BFE2BF69BEFF3F25C01D403440F4BE3ABF67BE19C08D3FC5BFE2BF69BEFF3F25C01D403440F4BE3ABF67BE19C08D3FC5BFE2BF69BEFF3F25C0"> : tensor<2x5x3x4xbf16>
    %5 = stablehlo.constant dense<"0x6ABE47BF633FBABEF1BFFD3E68BF8B3D024034403E401EC0"> : tensor<3x4xbf16>
    %6 = stablehlo.constant dense<"0x6ABE47BF633FBABEF1BFFD3E68BF8B3D024034403E401EC01D403440F4BE3ABF67BE19C08D3FC5BFE2BF69BEFF3F25C0"> : tensor<2x1x3x4xbf16>
    %7 = stablehlo.constant dense<"0x6ABE47BF633FBABEF1BFFD3E68BF8B3D024034403E401EC06ABE47BF633FBABEF1BFFD3E68BF8B3D024034403E401EC01D403440F4BE3ABF67BE19C08D3FC5BFE2BF69BEFF3F25C01D403440F4BE3ABF67BE19C08D3FC5BFE2BF69BEFF3F25C0"> : tensor<2x6x4xbf16>
    %8 = stablehlo.constant dense<"0x6ABE47BF633FBABEF1BFFD3E68BF8B3D024034403E401EC01D403440F4BE3ABF67BE19C08D3FC5BFE2BF69BEFF3F25C0"> : tensor<2x3x4xbf16>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8 : tensor<4x6xbf16>, tensor<4x2x3xbf16>, tensor<2x3x4xbf16>, tensor<2x2x2xbf16>, tensor<2x5x3x4xbf16>, tensor<3x4xbf16>, tensor<2x1x3x4xbf16>, tensor<2x6x4xbf16>, tensor<2x3x4xbf16>
  }
  func.func private @program(%arg0: tensor<2x3x4xbf16>) -> (tensor<4x6xbf16> {jax.result_info = "result[0]"}, tensor<4x2x3xbf16> {jax.result_info = "result[1]"}, tensor<2x3x4xbf16> {jax.result_info = "result[2]"}, tensor<2x2x2xbf16> {jax.result_info = "result[3]"}, tensor<2x5x3x4xbf16> {jax.result_info = "result[4]"}, tensor<3x4xbf16> {jax.result_info = "result[5]"}, tensor<2x1x3x4xbf16> {jax.result_info = "result[6]"}, tensor<2x6x4xbf16> {jax.result_info = "result[7]"}, tensor<2x3x4xbf16> {jax.result_info = "result[8]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<2x3x4xbf16>) -> tensor<4x6xbf16>
    %1 = stablehlo.transpose %arg0, dims = [2, 0, 1] : (tensor<2x3x4xbf16>) -> tensor<4x2x3xbf16>
    %2 = stablehlo.reverse %arg0, dims = [0, 2] : tensor<2x3x4xbf16>
    %3 = stablehlo.slice %arg0 [0:2, 1:3, 0:4:3] : (tensor<2x3x4xbf16>) -> tensor<2x2x2xbf16>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2, 3] : (tensor<2x3x4xbf16>) -> tensor<2x5x3x4xbf16>
    %5 = stablehlo.slice %arg0 [0:1, 0:3, 0:4] : (tensor<2x3x4xbf16>) -> tensor<1x3x4xbf16>
    %6 = stablehlo.reshape %5 : (tensor<1x3x4xbf16>) -> tensor<3x4xbf16>
    %7 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2, 3] : (tensor<2x3x4xbf16>) -> tensor<2x1x3x4xbf16>
    %8 = stablehlo.concatenate %arg0, %arg0, dim = 1 : (tensor<2x3x4xbf16>, tensor<2x3x4xbf16>) -> tensor<2x6x4xbf16>
    return %0, %1, %2, %3, %4, %6, %7, %8, %arg0 : tensor<4x6xbf16>, tensor<4x2x3xbf16>, tensor<2x3x4xbf16>, tensor<2x2x2xbf16>, tensor<2x5x3x4xbf16>, tensor<3x4xbf16>, tensor<2x1x3x4xbf16>, tensor<2x6x4xbf16>, tensor<2x3x4xbf16>
  }
}

// -----

// shapes: pad bf16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<2x3x4xbf16>, tensor<bf16>)
    %e:2 = call @expected() : () -> (tensor<5x7x9xbf16>, tensor<1x1x5xbf16>)
    %r:2 = call @program(%i#0, %i#1) : (tensor<2x3x4xbf16>, tensor<bf16>) -> (tensor<5x7x9xbf16>, tensor<1x1x5xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<5x7x9xbf16>, tensor<5x7x9xbf16>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<1x1x5xbf16>, tensor<1x1x5xbf16>
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xbf16>, tensor<bf16>) {
    %0 = stablehlo.constant dense<"0x6ABE47BF633FBABEF1BFFD3E68BF8B3D024034403E401EC01D403440F4BE3ABF67BE19C08D3FC5BFE2BF69BEFF3F25C0"> : tensor<2x3x4xbf16>
    %1 = stablehlo.constant dense<"0x0000"> : tensor<bf16>
    return %0, %1 : tensor<2x3x4xbf16>, tensor<bf16>
  }
  func.func private @expected() -> (tensor<5x7x9xbf16>, tensor<1x1x5xbf16>) {
    %0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000047BF0000633F0000BABE0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FD3E000068BF00008B3D0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000344000003E4000001EC0000000000000000034400000F4BE00003ABF000000000000000000000000000000000000000000000000000000000000000000000000000000000000000019C000008D3F0000C5BF000000000000000000000000000000000000000000000000000000000000000000000000000000000000000069BE0000FF3F000025C0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x7x9xbf16>
    %1 = stablehlo.constant dense<"0x67BE000019C000008D3F"> : tensor<1x1x5xbf16>
    return %0, %1 : tensor<5x7x9xbf16>, tensor<1x1x5xbf16>
  }
  func.func private @program(%arg0: tensor<2x3x4xbf16>, %arg1: tensor<bf16>) -> (tensor<5x7x9xbf16> {jax.result_info = "result[0]"}, tensor<1x1x5xbf16> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.pad %arg0, %arg1, low = [1, 0, -1], high = [2, 0, 3], interior = [0, 2, 1] : (tensor<2x3x4xbf16>, tensor<bf16>) -> tensor<5x7x9xbf16>
    %1 = stablehlo.pad %arg0, %arg1, low = [-1, -1, 0], high = [0, -1, -2], interior = [0, 0, 1] : (tensor<2x3x4xbf16>, tensor<bf16>) -> tensor<1x1x5xbf16>
    return %0, %1 : tensor<5x7x9xbf16>, tensor<1x1x5xbf16>
  }
}

// -----

// shapes: dynamic_slice bf16
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<2x3x4xbf16>, tensor<i32>, tensor<i32>)
    %e:1 = call @expected() : () -> (tensor<1x2x3xbf16>)
    %r:1 = call @program(%i#0, %i#1, %i#2) : (tensor<2x3x4xbf16>, tensor<i32>, tensor<i32>) -> (tensor<1x2x3xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<1x2x3xbf16>, tensor<1x2x3xbf16>
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xbf16>, tensor<i32>, tensor<i32>) {
    %0 = stablehlo.constant dense<"0x6ABE47BF633FBABEF1BFFD3E68BF8B3D024034403E401EC01D403440F4BE3ABF67BE19C08D3FC5BFE2BF69BEFF3F25C0"> : tensor<2x3x4xbf16>
    %1 = stablehlo.constant dense<"0x01000000"> : tensor<i32>
    %2 = stablehlo.constant dense<"0x09000000"> : tensor<i32>
    return %0, %1, %2 : tensor<2x3x4xbf16>, tensor<i32>, tensor<i32>
  }
  func.func private @expected() -> (tensor<1x2x3xbf16>) {
    %0 = stablehlo.constant dense<"0x67BE19C08D3FE2BF69BEFF3F"> : tensor<1x2x3xbf16>
    return %0 : tensor<1x2x3xbf16>
  }
  func.func private @program(%arg0: tensor<2x3x4xbf16>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> (tensor<1x2x3xbf16> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare LT, %arg2, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %4 = stablehlo.add %arg2, %c_2 : tensor<i32>
    %5 = stablehlo.select %3, %4, %arg2 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %2, %5, %c_3, sizes = [1, 2, 3] : (tensor<2x3x4xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xbf16>
    return %6 : tensor<1x2x3xbf16>
  }
}

// -----

// shapes: dynamic_update_slice bf16
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<2x3x4xbf16>, tensor<1x2x2xbf16>, tensor<i32>)
    %e:1 = call @expected() : () -> (tensor<2x3x4xbf16>)
    %r:1 = call @program(%i#0, %i#1, %i#2) : (tensor<2x3x4xbf16>, tensor<1x2x2xbf16>, tensor<i32>) -> (tensor<2x3x4xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<2x3x4xbf16>, tensor<2x3x4xbf16>
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xbf16>, tensor<1x2x2xbf16>, tensor<i32>) {
    %0 = stablehlo.constant dense<"0x6ABE47BF633FBABEF1BFFD3E68BF8B3D024034403E401EC01D403440F4BE3ABF67BE19C08D3FC5BFE2BF69BEFF3F25C0"> : tensor<2x3x4xbf16>
    %1 = stablehlo.constant dense<"0xA43E24400E4008C0"> : tensor<1x2x2xbf16>
    %2 = stablehlo.constant dense<"0x01000000"> : tensor<i32>
    return %0, %1, %2 : tensor<2x3x4xbf16>, tensor<1x2x2xbf16>, tensor<i32>
  }
  func.func private @expected() -> (tensor<2x3x4xbf16>) {
    %0 = stablehlo.constant dense<"0x6ABE47BF633FBABEF1BFFD3E68BF8B3D024034403E401EC01D403440F4BE3ABFA43E24408D3FC5BF0E4008C0FF3F25C0"> : tensor<2x3x4xbf16>
    return %0 : tensor<2x3x4xbf16>
  }
  func.func private @program(%arg0: tensor<2x3x4xbf16>, %arg1: tensor<1x2x2xbf16>, %arg2: tensor<i32>) -> (tensor<2x3x4xbf16> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %1 = stablehlo.add %arg2, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg2 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare LT, %arg2, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %4 = stablehlo.add %arg2, %c_2 : tensor<i32>
    %5 = stablehlo.select %3, %4, %arg2 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<-1> : tensor<i32>
    %6 = stablehlo.dynamic_update_slice %arg0, %arg1, %2, %5, %c_3 : (tensor<2x3x4xbf16>, tensor<1x2x2xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4xbf16>
    return %6 : tensor<2x3x4xbf16>
  }
}

// -----

// shapes: moving c64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<2x3x4xcomplex<f32>>)
    %e:9 = call @expected() : () -> (tensor<4x6xcomplex<f32>>, tensor<4x2x3xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>, tensor<2x2x2xcomplex<f32>>, tensor<2x5x3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<2x1x3x4xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>)
    %r:9 = call @program(%i#0) : (tensor<2x3x4xcomplex<f32>>) -> (tensor<4x6xcomplex<f32>>, tensor<4x2x3xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>, tensor<2x2x2xcomplex<f32>>, tensor<2x5x3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<2x1x3x4xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<4x2x3xcomplex<f32>>, tensor<4x2x3xcomplex<f32>>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<2x3x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>
    check.expect_close %r#3, %e#3, max_ulp_difference = 0 : tensor<2x2x2xcomplex<f32>>, tensor<2x2x2xcomplex<f32>>
    check.expect_close %r#4, %e#4, max_ulp_difference = 0 : tensor<2x5x3x4xcomplex<f32>>, tensor<2x5x3x4xcomplex<f32>>
    check.expect_close %r#5, %e#5, max_ulp_difference = 0 : tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>
    check.expect_close %r#6, %e#6, max_ulp_difference = 0 : tensor<2x1x3x4xcomplex<f32>>, tensor<2x1x3x4xcomplex<f32>>
    check.expect_close %r#7, %e#7, max_ulp_difference = 0 : tensor<2x6x4xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>
    check.expect_close %r#8, %e#8, max_ulp_difference = 0 : tensor<2x3x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x53D1ADBFBB3696BC637932C0EECB64BFD0BAD73FAEBA0DBFBD6827C0D7E43F400244263F0B8CD43F6CA90140E49310C0060F8D3F892814BEAF2404400B6EA93F2077263FB62B344029122EC09FB895BF10E9F9BFC961EE3FD5FF1440B9BCBE3FC5420CC0FBC114C0419164BFE8AE31C00EFF02BF41C523C075A2B23F48E419C015783E402944953FB7B6D23F5A1931C012960CC09ADBCA3FFB7D27C05732FC3EC9B9CFBD6AA823404A4409C0A3D49CBF748C23BFD6A712401889363FAD902640"> : tensor<2x3x4xcomplex<f32>>
    return %0 : tensor<2x3x4xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<4x6xcomplex<f32>>, tensor<4x2x3xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>, tensor<2x2x2xcomplex<f32>>, tensor<2x5x3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<2x1x3x4xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x53D1ADBFBB3696BC637932C0EECB64BFD0BAD73FAEBA0DBFBD6827C0D7E43F400244263F0B8CD43F6CA90140E49310C0060F8D3F892814BEAF2404400B6EA93F2077263FB62B344029122EC09FB895BF10E9F9BFC961EE3FD5FF1440B9BCBE3FC5420CC0FBC114C0419164BFE8AE31C00EFF02BF41C523C075A2B23F48E419C015783E402944953FB7B6D23F5A1931C012960CC09ADBCA3FFB7D27C05732FC3EC9B9CFBD6AA823404A4409C0A3D49CBF748C23BFD6A712401889363FAD902640"> : tensor<4x6xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x53D1ADBFBB3696BC0244263F0B8CD43F2077263FB62B3440C5420CC0FBC114C015783E402944953FC9B9CFBD6AA82340637932C0EECB64BF6CA90140E49310C029122EC09FB895BF419164BFE8AE31C0B7B6D23F5A1931C04A4409C0A3D49CBFD0BAD73FAEBA0DBF060F8D3F892814BE10E9F9BFC961EE3F0EFF02BF41C523C012960CC09ADBCA3F748C23BFD6A71240BD6827C0D7E43F40AF2404400B6EA93FD5FF1440B9BCBE3F75A2B23F48E419C0FB7D27C05732FC3E1889363FAD902640"> : tensor<4x2x3xcomplex<f32>>
    %2 = stablehlo.constant dense<"0x75A2B23F48E419C00EFF02BF41C523C0419164BFE8AE31C0C5420CC0FBC114C0FB7D27C05732FC3E12960CC09ADBCA3FB7B6D23F5A1931C015783E402944953F1889363FAD902640748C23BFD6A712404A4409C0A3D49CBFC9B9CFBD6AA82340BD6827C0D7E43F40D0BAD73FAEBA0DBF637932C0EECB64BF53D1ADBFBB3696BCAF2404400B6EA93F060F8D3F892814BE6CA90140E49310C00244263F0B8CD43FD5FF1440B9BCBE3F10E9F9BFC961EE3F29122EC09FB895BF2077263FB62B3440"> : tensor<2x3x4xcomplex<f32>>
    %3 = stablehlo.constant dense<"0x0244263F0B8CD43FAF2404400B6EA93F2077263FB62B3440D5FF1440B9BCBE3F15783E402944953FFB7D27C05732FC3EC9B9CFBD6AA823401889363FAD902640"> : tensor<2x2x2xcomplex<f32>>
    %4 = stablehlo.constant dense<"0x53D1ADBFBB3696BC637932C0EECB64BFD0BAD73FAEBA0DBFBD6827C0D7E43F400244263F0B8CD43F6CA90140E49310C0060F8D3F892814BEAF2404400B6EA93F2077263FB62B344029122EC09FB895BF10E9F9BFC961EE3FD5FF1440B9BCBE3F53D1ADBFBB3696BC637932C0EECB64BFD0BAD73FAEBA0DBFBD6827C0D7E43F400244263F0B8CD43F6CA90140E49310C0060F8D3F892814BEAF2404400B6EA93F2077263FB62B344029122EC09FB895BF10E9F9BFC961EE3FD5FF1440B9BCBE3F53D1ADBFBB3696BC637932C0EECB64BFD0BAD73FAEBA0DBFBD6827C0D7E43F400244263F0B8CD43F6CA90140E49310C0060F8D3F892814BEAF2404400B6EA93F2077263FB62B344029122EC09FB895BF10E9F9BFC961EE3FD5FF1440B9BCBE3F53D1ADBFBB3696BC637932C0EECB64BFD0BAD73FAEBA0DBFBD6827C0D7E43F400244263F0B8CD43F6CA90140E49310C0060F8D3F892814BEAF2404400B6EA93F2077263FB62B344029122EC09FB895BF10E9F9BFC961EE3FD5FF1440B9BCBE3F53D1ADBFBB3696BC637932C0EECB64BFD0BAD73FAEBA0DBFBD6827C0D7E43F400244263F0B8CD43F6CA90140E49310C0060F8D3F892814BEAF2404400B6EA93F2077263FB62B344029122EC09FB895BF10E9F9BFC961EE3FD5FF1440B9BCBE3FC5420CC0FBC114C0419164BFE8AE31C00EFF02BF41C523C075A2B23F48E419C015783E402944953FB7B6D23F5A1931C012960CC09ADBCA3FFB7D27C05732FC3EC9B9CFBD6AA823404A4409C0A3D49CBF748C23BFD6A712401889363FAD902640C5420CC0FBC114C0419164BFE8AE31C00EFF02BF41C523C075A2B23F48E419C015783E402944953FB7B6D23F5A1931C012960CC09ADBCA3FFB7D27C05732FC3EC9B9CFBD6AA823404A4409C0A3D49CBF748C23BFD6A712401889363FAD902640C5420CC0FBC114C0419164BFE8AE31C00EFF02BF41C523C075A2B23F48E419C015783E402944953FB7B6D23F5A1931C012960CC09ADBCA3FFB7D27C05732FC3EC9B9CFBD6AA823404A4409C0A3D49CBF748C23BFD6A712401889363FAD902640C5420CC0FBC114C0419164BFE8AE31C00EFF02BF41C523C075A2B23F48E419C015783E402944953FB7B6D23F5A1931C012960CC09ADBCA3FFB7D27C05732FC3EC9B9CFBD6AA823404A4409C0A3D49CBF748C23BFD6A712401889363FAD902640C5420CC0FBC114C0419164BFE8AE31C00EFF02BF41C523C075A2B23F48E419C015783E402944953FB7B6D23F5A1931C012960CC09ADBCA3FFB7D27C05732FC3EC9B9CFBD6AA823404A4409C0A3D49CBF748C23BFD6A712401889363FAD902640"> : tensor<2x5x3x4xcomplex<f32>>
    %5 = stablehlo.constant dense<"0x53D1ADBFBB3696BC637932C0EECB64BFD0BAD73FAEBA0DBFBD6827C0D7E43F400244263F0B8CD43F6CA90140E49310C0060F8D3F892814BEAF2404400B6EA93F2077263FB62B344029122EC09FB895BF10E9F9BFC961EE3FD5FF1440B9BCBE3F"> : tensor<3x4xcomplex<f32>>
    %6 = stablehlo.constant dense<"0x53D1ADBFBB3696BC637932C0EECB64BFD0BAD73FAEBA0DBFBD6827C0D7E43F400244263F0B8CD43F6CA90140E49310C0060F8D3F892814BEAF2404400B6EA93F2077263FB62B344029122EC09FB895BF10E9F9BFC961EE3FD5FF1440B9BCBE3FC5420CC0FBC114C0419164BFE8AE31C00EFF02BF41C523C075A2B23F48E419C015783E402944953FB7B6D23F5A1931C012960CC09ADBCA3FFB7D27C05732FC3EC9B9CFBD6AA823404A4409C0A3D49CBF748C23BFD6A712401889363FAD902640"> : tensor<2x1x3x4xcomplex<f32>>
    %7 = stablehlo.constant dense<"0x53D1ADBFBB3696BC637932C0EECB64BFD0BAD73FAEBA0DBFBD6827C0D7E43F400244263F0B8CD43F6CA90140E49310C0060F8D3F892814BEAF2404400B6EA93F2077263FB62B344029122EC09FB895BF10E9F9BFC961EE3FD5FF1440B9BCBE3F53D1ADBFBB3696BC637932C0EECB64BFD0BAD73FAEBA0DBFBD6827C0D7E43F400244263F0B8CD43F6CA90140E49310C0060F8D3F892814BEAF2404400B6EA93F2077263FB62B344029122EC09FB895BF10E9F9BFC961EE3FD5FF1440B9BCBE3FC5420CC0FBC114C0419164BFE8AE31C00EFF02BF41C523C075A2B23F48E419C015783E402944953FB7B6D23F5A1931C012960CC09ADBCA3FFB7D27C05732FC3EC9B9CFBD6AA823404A4409C0A3D49CBF748C23BFD6A712401889363FAD902640C5420CC0FBC114C0419164BFE8AE31C00EFF02BF41C523C075A2B23F48E419C015783E402944953FB7B6D23F5A1931C012960CC09ADBCA3FFB7D27C05732FC3EC9B9CFBD6AA823404A4409C0A3D49CBF748C23BFD6A712401889363FAD902640"> : tensor<2x6x4xcomplex<f32>>
    %8 = stablehlo.constant dense<"0x53D1ADBFBB3696BC637932C0EECB64BFD0BAD73FAEBA0DBFBD6827C0D7E43F400244263F0B8CD43F6CA90140E49310C0060F8D3F892814BEAF2404400B6EA93F2077263FB62B344029122EC09FB895BF10E9F9BFC961EE3FD5FF1440B9BCBE3FC5420CC0FBC114C0419164BFE8AE31C00EFF02BF41C523C075A2B23F48E419C015783E402944953FB7B6D23F5A1931C012960CC09ADBCA3FFB7D27C05732FC3EC9B9CFBD6AA823404A4409C0A3D49CBF748C23BFD6A712401889363FAD902640"> : tensor<2x3x4xcomplex<f32>>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8 : tensor<4x6xcomplex<f32>>, tensor<4x2x3xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>, tensor<2x2x2xcomplex<f32>>, tensor<2x5x3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<2x1x3x4xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<2x3x4xcomplex<f32>>) -> (tensor<4x6xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<4x2x3xcomplex<f32>> {jax.result_info = "result[1]"}, tensor<2x3x4xcomplex<f32>> {jax.result_info = "result[2]"}, tensor<2x2x2xcomplex<f32>> {jax.result_info = "result[3]"}, tensor<2x5x3x4xcomplex<f32>> {jax.result_info = "result[4]"}, tensor<3x4xcomplex<f32>> {jax.result_info = "result[5]"}, tensor<2x1x3x4xcomplex<f32>> {jax.result_info = "result[6]"}, tensor<2x6x4xcomplex<f32>> {jax.result_info = "result[7]"}, tensor<2x3x4xcomplex<f32>> {jax.result_info = "result[8]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<2x3x4xcomplex<f32>>) -> tensor<4x6xcomplex<f32>>
    %1 = stablehlo.transpose %arg0, dims = [2, 0, 1] : (tensor<2x3x4xcomplex<f32>>) -> tensor<4x2x3xcomplex<f32>>
    %2 = stablehlo.reverse %arg0, dims = [0, 2] : tensor<2x3x4xcomplex<f32>>
    %3 = stablehlo.slice %arg0 [0:2, 1:3, 0:4:3] : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x2x2xcomplex<f32>>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2, 3] : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x5x3x4xcomplex<f32>>
    %5 = stablehlo.slice %arg0 [0:1, 0:3, 0:4] : (tensor<2x3x4xcomplex<f32>>) -> tensor<1x3x4xcomplex<f32>>
    %6 = stablehlo.reshape %5 : (tensor<1x3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %7 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2, 3] : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x1x3x4xcomplex<f32>>
    %8 = stablehlo.concatenate %arg0, %arg0, dim = 1 : (tensor<2x3x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>) -> tensor<2x6x4xcomplex<f32>>
    return %0, %1, %2, %3, %4, %6, %7, %8, %arg0 : tensor<4x6xcomplex<f32>>, tensor<4x2x3xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>, tensor<2x2x2xcomplex<f32>>, tensor<2x5x3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<2x1x3x4xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>
  }
}

// -----

// shapes: pad c64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<2x3x4xcomplex<f32>>, tensor<complex<f32>>)
    %e:2 = call @expected() : () -> (tensor<5x7x9xcomplex<f32>>, tensor<1x1x5xcomplex<f32>>)
    %r:2 = call @program(%i#0, %i#1) : (tensor<2x3x4xcomplex<f32>>, tensor<complex<f32>>) -> (tensor<5x7x9xcomplex<f32>>, tensor<1x1x5xcomplex<f32>>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<5x7x9xcomplex<f32>>, tensor<5x7x9xcomplex<f32>>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<1x1x5xcomplex<f32>>, tensor<1x1x5xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xcomplex<f32>>, tensor<complex<f32>>) {
    %0 = stablehlo.constant dense<"0x53D1ADBFBB3696BC637932C0EECB64BFD0BAD73FAEBA0DBFBD6827C0D7E43F400244263F0B8CD43F6CA90140E49310C0060F8D3F892814BEAF2404400B6EA93F2077263FB62B344029122EC09FB895BF10E9F9BFC961EE3FD5FF1440B9BCBE3FC5420CC0FBC114C0419164BFE8AE31C00EFF02BF41C523C075A2B23F48E419C015783E402944953FB7B6D23F5A1931C012960CC09ADBCA3FFB7D27C05732FC3EC9B9CFBD6AA823404A4409C0A3D49CBF748C23BFD6A712401889363FAD902640"> : tensor<2x3x4xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x0000000000000000"> : tensor<complex<f32>>
    return %0, %1 : tensor<2x3x4xcomplex<f32>>, tensor<complex<f32>>
  }
  func.func private @expected() -> (tensor<5x7x9xcomplex<f32>>, tensor<1x1x5xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000637932C0EECB64BF0000000000000000D0BAD73FAEBA0DBF0000000000000000BD6827C0D7E43F4000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000006CA90140E49310C00000000000000000060F8D3F892814BE0000000000000000AF2404400B6EA93F000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000029122EC09FB895BF000000000000000010E9F9BFC961EE3F0000000000000000D5FF1440B9BCBE3F0000000000000000000000000000000000000000000000000000000000000000419164BFE8AE31C000000000000000000EFF02BF41C523C0000000000000000075A2B23F48E419C00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000B7B6D23F5A1931C0000000000000000012960CC09ADBCA3F0000000000000000FB7D27C05732FC3E00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000004A4409C0A3D49CBF0000000000000000748C23BFD6A7124000000000000000001889363FAD902640000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x7x9xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x15783E402944953F0000000000000000B7B6D23F5A1931C0000000000000000012960CC09ADBCA3F"> : tensor<1x1x5xcomplex<f32>>
    return %0, %1 : tensor<5x7x9xcomplex<f32>>, tensor<1x1x5xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<2x3x4xcomplex<f32>>, %arg1: tensor<complex<f32>>) -> (tensor<5x7x9xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<1x1x5xcomplex<f32>> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.pad %arg0, %arg1, low = [1, 0, -1], high = [2, 0, 3], interior = [0, 2, 1] : (tensor<2x3x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5x7x9xcomplex<f32>>
    %1 = stablehlo.pad %arg0, %arg1, low = [-1, -1, 0], high = [0, -1, -2], interior = [0, 0, 1] : (tensor<2x3x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x1x5xcomplex<f32>>
    return %0, %1 : tensor<5x7x9xcomplex<f32>>, tensor<1x1x5xcomplex<f32>>
  }
}

// -----

// shapes: dynamic_slice c64
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<2x3x4xcomplex<f32>>, tensor<i32>, tensor<i32>)
    %e:1 = call @expected() : () -> (tensor<1x2x3xcomplex<f32>>)
    %r:1 = call @program(%i#0, %i#1, %i#2) : (tensor<2x3x4xcomplex<f32>>, tensor<i32>, tensor<i32>) -> (tensor<1x2x3xcomplex<f32>>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<1x2x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xcomplex<f32>>, tensor<i32>, tensor<i32>) {
    %0 = stablehlo.constant dense<"0x53D1ADBFBB3696BC637932C0EECB64BFD0BAD73FAEBA0DBFBD6827C0D7E43F400244263F0B8CD43F6CA90140E49310C0060F8D3F892814BEAF2404400B6EA93F2077263FB62B344029122EC09FB895BF10E9F9BFC961EE3FD5FF1440B9BCBE3FC5420CC0FBC114C0419164BFE8AE31C00EFF02BF41C523C075A2B23F48E419C015783E402944953FB7B6D23F5A1931C012960CC09ADBCA3FFB7D27C05732FC3EC9B9CFBD6AA823404A4409C0A3D49CBF748C23BFD6A712401889363FAD902640"> : tensor<2x3x4xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x01000000"> : tensor<i32>
    %2 = stablehlo.constant dense<"0x09000000"> : tensor<i32>
    return %0, %1, %2 : tensor<2x3x4xcomplex<f32>>, tensor<i32>, tensor<i32>
  }
  func.func private @expected() -> (tensor<1x2x3xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x15783E402944953FB7B6D23F5A1931C012960CC09ADBCA3FC9B9CFBD6AA823404A4409C0A3D49CBF748C23BFD6A71240"> : tensor<1x2x3xcomplex<f32>>
    return %0 : tensor<1x2x3xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<2x3x4xcomplex<f32>>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> (tensor<1x2x3xcomplex<f32>> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare LT, %arg2, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %4 = stablehlo.add %arg2, %c_2 : tensor<i32>
    %5 = stablehlo.select %3, %4, %arg2 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %2, %5, %c_3, sizes = [1, 2, 3] : (tensor<2x3x4xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xcomplex<f32>>
    return %6 : tensor<1x2x3xcomplex<f32>>
  }
}

// -----

// shapes: dynamic_update_slice c64
module {
  func.func public @main() {
    %i:3 = call @inputs() : () -> (tensor<2x3x4xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>, tensor<i32>)
    %e:1 = call @expected() : () -> (tensor<2x3x4xcomplex<f32>>)
    %r:1 = call @program(%i#0, %i#1, %i#2) : (tensor<2x3x4xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>, tensor<i32>) -> (tensor<2x3x4xcomplex<f32>>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<2x3x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>, tensor<i32>) {
    %0 = stablehlo.constant dense<"0x53D1ADBFBB3696BC637932C0EECB64BFD0BAD73FAEBA0DBFBD6827C0D7E43F400244263F0B8CD43F6CA90140E49310C0060F8D3F892814BEAF2404400B6EA93F2077263FB62B344029122EC09FB895BF10E9F9BFC961EE3FD5FF1440B9BCBE3FC5420CC0FBC114C0419164BFE8AE31C00EFF02BF41C523C075A2B23F48E419C015783E402944953FB7B6D23F5A1931C012960CC09ADBCA3FFB7D27C05732FC3EC9B9CFBD6AA823404A4409C0A3D49CBF748C23BFD6A712401889363FAD902640"> : tensor<2x3x4xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x6B0C4CBD87211040D9282ABF0E124F3F99784E3EA4AAE5BF520DF43F61AC38C0"> : tensor<1x2x2xcomplex<f32>>
    %2 = stablehlo.constant dense<"0x01000000"> : tensor<i32>
    return %0, %1, %2 : tensor<2x3x4xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>, tensor<i32>
  }
  func.func private @expected() -> (tensor<2x3x4xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x53D1ADBFBB3696BC637932C0EECB64BFD0BAD73FAEBA0DBFBD6827C0D7E43F400244263F0B8CD43F6CA90140E49310C0060F8D3F892814BEAF2404400B6EA93F2077263FB62B344029122EC09FB895BF10E9F9BFC961EE3FD5FF1440B9BCBE3FC5420CC0FBC114C0419164BFE8AE31C00EFF02BF41C523C075A2B23F48E419C06B0C4CBD87211040D9282ABF0E124F3F12960CC09ADBCA3FFB7D27C05732FC3E99784E3EA4AAE5BF520DF43F61AC38C0748C23BFD6A712401889363FAD902640"> : tensor<2x3x4xcomplex<f32>>
    return %0 : tensor<2x3x4xcomplex<f32>>
  }
  func.func private @program(%arg0: tensor<2x3x4xcomplex<f32>>, %arg1: tensor<1x2x2xcomplex<f32>>, %arg2: tensor<i32>) -> (tensor<2x3x4xcomplex<f32>> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %1 = stablehlo.add %arg2, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg2 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare LT, %arg2, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %4 = stablehlo.add %arg2, %c_2 : tensor<i32>
    %5 = stablehlo.select %3, %4, %arg2 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<-1> : tensor<i32>
    %6 = stablehlo.dynamic_update_slice %arg0, %arg1, %2, %5, %c_3 : (tensor<2x3x4xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4xcomplex<f32>>
    return %6 : tensor<2x3x4xcomplex<f32>>
  }
}

// -----

// shapes: iota i32
module {
  func.func public @main() {
    %e:3 = call @expected() : () -> (tensor<3x4xi32>, tensor<5xi32>, tensor<2x0xi32>)
    %r:3 = call @program() : () -> (tensor<3x4xi32>, tensor<5xi32>, tensor<2x0xi32>)
    check.expect_eq %r#0, %e#0 : tensor<3x4xi32>
    check.expect_eq %r#1, %e#1 : tensor<5xi32>
    check.expect_eq %r#2, %e#2 : tensor<2x0xi32>
    return
  }
  func.func private @expected() -> (tensor<3x4xi32>, tensor<5xi32>, tensor<2x0xi32>) {
    %0 = stablehlo.constant dense<"0x000000000100000002000000030000000000000001000000020000000300000000000000010000000200000003000000"> : tensor<3x4xi32>
    %1 = stablehlo.constant dense<"0x0000000001000000020000000300000004000000"> : tensor<5xi32>
    %2 = stablehlo.constant dense<> : tensor<2x0xi32>
    return %0, %1, %2 : tensor<3x4xi32>, tensor<5xi32>, tensor<2x0xi32>
  }
  func.func private @program() -> (tensor<3x4xi32> {jax.result_info = "result[0]"}, tensor<5xi32> {jax.result_info = "result[1]"}, tensor<2x0xi32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.iota dim = 1 : tensor<3x4xi32>
    %1 = stablehlo.iota dim = 0 : tensor<5xi32>
    %2 = stablehlo.iota dim = 0 : tensor<2x0xi32>
    return %0, %1, %2 : tensor<3x4xi32>, tensor<5xi32>, tensor<2x0xi32>
  }
}

// -----

// shapes: iota f32
module {
  func.func public @main() {
    %e:3 = call @expected() : () -> (tensor<3x4xf32>, tensor<5xf32>, tensor<2x0xf32>)
    %r:3 = call @program() : () -> (tensor<3x4xf32>, tensor<5xf32>, tensor<2x0xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<3x4xf32>, tensor<3x4xf32>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<5xf32>, tensor<5xf32>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<2x0xf32>, tensor<2x0xf32>
    return
  }
  func.func private @expected() -> (tensor<3x4xf32>, tensor<5xf32>, tensor<2x0xf32>) {
    %0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000000000000803F0000004000004040000000000000803F0000004000004040"> : tensor<3x4xf32>
    %1 = stablehlo.constant dense<"0x000000000000803F000000400000404000008040"> : tensor<5xf32>
    %2 = stablehlo.constant dense<> : tensor<2x0xf32>
    return %0, %1, %2 : tensor<3x4xf32>, tensor<5xf32>, tensor<2x0xf32>
  }
  func.func private @program() -> (tensor<3x4xf32> {jax.result_info = "result[0]"}, tensor<5xf32> {jax.result_info = "result[1]"}, tensor<2x0xf32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.iota dim = 1 : tensor<3x4xf32>
    %1 = stablehlo.iota dim = 0 : tensor<5xf32>
    %2 = stablehlo.iota dim = 0 : tensor<2x0xf32>
    return %0, %1, %2 : tensor<3x4xf32>, tensor<5xf32>, tensor<2x0xf32>
  }
}

// -----

// shapes: iota ui8
module {
  func.func public @main() {
    %e:3 = call @expected() : () -> (tensor<3x4xui8>, tensor<5xui8>, tensor<2x0xui8>)
    %r:3 = call @program() : () -> (tensor<3x4xui8>, tensor<5xui8>, tensor<2x0xui8>)
    check.expect_eq %r#0, %e#0 : tensor<3x4xui8>
    check.expect_eq %r#1, %e#1 : tensor<5xui8>
    check.expect_eq %r#2, %e#2 : tensor<2x0xui8>
    return
  }
  func.func private @expected() -> (tensor<3x4xui8>, tensor<5xui8>, tensor<2x0xui8>) {
    %0 = stablehlo.constant dense<"0x000102030001020300010203"> : tensor<3x4xui8>
    %1 = stablehlo.constant dense<"0x0001020304"> : tensor<5xui8>
    %2 = stablehlo.constant dense<> : tensor<2x0xui8>
    return %0, %1, %2 : tensor<3x4xui8>, tensor<5xui8>, tensor<2x0xui8>
  }
  func.func private @program() -> (tensor<3x4xui8> {jax.result_info = "result[0]"}, tensor<5xui8> {jax.result_info = "result[1]"}, tensor<2x0xui8> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.iota dim = 1 : tensor<3x4xui8>
    %1 = stablehlo.iota dim = 0 : tensor<5xui8>
    %2 = stablehlo.iota dim = 0 : tensor<2x0xui8>
    return %0, %1, %2 : tensor<3x4xui8>, tensor<5xui8>, tensor<2x0xui8>
  }
}

// -----

// shapes: iota c64
module {
  func.func public @main() {
    %e:3 = call @expected() : () -> (tensor<3x4xcomplex<f32>>, tensor<5xcomplex<f32>>, tensor<2x0xcomplex<f32>>)
    %r:3 = call @program() : () -> (tensor<3x4xcomplex<f32>>, tensor<5xcomplex<f32>>, tensor<2x0xcomplex<f32>>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<2x0xcomplex<f32>>, tensor<2x0xcomplex<f32>>
    return
  }
  func.func private @expected() -> (tensor<3x4xcomplex<f32>>, tensor<5xcomplex<f32>>, tensor<2x0xcomplex<f32>>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000803F000000000000004000000000000040400000000000000000000000000000803F000000000000004000000000000040400000000000000000000000000000803F0000000000000040000000000000404000000000"> : tensor<3x4xcomplex<f32>>
    %1 = stablehlo.constant dense<"0x00000000000000000000803F00000000000000400000000000004040000000000000804000000000"> : tensor<5xcomplex<f32>>
    %2 = stablehlo.constant dense<> : tensor<2x0xcomplex<f32>>
    return %0, %1, %2 : tensor<3x4xcomplex<f32>>, tensor<5xcomplex<f32>>, tensor<2x0xcomplex<f32>>
  }
  func.func private @program() -> (tensor<3x4xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<5xcomplex<f32>> {jax.result_info = "result[1]"}, tensor<2x0xcomplex<f32>> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.iota dim = 1 : tensor<3x4xcomplex<f32>>
    %1 = stablehlo.iota dim = 0 : tensor<5xcomplex<f32>>
    %2 = stablehlo.iota dim = 0 : tensor<2x0xcomplex<f32>>
    return %0, %1, %2 : tensor<3x4xcomplex<f32>>, tensor<5xcomplex<f32>>, tensor<2x0xcomplex<f32>>
  }
}

// -----

// shapes: iota bf16
module {
  func.func public @main() {
    %e:3 = call @expected() : () -> (tensor<3x4xbf16>, tensor<5xbf16>, tensor<2x0xbf16>)
    %r:3 = call @program() : () -> (tensor<3x4xbf16>, tensor<5xbf16>, tensor<2x0xbf16>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 0 : tensor<3x4xbf16>, tensor<3x4xbf16>
    check.expect_close %r#1, %e#1, max_ulp_difference = 0 : tensor<5xbf16>, tensor<5xbf16>
    check.expect_close %r#2, %e#2, max_ulp_difference = 0 : tensor<2x0xbf16>, tensor<2x0xbf16>
    return
  }
  func.func private @expected() -> (tensor<3x4xbf16>, tensor<5xbf16>, tensor<2x0xbf16>) {
    %0 = stablehlo.constant dense<"0x0000803F004040400000803F004040400000803F00404040"> : tensor<3x4xbf16>
    %1 = stablehlo.constant dense<"0x0000803F004040408040"> : tensor<5xbf16>
    %2 = stablehlo.constant dense<> : tensor<2x0xbf16>
    return %0, %1, %2 : tensor<3x4xbf16>, tensor<5xbf16>, tensor<2x0xbf16>
  }
  func.func private @program() -> (tensor<3x4xbf16> {jax.result_info = "result[0]"}, tensor<5xbf16> {jax.result_info = "result[1]"}, tensor<2x0xbf16> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.iota dim = 1 : tensor<3x4xbf16>
    %1 = stablehlo.iota dim = 0 : tensor<5xbf16>
    %2 = stablehlo.iota dim = 0 : tensor<2x0xbf16>
    return %0, %1, %2 : tensor<3x4xbf16>, tensor<5xbf16>, tensor<2x0xbf16>
  }
}

// -----

// shapes: empty
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<0x3xf32>)
    %e:5 = call @expected() : () -> (tensor<f32>, tensor<3x0xf32>, tensor<0x6xf32>, tensor<0x2xf32>, tensor<0x3xf32>)
    %r:5 = call @program(%i#0) : (tensor<0x3xf32>) -> (tensor<f32>, tensor<3x0xf32>, tensor<0x6xf32>, tensor<0x2xf32>, tensor<0x3xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
    check.expect_close %r#1, %e#1, max_ulp_difference = 1 : tensor<3x0xf32>, tensor<3x0xf32>
    check.expect_close %r#2, %e#2, max_ulp_difference = 1 : tensor<0x6xf32>, tensor<0x6xf32>
    check.expect_close %r#3, %e#3, max_ulp_difference = 1 : tensor<0x2xf32>, tensor<0x2xf32>
    check.expect_close %r#4, %e#4, max_ulp_difference = 1 : tensor<0x3xf32>, tensor<0x3xf32>
    return
  }
  func.func private @inputs() -> (tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  func.func private @expected() -> (tensor<f32>, tensor<3x0xf32>, tensor<0x6xf32>, tensor<0x2xf32>, tensor<0x3xf32>) {
    %0 = stablehlo.constant dense<"0x00000000"> : tensor<f32>
    %1 = stablehlo.constant dense<> : tensor<3x0xf32>
    %2 = stablehlo.constant dense<> : tensor<0x6xf32>
    %3 = stablehlo.constant dense<> : tensor<0x2xf32>
    %4 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %0, %1, %2, %3, %4 : tensor<f32>, tensor<3x0xf32>, tensor<0x6xf32>, tensor<0x2xf32>, tensor<0x3xf32>
  }
  func.func private @program(%arg0: tensor<0x3xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x0xf32> {jax.result_info = "result[1]"}, tensor<0x6xf32> {jax.result_info = "result[2]"}, tensor<0x2xf32> {jax.result_info = "result[3]"}, tensor<0x3xf32> {jax.result_info = "result[4]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<0x3xf32>, tensor<f32>) -> tensor<f32>
    %1 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<0x3xf32>) -> tensor<3x0xf32>
    %2 = stablehlo.concatenate %arg0, %arg0, dim = 1 : (tensor<0x3xf32>, tensor<0x3xf32>) -> tensor<0x6xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %4 = stablehlo.dot_general %arg0, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<0x3xf32>, tensor<3x2xf32>) -> tensor<0x2xf32>
    %5 = call @sort(%arg0) : (tensor<0x3xf32>) -> tensor<0x3xf32>
    return %0, %1, %2, %4, %5 : tensor<f32>, tensor<3x0xf32>, tensor<0x6xf32>, tensor<0x2xf32>, tensor<0x3xf32>
  }
  func.func private @sort(%arg0: tensor<0x3xf32>) -> tensor<0x3xf32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f32>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f32>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f32>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<0x3xf32>) -> tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
}

// -----

// shapes: scalars
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<f32>, tensor<f32>)
    %e:4 = call @expected() : () -> (tensor<f32>, tensor<f32>, tensor<2xf32>, tensor<f32>)
    %r:4 = call @program(%i#0, %i#1) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<2xf32>, tensor<f32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
    check.expect_close %r#1, %e#1, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
    check.expect_close %r#2, %e#2, max_ulp_difference = 1 : tensor<2xf32>, tensor<2xf32>
    check.expect_close %r#3, %e#3, max_ulp_difference = 1 : tensor<f32>, tensor<f32>
    return
  }
  func.func private @inputs() -> (tensor<f32>, tensor<f32>) {
    %0 = stablehlo.constant dense<"0x00000040"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x00004040"> : tensor<f32>
    return %0, %1 : tensor<f32>, tensor<f32>
  }
  func.func private @expected() -> (tensor<f32>, tensor<f32>, tensor<2xf32>, tensor<f32>) {
    %0 = stablehlo.constant dense<"0x0000A040"> : tensor<f32>
    %1 = stablehlo.constant dense<"0x00008040"> : tensor<f32>
    %2 = stablehlo.constant dense<"0x0000004000004040"> : tensor<2xf32>
    %3 = stablehlo.constant dense<"0x00004040"> : tensor<f32>
    return %0, %1, %2, %3 : tensor<f32>, tensor<f32>, tensor<2xf32>, tensor<f32>
  }
  func.func private @program(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}, tensor<2xf32> {jax.result_info = "result[2]"}, tensor<f32> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<f32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = stablehlo.multiply %arg0, %cst : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
    %5 = stablehlo.compare GT, %arg0, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %6 = call @_where(%5, %arg0, %arg1) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    return %0, %1, %4, %6 : tensor<f32>, tensor<f32>, tensor<2xf32>, tensor<f32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

// shapes: tile, roll, diag, tril
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<3x3xf32>)
    %e:6 = call @expected() : () -> (tensor<6x9xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x9xf32>)
    %r:6 = call @program(%i#0) : (tensor<3x3xf32>) -> (tensor<6x9xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x9xf32>)
    check.expect_close %r#0, %e#0, max_ulp_difference = 1 : tensor<6x9xf32>, tensor<6x9xf32>
    check.expect_close %r#1, %e#1, max_ulp_difference = 1 : tensor<3x3xf32>, tensor<3x3xf32>
    check.expect_close %r#2, %e#2, max_ulp_difference = 1 : tensor<3xf32>, tensor<3xf32>
    check.expect_close %r#3, %e#3, max_ulp_difference = 1 : tensor<3x3xf32>, tensor<3x3xf32>
    check.expect_close %r#4, %e#4, max_ulp_difference = 1 : tensor<3x3xf32>, tensor<3x3xf32>
    check.expect_close %r#5, %e#5, max_ulp_difference = 1 : tensor<3x9xf32>, tensor<3x9xf32>
    return
  }
  func.func private @inputs() -> (tensor<3x3xf32>) {
    %0 = stablehlo.constant dense<"0x0017F93FE0F7DD3F3F8079BF52E5A4BF41460840CA5243BFCB9F04C079F8683F27943C40"> : tensor<3x3xf32>
    return %0 : tensor<3x3xf32>
  }
  func.func private @expected() -> (tensor<6x9xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x9xf32>) {
    %0 = stablehlo.constant dense<"0x0017F93FE0F7DD3F3F8079BF0017F93FE0F7DD3F3F8079BF0017F93FE0F7DD3F3F8079BF52E5A4BF41460840CA5243BF52E5A4BF41460840CA5243BF52E5A4BF41460840CA5243BFCB9F04C079F8683F27943C40CB9F04C079F8683F27943C40CB9F04C079F8683F27943C400017F93FE0F7DD3F3F8079BF0017F93FE0F7DD3F3F8079BF0017F93FE0F7DD3F3F8079BF52E5A4BF41460840CA5243BF52E5A4BF41460840CA5243BF52E5A4BF41460840CA5243BFCB9F04C079F8683F27943C40CB9F04C079F8683F27943C40CB9F04C079F8683F27943C40"> : tensor<6x9xf32>
    %1 = stablehlo.constant dense<"0xE0F7DD3F3F8079BF0017F93F41460840CA5243BF52E5A4BF79F8683F27943C40CB9F04C0"> : tensor<3x3xf32>
    %2 = stablehlo.constant dense<"0x0017F93F4146084027943C40"> : tensor<3xf32>
    %3 = stablehlo.constant dense<"0x0017F93F000000000000000052E5A4BF4146084000000000CB9F04C079F8683F27943C40"> : tensor<3x3xf32>
    %4 = stablehlo.constant dense<"0x3F8079BFCA5243BF27943C40E0F7DD3F4146084079F8683F0017F93F52E5A4BFCB9F04C0"> : tensor<3x3xf32>
    %5 = stablehlo.constant dense<"0xC05D72400AFA574028C4F2BF0AFA5740E97540404B55D8BF28C4F2BF4B55D8BFBB2A733FDD7120C0A1F90EC0A8B5A03F9498844032516C409AD004C0130DBEBF985BA9BF605D3E3F570B81C0B9FC65C0DD4101409CAEE23F1400CA3F630E63BF0B7DB7407E82A34092CA37C0"> : tensor<3x9xf32>
    return %0, %1, %2, %3, %4, %5 : tensor<6x9xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x9xf32>
  }
  func.func private @program(%arg0: tensor<3x3xf32>) -> (tensor<6x9xf32> {jax.result_info = "result[0]"}, tensor<3x3xf32> {jax.result_info = "result[1]"}, tensor<3xf32> {jax.result_info = "result[2]"}, tensor<3x3xf32> {jax.result_info = "result[3]"}, tensor<3x3xf32> {jax.result_info = "result[4]"}, tensor<3x9xf32> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<3x3xf32>) -> tensor<1x3x1x3xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x3x1x3xf32>) -> tensor<2x3x3x3xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x3x3x3xf32>) -> tensor<6x9xf32>
    %3 = call @_roll_static(%arg0) : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %4 = call @_diag(%arg0) : (tensor<3x3xf32>) -> tensor<3xf32>
    %5 = call @tril(%arg0) : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %6 = call @rot90(%arg0) : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %7 = stablehlo.slice %arg0 [0:1, 0:3] : (tensor<3x3xf32>) -> tensor<1x3xf32>
    %8 = call @kron(%arg0, %7) : (tensor<3x3xf32>, tensor<1x3xf32>) -> tensor<3x9xf32>
    return %2, %3, %4, %5, %6, %8 : tensor<6x9xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x9xf32>
  }
  func.func private @_roll_static(%arg0: tensor<3x3xf32>) -> tensor<3x3xf32> {
    %0 = stablehlo.slice %arg0 [0:3, 1:3] : (tensor<3x3xf32>) -> tensor<3x2xf32>
    %1 = stablehlo.slice %arg0 [0:3, 0:1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<3x2xf32>, tensor<3x1xf32>) -> tensor<3x3xf32>
    return %2 : tensor<3x3xf32>
  }
  func.func private @_diag(%arg0: tensor<3x3xf32>) -> tensor<3xf32> {
    %0 = call @diagonal(%arg0) : (tensor<3x3xf32>) -> tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func private @diagonal(%arg0: tensor<3x3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %1 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %3 = stablehlo.add %0, %2 : tensor<3x3xi64>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %5 = stablehlo.convert %4 : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %6 = "stablehlo.case"(%c_0) ({
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }, {
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %7 = "stablehlo.case"(%6) ({
      %8 = stablehlo.iota dim = 0 : tensor<3xi64>
      %9 = stablehlo.iota dim = 0 : tensor<3xi64>
      %c_1 = stablehlo.constant dense<0> : tensor<i64>
      %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<3xi64>
      %11 = stablehlo.compare LT, %8, %10, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
      %c_2 = stablehlo.constant dense<3> : tensor<i64>
      %12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<3xi64>
      %13 = stablehlo.add %8, %12 : tensor<3xi64>
      %14 = stablehlo.select %11, %13, %8 : tensor<3xi1>, tensor<3xi64>
      %c_3 = stablehlo.constant dense<0> : tensor<i64>
      %15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<3xi64>
      %16 = stablehlo.compare LT, %9, %15, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
      %c_4 = stablehlo.constant dense<3> : tensor<i64>
      %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i64>) -> tensor<3xi64>
      %18 = stablehlo.add %9, %17 : tensor<3xi64>
      %19 = stablehlo.select %16, %18, %9 : tensor<3xi1>, tensor<3xi64>
      %20 = stablehlo.convert %14 : (tensor<3xi64>) -> tensor<3xi32>
      %21 = stablehlo.convert %19 : (tensor<3xi64>) -> tensor<3xi32>
      %22 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %24 = stablehlo.concatenate %22, %23, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
      %25 = "stablehlo.gather"(%arg0, %24) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x3xf32>, tensor<3x2xi32>) -> tensor<3xf32>
      stablehlo.return %25 : tensor<3xf32>
    }) : (tensor<i32>) -> tensor<3xf32>
    return %7 : tensor<3xf32>
  }
  func.func private @tril(%arg0: tensor<3x3xf32>) -> tensor<3x3xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %2 = stablehlo.add %0, %1 : tensor<3x3xi64>
    %3 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<3x3xi1>, tensor<3x3xf32>
    return %6 : tensor<3x3xf32>
  }
  func.func private @rot90(%arg0: tensor<3x3xf32>) -> tensor<3x3xf32> {
    %0 = call @_flip(%arg0) : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    return %1 : tensor<3x3xf32>
  }
  func.func private @_flip(%arg0: tensor<3x3xf32>) -> tensor<3x3xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<3x3xf32>
    return %0 : tensor<3x3xf32>
  }
  func.func private @kron(%arg0: tensor<3x3xf32>, %arg1: tensor<1x3xf32>) -> tensor<3x9xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<3x3xf32>) -> tensor<3x1x3x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1, 3] : (tensor<1x3xf32>) -> tensor<1x1x1x3xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<3x1x3x1xf32>) -> tensor<3x1x3x3xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xf32>) -> tensor<3x1x3x3xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<3x1x3x3xf32>
    %5 = stablehlo.reshape %4 : (tensor<3x1x3x3xf32>) -> tensor<3x9xf32>
    return %5 : tensor<3x9xf32>
  }
}
