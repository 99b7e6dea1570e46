/* draw.h: what the files of this folder share. */
#ifndef WFI_DRAW_H
#define WFI_DRAW_H
#include <weft/random.h>

typedef struct wfi_shape { int n; int64_t d[WF_MAX_RANK]; } wfi_shape;

/* A list that ends in WFI_END_DIM; a negative size or too many is a failure of the trace that names `what`. */
bool wfi_draw_shape(const char *what, const int64_t *dims, wfi_shape *out);
wfi_shape wfi_shape_of(wf_val x);
bool wfi_shape_is(wf_val x, const wfi_shape *s);
/* "f32[3,2]" in a buffer of WFI_DRAW_TEXT; returns it */
enum { WFI_DRAW_TEXT = 400 };
const char *wfi_draw_text(wf_dtype d, const wfi_shape *s, char *buf);
/* dtype, or `standard` for 0; fails unless it is one of the floats */
bool wfi_draw_float(const char *what, wf_dtype *dtype, wf_dtype standard);
/* how a float is made of: bits stored after the point of a mantissa, least exponent of a normal number */
int wfi_mantissa(wf_dtype d);
int wfi_least_exponent(wf_dtype d);

/* Two random u32 of each place of `shape`, for each key: arrays of shape (keys…, shape…). *all is that shape. */
bool wfi_draw_words(const char *what, wf_val key, const wfi_shape *shape, wf_val words[2], wfi_shape *all);
/* Random bits of an unsigned type. */
wf_val wfi_draw_bits(const char *what, wf_val key, wf_dtype dtype, const wfi_shape *shape, wfi_shape *all);
/* Uniform in [low, high), which are of dtype or weak and broadcast. */
wf_val wfi_draw_uniform(const char *what, wf_val key, wf_dtype dtype, wf_val low, wf_val high, const wfi_shape *shape,
			wfi_shape *all);
/* The n keys of a split, one by one. */
bool wfi_draw_split(wf_val key, int n, wf_val *out);
#endif
