/* plan.h: from a program to what a back end runs: kernels (loops over fused equations), their order, and where every value lies.
 * Target independent: it decides nothing about instructions. */
#ifndef WFI_PLAN_H
#define WFI_PLAN_H
#include "ir/op.h"

typedef struct wfi_plan wfi_plan;
typedef struct wfi_kernel wfi_kernel;

typedef struct wfi_read {
	wfi_value *value; /* stored, by another kernel or step */
	bool same;        /* read only at the place of the element that is being written (of the kept space) */
	bool whole;       /* as many elements as the space has: sharing it is worth something */
	int64_t slices;   /* the most slices of the space, by leading dimensions, of which each reads only its like of the value; 1: none */
} wfi_read;

/* How a reduction walks. The order of accumulation follows from shapes alone, so that bits do not depend on fusion or on the machine:
 * ROWS: over all reduced elements in row-major order r, in WFI_LANES sums by r modulo WFI_LANES, joined as a tree; then, one after the
 * other, those beyond the last multiple of WFI_LANES. COLUMNS: one sum a result, in order; lanes are neighbouring results. */
typedef enum wfi_walk_kind { WFI_MAP, WFI_ROWS, WFI_COLUMNS } wfi_walk_kind;
enum { WFI_LANES = 16, WFI_MOST_LOOPS = 2 * WF_MAX_RANK };

struct wfi_kernel {
	int id;
	wfi_walk_kind kind;
	int rank; /* the space: dimensions of 1 left out */
	int64_t dims[WF_MAX_RANK];
	int red_rank; /* and what is reduced for each of its places */
	int64_t red_dims[WFI_MOST_LOOPS];
	int n_reds;
	wfi_eqn **reds; /* reductions and small products, all over the same places */
	int n_roots;
	wfi_value **roots; /* what it stores, each of the space's dimensions */
	int n_reads;
	wfi_read *reads;
	int cost;      /* simple operations for an element */
	int64_t count; /* elements of the space; times those reduced: n_work */
	int64_t n_work;
	/* the loops that are made: neighbouring dimensions that every place treats as one are one */
	int n_loops, n_red_loops;
	int64_t loops[WF_MAX_RANK], red_loops[WFI_MOST_LOOPS];
	int64_t slices; /* > 0: it is run by so many slices of its outermost loop, which they divide (chain.c) */
	bool in_place; /* a root lies where something lies that the kernel reads (memory.c) */
	int n_eqns;    /* for messages */
	bool dead;     /* merged into another: */
	struct wfi_kernel *into;
};

typedef enum wfi_slot_kind { WFI_SLOT_NONE, WFI_SLOT_IN, WFI_SLOT_OUT, WFI_SLOT_WORK, WFI_SLOT_CONST } wfi_slot_kind;
typedef struct wfi_slot {
	wfi_slot_kind kind;
	int index;        /* IN: parameter, OUT: result */
	size_t offset;    /* WORK */
	const void *data; /* CONST */
} wfi_slot;

typedef enum wfi_step_kind { WFI_STEP_KERNEL, WFI_STEP_DOT, WFI_STEP_HOST, WFI_STEP_COLLECTIVE, WFI_STEP_COPY } wfi_step_kind;
typedef struct wfi_step {
	wfi_step_kind kind;
	wfi_kernel *kernel;
	wfi_eqn *eqn;
	wfi_value *value; /* COPY: to result `result` */
	int result;
	int order;       /* of the program's equation it comes from */
	/* Of a chain (chain.c): its steps may be run slice by slice, all of them for one slice after the other. length: of the first step, how many
	 * steps the chain has; 0: it is in none, or not the first. */
	int chain, length; /* chain: its number; -1: in none */
	int64_t slices;
	int n_in, n_out; /* stored values it reads and writes */
	wfi_value **in, **out;
} wfi_step;

typedef struct wfi_vinfo {
	wfi_value *
		storage; /* in whose buffer it lies: itself, or one with the same elements in the same order; NULL: computed where used */
	wfi_kernel *kernel; /* that writes it */
	wfi_slot slot;      /* where storage == itself */
	int made, used;     /* first and last step */
	bool computed;      /* fused into those that use it */
} wfi_vinfo;

typedef struct wfi_plan_opts {
	const bool *donated;
	/* is this product left to a library? The others become loops. */
	bool (*library)(const wfi_eqn *e);
} wfi_plan_opts;

struct wfi_plan {
	wfi_func *func; /* a copy, simplified */
	wfi_arena *arena;
	wfi_vinfo *info; /* by value id */
	int n_info;
	int n_kernels;
	wfi_kernel **kernels;
	int n_steps;
	wfi_step *steps;               /* in order */
	int *alias;                    /* per result */
	size_t workspace, peak_values; /* bytes; peak_values: of all values that live at once at the worst time */
};

wf_error *wfi_plan_make(const wfi_func *f, const wfi_plan_opts *o, wfi_plan **out);
void wfi_plan_free(wfi_plan *p);

/* ---- passes: each a new program (passes.c) ---- */
wfi_func *wfi_inline_calls(const wfi_func *f); /* equations with WFI_OP_CALL: their programs in their place */
wf_error *wfi_expand(const wfi_func *f, wfi_func **out); /* operations that are several simpler ones: those in their place */
/* the same of operations that would call the host and have no loops (wfi_op), by what they are in text: for programs that have no host */
wf_error *wfi_expand_host(const wfi_func *f, wfi_func **out);
wfi_func *wfi_simplify(const wfi_func *f); /* constants folded, identities removed, transposes taken into products */
wfi_func *wfi_cse(const wfi_func *f);
wfi_func *wfi_dce(const wfi_func *f);

/* ---- the parts of wfi_plan_make ---- */
void wfi_fuse(wfi_plan *p, const wfi_plan_opts *o);         /* fuse.c: info[].storage and .kernel, kernels, steps (unordered) */
void wfi_schedule(wfi_plan *p, const wfi_plan_opts *o);     /* schedule.c: steps in order */
void wfi_chain_steps(wfi_plan *p);                          /* chain.c: steps that are run slice by slice */
/* the most slices of step s, a kernel or product, of which each reads only its like of what it reads as number i */
int64_t wfi_step_read_slices(const wfi_step *s, int i);
int64_t wfi_step_writes(const wfi_step *s); /* bytes */
/* WEFT_PARTS: tests show that the bits are the same however work is shared out */
typedef enum wfi_parts { WFI_PARTS_AS_PAYS, WFI_PARTS_MOST, WFI_PARTS_NONE } wfi_parts;
wfi_parts wfi_parts_wanted(void);
void wfi_place_values(wfi_plan *p, const wfi_plan_opts *o); /* memory.c: slots, alias, workspace */
void wfi_dump_fusion(const wfi_plan *p);
void wfi_dump_plan(const wfi_plan *p);

/* an equation with a type that generated code does not know is a host step: its operation's eval. So is a bitcast that changes the shape. */
static inline bool wfi_eqn_native(const wfi_eqn *e)
{
	bool native = e->n_in != 1 || e->op->lowering != WFI_LOWER_SCALAR || wfi_same_shape(&e->in[0]->type, &e->out->type);
	for (int i = 0; i < e->n_in; i++)
		native = native && wfi_is_native(e->in[i]->type.dtype);
	for (int i = 0; i < e->n_out; i++)
		native = native && wfi_is_native(e->out[i].type.dtype);
	return native;
}

static inline bool wfi_fusible(const wfi_eqn *e)
{
	return (e->op->lowering == WFI_LOWER_SCALAR || (e->op->lowering == WFI_LOWER_ELEMENT && e->n_out == 1)) && wfi_eqn_native(e);
}

/* stays in the program's order among its like: all devices must meet in their collectives alike, and effects are seen */
static inline bool wfi_ordered(const wfi_eqn *e)
{
	return e->op->lowering == WFI_LOWER_COLLECTIVE || wfi_has_effect(e);
}

/* the stored value whose memory v may be found in: itself, or what an equation with WFI_OP_PASSES was given */
static inline wfi_value *wfi_home(const wfi_plan *p, wfi_value *v)
{
	for (;;) {
		wfi_value *s = p->info[v->id].storage;
		if (!s || !s->def || !(s->def->op->flags & WFI_OP_PASSES))
			return s ? s : v;
		v = s->def->in[s->index];
	}
}
/* a constant of one value everywhere: its bits, zero-extended; those of 16 bytes are not told */
bool wfi_splat_bits(const wfi_value *v, uint64_t *bits);
static inline bool wfi_constant_is_splat(const wfi_eqn *e)
{
	return ((const wfi_constant_attrs *)e->attrs)->data.size != wfi_type_bytes(&e->out->type);
}
/* the dimensions that are not 1 */
int wfi_long_dims(const wfi_type *t, int64_t *dims);
/* a reduction, or a product that is made as one: dimensions of the result, of what is reduced, and how it walks */
void wfi_red_space(const wfi_eqn *e, int *rank, int64_t *dims, int *red_rank, int64_t *red_dims, wfi_walk_kind *kind);
#endif
