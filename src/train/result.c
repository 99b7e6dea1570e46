/* result.c: what wf_trainer_fit gives back. */
#include <math.h>
#include "train/events.h"
#include "train/metric.h"
#include "train/record.h"

typedef struct result {
	wf_result face;              /* first: what users see */
	wf_metrics metrics;
	wf_checkpoint *checkpoint;
	char *path;
	wf_error *error;
} result;

/* metrics: an object, or NULL */
static wf_error *finish(result *r, const cJSON *metrics, wf_result **out)
{
	wf_error *err = cJSON_IsObject(metrics) ? wfi_metrics_read(metrics, &r->metrics) : NULL;

	r->face = (wf_result){ r->metrics, r->checkpoint, r->path, r->error };
	if (err) {
		wf_result_free(&r->face);
		return err;
	}
	*out = &r->face;
	return NULL;
}

static void put_members(wfi_str *s, const char *metrics, const char *checkpoint, const char *path, const wf_error *err)
{
	wfi_json_put_string(s, "checkpoint", checkpoint);
	wfi_json_put_string(s, "path", path);
	wfi_json_put_string(s, "error", err ? wf_error_text(err) : NULL);
	wfi_json_key(s, "metrics");      /* last: `weft run` passes its text on as it is */
	wfi_str_add(s, "%s", metrics ? metrics : "{}");
}

static void send_result(const char *metrics, const char *checkpoint, const char *path, const wf_error *err)
{
	wfi_str s = { 0 };

	if (!wfi_events_on())
		return;
	wfi_str_add(&s, "{\"event\":\"result\"");
	put_members(&s, metrics, checkpoint, path, err);
	wfi_str_add(&s, "}");
	wfi_events_send(&s);
	wfi_str_free(&s);
	wfi_events_shown();
}

static wf_error *write_result(const wfi_record *r, const char *checkpoint, const wf_error *err)
{
	wfi_str s = { 0 };

	WF_TRY(wfi_record_check(r));     /* a result alone, in a new folder of that name, would pass for a run */
	wfi_str_add(&s, "{");
	wfi_json_put_int(&s, "attempt", r->attempt);
	wfi_json_put_int(&s, "reports", r->reports);
	wfi_json_put_int(&s, "next_report", r->next_report);
	put_members(&s, r->last_metrics, checkpoint, r->path, err);
	wfi_str_add(&s, "}\n");
	wf_error *failed = wfi_store_put_bytes(r->store, "result.json", s.s, s.n);
	wfi_str_free(&s);
	return failed;
}

wf_error *wfi_record_result(wfi_record *r, const wf_error *err, wf_result **out)
{
	const char *checkpoint = r->latest && r->path ? r->latest->path : NULL;
	wf_error *failed = r->path ? write_result(r, checkpoint, err) : NULL;
	result *x = wfi_alloc(sizeof *x);

	if (failed && err) {             /* the first error is the one that counts */
		wfi_log(WFI_WARN, "%s", wf_error_text(failed));
		wf_error_free(failed);
		failed = NULL;
	}
	x->checkpoint = r->latest ? wfi_checkpoint_retain(r->latest) : NULL;
	x->path = r->path ? wfi_strdup(r->path) : NULL;
	x->error = failed ? failed : wf_error_retain(err);
	send_result(r->last_metrics, checkpoint, r->path, x->error);
	cJSON *metrics = r->last_metrics ? cJSON_Parse(r->last_metrics) : NULL;
	if (metrics)
		wfi_json_keep_integers(metrics, r->last_metrics, strlen(r->last_metrics));
	failed = finish(x, metrics, out);
	cJSON_Delete(metrics);
	return failed;
}

wf_error *wfi_result_failed(const wf_error *err, wf_result **out)
{
	result *x = wfi_alloc(sizeof *x);

	x->error = wf_error_retain(err);
	send_result(NULL, NULL, NULL, err);
	return finish(x, NULL, out);
}

wf_error *wfi_result_read(const cJSON *json, wf_result **out)
{
	const char *checkpoint = wfi_json_get_string(json, "checkpoint", NULL), *path = wfi_json_get_string(json, "path", NULL);
	const cJSON *error = cJSON_GetObjectItemCaseSensitive(json, "error");
	result *x = wfi_alloc(sizeof *x);

	x->path = path ? wfi_strdup(path) : NULL;
	x->error = cJSON_IsObject(error) ? wfi_json_get_error(error) : NULL;
	wf_error *err = checkpoint ? wf_checkpoint_open(checkpoint, &x->checkpoint) : NULL;
	wf_error_free(err);              /* it may have been deleted since */
	return finish(x, cJSON_GetObjectItemCaseSensitive(json, "metrics"), out);
}

double wf_result_metric(const wf_result *r, const char *name)
{
	for (size_t i = 0; r && name && i < r->metrics.n; i++)
		if (!strcmp(r->metrics.v[i].name, name))
			return r->metrics.v[i].number;
	return NAN;
}

void wf_result_free(wf_result *face)
{
	result *r = (result *)face;

	if (!r)
		return;
	wfi_metrics_free(&r->metrics);
	wf_checkpoint_free(r->checkpoint);
	wfi_free(r->path);
	wf_error_free(r->error);
	wfi_free(r);
}
