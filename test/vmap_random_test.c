/* vmap of random programs against a loop over the examples, on the plain evaluator: what depends on the example and what does not is mixed in every way,
 * with choices and loops whose predicates, and indices whose values, differ between examples. Gradients too. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <weft.h>
#include <weft/numpy.h>
#include "ir/trace.h"
#include <cmocka.h>

enum { PROGRAMS = 120, STEPS = 12, EXAMPLES = 3 };

static uint64_t state_of;

static int below(int n)
{
	state_of = state_of * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
	return (int)((state_of >> 33) % (uint64_t)n);
}

/* ---- a program from a seed ---- */

static wf_val scalar_of(wf_val v) { return wf_tanh(wf_sum(v)); }
static wf_val place_in(wf_val v) { return wf_convert(wf_mul(scalar_of(v), wf_c(3)), WF_I32); }
static wf_val doubled(wf_val v) { return wf_mul(v, wf_c(2)); }
static wf_val shifted(wf_val v) { return wf_sin(wf_add(v, wf_c(1))); }
static wf_val is_large(wf_val s) { return wf_greater(wf_max(wf_abs(wf_at(s, 0))), wf_c(0.3)); }
static wf_val made_smaller(wf_val s) { return wf_tuple(wf_mul(wf_at(s, 0), wf_c(0.6)), wf_add(wf_at(s, 1), wf_ci(1))); }
static wf_val mixed(wf_val k, wf_val v) { return wf_add(wf_sin(v), wf_mul(wf_convert(k, WF_F32), wf_c(0.1))); }
static wf_val running(wf_val carry, wf_val x) { return wf_tuple(wf_tanh(wf_add(carry, wf_sum(x))), wf_mul(x, carry)); }

static wf_val with_axis(wf_val v, int what)
{
	const int rank = wfi_type_of(v)->rank, axis = below(rank);
	const int64_t n = wfi_type_of(v)->dims[axis];
	wf_val carry, ys;

	switch (what) {
	case 0: return wf_sum(v, .axes = WF_AXES(axis));
	case 1: return wf_max(v, .axes = WF_AXES(axis));
	case 2: return wf_sort(v, axis);
	case 3: return wf_cumsum(v, axis);
	case 4: return n > 1 ? wf_slice_axis(v, axis, 1, n) : v;
	case 5: return n < 8 ? wf_concatenate(axis, v, wf_cos(v)) : v;
	case 6: return wf_take_axis(v, place_in(v), axis);
	case 7: return n > 1 ? wf_dynamic_slice_in_dim(v, place_in(v), n - 1, axis) : v;
	case 8: return wf_dynamic_update_slice_in_dim(v, wf_slice_axis(v, axis, 0, 1), place_in(v), axis);
	case 9: return wf_at_add(v, wf_abs(place_in(v)), wf_c(0.5));
	case 10: return wf_moveaxis(v, 0, axis);
	case 11: return wf_flip(v, axis);
	default:
		wf_unpack(wf_scan(running, scalar_of(v), v), &carry, &ys);
		return wf_add(ys, carry);
	}
}

static wf_val step_of(wf_val v, wf_val w, bool loops)
{
	const int rank = wfi_type_of(v)->rank;
	const int what = below(24);

	if (what < 13)
		return rank ? with_axis(v, what) : shifted(v);
	switch (what) {
	case 13: return wf_mul(v, scalar_of(w));
	case 14: return wf_where(wf_greater(v, scalar_of(w)), v, wf_sin(v));
	case 15: return rank == 2 ? wf_matmul(v, wf_transpose(v)) : wf_square(v);
	case 16: return rank < 3 ? wf_mul(wf_expand_dims(v, rank), wf_stack(0, scalar_of(w), wf_c(0.7))) : wf_tanh(v);
	case 17: return wf_reshape(v, -1);
	case 18: return wf_cond(wf_greater(scalar_of(w), wf_c(0)), doubled, shifted, v);
	case 19: return wf_add(v, wf_cond(wf_greater(scalar_of(v), wf_c(0.2)), doubled, shifted, scalar_of(w)));
	case 20:
		if (loops) {
			wf_val s = wf_while_loop(is_large, made_smaller, wf_tuple(v, wf_ci(0)));
			return wf_add(wf_at(s, 0), wf_mul(wf_convert(wf_at(s, 1), WF_F32), wf_c(0.1)));
		}
		return wf_exp(wf_neg(wf_square(v)));
	case 21: return wf_fori_loop(wf_ci(0), wf_ci(3), mixed, v);
	case 22: return wf_softmax(rank ? v : wf_stack(0, v, wf_c(1)));
	default: return wf_clip(v, wf_c(-0.5), scalar_of(w));
	}
}

typedef struct program { uint64_t seed; bool loops; } program; /* loops: also those that have no gradient */

static wf_val run_program(const wf_val *args, size_t n, const void *user)
{
	const program *p = user;
	wf_val pool[STEPS + 4], total = wf_c(0);
	int count = (int)n;

	state_of = p->seed;
	memcpy(pool, args, n * sizeof *args);
	for (int i = 0; i < STEPS && !wfi_failed(); i++) {
		wf_val v = step_of(pool[below(count)], pool[below(count)], p->loops);
		pool[count++] = wf_tanh(v);
	}
	for (int i = (int)n; i < count && !wfi_failed(); i++)
		total = wf_add(total, wf_sum(pool[i]));
	return total;
}

/* ---- one after the other ---- */

static void fill(float *v, size_t n)
{
	for (size_t i = 0; i < n; i++)
		v[i] = (float)(below(2001) - 1000) / 700;
}

typedef struct argument { int rank, axis; int64_t dims[3]; size_t n; float v[EXAMPLES * 12]; wf_tree *all; } argument;

/* mapped along an axis of the whole, or the same for all (WF_NONE); v has the examples one after the other */
static void make(argument *a, int rank, int64_t d0, int64_t d1, bool mapped)
{
	int64_t dims[3] = { 0 };
	float whole[EXAMPLES * 12];

	*a = (argument){ .rank = rank, .dims = { d0, d1 }, .n = (size_t)((rank > 0 ? d0 : 1) * (rank > 1 ? d1 : 1)) };
	fill(a->v, a->n * EXAMPLES);
	a->axis = mapped ? below(rank + 1) : WF_NONE;
	size_t inner = 1;
	for (int i = mapped ? a->axis : rank; i < rank; i++)
		inner *= (size_t)a->dims[i];
	for (size_t k = 0; k < (mapped ? EXAMPLES : 1); k++)
		for (size_t i = 0; i < a->n; i++)
			whole[mapped ? (i / inner * EXAMPLES + k) * inner + i % inner : i] = a->v[k * a->n + i];
	for (int i = 0, at = 0; i < rank + mapped; i++)
		dims[i] = mapped && i == a->axis ? EXAMPLES : a->dims[at++];
	wf_must(wf_array(WF_F32, rank + mapped, dims, whole, &a->all));
}

static void compare(uint64_t seed, const char *what, int k, size_t n, const float *got, const wf_tree *want)
{
	float v[16];

	wf_must(wf_tree_read(want, v, n * sizeof *v));
	for (size_t i = 0; i < n; i++)
		if (!(fabsf(got[i] - v[i]) <= 1e-4f * (1 + fabsf(v[i]))))
			fail_msg("program %llu, %s of example %d: element %zu is %.9g, by itself %.9g", (unsigned long long)seed, what, k, i, (double)got[i], (double)v[i]);
}

static void one_program(uint64_t seed, bool loops)
{
	const program p = { seed, loops };
	const wf_fn f = wf_fn_generic(run_program, 3, &p, sizeof p), grad = wf_grad(f, .argnums = WF_ARG(0));
	argument a[3];
	wf_map_opts o = { .wfi_ = 0 };
	float values[EXAMPLES], gradients[EXAMPLES * 12];
	WF_TREES(out, g);

	state_of = seed * 77 + 5;
	int mapped = 1 + below(7);
	make(&a[0], 2, 3, 4, mapped & 1);
	make(&a[1], 1, 4, 0, mapped & 2);
	make(&a[2], 0, 0, 0, mapped & 4);
	for (int i = 0; i < 3; i++)
		o.in_axes[i] = a[i].axis;
	wf_must(wf_call(wfi_vmap(f, o), WF_IN(a[0].all, a[1].all, a[2].all), WF_OUT(&out)));
	wf_must(wf_tree_read(out, values, sizeof values));
	if (!loops) {
		wf_must(wf_call(wfi_vmap(grad, o), WF_IN(a[0].all, a[1].all, a[2].all), WF_OUT(&g)));
		wf_must(wf_tree_read(g, gradients, sizeof gradients));
	}
	for (int k = 0; k < EXAMPLES; k++) {
		WF_TREES(x, y, s, alone);
		wf_tree **const in[3] = { &x, &y, &s };
		for (int i = 0; i < 3; i++)
			wf_must(wf_array(WF_F32, a[i].rank, a[i].dims, a[i].v + (a[i].axis == WF_NONE ? 0 : (size_t)k * a[i].n), in[i]));
		wf_must(wf_call(f, WF_IN(x, y, s), WF_OUT(&alone)));
		compare(seed, "value", k, 1, values + k, alone);
		if (loops)
			continue;
		wf_must(wf_call(grad, WF_IN(x, y, s), WF_OUT(&alone)));
		compare(seed, "gradient", k, 12, gradients + 12 * k, alone);
	}
	for (int i = 0; i < 3; i++)
		wf_tree_release(a[i].all);
}

static void values_and_gradients(void **state)
{
	(void)state;
	for (uint64_t i = 0; i < PROGRAMS; i++)
		one_program(i + 1, false);
}

static void loops_of_any_length(void **state)
{
	(void)state;
	for (uint64_t i = 0; i < PROGRAMS; i++)
		one_program(i + 1000, true);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(values_and_gradients), cmocka_unit_test(loops_of_any_length) };

	setenv("WEFT_BACKEND", "reference", 1);
	return cmocka_run_group_tests_name("vmap_random", tests, NULL, NULL);
}
