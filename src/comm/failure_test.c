/* failure_test.c: what a communicator says when its members disagree, stay away, abort or die, and that nothing is left behind. */
#include "comm/test_members.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>

#include "comm/shm.h"

enum { ENOUGH = 60 };

static wf_error *barrier(wfi_comm *c, const char *what)
{
	return wfi_comm_run(c, &(wfi_coll){ .kind = WFI_COLL_BARRIER, .what = what });
}

static wf_error *sum(wfi_comm *c, size_t count)
{
	float *x = calloc(count, sizeof *x);
	const wfi_coll w = { .kind = WFI_COLL_ALL_REDUCE, .dtype = WF_F32, .count = count, .in = x, .out = x, .what = "loss" };
	wf_error *err = wfi_comm_run(c, &w);
	free(x);
	return err;
}

/* ---- different collectives ---- */

typedef struct difference { wfi_coll usual, odd; const char *says_usual, *says_odd; } difference;

static float space[2][200000];

static const difference differences[] = {
	{ { .kind = WFI_COLL_BARRIER }, { .kind = WFI_COLL_ALL_REDUCE, .dtype = WF_F32, .count = 5 },
		"barrier (usual)", "all_reduce sum of 5 f32 (odd)" },
	{ { .kind = WFI_COLL_ALL_REDUCE, .dtype = WF_F32, .count = 5 }, { .kind = WFI_COLL_ALL_REDUCE, .dtype = WF_F32, .count = 6 },
		"all_reduce sum of 5 f32 (usual)", "all_reduce sum of 6 f32 (odd)" },
	{ { .kind = WFI_COLL_ALL_REDUCE, .dtype = WF_F32, .count = 5 }, { .kind = WFI_COLL_ALL_REDUCE, .dtype = WF_I32, .count = 5 },
		"all_reduce sum of 5 f32 (usual)", "all_reduce sum of 5 i32 (odd)" },
	{ { .kind = WFI_COLL_ALL_REDUCE, .dtype = WF_F32, .count = 5 },
		{ .kind = WFI_COLL_ALL_REDUCE, .op = WFI_COLL_MAX, .dtype = WF_F32, .count = 5 },
		"all_reduce sum of 5 f32 (usual)", "all_reduce max of 5 f32 (odd)" },
	{ { .kind = WFI_COLL_BROADCAST, .dtype = WF_F32, .count = 5 }, { .kind = WFI_COLL_BROADCAST, .dtype = WF_F32, .count = 5, .root = 1 },
		"broadcast of 5 f32 from rank 0 (usual)", "broadcast of 5 f32 from rank 1 (odd)" },
	/* one of them large, of many steps and between threads on the direct way */
	{ { .kind = WFI_COLL_ALL_GATHER, .dtype = WF_F32, .count = 1 }, { .kind = WFI_COLL_ALL_REDUCE, .dtype = WF_F32, .count = 200000 },
		"all_gather of 1 f32 (usual)", "all_reduce sum of 200000 f32 (odd)" },
};

static wf_error *differ(wfi_comm *c, const void *arg)
{
	const difference *d = arg;
	wfi_coll w = c->rank == 2 ? d->odd : d->usual;
	float *own = calloc(WFI_COUNT(space[0]), 2 * sizeof *own);
	WF_TRY(barrier(c, "first"));
	w.in = own;
	w.out = own + WFI_COUNT(space[0]);
	w.what = c->rank == 2 ? "odd" : "usual";
	wf_error *err = wfi_comm_run(c, &w);
	wf_error *again = barrier(c, "after");
	free(own);
	if (!again) {
		wf_error_free(err);
		return wf_error_new(WF_INTERNAL, "the communicator goes on after a mismatch");
	}
	wf_error_free(again);
	return err;
}

static void test_mismatch(void **state)
{
	(void)state;
	run_fn *const ways[] = { as_threads, as_processes };
	for (size_t k = 0; k < WFI_COUNT(differences); k++) {
		for (size_t way = 0; way < 2; way++) {
			outcome out[4];
			char odd[200], usual[200];
			snprintf(usual, sizeof usual, "rank 0 came with %s as its number 2", differences[k].says_usual);
			snprintf(odd, sizeof odd, "rank 2 came with %s as its number 2", differences[k].says_odd);
			ways[way](4, ENOUGH, differ, &differences[k], out);
			for (int r = 0; r < 4; r++) {
				assert_says(&out[r], WF_INVALID_ARGUMENT, usual);
				assert_says(&out[r], WF_INVALID_ARGUMENT, odd);
			}
		}
	}
}

/* ---- calls that are wrong by themselves: refused before anyone else is bothered ---- */

#define ARRAYS .in = space[0], .out = space[1]
static const struct { wfi_coll w; const char *says; } wrong[] = {
	{ { .kind = WFI_COLL_ALL_REDUCE, .dtype = WF_F32, .count = 1, .out = space[0] }, "all_reduce of 1 f32 without an input" },
	{ { .kind = WFI_COLL_ALL_GATHER, .dtype = WF_F32, .count = 1, .in = space[0] }, "all_gather of 1 f32 without an output" },
	{ { .kind = WFI_COLL_ALL_REDUCE, .op = WFI_COLL_AND, .dtype = WF_F32, .count = 1, ARRAYS }, "f32 by and" },
	{ { .kind = WFI_COLL_ALL_REDUCE, .op = (wfi_coll_op)17, .dtype = WF_F32, .count = 1, ARRAYS }, "operation 17" },
	{ { .kind = WFI_COLL_ALL_GATHER, .dtype = (wf_dtype)99, .count = 1, ARRAYS }, "dtype 99" },
	{ { .kind = (wfi_coll_kind)77, .dtype = WF_F32, .count = 1, ARRAYS }, "kind 77" },
	{ { .kind = WFI_COLL_BROADCAST, .dtype = WF_F32, .count = 1, .root = 2, ARRAYS }, "broadcast from rank 2: ranks are 0 to 1" },
	{ { .kind = WFI_COLL_BROADCAST, .dtype = WF_F32, .count = 1, .root = -1, ARRAYS }, "broadcast from rank -1" },
	{ { .kind = WFI_COLL_ALL_GATHER, .dtype = WF_F64, .count = SIZE_MAX / 8, ARRAYS }, "more than an address space" },
};

static wf_error *call_wrongly(wfi_comm *c, const void *arg)
{
	(void)arg;
	for (size_t k = 0; k < WFI_COUNT(wrong); k++) {
		wfi_request *r;
		wf_error *run = wfi_comm_run(c, &wrong[k].w), *start = c->v->start(c, &wrong[k].w, &r);
		bool right = run && start && !r && strstr(wf_error_message(run), wrong[k].says) &&
			wf_error_code(start) == WF_INVALID_ARGUMENT;
		wf_error_free(start);
		if (!right)
			return run ? run : wf_error_new(WF_INTERNAL, "accepted, should say: %s", wrong[k].says);
		wf_error_free(run);
	}
	for (int peer = -1; peer <= 2; peer++) {
		wf_error *err = peer == 1 - c->rank ? NULL : c->v->send(c, peer, space, 1);
		if (peer != 1 - c->rank && !err)
			return wf_error_new(WF_INTERNAL, "rank %d sent to rank %d", c->rank, peer);
		wf_error_free(err);
	}
	return barrier(c, "all is well");
}

static void test_wrong_calls(void **state)
{
	(void)state;
	all_fine(as_threads, 2, call_wrongly, NULL);
}

/* ---- members that stay away ---- */

/* Ranks 1 and 3 wait for each other instead, with time enough: they hear at once that the others gave up, and hear it again. */
static wf_error *stay_away(wfi_comm *c, const void *arg)
{
	char x;
	(void)arg;
	WF_TRY(barrier(c, "first"));
	if (c->rank % 2 == 0) {
		c->timeout = 0.2;
		return sum(c, 3);
	}
	wf_error *err = c->v->recv(c, 4 - c->rank, &x, 1), *late = sum(c, 3);
	if (!late)
		return wf_error_add(err, "came late and met somebody");
	wf_error_free(err);
	return late;
}

static wf_error *receive_nothing(wfi_comm *c, const void *arg)
{
	(void)arg;
	if (c->rank == 1)
		return barrier(c, NULL);
	char x;
	return c->v->recv(c, 1, &x, 1);
}

static wf_error *send_too_much(wfi_comm *c, const void *arg)
{
	(void)arg;
	return c->rank == 1 ? barrier(c, NULL) : c->v->send(c, 1, space, sizeof space);
}

static wf_error *stay_away_as_device(wfi_comm *c, const void *devices)
{
	c->devices = *(const int *)devices;
	return stay_away(c, NULL);
}

/* members that are devices of a pmap are called so */
static void test_timeout_names_devices(void **state)
{
	(void)state;
	outcome out[4];
	as_threads(4, ENOUGH, stay_away_as_device, &(const int){ 2 }, out);
	for (int r = 0; r < 4; r++) {
		char self[40];
		assert_says(&out[r], WF_TIMEOUT, "for device 1 of rank 0, device 1 of rank 1");
		snprintf(self, sizeof self, "told to device %d of rank %d", r % 2, r / 2);
		assert_true(strstr(out[r].text, self) || strstr(out[r].text, "s: device "));
	}
	as_threads(4, ENOUGH, stay_away_as_device, &(const int){ 4 }, out);
	for (int r = 0; r < 4; r++)
		assert_says(&out[r], WF_TIMEOUT, "for device 1, device 3");
}

static void test_timeout_names_ranks(void **state)
{
	(void)state;
	outcome out[4];
	run_fn *const ways[] = { as_threads, as_processes };
	for (size_t way = 0; way < 2; way++) {
		ways[way](4, ENOUGH, stay_away, NULL, out);
		for (int r = 0; r < 4; r++) {
			assert_says(&out[r], WF_TIMEOUT, "for ranks 1, 3");
			assert_says(&out[r], WF_TIMEOUT, "all_reduce sum of 3 f32 (loss), its collective number 2");
		}
		ways[way](2, 0.2, receive_nothing, NULL, out);
		/* whichever gives up first, both hear one of the two reasons */
		assert_true(strstr(out[0].text, "a receive from rank 1 for rank 1") ||
			strstr(out[0].text, "barrier, its collective number 1 for rank 0"));
		ways[way](2, 0.2, send_too_much, NULL, out);
		assert_true(strstr(out[0].text, "a send to rank 1 for rank 1") ||
			strstr(out[0].text, "barrier, its collective number 1 for rank 0"));
		assert_int_equal(out[0].code, WF_TIMEOUT);
		assert_int_equal(out[1].code, WF_TIMEOUT);
	}
}

static wf_error *poll_alone(wfi_comm *c, const void *arg)
{
	wfi_request *r;
	bool done = false;
	(void)arg;
	if (c->rank == 1)
		return NULL;
	WF_TRY(c->v->start(c, &(wfi_coll){ .kind = WFI_COLL_BARRIER, .what = "polled" }, &r));
	wf_error *err = NULL;
	while (!done && !(err = c->v->test(r, &done)))
		nap(0.001);
	wf_error *second = c->v->wait(r);
	if (!second)
		err = wf_error_add(err, "but wait found no error");
	wf_error_free(second);
	return err;
}

static void test_timeout_while_polling(void **state)
{
	(void)state;
	outcome out[2];
	as_threads(2, 0.2, poll_alone, NULL, out);
	assert_says(&out[0], WF_TIMEOUT, "barrier (polled), its collective number 1 for rank 1");
}

static wf_error *lengths_differ(wfi_comm *c, const void *arg)
{
	char x[10] = { 0 };
	(void)arg;
	return c->rank ? c->v->send(c, 0, x, 10) : c->v->recv(c, 1, x, 9);
}

static void test_message_lengths(void **state)
{
	(void)state;
	outcome out[2];
	as_threads(2, ENOUGH, lengths_differ, NULL, out);
	assert_says(&out[0], WF_INVALID_ARGUMENT, "rank 0 receives 9 bytes from rank 1, which sent 10");
}

/* ---- abort ---- */

/* One waits in a collective, one for a message, one polls, one is in a group that was split off, and rank 4 ends it. */
static wf_error *end_it(wfi_comm *c, const void *arg)
{
	wfi_comm *half;
	wf_error *err;
	char x;
	(void)arg;
	WF_TRY(c->v->split(c, c->rank % 2, 0, &half)); /* 0 2 4, 1 3 */
	switch (c->rank) {
	case 0: err = sum(c, 3); break;
	case 1: err = barrier(half, "below"); break;
	case 2: err = c->v->recv(c, 4, &x, 1); break;
	case 3: err = poll_alone(c, NULL); break;
	default:
		nap(0.2);
		c->v->abort(c, "rank 4 cannot read its data");
		err = barrier(c, "after");
		break;
	}
	wf_error *again = sum(half, 3);
	wfi_comm_free(half);
	if (!again)
		return wf_error_add(err, "and the group goes on");
	wf_error_free(again);
	return err;
}

static void test_abort(void **state)
{
	(void)state;
	outcome out[5];
	run_fn *const ways[] = { as_threads, as_processes };
	for (size_t way = 0; way < 2; way++) {
		ways[way](5, ENOUGH, end_it, NULL, out);
		for (int r = 0; r < 5; r++) {
			assert_says(&out[r], WF_ABORTED, "rank 4 cannot read its data");
			assert_null(strstr(out[r].text, "goes on"));
		}
	}
}

/* Threads read each other's arrays; whoever gives up frees its own, so it must first know that nobody reads them any more. The
 * address sanitizer would see a reader of freed memory. The abort comes from a thread of its own, at some time. */
typedef struct aborter { wfi_comm *c; double after; } aborter;

static void *abort_later(void *arg)
{
	const aborter *a = arg;
	nap(a->after);
	a->c->v->abort(a->c, "enough");
	return NULL;
}

static wf_error *give_up_midway(wfi_comm *c, const void *arg)
{
	aborter a = { c, *(const double *)arg };
	pthread_t t;
	WF_TRY(barrier(c, "first"));
	if (c->rank == 0 && pthread_create(&t, NULL, abort_later, &a))
		return wf_error_new(WF_INTERNAL, "no thread");
	wf_error *err = NULL;
	while (!err)
		err = sum(c, 500000);
	if (c->rank == 0)
		pthread_join(t, NULL);
	return err;
}

static void test_abort_amid_large_arrays(void **state)
{
	(void)state;
	outcome out[4];
	for (int k = 0; k < 25; k++) {
		const double after = 0.00037 * k;
		as_threads(4, ENOUGH, give_up_midway, &after, out);
		for (int r = 0; r < 4; r++)
			assert_says(&out[r], WF_ABORTED, "enough");
	}
}

/* ---- members that die or leave ---- */

typedef struct death { int after; size_t count; int tell; } death; /* tell: where rank 0 writes that all are at work */

static wf_error *rank_2_dies(wfi_comm *c, const void *arg)
{
	const death *d = arg;
	wf_error *err = NULL;
	for (int i = 0; !err; i++) {
		if (c->rank == 2 && i == d->after)
			raise(SIGKILL);
		err = sum(c, d->count);
		if (c->rank == 0 && i == 0 && d->tell && write(d->tell, "", 1) != 1)
			return wf_error_new(WF_IO, "the test's own pipe");
	}
	return err;
}

static wf_error *rank_2_ends(wfi_comm *c, const void *arg)
{
	(void)arg;
	WF_TRY(sum(c, 1));
	if (c->rank == 2)
		_exit(0); /* without a word to the others */
	char x;
	return c->rank == 1 ? c->v->recv(c, 2, &x, 1) : sum(c, 1);
}

static wf_error *rank_2_leaves(wfi_comm *c, const void *arg)
{
	(void)arg;
	WF_TRY(sum(c, 1));
	return c->rank == 2 ? NULL : sum(c, 1);
}

static void assert_rank_2_is_gone(const outcome *out, const char *how)
{
	char text[60];
	snprintf(text, sizeof text, ") %s; rank ", how);
	for (int r = 0; r < 4; r++) {
		if (r == 2)
			continue;
		assert_says(&out[r], WF_WORKER_FAILED, "rank 2 (pid ");
		assert_says(&out[r], WF_WORKER_FAILED, text);
	}
}

/* The dead are not reaped until the others have said what they know: a zombie is gone, too. */
static void test_death(void **state)
{
	(void)state;
	static const death deaths[] = { { 0, 1, 0 }, { 1, 1, 0 }, { 3, 1, 0 }, { 2, 300000, 0 } };
	outcome out[4];
	for (size_t k = 0; k < WFI_COUNT(deaths); k++) {
		as_processes(4, ENOUGH, rank_2_dies, &deaths[k], out);
		assert_rank_2_is_gone(out, "is gone");
		assert_int_equal(out[2].code, -1);
	}
	as_processes(4, ENOUGH, rank_2_ends, NULL, out);
	assert_rank_2_is_gone(out, "is gone");
}

/* SIGKILL from outside, while the member is somewhere in the middle of large collectives. */
static void test_killed_at_any_time(void **state)
{
	(void)state;
	for (int k = 0; k < 5; k++) {
		int ends[2];
		char byte;
		assert_int_equal(pipe(ends), 0);
		const death never = { -1, 200000, ends[1] };
		outcome out[4];
		pid_t pid[4];
		int fd[4];
		const char *name = unique_name();
		for (int r = 0; r < 4; r++)
			fd[r] = start_process(name, 4, r, ENOUGH, rank_2_dies, &never, &pid[r]);
		assert_int_equal(read(ends[0], &byte, 1), 1);
		nap(0.0037 * k);
		kill(pid[2], SIGKILL);
		for (int r = 0; r < 4; r++)
			read_outcome(fd[r], &out[r]);
		for (int r = 0; r < 4; r++)
			waitpid(pid[r], NULL, 0);
		close(ends[0]);
		close(ends[1]);
		assert_rank_2_is_gone(out, "is gone");
	}
}

static wf_error *let_go(wfi_comm *c, const void *arg)
{
	wfi_comm *split;
	(void)arg;
	WF_TRY(c->v->split(c, 0, 0, &split));
	wf_error *err = rank_2_leaves(split, NULL);
	wfi_comm_free(split);
	return err;
}

static void test_leaving(void **state)
{
	(void)state;
	outcome out[4];
	as_threads(4, ENOUGH, let_go, NULL, out);
	assert_rank_2_is_gone(out, "has left");
}

/* Rank 1 frees a communicator with a collective under way, and waits for it all the same. */
static wf_error *forget_request(wfi_comm *c, const void *arg)
{
	wfi_comm *split;
	wfi_request *r;
	(void)arg;
	WF_TRY(c->v->split(c, 0, 0, &split));
	const wfi_comm_vtable *v = split->v;
	float *x = calloc(50000, sizeof *x);
	const wfi_coll w = { .kind = WFI_COLL_ALL_REDUCE, .dtype = WF_F32, .count = 50000, .in = x, .out = x };
	char done;
	wf_error *err = c->rank == 1 ? NULL : c->v->recv(c, 1, &done, 1); /* that rank 1 has gone */
	if (!err)
		err = v->start(split, &w, &r);
	if (!err && c->rank == 1) {
		wfi_comm_free(split);
		for (int peer = 0; peer < 3; peer += 2)
			wf_error_free(c->v->send(c, peer, "", 1));
	}
	if (!err)
		err = v->wait(r);
	if (c->rank != 1)
		wfi_comm_free(split);
	free(x);
	return err;
}

static void test_forgotten_request(void **state)
{
	(void)state;
	outcome out[3];
	as_threads(3, ENOUGH, forget_request, NULL, out);
	assert_says(&out[1], WF_INVALID_ARGUMENT, "its communicator freed before it was waited for");
	assert_says(&out[0], WF_ABORTED, "a member freed its communicator while collectives were under way");
	assert_says(&out[2], WF_ABORTED, "a member freed its communicator while collectives were under way");
}

/* ---- coming together ---- */

static void path_of(const char *name, char *path, size_t n)
{
	snprintf(path, n, "/dev/shm%s", name);
}

static bool exists(const char *name)
{
	char path[100];
	struct stat st;
	path_of(name, path, sizeof path);
	return stat(path, &st) == 0;
}

static wf_error *name_is_gone(wfi_comm *c, const void *name)
{
	(void)c;
	return exists(name) ? wf_error_new(WF_INTERNAL, "%s is still there", (const char *)name) : NULL;
}

static void meet(const char *name, int n)
{
	outcome out[MOST];
	pid_t pid[MOST];
	int fd[MOST];
	for (int r = 0; r < n; r++)
		fd[r] = start_process(name, n, r, ENOUGH, name_is_gone, name, &pid[r]);
	for (int r = 0; r < n; r++)
		read_outcome(fd[r], &out[r]);
	for (int r = 0; r < n; r++)
		waitpid(pid[r], NULL, 0);
	assert_all_fine(out, n);
}

static wf_error *nothing(wfi_comm *c, const void *arg)
{
	(void)c;
	(void)arg;
	return NULL;
}

/* Ranks first … first + n − 1 of all come, and wait for the others until they are killed. */
static void abandon(const char *name, int all, int first, int n)
{
	pid_t pid[MOST];
	for (int i = 0; i < n; i++)
		close(start_process(name, all, first + i, ENOUGH, nothing, NULL, &pid[i]));
	while (!exists(name))
		nap(0.002);
	for (int i = 0; i < n; i++)
		kill(pid[i], SIGKILL);
	for (int i = 0; i < n; i++)
		waitpid(pid[i], NULL, 0);
}

static void test_name_is_removed_and_reclaimed(void **state)
{
	(void)state;
	char name[60];
	snprintf(name, sizeof name, "%s", unique_name());
	meet(name, 4);
	abandon(name, 4, 0, 2);
	assert_true(exists(name)); /* nobody could remove it */
	meet(name, 3);             /* the same name, even for another number */
	assert_false(exists(name));
	abandon(name, 2, 1, 1);
	assert_true(exists(name));
	meet(unique_name(), 2);    /* any communicator clears away what dead ones left */
	assert_false(exists(name));
}

static void test_absent_members(void **state)
{
	(void)state;
	outcome out[2];
	pid_t pid[2];
	int fd[2];
	char name[60];
	snprintf(name, sizeof name, "%s", unique_name());
	for (int i = 0; i < 2; i++)
		fd[i] = start_process(name, 4, 2 * i, 0.3, nothing, NULL, &pid[i]);
	for (int i = 0; i < 2; i++) {
		read_outcome(fd[i], &out[i]);
		waitpid(pid[i], NULL, 0);
		assert_says(&out[i], WF_TIMEOUT, "waits in the start of the communicator for ranks 1, 3");
	}
	assert_false(exists(name));
}

static void wait_for_attached(const char *name, int n)
{
	char path[100];
	path_of(name, path, sizeof path);
	int fd = open(path, O_RDONLY | O_CLOEXEC);
	assert_true(fd >= 0);
	wfi_shm_group *g = mmap(NULL, sizeof *g, PROT_READ, MAP_SHARED, fd, 0);
	assert_true(g != MAP_FAILED);
	while (atomic_load(&g->attached) < n)
		nap(0.002);
	munmap(g, sizeof *g);
	close(fd);
}

static void test_death_before_all_came(void **state)
{
	(void)state;
	outcome out;
	pid_t pid[2];
	int fd[2];
	char name[60];
	snprintf(name, sizeof name, "%s", unique_name());
	fd[0] = start_process(name, 3, 0, ENOUGH, nothing, NULL, &pid[0]);
	while (!exists(name))
		nap(0.002);
	fd[1] = start_process(name, 3, 1, ENOUGH, nothing, NULL, &pid[1]);
	wait_for_attached(name, 2);
	kill(pid[0], SIGKILL);
	read_outcome(fd[1], &out);
	close(fd[0]);
	assert_says(&out, WF_WORKER_FAILED, "rank 0 (pid ");
	assert_false(exists(name));
	waitpid(pid[0], NULL, 0);
	waitpid(pid[1], NULL, 0);
}

static void refuse(const char *name, int n, int first, int n_local, double timeout, int code, const char *says)
{
	wfi_comm *c[MOST];
	outcome o;
	keep(&o, wfi_comm_shm(name, n, first, n_local, timeout, c));
	assert_says(&o, code, says);
}

static void test_refusals_to_join(void **state)
{
	(void)state;
	char name[60], path[100];
	pid_t pid;
	snprintf(name, sizeof name, "%s", unique_name());
	path_of(name, path, sizeof path);
	int fd = start_process(name, 2, 0, ENOUGH, nothing, NULL, &pid);
	while (!exists(name))
		nap(0.002);
	refuse(name, 2, 0, 1, ENOUGH, WF_ALREADY_EXISTS, "rank 0 of ");
	refuse(name, 3, 1, 1, ENOUGH, WF_INVALID_ARGUMENT, "rank 1 joins ");
	kill(pid, SIGKILL);
	waitpid(pid, NULL, 0);
	close(fd);
	unlink(path);
	fd = open(path, O_CREAT | O_RDWR, 0600); /* somebody else's file is not touched */
	assert_int_equal(write(fd, "precious", 8), 8);
	close(fd);
	refuse(name, 2, 0, 1, ENOUGH, WF_ALREADY_EXISTS, "is not a communicator of this user");
	assert_true(exists(name));
	unlink(path);
	refuse("/weft/x", 2, 0, 1, 1, WF_INVALID_ARGUMENT, "'/weft/x' cannot name shared memory");
	refuse("", 2, 0, 1, 1, WF_INVALID_ARGUMENT, "cannot name");
	refuse(NULL, 2, 0, 1, 1, WF_INVALID_ARGUMENT, "cannot name");
	refuse("/weft-x", 0, 0, 1, 1, WF_INVALID_ARGUMENT, "0 members");
	refuse("/weft-x", 257, 0, 1, 1, WF_INVALID_ARGUMENT, "257 members");
	refuse("/weft-x", 4, 3, 2, 1, WF_INVALID_ARGUMENT, "2 members from rank 3 on, of a communicator of 4");
	refuse("/weft-x", 4, -1, 2, 1, WF_INVALID_ARGUMENT, "from rank -1 on");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_mismatch),
		cmocka_unit_test(test_wrong_calls),
		cmocka_unit_test(test_timeout_names_ranks), cmocka_unit_test(test_timeout_names_devices),
		cmocka_unit_test(test_timeout_while_polling),
		cmocka_unit_test(test_message_lengths),
		cmocka_unit_test(test_abort),
		cmocka_unit_test(test_abort_amid_large_arrays),
		cmocka_unit_test(test_death),
		cmocka_unit_test(test_killed_at_any_time),
		cmocka_unit_test(test_leaving),
		cmocka_unit_test(test_forgotten_request),
		cmocka_unit_test(test_name_is_removed_and_reclaimed),
		cmocka_unit_test(test_absent_members),
		cmocka_unit_test(test_death_before_all_came),
		cmocka_unit_test(test_refusals_to_join),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
