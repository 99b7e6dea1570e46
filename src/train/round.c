/* round.c: reports. A round is complete when every rank has reported; its metrics are then kept, its checkpoint saved by rank 0 and
 * committed, and all are let go at once. Nothing of it waits for a clock. */
#include <math.h>
#include "train/controller.h"
#include "train/events.h"
#include "train/worker.h"

enum { WARN_SECONDS = 60 };

static bool waits(const wfi_member *m) { return m->state == WFI_IN_REPORT; }
static bool waits_not(const wfi_member *m) { return m->state != WFI_IN_REPORT; }
static bool is_done(const wfi_member *m) { return m->state == WFI_DONE; }
static bool has_checkpoint(const wfi_member *m) { return m->checkpoint; }
static bool is_bad(const wfi_member *m) { return m->bad != NULL; }

char *wfi_ranks_text(const wfi_controller *c, bool (*which)(const wfi_member *m))
{
	wfi_str s = { 0 };
	int n = 0;

	for (int i = 0; i < c->n; i++) {
		if (!which(&c->members[i]))
			continue;
		if (n < 32)
			wfi_str_add(&s, n ? ", %d" : "%d", i);
		else if (n == 32)
			wfi_str_add(&s, " …");
		n++;
	}
	char *text = wfi_format("%s %s", n == 1 ? "rank" : "ranks", s.n ? s.s : "(none)");
	wfi_str_free(&s);
	return text;
}

void wfi_round_forget(wfi_member *m)
{
	wfi_free(m->metrics);
	wf_error_free(m->bad);
	cJSON_Delete(m->leaves);
	m->metrics = NULL;
	m->bad = NULL;
	m->leaves = NULL;
	m->checkpoint = false;
}

/* Loops that disagree about how often to report would wait for each other for ever. */
static void check_unequal(wfi_controller *c)
{
	int waiting = -1, done = -1, n_waiting = 0;

	for (int i = 0; i < c->n; i++) {
		if (waits(&c->members[i])) {
			waiting = i;
			n_waiting++;
		}
		if (is_done(&c->members[i]) && done < 0)
			done = i;
	}
	if (waiting < 0 || done < 0)
		return;
	char *w = wfi_ranks_text(c, waits), *d = wfi_ranks_text(c, is_done);
	int64_t made = c->members[done].reports;
	char *last = made ? wfi_format("after report %lld", (long long)made - 1) : wfi_strdup("without a report");
	wf_error *err = wf_error_new(WF_INVALID_ARGUMENT, "%s %s in report %lld, but the loop of %s has ended %s", w, n_waiting == 1 ? "waits" : "wait",
		(long long)c->members[waiting].reports, d, last);
	wf_error_add(err, "every rank must call wf_report the same number of times");
	wfi_free(w);
	wfi_free(d);
	wfi_free(last);
	wfi_group_fail(c, -1, err, true, false);
}

static void release(wfi_controller *c, int64_t report, const char *folder)
{
	wfi_str json = { 0 }, frame = { 0 };

	wfi_str_add(&json, "{\"t\":\"release\"");
	wfi_json_put_int(&json, "report", report);
	if (folder)
		wfi_json_put_string(&json, "checkpoint", folder);
	wfi_str_add(&json, "}");
	wfi_frame_make(&frame, json.s, json.n, NULL, 0);
	for (int i = 0; i < c->n; i++) {
		wfi_member *m = &c->members[i];
		wfi_round_forget(m);
		m->state = WFI_RUNNING;
		m->reports = report + 1;
		if (m->connection)
			wfi_server_send(m->connection, frame.s, frame.n);
	}
	c->arrived = 0;
	c->saving = false;
	wfi_str_free(&json);
	wfi_str_free(&frame);
}

static void save(wfi_controller *c, int64_t report)
{
	wfi_str json = { 0 }, frame = { 0 };

	wfi_str_add(&json, "{\"t\":\"save\"");
	wfi_json_put_int(&json, "report", report);
	wfi_str_add(&json, "}");
	wfi_frame_make(&frame, json.s, json.n, NULL, 0);
	c->saving = true;
	c->first_arrival = wfi_now();
	c->warn_at = c->first_arrival + WARN_SECONDS;
	if (c->members[0].connection)
		wfi_server_send(c->members[0].connection, frame.s, frame.n);
	wfi_str_free(&json);
	wfi_str_free(&frame);
}

/* ---- what may be wrong with a round ---- */

static wf_error *check_finite(wfi_controller *c)
{
	int first = -1, n = 0;

	for (int i = 0; i < c->n; i++)
		if (is_bad(&c->members[i])) {
			first = first < 0 ? i : first;
			n++;
		}
	if (first < 0)
		return NULL;
	wf_error *err = wf_error_retain(c->members[first].bad);
	if (n == 1)
		return err;
	char *text = wfi_ranks_text(c, is_bad);
	wf_error_add(err, "metrics are not finite on %s", text);
	wfi_free(text);
	return err;
}

/* the first leaf whose hash differs between a rank and rank 0 */
static wf_error *compare_leaves(const wfi_member *a, const wfi_member *b, int64_t report)
{
	const cJSON *x = a->leaves->child, *y = b->leaves->child;

	while (x && y && cJSON_Compare(x, y, true)) {
		x = x->next;
		y = y->next;
	}
	if (!x && !y)
		return NULL;
	const cJSON *path = cJSON_GetArrayItem(x ? x : y, 0);
	wf_error *err = wf_error_new(WF_WORKER_FAILED, "report %lld: the replicas of the checkpoint differ: \"%s\" on rank %d is not that of rank %d",
		(long long)report, cJSON_IsString(path) ? path->valuestring : "?", b->rank, a->rank);
	return wf_error_add(err, "rank 0 has %d leaves, rank %d has %d; the checkpoint was not saved", cJSON_GetArraySize(a->leaves), b->rank,
		cJSON_GetArraySize(b->leaves));
}

static wf_error *check_checkpoints(wfi_controller *c, int64_t report)
{
	const wfi_member *m = c->members;
	bool any = false, verify = false;

	for (int i = 0; i < c->n; i++) {
		any |= m[i].checkpoint;
		verify |= m[i].leaves != NULL;
	}
	if (any && !m[0].checkpoint) {
		char *text = wfi_ranks_text(c, has_checkpoint);
		wf_error *err = wf_error_new(WF_INVALID_ARGUMENT, "report %lld: %s gave a checkpoint, but rank 0 gave none; rank 0's is the one that is kept",
			(long long)report, text);
		wfi_free(text);
		return err;
	}
	for (int i = 0; verify && i < c->n; i++) {
		if (!m[i].leaves)
			return wf_error_new(WF_INVALID_ARGUMENT, "report %lld: rank %d gave no checkpoint to compare; with verify_replicas every rank gives its own",
				(long long)report, i);
		WF_TRY(compare_leaves(&m[0], &m[i], report));
	}
	return NULL;
}

static wf_error *keep_metrics(wfi_controller *c, int64_t report)
{
	const char **metrics = wfi_alloc((size_t)c->n * sizeof *metrics);

	for (int i = 0; i < c->n; i++)
		metrics[i] = c->members[i].metrics;
	wf_error *err = wfi_record_report(c->record, report, c->n, metrics);
	wfi_free((void *)metrics);
	return err;
}

static void complete(wfi_controller *c)
{
	int64_t report = c->members[0].reports;
	wf_error *err = check_finite(c);
	bool final = err != NULL;        /* the same numbers would come again */

	if (!err)
		err = check_checkpoints(c, report);
	wf_error *kept = keep_metrics(c, report); /* also of a round that fails the run: they show why */
	if (err)
		wf_error_free(kept);
	else
		err = kept;
	if (err)
		wfi_group_fail(c, -1, err, true, final);
	else if (c->members[0].checkpoint)
		save(c, report);
	else
		release(c, report, NULL);
}

/* ---- what workers send ---- */

void wfi_round_report(wfi_member *m, const wfi_frame *f)
{
	wfi_controller *c = m->c;
	cJSON *message = f->json, *bad = cJSON_GetObjectItemCaseSensitive(message, "bad");
	bool object = f->blob_size >= 2 && f->blob[0] == '{' && f->blob[f->blob_size - 1] == '}';
	long long report = wfi_json_get_int(message, "report", -1);

	if (m->state != WFI_RUNNING || report != m->reports || !object) {
		wfi_group_fail(c, m->rank, wf_error_new(WF_INTERNAL, "rank %d sent report %lld where %lld was expected", m->rank, report, (long long)m->reports),
			true, false);
		cJSON_Delete(message);
		return;
	}
	m->state = WFI_IN_REPORT;
	m->metrics = wfi_strndup(f->blob, f->blob_size); /* as it came: numbers keep all their digits */
	m->checkpoint = wfi_json_get_bool(message, "checkpoint", false);
	m->bad = bad ? wfi_json_get_error(bad) : NULL;
	m->leaves = cJSON_DetachItemFromObjectCaseSensitive(message, "leaves");
	cJSON_Delete(message);
	if (c->arrived++ == 0) {
		c->first_arrival = wfi_now();
		c->warn_at = c->first_arrival + WARN_SECONDS;
	}
	if (c->cause)
		return;
	check_unequal(c);
	if (c->arrived == c->n && !c->cause)
		complete(c);
}

void wfi_round_saved(wfi_member *m, const cJSON *message)
{
	wfi_controller *c = m->c;
	const cJSON *failed = cJSON_GetObjectItemCaseSensitive(message, "error");
	const char *folder = wfi_json_get_string(message, "folder", "");

	if (!c->saving || m->rank != 0 || c->cause)
		return;
	wf_error *err = failed ? wfi_json_get_error(failed) : wfi_record_checkpoint(c->record, folder);
	if (err) {
		if (c->record->latest)
			wf_error_add(err, "the last good checkpoint is %s", c->record->latest->path);
		wfi_group_fail(c, -1, err, true, false);
		return;
	}
	release(c, m->reports, folder);
	wfi_record_prune(c->record);
}

void wfi_round_done(wfi_member *m, const cJSON *message)
{
	const wfi_run_plan *p = m->c->plan;
	const cJSON *key;

	cJSON_ArrayForEach(key, cJSON_GetObjectItemCaseSensitive(message, "asked"))
		for (size_t i = 0; i < p->n_set; i++)
			m->c->asked[i] |= cJSON_IsString(key) && !strcmp(key->valuestring, p->set[i]);
	m->state = WFI_DONE;
	if (!m->c->cause)
		check_unequal(m->c);
}

/* ---- time ---- */

static void add_absent(wfi_controller *c, wf_error *err, double now)
{
	int said = 0;

	for (int i = 0; i < c->n && said < 16; i++) {
		const wfi_member *m = &c->members[i];
		if (waits(m))
			continue;
		wf_error_add(err, "rank %d (process %ld): last heard of %.1f s ago, its last report was %lld", i, m->pid, now - m->heard,
			(long long)m->reports - 1);
		said++;
	}
}

void wfi_round_tick(wfi_controller *c, double now)
{
	if (!c->arrived || c->cause)
		return;
	bool late = now > c->first_arrival + c->plan->report_timeout;
	if (!late && now < c->warn_at)
		return;
	c->warn_at = now + WARN_SECONDS;
	int64_t report = c->record->next_report;
	double since = now - c->first_arrival;
	char *here = wfi_ranks_text(c, waits), *missing = wfi_ranks_text(c, waits_not);
	if (c->saving && !late) {
		wfi_events_notice("rank 0 has been saving the checkpoint of report %lld for %.0f s", (long long)report - 1, since);
	} else if (!late) {
		wfi_events_notice("report %lld: %s have waited %.0f s for %s", (long long)report, here, since, missing);
	} else if (c->saving) {
		wfi_group_fail(c, 0, wf_error_new(WF_TIMEOUT, "rank 0 has not saved the checkpoint of report %lld within %g s (report_timeout_s)",
			(long long)report - 1, c->plan->report_timeout), true, false);
	} else {
		wf_error *err = wf_error_new(WF_TIMEOUT, "report %lld: %s did not arrive within %g s (report_timeout_s); %s did", (long long)report, missing,
			c->plan->report_timeout, here);
		add_absent(c, err, now);
		wfi_group_fail(c, -1, err, true, false);
	}
	wfi_free(here);
	wfi_free(missing);
}
