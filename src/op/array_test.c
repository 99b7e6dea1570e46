/* The operations on whole arrays through their public constructors: values computed by hand, from numpy's and JAX's documentation and
 * from the examples of the StableHLO specification; derivatives; what is said about arguments that do not fit; collectives. */
#include <math.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <cmocka.h>
#include <weft/collective.h>
#include <weft/ops.h>
#include "op/array.h"
#include "runtime/backend.h"
#include "transform/transform.h"

/* ---- programs of one function, on the plain evaluator ---- */

typedef wf_val function(const wf_val *x);
typedef struct array { const char *type; const double *v; } array;
#define ARRAY(type, ...) ((array){ type, (const double[]){ __VA_ARGS__ } })
#define EMPTY(type) ((array){ type, NULL })
#define LAMBDA(name, expression) static wf_val name(const wf_val *x) { (void)x; return expression; }

static wfi_type type_of(array a)
{
	wfi_type t;
	const char *end = wfi_type_parse(a.type, &t);
	if (!end || *end)
		fail_msg("\"%s\" is no type", a.type);
	return t;
}

static void *data_of(array a)
{
	wfi_type t = type_of(a);
	void *p = calloc(1, wfi_type_bytes(&t) + 8);
	assert_non_null(p);
	for (int64_t i = 0; i < wfi_type_count(&t); i++)
		wfi_store_f(t.dtype, p, i, a.v[i]);
	return p;
}

static wf_error *trace(function *f, int n, const array *in, const wfi_axis *axes, wfi_func **out)
{
	wf_val x[8];
	wfi_trace *t = wfi_trace_begin("f", axes);
	*out = NULL;
	for (int i = 0; i < n; i++) {
		wfi_type type = type_of(in[i]);
		x[i] = wfi_trace_param(t, &type, false);
	}
	wf_val y = f(x);
	return wfi_trace_end(t, 1, &y, out);
}

static wfi_func *traced(const char *what, function *f, int n, const array *in, const wfi_axis *axes)
{
	wfi_func *p = NULL;
	wf_error *err = trace(f, n, in, axes, &p);
	if (!err)
		err = wfi_func_verify(p);
	if (err)
		fail_msg("%s: %s", what, wf_error_text(err));
	return p;
}

static bool close_to(double x, double y)
{
	return isnan(y) ? isnan(x) : x == y || fabs(x - y) <= 1e-6 * fmax(1, fabs(y));
}

static void compare(const char *what, const wfi_type *t, const void *got, array want)
{
	wfi_type w = type_of(want);
	char a[WFI_TYPE_TEXT], b[WFI_TYPE_TEXT];
	if (!wfi_type_equal(t, &w))
		fail_msg("%s: the result is %s, expected %s", what, wfi_type_text(t, a), wfi_type_text(&w, b));
	for (int64_t i = 0; i < wfi_type_count(t); i++)
		if (!close_to(wfi_load_f(t->dtype, got, i), want.v[i]))
			fail_msg("%s: element %lld is %.9g, expected %.9g", what, (long long)i, wfi_load_f(t->dtype, got, i), want.v[i]);
}

/* runs p and compares its result number r */
static void run_and_compare(const char *what, wfi_func *p, int n, const array *in, int r, array want)
{
	void *x[8], *y[8];
	assert_int_equal(p->body->n_params, n);
	for (int i = 0; i < n; i++)
		x[i] = data_of(in[i]);
	for (int i = 0; i < p->body->n_results; i++) {
		y[i] = calloc(1, wfi_type_bytes(&p->body->results[i]->type) + 8);
		assert_non_null(y[i]);
	}
	wf_error *err = wfi_evaluate(p, (const void *const *)x, y, 0, NULL);
	if (err)
		fail_msg("%s: %s", what, wf_error_text(err));
	compare(what, &p->body->results[r]->type, y[r], want);
	for (int i = 0; i < n; i++)
		free(x[i]);
	for (int i = 0; i < p->body->n_results; i++)
		free(y[i]);
	wfi_func_release(p);
}

static void expect(const char *what, function *f, array want, int n, const array *in)
{
	run_and_compare(what, traced(what, f, n, in, NULL), n, in, 0, want);
}
#define EXPECT(f, want, ...) \
	expect(#f, f, want, (int)WFI_COUNT(((const array[]){ __VA_ARGS__ })), (const array[]){ __VA_ARGS__ })

/* the cotangent of operand k when the result's is the last of the inputs */
static void expect_ct(const char *what, function *f, int k, array want, int n, const array *in)
{
	bool wrt[8] = { false };
	wfi_func *p = traced(what, f, n - 1, in, NULL), *g = NULL;
	wrt[k] = true;
	wf_error *err = wfi_vjp_func(p, wrt, NULL, &g);
	if (!err)
		err = wfi_func_verify(g);
	if (err)
		fail_msg("%s: %s", what, wf_error_text(err));
	wfi_func_release(p);
	run_and_compare(what, g, n, in, 1, want);
}
#define EXPECT_CT(f, k, want, ...) \
	expect_ct("derivative of " #f, f, k, want, (int)WFI_COUNT(((const array[]){ __VA_ARGS__ })), (const array[]){ __VA_ARGS__ })

static void expect_error(const char *what, function *f, const char *text, int n, const array *in)
{
	wfi_func *p = NULL;
	wf_error *err = trace(f, n, in, NULL, &p);
	wfi_func_release(p);
	if (!err)
		fail_msg("%s: no error", what);
	if (!strstr(wf_error_message(err), text))
		fail_msg("%s: \"%s\" does not say \"%s\"", what, wf_error_message(err), text);
	wf_error_free(err);
}
#define EXPECT_ERROR(f, text, ...) \
	expect_error(#f, f, text, (int)WFI_COUNT(((const array[]){ __VA_ARGS__ })), (const array[]){ __VA_ARGS__ })

/* ---- shapes ---- */

LAMBDA(reshape_3_2, wf_reshape(x[0], 3, 2))
LAMBDA(reshape_rest, wf_reshape(x[0], 2, -1, 1))
LAMBDA(reshape_scalar, wf_reshape(x[0]))
LAMBDA(reshape_wrong, wf_reshape(x[0], 4, -1))
LAMBDA(reshape_two_unknown, wf_reshape(x[0], -1, -1))
LAMBDA(reshape_count, wf_reshape(x[0], 7))
LAMBDA(transposed, wf_transpose(x[0]))
LAMBDA(transposed_201, wf_transpose(x[0], 2, 0, -2))
LAMBDA(swapped, wf_swapaxes(x[0], 0, -1))
LAMBDA(moved, wf_moveaxis(x[0], 0, -1))
LAMBDA(expanded, wf_expand_dims(x[0], -1))
LAMBDA(squeezed, wf_squeeze(x[0]))
LAMBDA(squeezed_one, wf_squeeze(x[0], -1))
LAMBDA(squeezed_wrong, wf_squeeze(x[0], 1))
LAMBDA(broadcast, wf_broadcast_to(x[0], 2, 3))
LAMBDA(broadcast_wrong, wf_broadcast_to(x[0], 2, 4))
LAMBDA(flipped, wf_flip(x[0]))
LAMBDA(flipped_1, wf_flip(x[0], -1))

static void test_shapes(void **unused)
{
	(void)unused;
	const array x = ARRAY("f32[2,3]", 1, 2, 3, 4, 5, 6), one = ARRAY("i32[1,1]", 9), t = ARRAY("f32[1,3,1]", 1, 2, 3);
	EXPECT(reshape_3_2, ARRAY("f32[3,2]", 1, 2, 3, 4, 5, 6), x);
	EXPECT(reshape_rest, ARRAY("f32[2,3,1]", 1, 2, 3, 4, 5, 6), x);
	EXPECT(reshape_scalar, ARRAY("i32[]", 9), one);
	EXPECT_ERROR(reshape_wrong, "f32[2,3] has 6 elements", x);
	EXPECT_ERROR(reshape_two_unknown, "only one size may be -1", x);
	EXPECT_ERROR(reshape_count, "f32[2,3] has 6 elements, f32[7] has 7", x);
	EXPECT(transposed, ARRAY("f32[3,2]", 1, 4, 2, 5, 3, 6), x);
	EXPECT(transposed_201, ARRAY("f32[1,1,3]", 1, 2, 3), t);
	EXPECT(swapped, ARRAY("f32[3,2]", 1, 4, 2, 5, 3, 6), x);
	EXPECT(moved, ARRAY("f32[3,1,1]", 1, 2, 3), t);
	EXPECT(expanded, ARRAY("f32[2,3,1]", 1, 2, 3, 4, 5, 6), x);
	EXPECT(squeezed, ARRAY("f32[3]", 1, 2, 3), t);
	EXPECT(squeezed_one, ARRAY("f32[1,3]", 1, 2, 3), t);
	EXPECT_ERROR(squeezed_wrong, "axis 1 of f32[1,3,1] has size 3", t);
	EXPECT(broadcast, ARRAY("f32[2,3]", 7, 8, 9, 7, 8, 9), ARRAY("f32[3]", 7, 8, 9));
	EXPECT_ERROR(broadcast_wrong, "f32[3]", ARRAY("f32[3]", 7, 8, 9));
	EXPECT_CT(broadcast, 0, ARRAY("f32[1,3]", 5, 7, 9), ARRAY("f32[1,3]", 7, 8, 9), x);
	EXPECT(flipped, ARRAY("f32[2,3]", 6, 5, 4, 3, 2, 1), x);
	EXPECT(flipped_1, ARRAY("f32[2,3]", 3, 2, 1, 6, 5, 4), x);
}

LAMBDA(sliced, wf_slice(x[0], .start = {0, 1}, .limit = {0, 3}, .stride = {1, 2}))
LAMBDA(sliced_end, wf_slice_axis(x[0], -1, -2, WF_NONE))
LAMBDA(sliced_empty, wf_slice_axis(x[0], 0, 1, 1))
LAMBDA(sliced_wrong, wf_slice_axis(x[0], 1, 2, 9))
LAMBDA(joined, wf_concatenate(-1, x[0], x[1]))
LAMBDA(joined_wrong, wf_concatenate(0, x[0], x[1]))
LAMBDA(stacked, wf_stack(1, x[0], x[1]))
LAMBDA(stacked_wrong, wf_stack(0, x[0], x[1]))
LAMBDA(padded, wf_pad(x[0], wf_c(0), .low = {0, 1}, .high = {1, -1}, .interior = {1}))
LAMBDA(padded_by_vector, wf_pad(x[0], wf_zeros(2)))
LAMBDA(padded_by_matrix, wf_pad(x[0], x[0], .low = {1}))
LAMBDA(padded_nowhere, wf_pad(x[0], wf_c(0.5)))
LAMBDA(padded_spec, wf_pad(x[0], x[1], .low = {0, 1}, .high = {2, 1}, .interior = {1, 2}))
LAMBDA(counted, wf_add(wf_arange(3), wf_mul(x[0], wf_ci(0))))
LAMBDA(counted_wide, wf_broadcasted_iota(WF_F32, 1, 2, 3))
LAMBDA(filled, wf_full_as(WF_I8, 3, 2, 2))
LAMBDA(zeros_ones, wf_concatenate(0, wf_zeros(2), wf_ones(1), wf_full(2.5, 1)))
LAMBDA(filled_like, wf_add(wf_ones_like(x[0]), wf_zeros_like(x[0])))

static void test_parts(void **unused)
{
	(void)unused;
	const array x = ARRAY("f32[2,3]", 1, 2, 3, 4, 5, 6), y = ARRAY("f32[2,1]", 7, 8), i = ARRAY("i32[2,3]", 1, 2, 3, 4, 5, 6);
	EXPECT(sliced, ARRAY("f32[2,1]", 2, 5), x);
	EXPECT(sliced_end, ARRAY("f32[2,2]", 2, 3, 5, 6), x);
	EXPECT(sliced_empty, EMPTY("f32[0,3]"), x);
	EXPECT_ERROR(sliced_wrong, "start 2 and limit 9 are not 0 <= start <= limit <= 3", x);
	EXPECT(joined, ARRAY("f32[2,4]", 1, 2, 3, 7, 4, 5, 6, 8), i, y); /* i32 with f32 */
	EXPECT_ERROR(joined_wrong, "f32[2,3] and f32[2,1]", x, y);
	EXPECT_CT(joined, 1, ARRAY("f32[2,1]", 40, 80), x, y, ARRAY("f32[2,4]", 10, 20, 30, 40, 50, 60, 70, 80));
	EXPECT(stacked, ARRAY("f32[2,2]", 1, 3, 2, 4), ARRAY("f32[2]", 1, 2), ARRAY("f32[2]", 3, 4));
	EXPECT_ERROR(stacked_wrong, "f32[2,3] and f32[2,1]", x, y);
	EXPECT(padded, ARRAY("f32[4,3]", 0, 1, 2, 0, 0, 0, 0, 4, 5, 0, 0, 0), x);
	EXPECT(padded_nowhere, x, x);
	EXPECT_ERROR(padded_by_vector, "pad: the padding value is a scalar, got f32[2]", x);
	EXPECT_ERROR(padded_by_matrix, "pad: the padding value is a scalar, got f32[2,3]", x);
	EXPECT_CT(padded, 0, ARRAY("f32[2,3]", 2, 3, 0, 8, 9, 0), x, ARRAY("f32[4,3]", 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12));
	/* the specification's example */
	EXPECT(padded_spec, ARRAY("i32[5,9]", 0, 1, 0, 0, 2, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 5, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	       0, 0, 0, 0, 0, 0, 0, 0, 0), i, ARRAY("i32[]", 0));
	EXPECT_CT(padded_spec, 1, ARRAY("f32[]", 45 - 6), x, ARRAY("f32[]", 0), ARRAY("f32[5,9]", 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
	          1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1));
	EXPECT(counted, ARRAY("i32[3]", 0, 1, 2), ARRAY("i32[]", 5));
	EXPECT(counted_wide, ARRAY("f32[2,3]", 0, 1, 2, 0, 1, 2), x);
	EXPECT(filled, ARRAY("i8[2,2]", 3, 3, 3, 3), x);
	EXPECT(zeros_ones, ARRAY("f32[4]", 0, 0, 1, 2.5), x);
	EXPECT(filled_like, ARRAY("f32[2,3]", 1, 1, 1, 1, 1, 1), x);
}

/* ---- places known at run time ---- */

LAMBDA(window, wf_dynamic_slice(x[0], x[1], 2, 2))
LAMBDA(window_in_dim, wf_dynamic_slice_in_dim(x[0], x[1], 1, 1))
LAMBDA(window_starts, wf_dynamic_slice(x[0], x[1], 2, 2))
LAMBDA(updated, wf_dynamic_update_slice(x[0], x[1], x[2]))
LAMBDA(updated_in_dim, wf_dynamic_update_slice_in_dim(x[0], x[1], x[2], 0))
LAMBDA(updated_large, wf_dynamic_update_slice(x[1], x[0], x[2]))
LAMBDA(taken, wf_take_axis(x[0], x[1], 0))
LAMBDA(taken_1, wf_take_axis(x[0], x[1], -1))
LAMBDA(taken_along, wf_take_along_axis(x[0], x[1], 1))
LAMBDA(added_at, wf_scatter_rows(x[0], x[1], x[2], WF_SCATTER_ADD))
LAMBDA(set_at, wf_scatter_rows(x[0], x[1], x[2], WF_SCATTER_SET))
LAMBDA(max_at, wf_scatter_rows(x[0], x[1], x[2], WF_SCATTER_MAX))

static void test_places(void **unused)
{
	(void)unused;
	const array x = ARRAY("f32[3,3]", 1, 2, 3, 4, 5, 6, 7, 8, 9), ct = ARRAY("f32[2,2]", 1, 2, 3, 4);
	EXPECT(window, ARRAY("f32[2,2]", 2, 3, 5, 6), x, ARRAY("i32[2]", -4, 1));
	EXPECT(window, ARRAY("f32[2,2]", 5, 6, 8, 9), x, ARRAY("u64[2]", 1e19, 7)); /* beyond what is signed: still clamped to the end */
	EXPECT_CT(window, 0, ARRAY("f32[3,3]", 0, 1, 2, 0, 3, 4, 0, 0, 0), x, ARRAY("i32[2]", -4, 1), ct);
	EXPECT(window_in_dim, ARRAY("f32[3,1]", 3, 6, 9), x, ARRAY("i32[]", 2));
	EXPECT_ERROR(window_starts, "a vector of 2 integers is needed", x, ARRAY("i32[3]", 0, 0, 0));
	EXPECT_ERROR(window_starts, "the starts are f32[2]", x, ARRAY("f32[2]", 0, 0));
	EXPECT(updated, ARRAY("f32[3,3]", 1, 2, 3, 4, 1, 2, 7, 3, 4), x, ct, ARRAY("i32[2]", 1, 9));
	EXPECT_CT(updated, 0, ARRAY("f32[3,3]", 1, 2, 3, 4, 0, 0, 7, 0, 0), x, ct, ARRAY("i32[2]", 1, 9), x);
	EXPECT_CT(updated, 1, ARRAY("f32[2,2]", 5, 6, 8, 9), x, ct, ARRAY("i32[2]", 1, 9), x);
	EXPECT(updated_in_dim, ARRAY("f32[3,3]", 1, 2, 3, 0, -1, -2, 7, 8, 9), x, ARRAY("i32[1,3]", 0, -1, -2), ARRAY("i32[]", 1));
	EXPECT_ERROR(updated_large, "f32[3,3] does not fit into f32[2,2]", x, ct, ARRAY("i32[2]", 0, 0));

	EXPECT(taken, ARRAY("f32[2,1,3]", 7, 8, 9, 1, 2, 3), x, ARRAY("i32[2,1]", 5, -1));
	EXPECT_CT(taken, 0, ARRAY("f32[3,3]", 4, 5, 6, 0, 0, 0, 8, 10, 12), x, ARRAY("i32[3]", 5, -1, 2), ARRAY("f32[3,3]", 1, 2, 3, 4, 5, 6, 7, 8, 9));
	EXPECT(taken_1, ARRAY("f32[3]", 2, 5, 8), x, ARRAY("u8[]", 1));
	EXPECT_ERROR(taken, "the indices are f32[1]", x, ARRAY("f32[1]", 1));
	EXPECT_ERROR(taken, "is empty", EMPTY("f32[0,3]"), ARRAY("i32[1]", 0));
	EXPECT(taken_along, ARRAY("f32[3,2]", 3, 1, 4, 4, 9, 7), x, ARRAY("i32[3,2]", 2, 0, 0, 0, 9, -9));
	EXPECT_CT(taken_along, 0, ARRAY("f32[3,3]", 2, 0, 1, 7, 0, 0, 6, 0, 5), x, ARRAY("i32[3,2]", 2, 0, 0, 0, 9, -9), ARRAY("f32[3,2]", 1, 2, 3, 4, 5, 6));
	EXPECT_ERROR(taken_along, "indices of i32[2,2] for f32[3,3]", x, ARRAY("i32[2,2]", 0, 0, 0, 0));

	const array v = ARRAY("f32[3]", 1, 2, 3), at = ARRAY("i32[5]", 0, 2, 0, 3, -1), u = ARRAY("f32[5]", 10, 20, 30, 40, 50);
	EXPECT(added_at, ARRAY("f32[3]", 41, 2, 23), v, at, u);
	EXPECT_CT(added_at, 2, ARRAY("f32[5]", 5, 7, 5, 0, 0), v, at, u, ARRAY("f32[3]", 5, 6, 7));
	EXPECT(added_at, ARRAY("f32[2,2]", 3, 4, 7, 8), ARRAY("f32[2,2]", 1, 2, 5, 6), ARRAY("i32[2]", 0, 1), ARRAY("i32[]", 2)); /* broadcast, converted */
	EXPECT(set_at, ARRAY("f32[3]", 30, 2, 20), v, at, u);
	EXPECT_CT(set_at, 0, ARRAY("f32[3]", 0, 6, 0), v, at, u, ARRAY("f32[3]", 5, 6, 7));
	EXPECT_CT(set_at, 2, ARRAY("f32[5]", 0, 7, 5, 0, 0), v, at, u, ARRAY("f32[3]", 5, 6, 7)); /* the last one counts */
	EXPECT(max_at, ARRAY("f32[3]", 1, 2, NAN), v, at, ARRAY("f32[5]", 0, NAN, 1, 9, 9));
	EXPECT_CT(max_at, 0, ARRAY("f32[3]", 2.5, 6, 0), v, at, ARRAY("f32[5]", 0, 20, 1, 9, 9), ARRAY("f32[3]", 5, 6, 7));
	EXPECT_CT(max_at, 2, ARRAY("f32[5]", 0, 7, 2.5, 0, 0), v, at, ARRAY("f32[5]", 0, 20, 1, 9, 9), ARRAY("f32[3]", 5, 6, 7));
}

/* each update is rounded, as XLA does: sums of ones in bf16 stall at 256 */
LAMBDA(count_in_bf16, wf_scatter_rows(wf_zeros_as(WF_BF16, 1), wf_convert(wf_zeros(1000), WF_I32), wf_convert(wf_ones(1000), WF_BF16), WF_SCATTER_ADD))

static wf_val scatter_spec(const wf_val *x)
{
	static const int64_t window_dims[] = { 3, 4 }, inserted[] = { 1 }, batching[] = { 0 }, index_batching[] = { 1 }, to_operand[] = { 2, 1 };
	return wfi_emit_scatter(x[0], x[1], x[2], &(const wfi_scatter_attrs){ .kind = WFI_RED_ADD, .update_window_dims = { 2, window_dims },
	                        .inserted_window_dims = { 1, inserted }, .input_batching_dims = { 1, batching }, .scatter_indices_batching_dims = { 1, index_batching },
	                        .scatter_dims_to_operand_dims = { 2, to_operand }, .index_vector_dim = 3 });
}

static wf_val gather_spec(const wf_val *x)
{
	static const int64_t offset[] = { 3, 4 }, collapsed[] = { 1 }, batching[] = { 0 }, index_batching[] = { 1 }, map[] = { 2, 1 }, sizes[] = { 1, 1, 2, 2 };
	return wfi_emit_gather(x[0], x[1], &(const wfi_gather_attrs){ .offset_dims = { 2, offset }, .collapsed_slice_dims = { 1, collapsed },
	                       .operand_batching_dims = { 1, batching }, .start_indices_batching_dims = { 1, index_batching }, .start_index_map = { 2, map },
	                       .index_vector_dim = 3, .slice_sizes = { 4, sizes } });
}

/* operand 2x3x4x2, indices 2x2x3x2, as in the specification's examples of gather and scatter */
static void test_specification(void **unused)
{
	(void)unused;
	const array x = ARRAY("i32[2,3,4,2]", 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
	                      25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48);
	const array starts = ARRAY("i64[2,2,3,2]", 0, 0, 1, 0, 2, 1, 0, 1, 1, 1, 0, 9, 0, 1, 2, 1, 2, 2, 0, 2, 1, 1, 2, 2);
	EXPECT(gather_spec, ARRAY("i32[2,2,3,2,2]", 1, 2, 3, 4, 3, 4, 5, 6, 13, 14, 15, 16, 33, 34, 35, 36, 35, 36, 37, 38, 41, 42, 43, 44,
	       9, 10, 11, 12, 13, 14, 15, 16, 21, 22, 23, 24, 41, 42, 43, 44, 35, 36, 37, 38, 45, 46, 47, 48), x, starts);
	/* of scatter: ones for updates; the index (9, 0) is outside and dropped */
	const array at = ARRAY("i64[2,2,3,2]", 0, 0, 1, 0, 2, 1, 0, 1, 1, 0, 0, 9, 0, 2, 2, 1, 2, 2, 0, 2, 2, 1, 2, 2);
	const double one[48] = { 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 };
	EXPECT(scatter_spec, ARRAY("i32[2,3,4,2]", 2, 3, 5, 6, 6, 7, 7, 8, 9, 10, 11, 12, 15, 16, 17, 18, 18, 19, 20, 21, 22, 23, 24, 25,
	       25, 26, 28, 29, 30, 31, 31, 32, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49), x, at, { "i32[2,2,3,2,2]", one });
	EXPECT(count_in_bf16, ARRAY("bf16[1]", 256), ARRAY("f32[]", 0));
}

/* ---- reductions ---- */

LAMBDA(sum_all, wf_sum(x[0]))
LAMBDA(sum_last, wf_sum(x[0], WF_AXES(-1)))
LAMBDA(sum_kept, wf_sum(x[0], WF_AXES(1, 0), .keepdims = true))
LAMBDA(sum_twice, wf_sum(x[0], WF_AXES(0, -2)))
LAMBDA(prod_last, wf_prod(x[0], WF_AXES(-1)))
LAMBDA(max_first, wf_max(x[0], WF_AXES(0)))
LAMBDA(max_all, wf_max(x[0]))
LAMBDA(min_all, wf_min(x[0]))
LAMBDA(all_last, wf_all(x[0], WF_AXES(1)))
LAMBDA(any_last, wf_any(x[0], WF_AXES(1)))
LAMBDA(mean_all, wf_mean(x[0]))
LAMBDA(var_last, wf_var(x[0], WF_AXES(-1), .keepdims = true))
LAMBDA(var_1, wf_var(x[0], .ddof = 1))
LAMBDA(std_all, wf_std(x[0]))
LAMBDA(mean_of_many, wf_mean(wf_broadcast_to(x[0], 70000)))
LAMBDA(arg_max, wf_argmax(x[0], -1))
LAMBDA(arg_min, wf_argmin(x[0], 0))
LAMBDA(arg_flat, wf_argmax(x[0], WF_NONE))

static wf_val by_name(wf_val (*f)(wf_val), wf_val v)
{
	return f(v);
}
LAMBDA(sum_by_name, by_name(wf_sum, x[0]))

static void test_reductions(void **unused)
{
	(void)unused;
	const array x = ARRAY("f32[2,3]", 1, 2, 3, 4, 5, 6), one = ARRAY("f32[]", 1);
	EXPECT(sum_all, ARRAY("f32[]", 21), x);
	EXPECT(sum_by_name, ARRAY("f32[]", 21), x);
	EXPECT(sum_last, ARRAY("f32[2]", 6, 15), x);
	EXPECT(sum_kept, ARRAY("f32[1,1]", 21), x);
	EXPECT_CT(sum_last, 0, ARRAY("f32[2,3]", 5, 5, 5, 7, 7, 7), x, ARRAY("f32[2]", 5, 7));
	EXPECT_ERROR(sum_twice, "axis 0 is given twice", x);
	EXPECT_ERROR(sum_last, "axis -1 is outside an array of 0 dimensions", one);
	EXPECT(sum_all, ARRAY("i32[]", 2), ARRAY("bool[3]", 1, 0, 1));
	EXPECT(sum_all, ARRAY("i32[]", 254), ARRAY("i8[2]", 127, 127));
	EXPECT(sum_all, ARRAY("u32[]", 510), ARRAY("u8[2]", 255, 255));
	EXPECT(sum_all, ARRAY("i64[]", 3), ARRAY("i64[2]", 1, 2));
	EXPECT(sum_all, ARRAY("f32[]", 0), EMPTY("f32[0]"));
	EXPECT(prod_last, ARRAY("f32[2]", 6, 120), x);
	EXPECT(prod_last, ARRAY("f32[1]", 1), EMPTY("f32[1,0]"));
	EXPECT_CT(prod_last, 0, ARRAY("f32[3,3]", 12, 8, 6, 0, 10, 0, 0, 0, 0), ARRAY("f32[3,3]", 2, 3, 4, 2, 0, 5, 0, 0, 5), ARRAY("f32[3]", 1, 1, 1));
	EXPECT(max_first, ARRAY("f32[3]", 4, 5, 6), x);
	EXPECT(max_all, ARRAY("f32[]", NAN), ARRAY("f32[3]", 1, NAN, 3));
	EXPECT(min_all, ARRAY("f32[]", NAN), ARRAY("f32[3]", 1, NAN, 3));
	EXPECT(min_all, ARRAY("i8[]", -128), ARRAY("i8[3]", 1, -128, 3));
	EXPECT(max_all, ARRAY("u8[]", 255), ARRAY("u8[3]", 1, 255, 3));
	EXPECT_ERROR(max_all, "axis 0 of f32[0] is empty", EMPTY("f32[0]"));
	EXPECT_CT(max_all, 0, ARRAY("f32[3]", .5, .5, 0), ARRAY("f32[3]", 3, 3, 1), one);
	EXPECT_CT(min_all, 0, ARRAY("f32[4]", 0, .5, 0, .5), ARRAY("f32[4]", 2, 1, 3, 1), one);
	EXPECT(all_last, ARRAY("bool[2]", 1, 0), ARRAY("f32[2,2]", 1, -1, 0, 5));
	EXPECT(any_last, ARRAY("bool[2]", 1, 0), ARRAY("i32[2,2]", 0, 3, 0, 0));
	EXPECT(mean_all, ARRAY("f32[]", 3.5), x);
	EXPECT(mean_all, ARRAY("f32[]", 1.5), ARRAY("i32[4]", 0, 1, 2, 3));
	EXPECT(mean_all, ARRAY("f32[]", NAN), EMPTY("f32[0]"));
	EXPECT(mean_of_many, ARRAY("f16[]", 1), ARRAY("f16[]", 1)); /* 70000 does not fit into f16 */
	EXPECT_CT(mean_all, 0, ARRAY("f16[4]", .25, .25, .25, .25), ARRAY("f16[4]", 1, 2, 3, 4), ARRAY("f16[]", 1));
	EXPECT(var_last, ARRAY("f32[2,1]", 2.0 / 3, 2.0 / 3), x);
	EXPECT(var_last, ARRAY("f32[1,1]", 2.0 / 3), ARRAY("f32[1,3]", 1e4, 10001, 10002));
	EXPECT(var_1, ARRAY("f32[]", 3.5), x);
	EXPECT(std_all, ARRAY("f64[]", 2), ARRAY("f64[2]", 1, 5));
	EXPECT(arg_max, ARRAY("i32[2]", 1, 0), ARRAY("f32[2,3]", 1, NAN, NAN, 5, 5, 1));
	EXPECT(arg_min, ARRAY("i32[3]", 0, 0, 1), ARRAY("i32[2,3]", 1, 2, 3, 1, 5, -6));
	EXPECT(arg_flat, ARRAY("i32[]", 5), x);
	EXPECT(arg_max, ARRAY("i32[1]", 1), ARRAY("u64[1,2]", 5, 1e19));
	EXPECT_ERROR(arg_max, "dimension 1 of f32[2,0] is empty", EMPTY("f32[2,0]"));
}

/* ---- products ---- */

LAMBDA(product, wf_matmul(x[0], x[1]))
LAMBDA(dotted, wf_dot(x[0], x[1]))
LAMBDA(tensordotted, wf_tensordot(x[0], x[1], 2))
LAMBDA(general, wf_dot_general(x[0], x[1], .lhs_contract = WF_AXES(-1), .rhs_contract = WF_AXES(1), .lhs_batch = WF_AXES(0), .rhs_batch = WF_AXES(0)))

static void test_products(void **unused)
{
	(void)unused;
	const array m = ARRAY("f32[2,3]", 1, 2, 3, 4, 5, 6), n = ARRAY("f32[3,2]", 1, 0, 0, 1, 1, 1), v = ARRAY("f32[3]", 1, 10, 100), w = ARRAY("f32[2]", 1, 10);
	EXPECT(product, ARRAY("f32[2,2]", 4, 5, 10, 11), m, n);
	EXPECT(product, ARRAY("f32[2]", 321, 654), m, v);
	EXPECT(product, ARRAY("f32[3]", 41, 52, 63), w, m);
	EXPECT(product, ARRAY("f32[]", 10101), v, v);
	EXPECT_CT(product, 0, ARRAY("f32[2,3]", 1, 2, 3, 3, 4, 7), m, n, ARRAY("f32[2,2]", 1, 2, 3, 4));
	EXPECT_CT(product, 1, ARRAY("f32[3,2]", 13, 18, 17, 24, 21, 30), m, n, ARRAY("f32[2,2]", 1, 2, 3, 4));
	EXPECT_CT(product, 1, ARRAY("f32[3]", 9, 12, 15), m, v, ARRAY("f32[2]", 1, 2));
	/* batches: [2,1,2] @ [2,1] and [2] broadcast, on either side */
	const array b = ARRAY("f32[2,1,2]", 1, 2, 3, 4), c = ARRAY("f32[2,2,1]", 1, 10, 2, 20), col = ARRAY("f32[2,1]", 1, 10), row = ARRAY("f32[3,2]", 1, 0, 0, 1, 1, 1);
	EXPECT(product, ARRAY("f32[2,1,1]", 21, 43), b, col);
	EXPECT(product, ARRAY("f32[2,1,1]", 21, 86), b, c);
	EXPECT(product, ARRAY("f32[2,3,1]", 1, 10, 11, 2, 20, 22), row, c);
	EXPECT(product, ARRAY("f32[2,1]", 101, 202), w, c);
	EXPECT(product, ARRAY("f32[3,2,1,1]", 21, 43, 21, 43, 21, 43), ARRAY("f32[3,1,1,2]", 1, 10, 1, 10, 1, 10), ARRAY("f32[2,2,1]", 1, 2, 3, 4));
	EXPECT_CT(product, 0, ARRAY("f32[3,1,1,2]", 4, 6, 4, 6, 4, 6), ARRAY("f32[3,1,1,2]", 1, 10, 1, 10, 1, 10), ARRAY("f32[2,2,1]", 1, 2, 3, 4),
	          ARRAY("f32[3,2,1,1]", 1, 1, 1, 1, 1, 1));
	EXPECT(product, ARRAY("f32[]", 5), ARRAY("i32[2]", 1, 2), ARRAY("f32[2]", 1, 2));
	EXPECT(product, ARRAY("bool[]", 1), ARRAY("bool[3]", 1, 1, 0), ARRAY("bool[3]", 1, 1, 1));
	EXPECT(product, ARRAY("i8[]", -112), ARRAY("i8[2]", 12, 0), ARRAY("i8[2]", 12, 0)); /* 144 wraps */
	EXPECT(product, ARRAY("f32[2,2]", 0, 0, 0, 0), EMPTY("f32[2,0]"), EMPTY("f32[0,2]"));
	EXPECT_ERROR(product, "contracting dimensions differ: f32[2,3] @ f32[1,1] (3 and 1)", m, ARRAY("f32[1,1]", 1));
	EXPECT_ERROR(product, "matmul: batch dimensions cannot be broadcast: f32[2,1,2] @ f32[3,2,1] (2 and 3)", b, ARRAY("f32[3,2,1]", 1, 2, 3, 4, 5, 6));
	EXPECT_ERROR(product, "a scalar has no matrix product", m, ARRAY("f32[]", 1));
	EXPECT(dotted, ARRAY("f32[2,3]", 2, 4, 6, 8, 10, 12), m, ARRAY("f32[]", 2));
	EXPECT(dotted, ARRAY("f32[1,2,1]", 21, 42), ARRAY("f32[1,2]", 1, 10), ARRAY("f32[2,2,1]", 1, 2, 2, 4));
	EXPECT(tensordotted, ARRAY("f32[]", 91), m, m);
	/* of bools, as JAX 0.12: is any pair of both true? */
	const array p = ARRAY("bool[2,2]", 1, 0, 1, 1), q = ARRAY("bool[2,2]", 0, 1, 0, 1);
	EXPECT(product, ARRAY("bool[2,2]", 0, 1, 0, 1), p, q);
	EXPECT(product, ARRAY("bool[2,2]", 1, 0, 1, 1), p, p);
	EXPECT(product, ARRAY("bool[2]", 1, 1), p, ARRAY("bool[2]", 1, 0));
	EXPECT(product, ARRAY("bool[1,2,2]", 0, 1, 0, 1), p, ARRAY("bool[1,2,2]", 0, 1, 0, 1));
	EXPECT(product, ARRAY("i8[2,2]", 1, 2, 4, 6), p, ARRAY("i8[2,2]", 1, 2, 3, 4));
	EXPECT(dotted, ARRAY("bool[]", 1), ARRAY("bool[3]", 1, 1, 1), ARRAY("bool[3]", 1, 1, 0));
	EXPECT(dotted, ARRAY("bool[2,2]", 1, 0, 1, 1), p, ARRAY("bool[]", 1));
	EXPECT(dotted, ARRAY("bool[]", 0), EMPTY("bool[0]"), EMPTY("bool[0]"));
	EXPECT(tensordotted, ARRAY("bool[]", 1), p, q);
	EXPECT(general, ARRAY("bool[2,2]", 1, 0, 0, 1), ARRAY("bool[2,2]", 1, 0, 0, 1), ARRAY("bool[2,2,2]", 1, 0, 0, 0, 0, 0, 0, 1));
	EXPECT(general, ARRAY("f32[2]", 14, 77), m, m);
}

/* ---- order ---- */

LAMBDA(sorted, wf_sort(x[0], -1))
LAMBDA(arg_sorted, wf_argsort(x[0], 0))
LAMBDA(values_by_key, wf_get(wf_sort_key_val(x[0], x[1], 0), "1"))
LAMBDA(sorted_shapes, wf_get(wf_sort_key_val(x[0], x[1], 0), "1"))

static void test_order(void **unused)
{
	(void)unused;
	EXPECT(sorted, ARRAY("f32[2,3]", -INFINITY, 1, NAN, -3, 2, 5), ARRAY("f32[2,3]", NAN, 1, -INFINITY, 5, 2, -3));
	EXPECT(arg_sorted, ARRAY("i32[6]", 1, 3, 0, 2, 4, 5), ARRAY("f32[6]", 0, -1, -0.0, -1, 2, NAN));
	EXPECT(values_by_key, ARRAY("i32[4]", 20, 40, 10, 30), ARRAY("u8[4]", 255, 0, 255, 0), ARRAY("i32[4]", 10, 20, 30, 40));
	EXPECT_ERROR(sorted_shapes, "operand shapes differ: f32[2] and f32[3]", ARRAY("f32[2]", 1, 2), ARRAY("f32[3]", 1, 2, 3));
	EXPECT_CT(sorted, 0, ARRAY("f32[4]", 30, 20, 40, 10), ARRAY("f32[4]", 2, 1, 2, 0), ARRAY("f32[4]", 10, 20, 30, 40)); /* ties in their order */
}

/* ---- collectives, between four threads ---- */

typedef struct member { pthread_t thread; wfi_func *f; wfi_comm *comm; const array *in; int n; void *out[2]; wf_error *err; } member;

static void *run_member(void *user)
{
	member *m = user;
	void *x[4];
	const wfi_axis_binding axis = { "batch", 4, m->comm };
	for (int i = 0; i < m->n; i++)
		x[i] = data_of(m->in[i]);
	m->err = wfi_evaluate(m->f, (const void *const *)x, m->out, 1, &axis);
	for (int i = 0; i < m->n; i++)
		free(x[i]);
	return NULL;
}

/* member i has in[i]; the last result of all four is compared, stacked, with want; ct: the gradient, for that cotangent everywhere */
static void expect_members(const char *what, function *f, const array in[4], const array *ct, array want)
{
	const wfi_axis axis = { NULL, "batch", 4 };
	wfi_func *p = traced(what, f, 1, in, &axis);
	wfi_comm *comm[4];
	member m[4];
	array both[4][2];
	if (ct) {
		wfi_func *g = NULL;
		assert_null(wfi_vjp_func(p, (const bool[]){ true }, NULL, &g));
		wfi_func_release(p);
		p = g;
	}
	const wfi_type *t = &p->body->results[p->body->n_results - 1]->type;
	const int64_t n = wfi_type_count(t);
	assert_null(wfi_comm_threads(4, 20, comm));
	for (int i = 0; i < 4; i++) {
		both[i][0] = in[i];
		both[i][1] = ct ? *ct : in[i];
		m[i] = (member){ .f = p, .comm = comm[i], .in = both[i], .n = ct ? 2 : 1 };
		for (int k = 0; k < p->body->n_results; k++)
			m[i].out[k] = calloc(1, wfi_type_bytes(&p->body->results[k]->type) + 8);
		assert_int_equal(pthread_create(&m[i].thread, NULL, run_member, &m[i]), 0);
	}
	for (int i = 0; i < 4; i++)
		pthread_join(m[i].thread, NULL);
	for (int i = 0; i < 4; i++) {
		if (m[i].err)
			fail_msg("%s: member %d: %s", what, i, wf_error_text(m[i].err));
		compare(what, t, m[i].out[p->body->n_results - 1], (array){ want.type, want.v + i * n });
		for (int k = 0; k < p->body->n_results; k++)
			free(m[i].out[k]);
		wfi_comm_free(comm[i]);
	}
	wfi_func_release(p);
}

LAMBDA(psum, wf_psum(x[0], "batch"))
LAMBDA(pmean, wf_pmean(x[0], "batch"))
LAMBDA(pmax, wf_pmax(x[0], "batch"))
LAMBDA(pmin, wf_pmin(x[0], "batch"))
LAMBDA(place, wf_axis_index("batch"))
LAMBDA(members, wf_full((double)wf_axis_size("batch")))
LAMBDA(tree_sum, wf_get(wf_psum(wf_dict("a", wf_tuple(x[0], wf_none()), "b", x[0]), "batch"), "a.0"))
LAMBDA(weighted, wf_pmean_weighted(wf_mul(x[0], x[0]), x[0], "batch"))
LAMBDA(psum_of_squares, wf_psum(wf_square(x[0]), "batch"))
LAMBDA(pmean_of_squares, wf_pmean(wf_square(x[0]), "batch"))
LAMBDA(unbound, wf_psum(x[0], "rows"))

static void test_collectives(void **unused)
{
	(void)unused;
	const array in[4] = { ARRAY("f32[]", 0), ARRAY("f32[]", 1), ARRAY("f32[]", 2), ARRAY("f32[]", 3) }, one = ARRAY("f32[]", 1);
	const array ints[4] = { ARRAY("i32[]", 0), ARRAY("i32[]", 1), ARRAY("i32[]", 2), ARRAY("i32[]", 3) };
	const array bools[4] = { ARRAY("bool[2]", 0, 1), ARRAY("bool[2]", 1, 1), ARRAY("bool[2]", 0, 0), ARRAY("bool[2]", 1, 1) };
	const array nan[4] = { ARRAY("f32[]", 1), ARRAY("f32[]", NAN), ARRAY("f32[]", 3), ARRAY("f32[]", 0) };
	expect_members("psum", psum, in, NULL, ARRAY("f32[]", 6, 6, 6, 6));
	expect_members("psum of bools", psum, bools, NULL, ARRAY("i32[2]", 2, 3, 2, 3, 2, 3, 2, 3));
	expect_members("pmean of integers", pmean, ints, NULL, ARRAY("f32[]", 1.5, 1.5, 1.5, 1.5));
	expect_members("pmax", pmax, in, NULL, ARRAY("f32[]", 3, 3, 3, 3));
	expect_members("pmin", pmin, in, NULL, ARRAY("f32[]", 0, 0, 0, 0));
	expect_members("pmax of NaN", pmax, nan, NULL, ARRAY("f32[]", NAN, NAN, NAN, NAN));
	expect_members("axis_index", place, in, NULL, ARRAY("i32[]", 0, 1, 2, 3));
	expect_members("axis_size", members, in, NULL, ARRAY("f32[]", 4, 4, 4, 4));
	expect_members("psum of a tree", tree_sum, in, NULL, ARRAY("f32[]", 6, 6, 6, 6));
	expect_members("pmean_weighted", weighted, in, NULL, ARRAY("f32[]", 14.0 / 6, 14.0 / 6, 14.0 / 6, 14.0 / 6));
	/* the transpose of psum is psum: JAX's pmap */
	expect_members("gradient of psum", psum_of_squares, in, &one, ARRAY("f32[]", 0, 8, 16, 24));
	expect_members("gradient of pmean", pmean_of_squares, in, &one, ARRAY("f32[]", 0, 2, 4, 6));
	expect_members("gradient of pmax", pmax, in, &one, ARRAY("f32[]", 0, 0, 0, 4));
}

static void test_unbound_axis(void **unused)
{
	(void)unused;
	const wfi_axis outer = { NULL, "model", 2 }, axis = { (wfi_axis *)(uintptr_t)&outer, "batch", 4 };
	const array one = ARRAY("f32[]", 1);
	wfi_func *f = NULL;
	EXPECT_ERROR(unbound, "axis \"rows\" is not bound here; bound are: none", one);
	wf_error *err = trace(unbound, 1, &one, &axis, &f);
	assert_non_null(err);
	assert_non_null(strstr(wf_error_message(err), "bound are: \"batch\", \"model\""));
	wf_error_free(err);
	/* bound while tracing, but run without its communicator */
	f = traced("psum", psum, 1, &one, &axis);
	const float x = 1;
	float y = 0;
	err = wfi_evaluate(f, (const void *const[]){ &x }, (void *const[]){ &y }, 0, NULL);
	assert_non_null(err);
	wf_error_free(err);
	wfi_func_release(f);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_shapes), cmocka_unit_test(test_parts), cmocka_unit_test(test_places), cmocka_unit_test(test_specification),
		cmocka_unit_test(test_reductions), cmocka_unit_test(test_products), cmocka_unit_test(test_order), cmocka_unit_test(test_collectives),
		cmocka_unit_test(test_unbound_axis),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
