/* timeline.c: see timeline.h. Events are kept until the process ends: while it runs, nothing but memory is written. */
#include "backend/cpu/timeline.h"
#include "base/process.h"
#include "kernel/limits.h"
#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { MOST_EVENTS = 1 << 20 };
static const double LIMITS_SECONDS = 0.1;

typedef struct event {
	const wfi_timeline *of;
	int step;                    /* −1: the whole run */
	int thread;
	double at, took;             /* seconds since the beginning */
} event;

struct wfi_timeline {
	char *program;
	int n;
	wfi_timeline_step *steps;
	size_t run, group;           /* events: the first of this run; the first of those that were told together */
	wfi_timeline *next;
};

static struct {
	pthread_mutex_t mutex;
	char *file;
	double begin;
	wfi_limits limits;
	wfi_timeline *all;
	event *events;
	size_t n, cap, lost;
} trace = { .mutex = PTHREAD_MUTEX_INITIALIZER };

/* ---- taking down ---- */

static event *add_event(const wfi_timeline *t, int step, double at, double took)
{
	if (trace.n == MOST_EVENTS) {
		trace.lost++;
		return NULL;
	}
	if (trace.n == trace.cap) {
		trace.cap = trace.cap ? 2 * trace.cap : 1024;
		trace.events = wfi_realloc(trace.events, trace.cap * sizeof *trace.events);
	}
	event *e = &trace.events[trace.n++];
	*e = (event){ t, step, (int)syscall(SYS_gettid), at, took };
	return e;
}

/* Several that are told together would all end now: the earlier ones move back to make room. Another program's events may lie between. */
static void make_room(const wfi_timeline *t, double from)
{
	double end = -INFINITY;

	for (size_t i = t->group; i < trace.n; i++)
		if (trace.events[i].of == t)
			end = fmax(end, trace.events[i].at + trace.events[i].took);
	for (size_t i = t->group; i < trace.n && end > from; i++)
		if (trace.events[i].of == t)
			trace.events[i].at -= end - from;
}

void wfi_timeline_add(wfi_timeline *t, int step, double seconds)
{
	pthread_mutex_lock(&trace.mutex);
	double now = wfi_now() - trace.begin, from = now - seconds;
	event *last = trace.n ? &trace.events[trace.n - 1] : NULL;
	if (step == 0)
		t->run = trace.n;
	if (step == 0 || !last || last->of != t || last->at + last->took <= from + 1e-7)
		t->group = trace.n;
	else
		make_room(t, from);
	add_event(t, step, from, seconds);
	if (step == t->n - 1 && t->run < trace.n && trace.events[t->run].of == t)
		add_event(t, -1, trace.events[t->run].at, now - trace.events[t->run].at);
	pthread_mutex_unlock(&trace.mutex);
}

wfi_timeline *wfi_timeline_new(const char *program, int n, wfi_timeline_step (*describe)(const void *user, int step), const void *user)
{
	wfi_timeline *t = wfi_alloc(sizeof *t);

	t->program = wfi_strdup(program);
	t->n = n;
	t->steps = wfi_alloc((size_t)(n + 1) * sizeof *t->steps);
	for (int i = 0; i < n; i++)
		t->steps[i] = describe(user, i);
	pthread_mutex_lock(&trace.mutex);
	t->next = trace.all;
	trace.all = t;
	pthread_mutex_unlock(&trace.mutex);
	return t;
}

/* ---- writing ---- */

static void add_string(wfi_str *b, const char *s)
{
	wfi_str_add(b, "\"");
	for (; *s; s++)
		wfi_str_add(b, *s == '"' || *s == '\\' ? "\\%c" : (unsigned char)*s < 32 ? "\\u%04x" : "%c", (unsigned char)*s);
	wfi_str_add(b, "\"");
}

/* how long the machine's limits make it at best, in seconds; 0: nothing to do, or not known */
static double least_time(const wfi_timeline_step *s, bool *memory)
{
	double compute = trace.limits.gflops_all > 0 ? 1e-9 * s->flops / trace.limits.gflops_all : 0;
	double move = trace.limits.gbs_all > 0 ? 1e-9 * s->bytes / trace.limits.gbs_all : 0;

	*memory = move > compute;
	return fmax(compute, move);
}

static void write_arguments(wfi_str *b, const event *e)
{
	const wfi_timeline_step *s = &e->of->steps[e->step];
	bool memory;
	double least = least_time(s, &memory);

	wfi_str_add(b, ",\"args\":{\"program\":");
	add_string(b, e->of->program);
	wfi_str_add(b, ",\"what\":");
	add_string(b, s->what);
	wfi_str_add(b, ",\"flops\":%.0f,\"bytes\":%.0f", s->flops, s->bytes);
	if (e->took > 0)
		wfi_str_add(b, ",\"gflops\":%.4g,\"gbs\":%.4g", 1e-9 * s->flops / e->took, 1e-9 * s->bytes / e->took);
	if (e->took > 0 && least > 0)
		wfi_str_add(b, ",\"percent_of_limit\":%.4g,\"limit\":\"%s\"", 100 * least / e->took, memory ? "memory" : "multiply-adds");
	wfi_str_add(b, "}");
}

/* what is seen in a bar: "kernel add f32[128,512]", without the number before and the details behind */
static void add_name(wfi_str *b, const char *what)
{
	const char *from = strstr(what, ": "), *to;

	from = from ? from + 2 : what;
	to = strstr(from, " (");
	char *name = wfi_strndup(from, to ? (size_t)(to - from) : strlen(from));
	add_string(b, name);
	wfi_free(name);
}

static void write_event(wfi_str *b, const event *e)
{
	bool whole = e->step < 0;

	wfi_str_add(b, "{\"name\":");
	if (whole)
		add_string(b, e->of->program);
	else
		add_name(b, e->of->steps[e->step].what);
	wfi_str_add(b, ",\"cat\":\"%s\",\"ph\":\"X\",\"ts\":%.3f,\"dur\":%.3f,\"pid\":%d,\"tid\":%d", whole ? "program" : "step", 1e6 * e->at, 1e6 * e->took,
		(int)getpid(), e->thread);
	if (!whole)
		write_arguments(b, e);
	wfi_str_add(b, "},\n");
}

static void write_all(void)
{
	const wfi_process_info *process = wfi_process();
	const wfi_limits *l = &trace.limits;
	wfi_str b = { 0 };
	char *file = process->world > 1 ? wfi_format("%s.%d", trace.file, process->rank) : wfi_strdup(trace.file);

	pthread_mutex_lock(&trace.mutex);
	wfi_str_add(&b, "{\"displayTimeUnit\":\"ns\",\"otherData\":{\"vectors\":\"%s\",\"cores\":%d,\"gflops_core\":%.4g,\"gflops_all\":%.4g,\"gbs_core\":%.4g,"
		"\"gbs_all\":%.4g,\"events_lost\":%zu},\n\"traceEvents\":[\n", l->vectors, l->cores, l->gflops_core, l->gflops_all, l->gbs_core, l->gbs_all, trace.lost);
	for (size_t i = 0; i < trace.n; i++)
		write_event(&b, &trace.events[i]);
	wfi_str_add(&b, "{\"name\":\"process_name\",\"ph\":\"M\",\"pid\":%d,\"args\":{\"name\":\"weft, rank %d\"}}\n]}\n", (int)getpid(), process->rank);
	pthread_mutex_unlock(&trace.mutex);
	wf_error *err = wfi_write_file(file, &(wfi_piece){ b.s, b.n }, 1);
	if (err)
		wfi_log(WFI_ERROR, "WEFT_PROFILE=trace:%s: %s", trace.file, wf_error_text(err));
	wf_error_free(err);
	wfi_free(file);
	wfi_str_free(&b);
}

void wfi_timeline_open(const char *file)
{
	trace.file = wfi_strdup(file);
	wfi_limits_measure(LIMITS_SECONDS, &trace.limits);
	trace.begin = wfi_now();
	atexit(write_all);
}
