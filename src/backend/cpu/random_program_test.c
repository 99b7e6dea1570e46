/* Random programs: elementwise operations, moves, reductions and products in random graphs over several element types, compared with the
 * plain evaluator; with every intermediate value asked for as well, which forbids fusion, and the other tier of the code generator: the same bits; and
 * with donated parameters. */
#include "backend/cpu/test_run.h"
#include <weft/host.h>

#if defined WFI_SANITIZE_ADDRESS || defined WFI_SANITIZE_THREAD
enum { PROGRAMS = 40 }; /* WEFT_TEST_COUNT=5000 runs more, WEFT_TEST_SEED=n one from there on, printed */
#else
enum { PROGRAMS = 150 };
#endif
enum { MOST_VALUES = 40, MOST_COUNT = 3000 };
static const int64_t sizes[] = { 1, 1, 2, 3, 4, 5, 7, 8, 10, 16, 17, 19, 32, 33, 48 };
static const wf_dtype dtypes[] = { WF_F32, WF_F32, WF_F32, WF_F64, WF_BF16, WF_F16, WF_I32, WF_U8, WF_I64, WF_U32, WF_BOOL };

typedef struct pool {
	int n;
	wf_val v[MOST_VALUES];
	bool exact[MOST_VALUES]; /* the same bits on every back end, so that it may be compared or rounded to an integer */
} pool;

static void put(pool *p, wf_val v, bool exact)
{
	if (p->n == MOST_VALUES || wfi_is_poison(v) || wfi_type_count(wfi_type_of(v)) > MOST_COUNT)
		return;
	p->v[p->n] = v;
	p->exact[p->n++] = exact;
}

static wfi_type random_type(void)
{
	wfi_type t = { .dtype = dtypes[below((int)WFI_COUNT(dtypes))], .rank = below(5) };
	int64_t count = 1;
	for (int i = 0; i < t.rank; i++) {
		do
			t.dims[i] = sizes[below((int)WFI_COUNT(sizes))];
		while (count * t.dims[i] > MOST_COUNT);
		count *= t.dims[i];
	}
	return t;
}

static bool is_float(wf_val v)
{
	return wfi_is_float(wfi_type_of(v)->dtype);
}

/* ---- elementwise ---- */

static void unary(pool *p, int i)
{
	wf_val x = p->v[i];
	bool exact = p->exact[i];
	if (wfi_type_of(x)->dtype == WF_BOOL) {
		put(p, wf_logical_not(x), exact);
	} else if (!is_float(x)) {
		put(p, below(2) ? wf_neg(x) : wf_square(x), exact);
	} else {
		switch (below(8)) {
		case 0:
			put(p, wf_neg(x), exact);
			break;
		case 1:
			put(p, wf_abs(x), exact);
			break;
		case 2:
			put(p, wf_tanh(x), false);
			break;
		case 3:
			put(p, wf_sin(x), false);
			break;
		case 4:
			put(p, wf_exp(wf_neg(wf_abs(x))), false);
			break;
		case 5:
			put(p, wf_sqrt(wf_abs(x)), false);
			break;
		case 6:
			put(p, wf_floor(x), exact);
			break;
		default:
			put(p, wf_mul(x, wf_c(0.5)), exact);
			break;
		}
	}
}

/* a second value of x's type: one of the pool, or x's own broadcast or reversed */
static int partner(const pool *p, int i)
{
	int start = below(p->n);
	for (int k = 0; k < p->n; k++) {
		int j = (start + k) % p->n;
		if (wfi_type_equal(wfi_type_of(p->v[i]), wfi_type_of(p->v[j])))
			return j;
	}
	return i;
}

static void binary(pool *p, int i)
{
	int j = partner(p, i);
	wf_val x = p->v[i], y = p->v[j];
	bool exact = p->exact[i] && p->exact[j];
	wf_dtype d = wfi_type_of(x)->dtype;
	if (d == WF_BOOL) {
		put(p, below(2) ? wf_logical_and(x, y) : wf_logical_xor(x, y), exact);
		return;
	}
	switch (below(5)) {
	case 0:
		put(p, is_float(x) ? wf_mul(wf_add(x, y), wf_c(0.5)) : wf_add(x, y), exact);
		break;
	case 1:
		put(p, is_float(x) ? wf_mul(wf_sub(x, y), wf_c(0.5)) : wf_sub(x, y), exact);
		break;
	case 2:
		put(p, is_float(x) ? wf_mul(wf_mul(x, y), wf_c(0.25)) : wf_mul(x, y), exact);
		break;
	case 3:
		put(p, wf_maximum(x, y), exact);
		break;
	default:
		if (exact)
			put(p, wf_where(wf_less(x, y), x, wf_minimum(x, y)), true);
		else
			put(p, wf_minimum(x, y), false);
		break;
	}
}

static void convert(pool *p, int i)
{
	wf_dtype to = dtypes[below((int)WFI_COUNT(dtypes))];
	wf_val x = p->v[i];
	/* what is rounded differently would show in a finer type */
	if (!p->exact[i] && (!wfi_is_float(to) || wf_dtype_size(to) >= wf_dtype_size(wfi_type_of(x)->dtype)))
		return;
	/* large integers do not become floats whose differences would be compared relatively to 1 */
	if (!is_float(x) && wfi_is_float(to) && wf_dtype_size(wfi_type_of(x)->dtype) > 1)
		x = wf_minimum(wf_maximum(x, wf_convert(wf_c(-4), wfi_type_of(x)->dtype)),
			       wf_convert(wf_c(4), wfi_type_of(x)->dtype));
	if (wfi_type_of(x)->dtype == WF_U8 && wfi_is_float(to))
		x = wf_minimum(x, wf_convert(wf_c(8), WF_U8));
	put(p, wf_convert(x, to), p->exact[i]);
}

/* ---- moves ---- */

static wfi_ints random_shape(int64_t count)
{
	wfi_ints l = { 0 };
	while (count > 1 && l.n < 5) {
		int64_t f = 1 + below(9);
		if (below(4) == 0)
			wfi_ints_add(&l, 1);
		if (count % f)
			continue;
		wfi_ints_add(&l, l.n == 4 ? count : f);
		count /= l.n == 5 ? count : f;
	}
	if (count > 1)
		wfi_ints_add(&l, count);
	return l;
}

static void move(pool *p, int i)
{
	wf_val x = p->v[i];
	const wfi_type t = *wfi_type_of(x);
	wfi_ints a = { 0 }, b = { 0 }, c = { 0 };
	switch (below(8)) {
	case 7: {
		int j = partner(p, i);
		wf_val both[2] = { x, p->v[j] }, after[2];
		wfi_emit_n(wfi_op_find("optimization_barrier"), NULL, 2, both, 0, NULL, after, 2);
		put(p, after[1], p->exact[j]);
		put(p, after[0], p->exact[i]);
		break;
	}
	case 0:
		a = random_shape(wfi_type_count(&t));
		put(p, wf_reshape_n(x, a.v, (size_t)a.n), p->exact[i]);
		break;
	case 1:
		for (int d = 0; d < t.rank; d++)
			wfi_ints_add(&a, d);
		for (int d = t.rank - 1; d > 0; d--) {
			int o = below(d + 1);
			int64_t s = a.v[d];
			a.v[d] = a.v[o], a.v[o] = s;
		}
		put(p, wf_transpose_n(x, a.v, (size_t)a.n), p->exact[i]);
		break;
	case 2:
		wfi_ints_add(&a, 1 + below(6));
		for (int d = 0; d < t.rank; d++)
			wfi_ints_add(&a, t.dims[d]);
		put(p, wf_broadcast_to_n(x, a.v, (size_t)a.n), p->exact[i]);
		break;
	case 3:
		for (int d = 0; d < t.rank; d++) {
			int64_t from = below((int)t.dims[d]), to = from + 1 + below((int)(t.dims[d] - from));
			wfi_ints_add(&a, from), wfi_ints_add(&b, to), wfi_ints_add(&c, 1 + below(2));
		}
		put(p, wfi_emit_slice(x, wfi_ints_dims(&a), wfi_ints_dims(&b), wfi_ints_dims(&c)), p->exact[i]);
		break;
	case 4:
		if (t.rank) {
			wf_val both[3] = { x, p->v[partner(p, i)], x };
			put(p, wfi_emit_concatenate(below(t.rank), both, 2 + below(2)), false);
			p->exact[p->n - 1] &= p->exact[i];
		}
		break;
	case 5:
		for (int d = 0; d < t.rank; d++)
			wfi_ints_add(&a, below(3) - (t.dims[d] > 3)), wfi_ints_add(&b, below(3)), wfi_ints_add(&c, below(2));
		put(p, wfi_emit_pad(x, wf_convert(wf_c(1), t.dtype), wfi_ints_dims(&a), wfi_ints_dims(&b), wfi_ints_dims(&c)),
		    p->exact[i]);
		break;
	default:
		if (t.rank) {
			int axis = below(t.rank);
			wf_val at = wf_sub(wf_mul(wf_iota(WF_I32, 1 + below(20)), wf_convert(wf_c(3), WF_I32)),
					   wf_convert(wf_c(5), WF_I32));
			put(p, wf_take_axis(x, at, axis), p->exact[i]);
		}
		break;
	}
}

/* ---- sums and products ---- */

static void reduce(pool *p, int i)
{
	wf_val x = p->v[i];
	const wfi_type *t = wfi_type_of(x);
	wfi_ints dims = { 0 };
	wfi_reduce_kind kind = t->dtype == WF_BOOL
				       ? (below(2) ? WFI_RED_AND : WFI_RED_OR)
				       : (wfi_reduce_kind[]){ WFI_RED_ADD, WFI_RED_ADD, WFI_RED_MAX, WFI_RED_MIN }[below(4)];
	int64_t n = 1;
	for (int d = 0; d < t->rank; d++)
		if (below(2)) {
			wfi_ints_add(&dims, d);
			n *= t->dims[d];
		}
	bool sum = kind == WFI_RED_ADD && is_float(x);
	if (sum)
		x = wf_mul(x, wf_convert(wf_c(1.0 / (double)WFI_MAX(n, 1)), t->dtype));
	put(p, wfi_emit_reduce(kind, x, wfi_ints_dims(&dims)), p->exact[i] && !sum);
}

static void dot(pool *p, int i)
{
	wf_val x = p->v[i];
	const wfi_type *t = wfi_type_of(x);
	if (!t->rank || t->dtype == WF_BOOL)
		return;
	int a = below(t->rank);
	for (int k = 0, start = below(p->n); k < p->n; k++) {
		int j = (start + k) % p->n;
		const wfi_type *u = wfi_type_of(p->v[j]);
		for (int b = 0; b < u->rank && u->dtype == t->dtype; b++) {
			if (u->dims[b] != t->dims[a] ||
			    wfi_type_count(t) / t->dims[a] * (wfi_type_count(u) / u->dims[b]) > MOST_COUNT)
				continue;
			if (t->rank + u->rank - 2 > 8)
				continue;
			if (is_float(x))
				x = wf_mul(x, wf_convert(wf_c(1.0 / (double)t->dims[a]), t->dtype));
			wfi_dot_attrs attrs = { .lhs_contract = { 1, &(int64_t){ a } }, .rhs_contract = { 1, &(int64_t){ b } } };
			put(p, wfi_emit_dot(x, p->v[j], &attrs), !is_float(x) && p->exact[i] && p->exact[j]);
			return;
		}
	}
}

static wfi_func *random_program(int n_params, int n_steps, int n_results)
{
	wfi_trace *t = wfi_trace_begin("random", NULL);
	pool p = { 0 };
	wf_val results[8];
	wfi_func *f = NULL;
	for (int i = 0; i < n_params; i++) {
		wfi_type type = random_type();
		put(&p, wfi_trace_param(t, &type, false), true);
	}
	for (int k = 0; k < n_steps; k++) {
		int i = below(2) ? p.n - 1 : below(p.n);
		switch (below(9)) {
		case 0:
		case 1:
			unary(&p, i);
			break;
		case 2:
		case 3:
			binary(&p, i);
			break;
		case 4:
			convert(&p, i);
			break;
		case 5:
		case 6:
			move(&p, i);
			break;
		case 7:
			reduce(&p, i);
			break;
		default:
			dot(&p, i);
			break;
		}
	}
	for (int i = 0; i < n_results; i++)
		results[i] = i == 0 ? p.v[p.n - 1] : p.v[below(p.n)];
	no_error(wfi_trace_end(t, n_results, results, &f));
	return f;
}

/* f with all its equations' results as results, behind its own */
static wfi_func *with_everything(const wfi_func *f)
{
	wfi_func *g = wfi_func_new("everything");
	int n = f->body->n_results;
	wfi_value *all[MOST_ARRAYS];
	g->body = wfi_block_clone(f->body, g, NULL);
	memcpy(all, g->body->results, (size_t)n * sizeof *all);
	for (const wfi_eqn *e = g->body->first; e; e = e->next)
		for (int i = 0; i < e->n_out && n < MOST_ARRAYS; i++)
			all[n++] = &e->out[i];
	wfi_block_results(g->body, n, all);
	return g;
}

static void same_bits_unfused(wfi_func *f, const arrays *in, const arrays *fused)
{
	wfi_func *g = with_everything(f);
	arrays apart;
	setenv("WEFT_TIER", "good", 1);
	run_here(g, in, &apart);
	setenv("WEFT_TIER", "quick", 1);
	for (int i = 0; i < fused->n; i++)
		if (memcmp(fused->data[i], apart.data[i], wfi_type_bytes(&fused->type[i]))) {
			print_program(f);
			fail_msg("result %d has other bits when nothing is fused", i);
		}
	free_arrays(&apart);
	wfi_func_release(g);
}

static void donated(wfi_func *f, const arrays *in, const arrays *want)
{
	bool flags[8];
	arrays copy = { 0 }, out = { 0 };
	void *outs[8];
	for (int i = 0; i < in->n; i++) {
		flags[i] = below(3) != 0;
		add_array(&copy, &in->type[i]);
		memcpy(copy.data[i], in->data[i], wfi_type_bytes(&in->type[i]));
	}
	wfi_executable *x = compiled(f, flags);
	outputs_of(f, &out);
	for (int j = 0; j < out.n; j++) {
		int from = x->alias[j];
		assert_true(from < in->n && (from < 0 || flags[from]));
		for (int k = 0; k < j && from >= 0; k++)
			assert_int_not_equal(x->alias[k], from);
		outs[j] = from >= 0 ? copy.data[from] : out.data[j];
	}
	no_error(wfi_backend_cpu.run(x, &(wfi_run){ .in = (const void *const *)copy.data, .out = outs }));
	for (int j = 0; j < out.n; j++)
		if (memcmp(outs[j], want->data[j], wfi_type_bytes(&want->type[j]))) {
			print_program(f);
			fail_msg("result %d has other bits when parameters are donated (alias %d)", j, x->alias[j]);
		}
	for (int i = 0; i < in->n; i++)
		if (!flags[i])
			assert_memory_equal(copy.data[i], in->data[i], wfi_type_bytes(&in->type[i]));
	wfi_backend_cpu.free(x);
	free_arrays(&copy);
	free_arrays(&out);
}

static void same_bits_in_parts(wfi_func *f, const arrays *in, const arrays *whole)
{
	arrays parts;
	setenv("WEFT_PARTS", "most", 1);
	no_error(wf_set_num_threads(3));
	run_here(f, in, &parts);
	donated(f, in, whole);
	no_error(wf_set_num_threads(1));
	unsetenv("WEFT_PARTS");
	for (int i = 0; i < whole->n; i++)
		if (memcmp(whole->data[i], parts.data[i], wfi_type_bytes(&whole->type[i]))) {
			print_program(f);
			fail_msg("result %d has other bits when three threads share its kernels", i);
		}
	free_arrays(&parts);
}

static void test_random_programs(void **unused)
{
	(void)unused;
	const char *seed = getenv("WEFT_TEST_SEED"), *count = getenv("WEFT_TEST_COUNT");
	setenv("WEFT_TIER", "quick", 1);
	no_error(wf_set_num_threads(1));
	int first = seed ? atoi(seed) : 1, n = count ? atoi(count) : PROGRAMS;
	for (int k = first; k < first + n; k++) {
		arrays in, here, plain;
		random_state = (uint64_t)k * 1000003;
		wfi_func *f = random_program(1 + below(4), 4 + below(25), 1 + below(4));
		inputs_of(f, &in);
		run_here(f, &in, &here);
		run_plain(f, &in, &plain);
		if (seed)
			print_program(f);
		expect_equal(f, &here, &plain);
		same_bits_unfused(f, &in, &here);
		same_bits_in_parts(f, &in, &here);
		donated(f, &in, &here);
		free_arrays(&in);
		free_arrays(&here);
		free_arrays(&plain);
		wfi_func_release(f);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_random_programs) };
	return cmocka_run_group_tests(tests, NULL, NULL);
}
