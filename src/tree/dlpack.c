/* dlpack.c: other libraries' tensors as arrays and arrays as their tensors. https://dmlc.github.io/dlpack/latest/c_api.html is where the rules are from. */
#include <weft/dlpack.h>
#include "tree/tree.h"

/* ---- element types ---- */
static const struct { uint8_t code, bits; wf_dtype dtype; } types[] = {
	{ WF_DL_INT, 2, WF_I2 }, { WF_DL_INT, 4, WF_I4 }, { WF_DL_INT, 8, WF_I8 }, { WF_DL_INT, 16, WF_I16 }, { WF_DL_INT, 32, WF_I32 },
	{ WF_DL_INT, 64, WF_I64 }, { WF_DL_UINT, 2, WF_U2 }, { WF_DL_UINT, 4, WF_U4 }, { WF_DL_UINT, 8, WF_U8 }, { WF_DL_UINT, 16, WF_U16 },
	{ WF_DL_UINT, 32, WF_U32 }, { WF_DL_UINT, 64, WF_U64 }, { WF_DL_FLOAT, 16, WF_F16 }, { WF_DL_FLOAT, 32, WF_F32 },
	{ WF_DL_FLOAT, 64, WF_F64 }, { WF_DL_BFLOAT, 16, WF_BF16 }, { WF_DL_COMPLEX, 64, WF_C64 }, { WF_DL_COMPLEX, 128, WF_C128 },
	{ WF_DL_BOOL, 8, WF_BOOL }, { WF_DL_F8E3M4, 8, WF_F8E3M4 }, { WF_DL_F8E4M3, 8, WF_F8E4M3 }, { WF_DL_F8E4M3B11FNUZ, 8, WF_F8E4M3B11FNUZ },
	{ WF_DL_F8E4M3FN, 8, WF_F8E4M3FN }, { WF_DL_F8E4M3FNUZ, 8, WF_F8E4M3FNUZ }, { WF_DL_F8E5M2, 8, WF_F8E5M2 },
	{ WF_DL_F8E5M2FNUZ, 8, WF_F8E5M2FNUZ }, { WF_DL_F8E8M0FNU, 8, WF_F8E8M0FNU }, { WF_DL_F6E2M3FN, 6, WF_F6E2M3FN },
	{ WF_DL_F6E3M2FN, 6, WF_F6E3M2FN }, { WF_DL_F4E2M1FN, 4, WF_F4E2M1FN },
};

static wf_dtype dtype_of(DLDataType d)
{
	for (size_t i = 0; i < WFI_COUNT(types); i++)
		if (types[i].code == d.code && types[i].bits == d.bits)
			return types[i].dtype;
	return WF_INVALID;
}

static bool type_of(wf_dtype dtype, DLDataType *d)
{
	for (size_t i = 0; i < WFI_COUNT(types); i++)
		if (types[i].dtype == dtype) {
			*d = (DLDataType){ .code = types[i].code, .bits = types[i].bits, .lanes = 1 };
			return true;
		}
	return false;
}

/* ---- in ---- */
typedef struct tensor {
	const char *what;
	const DLTensor *dl;
	bool padded;
	wf_deleter *deleter;
	void *user;
} tensor;

static wf_error *check(const tensor *t, wfi_type *type)
{
	const DLTensor *d = t->dl;
	wf_dtype dtype = dtype_of(d->dtype);
	int32_t at = (int32_t)d->device.device_type;

	if (at != WF_DL_CPU && at != WF_DL_CUDA_HOST && at != WF_DL_ROCM_HOST && at != WF_DL_CUDA_MANAGED)
		return wf_error_new(WF_UNSUPPORTED, "%s: the tensor is on a device of type %d; copy it to the CPU (type %d) first", t->what, (int)at, WF_DL_CPU);
	if (d->dtype.lanes != 1)
		return wf_error_new(WF_UNSUPPORTED, "%s: elements have %d lanes; 1 is possible", t->what, d->dtype.lanes);
	if (!dtype)
		return wf_error_new(WF_UNSUPPORTED, "%s: no element type has code %d and %d bits", t->what, d->dtype.code, d->dtype.bits);
	WF_TRY(wfi_array_type(t->what, dtype, d->ndim, d->shape, type));
	if (!d->data && wfi_type_count(type))
		return wf_error_new(WF_INVALID_ARGUMENT, "%s: the tensor has no data", t->what);
	return NULL;
}

static bool is_dense(const DLTensor *d, const wfi_type *t)
{
	int64_t dense[WF_MAX_RANK];

	if (!d->strides || !wfi_type_count(t))
		return true;
	wfi_type_strides(t, dense);
	for (int i = 0; i < t->rank; i++)
		if (t->dims[i] != 1 && d->strides[i] != dense[i])
			return false;
	return true;
}

/* row by row; strides in bytes, and of any sign */
static void copy_strided(const char *from, const wfi_type *t, const int64_t *strides, char *to)
{
	int64_t at[WF_MAX_RANK] = { 0 }, n = wfi_type_count(t);
	size_t size = wf_dtype_size(t->dtype);

	for (int64_t k = 0; k < n; k++, to += size) {
		memcpy(to, from, size);
		for (int i = t->rank - 1; i >= 0; i--) {
			from += strides[i] * (int64_t)size;
			if (++at[i] < t->dims[i])
				break;
			from -= at[i] * strides[i] * (int64_t)size;
			at[i] = 0;
		}
	}
}

/* A byte each, the number itself, as weft has them. Padded ones may have anything in the rest of the byte. */
static void take_narrow(const uint8_t *from, bool padded, wf_dtype d, int64_t n, uint8_t *to)
{
	int bits = wfi_dtype_bits(d);

	for (int64_t i = 0; i < n; i++) {
		int64_t bit = i * bits;
		unsigned x = padded ? from[i] : (unsigned)from[bit / 8] >> bit % 8;

		if (!padded && bit % 8 + bits > 8)
			x |= (unsigned)from[bit / 8 + 1] << (8 - bit % 8);
		x &= (1u << bits) - 1;
		if (wfi_is_mini(d))
			to[i] = (uint8_t)x;
		else
			wfi_store_i(d, to, i, (int64_t)x);
	}
}

static wf_error *copy_tensor(const tensor *t, const wfi_type *type, const char *data, wfi_array **out)
{
	bool narrow = wfi_dtype_bits(type->dtype) < 8 && type->dtype != WF_BOOL, dense = is_dense(t->dl, type);
	int64_t n = wfi_type_count(type), strides[WF_MAX_RANK];
	wfi_buffer *b = NULL;

	if (narrow && !t->padded && !dense)
		return wf_error_new(WF_UNSUPPORTED, "%s: elements of %d bits, packed, with strides; only dense ones can be read", t->what, wfi_dtype_bits(type->dtype));
	WF_TRY(wfi_buffer_new(wfi_type_bytes(type), NULL, &b));
	wfi_type_strides(type, strides);
	if (n && narrow && !t->padded)
		take_narrow((const uint8_t *)data, false, type->dtype, n, b->data);
	else if (n)
		copy_strided(data, type, t->dl->strides ? t->dl->strides : strides, b->data);
	if (n && narrow && t->padded)
		take_narrow(b->data, true, type->dtype, n, b->data);
	for (int64_t i = 0; type->dtype == WF_BOOL && i < n; i++)
		((uint8_t *)b->data)[i] = ((uint8_t *)b->data)[i] != 0;
	*out = wfi_array_new(type, WFI_SINGLE, 1, &b);
	return NULL;
}

static wf_error *take(const tensor *t, wf_tree **out)
{
	wfi_array *a = NULL;
	wfi_type type;
	wf_error *err = out ? check(t, &type) : wf_error_new(WF_INVALID_ARGUMENT, "%s: the place for the array is NULL", t->what);
	bool whole = !err && is_dense(t->dl, &type) && (wfi_dtype_bits(type.dtype) >= 8 || type.dtype == WF_BOOL);
	const char *data = t->dl->data ? (const char *)t->dl->data + t->dl->byte_offset : NULL;

	if (whole) {
		WF_TRY(wfi_array_wrapped(t->what, &type, data, t->deleter, t->user, &a));
	} else {
		if (!err)
			err = copy_tensor(t, &type, data, &a);
		t->deleter(NULL, t->user);
		if (err)
			return err;
	}
	wf_put(out, wfi_tree_leaf(a));
	return NULL;
}

static void end_managed(void *bytes, void *user)
{
	struct DLManagedTensor *t = user;

	(void)bytes;
	if (t->deleter)
		t->deleter(t);
}

static void end_versioned(void *bytes, void *user)
{
	struct DLManagedTensorVersioned *t = user;

	(void)bytes;
	if (t->deleter)
		t->deleter(t);
}

wf_error *wf_from_dlpack(struct DLManagedTensor *t, wf_tree **out)
{
	if (!t)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_from_dlpack: the tensor is NULL");
	return take(&(const tensor){ "wf_from_dlpack", &t->dl_tensor, false, end_managed, t }, out);
}

wf_error *wf_from_dlpack_versioned(struct DLManagedTensorVersioned *t, wf_tree **out)
{
	static const char what[] = "wf_from_dlpack_versioned";

	if (!t)
		return wf_error_new(WF_INVALID_ARGUMENT, "%s: the tensor is NULL", what);
	if (t->version.major != 1) { /* the deleter's place is all that is promised of other versions */
		wf_error *err = wf_error_new(WF_UNSUPPORTED, "%s: the tensor is of DLPack %u.%u; versions 1.x are possible", what, t->version.major, t->version.minor);

		end_versioned(NULL, t);
		return err;
	}
	return take(&(const tensor){ what, &t->dl_tensor, t->flags & WF_DL_SUBBYTE_PADDED, end_versioned, t }, out);
}

/* ---- out ---- */
typedef struct export {
	union { struct DLManagedTensor plain; struct DLManagedTensorVersioned versioned; } t;
	wfi_buffer *memory;
	int64_t shape[WF_MAX_RANK], strides[WF_MAX_RANK];
} export;

static void end_export(export *x)
{
	wfi_buffer_release(x->memory);
	wfi_free(x);
}

static void end_plain(struct DLManagedTensor *t)
{
	if (t)
		end_export(t->manager_ctx);
}

static void end_shared(struct DLManagedTensorVersioned *t)
{
	if (t)
		end_export(t->manager_ctx);
}

static wf_error *own_copy(const wfi_array *a, wfi_buffer **out)
{
	size_t n = wfi_type_bytes(&a->type);
	const void *bytes = NULL;
	void *scratch = NULL;

	WF_TRY(wfi_array_bytes(a, &bytes, &scratch));
	wf_error *err = wfi_buffer_new(n, NULL, out);
	if (!err && n)
		memcpy((*out)->data, bytes, n);
	wfi_free(scratch);
	return err;
}

static wf_error *export_leaf(const char *what, const wf_tree *leaf, bool copy, export **out, DLTensor *d, bool *shared)
{
	char buf[WFI_TYPE_TEXT];
	wfi_buffer *memory = NULL;

	if (!wf_tree_is_leaf(leaf))
		return wf_error_new(WF_INVALID_ARGUMENT, "%s: an array was expected, not a tree or NULL", what);
	const wfi_array *a = leaf->array;
	if (a->error)
		return wfi_array_error(a);
	if (!type_of(a->type.dtype, &d->dtype))
		return wf_error_new(WF_UNSUPPORTED, "%s: DLPack has no elements like those of %s", what, wfi_type_text(&a->type, buf));
	*shared = !copy && wf_tree_data(leaf) != NULL;
	if (*shared)
		memory = wfi_buffer_retain(a->shards[0]);
	else
		WF_TRY(own_copy(a, &memory));
	export *x = wfi_alloc(sizeof *x);
	x->memory = memory;
	memcpy(x->shape, a->type.dims, sizeof x->shape);
	wfi_type_strides(&a->type, x->strides);
	d->data = memory->data;
	d->device = (DLDevice){ .device_type = WF_DL_CPU };
	d->ndim = a->type.rank;
	d->shape = x->shape;
	d->strides = x->strides;
	*out = x;
	return NULL;
}

wf_error *wf_to_dlpack(const wf_tree *leaf, struct DLManagedTensor **out)
{
	static const char what[] = "wf_to_dlpack";
	DLTensor d = { 0 };
	export *x = NULL;
	bool shared;

	if (!out)
		return wf_error_new(WF_INVALID_ARGUMENT, "%s: the place for the tensor is NULL", what);
	if (wf_tree_is_leaf(leaf) && wfi_dtype_bits(wf_tree_dtype(leaf)) < 8 && wf_tree_dtype(leaf) != WF_BOOL)
		return wf_error_new(WF_UNSUPPORTED, "%s: elements of less than a byte (%s) are packed in this form; use wf_to_dlpack_versioned", what,
			wf_dtype_name(wf_tree_dtype(leaf)));
	WF_TRY(export_leaf(what, leaf, false, &x, &d, &shared));
	x->t.plain = (struct DLManagedTensor){ .dl_tensor = d, .manager_ctx = x, .deleter = end_plain };
	*out = &x->t.plain;
	return NULL;
}

wf_error *wf_to_dlpack_versioned(const wf_tree *leaf, bool copy, struct DLManagedTensorVersioned **out)
{
	static const char what[] = "wf_to_dlpack_versioned";
	DLTensor d = { 0 };
	export *x = NULL;
	bool shared = false;

	if (!out)
		return wf_error_new(WF_INVALID_ARGUMENT, "%s: the place for the tensor is NULL", what);
	WF_TRY(export_leaf(what, leaf, copy, &x, &d, &shared));
	x->t.versioned = (struct DLManagedTensorVersioned){ .version = { 1, 1 }, .dl_tensor = d, .manager_ctx = x, .deleter = end_shared };
	x->t.versioned.flags = shared ? WF_DL_READ_ONLY : WF_DL_IS_COPIED;
	if (d.dtype.bits < 8)
		x->t.versioned.flags |= WF_DL_SUBBYTE_PADDED;
	*out = &x->t.versioned;
	return NULL;
}
