/* history.c: reads metrics.jsonl. */
#include "train/history.h"
#include <stdlib.h>

#define METRICS "\"metrics\":"  /* comes last in its line */
#define HISTORY_MAX ((size_t)4 << 30)

static void drop_from(wfi_history *h, int64_t report)
{
	size_t n = 0;

	for (size_t i = 0; i < h->n; i++) {
		if (h->v[i].report < report)
			h->v[n++] = h->v[i];
		else
			cJSON_Delete(h->v[i].metrics);
	}
	h->n = n;
}

static wf_error *add_line(wfi_history *h, size_t *cap, const char *path, size_t number, const char *line, size_t n)
{
	cJSON *o = NULL;
	wf_error *err = wfi_json_parse(line, n, "a line", &o);

	if (err) {
		wf_error_free(err);
		return wf_error_new(WF_DATA_LOSS, "%s, line %zu is no JSON object", path, number);
	}
	wfi_history_row row = { wfi_json_get_int(o, "report", -1), (int)wfi_json_get_int(o, "rank", -1), (int)wfi_json_get_int(o, "attempt", -1),
		wfi_json_get_number(o, "time", 0), cJSON_DetachItemFromObjectCaseSensitive(o, "metrics") };
	cJSON_Delete(o);
	size_t from = 0;
	while (from < n && memcmp(line + from, METRICS, WFI_MIN(sizeof METRICS - 1, n - from)) != 0)
		from++;
	if (cJSON_IsObject(row.metrics) && from < n)
		wfi_json_keep_integers(row.metrics, line + from + sizeof METRICS - 1, n - from - (sizeof METRICS - 1));
	if (row.report < 0 || row.rank < 0 || !cJSON_IsObject(row.metrics)) {
		cJSON_Delete(row.metrics);
		return wf_error_new(WF_DATA_LOSS, "%s, line %zu has no report, rank or metrics", path, number);
	}
	if (h->n && row.attempt > h->v[h->n - 1].attempt)
		drop_from(h, row.report);
	if (h->n == *cap) {
		*cap = WFI_MAX(2 * *cap, 256);
		h->v = wfi_realloc(h->v, *cap * sizeof *h->v);
	}
	h->v[h->n++] = row;
	return NULL;
}

static int by_report(const void *a, const void *b)
{
	const wfi_history_row *x = a, *y = b;

	return x->report != y->report ? (x->report > y->report) - (x->report < y->report) : (x->rank > y->rank) - (x->rank < y->rank);
}

wf_error *wfi_history_read(const char *run, wfi_str *damage, wfi_history *out)
{
	char *path = wfi_path_join(run, "metrics.jsonl"), *text = NULL;
	wfi_history h = { 0 };
	size_t size = 0, cap = 0, number = 1;
	wf_error *err = wfi_check_regular(path);

	if (!err)
		err = wfi_read_file(path, HISTORY_MAX, &text, &size);

	if (wf_error_code(err) == WF_NOT_FOUND) {
		wf_error_free(err);
		err = NULL;
	}
	for (size_t at = 0; !err && at < size; number++) {
		const char *end = memchr(text + at, '\n', size - at);
		if (!end)
			break;               /* it was being written */
		err = add_line(&h, &cap, path, number, text + at, (size_t)(end - text) - at);
		if (err && damage) {
			wfi_str_add(damage, "%s\n", wf_error_message(err));
			wf_error_free(err);
			err = NULL;
		}
		at = (size_t)(end - text) + 1;
	}
	wfi_free(path);
	wfi_free(text);
	if (err) {
		wfi_history_free(&h);
		return err;
	}
	if (h.n)
		qsort(h.v, h.n, sizeof *h.v, by_report);
	*out = h;
	return NULL;
}

void wfi_history_free(wfi_history *h)
{
	for (size_t i = 0; i < h->n; i++)
		cJSON_Delete(h->v[i].metrics);
	wfi_free(h->v);
	*h = (wfi_history){ 0 };
}
