/* ffi.h: C functions as operations of a program: custom_call in StableHLO's text, wf_ffi_call in traced C. */
#ifndef WEFT_FFI_H
#define WEFT_FFI_H
#include <weft/error.h>
#include <weft/val.h>

WFI_EXTERN_C_BEGIN
/** An array of a call: dense, row-major whatever layout the text names; bool one byte. Inputs are read only. */
typedef struct wf_ffi_array { wf_dtype dtype; int rank; const int64_t *dims; void *data; } wf_ffi_array;
typedef struct wf_ffi_args {
	const char *target, *config;   /* config: the text of backend_config, "" when there is none */
	int n_in, n_out;
	const wf_ffi_array *in, *out;  /* outputs are allocated, to be filled */
	const void *user;
} wf_ffi_args;
/** Runs once a call; may run on several threads at once. An error that it returns is the run's. */
typedef wf_error *wf_ffi_function(const wf_ffi_args *args);

/** A call as derivative rules see it: rules build the derivative's program with wf_add and the like. */
typedef struct wf_ffi_view { const char *target, *config; int n_in, n_out; const wf_val *in, *out; const void *user; } wf_ffi_view;
/** What vmap does with a call, as in jax.ffi.ffi_call. SEQUENTIAL: a call for each example. BROADCAST_ALL: one call; all operands and results have the
 * batch in front. EXPAND_DIMS: one call; operands that are the same for all examples have a dimension of 1 in front. With the last two the derivative
 * rules see batches as well. */
typedef enum wf_vmap_method { WF_VMAP_SEQUENTIAL, WF_VMAP_BROADCAST_ALL, WF_VMAP_EXPAND_DIMS } wf_vmap_method;
typedef struct wf_ffi_opts {
	int wfi_;
	/** Tangents of the results from those of the operands (node NULL: zero, or no tangent); a result that is left NULL is zero. It must
	 * be linear in t. Reverse mode follows from it. */
	void (*jvp)(const wf_ffi_view *view, const wf_val *t, wf_val *out);
	/** Instead of jvp, when only reverse mode is wanted: cotangents of the operands from those of the results (node NULL: zero). */
	void (*vjp)(const wf_ffi_view *view, const wf_val *ct, wf_val *in_ct);
	wf_vmap_method vmap_method;
	const void *user;
} wf_ffi_opts;

/** From now on calls of that target run the function; for the process's life. A target that exists is an error. */
#ifndef __cplusplus
#define wf_ffi_register(target, ...) WFI_FFI_REGISTER(target, __VA_ARGS__, )
#define WFI_FFI_REGISTER(target, function, ...) wfi_ffi_register(target, function, (wf_ffi_opts){ .wfi_ = 0, __VA_ARGS__ })
#endif
WFI_CHECKED wf_error *wfi_ffi_register(const char *target, wf_ffi_function *function, wf_ffi_opts options);

/** A call of a registered target while tracing: result_types as text, "f32[2,3], i32[]". out receives the results. config may be NULL. */
void wf_ffi_call(const char *target, const char *config, const char *result_types, int n_in, const wf_val *in, wf_val *out);
WFI_EXTERN_C_END
#ifdef __cplusplus
inline wf_error *wf_ffi_register(const char *target, wf_ffi_function *f, wf_ffi_opts o = {}) { return wfi_ffi_register(target, f, o); }
#endif
#endif
