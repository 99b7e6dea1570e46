/* lapack_call.c: see lapack.h. Holds no operation. */
#include <assert.h>
#include "op/lapack.h"

/* ---- what the names say ---- */

const char *wfi_lapack_target(const void *attrs)
{
	return ((const wfi_custom_call_attrs *)attrs)->call_target_name;
}

wf_dtype wfi_lapack_element(const void *attrs)
{
	switch (wfi_lapack_target(attrs)[7]) {
	case 's':
		return WF_F32;
	case 'd':
		return WF_F64;
	case 'c':
		return WF_C64;
	default:
		return WF_C128;
	}
}

int wfi_lapack_option(const void *attrs, const char *name, int otherwise)
{
	return (int)wfi_ffi_config(((const wfi_custom_call_attrs *)attrs)->backend_config, name, otherwise);
}

bool wfi_lapack_one_of(wfi_infer *c, const char *name, int otherwise, const char *letters)
{
	int x = wfi_lapack_option(c->attrs, name, otherwise);

	return (x > 0 && x < 128 && strchr(letters, x)) ||
	       wfi_infer_fail(c, "%s of \"%s\" is %d, which is none of the characters %s", name, wfi_lapack_target(c->attrs), x,
			      letters);
}

/* ---- types ---- */

wfi_lapack_shape wfi_lapack_shape_of(const wfi_type *t)
{
	wfi_lapack_shape s = { 1, (int)t->dims[t->rank - 2], (int)t->dims[t->rank - 1], 0 };

	for (int i = 0; i < t->rank - 2; i++)
		s.batch *= t->dims[i];
	s.k = WFI_MIN(s.m, s.n);
	return s;
}

bool wfi_lapack_matrices(wfi_infer *c, bool square)
{
	const wfi_type *t = &c->in[0];
	const char *target = wfi_lapack_target(c->attrs);
	char u[WFI_TYPE_TEXT];

	if (t->rank < 2 || t->dtype != wfi_lapack_element(c->attrs))
		return wfi_infer_fail(c, "\"%s\" takes matrices of %s, got %s", target,
				      wf_dtype_name(wfi_lapack_element(c->attrs)), wfi_type_text(t, u));
	if (t->dims[t->rank - 1] > INT32_MAX / 8 || t->dims[t->rank - 2] > INT32_MAX / 8)
		return wfi_infer_fail(c, "%s is too large for LAPACK", wfi_type_text(t, u));
	if (square && t->dims[t->rank - 1] != t->dims[t->rank - 2])
		return wfi_infer_fail(c, "\"%s\" takes square matrices, got %s", target, wfi_type_text(t, u));
	return true;
}

static bool fits(wfi_infer *c, const char *what, int i, const wfi_type *got, const wfi_type *like, int n_tail, int64_t a,
		 int64_t b)
{
	wfi_type want = *like;
	char t[WFI_TYPE_TEXT], u[WFI_TYPE_TEXT];

	want.rank += n_tail;
	if (n_tail > 0)
		want.dims[like->rank] = a;
	if (n_tail > 1)
		want.dims[like->rank + 1] = b;
	return wfi_type_equal(&want, got) ||
	       wfi_infer_fail(c, "%s %d of \"%s\" is %s, not %s", what, i, wfi_lapack_target(c->attrs), wfi_type_text(&want, t),
			      wfi_type_text(got, u));
}

/* operand 0 without its matrices: the batch */
static wfi_type batch_of(const wfi_infer *c, wf_dtype d)
{
	wfi_type t = wfi_type_with_dtype(c->in[0], d);

	t.rank -= 2;
	t.dims[t.rank] = t.dims[t.rank + 1] = 0;
	return t;
}

bool wfi_lapack_result(wfi_infer *c, int i, wf_dtype d, int n_tail, int64_t a, int64_t b)
{
	const wfi_type like = batch_of(c, d);

	return fits(c, "result", i, &c->out[i], &like, n_tail, a, b);
}

bool wfi_lapack_operand(wfi_infer *c, int i, wf_dtype d, int n_tail, int64_t a, int64_t b)
{
	const wfi_type like = batch_of(c, d);

	return fits(c, "operand", i, &c->in[i], &like, n_tail, a, b);
}

/* ---- memory, matrices in and out ---- */

wf_error *wfi_lapack_begin(const wfi_eval *e, const char *base, void *fn, wfi_lapack *l)
{
	const char letter = wfi_lapack_target(e->attrs)[7];
	const wf_dtype d = wfi_lapack_element(e->attrs);
	char name[32];

	snprintf(name, sizeof name, "%c%s_", letter, base);
	if (!wfi_openblas_find(name, fn))
		return wfi_openblas_missing(wfi_lapack_target(e->attrs));
	*l = (wfi_lapack){ .e = e, .is_complex = wfi_is_complex(d), .size = wf_dtype_size(d), .n_work = -1 };
	l->real_size = l->is_complex ? l->size / 2 : l->size;
	if (e->in_type[0].rank >= 2) {
		const wfi_lapack_shape s = wfi_lapack_shape_of(&e->in_type[0]);
		l->batch = s.batch;
		l->m = s.m;
		l->n = s.n;
		l->k = s.k;
	}
	l->lda = WFI_MAX(l->m, 1);
	for (int i = 0; i < e->n_out; i++) /* what a routine leaves unwritten when it fails */
		if (wfi_type_bytes(&e->out_type[i]))
			memset(e->out[i], 0, wfi_type_bytes(&e->out_type[i]));
	l->work = wfi_lapack_take(l, 1, l->size);
	return NULL;
}

void *wfi_lapack_take(wfi_lapack *l, int64_t count, size_t size)
{
	const size_t bytes = (size_t)WFI_MAX(count, 1) * size;
	void *p = wfi_try_alloc(bytes);

	assert((size_t)l->n_taken < WFI_COUNT(l->taken));
	l->taken[l->n_taken++] = p;
	l->bytes += bytes;
	if (p)
		memset(p, 0, bytes);
	return p;
}

wf_error *wfi_lapack_end(wfi_lapack *l)
{
	for (int i = 0; i < l->n_taken; i++)
		wfi_free(l->taken[i]);
	l->n_taken = 0;
	return NULL;
}

wf_error *wfi_lapack_taken(wfi_lapack *l)
{
	for (int i = 0; i < l->n_taken; i++)
		if (!l->taken[i]) {
			wfi_lapack_end(l);
			return wfi_out_of_memory(l->bytes, wfi_lapack_target(l->e->attrs));
		}
	return NULL;
}

wf_error *wfi_lapack_grow(wfi_lapack *l)
{
	double wanted = 0;

	if (l->real_size == sizeof(float)) {
		float x;
		memcpy(&x, l->work, sizeof x);
		wanted = (double)x * (1 + 0x1p-23); /* f32 may have rounded it down */
	} else {
		memcpy(&wanted, l->work, sizeof wanted);
	}
	l->n_work = (int)WFI_MIN(WFI_MAX(wanted, 1) + 1, INT32_MAX);
	l->work = wfi_lapack_take(l, l->n_work, l->size);
	return wfi_lapack_taken(l);
}

const void *wfi_lapack_in(const wfi_eval *e, int i, int64_t k, int64_t each)
{
	return (const char *)e->in[i] + (size_t)(WFI_MAX(k, 0) * each) * wf_dtype_size(e->in_type[i].dtype);
}

void *wfi_lapack_out(const wfi_eval *e, int i, int64_t k, int64_t each)
{
	return (char *)e->out[i] + (size_t)(WFI_MAX(k, 0) * each) * wf_dtype_size(e->out_type[i].dtype);
}

void wfi_lapack_turn(size_t size, const void *from, void *to, int64_t m, int64_t n)
{
	for (int64_t i = 0; i < m; i++)
		for (int64_t j = 0; j < n; j++)
			memcpy((char *)to + (size_t)(j * m + i) * size, (const char *)from + (size_t)(i * n + j) * size, size);
}

bool wfi_lapack_finite(const wfi_eval *e, int64_t k, int64_t each)
{
	const wf_dtype d = e->in_type[0].dtype;

	for (int64_t i = k * each; i < (k + 1) * each; i++) {
		double v[2];
		double _Complex z = wfi_load_c(d, e->in[0], i);
		memcpy(v, &z, sizeof v);
		if (!isfinite(v[0]) || !isfinite(v[1]))
			return false;
	}
	return true;
}

/* ---- the order of rows that pivots mean ---- */

static bool infer_permutation(wfi_infer *c)
{
	char t[WFI_TYPE_TEXT], u[WFI_TYPE_TEXT];

	if (!c->in[0].rank || c->in[0].dtype != WF_I32 || !wfi_type_equal(&c->in[0], &c->out[0]))
		return wfi_infer_fail(c, "pivots of square matrices are i32 and give as many places: %s, %s",
				      wfi_type_text(&c->in[0], t), wfi_type_text(&c->out[0], u));
	return true;
}

static wf_error *run_permutation(const wfi_eval *e)
{
	const int64_t n = e->in_type[0].dims[e->in_type[0].rank - 1], count = wfi_type_count(&e->in_type[0]);

	for (int64_t at = 0; at < count; at += n) {
		const int32_t *pivots = (const int32_t *)e->in[0] + at;
		int32_t *order = (int32_t *)e->out[0] + at;
		for (int64_t i = 0; i < n; i++)
			order[i] = (int32_t)i;
		for (int64_t i = 0; i < n; i++) {
			int64_t j = WFI_MIN(WFI_MAX(pivots[i] - 1, 0), n - 1);
			int32_t other = order[i];
			order[i] = order[j];
			order[j] = other;
		}
	}
	return NULL;
}

/* ---- the list ---- */

#define TARGET(letters, base, in, out, ...) \
	{ \
		.name = "lapack_" letters "_ffi", .n_in = in, .n_out = out, .infer = wfi_infer_##base, .eval = wfi_run_##base, \
		.jvp = __VA_ARGS__ \
	}
#define REAL(name, base, in, out, ...) TARGET("s" name, base, in, out, __VA_ARGS__), TARGET("d" name, base, in, out, __VA_ARGS__)
#define COMPLEX(name, base, in, out, ...) \
	TARGET("c" name, base, in, out, __VA_ARGS__), TARGET("z" name, base, in, out, __VA_ARGS__)
const wfi_ffi_target wfi_ffi_lapack[] = {
	REAL("getrf", getrf, 1, 3, wfi_jvp_getrf),
	COMPLEX("getrf", getrf, 1, 3, wfi_jvp_getrf),
	REAL("geqrf", geqrf, 1, 2, NULL),
	COMPLEX("geqrf", geqrf, 1, 2, NULL),
	REAL("geqp3", geqp3, 2, 3, NULL),
	COMPLEX("geqp3", geqp3, 2, 3, NULL),
	REAL("orgqr", orgqr, 2, 1, NULL),
	COMPLEX("ungqr", orgqr, 2, 1, NULL),
	REAL("ormqr", ormqr, 3, 1, NULL),
	COMPLEX("unmqr", ormqr, 3, 1, NULL),
	REAL("gtsv", gtsv, 4, 5, wfi_jvp_gtsv, .transpose = wfi_transpose_gtsv),
	COMPLEX("gtsv", gtsv, 4, 5, wfi_jvp_gtsv, .transpose = wfi_transpose_gtsv),
	REAL("syevd", syevd, 1, 3, wfi_jvp_syevd),
	COMPLEX("heevd", syevd, 1, 3, wfi_jvp_syevd),
	REAL("geev", geev, 1, 5, wfi_jvp_geev),
	COMPLEX("geev", geev, 1, 4, wfi_jvp_geev),
	REAL("gees", gees, 1, 6, NULL),
	COMPLEX("gees", gees, 1, 5, NULL),
	REAL("gehrd", gehrd, 1, 3, NULL),
	COMPLEX("gehrd", gehrd, 1, 3, NULL),
	REAL("sytrd", sytrd, 1, 5, NULL),
	COMPLEX("hetrd", sytrd, 1, 5, NULL),
	REAL("gesdd", gesdd, 1, 5, wfi_jvp_gesdd),
	COMPLEX("gesdd", gesdd, 1, 5, wfi_jvp_gesdd),
	REAL("gesvd", gesvd, 1, 5, wfi_jvp_gesdd),
	COMPLEX("gesvd", gesvd, 1, 5, wfi_jvp_gesdd),
	{ .name = "wf_pivots_to_permutation", .n_in = 1, .n_out = 1, .infer = infer_permutation, .eval = run_permutation },
	{ .name = NULL },
};
