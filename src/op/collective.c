/* Communication over a named axis: wf.all_reduce by kind, wf.axis_index, and the functions over trees of values, which
 * <weft/collective.h> declares (no two-star comments here: the scanner is not to put them into ops.h). */
#include <weft/collective.h>
#include "comm/comm.h"
#include "op/array.h"
#include "op/batch.h"
#include "op/class.h"

static const char *const kinds[] = { "add", "multiply", "minimum", "maximum", "and", "or", NULL };

static bool check_axis(wfi_infer *c)
{
	const wfi_collective_attrs *a = c->attrs;

	if (!wfi_infer_arity(c))
		return false;
	return (a->axis && *a->axis && a->axis_size >= 1) || wfi_infer_fail(c, "no axis, or one of %lld members", (long long)a->axis_size);
}

static bool infer_reduce(wfi_infer *c)
{
	const wfi_collective_attrs *a = c->attrs;
	char t[WFI_TYPE_TEXT];

	if (!check_axis(c))
		return false;
	wf_dtype d = c->in[0].dtype;
	if (a->kind < 0 || a->kind > WFI_RED_OR)
		return wfi_infer_fail(c, "unknown kind %d", a->kind);
	const char *misfit = wfi_kind_misfit(a->kind, d);
	if (misfit)
		return wfi_infer_fail(c, "%s of %s: %s", kinds[a->kind], wfi_type_text(&c->in[0], t), misfit);
	if (!wfi_is_native(d)) /* what the communicator can add */
		return wfi_infer_fail(c, "%s: convert it first", wfi_type_text(&c->in[0], t));
	c->out[0] = c->in[0];
	return true;
}

static bool infer_index(wfi_infer *c)
{
	return check_axis(c) && wfi_infer_result(c, 0, WF_I32, 0, NULL);
}

/* the communicator must be of the axis that was traced; without one the axis has one member */
static wf_error *check_comm(const wfi_eval *e)
{
	const wfi_collective_attrs *a = e->attrs;
	int size = e->comm ? e->comm->size : 1;

	if (size != a->axis_size)
		return wf_error_new(WF_INTERNAL, "%s: axis \"%s\" was traced with %lld members and runs with %d", e->op->name, a->axis,
		                    (long long)a->axis_size, size);
	return NULL;
}

static wf_error *eval_reduce(const wfi_eval *e)
{
	static const wfi_coll_op ops[] = { [WFI_RED_ADD] = WFI_COLL_SUM, [WFI_RED_MUL] = WFI_COLL_PROD, [WFI_RED_MIN] = WFI_COLL_MIN,
	                                   [WFI_RED_MAX] = WFI_COLL_MAX, [WFI_RED_AND] = WFI_COLL_AND, [WFI_RED_OR] = WFI_COLL_OR };
	const wfi_collective_attrs *a = e->attrs;
	const wfi_type *x = &e->in_type[0];
	char what[80];

	WF_TRY(check_comm(e));
	if (!e->comm || e->comm->size == 1) {
		if (wfi_type_bytes(x))
			memcpy(e->out[0], e->in[0], wfi_type_bytes(x));
		return NULL;
	}
	snprintf(what, sizeof what, "all_reduce (%s) over axis \"%s\"", kinds[a->kind], a->axis);
	return wfi_comm_run(e->comm, &(const wfi_coll){ .kind = WFI_COLL_ALL_REDUCE, .op = ops[a->kind], .dtype = x->dtype,
	                    .count = (size_t)wfi_type_count(x), .in = e->in[0], .out = e->out[0], .what = what });
}

static wf_error *eval_index(const wfi_eval *e)
{
	WF_TRY(check_comm(e));
	*(int32_t *)e->out[0] = e->comm ? e->comm->rank : 0;
	return NULL;
}

/* ---- derivatives ---- */

static wf_val reduced(const wfi_collective_attrs *a, wf_val x, wfi_reduce_kind kind)
{
	wfi_collective_attrs b = *a;

	b.kind = (int)kind;
	return WFI_EMIT(&wfi_op_all_reduce, &b, x);
}

/* a sum is linear; of an extreme, the members that gave it have equal shares */
static wf_val jvp(const wfi_view *e, wf_val t)
{
	const wfi_collective_attrs *a = e->attrs;

	if (a->kind == WFI_RED_ADD)
		return reduced(a, t, WFI_RED_ADD);
	if (a->kind != WFI_RED_MAX && a->kind != WFI_RED_MIN)
		return wfi_fail("all_reduce", "kind %s has no derivative", kinds[a->kind]);
	wf_val won = wf_convert(wf_equal(e->in[0], e->out[0]), e->in_type[0].dtype);
	return wf_div(reduced(a, wf_mul(t, won), WFI_RED_ADD), reduced(a, won, WFI_RED_ADD));
}

/* JAX's pmap: the transpose of a psum is a psum */
static wf_val transpose(const wfi_view *e, wf_val ct)
{
	const wfi_collective_attrs *a = e->attrs;

	return a->kind == WFI_RED_ADD ? reduced(a, ct, WFI_RED_ADD) : wfi_fail("all_reduce", "kind %s is not linear", kinds[a->kind]);
}

static const wfi_attr_field fields[] = {
	{ "kind", WFI_ATTR_ENUM, offsetof(wfi_collective_attrs, kind), kinds },
	{ "axis", WFI_ATTR_STR, offsetof(wfi_collective_attrs, axis), NULL },
	{ "axis_size", WFI_ATTR_I64, offsetof(wfi_collective_attrs, axis_size), NULL },
	{ 0 },
};
#define SAMPLE(type, kind_) { .in = type, .attrs = &(const wfi_collective_attrs){ kind_, "sample", 1 } }
static const wfi_sample reduce_samples[] = {
	SAMPLE("f32[37]", WFI_RED_ADD), SAMPLE("f64[3,5]", WFI_RED_ADD), SAMPLE("f64[]", WFI_RED_MAX), SAMPLE("f32[0]", WFI_RED_MIN),
	SAMPLE("bf16[4,5]", WFI_RED_ADD), SAMPLE("f16[17]", WFI_RED_ADD), SAMPLE("i32[5]", WFI_RED_ADD), SAMPLE("u8[3]", WFI_RED_MAX),
	SAMPLE("bool[3]", WFI_RED_AND), { 0 },
};
#define INDEX_SAMPLE(name) { .in = "", .attrs = &(const wfi_collective_attrs){ WFI_RED_ADD, name, 1 }, .no_grad = true }
static const wfi_sample index_samples[] = {
	INDEX_SAMPLE("sample"), INDEX_SAMPLE("batch"), INDEX_SAMPLE("workers"), { 0 },
};
static wf_val over_batch(const wfi_batch *b, int kind)
{
	const int64_t first = 0;
	wf_val x = b->e->in[0];

	if (b->batched[0])
		return wfi_emit_reduce((wfi_reduce_kind)kind, x, (wfi_dims){ 1, &first });
	if (kind == WFI_RED_ADD)
		return wf_mul(x, wfi_splat_i(&b->e->in_type[0], b->size));
	return kind == WFI_RED_MUL ? wfi_emit_reduce(WFI_RED_MUL, wfi_batch_in(b, 0), (wfi_dims){ 1, &first }) : x;
}

/* over the batch itself: a reduction; over another axis: of all examples at once */
static bool batch_reduce(const wfi_batch *b, wf_val *out, bool *out_batched)
{
	const wfi_collective_attrs *a = b->e->attrs;

	if (!b->axis || strcmp(a->axis, b->axis) != 0)
		return wfi_batch_same(b, out, out_batched);
	out[0] = over_batch(b, a->kind);
	out_batched[0] = false;
	return true;
}

static bool batch_index(const wfi_batch *b, wf_val *out, bool *out_batched)
{
	const wfi_collective_attrs *a = b->e->attrs;
	const wfi_type places = wfi_type_make(WF_I32, 1, &b->size);

	out_batched[0] = b->axis && !strcmp(a->axis, b->axis);
	out[0] = out_batched[0] ? wfi_emit_iota(&places, 0) : wfi_emit(b->e->op, a, 0, NULL);
	return true;
}

const wfi_op wfi_op_all_reduce = {
	.name = "wf.all_reduce",
	.doc = "Combines the members' arrays over a named axis by a kind, in the order of the members; NaN wins a minimum and a maximum.",
	.n_in = 1, .n_out = 1, .flags = WFI_OP_OWN, .attrs_size = sizeof(wfi_collective_attrs), .fields = fields, .infer = infer_reduce,
	.jvp = { jvp }, .transpose = { transpose },
	.batch = batch_reduce, .lowering = WFI_LOWER_COLLECTIVE, .eval = eval_reduce, .shard = "collective", .samples = reduce_samples,
};
const wfi_op wfi_op_axis_index = {
	.name = "wf.axis_index",
	.doc = "The member's place on a named axis, as i32.",
	.n_in = 0, .n_out = 1, .flags = WFI_OP_OWN, .attrs_size = sizeof(wfi_collective_attrs), .fields = fields, .infer = infer_index,
	.no_jvp = "no operands", .no_transpose = "no operands",
	.batch = batch_index, .lowering = WFI_LOWER_COLLECTIVE, .eval = eval_index, .shard = "collective", .samples = index_samples,
};

/* ---- public ---- */
#undef wf_psum
#undef wf_pmean
#undef wf_pmean_weighted

static const wfi_axis *find_axis(const char *op, const char *name)
{
	const wfi_axis *a = name && *name ? wfi_trace_axis(name) : NULL;
	wfi_str bound = { 0 };

	if (a)
		return a;
	for (const wfi_axis *b = wfi_trace_axis(NULL); b; b = b->outer)
		wfi_str_add(&bound, "%s\"%s\"", bound.n ? ", " : "", b->name);
	wfi_fail(op, "axis \"%s\" is not bound here; bound are: %s (wf_pmap binds its axis_name%s)", name ? name : "", bound.n ? bound.s : "none",
	         name && !strcmp(name, WF_WORKERS) ? ", which has the devices of all workers, instead of \"workers\"" : "");
	wfi_str_free(&bound);
	return NULL;
}

/* what is done to every leaf of a tree */
typedef struct leafwise { wfi_collective_attrs attrs; wf_val (*apply)(const struct leafwise *w, wf_val leaf); wf_val weight; } leafwise;

static wf_val sum_leaf(const leafwise *w, wf_val leaf)
{
	return reduced(&w->attrs, w->attrs.kind == WFI_RED_ADD ? wfi_bool_to_i32(leaf) : leaf, (wfi_reduce_kind)w->attrs.kind);
}

static wf_val mean_leaf(const leafwise *w, wf_val leaf)
{
	leaf = sum_leaf(w, wfi_to_inexact("pmean", leaf));
	return wfi_is_poison(leaf) ? leaf : wf_div(leaf, wfi_full_like(leaf, (double)w->attrs.axis_size));
}

static wf_val weighted_leaf(const leafwise *w, wf_val leaf)
{
	leaf = sum_leaf(w, wfi_to_inexact("pmean_weighted", leaf));
	return wfi_is_poison(leaf) ? leaf : wf_div(leaf, wf_convert(w->weight, wfi_type_of(leaf)->dtype));
}

static wf_val over_tree(const char *op, const leafwise *w, wf_val tree)
{
	wf_val result = wfi_poison;

	if (wfi_is_poison(tree)) {
		wfi_leaf(op, tree); /* records that it is none */
		return wfi_poison;
	}
	const struct wfi_node *n = tree.node;
	if (n->kind == WFI_LEAF)
		return w->apply(w, tree);
	if (n->kind == WFI_NONE_NODE)
		return tree;
	wf_val *v = wfi_alloc(((size_t)n->n + 1) * sizeof *v);
	wfi_kv *kv = wfi_alloc(((size_t)n->n + 1) * sizeof *kv);
	for (int i = 0; i < n->n; i++) {
		v[i] = over_tree(op, w, (wf_val){ n->child[i] });
		kv[i] = (wfi_kv){ n->name ? n->name[i] : NULL, v[i] };
	}
	v[n->n] = wfi_end;
	result = n->kind == WFI_DICT ? wfi_dict(kv, (size_t)n->n) : n->kind == WFI_LIST ? wfi_list(v) : wfi_tuple(v);
	wfi_free(kv);
	wfi_free(v);
	return result;
}

static wf_val start(const char *op, wf_val tree, const char *axis_name, wfi_reduce_kind kind, wf_val (*apply)(const leafwise *w, wf_val leaf))
{
	const wfi_axis *a = find_axis(op, axis_name);

	return a ? over_tree(op, &(const leafwise){ .attrs = { (int)kind, a->name, a->size }, .apply = apply }, tree) : wfi_poison;
}

wf_val wf_psum(wf_val tree, const char *axis_name)
{
	return start("psum", tree, axis_name, WFI_RED_ADD, sum_leaf);
}

wf_val wf_pmean(wf_val tree, const char *axis_name)
{
	return start("pmean", tree, axis_name, WFI_RED_ADD, mean_leaf);
}

wf_val(wf_pmax)(wf_val tree, const char *axis_name)
{
	return start("pmax", tree, axis_name, WFI_RED_MAX, sum_leaf);
}

wf_val(wf_pmin)(wf_val tree, const char *axis_name)
{
	return start("pmin", tree, axis_name, WFI_RED_MIN, sum_leaf);
}

wf_val wf_pmean_weighted(wf_val sums, wf_val weight, const char *axis_name)
{
	const wfi_axis *a = find_axis("pmean_weighted", axis_name);
	const wfi_value *v = wfi_leaf("pmean_weighted", weight);
	char t[WFI_TYPE_TEXT];

	if (!a || !v)
		return wfi_poison;
	if (v->type.rank)
		return wfi_fail("pmean_weighted", "the weight is %s, a scalar is needed", wfi_type_text(&v->type, t));
	leafwise w = { .attrs = { WFI_RED_ADD, a->name, a->size }, .apply = weighted_leaf };
	w.weight = sum_leaf(&w, wfi_to_inexact("pmean_weighted", weight));
	return over_tree("pmean_weighted", &w, sums);
}

wf_val(wf_axis_index)(const char *axis_name)
{
	const wfi_axis *a = find_axis("axis_index", axis_name);

	return a ? wfi_emit(&wfi_op_axis_index, &(const wfi_collective_attrs){ WFI_RED_ADD, a->name, a->size }, 0, NULL) : wfi_poison;
}

int64_t(wf_axis_size)(const char *axis_name)
{
	const wfi_axis *a = find_axis("axis_size", axis_name);

	return a ? a->size : 0;
}
