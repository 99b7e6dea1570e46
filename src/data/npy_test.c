/* npy_test.c: .npy, .npz and .safetensors files that numpy and safetensors wrote (test/oracle/data_golden.py), our own written and read back,
 * and damaged ones. What we write is checked by the other side in test/oracle/data_check.py. */
#include "store/test_scratch.h"
#include <fcntl.h>
#include <math.h>
#include <sys/stat.h>
#include "data/format.h"
#include "store/safetensors.h"

#define DATA WEFT_GOLDEN_DIR "/data/"

static wf_error *read_npy(const char *path, bool raw16, wf_tree **out)
{
	char *bytes;
	size_t size;
	WF_TRY(wfi_read_file(path, SIZE_MAX, &bytes, &size));
	wf_error *err = wfi_npy_parse(path, (const unsigned char *)bytes, size, raw16, out);
	wfi_free(bytes);
	return err;
}

/* values 0…5 of each dtype's ".of", as data_golden.py makes them */
static void expect_six(const wf_tree *t, wf_dtype d)
{
	assert_non_null(t);
	assert_int_equal(wf_tree_dtype(t), d);
	assert_int_equal(wf_tree_rank(t), 2);
	assert_int_equal(wf_tree_dim(t, 0), 2);
	assert_int_equal(wf_tree_dim(t, 1), 3);
	int bits = (int)wf_dtype_size(d) * 8;
	const void *p = t->array->shards[0]->data;
	if (wfi_is_float(d)) {
		static const double wanted[] = { 0, 1.5, -2.25, INFINITY, -INFINITY };
		for (int i = 0; i < 5; i++)
			assert_true(wfi_load_f(d, p, i) == wanted[i]);
		assert_true(isnan(wfi_load_f(d, p, 5)));
		return;
	}
	uint64_t most = d == WF_BOOL ? 1 : UINT64_MAX >> (64 - bits + wfi_is_signed(d));
	const int64_t wanted[] = {
		0, 1, wfi_is_signed(d) ? -1 : (int64_t)most, wfi_is_signed(d) ? -(int64_t)most - 1 : 0, (int64_t)most, 3
	};
	const int64_t bools[] = { 0, 1, 1, 0, 0, 1 };
	for (int i = 0; i < 6; i++)
		assert_true(wfi_load_i(d, p, i) == (d == WF_BOOL ? bools : wanted)[i]);
}

static void expect_dtype(const wf_tree *t, wf_dtype d)
{
	char path[32];
	snprintf(path, sizeof path, "%s.of", wf_dtype_name(d));
	expect_six(wf_tree_get(t, path), d);
	snprintf(path, sizeof path, "%s.zero", wf_dtype_name(d));
	const wf_tree *zero = wf_tree_get(t, path);
	assert_int_equal(wf_tree_rank(zero), 0);
	assert_true(wf_item(zero) == (d == WF_BOOL ? 1 : 7));
	snprintf(path, sizeof path, "%s.none", wf_dtype_name(d));
	const wf_tree *none = wf_tree_get(t, path);
	assert_int_equal(wf_tree_dtype(none), d);
	assert_int_equal(wf_tree_rank(none), 2);
	assert_int_equal(wf_tree_dim(none, 0), 0);
	assert_int_equal(wf_tree_dim(none, 1), 3);
}

static void expect_all(const wf_tree *t)
{
	assert_int_equal(wf_tree_count(t), 36);
	for (int d = WF_BOOL; d <= WF_F64; d++)
		if (d != WF_BF16)
			expect_dtype(t, (wf_dtype)d);
}

static void expect_few(const char *path)
{
	WF_TREES(t);
	expect_ok(wf_npz_read(path, &t));
	assert_int_equal(wf_tree_count(t), 9);
	expect_dtype(t, WF_F32);
	expect_dtype(t, WF_I64);
	expect_dtype(t, WF_BOOL);
}

static void numpy_npz(void **state)
{
	(void)state;
	WF_TREES(t);
	expect_ok(wf_npz_read(DATA "arrays.npz", &t));
	expect_all(t);
	expect_few(DATA "deflated.npz");
	expect_few(DATA "streamed.npz");
	expect_few(DATA "streamed_deflated.npz");
	expect_few(DATA "zip64.npz");
}

static void expect_0_to_23(const char *path)
{
	WF_TREES(t);
	float x[24];
	expect_ok(read_npy(path, false, &t));
	assert_int_equal(wf_tree_rank(t), 3);
	assert_int_equal(wf_tree_dim(t, 0), 2);
	assert_int_equal(wf_tree_dim(t, 1), 3);
	assert_int_equal(wf_tree_dim(t, 2), 4);
	expect_ok(wf_tree_read(t, x, sizeof x));
	for (int i = 0; i < 24; i++)
		assert_true(x[i] == (float)i);
}

static void numpy_npy(void **state)
{
	(void)state;
	WF_TREES(t);
	expect_0_to_23(DATA "v1.npy");
	expect_0_to_23(DATA "v2.npy");
	expect_0_to_23(DATA "v3.npy");
	expect_0_to_23(DATA "fortran.npy");
	expect_0_to_23(DATA "big_endian.npy");
	expect_ok(read_npy(DATA "fortran_i16.npy", false, &t));
	int16_t six[6];
	expect_ok(wf_tree_read(t, six, sizeof six));
	for (int i = 0; i < 6; i++)
		assert_int_equal(six[i], i);
	expect_ok(read_npy(DATA "raw16.npy", true, &t));
	uint16_t raw[2];
	assert_int_equal(wf_tree_dtype(t), WF_U16);
	expect_ok(wf_tree_read(t, raw, sizeof raw));
	assert_int_equal(raw[0], 0x3f80);
	assert_int_equal(raw[1], 0xc000);
	expect_error(read_npy(DATA "raw16.npy", false, &t), WF_UNSUPPORTED, "bfloat16");
	expect_error(read_npy(DATA "text.npy", false, &t), WF_UNSUPPORTED, "dtype '<U2'");
	WF_TREES(c);
	expect_ok(read_npy(DATA "complex.npy", false, &c));
	assert_int_equal(wf_tree_dtype(c), WF_C64);
	expect_error(read_npy(DATA "record.npy", false, &t), WF_UNSUPPORTED, "record array");
	expect_error(read_npy(DATA "rank17.npy", false, &t), WF_UNSUPPORTED, "more than 16 dimensions");
	expect_error(wf_npz_read(DATA "v1.npy", &t), WF_DATA_LOSS, "no whole .npz (zip) file");
	expect_error(wf_npz_read(DATA "none.npz", &t), WF_NOT_FOUND, "none.npz");
	assert_int_equal(wf_tree_dtype(t), WF_U16); /* a failed read leaves the slot as it was */
}

static void npy_headers(void **state)
{
	(void)state;
	static const struct {
		const char *header;
		wf_code code;
		const char *part;
	} cases[] = {
		{ "{'descr': '<f4', 'fortran_order': False, 'shape': (2,), }\n", WF_OK, "" },
		{ "{\"shape\":(2L,),\"fortran_order\":True,\"descr\":\"<f4\"}", WF_OK, "" },
		{ "{'descr': '<f4', 'fortran_order': False, 'shape': (1, 2)}", WF_OK, "" },
		{ "{'descr': '<f4', 'fortran_order': False, 'shape': (2)}", WF_DATA_LOSS, "header is damaged" },
		{ "{'descr': '<f4', 'fortran_order': False, 'shape': (-2,)}", WF_DATA_LOSS, "header is damaged" },
		{ "{'descr': '<f4', 'fortran_order': False, 'shape': 2}", WF_DATA_LOSS, "header is damaged" },
		{ "{'descr': '<f4', 'fortran_order': False, 'shape': (2,)", WF_DATA_LOSS, "header is damaged" },
		{ "{'descr': '<f4', 'fortran_order': False}", WF_DATA_LOSS, "header is damaged" },
		{ "{'descr': '<f4', 'descr': '<f4', 'fortran_order': False, 'shape': (2,)}", WF_DATA_LOSS, "header is damaged" },
		{ "{'descr': '<f4', 'fortran_order': False, 'shape': (2,), 'x': 1}", WF_DATA_LOSS, "header is damaged" },
		{ "{'descr': '<f4', 'fortran_order': None, 'shape': (2,)}", WF_DATA_LOSS, "header is damaged" },
		{ "{'descr': '<f4', 'fortran_order': False, 'shape': (2,)} x", WF_DATA_LOSS, "header is damaged" },
		{ "{'descr': '<f4', 'fortran_order': False, 'shape': (3,)}", WF_DATA_LOSS, "needs more" },
		{ "{'descr': '<f4', 'fortran_order': False, 'shape': (1,)}", WF_DATA_LOSS, "needs fewer" },
		{ "{'descr': '<f4', 'fortran_order': False, 'shape': (4611686018427387904, 4)}", WF_DATA_LOSS, "needs more" },
		{ "{'descr': '<f4', 'fortran_order': False, 'shape': (4611686018427387904, 4, 0)}", WF_DATA_LOSS, "" },
		{ "{'descr': '<f4', 'fortran_order': False, 'shape': (99999999999999999999999,)}", WF_DATA_LOSS, "" },
		{ "{'descr': '', 'fortran_order': False, 'shape': (2,)}", WF_DATA_LOSS, "header is damaged" },
		{ "{'descr': '<f16', 'fortran_order': False, 'shape': (2,)}", WF_UNSUPPORTED, "'<f16'" },
		{ "", WF_DATA_LOSS, "header is damaged" },
	};
	for (size_t i = 0; i < WFI_COUNT(cases); i++) {
		WF_TREES(t);
		wfi_str file = { 0 };
		size_t n = strlen(cases[i].header);
		const char length[] = { 1, 0, (char)(unsigned char)n, (char)(unsigned char)(n >> 8) };
		const float data[2] = { 1, 2 };
		wfi_str_put(&file, "\x93NUMPY", 6);
		wfi_str_put(&file, length, 4);
		wfi_str_put(&file, cases[i].header, n);
		wfi_str_put(&file, (const char *)data, sizeof data);
		wf_error *err = wfi_npy_parse("f", (const unsigned char *)file.s, file.n, false, &t);
		wfi_str_free(&file);
		if (cases[i].code == WF_OK)
			expect_ok(err);
		else
			expect_error(err, cases[i].code, cases[i].part);
	}
}

static void real_safetensors(void **state)
{
	(void)state;
	WF_TREES(t);
	expect_ok(wf_safetensors_read(DATA "arrays.safetensors", &t));
	expect_all(t);
	expect_ok(wf_safetensors_read(DATA "bf16.safetensors", &t));
	char *text = wf_tree_text(t, true);
	assert_string_equal(text, "{a: {b: bf16[3] = 1, -2.25, nan}}");
	free(text);
	expect_ok(wf_safetensors_read(DATA "empty.safetensors", &t));
	text = wf_tree_text(t, true);
	assert_string_equal(text, "{}");
	free(text);
	expect_ok(wf_safetensors_read(DATA "f8.safetensors", &t));
	assert_int_equal(wf_tree_dtype(wf_tree_get(t, "x")), WF_F8E4M3FN);
	expect_error(wf_safetensors_read(DATA "none", &t), WF_NOT_FOUND, "none");
	expect_error(wf_safetensors_read(DATA "v1.npy", &t), WF_DATA_LOSS, "no safetensors file");
}

static wf_error *parse_header(const char *header, size_t data)
{
	wfi_str file = { 0 };
	size_t n = strlen(header);
	const char length[8] = { (char)(unsigned char)n, (char)(unsigned char)(n >> 8) };
	wfi_str_put(&file, length, 8);
	wfi_str_put(&file, header, n);
	for (size_t i = 0; i < data; i++)
		wfi_str_put(&file, "d", 1);
	wfi_st f;
	wf_error *err = wfi_st_parse("f", file.s, file.n, &f);
	if (!err)
		wfi_st_free(&f);
	wfi_str_free(&file);
	return err;
}

static void bad_safetensors(void **state)
{
	(void)state;
#define T(shape, begin, end) "{\"dtype\":\"F32\",\"shape\":" shape ",\"data_offsets\":[" begin "," end "]}"
	expect_ok(parse_header("{\"a\":" T("[2]", "0", "8") ",\"b\":" T("[]", "8", "12") ",\"c\":" T("[0]", "8", "8") "}", 12));
	expect_error(parse_header("{\"a\":" T("[2]", "0", "8") ",\"b\":" T("[]", "4", "8") "}", 8), WF_DATA_LOSS,
		     "\"b\" begins at byte 4 of the data, within");
	expect_error(parse_header("{\"a\":" T("[2]", "0", "8") ",\"b\":" T("[]", "12", "16") "}", 16), WF_DATA_LOSS,
		     "after bytes that belong to no array");
	expect_error(parse_header("{\"a\":" T("[2]", "4", "12") "}", 12), WF_DATA_LOSS, "after bytes that belong to no array");
	expect_error(parse_header("{\"a\":" T("[2]", "0", "8") "}", 9), WF_DATA_LOSS, "1 bytes after the last array");
	expect_error(parse_header("{\"a\":" T("[2]", "0", "8") "}", 7), WF_DATA_LOSS, "only 7 are there");
	expect_error(parse_header("{\"a\":" T("[2]", "0", "9") "}", 9), WF_DATA_LOSS, "do not need the 9 bytes");
	expect_error(parse_header("{\"a\":" T("[2]", "8", "0") "}", 8), WF_DATA_LOSS, "no [begin, end]");
	expect_error(parse_header("{\"a\":" T("[2]", "-1", "7") "}", 8), WF_DATA_LOSS, "no [begin, end]");
	expect_error(parse_header("{\"a\":" T("[2]", "0.5", "8.5") "}", 8), WF_DATA_LOSS, "no [begin, end]");
	expect_error(parse_header("{\"a\":" T("[2]", "0", "1e300") "}", 8), WF_DATA_LOSS, "no [begin, end]");
	expect_error(parse_header("{\"a\":" T("[4611686018427387904,4]", "0", "8") "}", 8), WF_DATA_LOSS, "no whole number");
	expect_error(parse_header("{\"a\":" T("[4503599627370496,4503599627370496]", "0", "8") "}", 8), WF_DATA_LOSS,
		     "do not need");
	expect_error(parse_header("{\"a\":" T("[-2]", "0", "8") "}", 8), WF_DATA_LOSS, "no whole number");
	expect_error(parse_header("{\"a\":" T("2", "0", "8") "}", 8), WF_DATA_LOSS, "is no list");
	expect_error(parse_header("{\"a\":" T("[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,2]", "0", "8") "}", 8), WF_UNSUPPORTED,
		     "17 dimensions");
	expect_error(parse_header("{\"a\":" T("[2]", "0", "8") ",\"a\":" T("[]", "8", "12") "}", 12), WF_DATA_LOSS,
		     "two entries \"a\"");
	expect_error(parse_header("{\"a\":1}", 0), WF_DATA_LOSS, "is no object");
	expect_error(parse_header("{\"a\":{\"shape\":[],\"data_offsets\":[0,4]}}", 4), WF_DATA_LOSS, "no dtype");
	expect_error(parse_header("{\"a\":{\"dtype\":\"F32\",\"shape\":[]}}", 0), WF_DATA_LOSS, "no [begin, end]");
	expect_error(parse_header("{\"a\\u0000b\":" T("[]", "0", "4") "}", 4), WF_DATA_LOSS, "zero character");
	expect_error(parse_header("{\"\xff\":" T("[]", "0", "4") "}", 4), WF_DATA_LOSS, "no UTF-8");
	expect_error(parse_header("{\"__metadata__\":{\"a\":1}}", 0), WF_DATA_LOSS, "__metadata__");
	expect_error(parse_header("{\"__metadata__\":[]}", 0), WF_DATA_LOSS, "__metadata__");
	expect_error(parse_header("[]", 0), WF_DATA_LOSS, "no JSON object");
	expect_error(parse_header("{} x", 0), WF_DATA_LOSS, "no JSON");
	expect_error(parse_header("{", 0), WF_DATA_LOSS, "no JSON");
	wfi_st f;
	expect_error(wfi_st_parse("f", "\xff\xff\xff\xff\xff\xff\xff\xff{}", 10, &f), WF_DATA_LOSS, "header's length");
	expect_error(wfi_st_parse("f", "\2\0\0\0\0\0\0", 7, &f), WF_DATA_LOSS, "too few");
	expect_error(wfi_st_parse("f", "\3\0\0\0\0\0\0\0{\0}", 11, &f), WF_DATA_LOSS, "zero byte");
}

/* names that cannot become a tree */
static void names(void **state)
{
	(void)state;
	WF_TREES(x, t);
	expect_ok(wf_scalar(WF_F32, 1, &x));
	wf_tree *const leaf[] = { x, x, x };
	expect_ok(wfi_tree_from_paths("f", 3, (const char *const[]){ "a-b", "a.c", "a.b.d" }, leaf, &t));
	char *text = wf_tree_text(t, false);
	assert_string_equal(text, "{a: {b: {d: f32[]}, c: f32[]}, a-b: f32[]}");
	free(text);
	expect_error(wfi_tree_from_paths("f", 2, (const char *const[]){ "a.b", "a" }, leaf, &t), WF_INVALID_ARGUMENT,
		     "\"a\" is an array, and also a part of \"a.b\"");
	expect_error(wfi_tree_from_paths("f", 3, (const char *const[]){ "a", "a-b", "a.b" }, leaf, &t), WF_INVALID_ARGUMENT,
		     "also a part of");
	expect_error(wfi_tree_from_paths("f", 2, (const char *const[]){ "a.b", "a.b" }, leaf, &t), WF_INVALID_ARGUMENT,
		     "two arrays \"a.b\"");
	expect_error(wfi_tree_from_paths("f", 1, (const char *const[]){ "a..b" }, leaf, &t), WF_INVALID_ARGUMENT, "empty part");
	expect_error(wfi_tree_from_paths("f", 1, (const char *const[]){ "a." }, leaf, &t), WF_INVALID_ARGUMENT, "empty part");
	expect_error(wfi_tree_from_paths("f", 1, (const char *const[]){ "" }, leaf, &t), WF_INVALID_ARGUMENT, "empty part");
	char deep[400];
	for (size_t i = 0; i < sizeof deep; i++)
		deep[i] = i % 2 ? '.' : 'a';
	deep[sizeof deep - 1] = 0;
	expect_error(wfi_tree_from_paths("f", 1, (const char *const[]){ deep }, leaf, &t), WF_INVALID_ARGUMENT,
		     "more than 100 parts");
	assert_true(wfi_is_utf8("aä€😀"));
	assert_false(wfi_is_utf8("\xc0\x80"));
	assert_false(wfi_is_utf8("\xed\xa0\x80"));
	assert_false(wfi_is_utf8("\xf4\x90\x80\x80"));
	assert_false(wfi_is_utf8("\xe2\x82"));
	assert_false(wfi_is_utf8("\x80"));
}

/* ---- our own files ---- */

/* what could not be read back is not written */
static void as_deep_as_readers_go(void **state)
{
	(void)state;
	WF_TREES(t, u);
	expect_ok(wf_scalar(WF_F32, 7, &t));
	for (int parts = 1; parts <= 101; parts++) {
		expect_ok(wf_tree_dict(1, (const char *const[]){ "a" }, (const wf_tree *const[]){ t }, &u));
		wf_put(&t, wf_take(&u));
		if (parts == 100) {
			expect_ok(wf_npz_write(scratch_path("deep.npz"), t));
			expect_ok(wf_npz_read(scratch_path("deep.npz"), &u));
			assert_ptr_equal(u->def, t->def);
			expect_ok(wf_safetensors_write(scratch_path("deep.safetensors"), t));
			expect_ok(wf_safetensors_read(scratch_path("deep.safetensors"), &u));
			assert_ptr_equal(u->def, t->def);
			wf_release(&u);
		}
	}
	expect_error(wf_npz_write(scratch_path("deeper.npz"), t), WF_INVALID_ARGUMENT, "more than 100 parts");
	expect_error(wf_safetensors_write(scratch_path("deeper.safetensors"), t), WF_INVALID_ARGUMENT, "more than 100 parts");
	expect_error(wf_npz_read(scratch_path("deeper.npz"), &u), WF_NOT_FOUND, "deeper.npz");
}

static void read_back(wf_error *(*read)(const char *, wf_tree **), const char *path, const wf_tree *t)
{
	WF_TREES(u);
	expect_ok(read(path, &u));
	assert_int_equal(wf_tree_count(u), wf_tree_count(t));
	for (size_t i = 0; i < wf_tree_count(t); i++) {
		char p[64], q[64];
		const wf_tree *a = wf_tree_leaf(t, i, p, sizeof p), *b = wf_tree_leaf(u, i, q, sizeof q);
		assert_string_equal(p, q);
		assert_true(wfi_type_equal(&a->array->type, &b->array->type));
		assert_memory_equal(a->array->shards[0]->data, b->array->shards[0]->data, wfi_type_bytes(&a->array->type));
	}
}

static void round_trips(void **state)
{
	(void)state;
	WF_TREES(t, bf, both, list, empty, name);
	expect_ok(wf_safetensors_read(DATA "arrays.safetensors", &t));
	expect_ok(wf_npz_write(scratch_path("a.npz"), t));
	read_back(wf_npz_read, scratch_path("a.npz"), t);
	expect_ok(wfi_npz_write(scratch_path("b.npz"), t, true));
	read_back(wf_npz_read, scratch_path("b.npz"), t);
	expect_ok(wf_safetensors_read(DATA "bf16.safetensors", &bf));
	expect_ok(wf_tree_dict(2, (const char *const[]){ "quote\"\\\n", "ä" }, (const wf_tree *const[]){ t, bf }, &both));
	expect_ok(wf_safetensors_write(scratch_path("c.safetensors"), both));
	read_back(wf_safetensors_read, scratch_path("c.safetensors"), both);
	expect_error(wf_npz_write(scratch_path("d.npz"), both), WF_UNSUPPORTED, "have no bf16");
	assert_int_equal(access(scratch_path("d.npz"), F_OK), -1);
	/* sequences become dicts of numbers, one array the name x */
	expect_ok(
		wf_tree_sequence('l', 2, (const wf_tree *const[]){ wf_tree_get(t, "f32.of"), wf_tree_get(t, "i8.zero") }, &list));
	expect_ok(wf_npz_write(scratch_path("l.npz"), list));
	read_back(wf_npz_read, scratch_path("l.npz"), list);
	expect_ok(wf_safetensors_write(scratch_path("l.safetensors"), list));
	read_back(wf_safetensors_read, scratch_path("l.safetensors"), list);
	expect_ok(wf_npz_write(scratch_path("x.npz"), wf_tree_get(t, "f32.of")));
	expect_ok(wf_npz_read(scratch_path("x.npz"), &list));
	expect_six(wf_tree_get(list, "x"), WF_F32);
	expect_ok(wf_safetensors_write(scratch_path("x.safetensors"), wf_tree_get(t, "f32.of")));
	expect_ok(wf_safetensors_read(scratch_path("x.safetensors"), &list));
	expect_six(wf_tree_get(list, "x"), WF_F32);
	expect_ok(wf_tree_dict(0, NULL, NULL, &empty));
	expect_ok(wf_npz_write(scratch_path("e.npz"), empty));
	read_back(wf_npz_read, scratch_path("e.npz"), empty);
	expect_ok(wf_tree_dict(1, (const char *const[]){ "\xff" }, (const wf_tree *const[]){ bf }, &name));
	expect_error(wf_safetensors_write(scratch_path("n.safetensors"), name), WF_INVALID_ARGUMENT, "cannot be a name");
	expect_error(wf_safetensors_write(scratch_path("n.safetensors"), NULL), WF_INVALID_ARGUMENT, "NULL");
	expect_error(wf_safetensors_write(scratch_path("no/n.safetensors"), t), WF_IO, "cannot write");
	expect_error(wf_npz_write(scratch_path("no/n.npz"), t), WF_IO, "cannot write");
}

/* ---- damage: cut off at every byte, and every byte altered: an error or the same content, never a crash ---- */

typedef wf_error *parser(const char *bytes, size_t size, wf_tree **out);

static wf_error *parse_npz(const char *bytes, size_t size, wf_tree **out)
{
	return wfi_npz_parse("f", bytes, size, false, out);
}

static wf_error *parse_npy(const char *bytes, size_t size, wf_tree **out)
{
	return wfi_npy_parse("f", (const unsigned char *)bytes, size, false, out);
}

static wf_error *parse_safetensors(const char *bytes, size_t size, wf_tree **out)
{
	(void)out;
	wfi_st f;
	wf_error *err = wfi_st_parse("f", bytes, size, &f);
	if (!err)
		wfi_st_free(&f);
	return err;
}

/* a copy of just this size, so that the sanitizer sees one byte too far */
static wf_error *parse_copy(parser *parse, const char *bytes, size_t size, wf_tree **out)
{
	char *copy = malloc(size ? size : 1);
	assert_non_null(copy);
	memcpy(copy, bytes, size);
	wf_error *err = parse(copy, size, out);
	free(copy);
	return err;
}

static void damage(parser *parse, const char *path, bool checksummed)
{
	WF_TREES(good, t);
	char *bytes;
	size_t size;
	expect_ok(wfi_read_file(path, SIZE_MAX, &bytes, &size));
	expect_ok(parse(bytes, size, &good));
	char *wanted = wf_tree_text(good, true);
	for (size_t n = 0; n < size; n++) {
		wf_error *err = parse_copy(parse, bytes, n, &t);
		assert_non_null(err);
		wf_error_free(err);
	}
	for (size_t i = 0; i < size; i++) {
		static const unsigned char flips[] = { 1, 0x80, 0xff };
		for (size_t k = 0; k < WFI_COUNT(flips); k++) {
			bytes[i] = (char)(bytes[i] ^ flips[k]);
			wf_error *err = parse_copy(parse, bytes, size, &t);
			if (!err && checksummed) {
				char *text = wf_tree_text(t, true);
				assert_string_equal(text, wanted);
				free(text);
			}
			wf_error_free(err);
			bytes[i] = (char)(bytes[i] ^ flips[k]);
		}
	}
	free(wanted);
	wfi_free(bytes);
}

static void damaged_files(void **state)
{
	(void)state;
	damage(parse_npz, DATA "deflated.npz", true);
	damage(parse_npz, DATA "streamed.npz", true);
	damage(parse_npz, DATA "zip64.npz", true);
	damage(parse_npy, DATA "v1.npy", false);
	damage(parse_npy, DATA "v3.npy", false);
	damage(parse_npy, DATA "fortran.npy", false);
	damage(parse_safetensors, DATA "bf16.safetensors", false);
	damage(parse_safetensors, DATA "arrays.safetensors", false);
}

/* a pipe is written into and stays one (so do /dev/null and /dev/stdout); a link stays, what it leads to is replaced */
static void pipes_and_links(void **state)
{
	(void)state;
	WF_TREES(t, back);
	struct stat st;
	char bytes[8] = "";
	const char *pipe = scratch_path("pipe.npz"), *link = scratch_path("link.npz"), *real = scratch_write("real.npz", "old", 3);

	expect_ok(wf_scalar(WF_F32, 2.5, &t));
	assert_int_equal(mkfifo(pipe, 0600), 0);
	int fd = open(pipe, O_RDONLY | O_NONBLOCK);
	assert_true(fd >= 0);
	expect_ok(wf_npz_write(pipe, t));
	assert_int_equal(read(fd, bytes, 4), 4);
	close(fd);
	assert_memory_equal(bytes, "PK\3\4", 4);
	assert_int_equal(lstat(pipe, &st), 0);
	assert_true(S_ISFIFO(st.st_mode));
	assert_int_equal(symlink(real, link), 0);
	expect_ok(wf_npz_write(link, t));
	assert_int_equal(lstat(link, &st), 0);
	assert_true(S_ISLNK(st.st_mode));
	expect_ok(wf_npz_read(real, &back));
	assert_true(wf_item(wf_tree_get(back, "x")) == 2.5);
}

int main(void)
{
#define TEST(f) cmocka_unit_test_setup_teardown(f, scratch_setup, scratch_teardown)
	const struct CMUnitTest tests[] = {
		TEST(as_deep_as_readers_go), TEST(numpy_npz),       TEST(numpy_npy), TEST(npy_headers), TEST(real_safetensors),
		TEST(bad_safetensors), TEST(names),     TEST(round_trips), TEST(damaged_files),
		TEST(pipes_and_links),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
