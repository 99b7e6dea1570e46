/* rng_bit_generator: Threefry-2x32 and Philox-4x32 (Salmon, Moraes, Dror, Shaw, "Parallel random numbers: as easy as 1, 2, 3", 2011)
 * bit for bit as XLA draws them, state included; and rng, StableHLO's older way to ask for random numbers. */
#include "lower/text.h"
#include "op/array.h"
#include "op/class.h"
#include "op/numeric.h"

static uint32_t low(uint64_t x) { return (uint32_t)x; }
static uint32_t high(uint64_t x) { return (uint32_t)(x >> 32); }
static uint32_t rotated(uint32_t x, int by) { return x << by | x >> (32 - by); }

/* two words for a counter */
static void threefry(uint64_t key, uint64_t counter, uint32_t out[2])
{
	static const int rotations[2][4] = { { 13, 15, 26, 6 }, { 17, 29, 16, 24 } };
	const uint32_t k[3] = { low(key), high(key), low(key) ^ high(key) ^ 0x1BD11BDA };
	uint32_t a = low(counter) + k[0], b = high(counter) + k[1];

	for (uint32_t round = 0; round < 20; round++) {
		a += b;
		b = rotated(b, rotations[round / 4 % 2][round % 4]) ^ a;
		if (round % 4 == 3) {
			const uint32_t group = round / 4 + 1;
			a += k[group % 3];
			b += k[(group + 1) % 3] + group;
		}
	}
	out[0] = a;
	out[1] = b;
}

/* four words for a counter of 128 bits */
static void philox(uint64_t key, uint64_t counter_low, uint64_t counter_high, uint32_t out[4])
{
	uint32_t c[4] = { low(counter_low), high(counter_low), low(counter_high), high(counter_high) }, k[2] = { low(key), high(key) };

	for (int round = 0; round < 10; round++) {
		const uint64_t p = (uint64_t)c[0] * 0xD2511F53, q = (uint64_t)c[2] * 0xCD9E8D57;
		const uint32_t next[4] = { high(q) ^ c[1] ^ k[0], low(q), high(p) ^ c[3] ^ k[1], low(p) };
		memcpy(c, next, sizeof c);
		k[0] += 0x9E3779B9;
		k[1] += 0xBB67AE85;
	}
	memcpy(out, c, sizeof c);
}

static void store_bits(const wfi_type *t, void *out, int64_t i, uint64_t bits)
{
	const size_t size = wf_dtype_size(t->dtype);

	memcpy((char *)out + (size_t)i * size, &bits, size); /* little-endian: its low bytes */
}

/* Threefry, up to 32 bits an element: of each counter the two words go to neighbours along one dimension, the first with an even size, else the
 * longest (the last word along it is unused). */
static uint64_t draw_threefry_32(uint64_t key, uint64_t start, const wfi_type *t, void *out)
{
	wfi_type half = *t;
	int split = -1;

	for (int d = 0; d < t->rank && split < 0; d++)
		if (t->dims[d] % 2 == 0)
			split = d;
	for (int d = 0; d < t->rank && (split < 0 || t->dims[split] % 2); d++)
		if (split < 0 || t->dims[d] > t->dims[split])
			split = d;
	if (t->rank)
		half.dims[split] = (t->dims[split] + 1) / 2;
	for (wfi_walk w = wfi_walk_over(&half); w.more; wfi_walk_next(&w)) {
		uint32_t words[2];
		threefry(key, start + (uint64_t)w.place, words);
		for (int k = 0; k < (t->rank ? 2 : 1); k++) {
			int64_t to[WF_MAX_RANK] = { 0 };
			memcpy(to, w.index, sizeof to);
			if (t->rank)
				to[split] = 2 * to[split] + k;
			if (!t->rank || to[split] < t->dims[split])
				store_bits(t, out, wfi_place(t, to), words[k]);
		}
	}
	/* dimensions of size 0 and 1 are not counted, as in XLA */
	uint64_t used = 1;
	for (int d = 0; d < half.rank; d++)
		used *= (uint64_t)WFI_MAX(half.dims[d], 1);
	return start + used;
}

static uint64_t draw_threefry_64(uint64_t key, uint64_t start, const wfi_type *t, void *out)
{
	uint64_t used = 1;

	for (int64_t i = 0; i < wfi_type_count(t); i++) {
		uint32_t words[2];
		threefry(key, start + (uint64_t)i, words);
		store_bits(t, out, i, words[0] | (uint64_t)words[1] << 32);
	}
	for (int d = 0; d < t->rank; d++)
		used *= (uint64_t)WFI_MAX(t->dims[d], 1);
	return start + used;
}

/* the words in order, two of them for 64 bits; counter: low, high; moved on */
static void draw_philox(uint64_t key, uint64_t counter[2], const wfi_type *t, void *out)
{
	const int64_t n = wfi_type_count(t), each = wf_dtype_size(t->dtype) == 8 ? 2 : 4; /* elements a counter */

	for (int64_t i = 0; i < n; i += each) {
		uint32_t w[4];
		philox(key, counter[0], counter[1], w);
		for (int64_t k = 0; k < each && i + k < n; k++)
			store_bits(t, out, i + k, each == 2 ? w[2 * k] | (uint64_t)w[2 * k + 1] << 32 : w[k]);
		counter[1] += ++counter[0] == 0;
	}
}

static wf_error *bits_eval(const wfi_eval *e)
{
	const wfi_rng_bits_attrs *a = e->attrs;
	const wfi_type *t = &e->out_type[1];
	const uint64_t *state = e->in[0];
	uint64_t *next = e->out[0];

	next[0] = state[0];
	if (a->rng_algorithm == WFI_RNG_THREE_FRY) {
		next[1] = (wf_dtype_size(t->dtype) == 8 ? draw_threefry_64 : draw_threefry_32)(state[0], state[1], t, e->out[1]);
		return NULL;
	}
	/* with two words of state the upper half of XLA's counter is the key */
	const bool three = e->in_type[0].dims[0] == 3;
	uint64_t counter[2] = { state[1], three ? state[2] : state[0] };
	draw_philox(state[0], counter, t, e->out[1]);
	next[1] = counter[0];
	if (three)
		next[2] = counter[1];
	return NULL;
}

static bool bits_infer(wfi_infer *c)
{
	const wfi_rng_bits_attrs *a = c->attrs;
	const wfi_type *s = &c->in[0];
	char t[WFI_TYPE_TEXT];

	if (!wfi_infer_arity(c))
		return false;
	if (a->rng_algorithm < WFI_RNG_DEFAULT || a->rng_algorithm > WFI_RNG_PHILOX)
		return wfi_infer_fail(c, "the algorithm is unknown");
	if (s->dtype != WF_U64 || s->rank != 1 || (s->dims[0] != 2 && (s->dims[0] != 3 || a->rng_algorithm == WFI_RNG_THREE_FRY)))
		return wfi_infer_fail(c, "the state is u64[2]%s: key and counter; got %s", a->rng_algorithm == WFI_RNG_THREE_FRY ? "" : " or u64[3]",
		                      wfi_type_text(s, t));
	if (!wfi_is_native(a->type.dtype) || a->type.dtype == WF_BOOL)
		return wfi_infer_fail(c, "bits of an integer or floating point type are needed, not %s", wfi_type_text(&a->type, t));
	if (a->type.rank < 0 || a->type.rank > WF_MAX_RANK)
		return wfi_infer_fail(c, "the result would have %d dimensions", a->type.rank);
	c->out[0] = *s;
	return wfi_infer_result(c, 1, a->type.dtype, a->type.rank, a->type.dims);
}

static bool bits_read(wfi_text_op *t, void *attrs)
{
	wfi_rng_bits_attrs *a = attrs;

	if (t->n_out != 2)
		return wfi_text_fail(t, "rng_bit_generator has two results, the state and the bits");
	a->type = t->out_type[1];
	return true;
}

static const wfi_text bits_text = { .read = bits_read };
static const char *const algorithms[] = { "DEFAULT", "THREE_FRY", "PHILOX", NULL };
static const wfi_attr_field bits_fields[] = {
	{ "rng_algorithm", WFI_ATTR_ENUM, offsetof(wfi_rng_bits_attrs, rng_algorithm), algorithms },
	{ "type", WFI_ATTR_TYPE, offsetof(wfi_rng_bits_attrs, type), NULL },
	{ 0 },
};
#define BITS(state, algorithm, d, ...) \
	{ .in = state, .lo = 0, .hi = 1e6, \
	  .attrs = &(const wfi_rng_bits_attrs){ algorithm, { d, sizeof((const int64_t[]){ __VA_ARGS__ }) / sizeof(int64_t), { __VA_ARGS__ } } } }
static const wfi_sample bits_samples[] = {
	BITS("u64[2]", WFI_RNG_THREE_FRY, WF_U32, 3, 5),
	BITS("u64[2]", WFI_RNG_THREE_FRY, WF_U64, 7),
	BITS("u64[2]", WFI_RNG_THREE_FRY, WF_U8, 2, 4),
	BITS("u64[3]", WFI_RNG_PHILOX, WF_U32, 37),
	BITS("u64[2]", WFI_RNG_DEFAULT, WF_I64, 2, 3),
	{ .in = "u64[2]", .attrs = &(const wfi_rng_bits_attrs){ WFI_RNG_THREE_FRY, { .dtype = WF_U32 } } },
	BITS("u64[2]", WFI_RNG_PHILOX, WF_U16, 0, 3),
	{ 0 },
};
const wfi_op wfi_op_rng_bit_generator = {
	.name = "rng_bit_generator",
	.doc = "Random bits from a state of key and counter, and the state after them: Threefry-2x32 or Philox-4x32 (the default), bit for bit as "
	       "XLA draws them.",
	.n_in = 1, .n_out = 2, .attrs_size = sizeof(wfi_rng_bits_attrs), .fields = bits_fields, .infer = bits_infer,
	.no_jvp = "the results are bits, not real functions of the state", .lowering = WFI_LOWER_HOST, .eval = bits_eval, .shard = "replicated",
	.samples = bits_samples, .text = &bits_text,
};

/* ---- rng ---- */

/* in [0, 1), from 53 bits */
static double uniform(uint64_t bits) { return (double)(bits >> 11) * 0x1p-53; }

static void store_random(const wfi_eval *e, int64_t i, const uint32_t w[4])
{
	const wfi_rng_attrs *a = e->attrs;
	const wf_dtype d = e->out_type[0].dtype;
	const uint64_t p = w[0] | (uint64_t)w[1] << 32, q = w[2] | (uint64_t)w[3] << 32;

	if (!wfi_is_float(d)) {
		const uint64_t lo = (uint64_t)wfi_load_i(d, e->in[0], 0), n = (uint64_t)wfi_load_i(d, e->in[1], 0) - lo;
		wfi_store_i(d, e->out[0], i, (int64_t)(lo + (n ? p % n : 0)));
		return;
	}
	const double x = wfi_load_f(d, e->in[0], 0), y = wfi_load_f(d, e->in[1], 0);
	if (a->rng_distribution == WFI_RNG_NORMAL)
		wfi_store_f(d, e->out[0], i, x + y * sqrt(-2 * log(1 - uniform(p))) * cos(2 * M_PI * uniform(q)));
	else
		wfi_store_f(d, e->out[0], i, x + (y - x) * uniform(p));
}

static wf_error *rng_eval(const wfi_eval *e)
{
	for (int64_t i = 0; i < wfi_type_count(&e->out_type[0]); i++) {
		uint32_t words[4];
		philox(0, (uint64_t)i, 0, words);
		store_random(e, i, words);
	}
	return NULL;
}

static bool rng_infer(wfi_infer *c)
{
	const wfi_rng_attrs *a = c->attrs;
	char t[WFI_TYPE_TEXT], u[WFI_TYPE_TEXT];

	if (!wfi_infer_arity(c))
		return false;
	if (c->n_in > 3 || (c->n_in == 3 && (!wfi_is_int(c->in[2].dtype) || c->in[2].rank != 1 || c->in[2].dims[0] != a->shape.n)))
		return wfi_infer_fail(c, "takes two bounds and the shape of the result, a list of %d whole numbers", a->shape.n);
	if (c->in[0].rank || c->in[1].rank || c->in[0].dtype != c->in[1].dtype || !wfi_is_native(c->in[0].dtype))
		return wfi_infer_fail(c, "two scalars of one type are needed, got %s and %s", wfi_type_text(&c->in[0], t), wfi_type_text(&c->in[1], u));
	if (a->rng_distribution == WFI_RNG_NORMAL && !wfi_is_float(c->in[0].dtype))
		return wfi_infer_fail(c, "normal numbers are floating point, not %s", wfi_type_text(&c->in[0], t));
	return wfi_infer_result(c, 0, c->in[0].dtype, a->shape.n, a->shape.v);
}

/* The shape is an operand in StableHLO's text, a constant: kept when there, put there before writing. Nothing reads it: the result's type says
 * the same. */
static bool rng_lower(const wfi_view *e, wf_val *out)
{
	const wfi_rng_attrs *a = e->attrs;
	const wfi_type t = { .dtype = WF_I64, .rank = 1, .dims = { a->shape.n } };

	if (e->n_in == 3)
		return false;
	wf_val shape = wfi_const(&t, a->shape.v, (size_t)a->shape.n * sizeof *a->shape.v);
	out[0] = wfi_emit(&wfi_op_rng, a, 3, (const wf_val[]){ e->in[0], e->in[1], shape });
	return true;
}

static bool rng_build(wfi_text_op *t, wf_val *out)
{
	wfi_rng_attrs a = { 0 };

	if (t->n_in < 2 || t->n_in > 3 || t->n_out != 1 || !wfi_text_fields(t, &wfi_op_rng, &a))
		return t->reason[0] ? false : wfi_text_fail(t, "rng takes two bounds and a shape");
	out[0] = wfi_emit(&wfi_op_rng, &a, t->n_in, t->in);
	return true;
}

static const wfi_text rng_text = { .build = rng_build, .lower = rng_lower };
static const char *const distributions[] = { "UNIFORM", "NORMAL", NULL };
static const wfi_attr_field rng_fields[] = {
	{ "rng_distribution", WFI_ATTR_ENUM, offsetof(wfi_rng_attrs, rng_distribution), distributions },
	{ "shape", WFI_ATTR_DIMS, offsetof(wfi_rng_attrs, shape), NULL },
	{ 0 },
};
#define RNG(types, distribution, ...) { .in = types, .attrs = &(const wfi_rng_attrs){ distribution, WFI_LIST(__VA_ARGS__) } }
static const wfi_sample rng_samples[] = {
	RNG("f32[], f32[]", WFI_RNG_UNIFORM, 3, 5),
	RNG("f64[], f64[]", WFI_RNG_NORMAL, 37),
	RNG("i32[], i32[]", WFI_RNG_UNIFORM, 9),
	RNG("bf16[], bf16[]", WFI_RNG_UNIFORM, 0),
	RNG("f32[], f32[], i64[2]", WFI_RNG_UNIFORM, 2, 3),
	{ 0 },
};
const wfi_op wfi_op_rng = {
	.name = "rng",
	.doc = "Random numbers, uniform between two bounds or normal with a mean and a deviation: always the same ones (element i from Philox-4x32 with "
	       "key 0 and counter i), since StableHLO gives this operation no seed.",
	.n_in = 2, .n_out = 1, .flags = WFI_OP_VARIADIC, .attrs_size = sizeof(wfi_rng_attrs), .fields = rng_fields, .infer = rng_infer,
	.no_jvp = "random numbers are constants for derivatives", .lowering = WFI_LOWER_HOST, .eval = rng_eval, .shard = "replicated",
	.samples = rng_samples, .text = &rng_text,
};
