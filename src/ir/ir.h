/* ir.h: the program: typed SSA equations in blocks, blocks in functions. Immutable once its trace is finished.
 * An equation points at its operation's descriptor (op.h); there is no opcode and no switch over operations. */
#ifndef WFI_IR_H
#define WFI_IR_H
#include "base/base.h"

typedef struct wfi_op wfi_op;
typedef struct wfi_value wfi_value;
typedef struct wfi_eqn wfi_eqn;
typedef struct wfi_block wfi_block;
typedef struct wfi_func wfi_func;
typedef struct wfi_trace wfi_trace;

/* ---- types ---- */
typedef struct wfi_type {
	wf_dtype dtype;
	int rank;
	int64_t dims[WF_MAX_RANK]; /* each ≥ 0; those at and beyond rank are 0 */
} wfi_type;

typedef struct wfi_dims { int n; const int64_t *v; } wfi_dims;
typedef struct wfi_data { size_t size; const void *bytes; } wfi_data; /* a constant's elements: all of them, or one (splat) */

wfi_type wfi_type_make(wf_dtype d, int rank, const int64_t *dims);
wfi_type wfi_type_scalar(wf_dtype d);
wfi_type wfi_type_with_dtype(wfi_type t, wf_dtype d);
bool wfi_type_equal(const wfi_type *a, const wfi_type *b);
bool wfi_same_shape(const wfi_type *a, const wfi_type *b);
/* t with a dimension of size n in front (its rank is below WF_MAX_RANK); without its first one (its rank is above 0) */
wfi_type wfi_type_rows(const wfi_type *t, int64_t n);
wfi_type wfi_type_row(const wfi_type *t);
int64_t wfi_type_count(const wfi_type *t);      /* elements; constructors refuse what overflows */
size_t wfi_type_bytes(const wfi_type *t);       /* dense row-major, bool one byte */
void wfi_type_strides(const wfi_type *t, int64_t *strides); /* in elements, row-major */
/* "f32[2,3]"; into buf of at least WFI_TYPE_TEXT bytes; returns buf */
#define WFI_TYPE_TEXT 320
char *wfi_type_text(const wfi_type *t, char *buf);
/* reads "f32[2,3]" (spaces allowed); returns past it, or NULL */
const char *wfi_type_parse(const char *text, wfi_type *out);

static inline bool wfi_is_mini(wf_dtype d) { return d >= WF_F4E2M1FN && d <= WF_F8E8M0FNU; } /* a float of a byte or less */
static inline bool wfi_is_float(wf_dtype d) { return (d >= WF_F16 && d <= WF_F64) || wfi_is_mini(d); } /* real ones */
static inline bool wfi_is_complex(wf_dtype d) { return d == WF_C64 || d == WF_C128; }
static inline bool wfi_is_inexact(wf_dtype d) { return wfi_is_float(d) || wfi_is_complex(d); } /* what has derivatives */
static inline bool wfi_is_signed(wf_dtype d) { return (d >= WF_I8 && d <= WF_I64) || d == WF_I2 || d == WF_I4; }
static inline bool wfi_is_unsigned(wf_dtype d) { return (d >= WF_U8 && d <= WF_U64) || d == WF_U2 || d == WF_U4; }
static inline bool wfi_is_int(wf_dtype d) { return wfi_is_signed(d) || wfi_is_unsigned(d); }
/* what generated code handles; equations with other types run through eval */
static inline bool wfi_is_native(wf_dtype d) { return d >= WF_BOOL && d <= WF_F64; }
int wfi_dtype_bits(wf_dtype d); /* bool: 1; i4: 4, though it lies in a byte */
/* c64 → f32, c128 → f64, others as they are; f64 → c128, other floats → c64 */
wf_dtype wfi_dtype_real(wf_dtype d);
wf_dtype wfi_dtype_complex(wf_dtype d);
/* JAX's promotion lattice (B6: bf16+f16→f32, i32+f16→f16, u32+i32→i32: 64 bits only when an operand has them); weak operands yield.
 * WF_INVALID when it joins them nowhere (the narrow types with any other). */
wf_dtype wfi_promote(wf_dtype a, bool a_weak, wf_dtype b, bool b_weak, bool *weak);

/* one element as a number, either way; for 64-bit integers the _i forms */
double wfi_load_f(wf_dtype d, const void *p, int64_t i);
int64_t wfi_load_i(wf_dtype d, const void *p, int64_t i); /* u64 as its bits */
void wfi_store_f(wf_dtype d, void *p, int64_t i, double x); /* floats: round to nearest even; ints: saturating as convert; bool: x != 0 */
void wfi_store_i(wf_dtype d, void *p, int64_t i, int64_t x); /* ints: wraps; floats: rounded */
/* complex elements; of another type: as its real part. The forms above see the real part, and store an imaginary part of 0. */
double _Complex wfi_load_c(wf_dtype d, const void *p, int64_t i);
void wfi_store_c(wf_dtype d, void *p, int64_t i, double _Complex z);
static inline double _Complex wfi_complex(double re, double im) { return ((union { double v[2]; double _Complex z; }){ { re, im } }).z; }

/* ---- nodes: what a wf_val points at ---- */
typedef enum wfi_node_kind { WFI_LEAF, WFI_TUPLE, WFI_LIST, WFI_DICT, WFI_NONE_NODE, WFI_POISON } wfi_node_kind;

struct wfi_node {
	wfi_node_kind kind;
	int n;                     /* children */
	int depth;                 /* of the tree below: 0 for a leaf */
	struct wfi_node **child;   /* dict: in order of sorted names */
	const char **name;         /* dict only */
};

/* what a transformation made of a line: its derivative's values, or its part of the backward pass */
typedef enum wfi_pass { WFI_PASS_PRIMAL, WFI_PASS_TANGENT, WFI_PASS_BACKWARD } wfi_pass;
/* Names of files are kept for the process's life, each once: programs are made of one another, and every one may be released before those made of
 * it. */
const char *wfi_file_name(const char *file);
typedef struct wfi_loc { const char *file; int line; wfi_pass pass; } wfi_loc; /* the user's; file NULL when unknown, else from wfi_file_name */

struct wfi_value {
	struct wfi_node node;      /* first: a leaf wf_val points here */
	wfi_type type;
	bool weak;                 /* weakly typed: gives way in promotion, like a Python number in JAX */
	bool is_number;            /* a weak constant made from a number: converted from `number`, not from its rounded element */
	double number;
	wfi_eqn *def;              /* NULL for a block's parameter */
	int index;                 /* which result, or which parameter */
	wfi_block *block;
	int id;                    /* dense in its function: side tables are arrays of func->n_values */
};

struct wfi_eqn {
	const wfi_op *op;
	int n_in, n_out, n_regions;
	wfi_value **in;
	wfi_value *out;            /* n_out values */
	const void *attrs;         /* the operation's own struct, or NULL */
	wfi_block **regions;
	wfi_loc loc;
	wfi_block *block;
	wfi_eqn *prev, *next;
	int mark;                  /* scratch of one pass; meaningless outside it */
};

struct wfi_block {
	wfi_func *func;
	int n_params, n_results;
	wfi_value **params;
	wfi_value **results;
	wfi_eqn *first, *last;
};

struct wfi_func {
	int refs;
	const char *name;
	wfi_arena *arena;          /* owns everything below */
	wfi_block *body;
	int n_values;
	int n_captures;            /* trailing parameters that stand for values of enclosing traces … */
	wfi_value **captures;      /* … these */
	const char **param_names;  /* leaf paths such as "params.w", for messages; may be NULL */
	const char **result_names;
};

wfi_func *wfi_func_new(const char *name);
wfi_func *wfi_func_retain(wfi_func *f);
void wfi_func_release(wfi_func *f);
wfi_block *wfi_block_new(wfi_func *f);
wfi_value *wfi_block_param(wfi_block *b, const wfi_type *t, bool weak);
void wfi_block_results(wfi_block *b, int n, wfi_value *const *v);
/* appends; attrs are copied deep by the operation's field table; results have their types set by the caller (out_types) */
wfi_eqn *wfi_block_eqn(wfi_block *b, const wfi_op *op, const void *attrs, int n_in, wfi_value *const *in, int n_out, const wfi_type *out_types, int n_regions,
                       wfi_block *const *regions);
/* copies region r into function f; what it uses from outside (regions that an operation made use nothing) is in map[], indexed by id, where
 * its own values are put too; map may be NULL */
wfi_block *wfi_block_clone(const wfi_block *r, wfi_func *f, wfi_value **map);

/* Does it do something beside giving results, itself or in a region? Then it is never removed, merged or reordered. */
bool wfi_has_effect(const wfi_eqn *e);
/* Removes effects without results (prints, checks) from a function that nobody else has, in its regions too: of a part that computes once more
 * what was computed before. */
void wfi_func_silence(wfi_func *f);

/* ---- attributes ---- */
typedef enum wfi_attr_kind {
	WFI_ATTR_I64, WFI_ATTR_BOOL, WFI_ATTR_F64, WFI_ATTR_DIMS, WFI_ATTR_DTYPE, WFI_ATTR_STR, WFI_ATTR_ENUM, WFI_ATTR_DATA, WFI_ATTR_TYPE
} wfi_attr_kind;
/* a field of an attribute struct: int64_t, bool, double, wfi_dims, wf_dtype, const char *, int, wfi_data, wfi_type */
typedef struct wfi_attr_field {
	const char *name;
	wfi_attr_kind kind;
	size_t offset;
	const char *const *names;  /* ENUM: spellings, NULL-terminated */
} wfi_attr_field;
const void *wfi_attrs_copy(wfi_arena *a, const wfi_op *op, const void *attrs);
bool wfi_attrs_equal(const wfi_op *op, const void *a, const void *b);
/* an enumerated attribute of e as it is spelled; NULL when the operation has no such field */
const char *wfi_attrs_word(const wfi_eqn *e, const char *name);
uint64_t wfi_attrs_hash(uint64_t seed, const wfi_op *op, const void *attrs);
void wfi_attrs_print(wfi_str *out, const wfi_op *op, const void *attrs); /* "{axis = 1, kind = add}" or nothing */

/* ---- printing, checking ---- */
void wfi_func_print(wfi_str *out, const wfi_func *f);         /* our own short form, with the user's lines */
wf_error *wfi_func_verify(const wfi_func *f);                 /* every invariant above, operand order, infer again */
uint64_t wfi_func_hash(const wfi_func *f);                    /* of structure, types and attributes; not of names or lines */
bool wfi_func_equal(const wfi_func *a, const wfi_func *b);

#endif
