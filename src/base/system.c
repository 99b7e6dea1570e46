/* system.c: hashing, time, environment, log, files and paths. */
#include <pthread.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>
#include <xxhash.h>
#include "base/base.h"

uint64_t wfi_hash(uint64_t seed, const void *bytes, size_t n)
{
	return XXH64(bytes, n, seed);
}

double wfi_now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void check_dump(void)
{
	static const char *const known[] = { "trace", "ir", "fusion", "plan", "llvm" };
	const char *s = getenv("WEFT_DUMP");

	for (size_t n; s && *s; s += n + (s[n] != 0)) {
		bool good = false;
		n = strcspn(s, ",");
		for (size_t i = 0; i < WFI_COUNT(known); i++)
			good |= strlen(known[i]) == n && !strncmp(s, known[i], n);
		if (!good)
			wfi_log(WFI_WARN, "WEFT_DUMP=%.*s: there is no such pass; trace, ir, fusion, plan and llvm can be shown, with commas between", (int)n, s);
	}
}

bool wfi_dump_wants(const char *what)
{
	static pthread_once_t checked = PTHREAD_ONCE_INIT;
	const char *s = getenv("WEFT_DUMP");
	size_t n = strlen(what);

	pthread_once(&checked, check_dump);
	while (s && *s) {
		if (!strncmp(s, what, n) && (s[n] == 0 || s[n] == ','))
			return true;
		s = strchr(s, ',');
		if (s)
			s++;
	}
	return false;
}

long wfi_env_int(const char *name, long least, long most, long unset)
{
	const char *s = getenv(name);
	char *end;

	if (!s || !*s)
		return unset;
	errno = 0;
	long x = strtol(s, &end, 10);
	if (errno || *end || x < least || x > most) {
		wfi_log(WFI_WARN, "%s=%s is not a whole number from %ld to %ld; it is ignored", name, s, least, most);
		return unset;
	}
	return x;
}

static wfi_level log_level(void)
{
	static const char *const names[] = { "error", "warn", "info", "debug" };
	const char *s = getenv("WEFT_LOG");

	for (size_t i = 0; s && i < WFI_COUNT(names); i++)
		if (!strcmp(s, names[i]))
			return (wfi_level)i;
	return WFI_WARN;
}

void wfi_log(wfi_level level, const char *format, ...)
{
	static const char *const names[] = { "error", "warning", "info", "debug" };
	va_list ap;

	if (level > log_level())
		return;
	va_start(ap, format);
	char *s = wfi_vformat(format, ap);
	va_end(ap);
	fprintf(stderr, "weft: %s: %s\n", names[level], s); /* one call: lines of threads do not mix */
	wfi_free(s);
}

void wfi_standard_files(void)
{
	for (int fd = 0; fd <= 2; fd++)
		if (fcntl(fd, F_GETFD) < 0 && open("/dev/null", O_RDWR) < 0)
			return;
}

char *wfi_path_join(const char *a, const char *b)
{
	size_t n = strlen(a);

	return wfi_format(n && a[n - 1] == '/' ? "%s%s" : "%s/%s", a, b);
}

wf_error *wfi_make_dirs(const char *path, unsigned mode)
{
	char *p = wfi_strdup(path);
	wf_error *err = NULL;

	for (char *s = p + 1; !err; s++) {
		char c = *s;

		if (c && c != '/')
			continue;
		*s = 0;
		struct stat st;
		if (mkdir(p, mode) && !(stat(p, &st) == 0 && S_ISDIR(st.st_mode)))
			err = wfi_errno(errno == EEXIST ? ENOTDIR : errno, "cannot make the folder %s", p);
		*s = c;
		if (!c)
			break;
	}
	wfi_free(p);
	return err;
}

wf_error *wfi_check_regular(const char *path)
{
	struct stat st;

	if (stat(path, &st) || S_ISREG(st.st_mode))
		return NULL;
	return wf_error_new(WF_INVALID_ARGUMENT, "%s is %s, a file was expected", path, S_ISDIR(st.st_mode) ? "a folder" : S_ISFIFO(st.st_mode) ? "a pipe" : "a device or socket");
}

wf_error *wfi_read_file(const char *path, size_t limit, char **data, size_t *size)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC);
	struct stat st;
	wf_error *err = NULL;

	if (fd < 0)
		return errno == ENOENT ? wf_error_new(WF_NOT_FOUND, "%s: no such file", path) : wfi_errno(errno, "%s", path);
	if (fstat(fd, &st))
		err = wfi_errno(errno, "%s", path);
	else if (S_ISDIR(st.st_mode))
		err = wf_error_new(WF_INVALID_ARGUMENT, "%s is a folder, a file was expected", path);
	else if ((uint64_t)st.st_size > limit)
		err = wf_error_new(WF_INVALID_ARGUMENT, "%s has %lld bytes, more than the %zu that are read", path, (long long)st.st_size, limit);
	size_t cap = err ? 0 : (size_t)st.st_size + 1, n = 0;
	char *p = err ? NULL : wfi_try_alloc(cap + 1);
	if (!err && !p)
		err = wfi_out_of_memory(cap, path);
	while (!err) {
		if (n == cap) {                 /* it grew, or its size is not known beforehand (/proc) */
			if (n > limit) {
				err = wf_error_new(WF_INVALID_ARGUMENT, "%s has more than the %zu bytes that are read", path, limit);
				break;
			}
			cap = cap * 2 + 4096;
			p = wfi_realloc(p, cap + 1);
		}
		ssize_t got = read(fd, p + n, cap - n);
		if (got < 0 && errno == EINTR)
			continue;
		if (got < 0)
			err = wfi_errno(errno, "%s", path);
		if (got <= 0)
			break;
		n += (size_t)got;
	}
	close(fd);
	if (err) {
		wfi_free(p);
		return err;
	}
	p[n] = 0;
	*data = p;
	*size = n;
	return NULL;
}

char *wfi_self_exe(void)
{
	size_t cap = 256;

	for (;;) {
		char *p = wfi_alloc(cap);
		ssize_t n = readlink("/proc/self/exe", p, cap - 1);

		if (n >= 0 && (size_t)n < cap - 1)
			return p;
		wfi_free(p);
		if (n < 0)
			return wfi_strdup("");
		cap *= 2;
	}
}

char *wfi_cache_folder(const char *name)
{
	const char *xdg = getenv("XDG_CACHE_HOME"), *home = getenv("HOME");

	if (xdg && *xdg == '/')
		return wfi_format("%s/weft/%s", xdg, name);
	return home && *home == '/' ? wfi_format("%s/.cache/weft/%s", home, name) : NULL;
}

char *wfi_library_dir(void)
{
	Dl_info info;
	char *path = NULL;

	if (dladdr((void *)(uintptr_t)wfi_library_dir, &info) && info.dli_fname)
		path = realpath(info.dli_fname, NULL);
	if (!path)
		path = wfi_self_exe();
	char *slash = strrchr(path, '/');
	if (slash)
		*slash = 0;
	return path;
}
