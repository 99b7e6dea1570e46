/* parallel.c: `weft run --check-parallel`: does the number of workers change what is learnt? Every leaf of every reported checkpoint is
 * compared with that of the first number of workers, relative to the leaf's largest value. */
#include "cli/cli.h"
#include <ftw.h>
#include <glob.h>
#include <math.h>
#include <stdlib.h>
#include <unistd.h>
#include <weft/tree.h>
#include "train/json.h"
#include "train/plan.h"
#include "tree/tree.h"

#define TOLERANCE 1e-5
enum { MAX_COUNTS = 16 };

typedef struct check {
	long count[MAX_COUNTS];
	int n;
	glob_t points[MAX_COUNTS];   /* each run's checkpoints, in order */
	wf_tree *tree[MAX_COUNTS];   /* those being compared */
	char folder[64];
	size_t leaves;
	double *difference;          /* leaves × n: the largest over the checkpoints; 0 for the first; NaN: another shape or dtype */
	bool *equal;                 /* bit by bit, in all of them */
	bool ok;
} check;

/* ---- counts ---- */

static wf_error *parse_counts(const char *text, check *c)
{
	const char *s = text;

	while (*s) {
		char *end;
		long x = strtol(s, &end, 10);
		if (end == s || (*end && *end != ',') || x < 1 || x > WFI_MAX_WORKERS || c->n == MAX_COUNTS)
			return wf_error_new(WF_INVALID_ARGUMENT, "--check-parallel %s: up to %d numbers of workers from 1 to %d are expected, such as 1,2,4", text,
				MAX_COUNTS, WFI_MAX_WORKERS);
		c->count[c->n++] = x;
		s = *end ? end + 1 : end;
	}
	return c->n >= 2 ? NULL : wf_error_new(WF_INVALID_ARGUMENT, "--check-parallel %s: at least two numbers of workers are needed to compare", text);
}

/* ---- runs ---- */

static wf_error *failed_run(const wfi_outcome *o, long workers)
{
	wf_error *err = wf_error_new(WF_WORKER_FAILED, "the run with %ld worker%s failed: %s", workers, workers == 1 ? "" : "s",
		o->error ? o->error : "the program's exit status is not 0");
	const char *s = o->tail ? o->tail : "";

	if (*s)
		wf_error_add(err, "it printed:");
	while (*s) {
		size_t n = strcspn(s, "\n");
		wf_error_add(err, "| %.*s", (int)n, s);
		s += n + (s[n] != 0);
	}
	return err;
}

static wf_error *one_run(const wfi_request *request, check *c, int i)
{
	wfi_request r = *request;
	char *name = wfi_format("workers-%ld-%d", c->count[i], i);
	wfi_outcome o;

	r.num_workers = c->count[i];
	r.storage = c->folder;
	r.name = name;
	r.num_to_keep = -1;
	r.quiet = true;
	wf_error *err = wfi_run_program(&r, &o);
	char *pattern = wfi_format("%s/%s/checkpoint_*", c->folder, name);
	wfi_free(name);
	if (err) {
		wfi_free(pattern);
		return err;
	}
	if (o.status || o.failed)
		err = failed_run(&o, c->count[i]);
	else if (!o.results)
		err = wf_error_new(WF_INVALID_ARGUMENT, "the program never called wf_trainer_fit; there is nothing to compare");
	else if (!o.checkpoint)
		err = wf_error_add(wf_error_new(WF_NOT_FOUND, "the program reported no checkpoint; there is nothing to compare"),
			"pass one: wf_report(worker, metrics, .checkpoint = tree)");
	if (!err && glob(pattern, 0, NULL, &c->points[i]))
		err = wf_error_new(WF_NOT_FOUND, "%s: no checkpoint is there", pattern);
	wfi_free(pattern);
	wfi_outcome_free(&o);
	return err;
}

/* ---- comparing ---- */

static wf_error *read_leaf(const wf_tree *leaf, char **bytes, size_t *n, size_t *size)
{
	*n = 1;
	for (int i = 0; i < wf_tree_rank(leaf); i++)
		*n *= (size_t)wf_tree_dim(leaf, i);
	*size = *n * wf_dtype_size(wf_tree_dtype(leaf));
	*bytes = wfi_try_alloc(*size ? *size : 1);
	return *bytes ? wf_tree_read(leaf, *bytes, *size) : wfi_out_of_memory(*size, "a leaf of a checkpoint");
}

static bool same_type(const wf_tree *a, const wf_tree *b)
{
	bool same = wf_tree_dtype(a) == wf_tree_dtype(b) && wf_tree_rank(a) == wf_tree_rank(b);

	for (int i = 0; same && i < wf_tree_rank(a); i++)
		same = wf_tree_dim(a, i) == wf_tree_dim(b, i);
	return same;
}

/* the largest difference, relative to the largest value; infinite where one is not finite and the other differs */
static double difference(wf_dtype d, const char *x, const char *y, size_t n)
{
	double most = 0, scale = 0;

	for (size_t i = 0; i < n; i++) {
		double a = wfi_load_f(d, x, (int64_t)i), b = wfi_load_f(d, y, (int64_t)i);
		if (a == b || (isnan(a) && isnan(b)))
			continue;
		most = isfinite(a) && isfinite(b) ? fmax(most, fabs(a - b)) : INFINITY;
	}
	for (size_t i = 0; i < n; i++) {
		double a = fabs(wfi_load_f(d, x, (int64_t)i)), b = fabs(wfi_load_f(d, y, (int64_t)i));
		scale = fmax(scale, fmax(isfinite(a) ? a : 0, isfinite(b) ? b : 0));
	}
	return most > 0 && scale > 0 ? most / scale : most;
}

static wf_error *compare_leaf(check *c, size_t leaf, int i)
{
	char path[512], *x = NULL, *y = NULL;
	const wf_tree *a = wf_tree_leaf(c->tree[0], leaf, path, sizeof path), *b = wf_tree_leaf(c->tree[i], leaf, path, sizeof path);
	size_t n, size, at = leaf * (size_t)c->n + (size_t)i;

	if (!same_type(a, b)) {
		c->difference[at] = NAN;
		c->equal[at] = c->ok = false;
		return NULL;
	}
	wf_error *err = read_leaf(a, &x, &n, &size);
	if (!err)
		err = read_leaf(b, &y, &n, &size);
	if (!err) {
		wf_dtype d = wf_tree_dtype(a);
		bool equal = memcmp(x, y, size) == 0;
		double most = equal ? 0 : difference(d, x, y, n);

		c->equal[at] &= equal;
		c->difference[at] = isnan(c->difference[at]) ? NAN : fmax(c->difference[at], most);
		c->ok &= equal || (wfi_is_float(d) && most <= TOLERANCE);
	}
	wfi_free(x);
	wfi_free(y);
	return err;
}

static wf_error *load(check *c, int i, size_t point)
{
	wf_checkpoint *p = NULL;
	wf_error *err = wf_checkpoint_open(c->points[i].gl_pathv[point], &p);

	if (!err)
		err = wf_checkpoint_load(p, &c->tree[i]);
	wf_checkpoint_free(p);
	return err;
}

/* one report's checkpoints of all runs */
static wf_error *compare_point(check *c, size_t point)
{
	for (int i = 0; i < c->n; i++)
		WF_TRY(load(c, i, point));
	if (!c->difference) {
		c->leaves = wf_tree_count(c->tree[0]);
		c->difference = wfi_alloc((c->leaves * (size_t)c->n + 1) * sizeof *c->difference);
		c->equal = wfi_alloc(c->leaves * (size_t)c->n + 1);
		memset(c->equal, 1, c->leaves * (size_t)c->n);
	}
	for (int i = 1; i < c->n; i++) {
		wfi_str text = { 0 };
		if (wfi_treedef_difference(c->tree[0]->def, c->tree[i]->def, &text)) {
			wf_error *err = wf_error_new(WF_INVALID_ARGUMENT, "the checkpoints of %ld and %ld workers have different structures: %s", c->count[0],
				c->count[i], text.s);
			wfi_str_free(&text);
			return err;
		}
		for (size_t leaf = 0; leaf < WFI_MIN(c->leaves, wf_tree_count(c->tree[0])); leaf++)
			WF_TRY(compare_leaf(c, leaf, i));
	}
	return NULL;
}

static wf_error *compare(check *c)
{
	c->ok = true;
	for (int i = 1; i < c->n; i++)
		if (c->points[i].gl_pathc != c->points[0].gl_pathc)
			return wf_error_new(WF_INVALID_ARGUMENT, "%ld workers reported %zu checkpoints, %ld workers %zu", c->count[0], c->points[0].gl_pathc, c->count[i],
				c->points[i].gl_pathc);
	for (size_t point = 0; point < c->points[0].gl_pathc; point++)
		WF_TRY(compare_point(c, point));
	return NULL;
}

/* ---- printing ---- */

static char *type_text(const wf_tree *leaf)
{
	wfi_str s = { 0 };

	wfi_str_add(&s, "%s[", wf_dtype_name(wf_tree_dtype(leaf)));
	for (int i = 0; i < wf_tree_rank(leaf); i++)
		wfi_str_add(&s, i ? ",%lld" : "%lld", (long long)wf_tree_dim(leaf, i));
	wfi_str_add(&s, "]");
	return wfi_str_take(&s);
}

static void print_table(const check *c)
{
	size_t width = (size_t)c->n + 1;
	char **cells = wfi_alloc((c->leaves * width + 1) * sizeof *cells), **head = wfi_alloc(width * sizeof *head);

	head[0] = wfi_strdup("leaf");
	head[1] = wfi_strdup("type");
	for (int i = 1; i < c->n; i++)
		head[i + 1] = wfi_format("%ld and %ld workers", c->count[0], c->count[i]);
	for (size_t k = 0; k < c->leaves; k++) {
		char path[512];
		const wf_tree *leaf = wf_tree_leaf(c->tree[0], k, path, sizeof path);
		cells[k * width] = wfi_strdup(*path ? path : "(the checkpoint)");
		cells[k * width + 1] = type_text(leaf);
		for (int i = 1; i < c->n; i++) {
			size_t at = k * (size_t)c->n + (size_t)i;
			double d = c->difference[at];
			bool bad = !c->equal[at] && !(wfi_is_float(wf_tree_dtype(leaf)) && d <= TOLERANCE);
			cells[k * width + (size_t)i + 1] = c->equal[at] ? wfi_strdup("equal") : isnan(d) ? wfi_strdup("another type: DIFFERS") :
				wfi_format(bad ? "%.2e DIFFERS" : "%.2e", d);
		}
	}
	wfi_table_print(stdout, c->leaves, width, (const char *const *)head, (const char *const *)cells);
	for (size_t i = 0; i < c->leaves * width; i++)
		wfi_free(cells[i]);
	for (size_t i = 0; i < width; i++)
		wfi_free(head[i]);
	wfi_free((void *)cells);
	wfi_free((void *)head);
	printf("%zu checkpoint%s of each run compared\n", c->points[0].gl_pathc, c->points[0].gl_pathc == 1 ? "" : "s");
	printf(c->ok ? "the numbers of workers agree (largest difference, relative to a leaf's largest value, at most %g)\n" :
		"the numbers of workers do NOT agree (at most %g, relative to a leaf's largest value, was expected)\n", TOLERANCE);
}

static void print_json(const check *c)
{
	wfi_str s = { 0 };

	wfi_str_add(&s, "{\"check_parallel\": {\"workers\": [");
	for (int i = 0; i < c->n; i++)
		wfi_str_add(&s, i ? ", %ld" : "%ld", c->count[i]);
	wfi_str_add(&s, "], \"checkpoints\": %zu, \"tolerance\": %g, \"agree\": %s, \"leaves\": [", c->points[0].gl_pathc, TOLERANCE, c->ok ? "true" : "false");
	for (size_t k = 0; k < c->leaves; k++) {
		char path[512];
		char *type = type_text(wf_tree_leaf(c->tree[0], k, path, sizeof path));
		wfi_json_comma(&s);
		wfi_str_add(&s, "{\"path\": ");
		wfi_json_string(&s, path);
		wfi_str_add(&s, ", \"type\": \"%s\", \"difference\": [", type);
		for (int i = 0; i < c->n; i++) {
			wfi_json_comma(&s);
			wfi_json_number(&s, c->difference[k * (size_t)c->n + (size_t)i]);
		}
		wfi_str_add(&s, "]}");
		wfi_free(type);
	}
	printf("%s]}}\n", s.s);
	wfi_str_free(&s);
}

/* ---- the whole ---- */

static int remove_one(const char *path, const struct stat *st, int kind, struct FTW *at)
{
	(void)st;
	(void)kind;
	(void)at;
	return remove(path) ? 0 : 0;     /* what cannot be removed stays */
}

static wf_error *run_check(const wfi_request *r, check *c)
{
	const char *tmp = getenv("TMPDIR");

	snprintf(c->folder, sizeof c->folder, "%.40s/weft-check-XXXXXX", tmp && *tmp == '/' && strlen(tmp) <= 40 ? tmp : "/tmp");
	if (!mkdtemp(c->folder)) {
		*c->folder = 0;
		return wf_error_new(WF_IO, "cannot make a temporary folder for the runs");
	}
	for (int i = 0; i < c->n; i++) {
		if (!r->json) {
			printf("running with %ld worker%s …\n", c->count[i], c->count[i] == 1 ? "" : "s");
			fflush(stdout);
		}
		WF_TRY(one_run(r, c, i));
	}
	return compare(c);
}

int wfi_check_parallel(const wfi_request *r, const char *counts)
{
	check c = { 0 };
	wf_error *err = parse_counts(counts, &c);
	int usage = err ? WFI_EXIT_USAGE : WFI_EXIT_FAILED;

	if (!err)
		err = run_check(r, &c);
	if (!err && r->json)
		print_json(&c);
	else if (!err)
		print_table(&c);
	if (*c.folder)
		nftw(c.folder, remove_one, 16, FTW_DEPTH | FTW_PHYS);
	for (int i = 0; i < c.n; i++) {
		wf_tree_release(c.tree[i]);
		globfree(&c.points[i]);
	}
	wfi_free(c.difference);
	wfi_free(c.equal);
	return err ? wfi_cli_fail(err, usage) : c.ok ? 0 : WFI_EXIT_FAILED;
}
