/* dot.c: products: how the operands lie, and what runs them: kernel/product.h, or the library for a matrix times a vector. */
#include "backend/cpu/dot.h"
#include "kernel/parallel.h"

/* Fewer multiplications than this are made as loops by the code generator, where they fuse with what is around them. */
enum { FEW = 1 << 14, FEW_BY_VECTOR = 1 << 18 };
enum { WORTH = 1 << 19 }; /* multiplications that are worth a second thread */

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

bool wfi_dot_is_vector(const wfi_eqn *e)
{
	const wfi_dot_attrs *a = e->attrs;

	return free_of(&e->in[0]->type, a->lhs_batch, a->lhs_contract) == 1 || free_of(&e->in[1]->type, a->rhs_batch, a->rhs_contract) == 1;
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
	size_t at = d->room;

	d->room += (bytes + 63) / 64 * 64;
	return at;
}

static void prepare_product(wfi_dot *d, int workers)
{
	d->product = (wfi_product){
		.dtype = d->dtype, .m = d->m, .n = d->n, .k = d->k, .ldc = d->n, .workers = workers,
		.ar = d->a.row, .ac = d->a.column, .br = d->b.row, .bc = d->b.column,
	};
	wfi_product_prepare(&d->product);
	d->tiles = reserve(d, d->product.scratch);
}

static void prepare(wfi_dot *d, const wfi_eqn *e, int workers, bool apart)
{
	const wfi_dot_attrs *a = e->attrs;
	const wfi_type *l = &e->in[0]->type, *r = &e->in[1]->type;
	size_t size = wf_dtype_size(l->dtype);

	*d = (wfi_dot){ .dtype = l->dtype, .batch = product_of(l, a->lhs_batch), .n_batch_dims = a->lhs_batch.n };
	lay_out(&d->a, l, a->lhs_batch, a->lhs_contract, true, &d->m, &d->k);
	lay_out(&d->b, r, a->rhs_batch, a->rhs_contract, false, &d->k, &d->n);
	for (int i = 0; i < a->lhs_batch.n; i++) {
		d->batch_dims[i] = d->a.dims[i];
		d->a_batch[i] = d->a.strides[i];
		d->b_batch[i] = d->b.strides[i];
	}
	d->by_library = (d->m == 1 || d->n == 1) && size > 2;
	if (d->by_library)
		wfi_blas_open();
	d->apart = apart || (d->batch >= 2 * workers && workers > 1 && d->batch < 1 << 20 &&
	           (double)d->batch * (double)d->m * (double)d->n * (double)d->k > WORTH);
	d->workers = workers;
	if (d->a.packed)
		d->pack_a = reserve(d, (size_t)(d->m * d->k) * size);
	if (d->b.packed)
		d->pack_b = reserve(d, (size_t)(d->k * d->n) * size);
	prepare_product(d, d->apart ? 1 : workers);
	d->scratch = d->room * (size_t)(d->apart ? workers : 1);
}

void wfi_dot_prepare(wfi_dot *d, const wfi_eqn *e, int workers)
{
	prepare(d, e, workers, false);
}

void wfi_dot_prepare_apart(wfi_dot *d, const wfi_eqn *e, int workers)
{
	prepare(d, e, workers, true);
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

/* ---- one product ---- */

static bool by_library(const wfi_dot *d, const void *a, const void *b, void *c)
{
	if (!d->by_library)
		return false;
	return d->dtype == WF_F32 ? wfi_blas_f32(d->m, d->n, d->k, a, d->a.row, d->a.column, b, d->b.row, d->b.column, c)
	                          : wfi_blas_f64(d->m, d->n, d->k, a, d->a.row, d->a.column, b, d->b.row, d->b.column, c);
}

typedef struct job {
	const wfi_dot *d;
	const char *a, *b;
	char *c, *scratch;
	int64_t each; /* products of a task */
} job;

static void one(const job *g, int64_t i, char *room)
{
	const wfi_dot *d = g->d;
	const int64_t size = (int64_t)wf_dtype_size(d->dtype);
	int64_t at_a = 0, at_b = 0;

	for (int64_t k = d->n_batch_dims - 1, rest = i; k >= 0; k--) {
		at_a += rest % d->batch_dims[k] * d->a_batch[k];
		at_b += rest % d->batch_dims[k] * d->b_batch[k];
		rest /= d->batch_dims[k];
	}
	const char *a = g->a + at_a * size, *b = g->b + at_b * size;
	if (d->a.packed) {
		pack(&d->a, d->n_batch_dims, (size_t)size, a, room + d->pack_a);
		a = room + d->pack_a;
	}
	if (d->b.packed) {
		pack(&d->b, d->n_batch_dims, (size_t)size, b, room + d->pack_b);
		b = room + d->pack_b;
	}
	char *c = g->c + i * d->m * d->n * size;
	if (!by_library(d, a, b, c))
		wfi_product_run(&d->product, a, b, c, room + d->tiles);
}

static void some(void *user, int task, int worker)
{
	const job *g = user;

	for (int64_t i = task * g->each; i < WFI_MIN((task + 1) * g->each, g->d->batch); i++)
		one(g, i, g->scratch + (size_t)worker * g->d->room);
}

void wfi_dot_run_some(const wfi_dot *d, const void *a, const void *b, void *c, void *room, int64_t from, int64_t to)
{
	const job g = { d, a, b, c, room, 1 };

	for (int64_t i = from; i < to; i++)
		one(&g, i, room);
}

void wfi_dot_run(const wfi_dot *d, const void *a, const void *b, void *c, void *scratch)
{
	job g = { d, a, b, c, scratch, 1 };

	if (!d->apart) {
		for (int64_t i = 0; i < d->batch; i++)
			one(&g, i, scratch);
		return;
	}
	g.each = WFI_MAX(1, d->batch / (8 * d->workers));
	wfi_parallel_for((int)((d->batch + g.each - 1) / g.each), d->workers, some, &g);
}
