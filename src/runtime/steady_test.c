/* steady_test.c: once a program with loops and choices has run, running it again on the slots that it writes allocates nothing. The process's
 * allocations are counted: this program's malloc and its kin come before the C library's. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <weft.h>
#include <cmocka.h>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define COUNTED 0
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define COUNTED 0
#endif
#endif
#ifndef COUNTED
#define COUNTED 1
#endif

static atomic_long n_allocations;

#if COUNTED
void *__libc_malloc(size_t n);
void *__libc_calloc(size_t n, size_t size);
void *__libc_realloc(void *p, size_t n);
void *__libc_memalign(size_t alignment, size_t n);
void *malloc(size_t n) { atomic_fetch_add(&n_allocations, 1); return __libc_malloc(n); }
void *calloc(size_t n, size_t size) { atomic_fetch_add(&n_allocations, 1); return __libc_calloc(n, size); }
void *realloc(void *p, size_t n) { atomic_fetch_add(&n_allocations, 1); return __libc_realloc(p, n); }
int posix_memalign(void **p, size_t alignment, size_t n)
{
	atomic_fetch_add(&n_allocations, 1);
	*p = __libc_memalign(alignment, n);
	return *p ? 0 : 12;
}
#endif

/* 20 carried values: more than the few pointers that a call of a region has on its stack */
enum { MANY = 20 };
static wf_val round_of(wf_val c, wf_val x)
{
	wf_val v[MANY + 1];

	for (size_t i = 0; i < MANY; i++)
		v[i] = wf_add(wf_mul(wf_at(c, (int)i), wf_c(0.5)), wf_mul(x, wf_sin(wf_at(c, (int)((i + 1) % MANY)))));
	v[MANY] = wfi_end;
	return wf_tuple(wfi_tuple(v), wf_sum(v[0]));
}
static wf_val less(wf_val s) { return wf_less(wf_at(s, 0), wf_c(100)); }
static wf_val more(wf_val s) { return wf_tuple(wf_add(wf_mul(wf_at(s, 0), wf_c(2)), wf_c(1)), wf_add(wf_at(s, 1), wf_ci(1))); }
static wf_val sine(wf_val x) { return wf_sin(x); }
static wf_val cosine(wf_val x) { return wf_cos(x); }

static wf_val loss(wf_val w, wf_val xs)
{
	wf_val v[MANY + 1];

	for (size_t i = 0; i < MANY; i++)
		v[i] = wf_mul(w, wf_c((double)i));
	v[MANY] = wfi_end;
	return wf_sum(wf_at(wf_scan(round_of, wfi_tuple(v), xs), 1));
}

static wf_val step(wf_val w, wf_val xs)
{
	wf_val n = wf_at(wf_while_loop(less, more, wf_tuple(wf_sum(wf_square(w)), wf_ci(0))), 1);
	wf_val g = wf_apply(wf_grad(loss), w, xs);

	return wf_sub(w, wf_mul(wf_c(1e-3), wf_mul(wf_cond(wf_greater(n, wf_ci(3)), sine, cosine, g), wf_convert(n, WF_F32))));
}

static void nothing_is_allocated(void **state)
{
	const float values[12] = { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 };
	WF_TREES(w, xs);
	long before = 0;

	(void)state;
	wf_must(wf_array(WF_F32, 1, (const int64_t[]){ 3 }, values, &w));
	wf_must(wf_array(WF_F32, 2, (const int64_t[]){ 4, 3 }, values, &xs));
	for (int i = 0; i < 6; i++) {
		if (i == 3)
			before = atomic_load(&n_allocations);
		wf_must(wf_call(wf_jit(step), WF_IN(w, xs), WF_OUT(&w)));
	}
	long more_of_them = atomic_load(&n_allocations) - before;
	if (COUNTED) {
		assert_true(before > 0);
		assert_int_equal(more_of_them, 0);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(nothing_is_allocated) };

	return cmocka_run_group_tests_name("steady", tests, NULL, NULL);
}
