/* memory.c: where every stored value lies: in a parameter's buffer, a result's, the program's constants or the workspace. In the
 * workspace a value takes the first gap that is free as long as it lives, or the place of one that dies where it is written, when
 * the kernel reads that one's element before it writes the same one. A chain (chain.c) runs its steps for one slice after the other: what is
 * needed in it is needed from its first step to its last. */
#include "compile/plan.h"

enum { ALIGN = 64 };

typedef struct region {
	size_t offset, size;
	int made, used;
} region;

static size_t room(const wfi_value *v)
{
	return (wfi_type_bytes(&v->type) + ALIGN - 1) / ALIGN * ALIGN;
}

/* dies: the last step that needs a value, by itself; info[].used: the last one of its chain. shared: a step of a chain reads it beyond the slice that
 * is being made, so none may write over it. */
typedef struct life {
	int *dies;
	bool *shared;
} life;

static void lives_in_chain(wfi_plan *p, int first, int n, life *l)
{
	const int last = first + n - 1;

	for (int k = first; k <= last; k++) {
		const wfi_step *s = &p->steps[k];
		for (int i = 0; i < s->n_out; i++)
			p->info[s->out[i]->id].made = first;
		for (int i = 0; i < s->n_in; i++) {
			wfi_value *v[2] = { s->in[i], wfi_home(p, s->in[i]) };
			for (int h = 0; h < 2; h++) {
				p->info[v[h]->id].used = WFI_MAX(p->info[v[h]->id].used, last);
				l->shared[v[h]->id] |= wfi_step_read_slices(s, i) % s->slices != 0;
			}
		}
		for (int i = 0; i < s->n_out; i++)
			p->info[s->out[i]->id].used = WFI_MAX(p->info[s->out[i]->id].used, last);
	}
}

static void lives(wfi_plan *p, life *l)
{
	for (int i = 0; i < p->n_info; i++)
		p->info[i].made = p->info[i].used = -1;
	for (int k = 0; k < p->n_steps; k++) {
		for (int i = 0; i < p->steps[k].n_out; i++)
			p->info[p->steps[k].out[i]->id].made = p->info[p->steps[k].out[i]->id].used = k;
		for (int i = 0; i < p->steps[k].n_in; i++)
			p->info[p->steps[k].in[i]->id].used = p->info[wfi_home(p, p->steps[k].in[i])->id].used = k;
	}
	for (int i = 0; i < p->n_info; i++)
		l->dies[i] = p->info[i].used;
	for (int k = 0; k < p->n_steps; k++)
		if (p->steps[k].length)
			lives_in_chain(p, k, p->steps[k].length, l);
}

/* parameters, constants, results; a result that lies elsewhere is copied at the end */
static void fixed_places(wfi_plan *p)
{
	const wfi_block *b = p->func->body;

	for (int i = 0; i < b->n_params; i++)
		p->info[b->params[i]->id].slot = (wfi_slot){ .kind = WFI_SLOT_IN, .index = i };
	for (const wfi_eqn *e = b->first; e; e = e->next) {
		wfi_vinfo *v = e->op->lowering == WFI_LOWER_CONSTANT ? &p->info[e->out->id] : NULL;
		if (v && v->storage == e->out && !v->kernel && (wfi_eqn_native(e) || !wfi_constant_is_splat(e)))
			v->slot =
				(wfi_slot){ .kind = WFI_SLOT_CONST, .data = ((const wfi_constant_attrs *)e->attrs)->data.bytes };
	}
	for (int j = 0; j < b->n_results; j++) {
		wfi_value *v = p->info[b->results[j]->id].storage;
		wfi_slot *s = &p->info[v->id].slot;
		if (p->alias[j] >= 0)
			*s = (wfi_slot){ .kind = WFI_SLOT_IN, .index = p->alias[j] };
		else if (!s->kind)
			*s = (wfi_slot){ .kind = WFI_SLOT_OUT, .index = j };
		else if (wfi_type_count(&v->type))
			p->steps[p->n_steps++] = (wfi_step){ .kind = WFI_STEP_COPY, .value = v, .result = j, .chain = -1 };
	}
}

/* a value in the workspace that dies in this kernel and may be overwritten by v */
static wfi_value *in_place(const wfi_plan *p, const life *l, int step, const wfi_value *v, wfi_value *const *taken, int n_taken)
{
	const wfi_step *s = &p->steps[step];

	if (s->kind != WFI_STEP_KERNEL)
		return NULL;
	for (int i = 0; i < s->kernel->n_reads; i++) {
		const wfi_read *r = &s->kernel->reads[i];
		wfi_value *home = wfi_home(p, r->value);
		const wfi_vinfo *info = &p->info[home->id];
		bool free_ = info->slot.kind == WFI_SLOT_WORK && l->dies[home->id] == step && (s->chain < 0 || !l->shared[home->id]) &&
			     wfi_type_count(&r->value->type) == wfi_type_count(&v->type) &&
			     wf_dtype_size(r->value->type.dtype) == wf_dtype_size(v->type.dtype);
		for (int k = 0; k < s->kernel->n_reads; k++)
			free_ &= s->kernel->reads[k].same || wfi_home(p, s->kernel->reads[k].value) != home;
		for (int k = 0; k < n_taken; k++)
			free_ &= taken[k] != home;
		if (free_)
			return home;
	}
	return NULL;
}

/* Regions are in the order of their offsets: what a long program keeps for its backward pass is looked through once, not again for each that is in the
 * way. */

/* the lowest offset at which nothing lives from `made` to `used` */
static size_t first_gap(const region *r, int n, size_t size, int made, int used)
{
	size_t at = 0;

	for (int i = 0; i < n; i++)
		if (r[i].made <= used && made <= r[i].used && r[i].offset < at + size && at < r[i].offset + r[i].size)
			at = r[i].offset + r[i].size;
	return at;
}

/* behind those at the same offset */
static void insert(region *r, int *n, region x)
{
	int i = (*n)++;

	for (; i > 0 && r[i - 1].offset > x.offset; i--)
		r[i] = r[i - 1];
	r[i] = x;
}

/* forgets regions that ended before the step, so that a long program costs what lives at once */
static int still_alive(region *r, int n, int step)
{
	int m = 0;

	for (int i = 0; i < n; i++)
		if (r[i].used >= step)
			r[m++] = r[i];
	return m;
}

static void place_outputs(wfi_plan *p, const life *l, int step, region *r, int *n)
{
	const wfi_step *s = &p->steps[step];
	wfi_value **taken = wfi_alloc((size_t)WFI_MAX(s->n_out, 1) * sizeof(wfi_value *));
	int n_taken = 0;

	for (int i = 0; i < s->n_out; i++) {
		wfi_vinfo *info = &p->info[s->out[i]->id];
		if (info->slot.kind)
			continue;
		if (s->eqn && s->eqn->op->flags & WFI_OP_PASSES) { /* it lies there already */
			info->slot = p->info[wfi_home(p, s->out[i])->id].slot;
			continue;
		}
		wfi_value *over = in_place(p, l, step, s->out[i], taken, n_taken);
		size_t size = room(s->out[i]), at;
		if (over) {
			taken[n_taken++] = over;
			at = p->info[over->id].slot.offset;
		} else {
			at = first_gap(r, *n, size, info->made, info->used);
		}
		info->slot = (wfi_slot){ .kind = WFI_SLOT_WORK, .offset = at };
		insert(r, n, (region){ at, size, info->made, info->used });
		p->workspace = WFI_MAX(p->workspace, at + size);
	}
	wfi_free(taken);
}

static void peak(wfi_plan *p, const region *r, int n, int step)
{
	size_t sum = 0;

	for (int i = 0; i < n; i++) {
		bool over = false; /* what is being written over counts once */
		for (int k = i + 1; k < n && r[k].offset == r[i].offset; k++)
			over |= r[k].made <= step && r[k].used >= step;
		if (r[i].made <= step && r[i].used >= step && !over)
			sum += r[i].size;
	}
	p->peak_values = WFI_MAX(p->peak_values, sum);
}

static bool same_place(const wfi_slot *a, const wfi_slot *b)
{
	return a->kind == b->kind && (a->kind == WFI_SLOT_WORK ? a->offset == b->offset : a->index == b->index);
}

static void note_in_place(const wfi_plan *p, wfi_kernel *k)
{
	for (int i = 0; i < k->n_reads; i++)
		for (int r = 0; r < k->n_roots; r++)
			k->in_place |= same_place(&p->info[k->reads[i].value->id].slot, &p->info[k->roots[r]->id].slot);
}

void wfi_place_values(wfi_plan *p, const wfi_plan_opts *o)
{
	int n = 0, n_steps = p->n_steps;
	region *r = wfi_alloc((size_t)(p->n_info + 1) * sizeof *r);

	life l = { wfi_alloc((size_t)(p->n_info + 1) * sizeof(int)), wfi_alloc((size_t)p->n_info + 1) };

	(void)o;
	lives(p, &l);
	fixed_places(p);
	for (int k = 0; k < n_steps; k++) {
		n = still_alive(r, n, k);
		place_outputs(p, &l, k, r, &n);
		peak(p, r, n, k);
		if (p->steps[k].kernel)
			note_in_place(p, p->steps[k].kernel);
	}
	wfi_free(l.dies);
	wfi_free(l.shared);
	wfi_free(r);
}
