/* put.c: data onto devices: copies, slices of the first axis, replicas, blocks over meshes; what lies where. */
#include <stdlib.h>
#include "base/process.h"
#include "runtime/runtime.h"

static wf_error *check_device_list(const char *what, wf_devices d)
{
	WF_TRY(wfi_devices_check());
	return d.n > 0 && d.n <= WFI_MAX_DEVICES && d.v ? NULL : wf_error_new(WF_INVALID_ARGUMENT, "%s: the list of devices is empty", what);
}

/* f on every leaf: a new tree of the same structure */
typedef wf_error *leaf_fn(const wfi_array *a, const void *user, wfi_array **out);

static wf_error *map_leaves(const char *what, const wf_tree *t, const void *user, leaf_fn *f, wf_tree **out)
{
	wf_error *err = NULL;

	if (!t)
		return wf_error_new(WF_INVALID_ARGUMENT, "%s: the tree is NULL (an empty slot)", what);
	int n = t->def->n_leaves, done = 0;
	wfi_array **a = wfi_alloc((size_t)n * sizeof *a);
	for (; done < n && !err; done++) {
		err = t->leaves[done]->error ? wfi_array_error(t->leaves[done]) : f(t->leaves[done], user, &a[done]);
		if (err) {
			wfi_str path = { 0 };

			wfi_treedef_path(t->def, done, &path);
			err = wf_error_add(err, "%s of leaf %s", what, path.n ? path.s : "(the array itself)");
			wfi_str_free(&path);
			break;
		}
	}
	if (!err)
		wf_put(out, wfi_tree_build(t->def, a));
	else
		for (int i = 0; i < done; i++)
			wfi_array_release(a[i]);
	wfi_free(a);
	return err;
}

static wf_error *copy_leaf(const wfi_array *a, const void *user, wfi_array **out)
{
	const wf_devices d = *(const wf_devices *)user;
	const void *bytes = NULL;
	void *scratch = NULL;
	wfi_buffer *b = NULL;
	size_t n = wfi_type_bytes(&a->type);

	WF_TRY(wfi_array_bytes(a, &bytes, &scratch));
	wf_error *err = wfi_buffer_new(n, d.v[0], &b);
	if (!err && n)
		memcpy(b->data, bytes, n);
	wfi_free(scratch);
	if (!err)
		*out = wfi_array_new(&a->type, WFI_SINGLE, 1, &b);
	return err;
}

wf_error *(wf_device_put)(const wf_tree *t, wf_device *d, wf_tree **out)
{
	wf_devices all = wf_get_devices();

	WF_TRY(wfi_devices_check());
	return map_leaves("wf_device_put", t, &(const wf_devices){ 1, d ? &d : all.v }, copy_leaf, out);
}

/* n buffers of part bytes each, buffer i filled from bytes + i · step */
static wf_error *shards_from(const wfi_type *t, const char *bytes, size_t step, wf_devices d, wfi_array **out)
{
	size_t part = wfi_type_bytes(t) / (size_t)d.n;
	wfi_buffer **b = wfi_alloc((size_t)d.n * sizeof *b);
	wf_error *err = NULL;
	int i = 0;

	for (; i < d.n && !err; i++) {
		err = wfi_buffer_new(part, d.v[i], &b[i]);
		if (err)
			break;
		if (part)
			memcpy(b[i]->data, bytes + (size_t)i * step, part);
	}
	if (!err)
		*out = wfi_array_new(t, WFI_STACKED, d.n, b);
	else
		while (i-- > 0)
			wfi_buffer_release(b[i]);
	wfi_free(b);
	return err;
}

static wf_error *shard_leaf(const wfi_array *a, const void *user, wfi_array **out)
{
	const wf_devices d = *(const wf_devices *)user;
	wfi_type t = a->type;
	char buf[WFI_TYPE_TEXT];
	const void *bytes = NULL;
	void *scratch = NULL;

	if (!t.rank || t.dims[0] % d.n || (t.dims[0] != d.n && t.rank == WF_MAX_RANK))
		return wf_error_new(WF_INVALID_ARGUMENT, "%s cannot be cut into %d equal parts along its first axis", wfi_type_text(&t, buf), d.n);
	if (t.dims[0] != d.n) {
		t.dims[0] /= d.n;
		t = wfi_type_rows(&t, d.n);
	}
	WF_TRY(wfi_array_bytes(a, &bytes, &scratch));
	wf_error *err = shards_from(&t, bytes, wfi_type_bytes(&t) / (size_t)d.n, d, out);
	wfi_free(scratch);
	return err;
}

wf_error *wf_device_put_sharded(const wf_tree *t, wf_devices d, wf_tree **out)
{
	WF_TRY(check_device_list("wf_device_put_sharded", d));
	return map_leaves("wf_device_put_sharded", t, &d, shard_leaf, out);
}

static wf_error *replicate_leaf(const wfi_array *a, const void *user, wfi_array **out)
{
	const wf_devices d = *(const wf_devices *)user;
	wfi_type t = a->type;
	const void *bytes = NULL;
	void *scratch = NULL;

	if (t.rank == WF_MAX_RANK)
		return wf_error_new(WF_INVALID_ARGUMENT, "it has %d dimensions already", t.rank);
	t = wfi_type_rows(&t, d.n);
	WF_TRY(wfi_array_bytes(a, &bytes, &scratch));
	wf_error *err = shards_from(&t, bytes, 0, d, out);
	wfi_free(scratch);
	return err;
}

wf_error *wf_device_put_replicated(const wf_tree *t, wf_devices d, wf_tree **out)
{
	WF_TRY(check_device_list("wf_device_put_replicated", d));
	return map_leaves("wf_device_put_replicated", t, &d, replicate_leaf, out);
}

/* ---- the list form ---- */
static wf_error *check_list(const wf_tree *const *t, size_t n, wf_devices d)
{
	WF_TRY(check_device_list("wf_device_put_sharded", d));
	if (n != (size_t)d.n)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_device_put_sharded: %zu trees for %d devices", n, d.n);
	for (size_t i = 0; i < n; i++) {
		if (!t[i])
			return wf_error_new(WF_INVALID_ARGUMENT, "wf_device_put_sharded: tree %zu is NULL", i);
		wfi_str text = { 0 };
		if (wfi_treedef_difference(t[0]->def, t[i]->def, &text)) {
			wf_error *err = wf_error_new(WF_INVALID_ARGUMENT, "wf_device_put_sharded: trees 0 and %zu differ: %s", i, text.s);

			wfi_str_free(&text);
			return err;
		}
		for (int k = 0; k < t[i]->def->n_leaves; k++) {
			char a[WFI_TYPE_TEXT], b[WFI_TYPE_TEXT];

			if (t[i]->leaves[k]->error)
				return wfi_array_error(t[i]->leaves[k]);
			if (!wfi_type_equal(&t[0]->leaves[k]->type, &t[i]->leaves[k]->type))
				return wf_error_new(WF_INVALID_ARGUMENT, "wf_device_put_sharded: leaf %d of tree 0 is %s, of tree %zu %s", k, wfi_type_text(&t[0]->leaves[k]->type, a), i,
					wfi_type_text(&t[i]->leaves[k]->type, b));
			if (t[i]->leaves[k]->type.rank == WF_MAX_RANK)
				return wf_error_new(WF_INVALID_ARGUMENT, "wf_device_put_sharded: leaf %d has %d dimensions already", k, WF_MAX_RANK);
		}
	}
	return NULL;
}

static wf_error *stack_leaf(const wf_tree *const *t, int k, wf_devices d, wfi_array **out)
{
	wfi_type one = t[0]->leaves[k]->type, all = wfi_type_rows(&one, d.n);
	wfi_buffer **b = wfi_alloc((size_t)d.n * sizeof *b);
	wf_error *err = NULL;
	int i = 0;

	for (; i < d.n && !err; i++) {
		const void *bytes = NULL;
		void *scratch = NULL;
		size_t n = wfi_type_bytes(&one);

		err = wfi_buffer_new(n, d.v[i], &b[i]);
		if (err)
			break;
		err = wfi_array_bytes(t[i]->leaves[k], &bytes, &scratch);
		if (!err && n)
			memcpy(b[i]->data, bytes, n);
		wfi_free(scratch);
	}
	if (!err)
		*out = wfi_array_new(&all, WFI_STACKED, d.n, b);
	else
		while (i-- > 0)
			wfi_buffer_release(b[i]);
	wfi_free(b);
	return err;
}

wf_error *wf_device_put_sharded_list(const wf_tree *const *t, size_t n, wf_devices d, wf_tree **out)
{
	WF_TRY(check_list(t, n, d));
	int leaves = t[0]->def->n_leaves, done = 0;
	wfi_array **a = wfi_alloc((size_t)leaves * sizeof *a);
	wf_error *err = NULL;
	for (; done < leaves; done++) {
		err = stack_leaf(t, done, d, &a[done]);
		if (err)
			break;
	}
	if (!err)
		wf_put(out, wfi_tree_build(t[0]->def, a));
	else
		while (done-- > 0)
			wfi_array_release(a[done]);
	wfi_free(a);
	return err;
}

/* ---- shardings ---- */
static wf_error *shard_array(const wfi_array *a, const void *user, wfi_array **out)
{
	const wfi_layout *l = user;
	wfi_buffer *shards[WFI_MAX_DEVICES];
	const void *bytes = NULL;
	void *scratch = NULL;
	int d = 0;

	WF_TRY(wfi_layout_check(l, &a->type));
	WF_TRY(wfi_array_bytes(a, &bytes, &scratch));
	wf_error *err = NULL;
	for (; d < l->mesh->n_devices; d++) {
		int64_t start[WF_MAX_RANK];
		wfi_type block;

		wfi_layout_block(l, &a->type, d, start, &block);
		err = wfi_buffer_new(wfi_type_bytes(&block), l->mesh->device[d], &shards[d]);
		if (err)
			break;
		wfi_block_from_whole(&a->type, start, &block, bytes, shards[d]->data);
	}
	wfi_free(scratch);
	while (err && d-- > 0)
		wfi_buffer_release(shards[d]);
	if (!err)
		*out = wfi_array_sharded(&a->type, l, shards);
	return err;
}

wf_error *wf_device_put_sharding(const wf_tree *t, wf_sharding s, wf_tree **out)
{
	wfi_layout l;
	wf_error *err = wfi_layout_of(s.mesh, &s.spec, &l);

	return err ? wf_error_add(err, "in wf_device_put_sharding") : map_leaves("wf_device_put_sharding", t, &l, shard_array, out);
}

/* ---- all workers' ---- */
static wf_error *gather_leaf(const wfi_array *a, const void *user, wfi_array **out)
{
	int world = wfi_process()->world;
	const void *bytes = NULL;
	void *scratch = NULL;
	wfi_buffer *b = NULL;
	wfi_comm *comm = NULL;
	wfi_type t = a->type;
	size_t part = wfi_type_bytes(&t);

	(void)user;
	if (t.rank == WF_MAX_RANK)
		return wf_error_new(WF_INVALID_ARGUMENT, "it has %d dimensions already", t.rank);
	t = wfi_type_rows(&t, world);
	if (world > 1)
		WF_TRY(wfi_worker_comm(1, &comm));
	WF_TRY(wfi_array_bytes(a, &bytes, &scratch));
	wf_error *err = wfi_buffer_new(part * (size_t)world, NULL, &b);
	if (!err && comm)
		err = wfi_comm_run(comm, &(const wfi_coll){ .kind = WFI_COLL_ALL_GATHER, .dtype = WF_U8, .count = part, .in = bytes, .out = b->data,
		                   .what = "wf_process_allgather" });
	else if (!err && part)
		memcpy(b->data, bytes, part);
	wfi_free(scratch);
	if (err)
		wfi_buffer_release(b);
	else
		*out = wfi_array_new(&t, WFI_SINGLE, 1, &b);
	return err;
}

wf_error *wf_process_allgather(const wf_tree *t, wf_tree **out)
{
	return map_leaves("wf_process_allgather", t, NULL, gather_leaf, out);
}

/* ---- text ---- */
static void add_shards(const wfi_array *a, wfi_str *s)
{
	for (int i = 0; i < a->n_shards; i++) {
		int64_t start[WF_MAX_RANK];
		wfi_type block;

		wfi_array_block(a, i, start, &block);
		wfi_str_add(s, "%s%s [", i ? ", " : ": ", a->shards[i]->device ? wf_device_name(a->shards[i]->device) : wf_device_name(wf_get_devices().v[0]));
		for (int k = 0; k < block.rank; k++)
			wfi_str_add(s, "%s%lld:%lld", k ? ", " : "", (long long)start[k], (long long)(start[k] + block.dims[k]));
		wfi_str_add(s, "]");
	}
}

char *wf_tree_sharding_text(const wf_tree *t)
{
	wfi_str s = { 0 };
	char type[WFI_TYPE_TEXT];

	for (int i = 0; t && i < t->def->n_leaves; i++) {
		const wfi_array *a = t->leaves[i];
		wfi_str path = { 0 };

		wfi_treedef_path(t->def, i, &path);
		wfi_str_add(&s, "%s%s%s%s", i ? "\n" : "", path.n ? path.s : "", path.n ? ": " : "", wfi_type_text(&a->type, type));
		wfi_str_free(&path);
		if (a->error) {
			wfi_str_add(&s, " failed: %s", wf_error_message(a->error));
			continue;
		}
		if (a->sharding == WFI_SHARDED) {
			wfi_str_add(&s, " over ");
			wfi_mesh_text(a->layout.mesh, &s);
			wfi_str_add(&s, " as ");
			wfi_layout_text(&a->layout, a->type.rank, &s);
		} else if (a->sharding == WFI_STACKED) {
			wfi_str_add(&s, ", slices of its first axis");
		}
		add_shards(a, &s);
	}
	return wfi_str_take(&s);
}
