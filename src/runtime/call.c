/* call.c: wf_call: from data trees to a compiled program and back. In the steady state of a training loop (slots that are inputs, and slots
 * whose old content nobody else holds) nothing is allocated: the old trees are written over. */
#include <stdlib.h>
#include "base/fpu.h"
#include "base/process.h"
#include "runtime/runtime.h"

static atomic_ullong next_id = 1;

wf_error *wfi_check_inputs(wf_arrays in, wf_slots out, bool types_only)
{
	if (in.n > 64 || out.n > 64)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_call: %zu inputs, %zu outputs; at most 64 of each are possible", in.n, out.n);
	for (size_t i = 0; i < in.n; i++) {
		if (!in.v[i])
			return wf_error_new(WF_INVALID_ARGUMENT, "wf_call: argument %zu is empty (NULL: a slot that nothing was put into, "
								"or wf_tree_get of a name that is not there)", i);
		for (int j = 0; j < in.v[i]->def->n_leaves; j++)
			if (in.v[i]->leaves[j]->error && !(types_only && in.v[i]->leaves[j]->abstract)) {
				char *label = wfi_leaf_label(in, (int)i, j);
				wf_error *err = wf_error_add(wfi_array_error(in.v[i]->leaves[j]), "it is %s of this call", label);

				wfi_free(label);
				return err;
			}
	}
	for (size_t i = 0; i < out.n; i++) {
		if (!out.v[i])
			return wf_error_new(WF_INVALID_ARGUMENT, "wf_call: output %zu is NULL, the address of a slot was expected", i);
		for (size_t k = 0; k < i; k++)
			if (out.v[k] == out.v[i])
				return wf_error_new(WF_INVALID_ARGUMENT, "wf_call: outputs %zu and %zu are the same slot", k, i);
	}
	return NULL;
}

static uint64_t donated_args(wf_arrays in, wf_slots out)
{
	uint64_t mask = 0;

	for (size_t i = 0; i < in.n; i++)
		for (size_t j = 0; j < out.n; j++)
			if (*out.v[j] == in.v[i])
				mask |= (uint64_t)1 << i;
	return mask;
}

/* ---- donations by the user ---- */
static uint64_t donations_of(const struct wfi_callable *c)
{
	return c->kind == &wfi_kind_jit ? c->opts.jit.donate_argnums : c->kind == &wfi_kind_pmap ? c->opts.map.donate_argnums : c->opts.shard.o.donate_argnums;
}

static wf_error *asked_donations(const struct wfi_callable *c, wf_arrays in, uint64_t *mask)
{
	bool whole = true; /* what is inside of a pmap or shard_map has shares only */

	*mask = 0;
	for (; whole && (c->kind == &wfi_kind_jit || c->kind == &wfi_kind_pmap || c->kind == &wfi_kind_shard_map); c = c->inner) {
		uint64_t m = donations_of(c);

		if (in.n < 64 && m >> in.n)
			return wf_error_new(WF_INVALID_ARGUMENT, "%s: donate_argnums names argument %d, there are %zu (the first is 0)", c->kind->name,
				63 - __builtin_clzll(m), in.n);
		*mask |= m;
		whole = c->kind == &wfi_kind_jit;
	}
	return NULL;
}

typedef struct holding { const wfi_buffer *buffer; int arg, leaf; } holding;

static int by_buffer(const void *a, const void *b)
{
	const holding *x = a, *y = b;

	if (x->buffer != y->buffer)
		return (uintptr_t)x->buffer < (uintptr_t)y->buffer ? -1 : 1;
	return x->arg != y->arg ? x->arg - y->arg : x->leaf - y->leaf;
}

static wf_error *given_twice(wf_arrays in, const holding *a, const holding *b, uint64_t donated)
{
	bool both = donated >> a->arg & donated >> b->arg & 1;
	char *x = wfi_leaf_label(in, a->arg, a->leaf), *y = wfi_leaf_label(in, b->arg, b->leaf);
	wf_error *err = wf_error_new(WF_INVALID_ARGUMENT, "%s and %s are the same array, and %s donated: what is donated can be given once only", x, y,
		both ? "both are" : donated >> a->arg & 1 ? "the first is" : "the second is");

	wfi_free(y);
	wfi_free(x);
	return err;
}

/* the same array donated twice, or donated and also given as it is */
static wf_error *check_donated_once(wf_arrays in, uint64_t donated)
{
	size_t n = 0;
	wf_error *err = NULL;

	for (size_t i = 0; i < in.n; i++)
		for (int j = 0; j < in.v[i]->def->n_leaves; j++)
			n += (size_t)in.v[i]->leaves[j]->n_shards;
	holding *v = wfi_alloc(n * sizeof *v);
	n = 0;
	for (size_t i = 0; i < in.n; i++)
		for (int j = 0; j < in.v[i]->def->n_leaves; j++)
			for (int k = 0; k < in.v[i]->leaves[j]->n_shards; k++)
				v[n++] = (holding){ in.v[i]->leaves[j]->shards[k], (int)i, j };
	if (n)
		qsort(v, n, sizeof *v, by_buffer);
	for (size_t i = 1; i < n && !err; i++)
		if (v[i].buffer == v[i - 1].buffer && (donated >> v[i].arg | donated >> v[i - 1].arg) & 1)
			err = given_twice(in, &v[i - 1], &v[i], donated);
	wfi_free(v);
	return err;
}

wf_error *wfi_check_slots(const wfi_program *p, wf_slots out)
{
	wfi_str text = { 0 };

	if (out.n == (size_t)p->n_outs || out.n == 1)
		return NULL;
	wfi_treedef_text(p->result, &text);
	wf_error *err = wf_error_new(WF_INVALID_ARGUMENT, "wf_call: the function returns %s, %zu slots were given for it", p->n_outs == 1 && !strcmp(text.s, "*") ? "one array" : text.s,
		out.n);
	wfi_str_free(&text);
	return err;
}

/* ---- ownership ---- */
static void mark_tree(wf_tree *t, uint64_t id)
{
	if (atomic_load_explicit(&t->refs, memory_order_acquire) != 1)
		return;
	for (int i = 0; i < t->n; i++)
		mark_tree(t->child[i], id);
	wfi_array *a = t->array;
	if (!a || a->error || atomic_load_explicit(&a->refs, memory_order_acquire) != 1)
		return;
	for (int i = 0; i < a->n_shards; i++) {
		wfi_buffer *b = a->shards[i];

		if (atomic_load_explicit(&b->refs, memory_order_acquire) == 1 && !b->foreign) {
			b->mark = b->mark == id ? 0 : id;
			b->uses = 0;
		}
	}
}

static bool marked(const wfi_reuse *u, const wfi_buffer *b)
{
	/* only a buffer with one reference can carry this call's mark: others are not even read */
	return atomic_load_explicit(&b->refs, memory_order_acquire) == 1 && b->mark == u->id;
}

static void count_uses(const wfi_reuse *u, wf_arrays in)
{
	for (size_t i = 0; i < in.n; i++)
		for (int j = 0; j < in.v[i]->def->n_leaves; j++)
			for (int k = 0; k < in.v[i]->leaves[j]->n_shards; k++) {
				wfi_buffer *b = in.v[i]->leaves[j]->shards[k];

				if (marked(u, b))
					b->uses++;
			}
}

static bool all_marked(const wfi_reuse *u, const wfi_array *a, int uses)
{
	bool all = !a->error && a->n_shards > 0;

	for (int i = 0; i < a->n_shards && all; i++)
		all = marked(u, a->shards[i]) && a->shards[i]->uses == uses;
	return all;
}

static wfi_array *leaf_of(wf_arrays in, int k, int *arg)
{
	for (size_t i = 0; i < in.n; i++) {
		if (arg)
			*arg = (int)i;
		if (k < in.v[i]->def->n_leaves)
			return in.v[i]->leaves[k];
		k -= in.v[i]->def->n_leaves;
	}
	return NULL;
}

bool wfi_may_overwrite(const wfi_reuse *u, wf_arrays in, int k)
{
	int arg = 0;
	const wfi_array *a = leaf_of(in, k, &arg);

	if (!(u->donated >> arg & 1))
		return all_marked(u, a, 1);
	for (int i = 0; i < a->n_shards; i++) /* all who hold the array lose it; other arrays over its buffers do not */
		if (atomic_load_explicit(&a->shards[i]->refs, memory_order_acquire) != 1 || a->shards[i]->foreign)
			return false;
	return true;
}

static const wfi_treedef *slot_def(const wfi_program *p, wf_slots out, size_t j)
{
	return out.n == (size_t)p->n_outs ? p->out_defs[j] : p->result;
}

static bool keeps_place(const wfi_program *p, const wfi_reuse *u, wf_arrays in, const wf_tree *old, const wfi_treedef *def, int r)
{
	if (!old || old->def != def)
		return false;
	for (int l = 0; l < def->n_leaves; l++, r++) {
		const wfi_array *a = old->leaves[l];
		int from = p->exec->alias[r];

		if (p->mesh && p->out_kind[r] == WFI_SINGLE)
			return false;
		if (!wfi_type_equal(&a->type, &p->out_type[r]) || a->sharding != p->out_kind[r] || (p->mesh && a->n_shards != p->n_devices) ||
		    (a->sharding == WFI_SHARDED && !wfi_layout_equal(&a->layout, &p->out_layout[r])))
			return false;
		if (from >= 0 ? leaf_of(in, from, NULL) != a || !all_marked(u, a, 1) || (p->mesh && !wfi_spmd_fed(p, from, a)) : !all_marked(u, a, 0))
			return false;
	}
	return true;
}

static void plan_reuse(const wfi_program *p, wf_arrays in, wf_slots out, wfi_reuse *u)
{
	int r = 0;

	u->id = atomic_fetch_add_explicit(&next_id, 1, memory_order_relaxed);
	for (size_t j = 0; j < out.n; j++)
		if (*out.v[j])
			mark_tree(*out.v[j], u->id);
	count_uses(u, in);
	for (size_t j = 0; j < out.n; j++) {
		const wfi_treedef *def = slot_def(p, out, j);

		u->in_place[j] = keeps_place(p, u, in, *out.v[j], def, r);
		r += def->n_leaves;
	}
}

/* ---- one device ---- */
static wf_error *gather_input(wfi_program *p, wf_arrays in)
{
	for (size_t i = 0, k = 0; i < in.n; i++)
		for (int j = 0; j < in.v[i]->def->n_leaves; j++, k++) {
			const wfi_array *a = in.v[i]->leaves[j];

			if (a->sharding == WFI_SINGLE)
				p->in[k] = a->shards[0]->data;
			else
				WF_TRY(wfi_array_bytes(a, &p->in[k], &p->gathered[k]));
		}
	return NULL;
}

/* the buffer of result r: the donated parameter's, or a new one; p->arrays[r] owns it */
static wf_error *result_buffer(wfi_program *p, wf_arrays in, const wfi_reuse *u, int r)
{
	int from = p->exec->alias[r];
	wfi_buffer *b = NULL;

	if (from >= 0) {
		wfi_array *a = leaf_of(in, from, NULL);

		if (a->sharding == WFI_SINGLE && wfi_may_overwrite(u, in, from)) {
			b = wfi_buffer_retain(a->shards[0]);
		} else {
			size_t n = wfi_type_bytes(&p->types[from]);

			WF_TRY(wfi_buffer_new(n, NULL, &b)); /* somebody else holds it: the program gets a copy to overwrite */
			if (n)
				memcpy(b->data, p->in[from], n);
			p->in[from] = b->data;
		}
	} else {
		WF_TRY(wfi_buffer_new(wfi_type_bytes(&p->result_types[r]), NULL, &b));
	}
	p->arrays[r] = wfi_array_new(&p->result_types[r], WFI_SINGLE, 1, &b);
	p->out[r] = b->data;
	return NULL;
}

static wf_error *prepare_results(wfi_program *p, wf_arrays in, wf_slots out, const wfi_reuse *u)
{
	int r = 0;

	for (size_t j = 0; j < out.n; j++) {
		const wfi_treedef *def = slot_def(p, out, j);

		for (int l = 0; l < def->n_leaves; l++, r++) {
			if (u->in_place[j])
				p->out[r] = (*out.v[j])->leaves[l]->shards[0]->data;
			else
				WF_TRY(result_buffer(p, in, u, r));
		}
	}
	return NULL;
}

void wfi_fill_slots(wfi_program *p, const wfi_reuse *u, wf_slots out)
{
	int r = 0;

	for (size_t j = 0; j < out.n; j++) {
		const wfi_treedef *def = slot_def(p, out, j);

		for (int l = 0; u->in_place[j] && l < def->n_leaves; l++) { /* other words now, not used up yet */
			wfi_array *a = (*out.v[j])->leaves[l];
			if (a->keys) {
				wfi_free(a->keys);
				a->keys = NULL;
			}
		}
		if (!u->in_place[j]) {
			wf_put(out.v[j], wfi_tree_build(def, p->arrays + r));
			for (int l = 0; l < def->n_leaves; l++)
				p->arrays[r + l] = NULL;
		}
		r += def->n_leaves;
	}
}

/* donated arrays end here, but for those that have become a slot's result where they were. In the order of things: results already hold the
 * buffers that they take over, and slots still hold their old trees, whose arrays `in` may borrow. */
static void end_donated(wfi_program *p, const struct wfi_callable *c, wf_arrays in, wf_slots out, const wfi_reuse *u, const wf_error *failed, const char *file, int line)
{
	wf_error *why = NULL;
	int k = 0, r = 0;

	memset(p->kept, 0, (size_t)p->n_leaves);
	for (size_t j = 0; j < out.n; j++)
		for (int l = slot_def(p, out, j)->n_leaves; l > 0; l--, r++)
			if (u->in_place[j] && p->exec->alias[r] >= 0)
				p->kept[p->exec->alias[r]] = true;
	for (size_t i = 0; i < in.n; i++)
		for (int j = 0; j < in.v[i]->def->n_leaves; j++, k++) {
			if (!(u->donated >> i & 1) || (p->kept[k] && !failed))
				continue;
			if (!why && !failed) {
				wfi_str name = { 0 };

				wfi_callable_name(c, &name);
				why = file ? wf_error_new(WF_INVALID_ARGUMENT, "array was donated to %s at %s:%d", name.s, file, line)
					   : wf_error_new(WF_INVALID_ARGUMENT, "array was donated to %s", name.s);
				wfi_str_free(&name);
			}
			wfi_array_kill(in.v[i]->leaves[j], failed ? wfi_error_copy(failed) : wf_error_retain(why));
		}
	wf_error_free(why);
}

/* what a failed run may have half written is marked as failed; the rest of the slots keep what they had */
static void fail_overwritten(wfi_program *p, const wfi_reuse *u, wf_slots out, const wf_error *err)
{
	for (size_t j = 0; j < out.n; j++)
		for (int l = 0; *out.v[j] && l < (*out.v[j])->def->n_leaves; l++) {
			wfi_array *a = (*out.v[j])->leaves[l];
			bool written = u->in_place[j];

			for (int r = 0; r < p->n_results && !written; r++) /* lent to another slot's result */
				written = p->arrays[r] && p->arrays[r]->n_shards && a->n_shards && p->arrays[r]->shards[0] == a->shards[0];
			if (written && !a->error)
				a->error = wfi_error_copy(err);
		}
}

static void clean_up(wfi_program *p)
{
	size_t devices = p->n_devices ? (size_t)p->n_devices : 1;

	for (size_t k = 0; k < (size_t)p->n_leaves * devices; k++)
		if (p->gathered[k]) {
			wfi_free(p->gathered[k]);
			p->gathered[k] = NULL;
		}
	for (int r = 0; r < p->n_results; r++)
		if (p->arrays[r]) {
			wfi_array_release(p->arrays[r]);
			p->arrays[r] = NULL;
		}
}

static wf_error *run_single(wfi_program *p, wf_arrays in, wf_slots out, wfi_reuse *u)
{
	wf_error *err = NULL;

	if (p->communicates && p->axes[0].size > 1 && !p->axes[0].comm)
		err = wfi_worker_comm(1, &p->axes[0].comm);
	if (!err)
		err = gather_input(p, in);
	if (!err)
		err = prepare_results(p, in, out, u);
	if (err)
		return err;
	wfi_run run = { .device = 0, .in = p->in, .out = p->out, .n_axes = p->n_axes, .axes = p->axes };
	u->began = true;
	err = p->exec->backend->run(p->exec, &run);
	if (!err && wfi_debug_nonfinite()) {
		bool far = false;

		err = wfi_find_nonfinite(p, in, &run, p->communicates ? p->axes[0].comm : NULL, &far);
	}
	return err;
}

static wf_error *run(wf_fn f, wfi_program *p, wf_arrays in, wf_slots out, uint64_t donated, const char *file, int line)
{
	wfi_reuse u = { .donated = donated };

	WF_TRY(wfi_check_slots(p, out));
	pthread_mutex_lock(&p->running);
	plan_reuse(p, in, out, &u);
	wf_error *err = p->mesh ? wfi_spmd_run(p, in, out, &u) : run_single(p, in, out, &u);
	if (err && u.began)
		fail_overwritten(p, &u, out, err);
	if (donated && u.began)
		end_donated(p, f.c, in, out, &u, err, file, line);
	if (!err)
		wfi_fill_slots(p, &u, out);
	clean_up(p);
	pthread_mutex_unlock(&p->running);
	return err;
}

static wf_error *call(wf_fn f, wf_arrays in, wf_slots out, const char *file, int line)
{
	wfi_program *p = NULL;
	uint64_t donated = 0;

	if (!f.c)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_call: the function is empty");
	WF_TRY(wfi_devices_check());
	WF_TRY(wfi_check_inputs(in, out, false));
	WF_TRY(asked_donations(f.c, in, &donated));
	if (donated)
		WF_TRY(check_donated_once(in, donated));
	bool keep = wfi_debug_nonfinite();
	donated = keep ? 0 : donated;
	WF_TRY(wfi_program_get(f.c, in, keep ? 0 : donated | donated_args(in, out), &p));
	wf_error *err = p->checks_keys ? wfi_use_keys(p, in, file, line) : NULL;
	if (!err)
		err = run(f, p, in, out, donated, file, line);
	wfi_program_done(p);
	return err;
}

wf_error *wfi_call(wf_fn f, wf_arrays in, wf_slots out, const char *file, int line)
{
	wfi_fpu mode = wfi_fpu_begin();
	wf_error *err = call(f, in, out, file, line);

	wfi_fpu_end(mode);
	return file ? wf_error_note(err, file, line) : err;
}

wf_error *wf_call_n(wf_fn f, const wf_tree *const *in, size_t n_in, wf_tree **const *out, size_t n_out, const char *file, int line)
{
	return wfi_call(f, (wf_arrays){ n_in, in }, (wf_slots){ n_out, out }, file, line);
}

wf_error *(wf_memory_analysis)(wf_fn f, wf_arrays in, wf_memory_stats *out)
{
	wfi_program *p = NULL;

	WF_TRY(wfi_check_analysed("wf_memory_analysis", f, in, out));
	WF_TRY(wfi_program_get(f.c, in, 0, &p));
	*out = (wf_memory_stats){ .temporaries = p->exec->workspace_bytes, .constants = p->exec->constant_bytes };
	for (int i = 0; i < p->func->body->n_params; i++)
		out->arguments += wfi_type_bytes(&p->func->body->params[i]->type);
	for (int i = 0; i < p->n_results; i++) {
		out->results += wfi_type_bytes(&p->result_types[i]);
		if (p->exec->alias[i] >= 0)
			out->aliased += wfi_type_bytes(&p->result_types[i]);
	}
	wfi_program_done(p);
	return NULL;
}
