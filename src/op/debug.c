/* wf_debug_print and wf_debug_check: host steps with an effect and without results. Under vmap their operands get the
 * batch in front, and they go through it example by example. */
#include <stdio.h>
#include <weft/debug.h>
#include "ir/where.h"
#include "lower/text.h"
#include "op/batch.h"
#include "op/class.h"
#include "op/debug_text.h"

/* batch: sizes of the leading dimensions of all operands, outermost first, over which it is done one by one */
typedef struct debug_attrs { const char *format; wfi_dims batch; } debug_attrs;

extern const wfi_op wfi_op_debug_print, wfi_op_debug_check;

static wfi_type one_example(const wfi_type *t, int n)
{
	wfi_type r = *t;

	r.rank -= n;
	memmove(r.dims, t->dims + n, (size_t)r.rank * sizeof r.dims[0]);
	memset(r.dims + r.rank, 0, (size_t)n * sizeof r.dims[0]);
	return r;
}

static bool has_batch(wfi_infer *c, int i)
{
	const debug_attrs *a = c->attrs;
	char t[WFI_TYPE_TEXT];

	for (int k = 0; k < a->batch.n; k++)
		if (c->in[i].rank < a->batch.n || c->in[i].dims[k] != a->batch.v[k])
			return wfi_infer_fail(c, "operand %d is %s, which does not begin with the batch", i, wfi_type_text(&c->in[i], t));
	return true;
}

static bool infer(wfi_infer *c, int first)
{
	const debug_attrs *a = c->attrs;
	char reason[400];

	if (!wfi_infer_arity(c))
		return false;
	if (!a->format)
		return wfi_infer_fail(c, "a format is needed");
	wfi_type *types = wfi_alloc((size_t)(c->n_in + 1) * sizeof *types);
	bool ok = true;
	for (int i = 0; i < c->n_in && ok; i++) {
		ok = has_batch(c, i) && (c->in[i].dtype != WF_TOKEN || wfi_infer_fail(c, "a token has no value to print"));
		types[i] = ok ? one_example(&c->in[i], a->batch.n) : c->in[i];
	}
	if (ok && !wfi_format_check(a->format, c->n_in - first, types + first, reason))
		ok = wfi_infer_fail(c, "%s", reason);
	wfi_free(types);
	return ok;
}

static bool infer_print(wfi_infer *c) { return infer(c, 0); }

static bool infer_check(wfi_infer *c)
{
	char t[WFI_TYPE_TEXT];

	if (c->n_in && c->in[0].dtype != WF_BOOL)
		return wfi_infer_fail(c, "the predicate is %s, bool is needed (a comparison gives one)", wfi_type_text(&c->in[0], t));
	return infer(c, 1);
}

/* ---- running ---- */

/* one example after the other: its operands' types and places */
typedef struct walk { const wfi_eval *e; int n_batch; int64_t n, at, example[WF_MAX_RANK]; wfi_type *types; const void **in; } walk;

static walk walk_of(const wfi_eval *e)
{
	const debug_attrs *a = e->attrs;
	walk w = { .e = e, .n_batch = a->batch.n, .n = 1, .at = -1, .types = wfi_alloc((size_t)(e->n_in + 1) * sizeof *w.types),
	           .in = wfi_alloc((size_t)(e->n_in + 1) * sizeof *w.in) };

	for (int i = 0; i < a->batch.n; i++)
		w.n *= a->batch.v[i];
	for (int i = 0; i < e->n_in; i++)
		w.types[i] = one_example(&e->in_type[i], a->batch.n);
	return w;
}

static bool next_example(walk *w)
{
	const debug_attrs *a = w->e->attrs;
	int64_t rest = ++w->at;

	if (w->at >= w->n)
		return false;
	for (int i = a->batch.n - 1; i >= 0; i--) {
		w->example[i] = rest % a->batch.v[i];
		rest /= a->batch.v[i];
	}
	for (int i = 0; i < w->e->n_in; i++)
		w->in[i] = (const char *)w->e->in[i] + (size_t)w->at * wfi_type_bytes(&w->types[i]);
	return true;
}

static void walk_end(walk *w)
{
	wfi_free(w->types);
	wfi_free(w->in);
}

static wf_error *eval_print(const wfi_eval *e)
{
	const debug_attrs *a = e->attrs;
	const wfi_where *here = wfi_where_here();
	walk w = walk_of(e);
	wfi_str s = { 0 };

	while (!here->quiet && next_example(&w)) {
		if (here->device && here->rank >= 0)
			wfi_str_add(&s, "[%s of rank %d] ", here->device, here->rank);
		else if (here->device)
			wfi_str_add(&s, "[%s] ", here->device);
		wfi_format_text(&s, a->format, e->n_in, w.types, w.in);
		wfi_str_add(&s, "\n");
	}
	if (s.n) {
		flockfile(stdout);
		fwrite(s.s, 1, s.n, stdout);
		fflush(stdout);
		funlockfile(stdout);
	}
	wfi_str_free(&s);
	walk_end(&w);
	return NULL;
}

static wf_error *failed(const walk *w, int64_t element)
{
	const debug_attrs *a = w->e->attrs;
	const wfi_type *pred = &w->types[0];
	wfi_str s = { 0 }, place = { 0 };
	char t[WFI_TYPE_TEXT];
	int64_t strides[WF_MAX_RANK];

	wfi_format_text(&s, a->format, w->e->n_in - 1, w->types + 1, w->in + 1);
	wf_error *err = wf_error_new(WF_CHECK_FAILED, "check failed: %s", s.s ? s.s : "");
	wfi_str_free(&s);
	if (pred->rank) {
		wfi_type_strides(pred, strides);
		for (int k = 0; k < pred->rank; k++)
			wfi_str_add(&s, "%s%lld", k ? ", " : "", (long long)(element / strides[k] % pred->dims[k]));
		wf_error_add(err, "element [%s] of the predicate %s is false", s.s, wfi_type_text(pred, t));
	}
	wfi_where_text(&place, w->n_batch, w->example);
	if (place.n)
		wf_error_add(err, "in %s", place.s);
	wfi_str_free(&place);
	wfi_str_free(&s);
	return err;
}

static wf_error *eval_check(const wfi_eval *e)
{
	walk w = walk_of(e);
	wf_error *err = NULL;
	int64_t n = wfi_type_count(&w.types[0]);

	while (!err && !wfi_where_here()->quiet && next_example(&w))
		for (int64_t i = 0; i < n && !err; i++)
			if (!((const bool *)w.in[0])[i])
				err = failed(&w, i);
	walk_end(&w);
	return err;
}

/* ---- vmap ---- */
static bool batch(const wfi_batch *b, wf_val *out, bool *out_batched)
{
	const debug_attrs *a = b->e->attrs;
	const wfi_ints sizes = wfi_dims_after(b->size, a->batch);
	debug_attrs more = { a->format, wfi_ints_dims(&sizes) };

	(void)out_batched;
	return wfi_failed() || wfi_batch_emit(b, &more, out);
}

/* other programs that run StableHLO have no such thing: it is left out */
static bool lower(const wfi_view *e, wf_val *out)
{
	(void)e;
	(void)out;
	return true;
}

/* ---- descriptors; the samples print nothing: they have no examples ---- */
static int sample_check(int n, const wf_val *in, wf_val *out)
{
	const wfi_type truth = wfi_type_scalar(WF_BOOL);
	const wf_val v[] = { wfi_splat_i(&truth, 1), in[0] };

	(void)n;
	wfi_emit_n(&wfi_op_debug_check, &(const debug_attrs){ .format = "{}" }, 2, v, 0, NULL, NULL, 0);
	out[0] = in[0];
	return 1;
}

static const int64_t no_examples[] = { 0 };
#define PRINT_SAMPLE(types, text_) { .in = types, .attrs = &(const debug_attrs){ text_, { 1, no_examples } }, .no_grad = true }
static const wfi_sample print_samples[] = {
	PRINT_SAMPLE("f32[0]", "{:.3f}"), PRINT_SAMPLE("i32[0,3], bf16[0]", "{1} {0}"), PRINT_SAMPLE("", "here"), { 0 },
};
#define CHECK_SAMPLE(type) { .in = type, .no_grad = true, .build = sample_check }
static const wfi_sample check_samples[] = { CHECK_SAMPLE("f32[]"), CHECK_SAMPLE("f64[3,5]"), CHECK_SAMPLE("i32[0]"), { 0 } };

static const wfi_text text = { .lower = lower };
static const wfi_attr_field fields[] = {
	{ "format", WFI_ATTR_STR, offsetof(debug_attrs, format), NULL },
	{ "batch", WFI_ATTR_DIMS, offsetof(debug_attrs, batch), NULL },
	{ 0 },
};
const wfi_op wfi_op_debug_print = {
	.name = "wf.debug_print",
	.doc = "Writes its operands to the standard output by a format of Python's kind, for each example of the batch in front of them.",
	.n_in = 0, .n_out = 0, .flags = WFI_OP_EFFECT | WFI_OP_VARIADIC | WFI_OP_OWN, .attrs_size = sizeof(debug_attrs), .fields = fields,
	.infer = infer_print, .no_jvp = "no results", .no_transpose = "no results", .batch = batch,
	.lowering = WFI_LOWER_HOST, .eval = eval_print, .shard = "whole", .text = &text, .samples = print_samples,
};
const wfi_op wfi_op_debug_check = {
	.name = "wf.debug_check",
	.doc = "Ends the run with an error unless its first operand is true everywhere; the others are written into the message.",
	.n_in = 1, .n_out = 0, .flags = WFI_OP_EFFECT | WFI_OP_VARIADIC | WFI_OP_OWN, .attrs_size = sizeof(debug_attrs), .fields = fields,
	.infer = infer_check, .no_jvp = "no results", .no_transpose = "no results", .batch = batch,
	.lowering = WFI_LOWER_HOST, .eval = eval_check, .shard = "whole", .text = &text, .samples = check_samples,
};

/* ---- public ---- */
static void emit(const wfi_op *op, const char *format, const wf_val *pred, const wf_val *values)
{
	const debug_attrs a = { .format = format };
	int n = 0, k = 0;

	while (values[n].node != wfi_end.node)
		n++;
	wf_val *v = wfi_alloc((size_t)(n + 1) * sizeof *v);
	if (pred)
		v[k++] = *pred;
	for (int i = 0; i < n; i++)
		v[k++] = values[i];
	wfi_emit_n(op, &a, k, v, 0, NULL, NULL, 0);
	wfi_free(v);
}

void wfi_debug_print(const char *format, const wf_val *values) { emit(&wfi_op_debug_print, format, NULL, values); }
void wfi_debug_check(wf_val pred, const char *format, const wf_val *values) { emit(&wfi_op_debug_check, format, &pred, values); }
