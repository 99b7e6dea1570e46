/* transform.h: functions of functions. Each returns an interned wf_fn: nothing to free, equal calls give the equal function. */
#ifndef WEFT_TRANSFORM_H
#define WEFT_TRANSFORM_H
#include <weft/error.h>
#include <weft/val.h>

WFI_EXTERN_C_BEGIN

/** argnums: WF_ARG(0) | WF_ARG(2) …; 0 means argument 0, whose gradient then comes bare (several come as a tuple).
 * has_aux: f returns (value, aux); grad gives (grads, aux), value_and_grad ((value, aux), grads), the Jacobians (jacobian, aux).
 * allow_int: arguments may have integer leaves, whose gradient is none; without it they are an error.
 * holomorphic: of a complex function of complex arguments that is complex differentiable: its complex derivative. Without it, complex arguments of a
 * real function are differentiated as JAX does: ∂/∂x − i ∂/∂y. */
typedef struct wf_grad_opts { int wfi_; uint64_t argnums; bool has_aux, allow_int, holomorphic; } wf_grad_opts;
/** nondiff_argnums: arguments that have no derivative; rules get them first. symbolic_zeros: where a tangent (of custom_vjp: a cotangent) is zero, the
 * rule is given wf_none() instead of zeros. */
typedef struct wf_custom_opts { int wfi_; uint64_t nondiff_argnums; bool symbolic_zeros; } wf_custom_opts;
/** aux: f returns (value, aux); aux comes out here. */
typedef struct wf_linear_opts { int wfi_; wf_val *aux; } wf_linear_opts;
/** donate_argnums: arguments whose arrays end with the call: their memory may hold results, or is given back. Whoever uses one afterwards,
 * from any tree that holds it, gets an error with the place of that call. (Slots that are both in and out are reused without it, where
 * nobody else holds them.) Inside another traced function it does nothing. static_argnums is refused with advice: a fixed value is given
 * with wf_bind, whose content belongs to the function's identity. debug_key_reuse: wf_set_debug_key_reuse for this function (debug.h). */
typedef struct wf_jit_opts { int wfi_; uint64_t static_argnums, donate_argnums; bool debug_key_reuse; } wf_jit_opts;
/** An axis for a part of an argument (or result) that is a tree: what lies at that path and below ("layers.0.w"; "" is all of it). */
typedef struct wf_axis_at { int arg; const char *path; int axis; } wf_axis_at;
/** in_axes: one entry an argument, out_axes: one entry a result (of a tuple; else the first): 0 the first axis, −1 the last, WF_NONE not mapped: the
 * same for all; arguments and results from the eighth on share the last entry. in_axes_at, out_axes_at: other axes for parts of trees; the longest path counts. axis_name: for collectives
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

/** Which values a remat keeps for its derivative. WF_NOTHING_SAVEABLE (the default): its arguments only; WF_EVERYTHING_SAVEABLE: as without it;
 * WF_DOTS_SAVEABLE: results of matrix products and convolutions; WF_DOTS_WITH_NO_BATCH_DIMS_SAVEABLE: of products that have no batch dimensions;
 * by name (wf_checkpoint_name): wf_save_only_these_names("a", "b"), wf_save_any_names_but_these(…), wf_save_anything_except_these_names(…):
 * also what has no name; wf_save_from_both_policies(p, q). As in jax.checkpoint_policies. Values inside loops are not looked at.
 * wf_policy_of(f, user): what f says, asked for each operation of the function while its derivative is traced: true keeps the results. It must give the
 * same answer to the same question; user is passed on, and must live as long as functions with this policy are traced. */
typedef struct wf_policy { const char *text; } wf_policy;
typedef struct wf_policy_array { wf_dtype dtype; int rank; const int64_t *dims; } wf_policy_array;
/** op: as wf_make_ir prints it ("dot_general", "wf.checkpoint_name"); checkpoint_name: the name that wf_checkpoint_name gives the first result, or NULL. */
typedef struct wf_policy_op { const char *op, *checkpoint_name; int n_in, n_out; const wf_policy_array *in, *out; } wf_policy_op;
typedef bool wf_policy_function(const wf_policy_op *op, const void *user);
wf_policy wf_policy_of(wf_policy_function *f, const void *user);
typedef struct wf_remat_opts { int wfi_; wf_policy policy; } wf_remat_opts;
wf_policy wfi_policy_names(const char *kind, const char *const *names);
wf_policy wf_save_from_both_policies(wf_policy a, wf_policy b);

wf_fn wfi_grad(wf_fn f, wf_grad_opts o);
wf_fn wfi_value_and_grad(wf_fn f, wf_grad_opts o);
wf_fn wfi_jacfwd(wf_fn f, wf_grad_opts o);
wf_fn wfi_jacrev(wf_fn f, wf_grad_opts o);
wf_fn wfi_hessian(wf_fn f, wf_grad_opts o);
wf_fn wfi_custom_jvp(wf_fn f, wf_fn jvp, wf_custom_opts o);
wf_fn wfi_custom_vjp(wf_fn f, wf_fn fwd, wf_fn bwd, wf_custom_opts o);
wf_fn wfi_vjp(wf_fn f, wf_val primals, wf_val *value, wf_linear_opts o);
wf_fn wfi_linearize(wf_fn f, wf_val primals, wf_val *value, wf_linear_opts o);
wf_fn wfi_linear_transpose(wf_fn f, wf_val primals);
wf_fn wfi_vmap(wf_fn f, wf_map_opts o);
wf_fn wfi_pmap(wf_fn f, wf_map_opts o);
wf_fn wfi_jit(wf_fn f, wf_jit_opts o);
wf_fn wfi_remat(wf_fn f, wf_remat_opts o);
wf_val wfi_apply(wf_fn f, const wf_val *args);
/** Calls f in the trace with n arguments (wf_apply without the macro). */
wf_val wf_apply_n(wf_fn f, const wf_val *args, size_t n);
wf_val wfi_jvp(wf_fn f, wf_val primals, wf_val tangents, wf_linear_opts o);
/** Runs f on data: traced, compiled and kept for these shapes, then run. in are borrowed; out slots are overwritten (a slot that is also an
 * input is donated when nothing else holds it). On failure the out slots keep what they had; what was donated, or written over in a run
 * that had begun, has the error. file, line: of the call, for its errors; file may be NULL. */
WFI_CHECKED wf_error *wfi_call(wf_fn f, wf_arrays in, wf_slots out, const char *file, int line);
/** The same without structs: n_in trees and n_out slots. */
WFI_CHECKED wf_error *wf_call_n(wf_fn f, const wf_tree *const *in, size_t n_in, wf_tree **const *out, size_t n_out, const char *file, int line);
/** Gives back the compiled programs of f and of all that was made of it (wf_jit(f), wf_grad(f) …), for hosts that make functions as they go. f stays
 * what it was: called again, it is compiled again. */
void wf_fn_forget(wf_fn f);
/** The arrays of a tree as constants of the function that is being traced, as where a function of JAX closes over arrays: with their values of now, which
 * become part of the program (and of its text: wf_export_stablehlo). */
wf_val wf_constant(const wf_tree *tree);
/** What a compiled program needs, in bytes: arguments and results (those that take an argument's memory: also in `aliased`), temporaries (everything
 * that lives between them at the worst time: the memory plan's workspace), constants. Of one device, where there are several. */
typedef struct wf_memory_stats { size_t arguments, results, aliased, temporaries, constants; } wf_memory_stats;
/** The memory of f for inputs like these; it is compiled, and kept, but not run. The reference back end plans nothing: its temporaries are 0. */
WFI_CHECKED wf_error *wf_memory_analysis(wf_fn f, wf_arrays in, wf_memory_stats *out);
/** The program of f for inputs like these, as text, with the user's lines; it is traced only. Inputs may be types (wf_shape_dtype_struct). Free with free(). */
WFI_CHECKED wf_error *wf_make_ir(wf_fn f, wf_arrays in, char **text);

WFI_EXTERN_C_END

#define wf_constant(...) WFI_S((wf_constant)(__VA_ARGS__))
#define wf_memory_analysis(...) WFI_NOTE((wf_memory_analysis)(__VA_ARGS__))
#define wf_make_ir(...) WFI_NOTE((wf_make_ir)(__VA_ARGS__))

#ifdef __cplusplus
#define WFI_POLICY(text) (wf_policy{ text })
#define WFI_NAMES(...) (std::initializer_list<const char *>{ __VA_ARGS__, nullptr }.begin())
#else
#define WFI_POLICY(text) ((wf_policy){ text })
#define WFI_NAMES(...) ((const char *const[]){ __VA_ARGS__, NULL })
#endif
#define WF_NOTHING_SAVEABLE WFI_POLICY("nothing_saveable")
#define WF_EVERYTHING_SAVEABLE WFI_POLICY("everything_saveable")
#define WF_DOTS_SAVEABLE WFI_POLICY("dots_saveable")
#define WF_DOTS_WITH_NO_BATCH_DIMS_SAVEABLE WFI_POLICY("dots_with_no_batch_dims_saveable")
#define wf_save_only_these_names(...) wfi_policy_names("save_only_these_names", WFI_NAMES(__VA_ARGS__))
#define wf_save_any_names_but_these(...) wfi_policy_names("save_any_names_but_these", WFI_NAMES(__VA_ARGS__))
#define wf_save_anything_except_these_names(...) wfi_policy_names("save_anything_except_these_names", WFI_NAMES(__VA_ARGS__))

#ifndef __cplusplus
/** wf_remat(f), wf_remat(f, .policy = WF_DOTS_SAVEABLE) (also spelled wf_checkpoint): f, whose inner values are not kept between forward and backward
 * pass, but computed again when the backward pass comes to it: less memory for more time (jax.checkpoint). The values are the same, bit for bit. What
 * the policy names is kept. Without a derivative it is f. */
#define wf_remat(...) WFI_REMAT(__VA_ARGS__, )
#define wf_checkpoint(...) WFI_REMAT(__VA_ARGS__, )
#define WFI_REMAT(f, ...) wfi_remat(wf_fn_of(f), (wf_remat_opts){ .wfi_ = 0, __VA_ARGS__ })
#define wf_grad(...) WFI_GRAD(__VA_ARGS__, )
#define WFI_GRAD(f, ...) wfi_grad(wf_fn_of(f), (wf_grad_opts){ .wfi_ = 0, __VA_ARGS__ })
/** wf_jvp(f, primals, tangents): forward mode. Primals and tangents are tuples of f's arguments; returns (value, tangent of it). Zero tangents may be
 * wf_none(), for an argument or a part of it. wf_jvp(f, p, t, .aux = &aux): f returns (value, aux). */
#define wf_jvp(...) WFI_JVP_OF(__VA_ARGS__, )
#define WFI_JVP_OF(f, primals, tangents, ...) WFI_S(wfi_jvp(wf_fn_of(f), primals, tangents, (wf_linear_opts){ .wfi_ = 0, __VA_ARGS__ }))
/** wf_fn pull = wf_vjp(f, wf_tuple(x, y), &value): value is f(x, y); wf_apply(pull, ct) gives a tuple: for each argument the cotangent that belongs to ct,
 * a tree like value (wf_none() in it: zeros). As often as wanted, also as wf_vmap(pull, …), while the calling function is traced. Integer leaves have
 * wf_none(). .aux = &aux: f returns (value, aux). value may be NULL. (jax.vjp) */
#define wf_vjp(...) WFI_VJP_OF(__VA_ARGS__, )
#define WFI_VJP_OF(f, primals, value, ...) (wfi_stamp_number(0, __FILE__, __LINE__), wfi_vjp(wf_fn_of(f), primals, value, (wf_linear_opts){ .wfi_ = 0, __VA_ARGS__ }))
/** wf_fn push = wf_linearize(f, wf_tuple(x, y), &value): value is f(x, y); wf_apply(push, dx, dy) gives the tangent of value that belongs to dx, dy; what
 * does not depend on them is computed once. As wf_vjp otherwise. (jax.linearize) */
#define wf_linearize(...) WFI_LINEARIZE(__VA_ARGS__, )
#define WFI_LINEARIZE(f, primals, value, ...) (wfi_stamp_number(0, __FILE__, __LINE__), wfi_linearize(wf_fn_of(f), primals, value, (wf_linear_opts){ .wfi_ = 0, __VA_ARGS__ }))
/** The transpose of f, which is linear in its arguments; primals are there for their types only. wf_apply(transposed, ct) gives a tuple, as wf_vjp's.
 * (jax.linear_transpose) */
#define wf_linear_transpose(f, primals) wfi_linear_transpose(wf_fn_of(f), primals)
/** The Jacobian of f: a tree like f's result, in which each array is a tree like the argument (several: a tuple of such), whose arrays have the shape of
 * the result's followed by that of the argument's. wf_jacfwd: by forward mode, for tall ones; wf_jacrev: by reverse mode, for wide ones. Options as
 * wf_grad's. (jax.jacfwd, jax.jacrev) */
#define wf_jacfwd(...) WFI_JACFWD(__VA_ARGS__, )
#define WFI_JACFWD(f, ...) wfi_jacfwd(wf_fn_of(f), (wf_grad_opts){ .wfi_ = 0, __VA_ARGS__ })
#define wf_jacrev(...) WFI_JACREV(__VA_ARGS__, )
#define WFI_JACREV(f, ...) wfi_jacrev(wf_fn_of(f), (wf_grad_opts){ .wfi_ = 0, __VA_ARGS__ })
/** The matrix of second derivatives: wf_jacfwd(wf_jacrev(f)). (jax.hessian) */
#define wf_hessian(...) WFI_HESSIAN(__VA_ARGS__, )
#define WFI_HESSIAN(f, ...) wfi_hessian(wf_fn_of(f), (wf_grad_opts){ .wfi_ = 0, __VA_ARGS__ })
/** wf_custom_jvp(f, rule): f, whose derivatives come from rule(primals, tangents): tuples of f's arguments; it returns (value, tangent of it), the tangent
 * linear in the tangents; where it is zero, wf_none() will do. With .nondiff_argnums = WF_ARG(0): rule(first, primals, tangents), those without it. The
 * derivatives of all modes follow, to any order. Values that f or rule use from outside cannot be differentiated: pass them. (jax.custom_jvp) */
#define wf_custom_jvp(...) WFI_CUSTOM_JVP(__VA_ARGS__, )
#define WFI_CUSTOM_JVP(f, rule, ...) wfi_custom_jvp(wf_fn_of(f), wf_fn_of(rule), (wf_custom_opts){ .wfi_ = 0, __VA_ARGS__ })
/** wf_custom_vjp(f, fwd, bwd): f, which in reverse mode is fwd(arguments…), which returns (value, residuals: any tree), and bwd(residuals, cotangent
 * of value), which returns a tuple: a cotangent for each argument (wf_none(): zeros). With .nondiff_argnums = WF_ARG(0): bwd(first, residuals, cotangent),
 * and no cotangent for it. There is no forward mode. (jax.custom_vjp) */
#define wf_custom_vjp(...) WFI_CUSTOM_VJP(__VA_ARGS__, )
#define WFI_CUSTOM_VJP(f, fwd, bwd, ...) wfi_custom_vjp(wf_fn_of(f), wf_fn_of(fwd), wf_fn_of(bwd), (wf_custom_opts){ .wfi_ = 0, __VA_ARGS__ })
#define wf_value_and_grad(...) WFI_VAG(__VA_ARGS__, )
#define WFI_VAG(f, ...) wfi_value_and_grad(wf_fn_of(f), (wf_grad_opts){ .wfi_ = 0, __VA_ARGS__ })
/** wf_vmap(f, options…): f on all examples of a batch at once (jax.vmap): arguments have a batch axis more than f's (.in_axes says where, WF_NONE: none),
 * results too (.out_axes). */
#define wf_vmap(...) WFI_VMAP(__VA_ARGS__, )
#define WFI_VMAP(f, ...) wfi_vmap(wf_fn_of(f), (wf_map_opts){ .wfi_ = 0, __VA_ARGS__ })
/** wf_pmap(f, options…): f on several devices at once, each with its slice of the mapped arguments (jax.pmap). Called by wf_call, by
 * itself or inside of a function that wf_call runs (in its loops and choices too), each device runs its slice in its own thread, and so it does in
 * derivatives and under wf_vmap; under a trainer the axis has the devices of all workers, and each process gives its own slices. Pmaps directly inside
 * each other take outer × inner devices where there are so many; else, and inside of a wf_shard_map, the inner one becomes part of the program of each
 * device, with the same numbers. All devices must come by the same collectives: where a condition or a loop goes different ways, one inside of it is
 * an error. An .out_axes of WF_NONE gives the first device's value. static_broadcasted_argnums: what
 * wf_bind keeps is static already (it counts as the last argument); a tree of arrays is refused: say WF_NONE in .in_axes. */
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
template <class F> wf_fn wf_jacfwd(F f, wf_grad_opts o = {}) { return wfi_jacfwd(wf_fn_of(f), o); }
template <class F> wf_fn wf_jacrev(F f, wf_grad_opts o = {}) { return wfi_jacrev(wf_fn_of(f), o); }
template <class F> wf_fn wf_hessian(F f, wf_grad_opts o = {}) { return wfi_hessian(wf_fn_of(f), o); }
template <class F> wf_val wf_jvp(F f, wf_val p, wf_val t, wf_linear_opts o = {}) { return wfi_jvp(wf_fn_of(f), p, t, o); }
template <class F> wf_fn wf_vjp(F f, wf_val p, wf_val *value, wf_linear_opts o = {}) { return wfi_vjp(wf_fn_of(f), p, value, o); }
template <class F> wf_fn wf_linearize(F f, wf_val p, wf_val *value, wf_linear_opts o = {}) { return wfi_linearize(wf_fn_of(f), p, value, o); }
template <class F> wf_fn wf_linear_transpose(F f, wf_val p) { return wfi_linear_transpose(wf_fn_of(f), p); }
template <class F, class R> wf_fn wf_custom_jvp(F f, R rule, wf_custom_opts o = {}) { return wfi_custom_jvp(wf_fn_of(f), wf_fn_of(rule), o); }
template <class F, class R, class B> wf_fn wf_custom_vjp(F f, R fwd, B bwd, wf_custom_opts o = {}) { return wfi_custom_vjp(wf_fn_of(f), wf_fn_of(fwd), wf_fn_of(bwd), o); }
template <class F> wf_fn wf_remat(F f, wf_remat_opts o = {}) { return wfi_remat(wf_fn_of(f), o); }
template <class F> wf_fn wfi_remat(F f, wf_remat_opts o = {}) { return wfi_remat(wf_fn_of(f), o); }
#define wf_checkpoint(...) wfi_remat(__VA_ARGS__) /* a macro: wf_checkpoint is a type too */
template <class F, class... A> wf_val wf_apply(F f, A... a) { const wf_val v[] = { a..., wfi_end }; return wfi_apply(wf_fn_of(f), v); }
template <class F> wf_error *wf_call(F f, wf_arrays in, wf_slots out, const char *file = __builtin_FILE(), int line = __builtin_LINE())
{
	return wfi_call(wf_fn_of(f), in, out, file, line);
}
#endif
#endif
