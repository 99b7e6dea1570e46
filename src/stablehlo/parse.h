/* parse.h: the reader's parts: characters, attributes and types, operations in any syntax turned into the generic form, functions. */
#ifndef WFI_STABLEHLO_PARSE_H
#define WFI_STABLEHLO_PARSE_H
#include "lower/text.h"
#include "stablehlo/stablehlo.h"

enum { WFI_PARSE_DEPTH = 100 };       /* nesting of anything: attributes, types, regions and calls together */

/* ---- types and values: tuples live in the reader only ---- */
typedef struct wfi_ttype {
	wfi_type type;                /* a dimension is −1 for ? */
	bool is_tuple, is_known;      /* known: false where the text says nothing */
	int n;
	int64_t inside;               /* types in a tuple, at every depth */
	struct wfi_ttype *v;
} wfi_ttype;
typedef struct wfi_tval {
	wf_val v;
	bool is_tuple;
	int n;
	struct wfi_tval *c;
} wfi_tval;
typedef struct wfi_types { int n, cap; wfi_ttype *v; } wfi_types;
typedef struct wfi_vals { int n, cap; wfi_tval *v; } wfi_vals;
typedef struct wfi_attrs { int n, cap; wfi_tattr *v; } wfi_attrs;

typedef struct wfi_symbol wfi_symbol;
typedef struct wfi_raw wfi_raw;
typedef struct wfi_scope { int n, cap; wfi_symbol *v; int n_buckets; int *bucket; } wfi_scope; /* of one function's values */

typedef struct wfi_alias { const char *name; size_t n; bool is_type; wfi_tattr attr; wfi_ttype type; } wfi_alias;
typedef struct wfi_pfunc {
	char *name;
	const char *at;               /* the parameter list; generic form: the region */
	wfi_ttype *params, *results;  /* generic form: from function_type */
	int n_params, n_results;
	bool is_public, is_generic, is_called, is_declared, is_open; /* declared: without a body; open: being inlined now */
} wfi_pfunc;

typedef struct wfi_parser {
	const char *text, *end, *p, *file;
	wfi_arena *arena;             /* names, attributes, types: until the end of reading */
	wf_error *err;                /* the first */
	int depth;
	bool bare;                    /* a number or string takes no ": type" with it: what follows is the operation's type */
	size_t budget;                /* equations that may still be made: calls are inlined */
	int n_aliases, cap_aliases;
	wfi_alias *aliases;
	int n_funcs, cap_funcs;
	wfi_pfunc *funcs;
	wfi_scope *scope;
	struct wfi_raw **pool;        /* an operation's lists by depth, used again for the next one */
	const wfi_type *types;        /* of the entry function's arguments, or NULL */
	const void *const *values;    /* their elements, or NULL */
	const char *line_at;          /* where `line` was counted up to */
	int line;
	const char *fail_at;          /* the operation that the trace has the failure of */
} wfi_parser;

/* ---- characters (lex.c) ---- */
bool wfi_p_fail(wfi_parser *p, const char *at, const char *format, ...) WFI_PRINTF(3, 4);        /* with line, column, caret; false */
bool wfi_p_unsupported(wfi_parser *p, const char *at, const char *format, ...) WFI_PRINTF(3, 4);
bool wfi_p_expected(wfi_parser *p, const char *what);              /* "expected WHAT, found …" here */
int wfi_p_line(wfi_parser *p, const char *at);
void wfi_p_space(wfi_parser *p);                                   /* also comments */
bool wfi_p_peek(wfi_parser *p, const char *punctuation);
bool wfi_p_accept(wfi_parser *p, const char *punctuation);
bool wfi_p_expect(wfi_parser *p, const char *punctuation);
bool wfi_p_keyword(wfi_parser *p, const char *word);               /* accepts a whole word */
bool wfi_p_peek_word(wfi_parser *p, const char *word);
size_t wfi_p_word(wfi_parser *p, const char **word);               /* letters, digits, _ $ . ; its length, 0 for none */
bool wfi_p_string(wfi_parser *p, const char **s, size_t *n);       /* "…" with escapes undone; in the arena */
bool wfi_p_int(wfi_parser *p, int64_t *x);
bool wfi_p_skip(wfi_parser *p);                                    /* a bracketed group that begins here, whatever is in it */
bool wfi_p_enter(wfi_parser *p);                                   /* depth + 1, refused when too deep */
static inline void wfi_p_leave(wfi_parser *p) { p->depth--; }
void wfi_p_loc(wfi_parser *p);                                     /* skips loc(…) when one is here */
char *wfi_p_dup(wfi_parser *p, const char *s, size_t n);
/* room for one more of *v; doubled */
void *wfi_p_grow(wfi_parser *p, void *v, int n, int *cap, size_t size);

/* ---- types, attributes (attr.c) ---- */
bool wfi_p_type(wfi_parser *p, wfi_ttype *out);
bool wfi_p_type_list(wfi_parser *p, wfi_types *out);               /* T, T or nothing before a closing bracket */
bool wfi_p_attr(wfi_parser *p, wfi_tattr *out);
bool wfi_p_dict(wfi_parser *p, const char *close, wfi_attrs *out); /* entries up to and with `close` */
wfi_tattr *wfi_p_add(wfi_parser *p, wfi_attrs *a, const char *name);
bool wfi_p_int_list(wfi_parser *p, wfi_tattr *out);                /* [1, 2] */
void wfi_p_array(wfi_parser *p, wfi_tattr *out, int n, const int64_t *v);
bool wfi_p_conv_dimensions(wfi_parser *p, wfi_tattr *out);          /* [b, 0, f]x[0, i, o]->[b, 0, f] */
bool wfi_p_alias(wfi_parser *p);                                   /* a definition: #x = …, !x = … */
wf_dtype wfi_dtype_of_text(const char *s, size_t n);               /* "i1", "ui8", "complex<f32>" is handled by the type */
const char *wfi_dtype_text(wf_dtype d);                            /* as the text spells it: "i1", "ui8", "complex<f32>" */

/* ---- one operation in the generic form ---- */
struct wfi_raw {
	const char *at, *name;        /* "stablehlo.add" */
	wfi_vals in;
	wfi_attrs attrs;
	int n_regions, cap_regions;
	wfi_func **regions;
	wfi_types in_types, out_types;
	bool has_in_types;
	int n_out;                    /* what the left side names */
	wfi_tval *out;                /* set by the building */
};
bool wfi_p_operand(wfi_parser *p, wfi_tval *out);                  /* %x or %x#1 */
bool wfi_p_value_name(wfi_parser *p, const char **name, size_t *n);  /* %x where it is defined, without the % */
bool wfi_p_operands(wfi_parser *p, const char *close, wfi_vals *out);
bool wfi_p_region(wfi_parser *p, wfi_raw *r, int n_params, const char *const *names, const size_t *lengths, const wfi_ttype *types); /* { … } */
/* [[@a, @b], [@c, @d]]: functions of the module as regions, row by row */
bool wfi_p_function_regions(wfi_parser *p, wfi_raw *r, const wfi_tattr *names);
bool wfi_p_pretty(wfi_parser *p, wfi_raw *r);                      /* after the name: everything up to and with the types (pretty.c) */
bool wfi_p_signature(wfi_parser *p, wfi_raw *r);                   /* ": (T, T) -> T" and its short forms */
/* rewrites operations on dynamic shapes whose shape operands are known here into static ones (dynamic.c) */
bool wfi_p_static(wfi_parser *p, wfi_raw *r);
/* builds a function whose region of two scalars does `op`: the short form of reduce */
bool wfi_p_apply_region(wfi_parser *p, wfi_raw *r, const char *op, const wfi_type *element);
bool wfi_p_build(wfi_parser *p, wfi_raw *r);
bool wfi_p_define(wfi_parser *p, const char *name, size_t n, int n_vals, const wfi_tval *vals);
const wfi_tattr *wfi_raw_attr(const wfi_raw *r, const char *name);
bool wfi_ttype_fits(const wfi_ttype *t, const wfi_tval *v);        /* unknown parts and ? fit all */
void wfi_ttype_text(wfi_str *out, const wfi_ttype *t);
wfi_ttype wfi_ttype_of(wfi_parser *p, const wfi_tval *v);
#endif
