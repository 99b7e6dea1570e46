/* group.c: the groups of a communicator's members that collectives ask for again and again: split off once, kept until it is freed. */
#include "comm/comm.h"

typedef struct wfi_comm_group {
	struct wfi_comm_group *next;
	int n, size;
	int64_t *members;
	wfi_comm *comm;
} wfi_comm_group;

static wfi_comm_group *find(const wfi_comm *c, const int64_t *members, int n, int size)
{
	for (wfi_comm_group *g = c->groups; g; g = g->next)
		if (g->n == n && g->size == size && !memcmp(g->members, members, (size_t)n * sizeof *members))
			return g;
	return NULL;
}

static int place_of(const int64_t *members, int n, int rank)
{
	for (int i = 0; i < n; i++)
		if (members[i] == rank)
			return i;
	return -1;
}

wf_error *wfi_comm_groups(wfi_comm *c, const int64_t *members, int n, int size, wfi_comm **out)
{
	wfi_comm_group *g = find(c, members, n, size);
	wfi_comm *comm = NULL;

	if (!g) {
		int at = place_of(members, n, c->rank);
		if (at < 0 || size < 1)
			return wf_error_new(WF_INTERNAL, "member %d is in none of the groups", c->rank);
		WF_TRY(c->v->split(c, at / size, at % size, &comm));
		comm->timeout = c->timeout;
		comm->devices = c->devices;
		g = wfi_alloc(sizeof *g);
		*g = (wfi_comm_group){ c->groups, n, size, wfi_alloc((size_t)n * sizeof *members), comm };
		memcpy(g->members, members, (size_t)n * sizeof *members);
		c->groups = g;
	}
	*out = g->comm;
	return NULL;
}

void wfi_comm_free(wfi_comm *c)
{
	if (!c)
		return;
	while (c->groups) {
		wfi_comm_group *g = c->groups;
		c->groups = g->next;
		wfi_comm_free(g->comm);
		wfi_free(g->members);
		wfi_free(g);
	}
	c->v->free(c);
}
