/* pmap.c: one program on several devices at once: shares of the mapped arguments in, stacked results out. Each device's thread runs the
 * same executable on its share; collectives meet in communicators of their own (over all workers' devices under a trainer). */
#include <stdlib.h>
#include "base/process.h"
#include "runtime/runtime.h"

static const double comm_timeout = 600;

static int in_axis(const struct wfi_callable *c, size_t arg)
{
	return arg < WFI_LEN(c->opts.map.in_axes) ? c->opts.map.in_axes[arg] : 0;
}

/* the d-th of the pmap's devices */
static wf_device *device_of(const struct wfi_callable *c, int d)
{
	wf_devices given = c->opts.map.devices;

	return given.n > 0 ? given.v[d] : wf_get_devices().v[d];
}

static wf_error *bad(wf_arrays in, size_t arg, int leaf, const char *format, ...) WFI_PRINTF(4, 5);
static wf_error *bad(wf_arrays in, size_t arg, int leaf, const char *format, ...)
{
	va_list ap;

	va_start(ap, format);
	char *what = wfi_vformat(format, ap), *label = wfi_leaf_label(in, (int)arg, leaf);
	va_end(ap);
	wf_error *err = wf_error_new(WF_INVALID_ARGUMENT, "pmap: %s: %s", label, what);
	wfi_free(label);
	wfi_free(what);
	return err;
}

static wf_error *check_options(const struct wfi_callable *c, wf_arrays in)
{
	uint64_t fixed = c->opts.map.static_broadcasted_argnums;

	if (fixed) {
		int arg = __builtin_ctzll(fixed);

		if ((size_t)arg >= in.n)
			return wf_error_new(WF_INVALID_ARGUMENT, "pmap: static_broadcasted_argnums names argument %d, there are %zu (the first is 0)", arg, in.n);
		return wf_error_new(WF_INVALID_ARGUMENT, "pmap: static_broadcasted_argnums names argument %d, which is a tree of arrays: static values must have equality and a "
			"hash; to give all devices the same arrays say .in_axes = { %sWF_NONE, … } for it", arg, arg ? "…, " : "");
	}
	wf_devices d = c->opts.map.devices;
	if (d.n < 0)
		return wf_error_new(WF_INVALID_ARGUMENT, "pmap: .devices is no list: a negative number, or no addresses");
	for (int i = 0; i < d.n; i++)
		for (int k = 0; k <= i; k++)
			if (!d.v[i] || (k < i && d.v[k] == d.v[i]))
				return wf_error_new(WF_INVALID_ARGUMENT, d.v[i] ? "pmap: .devices has one device twice (%d)" : "pmap: .devices has an empty entry (%d)", i);
	for (size_t i = in.n; i < WFI_LEN(c->opts.map.in_axes); i++)
		if (c->opts.map.in_axes[i])
			return wf_error_new(WF_INVALID_ARGUMENT, "pmap: in_axes has an entry for argument %zu, there are %zu arguments", i, in.n);
	return NULL;
}

static void drop_axis(wfi_type *t, int axis)
{
	memmove(t->dims + axis, t->dims + axis + 1, (size_t)(t->rank - 1 - axis) * sizeof t->dims[0]);
	t->dims[--t->rank] = 0;
}

static wf_error *check_devices(const struct wfi_callable *c, wf_arrays in, size_t arg, int leaf, int64_t n)
{
	wf_devices given = c->opts.map.devices, have = wf_get_devices();

	if (n == 0)
		return bad(in, arg, leaf, "the mapped axis is empty");
	if (given.n && n != given.n)
		return bad(in, arg, leaf, "the mapped axis is %lld long, %d devices were given", (long long)n, given.n);
	if (n > have.n)
		return bad(in, arg, leaf, "the mapped axis needs %lld devices, there are %d (WEFT_CPU_DEVICES=%lld makes that many virtual CPU devices)", (long long)n, have.n,
			(long long)n);
	return NULL;
}

wf_error *wfi_pmap_shares(const struct wfi_callable *c, wf_arrays in, int *n_devices, wfi_type *share)
{
	int64_t n = -1;
	size_t first_arg = 0;
	int k = 0, first_leaf = 0;

	WF_TRY(check_options(c, in));
	for (size_t i = 0; i < in.n; i++)
		for (int j = 0; j < in.v[i]->def->n_leaves; j++, k++) {
			int axis = in_axis(c, i), rank = share[k].rank;

			if (axis == WF_NONE)
				continue;
			if (rank == 0)
				return bad(in, i, j, "a mapped argument needs an axis to map over, this one is a scalar: wf_device_put_replicated it, or say .in_axes WF_NONE for argument %zu", i);
			if (axis < -rank || axis >= rank)
				return bad(in, i, j, "in_axes is %d, it has %d dimensions", axis, rank);
			axis = axis < 0 ? axis + rank : axis;
			if (n < 0) {
				n = share[k].dims[axis];
				first_arg = i;
				first_leaf = j;
				WF_TRY(check_devices(c, in, i, j, n));
			} else if (n != share[k].dims[axis]) {
				char *label = wfi_leaf_label(in, (int)first_arg, first_leaf);
				wf_error *err = bad(in, i, j, "its mapped axis is %lld long, that of %s is %lld: all must be equal", (long long)share[k].dims[axis], label, (long long)n);

				wfi_free(label);
				return err;
			}
			drop_axis(&share[k], axis);
		}
	if (n < 0)
		return wf_error_new(WF_INVALID_ARGUMENT, "pmap: no argument is mapped (in_axes are all WF_NONE): at least one must be");
	*n_devices = (int)n;
	return NULL;
}

/* ---- communicators ---- */
static pthread_mutex_t comms_lock = PTHREAD_MUTEX_INITIALIZER;
static wfi_comm **comms[WFI_MAX_DEVICES + 1];

/* a forked child must not meet its parent's members: it makes communicators of its own (the parent's stay mapped, unused) */
static void forget_comms(void)
{
	static __attribute__((used)) wfi_comm **parents[WFI_MAX_DEVICES + 1]; /* keeps them reachable: they are not lost */

	memcpy(parents, comms, sizeof comms);
	memset(comms, 0, sizeof comms);
	pthread_mutex_init(&comms_lock, NULL);
}

static void watch_forks(void)
{
	pthread_atfork(NULL, NULL, forget_comms);
}

wf_error *wfi_local_comms(int n, wfi_comm ***out)
{
	static pthread_once_t once = PTHREAD_ONCE_INIT;
	wf_error *err = NULL;

	pthread_once(&once, watch_forks);

	pthread_mutex_lock(&comms_lock);
	if (!comms[n]) {
		wfi_comm **c = wfi_alloc((size_t)n * sizeof *c);

		err = wfi_process()->world > 1 ? wfi_worker_comm(n, c) : wfi_comm_threads(n, comm_timeout, c);
		for (int i = 0; i < n && !err; i++)
			c[i]->devices = n; /* errors name the workers' devices */
		if (err)
			wfi_free(c);
		else
			comms[n] = c;
	}
	*out = comms[n];
	pthread_mutex_unlock(&comms_lock);
	return err;
}

void wfi_local_comms_broken(int n)
{
	pthread_mutex_lock(&comms_lock);
	if (comms[n] && wfi_process()->world == 1) { /* the trainer owns those over workers: there a failure ends the run */
		for (int i = 0; i < n; i++)
			wfi_comm_free(comms[n][i]);
		wfi_free(comms[n]);
		comms[n] = NULL;
	}
	pthread_mutex_unlock(&comms_lock);
}

__attribute__((destructor)) static void free_comms(void)
{
	for (int n = 1; n <= WFI_MAX_DEVICES; n++)
		wfi_local_comms_broken(n);
}

/* ---- shares in ---- */
/* slice d of n along axis of a dense array */
static void copy_slice(const wfi_type *t, int axis, int64_t n, int64_t d, const char *from, char *to)
{
	size_t inner = wf_dtype_size(t->dtype);
	int64_t outer = 1;

	for (int i = 0; i < axis; i++)
		outer *= t->dims[i];
	for (int i = axis + 1; i < t->rank; i++)
		inner *= (size_t)t->dims[i];
	for (int64_t o = 0; o < outer; o++)
		if (inner)
			memcpy(to + (size_t)o * inner, from + (size_t)(o * n + d) * inner, inner);
}

static wf_error *share_leaf(wfi_program *p, const wfi_array *a, int axis, int k)
{
	const void *bytes = NULL;
	int n = p->n_devices, stride = p->n_leaves;

	if (a->sharding == WFI_STACKED && axis == 0) {
		for (int d = 0; d < n; d++)
			p->in[d * stride + k] = a->shards[d]->data;
		return NULL;
	}
	void *whole = NULL;
	WF_TRY(wfi_array_bytes(a, &bytes, &whole));
	p->gathered[k] = whole;
	if (axis == WF_NONE) {
		for (int d = 0; d < n; d++)
			p->in[d * stride + k] = bytes;
		return NULL;
	}
	axis = axis < 0 ? axis + a->type.rank : axis;
	size_t part = wfi_type_bytes(&a->type) / (size_t)n;
	char *copies = wfi_try_alloc_aligned(((part + 63) & ~(size_t)63) * (size_t)n, 64);
	if (!copies)
		return wfi_out_of_memory(part * (size_t)n, "the devices' shares");
	for (int d = 0; d < n; d++) {
		char *to = copies + (size_t)d * ((part + 63) & ~(size_t)63);

		copy_slice(&a->type, axis, n, d, bytes, to);
		p->in[d * stride + k] = to;
	}
	wfi_free(whole);
	p->gathered[k] = copies;
	return NULL;
}

static wf_error *share_inputs(const struct wfi_callable *c, wfi_program *p, wf_arrays in)
{
	int k = 0;

	for (size_t i = 0; i < in.n; i++)
		for (int j = 0; j < in.v[i]->def->n_leaves; j++, k++)
			WF_TRY(share_leaf(p, in.v[i]->leaves[j], in_axis(c, i), k));
	return NULL;
}

/* ---- results out ---- */
static const wfi_array *leaf_and_axis(const struct wfi_callable *c, wf_arrays in, int k, int *axis)
{
	for (size_t i = 0; i < in.n; i++) {
		if (k < in.v[i]->def->n_leaves) {
			*axis = in_axis(c, i);
			return in.v[i]->leaves[k];
		}
		k -= in.v[i]->def->n_leaves;
	}
	return NULL;
}

static wf_error *result_shard(const struct wfi_callable *c, wfi_program *p, wf_arrays in, const wfi_reuse *u, int r, int d, wfi_buffer **out)
{
	int from = p->exec->alias[r], axis = 0;

	if (from < 0)
		return wfi_buffer_new(wfi_type_bytes(&p->result_types[r]), device_of(c, d), out);
	const wfi_array *a = leaf_and_axis(c, in, from, &axis);
	if (a->sharding == WFI_STACKED && axis == 0 && wfi_may_overwrite(u, in, from)) {
		*out = wfi_buffer_retain(a->shards[d]);
		return NULL;
	}
	size_t n = wfi_type_bytes(&p->result_types[r]);
	WF_TRY(wfi_buffer_new(n, device_of(c, d), out));
	if (n)
		memcpy((*out)->data, p->in[d * p->n_leaves + from], n);
	p->in[d * p->n_leaves + from] = (*out)->data;
	return NULL;
}

static wf_error *result_array(const struct wfi_callable *c, wfi_program *p, wf_arrays in, const wfi_reuse *u, int r)
{
	wfi_buffer **shards = wfi_alloc((size_t)p->n_devices * sizeof(wfi_buffer *));
	bool *owned = wfi_alloc((size_t)p->n_devices);
	wfi_type t = p->result_types[r];
	wf_error *err = NULL;

	memmove(t.dims + 1, t.dims, (size_t)t.rank * sizeof t.dims[0]);
	t.dims[0] = p->n_devices;
	t.rank++;
	for (int d = 0; d < p->n_devices && !err; d++) {
		err = result_shard(c, p, in, u, r, d, &shards[d]);
		owned[d] = !err;
		if (!err)
			p->out[d * p->n_results + r] = shards[d]->data;
	}
	if (!err)
		p->arrays[r] = wfi_array_new(&t, WFI_STACKED, p->n_devices, shards);
	for (int d = 0; d < p->n_devices && err; d++)
		if (owned[d])
			wfi_buffer_release(shards[d]);
	wfi_free(owned);
	wfi_free(shards);
	return err;
}

static wf_error *prepare_results(const struct wfi_callable *c, wfi_program *p, wf_arrays in, wf_slots out, const wfi_reuse *u)
{
	int r = 0;

	for (size_t j = 0; j < out.n; j++) {
		const wfi_treedef *def = out.n == (size_t)p->n_outs ? p->out_defs[j] : p->result;

		for (int l = 0; l < def->n_leaves; l++, r++) {
			if (!u->in_place[j]) {
				WF_TRY(result_array(c, p, in, u, r));
				continue;
			}
			for (int d = 0; d < p->n_devices; d++)
				p->out[d * p->n_results + r] = (*out.v[j])->leaves[l]->shards[d]->data;
		}
	}
	return NULL;
}

/* a stacked result whose out_axes is not 0: one device's, or the mapped axis moved */
static wf_error *place_result(wfi_program *p, int r)
{
	wfi_array *stacked = p->arrays[r];
	int axis = p->out_axis[r];
	wfi_type t = p->result_types[r];
	wfi_buffer *b = NULL;

	if (!stacked || axis == 0)
		return NULL;
	if (axis == WF_NONE) {
		b = wfi_buffer_retain(stacked->shards[0]);
	} else {
		memmove(t.dims + axis + 1, t.dims + axis, (size_t)(t.rank - axis) * sizeof t.dims[0]);
		t.dims[axis] = p->n_devices;
		t.rank++;
		WF_TRY(wfi_buffer_new(wfi_type_bytes(&t), NULL, &b));
		size_t inner = wf_dtype_size(t.dtype);
		int64_t outer = 1;
		for (int i = 0; i < axis; i++)
			outer *= t.dims[i];
		for (int i = axis + 1; i < t.rank; i++)
			inner *= (size_t)t.dims[i];
		for (int64_t o = 0; o < outer; o++)
			for (int d = 0; d < p->n_devices && inner; d++)
				memcpy((char *)b->data + (size_t)(o * p->n_devices + d) * inner, (char *)stacked->shards[d]->data + (size_t)o * inner, inner);
	}
	p->arrays[r] = wfi_array_new(&t, WFI_SINGLE, 1, &b);
	wfi_array_release(stacked);
	return NULL;
}

/* ---- the run ---- */
typedef struct team_job { wfi_program *p; wfi_comm **comms; wf_error **err; } team_job;

static void run_device(void *user, int d)
{
	team_job *j = user;
	wfi_program *p = j->p;
	wfi_axis_binding axis = p->axes[0];

	axis.comm = j->comms ? j->comms[d] : NULL;
	wfi_run run = { .device = d, .in = p->in + (size_t)d * (size_t)p->n_leaves, .out = p->out + (size_t)d * (size_t)p->n_results, .n_axes = 1, .axes = &axis };
	j->err[d] = p->exec->backend->run(p->exec, &run);
	if (j->err[d] && axis.comm)
		axis.comm->v->abort(axis.comm, wf_error_message(j->err[d]));
}

/* the error that came first: not one of those that the abort made */
static wf_error *first_error(const struct wfi_callable *c, wf_error **err, int n)
{
	int first = -1;

	for (int d = 0; d < n; d++)
		if (err[d] && (first < 0 || (wf_error_code(err[first]) == WF_ABORTED && wf_error_code(err[d]) != WF_ABORTED)))
			first = d;
	for (int d = 0; d < n; d++)
		if (d != first)
			wf_error_free(err[d]);
	if (first < 0)
		return NULL;
	const char *device = wf_device_name(device_of(c, first));
	return wfi_process()->world > 1 ? wf_error_add(err[first], "on %s of rank %d", device, wfi_process()->rank) : wf_error_add(err[first], "on %s", device);
}

wf_error *wfi_pmap_run(const struct wfi_callable *c, wfi_program *p, wf_arrays in, wf_slots out, wfi_reuse *u)
{
	team_job j = { .p = p };

	WF_TRY(share_inputs(c, p, in));
	WF_TRY(prepare_results(c, p, in, out, u));
	if (p->communicates && p->axes[0].size > 1)
		WF_TRY(wfi_local_comms(p->n_devices, &j.comms));
	wf_error *errors[WFI_MAX_DEVICES] = { NULL };
	j.err = errors;
	u->began = true;
	WF_TRY(wfi_team_run(p->n_devices, run_device, &j));
	wf_error *err = first_error(c, errors, p->n_devices);
	if (err && j.comms)
		wfi_local_comms_broken(p->n_devices);
	for (int r = 0; r < p->n_results && !err; r++)
		err = place_result(p, r);
	return err;
}
