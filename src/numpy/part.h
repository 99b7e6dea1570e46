/* part.h: what the files of this folder share. */
#ifndef WFI_NUMPY_PART_H
#define WFI_NUMPY_PART_H
#include <weft/numpy.h>

typedef struct wfi_np_shape { int rank; int64_t dims[WF_MAX_RANK]; } wfi_np_shape;
wfi_np_shape wfi_np_shape_of(wf_val x);
int64_t wfi_np_size(const wfi_np_shape *s);
/* dims up to WFI_END_DIM; false and a failure when there are too many or negative ones */
bool wfi_np_read_dims(const char *what, const int64_t *dims, wfi_np_shape *out);
wf_val wfi_np_reshape(wf_val x, const wfi_np_shape *s);
wf_val wfi_np_broadcast(wf_val x, const wfi_np_shape *s);
/* the shape of arrays by numpy's rules; false and a failure where there is none */
bool wfi_np_common(const char *what, const wf_val *v, size_t n, wfi_np_shape *out);

enum { WFI_NP_TEXT = 400 };
/* "f32[3,2]" in a buffer of WFI_NP_TEXT; returns it */
const char *wfi_np_text(wf_val x, char *buf);

/* from the end when negative; −1 and a failure where there is no such axis */
int wfi_np_axis(const char *what, int axis, int rank);
/* in the order given, each once; none given: all */
bool wfi_np_axes(const char *what, wf_axes axes, int rank, wf_axes *out);
bool wfi_np_has(const wf_axes *axes, int axis);
/* axes of x moved to its end, in their order */
wf_val wfi_np_to_end(wf_val x, const wf_axes *axes);
/* x as (before, n, behind) of an axis, and an array of three dimensions made of it as x's shape with another length there */
wf_val wfi_np_lines(wf_val x, int axis);
wf_val wfi_np_from_lines(wf_val lines, const wfi_np_shape *s, int axis);
/* axis WF_NONE: x flattened, and 0 */
bool wfi_np_flat_or_axis(const char *what, wf_val *x, int *axis);

/* x with axes of size 1 in front until there are as many as that; a failed value has none, however often one is added */
wf_val wfi_np_with_rank(wf_val x, int rank);

static inline bool wfi_np_is_float(wf_val x) { return wf_dtype_of(x) >= WF_F16 && wf_dtype_of(x) <= WF_F64; }
static inline bool wfi_np_is_int(wf_val x) { return wf_dtype_of(x) >= WF_I8 && wf_dtype_of(x) <= WF_U64; }
static inline bool wfi_np_is_complex(wf_val x) { return wf_dtype_of(x) == WF_C64 || wf_dtype_of(x) == WF_C128; }
static inline bool wfi_np_is_unsigned(wf_val x) { return wf_dtype_of(x) >= WF_U8 && wf_dtype_of(x) <= WF_U64; }
/* integers and bools as f32 */
wf_val wfi_np_inexact(wf_val x);
/* the dtype that JAX's promotion gives these arrays */
wf_dtype wfi_np_promoted(const wf_val *v, size_t n);
/* bool: 0 <= i < n */
wf_val wfi_np_inside(wf_val i, int64_t n);
/* an option of which 0 means the default and WF_ZERO 0 */
double wfi_np_option(double given, double otherwise);
/* the elements on a diagonal of the last two axes, which becomes the last */
wf_val wfi_np_diagonal(wf_val x, int64_t offset);
/* bool (n, m): column − row <= k */
wf_val wfi_np_triangle(int64_t n, int64_t m, int64_t k);
#endif
