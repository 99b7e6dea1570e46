/* wf.scan: a body run a known number of times, on carried values and on the slices of arrays; what it gives for each round is stacked. Loops that are
 * differentiated backwards are scans: what the derivative needs of a round is one more stacked result. Its derivatives, batching and lowering to while
 * are src/transform/scan_rules.c's. */
#include "ir/where.h"
#include "lower/loops.h"
#include "lower/text.h"
#include "op/class.h"
#include "op/region.h"

static bool infer(wfi_infer *c)
{
	const wfi_scan_attrs *a = c->attrs;
	char t[WFI_TYPE_TEXT];

	if (!wfi_infer_regions(c, 1, 1))
		return false;
	int64_t n_own = a->n_carry + a->n_xs;
	const wfi_block *b = c->regions[0];
	if (a->n_carry < 0 || a->n_xs < 0 || n_own > c->n_in || b->n_results < a->n_carry || b->n_results > WFI_MAX_OUT || a->length < 0)
		return wfi_infer_fail(c, "%lld carried values, %lld arrays, %d operands, %d results, %lld rounds", (long long)a->n_carry, (long long)a->n_xs, c->n_in,
		                      b->n_results, (long long)a->length);
	wfi_type *own = wfi_alloc((size_t)(n_own + 1) * sizeof *own);
	bool ok = true;
	for (int i = 0; i < n_own && ok; i++) {
		own[i] = c->in[i];
		if (i < a->n_carry)
			continue;
		ok = own[i].rank > 0 && own[i].dims[0] == a->length;
		if (!ok) {
			wfi_infer_fail(c, "array %d is %s, its first dimension must be %lld", i - (int)a->n_carry, wfi_type_text(&own[i], t), (long long)a->length);
			break;
		}
		own[i] = wfi_type_row(&own[i]);
	}
	ok = ok && wfi_infer_region(c, 0, "body", (int)n_own, own, (int)n_own);
	wfi_free(own);
	c->n_out = b->n_results;
	for (int i = 0; i < b->n_results && ok; i++) {
		const wfi_type *r = &b->results[i]->type;
		int64_t dims[WF_MAX_RANK + 1];
		if (i < a->n_carry) {
			c->out[i] = c->in[i];
			if (!wfi_type_equal(r, &c->in[i]))
				return wfi_infer_fail(c, "its body gives %s for carried value %d", wfi_type_text(r, t), i);
			continue;
		}
		dims[0] = a->length;
		memcpy(dims + 1, r->dims, (size_t)r->rank * sizeof dims[0]);
		ok = r->rank < WF_MAX_RANK ? wfi_infer_result(c, i, r->dtype, r->rank + 1, dims) : wfi_infer_fail(c, "a stacked result would have too many dimensions");
	}
	return ok;
}

/* ---- running: carried values in two sets of buffers by turns; slices and stacked results where they lie ---- */

typedef struct rounds { wfi_carried carry; int n_xs, n_ys; const void **in; void **out; } rounds;

static size_t slice_bytes(const wfi_type *t)
{
	return t->dims[0] ? wfi_type_bytes(t) / (size_t)t->dims[0] : 0;
}

static wf_error *run_round(const wfi_eval *e, rounds *r, size_t at)
{
	int n = r->carry.n;

	for (int i = 0; i < n; i++) {
		r->in[i] = r->carry.now[i];
		r->out[i] = r->carry.next[i];
	}
	for (int i = n; i < n + r->n_xs; i++)
		r->in[i] = (const char *)e->in[i] + at * slice_bytes(&e->in_type[i]);
	for (int i = n; i < n + r->n_ys; i++)
		r->out[i] = (char *)e->out[i] + at * slice_bytes(&e->out_type[i]);
	WF_TRY(wfi_call_region(e, 0, n + r->n_xs, r->in, r->out));
	wfi_carried_turn(&r->carry);
	return NULL;
}

static size_t scratch(const wfi_eval *e)
{
	const wfi_scan_attrs *a = e->attrs;

	return wfi_carried_scratch(e, (int)a->n_carry) + (size_t)(e->n_in + e->n_out) * sizeof(void *);
}

static wf_error *eval(const wfi_eval *e)
{
	const wfi_scan_attrs *a = e->attrs;
	void **room = (void **)(void *)((char *)e->scratch + wfi_carried_scratch(e, (int)a->n_carry));
	rounds r = { .n_xs = (int)a->n_xs, .n_ys = e->n_out - (int)a->n_carry, .in = (const void **)room, .out = room + e->n_in };
	wfi_round at = { wfi_where_here()->rounds, 0 };
	wf_error *err = NULL;

	wfi_carried_begin(e, (int)a->n_carry, &r.carry);
	wfi_where_here()->rounds = &at;
	for (; at.at < a->length && !err; at.at++)
		err = run_round(e, &r, (size_t)(a->reverse ? a->length - 1 - at.at : at.at));
	wfi_where_here()->rounds = at.outer;
	if (!err)
		wfi_carried_end(e, &r.carry);
	return err;
}

/* ---- the same ahead of time ---- */

static size_t room_scan(const wfi_view *e)
{
	return wfi_turns_room((int)((const wfi_scan_attrs *)e->attrs)->n_carry, e->in_type);
}

static void write_scan(wfi_lb *b)
{
	const wfi_scan_attrs *a = b->e->attrs;
	const int n = (int)a->n_carry, n_xs = (int)a->n_xs, n_ys = b->e->n_out - n;
	wfi_at *in = wfi_alloc((size_t)(n + n_xs + 1) * sizeof *in), *out = wfi_alloc((size_t)(n + n_ys + 1) * sizeof *out);
	wfi_turns t;

	wfi_turns_begin(b, n, b->room, &t);
	wfi_lfor f = wfi_l_count(b, a->length);
	wfi_sv at = a->reverse ? wfi_s_sub(b->s, wfi_l_i(b, a->length - 1), f.i) : f.i;
	wfi_turns_round(b, &t);
	for (int i = 0; i < n; i++) {
		in[i] = t.now[i];
		out[i] = t.next[i];
	}
	for (int i = 0; i < n_xs; i++)
		in[n + i] = b->v->at(b, b->in[n + i], wfi_l_mul(b, at, (int64_t)slice_bytes(&b->e->in_type[n + i])));
	for (int i = 0; i < n_ys; i++)
		out[n + i] = b->v->at(b, b->out[n + i], wfi_l_mul(b, at, (int64_t)slice_bytes(&b->e->out_type[n + i])));
	b->v->call(b, 0, n + n_xs, in, out);
	wfi_turns_turn(b, &t);
	wfi_l_next(b, &f);
	wfi_turns_end(b, &t);
	wfi_free(in);
	wfi_free(out);
}

static const wfi_loops loops = { .room = room_scan, .write = write_scan };

/* ---- samples ---- */

/* carry ← sin(carry) · k + x; y = carry · x. Operands: carry, xs, k */
static int sample(int n, const wf_val *in, wf_val *out, bool reverse)
{
	const wfi_type carry = *wfi_type_of(in[0]), xs = *wfi_type_of(in[1]);
	const wfi_scan_attrs a = { 1, 1, xs.dims[0], reverse };
	const wfi_type x_type = wfi_type_row(&xs);
	wfi_func *f = NULL;

	(void)n;
	wfi_trace *t = wfi_trace_begin("body", NULL);
	wf_val c = wfi_trace_param(t, &carry, false), x = wfi_trace_param(t, &x_type, false);
	wf_val next = wf_add(wf_mul(wf_sin(c), in[2]), x);
	wf_error *err = wfi_trace_end(t, 2, (const wf_val[]){ next, wf_mul(c, x) }, &f);
	if (err) {
		wfi_fail_error(err);
		out[0] = out[1] = wfi_poison;
	} else {
		wfi_build_scan(&a, in, f, out);
	}
	wfi_func_release(f);
	return 2;
}

static int sample_forward(int n, const wf_val *in, wf_val *out) { return sample(n, in, out, false); }
static int sample_backward(int n, const wf_val *in, wf_val *out) { return sample(n, in, out, true); }

static const wfi_sample samples[] = {
	{ .in = "f64[3], f64[5,3], f64[]", .build = sample_forward },
	{ .in = "f64[2,7], f64[3,2,7], f64[2,7]", .build = sample_backward },
	{ .in = "f32[17], f32[4,17], f32[17]", .build = sample_forward },
	{ .in = "bf16[], bf16[6], bf16[]", .build = sample_backward },
	{ .in = "f64[3], f64[0,3], f64[]", .build = sample_forward },
	{ .in = "f64[0], f64[3,0], f64[]", .build = sample_forward },
	{ .in = "f64[4], f64[1,4], f64[4]", .build = sample_backward },
	{ 0 },
};

/* ---- descriptor ---- */

static int captured(const wfi_eqn *e)
{
	const wfi_scan_attrs *a = e->attrs;

	return e->n_in - (int)(a->n_carry + a->n_xs);
}

static const wfi_text text = { .captures = captured, .lower = wfi_scan_lower };
static const wfi_attr_field fields[] = {
	{ "n_carry", WFI_ATTR_I64, offsetof(wfi_scan_attrs, n_carry), NULL },
	{ "n_xs", WFI_ATTR_I64, offsetof(wfi_scan_attrs, n_xs), NULL },
	{ "length", WFI_ATTR_I64, offsetof(wfi_scan_attrs, length), NULL },
	{ "reverse", WFI_ATTR_BOOL, offsetof(wfi_scan_attrs, reverse), NULL },
	{ 0 },
};
const wfi_op wfi_op_scan = {
	.name = "wf.scan",
	.doc = "A body run a known number of times on carried values and slices of arrays along their first dimension; its results are the carried values, then "
	       "those of all rounds, stacked.",
	.n_in = 0, .n_out = 0, .flags = WFI_OP_VARIADIC | WFI_OP_CONTROL | WFI_OP_OWN, .attrs_size = sizeof(wfi_scan_attrs), .fields = fields, .infer = infer,
	.jvp_whole = wfi_scan_jvp, .transpose_all = wfi_scan_transpose, .batch = wfi_scan_batch,
	.lowering = WFI_LOWER_HOST, .eval = eval, .scratch = scratch, .loops = &loops, .samples = samples, .text = &text,
};

void wfi_build_scan(const wfi_scan_attrs *a, const wf_val *in, wfi_func *body, wf_val *out)
{
	wfi_emit_regions(&wfi_op_scan, a, (int)(a->n_carry + a->n_xs), in, 1, (wfi_func *const[]){ body }, out, body->body->n_results);
}
