/* array.h: what the operations on whole arrays share: attribute structs, strict constructors for rules, walking over places. */
#ifndef WFI_OP_ARRAY_H
#define WFI_OP_ARRAY_H
#include <weft/ops.h>
#include "ir/trace.h"
#include "lower/element.h"

/* ---- attributes ---- */
typedef struct wfi_shape_attrs { wfi_dims shape; } wfi_shape_attrs;              /* reshape */
typedef struct wfi_dims_attrs { wfi_dims dims; } wfi_dims_attrs; /* transpose: result dimension i is operand dimension dims.v[i]; reverse */
typedef struct wfi_dimension_attrs { int64_t dimension; } wfi_dimension_attrs;   /* concatenate, argmax, argmin */
typedef struct wfi_slice_attrs { wfi_dims start, limit, stride; } wfi_slice_attrs;
typedef struct wfi_pad_attrs { wfi_dims low, high, interior; } wfi_pad_attrs;    /* low and high may be negative */
typedef struct wfi_iota_attrs { wfi_type type; int64_t dimension; } wfi_iota_attrs;
typedef struct wfi_sizes_attrs { wfi_dims sizes; } wfi_sizes_attrs;              /* dynamic_slice */
typedef struct wfi_gather_attrs {
	wfi_dims offset_dims, collapsed_slice_dims, operand_batching_dims, start_indices_batching_dims, start_index_map;
	int64_t index_vector_dim;
	wfi_dims slice_sizes;
	bool indices_are_sorted;
} wfi_gather_attrs;
typedef struct wfi_scatter_attrs {
	int kind;                  /* wfi_reduce_kind: add, multiply, minimum, maximum, replace */
	wfi_dims update_window_dims, inserted_window_dims, input_batching_dims, scatter_indices_batching_dims, scatter_dims_to_operand_dims;
	int64_t index_vector_dim;
	bool indices_are_sorted, unique_indices;
} wfi_scatter_attrs;
typedef enum wfi_sort_order { WFI_ASCENDING, WFI_DESCENDING } wfi_sort_order;
typedef struct wfi_sort_attrs { int64_t dimension; bool is_stable; int order; int64_t n_keys; } wfi_sort_attrs; /* by the first n_keys operands */

extern const wfi_op wfi_op_broadcast_in_dim, wfi_op_reshape, wfi_op_transpose, wfi_op_reverse, wfi_op_slice, wfi_op_concatenate, wfi_op_pad,
	wfi_op_iota,
	wfi_op_dynamic_slice, wfi_op_dynamic_update_slice, wfi_op_gather, wfi_op_scatter, wfi_op_reduce, wfi_op_argmax, wfi_op_argmin, wfi_op_sort,
	wfi_op_dot_general, wfi_op_all_reduce, wfi_op_axis_index;

/* dims in samples, at file scope: WFI_LIST(0, 2), WFI_NO_DIMS */
#define WFI_LIST(...) { sizeof((const int64_t[]){ __VA_ARGS__ }) / sizeof(int64_t), (const int64_t[]){ __VA_ARGS__ } }
#define WFI_NO_DIMS { 0, NULL }

/* ---- a list of dimensions being made ---- */
typedef struct wfi_ints { int n; int64_t v[WF_MAX_RANK]; } wfi_ints;
static inline void wfi_ints_add(wfi_ints *l, int64_t x) { l->v[l->n++] = x; }
static inline wfi_dims wfi_ints_dims(const wfi_ints *l) { return (wfi_dims){ l->n, l->v }; }
static inline wfi_dims wfi_type_dims(const wfi_type *t) { return (wfi_dims){ t->rank, t->dims }; }
bool wfi_dims_has(wfi_dims d, int64_t x);
wfi_ints wfi_count_up(int from, int n);               /* from, from + 1, … */
wfi_ints wfi_fill_dims(int n, int64_t x);

/* ---- checks of infer ---- */
/* each within 0..rank−1, none twice; what: the attribute's name, for the reason */
bool wfi_infer_dims(wfi_infer *c, const char *what, wfi_dims d, int rank, bool sorted);
/* sets result i; false and a reason when a size is negative, or there are too many elements or dimensions */
bool wfi_infer_result(wfi_infer *c, int i, wf_dtype d, int rank, const int64_t *dims);

/* ---- eval: over all places of a shape, in row-major order ---- */
typedef struct wfi_walk { const wfi_type *type; int64_t index[WF_MAX_RANK], place; bool more; } wfi_walk;
wfi_walk wfi_walk_over(const wfi_type *t);
void wfi_walk_next(wfi_walk *w);
int64_t wfi_place(const wfi_type *t, const int64_t *index);        /* row-major */
void wfi_move(const wfi_eval *e, int64_t to, int operand, int64_t from); /* element `from` of an operand to element `to` of result 0 */
int64_t wfi_load_place(wf_dtype d, const void *p, int64_t i);      /* an index; a u64 beyond int64 is its greatest */
/* one step of a reduction; f, i: floats, integers */
double wfi_combine_f(int kind, double acc, double x);
int64_t wfi_combine_i(int kind, wf_dtype d, int64_t acc, int64_t x);
double wfi_identity_f(int kind);
int64_t wfi_identity_i(int kind, wf_dtype d);
/* a number of any element type, unrounded: c of complex types, f of floats, i of integers and bool */
typedef union wfi_num { double _Complex c; double f; int64_t i; } wfi_num;
wfi_num wfi_num_load(wf_dtype d, const void *p, int64_t i);
void wfi_num_store(wf_dtype d, void *p, int64_t i, wfi_num x);
wfi_num wfi_num_combine(int kind, wf_dtype d, wfi_num acc, wfi_num x);
wfi_num wfi_num_identity(int kind, wf_dtype d);
/* does a kind fit a type? NULL, or what is wrong: "no numbers", "use and, or" … */
const char *wfi_kind_misfit(int kind, wf_dtype d);

/* ---- where gather reads and scatter writes ---- */
typedef struct wfi_places {
	int rank, n_index;              /* of the operand, of the indices */
	bool scalar;                    /* the index vector is implied: one component */
	int window[WF_MAX_RANK];        /* operand dimension → the result (update) dimension that walks over its window, or −1 */
	int batching[WF_MAX_RANK];      /* operand dimension → the dimension of the indices that gives its place, or −1 */
	int component[WF_MAX_RANK];     /* operand dimension → the component of the index vector that is its start, or −1 */
	int batch[WF_MAX_RANK];         /* dimension of the indices → the result (update) dimension, −1 for the index vector's */
} wfi_places;
wfi_places wfi_places_of(const wfi_gather_attrs *a, const wfi_type *operand, const wfi_type *indices, const wfi_type *result);
/* the gather that reads what a scatter writes (lists are borrowed, sizes receives slice_sizes) */
wfi_gather_attrs wfi_gather_of_scatter(const wfi_scatter_attrs *a, const wfi_type *operand, const wfi_type *updates, wfi_ints *sizes);
/* eval of (operand, indices, updates): the place in the operand of update element `index`; −1: its window is not wholly inside */
int64_t wfi_scatter_target(const wfi_eval *e, const wfi_gather_attrs *g, const wfi_places *p, const int64_t *index);
wfi_scatter_attrs wfi_scatter_of_gather(const wfi_gather_attrs *a, int kind);

/* ---- strict constructors, for rules and the public ones ---- */
wf_val wfi_emit_broadcast(wf_val x, wfi_dims shape, wfi_dims dims);
wf_val wfi_emit_reshape(wf_val x, wfi_dims shape);
wf_val wfi_emit_transpose(wf_val x, wfi_dims permutation);
wf_val wfi_emit_slice(wf_val x, wfi_dims start, wfi_dims limit, wfi_dims stride);
wf_val wfi_emit_concatenate(int64_t dimension, const wf_val *v, int n);
wf_val wfi_emit_pad(wf_val x, wf_val value, wfi_dims low, wfi_dims high, wfi_dims interior);
wf_val wfi_emit_iota(const wfi_type *t, int64_t dimension);
wf_val wfi_emit_dynamic_slice(wf_val x, const wf_val *starts, wfi_dims sizes);
wf_val wfi_emit_dynamic_update_slice(wf_val x, wf_val update, const wf_val *starts);
wf_val wfi_emit_gather(wf_val x, wf_val indices, const wfi_gather_attrs *a);
wf_val wfi_emit_scatter(wf_val x, wf_val indices, wf_val updates, const wfi_scatter_attrs *a);
wf_val wfi_emit_reduce(wfi_reduce_kind kind, wf_val x, wfi_dims dims);
wf_val wfi_emit_dot(wf_val a, wf_val b, const wfi_dot_attrs *attrs);
wf_val wfi_zeros_of(const wfi_type *t);
/* x over a shape in which it is dimension d alone */
wf_val wfi_along(wf_val x, const wfi_type *shape, int64_t d);
/* the gather's starts as they are used: clamped so that every window is inside */
wf_val wfi_clamped_starts(wf_val indices, const wfi_type *operand, const wfi_gather_attrs *a);
/* gather, with zeros where a window is not wholly inside (scatter drops those) */
wf_val wfi_gather_or_zero(wf_val x, wf_val indices, const wfi_gather_attrs *a);

/* ---- arguments of the public ones ---- */
/* WFI_DIMS(…) up to its end; false and a failure when there are too many */
bool wfi_read_dims(const char *op, const int64_t *v, wfi_ints *out);
bool wfi_copy_dims(const char *op, const int64_t *v, size_t n, wfi_ints *out);
/* axes of an array of that rank: negative ones resolved, none twice; none given: all. Sorted. */
bool wfi_resolve_axes(const char *op, wfi_dims axes, int rank, wfi_ints *out);
bool wfi_read_axes(const char *op, wf_axes axes, int rank, wfi_ints *out);
int wfi_count_vals(const wf_val *v);                  /* before wfi_end */
/* brings leaves to one dtype by JAX's promotion, shapes as they are */
bool wfi_promote_dtypes(const char *op, wf_val *v, int n);
wf_val wfi_bool_to_i32(wf_val v);
#endif
