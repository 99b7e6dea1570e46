/* index.h: places as affine expressions: k + Σ coefficient·symbol. Symbols are loop variables and what cannot be taken apart (a division
 * that does not come out even, a clamp, a choice, an integer of the data). Expressions are interned, so that equal ones are the same
 * pointer, and carry their bounds, so that reshapes, transposes and broadcasts compose into plain strides without any division. */
#ifndef WFI_INDEX_H
#define WFI_INDEX_H
#include "lower/element.h"

typedef struct wfi_aff wfi_aff;
typedef struct wfi_term {
	int sym;
	int64_t c;
} wfi_term;

struct wfi_aff {
	int64_t k, lo, hi; /* hi < lo never; empty arrays have no loops */
	int n;
	int depth;  /* of the innermost loop it depends on: 0 none, i + 1 loop i */
	bool lanes; /* differs between the lanes of a vector */
	uint32_t hash;
	wfi_term t[]; /* in ascending order of symbols, no coefficient 0 */
};

typedef enum wfi_sym_kind { WFI_SYM_LOOP, WFI_SYM_DIV, WFI_SYM_CLAMP, WFI_SYM_SELECT, WFI_SYM_DATA } wfi_sym_kind;
typedef struct wfi_sym {
	wfi_sym_kind kind;
	const wfi_aff *x, *y; /* DIV: x / k; CLAMP: x to lo..hi; SELECT: value ? x : y */
	int64_t k, lo, hi;
	wfi_sv value; /* SELECT: the condition; DATA: the integer, to be clamped to lo..hi */
	int depth;
	bool lanes;
	void *code[3]; /* the code generator's: as a number, and in lanes of 32 and 64 bits */
} wfi_sym;

typedef struct wfi_index {
	wfi_arena *arena;
	wfi_sym *syms;
	int n_syms, cap_syms;
	const wfi_aff **table; /* open addressing */
	size_t n_affs, cap_table;
	/* expressions that are needed as numbers, not only as parts of places; NULL: not recorded */
	const wfi_aff **used;
	int n_used, cap_used;
} wfi_index;

void wfi_index_init(wfi_index *x);
void wfi_index_free(wfi_index *x);
int wfi_sym_loop(wfi_index *x, int64_t extent, int depth, bool lanes);

const wfi_aff *wfi_aff_const(wfi_index *x, int64_t k);
const wfi_aff *wfi_aff_sym(wfi_index *x, int sym);
const wfi_aff *wfi_aff_add(wfi_index *x, const wfi_aff *a, const wfi_aff *b);
const wfi_aff *wfi_aff_mul(wfi_index *x, const wfi_aff *a, int64_t k);
const wfi_aff *wfi_aff_div(wfi_index *x, const wfi_aff *a, int64_t k);
const wfi_aff *wfi_aff_rem(wfi_index *x, const wfi_aff *a, int64_t k);
const wfi_aff *wfi_aff_clamp(wfi_index *x, const wfi_aff *a, int64_t lo, int64_t hi);
const wfi_aff *wfi_aff_select(wfi_index *x, wfi_sv cond, const wfi_aff *a, const wfi_aff *b);
const wfi_aff *wfi_aff_data(wfi_index *x, wfi_sv value, int64_t lo, int64_t hi);
int64_t wfi_aff_coefficient(const wfi_aff *a, int sym);
/* a is needed as a number */
void wfi_aff_use(wfi_index *x, const wfi_aff *a);

/* row-major place in dims as one number, and back */
const wfi_aff *wfi_aff_linear(wfi_index *x, int rank, const int64_t *dims, const wfi_aff *const *place);
void wfi_aff_delinear(wfi_index *x, int rank, const int64_t *dims, const wfi_aff *linear, const wfi_aff **place);

/* what a value depends on is kept in the bits of a wfi_sv (the code generators' values have no use of their own for them) */
#define WFI_SV_LANES 0x100u
static inline int wfi_sv_depth(wfi_sv v)
{
	return (int)(v.bits & 0xff);
}
static inline bool wfi_sv_lanes(wfi_sv v)
{
	return v.bits & WFI_SV_LANES;
}
static inline uint64_t wfi_sv_tag(int depth, bool lanes)
{
	return (uint64_t)depth | (lanes ? WFI_SV_LANES : 0);
}
/* of something made of two */
static inline uint64_t wfi_sv_join(uint64_t a, uint64_t b)
{
	uint64_t da = a & 0xff, db = b & 0xff;
	return (da > db ? da : db) | ((a | b) & WFI_SV_LANES);
}
#endif
