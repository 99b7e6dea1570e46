/* safetensors.c: reading and writing the safetensors format, as the reference implementation does: what it refuses, we refuse. */
#include "store/safetensors.h"
#include <weft/data.h>
#include <cJSON.h>
#include <stdlib.h>

#define HEADER_MOST 100000000u   /* the reference implementation's limit */
#define EXACT 9007199254740992.0 /* 2^53: whole numbers beyond it are not exact in JSON readers */

static const struct {
	const char *name;
	wf_dtype dtype;
} dtypes[] = {
	{ "BOOL", WF_BOOL }, { "I8", WF_I8 },   { "I16", WF_I16 }, { "I32", WF_I32 }, { "I64", WF_I64 },
	{ "U8", WF_U8 },     { "U16", WF_U16 }, { "U32", WF_U32 }, { "U64", WF_U64 }, { "F16", WF_F16 },
	{ "BF16", WF_BF16 }, { "F32", WF_F32 }, { "F64", WF_F64 }, { "F8_E4M3", WF_F8E4M3FN }, { "F8_E5M2", WF_F8E5M2 },
	{ "C64", WF_C64 },
};

const char *wfi_st_dtype_name(wf_dtype d)
{
	for (size_t i = 0; i < WFI_COUNT(dtypes); i++)
		if (dtypes[i].dtype == d)
			return dtypes[i].name;
	return NULL;
}

wf_dtype wfi_st_dtype(const char *name)
{
	for (size_t i = 0; i < WFI_COUNT(dtypes); i++)
		if (!strcmp(dtypes[i].name, name))
			return dtypes[i].dtype;
	return WF_INVALID;
}

/* ---- reading ---- */

static bool whole_number(const cJSON *item, uint64_t *out)
{
	if (!cJSON_IsNumber(item) || !(item->valuedouble >= 0 && item->valuedouble <= EXACT) ||
	    item->valuedouble != (double)(uint64_t)item->valuedouble)
		return false;
	*out = (uint64_t)item->valuedouble;
	return true;
}

static wf_error *read_shape(const char *what, const cJSON *shape, wfi_st_tensor *t)
{
	if (!cJSON_IsArray(shape))
		return wf_error_new(WF_DATA_LOSS, "%s: the shape of \"%s\" is no list", what, t->name);
	if (cJSON_GetArraySize(shape) > WF_MAX_RANK)
		return wf_error_new(WF_UNSUPPORTED, "%s: \"%s\" has %d dimensions, at most %d are possible", what, t->name,
				    cJSON_GetArraySize(shape), WF_MAX_RANK);
	for (const cJSON *dim = shape->child; dim; dim = dim->next) {
		uint64_t x;
		if (!whole_number(dim, &x))
			return wf_error_new(WF_DATA_LOSS, "%s: dimension %d of \"%s\" is no whole number", what, t->type.rank,
					    t->name);
		t->type.dims[t->type.rank++] = (int64_t)x;
	}
	return NULL;
}

static wf_error *read_tensor(const char *what, const cJSON *entry, uint64_t room, wfi_st_tensor *t)
{
	if (!cJSON_IsObject(entry))
		return wf_error_new(WF_DATA_LOSS, "%s: the entry of \"%s\" is no object", what, t->name);
	const cJSON *dtype = cJSON_GetObjectItemCaseSensitive(entry, "dtype"),
		    *offsets = cJSON_GetObjectItemCaseSensitive(entry, "data_offsets");
	if (!cJSON_IsString(dtype))
		return wf_error_new(WF_DATA_LOSS, "%s: \"%s\" has no dtype", what, t->name);
	t->type.dtype = wfi_st_dtype(dtype->valuestring);
	if (!t->type.dtype)
		return wf_error_new(WF_UNSUPPORTED, "%s: \"%s\" has the dtype %s, which weft does not have", what, t->name,
				    dtype->valuestring);
	WF_TRY(read_shape(what, cJSON_GetObjectItemCaseSensitive(entry, "shape"), t));
	if (!cJSON_IsArray(offsets) || cJSON_GetArraySize(offsets) != 2 || !whole_number(offsets->child, &t->begin) ||
	    !whole_number(offsets->child->next, &t->end) || t->begin > t->end)
		return wf_error_new(WF_DATA_LOSS, "%s: the data_offsets of \"%s\" are no [begin, end]", what, t->name);
	uint64_t bytes;
	if (!wfi_shape_bytes(t->type.dtype, t->type.rank, t->type.dims, &bytes) || bytes != t->end - t->begin)
		return wf_error_new(WF_DATA_LOSS,
				    "%s: dtype and shape of \"%s\" do not need the %llu bytes that its data_offsets give", what,
				    t->name, (unsigned long long)(t->end - t->begin));
	if (t->end > room)
		return wf_error_new(WF_DATA_LOSS,
				    "%s: \"%s\" ends at byte %llu of the data, but only %llu are there: the file is cut off",
				    what, t->name, (unsigned long long)t->end, (unsigned long long)room);
	return NULL;
}

static wf_error *read_metadata(const char *what, const cJSON *entry)
{
	bool good = cJSON_IsObject(entry);
	for (const cJSON *item = good ? entry->child : NULL; good && item; item = item->next)
		good = cJSON_IsString(item);
	return good ? NULL : wf_error_new(WF_DATA_LOSS, "%s: __metadata__ is no object of strings", what);
}

static int by_begin(const void *a, const void *b)
{
	const wfi_st_tensor *s = a, *t = b;
	int order = (s->begin > t->begin) - (s->begin < t->begin);
	return order ? order : (s->end > t->end) - (s->end < t->end);
}

static int by_name(const void *a, const void *b)
{
	return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static wf_error *check_names(const char *what, const wfi_st *f)
{
	const char **name = wfi_alloc((f->n + 1) * sizeof *name);
	wf_error *err = NULL;
	for (size_t i = 0; i < f->n; i++)
		name[i] = f->v[i].name;
	qsort(name, f->n, sizeof *name, by_name);
	for (size_t i = 1; !err && i < f->n; i++)
		if (!strcmp(name[i - 1], name[i]))
			err = wf_error_new(WF_DATA_LOSS, "%s: there are two entries \"%s\"", what, name[i]);
	wfi_free(name);
	return err;
}

/* each tensor begins where the one before ends, and the last ends with the file */
static wf_error *check_offsets(const char *what, const wfi_st *f, uint64_t room)
{
	uint64_t at = 0;
	for (size_t i = 0; i < f->n; at = f->v[i++].end)
		if (f->v[i].begin != at)
			return wf_error_new(WF_DATA_LOSS, "%s: \"%s\" begins at byte %llu of the data, %s", what, f->v[i].name,
					    (unsigned long long)f->v[i].begin,
					    f->v[i].begin < at ? "within another array" : "after bytes that belong to no array");
	return at == room ? NULL
			  : wf_error_new(WF_DATA_LOSS, "%s: %llu bytes after the last array belong to none", what,
					 (unsigned long long)(room - at));
}

static wf_error *read_entries(const char *what, const cJSON *root, uint64_t room, wfi_st *out)
{
	if (!cJSON_IsObject(root))
		return wf_error_new(WF_DATA_LOSS, "%s: its header is no JSON object; is it a safetensors file?", what);
	out->v = wfi_arena_alloc(out->arena, ((size_t)cJSON_GetArraySize(root) + 1) * sizeof *out->v);
	for (const cJSON *entry = root->child; entry; entry = entry->next) {
		if (!strcmp(entry->string, "__metadata__")) {
			WF_TRY(read_metadata(what, entry));
			continue;
		}
		wfi_st_tensor *t = &out->v[out->n++];
		t->name = wfi_arena_strdup(out->arena, entry->string);
		if (!wfi_is_utf8(t->name))
			return wf_error_new(WF_DATA_LOSS, "%s: a name in its header is no UTF-8", what);
		WF_TRY(read_tensor(what, entry, room, t));
	}
	if (out->n > 1)
		qsort(out->v, out->n, sizeof *out->v, by_begin);
	WF_TRY(check_offsets(what, out, room));
	return check_names(what, out);
}

/* The header with a NUL after it. cJSON would end a name at a NUL byte or at \u0000; no real name has one. */
static wf_error *header_text(const char *what, const char *bytes, size_t size, char **out)
{
	uint64_t length = 0;
	if (size < 8)
		return wf_error_new(WF_DATA_LOSS, "%s has %zu bytes, too few for a safetensors file", what, size);
	for (int i = 7; i >= 0; i--)
		length = length << 8 | (unsigned char)bytes[i];
	if (length > size - 8 || length > HEADER_MOST)
		return wf_error_new(WF_DATA_LOSS,
				    "%s: the header's length is said to be %llu bytes; the file has %zu in all: cut off, or no "
				    "safetensors file",
				    what, (unsigned long long)length, size);
	if (memchr(bytes + 8, 0, (size_t)length))
		return wf_error_new(WF_DATA_LOSS, "%s: there is a zero byte in its header", what);
	*out = wfi_strndup(bytes + 8, (size_t)length);
	for (const char *s = *out; (s = strchr(s, '\\')); s += s[1] ? 2 : 1)
		if (!strncmp(s, "\\u0000", 6))
			return wf_error_new(WF_DATA_LOSS, "%s: there is a zero character in its header", what);
	return NULL;
}

wf_error *wfi_st_parse(const char *what, const char *bytes, size_t size, wfi_st *out)
{
	*out = (wfi_st){ .arena = wfi_arena_new() };
	char *text = NULL;
	wf_error *err = header_text(what, bytes, size, &text);
	if (!err) {
		out->data = 8 + strlen(text);
		cJSON *root = cJSON_ParseWithOpts(text, NULL, 1);
		err = root ? read_entries(what, root, size - out->data, out)
			   : wf_error_new(WF_DATA_LOSS, "%s: its header is no JSON; is it a safetensors file?", what);
		cJSON_Delete(root);
	}
	wfi_free(text);
	if (err)
		wfi_st_free(out);
	return err;
}

void wfi_st_free(wfi_st *f)
{
	wfi_arena_free(f->arena);
	*f = (wfi_st){ 0 };
}

wf_error *wf_safetensors_read(const char *path, wf_tree **out)
{
	char *bytes = NULL;
	size_t size = 0;
	wfi_st f;
	WF_TRY(wfi_read_file(path, SIZE_MAX, &bytes, &size));
	wf_error *err = wfi_st_parse(path, bytes, size, &f);
	if (err) {
		wfi_free(bytes);
		return err;
	}
	const char **name = wfi_alloc((f.n + 1) * sizeof *name);
	wf_tree **leaf = wfi_alloc((f.n + 1) * sizeof *leaf);
	for (size_t i = 0; !err && i < f.n; i++) {
		name[i] = f.v[i].name;
		err = wf_array(f.v[i].type.dtype, f.v[i].type.rank, f.v[i].type.dims, bytes + f.data + f.v[i].begin, &leaf[i]);
	}
	if (!err)
		err = wfi_tree_from_paths(path, f.n, name, leaf, out);
	for (size_t i = 0; i < f.n; i++)
		wf_tree_release(leaf[i]);
	wfi_free(leaf);
	wfi_free(name);
	wfi_free(bytes);
	wfi_st_free(&f);
	return err;
}

/* ---- writing ---- */

void wfi_st_quote(wfi_str *out, const char *s)
{
	wfi_str_put(out, "\"", 1);
	for (; *s; s++) {
		unsigned char c = (unsigned char)*s;
		if (c == '"' || c == '\\')
			wfi_str_add(out, "\\%c", c);
		else if (c < 0x20)
			wfi_str_add(out, "\\u%04x", c);
		else
			wfi_str_put(out, s, 1);
	}
	wfi_str_put(out, "\"", 1);
}

static int by_alignment(const void *a, const void *b)
{
	const wfi_st_tensor *s = a, *t = b;
	size_t m = wf_dtype_size(s->type.dtype), n = wf_dtype_size(t->type.dtype);
	return m != n ? (m < n) - (m > n) : strcmp(s->name, t->name);
}

wf_error *wfi_st_lay_out(size_t n, wfi_st_tensor *v, wfi_str *header)
{
	uint64_t at = 0;
	wfi_str text = { 0 };
	if (n > 1)
		qsort(v, n, sizeof *v, by_alignment);
	for (size_t i = 0; i < n; i++) {
		v[i].begin = at;
		v[i].end = at += wfi_type_bytes(&v[i].type);
		wfi_str_add(&text, i ? "," : "{");
		wfi_st_quote(&text, v[i].name);
		wfi_str_add(&text, ":{\"dtype\":\"%s\",\"shape\":[", wfi_st_dtype_name(v[i].type.dtype));
		for (int k = 0; k < v[i].type.rank; k++)
			wfi_str_add(&text, k ? ",%lld" : "%lld", (long long)v[i].type.dims[k]);
		wfi_str_add(&text, "],\"data_offsets\":[%llu,%llu]}", (unsigned long long)v[i].begin,
			    (unsigned long long)v[i].end);
	}
	wfi_str_add(&text, n ? "}" : "{}");
	while (text.n % 8)
		wfi_str_put(&text, " ", 1); /* the data starts aligned */
	unsigned char length[8];
	for (int i = 0; i < 8; i++)
		length[i] = (unsigned char)((uint64_t)text.n >> 8 * i);
	wfi_str_put(header, (const char *)length, 8);
	wfi_str_put(header, text.s, text.n);
	bool fits = text.n <= HEADER_MOST && at <= (uint64_t)EXACT;
	wfi_str_free(&text);
	return fits ? NULL : wf_error_new(WF_UNSUPPORTED, "too many or too large arrays for one safetensors file");
}

/* what has to be known of each leaf while its bytes are written */
typedef struct writer {
	size_t n;
	wfi_arena *arena;
	wfi_st_tensor *v;
	void **scratch;
	wfi_piece *piece; /* the header, then the data */
} writer;

static wf_error *collect(writer *w, const char *path, const wf_tree *t)
{
	for (size_t i = 0; i < w->n; i++) {
		wfi_str name = { 0 };
		wfi_treedef_path(t->def, (int)i, &name);
		w->v[i] =
			(wfi_st_tensor){ .name = wfi_arena_strdup(w->arena, name.n ? name.s : "x"), .type = t->leaves[i]->type };
		wfi_str_free(&name);
		WF_TRY(wfi_check_parts("wf_safetensors_write", w->v[i].name));
		if (!wfi_is_utf8(w->v[i].name) || !strcmp(w->v[i].name, "__metadata__"))
			return wf_error_new(WF_INVALID_ARGUMENT, "cannot write %s: \"%s\" cannot be a name in a safetensors file",
					    path, w->v[i].name);
		if (!wfi_st_dtype_name(w->v[i].type.dtype))
			return wf_error_new(WF_UNSUPPORTED, "cannot write %s: \"%s\" is %s, which a safetensors file cannot hold", path, w->v[i].name,
					    wf_dtype_name(w->v[i].type.dtype));
	}
	return NULL;
}

/* lay_out sorted the tensors by name: find each one's bytes */
static wf_error *gather(writer *w, const wf_tree *t)
{
	for (size_t i = 0; i < w->n; i++) {
		const wf_tree *leaf = wf_tree_is_leaf(t) ? t : wf_tree_get(t, w->v[i].name);
		w->piece[i + 1].size = (size_t)(w->v[i].end - w->v[i].begin);
		WF_TRY(wfi_array_bytes(leaf->array, &w->piece[i + 1].data, &w->scratch[i]));
	}
	return NULL;
}

wf_error *wf_safetensors_write(const char *path, const wf_tree *t)
{
	if (!t)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_safetensors_write: the tree is NULL");
	WF_TRY(wf_wait(t));
	writer w = { .n = wf_tree_count(t), .arena = wfi_arena_new() };
	w.v = wfi_arena_alloc(w.arena, w.n * sizeof *w.v);
	w.scratch = wfi_arena_alloc(w.arena, w.n * sizeof *w.scratch);
	w.piece = wfi_arena_alloc(w.arena, (w.n + 1) * sizeof *w.piece);
	wfi_str header = { 0 };
	wf_error *err = collect(&w, path, t);
	if (!err)
		err = wfi_st_lay_out(w.n, w.v, &header);
	if (!err)
		err = gather(&w, t);
	w.piece[0] = (wfi_piece){ header.s, header.n };
	if (!err)
		err = wfi_write_file(path, w.piece, w.n + 1);
	for (size_t i = 0; i < w.n; i++)
		wfi_free(w.scratch[i]);
	wfi_str_free(&header);
	wfi_arena_free(w.arena);
	return err;
}
