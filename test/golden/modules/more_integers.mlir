// more_integers: by zero and beyond i8
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<14xi8>, tensor<14xi8>)
    %e:6 = call @expected() : () -> (tensor<14xi8>, tensor<14xi8>, tensor<14xi8>, tensor<14xi8>, tensor<14xi8>, tensor<14xi8>)
    %r:6 = call @program(%i#0, %i#1) : (tensor<14xi8>, tensor<14xi8>) -> (tensor<14xi8>, tensor<14xi8>, tensor<14xi8>, tensor<14xi8>, tensor<14xi8>, tensor<14xi8>)
    check.expect_eq %r#0, %e#0 : tensor<14xi8>
    check.expect_eq %r#1, %e#1 : tensor<14xi8>
    check.expect_eq %r#2, %e#2 : tensor<14xi8>
    check.expect_eq %r#3, %e#3 : tensor<14xi8>
    check.expect_eq %r#4, %e#4 : tensor<14xi8>
    check.expect_eq %r#5, %e#5 : tensor<14xi8>
    return
  }
  func.func private @inputs() -> (tensor<14xi8>, tensor<14xi8>) {
    %0 = stablehlo.constant dense<"0x7F018000017F800300017E020005"> : tensor<14xi8>
    %1 = stablehlo.constant dense<"0x017E0200057F018000017F800300"> : tensor<14xi8>
    return %0, %1 : tensor<14xi8>, tensor<14xi8>
  }
  func.func private @expected() -> (tensor<14xi8>, tensor<14xi8>, tensor<14xi8>, tensor<14xi8>, tensor<14xi8>, tensor<14xi8>) {
    %0 = stablehlo.constant dense<"0x7F00C0FF00018000FF01000000FF"> : tensor<14xi8>
    %1 = stablehlo.constant dense<"0x000100000100000300007E020005"> : tensor<14xi8>
    %2 = stablehlo.constant dense<"0x7F7E000005018080000182000000"> : tensor<14xi8>
    %3 = stablehlo.constant dense<"0x807F820006FE81830002FD820305"> : tensor<14xi8>
    %4 = stablehlo.constant dense<"0x7E837E00FC007F830000FF82FD05"> : tensor<14xi8>
    %5 = stablehlo.constant dense<"0x81FF8000FF8180FD00FF82FE00FB"> : tensor<14xi8>
    return %0, %1, %2, %3, %4, %5 : tensor<14xi8>, tensor<14xi8>, tensor<14xi8>, tensor<14xi8>, tensor<14xi8>, tensor<14xi8>
  }
  func.func private @program(%arg0: tensor<14xi8>, %arg1: tensor<14xi8>) -> (tensor<14xi8> {jax.result_info = "result[0]"}, tensor<14xi8> {jax.result_info = "result[1]"}, tensor<14xi8> {jax.result_info = "result[2]"}, tensor<14xi8> {jax.result_info = "result[3]"}, tensor<14xi8> {jax.result_info = "result[4]"}, tensor<14xi8> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<14xi8>
    %1 = stablehlo.remainder %arg0, %arg1 : tensor<14xi8>
    %2 = stablehlo.multiply %arg0, %arg1 : tensor<14xi8>
    %3 = stablehlo.add %arg0, %arg1 : tensor<14xi8>
    %4 = stablehlo.subtract %arg0, %arg1 : tensor<14xi8>
    %5 = stablehlo.negate %arg0 : tensor<14xi8>
    return %0, %1, %2, %3, %4, %5 : tensor<14xi8>, tensor<14xi8>, tensor<14xi8>, tensor<14xi8>, tensor<14xi8>, tensor<14xi8>
  }
}

// -----

// more_integers: shifts i8
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<14xi8>, tensor<14xi8>)
    %e:3 = call @expected() : () -> (tensor<14xi8>, tensor<14xi8>, tensor<14xi8>)
    %r:3 = call @program(%i#0, %i#1) : (tensor<14xi8>, tensor<14xi8>) -> (tensor<14xi8>, tensor<14xi8>, tensor<14xi8>)
    check.expect_eq %r#0, %e#0 : tensor<14xi8>
    check.expect_eq %r#1, %e#1 : tensor<14xi8>
    check.expect_eq %r#2, %e#2 : tensor<14xi8>
    return
  }
  func.func private @inputs() -> (tensor<14xi8>, tensor<14xi8>) {
    %0 = stablehlo.constant dense<"0x7F018000017F800300017E020005"> : tensor<14xi8>
    %1 = stablehlo.constant dense<"0x0001020708096403040506070001"> : tensor<14xi8>
    return %0, %1 : tensor<14xi8>, tensor<14xi8>
  }
  func.func private @expected() -> (tensor<14xi8>, tensor<14xi8>, tensor<14xi8>) {
    %0 = stablehlo.constant dense<"0x7F0200000000001800208000000A"> : tensor<14xi8>
    %1 = stablehlo.constant dense<"0x7F00200000000000000001000002"> : tensor<14xi8>
    %2 = stablehlo.constant dense<"0x7F00E0000000FF00000001000002"> : tensor<14xi8>
    return %0, %1, %2 : tensor<14xi8>, tensor<14xi8>, tensor<14xi8>
  }
  func.func private @program(%arg0: tensor<14xi8>, %arg1: tensor<14xi8>) -> (tensor<14xi8> {jax.result_info = "result[0]"}, tensor<14xi8> {jax.result_info = "result[1]"}, tensor<14xi8> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.shift_left %arg0, %arg1 : tensor<14xi8>
    %1 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<14xi8>
    %2 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<14xi8>
    return %0, %1, %2 : tensor<14xi8>, tensor<14xi8>, tensor<14xi8>
  }
}

// -----

// more_integers: powers i8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi8>)
    %e:4 = call @expected() : () -> (tensor<14xi8>, tensor<14xi8>, tensor<14xi8>, tensor<14xi8>)
    %r:4 = call @program(%i#0) : (tensor<14xi8>) -> (tensor<14xi8>, tensor<14xi8>, tensor<14xi8>, tensor<14xi8>)
    check.expect_eq %r#0, %e#0 : tensor<14xi8>
    check.expect_eq %r#1, %e#1 : tensor<14xi8>
    check.expect_eq %r#2, %e#2 : tensor<14xi8>
    check.expect_eq %r#3, %e#3 : tensor<14xi8>
    return
  }
  func.func private @inputs() -> (tensor<14xi8>) {
    %0 = stablehlo.constant dense<"0x7F018000017F800300017E020005"> : tensor<14xi8>
    return %0 : tensor<14xi8>
  }
  func.func private @expected() -> (tensor<14xi8>, tensor<14xi8>, tensor<14xi8>, tensor<14xi8>) {
    %0 = stablehlo.constant dense<"0x0101000001010009000104040019"> : tensor<14xi8>
    %1 = stablehlo.constant dense<"0x7F010000017F00F30001E0200035"> : tensor<14xi8>
    %2 = stablehlo.constant dense<"0x7F010000017F001B0001F808007D"> : tensor<14xi8>
    %3 = stablehlo.constant dense<"0x7F018000017F800300017E020005"> : tensor<14xi8>
    return %0, %1, %2, %3 : tensor<14xi8>, tensor<14xi8>, tensor<14xi8>, tensor<14xi8>
  }
  func.func private @program(%arg0: tensor<14xi8>) -> (tensor<14xi8> {jax.result_info = "result[0]"}, tensor<14xi8> {jax.result_info = "result[1]"}, tensor<14xi8> {jax.result_info = "result[2]"}, tensor<14xi8> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<14xi8>
    %1 = stablehlo.multiply %arg0, %arg0 : tensor<14xi8>
    %2 = stablehlo.multiply %1, %1 : tensor<14xi8>
    %3 = stablehlo.multiply %arg0, %2 : tensor<14xi8>
    %4 = stablehlo.multiply %arg0, %arg0 : tensor<14xi8>
    %5 = stablehlo.multiply %4, %arg0 : tensor<14xi8>
    %6 = stablehlo.abs %arg0 : tensor<14xi8>
    return %0, %3, %5, %6 : tensor<14xi8>, tensor<14xi8>, tensor<14xi8>, tensor<14xi8>
  }
}

// -----

// more_integers: sums wrap i8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi8>)
    %e:4 = call @expected() : () -> (tensor<i8>, tensor<i8>, tensor<14xi8>, tensor<14xi8>)
    %r:4 = call @program(%i#0) : (tensor<14xi8>) -> (tensor<i8>, tensor<i8>, tensor<14xi8>, tensor<14xi8>)
    check.expect_eq %r#0, %e#0 : tensor<i8>
    check.expect_eq %r#1, %e#1 : tensor<i8>
    check.expect_eq %r#2, %e#2 : tensor<14xi8>
    check.expect_eq %r#3, %e#3 : tensor<14xi8>
    return
  }
  func.func private @inputs() -> (tensor<14xi8>) {
    %0 = stablehlo.constant dense<"0x7F018000017F800300017E020005"> : tensor<14xi8>
    return %0 : tensor<14xi8>
  }
  func.func private @expected() -> (tensor<i8>, tensor<i8>, tensor<14xi8>, tensor<14xi8>) {
    %0 = stablehlo.constant dense<"0x89"> : tensor<i8>
    %1 = stablehlo.constant dense<"0x00"> : tensor<i8>
    %2 = stablehlo.constant dense<"0x7F80000001800003030482848489"> : tensor<14xi8>
    %3 = stablehlo.constant dense<"0x7F7F800000000000000000000000"> : tensor<14xi8>
    return %0, %1, %2, %3 : tensor<i8>, tensor<i8>, tensor<14xi8>, tensor<14xi8>
  }
  func.func private @program(%arg0: tensor<14xi8>) -> (tensor<i8> {jax.result_info = "result[0]"}, tensor<i8> {jax.result_info = "result[1]"}, tensor<14xi8> {jax.result_info = "result[2]"}, tensor<14xi8> {jax.result_info = "result[3]"}) {
    %c = stablehlo.constant dense<0> : tensor<i8>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<14xi8>, tensor<i8>) -> tensor<i8>
    %c_0 = stablehlo.constant dense<1> : tensor<i8>
    %1 = stablehlo.reduce(%arg0 init: %c_0) applies stablehlo.multiply across dimensions = [0] : (tensor<14xi8>, tensor<i8>) -> tensor<i8>
    %2 = call @cumsum(%arg0) : (tensor<14xi8>) -> tensor<14xi8>
    %3 = call @cumprod(%arg0) : (tensor<14xi8>) -> tensor<14xi8>
    return %0, %1, %2, %3 : tensor<i8>, tensor<i8>, tensor<14xi8>, tensor<14xi8>
  }
  func.func private @cumsum(%arg0: tensor<14xi8>) -> tensor<14xi8> {
    %c = stablehlo.constant dense<0> : tensor<i8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<i8>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[13, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i8>, %arg2: tensor<i8>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i8>
      stablehlo.return %2 : tensor<i8>
    }) : (tensor<14xi8>, tensor<i8>) -> tensor<14xi8>
    return %1 : tensor<14xi8>
  }
  func.func private @cumprod(%arg0: tensor<14xi8>) -> tensor<14xi8> {
    %c = stablehlo.constant dense<1> : tensor<i8>
    %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1>, padding = dense<[[13, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i8>, %arg2: tensor<i8>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<i8>
      stablehlo.return %1 : tensor<i8>
    }) : (tensor<14xi8>, tensor<i8>) -> tensor<14xi8>
    return %0 : tensor<14xi8>
  }
}

// -----

// more_integers: floor_divide, mod i8
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<14xi8>, tensor<14xi8>)
    %e:4 = call @expected() : () -> (tensor<14xi8>, tensor<14xi8>, tensor<14xi8>, tensor<14xi8>)
    %r:4 = call @program(%i#0, %i#1) : (tensor<14xi8>, tensor<14xi8>) -> (tensor<14xi8>, tensor<14xi8>, tensor<14xi8>, tensor<14xi8>)
    check.expect_eq %r#0, %e#0 : tensor<14xi8>
    check.expect_eq %r#1, %e#1 : tensor<14xi8>
    check.expect_eq %r#2, %e#2 : tensor<14xi8>
    check.expect_eq %r#3, %e#3 : tensor<14xi8>
    return
  }
  func.func private @inputs() -> (tensor<14xi8>, tensor<14xi8>) {
    %0 = stablehlo.constant dense<"0x7F018000017F800300017E020005"> : tensor<14xi8>
    %1 = stablehlo.constant dense<"0x017E0203057F018003017F800303"> : tensor<14xi8>
    return %0, %1 : tensor<14xi8>, tensor<14xi8>
  }
  func.func private @expected() -> (tensor<14xi8>, tensor<14xi8>, tensor<14xi8>, tensor<14xi8>) {
    %0 = stablehlo.constant dense<"0x7F00C000000180FF000100FF0001"> : tensor<14xi8>
    %1 = stablehlo.constant dense<"0x000100000100008300007E820002"> : tensor<14xi8>
    %2 = stablehlo.constant dense<"0x7F00C000000180FF000100FF0001"> : tensor<14xi8>
    %3 = stablehlo.constant dense<"0x000100000100008300007E820002"> : tensor<14xi8>
    return %0, %1, %2, %3 : tensor<14xi8>, tensor<14xi8>, tensor<14xi8>, tensor<14xi8>
  }
  func.func private @program(%arg0: tensor<14xi8>, %arg1: tensor<14xi8>) -> (tensor<14xi8> {jax.result_info = "result[0]"}, tensor<14xi8> {jax.result_info = "result[1]"}, tensor<14xi8> {jax.result_info = "result[2][0]"}, tensor<14xi8> {jax.result_info = "result[2][1]"}) {
    %0 = call @floor_divide(%arg0, %arg1) : (tensor<14xi8>, tensor<14xi8>) -> tensor<14xi8>
    %1 = call @remainder(%arg0, %arg1) : (tensor<14xi8>, tensor<14xi8>) -> tensor<14xi8>
    %2:2 = call @divmod(%arg0, %arg1) : (tensor<14xi8>, tensor<14xi8>) -> (tensor<14xi8>, tensor<14xi8>)
    return %0, %1, %2#0, %2#1 : tensor<14xi8>, tensor<14xi8>, tensor<14xi8>, tensor<14xi8>
  }
  func.func private @floor_divide(%arg0: tensor<14xi8>, %arg1: tensor<14xi8>) -> tensor<14xi8> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<14xi8>
    %1 = stablehlo.sign %arg0 : tensor<14xi8>
    %2 = stablehlo.sign %arg1 : tensor<14xi8>
    %3 = stablehlo.compare NE, %1, %2, SIGNED : (tensor<14xi8>, tensor<14xi8>) -> tensor<14xi1>
    %4 = stablehlo.remainder %arg0, %arg1 : tensor<14xi8>
    %c = stablehlo.constant dense<0> : tensor<i8>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<14xi8>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<14xi8>, tensor<14xi8>) -> tensor<14xi1>
    %7 = stablehlo.and %3, %6 : tensor<14xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i8>
    %8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i8>) -> tensor<14xi8>
    %9 = stablehlo.subtract %0, %8 : tensor<14xi8>
    %10 = call @_where(%7, %9, %0) : (tensor<14xi1>, tensor<14xi8>, tensor<14xi8>) -> tensor<14xi8>
    return %10 : tensor<14xi8>
  }
  func.func private @_where(%arg0: tensor<14xi1>, %arg1: tensor<14xi8>, %arg2: tensor<14xi8>) -> tensor<14xi8> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<14xi1>, tensor<14xi8>
    return %0 : tensor<14xi8>
  }
  func.func private @remainder(%arg0: tensor<14xi8>, %arg1: tensor<14xi8>) -> tensor<14xi8> {
    %c = stablehlo.constant dense<0> : tensor<i8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<14xi8>
    %1 = stablehlo.compare EQ, %arg1, %0, SIGNED : (tensor<14xi8>, tensor<14xi8>) -> tensor<14xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i8>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i8>) -> tensor<14xi8>
    %3 = call @_where(%1, %2, %arg1) : (tensor<14xi1>, tensor<14xi8>, tensor<14xi8>) -> tensor<14xi8>
    %4 = stablehlo.remainder %arg0, %3 : tensor<14xi8>
    %c_1 = stablehlo.constant dense<0> : tensor<i8>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i8>) -> tensor<14xi8>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<14xi8>, tensor<14xi8>) -> tensor<14xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i8>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i8>) -> tensor<14xi8>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<14xi8>, tensor<14xi8>) -> tensor<14xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i8>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i8>) -> tensor<14xi8>
    %10 = stablehlo.compare LT, %3, %9, SIGNED : (tensor<14xi8>, tensor<14xi8>) -> tensor<14xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<14xi1>, tensor<14xi1>) -> tensor<14xi1>
    %12 = stablehlo.and %11, %6 : tensor<14xi1>
    %13 = stablehlo.add %4, %3 : tensor<14xi8>
    %14 = stablehlo.select %12, %13, %4 : tensor<14xi1>, tensor<14xi8>
    return %14 : tensor<14xi8>
  }
  func.func private @divmod(%arg0: tensor<14xi8>, %arg1: tensor<14xi8>) -> (tensor<14xi8>, tensor<14xi8>) {
    %0 = call @floor_divide(%arg0, %arg1) : (tensor<14xi8>, tensor<14xi8>) -> tensor<14xi8>
    %1 = call @remainder(%arg0, %arg1) : (tensor<14xi8>, tensor<14xi8>) -> tensor<14xi8>
    return %0, %1 : tensor<14xi8>, tensor<14xi8>
  }
}

// -----

// more_integers: bits i8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi8>)
    %e:6 = call @expected() : () -> (tensor<14xi8>, tensor<14xi8>, tensor<14xi8>, tensor<14xi8>, tensor<14xi8>, tensor<14xi8>)
    %r:6 = call @program(%i#0) : (tensor<14xi8>) -> (tensor<14xi8>, tensor<14xi8>, tensor<14xi8>, tensor<14xi8>, tensor<14xi8>, tensor<14xi8>)
    check.expect_eq %r#0, %e#0 : tensor<14xi8>
    check.expect_eq %r#1, %e#1 : tensor<14xi8>
    check.expect_eq %r#2, %e#2 : tensor<14xi8>
    check.expect_eq %r#3, %e#3 : tensor<14xi8>
    check.expect_eq %r#4, %e#4 : tensor<14xi8>
    check.expect_eq %r#5, %e#5 : tensor<14xi8>
    return
  }
  func.func private @inputs() -> (tensor<14xi8>) {
    %0 = stablehlo.constant dense<"0x7F018000017F800300017E020005"> : tensor<14xi8>
    return %0 : tensor<14xi8>
  }
  func.func private @expected() -> (tensor<14xi8>, tensor<14xi8>, tensor<14xi8>, tensor<14xi8>, tensor<14xi8>, tensor<14xi8>) {
    %0 = stablehlo.constant dense<"0x0701010001070102000106010002"> : tensor<14xi8>
    %1 = stablehlo.constant dense<"0x0107000807010006080701060805"> : tensor<14xi8>
    %2 = stablehlo.constant dense<"0x80FE7FFFFE807FFCFFFE81FDFFFA"> : tensor<14xi8>
    %3 = stablehlo.constant dense<"0x0500000001000000000100000005"> : tensor<14xi8>
    %4 = stablehlo.constant dense<"0x7F01827E017F83837F017E82017F"> : tensor<14xi8>
    %5 = stablehlo.constant dense<"0x7A01827E007F83837F007E82017A"> : tensor<14xi8>
    return %0, %1, %2, %3, %4, %5 : tensor<14xi8>, tensor<14xi8>, tensor<14xi8>, tensor<14xi8>, tensor<14xi8>, tensor<14xi8>
  }
  func.func private @program(%arg0: tensor<14xi8>) -> (tensor<14xi8> {jax.result_info = "result[0]"}, tensor<14xi8> {jax.result_info = "result[1]"}, tensor<14xi8> {jax.result_info = "result[2]"}, tensor<14xi8> {jax.result_info = "result[3]"}, tensor<14xi8> {jax.result_info = "result[4]"}, tensor<14xi8> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.popcnt %arg0 : tensor<14xi8>
    %1 = stablehlo.count_leading_zeros %arg0 : tensor<14xi8>
    %2 = stablehlo.not %arg0 : tensor<14xi8>
    %3 = stablehlo.reverse %arg0, dims = [0] : tensor<14xi8>
    %4 = stablehlo.and %arg0, %3 : tensor<14xi8>
    %5 = stablehlo.reverse %arg0, dims = [0] : tensor<14xi8>
    %6 = stablehlo.or %arg0, %5 : tensor<14xi8>
    %7 = stablehlo.reverse %arg0, dims = [0] : tensor<14xi8>
    %8 = stablehlo.xor %arg0, %7 : tensor<14xi8>
    return %0, %1, %2, %4, %6, %8 : tensor<14xi8>, tensor<14xi8>, tensor<14xi8>, tensor<14xi8>, tensor<14xi8>, tensor<14xi8>
  }
}

// -----

// more_integers: products wrap i8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi8>)
    %e:1 = call @expected() : () -> (tensor<2x2xi8>)
    %r:1 = call @program(%i#0) : (tensor<14xi8>) -> (tensor<2x2xi8>)
    check.expect_eq %r#0, %e#0 : tensor<2x2xi8>
    return
  }
  func.func private @inputs() -> (tensor<14xi8>) {
    %0 = stablehlo.constant dense<"0x7F018000017F800300017E020005"> : tensor<14xi8>
    return %0 : tensor<14xi8>
  }
  func.func private @expected() -> (tensor<2x2xi8>) {
    %0 = stablehlo.constant dense<"0x837E7E17"> : tensor<2x2xi8>
    return %0 : tensor<2x2xi8>
  }
  func.func private @program(%arg0: tensor<14xi8>) -> (tensor<2x2xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<14xi8>) -> tensor<2x7xi8>
    %1 = stablehlo.reshape %arg0 : (tensor<14xi8>) -> tensor<7x2xi8>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x7xi8>, tensor<7x2xi8>) -> tensor<2x2xi8>
    return %2 : tensor<2x2xi8>
  }
}

// -----

// more_integers: by zero and beyond i16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<14xi16>, tensor<14xi16>)
    %e:6 = call @expected() : () -> (tensor<14xi16>, tensor<14xi16>, tensor<14xi16>, tensor<14xi16>, tensor<14xi16>, tensor<14xi16>)
    %r:6 = call @program(%i#0, %i#1) : (tensor<14xi16>, tensor<14xi16>) -> (tensor<14xi16>, tensor<14xi16>, tensor<14xi16>, tensor<14xi16>, tensor<14xi16>, tensor<14xi16>)
    check.expect_eq %r#0, %e#0 : tensor<14xi16>
    check.expect_eq %r#1, %e#1 : tensor<14xi16>
    check.expect_eq %r#2, %e#2 : tensor<14xi16>
    check.expect_eq %r#3, %e#3 : tensor<14xi16>
    check.expect_eq %r#4, %e#4 : tensor<14xi16>
    check.expect_eq %r#5, %e#5 : tensor<14xi16>
    return
  }
  func.func private @inputs() -> (tensor<14xi16>, tensor<14xi16>) {
    %0 = stablehlo.constant dense<"0xFF7F0100008000000100FF7F0080030000000100FE7F020000000500"> : tensor<14xi16>
    %1 = stablehlo.constant dense<"0x0100FE7F020000000500FF7F0100008000000100FF7F008003000000"> : tensor<14xi16>
    return %0, %1 : tensor<14xi16>, tensor<14xi16>
  }
  func.func private @expected() -> (tensor<14xi16>, tensor<14xi16>, tensor<14xi16>, tensor<14xi16>, tensor<14xi16>, tensor<14xi16>) {
    %0 = stablehlo.constant dense<"0xFF7F000000C0FFFF0000010000800000FFFF0100000000000000FFFF"> : tensor<14xi16>
    %1 = stablehlo.constant dense<"0x0000010000000000010000000000030000000000FE7F020000000500"> : tensor<14xi16>
    %2 = stablehlo.constant dense<"0xFF7FFE7F000000000500010000800080000001000280000000000000"> : tensor<14xi16>
    %3 = stablehlo.constant dense<"0x0080FF7F028000000600FEFF0180038000000200FDFF028003000500"> : tensor<14xi16>
    %4 = stablehlo.constant dense<"0xFE7F0380FE7F0000FCFF0000FF7F038000000000FFFF0280FDFF0500"> : tensor<14xi16>
    %5 = stablehlo.constant dense<"0x0180FFFF00800000FFFF01800080FDFF0000FFFF0280FEFF0000FBFF"> : tensor<14xi16>
    return %0, %1, %2, %3, %4, %5 : tensor<14xi16>, tensor<14xi16>, tensor<14xi16>, tensor<14xi16>, tensor<14xi16>, tensor<14xi16>
  }
  func.func private @program(%arg0: tensor<14xi16>, %arg1: tensor<14xi16>) -> (tensor<14xi16> {jax.result_info = "result[0]"}, tensor<14xi16> {jax.result_info = "result[1]"}, tensor<14xi16> {jax.result_info = "result[2]"}, tensor<14xi16> {jax.result_info = "result[3]"}, tensor<14xi16> {jax.result_info = "result[4]"}, tensor<14xi16> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<14xi16>
    %1 = stablehlo.remainder %arg0, %arg1 : tensor<14xi16>
    %2 = stablehlo.multiply %arg0, %arg1 : tensor<14xi16>
    %3 = stablehlo.add %arg0, %arg1 : tensor<14xi16>
    %4 = stablehlo.subtract %arg0, %arg1 : tensor<14xi16>
    %5 = stablehlo.negate %arg0 : tensor<14xi16>
    return %0, %1, %2, %3, %4, %5 : tensor<14xi16>, tensor<14xi16>, tensor<14xi16>, tensor<14xi16>, tensor<14xi16>, tensor<14xi16>
  }
}

// -----

// more_integers: shifts i16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<14xi16>, tensor<14xi16>)
    %e:3 = call @expected() : () -> (tensor<14xi16>, tensor<14xi16>, tensor<14xi16>)
    %r:3 = call @program(%i#0, %i#1) : (tensor<14xi16>, tensor<14xi16>) -> (tensor<14xi16>, tensor<14xi16>, tensor<14xi16>)
    check.expect_eq %r#0, %e#0 : tensor<14xi16>
    check.expect_eq %r#1, %e#1 : tensor<14xi16>
    check.expect_eq %r#2, %e#2 : tensor<14xi16>
    return
  }
  func.func private @inputs() -> (tensor<14xi16>, tensor<14xi16>) {
    %0 = stablehlo.constant dense<"0xFF7F0100008000000100FF7F0080030000000100FE7F020000000500"> : tensor<14xi16>
    %1 = stablehlo.constant dense<"0x0000010002000F001000110064000300040005000600070000000100"> : tensor<14xi16>
    return %0, %1 : tensor<14xi16>, tensor<14xi16>
  }
  func.func private @expected() -> (tensor<14xi16>, tensor<14xi16>, tensor<14xi16>) {
    %0 = stablehlo.constant dense<"0xFF7F02000000000000000000000018000000200080FF000100000A00"> : tensor<14xi16>
    %1 = stablehlo.constant dense<"0xFF7F000000200000000000000000000000000000FF01000000000200"> : tensor<14xi16>
    %2 = stablehlo.constant dense<"0xFF7F000000E0000000000000FFFF000000000000FF01000000000200"> : tensor<14xi16>
    return %0, %1, %2 : tensor<14xi16>, tensor<14xi16>, tensor<14xi16>
  }
  func.func private @program(%arg0: tensor<14xi16>, %arg1: tensor<14xi16>) -> (tensor<14xi16> {jax.result_info = "result[0]"}, tensor<14xi16> {jax.result_info = "result[1]"}, tensor<14xi16> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.shift_left %arg0, %arg1 : tensor<14xi16>
    %1 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<14xi16>
    %2 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<14xi16>
    return %0, %1, %2 : tensor<14xi16>, tensor<14xi16>, tensor<14xi16>
  }
}

// -----

// more_integers: powers i16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi16>)
    %e:4 = call @expected() : () -> (tensor<14xi16>, tensor<14xi16>, tensor<14xi16>, tensor<14xi16>)
    %r:4 = call @program(%i#0) : (tensor<14xi16>) -> (tensor<14xi16>, tensor<14xi16>, tensor<14xi16>, tensor<14xi16>)
    check.expect_eq %r#0, %e#0 : tensor<14xi16>
    check.expect_eq %r#1, %e#1 : tensor<14xi16>
    check.expect_eq %r#2, %e#2 : tensor<14xi16>
    check.expect_eq %r#3, %e#3 : tensor<14xi16>
    return
  }
  func.func private @inputs() -> (tensor<14xi16>) {
    %0 = stablehlo.constant dense<"0xFF7F0100008000000100FF7F0080030000000100FE7F020000000500"> : tensor<14xi16>
    return %0 : tensor<14xi16>
  }
  func.func private @expected() -> (tensor<14xi16>, tensor<14xi16>, tensor<14xi16>, tensor<14xi16>) {
    %0 = stablehlo.constant dense<"0x01000100000000000100010000000900000001000400040000001900"> : tensor<14xi16>
    %1 = stablehlo.constant dense<"0xFF7F0100000000000100FF7F0000F30000000100E0FF20000000350C"> : tensor<14xi16>
    %2 = stablehlo.constant dense<"0xFF7F0100000000000100FF7F00001B0000000100F8FF080000007D00"> : tensor<14xi16>
    %3 = stablehlo.constant dense<"0xFF7F0100008000000100FF7F0080030000000100FE7F020000000500"> : tensor<14xi16>
    return %0, %1, %2, %3 : tensor<14xi16>, tensor<14xi16>, tensor<14xi16>, tensor<14xi16>
  }
  func.func private @program(%arg0: tensor<14xi16>) -> (tensor<14xi16> {jax.result_info = "result[0]"}, tensor<14xi16> {jax.result_info = "result[1]"}, tensor<14xi16> {jax.result_info = "result[2]"}, tensor<14xi16> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<14xi16>
    %1 = stablehlo.multiply %arg0, %arg0 : tensor<14xi16>
    %2 = stablehlo.multiply %1, %1 : tensor<14xi16>
    %3 = stablehlo.multiply %arg0, %2 : tensor<14xi16>
    %4 = stablehlo.multiply %arg0, %arg0 : tensor<14xi16>
    %5 = stablehlo.multiply %4, %arg0 : tensor<14xi16>
    %6 = stablehlo.abs %arg0 : tensor<14xi16>
    return %0, %3, %5, %6 : tensor<14xi16>, tensor<14xi16>, tensor<14xi16>, tensor<14xi16>
  }
}

// -----

// more_integers: sums wrap i16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi16>)
    %e:4 = call @expected() : () -> (tensor<i16>, tensor<i16>, tensor<14xi16>, tensor<14xi16>)
    %r:4 = call @program(%i#0) : (tensor<14xi16>) -> (tensor<i16>, tensor<i16>, tensor<14xi16>, tensor<14xi16>)
    check.expect_eq %r#0, %e#0 : tensor<i16>
    check.expect_eq %r#1, %e#1 : tensor<i16>
    check.expect_eq %r#2, %e#2 : tensor<14xi16>
    check.expect_eq %r#3, %e#3 : tensor<14xi16>
    return
  }
  func.func private @inputs() -> (tensor<14xi16>) {
    %0 = stablehlo.constant dense<"0xFF7F0100008000000100FF7F0080030000000100FE7F020000000500"> : tensor<14xi16>
    return %0 : tensor<14xi16>
  }
  func.func private @expected() -> (tensor<i16>, tensor<i16>, tensor<14xi16>, tensor<14xi16>) {
    %0 = stablehlo.constant dense<"0x0980"> : tensor<i16>
    %1 = stablehlo.constant dense<"0x0000"> : tensor<i16>
    %2 = stablehlo.constant dense<"0xFF7F0080000000000100008000000300030004000280048004800980"> : tensor<14xi16>
    %3 = stablehlo.constant dense<"0xFF7FFF7F008000000000000000000000000000000000000000000000"> : tensor<14xi16>
    return %0, %1, %2, %3 : tensor<i16>, tensor<i16>, tensor<14xi16>, tensor<14xi16>
  }
  func.func private @program(%arg0: tensor<14xi16>) -> (tensor<i16> {jax.result_info = "result[0]"}, tensor<i16> {jax.result_info = "result[1]"}, tensor<14xi16> {jax.result_info = "result[2]"}, tensor<14xi16> {jax.result_info = "result[3]"}) {
    %c = stablehlo.constant dense<0> : tensor<i16>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<14xi16>, tensor<i16>) -> tensor<i16>
    %c_0 = stablehlo.constant dense<1> : tensor<i16>
    %1 = stablehlo.reduce(%arg0 init: %c_0) applies stablehlo.multiply across dimensions = [0] : (tensor<14xi16>, tensor<i16>) -> tensor<i16>
    %2 = call @cumsum(%arg0) : (tensor<14xi16>) -> tensor<14xi16>
    %3 = call @cumprod(%arg0) : (tensor<14xi16>) -> tensor<14xi16>
    return %0, %1, %2, %3 : tensor<i16>, tensor<i16>, tensor<14xi16>, tensor<14xi16>
  }
  func.func private @cumsum(%arg0: tensor<14xi16>) -> tensor<14xi16> {
    %c = stablehlo.constant dense<0> : tensor<i16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i16>) -> tensor<i16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[13, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i16>, %arg2: tensor<i16>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i16>
      stablehlo.return %2 : tensor<i16>
    }) : (tensor<14xi16>, tensor<i16>) -> tensor<14xi16>
    return %1 : tensor<14xi16>
  }
  func.func private @cumprod(%arg0: tensor<14xi16>) -> tensor<14xi16> {
    %c = stablehlo.constant dense<1> : tensor<i16>
    %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1>, padding = dense<[[13, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i16>, %arg2: tensor<i16>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<i16>
      stablehlo.return %1 : tensor<i16>
    }) : (tensor<14xi16>, tensor<i16>) -> tensor<14xi16>
    return %0 : tensor<14xi16>
  }
}

// -----

// more_integers: floor_divide, mod i16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<14xi16>, tensor<14xi16>)
    %e:4 = call @expected() : () -> (tensor<14xi16>, tensor<14xi16>, tensor<14xi16>, tensor<14xi16>)
    %r:4 = call @program(%i#0, %i#1) : (tensor<14xi16>, tensor<14xi16>) -> (tensor<14xi16>, tensor<14xi16>, tensor<14xi16>, tensor<14xi16>)
    check.expect_eq %r#0, %e#0 : tensor<14xi16>
    check.expect_eq %r#1, %e#1 : tensor<14xi16>
    check.expect_eq %r#2, %e#2 : tensor<14xi16>
    check.expect_eq %r#3, %e#3 : tensor<14xi16>
    return
  }
  func.func private @inputs() -> (tensor<14xi16>, tensor<14xi16>) {
    %0 = stablehlo.constant dense<"0xFF7F0100008000000100FF7F0080030000000100FE7F020000000500"> : tensor<14xi16>
    %1 = stablehlo.constant dense<"0x0100FE7F020003000500FF7F0100008003000100FF7F008003000300"> : tensor<14xi16>
    return %0, %1 : tensor<14xi16>, tensor<14xi16>
  }
  func.func private @expected() -> (tensor<14xi16>, tensor<14xi16>, tensor<14xi16>, tensor<14xi16>) {
    %0 = stablehlo.constant dense<"0xFF7F000000C00000000001000080FFFF000001000000FFFF00000100"> : tensor<14xi16>
    %1 = stablehlo.constant dense<"0x0000010000000000010000000000038000000000FE7F028000000200"> : tensor<14xi16>
    %2 = stablehlo.constant dense<"0xFF7F000000C00000000001000080FFFF000001000000FFFF00000100"> : tensor<14xi16>
    %3 = stablehlo.constant dense<"0x0000010000000000010000000000038000000000FE7F028000000200"> : tensor<14xi16>
    return %0, %1, %2, %3 : tensor<14xi16>, tensor<14xi16>, tensor<14xi16>, tensor<14xi16>
  }
  func.func private @program(%arg0: tensor<14xi16>, %arg1: tensor<14xi16>) -> (tensor<14xi16> {jax.result_info = "result[0]"}, tensor<14xi16> {jax.result_info = "result[1]"}, tensor<14xi16> {jax.result_info = "result[2][0]"}, tensor<14xi16> {jax.result_info = "result[2][1]"}) {
    %0 = call @floor_divide(%arg0, %arg1) : (tensor<14xi16>, tensor<14xi16>) -> tensor<14xi16>
    %1 = call @remainder(%arg0, %arg1) : (tensor<14xi16>, tensor<14xi16>) -> tensor<14xi16>
    %2:2 = call @divmod(%arg0, %arg1) : (tensor<14xi16>, tensor<14xi16>) -> (tensor<14xi16>, tensor<14xi16>)
    return %0, %1, %2#0, %2#1 : tensor<14xi16>, tensor<14xi16>, tensor<14xi16>, tensor<14xi16>
  }
  func.func private @floor_divide(%arg0: tensor<14xi16>, %arg1: tensor<14xi16>) -> tensor<14xi16> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<14xi16>
    %1 = stablehlo.sign %arg0 : tensor<14xi16>
    %2 = stablehlo.sign %arg1 : tensor<14xi16>
    %3 = stablehlo.compare NE, %1, %2, SIGNED : (tensor<14xi16>, tensor<14xi16>) -> tensor<14xi1>
    %4 = stablehlo.remainder %arg0, %arg1 : tensor<14xi16>
    %c = stablehlo.constant dense<0> : tensor<i16>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i16>) -> tensor<14xi16>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<14xi16>, tensor<14xi16>) -> tensor<14xi1>
    %7 = stablehlo.and %3, %6 : tensor<14xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i16>
    %8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i16>) -> tensor<14xi16>
    %9 = stablehlo.subtract %0, %8 : tensor<14xi16>
    %10 = call @_where(%7, %9, %0) : (tensor<14xi1>, tensor<14xi16>, tensor<14xi16>) -> tensor<14xi16>
    return %10 : tensor<14xi16>
  }
  func.func private @_where(%arg0: tensor<14xi1>, %arg1: tensor<14xi16>, %arg2: tensor<14xi16>) -> tensor<14xi16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<14xi1>, tensor<14xi16>
    return %0 : tensor<14xi16>
  }
  func.func private @remainder(%arg0: tensor<14xi16>, %arg1: tensor<14xi16>) -> tensor<14xi16> {
    %c = stablehlo.constant dense<0> : tensor<i16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i16>) -> tensor<14xi16>
    %1 = stablehlo.compare EQ, %arg1, %0, SIGNED : (tensor<14xi16>, tensor<14xi16>) -> tensor<14xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i16>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i16>) -> tensor<14xi16>
    %3 = call @_where(%1, %2, %arg1) : (tensor<14xi1>, tensor<14xi16>, tensor<14xi16>) -> tensor<14xi16>
    %4 = stablehlo.remainder %arg0, %3 : tensor<14xi16>
    %c_1 = stablehlo.constant dense<0> : tensor<i16>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i16>) -> tensor<14xi16>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<14xi16>, tensor<14xi16>) -> tensor<14xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i16>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i16>) -> tensor<14xi16>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<14xi16>, tensor<14xi16>) -> tensor<14xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i16>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i16>) -> tensor<14xi16>
    %10 = stablehlo.compare LT, %3, %9, SIGNED : (tensor<14xi16>, tensor<14xi16>) -> tensor<14xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<14xi1>, tensor<14xi1>) -> tensor<14xi1>
    %12 = stablehlo.and %11, %6 : tensor<14xi1>
    %13 = stablehlo.add %4, %3 : tensor<14xi16>
    %14 = stablehlo.select %12, %13, %4 : tensor<14xi1>, tensor<14xi16>
    return %14 : tensor<14xi16>
  }
  func.func private @divmod(%arg0: tensor<14xi16>, %arg1: tensor<14xi16>) -> (tensor<14xi16>, tensor<14xi16>) {
    %0 = call @floor_divide(%arg0, %arg1) : (tensor<14xi16>, tensor<14xi16>) -> tensor<14xi16>
    %1 = call @remainder(%arg0, %arg1) : (tensor<14xi16>, tensor<14xi16>) -> tensor<14xi16>
    return %0, %1 : tensor<14xi16>, tensor<14xi16>
  }
}

// -----

// more_integers: bits i16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi16>)
    %e:6 = call @expected() : () -> (tensor<14xi16>, tensor<14xi16>, tensor<14xi16>, tensor<14xi16>, tensor<14xi16>, tensor<14xi16>)
    %r:6 = call @program(%i#0) : (tensor<14xi16>) -> (tensor<14xi16>, tensor<14xi16>, tensor<14xi16>, tensor<14xi16>, tensor<14xi16>, tensor<14xi16>)
    check.expect_eq %r#0, %e#0 : tensor<14xi16>
    check.expect_eq %r#1, %e#1 : tensor<14xi16>
    check.expect_eq %r#2, %e#2 : tensor<14xi16>
    check.expect_eq %r#3, %e#3 : tensor<14xi16>
    check.expect_eq %r#4, %e#4 : tensor<14xi16>
    check.expect_eq %r#5, %e#5 : tensor<14xi16>
    return
  }
  func.func private @inputs() -> (tensor<14xi16>) {
    %0 = stablehlo.constant dense<"0xFF7F0100008000000100FF7F0080030000000100FE7F020000000500"> : tensor<14xi16>
    return %0 : tensor<14xi16>
  }
  func.func private @expected() -> (tensor<14xi16>, tensor<14xi16>, tensor<14xi16>, tensor<14xi16>, tensor<14xi16>, tensor<14xi16>) {
    %0 = stablehlo.constant dense<"0x0F0001000100000001000F0001000200000001000E00010000000200"> : tensor<14xi16>
    %1 = stablehlo.constant dense<"0x01000F00000010000F00010000000E0010000F0001000E0010000D00"> : tensor<14xi16>
    %2 = stablehlo.constant dense<"0x0080FEFFFF7FFFFFFEFF0080FF7FFCFFFFFFFEFF0180FDFFFFFFFAFF"> : tensor<14xi16>
    %3 = stablehlo.constant dense<"0x05000000000000000100000000000000000001000000000000000500"> : tensor<14xi16>
    %4 = stablehlo.constant dense<"0xFF7F01000280FE7F0100FF7F03800380FF7F0100FE7F02800100FF7F"> : tensor<14xi16>
    %5 = stablehlo.constant dense<"0xFA7F01000280FE7F0000FF7F03800380FF7F0000FE7F02800100FA7F"> : tensor<14xi16>
    return %0, %1, %2, %3, %4, %5 : tensor<14xi16>, tensor<14xi16>, tensor<14xi16>, tensor<14xi16>, tensor<14xi16>, tensor<14xi16>
  }
  func.func private @program(%arg0: tensor<14xi16>) -> (tensor<14xi16> {jax.result_info = "result[0]"}, tensor<14xi16> {jax.result_info = "result[1]"}, tensor<14xi16> {jax.result_info = "result[2]"}, tensor<14xi16> {jax.result_info = "result[3]"}, tensor<14xi16> {jax.result_info = "result[4]"}, tensor<14xi16> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.popcnt %arg0 : tensor<14xi16>
    %1 = stablehlo.count_leading_zeros %arg0 : tensor<14xi16>
    %2 = stablehlo.not %arg0 : tensor<14xi16>
    %3 = stablehlo.reverse %arg0, dims = [0] : tensor<14xi16>
    %4 = stablehlo.and %arg0, %3 : tensor<14xi16>
    %5 = stablehlo.reverse %arg0, dims = [0] : tensor<14xi16>
    %6 = stablehlo.or %arg0, %5 : tensor<14xi16>
    %7 = stablehlo.reverse %arg0, dims = [0] : tensor<14xi16>
    %8 = stablehlo.xor %arg0, %7 : tensor<14xi16>
    return %0, %1, %2, %4, %6, %8 : tensor<14xi16>, tensor<14xi16>, tensor<14xi16>, tensor<14xi16>, tensor<14xi16>, tensor<14xi16>
  }
}

// -----

// more_integers: products wrap i16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi16>)
    %e:1 = call @expected() : () -> (tensor<2x2xi16>)
    %r:1 = call @program(%i#0) : (tensor<14xi16>) -> (tensor<2x2xi16>)
    check.expect_eq %r#0, %e#0 : tensor<2x2xi16>
    return
  }
  func.func private @inputs() -> (tensor<14xi16>) {
    %0 = stablehlo.constant dense<"0xFF7F0100008000000100FF7F0080030000000100FE7F020000000500"> : tensor<14xi16>
    return %0 : tensor<14xi16>
  }
  func.func private @expected() -> (tensor<2x2xi16>) {
    %0 = stablehlo.constant dense<"0x0380FE7FFE7F1700"> : tensor<2x2xi16>
    return %0 : tensor<2x2xi16>
  }
  func.func private @program(%arg0: tensor<14xi16>) -> (tensor<2x2xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<14xi16>) -> tensor<2x7xi16>
    %1 = stablehlo.reshape %arg0 : (tensor<14xi16>) -> tensor<7x2xi16>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x7xi16>, tensor<7x2xi16>) -> tensor<2x2xi16>
    return %2 : tensor<2x2xi16>
  }
}

// -----

// more_integers: by zero and beyond i32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<14xi32>, tensor<14xi32>)
    %e:6 = call @expected() : () -> (tensor<14xi32>, tensor<14xi32>, tensor<14xi32>, tensor<14xi32>, tensor<14xi32>, tensor<14xi32>)
    %r:6 = call @program(%i#0, %i#1) : (tensor<14xi32>, tensor<14xi32>) -> (tensor<14xi32>, tensor<14xi32>, tensor<14xi32>, tensor<14xi32>, tensor<14xi32>, tensor<14xi32>)
    check.expect_eq %r#0, %e#0 : tensor<14xi32>
    check.expect_eq %r#1, %e#1 : tensor<14xi32>
    check.expect_eq %r#2, %e#2 : tensor<14xi32>
    check.expect_eq %r#3, %e#3 : tensor<14xi32>
    check.expect_eq %r#4, %e#4 : tensor<14xi32>
    check.expect_eq %r#5, %e#5 : tensor<14xi32>
    return
  }
  func.func private @inputs() -> (tensor<14xi32>, tensor<14xi32>) {
    %0 = stablehlo.constant dense<"0xFFFFFF7F01000000000000800000000001000000FFFFFF7F00000080030000000000000001000000FEFFFF7F020000000000000005000000"> : tensor<14xi32>
    %1 = stablehlo.constant dense<"0x01000000FEFFFF7F020000000000000005000000FFFFFF7F01000000000000800000000001000000FFFFFF7F000000800300000000000000"> : tensor<14xi32>
    return %0, %1 : tensor<14xi32>, tensor<14xi32>
  }
  func.func private @expected() -> (tensor<14xi32>, tensor<14xi32>, tensor<14xi32>, tensor<14xi32>, tensor<14xi32>, tensor<14xi32>) {
    %0 = stablehlo.constant dense<"0xFFFFFF7F00000000000000C0FFFFFFFF00000000010000000000008000000000FFFFFFFF01000000000000000000000000000000FFFFFFFF"> : tensor<14xi32>
    %1 = stablehlo.constant dense<"0x00000000010000000000000000000000010000000000000000000000030000000000000000000000FEFFFF7F020000000000000005000000"> : tensor<14xi32>
    %2 = stablehlo.constant dense<"0xFFFFFF7FFEFFFF7F000000000000000005000000010000000000008000000080000000000100000002000080000000000000000000000000"> : tensor<14xi32>
    %3 = stablehlo.constant dense<"0x00000080FFFFFF7F020000800000000006000000FEFFFFFF01000080030000800000000002000000FDFFFFFF020000800300000005000000"> : tensor<14xi32>
    %4 = stablehlo.constant dense<"0xFEFFFF7F03000080FEFFFF7F00000000FCFFFFFF00000000FFFFFF7F030000800000000000000000FFFFFFFF02000080FDFFFFFF05000000"> : tensor<14xi32>
    %5 = stablehlo.constant dense<"0x01000080FFFFFFFF0000008000000000FFFFFFFF0100008000000080FDFFFFFF00000000FFFFFFFF02000080FEFFFFFF00000000FBFFFFFF"> : tensor<14xi32>
    return %0, %1, %2, %3, %4, %5 : tensor<14xi32>, tensor<14xi32>, tensor<14xi32>, tensor<14xi32>, tensor<14xi32>, tensor<14xi32>
  }
  func.func private @program(%arg0: tensor<14xi32>, %arg1: tensor<14xi32>) -> (tensor<14xi32> {jax.result_info = "result[0]"}, tensor<14xi32> {jax.result_info = "result[1]"}, tensor<14xi32> {jax.result_info = "result[2]"}, tensor<14xi32> {jax.result_info = "result[3]"}, tensor<14xi32> {jax.result_info = "result[4]"}, tensor<14xi32> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<14xi32>
    %1 = stablehlo.remainder %arg0, %arg1 : tensor<14xi32>
    %2 = stablehlo.multiply %arg0, %arg1 : tensor<14xi32>
    %3 = stablehlo.add %arg0, %arg1 : tensor<14xi32>
    %4 = stablehlo.subtract %arg0, %arg1 : tensor<14xi32>
    %5 = stablehlo.negate %arg0 : tensor<14xi32>
    return %0, %1, %2, %3, %4, %5 : tensor<14xi32>, tensor<14xi32>, tensor<14xi32>, tensor<14xi32>, tensor<14xi32>, tensor<14xi32>
  }
}

// -----

// more_integers: shifts i32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<14xi32>, tensor<14xi32>)
    %e:3 = call @expected() : () -> (tensor<14xi32>, tensor<14xi32>, tensor<14xi32>)
    %r:3 = call @program(%i#0, %i#1) : (tensor<14xi32>, tensor<14xi32>) -> (tensor<14xi32>, tensor<14xi32>, tensor<14xi32>)
    check.expect_eq %r#0, %e#0 : tensor<14xi32>
    check.expect_eq %r#1, %e#1 : tensor<14xi32>
    check.expect_eq %r#2, %e#2 : tensor<14xi32>
    return
  }
  func.func private @inputs() -> (tensor<14xi32>, tensor<14xi32>) {
    %0 = stablehlo.constant dense<"0xFFFFFF7F01000000000000800000000001000000FFFFFF7F00000080030000000000000001000000FEFFFF7F020000000000000005000000"> : tensor<14xi32>
    %1 = stablehlo.constant dense<"0x0000000001000000020000001F00000020000000210000006400000003000000040000000500000006000000070000000000000001000000"> : tensor<14xi32>
    return %0, %1 : tensor<14xi32>, tensor<14xi32>
  }
  func.func private @expected() -> (tensor<14xi32>, tensor<14xi32>, tensor<14xi32>) {
    %0 = stablehlo.constant dense<"0xFFFFFF7F02000000000000000000000000000000000000000000000018000000000000002000000080FFFFFF00010000000000000A000000"> : tensor<14xi32>
    %1 = stablehlo.constant dense<"0xFFFFFF7F000000000000002000000000000000000000000000000000000000000000000000000000FFFFFF01000000000000000002000000"> : tensor<14xi32>
    %2 = stablehlo.constant dense<"0xFFFFFF7F00000000000000E0000000000000000000000000FFFFFFFF000000000000000000000000FFFFFF01000000000000000002000000"> : tensor<14xi32>
    return %0, %1, %2 : tensor<14xi32>, tensor<14xi32>, tensor<14xi32>
  }
  func.func private @program(%arg0: tensor<14xi32>, %arg1: tensor<14xi32>) -> (tensor<14xi32> {jax.result_info = "result[0]"}, tensor<14xi32> {jax.result_info = "result[1]"}, tensor<14xi32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.shift_left %arg0, %arg1 : tensor<14xi32>
    %1 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<14xi32>
    %2 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<14xi32>
    return %0, %1, %2 : tensor<14xi32>, tensor<14xi32>, tensor<14xi32>
  }
}

// -----

// more_integers: powers i32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi32>)
    %e:4 = call @expected() : () -> (tensor<14xi32>, tensor<14xi32>, tensor<14xi32>, tensor<14xi32>)
    %r:4 = call @program(%i#0) : (tensor<14xi32>) -> (tensor<14xi32>, tensor<14xi32>, tensor<14xi32>, tensor<14xi32>)
    check.expect_eq %r#0, %e#0 : tensor<14xi32>
    check.expect_eq %r#1, %e#1 : tensor<14xi32>
    check.expect_eq %r#2, %e#2 : tensor<14xi32>
    check.expect_eq %r#3, %e#3 : tensor<14xi32>
    return
  }
  func.func private @inputs() -> (tensor<14xi32>) {
    %0 = stablehlo.constant dense<"0xFFFFFF7F01000000000000800000000001000000FFFFFF7F00000080030000000000000001000000FEFFFF7F020000000000000005000000"> : tensor<14xi32>
    return %0 : tensor<14xi32>
  }
  func.func private @expected() -> (tensor<14xi32>, tensor<14xi32>, tensor<14xi32>, tensor<14xi32>) {
    %0 = stablehlo.constant dense<"0x0100000001000000000000000000000001000000010000000000000009000000000000000100000004000000040000000000000019000000"> : tensor<14xi32>
    %1 = stablehlo.constant dense<"0xFFFFFF7F01000000000000000000000001000000FFFFFF7F00000000F30000000000000001000000E0FFFFFF2000000000000000350C0000"> : tensor<14xi32>
    %2 = stablehlo.constant dense<"0xFFFFFF7F01000000000000000000000001000000FFFFFF7F000000001B0000000000000001000000F8FFFFFF08000000000000007D000000"> : tensor<14xi32>
    %3 = stablehlo.constant dense<"0xFFFFFF7F01000000000000800000000001000000FFFFFF7F00000080030000000000000001000000FEFFFF7F020000000000000005000000"> : tensor<14xi32>
    return %0, %1, %2, %3 : tensor<14xi32>, tensor<14xi32>, tensor<14xi32>, tensor<14xi32>
  }
  func.func private @program(%arg0: tensor<14xi32>) -> (tensor<14xi32> {jax.result_info = "result[0]"}, tensor<14xi32> {jax.result_info = "result[1]"}, tensor<14xi32> {jax.result_info = "result[2]"}, tensor<14xi32> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<14xi32>
    %1 = stablehlo.multiply %arg0, %arg0 : tensor<14xi32>
    %2 = stablehlo.multiply %1, %1 : tensor<14xi32>
    %3 = stablehlo.multiply %arg0, %2 : tensor<14xi32>
    %4 = stablehlo.multiply %arg0, %arg0 : tensor<14xi32>
    %5 = stablehlo.multiply %4, %arg0 : tensor<14xi32>
    %6 = stablehlo.abs %arg0 : tensor<14xi32>
    return %0, %3, %5, %6 : tensor<14xi32>, tensor<14xi32>, tensor<14xi32>, tensor<14xi32>
  }
}

// -----

// more_integers: sums wrap i32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi32>)
    %e:4 = call @expected() : () -> (tensor<i32>, tensor<i32>, tensor<14xi32>, tensor<14xi32>)
    %r:4 = call @program(%i#0) : (tensor<14xi32>) -> (tensor<i32>, tensor<i32>, tensor<14xi32>, tensor<14xi32>)
    check.expect_eq %r#0, %e#0 : tensor<i32>
    check.expect_eq %r#1, %e#1 : tensor<i32>
    check.expect_eq %r#2, %e#2 : tensor<14xi32>
    check.expect_eq %r#3, %e#3 : tensor<14xi32>
    return
  }
  func.func private @inputs() -> (tensor<14xi32>) {
    %0 = stablehlo.constant dense<"0xFFFFFF7F01000000000000800000000001000000FFFFFF7F00000080030000000000000001000000FEFFFF7F020000000000000005000000"> : tensor<14xi32>
    return %0 : tensor<14xi32>
  }
  func.func private @expected() -> (tensor<i32>, tensor<i32>, tensor<14xi32>, tensor<14xi32>) {
    %0 = stablehlo.constant dense<"0x09000080"> : tensor<i32>
    %1 = stablehlo.constant dense<"0x00000000"> : tensor<i32>
    %2 = stablehlo.constant dense<"0xFFFFFF7F00000080000000000000000001000000000000800000000003000000030000000400000002000080040000800400008009000080"> : tensor<14xi32>
    %3 = stablehlo.constant dense<"0xFFFFFF7FFFFFFF7F000000800000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<14xi32>
    return %0, %1, %2, %3 : tensor<i32>, tensor<i32>, tensor<14xi32>, tensor<14xi32>
  }
  func.func private @program(%arg0: tensor<14xi32>) -> (tensor<i32> {jax.result_info = "result[0]"}, tensor<i32> {jax.result_info = "result[1]"}, tensor<14xi32> {jax.result_info = "result[2]"}, tensor<14xi32> {jax.result_info = "result[3]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<14xi32>, tensor<i32>) -> tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.reduce(%arg0 init: %c_0) applies stablehlo.multiply across dimensions = [0] : (tensor<14xi32>, tensor<i32>) -> tensor<i32>
    %2 = call @cumsum(%arg0) : (tensor<14xi32>) -> tensor<14xi32>
    %3 = call @cumprod(%arg0) : (tensor<14xi32>) -> tensor<14xi32>
    return %0, %1, %2, %3 : tensor<i32>, tensor<i32>, tensor<14xi32>, tensor<14xi32>
  }
  func.func private @cumsum(%arg0: tensor<14xi32>) -> tensor<14xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[13, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<14xi32>, tensor<i32>) -> tensor<14xi32>
    return %1 : tensor<14xi32>
  }
  func.func private @cumprod(%arg0: tensor<14xi32>) -> tensor<14xi32> {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1>, padding = dense<[[13, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<i32>
      stablehlo.return %1 : tensor<i32>
    }) : (tensor<14xi32>, tensor<i32>) -> tensor<14xi32>
    return %0 : tensor<14xi32>
  }
}

// -----

// more_integers: floor_divide, mod i32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<14xi32>, tensor<14xi32>)
    %e:4 = call @expected() : () -> (tensor<14xi32>, tensor<14xi32>, tensor<14xi32>, tensor<14xi32>)
    %r:4 = call @program(%i#0, %i#1) : (tensor<14xi32>, tensor<14xi32>) -> (tensor<14xi32>, tensor<14xi32>, tensor<14xi32>, tensor<14xi32>)
    check.expect_eq %r#0, %e#0 : tensor<14xi32>
    check.expect_eq %r#1, %e#1 : tensor<14xi32>
    check.expect_eq %r#2, %e#2 : tensor<14xi32>
    check.expect_eq %r#3, %e#3 : tensor<14xi32>
    return
  }
  func.func private @inputs() -> (tensor<14xi32>, tensor<14xi32>) {
    %0 = stablehlo.constant dense<"0xFFFFFF7F01000000000000800000000001000000FFFFFF7F00000080030000000000000001000000FEFFFF7F020000000000000005000000"> : tensor<14xi32>
    %1 = stablehlo.constant dense<"0x01000000FEFFFF7F020000000300000005000000FFFFFF7F01000000000000800300000001000000FFFFFF7F000000800300000003000000"> : tensor<14xi32>
    return %0, %1 : tensor<14xi32>, tensor<14xi32>
  }
  func.func private @expected() -> (tensor<14xi32>, tensor<14xi32>, tensor<14xi32>, tensor<14xi32>) {
    %0 = stablehlo.constant dense<"0xFFFFFF7F00000000000000C000000000000000000100000000000080FFFFFFFF000000000100000000000000FFFFFFFF0000000001000000"> : tensor<14xi32>
    %1 = stablehlo.constant dense<"0x00000000010000000000000000000000010000000000000000000000030000800000000000000000FEFFFF7F020000800000000002000000"> : tensor<14xi32>
    %2 = stablehlo.constant dense<"0xFFFFFF7F00000000000000C000000000000000000100000000000080FFFFFFFF000000000100000000000000FFFFFFFF0000000001000000"> : tensor<14xi32>
    %3 = stablehlo.constant dense<"0x00000000010000000000000000000000010000000000000000000000030000800000000000000000FEFFFF7F020000800000000002000000"> : tensor<14xi32>
    return %0, %1, %2, %3 : tensor<14xi32>, tensor<14xi32>, tensor<14xi32>, tensor<14xi32>
  }
  func.func private @program(%arg0: tensor<14xi32>, %arg1: tensor<14xi32>) -> (tensor<14xi32> {jax.result_info = "result[0]"}, tensor<14xi32> {jax.result_info = "result[1]"}, tensor<14xi32> {jax.result_info = "result[2][0]"}, tensor<14xi32> {jax.result_info = "result[2][1]"}) {
    %0 = call @floor_divide(%arg0, %arg1) : (tensor<14xi32>, tensor<14xi32>) -> tensor<14xi32>
    %1 = call @remainder(%arg0, %arg1) : (tensor<14xi32>, tensor<14xi32>) -> tensor<14xi32>
    %2:2 = call @divmod(%arg0, %arg1) : (tensor<14xi32>, tensor<14xi32>) -> (tensor<14xi32>, tensor<14xi32>)
    return %0, %1, %2#0, %2#1 : tensor<14xi32>, tensor<14xi32>, tensor<14xi32>, tensor<14xi32>
  }
  func.func private @floor_divide(%arg0: tensor<14xi32>, %arg1: tensor<14xi32>) -> tensor<14xi32> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<14xi32>
    %1 = stablehlo.sign %arg0 : tensor<14xi32>
    %2 = stablehlo.sign %arg1 : tensor<14xi32>
    %3 = stablehlo.compare NE, %1, %2, SIGNED : (tensor<14xi32>, tensor<14xi32>) -> tensor<14xi1>
    %4 = stablehlo.remainder %arg0, %arg1 : tensor<14xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<14xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<14xi32>, tensor<14xi32>) -> tensor<14xi1>
    %7 = stablehlo.and %3, %6 : tensor<14xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<14xi32>
    %9 = stablehlo.subtract %0, %8 : tensor<14xi32>
    %10 = call @_where(%7, %9, %0) : (tensor<14xi1>, tensor<14xi32>, tensor<14xi32>) -> tensor<14xi32>
    return %10 : tensor<14xi32>
  }
  func.func private @_where(%arg0: tensor<14xi1>, %arg1: tensor<14xi32>, %arg2: tensor<14xi32>) -> tensor<14xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<14xi1>, tensor<14xi32>
    return %0 : tensor<14xi32>
  }
  func.func private @remainder(%arg0: tensor<14xi32>, %arg1: tensor<14xi32>) -> tensor<14xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<14xi32>
    %1 = stablehlo.compare EQ, %arg1, %0, SIGNED : (tensor<14xi32>, tensor<14xi32>) -> tensor<14xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<14xi32>
    %3 = call @_where(%1, %2, %arg1) : (tensor<14xi1>, tensor<14xi32>, tensor<14xi32>) -> tensor<14xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<14xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<14xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<14xi32>, tensor<14xi32>) -> tensor<14xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<14xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<14xi32>, tensor<14xi32>) -> tensor<14xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<14xi32>
    %10 = stablehlo.compare LT, %3, %9, SIGNED : (tensor<14xi32>, tensor<14xi32>) -> tensor<14xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<14xi1>, tensor<14xi1>) -> tensor<14xi1>
    %12 = stablehlo.and %11, %6 : tensor<14xi1>
    %13 = stablehlo.add %4, %3 : tensor<14xi32>
    %14 = stablehlo.select %12, %13, %4 : tensor<14xi1>, tensor<14xi32>
    return %14 : tensor<14xi32>
  }
  func.func private @divmod(%arg0: tensor<14xi32>, %arg1: tensor<14xi32>) -> (tensor<14xi32>, tensor<14xi32>) {
    %0 = call @floor_divide(%arg0, %arg1) : (tensor<14xi32>, tensor<14xi32>) -> tensor<14xi32>
    %1 = call @remainder(%arg0, %arg1) : (tensor<14xi32>, tensor<14xi32>) -> tensor<14xi32>
    return %0, %1 : tensor<14xi32>, tensor<14xi32>
  }
}

// -----

// more_integers: bits i32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi32>)
    %e:6 = call @expected() : () -> (tensor<14xi32>, tensor<14xi32>, tensor<14xi32>, tensor<14xi32>, tensor<14xi32>, tensor<14xi32>)
    %r:6 = call @program(%i#0) : (tensor<14xi32>) -> (tensor<14xi32>, tensor<14xi32>, tensor<14xi32>, tensor<14xi32>, tensor<14xi32>, tensor<14xi32>)
    check.expect_eq %r#0, %e#0 : tensor<14xi32>
    check.expect_eq %r#1, %e#1 : tensor<14xi32>
    check.expect_eq %r#2, %e#2 : tensor<14xi32>
    check.expect_eq %r#3, %e#3 : tensor<14xi32>
    check.expect_eq %r#4, %e#4 : tensor<14xi32>
    check.expect_eq %r#5, %e#5 : tensor<14xi32>
    return
  }
  func.func private @inputs() -> (tensor<14xi32>) {
    %0 = stablehlo.constant dense<"0xFFFFFF7F01000000000000800000000001000000FFFFFF7F00000080030000000000000001000000FEFFFF7F020000000000000005000000"> : tensor<14xi32>
    return %0 : tensor<14xi32>
  }
  func.func private @expected() -> (tensor<14xi32>, tensor<14xi32>, tensor<14xi32>, tensor<14xi32>, tensor<14xi32>, tensor<14xi32>) {
    %0 = stablehlo.constant dense<"0x1F000000010000000100000000000000010000001F000000010000000200000000000000010000001E000000010000000000000002000000"> : tensor<14xi32>
    %1 = stablehlo.constant dense<"0x010000001F00000000000000200000001F00000001000000000000001E000000200000001F000000010000001E000000200000001D000000"> : tensor<14xi32>
    %2 = stablehlo.constant dense<"0x00000080FEFFFFFFFFFFFF7FFFFFFFFFFEFFFFFF00000080FFFFFF7FFCFFFFFFFFFFFFFFFEFFFFFF01000080FDFFFFFFFFFFFFFFFAFFFFFF"> : tensor<14xi32>
    %3 = stablehlo.constant dense<"0x0500000000000000000000000000000001000000000000000000000000000000000000000100000000000000000000000000000005000000"> : tensor<14xi32>
    %4 = stablehlo.constant dense<"0xFFFFFF7F0100000002000080FEFFFF7F01000000FFFFFF7F0300008003000080FFFFFF7F01000000FEFFFF7F0200008001000000FFFFFF7F"> : tensor<14xi32>
    %5 = stablehlo.constant dense<"0xFAFFFF7F0100000002000080FEFFFF7F00000000FFFFFF7F0300008003000080FFFFFF7F00000000FEFFFF7F0200008001000000FAFFFF7F"> : tensor<14xi32>
    return %0, %1, %2, %3, %4, %5 : tensor<14xi32>, tensor<14xi32>, tensor<14xi32>, tensor<14xi32>, tensor<14xi32>, tensor<14xi32>
  }
  func.func private @program(%arg0: tensor<14xi32>) -> (tensor<14xi32> {jax.result_info = "result[0]"}, tensor<14xi32> {jax.result_info = "result[1]"}, tensor<14xi32> {jax.result_info = "result[2]"}, tensor<14xi32> {jax.result_info = "result[3]"}, tensor<14xi32> {jax.result_info = "result[4]"}, tensor<14xi32> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.popcnt %arg0 : tensor<14xi32>
    %1 = stablehlo.count_leading_zeros %arg0 : tensor<14xi32>
    %2 = stablehlo.not %arg0 : tensor<14xi32>
    %3 = stablehlo.reverse %arg0, dims = [0] : tensor<14xi32>
    %4 = stablehlo.and %arg0, %3 : tensor<14xi32>
    %5 = stablehlo.reverse %arg0, dims = [0] : tensor<14xi32>
    %6 = stablehlo.or %arg0, %5 : tensor<14xi32>
    %7 = stablehlo.reverse %arg0, dims = [0] : tensor<14xi32>
    %8 = stablehlo.xor %arg0, %7 : tensor<14xi32>
    return %0, %1, %2, %4, %6, %8 : tensor<14xi32>, tensor<14xi32>, tensor<14xi32>, tensor<14xi32>, tensor<14xi32>, tensor<14xi32>
  }
}

// -----

// more_integers: products wrap i32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi32>)
    %e:1 = call @expected() : () -> (tensor<2x2xi32>)
    %r:1 = call @program(%i#0) : (tensor<14xi32>) -> (tensor<2x2xi32>)
    check.expect_eq %r#0, %e#0 : tensor<2x2xi32>
    return
  }
  func.func private @inputs() -> (tensor<14xi32>) {
    %0 = stablehlo.constant dense<"0xFFFFFF7F01000000000000800000000001000000FFFFFF7F00000080030000000000000001000000FEFFFF7F020000000000000005000000"> : tensor<14xi32>
    return %0 : tensor<14xi32>
  }
  func.func private @expected() -> (tensor<2x2xi32>) {
    %0 = stablehlo.constant dense<"0x03000080FEFFFF7FFEFFFF7F17000000"> : tensor<2x2xi32>
    return %0 : tensor<2x2xi32>
  }
  func.func private @program(%arg0: tensor<14xi32>) -> (tensor<2x2xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<14xi32>) -> tensor<2x7xi32>
    %1 = stablehlo.reshape %arg0 : (tensor<14xi32>) -> tensor<7x2xi32>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x7xi32>, tensor<7x2xi32>) -> tensor<2x2xi32>
    return %2 : tensor<2x2xi32>
  }
}

// -----

// more_integers: by zero and beyond i64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<14xi64>, tensor<14xi64>)
    %e:6 = call @expected() : () -> (tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>)
    %r:6 = call @program(%i#0, %i#1) : (tensor<14xi64>, tensor<14xi64>) -> (tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>)
    check.expect_eq %r#0, %e#0 : tensor<14xi64>
    check.expect_eq %r#1, %e#1 : tensor<14xi64>
    check.expect_eq %r#2, %e#2 : tensor<14xi64>
    check.expect_eq %r#3, %e#3 : tensor<14xi64>
    check.expect_eq %r#4, %e#4 : tensor<14xi64>
    check.expect_eq %r#5, %e#5 : tensor<14xi64>
    return
  }
  func.func private @inputs() -> (tensor<14xi64>, tensor<14xi64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7F0100000000000000000000000000008000000000000000000100000000000000FFFFFFFFFFFFFF7F0000000000000080030000000000000000000000000000000100000000000000FEFFFFFFFFFFFF7F020000000000000000000000000000000500000000000000"> : tensor<14xi64>
    %1 = stablehlo.constant dense<"0x0100000000000000FEFFFFFFFFFFFF7F020000000000000000000000000000000500000000000000FFFFFFFFFFFFFF7F0100000000000000000000000000008000000000000000000100000000000000FFFFFFFFFFFFFF7F000000000000008003000000000000000000000000000000"> : tensor<14xi64>
    return %0, %1 : tensor<14xi64>, tensor<14xi64>
  }
  func.func private @expected() -> (tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7F000000000000000000000000000000C0FFFFFFFFFFFFFFFF0000000000000000010000000000000000000000000000800000000000000000FFFFFFFFFFFFFFFF0100000000000000000000000000000000000000000000000000000000000000FFFFFFFFFFFFFFFF"> : tensor<14xi64>
    %1 = stablehlo.constant dense<"0x0000000000000000010000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000030000000000000000000000000000000000000000000000FEFFFFFFFFFFFF7F020000000000000000000000000000000500000000000000"> : tensor<14xi64>
    %2 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F000000000000000000000000000000000500000000000000010000000000000000000000000000800000000000000080000000000000000001000000000000000200000000000080000000000000000000000000000000000000000000000000"> : tensor<14xi64>
    %3 = stablehlo.constant dense<"0x0000000000000080FFFFFFFFFFFFFF7F020000000000008000000000000000000600000000000000FEFFFFFFFFFFFFFF0100000000000080030000000000008000000000000000000200000000000000FDFFFFFFFFFFFFFF020000000000008003000000000000000500000000000000"> : tensor<14xi64>
    %4 = stablehlo.constant dense<"0xFEFFFFFFFFFFFF7F0300000000000080FEFFFFFFFFFFFF7F0000000000000000FCFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFF7F030000000000008000000000000000000000000000000000FFFFFFFFFFFFFFFF0200000000000080FDFFFFFFFFFFFFFF0500000000000000"> : tensor<14xi64>
    %5 = stablehlo.constant dense<"0x0100000000000080FFFFFFFFFFFFFFFF00000000000000800000000000000000FFFFFFFFFFFFFFFF01000000000000800000000000000080FDFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFF0200000000000080FEFFFFFFFFFFFFFF0000000000000000FBFFFFFFFFFFFFFF"> : tensor<14xi64>
    return %0, %1, %2, %3, %4, %5 : tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>
  }
  func.func private @program(%arg0: tensor<14xi64>, %arg1: tensor<14xi64>) -> (tensor<14xi64> {jax.result_info = "result[0]"}, tensor<14xi64> {jax.result_info = "result[1]"}, tensor<14xi64> {jax.result_info = "result[2]"}, tensor<14xi64> {jax.result_info = "result[3]"}, tensor<14xi64> {jax.result_info = "result[4]"}, tensor<14xi64> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<14xi64>
    %1 = stablehlo.remainder %arg0, %arg1 : tensor<14xi64>
    %2 = stablehlo.multiply %arg0, %arg1 : tensor<14xi64>
    %3 = stablehlo.add %arg0, %arg1 : tensor<14xi64>
    %4 = stablehlo.subtract %arg0, %arg1 : tensor<14xi64>
    %5 = stablehlo.negate %arg0 : tensor<14xi64>
    return %0, %1, %2, %3, %4, %5 : tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>
  }
}

// -----

// more_integers: shifts i64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<14xi64>, tensor<14xi64>)
    %e:3 = call @expected() : () -> (tensor<14xi64>, tensor<14xi64>, tensor<14xi64>)
    %r:3 = call @program(%i#0, %i#1) : (tensor<14xi64>, tensor<14xi64>) -> (tensor<14xi64>, tensor<14xi64>, tensor<14xi64>)
    check.expect_eq %r#0, %e#0 : tensor<14xi64>
    check.expect_eq %r#1, %e#1 : tensor<14xi64>
    check.expect_eq %r#2, %e#2 : tensor<14xi64>
    return
  }
  func.func private @inputs() -> (tensor<14xi64>, tensor<14xi64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7F0100000000000000000000000000008000000000000000000100000000000000FFFFFFFFFFFFFF7F0000000000000080030000000000000000000000000000000100000000000000FEFFFFFFFFFFFF7F020000000000000000000000000000000500000000000000"> : tensor<14xi64>
    %1 = stablehlo.constant dense<"0x0000000000000000010000000000000002000000000000003F000000000000004000000000000000410000000000000064000000000000000300000000000000040000000000000005000000000000000600000000000000070000000000000000000000000000000100000000000000"> : tensor<14xi64>
    return %0, %1 : tensor<14xi64>, tensor<14xi64>
  }
  func.func private @expected() -> (tensor<14xi64>, tensor<14xi64>, tensor<14xi64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7F02000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000018000000000000000000000000000000200000000000000080FFFFFFFFFFFFFF000100000000000000000000000000000A00000000000000"> : tensor<14xi64>
    %1 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7F000000000000000000000000000000200000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFFFFFFFF01000000000000000000000000000000000200000000000000"> : tensor<14xi64>
    %2 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7F000000000000000000000000000000E0000000000000000000000000000000000000000000000000FFFFFFFFFFFFFFFF000000000000000000000000000000000000000000000000FFFFFFFFFFFFFF01000000000000000000000000000000000200000000000000"> : tensor<14xi64>
    return %0, %1, %2 : tensor<14xi64>, tensor<14xi64>, tensor<14xi64>
  }
  func.func private @program(%arg0: tensor<14xi64>, %arg1: tensor<14xi64>) -> (tensor<14xi64> {jax.result_info = "result[0]"}, tensor<14xi64> {jax.result_info = "result[1]"}, tensor<14xi64> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.shift_left %arg0, %arg1 : tensor<14xi64>
    %1 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<14xi64>
    %2 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<14xi64>
    return %0, %1, %2 : tensor<14xi64>, tensor<14xi64>, tensor<14xi64>
  }
}

// -----

// more_integers: powers i64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi64>)
    %e:4 = call @expected() : () -> (tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>)
    %r:4 = call @program(%i#0) : (tensor<14xi64>) -> (tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>)
    check.expect_eq %r#0, %e#0 : tensor<14xi64>
    check.expect_eq %r#1, %e#1 : tensor<14xi64>
    check.expect_eq %r#2, %e#2 : tensor<14xi64>
    check.expect_eq %r#3, %e#3 : tensor<14xi64>
    return
  }
  func.func private @inputs() -> (tensor<14xi64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7F0100000000000000000000000000008000000000000000000100000000000000FFFFFFFFFFFFFF7F0000000000000080030000000000000000000000000000000100000000000000FEFFFFFFFFFFFF7F020000000000000000000000000000000500000000000000"> : tensor<14xi64>
    return %0 : tensor<14xi64>
  }
  func.func private @expected() -> (tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>) {
    %0 = stablehlo.constant dense<"0x01000000000000000100000000000000000000000000000000000000000000000100000000000000010000000000000000000000000000000900000000000000000000000000000001000000000000000400000000000000040000000000000000000000000000001900000000000000"> : tensor<14xi64>
    %1 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7F0100000000000000000000000000000000000000000000000100000000000000FFFFFFFFFFFFFF7F0000000000000000F30000000000000000000000000000000100000000000000E0FFFFFFFFFFFFFF20000000000000000000000000000000350C000000000000"> : tensor<14xi64>
    %2 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7F0100000000000000000000000000000000000000000000000100000000000000FFFFFFFFFFFFFF7F00000000000000001B0000000000000000000000000000000100000000000000F8FFFFFFFFFFFFFF080000000000000000000000000000007D00000000000000"> : tensor<14xi64>
    %3 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7F0100000000000000000000000000008000000000000000000100000000000000FFFFFFFFFFFFFF7F0000000000000080030000000000000000000000000000000100000000000000FEFFFFFFFFFFFF7F020000000000000000000000000000000500000000000000"> : tensor<14xi64>
    return %0, %1, %2, %3 : tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>
  }
  func.func private @program(%arg0: tensor<14xi64>) -> (tensor<14xi64> {jax.result_info = "result[0]"}, tensor<14xi64> {jax.result_info = "result[1]"}, tensor<14xi64> {jax.result_info = "result[2]"}, tensor<14xi64> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<14xi64>
    %1 = stablehlo.multiply %arg0, %arg0 : tensor<14xi64>
    %2 = stablehlo.multiply %1, %1 : tensor<14xi64>
    %3 = stablehlo.multiply %arg0, %2 : tensor<14xi64>
    %4 = stablehlo.multiply %arg0, %arg0 : tensor<14xi64>
    %5 = stablehlo.multiply %4, %arg0 : tensor<14xi64>
    %6 = stablehlo.abs %arg0 : tensor<14xi64>
    return %0, %3, %5, %6 : tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>
  }
}

// -----

// more_integers: sums wrap i64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi64>)
    %e:4 = call @expected() : () -> (tensor<i64>, tensor<i64>, tensor<14xi64>, tensor<14xi64>)
    %r:4 = call @program(%i#0) : (tensor<14xi64>) -> (tensor<i64>, tensor<i64>, tensor<14xi64>, tensor<14xi64>)
    check.expect_eq %r#0, %e#0 : tensor<i64>
    check.expect_eq %r#1, %e#1 : tensor<i64>
    check.expect_eq %r#2, %e#2 : tensor<14xi64>
    check.expect_eq %r#3, %e#3 : tensor<14xi64>
    return
  }
  func.func private @inputs() -> (tensor<14xi64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7F0100000000000000000000000000008000000000000000000100000000000000FFFFFFFFFFFFFF7F0000000000000080030000000000000000000000000000000100000000000000FEFFFFFFFFFFFF7F020000000000000000000000000000000500000000000000"> : tensor<14xi64>
    return %0 : tensor<14xi64>
  }
  func.func private @expected() -> (tensor<i64>, tensor<i64>, tensor<14xi64>, tensor<14xi64>) {
    %0 = stablehlo.constant dense<"0x0900000000000080"> : tensor<i64>
    %1 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
    %2 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7F0000000000000080000000000000000000000000000000000100000000000000000000000000008000000000000000000300000000000000030000000000000004000000000000000200000000000080040000000000008004000000000000800900000000000080"> : tensor<14xi64>
    %3 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F000000000000008000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<14xi64>
    return %0, %1, %2, %3 : tensor<i64>, tensor<i64>, tensor<14xi64>, tensor<14xi64>
  }
  func.func private @program(%arg0: tensor<14xi64>) -> (tensor<i64> {jax.result_info = "result[0]"}, tensor<i64> {jax.result_info = "result[1]"}, tensor<14xi64> {jax.result_info = "result[2]"}, tensor<14xi64> {jax.result_info = "result[3]"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<14xi64>, tensor<i64>) -> tensor<i64>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %1 = stablehlo.reduce(%arg0 init: %c_0) applies stablehlo.multiply across dimensions = [0] : (tensor<14xi64>, tensor<i64>) -> tensor<i64>
    %2 = call @cumsum(%arg0) : (tensor<14xi64>) -> tensor<14xi64>
    %3 = call @cumprod(%arg0) : (tensor<14xi64>) -> tensor<14xi64>
    return %0, %1, %2, %3 : tensor<i64>, tensor<i64>, tensor<14xi64>, tensor<14xi64>
  }
  func.func private @cumsum(%arg0: tensor<14xi64>) -> tensor<14xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[13, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<14xi64>, tensor<i64>) -> tensor<14xi64>
    return %1 : tensor<14xi64>
  }
  func.func private @cumprod(%arg0: tensor<14xi64>) -> tensor<14xi64> {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1>, padding = dense<[[13, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<i64>
      stablehlo.return %1 : tensor<i64>
    }) : (tensor<14xi64>, tensor<i64>) -> tensor<14xi64>
    return %0 : tensor<14xi64>
  }
}

// -----

// more_integers: floor_divide, mod i64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<14xi64>, tensor<14xi64>)
    %e:4 = call @expected() : () -> (tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>)
    %r:4 = call @program(%i#0, %i#1) : (tensor<14xi64>, tensor<14xi64>) -> (tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>)
    check.expect_eq %r#0, %e#0 : tensor<14xi64>
    check.expect_eq %r#1, %e#1 : tensor<14xi64>
    check.expect_eq %r#2, %e#2 : tensor<14xi64>
    check.expect_eq %r#3, %e#3 : tensor<14xi64>
    return
  }
  func.func private @inputs() -> (tensor<14xi64>, tensor<14xi64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7F0100000000000000000000000000008000000000000000000100000000000000FFFFFFFFFFFFFF7F0000000000000080030000000000000000000000000000000100000000000000FEFFFFFFFFFFFF7F020000000000000000000000000000000500000000000000"> : tensor<14xi64>
    %1 = stablehlo.constant dense<"0x0100000000000000FEFFFFFFFFFFFF7F020000000000000003000000000000000500000000000000FFFFFFFFFFFFFF7F0100000000000000000000000000008003000000000000000100000000000000FFFFFFFFFFFFFF7F000000000000008003000000000000000300000000000000"> : tensor<14xi64>
    return %0, %1 : tensor<14xi64>, tensor<14xi64>
  }
  func.func private @expected() -> (tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7F000000000000000000000000000000C00000000000000000000000000000000001000000000000000000000000000080FFFFFFFFFFFFFFFF000000000000000001000000000000000000000000000000FFFFFFFFFFFFFFFF00000000000000000100000000000000"> : tensor<14xi64>
    %1 = stablehlo.constant dense<"0x0000000000000000010000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000030000000000008000000000000000000000000000000000FEFFFFFFFFFFFF7F020000000000008000000000000000000200000000000000"> : tensor<14xi64>
    %2 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7F000000000000000000000000000000C00000000000000000000000000000000001000000000000000000000000000080FFFFFFFFFFFFFFFF000000000000000001000000000000000000000000000000FFFFFFFFFFFFFFFF00000000000000000100000000000000"> : tensor<14xi64>
    %3 = stablehlo.constant dense<"0x0000000000000000010000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000030000000000008000000000000000000000000000000000FEFFFFFFFFFFFF7F020000000000008000000000000000000200000000000000"> : tensor<14xi64>
    return %0, %1, %2, %3 : tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>
  }
  func.func private @program(%arg0: tensor<14xi64>, %arg1: tensor<14xi64>) -> (tensor<14xi64> {jax.result_info = "result[0]"}, tensor<14xi64> {jax.result_info = "result[1]"}, tensor<14xi64> {jax.result_info = "result[2][0]"}, tensor<14xi64> {jax.result_info = "result[2][1]"}) {
    %0 = call @floor_divide(%arg0, %arg1) : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi64>
    %1 = call @remainder(%arg0, %arg1) : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi64>
    %2:2 = call @divmod(%arg0, %arg1) : (tensor<14xi64>, tensor<14xi64>) -> (tensor<14xi64>, tensor<14xi64>)
    return %0, %1, %2#0, %2#1 : tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>
  }
  func.func private @floor_divide(%arg0: tensor<14xi64>, %arg1: tensor<14xi64>) -> tensor<14xi64> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<14xi64>
    %1 = stablehlo.sign %arg0 : tensor<14xi64>
    %2 = stablehlo.sign %arg1 : tensor<14xi64>
    %3 = stablehlo.compare NE, %1, %2, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %4 = stablehlo.remainder %arg0, %arg1 : tensor<14xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %7 = stablehlo.and %3, %6 : tensor<14xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %9 = stablehlo.subtract %0, %8 : tensor<14xi64>
    %10 = call @_where(%7, %9, %0) : (tensor<14xi1>, tensor<14xi64>, tensor<14xi64>) -> tensor<14xi64>
    return %10 : tensor<14xi64>
  }
  func.func private @_where(%arg0: tensor<14xi1>, %arg1: tensor<14xi64>, %arg2: tensor<14xi64>) -> tensor<14xi64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<14xi1>, tensor<14xi64>
    return %0 : tensor<14xi64>
  }
  func.func private @remainder(%arg0: tensor<14xi64>, %arg1: tensor<14xi64>) -> tensor<14xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %1 = stablehlo.compare EQ, %arg1, %0, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %3 = call @_where(%1, %2, %arg1) : (tensor<14xi1>, tensor<14xi64>, tensor<14xi64>) -> tensor<14xi64>
    %4 = stablehlo.remainder %arg0, %3 : tensor<14xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<14xi64>
    %10 = stablehlo.compare LT, %3, %9, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<14xi1>, tensor<14xi1>) -> tensor<14xi1>
    %12 = stablehlo.and %11, %6 : tensor<14xi1>
    %13 = stablehlo.add %4, %3 : tensor<14xi64>
    %14 = stablehlo.select %12, %13, %4 : tensor<14xi1>, tensor<14xi64>
    return %14 : tensor<14xi64>
  }
  func.func private @divmod(%arg0: tensor<14xi64>, %arg1: tensor<14xi64>) -> (tensor<14xi64>, tensor<14xi64>) {
    %0 = call @floor_divide(%arg0, %arg1) : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi64>
    %1 = call @remainder(%arg0, %arg1) : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi64>
    return %0, %1 : tensor<14xi64>, tensor<14xi64>
  }
}

// -----

// more_integers: bits i64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi64>)
    %e:6 = call @expected() : () -> (tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>)
    %r:6 = call @program(%i#0) : (tensor<14xi64>) -> (tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>)
    check.expect_eq %r#0, %e#0 : tensor<14xi64>
    check.expect_eq %r#1, %e#1 : tensor<14xi64>
    check.expect_eq %r#2, %e#2 : tensor<14xi64>
    check.expect_eq %r#3, %e#3 : tensor<14xi64>
    check.expect_eq %r#4, %e#4 : tensor<14xi64>
    check.expect_eq %r#5, %e#5 : tensor<14xi64>
    return
  }
  func.func private @inputs() -> (tensor<14xi64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7F0100000000000000000000000000008000000000000000000100000000000000FFFFFFFFFFFFFF7F0000000000000080030000000000000000000000000000000100000000000000FEFFFFFFFFFFFF7F020000000000000000000000000000000500000000000000"> : tensor<14xi64>
    return %0 : tensor<14xi64>
  }
  func.func private @expected() -> (tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>) {
    %0 = stablehlo.constant dense<"0x3F0000000000000001000000000000000100000000000000000000000000000001000000000000003F0000000000000001000000000000000200000000000000000000000000000001000000000000003E00000000000000010000000000000000000000000000000200000000000000"> : tensor<14xi64>
    %1 = stablehlo.constant dense<"0x01000000000000003F00000000000000000000000000000040000000000000003F00000000000000010000000000000000000000000000003E0000000000000040000000000000003F0000000000000001000000000000003E0000000000000040000000000000003D00000000000000"> : tensor<14xi64>
    %2 = stablehlo.constant dense<"0x0000000000000080FEFFFFFFFFFFFFFFFFFFFFFFFFFFFF7FFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000080FFFFFFFFFFFFFF7FFCFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0100000000000080FDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFAFFFFFFFFFFFFFF"> : tensor<14xi64>
    %3 = stablehlo.constant dense<"0x05000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000500000000000000"> : tensor<14xi64>
    %4 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7F01000000000000000200000000000080FEFFFFFFFFFFFF7F0100000000000000FFFFFFFFFFFFFF7F03000000000000800300000000000080FFFFFFFFFFFFFF7F0100000000000000FEFFFFFFFFFFFF7F02000000000000800100000000000000FFFFFFFFFFFFFF7F"> : tensor<14xi64>
    %5 = stablehlo.constant dense<"0xFAFFFFFFFFFFFF7F01000000000000000200000000000080FEFFFFFFFFFFFF7F0000000000000000FFFFFFFFFFFFFF7F03000000000000800300000000000080FFFFFFFFFFFFFF7F0000000000000000FEFFFFFFFFFFFF7F02000000000000800100000000000000FAFFFFFFFFFFFF7F"> : tensor<14xi64>
    return %0, %1, %2, %3, %4, %5 : tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>
  }
  func.func private @program(%arg0: tensor<14xi64>) -> (tensor<14xi64> {jax.result_info = "result[0]"}, tensor<14xi64> {jax.result_info = "result[1]"}, tensor<14xi64> {jax.result_info = "result[2]"}, tensor<14xi64> {jax.result_info = "result[3]"}, tensor<14xi64> {jax.result_info = "result[4]"}, tensor<14xi64> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.popcnt %arg0 : tensor<14xi64>
    %1 = stablehlo.count_leading_zeros %arg0 : tensor<14xi64>
    %2 = stablehlo.not %arg0 : tensor<14xi64>
    %3 = stablehlo.reverse %arg0, dims = [0] : tensor<14xi64>
    %4 = stablehlo.and %arg0, %3 : tensor<14xi64>
    %5 = stablehlo.reverse %arg0, dims = [0] : tensor<14xi64>
    %6 = stablehlo.or %arg0, %5 : tensor<14xi64>
    %7 = stablehlo.reverse %arg0, dims = [0] : tensor<14xi64>
    %8 = stablehlo.xor %arg0, %7 : tensor<14xi64>
    return %0, %1, %2, %4, %6, %8 : tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>, tensor<14xi64>
  }
}

// -----

// more_integers: products wrap i64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xi64>)
    %e:1 = call @expected() : () -> (tensor<2x2xi64>)
    %r:1 = call @program(%i#0) : (tensor<14xi64>) -> (tensor<2x2xi64>)
    check.expect_eq %r#0, %e#0 : tensor<2x2xi64>
    return
  }
  func.func private @inputs() -> (tensor<14xi64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7F0100000000000000000000000000008000000000000000000100000000000000FFFFFFFFFFFFFF7F0000000000000080030000000000000000000000000000000100000000000000FEFFFFFFFFFFFF7F020000000000000000000000000000000500000000000000"> : tensor<14xi64>
    return %0 : tensor<14xi64>
  }
  func.func private @expected() -> (tensor<2x2xi64>) {
    %0 = stablehlo.constant dense<"0x0300000000000080FEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F1700000000000000"> : tensor<2x2xi64>
    return %0 : tensor<2x2xi64>
  }
  func.func private @program(%arg0: tensor<14xi64>) -> (tensor<2x2xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<14xi64>) -> tensor<2x7xi64>
    %1 = stablehlo.reshape %arg0 : (tensor<14xi64>) -> tensor<7x2xi64>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x7xi64>, tensor<7x2xi64>) -> tensor<2x2xi64>
    return %2 : tensor<2x2xi64>
  }
}

// -----

// more_integers: by zero and beyond ui8
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<14xui8>, tensor<14xui8>)
    %e:6 = call @expected() : () -> (tensor<14xui8>, tensor<14xui8>, tensor<14xui8>, tensor<14xui8>, tensor<14xui8>, tensor<14xui8>)
    %r:6 = call @program(%i#0, %i#1) : (tensor<14xui8>, tensor<14xui8>) -> (tensor<14xui8>, tensor<14xui8>, tensor<14xui8>, tensor<14xui8>, tensor<14xui8>, tensor<14xui8>)
    check.expect_eq %r#0, %e#0 : tensor<14xui8>
    check.expect_eq %r#1, %e#1 : tensor<14xui8>
    check.expect_eq %r#2, %e#2 : tensor<14xui8>
    check.expect_eq %r#3, %e#3 : tensor<14xui8>
    check.expect_eq %r#4, %e#4 : tensor<14xui8>
    check.expect_eq %r#5, %e#5 : tensor<14xui8>
    return
  }
  func.func private @inputs() -> (tensor<14xui8>, tensor<14xui8>) {
    %0 = stablehlo.constant dense<"0xFF01000001FF00030001FE020005"> : tensor<14xui8>
    %1 = stablehlo.constant dense<"0x01FE020005FF01000001FF000300"> : tensor<14xui8>
    return %0, %1 : tensor<14xui8>, tensor<14xui8>
  }
  func.func private @expected() -> (tensor<14xui8>, tensor<14xui8>, tensor<14xui8>, tensor<14xui8>, tensor<14xui8>, tensor<14xui8>) {
    %0 = stablehlo.constant dense<"0xFF0000FF000100FFFF0100FF00FF"> : tensor<14xui8>
    %1 = stablehlo.constant dense<"0x00010000010000030000FE020005"> : tensor<14xui8>
    %2 = stablehlo.constant dense<"0xFFFE000005010000000102000000"> : tensor<14xui8>
    %3 = stablehlo.constant dense<"0x00FF020006FE01030002FD020305"> : tensor<14xui8>
    %4 = stablehlo.constant dense<"0xFE03FE00FC00FF030000FF02FD05"> : tensor<14xui8>
    %5 = stablehlo.constant dense<"0x01FF0000FF0100FD00FF02FE00FB"> : tensor<14xui8>
    return %0, %1, %2, %3, %4, %5 : tensor<14xui8>, tensor<14xui8>, tensor<14xui8>, tensor<14xui8>, tensor<14xui8>, tensor<14xui8>
  }
  func.func private @program(%arg0: tensor<14xui8>, %arg1: tensor<14xui8>) -> (tensor<14xui8> {jax.result_info = "result[0]"}, tensor<14xui8> {jax.result_info = "result[1]"}, tensor<14xui8> {jax.result_info = "result[2]"}, tensor<14xui8> {jax.result_info = "result[3]"}, tensor<14xui8> {jax.result_info = "result[4]"}, tensor<14xui8> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<14xui8>
    %1 = stablehlo.remainder %arg0, %arg1 : tensor<14xui8>
    %2 = stablehlo.multiply %arg0, %arg1 : tensor<14xui8>
    %3 = stablehlo.add %arg0, %arg1 : tensor<14xui8>
    %4 = stablehlo.subtract %arg0, %arg1 : tensor<14xui8>
    %5 = stablehlo.negate %arg0 : tensor<14xui8>
    return %0, %1, %2, %3, %4, %5 : tensor<14xui8>, tensor<14xui8>, tensor<14xui8>, tensor<14xui8>, tensor<14xui8>, tensor<14xui8>
  }
}

// -----

// more_integers: shifts ui8
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<14xui8>, tensor<14xui8>)
    %e:3 = call @expected() : () -> (tensor<14xui8>, tensor<14xui8>, tensor<14xui8>)
    %r:3 = call @program(%i#0, %i#1) : (tensor<14xui8>, tensor<14xui8>) -> (tensor<14xui8>, tensor<14xui8>, tensor<14xui8>)
    check.expect_eq %r#0, %e#0 : tensor<14xui8>
    check.expect_eq %r#1, %e#1 : tensor<14xui8>
    check.expect_eq %r#2, %e#2 : tensor<14xui8>
    return
  }
  func.func private @inputs() -> (tensor<14xui8>, tensor<14xui8>) {
    %0 = stablehlo.constant dense<"0xFF01000001FF00030001FE020005"> : tensor<14xui8>
    %1 = stablehlo.constant dense<"0x0001020708096403040506070001"> : tensor<14xui8>
    return %0, %1 : tensor<14xui8>, tensor<14xui8>
  }
  func.func private @expected() -> (tensor<14xui8>, tensor<14xui8>, tensor<14xui8>) {
    %0 = stablehlo.constant dense<"0xFF0200000000001800208000000A"> : tensor<14xui8>
    %1 = stablehlo.constant dense<"0xFF00000000000000000003000002"> : tensor<14xui8>
    %2 = stablehlo.constant dense<"0xFF00000000FF00000000FF000002"> : tensor<14xui8>
    return %0, %1, %2 : tensor<14xui8>, tensor<14xui8>, tensor<14xui8>
  }
  func.func private @program(%arg0: tensor<14xui8>, %arg1: tensor<14xui8>) -> (tensor<14xui8> {jax.result_info = "result[0]"}, tensor<14xui8> {jax.result_info = "result[1]"}, tensor<14xui8> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.shift_left %arg0, %arg1 : tensor<14xui8>
    %1 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<14xui8>
    %2 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<14xui8>
    return %0, %1, %2 : tensor<14xui8>, tensor<14xui8>, tensor<14xui8>
  }
}

// -----

// more_integers: powers ui8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui8>)
    %e:4 = call @expected() : () -> (tensor<14xui8>, tensor<14xui8>, tensor<14xui8>, tensor<14xui8>)
    %r:4 = call @program(%i#0) : (tensor<14xui8>) -> (tensor<14xui8>, tensor<14xui8>, tensor<14xui8>, tensor<14xui8>)
    check.expect_eq %r#0, %e#0 : tensor<14xui8>
    check.expect_eq %r#1, %e#1 : tensor<14xui8>
    check.expect_eq %r#2, %e#2 : tensor<14xui8>
    check.expect_eq %r#3, %e#3 : tensor<14xui8>
    return
  }
  func.func private @inputs() -> (tensor<14xui8>) {
    %0 = stablehlo.constant dense<"0xFF01000001FF00030001FE020005"> : tensor<14xui8>
    return %0 : tensor<14xui8>
  }
  func.func private @expected() -> (tensor<14xui8>, tensor<14xui8>, tensor<14xui8>, tensor<14xui8>) {
    %0 = stablehlo.constant dense<"0x0101000001010009000104040019"> : tensor<14xui8>
    %1 = stablehlo.constant dense<"0xFF01000001FF00F30001E0200035"> : tensor<14xui8>
    %2 = stablehlo.constant dense<"0xFF01000001FF001B0001F808007D"> : tensor<14xui8>
    %3 = stablehlo.constant dense<"0xFF01000001FF00030001FE020005"> : tensor<14xui8>
    return %0, %1, %2, %3 : tensor<14xui8>, tensor<14xui8>, tensor<14xui8>, tensor<14xui8>
  }
  func.func private @program(%arg0: tensor<14xui8>) -> (tensor<14xui8> {jax.result_info = "result[0]"}, tensor<14xui8> {jax.result_info = "result[1]"}, tensor<14xui8> {jax.result_info = "result[2]"}, tensor<14xui8> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<14xui8>
    %1 = stablehlo.multiply %arg0, %arg0 : tensor<14xui8>
    %2 = stablehlo.multiply %1, %1 : tensor<14xui8>
    %3 = stablehlo.multiply %arg0, %2 : tensor<14xui8>
    %4 = stablehlo.multiply %arg0, %arg0 : tensor<14xui8>
    %5 = stablehlo.multiply %4, %arg0 : tensor<14xui8>
    return %0, %3, %5, %arg0 : tensor<14xui8>, tensor<14xui8>, tensor<14xui8>, tensor<14xui8>
  }
}

// -----

// more_integers: sums wrap ui8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui8>)
    %e:4 = call @expected() : () -> (tensor<ui8>, tensor<ui8>, tensor<14xui8>, tensor<14xui8>)
    %r:4 = call @program(%i#0) : (tensor<14xui8>) -> (tensor<ui8>, tensor<ui8>, tensor<14xui8>, tensor<14xui8>)
    check.expect_eq %r#0, %e#0 : tensor<ui8>
    check.expect_eq %r#1, %e#1 : tensor<ui8>
    check.expect_eq %r#2, %e#2 : tensor<14xui8>
    check.expect_eq %r#3, %e#3 : tensor<14xui8>
    return
  }
  func.func private @inputs() -> (tensor<14xui8>) {
    %0 = stablehlo.constant dense<"0xFF01000001FF00030001FE020005"> : tensor<14xui8>
    return %0 : tensor<14xui8>
  }
  func.func private @expected() -> (tensor<ui8>, tensor<ui8>, tensor<14xui8>, tensor<14xui8>) {
    %0 = stablehlo.constant dense<"0x09"> : tensor<ui8>
    %1 = stablehlo.constant dense<"0x00"> : tensor<ui8>
    %2 = stablehlo.constant dense<"0xFF00000001000003030402040409"> : tensor<14xui8>
    %3 = stablehlo.constant dense<"0xFFFF000000000000000000000000"> : tensor<14xui8>
    return %0, %1, %2, %3 : tensor<ui8>, tensor<ui8>, tensor<14xui8>, tensor<14xui8>
  }
  func.func private @program(%arg0: tensor<14xui8>) -> (tensor<ui8> {jax.result_info = "result[0]"}, tensor<ui8> {jax.result_info = "result[1]"}, tensor<14xui8> {jax.result_info = "result[2]"}, tensor<14xui8> {jax.result_info = "result[3]"}) {
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<14xui8>, tensor<ui8>) -> tensor<ui8>
    %c_0 = stablehlo.constant dense<1> : tensor<ui8>
    %1 = stablehlo.reduce(%arg0 init: %c_0) applies stablehlo.multiply across dimensions = [0] : (tensor<14xui8>, tensor<ui8>) -> tensor<ui8>
    %2 = call @cumsum(%arg0) : (tensor<14xui8>) -> tensor<14xui8>
    %3 = call @cumprod(%arg0) : (tensor<14xui8>) -> tensor<14xui8>
    return %0, %1, %2, %3 : tensor<ui8>, tensor<ui8>, tensor<14xui8>, tensor<14xui8>
  }
  func.func private @cumsum(%arg0: tensor<14xui8>) -> tensor<14xui8> {
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<ui8>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[13, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<ui8>
      stablehlo.return %2 : tensor<ui8>
    }) : (tensor<14xui8>, tensor<ui8>) -> tensor<14xui8>
    return %1 : tensor<14xui8>
  }
  func.func private @cumprod(%arg0: tensor<14xui8>) -> tensor<14xui8> {
    %c = stablehlo.constant dense<1> : tensor<ui8>
    %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1>, padding = dense<[[13, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<ui8>
      stablehlo.return %1 : tensor<ui8>
    }) : (tensor<14xui8>, tensor<ui8>) -> tensor<14xui8>
    return %0 : tensor<14xui8>
  }
}

// -----

// more_integers: floor_divide, mod ui8
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<14xui8>, tensor<14xui8>)
    %e:4 = call @expected() : () -> (tensor<14xui8>, tensor<14xui8>, tensor<14xui8>, tensor<14xui8>)
    %r:4 = call @program(%i#0, %i#1) : (tensor<14xui8>, tensor<14xui8>) -> (tensor<14xui8>, tensor<14xui8>, tensor<14xui8>, tensor<14xui8>)
    check.expect_eq %r#0, %e#0 : tensor<14xui8>
    check.expect_eq %r#1, %e#1 : tensor<14xui8>
    check.expect_eq %r#2, %e#2 : tensor<14xui8>
    check.expect_eq %r#3, %e#3 : tensor<14xui8>
    return
  }
  func.func private @inputs() -> (tensor<14xui8>, tensor<14xui8>) {
    %0 = stablehlo.constant dense<"0xFF01000001FF00030001FE020005"> : tensor<14xui8>
    %1 = stablehlo.constant dense<"0x01FE020305FF01030301FF030303"> : tensor<14xui8>
    return %0, %1 : tensor<14xui8>, tensor<14xui8>
  }
  func.func private @expected() -> (tensor<14xui8>, tensor<14xui8>, tensor<14xui8>, tensor<14xui8>) {
    %0 = stablehlo.constant dense<"0xFF00000000010001000100000001"> : tensor<14xui8>
    %1 = stablehlo.constant dense<"0x00010000010000000000FE020002"> : tensor<14xui8>
    %2 = stablehlo.constant dense<"0xFF00000000010001000100000001"> : tensor<14xui8>
    %3 = stablehlo.constant dense<"0x00010000010000000000FE020002"> : tensor<14xui8>
    return %0, %1, %2, %3 : tensor<14xui8>, tensor<14xui8>, tensor<14xui8>, tensor<14xui8>
  }
  func.func private @program(%arg0: tensor<14xui8>, %arg1: tensor<14xui8>) -> (tensor<14xui8> {jax.result_info = "result[0]"}, tensor<14xui8> {jax.result_info = "result[1]"}, tensor<14xui8> {jax.result_info = "result[2][0]"}, tensor<14xui8> {jax.result_info = "result[2][1]"}) {
    %0 = call @floor_divide(%arg0, %arg1) : (tensor<14xui8>, tensor<14xui8>) -> tensor<14xui8>
    %1 = call @remainder(%arg0, %arg1) : (tensor<14xui8>, tensor<14xui8>) -> tensor<14xui8>
    %2:2 = call @divmod(%arg0, %arg1) : (tensor<14xui8>, tensor<14xui8>) -> (tensor<14xui8>, tensor<14xui8>)
    return %0, %1, %2#0, %2#1 : tensor<14xui8>, tensor<14xui8>, tensor<14xui8>, tensor<14xui8>
  }
  func.func private @floor_divide(%arg0: tensor<14xui8>, %arg1: tensor<14xui8>) -> tensor<14xui8> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<14xui8>
    return %0 : tensor<14xui8>
  }
  func.func private @remainder(%arg0: tensor<14xui8>, %arg1: tensor<14xui8>) -> tensor<14xui8> {
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<14xui8>
    %1 = stablehlo.compare EQ, %arg1, %0, UNSIGNED : (tensor<14xui8>, tensor<14xui8>) -> tensor<14xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<ui8>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui8>) -> tensor<14xui8>
    %3 = call @_where(%1, %2, %arg1) : (tensor<14xi1>, tensor<14xui8>, tensor<14xui8>) -> tensor<14xui8>
    %4 = stablehlo.remainder %arg0, %3 : tensor<14xui8>
    %c_1 = stablehlo.constant dense<0> : tensor<ui8>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui8>) -> tensor<14xui8>
    %6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<14xui8>, tensor<14xui8>) -> tensor<14xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<ui8>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui8>) -> tensor<14xui8>
    %8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<14xui8>, tensor<14xui8>) -> tensor<14xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<ui8>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui8>) -> tensor<14xui8>
    %10 = stablehlo.compare LT, %3, %9, UNSIGNED : (tensor<14xui8>, tensor<14xui8>) -> tensor<14xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<14xi1>, tensor<14xi1>) -> tensor<14xi1>
    %12 = stablehlo.and %11, %6 : tensor<14xi1>
    %13 = stablehlo.add %4, %3 : tensor<14xui8>
    %14 = stablehlo.select %12, %13, %4 : tensor<14xi1>, tensor<14xui8>
    return %14 : tensor<14xui8>
  }
  func.func private @_where(%arg0: tensor<14xi1>, %arg1: tensor<14xui8>, %arg2: tensor<14xui8>) -> tensor<14xui8> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<14xi1>, tensor<14xui8>
    return %0 : tensor<14xui8>
  }
  func.func private @divmod(%arg0: tensor<14xui8>, %arg1: tensor<14xui8>) -> (tensor<14xui8>, tensor<14xui8>) {
    %0 = call @floor_divide(%arg0, %arg1) : (tensor<14xui8>, tensor<14xui8>) -> tensor<14xui8>
    %1 = call @remainder(%arg0, %arg1) : (tensor<14xui8>, tensor<14xui8>) -> tensor<14xui8>
    return %0, %1 : tensor<14xui8>, tensor<14xui8>
  }
}

// -----

// more_integers: bits ui8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui8>)
    %e:6 = call @expected() : () -> (tensor<14xui8>, tensor<14xui8>, tensor<14xui8>, tensor<14xui8>, tensor<14xui8>, tensor<14xui8>)
    %r:6 = call @program(%i#0) : (tensor<14xui8>) -> (tensor<14xui8>, tensor<14xui8>, tensor<14xui8>, tensor<14xui8>, tensor<14xui8>, tensor<14xui8>)
    check.expect_eq %r#0, %e#0 : tensor<14xui8>
    check.expect_eq %r#1, %e#1 : tensor<14xui8>
    check.expect_eq %r#2, %e#2 : tensor<14xui8>
    check.expect_eq %r#3, %e#3 : tensor<14xui8>
    check.expect_eq %r#4, %e#4 : tensor<14xui8>
    check.expect_eq %r#5, %e#5 : tensor<14xui8>
    return
  }
  func.func private @inputs() -> (tensor<14xui8>) {
    %0 = stablehlo.constant dense<"0xFF01000001FF00030001FE020005"> : tensor<14xui8>
    return %0 : tensor<14xui8>
  }
  func.func private @expected() -> (tensor<14xui8>, tensor<14xui8>, tensor<14xui8>, tensor<14xui8>, tensor<14xui8>, tensor<14xui8>) {
    %0 = stablehlo.constant dense<"0x0801000001080002000107010002"> : tensor<14xui8>
    %1 = stablehlo.constant dense<"0x0007080807000806080700060805"> : tensor<14xui8>
    %2 = stablehlo.constant dense<"0x00FEFFFFFE00FFFCFFFE01FDFFFA"> : tensor<14xui8>
    %3 = stablehlo.constant dense<"0x0500000001000000000100000005"> : tensor<14xui8>
    %4 = stablehlo.constant dense<"0xFF0102FE01FF0303FF01FE0201FF"> : tensor<14xui8>
    %5 = stablehlo.constant dense<"0xFA0102FE00FF0303FF00FE0201FA"> : tensor<14xui8>
    return %0, %1, %2, %3, %4, %5 : tensor<14xui8>, tensor<14xui8>, tensor<14xui8>, tensor<14xui8>, tensor<14xui8>, tensor<14xui8>
  }
  func.func private @program(%arg0: tensor<14xui8>) -> (tensor<14xui8> {jax.result_info = "result[0]"}, tensor<14xui8> {jax.result_info = "result[1]"}, tensor<14xui8> {jax.result_info = "result[2]"}, tensor<14xui8> {jax.result_info = "result[3]"}, tensor<14xui8> {jax.result_info = "result[4]"}, tensor<14xui8> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.popcnt %arg0 : tensor<14xui8>
    %1 = stablehlo.count_leading_zeros %arg0 : tensor<14xui8>
    %2 = stablehlo.not %arg0 : tensor<14xui8>
    %3 = stablehlo.reverse %arg0, dims = [0] : tensor<14xui8>
    %4 = stablehlo.and %arg0, %3 : tensor<14xui8>
    %5 = stablehlo.reverse %arg0, dims = [0] : tensor<14xui8>
    %6 = stablehlo.or %arg0, %5 : tensor<14xui8>
    %7 = stablehlo.reverse %arg0, dims = [0] : tensor<14xui8>
    %8 = stablehlo.xor %arg0, %7 : tensor<14xui8>
    return %0, %1, %2, %4, %6, %8 : tensor<14xui8>, tensor<14xui8>, tensor<14xui8>, tensor<14xui8>, tensor<14xui8>, tensor<14xui8>
  }
}

// -----

// more_integers: products wrap ui8
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui8>)
    %e:1 = call @expected() : () -> (tensor<2x2xui8>)
    %r:1 = call @program(%i#0) : (tensor<14xui8>) -> (tensor<2x2xui8>)
    check.expect_eq %r#0, %e#0 : tensor<2x2xui8>
    return
  }
  func.func private @inputs() -> (tensor<14xui8>) {
    %0 = stablehlo.constant dense<"0xFF01000001FF00030001FE020005"> : tensor<14xui8>
    return %0 : tensor<14xui8>
  }
  func.func private @expected() -> (tensor<2x2xui8>) {
    %0 = stablehlo.constant dense<"0x03FEFE17"> : tensor<2x2xui8>
    return %0 : tensor<2x2xui8>
  }
  func.func private @program(%arg0: tensor<14xui8>) -> (tensor<2x2xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<14xui8>) -> tensor<2x7xui8>
    %1 = stablehlo.reshape %arg0 : (tensor<14xui8>) -> tensor<7x2xui8>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x7xui8>, tensor<7x2xui8>) -> tensor<2x2xui8>
    return %2 : tensor<2x2xui8>
  }
}

// -----

// more_integers: by zero and beyond ui16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<14xui16>, tensor<14xui16>)
    %e:6 = call @expected() : () -> (tensor<14xui16>, tensor<14xui16>, tensor<14xui16>, tensor<14xui16>, tensor<14xui16>, tensor<14xui16>)
    %r:6 = call @program(%i#0, %i#1) : (tensor<14xui16>, tensor<14xui16>) -> (tensor<14xui16>, tensor<14xui16>, tensor<14xui16>, tensor<14xui16>, tensor<14xui16>, tensor<14xui16>)
    check.expect_eq %r#0, %e#0 : tensor<14xui16>
    check.expect_eq %r#1, %e#1 : tensor<14xui16>
    check.expect_eq %r#2, %e#2 : tensor<14xui16>
    check.expect_eq %r#3, %e#3 : tensor<14xui16>
    check.expect_eq %r#4, %e#4 : tensor<14xui16>
    check.expect_eq %r#5, %e#5 : tensor<14xui16>
    return
  }
  func.func private @inputs() -> (tensor<14xui16>, tensor<14xui16>) {
    %0 = stablehlo.constant dense<"0xFFFF0100000000000100FFFF0000030000000100FEFF020000000500"> : tensor<14xui16>
    %1 = stablehlo.constant dense<"0x0100FEFF020000000500FFFF0100000000000100FFFF000003000000"> : tensor<14xui16>
    return %0, %1 : tensor<14xui16>, tensor<14xui16>
  }
  func.func private @expected() -> (tensor<14xui16>, tensor<14xui16>, tensor<14xui16>, tensor<14xui16>, tensor<14xui16>, tensor<14xui16>) {
    %0 = stablehlo.constant dense<"0xFFFF00000000FFFF000001000000FFFFFFFF01000000FFFF0000FFFF"> : tensor<14xui16>
    %1 = stablehlo.constant dense<"0x0000010000000000010000000000030000000000FEFF020000000500"> : tensor<14xui16>
    %2 = stablehlo.constant dense<"0xFFFFFEFF000000000500010000000000000001000200000000000000"> : tensor<14xui16>
    %3 = stablehlo.constant dense<"0x0000FFFF020000000600FEFF0100030000000200FDFF020003000500"> : tensor<14xui16>
    %4 = stablehlo.constant dense<"0xFEFF0300FEFF0000FCFF0000FFFF030000000000FFFF0200FDFF0500"> : tensor<14xui16>
    %5 = stablehlo.constant dense<"0x0100FFFF00000000FFFF01000000FDFF0000FFFF0200FEFF0000FBFF"> : tensor<14xui16>
    return %0, %1, %2, %3, %4, %5 : tensor<14xui16>, tensor<14xui16>, tensor<14xui16>, tensor<14xui16>, tensor<14xui16>, tensor<14xui16>
  }
  func.func private @program(%arg0: tensor<14xui16>, %arg1: tensor<14xui16>) -> (tensor<14xui16> {jax.result_info = "result[0]"}, tensor<14xui16> {jax.result_info = "result[1]"}, tensor<14xui16> {jax.result_info = "result[2]"}, tensor<14xui16> {jax.result_info = "result[3]"}, tensor<14xui16> {jax.result_info = "result[4]"}, tensor<14xui16> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<14xui16>
    %1 = stablehlo.remainder %arg0, %arg1 : tensor<14xui16>
    %2 = stablehlo.multiply %arg0, %arg1 : tensor<14xui16>
    %3 = stablehlo.add %arg0, %arg1 : tensor<14xui16>
    %4 = stablehlo.subtract %arg0, %arg1 : tensor<14xui16>
    %5 = stablehlo.negate %arg0 : tensor<14xui16>
    return %0, %1, %2, %3, %4, %5 : tensor<14xui16>, tensor<14xui16>, tensor<14xui16>, tensor<14xui16>, tensor<14xui16>, tensor<14xui16>
  }
}

// -----

// more_integers: shifts ui16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<14xui16>, tensor<14xui16>)
    %e:3 = call @expected() : () -> (tensor<14xui16>, tensor<14xui16>, tensor<14xui16>)
    %r:3 = call @program(%i#0, %i#1) : (tensor<14xui16>, tensor<14xui16>) -> (tensor<14xui16>, tensor<14xui16>, tensor<14xui16>)
    check.expect_eq %r#0, %e#0 : tensor<14xui16>
    check.expect_eq %r#1, %e#1 : tensor<14xui16>
    check.expect_eq %r#2, %e#2 : tensor<14xui16>
    return
  }
  func.func private @inputs() -> (tensor<14xui16>, tensor<14xui16>) {
    %0 = stablehlo.constant dense<"0xFFFF0100000000000100FFFF0000030000000100FEFF020000000500"> : tensor<14xui16>
    %1 = stablehlo.constant dense<"0x0000010002000F001000110064000300040005000600070000000100"> : tensor<14xui16>
    return %0, %1 : tensor<14xui16>, tensor<14xui16>
  }
  func.func private @expected() -> (tensor<14xui16>, tensor<14xui16>, tensor<14xui16>) {
    %0 = stablehlo.constant dense<"0xFFFF02000000000000000000000018000000200080FF000100000A00"> : tensor<14xui16>
    %1 = stablehlo.constant dense<"0xFFFF000000000000000000000000000000000000FF03000000000200"> : tensor<14xui16>
    %2 = stablehlo.constant dense<"0xFFFF0000000000000000FFFF0000000000000000FFFF000000000200"> : tensor<14xui16>
    return %0, %1, %2 : tensor<14xui16>, tensor<14xui16>, tensor<14xui16>
  }
  func.func private @program(%arg0: tensor<14xui16>, %arg1: tensor<14xui16>) -> (tensor<14xui16> {jax.result_info = "result[0]"}, tensor<14xui16> {jax.result_info = "result[1]"}, tensor<14xui16> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.shift_left %arg0, %arg1 : tensor<14xui16>
    %1 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<14xui16>
    %2 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<14xui16>
    return %0, %1, %2 : tensor<14xui16>, tensor<14xui16>, tensor<14xui16>
  }
}

// -----

// more_integers: powers ui16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui16>)
    %e:4 = call @expected() : () -> (tensor<14xui16>, tensor<14xui16>, tensor<14xui16>, tensor<14xui16>)
    %r:4 = call @program(%i#0) : (tensor<14xui16>) -> (tensor<14xui16>, tensor<14xui16>, tensor<14xui16>, tensor<14xui16>)
    check.expect_eq %r#0, %e#0 : tensor<14xui16>
    check.expect_eq %r#1, %e#1 : tensor<14xui16>
    check.expect_eq %r#2, %e#2 : tensor<14xui16>
    check.expect_eq %r#3, %e#3 : tensor<14xui16>
    return
  }
  func.func private @inputs() -> (tensor<14xui16>) {
    %0 = stablehlo.constant dense<"0xFFFF0100000000000100FFFF0000030000000100FEFF020000000500"> : tensor<14xui16>
    return %0 : tensor<14xui16>
  }
  func.func private @expected() -> (tensor<14xui16>, tensor<14xui16>, tensor<14xui16>, tensor<14xui16>) {
    %0 = stablehlo.constant dense<"0x01000100000000000100010000000900000001000400040000001900"> : tensor<14xui16>
    %1 = stablehlo.constant dense<"0xFFFF0100000000000100FFFF0000F30000000100E0FF20000000350C"> : tensor<14xui16>
    %2 = stablehlo.constant dense<"0xFFFF0100000000000100FFFF00001B0000000100F8FF080000007D00"> : tensor<14xui16>
    %3 = stablehlo.constant dense<"0xFFFF0100000000000100FFFF0000030000000100FEFF020000000500"> : tensor<14xui16>
    return %0, %1, %2, %3 : tensor<14xui16>, tensor<14xui16>, tensor<14xui16>, tensor<14xui16>
  }
  func.func private @program(%arg0: tensor<14xui16>) -> (tensor<14xui16> {jax.result_info = "result[0]"}, tensor<14xui16> {jax.result_info = "result[1]"}, tensor<14xui16> {jax.result_info = "result[2]"}, tensor<14xui16> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<14xui16>
    %1 = stablehlo.multiply %arg0, %arg0 : tensor<14xui16>
    %2 = stablehlo.multiply %1, %1 : tensor<14xui16>
    %3 = stablehlo.multiply %arg0, %2 : tensor<14xui16>
    %4 = stablehlo.multiply %arg0, %arg0 : tensor<14xui16>
    %5 = stablehlo.multiply %4, %arg0 : tensor<14xui16>
    return %0, %3, %5, %arg0 : tensor<14xui16>, tensor<14xui16>, tensor<14xui16>, tensor<14xui16>
  }
}

// -----

// more_integers: sums wrap ui16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui16>)
    %e:4 = call @expected() : () -> (tensor<ui16>, tensor<ui16>, tensor<14xui16>, tensor<14xui16>)
    %r:4 = call @program(%i#0) : (tensor<14xui16>) -> (tensor<ui16>, tensor<ui16>, tensor<14xui16>, tensor<14xui16>)
    check.expect_eq %r#0, %e#0 : tensor<ui16>
    check.expect_eq %r#1, %e#1 : tensor<ui16>
    check.expect_eq %r#2, %e#2 : tensor<14xui16>
    check.expect_eq %r#3, %e#3 : tensor<14xui16>
    return
  }
  func.func private @inputs() -> (tensor<14xui16>) {
    %0 = stablehlo.constant dense<"0xFFFF0100000000000100FFFF0000030000000100FEFF020000000500"> : tensor<14xui16>
    return %0 : tensor<14xui16>
  }
  func.func private @expected() -> (tensor<ui16>, tensor<ui16>, tensor<14xui16>, tensor<14xui16>) {
    %0 = stablehlo.constant dense<"0x0900"> : tensor<ui16>
    %1 = stablehlo.constant dense<"0x0000"> : tensor<ui16>
    %2 = stablehlo.constant dense<"0xFFFF0000000000000100000000000300030004000200040004000900"> : tensor<14xui16>
    %3 = stablehlo.constant dense<"0xFFFFFFFF000000000000000000000000000000000000000000000000"> : tensor<14xui16>
    return %0, %1, %2, %3 : tensor<ui16>, tensor<ui16>, tensor<14xui16>, tensor<14xui16>
  }
  func.func private @program(%arg0: tensor<14xui16>) -> (tensor<ui16> {jax.result_info = "result[0]"}, tensor<ui16> {jax.result_info = "result[1]"}, tensor<14xui16> {jax.result_info = "result[2]"}, tensor<14xui16> {jax.result_info = "result[3]"}) {
    %c = stablehlo.constant dense<0> : tensor<ui16>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<14xui16>, tensor<ui16>) -> tensor<ui16>
    %c_0 = stablehlo.constant dense<1> : tensor<ui16>
    %1 = stablehlo.reduce(%arg0 init: %c_0) applies stablehlo.multiply across dimensions = [0] : (tensor<14xui16>, tensor<ui16>) -> tensor<ui16>
    %2 = call @cumsum(%arg0) : (tensor<14xui16>) -> tensor<14xui16>
    %3 = call @cumprod(%arg0) : (tensor<14xui16>) -> tensor<14xui16>
    return %0, %1, %2, %3 : tensor<ui16>, tensor<ui16>, tensor<14xui16>, tensor<14xui16>
  }
  func.func private @cumsum(%arg0: tensor<14xui16>) -> tensor<14xui16> {
    %c = stablehlo.constant dense<0> : tensor<ui16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui16>) -> tensor<ui16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[13, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<ui16>, %arg2: tensor<ui16>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<ui16>
      stablehlo.return %2 : tensor<ui16>
    }) : (tensor<14xui16>, tensor<ui16>) -> tensor<14xui16>
    return %1 : tensor<14xui16>
  }
  func.func private @cumprod(%arg0: tensor<14xui16>) -> tensor<14xui16> {
    %c = stablehlo.constant dense<1> : tensor<ui16>
    %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1>, padding = dense<[[13, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<ui16>, %arg2: tensor<ui16>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<ui16>
      stablehlo.return %1 : tensor<ui16>
    }) : (tensor<14xui16>, tensor<ui16>) -> tensor<14xui16>
    return %0 : tensor<14xui16>
  }
}

// -----

// more_integers: floor_divide, mod ui16
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<14xui16>, tensor<14xui16>)
    %e:4 = call @expected() : () -> (tensor<14xui16>, tensor<14xui16>, tensor<14xui16>, tensor<14xui16>)
    %r:4 = call @program(%i#0, %i#1) : (tensor<14xui16>, tensor<14xui16>) -> (tensor<14xui16>, tensor<14xui16>, tensor<14xui16>, tensor<14xui16>)
    check.expect_eq %r#0, %e#0 : tensor<14xui16>
    check.expect_eq %r#1, %e#1 : tensor<14xui16>
    check.expect_eq %r#2, %e#2 : tensor<14xui16>
    check.expect_eq %r#3, %e#3 : tensor<14xui16>
    return
  }
  func.func private @inputs() -> (tensor<14xui16>, tensor<14xui16>) {
    %0 = stablehlo.constant dense<"0xFFFF0100000000000100FFFF0000030000000100FEFF020000000500"> : tensor<14xui16>
    %1 = stablehlo.constant dense<"0x0100FEFF020003000500FFFF0100030003000100FFFF030003000300"> : tensor<14xui16>
    return %0, %1 : tensor<14xui16>, tensor<14xui16>
  }
  func.func private @expected() -> (tensor<14xui16>, tensor<14xui16>, tensor<14xui16>, tensor<14xui16>) {
    %0 = stablehlo.constant dense<"0xFFFF0000000000000000010000000100000001000000000000000100"> : tensor<14xui16>
    %1 = stablehlo.constant dense<"0x0000010000000000010000000000000000000000FEFF020000000200"> : tensor<14xui16>
    %2 = stablehlo.constant dense<"0xFFFF0000000000000000010000000100000001000000000000000100"> : tensor<14xui16>
    %3 = stablehlo.constant dense<"0x0000010000000000010000000000000000000000FEFF020000000200"> : tensor<14xui16>
    return %0, %1, %2, %3 : tensor<14xui16>, tensor<14xui16>, tensor<14xui16>, tensor<14xui16>
  }
  func.func private @program(%arg0: tensor<14xui16>, %arg1: tensor<14xui16>) -> (tensor<14xui16> {jax.result_info = "result[0]"}, tensor<14xui16> {jax.result_info = "result[1]"}, tensor<14xui16> {jax.result_info = "result[2][0]"}, tensor<14xui16> {jax.result_info = "result[2][1]"}) {
    %0 = call @floor_divide(%arg0, %arg1) : (tensor<14xui16>, tensor<14xui16>) -> tensor<14xui16>
    %1 = call @remainder(%arg0, %arg1) : (tensor<14xui16>, tensor<14xui16>) -> tensor<14xui16>
    %2:2 = call @divmod(%arg0, %arg1) : (tensor<14xui16>, tensor<14xui16>) -> (tensor<14xui16>, tensor<14xui16>)
    return %0, %1, %2#0, %2#1 : tensor<14xui16>, tensor<14xui16>, tensor<14xui16>, tensor<14xui16>
  }
  func.func private @floor_divide(%arg0: tensor<14xui16>, %arg1: tensor<14xui16>) -> tensor<14xui16> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<14xui16>
    return %0 : tensor<14xui16>
  }
  func.func private @remainder(%arg0: tensor<14xui16>, %arg1: tensor<14xui16>) -> tensor<14xui16> {
    %c = stablehlo.constant dense<0> : tensor<ui16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui16>) -> tensor<14xui16>
    %1 = stablehlo.compare EQ, %arg1, %0, UNSIGNED : (tensor<14xui16>, tensor<14xui16>) -> tensor<14xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<ui16>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui16>) -> tensor<14xui16>
    %3 = call @_where(%1, %2, %arg1) : (tensor<14xi1>, tensor<14xui16>, tensor<14xui16>) -> tensor<14xui16>
    %4 = stablehlo.remainder %arg0, %3 : tensor<14xui16>
    %c_1 = stablehlo.constant dense<0> : tensor<ui16>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui16>) -> tensor<14xui16>
    %6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<14xui16>, tensor<14xui16>) -> tensor<14xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<ui16>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui16>) -> tensor<14xui16>
    %8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<14xui16>, tensor<14xui16>) -> tensor<14xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<ui16>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui16>) -> tensor<14xui16>
    %10 = stablehlo.compare LT, %3, %9, UNSIGNED : (tensor<14xui16>, tensor<14xui16>) -> tensor<14xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<14xi1>, tensor<14xi1>) -> tensor<14xi1>
    %12 = stablehlo.and %11, %6 : tensor<14xi1>
    %13 = stablehlo.add %4, %3 : tensor<14xui16>
    %14 = stablehlo.select %12, %13, %4 : tensor<14xi1>, tensor<14xui16>
    return %14 : tensor<14xui16>
  }
  func.func private @_where(%arg0: tensor<14xi1>, %arg1: tensor<14xui16>, %arg2: tensor<14xui16>) -> tensor<14xui16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<14xi1>, tensor<14xui16>
    return %0 : tensor<14xui16>
  }
  func.func private @divmod(%arg0: tensor<14xui16>, %arg1: tensor<14xui16>) -> (tensor<14xui16>, tensor<14xui16>) {
    %0 = call @floor_divide(%arg0, %arg1) : (tensor<14xui16>, tensor<14xui16>) -> tensor<14xui16>
    %1 = call @remainder(%arg0, %arg1) : (tensor<14xui16>, tensor<14xui16>) -> tensor<14xui16>
    return %0, %1 : tensor<14xui16>, tensor<14xui16>
  }
}

// -----

// more_integers: bits ui16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui16>)
    %e:6 = call @expected() : () -> (tensor<14xui16>, tensor<14xui16>, tensor<14xui16>, tensor<14xui16>, tensor<14xui16>, tensor<14xui16>)
    %r:6 = call @program(%i#0) : (tensor<14xui16>) -> (tensor<14xui16>, tensor<14xui16>, tensor<14xui16>, tensor<14xui16>, tensor<14xui16>, tensor<14xui16>)
    check.expect_eq %r#0, %e#0 : tensor<14xui16>
    check.expect_eq %r#1, %e#1 : tensor<14xui16>
    check.expect_eq %r#2, %e#2 : tensor<14xui16>
    check.expect_eq %r#3, %e#3 : tensor<14xui16>
    check.expect_eq %r#4, %e#4 : tensor<14xui16>
    check.expect_eq %r#5, %e#5 : tensor<14xui16>
    return
  }
  func.func private @inputs() -> (tensor<14xui16>) {
    %0 = stablehlo.constant dense<"0xFFFF0100000000000100FFFF0000030000000100FEFF020000000500"> : tensor<14xui16>
    return %0 : tensor<14xui16>
  }
  func.func private @expected() -> (tensor<14xui16>, tensor<14xui16>, tensor<14xui16>, tensor<14xui16>, tensor<14xui16>, tensor<14xui16>) {
    %0 = stablehlo.constant dense<"0x10000100000000000100100000000200000001000F00010000000200"> : tensor<14xui16>
    %1 = stablehlo.constant dense<"0x00000F00100010000F00000010000E0010000F0000000E0010000D00"> : tensor<14xui16>
    %2 = stablehlo.constant dense<"0x0000FEFFFFFFFFFFFEFF0000FFFFFCFFFFFFFEFF0100FDFFFFFFFAFF"> : tensor<14xui16>
    %3 = stablehlo.constant dense<"0x05000000000000000100000000000000000001000000000000000500"> : tensor<14xui16>
    %4 = stablehlo.constant dense<"0xFFFF01000200FEFF0100FFFF03000300FFFF0100FEFF02000100FFFF"> : tensor<14xui16>
    %5 = stablehlo.constant dense<"0xFAFF01000200FEFF0000FFFF03000300FFFF0000FEFF02000100FAFF"> : tensor<14xui16>
    return %0, %1, %2, %3, %4, %5 : tensor<14xui16>, tensor<14xui16>, tensor<14xui16>, tensor<14xui16>, tensor<14xui16>, tensor<14xui16>
  }
  func.func private @program(%arg0: tensor<14xui16>) -> (tensor<14xui16> {jax.result_info = "result[0]"}, tensor<14xui16> {jax.result_info = "result[1]"}, tensor<14xui16> {jax.result_info = "result[2]"}, tensor<14xui16> {jax.result_info = "result[3]"}, tensor<14xui16> {jax.result_info = "result[4]"}, tensor<14xui16> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.popcnt %arg0 : tensor<14xui16>
    %1 = stablehlo.count_leading_zeros %arg0 : tensor<14xui16>
    %2 = stablehlo.not %arg0 : tensor<14xui16>
    %3 = stablehlo.reverse %arg0, dims = [0] : tensor<14xui16>
    %4 = stablehlo.and %arg0, %3 : tensor<14xui16>
    %5 = stablehlo.reverse %arg0, dims = [0] : tensor<14xui16>
    %6 = stablehlo.or %arg0, %5 : tensor<14xui16>
    %7 = stablehlo.reverse %arg0, dims = [0] : tensor<14xui16>
    %8 = stablehlo.xor %arg0, %7 : tensor<14xui16>
    return %0, %1, %2, %4, %6, %8 : tensor<14xui16>, tensor<14xui16>, tensor<14xui16>, tensor<14xui16>, tensor<14xui16>, tensor<14xui16>
  }
}

// -----

// more_integers: products wrap ui16
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui16>)
    %e:1 = call @expected() : () -> (tensor<2x2xui16>)
    %r:1 = call @program(%i#0) : (tensor<14xui16>) -> (tensor<2x2xui16>)
    check.expect_eq %r#0, %e#0 : tensor<2x2xui16>
    return
  }
  func.func private @inputs() -> (tensor<14xui16>) {
    %0 = stablehlo.constant dense<"0xFFFF0100000000000100FFFF0000030000000100FEFF020000000500"> : tensor<14xui16>
    return %0 : tensor<14xui16>
  }
  func.func private @expected() -> (tensor<2x2xui16>) {
    %0 = stablehlo.constant dense<"0x0300FEFFFEFF1700"> : tensor<2x2xui16>
    return %0 : tensor<2x2xui16>
  }
  func.func private @program(%arg0: tensor<14xui16>) -> (tensor<2x2xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<14xui16>) -> tensor<2x7xui16>
    %1 = stablehlo.reshape %arg0 : (tensor<14xui16>) -> tensor<7x2xui16>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x7xui16>, tensor<7x2xui16>) -> tensor<2x2xui16>
    return %2 : tensor<2x2xui16>
  }
}

// -----

// more_integers: by zero and beyond ui32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<14xui32>, tensor<14xui32>)
    %e:6 = call @expected() : () -> (tensor<14xui32>, tensor<14xui32>, tensor<14xui32>, tensor<14xui32>, tensor<14xui32>, tensor<14xui32>)
    %r:6 = call @program(%i#0, %i#1) : (tensor<14xui32>, tensor<14xui32>) -> (tensor<14xui32>, tensor<14xui32>, tensor<14xui32>, tensor<14xui32>, tensor<14xui32>, tensor<14xui32>)
    check.expect_eq %r#0, %e#0 : tensor<14xui32>
    check.expect_eq %r#1, %e#1 : tensor<14xui32>
    check.expect_eq %r#2, %e#2 : tensor<14xui32>
    check.expect_eq %r#3, %e#3 : tensor<14xui32>
    check.expect_eq %r#4, %e#4 : tensor<14xui32>
    check.expect_eq %r#5, %e#5 : tensor<14xui32>
    return
  }
  func.func private @inputs() -> (tensor<14xui32>, tensor<14xui32>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFF01000000000000000000000001000000FFFFFFFF00000000030000000000000001000000FEFFFFFF020000000000000005000000"> : tensor<14xui32>
    %1 = stablehlo.constant dense<"0x01000000FEFFFFFF020000000000000005000000FFFFFFFF01000000000000000000000001000000FFFFFFFF000000000300000000000000"> : tensor<14xui32>
    return %0, %1 : tensor<14xui32>, tensor<14xui32>
  }
  func.func private @expected() -> (tensor<14xui32>, tensor<14xui32>, tensor<14xui32>, tensor<14xui32>, tensor<14xui32>, tensor<14xui32>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFF0000000000000000FFFFFFFF000000000100000000000000FFFFFFFFFFFFFFFF0100000000000000FFFFFFFF00000000FFFFFFFF"> : tensor<14xui32>
    %1 = stablehlo.constant dense<"0x00000000010000000000000000000000010000000000000000000000030000000000000000000000FEFFFFFF020000000000000005000000"> : tensor<14xui32>
    %2 = stablehlo.constant dense<"0xFFFFFFFFFEFFFFFF000000000000000005000000010000000000000000000000000000000100000002000000000000000000000000000000"> : tensor<14xui32>
    %3 = stablehlo.constant dense<"0x00000000FFFFFFFF020000000000000006000000FEFFFFFF01000000030000000000000002000000FDFFFFFF020000000300000005000000"> : tensor<14xui32>
    %4 = stablehlo.constant dense<"0xFEFFFFFF03000000FEFFFFFF00000000FCFFFFFF00000000FFFFFFFF030000000000000000000000FFFFFFFF02000000FDFFFFFF05000000"> : tensor<14xui32>
    %5 = stablehlo.constant dense<"0x01000000FFFFFFFF0000000000000000FFFFFFFF0100000000000000FDFFFFFF00000000FFFFFFFF02000000FEFFFFFF00000000FBFFFFFF"> : tensor<14xui32>
    return %0, %1, %2, %3, %4, %5 : tensor<14xui32>, tensor<14xui32>, tensor<14xui32>, tensor<14xui32>, tensor<14xui32>, tensor<14xui32>
  }
  func.func private @program(%arg0: tensor<14xui32>, %arg1: tensor<14xui32>) -> (tensor<14xui32> {jax.result_info = "result[0]"}, tensor<14xui32> {jax.result_info = "result[1]"}, tensor<14xui32> {jax.result_info = "result[2]"}, tensor<14xui32> {jax.result_info = "result[3]"}, tensor<14xui32> {jax.result_info = "result[4]"}, tensor<14xui32> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<14xui32>
    %1 = stablehlo.remainder %arg0, %arg1 : tensor<14xui32>
    %2 = stablehlo.multiply %arg0, %arg1 : tensor<14xui32>
    %3 = stablehlo.add %arg0, %arg1 : tensor<14xui32>
    %4 = stablehlo.subtract %arg0, %arg1 : tensor<14xui32>
    %5 = stablehlo.negate %arg0 : tensor<14xui32>
    return %0, %1, %2, %3, %4, %5 : tensor<14xui32>, tensor<14xui32>, tensor<14xui32>, tensor<14xui32>, tensor<14xui32>, tensor<14xui32>
  }
}

// -----

// more_integers: shifts ui32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<14xui32>, tensor<14xui32>)
    %e:3 = call @expected() : () -> (tensor<14xui32>, tensor<14xui32>, tensor<14xui32>)
    %r:3 = call @program(%i#0, %i#1) : (tensor<14xui32>, tensor<14xui32>) -> (tensor<14xui32>, tensor<14xui32>, tensor<14xui32>)
    check.expect_eq %r#0, %e#0 : tensor<14xui32>
    check.expect_eq %r#1, %e#1 : tensor<14xui32>
    check.expect_eq %r#2, %e#2 : tensor<14xui32>
    return
  }
  func.func private @inputs() -> (tensor<14xui32>, tensor<14xui32>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFF01000000000000000000000001000000FFFFFFFF00000000030000000000000001000000FEFFFFFF020000000000000005000000"> : tensor<14xui32>
    %1 = stablehlo.constant dense<"0x0000000001000000020000001F00000020000000210000006400000003000000040000000500000006000000070000000000000001000000"> : tensor<14xui32>
    return %0, %1 : tensor<14xui32>, tensor<14xui32>
  }
  func.func private @expected() -> (tensor<14xui32>, tensor<14xui32>, tensor<14xui32>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFF02000000000000000000000000000000000000000000000018000000000000002000000080FFFFFF00010000000000000A000000"> : tensor<14xui32>
    %1 = stablehlo.constant dense<"0xFFFFFFFF000000000000000000000000000000000000000000000000000000000000000000000000FFFFFF03000000000000000002000000"> : tensor<14xui32>
    %2 = stablehlo.constant dense<"0xFFFFFFFF00000000000000000000000000000000FFFFFFFF00000000000000000000000000000000FFFFFFFF000000000000000002000000"> : tensor<14xui32>
    return %0, %1, %2 : tensor<14xui32>, tensor<14xui32>, tensor<14xui32>
  }
  func.func private @program(%arg0: tensor<14xui32>, %arg1: tensor<14xui32>) -> (tensor<14xui32> {jax.result_info = "result[0]"}, tensor<14xui32> {jax.result_info = "result[1]"}, tensor<14xui32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.shift_left %arg0, %arg1 : tensor<14xui32>
    %1 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<14xui32>
    %2 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<14xui32>
    return %0, %1, %2 : tensor<14xui32>, tensor<14xui32>, tensor<14xui32>
  }
}

// -----

// more_integers: powers ui32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui32>)
    %e:4 = call @expected() : () -> (tensor<14xui32>, tensor<14xui32>, tensor<14xui32>, tensor<14xui32>)
    %r:4 = call @program(%i#0) : (tensor<14xui32>) -> (tensor<14xui32>, tensor<14xui32>, tensor<14xui32>, tensor<14xui32>)
    check.expect_eq %r#0, %e#0 : tensor<14xui32>
    check.expect_eq %r#1, %e#1 : tensor<14xui32>
    check.expect_eq %r#2, %e#2 : tensor<14xui32>
    check.expect_eq %r#3, %e#3 : tensor<14xui32>
    return
  }
  func.func private @inputs() -> (tensor<14xui32>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFF01000000000000000000000001000000FFFFFFFF00000000030000000000000001000000FEFFFFFF020000000000000005000000"> : tensor<14xui32>
    return %0 : tensor<14xui32>
  }
  func.func private @expected() -> (tensor<14xui32>, tensor<14xui32>, tensor<14xui32>, tensor<14xui32>) {
    %0 = stablehlo.constant dense<"0x0100000001000000000000000000000001000000010000000000000009000000000000000100000004000000040000000000000019000000"> : tensor<14xui32>
    %1 = stablehlo.constant dense<"0xFFFFFFFF01000000000000000000000001000000FFFFFFFF00000000F30000000000000001000000E0FFFFFF2000000000000000350C0000"> : tensor<14xui32>
    %2 = stablehlo.constant dense<"0xFFFFFFFF01000000000000000000000001000000FFFFFFFF000000001B0000000000000001000000F8FFFFFF08000000000000007D000000"> : tensor<14xui32>
    %3 = stablehlo.constant dense<"0xFFFFFFFF01000000000000000000000001000000FFFFFFFF00000000030000000000000001000000FEFFFFFF020000000000000005000000"> : tensor<14xui32>
    return %0, %1, %2, %3 : tensor<14xui32>, tensor<14xui32>, tensor<14xui32>, tensor<14xui32>
  }
  func.func private @program(%arg0: tensor<14xui32>) -> (tensor<14xui32> {jax.result_info = "result[0]"}, tensor<14xui32> {jax.result_info = "result[1]"}, tensor<14xui32> {jax.result_info = "result[2]"}, tensor<14xui32> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<14xui32>
    %1 = stablehlo.multiply %arg0, %arg0 : tensor<14xui32>
    %2 = stablehlo.multiply %1, %1 : tensor<14xui32>
    %3 = stablehlo.multiply %arg0, %2 : tensor<14xui32>
    %4 = stablehlo.multiply %arg0, %arg0 : tensor<14xui32>
    %5 = stablehlo.multiply %4, %arg0 : tensor<14xui32>
    return %0, %3, %5, %arg0 : tensor<14xui32>, tensor<14xui32>, tensor<14xui32>, tensor<14xui32>
  }
}

// -----

// more_integers: sums wrap ui32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui32>)
    %e:4 = call @expected() : () -> (tensor<ui32>, tensor<ui32>, tensor<14xui32>, tensor<14xui32>)
    %r:4 = call @program(%i#0) : (tensor<14xui32>) -> (tensor<ui32>, tensor<ui32>, tensor<14xui32>, tensor<14xui32>)
    check.expect_eq %r#0, %e#0 : tensor<ui32>
    check.expect_eq %r#1, %e#1 : tensor<ui32>
    check.expect_eq %r#2, %e#2 : tensor<14xui32>
    check.expect_eq %r#3, %e#3 : tensor<14xui32>
    return
  }
  func.func private @inputs() -> (tensor<14xui32>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFF01000000000000000000000001000000FFFFFFFF00000000030000000000000001000000FEFFFFFF020000000000000005000000"> : tensor<14xui32>
    return %0 : tensor<14xui32>
  }
  func.func private @expected() -> (tensor<ui32>, tensor<ui32>, tensor<14xui32>, tensor<14xui32>) {
    %0 = stablehlo.constant dense<"0x09000000"> : tensor<ui32>
    %1 = stablehlo.constant dense<"0x00000000"> : tensor<ui32>
    %2 = stablehlo.constant dense<"0xFFFFFFFF00000000000000000000000001000000000000000000000003000000030000000400000002000000040000000400000009000000"> : tensor<14xui32>
    %3 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<14xui32>
    return %0, %1, %2, %3 : tensor<ui32>, tensor<ui32>, tensor<14xui32>, tensor<14xui32>
  }
  func.func private @program(%arg0: tensor<14xui32>) -> (tensor<ui32> {jax.result_info = "result[0]"}, tensor<ui32> {jax.result_info = "result[1]"}, tensor<14xui32> {jax.result_info = "result[2]"}, tensor<14xui32> {jax.result_info = "result[3]"}) {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<14xui32>, tensor<ui32>) -> tensor<ui32>
    %c_0 = stablehlo.constant dense<1> : tensor<ui32>
    %1 = stablehlo.reduce(%arg0 init: %c_0) applies stablehlo.multiply across dimensions = [0] : (tensor<14xui32>, tensor<ui32>) -> tensor<ui32>
    %2 = call @cumsum(%arg0) : (tensor<14xui32>) -> tensor<14xui32>
    %3 = call @cumprod(%arg0) : (tensor<14xui32>) -> tensor<14xui32>
    return %0, %1, %2, %3 : tensor<ui32>, tensor<ui32>, tensor<14xui32>, tensor<14xui32>
  }
  func.func private @cumsum(%arg0: tensor<14xui32>) -> tensor<14xui32> {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<ui32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[13, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<ui32>, %arg2: tensor<ui32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<ui32>
      stablehlo.return %2 : tensor<ui32>
    }) : (tensor<14xui32>, tensor<ui32>) -> tensor<14xui32>
    return %1 : tensor<14xui32>
  }
  func.func private @cumprod(%arg0: tensor<14xui32>) -> tensor<14xui32> {
    %c = stablehlo.constant dense<1> : tensor<ui32>
    %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1>, padding = dense<[[13, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<ui32>, %arg2: tensor<ui32>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<ui32>
      stablehlo.return %1 : tensor<ui32>
    }) : (tensor<14xui32>, tensor<ui32>) -> tensor<14xui32>
    return %0 : tensor<14xui32>
  }
}

// -----

// more_integers: floor_divide, mod ui32
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<14xui32>, tensor<14xui32>)
    %e:4 = call @expected() : () -> (tensor<14xui32>, tensor<14xui32>, tensor<14xui32>, tensor<14xui32>)
    %r:4 = call @program(%i#0, %i#1) : (tensor<14xui32>, tensor<14xui32>) -> (tensor<14xui32>, tensor<14xui32>, tensor<14xui32>, tensor<14xui32>)
    check.expect_eq %r#0, %e#0 : tensor<14xui32>
    check.expect_eq %r#1, %e#1 : tensor<14xui32>
    check.expect_eq %r#2, %e#2 : tensor<14xui32>
    check.expect_eq %r#3, %e#3 : tensor<14xui32>
    return
  }
  func.func private @inputs() -> (tensor<14xui32>, tensor<14xui32>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFF01000000000000000000000001000000FFFFFFFF00000000030000000000000001000000FEFFFFFF020000000000000005000000"> : tensor<14xui32>
    %1 = stablehlo.constant dense<"0x01000000FEFFFFFF020000000300000005000000FFFFFFFF01000000030000000300000001000000FFFFFFFF030000000300000003000000"> : tensor<14xui32>
    return %0, %1 : tensor<14xui32>, tensor<14xui32>
  }
  func.func private @expected() -> (tensor<14xui32>, tensor<14xui32>, tensor<14xui32>, tensor<14xui32>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFF00000000000000000000000000000000010000000000000001000000000000000100000000000000000000000000000001000000"> : tensor<14xui32>
    %1 = stablehlo.constant dense<"0x00000000010000000000000000000000010000000000000000000000000000000000000000000000FEFFFFFF020000000000000002000000"> : tensor<14xui32>
    %2 = stablehlo.constant dense<"0xFFFFFFFF00000000000000000000000000000000010000000000000001000000000000000100000000000000000000000000000001000000"> : tensor<14xui32>
    %3 = stablehlo.constant dense<"0x00000000010000000000000000000000010000000000000000000000000000000000000000000000FEFFFFFF020000000000000002000000"> : tensor<14xui32>
    return %0, %1, %2, %3 : tensor<14xui32>, tensor<14xui32>, tensor<14xui32>, tensor<14xui32>
  }
  func.func private @program(%arg0: tensor<14xui32>, %arg1: tensor<14xui32>) -> (tensor<14xui32> {jax.result_info = "result[0]"}, tensor<14xui32> {jax.result_info = "result[1]"}, tensor<14xui32> {jax.result_info = "result[2][0]"}, tensor<14xui32> {jax.result_info = "result[2][1]"}) {
    %0 = call @floor_divide(%arg0, %arg1) : (tensor<14xui32>, tensor<14xui32>) -> tensor<14xui32>
    %1 = call @remainder(%arg0, %arg1) : (tensor<14xui32>, tensor<14xui32>) -> tensor<14xui32>
    %2:2 = call @divmod(%arg0, %arg1) : (tensor<14xui32>, tensor<14xui32>) -> (tensor<14xui32>, tensor<14xui32>)
    return %0, %1, %2#0, %2#1 : tensor<14xui32>, tensor<14xui32>, tensor<14xui32>, tensor<14xui32>
  }
  func.func private @floor_divide(%arg0: tensor<14xui32>, %arg1: tensor<14xui32>) -> tensor<14xui32> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<14xui32>
    return %0 : tensor<14xui32>
  }
  func.func private @remainder(%arg0: tensor<14xui32>, %arg1: tensor<14xui32>) -> tensor<14xui32> {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<14xui32>
    %1 = stablehlo.compare EQ, %arg1, %0, UNSIGNED : (tensor<14xui32>, tensor<14xui32>) -> tensor<14xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<14xui32>
    %3 = call @_where(%1, %2, %arg1) : (tensor<14xi1>, tensor<14xui32>, tensor<14xui32>) -> tensor<14xui32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<14xui32>
    %c_1 = stablehlo.constant dense<0> : tensor<ui32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<14xui32>
    %6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<14xui32>, tensor<14xui32>) -> tensor<14xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<14xui32>
    %8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<14xui32>, tensor<14xui32>) -> tensor<14xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<14xui32>
    %10 = stablehlo.compare LT, %3, %9, UNSIGNED : (tensor<14xui32>, tensor<14xui32>) -> tensor<14xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<14xi1>, tensor<14xi1>) -> tensor<14xi1>
    %12 = stablehlo.and %11, %6 : tensor<14xi1>
    %13 = stablehlo.add %4, %3 : tensor<14xui32>
    %14 = stablehlo.select %12, %13, %4 : tensor<14xi1>, tensor<14xui32>
    return %14 : tensor<14xui32>
  }
  func.func private @_where(%arg0: tensor<14xi1>, %arg1: tensor<14xui32>, %arg2: tensor<14xui32>) -> tensor<14xui32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<14xi1>, tensor<14xui32>
    return %0 : tensor<14xui32>
  }
  func.func private @divmod(%arg0: tensor<14xui32>, %arg1: tensor<14xui32>) -> (tensor<14xui32>, tensor<14xui32>) {
    %0 = call @floor_divide(%arg0, %arg1) : (tensor<14xui32>, tensor<14xui32>) -> tensor<14xui32>
    %1 = call @remainder(%arg0, %arg1) : (tensor<14xui32>, tensor<14xui32>) -> tensor<14xui32>
    return %0, %1 : tensor<14xui32>, tensor<14xui32>
  }
}

// -----

// more_integers: bits ui32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui32>)
    %e:6 = call @expected() : () -> (tensor<14xui32>, tensor<14xui32>, tensor<14xui32>, tensor<14xui32>, tensor<14xui32>, tensor<14xui32>)
    %r:6 = call @program(%i#0) : (tensor<14xui32>) -> (tensor<14xui32>, tensor<14xui32>, tensor<14xui32>, tensor<14xui32>, tensor<14xui32>, tensor<14xui32>)
    check.expect_eq %r#0, %e#0 : tensor<14xui32>
    check.expect_eq %r#1, %e#1 : tensor<14xui32>
    check.expect_eq %r#2, %e#2 : tensor<14xui32>
    check.expect_eq %r#3, %e#3 : tensor<14xui32>
    check.expect_eq %r#4, %e#4 : tensor<14xui32>
    check.expect_eq %r#5, %e#5 : tensor<14xui32>
    return
  }
  func.func private @inputs() -> (tensor<14xui32>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFF01000000000000000000000001000000FFFFFFFF00000000030000000000000001000000FEFFFFFF020000000000000005000000"> : tensor<14xui32>
    return %0 : tensor<14xui32>
  }
  func.func private @expected() -> (tensor<14xui32>, tensor<14xui32>, tensor<14xui32>, tensor<14xui32>, tensor<14xui32>, tensor<14xui32>) {
    %0 = stablehlo.constant dense<"0x200000000100000000000000000000000100000020000000000000000200000000000000010000001F000000010000000000000002000000"> : tensor<14xui32>
    %1 = stablehlo.constant dense<"0x000000001F00000020000000200000001F00000000000000200000001E000000200000001F000000000000001E000000200000001D000000"> : tensor<14xui32>
    %2 = stablehlo.constant dense<"0x00000000FEFFFFFFFFFFFFFFFFFFFFFFFEFFFFFF00000000FFFFFFFFFCFFFFFFFFFFFFFFFEFFFFFF01000000FDFFFFFFFFFFFFFFFAFFFFFF"> : tensor<14xui32>
    %3 = stablehlo.constant dense<"0x0500000000000000000000000000000001000000000000000000000000000000000000000100000000000000000000000000000005000000"> : tensor<14xui32>
    %4 = stablehlo.constant dense<"0xFFFFFFFF0100000002000000FEFFFFFF01000000FFFFFFFF0300000003000000FFFFFFFF01000000FEFFFFFF0200000001000000FFFFFFFF"> : tensor<14xui32>
    %5 = stablehlo.constant dense<"0xFAFFFFFF0100000002000000FEFFFFFF00000000FFFFFFFF0300000003000000FFFFFFFF00000000FEFFFFFF0200000001000000FAFFFFFF"> : tensor<14xui32>
    return %0, %1, %2, %3, %4, %5 : tensor<14xui32>, tensor<14xui32>, tensor<14xui32>, tensor<14xui32>, tensor<14xui32>, tensor<14xui32>
  }
  func.func private @program(%arg0: tensor<14xui32>) -> (tensor<14xui32> {jax.result_info = "result[0]"}, tensor<14xui32> {jax.result_info = "result[1]"}, tensor<14xui32> {jax.result_info = "result[2]"}, tensor<14xui32> {jax.result_info = "result[3]"}, tensor<14xui32> {jax.result_info = "result[4]"}, tensor<14xui32> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.popcnt %arg0 : tensor<14xui32>
    %1 = stablehlo.count_leading_zeros %arg0 : tensor<14xui32>
    %2 = stablehlo.not %arg0 : tensor<14xui32>
    %3 = stablehlo.reverse %arg0, dims = [0] : tensor<14xui32>
    %4 = stablehlo.and %arg0, %3 : tensor<14xui32>
    %5 = stablehlo.reverse %arg0, dims = [0] : tensor<14xui32>
    %6 = stablehlo.or %arg0, %5 : tensor<14xui32>
    %7 = stablehlo.reverse %arg0, dims = [0] : tensor<14xui32>
    %8 = stablehlo.xor %arg0, %7 : tensor<14xui32>
    return %0, %1, %2, %4, %6, %8 : tensor<14xui32>, tensor<14xui32>, tensor<14xui32>, tensor<14xui32>, tensor<14xui32>, tensor<14xui32>
  }
}

// -----

// more_integers: products wrap ui32
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui32>)
    %e:1 = call @expected() : () -> (tensor<2x2xui32>)
    %r:1 = call @program(%i#0) : (tensor<14xui32>) -> (tensor<2x2xui32>)
    check.expect_eq %r#0, %e#0 : tensor<2x2xui32>
    return
  }
  func.func private @inputs() -> (tensor<14xui32>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFF01000000000000000000000001000000FFFFFFFF00000000030000000000000001000000FEFFFFFF020000000000000005000000"> : tensor<14xui32>
    return %0 : tensor<14xui32>
  }
  func.func private @expected() -> (tensor<2x2xui32>) {
    %0 = stablehlo.constant dense<"0x03000000FEFFFFFFFEFFFFFF17000000"> : tensor<2x2xui32>
    return %0 : tensor<2x2xui32>
  }
  func.func private @program(%arg0: tensor<14xui32>) -> (tensor<2x2xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<14xui32>) -> tensor<2x7xui32>
    %1 = stablehlo.reshape %arg0 : (tensor<14xui32>) -> tensor<7x2xui32>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x7xui32>, tensor<7x2xui32>) -> tensor<2x2xui32>
    return %2 : tensor<2x2xui32>
  }
}

// -----

// more_integers: by zero and beyond ui64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<14xui64>, tensor<14xui64>)
    %e:6 = call @expected() : () -> (tensor<14xui64>, tensor<14xui64>, tensor<14xui64>, tensor<14xui64>, tensor<14xui64>, tensor<14xui64>)
    %r:6 = call @program(%i#0, %i#1) : (tensor<14xui64>, tensor<14xui64>) -> (tensor<14xui64>, tensor<14xui64>, tensor<14xui64>, tensor<14xui64>, tensor<14xui64>, tensor<14xui64>)
    check.expect_eq %r#0, %e#0 : tensor<14xui64>
    check.expect_eq %r#1, %e#1 : tensor<14xui64>
    check.expect_eq %r#2, %e#2 : tensor<14xui64>
    check.expect_eq %r#3, %e#3 : tensor<14xui64>
    check.expect_eq %r#4, %e#4 : tensor<14xui64>
    check.expect_eq %r#5, %e#5 : tensor<14xui64>
    return
  }
  func.func private @inputs() -> (tensor<14xui64>, tensor<14xui64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0100000000000000000000000000000000000000000000000100000000000000FFFFFFFFFFFFFFFF0000000000000000030000000000000000000000000000000100000000000000FEFFFFFFFFFFFFFF020000000000000000000000000000000500000000000000"> : tensor<14xui64>
    %1 = stablehlo.constant dense<"0x0100000000000000FEFFFFFFFFFFFFFF020000000000000000000000000000000500000000000000FFFFFFFFFFFFFFFF0100000000000000000000000000000000000000000000000100000000000000FFFFFFFFFFFFFFFF000000000000000003000000000000000000000000000000"> : tensor<14xui64>
    return %0, %1 : tensor<14xui64>, tensor<14xui64>
  }
  func.func private @expected() -> (tensor<14xui64>, tensor<14xui64>, tensor<14xui64>, tensor<14xui64>, tensor<14xui64>, tensor<14xui64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF00000000000000000000000000000000FFFFFFFFFFFFFFFF000000000000000001000000000000000000000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF01000000000000000000000000000000FFFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFF"> : tensor<14xui64>
    %1 = stablehlo.constant dense<"0x0000000000000000010000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000030000000000000000000000000000000000000000000000FEFFFFFFFFFFFFFF020000000000000000000000000000000500000000000000"> : tensor<14xui64>
    %2 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF000000000000000000000000000000000500000000000000010000000000000000000000000000000000000000000000000000000000000001000000000000000200000000000000000000000000000000000000000000000000000000000000"> : tensor<14xui64>
    %3 = stablehlo.constant dense<"0x0000000000000000FFFFFFFFFFFFFFFF020000000000000000000000000000000600000000000000FEFFFFFFFFFFFFFF0100000000000000030000000000000000000000000000000200000000000000FDFFFFFFFFFFFFFF020000000000000003000000000000000500000000000000"> : tensor<14xui64>
    %4 = stablehlo.constant dense<"0xFEFFFFFFFFFFFFFF0300000000000000FEFFFFFFFFFFFFFF0000000000000000FCFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFF030000000000000000000000000000000000000000000000FFFFFFFFFFFFFFFF0200000000000000FDFFFFFFFFFFFFFF0500000000000000"> : tensor<14xui64>
    %5 = stablehlo.constant dense<"0x0100000000000000FFFFFFFFFFFFFFFF00000000000000000000000000000000FFFFFFFFFFFFFFFF01000000000000000000000000000000FDFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFF0200000000000000FEFFFFFFFFFFFFFF0000000000000000FBFFFFFFFFFFFFFF"> : tensor<14xui64>
    return %0, %1, %2, %3, %4, %5 : tensor<14xui64>, tensor<14xui64>, tensor<14xui64>, tensor<14xui64>, tensor<14xui64>, tensor<14xui64>
  }
  func.func private @program(%arg0: tensor<14xui64>, %arg1: tensor<14xui64>) -> (tensor<14xui64> {jax.result_info = "result[0]"}, tensor<14xui64> {jax.result_info = "result[1]"}, tensor<14xui64> {jax.result_info = "result[2]"}, tensor<14xui64> {jax.result_info = "result[3]"}, tensor<14xui64> {jax.result_info = "result[4]"}, tensor<14xui64> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<14xui64>
    %1 = stablehlo.remainder %arg0, %arg1 : tensor<14xui64>
    %2 = stablehlo.multiply %arg0, %arg1 : tensor<14xui64>
    %3 = stablehlo.add %arg0, %arg1 : tensor<14xui64>
    %4 = stablehlo.subtract %arg0, %arg1 : tensor<14xui64>
    %5 = stablehlo.negate %arg0 : tensor<14xui64>
    return %0, %1, %2, %3, %4, %5 : tensor<14xui64>, tensor<14xui64>, tensor<14xui64>, tensor<14xui64>, tensor<14xui64>, tensor<14xui64>
  }
}

// -----

// more_integers: shifts ui64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<14xui64>, tensor<14xui64>)
    %e:3 = call @expected() : () -> (tensor<14xui64>, tensor<14xui64>, tensor<14xui64>)
    %r:3 = call @program(%i#0, %i#1) : (tensor<14xui64>, tensor<14xui64>) -> (tensor<14xui64>, tensor<14xui64>, tensor<14xui64>)
    check.expect_eq %r#0, %e#0 : tensor<14xui64>
    check.expect_eq %r#1, %e#1 : tensor<14xui64>
    check.expect_eq %r#2, %e#2 : tensor<14xui64>
    return
  }
  func.func private @inputs() -> (tensor<14xui64>, tensor<14xui64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0100000000000000000000000000000000000000000000000100000000000000FFFFFFFFFFFFFFFF0000000000000000030000000000000000000000000000000100000000000000FEFFFFFFFFFFFFFF020000000000000000000000000000000500000000000000"> : tensor<14xui64>
    %1 = stablehlo.constant dense<"0x0000000000000000010000000000000002000000000000003F000000000000004000000000000000410000000000000064000000000000000300000000000000040000000000000005000000000000000600000000000000070000000000000000000000000000000100000000000000"> : tensor<14xui64>
    return %0, %1 : tensor<14xui64>, tensor<14xui64>
  }
  func.func private @expected() -> (tensor<14xui64>, tensor<14xui64>, tensor<14xui64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF02000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000018000000000000000000000000000000200000000000000080FFFFFFFFFFFFFF000100000000000000000000000000000A00000000000000"> : tensor<14xui64>
    %1 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFFFFFFFF03000000000000000000000000000000000200000000000000"> : tensor<14xui64>
    %2 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0000000000000000000000000000000000000000000000000000000000000000FFFFFFFFFFFFFFFF0000000000000000000000000000000000000000000000000000000000000000FFFFFFFFFFFFFFFF000000000000000000000000000000000200000000000000"> : tensor<14xui64>
    return %0, %1, %2 : tensor<14xui64>, tensor<14xui64>, tensor<14xui64>
  }
  func.func private @program(%arg0: tensor<14xui64>, %arg1: tensor<14xui64>) -> (tensor<14xui64> {jax.result_info = "result[0]"}, tensor<14xui64> {jax.result_info = "result[1]"}, tensor<14xui64> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.shift_left %arg0, %arg1 : tensor<14xui64>
    %1 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<14xui64>
    %2 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<14xui64>
    return %0, %1, %2 : tensor<14xui64>, tensor<14xui64>, tensor<14xui64>
  }
}

// -----

// more_integers: powers ui64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui64>)
    %e:4 = call @expected() : () -> (tensor<14xui64>, tensor<14xui64>, tensor<14xui64>, tensor<14xui64>)
    %r:4 = call @program(%i#0) : (tensor<14xui64>) -> (tensor<14xui64>, tensor<14xui64>, tensor<14xui64>, tensor<14xui64>)
    check.expect_eq %r#0, %e#0 : tensor<14xui64>
    check.expect_eq %r#1, %e#1 : tensor<14xui64>
    check.expect_eq %r#2, %e#2 : tensor<14xui64>
    check.expect_eq %r#3, %e#3 : tensor<14xui64>
    return
  }
  func.func private @inputs() -> (tensor<14xui64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0100000000000000000000000000000000000000000000000100000000000000FFFFFFFFFFFFFFFF0000000000000000030000000000000000000000000000000100000000000000FEFFFFFFFFFFFFFF020000000000000000000000000000000500000000000000"> : tensor<14xui64>
    return %0 : tensor<14xui64>
  }
  func.func private @expected() -> (tensor<14xui64>, tensor<14xui64>, tensor<14xui64>, tensor<14xui64>) {
    %0 = stablehlo.constant dense<"0x01000000000000000100000000000000000000000000000000000000000000000100000000000000010000000000000000000000000000000900000000000000000000000000000001000000000000000400000000000000040000000000000000000000000000001900000000000000"> : tensor<14xui64>
    %1 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0100000000000000000000000000000000000000000000000100000000000000FFFFFFFFFFFFFFFF0000000000000000F30000000000000000000000000000000100000000000000E0FFFFFFFFFFFFFF20000000000000000000000000000000350C000000000000"> : tensor<14xui64>
    %2 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0100000000000000000000000000000000000000000000000100000000000000FFFFFFFFFFFFFFFF00000000000000001B0000000000000000000000000000000100000000000000F8FFFFFFFFFFFFFF080000000000000000000000000000007D00000000000000"> : tensor<14xui64>
    %3 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0100000000000000000000000000000000000000000000000100000000000000FFFFFFFFFFFFFFFF0000000000000000030000000000000000000000000000000100000000000000FEFFFFFFFFFFFFFF020000000000000000000000000000000500000000000000"> : tensor<14xui64>
    return %0, %1, %2, %3 : tensor<14xui64>, tensor<14xui64>, tensor<14xui64>, tensor<14xui64>
  }
  func.func private @program(%arg0: tensor<14xui64>) -> (tensor<14xui64> {jax.result_info = "result[0]"}, tensor<14xui64> {jax.result_info = "result[1]"}, tensor<14xui64> {jax.result_info = "result[2]"}, tensor<14xui64> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<14xui64>
    %1 = stablehlo.multiply %arg0, %arg0 : tensor<14xui64>
    %2 = stablehlo.multiply %1, %1 : tensor<14xui64>
    %3 = stablehlo.multiply %arg0, %2 : tensor<14xui64>
    %4 = stablehlo.multiply %arg0, %arg0 : tensor<14xui64>
    %5 = stablehlo.multiply %4, %arg0 : tensor<14xui64>
    return %0, %3, %5, %arg0 : tensor<14xui64>, tensor<14xui64>, tensor<14xui64>, tensor<14xui64>
  }
}

// -----

// more_integers: sums wrap ui64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui64>)
    %e:4 = call @expected() : () -> (tensor<ui64>, tensor<ui64>, tensor<14xui64>, tensor<14xui64>)
    %r:4 = call @program(%i#0) : (tensor<14xui64>) -> (tensor<ui64>, tensor<ui64>, tensor<14xui64>, tensor<14xui64>)
    check.expect_eq %r#0, %e#0 : tensor<ui64>
    check.expect_eq %r#1, %e#1 : tensor<ui64>
    check.expect_eq %r#2, %e#2 : tensor<14xui64>
    check.expect_eq %r#3, %e#3 : tensor<14xui64>
    return
  }
  func.func private @inputs() -> (tensor<14xui64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0100000000000000000000000000000000000000000000000100000000000000FFFFFFFFFFFFFFFF0000000000000000030000000000000000000000000000000100000000000000FEFFFFFFFFFFFFFF020000000000000000000000000000000500000000000000"> : tensor<14xui64>
    return %0 : tensor<14xui64>
  }
  func.func private @expected() -> (tensor<ui64>, tensor<ui64>, tensor<14xui64>, tensor<14xui64>) {
    %0 = stablehlo.constant dense<"0x0900000000000000"> : tensor<ui64>
    %1 = stablehlo.constant dense<"0x0000000000000000"> : tensor<ui64>
    %2 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000300000000000000030000000000000004000000000000000200000000000000040000000000000004000000000000000900000000000000"> : tensor<14xui64>
    %3 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<14xui64>
    return %0, %1, %2, %3 : tensor<ui64>, tensor<ui64>, tensor<14xui64>, tensor<14xui64>
  }
  func.func private @program(%arg0: tensor<14xui64>) -> (tensor<ui64> {jax.result_info = "result[0]"}, tensor<ui64> {jax.result_info = "result[1]"}, tensor<14xui64> {jax.result_info = "result[2]"}, tensor<14xui64> {jax.result_info = "result[3]"}) {
    %c = stablehlo.constant dense<0> : tensor<ui64>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<14xui64>, tensor<ui64>) -> tensor<ui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %1 = stablehlo.reduce(%arg0 init: %c_0) applies stablehlo.multiply across dimensions = [0] : (tensor<14xui64>, tensor<ui64>) -> tensor<ui64>
    %2 = call @cumsum(%arg0) : (tensor<14xui64>) -> tensor<14xui64>
    %3 = call @cumprod(%arg0) : (tensor<14xui64>) -> tensor<14xui64>
    return %0, %1, %2, %3 : tensor<ui64>, tensor<ui64>, tensor<14xui64>, tensor<14xui64>
  }
  func.func private @cumsum(%arg0: tensor<14xui64>) -> tensor<14xui64> {
    %c = stablehlo.constant dense<0> : tensor<ui64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<ui64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[13, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<ui64>, %arg2: tensor<ui64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<ui64>
      stablehlo.return %2 : tensor<ui64>
    }) : (tensor<14xui64>, tensor<ui64>) -> tensor<14xui64>
    return %1 : tensor<14xui64>
  }
  func.func private @cumprod(%arg0: tensor<14xui64>) -> tensor<14xui64> {
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1>, padding = dense<[[13, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 14>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<ui64>, %arg2: tensor<ui64>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<ui64>
      stablehlo.return %1 : tensor<ui64>
    }) : (tensor<14xui64>, tensor<ui64>) -> tensor<14xui64>
    return %0 : tensor<14xui64>
  }
}

// -----

// more_integers: floor_divide, mod ui64
module {
  func.func public @main() {
    %i:2 = call @inputs() : () -> (tensor<14xui64>, tensor<14xui64>)
    %e:4 = call @expected() : () -> (tensor<14xui64>, tensor<14xui64>, tensor<14xui64>, tensor<14xui64>)
    %r:4 = call @program(%i#0, %i#1) : (tensor<14xui64>, tensor<14xui64>) -> (tensor<14xui64>, tensor<14xui64>, tensor<14xui64>, tensor<14xui64>)
    check.expect_eq %r#0, %e#0 : tensor<14xui64>
    check.expect_eq %r#1, %e#1 : tensor<14xui64>
    check.expect_eq %r#2, %e#2 : tensor<14xui64>
    check.expect_eq %r#3, %e#3 : tensor<14xui64>
    return
  }
  func.func private @inputs() -> (tensor<14xui64>, tensor<14xui64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0100000000000000000000000000000000000000000000000100000000000000FFFFFFFFFFFFFFFF0000000000000000030000000000000000000000000000000100000000000000FEFFFFFFFFFFFFFF020000000000000000000000000000000500000000000000"> : tensor<14xui64>
    %1 = stablehlo.constant dense<"0x0100000000000000FEFFFFFFFFFFFFFF020000000000000003000000000000000500000000000000FFFFFFFFFFFFFFFF0100000000000000030000000000000003000000000000000100000000000000FFFFFFFFFFFFFFFF030000000000000003000000000000000300000000000000"> : tensor<14xui64>
    return %0, %1 : tensor<14xui64>, tensor<14xui64>
  }
  func.func private @expected() -> (tensor<14xui64>, tensor<14xui64>, tensor<14xui64>, tensor<14xui64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000100000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000100000000000000"> : tensor<14xui64>
    %1 = stablehlo.constant dense<"0x0000000000000000010000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FEFFFFFFFFFFFFFF020000000000000000000000000000000200000000000000"> : tensor<14xui64>
    %2 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000100000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000100000000000000"> : tensor<14xui64>
    %3 = stablehlo.constant dense<"0x0000000000000000010000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FEFFFFFFFFFFFFFF020000000000000000000000000000000200000000000000"> : tensor<14xui64>
    return %0, %1, %2, %3 : tensor<14xui64>, tensor<14xui64>, tensor<14xui64>, tensor<14xui64>
  }
  func.func private @program(%arg0: tensor<14xui64>, %arg1: tensor<14xui64>) -> (tensor<14xui64> {jax.result_info = "result[0]"}, tensor<14xui64> {jax.result_info = "result[1]"}, tensor<14xui64> {jax.result_info = "result[2][0]"}, tensor<14xui64> {jax.result_info = "result[2][1]"}) {
    %0 = call @floor_divide(%arg0, %arg1) : (tensor<14xui64>, tensor<14xui64>) -> tensor<14xui64>
    %1 = call @remainder(%arg0, %arg1) : (tensor<14xui64>, tensor<14xui64>) -> tensor<14xui64>
    %2:2 = call @divmod(%arg0, %arg1) : (tensor<14xui64>, tensor<14xui64>) -> (tensor<14xui64>, tensor<14xui64>)
    return %0, %1, %2#0, %2#1 : tensor<14xui64>, tensor<14xui64>, tensor<14xui64>, tensor<14xui64>
  }
  func.func private @floor_divide(%arg0: tensor<14xui64>, %arg1: tensor<14xui64>) -> tensor<14xui64> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<14xui64>
    return %0 : tensor<14xui64>
  }
  func.func private @remainder(%arg0: tensor<14xui64>, %arg1: tensor<14xui64>) -> tensor<14xui64> {
    %c = stablehlo.constant dense<0> : tensor<ui64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<14xui64>
    %1 = stablehlo.compare EQ, %arg1, %0, UNSIGNED : (tensor<14xui64>, tensor<14xui64>) -> tensor<14xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<14xui64>
    %3 = call @_where(%1, %2, %arg1) : (tensor<14xi1>, tensor<14xui64>, tensor<14xui64>) -> tensor<14xui64>
    %4 = stablehlo.remainder %arg0, %3 : tensor<14xui64>
    %c_1 = stablehlo.constant dense<0> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<14xui64>
    %6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<14xui64>, tensor<14xui64>) -> tensor<14xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<14xui64>
    %8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<14xui64>, tensor<14xui64>) -> tensor<14xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui64>) -> tensor<14xui64>
    %10 = stablehlo.compare LT, %3, %9, UNSIGNED : (tensor<14xui64>, tensor<14xui64>) -> tensor<14xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<14xi1>, tensor<14xi1>) -> tensor<14xi1>
    %12 = stablehlo.and %11, %6 : tensor<14xi1>
    %13 = stablehlo.add %4, %3 : tensor<14xui64>
    %14 = stablehlo.select %12, %13, %4 : tensor<14xi1>, tensor<14xui64>
    return %14 : tensor<14xui64>
  }
  func.func private @_where(%arg0: tensor<14xi1>, %arg1: tensor<14xui64>, %arg2: tensor<14xui64>) -> tensor<14xui64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<14xi1>, tensor<14xui64>
    return %0 : tensor<14xui64>
  }
  func.func private @divmod(%arg0: tensor<14xui64>, %arg1: tensor<14xui64>) -> (tensor<14xui64>, tensor<14xui64>) {
    %0 = call @floor_divide(%arg0, %arg1) : (tensor<14xui64>, tensor<14xui64>) -> tensor<14xui64>
    %1 = call @remainder(%arg0, %arg1) : (tensor<14xui64>, tensor<14xui64>) -> tensor<14xui64>
    return %0, %1 : tensor<14xui64>, tensor<14xui64>
  }
}

// -----

// more_integers: bits ui64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui64>)
    %e:6 = call @expected() : () -> (tensor<14xui64>, tensor<14xui64>, tensor<14xui64>, tensor<14xui64>, tensor<14xui64>, tensor<14xui64>)
    %r:6 = call @program(%i#0) : (tensor<14xui64>) -> (tensor<14xui64>, tensor<14xui64>, tensor<14xui64>, tensor<14xui64>, tensor<14xui64>, tensor<14xui64>)
    check.expect_eq %r#0, %e#0 : tensor<14xui64>
    check.expect_eq %r#1, %e#1 : tensor<14xui64>
    check.expect_eq %r#2, %e#2 : tensor<14xui64>
    check.expect_eq %r#3, %e#3 : tensor<14xui64>
    check.expect_eq %r#4, %e#4 : tensor<14xui64>
    check.expect_eq %r#5, %e#5 : tensor<14xui64>
    return
  }
  func.func private @inputs() -> (tensor<14xui64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0100000000000000000000000000000000000000000000000100000000000000FFFFFFFFFFFFFFFF0000000000000000030000000000000000000000000000000100000000000000FEFFFFFFFFFFFFFF020000000000000000000000000000000500000000000000"> : tensor<14xui64>
    return %0 : tensor<14xui64>
  }
  func.func private @expected() -> (tensor<14xui64>, tensor<14xui64>, tensor<14xui64>, tensor<14xui64>, tensor<14xui64>, tensor<14xui64>) {
    %0 = stablehlo.constant dense<"0x40000000000000000100000000000000000000000000000000000000000000000100000000000000400000000000000000000000000000000200000000000000000000000000000001000000000000003F00000000000000010000000000000000000000000000000200000000000000"> : tensor<14xui64>
    %1 = stablehlo.constant dense<"0x00000000000000003F00000000000000400000000000000040000000000000003F00000000000000000000000000000040000000000000003E0000000000000040000000000000003F0000000000000000000000000000003E0000000000000040000000000000003D00000000000000"> : tensor<14xui64>
    %2 = stablehlo.constant dense<"0x0000000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0100000000000000FDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFAFFFFFFFFFFFFFF"> : tensor<14xui64>
    %3 = stablehlo.constant dense<"0x05000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000500000000000000"> : tensor<14xui64>
    %4 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF01000000000000000200000000000000FEFFFFFFFFFFFFFF0100000000000000FFFFFFFFFFFFFFFF03000000000000000300000000000000FFFFFFFFFFFFFFFF0100000000000000FEFFFFFFFFFFFFFF02000000000000000100000000000000FFFFFFFFFFFFFFFF"> : tensor<14xui64>
    %5 = stablehlo.constant dense<"0xFAFFFFFFFFFFFFFF01000000000000000200000000000000FEFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFF03000000000000000300000000000000FFFFFFFFFFFFFFFF0000000000000000FEFFFFFFFFFFFFFF02000000000000000100000000000000FAFFFFFFFFFFFFFF"> : tensor<14xui64>
    return %0, %1, %2, %3, %4, %5 : tensor<14xui64>, tensor<14xui64>, tensor<14xui64>, tensor<14xui64>, tensor<14xui64>, tensor<14xui64>
  }
  func.func private @program(%arg0: tensor<14xui64>) -> (tensor<14xui64> {jax.result_info = "result[0]"}, tensor<14xui64> {jax.result_info = "result[1]"}, tensor<14xui64> {jax.result_info = "result[2]"}, tensor<14xui64> {jax.result_info = "result[3]"}, tensor<14xui64> {jax.result_info = "result[4]"}, tensor<14xui64> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.popcnt %arg0 : tensor<14xui64>
    %1 = stablehlo.count_leading_zeros %arg0 : tensor<14xui64>
    %2 = stablehlo.not %arg0 : tensor<14xui64>
    %3 = stablehlo.reverse %arg0, dims = [0] : tensor<14xui64>
    %4 = stablehlo.and %arg0, %3 : tensor<14xui64>
    %5 = stablehlo.reverse %arg0, dims = [0] : tensor<14xui64>
    %6 = stablehlo.or %arg0, %5 : tensor<14xui64>
    %7 = stablehlo.reverse %arg0, dims = [0] : tensor<14xui64>
    %8 = stablehlo.xor %arg0, %7 : tensor<14xui64>
    return %0, %1, %2, %4, %6, %8 : tensor<14xui64>, tensor<14xui64>, tensor<14xui64>, tensor<14xui64>, tensor<14xui64>, tensor<14xui64>
  }
}

// -----

// more_integers: products wrap ui64
module {
  func.func public @main() {
    %i:1 = call @inputs() : () -> (tensor<14xui64>)
    %e:1 = call @expected() : () -> (tensor<2x2xui64>)
    %r:1 = call @program(%i#0) : (tensor<14xui64>) -> (tensor<2x2xui64>)
    check.expect_eq %r#0, %e#0 : tensor<2x2xui64>
    return
  }
  func.func private @inputs() -> (tensor<14xui64>) {
    %0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0100000000000000000000000000000000000000000000000100000000000000FFFFFFFFFFFFFFFF0000000000000000030000000000000000000000000000000100000000000000FEFFFFFFFFFFFFFF020000000000000000000000000000000500000000000000"> : tensor<14xui64>
    return %0 : tensor<14xui64>
  }
  func.func private @expected() -> (tensor<2x2xui64>) {
    %0 = stablehlo.constant dense<"0x0300000000000000FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF1700000000000000"> : tensor<2x2xui64>
    return %0 : tensor<2x2xui64>
  }
  func.func private @program(%arg0: tensor<14xui64>) -> (tensor<2x2xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<14xui64>) -> tensor<2x7xui64>
    %1 = stablehlo.reshape %arg0 : (tensor<14xui64>) -> tensor<7x2xui64>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x7xui64>, tensor<7x2xui64>) -> tensor<2x2xui64>
    return %2 : tensor<2x2xui64>
  }
}
