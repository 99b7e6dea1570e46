/* retention.c: the checkpoints of a run: the list, the newest good one, which are kept. */
#include "store/checkpoint.h"
#include <cJSON.h>
#include <math.h>
#include <stdlib.h>

static int by_report(const void *a, const void *b)
{
	int64_t x = ((const wfi_checkpoint_entry *)a)->report, y = ((const wfi_checkpoint_entry *)b)->report;
	return (x > y) - (x < y);
}

static wf_error *has_manifest(wfi_store *s, const char *folder, bool *out)
{
	char *key = wfi_format("%s/manifest.json", folder);
	wfi_store_list l;
	wf_error *err = wfi_store_list_keys(s, key, false, &l);
	*out = false;
	for (size_t i = 0; !err && i < l.n; i++)
		*out = *out || !strcmp(l.v[i].key, key);
	wfi_store_list_free(&l);
	wfi_free(key);
	return err;
}

wf_error *wfi_checkpoint_list_all(wfi_store *s, wfi_checkpoint_list *out)
{
	*out = (wfi_checkpoint_list){ 0 };
	wfi_store_list l;
	WF_TRY(wfi_store_list_keys(s, "checkpoint_", false, &l));
	out->v = wfi_alloc((l.n + 1) * sizeof *out->v);
	wf_error *err = NULL;
	for (size_t i = 0; !err && i < l.n; i++) {
		size_t n = strlen(l.v[i].key);
		char *folder = l.v[i].key;
		if (folder[n - 1] != '/')
			continue;
		folder[n - 1] = 0;
		int64_t report = wfi_checkpoint_number(folder);
		if (report < 0)
			continue;
		wfi_checkpoint_entry *e = &out->v[out->n++];
		*e = (wfi_checkpoint_entry){ .folder = wfi_strdup(folder), .report = report };
		err = has_manifest(s, folder, &e->committed);
	}
	wfi_store_list_free(&l);
	if (err)
		wfi_checkpoint_list_free(out);
	else if (out->n > 1)
		qsort(out->v, out->n, sizeof *out->v, by_report);
	return err;
}

void wfi_checkpoint_list_free(wfi_checkpoint_list *l)
{
	for (size_t i = 0; i < l->n; i++)
		wfi_free(l->v[i].folder);
	wfi_free(l->v);
	*l = (wfi_checkpoint_list){ 0 };
}

/* ---- the newest good one ---- */

static wf_error *open_whole(wfi_store *s, const char *folder, wf_checkpoint **out, wf_tree **tree)
{
	wf_checkpoint *c = NULL;
	WF_TRY(wfi_checkpoint_open(s, folder, &c));
	wf_error *err = tree ? wf_checkpoint_load(c, tree) : wfi_checkpoint_verify(c);
	if (err)
		wf_checkpoint_free(c);
	else
		*out = c;
	return err;
}

/* Broken, not refused: its bytes are wrong, or what should be a file is a folder or a pipe. */
static bool is_lost(const wf_error *err)
{
	return wf_error_code(err) == WF_DATA_LOSS || wf_error_code(err) == WF_INVALID_ARGUMENT;
}

wf_error *wfi_checkpoint_latest(wfi_store *s, wf_checkpoint **out, wf_tree **tree, wfi_str *skipped)
{
	wfi_checkpoint_list l;
	wf_checkpoint *found = NULL;
	wf_error *err = NULL, *lost = NULL;
	WF_TRY(wfi_checkpoint_list_all(s, &l));
	for (size_t i = l.n; !found && !err && i-- > 0;) {
		if (!l.v[i].committed)
			continue;
		err = open_whole(s, l.v[i].folder, &found, tree);
		if (is_lost(err)) {
			wfi_log(WFI_WARN, "%s; trying an earlier one", wf_error_message(err));
			if (skipped)
				wfi_str_add(skipped, "%s\n", wf_error_message(err));
			lost = lost ? wf_error_add(lost, "and: %s", wf_error_message(err)) : wf_error_retain(err);
		}
		/* NOT_FOUND: deleted meanwhile. Anything else (the disk refuses, a newer format) is not for us to pass over: an older one would undo work. */
		if (is_lost(err) || wf_error_code(err) == WF_NOT_FOUND) {
			wf_error_free(err);
			err = NULL;
		}
	}
	wfi_checkpoint_list_free(&l);
	if (!err && !found && lost)
		err = wf_error_add(lost, "no checkpoint of %s is whole; delete them, or choose another name, to start anew",
				   s->uri);
	else
		wf_error_free(lost);
	if (err)
		return err;
	wf_checkpoint_free(*out);
	*out = found;
	return NULL;
}

/* ---- which are kept ---- */

typedef struct candidate {
	wfi_checkpoint_entry *entry;
	double score;
} candidate; /* NaN: none; higher is better */

static double score_in(const cJSON *metrics, const char *name)
{
	const cJSON *item = cJSON_GetObjectItemCaseSensitive(metrics, name);
	if (cJSON_IsNumber(item))
		return item->valuedouble;
	/* "eval.loss": the member loss of eval */
	const char *dot = strchr(name, '.');
	char *first = dot ? wfi_strndup(name, (size_t)(dot - name)) : NULL;
	item = first ? cJSON_GetObjectItemCaseSensitive(metrics, first) : NULL;
	wfi_free(first);
	return cJSON_IsObject(item) ? score_in(item, dot + 1) : NAN;
}

/* a damaged one has no score */
static wf_error *score_of(wfi_store *s, const wfi_checkpoint_keep *keep, candidate *c)
{
	wf_checkpoint *k = NULL;
	c->score = NAN;
	if (!keep->score)
		return NULL;
	wf_error *err = wfi_checkpoint_open(s, c->entry->folder, &k);
	if (is_lost(err) || wf_error_code(err) == WF_NOT_FOUND) {
		wf_error_free(err);
		return NULL;
	}
	if (err)
		return err;
	cJSON *metrics = cJSON_Parse(k->metrics);
	c->score = keep->lowest ? -score_in(metrics, keep->score) : score_in(metrics, keep->score);
	cJSON_Delete(metrics);
	wf_checkpoint_free(k);
	return NULL;
}

/* the best first; equal ones: the newest first */
static int best_first(const void *a, const void *b)
{
	const candidate *x = a, *y = b;
	if (isnan(x->score) != isnan(y->score))
		return isnan(x->score) - isnan(y->score);
	if (x->score < y->score || x->score > y->score)
		return x->score < y->score ? 1 : -1;
	return by_report(y->entry, x->entry);
}

static wf_error *delete_folder(wfi_store *s, const char *folder)
{
	char *below = wfi_format("%s/", folder), *manifest = wfi_format("%s/manifest.json", folder);
	wf_error *err = wfi_store_delete_all(s, below, manifest); /* from here on it is no checkpoint */
	wfi_free(manifest);
	wfi_free(below);
	return err;
}

static wf_error *prune_list(wfi_store *s, const wfi_checkpoint_keep *keep, const wfi_checkpoint_list *l, candidate *c)
{
	size_t n = 0;
	wf_error *first = NULL;
	for (size_t i = 0; i < l->n; i++)
		if (l->v[i].committed) {
			c[n].entry = &l->v[i];
			WF_TRY(score_of(s, keep, &c[n++]));
		}
	if (!n)
		return NULL;
	int64_t newest = c[n - 1].entry->report;
	qsort(c, n, sizeof *c, best_first);
	for (size_t i = 0; i < l->n; i++) {
		bool kept = l->v[i].report >= newest;
		for (size_t k = 0; k < n && k < (size_t)keep->num_to_keep; k++)
			kept = kept || c[k].entry == &l->v[i];
		wf_error *err = kept ? NULL : delete_folder(s, l->v[i].folder);
		if (!first)
			first = err;
		else
			wf_error_free(err);
	}
	return first;
}

wf_error *wfi_checkpoint_prune(wfi_store *s, const wfi_checkpoint_keep *keep)
{
	if (keep->num_to_keep < 1)
		return NULL;
	wfi_checkpoint_list l;
	WF_TRY(wfi_checkpoint_list_all(s, &l));
	candidate *c = wfi_alloc((l.n + 1) * sizeof *c);
	wf_error *err = prune_list(s, keep, &l, c);
	wfi_free(c);
	wfi_checkpoint_list_free(&l);
	return err;
}
