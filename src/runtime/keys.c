/* keys.c: the check of key reuse (jax_debug_key_reuse): whether it is on, and which words of which arrays calls have used
 * up. */
#include <weft/debug.h>
#include "runtime/runtime.h"

static atomic_int wanted = -1; /* −1: ask the environment */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/* of one array: one allocation, the array frees it */
struct wfi_key_marks { char *by; bool used[]; };

void wf_set_debug_key_reuse(bool on) { atomic_store(&wanted, on); }

bool wfi_checks_keys(const struct wfi_callable *c)
{
	if (atomic_load_explicit(&wanted, memory_order_relaxed) < 0)
		atomic_store(&wanted, (int)wfi_env_int("WEFT_DEBUG_KEY_REUSE", 0, 1, 0));
	bool on = atomic_load_explicit(&wanted, memory_order_relaxed) > 0;

	for (; c->kind == &wfi_kind_jit && !on; c = c->inner)
		on = c->opts.jit.debug_key_reuse;
	return on;
}

static void mark(wfi_array *a, const wfi_key_leaf *k, bool all, const char *file, int line)
{
	size_t n = (size_t)wfi_type_count(&a->type);
	char *by = file ? wfi_format("%s, in a call at %s:%d", k->by, file, line) : wfi_strdup(k->by);
	struct wfi_key_marks *m = wfi_alloc(sizeof *m + n + strlen(by) + 1);

	m->by = (char *)m->used + n;
	memcpy(m->by, by, strlen(by) + 1);
	for (size_t i = 0; i < n; i++)
		m->used[i] = all || k->used[i] || (a->keys && a->keys->used[i]);
	wfi_free(by);
	wfi_free(a->keys);
	a->keys = m;
}

static bool is_reused(const wfi_array *a, const wfi_key_leaf *k, bool all)
{
	int64_t n = a->keys ? wfi_type_count(&a->type) : 0;

	for (int64_t i = 0; i < n; i++)
		if (a->keys->used[i] && (all || k->used[i]))
			return true;
	return false;
}

wf_error *wfi_use_keys(const wfi_program *p, wf_arrays in, const char *file, int line)
{
	bool all = p->mesh != NULL; /* of shares: whose key is whose is not kept apart */
	wf_error *err = NULL;

	pthread_mutex_lock(&lock);
	for (size_t i = 0, k = 0; i < in.n && !err; i++)
		for (int j = 0; j < in.v[i]->def->n_leaves && !err; j++, k++) {
			const wfi_key_leaf *leaf = &p->keys.leaf[k];
			wfi_array *a = in.v[i]->leaves[j];
			if (!leaf->n)
				continue;
			if (!is_reused(a, leaf, all)) {
				mark(a, leaf, all, file, line);
				continue;
			}
			char *label = wfi_leaf_label(in, (int)i, j);
			err = wf_error_new(WF_INVALID_ARGUMENT, "key reuse: %s is a random key that was used before: its numbers would "
			                                         "not be independent", label);
			err = wf_error_add(err, "it is used by %s", leaf->by);
			err = wf_error_add(err, "it was used before by %s", a->keys->by);
			wfi_free(label);
		}
	pthread_mutex_unlock(&lock);
	return err;
}
