/* op.h: the descriptor. One operation is one const struct in one file of src/op. */
#ifndef WFI_OP_H
#define WFI_OP_H
#include "ir/ir.h"

struct wfi_sb;   /* lower/scalar.h */
struct wfi_sv;
struct wfi_eb;   /* lower/element.h */
struct wfi_ix;
struct wfi_text; /* lower/text.h */
struct wfi_loops; /* lower/loops.h */
struct wfi_comm; /* comm/comm.h */

/* how a back end gets at it; a class, never one operation */
typedef enum wfi_lowering {
	WFI_LOWER_HOST,        /* a plain C function over whole arrays: .host, or .eval when that is good enough */
	WFI_LOWER_SCALAR,      /* elementwise: .scalar on operands of the result's shape */
	WFI_LOWER_ELEMENT,     /* each result element from operand elements at computed places: .element */
	WFI_LOWER_REDUCE,      /* attrs begin with wfi_reduce_attrs */
	WFI_LOWER_DOT,         /* attrs are wfi_dot_attrs */
	WFI_LOWER_CONSTANT,    /* attrs are wfi_constant_attrs */
	WFI_LOWER_COLLECTIVE,  /* attrs are wfi_collective_attrs */
	WFI_LOWER_COUNT
} wfi_lowering;

enum {
	WFI_OP_ELEMENTWISE = 1u << 0, /* operands and results have one shape */
	WFI_OP_COMMUTATIVE = 1u << 1,
	WFI_OP_LINEAR = 1u << 2,      /* jointly linear in all operands whose bit is in .linear (concatenate, add): one re-emission with tangents */
	WFI_OP_EFFECT = 1u << 3,      /* never removed, merged or reordered with another effect */
	WFI_OP_VARIADIC = 1u << 4,    /* n_in is the least */
	WFI_OP_OWN = 1u << 5,         /* not StableHLO's: has a lowering before export */
	WFI_OP_CONTROL = 1u << 7,     /* its regions are programs over whole arrays, worth compiling: while, if */
	WFI_OP_CALL = 1u << 8,        /* region 0 is a program on the operands that stands for the equation: what compiles puts it in its place … */
	WFI_OP_APART = 1u << 9,       /* … behind an optimization_barrier: nothing in it is computed before all operands are there, or merged with others */
	WFI_OP_IDENTITY = 1u << 10,   /* the result is the operand; means something to transformations only */
	WFI_OP_PASSES = 1u << 11,     /* as many results as operands, each the operand's value: it may lie where that lies */
	WFI_OP_DEVICES = 1u << 12,    /* attrs are wfi_on_devices_attrs: every device of a mesh runs region 0 on its part of the operands */
	WFI_OP_REPLICAS = 1u << 6,    /* over the processes of the whole run: eval gets the communicator of axis "replicas" */
};

/* An equation as its rules see it. In a jvp rule `in` and `out` are values of the program being built; in a transpose rule
 * the operands that are being transposed have node NULL (only in_type speaks of them) and out is NULL; in infer, element and
 * scalar there are types only. */
typedef struct wfi_view {
	const wfi_op *op;
	const void *attrs;
	int n_in, n_out, n_regions;
	const wf_val *in, *out;
	const wfi_type *in_type, *out_type;
	wfi_block *const *regions;
} wfi_view;

/* an equation as its batch rule sees it: operands as they are now, types of one example */
typedef struct wfi_batch {
	const wfi_view *e;         /* in[i] has one dimension more than in_type[i], the first, where batched[i] is set */
	const bool *batched;
	int64_t size;              /* of the batch */
	const char *axis;          /* its name for collectives, or NULL */
} wfi_batch;

typedef struct wfi_infer {
	const wfi_op *op;
	const void *attrs;
	int n_in, n_regions;
	const wfi_type *in;
	wfi_block *const *regions;
	int n_out;                 /* preset to op->n_out; a variadic-result operation sets it */
	wfi_type *out;             /* room for wfi_most_results */
	char reason[400];
} wfi_infer;
#define WFI_MAX_OUT 1024     /* no equation has more results */
/* room for the results of an equation of op before they are inferred */
int wfi_most_results(const wfi_op *op, int n_in, int n_regions, wfi_block *const *regions);
/* sets the reason and returns false: return wfi_infer_fail(c, "…", …) */
bool wfi_infer_fail(wfi_infer *c, const char *format, ...) WFI_PRINTF(2, 3);

/* Evaluation over whole arrays, dense row-major: the plain reference, and the host calls of the CPU back end. Outputs are
 * allocated and may not alias inputs (the CPU back end keeps them apart for HOST operations). */
typedef struct wfi_eval {
	const wfi_op *op;
	const void *attrs;
	int n_in, n_out, n_regions;
	const wfi_type *in_type, *out_type;
	const void *const *in;
	void *const *out;
	wfi_block *const *regions;
	/* runs a region on scalars or arrays given densely; for operations with regions */
	wf_error *(*call)(const struct wfi_eval *e, int region, const void *const *in, void *const *out);
	int workers;               /* threads that .host may use: kernel/parallel.h; 0 is 1 */
	void *env;                 /* the evaluator's own */
	void *scratch;             /* op->scratch bytes, 64-byte aligned, of this equation's own from run to run */
	struct wfi_comm *comm;     /* of the bound axis, for collectives; WFI_OP_REPLICAS: of axis "replicas"; NULL outside */
	int64_t n_partitions;      /* WFI_OP_REPLICAS: comm's members are replicas × partitions, row-major; 0 is 1 */
} wfi_eval;

/* One sample drives every sweep. Operands are filled at random from [lo, hi] (integers: whole numbers in it; bool: both). */
typedef struct wfi_sample {
	const char *in;            /* "f32[2,3], f32[2,3]" */
	const void *attrs;         /* the operation's struct, or NULL */
	double lo, hi;             /* 0, 0 means [-2, 2] */
	double tol;                /* relative, reference against compiled; 0: the class's default by dtype */
	double grad_tol;           /* finite differences in f64; 0: 1e-6 */
	bool no_grad;              /* at this sample (a kink, an integer result) */
	int (*build)(int n, const wf_val *in, wf_val *out); /* NULL, or emits it on these operands, with regions; returns the number of results */
} wfi_sample;

struct wfi_op {
	const char *name;          /* StableHLO's, or chlo's, or "wf.…" for our own */
	const char *doc;           /* a sentence or two for doc/ops.md */
	int n_in, n_out;
	unsigned flags;
	size_t attrs_size;
	const wfi_attr_field *fields; /* ends in { NULL } */
	bool (*infer)(wfi_infer *c);
	bool (*effect)(const void *attrs); /* where attributes decide whether it has an effect; NULL: the flag does. Ask wfi_has_effect. */

	/* Derivatives. linear: bit i says that the operation is linear in operand i with the others held (mul: 3): its tangent is
	 * the operation itself with the tangent in place i. jvp[i]: tangent of result 0 from tangent t of operand i. jvp_all:
	 * the whole rule at once; t[i].node NULL is a zero tangent, a result may be left { NULL } for zero. */
	unsigned linear;
	wf_val (*jvp[4])(const wfi_view *e, wf_val t);
	void (*jvp_all)(const wfi_view *e, const wf_val *t, wf_val *out);
	/* Where the equation itself becomes another one (a loop that carries tangents, or that keeps what its derivative needs): emits what gives the
	 * results and their tangents. to_transpose: the tangents' part will be transposed, so equations that tangents go into should give nothing but
	 * tangents; what those need of the values comes out of the others. Then jvp, jvp_all are not asked. */
	void (*jvp_whole)(const wfi_view *e, const wf_val *t, bool to_transpose, wf_val *out, wf_val *t_out);
	const char *no_jvp;        /* why there is none: tangents stop here (comparison, integer result) */
	/* ct of result 0 → ct of operand i; or all at once: wanted[i] tells which, ct[j].node NULL is zero */
	wf_val (*transpose[4])(const wfi_view *e, wf_val ct);
	void (*transpose_all)(const wfi_view *e, const bool *wanted, const wf_val *ct, wf_val *out);
	const char *no_transpose;

	/* vmap: the results on all examples at once, batched at dimension 0; out_batched[j], preset to true, may be set to false: one for all. Returns
	 * false, having emitted nothing, where it has no rule: then the examples are gone through one by one. NULL: elementwise operations run on
	 * whole batches, others one by one. Not asked when no operand is batched. op/batch.h has what rules share. */
	bool (*batch)(const wfi_batch *b, wf_val *out, bool *out_batched);
	const char *shard;         /* how it shards over a mesh: "elementwise", "reduce" …; read from 3 of 7 on */

	wfi_lowering lowering;
	void (*scalar)(struct wfi_sb *b, const wfi_view *e, const struct wfi_sv *x, struct wfi_sv *out); /* f16 and bf16 arrive as f32 */
	struct wfi_sv (*element)(struct wfi_eb *b, const wfi_view *e, const struct wfi_ix *index);
	wf_error *(*host)(const wfi_eval *e);
	wf_error *(*eval)(const wfi_eval *e);
	/* the same in simpler operations, for back ends that make code of those; false: nothing was emitted, it stays itself */
	bool (*expand)(const wfi_view *e, wf_val *out);
	const struct wfi_loops *loops; /* HOST: its loops, for programs compiled ahead of time; NULL: it is in none of those */
	size_t (*scratch)(const wfi_eval *e); /* bytes that eval or host works in, by types, regions and workers; NULL: none */
	double (*flops)(const wfi_view *e); /* NULL: one per result element */
	const struct wfi_text *text; /* NULL: the defaults of lower/text.h */
	const wfi_sample *samples; /* ends in { NULL } */
};

/* the generated table, by name */
extern const wfi_op *const wfi_ops[];
extern const size_t wfi_n_ops;
const wfi_op *wfi_op_find(const char *name);

/* ---- attribute structs that more than one folder reads ---- */
typedef enum wfi_reduce_kind { WFI_RED_ADD, WFI_RED_MUL, WFI_RED_MIN, WFI_RED_MAX, WFI_RED_AND, WFI_RED_OR, WFI_RED_REPLACE, WFI_RED_GENERAL } wfi_reduce_kind;
extern const char *const wfi_reduce_kind_names[]; /* "add", "multiply", "minimum", "maximum", "and", "or", "replace", "general" */
typedef struct wfi_reduce_attrs { int kind; wfi_dims dims; } wfi_reduce_attrs;    /* stablehlo.reduce of one operand with that kind's identity */
typedef struct wfi_broadcast_attrs { wfi_dims shape, dims; } wfi_broadcast_attrs; /* broadcast_in_dim: the result's shape; operand dimension i is its dimension dims.v[i] */
typedef struct wfi_dot_attrs { wfi_dims lhs_batch, rhs_batch, lhs_contract, rhs_contract; } wfi_dot_attrs; /* result: batch, lhs free, rhs free */
typedef struct wfi_constant_attrs { wfi_type type; wfi_data data; } wfi_constant_attrs; /* data.size is one element's: splat */
typedef struct wfi_convert_attrs { wf_dtype dtype; } wfi_convert_attrs;          /* operation "convert" */
typedef struct wfi_scan_attrs { int64_t n_carry, n_xs, length; bool reverse; } wfi_scan_attrs; /* wf.scan: op/region.h */
/* wf.on_devices. mesh: the address of a const wf_mesh, 0: one device; local: its axes' lengths in this process. cuts: for each operand (result), one
 * after the other: how many cuts, then for each the dimension and the axis that cuts it, the outermost first; what is not listed is whole on every
 * device (a result: the first device's along the axes that do not cut it). wfi_cuts_of finds those of operand i: n pairs. */
typedef struct wfi_on_devices_attrs { int64_t mesh; wfi_dims local, in_cuts, out_cuts; } wfi_on_devices_attrs;
const int64_t *wfi_cuts_of(wfi_dims cuts, int i, int *n);
typedef struct wfi_remat_attrs { const char *policy; } wfi_remat_attrs;          /* wf.remat, wf.recompute: which values are kept (transform/remat.h) */
typedef struct wfi_rule_attrs { int64_t rule; const char *name; } wfi_rule_attrs; /* wf.custom_jvp …: transform/custom.h; the name is for messages */
typedef struct wfi_name_attrs { const char *name; } wfi_name_attrs;              /* wf.checkpoint_name */
/* The trace's own promotion emits "convert", "broadcast_in_dim" and "constant" by these attrs. */
/* All-reduce by kind over a named axis; other collectives' attributes begin with it. groups: rows of group_size members, each member of the axis in one
 * (axis_index_groups); none: all are one group. Those with .host run it with their group's communicator. */
typedef struct wfi_collective_attrs { int kind; const char *axis; int64_t axis_size; wfi_dims groups; int64_t group_size; } wfi_collective_attrs;

#endif
