/* matrix_test.c: transformations composed with each other over a dozen functions, against JAX (test/oracle/matrix_golden.py, where both are written
 * in the same words). */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <weft.h>
#include <cmocka.h>

/* ---- functions of (w, x) ---- */

static wf_val k4(void) { return wf_convert(wf_arange(4), WF_F64); }
static wf_val column(wf_val x) { return wf_expand_dims(x, 1); }
static wf_val transposed(wf_val w) { return wf_transpose(w, 1, 0); }

static wf_val mlp(wf_val w, wf_val x)
{
	wf_val h = wf_tanh(wf_matmul(x, w));
	return wf_sum(wf_square(wf_tanh(wf_add(wf_matmul(h, transposed(w)), x))));
}

static wf_val cnn(wf_val w, wf_val x)
{
	wf_val image = wf_reshape(wf_mul(column(x), wf_sin(x)), 1, 1, 4, 4), kernel = wf_reshape(wf_slice(w, .limit = { 3, 3 }), 1, 1, 3, 3);
	return wf_mean(wf_mul(wf_softplus(wf_conv(image, kernel, .padding = WF_SAME)), wf_reshape(wf_arange(16), 1, 1, 4, 4)));
}

static wf_val attention(wf_val w, wf_val x)
{
	wf_val scores = wf_div(wf_matmul(wf_mul(column(x), w), transposed(w)), wf_c(2));
	return wf_sum(wf_sin(wf_matmul(wf_softmax(scores), wf_mul(w, wf_cos(x)))));
}

static wf_val rnn_step(wf_val h, wf_val row, const void *user)
{
	const wf_val *x = user;
	h = wf_tanh(wf_add(wf_mul(h, wf_c(0.7)), wf_mul(row, *x)));
	return wf_tuple(h, wf_sum(wf_mul(h, row)));
}

static wf_val rnn(wf_val w, wf_val x)
{
	wf_val r = wf_scan(wf_bind(rnn_step, &x), x, w);
	return wf_add(wf_sum(wf_square(wf_at(r, 0))), wf_sum(wf_mul(wf_at(r, 1), k4())));
}

static wf_val ints(int n, const int32_t *v)
{
	wf_val a[8];

	for (int i = 0; i < n; i++)
		a[i] = wf_convert(wf_ci(v[i]), WF_I32);
	return wf_stack_n(0, a, (size_t)n);
}

static wf_val embedding(wf_val w, wf_val x)
{
	wf_val e = wf_take_axis(w, ints(4, (const int32_t[]){ 1, 3, 0, 1 }), 0);
	return wf_sum(wf_mul(wf_mul(e, e), column(x)));
}

static wf_val sort_loss(wf_val w, wf_val x)
{
	wf_val s = wf_sort(wf_matmul(x, w), 0);
	return wf_sum(wf_mul(wf_mul(s, wf_add(k4(), wf_c(1))), wf_cos(s)));
}

static wf_val branch_yes(wf_val w, wf_val x) { return wf_sum(wf_sin(wf_matmul(w, x))); }
static wf_val branch_no(wf_val w, wf_val x) { return wf_sum(wf_mul(wf_cos(w), x)); }
static wf_val branch(wf_val w, wf_val x) { return wf_cond(wf_greater(wf_sum(x), wf_c(0.2)), branch_yes, branch_no, w, x); }

static wf_val loop_body(wf_val i, wf_val c, const void *user)
{
	const wf_val *w = user;
	return wf_where(wf_less(c, wf_c(0.1)), wf_add(c, wf_tanh(wf_matmul(*w, c))), wf_add(wf_mul(c, wf_c(0.5)), wf_convert(i, WF_F64)));
}
static wf_val loop(wf_val w, wf_val x) { return wf_sum(wf_square(wf_fori_loop(wf_ci(0), wf_ci(3), wf_bind(loop_body, &w), x))); }

static wf_val scatter(wf_val w, wf_val x)
{
	wf_val z = wf_scatter_rows(wf_convert(wf_zeros(6), WF_F64), ints(4, (const int32_t[]){ 0, 2, 2, 5 }), wf_mul(x, x), WF_SCATTER_ADD);
	return wf_add(wf_sum(wf_mul(wf_square(z), wf_convert(wf_arange(6), WF_F64))), wf_mul(wf_sum(w), wf_at(z, 2)));
}

static wf_val dynamic(wf_val w, wf_val x)
{
	wf_val i = wf_convert(wf_floor(wf_clip(wf_sum(wf_mul(x, x)), wf_c(0), wf_c(2))), WF_I32);
	return wf_sum(wf_mul(wf_exp(wf_dynamic_slice_in_dim(w, i, 1, 0)), x));
}

static wf_val norm(wf_val w, wf_val x)
{
	wf_val m = wf_div(wf_sum(w, WF_AXES(-1)), wf_c(4)), centred = wf_sub(w, column(m)), v = wf_div(wf_sum(wf_square(centred), WF_AXES(-1)), wf_c(4));
	return wf_logsumexp(wf_matmul(wf_div(centred, wf_sqrt(wf_add(column(v), wf_c(1e-6)))), x));
}

static wf_val extremes(wf_val w, wf_val x)
{
	wf_val most = wf_max(w, WF_AXES(0)), least = wf_min(w, WF_AXES(1));
	return wf_add(wf_add(wf_sum(wf_mul(most, wf_abs(x))), wf_prod(wf_add(least, wf_c(2)))), wf_max(wf_mul(most, x)));
}

typedef wf_val function(wf_val, wf_val);
static const struct { const char *name; function *f; } functions[] = {
	{ "mlp", mlp }, { "cnn", cnn }, { "attention", attention }, { "rnn", rnn }, { "embedding", embedding }, { "sort_loss", sort_loss }, { "branch", branch },
	{ "loop", loop }, { "scatter", scatter }, { "dynamic", dynamic }, { "norm", norm }, { "extremes", extremes },
};

/* ---- transformations: each makes of a function another one of the same arguments; the function is what is bound ---- */

static wf_val of_jit(wf_val w, wf_val x, const void *f) { return wf_apply(wf_jit(*(const wf_fn *)f), w, x); }

static wf_val of_grad(wf_val w, wf_val x, const void *f)
{
	return wf_sum(wf_mul(wf_apply(wf_grad(*(const wf_fn *)f), w, x), wf_reshape(wf_cos(wf_convert(wf_arange(16), WF_F64)), 4, 4)));
}

static wf_val of_jvp(wf_val w, wf_val x, const void *f) { return wf_at(wf_jvp(*(const wf_fn *)f, wf_tuple(w, x), wf_tuple(wf_sin(w), wf_cos(x))), 1); }

static wf_val numbers(int n, const double *v)
{
	wf_val a[8];

	for (int i = 0; i < n; i++)
		a[i] = wf_convert(wf_c(v[i]), WF_F64);
	return wf_stack_n(0, a, (size_t)n);
}

static wf_val of_vmap(wf_val w, wf_val x, const void *f)
{
	wf_val xs = wf_add(x, column(numbers(3, (const double[]){ 0, 0.1, -0.2 })));
	return wf_sum(wf_mul(wf_apply(wf_vmap(*(const wf_fn *)f, .in_axes = { WF_NONE, 0 }), w, xs), numbers(3, (const double[]){ 1, 0.5, 0.25 })));
}

static wf_val of_vmap_w(wf_val w, wf_val x, const void *f)
{
	wf_val ws = wf_mul(wf_expand_dims(w, 2), numbers(2, (const double[]){ 1, 0.9 }));
	return wf_sum(wf_mul(wf_apply(wf_vmap(*(const wf_fn *)f, .in_axes = { 2, WF_NONE }), ws, x), numbers(2, (const double[]){ 1, 0.5 })));
}

typedef struct scanned { wf_fn f; wf_val w, x; } scanned;
static wf_val scan_step(wf_val c, wf_val k, const void *user)
{
	const scanned *s = user;
	wf_val x = wf_add(wf_add(s->x, wf_mul(wf_c(0.1), c)), k);
	return wf_tuple(wf_add(wf_mul(wf_c(0.5), c), wf_apply(s->f, s->w, x)), wf_none());
}
static wf_val of_scan(wf_val w, wf_val x, const void *f)
{
	const scanned s = { *(const wf_fn *)f, w, x };
	return wf_at(wf_scan(wf_bind(scan_step, &s), wf_convert(wf_c(0), WF_F64), numbers(3, (const double[]){ 0, 0.1, 0.2 })), 0);
}

static wf_val pmap_share(wf_val w, wf_val x, const void *f)
{
	wf_val y = wf_apply(*(const wf_fn *)f, w, x);
	return wf_add(wf_pmean(y, "i"), wf_mul(wf_c(0.1), y));
}

/* pmap and shard_map inside of other transformations, and around them */
static wf_val share(wf_val w, wf_val x, const void *f)
{
	wf_val scale = wf_add(wf_c(1), wf_mul(wf_c(0.1), wf_convert(wf_axis_index("i"), WF_F64)));
	return wf_add(wf_pmean(wf_apply(*(const wf_fn *)f, w, x), "i"), wf_mul(wf_c(0.1), wf_apply(*(const wf_fn *)f, wf_mul(w, scale), x)));
}

static wf_val two_of(wf_val x) { return wf_add(x, column(numbers(2, (const double[]){ 0, 0.1 }))); }

static wf_val of_share(wf_val w, wf_val x, const void *f)
{
	wf_val all = wf_apply(wf_pmap(wf_bind(share, (const wf_fn *)f), .axis_name = "i", .in_axes = { WF_NONE, 0 }), w, two_of(x));
	return wf_sum(wf_mul(all, numbers(2, (const double[]){ 1, 0.5 })));
}

static wf_val shard(wf_val w, wf_val x, const void *f)
{
	wf_val weight = wf_add(wf_c(1), wf_mul(wf_c(0.5), wf_convert(wf_axis_index("d"), WF_F64)));
	return wf_psum(wf_mul(wf_apply(*(const wf_fn *)f, wf_all_gather(w, "d", .axis = 0, .tiled = true), wf_at(x, 0)), weight), "d");
}

static wf_val of_shard(wf_val w, wf_val x, const void *f)
{
	const wf_mesh *mesh = NULL;

	wf_must(wf_make_mesh(&mesh, { "d", 2 }));
	return wf_apply(wf_shard_map(wf_bind(shard, (const wf_fn *)f), mesh, .in_specs = { WF_SPEC("d"), WF_SPEC("d") }), w, two_of(x));
}

static wf_fn made(const char *name, wf_fn f)
{
	static const struct { const char *name; wf_val (*of)(wf_val, wf_val, const void *); } all[] = {
		{ "jit", of_jit }, { "grad", of_grad }, { "jvp", of_jvp }, { "vmap", of_vmap }, { "vmap_w", of_vmap_w }, { "scan", of_scan },
		{ "share", of_share }, { "shard", of_shard },
	};

	for (size_t i = 0; i < sizeof all / sizeof *all; i++)
		if (!strcmp(name, all[i].name))
			return wf_bind(all[i].of, &f);
	if (!strcmp(name, "pmap"))
		return wf_pmap(wf_bind(pmap_share, &f), .axis_name = "i", .in_axes = { WF_NONE, 0 });
	return strcmp(name, "remat") ? (wf_fn){ NULL } : wf_remat(f);
}

/* "grad scan": grad of scan of f */
static wf_fn composed(const char *names, wf_fn f)
{
	char copy[64] = "", *space;

	assert_true(strlen(names) < sizeof copy);
	strcpy(copy, names);
	while ((space = strrchr(copy, ' '))) {
		f = made(space + 1, f);
		*space = 0;
	}
	return *copy ? made(copy, f) : f;
}

/* ---- comparing ---- */

static double value(wf_fn f, const char *names, const wf_tree *w, const wf_tree *x)
{
	WF_TREES(xs, out);
	double v[2], at[8];

	if (strncmp(names, "pmap", 4)) {
		wf_must(wf_call(f, WF_IN(w, x), WF_OUT(&out)));
		return wf_item(out);
	}
	wf_must(wf_tree_read(x, at, 4 * sizeof *at));
	for (int i = 0; i < 4; i++)
		at[4 + i] = at[i] + 0.1;
	wf_must(wf_array(WF_F64, 2, (const int64_t[]){ 2, 4 }, at, &xs));
	wf_must(wf_call(f, WF_IN(w, xs), WF_OUT(&out)));
	wf_must(wf_tree_read(out, v, sizeof v));
	return v[0] + 0.5 * v[1];
}

static void compare(const char *file, int least)
{
	WF_TREES(golden);
	char names[4096];
	int n = 0, bad = 0;

	wf_must(wf_npz_read(file, &golden));
	const wf_tree *text = wf_tree_get(golden, "compositions"), *w = wf_tree_get(golden, "w"), *x = wf_tree_get(golden, "x");
	int64_t length = wf_tree_dim(text, 0);
	assert_true(length < (int64_t)sizeof names);
	wf_must(wf_tree_read(text, names, (size_t)length));
	names[length] = 0;
	for (char *c = names, *next; c; c = next, n++) {
		if ((next = strchr(c, '\n')))
			*next++ = 0;
		for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
			const wf_tree *all = wf_tree_get(golden, functions[i].name);
			double want[160], got = value(composed(c, wf_fn_of(functions[i].f)), c, w, x);
			wf_must(wf_tree_read(all, want, (size_t)wf_tree_dim(all, 0) * sizeof *want));
			if (fabs(got - want[n]) <= 1e-9 * (1 + fabs(want[n])))
				continue;
			print_error("%s of %s: %.15g, JAX has %.15g\n", *c ? c : "plain", functions[i].name, got, want[n]);
			bad++;
		}
	}
	assert_true(n > least);
	assert_int_equal(bad, 0);
}

static void compositions(void **state)
{
	(void)state;
	compare(WEFT_GOLDEN_DIR "/matrix.npz", 60);
}

static void with_devices(void **state)
{
	(void)state;
	compare(WEFT_GOLDEN_DIR "/matrix_parallel.npz", 30);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(compositions), cmocka_unit_test(with_devices) };

	setenv("WEFT_CPU_DEVICES", "2", 0);
	return cmocka_run_group_tests_name("matrix", tests, NULL, NULL);
}
