/* loops.h: the interface in which an operation over whole arrays (WFI_LOWER_HOST) writes its loops once more, for programs that are compiled ahead of
 * time and have nobody to call: wfi_op's `loops`. Indices are i64 scalars, elements are scalar.h's: f16 and bf16 come as f32 and go back rounded. */
#ifndef WFI_LOOPS_H
#define WFI_LOOPS_H
#include "lower/scalar.h"

typedef struct wfi_at { void *p; } wfi_at;                      /* an address */
typedef struct wfi_lb wfi_lb;

typedef struct wfi_lb_vtable {
	/* What is between loop and end is done again and again, until leave_unless finds its condition false. */
	void (*loop)(wfi_lb *b);
	void (*leave_unless)(wfi_lb *b, wfi_sv cond);
	void (*end)(wfi_lb *b);
	/* as begun and ended, one in another like braces */
	void (*if_)(wfi_lb *b, wfi_sv cond);
	void (*otherwise)(wfi_lb *b);
	void (*end_if)(wfi_lb *b);
	/* a variable with a first value; its number */
	int (*var)(wfi_lb *b, wfi_sv first);
	wfi_sv (*get)(wfi_lb *b, int var);
	void (*set)(wfi_lb *b, int var, wfi_sv x);
	/* element number `index` of a dense array */
	wfi_sv (*load)(wfi_lb *b, wfi_at array, wf_dtype d, wfi_sv index);
	void (*store)(wfi_lb *b, wfi_at array, wf_dtype d, wfi_sv index, wfi_sv x);
	wfi_at (*at)(wfi_lb *b, wfi_at p, wfi_sv bytes);
	void (*copy)(wfi_lb *b, wfi_at to, wfi_at from, size_t bytes); /* the same place, or places that have nothing in common */
	/* runs a region on its own n arguments; the captured ones are added */
	void (*call)(wfi_lb *b, int region, int n, const wfi_at *in, const wfi_at *out);
} wfi_lb_vtable;

struct wfi_lb {
	const wfi_lb_vtable *v;
	wfi_sb *s;
	const wfi_view *e;         /* types, attributes and regions */
	const wfi_at *in, *out;
	bool fma;                  /* wfi_s_fma is one instruction */
	wfi_at room;               /* what `room` below asked for, at a multiple of 64 */
};

/* what an operation says about its loops; can: NULL, or false for types that it writes none for */
typedef struct wfi_loops {
	bool (*can)(const wfi_view *e);
	size_t (*room)(const wfi_view *e); /* bytes that they work in; NULL: none */
	void (*write)(wfi_lb *b);
} wfi_loops;

/* ---- short names for writers (loops.c) ---- */
static inline wfi_sv wfi_l_i(wfi_lb *b, int64_t k) { return wfi_s_i(b->s, WF_I64, k); }
static inline wfi_sv wfi_l_get(wfi_lb *b, int var) { return b->v->get(b, var); }
static inline void wfi_l_set(wfi_lb *b, int var, wfi_sv x) { b->v->set(b, var, x); }
/* x + y and x · k, constants left out where they change nothing */
wfi_sv wfi_l_add(wfi_lb *b, wfi_sv x, wfi_sv y);
wfi_sv wfi_l_mul(wfi_lb *b, wfi_sv x, int64_t k);
wfi_sv wfi_l_multiply_add(wfi_lb *b, wfi_sv x, wfi_sv y, wfi_sv sum); /* floats: fused where that costs nothing */
wf_dtype wfi_l_wide(wf_dtype d);                                       /* as load gives it: f32 for f16 and bf16 */
/* from … to − 1: gives the index inside; ended by wfi_l_next with the same loop */
typedef struct wfi_lfor { int var; wfi_sv i; } wfi_lfor;
wfi_lfor wfi_l_for(wfi_lb *b, wfi_sv from, wfi_sv to);
wfi_lfor wfi_l_count(wfi_lb *b, int64_t n);
void wfi_l_next(wfi_lb *b, const wfi_lfor *f);
/* loops over all places of a shape, in row-major order: index[d] inside; ended by wfi_l_all_end */
typedef struct wfi_lall { int n; wfi_lfor f[WF_MAX_RANK]; wfi_sv index[WF_MAX_RANK]; } wfi_lall;
void wfi_l_all(wfi_lb *b, int rank, const int64_t *dims, wfi_lall *a);
void wfi_l_all_end(wfi_lb *b, const wfi_lall *a);
/* Σ index[d] · strides[d] */
wfi_sv wfi_l_place(wfi_lb *b, int rank, const wfi_sv *index, const int64_t *strides);
/* an element of type d as it is, for what moves it without computing */
void wfi_l_move(wfi_lb *b, wfi_at to, wfi_sv to_index, wfi_at from, wfi_sv from_index, wf_dtype d);

/* ---- values that a loop carries: in two sets of places by turns, in wfi_turns_room bytes of the operation's room ---- */
typedef struct wfi_turns { int n, offset; int64_t other; wfi_at room, *now, *next; int64_t *places; } wfi_turns;
size_t wfi_turns_room(int n, const wfi_type *types);
void wfi_turns_begin(wfi_lb *b, int n, wfi_at room, wfi_turns *t); /* copies the first n operands */
void wfi_turns_round(wfi_lb *b, wfi_turns *t);                    /* in the loop: now and next are this round's */
void wfi_turns_turn(wfi_lb *b, wfi_turns *t);
void wfi_turns_end(wfi_lb *b, wfi_turns *t);                      /* gives them as the first n results */
#endif
