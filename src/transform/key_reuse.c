/* key_reuse.c: follows random keys through a program. Every word of a u32 array gets a number; operations that only move
 * elements are run on these numbers by their own evaluation; wf.key_use marks the numbers of its operand. What is computed
 * otherwise (the keys of a split, of a fold_in) has new numbers. Branches are looked at side by side, bodies of loops
 * twice: the second time on what the first gave. Where elements are chosen by values that are not known the numbers are
 * new: nothing is reported that is not certain. */
#include "ir/op.h"
#include "transform/key_reuse.h"

enum { MOST = 1 << 16 }; /* words: larger arrays are not followed */

typedef struct keys {
	uint32_t **ids;            /* by value id; NULL: not asked yet */
	uint32_t n, cap;           /* numbers given */
	const wfi_eqn **used;      /* by number: NULL, or where */
	wf_error *err;
} keys;

static bool is_followed(const wfi_type *t)
{
	return t->dtype == WF_U32 && wfi_type_count(t) <= MOST;
}

static uint32_t new_ids(keys *k, int64_t n)
{
	uint32_t first = k->n;

	k->n += (uint32_t)n;
	if (k->n > k->cap) {
		uint32_t cap = 2 * k->n + 64;
		k->used = wfi_realloc(k->used, cap * sizeof *k->used);
		memset(k->used + k->cap, 0, (cap - k->cap) * sizeof *k->used);
		k->cap = cap;
	}
	return first;
}

static const uint32_t *ids_of(keys *k, const wfi_value *v)
{
	if (!is_followed(&v->type))
		return NULL;
	if (!k->ids[v->id]) {
		int64_t n = wfi_type_count(&v->type);
		uint32_t first = new_ids(k, n), *ids = wfi_alloc((size_t)(n + 1) * sizeof *ids);

		for (int64_t i = 0; i < n; i++)
			ids[i] = first + (uint32_t)i;
		k->ids[v->id] = ids;
	}
	return k->ids[v->id];
}

/* ids NULL: new ones when somebody asks */
static void set_ids(keys *k, const wfi_value *v, const uint32_t *ids)
{
	size_t n = is_followed(&v->type) ? (size_t)wfi_type_count(&v->type) * sizeof *ids : 0;
	uint32_t *copy = ids && is_followed(&v->type) ? wfi_alloc(n + 1) : NULL;

	if (copy && n)
		memcpy(copy, ids, n);
	wfi_free(k->ids[v->id]);
	k->ids[v->id] = copy;
}

/* ---- using ---- */
static const char *what_of(const wfi_eqn *e)
{
	return *(const char *const *)e->attrs;
}

static void add_place(wfi_str *s, const wfi_eqn *e)
{
	wfi_str_add(s, "%s", what_of(e));
	if (e->loc.file)
		wfi_str_add(s, " at %s:%d", e->loc.file, e->loc.line);
}

static void reused(keys *k, const wfi_eqn *e, const wfi_eqn *before)
{
	wfi_str s = { 0 };

	if (k->err)
		return;
	k->err = wf_error_new(WF_INVALID_ARGUMENT, "key reuse: %s uses a random key that was used before: its numbers would not be "
	                                            "independent", what_of(e));
	if (e->loc.file)
		wf_error_note(k->err, e->loc.file, e->loc.line);
	add_place(&s, before);
	wf_error_add(k->err, before == e ? "it was used by the same %s in another round of the loop" : "it was used before by %s", s.s);
	wf_error_add(k->err, "make keys for all uses by wf_random_split(key, n), or wf_random_fold_in(key, i) with another number for each");
	wfi_str_free(&s);
}

static void use_keys(keys *k, const wfi_eqn *e)
{
	const wfi_value *v = e->in[0];
	const uint32_t *ids = ids_of(k, v);
	int64_t n = ids ? wfi_type_count(&v->type) : 0;

	for (int64_t i = 0; i < n; i++)
		if (k->used[ids[i]])
			reused(k, e, k->used[ids[i]]);
	for (int64_t i = 0; i < n; i++) /* one key for a whole batch is one use */
		k->used[ids[i]] = e;
}

/* ---- moving ---- */
static bool moves(const wfi_op *op)
{
	static const char *const names[] = { "slice", "reshape", "transpose", "broadcast_in_dim", "concatenate", "reverse", "dynamic_slice",
		"dynamic_update_slice", "gather", "optimization_barrier", "wf.stop_gradient", "wf.checkpoint_name" };

	for (size_t i = 0; i < WFI_COUNT(names); i++)
		if (!strcmp(op->name, names[i]))
			return true;
	return false;
}

/* the elements of a constant, of which a splat has one */
static void *constant_elements(const wfi_value *v)
{
	const wfi_constant_attrs *a = v->def && v->def->op->lowering == WFI_LOWER_CONSTANT ? v->def->attrs : NULL;
	size_t n = wfi_type_bytes(&v->type);

	if (!a || n > MOST || !a->data.size)
		return NULL;
	char *p = wfi_alloc(n + 1);
	for (size_t i = 0; i < n; i += a->data.size)
		memcpy(p + i, a->data.bytes, a->data.size);
	return p;
}

static void move(keys *k, const wfi_eqn *e)
{
	size_t n = (size_t)(e->n_in + e->n_out + 1);
	const void **in = wfi_alloc(n * sizeof *in);
	void **made = wfi_alloc(n * sizeof *made), **out = wfi_alloc(n * sizeof *out);
	wfi_type *types = wfi_alloc(n * sizeof *types);
	bool ok = e->op->eval != NULL;

	for (int i = 0; i < e->n_in && ok; i++) {
		types[i] = e->in[i]->type;
		in[i] = is_followed(&types[i]) ? (const void *)ids_of(k, e->in[i]) : (made[i] = constant_elements(e->in[i]));
		ok = in[i] != NULL;
	}
	for (int i = 0; i < e->n_out && ok; i++) {
		types[e->n_in + i] = e->out[i].type;
		ok = is_followed(&e->out[i].type);
		out[i] = made[e->n_in + i] = ok ? wfi_alloc(wfi_type_bytes(&e->out[i].type) + 1) : NULL;
	}
	const wfi_eval ev = { .op = e->op, .attrs = e->attrs, .n_in = e->n_in, .n_out = e->n_out, .in_type = types,
	                      .out_type = types + e->n_in, .in = in, .out = out };
	wf_error *err = ok ? e->op->eval(&ev) : NULL;
	for (int i = 0; i < e->n_out && ok && !err; i++)
		set_ids(k, &e->out[i], out[i]);
	wf_error_free(err);
	for (int i = 0; i < e->n_in + e->n_out; i++)
		wfi_free(made[i]);
	wfi_free(types);
	wfi_free(out);
	wfi_free(made);
	wfi_free(in);
}

/* ---- regions ---- */
static void follow(keys *k, const wfi_block *b);

/* the values of a block that is looked at once more are new ones */
static void forget(keys *k, const wfi_block *b)
{
	for (const wfi_eqn *e = b->first; e; e = e->next) {
		for (int i = 0; i < e->n_out; i++)
			set_ids(k, &e->out[i], NULL);
		for (int r = 0; r < e->n_regions; r++)
			forget(k, e->regions[r]);
	}
}

static void bind(keys *k, const wfi_block *b, int param, const wfi_value *v)
{
	set_ids(k, b->params[param], ids_of(k, v));
}

/* each from where all begin; what one of them uses is used */
static void choice(keys *k, const wfi_eqn *e)
{
	uint32_t n = k->n;
	const wfi_eqn **before = wfi_alloc((size_t)(n + 1) * sizeof *before), **all = wfi_alloc((size_t)(n + 1) * sizeof *all);

	memcpy(before, k->used, n * sizeof *before);
	memcpy(all, k->used, n * sizeof *all);
	for (int r = 0; r < e->n_regions && !k->err; r++) {
		memcpy(k->used, before, n * sizeof *before);
		forget(k, e->regions[r]);
		for (int i = 0; i < e->regions[r]->n_params; i++)
			bind(k, e->regions[r], i, e->in[1 + i]);
		follow(k, e->regions[r]);
		for (uint32_t i = 0; i < n; i++)
			all[i] = all[i] ? all[i] : k->used[i];
	}
	memcpy(k->used, all, n * sizeof *all);
	wfi_free(before);
	wfi_free(all);
}

/* row r of the numbers of an array */
static void bind_row(keys *k, const wfi_block *b, int param, const wfi_value *xs, int64_t r)
{
	const uint32_t *ids = ids_of(k, xs);

	set_ids(k, b->params[param], ids ? ids + r * wfi_type_count(&b->params[param]->type) : NULL);
}

/* what rounds 0 and 1 did with a row, all others do with theirs */
static void use_all_rows(keys *k, const wfi_value *xs)
{
	const uint32_t *ids = ids_of(k, xs);
	int64_t rows = xs->type.dims[0], n = ids && rows ? wfi_type_count(&xs->type) / rows : 0;

	for (int64_t r = 1; r < rows; r++)
		for (int64_t i = 0; i < n; i++) {
			const wfi_eqn *first = k->used[ids[i]], **mine = &k->used[ids[r * n + i]];
			if (r > 1 && first && *mine && ids[r * n + i] != ids[i])
				reused(k, first, *mine);
			*mine = *mine ? *mine : first;
		}
}

static void loop(keys *k, const wfi_eqn *e)
{
	const wfi_scan_attrs *a = strcmp(e->op->name, "wf.scan") ? NULL : e->attrs;
	const wfi_block *b = e->regions[e->n_regions - 1];
	int n_carry = a ? (int)a->n_carry : e->n_out, n_own = n_carry + (a ? (int)a->n_xs : 0);
	int64_t rounds = a ? WFI_MIN(a->length, 2) : 2;

	for (int64_t r = 0; r < rounds && !k->err; r++) {
		uint32_t **carried = wfi_alloc((size_t)(n_carry + 1) * sizeof *carried);
		for (int i = 0; i < n_carry && r; i++) {
			const uint32_t *ids = ids_of(k, b->results[i]);
			size_t n = ids ? (size_t)wfi_type_count(&b->results[i]->type) * sizeof *ids : 0;
			carried[i] = ids ? wfi_alloc(n + 1) : NULL;
			if (n)
				memcpy(carried[i], ids, n);
		}
		forget(k, b);
		for (int i = 0; i < b->n_params; i++)
			if (i >= n_carry && i < n_own)
				bind_row(k, b, i, e->in[i], r);
			else if (r && i < n_carry)
				set_ids(k, b->params[i], carried[i]);
			else
				bind(k, b, i, e->in[i]);
		for (int i = 0; i < n_carry; i++)
			wfi_free(carried[i]);
		wfi_free(carried);
		follow(k, b);
	}
	for (int i = n_carry; i < n_own && !k->err; i++)
		use_all_rows(k, e->in[i]);
	for (int i = 0; i < n_carry && rounds && !k->err; i++)
		set_ids(k, &e->out[i], ids_of(k, b->results[i]));
}

static void call(keys *k, const wfi_eqn *e)
{
	const wfi_block *b = e->regions[0];

	for (int i = 0; i < b->n_params; i++)
		bind(k, b, i, e->in[i]);
	follow(k, b);
	for (int i = 0; i < e->n_out && i < b->n_results && !k->err; i++)
		set_ids(k, &e->out[i], ids_of(k, b->results[i]));
}

static void follow(keys *k, const wfi_block *b)
{
	for (const wfi_eqn *e = b->first; e && !k->err; e = e->next) {
		bool again = e->loc.pass == WFI_PASS_BACKWARD || e->op->flags & WFI_OP_APART; /* computes once more what was drawn */
		if (!strcmp(e->op->name, "wf.key_use") && !again)
			use_keys(k, e);
		else if (moves(e->op))
			move(k, e);
		else if (!e->n_regions || again)
			continue;
		else if (!strcmp(e->op->name, "while") || !strcmp(e->op->name, "wf.scan"))
			loop(k, e);
		else if (e->op->flags & WFI_OP_CONTROL)
			choice(k, e);
		else if (e->op->flags & WFI_OP_CALL)
			call(k, e);
	}
}

/* ---- the whole ---- */
static void remove_uses(wfi_block *b)
{
	for (wfi_eqn *e = b->first; e; e = e->next) {
		for (int i = 0; i < e->n_regions; i++)
			remove_uses(e->regions[i]);
		if (strcmp(e->op->name, "wf.key_use"))
			continue;
		*(e->prev ? &e->prev->next : &b->first) = e->next;
		*(e->next ? &e->next->prev : &b->last) = e->prev;
	}
}

static void tell(keys *k, const wfi_block *b, wfi_keys *out)
{
	*out = (wfi_keys){ b->n_params, wfi_alloc((size_t)(b->n_params + 1) * sizeof *out->leaf) };
	for (int p = 0; p < b->n_params; p++) {
		const uint32_t *ids = ids_of(k, b->params[p]);
		int64_t n = ids ? wfi_type_count(&b->params[p]->type) : 0;
		wfi_key_leaf *leaf = &out->leaf[p];

		for (int64_t i = 0; i < n; i++) {
			const wfi_eqn *e = k->used[ids[i]];
			wfi_str s = { 0 };
			if (!e)
				continue;
			leaf->n = n;
			leaf->used = leaf->used ? leaf->used : wfi_alloc((size_t)n);
			leaf->used[i] = true;
			add_place(&s, e);
			leaf->by = leaf->by ? leaf->by : wfi_strdup(s.s);
			wfi_str_free(&s);
		}
	}
}

wf_error *wfi_check_keys(wfi_func *f, wfi_keys *out)
{
	keys k = { .ids = wfi_alloc((size_t)(f->n_values + 1) * sizeof(uint32_t *)) };

	for (int i = 0; i < f->body->n_params; i++)
		ids_of(&k, f->body->params[i]);
	follow(&k, f->body);
	if (!k.err)
		tell(&k, f->body, out);
	for (int i = 0; i < f->n_values; i++)
		wfi_free(k.ids[i]);
	wfi_free(k.ids);
	wfi_free(k.used);
	remove_uses(f->body);
	return k.err;
}

void wfi_keys_free(wfi_keys *k)
{
	for (int i = 0; i < k->n; i++) {
		wfi_free(k->leaf[i].used);
		wfi_free(k->leaf[i].by);
	}
	wfi_free(k->leaf);
	*k = (wfi_keys){ 0 };
}
