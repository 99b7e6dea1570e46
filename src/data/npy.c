/* npy.c: numpy's .npy (versions 1 to 3) and .npz. */
#include "data/format.h"
#include <stdlib.h>
#include <zlib.h>

/* ---- the header: a Python dict with the keys descr, fortran_order and shape ---- */

typedef struct header {
	wfi_type type;
	bool fortran, swap;
	bool have_descr, have_order, have_shape;
} header;

typedef struct scanner {
	const char *what, *s, *end;
	bool raw16;
} scanner;

static wf_error *malformed(const scanner *c)
{
	return wf_error_new(WF_DATA_LOSS, "%s: its .npy header is damaged", c->what);
}

static void skip(scanner *c)
{
	while (c->s < c->end && (*c->s == ' ' || *c->s == '\n' || *c->s == '\t'))
		c->s++;
}

static bool accept(scanner *c, char wanted)
{
	skip(c);
	if (c->s < c->end && *c->s == wanted) {
		c->s++;
		return true;
	}
	return false;
}

static bool accept_word(scanner *c, const char *word)
{
	size_t n = strlen(word);
	skip(c);
	if ((size_t)(c->end - c->s) < n || memcmp(c->s, word, n))
		return false;
	c->s += n;
	return true;
}

/* 'text' or "text", without escapes */
static bool quoted(scanner *c, char *out, size_t room)
{
	skip(c);
	if (c->s >= c->end || (*c->s != '\'' && *c->s != '"'))
		return false;
	char quote = *c->s++;
	size_t n = 0;
	for (; c->s < c->end && *c->s != quote && n + 1 < room; c->s++) {
		if (*c->s == '\\' || !*c->s)
			return false;
		out[n++] = *c->s;
	}
	out[n] = 0;
	return accept(c, quote);
}

static wf_dtype dtype_of(const char *kind)
{
	static const struct {
		const char *name;
		wf_dtype dtype;
	} known[] = {
		{ "b1", WF_BOOL }, { "?", WF_BOOL }, { "i1", WF_I8 },  { "i2", WF_I16 }, { "i4", WF_I32 },
		{ "i8", WF_I64 },  { "u1", WF_U8 },  { "u2", WF_U16 }, { "u4", WF_U32 }, { "u8", WF_U64 },
		{ "f2", WF_F16 },  { "f4", WF_F32 }, { "f8", WF_F64 },
		{ "c8", WF_C64 },  { "c16", WF_C128 },
	};
	for (size_t i = 0; i < WFI_COUNT(known); i++)
		if (!strcmp(known[i].name, kind))
			return known[i].dtype;
	return WF_INVALID;
}

static wf_error *read_descr(scanner *c, header *h)
{
	char descr[32];
	skip(c);
	if (c->s < c->end && (*c->s == '[' || *c->s == '('))
		return wf_error_new(WF_UNSUPPORTED, "%s is a record array; save its fields as arrays of their own", c->what);
	if (!quoted(c, descr, sizeof descr) || !descr[0])
		return malformed(c);
	const char *kind = strchr("<>|=", descr[0]) ? descr + 1 : descr;
	h->type.dtype = dtype_of(kind);
	if (c->raw16 && (!strcmp(kind, "V2") || !strcmp(kind, "V1")))
		h->type.dtype = kind[1] == '2' ? WF_U16 : WF_U8;
	h->swap = descr[0] == '>' && wf_dtype_size(h->type.dtype) > 1;
	if (h->type.dtype)
		return NULL;
	wf_error *err = wf_error_new(
		WF_UNSUPPORTED, "%s has numpy's dtype '%s'; bool, i1 to i8, u1 to u8, f2, f4, f8, c8 and c16 can be read", c->what, descr);
	return strcmp(kind, "V2")
		       ? err
		       : wf_error_add(err, "bfloat16 is written by numpy as V2: save it as float32, or as safetensors");
}

static wf_error *read_shape(scanner *c, header *h)
{
	if (!accept(c, '('))
		return malformed(c);
	while (!accept(c, ')')) {
		int64_t x = 0;
		int digits = 0;
		for (skip(c); c->s < c->end && *c->s >= '0' && *c->s <= '9' && x < INT64_MAX / 16; c->s++, digits++)
			x = x * 10 + (*c->s - '0');
		if (!digits)
			return malformed(c);
		if (h->type.rank == WF_MAX_RANK)
			return wf_error_new(WF_UNSUPPORTED, "%s has more than %d dimensions", c->what, WF_MAX_RANK);
		h->type.dims[h->type.rank++] = x;
		accept(c, 'L'); /* Python 2 wrote 3L */
		if (!accept(c, ',') && (h->type.rank == 1 || c->s >= c->end || *c->s != ')'))
			return malformed(c); /* (3) is a number, not a shape */
	}
	return NULL;
}

static wf_error *read_key(scanner *c, header *h)
{
	char key[32];
	if (!quoted(c, key, sizeof key) || !accept(c, ':'))
		return malformed(c);
	bool *have = !strcmp(key, "descr")           ? &h->have_descr
		     : !strcmp(key, "fortran_order") ? &h->have_order
		     : !strcmp(key, "shape")         ? &h->have_shape
						     : NULL;
	if (!have || *have)
		return malformed(c);
	*have = true;
	if (have == &h->have_descr)
		return read_descr(c, h);
	if (have == &h->have_shape)
		return read_shape(c, h);
	h->fortran = accept_word(c, "True");
	return h->fortran || accept_word(c, "False") ? NULL : malformed(c);
}

static wf_error *read_header(scanner *c, header *h)
{
	*h = (header){ 0 };
	if (!accept(c, '{'))
		return malformed(c);
	while (!accept(c, '}')) {
		WF_TRY(read_key(c, h));
		skip(c);
		if (!accept(c, ',') && (c->s >= c->end || *c->s != '}'))
			return malformed(c);
	}
	skip(c);
	return c->s == c->end && h->have_descr && h->have_order && h->have_shape ? NULL : malformed(c);
}

/* finds the header's text and where the data starts */
static wf_error *find_header(const char *what, const unsigned char *bytes, size_t size, scanner *c, size_t *data)
{
	if (size < 10 || memcmp(bytes, "\x93NUMPY", 6))
		return wf_error_new(WF_DATA_LOSS, "%s is no .npy file, or cut off: its first bytes are others", what);
	if (bytes[6] < 1 || bytes[6] > 3 || bytes[7])
		return wf_error_new(WF_UNSUPPORTED, "%s has version %d.%d of the .npy format; 1.0 to 3.0 can be read", what,
				    bytes[6], bytes[7]);
	size_t length = (size_t)(bytes[8] | bytes[9] << 8), at = 10;
	if (bytes[6] > 1) {
		at = 12;
		length |= size < at ? SIZE_MAX : (size_t)bytes[10] << 16 | (size_t)bytes[11] << 24;
	}
	if (size < at || length > size - at)
		return wf_error_new(WF_DATA_LOSS, "%s is cut off in its header", what);
	c->s = (const char *)bytes + at;
	c->end = c->s + length;
	*data = at + length;
	return NULL;
}

/* ---- the data ---- */

static void swap_bytes(unsigned char *p, size_t n, size_t width)
{
	for (size_t i = 0; i < n; i += width)
		for (size_t k = 0; k < width / 2; k++) {
			unsigned char c = p[i + k];
			p[i + k] = p[i + width - 1 - k];
			p[i + width - 1 - k] = c;
		}
}

/* first index fastest → last index fastest */
static void from_fortran(const wfi_type *t, const unsigned char *in, unsigned char *out)
{
	size_t width = wf_dtype_size(t->dtype);
	int64_t index[WF_MAX_RANK] = { 0 }, stride[WF_MAX_RANK], n = wfi_type_count(t), at = 0;
	wfi_type_strides(t, stride);
	for (int64_t i = 0; i < n; i++) {
		memcpy(out + (size_t)at * width, in + (size_t)i * width, width);
		for (int k = 0; k < t->rank; k++) {
			at += stride[k];
			if (++index[k] < t->dims[k])
				break;
			at -= stride[k] * t->dims[k];
			index[k] = 0;
		}
	}
}

wf_error *wfi_npy_layout(const char *what, const unsigned char *bytes, size_t size, bool raw16, wfi_npy *out)
{
	scanner c = { .what = what, .raw16 = raw16 };
	header h;
	size_t data = 0;
	uint64_t need = 0;
	WF_TRY(find_header(what, bytes, size, &c, &data));
	WF_TRY(read_header(&c, &h));
	if (!wfi_shape_bytes(h.type.dtype, h.type.rank, h.type.dims, &need))
		need = UINT64_MAX; /* more than 64 bits count */
	if (need != size - data)
		return wf_error_new(WF_DATA_LOSS, "%s has %zu bytes of data, but its shape needs %s", what, size - data,
				    need < size - data ? "fewer" : "more: it is cut off");
	*out = (wfi_npy){ .type = h.type, .fortran = h.fortran && h.type.rank > 1, .swapped = h.swap, .data = data };
	return NULL;
}

wf_error *wfi_npy_parse(const char *what, const unsigned char *bytes, size_t size, bool raw16, wf_tree **out)
{
	wfi_npy h;
	WF_TRY(wfi_npy_layout(what, bytes, size, raw16, &h));
	size_t need = size - h.data;
	const unsigned char *data = bytes + h.data;
	unsigned char *copy = NULL;
	if (h.fortran || h.swapped) {
		copy = wfi_try_alloc(need);
		if (!copy)
			return wfi_out_of_memory(need, what);
		if (h.fortran)
			from_fortran(&h.type, data, copy);
		else if (need)
			memcpy(copy, data, need);
		if (h.swapped)
			swap_bytes(copy, need, wf_dtype_size(h.type.dtype) / (wfi_is_complex(h.type.dtype) ? 2 : 1));
	}
	wf_error *err = wf_array(h.type.dtype, h.type.rank, h.type.dims, copy ? copy : data, out);
	wfi_free(copy);
	return err;
}

wf_error *wfi_npy_header(const wfi_type *t, wfi_str *out)
{
	static const char *const descr[WF_DTYPE_COUNT] = {
		[WF_BOOL] = "|b1", [WF_I8] = "|i1",  [WF_I16] = "<i2", [WF_I32] = "<i4", [WF_I64] = "<i8", [WF_U8] = "|u1",
		[WF_U16] = "<u2",  [WF_U32] = "<u4", [WF_U64] = "<u8", [WF_F16] = "<f2", [WF_F32] = "<f4", [WF_F64] = "<f8",
		[WF_C64] = "<c8",  [WF_C128] = "<c16",
	};
	if (!descr[t->dtype])
		return wf_error_new(WF_UNSUPPORTED, "numpy's files have no %s; write safetensors, or convert to f32 first",
				    wf_dtype_name(t->dtype));
	wfi_str text = { 0 };
	wfi_str_add(&text, "{'descr': '%s', 'fortran_order': False, 'shape': (", descr[t->dtype]);
	for (int i = 0; i < t->rank; i++)
		wfi_str_add(&text, i ? ", %lld" : "%lld", (long long)t->dims[i]);
	wfi_str_add(&text, t->rank == 1 ? ",), }" : "), }");
	while ((10 + text.n + 1) % 64)
		wfi_str_put(&text, " ", 1);
	wfi_str_put(&text, "\n", 1);
	wfi_str_put(out, "\x93NUMPY\x01", 7);
	const char rest[3] = { 0, (char)(unsigned char)text.n, (char)(unsigned char)(text.n >> 8) };
	wfi_str_put(out, rest, 3);
	wfi_str_put(out, text.s, text.n);
	wfi_str_free(&text);
	return NULL;
}

/* ---- .npz ---- */

wf_error *wfi_npz_member(const wfi_zip *z, size_t i, char **name, const unsigned char **data, void **scratch)
{
	size_t n = strlen(z->v[i].name);
	if (n < 4 || strcmp(z->v[i].name + n - 4, ".npy"))
		return wf_error_new(WF_UNSUPPORTED, "%s: the member %s is no .npy; an .npz holds only arrays", z->what,
				    z->v[i].name);
	*name = wfi_strndup(z->v[i].name, n - 4);
	return wfi_zip_read(z, i, data, scratch);
}

bool wfi_npz_is_folder(const wfi_zip *z, size_t i)
{
	size_t n = strlen(z->v[i].name);
	return n && z->v[i].name[n - 1] == '/';
}

static wf_error *read_member(const wfi_zip *z, size_t i, bool raw16, char **name, wf_tree **out)
{
	const unsigned char *data = NULL;
	void *scratch = NULL;
	char *what = wfi_format("%s: %s", z->what, z->v[i].name);
	wf_error *err = wfi_npz_member(z, i, name, &data, &scratch);
	if (!err)
		err = wfi_npy_parse(what, data, (size_t)z->v[i].size, raw16, out);
	wfi_free(scratch);
	wfi_free(what);
	return err;
}

wf_error *wfi_npz_parse(const char *what, const void *bytes, size_t size, bool raw16, wf_tree **out)
{
	wfi_zip z;
	WF_TRY(wfi_zip_open(what, bytes, size, &z));
	char **name = wfi_alloc((z.n + 1) * sizeof *name);
	wf_tree **leaf = wfi_alloc((z.n + 1) * sizeof *leaf);
	size_t n = 0;
	wf_error *err = NULL;
	for (size_t i = 0; !err && i < z.n; i++) {
		if (wfi_npz_is_folder(&z, i))
			continue;
		err = read_member(&z, i, raw16, &name[n], &leaf[n]);
		n++;
	}
	if (!err)
		err = wfi_tree_from_paths(what, n, (const char *const *)name, leaf, out);
	for (size_t i = 0; i < n; i++) {
		wfi_free(name[i]);
		wf_tree_release(leaf[i]);
	}
	wfi_free(name);
	wfi_free(leaf);
	wfi_zip_close(&z);
	return err;
}

wf_error *wf_npz_read(const char *path, wf_tree **out)
{
	char *bytes = NULL;
	size_t size = 0;
	WF_TRY(wfi_read_file(path, SIZE_MAX, &bytes, &size));
	wf_error *err = wfi_npz_parse(path, bytes, size, false, out);
	wfi_free(bytes);
	return err;
}

/* three pieces a leaf: the member's zip header with the .npy header, the array, nothing; one for the directory */
typedef struct npz_writer {
	wfi_zip_out zip;
	wfi_str *head;
	wfi_piece *piece;
	void **scratch;
} npz_writer;

static wf_error *write_leaf(npz_writer *w, const wf_tree *t, size_t i)
{
	wfi_str path = { 0 }, npy = { 0 };
	const wfi_array *a = t->leaves[i];
	const void *bytes = NULL;
	size_t size = wfi_type_bytes(&a->type);
	wfi_treedef_path(t->def, (int)i, &path);
	wf_error *err = path.n ? wfi_check_parts("wf_npz_write", path.s) : NULL;
	wfi_str_add(&path, path.n ? ".npy" : "x.npy");
	if (!err)
		err = path.n > 65535 || !wfi_is_utf8(path.s)
			      ? wf_error_new(WF_INVALID_ARGUMENT, "\"%.100s\" cannot be a name in an .npz file", path.s)
			      : wfi_npy_header(&a->type, &npy);
	if (!err)
		err = wfi_array_bytes(a, &bytes, &w->scratch[i]);
	if (!err) {
		uLong crc = crc32(crc32(0, NULL, 0), (const Bytef *)npy.s, (uInt)npy.n);
		for (size_t at = 0, k; at < size; at += k) {
			k = WFI_MIN(size - at, (size_t)1 << 30);
			crc = crc32(crc, (const Bytef *)bytes + at, (uInt)k);
		}
		wfi_zip_add(&w->zip, path.s, (uint32_t)crc, npy.n + size, &w->head[i]);
		wfi_str_put(&w->head[i], npy.s, npy.n);
		w->piece[2 * i] = (wfi_piece){ w->head[i].s, w->head[i].n };
		w->piece[2 * i + 1] = (wfi_piece){ bytes, size };
	}
	wfi_str_free(&path);
	wfi_str_free(&npy);
	return err;
}

wf_error *wfi_npz_write(const char *path, const wf_tree *t, bool zip64)
{
	if (!t)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_npz_write: the tree is NULL");
	WF_TRY(wf_wait(t));
	size_t n = wf_tree_count(t);
	npz_writer w = { .zip = { .zip64 = zip64 },
			 .head = wfi_alloc((n + 1) * sizeof *w.head),
			 .piece = wfi_alloc((2 * n + 1) * sizeof *w.piece),
			 .scratch = wfi_alloc((n + 1) * sizeof *w.scratch) };
	wf_error *err = NULL;
	for (size_t i = 0; !err && i < n; i++)
		err = write_leaf(&w, t, i);
	wfi_zip_finish(&w.zip, &w.head[n]);
	w.piece[2 * n] = (wfi_piece){ w.head[n].s, w.head[n].n };
	if (!err)
		err = wfi_write_file(path, w.piece, 2 * n + 1);
	else
		err = wf_error_add(err, "while writing %s", path);
	for (size_t i = 0; i <= n; i++)
		wfi_str_free(&w.head[i]);
	for (size_t i = 0; i < n; i++)
		wfi_free(w.scratch[i]);
	wfi_free(w.head);
	wfi_free(w.piece);
	wfi_free(w.scratch);
	return err;
}

wf_error *wf_npz_write(const char *path, const wf_tree *dict)
{
	return wfi_npz_write(path, dict, false);
}
