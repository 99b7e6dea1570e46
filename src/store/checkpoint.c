/* checkpoint.c: saving, opening, loading. The manifest's text is made and read in manifest.c. */
#include "store/manifest.h"
#include <stdlib.h>
#include <unistd.h>
#include <xxhash.h>

#define FILE_BYTES ((uint64_t)4 << 30)
#define DEPTH_MOST 200

char *wfi_checkpoint_name(int64_t report, char *buf)
{
	snprintf(buf, 32, "checkpoint_%06lld", (long long)report);
	return buf;
}

int64_t wfi_checkpoint_number(const char *name)
{
	char again[32];
	char *end;
	if (strncmp(name, "checkpoint_", 11) || strlen(name) > 30)
		return -1;
	long long x = strtoll(name + 11, &end, 10);
	return x >= 0 && !*end && !strcmp(wfi_checkpoint_name(x, again), name) ? x : -1;
}

void wfi_xxh3_text(const XXH128_hash_t h, char text[33])
{
	snprintf(text, 33, "%016llx%016llx", (unsigned long long)h.high64, (unsigned long long)h.low64);
}

/* ---- saving ---- */

typedef struct saving {
	wfi_store *store;
	const char *folder;
	const wf_tree *tree;
	size_t n;         /* leaves */
	wfi_manifest m;   /* its tensors and files grow as files are written */
	wfi_st_tensor *v; /* the leaves, in the order of files */
	size_t *leaf;     /* of v[i]: wfi_st_lay_out sorts v, so by name */
} saving;

static int depth_of(const wfi_treedef *d)
{
	int most = 0;
	for (int i = 0; i < d->n; i++) {
		int k = depth_of(d->child[i]);
		most = WFI_MAX(most, k);
	}
	return most + 1;
}

static wf_error *check_names(const wfi_treedef *d)
{
	for (int i = 0; i < d->n; i++) {
		if (d->kind == WFI_DICT && !wfi_is_utf8(d->name[i]))
			return wf_error_new(WF_INVALID_ARGUMENT, "a checkpoint cannot have the name \"%s\": it is no UTF-8",
					    d->name[i]);
		WF_TRY(check_names(d->child[i]));
	}
	return NULL;
}

static wf_error *check_types(const wf_tree *t)
{
	for (int i = 0; i < t->def->n_leaves; i++)
		if (!wfi_st_dtype_name(t->leaves[i]->type.dtype)) {
			wfi_str path = { 0 };
			wfi_treedef_path(t->def, i, &path);
			wf_error *err = wf_error_new(WF_UNSUPPORTED, "a checkpoint cannot hold %s, the type of leaf %s", wf_dtype_name(t->leaves[i]->type.dtype),
						     path.n ? path.s : "(the array itself)");
			wfi_str_free(&path);
			return err;
		}
	return NULL;
}

static void describe_leaves(saving *s)
{
	s->m.tensor = wfi_arena_alloc(s->m.arena, (s->n + 1) * sizeof *s->m.tensor);
	s->m.n_tensors = s->n;
	for (size_t i = 0; i < s->n; i++) {
		wfi_str path = { 0 };
		wfi_treedef_path(s->tree->def, (int)i, &path);
		s->m.tensor[i] = (wfi_manifest_tensor){ .path = wfi_arena_strdup(s->m.arena, path.n ? path.s : "x"),
							.type = s->tree->leaves[i]->type };
		wfi_str_free(&path);
	}
}

/* How many files the leaves need, and which leaf begins each: in leaf order, so that what belongs together lies together. */
static size_t split_into_files(const saving *s, uint64_t most, size_t *first)
{
	size_t files = 0;
	uint64_t size = 0;
	for (size_t i = 0; i < s->n; i++) {
		uint64_t bytes = wfi_type_bytes(&s->m.tensor[i].type);
		if (!files || (size && bytes > most - WFI_MIN(size, most))) {
			first[files++] = i;
			size = 0;
		}
		size += bytes;
	}
	if (!files)
		first[files++] = 0;
	first[files] = s->n;
	return files;
}

/* name → leaf in first…first+n; names are unique, as no dict's name has a dot */
static size_t leaf_named(const saving *s, size_t first, size_t n, const char *name)
{
	for (size_t i = first; i < first + n; i++)
		if (s->m.tensor[i].path == name)
			return i;
	return first;
}

static wf_error *put_file(saving *s, size_t file, const wfi_piece *piece, size_t n)
{
	XXH3_state_t *state = XXH3_createState();
	if (!state)
		return wfi_out_of_memory(1024, "a checksum");
	XXH3_128bits_reset(state);
	uint64_t bytes = 0;
	for (size_t i = 0; i < n; i++) {
		if (piece[i].size)
			XXH3_128bits_update(state, piece[i].data, piece[i].size);
		bytes += piece[i].size;
	}
	wfi_xxh3_text(XXH3_128bits_digest(state), s->m.file[file].xxh3);
	XXH3_freeState(state);
	s->m.file[file].bytes = bytes;
	char *key = wfi_path_join(s->folder, s->m.file[file].name);
	wf_error *err = wfi_store_put(s->store, key, piece, n);
	wfi_free(key);
	return err;
}

/* one safetensors file with the leaves first…first+n−1 */
static wf_error *save_file(saving *s, size_t file, size_t first, size_t n)
{
	wfi_st_tensor *v = wfi_alloc((n + 1) * sizeof *v);
	wfi_piece *piece = wfi_alloc((n + 1) * sizeof *piece);
	void **scratch = wfi_alloc((n + 1) * sizeof *scratch);
	wfi_str header = { 0 };
	for (size_t i = 0; i < n; i++)
		v[i] = (wfi_st_tensor){ .name = s->m.tensor[first + i].path, .type = s->m.tensor[first + i].type };
	wf_error *err = wfi_st_lay_out(n, v, &header);
	for (size_t i = 0; !err && i < n; i++) {
		size_t leaf = leaf_named(s, first, n, v[i].name);
		wfi_manifest_shard *shard = wfi_arena_alloc(s->m.arena, sizeof *shard);
		*shard = (wfi_manifest_shard){
			.type = v[i].type, .file = file, .offset = header.n + v[i].begin, .bytes = v[i].end - v[i].begin
		};
		s->m.tensor[leaf].shard = shard;
		s->m.tensor[leaf].n_shards = 1;
		piece[i + 1].size = (size_t)shard->bytes;
		err = wfi_array_bytes(s->tree->leaves[leaf], &piece[i + 1].data, &scratch[i]);
	}
	piece[0] = (wfi_piece){ header.s, header.n };
	if (!err)
		err = put_file(s, file, piece, n + 1);
	for (size_t i = 0; i < n; i++)
		wfi_free(scratch[i]);
	wfi_free(scratch);
	wfi_free(piece);
	wfi_free(v);
	wfi_str_free(&header);
	return err;
}

static wf_error *save_files(saving *s, uint64_t most)
{
	size_t *first = wfi_arena_alloc(s->m.arena, (s->n + 2) * sizeof *first);
	describe_leaves(s);
	s->m.n_files = split_into_files(s, most, first);
	s->m.file = wfi_arena_alloc(s->m.arena, s->m.n_files * sizeof *s->m.file);
	for (size_t i = 0; i < s->m.n_files; i++)
		s->m.file[i].name = wfi_arena_format(s->m.arena, "data-%05zu-of-%05zu.safetensors", i + 1, s->m.n_files);
	for (size_t i = 0; i < s->m.n_files; i++)
		WF_TRY(save_file(s, i, first[i], first[i + 1] - first[i]));
	return NULL;
}

static wf_error *save(saving *s, const char *manifest_key, uint64_t most)
{
	char *below = wfi_format("%s/", s->folder);
	/* what an earlier attempt left: its manifest goes first, so that it is never beside other data than its own */
	wf_error *err = wfi_store_delete_all(s->store, below, manifest_key);
	if (!err)
		err = save_files(s, most);
	wfi_str text = { 0 };
	if (!err)
		err = wfi_manifest_write(&s->m, &text);
	if (!err)
		err = wfi_store_put_bytes(s->store, manifest_key, text.s, text.n);
	if (err) {
		wf_error *again = wfi_store_delete_all(s->store, below, manifest_key);
		if (again)
			err = wf_error_add(err, "what was written of it could not be deleted: %s", wf_error_message(again));
		wf_error_free(again);
		err = wf_error_add(err, "while saving the checkpoint %s/%s; earlier checkpoints are as they were", s->store->uri,
				   s->folder);
	}
	wfi_str_free(&text);
	wfi_free(below);
	return err;
}

wf_error *wfi_checkpoint_save(wfi_store *store, const char *folder, const wf_tree *t, const wfi_checkpoint_info *info,
			      wf_checkpoint **out)
{
	char name[32];
	saving s = { .store = store, .folder = folder ? folder : wfi_checkpoint_name(info->report, name), .tree = t };
	if (!t)
		return wf_error_new(WF_INVALID_ARGUMENT, "a checkpoint needs a tree; NULL came");
	WF_TRY(wf_wait(t));
	WF_TRY(check_names(t->def));
	WF_TRY(check_types(t));
	if (depth_of(t->def) > DEPTH_MOST)
		return wf_error_new(WF_UNSUPPORTED, "a checkpoint's tree may be nested %d deep; this one is deeper", DEPTH_MOST);
	s.n = wf_tree_count(t);
	s.m = (wfi_manifest){ .arena = wfi_arena_new(),
			      .run_id = info->run_id ? info->run_id : "",
			      .report = info->report,
			      .step = info->step,
			      .metrics = info->metrics ? info->metrics : "{}",
			      .metadata = info->metadata ? info->metadata : "{}",
			      .def = t->def };
	char *key = wfi_format("%s/" WFI_MANIFEST_NAME, s.folder);
	wf_error *err = wfi_manifest_check_info(&s.m);
	if (!err)
		err = save(&s, key, info->file_bytes ? info->file_bytes : FILE_BYTES);
	wfi_free(key);
	wfi_arena_free(s.m.arena);
	if (!err && out)
		err = wfi_checkpoint_open(store, s.folder, out);
	return err;
}

/* ---- opening ---- */

static wf_error *read_manifest(wfi_store *s, const char *folder, wfi_manifest *out)
{
	char *key = wfi_format("%s/" WFI_MANIFEST_NAME, folder), *where = wfi_store_location(s, key), *text = NULL;
	size_t size = 0;
	wf_error *err = wfi_store_get(s, key, WFI_MANIFEST_MOST, &text, &size);
	if (!err)
		err = wfi_manifest_read(where, text, size, out);
	else if (wf_error_code(err) == WF_NOT_FOUND) {
		wf_error_free(err);
		err = wf_error_new(WF_NOT_FOUND, "%s/%s is no checkpoint: it has no " WFI_MANIFEST_NAME, s->uri, folder);
		err = wf_error_add(err, "either the save did not finish, or it is another folder; checkpoints are folders like "
					"RUN/checkpoint_000010");
	}
	wfi_free(text);
	wfi_free(where);
	wfi_free(key);
	return err;
}

wf_error *wfi_checkpoint_open(wfi_store *s, const char *folder, wf_checkpoint **out)
{
	wfi_manifest m;
	WF_TRY(read_manifest(s, folder, &m));
	wf_checkpoint *c = wfi_alloc(sizeof *c);
	*c = (wf_checkpoint){ .store = wfi_store_retain(s),
			      .folder = wfi_strdup(folder),
			      .path = wfi_store_location(s, folder),
			      .run_id = wfi_strdup(m.run_id),
			      .report = m.report,
			      .step = m.step,
			      .metrics = wfi_strdup(m.metrics),
			      .metadata = wfi_strdup(m.metadata),
			      .refs = 1 };
	for (size_t i = 0; i < m.n_files; i++)
		c->bytes += m.file[i].bytes;
	wfi_arena_free(m.arena);
	wf_checkpoint_free(*out);
	*out = c;
	return NULL;
}

/* err, with the newest checkpoint that the folder at has, if it has one */
static wf_error *with_newest(wf_error *err, const char *at)
{
	wfi_store *s = NULL;
	wfi_checkpoint_list l = { 0 };
	wf_error *none = wfi_store_open(at, &s);

	if (!none)
		none = wfi_checkpoint_list_all(s, &l);
	size_t n = l.n;
	while (n && !l.v[n - 1].committed)
		n--;
	if (!none && n)
		err = wf_error_add(err, "the newest one in %s is %s", at, l.v[n - 1].folder);
	wf_error_free(none);
	wfi_checkpoint_list_free(&l);
	wfi_store_close(s);
	return err;
}

wf_error *wf_checkpoint_open(const char *path, wf_checkpoint **out)
{
	if (!path || !*path)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_checkpoint_open: the path is empty");
	wfi_store *s = NULL;
	WF_TRY(wfi_store_open(path, &s));
	char *real = realpath(s->uri, NULL);
	if (!real) {
		wf_error *err = wf_error_new(WF_NOT_FOUND, "there is no checkpoint folder %s", s->uri);
		char *run = wfi_strdup(s->uri), *end = strrchr(run, '/');
		if (end && end != run) {
			*end = 0;
			err = with_newest(err, run);
		}
		wfi_free(run);
		wfi_store_close(s);
		return err;
	}
	wfi_store_close(s);
	s = NULL;
	char *slash = strrchr(real, '/');
	*slash = 0;
	wf_error *err = wfi_store_open(slash == real ? "/" : real, &s);
	if (!err)
		err = wfi_checkpoint_open(s, slash + 1, out);
	if (wf_error_code(err) == WF_NOT_FOUND) {
		*slash = '/';
		err = with_newest(err, real);
	}
	wfi_store_close(s);
	free(real);
	return err;
}

wf_checkpoint *wfi_checkpoint_retain(const wf_checkpoint *c)
{
	wf_checkpoint *m = (wf_checkpoint *)(uintptr_t)c; /* the count is not part of the value */
	if (m)
		__atomic_fetch_add(&m->refs, 1, __ATOMIC_RELAXED);
	return m;
}

void wf_checkpoint_free(wf_checkpoint *c)
{
	if (!c || __atomic_fetch_sub(&c->refs, 1, __ATOMIC_ACQ_REL) != 1)
		return;
	wfi_store_close(c->store);
	wfi_free(c->folder);
	wfi_free(c->path);
	wfi_free(c->run_id);
	wfi_free(c->metrics);
	wfi_free(c->metadata);
	wfi_free(c);
}

const char *wf_checkpoint_path(const wf_checkpoint *c)
{
	return c ? c->path : NULL;
}

/* ---- loading ---- */

static wf_error *damaged_file(const wf_checkpoint *c, const char *name, const char *why)
{
	return wf_error_new(WF_DATA_LOSS, "the checkpoint is damaged: %s/%s %s", c->path, name, why);
}

static wf_error *read_file(const wf_checkpoint *c, const wfi_manifest_file *f, char **bytes)
{
	char *key = wfi_path_join(c->folder, f->name), sum[33];
	size_t size = 0;
	wf_error *err = f->bytes < SIZE_MAX ? wfi_store_get_range(c->store, key, 0, (size_t)f->bytes + 1, bytes, &size)
					    : wfi_out_of_memory(SIZE_MAX, f->name);
	wfi_free(key);
	if (wf_error_code(err) == WF_NOT_FOUND) {
		wf_error_free(err);
		return damaged_file(c, f->name, "is missing");
	}
	if (err)
		return err;
	if (size != f->bytes)
		err = damaged_file(c, f->name, size < f->bytes ? "is cut off" : "is too long");
	else {
		wfi_xxh3_text(XXH3_128bits(*bytes, size), sum);
		err = strcmp(sum, f->xxh3) ? damaged_file(c, f->name, "was altered: its checksum is another") : NULL;
	}
	if (err) {
		wfi_free(*bytes);
		*bytes = NULL;
	}
	return err;
}

/* copies a shard to its place in the whole array */
static void place_shard(const wfi_manifest_tensor *t, const wfi_manifest_shard *s, const char *from, char *to)
{
	int64_t stride[WF_MAX_RANK], index[WF_MAX_RANK] = { 0 }, at = 0, rows = 1;
	size_t width = wf_dtype_size(t->type.dtype);
	int last = t->type.rank - 1;
	if (!s->bytes)
		return;
	if (t->n_shards == 1) {
		memcpy(to, from, (size_t)s->bytes);
		return;
	}
	wfi_type_strides(&t->type, stride);
	for (int k = 0; k <= last; k++)
		at += s->start[k] * stride[k];
	for (int k = 0; k < last; k++)
		rows *= s->type.dims[k];
	size_t row = (size_t)(s->type.dims[last]) * width;
	for (int64_t i = 0; i < rows; i++) {
		memcpy(to + (size_t)at * width, from + (size_t)i * row, row);
		for (int k = last - 1; k >= 0; k--) {
			at += stride[k];
			if (++index[k] < s->type.dims[k])
				break;
			at -= stride[k] * s->type.dims[k];
			index[k] = 0;
		}
	}
}

static wf_error *load_file(const wf_checkpoint *c, const wfi_manifest *m, size_t file, wfi_array **array)
{
	char *bytes = NULL;
	WF_TRY(read_file(c, &m->file[file], &bytes));
	for (size_t i = 0; array && i < m->n_tensors; i++)
		for (size_t k = 0; k < m->tensor[i].n_shards; k++)
			if (m->tensor[i].shard[k].file == file)
				place_shard(&m->tensor[i], &m->tensor[i].shard[k], bytes + m->tensor[i].shard[k].offset,
					    array[i]->shards[0]->data);
	wfi_free(bytes);
	return NULL;
}

/* all files, or only a check of them (array NULL); every damaged one is named */
static wf_error *load_files(const wf_checkpoint *c, const wfi_manifest *m, wfi_array **array)
{
	wf_error *err = NULL;
	for (size_t i = 0; i < m->n_files; i++) {
		wf_error *e = load_file(c, m, i, array);
		if (!err)
			err = e;
		else if (e) {
			err = wf_error_add(err, "and: %s", wf_error_message(e));
			wf_error_free(e);
		}
	}
	return err;
}

static wf_error *make_arrays(const wfi_manifest *m, wfi_array **array)
{
	for (size_t i = 0; i < m->n_tensors; i++) {
		wfi_buffer *b = NULL;
		WF_TRY(wfi_buffer_new(wfi_type_bytes(&m->tensor[i].type), NULL, &b));
		array[i] = wfi_array_new(&m->tensor[i].type, WFI_SINGLE, 1, &b);
	}
	return NULL;
}

static wf_error *check_bools(const wf_checkpoint *c, const wfi_manifest *m, wfi_array *const *array)
{
	for (size_t i = 0; i < m->n_tensors; i++) {
		const unsigned char *p = m->tensor[i].type.dtype == WF_BOOL ? array[i]->shards[0]->data : NULL;
		for (int64_t k = 0, n = wfi_type_count(&m->tensor[i].type); p && k < n; k++)
			if (p[k] > 1)
				return damaged_file(c, m->tensor[i].path, "has a bool that is neither 0 nor 1");
	}
	return NULL;
}

wf_error *wf_checkpoint_load(const wf_checkpoint *c, wf_tree **out)
{
	wfi_manifest m;
	if (!c)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_checkpoint_load: there is no checkpoint (NULL)");
	WF_TRY(read_manifest(c->store, c->folder, &m));
	wfi_array **array = wfi_alloc((m.n_tensors + 1) * sizeof *array);
	wf_error *err = make_arrays(&m, array);
	if (!err)
		err = load_files(c, &m, array);
	if (!err)
		err = check_bools(c, &m, array);
	if (!err)
		wf_put(out, wfi_tree_build(m.def, array));
	for (size_t i = 0; err && i < m.n_tensors; i++)
		wfi_array_release(array[i]);
	wfi_free(array);
	wfi_arena_free(m.arena);
	return err;
}

wf_error *wfi_checkpoint_verify(const wf_checkpoint *c)
{
	wfi_manifest m;
	WF_TRY(read_manifest(c->store, c->folder, &m));
	wf_error *err = load_files(c, &m, NULL);
	wfi_arena_free(m.arena);
	return err;
}
