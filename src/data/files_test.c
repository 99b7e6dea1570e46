/* files_test.c: datasets of .npy, .npz and .safetensors files: mapped, so read by rows; what numpy and safetensors wrote is in test/golden/data. */
#include "store/test_scratch.h"
#include "data/format.h"

#define GOLDEN(name) WEFT_GOLDEN_DIR "/data/" name

/* column "x" of a set of one file: the same bytes as the whole file read as an array */
static void expect_column(const char *path)
{
	WF_TREES(t, whole);
	wf_dataset *d = NULL;
	char *bytes = NULL;
	size_t size = 0;
	expect_ok(wfi_read_file(path, SIZE_MAX, &bytes, &size));
	expect_ok(wfi_npy_parse(path, (unsigned char *)bytes, size, false, &whole));
	wfi_free(bytes);
	expect_ok(wf_dataset_npz(path, &d));
	expect_ok(wf_dataset_tree(d, &t));
	wf_dataset_free(d);
	const wfi_array *a = wf_tree_get(t, "x")->array, *b = whole->array;
	assert_true(wfi_type_equal(&a->type, &b->type));
	assert_memory_equal(a->shards[0]->data, b->shards[0]->data, wfi_type_bytes(&a->type));
}

static void npy(void **state)
{
	(void)state;
	static const char *const path[] = { GOLDEN("v1.npy"),         GOLDEN("v2.npy"),      GOLDEN("v3.npy"),
					    GOLDEN("big_endian.npy"), GOLDEN("fortran.npy"), GOLDEN("fortran_i16.npy"),
					    GOLDEN("complex.npy") };
	for (size_t i = 0; i < WFI_COUNT(path); i++)
		expect_column(path[i]);
}

static const char *write_npy(const char *name, wf_dtype dtype, int rank, const int64_t *dims, const void *data)
{
	wfi_type t = wfi_type_make(dtype, rank, dims);
	wfi_str head = { 0 };
	expect_ok(wfi_npy_header(&t, &head));
	const char *path = scratch_path(name);
	expect_ok(wfi_write_file(path, (const wfi_piece[]){ { head.s, head.n }, { data, wfi_type_bytes(&t) } }, 2));
	wfi_str_free(&head);
	return path;
}

static void npy_columns(void **state)
{
	(void)state;
	WF_TREES(t);
	wf_dataset *d = NULL;
	static const float xs[] = { 1, 2, 3, 4, 5, 6 };
	static const int16_t ys[] = { 7, -8 };
	char *x = wfi_strdup(write_npy("x.npy", WF_F32, 2, (const int64_t[]){ 2, 3 }, xs)),
	     *y = wfi_strdup(write_npy("y.npy", WF_I16, 1, (const int64_t[]){ 2 }, ys)),
	     *one = wfi_strdup(write_npy("one.npy", WF_I16, 0, NULL, ys)),
	     *three = wfi_strdup(write_npy("three.npy", WF_F32, 1, (const int64_t[]){ 3 }, xs)),
	     *f = wfi_strdup(scratch_path("f.npy"));
	expect_ok(wf_dataset_npy((const wf_data_file[]){ { "y", y }, { "images", x }, { 0 } }, &d));
	expect_ok(wf_dataset_tree(d, &t));
	char *text = wf_tree_text(t, true);
	assert_string_equal(text, "{images: f32[2,3] = 1, 2, 3, 4, 5, 6, y: i16[2] = 7, -8}");
	free(text);
	wf_dataset_free(d);
	d = NULL;
	/* a column of another order is put into memory, beside one that is mapped */
	static const char text_f[] = "{'descr': '<i2', 'fortran_order': True, 'shape': (2, 2), }\n";
	char head[10] = "\x93NUMPY\x01";
	head[8] = sizeof text_f - 1;
	static const int16_t columns[] = { 1, 2, 3, 4 };
	expect_ok(wfi_write_file(f, (const wfi_piece[]){ { head, 10 }, { text_f, sizeof text_f - 1 }, { columns, 8 } }, 3));
	expect_ok(wf_dataset_npy((const wf_data_file[]){ { "y", y }, { "f", f }, { 0 } }, &d));
	expect_ok(wf_dataset_tree(d, &t));
	text = wf_tree_text(t, true);
	assert_string_equal(text, "{f: i16[2,2] = 1, 3, 2, 4, y: i16[2] = 7, -8}");
	free(text);
	wf_dataset_free(d);
	d = NULL;
	expect_error(wf_dataset_npy((const wf_data_file[]){ { "x", x }, { "y", three }, { 0 } }, &d), WF_INVALID_ARGUMENT,
		     "\"x\" has 2, \"y\" has 3");
	expect_error(wf_dataset_npy((const wf_data_file[]){ { "x", one }, { 0 } }, &d), WF_INVALID_ARGUMENT,
		     "one.npy: a dataset's columns have rows; \"x\" is a single number");
	expect_error(wf_dataset_npy((const wf_data_file[]){ { "x", x }, { "x", y }, { 0 } }, &d), WF_INVALID_ARGUMENT,
		     "two columns are named \"x\"");
	expect_error(wf_dataset_npy((const wf_data_file[]){ { "x", NULL }, { 0 } }, &d), WF_INVALID_ARGUMENT,
		     "the path of column \"x\" is NULL");
	expect_error(wf_dataset_npy((const wf_data_file[]){ { 0 } }, &d), WF_INVALID_ARGUMENT, "no file");
	expect_error(wf_dataset_npy(NULL, &d), WF_INVALID_ARGUMENT, "no file");
	expect_error(wf_dataset_npy((const wf_data_file[]){ { "x", scratch_path("none") }, { 0 } }, &d), WF_NOT_FOUND,
		     "none: no such file");
	expect_error(wf_dataset_npy((const wf_data_file[]){ { "x", GOLDEN("arrays.npz") }, { 0 } }, &d), WF_DATA_LOSS,
		     "is no .npy file");
	assert_int_equal(truncate(x, 150), 0);
	expect_error(wf_dataset_npy((const wf_data_file[]){ { "x", x }, { 0 } }, &d), WF_DATA_LOSS, "needs more: it is cut off");
	assert_null(d);
	char *const path[] = { x, y, one, three, f };
	for (size_t i = 0; i < WFI_COUNT(path); i++)
		wfi_free(path[i]);
}

/* numpy's archives: what is stored is read from the file, what is deflated from memory; other byte and index orders beside */
static void npz(void **state)
{
	(void)state;
	for (int packed = 0; packed < 2; packed++) {
		WF_TREES(t);
		wf_dataset *d = NULL;
		expect_ok(wf_dataset_npz(packed ? GOLDEN("rows_deflated.npz") : GOLDEN("rows.npz"), &d));
		expect_ok(wf_dataset_tree(d, &t));
		wf_dataset_free(d);
		assert_int_equal(wf_tree_count(t), 3);
		const int32_t *b = wf_tree_get(t, "b")->array->shards[0]->data;
		const int16_t *f = wf_tree_get(t, "f")->array->shards[0]->data;
		const float *x = wf_tree_get(t, "x")->array->shards[0]->data;
		assert_int_equal(wf_tree_dim(wf_tree_get(t, "b"), 0), 23);
		for (int i = 0; i < 23; i++) {
			assert_int_equal(b[i], 100 * i);
			for (int k = 0; k < 3; k++)
				assert_int_equal(f[3 * i + k], 3 * i + k);
			assert_true(x[2 * i] == (float)i && x[2 * i + 1] == (float)i + 0.5f);
		}
	}
}

static void bad_npz(void **state)
{
	(void)state;
	wf_dataset *d = NULL;
	char *bytes = NULL;
	size_t size = 0;
	expect_ok(wfi_read_file(GOLDEN("rows.npz"), SIZE_MAX, &bytes, &size));
	for (size_t n = 0; n < size; n += 7) { /* cut off anywhere */
		wf_error *err = wf_dataset_npz(scratch_write("cut", bytes, n), &d);
		assert_non_null(err);
		assert_int_equal(wf_error_code(err), WF_DATA_LOSS);
		wf_error_free(err);
	}
	bytes[size / 2] ^= 1;
	expect_error(wf_dataset_npz(scratch_write("bit", bytes, size), &d), WF_DATA_LOSS, "the checksum of");
	wfi_free(bytes);
	expect_error(wf_dataset_npz(GOLDEN("arrays.npz"), &d), WF_INVALID_ARGUMENT, "while reading the dataset");
	static const unsigned char empty[22] = "PK\5\6";
	expect_error(wf_dataset_npz(scratch_write("empty", empty, 22), &d), WF_INVALID_ARGUMENT, "has no arrays");
	assert_null(d);
}

static void safetensors(void **state)
{
	(void)state;
	WF_TREES(x, y, t, u, one);
	wf_dataset *d = NULL;
	expect_ok(wf_array(WF_F32, 2, (const int64_t[]){ 3, 2 }, (const float[]){ 1, 2, 3, 4, 5, 6 }, &x));
	expect_ok(wf_array(WF_BF16, 1, (const int64_t[]){ 3 }, (const uint16_t[]){ 0x3f80, 0x4000, 0xc040 }, &y));
	expect_ok(wf_tree_dict(2, (const char *const[]){ "x", "y" }, (const wf_tree *const[]){ x, y }, &t));
	const char *path = scratch_path("d.safetensors");
	expect_ok(wf_safetensors_write(path, t));
	expect_ok(wf_dataset_safetensors(path, &d));
	expect_ok(wf_dataset_tree(d, &u));
	char *text = wf_tree_text(u, true);
	assert_string_equal(text, "{x: f32[3,2] = 1, 2, 3, 4, 5, 6, y: bf16[3] = 1, 2, -3}");
	free(text);
	wf_dataset_free(d);
	d = NULL;
	wf_loader *l = NULL;
	expect_ok(wf_loader_open(path, 2, &l));
	expect_ok(wf_loader_next(l, &u, &y));
	assert_int_equal(wf_tree_dim(u, 0), 2);
	wf_loader_close(l);
	expect_ok(wf_scalar(WF_F32, 1, &one));
	expect_ok(wf_tree_dict(2, (const char *const[]){ "x", "y" }, (const wf_tree *const[]){ x, one }, &t));
	expect_ok(wf_safetensors_write(path, t));
	expect_error(wf_dataset_safetensors(path, &d), WF_INVALID_ARGUMENT, "\"y\" is a single number");
	expect_ok(wf_array(WF_U8, 1, (const int64_t[]){ 2 }, "ab", &one));
	expect_ok(wf_tree_dict(2, (const char *const[]){ "x", "y" }, (const wf_tree *const[]){ x, one }, &t));
	expect_ok(wf_safetensors_write(path, t));
	expect_error(wf_dataset_safetensors(path, &d), WF_INVALID_ARGUMENT, "\"x\" has 3, \"y\" has 2");
	expect_ok(wf_tree_dict(1, (const char *const[]){ "a" }, (const wf_tree *const[]){ t }, &u));
	expect_ok(wf_tree_dict(1, (const char *const[]){ "b" }, (const wf_tree *const[]){ x }, &t));
	expect_ok(wf_tree_dict(1, (const char *const[]){ "a" }, (const wf_tree *const[]){ t }, &u));
	expect_ok(wf_safetensors_write(path, u));
	expect_error(wf_dataset_safetensors(path, &d), WF_INVALID_ARGUMENT, "column \"a.b\" has a dot in its name");
	expect_error(wf_dataset_safetensors(GOLDEN("empty.safetensors"), &d), WF_INVALID_ARGUMENT, "no tensors");
	expect_error(wf_dataset_safetensors(scratch_path("none"), &d), WF_NOT_FOUND, "none: no such file");
	expect_error(wf_dataset_safetensors(GOLDEN("v1.npy"), &d), WF_DATA_LOSS, "v1.npy");
	expect_error(wf_dataset_safetensors(NULL, &d), WF_INVALID_ARGUMENT, "NULL");
	expect_error(wf_dataset_safetensors(path, NULL), WF_INVALID_ARGUMENT, "NULL");
	assert_int_equal(truncate(path, 40), 0);
	expect_error(wf_dataset_safetensors(path, &d), WF_DATA_LOSS, "d.safetensors");
	assert_null(d);
}

int main(void)
{
#define TEST(f) cmocka_unit_test_setup_teardown(f, scratch_setup, scratch_teardown)
	const struct CMUnitTest tests[] = { TEST(npy), TEST(npy_columns), TEST(npz), TEST(bad_npz), TEST(safetensors) };
	return cmocka_run_group_tests(tests, NULL, NULL);
}
