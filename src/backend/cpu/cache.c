/* cache.c: the folder of objects; see code.h. A file is a header, the kernels' ranges and sizes of objects, and the objects, each at a multiple of
 * 16 bytes. What is damaged, or not the user's own, is not read: it is made again. Files that have not been used for longest go when there is too
 * much. */
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>
#if defined(__x86_64__)
#include <cpuid.h>
#elif defined(__aarch64__)
#include <sys/auxv.h>
#endif
#include "backend/cpu/code.h"

enum { FORMAT = 1, MOST_KERNELS = 1 << 20, MOST_OBJECTS = 1024 };
static const int64_t most_bytes = INT64_C(256) << 20;

typedef struct header {
	char magic[8];
	wfi_code_key key;
	uint64_t check; /* of all that follows the header */
	uint64_t size;  /* of it */
	int32_t n_kernels, n_objects;
} header;
static const char magic[8] = "weftobj";

/* ---- the key ---- */

static void add(wfi_code_key *k, const void *bytes, size_t n)
{
	k->v[0] = wfi_hash(k->v[0], bytes, n);
	k->v[1] = wfi_hash(k->v[1] ^ UINT64_C(0x9e3779b97f4a7c15), bytes, n);
}

static void add_text(wfi_code_key *k, const char *text)
{
	add(k, text ? text : "", text ? strlen(text) + 1 : 1);
}

/* a library that decides about code: another build of it is another file */
static void add_file(wfi_code_key *k, const char *path)
{
	struct stat s = { 0 };

	if (stat(path, &s))
		return;
	add(k, &s.st_size, sizeof s.st_size);
	add(k, &s.st_mtim.tv_sec, sizeof s.st_mtim.tv_sec);
	add(k, &s.st_mtim.tv_nsec, sizeof s.st_mtim.tv_nsec);
	add(k, &s.st_ino, sizeof s.st_ino);
}

static void add_libraries(wfi_code_key *k)
{
	Dl_info info;
	char *dir = wfi_library_dir(), *path = wfi_path_join(dir, "libweft-llvm.so");

	add_file(k, path);
	if (dladdr((void *)(uintptr_t)add_libraries, &info) && info.dli_fname)
		add_file(k, info.dli_fname);
	wfi_free(path);
	wfi_free(dir);
}

#if defined(__x86_64__)
/* all that tells processors apart, but for the number of the core that is asked */
static void add_processor(wfi_code_key *k)
{
	static const unsigned leaf[][2] = { { 0, 0 }, { 1, 0 }, { 7, 0 }, { 7, 1 }, { 13, 1 }, { 0x14, 0 }, { 0x19, 0 }, { 0x24, 0 }, { 0x80000001u, 0 } };
	unsigned r[4] = { 0 };

	for (size_t i = 0; i < WFI_COUNT(leaf); i++) {
		if (!__get_cpuid_count(leaf[i][0], leaf[i][1], &r[0], &r[1], &r[2], &r[3]))
			memset(r, 0, sizeof r);
		if (leaf[i][0] == 1)
			r[1] = 0;
		if (leaf[i][0] == 13) /* the others tell sizes of what is in use */
			r[1] = r[2] = r[3] = 0;
		add(k, r, sizeof r);
	}
	__get_cpuid(1, &r[0], &r[1], &r[2], &r[3]);
	if (r[2] & bit_OSXSAVE) { /* which registers the system keeps */
		__asm__ __volatile__("xgetbv" : "=a"(r[0]), "=d"(r[1]) : "c"(0));
		add(k, r, 2 * sizeof *r);
	}
}
#elif defined(__aarch64__)
static void add_processor(wfi_code_key *k)
{
	const unsigned long caps[] = { getauxval(AT_HWCAP), getauxval(AT_HWCAP2) };

	add(k, caps, sizeof caps);
}
#else
static void add_processor(wfi_code_key *k)
{
	(void)k;
}
#endif

wfi_code_key wfi_code_key_of(int n, char *const *text)
{
	wfi_code_key k = { { FORMAT, FORMAT } };

	add_libraries(&k);
	add_processor(&k);
	add_text(&k, getenv("WEFT_TIER"));
	for (int i = 0; i < n; i++)
		add_text(&k, text[i]);
	return k;
}

/* ---- the folder ---- */

/* caller frees; NULL: there is none */
static char *folder(void)
{
	const char *own = getenv("WEFT_CACHE");

	if (own && *own)
		return strcmp(own, "none") ? wfi_strdup(own) : NULL;
	return wfi_cache_folder("kernels");
}

static char *path_of(const char *dir, const wfi_code_key *k)
{
	return wfi_format("%s/%016llx%016llx.o", dir, (unsigned long long)k->v[0], (unsigned long long)k->v[1]);
}

/* only what the user alone can have written is run */
static bool is_own(const struct stat *s)
{
	return s->st_uid == geteuid() && !(s->st_mode & (S_IWGRP | S_IWOTH));
}

/* ---- reading ---- */

static size_t up(size_t n)
{
	return (n + 15) / 16 * 16;
}

/* where objects begin in what follows the header */
static size_t begin_of(int n_kernels, int n_objects)
{
	return up(sizeof(wfi_kernel_range) * (size_t)n_kernels + sizeof(uint64_t) * (size_t)n_objects);
}

static bool take(const header *h, const char *at, wfi_kernel_range *range, wfi_objects *out)
{
	const char *sizes = at + sizeof *range * (size_t)h->n_kernels;
	size_t pos = begin_of(h->n_kernels, h->n_objects);

	*out = (wfi_objects){ .v = wfi_alloc((size_t)(h->n_objects + 1) * sizeof *out->v) };
	for (; out->n < h->n_objects; out->n++) {
		uint64_t n;
		memcpy(&n, sizes + sizeof n * (size_t)out->n, sizeof n);
		if (pos > h->size || n > h->size - pos || !(out->v[out->n].bytes = wfi_alloc(n + 1)))
			break;
		memcpy(out->v[out->n].bytes, at + pos, n);
		out->v[out->n].n = n;
		pos = up(pos + n);
	}
	memcpy(range, at, sizeof *range * (size_t)h->n_kernels);
	for (int i = 0; i < h->n_kernels; i++)
		if (range[i].grain < 1 || range[i].n < range[i].grain)
			return false;
	return out->n == h->n_objects;
}

static bool read_all(int fd, void *to, size_t n)
{
	for (size_t done = 0; done < n;) {
		ssize_t r = read(fd, (char *)to + done, n - done);
		if (r < 0 && errno == EINTR)
			continue;
		if (r <= 0)
			return false;
		done += (size_t)r;
	}
	return true;
}

static bool read_file(int fd, const wfi_code_key *key, int n, wfi_kernel_range *range, wfi_objects *out)
{
	struct stat s;
	header h;

	if (fstat(fd, &s) || !S_ISREG(s.st_mode) || !is_own(&s) || !read_all(fd, &h, sizeof h) || memcmp(h.magic, magic, sizeof magic) ||
	    memcmp(&h.key, key, sizeof *key) || h.n_kernels != n || n > MOST_KERNELS || h.n_objects < 1 || h.n_objects > MOST_OBJECTS ||
	    (uint64_t)s.st_size != sizeof h + h.size || h.size < begin_of(h.n_kernels, h.n_objects))
		return false;
	char *rest = wfi_try_alloc_aligned(h.size + 16, 16);
	bool good = rest && read_all(fd, rest, h.size) && wfi_hash(FORMAT, rest, h.size) == h.check && take(&h, rest, range, out);
	wfi_free(rest);
	if (!good)
		wfi_objects_free(out);
	return good;
}

bool wfi_code_cache_get(const wfi_code_key *key, int n, wfi_kernel_range *range, wfi_objects *out)
{
	char *dir = folder(), *path = dir ? path_of(dir, key) : NULL;
	struct stat s;
	int fd = -1;

	*out = (wfi_objects){ 0 };
	if (path && !stat(dir, &s) && is_own(&s))
		fd = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
	bool good = fd >= 0 && read_file(fd, key, n, range, out);
	if (good)
		futimens(fd, NULL); /* used: it stays longest. Where that is not allowed, so be it */
	if (fd >= 0)
		close(fd);
	wfi_free(path);
	wfi_free(dir);
	return good;
}

/* ---- writing ---- */

typedef struct kept {
	char *name;
	int64_t bytes;
	struct timespec used;
} kept;

static int by_use(const void *a, const void *b)
{
	const struct timespec *x = &((const kept *)a)->used, *y = &((const kept *)b)->used;

	if (x->tv_sec != y->tv_sec)
		return x->tv_sec < y->tv_sec ? -1 : 1;
	return x->tv_nsec < y->tv_nsec ? -1 : x->tv_nsec > y->tv_nsec;
}

/* files of the folder, but for those that begin with a dot; *all: their bytes */
static int list(DIR *d, kept **files, int64_t *all)
{
	int n = 0;

	*files = NULL;
	*all = 0;
	for (const struct dirent *e; (e = readdir(d));) {
		struct stat s;
		if (*e->d_name == '.' || fstatat(dirfd(d), e->d_name, &s, AT_SYMLINK_NOFOLLOW) || !S_ISREG(s.st_mode))
			continue;
		if (!(n & (n - 1)))
			*files = wfi_realloc(*files, (size_t)WFI_MAX(2 * n, 1) * sizeof **files);
		(*files)[n++] = (kept){ wfi_strdup(e->d_name), s.st_size, s.st_mtim };
		*all += s.st_size;
	}
	return n;
}

/* down to half of the most, oldest first */
static void make_room_in(const char *dir)
{
	DIR *d = opendir(dir);
	kept *files;
	int64_t all;

	if (!d)
		return;
	int n = list(d, &files, &all);
	if (all > most_bytes) {
		qsort(files, (size_t)n, sizeof *files, by_use);
		for (int i = 0; i < n && all > most_bytes / 2; all -= files[i++].bytes)
			unlinkat(dirfd(d), files[i].name, 0);
	}
	for (int i = 0; i < n; i++)
		wfi_free(files[i].name);
	wfi_free(files);
	closedir(d);
}

void wfi_code_cache_trim(void)
{
	char *dir = folder();

	if (dir)
		make_room_in(dir);
	wfi_free(dir);
}

/* looking through the folder is not for every program: a process does it at its first, and then now and then */
static void make_room(const char *dir)
{
	enum { SELDOM = 64 };
	static atomic_uint programs;

	if (atomic_fetch_add(&programs, 1) % SELDOM == 0)
		make_room_in(dir);
}

static char *whole_file(const wfi_code_key *key, int n, const wfi_kernel_range *range, const wfi_objects *o, size_t *size)
{
	size_t pos = begin_of(n, o->n), ranges = sizeof *range * (size_t)n;

	for (int i = 0; i < o->n; i++)
		pos = up(pos + o->v[i].n);
	header h = { .key = *key, .size = pos, .n_kernels = n, .n_objects = o->n };
	char *file = wfi_alloc(sizeof h + pos), *at = file + sizeof h;
	memcpy(at, range, ranges);
	pos = begin_of(n, o->n);
	for (int i = 0; i < o->n; i++) {
		uint64_t bytes = o->v[i].n;
		memcpy(at + ranges + sizeof bytes * (size_t)i, &bytes, sizeof bytes);
		memcpy(at + pos, o->v[i].bytes, bytes);
		pos = up(pos + bytes);
	}
	memcpy(h.magic, magic, sizeof magic);
	h.check = wfi_hash(FORMAT, at, h.size);
	memcpy(file, &h, sizeof h);
	*size = sizeof h + h.size;
	return file;
}

void wfi_code_cache_put(const wfi_code_key *key, int n, const wfi_kernel_range *range, const wfi_objects *o)
{
	char *dir = folder();
	wf_error *err = dir ? wfi_make_dirs(dir, 0700) : NULL;
	struct stat s;

	if (!dir || err || stat(dir, &s) || !is_own(&s) || n > MOST_KERNELS || o->n > MOST_OBJECTS) {
		wf_error_free(err);
		wfi_free(dir);
		return;
	}
	char *path = path_of(dir, key), *temporary = wfi_format("%s/.new-XXXXXX", dir);
	size_t size;
	char *file = whole_file(key, n, range, o, &size);
	int fd = mkostemp(temporary, O_CLOEXEC);
	bool good = fd >= 0 && !wfi_write_all(fd, file, size);
	good &= fd >= 0 && !close(fd);
	if (good)
		good = !rename(temporary, path); /* not synced: what a power cut leaves fails its check */
	if (!good && fd >= 0)
		unlink(temporary);
	make_room(dir);
	wfi_log(WFI_DEBUG, good ? "kept in %s" : "%s cannot be written", path);
	wfi_free(file);
	wfi_free(temporary);
	wfi_free(path);
	wfi_free(dir);
}
