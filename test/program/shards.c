/* shards.c: a run whose workers read their shares of the trainer's datasets: ten numbers "train", which are split, and three "valid", which are not.
 *   shards WORKERS STORAGE STEPS      resumes where an earlier run of that storage stopped; 0 workers: in process */
#include <stdio.h>
#include <stdlib.h>
#include <weft.h>

static wf_error *numbers_rows(void *user, int64_t *rows)
{
	*rows = *(const int64_t *)user;
	return NULL;
}

static wf_error *numbers_columns(void *user, const wf_source_column **columns, int *n)
{
	static const wf_source_column id = { .name = "id", .dtype = WF_I32 };
	(void)user;
	*columns = &id;
	*n = 1;
	return NULL;
}

static wf_error *numbers_read(void *user, const wf_source_read *r)
{
	(void)user;
	for (int64_t i = 0; i < r->n; i++)
		((int32_t *)r->columns[0])[i] = (int32_t)r->rows[i];
	return NULL;
}

/* "train: 3 4 ." ('.': padding) */
static wf_error *print_batch(const char *name, const wf_tree *batch)
{
	int32_t id[16];
	float weight[16];
	size_t n = (size_t)wf_tree_dim(wf_tree_get(batch, "id"), 0);
	char line[200];
	int at = snprintf(line, sizeof line, "%s:", name);

	WF_TRY(wf_tree_read(wf_tree_get(batch, "id"), id, n * sizeof *id));
	WF_TRY(wf_tree_read(wf_tree_get(batch, "weight"), weight, n * sizeof *weight));
	for (size_t i = 0; i < n; i++)
		at += weight[i] == 1 ? snprintf(line + at, sizeof line - (size_t)at, " %d", id[i]) : snprintf(line + at, sizeof line - (size_t)at, " .");
	printf("%s\n", line);
	return NULL;
}

static wf_error *train(wf_worker *worker, wf_loader *loader, int steps)
{
	WF_TREES(cursor, batch);

	WF_TRY(wf_get_checkpoint(worker, &cursor));
	if (cursor)
		WF_TRY(wf_loader_seek(loader, cursor));
	for (int i = 0; i < steps; i++) {
		WF_TRY(wf_loader_next_batch(loader, &batch));
		if (!batch) /* the end of an epoch */
			WF_TRY(wf_loader_next_batch(loader, &batch));
		WF_TRY(print_batch("train", batch));
		WF_TRY(wf_loader_cursor(loader, &cursor));
		WF_TRY(wf_report(worker, WF_METRICS("loss", 0.0), .checkpoint = cursor, .verify_replicas = true));
	}
	return NULL;
}

static wf_error *loop(wf_worker *worker, const void *config)
{
	WF_TREES(batch);
	wf_loader *loader = NULL;

	WF_TRY(wf_get_dataset_shard(worker, "valid", &loader));
	wf_error *err = wf_loader_next_batch(loader, &batch);
	if (!err)
		err = print_batch("valid", batch);
	wf_loader_close(loader);
	if (!err)
		err = wf_get_dataset_shard(worker, "train", &loader, .batch_size = 4);
	if (err)
		return err;
	err = train(worker, loader, *(const int *)config);
	wf_loader_close(loader);
	return err;
}

int main(int argc, char **argv)
{
	int64_t ten = 10, three = 3;
	wf_dataset *train_set = NULL, *valid = NULL;
	wf_result *result = NULL;

	if (argc < 4)
		return 2;
	int workers = atoi(argv[1]), steps = atoi(argv[3]);
	wf_must(wf_dataset_from_source((wf_source){ .rows = numbers_rows, .columns = numbers_columns, .read = numbers_read, .user = &ten }, &train_set));
	wf_must(wf_dataset_from_source((wf_source){ .rows = numbers_rows, .columns = numbers_columns, .read = numbers_read, .user = &three }, &valid));
	wf_trainer trainer = {
		.train_loop_per_worker = loop,
		.train_loop_config = WF_BYTES(&steps),
		.datasets = (const wf_named_dataset[]){ { "train", train_set }, { "valid", valid }, { 0 } },
		.dataset_config.datasets_to_split = (const char *const[]){ "train", NULL },
		.scaling_config = { .num_workers = workers ? workers : 1, .in_process = !workers },
		.run_config = { .storage_path = argv[2], .name = "run" },
	};
	wf_must(wf_trainer_fit(&trainer, argc, argv, &result));
	wf_result_free(result);
	wf_dataset_free(train_set);
	wf_dataset_free(valid);
	return 0;
}
