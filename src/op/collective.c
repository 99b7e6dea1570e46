/* Communication over a named axis: wf.all_reduce by kind, wf.axis_index, and the functions over trees of values, which
 * <weft/collective.h> declares (no two-star comments here: the scanner is not to put them into ops.h). */
#include "comm/comm.h"
#include "lower/text.h"
#include "op/class.h"
#include "op/collective.h"

static const char *const kinds[] = { "add", "multiply", "minimum", "maximum", "and", "or", NULL };

int64_t wfi_collective_members(const wfi_collective_attrs *a)
{
	return a->groups.n ? a->group_size : a->axis_size;
}

bool wfi_infer_collective(wfi_infer *c, const wfi_collective_attrs *a)
{
	bool seen[WFI_MOST_MEMBERS] = { false };

	if (!wfi_infer_arity(c))
		return false;
	if (!a->axis || !*a->axis || a->axis_size < 1)
		return wfi_infer_fail(c, "no axis, or one of %lld members", (long long)a->axis_size);
	if (a->groups.n && (a->groups.n != a->axis_size || a->groups.n > WFI_MOST_MEMBERS || a->group_size < 1 || a->axis_size % a->group_size))
		return wfi_infer_fail(c, "groups of %lld, %d members in all, of an axis of %lld", (long long)a->group_size, a->groups.n,
		                      (long long)a->axis_size);
	for (int i = 0; i < a->groups.n; i++) {
		int64_t m = a->groups.v[i];
		if (m < 0 || m >= a->axis_size || seen[m])
			return wfi_infer_fail(c, "its groups name member %lld, which is %s", (long long)m,
			                      m < 0 || m >= a->axis_size ? "not there" : "in two of them");
		seen[m] = true;
	}
	return true;
}

static bool infer_reduce(wfi_infer *c)
{
	const wfi_collective_attrs *a = c->attrs;
	char t[WFI_TYPE_TEXT];

	if (!wfi_infer_collective(c, a))
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
	return wfi_infer_collective(c, c->attrs) && wfi_infer_result(c, 0, WF_I32, 0, NULL);
}

wf_error *wfi_check_comm(const wfi_eval *e)
{
	const wfi_collective_attrs *a = e->attrs;
	int size = e->comm ? e->comm->size : 1;

	if (size != wfi_collective_members(a))
		return wf_error_new(WF_INTERNAL, "%s: axis \"%s\" was traced with %lld members and runs with %d", e->op->name, a->axis,
		                    (long long)wfi_collective_members(a), size);
	return NULL;
}

static wf_error *eval_reduce(const wfi_eval *e)
{
	static const wfi_coll_op ops[] = { [WFI_RED_ADD] = WFI_COLL_SUM, [WFI_RED_MUL] = WFI_COLL_PROD, [WFI_RED_MIN] = WFI_COLL_MIN,
	                                   [WFI_RED_MAX] = WFI_COLL_MAX, [WFI_RED_AND] = WFI_COLL_AND, [WFI_RED_OR] = WFI_COLL_OR };
	const wfi_collective_attrs *a = e->attrs;
	const wfi_type *x = &e->in_type[0];
	char what[80];

	WF_TRY(wfi_check_comm(e));
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
	WF_TRY(wfi_check_comm(e));
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

wf_val wfi_sum_members(const wfi_collective_attrs *a, wf_val x)
{
	return reduced(a, x, WFI_RED_ADD);
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
	{ "groups", WFI_ATTR_DIMS, offsetof(wfi_collective_attrs, groups), NULL },
	{ "group_size", WFI_ATTR_I64, offsetof(wfi_collective_attrs, group_size), NULL },
	{ 0 },
};
#define ON_AXIS(kind_, name) &(const wfi_collective_attrs){ .kind = kind_, .axis = name, .axis_size = 1 }
#define SAMPLE(type, kind_) { .in = type, .attrs = ON_AXIS(kind_, "sample") }
static const wfi_sample reduce_samples[] = {
	SAMPLE("f32[37]", WFI_RED_ADD), SAMPLE("f64[3,5]", WFI_RED_ADD), SAMPLE("f64[]", WFI_RED_MAX), SAMPLE("f32[0]", WFI_RED_MIN),
	SAMPLE("bf16[4,5]", WFI_RED_ADD), SAMPLE("f16[17]", WFI_RED_ADD), SAMPLE("i32[5]", WFI_RED_ADD), SAMPLE("u8[3]", WFI_RED_MAX),
	SAMPLE("bool[3]", WFI_RED_AND), { 0 },
};
#define INDEX_SAMPLE(name) { .in = "", .attrs = ON_AXIS(WFI_RED_ADD, name), .no_grad = true }
static const wfi_sample index_samples[] = {
	INDEX_SAMPLE("sample"), INDEX_SAMPLE("batch"), INDEX_SAMPLE("workers"), { 0 },
};
/* over the batch itself: a reduction; over another axis: of all examples at once */
static bool batch_reduce(const wfi_batch *b, wf_val *out, bool *out_batched)
{
	const wfi_collective_attrs *a = b->e->attrs;

	if (!wfi_is_batch_axis(b))
		return wfi_batch_same(b, out, out_batched);
	if (b->batched[0] || a->kind == WFI_RED_MUL)
		return wfi_batch_members(b, wfi_reduced_members, out, out_batched);
	out[0] = a->kind == WFI_RED_ADD ? wf_mul(b->e->in[0], wfi_splat_i(&b->e->in_type[0], wfi_collective_members(a))) : b->e->in[0];
	out_batched[0] = false;
	return true;
}

static bool batch_index(const wfi_batch *b, wf_val *out, bool *out_batched)
{
	const wfi_collective_attrs *a = b->e->attrs;
	const wfi_type places = wfi_type_make(WF_I32, 1, &b->size);

	out_batched[0] = wfi_is_batch_axis(b);
	out[0] = out_batched[0] ? wfi_emit_iota(&places, 0) : wfi_emit(b->e->op, a, 0, NULL);
	return true;
}

const wfi_op wfi_op_all_reduce = {
	.name = "wf.all_reduce",
	.doc = "Combines the members' arrays over a named axis by a kind, in the order of the members; NaN wins a minimum and a maximum.",
	.n_in = 1, .n_out = 1, .flags = WFI_OP_OWN, .attrs_size = sizeof(wfi_collective_attrs), .fields = fields, .infer = infer_reduce,
	.jvp = { jvp }, .transpose = { transpose },
	.batch = batch_reduce, .lowering = WFI_LOWER_COLLECTIVE, .eval = eval_reduce, .shard = "collective", .samples = reduce_samples,
	.text = &(const wfi_text){ .lower = wfi_lower_all_reduce },
};
const wfi_op wfi_op_axis_index = {
	.name = "wf.axis_index",
	.doc = "The member's place on a named axis, as i32.",
	.n_in = 0, .n_out = 1, .flags = WFI_OP_OWN, .attrs_size = sizeof(wfi_collective_attrs), .fields = fields, .infer = infer_index,
	.no_jvp = "no operands", .no_transpose = "no operands",
	.batch = batch_index, .lowering = WFI_LOWER_COLLECTIVE, .eval = eval_index, .shard = "collective", .samples = index_samples,
	.text = &(const wfi_text){ .lower = wfi_lower_axis_index },
};

/* ---- public ---- */

static const wfi_axis *find_axis(const char *op, const char *name)
{
	const wfi_axis *a = name && *name ? wfi_trace_axis(name) : NULL;
	wfi_str bound = { 0 };

	if (a)
		return a;
	for (const wfi_axis *b = wfi_trace_axis(NULL); b; b = b->outer)
		wfi_str_add(&bound, "%s\"%s\"", bound.n ? ", " : "", b->name);
	wfi_fail(op, "axis \"%s\" is not bound here; bound are: %s (wf_pmap and wf_vmap bind their axis_name, wf_shard_map the axes of its mesh%s)",
	         name ? name : "", bound.n ? bound.s : "none",
	         name && !strcmp(name, WF_WORKERS) ? "; in a pmap that is the axis of the devices of all workers, and \"workers\" is not bound" : "");
	wfi_str_free(&bound);
	return NULL;
}

static bool check_groups(const char *op, wf_groups g, const wfi_axis *a)
{
	bool seen[WFI_MOST_MEMBERS] = { false };

	if (g.n != a->size || g.n > WFI_MOST_MEMBERS || g.size < 1 || g.n % g.size || !g.v)
		return wfi_fail(op, "axis_index_groups has %lld members in groups of %lld; groups of one size that have each of the %lld members of axis \"%s\" "
		                "once are needed",
		                (long long)g.n, (long long)g.size, (long long)a->size, a->name), false;
	for (int64_t i = 0; i < g.n; i++) {
		if (g.v[i] < 0 || g.v[i] >= a->size)
			return wfi_fail(op, "axis_index_groups has member %lld, those of axis \"%s\" are 0 to %lld", (long long)g.v[i], a->name,
			                (long long)a->size - 1), false;
		if (seen[g.v[i]])
			return wfi_fail(op, "axis_index_groups has member %lld twice", (long long)g.v[i]), false;
		seen[g.v[i]] = true;
	}
	return true;
}

static bool add_axis(wfi_over *o, const char *name, wf_groups groups)
{
	const wfi_axis *a = find_axis(o->op, name);

	if (!a)
		return false;
	if (a->size < 1)
		return wfi_fail(o->op, "axis \"%s\" has no members: the batch of its wf_vmap is empty", a->name), false;
	for (int i = 0; i < o->n; i++)
		if (!strcmp(o->on[i].axis, a->name))
			return wfi_fail(o->op, "axis \"%s\" is named twice", a->name), false;
	if (groups.n && !check_groups(o->op, groups, a))
		return false;
	o->on[o->n++] = (wfi_collective_attrs){ .kind = WFI_RED_ADD, .axis = a->name, .axis_size = a->size,
	                                        .groups = { (int)groups.n, groups.v }, .group_size = groups.size };
	o->members *= groups.n ? groups.size : a->size;
	return true;
}

bool wfi_find_axes(wfi_over *o, const char *op, const char *names, wf_groups groups, int most)
{
	char *copy = wfi_strdup(names ? names : ""), *at = copy;
	bool ok = true;

	o->op = op;
	o->n = 0;
	o->members = 1;
	do {
		char *end = strchr(at, ',');
		if (end)
			*end = '\0';
		while (*at == ' ')
			at++;
		if (o->n == most)
			ok = (wfi_fail(op, "\"%s\": it works over %s", names, most > 1 ? "8 axes at most" : "one axis at a time"), false);
		else
			ok = add_axis(o, at, groups);
		at = end ? end + 1 : NULL;
	} while (ok && at);
	if (ok && groups.n && o->n > 1)
		ok = (wfi_fail(op, "axis_index_groups are of one axis, \"%s\" are several", names), false);
	wfi_free(copy);
	return ok;
}

/* In a program of a number the sum over n members is n times that, known while tracing: psum(1) is the axis's size. */
static bool sum_of_constant(const wfi_over *o, wf_val leaf, wf_val *out)
{
	const wfi_value *v = wfi_is_poison(leaf) ? NULL : wfi_value_of(leaf);
	const wfi_constant_attrs *a = v && v->def && v->def->op->lowering == WFI_LOWER_CONSTANT ? v->def->attrs : NULL;

	if (!a)
		return false;
	if (v->weak && !v->type.rank && wfi_is_float(v->type.dtype)) {
		*out = wf_c(wfi_load_f(v->type.dtype, a->data.bytes, 0) * (double)o->members);
	} else if (v->weak && !v->type.rank && wfi_is_int(v->type.dtype)) {
		*out = wf_ci(wfi_load_i(v->type.dtype, a->data.bytes, 0) * o->members);
	} else {
		leaf = wfi_bool_to_i32(leaf);
		*out = wf_mul(leaf, wfi_splat_i(wfi_type_of(leaf), o->members));
	}
	return true;
}

static wf_val reduce_leaf(const wfi_over *o, wf_val leaf, wfi_reduce_kind kind)
{
	for (int i = o->n - 1; i >= 0; i--)
		leaf = reduced(&o->on[i], leaf, kind);
	return leaf;
}

static wf_val sum_leaf(const wfi_over *o, wf_val leaf)
{
	wf_val known;

	return sum_of_constant(o, leaf, &known) ? known : reduce_leaf(o, wfi_bool_to_i32(leaf), WFI_RED_ADD);
}

static wf_val max_leaf(const wfi_over *o, wf_val leaf) { return reduce_leaf(o, leaf, WFI_RED_MAX); }
static wf_val min_leaf(const wfi_over *o, wf_val leaf) { return reduce_leaf(o, leaf, WFI_RED_MIN); }

static wf_val mean_leaf(const wfi_over *o, wf_val leaf)
{
	leaf = reduce_leaf(o, wfi_to_inexact("pmean", leaf), WFI_RED_ADD);
	return wfi_is_poison(leaf) ? leaf : wf_div(leaf, wfi_full_like(leaf, (double)o->members));
}

static wf_val weighted_leaf(const wfi_over *o, wf_val leaf)
{
	leaf = reduce_leaf(o, wfi_to_inexact("pmean_weighted", leaf), WFI_RED_ADD);
	return wfi_is_poison(leaf) ? leaf : wf_div(leaf, wf_convert(o->weight, wfi_type_of(leaf)->dtype));
}

wf_val wfi_over_tree(const wfi_over *o, wf_val tree)
{
	wf_val result = wfi_poison;

	if (wfi_is_poison(tree)) {
		wfi_leaf(o->op, tree); /* records that it is none */
		return wfi_poison;
	}
	const struct wfi_node *n = tree.node;
	if (n->kind == WFI_LEAF)
		return o->apply(o, tree);
	if (n->kind == WFI_NONE_NODE)
		return tree;
	wf_val *v = wfi_alloc(((size_t)n->n + 1) * sizeof *v);
	wfi_kv *kv = wfi_alloc(((size_t)n->n + 1) * sizeof *kv);
	for (int i = 0; i < n->n; i++) {
		v[i] = wfi_over_tree(o, (wf_val){ n->child[i] });
		kv[i] = (wfi_kv){ n->name ? n->name[i] : NULL, v[i] };
	}
	v[n->n] = wfi_end;
	result = n->kind == WFI_DICT ? wfi_dict(kv, (size_t)n->n) : n->kind == WFI_LIST ? wfi_list(v) : wfi_tuple(v);
	wfi_free(kv);
	wfi_free(v);
	return result;
}

static wf_val start(const char *op, wf_val tree, const char *names, wf_psum_opts opts, wf_val (*apply)(const wfi_over *o, wf_val leaf))
{
	wfi_over o = { .apply = apply };

	return wfi_find_axes(&o, op, names, opts.axis_index_groups, WFI_MOST_AXES) ? wfi_over_tree(&o, tree) : wfi_poison;
}

wf_val wfi_psum(wf_val tree, const char *axis_name, wf_psum_opts o) { return start("psum", tree, axis_name, o, sum_leaf); }
wf_val wfi_pmean(wf_val tree, const char *axis_name, wf_psum_opts o) { return start("pmean", tree, axis_name, o, mean_leaf); }
wf_val wfi_pmax(wf_val tree, const char *axis_name, wf_psum_opts o) { return start("pmax", tree, axis_name, o, max_leaf); }
wf_val wfi_pmin(wf_val tree, const char *axis_name, wf_psum_opts o) { return start("pmin", tree, axis_name, o, min_leaf); }

wf_val(wf_pmean_weighted)(wf_val sums, wf_val weight, const char *axis_name)
{
	wfi_over o = { .apply = weighted_leaf };
	const wfi_value *v = wfi_leaf("pmean_weighted", weight);
	char t[WFI_TYPE_TEXT];

	if (!v || !wfi_find_axes(&o, "pmean_weighted", axis_name, (wf_groups){ 0 }, WFI_MOST_AXES))
		return wfi_poison;
	if (v->type.rank)
		return wfi_fail("pmean_weighted", "the weight is %s, a scalar is needed", wfi_type_text(&v->type, t));
	o.weight = reduce_leaf(&o, wfi_to_inexact("pmean_weighted", weight), WFI_RED_ADD);
	return wfi_over_tree(&o, sums);
}

wf_val(wf_axis_index)(const char *axis_name)
{
	wfi_over o = { 0 };

	if (!wfi_find_axes(&o, "axis_index", axis_name, (wf_groups){ 0 }, WFI_MOST_AXES))
		return wfi_poison;
	wf_val place = wfi_emit(&wfi_op_axis_index, &o.on[0], 0, NULL);
	for (int i = 1; i < o.n; i++)
		place = wf_add(wf_mul(place, wf_ci(o.on[i].axis_size)), wfi_emit(&wfi_op_axis_index, &o.on[i], 0, NULL));
	return place;
}

int64_t(wf_axis_size)(const char *axis_name)
{
	wfi_over o = { 0 };

	return wfi_find_axes(&o, "axis_size", axis_name, (wf_groups){ 0 }, WFI_MOST_AXES) ? o.members : 0;
}
