/* text.h: what an operation says about its StableHLO text. Most say nothing: the reader turns every syntax, pretty or generic, into the generic
 * form (operands, a tree of attributes, regions, the types as printed) and the class defaults below do the rest. They need:
 *
 * reading  Each field of the attribute struct is looked up by its name among the attributes, then inside those that are dictionaries
 *          (dimension_numbers = #stablehlo.gather<…>). Absent: zero, empty, false; but a field named
 *            "shape" (DIMS), "dtype" (DTYPE), "type" (TYPE): of result 0 as printed
 *            "data" (DATA): of the attribute "value" (dense)
 *            "kind" (ENUM) in an operation with a region in its text: the kind that the region is recognised as; "general" keeps the region
 *            "padding", "replica_groups", "source_target_pairs" …: a dense tensor, row-major, as DIMS
 *          Unknown attributes are skipped. `read` then mends what is left (defaults that are not zero).
 * regions  are closed when they reach the program: what a region uses from outside becomes a trailing operand and a trailing parameter of every
 *          region of the operation, in one order; constants are copied into the region instead.
 * building The equation is (operands, captured values; regions). `build` replaces all of that, for what maps to other operations.
 * writing  Fields by name the other way round, without "shape", "dtype", "type", "data"; "kind" is written as its region. A field named in
 *          `group_fields` is put into the attribute `group`. `write` replaces it. */
#ifndef WFI_LOWER_TEXT_H
#define WFI_LOWER_TEXT_H
#include "ir/trace.h"

/* ---- attributes as they stand in the text ---- */
typedef enum wfi_tkind {
	WFI_T_UNIT, WFI_T_BOOL, WFI_T_INT, WFI_T_FLOAT,
	WFI_T_STR,    /* "text" */
	WFI_T_WORD,   /* LT of #stablehlo<comparison_direction LT>; s has the word */
	WFI_T_SYMBOL, /* @name, without the @ */
	WFI_T_ARRAY,  /* [ … ], array<i64: …> */
	WFI_T_DICT,   /* { … }, #stablehlo.gather<…>: children have names */
	WFI_T_TYPE, WFI_T_DENSE,
} wfi_tkind;
typedef struct wfi_tattr {
	wfi_tkind kind;
	const char *name;          /* in a dictionary */
	int64_t i;                 /* INT, BOOL */
	double f;                  /* FLOAT, INT */
	const char *s;             /* STR, WORD, SYMBOL; DICT: what kind of attribute ("stablehlo.gather"), or NULL */
	int n;                     /* children */
	struct wfi_tattr *v;
	wfi_type type;             /* TYPE, DENSE */
	wfi_data data;             /* DENSE: all elements, or one */
} wfi_tattr;
const wfi_tattr *wfi_tattr_find(const wfi_tattr *dict, const char *name); /* NULL when there is none; dict may be NULL */

/* ---- an operation being read ---- */
typedef struct wfi_text_op {
	const wfi_op *op;          /* NULL while it is only a name */
	const char *name;          /* "stablehlo.add" */
	const wfi_tattr *attrs;    /* a dictionary */
	int n_in, n_out, n_regions;
	const wf_val *in;
	const wfi_type *out_type;  /* as printed; a dimension is −1 for ? */
	wfi_func *const *regions;  /* their captures are values of the program being built (func->captures) */
	wfi_arena *arena;          /* for what build and read need while they run */
	wf_code code;              /* of a failure */
	char reason[400];
} wfi_text_op;
bool wfi_text_fail(wfi_text_op *t, const char *format, ...) WFI_PRINTF(2, 3);        /* sets the reason, returns false */
bool wfi_text_unsupported(wfi_text_op *t, const char *format, ...) WFI_PRINTF(2, 3);
/* attributes by name, at the top or inside a dictionary; false without a failure when absent, with one (t->reason) when of another kind */
const wfi_tattr *wfi_text_attr(const wfi_text_op *t, const char *name);
bool wfi_text_dims(wfi_text_op *t, const char *name, wfi_dims *out);  /* array or dense of integers or booleans; in t->arena */
bool wfi_text_int(wfi_text_op *t, const char *name, int64_t *out);
bool wfi_text_bool(wfi_text_op *t, const char *name, bool *out);
const char *wfi_text_word(wfi_text_op *t, const char *name);          /* a word, string or symbol; NULL */
/* fills attrs by op->fields as described above */
bool wfi_text_fields(wfi_text_op *t, const wfi_op *op, void *attrs);
/* the values that the regions use from outside and that are not constants; each once, in order */
int wfi_text_captures(wfi_text_op *t, wf_val **out);
/* region i as a closed block of the program being built: its parameters, then one for each of those captures */
wfi_block *wfi_text_block(wfi_text_op *t, int i, int n_captures, const wf_val *captures);
/* (operands, captures; regions) with these attributes */
bool wfi_text_emit(wfi_text_op *t, const wfi_op *op, const void *attrs, wf_val *out);
/* what a region of two scalars a, b computes: a kind, or WFI_RED_GENERAL. REPLACE: it returns b. */
wfi_reduce_kind wfi_region_kind(const wfi_block *b);
/* a sort's comparator over n operands: by the first *n_keys of them, ascending or descending, in our order (−0 = +0, NaN greatest; also JAX's
 * comparators, which spell that out); false: general */
bool wfi_region_order(const wfi_block *b, int n, bool *descending, int64_t *n_keys);

/* ---- an operation being written ---- */
typedef struct wfi_text_out wfi_text_out;
void wfi_text_put_dims(wfi_text_out *w, const char *name, wfi_dims d);                 /* array<i64: …> */
void wfi_text_put_bools(wfi_text_out *w, const char *name, wfi_dims d);                /* array<i1: …> */
void wfi_text_put_matrix(wfi_text_out *w, const char *name, wfi_dims d, int64_t columns); /* dense<[[…]]> : tensor<RxCxi64> */
void wfi_text_put_int(wfi_text_out *w, const char *name, int64_t x, int bits);        /* 3 : i64 */
void wfi_text_put_bool(wfi_text_out *w, const char *name, bool x);
void wfi_text_put_str(wfi_text_out *w, const char *name, const char *s);
void wfi_text_put_raw(wfi_text_out *w, const char *name, const char *format, ...) WFI_PRINTF(3, 4); /* any attribute as it is written */
void wfi_text_put_fields(wfi_text_out *w, const wfi_eqn *e);                           /* the default */

/* ---- on the descriptor: .text; NULL: all defaults ----
 * Operations by kind (reduce, scatter, sort …) are written through `lower`, which emits their form with a region (wf.reduce); that one has the
 * `name` "reduce", and reading recognises the kind again. */
typedef struct wfi_text {
	const char *name;                              /* as which operation it is written: "reduce" for wf.reduce */
	const char *group, *group_kind, *group_fields; /* "dimension_numbers", "stablehlo.gather", "offset_dims collapsed_slice_dims …" */
	bool (*read)(wfi_text_op *t, void *attrs);     /* after the fields; attrs is op->attrs_size bytes */
	bool (*build)(wfi_text_op *t, wf_val *out);    /* emits by itself; fills t->n_out values */
	void (*write)(wfi_text_out *w, const wfi_eqn *e);
	int (*captures)(const wfi_eqn *e);             /* how many trailing operands are captured values; NULL: by the regions' parameters: "while"
	                                                * n_in − n_out, "if" and "case" n_in − 1, otherwise none */
	/* before writing: the same in operations that have a text, emitted into the current trace; false: it is written as it is */
	bool (*lower)(const wfi_view *e, wf_val *out);
} wfi_text;

/* ---- names that stand for programs of other operations (after the dialect's name): read only; src/op/alias.c; ends in { NULL } ---- */
typedef struct wfi_text_alias { const char *name; bool (*build)(wfi_text_op *t, wf_val *out); } wfi_text_alias;
extern const wfi_text_alias wfi_text_aliases[];
#endif
