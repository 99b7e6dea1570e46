/* weft.h: everything. JAX-style distributed training in C. */
#ifndef WEFT_H
#define WEFT_H
#include <weft/types.h>
#include <weft/error.h>
#include <weft/val.h>
#include <weft/ops.h>
#include <weft/sharding.h>
#include <weft/transform.h>
#include <weft/collective.h>
#include <weft/control.h>
#include <weft/stablehlo.h>
#include <weft/tree.h>
#include <weft/device.h>
#include <weft/random.h>
#include <weft/numpy.h>
#include <weft/initializers.h>
#include <weft/nn.h>
#include <weft/optim.h>
#include <weft/precision.h>
#include <weft/ffi.h>
#include <weft/host.h>
#include <weft/debug.h>
#include <weft/tokenizer.h>
#include <weft/data.h>
#include <weft/image.h>
#include <weft/train.h>
#endif
