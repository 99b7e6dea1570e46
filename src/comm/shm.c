/* shm.c: a communicator's members come and go. */
#include "comm/shm.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static const char shm_dir[] = "/dev/shm";
static const double default_timeout = 300, spin_time = 10e-6;

/* ---- the table ---- */

static void shm_abort(wfi_comm *base, const char *why)
{
	wfi_shm *c = (wfi_shm *)base;
	wfi_shm_abort_group(c->group, base->rank, WF_ABORTED, why ? why : "the communicator was aborted");
}

static void shm_rest(wfi_comm *base, bool resting)
{
	wfi_shm *c = (wfi_shm *)base;
	atomic_store(&c->group->member[base->rank].resting, resting);
}

static void shm_free(wfi_comm *base)
{
	wfi_shm *c = (wfi_shm *)base;
	wfi_shm_orphan(c);
	atomic_store(&c->group->member[base->rank].presence, WFI_SHM_LEFT);
	atomic_fetch_sub(&c->group->holders, 1);
	wfi_shm_release_region(c->region);
	wfi_free(c);
}

static const wfi_comm_vtable table = {
	.name = "shared memory",
	.split = wfi_shm_split,
	.start = wfi_shm_start, .test = wfi_shm_test, .wait = wfi_shm_finish, .run = wfi_shm_run,
	.send = wfi_shm_send, .recv = wfi_shm_recv,
	.abort = shm_abort, .rest = shm_rest, .free = shm_free,
};

bool wfi_shm_claim(wfi_shm_group *g, int rank, int world, const wfi_shm_process *p)
{
	wfi_shm_member *m = &g->member[rank];
	uint32_t absent = WFI_SHM_ABSENT;
	if (!atomic_compare_exchange_strong(&m->presence, &absent, WFI_SHM_COMING))
		return false;
	m->process = *p;
	m->world = world;
	CPU_ZERO(&m->cores);
	sched_getaffinity(0, sizeof m->cores, &m->cores); /* fails beyond 1024 cores: then nobody spins */
	atomic_fetch_add(&g->holders, 1);
	atomic_store(&m->presence, WFI_SHM_HERE);
	if (atomic_fetch_add(&g->attached, 1) + 1 == g->n)
		wfi_shm_wake(&g->bell, &g->sleepers);
	return true;
}

wfi_shm *wfi_shm_new(wfi_shm_region *r, int rank, double timeout)
{
	wfi_shm *c = wfi_alloc(sizeof *c);
	c->base = (wfi_comm){ .v = &table, .rank = rank, .size = r->group->n, .timeout = timeout == 0 ? default_timeout : timeout };
	c->region = r;
	c->group = r->group;
	wfi_shm_retain_region(r);
	return c;
}

/* All are here: members may spin where each can have a core to itself, counting the cores that any of them may use. */
static void choose_spin(wfi_shm *c)
{
	cpu_set_t cores;
	CPU_ZERO(&cores);
	for (int r = 0; r < c->base.size; r++)
		CPU_OR(&cores, &cores, &c->group->member[r].cores);
	c->spin = CPU_COUNT(&cores) >= c->base.size ? spin_time : 0;
}

static wf_error *all_here(wfi_shm *c, const char *doing)
{
	wfi_shm_wait w = { .kind = WFI_SHM_FOR_ALL };
	c->doing = doing;
	wf_error *err = wfi_shm_block(c, &w);
	c->doing = NULL;
	if (!err)
		choose_spin(c);
	return err;
}

static wf_error *check_shape(int n, int first, int n_local, double timeout)
{
	if (n < 1 || n > WFI_SHM_MEMBERS)
		return wf_error_new(WF_INVALID_ARGUMENT, "a shared-memory communicator of %d members: it takes 1 to %d", n, WFI_SHM_MEMBERS);
	if (n_local < 1 || first < 0 || n_local > n - first)
		return wf_error_new(WF_INVALID_ARGUMENT, "%d members from rank %d on, of a communicator of %d: they must lie within it",
			n_local, first, n);
	if (timeout != timeout)
		return wf_error_new(WF_INVALID_ARGUMENT, "the timeout of a communicator is NaN: give seconds, 0 for the default of %g, "
			"or less for none", default_timeout);
	return NULL;
}

wf_error *wfi_comm_threads(int n, double timeout, wfi_comm **out)
{
	wfi_shm_region *region;
	wfi_shm_process self;
	WF_TRY(check_shape(n, 0, n, timeout));
	WF_TRY(wfi_shm_first_region(n, -1, &region));
	region->group->one_process = true;
	wfi_shm_identify(&self);
	for (int r = 0; r < n; r++)
		wfi_shm_claim(region->group, r, r, &self);
	for (int r = 0; r < n; r++) {
		wfi_shm *c = wfi_shm_new(region, r, timeout);
		choose_spin(c);
		out[r] = &c->base;
	}
	wfi_shm_release_region(region);
	return NULL;
}

/* ---- the name: it leads to a whole and filled-in file or to nothing, and is removed as soon as all have come ---- */

/* Removes path if it still leads to fd's file. Whoever removes a name holds the lock of its file, so nobody removes a successor. */
static void unlink_if_same(const char *path, int fd)
{
	struct stat at_path, at_fd;
	const struct timespec moment = { .tv_nsec = 5000000 };
	for (int i = 0; flock(fd, LOCK_EX | LOCK_NB) < 0; i++) {
		if (i == 200)
			return; /* stopped while it held the lock: whoever comes next removes the name */
		nanosleep(&moment, NULL);
	}
	if (stat(path, &at_path) == 0 && fstat(fd, &at_fd) == 0 && at_path.st_ino == at_fd.st_ino && at_path.st_dev == at_fd.st_dev)
		unlink(path);
	flock(fd, LOCK_UN);
}

static bool is_ours(const wfi_shm_group *g, size_t size)
{
	if (size < sizeof *g || g->magic != WFI_SHM_MAGIC || g->version != WFI_SHM_VERSION)
		return false;
	return g->n >= 1 && g->n <= WFI_SHM_MEMBERS && g->size >= sizeof *g + (size_t)g->n * sizeof *g->member && g->size <= size;
}

/* Nobody who came is alive: left by a run that was killed while it started. */
static bool is_stale(const wfi_shm_group *g, const wfi_shm_process *self)
{
	for (int r = 0; r < g->n; r++) {
		wfi_shm_member *m = (wfi_shm_member *)(uintptr_t)&g->member[r];
		uint32_t presence = atomic_load(&m->presence);
		if (presence == WFI_SHM_HERE && wfi_shm_is_alive(&m->process, self))
			return false;
	}
	return true;
}

/* Looks at the file behind path. present: there is one; stale: and nobody lives who could use it. */
static wf_error *look_at_file(const char *path, int *fd, size_t *size, bool *stale, const wfi_shm_process *self)
{
	struct stat st;
	*fd = open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW);
	if (*fd < 0)
		return errno == ENOENT ? NULL : wfi_errno(errno, "opening shared memory %s", path);
	void *p = MAP_FAILED;
	if (fstat(*fd, &st) == 0 && st.st_uid == geteuid() && st.st_size >= (off_t)sizeof(wfi_shm_group))
		p = mmap(NULL, (size_t)st.st_size, PROT_READ, MAP_SHARED, *fd, 0);
	bool ours = p != MAP_FAILED && is_ours(p, (size_t)st.st_size);
	if (ours) {
		*size = ((const wfi_shm_group *)p)->size;
		*stale = is_stale(p, self);
	}
	if (p != MAP_FAILED)
		munmap(p, (size_t)st.st_size);
	if (ours)
		return NULL;
	close(*fd);
	return wf_error_new(WF_ALREADY_EXISTS, "%s exists and is not a communicator of this user and this version of weft: "
		"remove it or take another name", path);
}

static void remove_if_stale(const char *path, const wfi_shm_process *self)
{
	int fd;
	size_t size;
	bool stale;
	wf_error *err = look_at_file(path, &fd, &size, &stale, self);
	if (err) {
		wf_error_free(err);
		return;
	}
	if (fd < 0)
		return;
	if (stale)
		unlink_if_same(path, fd);
	close(fd);
}

/* Names of runs are unique, so nobody comes again to reclaim one: whoever starts a communicator clears away what dead runs left. */
static void sweep(const wfi_shm_process *self)
{
	DIR *dir = opendir(shm_dir);
	if (!dir)
		return;
	for (struct dirent *e; (e = readdir(dir));) {
		char path[300];
		struct stat st;
		if (strncmp(e->d_name, "weft", 4) != 0)
			continue;
		snprintf(path, sizeof path, "%s/%s", shm_dir, e->d_name);
		if (lstat(path, &st) == 0 && S_ISREG(st.st_mode) && st.st_uid == geteuid())
			remove_if_stale(path, self);
	}
	closedir(dir);
}

typedef struct place {
	const char *path;
	int n, first, n_local;
	wfi_shm_process self;
} place;

static wf_error *claim_all(wfi_shm_group *g, const place *p)
{
	if (g->n != p->n)
		return wf_error_new(WF_INVALID_ARGUMENT, "rank %d joins %s as one of %d members, but it was made for %d",
			p->first, p->path, p->n, g->n);
	for (int i = 0; i < p->n_local; i++)
		if (!wfi_shm_claim(g, p->first + i, p->first + i, &p->self))
			return wf_error_new(WF_ALREADY_EXISTS, "rank %d of %s is taken by process %" PRId64, p->first + i, p->path,
				g->member[p->first + i].process.pid);
	return NULL;
}

/* Makes the file without a name, fills it in, then gives it the name: NULL in *out if somebody else was first. */
static wf_error *make_region(const place *p, wfi_shm_region **out)
{
	char link_from[40];
	int fd = open(shm_dir, O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
	if (fd < 0)
		return wfi_errno(errno, "making shared memory in %s", shm_dir);
	WF_TRY(wfi_shm_first_region(p->n, fd, out));
	wf_error *err = claim_all((*out)->group, p);
	(*out)->group->one_process = p->n_local == p->n;
	snprintf(link_from, sizeof link_from, "/proc/self/fd/%d", fd);
	if (!err && p->n_local < p->n && linkat(AT_FDCWD, link_from, AT_FDCWD, p->path, AT_SYMLINK_FOLLOW) < 0) {
		if (errno != EEXIST)
			err = wfi_errno(errno, "naming shared memory %s", p->path);
		wfi_shm_release_region(*out);
		*out = NULL;
	}
	return err;
}

/* Joins what is behind the name: NULL in *out if nothing is. */
static wf_error *join_region(const place *p, wfi_shm_region **out)
{
	int fd;
	size_t size = 0;
	bool stale = false;
	WF_TRY(look_at_file(p->path, &fd, &size, &stale, &p->self));
	if (fd < 0)
		return NULL;
	if (stale) {
		unlink_if_same(p->path, fd);
		close(fd);
		return NULL;
	}
	WF_TRY(wfi_shm_join_region(fd, size, out));
	wf_error *err = claim_all((*out)->group, p);
	if (err) {
		wfi_shm_release_region(*out);
		*out = NULL;
	}
	return err;
}

static wf_error *make_or_join(const place *p, wfi_shm_region **out)
{
	sweep(&p->self);
	*out = NULL;
	for (int attempt = 0; attempt < 1000; attempt++) {
		WF_TRY(join_region(p, out));
		if (!*out)
			WF_TRY(make_region(p, out));
		if (*out)
			return NULL;
	}
	return wf_error_new(WF_IO, "%s appears and disappears: do several runs use this name?", p->path);
}

static wf_error *check_name(const char *name)
{
	size_t n = name ? strlen(name) : 0;
	const char *bare = n && name[0] == '/' ? name + 1 : name;
	if (!bare || !*bare || n > 200 || strchr(bare, '/') || bare[0] == '.')
		return wf_error_new(WF_INVALID_ARGUMENT, "'%s' cannot name shared memory: take \"/weft-…\", up to 200 characters "
			"without a further slash", name ? name : "(null)");
	return NULL;
}

static wf_error *gather_members(const place *p, wfi_shm_region *region, double timeout, wfi_comm **out)
{
	for (int i = 0; i < p->n_local; i++)
		out[i] = &wfi_shm_new(region, p->first + i, timeout)->base;
	for (int i = 0; i < p->n_local; i++) {
		wf_error *err = all_here((wfi_shm *)out[i], "the start of the communicator");
		if (!err)
			continue;
		for (int j = 0; j < p->n_local; j++) {
			shm_free(out[j]);
			out[j] = NULL;
		}
		return wf_error_add(err, "it was to have %d members in %s", p->n, p->path);
	}
	return NULL;
}

wf_error *wfi_comm_shm(const char *name, int n, int first, int n_local, double timeout, wfi_comm **out)
{
	char path[256];
	wfi_shm_region *region;
	WF_TRY(check_shape(n, first, n_local, timeout));
	WF_TRY(check_name(name));
	snprintf(path, sizeof path, "%s/%s", shm_dir, name[0] == '/' ? name + 1 : name);
	place p = { .path = path, .n = n, .first = first, .n_local = n_local };
	wfi_shm_identify(&p.self);
	WF_TRY(make_or_join(&p, &region));
	wf_error *err = gather_members(&p, region, timeout, out);
	/* all have come, or will not: either way nobody needs the name any more */
	unlink_if_same(path, region->family->fd);
	wfi_shm_release_region(region);
	return err;
}
