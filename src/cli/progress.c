/* progress.c: how far a run is, in one line: from rank 0's reports and what the program said about its length. */
#include "cli/cli.h"
#include <cJSON.h>
#include <math.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

enum { WINDOW = 64 };
#define REDRAW_SECONDS 0.1
#define LINE_SECONDS 1.0

struct wfi_progress {
	FILE *to;
	bool terminal, shown, pending;
	double drawn_at;
	int workers;
	int64_t epochs, steps_per_epoch, samples_per_step;
	/* the latest report */
	int64_t report;
	double step, epoch;          /* NaN: not reported */
	char *metrics;               /* the other numbers, as text */
	/* the last reports: when, and how many steps had been done */
	double at[WINDOW], done[WINDOW];
	int n;
};

wfi_progress *wfi_progress_new(FILE *to, bool terminal)
{
	wfi_progress *p = wfi_alloc(sizeof *p);

	p->to = to;
	p->terminal = terminal;
	p->report = -1;
	p->drawn_at = -INFINITY;
	p->step = p->epoch = NAN;
	return p;
}

void wfi_progress_free(wfi_progress *p)
{
	if (p)
		wfi_free(p->metrics);
	wfi_free(p);
}

void wfi_progress_started(wfi_progress *p, int workers, int64_t report)
{
	p->workers = workers;
	p->report = report - 1;
	p->n = 0;                        /* a restart must not count the time that was lost */
}

void wfi_progress_plan(wfi_progress *p, int64_t epochs, int64_t steps_per_epoch, int64_t samples_per_step)
{
	p->epochs = WFI_MAX(epochs, 0);
	p->steps_per_epoch = WFI_MAX(steps_per_epoch, 0);
	p->samples_per_step = WFI_MAX(samples_per_step, 0);
}

/* Steps behind this report. Without a metric that says it, a report is a step. */
static double steps_done(const wfi_progress *p)
{
	if (!isnan(p->step))
		return p->step + 1;
	if (!isnan(p->epoch) && p->steps_per_epoch)
		return (p->epoch + 1) * (double)p->steps_per_epoch;
	return (double)p->report + 1;
}

/* In the unit of steps_done; 0: unknown. */
static double steps_in_all(const wfi_progress *p)
{
	if (p->steps_per_epoch)
		return (double)p->epochs * (double)p->steps_per_epoch;
	return isnan(p->step) ? (double)p->epochs : 0;
}

static void put_number(wfi_str *s, const char *metric, double x)
{
	char *name = wfi_printable(metric);

	wfi_str_add(s, fabs(x) < 1e15 && x == floor(x) ? "  %s %.0f" : fabs(x) >= 1e-4 && fabs(x) < 1e6 ? "  %s %.4f" : "  %s %.3e", name, x);
	wfi_free(name);
}

void wfi_progress_report(wfi_progress *p, double now, int64_t report, const cJSON *metrics)
{
	const cJSON *m, *loss = cJSON_GetObjectItemCaseSensitive(metrics, "loss");
	wfi_str s = { 0 };

	p->report = report;
	p->step = p->epoch = NAN;
	if (cJSON_IsNumber(loss))
		put_number(&s, "loss", loss->valuedouble);
	cJSON_ArrayForEach(m, metrics) {
		if (!cJSON_IsNumber(m) || m == loss)
			continue;
		if (!strcmp(m->string, "step"))
			p->step = m->valuedouble;
		else if (!strcmp(m->string, "epoch"))
			p->epoch = m->valuedouble;
		else
			put_number(&s, m->string, m->valuedouble);
	}
	wfi_free(p->metrics);
	p->metrics = wfi_str_take(&s);
	p->at[p->n % WINDOW] = now;
	p->done[p->n % WINDOW] = steps_done(p);
	p->n++;
	p->pending = true;
}

/* steps a second over the last reports; 0: not known yet */
static double rate(const wfi_progress *p)
{
	if (p->n < 2)
		return 0;
	int last = (p->n - 1) % WINDOW, first = p->n > WINDOW ? p->n % WINDOW : 0;
	double time = p->at[last] - p->at[first], steps = p->done[last] - p->done[first];
	return time > 0 && steps > 0 ? steps / time : 0;
}

static void put_left(wfi_str *s, double seconds)
{
	long t = lround(seconds);

	if (t >= 3600)
		wfi_str_add(s, "  %ld:%02ld:%02ld left", t / 3600, t / 60 % 60, t % 60);
	else
		wfi_str_add(s, "  %ld:%02ld left", t / 60, t % 60);
}

/* what the line may consist of, from the first to go when it gets too long to the last; the report and the time left always stay */
enum { METRICS, STEP, RATE, EPOCH, PARTS };

static void put_parts(const wfi_progress *p, wfi_str *part)
{
	double per_second = rate(p);

	if (!isnan(p->epoch) && p->epochs)
		wfi_str_add(&part[EPOCH], "  epoch %.0f/%lld", p->epoch + 1, (long long)p->epochs);
	else if (!isnan(p->epoch))
		wfi_str_add(&part[EPOCH], "  epoch %.0f", p->epoch);
	if (!isnan(p->step) || p->steps_per_epoch)
		wfi_str_add(&part[STEP], "  step %.0f", !isnan(p->step) ? p->step : steps_done(p));
	if (per_second > 0 && p->samples_per_step)
		wfi_str_add(&part[RATE], "  %.0f samples/s", per_second * (double)p->samples_per_step);
	else if (per_second > 0)
		wfi_str_add(&part[RATE], per_second < 10 ? "  %.2f %s/s" : "  %.0f %s/s", per_second, isnan(p->step) && !p->steps_per_epoch ? "reports" : "steps");
}

/* As many metrics as fit into room columns. They stand in their order, two blanks before each: the last ones go first. */
static void put_metrics(wfi_str *s, const char *metrics, size_t room)
{
	size_t n = 0, width = 0;

	while (metrics[n]) {
		const char *next = strstr(metrics + n + 2, "  ");
		size_t one = next ? (size_t)(next - metrics) - n : strlen(metrics + n);
		width += wfi_text_width(metrics + n, one);
		if (width > room)
			break;
		n += one;
	}
	wfi_str_put(s, metrics, n);
}

char *wfi_progress_text(const wfi_progress *p, double now, size_t width)
{
	wfi_str part[PARTS] = { { 0 } }, s = { 0 }, left = { 0 };
	double all = steps_in_all(p), per_second = rate(p);
	size_t used;
	int first = METRICS;

	put_parts(p, part);
	if (per_second > 0 && all > 0)
		put_left(&left, WFI_MAX(0, (all - steps_done(p)) / per_second - (now - p->at[(p->n - 1) % WINDOW])));
	wfi_str_add(&s, "report %lld", (long long)p->report);
	for (;;) {
		used = s.n + left.n;
		for (int i = WFI_MAX(first, STEP); i < PARTS; i++)
			used += part[i].n;
		if (!width || used <= width || first == PARTS)
			break;
		first++;                 /* the metrics are counted below */
	}
	for (int i = METRICS; i < PARTS; i++)
		if (i < first)
			wfi_str_free(&part[i]);
	if (first == METRICS && p->metrics)
		put_metrics(&part[METRICS], p->metrics, width ? width - used : SIZE_MAX);
	static const int order[] = { EPOCH, STEP, METRICS, RATE };
	for (size_t i = 0; i < WFI_COUNT(order); i++)
		wfi_str_add(&s, "%s", part[order[i]].n ? part[order[i]].s : "");
	wfi_str_add(&s, "%s", left.n ? left.s : "");
	for (int i = 0; i < PARTS; i++)
		wfi_str_free(&part[i]);
	wfi_str_free(&left);
	return wfi_str_take(&s);
}

static size_t columns(FILE *to)
{
	struct winsize w;

	return ioctl(fileno(to), TIOCGWINSZ, &w) || w.ws_col < 20 ? 80 : w.ws_col;
}

void wfi_progress_clear(wfi_progress *p)
{
	if (p->terminal && p->shown) {
		fputs("\r\033[2K", p->to);
		fflush(p->to);
	}
	p->pending |= p->shown;
	p->shown = false;
}

void wfi_progress_draw(wfi_progress *p, double now, bool last)
{
	if (!p->n || (!p->pending && !(last && p->shown)))
		return;
	if (!last && p->n > 1 && now < p->drawn_at + (p->terminal ? REDRAW_SECONDS : LINE_SECONDS))
		return;
	char *text = wfi_progress_text(p, now, p->terminal ? columns(p->to) - 1 : 0);
	if (p->terminal) {
		fprintf(p->to, "\r\033[2K%s%s", text, last ? "\n" : "");
	} else {
		fprintf(p->to, "%s\n", text);
	}
	fflush(p->to);
	wfi_free(text);
	p->pending = false;
	p->shown = p->terminal && !last;
	p->drawn_at = now;
}
