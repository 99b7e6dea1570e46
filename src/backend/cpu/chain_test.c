/* Steps that run slice by slice (compile/chain.c): random programs of batched products and what stands between them, with reads at other places
 * mixed in, give the bits that they give step by step; and an attention is one chain. */
#include <weft/host.h>
#include "backend/cpu/test_run.h"

enum { PROGRAMS = 120, MOST_VALUES = 64, MOST_COUNT = 1 << 15 };

typedef struct pool {
	int n;
	wf_val v[MOST_VALUES];
} pool;

static void put(pool *p, wf_val v)
{
	if (p->n < MOST_VALUES && wfi_type_count(wfi_type_of(v)) <= MOST_COUNT)
		p->v[p->n++] = v;
}

/* (…, m, k) with (…, n, k), (…, k, n) or (…, k, m)ᵀ: leading dimensions in order are the batch */
static void batched_product(pool *p, wf_val x)
{
	const wfi_type *t = wfi_type_of(x);

	for (int tries = 0; tries < 40; tries++) {
		wf_val y = p->v[below(p->n)];
		const wfi_type *u = wfi_type_of(y);
		int a = below(2) ? 3 : 2, b = below(2) ? 3 : 2;
		if (t->dims[a] != u->dims[b] || t->dims[0] != u->dims[0] || t->dims[1] != u->dims[1])
			continue;
		const int64_t batch[2] = { 0, 1 }, ca = a, cb = b;
		wfi_dot_attrs attrs = { { 2, batch }, { 2, batch }, { 1, &ca }, { 1, &cb } };
		put(p, wf_mul(wfi_emit_dot(x, y, &attrs), wf_c(1.0 / (double)t->dims[a])));
		return;
	}
}

static wf_val soft(wf_val x, int axis)
{
	wf_val e = wf_exp(wf_sub(x, wf_max(x, .axes = WF_AXES(axis), .keepdims = true)));
	return wf_div(e, wf_sum(e, .axes = WF_AXES(axis), .keepdims = true));
}

static void step(pool *p)
{
	wf_val x = p->v[below(p->n)], y = p->v[below(p->n)];
	const wfi_type *t = wfi_type_of(x);

	switch (below(10)) {
	case 0: put(p, wf_tanh(x)); break;
	case 1: put(p, soft(x, 3)); break;
	case 2: put(p, soft(x, below(4))); break;                                                          /* over the batch too */
	case 3: put(p, wf_add(x, wf_flip(x, below(4)))); break;                        /* another slice */
	case 4: put(p, wf_mul(wf_transpose(x, 0, 1, 3, 2), wf_c(0.5))); break;
	case 5: put(p, wf_mul(wf_transpose(wf_tanh(wf_transpose(x, 0, 2, 1, 3)), 0, 2, 1, 3), wf_c(0.7))); break;
	case 6: put(p, wf_sub(x, wf_mean(x, .axes = WF_AXES(0, 1), .keepdims = true))); break;             /* of all slices */
	default:
		if (below(3) && wfi_type_equal(t, wfi_type_of(y)))
			put(p, wf_mul(wf_add(x, y), wf_c(0.5)));
		else
			batched_product(p, x);
	}
}

static wfi_func *random_program(void)
{
	static const int64_t sizes[] = { 1, 2, 8, 17, 24, 40 };
	int64_t b = 1 + below(4), h = 1 + below(4), rows = sizes[2 + below(4)], columns = sizes[below(6)];
	wfi_trace *t = wfi_trace_begin("random", NULL);
	pool p = { 0 };
	wf_val results[4];
	wfi_func *f = NULL;

	for (int i = 0; i < 3; i++) {
		wfi_type type = wfi_type_make(WF_F32, 4, (int64_t[]){ b, h, i == 2 ? columns : rows, i == 1 ? rows : columns });
		put(&p, wfi_trace_param(t, &type, false));
	}
	for (int i = 5 + below(25); i; i--)
		step(&p);
	int n = 1 + below(4);
	for (int i = 0; i < n; i++)
		results[i] = p.v[i ? below(p.n) : p.n - 1];
	no_error(wfi_trace_end(t, n, results, &f));
	return f;
}

static void run_as(const char *parts, int threads, wfi_func *f, const arrays *in, const bool *donated, arrays *out)
{
	arrays copy = { 0 };
	void *outs[8];

	setenv("WEFT_PARTS", parts, 1);
	no_error(wf_set_num_threads(threads));
	for (int i = 0; i < in->n; i++) {
		add_array(&copy, &in->type[i]);
		memcpy(copy.data[i], in->data[i], wfi_type_bytes(&in->type[i]));
	}
	wfi_executable *x = compiled(f, donated);
	outputs_of(f, out);
	for (int j = 0; j < out->n; j++)
		outs[j] = x->alias[j] >= 0 ? copy.data[x->alias[j]] : out->data[j];
	no_error(wfi_backend_cpu.run(x, &(wfi_run){ .in = (const void *const *)copy.data, .out = outs }));
	for (int j = 0; j < out->n; j++)
		if (outs[j] != out->data[j])
			memcpy(out->data[j], outs[j], wfi_type_bytes(&out->type[j]));
	wfi_backend_cpu.free(x);
	free_arrays(&copy);
}

static void test_same_bits(void **unused)
{
	(void)unused;
	const char *seed = getenv("WEFT_TEST_SEED"), *count = getenv("WEFT_TEST_COUNT");
	int first = seed ? atoi(seed) : 1, n = count ? atoi(count) : PROGRAMS, chains = 0;

	for (int k = first; k < first + n; k++) {
		random_state = (uint64_t)k * 7919;
		wfi_func *f = random_program();
		const bool donated[3] = { below(2), below(2), below(2) };
		arrays in, plain, sliced;
		wfi_plan *plan = NULL;

		inputs_of(f, &in);
		run_as("none", 1, f, &in, NULL, &plain);
		run_as("most", 1 + below(3), f, &in, donated, &sliced);
		no_error(wfi_plan_make(f, &(wfi_plan_opts){ 0 }, &plan));
		for (int i = 0; i < plan->n_steps; i++)
			chains += plan->steps[i].length > 0;
		wfi_plan_free(plan);
		for (int i = 0; i < plain.n; i++)
			if (memcmp(plain.data[i], sliced.data[i], wfi_type_bytes(&plain.type[i])))
				fail_msg("program %d: result %d has other bits slice by slice", k, i);
		free_arrays(&in);
		free_arrays(&plain);
		free_arrays(&sliced);
		wfi_func_release(f);
	}
	assert_true(chains > n / 2);
}

static bool is_product(const wfi_eqn *e)
{
	return e->op->lowering == WFI_LOWER_DOT;
}

static void test_attention(void **unused)
{
	(void)unused;
	const wfi_type q = type_of("f32[4,8,64,32]");
	wfi_trace *t = wfi_trace_begin("attention", NULL);
	wf_val x[3];
	wfi_func *f = NULL;
	wfi_plan *p = NULL;

	for (int i = 0; i < 3; i++)
		x[i] = wfi_trace_param(t, &q, false);
	wf_val s = soft(wf_mul(wf_matmul(x[0], wf_transpose(x[1], 0, 1, 3, 2)), wf_c(0.17)), 3), r = wf_matmul(s, x[2]);
	no_error(wfi_trace_end(t, 1, &r, &f));
	unsetenv("WEFT_PARTS");
	no_error(wfi_plan_make(f, &(wfi_plan_opts){ .library = is_product }, &p));
	assert_int_equal(p->steps[0].length, p->n_steps);
	assert_int_equal(p->steps[0].slices, 32);
	wfi_plan_free(p);
	wfi_func_release(f);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_same_bits), cmocka_unit_test(test_attention) };
	return cmocka_run_group_tests(tests, NULL, NULL);
}
