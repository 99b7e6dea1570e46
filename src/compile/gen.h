/* gen.h: the walk over what one kernel computes: from a value and a place to its element, through the operations that were fused, each
 * (value, place) once. What an element, a number or a comparison is, the target says: the code generator makes instructions of them, the
 * analysis below only looks. */
#ifndef WFI_GEN_H
#define WFI_GEN_H
#include "compile/index.h"
#include "compile/plan.h"

typedef struct wfi_gen wfi_gen;

typedef struct wfi_gen_target {
	/* element `at` of a stored value, as in memory: u16 for f16 and bf16 */
	wfi_sv (*load)(wfi_gen *g, const wfi_value *v, const wfi_aff *at);
	wfi_sv (*number)(wfi_gen *g, const wfi_aff *a, wf_dtype d);
	wfi_sv (*in_range)(wfi_gen *g, const wfi_aff *a, int64_t lo, int64_t hi);
} wfi_gen_target;

typedef struct wfi_memo {
	const wfi_value *value;
	const wfi_aff *const *place;
	wfi_sv wide, half; /* half: the 16 bits of an f16 or bf16, p NULL when not known; wide likewise */
} wfi_memo;

struct wfi_gen {
	wfi_eb eb; /* first: the interface that operations see */
	const wfi_gen_target *target;
	wfi_index index;
	/* is v, needed at this place, loaded rather than computed? */
	bool (*stored)(const wfi_gen *g, const wfi_value *v);
	const void *user; /* of the two above */
	wfi_memo *memo;
	int n_memo, cap_memo;
	int *hash, cap_hash; /* memo by value and place: 1 + its number; open addressing */
	const wfi_eqn *at;   /* the operation whose element() runs */
};

void wfi_gen_init(wfi_gen *g, const wfi_gen_target *target, wfi_sb *sb);
void wfi_gen_free(wfi_gen *g);
/* forgets what depends on loop `depth` or one inside it (depth as in wfi_aff) */
void wfi_gen_forget(wfi_gen *g, int depth);

/* v at place (as many as its rank): f16 and bf16 as f32 */
wfi_sv wfi_gen_value(wfi_gen *g, const wfi_value *v, const wfi_aff *const *place);
/* the same as it is stored: u16 for f16 and bf16 */
wfi_sv wfi_gen_stored(wfi_gen *g, const wfi_value *v, const wfi_aff *const *place);
/* v at the linear place */
wfi_sv wfi_gen_linear(wfi_gen *g, const wfi_value *v, const wfi_aff *at);
/* says what v is at place (a finished reduction, rounded to its dtype) */
void wfi_gen_define(wfi_gen *g, const wfi_value *v, const wfi_aff *const *place, wfi_sv x);
/* element of the reduction before it is combined: at `kept` of its result and `reduced` of what it reduces */
wfi_sv wfi_gen_summand(wfi_gen *g, const wfi_eqn *red, const wfi_aff *kept, const wfi_aff *reduced);

/* ---- analysis ---- */

/* what one equation costs for an element, in simple operations, apart from its operands */
int wfi_eqn_cost(const wfi_eqn *e);
/* Is the single result only operand *operand's elements at other places? *same: as many, in the same order (a reshape). */
bool wfi_eqn_moves(const wfi_eqn *e, int *operand, bool *same);
/* Is it a transpose of its one operand? Dimension d of the result is then dimension perm[d] of the operand. */
bool wfi_eqn_permutes(const wfi_eqn *e, int *perm);
/* fills k's reads and cost, and merges its loops */
void wfi_kernel_look(wfi_plan *p, wfi_kernel *k);
/* is v read from memory in k, rather than computed? */
bool wfi_kernel_loads(const wfi_plan *p, const wfi_kernel *k, const wfi_value *v);
/* what k computes, as text: equal kernels have equal keys; caller frees */
char *wfi_kernel_key(const wfi_plan *p, const wfi_kernel *k);
/* the loops of k as symbols: the linear place in its space, and in what its reductions reduce (NULL when it has none) */
void wfi_kernel_places(wfi_index *x, const wfi_kernel *k, const int *kept_syms, const int *red_syms, const wfi_aff **kept,
		       const wfi_aff **reduced);
#endif
