/* The array operations' second ways of computing: `element`, run by a builder that computes at once, and `host`, each against `eval`,
 * on every sample. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <cmocka.h>
#include "lower/element.h"
#include "op/array.h"

enum { MOST = 8 };

/* ---- an element builder over plain arrays: an index is a number ---- */

typedef struct immediate { wfi_eb eb; const wfi_view *view; const void *const *in; int outside; } immediate;

static wfi_ix number(int64_t k)
{
	return (wfi_ix){ .k = k, .lo = k, .hi = k };
}

static uint64_t bits_at(wf_dtype d, const void *p, int64_t i)
{
	uint64_t u = 0;
	size_t size = wf_dtype_size(d);
	memcpy(&u, (const char *)p + (size_t)i * size, size);
	return u;
}

static wfi_sv operand(wfi_eb *b, int i, const wfi_ix *index)
{
	immediate *m = (immediate *)b;
	const wfi_type *t = &m->view->in_type[i];
	int64_t at[WF_MAX_RANK];
	for (int d = 0; d < t->rank; d++) {
		at[d] = index[d].k;
		if (at[d] < 0 || at[d] >= t->dims[d]) {
			m->outside++;
			at[d] = 0;
		}
	}
	if (!wfi_type_count(t)) {
		m->outside++;
		return (wfi_sv){ .dtype = t->dtype };
	}
	uint64_t u = bits_at(t->dtype, m->in[i], wfi_place(t, at));
	if (t->dtype == WF_F16 || t->dtype == WF_BF16)
		return wfi_s_widen(b->s, t->dtype, b->s->v->constant(b->s, WF_U16, u));
	return b->s->v->constant(b->s, t->dtype, u);
}

static wfi_ix constant(wfi_eb *b, int64_t k) { (void)b; return number(k); }
static wfi_ix add(wfi_eb *b, wfi_ix x, wfi_ix y) { (void)b; return number(x.k + y.k); }
static wfi_ix mul(wfi_eb *b, wfi_ix x, int64_t k) { (void)b; return number(x.k * k); }

static wfi_ix divide(wfi_eb *b, wfi_ix x, int64_t k)
{
	((immediate *)b)->outside += x.k < 0 || k <= 0;
	return number(x.k / k);
}

static wfi_ix rem(wfi_eb *b, wfi_ix x, int64_t k)
{
	((immediate *)b)->outside += x.k < 0 || k <= 0;
	return number(x.k % k);
}

static wfi_ix clamp(wfi_eb *b, wfi_ix x, int64_t lo, int64_t hi) { (void)b; return number(x.k < lo ? lo : WFI_MIN(x.k, hi)); }
static wfi_sv in_range(wfi_eb *b, wfi_ix x, int64_t lo, int64_t hi) { return b->s->v->constant(b->s, WF_BOOL, lo <= x.k && x.k < hi); }
static wfi_ix choose(wfi_eb *b, wfi_sv cond, wfi_ix yes, wfi_ix no) { (void)b; return cond.bits ? yes : no; }

static wfi_sv value(wfi_eb *b, wfi_ix x, wf_dtype d)
{
	return wfi_s_convert(b->s, d, wfi_s_i(b->s, WF_I64, x.k));
}

static wfi_ix from(wfi_eb *b, wfi_sv x, int64_t lo, int64_t hi)
{
	int64_t k = wfi_load_place(x.dtype, &x.bits, 0);
	return clamp(b, number(k), lo, hi);
}

static const wfi_eb_vtable table = { operand, constant, add, mul, divide, rem, clamp, in_range, choose, value, from };

/* ---- samples ---- */

typedef struct arrays { int n; wfi_type type[MOST]; void *data[MOST]; } arrays;

static void *new_data(const wfi_type *t)
{
	void *p = wfi_try_alloc(wfi_type_bytes(t) + 8);
	assert_non_null(p);
	return p;
}

static void free_arrays(arrays *a)
{
	for (int i = 0; i < a->n; i++)
		wfi_free(a->data[i]);
}

static double draw(double lo, double hi)
{
	static uint64_t state = 7;
	state = state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
	return lo + (hi - lo) * ((double)(state >> 11) * 0x1p-53);
}

static arrays operands_of(const wfi_sample *s)
{
	arrays a = { 0 };
	double lo = s->lo, hi = s->hi;
	if (lo == 0 && hi == 0) {
		lo = -2;
		hi = 2;
	}
	for (const char *p = s->in; *p; a.n++) {
		assert_true(a.n < MOST);
		assert_non_null(p = wfi_type_parse(p, &a.type[a.n]));
		while (*p == ',' || *p == ' ')
			p++;
		const wfi_type *t = &a.type[a.n];
		void *data = a.data[a.n] = new_data(t);
		for (int64_t i = 0; i < wfi_type_count(t); i++) {
			double x = draw(lo, hi);
			wfi_store_f(t->dtype, data, i, t->dtype == WF_BOOL ? x > (lo + hi) / 2 : wfi_is_int(t->dtype) ? floor(x + 0.5) : x);
		}
	}
	return a;
}

static arrays results_of(const wfi_op *op, const wfi_sample *s, const arrays *in)
{
	arrays a = { 0 };
	wfi_infer c = { .op = op, .attrs = s->attrs, .n_in = in->n, .in = in->type, .n_out = op->n_out };
	wfi_type *out = calloc(WFI_MAX_OUT, sizeof *out);
	assert_non_null(c.out = out);
	if (!op->infer(&c))
		fail_msg("%s at \"%s\": %s", op->name, s->in, c.reason);
	assert_true(c.n_out <= MOST);
	for (a.n = 0; a.n < c.n_out; a.n++) {
		a.type[a.n] = out[a.n];
		a.data[a.n] = new_data(&out[a.n]);
	}
	free(out);
	return a;
}

static void run(wf_error *(*f)(const wfi_eval *e), const wfi_op *op, const wfi_sample *s, const arrays *in, arrays *out)
{
	const void *const *operands = (const void *const *)in->data;
	wf_error *err = f(&(wfi_eval){ .op = op, .attrs = s->attrs, .n_in = in->n, .n_out = out->n, .in_type = in->type, .out_type = out->type, .in = operands,
	                               .out = out->data });
	if (err)
		fail_msg("%s at \"%s\": %s", op->name, s->in, wf_error_text(err));
}

/* ---- the tests ---- */

/* every element by .element; how many differ. Types that are not native (complex …) are never asked for that way. */
static int element_differs(const wfi_op *op, const wfi_sample *s, int *seen)
{
	arrays in = operands_of(s), want = results_of(op, s, &in);
	wfi_view view = { .op = op, .attrs = s->attrs, .n_in = in.n, .n_out = 1, .in_type = in.type, .out_type = want.type };
	immediate m = { { &table, &wfi_scalar_immediate }, &view, (const void *const *)in.data, 0 };
	const wf_dtype d = want.type[0].dtype;
	int bad = 0;

	run(op->eval, op, s, &in, &want);
	*seen += wfi_is_native(d);
	for (wfi_walk w = wfi_walk_over(&want.type[0]); w.more && wfi_is_native(d); wfi_walk_next(&w)) {
		wfi_ix index[WF_MAX_RANK];
		for (int i = 0; i < WF_MAX_RANK; i++)
			index[i] = number(w.index[i]);
		wfi_sv got = op->element(&m.eb, &view, index);
		if (d == WF_F16 || d == WF_BF16)
			got = wfi_s_narrow(m.eb.s, d, got);
		uint64_t mask = wf_dtype_size(d) == 8 ? UINT64_MAX : (UINT64_C(1) << (8 * wf_dtype_size(d))) - 1;
		bad += (got.bits & mask) != bits_at(d, want.data[0], w.place);
	}
	if (bad || m.outside)
		print_error("%s at \"%s\": %d elements differ, %d places are outside\n", op->name, s->in, bad, m.outside);
	bad += m.outside;
	free_arrays(&in);
	free_arrays(&want);
	return bad;
}

static void test_element(void **unused)
{
	(void)unused;
	int bad = 0, seen = 0;
	for (size_t i = 0; i < wfi_n_ops; i++)
		for (const wfi_sample *s = wfi_ops[i]->samples; wfi_ops[i]->element && s && s->in; s++)
			bad += element_differs(wfi_ops[i], s, &seen);
	assert_int_equal(bad, 0);
	assert_true(seen > 80);
}

/* bit for bit */
static int host_differs(const wfi_op *op, const wfi_sample *s)
{
	arrays in = operands_of(s), want = results_of(op, s, &in), got = results_of(op, s, &in);
	int bad = 0;

	run(op->eval, op, s, &in, &want);
	run(op->host, op, s, &in, &got);
	for (int i = 0; i < want.n; i++)
		bad += wfi_type_bytes(&want.type[i]) && memcmp(want.data[i], got.data[i], wfi_type_bytes(&want.type[i])) != 0;
	if (bad)
		print_error("%s at \"%s\": host and eval differ\n", op->name, s->in);
	free_arrays(&in);
	free_arrays(&want);
	free_arrays(&got);
	return bad;
}

static void test_host(void **unused)
{
	(void)unused;
	int bad = 0, seen = 0;
	for (size_t i = 0; i < wfi_n_ops; i++)
		/* convolution and fft add in another order there: the operation sweep compares those within their tolerance */
		for (const wfi_sample *s = wfi_ops[i]->samples; wfi_ops[i]->host && !(wfi_ops[i]->flops && wfi_ops[i]->linear) && s && s->in; s++, seen++)
			bad += host_differs(wfi_ops[i], s);
	assert_int_equal(bad, 0);
	assert_true(seen > 20);
}

/* long enough for counting digits, with what is special in each dtype */
static void test_sort_of_special_values(void **unused)
{
	(void)unused;
	static const double special[] = { NAN, 0.0, -0.0, INFINITY, -INFINITY, 1, -1, 1e-40, -1e-40, 5e-324, 65504, -65504, 3e38, -3e38, 127, -128, 0.5, -0.5 };
	static const wf_dtype dtypes[] = { WF_F32, WF_F64, WF_F16, WF_BF16, WF_I8, WF_I16, WF_I32, WF_I64, WF_U8, WF_U16, WF_U32, WF_U64, WF_BOOL };
	for (size_t k = 0; k < WFI_COUNT(dtypes) * 2; k++) {
		const int64_t n = 1000;
		wf_dtype d = dtypes[k / 2];
		arrays in = { .n = 2, .type = { wfi_type_make(d, 1, &n), wfi_type_make(WF_I32, 1, &n) } };
		for (int i = 0; i < 2; i++)
			in.data[i] = new_data(&in.type[i]);
		for (int64_t i = 0; i < n; i++) {
			wfi_store_f(d, in.data[0], i, special[(int)draw(0, WFI_COUNT(special))]);
			if (d == WF_U64 && i % 3 == 0) /* beyond the signed range */
				wfi_store_i(d, in.data[0], i, -(i + 1));
			((int32_t *)in.data[1])[i] = (int32_t)i;
		}
		wfi_sort_attrs a = { 0, true, k % 2 ? WFI_DESCENDING : WFI_ASCENDING, 1 };
		wfi_sample s = { .in = wf_dtype_name(d), .attrs = &a };
		arrays want = results_of(&wfi_op_sort, &s, &in), got = results_of(&wfi_op_sort, &s, &in);
		run(wfi_op_sort.eval, &wfi_op_sort, &s, &in, &want);
		run(wfi_op_sort.host, &wfi_op_sort, &s, &in, &got);
		if (memcmp(want.data[1], got.data[1], (size_t)n * sizeof(int32_t)))
			fail_msg("%s of %s: the orders differ", a.order == WFI_DESCENDING ? "descending" : "ascending", s.in);
		free_arrays(&in);
		free_arrays(&want);
		free_arrays(&got);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_element), cmocka_unit_test(test_host), cmocka_unit_test(test_sort_of_special_values),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
