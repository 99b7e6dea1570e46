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

static void put_number(wfi_str *s, const char *name, double x)
{
	wfi_str_add(s, fabs(x) < 1e15 && x == floor(x) ? "  %s %.0f" : fabs(x) >= 1e-4 && fabs(x) < 1e6 ? "  %s %.4f" : "  %s %.3e", name, x);
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

char *wfi_progress_text(const wfi_progress *p, double now)
{
	wfi_str s = { 0 };
	double all = steps_in_all(p), per_second = rate(p);

	wfi_str_add(&s, "report %lld", (long long)p->report);
	if (!isnan(p->epoch) && p->epochs)
		wfi_str_add(&s, "  epoch %.0f/%lld", p->epoch + 1, (long long)p->epochs);
	else if (!isnan(p->epoch))
		wfi_str_add(&s, "  epoch %.0f", p->epoch);
	if (!isnan(p->step) || p->steps_per_epoch)
		wfi_str_add(&s, "  step %.0f", !isnan(p->step) ? p->step : steps_done(p));
	wfi_str_add(&s, "%s", p->metrics ? p->metrics : "");
	if (per_second > 0 && p->samples_per_step)
		wfi_str_add(&s, "  %.0f samples/s", per_second * (double)p->samples_per_step);
	else if (per_second > 0)
		wfi_str_add(&s, per_second < 10 ? "  %.2f %s/s" : "  %.0f %s/s", per_second, isnan(p->step) && !p->steps_per_epoch ? "reports" : "steps");
	if (per_second > 0 && all > 0) {
		double since = now - p->at[(p->n - 1) % WINDOW];
		put_left(&s, WFI_MAX(0, (all - steps_done(p)) / per_second - since));
	}
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
	char *text = wfi_progress_text(p, now);
	if (p->terminal) {
		size_t n = WFI_MIN(strlen(text), columns(p->to) - 1);
		fprintf(p->to, "\r\033[2K%.*s%s", (int)n, text, last ? "\n" : "");
	} else {
		fprintf(p->to, "%s\n", text);
	}
	fflush(p->to);
	wfi_free(text);
	p->pending = false;
	p->shown = p->terminal && !last;
	p->drawn_at = now;
}
