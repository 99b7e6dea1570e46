/* windows.c: see windows.h. Rows of the product are places of the result (batch and spatial), columns its features, k runs over the window and
 * the features of the input. Where the input's features are neighbours, a row reads runs of them (tile "rows"); where its batch is (the gradient
 * of a kernel: batch and features change roles), neighbouring rows are read together (tile "columns"). */
#include "kernel/parallel.h"
#include "kernel/windows.h"

enum {
	BLOCK_K = 512, /* columns form: sums of this many are added up; part of the definition of the result's bits */
	TILES = 8,
	SMALL = 1 << 19
};

/* the input as it is read: a copy, or x itself */
typedef struct image {
	bool copied;
	int64_t outer, inner;             /* what goes around the spatial dimensions, and what lies inside: batch and features, or the other way */
	int64_t size[WFI_WINDOWS_MOST];   /* with padding and gaps */
	int64_t stride[WFI_WINDOWS_MOST]; /* distances, as d[].xs */
	int64_t outer_stride, elements;
} image;

typedef struct plan {
	const wfi_windows *w;
	const wfi_register_tile *tile;
	size_t size; /* of an element as computed */
	bool by_batch, merged, bare_kernel, direct, alone;
	int n_seg;           /* spatial dimensions that choose a run; the last one is part of the run when merged */
	int64_t window, run; /* places of a window apart from the run, and the run's length */
	int64_t places;      /* rows: places of the result apart from those in a run */
	int64_t k, rows, panels;
	int64_t block_images, block_places; /* columns form: what one block of k takes */
	image x;
	size_t at_x, at_k, at_y, at_rooms, room, scratch;
} plan;

typedef struct job {
	plan p;
	const char *in, *kernel; /* as given, of the group */
	char *out;
	char *x, *packed, *y, *rooms; /* as used */
	int64_t ldy;
	int tasks_each, groups;
} job;

/* ---- how ---- */

static bool is_short(wf_dtype d)
{
	return d == WF_F16 || d == WF_BF16;
}

static int64_t round_up(int64_t x, int64_t to)
{
	return (x + to - 1) / to * to;
}

static bool needs_copy(const plan *p)
{
	const wfi_windows *w = p->w;
	bool copy = is_short(w->dtype) || (p->by_batch ? w->batch > 1 && w->xb != 1 : w->features > 1 && w->xf != 1);

	for (int i = 0; i < w->n; i++)
		copy |= w->d[i].low || w->d[i].gap != 1 || (w->d[i].out - 1) * w->d[i].stride + (w->d[i].window - 1) * w->d[i].step >= w->d[i].in;
	return copy;
}

static void plan_image(plan *p)
{
	const wfi_windows *w = p->w;
	image *x = &p->x;

	x->outer = p->by_batch ? w->features : w->batch;
	x->inner = p->by_batch ? w->batch : w->features;
	x->copied = needs_copy(p);
	x->outer_stride = p->by_batch ? w->xf : w->xb;
	for (int i = 0; i < w->n; i++) {
		x->size[i] = x->copied ? (w->d[i].out - 1) * w->d[i].stride + (w->d[i].window - 1) * w->d[i].step + 1 : w->d[i].in;
		x->stride[i] = w->d[i].xs;
	}
	if (!x->copied)
		return;
	x->outer_stride = x->inner;
	for (int i = w->n - 1; i >= 0; i--) {
		x->stride[i] = x->outer_stride;
		x->outer_stride *= x->size[i];
	}
	x->elements = x->outer * x->outer_stride;
}

/* Is the last spatial dimension read on and on, so that it and what lies inside are one run? */
static bool merges(const plan *p)
{
	const wfi_windows_dim *d = p->w->n ? &p->w->d[p->w->n - 1] : NULL;

	return d && p->x.stride[p->w->n - 1] == p->x.inner && (p->by_batch ? d->stride == 1 : d->step == 1);
}

/* does the kernel lie as rows of neighbouring out features, one after the other for each k, in whole panels? */
static bool kernel_lies_well(const plan *p)
{
	const wfi_windows *w = p->w;
	int64_t at = w->ko;

	if (!p->by_batch || is_short(w->dtype) || w->ko != 1 || w->out_features % p->tile->nr)
		return false;
	at = w->out_features;
	for (int i = w->n - 1; i >= 0; i--) {
		if (w->d[i].window > 1 && (w->d[i].ks != at || w->d[i].reversed))
			return false;
		at *= w->d[i].window;
	}
	return w->features == 1 || w->kf == at;
}

/* are rows of the product rows of the result, evenly apart? */
static bool result_lies_well(const plan *p)
{
	const wfi_windows *w = p->w;
	int64_t at = w->yo == 1 || w->out_features == 1 ? w->out_features : -1;

	if (w->result != w->dtype || is_short(w->dtype))
		return false;
	if (p->by_batch) { /* rows are batch inside places */
		if (w->batch > 1 && w->yb != at)
			return false;
		at *= w->batch;
	}
	for (int i = w->n - 1; i >= 0; i--) {
		if (w->d[i].out > 1 && w->d[i].ys != at)
			return false;
		at *= w->d[i].out;
	}
	return at > 0 && (p->by_batch || w->batch == 1 || w->yb == at);
}

static size_t reserve(plan *p, int64_t bytes)
{
	size_t at = p->scratch;

	p->scratch += (size_t)round_up(bytes, 64);
	return at;
}

static void plan_blocks(plan *p)
{
	int64_t window = 1;

	for (int i = 0; i < p->w->n; i++)
		window *= p->w->d[i].window;
	p->block_images = WFI_MAX(1, WFI_MIN(BLOCK_K / WFI_MAX(window, 1), p->w->features));
	int64_t parts = (window + BLOCK_K - 1) / BLOCK_K;
	p->block_places = (window + parts - 1) / parts;
}

static plan plan_of(const wfi_windows *w)
{
	plan p = { .w = w, .tile = wfi_tile_for(w->dtype == WF_F64, w->out_features), .size = w->dtype == WF_F64 ? 8 : 4, .window = 1, .places = 1 };
	int64_t all_places = 1, all_window = 1;

	p.by_batch = w->features > 1 && w->xf != 1 && (w->batch == 1 || w->xb == 1);
	plan_image(&p);
	p.merged = merges(&p);
	p.n_seg = p.merged ? w->n - 1 : w->n;
	p.run = p.x.inner * (p.merged ? p.by_batch ? w->d[w->n - 1].out : w->d[w->n - 1].window : 1);
	for (int i = 0; i < w->n; i++) {
		all_places *= w->d[i].out;
		all_window *= w->d[i].window;
		if (i < p.n_seg || p.by_batch)
			p.window *= w->d[i].window;
		if (i < p.n_seg || !p.by_batch)
			p.places *= w->d[i].out;
	}
	if (!p.by_batch)
		p.places *= w->batch;
	else if (p.run % p.tile->mr && !p.x.copied) { /* the last tile of a run reads beyond it */
		p.x.copied = true;
		p.x.outer_stride = p.x.inner;
		for (int i = w->n - 1; i >= 0; i--) {
			p.x.stride[i] = p.x.outer_stride;
			p.x.outer_stride *= p.x.size[i];
		}
		p.x.elements = p.x.outer * p.x.outer_stride;
	}
	p.k = all_window * w->features;
	p.rows = all_places * w->batch;
	p.panels = (w->out_features + p.tile->nr - 1) / p.tile->nr;
	p.bare_kernel = kernel_lies_well(&p);
	p.direct = result_lies_well(&p);
	plan_blocks(&p);
	p.alone = w->workers < 2 || (double)p.k * (double)p.rows * (double)w->out_features < SMALL;
	if (p.x.copied)
		p.at_x = reserve(&p, (p.x.elements + WFI_TILE_MOST_ROWS) * (int64_t)p.size);
	if (!p.bare_kernel)
		p.at_k = reserve(&p, p.k * p.panels * p.tile->nr * (int64_t)p.size);
	if (!p.direct)
		p.at_y = reserve(&p, p.rows * w->out_features * (int64_t)p.size);
	/* rows: where the runs of some tiles begin; columns: where the elements of a block of k do */
	p.room = (size_t)round_up((int64_t)sizeof(void *) * (p.by_batch ? p.block_images * p.block_places : TILES * p.tile->mr * p.window), 64);
	p.at_rooms = reserve(&p, (int64_t)p.room * WFI_MAX(w->workers, 1));
	return p;
}

size_t wfi_windows_scratch(const wfi_windows *w)
{
	return plan_of(w).scratch;
}

/* ---- single elements of the types ---- */

static double get(wf_dtype d, const void *x, int64_t i)
{
	switch (d) {
	case WF_F64: return ((const double *)x)[i];
	case WF_F32: return (double)((const float *)x)[i];
	case WF_F16: return (double)wfi_f16_to_f32(((const uint16_t *)x)[i]);
	default: return (double)wfi_bf16_to_f32(((const uint16_t *)x)[i]);
	}
}

/* n elements, `from` apart, to neighbours that are f64 or f32 */
static void gather(wf_dtype d, int64_t n, const void *x, int64_t at, int64_t from, void *to, int64_t i)
{
	if (d == WF_F64)
		for (int64_t j = 0; j < n; j++)
			((double *)to)[i + j] = ((const double *)x)[at + j * from];
	else if (d == WF_F32)
		for (int64_t j = 0; j < n; j++)
			((float *)to)[i + j] = ((const float *)x)[at + j * from];
	else
		for (int64_t j = 0; j < n; j++)
			((float *)to)[i + j] = (float)get(d, x, at + j * from);
}

static void put(wf_dtype d, void *y, int64_t i, double v)
{
	switch (d) {
	case WF_F64: ((double *)y)[i] = v; break;
	case WF_F32: ((float *)y)[i] = (float)v; break;
	case WF_F16: ((uint16_t *)y)[i] = wfi_f32_to_f16((float)v); break;
	default: ((uint16_t *)y)[i] = wfi_f32_to_bf16((float)v); break;
	}
}

/* ---- the copy of the input ---- */

/* one line along the last spatial dimension: positions 0 .. size − 1, those of the input among zeros */
static void copy_line(const job *g, int64_t from, char *to)
{
	const plan *p = &g->p;
	const wfi_windows *w = p->w;
	static const wfi_windows_dim none = { .in = 1, .gap = 1 };
	const wfi_windows_dim *d = w->n ? &w->d[w->n - 1] : &none;
	const int64_t size = w->n ? p->x.size[w->n - 1] : 1, inner = p->x.inner, step = p->by_batch ? w->xb : w->xf;
	/* elements first .. last − 1 of the input lie inside */
	int64_t first = d->low < 0 ? (-d->low + d->gap - 1) / d->gap : 0, last = WFI_MIN(d->in, (size - 1 - d->low + d->gap) / d->gap);

	if (size - 1 < d->low)
		last = 0;
	const int64_t n = WFI_MAX(last - first, 0), at = first * d->gap + d->low;
	if (d->gap > 1 || !n)
		memset(to, 0, (size_t)(size * inner) * p->size);
	else {
		memset(to, 0, (size_t)(at * inner) * p->size);
		memset(to + (size_t)((at + n) * inner) * p->size, 0, (size_t)((size - at - n) * inner) * p->size);
	}
	if (!n)
		return;
	from += first * d->xs;
	if (d->gap == 1 && (step == 1 || inner == 1) && (d->xs == inner || n == 1)) {
		gather(w->dtype, n * inner, g->in, from, 1, to, at * inner);
		return;
	}
	if (step == 1 || inner < 4) {
		for (int64_t i = 0; i < n; i++)
			gather(w->dtype, inner, g->in, from + i * d->xs, step, to, (at + i * d->gap) * inner);
		return;
	}
	for (int64_t j = 0; j < inner; j++) /* along the input's lines */
		for (int64_t i = 0; i < n; i++) {
			int64_t o = (at + i * d->gap) * inner + j, q = from + i * d->xs + j * step;
			if (w->dtype == WF_F64)
				((double *)(void *)to)[o] = ((const double *)(const void *)g->in)[q];
			else if (w->dtype == WF_F32)
				((float *)(void *)to)[o] = ((const float *)(const void *)g->in)[q];
			else
				((float *)(void *)to)[o] = (float)get(w->dtype, g->in, q);
		}
}

static void copy_image(void *user, int task, int worker)
{
	const job *g = user;
	const plan *p = &g->p;
	const wfi_windows *w = p->w;
	int64_t index[WFI_WINDOWS_MOST] = { 0 };
	const int last = w->n - 1;
	char *to = g->x + (size_t)(task * p->x.outer_stride) * p->size;

	(void)worker;
	for (bool more = true; more;) {
		int64_t from = task * (p->by_batch ? w->xf : w->xb);
		bool inside = true;
		for (int i = 0; i < last; i++) {
			int64_t at = index[i] - w->d[i].low;
			inside = inside && at >= 0 && at % w->d[i].gap == 0 && at / w->d[i].gap < w->d[i].in;
			from += inside ? at / w->d[i].gap * w->d[i].xs : 0;
		}
		size_t line = (size_t)(p->x.inner * (w->n ? p->x.size[last] : 1)) * p->size;
		if (inside)
			copy_line(g, from, to);
		else
			memset(to, 0, line);
		to += line;
		more = false;
		for (int i = last - 1; i >= 0 && !more; i--) {
			more = ++index[i] < p->x.size[i];
			if (!more)
				index[i] = 0;
		}
	}
}

/* ---- the kernel as panels: [panel][k][nr], k over the window and then features (rows), or features and then the window (columns) ---- */

static void pack_panel(void *user, int task, int worker)
{
	const job *g = user;
	const plan *p = &g->p;
	const wfi_windows *w = p->w;
	const int nr = p->tile->nr;
	const int64_t first = (int64_t)task * nr, n = WFI_MIN(nr, w->out_features - first);
	int64_t index[WFI_WINDOWS_MOST] = { 0 }, at_window = 0, all = p->k / w->features;
	char *to = g->packed + (size_t)(task * p->k * nr) * p->size;

	(void)worker;
	for (bool more = true; more; at_window++) {
		int64_t from = first * w->ko;
		for (int i = 0; i < w->n; i++)
			from += (w->d[i].reversed ? w->d[i].window - 1 - index[i] : index[i]) * w->d[i].ks;
		for (int64_t f = 0; f < w->features; f++) {
			int64_t k = p->by_batch ? f * all + at_window : at_window * w->features + f;
			gather(w->dtype, n, g->kernel, from + f * w->kf, w->ko, to, k * nr);
			memset(to + (size_t)(k * nr + n) * p->size, 0, (size_t)(nr - n) * p->size);
		}
		more = false;
		for (int i = w->n - 1; i >= 0 && !more; i--) {
			more = ++index[i] < w->d[i].window;
			if (!more)
				index[i] = 0;
		}
	}
}

/* ---- places ---- */

/* where in the image the window of place `at` of the result begins: of the first n spatial dimensions, row-major, batch before them */
static int64_t begins(const plan *p, int64_t at)
{
	const wfi_windows *w = p->w;
	int64_t x = 0;

	for (int i = (p->by_batch ? p->n_seg : w->n) - 1; i >= 0; i--) {
		x += at % w->d[i].out * w->d[i].stride * p->x.stride[i];
		at /= w->d[i].out;
	}
	return x + at * p->x.outer_stride;
}

/* where the window's place `at` (of those dimensions that choose runs, or of all) lies from its beginning */
static int64_t window_at(const plan *p, int64_t at)
{
	const wfi_windows *w = p->w;
	int64_t x = 0;

	for (int i = (p->by_batch ? w->n : p->n_seg) - 1; i >= 0; i--) {
		x += at % w->d[i].window * w->d[i].step * p->x.stride[i];
		at /= w->d[i].window;
	}
	return x;
}

/* ---- rows form ---- */

static void rows_task(void *user, int task, int worker)
{
	const job *g = user;
	const plan *p = &g->p;
	const wfi_register_tile *t = p->tile;
	const void **row = (const void **)(void *)(g->rooms + (size_t)worker * p->room);
	const int64_t first = (int64_t)(task / g->groups) * TILES * t->mr, rows = WFI_MIN((int64_t)TILES * t->mr, p->rows - first);
	const int64_t tiles = (rows + t->mr - 1) / t->mr, panel = (int64_t)(task % g->groups) * g->tasks_each;
	int64_t base[TILES * WFI_TILE_MOST_ROWS];

	for (int64_t i = 0; i < tiles * t->mr; i++)
		base[i] = begins(p, first + WFI_MIN(i, rows - 1));
	for (int64_t s = 0; s < p->window; s++) {
		const int64_t at = window_at(p, s);
		for (int64_t i = 0; i < tiles * t->mr; i++)
			row[(i / t->mr * p->window + s) * t->mr + i % t->mr] = g->x + (base[i] + at) * (int64_t)p->size;
	}
	for (int64_t q = panel; q < WFI_MIN(panel + g->tasks_each, p->panels); q++)
		for (int64_t i = 0; i < tiles; i++)
			t->rows(p->window, row + i * p->window * t->mr, p->run, g->packed + (size_t)(q * p->k * t->nr) * p->size, t->nr,
			        g->y + (size_t)((first + i * t->mr) * g->ldy + q * t->nr) * p->size, g->ldy,
			        (int)WFI_MIN(t->mr, rows - i * t->mr), (int)WFI_MIN(t->nr, p->w->out_features - q * t->nr), false);
}

/* ---- columns form ---- */

/* a block of k: images n0 .. n0 + images − 1, places w0 .. w0 + places − 1 of their windows */
static void columns_block(const job *g, int task, int64_t n0, int64_t images, int64_t w0, int64_t places, const void *const *column)
{
	const plan *p = &g->p;
	const wfi_register_tile *t = p->tile;
	const int64_t tiles = (p->run + t->mr - 1) / t->mr, first = (int64_t)(task / g->groups) * g->tasks_each;
	const int64_t k0 = n0 * p->window + w0, ldb = p->bare_kernel ? p->w->out_features : t->nr;
	const int64_t panels = (p->panels + g->groups - 1) / g->groups, panel = task % g->groups * panels;

	for (int64_t i = first; i < WFI_MIN(first + g->tasks_each, tiles * p->places); i++) {
		const int64_t place = i / tiles, m0 = i % tiles * t->mr, offset = begins(p, place) + n0 * p->x.outer_stride + m0;
		for (int64_t q = panel; q < WFI_MIN(panel + panels, p->panels); q++) {
			const char *b = p->bare_kernel ? g->kernel + (size_t)(k0 * ldb + q * t->nr) * p->size
			                               : g->packed + (size_t)((q * p->k + k0) * t->nr) * p->size;
			t->columns(images * places, column, offset, b, ldb,
			           g->y + (size_t)((place * p->run + m0) * g->ldy + q * t->nr) * p->size, g->ldy,
			           (int)WFI_MIN(t->mr, p->run - m0), (int)WFI_MIN(t->nr, p->w->out_features - q * t->nr), k0 > 0);
		}
	}
}

static void columns_task(void *user, int task, int worker)
{
	const job *g = user;
	const plan *p = &g->p;
	const void **column = (const void **)(void *)(g->rooms + (size_t)worker * p->room);

	for (int64_t w0 = 0; w0 < p->window; w0 += p->block_places) {
		const int64_t places = WFI_MIN(p->block_places, p->window - w0);
		for (int64_t n = 0; n < p->block_images; n++)
			for (int64_t i = 0; i < places; i++)
				column[n * places + i] = g->x + (n * p->x.outer_stride + window_at(p, w0 + i)) * (int64_t)p->size;
		for (int64_t n = 0; n < p->w->features; n += p->block_images)
			columns_block(g, task, n, WFI_MIN(p->block_images, p->w->features - n), w0, places, column);
	}
}

/* ---- the result where its layout or type is another ---- */

static void store_row(void *user, int task, int worker)
{
	const job *g = user;
	const plan *p = &g->p;
	const wfi_windows *w = p->w;
	const int64_t each = (p->rows + g->groups - 1) / g->groups;

	(void)worker;
	for (int64_t r = task * each; r < WFI_MIN((task + 1) * each, p->rows); r++) {
		int64_t at = r, y = 0;
		if (p->by_batch) {
			y += at % w->batch * w->yb;
			at /= w->batch;
		}
		for (int i = w->n - 1; i >= 0; i--) {
			y += at % w->d[i].out * w->d[i].ys;
			at /= w->d[i].out;
		}
		if (!p->by_batch)
			y += at * w->yb;
		for (int64_t o = 0; o < w->out_features; o++)
			put(w->result, g->out, y + o * w->yo, get(w->dtype == WF_F64 ? WF_F64 : WF_F32, g->y, r * w->out_features + o));
	}
}

/* ---- the whole ---- */

static void run_tasks(job *g, int64_t n, wfi_task *fn)
{
	if (!g->p.alone)
		wfi_parallel_for((int)n, g->p.w->workers, fn, g);
	else
		for (int i = 0; i < n; i++)
			fn(g, i, 0);
}

static void one_group(job *g)
{
	const plan *p = &g->p;
	const int64_t wanted = p->alone ? 1 : 4 * p->w->workers;

	if (p->x.copied)
		run_tasks(g, p->x.outer, copy_image);
	if (!p->bare_kernel)
		run_tasks(g, p->panels, pack_panel);
	if (p->by_batch) {
		int64_t tiles = (p->run + p->tile->mr - 1) / p->tile->mr * p->places;
		g->tasks_each = (int)WFI_MAX(1, tiles / wanted);
		int64_t tasks = (tiles + g->tasks_each - 1) / g->tasks_each;
		g->groups = (int)WFI_MAX(1, WFI_MIN(wanted / tasks, p->panels));
		run_tasks(g, tasks * g->groups, columns_task);
	} else {
		int64_t tasks = (p->rows + TILES * p->tile->mr - 1) / (TILES * p->tile->mr);
		int64_t parts = WFI_MAX(1, WFI_MIN(wanted / tasks, p->panels));
		g->tasks_each = (int)((p->panels + parts - 1) / parts);
		g->groups = (int)((p->panels + g->tasks_each - 1) / g->tasks_each);
		run_tasks(g, tasks * g->groups, rows_task);
	}
	if (!p->direct) {
		g->groups = (int)wanted;
		run_tasks(g, wanted, store_row);
	}
}

void wfi_windows_run(const wfi_windows *w, const void *x, const void *k, void *y, void *scratch)
{
	job g = { .p = plan_of(w) };
	const size_t size = wf_dtype_size(w->dtype), result = wf_dtype_size(w->result);

	g.rooms = (char *)scratch + g.p.at_rooms;
	g.packed = (char *)scratch + g.p.at_k;
	g.ldy = w->out_features;
	for (int64_t i = 0; i < w->groups; i++) {
		g.in = (const char *)x + (size_t)(i * w->group_x) * size;
		g.kernel = (const char *)k + (size_t)(i * w->group_k) * size;
		g.out = (char *)y + (size_t)(i * w->group_y) * result;
		g.x = g.p.x.copied ? (char *)scratch + g.p.at_x : (char *)(uintptr_t)g.in;
		g.y = g.p.direct ? g.out : (char *)scratch + g.p.at_y;
		one_group(&g);
	}
}
