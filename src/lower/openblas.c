/* openblas.c: see openblas.h. */
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <link.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <unistd.h>
#include "lower/openblas.h"

enum { ROW_MAJOR = 101, PLAIN = 111 };

static struct {
	const char *name;
	void *handle;
	char **environment; /* that it was loaded with; another thread may still be reading it */
	void (*sgemm)(int order, int ta, int tb, int m, int n, int k, float alpha, const float *a, int lda, const float *b,
		      int ldb, float beta, float *c, int ldc);
	void (*dgemm)(int order, int ta, int tb, int m, int n, int k, double alpha, const double *a, int lda, const double *b,
		      int ldb, double beta, double *c, int ldc);
} library;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static bool find(const char *name, void *fn)
{
	void *p = library.handle ? dlsym(library.handle, name) : NULL;

	memcpy(fn, &p, sizeof p);
	return p;
}

/* Debian 12's OpenBLAS (0.3.21) takes a processor that is newer than itself for one of 2004 and runs SSE3 code, six times slower. What the
 * processor can do decides instead, unless OPENBLAS_CORETYPE is set; the library reads the variable while it is loaded. */
static const char *core_type(void)
{
#if defined(__x86_64__)
	if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512bw") &&
	    __builtin_cpu_supports("avx512vl"))
		return "SkylakeX";
	if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
		return "Haswell";
#endif
	return NULL;
}

/* ---- loading: not over the head of a host that uses OpenBLAS itself ---- */
extern char **environ;

/* The library reads its environment while it is loaded. Other threads of a host may read theirs meanwhile, so it is not changed: for this moment
 * another one, with the two variables in front, takes its place. The old array stays what it was, the new one is never freed. */
static void *load_with(const char *path, int flags)
{
	static char threads[] = "OPENBLAS_NUM_THREADS=1", core[64];
	const char *type = getenv("OPENBLAS_CORETYPE") ? NULL : core_type();
	char **theirs = environ;
	size_t n = 0, k = 0;

	while (theirs && theirs[n])
		n++;
	char **ours = wfi_alloc((n + 3) * sizeof *ours);
	library.environment = ours;
	ours[k++] = threads;
	if (type) {
		snprintf(core, sizeof core, "OPENBLAS_CORETYPE=%s", type);
		ours[k++] = core;
	}
	for (size_t i = 0; i < n; i++)
		if (strncmp(theirs[i], "OPENBLAS_NUM_THREADS=", strlen("OPENBLAS_NUM_THREADS=")) != 0)
			ours[k++] = theirs[i];
	environ = ours;
	void *handle = dlopen(path, flags);
	if (environ == ours) {
		environ = theirs;
	} else { /* somebody has set a variable meanwhile, and has made an array of ours */
		unsetenv("OPENBLAS_NUM_THREADS");
		if (type)
			unsetenv("OPENBLAS_CORETYPE");
	}
	return handle;
}

/* A second copy of a library that the host has loaded: the loader takes equal files for one, so it gets the bytes under another name. The copy finds its
 * own functions first, not the host's of the same names. NULL when that cannot be had. */
static void *load_copy(void *hosts)
{
	void *handle = NULL;
#if !defined(WFI_SANITIZE_ADDRESS) && !defined(WFI_SANITIZE_THREAD) /* which refuse RTLD_DEEPBIND */
	struct link_map *map = NULL;
	char path[64];

	if (dlinfo(hosts, RTLD_DI_LINKMAP, &map) || !map || !map->l_name[0])
		return NULL;
	int from = open(map->l_name, O_RDONLY | O_CLOEXEC), to = memfd_create("openblas", MFD_CLOEXEC);
	struct stat st;
	if (from >= 0 && to >= 0 && !fstat(from, &st)) {
		off_t left = st.st_size;
		ssize_t n = 1;

		while (left > 0 && (n = sendfile(to, from, NULL, (size_t)left)) > 0)
			left -= n;
		snprintf(path, sizeof path, "/proc/self/fd/%d", to);
		if (!left)
			handle = load_with(path, RTLD_NOW | RTLD_LOCAL | RTLD_DEEPBIND);
	}
	if (from >= 0)
		close(from);
	if (to >= 0)
		close(to);
#else
	(void)hosts;
#endif
	return handle;
}

/* *ours: nobody else uses it */
static void *load(const char *name, bool *ours)
{
	void *hosts = dlopen(name, RTLD_NOW | RTLD_NOLOAD), *copy;

	*ours = true;
	if (!hosts)
		return load_with(name, RTLD_NOW | RTLD_LOCAL);
	copy = load_copy(hosts);
	if (copy) {
		dlclose(hosts);
		return copy;
	}
	wfi_log(WFI_INFO, "%s is in use by this program already, and no copy of it can be loaded: it is used with the program's settings", name);
	*ours = false;
	return hosts;
}

static void open_library(void)
{
	const char *names[] = { getenv("WEFT_BLAS"), "libopenblas.so.0", "libopenblas.so" };
	size_t i = names[0] && *names[0] ? 0 : 1;
	bool ours = true;
	void (*set_num_threads)(int n);

	if (!i && !strcmp(names[0], "none")) {
		wfi_log(WFI_INFO, "matrix products without OpenBLAS, as WEFT_BLAS=none asks");
		return;
	}
	for (; i < WFI_COUNT(names) && !library.handle; i++)
		library.handle = load(names[i], &ours);
	if (!library.handle) {
		wfi_log(WFI_WARN,
			"OpenBLAS is not there (%s): matrix products use plain loops, which are several times slower; Debian: "
			"libopenblas0-pthread",
			dlerror());
		return;
	}
	if (!find("cblas_sgemm", &library.sgemm) || !find("cblas_dgemm", &library.dgemm)) {
		wfi_log(WFI_WARN, "%s has no cblas_sgemm, cblas_dgemm: matrix products use plain loops", names[i - 1]);
		dlclose(library.handle);
		library.handle = NULL;
		library.sgemm = NULL;
		return;
	}
	if (ours && find("openblas_set_num_threads", &set_num_threads))
		set_num_threads(1);
	library.name = wfi_strdup(names[i - 1]);
}

const char *wfi_openblas(void)
{
	pthread_once(&once, open_library);
	return library.name;
}

bool wfi_openblas_find(const char *name, void *fn)
{
	wfi_openblas();
	return find(name, fn);
}

wf_error *wfi_openblas_missing(const char *what)
{
	return wf_error_new(
		WF_UNSUPPORTED,
		"%s needs LAPACK, and no OpenBLAS was found (Debian: libopenblas0-pthread; WEFT_BLAS names another library)",
		what);
}

#define GEMM(name, T, gemm) \
	void name(int64_t m, int64_t n, int64_t k, const T *a, int64_t lda, const T *b, int64_t ldb, T *c, int64_t ldc) \
	{ \
		if (wfi_openblas() && m <= INT_MAX && n <= INT_MAX && k <= INT_MAX && lda <= INT_MAX && ldb <= INT_MAX && \
		    ldc <= INT_MAX) { \
			if (m && n) \
				library.gemm(ROW_MAJOR, PLAIN, PLAIN, (int)m, (int)n, (int)k, 1, a, (int)lda, b, (int)ldb, 0, c, \
					     (int)ldc); \
			return; \
		} \
		for (int64_t i = 0; i < m; i++) { \
			memset(c + i * ldc, 0, (size_t)n * sizeof(T)); \
			for (int64_t l = 0; l < k; l++) \
				for (int64_t j = 0; j < n; j++) \
					c[i * ldc + j] += a[i * lda + l] * b[l * ldb + j]; \
		} \
	}

GEMM(wfi_gemm_f32, float, sgemm)
GEMM(wfi_gemm_f64, double, dgemm)
