/* tile_body.h: the two loops of tile.h for one element type. Wanted: T, NAME(x), BYTES of a vector, MR rows, NV vectors in a row. Not guarded:
 * each tile_*.c includes it for f32 and for f64. */
#define LANES ((int)(BYTES / sizeof(T)))
#define NR (NV * LANES)

typedef T NAME(vector) __attribute__((vector_size(BYTES), aligned(sizeof(T)), may_alias));

static inline __attribute__((always_inline)) void NAME(store)(NAME(vector) sum[MR][NV], T *c, int64_t ldc, int m, int n, bool add)
{
	if (m == MR && n == NR) {
		for (int r = 0; r < MR; r++)
			for (int v = 0; v < NV; v++) {
				NAME(vector) *to = (NAME(vector) *)(void *)(c + r * ldc + v * LANES);
				if (add)
					sum[r][v] += *to;
				*to = sum[r][v];
			}
		return;
	}
	T edge[MR][NR];
	memcpy(edge, sum, sizeof edge);
	for (int r = 0; r < m; r++)
		for (int j = 0; j < n; j++)
			c[r * ldc + j] = add ? c[r * ldc + j] + edge[r][j] : edge[r][j];
}

static void NAME(rows)(int64_t segments, const void *const *row, int64_t length, const void *right, int64_t ldb, void *c, int64_t ldc, int m,
                       int n, bool add)
{
	NAME(vector) sum[MR][NV] = { 0 };
	const T *b = right;

	for (int64_t s = 0; s < segments; s++, row += MR) {
		const T *a[MR];
		for (int r = 0; r < MR; r++)
			a[r] = row[r];
		for (int64_t p = 0; p < length; p++, b += ldb) {
			NAME(vector) x[NV];
			for (int v = 0; v < NV; v++)
				x[v] = *(const NAME(vector) *)(const void *)(b + v * LANES);
			for (int r = 0; r < MR; r++)
				for (int v = 0; v < NV; v++)
					sum[r][v] += a[r][p] * x[v];
		}
	}
	NAME(store)(sum, c, ldc, m, n, add);
}

static void NAME(columns)(int64_t k, const void *const *column, int64_t offset, const void *right, int64_t ldb, void *c, int64_t ldc, int m,
                          int n, bool add)
{
	NAME(vector) sum[MR][NV] = { 0 };
	const T *b = right;

	for (int64_t p = 0; p < k; p++, b += ldb) {
		const T *a = (const T *)column[p] + offset;
		NAME(vector) x[NV];
		for (int v = 0; v < NV; v++)
			x[v] = *(const NAME(vector) *)(const void *)(b + v * LANES);
		for (int r = 0; r < MR; r++)
			for (int v = 0; v < NV; v++)
				sum[r][v] += a[r] * x[v];
	}
	NAME(store)(sum, c, ldc, m, n, add);
}

/* ---- packing: panels [panel][p][width] of element (p, j) at p·sp + j·sj, zeros behind the last column ---- */

/* neighbours lie together: 8 rows at a time, so that both what is read and what is written of a panel is of few pages */
static inline __attribute__((always_inline)) void NAME(pack_along)(int width, int64_t kc, int64_t n, const T *x, int64_t sp, T *to)
{
	for (int64_t p = 0; p < kc; p += 8) {
		const int rows = kc - p < 8 ? (int)(kc - p) : 8;
		for (int64_t j = 0; j < n; j += width) {
			const T *from = x + p * sp + j;
			T *at = to + j * kc + p * width;
			if (j + width <= n) {
				for (int q = 0; q < rows; q++)
					for (int i = 0; i < width; i++)
						at[q * width + i] = from[q * sp + i];
				continue;
			}
			for (int q = 0; q < rows; q++)
				for (int i = 0; i < width; i++)
					at[q * width + i] = j + i < n ? from[q * sp + i] : 0;
		}
	}
}

typedef T NAME(four) __attribute__((vector_size(4 * sizeof(T)), aligned(sizeof(T)), may_alias));

/* 4 × 4 elements, columns that lie sj apart to rows that lie `width` apart */
static inline __attribute__((always_inline)) void NAME(turn)(int width, const T *x, int64_t sj, T *to)
{
	const NAME(four) *c0 = (const void *)x, *c1 = (const void *)(x + sj), *c2 = (const void *)(x + 2 * sj), *c3 = (const void *)(x + 3 * sj);
	NAME(four) low01 = __builtin_shufflevector(*c0, *c1, 0, 4, 1, 5), high01 = __builtin_shufflevector(*c0, *c1, 2, 6, 3, 7);
	NAME(four) low23 = __builtin_shufflevector(*c2, *c3, 0, 4, 1, 5), high23 = __builtin_shufflevector(*c2, *c3, 2, 6, 3, 7);

	*(NAME(four) *)(void *)to = __builtin_shufflevector(low01, low23, 0, 1, 4, 5);
	*(NAME(four) *)(void *)(to + width) = __builtin_shufflevector(low01, low23, 2, 3, 6, 7);
	*(NAME(four) *)(void *)(to + 2 * width) = __builtin_shufflevector(high01, high23, 0, 1, 4, 5);
	*(NAME(four) *)(void *)(to + 3 * width) = __builtin_shufflevector(high01, high23, 2, 3, 6, 7);
}

/* columns lie apart: 16 rows at a time, so that what is read of a line is used while it is there */
static inline __attribute__((always_inline)) void NAME(pack_across)(int width, int64_t kc, int n, const T *x, int64_t sp, int64_t sj, T *to)
{
	int64_t p = 0;

	for (; p + 16 <= kc; p += 16, to += 16 * width) {
		int j = 0;
		for (; sp == 1 && j + 4 <= width && j + 4 <= n; j += 4)
			for (int q = 0; q < 16; q += 4)
				NAME(turn)(width, x + j * sj + p + q, sj, to + q * width + j);
		for (; j < width; j++) {
			const T *from = x + j * sj + p * sp;
			for (int q = 0; q < 16; q++)
				to[q * width + j] = j < n ? from[q * sp] : 0;
		}
	}
	for (; p < kc; p++, to += width)
		for (int j = 0; j < width; j++)
			to[j] = j < n ? x[p * sp + j * sj] : 0;
}

static inline __attribute__((always_inline)) void NAME(pack)(int width, int64_t kc, int64_t n, const T *x, int64_t sp, int64_t sj, T *to)
{
	if (sj == 1)
		NAME(pack_along)(width, kc, n, x, sp, to);
	else if (sp == 1)
		for (int64_t j = 0; j < n; j += width)
			NAME(pack_across)(width, kc, (int)(n - j < width ? n - j : width), x + j * sj, 1, sj, to + j * kc);
	else
		for (int64_t j = 0; j < n; j += width)
			NAME(pack_across)(width, kc, (int)(n - j < width ? n - j : width), x + j * sj, sp, sj, to + j * kc);
}

static void NAME(pack_left)(int64_t kc, int64_t n, const void *x, int64_t sp, int64_t sj, void *to)
{
	NAME(pack)(MR, kc, n, x, sp, sj, to);
}

static void NAME(pack_right)(int64_t kc, int64_t n, const void *x, int64_t sp, int64_t sj, void *to)
{
	NAME(pack)(NR, kc, n, x, sp, sj, to);
}

#undef LANES
#undef NR
#undef T
#undef NAME
