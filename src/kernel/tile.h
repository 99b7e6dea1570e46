/* tile.h: the innermost loops of matrix products: a tile of MR × NR sums is kept in registers while it runs over k. One file per kind of
 * processor (tile_*.c, each made of tile_body.h) is compiled for that processor; which of them runs is decided once, by what this one can do.
 *
 * The left operand is never copied when its elements lie in one of two ways, the right one lies as NR neighbours for each k:
 *   rows:     element (r, p) at row[s·MR + r][p], p counting the elements of a segment s: a row-major matrix (one segment), or the pixels under
 *             a window, whose channels are neighbours (a segment for each place of the window; padding is a row of zeros)
 *   columns:  element (r, p) at column[p][offset + r]: a transposed or packed matrix, or the pixels under one place of a window
 * Each sum is a chain of fused multiply-adds in the order of k, alike in every tile: an element's bits depend neither on where tiles begin nor
 * on how many threads there are. They differ between files that fuse and tile_plain.c on a processor without fused multiply-add. */
#ifndef WFI_TILE_H
#define WFI_TILE_H
#include "base/base.h"

enum { WFI_TILE_MOST_ROWS = 16, WFI_TILE_MOST_COLUMNS = 64 };

/* m ≤ MR, n ≤ NR: how much of the tile is stored; all MR rows are read (give a row twice), and all NR columns. add: to what is in c. */
typedef void wfi_tile_rows(int64_t segments, const void *const *row, int64_t length, const void *b, int64_t ldb, void *c, int64_t ldc,
                           int m, int n, bool add);
typedef void wfi_tile_columns(int64_t k, const void *const *column, int64_t offset, const void *b, int64_t ldb, void *c, int64_t ldc, int m,
                              int n, bool add);

/* kc × n elements of a matrix, (p, j) at p·sp + j·sj, as panels of MR (left) or NR (right) columns: [panel][p][MR], zeros behind the last column */
typedef void wfi_tile_pack(int64_t kc, int64_t n, const void *x, int64_t sp, int64_t sj, void *to);

typedef struct wfi_register_tile {
	int mr, nr;
	wfi_tile_rows *rows;
	wfi_tile_columns *columns;
	wfi_tile_pack *pack_left, *pack_right;
} wfi_register_tile;

typedef struct wfi_tiles {
	const char *name; /* "avx512", "avx2", "plain" */
	bool (*supported)(void);
	wfi_register_tile f32, f64, narrow_f32, narrow_f64; /* narrow: for few columns */
} wfi_tiles;

/* the best of this processor, or the one that WEFT_TILES names */
const wfi_tiles *wfi_tiles_get(void);
/* for n columns of f64 or f32 */
const wfi_register_tile *wfi_tile_for(bool f64, int64_t n);
/* all that were built and can run here, best first; *n of them (tests) */
const wfi_tiles *const *wfi_tiles_all(int *n);
/* from now on these (tests; while nothing runs) */
void wfi_tiles_use(const wfi_tiles *t);

extern const wfi_tiles wfi_tiles_avx512, wfi_tiles_avx2, wfi_tiles_plain;
#endif
