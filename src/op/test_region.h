/* test_region.h: what the tests of operations with regions share. */
#ifndef WFI_OP_TEST_REGION_H
#define WFI_OP_TEST_REGION_H
#include <stdlib.h>
#include <string.h>
#include <weft.h>
#include "ir/trace.h"
#include "runtime/backend.h"
#include "transform/transform.h"

static inline void test_ok(wf_error *err)
{
	if (err) {
		print_error("%s\n", wf_error_text(err));
		wf_error_free(err);
		fail();
	}
}

/* err is there and its text holds this */
static inline void test_refused(wf_error *err, const char *part)
{
	assert_non_null(err);
	if (!strstr(wf_error_text(err), part)) {
		print_error("\"%s\" does not hold \"%s\"\n", wf_error_text(err), part);
		fail();
	}
	wf_error_free(err);
}

static inline wfi_func *test_end(wfi_trace *t, int n, const wf_val *v)
{
	wfi_func *f = NULL;

	test_ok(wfi_trace_end(t, n, v, &f));
	return f;
}

/* on both back ends: they must agree to the last byte */
static inline void test_run(wfi_func *f, const void **in, void **out)
{
	static const char *const names[] = { "reference", "cpu" };
	int n_in = f->body->n_params, n_out = f->body->n_results;
	void **a = calloc((size_t)n_in + 1, sizeof *a), **b = calloc((size_t)n_out + 1, sizeof *b);

	for (int i = 0; i < n_in; i++) {
		size_t n = wfi_type_bytes(&f->body->params[i]->type);
		a[i] = wfi_try_alloc_aligned(n + 64, 64);
		memcpy(a[i], in[i], n);
	}
	for (int i = 0; i < n_out; i++)
		b[i] = wfi_try_alloc_aligned(wfi_type_bytes(&f->body->results[i]->type) + 64, 64);
	for (int k = 0; k < 2; k++) {
		const wfi_backend *backend = NULL;
		wfi_executable *x = NULL;
		wfi_run r = { .in = (const void *const *)a, .out = b };
		test_ok(wfi_backend_find(names[k], &backend));
		test_ok(backend->compile(backend, f, &(wfi_compile_opts){ .n_devices = 1 }, &x));
		test_ok(backend->run(x, &r));
		backend->free(x);
		for (int i = 0; i < n_out; i++) {
			size_t n = wfi_type_bytes(&f->body->results[i]->type);
			if (k)
				assert_memory_equal(out[i], b[i], n);
			else
				memcpy(out[i], b[i], n);
		}
	}
	for (int i = 0; i < n_in; i++)
		wfi_free(a[i]);
	for (int i = 0; i < n_out; i++)
		wfi_free(b[i]);
	free(a);
	free(b);
}
#endif
