/* chlo.top_k: the greatest elements along the last dimension, and where they are. */
#include <stdlib.h>
#include "op/array.h"
#include "op/batch.h"
#include "op/class.h"
#include "op/numeric.h"
#include "op/region.h"

static bool infer(wfi_infer *c)
{
	const wfi_top_k_attrs *a = c->attrs;
	const wfi_type *t = &c->in[0];
	int64_t dims[WF_MAX_RANK];
	char u[WFI_TYPE_TEXT];

	if (!wfi_infer_arity(c))
		return false;
	if (t->dtype != WF_BOOL && !wfi_is_int(t->dtype) && !wfi_is_float(t->dtype))
		return wfi_infer_fail(c, "operands must be bool or real numbers, got %s", wfi_type_text(t, u));
	if (!t->rank || a->k < 0 || a->k > t->dims[t->rank - 1])
		return wfi_infer_fail(c, "k = %lld is more than the last dimension of %s has", (long long)a->k, wfi_type_text(t, u));
	memcpy(dims, t->dims, sizeof dims);
	dims[t->rank - 1] = a->k;
	return wfi_infer_result(c, 0, t->dtype, t->rank, dims) && wfi_infer_result(c, 1, WF_I32, t->rank, dims);
}

/* Numbers in their order as unsigned ones. Of floats it is the total one: −NaN, −∞ … −0, +0 … +∞, +NaN. */
static uint64_t rank_of(wf_dtype d, const void *p, int64_t i)
{
	const uint64_t top = UINT64_C(1) << 63;

	if (!wfi_is_float(d))
		return (uint64_t)wfi_load_i(d, p, i) ^ (wfi_is_signed(d) ? top : 0);
	double x = wfi_load_f(d, p, i);
	uint64_t bits;
	memcpy(&bits, &x, sizeof bits);
	return bits & top ? ~bits : bits | top;
}

typedef struct place { uint64_t rank; int64_t index; } place;

static int greater_first(const void *a, const void *b)
{
	const place *x = a, *y = b;

	if (x->rank != y->rank)
		return x->rank > y->rank ? -1 : 1;
	return x->index < y->index ? -1 : 1;
}

static wf_error *eval(const wfi_eval *e)
{
	const wfi_top_k_attrs *a = e->attrs;
	const wfi_type *t = &e->in_type[0];
	const int64_t n = t->dims[t->rank - 1], rows = n ? wfi_type_count(t) / n : 0;
	const size_t size = wf_dtype_size(t->dtype);
	place *p = wfi_try_alloc((size_t)(n + 1) * sizeof *p);

	if (!p)
		return wfi_out_of_memory((size_t)n * sizeof *p, "top_k");
	for (int64_t r = 0; r < rows; r++) {
		for (int64_t i = 0; i < n; i++)
			p[i] = (place){ rank_of(t->dtype, e->in[0], r * n + i), i };
		qsort(p, (size_t)n, sizeof *p, greater_first);
		for (int64_t i = 0; i < a->k; i++) {
			((int32_t *)e->out[1])[r * a->k + i] = (int32_t)p[i].index;
			memcpy((char *)e->out[0] + (size_t)(r * a->k + i) * size, (const char *)e->in[0] + (size_t)(r * n + p[i].index) * size, size);
		}
	}
	wfi_free(p);
	return NULL;
}

/* the tangents of the elements that were taken */
static void jvp(const wfi_view *e, const wf_val *t, wf_val *out)
{
	out[0] = (wf_take_along_axis)(t[0], e->out[1], e->in_type[0].rank - 1);
}

static const wfi_attr_field fields[] = { { "k", WFI_ATTR_I64, offsetof(wfi_top_k_attrs, k), NULL }, { 0 } };
#define SAMPLE(type, k) { .in = type, .attrs = &(const wfi_top_k_attrs){ k }, .lo = -100, .hi = 100 }
static const wfi_sample samples[] = {
	SAMPLE("f32[37]", 5),
	SAMPLE("f64[3,5,7]", 7),
	SAMPLE("bf16[4,19]", 1),
	SAMPLE("f16[9]", 3),
	SAMPLE("i32[2,20]", 4),
	SAMPLE("u8[300]", 10),
	SAMPLE("bool[2,5]", 2),
	SAMPLE("f32[0,3]", 2),
	SAMPLE("f32[3]", 0),
	{ 0 },
};
const wfi_op wfi_op_top_k = {
	.name = "chlo.top_k",
	.doc = "The k greatest elements along the last dimension in descending order, and their places as i32; of equal ones the first, NaN is "
	       "greatest.",
	.n_in = 1, .n_out = 2, .attrs_size = sizeof(wfi_top_k_attrs), .fields = fields, .infer = infer,
	.jvp_all = jvp, .no_transpose = "not linear", .batch = wfi_batch_same, .lowering = WFI_LOWER_HOST, .eval = eval, .loops = &wfi_loops_top, .shard = "batch", .samples = samples,
};

/** (values, places): the k greatest elements of x along its last axis, descending, and where they are, as i32 (jax.lax.top_k). Of equal
 * elements the first comes first; NaN is greatest. */
wf_val (wf_top_k)(wf_val x, int64_t k)
{
	wf_val out[2];

	wfi_emit_n(&wfi_op_top_k, &(const wfi_top_k_attrs){ k }, 1, &x, 0, NULL, out, 2);
	return wfi_is_poison(out[0]) ? wfi_poison : wfi_tuple((const wf_val[]){ out[0], out[1], wfi_end });
}
