/* profile.c: see profile.h. */
#include <pthread.h>
#include <stdlib.h>
#include <time.h>
#include "backend/cpu/profile.h"
#include "backend/cpu/timeline.h"
#include "runtime/backend.h"

typedef struct line {
	char *what;
	double flops, bytes, total, least;
	int64_t calls;
} line;

struct wfi_profile {
	char *name;
	int n;
	line *lines;
	wfi_timeline *timeline;      /* NULL: the table is wanted */
	wfi_profile *next, **at;
};

static wfi_profile *all;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static bool wanted, own_time, traced;

static int longest_first(const void *a, const void *b)
{
	const line *x = *(const line *const *)a, *y = *(const line *const *)b;
	return (x->total < y->total) - (x->total > y->total);
}

static void print(const wfi_profile *p)
{
	const line **order = wfi_alloc((size_t)(p->n + 1) * sizeof *order);
	double sum = 0;
	wfi_str s = { 0 };

	for (int i = 0; i < p->n; i++) {
		order[i] = &p->lines[i];
		sum += p->lines[i].total;
	}
	qsort(order, (size_t)p->n, sizeof *order, longest_first);
	wfi_str_add(&s, "-- profile: %s: %.3f ms in %d steps\n%9s %9s %9s %7s %8s %7s  %s\n", p->name, 1e3 * sum, p->n, "total ms", "mean us",
	            "least us", "%", "GFLOP/s", "GB/s", "step");
	for (int i = 0; i < p->n; i++) {
		const line *l = order[i];
		if (l->calls)
			wfi_str_add(&s, "%9.3f %9.1f %9.1f %6.1f%% %8.1f %7.1f  %s\n", 1e3 * l->total, 1e6 * l->total / (double)l->calls, 1e6 * l->least,
			            100 * l->total / sum, 1e-9 * l->flops / l->least, 1e-9 * l->bytes / l->least, l->what);
	}
	fputs(s.s, stderr);
	wfi_str_free(&s);
	wfi_free(order);
}

static void print_all(void)
{
	for (wfi_profile *p = all; p; p = p->next)
		print(p);
}

static void look(void)
{
	const char *text = getenv("WEFT_PROFILE");

	wanted = text && *text && strcmp(text, "0");
	own_time = wanted && !strcmp(text, "cpu");
	traced = wanted && !strncmp(text, "trace:", 6) && text[6];
	if (traced)
		wfi_timeline_open(text + 6);
	else if (wanted)
		atexit(print_all);
}

static void describe(line *l, const wfi_plan *plan, const wfi_step *s, int number)
{
	wfi_str text = { 0 };
	char t[WFI_TYPE_TEXT];
	const wfi_eqn *e = s->kind == WFI_STEP_KERNEL ? NULL : s->eqn;

	wfi_str_add(&text, "%d: %s", number, s->kind == WFI_STEP_COPY ? "copy" : e ? e->op->name : "kernel");
	if (!e && s->kernel)
		for (int i = 0; i < s->kernel->n_roots; i++)
			wfi_str_add(&text, " %s %s", s->kernel->roots[i]->def->op->name, wfi_type_text(&s->kernel->roots[i]->type, t));
	if (!e && s->kernel)
		wfi_str_add(&text, " (%d equations, %s%d reads)", s->kernel->n_eqns, s->kernel->n_reds ? "reducing, " : "", s->n_in);
	for (int i = 0; e && i < e->n_in; i++)
		wfi_str_add(&text, " %s", wfi_type_text(&e->in[i]->type, t));
	for (int i = 0; e && i < e->n_out; i++)
		wfi_str_add(&text, "%s %s", i ? "," : " ->", wfi_type_text(&e->out[i].type, t));
	if (e && e->op->flops) {
		wfi_type types[16] = { 0 };
		if (e->n_in + e->n_out <= 16) {
			for (int i = 0; i < e->n_in; i++)
				types[i] = e->in[i]->type;
			for (int i = 0; i < e->n_out; i++)
				types[e->n_in + i] = e->out[i].type;
			const wfi_view v = { .op = e->op, .attrs = e->attrs, .n_in = e->n_in, .n_out = e->n_out, .in_type = types, .out_type = types + e->n_in };
			l->flops = e->op->flops(&v);
		}
	} else if (s->kind == WFI_STEP_KERNEL)
		l->flops = (double)s->kernel->cost * (double)s->kernel->n_work;
	for (int i = 0; i < s->n_in; i++)
		l->bytes += (double)wfi_type_bytes(&s->in[i]->type);
	for (int i = 0; i < s->n_out; i++)
		l->bytes += (double)wfi_type_bytes(&s->out[i]->type);
	l->what = wfi_str_take(&text);
	(void)plan;
}

static wfi_timeline_step timeline_step(const void *user, int step)
{
	const line *l = &((const wfi_profile *)user)->lines[step];

	return (wfi_timeline_step){ l->what, l->flops, l->bytes };
}

wfi_profile *wfi_profile_new(const wfi_plan *plan)
{
	pthread_once(&once, look);
	if (!wanted)
		return NULL;
	wfi_profile *p = wfi_alloc(sizeof *p);
	p->name = wfi_strdup(plan->func->name ? plan->func->name : "a function");
	p->n = plan->n_steps;
	p->lines = wfi_alloc((size_t)(p->n + 1) * sizeof *p->lines);
	for (int i = 0; i < p->n; i++)
		describe(&p->lines[i], plan, &plan->steps[i], i);
	if (traced)
		p->timeline = wfi_timeline_new(p->name, p->n, timeline_step, p);
	pthread_mutex_lock(&mutex);
	p->next = all;
	p->at = &all;
	if (all)
		all->at = &p->next;
	all = p;
	pthread_mutex_unlock(&mutex);
	return p;
}

double wfi_profile_clock(void)
{
	struct timespec t;

	clock_gettime(own_time ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

void wfi_profile_add(wfi_profile *p, int step, double seconds)
{
	line *l = &p->lines[step];

	l->least = l->calls && l->least < seconds ? l->least : seconds;
	l->total += seconds;
	l->calls++;
	if (p->timeline)
		wfi_timeline_add(p->timeline, step, seconds);
}

void wfi_profile_free(wfi_profile *p)
{
	if (!p || p->timeline) /* its events name it until the process ends */
		return;
	print(p);
	pthread_mutex_lock(&mutex);
	*p->at = p->next;
	if (p->next)
		p->next->at = p->at;
	pthread_mutex_unlock(&mutex);
	for (int i = 0; i < p->n; i++)
		wfi_free(p->lines[i].what);
	wfi_free(p->lines);
	wfi_free(p->name);
	wfi_free(p);
}
