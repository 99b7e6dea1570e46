/* bench_growth.c: `weft bench --growth`: a training step's time over batch and over layers, compile time over operations, memory beside its plan; each
 * with a straight line through its points. */
#include "cli/bench.h"
#include <math.h>
#include <stdlib.h>

enum { ROUNDS = 3, MOST_POINTS = 8, WIDTH = 520, HEIGHT = 340, LEFT = 70, RIGHT = 20, TOP = 56, BOTTOM = 50 };
static const char *const line_colour = "#3b6fb6";

typedef struct point { int layers, batch; double x, y; } point;
typedef struct curve {
	const char *file, *title, *x_name, *y_name;
	const char *x_field, *y_field;   /* of the RESULT line */
	bool same;                   /* y is expected to be x, else a · x + b */
	double seconds;              /* to measure steps; 0: as asked for */
	int n;
	point points[MOST_POINTS];
} curve;

static curve curves[] = {
	{ "step-by-batch.svg", "Time of a training step over the batch, 4 layers", "batch", "ms", "batch", "step_ms_min", false, 0, 6,
	  { { 4, 4, 0, 0 }, { 4, 8, 0, 0 }, { 4, 16, 0, 0 }, { 4, 32, 0, 0 }, { 4, 48, 0, 0 }, { 4, 64, 0, 0 } } },
	{ "step-by-layers.svg", "Time of a training step over layers, batch 8", "layers", "ms", "layers", "step_ms_min", false, 0, 6,
	  { { 2, 8, 0, 0 }, { 4, 8, 0, 0 }, { 8, 8, 0, 0 }, { 12, 8, 0, 0 }, { 16, 8, 0, 0 }, { 24, 8, 0, 0 } } },
	{ "compile-by-operations.svg", "Time to compile over operations, 12 to 96 layers, batch 2, nothing cached", "operations", "ms", "operations", "compile_ms",
	  false, 0.01, 6, { { 12, 2, 0, 0 }, { 24, 2, 0, 0 }, { 36, 2, 0, 0 }, { 48, 2, 0, 0 }, { 72, 2, 0, 0 }, { 96, 2, 0, 0 } } },
	{ "memory-by-plan.svg", "Peak memory of a training step, measured, over the plan's", "MB of the plan", "MB", "plan_mb", "peak_mb", true, 0.01, 6,
	  { { 2, 8, 0, 0 }, { 4, 8, 0, 0 }, { 8, 8, 0, 0 }, { 4, 32, 0, 0 }, { 8, 32, 0, 0 }, { 12, 32, 0, 0 } } },
};

/* ---- measuring ---- */

/* one more try: the least counts, for what else runs on the machine only ever adds */
static wf_error *measure(const char *program, const curve *c, point *p, double seconds, double limit)
{
	char layers[16], batch[16], time[32];
	const char *argv[] = { program, layers, batch, time, NULL };
	static const char *const env[] = { "WEFT_CACHE", "none", NULL };
	const wfi_bench_process q = { .argv = argv, .env = env, .limit = limit };
	cJSON *result;

	snprintf(layers, sizeof layers, "%d", p->layers);
	snprintf(batch, sizeof batch, "%d", p->batch);
	wfi_snprintf(time, sizeof time, "%g", c->seconds > 0 ? c->seconds : seconds);
	WF_TRY(wfi_bench_process_run(&q, &result));
	const cJSON *x = cJSON_GetObjectItemCaseSensitive(result, c->x_field), *y = cJSON_GetObjectItemCaseSensitive(result, c->y_field);
	wf_error *err = NULL;
	if (cJSON_IsNumber(x) && cJSON_IsNumber(y)) {
		p->x = x->valuedouble;
		p->y = fmin(p->y, y->valuedouble);
	} else {
		err = wf_error_new(WF_INTERNAL, "%s says no %s or %s", program, c->x_field, c->y_field);
	}
	cJSON_Delete(result);
	return err;
}

/* ---- the line: the least sum of squares of what differs, relative to the points, so that small ones count as much ---- */

typedef struct fit { double slope, offset, worst; } fit; /* worst: how far a point is from the line, as a part of it */

static fit straight(const curve *c)
{
	double w = 0, wx = 0, wy = 0, wxx = 0, wxy = 0;
	fit f = { 1, 0, 0 };

	for (int i = 0; i < c->n; i++) {
		double x = c->points[i].x, y = c->points[i].y, k = 1 / (y * y);
		w += k, wx += k * x, wy += k * y, wxx += k * x * x, wxy += k * x * y;
	}
	if (!c->same) {
		f.slope = (w * wxy - wx * wy) / (w * wxx - wx * wx);
		f.offset = (wy - f.slope * wx) / w;
		if (fabs(f.offset) < 1e-9 * fabs(wy / w)) /* what rounding left */
			f.offset = 0;
	}
	for (int i = 0; i < c->n; i++)
		f.worst = fmax(f.worst, fabs(c->points[i].y / (f.slope * c->points[i].x + f.offset) - 1));
	return f;
}

/* ---- the chart ---- */

/* 1, 2 or 5 times a power of ten, so that about five of it make the range */
static double tick(double range)
{
	double t = pow(10, floor(log10(range / 5)));

	return range / t > 25 ? 5 * t : range / t > 12 ? 2 * t : t;
}

static double across(double x, double most) { return LEFT + (WIDTH - LEFT - RIGHT) * x / most; }
static double up(double y, double most) { return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * y / most; }

static void add_axes(wfi_str *b, const curve *c, double most_x, double most_y)
{
	for (double x = 0; x <= most_x * 1.0001; x += tick(most_x))
		wfi_str_add(b, "<line x1=\"%.1f\" x2=\"%.1f\" y1=\"%d\" y2=\"%d\" stroke=\"#e4e4e4\"/><text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%g</text>\n",
			across(x, most_x), across(x, most_x), TOP, HEIGHT - BOTTOM, across(x, most_x), HEIGHT - BOTTOM + 15, x);
	for (double y = 0; y <= most_y * 1.0001; y += tick(most_y))
		wfi_str_add(b, "<line x1=\"%d\" x2=\"%d\" y1=\"%.1f\" y2=\"%.1f\" stroke=\"#e4e4e4\"/><text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%g</text>\n", LEFT,
			WIDTH - RIGHT, up(y, most_y), up(y, most_y), LEFT - 6, up(y, most_y) + 4, y);
	wfi_str_add(b, "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">%s</text>\n<text x=\"12\" y=\"%d\">%s</text>\n", (LEFT + WIDTH - RIGHT) / 2, HEIGHT - 14, c->x_name,
		TOP - 8, c->y_name);
}

static char *chart(const curve *c, const fit *f, const wfi_limits *l)
{
	double most_x = 0, most_y = 0;
	wfi_str b = { 0 };

	for (int i = 0; i < c->n; i++) {
		most_x = fmax(most_x, 1.05 * c->points[i].x);
		most_y = fmax(most_y, fmax(1.1 * c->points[i].y, f->slope * 1.05 * c->points[i].x + f->offset));
	}
	wfi_str_add(&b, "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" font-family=\"sans-serif\" font-size=\"11\">\n"
		"<rect width=\"100%%\" height=\"100%%\" fill=\"white\"/>\n<text x=\"12\" y=\"18\" font-size=\"13\">%s</text>\n"
		"<text x=\"12\" y=\"34\" fill=\"#555\">%d cores, %s; the line: %s, points at most %.0f %% from it</text>\n", WIDTH, HEIGHT, c->title, l->cores, l->vectors,
		c->same ? "as planned" : "straight", 100 * f->worst);
	add_axes(&b, c, most_x, most_y);
	wfi_str_add(&b, "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"#999\"/>\n", across(0, most_x), up(fmax(f->offset, 0), most_y), across(most_x, most_x),
		up(f->slope * most_x + f->offset, most_y));
	for (int i = 0; i < c->n; i++)
		wfi_str_add(&b, "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"3.5\" fill=\"%s\"/>\n", across(c->points[i].x, most_x), up(c->points[i].y, most_y), line_colour);
	wfi_str_add(&b, "</svg>\n");
	return wfi_str_take(&b);
}

static wf_error *write_chart(const char *folder, const curve *c, const fit *f, const wfi_limits *l)
{
	char *path = wfi_path_join(folder, c->file), *svg = chart(c, f, l);
	wf_error *err = wfi_make_dirs(folder, 0777);

	if (!err)
		err = wfi_write_file(path, &(wfi_piece){ svg, strlen(svg) }, 1);
	wfi_free(path);
	wfi_free(svg);
	return err;
}

/* ---- all of it ---- */

static wf_error *draw(const char *program, curve *c, const char *folder, double seconds, double limit, const wfi_limits *l)
{
	for (int i = 0; i < c->n; i++)
		c->points[i].y = NAN;
	for (int round = 0; round < ROUNDS; round++) /* in turns, as a neighbour's work comes and goes */
		for (int i = 0; i < c->n; i++)
			WF_TRY(measure(program, c, &c->points[i], seconds, limit));
	printf("%s\n  %-8s %-8s %14s %12s\n", c->title, "layers", "batch", c->x_name, c->y_name);
	for (int i = 0; i < c->n; i++)
		printf("  %-8d %-8d %14.5g %12.4g\n", c->points[i].layers, c->points[i].batch, c->points[i].x, c->points[i].y);
	const fit f = straight(c);
	if (c->same)
		printf("  points at most %.1f %% from the plan\n\n", 100 * f.worst);
	else
		printf("  %.4g %s + %.4g for each of %s; points at most %.1f %% from the line\n\n", f.offset, c->y_name, f.slope, c->x_name, 100 * f.worst);
	fflush(stdout);
	return folder ? write_chart(folder, c, &f, l) : NULL;
}

int wfi_bench_growth(const char *folder, double seconds, double limit)
{
	char *bin = wfi_program_folder(), *program = NULL;
	wfi_limits limits;
	wf_error *err = wfi_bench_find_program(bin, "growth", &program);

	if (!err)
		wfi_limits_measure(0.1, &limits);
	for (size_t i = 0; !err && i < WFI_COUNT(curves); i++)
		err = draw(program, &curves[i], folder, seconds, limit, &limits);
	wfi_free(program);
	wfi_free(bin);
	return wfi_cli_fail(err, WFI_EXIT_FAILED);
}
