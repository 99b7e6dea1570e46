/* memory.c: a store in memory for tests, which can be told to fail, to crash, and to damage what it holds. */
#include "store/local.h"
#include <assert.h>
#include <pthread.h>

typedef struct object {
	char *key, *data;
	size_t size;
} object;

typedef struct memory_store {
	wfi_store store; /* first */
	pthread_mutex_t lock;
	size_t n, capacity;
	object *v;
	wfi_fault_kind fault;
	int countdown; /* operations until the fault; ≤ 0: it has struck */
	bool any;
	int changes, operations; /* since the fault was set */
} memory_store;

static memory_store *of(const wfi_store *s)
{
	return (memory_store *)(uintptr_t)s;
}

static object *find(memory_store *m, const char *key)
{
	for (size_t i = 0; i < m->n; i++)
		if (!strcmp(m->v[i].key, key))
			return &m->v[i];
	return NULL;
}

/* Counts an operation; says whether a fault strikes here, and whether the operation is still done. */
static wf_error *strike(memory_store *m, const char *what, const char *key, bool change, bool *done)
{
	m->operations++;
	m->changes += change;
	*done = true;
	if (m->fault == WFI_FAULT_NONE || (!change && !m->any && !(m->fault == WFI_FAULT_CRASH && m->countdown <= 0)))
		return NULL;
	m->countdown--;
	if (m->countdown > 0 || (m->countdown < 0 && m->fault != WFI_FAULT_CRASH))
		return NULL;
	*done = m->fault == WFI_FAULT_LOST;
	return wf_error_new(WF_IO, "cannot %s %s/%s: injected fault", what, m->store.uri, key);
}

static void set(memory_store *m, const char *key, const wfi_piece *pieces, size_t n)
{
	object *o = find(m, key);
	if (!o) {
		if (m->n == m->capacity) {
			m->capacity = m->capacity ? 2 * m->capacity : 8;
			m->v = wfi_realloc(m->v, m->capacity * sizeof *m->v);
		}
		o = &m->v[m->n++];
		*o = (object){ .key = wfi_strdup(key) };
	}
	wfi_free(o->data);
	o->size = 0;
	for (size_t i = 0; i < n; i++)
		o->size += pieces[i].size;
	o->data = wfi_alloc(o->size);
	size_t at = 0;
	for (size_t i = 0; i < n; at += pieces[i++].size)
		if (pieces[i].size)
			memcpy(o->data + at, pieces[i].data, pieces[i].size);
}

static wf_error *put(wfi_store *s, const char *key, const wfi_piece *pieces, size_t n, bool absent)
{
	memory_store *m = of(s);
	bool done;
	pthread_mutex_lock(&m->lock);
	wf_error *err = strike(m, "write", key, true, &done);
	bool taken = absent && find(m, key);
	if (done && !taken)
		set(m, key, pieces, n);
	pthread_mutex_unlock(&m->lock);
	if (!err && taken)
		err = wf_error_new(WF_ALREADY_EXISTS, "%s/%s exists already", s->uri, key);
	return err;
}

static wf_error *memory_put(wfi_store *s, const char *key, const wfi_piece *pieces, size_t n)
{
	return put(s, key, pieces, n, false);
}

static wf_error *memory_put_if_absent(wfi_store *s, const char *key, const wfi_piece *pieces, size_t n)
{
	return put(s, key, pieces, n, true);
}

static wf_error *memory_get(wfi_store *s, const char *key, uint64_t from, size_t most, char **data, size_t *size)
{
	memory_store *m = of(s);
	bool done;
	pthread_mutex_lock(&m->lock);
	wf_error *err = strike(m, "read", key, false, &done);
	object *o = find(m, key);
	if (!err && !o)
		err = wf_error_new(WF_NOT_FOUND, "there is no %s/%s", s->uri, key);
	if (!err) {
		uint64_t rest = from < o->size ? o->size - from : 0;
		size_t n = rest < most ? (size_t)rest : most;
		*data = wfi_alloc(n + 1);
		if (n)
			memcpy(*data, o->data + from, n);
		*size = n;
	}
	pthread_mutex_unlock(&m->lock);
	return err;
}

static void list_object(const object *o, size_t prefix, bool deep, wfi_store_list *out)
{
	const char *slash = deep ? NULL : strchr(o->key + prefix, '/');
	if (!slash) {
		wfi_store_list_add(out, o->key, o->size);
		return;
	}
	char *folder = wfi_strndup(o->key, (size_t)(slash - o->key) + 1);
	bool known = false;
	for (size_t i = 0; i < out->n && !known; i++)
		known = !strcmp(out->v[i].key, folder);
	if (!known)
		wfi_store_list_add(out, folder, 0);
	wfi_free(folder);
}

static wf_error *memory_list(wfi_store *s, const char *prefix, bool deep, wfi_store_list *out)
{
	memory_store *m = of(s);
	bool done;
	size_t n = strlen(prefix);
	pthread_mutex_lock(&m->lock);
	wf_error *err = strike(m, "list", prefix, false, &done);
	for (size_t i = 0; !err && i < m->n; i++)
		if (!strncmp(m->v[i].key, prefix, n))
			list_object(&m->v[i], n, deep, out);
	pthread_mutex_unlock(&m->lock);
	return err;
}

static wf_error *memory_delete(wfi_store *s, const char *key)
{
	memory_store *m = of(s);
	bool done;
	pthread_mutex_lock(&m->lock);
	wf_error *err = strike(m, "delete", key, true, &done);
	object *o = done ? find(m, key) : NULL;
	if (o) {
		wfi_free(o->key);
		wfi_free(o->data);
		*o = m->v[--m->n];
	}
	pthread_mutex_unlock(&m->lock);
	return err;
}

static void memory_close(wfi_store *s)
{
	memory_store *m = of(s);
	for (size_t i = 0; i < m->n; i++) {
		wfi_free(m->v[i].key);
		wfi_free(m->v[i].data);
	}
	wfi_free(m->v);
	pthread_mutex_destroy(&m->lock);
	wfi_free(m);
}

static const wfi_store_vtable memory_vtable = {
	.name = "memory",
	.put = memory_put,
	.put_if_absent = memory_put_if_absent,
	.get = memory_get,
	.list = memory_list,
	.delete = memory_delete,
	.close = memory_close,
};

wfi_store *wfi_store_memory(void)
{
	memory_store *m = wfi_alloc(sizeof *m);
	m->store = (wfi_store){ .v = &memory_vtable, .uri = wfi_strdup("memory:"), .refs = 1 };
	pthread_mutex_init(&m->lock, NULL);
	return &m->store;
}

void wfi_store_memory_fault(wfi_store *s, wfi_fault_kind kind, int nth, bool any)
{
	memory_store *m = of(s);
	m->fault = kind;
	m->countdown = nth;
	m->any = any;
	m->changes = m->operations = 0;
}

int wfi_store_memory_operations(const wfi_store *s, bool any)
{
	return any ? of(s)->operations : of(s)->changes;
}

void wfi_store_memory_truncate(wfi_store *s, const char *key, size_t size)
{
	object *o = find(of(s), key);
	assert(o && size <= o->size);
	o->size = size;
}

void wfi_store_memory_alter(wfi_store *s, const char *key, size_t at, unsigned char xor_with)
{
	object *o = find(of(s), key);
	assert(o && at < o->size);
	o->data[at] = (char)(o->data[at] ^ xor_with);
}
