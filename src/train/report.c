/* report.c: what a training loop calls. */
#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include "train/metric.h"
#include "train/worker.h"
#include "tree/tree.h"

int wf_world_rank(const wf_worker *w)
{
	return w->rank;
}

int wf_world_size(const wf_worker *w)
{
	return w->world;
}

int wf_local_rank(const wf_worker *w)
{
	return w->local_rank;
}

const char *wf_experiment_name(const wf_worker *w)
{
	return w->name ? w->name : "";
}

const char *wf_config_get(const wf_worker *w, const char *key)
{
	for (size_t i = 0; w->set && w->set[i]; i++)
		if (!strcmp(w->set[i], key))
			w->set_read[i] = true;
	for (const wf_config_entry *e = w->values; e && e->key; e++)
		if (!strcmp(e->key, key))
			return e->value;
	return NULL;
}

static bool is_set(const wf_worker *w, const char *key)
{
	for (size_t i = 0; w->set && w->set[i]; i++)
		if (!strcmp(w->set[i], key))
			return true;
	return false;
}

/* told by the next report, or at the loop's end: the getters return no errors */
static void bad_value(const wf_worker *w, const char *key, const char *text, const char *expected)
{
	if (!*w->bad_value)
		*w->bad_value = wf_error_new(WF_INVALID_ARGUMENT, "%s=%s: %s is expected where the training loop reads \"%s\"%s", key, text, expected, key,
			is_set(w, key) ? " (--set)" : " (train_loop_values)");
}

double wf_config_number(const wf_worker *w, const char *key, double unset)
{
	const char *text = wf_config_get(w, key);
	char *end;

	if (!text)
		return unset;
	double x = wfi_strtod(text, &end);
	bool overflows = isinf(x) && strpbrk(text, "0123456789"); /* not spelled so */
	if (end != text && !end[strspn(end, " \t")] && !overflows)
		return x;
	bad_value(w, key, text, "a number");
	return unset;
}

int64_t wf_config_integer(const wf_worker *w, const char *key, int64_t unset)
{
	const char *text = wf_config_get(w, key);
	char *end;

	if (!text)
		return unset;
	errno = 0;
	long long x = strtoll(text, &end, 10);
	if (end != text && !end[strspn(end, " \t")] && !errno)
		return x;
	bad_value(w, key, text, "a whole number");
	return unset;
}

void wf_progress(wf_worker *w, int64_t epochs, int64_t steps_per_epoch, int64_t samples_per_step)
{
	if (w->rank == 0)
		w->progress(w, epochs, steps_per_epoch, samples_per_step);
}

wf_error *wf_get_checkpoint(wf_worker *w, wf_tree **out)
{
	wf_checkpoint *c = NULL;
	wf_tree *t = NULL;

	if (!w->checkpoint) {
		wfi_release(out);
		return NULL;
	}
	wf_error *err = wfi_checkpoint_open(w->store, w->checkpoint, &c);
	if (!err)
		err = wf_checkpoint_load(c, &t);
	wf_checkpoint_free(c);
	if (!err)
		wf_put(out, t);
	return err;
}

/* ---- a report ---- */

static double metric_value(const wf_metric *m)
{
	return m->kind == WFI_M_TREE ? wf_item(m->tree) : m->kind == WFI_M_INT ? (double)m->integer : m->number;
}

static int64_t find_step(wf_metrics m, int64_t report)
{
	for (size_t i = 0; i < m.n; i++)
		if (!strcmp(m.v[i].name, "step")) {
			double x = metric_value(&m.v[i]);
			return x >= 0 && x < 0x1p53 ? (int64_t)x : report;
		}
	return report;
}

/* Which metric, where in the run, and the first value of the checkpoint that is not finite: where to begin to look. */
static wf_error *non_finite(const wf_worker *w, wf_metrics m, int bad, const wf_tree *checkpoint)
{
	const wf_metric *at = &m.v[bad];
	double x = metric_value(at);
	wfi_str where = { 0 };
	char *leaf = NULL;

	for (size_t i = 0; i < m.n; i++)
		if (m.v[i].kind != WFI_M_TEXT && (!strcmp(m.v[i].name, "step") || !strcmp(m.v[i].name, "epoch")))
			wfi_str_add(&where, ", %s %.15g", m.v[i].name, metric_value(&m.v[i]));
	bool one = at->kind != WFI_M_TREE || wf_tree_rank(at->tree) == 0;
	wf_error *err = wf_error_new(WF_NON_FINITE, "report %lld%s, rank %d: metric \"%s\" %s", (long long)w->next_report, where.n ? where.s : "", w->rank,
		at->name, !one ? "has values that are not finite" : isnan(x) ? "is NaN" : x > 0 ? "is infinite" : "is minus infinity");
	wf_error *searched = checkpoint ? wfi_first_non_finite(checkpoint, &leaf) : NULL;
	if (leaf)
		wf_error_add(err, "the first value of this report's checkpoint that is not finite: %s", leaf);
	else if (checkpoint && !searched)
		wf_error_add(err, "all values of this report's checkpoint are finite");
	else if (!checkpoint)
		wf_error_add(err, "no checkpoint came with this report; with one, the first leaf that is not finite would be named here");
	wf_error_free(searched);
	wfi_free(leaf);
	wfi_str_free(&where);
	return err;
}

static wf_error *hash_leaf(const wf_tree *leaf, const char *path, wfi_str *out)
{
	int rank = wf_tree_rank(leaf);
	uint64_t h = wfi_hash_u64((uint64_t)wf_tree_dtype(leaf), (uint64_t)rank);
	size_t size = wf_dtype_size(wf_tree_dtype(leaf));

	for (int i = 0; i < rank; i++) {
		h = wfi_hash_u64(h, (uint64_t)wf_tree_dim(leaf, i));
		size *= (size_t)wf_tree_dim(leaf, i);
	}
	char *bytes = wfi_try_alloc(size ? size : 1);
	if (!bytes)
		return wfi_out_of_memory(size, "a leaf to compare between replicas");
	wf_error *err = wf_tree_read(leaf, bytes, size);
	if (!err)
		h = wfi_hash(h, bytes, size);
	wfi_free(bytes);
	wfi_json_comma(out);
	wfi_str_add(out, "[");
	wfi_json_string(out, path);
	wfi_str_add(out, ",\"%016llx\"]", (unsigned long long)h);
	return err;
}

static wf_error *hash_leaves(const wf_tree *t, wfi_str *out)
{
	char path[512];
	const wf_tree *leaf;

	wfi_str_add(out, "[");
	for (size_t i = 0; (leaf = wf_tree_leaf(t, i, path, sizeof path)); i++)
		WF_TRY(hash_leaf(leaf, path, out));
	wfi_str_add(out, "]");
	return NULL;
}

static wf_error *fill_share(wf_worker *w, wf_metrics m, const wf_report_opts *o, wfi_share *s)
{
	int bad;

	WF_TRY(wfi_metrics_json(m, (const char *const *)w->nan_check, &s->metrics, &bad));
	if (o->checkpoint) {
		wf_error *err = wf_wait(o->checkpoint);
		if (err)
			return wf_error_add(err, "while the checkpoint of report %lld was awaited", (long long)w->next_report);
	}
	s->step = find_step(m, w->next_report);
	if (bad >= 0)
		s->bad = non_finite(w, m, bad, o->checkpoint);
	else if (o->checkpoint && o->verify_replicas && w->world > 1)
		WF_TRY(hash_leaves(o->checkpoint, &s->leaves));
	return NULL;
}

wf_error *wfi_report(wf_worker *w, wf_metrics m, wf_report_opts o)
{
	wfi_share s = { .report = w->next_report, .checkpoint = o.checkpoint };

	if (w->ended)
		return wf_error_new(WF_ABORTED, "the run has ended: an earlier report failed, and no more are taken");
	wf_error *err = *w->bad_value ? wf_error_retain(*w->bad_value) : fill_share(w, m, &o, &s);
	if (!err)
		err = w->exchange(w, &s);
	if (!err)
		w->next_report++;
	wfi_str_free(&s.metrics);
	wfi_str_free(&s.leaves);
	wf_error_free(s.bad);
	return err;
}

wf_error *wfi_worker_save(wf_worker *w, const wfi_share *s, char *folder)
{
	char metadata[96];

	snprintf(metadata, sizeof metadata, "{\"world\":%d,\"attempt\":%d}", w->world, w->attempt);
	wfi_checkpoint_info info = { .run_id = w->run_id, .report = s->report, .step = s->step, .metrics = s->metrics.s, .metadata = metadata };
	wfi_checkpoint_name(s->report, folder);
	wf_error *err = wfi_checkpoint_save(w->store, folder, s->checkpoint, &info, NULL);
	return err ? wf_error_add(err, "while report %lld's checkpoint was saved as %s", (long long)s->report, folder) : NULL;
}

wf_error *wfi_worker_run(wf_worker *w, wf_error *(*loop)(wf_worker *, const void *))
{
	const void *config = w->config.data ? w->config.data : w->n_values ? (const void *)w->values : NULL;
	wf_error *err = loop(w, config);

	if (!err)
		err = wf_error_retain(*w->bad_value);
	return err;
}

void wfi_worker_free(wf_worker *w)
{
	if (!w)
		return;
	wfi_free(w->name);
	wfi_free(w->run_id);
	wfi_free((void *)(uintptr_t)w->config.data);
	for (size_t i = 0; i < w->n_values; i++) {
		wfi_free((char *)(uintptr_t)w->values[i].key);
		wfi_free((char *)(uintptr_t)w->values[i].value);
	}
	wfi_free(w->values);
	for (size_t i = 0; w->set && w->set[i]; i++)
		wfi_free(w->set[i]);
	wfi_free((void *)w->set);
	wfi_free(w->set_read);
	if (w->bad_value)
		wf_error_free(*w->bad_value);
	wfi_free(w->bad_value);
	for (size_t i = 0; i < WFI_COUNT(w->nan_check); i++)
		wfi_free(w->nan_check[i]);
	wf_error_free(w->report_error);
	wfi_store_close(w->store);
	wfi_free(w->checkpoint);
	wfi_free(w);
}
