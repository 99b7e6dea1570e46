/* depth: how long it takes to trace, differentiate and plan a transformer of 12, 24, 48, 96 layers, written out and as a scan, and the memory it takes.
 * usage: bench/depth   (each depth in a process of its own; times are the best of three) */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <weft.h>
#include "compile/plan.h"
#include "transform/callable.h"
#include "transform/transform.h"
#include "tree/tree.h"

enum { WIDTH = 64, HEADS = 4, SEQUENCE = 32, BATCH = 2 };

static wf_val heads(wf_val x) /* [batch, sequence, width] → [batch, heads, sequence, width / heads] */
{
	return wf_transpose(wf_reshape(x, BATCH, SEQUENCE, HEADS, WIDTH / HEADS), 0, 2, 1, 3);
}

static wf_val attention(wf_val p, wf_val x)
{
	wf_val q = heads(wf_dense(wf_get(p, "q"), x)), k = heads(wf_dense(wf_get(p, "k"), x)), v = heads(wf_dense(wf_get(p, "v"), x));
	wf_val scores = wf_mul(wf_matmul(q, wf_transpose(k, 0, 1, 3, 2)), wf_c(0.25)), row = wf_arange(SEQUENCE);
	wf_val causal = wf_less_equal(row, wf_reshape(row, SEQUENCE, 1));
	wf_val y = wf_matmul(wf_softmax(wf_where(causal, scores, wf_c(-1e9))), v);

	return wf_dense(wf_get(p, "o"), wf_reshape(wf_transpose(y, 0, 2, 1, 3), BATCH, SEQUENCE, WIDTH));
}

static wf_val layer(wf_val p, wf_val x)
{
	x = wf_add(x, attention(p, wf_layer_norm(wf_get(p, "norm1"), x)));
	wf_val h = wf_gelu(wf_dense(wf_get(p, "up"), wf_layer_norm(wf_get(p, "norm2"), x)));
	return wf_add(x, wf_dense(wf_get(p, "down"), h));
}

static int depth;

static wf_val written_out(wf_val params, wf_val x)
{
	char name[24];

	for (int i = 0; i < depth; i++) {
		snprintf(name, sizeof name, "layer%02d", i);
		x = layer(wf_get(params, name), x);
	}
	return wf_mean(wf_square(x));
}

static wf_val step(wf_val x, wf_val p) { return wf_tuple(layer(p, x), wf_none()); }
static wf_val as_scan(wf_val params, wf_val x) { return wf_mean(wf_square(wf_at(wf_scan(step, x, params), 0))); }

/* ---- shapes: nothing is run ---- */

static const float zeros[96 * WIDTH * 4 * WIDTH];

static wf_tree *array(int64_t layers, int64_t n, int64_t m)
{
	const int64_t dims[3] = { layers, n, m };
	int first = layers ? 0 : 1;
	wf_tree *t = NULL;

	wf_must(wf_array(WF_F32, (m ? 3 : 2) - first, dims + first, zeros, &t));
	return t;
}

static wf_tree *pair(const char *a, wf_tree *x, const char *b, wf_tree *y)
{
	wf_tree *t = NULL;

	wf_must(wf_tree_dict(2, (const char *const[]){ a, b }, (const wf_tree *const[]){ x, y }, &t));
	wf_tree_release(x);
	wf_tree_release(y);
	return t;
}

static wf_tree *dense(int64_t layers, int64_t in, int64_t out)
{
	return pair("kernel", array(layers, in, out), "bias", array(layers, out, 0));
}

static wf_tree *norm(int64_t layers)
{
	return pair("scale", array(layers, WIDTH, 0), "bias", array(layers, WIDTH, 0));
}

static wf_tree *layer_params(int64_t layers)
{
	enum { N = 8 };
	static const char *const names[N] = { "q", "k", "v", "o", "up", "down", "norm1", "norm2" };
	wf_tree *parts[N], *t = NULL;

	for (int i = 0; i < N; i++)
		parts[i] = i < 4 ? dense(layers, WIDTH, WIDTH) : i == 4 ? dense(layers, WIDTH, 4 * WIDTH) : i == 5 ? dense(layers, 4 * WIDTH, WIDTH) : norm(layers);
	wf_must(wf_tree_dict(N, names, (const wf_tree *const *)parts, &t));
	for (int i = 0; i < N; i++)
		wf_tree_release(parts[i]);
	return t;
}

static wf_tree *all_params(bool scan)
{
	wf_tree *parts[96], *t = NULL;
	char text[96][24];
	const char *names[96];

	if (scan)
		return layer_params(depth);
	for (int i = 0; i < depth; i++) {
		snprintf(text[i], sizeof text[i], "layer%02d", i);
		names[i] = text[i];
		parts[i] = layer_params(0);
	}
	wf_must(wf_tree_dict((size_t)depth, names, (const wf_tree *const *)parts, &t));
	for (int i = 0; i < depth; i++)
		wf_tree_release(parts[i]);
	return t;
}

/* ---- measuring ---- */

static double memory(void)
{
	struct rusage u;

	getrusage(RUSAGE_SELF, &u);
	return (double)u.ru_maxrss / 1024;
}

static void measure(bool scan)
{
	wf_tree *params = all_params(scan), *x = array(BATCH, SEQUENCE, WIDTH);
	const wf_fn f = scan ? wf_value_and_grad(as_scan) : wf_value_and_grad(written_out);
	const wfi_treedef *defs[2] = { params->def, x->def }, *result;
	int n = params->def->n_leaves;
	wfi_type *types = calloc((size_t)n + 1, sizeof *types);
	double before = memory(), best[2] = { 1e9, 1e9 };
	int equations = 0;

	for (int i = 0; i <= n; i++)
		types[i] = i < n ? params->leaves[i]->type : x->leaves[0]->type;
	for (int k = 0; k < 3; k++) {
		wfi_func *traced = NULL, *clean = NULL;
		wfi_plan *plan = NULL;
		double start = wfi_now();
		wf_must(wfi_trace_types(f.c, 2, defs, types, NULL, &traced, &result));
		wf_must(wfi_dce_func(traced, &clean));
		double made = wfi_now();
		wf_must(wfi_plan_make(clean, &(wfi_plan_opts){ 0 }, &plan));
		double planned = wfi_now();
		best[0] = WFI_MIN(best[0], made - start);
		best[1] = WFI_MIN(best[1], planned - made);
		equations = 0;
		for (const wfi_eqn *e = clean->body->first; e; e = e->next)
			equations++;
		wfi_plan_free(plan);
		wfi_func_release(clean);
		wfi_func_release(traced);
	}
	printf("%-12s %3d layers: %6d equations; traced and differentiated %7.1f ms, planned %7.1f ms, %6.1f MB\n", scan ? "scan" : "written out", depth, equations,
	       1e3 * best[0], 1e3 * best[1], memory() - before);
	fflush(stdout);
}

int main(void)
{
	static const int depths[4] = { 12, 24, 48, 96 };

	for (int k = 0; k < 8; k++) {
		pid_t child = fork();
		if (!child) {
			depth = depths[k % 4];
			measure(k >= 4);
			_exit(0);
		}
		if (child < 0 || waitpid(child, NULL, 0) < 0)
			return 1;
	}
	return 0;
}
