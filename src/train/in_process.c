/* in_process.c: a run without worker processes. The same reports, checks and files; a failure of the loop restarts it as often as asked. */
#include "train/in_process.h"
#include <stdlib.h>
#include <unistd.h>
#include <weft/device.h>
#include "train/events.h"
#include "train/interrupt.h"
#include "train/worker.h"

/* ---- reports ---- */

static wf_error *complete(wf_worker *w, wfi_record *r, const wfi_share *s)
{
	const char *metrics[] = { s->metrics.s };
	char folder[32];
	wf_error *kept = wfi_record_report(r, s->report, 1, metrics);

	if (s->bad) {
		wf_error_free(kept);
		return wf_error_retain(s->bad);
	}
	if (kept)
		return kept;
	if (wfi_events_lost())
		return wf_error_new(WF_ABORTED, "the `weft run` that started this program is gone");
	if (!s->checkpoint)
		return NULL;
	wf_error *err = wfi_worker_save(w, s, folder);
	if (!err)
		err = wfi_record_checkpoint(r, folder);
	if (err && r->latest && r->path)
		wf_error_add(err, "the last good checkpoint is %s", r->latest->path);
	if (err)
		return err;
	wfi_free(w->checkpoint);
	w->checkpoint = wfi_strdup(folder);
	wfi_record_prune(r);
	return NULL;
}

static wf_error *exchange(wf_worker *w, wfi_share *s)
{
	wf_error *err = complete(w, w->link, s);

	if (!err)
		err = wfi_interrupted();
	w->ended = err != NULL;
	if (err && !w->report_error)
		w->report_error = wf_error_retain(err);
	return err;
}

static void progress(wf_worker *w, int64_t epochs, int64_t steps_per_epoch, int64_t samples_per_step)
{
	wfi_str s = { 0 };

	(void)w;
	if (!wfi_events_on())
		return;
	wfi_str_add(&s, "{\"event\":\"progress\",\"epochs\":%lld,\"steps_per_epoch\":%lld,\"samples_per_step\":%lld}", (long long)epochs,
		(long long)steps_per_epoch, (long long)samples_per_step);
	wfi_events_send(&s);
	wfi_str_free(&s);
}

static void send_started(const wfi_run_plan *p, const wfi_record *r)
{
	wfi_str s = { 0 };

	if (!wfi_events_on())
		return;
	wfi_str_add(&s, "{\"event\":\"started\"");
	wfi_json_put_string(&s, "name", p->name);
	wfi_json_put_string(&s, "path", r->path);
	wfi_str_add(&s, ",\"workers\":0,\"attempt\":%d,\"report\":%lld}", r->attempt, (long long)r->next_report);
	wfi_events_send(&s);
	wfi_str_free(&s);
}

/* ---- a loop that calls exit ---- */

static struct { pid_t pid; wfi_record *record; } going; /* the run under way in this process */

/* The process ends from within the loop: what the run has come to is still told. */
static void at_exit(int status, void *user)
{
	wf_result *result = NULL;

	(void)user;
	if (!going.record || going.pid != getpid()) /* a child of the loop is not the run */
		return;
	wf_error *err = wf_error_new(WF_WORKER_FAILED, "the training loop ended the process with exit status %d, before report %lld", status,
		(long long)going.record->next_report);
	fflush(stdout);
	wf_error_free(wfi_record_result(going.record, err, &result));
	wf_result_free(result);
	wf_error_free(err);
	going.record = NULL;
}

/* ---- the run ---- */

static wf_worker *make_worker(const wfi_run_plan *p, wfi_record *r)
{
	wf_worker *w = wfi_alloc(sizeof *w);

	*w = (wf_worker){ .world = 1, .local_world = 1, .attempt = r->attempt, .report_timeout = p->report_timeout, .next_report = r->next_report,
		.exchange = exchange, .progress = progress, .link = r, .n_values = p->n_values, .datasets = p->datasets, .split = p->split };
	w->name = p->name ? wfi_strdup(p->name) : NULL;
	w->run_id = wfi_strdup(r->run_id);
	w->store = wfi_store_retain(r->store);
	w->checkpoint = r->latest ? wfi_strdup(r->latest->folder) : NULL;
	w->values = wfi_alloc((p->n_values + 1) * sizeof *w->values);
	for (size_t i = 0; i < p->n_values; i++)
		w->values[i] = (wf_config_entry){ wfi_strdup(p->values[i].key), wfi_strdup(p->values[i].value) };
	w->set = wfi_alloc((p->n_set + 1) * sizeof *w->set);
	w->bad_value = wfi_alloc(sizeof *w->bad_value);
	w->set_read = wfi_alloc(p->n_set + 1);
	for (size_t i = 0; i < p->n_set; i++)
		w->set[i] = wfi_strdup(p->set[i]);
	for (size_t i = 0; p->nan_check[i]; i++)
		w->nan_check[i] = wfi_strdup(p->nan_check[i]);
	if (p->config.data) {
		void *copy = wfi_alloc(p->config.size);
		memcpy(copy, p->config.data, p->config.size);
		w->config = (wf_bytes){ copy, p->config.size };
	}
	return w;
}

static wf_error *attempt(const wfi_run_plan *p, wfi_record *r)
{
	wfi_str skipped = { 0 };
	wf_error *err = wfi_record_attempt(r, &skipped);

	wfi_str_free(&skipped);
	if (err)
		return err;
	send_started(p, r);
	wf_worker *w = make_worker(p, r);
	going.pid = getpid();
	going.record = r;
	err = wfi_worker_run(w, p->loop);
	going.record = NULL;
	if (!err)
		err = wf_error_retain(w->report_error);
	if (!err)
		err = wfi_interrupted();
	for (size_t i = 0; !err && w->set[i]; i++)
		if (!w->set_read[i])
			wfi_log(WFI_WARN, "--set %s had no effect: the training loop never asked for it", w->set[i]);
	wfi_worker_free(w);
	return err;
}

/* The environment decides how many devices are made, when the first one is asked for. */
static wf_error *set_devices(const wfi_run_plan *p)
{
	char text[16];

	if (!p->devices_per_worker)
		return NULL;
	snprintf(text, sizeof text, "%d", p->devices_per_worker);
	setenv("WEFT_CPU_DEVICES", text, 1);
	if (wf_local_device_count() == p->devices_per_worker)
		return NULL;
	return wf_error_new(WF_INVALID_ARGUMENT, "devices_per_worker is %d, but this process has made its %d already, and in process they cannot change: "
		"call wf_trainer_fit before anything uses a device, or set WEFT_CPU_DEVICES=%d", p->devices_per_worker, wf_local_device_count(),
		p->devices_per_worker);
}

wf_error *wfi_in_process_run(const wfi_run_plan *p, wfi_record *r)
{
	static bool watched;
	int failures = 0;

	WF_TRY(set_devices(p));
	if (!watched)
		watched = on_exit(at_exit, NULL) == 0;
	wfi_interrupts_say("weft: interrupted; the run ends at its next report (a third signal ends it at once)\n");
	for (;;) {
		wf_error *err = attempt(p, r);
		bool final = wf_error_code(err) == WF_NON_FINITE || wf_error_code(err) == WF_ABORTED || wf_error_code(err) == WF_DATA_LOSS;
		failures += err != NULL;
		if (!err || final || (p->max_failures >= 0 && failures > p->max_failures))
			return err;
		wfi_log(WFI_WARN, "attempt %d failed and is restarted (failure %d, max_failures %d): %s", r->attempt, failures, p->max_failures,
			wf_error_text(err));
		wf_error_free(err);
	}
}
