/* aot.h: programs ahead of time: a plan and the plans of its regions, which the code generator makes one relocatable object of. */
#ifndef WFI_AOT_H
#define WFI_AOT_H
#include "compile/plan.h"
#include "runtime/ahead.h"

typedef struct wfi_aot_program {
	int id;
	wfi_plan *plan;
	struct wfi_aot_program ***regions; /* per step: NULL, or one for each region of its equation */
} wfi_aot_program;

typedef struct wfi_aot {
	const wfi_ahead_opts *opts;
	wfi_aot_program *program;
	int n_programs;
	/* filled in by the code generator */
	char *made_for; /* "x86_64-pc-linux-gnu, znver3"; caller frees */
	size_t workspace, constants; /* bytes */
	void *object;
	size_t object_size;
} wfi_aot;

/* Is this product made by a tiled function of its own, rather than as a loop? Types alone decide. */
bool wfi_aot_is_product(const wfi_eqn *e);
#endif
