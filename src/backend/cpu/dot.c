/* dot.c: products: how the operands lie, and the loops for when the library is not there. */
#include "backend/cpu/dot.h"

/* Fewer multiplications than this are made as loops by the code generator, where they fuse with what is around them. */
enum { FEW = 1 << 14, FEW_BY_VECTOR = 1 << 18 };

static bool has(wfi_dims d, int64_t x)
{
	for (int i = 0; i < d.n; i++)
		if (d.v[i] == x)
			return true;
	return false;
}

static int64_t product_of(const wfi_type *t, wfi_dims d)
{
	int64_t n = 1;

	for (int i = 0; i < d.n; i++)
		n *= t->dims[d.v[i]];
	return n;
}

static int64_t free_of(const wfi_type *t, wfi_dims batch, wfi_dims contract)
{
	int64_t n = 1;

	for (int i = 0; i < t->rank; i++)
		if (!has(batch, i) && !has(contract, i))
			n *= t->dims[i];
	return n;
}

bool wfi_dot_is_library(const wfi_eqn *e)
{
	const wfi_dot_attrs *a = e->attrs;
	const wfi_type *l = &e->in[0]->type, *r = &e->in[1]->type;
	wf_dtype d = e->out->type.dtype;

	if (!wfi_is_float(d) || l->dtype != d || r->dtype != d)
		return false;
	int64_t batch = product_of(l, a->lhs_batch), k = product_of(l, a->lhs_contract);
	int64_t m = free_of(l, a->lhs_batch, a->lhs_contract), n = free_of(r, a->rhs_batch, a->rhs_contract);
	if (k < 2 || !batch || !m || !n)
		return false;
	return (double)batch * (double)m * (double)n * (double)k > (m == 1 || n == 1 ? FEW_BY_VECTOR : FEW);
}

/* n dimensions as one: its extent and the distance of neighbours; false when they do not lie evenly */
static bool as_one(int n, const int64_t *dims, const int64_t *strides, int64_t *extent, int64_t *stride)
{
	*extent = 1;
	*stride = 1;
	for (int i = n - 1; i >= 0; i--) {
		if (dims[i] == 1)
			continue;
		if (*extent == 1)
			*stride = strides[i];
		else if (strides[i] != *stride * *extent)
			return false;
		*extent *= dims[i];
	}
	return true;
}

static int64_t count_of(int n, const int64_t *dims)
{
	int64_t count = 1;

	for (int i = 0; i < n; i++)
		count *= dims[i];
	return count;
}

/* the operand's dimensions in the order batch, rows, columns; rows_are_free: of the left one, whose columns are contracted */
static void lay_out(wfi_matrix *x, const wfi_type *t, wfi_dims batch, wfi_dims contract, bool rows_are_free, int64_t *rows,
		    int64_t *columns)
{
	int64_t strides[WF_MAX_RANK], order[WF_MAX_RANK];
	int n = 0, n_free = t->rank - batch.n - contract.n;

	wfi_type_strides(t, strides);
	for (int i = 0; i < batch.n; i++)
		order[n++] = batch.v[i];
	for (int i = 0; i < contract.n && !rows_are_free; i++)
		order[n++] = contract.v[i];
	for (int i = 0; i < t->rank; i++)
		if (!has(batch, i) && !has(contract, i))
			order[n++] = i;
	for (int i = 0; i < contract.n && rows_are_free; i++)
		order[n++] = contract.v[i];
	x->rank = n;
	for (int i = 0; i < n; i++) {
		x->dims[i] = t->dims[order[i]];
		x->strides[i] = strides[order[i]];
	}
	int b = batch.n, r = rows_are_free ? n_free : contract.n;
	bool even = as_one(r, x->dims + b, x->strides + b, rows, &x->row);
	even = as_one(n - b - r, x->dims + b + r, x->strides + b + r, columns, &x->column) && even;
	if (*columns == 1)
		x->column = 1;
	else if (*rows == 1)
		x->row = x->column == 1 ? *columns : 1;
	x->packed = !even || (x->row != 1 && x->column != 1);
	if (x->packed) {
		*rows = count_of(r, x->dims + b);
		*columns = count_of(n - b - r, x->dims + b + r);
		x->row = *columns;
		x->column = 1;
	}
}

static size_t reserve(wfi_dot *d, size_t bytes)
{
	size_t at = d->scratch;

	d->scratch += (bytes + 63) / 64 * 64;
	return at;
}

void wfi_dot_prepare(wfi_dot *d, const wfi_eqn *e)
{
	const wfi_dot_attrs *a = e->attrs;
	const wfi_type *l = &e->in[0]->type, *r = &e->in[1]->type;
	size_t size = wf_dtype_size(l->dtype);

	wfi_blas_open();
	*d = (wfi_dot){ .dtype = l->dtype, .batch = product_of(l, a->lhs_batch), .n_batch_dims = a->lhs_batch.n };
	lay_out(&d->a, l, a->lhs_batch, a->lhs_contract, true, &d->m, &d->k);
	lay_out(&d->b, r, a->rhs_batch, a->rhs_contract, false, &d->k, &d->n);
	for (int i = 0; i < a->lhs_batch.n; i++) {
		d->batch_dims[i] = d->a.dims[i];
		d->a_batch[i] = d->a.strides[i];
		d->b_batch[i] = d->b.strides[i];
	}
	if (d->a.packed)
		d->pack_a = reserve(d, (size_t)(d->m * d->k) * size);
	if (d->b.packed)
		d->pack_b = reserve(d, (size_t)(d->k * d->n) * size);
	if (size == 2) {
		d->wide_a = reserve(d, (size_t)(d->m * d->k) * sizeof(float));
		d->wide_b = reserve(d, (size_t)(d->k * d->n) * sizeof(float));
		d->wide_c = reserve(d, (size_t)(d->m * d->n) * sizeof(float));
	}
}

/* ---- operands that are copied first ---- */

static void pack(const wfi_matrix *x, int n_batch, size_t size, const char *from, char *to)
{
	int64_t index[WF_MAX_RANK] = { 0 };

	for (bool more = true; more; to += size) {
		int64_t at = 0;
		for (int i = n_batch; i < x->rank; i++)
			at += index[i] * x->strides[i];
		memcpy(to, from + (size_t)at * size, size);
		more = false;
		for (int i = x->rank - 1; i >= n_batch && !more; i--) {
			more = ++index[i] < x->dims[i];
			if (!more)
				index[i] = 0;
		}
	}
}

static float widened(wf_dtype d, uint16_t x)
{
	return d == WF_F16 ? wfi_f16_to_f32(x) : wfi_bf16_to_f32(x);
}

/* rows × columns by strides to dense f32 */
static void widen(wf_dtype d, int64_t rows, int64_t columns, int64_t row, int64_t column, const uint16_t *from, float *to)
{
	for (int64_t i = 0; i < rows; i++)
		for (int64_t j = 0; j < columns; j++)
			to[i * columns + j] = widened(d, from[i * row + j * column]);
}

/* ---- without a library: four rows by sixteen columns at once; each element is summed in the order of k ---- */
enum { TILE_M = 4, TILE_N = 16 };

#define LOOPS(name, T) \
	static void name##_tile(int64_t rows, int64_t columns, int64_t k, const T *a, int64_t ar, int64_t ac, const T *b, \
				int64_t br, int64_t bc, T *c, int64_t n) \
	{ \
		T sum[TILE_M][TILE_N] = { { 0 } }; \
		for (int64_t p = 0; p < k; p++) { \
			T x[TILE_N] = { 0 }; \
			for (int64_t j = 0; j < columns; j++) \
				x[j] = b[p * br + j * bc]; \
			for (int64_t i = 0; i < rows; i++) { \
				const T y = a[i * ar + p * ac]; \
				for (int j = 0; j < TILE_N; j++) \
					sum[i][j] += y * x[j]; \
			} \
		} \
		for (int64_t i = 0; i < rows; i++) \
			memcpy(c + i * n, sum[i], (size_t)columns * sizeof *c); \
	} \
	static void name(int64_t m, int64_t n, int64_t k, const T *a, int64_t ar, int64_t ac, const T *b, int64_t br, \
			 int64_t bc, T *c) \
	{ \
		for (int64_t j = 0; j < n; j += TILE_N) \
			for (int64_t i = 0; i < m; i += TILE_M) \
				name##_tile(WFI_MIN(TILE_M, m - i), WFI_MIN(TILE_N, n - j), k, a + i * ar, ar, ac, b + j * bc, \
					    br, bc, c + i * n + j, n); \
	}

LOOPS(loops_f32, float)
LOOPS(loops_f64, double)

/* ---- one product ---- */

static void one_f32(const wfi_dot *d, const float *a, int64_t ar, int64_t ac, const float *b, int64_t br, int64_t bc, float *c)
{
	if (!wfi_blas_f32(d->m, d->n, d->k, a, ar, ac, b, br, bc, c))
		loops_f32(d->m, d->n, d->k, a, ar, ac, b, br, bc, c);
}

static void one_half(const wfi_dot *d, const uint16_t *a, const uint16_t *b, uint16_t *c, char *scratch)
{
	float *wa = (float *)(void *)(scratch + d->wide_a), *wb = (float *)(void *)(scratch + d->wide_b),
	      *wc = (float *)(void *)(scratch + d->wide_c);

	widen(d->dtype, d->m, d->k, d->a.row, d->a.column, a, wa);
	widen(d->dtype, d->k, d->n, d->b.row, d->b.column, b, wb);
	one_f32(d, wa, d->k, 1, wb, d->n, 1, wc);
	for (int64_t i = 0; i < d->m * d->n; i++)
		c[i] = d->dtype == WF_F16 ? wfi_f32_to_f16(wc[i]) : wfi_f32_to_bf16(wc[i]);
}

static void one(const wfi_dot *d, const char *a, const char *b, char *c, char *scratch)
{
	size_t size = wf_dtype_size(d->dtype);

	if (d->a.packed) {
		pack(&d->a, d->n_batch_dims, size, a, scratch + d->pack_a);
		a = scratch + d->pack_a;
	}
	if (d->b.packed) {
		pack(&d->b, d->n_batch_dims, size, b, scratch + d->pack_b);
		b = scratch + d->pack_b;
	}
	const void *x = a, *y = b;
	void *z = c;
	if (size == 2)
		one_half(d, x, y, z, scratch);
	else if (d->dtype == WF_F32)
		one_f32(d, x, d->a.row, d->a.column, y, d->b.row, d->b.column, z);
	else if (!wfi_blas_f64(d->m, d->n, d->k, x, d->a.row, d->a.column, y, d->b.row, d->b.column, z))
		loops_f64(d->m, d->n, d->k, x, d->a.row, d->a.column, y, d->b.row, d->b.column, z);
}

void wfi_dot_run(const wfi_dot *d, const void *a, const void *b, void *c, void *scratch)
{
	int64_t size = (int64_t)wf_dtype_size(d->dtype), index[WF_MAX_RANK] = { 0 };

	for (int64_t i = 0; i < d->batch; i++) {
		int64_t at_a = 0, at_b = 0;
		for (int k = 0; k < d->n_batch_dims; k++) {
			at_a += index[k] * d->a_batch[k];
			at_b += index[k] * d->b_batch[k];
		}
		one(d, (const char *)a + at_a * size, (const char *)b + at_b * size, (char *)c + i * d->m * d->n * size, scratch);
		for (int k = d->n_batch_dims - 1; k >= 0; k--) {
			if (++index[k] < d->batch_dims[k])
				break;
			index[k] = 0;
		}
	}
}
