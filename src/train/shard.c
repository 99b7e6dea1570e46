/* shard.c: a worker's share of the trainer's datasets. */
#include "train/worker.h"

static wf_error *no_such(const wf_worker *w, const char *name)
{
	wfi_str names = { 0 };

	for (const wf_named_dataset *d = w->datasets; d && d->name; d++)
		wfi_str_add(&names, "%s\"%s\"", names.n ? ", " : "", d->name);
	wf_error *err = wf_error_new(WF_NOT_FOUND, "the trainer has no dataset \"%s\"; %s%s", name, names.n ? "there are " : "wf_trainer.datasets is empty",
		names.n ? names.s : "");
	wfi_str_free(&names);
	return err;
}

static bool is_split(const wf_worker *w, const char *name)
{
	for (const char *const *s = w->split; s && *s; s++)
		if (!strcmp(*s, name))
			return true;
	return !w->split;
}

wf_error *wfi_get_dataset_shard(wf_worker *w, const char *name, wf_loader **out, wf_loader_opts o)
{
	const wf_named_dataset *d = w ? w->datasets : NULL;

	if (!w || !name || !out)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_get_dataset_shard: the worker, the name or the place for the loader is NULL");
	if (o.worker || o.workers)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_get_dataset_shard: which share it is comes from the worker: leave out .worker and .workers");
	while (d && d->name && strcmp(d->name, name))
		d++;
	if (!d || !d->name)
		return no_such(w, name);
	bool split = is_split(w, name);
	o.worker = split ? w->rank : 0;
	o.workers = split ? w->world : 1;
	o.batch_size = o.batch_size ? o.batch_size : 256;
	return wf_error_add(wf_loader_new(d->dataset, o, out), "for the dataset \"%s\" on rank %d", name, w->rank);
}
