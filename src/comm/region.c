/* region.c: the memory of groups. A family's regions lie one after the other in one unlinked file, which its processes hold open, so
 * a group that is split off needs no name. Members of one process share one mapping of it. */
#include "comm/shm.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static size_t round_up(size_t n, size_t to)
{
	return (n + to - 1) / to * to;
}

static size_t within(size_t x, size_t least, size_t most)
{
	return x < least ? least : x > most ? most : x;
}

size_t wfi_shm_layout(wfi_shm_group *g, int n)
{
	size_t members = (size_t)n;
	size_t ring = 16384;
	while (ring > 256 && ring * members * members > 2u << 20)
		ring /= 2;
	g->magic = WFI_SHM_MAGIC;
	g->version = WFI_SHM_VERSION;
	g->n = n;
	g->half = within(round_up((8u << 20) / members, 4096), 16u << 10, 128u << 10);
	g->ring = ring;
	g->ring_stride = sizeof(wfi_shm_ring) + ring;
	g->data = round_up(sizeof *g + members * sizeof *g->member, 4096);
	g->rings = g->data + members * 2 * g->half;
	g->size = round_up(g->rings + members * members * g->ring_stride, 65536); /* a multiple of any page size */
	return g->size;
}

static wf_error *no_room(int err, size_t size)
{
	if (err == ENOSPC || err == ENOMEM)
		return wf_error_new(WF_OUT_OF_MEMORY, "shared memory has no room for the %zu bytes of a communicator: enlarge /dev/shm "
			"(mount -o remount,size=…; for a container --shm-size), or use fewer members", size);
	return wfi_errno(err, "taking %zu bytes of shared memory for a communicator", size);
}

/* Takes the memory at once: a store into a page that cannot be had later would kill the process. */
static wf_error *take_and_map(int fd, uint64_t offset, size_t size, bool take, void **out)
{
	int flags = fd < 0 ? MAP_SHARED | MAP_ANONYMOUS : MAP_SHARED;
	while (fd >= 0 && take && fallocate(fd, 0, (off_t)offset, (off_t)size) < 0)
		if (errno != EINTR)
			return no_room(errno, size);
	void *p = mmap(NULL, size, PROT_READ | PROT_WRITE, flags, fd, fd < 0 ? 0 : (off_t)offset);
	if (p == MAP_FAILED)
		return no_room(errno, size);
	*out = p;
	return NULL;
}

static wfi_shm_region *add_region(wfi_shm_family *f, wfi_shm_region *up, uint64_t offset, void *memory)
{
	wfi_shm_region *r = wfi_alloc(sizeof *r);
	*r = (wfi_shm_region){ .next = f->regions, .up = up, .family = f, .offset = offset, .refs = 1, .group = memory };
	f->regions = r;
	if (up)
		up->refs++;
	return r;
}

static wfi_shm_region *new_family(int fd, void *memory)
{
	wfi_shm_family *f = wfi_alloc(sizeof *f);
	pthread_mutex_init(&f->lock, NULL);
	f->fd = fd;
	f->first = memory;
	return add_region(f, NULL, 0, memory);
}

wf_error *wfi_shm_first_region(int n, int fd, wfi_shm_region **out)
{
	void *memory;
	wfi_shm_group shape;
	wf_error *err = take_and_map(fd, 0, wfi_shm_layout(&shape, n), true, &memory);
	if (err) {
		if (fd >= 0)
			close(fd);
		return err;
	}
	*out = new_family(fd, memory);
	wfi_shm_layout(memory, n);
	atomic_store(&(*out)->group->end, shape.size);
	return NULL;
}

wf_error *wfi_shm_join_region(int fd, size_t size, wfi_shm_region **out)
{
	void *memory;
	wf_error *err = take_and_map(fd, 0, size, false, &memory);
	if (err) {
		close(fd);
		return err;
	}
	*out = new_family(fd, memory);
	return NULL;
}

wf_error *wfi_shm_new_region(wfi_shm_region *up, int n, wfi_shm_region **out)
{
	void *memory;
	wfi_shm_family *f = up->family;
	wfi_shm_group shape;
	size_t size = wfi_shm_layout(&shape, n);
	uint64_t offset = atomic_fetch_add(&f->first->end, size);
	WF_TRY(take_and_map(f->fd, offset, size, true, &memory));
	wfi_shm_layout(memory, n);
	pthread_mutex_lock(&f->lock);
	*out = add_region(f, up, offset, memory);
	pthread_mutex_unlock(&f->lock);
	return NULL;
}

static wfi_shm_region *known_region(wfi_shm_family *f, uint64_t offset)
{
	for (wfi_shm_region *r = f->regions; r; r = r->next)
		if (r->offset == offset)
			return r;
	return NULL;
}

wf_error *wfi_shm_find_region(wfi_shm_region *up, uint64_t offset, size_t size, wfi_shm_region **out)
{
	wf_error *err = NULL;
	void *memory;
	wfi_shm_family *f = up->family;
	pthread_mutex_lock(&f->lock);
	*out = known_region(f, offset);
	if (*out)
		(*out)->refs++;
	else if (!(err = take_and_map(f->fd, offset, size, false, &memory)))
		*out = add_region(f, up, offset, memory);
	pthread_mutex_unlock(&f->lock);
	return err;
}

void wfi_shm_retain_region(wfi_shm_region *r)
{
	pthread_mutex_lock(&r->family->lock);
	r->refs++;
	pthread_mutex_unlock(&r->family->lock);
}

/* the family's lock is held; the last process to let go of a group that was split off gives its memory back */
static void drop_region(wfi_shm_region *r)
{
	while (r && --r->refs == 0) {
		wfi_shm_family *f = r->family;
		wfi_shm_region **at = &f->regions;
		while (*at != r)
			at = &(*at)->next;
		*at = r->next;
		size_t size = r->group->size;
		bool unused = r->offset > 0 && atomic_load(&r->group->holders) == 0;
		munmap(r->group, size);
		if (unused && f->fd >= 0)
			fallocate(f->fd, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, (off_t)r->offset, (off_t)size);
		wfi_shm_region *up = r->up;
		wfi_free(r);
		r = up;
	}
}

void wfi_shm_release_region(wfi_shm_region *r)
{
	wfi_shm_family *f = r->family;
	pthread_mutex_lock(&f->lock);
	drop_region(r);
	bool last = f->regions == NULL;
	pthread_mutex_unlock(&f->lock);
	if (!last)
		return;
	if (f->fd >= 0)
		close(f->fd);
	pthread_mutex_destroy(&f->lock);
	wfi_free(f);
}
