/* train_loop.c: a small program for the trainer's tests. Its loop keeps a state that mixes itself like a generator of random numbers, so that any
 * lost, doubled or altered step shows in every later loss; what goes wrong, on which rank and at which report, comes from the command line.
 *
 *   train_loop [--workers N] [--in-process] [--storage PATH] [--name NAME] [--timeout S] [--max-failures N] [--keep N] [--score NAME]
 *              [--reports N] [--checkpoints] [--verify] [--slow MS] [--size N] [--reduce] [--drift] [--devices N] [--fault KIND RANK REPORT [ATTEMPT]] [--twice] [--no-argv] [--command] [--early] */
#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <weft.h>
#include "base/process.h"
#include "comm/comm.h"

typedef struct loop_config { int reports, slow_ms, size; bool checkpoints, verify, reduce, drift; int fault_rank, fault_report, fault_attempt; char fault[16]; } loop_config;

typedef struct state { int64_t step; double x[4]; } state;

static void advance(state *s)
{
	for (int i = 0; i < 4; i++) {
		double y = 3.9 * s->x[i] * (1 - s->x[i]);
		s->x[i] = 0.75 * y + 0.25 * s->x[(i + 1) % 4];
	}
	s->step++;
}

/* the sum of 1 over all ranks, through shared memory */
static wf_error *count_ranks(const wf_worker *w)
{
	double one = 1, sum = 0;
	wfi_comm *comm;
	wfi_coll add = { .kind = WFI_COLL_ALL_REDUCE, .op = WFI_COLL_SUM, .dtype = WF_F64, .count = 1, .in = &one, .out = &sum, .what = "count" };

	WF_TRY(wfi_worker_comm(1, &comm));
	WF_TRY(wfi_comm_run(comm, &add));
	return sum == wf_world_size(w) ? NULL : wf_error_new(WF_INTERNAL, "%d ranks counted as %g", wf_world_size(w), sum);
}

/* a pmap over all workers' devices, the last of which comes with another sum than the others */
static wf_val sum_of_two(wf_val x) { return wf_psum(x, "i"); }
static wf_val sum_of_one(wf_val x) { return wf_broadcast_to(wf_psum(wf_sum(x), "i"), 2); }
static wf_val disagree(wf_val x)
{
	return wf_cond(wf_equal(wf_axis_index("i"), wf_ci(wf_axis_size("i") - 1)), sum_of_one, sum_of_two, x);
}

static wf_error *pmap_that_disagrees(void)
{
	const float v[4] = { 0 };
	WF_TREES(x, y);

	WF_TRY(wf_array(WF_F32, 2, (const int64_t[]){ 2, 2 }, v, &x));
	return wf_call(wf_pmap(disagree, .axis_name = "i"), WF_IN(x), WF_OUT(&y));
}

/* every collective over the four devices of two workers, 0 to 3: groups lie across workers and within one */
static wf_val all_kinds(wf_val x)
{
	wf_val four = wf_mul(x, wf_arange(4)), i = wf_convert(wf_axis_index("i"), WF_F32);
	wf_val across = wf_psum(x, "i", .axis_index_groups = WF_GROUPS(2, { 3, 0 }, { 1, 2 })), within = wf_psum(x, "i", .axis_index_groups = WF_GROUPS(2, { 0, 1 }, { 2, 3 }));

	return wf_concatenate(0, wf_all_gather(x, "i"), wf_all_to_all(four, "i", 0, 0),
	                      wf_stack(0, across, within, wf_psum_scatter(four, "i"), wf_ppermute(x, "i", WF_PAIRS({ 0, 2 }, { 2, 1 }, { 3, 3 })), wf_pbroadcast(x, "i", 3), i));
}

static wf_error *pmap_of_all_kinds(int rank)
{
	const float v[2] = { (float)(2 * rank), (float)(2 * rank + 1) };
	const float from[4] = { 0, 2, 0, 3 };
	float got[2][14];
	WF_TREES(x, y);

	WF_TRY(wf_array(WF_F32, 1, (const int64_t[]){ 2 }, v, &x));
	for (int run = 0; run < 2; run++) { /* the second with the groups of the first */
		WF_TRY(wf_call(wf_pmap(all_kinds, .axis_name = "i"), WF_IN(x), WF_OUT(&y)));
		WF_TRY(wf_tree_read(y, got, sizeof got));
		for (int d = 0; d < 2; d++) {
			const int me = 2 * rank + d;
			const float m = (float)me, want[14] = { 0, 1, 2, 3, 0, m, 2 * m, 3 * m, 3, me < 2 ? 1 : 5, 6 * m, from[me], 3, m };
			for (int i = 0; i < 14; i++)
				if (got[d][i] != want[i])
					return wf_error_new(WF_INTERNAL, "device %d has %g in place %d, not %g", me, (double)got[d][i], i, (double)want[i]);
		}
	}
	return NULL;
}

/* a mesh over both workers' devices: axis "data" is cut between them, "model" lies within each; one of a worker's own devices; every worker's values */
static wf_val over_mesh(wf_val x)
{
	wf_val place = wf_convert(wf_add(wf_mul(wf_axis_index("data"), wf_ci(2)), wf_axis_index("model")), WF_F32);
	return wf_concatenate(1, x, wf_psum(x, "data"), wf_psum(x, "model"), wf_psum(x, "data,model"), wf_broadcast_to(place, 1, 1));
}
static wf_val over_own(wf_val x) { return wf_psum(x, "own"); }

/* the same inside of programs that do more: a value that no axis cuts is one for all workers, and so is its gradient */
static const wf_mesh *both;
static wf_val twice_over_mesh(wf_val x)
{
	return wf_mul(wf_c(2), wf_apply(wf_shard_map(over_mesh, both, .in_specs = { WF_SPEC("data", "model") }, .out_specs = { WF_SPEC("data", "model") }), x));
}
static wf_val times_all(wf_val x, wf_val k) { return wf_psum(wf_sum(wf_mul(x, k)), "data,model"); }
static wf_val three_times_all(wf_val x, wf_val k)
{
	return wf_mul(wf_c(3), wf_apply(wf_shard_map(times_all, both, .in_specs = { WF_SPEC("data", "model") }), x, k));
}
static wf_val summed(wf_val x) { return wf_psum(x, "i"); }
static const wf_mesh *alone;
static wf_val over_own_inside(wf_val x) { return wf_mul(wf_c(2), wf_apply(wf_shard_map(over_own, alone, .in_specs = { WF_SPEC(NULL, "own") }, .out_specs = { WF_SPEC(NULL, "own") }), x)); }
static wf_val sum_inside(wf_val x) { return wf_add(wf_apply(wf_pmap(summed, .axis_name = "i"), wf_reshape(x, 2, 1)), wf_c(1)); }

static wf_error *expect_values(const char *what, const wf_tree *t, int n, const float *want)
{
	float got[16];

	WF_TRY(wf_tree_read(t, got, (size_t)n * sizeof *got));
	for (int i = 0; i < n; i++)
		if (got[i] != want[i])
			return wf_error_new(WF_INTERNAL, "%s: %g in place %d, not %g", what, (double)got[i], i, (double)want[i]);
	return NULL;
}

static wf_error *meshes(int rank)
{
	const float r = (float)(2 * rank), v[2] = { r, r + 1 }, all[4] = { 0, 1, 2, 3 };
	const float want[10] = { r, 2, 2 * r + 1, 6, r, r + 1, 4, 2 * r + 1, 6, r + 1 }, own[2] = { 2 * r + 1, 2 * r + 1 };
	const wf_mesh *mesh, *mine;
	WF_TREES(x, y);

	WF_TRY(wf_array(WF_F32, 2, (const int64_t[]){ 1, 2 }, v, &x));
	WF_TRY(wf_make_mesh(&mesh, { "data", 2 }, { "model", 2 }));
	WF_TRY(wf_make_mesh(&mine, { "own", 2 }));
	for (int run = 0; run < 2; run++) {
		WF_TRY(wf_call(wf_shard_map(over_mesh, mesh, .in_specs = { WF_SPEC("data", "model") }, .out_specs = { WF_SPEC("data", "model") }), WF_IN(x), WF_OUT(&y)));
		WF_TRY(expect_values("over_mesh", y, 10, want));
	}
	WF_TRY(wf_call(wf_shard_map(over_own, mine, .in_specs = { WF_SPEC(NULL, "own") }, .out_specs = { WF_SPEC(NULL, "own") }), WF_IN(x), WF_OUT(&y)));
	WF_TRY(expect_values("over_own", y, 2, own));
	both = mesh;
	const float twice[10] = { 2 * r, 4, 4 * r + 2, 12, 2 * r, 2 * r + 2, 8, 4 * r + 2, 12, 2 * r + 2 }, k[2] = { 15, 15 }, eighteen = 18, seven[2] = { 7, 7 };
	WF_TREES(five, gx, gk);
	WF_TRY(wf_call(wf_jit(twice_over_mesh), WF_IN(x), WF_OUT(&y)));
	WF_TRY(expect_values("twice_over_mesh", y, 10, twice));
	WF_TRY(wf_scalar(WF_F32, 5, &five));
	WF_TRY(wf_call(wf_grad(three_times_all, .argnums = WF_ARG(0) | WF_ARG(1)), WF_IN(x, five), WF_OUT(&gx, &gk)));
	WF_TRY(expect_values("gradient of this worker's part", gx, 2, k));
	WF_TRY(expect_values("gradient of what all have", gk, 1, &eighteen));
	WF_TRY(wf_call(sum_inside, WF_IN(x), WF_OUT(&y)));
	WF_TRY(expect_values("a pmap inside", y, 2, seven));
	alone = mine;
	if (!rank) { /* a mesh of a worker's own devices: the others are not waited for */
		const float sums[2] = { 2, 2 };
		WF_TRY(wf_call(over_own_inside, WF_IN(x), WF_OUT(&y)));
		WF_TRY(expect_values("over_own_inside", y, 2, sums));
	}
	WF_TRY(wf_process_allgather(x, &y));
	WF_TRY(expect_values("wf_process_allgather", y, 4, all));
	wf_error *err = wf_make_mesh(&mesh, { "one", 1 }, { "many", 4 });
	bool right = err && strstr(wf_error_message(err), "axis \"one\" has 1 members, which 2 workers cannot share equally");
	wf_error_free(err);
	return right ? NULL : wf_error_new(WF_INTERNAL, "a mesh whose first axis the workers cannot share");
}

static wf_error *state_tree(const state *s, int64_t size, wf_tree **out)
{
	WF_TREES(step, x, ballast);
	int64_t four = 4;
	double *zeros = calloc((size_t)size + 1, sizeof *zeros);

	WF_TRY(wf_array(WF_I64, 0, NULL, &s->step, &step));
	WF_TRY(wf_array(WF_F64, 1, &four, s->x, &x));
	wf_error *err = wf_array(WF_F64, 1, &size, zeros, &ballast);
	free(zeros);
	WF_TRY(err);
	return wf_tree_dict(3, (const char *const[]){ "step", "x", "ballast" }, (const wf_tree *const[]){ step, x, ballast }, out);
}

static wf_error *restore(wf_worker *w, state *s)
{
	WF_TREES(t);

	WF_TRY(wf_get_checkpoint(w, &t));
	if (!t)
		return NULL;
	WF_TRY(wf_tree_read(wf_tree_get(t, "step"), &s->step, sizeof s->step));
	return wf_tree_read(wf_tree_get(t, "x"), s->x, sizeof s->x);
}

/* the only attempt whose environment said so; attempts count over the life of the run's folder */
static int attempt_number(void)
{
	const char *s = getenv("WEFT_ATTEMPT");

	return s ? atoi(s) : 0;
}

static wf_error *fault(const loop_config *c, wf_worker *w, state *s)
{
	if (!strcmp(c->fault, "lag") && c->fault_rank == wf_world_rank(w))
		usleep(300000);          /* at every step: the others wait for it most of the time */
	if (s->step != c->fault_report || (c->fault_rank >= 0 && c->fault_rank != wf_world_rank(w)) || (c->fault_attempt && c->fault_attempt != attempt_number()))
		return NULL;
	if (!strcmp(c->fault, "exit")) {
		printf("about to exit\n");
		exit(3);
	}
	if (!strcmp(c->fault, "segv")) {
		fprintf(stderr, "about to crash\n");
		signal(SIGSEGV, SIG_DFL); /* a sanitizer's handler would turn it into an exit */
		raise(SIGSEGV);
	}
	if (!strcmp(c->fault, "kill"))
		raise(SIGKILL);
	if (!strcmp(c->fault, "stop"))
		raise(SIGSTOP);
	if (!strcmp(c->fault, "error"))
		return wf_error_add(wf_error_new(WF_DATA_LOSS, "row 7 is broken"), "the file was made by hand");
	if (!strcmp(c->fault, "fork") && fork() == 0) { /* what a loop starts itself: it would sleep for ever */
		for (;;)
			pause();
	}
	if (!strcmp(c->fault, "hang"))
		pause();
	if (!strcmp(c->fault, "pmap"))
		return pmap_that_disagrees();
	if (!strcmp(c->fault, "collectives"))
		return pmap_of_all_kinds(wf_world_rank(w));
	if (!strcmp(c->fault, "meshes"))
		return meshes(wf_world_rank(w));
	if (!strcmp(c->fault, "replica"))
		s->x[2] += 1e-9;
	return NULL;
}

static wf_error *loop(wf_worker *w, const void *config)
{
	const loop_config *c = config;
	int rank = wf_world_rank(w);
	state s = { 0, { c->drift ? 0.1 * wf_world_size(w) : 0.1, 0.2, 0.3, 0.4 } };

	WF_TRY(restore(w, &s));
	wf_progress(w, 1, c->reports, 10);
	while (s.step < c->reports) {
		WF_TREES(point);
		WF_TRY(fault(c, w, &s));
		int64_t epoch = s.step;
		advance(&s);
		if (c->reduce)
			WF_TRY(count_ranks(w));
		if (!strcmp(c->fault, "short") && rank == c->fault_rank && epoch == c->fault_report)
			break;
		bool bad = !strcmp(c->fault, "nan") && rank == c->fault_rank && epoch == c->fault_report;
		if (bad)
			s.x[1] = NAN;
		double loss = bad ? NAN : s.x[0] + s.x[1] + rank;
		if (c->checkpoints)
			WF_TRY(state_tree(&s, c->size, &point));
		if (c->slow_ms)
			usleep((useconds_t)c->slow_ms * 1000);
		WF_TRY(wf_report(w, WF_METRICS("loss", loss, "epoch", epoch, "note", "ok"), .checkpoint = point, .verify_replicas = c->verify));
	}
	if (rank == wf_world_size(w) - 1)
		wf_config_get(w, "last");
	printf("rank %d of %d ends at step %d with lr %g\n", rank, wf_world_size(w), (int)s.step, wf_config_number(w, "lr", 0.5));
	return NULL;
}

static int number(char **argv, int *i)
{
	return atoi(argv[++*i]);
}

static void parse(int argc, char **argv, wf_trainer *t, loop_config *c, bool *twice)
{
	for (int i = 1; i < argc; i++) {
		const char *a = argv[i];
		if (!strcmp(a, "--workers")) t->scaling_config.num_workers = number(argv, &i);
		else if (!strcmp(a, "--devices")) t->scaling_config.devices_per_worker = number(argv, &i);
		else if (!strcmp(a, "--in-process")) t->scaling_config.in_process = true;
		else if (!strcmp(a, "--tpu")) t->scaling_config.use_tpu = true;
		else if (!strcmp(a, "--storage")) t->run_config.storage_path = argv[++i];
		else if (!strcmp(a, "--name")) t->run_config.name = argv[++i];
		else if (!strcmp(a, "--timeout")) t->run_config.report_timeout_s = atof(argv[++i]);
		else if (!strcmp(a, "--max-failures")) t->run_config.failure_config.max_failures = number(argv, &i);
		else if (!strcmp(a, "--keep")) t->run_config.checkpoint_config.num_to_keep = number(argv, &i);
		else if (!strcmp(a, "--nan-check")) t->run_config.nan_check[0] = argv[++i];
		else if (!strcmp(a, "--score")) t->run_config.checkpoint_config.score_attribute = argv[++i];
		else if (!strcmp(a, "--reports")) c->reports = number(argv, &i);
		else if (!strcmp(a, "--slow")) c->slow_ms = number(argv, &i);
		else if (!strcmp(a, "--size")) c->size = number(argv, &i);
		else if (!strcmp(a, "--reduce")) c->reduce = true;
		else if (!strcmp(a, "--drift")) c->drift = true; /* what is learnt depends on the number of workers */
		else if (!strcmp(a, "--checkpoints")) c->checkpoints = true;
		else if (!strcmp(a, "--verify")) c->verify = true;
		else if (!strcmp(a, "--twice")) *twice = true;
		else if (!strcmp(a, "--fault")) {
			snprintf(c->fault, sizeof c->fault, "%s", argv[++i]);
			c->fault_rank = number(argv, &i);
			c->fault_report = number(argv, &i);
			c->fault_attempt = i + 1 < argc && argv[i + 1][0] != '-' ? number(argv, &i) : 0;
		}
	}
}

static int fit(const wf_trainer *t, int argc, char **argv)
{
	wf_result *r = NULL;
	wf_error *err = wf_trainer_fit(t, argc, argv, &r);

	if (err)
		printf("error (%s): %s\n", wf_code_name(wf_error_code(err)), wf_error_text(err));
	printf("result: loss %.17g checkpoint %s path %s same error %d\n", wf_result_metric(r, "loss"), r->checkpoint ? wf_checkpoint_path(r->checkpoint) : "-",
		r->path ? r->path : "-", !err == !r->error);
	fflush(stdout);
	wf_result_free(r);
	int failed = err != NULL;
	wf_error_free(err);
	return failed;
}

static bool has(int argc, char **argv, const char *word)
{
	for (int i = 1; i < argc; i++)
		if (!strcmp(argv[i], word))
			return true;
	return false;
}

int main(int argc, char **argv)
{
	const char *const command[] = { "/bin/sh", "-c", "exec \"$0\" \"$@\"", argv[0], "--reports", "5", NULL };
	loop_config c = { .reports = 5 };
	wf_trainer t = { .train_loop_per_worker = loop, .run_config.name = "run" };
	bool twice = false;

	parse(argc, argv, &t, &c, &twice);
	t.train_loop_config = (wf_bytes)WF_BYTES(&c);
	if (has(argc, argv, "--early") && getenv("WEFT_RANK"))
		return 0;                /* a worker that never comes as far as the trainer */
	if (has(argc, argv, "--command"))
		t.worker_command = command;
	bool pass = !has(argc, argv, "--no-argv");
	int failed = fit(&t, pass ? argc : 0, pass ? argv : NULL);
	if (twice) {
		c.reports *= 2;
		t.run_config.name = "second";
		failed |= fit(&t, argc, argv);
	}
	return failed;
}
