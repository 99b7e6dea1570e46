/* cifar_test.c: CIFAR's binary files, written here after their description, and datasets one after the other. */
#include "store/test_scratch.h"
#include "data/format.h"

#define TEN 3073
#define HUNDRED 3074

/* a record: pixel (y, x) of plane c is 64 c + 2 y + x mod 2, plus the label */
static void put_record(unsigned char *p, int labels, int coarse, int label)
{
	p[0] = (unsigned char)(labels == 2 ? coarse : label);
	p[labels - 1] = (unsigned char)label;
	for (int c = 0; c < 3; c++)
		for (int i = 0; i < 1024; i++)
			p[labels + 1024 * c + i] = (unsigned char)(64 * c + 2 * (i / 32) + i % 2 + label);
}

static const char *write_file(const char *name, int labels, int n, const int *label)
{
	unsigned char *bytes = malloc((size_t)n * HUNDRED);
	assert_non_null(bytes);
	for (int i = 0; i < n; i++)
		put_record(bytes + i * (3072 + labels), labels, label[i] / 5, label[i]);
	const char *path = scratch_write(name, bytes, (size_t)(n * (3072 + labels)));
	free(bytes);
	return path;
}

static void expect_leaf(const wf_tree *t, const char *name, const char *wanted)
{
	char *text = wf_tree_text(wf_tree_get(t, name), true);
	assert_string_equal(text, wanted);
	free(text);
}

static void check_pixels(const wf_tree *x, const int *label, int n)
{
	const unsigned char *p = x->array->shards[0]->data;
	for (int i = 0; i < n * 3072; i++)
		assert_int_equal(p[i], (64 * (i % 3) + 2 * (i % 3072 / 96) + i / 3 % 2 + label[i / 3072]) % 256);
}

static void ten(void **state)
{
	(void)state;
	WF_TREES(t, b);
	const char *a = write_file("a", 1, 3, (const int[]){ 4, 0, 9 }), *c = write_file("b", 1, 2, (const int[]){ 7, 1 });
	wf_dataset *d = NULL;
	expect_ok(wf_dataset_cifar((const char *const[]){ a, c, NULL }, (wf_cifar_opts){ 0 }, &d));
	expect_ok(wf_dataset_tree(d, &t));
	assert_int_equal(wf_tree_count(t), 2);
	expect_leaf(t, "y", "i32[5] = 4, 0, 9, 7, 1");
	assert_int_equal(wf_tree_dtype(wf_tree_get(t, "x")), WF_U8);
	assert_int_equal(wf_tree_dim(wf_tree_get(t, "x"), 3), 3);
	check_pixels(wf_tree_get(t, "x"), (const int[]){ 4, 0, 9, 7, 1 }, 5);
	/* a shuffled batch has rows of both files, each with its own pixels */
	wf_loader *l = NULL;
	expect_ok(wf_loader_new(d, (wf_loader_opts){ .batch_size = 5, .shuffle = true, .workers = 1 }, &l));
	wf_dataset_free(d);
	expect_ok(wf_loader_next_batch(l, &b));
	check_pixels(wf_tree_get(b, "x"), wf_tree_get(b, "y")->array->shards[0]->data, 5);
	wf_loader_close(l);
	expect_ok(wf_dataset_cifar((const char *const[]){ a, NULL }, (wf_cifar_opts){ .classes = 10 }, &d));
	assert_int_equal(wf_dataset_rows(d), 3);
	wf_dataset_free(d);
}

static void hundred(void **state)
{
	(void)state;
	WF_TREES(t);
	const char *a = write_file("a", 2, 3, (const int[]){ 99, 0, 31 });
	wf_dataset *d = NULL;
	expect_ok(wf_dataset_cifar((const char *const[]){ a, NULL }, (wf_cifar_opts){ 0 }, &d));
	expect_ok(wf_dataset_tree(d, &t));
	wf_dataset_free(d);
	expect_leaf(t, "y", "i32[3] = 99, 0, 31");
	expect_leaf(t, "coarse", "i32[3] = 19, 0, 6");
	check_pixels(wf_tree_get(t, "x"), (const int[]){ 99, 0, 31 }, 3);
}

static void bad_files(void **state)
{
	(void)state;
	const char *a = write_file("a", 1, 2, (const int[]){ 4, 10 }), *b = write_file("b", 2, 2, (const int[]){ 4, 100 }),
		   *good = write_file("good", 1, 1, (const int[]){ 4 });
	wf_dataset *d = NULL;
	const wf_cifar_opts none = { 0 };
#define PATHS(...) (const char *const[]){ __VA_ARGS__, NULL }
	expect_error(wf_dataset_cifar(PATHS(a), none, &d), WF_DATA_LOSS,
		     "record 1 (from 0): 10 is not a label; 0 to 9 were expected");
	expect_error(wf_dataset_cifar(PATHS(b), none, &d), WF_DATA_LOSS,
		     "record 1 (from 0): 20 is not a label; coarse ones from 0 to 19");
	unsigned char record[HUNDRED];
	put_record(record, 2, 3, 100);
	expect_error(wf_dataset_cifar(PATHS(scratch_write("c", record, HUNDRED)), none, &d), WF_DATA_LOSS,
		     "100 is not a label; 0 to 99");
	b = write_file("b", 2, 2, (const int[]){ 4, 9 });
	expect_error(wf_dataset_cifar(PATHS(good, b), none, &d), WF_DATA_LOSS,
		     "b has 6148 bytes: no whole number of CIFAR's records (3073 bytes of CIFAR-10, 3074 of CIFAR-100; 10");
	expect_error(wf_dataset_cifar(PATHS(good), (wf_cifar_opts){ .classes = 100 }, &d), WF_DATA_LOSS,
		     "100 classes were asked for");
	expect_error(wf_dataset_cifar(PATHS(good), (wf_cifar_opts){ .classes = 20 }, &d), WF_INVALID_ARGUMENT, "10 or 100");
	assert_int_equal(truncate(good, TEN - 1), 0);
	expect_error(wf_dataset_cifar(PATHS(good), none, &d), WF_DATA_LOSS, "good has 3072 bytes");
	assert_int_equal(truncate(good, 0), 0);
	expect_error(wf_dataset_cifar(PATHS(good), none, &d), WF_INVALID_ARGUMENT, "say .classes");
	expect_error(wf_dataset_cifar(PATHS(scratch_path("none")), none, &d), WF_NOT_FOUND, "none: no such file");
	expect_error(wf_dataset_cifar((const char *const[]){ NULL }, none, &d), WF_INVALID_ARGUMENT, "no path");
	expect_error(wf_dataset_cifar(NULL, none, &d), WF_INVALID_ARGUMENT, "no path");
	expect_error(wf_dataset_cifar(PATHS(good), none, NULL), WF_INVALID_ARGUMENT, "NULL");
	assert_null(d);
}

/* a dict {a: ids from first, b: twice that} as a dataset; other: with a column of another name, kind or number */
static wf_dataset *numbers(int first, int n, const char *second, wf_dtype dtype, bool third)
{
	WF_TREES(a, b, t);
	float ids[16], twice[16];
	wf_dataset *d = NULL;
	for (int i = 0; i < n; i++)
		twice[i] = 2 * (ids[i] = (float)(first + i));
	expect_ok(wf_array(WF_F32, 1, (const int64_t[]){ n }, ids, &a));
	expect_ok(wf_array(dtype, 1, (const int64_t[]){ n }, twice, &b));
	expect_ok(
		wf_tree_dict(third ? 3 : 2, (const char *const[]){ "a", second, "z" }, (const wf_tree *const[]){ a, b, a }, &t));
	expect_ok(wf_dataset_from_tree(t, &d));
	return d;
}

static void concatenated(void **state)
{
	(void)state;
	WF_TREES(t);
	wf_dataset *part[] = { numbers(0, 3, "b", WF_F32, false), numbers(3, 0, "b", WF_F32, false),
			       numbers(3, 4, "b", WF_F32, false) },
		   *whole = NULL, *all = NULL;
	expect_ok(wf_dataset_concatenate(3, (const wf_dataset *const *)part, &whole));
	for (int i = 0; i < 3; i++)
		wf_dataset_free(part[i]);
	expect_ok(wf_dataset_concatenate(2, (const wf_dataset *const[]){ whole, whole }, &all));
	wf_dataset_free(whole);
	expect_ok(wf_dataset_tree(all, &t));
	wf_dataset_free(all);
	expect_leaf(t, "a", "f32[14] = 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6");
	expect_leaf(t, "b", "f32[14] = 0, 2, 4, 6, 8, 10, 12, 0, 2, 4, 6, 8, 10, 12");
	wf_dataset *a = numbers(0, 2, "b", WF_F32, false),
		   *b[] = { numbers(0, 2, "c", WF_F32, false), numbers(0, 2, "b", WF_I32, false),
			    numbers(0, 2, "b", WF_F32, true) };
	static const char *const wanted[] = { "has a column \"b\", the tree of columns has none",
					      "the rows of column \"b\" have another type or shape",
					      "has 2 columns, the tree of columns has 3" };
	whole = NULL;
	for (int i = 0; i < 3; i++) {
		expect_error(wf_dataset_concatenate(2, (const wf_dataset *const[]){ a, b[i] }, &whole), WF_INVALID_ARGUMENT,
			     wanted[i]);
		wf_dataset_free(b[i]);
	}
	expect_error(wf_dataset_concatenate(2, (const wf_dataset *const[]){ a, NULL }, &whole), WF_INVALID_ARGUMENT,
		     "dataset 1 (from 0) is NULL");
	expect_error(wf_dataset_concatenate(0, (const wf_dataset *const[]){ a }, &whole), WF_INVALID_ARGUMENT, "no datasets");
	expect_error(wf_dataset_concatenate(1, NULL, &whole), WF_INVALID_ARGUMENT, "no datasets");
	assert_null(whole);
	wf_dataset_free(a);
}

int main(void)
{
#define TEST(f) cmocka_unit_test_setup_teardown(f, scratch_setup, scratch_teardown)
	const struct CMUnitTest tests[] = { TEST(ten), TEST(hundred), TEST(bad_files), TEST(concatenated) };
	return cmocka_run_group_tests(tests, NULL, NULL);
}
