/* product.h: matrix products c = a·b of f32 and f64 (and of f16 and bf16, summed in f32), on the tiles of tile.h: the right operand is packed
 * in blocks, the left one is packed only when it does not lie as a tile wants it. Sums are chains of fused multiply-adds over BLOCK of k, added
 * up in order: an element's bits do not depend on threads or on what else is in the matrix. */
#ifndef WFI_PRODUCT_H
#define WFI_PRODUCT_H
#include "kernel/tile.h"

typedef struct wfi_product {
	wf_dtype dtype;
	int64_t m, n, k;
	int64_t ar, ac, br, bc; /* element (i, p) of a lies at i·ar + p·ac, (p, j) of b at p·br + j·bc */
	int workers;            /* threads that may take part */
	int64_t ldc;            /* rows of c lie ldc apart, its columns are neighbours */
	/* filled in by wfi_product_prepare */
	const wfi_register_tile *tile;
	int64_t kc, nc, mc; /* blocks */
	bool pack_a, few; /* few: rows of a, whose block is packed for all workers, while each has a panel of b */
	size_t packed_b, packed_a, scratch; /* bytes: of a block (panel) of b, of one worker's block (all) of a, of everything */
} wfi_product;

/* Decides how; p->scratch is then what run needs, aligned to 64. */
void wfi_product_prepare(wfi_product *p);
void wfi_product_run(const wfi_product *p, const void *a, const void *b, void *c, void *scratch);
#endif
