/* manifest.c: the manifest as text, and back with every check that loading relies on. */
#include "store/manifest.h"
#include <cJSON.h>

#define VERSION 1
#define TAIL ",\"checksum\":\""
#define TAIL_SIZE (sizeof TAIL - 1 + 32 + 3)
#define EXACT 9007199254740992.0 /* 2^53 */

/* ---- writing ---- */

static void write_dims(wfi_str *out, const char *key, int rank, const int64_t *dims)
{
	wfi_str_add(out, "\"%s\":[", key);
	for (int i = 0; i < rank; i++)
		wfi_str_add(out, i ? ",%lld" : "%lld", (long long)dims[i]);
	wfi_str_add(out, "]");
}

/* leaf: the number of the next one */
static void write_structure(wfi_str *out, const wfi_treedef *d, int *leaf)
{
	static const char *const kinds[] = { [WFI_TUPLE] = "tuple", [WFI_LIST] = "list", [WFI_DICT] = "dict" };
	if (d->kind == WFI_LEAF) {
		wfi_str_add(out, "%d", (*leaf)++);
		return;
	}
	if (d->kind != WFI_TUPLE && d->kind != WFI_LIST && d->kind != WFI_DICT) {
		wfi_str_add(out, "null");
		return;
	}
	wfi_str_add(out, "{\"%s\":%s", kinds[d->kind], d->kind == WFI_DICT ? "{" : "[");
	for (int i = 0; i < d->n; i++) {
		wfi_str_add(out, i ? "," : "");
		if (d->kind == WFI_DICT) {
			wfi_st_quote(out, d->name[i]);
			wfi_str_add(out, ":");
		}
		write_structure(out, d->child[i], leaf);
	}
	wfi_str_add(out, d->kind == WFI_DICT ? "}}" : "]}");
}

static void write_tensor(wfi_str *out, const wfi_manifest_tensor *t)
{
	wfi_str_add(out, "{\"path\":");
	wfi_st_quote(out, t->path);
	wfi_str_add(out, ",\"dtype\":\"%s\",", wfi_st_dtype_name(t->type.dtype));
	write_dims(out, "shape", t->type.rank, t->type.dims);
	wfi_str_add(out, ",\"shards\":[");
	for (size_t i = 0; i < t->n_shards; i++) {
		const wfi_manifest_shard *s = &t->shard[i];
		wfi_str_add(out, i ? ",{" : "{");
		write_dims(out, "start", t->type.rank, s->start);
		wfi_str_add(out, ",");
		write_dims(out, "shape", t->type.rank, s->type.dims);
		wfi_str_add(out, ",\"file\":%zu,\"offset\":%llu,\"bytes\":%llu}", s->file, (unsigned long long)s->offset,
			    (unsigned long long)s->bytes);
	}
	wfi_str_add(out, "]}");
}

static wf_error *check_object(const char *what, const char *text)
{
	cJSON *json = cJSON_ParseWithOpts(text, NULL, 1);
	bool good = cJSON_IsObject(json) && wfi_is_utf8(text);
	cJSON_Delete(json);
	return good ? NULL
		    : wf_error_new(WF_INVALID_ARGUMENT, "a checkpoint's %s must be a JSON object; %.100s came", what, text);
}

wf_error *wfi_manifest_check_info(const wfi_manifest *m)
{
	if (m->report < 0 || (double)m->report > EXACT || m->step < 0 || (double)m->step > EXACT || !wfi_is_utf8(m->run_id))
		return wf_error_new(WF_INVALID_ARGUMENT,
				    "a checkpoint's report and step must not be negative, its run_id must be UTF-8; report %lld, "
				    "step %lld came",
				    (long long)m->report, (long long)m->step);
	WF_TRY(check_object("metrics", m->metrics));
	return check_object("metadata", m->metadata);
}

wf_error *wfi_manifest_write(const wfi_manifest *m, wfi_str *out)
{
	int leaf = 0;
	char sum[33];
	wfi_str_add(out, "{\"format\":\"weft.checkpoint\",\"version\":%d,\"run_id\":", VERSION);
	wfi_st_quote(out, m->run_id);
	wfi_str_add(out, ",\"report\":%lld,\"step\":%lld,\n\"structure\":", (long long)m->report, (long long)m->step);
	write_structure(out, m->def, &leaf);
	wfi_str_add(out, ",\n\"tensors\":[");
	for (size_t i = 0; i < m->n_tensors; i++) {
		wfi_str_add(out, i ? ",\n" : "\n");
		write_tensor(out, &m->tensor[i]);
	}
	wfi_str_add(out, "],\n\"files\":[");
	for (size_t i = 0; i < m->n_files; i++)
		wfi_str_add(out, "%s{\"name\":\"%s\",\"bytes\":%llu,\"xxh3_128\":\"%s\"}", i ? ",\n" : "\n", m->file[i].name,
			    (unsigned long long)m->file[i].bytes, m->file[i].xxh3);
	wfi_str_add(out, "],\n\"metrics\":%s,\n\"metadata\":%s", m->metrics, m->metadata);
	if (out->n > WFI_MANIFEST_MOST - TAIL_SIZE)
		return wf_error_new(
			WF_UNSUPPORTED,
			"the checkpoint's manifest would have %zu bytes, more than the %zu that it may have: too many arrays",
			out->n, WFI_MANIFEST_MOST);
	wfi_xxh3_text(XXH3_128bits(out->s, out->n), sum);
	wfi_str_add(out, TAIL "%s\"}\n", sum);
	return NULL;
}

/* ---- reading ---- */

typedef struct reader {
	const char *where;
	wfi_manifest *m;
	int leaf;
} reader;

static wf_error *bad(const reader *r, const char *what)
{
	return wf_error_new(WF_DATA_LOSS, "the manifest %s is damaged: %s", r->where, what);
}

static bool whole_number(const cJSON *item, uint64_t *out)
{
	if (!cJSON_IsNumber(item) || !(item->valuedouble >= 0 && item->valuedouble <= EXACT) ||
	    item->valuedouble != (double)(uint64_t)item->valuedouble)
		return false;
	*out = (uint64_t)item->valuedouble;
	return true;
}

static bool member_number(const cJSON *object, const char *name, uint64_t *out)
{
	return whole_number(cJSON_GetObjectItemCaseSensitive(object, name), out);
}

static const char *member_text(const cJSON *object, const char *name)
{
	return cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(object, name));
}

static bool member_dims(const cJSON *object, const char *name, int *rank, int64_t *dims)
{
	const cJSON *list = cJSON_GetObjectItemCaseSensitive(object, name);
	*rank = 0;
	if (!cJSON_IsArray(list))
		return false;
	for (const cJSON *item = list->child; item; item = item->next) {
		uint64_t x;
		if (*rank == WF_MAX_RANK || !whole_number(item, &x))
			return false;
		dims[(*rank)++] = (int64_t)x;
	}
	return true;
}

static wf_error *read_structure(reader *r, const cJSON *item, const wfi_treedef **out);

static wf_error *read_children(reader *r, const cJSON *list, wfi_node_kind kind, const wfi_treedef **out)
{
	int n = 0, size = cJSON_GetArraySize(list);
	const wfi_treedef **child = wfi_arena_alloc(r->m->arena, ((size_t)size + 1) * sizeof *child);
	const char **name = wfi_arena_alloc(r->m->arena, ((size_t)size + 1) * sizeof *name);
	for (const cJSON *item = list->child; item; item = item->next, n++) {
		name[n] = item->string;
		/* sorted, so that the leaves come in order and no name comes twice */
		if (kind == WFI_DICT && (!*name[n] || strchr(name[n], '.') || (n && strcmp(name[n - 1], name[n]) >= 0)))
			return bad(r, "the names of its structure");
		WF_TRY(read_structure(r, item, &child[n]));
	}
	*out = wfi_treedef_make(kind, n, child, name);
	return NULL;
}

static wf_error *read_structure(reader *r, const cJSON *item, const wfi_treedef **out)
{
	uint64_t leaf;
	if (cJSON_IsNull(item)) {
		*out = wfi_treedef_make(WFI_NONE_NODE, 0, NULL, NULL);
		return NULL;
	}
	if (cJSON_IsNumber(item)) {
		*out = wfi_treedef_leaf();
		return whole_number(item, &leaf) && leaf == (uint64_t)r->leaf++
			       ? NULL
			       : bad(r, "the order of the leaves in its structure");
	}
	const cJSON *only = cJSON_IsObject(item) ? item->child : NULL;
	if (!only || only->next)
		return bad(r, "its structure");
	if (!strcmp(only->string, "dict") && cJSON_IsObject(only))
		return read_children(r, only, WFI_DICT, out);
	if (!strcmp(only->string, "tuple") && cJSON_IsArray(only))
		return read_children(r, only, WFI_TUPLE, out);
	if (!strcmp(only->string, "list") && cJSON_IsArray(only))
		return read_children(r, only, WFI_LIST, out);
	return bad(r, "its structure");
}

static bool hex_sum(const char *text)
{
	return text && strlen(text) == 32 && strspn(text, "0123456789abcdef") == 32;
}

static wf_error *read_files(reader *r, const cJSON *list)
{
	if (!cJSON_IsArray(list))
		return bad(r, "it has no files");
	r->m->file = wfi_arena_alloc(r->m->arena, ((size_t)cJSON_GetArraySize(list) + 1) * sizeof *r->m->file);
	for (const cJSON *item = list->child; item; item = item->next) {
		wfi_manifest_file *f = &r->m->file[r->m->n_files++];
		const char *name = member_text(item, "name"), *sum = member_text(item, "xxh3_128");
		if (!name || !*name || strchr(name, '/') || !hex_sum(sum) || !member_number(item, "bytes", &f->bytes))
			return bad(r, "an entry of its files");
		f->name = wfi_arena_strdup(r->m->arena, name);
		memcpy(f->xxh3, sum, sizeof f->xxh3);
	}
	return NULL;
}

static bool overlap(const wfi_manifest_shard *a, const wfi_manifest_shard *b)
{
	for (int k = 0; k < a->type.rank; k++)
		if (a->start[k] >= b->start[k] + b->type.dims[k] || b->start[k] >= a->start[k] + a->type.dims[k])
			return false;
	return true;
}

/* inside the tensor, without overlap, and together all of it: then they cover it */
static bool covered(const wfi_manifest_tensor *t)
{
	int64_t count = 0;
	for (size_t i = 0; i < t->n_shards; i++) {
		const wfi_manifest_shard *s = &t->shard[i];
		for (int k = 0; k < t->type.rank; k++)
			if (s->start[k] > t->type.dims[k] || s->type.dims[k] > t->type.dims[k] - s->start[k])
				return false;
		for (size_t j = 0; j < i; j++)
			if (s->bytes && t->shard[j].bytes && overlap(s, &t->shard[j]))
				return false;
		count += wfi_type_count(&s->type);
	}
	return t->n_shards && count == wfi_type_count(&t->type);
}

static wf_error *read_shard(reader *r, const cJSON *item, const wfi_manifest_tensor *t, wfi_manifest_shard *s)
{
	uint64_t file, need;
	int rank;
	s->type.dtype = t->type.dtype;
	bool good = member_dims(item, "start", &rank, s->start) && rank == t->type.rank &&
		    member_dims(item, "shape", &s->type.rank, s->type.dims) && s->type.rank == t->type.rank &&
		    member_number(item, "file", &file) && member_number(item, "offset", &s->offset) &&
		    member_number(item, "bytes", &s->bytes);
	if (!good || file >= r->m->n_files || !wfi_shape_bytes(s->type.dtype, s->type.rank, s->type.dims, &need) ||
	    need != s->bytes || s->offset > r->m->file[file].bytes || s->bytes > r->m->file[file].bytes - s->offset)
		return bad(r, "a shard of its tensors");
	s->file = (size_t)file;
	return NULL;
}

static wf_error *read_tensor(reader *r, const cJSON *item, wfi_manifest_tensor *t)
{
	const char *path = member_text(item, "path"), *dtype = member_text(item, "dtype");
	const cJSON *shards = cJSON_GetObjectItemCaseSensitive(item, "shards");
	uint64_t bytes;
	if (!path || !dtype || !cJSON_IsArray(shards) || !member_dims(item, "shape", &t->type.rank, t->type.dims))
		return bad(r, "an entry of its tensors");
	t->path = wfi_arena_strdup(r->m->arena, path);
	t->type.dtype = wfi_st_dtype(dtype);
	if (!t->type.dtype || !wfi_shape_bytes(t->type.dtype, t->type.rank, t->type.dims, &bytes))
		return bad(r, "dtype or shape of a tensor");
	t->shard = wfi_arena_alloc(r->m->arena, ((size_t)cJSON_GetArraySize(shards) + 1) * sizeof *t->shard);
	for (const cJSON *s = shards->child; s; s = s->next)
		WF_TRY(read_shard(r, s, t, &t->shard[t->n_shards++]));
	return covered(t) ? NULL : bad(r, "the shards of a tensor do not cover it exactly");
}

static wf_error *read_tensors(reader *r, const cJSON *list)
{
	if (!cJSON_IsArray(list) || cJSON_GetArraySize(list) != r->leaf)
		return bad(r, "it has not as many tensors as leaves");
	r->m->tensor = wfi_arena_alloc(r->m->arena, ((size_t)r->leaf + 1) * sizeof *r->m->tensor);
	for (const cJSON *item = list->child; item; item = item->next)
		WF_TRY(read_tensor(r, item, &r->m->tensor[r->m->n_tensors++]));
	return NULL;
}

static wf_error *read_object(reader *r, const cJSON *root, const char *name, const char **out)
{
	const cJSON *item = cJSON_GetObjectItemCaseSensitive(root, name);
	char *text = cJSON_IsObject(item) ? cJSON_PrintUnformatted(item) : NULL;
	if (!text)
		return bad(r, name);
	*out = wfi_arena_strdup(r->m->arena, text);
	cJSON_free(text);
	return NULL;
}

static wf_error *read_root(reader *r, const cJSON *root)
{
	uint64_t version = 0, report = 0, step = 0;
	const char *format = member_text(root, "format"), *run = member_text(root, "run_id");
	const cJSON *structure = cJSON_GetObjectItemCaseSensitive(root, "structure");
	if (!format || strcmp(format, "weft.checkpoint") || !member_number(root, "version", &version))
		return bad(r, "it is no weft.checkpoint");
	if (version != VERSION)
		return wf_error_new(WF_UNSUPPORTED, "%s has version %llu of the format; this weft reads version %d", r->where,
				    (unsigned long long)version, VERSION);
	if (!run || !structure || !member_number(root, "report", &report) || !member_number(root, "step", &step))
		return bad(r, "run_id, report, step or structure is missing");
	r->m->run_id = wfi_arena_strdup(r->m->arena, run);
	r->m->report = (int64_t)report;
	r->m->step = (int64_t)step;
	WF_TRY(read_object(r, root, "metrics", &r->m->metrics));
	WF_TRY(read_object(r, root, "metadata", &r->m->metadata));
	WF_TRY(read_files(r, cJSON_GetObjectItemCaseSensitive(root, "files")));
	WF_TRY(read_structure(r, structure, &r->m->def));
	return read_tensors(r, cJSON_GetObjectItemCaseSensitive(root, "tensors"));
}

wf_error *wfi_manifest_read_json(const char *where, const char *text, wfi_manifest *out)
{
	*out = (wfi_manifest){ .arena = wfi_arena_new() };
	reader r = { .where = where, .m = out };
	cJSON *root = cJSON_ParseWithOpts(text, NULL, 1);
	wf_error *err = cJSON_IsObject(root) ? read_root(&r, root) : bad(&r, "it is no JSON object");
	cJSON_Delete(root);
	if (err) {
		wfi_arena_free(out->arena);
		out->arena = NULL;
	}
	return err;
}

wf_error *wfi_manifest_read(const char *where, const char *text, size_t size, wfi_manifest *out)
{
	reader r = { .where = where };
	char sum[33];
	if (size < TAIL_SIZE || memchr(text, 0, size))
		return bad(&r, "it is cut off");
	size_t body = size - TAIL_SIZE;
	const char *tail = text + body;
	if (memcmp(tail, TAIL, sizeof TAIL - 1) || strcmp(tail + TAIL_SIZE - 3, "\"}\n"))
		return bad(&r, "it is cut off, or altered at its end");
	wfi_xxh3_text(XXH3_128bits(text, body), sum);
	if (memcmp(tail + sizeof TAIL - 1, sum, 32))
		return bad(&r, "it was altered: its checksum is another");
	return wfi_manifest_read_json(where, text, out);
}
