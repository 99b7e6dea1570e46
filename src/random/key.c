/* key.c: keys: from a seed, from one another; the words that everything else is made of. */
#include <stdio.h>
#include <string.h>
#include <weft/debug.h>
#include "draw.h"

wf_error *wf_prng_key(uint64_t seed, wf_tree **out)
{
	const uint32_t words[2] = { (uint32_t)(seed >> 32), (uint32_t)seed };

	return wf_array(WF_U32, 1, (const int64_t[]){ 2 }, words, out);
}

wf_val (wf_random_key)(uint64_t seed)
{
	wf_val high = wf_astype(wf_ci((int64_t)(seed >> 32)), WF_U32), low = wf_astype(wf_ci((int64_t)(seed & UINT32_MAX)), WF_U32);

	return wf_stack(0, high, low);
}

/* ---- shapes ---- */
const char *wfi_draw_text(wf_dtype d, const wfi_shape *s, char *buf)
{
	int at = snprintf(buf, WFI_DRAW_TEXT, "%s[", wf_dtype_name(d));

	for (int i = 0; i < s->n; i++)
		at += snprintf(buf + at, (size_t)(WFI_DRAW_TEXT - at), "%s%lld", i ? "," : "", (long long)s->d[i]);
	snprintf(buf + at, (size_t)(WFI_DRAW_TEXT - at), "]");
	return buf;
}

bool wfi_draw_shape(const char *what, const int64_t *dims, wfi_shape *out)
{
	int64_t count = 1;

	for (out->n = 0; dims[out->n] != WFI_END_DIM; out->n++) {
		if (out->n == WF_MAX_RANK) {
			wf_fail("%s: a shape of more than %d dimensions", what, WF_MAX_RANK);
			return false;
		}
		int64_t d = dims[out->n];
		if (d < 0 || (d && __builtin_mul_overflow(count, d, &count))) {
			wf_fail("%s: dimension %d of the shape is %lld%s", what, out->n, (long long)d,
				d < 0 ? "; sizes are not negative" : ": too many elements");
			return false;
		}
		out->d[out->n] = d;
	}
	return true;
}

wfi_shape wfi_shape_of(wf_val x)
{
	wfi_shape s = { .n = wf_rank(x) };

	for (int i = 0; i < s.n; i++)
		s.d[i] = wf_dim(x, i);
	return s;
}

bool wfi_shape_is(wf_val x, const wfi_shape *s)
{
	wfi_shape mine = wfi_shape_of(x);

	return mine.n == s->n && !memcmp(mine.d, s->d, (size_t)s->n * sizeof *s->d);
}

static int64_t elements(const wfi_shape *s)
{
	int64_t n = 1;

	for (int i = 0; i < s->n; i++)
		n *= s->d[i];
	return n;
}

/* ---- words ---- */
/* Word i of every key, shaped (keys…, 1, 1, …) with `rank` ones, so that it broadcasts against the places. */
static wf_val key_word(wf_val key, const wfi_shape *keys, int i, int rank)
{
	int64_t dims[2 * WF_MAX_RANK];
	int n = 0;

	for (; n < keys->n; n++)
		dims[n] = keys->d[n];
	for (int k = 0; keys->n && k < rank; k++)
		dims[n++] = 1;
	return wf_reshape_n(wf_slice_axis(key, -1, i, i + 1), dims, (size_t)n);
}

/* The counters: low and high word of each place's row-major index. */
static void places(const wfi_shape *shape, wf_val *high, wf_val *low)
{
	int64_t n = elements(shape);

	if (n <= UINT32_MAX) {
		*high = wf_full_n(WF_U32, 0, NULL, 0);
		*low = shape->n ? wf_reshape_n(wf_iota(WF_U32, n), shape->d, (size_t)shape->n) : *high;
		return;
	}
	wf_val place = wf_reshape_n(wf_iota(WF_U64, n), shape->d, (size_t)shape->n);
	*high = wf_astype(wf_right_shift_logical(place, wf_ci(32)), WF_U32);
	*low = wf_astype(place, WF_U32);
}

static bool check_key(const char *what, wf_val key, int rank, wfi_shape *keys)
{
	char text[WFI_DRAW_TEXT];
	wfi_shape shape = wfi_shape_of(key);

	*keys = shape;
	if (wf_dtype_of(key) != WF_U32 || !shape.n || shape.d[shape.n - 1] != 2) {
		wf_fail("%s: a key is u32[2], or u32[…,2] for an array of keys (wf_prng_key, wf_random_split); got %s", what,
			wfi_draw_text(wf_dtype_of(key), &shape, text));
		return false;
	}
	keys->n--;
	if (keys->n + rank > WF_MAX_RANK)
		wf_fail("%s: %s as keys and a shape of %d dimensions make more than %d", what,
			wfi_draw_text(WF_U32, &shape, text), rank, WF_MAX_RANK);
	return keys->n + rank <= WF_MAX_RANK;
}

bool wfi_draw_words(const char *what, wf_val key, const wfi_shape *shape, wf_val words[2], wfi_shape *all)
{
	wf_val high, low;

	if (!check_key(what, key, shape->n, all))
		return false;
	wfi_key_use(what, key);
	places(shape, &high, &low);
	wf_unpack(wf_threefry2x32(key_word(key, all, 0, shape->n), key_word(key, all, 1, shape->n), high, low), &words[0],
		  &words[1]);
	for (int i = 0; i < shape->n; i++)
		all->d[all->n++] = shape->d[i];
	return true;
}

/* ---- keys from keys ---- */
wf_val (wf_random_split)(wf_val key, int n)
{
	wf_val w[2];
	wfi_shape all = { 0 };

	WF_CHECK(n >= 0, "split: %d keys were asked for", n);
	return wfi_draw_words("split", key, &(wfi_shape){ 1, { n } }, w, &all) ? wf_stack(-1, w[0], w[1])
									       : wf_fail("split: no keys");
}

bool wfi_draw_split(wf_val key, int n, wf_val *out)
{
	wf_val keys = wf_random_split(key, n);
	int axis = wf_rank(keys) - 2;

	for (int i = 0; i < n && axis >= 0; i++)
		out[i] = wf_squeeze(wf_slice_axis(keys, axis, i, i + 1), axis);
	return axis >= 0;
}

static bool is_integer(wf_dtype d)
{
	return d >= WF_I8 && d <= WF_U64;
}

wf_val (wf_random_fold_in)(wf_val key, wf_val data)
{
	char text[WFI_DRAW_TEXT];
	wfi_shape keys, given = wfi_shape_of(data);
	wf_val words[2];

	WF_CHECK(is_integer(wf_dtype_of(data)) || !wf_rank(data), "fold_in: data are whole numbers, got %s",
		 wfi_draw_text(wf_dtype_of(data), &given, text));
	if (!check_key("fold_in", key, 0, &keys))
		return wf_fail("fold_in: no key");
	WF_CHECK(!given.n || wfi_shape_is(data, &keys), "fold_in: data are one number, or one for each key; got %s",
		 wfi_draw_text(wf_dtype_of(data), &given, text));
	wf_val number = wf_astype(data, WF_U32), zero = wf_full_n(WF_U32, 0, NULL, 0);
	wf_unpack(wf_threefry2x32(key_word(key, &keys, 0, 0), key_word(key, &keys, 1, 0), zero, number), &words[0], &words[1]);
	return wf_stack(-1, words[0], words[1]);
}
