/* Operations against test/golden/ops.npz: values of JAX, or computed with more precision. Each case runs on the plain reference and
 * on the compiled back end. The names in the file are explained in test/oracle/ops_golden.py. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <cmocka.h>
#include <weft.h>
#include "ir/trace.h"
#include "lower/scalar.h"
#include "op/array.h"
#include "runtime/backend.h"
#include "transform/transform.h"

static const char *const backends[] = { "reference", "cpu" };

/* ---- the file ---- */

typedef struct array { wfi_type type; void *data; } array;

static wf_tree *file;
static char (*paths)[64];
static size_t n_paths;

static int open_golden(void **unused)
{
	(void)unused;
	wf_error *err = wf_npz_read(WEFT_GOLDEN_DIR "/ops.npz", &file);
	if (err) {
		print_error("%s\n", wf_error_text(err));
		wf_error_free(err);
		return -1;
	}
	n_paths = wf_tree_count(file);
	paths = calloc(n_paths + 1, sizeof *paths);
	for (size_t i = 0; paths && i < n_paths; i++)
		wf_tree_leaf(file, i, paths[i], sizeof *paths);
	return paths && n_paths > 900 ? 0 : -1;
}

static int close_golden(void **unused)
{
	(void)unused;
	free(paths);
	wfi_release(&file);
	return 0;
}

static void *new_data(const wfi_type *t)
{
	void *p = wfi_try_alloc_aligned(wfi_type_bytes(t) + 64, 64);
	assert_non_null(p);
	memset(p, 0xa5, wfi_type_bytes(t) + 64);
	return p;
}

WFI_PRINTF(2, 3) static bool find(array *a, const char *format, ...)
{
	char path[64], seen[64];
	va_list ap;
	va_start(ap, format);
	vsnprintf(path, sizeof path, format, ap);
	va_end(ap);
	for (size_t i = 0; i < n_paths; i++)
		if (!strcmp(paths[i], path)) {
			const wf_tree *leaf = wf_tree_leaf(file, i, seen, sizeof seen);
			*a = (array){ { .dtype = wf_tree_dtype(leaf), .rank = wf_tree_rank(leaf) }, NULL };
			for (int k = 0; k < a->type.rank; k++)
				a->type.dims[k] = wf_tree_dim(leaf, k);
			a->data = new_data(&a->type);
			wf_error *err = wf_tree_read(leaf, a->data, wfi_type_bytes(&a->type));
			assert_null(err);
			return true;
		}
	return false;
}

#define GET(...) get_or_fail(find(&golden_, __VA_ARGS__), __VA_ARGS__)
static array golden_;
WFI_PRINTF(2, 3) static array get_or_fail(bool there, const char *format, ...)
{
	char path[64];
	va_list ap;
	va_start(ap, format);
	vsnprintf(path, sizeof path, format, ap);
	va_end(ap);
	if (!there)
		fail_msg("ops.npz has no %s", path);
	return golden_;
}

/* bf16 is kept as f32 in the file */
static array as_dtype(array a, wf_dtype d)
{
	if (a.type.dtype == d)
		return a;
	array r = { wfi_type_with_dtype(a.type, d), NULL };
	r.data = new_data(&r.type);
	for (int64_t i = 0; i < wfi_type_count(&a.type); i++)
		wfi_store_f(d, r.data, i, wfi_load_f(a.type.dtype, a.data, i));
	wfi_free(a.data);
	return r;
}

static wf_dtype dtype_named(const char *name)
{
	for (int d = 1; d < WF_DTYPE_COUNT; d++)
		if (!strcmp(wf_dtype_name((wf_dtype)d), name))
			return (wf_dtype)d;
	fail_msg("%s is not an element type", name);
	return WF_INVALID;
}

static void drop(array *a, int n)
{
	for (int i = 0; i < n; i++)
		wfi_free(a[i].data);
}

/* ---- running and comparing ---- */

static void check(wf_error *err, const char *what)
{
	if (!err)
		return;
	print_error("%s: %s\n", what, wf_error_text(err));
	wf_error_free(err);
	fail();
}

/* units in the last place of y's dtype; denormals have the unit of the least normal number */
static double distance(wf_dtype d, double x, double y, double scale)
{
	if (isnan(x) || isnan(y))
		return isnan(x) && isnan(y) ? 0 : (double)INFINITY;
	if (isinf(x) || isinf(y))
		return x == y ? 0 : (double)INFINITY;
	double eps = d == WF_F64 ? 0x1p-52 : d == WF_F32 ? 0x1p-23 : d == WF_F16 ? 0x1p-10 : 0x1p-7;
	double normal = d == WF_F64 ? 0x1p-1022 : d == WF_F16 ? 0x1p-14 : 0x1p-126;
	int exponent;
	frexp(fmax(fmax(fabs(y), scale), normal), &exponent);
	return fabs(x - y) / ldexp(eps, exponent - 1);
}

static int failures;
static bool whole_scale; /* units are those of the largest expected value: for sums whose terms cancel */
static bool denormals_flushed; /* the expected values come from a computation that takes denormals for zero */

static void compare(const char *what, const char *backend, const array *got, const array *want, double ulps)
{
	char a[WFI_TYPE_TEXT], b[WFI_TYPE_TEXT];
	if (!wfi_type_equal(&got->type, &want->type)) {
		print_error("%s on %s: a result %s, expected %s\n", what, backend, wfi_type_text(&got->type, a),
			    wfi_type_text(&want->type, b));
		failures++;
		return;
	}
	wf_dtype d = want->type.dtype;
	int64_t n = wfi_type_count(&want->type), worst = -1;
	double most = ulps, largest = 0;
	for (int64_t i = 0; i < n && whole_scale; i++)
		largest = fmax(largest, fabs(wfi_load_f(d, want->data, i)));
	for (int64_t i = 0; i < n; i++) {
		bool f = wfi_is_float(d);
		if (denormals_flushed && f && fabs(wfi_load_f(d, got->data, i)) < 0x1p-126 && wfi_load_f(d, want->data, i) == 0)
			continue;
		double apart = f ? distance(d, wfi_load_f(d, got->data, i), wfi_load_f(d, want->data, i), largest) :
		               wfi_load_i(d, got->data, i) == wfi_load_i(d, want->data, i) ? 0 : (double)INFINITY;
		if (apart > most) {
			most = apart;
			worst = i;
		}
	}
	if (worst < 0)
		return;
	print_error("%s on %s, element %lld: %.17g, expected %.17g: %g units apart\n", what, backend, (long long)worst,
		    wfi_load_f(d, got->data, worst), wfi_load_f(d, want->data, worst), most);
	failures++;
}

/* runs a finished function on both back ends; takes f */
static void run_and_compare(const char *what, wfi_func *f, const array *in, int n_in, const array *want, int n_out, double ulps,
			    const char *only)
{
	const void *operands[8];
	assert_int_equal(f->body->n_params, n_in);
	assert_int_equal(f->body->n_results, n_out);
	for (int i = 0; i < n_in; i++)
		operands[i] = in[i].data;
	for (size_t k = 0; k < WFI_COUNT(backends); k++) {
		if (only && strcmp(only, backends[k]))
			continue;
		const wfi_backend *b = NULL;
		wfi_executable *x = NULL;
		array got[4];
		void *out[4];
		for (int i = 0; i < n_out; i++) {
			got[i].type = f->body->results[i]->type;
			out[i] = got[i].data = new_data(&got[i].type);
		}
		check(wfi_backend_find(backends[k], &b), what);
		check(b->compile(b, f, &(wfi_compile_opts){ .n_devices = 1 }, &x), what);
		check(b->run(x, &(wfi_run){ .in = operands, .out = out }), what);
		b->free(x);
		for (int i = 0; i < n_out; i++)
			compare(what, backends[k], &got[i], &want[i], ulps);
		drop(got, n_out);
	}
	wfi_func_release(f);
}

static wfi_func *one_equation(const char *what, const wfi_op *op, const void *attrs, const array *in, int n_in, int n_out)
{
	wfi_func *f = NULL;
	wf_val v[8], r[4];
	wfi_trace *t = wfi_trace_begin(what, NULL);
	for (int i = 0; i < n_in; i++)
		v[i] = wfi_trace_param(t, &in[i].type, false);
	wfi_emit_n(op, attrs, n_in, v, 0, NULL, r, n_out);
	check(wfi_trace_end(t, n_out, r, &f), what);
	return f;
}

/* the operation's scalar code, element by element through the immediate builder */
static void run_scalar_code(const char *what, const wfi_op *op, const void *attrs, int n_in, const array *in, const array *want, double ulps)
{
	array got = { want->type, new_data(&want->type) };
	wfi_type types[4];
	wfi_view view = { .op = op, .attrs = attrs, .n_in = n_in, .n_out = 1, .in_type = types, .out_type = &got.type };
	for (int k = 0; k < n_in; k++)
		types[k] = in[k].type;
	for (int64_t i = 0; i < wfi_type_count(&got.type); i++) {
		wfi_sv x[4] = { { 0 } }, y = { 0 };
		for (int k = 0; k < n_in; k++) {
			size_t size = wf_dtype_size(types[k].dtype);
			x[k].dtype = types[k].dtype;
			memcpy(&x[k].bits, (const char *)in[k].data + (size_t)i * size, size);
		}
		wfi_scalar_eval(&view, x, &y);
		size_t size = wf_dtype_size(got.type.dtype);
		memcpy((char *)got.data + (size_t)i * size, &y.bits, size);
	}
	compare(what, "the immediate builder", &got, want, ulps);
	drop(&got, 1);
}

/* one operation; frees the operands and the expected result */
static void expect(const char *what, const wfi_op *op, const void *attrs, int n_in, array *in, array want, double ulps,
		   const char *only)
{
	run_and_compare(what, one_equation(what, op, attrs, in, n_in, 1), in, n_in, &want, 1, ulps, only);
	if (op->scalar)
		run_scalar_code(what, op, attrs, n_in, in, &want, ulps);
	drop(in, n_in);
	drop(&want, 1);
}

static const wfi_op *operation(const char *name)
{
	char chlo[64];
	snprintf(chlo, sizeof chlo, "chlo.%s", name);
	const wfi_op *op = wfi_op_find(name);
	op = op ? op : wfi_op_find(chlo);
	if (!op)
		fail_msg("there is no operation %s", name);
	return op;
}

static void none_failed(void)
{
	int n = failures;
	failures = 0;
	assert_int_equal(n, 0);
}

/* ---- elementwise, floats ---- */

typedef struct accuracy { const char *name; double f32, f64; } accuracy; /* most units in the last place */

static void test_unary(void **unused)
{
	(void)unused;
	static const accuracy functions[] = {
		{ "exponential", 2, 2 },
		{ "exponential_minus_one", 2, 2 },
		{ "log", 2, 2 },
		{ "log_plus_one", 2, 2 },
		{ "tanh", 2, 2 },
		{ "logistic", 2, 2 },
		{ "sine", 2, 2 },
		{ "cosine", 2, 2 },
		{ "tan", 2, 2 },
		{ "asin", 2, 2 },
		{ "acos", 2, 2 },
		{ "atan", 2, 2 },
		{ "sqrt", 0.5, 0.5 },
		{ "rsqrt", 2, 2 },
		{ "cbrt", 2, 2 },
		{ "erf", 2, 2 },
		{ "erf_inv", 40, 0 },
		{ "sign", 0, 0 },
		{ "floor", 0, 0 },
		{ "ceil", 0, 0 },
		{ "round_nearest_even", 0, 0 },
		{ "round_nearest_afz", 0, 0 },
		{ "abs", 0, 0 },
		{ "negate", 0, 0 },
	};
	static const char *const dtypes[] = { "f32", "f64" };
	for (size_t i = 0; i < WFI_COUNT(functions); i++)
		for (int k = 0; k < 2; k++) {
			const char *name = functions[i].name, *d = dtypes[k];
			if (k && functions[i].f64 == 0 && !strcmp(name, "erf_inv"))
				continue;
			char what[64];
			snprintf(what, sizeof what, "%s.%s", name, d);
			array in = GET("%s.in", what);
			expect(what, operation(name), NULL, 1, &in, GET("%s.ref", what), k ? functions[i].f64 : functions[i].f32,
			       NULL);
		}
	none_failed();
}

/* random normals must be JAX's: there the compiled function is compared with JAX's own value */
static void test_erf_inv_as_jax(void **unused)
{
	(void)unused;
	array in = GET("erf_inv.f32.in");
	denormals_flushed = true;
	expect("erf_inv.f32, JAX's", operation("erf_inv"), NULL, 1, &in, GET("erf_inv.f32.out"), 8, "cpu");
	denormals_flushed = false;
	none_failed();
}

static void test_binary(void **unused)
{
	(void)unused;
	static const accuracy functions[] = {
		{ "add", 0, 0 },   { "subtract", 0, 0 }, { "multiply", 0, 0 }, { "divide", 0, 0 },  { "remainder", 0, 0 },
		{ "power", 2, 2 }, { "atan2", 2, 2 },    { "maximum", 0, 0 },  { "minimum", 0, 0 },
	};
	static const char *const dtypes[] = { "f32", "f64" };
	for (size_t i = 0; i < WFI_COUNT(functions); i++)
		for (int k = 0; k < 2; k++) {
			char what[64];
			snprintf(what, sizeof what, "%s.%s", functions[i].name, dtypes[k]);
			array in[2] = { GET("%s.in0", what), GET("%s.in1", what) };
			expect(what, operation(functions[i].name), NULL, 2, in, GET("%s.ref", what),
			       k ? functions[i].f64 : functions[i].f32, NULL);
		}
	none_failed();
}

/* a function of the public face over operands; frees them and want */
typedef wf_val pair_function(wf_val, wf_val);

static void expect_pair(const char *what, pair_function *f, array *in, array want, double ulps)
{
	wfi_func *g = NULL;
	wfi_trace *t = wfi_trace_begin(what, NULL);
	wf_val a = wfi_trace_param(t, &in[0].type, false), b = wfi_trace_param(t, &in[1].type, false), r = f(a, b);
	check(wfi_trace_end(t, 1, &r, &g), what);
	run_and_compare(what, g, in, 2, &want, 1, ulps, NULL);
	drop(in, 2);
	drop(&want, 1);
}

static void test_compare(void **unused)
{
	(void)unused;
	static const struct { const char *name; pair_function *f;
	} directions[] = {
		{ "eq", wf_equal },      { "ne", wf_not_equal }, { "lt", wf_less },
		{ "le", wf_less_equal }, { "gt", wf_greater },   { "ge", wf_greater_equal },
	};
	static const char *const dtypes[] = { "f32", "i8", "i32", "i64", "u8", "u32", "u64" };
	for (size_t i = 0; i < WFI_COUNT(dtypes); i++)
		for (size_t k = 0; k < WFI_COUNT(directions); k++) {
			char what[64], from[32];
			snprintf(what, sizeof what, "compare.%s.%s", dtypes[i], directions[k].name);
			snprintf(from, sizeof from, i ? "int.%s" : "compare.%s", dtypes[i]);
			array in[2] = { GET("%s.in0", from), GET("%s.in1", from) };
			expect_pair(what, directions[k].f, in, GET("%s", what), 0);
		}
	array x = GET("is_finite.f32.in");
	expect("is_finite.f32", operation("is_finite"), NULL, 1, &x, GET("is_finite.f32.out"), 0, NULL);
	none_failed();
}

static wf_val clamp_m1_1(wf_val x, wf_val unused) { (void)unused; return wf_clamp(wf_c(-1), x, wf_c(1)); }
static wf_val clamp_2_1(wf_val x, wf_val unused) { (void)unused; return wf_clamp(wf_c(2), x, wf_c(1)); }

static void test_select_clamp(void **unused)
{
	(void)unused;
	array in[3] = { GET("select.pred"), GET("select.f32.in0"), GET("select.f32.in1") };
	expect("select.f32", operation("select"), NULL, 3, in, GET("select.f32.out"), 0, NULL);
	array x[2] = { GET("clamp.f32.in"), GET("clamp.f32.in") };
	expect_pair("clamp.f32.m1_1", clamp_m1_1, x, GET("clamp.f32.m1_1"), 0);
	array y[2] = { GET("clamp.f32.in"), GET("clamp.f32.in") };
	expect_pair("clamp.f32.2_1", clamp_2_1, y, GET("clamp.f32.2_1"), 0);
	none_failed();
}

/* ---- elementwise, integers ---- */

static void test_integers(void **unused)
{
	(void)unused;
	static const char *const dtypes[] = { "i8", "i32", "i64", "u8", "u32", "u64" };
	static const char *const one[] = { "popcnt", "count_leading_zeros", "not", "negate", "abs", "sign" };
	static const char *const two[] = { "add",     "subtract", "multiply", "divide", "remainder",
					   "maximum", "minimum",  "and",      "or",     "xor" };
	static const char *const shifts[] = { "shift_left", "shift_right_arithmetic", "shift_right_logical" };
	char what[64];
	for (size_t i = 0; i < WFI_COUNT(dtypes); i++) {
		const char *d = dtypes[i];
		for (size_t k = 0; k < WFI_COUNT(one); k++) {
			if (d[0] == 'u' && k >= 4) /* abs and sign are operations on signed numbers */
				continue;
			snprintf(what, sizeof what, "%s.%s", one[k], d);
			array in = GET("int.%s.in", d);
			expect(what, operation(one[k]), NULL, 1, &in, GET("%s.out", what), 0, NULL);
		}
		for (size_t k = 0; k < WFI_COUNT(two); k++) {
			snprintf(what, sizeof what, "%s.%s", two[k], d);
			array in[2] = { GET("int.%s.in0", d), GET("int.%s.in1", d) };
			expect(what, operation(two[k]), NULL, 2, in, GET("%s.out", what), 0, NULL);
		}
		for (size_t k = 0; k < WFI_COUNT(shifts); k++) {
			snprintf(what, sizeof what, "%s.%s", shifts[k], d);
			array in[2] = { GET("shift.%s.in0", d), GET("shift.%s.in1", d) };
			expect(what, operation(shifts[k]), NULL, 2, in, GET("%s.out", what), 0, NULL);
		}
	}
	array in[2] = { GET("power.i32.in0"), GET("power.i32.in1") };
	expect("power.i32", operation("power"), NULL, 2, in, GET("power.i32.out"), 0, NULL);
	none_failed();
}

static wf_val sign_of(wf_val x, wf_val unused) { (void)unused; return wf_sign(x); }

static void test_sign_of_unsigned(void **unused)
{
	(void)unused;
	static const char *const dtypes[] = { "u8", "u32", "u64" };
	for (size_t i = 0; i < WFI_COUNT(dtypes); i++) {
		array in[2] = { GET("int.%s.in", dtypes[i]), GET("int.%s.in", dtypes[i]) };
		expect_pair("sign", sign_of, in, GET("sign.%s.out", dtypes[i]), 0);
	}
	none_failed();
}

/* The file's value is not to be had there: denormals are false to XLA, and f64 → bf16 was rounded twice, through f32. Both sides
 * become 0. */
static void leave_out(array *in, array *want)
{
	wf_dtype from = in->type.dtype, to = want->type.dtype;
	for (int64_t i = 0; wfi_is_float(from) && i < wfi_type_count(&in->type); i++) {
		double x = wfi_load_f(from, in->data, i);
		bool tiny = to == WF_BOOL && x != 0 && fabs(x) < 0x1p-126,
		     twice = from == WF_F64 && to == WF_BF16 && (double)(float)x != x;
		if (tiny || twice) {
			wfi_store_f(from, in->data, i, 0);
			wfi_store_f(to, want->data, i, 0);
		}
	}
}

static void test_convert(void **unused)
{
	(void)unused;
	static const char *const from[] = { "f32", "f64", "f16", "bf16", "i8", "i32", "i64", "u8", "u32", "u64", "bool" };
	static const char *const to[] = { "f32", "f64", "f16", "bf16", "i8",  "i16", "i32",
					  "i64", "u8",  "u16", "u32",  "u64", "bool" };
	for (size_t i = 0; i < WFI_COUNT(from); i++)
		for (size_t k = 0; k < WFI_COUNT(to); k++) {
			char what[64];
			if (!strcmp(from[i], to[k]))
				continue;
			snprintf(what, sizeof what, "convert.%s.%s", from[i], to[k]);
			array in = as_dtype(GET("convert.%s.in", from[i]), dtype_named(from[i]));
			array want = as_dtype(GET("%s", what), dtype_named(to[k]));
			leave_out(&in, &want);
			expect(what, operation("convert"), &(wfi_convert_attrs){ want.type.dtype }, 1, &in, want, 0, NULL);
		}
	none_failed();
}

/* ---- reductions ---- */

static wfi_dims dims_of(const array *a)
{
	return (wfi_dims){ (int)wfi_type_count(&a->type), a->data };
}

static array golden_dims(const char *prefix, const char *name)
{
	return GET("%s.%s", prefix, name);
}

static int reduction_named(const char *name)
{
	static const struct { const char *name; int kind;
	} kinds[] = {
		{ "sum", WFI_RED_ADD }, { "prod", WFI_RED_MUL }, { "max", WFI_RED_MAX },
		{ "min", WFI_RED_MIN }, { "and", WFI_RED_AND },  { "or", WFI_RED_OR },
	};
	for (size_t i = 0; i < WFI_COUNT(kinds); i++)
		if (!strcmp(kinds[i].name, name))
			return kinds[i].kind;
	fail_msg("%s is not a reduction", name);
	return -1;
}

/* the case PREFIX.NAME.AXES, AXES its digits; false when the file has none */
static bool expect_reduction(const char *prefix, const char *name, const char *axes)
{
	char what[64];
	int64_t dims[4];
	int n = 0;
	array want, in;
	snprintf(what, sizeof what, "%s.%s.%s", prefix, name, axes);
	if (!find(&want, "%s", what))
		return false;
	for (const char *c = axes; *c; c++)
		dims[n++] = *c - '0';
	in = GET("%s.in", prefix);
	expect(what, operation("reduce"), &(wfi_reduce_attrs){ reduction_named(name), { n, dims } }, 1, &in, want, 0, NULL);
	return true;
}

static void test_reduce(void **unused)
{
	(void)unused;
	static const char *const prefixes[] = { "reduce.f32.plain", "reduce.f32.special", "reduce.f32.empty", "reduce.i32",
						"reduce.bool" };
	static const char *const names[] = { "sum", "prod", "max", "min", "and", "or" };
	static const char *const axes[] = { "0", "1", "01" };
	int seen = 0;
	for (size_t i = 0; i < WFI_COUNT(prefixes); i++)
		for (size_t j = 0; j < WFI_COUNT(names); j++)
			for (size_t k = 0; k < WFI_COUNT(axes); k++)
				seen += expect_reduction(prefixes[i], names[j], axes[k]);
	assert_int_equal(seen, 36 + 6 + 4);
	none_failed();
}

static void test_argmax(void **unused)
{
	(void)unused;
	static const char *const names[] = { "argmax", "argmin" }, *const variants[] = { "plain", "special" };
	for (int k = 0; k < 2; k++) {
		char op[32], what[64];
		snprintf(op, sizeof op, "wf.%s", names[k]);
		for (int v = 0; v < 2; v++)
			for (int axis = 0; axis < 2; axis++) {
				snprintf(what, sizeof what, "reduce.f32.%s.%s.%d", variants[v], names[k], axis);
				array in = GET("reduce.f32.%s.in", variants[v]);
				expect(what, operation(op), &(wfi_dimension_attrs){ axis }, 1, &in, GET("%s", what), 0, NULL);
			}
		array in = GET("argmax.ties.in");
		expect(names[k], operation(op), &(wfi_dimension_attrs){ 1 }, 1, &in, GET("%s.ties.out", names[k]), 0, NULL);
	}
	none_failed();
}

typedef wf_val function(wf_val);

/* a function of the public face; frees in and want */
static void expect_function(const char *what, function *f, array in, array want, double ulps)
{
	wfi_func *g = NULL;
	wfi_trace *t = wfi_trace_begin(what, NULL);
	wf_val x = wfi_trace_param(t, &in.type, false), r = f(x);
	check(wfi_trace_end(t, 1, &r, &g), what);
	run_and_compare(what, g, &in, 1, &want, 1, ulps, NULL);
	drop(&in, 1);
	drop(&want, 1);
}

static array ones(wf_dtype d, int64_t n)
{
	array a = { wfi_type_make(d, 1, &n), NULL };
	a.data = new_data(&a.type);
	for (int64_t i = 0; i < n; i++)
		wfi_store_f(d, a.data, i, 1);
	return a;
}

/* sums of 16-bit floats are accumulated in f32 */
static void test_long_sums(void **unused)
{
	(void)unused;
	expect_function("sum of 1000 ones in bf16", wf_sum, ones(WF_BF16, 1000),
			as_dtype(GET("reduce.bf16.sum_1000_ones"), WF_BF16), 0);
	expect_function("sum of 70000 ones in f16", wf_sum, ones(WF_F16, 70000), GET("reduce.f16.sum_70000_ones"), 0);
	expect_function("mean of 70000 ones in f16", wf_mean, ones(WF_F16, 70000), GET("reduce.f16.mean_70000_ones"), 0);
	none_failed();
}

/* ---- products ---- */

static void test_dot(void **unused)
{
	(void)unused;
	static const char *const names[] = { "matmul",         "transposed",   "vector",    "matvec",       "outer",
					     "batch",          "batch_inner",  "two_batch", "two_contract", "all_contract",
					     "empty_contract", "empty_result", "large" };
	for (size_t i = 0; i < WFI_COUNT(names); i++) {
		char p[64];
		snprintf(p, sizeof p, "dot.%s", names[i]);
		array d[4] = { golden_dims(p, "lhs_batch"), golden_dims(p, "rhs_batch"), golden_dims(p, "lhs_contract"),
			       golden_dims(p, "rhs_contract") };
		array in[2] = { GET("%s.lhs", p), GET("%s.rhs", p) };
		wfi_dot_attrs a = { dims_of(&d[0]), dims_of(&d[1]), dims_of(&d[2]), dims_of(&d[3]) };
		expect(p, operation("dot_general"), &a, 2, in, GET("%s.out", p), 0, NULL);
		drop(d, 4);
	}
	static const int64_t last = 1, first = 0;
	const wfi_dot_attrs plain = { { 0, NULL }, { 0, NULL }, { 1, &last }, { 1, &first } };
	whole_scale = true;
	array f32[2] = { GET("dot.random.lhs"), GET("dot.random.rhs") };
	expect("dot.random", operation("dot_general"), &plain, 2, f32, as_dtype(GET("dot.random.ref"), WF_F32), 8, NULL);
	array bf16[2] = { as_dtype(GET("dot.random_bf16.lhs"), WF_BF16), as_dtype(GET("dot.random_bf16.rhs"), WF_BF16) };
	expect("dot.random_bf16", operation("dot_general"), &plain, 2, bf16, as_dtype(GET("dot.random_bf16.ref"), WF_BF16), 1,
	       NULL);
	whole_scale = false;
	none_failed();
}

/* ---- gather and scatter ---- */

static void gather_case(const char *name)
{
	char p[64];
	snprintf(p, sizeof p, "gather.%s", name);
	array d[6] = { golden_dims(p, "offset_dims"),           golden_dims(p, "collapsed_slice_dims"),
		       golden_dims(p, "operand_batching_dims"), golden_dims(p, "start_indices_batching_dims"),
		       golden_dims(p, "start_index_map"),       golden_dims(p, "slice_sizes") };
	array in[2] = { GET("%s.in", p), GET("%s.indices", p) };
	wfi_gather_attrs a = { dims_of(&d[0]), dims_of(&d[1]),      dims_of(&d[2]), dims_of(&d[3]),
			       dims_of(&d[4]), in[1].type.rank - 1, dims_of(&d[5]), false };
	expect(p, operation("gather"), &a, 2, in, GET("%s.out", p), 0, NULL);

	/* and the gradient of sum(out · weights), weights 1, 2, 3 … */
	array x[3] = { GET("%s.in", p), GET("%s.indices", p), GET("%s.out", p) }, want[2] = { GET("%s.out", p), GET("%s.grad", p) };
	for (int64_t i = 0; i < wfi_type_count(&x[2].type); i++)
		((float *)x[2].data)[i] = (float)(i + 1);
	wfi_func *f = one_equation(p, operation("gather"), &a, x, 2, 1), *g = NULL;
	check(wfi_vjp_func(f, (const bool[]){ true, false }, NULL, &g), p);
	run_and_compare(p, g, x, 3, want, 2, 0, NULL);
	wfi_func_release(f);
	drop(x, 3);
	drop(want, 2);
	drop(d, 6);
}

static void test_gather(void **unused)
{
	(void)unused;
	static const char *const names[] = { "rows",     "rows_outside",  "columns",  "elements",    "elements_outside",
					     "windows",  "windows_first", "index_2d", "swapped_map", "partial_collapse",
					     "batching", "no_indices" };
	for (size_t i = 0; i < WFI_COUNT(names); i++)
		gather_case(names[i]);
	none_failed();
}

static int scatter_case(const char *name, const char *kind_name, int kind)
{
	char p[64], what[96];
	array want;
	snprintf(p, sizeof p, "scatter.%s", name);
	snprintf(what, sizeof what, "%s.%s", p, kind_name);
	if (!find(&want, "%s", what))
		return 0;
	array d[5] = { golden_dims(p, "update_window_dims"), golden_dims(p, "inserted_window_dims"),
		       golden_dims(p, "operand_batching_dims"), golden_dims(p, "scatter_indices_batching_dims"),
		       golden_dims(p, "scatter_dims_to_operand_dims") };
	array in[3] = { GET("%s.in", p), GET("%s.indices", p), GET("%s.updates", p) };
	wfi_scatter_attrs a = { kind,           dims_of(&d[0]),      dims_of(&d[1]), dims_of(&d[2]), dims_of(&d[3]),
				dims_of(&d[4]), in[1].type.rank - 1, false,          false };
	expect(what, operation("scatter"), &a, 3, in, want, 0, NULL);
	drop(d, 5);
	return 1;
}

static void test_scatter(void **unused)
{
	(void)unused;
	static const char *const names[] = { "rows", "rows_twice", "rows_outside", "columns", "elements", "windows", "batching" };
	static const struct { const char *name; int kind;
	} kinds[] = {
		{ "add", WFI_RED_ADD },     { "multiply", WFI_RED_MUL },    { "minimum", WFI_RED_MIN },
		{ "maximum", WFI_RED_MAX }, { "replace", WFI_RED_REPLACE },
	};
	int seen = 0;
	for (size_t i = 0; i < WFI_COUNT(names); i++)
		for (size_t k = 0; k < WFI_COUNT(kinds); k++)
			seen += scatter_case(names[i], kinds[k].name, kinds[k].kind);
	assert_int_equal(seen, 7 * 5 - 3);
	none_failed();
}

/* ---- slices, padding, order of dimensions ---- */

/* element i of a vector as a scalar operand */
static array component(const array *v, int64_t i)
{
	array s = { wfi_type_scalar(v->type.dtype), NULL };
	size_t size = wf_dtype_size(v->type.dtype);
	s.data = new_data(&s.type);
	memcpy(s.data, (const char *)v->data + (size_t)i * size, size);
	return s;
}

/* lax counts negative starts from the end before the operation sees them; the operation only clamps */
static void count_from_end(array *starts, const wfi_type *t)
{
	int32_t *v = starts->data;
	for (int i = 0; i < t->rank; i++)
		v[i] += v[i] < 0 ? (int32_t)t->dims[i] : 0;
}

static void test_dynamic_slice(void **unused)
{
	(void)unused;
	static const char *const names[] = { "inside", "high", "negative", "whole", "empty" };
	for (size_t i = 0; i < WFI_COUNT(names); i++) {
		char what[64];
		array starts = GET("dynamic_slice.%s.starts", names[i]), sizes = GET("dynamic_slice.%s.sizes", names[i]);
		array x = GET("dynamic_slice.in");
		count_from_end(&starts, &x.type);
		array in[3] = { x, component(&starts, 0), component(&starts, 1) };
		snprintf(what, sizeof what, "dynamic_slice.%s", names[i]);
		expect(what, operation("dynamic_slice"), &(wfi_sizes_attrs){ dims_of(&sizes) }, 3, in, GET("%s.out", what), 0,
		       NULL);
		snprintf(what, sizeof what, "dynamic_update_slice.%s", names[i]);
		array to[4] = { GET("dynamic_slice.in"), GET("%s.update", what), component(&starts, 0), component(&starts, 1) };
		expect(what, operation("dynamic_update_slice"), NULL, 4, to, GET("%s.out", what), 0, NULL);
		drop(&starts, 1);
		drop(&sizes, 1);
	}
	none_failed();
}

static void test_slice_and_pad(void **unused)
{
	(void)unused;
	static const char *const slices[] = { "plain", "stride", "empty" };
	static const char *const pads[] = { "plain", "interior", "negative", "negative_interior", "all_cut" };
	char what[64];
	for (size_t i = 0; i < WFI_COUNT(slices); i++) {
		snprintf(what, sizeof what, "slice.%s", slices[i]);
		array d = GET("%s.dims", what), in = GET("dynamic_slice.in");
		const int64_t *v = d.data;
		expect(what, operation("slice"), &(wfi_slice_attrs){ { 2, v }, { 2, v + 2 }, { 2, v + 4 } }, 1, &in,
		       GET("%s.out", what), 0, NULL);
		drop(&d, 1);
	}
	for (size_t i = 0; i < WFI_COUNT(pads); i++) {
		snprintf(what, sizeof what, "pad.%s", pads[i]);
		array d = GET("%s.config", what), in[2] = { GET("pad.in"), { wfi_type_scalar(WF_F32), NULL } };
		const int64_t *v = d.data, low[] = { v[0], v[3] }, high[] = { v[1], v[4] }, interior[] = { v[2], v[5] };
		in[1].data = new_data(&in[1].type);
		*(float *)in[1].data = -9;
		expect(what, operation("pad"), &(wfi_pad_attrs){ { 2, low }, { 2, high }, { 2, interior } }, 2, in,
		       GET("%s.out", what), 0, NULL);
		drop(&d, 1);
	}
	none_failed();
}

static array x3(void) /* 0 … 59 as (3, 4, 5) */
{
	return GET("gather.batching.in");
}

static wf_val concatenated_rows(wf_val p) { return wf_concatenate(0, p, wf_neg(wf_slice_axis(p, 0, 0, 1)), wf_zeros(0, 3)); }
static wf_val concatenated_columns(wf_val p) { return wf_concatenate(1, p, wf_neg(wf_slice_axis(p, 1, 0, 1))); }
static wf_val transpose_210(wf_val x) { return wf_transpose(x, 2, 1, 0); }
static wf_val transpose_120(wf_val x) { return wf_transpose(x, 1, 2, 0); }
static wf_val reverse_12(wf_val x) { return wf_flip(x, 1, 2); }

static void test_rearranging(void **unused)
{
	(void)unused;
	expect_function("concatenate.0", concatenated_rows, GET("pad.in"), GET("concatenate.0"), 0);
	expect_function("concatenate.1", concatenated_columns, GET("pad.in"), GET("concatenate.1"), 0);
	expect_function("transpose.210", transpose_210, x3(), GET("transpose.210"), 0);
	expect_function("transpose.120", transpose_120, x3(), GET("transpose.120"), 0);
	expect_function("reverse.12", reverse_12, x3(), GET("reverse.12"), 0);
	none_failed();
}

static void sort_case(const char *name, const char *suffix, int64_t dimension)
{
	char what[64];
	snprintf(what, sizeof what, "sort.%s", name);
	array in[2] = { GET("%s.in", what), GET("%s.order%s", what, suffix) },
	      want[2] = { GET("%s.out%s", what, suffix), GET("%s.order%s", what, suffix) };
	const wfi_type *t = &in[1].type;
	for (int64_t i = 0; i < wfi_type_count(t); i++) /* the place along the dimension */
		((int32_t *)in[1].data)[i] = (int32_t)(dimension == t->rank - 1 ? i % t->dims[dimension] : i / t->dims[1]);
	const wfi_sort_attrs a = { .dimension = dimension, .is_stable = true, .order = WFI_ASCENDING, .n_keys = 1 };
	run_and_compare(what, one_equation(what, operation("sort"), &a, in, 2, 2), in, 2, want, 2, 0, NULL);
	drop(in, 2);
	drop(want, 2);
}

static void test_sort(void **unused)
{
	(void)unused;
	sort_case("f32", "", 0);
	sort_case("i32", "", 0);
	sort_case("u32", "", 0);
	sort_case("2d", ".0", 0);
	sort_case("2d", ".1", 1);
	none_failed();
}

/* ---- our own ---- */

/* semantics B1: the rows of split(key(0), 3), fold_in(key(0), 7), and the cipher's published test vectors */
static void test_threefry(void **unused)
{
	(void)unused;
	enum { N = 7 };
	static const uint32_t words[6][N] = {
		{ 0, 0, 0, 0, 0, 0xffffffff, 0x13198a2e }, { 0, 0, 0, 0, 0, 0xffffffff, 0x03707344 },
		{ 0, 0, 0, 0, 0, 0xffffffff, 0x243f6a88 }, { 0, 1, 2, 7, 0, 0xffffffff, 0x85a308d3 },
		{ 1797259609, 928981903, 4146024105, 2716826189, 0x6b200159, 0x1cb996fc, 0xc4923a9c },
		{ 2579123966, 3453687069, 2718843009, 292468403, 0x99ba4efe, 0xbb002be7, 0x483df7a0 },
	};
	array a[6];
	for (int i = 0; i < 6; i++) {
		a[i].type = wfi_type_make(WF_U32, 1, &(int64_t){ N });
		a[i].data = new_data(&a[i].type);
		memcpy(a[i].data, words[i], sizeof words[i]);
	}
	wfi_func *f = one_equation("threefry2x32", operation("wf.threefry2x32"), NULL, a, 4, 2);
	run_and_compare("threefry2x32", f, a, 4, a + 4, 2, 0, NULL);
	drop(a, 6);
	none_failed();
}

/* ---- derivatives at kinks ---- */

static wf_val max_zero(wf_val x) { return wf_maximum(x, wf_c(0)); }
static wf_val min_zero(wf_val x) { return wf_minimum(x, wf_c(0)); }
static wf_val clip_unit(wf_val x) { return wf_clip(x, wf_c(0), wf_c(1)); }
static wf_val clamp_unit(wf_val x) { return wf_clamp(wf_c(0), x, wf_c(1)); }
static wf_val where_sqrt(wf_val x) { return wf_where(wf_less(x, wf_c(1)), x, wf_sqrt(x)); }
static wf_val power_zero_base(wf_val x) { return WFI_EMIT(operation("power"), NULL, x, wfi_full_like(x, 2)); }
static wf_val two_bases(wf_val x)
{
	wfi_type t = *wfi_type_of(x);
	return wfi_const(&t, (const float[]){ 0, 2 }, 2 * sizeof(float));
}
static wf_val power_zero_exponent(wf_val x) { return WFI_EMIT(operation("power"), NULL, two_bases(x), x); }
static wf_val sorted(wf_val x) { return wf_mul(wf_sort(x, 0), wf_add(wf_arange(4), wf_c(1))); }
static wf_val norm(wf_val x) { return wf_sqrt(wf_sum(wf_square(x))); }
static wf_val atan2_origin(wf_val x) { return wf_atan2(x, wf_c(1)); }

/* the gradient of the sum of f */
static void expect_gradient(const char *name, function *f, const char *only)
{
	char what[64];
	snprintf(what, sizeof what, "kink.%s", name);
	array in[2] = { GET("%s.in", what) }, want[2] = { { { 0 }, NULL }, GET("%s.grad", what) };
	wfi_func *g = NULL, *h = NULL;
	wfi_trace *t = wfi_trace_begin(what, NULL);
	wf_val x = wfi_trace_param(t, &in[0].type, false), r = f(x);
	check(wfi_trace_end(t, 1, &r, &g), what);
	check(wfi_vjp_func(g, (const bool[]){ true }, NULL, &h), what);
	in[1].type = want[0].type = g->body->results[0]->type;
	in[1].data = new_data(&in[1].type);
	for (int64_t i = 0; i < wfi_type_count(&in[1].type); i++)
		wfi_store_f(WF_F32, in[1].data, i, 1);
	/* the value itself is not in the file: the reference's own */
	want[0].data = new_data(&want[0].type);
	check(wfi_evaluate(g, (const void *const[]){ in[0].data }, &want[0].data, 0, NULL), what);
	run_and_compare(what, h, in, 2, want, 2, 4, only);
	drop(in, 2);
	drop(want, 2);
	wfi_func_release(g);
}

static void test_kinks(void **unused)
{
	(void)unused;
	static const struct { const char *name; function *f;
	} kinks[] = {
		{ "abs", wf_abs },
		{ "maximum_zero", max_zero },
		{ "minimum_zero", min_zero },
		{ "clip", clip_unit },
		{ "clamp", clamp_unit },
		{ "where_sqrt", where_sqrt },
		{ "sqrt", wf_sqrt },
		{ "sign", wf_sign },
		{ "floor", wf_floor },
		{ "power_zero_base", power_zero_base },
		{ "power_zero_exponent", power_zero_exponent },
		{ "atan2_origin", atan2_origin },
		{ "log1p", wf_log1p },
		{ "reduce_max", wf_max },
		{ "reduce_min", wf_min },
		{ "prod_zero", wf_prod },
		{ "prod_two_zeros", wf_prod },
		{ "sort", sorted },
		{ "norm", norm },
	};
	for (size_t i = 0; i < WFI_COUNT(kinks); i++)
		expect_gradient(kinks[i].name, kinks[i].f, NULL);
	none_failed();
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_unary),
		cmocka_unit_test(test_erf_inv_as_jax),
		cmocka_unit_test(test_binary),
		cmocka_unit_test(test_compare),
		cmocka_unit_test(test_select_clamp),
		cmocka_unit_test(test_integers),
		cmocka_unit_test(test_sign_of_unsigned),
		cmocka_unit_test(test_convert),
		cmocka_unit_test(test_reduce),
		cmocka_unit_test(test_argmax),
		cmocka_unit_test(test_long_sums),
		cmocka_unit_test(test_dot),
		cmocka_unit_test(test_gather),
		cmocka_unit_test(test_scatter),
		cmocka_unit_test(test_dynamic_slice),
		cmocka_unit_test(test_slice_and_pad),
		cmocka_unit_test(test_rearranging),
		cmocka_unit_test(test_sort),
		cmocka_unit_test(test_threefry),
		cmocka_unit_test(test_kinks),
	};
	return cmocka_run_group_tests(tests, open_golden, close_golden);
}
