/* idx.c: the format of MNIST's files. */
#include "data/format.h"

static wf_dtype dtype_of(unsigned char code)
{
	switch (code) {
	case 0x08:
		return WF_U8;
	case 0x09:
		return WF_I8;
	case 0x0b:
		return WF_I16;
	case 0x0c:
		return WF_I32;
	case 0x0d:
		return WF_F32;
	case 0x0e:
		return WF_F64;
	default:
		return WF_INVALID;
	}
}

wf_error *wfi_idx_parse(const char *what, const unsigned char *bytes, size_t size, wfi_idx *out)
{
	if (size < 4)
		return wf_error_new(WF_DATA_LOSS, "%s is no IDX file, or cut off: it has %zu bytes", what, size);
	*out = (wfi_idx){ .dtype = dtype_of(bytes[2]), .rank = bytes[3], .data = 4 + 4 * (size_t)bytes[3] };
	if (bytes[0] || bytes[1] || !out->dtype)
		return wf_error_new(
			WF_DATA_LOSS,
			"%s is no IDX file: it begins with %02x %02x %02x %02x, not with 00 00 and a type (08, 09, 0b to 0e)",
			what, bytes[0], bytes[1], bytes[2], bytes[3]);
	if (out->rank < 1 || out->rank > WF_MAX_RANK)
		return wf_error_new(WF_UNSUPPORTED, "%s has %d dimensions; 1 to %d can be read", what, out->rank, WF_MAX_RANK);
	if (size < out->data)
		return wf_error_new(WF_DATA_LOSS, "%s is cut off in its header", what);
	for (int i = 0; i < out->rank; i++) {
		const unsigned char *p = bytes + 4 + 4 * i;
		out->dims[i] = (int64_t)((uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | (uint32_t)p[3]);
	}
	uint64_t need = 0;
	bool counted = wfi_shape_bytes(out->dtype, out->rank, out->dims, &need);
	if (counted && need == size - out->data)
		return NULL;
	return wf_error_new(WF_DATA_LOSS, "%s has %zu bytes of elements, but its dimensions need %s", what, size - out->data,
			    counted && need < size - out->data ? "fewer" : "more: it is cut off");
}

void wfi_idx_column(const char *name, const unsigned char *bytes, const wfi_idx *f, bool labels, wf_source_column *c,
		    wfi_span *span)
{
	*c = (wf_source_column){ .name = name, .dtype = labels && wfi_is_int(f->dtype) ? WF_I32 : f->dtype, .rank = f->rank - 1 };
	memcpy(c->shape, f->dims + 1, (size_t)c->rank * sizeof c->shape[0]);
	wfi_type row = wfi_type_make(f->dtype, f->rank - 1, f->dims + 1);
	*span = (wfi_span){ .bytes = bytes + f->data,
			    .stride = wfi_type_bytes(&row),
			    .dtype = f->dtype,
			    .swapped = wf_dtype_size(f->dtype) > 1 };
}

static wf_error *check_pair(const char *const *path, const wfi_idx *f)
{
	if (f[1].rank > f[0].rank)
		return wf_error_new(
			WF_INVALID_ARGUMENT,
			"wf_dataset_idx: the labels %s have %d dimensions, the images %s only %d: are they exchanged?", path[1],
			f[1].rank, path[0], f[0].rank);
	if (f[1].dims[0] != f[0].dims[0])
		return wf_error_new(WF_INVALID_ARGUMENT,
				    "wf_dataset_idx: %s has %lld rows, %s has %lld: they do not belong together", path[0],
				    (long long)f[0].dims[0], path[1], (long long)f[1].dims[0]);
	return NULL;
}

wf_error *wf_dataset_idx(const char *images, const char *labels, wf_dataset **out)
{
	if (!images || !out)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_dataset_idx: the images' path or the place for the dataset is NULL");
	const char *const path[] = { images, labels };
	int n = labels ? 2 : 1;
	wfi_idx f[2];
	wf_source_column v[2];
	wfi_span span[2];
	wfi_mappings *m = NULL;
	WF_TRY(wfi_map_files(n, path, &m));
	wf_error *err = NULL;
	for (int i = 0; !err && i < n; i++) {
		err = wfi_idx_parse(path[i], m->v[i].bytes, m->v[i].size, &f[i]);
		if (!err)
			wfi_idx_column(i ? "y" : "x", m->v[i].bytes, &f[i], i, &v[i], &span[i]);
	}
	if (!err && labels)
		err = check_pair(path, f);
	if (err) {
		wfi_mappings_close(m);
		return err;
	}
	return wfi_dataset_from_arrays((wfi_arrays){ .name = images,
						     .rows = f[0].dims[0],
						     .n = n,
						     .v = v,
						     .spans = span,
						     .check = wfi_mappings_check,
						     .close = wfi_mappings_close,
						     .owner = m },
				       out);
}
