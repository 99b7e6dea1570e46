/* samples.c: what the sweeps over all operations' samples share. */
#include "support/samples.h"

/* ---- random numbers: the same on every run ---- */

static uint64_t state = 1;

uint64_t sample_bits(void)
{
	uint64_t z = state += UINT64_C(0x9E3779B97F4A7C15);
	z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
	z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
	return z ^ z >> 31;
}

double sample_uniform(double lo, double hi)
{
	return lo + (hi - lo) * ((double)(sample_bits() >> 11) * 0x1p-53);
}

int sample_below(int n)
{
	return (int)(sample_bits() % (uint64_t)n);
}

/* ---- arrays ---- */

typedef struct arrays { int n; wfi_type type[SAMPLE_MOST]; void *data[SAMPLE_MOST]; } arrays;

void *sample_new(const wfi_type *t)
{
	void *p = wfi_try_alloc_aligned(wfi_type_bytes(t) + 64, 64);
	assert_non_null(p);
	memset(p, 0xa5, wfi_type_bytes(t) + 64);
	return p;
}

void sample_free(sample_arrays *a)
{
	for (int i = 0; i < a->n; i++)
		wfi_free(a->data[i]);
	*a = (sample_arrays){ 0 };
}

/* of an f64 or c128 array */
int64_t sample_doubles(const wfi_type *t)
{
	return wfi_type_count(t) * (wfi_is_complex(t->dtype) ? 2 : 1);
}

void sample_fill_type(const wfi_type *t, void *p, double lo, double hi)
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
			((bool *)p)[i] = sample_bits() & 1;
		else if (wfi_is_int(t->dtype))
			wfi_store_f(t->dtype, p, i, floor(sample_uniform(lo, hi + 1)));
		else if (wfi_is_complex(t->dtype))
			wfi_store_c(t->dtype, p, i, wfi_complex(sample_uniform(lo, hi), sample_uniform(lo, hi)));
		else
			wfi_store_f(t->dtype, p, i, sample_uniform(lo, hi));
	}
}

void sample_fill(sample_arrays *a, const wfi_sample *s)
{
	for (int i = 0; i < a->n; i++) {
		a->data[i] = sample_new(&a->type[i]);
		sample_fill_type(&a->type[i], a->data[i], s->lo, s->hi);
	}
}

/* Like fill, but no two elements are close, so that a small step does not change which is the larger: n equal strips in random
 * order, a place in the middle half of each. */
void sample_fill_apart(const wfi_type *t, double *p, double lo, double hi)
{
	int64_t n = sample_doubles(t);
	if (lo == 0 && hi == 0) {
		lo = -2;
		hi = 2;
	}
	for (int64_t i = 0; i < n; i++) {
		int64_t other = sample_below((int)i + 1);
		p[i] = p[other];
		p[other] = lo + (hi - lo) * ((double)i + sample_uniform(0.25, 0.75)) / (double)n;
	}
}

sample_arrays sample_types(const wfi_op *op, const wfi_sample *s)
{
	sample_arrays a = { 0 };
	for (const char *p = s->in; *p;) {
		if (a.n == SAMPLE_MOST || !(p = wfi_type_parse(p, &a.type[a.n])))
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

wf_error *sample_build(const wfi_op *op, const void *attrs, const wfi_sample *s, const sample_arrays *in, wfi_func **out)
{
	wfi_axis axis;
	wfi_trace *t = wfi_trace_begin(op->name, axis_of(op, attrs, &axis));
	wf_val v[SAMPLE_MOST], r[WFI_MAX_OUT];
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

void sample_check(wf_error *err, const char *what, const wfi_op *op, const char *sample)
{
	if (!err)
		return;
	print_error("%s of %s at \"%s\": %s\n", what, op->name, sample, wf_error_text(err));
	wf_error_free(err);
	fail();
}

/* runs f on `in`; the results' types are the program's */
sample_arrays sample_run(const char *backend, wfi_func *f, const wfi_op *op, const void *attrs, void *const *in, const char *sample)
{
	const wfi_backend *b = NULL;
	wfi_executable *x = NULL;
	sample_arrays out = { .n = f->body->n_results };
	assert_true(out.n <= SAMPLE_MOST);
	for (int i = 0; i < out.n; i++) {
		out.type[i] = f->body->results[i]->type;
		out.data[i] = sample_new(&out.type[i]);
	}
	wfi_axis room;
	const wfi_axis *axis = axis_of(op, attrs, &room);
	wfi_axis_binding bound = { axis ? axis->name : NULL, 1, NULL };
	wfi_run r = { .in = (const void *const *)in, .out = out.data, .n_axes = axis ? 1 : 0, .axes = &bound };
	sample_check(wfi_backend_find(backend, &b), backend, op, sample);
	sample_check(b->compile(b, f, &(wfi_compile_opts){ .n_devices = 1 }, &x), backend, op, sample);
	sample_check(b->run(x, &r), backend, op, sample);
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

bool sample_near(double x, double y, double tolerance, double scale)
{
	if (isnan(x) || isnan(y))
		return isnan(x) && isnan(y);
	if (isinf(x) || isinf(y))
		return x == y;
	return fabs(x - y) <= tolerance * scale;
}

/* a result against the reference's; false with a line about the first difference */
bool sample_same(const wfi_op *op, const char *what, const char *sample, double tolerance, const wfi_type *t, const void *got,
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
			if (zeros_agree && sample_near(x, y, tol, fmax(fmax(fabs(y), most), least(d) / tol)))
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
