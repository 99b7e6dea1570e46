/* key.c: what a kernel computes, as text: equal texts, equal code. Values are numbered in the order in which they come up, so that equal
 * kernels over different values have one key. */
#include "compile/gen.h"

typedef struct keying {
	wfi_str s;
	const wfi_plan *p;
	const wfi_kernel *k;
	int *number, next; /* per value id, 0: not met */
} keying;

static void add_type(keying *y, const wfi_type *t)
{
	char text[WFI_TYPE_TEXT];

	wfi_str_add(&y->s, "%s", wfi_type_text(t, text));
}

static void add_value(keying *y, const wfi_value *v)
{
	uint64_t bits;

	if (y->number[v->id]) {
		wfi_str_add(&y->s, " v%d", y->number[v->id]);
		return;
	}
	if (wfi_kernel_loads(y->p, y->k, v)) {
		const wfi_value *s = y->p->info[v->id].storage;
		int i = 0;
		while (i < y->k->n_reads && y->k->reads[i].value != s) /* an empty one is never read */
			i++;
		wfi_str_add(&y->s, " r%d:", i);
		add_type(y, &v->type);
		return;
	}
	const wfi_eqn *e = v->def;
	if (wfi_splat_bits(v, &bits)) {
		wfi_str_add(&y->s, " c%llx:", (unsigned long long)bits);
		add_type(y, &v->type);
		return;
	}
	wfi_str_add(&y->s, " (%s", e->op->name);
	wfi_attrs_print(&y->s, e->op, e->attrs);
	for (int i = 0; i < e->n_in; i++)
		add_value(y, e->in[i]);
	for (int i = 0; i < e->n_out; i++) {
		y->number[e->out[i].id] = ++y->next;
		wfi_str_add(&y->s, " =v%d:", y->next);
		add_type(y, &e->out[i].type);
	}
	wfi_str_add(&y->s, ")%d", v->index);
}

char *wfi_kernel_key(const wfi_plan *p, const wfi_kernel *k)
{
	keying y = { .p = p, .k = k, .number = wfi_alloc((size_t)(p->n_info + 1) * sizeof *y.number) };

	wfi_str_add(&y.s, "%d%s%s", (int)k->kind, k->in_place ? " in place" : "", k->slices ? " sliced" : "");
	for (int i = 0; i < k->n_loops; i++)
		wfi_str_add(&y.s, " %lld", (long long)k->loops[i]);
	wfi_str_add(&y.s, " /");
	for (int i = 0; i < k->n_red_loops; i++)
		wfi_str_add(&y.s, " %lld", (long long)k->red_loops[i]);
	wfi_str_add(&y.s, " reads %d", k->n_reads);
	for (int i = 0; i < k->n_reds; i++) {
		wfi_str_add(&y.s, "\nred");
		add_value(&y, k->reds[i]->out);
	}
	for (int i = 0; i < k->n_roots; i++) {
		wfi_str_add(&y.s, "\nroot");
		add_value(&y, k->roots[i]);
	}
	wfi_free(y.number);
	return wfi_str_take(&y.s);
}
