/* random_test.c: every draw against jax.random (test/oracle/random_golden.py says what the names mean), on both back ends. */
#include <inttypes.h>
#include "nn/test_golden.h"

static const char *const keys[] = { "k0", "k42", "km1", "kbig" };
enum { KEYS = 4, EXACT = 0 };

/* what to draw; bound by content, so it is filled from zeros */
typedef struct draw {
	int backend, what, axis;
	wf_dtype dtype;
	double a, b;
	int64_t low, high;
	bool wide;                 /* randint: bounds of u64 */
	int64_t dims[4];
} draw;
enum { BITS, UNIFORM, NORMAL, TRUNCATED, GUMBEL, EXPONENTIAL, BERNOULLI, RANDINT, SPLIT, FOLD_IN, PERMUTATION, KEY, CATEGORICAL };

static wf_val bound(const draw *d, int64_t x)
{
	return d->wide ? wf_astype(wf_ci(x), WF_U64) : wf_ci(x);
}

static wf_val drawn(wf_val key, const void *user)
{
	const draw *d = user;

	switch (d->what) {
	case BITS: return wfi_random_bits(key, d->dtype, d->dims);
	case UNIFORM: return wfi_random_uniform(key, d->dtype, wf_c(d->a), wf_c(d->b), d->dims);
	case NORMAL: return wfi_random_normal(key, d->dtype, d->dims);
	case TRUNCATED: return wfi_random_truncated_normal(key, d->dtype, d->a, d->b, d->dims);
	case GUMBEL: return wfi_random_gumbel(key, d->dtype, d->dims);
	case EXPONENTIAL: return wfi_random_exponential(key, d->dtype, d->dims);
	case BERNOULLI: return wfi_random_bernoulli(key, wf_c(d->a), d->dims);
	case RANDINT: return wfi_random_randint(key, bound(d, d->low), bound(d, d->high), d->dtype, d->dims);
	case SPLIT: return wf_random_split(key, (int)d->low);
	case FOLD_IN: return wf_random_fold_in(key, wf_ci(d->low));
	case PERMUTATION: return wf_random_permutation(key, d->low);
	default: return wf_fail("%d is no draw", d->what);
	}
}

/* bf16 is kept as f32 in the file */
static wf_val drawn_wide(wf_val key, const void *user)
{
	wf_val x = drawn(key, user);

	return wf_dtype_of(x) == WF_BF16 ? wf_astype(x, WF_F32) : x;
}

/* The reference gives erf_inv itself, JAX and the compiled form a polynomial that is off by up to 3e-6 far out. */
static double loosened(const draw *d, double relative)
{
	bool inverse = (d->what == NORMAL || d->what == TRUNCATED) && (!d->dtype || d->dtype == WF_F32);

	return inverse && !strcmp(backends[d->backend], "reference") ? 4e-6 : relative;
}

static void expect_draw(const char *name, draw d, const char *key, const wf_tree *wanted, double relative, double absolute)
{
	WF_TREES(got);

	for (d.backend = 0; d.backend < BACKENDS; d.backend++) {
		use_backend(d.backend);
		ok(wf_call(wf_bind(drawn_wide, &d), WF_IN(golden("key.%s", key)), WF_OUT(&got)));
		same(name, d.backend, got, wanted, loosened(&d, relative), absolute);
	}
}

/* NAME.KEY.SHAPE for every key and shape that the file has; how many there must be */
static void expect_draws(const char *name, draw d, int count, double relative, double absolute)
{
	static const struct { const char *name; int64_t dims[3]; } shapes[] = {
		{ "s", { WFI_END_DIM } },         { "0", { 0, WFI_END_DIM } },       { "4", { 4, WFI_END_DIM } },
		{ "3x5", { 3, 5, WFI_END_DIM } }, { "1000", { 1000, WFI_END_DIM } },
	};
	char text[100];
	int n = 0;

	for (size_t s = 0; s < WFI_LEN(shapes); s++)
		for (int k = 0; k < KEYS; k++) {
			const wf_tree *wanted = golden_find("%s.%s.%s", name, keys[k], shapes[s].name);

			if (!wanted)
				continue;
			memcpy(d.dims, shapes[s].dims, sizeof shapes[s].dims);
			snprintf(text, sizeof text, "%s.%s.%s", name, keys[k], shapes[s].name);
			expect_draw(text, d, keys[k], wanted, relative, absolute);
			n++;
		}
	assert_int_equal(n, count);
}

/* ---- keys ---- */
static wf_val constant_key(const void *user)
{
	return wf_random_key(*(const uint64_t *)user);
}

static void test_seeds(void **state)
{
	static const struct {
		const char *name;
		uint64_t seed;
		bool fits; } seeds[] = {
		/* fits: 32 bits hold it, so x32 is the same */
		{ "0", 0, true },
		{ "1", 1, true },
		{ "42", 42, true },
		{ "7919", 7919, true },
		{ "m1", UINT64_MAX, false },
		{ "m7", UINT64_MAX - 6, false },
		{ "2147483647", INT32_MAX, true },
		{ "4294967295", UINT32_MAX, true },
		{ "1099511627781", ((uint64_t)1 << 40) + 5, false },
		{ "1234567890123456789", 1234567890123456789, false },
		{ "m9223372036854775808", (uint64_t)1 << 63, false },
	};
	WF_TREES(key);

	(void)state;
	for (size_t i = 0; i < WFI_LEN(seeds); i++) {
		ok(wf_prng_key(seeds[i].seed, &key));
		same("prng_key", 0, key, golden("prng_key.x64.%s", seeds[i].name), EXACT, EXACT);
		if (seeds[i].fits)
			same("prng_key", 0, key, golden("prng_key.x32.%s", seeds[i].name), EXACT, EXACT);
		FOR_BACKENDS(b) {
			struct { uint64_t seed; int backend, pad; } bound_seed = { seeds[i].seed, b, 0 };

			ok(wf_call(wf_bind(constant_key, &bound_seed), ((wf_arrays){ 0, NULL }), WF_OUT(&key)));
			same("random_key", b, key, golden("prng_key.x64.%s", seeds[i].name), EXACT, EXACT);
		}
	}
}

static void test_split_and_fold_in(void **state)
{
	static const int64_t counts[] = { 1, 2, 3, 7, 100 }, data[] = { 0, 1, 7, 12345, INT32_MAX, UINT32_MAX };

	(void)state;
	for (int k = 0; k < KEYS; k++) {
		for (size_t i = 0; i < WFI_LEN(counts); i++)
			expect_draw("split", (draw){ .what = SPLIT, .low = counts[i] }, keys[k],
				    golden("split.%" PRId64 ".%s", counts[i], keys[k]), EXACT, EXACT);
		for (size_t i = 0; i < WFI_LEN(data); i++)
			expect_draw("fold_in", (draw){ .what = FOLD_IN, .low = data[i] }, keys[k],
				    golden("fold_in.%" PRId64 ".%s", data[i], keys[k]), EXACT, EXACT);
	}
}

/* ---- numbers ---- */
static void test_bits(void **state)
{
	(void)state;
	expect_draws("bits.uint8", (draw){ .what = BITS, .dtype = WF_U8 }, 18, EXACT, EXACT);
	expect_draws("bits.uint16", (draw){ .what = BITS, .dtype = WF_U16 }, 18, EXACT, EXACT);
	expect_draws("bits.uint32", (draw){ .what = BITS }, 18, EXACT, EXACT);
	expect_draws("bits.uint64", (draw){ .what = BITS, .dtype = WF_U64 }, 18, EXACT, EXACT);
}

static const struct {
	const char *name;
	wf_dtype dtype; } floats[] = { { "f32", WF_F32 }, { "f16", WF_F16 }, { "bf16", WF_BF16 }, { "f64", WF_F64 } };

static void test_uniform(void **state)
{
	char name[64];

	(void)state;
	for (size_t i = 0; i < WFI_LEN(floats); i++) {
		snprintf(name, sizeof name, "uniform.%s", floats[i].name);
		expect_draws(name, (draw){ .what = UNIFORM, .dtype = floats[i].dtype, .b = 1 }, 18, EXACT, EXACT);
		snprintf(name, sizeof name, "uniform_m3_7.%s", floats[i].name);
		expect_draws(name, (draw){ .what = UNIFORM, .dtype = floats[i].dtype, .a = -3, .b = 7 }, 18, EXACT, EXACT);
	}
	expect_draws("uniform_1em3_1.f32", (draw){ .what = UNIFORM, .a = 1e-3, .b = 1 }, 18, EXACT, EXACT);
}

static void test_normal(void **state)
{
	(void)state;
	expect_draws("normal.f32", (draw){ .what = NORMAL }, 18, 1e-6, 0);
	expect_draws("normal.f64", (draw){ .what = NORMAL, .dtype = WF_F64 }, 18, 1e-13, 0);
	expect_draws("normal.f16", (draw){ .what = NORMAL, .dtype = WF_F16 }, 18, 0x1p-10, 0);   /* one step */
	expect_draws("normal.bf16", (draw){ .what = NORMAL, .dtype = WF_BF16 }, 18, 0x1p-7, 0);
}

static void test_others(void **state)
{
	(void)state;
	expect_draws("truncated_normal_m2_2.f32", (draw){ .what = TRUNCATED, .a = -2, .b = 2 }, 18, 1e-6, 0);
	expect_draws("truncated_normal_m2_2.f64", (draw){ .what = TRUNCATED, .dtype = WF_F64, .a = -2, .b = 2 }, 18, 1e-13, 0);
	expect_draws("truncated_normal_0.5_inf.f32", (draw){ .what = TRUNCATED, .a = 0.5, .b = INFINITY }, 18, 1e-6, 0);
	expect_draws("truncated_normal_m1_3.f32", (draw){ .what = TRUNCATED, .a = -1, .b = 3 }, 18, 1e-6, 0);
	/* near 0 it is the logarithm of a number near 1, whose own last bit is the absolute error */
	expect_draws("gumbel.f32", (draw){ .what = GUMBEL }, 18, 1e-6, 2e-7);
	expect_draws("gumbel.f64", (draw){ .what = GUMBEL, .dtype = WF_F64 }, 18, 1e-13, 1e-15);
	expect_draws("exponential.f32", (draw){ .what = EXPONENTIAL }, 18, 1e-6, 0);
	expect_draws("exponential.f64", (draw){ .what = EXPONENTIAL, .dtype = WF_F64 }, 18, 1e-13, 0);
	expect_draws("bernoulli_0.0", (draw){ .what = BERNOULLI, .a = 0 }, 18, EXACT, EXACT);
	expect_draws("bernoulli_0.3", (draw){ .what = BERNOULLI, .a = 0.3 }, 18, EXACT, EXACT);
	expect_draws("bernoulli_0.5", (draw){ .what = BERNOULLI, .a = 0.5 }, 18, EXACT, EXACT);
	expect_draws("bernoulli_1.0", (draw){ .what = BERNOULLI, .a = 1 }, 18, EXACT, EXACT);
}

static void test_randint(void **state)
{
	static const struct { const char *name; wf_dtype dtype; int64_t low, high; int count; } spans[] = {
		{ "int32.0.10", WF_I32, 0, 10, 10 },
		{ "int32.m5.5", WF_I32, -5, 5, 4 },
		{ "int32.0.1", WF_I32, 0, 1, 4 },
		{ "int32.3.3", WF_I32, 3, 3, 4 },
		{ "int32.5.2", WF_I32, 5, 2, 4 },
		{ "int32.0.2147483647", WF_I32, 0, INT32_MAX, 4 },
		{ "int32.m2147483648.2147483647", WF_I32, INT32_MIN, INT32_MAX, 4 },
		{ "int32.0.65536", WF_I32, 0, 65536, 4 },
		{ "int32.7.1000003", WF_I32, 7, 1000003, 4 },
		{ "uint32.0.10", WF_U32, 0, 10, 10 },
		{ "uint32.0.4294967295", WF_U32, 0, UINT32_MAX, 4 },
		{ "uint32.2147483648.4294967295", WF_U32, 2147483648, UINT32_MAX, 4 },
		{ "int64.0.10", WF_I64, 0, 10, 10 },
		{ "int64.m4611686018427387904.4611686018427387904", WF_I64, -((int64_t)1 << 62), (int64_t)1 << 62, 4 },
		{ "int64.0.9223372036854775807", WF_I64, 0, INT64_MAX, 4 },
		{ "int64.m3.8589934592", WF_I64, -3, (int64_t)1 << 33, 4 },
		{ "uint64.0.10", WF_U64, 0, 10, 10 },
		{ "uint64.0.18446744073709551615", WF_U64, 0, -1, 4 },
		{ "int8.0.10", WF_I8, 0, 10, 10 },
		{ "int8.m128.127", WF_I8, -128, 127, 4 },
		{ "int8.m128.128", WF_I8, -128, 128, 4 },
		{ "uint8.0.10", WF_U8, 0, 10, 10 },
		{ "uint8.0.255", WF_U8, 0, 255, 4 },
		{ "uint8.0.256", WF_U8, 0, 256, 4 },
		{ "int16.m1000.1000", WF_I16, -1000, 1000, 4 },
		{ "int16.m32768.32767", WF_I16, -32768, 32767, 4 },
		{ "int16.m32768.32768", WF_I16, -32768, 32768, 4 },
		{ "uint16.0.60000", WF_U16, 0, 60000, 4 },
		{ "uint16.0.65536", WF_U16, 0, 65536, 4 },
	};
	char name[80];

	(void)state;
	for (size_t i = 0; i < WFI_LEN(spans); i++) {
		draw d = { .what = RANDINT,
			   .dtype = spans[i].dtype,
			   .low = spans[i].low,
			   .high = spans[i].high,
			   .wide = spans[i].dtype == WF_U64 };

		snprintf(name, sizeof name, "randint.%s", spans[i].name);
		expect_draws(name, d, spans[i].count, EXACT, EXACT);
	}
	for (int k = 0; k < KEYS; k++) /* what numpy calls choice, with replacement */
		expect_draw("choice", (draw){ .what = RANDINT, .high = 5, .dims = { 8, WFI_END_DIM } }, keys[k],
			    golden("choice_5_8_replace.%s", keys[k]), EXACT, EXACT);
}

static void test_permutation(void **state)
{
	static const int64_t counts[] = { 0, 1, 2, 8, 100, 3000 };

	(void)state;
	for (size_t i = 0; i < WFI_LEN(counts); i++)
		for (int k = 0; k < KEYS; k++)
			expect_draw("permutation", (draw){ .what = PERMUTATION, .low = counts[i] }, keys[k],
				    golden("permutation.%" PRId64 ".%s", counts[i], keys[k]), EXACT, EXACT);
}

/* ---- draws with operands ---- */
typedef struct choice { int backend, axis; } choice;

static wf_val rows(wf_val key, const void *user)
{
	(void)user;
	return wf_random_shuffle(key, wf_reshape(wf_iota(WF_F32, 20), 5, 4));
}

static wf_val some(wf_val key, const void *user) /* choice without replacement */
{
	(void)user;
	return wf_slice_axis(wf_random_shuffle(key, wf_arange(5)), 0, 0, 3);
}

static wf_val chances(wf_val key, wf_val p, const void *user)
{
	(void)user;
	return wf_bernoulli(key, p);
}

static wf_val classes(wf_val key, wf_val logits, const void *user)
{
	return wf_random_categorical(key, logits, ((const choice *)user)->axis);
}

static wf_val many(wf_val many_keys, const void *user)
{
	(void)user;
	return wf_tuple(wf_normal(many_keys), wf_normal(many_keys, 5));
}

static void test_operands(void **state)
{
	WF_TREES(got, more);

	(void)state;
	FOR_BACKENDS(b) {
		choice last = { b, -1 }, first = { b, 0 };

		for (int k = 0; k < KEYS; k++) {
			const wf_tree *key = golden("key.%s", keys[k]), *logits = golden("categorical.logits");

			ok(wf_call(wf_bind(rows, &last), WF_IN(key), WF_OUT(&got)));
			same("shuffle of rows", b, got, golden("permutation_rows.%s", keys[k]), EXACT, EXACT);
			ok(wf_call(wf_bind(some, &last), WF_IN(key), WF_OUT(&got)));
			same("choice without replacement", b, got, golden("choice_5_3_no_replace.%s", keys[k]), EXACT, EXACT);
			ok(wf_call(wf_bind(chances, &last), WF_IN(key, golden("bernoulli_array.p")), WF_OUT(&got)));
			same("bernoulli of an array", b, got, golden("bernoulli_array.%s", keys[k]), EXACT, EXACT);
			ok(wf_call(wf_bind(classes, &last), WF_IN(key, logits), WF_OUT(&got)));
			same("categorical, last axis", b, got, golden("categorical.last.%s", keys[k]), EXACT, EXACT);
			ok(wf_call(wf_bind(classes, &first), WF_IN(key, logits), WF_OUT(&got)));
			same("categorical, first axis", b, got, golden("categorical.axis0.%s", keys[k]), EXACT, EXACT);
		}
		ok(wf_call(wf_bind(many, &last), WF_IN(golden("vmap_normal.keys")), WF_OUT(&got, &more)));
		same("normal of 3 keys", b, got, golden("vmap_normal.scalar"), 1e-6, 0);
		same("normal of 3 keys, 5 each", b, more, golden("vmap_normal.5"), 1e-6, 0);
	}
}

/* Every draw of an array of keys is that of its keys one by one. */
static wf_val one_by_one(wf_val many_keys, const void *user)
{
	wf_val rows_of[3];

	for (int i = 0; i < 3; i++)
		rows_of[i] = drawn(wf_at(many_keys, i), user);
	return wf_tuple(drawn(many_keys, user), wf_stack_n(0, rows_of, 3));
}

static void test_arrays_of_keys(void **state)
{
	static const draw draws[] = {
		{ .what = BITS, .dtype = WF_U64, .dims = { 2, 2, WFI_END_DIM } },
		{ .what = UNIFORM, .a = 1, .b = 3, .dims = { 4, WFI_END_DIM } },
		{ .what = BERNOULLI, .a = 0.5, .dims = { 9, WFI_END_DIM } },
		{ .what = RANDINT, .low = -3, .high = 9, .dims = { 7, WFI_END_DIM } },
		{ .what = SPLIT, .low = 4 },
		{ .what = FOLD_IN, .low = 5 },
		{ .what = TRUNCATED, .a = -1, .b = 1, .dims = { 3, WFI_END_DIM } },
	};
	WF_TREES(together, apart);

	(void)state;
	for (size_t i = 0; i < WFI_LEN(draws); i++)
		FOR_BACKENDS(b) {
			draw d = draws[i];

			d.backend = b;
			ok(wf_call(wf_bind(one_by_one, &d), WF_IN(golden("vmap_normal.keys")), WF_OUT(&together, &apart)));
			same("an array of keys", b, together, apart, EXACT, EXACT);
		}
}

/* Bounds that are arrays: each element is that of its scalar bounds. */
static wf_val bounded(wf_val key, const void *user)
{
	static const int64_t shape[] = { 2, 5, WFI_END_DIM };

	(void)user;
	wf_val top = wf_reshape(wf_add(wf_mul(wf_arange(2), wf_ci(90)), wf_ci(10)), 2, 1); /* 10, 100 */
	wf_val x = wfi_random_randint(key, wf_ci(0), top, WF_I32, shape), u = wfi_random_uniform(key, WF_F32, wf_c(0), top, shape);
	wf_val x10 = wfi_random_randint(key, wf_ci(0), wf_ci(10), WF_I32, shape),
	       x100 = wfi_random_randint(key, wf_ci(0), wf_ci(100), WF_I32, shape);
	wf_val u10 = wfi_random_uniform(key, WF_F32, wf_c(0), wf_c(10), shape),
	       u100 = wfi_random_uniform(key, WF_F32, wf_c(0), wf_c(100), shape);
	return wf_tuple(x, wf_stack(0, wf_at(x10, 0), wf_at(x100, 1)), u, wf_stack(0, wf_at(u10, 0), wf_at(u100, 1)));
}

static void test_arrays_of_bounds(void **state)
{
	WF_TREES(x, x_wanted, u, u_wanted);

	(void)state;
	FOR_BACKENDS(b) {
		ok(wf_call(wf_bind(bounded, &b), WF_IN(golden("key.k0")), WF_OUT(&x, &x_wanted, &u, &u_wanted)));
		same("randint", b, x, x_wanted, EXACT, EXACT);
		same("uniform", b, u, u_wanted, EXACT, EXACT);
	}
}

/* ---- what is refused ---- */
static wf_val too_long(wf_val key) { return wf_normal(key, 3, -2); }
static wf_val not_a_key(wf_val key) { return wf_uniform(wf_astype(key, WF_F32), 3); }
static wf_val three_words(wf_val key) { return wf_random_split(wf_concatenate(0, key, wf_full_as(WF_U32, 0, 1)), 2); }
static wf_val minus_keys(wf_val key) { return wf_random_split(key, -1); }
static wf_val no_key_left(wf_val key) { return wf_randint(wf_random_split(key, -1), wf_c(0), wf_c(6), 3); }
static wf_val whole_normal(wf_val key) { return wfi_random_normal(key, WF_I32, WFI_DIMS(3, )); }
static wf_val signed_bits(wf_val key) { return wfi_random_bits(key, WF_I32, WFI_DIMS(3, )); }
static wf_val wrong_bounds(wf_val key) { return wfi_random_uniform(key, WF_F32, wf_zeros(5), wf_c(1), WFI_DIMS(3, )); }
static wf_val more_bounds(wf_val key) { return wfi_random_uniform(key, WF_F32, wf_zeros(2, 3), wf_c(1), WFI_DIMS(3, )); }
static wf_val crossed(wf_val key) { return wf_truncated_normal(key, 2, -2, 3); }
static wf_val whole_chance(wf_val key) { return wf_bernoulli(key, wf_zeros_as(WF_I32, 3), 3); }
static wf_val no_axis(wf_val key) { return wf_random_categorical(key, wf_zeros(2, 3), 2); }
static wf_val half_data(wf_val key) { return wf_random_fold_in(key, wf_zeros(2)); }

static void test_refused(void **state)
{
	const wf_tree *key = golden("key.k0");
	WF_TREES(got);

	(void)state;
	use_backend(0);
	REFUSED(wf_call(too_long, WF_IN(key), WF_OUT(&got)), "normal", "dimension 1", "-2", "random_test.c:");
	REFUSED(wf_call(not_a_key, WF_IN(key), WF_OUT(&got)), "uniform", "f32[2]", "a key is u32[2]");
	REFUSED(wf_call(three_words, WF_IN(key), WF_OUT(&got)), "split", "u32[3]", "a key is u32[2]");
	REFUSED(wf_call(minus_keys, WF_IN(key), WF_OUT(&got)), "split", "-1 keys");
	REFUSED(wf_call(no_key_left, WF_IN(key), WF_OUT(&got)), "split", "-1 keys");
	REFUSED(wf_call(whole_normal, WF_IN(key), WF_OUT(&got)), "normal", "i32");
	REFUSED(wf_call(signed_bits, WF_IN(key), WF_OUT(&got)), "bits", "i32");
	REFUSED(wf_call(wrong_bounds, WF_IN(key), WF_OUT(&got)), "f32[5]", "f32[3]");
	REFUSED(wf_call(more_bounds, WF_IN(key), WF_OUT(&got)), "uniform", "f32[2,3]", "f32[3]");
	REFUSED(wf_call(crossed, WF_IN(key), WF_OUT(&got)), "truncated_normal", "2", "-2");
	REFUSED(wf_call(whole_chance, WF_IN(key), WF_OUT(&got)), "bernoulli", "i32[3]");
	REFUSED(wf_call(no_axis, WF_IN(key), WF_OUT(&got)), "categorical", "axis 2", "f32[2,3]");
	REFUSED(wf_call(half_data, WF_IN(key), WF_OUT(&got)), "fold_in", "f32[2]");
	assert_null(got);
}

/* Past 2^32 numbers the places need both words. Only the program is made: the array would be 32 GiB. */
static wf_val huge(wf_val key) { return wf_random_bits(key, 1 << 17, 1 << 16); }
static wf_val large(wf_val key) { return wf_random_bits(key, 1 << 15, 1 << 16); }

static void test_high_words(void **state)
{
	char *text = NULL;

	(void)state;
	ok(wf_make_ir(wf_fn_of(huge), WF_IN(golden("key.k0")), &text));
	assert_non_null(strstr(text, "u64[8589934592]"));
	free(text);
	text = NULL;
	ok(wf_make_ir(wf_fn_of(large), WF_IN(golden("key.k0")), &text));
	assert_null(strstr(text, "u64"));
	free(text);
}

/* The goldens that have no function here: other spellings of JAX's, and its 32-bit seeds. */
static void test_all_goldens_used(void **state)
{
	static const char *const others[] = {
		"prng_key.x32.",   "split.2x3.", "permutation_columns.", "categorical.shape_", "categorical.axis0_shape_",
		"categorical.row_"
	};
	size_t unused = 0;

	(void)state;
	for (size_t i = 0; i < golden_count; i++) {
		bool other = golden_used[i];

		for (size_t k = 0; k < WFI_LEN(others); k++)
			other = other || !strncmp(golden_path[i], others[k], strlen(others[k]));
		if (!other)
			print_error("%s was not compared with anything\n", golden_path[i]);
		unused += !other;
	}
	assert_int_equal(unused, 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_seeds),
		cmocka_unit_test(test_split_and_fold_in),
		cmocka_unit_test(test_bits),
		cmocka_unit_test(test_uniform),
		cmocka_unit_test(test_normal),
		cmocka_unit_test(test_others),
		cmocka_unit_test(test_randint),
		cmocka_unit_test(test_permutation),
		cmocka_unit_test(test_operands),
		cmocka_unit_test(test_arrays_of_keys),
		cmocka_unit_test(test_arrays_of_bounds),
		cmocka_unit_test(test_refused),
		cmocka_unit_test(test_high_words),
		cmocka_unit_test(test_all_goldens_used),
	};

	golden_name = WEFT_GOLDEN_DIR "/random.npz";
	return cmocka_run_group_tests(tests, golden_open, golden_close);
}
