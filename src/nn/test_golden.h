/* test_golden.h: golden arrays of test/golden/NAME.npz, and functions run on both back ends and compared with them. */
#ifndef WFI_NN_TEST_GOLDEN_H
#define WFI_NN_TEST_GOLDEN_H
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>
#include <weft.h>

static const char *const backends[] = { "reference", "cpu" };
enum { BACKENDS = 2 };
#define FOR_BACKENDS(b) for (int b = 0; b < BACKENDS && use_backend(b); b++)

/* Programs made from now on are the back end's. What a test calls has the back end's number in its bound bytes, so that each
 * has its own. */
WFI_UNUSED static bool use_backend(int b)
{
	return setenv("WEFT_BACKEND", backends[b], 1) == 0;
}

WFI_UNUSED static void ok(wf_error *err)
{
	if (!err)
		return;
	print_error("%s\n", wf_error_text(err));
	wf_error_free(err);
	fail();
}

/* the call must fail, saying all of these; takes err */
WFI_UNUSED static void refused(wf_error *err, const char *const *parts)
{
	assert_non_null(err);
	for (int i = 0; parts[i]; i++)
		if (!strstr(wf_error_text(err), parts[i])) {
			print_error("\"%s\" is not in: %s\n", parts[i], wf_error_text(err));
			fail();
		}
	wf_error_free(err);
}
#define REFUSED(err, ...) refused(err, (const char *const[]){ __VA_ARGS__, NULL })

/* ---- the file ---- */
static wf_tree *golden_file;
static size_t golden_count;
static char (*golden_path)[80];
static bool *golden_used;

/* the file's path; opened by the setup of the group of tests */
static const char *golden_name;

WFI_UNUSED static int golden_open(void **state)
{
	wf_error *err = wf_npz_read(golden_name, &golden_file);

	(void)state;
	if (err) {
		print_error("%s\n", wf_error_text(err));
		wf_error_free(err);
		return -1;
	}
	golden_count = wf_tree_count(golden_file);
	golden_path = calloc(golden_count, sizeof *golden_path);
	golden_used = calloc(golden_count, sizeof *golden_used);
	for (size_t i = 0; golden_path && i < golden_count; i++)
		wf_tree_leaf(golden_file, i, golden_path[i], sizeof *golden_path);
	return golden_path && golden_used ? 0 : -1;
}

WFI_UNUSED static int golden_close(void **state)
{
	(void)state;
	wf_release(&golden_file);
	free(golden_path);
	free(golden_used);
	return 0;
}

/* borrowed; NULL when there is none */
WFI_UNUSED WFI_PRINTF(1, 2) static const wf_tree *golden_find(const char *format, ...)
{
	char path[80];
	va_list ap;

	va_start(ap, format);
	vsnprintf(path, sizeof path, format, ap);
	va_end(ap);
	for (size_t i = 0; i < golden_count; i++)
		if (!strcmp(golden_path[i], path)) {
			golden_used[i] = true;
			return wf_tree_leaf(golden_file, i, path, sizeof path);
		}
	return NULL;
}

WFI_UNUSED WFI_PRINTF(1, 2) static const wf_tree *golden(const char *format, ...)
{
	char path[80];
	va_list ap;

	va_start(ap, format);
	vsnprintf(path, sizeof path, format, ap);
	va_end(ap);
	const wf_tree *t = golden_find("%s", path);
	if (!t)
		fail_msg("the golden file has no %s", path);
	return t;
}

/* ---- comparing ---- */
static double value(wf_dtype d, const void *p, size_t i)
{
	switch (d) {
	case WF_BOOL: case WF_U8: return ((const uint8_t *)p)[i];
	case WF_I8: return ((const int8_t *)p)[i];
	case WF_U16: return ((const uint16_t *)p)[i];
	case WF_I16: return ((const int16_t *)p)[i];
	case WF_U32: return ((const uint32_t *)p)[i];
	case WF_I32: return ((const int32_t *)p)[i];
	case WF_U64: return (double)((const uint64_t *)p)[i];
	case WF_I64: return (double)((const int64_t *)p)[i];
	case WF_F32: return (double)((const float *)p)[i];
	case WF_F64: return ((const double *)p)[i];
	case WF_F16: {
		unsigned h = ((const uint16_t *)p)[i], e = h >> 10 & 31, m = h & 1023;
		double x = e == 31 ? (m ? (double)NAN : (double)INFINITY) : e ? ldexp(1024 + m, (int)e - 25) : ldexp(m, -24);

		return h >> 15 ? -x : x;
	}
	default: fail_msg("no values of %s", wf_dtype_name(d)); return 0;
	}
}

static void *bytes_of(const wf_tree *t, size_t *count)
{
	size_t n = 1;

	for (int i = 0; i < wf_tree_rank(t); i++)
		n *= (size_t)wf_tree_dim(t, i);
	size_t size = n * wf_dtype_size(wf_tree_dtype(t));
	void *p = malloc(size ? size : 1);
	assert_non_null(p);
	ok(wf_tree_read(t, p, size));
	*count = n;
	return p;
}

/* Same dtype and shape; values within relative · |wanted| + absolute; both 0: the same bits. */
WFI_UNUSED static void same(const char *what, int backend, const wf_tree *got, const wf_tree *wanted, double relative,
			    double absolute)
{
	size_t n, m;
	void *a = bytes_of(got, &n), *b = bytes_of(wanted, &m);
	wf_dtype d = wf_tree_dtype(wanted);
	bool fits = d == wf_tree_dtype(got) && wf_tree_rank(got) == wf_tree_rank(wanted) && n == m, right = true;

	for (int i = 0; fits && i < wf_tree_rank(got); i++)
		fits = wf_tree_dim(got, i) == wf_tree_dim(wanted, i);
	if (!fits) {
		char *s = wf_tree_text(got, false), *t = wf_tree_text(wanted, false);

		print_error("%s on %s: got %s, wanted %s\n", what, backends[backend], s, t);
		free(s);
		free(t);
	}
	if (fits && relative == 0 && absolute == 0)
		right = !n || !memcmp(a, b, n * wf_dtype_size(d));
	for (size_t i = 0; fits && i < n; i++) {
		double x = value(d, a, i), y = value(d, b, i);
		bool near = relative == 0 && absolute == 0 ? right || x == y || (isnan(x) && isnan(y)) :
		            x == y || (isnan(x) && isnan(y)) || fabs(x - y) <= relative * fabs(y) + absolute;

		if (near)
			continue;
		print_error("%s on %s, element %zu: got %.9g, wanted %.9g (off by %.3g of it)\n", what, backends[backend], i, x,
			    y, fabs(x - y) / fabs(y));
		right = false;
		break;
	}
	free(a);
	free(b);
	if (!fits || !right)
		fail_msg("%s on %s", what, backends[backend]);
}
#endif
