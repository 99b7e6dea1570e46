// integers: neg i8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<19xi8>)
    %e:1 = call @expected() : () -> (tensor<19xi8>)
    %r:1 = call @program(%i#0) : (tensor<19xi8>) -> (tensor<19xi8>)
    check.expect_eq %r#0, %e#0 : tensor<19xi8>
    return
  }
  func.func private @inputs() -> (tensor<19xi8>) {
    %0 = stablehlo.constant dense<"0xFCB7542AFCEE0EF5C6FAFBBFDD5D2A55F21B46"> : tensor<19xi8>
    return %0 : tensor<19xi8>
  }
  func.func private @expected() -> (tensor<19xi8>) {
    %0 = stablehlo.constant dense<"0x0449ACD60412F20B3A06054123A3D6AB0EE5BA"> : tensor<19xi8>
    return %0 : tensor<19xi8>
  }
  func.func private @program(%arg0: tensor<19xi8>) -> (tensor<19xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<19xi8>
    return %0 : tensor<19xi8>
  }
}

// -----

// integers: abs i8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<19xi8>)
    %e:1 = call @expected() : () -> (tensor<19xi8>)
    %r:1 = call @program(%i#0) : (tensor<19xi8>) -> (tensor<19xi8>)
    check.expect_eq %r#0, %e#0 : tensor<19xi8>
    return
  }
  func.func private @inputs() -> (tensor<19xi8>) {
    %0 = stablehlo.constant dense<"0xFCB7542AFCEE0EF5C6FAFBBFDD5D2A55F21B46"> : tensor<19xi8>
    return %0 : tensor<19xi8>
  }
  func.func private @expected() -> (tensor<19xi8>) {
    %0 = stablehlo.constant dense<"0x0449542A04120E0B3A060541235D2A550E1B46"> : tensor<19xi8>
    return %0 : tensor<19xi8>
  }
  func.func private @program(%arg0: tensor<19xi8>) -> (tensor<19xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.abs %arg0 : tensor<19xi8>
    return %0 : tensor<19xi8>
  }
}

// -----

// integers: sign i8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<19xi8>)
    %e:1 = call @expected() : () -> (tensor<19xi8>)
    %r:1 = call @program(%i#0) : (tensor<19xi8>) -> (tensor<19xi8>)
    check.expect_eq %r#0, %e#0 : tensor<19xi8>
    return
  }
  func.func private @inputs() -> (tensor<19xi8>) {
    %0 = stablehlo.constant dense<"0xFCB7542AFCEE0EF5C6FAFBBFDD5D2A55F21B46"> : tensor<19xi8>
    return %0 : tensor<19xi8>
  }
  func.func private @expected() -> (tensor<19xi8>) {
    %0 = stablehlo.constant dense<"0xFFFF0101FFFF01FFFFFFFFFFFF010101FF0101"> : tensor<19xi8>
    return %0 : tensor<19xi8>
  }
  func.func private @program(%arg0: tensor<19xi8>) -> (tensor<19xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.sign %arg0 : tensor<19xi8>
    return %0 : tensor<19xi8>
  }
}

// -----

// integers: not i8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<19xi8>)
    %e:1 = call @expected() : () -> (tensor<19xi8>)
    %r:1 = call @program(%i#0) : (tensor<19xi8>) -> (tensor<19xi8>)
    check.expect_eq %r#0, %e#0 : tensor<19xi8>
    return
  }
  func.func private @inputs() -> (tensor<19xi8>) {
    %0 = stablehlo.constant dense<"0xFCB7542AFCEE0EF5C6FAFBBFDD5D2A55F21B46"> : tensor<19xi8>
    return %0 : tensor<19xi8>
  }
  func.func private @expected() -> (tensor<19xi8>) {
    %0 = stablehlo.constant dense<"0x0348ABD50311F10A3905044022A2D5AA0DE4B9"> : tensor<19xi8>
    return %0 : tensor<19xi8>
  }
  func.func private @program(%arg0: tensor<19xi8>) -> (tensor<19xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.not %arg0 : tensor<19xi8>
    return %0 : tensor<19xi8>
  }
}

// -----

// integers: population_count i8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<19xi8>)
    %e:1 = call @expected() : () -> (tensor<19xi8>)
    %r:1 = call @program(%i#0) : (tensor<19xi8>) -> (tensor<19xi8>)
    check.expect_eq %r#0, %e#0 : tensor<19xi8>
    return
  }
  func.func private @inputs() -> (tensor<19xi8>) {
    %0 = stablehlo.constant dense<"0xFCB7542AFCEE0EF5C6FAFBBFDD5D2A55F21B46"> : tensor<19xi8>
    return %0 : tensor<19xi8>
  }
  func.func private @expected() -> (tensor<19xi8>) {
    %0 = stablehlo.constant dense<"0x06060303060603060406070706050304050403"> : tensor<19xi8>
    return %0 : tensor<19xi8>
  }
  func.func private @program(%arg0: tensor<19xi8>) -> (tensor<19xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.popcnt %arg0 : tensor<19xi8>
    return %0 : tensor<19xi8>
  }
}

// -----

// integers: clz i8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<19xi8>)
    %e:1 = call @expected() : () -> (tensor<19xi8>)
    %r:1 = call @program(%i#0) : (tensor<19xi8>) -> (tensor<19xi8>)
    check.expect_eq %r#0, %e#0 : tensor<19xi8>
    return
  }
  func.func private @inputs() -> (tensor<19xi8>) {
    %0 = stablehlo.constant dense<"0xFCB7542AFCEE0EF5C6FAFBBFDD5D2A55F21B46"> : tensor<19xi8>
    return %0 : tensor<19xi8>
  }
  func.func private @expected() -> (tensor<19xi8>) {
    %0 = stablehlo.constant dense<"0x00000102000004000000000000010201000301"> : tensor<19xi8>
    return %0 : tensor<19xi8>
  }
  func.func private @program(%arg0: tensor<19xi8>) -> (tensor<19xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.count_leading_zeros %arg0 : tensor<19xi8>
    return %0 : tensor<19xi8>
  }
}

// -----

// integers: add i8
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi8>, tensor<19xi8>)
    %e:1 = call @expected() : () -> (tensor<19xi8>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi8>, tensor<19xi8>) -> (tensor<19xi8>)
    check.expect_eq %r#0, %e#0 : tensor<19xi8>
    return
  }
  func.func private @inputs() -> (tensor<19xi8>, tensor<19xi8>) {
    %0 = stablehlo.constant dense<"0xFCB7542AFCEE0EF5C6FAFBBFDD5D2A55F21B46"> : tensor<19xi8>
    %1 = stablehlo.constant dense<"0x03010503060501060103020608020305060107"> : tensor<19xi8>
    return %0, %1 : tensor<19xi8>, tensor<19xi8>
  }
  func.func private @expected() -> (tensor<19xi8>) {
    %0 = stablehlo.constant dense<"0xFFB8592D02F30FFBC7FDFDC5E55F2D5AF81C4D"> : tensor<19xi8>
    return %0 : tensor<19xi8>
  }
  func.func private @program(%arg0: tensor<19xi8>, %arg1: tensor<19xi8>) -> (tensor<19xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<19xi8>
    return %0 : tensor<19xi8>
  }
}

// -----

// integers: sub i8
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi8>, tensor<19xi8>)
    %e:1 = call @expected() : () -> (tensor<19xi8>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi8>, tensor<19xi8>) -> (tensor<19xi8>)
    check.expect_eq %r#0, %e#0 : tensor<19xi8>
    return
  }
  func.func private @inputs() -> (tensor<19xi8>, tensor<19xi8>) {
    %0 = stablehlo.constant dense<"0xFCB7542AFCEE0EF5C6FAFBBFDD5D2A55F21B46"> : tensor<19xi8>
    %1 = stablehlo.constant dense<"0x03010503060501060103020608020305060107"> : tensor<19xi8>
    return %0, %1 : tensor<19xi8>, tensor<19xi8>
  }
  func.func private @expected() -> (tensor<19xi8>) {
    %0 = stablehlo.constant dense<"0xF9B64F27F6E90DEFC5F7F9B9D55B2750EC1A3F"> : tensor<19xi8>
    return %0 : tensor<19xi8>
  }
  func.func private @program(%arg0: tensor<19xi8>, %arg1: tensor<19xi8>) -> (tensor<19xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<19xi8>
    return %0 : tensor<19xi8>
  }
}

// -----

// integers: mul i8
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi8>, tensor<19xi8>)
    %e:1 = call @expected() : () -> (tensor<19xi8>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi8>, tensor<19xi8>) -> (tensor<19xi8>)
    check.expect_eq %r#0, %e#0 : tensor<19xi8>
    return
  }
  func.func private @inputs() -> (tensor<19xi8>, tensor<19xi8>) {
    %0 = stablehlo.constant dense<"0xFCB7542AFCEE0EF5C6FAFBBFDD5D2A55F21B46"> : tensor<19xi8>
    %1 = stablehlo.constant dense<"0x03010503060501060103020608020305060107"> : tensor<19xi8>
    return %0, %1 : tensor<19xi8>, tensor<19xi8>
  }
  func.func private @expected() -> (tensor<19xi8>) {
    %0 = stablehlo.constant dense<"0xF4B7A47EE8A60EBEC6EEF67AE8BA7EA9AC1BEA"> : tensor<19xi8>
    return %0 : tensor<19xi8>
  }
  func.func private @program(%arg0: tensor<19xi8>, %arg1: tensor<19xi8>) -> (tensor<19xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<19xi8>
    return %0 : tensor<19xi8>
  }
}

// -----

// integers: div i8
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi8>, tensor<19xi8>)
    %e:1 = call @expected() : () -> (tensor<19xi8>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi8>, tensor<19xi8>) -> (tensor<19xi8>)
    check.expect_eq %r#0, %e#0 : tensor<19xi8>
    return
  }
  func.func private @inputs() -> (tensor<19xi8>, tensor<19xi8>) {
    %0 = stablehlo.constant dense<"0xFCB7542AFCEE0EF5C6FAFBBFDD5D2A55F21B46"> : tensor<19xi8>
    %1 = stablehlo.constant dense<"0x03010503060501060103020608020305060107"> : tensor<19xi8>
    return %0, %1 : tensor<19xi8>, tensor<19xi8>
  }
  func.func private @expected() -> (tensor<19xi8>) {
    %0 = stablehlo.constant dense<"0xFFB7100E00FD0EFFC6FEFEF6FC2E0E11FE1B0A"> : tensor<19xi8>
    return %0 : tensor<19xi8>
  }
  func.func private @program(%arg0: tensor<19xi8>, %arg1: tensor<19xi8>) -> (tensor<19xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<19xi8>
    return %0 : tensor<19xi8>
  }
}

// -----

// integers: rem i8
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi8>, tensor<19xi8>)
    %e:1 = call @expected() : () -> (tensor<19xi8>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi8>, tensor<19xi8>) -> (tensor<19xi8>)
    check.expect_eq %r#0, %e#0 : tensor<19xi8>
    return
  }
  func.func private @inputs() -> (tensor<19xi8>, tensor<19xi8>) {
    %0 = stablehlo.constant dense<"0xFCB7542AFCEE0EF5C6FAFBBFDD5D2A55F21B46"> : tensor<19xi8>
    %1 = stablehlo.constant dense<"0x03010503060501060103020608020305060107"> : tensor<19xi8>
    return %0, %1 : tensor<19xi8>, tensor<19xi8>
  }
  func.func private @expected() -> (tensor<19xi8>) {
    %0 = stablehlo.constant dense<"0xFF000400FCFD00FB0000FFFBFD010000FE0000"> : tensor<19xi8>
    return %0 : tensor<19xi8>
  }
  func.func private @program(%arg0: tensor<19xi8>, %arg1: tensor<19xi8>) -> (tensor<19xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<19xi8>
    return %0 : tensor<19xi8>
  }
}

// -----

// integers: max i8
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi8>, tensor<19xi8>)
    %e:1 = call @expected() : () -> (tensor<19xi8>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi8>, tensor<19xi8>) -> (tensor<19xi8>)
    check.expect_eq %r#0, %e#0 : tensor<19xi8>
    return
  }
  func.func private @inputs() -> (tensor<19xi8>, tensor<19xi8>) {
    %0 = stablehlo.constant dense<"0xFCB7542AFCEE0EF5C6FAFBBFDD5D2A55F21B46"> : tensor<19xi8>
    %1 = stablehlo.constant dense<"0x03010503060501060103020608020305060107"> : tensor<19xi8>
    return %0, %1 : tensor<19xi8>, tensor<19xi8>
  }
  func.func private @expected() -> (tensor<19xi8>) {
    %0 = stablehlo.constant dense<"0x0301542A06050E0601030206085D2A55061B46"> : tensor<19xi8>
    return %0 : tensor<19xi8>
  }
  func.func private @program(%arg0: tensor<19xi8>, %arg1: tensor<19xi8>) -> (tensor<19xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<19xi8>
    return %0 : tensor<19xi8>
  }
}

// -----

// integers: min i8
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi8>, tensor<19xi8>)
    %e:1 = call @expected() : () -> (tensor<19xi8>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi8>, tensor<19xi8>) -> (tensor<19xi8>)
    check.expect_eq %r#0, %e#0 : tensor<19xi8>
    return
  }
  func.func private @inputs() -> (tensor<19xi8>, tensor<19xi8>) {
    %0 = stablehlo.constant dense<"0xFCB7542AFCEE0EF5C6FAFBBFDD5D2A55F21B46"> : tensor<19xi8>
    %1 = stablehlo.constant dense<"0x03010503060501060103020608020305060107"> : tensor<19xi8>
    return %0, %1 : tensor<19xi8>, tensor<19xi8>
  }
  func.func private @expected() -> (tensor<19xi8>) {
    %0 = stablehlo.constant dense<"0xFCB70503FCEE01F5C6FAFBBFDD020305F20107"> : tensor<19xi8>
    return %0 : tensor<19xi8>
  }
  func.func private @program(%arg0: tensor<19xi8>, %arg1: tensor<19xi8>) -> (tensor<19xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<19xi8>
    return %0 : tensor<19xi8>
  }
}

// -----

// integers: and i8
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi8>, tensor<19xi8>)
    %e:1 = call @expected() : () -> (tensor<19xi8>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi8>, tensor<19xi8>) -> (tensor<19xi8>)
    check.expect_eq %r#0, %e#0 : tensor<19xi8>
    return
  }
  func.func private @inputs() -> (tensor<19xi8>, tensor<19xi8>) {
    %0 = stablehlo.constant dense<"0xFCB7542AFCEE0EF5C6FAFBBFDD5D2A55F21B46"> : tensor<19xi8>
    %1 = stablehlo.constant dense<"0x03010503060501060103020608020305060107"> : tensor<19xi8>
    return %0, %1 : tensor<19xi8>, tensor<19xi8>
  }
  func.func private @expected() -> (tensor<19xi8>) {
    %0 = stablehlo.constant dense<"0x00010402040400040002020608000205020106"> : tensor<19xi8>
    return %0 : tensor<19xi8>
  }
  func.func private @program(%arg0: tensor<19xi8>, %arg1: tensor<19xi8>) -> (tensor<19xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.and %arg0, %arg1 : tensor<19xi8>
    return %0 : tensor<19xi8>
  }
}

// -----

// integers: or i8
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi8>, tensor<19xi8>)
    %e:1 = call @expected() : () -> (tensor<19xi8>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi8>, tensor<19xi8>) -> (tensor<19xi8>)
    check.expect_eq %r#0, %e#0 : tensor<19xi8>
    return
  }
  func.func private @inputs() -> (tensor<19xi8>, tensor<19xi8>) {
    %0 = stablehlo.constant dense<"0xFCB7542AFCEE0EF5C6FAFBBFDD5D2A55F21B46"> : tensor<19xi8>
    %1 = stablehlo.constant dense<"0x03010503060501060103020608020305060107"> : tensor<19xi8>
    return %0, %1 : tensor<19xi8>, tensor<19xi8>
  }
  func.func private @expected() -> (tensor<19xi8>) {
    %0 = stablehlo.constant dense<"0xFFB7552BFEEF0FF7C7FBFBBFDD5F2B55F61B47"> : tensor<19xi8>
    return %0 : tensor<19xi8>
  }
  func.func private @program(%arg0: tensor<19xi8>, %arg1: tensor<19xi8>) -> (tensor<19xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.or %arg0, %arg1 : tensor<19xi8>
    return %0 : tensor<19xi8>
  }
}

// -----

// integers: xor i8
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi8>, tensor<19xi8>)
    %e:1 = call @expected() : () -> (tensor<19xi8>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi8>, tensor<19xi8>) -> (tensor<19xi8>)
    check.expect_eq %r#0, %e#0 : tensor<19xi8>
    return
  }
  func.func private @inputs() -> (tensor<19xi8>, tensor<19xi8>) {
    %0 = stablehlo.constant dense<"0xFCB7542AFCEE0EF5C6FAFBBFDD5D2A55F21B46"> : tensor<19xi8>
    %1 = stablehlo.constant dense<"0x03010503060501060103020608020305060107"> : tensor<19xi8>
    return %0, %1 : tensor<19xi8>, tensor<19xi8>
  }
  func.func private @expected() -> (tensor<19xi8>) {
    %0 = stablehlo.constant dense<"0xFFB65129FAEB0FF3C7F9F9B9D55F2950F41A41"> : tensor<19xi8>
    return %0 : tensor<19xi8>
  }
  func.func private @program(%arg0: tensor<19xi8>, %arg1: tensor<19xi8>) -> (tensor<19xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<19xi8>
    return %0 : tensor<19xi8>
  }
}

// -----

// integers: shift_left i8
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi8>, tensor<19xi8>)
    %e:1 = call @expected() : () -> (tensor<19xi8>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi8>, tensor<19xi8>) -> (tensor<19xi8>)
    check.expect_eq %r#0, %e#0 : tensor<19xi8>
    return
  }
  func.func private @inputs() -> (tensor<19xi8>, tensor<19xi8>) {
    %0 = stablehlo.constant dense<"0xFCB7542AFCEE0EF5C6FAFBBFDD5D2A55F21B46"> : tensor<19xi8>
    %1 = stablehlo.constant dense<"0x03010503060501060103020608020305060107"> : tensor<19xi8>
    return %0, %1 : tensor<19xi8>, tensor<19xi8>
  }
  func.func private @expected() -> (tensor<19xi8>) {
    %0 = stablehlo.constant dense<"0xE06E805000C01C408CD0ECC0007450A0803600"> : tensor<19xi8>
    return %0 : tensor<19xi8>
  }
  func.func private @program(%arg0: tensor<19xi8>, %arg1: tensor<19xi8>) -> (tensor<19xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_left %arg0, %arg1 : tensor<19xi8>
    return %0 : tensor<19xi8>
  }
}

// -----

// integers: shift_right_logical i8
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi8>, tensor<19xi8>)
    %e:1 = call @expected() : () -> (tensor<19xi8>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi8>, tensor<19xi8>) -> (tensor<19xi8>)
    check.expect_eq %r#0, %e#0 : tensor<19xi8>
    return
  }
  func.func private @inputs() -> (tensor<19xi8>, tensor<19xi8>) {
    %0 = stablehlo.constant dense<"0xFCB7542AFCEE0EF5C6FAFBBFDD5D2A55F21B46"> : tensor<19xi8>
    %1 = stablehlo.constant dense<"0x03010503060501060103020608020305060107"> : tensor<19xi8>
    return %0, %1 : tensor<19xi8>, tensor<19xi8>
  }
  func.func private @expected() -> (tensor<19xi8>) {
    %0 = stablehlo.constant dense<"0x1F5B020503070703631F3E0200170502030D00"> : tensor<19xi8>
    return %0 : tensor<19xi8>
  }
  func.func private @program(%arg0: tensor<19xi8>, %arg1: tensor<19xi8>) -> (tensor<19xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<19xi8>
    return %0 : tensor<19xi8>
  }
}

// -----

// integers: shift_right_arithmetic i8
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi8>, tensor<19xi8>)
    %e:1 = call @expected() : () -> (tensor<19xi8>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi8>, tensor<19xi8>) -> (tensor<19xi8>)
    check.expect_eq %r#0, %e#0 : tensor<19xi8>
    return
  }
  func.func private @inputs() -> (tensor<19xi8>, tensor<19xi8>) {
    %0 = stablehlo.constant dense<"0xFCB7542AFCEE0EF5C6FAFBBFDD5D2A55F21B46"> : tensor<19xi8>
    %1 = stablehlo.constant dense<"0x03010503060501060103020608020305060107"> : tensor<19xi8>
    return %0, %1 : tensor<19xi8>, tensor<19xi8>
  }
  func.func private @expected() -> (tensor<19xi8>) {
    %0 = stablehlo.constant dense<"0xFFDB0205FFFF07FFE3FFFEFEFF170502FF0D00"> : tensor<19xi8>
    return %0 : tensor<19xi8>
  }
  func.func private @program(%arg0: tensor<19xi8>, %arg1: tensor<19xi8>) -> (tensor<19xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<19xi8>
    return %0 : tensor<19xi8>
  }
}

// -----

// integers: neg i16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<19xi16>)
    %e:1 = call @expected() : () -> (tensor<19xi16>)
    %r:1 = call @program(%i#0) : (tensor<19xi16>) -> (tensor<19xi16>)
    check.expect_eq %r#0, %e#0 : tensor<19xi16>
    return
  }
  func.func private @inputs() -> (tensor<19xi16>) {
    %0 = stablehlo.constant dense<"0xEAFFF9FF2B001600C4FFBBFFBAFF10005E004C00F2FFF7FFA7FF4200F1FF2E00D2FFD1FF4000"> : tensor<19xi16>
    return %0 : tensor<19xi16>
  }
  func.func private @expected() -> (tensor<19xi16>) {
    %0 = stablehlo.constant dense<"0x16000700D5FFEAFF3C0045004600F0FFA2FFB4FF0E0009005900BEFF0F00D2FF2E002F00C0FF"> : tensor<19xi16>
    return %0 : tensor<19xi16>
  }
  func.func private @program(%arg0: tensor<19xi16>) -> (tensor<19xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<19xi16>
    return %0 : tensor<19xi16>
  }
}

// -----

// integers: abs i16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<19xi16>)
    %e:1 = call @expected() : () -> (tensor<19xi16>)
    %r:1 = call @program(%i#0) : (tensor<19xi16>) -> (tensor<19xi16>)
    check.expect_eq %r#0, %e#0 : tensor<19xi16>
    return
  }
  func.func private @inputs() -> (tensor<19xi16>) {
    %0 = stablehlo.constant dense<"0xEAFFF9FF2B001600C4FFBBFFBAFF10005E004C00F2FFF7FFA7FF4200F1FF2E00D2FFD1FF4000"> : tensor<19xi16>
    return %0 : tensor<19xi16>
  }
  func.func private @expected() -> (tensor<19xi16>) {
    %0 = stablehlo.constant dense<"0x160007002B0016003C004500460010005E004C000E000900590042000F002E002E002F004000"> : tensor<19xi16>
    return %0 : tensor<19xi16>
  }
  func.func private @program(%arg0: tensor<19xi16>) -> (tensor<19xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.abs %arg0 : tensor<19xi16>
    return %0 : tensor<19xi16>
  }
}

// -----

// integers: sign i16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<19xi16>)
    %e:1 = call @expected() : () -> (tensor<19xi16>)
    %r:1 = call @program(%i#0) : (tensor<19xi16>) -> (tensor<19xi16>)
    check.expect_eq %r#0, %e#0 : tensor<19xi16>
    return
  }
  func.func private @inputs() -> (tensor<19xi16>) {
    %0 = stablehlo.constant dense<"0xEAFFF9FF2B001600C4FFBBFFBAFF10005E004C00F2FFF7FFA7FF4200F1FF2E00D2FFD1FF4000"> : tensor<19xi16>
    return %0 : tensor<19xi16>
  }
  func.func private @expected() -> (tensor<19xi16>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFF01000100FFFFFFFFFFFF010001000100FFFFFFFFFFFF0100FFFF0100FFFFFFFF0100"> : tensor<19xi16>
    return %0 : tensor<19xi16>
  }
  func.func private @program(%arg0: tensor<19xi16>) -> (tensor<19xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.sign %arg0 : tensor<19xi16>
    return %0 : tensor<19xi16>
  }
}

// -----

// integers: not i16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<19xi16>)
    %e:1 = call @expected() : () -> (tensor<19xi16>)
    %r:1 = call @program(%i#0) : (tensor<19xi16>) -> (tensor<19xi16>)
    check.expect_eq %r#0, %e#0 : tensor<19xi16>
    return
  }
  func.func private @inputs() -> (tensor<19xi16>) {
    %0 = stablehlo.constant dense<"0xEAFFF9FF2B001600C4FFBBFFBAFF10005E004C00F2FFF7FFA7FF4200F1FF2E00D2FFD1FF4000"> : tensor<19xi16>
    return %0 : tensor<19xi16>
  }
  func.func private @expected() -> (tensor<19xi16>) {
    %0 = stablehlo.constant dense<"0x15000600D4FFE9FF3B0044004500EFFFA1FFB3FF0D0008005800BDFF0E00D1FF2D002E00BFFF"> : tensor<19xi16>
    return %0 : tensor<19xi16>
  }
  func.func private @program(%arg0: tensor<19xi16>) -> (tensor<19xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.not %arg0 : tensor<19xi16>
    return %0 : tensor<19xi16>
  }
}

// -----

// integers: population_count i16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<19xi16>)
    %e:1 = call @expected() : () -> (tensor<19xi16>)
    %r:1 = call @program(%i#0) : (tensor<19xi16>) -> (tensor<19xi16>)
    check.expect_eq %r#0, %e#0 : tensor<19xi16>
    return
  }
  func.func private @inputs() -> (tensor<19xi16>) {
    %0 = stablehlo.constant dense<"0xEAFFF9FF2B001600C4FFBBFFBAFF10005E004C00F2FFF7FFA7FF4200F1FF2E00D2FFD1FF4000"> : tensor<19xi16>
    return %0 : tensor<19xi16>
  }
  func.func private @expected() -> (tensor<19xi16>) {
    %0 = stablehlo.constant dense<"0x0D000E00040003000B000E000D000100050003000D000F000D0002000D0004000C000C000100"> : tensor<19xi16>
    return %0 : tensor<19xi16>
  }
  func.func private @program(%arg0: tensor<19xi16>) -> (tensor<19xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.popcnt %arg0 : tensor<19xi16>
    return %0 : tensor<19xi16>
  }
}

// -----

// integers: clz i16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<19xi16>)
    %e:1 = call @expected() : () -> (tensor<19xi16>)
    %r:1 = call @program(%i#0) : (tensor<19xi16>) -> (tensor<19xi16>)
    check.expect_eq %r#0, %e#0 : tensor<19xi16>
    return
  }
  func.func private @inputs() -> (tensor<19xi16>) {
    %0 = stablehlo.constant dense<"0xEAFFF9FF2B001600C4FFBBFFBAFF10005E004C00F2FFF7FFA7FF4200F1FF2E00D2FFD1FF4000"> : tensor<19xi16>
    return %0 : tensor<19xi16>
  }
  func.func private @expected() -> (tensor<19xi16>) {
    %0 = stablehlo.constant dense<"0x000000000A000B000000000000000B0009000900000000000000090000000A00000000000900"> : tensor<19xi16>
    return %0 : tensor<19xi16>
  }
  func.func private @program(%arg0: tensor<19xi16>) -> (tensor<19xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.count_leading_zeros %arg0 : tensor<19xi16>
    return %0 : tensor<19xi16>
  }
}

// -----

// integers: add i16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi16>, tensor<19xi16>)
    %e:1 = call @expected() : () -> (tensor<19xi16>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi16>, tensor<19xi16>) -> (tensor<19xi16>)
    check.expect_eq %r#0, %e#0 : tensor<19xi16>
    return
  }
  func.func private @inputs() -> (tensor<19xi16>, tensor<19xi16>) {
    %0 = stablehlo.constant dense<"0xEAFFF9FF2B001600C4FFBBFFBAFF10005E004C00F2FFF7FFA7FF4200F1FF2E00D2FFD1FF4000"> : tensor<19xi16>
    %1 = stablehlo.constant dense<"0x0300080009000500060002000700070001000300010003000200010002000200050009000600"> : tensor<19xi16>
    return %0, %1 : tensor<19xi16>, tensor<19xi16>
  }
  func.func private @expected() -> (tensor<19xi16>) {
    %0 = stablehlo.constant dense<"0xEDFF010034001B00CAFFBDFFC1FF17005F004F00F3FFFAFFA9FF4300F3FF3000D7FFDAFF4600"> : tensor<19xi16>
    return %0 : tensor<19xi16>
  }
  func.func private @program(%arg0: tensor<19xi16>, %arg1: tensor<19xi16>) -> (tensor<19xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<19xi16>
    return %0 : tensor<19xi16>
  }
}

// -----

// integers: sub i16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi16>, tensor<19xi16>)
    %e:1 = call @expected() : () -> (tensor<19xi16>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi16>, tensor<19xi16>) -> (tensor<19xi16>)
    check.expect_eq %r#0, %e#0 : tensor<19xi16>
    return
  }
  func.func private @inputs() -> (tensor<19xi16>, tensor<19xi16>) {
    %0 = stablehlo.constant dense<"0xEAFFF9FF2B001600C4FFBBFFBAFF10005E004C00F2FFF7FFA7FF4200F1FF2E00D2FFD1FF4000"> : tensor<19xi16>
    %1 = stablehlo.constant dense<"0x0300080009000500060002000700070001000300010003000200010002000200050009000600"> : tensor<19xi16>
    return %0, %1 : tensor<19xi16>, tensor<19xi16>
  }
  func.func private @expected() -> (tensor<19xi16>) {
    %0 = stablehlo.constant dense<"0xE7FFF1FF22001100BEFFB9FFB3FF09005D004900F1FFF4FFA5FF4100EFFF2C00CDFFC8FF3A00"> : tensor<19xi16>
    return %0 : tensor<19xi16>
  }
  func.func private @program(%arg0: tensor<19xi16>, %arg1: tensor<19xi16>) -> (tensor<19xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<19xi16>
    return %0 : tensor<19xi16>
  }
}

// -----

// integers: mul i16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi16>, tensor<19xi16>)
    %e:1 = call @expected() : () -> (tensor<19xi16>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi16>, tensor<19xi16>) -> (tensor<19xi16>)
    check.expect_eq %r#0, %e#0 : tensor<19xi16>
    return
  }
  func.func private @inputs() -> (tensor<19xi16>, tensor<19xi16>) {
    %0 = stablehlo.constant dense<"0xEAFFF9FF2B001600C4FFBBFFBAFF10005E004C00F2FFF7FFA7FF4200F1FF2E00D2FFD1FF4000"> : tensor<19xi16>
    %1 = stablehlo.constant dense<"0x0300080009000500060002000700070001000300010003000200010002000200050009000600"> : tensor<19xi16>
    return %0, %1 : tensor<19xi16>, tensor<19xi16>
  }
  func.func private @expected() -> (tensor<19xi16>) {
    %0 = stablehlo.constant dense<"0xBEFFC8FF83016E0098FE76FF16FE70005E00E400F2FFE5FF4EFF4200E2FF5C001AFF59FE8001"> : tensor<19xi16>
    return %0 : tensor<19xi16>
  }
  func.func private @program(%arg0: tensor<19xi16>, %arg1: tensor<19xi16>) -> (tensor<19xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<19xi16>
    return %0 : tensor<19xi16>
  }
}

// -----

// integers: div i16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi16>, tensor<19xi16>)
    %e:1 = call @expected() : () -> (tensor<19xi16>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi16>, tensor<19xi16>) -> (tensor<19xi16>)
    check.expect_eq %r#0, %e#0 : tensor<19xi16>
    return
  }
  func.func private @inputs() -> (tensor<19xi16>, tensor<19xi16>) {
    %0 = stablehlo.constant dense<"0xEAFFF9FF2B001600C4FFBBFFBAFF10005E004C00F2FFF7FFA7FF4200F1FF2E00D2FFD1FF4000"> : tensor<19xi16>
    %1 = stablehlo.constant dense<"0x0300080009000500060002000700070001000300010003000200010002000200050009000600"> : tensor<19xi16>
    return %0, %1 : tensor<19xi16>, tensor<19xi16>
  }
  func.func private @expected() -> (tensor<19xi16>) {
    %0 = stablehlo.constant dense<"0xF9FF000004000400F6FFDEFFF6FF02005E001900F2FFFDFFD4FF4200F9FF1700F7FFFBFF0A00"> : tensor<19xi16>
    return %0 : tensor<19xi16>
  }
  func.func private @program(%arg0: tensor<19xi16>, %arg1: tensor<19xi16>) -> (tensor<19xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<19xi16>
    return %0 : tensor<19xi16>
  }
}

// -----

// integers: rem i16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi16>, tensor<19xi16>)
    %e:1 = call @expected() : () -> (tensor<19xi16>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi16>, tensor<19xi16>) -> (tensor<19xi16>)
    check.expect_eq %r#0, %e#0 : tensor<19xi16>
    return
  }
  func.func private @inputs() -> (tensor<19xi16>, tensor<19xi16>) {
    %0 = stablehlo.constant dense<"0xEAFFF9FF2B001600C4FFBBFFBAFF10005E004C00F2FFF7FFA7FF4200F1FF2E00D2FFD1FF4000"> : tensor<19xi16>
    %1 = stablehlo.constant dense<"0x0300080009000500060002000700070001000300010003000200010002000200050009000600"> : tensor<19xi16>
    return %0, %1 : tensor<19xi16>, tensor<19xi16>
  }
  func.func private @expected() -> (tensor<19xi16>) {
    %0 = stablehlo.constant dense<"0xFFFFF9FF070002000000FFFF000002000000010000000000FFFF0000FFFF0000FFFFFEFF0400"> : tensor<19xi16>
    return %0 : tensor<19xi16>
  }
  func.func private @program(%arg0: tensor<19xi16>, %arg1: tensor<19xi16>) -> (tensor<19xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<19xi16>
    return %0 : tensor<19xi16>
  }
}

// -----

// integers: max i16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi16>, tensor<19xi16>)
    %e:1 = call @expected() : () -> (tensor<19xi16>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi16>, tensor<19xi16>) -> (tensor<19xi16>)
    check.expect_eq %r#0, %e#0 : tensor<19xi16>
    return
  }
  func.func private @inputs() -> (tensor<19xi16>, tensor<19xi16>) {
    %0 = stablehlo.constant dense<"0xEAFFF9FF2B001600C4FFBBFFBAFF10005E004C00F2FFF7FFA7FF4200F1FF2E00D2FFD1FF4000"> : tensor<19xi16>
    %1 = stablehlo.constant dense<"0x0300080009000500060002000700070001000300010003000200010002000200050009000600"> : tensor<19xi16>
    return %0, %1 : tensor<19xi16>, tensor<19xi16>
  }
  func.func private @expected() -> (tensor<19xi16>) {
    %0 = stablehlo.constant dense<"0x030008002B00160006000200070010005E004C00010003000200420002002E00050009004000"> : tensor<19xi16>
    return %0 : tensor<19xi16>
  }
  func.func private @program(%arg0: tensor<19xi16>, %arg1: tensor<19xi16>) -> (tensor<19xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<19xi16>
    return %0 : tensor<19xi16>
  }
}

// -----

// integers: min i16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi16>, tensor<19xi16>)
    %e:1 = call @expected() : () -> (tensor<19xi16>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi16>, tensor<19xi16>) -> (tensor<19xi16>)
    check.expect_eq %r#0, %e#0 : tensor<19xi16>
    return
  }
  func.func private @inputs() -> (tensor<19xi16>, tensor<19xi16>) {
    %0 = stablehlo.constant dense<"0xEAFFF9FF2B001600C4FFBBFFBAFF10005E004C00F2FFF7FFA7FF4200F1FF2E00D2FFD1FF4000"> : tensor<19xi16>
    %1 = stablehlo.constant dense<"0x0300080009000500060002000700070001000300010003000200010002000200050009000600"> : tensor<19xi16>
    return %0, %1 : tensor<19xi16>, tensor<19xi16>
  }
  func.func private @expected() -> (tensor<19xi16>) {
    %0 = stablehlo.constant dense<"0xEAFFF9FF09000500C4FFBBFFBAFF070001000300F2FFF7FFA7FF0100F1FF0200D2FFD1FF0600"> : tensor<19xi16>
    return %0 : tensor<19xi16>
  }
  func.func private @program(%arg0: tensor<19xi16>, %arg1: tensor<19xi16>) -> (tensor<19xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<19xi16>
    return %0 : tensor<19xi16>
  }
}

// -----

// integers: and i16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi16>, tensor<19xi16>)
    %e:1 = call @expected() : () -> (tensor<19xi16>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi16>, tensor<19xi16>) -> (tensor<19xi16>)
    check.expect_eq %r#0, %e#0 : tensor<19xi16>
    return
  }
  func.func private @inputs() -> (tensor<19xi16>, tensor<19xi16>) {
    %0 = stablehlo.constant dense<"0xEAFFF9FF2B001600C4FFBBFFBAFF10005E004C00F2FFF7FFA7FF4200F1FF2E00D2FFD1FF4000"> : tensor<19xi16>
    %1 = stablehlo.constant dense<"0x0300080009000500060002000700070001000300010003000200010002000200050009000600"> : tensor<19xi16>
    return %0, %1 : tensor<19xi16>, tensor<19xi16>
  }
  func.func private @expected() -> (tensor<19xi16>) {
    %0 = stablehlo.constant dense<"0x0200080009000400040002000200000000000000000003000200000000000200000001000000"> : tensor<19xi16>
    return %0 : tensor<19xi16>
  }
  func.func private @program(%arg0: tensor<19xi16>, %arg1: tensor<19xi16>) -> (tensor<19xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.and %arg0, %arg1 : tensor<19xi16>
    return %0 : tensor<19xi16>
  }
}

// -----

// integers: or i16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi16>, tensor<19xi16>)
    %e:1 = call @expected() : () -> (tensor<19xi16>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi16>, tensor<19xi16>) -> (tensor<19xi16>)
    check.expect_eq %r#0, %e#0 : tensor<19xi16>
    return
  }
  func.func private @inputs() -> (tensor<19xi16>, tensor<19xi16>) {
    %0 = stablehlo.constant dense<"0xEAFFF9FF2B001600C4FFBBFFBAFF10005E004C00F2FFF7FFA7FF4200F1FF2E00D2FFD1FF4000"> : tensor<19xi16>
    %1 = stablehlo.constant dense<"0x0300080009000500060002000700070001000300010003000200010002000200050009000600"> : tensor<19xi16>
    return %0, %1 : tensor<19xi16>, tensor<19xi16>
  }
  func.func private @expected() -> (tensor<19xi16>) {
    %0 = stablehlo.constant dense<"0xEBFFF9FF2B001700C6FFBBFFBFFF17005F004F00F3FFF7FFA7FF4300F3FF2E00D7FFD9FF4600"> : tensor<19xi16>
    return %0 : tensor<19xi16>
  }
  func.func private @program(%arg0: tensor<19xi16>, %arg1: tensor<19xi16>) -> (tensor<19xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.or %arg0, %arg1 : tensor<19xi16>
    return %0 : tensor<19xi16>
  }
}

// -----

// integers: xor i16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi16>, tensor<19xi16>)
    %e:1 = call @expected() : () -> (tensor<19xi16>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi16>, tensor<19xi16>) -> (tensor<19xi16>)
    check.expect_eq %r#0, %e#0 : tensor<19xi16>
    return
  }
  func.func private @inputs() -> (tensor<19xi16>, tensor<19xi16>) {
    %0 = stablehlo.constant dense<"0xEAFFF9FF2B001600C4FFBBFFBAFF10005E004C00F2FFF7FFA7FF4200F1FF2E00D2FFD1FF4000"> : tensor<19xi16>
    %1 = stablehlo.constant dense<"0x0300080009000500060002000700070001000300010003000200010002000200050009000600"> : tensor<19xi16>
    return %0, %1 : tensor<19xi16>, tensor<19xi16>
  }
  func.func private @expected() -> (tensor<19xi16>) {
    %0 = stablehlo.constant dense<"0xE9FFF1FF22001300C2FFB9FFBDFF17005F004F00F3FFF4FFA5FF4300F3FF2C00D7FFD8FF4600"> : tensor<19xi16>
    return %0 : tensor<19xi16>
  }
  func.func private @program(%arg0: tensor<19xi16>, %arg1: tensor<19xi16>) -> (tensor<19xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<19xi16>
    return %0 : tensor<19xi16>
  }
}

// -----

// integers: shift_left i16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi16>, tensor<19xi16>)
    %e:1 = call @expected() : () -> (tensor<19xi16>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi16>, tensor<19xi16>) -> (tensor<19xi16>)
    check.expect_eq %r#0, %e#0 : tensor<19xi16>
    return
  }
  func.func private @inputs() -> (tensor<19xi16>, tensor<19xi16>) {
    %0 = stablehlo.constant dense<"0xEAFFF9FF2B001600C4FFBBFFBAFF10005E004C00F2FFF7FFA7FF4200F1FF2E00D2FFD1FF4000"> : tensor<19xi16>
    %1 = stablehlo.constant dense<"0x0300080009000500060002000700070001000300010003000200010002000200050009000600"> : tensor<19xi16>
    return %0, %1 : tensor<19xi16>, tensor<19xi16>
  }
  func.func private @expected() -> (tensor<19xi16>) {
    %0 = stablehlo.constant dense<"0x50FF00F90056C00200F1ECFE00DD0008BC006002E4FFB8FF9CFE8400C4FFB80040FA00A20010"> : tensor<19xi16>
    return %0 : tensor<19xi16>
  }
  func.func private @program(%arg0: tensor<19xi16>, %arg1: tensor<19xi16>) -> (tensor<19xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_left %arg0, %arg1 : tensor<19xi16>
    return %0 : tensor<19xi16>
  }
}

// -----

// integers: shift_right_logical i16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi16>, tensor<19xi16>)
    %e:1 = call @expected() : () -> (tensor<19xi16>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi16>, tensor<19xi16>) -> (tensor<19xi16>)
    check.expect_eq %r#0, %e#0 : tensor<19xi16>
    return
  }
  func.func private @inputs() -> (tensor<19xi16>, tensor<19xi16>) {
    %0 = stablehlo.constant dense<"0xEAFFF9FF2B001600C4FFBBFFBAFF10005E004C00F2FFF7FFA7FF4200F1FF2E00D2FFD1FF4000"> : tensor<19xi16>
    %1 = stablehlo.constant dense<"0x0300080009000500060002000700070001000300010003000200010002000200050009000600"> : tensor<19xi16>
    return %0, %1 : tensor<19xi16>, tensor<19xi16>
  }
  func.func private @expected() -> (tensor<19xi16>) {
    %0 = stablehlo.constant dense<"0xFD1FFF0000000000FF03EE3FFF0100002F000900F97FFE1FE93F2100FC3F0B00FE077F000100"> : tensor<19xi16>
    return %0 : tensor<19xi16>
  }
  func.func private @program(%arg0: tensor<19xi16>, %arg1: tensor<19xi16>) -> (tensor<19xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<19xi16>
    return %0 : tensor<19xi16>
  }
}

// -----

// integers: shift_right_arithmetic i16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi16>, tensor<19xi16>)
    %e:1 = call @expected() : () -> (tensor<19xi16>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi16>, tensor<19xi16>) -> (tensor<19xi16>)
    check.expect_eq %r#0, %e#0 : tensor<19xi16>
    return
  }
  func.func private @inputs() -> (tensor<19xi16>, tensor<19xi16>) {
    %0 = stablehlo.constant dense<"0xEAFFF9FF2B001600C4FFBBFFBAFF10005E004C00F2FFF7FFA7FF4200F1FF2E00D2FFD1FF4000"> : tensor<19xi16>
    %1 = stablehlo.constant dense<"0x0300080009000500060002000700070001000300010003000200010002000200050009000600"> : tensor<19xi16>
    return %0, %1 : tensor<19xi16>, tensor<19xi16>
  }
  func.func private @expected() -> (tensor<19xi16>) {
    %0 = stablehlo.constant dense<"0xFDFFFFFF00000000FFFFEEFFFFFF00002F000900F9FFFEFFE9FF2100FCFF0B00FEFFFFFF0100"> : tensor<19xi16>
    return %0 : tensor<19xi16>
  }
  func.func private @program(%arg0: tensor<19xi16>, %arg1: tensor<19xi16>) -> (tensor<19xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<19xi16>
    return %0 : tensor<19xi16>
  }
}

// -----

// integers: neg i32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<19xi32>)
    %e:1 = call @expected() : () -> (tensor<19xi32>)
    %r:1 = call @program(%i#0) : (tensor<19xi32>) -> (tensor<19xi32>)
    check.expect_eq %r#0, %e#0 : tensor<19xi32>
    return
  }
  func.func private @inputs() -> (tensor<19xi32>) {
    %0 = stablehlo.constant dense<"0x3E000000500000004A000000AFFFFFFF2200000000000000E8FFFFFF2000000015000000EFFFFFFF20000000AAFFFFFFE7FFFFFFAFFFFFFFABFFFFFF9DFFFFFFF9FFFFFFDCFFFFFF26000000"> : tensor<19xi32>
    return %0 : tensor<19xi32>
  }
  func.func private @expected() -> (tensor<19xi32>) {
    %0 = stablehlo.constant dense<"0xC2FFFFFFB0FFFFFFB6FFFFFF51000000DEFFFFFF0000000018000000E0FFFFFFEBFFFFFF11000000E0FFFFFF56000000190000005100000055000000630000000700000024000000DAFFFFFF"> : tensor<19xi32>
    return %0 : tensor<19xi32>
  }
  func.func private @program(%arg0: tensor<19xi32>) -> (tensor<19xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<19xi32>
    return %0 : tensor<19xi32>
  }
}

// -----

// integers: abs i32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<19xi32>)
    %e:1 = call @expected() : () -> (tensor<19xi32>)
    %r:1 = call @program(%i#0) : (tensor<19xi32>) -> (tensor<19xi32>)
    check.expect_eq %r#0, %e#0 : tensor<19xi32>
    return
  }
  func.func private @inputs() -> (tensor<19xi32>) {
    %0 = stablehlo.constant dense<"0x3E000000500000004A000000AFFFFFFF2200000000000000E8FFFFFF2000000015000000EFFFFFFF20000000AAFFFFFFE7FFFFFFAFFFFFFFABFFFFFF9DFFFFFFF9FFFFFFDCFFFFFF26000000"> : tensor<19xi32>
    return %0 : tensor<19xi32>
  }
  func.func private @expected() -> (tensor<19xi32>) {
    %0 = stablehlo.constant dense<"0x3E000000500000004A00000051000000220000000000000018000000200000001500000011000000200000005600000019000000510000005500000063000000070000002400000026000000"> : tensor<19xi32>
    return %0 : tensor<19xi32>
  }
  func.func private @program(%arg0: tensor<19xi32>) -> (tensor<19xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.abs %arg0 : tensor<19xi32>
    return %0 : tensor<19xi32>
  }
}

// -----

// integers: sign i32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<19xi32>)
    %e:1 = call @expected() : () -> (tensor<19xi32>)
    %r:1 = call @program(%i#0) : (tensor<19xi32>) -> (tensor<19xi32>)
    check.expect_eq %r#0, %e#0 : tensor<19xi32>
    return
  }
  func.func private @inputs() -> (tensor<19xi32>) {
    %0 = stablehlo.constant dense<"0x3E000000500000004A000000AFFFFFFF2200000000000000E8FFFFFF2000000015000000EFFFFFFF20000000AAFFFFFFE7FFFFFFAFFFFFFFABFFFFFF9DFFFFFFF9FFFFFFDCFFFFFF26000000"> : tensor<19xi32>
    return %0 : tensor<19xi32>
  }
  func.func private @expected() -> (tensor<19xi32>) {
    %0 = stablehlo.constant dense<"0x010000000100000001000000FFFFFFFF0100000000000000FFFFFFFF0100000001000000FFFFFFFF01000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF01000000"> : tensor<19xi32>
    return %0 : tensor<19xi32>
  }
  func.func private @program(%arg0: tensor<19xi32>) -> (tensor<19xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.sign %arg0 : tensor<19xi32>
    return %0 : tensor<19xi32>
  }
}

// -----

// integers: not i32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<19xi32>)
    %e:1 = call @expected() : () -> (tensor<19xi32>)
    %r:1 = call @program(%i#0) : (tensor<19xi32>) -> (tensor<19xi32>)
    check.expect_eq %r#0, %e#0 : tensor<19xi32>
    return
  }
  func.func private @inputs() -> (tensor<19xi32>) {
    %0 = stablehlo.constant dense<"0x3E000000500000004A000000AFFFFFFF2200000000000000E8FFFFFF2000000015000000EFFFFFFF20000000AAFFFFFFE7FFFFFFAFFFFFFFABFFFFFF9DFFFFFFF9FFFFFFDCFFFFFF26000000"> : tensor<19xi32>
    return %0 : tensor<19xi32>
  }
  func.func private @expected() -> (tensor<19xi32>) {
    %0 = stablehlo.constant dense<"0xC1FFFFFFAFFFFFFFB5FFFFFF50000000DDFFFFFFFFFFFFFF17000000DFFFFFFFEAFFFFFF10000000DFFFFFFF55000000180000005000000054000000620000000600000023000000D9FFFFFF"> : tensor<19xi32>
    return %0 : tensor<19xi32>
  }
  func.func private @program(%arg0: tensor<19xi32>) -> (tensor<19xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.not %arg0 : tensor<19xi32>
    return %0 : tensor<19xi32>
  }
}

// -----

// integers: population_count i32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<19xi32>)
    %e:1 = call @expected() : () -> (tensor<19xi32>)
    %r:1 = call @program(%i#0) : (tensor<19xi32>) -> (tensor<19xi32>)
    check.expect_eq %r#0, %e#0 : tensor<19xi32>
    return
  }
  func.func private @inputs() -> (tensor<19xi32>) {
    %0 = stablehlo.constant dense<"0x3E000000500000004A000000AFFFFFFF2200000000000000E8FFFFFF2000000015000000EFFFFFFF20000000AAFFFFFFE7FFFFFFAFFFFFFFABFFFFFF9DFFFFFFF9FFFFFFDCFFFFFF26000000"> : tensor<19xi32>
    return %0 : tensor<19xi32>
  }
  func.func private @expected() -> (tensor<19xi32>) {
    %0 = stablehlo.constant dense<"0x0500000002000000030000001E00000002000000000000001C00000001000000030000001F000000010000001C0000001E0000001E0000001D0000001D0000001E0000001D00000003000000"> : tensor<19xi32>
    return %0 : tensor<19xi32>
  }
  func.func private @program(%arg0: tensor<19xi32>) -> (tensor<19xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.popcnt %arg0 : tensor<19xi32>
    return %0 : tensor<19xi32>
  }
}

// -----

// integers: clz i32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<19xi32>)
    %e:1 = call @expected() : () -> (tensor<19xi32>)
    %r:1 = call @program(%i#0) : (tensor<19xi32>) -> (tensor<19xi32>)
    check.expect_eq %r#0, %e#0 : tensor<19xi32>
    return
  }
  func.func private @inputs() -> (tensor<19xi32>) {
    %0 = stablehlo.constant dense<"0x3E000000500000004A000000AFFFFFFF2200000000000000E8FFFFFF2000000015000000EFFFFFFF20000000AAFFFFFFE7FFFFFFAFFFFFFFABFFFFFF9DFFFFFFF9FFFFFFDCFFFFFF26000000"> : tensor<19xi32>
    return %0 : tensor<19xi32>
  }
  func.func private @expected() -> (tensor<19xi32>) {
    %0 = stablehlo.constant dense<"0x1A0000001900000019000000000000001A00000020000000000000001A0000001B000000000000001A000000000000000000000000000000000000000000000000000000000000001A000000"> : tensor<19xi32>
    return %0 : tensor<19xi32>
  }
  func.func private @program(%arg0: tensor<19xi32>) -> (tensor<19xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.count_leading_zeros %arg0 : tensor<19xi32>
    return %0 : tensor<19xi32>
  }
}

// -----

// integers: add i32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi32>, tensor<19xi32>)
    %e:1 = call @expected() : () -> (tensor<19xi32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi32>, tensor<19xi32>) -> (tensor<19xi32>)
    check.expect_eq %r#0, %e#0 : tensor<19xi32>
    return
  }
  func.func private @inputs() -> (tensor<19xi32>, tensor<19xi32>) {
    %0 = stablehlo.constant dense<"0x3E000000500000004A000000AFFFFFFF2200000000000000E8FFFFFF2000000015000000EFFFFFFF20000000AAFFFFFFE7FFFFFFAFFFFFFFABFFFFFF9DFFFFFFF9FFFFFFDCFFFFFF26000000"> : tensor<19xi32>
    %1 = stablehlo.constant dense<"0x07000000050000000700000002000000040000000800000005000000020000000300000005000000080000000600000002000000040000000300000004000000050000000700000006000000"> : tensor<19xi32>
    return %0, %1 : tensor<19xi32>, tensor<19xi32>
  }
  func.func private @expected() -> (tensor<19xi32>) {
    %0 = stablehlo.constant dense<"0x450000005500000051000000B1FFFFFF2600000008000000EDFFFFFF2200000018000000F4FFFFFF28000000B0FFFFFFE9FFFFFFB3FFFFFFAEFFFFFFA1FFFFFFFEFFFFFFE3FFFFFF2C000000"> : tensor<19xi32>
    return %0 : tensor<19xi32>
  }
  func.func private @program(%arg0: tensor<19xi32>, %arg1: tensor<19xi32>) -> (tensor<19xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<19xi32>
    return %0 : tensor<19xi32>
  }
}

// -----

// integers: sub i32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi32>, tensor<19xi32>)
    %e:1 = call @expected() : () -> (tensor<19xi32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi32>, tensor<19xi32>) -> (tensor<19xi32>)
    check.expect_eq %r#0, %e#0 : tensor<19xi32>
    return
  }
  func.func private @inputs() -> (tensor<19xi32>, tensor<19xi32>) {
    %0 = stablehlo.constant dense<"0x3E000000500000004A000000AFFFFFFF2200000000000000E8FFFFFF2000000015000000EFFFFFFF20000000AAFFFFFFE7FFFFFFAFFFFFFFABFFFFFF9DFFFFFFF9FFFFFFDCFFFFFF26000000"> : tensor<19xi32>
    %1 = stablehlo.constant dense<"0x07000000050000000700000002000000040000000800000005000000020000000300000005000000080000000600000002000000040000000300000004000000050000000700000006000000"> : tensor<19xi32>
    return %0, %1 : tensor<19xi32>, tensor<19xi32>
  }
  func.func private @expected() -> (tensor<19xi32>) {
    %0 = stablehlo.constant dense<"0x370000004B00000043000000ADFFFFFF1E000000F8FFFFFFE3FFFFFF1E00000012000000EAFFFFFF18000000A4FFFFFFE5FFFFFFABFFFFFFA8FFFFFF99FFFFFFF4FFFFFFD5FFFFFF20000000"> : tensor<19xi32>
    return %0 : tensor<19xi32>
  }
  func.func private @program(%arg0: tensor<19xi32>, %arg1: tensor<19xi32>) -> (tensor<19xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<19xi32>
    return %0 : tensor<19xi32>
  }
}

// -----

// integers: mul i32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi32>, tensor<19xi32>)
    %e:1 = call @expected() : () -> (tensor<19xi32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi32>, tensor<19xi32>) -> (tensor<19xi32>)
    check.expect_eq %r#0, %e#0 : tensor<19xi32>
    return
  }
  func.func private @inputs() -> (tensor<19xi32>, tensor<19xi32>) {
    %0 = stablehlo.constant dense<"0x3E000000500000004A000000AFFFFFFF2200000000000000E8FFFFFF2000000015000000EFFFFFFF20000000AAFFFFFFE7FFFFFFAFFFFFFFABFFFFFF9DFFFFFFF9FFFFFFDCFFFFFF26000000"> : tensor<19xi32>
    %1 = stablehlo.constant dense<"0x07000000050000000700000002000000040000000800000005000000020000000300000005000000080000000600000002000000040000000300000004000000050000000700000006000000"> : tensor<19xi32>
    return %0, %1 : tensor<19xi32>, tensor<19xi32>
  }
  func.func private @expected() -> (tensor<19xi32>) {
    %0 = stablehlo.constant dense<"0xB201000090010000060200005EFFFFFF880000000000000088FFFFFF400000003F000000ABFFFFFF00010000FCFDFFFFCEFFFFFFBCFEFFFF01FFFFFF74FEFFFFDDFFFFFF04FFFFFFE4000000"> : tensor<19xi32>
    return %0 : tensor<19xi32>
  }
  func.func private @program(%arg0: tensor<19xi32>, %arg1: tensor<19xi32>) -> (tensor<19xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<19xi32>
    return %0 : tensor<19xi32>
  }
}

// -----

// integers: div i32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi32>, tensor<19xi32>)
    %e:1 = call @expected() : () -> (tensor<19xi32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi32>, tensor<19xi32>) -> (tensor<19xi32>)
    check.expect_eq %r#0, %e#0 : tensor<19xi32>
    return
  }
  func.func private @inputs() -> (tensor<19xi32>, tensor<19xi32>) {
    %0 = stablehlo.constant dense<"0x3E000000500000004A000000AFFFFFFF2200000000000000E8FFFFFF2000000015000000EFFFFFFF20000000AAFFFFFFE7FFFFFFAFFFFFFFABFFFFFF9DFFFFFFF9FFFFFFDCFFFFFF26000000"> : tensor<19xi32>
    %1 = stablehlo.constant dense<"0x07000000050000000700000002000000040000000800000005000000020000000300000005000000080000000600000002000000040000000300000004000000050000000700000006000000"> : tensor<19xi32>
    return %0, %1 : tensor<19xi32>, tensor<19xi32>
  }
  func.func private @expected() -> (tensor<19xi32>) {
    %0 = stablehlo.constant dense<"0x08000000100000000A000000D8FFFFFF0800000000000000FCFFFFFF1000000007000000FDFFFFFF04000000F2FFFFFFF4FFFFFFECFFFFFFE4FFFFFFE8FFFFFFFFFFFFFFFBFFFFFF06000000"> : tensor<19xi32>
    return %0 : tensor<19xi32>
  }
  func.func private @program(%arg0: tensor<19xi32>, %arg1: tensor<19xi32>) -> (tensor<19xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<19xi32>
    return %0 : tensor<19xi32>
  }
}

// -----

// integers: rem i32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi32>, tensor<19xi32>)
    %e:1 = call @expected() : () -> (tensor<19xi32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi32>, tensor<19xi32>) -> (tensor<19xi32>)
    check.expect_eq %r#0, %e#0 : tensor<19xi32>
    return
  }
  func.func private @inputs() -> (tensor<19xi32>, tensor<19xi32>) {
    %0 = stablehlo.constant dense<"0x3E000000500000004A000000AFFFFFFF2200000000000000E8FFFFFF2000000015000000EFFFFFFF20000000AAFFFFFFE7FFFFFFAFFFFFFFABFFFFFF9DFFFFFFF9FFFFFFDCFFFFFF26000000"> : tensor<19xi32>
    %1 = stablehlo.constant dense<"0x07000000050000000700000002000000040000000800000005000000020000000300000005000000080000000600000002000000040000000300000004000000050000000700000006000000"> : tensor<19xi32>
    return %0, %1 : tensor<19xi32>, tensor<19xi32>
  }
  func.func private @expected() -> (tensor<19xi32>) {
    %0 = stablehlo.constant dense<"0x060000000000000004000000FFFFFFFF0200000000000000FCFFFFFF0000000000000000FEFFFFFF00000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFDFFFFFFFEFFFFFFFFFFFFFF02000000"> : tensor<19xi32>
    return %0 : tensor<19xi32>
  }
  func.func private @program(%arg0: tensor<19xi32>, %arg1: tensor<19xi32>) -> (tensor<19xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<19xi32>
    return %0 : tensor<19xi32>
  }
}

// -----

// integers: max i32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi32>, tensor<19xi32>)
    %e:1 = call @expected() : () -> (tensor<19xi32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi32>, tensor<19xi32>) -> (tensor<19xi32>)
    check.expect_eq %r#0, %e#0 : tensor<19xi32>
    return
  }
  func.func private @inputs() -> (tensor<19xi32>, tensor<19xi32>) {
    %0 = stablehlo.constant dense<"0x3E000000500000004A000000AFFFFFFF2200000000000000E8FFFFFF2000000015000000EFFFFFFF20000000AAFFFFFFE7FFFFFFAFFFFFFFABFFFFFF9DFFFFFFF9FFFFFFDCFFFFFF26000000"> : tensor<19xi32>
    %1 = stablehlo.constant dense<"0x07000000050000000700000002000000040000000800000005000000020000000300000005000000080000000600000002000000040000000300000004000000050000000700000006000000"> : tensor<19xi32>
    return %0, %1 : tensor<19xi32>, tensor<19xi32>
  }
  func.func private @expected() -> (tensor<19xi32>) {
    %0 = stablehlo.constant dense<"0x3E000000500000004A00000002000000220000000800000005000000200000001500000005000000200000000600000002000000040000000300000004000000050000000700000026000000"> : tensor<19xi32>
    return %0 : tensor<19xi32>
  }
  func.func private @program(%arg0: tensor<19xi32>, %arg1: tensor<19xi32>) -> (tensor<19xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<19xi32>
    return %0 : tensor<19xi32>
  }
}

// -----

// integers: min i32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi32>, tensor<19xi32>)
    %e:1 = call @expected() : () -> (tensor<19xi32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi32>, tensor<19xi32>) -> (tensor<19xi32>)
    check.expect_eq %r#0, %e#0 : tensor<19xi32>
    return
  }
  func.func private @inputs() -> (tensor<19xi32>, tensor<19xi32>) {
    %0 = stablehlo.constant dense<"0x3E000000500000004A000000AFFFFFFF2200000000000000E8FFFFFF2000000015000000EFFFFFFF20000000AAFFFFFFE7FFFFFFAFFFFFFFABFFFFFF9DFFFFFFF9FFFFFFDCFFFFFF26000000"> : tensor<19xi32>
    %1 = stablehlo.constant dense<"0x07000000050000000700000002000000040000000800000005000000020000000300000005000000080000000600000002000000040000000300000004000000050000000700000006000000"> : tensor<19xi32>
    return %0, %1 : tensor<19xi32>, tensor<19xi32>
  }
  func.func private @expected() -> (tensor<19xi32>) {
    %0 = stablehlo.constant dense<"0x070000000500000007000000AFFFFFFF0400000000000000E8FFFFFF0200000003000000EFFFFFFF08000000AAFFFFFFE7FFFFFFAFFFFFFFABFFFFFF9DFFFFFFF9FFFFFFDCFFFFFF06000000"> : tensor<19xi32>
    return %0 : tensor<19xi32>
  }
  func.func private @program(%arg0: tensor<19xi32>, %arg1: tensor<19xi32>) -> (tensor<19xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<19xi32>
    return %0 : tensor<19xi32>
  }
}

// -----

// integers: and i32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi32>, tensor<19xi32>)
    %e:1 = call @expected() : () -> (tensor<19xi32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi32>, tensor<19xi32>) -> (tensor<19xi32>)
    check.expect_eq %r#0, %e#0 : tensor<19xi32>
    return
  }
  func.func private @inputs() -> (tensor<19xi32>, tensor<19xi32>) {
    %0 = stablehlo.constant dense<"0x3E000000500000004A000000AFFFFFFF2200000000000000E8FFFFFF2000000015000000EFFFFFFF20000000AAFFFFFFE7FFFFFFAFFFFFFFABFFFFFF9DFFFFFFF9FFFFFFDCFFFFFF26000000"> : tensor<19xi32>
    %1 = stablehlo.constant dense<"0x07000000050000000700000002000000040000000800000005000000020000000300000005000000080000000600000002000000040000000300000004000000050000000700000006000000"> : tensor<19xi32>
    return %0, %1 : tensor<19xi32>, tensor<19xi32>
  }
  func.func private @expected() -> (tensor<19xi32>) {
    %0 = stablehlo.constant dense<"0x06000000000000000200000002000000000000000000000000000000000000000100000005000000000000000200000002000000040000000300000004000000010000000400000006000000"> : tensor<19xi32>
    return %0 : tensor<19xi32>
  }
  func.func private @program(%arg0: tensor<19xi32>, %arg1: tensor<19xi32>) -> (tensor<19xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.and %arg0, %arg1 : tensor<19xi32>
    return %0 : tensor<19xi32>
  }
}

// -----

// integers: or i32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi32>, tensor<19xi32>)
    %e:1 = call @expected() : () -> (tensor<19xi32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi32>, tensor<19xi32>) -> (tensor<19xi32>)
    check.expect_eq %r#0, %e#0 : tensor<19xi32>
    return
  }
  func.func private @inputs() -> (tensor<19xi32>, tensor<19xi32>) {
    %0 = stablehlo.constant dense<"0x3E000000500000004A000000AFFFFFFF2200000000000000E8FFFFFF2000000015000000EFFFFFFF20000000AAFFFFFFE7FFFFFFAFFFFFFFABFFFFFF9DFFFFFFF9FFFFFFDCFFFFFF26000000"> : tensor<19xi32>
    %1 = stablehlo.constant dense<"0x07000000050000000700000002000000040000000800000005000000020000000300000005000000080000000600000002000000040000000300000004000000050000000700000006000000"> : tensor<19xi32>
    return %0, %1 : tensor<19xi32>, tensor<19xi32>
  }
  func.func private @expected() -> (tensor<19xi32>) {
    %0 = stablehlo.constant dense<"0x3F000000550000004F000000AFFFFFFF2600000008000000EDFFFFFF2200000017000000EFFFFFFF28000000AEFFFFFFE7FFFFFFAFFFFFFFABFFFFFF9DFFFFFFFDFFFFFFDFFFFFFF26000000"> : tensor<19xi32>
    return %0 : tensor<19xi32>
  }
  func.func private @program(%arg0: tensor<19xi32>, %arg1: tensor<19xi32>) -> (tensor<19xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.or %arg0, %arg1 : tensor<19xi32>
    return %0 : tensor<19xi32>
  }
}

// -----

// integers: xor i32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi32>, tensor<19xi32>)
    %e:1 = call @expected() : () -> (tensor<19xi32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi32>, tensor<19xi32>) -> (tensor<19xi32>)
    check.expect_eq %r#0, %e#0 : tensor<19xi32>
    return
  }
  func.func private @inputs() -> (tensor<19xi32>, tensor<19xi32>) {
    %0 = stablehlo.constant dense<"0x3E000000500000004A000000AFFFFFFF2200000000000000E8FFFFFF2000000015000000EFFFFFFF20000000AAFFFFFFE7FFFFFFAFFFFFFFABFFFFFF9DFFFFFFF9FFFFFFDCFFFFFF26000000"> : tensor<19xi32>
    %1 = stablehlo.constant dense<"0x07000000050000000700000002000000040000000800000005000000020000000300000005000000080000000600000002000000040000000300000004000000050000000700000006000000"> : tensor<19xi32>
    return %0, %1 : tensor<19xi32>, tensor<19xi32>
  }
  func.func private @expected() -> (tensor<19xi32>) {
    %0 = stablehlo.constant dense<"0x39000000550000004D000000ADFFFFFF2600000008000000EDFFFFFF2200000016000000EAFFFFFF28000000ACFFFFFFE5FFFFFFABFFFFFFA8FFFFFF99FFFFFFFCFFFFFFDBFFFFFF20000000"> : tensor<19xi32>
    return %0 : tensor<19xi32>
  }
  func.func private @program(%arg0: tensor<19xi32>, %arg1: tensor<19xi32>) -> (tensor<19xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<19xi32>
    return %0 : tensor<19xi32>
  }
}

// -----

// integers: shift_left i32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi32>, tensor<19xi32>)
    %e:1 = call @expected() : () -> (tensor<19xi32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi32>, tensor<19xi32>) -> (tensor<19xi32>)
    check.expect_eq %r#0, %e#0 : tensor<19xi32>
    return
  }
  func.func private @inputs() -> (tensor<19xi32>, tensor<19xi32>) {
    %0 = stablehlo.constant dense<"0x3E000000500000004A000000AFFFFFFF2200000000000000E8FFFFFF2000000015000000EFFFFFFF20000000AAFFFFFFE7FFFFFFAFFFFFFFABFFFFFF9DFFFFFFF9FFFFFFDCFFFFFF26000000"> : tensor<19xi32>
    %1 = stablehlo.constant dense<"0x07000000050000000700000002000000040000000800000005000000020000000300000005000000080000000600000002000000040000000300000004000000050000000700000006000000"> : tensor<19xi32>
    return %0, %1 : tensor<19xi32>, tensor<19xi32>
  }
  func.func private @expected() -> (tensor<19xi32>) {
    %0 = stablehlo.constant dense<"0x001F0000000A000000250000BCFEFFFF200200000000000000FDFFFF80000000A8000000E0FDFFFF0020000080EAFFFF9CFFFFFFF0FAFFFF58FDFFFFD0F9FFFF20FFFFFF00EEFFFF80090000"> : tensor<19xi32>
    return %0 : tensor<19xi32>
  }
  func.func private @program(%arg0: tensor<19xi32>, %arg1: tensor<19xi32>) -> (tensor<19xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_left %arg0, %arg1 : tensor<19xi32>
    return %0 : tensor<19xi32>
  }
}

// -----

// integers: shift_right_logical i32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi32>, tensor<19xi32>)
    %e:1 = call @expected() : () -> (tensor<19xi32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi32>, tensor<19xi32>) -> (tensor<19xi32>)
    check.expect_eq %r#0, %e#0 : tensor<19xi32>
    return
  }
  func.func private @inputs() -> (tensor<19xi32>, tensor<19xi32>) {
    %0 = stablehlo.constant dense<"0x3E000000500000004A000000AFFFFFFF2200000000000000E8FFFFFF2000000015000000EFFFFFFF20000000AAFFFFFFE7FFFFFFAFFFFFFFABFFFFFF9DFFFFFFF9FFFFFFDCFFFFFF26000000"> : tensor<19xi32>
    %1 = stablehlo.constant dense<"0x07000000050000000700000002000000040000000800000005000000020000000300000005000000080000000600000002000000040000000300000004000000050000000700000006000000"> : tensor<19xi32>
    return %0, %1 : tensor<19xi32>, tensor<19xi32>
  }
  func.func private @expected() -> (tensor<19xi32>) {
    %0 = stablehlo.constant dense<"0x000000000200000000000000EBFFFF3F0200000000000000FFFFFF070800000002000000FFFFFF0700000000FEFFFF03F9FFFF3FFAFFFF0FF5FFFF1FF9FFFF0FFFFFFF07FFFFFF0100000000"> : tensor<19xi32>
    return %0 : tensor<19xi32>
  }
  func.func private @program(%arg0: tensor<19xi32>, %arg1: tensor<19xi32>) -> (tensor<19xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<19xi32>
    return %0 : tensor<19xi32>
  }
}

// -----

// integers: shift_right_arithmetic i32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi32>, tensor<19xi32>)
    %e:1 = call @expected() : () -> (tensor<19xi32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi32>, tensor<19xi32>) -> (tensor<19xi32>)
    check.expect_eq %r#0, %e#0 : tensor<19xi32>
    return
  }
  func.func private @inputs() -> (tensor<19xi32>, tensor<19xi32>) {
    %0 = stablehlo.constant dense<"0x3E000000500000004A000000AFFFFFFF2200000000000000E8FFFFFF2000000015000000EFFFFFFF20000000AAFFFFFFE7FFFFFFAFFFFFFFABFFFFFF9DFFFFFFF9FFFFFFDCFFFFFF26000000"> : tensor<19xi32>
    %1 = stablehlo.constant dense<"0x07000000050000000700000002000000040000000800000005000000020000000300000005000000080000000600000002000000040000000300000004000000050000000700000006000000"> : tensor<19xi32>
    return %0, %1 : tensor<19xi32>, tensor<19xi32>
  }
  func.func private @expected() -> (tensor<19xi32>) {
    %0 = stablehlo.constant dense<"0x000000000200000000000000EBFFFFFF0200000000000000FFFFFFFF0800000002000000FFFFFFFF00000000FEFFFFFFF9FFFFFFFAFFFFFFF5FFFFFFF9FFFFFFFFFFFFFFFFFFFFFF00000000"> : tensor<19xi32>
    return %0 : tensor<19xi32>
  }
  func.func private @program(%arg0: tensor<19xi32>, %arg1: tensor<19xi32>) -> (tensor<19xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<19xi32>
    return %0 : tensor<19xi32>
  }
}

// -----

// integers: neg i64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<19xi64>)
    %e:1 = call @expected() : () -> (tensor<19xi64>)
    %r:1 = call @program(%i#0) : (tensor<19xi64>) -> (tensor<19xi64>)
    check.expect_eq %r#0, %e#0 : tensor<19xi64>
    return
  }
  func.func private @inputs() -> (tensor<19xi64>) {
    %0 = stablehlo.constant dense<"0x0500000000000000ABFFFFFFFFFFFFFF250000000000000042000000000000003500000000000000B0FFFFFFFFFFFFFF5500000000000000CEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF1900000000000000EFFFFFFFFFFFFFFFB8FFFFFFFFFFFFFF5400000000000000D6FFFFFFFFFFFFFF5E0000000000000002000000000000004B00000000000000A2FFFFFFFFFFFFFFC4FFFFFFFFFFFFFF"> : tensor<19xi64>
    return %0 : tensor<19xi64>
  }
  func.func private @expected() -> (tensor<19xi64>) {
    %0 = stablehlo.constant dense<"0xFBFFFFFFFFFFFFFF5500000000000000DBFFFFFFFFFFFFFFBEFFFFFFFFFFFFFFCBFFFFFFFFFFFFFF5000000000000000ABFFFFFFFFFFFFFF32000000000000000100000000000000E7FFFFFFFFFFFFFF11000000000000004800000000000000ACFFFFFFFFFFFFFF2A00000000000000A2FFFFFFFFFFFFFFFEFFFFFFFFFFFFFFB5FFFFFFFFFFFFFF5E000000000000003C00000000000000"> : tensor<19xi64>
    return %0 : tensor<19xi64>
  }
  func.func private @program(%arg0: tensor<19xi64>) -> (tensor<19xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<19xi64>
    return %0 : tensor<19xi64>
  }
}

// -----

// integers: abs i64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<19xi64>)
    %e:1 = call @expected() : () -> (tensor<19xi64>)
    %r:1 = call @program(%i#0) : (tensor<19xi64>) -> (tensor<19xi64>)
    check.expect_eq %r#0, %e#0 : tensor<19xi64>
    return
  }
  func.func private @inputs() -> (tensor<19xi64>) {
    %0 = stablehlo.constant dense<"0x0500000000000000ABFFFFFFFFFFFFFF250000000000000042000000000000003500000000000000B0FFFFFFFFFFFFFF5500000000000000CEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF1900000000000000EFFFFFFFFFFFFFFFB8FFFFFFFFFFFFFF5400000000000000D6FFFFFFFFFFFFFF5E0000000000000002000000000000004B00000000000000A2FFFFFFFFFFFFFFC4FFFFFFFFFFFFFF"> : tensor<19xi64>
    return %0 : tensor<19xi64>
  }
  func.func private @expected() -> (tensor<19xi64>) {
    %0 = stablehlo.constant dense<"0x05000000000000005500000000000000250000000000000042000000000000003500000000000000500000000000000055000000000000003200000000000000010000000000000019000000000000001100000000000000480000000000000054000000000000002A000000000000005E0000000000000002000000000000004B000000000000005E000000000000003C00000000000000"> : tensor<19xi64>
    return %0 : tensor<19xi64>
  }
  func.func private @program(%arg0: tensor<19xi64>) -> (tensor<19xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.abs %arg0 : tensor<19xi64>
    return %0 : tensor<19xi64>
  }
}

// -----

// integers: sign i64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<19xi64>)
    %e:1 = call @expected() : () -> (tensor<19xi64>)
    %r:1 = call @program(%i#0) : (tensor<19xi64>) -> (tensor<19xi64>)
    check.expect_eq %r#0, %e#0 : tensor<19xi64>
    return
  }
  func.func private @inputs() -> (tensor<19xi64>) {
    %0 = stablehlo.constant dense<"0x0500000000000000ABFFFFFFFFFFFFFF250000000000000042000000000000003500000000000000B0FFFFFFFFFFFFFF5500000000000000CEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF1900000000000000EFFFFFFFFFFFFFFFB8FFFFFFFFFFFFFF5400000000000000D6FFFFFFFFFFFFFF5E0000000000000002000000000000004B00000000000000A2FFFFFFFFFFFFFFC4FFFFFFFFFFFFFF"> : tensor<19xi64>
    return %0 : tensor<19xi64>
  }
  func.func private @expected() -> (tensor<19xi64>) {
    %0 = stablehlo.constant dense<"0x0100000000000000FFFFFFFFFFFFFFFF010000000000000001000000000000000100000000000000FFFFFFFFFFFFFFFF0100000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0100000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0100000000000000FFFFFFFFFFFFFFFF010000000000000001000000000000000100000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<19xi64>
    return %0 : tensor<19xi64>
  }
  func.func private @program(%arg0: tensor<19xi64>) -> (tensor<19xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.sign %arg0 : tensor<19xi64>
    return %0 : tensor<19xi64>
  }
}

// -----

// integers: not i64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<19xi64>)
    %e:1 = call @expected() : () -> (tensor<19xi64>)
    %r:1 = call @program(%i#0) : (tensor<19xi64>) -> (tensor<19xi64>)
    check.expect_eq %r#0, %e#0 : tensor<19xi64>
    return
  }
  func.func private @inputs() -> (tensor<19xi64>) {
    %0 = stablehlo.constant dense<"0x0500000000000000ABFFFFFFFFFFFFFF250000000000000042000000000000003500000000000000B0FFFFFFFFFFFFFF5500000000000000CEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF1900000000000000EFFFFFFFFFFFFFFFB8FFFFFFFFFFFFFF5400000000000000D6FFFFFFFFFFFFFF5E0000000000000002000000000000004B00000000000000A2FFFFFFFFFFFFFFC4FFFFFFFFFFFFFF"> : tensor<19xi64>
    return %0 : tensor<19xi64>
  }
  func.func private @expected() -> (tensor<19xi64>) {
    %0 = stablehlo.constant dense<"0xFAFFFFFFFFFFFFFF5400000000000000DAFFFFFFFFFFFFFFBDFFFFFFFFFFFFFFCAFFFFFFFFFFFFFF4F00000000000000AAFFFFFFFFFFFFFF31000000000000000000000000000000E6FFFFFFFFFFFFFF10000000000000004700000000000000ABFFFFFFFFFFFFFF2900000000000000A1FFFFFFFFFFFFFFFDFFFFFFFFFFFFFFB4FFFFFFFFFFFFFF5D000000000000003B00000000000000"> : tensor<19xi64>
    return %0 : tensor<19xi64>
  }
  func.func private @program(%arg0: tensor<19xi64>) -> (tensor<19xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.not %arg0 : tensor<19xi64>
    return %0 : tensor<19xi64>
  }
}

// -----

// integers: population_count i64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<19xi64>)
    %e:1 = call @expected() : () -> (tensor<19xi64>)
    %r:1 = call @program(%i#0) : (tensor<19xi64>) -> (tensor<19xi64>)
    check.expect_eq %r#0, %e#0 : tensor<19xi64>
    return
  }
  func.func private @inputs() -> (tensor<19xi64>) {
    %0 = stablehlo.constant dense<"0x0500000000000000ABFFFFFFFFFFFFFF250000000000000042000000000000003500000000000000B0FFFFFFFFFFFFFF5500000000000000CEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF1900000000000000EFFFFFFFFFFFFFFFB8FFFFFFFFFFFFFF5400000000000000D6FFFFFFFFFFFFFF5E0000000000000002000000000000004B00000000000000A2FFFFFFFFFFFFFFC4FFFFFFFFFFFFFF"> : tensor<19xi64>
    return %0 : tensor<19xi64>
  }
  func.func private @expected() -> (tensor<19xi64>) {
    %0 = stablehlo.constant dense<"0x02000000000000003D000000000000000300000000000000020000000000000004000000000000003B0000000000000004000000000000003D00000000000000400000000000000003000000000000003F000000000000003C0000000000000003000000000000003D000000000000000500000000000000010000000000000004000000000000003B000000000000003B00000000000000"> : tensor<19xi64>
    return %0 : tensor<19xi64>
  }
  func.func private @program(%arg0: tensor<19xi64>) -> (tensor<19xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.popcnt %arg0 : tensor<19xi64>
    return %0 : tensor<19xi64>
  }
}

// -----

// integers: clz i64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<19xi64>)
    %e:1 = call @expected() : () -> (tensor<19xi64>)
    %r:1 = call @program(%i#0) : (tensor<19xi64>) -> (tensor<19xi64>)
    check.expect_eq %r#0, %e#0 : tensor<19xi64>
    return
  }
  func.func private @inputs() -> (tensor<19xi64>) {
    %0 = stablehlo.constant dense<"0x0500000000000000ABFFFFFFFFFFFFFF250000000000000042000000000000003500000000000000B0FFFFFFFFFFFFFF5500000000000000CEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF1900000000000000EFFFFFFFFFFFFFFFB8FFFFFFFFFFFFFF5400000000000000D6FFFFFFFFFFFFFF5E0000000000000002000000000000004B00000000000000A2FFFFFFFFFFFFFFC4FFFFFFFFFFFFFF"> : tensor<19xi64>
    return %0 : tensor<19xi64>
  }
  func.func private @expected() -> (tensor<19xi64>) {
    %0 = stablehlo.constant dense<"0x3D0000000000000000000000000000003A0000000000000039000000000000003A0000000000000000000000000000003900000000000000000000000000000000000000000000003B00000000000000000000000000000000000000000000003900000000000000000000000000000039000000000000003E00000000000000390000000000000000000000000000000000000000000000"> : tensor<19xi64>
    return %0 : tensor<19xi64>
  }
  func.func private @program(%arg0: tensor<19xi64>) -> (tensor<19xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.count_leading_zeros %arg0 : tensor<19xi64>
    return %0 : tensor<19xi64>
  }
}

// -----

// integers: add i64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi64>, tensor<19xi64>)
    %e:1 = call @expected() : () -> (tensor<19xi64>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi64>, tensor<19xi64>) -> (tensor<19xi64>)
    check.expect_eq %r#0, %e#0 : tensor<19xi64>
    return
  }
  func.func private @inputs() -> (tensor<19xi64>, tensor<19xi64>) {
    %0 = stablehlo.constant dense<"0x0500000000000000ABFFFFFFFFFFFFFF250000000000000042000000000000003500000000000000B0FFFFFFFFFFFFFF5500000000000000CEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF1900000000000000EFFFFFFFFFFFFFFFB8FFFFFFFFFFFFFF5400000000000000D6FFFFFFFFFFFFFF5E0000000000000002000000000000004B00000000000000A2FFFFFFFFFFFFFFC4FFFFFFFFFFFFFF"> : tensor<19xi64>
    %1 = stablehlo.constant dense<"0x0400000000000000060000000000000004000000000000000500000000000000030000000000000001000000000000000900000000000000070000000000000005000000000000000900000000000000030000000000000005000000000000000200000000000000040000000000000008000000000000000700000000000000080000000000000006000000000000000800000000000000"> : tensor<19xi64>
    return %0, %1 : tensor<19xi64>, tensor<19xi64>
  }
  func.func private @expected() -> (tensor<19xi64>) {
    %0 = stablehlo.constant dense<"0x0900000000000000B1FFFFFFFFFFFFFF290000000000000047000000000000003800000000000000B1FFFFFFFFFFFFFF5E00000000000000D5FFFFFFFFFFFFFF04000000000000002200000000000000F2FFFFFFFFFFFFFFBDFFFFFFFFFFFFFF5600000000000000DAFFFFFFFFFFFFFF660000000000000009000000000000005300000000000000A8FFFFFFFFFFFFFFCCFFFFFFFFFFFFFF"> : tensor<19xi64>
    return %0 : tensor<19xi64>
  }
  func.func private @program(%arg0: tensor<19xi64>, %arg1: tensor<19xi64>) -> (tensor<19xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<19xi64>
    return %0 : tensor<19xi64>
  }
}

// -----

// integers: sub i64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi64>, tensor<19xi64>)
    %e:1 = call @expected() : () -> (tensor<19xi64>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi64>, tensor<19xi64>) -> (tensor<19xi64>)
    check.expect_eq %r#0, %e#0 : tensor<19xi64>
    return
  }
  func.func private @inputs() -> (tensor<19xi64>, tensor<19xi64>) {
    %0 = stablehlo.constant dense<"0x0500000000000000ABFFFFFFFFFFFFFF250000000000000042000000000000003500000000000000B0FFFFFFFFFFFFFF5500000000000000CEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF1900000000000000EFFFFFFFFFFFFFFFB8FFFFFFFFFFFFFF5400000000000000D6FFFFFFFFFFFFFF5E0000000000000002000000000000004B00000000000000A2FFFFFFFFFFFFFFC4FFFFFFFFFFFFFF"> : tensor<19xi64>
    %1 = stablehlo.constant dense<"0x0400000000000000060000000000000004000000000000000500000000000000030000000000000001000000000000000900000000000000070000000000000005000000000000000900000000000000030000000000000005000000000000000200000000000000040000000000000008000000000000000700000000000000080000000000000006000000000000000800000000000000"> : tensor<19xi64>
    return %0, %1 : tensor<19xi64>, tensor<19xi64>
  }
  func.func private @expected() -> (tensor<19xi64>) {
    %0 = stablehlo.constant dense<"0x0100000000000000A5FFFFFFFFFFFFFF21000000000000003D000000000000003200000000000000AFFFFFFFFFFFFFFF4C00000000000000C7FFFFFFFFFFFFFFFAFFFFFFFFFFFFFF1000000000000000ECFFFFFFFFFFFFFFB3FFFFFFFFFFFFFF5200000000000000D2FFFFFFFFFFFFFF5600000000000000FBFFFFFFFFFFFFFF43000000000000009CFFFFFFFFFFFFFFBCFFFFFFFFFFFFFF"> : tensor<19xi64>
    return %0 : tensor<19xi64>
  }
  func.func private @program(%arg0: tensor<19xi64>, %arg1: tensor<19xi64>) -> (tensor<19xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<19xi64>
    return %0 : tensor<19xi64>
  }
}

// -----

// integers: mul i64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi64>, tensor<19xi64>)
    %e:1 = call @expected() : () -> (tensor<19xi64>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi64>, tensor<19xi64>) -> (tensor<19xi64>)
    check.expect_eq %r#0, %e#0 : tensor<19xi64>
    return
  }
  func.func private @inputs() -> (tensor<19xi64>, tensor<19xi64>) {
    %0 = stablehlo.constant dense<"0x0500000000000000ABFFFFFFFFFFFFFF250000000000000042000000000000003500000000000000B0FFFFFFFFFFFFFF5500000000000000CEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF1900000000000000EFFFFFFFFFFFFFFFB8FFFFFFFFFFFFFF5400000000000000D6FFFFFFFFFFFFFF5E0000000000000002000000000000004B00000000000000A2FFFFFFFFFFFFFFC4FFFFFFFFFFFFFF"> : tensor<19xi64>
    %1 = stablehlo.constant dense<"0x0400000000000000060000000000000004000000000000000500000000000000030000000000000001000000000000000900000000000000070000000000000005000000000000000900000000000000030000000000000005000000000000000200000000000000040000000000000008000000000000000700000000000000080000000000000006000000000000000800000000000000"> : tensor<19xi64>
    return %0, %1 : tensor<19xi64>, tensor<19xi64>
  }
  func.func private @expected() -> (tensor<19xi64>) {
    %0 = stablehlo.constant dense<"0x140000000000000002FEFFFFFFFFFFFF94000000000000004A010000000000009F00000000000000B0FFFFFFFFFFFFFFFD02000000000000A2FEFFFFFFFFFFFFFBFFFFFFFFFFFFFFE100000000000000CDFFFFFFFFFFFFFF98FEFFFFFFFFFFFFA80000000000000058FFFFFFFFFFFFFFF0020000000000000E000000000000005802000000000000CCFDFFFFFFFFFFFF20FEFFFFFFFFFFFF"> : tensor<19xi64>
    return %0 : tensor<19xi64>
  }
  func.func private @program(%arg0: tensor<19xi64>, %arg1: tensor<19xi64>) -> (tensor<19xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<19xi64>
    return %0 : tensor<19xi64>
  }
}

// -----

// integers: div i64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi64>, tensor<19xi64>)
    %e:1 = call @expected() : () -> (tensor<19xi64>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi64>, tensor<19xi64>) -> (tensor<19xi64>)
    check.expect_eq %r#0, %e#0 : tensor<19xi64>
    return
  }
  func.func private @inputs() -> (tensor<19xi64>, tensor<19xi64>) {
    %0 = stablehlo.constant dense<"0x0500000000000000ABFFFFFFFFFFFFFF250000000000000042000000000000003500000000000000B0FFFFFFFFFFFFFF5500000000000000CEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF1900000000000000EFFFFFFFFFFFFFFFB8FFFFFFFFFFFFFF5400000000000000D6FFFFFFFFFFFFFF5E0000000000000002000000000000004B00000000000000A2FFFFFFFFFFFFFFC4FFFFFFFFFFFFFF"> : tensor<19xi64>
    %1 = stablehlo.constant dense<"0x0400000000000000060000000000000004000000000000000500000000000000030000000000000001000000000000000900000000000000070000000000000005000000000000000900000000000000030000000000000005000000000000000200000000000000040000000000000008000000000000000700000000000000080000000000000006000000000000000800000000000000"> : tensor<19xi64>
    return %0, %1 : tensor<19xi64>, tensor<19xi64>
  }
  func.func private @expected() -> (tensor<19xi64>) {
    %0 = stablehlo.constant dense<"0x0100000000000000F2FFFFFFFFFFFFFF09000000000000000D000000000000001100000000000000B0FFFFFFFFFFFFFF0900000000000000F9FFFFFFFFFFFFFF00000000000000000200000000000000FBFFFFFFFFFFFFFFF2FFFFFFFFFFFFFF2A00000000000000F6FFFFFFFFFFFFFF0B0000000000000000000000000000000900000000000000F1FFFFFFFFFFFFFFF9FFFFFFFFFFFFFF"> : tensor<19xi64>
    return %0 : tensor<19xi64>
  }
  func.func private @program(%arg0: tensor<19xi64>, %arg1: tensor<19xi64>) -> (tensor<19xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<19xi64>
    return %0 : tensor<19xi64>
  }
}

// -----

// integers: rem i64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi64>, tensor<19xi64>)
    %e:1 = call @expected() : () -> (tensor<19xi64>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi64>, tensor<19xi64>) -> (tensor<19xi64>)
    check.expect_eq %r#0, %e#0 : tensor<19xi64>
    return
  }
  func.func private @inputs() -> (tensor<19xi64>, tensor<19xi64>) {
    %0 = stablehlo.constant dense<"0x0500000000000000ABFFFFFFFFFFFFFF250000000000000042000000000000003500000000000000B0FFFFFFFFFFFFFF5500000000000000CEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF1900000000000000EFFFFFFFFFFFFFFFB8FFFFFFFFFFFFFF5400000000000000D6FFFFFFFFFFFFFF5E0000000000000002000000000000004B00000000000000A2FFFFFFFFFFFFFFC4FFFFFFFFFFFFFF"> : tensor<19xi64>
    %1 = stablehlo.constant dense<"0x0400000000000000060000000000000004000000000000000500000000000000030000000000000001000000000000000900000000000000070000000000000005000000000000000900000000000000030000000000000005000000000000000200000000000000040000000000000008000000000000000700000000000000080000000000000006000000000000000800000000000000"> : tensor<19xi64>
    return %0, %1 : tensor<19xi64>, tensor<19xi64>
  }
  func.func private @expected() -> (tensor<19xi64>) {
    %0 = stablehlo.constant dense<"0x0100000000000000FFFFFFFFFFFFFFFF01000000000000000100000000000000020000000000000000000000000000000400000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0700000000000000FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000FEFFFFFFFFFFFFFF060000000000000002000000000000000300000000000000FCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF"> : tensor<19xi64>
    return %0 : tensor<19xi64>
  }
  func.func private @program(%arg0: tensor<19xi64>, %arg1: tensor<19xi64>) -> (tensor<19xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<19xi64>
    return %0 : tensor<19xi64>
  }
}

// -----

// integers: max i64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi64>, tensor<19xi64>)
    %e:1 = call @expected() : () -> (tensor<19xi64>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi64>, tensor<19xi64>) -> (tensor<19xi64>)
    check.expect_eq %r#0, %e#0 : tensor<19xi64>
    return
  }
  func.func private @inputs() -> (tensor<19xi64>, tensor<19xi64>) {
    %0 = stablehlo.constant dense<"0x0500000000000000ABFFFFFFFFFFFFFF250000000000000042000000000000003500000000000000B0FFFFFFFFFFFFFF5500000000000000CEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF1900000000000000EFFFFFFFFFFFFFFFB8FFFFFFFFFFFFFF5400000000000000D6FFFFFFFFFFFFFF5E0000000000000002000000000000004B00000000000000A2FFFFFFFFFFFFFFC4FFFFFFFFFFFFFF"> : tensor<19xi64>
    %1 = stablehlo.constant dense<"0x0400000000000000060000000000000004000000000000000500000000000000030000000000000001000000000000000900000000000000070000000000000005000000000000000900000000000000030000000000000005000000000000000200000000000000040000000000000008000000000000000700000000000000080000000000000006000000000000000800000000000000"> : tensor<19xi64>
    return %0, %1 : tensor<19xi64>, tensor<19xi64>
  }
  func.func private @expected() -> (tensor<19xi64>) {
    %0 = stablehlo.constant dense<"0x050000000000000006000000000000002500000000000000420000000000000035000000000000000100000000000000550000000000000007000000000000000500000000000000190000000000000003000000000000000500000000000000540000000000000004000000000000005E0000000000000007000000000000004B0000000000000006000000000000000800000000000000"> : tensor<19xi64>
    return %0 : tensor<19xi64>
  }
  func.func private @program(%arg0: tensor<19xi64>, %arg1: tensor<19xi64>) -> (tensor<19xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<19xi64>
    return %0 : tensor<19xi64>
  }
}

// -----

// integers: min i64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi64>, tensor<19xi64>)
    %e:1 = call @expected() : () -> (tensor<19xi64>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi64>, tensor<19xi64>) -> (tensor<19xi64>)
    check.expect_eq %r#0, %e#0 : tensor<19xi64>
    return
  }
  func.func private @inputs() -> (tensor<19xi64>, tensor<19xi64>) {
    %0 = stablehlo.constant dense<"0x0500000000000000ABFFFFFFFFFFFFFF250000000000000042000000000000003500000000000000B0FFFFFFFFFFFFFF5500000000000000CEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF1900000000000000EFFFFFFFFFFFFFFFB8FFFFFFFFFFFFFF5400000000000000D6FFFFFFFFFFFFFF5E0000000000000002000000000000004B00000000000000A2FFFFFFFFFFFFFFC4FFFFFFFFFFFFFF"> : tensor<19xi64>
    %1 = stablehlo.constant dense<"0x0400000000000000060000000000000004000000000000000500000000000000030000000000000001000000000000000900000000000000070000000000000005000000000000000900000000000000030000000000000005000000000000000200000000000000040000000000000008000000000000000700000000000000080000000000000006000000000000000800000000000000"> : tensor<19xi64>
    return %0, %1 : tensor<19xi64>, tensor<19xi64>
  }
  func.func private @expected() -> (tensor<19xi64>) {
    %0 = stablehlo.constant dense<"0x0400000000000000ABFFFFFFFFFFFFFF040000000000000005000000000000000300000000000000B0FFFFFFFFFFFFFF0900000000000000CEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0900000000000000EFFFFFFFFFFFFFFFB8FFFFFFFFFFFFFF0200000000000000D6FFFFFFFFFFFFFF080000000000000002000000000000000800000000000000A2FFFFFFFFFFFFFFC4FFFFFFFFFFFFFF"> : tensor<19xi64>
    return %0 : tensor<19xi64>
  }
  func.func private @program(%arg0: tensor<19xi64>, %arg1: tensor<19xi64>) -> (tensor<19xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<19xi64>
    return %0 : tensor<19xi64>
  }
}

// -----

// integers: and i64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi64>, tensor<19xi64>)
    %e:1 = call @expected() : () -> (tensor<19xi64>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi64>, tensor<19xi64>) -> (tensor<19xi64>)
    check.expect_eq %r#0, %e#0 : tensor<19xi64>
    return
  }
  func.func private @inputs() -> (tensor<19xi64>, tensor<19xi64>) {
    %0 = stablehlo.constant dense<"0x0500000000000000ABFFFFFFFFFFFFFF250000000000000042000000000000003500000000000000B0FFFFFFFFFFFFFF5500000000000000CEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF1900000000000000EFFFFFFFFFFFFFFFB8FFFFFFFFFFFFFF5400000000000000D6FFFFFFFFFFFFFF5E0000000000000002000000000000004B00000000000000A2FFFFFFFFFFFFFFC4FFFFFFFFFFFFFF"> : tensor<19xi64>
    %1 = stablehlo.constant dense<"0x0400000000000000060000000000000004000000000000000500000000000000030000000000000001000000000000000900000000000000070000000000000005000000000000000900000000000000030000000000000005000000000000000200000000000000040000000000000008000000000000000700000000000000080000000000000006000000000000000800000000000000"> : tensor<19xi64>
    return %0, %1 : tensor<19xi64>, tensor<19xi64>
  }
  func.func private @expected() -> (tensor<19xi64>) {
    %0 = stablehlo.constant dense<"0x0400000000000000020000000000000004000000000000000000000000000000010000000000000000000000000000000100000000000000060000000000000005000000000000000900000000000000030000000000000000000000000000000000000000000000040000000000000008000000000000000200000000000000080000000000000002000000000000000000000000000000"> : tensor<19xi64>
    return %0 : tensor<19xi64>
  }
  func.func private @program(%arg0: tensor<19xi64>, %arg1: tensor<19xi64>) -> (tensor<19xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.and %arg0, %arg1 : tensor<19xi64>
    return %0 : tensor<19xi64>
  }
}

// -----

// integers: or i64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi64>, tensor<19xi64>)
    %e:1 = call @expected() : () -> (tensor<19xi64>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi64>, tensor<19xi64>) -> (tensor<19xi64>)
    check.expect_eq %r#0, %e#0 : tensor<19xi64>
    return
  }
  func.func private @inputs() -> (tensor<19xi64>, tensor<19xi64>) {
    %0 = stablehlo.constant dense<"0x0500000000000000ABFFFFFFFFFFFFFF250000000000000042000000000000003500000000000000B0FFFFFFFFFFFFFF5500000000000000CEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF1900000000000000EFFFFFFFFFFFFFFFB8FFFFFFFFFFFFFF5400000000000000D6FFFFFFFFFFFFFF5E0000000000000002000000000000004B00000000000000A2FFFFFFFFFFFFFFC4FFFFFFFFFFFFFF"> : tensor<19xi64>
    %1 = stablehlo.constant dense<"0x0400000000000000060000000000000004000000000000000500000000000000030000000000000001000000000000000900000000000000070000000000000005000000000000000900000000000000030000000000000005000000000000000200000000000000040000000000000008000000000000000700000000000000080000000000000006000000000000000800000000000000"> : tensor<19xi64>
    return %0, %1 : tensor<19xi64>, tensor<19xi64>
  }
  func.func private @expected() -> (tensor<19xi64>) {
    %0 = stablehlo.constant dense<"0x0500000000000000AFFFFFFFFFFFFFFF250000000000000047000000000000003700000000000000B1FFFFFFFFFFFFFF5D00000000000000CFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF1900000000000000EFFFFFFFFFFFFFFFBDFFFFFFFFFFFFFF5600000000000000D6FFFFFFFFFFFFFF5E0000000000000007000000000000004B00000000000000A6FFFFFFFFFFFFFFCCFFFFFFFFFFFFFF"> : tensor<19xi64>
    return %0 : tensor<19xi64>
  }
  func.func private @program(%arg0: tensor<19xi64>, %arg1: tensor<19xi64>) -> (tensor<19xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.or %arg0, %arg1 : tensor<19xi64>
    return %0 : tensor<19xi64>
  }
}

// -----

// integers: xor i64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi64>, tensor<19xi64>)
    %e:1 = call @expected() : () -> (tensor<19xi64>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi64>, tensor<19xi64>) -> (tensor<19xi64>)
    check.expect_eq %r#0, %e#0 : tensor<19xi64>
    return
  }
  func.func private @inputs() -> (tensor<19xi64>, tensor<19xi64>) {
    %0 = stablehlo.constant dense<"0x0500000000000000ABFFFFFFFFFFFFFF250000000000000042000000000000003500000000000000B0FFFFFFFFFFFFFF5500000000000000CEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF1900000000000000EFFFFFFFFFFFFFFFB8FFFFFFFFFFFFFF5400000000000000D6FFFFFFFFFFFFFF5E0000000000000002000000000000004B00000000000000A2FFFFFFFFFFFFFFC4FFFFFFFFFFFFFF"> : tensor<19xi64>
    %1 = stablehlo.constant dense<"0x0400000000000000060000000000000004000000000000000500000000000000030000000000000001000000000000000900000000000000070000000000000005000000000000000900000000000000030000000000000005000000000000000200000000000000040000000000000008000000000000000700000000000000080000000000000006000000000000000800000000000000"> : tensor<19xi64>
    return %0, %1 : tensor<19xi64>, tensor<19xi64>
  }
  func.func private @expected() -> (tensor<19xi64>) {
    %0 = stablehlo.constant dense<"0x0100000000000000ADFFFFFFFFFFFFFF210000000000000047000000000000003600000000000000B1FFFFFFFFFFFFFF5C00000000000000C9FFFFFFFFFFFFFFFAFFFFFFFFFFFFFF1000000000000000ECFFFFFFFFFFFFFFBDFFFFFFFFFFFFFF5600000000000000D2FFFFFFFFFFFFFF560000000000000005000000000000004300000000000000A4FFFFFFFFFFFFFFCCFFFFFFFFFFFFFF"> : tensor<19xi64>
    return %0 : tensor<19xi64>
  }
  func.func private @program(%arg0: tensor<19xi64>, %arg1: tensor<19xi64>) -> (tensor<19xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<19xi64>
    return %0 : tensor<19xi64>
  }
}

// -----

// integers: shift_left i64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi64>, tensor<19xi64>)
    %e:1 = call @expected() : () -> (tensor<19xi64>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi64>, tensor<19xi64>) -> (tensor<19xi64>)
    check.expect_eq %r#0, %e#0 : tensor<19xi64>
    return
  }
  func.func private @inputs() -> (tensor<19xi64>, tensor<19xi64>) {
    %0 = stablehlo.constant dense<"0x0500000000000000ABFFFFFFFFFFFFFF250000000000000042000000000000003500000000000000B0FFFFFFFFFFFFFF5500000000000000CEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF1900000000000000EFFFFFFFFFFFFFFFB8FFFFFFFFFFFFFF5400000000000000D6FFFFFFFFFFFFFF5E0000000000000002000000000000004B00000000000000A2FFFFFFFFFFFFFFC4FFFFFFFFFFFFFF"> : tensor<19xi64>
    %1 = stablehlo.constant dense<"0x0400000000000000060000000000000004000000000000000500000000000000030000000000000001000000000000000900000000000000070000000000000005000000000000000900000000000000030000000000000005000000000000000200000000000000040000000000000008000000000000000700000000000000080000000000000006000000000000000800000000000000"> : tensor<19xi64>
    return %0, %1 : tensor<19xi64>, tensor<19xi64>
  }
  func.func private @expected() -> (tensor<19xi64>) {
    %0 = stablehlo.constant dense<"0x5000000000000000C0EAFFFFFFFFFFFF50020000000000004008000000000000A80100000000000060FFFFFFFFFFFFFF00AA00000000000000E7FFFFFFFFFFFFE0FFFFFFFFFFFFFF003200000000000078FFFFFFFFFFFFFF00F7FFFFFFFFFFFF500100000000000060FDFFFFFFFFFFFF005E0000000000000001000000000000004B00000000000080E8FFFFFFFFFFFF00C4FFFFFFFFFFFF"> : tensor<19xi64>
    return %0 : tensor<19xi64>
  }
  func.func private @program(%arg0: tensor<19xi64>, %arg1: tensor<19xi64>) -> (tensor<19xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_left %arg0, %arg1 : tensor<19xi64>
    return %0 : tensor<19xi64>
  }
}

// -----

// integers: shift_right_logical i64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi64>, tensor<19xi64>)
    %e:1 = call @expected() : () -> (tensor<19xi64>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi64>, tensor<19xi64>) -> (tensor<19xi64>)
    check.expect_eq %r#0, %e#0 : tensor<19xi64>
    return
  }
  func.func private @inputs() -> (tensor<19xi64>, tensor<19xi64>) {
    %0 = stablehlo.constant dense<"0x0500000000000000ABFFFFFFFFFFFFFF250000000000000042000000000000003500000000000000B0FFFFFFFFFFFFFF5500000000000000CEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF1900000000000000EFFFFFFFFFFFFFFFB8FFFFFFFFFFFFFF5400000000000000D6FFFFFFFFFFFFFF5E0000000000000002000000000000004B00000000000000A2FFFFFFFFFFFFFFC4FFFFFFFFFFFFFF"> : tensor<19xi64>
    %1 = stablehlo.constant dense<"0x0400000000000000060000000000000004000000000000000500000000000000030000000000000001000000000000000900000000000000070000000000000005000000000000000900000000000000030000000000000005000000000000000200000000000000040000000000000008000000000000000700000000000000080000000000000006000000000000000800000000000000"> : tensor<19xi64>
    return %0, %1 : tensor<19xi64>, tensor<19xi64>
  }
  func.func private @expected() -> (tensor<19xi64>) {
    %0 = stablehlo.constant dense<"0x0000000000000000FEFFFFFFFFFFFF03020000000000000002000000000000000600000000000000D8FFFFFFFFFFFF7F0000000000000000FFFFFFFFFFFFFF01FFFFFFFFFFFFFF070000000000000000FDFFFFFFFFFFFF1FFDFFFFFFFFFFFF071500000000000000FDFFFFFFFFFFFF0F000000000000000000000000000000000000000000000000FEFFFFFFFFFFFF03FFFFFFFFFFFFFF00"> : tensor<19xi64>
    return %0 : tensor<19xi64>
  }
  func.func private @program(%arg0: tensor<19xi64>, %arg1: tensor<19xi64>) -> (tensor<19xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<19xi64>
    return %0 : tensor<19xi64>
  }
}

// -----

// integers: shift_right_arithmetic i64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xi64>, tensor<19xi64>)
    %e:1 = call @expected() : () -> (tensor<19xi64>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xi64>, tensor<19xi64>) -> (tensor<19xi64>)
    check.expect_eq %r#0, %e#0 : tensor<19xi64>
    return
  }
  func.func private @inputs() -> (tensor<19xi64>, tensor<19xi64>) {
    %0 = stablehlo.constant dense<"0x0500000000000000ABFFFFFFFFFFFFFF250000000000000042000000000000003500000000000000B0FFFFFFFFFFFFFF5500000000000000CEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF1900000000000000EFFFFFFFFFFFFFFFB8FFFFFFFFFFFFFF5400000000000000D6FFFFFFFFFFFFFF5E0000000000000002000000000000004B00000000000000A2FFFFFFFFFFFFFFC4FFFFFFFFFFFFFF"> : tensor<19xi64>
    %1 = stablehlo.constant dense<"0x0400000000000000060000000000000004000000000000000500000000000000030000000000000001000000000000000900000000000000070000000000000005000000000000000900000000000000030000000000000005000000000000000200000000000000040000000000000008000000000000000700000000000000080000000000000006000000000000000800000000000000"> : tensor<19xi64>
    return %0, %1 : tensor<19xi64>, tensor<19xi64>
  }
  func.func private @expected() -> (tensor<19xi64>) {
    %0 = stablehlo.constant dense<"0x0000000000000000FEFFFFFFFFFFFFFF020000000000000002000000000000000600000000000000D8FFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0000000000000000FDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF1500000000000000FDFFFFFFFFFFFFFF000000000000000000000000000000000000000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<19xi64>
    return %0 : tensor<19xi64>
  }
  func.func private @program(%arg0: tensor<19xi64>, %arg1: tensor<19xi64>) -> (tensor<19xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<19xi64>
    return %0 : tensor<19xi64>
  }
}

// -----

// integers: neg ui8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<19xui8>)
    %e:1 = call @expected() : () -> (tensor<19xui8>)
    %r:1 = call @program(%i#0) : (tensor<19xui8>) -> (tensor<19xui8>)
    check.expect_eq %r#0, %e#0 : tensor<19xui8>
    return
  }
  func.func private @inputs() -> (tensor<19xui8>) {
    %0 = stablehlo.constant dense<"0x0A3C042102153C2524093B1B1123380B510F24"> : tensor<19xui8>
    return %0 : tensor<19xui8>
  }
  func.func private @expected() -> (tensor<19xui8>) {
    %0 = stablehlo.constant dense<"0xF6C4FCDFFEEBC4DBDCF7C5E5EFDDC8F5AFF1DC"> : tensor<19xui8>
    return %0 : tensor<19xui8>
  }
  func.func private @program(%arg0: tensor<19xui8>) -> (tensor<19xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<19xui8>
    return %0 : tensor<19xui8>
  }
}

// -----

// integers: not ui8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<19xui8>)
    %e:1 = call @expected() : () -> (tensor<19xui8>)
    %r:1 = call @program(%i#0) : (tensor<19xui8>) -> (tensor<19xui8>)
    check.expect_eq %r#0, %e#0 : tensor<19xui8>
    return
  }
  func.func private @inputs() -> (tensor<19xui8>) {
    %0 = stablehlo.constant dense<"0x0A3C042102153C2524093B1B1123380B510F24"> : tensor<19xui8>
    return %0 : tensor<19xui8>
  }
  func.func private @expected() -> (tensor<19xui8>) {
    %0 = stablehlo.constant dense<"0xF5C3FBDEFDEAC3DADBF6C4E4EEDCC7F4AEF0DB"> : tensor<19xui8>
    return %0 : tensor<19xui8>
  }
  func.func private @program(%arg0: tensor<19xui8>) -> (tensor<19xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.not %arg0 : tensor<19xui8>
    return %0 : tensor<19xui8>
  }
}

// -----

// integers: population_count ui8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<19xui8>)
    %e:1 = call @expected() : () -> (tensor<19xui8>)
    %r:1 = call @program(%i#0) : (tensor<19xui8>) -> (tensor<19xui8>)
    check.expect_eq %r#0, %e#0 : tensor<19xui8>
    return
  }
  func.func private @inputs() -> (tensor<19xui8>) {
    %0 = stablehlo.constant dense<"0x0A3C042102153C2524093B1B1123380B510F24"> : tensor<19xui8>
    return %0 : tensor<19xui8>
  }
  func.func private @expected() -> (tensor<19xui8>) {
    %0 = stablehlo.constant dense<"0x02040102010304030202050402030303030402"> : tensor<19xui8>
    return %0 : tensor<19xui8>
  }
  func.func private @program(%arg0: tensor<19xui8>) -> (tensor<19xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.popcnt %arg0 : tensor<19xui8>
    return %0 : tensor<19xui8>
  }
}

// -----

// integers: clz ui8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<19xui8>)
    %e:1 = call @expected() : () -> (tensor<19xui8>)
    %r:1 = call @program(%i#0) : (tensor<19xui8>) -> (tensor<19xui8>)
    check.expect_eq %r#0, %e#0 : tensor<19xui8>
    return
  }
  func.func private @inputs() -> (tensor<19xui8>) {
    %0 = stablehlo.constant dense<"0x0A3C042102153C2524093B1B1123380B510F24"> : tensor<19xui8>
    return %0 : tensor<19xui8>
  }
  func.func private @expected() -> (tensor<19xui8>) {
    %0 = stablehlo.constant dense<"0x04020502060302020204020303020204010402"> : tensor<19xui8>
    return %0 : tensor<19xui8>
  }
  func.func private @program(%arg0: tensor<19xui8>) -> (tensor<19xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.count_leading_zeros %arg0 : tensor<19xui8>
    return %0 : tensor<19xui8>
  }
}

// -----

// integers: add ui8
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui8>, tensor<19xui8>)
    %e:1 = call @expected() : () -> (tensor<19xui8>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui8>, tensor<19xui8>) -> (tensor<19xui8>)
    check.expect_eq %r#0, %e#0 : tensor<19xui8>
    return
  }
  func.func private @inputs() -> (tensor<19xui8>, tensor<19xui8>) {
    %0 = stablehlo.constant dense<"0x0A3C042102153C2524093B1B1123380B510F24"> : tensor<19xui8>
    %1 = stablehlo.constant dense<"0x02030205020107060608010102090102010907"> : tensor<19xui8>
    return %0, %1 : tensor<19xui8>, tensor<19xui8>
  }
  func.func private @expected() -> (tensor<19xui8>) {
    %0 = stablehlo.constant dense<"0x0C3F06260416432B2A113C1C132C390D52182B"> : tensor<19xui8>
    return %0 : tensor<19xui8>
  }
  func.func private @program(%arg0: tensor<19xui8>, %arg1: tensor<19xui8>) -> (tensor<19xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<19xui8>
    return %0 : tensor<19xui8>
  }
}

// -----

// integers: sub ui8
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui8>, tensor<19xui8>)
    %e:1 = call @expected() : () -> (tensor<19xui8>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui8>, tensor<19xui8>) -> (tensor<19xui8>)
    check.expect_eq %r#0, %e#0 : tensor<19xui8>
    return
  }
  func.func private @inputs() -> (tensor<19xui8>, tensor<19xui8>) {
    %0 = stablehlo.constant dense<"0x0A3C042102153C2524093B1B1123380B510F24"> : tensor<19xui8>
    %1 = stablehlo.constant dense<"0x02030205020107060608010102090102010907"> : tensor<19xui8>
    return %0, %1 : tensor<19xui8>, tensor<19xui8>
  }
  func.func private @expected() -> (tensor<19xui8>) {
    %0 = stablehlo.constant dense<"0x0839021C0014351F1E013A1A0F1A370950061D"> : tensor<19xui8>
    return %0 : tensor<19xui8>
  }
  func.func private @program(%arg0: tensor<19xui8>, %arg1: tensor<19xui8>) -> (tensor<19xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<19xui8>
    return %0 : tensor<19xui8>
  }
}

// -----

// integers: mul ui8
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui8>, tensor<19xui8>)
    %e:1 = call @expected() : () -> (tensor<19xui8>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui8>, tensor<19xui8>) -> (tensor<19xui8>)
    check.expect_eq %r#0, %e#0 : tensor<19xui8>
    return
  }
  func.func private @inputs() -> (tensor<19xui8>, tensor<19xui8>) {
    %0 = stablehlo.constant dense<"0x0A3C042102153C2524093B1B1123380B510F24"> : tensor<19xui8>
    %1 = stablehlo.constant dense<"0x02030205020107060608010102090102010907"> : tensor<19xui8>
    return %0, %1 : tensor<19xui8>, tensor<19xui8>
  }
  func.func private @expected() -> (tensor<19xui8>) {
    %0 = stablehlo.constant dense<"0x14B408A50415A4DED8483B1B223B38165187FC"> : tensor<19xui8>
    return %0 : tensor<19xui8>
  }
  func.func private @program(%arg0: tensor<19xui8>, %arg1: tensor<19xui8>) -> (tensor<19xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<19xui8>
    return %0 : tensor<19xui8>
  }
}

// -----

// integers: div ui8
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui8>, tensor<19xui8>)
    %e:1 = call @expected() : () -> (tensor<19xui8>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui8>, tensor<19xui8>) -> (tensor<19xui8>)
    check.expect_eq %r#0, %e#0 : tensor<19xui8>
    return
  }
  func.func private @inputs() -> (tensor<19xui8>, tensor<19xui8>) {
    %0 = stablehlo.constant dense<"0x0A3C042102153C2524093B1B1123380B510F24"> : tensor<19xui8>
    %1 = stablehlo.constant dense<"0x02030205020107060608010102090102010907"> : tensor<19xui8>
    return %0, %1 : tensor<19xui8>, tensor<19xui8>
  }
  func.func private @expected() -> (tensor<19xui8>) {
    %0 = stablehlo.constant dense<"0x051402060115080606013B1B08033805510105"> : tensor<19xui8>
    return %0 : tensor<19xui8>
  }
  func.func private @program(%arg0: tensor<19xui8>, %arg1: tensor<19xui8>) -> (tensor<19xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<19xui8>
    return %0 : tensor<19xui8>
  }
}

// -----

// integers: rem ui8
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui8>, tensor<19xui8>)
    %e:1 = call @expected() : () -> (tensor<19xui8>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui8>, tensor<19xui8>) -> (tensor<19xui8>)
    check.expect_eq %r#0, %e#0 : tensor<19xui8>
    return
  }
  func.func private @inputs() -> (tensor<19xui8>, tensor<19xui8>) {
    %0 = stablehlo.constant dense<"0x0A3C042102153C2524093B1B1123380B510F24"> : tensor<19xui8>
    %1 = stablehlo.constant dense<"0x02030205020107060608010102090102010907"> : tensor<19xui8>
    return %0, %1 : tensor<19xui8>, tensor<19xui8>
  }
  func.func private @expected() -> (tensor<19xui8>) {
    %0 = stablehlo.constant dense<"0x00000003000004010001000001080001000601"> : tensor<19xui8>
    return %0 : tensor<19xui8>
  }
  func.func private @program(%arg0: tensor<19xui8>, %arg1: tensor<19xui8>) -> (tensor<19xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<19xui8>
    return %0 : tensor<19xui8>
  }
}

// -----

// integers: max ui8
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui8>, tensor<19xui8>)
    %e:1 = call @expected() : () -> (tensor<19xui8>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui8>, tensor<19xui8>) -> (tensor<19xui8>)
    check.expect_eq %r#0, %e#0 : tensor<19xui8>
    return
  }
  func.func private @inputs() -> (tensor<19xui8>, tensor<19xui8>) {
    %0 = stablehlo.constant dense<"0x0A3C042102153C2524093B1B1123380B510F24"> : tensor<19xui8>
    %1 = stablehlo.constant dense<"0x02030205020107060608010102090102010907"> : tensor<19xui8>
    return %0, %1 : tensor<19xui8>, tensor<19xui8>
  }
  func.func private @expected() -> (tensor<19xui8>) {
    %0 = stablehlo.constant dense<"0x0A3C042102153C2524093B1B1123380B510F24"> : tensor<19xui8>
    return %0 : tensor<19xui8>
  }
  func.func private @program(%arg0: tensor<19xui8>, %arg1: tensor<19xui8>) -> (tensor<19xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<19xui8>
    return %0 : tensor<19xui8>
  }
}

// -----

// integers: min ui8
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui8>, tensor<19xui8>)
    %e:1 = call @expected() : () -> (tensor<19xui8>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui8>, tensor<19xui8>) -> (tensor<19xui8>)
    check.expect_eq %r#0, %e#0 : tensor<19xui8>
    return
  }
  func.func private @inputs() -> (tensor<19xui8>, tensor<19xui8>) {
    %0 = stablehlo.constant dense<"0x0A3C042102153C2524093B1B1123380B510F24"> : tensor<19xui8>
    %1 = stablehlo.constant dense<"0x02030205020107060608010102090102010907"> : tensor<19xui8>
    return %0, %1 : tensor<19xui8>, tensor<19xui8>
  }
  func.func private @expected() -> (tensor<19xui8>) {
    %0 = stablehlo.constant dense<"0x02030205020107060608010102090102010907"> : tensor<19xui8>
    return %0 : tensor<19xui8>
  }
  func.func private @program(%arg0: tensor<19xui8>, %arg1: tensor<19xui8>) -> (tensor<19xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<19xui8>
    return %0 : tensor<19xui8>
  }
}

// -----

// integers: and ui8
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui8>, tensor<19xui8>)
    %e:1 = call @expected() : () -> (tensor<19xui8>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui8>, tensor<19xui8>) -> (tensor<19xui8>)
    check.expect_eq %r#0, %e#0 : tensor<19xui8>
    return
  }
  func.func private @inputs() -> (tensor<19xui8>, tensor<19xui8>) {
    %0 = stablehlo.constant dense<"0x0A3C042102153C2524093B1B1123380B510F24"> : tensor<19xui8>
    %1 = stablehlo.constant dense<"0x02030205020107060608010102090102010907"> : tensor<19xui8>
    return %0, %1 : tensor<19xui8>, tensor<19xui8>
  }
  func.func private @expected() -> (tensor<19xui8>) {
    %0 = stablehlo.constant dense<"0x02000001020104040408010100010002010904"> : tensor<19xui8>
    return %0 : tensor<19xui8>
  }
  func.func private @program(%arg0: tensor<19xui8>, %arg1: tensor<19xui8>) -> (tensor<19xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.and %arg0, %arg1 : tensor<19xui8>
    return %0 : tensor<19xui8>
  }
}

// -----

// integers: or ui8
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui8>, tensor<19xui8>)
    %e:1 = call @expected() : () -> (tensor<19xui8>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui8>, tensor<19xui8>) -> (tensor<19xui8>)
    check.expect_eq %r#0, %e#0 : tensor<19xui8>
    return
  }
  func.func private @inputs() -> (tensor<19xui8>, tensor<19xui8>) {
    %0 = stablehlo.constant dense<"0x0A3C042102153C2524093B1B1123380B510F24"> : tensor<19xui8>
    %1 = stablehlo.constant dense<"0x02030205020107060608010102090102010907"> : tensor<19xui8>
    return %0, %1 : tensor<19xui8>, tensor<19xui8>
  }
  func.func private @expected() -> (tensor<19xui8>) {
    %0 = stablehlo.constant dense<"0x0A3F062502153F2726093B1B132B390B510F27"> : tensor<19xui8>
    return %0 : tensor<19xui8>
  }
  func.func private @program(%arg0: tensor<19xui8>, %arg1: tensor<19xui8>) -> (tensor<19xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.or %arg0, %arg1 : tensor<19xui8>
    return %0 : tensor<19xui8>
  }
}

// -----

// integers: xor ui8
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui8>, tensor<19xui8>)
    %e:1 = call @expected() : () -> (tensor<19xui8>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui8>, tensor<19xui8>) -> (tensor<19xui8>)
    check.expect_eq %r#0, %e#0 : tensor<19xui8>
    return
  }
  func.func private @inputs() -> (tensor<19xui8>, tensor<19xui8>) {
    %0 = stablehlo.constant dense<"0x0A3C042102153C2524093B1B1123380B510F24"> : tensor<19xui8>
    %1 = stablehlo.constant dense<"0x02030205020107060608010102090102010907"> : tensor<19xui8>
    return %0, %1 : tensor<19xui8>, tensor<19xui8>
  }
  func.func private @expected() -> (tensor<19xui8>) {
    %0 = stablehlo.constant dense<"0x083F062400143B2322013A1A132A3909500623"> : tensor<19xui8>
    return %0 : tensor<19xui8>
  }
  func.func private @program(%arg0: tensor<19xui8>, %arg1: tensor<19xui8>) -> (tensor<19xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<19xui8>
    return %0 : tensor<19xui8>
  }
}

// -----

// integers: shift_left ui8
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui8>, tensor<19xui8>)
    %e:1 = call @expected() : () -> (tensor<19xui8>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui8>, tensor<19xui8>) -> (tensor<19xui8>)
    check.expect_eq %r#0, %e#0 : tensor<19xui8>
    return
  }
  func.func private @inputs() -> (tensor<19xui8>, tensor<19xui8>) {
    %0 = stablehlo.constant dense<"0x0A3C042102153C2524093B1B1123380B510F24"> : tensor<19xui8>
    %1 = stablehlo.constant dense<"0x02030205020107060608010102090102010907"> : tensor<19xui8>
    return %0, %1 : tensor<19xui8>, tensor<19xui8>
  }
  func.func private @expected() -> (tensor<19xui8>) {
    %0 = stablehlo.constant dense<"0x28E01020082A0040000076364400702CA20000"> : tensor<19xui8>
    return %0 : tensor<19xui8>
  }
  func.func private @program(%arg0: tensor<19xui8>, %arg1: tensor<19xui8>) -> (tensor<19xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_left %arg0, %arg1 : tensor<19xui8>
    return %0 : tensor<19xui8>
  }
}

// -----

// integers: shift_right_logical ui8
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui8>, tensor<19xui8>)
    %e:1 = call @expected() : () -> (tensor<19xui8>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui8>, tensor<19xui8>) -> (tensor<19xui8>)
    check.expect_eq %r#0, %e#0 : tensor<19xui8>
    return
  }
  func.func private @inputs() -> (tensor<19xui8>, tensor<19xui8>) {
    %0 = stablehlo.constant dense<"0x0A3C042102153C2524093B1B1123380B510F24"> : tensor<19xui8>
    %1 = stablehlo.constant dense<"0x02030205020107060608010102090102010907"> : tensor<19xui8>
    return %0, %1 : tensor<19xui8>, tensor<19xui8>
  }
  func.func private @expected() -> (tensor<19xui8>) {
    %0 = stablehlo.constant dense<"0x02070101000A000000001D0D04001C02280000"> : tensor<19xui8>
    return %0 : tensor<19xui8>
  }
  func.func private @program(%arg0: tensor<19xui8>, %arg1: tensor<19xui8>) -> (tensor<19xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<19xui8>
    return %0 : tensor<19xui8>
  }
}

// -----

// integers: shift_right_arithmetic ui8
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui8>, tensor<19xui8>)
    %e:1 = call @expected() : () -> (tensor<19xui8>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui8>, tensor<19xui8>) -> (tensor<19xui8>)
    check.expect_eq %r#0, %e#0 : tensor<19xui8>
    return
  }
  func.func private @inputs() -> (tensor<19xui8>, tensor<19xui8>) {
    %0 = stablehlo.constant dense<"0x0A3C042102153C2524093B1B1123380B510F24"> : tensor<19xui8>
    %1 = stablehlo.constant dense<"0x02030205020107060608010102090102010907"> : tensor<19xui8>
    return %0, %1 : tensor<19xui8>, tensor<19xui8>
  }
  func.func private @expected() -> (tensor<19xui8>) {
    %0 = stablehlo.constant dense<"0x02070101000A000000001D0D04001C02280000"> : tensor<19xui8>
    return %0 : tensor<19xui8>
  }
  func.func private @program(%arg0: tensor<19xui8>, %arg1: tensor<19xui8>) -> (tensor<19xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<19xui8>
    return %0 : tensor<19xui8>
  }
}

// -----

// integers: neg ui16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<19xui16>)
    %e:1 = call @expected() : () -> (tensor<19xui16>)
    %r:1 = call @program(%i#0) : (tensor<19xui16>) -> (tensor<19xui16>)
    check.expect_eq %r#0, %e#0 : tensor<19xui16>
    return
  }
  func.func private @inputs() -> (tensor<19xui16>) {
    %0 = stablehlo.constant dense<"0x620037002A00530054004100380052001B004C0045002B00240011000F0008004D005E001300"> : tensor<19xui16>
    return %0 : tensor<19xui16>
  }
  func.func private @expected() -> (tensor<19xui16>) {
    %0 = stablehlo.constant dense<"0x9EFFC9FFD6FFADFFACFFBFFFC8FFAEFFE5FFB4FFBBFFD5FFDCFFEFFFF1FFF8FFB3FFA2FFEDFF"> : tensor<19xui16>
    return %0 : tensor<19xui16>
  }
  func.func private @program(%arg0: tensor<19xui16>) -> (tensor<19xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<19xui16>
    return %0 : tensor<19xui16>
  }
}

// -----

// integers: not ui16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<19xui16>)
    %e:1 = call @expected() : () -> (tensor<19xui16>)
    %r:1 = call @program(%i#0) : (tensor<19xui16>) -> (tensor<19xui16>)
    check.expect_eq %r#0, %e#0 : tensor<19xui16>
    return
  }
  func.func private @inputs() -> (tensor<19xui16>) {
    %0 = stablehlo.constant dense<"0x620037002A00530054004100380052001B004C0045002B00240011000F0008004D005E001300"> : tensor<19xui16>
    return %0 : tensor<19xui16>
  }
  func.func private @expected() -> (tensor<19xui16>) {
    %0 = stablehlo.constant dense<"0x9DFFC8FFD5FFACFFABFFBEFFC7FFADFFE4FFB3FFBAFFD4FFDBFFEEFFF0FFF7FFB2FFA1FFECFF"> : tensor<19xui16>
    return %0 : tensor<19xui16>
  }
  func.func private @program(%arg0: tensor<19xui16>) -> (tensor<19xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.not %arg0 : tensor<19xui16>
    return %0 : tensor<19xui16>
  }
}

// -----

// integers: population_count ui16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<19xui16>)
    %e:1 = call @expected() : () -> (tensor<19xui16>)
    %r:1 = call @program(%i#0) : (tensor<19xui16>) -> (tensor<19xui16>)
    check.expect_eq %r#0, %e#0 : tensor<19xui16>
    return
  }
  func.func private @inputs() -> (tensor<19xui16>) {
    %0 = stablehlo.constant dense<"0x620037002A00530054004100380052001B004C0045002B00240011000F0008004D005E001300"> : tensor<19xui16>
    return %0 : tensor<19xui16>
  }
  func.func private @expected() -> (tensor<19xui16>) {
    %0 = stablehlo.constant dense<"0x0300050003000400030002000300030004000300030004000200020004000100040005000300"> : tensor<19xui16>
    return %0 : tensor<19xui16>
  }
  func.func private @program(%arg0: tensor<19xui16>) -> (tensor<19xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.popcnt %arg0 : tensor<19xui16>
    return %0 : tensor<19xui16>
  }
}

// -----

// integers: clz ui16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<19xui16>)
    %e:1 = call @expected() : () -> (tensor<19xui16>)
    %r:1 = call @program(%i#0) : (tensor<19xui16>) -> (tensor<19xui16>)
    check.expect_eq %r#0, %e#0 : tensor<19xui16>
    return
  }
  func.func private @inputs() -> (tensor<19xui16>) {
    %0 = stablehlo.constant dense<"0x620037002A00530054004100380052001B004C0045002B00240011000F0008004D005E001300"> : tensor<19xui16>
    return %0 : tensor<19xui16>
  }
  func.func private @expected() -> (tensor<19xui16>) {
    %0 = stablehlo.constant dense<"0x09000A000A000900090009000A0009000B00090009000A000A000B000C000C00090009000B00"> : tensor<19xui16>
    return %0 : tensor<19xui16>
  }
  func.func private @program(%arg0: tensor<19xui16>) -> (tensor<19xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.count_leading_zeros %arg0 : tensor<19xui16>
    return %0 : tensor<19xui16>
  }
}

// -----

// integers: add ui16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui16>, tensor<19xui16>)
    %e:1 = call @expected() : () -> (tensor<19xui16>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui16>, tensor<19xui16>) -> (tensor<19xui16>)
    check.expect_eq %r#0, %e#0 : tensor<19xui16>
    return
  }
  func.func private @inputs() -> (tensor<19xui16>, tensor<19xui16>) {
    %0 = stablehlo.constant dense<"0x620037002A00530054004100380052001B004C0045002B00240011000F0008004D005E001300"> : tensor<19xui16>
    %1 = stablehlo.constant dense<"0x0300010001000600070007000700040002000800070003000300060005000400060007000600"> : tensor<19xui16>
    return %0, %1 : tensor<19xui16>, tensor<19xui16>
  }
  func.func private @expected() -> (tensor<19xui16>) {
    %0 = stablehlo.constant dense<"0x650038002B0059005B0048003F0056001D0054004C002E002700170014000C00530065001900"> : tensor<19xui16>
    return %0 : tensor<19xui16>
  }
  func.func private @program(%arg0: tensor<19xui16>, %arg1: tensor<19xui16>) -> (tensor<19xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<19xui16>
    return %0 : tensor<19xui16>
  }
}

// -----

// integers: sub ui16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui16>, tensor<19xui16>)
    %e:1 = call @expected() : () -> (tensor<19xui16>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui16>, tensor<19xui16>) -> (tensor<19xui16>)
    check.expect_eq %r#0, %e#0 : tensor<19xui16>
    return
  }
  func.func private @inputs() -> (tensor<19xui16>, tensor<19xui16>) {
    %0 = stablehlo.constant dense<"0x620037002A00530054004100380052001B004C0045002B00240011000F0008004D005E001300"> : tensor<19xui16>
    %1 = stablehlo.constant dense<"0x0300010001000600070007000700040002000800070003000300060005000400060007000600"> : tensor<19xui16>
    return %0, %1 : tensor<19xui16>, tensor<19xui16>
  }
  func.func private @expected() -> (tensor<19xui16>) {
    %0 = stablehlo.constant dense<"0x5F00360029004D004D003A0031004E00190044003E00280021000B000A000400470057000D00"> : tensor<19xui16>
    return %0 : tensor<19xui16>
  }
  func.func private @program(%arg0: tensor<19xui16>, %arg1: tensor<19xui16>) -> (tensor<19xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<19xui16>
    return %0 : tensor<19xui16>
  }
}

// -----

// integers: mul ui16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui16>, tensor<19xui16>)
    %e:1 = call @expected() : () -> (tensor<19xui16>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui16>, tensor<19xui16>) -> (tensor<19xui16>)
    check.expect_eq %r#0, %e#0 : tensor<19xui16>
    return
  }
  func.func private @inputs() -> (tensor<19xui16>, tensor<19xui16>) {
    %0 = stablehlo.constant dense<"0x620037002A00530054004100380052001B004C0045002B00240011000F0008004D005E001300"> : tensor<19xui16>
    %1 = stablehlo.constant dense<"0x0300010001000600070007000700040002000800070003000300060005000400060007000600"> : tensor<19xui16>
    return %0, %1 : tensor<19xui16>, tensor<19xui16>
  }
  func.func private @expected() -> (tensor<19xui16>) {
    %0 = stablehlo.constant dense<"0x260137002A00F2014C02C7018801480136006002E30181006C0066004B002000CE0192027200"> : tensor<19xui16>
    return %0 : tensor<19xui16>
  }
  func.func private @program(%arg0: tensor<19xui16>, %arg1: tensor<19xui16>) -> (tensor<19xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<19xui16>
    return %0 : tensor<19xui16>
  }
}

// -----

// integers: div ui16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui16>, tensor<19xui16>)
    %e:1 = call @expected() : () -> (tensor<19xui16>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui16>, tensor<19xui16>) -> (tensor<19xui16>)
    check.expect_eq %r#0, %e#0 : tensor<19xui16>
    return
  }
  func.func private @inputs() -> (tensor<19xui16>, tensor<19xui16>) {
    %0 = stablehlo.constant dense<"0x620037002A00530054004100380052001B004C0045002B00240011000F0008004D005E001300"> : tensor<19xui16>
    %1 = stablehlo.constant dense<"0x0300010001000600070007000700040002000800070003000300060005000400060007000600"> : tensor<19xui16>
    return %0, %1 : tensor<19xui16>, tensor<19xui16>
  }
  func.func private @expected() -> (tensor<19xui16>) {
    %0 = stablehlo.constant dense<"0x200037002A000D000C000900080014000D00090009000E000C000200030002000C000D000300"> : tensor<19xui16>
    return %0 : tensor<19xui16>
  }
  func.func private @program(%arg0: tensor<19xui16>, %arg1: tensor<19xui16>) -> (tensor<19xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<19xui16>
    return %0 : tensor<19xui16>
  }
}

// -----

// integers: rem ui16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui16>, tensor<19xui16>)
    %e:1 = call @expected() : () -> (tensor<19xui16>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui16>, tensor<19xui16>) -> (tensor<19xui16>)
    check.expect_eq %r#0, %e#0 : tensor<19xui16>
    return
  }
  func.func private @inputs() -> (tensor<19xui16>, tensor<19xui16>) {
    %0 = stablehlo.constant dense<"0x620037002A00530054004100380052001B004C0045002B00240011000F0008004D005E001300"> : tensor<19xui16>
    %1 = stablehlo.constant dense<"0x0300010001000600070007000700040002000800070003000300060005000400060007000600"> : tensor<19xui16>
    return %0, %1 : tensor<19xui16>, tensor<19xui16>
  }
  func.func private @expected() -> (tensor<19xui16>) {
    %0 = stablehlo.constant dense<"0x0200000000000500000002000000020001000400060001000000050000000000050003000100"> : tensor<19xui16>
    return %0 : tensor<19xui16>
  }
  func.func private @program(%arg0: tensor<19xui16>, %arg1: tensor<19xui16>) -> (tensor<19xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<19xui16>
    return %0 : tensor<19xui16>
  }
}

// -----

// integers: max ui16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui16>, tensor<19xui16>)
    %e:1 = call @expected() : () -> (tensor<19xui16>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui16>, tensor<19xui16>) -> (tensor<19xui16>)
    check.expect_eq %r#0, %e#0 : tensor<19xui16>
    return
  }
  func.func private @inputs() -> (tensor<19xui16>, tensor<19xui16>) {
    %0 = stablehlo.constant dense<"0x620037002A00530054004100380052001B004C0045002B00240011000F0008004D005E001300"> : tensor<19xui16>
    %1 = stablehlo.constant dense<"0x0300010001000600070007000700040002000800070003000300060005000400060007000600"> : tensor<19xui16>
    return %0, %1 : tensor<19xui16>, tensor<19xui16>
  }
  func.func private @expected() -> (tensor<19xui16>) {
    %0 = stablehlo.constant dense<"0x620037002A00530054004100380052001B004C0045002B00240011000F0008004D005E001300"> : tensor<19xui16>
    return %0 : tensor<19xui16>
  }
  func.func private @program(%arg0: tensor<19xui16>, %arg1: tensor<19xui16>) -> (tensor<19xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<19xui16>
    return %0 : tensor<19xui16>
  }
}

// -----

// integers: min ui16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui16>, tensor<19xui16>)
    %e:1 = call @expected() : () -> (tensor<19xui16>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui16>, tensor<19xui16>) -> (tensor<19xui16>)
    check.expect_eq %r#0, %e#0 : tensor<19xui16>
    return
  }
  func.func private @inputs() -> (tensor<19xui16>, tensor<19xui16>) {
    %0 = stablehlo.constant dense<"0x620037002A00530054004100380052001B004C0045002B00240011000F0008004D005E001300"> : tensor<19xui16>
    %1 = stablehlo.constant dense<"0x0300010001000600070007000700040002000800070003000300060005000400060007000600"> : tensor<19xui16>
    return %0, %1 : tensor<19xui16>, tensor<19xui16>
  }
  func.func private @expected() -> (tensor<19xui16>) {
    %0 = stablehlo.constant dense<"0x0300010001000600070007000700040002000800070003000300060005000400060007000600"> : tensor<19xui16>
    return %0 : tensor<19xui16>
  }
  func.func private @program(%arg0: tensor<19xui16>, %arg1: tensor<19xui16>) -> (tensor<19xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<19xui16>
    return %0 : tensor<19xui16>
  }
}

// -----

// integers: and ui16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui16>, tensor<19xui16>)
    %e:1 = call @expected() : () -> (tensor<19xui16>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui16>, tensor<19xui16>) -> (tensor<19xui16>)
    check.expect_eq %r#0, %e#0 : tensor<19xui16>
    return
  }
  func.func private @inputs() -> (tensor<19xui16>, tensor<19xui16>) {
    %0 = stablehlo.constant dense<"0x620037002A00530054004100380052001B004C0045002B00240011000F0008004D005E001300"> : tensor<19xui16>
    %1 = stablehlo.constant dense<"0x0300010001000600070007000700040002000800070003000300060005000400060007000600"> : tensor<19xui16>
    return %0, %1 : tensor<19xui16>, tensor<19xui16>
  }
  func.func private @expected() -> (tensor<19xui16>) {
    %0 = stablehlo.constant dense<"0x0200010000000200040001000000000002000800050003000000000005000000040006000200"> : tensor<19xui16>
    return %0 : tensor<19xui16>
  }
  func.func private @program(%arg0: tensor<19xui16>, %arg1: tensor<19xui16>) -> (tensor<19xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.and %arg0, %arg1 : tensor<19xui16>
    return %0 : tensor<19xui16>
  }
}

// -----

// integers: or ui16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui16>, tensor<19xui16>)
    %e:1 = call @expected() : () -> (tensor<19xui16>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui16>, tensor<19xui16>) -> (tensor<19xui16>)
    check.expect_eq %r#0, %e#0 : tensor<19xui16>
    return
  }
  func.func private @inputs() -> (tensor<19xui16>, tensor<19xui16>) {
    %0 = stablehlo.constant dense<"0x620037002A00530054004100380052001B004C0045002B00240011000F0008004D005E001300"> : tensor<19xui16>
    %1 = stablehlo.constant dense<"0x0300010001000600070007000700040002000800070003000300060005000400060007000600"> : tensor<19xui16>
    return %0, %1 : tensor<19xui16>, tensor<19xui16>
  }
  func.func private @expected() -> (tensor<19xui16>) {
    %0 = stablehlo.constant dense<"0x630037002B005700570047003F0056001B004C0047002B00270017000F000C004F005F001700"> : tensor<19xui16>
    return %0 : tensor<19xui16>
  }
  func.func private @program(%arg0: tensor<19xui16>, %arg1: tensor<19xui16>) -> (tensor<19xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.or %arg0, %arg1 : tensor<19xui16>
    return %0 : tensor<19xui16>
  }
}

// -----

// integers: xor ui16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui16>, tensor<19xui16>)
    %e:1 = call @expected() : () -> (tensor<19xui16>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui16>, tensor<19xui16>) -> (tensor<19xui16>)
    check.expect_eq %r#0, %e#0 : tensor<19xui16>
    return
  }
  func.func private @inputs() -> (tensor<19xui16>, tensor<19xui16>) {
    %0 = stablehlo.constant dense<"0x620037002A00530054004100380052001B004C0045002B00240011000F0008004D005E001300"> : tensor<19xui16>
    %1 = stablehlo.constant dense<"0x0300010001000600070007000700040002000800070003000300060005000400060007000600"> : tensor<19xui16>
    return %0, %1 : tensor<19xui16>, tensor<19xui16>
  }
  func.func private @expected() -> (tensor<19xui16>) {
    %0 = stablehlo.constant dense<"0x610036002B005500530046003F0056001900440042002800270017000A000C004B0059001500"> : tensor<19xui16>
    return %0 : tensor<19xui16>
  }
  func.func private @program(%arg0: tensor<19xui16>, %arg1: tensor<19xui16>) -> (tensor<19xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<19xui16>
    return %0 : tensor<19xui16>
  }
}

// -----

// integers: shift_left ui16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui16>, tensor<19xui16>)
    %e:1 = call @expected() : () -> (tensor<19xui16>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui16>, tensor<19xui16>) -> (tensor<19xui16>)
    check.expect_eq %r#0, %e#0 : tensor<19xui16>
    return
  }
  func.func private @inputs() -> (tensor<19xui16>, tensor<19xui16>) {
    %0 = stablehlo.constant dense<"0x620037002A00530054004100380052001B004C0045002B00240011000F0008004D005E001300"> : tensor<19xui16>
    %1 = stablehlo.constant dense<"0x0300010001000600070007000700040002000800070003000300060005000400060007000600"> : tensor<19xui16>
    return %0, %1 : tensor<19xui16>, tensor<19xui16>
  }
  func.func private @expected() -> (tensor<19xui16>) {
    %0 = stablehlo.constant dense<"0x10036E005400C014002A8020001C20056C00004C8022580120014004E00180004013002FC004"> : tensor<19xui16>
    return %0 : tensor<19xui16>
  }
  func.func private @program(%arg0: tensor<19xui16>, %arg1: tensor<19xui16>) -> (tensor<19xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_left %arg0, %arg1 : tensor<19xui16>
    return %0 : tensor<19xui16>
  }
}

// -----

// integers: shift_right_logical ui16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui16>, tensor<19xui16>)
    %e:1 = call @expected() : () -> (tensor<19xui16>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui16>, tensor<19xui16>) -> (tensor<19xui16>)
    check.expect_eq %r#0, %e#0 : tensor<19xui16>
    return
  }
  func.func private @inputs() -> (tensor<19xui16>, tensor<19xui16>) {
    %0 = stablehlo.constant dense<"0x620037002A00530054004100380052001B004C0045002B00240011000F0008004D005E001300"> : tensor<19xui16>
    %1 = stablehlo.constant dense<"0x0300010001000600070007000700040002000800070003000300060005000400060007000600"> : tensor<19xui16>
    return %0, %1 : tensor<19xui16>, tensor<19xui16>
  }
  func.func private @expected() -> (tensor<19xui16>) {
    %0 = stablehlo.constant dense<"0x0C001B0015000100000000000000050006000000000005000400000000000000010000000000"> : tensor<19xui16>
    return %0 : tensor<19xui16>
  }
  func.func private @program(%arg0: tensor<19xui16>, %arg1: tensor<19xui16>) -> (tensor<19xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<19xui16>
    return %0 : tensor<19xui16>
  }
}

// -----

// integers: shift_right_arithmetic ui16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui16>, tensor<19xui16>)
    %e:1 = call @expected() : () -> (tensor<19xui16>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui16>, tensor<19xui16>) -> (tensor<19xui16>)
    check.expect_eq %r#0, %e#0 : tensor<19xui16>
    return
  }
  func.func private @inputs() -> (tensor<19xui16>, tensor<19xui16>) {
    %0 = stablehlo.constant dense<"0x620037002A00530054004100380052001B004C0045002B00240011000F0008004D005E001300"> : tensor<19xui16>
    %1 = stablehlo.constant dense<"0x0300010001000600070007000700040002000800070003000300060005000400060007000600"> : tensor<19xui16>
    return %0, %1 : tensor<19xui16>, tensor<19xui16>
  }
  func.func private @expected() -> (tensor<19xui16>) {
    %0 = stablehlo.constant dense<"0x0C001B0015000100000000000000050006000000000005000400000000000000010000000000"> : tensor<19xui16>
    return %0 : tensor<19xui16>
  }
  func.func private @program(%arg0: tensor<19xui16>, %arg1: tensor<19xui16>) -> (tensor<19xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<19xui16>
    return %0 : tensor<19xui16>
  }
}

// -----

// integers: neg ui32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<19xui32>)
    %e:1 = call @expected() : () -> (tensor<19xui32>)
    %r:1 = call @program(%i#0) : (tensor<19xui32>) -> (tensor<19xui32>)
    check.expect_eq %r#0, %e#0 : tensor<19xui32>
    return
  }
  func.func private @inputs() -> (tensor<19xui32>) {
    %0 = stablehlo.constant dense<"0x100000003700000056000000280000004C0000004600000028000000150000002E000000570000004400000027000000010000004E000000000000003D000000060000002D00000016000000"> : tensor<19xui32>
    return %0 : tensor<19xui32>
  }
  func.func private @expected() -> (tensor<19xui32>) {
    %0 = stablehlo.constant dense<"0xF0FFFFFFC9FFFFFFAAFFFFFFD8FFFFFFB4FFFFFFBAFFFFFFD8FFFFFFEBFFFFFFD2FFFFFFA9FFFFFFBCFFFFFFD9FFFFFFFFFFFFFFB2FFFFFF00000000C3FFFFFFFAFFFFFFD3FFFFFFEAFFFFFF"> : tensor<19xui32>
    return %0 : tensor<19xui32>
  }
  func.func private @program(%arg0: tensor<19xui32>) -> (tensor<19xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<19xui32>
    return %0 : tensor<19xui32>
  }
}

// -----

// integers: not ui32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<19xui32>)
    %e:1 = call @expected() : () -> (tensor<19xui32>)
    %r:1 = call @program(%i#0) : (tensor<19xui32>) -> (tensor<19xui32>)
    check.expect_eq %r#0, %e#0 : tensor<19xui32>
    return
  }
  func.func private @inputs() -> (tensor<19xui32>) {
    %0 = stablehlo.constant dense<"0x100000003700000056000000280000004C0000004600000028000000150000002E000000570000004400000027000000010000004E000000000000003D000000060000002D00000016000000"> : tensor<19xui32>
    return %0 : tensor<19xui32>
  }
  func.func private @expected() -> (tensor<19xui32>) {
    %0 = stablehlo.constant dense<"0xEFFFFFFFC8FFFFFFA9FFFFFFD7FFFFFFB3FFFFFFB9FFFFFFD7FFFFFFEAFFFFFFD1FFFFFFA8FFFFFFBBFFFFFFD8FFFFFFFEFFFFFFB1FFFFFFFFFFFFFFC2FFFFFFF9FFFFFFD2FFFFFFE9FFFFFF"> : tensor<19xui32>
    return %0 : tensor<19xui32>
  }
  func.func private @program(%arg0: tensor<19xui32>) -> (tensor<19xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.not %arg0 : tensor<19xui32>
    return %0 : tensor<19xui32>
  }
}

// -----

// integers: population_count ui32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<19xui32>)
    %e:1 = call @expected() : () -> (tensor<19xui32>)
    %r:1 = call @program(%i#0) : (tensor<19xui32>) -> (tensor<19xui32>)
    check.expect_eq %r#0, %e#0 : tensor<19xui32>
    return
  }
  func.func private @inputs() -> (tensor<19xui32>) {
    %0 = stablehlo.constant dense<"0x100000003700000056000000280000004C0000004600000028000000150000002E000000570000004400000027000000010000004E000000000000003D000000060000002D00000016000000"> : tensor<19xui32>
    return %0 : tensor<19xui32>
  }
  func.func private @expected() -> (tensor<19xui32>) {
    %0 = stablehlo.constant dense<"0x01000000050000000400000002000000030000000300000002000000030000000400000005000000020000000400000001000000040000000000000005000000020000000400000003000000"> : tensor<19xui32>
    return %0 : tensor<19xui32>
  }
  func.func private @program(%arg0: tensor<19xui32>) -> (tensor<19xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.popcnt %arg0 : tensor<19xui32>
    return %0 : tensor<19xui32>
  }
}

// -----

// integers: clz ui32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<19xui32>)
    %e:1 = call @expected() : () -> (tensor<19xui32>)
    %r:1 = call @program(%i#0) : (tensor<19xui32>) -> (tensor<19xui32>)
    check.expect_eq %r#0, %e#0 : tensor<19xui32>
    return
  }
  func.func private @inputs() -> (tensor<19xui32>) {
    %0 = stablehlo.constant dense<"0x100000003700000056000000280000004C0000004600000028000000150000002E000000570000004400000027000000010000004E000000000000003D000000060000002D00000016000000"> : tensor<19xui32>
    return %0 : tensor<19xui32>
  }
  func.func private @expected() -> (tensor<19xui32>) {
    %0 = stablehlo.constant dense<"0x1B0000001A000000190000001A00000019000000190000001A0000001B0000001A00000019000000190000001A0000001F00000019000000200000001A0000001D0000001A0000001B000000"> : tensor<19xui32>
    return %0 : tensor<19xui32>
  }
  func.func private @program(%arg0: tensor<19xui32>) -> (tensor<19xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.count_leading_zeros %arg0 : tensor<19xui32>
    return %0 : tensor<19xui32>
  }
}

// -----

// integers: add ui32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui32>, tensor<19xui32>)
    %e:1 = call @expected() : () -> (tensor<19xui32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui32>, tensor<19xui32>) -> (tensor<19xui32>)
    check.expect_eq %r#0, %e#0 : tensor<19xui32>
    return
  }
  func.func private @inputs() -> (tensor<19xui32>, tensor<19xui32>) {
    %0 = stablehlo.constant dense<"0x100000003700000056000000280000004C0000004600000028000000150000002E000000570000004400000027000000010000004E000000000000003D000000060000002D00000016000000"> : tensor<19xui32>
    %1 = stablehlo.constant dense<"0x09000000080000000900000001000000070000000900000006000000080000000100000006000000070000000200000003000000080000000400000006000000070000000300000003000000"> : tensor<19xui32>
    return %0, %1 : tensor<19xui32>, tensor<19xui32>
  }
  func.func private @expected() -> (tensor<19xui32>) {
    %0 = stablehlo.constant dense<"0x190000003F0000005F00000029000000530000004F0000002E0000001D0000002F0000005D0000004B00000029000000040000005600000004000000430000000D0000003000000019000000"> : tensor<19xui32>
    return %0 : tensor<19xui32>
  }
  func.func private @program(%arg0: tensor<19xui32>, %arg1: tensor<19xui32>) -> (tensor<19xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<19xui32>
    return %0 : tensor<19xui32>
  }
}

// -----

// integers: sub ui32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui32>, tensor<19xui32>)
    %e:1 = call @expected() : () -> (tensor<19xui32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui32>, tensor<19xui32>) -> (tensor<19xui32>)
    check.expect_eq %r#0, %e#0 : tensor<19xui32>
    return
  }
  func.func private @inputs() -> (tensor<19xui32>, tensor<19xui32>) {
    %0 = stablehlo.constant dense<"0x100000003700000056000000280000004C0000004600000028000000150000002E000000570000004400000027000000010000004E000000000000003D000000060000002D00000016000000"> : tensor<19xui32>
    %1 = stablehlo.constant dense<"0x09000000080000000900000001000000070000000900000006000000080000000100000006000000070000000200000003000000080000000400000006000000070000000300000003000000"> : tensor<19xui32>
    return %0, %1 : tensor<19xui32>, tensor<19xui32>
  }
  func.func private @expected() -> (tensor<19xui32>) {
    %0 = stablehlo.constant dense<"0x070000002F0000004D00000027000000450000003D000000220000000D0000002D000000510000003D00000025000000FEFFFFFF46000000FCFFFFFF37000000FFFFFFFF2A00000013000000"> : tensor<19xui32>
    return %0 : tensor<19xui32>
  }
  func.func private @program(%arg0: tensor<19xui32>, %arg1: tensor<19xui32>) -> (tensor<19xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<19xui32>
    return %0 : tensor<19xui32>
  }
}

// -----

// integers: mul ui32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui32>, tensor<19xui32>)
    %e:1 = call @expected() : () -> (tensor<19xui32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui32>, tensor<19xui32>) -> (tensor<19xui32>)
    check.expect_eq %r#0, %e#0 : tensor<19xui32>
    return
  }
  func.func private @inputs() -> (tensor<19xui32>, tensor<19xui32>) {
    %0 = stablehlo.constant dense<"0x100000003700000056000000280000004C0000004600000028000000150000002E000000570000004400000027000000010000004E000000000000003D000000060000002D00000016000000"> : tensor<19xui32>
    %1 = stablehlo.constant dense<"0x09000000080000000900000001000000070000000900000006000000080000000100000006000000070000000200000003000000080000000400000006000000070000000300000003000000"> : tensor<19xui32>
    return %0, %1 : tensor<19xui32>, tensor<19xui32>
  }
  func.func private @expected() -> (tensor<19xui32>) {
    %0 = stablehlo.constant dense<"0x90000000B801000006030000280000001402000076020000F0000000A80000002E0000000A020000DC0100004E0000000300000070020000000000006E0100002A0000008700000042000000"> : tensor<19xui32>
    return %0 : tensor<19xui32>
  }
  func.func private @program(%arg0: tensor<19xui32>, %arg1: tensor<19xui32>) -> (tensor<19xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<19xui32>
    return %0 : tensor<19xui32>
  }
}

// -----

// integers: div ui32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui32>, tensor<19xui32>)
    %e:1 = call @expected() : () -> (tensor<19xui32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui32>, tensor<19xui32>) -> (tensor<19xui32>)
    check.expect_eq %r#0, %e#0 : tensor<19xui32>
    return
  }
  func.func private @inputs() -> (tensor<19xui32>, tensor<19xui32>) {
    %0 = stablehlo.constant dense<"0x100000003700000056000000280000004C0000004600000028000000150000002E000000570000004400000027000000010000004E000000000000003D000000060000002D00000016000000"> : tensor<19xui32>
    %1 = stablehlo.constant dense<"0x09000000080000000900000001000000070000000900000006000000080000000100000006000000070000000200000003000000080000000400000006000000070000000300000003000000"> : tensor<19xui32>
    return %0, %1 : tensor<19xui32>, tensor<19xui32>
  }
  func.func private @expected() -> (tensor<19xui32>) {
    %0 = stablehlo.constant dense<"0x010000000600000009000000280000000A0000000700000006000000020000002E0000000E00000009000000130000000000000009000000000000000A000000000000000F00000007000000"> : tensor<19xui32>
    return %0 : tensor<19xui32>
  }
  func.func private @program(%arg0: tensor<19xui32>, %arg1: tensor<19xui32>) -> (tensor<19xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<19xui32>
    return %0 : tensor<19xui32>
  }
}

// -----

// integers: rem ui32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui32>, tensor<19xui32>)
    %e:1 = call @expected() : () -> (tensor<19xui32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui32>, tensor<19xui32>) -> (tensor<19xui32>)
    check.expect_eq %r#0, %e#0 : tensor<19xui32>
    return
  }
  func.func private @inputs() -> (tensor<19xui32>, tensor<19xui32>) {
    %0 = stablehlo.constant dense<"0x100000003700000056000000280000004C0000004600000028000000150000002E000000570000004400000027000000010000004E000000000000003D000000060000002D00000016000000"> : tensor<19xui32>
    %1 = stablehlo.constant dense<"0x09000000080000000900000001000000070000000900000006000000080000000100000006000000070000000200000003000000080000000400000006000000070000000300000003000000"> : tensor<19xui32>
    return %0, %1 : tensor<19xui32>, tensor<19xui32>
  }
  func.func private @expected() -> (tensor<19xui32>) {
    %0 = stablehlo.constant dense<"0x07000000070000000500000000000000060000000700000004000000050000000000000003000000050000000100000001000000060000000000000001000000060000000000000001000000"> : tensor<19xui32>
    return %0 : tensor<19xui32>
  }
  func.func private @program(%arg0: tensor<19xui32>, %arg1: tensor<19xui32>) -> (tensor<19xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<19xui32>
    return %0 : tensor<19xui32>
  }
}

// -----

// integers: max ui32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui32>, tensor<19xui32>)
    %e:1 = call @expected() : () -> (tensor<19xui32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui32>, tensor<19xui32>) -> (tensor<19xui32>)
    check.expect_eq %r#0, %e#0 : tensor<19xui32>
    return
  }
  func.func private @inputs() -> (tensor<19xui32>, tensor<19xui32>) {
    %0 = stablehlo.constant dense<"0x100000003700000056000000280000004C0000004600000028000000150000002E000000570000004400000027000000010000004E000000000000003D000000060000002D00000016000000"> : tensor<19xui32>
    %1 = stablehlo.constant dense<"0x09000000080000000900000001000000070000000900000006000000080000000100000006000000070000000200000003000000080000000400000006000000070000000300000003000000"> : tensor<19xui32>
    return %0, %1 : tensor<19xui32>, tensor<19xui32>
  }
  func.func private @expected() -> (tensor<19xui32>) {
    %0 = stablehlo.constant dense<"0x100000003700000056000000280000004C0000004600000028000000150000002E000000570000004400000027000000030000004E000000040000003D000000070000002D00000016000000"> : tensor<19xui32>
    return %0 : tensor<19xui32>
  }
  func.func private @program(%arg0: tensor<19xui32>, %arg1: tensor<19xui32>) -> (tensor<19xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<19xui32>
    return %0 : tensor<19xui32>
  }
}

// -----

// integers: min ui32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui32>, tensor<19xui32>)
    %e:1 = call @expected() : () -> (tensor<19xui32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui32>, tensor<19xui32>) -> (tensor<19xui32>)
    check.expect_eq %r#0, %e#0 : tensor<19xui32>
    return
  }
  func.func private @inputs() -> (tensor<19xui32>, tensor<19xui32>) {
    %0 = stablehlo.constant dense<"0x100000003700000056000000280000004C0000004600000028000000150000002E000000570000004400000027000000010000004E000000000000003D000000060000002D00000016000000"> : tensor<19xui32>
    %1 = stablehlo.constant dense<"0x09000000080000000900000001000000070000000900000006000000080000000100000006000000070000000200000003000000080000000400000006000000070000000300000003000000"> : tensor<19xui32>
    return %0, %1 : tensor<19xui32>, tensor<19xui32>
  }
  func.func private @expected() -> (tensor<19xui32>) {
    %0 = stablehlo.constant dense<"0x09000000080000000900000001000000070000000900000006000000080000000100000006000000070000000200000001000000080000000000000006000000060000000300000003000000"> : tensor<19xui32>
    return %0 : tensor<19xui32>
  }
  func.func private @program(%arg0: tensor<19xui32>, %arg1: tensor<19xui32>) -> (tensor<19xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<19xui32>
    return %0 : tensor<19xui32>
  }
}

// -----

// integers: and ui32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui32>, tensor<19xui32>)
    %e:1 = call @expected() : () -> (tensor<19xui32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui32>, tensor<19xui32>) -> (tensor<19xui32>)
    check.expect_eq %r#0, %e#0 : tensor<19xui32>
    return
  }
  func.func private @inputs() -> (tensor<19xui32>, tensor<19xui32>) {
    %0 = stablehlo.constant dense<"0x100000003700000056000000280000004C0000004600000028000000150000002E000000570000004400000027000000010000004E000000000000003D000000060000002D00000016000000"> : tensor<19xui32>
    %1 = stablehlo.constant dense<"0x09000000080000000900000001000000070000000900000006000000080000000100000006000000070000000200000003000000080000000400000006000000070000000300000003000000"> : tensor<19xui32>
    return %0, %1 : tensor<19xui32>, tensor<19xui32>
  }
  func.func private @expected() -> (tensor<19xui32>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000000000000040000000000000000000000000000000000000006000000040000000200000001000000080000000000000004000000060000000100000002000000"> : tensor<19xui32>
    return %0 : tensor<19xui32>
  }
  func.func private @program(%arg0: tensor<19xui32>, %arg1: tensor<19xui32>) -> (tensor<19xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.and %arg0, %arg1 : tensor<19xui32>
    return %0 : tensor<19xui32>
  }
}

// -----

// integers: or ui32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui32>, tensor<19xui32>)
    %e:1 = call @expected() : () -> (tensor<19xui32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui32>, tensor<19xui32>) -> (tensor<19xui32>)
    check.expect_eq %r#0, %e#0 : tensor<19xui32>
    return
  }
  func.func private @inputs() -> (tensor<19xui32>, tensor<19xui32>) {
    %0 = stablehlo.constant dense<"0x100000003700000056000000280000004C0000004600000028000000150000002E000000570000004400000027000000010000004E000000000000003D000000060000002D00000016000000"> : tensor<19xui32>
    %1 = stablehlo.constant dense<"0x09000000080000000900000001000000070000000900000006000000080000000100000006000000070000000200000003000000080000000400000006000000070000000300000003000000"> : tensor<19xui32>
    return %0, %1 : tensor<19xui32>, tensor<19xui32>
  }
  func.func private @expected() -> (tensor<19xui32>) {
    %0 = stablehlo.constant dense<"0x190000003F0000005F000000290000004F0000004F0000002E0000001D0000002F000000570000004700000027000000030000004E000000040000003F000000070000002F00000017000000"> : tensor<19xui32>
    return %0 : tensor<19xui32>
  }
  func.func private @program(%arg0: tensor<19xui32>, %arg1: tensor<19xui32>) -> (tensor<19xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.or %arg0, %arg1 : tensor<19xui32>
    return %0 : tensor<19xui32>
  }
}

// -----

// integers: xor ui32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui32>, tensor<19xui32>)
    %e:1 = call @expected() : () -> (tensor<19xui32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui32>, tensor<19xui32>) -> (tensor<19xui32>)
    check.expect_eq %r#0, %e#0 : tensor<19xui32>
    return
  }
  func.func private @inputs() -> (tensor<19xui32>, tensor<19xui32>) {
    %0 = stablehlo.constant dense<"0x100000003700000056000000280000004C0000004600000028000000150000002E000000570000004400000027000000010000004E000000000000003D000000060000002D00000016000000"> : tensor<19xui32>
    %1 = stablehlo.constant dense<"0x09000000080000000900000001000000070000000900000006000000080000000100000006000000070000000200000003000000080000000400000006000000070000000300000003000000"> : tensor<19xui32>
    return %0, %1 : tensor<19xui32>, tensor<19xui32>
  }
  func.func private @expected() -> (tensor<19xui32>) {
    %0 = stablehlo.constant dense<"0x190000003F0000005F000000290000004B0000004F0000002E0000001D0000002F0000005100000043000000250000000200000046000000040000003B000000010000002E00000015000000"> : tensor<19xui32>
    return %0 : tensor<19xui32>
  }
  func.func private @program(%arg0: tensor<19xui32>, %arg1: tensor<19xui32>) -> (tensor<19xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<19xui32>
    return %0 : tensor<19xui32>
  }
}

// -----

// integers: shift_left ui32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui32>, tensor<19xui32>)
    %e:1 = call @expected() : () -> (tensor<19xui32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui32>, tensor<19xui32>) -> (tensor<19xui32>)
    check.expect_eq %r#0, %e#0 : tensor<19xui32>
    return
  }
  func.func private @inputs() -> (tensor<19xui32>, tensor<19xui32>) {
    %0 = stablehlo.constant dense<"0x100000003700000056000000280000004C0000004600000028000000150000002E000000570000004400000027000000010000004E000000000000003D000000060000002D00000016000000"> : tensor<19xui32>
    %1 = stablehlo.constant dense<"0x09000000080000000900000001000000070000000900000006000000080000000100000006000000070000000200000003000000080000000400000006000000070000000300000003000000"> : tensor<19xui32>
    return %0, %1 : tensor<19xui32>, tensor<19xui32>
  }
  func.func private @expected() -> (tensor<19xui32>) {
    %0 = stablehlo.constant dense<"0x002000000037000000AC00005000000000260000008C0000000A0000001500005C000000C0150000002200009C00000008000000004E000000000000400F00000003000068010000B0000000"> : tensor<19xui32>
    return %0 : tensor<19xui32>
  }
  func.func private @program(%arg0: tensor<19xui32>, %arg1: tensor<19xui32>) -> (tensor<19xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_left %arg0, %arg1 : tensor<19xui32>
    return %0 : tensor<19xui32>
  }
}

// -----

// integers: shift_right_logical ui32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui32>, tensor<19xui32>)
    %e:1 = call @expected() : () -> (tensor<19xui32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui32>, tensor<19xui32>) -> (tensor<19xui32>)
    check.expect_eq %r#0, %e#0 : tensor<19xui32>
    return
  }
  func.func private @inputs() -> (tensor<19xui32>, tensor<19xui32>) {
    %0 = stablehlo.constant dense<"0x100000003700000056000000280000004C0000004600000028000000150000002E000000570000004400000027000000010000004E000000000000003D000000060000002D00000016000000"> : tensor<19xui32>
    %1 = stablehlo.constant dense<"0x09000000080000000900000001000000070000000900000006000000080000000100000006000000070000000200000003000000080000000400000006000000070000000300000003000000"> : tensor<19xui32>
    return %0, %1 : tensor<19xui32>, tensor<19xui32>
  }
  func.func private @expected() -> (tensor<19xui32>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000014000000000000000000000000000000000000001700000001000000000000000900000000000000000000000000000000000000000000000500000002000000"> : tensor<19xui32>
    return %0 : tensor<19xui32>
  }
  func.func private @program(%arg0: tensor<19xui32>, %arg1: tensor<19xui32>) -> (tensor<19xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<19xui32>
    return %0 : tensor<19xui32>
  }
}

// -----

// integers: shift_right_arithmetic ui32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui32>, tensor<19xui32>)
    %e:1 = call @expected() : () -> (tensor<19xui32>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui32>, tensor<19xui32>) -> (tensor<19xui32>)
    check.expect_eq %r#0, %e#0 : tensor<19xui32>
    return
  }
  func.func private @inputs() -> (tensor<19xui32>, tensor<19xui32>) {
    %0 = stablehlo.constant dense<"0x100000003700000056000000280000004C0000004600000028000000150000002E000000570000004400000027000000010000004E000000000000003D000000060000002D00000016000000"> : tensor<19xui32>
    %1 = stablehlo.constant dense<"0x09000000080000000900000001000000070000000900000006000000080000000100000006000000070000000200000003000000080000000400000006000000070000000300000003000000"> : tensor<19xui32>
    return %0, %1 : tensor<19xui32>, tensor<19xui32>
  }
  func.func private @expected() -> (tensor<19xui32>) {
    %0 = stablehlo.constant dense<"0x00000000000000000000000014000000000000000000000000000000000000001700000001000000000000000900000000000000000000000000000000000000000000000500000002000000"> : tensor<19xui32>
    return %0 : tensor<19xui32>
  }
  func.func private @program(%arg0: tensor<19xui32>, %arg1: tensor<19xui32>) -> (tensor<19xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<19xui32>
    return %0 : tensor<19xui32>
  }
}

// -----

// integers: neg ui64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<19xui64>)
    %e:1 = call @expected() : () -> (tensor<19xui64>)
    %r:1 = call @program(%i#0) : (tensor<19xui64>) -> (tensor<19xui64>)
    check.expect_eq %r#0, %e#0 : tensor<19xui64>
    return
  }
  func.func private @inputs() -> (tensor<19xui64>) {
    %0 = stablehlo.constant dense<"0x40000000000000001A000000000000000C000000000000003C0000000000000046000000000000003800000000000000130000000000000010000000000000001E00000000000000360000000000000002000000000000000900000000000000250000000000000036000000000000003D000000000000000600000000000000420000000000000048000000000000002A00000000000000"> : tensor<19xui64>
    return %0 : tensor<19xui64>
  }
  func.func private @expected() -> (tensor<19xui64>) {
    %0 = stablehlo.constant dense<"0xC0FFFFFFFFFFFFFFE6FFFFFFFFFFFFFFF4FFFFFFFFFFFFFFC4FFFFFFFFFFFFFFBAFFFFFFFFFFFFFFC8FFFFFFFFFFFFFFEDFFFFFFFFFFFFFFF0FFFFFFFFFFFFFFE2FFFFFFFFFFFFFFCAFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFF7FFFFFFFFFFFFFFDBFFFFFFFFFFFFFFCAFFFFFFFFFFFFFFC3FFFFFFFFFFFFFFFAFFFFFFFFFFFFFFBEFFFFFFFFFFFFFFB8FFFFFFFFFFFFFFD6FFFFFFFFFFFFFF"> : tensor<19xui64>
    return %0 : tensor<19xui64>
  }
  func.func private @program(%arg0: tensor<19xui64>) -> (tensor<19xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<19xui64>
    return %0 : tensor<19xui64>
  }
}

// -----

// integers: not ui64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<19xui64>)
    %e:1 = call @expected() : () -> (tensor<19xui64>)
    %r:1 = call @program(%i#0) : (tensor<19xui64>) -> (tensor<19xui64>)
    check.expect_eq %r#0, %e#0 : tensor<19xui64>
    return
  }
  func.func private @inputs() -> (tensor<19xui64>) {
    %0 = stablehlo.constant dense<"0x40000000000000001A000000000000000C000000000000003C0000000000000046000000000000003800000000000000130000000000000010000000000000001E00000000000000360000000000000002000000000000000900000000000000250000000000000036000000000000003D000000000000000600000000000000420000000000000048000000000000002A00000000000000"> : tensor<19xui64>
    return %0 : tensor<19xui64>
  }
  func.func private @expected() -> (tensor<19xui64>) {
    %0 = stablehlo.constant dense<"0xBFFFFFFFFFFFFFFFE5FFFFFFFFFFFFFFF3FFFFFFFFFFFFFFC3FFFFFFFFFFFFFFB9FFFFFFFFFFFFFFC7FFFFFFFFFFFFFFECFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFE1FFFFFFFFFFFFFFC9FFFFFFFFFFFFFFFDFFFFFFFFFFFFFFF6FFFFFFFFFFFFFFDAFFFFFFFFFFFFFFC9FFFFFFFFFFFFFFC2FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFBDFFFFFFFFFFFFFFB7FFFFFFFFFFFFFFD5FFFFFFFFFFFFFF"> : tensor<19xui64>
    return %0 : tensor<19xui64>
  }
  func.func private @program(%arg0: tensor<19xui64>) -> (tensor<19xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.not %arg0 : tensor<19xui64>
    return %0 : tensor<19xui64>
  }
}

// -----

// integers: population_count ui64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<19xui64>)
    %e:1 = call @expected() : () -> (tensor<19xui64>)
    %r:1 = call @program(%i#0) : (tensor<19xui64>) -> (tensor<19xui64>)
    check.expect_eq %r#0, %e#0 : tensor<19xui64>
    return
  }
  func.func private @inputs() -> (tensor<19xui64>) {
    %0 = stablehlo.constant dense<"0x40000000000000001A000000000000000C000000000000003C0000000000000046000000000000003800000000000000130000000000000010000000000000001E00000000000000360000000000000002000000000000000900000000000000250000000000000036000000000000003D000000000000000600000000000000420000000000000048000000000000002A00000000000000"> : tensor<19xui64>
    return %0 : tensor<19xui64>
  }
  func.func private @expected() -> (tensor<19xui64>) {
    %0 = stablehlo.constant dense<"0x0100000000000000030000000000000002000000000000000400000000000000030000000000000003000000000000000300000000000000010000000000000004000000000000000400000000000000010000000000000002000000000000000300000000000000040000000000000005000000000000000200000000000000020000000000000002000000000000000300000000000000"> : tensor<19xui64>
    return %0 : tensor<19xui64>
  }
  func.func private @program(%arg0: tensor<19xui64>) -> (tensor<19xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.popcnt %arg0 : tensor<19xui64>
    return %0 : tensor<19xui64>
  }
}

// -----

// integers: clz ui64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<19xui64>)
    %e:1 = call @expected() : () -> (tensor<19xui64>)
    %r:1 = call @program(%i#0) : (tensor<19xui64>) -> (tensor<19xui64>)
    check.expect_eq %r#0, %e#0 : tensor<19xui64>
    return
  }
  func.func private @inputs() -> (tensor<19xui64>) {
    %0 = stablehlo.constant dense<"0x40000000000000001A000000000000000C000000000000003C0000000000000046000000000000003800000000000000130000000000000010000000000000001E00000000000000360000000000000002000000000000000900000000000000250000000000000036000000000000003D000000000000000600000000000000420000000000000048000000000000002A00000000000000"> : tensor<19xui64>
    return %0 : tensor<19xui64>
  }
  func.func private @expected() -> (tensor<19xui64>) {
    %0 = stablehlo.constant dense<"0x39000000000000003B000000000000003C000000000000003A0000000000000039000000000000003A000000000000003B000000000000003B000000000000003B000000000000003A000000000000003E000000000000003C000000000000003A000000000000003A000000000000003A000000000000003D00000000000000390000000000000039000000000000003A00000000000000"> : tensor<19xui64>
    return %0 : tensor<19xui64>
  }
  func.func private @program(%arg0: tensor<19xui64>) -> (tensor<19xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.count_leading_zeros %arg0 : tensor<19xui64>
    return %0 : tensor<19xui64>
  }
}

// -----

// integers: add ui64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui64>, tensor<19xui64>)
    %e:1 = call @expected() : () -> (tensor<19xui64>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui64>, tensor<19xui64>) -> (tensor<19xui64>)
    check.expect_eq %r#0, %e#0 : tensor<19xui64>
    return
  }
  func.func private @inputs() -> (tensor<19xui64>, tensor<19xui64>) {
    %0 = stablehlo.constant dense<"0x40000000000000001A000000000000000C000000000000003C0000000000000046000000000000003800000000000000130000000000000010000000000000001E00000000000000360000000000000002000000000000000900000000000000250000000000000036000000000000003D000000000000000600000000000000420000000000000048000000000000002A00000000000000"> : tensor<19xui64>
    %1 = stablehlo.constant dense<"0x0600000000000000090000000000000001000000000000000500000000000000010000000000000004000000000000000800000000000000080000000000000009000000000000000700000000000000040000000000000007000000000000000800000000000000030000000000000007000000000000000400000000000000070000000000000008000000000000000400000000000000"> : tensor<19xui64>
    return %0, %1 : tensor<19xui64>, tensor<19xui64>
  }
  func.func private @expected() -> (tensor<19xui64>) {
    %0 = stablehlo.constant dense<"0x460000000000000023000000000000000D00000000000000410000000000000047000000000000003C000000000000001B00000000000000180000000000000027000000000000003D00000000000000060000000000000010000000000000002D00000000000000390000000000000044000000000000000A00000000000000490000000000000050000000000000002E00000000000000"> : tensor<19xui64>
    return %0 : tensor<19xui64>
  }
  func.func private @program(%arg0: tensor<19xui64>, %arg1: tensor<19xui64>) -> (tensor<19xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<19xui64>
    return %0 : tensor<19xui64>
  }
}

// -----

// integers: sub ui64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui64>, tensor<19xui64>)
    %e:1 = call @expected() : () -> (tensor<19xui64>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui64>, tensor<19xui64>) -> (tensor<19xui64>)
    check.expect_eq %r#0, %e#0 : tensor<19xui64>
    return
  }
  func.func private @inputs() -> (tensor<19xui64>, tensor<19xui64>) {
    %0 = stablehlo.constant dense<"0x40000000000000001A000000000000000C000000000000003C0000000000000046000000000000003800000000000000130000000000000010000000000000001E00000000000000360000000000000002000000000000000900000000000000250000000000000036000000000000003D000000000000000600000000000000420000000000000048000000000000002A00000000000000"> : tensor<19xui64>
    %1 = stablehlo.constant dense<"0x0600000000000000090000000000000001000000000000000500000000000000010000000000000004000000000000000800000000000000080000000000000009000000000000000700000000000000040000000000000007000000000000000800000000000000030000000000000007000000000000000400000000000000070000000000000008000000000000000400000000000000"> : tensor<19xui64>
    return %0, %1 : tensor<19xui64>, tensor<19xui64>
  }
  func.func private @expected() -> (tensor<19xui64>) {
    %0 = stablehlo.constant dense<"0x3A0000000000000011000000000000000B000000000000003700000000000000450000000000000034000000000000000B00000000000000080000000000000015000000000000002F00000000000000FEFFFFFFFFFFFFFF02000000000000001D000000000000003300000000000000360000000000000002000000000000003B0000000000000040000000000000002600000000000000"> : tensor<19xui64>
    return %0 : tensor<19xui64>
  }
  func.func private @program(%arg0: tensor<19xui64>, %arg1: tensor<19xui64>) -> (tensor<19xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<19xui64>
    return %0 : tensor<19xui64>
  }
}

// -----

// integers: mul ui64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui64>, tensor<19xui64>)
    %e:1 = call @expected() : () -> (tensor<19xui64>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui64>, tensor<19xui64>) -> (tensor<19xui64>)
    check.expect_eq %r#0, %e#0 : tensor<19xui64>
    return
  }
  func.func private @inputs() -> (tensor<19xui64>, tensor<19xui64>) {
    %0 = stablehlo.constant dense<"0x40000000000000001A000000000000000C000000000000003C0000000000000046000000000000003800000000000000130000000000000010000000000000001E00000000000000360000000000000002000000000000000900000000000000250000000000000036000000000000003D000000000000000600000000000000420000000000000048000000000000002A00000000000000"> : tensor<19xui64>
    %1 = stablehlo.constant dense<"0x0600000000000000090000000000000001000000000000000500000000000000010000000000000004000000000000000800000000000000080000000000000009000000000000000700000000000000040000000000000007000000000000000800000000000000030000000000000007000000000000000400000000000000070000000000000008000000000000000400000000000000"> : tensor<19xui64>
    return %0, %1 : tensor<19xui64>, tensor<19xui64>
  }
  func.func private @expected() -> (tensor<19xui64>) {
    %0 = stablehlo.constant dense<"0x8001000000000000EA000000000000000C000000000000002C010000000000004600000000000000E000000000000000980000000000000080000000000000000E010000000000007A0100000000000008000000000000003F000000000000002801000000000000A200000000000000AB010000000000001800000000000000CE010000000000004002000000000000A800000000000000"> : tensor<19xui64>
    return %0 : tensor<19xui64>
  }
  func.func private @program(%arg0: tensor<19xui64>, %arg1: tensor<19xui64>) -> (tensor<19xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<19xui64>
    return %0 : tensor<19xui64>
  }
}

// -----

// integers: div ui64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui64>, tensor<19xui64>)
    %e:1 = call @expected() : () -> (tensor<19xui64>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui64>, tensor<19xui64>) -> (tensor<19xui64>)
    check.expect_eq %r#0, %e#0 : tensor<19xui64>
    return
  }
  func.func private @inputs() -> (tensor<19xui64>, tensor<19xui64>) {
    %0 = stablehlo.constant dense<"0x40000000000000001A000000000000000C000000000000003C0000000000000046000000000000003800000000000000130000000000000010000000000000001E00000000000000360000000000000002000000000000000900000000000000250000000000000036000000000000003D000000000000000600000000000000420000000000000048000000000000002A00000000000000"> : tensor<19xui64>
    %1 = stablehlo.constant dense<"0x0600000000000000090000000000000001000000000000000500000000000000010000000000000004000000000000000800000000000000080000000000000009000000000000000700000000000000040000000000000007000000000000000800000000000000030000000000000007000000000000000400000000000000070000000000000008000000000000000400000000000000"> : tensor<19xui64>
    return %0, %1 : tensor<19xui64>, tensor<19xui64>
  }
  func.func private @expected() -> (tensor<19xui64>) {
    %0 = stablehlo.constant dense<"0x0A0000000000000002000000000000000C000000000000000C0000000000000046000000000000000E000000000000000200000000000000020000000000000003000000000000000700000000000000000000000000000001000000000000000400000000000000120000000000000008000000000000000100000000000000090000000000000009000000000000000A00000000000000"> : tensor<19xui64>
    return %0 : tensor<19xui64>
  }
  func.func private @program(%arg0: tensor<19xui64>, %arg1: tensor<19xui64>) -> (tensor<19xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<19xui64>
    return %0 : tensor<19xui64>
  }
}

// -----

// integers: rem ui64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui64>, tensor<19xui64>)
    %e:1 = call @expected() : () -> (tensor<19xui64>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui64>, tensor<19xui64>) -> (tensor<19xui64>)
    check.expect_eq %r#0, %e#0 : tensor<19xui64>
    return
  }
  func.func private @inputs() -> (tensor<19xui64>, tensor<19xui64>) {
    %0 = stablehlo.constant dense<"0x40000000000000001A000000000000000C000000000000003C0000000000000046000000000000003800000000000000130000000000000010000000000000001E00000000000000360000000000000002000000000000000900000000000000250000000000000036000000000000003D000000000000000600000000000000420000000000000048000000000000002A00000000000000"> : tensor<19xui64>
    %1 = stablehlo.constant dense<"0x0600000000000000090000000000000001000000000000000500000000000000010000000000000004000000000000000800000000000000080000000000000009000000000000000700000000000000040000000000000007000000000000000800000000000000030000000000000007000000000000000400000000000000070000000000000008000000000000000400000000000000"> : tensor<19xui64>
    return %0, %1 : tensor<19xui64>, tensor<19xui64>
  }
  func.func private @expected() -> (tensor<19xui64>) {
    %0 = stablehlo.constant dense<"0x0400000000000000080000000000000000000000000000000000000000000000000000000000000000000000000000000300000000000000000000000000000003000000000000000500000000000000020000000000000002000000000000000500000000000000000000000000000005000000000000000200000000000000030000000000000000000000000000000200000000000000"> : tensor<19xui64>
    return %0 : tensor<19xui64>
  }
  func.func private @program(%arg0: tensor<19xui64>, %arg1: tensor<19xui64>) -> (tensor<19xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<19xui64>
    return %0 : tensor<19xui64>
  }
}

// -----

// integers: max ui64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui64>, tensor<19xui64>)
    %e:1 = call @expected() : () -> (tensor<19xui64>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui64>, tensor<19xui64>) -> (tensor<19xui64>)
    check.expect_eq %r#0, %e#0 : tensor<19xui64>
    return
  }
  func.func private @inputs() -> (tensor<19xui64>, tensor<19xui64>) {
    %0 = stablehlo.constant dense<"0x40000000000000001A000000000000000C000000000000003C0000000000000046000000000000003800000000000000130000000000000010000000000000001E00000000000000360000000000000002000000000000000900000000000000250000000000000036000000000000003D000000000000000600000000000000420000000000000048000000000000002A00000000000000"> : tensor<19xui64>
    %1 = stablehlo.constant dense<"0x0600000000000000090000000000000001000000000000000500000000000000010000000000000004000000000000000800000000000000080000000000000009000000000000000700000000000000040000000000000007000000000000000800000000000000030000000000000007000000000000000400000000000000070000000000000008000000000000000400000000000000"> : tensor<19xui64>
    return %0, %1 : tensor<19xui64>, tensor<19xui64>
  }
  func.func private @expected() -> (tensor<19xui64>) {
    %0 = stablehlo.constant dense<"0x40000000000000001A000000000000000C000000000000003C0000000000000046000000000000003800000000000000130000000000000010000000000000001E00000000000000360000000000000004000000000000000900000000000000250000000000000036000000000000003D000000000000000600000000000000420000000000000048000000000000002A00000000000000"> : tensor<19xui64>
    return %0 : tensor<19xui64>
  }
  func.func private @program(%arg0: tensor<19xui64>, %arg1: tensor<19xui64>) -> (tensor<19xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<19xui64>
    return %0 : tensor<19xui64>
  }
}

// -----

// integers: min ui64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui64>, tensor<19xui64>)
    %e:1 = call @expected() : () -> (tensor<19xui64>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui64>, tensor<19xui64>) -> (tensor<19xui64>)
    check.expect_eq %r#0, %e#0 : tensor<19xui64>
    return
  }
  func.func private @inputs() -> (tensor<19xui64>, tensor<19xui64>) {
    %0 = stablehlo.constant dense<"0x40000000000000001A000000000000000C000000000000003C0000000000000046000000000000003800000000000000130000000000000010000000000000001E00000000000000360000000000000002000000000000000900000000000000250000000000000036000000000000003D000000000000000600000000000000420000000000000048000000000000002A00000000000000"> : tensor<19xui64>
    %1 = stablehlo.constant dense<"0x0600000000000000090000000000000001000000000000000500000000000000010000000000000004000000000000000800000000000000080000000000000009000000000000000700000000000000040000000000000007000000000000000800000000000000030000000000000007000000000000000400000000000000070000000000000008000000000000000400000000000000"> : tensor<19xui64>
    return %0, %1 : tensor<19xui64>, tensor<19xui64>
  }
  func.func private @expected() -> (tensor<19xui64>) {
    %0 = stablehlo.constant dense<"0x0600000000000000090000000000000001000000000000000500000000000000010000000000000004000000000000000800000000000000080000000000000009000000000000000700000000000000020000000000000007000000000000000800000000000000030000000000000007000000000000000400000000000000070000000000000008000000000000000400000000000000"> : tensor<19xui64>
    return %0 : tensor<19xui64>
  }
  func.func private @program(%arg0: tensor<19xui64>, %arg1: tensor<19xui64>) -> (tensor<19xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<19xui64>
    return %0 : tensor<19xui64>
  }
}

// -----

// integers: and ui64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui64>, tensor<19xui64>)
    %e:1 = call @expected() : () -> (tensor<19xui64>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui64>, tensor<19xui64>) -> (tensor<19xui64>)
    check.expect_eq %r#0, %e#0 : tensor<19xui64>
    return
  }
  func.func private @inputs() -> (tensor<19xui64>, tensor<19xui64>) {
    %0 = stablehlo.constant dense<"0x40000000000000001A000000000000000C000000000000003C0000000000000046000000000000003800000000000000130000000000000010000000000000001E00000000000000360000000000000002000000000000000900000000000000250000000000000036000000000000003D000000000000000600000000000000420000000000000048000000000000002A00000000000000"> : tensor<19xui64>
    %1 = stablehlo.constant dense<"0x0600000000000000090000000000000001000000000000000500000000000000010000000000000004000000000000000800000000000000080000000000000009000000000000000700000000000000040000000000000007000000000000000800000000000000030000000000000007000000000000000400000000000000070000000000000008000000000000000400000000000000"> : tensor<19xui64>
    return %0, %1 : tensor<19xui64>, tensor<19xui64>
  }
  func.func private @expected() -> (tensor<19xui64>) {
    %0 = stablehlo.constant dense<"0x0000000000000000080000000000000000000000000000000400000000000000000000000000000000000000000000000000000000000000000000000000000008000000000000000600000000000000000000000000000001000000000000000000000000000000020000000000000005000000000000000400000000000000020000000000000008000000000000000000000000000000"> : tensor<19xui64>
    return %0 : tensor<19xui64>
  }
  func.func private @program(%arg0: tensor<19xui64>, %arg1: tensor<19xui64>) -> (tensor<19xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.and %arg0, %arg1 : tensor<19xui64>
    return %0 : tensor<19xui64>
  }
}

// -----

// integers: or ui64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui64>, tensor<19xui64>)
    %e:1 = call @expected() : () -> (tensor<19xui64>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui64>, tensor<19xui64>) -> (tensor<19xui64>)
    check.expect_eq %r#0, %e#0 : tensor<19xui64>
    return
  }
  func.func private @inputs() -> (tensor<19xui64>, tensor<19xui64>) {
    %0 = stablehlo.constant dense<"0x40000000000000001A000000000000000C000000000000003C0000000000000046000000000000003800000000000000130000000000000010000000000000001E00000000000000360000000000000002000000000000000900000000000000250000000000000036000000000000003D000000000000000600000000000000420000000000000048000000000000002A00000000000000"> : tensor<19xui64>
    %1 = stablehlo.constant dense<"0x0600000000000000090000000000000001000000000000000500000000000000010000000000000004000000000000000800000000000000080000000000000009000000000000000700000000000000040000000000000007000000000000000800000000000000030000000000000007000000000000000400000000000000070000000000000008000000000000000400000000000000"> : tensor<19xui64>
    return %0, %1 : tensor<19xui64>, tensor<19xui64>
  }
  func.func private @expected() -> (tensor<19xui64>) {
    %0 = stablehlo.constant dense<"0x46000000000000001B000000000000000D000000000000003D0000000000000047000000000000003C000000000000001B0000000000000018000000000000001F00000000000000370000000000000006000000000000000F000000000000002D0000000000000037000000000000003F000000000000000600000000000000470000000000000048000000000000002E00000000000000"> : tensor<19xui64>
    return %0 : tensor<19xui64>
  }
  func.func private @program(%arg0: tensor<19xui64>, %arg1: tensor<19xui64>) -> (tensor<19xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.or %arg0, %arg1 : tensor<19xui64>
    return %0 : tensor<19xui64>
  }
}

// -----

// integers: xor ui64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui64>, tensor<19xui64>)
    %e:1 = call @expected() : () -> (tensor<19xui64>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui64>, tensor<19xui64>) -> (tensor<19xui64>)
    check.expect_eq %r#0, %e#0 : tensor<19xui64>
    return
  }
  func.func private @inputs() -> (tensor<19xui64>, tensor<19xui64>) {
    %0 = stablehlo.constant dense<"0x40000000000000001A000000000000000C000000000000003C0000000000000046000000000000003800000000000000130000000000000010000000000000001E00000000000000360000000000000002000000000000000900000000000000250000000000000036000000000000003D000000000000000600000000000000420000000000000048000000000000002A00000000000000"> : tensor<19xui64>
    %1 = stablehlo.constant dense<"0x0600000000000000090000000000000001000000000000000500000000000000010000000000000004000000000000000800000000000000080000000000000009000000000000000700000000000000040000000000000007000000000000000800000000000000030000000000000007000000000000000400000000000000070000000000000008000000000000000400000000000000"> : tensor<19xui64>
    return %0, %1 : tensor<19xui64>, tensor<19xui64>
  }
  func.func private @expected() -> (tensor<19xui64>) {
    %0 = stablehlo.constant dense<"0x460000000000000013000000000000000D00000000000000390000000000000047000000000000003C000000000000001B0000000000000018000000000000001700000000000000310000000000000006000000000000000E000000000000002D0000000000000035000000000000003A000000000000000200000000000000450000000000000040000000000000002E00000000000000"> : tensor<19xui64>
    return %0 : tensor<19xui64>
  }
  func.func private @program(%arg0: tensor<19xui64>, %arg1: tensor<19xui64>) -> (tensor<19xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<19xui64>
    return %0 : tensor<19xui64>
  }
}

// -----

// integers: shift_left ui64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui64>, tensor<19xui64>)
    %e:1 = call @expected() : () -> (tensor<19xui64>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui64>, tensor<19xui64>) -> (tensor<19xui64>)
    check.expect_eq %r#0, %e#0 : tensor<19xui64>
    return
  }
  func.func private @inputs() -> (tensor<19xui64>, tensor<19xui64>) {
    %0 = stablehlo.constant dense<"0x40000000000000001A000000000000000C000000000000003C0000000000000046000000000000003800000000000000130000000000000010000000000000001E00000000000000360000000000000002000000000000000900000000000000250000000000000036000000000000003D000000000000000600000000000000420000000000000048000000000000002A00000000000000"> : tensor<19xui64>
    %1 = stablehlo.constant dense<"0x0600000000000000090000000000000001000000000000000500000000000000010000000000000004000000000000000800000000000000080000000000000009000000000000000700000000000000040000000000000007000000000000000800000000000000030000000000000007000000000000000400000000000000070000000000000008000000000000000400000000000000"> : tensor<19xui64>
    return %0, %1 : tensor<19xui64>, tensor<19xui64>
  }
  func.func private @expected() -> (tensor<19xui64>) {
    %0 = stablehlo.constant dense<"0x00100000000000000034000000000000180000000000000080070000000000008C00000000000000800300000000000000130000000000000010000000000000003C000000000000001B000000000000200000000000000080040000000000000025000000000000B001000000000000801E000000000000600000000000000000210000000000000048000000000000A002000000000000"> : tensor<19xui64>
    return %0 : tensor<19xui64>
  }
  func.func private @program(%arg0: tensor<19xui64>, %arg1: tensor<19xui64>) -> (tensor<19xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_left %arg0, %arg1 : tensor<19xui64>
    return %0 : tensor<19xui64>
  }
}

// -----

// integers: shift_right_logical ui64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui64>, tensor<19xui64>)
    %e:1 = call @expected() : () -> (tensor<19xui64>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui64>, tensor<19xui64>) -> (tensor<19xui64>)
    check.expect_eq %r#0, %e#0 : tensor<19xui64>
    return
  }
  func.func private @inputs() -> (tensor<19xui64>, tensor<19xui64>) {
    %0 = stablehlo.constant dense<"0x40000000000000001A000000000000000C000000000000003C0000000000000046000000000000003800000000000000130000000000000010000000000000001E00000000000000360000000000000002000000000000000900000000000000250000000000000036000000000000003D000000000000000600000000000000420000000000000048000000000000002A00000000000000"> : tensor<19xui64>
    %1 = stablehlo.constant dense<"0x0600000000000000090000000000000001000000000000000500000000000000010000000000000004000000000000000800000000000000080000000000000009000000000000000700000000000000040000000000000007000000000000000800000000000000030000000000000007000000000000000400000000000000070000000000000008000000000000000400000000000000"> : tensor<19xui64>
    return %0, %1 : tensor<19xui64>, tensor<19xui64>
  }
  func.func private @expected() -> (tensor<19xui64>) {
    %0 = stablehlo.constant dense<"0x0100000000000000000000000000000006000000000000000100000000000000230000000000000003000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000060000000000000000000000000000000000000000000000000000000000000000000000000000000200000000000000"> : tensor<19xui64>
    return %0 : tensor<19xui64>
  }
  func.func private @program(%arg0: tensor<19xui64>, %arg1: tensor<19xui64>) -> (tensor<19xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<19xui64>
    return %0 : tensor<19xui64>
  }
}

// -----

// integers: shift_right_arithmetic ui64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<19xui64>, tensor<19xui64>)
    %e:1 = call @expected() : () -> (tensor<19xui64>)
    %r:1 = call @program(%i#0, %i#1) : (tensor<19xui64>, tensor<19xui64>) -> (tensor<19xui64>)
    check.expect_eq %r#0, %e#0 : tensor<19xui64>
    return
  }
  func.func private @inputs() -> (tensor<19xui64>, tensor<19xui64>) {
    %0 = stablehlo.constant dense<"0x40000000000000001A000000000000000C000000000000003C0000000000000046000000000000003800000000000000130000000000000010000000000000001E00000000000000360000000000000002000000000000000900000000000000250000000000000036000000000000003D000000000000000600000000000000420000000000000048000000000000002A00000000000000"> : tensor<19xui64>
    %1 = stablehlo.constant dense<"0x0600000000000000090000000000000001000000000000000500000000000000010000000000000004000000000000000800000000000000080000000000000009000000000000000700000000000000040000000000000007000000000000000800000000000000030000000000000007000000000000000400000000000000070000000000000008000000000000000400000000000000"> : tensor<19xui64>
    return %0, %1 : tensor<19xui64>, tensor<19xui64>
  }
  func.func private @expected() -> (tensor<19xui64>) {
    %0 = stablehlo.constant dense<"0x0100000000000000000000000000000006000000000000000100000000000000230000000000000003000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000060000000000000000000000000000000000000000000000000000000000000000000000000000000200000000000000"> : tensor<19xui64>
    return %0 : tensor<19xui64>
  }
  func.func private @program(%arg0: tensor<19xui64>, %arg1: tensor<19xui64>) -> (tensor<19xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<19xui64>
    return %0 : tensor<19xui64>
  }
}
