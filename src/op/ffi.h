/* ffi.h: what a custom call's target is inside weft. */
#ifndef WFI_OP_FFI_H
#define WFI_OP_FFI_H
#include <weft/ffi.h>
#include "op/numeric.h"

typedef struct wfi_ffi_target {
	const char *name;
	int n_in, n_out;           /* −1: any */
	bool (*infer)(wfi_infer *c); /* c->out has the types that the call names; checks them; NULL: whatever they are */
	wf_error *(*eval)(const wfi_eval *e);
	void (*jvp)(const wfi_view *e, const wf_val *t, wf_val *out); /* NULL: none, a failure that names the target */
	void (*transpose)(const wfi_view *e, const bool *wanted, const wf_val *ct, wf_val *out); /* as wfi_op's; NULL: it is not linear */
	/* a registered one's */
	wf_ffi_function *function;
	wf_ffi_opts options;
} wfi_ffi_target;

/* built in (lapack_targets.c), ends in { NULL } */
extern const wfi_ffi_target wfi_ffi_lapack[];
/* NULL when nobody has it */
const wfi_ffi_target *wfi_ffi_find(const char *name);
/* what calls of C functions share: one call; the types that a text names, into c->out; the operands and result types of a call for a whole batch
 * (expand: what is one for all examples gets a dimension of 1 in front, else it is repeated) */
wf_error *wfi_ffi_run(const wfi_eval *e, wf_ffi_function *f, const char *target, const char *config, const void *user);
bool wfi_ffi_result_types(wfi_infer *c, const char *text);
void wfi_ffi_batch(const wfi_batch *b, bool expand, wf_val *in, wfi_str *types);
/* a number (or a character's code) of a configuration's text, {uplo = 76 : ui8}; `otherwise` when it is not there */
int64_t wfi_ffi_config(const char *config, const char *name, int64_t otherwise);
#endif
