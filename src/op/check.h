/* check.h: what programs say about themselves: checks, prints, probes, and several functions run side by side. */
#ifndef WFI_OP_CHECK_H
#define WFI_OP_CHECK_H
#include "ir/trace.h"

typedef struct wfi_check_attrs { int64_t min_ulp_difference, max_ulp_difference; double tolerance; } wfi_check_attrs; /* each for its own operation */
typedef struct wfi_probe_attrs { const char *probe_id; } wfi_probe_attrs;
/* forgets what probes saw; keep: from now on they keep it, for check.expect_serialized_eq (of all threads of the process) */
void wfi_probes_keep(bool keep);
/* Regions: one a program, without captures; the operands are the programs' arguments one after the other, the results theirs.
 * Program i is process (i / n_partitions, i mod n_partitions). */
typedef struct wfi_parallel_attrs { int64_t n_replicas, n_partitions; } wfi_parallel_attrs;

typedef struct wfi_serialized_attrs { const char *probe_id; int64_t iteration; } wfi_serialized_attrs;

extern const wfi_op wfi_op_expect_eq, wfi_op_expect_serialized_eq, wfi_op_expect_eq_const, wfi_op_expect_close, wfi_op_expect_almost_eq, wfi_op_expect_almost_eq_const,
	wfi_op_interpreter_print, wfi_op_interpreter_probe, wfi_op_run_parallel;

/* the check that a custom_call's target ("check.expect_close") names; NULL: none of ours */
const wfi_op *wfi_check_find(const char *target);

/* How run_parallel runs its programs: whoever can start them (`weft exec`, by the back end it was told to use) says so here; NULL: unsupported.
 * in and out are those of the equation. */
typedef wf_error *wfi_parallel_runner(const wfi_parallel_attrs *a, int n, wfi_func *const *programs, const void *const *in, void *const *out);
extern wfi_parallel_runner *wfi_parallel_run;
#endif
