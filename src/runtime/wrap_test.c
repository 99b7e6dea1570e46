/* wrap_test.c: the caller's memory as arrays: it is read where it lies, exactly as far as it goes, never written to, and given back once. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#include <weft.h>
#include <weft/dlpack.h>
#include <cmocka.h>

#define SHAPE(...) ((const int64_t[]){ __VA_ARGS__ })

typedef struct counted { int ended; void *bytes; } counted;

static void count(void *bytes, void *user)
{
	counted *c = user;

	c->ended++;
	c->bytes = bytes;
}

static wf_val plus1(wf_val a) { return wf_add(a, wf_c(1)); }
static wf_val same(wf_val a) { return a; }

static void it_is_shared_and_given_back_once(void **state)
{
	static float v[4] = { 1, 2, 3, 4 };
	float got[4];
	counted c = { 0 };
	WF_TREES(x, y, d);

	(void)state;
	wf_must(wf_array_wrap(WF_F32, 1, SHAPE(4), v, count, &c, &x));
	assert_ptr_equal(wf_tree_data(x), v);
	wf_must(wf_tree_dict(1, (const char *const[]){ "x" }, (const wf_tree *const[]){ x }, &d));
	wf_release(&x);
	assert_int_equal(c.ended, 0);
	wf_must(wf_call(plus1, WF_IN(wf_tree_get(d, "x")), WF_OUT(&y)));
	wf_must(wf_tree_read(y, got, sizeof got));
	assert_true(got[0] == 2 && got[3] == 5);
	wf_release(&d);
	assert_int_equal(c.ended, 1);
	assert_ptr_equal(c.bytes, v);
	wf_must(wf_array_wrap(WF_F32, 1, SHAPE(4), v, NULL, NULL, &x)); /* nobody to tell */
	wf_release(&x);
}

/* a slot that is also an argument, and a donation, would be written over: this memory is not */
static void it_is_never_written(void **state)
{
	static float v[4] = { 1, 2, 3, 4 };
	const float before[4] = { 1, 2, 3, 4 };
	counted c = { 0 };
	float got[4];
	WF_TREES(x, y);

	(void)state;
	wf_must(wf_array_wrap(WF_F32, 1, SHAPE(4), v, count, &c, &x));
	for (int i = 0; i < 3; i++)
		wf_must(wf_call(plus1, WF_IN(x), WF_OUT(&x)));
	assert_memory_equal(v, before, sizeof v);
	assert_int_equal(c.ended, 1);
	wf_must(wf_tree_read(x, got, sizeof got));
	assert_true(got[0] == 4 && got[3] == 7);
	wf_must(wf_array_wrap(WF_F32, 1, SHAPE(4), v, count, &c, &x));
	wf_must(wf_call(wf_jit(plus1, .donate_argnums = WF_ARG(0)), WF_IN(x), WF_OUT(&y)));
	assert_int_equal(c.ended, 2); /* donated: nobody may use it any more */
	assert_memory_equal(v, before, sizeof v);
	wf_error *err = wf_wait(x);
	assert_non_null(err);
	wf_error_free(err);
	wf_must(wf_array_wrap(WF_F32, 1, SHAPE(4), v, count, &c, &x));
	wf_must(wf_call(same, WF_IN(x), WF_OUT(&y))); /* a result is an array of its own */
	wf_must(wf_call(plus1, WF_IN(y), WF_OUT(&y)));
	assert_memory_equal(v, before, sizeof v);
	wf_release(&x, &y);
	assert_int_equal(c.ended, 3);
}

static void errors_give_it_back(void **state)
{
	static float v[4];
	counted c = { 0 };
	WF_TREES(x);
	int n = 0;

	(void)state;
#define BAD(text, ...) \
	do { \
		wf_error *err = wf_array_wrap(__VA_ARGS__); \
		assert_non_null(err); \
		assert_non_null(strstr(wf_error_text(err), text)); \
		wf_error_free(err); \
		assert_int_equal(c.ended, ++n); \
		assert_null(x); \
	} while (0)
	BAD("no dtype", WF_INVALID, 1, SHAPE(4), v, count, &c, &x);
	BAD("negative", WF_F32, 1, SHAPE(-4), v, count, &c, &x);
	BAD("dimensions", WF_F32, 99, SHAPE(4), v, count, &c, &x);
	BAD("dimensions is NULL", WF_F32, 1, NULL, v, count, &c, &x);
	BAD("bytes are NULL", WF_F32, 1, SHAPE(4), NULL, count, &c, &x);
	BAD("place", WF_F32, 1, SHAPE(4), v, count, &c, NULL);
}

/* ---- odd places: at the very end of a page that nothing follows, and at multiples of the element's size only ---- */
static wf_val elements(wf_val x) { return wf_mul(wf_tanh(x), wf_add(x, wf_c(0.5))); }
static wf_val sums(wf_val x) { return wf_tuple(wf_sum(x), wf_mean(x, .axes = WF_AXES(0)), wf_max(x, .axes = WF_AXES(1))); }
static wf_val product(wf_val x) { return wf_matmul(x, wf_transpose(x)); }
static wf_val sorted(wf_val x) { return wf_sort(x, 1); }
static wf_val chosen(wf_val x) { return wf_take_axis(x, wf_argmax(x, 1), 1); }
static wf_val squares(wf_val x) { return wf_sum(wf_square(wf_matmul(x, wf_transpose(x)))); }
static wf_val slope(wf_val x) { return wf_apply(wf_grad(squares), x); }
static wf_val round_once(wf_val c, wf_val r) { return wf_tuple(wf_add(c, r), wf_mul(c, r)); }
static wf_val loop(wf_val x) { return wf_scan(round_once, wf_at(x, 0), x); }
static wf_val spread(wf_val x) { return wf_pad(wf_flip(x, 1), wf_c(0), .low = { 1, 2 }); }
static wf_val decomposed(wf_val x) { return wf_qr(wf_matmul(x, wf_transpose(x)), false); }

static void same_bits(wf_fn f, const char *name, const float *v, int rows, int columns, char *end)
{
	size_t n = (size_t)rows * (size_t)columns * sizeof *v;
	float *odd = (float *)(void *)(end - n);
	WF_TREES(x, y, want, got);

	memcpy(odd, v, n);
	wf_must(wf_array(WF_F32, 2, SHAPE(rows, columns), v, &x));
	wf_must(wf_array_wrap(WF_F32, 2, SHAPE(rows, columns), odd, NULL, NULL, &y));
	assert_ptr_equal(wf_tree_data(y), odd);
	wf_must(wf_call(f, WF_IN(x), WF_OUT(&want)));
	wf_must(wf_call(f, WF_IN(y), WF_OUT(&got)));
	for (size_t i = 0; i < wf_tree_count(want); i++) {
		const wf_tree *a = wf_tree_leaf(want, i, NULL, 0), *b = wf_tree_leaf(got, i, NULL, 0);
		size_t bytes = wf_dtype_size(wf_tree_dtype(a));

		for (int k = 0; k < wf_tree_rank(a); k++)
			bytes *= (size_t)wf_tree_dim(a, k);
		if (memcmp(wf_tree_data(a), wf_tree_data(b), bytes))
			fail_msg("%s of (%d, %d): the bits depend on where the array lies", name, rows, columns);
	}
}

static void any_place_will_do(void **state)
{
	static const struct { const char *name; wfi_f1 *f; } programs[] = {
		{ "elements", elements }, { "sums", sums },   { "product", product }, { "sorted", sorted },       { "chosen", chosen },
		{ "slope", slope },       { "loop", loop },   { "spread", spread },   { "decomposed", decomposed },
	};
	static const int sizes[][2] = { { 3, 5 }, { 7, 33 }, { 64, 61 }, { 130, 17 } };
	static float v[64 * 64];
	size_t page = (size_t)sysconf(_SC_PAGESIZE), room = 8 * page;

	(void)state;
	for (int i = 0; i < 64 * 64; i++)
		v[i] = (float)((i * 7919) % 1009) / 500.0f - 1;
	char *memory = mmap(NULL, room + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	assert_true(memory != MAP_FAILED);
	assert_int_equal(mprotect(memory + room, page, PROT_NONE), 0); /* a read beyond the end is a fault */
	for (size_t i = 0; i < sizeof programs / sizeof *programs; i++)
		for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++)
			same_bits(wf_fn_of(programs[i].f), programs[i].name, v, sizes[k][0], sizes[k][1], memory + room);
	assert_int_equal(munmap(memory, room + page), 0);
}

/* devices: wrapped arrays are cut into shares; an array in several parts has no one place, and is given out as a copy */
static wf_val twice(wf_val x) { return wf_mul(x, wf_c(2)); }

static void over_devices(void **state)
{
	static float v[8] = { 1, 2, 3, 4, 5, 6, 7, 8 };
	DLManagedTensorVersioned *out = NULL;
	counted c = { 0 };
	WF_TREES(x, y);

	(void)state;
	wf_must(wf_array_wrap(WF_F32, 2, SHAPE(2, 4), v, count, &c, &x));
	wf_must(wf_call(wf_pmap(twice), WF_IN(x), WF_OUT(&y)));
	assert_null(wf_tree_data(y));
	wf_must(wf_to_dlpack_versioned(y, false, &out));
	assert_int_equal(out->flags, WF_DL_IS_COPIED);
	for (int i = 0; i < 8; i++)
		assert_true(((const float *)out->dl_tensor.data)[i] == 2 * v[i]);
	out->deleter(out);
	wf_release(&x);
	assert_int_equal(c.ended, 1);
}

static int two_devices(void **state)
{
	(void)state;
	wf_must(wf_set_cpu_devices(2));
	return 0;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(it_is_shared_and_given_back_once),
		cmocka_unit_test(it_is_never_written),
		cmocka_unit_test(errors_give_it_back),
		cmocka_unit_test(any_place_will_do),
		cmocka_unit_test(over_devices),
	};

	return cmocka_run_group_tests(tests, two_devices, NULL);
}
