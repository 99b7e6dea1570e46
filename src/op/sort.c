/* sort: several arrays at once, along a dimension, by the first of them. Always stable. */
#include "op/array.h"
#include "op/batch.h"
#include "op/class.h"
#include "op/region.h"

static bool infer(wfi_infer *c)
{
	const wfi_sort_attrs *a = c->attrs;
	const wfi_type *x = &c->in[0];
	char t[WFI_TYPE_TEXT], u[WFI_TYPE_TEXT];

	if (c->n_in < 1 || c->n_in > WFI_MAX_OUT || !a)
		return wfi_infer_fail(c, "%d operands, 1 to %d are possible", c->n_in, WFI_MAX_OUT);
	if (a->dimension < 0 || a->dimension >= x->rank)
		return wfi_infer_fail(c, "there is no dimension %lld in %s", (long long)a->dimension, wfi_type_text(x, t));
	if (a->n_keys < 1 || a->n_keys > c->n_in)
		return wfi_infer_fail(c, "%lld keys, %d operands", (long long)a->n_keys, c->n_in);
	if (a->order != WFI_ASCENDING && a->order != WFI_DESCENDING)
		return wfi_infer_fail(c, "unknown order %d", a->order);
	for (int i = 0; i < c->n_in; i++) {
		if (!wfi_same_shape(&c->in[i], x))
			return wfi_infer_fail(c, "operand shapes differ: %s and %s", wfi_type_text(x, t), wfi_type_text(&c->in[i], u));
		c->out[i] = c->in[i];
	}
	c->n_out = c->n_in;
	return true;
}

/* ---- the order: −0 equals +0, NaNs are equal and greater than everything ---- */

static int compare(wf_dtype d, const void *p, int64_t i, int64_t j)
{
	if (wfi_is_float(d)) {
		double x = wfi_load_f(d, p, i), y = wfi_load_f(d, p, j);
		if (x != x || y != y)
			return (x != x) - (y != y);
		return (x > y) - (x < y);
	}
	if (wfi_is_complex(d)) { /* by the real part, then by the imaginary part */
		wf_dtype part = wfi_dtype_real(d);
		int c = compare(part, p, 2 * i, 2 * j);
		return c ? c : compare(part, p, 2 * i + 1, 2 * j + 1);
	}
	int64_t x = wfi_load_i(d, p, i), y = wfi_load_i(d, p, j);
	if (d == WF_U64)
		return ((uint64_t)x > (uint64_t)y) - ((uint64_t)x < (uint64_t)y);
	return (x > y) - (x < y);
}

/* one line of the operands: elements at + i * step */
typedef struct line { const wfi_eval *e; const wfi_sort_attrs *a; int64_t at, step, n; } line;

static bool before(const line *l, int64_t i, int64_t j)
{
	for (int k = 0; k < (int)l->a->n_keys; k++) {
		int c = compare(l->e->in_type[k].dtype, l->e->in[k], l->at + i * l->step, l->at + j * l->step);
		if (c)
			return l->a->order == WFI_DESCENDING ? c > 0 : c < 0;
	}
	return false;
}

/* merges order[lo..mid) and order[mid..hi); of equal ones the left comes first */
static void merge(const line *l, const int64_t *order, int64_t *out, int64_t lo, int64_t mid, int64_t hi)
{
	int64_t i = lo, j = mid;

	for (int64_t k = lo; k < hi; k++)
		out[k] = i < mid && (j == hi || !before(l, order[j], order[i])) ? order[i++] : order[j++];
}

/* fills p[0..n) with the order; p has room for 2 n; returns where the order is */
static int64_t *order_plain(const line *l, int64_t *p)
{
	int64_t *from = p, *to = p + l->n;

	for (int64_t i = 0; i < l->n; i++)
		from[i] = i;
	for (int64_t width = 1; width < l->n; width *= 2) {
		for (int64_t lo = 0; lo < l->n; lo += 2 * width)
			merge(l, from, to, lo, WFI_MIN(lo + width, l->n), WFI_MIN(lo + 2 * width, l->n));
		int64_t *swap = from;
		from = to;
		to = swap;
	}
	return from;
}

/* ---- the fast one: keys as unsigned numbers in their order, then by digits of 11 bits ---- */

static uint64_t key_bits(wf_dtype d, const void *p, int64_t i)
{
	if (wfi_is_float(d)) {
		uint64_t u;
		int bits = wfi_dtype_bits(d);
		const uint64_t top = (uint64_t)1 << (bits - 1), all = top | (top - 1);
		double x = wfi_load_f(d, p, i);
		if (x != x)
			return all;
		if (x == 0)
			return top;
		u = bits <= 8 ? ((const uint8_t *)p)[i] : bits == 16 ? ((const uint16_t *)p)[i] : bits == 32 ? ((const uint32_t *)p)[i] : ((const uint64_t *)p)[i];
		return u & top ? ~u & all : u | top;
	}
	int64_t x = wfi_load_i(d, p, i);
	return wfi_is_signed(d) ? (uint64_t)x ^ (uint64_t)1 << 63 : (uint64_t)x;
}

enum { DIGIT = 11, DIGITS = (64 + DIGIT - 1) / DIGIT };
typedef struct keyed { uint64_t key; int64_t index; } keyed;

/* stable; from and to have n each; returns where the result is */
static keyed *by_digits(keyed *from, keyed *to, int64_t n)
{
	static const size_t size = (size_t)1 << DIGIT;
	int64_t (*count)[1 << DIGIT] = wfi_alloc(DIGITS * sizeof *count);

	for (int64_t i = 0; i < n; i++)
		for (int d = 0; d < DIGITS; d++)
			count[d][from[i].key >> (d * DIGIT) & (size - 1)]++;
	for (int d = 0; d < DIGITS; d++) {
		if (count[d][from[0].key >> (d * DIGIT) & (size - 1)] == n)
			continue; /* all have the same */
		int64_t sum = 0;
		for (size_t k = 0; k < size; k++) {
			int64_t c = count[d][k];
			count[d][k] = sum;
			sum += c;
		}
		for (int64_t i = 0; i < n; i++)
			to[count[d][from[i].key >> (d * DIGIT) & (size - 1)]++] = from[i];
		keyed *swap = from;
		from = to;
		to = swap;
	}
	wfi_free(count);
	return from;
}

/* by the last key first; p has room for 2 n; returns the ordered pairs */
static keyed *order_fast(const line *l, keyed *p)
{
	keyed *now = p, *other = p + l->n;

	for (int64_t i = 0; i < l->n; i++)
		now[i].index = i;
	for (int k = (int)l->a->n_keys - 1; k >= 0; k--) {
		for (int64_t i = 0; i < l->n; i++) {
			uint64_t key = key_bits(l->e->in_type[k].dtype, l->e->in[k], l->at + now[i].index * l->step);
			now[i].key = l->a->order == WFI_DESCENDING ? ~key : key;
		}
		now = by_digits(now, other, l->n);
		other = now == p ? p + l->n : p;
	}
	return now;
}

static void place_elements(const line *l, const int64_t *order, const keyed *pairs)
{
	for (int k = 0; k < l->e->n_in; k++) {
		size_t size = wf_dtype_size(l->e->in_type[k].dtype);
		for (int64_t i = 0; i < l->n; i++) {
			int64_t from = l->at + (order ? order[i] : pairs[i].index) * l->step, to = l->at + i * l->step;
			memcpy((char *)l->e->out[k] + (size_t)to * size, (const char *)l->e->in[k] + (size_t)from * size, size);
		}
	}
}

static wf_error *sort_lines(const wfi_eval *e, bool fast)
{
	const wfi_sort_attrs *a = e->attrs;
	wfi_type outer = e->in_type[0];
	line l = { .e = e, .a = a, .n = outer.dims[a->dimension] };
	int64_t strides[WF_MAX_RANK];
	size_t bytes = 2 * (size_t)WFI_MAX(l.n, 1) * (fast ? sizeof(keyed) : sizeof(int64_t));
	void *room = wfi_try_alloc(bytes);

	if (!room)
		return wfi_out_of_memory(bytes, "sort");
	wfi_type_strides(&outer, strides);
	l.step = strides[a->dimension];
	outer.dims[a->dimension] = WFI_MIN(l.n, 1);
	for (wfi_walk w = wfi_walk_over(&outer); w.more; wfi_walk_next(&w)) {
		l.at = 0;
		for (int d = 0; d < outer.rank; d++)
			l.at += w.index[d] * strides[d];
		place_elements(&l, fast ? NULL : order_plain(&l, room), fast ? order_fast(&l, room) : NULL);
	}
	wfi_free(room);
	return NULL;
}

static wf_error *eval(const wfi_eval *e)
{
	return sort_lines(e, false);
}

/* below some length merging is quicker than counting digits; both give the same order */
static wf_error *host(const wfi_eval *e)
{
	const wfi_sort_attrs *a = e->attrs;

	bool native = true;
	for (int k = 0; k < (int)a->n_keys; k++)
		native = native && wfi_is_native(e->in_type[k].dtype);
	return sort_lines(e, native && e->in_type[0].dims[a->dimension] > 256);
}

/* ---- derivative: the tangents go where their elements went ---- */

static void jvp(const wfi_view *e, const wf_val *t, wf_val *out)
{
	const wfi_sort_attrs *a = e->attrs;
	const wfi_type index = wfi_type_with_dtype(e->in_type[0], e->in_type[0].dims[a->dimension] > INT32_MAX ? WF_I64 : WF_I32);
	const int n = (int)a->n_keys;
	wf_val *in = wfi_alloc((size_t)(n + 1) * sizeof *in), *sorted = wfi_alloc((size_t)(n + 1) * sizeof *sorted);

	for (int i = 0; i < n; i++)
		in[i] = e->in[i];
	in[n] = wfi_emit_iota(&index, a->dimension);
	wfi_emit_n(&wfi_op_sort, a, n + 1, in, 0, NULL, sorted, n + 1);
	for (int i = 0; i < e->n_in; i++)
		out[i] = t[i].node ? (wf_take_along_axis)(t[i], sorted[n], (int)a->dimension) : (wf_val){ NULL };
	wfi_free(in);
	wfi_free(sorted);
}

static double flops(const wfi_view *e)
{
	return 20 * (double)wfi_type_count(&e->in_type[0]);
}

static const char *const orders[] = { "ascending", "descending", NULL };
static const wfi_attr_field fields[] = {
	{ "dimension", WFI_ATTR_I64, offsetof(wfi_sort_attrs, dimension), NULL },
	{ "is_stable", WFI_ATTR_BOOL, offsetof(wfi_sort_attrs, is_stable), NULL },
	{ "order", WFI_ATTR_ENUM, offsetof(wfi_sort_attrs, order), orders },
	{ "n_keys", WFI_ATTR_I64, offsetof(wfi_sort_attrs, n_keys), NULL },
	{ 0 },
};
/* the range is wide, so that a small step of a finite difference exchanges no two elements */
#define SAMPLE(types, d, order_, keys) { .in = types, .attrs = &(const wfi_sort_attrs){ d, true, order_, keys }, .lo = -1000, .hi = 1000 }
static const wfi_sample samples[] = {
	SAMPLE("f32[37]", 0, WFI_ASCENDING, 1),
	SAMPLE("f32[700]", 0, WFI_DESCENDING, 1),
	SAMPLE("f64[3,5,7]", 1, WFI_ASCENDING, 1),
	SAMPLE("f64[6], f64[6]", 0, WFI_DESCENDING, 1),
	{ .in = "i32[300,2], f32[300,2], i32[300,2]", .attrs = &(const wfi_sort_attrs){ 0, true, WFI_ASCENDING, 2 }, .lo = -9, .hi = 9, .no_grad = true },
	SAMPLE("i8[40], u8[40], i64[40]", 0, WFI_DESCENDING, 2),
	SAMPLE("bf16[4,19]", 1, WFI_ASCENDING, 1),
	SAMPLE("f16[300]", 0, WFI_ASCENDING, 1),
	SAMPLE("u32[2,300]", 1, WFI_ASCENDING, 1),
	SAMPLE("f32[0]", 0, WFI_ASCENDING, 1),
	SAMPLE("f32[0,3]", 1, WFI_ASCENDING, 1),
	SAMPLE("bool[9], u64[9]", 0, WFI_ASCENDING, 1),
	{ 0 },
};
static bool batch(const wfi_batch *b, wf_val *out, bool *out_batched)
{
	wfi_sort_attrs a = *(const wfi_sort_attrs *)b->e->attrs;

	(void)out_batched;
	a.dimension++;
	return wfi_batch_emit(b, &a, out);
}

const wfi_op wfi_op_sort = {
	.name = "sort",
	.doc = "The operands along a dimension in the order of the first n_keys of them: −0 equals +0, NaN is greatest, equal ones keep their order.",
	.n_in = 1, .n_out = 1, .flags = WFI_OP_VARIADIC, .attrs_size = sizeof(wfi_sort_attrs), .fields = fields, .infer = infer,
	.jvp_all = jvp, .no_transpose = "not linear; its derivative is a gather",
	.batch = batch, .lowering = WFI_LOWER_HOST, .host = host, .eval = eval, .loops = &wfi_loops_sort, .flops = flops, .shard = "sort", .samples = samples, .text = &wfi_text_sort,
};

/* ---- public ---- */

/** Sorts n arrays of one shape together along axis by the first n_keys of them (jax.lax.sort): ascending, stable; −0 equals +0, NaN comes
 * last. out receives n values. */
void wf_sort_n(const wf_val *v, size_t n, int axis, int n_keys, wf_val *out)
{
	const wfi_value *first = n ? wfi_leaf("sort", v[0]) : NULL;
	int a = first ? wfi_axis_index("sort", axis, first->type.rank) : -1;

	for (size_t i = 0; i < n; i++)
		out[i] = wfi_poison;
	if (n > WFI_MAX_OUT)
		wfi_fail("sort", "%zu arrays, at most %d are possible", n, WFI_MAX_OUT);
	else if (a >= 0)
		wfi_emit_n(&wfi_op_sort, &(const wfi_sort_attrs){ a, true, WFI_ASCENDING, n_keys }, (int)n, v, 0, NULL, out, (int)n);
}

/** x sorted along axis, ascending: −0 equals +0, NaN comes last. */
wf_val (wf_sort)(wf_val x, int axis)
{
	wf_val y;

	wf_sort_n(&x, 1, axis, 1, &y);
	return y;
}

/** The places (i32) that would sort x along axis, ascending, equal ones in their order: wf_take_along_axis(x, places, axis) is sorted. */
wf_val (wf_argsort)(wf_val x, int axis)
{
	const wfi_value *v = wfi_leaf("argsort", x);
	wf_val out[2];

	if (!v)
		return wfi_poison;
	int a = wfi_axis_index("argsort", axis, v->type.rank);
	if (a < 0)
		return wfi_poison;
	wfi_type index = wfi_type_with_dtype(v->type, v->type.dims[a] > INT32_MAX ? WF_I64 : WF_I32);
	wf_sort_n((const wf_val[]){ x, wfi_emit_iota(&index, a) }, 2, a, 1, out);
	return out[1];
}

/** (keys, values), both sorted along axis by the keys (jax.lax.sort_key_val); equal keys keep their order. */
wf_val (wf_sort_key_val)(wf_val keys, wf_val values, int axis)
{
	wf_val out[2];

	wf_sort_n((const wf_val[]){ keys, values }, 2, axis, 1, out);
	return wfi_tuple((const wf_val[]){ out[0], out[1], wfi_end });
}
