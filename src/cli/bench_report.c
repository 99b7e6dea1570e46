/* bench_report.c: what `weft bench` measured: as a table, as JSON, as a chart. */
#include "cli/bench.h"
#include <math.h>
#include "train/json.h"

static double percent_of_limit(const wfi_bench_result *r)
{
	return 100 * r->limit / r->value[WFI_WEFT];
}

/* ---- table ---- */

static const char *cell(wfi_arena *a, const char *format, double x)
{
	char text[64];

	if (!isfinite(x))
		return "–";
	wfi_snprintf(text, sizeof text, format, x);
	return wfi_arena_strdup(a, text);
}

static double out_of(int met[3])
{
	return met[WFI_MET] + met[WFI_NOT_MET];
}

void wfi_bench_print_table(const wfi_bench_result *results, const wfi_limits *l)
{
	enum { COLUMNS = 10 };
	static const char *const head[COLUMNS] = { "work", "weft", "JAX", "PyTorch", "unit", "× JAX", "× PyTorch", "% of limit", "target", "met" };
	static const char *const words[] = { "no", "yes", "–" };
	const char *cells[WFI_BENCH_N_FIGURES * COLUMNS];
	wfi_arena *a = wfi_arena_new();
	size_t rows = 0;
	int met[3] = { 0 };

	printf("limits, measured: %.1f GFLOP/s a core (%s), %.1f on %d; memory %.1f GB/s a core, %.1f on %d\n\n", l->gflops_core, l->vectors, l->gflops_all,
		l->cores, l->gbs_core, l->gbs_all, l->cores);
	for (int i = 0; i < WFI_BENCH_N_FIGURES; i++) {
		const wfi_bench_figure *f = &wfi_bench_figures[i];
		const wfi_bench_result *r = &results[i];
		const char **row = cells + COLUMNS * rows;
		if (!r->wanted)
			continue;
		row[0] = f->work;
		for (int s = 0; s < WFI_SIDES; s++)
			row[1 + s] = cell(a, "%.4g", r->value[s]);
		row[4] = f->memory ? "MB" : "ms";
		row[5] = cell(a, "%.2f", wfi_bench_ratio(r, WFI_JAX));
		row[6] = cell(a, "%.2f", wfi_bench_ratio(r, WFI_TORCH));
		row[7] = cell(a, "%.0f", percent_of_limit(r));
		row[8] = f->target;
		row[9] = words[wfi_bench_is_met(f, r)];
		met[wfi_bench_is_met(f, r)]++;
		rows++;
	}
	wfi_table_print(stdout, rows, COLUMNS, head, cells);
	printf("\n%d of %.0f targets met", met[WFI_MET], out_of(met));
	printf(met[WFI_UNKNOWN] ? "; %d not known: a peer's figure is missing\n" : "\n", met[WFI_UNKNOWN]);
	wfi_arena_free(a);
}

/* ---- JSON ---- */

static void put(wfi_str *b, const char *key, double x)
{
	wfi_json_key(b, key);
	wfi_str_add(b, isfinite(x) ? "%.6g" : "null", x);
}

char *wfi_bench_json(const wfi_bench_figure *f, const wfi_bench_result *r)
{
	static const char *const keys[2][WFI_SIDES] = { { "weft_ms", "jax_ms", "torch_ms" }, { "weft_mb", "jax_mb", "torch_mb" } };
	static const char *const words[] = { "false", "true", "null" };
	wfi_str b = { 0 };

	wfi_str_add(&b, "{");
	wfi_json_put_string(&b, "work", f->work);
	for (int s = 0; s < WFI_SIDES; s++)
		put(&b, keys[f->memory][s], r->value[s]);
	put(&b, "ratio_jax", wfi_bench_ratio(r, WFI_JAX));
	put(&b, "ratio_torch", wfi_bench_ratio(r, WFI_TORCH));
	put(&b, "percent_of_limit", percent_of_limit(r));
	wfi_json_put_string(&b, "target", f->target);
	wfi_json_key(&b, "met");
	wfi_str_add(&b, "%s}", words[wfi_bench_is_met(f, r)]);
	return wfi_str_take(&b);
}

/* ---- chart: for each work bars of how many times a peer's figure is weft's, on a logarithmic scale; 1: the same ---- */
enum { LEFT = 170, PLOT = 520, ROW = 34, TOP = 56 };
static const double first = 0.25, last = 1024;

static double across(double ratio)
{
	double x = log(ratio / first) / log(last / first);

	return LEFT + PLOT * fmin(1, fmax(0, x));
}

static void bar(wfi_str *b, double y, double ratio, const char *colour)
{
	double from = fmin(across(1), across(ratio)), to = fmax(across(1), across(ratio));

	if (!isfinite(ratio))
		return;
	wfi_str_add(b, "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"11\" fill=\"%s\"/>\n<text x=\"%.1f\" y=\"%.1f\">%.3g×</text>\n", from, y,
		fmax(to - from, 1), colour, to + 4, y + 9.5, ratio);
}

char *wfi_bench_svg(const wfi_bench_result *results)
{
	static const char *const colours[WFI_SIDES] = { "", "#3b6fb6", "#d2703a" };
	static const double needed = 0.5;
	int rows = 0;
	wfi_str b = { 0 };

	for (int i = 0; i < WFI_BENCH_N_FIGURES; i++)
		rows += results[i].wanted;
	int height = TOP + ROW * rows + 24;
	wfi_str_add(&b, "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" font-family=\"sans-serif\" font-size=\"11\">\n"
		"<rect width=\"100%%\" height=\"100%%\" fill=\"white\"/>\n<text x=\"12\" y=\"20\" font-size=\"14\">How many times as much time (or memory) a peer takes</text>\n"
		"<rect x=\"12\" y=\"30\" width=\"10\" height=\"10\" fill=\"%s\"/><text x=\"26\" y=\"39\">JAX</text>\n"
		"<rect x=\"64\" y=\"30\" width=\"10\" height=\"10\" fill=\"%s\"/><text x=\"78\" y=\"39\">PyTorch</text>\n"
		"<text x=\"138\" y=\"39\">| the target, where it is a ratio</text>\n", LEFT + PLOT + 60, height, colours[WFI_JAX], colours[WFI_TORCH]);
	for (double x = first; x <= last; x *= 4)
		wfi_str_add(&b, "<line x1=\"%.1f\" x2=\"%.1f\" y1=\"%d\" y2=\"%d\" stroke=\"%s\"/><text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%g</text>\n", across(x),
			across(x), TOP - 6, height - 20, x == 1 ? "#444" : "#ddd", across(x), height - 6, x);
	for (int i = 0, row = 0; i < WFI_BENCH_N_FIGURES; i++) {
		const wfi_bench_figure *f = &wfi_bench_figures[i];
		double y = TOP + ROW * row;
		if (!results[i].wanted)
			continue;
		row++;
		wfi_str_add(&b, "<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%s</text>\n", LEFT - 30, y + 15, f->work);
		for (int s = WFI_JAX; s < WFI_SIDES; s++) {
			double at = y + (s == WFI_JAX ? 0 : 13);
			bar(&b, at, wfi_bench_ratio(&results[i], (wfi_side)s), colours[s]);
			if (f->over[s] > 0)
				wfi_str_add(&b, "<line x1=\"%.1f\" x2=\"%.1f\" y1=\"%.1f\" y2=\"%.1f\" stroke=\"black\"/>\n", across(f->over[s]) + needed,
					across(f->over[s]) + needed, at - 1, at + 12);
		}
	}
	wfi_str_add(&b, "</svg>\n");
	return wfi_str_take(&b);
}
