/* Every operation, driven by its own samples: the plain reference against the compiled back end and the immediate scalar builder,
 * derivatives against finite differences, transposes against derivatives, and operands that do not fit. */
#include <float.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <cmocka.h>
#include <weft.h>
#include "ir/trace.h"
#include "lower/scalar.h"
#include "runtime/backend.h"
#include "transform/transform.h"

enum { MOST = 16 };

/* ---- random numbers: the same on every run ---- */

static uint64_t state = 1;

static uint64_t random_bits(void)
{
	uint64_t z = state += UINT64_C(0x9E3779B97F4A7C15);
	z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
	z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
	return z ^ z >> 31;
}

static double uniform(double lo, double hi)
{
	return lo + (hi - lo) * ((double)(random_bits() >> 11) * 0x1p-53);
}

static int below(int n)
{
	return (int)(random_bits() % (uint64_t)n);
}

/* ---- arrays ---- */

typedef struct arrays { int n; wfi_type type[MOST]; void *data[MOST]; } arrays;

static void *new_data(const wfi_type *t)
{
	void *p = wfi_try_alloc_aligned(wfi_type_bytes(t) + 64, 64);
	assert_non_null(p);
	memset(p, 0xa5, wfi_type_bytes(t) + 64);
	return p;
}

static void free_arrays(arrays *a)
{
	for (int i = 0; i < a->n; i++)
		wfi_free(a->data[i]);
	*a = (arrays){ 0 };
}

/* of an f64 or c128 array */
static int64_t n_doubles(const wfi_type *t)
{
	return wfi_type_count(t) * (wfi_is_complex(t->dtype) ? 2 : 1);
}

static void fill(const wfi_type *t, void *p, double lo, double hi)
{
	if (lo == 0 && hi == 0) {
		lo = -2;
		hi = 2;
	}
	if (wfi_is_unsigned(t->dtype) && lo < 0)
		lo = 0;
	int64_t n = wfi_type_count(t);
	for (int64_t i = 0; i < n; i++) {
		if (t->dtype == WF_BOOL)
			((bool *)p)[i] = random_bits() & 1;
		else if (wfi_is_int(t->dtype))
			wfi_store_f(t->dtype, p, i, floor(uniform(lo, hi + 1)));
		else if (wfi_is_complex(t->dtype))
			wfi_store_c(t->dtype, p, i, wfi_complex(uniform(lo, hi), uniform(lo, hi)));
		else
			wfi_store_f(t->dtype, p, i, uniform(lo, hi));
	}
}

static void fill_sample(arrays *a, const wfi_sample *s)
{
	for (int i = 0; i < a->n; i++) {
		a->data[i] = new_data(&a->type[i]);
		fill(&a->type[i], a->data[i], s->lo, s->hi);
	}
}

/* Like fill, but no two elements are close, so that a small step does not change which is the larger: n equal strips in random
 * order, a place in the middle half of each. */
static void fill_apart(const wfi_type *t, double *p, double lo, double hi)
{
	int64_t n = n_doubles(t);
	if (lo == 0 && hi == 0) {
		lo = -2;
		hi = 2;
	}
	for (int64_t i = 0; i < n; i++) {
		int64_t other = below((int)i + 1);
		p[i] = p[other];
		p[other] = lo + (hi - lo) * ((double)i + uniform(0.25, 0.75)) / (double)n;
	}
}

static arrays parse_types(const wfi_op *op, const wfi_sample *s)
{
	arrays a = { 0 };
	for (const char *p = s->in; *p;) {
		if (a.n == MOST || !(p = wfi_type_parse(p, &a.type[a.n])))
			fail_msg("%s: the sample \"%s\" cannot be read", op->name, s->in);
		a.n++;
		while (*p == ',' || *p == ' ')
			p++;
	}
	return a;
}

/* ---- programs of one equation ---- */

static const wfi_axis *axis_of(const wfi_op *op, const void *attrs, wfi_axis *room)
{
	if (op->lowering != WFI_LOWER_COLLECTIVE || !attrs)
		return NULL;
	const wfi_collective_attrs *a = attrs;
	*room = (wfi_axis){ NULL, a->axis, a->axis_size };
	return room;
}

static wf_error *build_with(const wfi_op *op, const void *attrs, const wfi_sample *s, const arrays *in, wfi_func **out)
{
	wfi_axis axis;
	wfi_trace *t = wfi_trace_begin(op->name, axis_of(op, attrs, &axis));
	wf_val v[MOST], r[WFI_MAX_OUT];
	int n_out = 0;
	for (int i = 0; i < in->n; i++)
		v[i] = wfi_trace_param(t, &in->type[i], false);
	if (s && s->build) {
		n_out = s->build(in->n, v, r);
		*out = NULL;
		return wfi_trace_end(t, n_out, r, out);
	}
	wfi_emit_n(op, attrs, in->n, v, 0, NULL, r, WFI_MAX_OUT);
	while (n_out < WFI_MAX_OUT && !wfi_is_poison(r[n_out]))
		n_out++;
	*out = NULL;
	return wfi_trace_end(t, n_out, r, out);
}

static wf_error *build(const wfi_op *op, const void *attrs, const arrays *in, wfi_func **out)
{
	return build_with(op, attrs, NULL, in, out);
}

static void check(wf_error *err, const char *what, const wfi_op *op, const char *sample)
{
	if (!err)
		return;
	print_error("%s of %s at \"%s\": %s\n", what, op->name, sample, wf_error_text(err));
	wf_error_free(err);
	fail();
}

/* runs f on `in`; the results' types are the program's */
static arrays run_on(const char *backend, wfi_func *f, const wfi_op *op, const void *attrs, void *const *in, const char *sample)
{
	const wfi_backend *b = NULL;
	wfi_executable *x = NULL;
	arrays out = { .n = f->body->n_results };
	assert_true(out.n <= MOST);
	for (int i = 0; i < out.n; i++) {
		out.type[i] = f->body->results[i]->type;
		out.data[i] = new_data(&out.type[i]);
	}
	wfi_axis room;
	const wfi_axis *axis = axis_of(op, attrs, &room);
	wfi_axis_binding bound = { axis ? axis->name : NULL, 1, NULL };
	wfi_run r = { .in = (const void *const *)in, .out = out.data, .n_axes = axis ? 1 : 0, .axes = &bound };
	check(wfi_backend_find(backend, &b), backend, op, sample);
	check(b->compile(b, f, &(wfi_compile_opts){ .n_devices = 1 }, &x), backend, op, sample);
	check(b->run(x, &r), backend, op, sample);
	b->free(x);
	return out;
}

/* ---- comparing ---- */

/* of one element's rounding, in units of the dtype's own precision */
static double default_tolerance(const wfi_op *op, wf_dtype d)
{
	bool scalar = op->lowering == WFI_LOWER_SCALAR;
	switch (d) {
	case WF_F64:
	case WF_C128: return scalar ? 4 * 0x1p-52 : 1e-13;
	case WF_F32:
	case WF_C64: return scalar ? 4 * 0x1p-23 : 1e-5;
	case WF_F16: return scalar ? 0x1p-10 : 0x1p-8;
	default: return scalar ? 0x1p-7 : 0x1p-5;
	}
}

static double least(wf_dtype d)
{
	return d == WF_F64 ? 0x1p-1073 : d == WF_F32 ? 0x1p-148 : d == WF_F16 ? 0x1p-24 : 0x1p-133;
}

static bool near(double x, double y, double tolerance, double scale)
{
	if (isnan(x) || isnan(y))
		return isnan(x) && isnan(y);
	if (isinf(x) || isinf(y))
		return x == y;
	return fabs(x - y) <= tolerance * scale;
}

/* a result against the reference's; false with a line about the first difference */
static bool same(const wfi_op *op, const char *what, const char *sample, double tolerance, const wfi_type *t, const void *got,
		 const void *want)
{
	int64_t n = wfi_type_count(t);
	wf_dtype d = t->dtype;
	double most = 0;
	if (wfi_is_complex(d)) { /* the parts, each on its own */
		n *= 2;
		d = wfi_dtype_real(d);
	}
	for (int64_t i = 0; i < n && wfi_is_float(d) && op->lowering != WFI_LOWER_SCALAR; i++)
		if (isfinite(wfi_load_f(d, want, i)))
			most = fmax(most, fabs(wfi_load_f(d, want, i)));
	for (int64_t i = 0; i < n; i++) {
		if (wfi_is_float(d)) {
			double x = wfi_load_f(d, got, i), y = wfi_load_f(d, want, i);
			double tol = tolerance > 0 ? tolerance : default_tolerance(op, d);
			bool zeros_agree = op->lowering != WFI_LOWER_SCALAR || x != 0 || y != 0 || signbit(x) == signbit(y);
			if (zeros_agree && near(x, y, tol, fmax(fmax(fabs(y), most), least(d) / tol)))
				continue;
			print_error("%s: %s at \"%s\", %s element %lld: %.17g, the reference has %.17g\n", op->name, what, sample,
				    wf_dtype_name(d), (long long)i, x, y);
			return false;
		}
		int64_t x = wfi_load_i(d, got, i), y = wfi_load_i(d, want, i);
		if (x == y)
			continue;
		print_error("%s: %s at \"%s\", %s element %lld: %lld, the reference has %lld\n", op->name, what, sample,
			    wf_dtype_name(d), (long long)i, (long long)x, (long long)y);
		return false;
	}
	return true;
}

/* ---- 1. reference against compiled ---- */

static void test_samples_are_there(void **unused)
{
	(void)unused;
	assert_true(wfi_n_ops > 60);
	for (size_t i = 0; i < wfi_n_ops; i++) {
		const wfi_op *op = wfi_ops[i];
		size_t n = 0;
		while (op->samples && op->samples[n].in)
			n++;
		size_t least_samples = op->n_in || (op->flags & WFI_OP_VARIADIC) ? 3 : 1;
		if (n < least_samples)
			fail_msg("%s has %zu samples; %zu are the least", op->name, n, least_samples);
		if (!op->eval)
			fail_msg("%s has no plain evaluation", op->name);
		if (op->lowering == WFI_LOWER_SCALAR && !op->scalar)
			fail_msg("%s is lowered by scalar code and has none", op->name);
		if (op->lowering == WFI_LOWER_ELEMENT && !op->element)
			fail_msg("%s is lowered by element and has none", op->name);
		assert_ptr_equal(wfi_op_find(op->name), op);
		assert_true(i == 0 || strcmp(wfi_ops[i - 1]->name, op->name) < 0);
	}
	assert_null(wfi_op_find("no such operation"));
}

static bool compiled_agrees(const wfi_op *op, const wfi_sample *s)
{
	arrays in = parse_types(op, s);
	wfi_func *f = NULL;
	bool ok = true;
	fill_sample(&in, s);
	check(build_with(op, s->attrs, s, &in, &f), "building", op, s->in);
	check(wfi_func_verify(f), "verifying", op, s->in);
	arrays want = run_on("reference", f, op, s->attrs, in.data, s->in), got = run_on("cpu", f, op, s->attrs, in.data, s->in);
	for (int i = 0; ok && i < want.n; i++)
		ok = same(op, "compiled", s->in, s->tol, &want.type[i], got.data[i], want.data[i]);
	free_arrays(&want);
	free_arrays(&got);
	free_arrays(&in);
	wfi_func_release(f);
	return ok;
}

static void test_compiled(void **unused)
{
	(void)unused;
	int bad = 0;
	for (size_t i = 0; i < wfi_n_ops; i++)
		for (const wfi_sample *s = wfi_ops[i]->samples; s && s->in; s++)
			bad += !compiled_agrees(wfi_ops[i], s);
	assert_int_equal(bad, 0);
}

/* ---- 2. scalar code through the immediate builder ---- */

static uint64_t bits_at(wf_dtype d, const void *p, int64_t i)
{
	uint64_t bits = 0;
	size_t size = wf_dtype_size(d);
	memcpy(&bits, (const char *)p + (size_t)i * size, size);
	return bits;
}

/* of one equation: types that scalar code knows, and no bitcast that changes the shape */
static bool has_scalar_code(const wfi_func *f)
{
	bool native = true;
	for (int i = 0; i < f->body->n_params; i++)
		native = native && wfi_is_native(f->body->params[i]->type.dtype);
	for (int i = 0; i < f->body->n_results; i++)
		native = native && wfi_is_native(f->body->results[i]->type.dtype);
	return native && (f->body->n_params != 1 || wfi_same_shape(&f->body->params[0]->type, &f->body->results[0]->type));
}

/* op->scalar on every element of `in`, and the reference */
static bool immediate_agrees(const wfi_op *op, const void *attrs, const arrays *in, const char *sample, double tolerance)
{
	wfi_func *f = NULL;
	check(build(op, attrs, in, &f), "building", op, sample);
	if (!has_scalar_code(f)) {
		wfi_func_release(f);
		return true;
	}
	arrays want = run_on("reference", f, op, attrs, in->data, sample), got = { .n = want.n };
	wfi_view view = { .op = op, .attrs = attrs, .n_in = in->n, .n_out = want.n, .in_type = in->type, .out_type = want.type };
	for (int k = 0; k < want.n; k++) {
		got.type[k] = want.type[k];
		got.data[k] = new_data(&want.type[k]);
	}
	int64_t n = wfi_type_count(&want.type[0]);
	for (int64_t i = 0; i < n; i++) {
		wfi_sv x[MOST], y[MOST];
		for (int k = 0; k < in->n; k++)
			x[k] = (wfi_sv){ .bits = bits_at(in->type[k].dtype, in->data[k], in->type[k].rank ? i : 0),
					 .dtype = in->type[k].dtype };
		wfi_scalar_eval(&view, x, y);
		for (int k = 0; k < want.n; k++) {
			size_t size = wf_dtype_size(want.type[k].dtype);
			memcpy((char *)got.data[k] + (size_t)i * size, &y[k].bits, size);
		}
	}
	bool ok = true;
	for (int k = 0; ok && k < want.n; k++)
		ok = same(op, "scalar code", sample, tolerance, &want.type[k], got.data[k], want.data[k]);
	free_arrays(&want);
	free_arrays(&got);
	wfi_func_release(f);
	return ok;
}

static void test_scalar(void **unused)
{
	(void)unused;
	int bad = 0;
	for (size_t i = 0; i < wfi_n_ops; i++)
		for (const wfi_sample *s = wfi_ops[i]->samples; wfi_ops[i]->scalar && s && s->in; s++) {
			arrays in = parse_types(wfi_ops[i], s);
			fill_sample(&in, s);
			bad += !immediate_agrees(wfi_ops[i], s->attrs, &in, s->in, s->tol);
			free_arrays(&in);
		}
	assert_int_equal(bad, 0);
}

/* ---- 3. the ends of the number lines, each with each ---- */

static const double special[] = { 0,  -0.0, 1,    -1, 0.5, -0.5,   1.5,     2.5,      -2.5,      2,
				  -2, 3,    1e-3, 20, -20, 100.25, -100.25, INFINITY, -INFINITY, NAN };

static int n_special(wf_dtype d)
{
	return wfi_is_float(d) ? (int)WFI_COUNT(special) : 12;
}

static void put_special(wf_dtype d, void *p, int64_t i, int which)
{
	int bits = wfi_dtype_bits(d);
	if (wfi_is_float(d)) {
		wfi_store_f(d, p, i, special[which]);
		return;
	}
	const int64_t least_int = wfi_is_signed(d) ? (int64_t)(UINT64_C(1) << (bits - 1)) : 0,
		      most_int = (int64_t)((uint64_t)least_int - 1);
	const int64_t v[] = { 0, 1, -1, 2, -2, 7, least_int, most_int, least_int + 1, most_int - 1, bits, bits - 1 };
	wfi_store_i(d, p, i, v[which]);
}

/* all combinations over the operands, at most 4 of them */
static arrays combinations(wf_dtype d, int n_in)
{
	arrays a = { .n = n_in };
	int64_t n = 1;
	for (int k = 0; k < n_in; k++)
		n *= n_special(d);
	wfi_type t = wfi_type_make(d, 1, &n);
	for (int k = 0; k < n_in; k++) {
		int64_t step = 1;
		for (int j = 0; j < k; j++)
			step *= n_special(d);
		a.type[k] = t;
		a.data[k] = new_data(&t);
		for (int64_t i = 0; i < n; i++)
			put_special(d, a.data[k], i, (int)(i / step % n_special(d)));
	}
	return a;
}

static bool specials_agree(const wfi_op *op, const void *attrs, wf_dtype d, bool compiled)
{
	arrays in = combinations(d, op->n_in);
	wfi_func *f = NULL;
	wf_error *refused = build(op, attrs, &in, &f);
	bool ok = true;
	if (!refused) {
		char label[64];
		snprintf(label, sizeof label, "special values of %s", wf_dtype_name(d));
		if (!compiled) {
			ok = immediate_agrees(op, attrs, &in, label, 0);
		} else {
			arrays want = run_on("reference", f, op, attrs, in.data, label),
			       got = run_on("cpu", f, op, attrs, in.data, label);
			ok = same(op, "compiled", label, 0, &want.type[0], got.data[0], want.data[0]);
			free_arrays(&want);
			free_arrays(&got);
		}
		wfi_func_release(f);
	}
	wf_error_free(refused);
	free_arrays(&in);
	return ok;
}

static int special_failures(bool compiled)
{
	static const wf_dtype dtypes[] = { WF_F32, WF_F64, WF_BF16, WF_F16, WF_I8,	 WF_I32,
					   WF_I64, WF_U8,  WF_U32,  WF_U64, WF_F8E5M2, WF_I4 };
	int bad = 0;
	for (size_t i = 0; i < wfi_n_ops; i++) {
		const wfi_op *op = wfi_ops[i];
		if (!(op->flags & WFI_OP_ELEMENTWISE) || op->lowering != WFI_LOWER_SCALAR || op->n_in < 1 || op->n_in > 2)
			continue;
		for (size_t k = 0; k < WFI_COUNT(dtypes); k++) {
			if (!op->attrs_size) {
				bad += !specials_agree(op, NULL, dtypes[k], compiled);
				continue;
			}
			for (const wfi_sample *s = op->samples; s->in;
			     s++) /* compare, convert: with the attributes of every sample */
				bad += !specials_agree(op, s->attrs, dtypes[k], compiled);
		}
	}
	return bad;
}

static void test_special_scalar(void **unused)
{
	(void)unused;
	assert_int_equal(special_failures(false), 0);
}

static void test_special_compiled(void **unused)
{
	(void)unused;
	assert_int_equal(special_failures(true), 0);
}

/* ---- 4. derivatives ---- */

static bool is_f64(const wfi_type *t) /* in one part or two */
{
	return t->dtype == WF_F64 || t->dtype == WF_C128;
}

/* (f(x + h v) − f(x − h v)) / 2h */
static arrays finite_difference(wfi_func *f, const wfi_op *op, const wfi_sample *s, const arrays *in, void *const *v)
{
	const double h = 1e-6;
	arrays side[2];
	for (int k = 0; k < 2; k++) {
		arrays moved = *in;
		for (int i = 0; i < in->n; i++) {
			int64_t n = n_doubles(&in->type[i]);
			moved.data[i] = new_data(&in->type[i]);
			memcpy(moved.data[i], in->data[i], wfi_type_bytes(&in->type[i]));
			for (int64_t j = 0; is_f64(&in->type[i]) && j < n; j++)
				((double *)moved.data[i])[j] += (k ? -h : h) * ((const double *)v[i])[j];
		}
		side[k] = run_on("reference", f, op, s->attrs, moved.data, s->in);
		free_arrays(&moved);
	}
	for (int i = 0; i < side[0].n; i++)
		for (int64_t j = 0; is_f64(&side[0].type[i]) && j < n_doubles(&side[0].type[i]); j++) {
			double *p = (double *)side[0].data[i] + j;
			*p = (*p - ((const double *)side[1].data[i])[j]) / (2 * h);
		}
	free_arrays(&side[1]);
	return side[0];
}

/* of complex arrays: the real part of the sum of products, not conjugated (JAX's convention of tangents and cotangents) */
static double dot(const wfi_type *t, const void *a, const void *b)
{
	double sum = 0;
	for (int64_t i = 0; i < n_doubles(t); i++)
		sum += ((const double *)a)[i] * ((const double *)b)[i] * (wfi_is_complex(t->dtype) && i % 2 ? -1 : 1);
	return sum;
}

static double magnitude(const wfi_type *t, const void *a, const void *b)
{
	double sum = 0;
	for (int64_t i = 0; i < n_doubles(t); i++)
		sum += fabs(((const double *)a)[i] * ((const double *)b)[i]);
	return sum;
}

/* One sample in f64: the tangents of the results by the rule (active results only), compared with differences. *jv: all results'
 * tangents, zeros where not active. */
static bool jvp_agrees(wfi_func *f, const wfi_op *op, const wfi_sample *s, const arrays *in, void *const *v, arrays *jv)
{
	bool active[MOST], result_active[MOST] = { false }, ok = true;
	void *operands[2 * MOST];
	int n = in->n;
	for (int i = 0; i < in->n; i++) {
		active[i] = is_f64(&in->type[i]);
		operands[i] = in->data[i];
		if (active[i])
			operands[n++] = v[i];
	}
	wfi_func *g = NULL;
	check(wfi_jvp_func(f, active, result_active, &g), "the derivative", op, s->in);
	check(wfi_func_verify(g), "the derivative's program", op, s->in);
	arrays out = run_on("reference", g, op, s->attrs, operands, s->in), want = finite_difference(f, op, s, in, v);
	double tolerance = s->grad_tol > 0 ? s->grad_tol : 1e-6;
	*jv = want; /* for its types */
	int next = want.n;
	for (int i = 0; i < want.n; i++) {
		jv->data[i] = new_data(&want.type[i]);
		memset(jv->data[i], 0, wfi_type_bytes(&want.type[i]));
		if (result_active[i])
			memcpy(jv->data[i], out.data[next++], wfi_type_bytes(&want.type[i]));
		for (int64_t j = 0; ok && is_f64(&want.type[i]) && j < n_doubles(&want.type[i]); j++) {
			double x = ((const double *)jv->data[i])[j], y = ((const double *)want.data[i])[j];
			ok = near(x, y, tolerance, fmax(1, fabs(y)));
			if (!ok)
				print_error("%s: derivative at \"%s\", element %lld: %.17g, finite differences give %.17g\n",
					    op->name, s->in, (long long)j, x, y);
		}
	}
	free_arrays(&want);
	free_arrays(&out);
	wfi_func_release(g);
	return ok;
}

/* ⟨Jv, u⟩ = ⟨v, Jᵀu⟩ */
static bool vjp_agrees(wfi_func *f, const wfi_op *op, const wfi_sample *s, const arrays *in, void *const *v, const arrays *jv)
{
	bool wrt[MOST];
	void *operands[2 * MOST], *u[MOST] = { NULL };
	int n = in->n;
	double left = 0, right = 0, scale = 1;
	for (int i = 0; i < in->n; i++) {
		wrt[i] = is_f64(&in->type[i]);
		operands[i] = in->data[i];
	}
	for (int i = 0; i < jv->n; i++)
		if (is_f64(&jv->type[i])) {
			operands[n++] = u[i] = new_data(&jv->type[i]);
			fill(&jv->type[i], u[i], -1, 1);
			left += dot(&jv->type[i], jv->data[i], u[i]);
			scale += magnitude(&jv->type[i], jv->data[i], u[i]);
		}
	wfi_func *g = NULL;
	check(wfi_vjp_func(f, wrt, NULL, &g), "the transpose", op, s->in);
	check(wfi_func_verify(g), "the transpose's program", op, s->in);
	arrays out = run_on("reference", g, op, s->attrs, operands, s->in);
	int next = jv->n;
	for (int i = 0; i < in->n; i++)
		if (wrt[i])
			right += dot(&in->type[i], v[i], out.data[next++]);
	bool ok = near(left, right, 1e-11, scale);
	if (!ok)
		print_error("%s: at \"%s\" <Jv, u> is %.17g and <v, J'u> %.17g\n", op->name, s->in, left, right);
	for (int i = 0; i < jv->n; i++)
		wfi_free(u[i]);
	free_arrays(&out);
	wfi_func_release(g);
	return ok;
}

/* all floats of the sample become f64; false when there is nothing to differentiate */
static bool differentiable(const wfi_op *op, const wfi_sample *s, arrays *in, wfi_func **f)
{
	bool some = false, result = false;
	*in = parse_types(op, s);
	for (int i = 0; i < in->n; i++)
		if (wfi_is_inexact(in->type[i].dtype)) {
			in->type[i].dtype = wfi_is_complex(in->type[i].dtype) ? WF_C128 : WF_F64;
			some = true;
		}
	check(build_with(op, s->attrs, s, in, f), "building in f64", op, s->in);
	for (int i = 0; i < (*f)->body->n_results; i++)
		result = result || is_f64(&(*f)->body->results[i]->type);
	return some && result && !s->no_grad;
}

static bool derivatives_agree(const wfi_op *op, const wfi_sample *s)
{
	arrays in, jv = { 0 };
	wfi_func *f = NULL;
	void *v[MOST] = { NULL };
	bool ok = true;
	if (differentiable(op, s, &in, &f)) {
		fill_sample(&in, s);
		for (int i = 0; i < in.n; i++)
			if (is_f64(&in.type[i])) {
				fill_apart(&in.type[i], in.data[i], s->lo, s->hi);
				v[i] = new_data(&in.type[i]);
				fill(&in.type[i], v[i], -1, 1);
			}
		ok = jvp_agrees(f, op, s, &in, v, &jv) && vjp_agrees(f, op, s, &in, v, &jv);
		for (int i = 0; i < in.n; i++)
			wfi_free(v[i]);
		free_arrays(&jv);
	}
	free_arrays(&in);
	wfi_func_release(f);
	return ok;
}

static void test_derivatives(void **unused)
{
	(void)unused;
	int bad = 0, seen = 0;
	for (size_t i = 0; i < wfi_n_ops; i++)
		for (const wfi_sample *s = wfi_ops[i]->samples; !wfi_ops[i]->no_jvp && s && s->in; s++, seen++)
			bad += !derivatives_agree(wfi_ops[i], s);
	assert_int_equal(bad, 0);
	assert_true(seen > 200);
}

static bool has_rule(const wfi_op *op)
{
	bool any = op->jvp_all || op->linear;
	for (size_t i = 0; i < WFI_COUNT(op->jvp); i++)
		any = any || op->jvp[i];
	return any;
}

static void test_holes_have_reasons(void **unused)
{
	(void)unused;
	for (size_t i = 0; i < wfi_n_ops; i++) {
		const wfi_op *op = wfi_ops[i];
		if (!has_rule(op) && (!op->no_jvp || strlen(op->no_jvp) < 8))
			fail_msg("%s has no derivative and no reason for it", op->name);
		bool transposed = op->transpose_all != NULL;
		for (int k = 0; k < 4; k++)
			transposed = transposed || op->transpose[k];
		if (op->linear && !transposed && (!op->no_transpose || strlen(op->no_transpose) < 8))
			fail_msg("%s is linear, has no transpose and no reason for it", op->name);
	}
}

/* tangents stop: the rest of the program sees a constant */
static void test_no_jvp_stops(void **unused)
{
	(void)unused;
	for (size_t i = 0; i < wfi_n_ops; i++) {
		const wfi_op *op = wfi_ops[i];
		const wfi_sample *s = op->samples;
		bool active[MOST], result_active[MOST];
		wfi_func *f = NULL, *g = NULL;
		if (!op->no_jvp || !*s->in || s->build) /* what a sample builds may have other results too */
			continue;
		arrays in = parse_types(op, s);
		check(build_with(op, s->attrs, s, &in, &f), "building", op, s->in);
		for (int k = 0; k < in.n; k++)
			active[k] = true;
		for (int k = 0; k < MOST; k++)
			result_active[k] = true;
		check(wfi_jvp_func(f, active, result_active, &g), "the derivative", op, s->in);
		for (int k = 0; k < f->body->n_results; k++)
			if (result_active[k])
				fail_msg("%s has no derivative, yet result %d has a tangent", op->name, k);
		free_arrays(&in);
		wfi_func_release(f);
		wfi_func_release(g);
	}
}

/* ---- 5. operands that do not fit ---- */

static wfi_type random_type(void)
{
	static const int64_t sizes[] = { 0, 1, 1, 2, 3, 5 };
	wfi_type t = { .dtype = (wf_dtype)(1 + below(WF_DTYPE_COUNT - 1)), .rank = below(5) };
	for (int i = 0; i < t.rank; i++)
		t.dims[i] = sizes[below(WFI_COUNT(sizes))];
	return t;
}

/* a good sample's types with something wrong about them, or types out of nowhere */
static void spoil(arrays *a)
{
	int how = below(6), k = a->n ? below(a->n) : 0;
	if (how == 0 || !a->n) {
		a->n = below(7);
		for (int i = 0; i < a->n; i++)
			a->type[i] = random_type();
	} else if (how == 1) {
		a->type[k].dtype = random_type().dtype;
	} else if (how == 2) {
		a->type[k] = random_type();
	} else if (how == 3 && a->type[k].rank) {
		a->type[k].dims[below(a->type[k].rank)] = below(5);
	} else if (how == 4) {
		wfi_type t = a->type[k];
		if (t.rank && below(2)) {
			t.dims[--t.rank] = 0;
		} else {
			t.dims[t.rank++] = below(4);
		}
		a->type[k] = t;
	} else {
		wf_dtype d = random_type().dtype;
		for (int i = 0; i < a->n; i++)
			a->type[i].dtype = d;
	}
}

/* Either refused with a text that names the operation, or taken, and then the reference can run it. */
static void offer(const wfi_op *op, const wfi_sample *s, int *refused, int *taken)
{
	arrays in = parse_types(op, s);
	wfi_func *f = NULL;
	spoil(&in);
	wf_error *err = build(op, s->attrs, &in, &f);
	if (err) {
		if (!strstr(wf_error_message(err), op->name) || strlen(wf_error_message(err)) < strlen(op->name) + 10)
			fail_msg("%s refuses operands with \"%s\"", op->name, wf_error_message(err));
		wf_error_free(err);
		(*refused)++;
		return;
	}
	fill_sample(&in, s);
	check(wfi_func_verify(f), "verifying", op, s->in);
	arrays out = run_on("reference", f, op, s->attrs, in.data, s->in);
	(*taken)++;
	free_arrays(&out);
	free_arrays(&in);
	wfi_func_release(f);
}

static void test_wrong_operands(void **unused)
{
	(void)unused;
	int refused = 0, taken = 0;
	for (size_t i = 0; i < wfi_n_ops; i++)
		for (const wfi_sample *s = wfi_ops[i]->samples; s && s->in; s++)
			for (int k = 0; k < 40 && !s->build; k++)
				offer(wfi_ops[i], s, &refused, &taken);
	assert_true(refused > 1000);
	assert_true(taken > 1000);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_samples_are_there),
		cmocka_unit_test(test_holes_have_reasons),
		cmocka_unit_test(test_scalar),
		cmocka_unit_test(test_special_scalar),
		cmocka_unit_test(test_compiled),
		cmocka_unit_test(test_special_compiled),
		cmocka_unit_test(test_derivatives),
		cmocka_unit_test(test_no_jvp_stops),
		cmocka_unit_test(test_wrong_operands),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
