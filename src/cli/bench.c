/* bench.c: `weft bench`: training steps, start-up, compile time and memory beside JAX and PyTorch, or beside another build of weft. */
#include "cli/bench.h"
#include <errno.h>
#include <ftw.h>
#include <math.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>
#include "train/json.h"

enum { MOST_REPS = 32, MOST_WORDS = 12, GIVE_UP = 2 };
#define NOT_GIVEN LONG_MIN

static struct {
	const char *svg, *seconds, *timeout, *against, *tolerance, *svg_dir;
	long reps;
	bool json, save, list, growth;
} o = { .reps = NOT_GIVEN };

static const wfi_option options[] = {
	{ "json", NULL, WFI_OPTION_FLAG, &o.json, "one JSON object per figure, instead of the table" },
	{ "save", NULL, WFI_OPTION_FLAG, &o.save, "append the figures to bench/history.jsonl, with the commit" },
	{ "svg", "FILE", WFI_OPTION_TEXT, &o.svg, "write a chart" },
	{ "reps", "N", WFI_OPTION_INT, &o.reps, "how often each process runs, in turns (default: 2; with --against 5)" },
	{ "seconds", "S", WFI_OPTION_TEXT, &o.seconds, "how long a process measures steps (default: 1)" },
	{ "timeout", "S", WFI_OPTION_TEXT, &o.timeout, "seconds after which a process is killed (default: 120)" },
	{ "list", NULL, WFI_OPTION_FLAG, &o.list, "name the works and their targets" },
	{ "against", "BIN", WFI_OPTION_TEXT, &o.against, "compare with another build of weft, by its bin folder; exit status 1 when this one is slower" },
	{ "tolerance", "PERCENT", WFI_OPTION_TEXT, &o.tolerance, "--against: how much slower is still the same (default: 10)" },
	{ "growth", NULL, WFI_OPTION_FLAG, &o.growth, "instead: times and memory over batch, layers and size of a program" },
	{ "svg-dir", "FOLDER", WFI_OPTION_TEXT, &o.svg_dir, "--growth: where its charts go" },
	{ 0 }
};

/* ---- a session: what every measured process needs to know ---- */

typedef struct side {
	const char *name, *variable, *module, *script; /* a peer's: PEER_PY, jax, jax_works.py */
	const char *python;          /* NULL: not to be run */
	char *path;                  /* of the script */
	const char *bin;             /* weft's: where its programs are */
	wfi_side column;             /* which arguments are its */
	int timeouts;
} side;

typedef struct samples { double v[WFI_BENCH_FORMS][MOST_REPS]; int n[WFI_BENCH_FORMS]; } samples;

typedef struct session {
	double seconds, limit;
	char seconds_text[32], epochs_text[32]; /* the same for programs that measure for so long, or take so many steps */
	int reps;
	char folder[64];             /* caches */
	int n_caches;
	char *bin;                   /* of this command */
	side sides[WFI_SIDES];
	wfi_limits limits;
	wfi_bench_result results[WFI_BENCH_N_FIGURES];
} session;

static int remove_one(const char *path, const struct stat *st, int kind, struct FTW *at)
{
	(void)st;
	(void)kind;
	(void)at;
	return remove(path);
}

static wf_error *begin(session *s)
{
	const char *tmp = getenv("TMPDIR");

	wfi_snprintf(s->seconds_text, sizeof s->seconds_text, "%g", s->seconds);
	wfi_snprintf(s->epochs_text, sizeof s->epochs_text, "%d", (int)fmax(100, fmin(1e6, s->seconds * 20000)));
	s->bin = wfi_program_folder();
	if (snprintf(s->folder, sizeof s->folder, "%s/weft-bench-XXXXXX", tmp && *tmp ? tmp : "/tmp") >= (int)sizeof s->folder)
		snprintf(s->folder, sizeof s->folder, "/tmp/weft-bench-XXXXXX");
	if (!mkdtemp(s->folder)) {
		wf_error *err = wfi_errno(errno, "cannot make the folder %s", s->folder);
		s->folder[0] = 0;
		return err;
	}
	return NULL;
}

static void end(session *s)
{
	if (s->folder[0])
		nftw(s->folder, remove_one, 16, FTW_DEPTH | FTW_PHYS);
	for (int i = 0; i < WFI_SIDES; i++)
		wfi_free(s->sides[i].path);
	wfi_free(s->bin);
}

/* ---- peers ---- */

/* is its module there? asked without importing it, which takes seconds */
static wf_error *check_module(const session *s, const side *p)
{
	char *code = wfi_format("import sys, importlib.util as u; m = [m for m in '%s'.split() if not u.find_spec(m)]\n"
				"if m: sys.exit('there is no module ' + m[0])", p->module);
	wfi_bench_process q = { .argv = (const char *const[]){ p->python, "-c", code, NULL }, .limit = WFI_MIN(s->limit, 30) };
	wf_error *err = wfi_bench_process_run(&q, NULL);

	wfi_free(code);
	return err;
}

static void open_peer(session *s, side *p)
{
	p->python = getenv(p->variable);
	if (!p->python || !*p->python) {
		p->python = NULL;
		fprintf(stderr, "weft bench: %s is not set (a Python with %s): %s is not measured\n", p->variable, p->module, p->name);
		return;
	}
	wf_error *err = check_module(s, p);
	for (int i = 0; !err && i < 2; i++) {
		wfi_free(p->path);
		p->path = wfi_format(i ? "%s/../libexec/weft/bench/peers/%s" : "%s/bench/peers/%s", s->bin, p->script);
		if (access(p->path, R_OK) == 0)
			return;
	}
	if (!err)
		err = wf_error_new(WF_NOT_FOUND, "there is no %s", p->path);
	p->python = NULL;
	fprintf(stderr, "weft bench: %s is not measured: %s=%s: %s\n", p->name, p->variable, getenv(p->variable), wf_error_text(err));
	wf_error_free(err);
}

/* ---- one process ---- */

/* arguments, with the time in place, become words of argv from the n-th on; text holds them */
static void split_arguments(const session *s, const char *arguments, char *text, size_t cap, const char **argv, int n)
{
	snprintf(text, cap, "%s", arguments);
	for (char *word = strtok(text, " "); word && n < MOST_WORDS - 1; word = strtok(NULL, " "))
		argv[n++] = !strcmp(word, "%s") ? s->seconds_text : !strcmp(word, "EPOCHS") ? s->epochs_text : word;
	argv[n] = NULL;
}

static wf_error *run_side(session *s, const side *p, const wfi_bench_run *r, const char *arguments, cJSON **result)
{
	const char *argv[MOST_WORDS] = { p->python, p->path }, *env[9] = { NULL };
	char text[256], *cache;
	char *program = NULL;
	bool weft = !p->script;

	split_arguments(s, arguments, text, sizeof text, argv, weft ? 0 : 2);
	if (weft) {
		WF_TRY(wfi_bench_find_program(p->bin, argv[0], &program));
		argv[0] = program;
		/* another build has a cache of its own: what it kept is not to be timed here */
		cache = r->cache == WFI_CACHE_EMPTY ? wfi_format("%s/empty-%d", s->folder, s->n_caches++)
						    : wfi_format("%s/%s-%d", s->folder, r->cache == WFI_CACHE_FILLED ? "filled" : "kept", p->bin != s->bin);
		memcpy(env, (const char *[]){ "WEFT_CACHE", cache }, 2 * sizeof *env);
	} else {
		cache = wfi_format("%s/jax", s->folder);
		if (r->cache == WFI_CACHE_FILLED)
			memcpy(env, (const char *[]){ "JAX_COMPILATION_CACHE_DIR", cache, "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS", "0",
				"JAX_PERSISTENT_CACHE_MIN_ENTRY_SIZE_BYTES", "-1", "PYTHONDONTWRITEBYTECODE", "1" }, 8 * sizeof *env);
		else
			memcpy(env, (const char *[]){ "PYTHONDONTWRITEBYTECODE", "1" }, 2 * sizeof *env);
	}
	const wfi_bench_process q = { .argv = argv, .env = env, .limit = s->limit };
	wf_error *err = wfi_bench_process_run(&q, result);
	wfi_free(cache);
	wfi_free(program);
	return err;
}

/* what a process gave goes to each figure that is taken from its run */
static void take(const session *s, const wfi_bench_run *r, int form, const cJSON *result, samples *all)
{
	for (int i = 0; i < WFI_BENCH_N_FIGURES; i++) {
		const wfi_bench_figure *f = &wfi_bench_figures[i];
		const cJSON *x = cJSON_GetObjectItemCaseSensitive(result, f->field);
		samples *to = &all[i];

		if (s->results[i].wanted && !strcmp(f->run, r->name) && cJSON_IsNumber(x) && x->valuedouble > 0 && to->n[form] < MOST_REPS)
			to->v[form][to->n[form]++] = x->valuedouble * f->scale;
	}
}

/* false: it failed, and is not to be run again */
static bool measure(session *s, side *p, const wfi_bench_run *r, int form, samples *all)
{
	const char *arguments = r->arguments[p->column][form];
	cJSON *result;
	wf_error *err = run_side(s, p, r, arguments, &result);

	if (!err) {
		if (all)
			take(s, r, form, result, all);
		cJSON_Delete(result);
		return true;
	}
	fprintf(stderr, "weft bench: %s: %s: %s\n", r->name, p->name, wf_error_text(err));
	if (wf_error_code(err) == WF_TIMEOUT && ++p->timeouts == GIVE_UP && p->script) {
		p->python = NULL;
		fprintf(stderr, "weft bench: %s is not run any more\n", p->name);
	}
	wf_error_free(err);
	return false;
}

/* ---- the table's runs ---- */

static int ascending(const void *a, const void *b)
{
	const double *x = a, *y = b;

	return (*x > *y) - (*x < *y);
}

static double median(double *v, int n)
{
	qsort(v, (size_t)n, sizeof *v, ascending);
	return n ? (v[(n - 1) / 2] + v[n / 2]) / 2 : NAN;
}

/* of the forms in which a side does the work the best counts */
static double best_median(samples *all)
{
	double best = NAN;

	for (int f = 0; f < WFI_BENCH_FORMS; f++)
		best = fmin(best, median(all->v[f], all->n[f]));
	return best;
}

static bool is_wanted(const session *s, const wfi_bench_run *r)
{
	bool any = false;

	for (int i = 0; i < WFI_BENCH_N_FIGURES; i++)
		any |= s->results[i].wanted && !strcmp(wfi_bench_figures[i].run, r->name);
	return any;
}

static void run_all_sides(session *s, const wfi_bench_run *r, samples all[WFI_SIDES][WFI_BENCH_N_FIGURES])
{
	bool failed[WFI_SIDES][WFI_BENCH_FORMS] = { { false } };

	for (int rep = r->cache == WFI_CACHE_FILLED ? -1 : 0; rep < s->reps; rep++) /* −1: fills the caches */
		for (int k = 0; k < WFI_SIDES; k++)
			for (int form = 0; form < WFI_BENCH_FORMS; form++) {
				side *p = &s->sides[k];
				if (!r->arguments[k][form] || failed[k][form] || (p->script && !p->python))
					continue;
				failed[k][form] = !measure(s, p, r, form, rep < 0 ? NULL : all[k]);
			}
}

static void run_works(session *s)
{
	samples(*all)[WFI_BENCH_N_FIGURES] = wfi_alloc(WFI_SIDES * sizeof *all);
	bool tell = isatty(STDERR_FILENO);

	for (size_t i = 0; i < wfi_bench_n_runs; i++) {
		if (!is_wanted(s, &wfi_bench_runs[i]))
			continue;
		if (tell)
			fprintf(stderr, "\r\033[K%s …", wfi_bench_runs[i].name);
		run_all_sides(s, &wfi_bench_runs[i], all);
	}
	if (tell)
		fprintf(stderr, "\r\033[K");
	for (int i = 0; i < WFI_BENCH_N_FIGURES; i++) {
		const wfi_bench_run *r = wfi_bench_runs;
		while (strcmp(r->name, wfi_bench_figures[i].run) != 0)
			r++;
		s->results[i].limit = NAN;
		if (wfi_bench_figures[i].limited && s->limits.gflops_all > 0 && s->limits.gbs_all > 0)
			s->results[i].limit = 1e-6 * fmax(r->flops / s->limits.gflops_all, r->bytes / s->limits.gbs_all);
		for (int k = 0; k < WFI_SIDES; k++)
			s->results[i].value[k] = best_median(&all[k][i]);
	}
	wfi_free(all);
}

/* ---- --save ---- */

/* the first line that a command prints; caller frees */
static char *said_by(const char *command)
{
	FILE *f = popen(command, "r");
	char line[256] = "";

	if (f && !fgets(line, sizeof line, f))
		line[0] = 0;
	if (f)
		pclose(f);
	line[strcspn(line, "\n")] = 0;
	return wfi_strdup(line);
}

static void add_limits(wfi_str *b, const wfi_limits *l)
{
	wfi_json_put_string(b, "vectors", l->vectors);
	wfi_json_put_int(b, "cores", l->cores);
	wfi_json_put_number(b, "gflops_core", l->gflops_core);
	wfi_json_put_number(b, "gflops_all", l->gflops_all);
	wfi_json_put_number(b, "gbs_core", l->gbs_core);
	wfi_json_put_number(b, "gbs_all", l->gbs_all);
}

static wf_error *save(const session *s)
{
	static const char path[] = "bench/history.jsonl";
	char *commit = said_by("git rev-parse --short=12 HEAD 2>/dev/null"), *changed = said_by("git status --porcelain 2>/dev/null"), date[40];
	time_t now = time(NULL);
	struct tm tm;
	wfi_str b = { 0 };

	strftime(date, sizeof date, "%Y-%m-%dT%H:%M:%SZ", gmtime_r(&now, &tm));
	wfi_str_add(&b, "{");
	wfi_json_put_string(&b, "commit", *commit ? commit : NULL);
	wfi_json_put_bool(&b, "changed", *changed);
	wfi_json_put_string(&b, "version", WEFT_VERSION);
	wfi_json_put_string(&b, "date", date);
	wfi_json_put_int(&b, "reps", s->reps);
	wfi_json_put_number(&b, "seconds", s->seconds);
	add_limits(&b, &s->limits);
	wfi_str_add(&b, ",\"figures\":[");
	for (int i = 0; i < WFI_BENCH_N_FIGURES; i++) {
		if (!s->results[i].wanted)
			continue;
		char *one = wfi_bench_json(&wfi_bench_figures[i], &s->results[i]);
		wfi_str_add(&b, "%s%s", b.s[b.n - 1] == '[' ? "" : ",", one);
		wfi_free(one);
	}
	wfi_str_add(&b, "]}\n");
	FILE *f = fopen(path, "a");
	wf_error *err = f ? NULL : wf_error_add(wfi_errno(errno, "cannot write %s", path), "--save works in the folder of a checkout of weft");
	if (f) {
		bool good = fwrite(b.s, 1, b.n, f) == b.n;
		if (fclose(f) || !good)
			err = wfi_errno(errno, "cannot write %s", path);
	}
	wfi_str_free(&b);
	wfi_free(commit);
	wfi_free(changed);
	return err;
}

/* ---- against another build ---- */

/* the least of the medians: what else runs on the machine only ever adds */
static double least(const samples *all)
{
	double x = NAN;

	for (int i = 0; i < all->n[0]; i++)
		x = fmin(x, all->v[0][i]);
	return x;
}

static bool any_slower(const session *s, const wfi_bench_run *r, const samples *ours, const samples *theirs, double factor)
{
	bool any = false;

	for (int i = 0; i < WFI_BENCH_N_FIGURES; i++)
		any |= s->results[i].wanted && !strcmp(wfi_bench_figures[i].run, r->name) && least(&ours[i]) > factor * least(&theirs[i]);
	return any;
}

static void run_both(session *s, side *ours, side *theirs, const wfi_bench_run *r, samples *a, samples *b)
{
	bool good = true;

	for (int rep = r->cache == WFI_CACHE_FILLED ? -1 : 0; good && rep < s->reps; rep++)
		good = measure(s, ours, r, 0, rep < 0 ? NULL : a) && measure(s, theirs, r, 0, rep < 0 ? NULL : b);
}

static void print_change(const wfi_bench_figure *f, double ours, double theirs, bool worse)
{
	const char *unit = f->memory ? "mb" : "ms";
	double percent = 100 * (ours / theirs - 1), x[] = { ours, theirs, percent };
	char *keys[] = { wfi_format("this_%s", unit), wfi_format("other_%s", unit), wfi_strdup("change_percent") };
	wfi_str b = { 0 };

	wfi_str_add(&b, "{");
	wfi_json_put_string(&b, "work", f->work);
	for (size_t k = 0; k < WFI_COUNT(keys); k++) {
		wfi_json_key(&b, keys[k]);
		wfi_str_add(&b, isfinite(x[k]) ? "%.6g" : "null", x[k]);
		wfi_free(keys[k]);
	}
	wfi_str_add(&b, ",\"slower\":%s}", isnan(percent) ? "null" : worse ? "true" : "false");
	puts(b.s);
	wfi_str_free(&b);
}

static bool print_comparison(const session *s, const samples *ours, const samples *theirs, double factor)
{
	static const char *const head[] = { "work", "this", "other", "unit", "change", "" };
	const char *cells[WFI_BENCH_N_FIGURES * 6];
	wfi_arena *arena = wfi_arena_new();
	size_t rows = 0;
	bool slower = false;

	for (int i = 0; i < WFI_BENCH_N_FIGURES; i++) {
		const wfi_bench_figure *f = &wfi_bench_figures[i];
		double a = least(&ours[i]), b = least(&theirs[i]), percent = 100 * (a / b - 1);
		bool worse = a > factor * b;
		if (!s->results[i].wanted)
			continue;
		slower |= worse;
		if (o.json)
			print_change(f, a, b, worse);
		const char **row = cells + 6 * rows++;
		row[0] = f->work;
		row[1] = isnan(a) ? "–" : wfi_arena_format(arena, "%.4g", a);
		row[2] = isnan(b) ? "–" : wfi_arena_format(arena, "%.4g", b);
		row[3] = f->memory ? "MB" : "ms";
		row[4] = isnan(percent) ? "–" : wfi_arena_format(arena, "%+.1f%%", percent);
		row[5] = isnan(percent) ? "not compared" : worse ? "SLOWER" : "";
	}
	if (!o.json)
		wfi_table_print(stdout, rows, 6, head, cells);
	wfi_arena_free(arena);
	return slower;
}

static int compare(session *s, double tolerance)
{
	side ours = { .name = "this build", .bin = s->bin }, theirs = { .name = "the other build", .bin = o.against };
	samples *a = wfi_alloc(WFI_BENCH_N_FIGURES * sizeof *a), *b = wfi_alloc(WFI_BENCH_N_FIGURES * sizeof *b);
	double factor = 1 + tolerance / 100;
	char *path;
	wf_error *err = wfi_bench_find_program(o.against, "steps", &path);

	if (!err) {
		wfi_free(path);
		for (size_t i = 0; i < wfi_bench_n_runs; i++) {
			const wfi_bench_run *r = &wfi_bench_runs[i];
			if (!is_wanted(s, r))
				continue;
			/* a busy machine looks like a slower build: what seems slower is measured twice more */
			for (int more = 0; more < 3 && (!more || any_slower(s, r, a, b, factor)); more++)
				run_both(s, &ours, &theirs, r, a, b);
		}
	}
	bool slower = !err && print_comparison(s, a, b, factor);
	if (slower)
		err = wf_error_new(WF_CHECK_FAILED, "this build is more than %g %% slower (or larger) than that in %s", tolerance, o.against);
	wfi_free(a);
	wfi_free(b);
	return wfi_cli_fail(err, WFI_EXIT_FAILED);
}

/* ---- the command ---- */

static wf_error *choose(session *s, int argc, char **argv)
{
	const char *names[WFI_BENCH_N_FIGURES];

	for (int k = 0; k < WFI_BENCH_N_FIGURES; k++) {
		names[k] = wfi_bench_figures[k].work;
		s->results[k].wanted = !argc;
	}
	for (int i = 0; i < argc; i++) {
		size_t n = strlen(argv[i]);
		bool exact = false, any = false;
		for (int k = 0; k < WFI_BENCH_N_FIGURES; k++)
			exact |= !strcmp(names[k], argv[i]);
		for (int k = 0; k < WFI_BENCH_N_FIGURES; k++) /* mlp: all of mlp_… */
			if (exact ? !strcmp(names[k], argv[i]) : n > 0 && !strncmp(names[k], argv[i], n) && names[k][n] == '_')
				any = s->results[k].wanted = true;
		if (any)
			continue;
		const char *near = wfi_nearest(argv[i], names, WFI_COUNT(names));
		wf_error *err = wf_error_new(WF_INVALID_ARGUMENT, "there is no work %s", argv[i]);
		return near ? wf_error_add(err, "did you mean %s?", near) : wf_error_add(err, "weft bench --list names them");
	}
	return NULL;
}

static wf_error *number(const char *option, const char *text, double most, double unset, double *out)
{
	char *stop = NULL;

	*out = text ? wfi_strtod(text, &stop) : unset;
	if (text && (stop == text || *stop || !(*out > 0) || *out > most))
		return wf_error_new(WF_INVALID_ARGUMENT, "--%s %s: a number above 0 and at most %g is expected", option, text, most);
	return NULL;
}

static wf_error *check_options(session *s, double *tolerance, int argc, char **argv)
{
	WF_TRY(number("seconds", o.seconds, 600, 1, &s->seconds));
	WF_TRY(number("timeout", o.timeout, 36000, 120, &s->limit));
	WF_TRY(number("tolerance", o.tolerance, 1000, 10, tolerance));
	s->reps = o.reps == NOT_GIVEN ? o.against ? 5 : 2 : (int)WFI_MAX(WFI_MIN(o.reps, INT_MAX), -1);
	int most = o.against ? MOST_REPS / 3 : MOST_REPS;
	if (s->reps < 1 || s->reps > most)
		return wf_error_new(WF_INVALID_ARGUMENT, "--reps %ld: 1 to %d are possible", o.reps, most);
	if (o.against && (o.svg || o.save))
		return wf_error_new(WF_INVALID_ARGUMENT, "--against compares two builds: --svg and --save do not go with it");
	if (o.growth && (argc || o.against || o.json || o.save || o.svg || o.list))
		return wf_error_new(WF_INVALID_ARGUMENT, "--growth goes with --svg-dir, --seconds and --timeout only");
	if (o.svg_dir && !o.growth)
		return wf_error_new(WF_INVALID_ARGUMENT, "--svg-dir says where --growth puts its charts; --svg FILE is the table's");
	return choose(s, argc, argv);
}

static int list(const session *s)
{
	for (int i = 0; i < WFI_BENCH_N_FIGURES; i++)
		if (s->results[i].wanted)
			printf("%-20s %s\n", wfi_bench_figures[i].work, wfi_bench_figures[i].target);
	return 0;
}

static wf_error *report(const session *s)
{
	wf_error *err = NULL;

	for (int i = 0; o.json && i < WFI_BENCH_N_FIGURES; i++) {
		if (!s->results[i].wanted)
			continue;
		char *one = wfi_bench_json(&wfi_bench_figures[i], &s->results[i]);
		puts(one);
		wfi_free(one);
	}
	if (!o.json)
		wfi_bench_print_table(s->results, &s->limits);
	if (o.svg) {
		char *svg = wfi_bench_svg(s->results);
		err = wfi_write_file(o.svg, &(wfi_piece){ svg, strlen(svg) }, 1);
		wfi_free(svg);
	}
	return !err && o.save ? save(s) : err;
}

static wf_error *table(session *s)
{
	static const char *const needs[] = { "steps", "linreg" };
	bool measured = false;

	for (size_t i = 0; i < WFI_COUNT(needs); i++) {
		char *path;
		WF_TRY(wfi_bench_find_program(s->bin, needs[i], &path));
		wfi_free(path);
	}
	open_peer(s, &s->sides[WFI_JAX]);
	open_peer(s, &s->sides[WFI_TORCH]);
	wfi_limits_measure(0.4, &s->limits);
	run_works(s);
	WF_TRY(report(s));
	for (int i = 0; i < WFI_BENCH_N_FIGURES; i++)
		measured |= s->results[i].wanted && !isnan(s->results[i].value[WFI_WEFT]);
	return measured ? NULL : wf_error_new(WF_CHECK_FAILED, "nothing could be measured");
}

static int run(int argc, char **argv)
{
	session *s = wfi_alloc(sizeof *s);
	double tolerance;
	wf_error *err = check_options(s, &tolerance, argc, argv);
	int status = WFI_EXIT_USAGE;

	if (!err && !o.list) {
		status = WFI_EXIT_FAILED;
		err = begin(s);
		s->sides[WFI_WEFT] = (side){ .name = "weft", .bin = s->bin };
		s->sides[WFI_JAX] = (side){ .name = "JAX", .column = WFI_JAX, .variable = "PEER_PY", .module = "jax optax", .script = "jax_works.py" };
		s->sides[WFI_TORCH] = (side){ .name = "PyTorch", .column = WFI_TORCH, .variable = "TORCH_PY", .module = "torch", .script = "torch_works.py" };
	}
	if (err)
		status = wfi_cli_fail(err, status);
	else if (o.list)
		status = list(s);
	else if (o.growth)
		status = wfi_bench_growth(o.svg_dir, s->seconds, s->limit);
	else
		status = o.against ? compare(s, tolerance) : wfi_cli_fail(table(s), WFI_EXIT_FAILED);
	end(s);
	wfi_free(s);
	return status;
}

const wfi_command wfi_command_bench = {
	.name = "bench",
	.arguments = "[WORK …]",
	.summary = "measures training steps, start-up, compile time and memory, beside JAX and PyTorch",
	.help = "PEER_PY names a Python with jax and optax, TORCH_PY one with torch; without them their columns are empty. Ratios are the peer's figure over\n"
		"weft's. WORK: a name of --list, or the beginning of several (mlp). Only ratios within one run count: machines differ, and are shared.\n\n"
		"examples:\n"
		"  PEER_PY=~/jax/bin/python weft bench               all works\n"
		"  weft bench gpt memory_gpt --reps 5 --seconds 3    some of them, for longer\n"
		"  weft bench --against ../old/build/release/bin     this build beside another one\n"
		"  weft bench --growth --svg-dir doc/growth          how times and memory grow with size\n",
	.options = options,
	.mixed = true,
	.run = run,
};
