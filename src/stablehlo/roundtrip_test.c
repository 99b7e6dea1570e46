/* roundtrip_test.c: every sample of every operation, written in both forms and read again, is the same program. With WEFT_KEEP=FOLDER the texts stay
 * there, for test/oracle/export_check.py to show them to JAX. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <weft/ops.h>
#include <cmocka.h>
#include "ir/trace.h"
#include "lower/text.h"
#include "runtime/backend.h"
#include "stablehlo/stablehlo.h"

enum { MOST_OPERANDS = 32 };

static int bad;

static wfi_func *program_of(const wfi_op *op, const wfi_sample *s)
{
	wfi_axis axis = { NULL, "devices", 4 };
	wfi_trace *t = wfi_trace_begin("sample", &axis);
	wf_val in[MOST_OPERANDS], out[MOST_OPERANDS];
	wfi_func *f = NULL;
	int n = 0, n_out = op->n_out;

	for (const char *c = s->in; c && *c;) {
		wfi_type type;

		c = wfi_type_parse(c, &type);
		assert_non_null(c);
		in[n++] = wfi_trace_param(t, &type, false);
		while (*c == ',' || *c == ' ')
			c++;
	}
	if (s->build) {
		n_out = s->build(n, in, out);
	} else {
		for (int i = 0; i < MOST_OPERANDS; i++)
			out[i] = wfi_poison;
		wfi_emit_n(op, s->attrs, n, in, 0, NULL, out, MOST_OPERANDS);
		for (n_out = 0; n_out < MOST_OPERANDS && !wfi_is_poison(out[n_out]);)
			n_out++;
	}
	wf_error *err = wfi_trace_end(t, n_out, out, &f);
	if (err)
		fail_msg("%s of %s: %s", op->name, s->in, wf_error_text(err));
	return f;
}

/* What may come back as other operations: our own, which are written as what they are made of; squares of integers; a map of elementwise operations; a
 * reduction of no dimensions and an annotation (custom_call @Sharding), as the operand; rng with its
 * shape as an operand. Those must come back the same when they are written once more. */
static bool may_differ(const wfi_func *f)
{
	for (const wfi_eqn *e = f->body->first; e; e = e->next)
		if (e->op->flags & WFI_OP_OWN || !strcmp(e->op->name, "map") || !strcmp(e->op->name, "custom_call") ||
		    (!strcmp(e->op->name, "rng") && e->n_in == 2) ||
		    (!strcmp(e->op->name, "chlo.square") && wfi_is_int(e->out->type.dtype)) || (!strcmp(e->op->name, "reduce") && wfi_type_equal(&e->in[0]->type, &e->out[0].type)))
			return true;
	return false;
}

static wf_error *there_and_back(const wfi_func *f, bool generic, wfi_str *text, wfi_module **m)
{
	wf_error *err = wfi_module_print(f, generic, text);

	if (!err)
		err = wfi_module_parse(text->s, text->n, &(const wfi_parse_opts){ .file = f->name }, m);
	return err ? err : wfi_func_verify((*m)->funcs[0]);
}

/* FOLDER/operation.sample.short.mlir */
static void keep(const wfi_op *op, const wfi_sample *s, bool generic, const wfi_str *text)
{
	const char *folder = getenv("WEFT_KEEP");

	if (!folder || !text->s)
		return;
	char *path = wfi_format("%s/%s.%02d.%s.mlir", folder, op->name, (int)(s - op->samples), generic ? "generic" : "short");
	FILE *f = fopen(path, "w");
	if (!f)
		fail_msg("%s cannot be written", path);
	fputs(text->s, f);
	fclose(f);
	wfi_free(path);
}

/* f's results for operands drawn from the sample's range; NULL: it cannot run by itself */
static void **results_of(wfi_func *f, const wfi_sample *s)
{
	const wfi_backend *b = NULL;
	wfi_executable *x = NULL;
	uint64_t state = 12345;
	void *in[MOST_OPERANDS] = { NULL }, **out = calloc(MOST_OPERANDS, sizeof *out);
	const double lo = s->lo == 0 && s->hi == 0 ? -2 : s->lo, hi = s->lo == 0 && s->hi == 0 ? 2 : s->hi;

	assert_non_null(out);
	for (int i = 0; i < f->body->n_params; i++) {
		const wfi_type *t = &f->body->params[i]->type;
		in[i] = calloc(1, wfi_type_bytes(t) + 16);
		for (int64_t k = 0; k < wfi_type_count(t); k++) {
			state = state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
			double v = lo + (hi - lo) * ((double)(state >> 11) * 0x1p-53);
			wfi_store_f(t->dtype, in[i], k, t->dtype == WF_BOOL ? v > (lo + hi) / 2 : wfi_is_int(t->dtype) ? (double)(int64_t)v : v);
		}
	}
	for (int i = 0; i < f->body->n_results; i++)
		out[i] = calloc(1, wfi_type_bytes(&f->body->results[i]->type) + 16);
	wf_error *err = wfi_backend_find("reference", &b);
	if (!err)
		err = b->compile(b, f, &(wfi_compile_opts){ .n_devices = 1 }, &x);
	if (!err) {
		err = b->run(x, &(wfi_run){ .in = (const void *const *)in, .out = out });
		b->free(x);
	}
	for (int i = 0; i < MOST_OPERANDS; i++)
		free(in[i]);
	if (err) { /* stands for a derivative, names devices … */
		wf_error_free(err);
		for (int i = 0; i < f->body->n_results; i++)
			free(out[i]);
		free(out);
		return NULL;
	}
	return out;
}

static int compared;

/* what is written as other operations computes the same */
static void same_results(const wfi_op *op, const wfi_sample *s, wfi_func *f, wfi_func *back)
{
	void **a = results_of(f, s), **b = a ? results_of(back, s) : NULL;

	for (int i = 0; a && i < f->body->n_results; i++) {
		const wfi_type *t = &f->body->results[i]->type;
		const double close = wf_dtype_size(t->dtype) <= 2 ? 0.02 : t->dtype == WF_F64 || t->dtype == WF_C128 ? 1e-12 : 1e-5;
		for (int64_t k = 0; b && k < wfi_type_count(t); k++) {
			double x = wfi_load_f(t->dtype, a[i], k), y = wfi_load_f(t->dtype, b[i], k);
			if (!(x == y || (x != x && y != y) || (x - y < close * (1 + (x < 0 ? -x : x)) && y - x < close * (1 + (x < 0 ? -x : x)))))
				fail_msg("%s of %s: as it is written, element %lld of result %d is %.17g, not %.17g", op->name, s->in, (long long)k, i, y, x);
		}
		free(a[i]);
		if (b)
			free(b[i]);
		compared += b != NULL;
	}
	free(a);
	free(b);
}

static void compare(const wfi_op *op, const wfi_sample *s, const wfi_func *f, bool generic)
{
	wfi_str text = { 0 }, again = { 0 };
	wfi_module *m = NULL, *second = NULL;
	wf_error *err = there_and_back(f, generic, &text, &m);
	bool same = !err && wfi_func_equal(f, m->funcs[0]);
	keep(op, s, generic, &text);

	if (!err && !same && may_differ(f)) {
		err = there_and_back(m->funcs[0], generic, &again, &second);
		same = !err && wfi_func_equal(m->funcs[0], second->funcs[0]);
		if (same && !generic)
			same_results(op, s, (wfi_func *)(uintptr_t)f, m->funcs[0]);
	}
	if (err || !same) {
		wfi_str p = { 0 };

		bad++;
		wfi_func_print(&p, f);
		if (!err)
			wfi_func_print(&p, m->funcs[0]);
		printf("%s of %s, %s: %s\n%s\n%s\n", op->name, s->in, generic ? "generic" : "short",
		       err ? wf_error_text(err) : "another program came back:", text.s ? text.s : "", p.s);
		wfi_str_free(&p);
	}
	wf_error_free(err);
	wfi_module_free(m);
	wfi_module_free(second);
	wfi_str_free(&text);
	wfi_str_free(&again);
}

/* programs beside each other are functions of a module: nothing that one function can be written as */
static bool has_text(const wfi_op *op)
{
	return strncmp(op->name, "interpreter.", 12) != 0;
}

static void samples_come_back(void **state)
{
	const char *only = getenv("WEFT_ONLY_OP");
	int n = 0;

	(void)state;
	for (size_t i = 0; i < wfi_n_ops; i++) {
		const wfi_op *op = wfi_ops[i];

		if ((only && strcmp(only, op->name)) || !has_text(op))
			continue;
		for (const wfi_sample *s = op->samples; s && (s->in || s->build || s->attrs); s++) {
			wfi_func *f = program_of(op, s);

			compare(op, s, f, false);
			compare(op, s, f, true);
			wfi_func_release(f);
			n++;
		}
	}
	printf("%d samples, %d do not come back\n", n, bad);
	assert_int_equal(bad, 0);
	assert_true(n > 0 && (only || compared > 50));
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(samples_come_back) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
