/* Convolution, transforms, solvers, random bits, special functions and custom calls: values from JAX, numpy and scipy. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <cmocka.h>
#include <weft/ffi.h>
#include <weft/ops.h>
#include "op/array.h"
#include "op/numeric.h"
#include "runtime/backend.h"
#include "stablehlo/stablehlo.h"
#include "transform/transform.h"

/* ---- programs on the plain evaluator and compiled ---- */

enum { MOST = 8 };
typedef int build(int n, const wf_val *in, wf_val *out);

static void *new_array(const wfi_type *t)
{
	void *p = calloc(1, wfi_type_bytes(t) + 16);
	assert_non_null(p);
	return p;
}

static wfi_type type_of(const char *text)
{
	wfi_type t;
	const char *end = wfi_type_parse(text, &t);
	if (!end || *end)
		fail_msg("\"%s\" is no type", text);
	return t;
}

/* elements as numbers in order; of complex arrays: real, imaginary */
static void store(const wfi_type *t, void *p, int64_t i, double x)
{
	if (t->dtype == WF_C128)
		((double *)p)[i] = x;
	else
		wfi_store_f(t->dtype, p, i, x);
}

static double load(const wfi_type *t, const void *p, int64_t i)
{
	return t->dtype == WF_C128 ? ((const double *)p)[i] : wfi_load_f(t->dtype, p, i);
}

static int64_t numbers_in(const wfi_type *t)
{
	return wfi_type_count(t) * (t->dtype == WF_C128 ? 2 : 1);
}

typedef struct arrays { int n; wfi_type type[MOST]; void *data[MOST]; } arrays;

static void add(arrays *a, const char *type, const double *v)
{
	wfi_type t = type_of(type);
	a->type[a->n] = t;
	a->data[a->n] = new_array(&t);
	for (int64_t i = 0; i < numbers_in(&t); i++)
		store(&t, a->data[a->n], i, v[i]);
	a->n++;
}

static void release(arrays *a)
{
	for (int i = 0; i < a->n; i++)
		free(a->data[i]);
	a->n = 0;
}

static void ok(wf_error *err)
{
	if (err)
		fail_msg("%s", wf_error_text(err));
}

static wf_error *trace(build *f, const arrays *in, wfi_func **out)
{
	wfi_trace *t = wfi_trace_begin("f", NULL);
	wf_val x[MOST], y[MOST];
	for (int i = 0; i < in->n; i++)
		x[i] = wfi_trace_param(t, &in->type[i], false);
	int n = f(in->n, x, y);
	*out = NULL;
	return wfi_trace_end(t, n, y, out);
}

static arrays run(const char *backend, wfi_func *f, const arrays *in)
{
	const wfi_backend *b = NULL;
	wfi_executable *x = NULL;
	arrays out = { .n = f->body->n_results };
	for (int i = 0; i < out.n; i++) {
		out.type[i] = f->body->results[i]->type;
		out.data[i] = new_array(&out.type[i]);
	}
	ok(wfi_backend_find(backend, &b));
	ok(b->compile(b, f, &(wfi_compile_opts){ .n_devices = 1 }, &x));
	ok(b->run(x, &(wfi_run){ .in = (const void *const *)in->data, .out = out.data }));
	b->free(x);
	return out;
}

static void same(const arrays *got, int k, int64_t n, const double *want, double tolerance)
{
	assert_true(k < got->n);
	assert_int_equal(numbers_in(&got->type[k]), n);
	for (int64_t i = 0; i < n; i++) {
		double x = load(&got->type[k], got->data[k], i), y = want[i];
		if (isnan(y) ? !isnan(x) : x != y && !(fabs(x - y) <= tolerance * fmax(1e-3, fabs(y))))
			fail_msg("result %d, element %lld is %.17g, expected %.17g", k, (long long)i, x, y);
	}
}

#define WANT(got, k, tolerance, ...) same(got, k, sizeof((const double[]){ __VA_ARGS__ }) / sizeof(double), (const double[]){ __VA_ARGS__ }, tolerance)
#define V(...) ((const double[]){ __VA_ARGS__ })

static arrays results(build *f, arrays *in, const char *backend)
{
	wfi_func *p = NULL;
	ok(trace(f, in, &p));
	ok(wfi_func_verify(p));
	arrays out = run(backend, p, in);
	wfi_func_release(p);
	return out;
}

/* ---- convolution: i % 7 − 3 by i % 5 − 2, values of jax.lax.conv_general_dilated ---- */

static void pattern(arrays *a, const char *type, int m, double less)
{
	double v[128];
	wfi_type t = type_of(type);
	for (int i = 0; i < wfi_type_count(&t); i++)
		v[i] = i % m - less;
	add(a, type, v);
}

static int conv_nhwc(int n, const wf_val *in, wf_val *out)
{
	static const int64_t middle[] = { 1, 2 }, front[] = { 0, 1 }, strides[] = { 2, 1 }, padding[] = { 1, 0, 2, -1 }, gap[] = { 1, 2 }, step[] = { 2, 1 };
	(void)n;
	out[0] = wfi_emit_convolution(in[0], in[1], &(const wfi_conv_attrs){
		.window_strides = { 2, strides }, .padding = { 4, padding }, .lhs_dilation = { 2, gap }, .rhs_dilation = { 2, step },
		.input_feature_dimension = 3, .input_spatial_dimensions = { 2, middle }, .kernel_input_feature_dimension = 2,
		.kernel_output_feature_dimension = 3, .kernel_spatial_dimensions = { 2, front }, .output_feature_dimension = 3,
		.output_spatial_dimensions = { 2, middle }, .feature_group_count = 1, .batch_group_count = 1 });
	return 1;
}

static wf_val conv_groups(const wf_val *in, int64_t stride, int64_t low, int64_t features, int64_t batches)
{
	const int64_t two = 2, padding[] = { low, 0 };
	return wfi_emit_convolution(in[0], in[1], &(const wfi_conv_attrs){
		.window_strides = { 1, &stride }, .padding = { 2, padding }, .input_feature_dimension = 1, .input_spatial_dimensions = { 1, &two },
		.kernel_input_feature_dimension = 1, .kernel_spatial_dimensions = { 1, &two }, .output_feature_dimension = 1,
		.output_spatial_dimensions = { 1, &two }, .feature_group_count = features, .batch_group_count = batches });
}

static int conv_features(int n, const wf_val *in, wf_val *out)
{
	(void)n;
	out[0] = conv_groups(in, 1, 1, 2, 1);
	return 1;
}

static int conv_batches(int n, const wf_val *in, wf_val *out)
{
	(void)n;
	out[0] = conv_groups(in, 2, 0, 1, 2);
	return 1;
}

static int conv_public(int n, const wf_val *in, wf_val *out)
{
	(void)n;
	out[0] = wf_conv(in[0], in[1], .padding = WF_SAME, .strides = { 2 }, .groups = 2);
	return 1;
}

static void test_convolution(void **unused)
{
	static const char *const backends[] = { "reference", "cpu" };
	(void)unused;
	for (int b = 0; b < 2; b++) {
		arrays in = { 0 };
		pattern(&in, "f64[2,4,5,2]", 7, 3);
		pattern(&in, "f64[2,3,2,4]", 5, 2);
		arrays out = results(conv_nhwc, &in, backends[b]);
		WANT(&out, 0, 0, 2, -2, -1, 0, -1, 0, 1, 2, 3, -6, -5, 1, -3, 2, 7, 2, 9, 9, -6, -6, 2, -3, -8, 2, -6, 3, 7, 1, 0, -1, -2, 2, 0, 0, 0, 0, 0,
		     0, 0, 0, -6, -8, 0, 8, 0, 8, 6, -6, 1, -1, -8, -5, 0, -5, 5, -5, 8, -1, 5, -4, 0, -4, -3, 3, 2, 4, 1, -2, 1, -2, -5, 2, -3, 0, 3, 1,
		     -1, 0, 1, 2, 3, -6, -5, 1, -3, 2, 7, 2, 9, 9, -6, -6, 2, -3, -8, 2, 6, 8, 0, -8, 0, -8, -6, 6, -6, 6, 8, 0, 0, 0, 0, 0, -6, -8, 0, 8,
		     0, 8, 6, -6, 1, -1, -8, -5, 0, -5, 5, -5);
		release(&in);
		release(&out);
		pattern(&in, "f64[4,2,5]", 7, 3);
		pattern(&in, "f64[4,1,2]", 5, 2);
		out = results(conv_features, &in, backends[b]);
		WANT(&out, 0, 0, 3, 8, 5, 2, -1, -3, -2, -1, 0, 1, -4, -2, 12, -2, -2, 0, -2, -3, 3, 2, 0, -1, -4, -7, -3, 0, 1, 2, 3, -3, 4, -2, -2, -2, -2,
		     0, 2, 1, 0, -1, -3, -3, 8, 5, 2, 3, -3, -2, -1, 0, -2, -2, -2, 12, -2, 0, -1, -2, -3, 3, 1, 2, -1, -4, -7, -1, 0, 1, 2, 3, 6, -2, -2,
		     -2, -2, 0, 3, 2, 1, 0);
		release(&out);
		out = results(conv_public, &in, backends[b]);
		assert_int_equal(out.type[0].dims[2], 3);
		release(&out);
		release(&in);
		pattern(&in, "f64[4,2,5]", 7, 3);
		pattern(&in, "f64[4,2,2]", 5, 2);
		out = results(conv_batches, &in, backends[b]);
		WANT(&out, 0, 0, 11, 0, -4, 1, -7, -7, -5, 11, -2, -6, 0, -2, 7, 7, -2, 0);
		release(&in);
		release(&out);
	}
}

/* ---- special functions: scipy's values ---- */

static int special(int n, const wf_val *in, wf_val *out)
{
	(void)n;
	out[0] = wf_lgamma(in[0]);
	out[1] = wf_digamma(in[0]);
	out[2] = wf_bessel_i0e(in[0]);
	out[3] = wf_bessel_i1e(in[0]);
	out[4] = wf_asinh(in[0]);
	return 5;
}

static int two_operands(int n, const wf_val *in, wf_val *out)
{
	(void)n;
	out[0] = wf_zeta(in[0], in[1]);
	out[1] = wf_polygamma(in[2], in[3]);
	out[2] = wf_acosh(in[4]);
	out[3] = wf_atanh(in[5]);
	out[4] = wf_nextafter(in[6], in[7]);
	return 5;
}

static void test_special(void **unused)
{
	(void)unused;
	arrays in = { 0 };
	add(&in, "f64[11]", V(0.1, 0.5, 1.0, 1.4616, 2.5, -0.5, -3.7, 30.25, 171.5, 1e-5, 1e10));
	arrays out = results(special, &in, "cpu");
	WANT(&out, 0, 1e-12, 2.252712651734206, 0.5723649429247, 0.0, -0.12148629003589728, 0.2846828704729192, 1.2655121234846454, -1.3797399049658245,
	     72.104204742008, 709.1431630309283, 11.512919692895826, 220258509288.81058);
	WANT(&out, 1, 1e-12, -10.423754940411076, -1.9635100260214235, -0.5772156649015329, -3.110625123034165e-05, 0.7031566406452432,
	     0.03648997397857651, -0.8450768588704185, 3.392876200343285, 5.141664981434, -100000.57719921567, 23.025850929890456);
	WANT(&out, 2, 1e-14, 0.9071009257823011, 0.64503527044915, 0.46575960759364043, 0.3732450722398497, 0.27004644161220276, 0.64503527044915,
	     0.21604944167297369, 0.07284046717911502, 0.03048565098604763, 0.9999900000749992, 3.9894228040641945e-06);
	WANT(&out, 3, 1e-14, 0.045298446808809324, 0.15642080318487173, 0.2079104153497085, 0.21890681226811037, 0.20658464953126654,
	     -0.15642080318487173, -0.18383785802735622, 0.07162619510912747, 0.03039664121279933, 4.999950000312498e-06, 3.989422803864723e-06);
	WANT(&out, 4, 1e-14, 0.09983407889920758, 0.48121182505960347, 0.8813735870195429, 1.17327223028446, 1.6472311463710958, -0.48121182505960347,
	     -2.0192606561549606, 4.102916458525097, 5.837738946917323, 9.999999999833334e-06, 23.7189981105004);
	release(&in);
	release(&out);
	add(&in, "f64[7]", V(2, 3.5, 1, 1.01, 20, 2, 2.5));
	add(&in, "f64[7]", V(1, 0.25, 3, 2, 7.5, -0.5, -0.5));
	add(&in, "f64[6]", V(0, 1, 2, 5, -1, 0.5));
	add(&in, "f64[6]", V(2.5, 0.5, 3, 1.25, 1, 1));
	add(&in, "f64[4]", V(1, 1.5, 3e10, 0.5));
	add(&in, "f64[4]", V(-0.5, 1e-8, 1, 1.5));
	add(&in, "f32[5]", V(1, 0, -1, INFINITY, 2));
	add(&in, "f32[5]", V(2, -1, -1, 0, NAN));
	out = results(two_operands, &in, "cpu");
	WANT(&out, 0, 1e-12, 1.6449340668482266, 128.54695896428433, INFINITY, 99.57794333849681, 3.4437927738181796e-18, 8.934802200544677, NAN);
	assert_true(fabs(load(&out.type[0], out.data[0], 4) / 3.4437927738181796e-18 - 1) < 1e-12);
	WANT(&out, 1, 1e-12, 0.7031566406452432, 4.93480220054468, -0.15411380631918856, 32.51376768129206, NAN, NAN);
	WANT(&out, 2, 1e-14, 0.0, 0.9624236501192069, 24.81761039916851, NAN);
	WANT(&out, 3, 1e-14, -0.5493061443340549, 1e-08, INFINITY, NAN);
	WANT(&out, 4, 0, 1.00000011920928955078125, -0x1p-149, -1, 0x1.fffffep127, NAN);
	release(&in);
	release(&out);
}

static int take_top(int n, const wf_val *in, wf_val *out)
{
	(void)n;
	wfi_emit_n(&wfi_op_top_k, &(const wfi_top_k_attrs){ 3 }, 1, in, 0, NULL, out, 2);
	return 2;
}

static void test_top_k(void **unused)
{
	(void)unused;
	arrays in = { 0 };
	add(&in, "f64[2,5]", V(1, NAN, 3, 3, -INFINITY, 0, -0.0, 5, 2, 5));
	arrays out = results(take_top, &in, "cpu");
	WANT(&out, 0, 0, NAN, 3, 3, 5, 5, 2);
	WANT(&out, 1, 0, 1, 2, 3, 2, 4, 3);
	release(&in);
	release(&out);
}

/* ---- linear algebra: numpy's values ---- */

static int solvers(int n, const wf_val *in, wf_val *out)
{
	(void)n;
	out[0] = wfi_emit_cholesky(in[0], true);
	out[1] = wfi_emit_cholesky(in[0], false);
	out[2] = wfi_emit_triangular_solve(in[1], in[2], &(const wfi_triangular_attrs){ true, true, false, WFI_NO_TRANSPOSE });
	out[3] = wfi_emit_triangular_solve(in[1], in[2], &(const wfi_triangular_attrs){ true, true, false, WFI_TRANSPOSE });
	out[4] = wfi_emit_cholesky(wf_neg(in[0]), true);
	return 5;
}

static void test_solvers(void **unused)
{
	(void)unused;
	arrays in = { 0 };
	add(&in, "f64[3,3]", V(4, 2, -1, 2, 5, 3, -1, 3, 6));
	add(&in, "f64[3,3]", V(2, 77, 78, 1, 3, 79, -1, 2, 4)); /* what stands above the diagonal is not read */
	add(&in, "f64[3,2]", V(1, 2, 3, 4, 5, 6));
	arrays out = results(solvers, &in, "cpu");
	WANT(&out, 0, 1e-14, 2, 0, 0, 1, 2, 0, -0.5, 1.75, 1.6393596310755);
	WANT(&out, 1, 1e-14, 2, 1, -0.5, 0, 2, 1.75, 0, 0, 1.6393596310755);
	WANT(&out, 2, 1e-14, 0.5, 1.0, 0.8333333333333333, 1.0, 0.9583333333333334, 1.25);
	WANT(&out, 3, 1e-14, 1.0416666666666667, 1.5833333333333333, 0.16666666666666666, 0.3333333333333333, 1.25, 1.5);
	WANT(&out, 4, 0, NAN, NAN, NAN, NAN, NAN, NAN, NAN, NAN, NAN);
	release(&in);
	release(&out);
}

static int lapack(int n, const wf_val *in, wf_val *out)
{
	wf_val r[5];
	(void)n;
	wf_ffi_call("lapack_dsyevd_ffi", "{mode = 86 : ui8, uplo = 76 : ui8}", "f64[3,3], f64[3], i32[]", 1, &in[0], r);
	out[0] = r[1];
	out[1] = wf_sub(wf_matmul(in[0], r[0]), wf_mul(r[0], r[1])); /* A v = v λ */
	wf_ffi_call("lapack_dgesdd_ffi", "{mode = 83 : ui8}", "f64[2,3], f64[2], f64[2,2], f64[2,3], i32[]", 1, &in[1], r);
	out[2] = r[1];
	out[3] = wf_matmul(wf_mul(r[2], r[1]), r[3]);
	wf_ffi_call("lapack_dgetrf_ffi", "{}", "f64[3,3], i32[3], i32[]", 1, &in[2], r);
	out[4] = r[0];
	out[5] = r[1];
	wf_ffi_call("lapack_dgeqrf_ffi", "{}", "f64[3,3], f64[3]", 1, &in[2], r);
	wf_val factored = r[0];
	wf_ffi_call("lapack_dorgqr_ffi", "{}", "f64[3,3]", 2, r, r + 2);
	const wfi_type index = type_of("i32[3,3]");
	wf_val upper = wf_where(wf_less_equal(wfi_emit_iota(&index, 0), wfi_emit_iota(&index, 1)), factored, wf_c(0));
	out[6] = wf_matmul(r[2], upper);
	return 7;
}

static void test_lapack(void **unused)
{
	(void)unused;
	arrays in = { 0 };
	add(&in, "f64[3,3]", V(4, 2, -1, 2, 5, 3, -1, 3, 6));
	add(&in, "f64[2,3]", V(1, 2, 3, 4, 5, 6));
	add(&in, "f64[3,3]", V(1, 2, 0, 4, 1, 1, 2, 5, 3));
	arrays out = results(lapack, &in, "cpu");
	WANT(&out, 0, 1e-13, 0.9119319636987049, 5.47375544479853, 8.614312591502765);
	WANT(&out, 1, 1e-11, 0, 0, 0, 0, 0, 0, 0, 0, 0);
	WANT(&out, 2, 1e-13, 9.508032000695724, 0.7728696356734843);
	WANT(&out, 3, 1e-12, 1, 2, 3, 4, 5, 6);
	WANT(&out, 4, 1e-14, 4, 1, 1, 0.5, 4.5, 2.5, 0.25, 0.38888888888888884, -1.222222222222222);
	WANT(&out, 5, 0, 2, 3, 3);
	WANT(&out, 6, 1e-11, 1, 2, 0, 4, 1, 1, 2, 5, 3);
	release(&in);
	release(&out);
}

static int lapack_complex(int n, const wf_val *in, wf_val *out)
{
	wf_val r[3];
	(void)n;
	wf_ffi_call("lapack_zgetrf_ffi", "{}", "c128[2,2], i32[2], i32[]", 1, in, r);
	out[0] = r[0];
	wf_ffi_call("lapack_zgeqrf_ffi", "{}", "c128[2,2], c128[2]", 1, in, r);
	wf_ffi_call("lapack_zungqr_ffi", "{}", "c128[2,2]", 2, r, out + 1);
	return 2;
}

/* by hand: (1, i; 2i, 3) has the pivot 2i, the factor 1 / 2i = −i/2 and i − (−i/2) 3 = 5i/2 left; Q's first column is (−1, −2i) / √5 */
static void test_lapack_complex(void **unused)
{
	(void)unused;
	arrays in = { 0 };
	add(&in, "c128[2,2]", V(1, 0, 0, 1, 0, 2, 3, 0));
	arrays out = results(lapack_complex, &in, "cpu");
	WANT(&out, 0, 1e-15, 0, 2, 3, 0, 0, -0.5, 0, 2.5);
	const double *q = out.data[1];
	assert_true(fabs(q[0] + 1 / sqrt(5)) < 1e-15 && fabs(q[1]) < 1e-15 && fabs(q[4]) < 1e-15 && fabs(q[5] + 2 / sqrt(5)) < 1e-15);
	assert_true(fabs(q[2] * q[2] + q[3] * q[3] + q[6] * q[6] + q[7] * q[7] - 1) < 1e-15);
	release(&in);
	release(&out);
}

/* functions whose gradients are known: the sums of λ³ and σ², and log |det| */
static int cubes(int n, const wf_val *in, wf_val *out)
{
	wf_val r[3];
	(void)n;
	wf_ffi_call("lapack_dsyevd_ffi", "{mode = 78 : ui8, uplo = 76 : ui8}", "f64[3,3], f64[3], i32[]", 1, in, r);
	out[0] = wf_sum(wf_mul(r[1], wf_square(r[1])));
	return 1;
}

static int squares(int n, const wf_val *in, wf_val *out)
{
	wf_val r[5];
	(void)n;
	wf_ffi_call("lapack_dgesdd_ffi", "{mode = 83 : ui8}", "f64[3,2], f64[2], f64[3,2], f64[2,2], i32[]", 1, in, r);
	out[0] = wf_sum(wf_square(wf_matmul(wf_mul(r[2], r[1]), r[3]))); /* of all of U Σ Vᵀ */
	return 1;
}

static int log_det(int n, const wf_val *in, wf_val *out)
{
	const wfi_type index = type_of("i32[3,3]");
	wf_val r[3];
	(void)n;
	wf_ffi_call("lapack_dgetrf_ffi", "{}", "f64[3,3], i32[3], i32[]", 1, in, r);
	wf_val diagonal = wf_equal(wfi_emit_iota(&index, 0), wfi_emit_iota(&index, 1));
	out[0] = wf_sum(wf_where(diagonal, wf_log(wf_abs(r[0])), wf_c(0)));
	return 1;
}

/* tr A³, of a general matrix's eigenvalues */
static int cubes_general(int n, const wf_val *in, wf_val *out)
{
	wf_val r[5];
	(void)n;
	wf_ffi_call("lapack_dgeev_ffi", "{compute_left = 78 : ui8, compute_right = 78 : ui8}", "f64[3], f64[3], c128[3,3], c128[3,3], i32[]", 1, in, r);
	wf_val re = r[0], im = r[1];
	out[0] = wf_sum(wf_sub(wf_mul(re, wf_square(re)), wf_mul(wf_c(3), wf_mul(re, wf_square(im)))));
	return 1;
}

/* a, b, c, d make the Hermitian matrix (a, b − ic; b + ic, d) */
static wf_val hermitian(wf_val x, wf_val above)
{
	wf_val part[4];

	for (int i = 0; i < 4; i++)
		part[i] = wf_slice_axis(x, 0, i, i + 1);
	wf_val re = wf_reshape(wf_concatenate(0, part[0], above, part[1], part[3]), 2, 2);
	wf_val im = wf_reshape(wf_concatenate(0, wf_zeros_like(above), wf_neg(part[2]), part[2], wf_zeros_like(above)), 2, 2);
	return wf_complex(re, im);
}

static int cubes_hermitian(int n, const wf_val *in, wf_val *out)
{
	wf_val r[3], a = hermitian(in[0], wf_slice_axis(in[0], 0, 1, 2));
	(void)n;
	wf_ffi_call("lapack_zheevd_ffi", "{mode = 86 : ui8, uplo = 76 : ui8}", "c128[2,2], f64[2], i32[]", 1, &a, r);
	/* by the vectors too: tr V Λ³ Vᴴ, of whose diagonal the phases have no part */
	wf_val p = wf_square(wf_real(r[0])), q = wf_square(wf_imag(r[0]));
	out[0] = wf_add(wf_mul(wf_c(0.5), wf_sum(wf_mul(r[1], wf_square(r[1])))), wf_mul(wf_c(0.5), wf_sum(wf_mul(wf_add(p, q), wf_mul(r[1], wf_square(r[1]))))));
	return 1;
}

static int squares_complex(int n, const wf_val *in, wf_val *out)
{
	wf_val r[5], a = hermitian(in[0], wf_slice_axis(in[0], 0, 0, 1));
	(void)n;
	wf_ffi_call("lapack_zgesdd_ffi", "{mode = 83 : ui8}", "c128[2,2], f64[2], c128[2,2], c128[2,2], i32[]", 1, &a, r);
	wf_val whole = wf_matmul(wf_mul(r[2], r[1]), r[3]);
	out[0] = wf_sum(wf_add(wf_square(wf_real(whole)), wf_square(wf_imag(whole))));
	return 1;
}

/* the sum of x where (2, 1; 1, 3) x = (3, 5)ᵀ; the diagonals, one after another, are the operand */
static int tridiagonal(int n, const wf_val *in, wf_val *out)
{
	wf_val v[4], r[5];
	(void)n;
	for (int i = 0; i < 4; i++)
		v[i] = wf_slice_axis(in[0], 0, 2 * i, 2 * i + 2);
	v[3] = wf_reshape(v[3], 2, 1);
	wf_ffi_call("lapack_dgtsv_ffi", "{}", "f64[2], f64[2], f64[2], f64[2,1], i32[]", 4, v, r);
	out[0] = wf_sum(r[3]);
	return 1;
}

static arrays gradient(build *f, const char *type, const double *v)
{
	arrays in = { 0 };
	wfi_func *p = NULL, *g = NULL;
	add(&in, type, v);
	ok(trace(f, &in, &p));
	ok(wfi_vjp_func(p, (const bool[]){ true }, NULL, &g));
	add(&in, "f64[]", V(1));
	arrays out = run("cpu", g, &in);
	release(&in);
	wfi_func_release(p);
	wfi_func_release(g);
	return out;
}

static void test_lapack_gradients(void **unused)
{
	(void)unused;
	/* 3 A², of which the lower triangle alone is read */
	arrays out = gradient(cubes, "f64[3,3]", V(4, 2, -1, 2, 5, 3, -1, 3, 6));
	WANT(&out, 1, 1e-12, 63, 0, 0, 90, 114, 0, -24, 186, 138);
	release(&out);
	out = gradient(squares, "f64[3,2]", V(1, 2, 3, 4, 5, -6));
	WANT(&out, 1, 1e-11, 2, 4, 6, 8, 10, -12);
	release(&out);
	/* A⁻ᵀ: the determinant is −22 */
	out = gradient(log_det, "f64[3,3]", V(1, 2, 0, 4, 1, 1, 2, 5, 3));
	WANT(&out, 1, 1e-12, 2 / 22., 10 / 22., -18 / 22., 6 / 22., -3 / 22., 1 / 22., -2 / 22., 1 / 22., 7 / 22.);
	release(&out);
	/* 3 (A²)ᵀ; two of the eigenvalues are complex */
	out = gradient(cubes_general, "f64[3,3]", V(0, -1, 0, 1, 0, 0, 1, 0, 2));
	WANT(&out, 1, 1e-12, -3, 0, 6, 0, -3, -3, 0, 0, 12);
	release(&out);
	/* tr A³ = a³ + d³ + 3 |z|² (a + d) with z = b + ic */
	out = gradient(cubes_hermitian, "f64[4]", V(2, 1, 3, -1));
	WANT(&out, 1, 1e-11, 42, 6, 18, 33);
	release(&out);
	/* 2 A: a stands in two places here, b in one, c in two, d in one */
	out = gradient(squares_complex, "f64[4]", V(2, 1, 3, -1));
	WANT(&out, 1, 1e-11, 8, 2, 12, -2);
	release(&out);
	/* x = (4, 7) / 5; with g = A⁻ᵀ (1, 1) = (2, 1) / 5 the gradients are g for the right side and −gᵢ xⱼ for the matrix */
	out = gradient(tridiagonal, "f64[8]", V(9, 1, 2, 3, 1, 9, 3, 5));
	WANT(&out, 1, 1e-14, 0, -4 / 25., -8 / 25., -7 / 25., -14 / 25., 0, 2 / 5., 1 / 5.);
	release(&out);
}

/* ---- Fourier transforms: numpy's values ---- */

static int transforms(int n, const wf_val *in, wf_val *out)
{
	static const int64_t five[] = { 5 }, both[] = { 2, 3 };
	(void)n;
	out[0] = wfi_emit(&wfi_op_fft, &(const wfi_fft_attrs){ WFI_FFT, { 1, five } }, 1, &in[0]);
	out[1] = wfi_emit(&wfi_op_fft, &(const wfi_fft_attrs){ WFI_RFFT, { 2, both } }, 1, &in[1]);
	out[2] = wfi_emit(&wfi_op_fft, &(const wfi_fft_attrs){ WFI_IRFFT, { 1, five } }, 1, &in[2]);
	out[3] = wfi_emit(&wfi_op_fft, &(const wfi_fft_attrs){ WFI_IFFT, { 1, five } }, 1, &out[0]);
	return 4;
}

static void test_fft(void **unused)
{
	static const char *const backends[] = { "reference", "cpu" };
	(void)unused;
	for (int b = 0; b < 2; b++) {
		arrays in = { 0 };
		add(&in, "c128[5]", V(1, 0, 2, 0, 0, 0, -1, 0, 3, 0));
		add(&in, "f64[2,3]", V(1, 2, 3, 4, 6, -5));
		add(&in, "c128[3]", V(1, 0, 2, 1, 3, -2));
		arrays out = results(transforms, &in, backends[b]);
		WANT(&out, 0, 1e-12, 5.0, 0.0, 3.3541019662496847, 0.3632712640026804, -3.3541019662496847, 1.5388417685876266, -3.3541019662496847,
		     -1.5388417685876266, 3.3541019662496847, -0.3632712640026804);
		WANT(&out, 1, 1e-12, 11.0, 0.0, 2.0, -8.660254037844386, 1.0, 0.0, -5.0, 10.392304845413264);
		WANT(&out, 2, 1e-13, 2.2, -0.43380120243406195, -1.072352516203133, 0.9195661117030911, -0.6134123930658961);
		WANT(&out, 3, 1e-12, 1, 0, 2, 0, 0, 0, -1, 0, 3, 0);
		release(&in);
		release(&out);
	}
}

/* ---- random bits: XLA's, drawn by jax.lax.rng_bit_generator ---- */

static void bits(int algorithm, const char *state_type, const uint64_t *state, const char *type, const uint64_t *want_state, const uint64_t *want)
{
	const wfi_type s = type_of(state_type), t = type_of(type);
	const wfi_type out_type[2] = { s, t };
	const wfi_rng_bits_attrs a = { algorithm, t };
	void *out[2] = { new_array(&s), new_array(&t) };
	const void *in[1] = { state };
	ok(wfi_op_rng_bit_generator.eval(&(const wfi_eval){ .attrs = &a, .n_in = 1, .n_out = 2, .in_type = &s, .out_type = out_type, .in = in, .out = out }));
	assert_memory_equal(out[0], want_state, wfi_type_bytes(&s));
	for (int64_t i = 0; i < wfi_type_count(&t); i++)
		assert_int_equal((uint64_t)wfi_load_i(t.dtype, out[1], i), want[i]);
	free(out[0]);
	free(out[1]);
}

#define U(...) ((const uint64_t[]){ __VA_ARGS__ })

static void test_random_bits(void **unused)
{
	(void)unused;
	bits(WFI_RNG_THREE_FRY, "u64[2]", U(3, 5), "u32[3,5]", U(3, 14),
	     U(1109507171, 3604763515, 3802093305, 3166652467, 849634428, 4095841382, 1951865270, 2263954335, 1016631374, 167328752, 446042894, 2274340253,
	       114450230, 2450569984, 4257800847));
	bits(WFI_RNG_THREE_FRY, "u64[2]", U(3, 5), "u16[5,3]", U(3, 14),
	     U(48227, 22265, 25724, 21371, 18483, 22394, 37990, 13215, 15344, 6582, 36942, 62455, 4878, 24374, 57999));
	bits(WFI_RNG_THREE_FRY, "u64[2]", U(3, 5), "u8[2,3]", U(3, 8), U(99, 249, 124, 123, 51, 122));
	bits(WFI_RNG_THREE_FRY, "u64[2]", U(3, 5), "u32[]", U(3, 6), U(1109507171));
	bits(WFI_RNG_THREE_FRY, "u64[2]", U(3, 5), "u64[5]", U(3, 10),
	     U(15482341407848512611u, 13600668787364812537u, 4527902657714873468u, 8383197504944051302u, 4366398505681499039u));
	bits(WFI_RNG_PHILOX, "u64[2]", U(3, UINT64_MAX - 1), "u64[5]", U(3, 1),
	     U(639438005779852245u, 8344607387437977453u, 2352409802284678049u, 3584025992373818274u, 10209495722558373121u));
	bits(WFI_RNG_DEFAULT, "u64[2]", U(3, 5), "u32[5]", U(3, 7), U(514065308, 1112787925, 433431800, 1887756390, 1925109534));
	bits(WFI_RNG_PHILOX, "u64[2]", U(3, 5), "u8[3]", U(3, 6), U(156, 213, 248));
}

/* ---- custom calls ---- */

static wf_error *cube(const wf_ffi_args *a)
{
	if (a->in[0].rank != 1)
		return wf_error_new(WF_INVALID_ARGUMENT, "a vector is needed");
	for (int64_t i = 0; i < a->in[0].dims[0]; i++) {
		double x = ((const double *)a->in[0].data)[i];
		((double *)a->out[0].data)[i] = x * x * x * *(const double *)a->user;
	}
	return NULL;
}

static wf_val slope(const wf_ffi_view *v)
{
	return wf_mul(wf_square(v->in[0]), wf_c(3 * *(const double *)v->user));
}

static void cube_jvp(const wf_ffi_view *v, const wf_val *t, wf_val *out)
{
	out[0] = wf_mul(t[0], slope(v));
}

static void cube_vjp(const wf_ffi_view *v, const wf_val *ct, wf_val *in_ct)
{
	in_ct[0] = wf_mul(ct[0], slope(v));
}

static int call_cube(int n, const wf_val *in, wf_val *out)
{
	wf_ffi_call("test.cube", NULL, "f64[3]", n, in, out);
	return 1;
}

static int call_cube_back(int n, const wf_val *in, wf_val *out)
{
	wf_ffi_call("test.cube_back", NULL, "f64[3]", n, in, out);
	return 1;
}

static int call_cube_plain(int n, const wf_val *in, wf_val *out)
{
	wf_ffi_call("test.cube_plain", NULL, "f64[3]", n, in, out);
	return 1;
}

static int call_nobody(int n, const wf_val *in, wf_val *out)
{
	wf_ffi_call("test.nobody", NULL, "f64[3]", n, in, out);
	return 1;
}

static void refused(wf_error *err, const char *what)
{
	assert_non_null(err);
	if (!strstr(wf_error_text(err), what))
		fail_msg("\"%s\" is not in \"%s\"", what, wf_error_text(err));
	wf_error_free(err);
}

/* gradient of the call at (1, 2, −3) with cotangents (1, 10, 100) */
static void reverse(build *f)
{
	arrays in = { 0 };
	wfi_func *p = NULL, *g = NULL;
	add(&in, "f64[3]", V(1, 2, -3));
	ok(trace(f, &in, &p));
	ok(wfi_vjp_func(p, (const bool[]){ true }, NULL, &g));
	add(&in, "f64[3]", V(1, 10, 100));
	arrays out = run("cpu", g, &in);
	WANT(&out, 0, 1e-15, 2, 16, -54);
	WANT(&out, 1, 1e-15, 6, 240, 5400);
	release(&in);
	release(&out);
	wfi_func_release(p);
	wfi_func_release(g);
}

static void test_custom_call(void **unused)
{
	static const double two = 2;
	bool active[1] = { true }, result_active[1];
	wfi_func *p = NULL, *g = NULL;
	arrays in = { 0 };
	(void)unused;
	ok(wf_ffi_register("test.cube", cube, .jvp = cube_jvp, .user = &two));
	ok(wf_ffi_register("test.cube_back", cube, .vjp = cube_vjp, .user = &two));
	ok(wf_ffi_register("test.cube_plain", cube, .user = &two));
	refused(wf_ffi_register("test.cube", cube), "test.cube");
	refused(wf_ffi_register("Sharding", cube), "Sharding");
	refused(wf_ffi_register("test.both", cube, .jvp = cube_jvp, .vjp = cube_vjp), "test.both");
	reverse(call_cube);
	reverse(call_cube_back);
	add(&in, "f64[3]", V(1, 2, -3));
	refused(trace(call_nobody, &in, &p), "test.nobody");
	ok(trace(call_cube_plain, &in, &p));
	refused(wfi_jvp_func(p, active, result_active, &g), "test.cube_plain");
	wfi_func_release(p);
	release(&in);
}

static void text_refused(wf_code code, const char *say, const char *call)
{
	wfi_module *m = NULL;
	char *text = wfi_format("func.func @main(%%a: tensor<2x2xf32>, %%n: tensor<i32>) -> tensor<2x2xf32> {\n%%one = stablehlo.constant dense<1> : "
	                        "tensor<i32>\n%%seven = stablehlo.constant dense<7> : tensor<i32>\n%s\nreturn %%r#0 : tensor<2x2xf32>\n}\n", call);
	wf_error *err = wfi_module_parse(text, strlen(text), &(wfi_parse_opts){ .file = "test.mlir" }, &m);

	wfi_free(text);
	if (!err)
		wfi_module_free(m);
	assert_non_null(err);
	assert_int_equal(wf_error_code(err), code);
	refused(err, say);
}

#define ROW "dense<[1, 0]> : tensor<2xindex>"
#define COLUMN "dense<[0, 1]> : tensor<2xindex>"
/* options that LAPACK would stumble over, layouts that are not its own, the calls of older releases with something missing */
static void test_lapack_refusals(void **unused)
{
	(void)unused;
	text_refused(WF_INVALID_ARGUMENT, "uplo of \"lapack_ssyevd_ffi\" is 81",
	             "%r:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%a) {mhlo.backend_config = {mode = 86 : ui8, uplo = 81 : ui8}} : (tensor<2x2xf32>) -> "
	             "(tensor<2x2xf32>, tensor<2xf32>, tensor<i32>)");
	text_refused(WF_INVALID_ARGUMENT, "low = 1 and high = 3",
	             "%r:3 = stablehlo.custom_call @lapack_sgehrd_ffi(%a) {mhlo.backend_config = {high = 3 : i32, low = 1 : i32}} : (tensor<2x2xf32>) -> "
	             "(tensor<2x2xf32>, tensor<1xf32>, tensor<i32>)");
	text_refused(WF_UNSUPPORTED, "operand_layouts = [" COLUMN "]",
	             "%r:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%a) {operand_layouts = [" ROW "], result_layouts = [" ROW ", dense<0> : tensor<1xindex>, "
	             "dense<> : tensor<0xindex>], mhlo.backend_config = {}} : (tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xi32>, tensor<i32>)");
	text_refused(WF_INVALID_ARGUMENT, "operand 0 of this call is one of its options",
	             "%r:2 = stablehlo.custom_call @lapack_spotrf(%n, %one, %one, %a) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<2x2xf32>) -> "
	             "(tensor<2x2xf32>, tensor<i32>)");
	text_refused(WF_INVALID_ARGUMENT, "operand 0 is 7, not 0 to 1",
	             "%r:2 = stablehlo.custom_call @lapack_spotrf(%seven, %one, %one, %a) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<2x2xf32>) -> "
	             "(tensor<2x2xf32>, tensor<i32>)");
	text_refused(WF_INVALID_ARGUMENT, "has 2 operands and 2 results",
	             "%r:2 = stablehlo.custom_call @lapack_spotrf(%one, %a) : (tensor<i32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<i32>)");
}

/* what a call says of itself is there again when it is written: for LAPACK also the layouts that nobody named */
static void test_call_is_kept(void **unused)
{
	static const char text[] =
		"func.func @main(%arg0: tensor<2x3x3xf32>) -> tensor<2x3x3xf32> {\n%0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%arg0) {mhlo.backend_config = "
		"{}} : (tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2xi32>)\n%1 = stablehlo.custom_call @test.cube_plain(%0#0) {api_version = 2 "
		": i32, backend_config = \"some text\", operand_layouts = [dense<[2, 0, 1]> : tensor<3xindex>], result_layouts = [dense<[0, 1, 2]> : "
		"tensor<3xindex>]} : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>\nreturn %1 : tensor<2x3x3xf32>\n}\n";
	static const char *const kept[] = {
		"operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]",
		"result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]", "api_version = 4 : i32",
		"operand_layouts = [dense<[2, 0, 1]> : tensor<3xindex>]", "result_layouts = [dense<[0, 1, 2]> : tensor<3xindex>]", "api_version = 2 : i32",
		"backend_config = \"some text\"",
	};
	const char *from = text;
	wfi_str written[2] = { { 0 } };

	(void)unused;
	for (int i = 0; i < 2; i++) {
		wfi_module *m = NULL;
		ok(wfi_module_parse(from, strlen(from), &(wfi_parse_opts){ .file = "test.mlir" }, &m));
		ok(wfi_module_print(m->funcs[0], false, &written[i]));
		from = written[i].s;
		wfi_module_free(m);
	}
	assert_string_equal(written[0].s, written[1].s);
	for (size_t i = 0; i < WFI_COUNT(kept); i++)
		if (!strstr(written[0].s, kept[i]))
			fail_msg("%s is not in\n%s", kept[i], written[0].s);
	for (int i = 0; i < 2; i++)
		wfi_str_free(&written[i]);
}

/* ---- names that stand for other operations, read from text ---- */

static arrays run_text(const char *text, const arrays *in)
{
	wfi_module *m = NULL;
	ok(wfi_module_parse(text, strlen(text), &(wfi_parse_opts){ .file = "test.mlir" }, &m));
	arrays out = run("reference", m->funcs[wfi_module_find(m, NULL)], in);
	wfi_module_free(m);
	return out;
}

/* the specification's examples of batch_norm_inference, …_training and …_grad */
static void test_batch_norm(void **unused)
{
	(void)unused;
	arrays in = { 0 };
	add(&in, "f64[2,2,2]", V(1, 2, 3, 4, 3, 4, 1, 2));
	add(&in, "f64[2]", V(1, 1));
	add(&in, "f64[2]", V(1, 1));
	add(&in, "f64[2]", V(2, 3));
	add(&in, "f64[2]", V(1, 1));
	add(&in, "f64[2,2,2]", V(0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1));
	arrays out = run_text(
		"func.func @main(%x: tensor<2x2x2xf64>, %s: tensor<2xf64>, %o: tensor<2xf64>, %m: tensor<2xf64>, %v: tensor<2xf64>, %g: tensor<2x2x2xf64>)\n"
		"    -> (tensor<2x2x2xf64>, tensor<2x2x2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2x2x2xf64>, tensor<2xf64>, tensor<2xf64>) {\n"
		"  %a = \"stablehlo.batch_norm_inference\"(%x, %s, %o, %m, %v) {epsilon = 0.0 : f32, feature_index = 2 : i64} :\n"
		"    (tensor<2x2x2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>) -> tensor<2x2x2xf64>\n"
		"  %b:3 = \"stablehlo.batch_norm_training\"(%x, %s, %o) {epsilon = 0.0 : f32, feature_index = 2 : i64} :\n"
		"    (tensor<2x2x2xf64>, tensor<2xf64>, tensor<2xf64>) -> (tensor<2x2x2xf64>, tensor<2xf64>, tensor<2xf64>)\n"
		"  %c:3 = \"stablehlo.batch_norm_grad\"(%x, %s, %m, %v, %g) {epsilon = 0.0 : f32, feature_index = 2 : i64} :\n"
		"    (tensor<2x2x2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2x2x2xf64>) -> (tensor<2x2x2xf64>, tensor<2xf64>, tensor<2xf64>)\n"
		"  return %a, %b#0, %b#1, %b#2, %c#0, %c#1, %c#2 : tensor<2x2x2xf64>, tensor<2x2x2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2x2x2xf64>,\n"
		"    tensor<2xf64>, tensor<2xf64>\n}\n", &in);
	WANT(&out, 0, 1e-15, 0, 0, 2, 2, 2, 2, 0, 0);
	WANT(&out, 1, 1e-15, 0, 0, 2, 2, 2, 2, 0, 0);
	WANT(&out, 2, 1e-15, 2, 3);
	WANT(&out, 3, 1e-15, 1, 1);
	WANT(&out, 4, 1e-12, 0, 0, 0, 0, 0, 0, 0, 0);
	WANT(&out, 5, 1e-12, 0, 0);
	WANT(&out, 6, 1e-12, 0.4, 0.4);
	release(&in);
	release(&out);
}

static void test_other_names(void **unused)
{
	(void)unused;
	arrays in = { 0 };
	add(&in, "f64[2,3]", V(1, 2, 3, 4, 5, 6));
	add(&in, "f64[3]", V(10, 20, 30));
	add(&in, "f64[3,2]", V(1, 0, 0, 1, 1, 1));
	arrays out = run_text(
		"func.func @main(%x: tensor<2x3xf64>, %y: tensor<3xf64>, %z: tensor<3x2xf64>)\n"
		"    -> (tensor<2x3xf64>, tensor<2x3xi1>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x3xf64>) {\n"
		"  %a = \"chlo.broadcast_add\"(%x, %y) {broadcast_dimensions = array<i64: 1>} : (tensor<2x3xf64>, tensor<3xf64>) -> tensor<2x3xf64>\n"
		"  %b = \"chlo.broadcast_compare\"(%x, %y) {comparison_direction = #chlo<comparison_direction GT>} :\n"
		"    (tensor<2x3xf64>, tensor<3xf64>) -> tensor<2x3xi1>\n"
		"  %c = \"stablehlo.dot\"(%x, %z) : (tensor<2x3xf64>, tensor<3x2xf64>) -> tensor<2x2xf64>\n"
		"  %d = \"stablehlo.einsum\"(%x, %z) {einsum_config = \"ab,bc->ca\"} : (tensor<2x3xf64>, tensor<3x2xf64>) -> tensor<2x2xf64>\n"
		"  %e = \"stablehlo.broadcast\"(%y) {broadcast_sizes = array<i64: 2>} : (tensor<3xf64>) -> tensor<2x3xf64>\n"
		"  return %a, %b, %c, %d, %e : tensor<2x3xf64>, tensor<2x3xi1>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x3xf64>\n}\n", &in);
	WANT(&out, 0, 0, 11, 22, 33, 14, 25, 36);
	WANT(&out, 1, 0, 0, 0, 0, 0, 0, 0);
	WANT(&out, 2, 0, 4, 5, 10, 11);
	WANT(&out, 3, 0, 4, 10, 5, 11);
	WANT(&out, 4, 0, 10, 20, 30, 10, 20, 30);
	release(&in);
	release(&out);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_convolution), cmocka_unit_test(test_special), cmocka_unit_test(test_top_k), cmocka_unit_test(test_solvers),
		cmocka_unit_test(test_lapack), cmocka_unit_test(test_lapack_gradients), cmocka_unit_test(test_lapack_complex),
		cmocka_unit_test(test_fft), cmocka_unit_test(test_random_bits), cmocka_unit_test(test_custom_call), cmocka_unit_test(test_lapack_refusals), cmocka_unit_test(test_call_is_kept),
		cmocka_unit_test(test_batch_norm), cmocka_unit_test(test_other_names),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
