/* product.c: see product.h. Where a has many rows: for each block of b, it is packed, then tasks go over blocks of rows (and, when there are few,
 * ranges of panels). Where it has few, a panel of b serves only those: then whoever packs a panel multiplies it too, while it is in the cache
 * nearby, and a block of a is packed once for all. */
#include "kernel/parallel.h"
#include "kernel/product.h"

enum {
	BLOCK_K = 512,  /* part of the definition of the result's bits */
	BLOCK_N = 512,
	FEW_ROWS = 800, /* of a; measured, as the next two: where a is packed, and then b has so many elements */
	FEW_PACKED = 320, MUCH = 1 << 18,
	TILES = 8,      /* tiles of rows that share a panel while it is in the first cache */
	SMALL = 1 << 19 /* multiplications that are not worth a second thread */
};

typedef struct job {
	const wfi_product *p;
	const char *a, *b;
	char *c, *packed, *rooms, *rows; /* rows: few: a's block, packed */
	size_t size;            /* of an element as computed: f32 for the short types */
	int64_t k0, kc, j0, nc; /* the block of b */
	int row_blocks, panel_groups, panels_each, panels;
	int pack_each;
	bool last;
} job;

static bool is_short(wf_dtype d)
{
	return d == WF_F16 || d == WF_BF16;
}

/* ---- packing ---- */

static float widened(wf_dtype d, uint16_t x)
{
	return d == WF_F16 ? wfi_f16_to_f32(x) : wfi_bf16_to_f32(x);
}

/* the tile's packing, which knows its own width; the short types are widened here */
static void pack(const wfi_product *p, bool left, int64_t kc, int64_t n, const void *x, int64_t sp, int64_t sj, void *to)
{
	const int width = left ? p->tile->mr : p->tile->nr;

	if (!is_short(p->dtype)) {
		(left ? p->tile->pack_left : p->tile->pack_right)(kc, n, x, sp, sj, to);
		return;
	}
	for (int64_t j = 0; j < n; j += width)
		for (int64_t q = 0; q < kc; q++)
			for (int i = 0; i < width; i++)
				((float *)to)[j * kc + q * width + i] =
					j + i < n ? widened(p->dtype, ((const uint16_t *)x)[q * sp + (j + i) * sj]) : 0;
}

/* ---- tasks ---- */

static void pack_b(void *user, int task, int worker)
{
	const job *g = user;
	const wfi_product *p = g->p;
	int64_t first = (int64_t)task * g->pack_each * p->tile->nr, n = WFI_MIN((int64_t)g->pack_each * p->tile->nr, g->nc - first);

	(void)worker;
	pack(p, false, g->kc, n, g->b + (g->k0 * p->br + (g->j0 + first) * p->bc) * (int64_t)wf_dtype_size(p->dtype),
	                p->br, p->bc, g->packed + (size_t)(first * g->kc) * g->size);
}

/* rows i0.. of a as [tile][p][mr] */
static void pack_rows(const job *g, int64_t i0, int64_t rows, char *to)
{
	const wfi_product *p = g->p;

	pack(p, true, g->kc, rows, g->a + (i0 * p->ar + g->k0 * p->ac) * (int64_t)wf_dtype_size(p->dtype), p->ac, p->ar, to);
}

static void narrow(const job *g, const float *from, int64_t i0, int64_t j0, int m, int n)
{
	uint16_t *c = (uint16_t *)(void *)g->c + i0 * g->p->ldc + j0;

	for (int i = 0; i < m; i++)
		for (int j = 0; j < n; j++)
			c[i * g->p->ldc + j] = g->p->dtype == WF_F16 ? wfi_f32_to_f16(from[i * g->p->tile->nr + j])
			                                             : wfi_f32_to_bf16(from[i * g->p->tile->nr + j]);
}

/* rows: where its rows begin, or NULL: packed lies its [p][mr] */
static void one_tile(const job *g, const void *const *rows, const void *const *columns, int64_t offset, const char *panel, int64_t i0,
                     int64_t j0, int m, int n)
{
	const wfi_register_tile *t = g->p->tile;
	float room[WFI_TILE_MOST_ROWS * WFI_TILE_MOST_COLUMNS];
	const bool wide = is_short(g->p->dtype);
	void *c = wide ? (void *)room : g->c + (size_t)(i0 * g->p->ldc + j0) * g->size;
	const int64_t ldc = wide ? t->nr : g->p->ldc;

	if (rows)
		t->rows(1, rows, g->kc, panel, t->nr, c, ldc, m, n, g->k0 > 0);
	else
		t->columns(g->kc, columns, offset, panel, t->nr, c, ldc, m, n, g->k0 > 0);
	if (wide)
		narrow(g, room, i0, j0, m, n);
}

static void block_of_rows(void *user, int task, int worker)
{
	const job *g = user;
	const wfi_product *p = g->p;
	const int mr = p->tile->mr, nr = p->tile->nr, group = task % g->panel_groups;
	const int64_t i0 = task / g->panel_groups * p->mc, rows = WFI_MIN(p->mc, p->m - i0);
	char *room = g->rooms + (size_t)worker * p->packed_a;
	const void **columns = (const void **)(void *)room;
	const void *row[TILES][WFI_TILE_MOST_ROWS];

	if (p->pack_a) {
		char *to = room + (size_t)p->kc * sizeof *columns;
		pack_rows(g, i0, rows, to);
		for (int64_t q = 0; q < g->kc; q++)
			columns[q] = to + (size_t)(q * mr) * g->size;
	} else
		for (int64_t i = 0; i < (rows + mr - 1) / mr * mr; i++)
			row[i / mr][i % mr] = g->a + ((i0 + WFI_MIN(i, rows - 1)) * p->ar + g->k0) * (int64_t)g->size;
	for (int q = group * g->panels_each; q < WFI_MIN((group + 1) * g->panels_each, g->panels); q++)
		for (int64_t i = 0; i < rows; i += mr)
			one_tile(g, p->pack_a ? NULL : row[i / mr], columns, i * g->kc, g->packed + (size_t)(q * nr * g->kc) * g->size, i0 + i,
			         g->j0 + q * nr, (int)WFI_MIN(mr, rows - i), (int)WFI_MIN(nr, g->nc - q * nr));
}

/* ---- few rows ---- */

/* tiles `task`·TILES.. of a's block, for all */
static void pack_few(void *user, int task, int worker)
{
	const job *g = user;
	const int64_t i0 = (int64_t)task * g->p->mc, rows = WFI_MIN(g->p->mc, g->p->m - i0);

	(void)worker;
	pack_rows(g, i0, rows, g->rows + (size_t)(i0 * g->kc) * g->size);
}

/* part `part` of `parts` of the panel of b from column j0 on: it is wanted soon */
static void fetch_panel(const job *g, int64_t j0, int64_t part, int64_t parts)
{
	const wfi_product *p = g->p;
	const int64_t size = (int64_t)wf_dtype_size(p->dtype), line = 64, n = WFI_MIN((int64_t)p->tile->nr, p->n - j0);
	const bool along = p->bc == 1; /* rows are neighbours */
	const int64_t count = along ? g->kc : n, bytes = size * (along ? n : g->kc), step = size * (along ? p->br : p->bc);
	const char *from = g->b + (g->k0 * p->br + j0 * p->bc) * size;

	for (int64_t i = count * part / parts; n > 0 && i < count * (part + 1) / parts; i++)
		for (int64_t at = 0; at < bytes; at += line)
			__builtin_prefetch(from + i * step + at, 0, 2);
}

static void few_panels(void *user, int task, int worker)
{
	const job *g = user;
	const wfi_product *p = g->p;
	const int mr = p->tile->mr, nr = p->tile->nr;
	char *panel = g->packed + (size_t)worker * p->packed_b;
	const void *column[BLOCK_K], *row[FEW_ROWS + WFI_TILE_MOST_ROWS];

	if (p->pack_a)
		for (int64_t q = 0; q < g->kc; q++)
			column[q] = g->rows + (size_t)(q * mr) * g->size;
	else
		for (int64_t i = 0; i < (p->m + mr - 1) / mr * mr; i++)
			row[i] = g->a + (WFI_MIN(i, p->m - 1) * p->ar + g->k0) * (int64_t)g->size;
	for (int q = task * g->panels_each; q < WFI_MIN((task + 1) * g->panels_each, g->panels); q++) {
		const int64_t j0 = (int64_t)q * nr;
		const int n = (int)WFI_MIN(nr, p->n - j0);
		pack(p, false, g->kc, n, g->b + (g->k0 * p->br + j0 * p->bc) * (int64_t)wf_dtype_size(p->dtype), p->br, p->bc, panel);
		for (int64_t i = 0; i < p->m; i += mr) {
			fetch_panel(g, j0 + nr, i / mr, (p->m + mr - 1) / mr);
			one_tile(g, p->pack_a ? NULL : row + i, column, i * g->kc, panel, i, j0, (int)WFI_MIN(mr, p->m - i), n);
		}
	}
}

/* ---- the whole ---- */

static int64_t round_up(int64_t x, int64_t to)
{
	return (x + to - 1) / to * to;
}

void wfi_product_prepare(wfi_product *p)
{
	const size_t size = p->dtype == WF_F64 ? 8 : 4;

	p->tile = wfi_tile_for(p->dtype == WF_F64, p->n);
	p->mc = (int64_t)TILES * p->tile->mr;
	const int64_t parts = is_short(p->dtype) ? 1 : (p->k + BLOCK_K - 1) / BLOCK_K; /* of one length, nearly */
	p->kc = WFI_MAX((p->k + parts - 1) / WFI_MAX(parts, 1), 1);
	p->nc = WFI_MIN(round_up(p->n, p->tile->nr), BLOCK_N);
	p->pack_a = p->ac != 1 || is_short(p->dtype);
	p->workers = WFI_MAX(p->workers, 1);
	p->few = p->kc <= BLOCK_K && (p->pack_a ? p->m <= FEW_PACKED && p->n * p->k >= MUCH : p->m <= FEW_ROWS);
	if (p->few) {
		p->packed_b = (size_t)round_up((int64_t)size * p->kc * p->tile->nr, 64);
		p->packed_a = p->pack_a ? (size_t)round_up((int64_t)size * p->kc * round_up(p->m, p->tile->mr), 64) : 0;
		p->scratch = p->packed_b * (size_t)p->workers + p->packed_a;
		return;
	}
	p->packed_b = (size_t)round_up((int64_t)size * p->kc * p->nc, 64);
	p->packed_a = p->pack_a ? (size_t)round_up((int64_t)size * p->kc * p->mc + p->kc * (int64_t)sizeof(void *), 64) : 0;
	p->scratch = p->packed_b + p->packed_a * (size_t)p->workers;
}

static void run_tasks(int n, wfi_task *fn, job *g, bool alone)
{
	if (!alone)
		wfi_parallel_for(n, g->p->workers, fn, g);
	else
		for (int i = 0; i < n; i++)
			fn(g, i, 0);
}

static void run_block(job *g, bool alone)
{
	const wfi_product *p = g->p;
	const int wanted = 4 * p->workers;

	g->panels = (int)((g->nc + p->tile->nr - 1) / p->tile->nr);
	g->pack_each = WFI_MAX(1, g->panels / wanted);
	run_tasks((g->panels + g->pack_each - 1) / g->pack_each, pack_b, g, alone);
	g->row_blocks = (int)((p->m + p->mc - 1) / p->mc);
	g->panel_groups = alone ? 1 : WFI_MAX(1, WFI_MIN(wanted / g->row_blocks, g->panels));
	g->panels_each = (g->panels + g->panel_groups - 1) / g->panel_groups;
	g->panel_groups = (g->panels + g->panels_each - 1) / g->panels_each;
	run_tasks(g->row_blocks * g->panel_groups, block_of_rows, g, alone);
}

static void run_few(job *g, bool alone)
{
	const wfi_product *p = g->p;
	const int parts = alone ? 1 : 4 * p->workers;

	g->rows = g->packed + p->packed_b * (size_t)p->workers;
	g->panels = (int)((p->n + p->tile->nr - 1) / p->tile->nr);
	g->panels_each = (g->panels + parts - 1) / parts;
	if (p->pack_a)
		run_tasks((int)((p->m + p->mc - 1) / p->mc), pack_few, g, alone);
	run_tasks((g->panels + g->panels_each - 1) / g->panels_each, few_panels, g, alone);
}

void wfi_product_run(const wfi_product *p, const void *a, const void *b, void *c, void *scratch)
{
	const bool alone = p->workers < 2 || (double)p->m * (double)p->n * (double)p->k < SMALL;
	job g = { .p = p, .a = a, .b = b, .c = c, .packed = scratch, .rooms = (char *)scratch + p->packed_b, .size = p->dtype == WF_F64 ? 8 : 4 };

	if (p->few) {
		for (; g.k0 < p->k; g.k0 += p->kc) {
			g.kc = WFI_MIN(p->kc, p->k - g.k0);
			run_few(&g, alone);
		}
		return;
	}
	for (g.j0 = 0; g.j0 < p->n; g.j0 += p->nc) {
		g.nc = WFI_MIN(p->nc, p->n - g.j0);
		for (g.k0 = 0; g.k0 < p->k; g.k0 += p->kc) {
			g.kc = WFI_MIN(p->kc, p->k - g.k0);
			run_block(&g, alone);
		}
	}
}
