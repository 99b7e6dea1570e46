/* discrete.c: choices: yes or no, whole numbers, orders, classes. */
#include <math.h>
#include "draw.h"

wf_val wfi_random_bernoulli(wf_val key, wf_val p, const int64_t *dims)
{
	char text[WFI_DRAW_TEXT];
	wfi_shape shape, all = { 0 }, given = wfi_shape_of(p);
	wf_dtype d = wf_dtype_of(p);

	WF_CHECK(d >= WF_F16 && d <= WF_F64, "bernoulli: a probability is a float, got %s", wfi_draw_text(d, &given, text));
	if (!wfi_draw_shape("bernoulli", dims, &shape))
		return wf_fail("bernoulli: not drawn");
	if (!shape.n)
		shape = given;
	wf_val u = wfi_draw_uniform("bernoulli", key, d, wf_c(0), wf_c(1), &shape, &all), yes = wf_less(u, wf_astype(p, d));
	WF_CHECK(wfi_shape_is(yes, &all), "bernoulli: probabilities %s do not broadcast to the shape asked for",
		 wfi_draw_text(d, &given, text));
	return yes;
}

/* ---- whole numbers ---- */
static bool is_unsigned(wf_dtype d)
{
	return d >= WF_U8 && d <= WF_U64;
}

static int bits_of(wf_dtype d)
{
	return (int)wf_dtype_size(d) * 8;
}

static wf_dtype unsigned_of(wf_dtype d)
{
	return is_unsigned(d) ? d : (wf_dtype)(d - WF_I8 + WF_U8);
}

static wf_val least(wf_dtype d, wf_dtype as)
{
	return wf_astype(wf_ci(is_unsigned(d) ? 0 : -(INT64_MAX >> (64 - bits_of(d))) - 1), as);
}

static wf_val greatest(wf_dtype d, wf_dtype as)
{
	if (d == WF_U64)
		return wf_astype(wf_ci(-1), as);
	return wf_astype(wf_ci(is_unsigned(d) ? (int64_t)(UINT64_MAX >> (64 - bits_of(d))) : INT64_MAX >> (64 - bits_of(d))), as);
}

/* x, of an integer type, in d: what d cannot hold becomes its nearest */
static wf_val clipped(wf_val x, wf_dtype d)
{
	wf_dtype from = wf_dtype_of(x);
	bool low = !is_unsigned(from) && (is_unsigned(d) || bits_of(d) < bits_of(from));
	bool high = bits_of(d) < bits_of(from) || (bits_of(d) == bits_of(from) && is_unsigned(from) && !is_unsigned(d));

	if (low)
		x = wf_maximum(x, least(d, from));
	if (high)
		x = wf_minimum(x, greatest(d, from));
	return wf_astype(x, d);
}

/* a bound as an integer: a constant such as wf_c(10) is one */
static wf_val bound(wf_val x)
{
	wf_dtype d = wf_dtype_of(x);

	return d >= WF_I8 && d <= WF_U64 ? wf_astype(x, d) : wf_astype(x, WF_I64);
}

/* A random number of twice the bits modulo span, by (a · b) mod n = ((a mod n) · (b mod n)) mod n: one of a single word would be
 * biased for large spans. */
static wf_val offset(wf_val key, wf_dtype d, wf_val span, const wfi_shape *shape, wfi_shape *all)
{
	wf_val keys[2];
	wf_dtype u = unsigned_of(d);

	if (!wfi_draw_split(key, 2, keys))
		return wf_fail("randint: no key");
	wf_val high = wfi_draw_bits("randint", keys[0], u, shape, all), low = wfi_draw_bits("randint", keys[1], u, shape, all);
	wf_val factor = wf_fmod(wf_astype(wf_ci((int64_t)1 << (bits_of(u) / 2)), u), span);
	factor = wf_fmod(wf_mul(factor, factor), span);
	wf_val sum = wf_add(wf_mul(wf_fmod(high, span), factor), wf_fmod(low, span));
	return wf_astype(wf_fmod(sum, span), d);
}

wf_val wfi_random_randint(wf_val key, wf_val minval, wf_val maxval, wf_dtype dtype, const int64_t *dims)
{
	wfi_shape shape, all = { 0 };
	wf_dtype d = dtype ? dtype : WF_I32, wide = d;

	WF_CHECK(d >= WF_I8 && d <= WF_U64, "randint: it gives integers; %s was asked for", wf_dtype_name(d));
	if (!wfi_draw_shape("randint", dims, &shape))
		return wf_fail("randint: not drawn");
	wf_val low = bound(minval), high = bound(maxval);
	if (bits_of(d) < 32) { /* drawn as i32, with room for an end one beyond the type */
		wide = WF_I32;
		wf_val least_of = least(d, WF_I32), greatest_of = greatest(d, WF_I32);
		low = wf_minimum(wf_maximum(clipped(low, WF_I32), least_of), greatest_of);
		high = wf_minimum(wf_maximum(clipped(high, WF_I32), least_of), wf_add(greatest_of, wf_ci(1)));
	}
	wf_val beyond =
		wf_greater(high, clipped(greatest(wide, wide), wf_dtype_of(high))); /* the end is past the type's last number */
	low = clipped(low, wide);
	high = clipped(high, wide);
	wf_dtype u = unsigned_of(wide);
	wf_val some = wf_greater(high, low), one = wf_astype(wf_ci(1), u);
	wf_val span = wf_where(some, wf_astype(wf_sub(high, low), u), one);
	/* a span of 0 here is the whole type: the remainder by 0 is then the number itself */
	span = wf_where(wf_logical_and(beyond, some), wf_add(span, one), span);
	wf_val x = wf_astype(wf_add(low, offset(key, wide, span, &shape, &all)), d);
	char given[WFI_DRAW_TEXT], wanted[WFI_DRAW_TEXT];
	wfi_shape s = wfi_shape_of(span);
	WF_CHECK(wfi_shape_is(x, &all), "randint: bounds of shape %s do not broadcast to %s", wfi_draw_text(d, &s, given),
		 wfi_draw_text(d, &all, wanted));
	return x;
}

/* ---- orders ---- */
/* x, of one dimension, sorted by random keys, so often that with near certainty no two elements had equal keys each time */
static wf_val shuffled(const char *what, wf_val key, wf_val x)
{
	int64_t n = wf_dim(x, 0);
	int rounds = (int)ceil(3 * log(n > 1 ? (double)n : 1) / log(UINT32_MAX));
	wfi_shape shape = { 1, { n } }, all = { 0 };
	wf_val keys[2] = { key, key }, sorted;

	if (!rounds) /* as the others, a wrong key is refused */
		wfi_draw_bits(what, key, WF_U32, &shape, &all);
	for (int i = 0; i < rounds; i++) {
		if (!wfi_draw_split(keys[0], 2, keys))
			return wf_fail("%s: no key", what);
		wf_unpack(wf_sort_key_val(wfi_draw_bits(what, keys[1], WF_U32, &shape, &all), x, 0), &sorted, &x);
	}
	return x;
}

wf_val (wf_random_permutation)(wf_val key, int64_t n)
{
	WF_CHECK(n >= 0 && n <= INT32_MAX, "permutation: of %lld elements; there may be 0 to 2^31 − 1", (long long)n);
	WF_CHECK(wf_rank(key) == 1, "permutation: one key is needed, got an array of %d dimensions", wf_rank(key));
	return shuffled("permutation", key, wf_arange(n));
}

wf_val (wf_random_shuffle)(wf_val key, wf_val x)
{
	WF_CHECK(wf_rank(x) >= 1, "shuffle: a scalar has no rows");
	WF_CHECK(wf_rank(key) == 1, "shuffle: one key is needed, got an array of %d dimensions", wf_rank(key));
	if (wf_rank(x) == 1)
		return shuffled("shuffle", key, x);
	return wf_take_axis(x, wf_random_permutation(key, wf_dim(x, 0)), 0);
}

wf_val (wf_random_categorical)(wf_val key, wf_val logits, int axis)
{
	char text[WFI_DRAW_TEXT];
	wf_dtype d = wf_dtype_of(logits);
	wfi_shape shape = wfi_shape_of(logits);
	int64_t dims[WF_MAX_RANK + 1];

	WF_CHECK(shape.n >= 1 && d >= WF_F16 && d <= WF_F64, "categorical: logits are an array of floats, got %s",
		 wfi_draw_text(d, &shape, text));
	WF_CHECK(axis >= -shape.n && axis < shape.n, "categorical: axis %d is outside %s", axis, wfi_draw_text(d, &shape, text));
	for (int i = 0; i < shape.n; i++)
		dims[i] = shape.d[i];
	dims[shape.n] = WFI_END_DIM;
	return wf_argmax(wf_add(wfi_random_gumbel(key, d, dims), logits), axis < 0 ? axis : axis - shape.n);
}
