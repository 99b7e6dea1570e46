/* The tables of doc/accuracy.md: every elementary function, compiled for the cpu, against the C library's long double functions (64 bits of
 * precision) or, where it has none, against series summed in long double. For each function and type: random bit patterns, and as many points spread
 * evenly over each range where the function is used or is at its worst. Fourier transforms: against sums in long double. A figure above the document's fails;
 * WEFT_WRITE_DOC=1 writes the document's tables anew. */
#include <float.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>
#include <weft/ops.h>
#include "base/base.h"
#include "ir/op.h"
#include "ir/trace.h"
#include "lower/test_ulp.h"
#include "op/numeric.h"
#include "runtime/backend.h"
#include "support/reference.h"

enum { BATCH = 1 << 16, BATCHES = 48, RANGES = 3 };
#define DOC WEFT_SOURCE_DIR "/doc/accuracy.md"

/* ---- references that the C library lacks ---- */

/* B₂ₖ / (2k)!, k = 1 …: of Euler and Maclaurin's sums */
static const long double bernoulli[] = { 1.0L / 12,
					 -1.0L / 720,
					 1.0L / 30240,
					 -1.0L / 1209600,
					 1.0L / 47900160,
					 -691.0L / 1307674368000.0L,
					 1.0L / 74724249600.0L,
					 -3617.0L / 10670622842880000.0L };

/* Hurwitz' ζ(s, a) for s > 1, a > 0: terms up to where the remaining sum's expansion is exact */
static long double zeta_ref(long double s, long double a)
{
	long double sum = 0, x = a, factor;
	for (; x < 30; x++)
		sum += powl(x, -s);
	sum += powl(x, 1 - s) / (s - 1) + powl(x, -s) / 2;
	factor = s * powl(x, -s - 1);
	for (size_t k = 0; k < WFI_COUNT(bernoulli); k++) {
		sum += bernoulli[k] * factor;
		factor *= (s + 2 * (long double)k + 1) * (s + 2 * (long double)k + 2) / (x * x);
	}
	return sum;
}

static long double digamma_ref(long double x)
{
	/* B₂ₖ / 2k */
	static const long double b[] = {
		1.0L / 12, -1.0L / 120, 1.0L / 252, -1.0L / 240, 1.0L / 132, -691.0L / 32760, 1.0L / 12
	};
	long double sum = 0, power = 1, tail = 0;
	for (; x < 40; x++)
		sum -= 1 / x;
	for (size_t k = 0; k < WFI_COUNT(b); k++) {
		power /= x * x;
		tail += b[k] * power;
	}
	return sum + logl(x) - 1 / (2 * x) - tail;
}

/* (−1)ⁿ⁺¹ n! ζ(n + 1, x) for whole n */
static long double polygamma_ref(long double n, long double x)
{
	return fmodl(n, 2) == 0 ? -tgammal(n + 1) * zeta_ref(n + 1, x) : tgammal(n + 1) * zeta_ref(n + 1, x);
}

/* e^−|x| I₁(x) by its power series, whose terms all have one sign */
static long double bessel_i1e_ref(long double x)
{
	long double half = fabsl(x) / 2, term = half, sum = half;
	for (int k = 1; k < 400 && term > sum * 1e-22L; k++) {
		term *= half * half / ((long double)k * (long double)(k + 1));
		sum += term;
	}
	return copysignl(sum * expl(-fabsl(x)), x);
}

/* ---- what is measured ---- */

typedef struct function {
	const char *op;
	long double (*one)(long double x), (*two)(long double x, long double y);
	double most32, most64; /* what the figure may be */
	bool everywhere;       /* random bit patterns too */
	double range[RANGES][2];
	double second[2]; /* the second operand's range where it is another; whole: of whole numbers */
	bool whole;
	const char *note;
} function;
#define ONE(name, ref, m32, m64, ...) \
	{ \
		.op = name, .one = ref, .most32 = m32, .most64 = m64, .everywhere = true, .range = { __VA_ARGS__ } \
	}
#define TWO(name, ref, m32, m64, ...) \
	{ \
		.op = name, .two = ref, .most32 = m32, .most64 = m64, .everywhere = true, .range = { __VA_ARGS__ } \
	}

static const function elementary[] = {
	ONE("exponential", expl, 2, 2, { -1, 1 }, { -110, 92 }, { -750, 712 }),
	ONE("exponential_minus_one", expm1l, 2, 2, { -3, 3 }, { -0.1, 0.1 }, { -40, 90 }),
	ONE("log", logl, 2, 2, { 0, 3 }, { 0.9, 1.1 }, { 0, 1e6 }),
	ONE("log_plus_one", log1pl, 2, 2, { -1, 3 }, { -0.1, 0.1 }, { 0, 1e6 }),
	ONE("tanh", tanhl, 2, 2, { -3, 3 }, { -0.6, 0.6 }, { -20, 20 }),
	ONE("logistic", ref_logistic, 2, 2, { -20, 20 }, { -2, 2 }, { -750, 100 }),
	ONE("sine", sinl, 2, 2, { -30, 30 }, { -1, 1 }, { -1e5, 1e5 }),
	ONE("cosine", cosl, 2, 2, { -30, 30 }, { -1, 1 }, { -1e5, 1e5 }),
	ONE("tan", tanl, 2, 2, { -30, 30 }, { -1, 1 }, { -1e5, 1e5 }),
	ONE("chlo.asin", asinl, 2, 2, { -1, 1 }, { -0.1, 0.1 }, { 0.99, 1 }),
	ONE("chlo.acos", acosl, 2, 2, { -1, 1 }, { -0.1, 0.1 }, { 0.99, 1 }),
	ONE("chlo.atan", atanl, 2, 2, { -3, 3 }, { -0.5, 0.5 }, { -100, 100 }),
	TWO("atan2", atan2l, 2, 2, { -3, 3 }, { -0.5, 0.5 }, { -100, 100 }),
	ONE("wf.sinh", sinhl, 2, 2, { -3, 3 }, { -1.1, 1.1 }, { -90, 90 }),
	ONE("wf.cosh", coshl, 2, 2, { -5, 5 }, { -1.1, 1.1 }, { -90, 90 }),
	ONE("chlo.asinh", asinhl, 2, 2, { -5, 5 }, { -0.5, 0.5 }, { -1e5, 1e5 }),
	ONE("chlo.acosh", acoshl, 2, 2, { 1, 5 }, { 1, 1.1 }, { 1, 1e5 }),
	ONE("chlo.atanh", atanhl, 2, 2, { -1, 1 }, { -0.1, 0.1 }, { 0.99, 1 }),
	TWO("power", powl, 2, 2, { 0, 12 }, { 0.9, 1.1 }, { 0, 2 }),
	ONE("sqrt", sqrtl, 0.51, 0.51, { 0, 4 }, { 0, 1e6 }, { 0, 1 }),
	ONE("rsqrt", ref_rsqrt, 2, 2, { 0, 4 }, { 0, 1e6 }, { 0, 1 }),
	ONE("cbrt", cbrtl, 2, 2, { -8, 8 }, { -1e6, 1e6 }, { -1, 1 }),
	ONE("chlo.erf", erfl, 2, 2, { -4, 4 }, { -0.5, 0.5 }, { -1.5, 1.5 }),
	ONE("chlo.erfc", erfcl, 2, 2, { -2, 10 }, { -0.5, 0.5 }, { 5, 28 }),
	TWO("remainder", fmodl, 0, 0, { -50, 50 }, { -1, 1 }, { -1e6, 1e6 }),
};
#define SPECIAL(name, ref, m32, m64, from, to, text) \
	{ \
		.op = name, .one = ref, .most32 = m32, .most64 = m64, .range = { { from, to } }, .note = text \
	}
static const function special[] = {
	SPECIAL("chlo.erf_inv", ref_erf_inv, 80, 20, -0.9, 0.9, "\\|x\\| < 0.9; JAX's polynomials, see below"),
	SPECIAL("chlo.lgamma", lgammal, 2, 20, 2.5, 100, "2.5 to 100 (near its zeros 1 and 2 the error is absolute)"),
	SPECIAL("chlo.digamma", digamma_ref, 2, 40, 2, 100, "2 to 100 (near its zero 1.46 the error is absolute)"),
	SPECIAL("chlo.bessel_i1e", bessel_i1e_ref, 2, 60, -30, 30, "\\|x\\| < 30"),
	{ .op = "chlo.zeta",
	  .two = zeta_ref,
	  .most32 = 2,
	  .most64 = 100,
	  .range = { { 1.1, 20 } },
	  .second = { 0.1, 20 },
	  .note = "s from 1.1 to 20, q from 0.1 to 20" },
	{ .op = "chlo.polygamma",
	  .two = polygamma_ref,
	  .most32 = 2,
	  .most64 = 100,
	  .range = { { 1, 6 } },
	  .second = { 0.5, 20 },
	  .whole = true,
	  .note = "n from 1 to 6, x from 0.5 to 20" },
};

/* ---- measuring ---- */

static uint64_t next(uint64_t *state) /* Marsaglia's xorshift */
{
	*state ^= *state << 13;
	*state ^= *state >> 7;
	return *state ^= *state << 17;
}

/* points of one kind; kind −1: random bit patterns */
static void fill(const function *f, wf_dtype d, int kind, bool second, uint64_t *state, void *out)
{
	const double *range = second && f->second[1] > f->second[0] ? f->second : f->range[WFI_MAX(kind, 0)];

	for (int64_t i = 0; i < BATCH; i++) {
		uint64_t bits = next(state);
		double x = range[0] + (range[1] - range[0]) * ((double)(bits >> 11) * 0x1p-53);
		if (kind < 0)
			memcpy((char *)out + (size_t)i * wf_dtype_size(d), d == WF_F64 ? (void *)&bits : (char *)&bits + 4,
			       wf_dtype_size(d));
		else
			wfi_store_f(d, out, i, f->whole && !second ? floor(x) : x);
	}
}

static void ok(wf_error *err)
{
	if (err)
		fail_msg("%s", wf_error_text(err));
}

static wfi_executable *compiled(const wfi_backend *b, const function *f, wf_dtype d)
{
	const wfi_op *op = wfi_op_find(f->op);
	const wfi_type t = { d, 1, { BATCH } };
	wfi_trace *trace = wfi_trace_begin(f->op, NULL);
	wfi_executable *x = NULL;
	wfi_func *p = NULL;
	wf_val in[2];

	assert_non_null(op);
	for (int i = 0; i < (f->two ? 2 : 1); i++)
		in[i] = wfi_trace_param(trace, &t, false);
	wf_val out = wfi_emit(op, NULL, f->two ? 2 : 1, in);
	ok(wfi_trace_end(trace, 1, &out, &p));
	ok(b->compile(b, p, &(wfi_compile_opts){ .n_devices = 1 }, &x));
	wfi_func_release(p);
	return x;
}

/* the largest error, and the first operand there */
static double measure(const wfi_backend *b, const function *f, wf_dtype d, double *where)
{
	wfi_executable *x = compiled(b, f, d);
	uint64_t state = 88172645463325252u;
	double worst = 0;
	void *in[2], *out = wfi_alloc(BATCH * 8);

	for (int i = 0; i < 2; i++)
		in[i] = wfi_alloc(BATCH * 8);
	for (int kind = f->everywhere ? -1 : 0; kind < RANGES; kind++) {
		if (kind >= 0 && f->range[kind][0] == f->range[kind][1])
			continue;
		for (int k = 0; k < BATCHES; k++) {
			fill(f, d, kind, false, &state, in[0]);
			fill(f, d, kind, true, &state, in[1]);
			ok(b->run(x, &(wfi_run){ .in = (const void *const *)in, .out = &out }));
			for (int64_t i = 0; i < BATCH; i++) {
				long double u = wfi_load_f(d, in[0], i), v = wfi_load_f(d, in[1], i);
				double e = error_in_ulp(d, wfi_load_f(d, out, i), f->two ? f->two(u, v) : f->one(u));
				if (e > worst) {
					worst = e;
					*where = (double)u;
				}
			}
		}
	}
	b->free(x);
	wfi_free(in[0]);
	wfi_free(in[1]);
	wfi_free(out);
	return worst;
}

/* ---- the document ---- */

static void table(const wfi_backend *b, const function *f, size_t n, bool notes, wfi_str *s)
{
	int bad = 0;

	wfi_str_add(s, "| operation | f32 | f64 |%s\n|---|---|---|%s\n", notes ? " where |" : "", notes ? "---|" : "");
	for (size_t i = 0; i < n; i++, f++) {
		double e[2], where[2] = { 0 };
		for (int k = 0; k < 2; k++) {
			e[k] = fabs(ceil(measure(b, f, k ? WF_F64 : WF_F32, &where[k]) * 100 - 1e-9) / 100); /* no −0 */
			if (!(e[k] <= (k ? f->most64 : f->most32))) {
				print_error("%s in %s: %.2f ulp, more than %.2f\n", f->op, k ? "f64" : "f32", e[k],
					    k ? f->most64 : f->most32);
				bad++;
			}
		}
		print_message("%-24s %8.2f at %-14a %8.2f at %a\n", f->op, e[0], where[0], e[1], where[1]);
		wfi_str_add(s, "| %s | %.2f | %.2f |", f->op, e[0], e[1]);
		wfi_str_add(s, notes ? " %s |\n" : "\n", f->note);
	}
	assert_int_equal(bad, 0);
}

/* what stands between the two lines */
static char *between(char *text, const char *first, const char *last, size_t *n)
{
	char *from = strstr(text, first), *to = from ? strstr(from, last) : NULL;

	if (!from || !to)
		fail_msg("doc/accuracy.md has no lines \"%s\" and \"%s\"", first, last);
	from = strchr(from, '\n') + 1;
	*n = (size_t)(to - from);
	return from;
}

/* every row of `made` is in the document, with figures that are not below; other C libraries move the last digits a little */
static bool holds(const char *document, size_t n, const wfi_str *made)
{
	char *text = wfi_strndup(document, n), *rows = wfi_strdup(made->s);
	bool all = true;

	for (char *save = NULL, *row = strtok_r(rows, "\n", &save); row; row = strtok_r(NULL, "\n", &save)) {
		char name[64], *at;
		double a, b, c, d;
		if (sscanf(row, "| %63[^|]| %lf | %lf", name, &a, &b) != 3)
			continue;
		char *key = wfi_format("| %s| ", name);
		at = strstr(text, key);
		if (!at || sscanf(at + strlen(key), "%lf | %lf", &c, &d) != 2 || a > c + 0.05 || b > d + 0.05) {
			print_error("not in the document, or more than there: %s\n", row);
			all = false;
		}
		wfi_free(key);
	}
	wfi_free(text);
	wfi_free(rows);
	return all;
}

static void compare(const char *name, const wfi_str *made)
{
	char *first = wfi_format("<!-- %s: written by test/accuracy_long_test.c -->", name),
	     *last = wfi_format("<!-- end of %s -->", name), *text = NULL;
	size_t n_text, n;

	ok(wfi_read_file(DOC, 1 << 20, &text, &n_text));
	char *at = between(text, first, last, &n);
	if (getenv("WEFT_WRITE_DOC")) {
		FILE *f = fopen(DOC, "wb");
		assert_non_null(f);
		fwrite(text, 1, (size_t)(at - text), f);
		fwrite(made->s, 1, made->n, f);
		fwrite(at + n, 1, n_text - (size_t)(at - text) - n, f);
		assert_int_equal(fclose(f), 0);
	} else if (!holds(at, n, made)) {
		fail_msg("doc/accuracy.md is not what was measured (WEFT_WRITE_DOC=1 writes it); this is:\n%s", made->s);
	}
	wfi_free(text);
	wfi_free(first);
	wfi_free(last);
}

static const wfi_backend *cpu(void)
{
	const wfi_backend *b = NULL;

	if (LDBL_MANT_DIG < 64)
		skip(); /* no reference is better than what is tested */
	ok(wfi_backend_find("cpu", &b));
	return b;
}

static void test_elementary(void **unused)
{
	wfi_str s = { 0 };

	(void)unused;
	table(cpu(), elementary, WFI_COUNT(elementary), false, &s);
	compare("elementary", &s);
	wfi_str_free(&s);
}

static void test_special(void **unused)
{
	wfi_str s = { 0 };

	(void)unused;
	table(cpu(), special, WFI_COUNT(special), true, &s);
	compare("special", &s);
	wfi_str_free(&s);
}

/* ---- Fourier transforms ---- */

/* the relative error of a whole transform, in units of half the distance of 1 from the next number */
static double fft_error(const wfi_backend *b, wf_dtype d, int n_dims, const int64_t *dims)
{
	const wfi_type t = wfi_type_make(d, n_dims, dims);
	const int64_t n = wfi_type_count(&t);
	long double *want = wfi_alloc((size_t)n * 2 * sizeof *want), *line = wfi_alloc((size_t)n * 2 * sizeof *line), off = 0,
		    all = 0;
	double *x = wfi_alloc((size_t)n * 16), *y = wfi_alloc((size_t)n * 16);
	uint64_t state = 88172645463325252u;
	wfi_trace *trace = wfi_trace_begin("fft", NULL);
	wfi_executable *program = NULL;
	wfi_func *f = NULL;
	wf_val in = wfi_trace_param(trace, &t, false),
	       out = wfi_emit(&wfi_op_fft, &(const wfi_fft_attrs){ WFI_FFT, { n_dims, dims } }, 1, &in);

	ok(wfi_trace_end(trace, 1, &out, &f));
	ok(b->compile(b, f, &(wfi_compile_opts){ .n_devices = 1 }, &program));
	wfi_func_release(f);
	for (int64_t i = 0; i < 2 * n; i++) {
		double v = (double)(next(&state) >> 11) * 0x1p-53 - 0.5;
		if (d == WF_C64)
			((float *)x)[i] = (float)v;
		else
			x[i] = v;
		want[i] = d == WF_C64 ? (long double)((float *)x)[i] : (long double)x[i];
	}
	ok(b->run(program, &(wfi_run){ .in = (const void *const[]){ x }, .out = (void *[]){ y } }));
	for (int64_t k = 0, step = n; k < n_dims; k++) { /* one dimension after the other, by the definition */
		const int64_t m = dims[k];
		step /= m;
		for (int64_t at = 0; at < n; at++) {
			if (at / step % m)
				continue;
			for (int64_t j = 0; j < m; j++) {
				long double re = 0, im = 0;
				for (int64_t i = 0; i < m; i++) {
					const long double angle = -2 * 3.14159265358979323846264338327950288L *
								  (long double)(i * j % m) / (long double)m;
					const long double c = cosl(angle), s = sinl(angle), *z = want + 2 * (at + i * step);
					re += z[0] * c - z[1] * s;
					im += z[0] * s + z[1] * c;
				}
				line[2 * j] = re;
				line[2 * j + 1] = im;
			}
			for (int64_t j = 0; j < m; j++)
				memcpy(want + 2 * (at + j * step), line + 2 * j, 2 * sizeof *line);
		}
	}
	for (int64_t i = 0; i < 2 * n; i++) {
		long double got = d == WF_C64 ? (long double)((float *)y)[i] : (long double)y[i];
		off += (got - want[i]) * (got - want[i]);
		all += want[i] * want[i];
	}
	b->free(program);
	wfi_free(want);
	wfi_free(line);
	wfi_free(x);
	wfi_free(y);
	return (double)(sqrtl(off / all) / (d == WF_C64 ? 0x1p-24L : 0x1p-53L));
}

static void test_fourier(void **unused)
{
	static const struct {
		int n;
		int64_t dims[3];
	} sizes[] = {
		{ 1, { 2 } },    { 1, { 3 } },      { 1, { 7 } },       { 1, { 16 } },      { 1, { 31 } },
		{ 1, { 64 } },   { 1, { 97 } },     { 1, { 100 } },     { 1, { 127 } },     { 1, { 211 } },
		{ 1, { 243 } },  { 1, { 360 } },    { 1, { 509 } },     { 1, { 1000 } },    { 1, { 1009 } },
		{ 1, { 1024 } }, { 2, { 12, 17 } }, { 3, { 4, 4, 4 } }, { 3, { 5, 7, 3 } }, { 3, { 8, 6, 11 } },
	};
	const wfi_backend *b = cpu();
	wfi_str s = { 0 };
	double most = 0;

	(void)unused;
	wfi_str_add(&s, "| sizes | c64 | c128 |\n|---|---|---|\n");
	for (size_t i = 0; i < WFI_COUNT(sizes); i++) {
		double e[2];
		for (int k = 0; k < 2; k++)
			e[k] = ceil(fft_error(b, k ? WF_C128 : WF_C64, sizes[i].n, sizes[i].dims) * 100) / 100;
		most = fmax(most, fmax(e[0], e[1]));
		wfi_str_add(&s, "| ");
		for (int k = 0; k < sizes[i].n; k++)
			wfi_str_add(&s, "%s%lld", k ? " × " : "", (long long)sizes[i].dims[k]);
		wfi_str_add(&s, " | %.2f | %.2f |\n", e[0], e[1]);
	}
	print_message("%s", s.s);
	assert_true(most < 8);
	compare("fourier", &s);
	wfi_str_free(&s);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_fourier), cmocka_unit_test(test_elementary),
					    cmocka_unit_test(test_special) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
