/* alias.c: names in StableHLO's text that stand for programs of other operations: CHLO's binary operations with implicit broadcasting, batch
 * normalisation, and forms that older releases had. They exist while a text is read only. Holds no operation. */
#include "lower/text.h"
#include "op/array.h"
#include "op/chlo.h"
#include "op/class.h"
#include "op/numeric.h"
#include "op/region.h"

/* what comes after the dialect's name */
static const char *short_name(const wfi_text_op *t)
{
	const char *dot = strchr(t->name, '.');

	return dot ? dot + 1 : t->name;
}

static bool takes(wfi_text_op *t, int n_in, int n_out)
{
	return (t->n_in == n_in && t->n_out == n_out) || wfi_text_fail(t, "takes %d operands and has %d results", n_in, n_out);
}

/* ---- CHLO's broadcast_… ---- */

/* x in the shape: by the dimensions given, else aligned at the last; a dimension of 1 is repeated */
static wf_val fitted(wf_val x, const wfi_type *shape, wfi_dims dims)
{
	const wfi_type t = *wfi_type_of(x);
	const wfi_ints last = wfi_count_up(WFI_MAX(shape->rank - t.rank, 0), t.rank);

	if (wfi_same_shape(&t, shape))
		return x;
	return wfi_emit_broadcast(x, wfi_type_dims(shape), t.rank == shape->rank || dims.n != t.rank ? wfi_ints_dims(&last) : dims);
}

/* the common shape of the operands, those of lower rank placed by `dims` */
static bool common(wfi_text_op *t, wfi_dims dims, wfi_type *shape)
{
	shape->rank = 0;
	for (int i = 0; i < t->n_in; i++)
		shape->rank = WFI_MAX(shape->rank, wfi_type_of(t->in[i])->rank);
	for (int d = 0; d < shape->rank; d++)
		shape->dims[d] = 1;
	for (int i = 0; i < t->n_in; i++) {
		const wfi_type *x = wfi_type_of(t->in[i]);
		for (int k = 0; k < x->rank; k++) {
			int64_t d = x->rank < shape->rank && dims.n == x->rank ? dims.v[k] : shape->rank - x->rank + k;
			if (d < 0 || d >= shape->rank || (shape->dims[d] != 1 && x->dims[k] != 1 && shape->dims[d] != x->dims[k]))
				return wfi_text_fail(t, "the operands' shapes do not broadcast together");
			if (x->dims[k] != 1)
				shape->dims[d] = x->dims[k];
		}
	}
	return true;
}

static bool build_broadcast(wfi_text_op *t, wf_val *out)
{
	const char *name = short_name(t) + strlen("broadcast_");
	const wfi_op *op = wfi_op_find(name);
	wfi_type shape = { 0 };
	wfi_dims dims = { 0, NULL };
	wf_val in[3];
	char other[64];

	if (!op) {
		snprintf(other, sizeof other, "chlo.%s", name);
		op = wfi_op_find(other);
	}
	if (!op || t->n_in > 3)
		return wfi_text_unsupported(t, "there is no operation %s", name);
	if (!wfi_text_dims(t, "broadcast_dimensions", &dims) && t->reason[0])
		return false;
	if (!takes(t, op->n_in, 1) || !common(t, dims, &shape))
		return false;
	for (int i = 0; i < t->n_in; i++)
		in[i] = fitted(t->in[i], &shape, dims);
	void *attrs = op->attrs_size ? wfi_arena_alloc(t->arena, op->attrs_size) : NULL;
	if (attrs && !wfi_text_fields(t, op, attrs))
		return false;
	out[0] = wfi_emit(op, attrs, t->n_in, in);
	return true;
}

/* ---- batch normalisation, by the formulas of the specification ---- */

typedef struct norm { const wfi_type *shape; int64_t feature; double n; wfi_ints others; wf_val epsilon; } norm;

static bool norm_of(wfi_text_op *t, norm *b)
{
	const wfi_type *x = wfi_type_of(t->in[0]);
	const wfi_tattr *epsilon = wfi_text_attr(t, "epsilon");

	*b = (norm){ .shape = x, .n = 1 };
	if (!wfi_text_int(t, "feature_index", &b->feature) || b->feature < 0 || b->feature >= x->rank)
		return t->reason[0] ? false : wfi_text_fail(t, "feature_index is not a dimension of the operand");
	if (!wfi_is_float(x->dtype))
		return wfi_text_fail(t, "the operand must be floating point");
	for (int d = 0; d < x->rank; d++)
		if (d != b->feature) {
			wfi_ints_add(&b->others, d);
			b->n *= (double)x->dims[d];
		}
	for (int i = 1; i < t->n_in; i++) {
		const wfi_type *f = wfi_type_of(t->in[i]);
		bool whole = wfi_type_equal(f, x), feature = f->rank == 1 && f->dtype == x->dtype && f->dims[0] == x->dims[b->feature];
		if (strcmp(short_name(t), "batch_norm_grad") || i != 4 ? !feature : !whole)
			return wfi_text_fail(t, "operand %d does not fit the first", i);
	}
	b->epsilon = wfi_splat(x, epsilon ? epsilon->f : 0);
	return true;
}

static wf_val spread(const norm *b, wf_val x) { return wfi_along(x, b->shape, b->feature); }
static wf_val total(const norm *b, wf_val x) { return wfi_emit_reduce(WFI_RED_ADD, x, wfi_ints_dims(&b->others)); }
static wf_val mean_of(const norm *b, wf_val x) { return wf_div(total(b, x), wf_c(b->n)); }

static wf_val normalised(const norm *b, wf_val x, wf_val scale, wf_val offset, wf_val mean, wf_val variance)
{
	wf_val divisor = wf_sqrt(wf_add(spread(b, variance), b->epsilon));
	wf_val y = wf_div(wf_sub(x, spread(b, mean)), divisor);

	return wf_add(wf_mul(spread(b, scale), y), spread(b, offset));
}

static bool build_inference(wfi_text_op *t, wf_val *out)
{
	norm b;

	if (!takes(t, 5, 1) || !norm_of(t, &b))
		return false;
	out[0] = normalised(&b, t->in[0], t->in[1], t->in[2], t->in[3], t->in[4]);
	return true;
}

static bool build_training(wfi_text_op *t, wf_val *out)
{
	norm b;

	if (!takes(t, 3, 3) || !norm_of(t, &b))
		return false;
	out[1] = mean_of(&b, t->in[0]);
	out[2] = mean_of(&b, wf_square(wf_sub(t->in[0], spread(&b, out[1]))));
	out[0] = normalised(&b, t->in[0], t->in[1], t->in[2], out[1], out[2]);
	return true;
}

static bool build_norm_grad(wfi_text_op *t, wf_val *out)
{
	norm b;

	if (!takes(t, 5, 3) || !norm_of(t, &b))
		return false;
	wf_val x = t->in[0], g = t->in[4], square = wf_add(spread(&b, t->in[3]), b.epsilon), divisor = wf_sqrt(square);
	wf_val centred = wf_sub(x, spread(&b, t->in[2]));
	wf_val product = wf_div(wf_mul(spread(&b, total(&b, wf_mul(g, centred))), centred), square);
	wf_val inner = wf_sub(wf_sub(wf_mul(g, wf_c(b.n)), spread(&b, total(&b, g))), product);
	out[0] = wf_mul(wf_div(wf_div(spread(&b, t->in[1]), divisor), wf_c(b.n)), inner);
	out[1] = total(&b, wf_mul(g, wf_div(centred, divisor)));
	out[2] = total(&b, g);
	return true;
}

/* ---- older forms ---- */

/* the result may have another element type than the operands: products and sums are made in it, or in theirs when that is wider */
static wf_val dot_as(wf_dtype d, wf_val l, wf_val r, const wfi_dot_attrs *a)
{
	const bool wider = wf_dtype_size(wfi_type_of(l)->dtype) > wf_dtype_size(d);

	return wider ? wf_convert(wfi_emit_dot(l, r, a), d) : wfi_emit_dot(wf_convert(l, d), wf_convert(r, d), a);
}

/* a vector or matrix by another */
static bool build_dot(wfi_text_op *t, wf_val *out)
{
	if (!takes(t, 2, 1))
		return false;
	const int l = wfi_type_of(t->in[0])->rank, r = wfi_type_of(t->in[1])->rank;
	const int64_t last = l - 1, first = 0;
	if (l < 1 || l > 2 || r < 1 || r > 2)
		return wfi_text_fail(t, "the operands are vectors or matrices");
	out[0] = dot_as(t->out_type[0].dtype, t->in[0], t->in[1], &(const wfi_dot_attrs){ .lhs_contract = { 1, &last }, .rhs_contract = { 1, &first } });
	return true;
}

/* the operand repeated along new dimensions in front */
static bool build_old_broadcast(wfi_text_op *t, wf_val *out)
{
	wfi_dims sizes;
	wfi_ints shape = { 0 };

	if (!takes(t, 1, 1) || !wfi_text_dims(t, "broadcast_sizes", &sizes))
		return t->reason[0] ? false : wfi_text_fail(t, "broadcast_sizes is missing");
	const wfi_type *x = wfi_type_of(t->in[0]);
	if (sizes.n + x->rank > WF_MAX_RANK)
		return wfi_text_fail(t, "the result would have %d dimensions", sizes.n + x->rank);
	for (int i = 0; i < sizes.n; i++)
		wfi_ints_add(&shape, sizes.v[i]);
	for (int i = 0; i < x->rank; i++)
		wfi_ints_add(&shape, x->dims[i]);
	const wfi_ints dims = wfi_count_up(sizes.n, x->rank);
	out[0] = wfi_emit_broadcast(t->in[0], wfi_ints_dims(&shape), wfi_ints_dims(&dims));
	return true;
}

static bool build_index_select(wfi_text_op *t, wf_val *out)
{
	int64_t dim = 0, batch = 0;

	if (!takes(t, 2, 1) || !wfi_text_int(t, "dim", &dim) || (!wfi_text_int(t, "batch_dims", &batch) && t->reason[0]))
		return t->reason[0] ? false : wfi_text_fail(t, "dim is missing");
	if (batch)
		return wfi_text_unsupported(t, "batch_dims = %lld is not supported", (long long)batch);
	out[0] = wf_take_axis(t->in[0], t->in[1], (int)dim);
	return true;
}

/* "ab,bc->ac" of two operands, each label once in an operand */
typedef struct labels { char in[2][WF_MAX_RANK + 1], out[2 * WF_MAX_RANK + 1]; } labels;

static bool read_labels(const char *s, labels *l)
{
	char *to = l->in[0];
	size_t n = 0, most = WF_MAX_RANK;

	memset(l, 0, sizeof *l);
	for (; *s; s++) {
		if (*s == ',' && to == l->in[0]) {
			to = l->in[1];
			n = 0;
		} else if (s[0] == '-' && s[1] == '>' && to == l->in[1]) {
			to = l->out;
			n = 0;
			s++;
		} else if (*s != ' ') {
			if (n == most || strchr(to, *s) || !((*s >= 'a' && *s <= 'z') || (*s >= 'A' && *s <= 'Z')))
				return false;
			to[n++] = *s;
		}
	}
	for (const char *p = l->out; *p; p++)
		if (!strchr(l->in[0], *p) && !strchr(l->in[1], *p))
			return false;
	return to == l->out;
}

/* sums the dimensions whose label stands in this operand alone */
static wf_val summed(wf_val x, char *own, const char *other, const char *out)
{
	wfi_ints dims = { 0 };
	size_t kept = 0;

	for (size_t i = 0; own[i]; i++) {
		if (strchr(other, own[i]) || strchr(out, own[i]))
			own[kept++] = own[i];
		else
			wfi_ints_add(&dims, (int64_t)i);
	}
	own[kept] = 0;
	return dims.n ? wfi_emit_reduce(WFI_RED_ADD, x, wfi_ints_dims(&dims)) : x;
}

static bool build_einsum(wfi_text_op *t, wf_val *out)
{
	const char *config = wfi_text_word(t, "einsum_config");
	labels l;
	wfi_ints lb = { 0 }, rb = { 0 }, lc = { 0 }, rc = { 0 }, order = { 0 };
	char result[2 * WF_MAX_RANK + 1] = "";
	size_t n = 0;

	if (!takes(t, 2, 1))
		return false;
	if (!config || !read_labels(config, &l) || strlen(l.in[0]) != (size_t)wfi_type_of(t->in[0])->rank ||
	    strlen(l.in[1]) != (size_t)wfi_type_of(t->in[1])->rank)
		return wfi_text_unsupported(t, "einsum_config \"%s\" is not one of two operands with each label once", config ? config : "");
	wf_val x = summed(t->in[0], l.in[0], l.in[1], l.out), y = summed(t->in[1], l.in[1], l.in[0], l.out);
	for (const char *p = l.in[0]; *p; p++) {
		const char *q = strchr(l.in[1], *p);
		if (q) {
			bool batch = strchr(l.out, *p) != NULL;
			wfi_ints_add(batch ? &lb : &lc, p - l.in[0]);
			wfi_ints_add(batch ? &rb : &rc, q - l.in[1]);
			if (batch)
				result[n++] = *p;
		}
	}
	for (int side = 0; side < 2; side++)
		for (const char *p = l.in[side]; *p; p++)
			if (!strchr(l.in[1 - side], *p))
				result[n++] = *p;
	for (const char *p = l.out; *p; p++)
		wfi_ints_add(&order, strchr(result, *p) - result);
	wf_val z = dot_as(t->out_type[0].dtype, x, y, &(const wfi_dot_attrs){ wfi_ints_dims(&lb), wfi_ints_dims(&rb), wfi_ints_dims(&lc), wfi_ints_dims(&rc) });
	out[0] = wfi_emit_transpose(z, wfi_ints_dims(&order));
	return true;
}

/* "ab->ba", "ab->a": labels that the result lacks are summed */
static bool build_unary_einsum(wfi_text_op *t, wf_val *out)
{
	const char *config = wfi_text_word(t, "einsum_config"), *arrow = config ? strstr(config, "->") : NULL;
	wfi_ints sum = { 0 }, order = { 0 };
	char kept[WF_MAX_RANK + 1] = "";
	size_t n = 0;

	if (!takes(t, 1, 1))
		return false;
	const int rank = wfi_type_of(t->in[0])->rank;
	bool fits = arrow && arrow - config == rank;
	for (int i = 0; fits && i < rank; i++) {
		fits = !memchr(config, config[i], (size_t)i);
		if (strchr(arrow + 2, config[i]))
			kept[n++] = config[i];
		else
			wfi_ints_add(&sum, i);
	}
	for (const char *p = fits ? arrow + 2 : ""; *p && fits; p++) {
		const char *at = strchr(kept, *p);
		if ((fits = at && order.n < (int)n))
			wfi_ints_add(&order, at - kept);
	}
	if (!fits || order.n != (int)n)
		return wfi_text_unsupported(t, "einsum_config \"%s\" is not one of an operand with each label once", config ? config : "");
	wf_val x = sum.n ? wfi_emit_reduce(WFI_RED_ADD, t->in[0], wfi_ints_dims(&sum)) : t->in[0];
	out[0] = wfi_emit_transpose(x, wfi_ints_dims(&order));
	return true;
}

/* the operand's shape filled with a number */
static bool build_constant_like(wfi_text_op *t, wf_val *out)
{
	const wfi_tattr *value = wfi_text_attr(t, "value");

	if (!takes(t, 1, 1))
		return false;
	if (!value || (value->kind != WFI_T_FLOAT && value->kind != WFI_T_INT))
		return wfi_text_unsupported(t, "a real number as value was expected");
	out[0] = wfi_splat(wfi_type_of(t->in[0]), value->f);
	return true;
}

static bool build_quantize(wfi_text_op *t, wf_val *out)
{
	(void)out;
	return wfi_text_unsupported(t, "quantized types are not supported");
}

#define BROADCAST(op) { "broadcast_" #op, build_broadcast }
const wfi_text_alias wfi_text_aliases[] = {
	BROADCAST(add), BROADCAST(subtract), BROADCAST(multiply), BROADCAST(divide), BROADCAST(maximum), BROADCAST(minimum), BROADCAST(power),
	BROADCAST(remainder), BROADCAST(atan2), BROADCAST(complex), BROADCAST(and), BROADCAST(or), BROADCAST(xor), BROADCAST(shift_left),
	BROADCAST(shift_right_arithmetic), BROADCAST(shift_right_logical), BROADCAST(next_after), BROADCAST(polygamma), BROADCAST(zeta),
	BROADCAST(compare), BROADCAST(select),
	{ "batch_norm_training", build_training },
	{ "batch_norm_inference", build_inference },
	{ "batch_norm_grad", build_norm_grad },
	{ "mulhi", wfi_chlo_mulhi },
	{ "ragged_dot", wfi_chlo_ragged_dot },
	{ "scan", wfi_chlo_scan },
	{ "approx_top_k", wfi_build_top },
	{ "dot", build_dot },
	{ "broadcast", build_old_broadcast },
	{ "torch_index_select", build_index_select },
	{ "einsum", build_einsum },
	{ "unary_einsum", build_unary_einsum },
	{ "constant_like", build_constant_like },
	{ "uniform_quantize", build_quantize },
	{ "uniform_dequantize", build_quantize },
	{ NULL, NULL },
};
