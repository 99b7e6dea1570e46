/* fft: Fourier transforms over the last one to three dimensions, forwards, backwards, and between real and half-complex arrays. */
#include "op/array.h"
#include "op/batch.h"
#include "op/class.h"
#include "op/numeric.h"

typedef double _Complex number;

static number conjugate(number z)
{
	double v[2];

	memcpy(v, &z, sizeof v);
	return wfi_complex(v[0], -v[1]);
}

/* e^(−2πi k / n), with the angle brought near 0 first */
static number unit(int64_t k, int64_t n)
{
	k %= n;
	if (8 * k <= n)
		return wfi_complex(cos(2 * M_PI * (double)k / (double)n), -sin(2 * M_PI * (double)k / (double)n));
	if (8 * k <= 3 * n) /* a quarter less */
		return wfi_complex(-sin(M_PI * (double)(4 * k - n) / (2 * (double)n)), -cos(M_PI * (double)(4 * k - n) / (2 * (double)n)));
	if (8 * k <= 5 * n)
		return wfi_complex(-cos(M_PI * (double)(2 * k - n) / (double)n), sin(M_PI * (double)(2 * k - n) / (double)n));
	return conjugate(unit(n - k, n));
}

/* ---- infer ---- */

static bool is_real_input(const wfi_fft_attrs *a) { return a->fft_type == WFI_RFFT; }

static bool infer(wfi_infer *c)
{
	const wfi_fft_attrs *a = c->attrs;
	const wfi_type *x = &c->in[0];
	const int n = a->fft_length.n, first = x->rank - n;
	int64_t dims[WF_MAX_RANK];
	char t[WFI_TYPE_TEXT];

	if (!wfi_infer_arity(c))
		return false;
	if (a->fft_type < WFI_FFT || a->fft_type > WFI_IRFFT)
		return wfi_infer_fail(c, "the type of the transform is unknown");
	if (n < 1 || n > 3 || first < 0)
		return wfi_infer_fail(c, "fft_length has %d numbers: 1 to 3 and no more than %s has dimensions are possible", n, wfi_type_text(x, t));
	if (is_real_input(a) ? x->dtype != WF_F32 && x->dtype != WF_F64 : !wfi_is_complex(x->dtype))
		return wfi_infer_fail(c, "the operand is %s, %s is needed", wfi_type_text(x, t), is_real_input(a) ? "f32 or f64" : "a complex type");
	memcpy(dims, x->dims, sizeof dims);
	for (int i = 0; i < n; i++) {
		bool half = i == n - 1 && a->fft_type == WFI_IRFFT;
		int64_t want = half ? a->fft_length.v[i] / 2 + 1 : a->fft_length.v[i];
		if (a->fft_length.v[i] < 0 || (x->dims[first + i] != want && !(half && !a->fft_length.v[i] && !x->dims[first + i])))
			return wfi_infer_fail(c, "dimension %d of %s is not %lld, as fft_length asks", first + i, wfi_type_text(x, t), (long long)want);
		dims[first + i] = a->fft_length.v[i];
	}
	if (is_real_input(a) && dims[x->rank - 1])
		dims[x->rank - 1] = dims[x->rank - 1] / 2 + 1;
	wf_dtype d = is_real_input(a) ? wfi_dtype_complex(x->dtype) : a->fft_type == WFI_IRFFT ? wfi_dtype_real(x->dtype) : x->dtype;
	return wfi_infer_result(c, 0, d, x->rank, dims);
}

/* ---- one line, in place ---- */

typedef struct plan {
	int64_t n;
	number *w;           /* e^(−2πi k / n) */
	number *room;        /* n, for the recursion */
	/* a prime factor that is too large: as a convolution of length m, a power of 2 (Bluestein 1970) */
	int64_t m;
	number *chirp, *kernel, *line;
	struct plan *inner;
} plan;

enum { LARGEST_RADIX = 13 };

/* the sum itself */
static void line_plain(const plan *p, number *x)
{
	for (int64_t k = 0; k < p->n; k++) {
		number sum = 0;
		for (int64_t j = 0; j < p->n; j++)
			sum += x[j] * p->w[(k * j) % p->n];
		p->room[k] = sum;
	}
	memcpy(x, p->room, (size_t)p->n * sizeof *x);
}

static int64_t smallest_factor(int64_t n)
{
	for (int64_t f = 2; f * f <= n; f++)
		if (n % f == 0)
			return f;
	return n;
}

/* Decimation in time: `in` at distance `step` to out[0..n); the whole transform has p->n points. */
static void mixed(const plan *p, const number *in, int64_t step, number *out, int64_t n)
{
	if (n == 1) {
		out[0] = in[0];
		return;
	}
	const int64_t r = n % 4 == 0 ? 4 : smallest_factor(n), part = n / r, turn = p->n / n;
	number y[LARGEST_RADIX];
	for (int64_t i = 0; i < r; i++)
		mixed(p, in + i * step, step * r, out + i * part, part);
	for (int64_t k = 0; k < part; k++) {
		for (int64_t i = 0; i < r; i++)
			y[i] = out[i * part + k] * p->w[(i * k * turn) % p->n];
		for (int64_t q = 0; q < r; q++) {
			number sum = y[0];
			for (int64_t i = 1; i < r; i++)
				sum += y[i] * p->w[(i * q * part * turn) % p->n];
			out[q * part + k] = sum;
		}
	}
}

static void line_fast(const plan *p, number *x)
{
	if (!p->inner) {
		mixed(p, x, 1, p->room, p->n);
		memcpy(x, p->room, (size_t)p->n * sizeof *x);
		return;
	}
	memset(p->line, 0, (size_t)p->m * sizeof *p->line);
	for (int64_t k = 0; k < p->n; k++)
		p->line[k] = x[k] * p->chirp[k];
	line_fast(p->inner, p->line);
	for (int64_t k = 0; k < p->m; k++)
		p->line[k] = conjugate(p->line[k] * p->kernel[k]);
	line_fast(p->inner, p->line); /* backwards: conjugated before and after, and divided */
	for (int64_t k = 0; k < p->n; k++)
		x[k] = conjugate(p->line[k]) / (double)p->m * p->chirp[k];
}

static void free_plan(plan *p)
{
	if (!p)
		return;
	free_plan(p->inner);
	wfi_free(p->w);
	wfi_free(p->room);
	wfi_free(p->chirp);
	wfi_free(p->kernel);
	wfi_free(p->line);
	wfi_free(p);
}

static plan *make_plan(int64_t n, bool fast)
{
	plan *p = wfi_alloc(sizeof *p);
	int64_t rest = n;

	p->n = n;
	p->w = wfi_try_alloc((size_t)n * sizeof *p->w);
	p->room = wfi_try_alloc((size_t)n * sizeof *p->room);
	if (!p->w || !p->room)
		goto none;
	for (int64_t k = 0; k < n; k++)
		p->w[k] = unit(k, n);
	for (int64_t f = 2; f <= LARGEST_RADIX; f++)
		while (rest % f == 0)
			rest /= f;
	if (rest == 1 || !fast)
		return p;
	for (p->m = 1; p->m < 2 * n - 1; p->m *= 2)
		;
	p->inner = make_plan(p->m, true);
	p->chirp = wfi_try_alloc((size_t)n * sizeof *p->chirp);
	p->kernel = wfi_try_alloc((size_t)p->m * sizeof *p->kernel);
	p->line = wfi_try_alloc((size_t)p->m * sizeof *p->line);
	if (!p->inner || !p->chirp || !p->kernel || !p->line)
		goto none;
	for (int64_t k = 0, square = 0; k < n; k++) { /* e^(−πi k² / n); k² modulo 2n, which does not overflow */
		p->chirp[k] = unit(square, 2 * n);
		p->kernel[k] = conjugate(p->chirp[k]);
		if (k)
			p->kernel[p->m - k] = p->kernel[k];
		square = (square + 2 * k + 1) % (2 * n);
	}
	line_fast(p->inner, p->kernel);
	return p;
none:
	free_plan(p);
	return NULL;
}

/* ---- all lines of all dimensions ---- */

/* transforms dimension d of the array a; back: e^(+…), undivided */
static wf_error *along(number *a, const wfi_type *t, int d, bool back, bool fast)
{
	wfi_type others = *t;
	int64_t strides[WF_MAX_RANK];
	const int64_t n = t->dims[d];
	plan *p = make_plan(n, fast);
	number *line = wfi_try_alloc((size_t)n * sizeof *line);

	wfi_type_strides(t, strides);
	others.dims[d] = 1;
	for (wfi_walk w = wfi_walk_over(&others); p && line && w.more; wfi_walk_next(&w)) {
		number *at = a + wfi_place(t, w.index);
		for (int64_t i = 0; i < n; i++)
			line[i] = back ? conjugate(at[i * strides[d]]) : at[i * strides[d]];
		(fast ? line_fast : line_plain)(p, line);
		for (int64_t i = 0; i < n; i++)
			at[i * strides[d]] = back ? conjugate(line[i]) : line[i];
	}
	bool ok = p && line;
	free_plan(p);
	wfi_free(line);
	return ok ? NULL : wfi_out_of_memory((size_t)n * sizeof *line, "fft");
}

/* the half that IRFFT is not given: conjugate at the opposite place of all transformed dimensions. x: what is given, a: whole. */
static number given(const wfi_eval *e, const wfi_type *whole, const int64_t *index)
{
	const wfi_fft_attrs *a = e->attrs;
	const wfi_type *x = &e->in_type[0];
	const int last = x->rank - 1, first = x->rank - a->fft_length.n;
	int64_t at[WF_MAX_RANK];

	memcpy(at, index, sizeof at);
	if (a->fft_type != WFI_IRFFT || index[last] < x->dims[last])
		return wfi_load_c(x->dtype, e->in[0], wfi_place(x, at));
	for (int d = first; d <= last; d++)
		at[d] = (whole->dims[d] - index[d]) % whole->dims[d];
	return conjugate(wfi_load_c(x->dtype, e->in[0], wfi_place(x, at)));
}

static wf_error *transform(const wfi_eval *e, bool fast)
{
	const wfi_fft_attrs *a = e->attrs;
	const wfi_type *y = &e->out_type[0];
	const bool back = a->fft_type == WFI_IFFT || a->fft_type == WFI_IRFFT;
	wfi_type whole = e->in_type[0];
	double points = 1;
	wf_error *err = NULL;

	for (int i = 0; i < a->fft_length.n; i++) {
		whole.dims[whole.rank - a->fft_length.n + i] = a->fft_length.v[i];
		points *= (double)a->fft_length.v[i];
	}
	if (!wfi_type_count(y) || !wfi_type_count(&whole))
		return NULL;
	const size_t bytes = (size_t)wfi_type_count(&whole) * sizeof(number);
	number *x = wfi_try_alloc(bytes);
	if (!x)
		return wfi_out_of_memory(bytes, "fft");
	for (wfi_walk w = wfi_walk_over(&whole); w.more; wfi_walk_next(&w))
		x[w.place] = given(e, &whole, w.index);
	for (int d = whole.rank - a->fft_length.n; d < whole.rank && !err; d++)
		err = along(x, &whole, d, back, fast);
	for (wfi_walk w = wfi_walk_over(y); w.more && !err; wfi_walk_next(&w)) {
		const number z = x[wfi_place(&whole, w.index)];
		wfi_store_c(y->dtype, e->out[0], w.place, back ? z / points : z);
	}
	wfi_free(x);
	return err;
}

static wf_error *eval(const wfi_eval *e) { return transform(e, false); }
static wf_error *host(const wfi_eval *e) { return transform(e, true); }

/* ---- derivatives: the transforms are linear (the formulas are JAX's) ---- */

static wf_val emit(wf_val x, int type, wfi_dims length)
{
	return WFI_EMIT(&wfi_op_fft, &((const wfi_fft_attrs){ type, length }), x);
}

static wf_val named(const char *op, wf_val x)
{
	const wfi_op *found = wfi_op_find(op);

	return found ? wfi_emit(found, NULL, 1, &x) : wfi_fail("fft", "its derivative needs the operation %s", op);
}

/* the half becomes the whole with zeros; the transform is its own transpose; of a real operand only the real part counts */
static wf_val transpose_rfft(const wfi_view *e, wf_val ct)
{
	const wfi_fft_attrs *a = e->attrs;
	const wfi_type *x = &e->in_type[0], *y = &e->out_type[0];
	const wfi_type zero = wfi_type_scalar(y->dtype);
	const wfi_ints none = wfi_fill_dims(y->rank, 0);
	wfi_ints high = none;

	high.v[y->rank - 1] = x->dims[x->rank - 1] - y->dims[y->rank - 1];
	wf_val whole = wfi_emit_pad(ct, wfi_splat(&zero, 0), wfi_ints_dims(&none), wfi_ints_dims(&high), wfi_ints_dims(&none));
	return named("real", emit(whole, WFI_FFT, a->fft_length));
}

/* what stands for two conjugate places counts twice */
static wf_val transpose_irfft(const wfi_view *e, wf_val ct)
{
	const wfi_fft_attrs *a = e->attrs;
	const wfi_type *x = &e->in_type[0];
	const int64_t n = x->dims[x->rank - 1], length = a->fft_length.v[a->fft_length.n - 1];
	const wfi_type line = wfi_type_make(x->dtype, 1, &n);
	double points = 1;
	char *bytes = wfi_alloc((size_t)(n + 1) * wf_dtype_size(x->dtype));

	for (int i = 0; i < a->fft_length.n; i++)
		points *= (double)a->fft_length.v[i];
	for (int64_t i = 0; i < n; i++)
		wfi_store_f(x->dtype, bytes, i, (i == 0 || 2 * i == length ? 1 : 2) / points);
	wf_val weight = wfi_along(wfi_const(&line, bytes, (size_t)n * wf_dtype_size(x->dtype)), x, x->rank - 1);
	wfi_free(bytes);
	return named("chlo.conj", wf_mul(weight, emit(ct, WFI_RFFT, a->fft_length)));
}

static wf_val transpose(const wfi_view *e, wf_val ct)
{
	const wfi_fft_attrs *a = e->attrs;

	if (!wfi_type_count(&e->in_type[0]) || !wfi_type_count(&e->out_type[0]))
		return wfi_zeros_of(&e->in_type[0]);
	if (a->fft_type == WFI_RFFT)
		return transpose_rfft(e, ct);
	return a->fft_type == WFI_IRFFT ? transpose_irfft(e, ct) : emit(ct, a->fft_type, a->fft_length);
}

static double flops(const wfi_view *e)
{
	const wfi_fft_attrs *a = e->attrs;
	double n = (double)wfi_type_count(&e->out_type[0]), points = 1;

	for (int i = 0; i < a->fft_length.n; i++)
		points *= (double)a->fft_length.v[i];
	return 5 * n * log2(points + 1);
}

static const char *const types[] = { "FFT", "IFFT", "RFFT", "IRFFT", NULL };
static const wfi_attr_field fields[] = {
	{ "fft_type", WFI_ATTR_ENUM, offsetof(wfi_fft_attrs, fft_type), types },
	{ "fft_length", WFI_ATTR_DIMS, offsetof(wfi_fft_attrs, fft_length), NULL },
	{ 0 },
};
#define SAMPLE(t, type, ...) { .in = t, .attrs = &(const wfi_fft_attrs){ type, WFI_LIST(__VA_ARGS__) }, .tol = 1e-6 }
static const wfi_sample samples[] = {
	SAMPLE("c64[60]", WFI_FFT, 60),
	SAMPLE("c128[3,14]", WFI_IFFT, 14),
	SAMPLE("c64[2,9,4]", WFI_FFT, 9, 4),
	SAMPLE("c128[34]", WFI_FFT, 34),
	SAMPLE("c64[3,17]", WFI_IFFT, 17),
	SAMPLE("f32[2,10]", WFI_RFFT, 10),
	SAMPLE("f64[3,5,7]", WFI_RFFT, 5, 7),
	SAMPLE("c64[2,6]", WFI_IRFFT, 10),
	SAMPLE("c128[4,3,4]", WFI_IRFFT, 4, 3, 7),
	SAMPLE("c64[0,4]", WFI_FFT, 4),
	{ 0 },
};
const wfi_op wfi_op_fft = {
	.name = "fft",
	.doc = "Fourier transform of the last 1 to 3 dimensions: FFT, IFFT (divided by the number of points), RFFT of real numbers, which keeps the "
	       "first half of the last dimension, and IRFFT, its inverse. Computed in double for every element type.",
	.n_in = 1, .n_out = 1, .attrs_size = sizeof(wfi_fft_attrs), .fields = fields, .infer = infer,
	.linear = 1, .transpose = { transpose }, .batch = wfi_batch_same, .lowering = WFI_LOWER_HOST, .host = host, .eval = eval, .flops = flops, .shard = "batch",
	.samples = samples,
};

/* ---- public ---- */

/* PUBLIC
typedef enum wf_fft_type { WF_FFT, WF_IFFT, WF_RFFT, WF_IRFFT } wf_fft_type;
wf_val wfi_fft(wf_val x, wf_fft_type type, const int64_t *lengths);
#define wf_fft(x, ...) WFI_FFT_OF(x, __VA_ARGS__, )
#define WFI_FFT_OF(x, type, ...) WFI_S(wfi_fft(x, type, WFI_DIMS(__VA_ARGS__)))
*/

/** wf_fft(x, WF_FFT, 4, 6): the Fourier transform over the last 1 to 3 dimensions, whose lengths are given (jax.lax.fft): WF_FFT and WF_IFFT
 * of c64 or c128 (the inverse is divided by the number of points); WF_RFFT of f32 or f64 gives the first n / 2 + 1 of the last dimension,
 * WF_IRFFT goes back from these to the length given. wf_fft_fft and its like (numpy.h) are made of it. This is the form for run-time lengths. */
wf_val wf_fft_n(wf_val x, wf_fft_type type, const int64_t *lengths, size_t n)
{
	wfi_ints length;

	if (!wfi_leaf("fft", x) || !wfi_copy_dims("fft", lengths, n, &length))
		return wfi_poison;
	return emit(x, (int)type, wfi_ints_dims(&length));
}

wf_val wfi_fft(wf_val x, wf_fft_type type, const int64_t *lengths)
{
	wfi_ints length;

	return wfi_read_dims("fft", lengths, &length) ? (wf_fft_n)(x, type, length.v, (size_t)length.n) : wfi_poison;
}
