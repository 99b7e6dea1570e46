/* exec.h: the parts of `weft exec`: arrays in and out, functions compiled and run. */
#ifndef WFI_CLI_EXEC_H
#define WFI_CLI_EXEC_H
#include <weft/tree.h>
#include "ir/op.h"
#include "runtime/backend.h"

/* WF_TRY without the place: users' errors are about their files */
#define WFI_EXEC_TRY(expr) do { wf_error *wfi_e = (expr); if (wfi_e) return wfi_e; } while (0)

/* dense arrays; data 64-byte aligned */
typedef struct wfi_exec_arrays { int n; wfi_type *type; void **data; } wfi_exec_arrays;
wf_error *wfi_exec_arrays_new(int n, const wfi_type *types, wfi_exec_arrays *out); /* not zeroed */
void wfi_exec_arrays_free(wfi_exec_arrays *a);

/* ---- files (exec_io.c) ---- */
/* arguments in order: every .npy is one; an .npz has arg0, arg1, … (or arr_0, …, as numpy.savez names them). Leaves in their files' types. */
wf_error *wfi_exec_read(size_t n_files, const char *const *files, wfi_exec_arrays *out);
/* The arrays as arguments of these types: bfloat16 and smaller floats come as raw bits or as f32. lead: replicas, an axis before; 0: none. */
wf_error *wfi_exec_match(const wfi_exec_arrays *in, int n, const wfi_type *types, int64_t lead, wfi_exec_arrays *out);
/* name[i] for array i; what numpy has no type for goes as f32 (bf16 and smaller floats), i8 or u8 */
wf_error *wfi_exec_write(const char *path, const wfi_exec_arrays *a, const char *const *name);

/* ---- running (exec_run.c) ---- */
typedef struct wfi_exec_timing { double compile, run; int runs; } wfi_exec_timing; /* seconds */
/* f by back end b. replicas > 0: so many devices side by side, each with its slice of the arguments' first axis and of the results'.
 * timing: NULL, or filled: then it is run several times. */
wf_error *wfi_exec_run(const wfi_backend *b, wfi_func *f, int replicas, const wfi_exec_arrays *in, wfi_exec_arrays *out, wfi_exec_timing *timing);
/* interpreter.run_parallel's programs go to this back end from now on */
void wfi_exec_parallel_on(const wfi_backend *b);
double wfi_exec_flops(const wfi_func *f);
#endif
