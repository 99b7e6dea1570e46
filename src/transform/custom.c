/* custom.c: wf_custom_jvp and wf_custom_vjp as callables; the table of their rules. */
#include <pthread.h>
#include "transform/custom.h"

/* ---- the table: by a text that holds everything ---- */

typedef struct kept { char *key; const void *rule; } kept;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static kept *table;
static int64_t n_table, cap_table;

static const void *find(int64_t id, char kind)
{
	pthread_mutex_lock(&lock);
	const void *r = id > 0 && id <= n_table && table[id - 1].key[0] == kind ? table[id - 1].rule : NULL;
	pthread_mutex_unlock(&lock);
	return r;
}

const wfi_rule *wfi_rule_find(int64_t id) { return find(id, 'r'); }
const wfi_linear_rule *wfi_linear_rule_find(int64_t id) { return find(id, 'l'); }

static void *kept_copy(const void *p, size_t size)
{
	void *copy = wfi_alloc(size + 1);

	if (size)
		memcpy(copy, p, size);
	return copy;
}

static const void *copy_rule(const void *proto, int64_t id)
{
	wfi_rule *r = kept_copy(proto, sizeof *r);

	r->id = id;
	r->args = kept_copy(r->args, (size_t)r->n_args * sizeof *r->args);
	r->axis = r->axis ? wfi_strdup(r->axis) : NULL;
	if (r->one) {
		r->batched = kept_copy(r->batched, (size_t)r->n_in);
		r->out_batched = kept_copy(r->out_batched, (size_t)r->n_out);
	}
	return r;
}

static const void *copy_linear(const void *proto, int64_t id)
{
	wfi_linear_rule *r = kept_copy(proto, sizeof *r);

	r->id = id;
	r->residual_batched = kept_copy(r->residual_batched, (size_t)(wfi_rule_depth(r->rule) * r->residuals->n_leaves));
	r->active = kept_copy(r->active, (size_t)r->rule->n_in);
	r->out = kept_copy(r->out, (size_t)r->rule->n_out * sizeof *r->out);
	return r;
}

/* takes key */
static const void *keep(char *key, const void *proto, const void *(*copy)(const void *, int64_t))
{
	const void *found = NULL;

	pthread_mutex_lock(&lock);
	for (int64_t i = 0; i < n_table && !found; i++)
		if (!strcmp(table[i].key, key))
			found = table[i].rule;
	if (!found) {
		if (n_table == cap_table)
			table = wfi_realloc(table, (size_t)(cap_table = 2 * cap_table + 16) * sizeof *table);
		found = copy(proto, n_table + 1);
		table[n_table++] = (kept){ key, found };
		key = NULL;
	}
	pthread_mutex_unlock(&lock);
	wfi_free(key);
	return found;
}

static void add_flags(wfi_str *s, const bool *flags, int n)
{
	wfi_str_add(s, " ");
	for (int i = 0; i < n; i++)
		wfi_str_add(s, "%d", flags[i]);
}

const wfi_rule *wfi_rule_keep(const wfi_rule *r)
{
	wfi_str s = { 0 };

	wfi_str_add(&s, "r %p %p", (const void *)r->c, (const void *)r->result);
	for (int i = 0; i < r->n_args; i++)
		wfi_str_add(&s, " %p", (const void *)r->args[i]);
	if (r->one) {
		wfi_str_add(&s, " %lld %lld %s", (long long)r->one->id, (long long)r->size, r->axis ? r->axis : "");
		add_flags(&s, r->batched, r->n_in);
		add_flags(&s, r->out_batched, r->n_out);
	}
	return keep(wfi_str_take(&s), r, copy_rule);
}

const wfi_linear_rule *wfi_linear_rule_keep(const wfi_linear_rule *r)
{
	char text[WFI_TYPE_TEXT];
	wfi_str s = { 0 };

	wfi_str_add(&s, "l %lld %p", (long long)r->rule->id, (const void *)r->residuals);
	add_flags(&s, r->residual_batched, wfi_rule_depth(r->rule) * r->residuals->n_leaves);
	add_flags(&s, r->active, r->rule->n_in);
	for (int i = 0; i < r->rule->n_out; i++)
		wfi_str_add(&s, " %s", wfi_type_text(&r->out[i], text));
	return keep(wfi_str_take(&s), r, copy_linear);
}

int wfi_rule_depth(const wfi_rule *r)
{
	int n = 0;

	for (; r->one; r = r->one)
		n++;
	return n;
}

/* ---- the callables ---- */

static bool take_leaves(const char *what, const wf_val *args, int n, const wfi_treedef **defs, wf_val *leaves)
{
	for (int i = 0, k = 0; i < n; i++) {
		wfi_val_leaves(args[i], leaves + k);
		for (int j = 0; j < defs[i]->n_leaves; j++, k++) {
			wfi_value *v = wfi_leaf(what, leaves[k]);
			if (!v)
				return false;
			leaves[k] = wfi_val_of(v);
		}
	}
	return true;
}

static wf_error *trace_function(const struct wfi_callable *c, int n, const wfi_treedef *const *defs, int n_leaves, const wf_val *leaves, wfi_func **out,
                                const wfi_treedef **result)
{
	wfi_str name = { 0 };
	wf_val *args = wfi_alloc((size_t)(n + n_leaves + 1) * sizeof *args), *params = args + n;

	wfi_callable_name(c, &name);
	wfi_trace *t = wfi_trace_begin(name.s, NULL);
	wfi_trace_remember(t);
	for (int i = 0; i < n_leaves; i++)
		params[i] = wfi_trace_param(t, wfi_type_of(leaves[i]), wfi_value_of(leaves[i])->weak);
	for (int i = 0, k = 0; i < n; k += defs[i++]->n_leaves)
		args[i] = wfi_val_build(defs[i], params + k);
	wf_error *err = wfi_trace_end_apply(t, c, args, n, name.s, "the function", out, result);
	wfi_free(args);
	wfi_str_free(&name);
	return err;
}

static wf_val emit(const struct wfi_callable *c, const wfi_rule *r, wfi_func *f, int n_leaves, const wf_val *leaves)
{
	wf_val *out = wfi_alloc((size_t)(r->n_out + 1) * sizeof *out), value = wfi_poison;
	wfi_str name = { 0 }, op = { 0 };

	wfi_callable_name(c->inner, &name);
	wfi_str_add(&op, "wf.%s", c->kind->name);
	wfi_emit_regions(wfi_op_find(op.s), &(const wfi_rule_attrs){ r->id, name.s }, n_leaves, leaves, 1, &f, out, r->n_out);
	if (!wfi_failed())
		value = wfi_val_build(r->result, out);
	wfi_str_free(&name);
	wfi_str_free(&op);
	wfi_free(out);
	return value;
}

static wf_val apply_custom(const struct wfi_callable *c, const wf_val *args, int n)
{
	const char *what = c->kind->name;
	uint64_t nondiff = c->opts.custom.nondiff_argnums;
	const wfi_treedef **defs = wfi_alloc((size_t)(n + 1) * sizeof *defs), *result = NULL;
	wf_val value = wfi_poison;
	wfi_func *f = NULL;
	int n_leaves = 0;

	for (int i = 0; i < n; i++) {
		defs[i] = wfi_val_def(args[i]);
		n_leaves += defs[i]->n_leaves;
	}
	wf_val *leaves = wfi_alloc((size_t)(n_leaves + 1) * sizeof *leaves);
	if (n < 64 && nondiff >> n) {
		wfi_fail(what, "nondiff_argnums names argument %d, there are %d (the first is 0)", 63 - __builtin_clzll(nondiff), n);
	} else if (take_leaves(what, args, n, defs, leaves)) {
		wf_error *err = trace_function(c->inner, n, defs, n_leaves, leaves, &f, &result);
		if (err)
			wfi_fail_error(err);
		else
			value = emit(c, wfi_rule_keep(&(const wfi_rule){ .c = c, .n_args = n, .n_in = n_leaves, .n_out = result->n_leaves, .args = defs, .result = result }),
			             f, n_leaves, leaves);
	}
	wfi_func_release(f);
	wfi_free(leaves);
	wfi_free(defs);
	return value;
}

const wfi_callable_kind wfi_kind_custom_jvp = { "custom_jvp", apply_custom };
const wfi_callable_kind wfi_kind_custom_vjp = { "custom_vjp", apply_custom };

wf_fn wfi_custom_jvp(wf_fn f, wf_fn jvp, wf_custom_opts o)
{
	if (!jvp.c)
		return (wf_fn){ NULL };
	return wfi_around(f, (struct wfi_callable){ .kind = &wfi_kind_custom_jvp, .opts.custom = { jvp.c, NULL, o.nondiff_argnums, o.symbolic_zeros } });
}

wf_fn wfi_custom_vjp(wf_fn f, wf_fn fwd, wf_fn bwd, wf_custom_opts o)
{
	if (!fwd.c || !bwd.c)
		return (wf_fn){ NULL };
	return wfi_around(f, (struct wfi_callable){ .kind = &wfi_kind_custom_vjp, .opts.custom = { fwd.c, bwd.c, o.nondiff_argnums, o.symbolic_zeros } });
}
