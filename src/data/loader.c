/* loader.c: batches of a worker's share. A position (epoch, row of the epoch's order) says everything: the next batch is the rows from
 * there on, whatever the number of workers. A thread makes batches ahead; the position that users see is that of the next batch they get. */
#include "data/format.h"
#include "base/process.h"
#include "runtime/runtime.h"
#include <errno.h>
#include <pthread.h>
#include <time.h>

#define WAIT_SECONDS 600
#define PREFETCH_MOST 1024
#define DEVICES_MOST 256 /* as many as a process has */

typedef struct position {
	int64_t epoch, row;
} position;
typedef struct item {
	wf_tree *batch;
	wf_error *err;
	position next;
} item; /* batch NULL: the end of an epoch */

struct wf_loader {
	wf_dataset *d;
	int64_t rows, batch_size;
	bool shuffle, drop_last;
	uint64_t seed;
	int worker, workers, devices;
	int64_t parts; /* equal ones that rows are cut into: devices, or a mesh's */
	bool on_devices;
	wf_sharding sharding; /* mesh NULL: none */
	wfi_arena *arena; /* its strings */
	position at; /* of the batch that the user gets next */
	/* of whoever makes batches */
	position making;
	int64_t *order, order_epoch;
	/* the thread */
	int prefetch;
	bool running, stop; /* stop: under lock */
	pthread_t thread;
	pthread_mutex_t lock;
	pthread_cond_t room, made;
	item *queue; /* of prefetch items, from first */
	int first, n;
};

/* ---- making a batch ---- */

typedef struct share {
	int64_t from, rows, padded;
} share; /* rows of the epoch's order; padded: with the zero rows */

/* worker's part of the m rows from row: the first m % workers workers get one more */
static share share_of(const wf_loader *l, int64_t row, int64_t m)
{
	int64_t each = m / l->workers, more = m % l->workers, w = l->worker;
	share s = { .from = row + w * each + WFI_MIN(w, more), .rows = each + (w < more), .padded = each + (more > 0) };
	s.padded = (s.padded + l->parts - 1) / l->parts * l->parts;
	return s;
}

/* the type of a column's part in a batch */
static wfi_type batch_type(const wf_loader *l, const wfi_type *row, int64_t rows)
{
	wfi_type t = { .dtype = row->dtype };
	if (l->devices > 0)
		t.dims[t.rank++] = l->devices;
	t.dims[t.rank++] = l->devices > 0 ? rows / l->devices : rows;
	for (int i = 0; i < row->rank; i++)
		t.dims[t.rank++] = row->dims[i];
	return t;
}

static wf_error *new_leaf(const wfi_type *t, char **data, wf_tree **out)
{
	wfi_buffer *b = NULL;
	WF_TRY(wfi_buffer_new(wfi_type_bytes(t), NULL, &b));
	*data = b->data;
	wf_put(out, wfi_tree_leaf(wfi_array_new(t, WFI_SINGLE, 1, &b)));
	return NULL;
}

/* an array for a column, with its padding */
static wf_error *make_column(const wf_loader *l, const wfi_data_column *c, const share *s, void **place, wf_tree **out)
{
	char *data = NULL;
	wfi_type t = batch_type(l, &c->row, s->padded);
	WF_TRY(new_leaf(&t, &data, out));
	memset(data + (size_t)s->rows * c->row_bytes, 0, (size_t)(s->padded - s->rows) * c->row_bytes);
	*place = data;
	return NULL;
}

static wf_error *make_weight(const wf_loader *l, const share *s, wf_tree **out)
{
	char *data = NULL;
	const wfi_type scalar = wfi_type_scalar(WF_F32);
	wfi_type t = batch_type(l, &scalar, s->padded);
	WF_TRY(new_leaf(&t, &data, out));
	for (int64_t i = 0; i < s->padded; i++)
		((float *)(void *)data)[i] = i < s->rows ? 1.0f : 0.0f;
	return NULL;
}

/* Copies an array that is read to where the options want it. */
static wf_error *place_leaf(const wf_loader *l, wf_tree **leaf)
{
	wf_devices all = wf_get_devices();
	wf_sharding s = l->sharding;
	if (!s.mesh && !l->on_devices)
		return NULL;
	if (!s.mesh && l->devices > 0)
		return wf_device_put_sharded(*leaf, (wf_devices){ l->devices, all.v }, leaf);
	if (!s.mesh)
		return wf_device_put(*leaf, all.v[0], leaf);
	for (int dim = wf_tree_rank(*leaf); dim < WF_SPEC_DIMS; dim++)
		s.spec.dim[dim] = NULL;
	return wf_device_put_sharding(*leaf, s, leaf);
}

static wf_error *place_leaves(const wf_loader *l, const char *const *name, wf_tree **leaf, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		wf_error *err = place_leaf(l, &leaf[i]);
		if (err)
			return wf_error_add(err, "while column \"%s\" of a batch is put onto devices", name[i]);
	}
	return NULL;
}

/* the rows of a share into the columns' places */
static wf_error *read_share(const wf_loader *l, const share *s, void *const *place)
{
	wf_source_read r = { .n = s->rows, .epoch = l->making.epoch, .seed = l->seed, .columns = place };
	int64_t *rows = NULL;
	if (l->shuffle) {
		r.rows = l->order + s->from;
	} else {
		r.rows = rows = wfi_try_alloc((size_t)s->rows * sizeof *rows + 1);
		if (!rows)
			return wfi_out_of_memory((size_t)s->rows * sizeof *rows, "the rows of a batch");
		for (int64_t i = 0; i < s->rows; i++)
			rows[i] = s->from + i;
	}
	wf_error *err = wfi_dataset_read(l->d, &r);
	wfi_free(rows);
	return wf_error_add(err, "while reading %lld rows of %s for the batch at row %lld of epoch %lld", (long long)s->rows, l->d->name,
			    (long long)l->making.row, (long long)l->making.epoch);
}

static wf_error *make_batch(const wf_loader *l, const share *s, wf_tree **out)
{
	size_t n = l->d->n;
	const char **name = wfi_alloc((n + 1) * sizeof *name);
	wf_tree **leaf = wfi_alloc((n + 1) * sizeof *leaf);
	void **place = wfi_alloc(n * sizeof *place);
	wf_error *err = NULL;
	for (size_t i = 0; !err && i < n; i++) {
		name[i] = l->d->v[i].name;
		err = make_column(l, &l->d->v[i], s, &place[i], &leaf[i]);
	}
	name[n] = "weight";
	if (!err)
		err = make_weight(l, s, &leaf[n]);
	if (!err)
		err = read_share(l, s, place);
	if (!err)
		err = place_leaves(l, name, leaf, n + 1);
	if (!err)
		err = wf_tree_dict(n + 1, name, (const wf_tree *const *)leaf, out);
	for (size_t i = 0; i <= n; i++)
		wf_tree_release(leaf[i]);
	wfi_free(place);
	wfi_free(leaf);
	wfi_free(name);
	return err;
}

static wf_error *make_order(wf_loader *l, int64_t epoch)
{
	if (!l->shuffle || (l->order && l->order_epoch == epoch))
		return NULL;
	if (!l->order)
		l->order = wfi_try_alloc((size_t)l->rows * sizeof *l->order);
	if (!l->order)
		return wfi_out_of_memory((size_t)l->rows * sizeof *l->order, "an epoch's order");
	wfi_permutation(l->seed, (uint64_t)epoch, l->rows, l->order);
	l->order_epoch = epoch;
	return NULL;
}

/* the rows of the batch at this row; 0: the epoch is over */
static int64_t rows_at(const wf_loader *l, int64_t row)
{
	int64_t left = l->rows - row;
	return left >= l->batch_size ? l->batch_size : l->drop_last || left < 0 ? 0 : left;
}

/* the item at l->making, which moves on unless it failed */
static item make_item(wf_loader *l)
{
	if (l->making.epoch == INT64_MAX) /* the thread, ahead of a user at the last epoch there is */
		return (item){ .err = wf_error_new(WF_INVALID_ARGUMENT, "the loader has no epoch after %lld", (long long)INT64_MAX - 1) };
	item it = { .next = { l->making.epoch + 1, 0 } };
	int64_t m = rows_at(l, l->making.row);
	if (m) {
		share s = share_of(l, l->making.row, m);
		it.next = (position){ l->making.epoch, l->making.row + m };
		it.err = make_order(l, l->making.epoch);
		if (!it.err)
			it.err = make_batch(l, &s, &it.batch);
	}
	if (!it.err)
		l->making = it.next;
	return it;
}

/* ---- the thread ---- */

static void *make_ahead(void *user)
{
	wf_loader *l = user;
	for (bool failed = false; !failed;) {
		item it = make_item(l);
		failed = it.err != NULL;
		pthread_mutex_lock(&l->lock);
		while (l->n == l->prefetch && !l->stop)
			pthread_cond_wait(&l->room, &l->lock);
		bool stop = l->stop;
		if (!stop)
			l->queue[(l->first + l->n++) % l->prefetch] = it;
		pthread_cond_signal(&l->made);
		pthread_mutex_unlock(&l->lock);
		if (stop) {
			wf_tree_release(it.batch);
			wf_error_free(it.err);
			break;
		}
	}
	return NULL;
}

static wf_error *start(wf_loader *l)
{
	l->making = l->at;
	l->stop = false;
	int err = pthread_create(&l->thread, NULL, make_ahead, l);
	if (err)
		return wfi_errno(err, "cannot start the thread that makes batches ahead (prefetch = -1 does without)");
	l->running = true;
	return NULL;
}

static void stop(wf_loader *l)
{
	if (!l->running)
		return;
	pthread_mutex_lock(&l->lock);
	l->stop = true;
	pthread_cond_signal(&l->room);
	pthread_mutex_unlock(&l->lock);
	pthread_join(l->thread, NULL);
	l->running = false;
	for (; l->n; l->n--, l->first = (l->first + 1) % l->prefetch) {
		wf_tree_release(l->queue[l->first].batch);
		wf_error_free(l->queue[l->first].err);
	}
}

static wf_error *take(wf_loader *l, item *out)
{
	if (!l->running)
		WF_TRY(start(l));
	struct timespec until;
	clock_gettime(CLOCK_MONOTONIC, &until);
	until.tv_sec += WAIT_SECONDS;
	int code = 0;
	pthread_mutex_lock(&l->lock);
	while (!l->n && !code)
		code = pthread_cond_timedwait(&l->made, &l->lock, &until);
	bool got = l->n > 0;
	if (got) {
		*out = l->queue[l->first];
		l->first = (l->first + 1) % l->prefetch;
		l->n--;
		pthread_cond_signal(&l->room);
	}
	pthread_mutex_unlock(&l->lock);
	return got ? NULL : wf_error_new(WF_TIMEOUT, "the thread of the loader made no batch within %d s", WAIT_SECONDS);
}

/* ---- making a loader ---- */

static wf_error *check_options(const wf_dataset *d, const wf_loader_opts *o, int worker, int workers)
{
	if (o->batch_size < 1)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_loader_new: batch_size must be at least 1; %lld came",
				    (long long)o->batch_size);
	if (workers < 1 || worker < 0 || worker >= workers)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_loader_new: worker %d of %d; workers count from 0", worker, workers);
	if (o->devices < 0 || o->devices > DEVICES_MOST || o->prefetch < -1 || o->prefetch > PREFETCH_MOST)
		return wf_error_new(WF_INVALID_ARGUMENT,
				    "wf_loader_new: devices %d must be from 0 to %d, prefetch %d from -1 to %d", o->devices,
				    DEVICES_MOST, o->prefetch, PREFETCH_MOST);
	if (!d->rows)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_loader_new: the dataset has no rows");
	if (o->drop_last && d->rows < o->batch_size)
		return wf_error_new(WF_INVALID_ARGUMENT,
				    "wf_loader_new: drop_last leaves no batch: the dataset has %lld rows, a batch %lld",
				    (long long)d->rows, (long long)o->batch_size);
	for (size_t i = 0; i < d->n; i++) {
		if (!strcmp(d->v[i].name, "weight"))
			return wf_error_new(
				WF_INVALID_ARGUMENT,
				"wf_loader_new: a column is named \"weight\", as the loader's own is; give it another name");
		if (d->v[i].row.rank + 1 + (o->devices > 0) > WF_MAX_RANK)
			return wf_error_new(WF_INVALID_ARGUMENT,
					    "wf_loader_new: column \"%s\" has too many dimensions for a leading axis",
					    d->v[i].name);
	}
	return NULL;
}

static wf_error *check_placement(const wf_loader_opts *o)
{
	wf_devices all = wf_get_devices();
	wfi_layout layout;
	if (!o->sharding && !o->on_devices)
		return NULL;
	WF_TRY(wfi_devices_check());
	if (!o->sharding)
		return o->devices <= all.n ? NULL
					   : wf_error_new(WF_INVALID_ARGUMENT, "wf_loader_new: batches for %d devices on_devices, but there are %d", o->devices, all.n);
	if (o->devices || o->on_devices)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_loader_new: with a sharding, which says the devices, there is neither devices nor on_devices");
	return wf_error_add(wfi_layout_of(o->sharding->mesh, &o->sharding->spec, &layout), "in wf_loader_new's sharding");
}

static void set_sharding(wf_loader *l, const wf_sharding *s)
{
	wfi_layout layout;
	l->parts = l->devices > 0 ? l->devices : 1;
	if (!s)
		return;
	wf_error_free(wfi_layout_of(s->mesh, &s->spec, &layout)); /* which was checked */
	l->parts = wfi_layout_parts(&layout, 0);
	l->arena = wfi_arena_new();
	l->sharding.mesh = s->mesh;
	for (int i = 0; i < WF_SPEC_DIMS; i++)
		l->sharding.spec.dim[i] = s->spec.dim[i] ? wfi_arena_strdup(l->arena, s->spec.dim[i]) : NULL;
}

wf_error *wf_loader_new(const wf_dataset *d, wf_loader_opts o, wf_loader **out)
{
	if (!d || !out)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_loader_new: the dataset or the place for the loader is NULL");
	int workers = o.workers ? o.workers : wfi_process()->world, worker = o.workers ? o.worker : wfi_process()->rank;
	WF_TRY(check_options(d, &o, worker, workers));
	WF_TRY(check_placement(&o));
	wf_loader *l = wfi_alloc(sizeof *l);
	*l = (wf_loader){ .d = wf_dataset_retain(d),
			  .rows = d->rows,
			  .batch_size = WFI_MIN(o.batch_size, d->rows),
			  .shuffle = o.shuffle,
			  .drop_last = o.drop_last,
			  .seed = o.seed,
			  .worker = worker,
			  .workers = workers,
			  .devices = o.devices,
			  .on_devices = o.on_devices,
			  .prefetch = wfi_thread_limit() == 1 ? -1 : o.prefetch ? o.prefetch : 2 };
	set_sharding(l, o.sharding);
	if (l->prefetch > 0) {
		pthread_condattr_t clock;
		l->queue = wfi_alloc((size_t)l->prefetch * sizeof *l->queue);
		pthread_condattr_init(&clock);
		pthread_condattr_setclock(&clock, CLOCK_MONOTONIC);
		pthread_cond_init(&l->made, &clock);
		pthread_cond_init(&l->room, NULL);
		pthread_mutex_init(&l->lock, NULL);
		pthread_condattr_destroy(&clock);
	}
	*out = l;
	return NULL;
}

static bool ends_with(const char *s, const char *end)
{
	size_t n = strlen(s), m = strlen(end);
	return n > m && !strcmp(s + n - m, end);
}

wf_error *wf_loader_open(const char *path, int batch_size, wf_loader **out)
{
	if (!path || !out)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_loader_open: the path or the place for the loader is NULL");
	wf_dataset *d = NULL;
	if (ends_with(path, ".npz") || ends_with(path, ".npy"))
		WF_TRY(wf_dataset_npz(path, &d));
	else if (ends_with(path, ".safetensors"))
		WF_TRY(wf_dataset_safetensors(path, &d));
	else if (ends_with(path, ".csv") || ends_with(path, ".csv.gz"))
		WF_TRY(wf_dataset_csv(path, (wf_csv_opts){ 0 }, &d));
	else if (ends_with(path, ".tsv") || ends_with(path, ".tsv.gz"))
		WF_TRY(wf_dataset_csv(path, (wf_csv_opts){ .delimiter = '\t' }, &d));
	else
		return wf_error_new(WF_INVALID_ARGUMENT,
				    "wf_loader_open: %s ends in none of .csv, .tsv (also with .gz), .npy, .npz, .safetensors; "
				    "use wf_dataset_csv, or another, and wf_loader_new",
				    path);
	wf_error *err = wf_loader_new(d, (wf_loader_opts){ .batch_size = batch_size }, out);
	wf_dataset_free(d);
	return err;
}

void wf_loader_close(wf_loader *l)
{
	if (!l)
		return;
	stop(l);
	if (l->prefetch > 0) {
		pthread_cond_destroy(&l->made);
		pthread_cond_destroy(&l->room);
		pthread_mutex_destroy(&l->lock);
	}
	if (l->arena)
		wfi_arena_free(l->arena);
	wfi_free(l->queue);
	wfi_free(l->order);
	wf_dataset_free(l->d);
	wfi_free(l);
}

/* ---- batches ---- */

wf_error *wf_loader_next_batch(wf_loader *l, wf_tree **batch)
{
	if (!l || !batch)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_loader_next_batch: the loader or the place for the batch is NULL");
	item it = { 0 };
	if (l->prefetch > 0) {
		WF_TRY(take(l, &it));
	} else {
		l->making = l->at;
		it = make_item(l);
	}
	if (it.err) {
		stop(l); /* the next call tries again from here */
		return it.err;
	}
	l->at = it.next;
	wf_put(batch, it.batch);
	return NULL;
}

/* do all batches give every worker and device as many rows? */
static wf_error *check_even(const wf_loader *l)
{
	int64_t parts = l->workers * l->parts;
	/* the last batch of an epoch, and of this one, which a cursor may have begun elsewhere */
	int64_t last = l->drop_last ? 0 : l->rows % l->batch_size, now = l->drop_last ? 0 : (l->rows - l->at.row) % l->batch_size;
	if (l->batch_size % parts == 0 && last % parts == 0 && now % parts == 0)
		return NULL;
	return wf_error_new(WF_INVALID_ARGUMENT,
			    "wf_loader_next: %lld rows in batches of %lld do not divide evenly over %d workers%s: use "
			    "wf_loader_next_batch, whose "
			    "\"weight\" tells rows from padding, or drop_last with a batch_size that divides",
			    (long long)l->rows, (long long)l->batch_size, l->workers,
			    l->parts > 1 ? " with their devices" : "");
}

wf_error *wf_loader_next(wf_loader *l, wf_tree **xs, wf_tree **ys)
{
	if (!l || !xs)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_loader_next: the loader or a place for the batch is NULL");
	WF_TREES(batch);
	WF_TRY(check_even(l));
	for (int k = 0; k < 2; k++) {
		bool found = k && !ys;
		for (size_t i = 0; i < l->d->n; i++)
			found = found || !strcmp(l->d->v[i].name, k ? "y" : "x");
		if (!found)
			return wf_error_new(WF_INVALID_ARGUMENT,
					    "wf_loader_next: the dataset has no column \"%s\"; use wf_loader_next_batch",
					    k ? "y" : "x");
	}
	WF_TRY(wf_loader_next_batch(l, &batch));
	wf_put(xs, batch ? wf_tree_retain(wf_tree_get(batch, "x")) : NULL);
	if (ys)
		wf_put(ys, batch ? wf_tree_retain(wf_tree_get(batch, "y")) : NULL);
	return NULL;
}

int64_t wf_loader_steps(const wf_loader *l)
{
	if (!l)
		return 0;
	return l->rows / l->batch_size + (!l->drop_last && l->rows % l->batch_size);
}

int64_t wf_loader_epoch(const wf_loader *l)
{
	if (!l)
		return 0;
	return l->at.epoch;
}

/* ---- the cursor ---- */

static const struct {
	const char *name;
	wf_dtype dtype;
} members[] = {
	{ "epoch", WF_I64 }, { "row", WF_I64 }, { "rows", WF_I64 }, { "seed", WF_U64 }, { "shuffle", WF_BOOL },
};

wf_error *wf_loader_cursor(const wf_loader *l, wf_tree **out)
{
	if (!l || !out)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_loader_cursor: the loader or the place for the cursor is NULL");
	const int64_t value[] = { l->at.epoch, l->at.row, l->rows, (int64_t)l->seed, l->shuffle };
	wf_tree *leaf[WFI_COUNT(members)] = { 0 };
	const char *name[WFI_COUNT(members)];
	wf_error *err = NULL;
	for (size_t i = 0; !err && i < WFI_COUNT(members); i++) {
		uint64_t bits = 0;
		wfi_store_i(members[i].dtype, &bits, 0, value[i]);
		name[i] = members[i].name;
		err = wf_array(members[i].dtype, 0, NULL, &bits, &leaf[i]);
	}
	if (!err)
		err = wf_tree_dict(WFI_COUNT(members), name, (const wf_tree *const *)leaf, out);
	for (size_t i = 0; i < WFI_COUNT(members); i++)
		wf_tree_release(leaf[i]);
	return err;
}

static wf_error *read_cursor(const wf_tree *cursor, int64_t *value)
{
	for (size_t i = 0; i < WFI_COUNT(members); i++) {
		const wf_tree *leaf = cursor ? wf_tree_get(cursor, members[i].name) : NULL;
		uint64_t bits = 0;
		if (!leaf || wf_tree_dtype(leaf) != members[i].dtype || wf_tree_rank(leaf) != 0)
			return wf_error_new(WF_INVALID_ARGUMENT,
					    "wf_loader_seek: this is no cursor of wf_loader_cursor: \"%s\" (%s) is missing",
					    members[i].name, wf_dtype_name(members[i].dtype));
		WF_TRY(wf_tree_read(leaf, &bits, wf_dtype_size(members[i].dtype)));
		value[i] = wfi_load_i(members[i].dtype, &bits, 0);
	}
	return NULL;
}

wf_error *wf_loader_seek(wf_loader *l, const wf_tree *cursor)
{
	if (!l)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_loader_seek: the loader is NULL");
	int64_t v[WFI_COUNT(members)];
	WF_TRY(read_cursor(cursor, v));
	if (v[2] != l->rows || v[4] != l->shuffle)
		return wf_error_new(WF_INVALID_ARGUMENT,
				    "wf_loader_seek: the cursor is of a dataset with %lld rows, %s; this one has %lld, %s",
				    (long long)v[2], v[4] ? "shuffled" : "in order", (long long)l->rows,
				    l->shuffle ? "shuffled" : "in order");
	if (v[0] < 0 || v[0] == INT64_MAX || v[1] < 0 || v[1] > l->rows)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_loader_seek: epoch %lld, row %lld of %lld cannot be",
				    (long long)v[0], (long long)v[1], (long long)v[2]);
	stop(l);
	if (l->seed != (uint64_t)v[3])
		l->order_epoch = -1;
	l->seed = (uint64_t)v[3];
	l->at = (position){ v[0], v[1] };
	return NULL;
}
