/* show.c: `weft show`: a run's metrics as a table and a curve. */
#include "cli/cli.h"
#include <cJSON.h>
#include <math.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>
#include "train/history.h"

enum { ROWS = 20, DAMAGED = 10, MAX_NAMES = 64, RUN_JSON_MAX = 64 << 20 };

static struct { const char *storage, *metric; long rank; bool all, ascii, json; } o;

static const wfi_option options[] = {
	{ "metric", "NAME", WFI_OPTION_TEXT, &o.metric, "what the curve shows (default: loss, else the first number)" },
	{ "rank", "N", WFI_OPTION_INT, &o.rank, "the worker whose metrics are shown (default: 0)" },
	{ "all", NULL, WFI_OPTION_FLAG, &o.all, "every report in the table" },
	{ "ascii", NULL, WFI_OPTION_FLAG, &o.ascii, "the curve without Unicode characters" },
	{ "storage-path", "PATH", WFI_OPTION_TEXT, &o.storage, "folder of runs (default: ~/weft_results)" },
	{ "json", NULL, WFI_OPTION_FLAG, &o.json, "everything of every rank, as one JSON object" },
	{ 0 }
};

/* ---- finding and reading ---- */

static bool is_run(const char *path)
{
	char *file = wfi_path_join(path, "run.json");
	bool there = access(file, R_OK) == 0;

	wfi_free(file);
	return there;
}

static wf_error *find_run(const char *word, char **path)
{
	const char *home = getenv("HOME");
	char *storage = o.storage ? wfi_strdup(o.storage) : wfi_path_join(home ? home : "", "weft_results");

	*path = wfi_strdup(word);
	if (!is_run(*path)) {
		wfi_free(*path);
		*path = wfi_path_join(storage, word);
	}
	wf_error *err = is_run(*path) ? NULL : wf_error_new(WF_NOT_FOUND, "there is no run %s: neither %s/run.json nor %s/run.json can be read", word, word,
		*path);
	if (err)
		wf_error_add(err, "give the run's folder, or its name and --storage-path");
	wfi_free(storage);
	return err;
}

static wf_error *read_object(const char *run, const char *name, cJSON **out)
{
	char *path = wfi_path_join(run, name), *text = NULL;
	size_t n;
	wf_error *err = wfi_check_regular(path);

	*out = NULL;
	if (!err)
		err = wfi_read_file(path, RUN_JSON_MAX, &text, &n);
	if (!err)
		err = wfi_json_parse(text, n, path, out);
	wfi_free(path);
	wfi_free(text);
	return err;
}

/* ---- as JSON ---- */

static void print_json(const char *path, const cJSON *run, const cJSON *result, const wfi_history *h)
{
	wfi_str s = { 0 };

	wfi_str_add(&s, "{");
	wfi_json_put_string(&s, "path", path);
	wfi_json_key(&s, "run");
	wfi_json_value(&s, run);
	wfi_json_key(&s, "result");
	wfi_json_value(&s, result);
	wfi_json_key(&s, "reports");
	wfi_str_add(&s, "[");
	for (size_t i = 0; i < h->n; i++) {
		const wfi_history_row *row = &h->v[i];
		wfi_json_comma(&s);
		wfi_str_add(&s, "{\"report\":%lld,\"rank\":%d,\"attempt\":%d", (long long)row->report, row->rank, row->attempt);
		wfi_json_put_number(&s, "time", row->time);
		wfi_json_key(&s, "metrics");
		wfi_json_value(&s, row->metrics);
		wfi_str_add(&s, "}");
	}
	printf("%s]}\n", s.s);
	wfi_str_free(&s);
}

/* ---- for people ---- */

typedef struct names { size_t n; const char *v[MAX_NAMES]; } names;

static void collect_names(const wfi_history_row *const *rows, size_t n, names *out)
{
	for (size_t i = 0; i < n; i++) {
		const cJSON *m;
		cJSON_ArrayForEach(m, rows[i]->metrics) {
			size_t k = 0;
			while (k < out->n && strcmp(out->v[k], m->string) != 0)
				k++;
			if (k == out->n && k < MAX_NAMES)
				out->v[out->n++] = m->string;
		}
	}
}

/* to 40 characters; takes and gives */
static char *cut(char *text)
{
	size_t n = strlen(text);

	while (n && (wfi_text_width(text, n) > 40 || ((unsigned char)text[n] & 0xc0) == 0x80))
		n--;
	text[n] = 0;
	return text;
}

static char *cell_text(const cJSON *m)
{
	double x;

	if (!m)
		return NULL;
	if (cJSON_IsNumber(m) && m->valuestring)
		return wfi_strdup(m->valuestring); /* an integer, as it was written */
	if (wfi_json_number_of(m, &x))
		return wfi_format("%.6g", x);
	if (cJSON_IsString(m))
		return cut(wfi_printable(m->valuestring));
	return wfi_format("[%d values]", cJSON_GetArraySize(m));
}

/* the reports of the table: all, or some at equal distances with the first and the last */
static void print_table(const wfi_history_row *const *rows, size_t n, const names *columns)
{
	size_t shown = o.all || n <= ROWS ? n : ROWS, width = columns->n + 1;
	char **cells = wfi_alloc((shown * width + 1) * sizeof *cells);
	char **head = wfi_alloc(width * sizeof *head);

	head[0] = wfi_strdup("report");
	for (size_t c = 0; c < columns->n; c++)
		head[c + 1] = wfi_printable(columns->v[c]);
	for (size_t i = 0; i < shown; i++) {
		const wfi_history_row *row = rows[shown == n ? i : i * (n - 1) / (shown - 1)];
		cells[i * width] = wfi_format("%lld", (long long)row->report);
		for (size_t c = 0; c < columns->n; c++)
			cells[i * width + c + 1] = cell_text(cJSON_GetObjectItemCaseSensitive(row->metrics, columns->v[c]));
	}
	wfi_table_print(stdout, shown, width, (const char *const *)head, (const char *const *)cells);
	if (shown < n)
		printf("(%zu of %zu reports; --all shows every one)\n", shown, n);
	for (size_t i = 0; i < shown * width; i++)
		wfi_free(cells[i]);
	for (size_t i = 0; i < width; i++)
		wfi_free(head[i]);
	wfi_free((void *)cells);
	wfi_free((void *)head);
}

static const char *curve_metric(const wfi_history_row *last, const names *columns)
{
	const char *first = NULL;

	if (o.metric)
		return o.metric;
	for (size_t i = 0; i < columns->n; i++) {
		const cJSON *m = cJSON_GetObjectItemCaseSensitive(last->metrics, columns->v[i]);
		double x;
		if (!strcmp(columns->v[i], "loss"))
			return "loss";
		if (!first && wfi_json_number_of(m, &x) && strcmp(columns->v[i], "epoch") != 0 && strcmp(columns->v[i], "step") != 0)
			first = columns->v[i];
	}
	return first;
}

static void print_curve(const wfi_history_row *const *rows, size_t n, const char *metric)
{
	struct winsize w = { .ws_col = 80 };
	double *x = wfi_alloc(2 * n * sizeof *x), *y = x + n;
	bool terminal = ioctl(STDOUT_FILENO, TIOCGWINSZ, &w) == 0 && w.ws_col >= 30;

	for (size_t i = 0; i < n; i++) {
		x[i] = (double)rows[i]->report;
		y[i] = wfi_json_get_number(rows[i]->metrics, metric, NAN);
	}
	char *text = wfi_curve_text(x, y, n, terminal ? WFI_MIN(w.ws_col, 120) : 80, 16, !o.ascii && wfi_is_unicode());
	char *title = wfi_printable(metric);
	printf("\n%s over reports\n%s", title, text);
	wfi_free(title);
	wfi_free(text);
	wfi_free(x);
}

static wf_error *check_metric(const names *columns)
{
	for (size_t i = 0; o.metric && i < columns->n; i++)
		if (!strcmp(columns->v[i], o.metric))
			return NULL;
	if (!o.metric)
		return NULL;
	const char *near = wfi_nearest(o.metric, columns->v, columns->n);
	wf_error *err = wf_error_new(WF_NOT_FOUND, "this run has no metric \"%s\"", o.metric);
	return near ? wf_error_add(err, "did you mean \"%s\"?", near) : err;
}

/* what comes from files goes to the terminal without its control characters; format has one %s */
static void put(const char *format, const char *text)
{
	char *printable = wfi_printable(text);
	const char *at = strstr(format, "%s");

	printf("%.*s%s%s", (int)(at - format), format, printable, at + 2);
	wfi_free(printable);
}

static void print_head(const char *path, const cJSON *run, const cJSON *result)
{
	const cJSON *starts = cJSON_GetObjectItemCaseSensitive(run, "starts"), *last = cJSON_GetArrayItem(starts, cJSON_GetArraySize(starts) - 1);
	const char *error = wfi_json_get_string(result, "error", NULL), *checkpoint = wfi_json_get_string(result, "checkpoint", NULL);

	put("%s", wfi_json_get_string(run, "name", "?"));
	put("  (%s)\n", path);
	put("started %s", wfi_json_get_string(last, "time", "?"));
	put(" on %s", wfi_json_get_string(last, "host", "?"));
	printf(", %lld worker(s), %lld attempt(s)\n", wfi_json_get_int(last, "num_workers", 0), wfi_json_get_int(run, "attempts", 0));
	printf("%s", !result ? "has not ended (or its controller died)\n" : error ? "failed: " : "finished\n");
	while (error && *error) {        /* line by line: it has lines of its own */
		size_t n = strcspn(error, "\n");
		char *line = wfi_strndup(error, n);
		put("%s\n", line);
		wfi_free(line);
		error += n + (error[n] != 0);
	}
	if (checkpoint)
		put("checkpoint %s\n", checkpoint);
	printf("\n");
}

static wf_error *print_run(const char *path, const cJSON *run, const cJSON *result, const wfi_history *h)
{
	const wfi_history_row **rows = wfi_alloc((h->n + 1) * sizeof *rows);
	names columns = { 0 };
	size_t n = 0;

	for (size_t i = 0; i < h->n; i++)
		if (h->v[i].rank == o.rank)
			rows[n++] = &h->v[i];
	collect_names(rows, n, &columns);
	wf_error *err = check_metric(&columns);
	if (!err) {
		print_head(path, run, result);
		if (n) {
			print_table(rows, n, &columns);
			const char *metric = curve_metric(rows[n - 1], &columns);
			if (metric && n > 1)
				print_curve(rows, n, metric);
		} else {
			printf(h->n ? "rank %ld made no reports\n" : "no reports\n", o.rank);
		}
	}
	wfi_free((void *)rows);
	return err;
}

/* the first few of the lines */
static void warn(const wfi_str *lines)
{
	const char *s = lines->n ? lines->s : "";
	int n = 0;

	for (; *s; s += strcspn(s, "\n") + 1)
		if (n++ < DAMAGED)
			fprintf(stderr, "weft: warning: %.*s; it is left out\n", (int)strcspn(s, "\n"), s);
	if (n > DAMAGED)
		fprintf(stderr, "weft: warning: and so are %d more lines\n", n - DAMAGED);
}

static wf_error *show(const char *word)
{
	wfi_history h = { 0 };
	wfi_str damage = { 0 };
	cJSON *run = NULL, *result = NULL;
	char *path;
	wf_error *err = find_run(word, &path);

	if (!err)
		err = read_object(path, "run.json", &run);
	if (!err) {
		wf_error *none = read_object(path, "result.json", &result);
		wf_error_free(none);     /* not ended */
		err = wfi_history_read(path, &damage, &h);
	}
	warn(&damage);
	if (!err && o.json)
		print_json(path, run, result, &h);
	else if (!err)
		err = print_run(path, run, result, &h);
	cJSON_Delete(run);
	cJSON_Delete(result);
	wfi_history_free(&h);
	wfi_str_free(&damage);
	wfi_free(path);
	return err;
}

static int run_show(int argc, char **argv)
{
	if (argc != 1)
		return wfi_cli_fail(wf_error_new(WF_INVALID_ARGUMENT, "weft show needs one run, its folder or its name; %d words were given", argc), WFI_EXIT_USAGE);
	return wfi_cli_fail(show(argv[0]), WFI_EXIT_FAILED);
}

const wfi_command wfi_command_show = {
	.name = "show",
	.arguments = "RUN",
	.summary = "shows a run's metrics as a table and a curve",
	.help = "RUN is a run's folder, or its name below the folder of runs.\n\n"
		"examples:\n"
		"  weft show digits-2025-01-31_12-00-00\n"
		"  weft show --metric test_accuracy --rank 2 /data/runs/try-2\n"
		"  weft show --json try-2 | jq '.reports[-1].metrics'\n",
	.options = options,
	.mixed = true,
	.run = run_show,
};
