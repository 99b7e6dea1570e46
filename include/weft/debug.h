/* debug.h: looking into compiled programs: prints and checks that run where the program runs, C functions called from it,
 * and what a program would cost. doc/debugging.md says when to use which. */
#ifndef WEFT_DEBUG_H
#define WEFT_DEBUG_H
#include <weft/ffi.h>
#include <weft/transform.h>

WFI_EXTERN_C_BEGIN

/** wf_debug_print("x = {}, y = {:.3f}", x, y), jax.debug.print: writes a line to the standard output each time the compiled
 * program comes by, with the values of that moment: in each round of a loop, once for each example under vmap (once when
 * no value depends on the example), once for each device under pmap, which is then named. Lines of one device come in the
 * program's order. The format is Python's: {} the next value, {1} that value, {:8.3f} a number with a format, {{ a brace;
 * arrays are written as numpy prints them. A format that does not fit the values is an error of the trace. Of a choice
 * only the branch that is taken prints, under vmap too (JAX prints both). It costs a step of the program of its own. */
void wfi_debug_print(const char *format, const wf_val *values);

/** wf_debug_check(pred, "loss is {}", loss), checkify.check: ends the run with an error (WF_CHECK_FAILED) when pred (bool,
 * of any shape) is not true everywhere, at the first check in the program's order that fails. The error has the message
 * with the values, this line, and the example under vmap, the round of a loop, the device under pmap. Results of the call
 * stay as they were, as with any failure. */
void wfi_debug_check(wf_val pred, const char *format, const wf_val *values);

/** A C function over arrays on the host as a part of a program: called with them each time the program comes by, on the
 * device's thread (so several threads at once under pmap). target is "callback", config is "". What it returns as an error
 * ends the run, with the line of the call. */
typedef struct wf_callback {
	int wfi_;
	wf_ffi_function *function;
	const void *user;             /* passed on; only the pointer is kept */
	wf_vmap_method vmap_method;   /* SEQUENTIAL (the default; JAX has none), EXPAND_DIMS, BROADCAST_ALL */
} wf_callback;
#define WF_CALLBACK(...) ((wf_callback){ .wfi_ = 0, __VA_ARGS__ })
/** wf_pure_callback(f, "f32[2,3], i32[]", x, y): f is a function or a WF_CALLBACK(.function = f, .user = u). Result types
 * as text; one result comes bare, several as a tuple. A pure one depends on nothing but its operands: it may be removed
 * when nobody needs its results, and run more than once. It has no derivative: give the function that calls it one
 * (wf_custom_jvp, wf_custom_vjp), or wf_stop_gradient its operands. */
wf_val wfi_pure_callback(wf_callback f, const char *result_types, const wf_val *args);
/** The same of a function that does something (writes a file, counts): run exactly when the program comes by, in its order.
 * "" for no results: wf_none(). */
wf_val wfi_io_callback(wf_callback f, const char *result_types, const wf_val *args);
/** The types of all leaves of a tree, "f32[2,3], i32[]": for results that are like an operand. Valid while the function is
 * traced. */
const char *wf_types_of(wf_val tree);

/** jax_debug_nans, jax_debug_infs: from now on a call whose results have a NaN (an infinity) gives an error (WF_NON_FINITE)
 * with the operation that first made it out of values without one: its line, in which pass, round, device; the program is
 * run again for that, operation by operation. Nothing is donated meanwhile. WEFT_DEBUG_NANS=1, WEFT_DEBUG_INFS=1 in the
 * environment do the same from the start. */
void wf_set_debug_nans(bool on);
void wf_set_debug_infs(bool on);

/** jax_debug_key_reuse: from now on it is an error when a random key is used up twice: by two draws, or by a draw and a
 * split, in one function or (the same array) in two calls. The error names both lines. wf_random_fold_in uses nothing up.
 * WEFT_DEBUG_KEY_REUSE=1 does the same from the start, wf_jit(f, .debug_key_reuse = true) for one function. It costs
 * something when a function is traced, nothing when it runs. */
void wf_set_debug_key_reuse(bool on);
/* says, while that check is on, that `what` uses this key up: whoever draws */
void wfi_key_use(const char *what, wf_val key);

/** jax.ShapeDtypeStruct: an array of a dtype and shape without data, for wf_eval_shape, wf_make_ir, wf_cost_analysis,
 * wf_memory_analysis, alone or in trees. Who reads it, or calls a function on it, gets an error. */
WFI_CHECKED wf_error *wf_shape_dtype_struct(wf_dtype dtype, int rank, const int64_t *dims, wf_tree **out);
/** wf_eval_shape(f, WF_IN(…), WF_OUT(&y)), jax.eval_shape: the trees that f would give, of arrays without data
 * (wf_tree_dtype, wf_tree_dim, wf_tree_text tell their types). f is traced, not compiled, and not run. Slots as for
 * wf_call. */
WFI_CHECKED wf_error *wfi_eval_shape(wf_fn f, wf_arrays in, wf_slots out);
/** What one run on one device costs, as the CPU's program is planned (jit(f).lower(…).compile().cost_analysis() in JAX).
 * flops: floating-point or integer operations, a fused multiply-add counts two, moving elements counts none; they are the
 * sum of dot, convolution, elementwise, reduction and other. bytes_read, bytes_written: what kernels and library calls
 * read and write after fusion; values that stay inside a kernel do not count. kernels, library_calls: as they stand in the
 * program, each once. Loops count as often as they go round; those whose rounds only the run tells count once and are
 * counted in loops_of_unknown_length. Of a choice the dearest branch counts. */
typedef struct wf_cost {
	double flops, dot, convolution, elementwise, reduction, other, bytes_read, bytes_written;
	int kernels, library_calls, loops_of_unknown_length;
} wf_cost;
WFI_CHECKED wf_error *wf_cost_analysis(wf_fn f, wf_arrays in, wf_cost *out);

static inline wf_callback wfi_callback_same(wf_callback f) { return f; }
static inline wf_callback wfi_callback_of(wf_ffi_function *f)
{
	wf_callback c = { 0, f, 0, WF_VMAP_SEQUENTIAL };
	return c;
}
WFI_EXTERN_C_END

#define wf_debug_print(...) WFI_DEBUG_PRINT(__VA_ARGS__, )
#define WFI_DEBUG_PRINT(format, ...) ((void)WFI_SN(int64_t, (wfi_debug_print(format, WFI_VALS(__VA_ARGS__)), 0)))
#define wf_debug_check(pred, ...) WFI_DEBUG_CHECK(pred, __VA_ARGS__, )
#define WFI_DEBUG_CHECK(pred, format, ...) ((void)WFI_SN(int64_t, (wfi_debug_check(pred, format, WFI_VALS(__VA_ARGS__)), 0)))
#define wf_cost_analysis(...) WFI_NOTE((wf_cost_analysis)(__VA_ARGS__))
#define wf_eval_shape(f, in, out) WFI_NOTE(wfi_eval_shape(wf_fn_of(f), in, out))
#ifndef __cplusplus
#define WFI_CALLBACK(f) _Generic((f), wf_callback: wfi_callback_same, default: wfi_callback_of)(f)
#else
inline wf_callback WFI_CALLBACK(wf_callback f) { return f; }
inline wf_callback WFI_CALLBACK(wf_ffi_function *f) { return wfi_callback_of(f); }
#endif
#define wf_pure_callback(f, ...) WFI_PURE_CALLBACK(f, __VA_ARGS__, )
#define WFI_PURE_CALLBACK(f, types, ...) WFI_S(wfi_pure_callback(WFI_CALLBACK(f), types, WFI_VALS(__VA_ARGS__)))
#define wf_io_callback(f, ...) WFI_IO_CALLBACK(f, __VA_ARGS__, )
#define WFI_IO_CALLBACK(f, types, ...) WFI_S(wfi_io_callback(WFI_CALLBACK(f), types, WFI_VALS(__VA_ARGS__)))
#endif
