/* transform.h: functions of functions. Each returns an interned wf_fn: nothing to free, equal calls give the equal function. */
#ifndef WEFT_TRANSFORM_H
#define WEFT_TRANSFORM_H
#include <weft/error.h>
#include <weft/val.h>

WFI_EXTERN_C_BEGIN

/** argnums: WF_ARG(0) | WF_ARG(2) …; 0 means argument 0, whose gradient then comes bare (several come as a tuple).
 * has_aux: f returns (value, aux); grad gives (grads, aux), value_and_grad ((value, aux), grads). */
typedef struct wf_grad_opts { int wfi_; uint64_t argnums; bool has_aux; } wf_grad_opts;
/** donate_argnums: arguments whose arrays end with the call: their memory may hold results, or is given back. Whoever uses one afterwards,
 * from any tree that holds it, gets an error with the place of that call. (Slots that are both in and out are reused without it, where
 * nobody else holds them.) Inside another traced function it does nothing. static_argnums is refused with advice: a fixed value is given
 * with wf_bind, whose content belongs to the function's identity. */
typedef struct wf_jit_opts { int wfi_; uint64_t static_argnums, donate_argnums; } wf_jit_opts;
/** An axis for a part of an argument (or result) that is a tree: what lies at that path and below ("layers.0.w"; "" is all of it). */
typedef struct wf_axis_at { int arg; const char *path; int axis; } wf_axis_at;
/** in_axes: one entry an argument, out_axes: one entry a result (of a tuple; else the first): 0 the first axis, −1 the last, WF_NONE not mapped: the
 * same for all. in_axes_at, out_axes_at: other axes for parts of trees; the longest path counts. axis_name: for collectives
 * (wf_psum …); axis_size: needed by vmap when nothing is mapped. devices: pmap. */
typedef struct wf_map_opts {
	int wfi_;
	const char *axis_name;
	int in_axes[8], out_axes[8];
	wf_axis_at in_axes_at[8], out_axes_at[8];
	int64_t axis_size;
	uint64_t static_broadcasted_argnums, donate_argnums; /* donate_argnums: as in wf_jit_opts */
	wf_devices devices; /* n 0: the first as many as the mapped axis is long */
} wf_map_opts;

wf_fn wfi_grad(wf_fn f, wf_grad_opts o);
wf_fn wfi_value_and_grad(wf_fn f, wf_grad_opts o);
wf_fn wfi_vmap(wf_fn f, wf_map_opts o);
wf_fn wfi_pmap(wf_fn f, wf_map_opts o);
wf_fn wfi_jit(wf_fn f, wf_jit_opts o);
wf_val wfi_apply(wf_fn f, const wf_val *args);
/** Calls f in the trace with n arguments (wf_apply without the macro). */
wf_val wf_apply_n(wf_fn f, const wf_val *args, size_t n);
/** Forward mode: primals and tangents are tuples of f's arguments; returns (value, tangent of it). Zero tangents may be wf_none(). */
wf_val wf_jvp(wf_fn f, wf_val primals, wf_val tangents);
/** Runs f on data: traced, compiled and kept for these shapes, then run. in are borrowed; out slots are overwritten (a slot that is also an
 * input is donated when nothing else holds it). On failure the out slots keep what they had; what was donated, or written over in a run
 * that had begun, has the error. file, line: of the call, for its errors; file may be NULL. */
WFI_CHECKED wf_error *wfi_call(wf_fn f, wf_arrays in, wf_slots out, const char *file, int line);
/** The program of f for inputs like these, as text. Free with free(). */
WFI_CHECKED wf_error *wf_make_ir(wf_fn f, wf_arrays in, char **text);

WFI_EXTERN_C_END

#define wf_jvp(...) WFI_S((wf_jvp)(__VA_ARGS__))
#define wf_make_ir(...) WFI_NOTE((wf_make_ir)(__VA_ARGS__))

#ifndef __cplusplus
#define wf_grad(...) WFI_GRAD(__VA_ARGS__, )
#define WFI_GRAD(f, ...) wfi_grad(wf_fn_of(f), (wf_grad_opts){ .wfi_ = 0, __VA_ARGS__ })
#define wf_value_and_grad(...) WFI_VAG(__VA_ARGS__, )
#define WFI_VAG(f, ...) wfi_value_and_grad(wf_fn_of(f), (wf_grad_opts){ .wfi_ = 0, __VA_ARGS__ })
/** wf_vmap(f, options…): f on all examples of a batch at once (jax.vmap): arguments have a batch axis more than f's (.in_axes says where, WF_NONE: none),
 * results too (.out_axes). */
#define wf_vmap(...) WFI_VMAP(__VA_ARGS__, )
#define WFI_VMAP(f, ...) wfi_vmap(wf_fn_of(f), (wf_map_opts){ .wfi_ = 0, __VA_ARGS__ })
#define wf_pmap(...) WFI_PMAP(__VA_ARGS__, )
#define WFI_PMAP(f, ...) wfi_pmap(wf_fn_of(f), (wf_map_opts){ .wfi_ = 0, __VA_ARGS__ })
#define wf_jit(...) WFI_JIT(__VA_ARGS__, )
#define WFI_JIT(f, ...) wfi_jit(wf_fn_of(f), (wf_jit_opts){ .wfi_ = 0, __VA_ARGS__ })
#define wf_apply(...) WFI_APPLY(__VA_ARGS__, )
#define WFI_APPLY(f, ...) WFI_S(wfi_apply(wf_fn_of(f), WFI_VALS(__VA_ARGS__)))
#define wf_call(f, in, out) wfi_call(wf_fn_of(f), in, out, __FILE__, __LINE__)
#else
template <class F> wf_fn wf_grad(F f, wf_grad_opts o = {}) { return wfi_grad(wf_fn_of(f), o); }
template <class F> wf_fn wf_value_and_grad(F f, wf_grad_opts o = {}) { return wfi_value_and_grad(wf_fn_of(f), o); }
template <class F> wf_fn wf_vmap(F f, wf_map_opts o = {}) { return wfi_vmap(wf_fn_of(f), o); }
template <class F> wf_fn wf_pmap(F f, wf_map_opts o = {}) { return wfi_pmap(wf_fn_of(f), o); }
template <class F> wf_fn wf_jit(F f, wf_jit_opts o = {}) { return wfi_jit(wf_fn_of(f), o); }
template <class F, class... A> wf_val wf_apply(F f, A... a) { const wf_val v[] = { a..., wfi_end }; return wfi_apply(wf_fn_of(f), v); }
template <class F> wf_error *wf_call(F f, wf_arrays in, wf_slots out, const char *file = __builtin_FILE(), int line = __builtin_LINE())
{
	return wfi_call(wf_fn_of(f), in, out, file, line);
}
#endif
#endif
