/* linalg_loops.c: the loops (lower/loops.h) of cholesky and triangular_solve, in f64 as their plain evaluations. Holds no operation. */
#include <math.h>
#include "lower/loops.h"
#include "op/class.h"
#include "op/numeric.h"

static bool real_float(const wfi_view *e)
{
	return wfi_is_native(e->in_type[0].dtype);
}

static int64_t matrices_of(const wfi_type *t)
{
	int64_t n = 1;

	for (int d = 0; d < t->rank - 2; d++)
		n *= t->dims[d];
	return n;
}

static wfi_sv at(wfi_lb *b, wfi_sv i, int64_t n, wfi_sv j)
{
	return wfi_l_add(b, wfi_l_mul(b, i, n), j);
}

static wfi_sv load(wfi_lb *b, wfi_at array, wf_dtype d, wfi_sv i)
{
	return wfi_s_convert(b->s, WF_F64, b->v->load(b, array, d, i));
}

static void store(wfi_lb *b, wfi_at array, wf_dtype d, wfi_sv i, wfi_sv x)
{
	b->v->store(b, array, d, i, wfi_s_convert(b->s, wfi_l_wide(d), x));
}

/* total −= p[i] · q[j], over k before `to`; p and q rows of n in the room */
static void subtract_products(wfi_lb *b, int total, int64_t n, wfi_sv i, wfi_sv j, wfi_sv to)
{
	wfi_lfor k = wfi_l_for(b, wfi_l_i(b, 0), to);
	wfi_sv x = b->v->load(b, b->room, WF_F64, at(b, i, n, k.i)), y = b->v->load(b, b->room, WF_F64, at(b, j, n, k.i));

	wfi_l_set(b, total, wfi_s_sub(b->s, wfi_l_get(b, total), wfi_s_mul(b->s, x, y)));
	wfi_l_next(b, &k);
}

/* the lower triangle in the room becomes its factor; good: a variable, false when it is not positive definite (then the factor is of no use) */
static void factor(wfi_lb *b, int64_t n, int good)
{
	wfi_lfor j = wfi_l_count(b, n);
	int d = b->v->var(b, b->v->load(b, b->room, WF_F64, at(b, j.i, n, j.i)));

	subtract_products(b, d, n, j.i, j.i, j.i);
	wfi_sv square = wfi_l_get(b, d), root = wfi_s_op1(b->s, WFI_S_SQRT, square);
	wfi_l_set(b, good, wfi_s_and(b->s, wfi_l_get(b, good), wfi_s_cmp(b->s, WFI_S_GT, square, wfi_s_f(b->s, WF_F64, 0))));
	b->v->store(b, b->room, WF_F64, at(b, j.i, n, j.i), root);
	wfi_lfor i = wfi_l_for(b, wfi_l_add(b, j.i, wfi_l_i(b, 1)), wfi_l_i(b, n));
	int total = b->v->var(b, b->v->load(b, b->room, WF_F64, at(b, i.i, n, j.i)));
	subtract_products(b, total, n, i.i, j.i, j.i);
	b->v->store(b, b->room, WF_F64, at(b, i.i, n, j.i), wfi_s_div(b->s, wfi_l_get(b, total), root));
	wfi_l_next(b, &i);
	wfi_l_next(b, &j);
}

static void write_cholesky(wfi_lb *b)
{
	const wfi_type *t = &b->e->in_type[0];
	const bool lower = ((const wfi_cholesky_attrs *)b->e->attrs)->lower;
	const int64_t n = t->dims[t->rank - 1];
	wfi_lfor m = wfi_l_count(b, matrices_of(t));
	wfi_sv first = wfi_l_mul(b, m.i, n * n);
	int good = b->v->var(b, wfi_s_i(b->s, WF_BOOL, 1));
	wfi_lall all;

	wfi_l_all(b, 2, (const int64_t[]){ n, n }, &all);
	wfi_sv i = all.index[0], j = all.index[1];
	b->v->store(b, b->room, WF_F64, at(b, i, n, j), load(b, b->in[0], t->dtype, wfi_l_add(b, first, lower ? at(b, i, n, j) : at(b, j, n, i))));
	wfi_l_all_end(b, &all);
	factor(b, n, good);
	wfi_l_all(b, 2, (const int64_t[]){ n, n }, &all);
	i = all.index[0], j = all.index[1];
	wfi_sv inside = lower ? wfi_s_cmp(b->s, WFI_S_LE, j, i) : wfi_s_cmp(b->s, WFI_S_LE, i, j);
	wfi_sv x = wfi_s_select(b->s, inside, b->v->load(b, b->room, WF_F64, lower ? at(b, i, n, j) : at(b, j, n, i)), wfi_s_f(b->s, WF_F64, 0));
	store(b, b->out[0], t->dtype, wfi_l_add(b, first, at(b, i, n, j)), wfi_s_select(b->s, wfi_l_get(b, good), x, wfi_s_f(b->s, WF_F64, (double)NAN)));
	wfi_l_all_end(b, &all);
	wfi_l_next(b, &m);
}

static size_t room_matrix(const wfi_view *e)
{
	const int64_t n = e->in_type[0].dims[e->in_type[0].rank - 1];

	return (size_t)(n * n + n) * sizeof(double);
}

const wfi_loops wfi_loops_cholesky = { .can = real_float, .room = room_matrix, .write = write_cholesky };

/* ---- triangular_solve: op in the room, then x behind it ---- */

static void substitute(wfi_lb *b, int64_t n, bool lower, bool unit)
{
	wfi_lfor k = wfi_l_count(b, n);
	wfi_sv i = lower ? k.i : wfi_s_sub(b->s, wfi_l_i(b, n - 1), k.i), x_at = wfi_l_i(b, n * n);
	int total = b->v->var(b, b->v->load(b, b->room, WF_F64, wfi_l_add(b, x_at, i)));
	wfi_lfor j = lower ? wfi_l_for(b, wfi_l_i(b, 0), i) : wfi_l_for(b, wfi_l_add(b, i, wfi_l_i(b, 1)), wfi_l_i(b, n));
	wfi_sv p = wfi_s_mul(b->s, b->v->load(b, b->room, WF_F64, at(b, i, n, j.i)), b->v->load(b, b->room, WF_F64, wfi_l_add(b, x_at, j.i)));

	wfi_l_set(b, total, wfi_s_sub(b->s, wfi_l_get(b, total), p));
	wfi_l_next(b, &j);
	wfi_sv x = wfi_l_get(b, total);
	b->v->store(b, b->room, WF_F64, wfi_l_add(b, x_at, i), unit ? x : wfi_s_div(b->s, x, b->v->load(b, b->room, WF_F64, at(b, i, n, i))));
	wfi_l_next(b, &k);
}

static void write_solve(wfi_lb *b)
{
	const wfi_triangular_attrs *a = b->e->attrs;
	const wfi_type *l = &b->e->in_type[0], *t = &b->e->in_type[1];
	const int64_t n = l->dims[l->rank - 1], rows = t->dims[t->rank - 2], columns = t->dims[t->rank - 1], step = a->left_side ? columns : 1;
	const bool swap = (a->transpose_a != WFI_NO_TRANSPOSE) != !a->left_side;
	wfi_lfor m = wfi_l_count(b, matrices_of(l));
	wfi_lall all;

	wfi_l_all(b, 2, (const int64_t[]){ n, n }, &all);
	wfi_sv from = swap ? at(b, all.index[1], n, all.index[0]) : at(b, all.index[0], n, all.index[1]);
	b->v->store(b, b->room, WF_F64, at(b, all.index[0], n, all.index[1]), load(b, b->in[0], l->dtype, wfi_l_add(b, wfi_l_mul(b, m.i, n * n), from)));
	wfi_l_all_end(b, &all);
	wfi_lfor v = wfi_l_count(b, a->left_side ? columns : rows);
	wfi_sv first = wfi_l_add(b, wfi_l_mul(b, m.i, rows * columns), wfi_l_mul(b, v.i, a->left_side ? 1 : columns));
	wfi_lfor i = wfi_l_count(b, n);
	b->v->store(b, b->room, WF_F64, wfi_l_add(b, i.i, wfi_l_i(b, n * n)), load(b, b->in[1], t->dtype, wfi_l_add(b, first, wfi_l_mul(b, i.i, step))));
	wfi_l_next(b, &i);
	substitute(b, n, a->lower != swap, a->unit_diagonal);
	i = wfi_l_count(b, n);
	store(b, b->out[0], t->dtype, wfi_l_add(b, first, wfi_l_mul(b, i.i, step)), b->v->load(b, b->room, WF_F64, wfi_l_add(b, i.i, wfi_l_i(b, n * n))));
	wfi_l_next(b, &i);
	wfi_l_next(b, &v);
	wfi_l_next(b, &m);
}

const wfi_loops wfi_loops_triangular_solve = { .can = real_float, .room = room_matrix, .write = write_solve };
