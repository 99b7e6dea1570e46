/* dlpack_test.c: tensors made by hand, as another library would, in and out: every field that decides, and deleters called once, whatever happens. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <weft.h>
#include <weft/dlpack.h>
#include <cmocka.h>

/* ---- a library that counts how often its tensors are given back ---- */
typedef struct owned {
	DLManagedTensor plain;
	DLManagedTensorVersioned versioned;
	int64_t shape[4], strides[4];
	int ended;
} owned;

static void end_plain(DLManagedTensor *t) { ((owned *)t->manager_ctx)->ended++; }
static void end_versioned(DLManagedTensorVersioned *t) { ((owned *)t->manager_ctx)->ended++; }

static void fill(owned *o, void *data, int code, int bits, int rank, const int64_t *shape, const int64_t *strides)
{
	DLTensor d = { .data = data, .device = { WF_DL_CPU, 0 }, .ndim = rank, .dtype = { (uint8_t)code, (uint8_t)bits, 1 } };

	memset(o, 0, sizeof *o);
	for (int i = 0; i < rank; i++) {
		o->shape[i] = shape[i];
		o->strides[i] = strides ? strides[i] : 0;
	}
	d.shape = rank ? o->shape : NULL;
	d.strides = strides ? o->strides : NULL;
	o->plain = (DLManagedTensor){ .dl_tensor = d, .manager_ctx = o, .deleter = end_plain };
	o->versioned = (DLManagedTensorVersioned){ .version = { 1, 0 }, .manager_ctx = o, .deleter = end_versioned, .dl_tensor = d };
}

#define SHAPE(...) ((const int64_t[]){ __VA_ARGS__ })

static void values(const wf_tree *t, const float *want, size_t n)
{
	float got[32];

	wf_must(wf_tree_read(t, got, n * sizeof *got));
	assert_memory_equal(got, want, n * sizeof *got);
}

static void dense_ones_are_shared(void **state)
{
	static float data[6] = { 1, 2, 3, 4, 5, 6 };
	const float two_to_five[4] = { 2, 3, 4, 5 };
	WF_TREES(t, u);
	owned o;

	(void)state;
	fill(&o, data, WF_DL_FLOAT, 32, 2, SHAPE(2, 3), NULL);
	wf_must(wf_from_dlpack(&o.plain, &t));
	assert_ptr_equal(wf_tree_data(t), data);
	values(t, data, 6);
	u = wf_tree_retain(t);
	wf_release(&t);
	assert_int_equal(o.ended, 0);
	wf_release(&u);
	assert_int_equal(o.ended, 1);
	/* strides that say the same; of a dimension of size 1 they do not count */
	fill(&o, data, WF_DL_FLOAT, 32, 3, SHAPE(2, 1, 3), SHAPE(3, 77, 1));
	wf_must(wf_from_dlpack_versioned(&o.versioned, &t));
	assert_ptr_equal(wf_tree_data(t), data);
	wf_release(&t);
	assert_int_equal(o.ended, 1);
	/* from an offset, in bytes */
	fill(&o, data, WF_DL_FLOAT, 32, 1, SHAPE(4), NULL);
	o.versioned.dl_tensor.byte_offset = 4;
	o.versioned.flags = WF_DL_READ_ONLY;
	wf_must(wf_from_dlpack_versioned(&o.versioned, &t));
	assert_ptr_equal(wf_tree_data(t), data + 1);
	values(t, two_to_five, 4);
	wf_release(&t);
	assert_int_equal(o.ended, 1);
}

static void others_are_copied_and_given_back(void **state)
{
	static float data[6] = { 1, 2, 3, 4, 5, 6 };
	static const uint8_t bools[3] = { 0, 2, 1 }, true_is_one[3] = { 0, 1, 1 };
	static uint8_t bytes[16];
	const float transposed[6] = { 1, 4, 2, 5, 3, 6 }, backwards[3] = { 6, 5, 4 }, same[4] = { 3, 3, 3, 3 }, two[2] = { 2, 4 };
	uint8_t got[3];
	WF_TREES(t);
	owned o;

	(void)state;
#define COPIED() (wf_must(wf_from_dlpack(&o.plain, &t)), assert_int_equal(o.ended, 1))
	fill(&o, data, WF_DL_FLOAT, 32, 2, SHAPE(3, 2), SHAPE(1, 3));
	COPIED();
	values(t, transposed, 6);
	fill(&o, data + 5, WF_DL_FLOAT, 32, 1, SHAPE(3), SHAPE(-1));
	COPIED();
	values(t, backwards, 3);
	fill(&o, data + 2, WF_DL_FLOAT, 32, 2, SHAPE(2, 2), SHAPE(0, 0));
	COPIED();
	values(t, same, 4);
	memcpy(bytes + 1, two, sizeof two); /* not at a multiple of 4 */
	fill(&o, bytes + 1, WF_DL_FLOAT, 32, 1, SHAPE(2), NULL);
	COPIED();
	values(t, two, 2);
	fill(&o, (void *)(uintptr_t)bools, WF_DL_BOOL, 8, 1, SHAPE(3), NULL);
	COPIED();
	wf_must(wf_tree_read(t, got, 3));
	assert_memory_equal(got, true_is_one, 3);
	/* nothing in it */
	fill(&o, NULL, WF_DL_FLOAT, 32, 2, SHAPE(0, 3), SHAPE(9, 9));
	COPIED();
	assert_int_equal(wf_tree_dim(t, 0), 0);
	/* no dimensions, no deleter */
	fill(&o, data + 1, WF_DL_FLOAT, 32, 0, NULL, NULL);
	o.plain.deleter = NULL;
	wf_must(wf_from_dlpack(&o.plain, &t));
	assert_true(wf_item(t) == 2);
}

/* elements of less than a byte: packed from the low bits on, or a byte each. By hand. */
static void narrow_elements(void **state)
{
	static uint8_t nibbles[2] = { 0xf1, 0x07 }, padded[2] = { 0xff, 0x0e }, sixes[3] = { 0x41, 0x30, 0xfc };
	const int8_t want[3] = { 1, -1, 7 }, want_padded[2] = { -1, -2 };
	const uint8_t want_sixes[4] = { 1, 1, 3, 63 };
	uint8_t got[4];
	WF_TREES(t);
	owned o;

	(void)state;
	fill(&o, nibbles, WF_DL_INT, 4, 1, SHAPE(3), NULL);
	wf_must(wf_from_dlpack(&o.plain, &t));
	assert_int_equal(wf_tree_dtype(t), WF_I4);
	wf_must(wf_tree_read(t, got, 3));
	assert_memory_equal(got, want, 3);
	fill(&o, padded, WF_DL_INT, 4, 1, SHAPE(2), NULL);
	o.versioned.flags = WF_DL_SUBBYTE_PADDED;
	wf_must(wf_from_dlpack_versioned(&o.versioned, &t));
	wf_must(wf_tree_read(t, got, 2));
	assert_memory_equal(got, want_padded, 2);
	fill(&o, sixes, WF_DL_F6E2M3FN, 6, 1, SHAPE(4), NULL); /* 000001 000001 000011 111111 */
	wf_must(wf_from_dlpack_versioned(&o.versioned, &t));
	wf_must(wf_tree_read(t, got, 4));
	assert_memory_equal(got, want_sixes, 4);
	assert_int_equal(o.ended, 1);
}

static void refused(owned *o, const char *text)
{
	WF_TREES(t);
	wf_error *err = wf_from_dlpack_versioned(&o->versioned, &t);

	assert_non_null(err);
	if (!strstr(wf_error_text(err), text))
		fail_msg("«%s» does not say «%s»", wf_error_text(err), text);
	wf_error_free(err);
	assert_null(t);
	assert_int_equal(o->ended, 1);
	/* the older form the same, but for what it does not have */
	err = wf_from_dlpack(&o->plain, &t);
	if (err)
		assert_int_equal(o->ended, 2);
	wf_error_free(err);
}

static void what_cannot_be_taken(void **state)
{
	static float data[4];
	owned o;

	(void)state;
#define BAD(field, value, text) \
	fill(&o, data, WF_DL_FLOAT, 32, 1, SHAPE(4), NULL); \
	o.plain.dl_tensor.field = o.versioned.dl_tensor.field = value; \
	refused(&o, text)
	BAD(device.device_type, 2, "device of type 2; copy it to the CPU");
	BAD(device.device_type, 0, "device of type 0");
	BAD(dtype.lanes, 4, "4 lanes");
	BAD(dtype.lanes, 0, "0 lanes");
	BAD(dtype.bits, 80, "code 2 and 80 bits");
	BAD(dtype.code, 3, "code 3 and 32 bits");
	BAD(ndim, -1, "-1 dimensions");
	BAD(ndim, 17, "17 dimensions");
	BAD(shape, NULL, "list of dimensions is NULL");
	BAD(shape[0], -4, "dimension 0 is -4");
	BAD(shape[0], INT64_MAX / 2, "too large");
	BAD(data, NULL, "no data");
	fill(&o, data, WF_DL_FLOAT, 32, 1, SHAPE(4), NULL);
	o.versioned.version.major = 2;
	refused(&o, "DLPack 2.0");
	fill(&o, data, WF_DL_INT, 4, 1, SHAPE(4), SHAPE(2));
	refused(&o, "4 bits, packed, with strides");
	wf_error *err = wf_from_dlpack(NULL, NULL);
	assert_non_null(err);
	wf_error_free(err);
	fill(&o, data, WF_DL_FLOAT, 32, 1, SHAPE(4), NULL);
	err = wf_from_dlpack(&o.plain, NULL);
	assert_non_null(err);
	assert_int_equal(o.ended, 1);
	wf_error_free(err);
}

static void every_type_goes_out_and_comes_back(void **state)
{
	uint8_t bytes[48] = { 1, 0, 1, 0, 1 }, got[48];
	WF_TREES(t, u);

	(void)state;
	for (wf_dtype d = WF_BOOL; d < WF_TOKEN; d++) {
		DLManagedTensorVersioned *v = NULL;
		DLManagedTensor *p = NULL;
		size_t n = 3 * wf_dtype_size(d);

		wf_must(wf_array(d, 1, SHAPE(3), bytes, &t));
		wf_must(wf_to_dlpack_versioned(t, false, &v));
		assert_int_equal(v->version.major, 1);
		assert_int_equal(v->dl_tensor.device.device_type, WF_DL_CPU);
		assert_int_equal(v->dl_tensor.strides[0], 1);
		assert_ptr_equal(v->dl_tensor.data, wf_tree_data(t));
		bool narrow = v->flags & WF_DL_SUBBYTE_PADDED;
		assert_int_equal(v->flags & ~(uint64_t)WF_DL_SUBBYTE_PADDED, WF_DL_READ_ONLY);
		wf_must(wf_from_dlpack_versioned(v, &u));
		assert_int_equal(wf_tree_dtype(u), d);
		assert_int_equal(wf_tree_data(u) == wf_tree_data(t), !narrow);
		wf_must(wf_tree_read(u, got, n));
		assert_memory_equal(got, bytes, n);
		wf_error *err = wf_to_dlpack(t, &p);
		assert_int_equal(err != NULL, narrow);
		wf_error_free(err);
		if (p)
			p->deleter(p);
	}
}

static void exports_outlive_their_arrays(void **state)
{
	const float v[4] = { 1, 2, 3, 4 };
	DLManagedTensorVersioned *shared = NULL, *copy = NULL;
	DLManagedTensor *p = NULL;
	WF_TREES(t, d);

	(void)state;
	wf_must(wf_array(WF_F32, 2, SHAPE(2, 2), v, &t));
	wf_must(wf_to_dlpack(t, &p));
	wf_must(wf_to_dlpack_versioned(t, false, &shared));
	wf_must(wf_to_dlpack_versioned(t, true, &copy));
	assert_int_equal(copy->flags, WF_DL_IS_COPIED);
	assert_ptr_not_equal(copy->dl_tensor.data, shared->dl_tensor.data);
	((float *)copy->dl_tensor.data)[0] = 9; /* it is the caller's */
	assert_true(((const float *)wf_tree_data(t))[0] == 1);
	wf_must(wf_tree_dict(1, (const char *const[]){ "a" }, (const wf_tree *const[]){ t }, &d));
	wf_release(&t);
	wf_release(&d);
	assert_memory_equal(p->dl_tensor.data, v, sizeof v);
	assert_memory_equal(shared->dl_tensor.data, v, sizeof v);
	assert_true(p->dl_tensor.strides[0] == 2 && p->dl_tensor.strides[1] == 1 && p->dl_tensor.shape[0] == 2);
	p->deleter(p);
	shared->deleter(shared);
	copy->deleter(copy);
}

static void what_cannot_be_given(void **state)
{
	DLManagedTensorVersioned *v = NULL;
	WF_TREES(t, d);
	wf_error *err;

	(void)state;
	wf_must(wf_scalar(WF_F32, 1, &t));
	wf_must(wf_tree_dict(1, (const char *const[]){ "a" }, (const wf_tree *const[]){ t }, &d));
	assert_non_null(err = wf_to_dlpack_versioned(d, false, &v));
	wf_error_free(err);
	assert_non_null(err = wf_to_dlpack_versioned(NULL, false, &v));
	wf_error_free(err);
	assert_non_null(err = wf_to_dlpack_versioned(t, false, NULL));
	wf_error_free(err);
	assert_null(v);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(dense_ones_are_shared),
		cmocka_unit_test(others_are_copied_and_given_back),
		cmocka_unit_test(narrow_elements),
		cmocka_unit_test(what_cannot_be_taken),
		cmocka_unit_test(every_type_goes_out_and_comes_back),
		cmocka_unit_test(exports_outlive_their_arrays),
		cmocka_unit_test(what_cannot_be_given),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
