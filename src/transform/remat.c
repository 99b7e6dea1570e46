/* remat.c: wf_remat as a callable, and its policies. */
#include <inttypes.h>
#include "transform/callable.h"
#include "transform/remat.h"

/* ---- policies ---- */

/* is `word` (n bytes) one of the comma-separated names of list, which ends at ')'? */
static bool in_list(const char *list, const char *word)
{
	size_t n = word ? strlen(word) : 0;

	for (const char *p = list; word && *p && *p != ')';) {
		size_t len = strcspn(p, ",)");
		if (len == n && !strncmp(p, word, n))
			return true;
		p += len;
		p += *p == ',';
		p += *p == ' ';
	}
	return false;
}

/* the argument list of a policy of that name; NULL when it is another one */
static const char *arguments(const char *policy, const char *name)
{
	size_t n = strlen(name);

	return !strncmp(policy, name, n) && policy[n] == '(' ? policy + n + 1 : NULL;
}

/* of save_from_both_policies(P; Q): where Q begins; parentheses may be nested */
static const char *second(const char *p)
{
	int depth = 0;

	for (; *p && (depth || *p != ';'); p++)
		depth += (*p == '(') - (*p == ')');
	return *p ? p + 2 : p;
}

static bool is(const char *policy, const char *name)
{
	size_t n = strlen(name);

	return !strncmp(policy, name, n) && (!policy[n] || strchr(";)", policy[n]));
}

static bool is_product(const wfi_eqn *e)
{
	return e->op->lowering == WFI_LOWER_DOT || !strcmp(e->op->name, "convolution");
}

static bool has_batch_dims(const wfi_eqn *e)
{
	return ((const wfi_dot_attrs *)e->attrs)->lhs_batch.n > 0;
}

static void describe(const wfi_type *t, wf_policy_array *out)
{
	*out = (wf_policy_array){ t->dtype, t->rank, t->dims };
}

/* "callback(address, user)": the user's function is asked */
static bool asked(const char *list, const wfi_eqn *e, const char *named)
{
	uintptr_t f = 0, user = 0;
	wf_policy_array *in = wfi_alloc((size_t)(e->n_in + e->n_out + 1) * sizeof *in), *out = in + e->n_in;
	const wf_policy_op op = { e->op->name, named, e->n_in, e->n_out, in, out };
	wf_policy_function *function;

	for (int i = 0; i < e->n_in; i++)
		describe(&e->in[i]->type, &in[i]);
	for (int i = 0; i < e->n_out; i++)
		describe(&e->out[i].type, &out[i]);
	bool save = sscanf(list, "%" SCNxPTR ", %" SCNxPTR, &f, &user) == 2 && f;
	function = (wf_policy_function *)f;
	save = save && function(&op, (const void *)user);
	wfi_free(in);
	return save;
}

bool wfi_policy_saves(const char *policy, const wfi_eqn *e, const char *named)
{
	bool naming = !strcmp(e->op->name, "wf.checkpoint_name");
	const char *name = naming ? ((const wfi_name_attrs *)e->attrs)->name : NULL, *list;

	if (!policy || is(policy, "nothing_saveable"))
		return false;
	if (is(policy, "everything_saveable"))
		return true;
	if (is(policy, "dots_saveable"))
		return is_product(e);
	if (is(policy, "dots_with_no_batch_dims_saveable"))
		return e->op->lowering == WFI_LOWER_DOT && !has_batch_dims(e);
	if ((list = arguments(policy, "save_only_these_names")))
		return naming && in_list(list, name);
	if ((list = arguments(policy, "save_any_names_but_these")))
		return naming && !in_list(list, name);
	if ((list = arguments(policy, "save_anything_except_these_names")))
		return !in_list(list, name) && !in_list(list, named);
	if ((list = arguments(policy, "save_from_both_policies")))
		return wfi_policy_saves(list, e, named) || wfi_policy_saves(second(list), e, named);
	if ((list = arguments(policy, "callback")))
		return asked(list, e, naming ? name : named);
	return false;
}

bool wfi_policy_saves_all(const char *policy)
{
	const char *list = policy ? arguments(policy, "save_from_both_policies") : NULL;

	return policy && (is(policy, "everything_saveable") || (list && (wfi_policy_saves_all(list) || wfi_policy_saves_all(second(list)))));
}

/* the text lives as long as the process, once for each content: that of an interned callable */
static wf_policy kept(wfi_str *text)
{
	const wf_fn f = wfi_bind0((wfi_b0 *)(void (*)(void))kept, text->s, text->n + 1);

	wfi_str_free(text);
	return (wf_policy){ f.c->user };
}

wf_policy wfi_policy_names(const char *kind, const char *const *names)
{
	wfi_str s = { 0 };

	wfi_str_add(&s, "%s(", kind);
	for (int i = 0; names[i]; i++)
		wfi_str_add(&s, "%s%s", i ? ", " : "", names[i]);
	wfi_str_add(&s, ")");
	return kept(&s);
}

wf_policy wf_save_from_both_policies(wf_policy a, wf_policy b)
{
	wfi_str s = { 0 };

	wfi_str_add(&s, "save_from_both_policies(%s; %s)", a.text ? a.text : "nothing_saveable", b.text ? b.text : "nothing_saveable");
	return kept(&s);
}

wf_policy wf_policy_of(wf_policy_function *f, const void *user)
{
	wfi_str s = { 0 };

	wfi_str_add(&s, "callback(%" PRIxPTR ", %" PRIxPTR ")", (uintptr_t)f, (uintptr_t)user);
	return kept(&s);
}

/* ---- the callable ---- */

/* f called on the values themselves, which its program captures: numbers stay numbers, so that what it computes is what f computes */
static wf_error *trace_closed(const struct wfi_callable *c, const wf_val *args, int n, wfi_func **out, const wfi_treedef **result)
{
	wfi_str name = { 0 };

	wfi_callable_name(c, &name);
	wfi_trace *t = wfi_trace_begin(name.s, NULL);
	wfi_trace_remember(t);
	wf_error *err = wfi_trace_end_apply(t, c, args, n, name.s, "the function", out, result);
	wfi_str_free(&name);
	return err;
}

static wf_val apply_remat(const struct wfi_callable *c, const wf_val *args, int n)
{
	const wfi_treedef *result = NULL;
	wf_val value = wfi_poison;
	wfi_func *f = NULL;
	wf_error *err = trace_closed(c->inner, args, n, &f, &result);

	if (err)
		return wfi_fail_error(err);
	wf_val *out = wfi_alloc((size_t)(result->n_leaves + 1) * sizeof *out);
	const wfi_remat_attrs attrs = { c->opts.remat.policy.text ? c->opts.remat.policy.text : "nothing_saveable" };
	wfi_emit_regions(wfi_op_find("wf.remat"), &attrs, 0, NULL, 1, &f, out, result->n_leaves);
	if (!wfi_failed())
		value = wfi_val_build(result, out);
	wfi_free(out);
	wfi_func_release(f);
	return value;
}

const wfi_callable_kind wfi_kind_remat = { "remat", apply_remat };

wf_fn wfi_remat(wf_fn f, wf_remat_opts o)
{
	return wfi_around(f, (struct wfi_callable){ .kind = &wfi_kind_remat, .opts.remat = o });
}
