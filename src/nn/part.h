/* part.h: what the files of this folder share. */
#ifndef WFI_PART_H
#define WFI_PART_H
#include <weft/nn.h>

enum { WFI_PART_TEXT = 400 };
/* "f32[3,2]" in a buffer of WFI_PART_TEXT; returns it */
const char *wfi_part_text(wf_val x, char *buf);
static inline bool wfi_part_is_float(wf_val x) { return wf_dtype_of(x) >= WF_F16 && wf_dtype_of(x) <= WF_F64; }
static inline bool wfi_part_is_integer(wf_val x) { return wf_dtype_of(x) >= WF_I8 && wf_dtype_of(x) <= WF_U64; }
/* x in what it is computed in: f64 as it is, else f32 */
static inline wf_val wfi_part_wide(wf_val x) { return wf_dtype_of(x) == WF_F64 ? x : wf_astype(x, WF_F32); }
/* y, computed in f32, in x's dtype again when that is a float */
static inline wf_val wfi_part_back(wf_val y, wf_val x) { return wfi_part_is_float(x) ? wf_astype(y, wf_dtype_of(x)) : y; }
/* x less its greatest element of each row, in f32 or f64: what softmax and its like are made of; *top (rows, 1) is that element */
wf_val wfi_part_shifted(wf_val x, wf_val *top);
bool wfi_part_has(wf_val dict, const char *entry);
/* The leaf of an argument that is a tree: path "params.query.kernel" is entry query.kernel of params. Its rank and sizes (−1: any) are checked; an error
 * names the layer, the leaf, what is there, and the array `beside` it that asks for this shape (other). */
wf_val wfi_part_leaf(const char *layer, wf_val tree, const char *path, const char *beside, wf_val other, int rank, const int64_t *dims);
/* is there such a leaf? (a bias may be missing) */
bool wfi_part_has_leaf(wf_val tree, const char *path);
/* x · kernel + bias with both at path ("params", "params.hn") */
wf_val wfi_part_dense(const char *layer, wf_val tree, const char *path, wf_val x);
#define WFI_PART_DIMS(...) ((const int64_t[]){ __VA_ARGS__ })
/* labels (…) as (…, 1) in a signed type that holds every label: what lies outside stays outside */
wf_val wfi_part_column(wf_val labels);
/* (…, n): is this the label's place? */
wf_val wfi_part_at_label(wf_val labels, int64_t n);
/* are logits floats (…, classes) and labels integers (…)? */
bool wfi_part_rows(const char *what, wf_val logits, wf_val labels);
/* have both one shape, or as many axes, equal or 1; or is one a scalar? */
bool wfi_part_one_rank(const char *what, const char *first, wf_val a, const char *second, wf_val b, bool one_shape);
#endif
