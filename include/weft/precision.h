/* precision.h: mixed precision: parameters in f32, arithmetic in bf16 or f16 (jmp's policies, loss scale and master weights).
 *
 *	static const wf_precision half = { .compute = WF_F16, .overrides = keep };          // norms in f32: { { "*norm*", WF_F32 }, { NULL } }
 *	static const wf_optimizer opt = WF_DYNAMIC_LOSS_SCALE(.inner = &adam);
 *	loss:  params = wf_cast_to_compute(&half, params); … return wf_scale_loss(opt_state, loss);
 *	step:  gradients of that; averaged; wf_optimizer_update(&opt, grads, opt_state, params) takes the scale off again, in f32, and steps only when
 *	       all are finite.
 *
 * bf16 has f32's range and needs no loss scale. */
#ifndef WEFT_PRECISION_H
#define WEFT_PRECISION_H
#include <weft/optim.h>

WFI_EXTERN_C_BEGIN

/** The leaves whose path matches are computed in this dtype; the first that matches counts. */
typedef struct wf_precision_override { const char *pattern; wf_dtype compute; } wf_precision_override;
/** A dtype left 0 is f32. overrides: ends with a pattern NULL; may be NULL. */
typedef struct wf_precision { int wfi_; wf_dtype param, compute, output; const wf_precision_override *overrides; } wf_precision;
/** The tree with its floats in the policy's dtype; integers, bools and the like stay. */
wf_val wf_cast_to_param(const wf_precision *p, wf_val tree);
wf_val wf_cast_to_compute(const wf_precision *p, wf_val tree);
wf_val wf_cast_to_output(const wf_precision *p, wf_val tree);

extern const struct wfi_optimizer_kind wfi_opt_dynamic_loss_scale, wfi_opt_master_weights;
/** .inner with gradients of a scaled loss. The scale is taken off in f32; when all gradients are finite .inner steps, else parameters and its state
 * stay. After .period (2000) finite steps in a row the scale is .factor (2) times as large, at most .max_scale (none); after one that is not finite it is
 * divided by .factor, but not below .min_scale (1). .initial_scale 2^15. axis_name: gradients differ over that axis (they are sharded): all
 * step, or none. State: {scale f32, counter, skipped, inner}.
 * Clipping belongs into .inner, behind the scale. With WF_MULTI_STEPS this one is the outer: .inner = &accumulating; an overflow leaves its
 * micro-batch out and halves the scale. (Inside, it would never see one; that is refused.) */
#define WF_DYNAMIC_LOSS_SCALE(...) { .kind = &wfi_opt_dynamic_loss_scale, .u = { .loss_scale = { .wfi_ = 0, __VA_ARGS__ } } }
/** The optimizer x on f32 copies of the parameters, which lie in the state, {master, inner}: bf16 parameters then follow steps too small for them. */
#define WF_MASTER_WEIGHTS(x) { .kind = &wfi_opt_master_weights, .u = { .inner = (x) } }
/* what the macros are, as functions (C++17, other hosts) */
wf_optimizer wf_dynamic_loss_scale_with(wf_loss_scale_opts o);
wf_optimizer wf_master_weights_with(const wf_optimizer *inner);
/** The loss times the scale of WF_DYNAMIC_LOSS_SCALE's state, in f32 (an f16 would overflow at 65504). */
wf_val wf_scale_loss(wf_val state, wf_val loss);

WFI_EXTERN_C_END

#define wf_cast_to_param(...) WFI_S((wf_cast_to_param)(__VA_ARGS__))
#define wf_cast_to_compute(...) WFI_S((wf_cast_to_compute)(__VA_ARGS__))
#define wf_cast_to_output(...) WFI_S((wf_cast_to_output)(__VA_ARGS__))
#define wf_scale_loss(...) WFI_S((wf_scale_loss)(__VA_ARGS__))
#endif
