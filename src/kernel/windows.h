/* windows.h: convolutions of f16, bf16, f32 and f64 as products of matrices that are never laid out: the tiles of tile.h read the pixels
 * under a window where they lie. An input with padding, gaps or another layout is first copied to one where every window lies inside.
 * Each sum is a chain of fused multiply-adds (in f32 for the short types), in an order that follows from the shapes alone. */
#ifndef WFI_WINDOWS_H
#define WFI_WINDOWS_H
#include "kernel/tile.h"

enum { WFI_WINDOWS_MOST = 16 };

/* one spatial dimension. Element k of a window of the result's place o reads the input at o·stride + k·step − low, when that is one of its
 * elements, which lie gap apart (k counts from the other end when reversed). */
typedef struct wfi_windows_dim {
	int64_t in, out, window, stride, low, gap, step;
	bool reversed;
	int64_t xs, ks, ys; /* distances in memory, in elements: of the input, the kernel, the result */
} wfi_windows_dim;

typedef struct wfi_windows {
	wf_dtype dtype, result; /* of both operands; of what comes out */
	int workers;            /* threads that may take part */
	int n;
	wfi_windows_dim d[WFI_WINDOWS_MOST];
	int64_t groups, group_x, group_k, group_y; /* groups are this far apart */
	int64_t batch, features, out_features;     /* of one group */
	int64_t xb, xf, kf, ko, yb, yo;            /* distances: batch and feature of x, of the kernel in and out, of the result */
} wfi_windows;

/* bytes that run needs, aligned to 64 */
size_t wfi_windows_scratch(const wfi_windows *w);
void wfi_windows_run(const wfi_windows *w, const void *x, const void *k, void *y, void *scratch);
#endif
