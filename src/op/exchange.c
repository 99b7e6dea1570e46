/* Collectives over a named axis that move parts of arrays between members: wf.all_gather, wf.psum_scatter, wf.all_to_all, wf.ppermute,
 * wf.pbroadcast, which are all "tiled", and the functions over trees of values, which <weft/collective.h> declares. */
#include "comm/comm.h"
#include "lower/text.h"
#include "op/class.h"
#include "op/collective.h"

/* ---- infer ---- */

static bool check_dimension(wfi_infer *c, int64_t d)
{
	char t[WFI_TYPE_TEXT];

	return (d >= 0 && d < c->in[0].rank) || wfi_infer_fail(c, "there is no dimension %lld in %s", (long long)d, wfi_type_text(&c->in[0], t));
}

static bool check_token(wfi_infer *c)
{
	return c->in[0].dtype != WF_TOKEN || wfi_infer_fail(c, "tokens are not sent");
}

/* dimension d of t becomes `by` times as long */
static bool lengthen(wfi_infer *c, wfi_type *t, int64_t d, int64_t by)
{
	return !__builtin_mul_overflow(t->dims[d], by, &t->dims[d]) || wfi_infer_fail(c, "the result is too large");
}

static bool divide(wfi_infer *c, wfi_type *t, int64_t d, int64_t by)
{
	char text[WFI_TYPE_TEXT];

	if (t->dims[d] % by)
		return wfi_infer_fail(c, "dimension %lld of %s is not divided by %lld members", (long long)d, wfi_type_text(t, text), (long long)by);
	t->dims[d] /= by;
	return true;
}

static bool infer_gather(wfi_infer *c)
{
	const wfi_exchange_attrs *a = c->attrs;
	wfi_type y;

	if (!wfi_infer_collective(c, &a->on) || !check_token(c) || !check_dimension(c, a->dimension))
		return false;
	y = c->in[0];
	return lengthen(c, &y, a->dimension, wfi_collective_members(&a->on)) && wfi_infer_result(c, 0, y.dtype, y.rank, y.dims);
}

static bool infer_scatter(wfi_infer *c)
{
	const wfi_exchange_attrs *a = c->attrs;
	char t[WFI_TYPE_TEXT];
	wfi_type y;

	if (!wfi_infer_collective(c, &a->on) || !check_dimension(c, a->dimension))
		return false;
	const char *misfit = wfi_kind_misfit(WFI_RED_ADD, c->in[0].dtype);
	if (misfit || !wfi_is_native(c->in[0].dtype))
		return wfi_infer_fail(c, "%s: %s", wfi_type_text(&c->in[0], t), misfit ? misfit : "convert it first");
	y = c->in[0];
	return divide(c, &y, a->dimension, wfi_collective_members(&a->on)) && wfi_infer_result(c, 0, y.dtype, y.rank, y.dims);
}

static bool infer_all_to_all(wfi_infer *c)
{
	const wfi_exchange_attrs *a = c->attrs;
	wfi_type y;

	if (!wfi_infer_collective(c, &a->on) || !check_token(c) || !check_dimension(c, a->dimension) || !check_dimension(c, a->concat_dimension))
		return false;
	y = c->in[0];
	return divide(c, &y, a->dimension, wfi_collective_members(&a->on)) && lengthen(c, &y, a->concat_dimension, wfi_collective_members(&a->on)) &&
	       wfi_infer_result(c, 0, y.dtype, y.rank, y.dims);
}

static bool infer_permute(wfi_infer *c)
{
	static const char *const side[] = { "source", "destination" };
	const wfi_exchange_attrs *a = c->attrs;

	if (!wfi_infer_collective(c, &a->on) || !check_token(c))
		return false;
	if (a->pairs.n & 1)
		return wfi_infer_fail(c, "%d numbers are no pairs", a->pairs.n);
	for (int i = 0; i < a->pairs.n; i++) {
		int64_t m = a->pairs.v[i];
		if (m < 0 || m >= a->on.axis_size)
			return wfi_infer_fail(c, "%s %lld: the members of axis \"%s\" are 0 to %lld", side[i & 1], (long long)m, a->on.axis,
			                      (long long)a->on.axis_size - 1);
		for (int k = i - 2; k >= 0; k -= 2)
			if (a->pairs.v[k] == m)
				return wfi_infer_fail(c, "%s %lld is named twice; sources are unique, so are destinations", side[i & 1], (long long)m);
	}
	c->out[0] = c->in[0];
	return true;
}

static bool infer_broadcast(wfi_infer *c)
{
	const wfi_exchange_attrs *a = c->attrs;

	if (!wfi_infer_collective(c, &a->on) || !check_token(c))
		return false;
	if (a->root < 0 || a->root >= wfi_collective_members(&a->on))
		return wfi_infer_fail(c, "source %lld: the members of axis \"%s\" are 0 to %lld", (long long)a->root, a->on.axis,
		                      (long long)wfi_collective_members(&a->on) - 1);
	c->out[0] = c->in[0];
	return true;
}

/* ---- evaluation, the same on every back end ---- */

/* to[j][i] = from[i][j], blocks of so many bytes */
static void swap_blocks(int64_t a, int64_t b, size_t bytes, const char *from, char *to)
{
	for (int64_t i = 0; i < a && bytes; i++)
		for (int64_t j = 0; j < b; j++)
			memcpy(to + (size_t)(j * a + i) * bytes, from + (size_t)(i * b + j) * bytes, bytes);
}

/* how often a dimension occurs, and the bytes of one of its n parts */
static int64_t outer_of(const wfi_type *t, int64_t d)
{
	int64_t outer = 1;

	for (int64_t i = 0; i < d; i++)
		outer *= t->dims[i];
	return outer;
}

/* rank: BROADCAST's root, PERMUTE's source */
static wf_error *communicate(const wfi_eval *e, wfi_coll_kind kind, wf_dtype d, size_t count, int64_t rank, const void *in, void *out)
{
	const wfi_exchange_attrs *a = e->attrs;
	char what[80];

	snprintf(what, sizeof what, "%s over axis \"%s\"", e->op->name + 3, a->on.axis); /* without "wf." */
	return wfi_comm_run(e->comm, &(const wfi_coll){ .kind = kind, .op = WFI_COLL_SUM, .dtype = d, .root = (int)rank, .source = (int)rank, .count = count, .in = in,
	                    .out = out, .what = what });
}

/* true: there is nobody else, and the result is the operand */
static bool alone(const wfi_eval *e)
{
	if (e->comm && e->comm->size > 1)
		return false;
	if (wfi_type_bytes(&e->in_type[0]))
		memcpy(e->out[0], e->in[0], wfi_type_bytes(&e->in_type[0]));
	return true;
}

static wf_error *take_room(const wfi_eval *e, size_t bytes, char **room)
{
	*room = wfi_try_alloc(bytes + 1);
	return *room ? NULL : wfi_out_of_memory(bytes, e->op->name);
}

static wf_error *eval_gather(const wfi_eval *e)
{
	const wfi_exchange_attrs *a = e->attrs;
	const int64_t outer = outer_of(&e->in_type[0], a->dimension);
	const size_t bytes = wfi_type_bytes(&e->in_type[0]);
	char *all = NULL;

	WF_TRY(wfi_check_comm(e));
	if (!bytes || alone(e))
		return NULL;
	if (outer == 1)
		return communicate(e, WFI_COLL_ALL_GATHER, WF_U8, bytes, 0, e->in[0], e->out[0]);
	WF_TRY(take_room(e, bytes * (size_t)e->comm->size, &all));
	wf_error *err = communicate(e, WFI_COLL_ALL_GATHER, WF_U8, bytes, 0, e->in[0], all);
	if (!err)
		swap_blocks(e->comm->size, outer, bytes / (size_t)outer, all, e->out[0]);
	wfi_free(all);
	return err;
}

static wf_error *eval_scatter(const wfi_eval *e)
{
	const wfi_exchange_attrs *a = e->attrs;
	const wfi_type *y = &e->out_type[0];
	const int64_t outer = outer_of(y, a->dimension);
	const size_t count = (size_t)wfi_type_count(y), bytes = wfi_type_bytes(y);
	char *parts = NULL;

	WF_TRY(wfi_check_comm(e));
	if (!bytes || alone(e))
		return NULL;
	if (outer == 1)
		return communicate(e, WFI_COLL_REDUCE_SCATTER, y->dtype, count, 0, e->in[0], e->out[0]);
	WF_TRY(take_room(e, bytes * (size_t)e->comm->size, &parts));
	swap_blocks(outer, e->comm->size, bytes / (size_t)outer, e->in[0], parts);
	wf_error *err = communicate(e, WFI_COLL_REDUCE_SCATTER, y->dtype, count, 0, parts, e->out[0]);
	wfi_free(parts);
	return err;
}

static wf_error *eval_all_to_all(const wfi_eval *e)
{
	const wfi_exchange_attrs *a = e->attrs;
	const int n = e->comm ? e->comm->size : 1;
	const size_t bytes = wfi_type_bytes(&e->in_type[0]), part = bytes / (size_t)n;
	wfi_type one = e->in_type[0];
	char *parts = NULL;

	WF_TRY(wfi_check_comm(e));
	if (!bytes || alone(e))
		return NULL;
	one.dims[a->dimension] /= n;
	const int64_t before = outer_of(&one, a->dimension), after = outer_of(&one, a->concat_dimension);
	WF_TRY(take_room(e, 2 * bytes, &parts));
	swap_blocks(before, n, part / (size_t)before, e->in[0], parts);
	wf_error *err = communicate(e, WFI_COLL_ALL_TO_ALL, WF_U8, part, 0, parts, parts + bytes);
	if (!err)
		swap_blocks(n, after, part / (size_t)after, parts + bytes, e->out[0]);
	wfi_free(parts);
	return err;
}

static wf_error *eval_permute(const wfi_eval *e)
{
	const wfi_exchange_attrs *a = e->attrs;
	const size_t bytes = wfi_type_bytes(&e->in_type[0]);
	const int rank = e->comm ? e->comm->rank : 0;
	int64_t source = -1;

	WF_TRY(wfi_check_comm(e));
	if (!bytes)
		return NULL;
	for (int i = 0; i + 1 < a->pairs.n; i += 2)
		source = a->pairs.v[i + 1] == rank ? a->pairs.v[i] : source;
	if (e->comm && e->comm->size > 1)
		return communicate(e, WFI_COLL_PERMUTE, WF_U8, bytes, source, e->in[0], e->out[0]);
	if (source < 0)
		memset(e->out[0], 0, bytes);
	else
		memcpy(e->out[0], e->in[0], bytes);
	return NULL;
}

static wf_error *eval_broadcast(const wfi_eval *e)
{
	const wfi_exchange_attrs *a = e->attrs;

	WF_TRY(wfi_check_comm(e));
	if (alone(e) || !wfi_type_bytes(&e->in_type[0]))
		return NULL;
	return communicate(e, WFI_COLL_BROADCAST, WF_U8, wfi_type_bytes(&e->in_type[0]), a->root, e->in[0], e->out[0]);
}

/* ---- derivatives: all are linear ---- */

static wf_val gather_ct(const wfi_view *e, wf_val ct) { return WFI_EMIT(&wfi_op_psum_scatter, e->attrs, ct); }
static wf_val scatter_ct(const wfi_view *e, wf_val ct) { return WFI_EMIT(&wfi_op_wf_all_gather, e->attrs, ct); }

static wf_val all_to_all_ct(const wfi_view *e, wf_val ct)
{
	wfi_exchange_attrs a = *(const wfi_exchange_attrs *)e->attrs;
	int64_t split = a.dimension;

	a.dimension = a.concat_dimension;
	a.concat_dimension = split;
	return WFI_EMIT(&wfi_op_wf_all_to_all, &a, ct);
}

static wf_val permute_ct(const wfi_view *e, wf_val ct)
{
	wfi_exchange_attrs a = *(const wfi_exchange_attrs *)e->attrs;
	int64_t *v = wfi_alloc((size_t)(a.pairs.n + 1) * sizeof *v);

	for (int i = 0; i < a.pairs.n; i++)
		v[i] = a.pairs.v[i ^ 1];
	a.pairs.v = v;
	wf_val x = WFI_EMIT(&wfi_op_ppermute, &a, ct);
	wfi_free(v);
	return x;
}

/* all members' cotangents are the source's */
static wf_val broadcast_ct(const wfi_view *e, wf_val ct)
{
	const wfi_exchange_attrs *a = e->attrs;
	wf_val here = wf_equal(wfi_emit(&wfi_op_axis_index, &a->on, 0, NULL), wf_ci(a->root));

	return wf_where(here, wfi_sum_members(&a->on, ct), wfi_zeros_of(&e->in_type[0]));
}

/* ---- vmap: over another axis all examples at once ---- */

static bool batch(const wfi_batch *b, wfi_over_members *rule, wf_val *out, bool *out_batched)
{
	wfi_exchange_attrs a = *(const wfi_exchange_attrs *)b->e->attrs;

	if (wfi_is_batch_axis(b))
		return wfi_batch_members(b, rule, out, out_batched);
	a.dimension++;
	a.concat_dimension++;
	return wfi_batch_emit(b, &a, out);
}

static bool batch_gather(const wfi_batch *b, wf_val *out, bool *out_batched) { return batch(b, wfi_gathered, out, out_batched); }
static bool batch_scatter(const wfi_batch *b, wf_val *out, bool *out_batched) { return batch(b, wfi_summed_and_cut, out, out_batched); }
static bool batch_all_to_all(const wfi_batch *b, wf_val *out, bool *out_batched) { return batch(b, wfi_parts_exchanged, out, out_batched); }
static bool batch_permute(const wfi_batch *b, wf_val *out, bool *out_batched) { return batch(b, wfi_permuted, out, out_batched); }
static bool batch_broadcast(const wfi_batch *b, wf_val *out, bool *out_batched) { return batch(b, wfi_of_root, out, out_batched); }

/* ---- the operations ---- */

static const wfi_attr_field fields[] = {
	{ "axis", WFI_ATTR_STR, offsetof(wfi_exchange_attrs, on.axis), NULL },
	{ "axis_size", WFI_ATTR_I64, offsetof(wfi_exchange_attrs, on.axis_size), NULL },
	{ "groups", WFI_ATTR_DIMS, offsetof(wfi_exchange_attrs, on.groups), NULL },
	{ "group_size", WFI_ATTR_I64, offsetof(wfi_exchange_attrs, on.group_size), NULL },
	{ "dimension", WFI_ATTR_I64, offsetof(wfi_exchange_attrs, dimension), NULL },
	{ "concat_dimension", WFI_ATTR_I64, offsetof(wfi_exchange_attrs, concat_dimension), NULL },
	{ "root", WFI_ATTR_I64, offsetof(wfi_exchange_attrs, root), NULL },
	{ "pairs", WFI_ATTR_DIMS, offsetof(wfi_exchange_attrs, pairs), NULL },
	{ 0 },
};
#define SAMPLE(type, ...) { .in = type, .attrs = &(const wfi_exchange_attrs){ .on = { .axis = "sample", .axis_size = 1 }, __VA_ARGS__ } }
static const wfi_sample samples[] = {
	SAMPLE("f32[37]", .dimension = 0), SAMPLE("f64[3,5]", .dimension = 1, .concat_dimension = 0), SAMPLE("f32[2,0]", .dimension = 1),
	SAMPLE("bf16[4,5]", .dimension = 0, .concat_dimension = 1), SAMPLE("i32[2,2,3]", .dimension = 1), { 0 },
};
static const wfi_sample permute_samples[] = {
	SAMPLE("f64[3,5]", .pairs = WFI_LIST(0, 0)), SAMPLE("f32[]", .root = 0), SAMPLE("f32[0]", .root = 0),
	SAMPLE("bool[5]", .pairs = WFI_LIST(0, 0)), SAMPLE("i8[7]", .root = 0), { 0 },
};
const wfi_op wfi_op_wf_all_gather = {
	.name = "wf.all_gather",
	.doc = "The arrays of the members of a named axis one after the other along a dimension.",
	.n_in = 1, .n_out = 1, .flags = WFI_OP_OWN | WFI_OP_LINEAR, .attrs_size = sizeof(wfi_exchange_attrs), .fields = fields,
	.infer = infer_gather,
	.linear = 1, .transpose = { gather_ct }, .batch = batch_gather,
	.lowering = WFI_LOWER_COLLECTIVE, .eval = eval_gather, .host = eval_gather, .shard = "collective",
	.samples = samples, .text = &(const wfi_text){ .lower = wfi_lower_gather },
};
const wfi_op wfi_op_psum_scatter = {
	.name = "wf.psum_scatter",
	.doc = "The sum of the arrays of the members of a named axis, of which each keeps its part along a dimension.",
	.n_in = 1, .n_out = 1, .flags = WFI_OP_OWN | WFI_OP_LINEAR, .attrs_size = sizeof(wfi_exchange_attrs), .fields = fields,
	.infer = infer_scatter,
	.linear = 1, .transpose = { scatter_ct }, .batch = batch_scatter,
	.lowering = WFI_LOWER_COLLECTIVE, .eval = eval_scatter, .host = eval_scatter, .shard = "collective",
	.samples = samples, .text = &(const wfi_text){ .lower = wfi_lower_psum_scatter },
};
const wfi_op wfi_op_wf_all_to_all = {
	.name = "wf.all_to_all",
	.doc = "Each member of a named axis gives every other one its part along a dimension, and puts what it gets together along another.",
	.n_in = 1, .n_out = 1, .flags = WFI_OP_OWN | WFI_OP_LINEAR, .attrs_size = sizeof(wfi_exchange_attrs), .fields = fields,
	.infer = infer_all_to_all,
	.linear = 1, .transpose = { all_to_all_ct }, .batch = batch_all_to_all,
	.lowering = WFI_LOWER_COLLECTIVE, .eval = eval_all_to_all, .host = eval_all_to_all, .shard = "collective",
	.samples = samples, .text = &(const wfi_text){ .lower = wfi_lower_all_to_all },
};
const wfi_op wfi_op_ppermute = {
	.name = "wf.ppermute",
	.doc = "The array of the member of a named axis that sends to this one; zeros when none does.",
	.n_in = 1, .n_out = 1, .flags = WFI_OP_OWN | WFI_OP_LINEAR, .attrs_size = sizeof(wfi_exchange_attrs), .fields = fields,
	.infer = infer_permute,
	.linear = 1, .transpose = { permute_ct }, .batch = batch_permute,
	.lowering = WFI_LOWER_COLLECTIVE, .eval = eval_permute, .host = eval_permute, .shard = "collective",
	.samples = permute_samples, .text = &(const wfi_text){ .lower = wfi_lower_ppermute },
};
const wfi_op wfi_op_pbroadcast = {
	.name = "wf.pbroadcast",
	.doc = "The array of one member of a named axis on all of them.",
	.n_in = 1, .n_out = 1, .flags = WFI_OP_OWN | WFI_OP_LINEAR, .attrs_size = sizeof(wfi_exchange_attrs), .fields = fields,
	.infer = infer_broadcast,
	.linear = 1, .transpose = { broadcast_ct }, .batch = batch_broadcast,
	.lowering = WFI_LOWER_COLLECTIVE, .eval = eval_broadcast, .host = eval_broadcast, .shard = "collective",
	.samples = permute_samples, .text = &(const wfi_text){ .lower = wfi_lower_pbroadcast },
};

/* ---- public ---- */

static wf_val put(const wfi_over *o, int i, const wfi_op *op, wf_val x, int64_t dimension, int64_t concat)
{
	const wfi_exchange_attrs a = { .on = o->on[i], .dimension = dimension, .concat_dimension = concat, .root = o->root, .pairs = o->pairs };

	return WFI_EMIT(op, &a, x);
}

static wf_val gather_leaf(const wfi_over *o, wf_val leaf)
{
	const int rank = wfi_is_poison(leaf) ? 0 : wfi_type_of(leaf)->rank, d = wfi_axis_index(o->op, o->axis, o->tiled ? rank : rank + 1);

	if (d < 0)
		return wfi_poison;
	if (!o->tiled)
		leaf = (wf_expand_dims)(leaf, d);
	for (int i = o->n - 1; i >= 0; i--)
		leaf = put(o, i, &wfi_op_wf_all_gather, leaf, d, 0);
	return leaf;
}

/* an axis that is to go must be as long as the members are many */
static bool is_as_long(const wfi_over *o, const char *what, wf_val leaf, int d)
{
	const wfi_type *t = wfi_type_of(leaf);
	char text[WFI_TYPE_TEXT];

	if (o->tiled ? t->dims[d] % o->members == 0 : t->dims[d] == o->members)
		return true;
	if (o->tiled)
		wfi_fail(o->op, "%s %d of %s is %lld, which %lld members do not divide", what, d, wfi_type_text(t, text), (long long)t->dims[d],
		         (long long)o->members);
	else
		wfi_fail(o->op, "%s %d of %s is %lld, there are %lld members: they must be equal (or say .tiled = true)", what, d,
		         wfi_type_text(t, text), (long long)t->dims[d], (long long)o->members);
	return false;
}

static wf_val scatter_leaf(const wfi_over *o, wf_val leaf)
{
	leaf = wfi_bool_to_i32(leaf);
	const int d = wfi_axis_index(o->op, o->axis, wfi_is_poison(leaf) ? 0 : wfi_type_of(leaf)->rank);

	if (d < 0 || !is_as_long(o, "scatter_dimension", leaf, d))
		return wfi_poison;
	for (int i = 0; i < o->n; i++)
		leaf = put(o, i, &wfi_op_psum_scatter, leaf, d, 0);
	return o->tiled ? leaf : wfi_squeeze(leaf, (const int64_t[]){ d, WFI_END_DIM });
}

static wf_val all_to_all_leaf(const wfi_over *o, wf_val leaf)
{
	const int rank = wfi_is_poison(leaf) ? 0 : wfi_type_of(leaf)->rank;
	int split = wfi_axis_index(o->op, o->axis, rank), concat = split < 0 ? -1 : wfi_axis_index(o->op, o->concat, rank);

	if (concat < 0 || !is_as_long(o, "split_axis", leaf, split))
		return wfi_poison;
	if (o->tiled || split == concat)
		return put(o, 0, &wfi_op_wf_all_to_all, leaf, split, concat);
	concat += split < concat; /* its place once split_axis is gone */
	leaf = (wf_expand_dims)(leaf, concat);
	split += concat <= split;
	return wfi_squeeze(put(o, 0, &wfi_op_wf_all_to_all, leaf, split, concat), (const int64_t[]){ split, WFI_END_DIM });
}

static wf_val permute_leaf(const wfi_over *o, wf_val leaf) { return put(o, 0, &wfi_op_ppermute, leaf, 0, 0); }
static wf_val broadcast_leaf(const wfi_over *o, wf_val leaf) { return put(o, 0, &wfi_op_pbroadcast, leaf, 0, 0); }

wf_val wfi_all_gather(wf_val tree, const char *axis_name, wf_all_gather_opts opts)
{
	wfi_over o = { .apply = gather_leaf, .axis = opts.axis, .tiled = opts.tiled };

	return wfi_find_axes(&o, "all_gather", axis_name, opts.axis_index_groups, WFI_MOST_AXES) ? wfi_over_tree(&o, tree) : wfi_poison;
}

wf_val wfi_psum_scatter(wf_val tree, const char *axis_name, wf_psum_scatter_opts opts)
{
	wfi_over o = { .apply = scatter_leaf, .axis = opts.scatter_dimension, .tiled = opts.tiled };

	return wfi_find_axes(&o, "psum_scatter", axis_name, opts.axis_index_groups, WFI_MOST_AXES) ? wfi_over_tree(&o, tree) : wfi_poison;
}

wf_val wfi_all_to_all(wf_val tree, const char *axis_name, int split_axis, int concat_axis, wf_all_to_all_opts opts)
{
	wfi_over o = { .apply = all_to_all_leaf, .axis = split_axis, .concat = concat_axis, .tiled = opts.tiled };

	return wfi_find_axes(&o, "all_to_all", axis_name, opts.axis_index_groups, 1) ? wfi_over_tree(&o, tree) : wfi_poison;
}

wf_val(wf_ppermute)(wf_val tree, const char *axis_name, wf_pairs pairs)
{
	wfi_over o = { .apply = permute_leaf, .pairs = { (int)(2 * pairs.n), pairs.v } };

	if (pairs.n < 0 || pairs.n > WFI_MOST_MEMBERS || (pairs.n && !pairs.v))
		return wfi_fail("ppermute", "%lld pairs", (long long)pairs.n);
	return wfi_find_axes(&o, "ppermute", axis_name, (wf_groups){ 0 }, 1) ? wfi_over_tree(&o, tree) : wfi_poison;
}

wf_val wfi_pshuffle(wf_val tree, const char *axis_name, const int64_t *perm)
{
	wfi_over o = { .apply = permute_leaf };
	int64_t v[2 * WFI_MOST_MEMBERS];
	int n = 0;

	if (!wfi_find_axes(&o, "pshuffle", axis_name, (wf_groups){ 0 }, 1))
		return wfi_poison;
	for (; n < WFI_MOST_MEMBERS && perm[n] != WFI_END_DIM; n++) {
		v[2 * n] = perm[n];
		v[2 * n + 1] = n;
	}
	if (n != o.members)
		return wfi_fail("pshuffle", "the permutation has %d members, axis \"%s\" has %lld", n, o.on[0].axis, (long long)o.members);
	o.pairs = (wfi_dims){ 2 * n, v };
	return wfi_over_tree(&o, tree);
}

wf_val(wf_pbroadcast)(wf_val tree, const char *axis_name, int64_t source)
{
	wfi_over o = { .apply = broadcast_leaf, .root = source };

	return wfi_find_axes(&o, "pbroadcast", axis_name, (wf_groups){ 0 }, 1) ? wfi_over_tree(&o, tree) : wfi_poison;
}
