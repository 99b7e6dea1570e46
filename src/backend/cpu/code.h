/* code.h: a plan's kernels as functions in memory: from the cache, or made by the code generator. */
#ifndef WFI_CPU_CODE_H
#define WFI_CPU_CODE_H
#include "backend/cpu/codegen.h"

typedef struct wfi_code wfi_code;
typedef struct wfi_kernel_code {
	wfi_kernel_fn *fn;
	wfi_kernel_range range;
} wfi_kernel_code;

/* made[i]: of the plan's kernel i. Equal kernels have one function. */
wf_error *wfi_code_make(const wfi_plan *p, int workers, wfi_kernel_code *made, wfi_code **out);
void wfi_code_free(wfi_code *code);
/* the code generator and its processor, as `weft devices` tells them */
wf_error *wfi_code_describe(wfi_str *out);

/* ---- cache.c: objects that programs before have made, in a folder. WEFT_CACHE names it, or is "none". ---- */
typedef struct wfi_code_key {
	uint64_t v[2];
} wfi_code_key;

/* of these texts, for this library and processor */
wfi_code_key wfi_code_key_of(int n, char *const *text);
/* What is kept under the key: as many ranges as kernels, and their objects. False: nothing that is whole and the user's own. */
bool wfi_code_cache_get(const wfi_code_key *key, int n, wfi_kernel_range *range, wfi_objects *out);
/* keeps them; where that cannot be done it is left */
void wfi_code_cache_put(const wfi_code_key *key, int n, const wfi_kernel_range *range, const wfi_objects *o);
/* removes what has not been used for longest, when there is too much; put does that now and then */
void wfi_code_cache_trim(void);
void wfi_objects_free(wfi_objects *o);
#endif
