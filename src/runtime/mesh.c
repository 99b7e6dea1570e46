/* mesh.c: meshes, interned, and the communicators of their axes. */
#include <stdlib.h>
#include "base/process.h"
#include "runtime/runtime.h"

static const double comm_timeout = 600;

/* ---- meshes ---- */
static pthread_mutex_t meshes_lock = PTHREAD_MUTEX_INITIALIZER;
static const wf_mesh *meshes;

static bool same_mesh(const wf_mesh *a, const wf_mesh *b)
{
	if (a->n != b->n || a->n_devices != b->n_devices || a->over_workers != b->over_workers ||
	    memcmp(a->device, b->device, (size_t)a->n_devices * sizeof *a->device))
		return false;
	for (int i = 0; i < a->n; i++)
		if (a->size[i] != b->size[i] || a->local[i] != b->local[i] || strcmp(a->name[i], b->name[i]))
			return false;
	return true;
}

const wf_mesh *wfi_mesh_intern(const wf_mesh *m)
{
	const wf_mesh *found = NULL;

	pthread_mutex_lock(&meshes_lock);
	for (const wf_mesh *k = meshes; k && !found; k = k->next)
		if (same_mesh(k, m))
			found = k;
	if (!found) {
		wf_mesh *k = wfi_alloc(sizeof *k);
		wf_device **v = wfi_alloc((size_t)m->n_devices * sizeof *v);

		*k = *m;
		memcpy(v, m->device, (size_t)m->n_devices * sizeof *v);
		k->device = v;
		for (int i = 0; i < m->n; i++)
			k->name[i] = wfi_strdup(m->name[i]);
		k->next = meshes;
		meshes = found = k;
	}
	pthread_mutex_unlock(&meshes_lock);
	return found;
}

static wf_error *check_axes(const wf_mesh_axis *axes, int n)
{
	if (n < 1 || n > WFI_MESH_AXES || !axes)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_make_mesh: %d axes; 1 to %d are possible", n, WFI_MESH_AXES);
	for (int i = 0; i < n; i++) {
		if (!axes[i].name || !*axes[i].name || strpbrk(axes[i].name, ", "))
			return wf_error_new(WF_INVALID_ARGUMENT, "wf_make_mesh: axis %d is named \"%s\": a name without commas and blanks is needed", i, axes[i].name ? axes[i].name : "");
		if (axes[i].size < 1)
			return wf_error_new(WF_INVALID_ARGUMENT, "wf_make_mesh: axis \"%s\" has %d members, at least 1 is needed", axes[i].name, axes[i].size);
		for (int k = 0; k < i; k++)
			if (!strcmp(axes[i].name, axes[k].name))
				return wf_error_new(WF_INVALID_ARGUMENT, "wf_make_mesh: axes %d and %d are both named \"%s\"", k, i, axes[i].name);
	}
	return NULL;
}

wf_error *wfi_check_devices(const char *what, wf_devices d)
{
	if (d.n < 0 || (d.n > 0 && !d.v) || (!d.n && d.v))
		return wf_error_new(WF_INVALID_ARGUMENT, "%s: .devices is no list: it is empty, a negative number, or has no addresses", what);
	if (d.n > WFI_MAX_DEVICES)
		return wf_error_new(WF_INVALID_ARGUMENT, "%s: %d devices were given, at most %d are possible", what, d.n, WFI_MAX_DEVICES);
	for (int i = 0; i < d.n; i++)
		for (int k = 0; k <= i; k++)
			if (!d.v[i] || (k < i && d.v[k] == d.v[i]))
				return wf_error_new(WF_INVALID_ARGUMENT, d.v[i] ? "%s: .devices has one device twice (%d)" : "%s: .devices has an empty entry (%d)", what, i);
	return NULL;
}

/* the devices of all workers, or of this process alone? */
static wf_error *cut_over_workers(wf_mesh *m, int64_t wanted, int have)
{
	int world = wfi_process()->world;
	wfi_str text = { 0 };

	m->over_workers = world > 1 && wanted == (int64_t)have * world;
	if (m->over_workers && m->size[0] % world) {
		wf_error *err = wf_error_new(WF_INVALID_ARGUMENT, "wf_make_mesh: axis \"%s\" has %lld members, which %d workers cannot share equally: put an axis first that they can",
			m->name[0], (long long)m->size[0], world);
		return err;
	}
	if (m->over_workers)
		m->local[0] = (int)(m->size[0] / world);
	m->n_devices = (int)(m->over_workers ? have : wanted);
	if (wanted <= have || m->over_workers)
		return NULL;
	wfi_mesh_text(m, &text);
	wf_error *err = wf_error_new(WF_INVALID_ARGUMENT, "wf_make_mesh: %s needs %lld devices, there are %d%s (WEFT_CPU_DEVICES=%lld makes that many virtual CPU devices)", text.s,
		(long long)wanted, have, world > 1 ? " in this worker; over all workers the product must be exactly their devices" : "", (long long)wanted);
	wfi_str_free(&text);
	return err;
}

wf_error *wfi_make_mesh(const wf_mesh_axis *axes, int n, wf_devices d, const wf_mesh **out)
{
	wf_mesh m = { .n = n };
	int64_t wanted = 1;

	WF_TRY(wfi_devices_check());
	WF_TRY(check_axes(axes, n));
	WF_TRY(wfi_check_devices("wf_make_mesh", d));
	for (int i = 0; i < n; i++) {
		m.name[i] = axes[i].name;
		m.size[i] = m.local[i] = axes[i].size;
		wanted *= axes[i].size;
		if (wanted > INT32_MAX)
			return wf_error_new(WF_INVALID_ARGUMENT, "wf_make_mesh: too many devices: axis \"%s\" has %d members", axes[i].name, axes[i].size);
	}
	if (!d.n)
		d = wf_get_devices();
	WF_TRY(cut_over_workers(&m, wanted, d.n));
	m.device = d.v;
	*out = wfi_mesh_intern(&m);
	return NULL;
}

int64_t wf_mesh_axis_size(const wf_mesh *m, const char *name)
{
	for (int i = 0; m && name && i < m->n; i++)
		if (!strcmp(m->name[i], name))
			return m->size[i];
	return 0;
}

/* ---- communicators: one set for all meshes with one axis of a length, else one for each mesh ---- */
typedef struct comm_set {
	struct comm_set *next;
	const wf_mesh *mesh;
	wfi_mesh_comms c;
} comm_set;
static pthread_mutex_t comms_lock = PTHREAD_MUTEX_INITIALIZER;
static comm_set *sets;

/* a forked child must not meet its parent's members: it makes communicators of its own (the parent's stay mapped, unused) */
static void forget_comms(void)
{
	static __attribute__((used)) comm_set *parents[1]; /* keeps them reachable: they are not lost */

	memcpy(parents, &sets, sizeof sets);
	sets = NULL;
	pthread_mutex_init(&comms_lock, NULL);
}

static void watch_forks(void)
{
	pthread_atfork(NULL, NULL, forget_comms);
}

static void free_set(comm_set *s)
{
	const wf_mesh *m = s->mesh;

	for (int i = 0; i < m->n_devices * m->n && m->n > 1; i++)
		wfi_comm_free(s->c.axis[i]);
	for (int i = 0; i < m->n_devices && !m->over_workers; i++) /* the trainer owns those over workers: there a failure ends the run */
		wfi_comm_free(s->c.all[i]);
	wfi_free(s->c.axis);
	wfi_free(s->c.all);
	wfi_free(s);
}

static bool serves(const comm_set *s, const wf_mesh *m)
{
	return s->mesh == m || (m->n == 1 && s->mesh->n == 1 && s->mesh->n_devices == m->n_devices && s->mesh->over_workers == m->over_workers);
}

typedef struct splitting { comm_set *s; wf_error **err; } splitting;

/* the members of an axis's communicator differ in their place on it only */
static void split_axes(void *user, int d)
{
	splitting *w = user;
	const wf_mesh *m = w->s->mesh;

	for (int axis = 0; axis < m->n && !w->err[d]; axis++) {
		int color = 0, key = 0;

		if (m->size[axis] == 1)
			continue;
		for (int i = 0; i < m->n; i++) {
			int place = wfi_mesh_place(m, d, i) + (i == 0 && m->over_workers ? wfi_process()->rank * m->local[0] : 0);

			if (i == axis)
				key = place;
			else
				color = color * (int)m->size[i] + place;
		}
		wfi_comm **part = &w->s->c.axis[d * m->n + axis];
		w->err[d] = w->s->c.all[d]->v->split(w->s->c.all[d], color, key, part);
		if (*part)
			(*part)->devices = m->n_devices;
	}
}

static wf_error *make_set(const wf_mesh *m, comm_set **out)
{
	comm_set *s = wfi_alloc(sizeof *s);
	wf_error *errors[WFI_MAX_DEVICES] = { NULL }, *err;
	int n = m->n_devices;

	s->mesh = m;
	s->c.all = wfi_alloc((size_t)n * sizeof *s->c.all);
	s->c.axis = wfi_alloc((size_t)(n * m->n) * sizeof *s->c.axis);
	err = m->over_workers ? wfi_worker_comm(n, s->c.all) : wfi_comm_threads(n, comm_timeout, s->c.all);
	for (int i = 0; i < n && !err; i++)
		s->c.all[i]->devices = n; /* errors name the workers' devices */
	if (!err && m->n == 1)
		memcpy(s->c.axis, s->c.all, (size_t)n * sizeof *s->c.axis);
	if (!err && m->n > 1)
		err = wfi_team_run(n, split_axes, &(splitting){ s, errors });
	for (int i = 0; i < n; i++) {
		if (errors[i] && err)
			wf_error_free(errors[i]);
		else if (errors[i])
			err = errors[i];
	}
	if (err)
		free_set(s);
	else
		*out = s;
	return err;
}

wf_error *wfi_mesh_comms_begin(const wf_mesh *m, wfi_mesh_comms *out)
{
	static pthread_once_t once = PTHREAD_ONCE_INIT;
	comm_set *s = NULL;
	wf_error *err = NULL;

	pthread_once(&once, watch_forks);
	pthread_mutex_lock(&comms_lock);
	for (comm_set *k = sets; k && !s; k = k->next)
		if (serves(k, m))
			s = k;
	if (!s) {
		err = make_set(m, &s);
		if (!err) {
			s->next = sets;
			sets = s;
		}
	}
	if (err)
		pthread_mutex_unlock(&comms_lock);
	else
		*out = s->c;
	return err;
}

void wfi_mesh_comms_end(const wf_mesh *m, bool failed)
{
	for (comm_set **at = &sets; *at && failed && !m->over_workers; at = &(*at)->next)
		if (serves(*at, m)) {
			comm_set *s = *at;

			*at = s->next;
			free_set(s);
			break;
		}
	pthread_mutex_unlock(&comms_lock);
}

__attribute__((destructor)) static void free_comms(void)
{
	if (pthread_mutex_trylock(&comms_lock)) /* a run that the end of the process cuts short still uses them */
		return;
	while (sets) {
		comm_set *s = sets;

		sets = s->next;
		free_set(s);
	}
	pthread_mutex_unlock(&comms_lock);
}
