/* array.c: see array.h. */
#include <complex.h>
#include <math.h>
#include <stdlib.h>
#include "op/array.h"

bool wfi_dims_has(wfi_dims d, int64_t x)
{
	for (int i = 0; i < d.n; i++)
		if (d.v[i] == x)
			return true;
	return false;
}

wfi_ints wfi_count_up(int from, int n)
{
	wfi_ints l = { .n = n };
	for (int i = 0; i < n; i++)
		l.v[i] = from + i;
	return l;
}

wfi_ints wfi_fill_dims(int n, int64_t x)
{
	wfi_ints l = { .n = n };
	for (int i = 0; i < n; i++)
		l.v[i] = x;
	return l;
}

/* ---- infer ---- */

bool wfi_infer_dims(wfi_infer *c, const char *what, wfi_dims d, int rank, bool sorted)
{
	for (int i = 0; i < d.n; i++) {
		if (d.v[i] < 0 || d.v[i] >= rank)
			return wfi_infer_fail(c, "%s has dimension %lld of an array of rank %d", what, (long long)d.v[i], rank);
		if (wfi_dims_has((wfi_dims){ i, d.v }, d.v[i]))
			return wfi_infer_fail(c, "%s has dimension %lld twice", what, (long long)d.v[i]);
		if (sorted && i && d.v[i] < d.v[i - 1])
			return wfi_infer_fail(c, "%s is not in ascending order", what);
	}
	return true;
}

bool wfi_infer_result(wfi_infer *c, int i, wf_dtype d, int rank, const int64_t *dims)
{
	int64_t n = (int64_t)wf_dtype_size(d);
	bool empty = false;

	if (rank > WF_MAX_RANK)
		return wfi_infer_fail(c, "the result would have %d dimensions, more than %d", rank, WF_MAX_RANK);
	for (int k = 0; k < rank; k++) {
		if (dims[k] < 0)
			return wfi_infer_fail(c, "the result's dimension %d would have size %lld", k, (long long)dims[k]);
		empty |= !dims[k];
	}
	for (int k = 0; k < rank && !empty; k++)
		if (__builtin_mul_overflow(n, dims[k], &n))
			return wfi_infer_fail(c, "the result would have more bytes than 2^63");
	c->out[i] = wfi_type_make(d, rank, dims);
	return true;
}

/* ---- eval ---- */

wfi_walk wfi_walk_over(const wfi_type *t)
{
	return (wfi_walk){ .type = t, .more = wfi_type_count(t) > 0 };
}

void wfi_walk_next(wfi_walk *w)
{
	w->place++;
	for (int i = w->type->rank - 1; i >= 0; i--) {
		if (++w->index[i] < w->type->dims[i])
			return;
		w->index[i] = 0;
	}
	w->more = false;
}

int64_t wfi_place(const wfi_type *t, const int64_t *index)
{
	int64_t p = 0;
	for (int i = 0; i < t->rank; i++)
		p = p * t->dims[i] + index[i];
	return p;
}

void wfi_move(const wfi_eval *e, int64_t to, int operand, int64_t from)
{
	size_t size = wf_dtype_size(e->out_type[0].dtype);
	memcpy((char *)e->out[0] + (size_t)to * size, (const char *)e->in[operand] + (size_t)from * size, size);
}

int64_t wfi_load_place(wf_dtype d, const void *p, int64_t i)
{
	int64_t x = wfi_load_i(d, p, i);
	return d == WF_U64 && x < 0 ? INT64_MAX : x;
}

/* NaN of either side wins; +0 is greater than −0 */
static double max_f(double a, double b)
{
	if (a != a || b != b)
		return NAN;
	if (a == b)
		return signbit(a) ? b : a;
	return a > b ? a : b;
}

double wfi_combine_f(int kind, double acc, double x)
{
	switch (kind) {
	case WFI_RED_ADD: return acc + x;
	case WFI_RED_MUL: return acc * x;
	case WFI_RED_MAX: return max_f(acc, x);
	case WFI_RED_MIN: return -max_f(-acc, -x);
	default: return x;
	}
}

static bool less_i(wf_dtype d, int64_t a, int64_t b)
{
	return d == WF_U64 ? (uint64_t)a < (uint64_t)b : a < b;
}

int64_t wfi_combine_i(int kind, wf_dtype d, int64_t acc, int64_t x)
{
	switch (kind) {
	case WFI_RED_ADD: return (int64_t)((uint64_t)acc + (uint64_t)x);
	case WFI_RED_MUL: return (int64_t)((uint64_t)acc * (uint64_t)x);
	case WFI_RED_MAX: return less_i(d, acc, x) ? x : acc;
	case WFI_RED_MIN: return less_i(d, x, acc) ? x : acc;
	case WFI_RED_AND: return acc & x;
	case WFI_RED_OR: return acc | x;
	default: return x;
	}
}

double wfi_identity_f(int kind)
{
	switch (kind) {
	case WFI_RED_MUL: return 1;
	case WFI_RED_MAX: return -INFINITY;
	case WFI_RED_MIN: return INFINITY;
	default: return 0;
	}
}

int64_t wfi_identity_i(int kind, wf_dtype d)
{
	int bits = wfi_dtype_bits(d);
	bool is_signed = wfi_is_signed(d);
	uint64_t ones = bits >= 64 ? UINT64_MAX : ((uint64_t)1 << bits) - 1;

	switch (kind) {
	case WFI_RED_MUL: return 1;
	case WFI_RED_AND: return (int64_t)(is_signed ? UINT64_MAX : ones);
	case WFI_RED_MIN: return (int64_t)(is_signed ? ones >> 1 : ones);
	case WFI_RED_MAX: return is_signed ? -(int64_t)(ones >> 1) - 1 : 0;
	default: return 0;
	}
}

wfi_num wfi_num_load(wf_dtype d, const void *p, int64_t i)
{
	if (wfi_is_complex(d))
		return (wfi_num){ .c = wfi_load_c(d, p, i) };
	if (wfi_is_float(d))
		return (wfi_num){ .f = wfi_load_f(d, p, i) };
	return (wfi_num){ .i = wfi_load_i(d, p, i) };
}

void wfi_num_store(wf_dtype d, void *p, int64_t i, wfi_num x)
{
	if (wfi_is_complex(d))
		wfi_store_c(d, p, i, x.c);
	else if (wfi_is_float(d))
		wfi_store_f(d, p, i, x.f);
	else
		wfi_store_i(d, p, i, x.i);
}

/* complex numbers are ordered by the real part, then by the imaginary part */
static bool less_c(double _Complex a, double _Complex b)
{
	return creal(a) < creal(b) || (creal(a) == creal(b) && cimag(a) < cimag(b));
}

static double _Complex combine_c(int kind, double _Complex a, double _Complex b)
{
	switch (kind) {
	case WFI_RED_ADD: return a + b;
	case WFI_RED_MUL: /* the four products as they are: C's own would turn NaN into infinities */
		return wfi_complex(creal(a) * creal(b) - cimag(a) * cimag(b), creal(a) * cimag(b) + cimag(a) * creal(b));
	case WFI_RED_MAX: return less_c(a, b) ? b : a;
	case WFI_RED_MIN: return less_c(b, a) ? b : a;
	default: return b;
	}
}

/* sums and products of c64 as f32 has them, step by step: where parts cancel, that is what others expect to see */
static double _Complex combine_c64(int kind, double _Complex x, double _Complex y)
{
	float a = (float)creal(x), b = (float)cimag(x), c = (float)creal(y), d = (float)cimag(y);
	if (kind == WFI_RED_ADD)
		return wfi_complex((double)(a + c), (double)(b + d));
	return wfi_complex((double)(a * c - b * d), (double)(a * d + b * c));
}

wfi_num wfi_num_combine(int kind, wf_dtype d, wfi_num acc, wfi_num x)
{
	if (d == WF_C64 && (kind == WFI_RED_ADD || kind == WFI_RED_MUL))
		return (wfi_num){ .c = combine_c64(kind, acc.c, x.c) };
	if (wfi_is_complex(d))
		return (wfi_num){ .c = combine_c(kind, acc.c, x.c) };
	if (wfi_is_float(d))
		return (wfi_num){ .f = wfi_combine_f(kind, acc.f, x.f) };
	return (wfi_num){ .i = wfi_combine_i(kind, d, acc.i, x.i) };
}

wfi_num wfi_num_identity(int kind, wf_dtype d)
{
	double f = wfi_identity_f(kind);
	if (wfi_is_complex(d))
		return (wfi_num){ .c = wfi_complex(f, isinf(f) ? f : 0) };
	return wfi_is_float(d) ? (wfi_num){ .f = f } : (wfi_num){ .i = wfi_identity_i(kind, d) };
}

const char *wfi_kind_misfit(int kind, wf_dtype d)
{
	if (d == WF_TOKEN)
		return "a token is no number";
	if (d == WF_BOOL && (kind == WFI_RED_ADD || kind == WFI_RED_MUL))
		return "use and, or";
	if (wfi_is_inexact(d) && (kind == WFI_RED_AND || kind == WFI_RED_OR))
		return "bool or integers are needed";
	return NULL;
}

/* ---- where gather reads and scatter writes ---- */

wfi_places wfi_places_of(const wfi_gather_attrs *a, const wfi_type *operand, const wfi_type *indices, const wfi_type *result)
{
	wfi_places p = { .rank = operand->rank, .n_index = indices->rank, .scalar = a->index_vector_dim == indices->rank };
	int r = 0;

	for (int d = 0, k = 0; d < operand->rank; d++) {
		bool walked = !wfi_dims_has(a->collapsed_slice_dims, d) && !wfi_dims_has(a->operand_batching_dims, d);
		p.window[d] = walked ? (int)a->offset_dims.v[k++] : -1;
		p.batching[d] = p.component[d] = -1;
	}
	for (int i = 0; i < a->operand_batching_dims.n; i++)
		p.batching[a->operand_batching_dims.v[i]] = (int)a->start_indices_batching_dims.v[i];
	for (int i = 0; i < a->start_index_map.n; i++)
		p.component[a->start_index_map.v[i]] = i;
	for (int i = 0; i < indices->rank; i++) {
		p.batch[i] = -1;
		if (i == a->index_vector_dim)
			continue;
		while (r < result->rank && wfi_dims_has(a->offset_dims, r))
			r++;
		p.batch[i] = r++;
	}
	return p;
}

wfi_gather_attrs wfi_gather_of_scatter(const wfi_scatter_attrs *a, const wfi_type *operand, const wfi_type *updates, wfi_ints *sizes)
{
	sizes->n = 0;
	for (int d = 0, k = 0; d < operand->rank; d++) {
		bool walked = !wfi_dims_has(a->inserted_window_dims, d) && !wfi_dims_has(a->input_batching_dims, d);
		wfi_ints_add(sizes, walked ? updates->dims[a->update_window_dims.v[k++]] : 1);
	}
	return (wfi_gather_attrs){
		.offset_dims = a->update_window_dims,
		.collapsed_slice_dims = a->inserted_window_dims,
		.operand_batching_dims = a->input_batching_dims,
		.start_indices_batching_dims = a->scatter_indices_batching_dims,
		.start_index_map = a->scatter_dims_to_operand_dims,
		.index_vector_dim = a->index_vector_dim,
		.slice_sizes = wfi_ints_dims(sizes),
		.indices_are_sorted = a->indices_are_sorted,
	};
}

wfi_scatter_attrs wfi_scatter_of_gather(const wfi_gather_attrs *a, int kind)
{
	return (wfi_scatter_attrs){
		.kind = kind,
		.update_window_dims = a->offset_dims,
		.inserted_window_dims = a->collapsed_slice_dims,
		.input_batching_dims = a->operand_batching_dims,
		.scatter_indices_batching_dims = a->start_indices_batching_dims,
		.scatter_dims_to_operand_dims = a->start_index_map,
		.index_vector_dim = a->index_vector_dim,
		.indices_are_sorted = a->indices_are_sorted,
	};
}

/* ---- constructors ---- */

wf_val wfi_zeros_of(const wfi_type *t)
{
	return wfi_splat(t, 0);
}

wf_val wfi_along(wf_val x, const wfi_type *shape, int64_t d)
{
	return wfi_emit_broadcast(x, wfi_type_dims(shape), (wfi_dims){ 1, &d });
}

/* ---- arguments ---- */

bool wfi_copy_dims(const char *op, const int64_t *v, size_t n, wfi_ints *out)
{
	*out = (wfi_ints){ 0 };
	if (n > WF_MAX_RANK) {
		wfi_fail(op, "%zu dimensions given, at most %d are possible", n, WF_MAX_RANK);
		return false;
	}
	for (size_t i = 0; i < n; i++)
		wfi_ints_add(out, v[i]);
	return true;
}

bool wfi_read_dims(const char *op, const int64_t *v, wfi_ints *out)
{
	size_t n = 0;
	while (v[n] != WFI_END_DIM)
		n++;
	return wfi_copy_dims(op, v, n, out);
}

static int by_value(const void *a, const void *b)
{
	int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
	return (x > y) - (x < y);
}

bool wfi_resolve_axes(const char *op, wfi_dims axes, int rank, wfi_ints *out)
{
	*out = axes.n ? (wfi_ints){ 0 } : wfi_count_up(0, rank);
	for (int i = 0; i < axes.n; i++) {
		int a = axes.v[i] < INT_MIN || axes.v[i] > INT_MAX ? INT_MAX : (int)axes.v[i];
		if ((a = wfi_axis_index(op, a, rank)) < 0)
			return false;
		if (wfi_dims_has(wfi_ints_dims(out), a)) {
			wfi_fail(op, "axis %d is given twice", a);
			return false;
		}
		wfi_ints_add(out, a);
	}
	if (out->n)
		qsort(out->v, (size_t)out->n, sizeof out->v[0], by_value);
	return true;
}

bool wfi_read_axes(const char *op, wf_axes axes, int rank, wfi_ints *out)
{
	int64_t v[WFI_COUNT(axes.v)];

	if (axes.n < 0 || axes.n > (int)WFI_COUNT(axes.v)) {
		wfi_fail(op, "%d axes given, at most %zu are possible", axes.n, WFI_COUNT(axes.v));
		return false;
	}
	for (int i = 0; i < axes.n; i++)
		v[i] = axes.v[i];
	return wfi_resolve_axes(op, (wfi_dims){ axes.n, v }, rank, out);
}

int wfi_count_vals(const wf_val *v)
{
	int n = 0;
	while (v[n].node != wfi_end.node)
		n++;
	return n;
}

bool wfi_promote_dtypes(const char *op, wf_val *v, int n)
{
	wf_dtype d = WF_INVALID;
	bool weak = false;

	for (int i = 0; i < n; i++) {
		const wfi_value *x = wfi_leaf(op, v[i]);
		if (!x)
			return false;
		wf_dtype before = d;
		if (d)
			d = wfi_promote(d, weak, x->type.dtype, x->weak, &weak);
		else
			d = x->type.dtype, weak = x->weak;
		if (!d) {
			wfi_fail(op, "%s and %s have no common type; convert one of them first", wf_dtype_name(before),
				 wf_dtype_name(x->type.dtype));
			return false;
		}
	}
	for (int i = 0; i < n; i++)
		if (wfi_type_of(v[i])->dtype != d)
			v[i] = wf_convert(v[i], d);
	return true;
}

wf_val wfi_bool_to_i32(wf_val v)
{
	return wfi_type_of(v)->dtype == WF_BOOL ? wf_convert(v, WF_I32) : v;
}
