/* split.c: a communicator's members form groups of their own. Three exchanges: who wants what; where each group's leader put its
 * region; whether everyone could take part. An error of one member is thus an error of all. */
#include "comm/shm.h"

#include <stdlib.h>

typedef struct wish { int32_t color, key, rank; } wish;
typedef struct offer { uint64_t offset, size; int32_t code; char why[212]; } offer;

static wf_error *exchange(wfi_shm *c, const void *in, void *out, size_t bytes)
{
	wfi_coll w = { .kind = (wfi_coll_kind)WFI_SHM_COLL_SPLIT, .dtype = WF_U8, .count = bytes, .in = in, .out = out };
	return wfi_shm_run(&c->base, &w);
}

static int by_key(const void *a, const void *b)
{
	const wish *x = a, *y = b;
	return x->key != y->key ? (x->key > y->key) - (x->key < y->key) : x->rank - y->rank;
}

/* The members of color in the order of their new ranks: their number. */
static int choose(const wish *all, int n, int color, wish *out)
{
	int k = 0;
	for (int r = 0; r < n && color >= 0; r++)
		if (all[r].color == color)
			out[k++] = all[r];
	qsort(out, (size_t)k, sizeof *out, by_key);
	return k;
}

static bool in_one_process(const wfi_shm *c, const wish *members, int n)
{
	for (int i = 1; i < n; i++) {
		const wfi_shm_process *a = &c->group->member[members[0].rank].process, *b = &c->group->member[members[i].rank].process;
		if (a->pid != b->pid || a->space != b->space)
			return false;
	}
	return true;
}

static void put_error(offer *o, wf_error *err)
{
	if (!err)
		return;
	o->code = (int32_t)wf_error_code(err);
	snprintf(o->why, sizeof o->why, "%s", wf_error_message(err));
	wf_error_free(err);
}

/* The first error among the members' offers, the same for all. */
static wf_error *any_error(const offer *all, int n)
{
	for (int r = 0; r < n; r++)
		if (all[r].code)
			return wf_error_new((wf_code)all[r].code, "splitting the communicator failed on rank %d: %s", r, all[r].why);
	return NULL;
}

static wfi_shm_region *lead(wfi_shm *c, const wish *members, int n, offer *o)
{
	wfi_shm_region *region = NULL;
	put_error(o, wfi_shm_new_region(c->region, n, &region));
	if (!region)
		return NULL;
	region->group->one_process = in_one_process(c, members, n);
	o->offset = region->offset;
	o->size = region->group->size;
	return region;
}

static wfi_shm *join(wfi_shm *c, wfi_shm_region *region, const wish *members, int n)
{
	int rank = 0;
	while (rank < n - 1 && members[rank].rank != c->base.rank)
		rank++;
	const wfi_shm_member *self = &c->group->member[c->base.rank];
	wfi_shm_claim(region->group, rank, self->world, &self->process);
	wfi_shm *out = wfi_shm_new(region, rank, c->base.timeout);
	out->spin = c->spin; /* the whole's: other groups want cores as well */
	return out;
}

static wf_error *split_with(wfi_shm *c, int color, int key, wish *wishes, wish *members, offer *offers, wfi_shm **out)
{
	const int size = c->base.size;
	wfi_shm_region *region = NULL;
	const wish mine = { .color = color, .key = key, .rank = c->base.rank };
	WF_TRY(exchange(c, &mine, wishes, sizeof mine));
	int n = choose(wishes, size, color, members);
	offer own = { 0 };
	if (n && members[0].rank == c->base.rank)
		region = lead(c, members, n, &own);
	wf_error *err = exchange(c, &own, offers, sizeof own);
	if (!err)
		err = any_error(offers, size);
	if (!err && n && !region) {
		const offer *leader = &offers[members[0].rank];
		put_error(&own, wfi_shm_find_region(c->region, leader->offset, leader->size, &region));
	}
	if (!err) {
		if (region)
			*out = join(c, region, members, n);
		err = exchange(c, &own, offers, sizeof own);
		if (!err)
			err = any_error(offers, size);
	}
	if (region)
		wfi_shm_release_region(region);
	return err;
}

wf_error *wfi_shm_split(wfi_comm *base, int color, int key, wfi_comm **out)
{
	size_t n = (size_t)base->size;
	wfi_shm *group = NULL;
	wish *wishes = wfi_alloc(n * sizeof *wishes), *members = wfi_alloc(n * sizeof *members);
	offer *offers = wfi_alloc(n * sizeof *offers);
	wf_error *err = split_with((wfi_shm *)base, color, key, wishes, members, offers, &group);
	wfi_free(offers);
	wfi_free(members);
	wfi_free(wishes);
	if (err && group) {
		wfi_comm_free(&group->base);
		group = NULL;
	}
	*out = group ? &group->base : NULL;
	return err;
}
