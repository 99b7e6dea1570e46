/* ops.h: the operations. Written by tools/opscan from the files in src/op; do not edit, build the target "generate". */
#ifndef WEFT_OPS_H
#define WEFT_OPS_H
#include <weft/val.h>

WFI_EXTERN_C_BEGIN

/** a + b, elementwise: dtypes are promoted and shapes broadcast as in numpy. Integers wrap; of two bools: or. */
wf_val wf_add(wf_val a, wf_val b);

/** x as another element type: floats round to nearest even, float to integer truncates and saturates (NaN gives 0), integer to
 * integer wraps, to bool means "is not 0". The result is strongly typed. */
wf_val wf_convert(wf_val x, wf_dtype to);

/** x as another element type: numpy's name for wf_convert. */
wf_val wf_astype(wf_val x, wf_dtype dtype);

/** a · b, elementwise: dtypes are promoted and shapes broadcast as in numpy. Integers wrap; of two bools: and. */
wf_val wf_mul(wf_val a, wf_val b);

/** x · x. Its derivative is exact at every x, also 0 (as of a product, not of a power). */
wf_val wf_square(wf_val x);

/** −x, elementwise. Integers wrap (also unsigned ones). */
wf_val wf_neg(wf_val x);

WFI_EXTERN_C_END

/* the caller's file and line, for messages */
#define wf_add(...) WFI_S((wf_add)(__VA_ARGS__))
#define wf_convert(...) WFI_S((wf_convert)(__VA_ARGS__))
#define wf_astype(...) WFI_S((wf_astype)(__VA_ARGS__))
#define wf_mul(...) WFI_S((wf_mul)(__VA_ARGS__))
#define wf_square(...) WFI_S((wf_square)(__VA_ARGS__))
#define wf_neg(...) WFI_S((wf_neg)(__VA_ARGS__))
#endif
