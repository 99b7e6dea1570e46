/* Control flow: while, if, case. Their regions are closed (region.h). The derivatives are src/transform/control_rules.c's: they need whole
 * transformations of the regions. */
#include "ir/where.h"
#include "lower/loops.h"
#include "lower/text.h"
#include "op/class.h"
#include "op/region.h"

/* ---- while ---- */

static bool infer_while(wfi_infer *c)
{
	const wfi_type go = wfi_type_scalar(WF_BOOL);

	if (!wfi_infer_regions(c, 2, 2))
		return false;
	int n = c->regions[1]->n_results;
	if (n > c->n_in || n > WFI_MAX_OUT)
		return wfi_infer_fail(c, "its body has %d results for %d operands (at most %d are possible)", n, c->n_in, WFI_MAX_OUT);
	if (!wfi_infer_region(c, 0, "condition", n, c->in, n) || !wfi_infer_region_results(c, 0, "condition", 1, &go) ||
	    !wfi_infer_region(c, 1, "body", n, c->in, n) || !wfi_infer_region_results(c, 1, "body", n, c->in))
		return false;
	c->n_out = n;
	for (int i = 0; i < n; i++)
		c->out[i] = c->in[i];
	return true;
}

static wf_error *loop(const wfi_eval *e, wfi_carried *c, wfi_round *round)
{
	for (;; round->at++) {
		_Alignas(64) bool go[64] = { false };
		WF_TRY(wfi_call_region(e, 0, c->n, (const void *const *)c->now, (void *const[]){ go }));
		if (!go[0])
			return NULL;
		WF_TRY(wfi_call_region(e, 1, c->n, (const void *const *)c->now, c->next));
		wfi_carried_turn(c);
	}
}

static size_t scratch_while(const wfi_eval *e)
{
	return wfi_carried_scratch(e, e->n_out);
}

static wf_error *eval_while(const wfi_eval *e)
{
	wfi_carried c;
	wfi_round round = { wfi_where_here()->rounds, 0 };

	wfi_carried_begin(e, e->n_out, &c);
	wfi_where_here()->rounds = &round;
	wf_error *err = loop(e, &c, &round);
	wfi_where_here()->rounds = round.outer;
	if (!err)
		wfi_carried_end(e, &c);
	return err;
}

/* the same ahead of time; condition and body read the values at `now`, the body writes those at `next`, which are then exchanged */
static size_t room_while(const wfi_view *e)
{
	return wfi_turns_room(e->n_out, e->in_type) + 64;
}

static void write_while(wfi_lb *b)
{
	int n = b->e->n_out;
	wfi_turns t;
	const wfi_at go = b->room;

	wfi_turns_begin(b, n, b->v->at(b, b->room, wfi_l_i(b, 64)), &t);
	b->v->loop(b);
	wfi_turns_round(b, &t);
	b->v->call(b, 0, n, t.now, &go);
	b->v->leave_unless(b, b->v->load(b, go, WF_BOOL, wfi_l_i(b, 0)));
	b->v->call(b, 1, n, t.now, t.next);
	wfi_turns_turn(b, &t);
	b->v->end(b);
	wfi_turns_end(b, &t);
}

/* ---- if, case ---- */

static bool infer_branches(wfi_infer *c)
{
	char s[24];

	for (int r = 0; r < c->n_regions; r++) {
		snprintf(s, sizeof s, "branch %d", r);
		if (!wfi_infer_region(c, r, s, 0, NULL, 1))
			return false;
		if (!r && c->regions[0]->n_results > WFI_MAX_OUT)
			return wfi_infer_fail(c, "%d results, at most %d are possible", c->regions[0]->n_results, WFI_MAX_OUT);
		for (int i = 0; !r && i < c->regions[0]->n_results; i++)
			c->out[i] = c->regions[0]->results[i]->type;
		if (!wfi_infer_region_results(c, r, s, c->regions[0]->n_results, c->out))
			return false;
	}
	c->n_out = c->regions[0]->n_results;
	return true;
}

static bool infer_if(wfi_infer *c)
{
	char t[WFI_TYPE_TEXT];

	if (!wfi_infer_arity(c) || !wfi_infer_regions(c, 2, 2))
		return false;
	if (c->in[0].rank || c->in[0].dtype != WF_BOOL)
		return wfi_infer_fail(c, "its predicate is %s, bool[] is needed", wfi_type_text(&c->in[0], t));
	return infer_branches(c);
}

static bool infer_case(wfi_infer *c)
{
	char t[WFI_TYPE_TEXT];

	if (!wfi_infer_arity(c) || !wfi_infer_regions(c, 1, INT_MAX))
		return false;
	if (c->in[0].rank || c->in[0].dtype != WF_I32)
		return wfi_infer_fail(c, "its index is %s, i32[] is needed", wfi_type_text(&c->in[0], t));
	return infer_branches(c);
}

static wf_error *eval_if(const wfi_eval *e)
{
	return wfi_call_region(e, *(const bool *)e->in[0] ? 0 : 1, 0, NULL, e->out);
}

/* an index outside is the last branch's */
static wf_error *eval_case(const wfi_eval *e)
{
	int32_t k = *(const int32_t *)e->in[0];

	return wfi_call_region(e, k < 0 || k >= e->n_regions ? e->n_regions - 1 : k, 0, NULL, e->out);
}

static void write_if(wfi_lb *b)
{
	b->v->if_(b, b->v->load(b, b->in[0], WF_BOOL, wfi_l_i(b, 0)));
	b->v->call(b, 0, 0, NULL, b->out);
	b->v->otherwise(b);
	b->v->call(b, 1, 0, NULL, b->out);
	b->v->end_if(b);
}

static void write_case(wfi_lb *b)
{
	wfi_sv k = b->v->load(b, b->in[0], WF_I32, wfi_l_i(b, 0));
	int last = b->e->n_regions - 1;

	for (int r = 0; r < last; r++) {
		b->v->if_(b, wfi_s_cmp(b->s, WFI_S_EQ, k, wfi_s_i(b->s, WF_I32, r)));
		b->v->call(b, r, 0, NULL, b->out);
		b->v->otherwise(b);
	}
	b->v->call(b, last, 0, NULL, b->out);
	for (int r = 0; r < last; r++)
		b->v->end_if(b);
}

static const wfi_loops while_loops = { .room = room_while, .write = write_while }, if_loops = { .write = write_if }, case_loops = { .write = write_case };

/* ---- samples ---- */

static wfi_func *ended(wfi_trace *t, int n, const wf_val *v)
{
	wfi_func *f = NULL;
	wf_error *err = wfi_trace_end(t, n, v, &f);

	if (err)
		wfi_fail_error(err);
	return f;
}

/* x ← sin(x) · k + i, as long as i < bound; k is captured. With a bound of its own, of up to 9 rounds, k is divided by 10: |k| of several would
 * multiply a rounding error by as much in every round (9 rounds: 10⁻⁷ becomes 10), and no two ways to compute it agree. */
static int sample_loop(int n, const wf_val *in, wf_val *out)
{
	const wfi_type types[2] = { *wfi_type_of(in[0]), wfi_type_scalar(WF_I32) };
	wfi_func *f[2];

	for (int r = 0; r < 2; r++) {
		wfi_trace *t = wfi_trace_begin("region", NULL);
		wf_val x = wfi_trace_param(t, &types[0], false), i = wfi_trace_param(t, &types[1], false);
		wf_val k = n > 2 ? wf_mul(in[1], wf_c(0.1)) : in[1], y = wf_add(wf_mul(wf_sin(x), k), wf_convert(i, types[0].dtype));
		f[r] = r ? ended(t, 2, (const wf_val[]){ y, wf_add(i, wfi_full_like(i, 1)) })
		         : ended(t, 1, (const wf_val[]){ wf_less(i, n > 2 ? in[2] : wfi_full_like(i, 3)) });
	}
	if (f[0] && f[1])
		wfi_build_while(2, (const wf_val[]){ in[0], wfi_splat(&types[1], 0) }, f[0], f[1], out);
	else
		out[0] = out[1] = wfi_poison;
	wfi_func_release(f[0]);
	wfi_func_release(f[1]);
	return 2;
}

/* branch k: exp(x · y) + k, x · k */
static void sample_branches(int n, const wf_val *in, wfi_func **f)
{
	for (int k = 0; k < n; k++) {
		wfi_trace *t = wfi_trace_begin("region", NULL);
		wf_val a = wf_mul(in[1], wfi_full_like(in[1], k + 1)), b = k ? wf_exp(wf_mul(a, in[2])) : in[2];
		f[k] = ended(t, 2, (const wf_val[]){ a, b });
	}
}

static int sample_if(int n, const wf_val *in, wf_val *out)
{
	wfi_func *f[2];

	(void)n;
	sample_branches(2, in, f);
	wfi_build_if(in[0], f[0], f[1], out);
	wfi_func_release(f[0]);
	wfi_func_release(f[1]);
	return 2;
}

static int sample_case(int n, const wf_val *in, wf_val *out)
{
	wfi_func *f[3];

	(void)n;
	sample_branches(3, in, f);
	wfi_build_case(in[0], 3, f, out);
	for (int i = 0; i < 3; i++)
		wfi_func_release(f[i]);
	return 2;
}

static const wfi_sample while_samples[] = {
	{ .in = "f64[3], f64[]", .build = sample_loop },
	{ .in = "f32[2,20], f32[2,20]", .build = sample_loop },
	{ .in = "bf16[0], bf16[]", .build = sample_loop },
	{ .in = "f32[5], f32[], i32[]", .lo = 0, .hi = 9, .build = sample_loop, .no_grad = true }, /* how often is not known when traced */
	{ 0 },
};
static const wfi_sample if_samples[] = {
	{ .in = "bool[], f64[3], f64[3]", .lo = -1, .hi = 1, .build = sample_if },
	{ .in = "bool[], f32[2,20], f32[2,20]", .build = sample_if },
	{ .in = "bool[], bf16[0], bf16[0]", .build = sample_if },
	{ 0 },
};
static const wfi_sample case_samples[] = {
	{ .in = "i32[], f64[3], f64[3]", .lo = -1, .hi = 1, .build = sample_case },
	{ .in = "i32[], f32[2,20], f32[2,20]", .lo = -2, .hi = 5, .build = sample_case },
	{ .in = "i32[], f64[], f64[]", .build = sample_case },
	{ 0 },
};

/* ---- descriptors ---- */

static int captured_while(const wfi_eqn *e)
{
	return e->n_in - e->n_out;
}

static int captured_branches(const wfi_eqn *e)
{
	return e->n_in - 1;
}

static const wfi_text while_text = { .captures = captured_while }, branch_text = { .captures = captured_branches };

const wfi_op wfi_op_while = {
	.name = "while",
	.doc = "Runs its body on the carried values as long as its condition on them is true.",
	.n_in = 0, .n_out = 0, .flags = WFI_OP_VARIADIC | WFI_OP_CONTROL, .infer = infer_while,
	.jvp_whole = wfi_while_jvp, .transpose_all = wfi_while_transpose, .batch = wfi_while_batch,
	.lowering = WFI_LOWER_HOST, .eval = eval_while, .scratch = scratch_while, .loops = &while_loops, .samples = while_samples, .text = &while_text,
};
const wfi_op wfi_op_if = {
	.name = "if",
	.doc = "The results of one of two regions, chosen by a predicate; the other does not run.",
	.n_in = 1, .n_out = 0, .flags = WFI_OP_VARIADIC | WFI_OP_CONTROL, .infer = infer_if,
	.jvp_whole = wfi_branches_jvp, .transpose_all = wfi_branches_transpose, .batch = wfi_branches_batch,
	.lowering = WFI_LOWER_HOST, .eval = eval_if, .scratch = wfi_region_scratch, .loops = &if_loops, .samples = if_samples, .text = &branch_text,
};
const wfi_op wfi_op_case = {
	.name = "case",
	.doc = "The results of one of several regions, chosen by an index; an index outside is the last one's.",
	.n_in = 1, .n_out = 0, .flags = WFI_OP_VARIADIC | WFI_OP_CONTROL, .infer = infer_case,
	.jvp_whole = wfi_branches_jvp, .transpose_all = wfi_branches_transpose, .batch = wfi_branches_batch,
	.lowering = WFI_LOWER_HOST, .eval = eval_case, .scratch = wfi_region_scratch, .loops = &case_loops, .samples = case_samples, .text = &branch_text,
};

/* ---- building ---- */

void wfi_build_while(int n, const wf_val *init, wfi_func *cond, wfi_func *body, wf_val *out)
{
	wfi_emit_regions(&wfi_op_while, NULL, n, init, 2, (wfi_func *const[]){ cond, body }, out, n);
}

void wfi_build_if(wf_val pred, wfi_func *yes, wfi_func *no, wf_val *out)
{
	wfi_emit_regions(&wfi_op_if, NULL, 1, &pred, 2, (wfi_func *const[]){ yes, no }, out, yes->body->n_results);
}

void wfi_build_case(wf_val index, int n_branches, wfi_func *const *branches, wf_val *out)
{
	wfi_emit_regions(&wfi_op_case, NULL, 1, &index, n_branches, branches, out, branches[0]->body->n_results);
}
