/* comm_test.c: every kind of collective, of every dtype, from nothing to more than the buffers hold, between 1 to 8 members, as
 * threads and as processes. Results are compared bit by bit with a plain loop over the members in rank order. */
#include "comm/test_members.h"

#include <math.h>

/* ---- what member r has at index i, and what a reduction of it must be ---- */

static uint32_t mix(int r, size_t i)
{
	uint64_t x = ((uint64_t)i + 1) * 0x9e3779b97f4a7c15u ^ ((uint64_t)r + 1) * 0xd1b54a32d192ed03u;
	x = (x ^ x >> 29) * 0xbf58476d1ce4e5b9u;
	return (uint32_t)(x >> 32);
}

/* small enough that nothing overflows, with fractions that round; now and then a zero of either sign */
static double real(int r, size_t i)
{
	uint32_t x = mix(r, i);
	return x % 16 == 0 ? 0.0 : x % 16 == 1 ? -0.0 : ((double)(x % 20011) - 10000) / 997;
}

static void element(wf_dtype d, int r, size_t i, void *out)
{
	const uint32_t x = mix(r, i);
	switch (d) {
	case WF_BOOL: *(uint8_t *)out = x % 3 == 0; break;
	case WF_I8: case WF_U8: *(uint8_t *)out = (uint8_t)x; break;
	case WF_I16: case WF_U16: *(uint16_t *)out = (uint16_t)x; break;
	case WF_I32: case WF_U32: *(uint32_t *)out = x; break;
	case WF_I64: case WF_U64: *(uint64_t *)out = (uint64_t)x << 32 | mix(r + 100, i); break;
	case WF_F16: *(uint16_t *)out = wfi_f32_to_f16((float)real(r, i)); break;
	case WF_BF16: *(uint16_t *)out = wfi_f32_to_bf16((float)real(r, i)); break;
	case WF_F32: *(float *)out = (float)real(r, i); break;
	default: *(double *)out = real(r, i) / 3; break;
	}
}

static double lesser(double a, double b)
{
	return a < b || (a == b && signbit(a)) ? a : b;
}

static double real_op(wfi_coll_op op, double a, double b)
{
	switch (op) {
	case WFI_COLL_SUM: return a + b;
	case WFI_COLL_PROD: return a * b;
	case WFI_COLL_MIN: return lesser(a, b);
	default: return -lesser(-a, -b);
	}
}

/* in f32: a sum or product of two f32 in f64, rounded, is the f32 operation's (24 bits twice fit into 53) */
static double read_real(wf_dtype d, const void *p)
{
	return d == WF_F16 ? wfi_f16_to_f32(*(const uint16_t *)p) : d == WF_BF16 ? wfi_bf16_to_f32(*(const uint16_t *)p)
		: d == WF_F32 ? *(const float *)p : *(const double *)p;
}

static int64_t read_integer(wf_dtype d, const void *p)
{
	switch (d) {
	case WF_I8: return *(const int8_t *)p;
	case WF_I16: return *(const int16_t *)p;
	case WF_I32: return *(const int32_t *)p;
	case WF_BOOL: case WF_U8: return *(const uint8_t *)p;
	case WF_U16: return *(const uint16_t *)p;
	case WF_U32: return *(const uint32_t *)p;
	default: return (int64_t)*(const uint64_t *)p;
	}
}

static int64_t integer_op(wfi_coll_op op, wf_dtype d, int64_t a, int64_t b)
{
	bool less = d == WF_U64 ? (uint64_t)a < (uint64_t)b : a < b;
	switch (op) {
	case WFI_COLL_SUM: return d == WF_BOOL ? a | b : (int64_t)((uint64_t)a + (uint64_t)b);
	case WFI_COLL_PROD: return d == WF_BOOL ? a & b : (int64_t)((uint64_t)a * (uint64_t)b);
	case WFI_COLL_MIN: return less ? a : b;
	case WFI_COLL_MAX: return less ? b : a;
	case WFI_COLL_AND: return a & b;
	default: return a | b;
	}
}

static void expected(wfi_coll_op op, wf_dtype d, int n, size_t i, void *out)
{
	uint64_t bits;
	element(d, 0, i, &bits);
	double x = d >= WF_F16 ? read_real(d, &bits) : 0;
	int64_t k = d < WF_F16 ? read_integer(d, &bits) : 0;
	for (int r = 1; r < n; r++) {
		element(d, r, i, &bits);
		if (d < WF_F16)
			k = integer_op(op, d, k, read_integer(d, &bits));
		else if (d == WF_F64)
			x = real_op(op, x, read_real(d, &bits));
		else
			x = (float)real_op(op, x, read_real(d, &bits));
		if (wf_dtype_size(d) < 8 && d < WF_F16) { /* wrap as the type does */
			bits = (uint64_t)k;
			k = read_integer(d, &bits);
		}
	}
	if (d == WF_F16 || d == WF_BF16)
		*(uint16_t *)out = d == WF_F16 ? wfi_f32_to_f16((float)x) : wfi_f32_to_bf16((float)x);
	else if (d == WF_F32)
		*(float *)out = (float)x;
	else if (d == WF_F64)
		*(double *)out = x;
	else
		memcpy(out, &k, wf_dtype_size(d));
}

/* ---- one collective ---- */

static size_t in_parts(const wfi_comm *c, wfi_coll_kind k)
{
	return k == WFI_COLL_REDUCE_SCATTER || k == WFI_COLL_ALL_TO_ALL ? (size_t)c->size : 1;
}

static size_t out_parts(const wfi_comm *c, wfi_coll_kind k)
{
	return k == WFI_COLL_ALL_GATHER || k == WFI_COLL_ALL_TO_ALL ? (size_t)c->size : 1;
}

/* what must stand at index i of this member's output */
static void wanted(const wfi_comm *c, const wfi_coll *w, size_t i, void *out)
{
	switch (w->kind) {
	case WFI_COLL_BROADCAST: element(w->dtype, w->root, i, out); break;
	case WFI_COLL_ALL_REDUCE: expected(w->op, w->dtype, c->size, i, out); break;
	case WFI_COLL_ALL_GATHER: element(w->dtype, (int)(i / w->count), i % w->count, out); break;
	case WFI_COLL_PERMUTE: /* to the next one but two; the last two get zeros */
		memset(out, 0, wf_dtype_size(w->dtype));
		if (w->source >= 0)
			element(w->dtype, w->source, i, out);
		break;
	case WFI_COLL_REDUCE_SCATTER: expected(w->op, w->dtype, c->size, (size_t)c->rank * w->count + i, out); break;
	default: element(w->dtype, (int)(i / w->count), (size_t)c->rank * w->count + i % w->count, out); break;
	}
}

static wf_error *check_result(const wfi_comm *c, const wfi_coll *w, const unsigned char *out)
{
	const size_t size = wf_dtype_size(w->dtype), n = out_parts(c, w->kind) * w->count;
	for (size_t i = 0; i < n; i++) {
		uint64_t want = 0, got = 0;
		wanted(c, w, i, &want);
		memcpy(&got, out + i * size, size);
		if (got != want)
			return wf_error_new(WF_INTERNAL, "%s: rank %d of %d, kind %d, op %d, %s, count %zu: element %zu is %#llx, not %#llx",
				w->what, c->rank, c->size, (int)w->kind, (int)w->op, wf_dtype_name(w->dtype), w->count, i,
				(unsigned long long)got, (unsigned long long)want);
	}
	for (size_t i = n * size; i < n * size + 64; i++)
		if (out[i] != 0xa5)
			return wf_error_new(WF_INTERNAL, "written beyond the output");
	return NULL;
}

static wf_error *try_one(wfi_comm *c, wfi_coll w, bool in_place)
{
	const size_t size = wf_dtype_size(w.dtype), n_in = in_parts(c, w.kind) * w.count, n_out = out_parts(c, w.kind) * w.count;
	unsigned char *out = malloc(n_out * size + 64), *in = in_place ? out : malloc(n_in * size + 64);
	memset(out, 0xa5, n_out * size + 64);
	for (size_t i = 0; i < n_in; i++)
		element(w.dtype, c->rank, i, in + i * size);
	w.in = in;
	w.out = out;
	w.what = in_place ? "in place" : "apart";
	wf_error *err = wfi_comm_run(c, &w);
	if (!err)
		err = check_result(c, &w, out);
	if (!in_place)
		free(in);
	free(out);
	return err;
}

static wf_error *try_kinds(wfi_comm *c, wf_dtype d, size_t count)
{
	static const wfi_coll_kind moves[] = { WFI_COLL_BROADCAST, WFI_COLL_ALL_GATHER, WFI_COLL_ALL_TO_ALL, WFI_COLL_PERMUTE };
	for (size_t k = 0; k < WFI_COUNT(moves); k++) {
		const wfi_coll w = { .kind = moves[k], .dtype = d, .count = count, .root = c->size - 1, .source = c->rank < c->size - 2 ? c->rank + 2 : -1 };
		WF_TRY(try_one(c, w, moves[k] == WFI_COLL_BROADCAST && count % 2));
	}
	const bool large = count > 5000;
	for (int op = WFI_COLL_SUM; op <= (large ? WFI_COLL_SUM : d >= WF_F16 ? WFI_COLL_MAX : WFI_COLL_OR); op++) {
		const wfi_coll reduce = { .kind = WFI_COLL_ALL_REDUCE, .op = (wfi_coll_op)op, .dtype = d, .count = count };
		const wfi_coll scatter = { .kind = WFI_COLL_REDUCE_SCATTER, .op = (wfi_coll_op)op, .dtype = d, .count = count };
		WF_TRY(try_one(c, reduce, op % 2));
		WF_TRY(try_one(c, scatter, false));
	}
	return NULL;
}

static wf_error *all_kinds(wfi_comm *c, const void *arg)
{
	(void)arg;
	const wfi_coll barrier = { .kind = WFI_COLL_BARRIER };
	for (int d = WF_BOOL; d <= WF_F64; d++) {
		static const size_t counts[] = { 0, 1, 7, 203 };
		for (size_t k = 0; k < WFI_COUNT(counts); k++)
			WF_TRY(try_kinds(c, (wf_dtype)d, counts[k]));
		WF_TRY(wfi_comm_run(c, &barrier));
	}
	return NULL;
}

/* more than two buffers of 128 KiB, and not a multiple of anything */
static wf_error *large_arrays(wfi_comm *c, const void *arg)
{
	static const wf_dtype dtypes[] = { WF_F64, WF_BF16, WF_I32 };
	(void)arg;
	for (size_t k = 0; k < (c->size < 8 ? WFI_COUNT(dtypes) : 1); k++)
		WF_TRY(try_kinds(c, dtypes[k], 300001 / wf_dtype_size(dtypes[k])));
	WF_TRY(try_one(c, (wfi_coll){ .kind = WFI_COLL_ALL_REDUCE, .dtype = WF_F32, .count = 300007 }, true));
	return try_one(c, (wfi_coll){ .kind = WFI_COLL_ALL_REDUCE, .dtype = WF_F16, .count = 131072 }, false);
}

static const int member_counts[] = { 1, 2, 3, 4, 8 };

static void test_all_kinds_threads(void **state)
{
	(void)state;
	for (size_t i = 0; i < WFI_COUNT(member_counts); i++)
		all_fine(as_threads, member_counts[i], all_kinds, NULL);
}

static void test_all_kinds_processes(void **state)
{
	(void)state;
	for (size_t i = 0; i < WFI_COUNT(member_counts); i++)
		all_fine(as_processes, member_counts[i], all_kinds, NULL);
}

static void test_large_arrays(void **state)
{
	(void)state;
	all_fine(as_threads, 3, large_arrays, NULL);
	all_fine(as_processes, 3, large_arrays, NULL);
	all_fine(as_processes, 8, large_arrays, NULL);
}

/* ---- start, test, wait ---- */

enum { BUCKETS = 5 };
typedef struct bucket { float *in, *out; size_t count; wfi_request *r; } bucket;

static wf_error *check_bucket(const wfi_comm *c, const bucket *b)
{
	for (size_t i = 0; i < b->count; i++)
		if (b->out[i] != (float)(c->size * (c->size + 1) / 2) + (float)(i % 1000) * (float)c->size)
			return wf_error_new(WF_INTERNAL, "bucket of %zu: element %zu is %g", b->count, i, (double)b->out[i]);
	return NULL;
}

static wf_error *poll_bucket(wfi_comm *c, wfi_request *r)
{
	bool done = false;
	while (!done) {
		wf_error *err = c->v->test(r, &done);
		if (err)
			return err;
		if (!done)
			nap(0.0001);
	}
	return NULL;
}

/* Several under way at once, of very different sizes, waited for in another order, some polled, others run in between. */
static wf_error *overlap(wfi_comm *c, const void *arg)
{
	static const size_t counts[BUCKETS] = { 3, 100000, 1, 40000, 5000 };
	static const int order[BUCKETS] = { 2, 0, 4, 1, 3 };
	bucket b[BUCKETS];
	(void)arg;
	for (int k = 0; k < BUCKETS; k++) {
		b[k] = (bucket){ malloc(counts[k] * 4), malloc(counts[k] * 4), counts[k], NULL };
		for (size_t i = 0; i < counts[k]; i++)
			b[k].in[i] = (float)(c->rank + 1) + (float)(i % 1000);
		char what[20];
		snprintf(what, sizeof what, "bucket %d", k);
		const wfi_coll w = { .kind = WFI_COLL_ALL_REDUCE, .dtype = WF_F32, .count = counts[k], .in = b[k].in, .out = b[k].out,
			.what = what };
		WF_TRY(c->v->start(c, &w, &b[k].r));
		memset(what, 'x', sizeof what - 1); /* the text is the caller's again */
	}
	int ours = c->rank, sum = 0;
	WF_TRY(wfi_comm_run(c, &(wfi_coll){ .kind = WFI_COLL_ALL_REDUCE, .dtype = WF_I32, .count = 1, .in = &ours, .out = &sum }));
	if (sum != c->size * (c->size - 1) / 2)
		return wf_error_new(WF_INTERNAL, "the all-reduce among others gave %d", sum);
	for (int k = 0; k < BUCKETS; k++) {
		bucket *next = &b[order[k]];
		if (k % 2 == c->rank % 2)
			WF_TRY(poll_bucket(c, next->r));
		WF_TRY(c->v->wait(next->r));
		WF_TRY(check_bucket(c, next));
		free(next->in);
		free(next->out);
	}
	return NULL;
}

static void test_overlap(void **state)
{
	(void)state;
	all_fine(as_threads, 1, overlap, NULL);
	all_fine(as_threads, 4, overlap, NULL);
	all_fine(as_processes, 3, overlap, NULL);
}

/* ---- messages ---- */

/* Around the ring: each sends to the next and receives from the one before; even ranks send first. Longer than the ring holds. */
static wf_error *around(wfi_comm *c, const void *arg)
{
	const size_t lengths[] = { 0, 1, 13, 16384, 16385, 200003 };
	const int next = (c->rank + 1) % c->size, before = (c->rank + c->size - 1) % c->size;
	(void)arg;
	for (size_t k = 0; k < WFI_COUNT(lengths); k++) {
		size_t n = lengths[k];
		unsigned char *mine = malloc(n + 1), *theirs = malloc(n + 1);
		for (size_t i = 0; i < n; i++)
			mine[i] = (unsigned char)mix(c->rank, i);
		if (c->rank % 2 == 0)
			WF_TRY(c->v->send(c, next, mine, n));
		WF_TRY(c->v->recv(c, before, theirs, n));
		if (c->rank % 2 == 1)
			WF_TRY(c->v->send(c, next, mine, n));
		for (size_t i = 0; i < n; i++)
			if (theirs[i] != (unsigned char)mix(before, i))
				return wf_error_new(WF_INTERNAL, "message of %zu bytes from rank %d: byte %zu is wrong", n, before, i);
		free(mine);
		free(theirs);
	}
	return NULL;
}

/* A collective of many steps is under way when rank 0 waits for a message that rank 1 sends only after its own wait. */
static wf_error *message_behind_collective(wfi_comm *c, const void *arg)
{
	enum { COUNT = 300000 };
	float *x = calloc(COUNT, sizeof *x);
	wfi_request *r;
	int token = 0;
	(void)arg;
	const wfi_coll w = { .kind = WFI_COLL_ALL_REDUCE, .dtype = WF_F32, .count = COUNT, .in = x, .out = x };
	WF_TRY(c->v->start(c, &w, &r));
	if (c->rank == 0)
		WF_TRY(c->v->recv(c, 1, &token, sizeof token));
	WF_TRY(c->v->wait(r));
	free(x);
	token = 42;
	return c->rank == 1 ? c->v->send(c, 0, &token, sizeof token) : NULL;
}

static void test_messages(void **state)
{
	(void)state;
	all_fine(as_threads, 4, around, NULL);
	all_fine(as_processes, 2, around, NULL);
	all_fine(as_processes, 4, around, NULL);
	all_fine(as_processes, 2, message_behind_collective, NULL);
	all_fine(as_threads, 2, message_behind_collective, NULL);
}

/* ---- split ---- */

static wf_error *sum_is(wfi_comm *c, int mine, int want)
{
	int sum = -1;
	WF_TRY(wfi_comm_run(c, &(wfi_coll){ .kind = WFI_COLL_ALL_REDUCE, .dtype = WF_I32, .count = 1, .in = &mine, .out = &sum }));
	return sum == want ? NULL : wf_error_new(WF_INTERNAL, "rank %d of %d: the sum is %d, not %d", c->rank, c->size, sum, want);
}

/* Six members: even and odd ones, in reverse; of the even ones a pair and one alone; and rank 5 belongs to nobody at last. */
static wf_error *splits(wfi_comm *c, const void *arg)
{
	wfi_comm *half, *pair, *most;
	(void)arg;
	WF_TRY(c->v->split(c, c->rank % 2, -c->rank, &half));
	if (half->size != 3 || half->rank != 2 - c->rank / 2)
		return wf_error_new(WF_INTERNAL, "rank %d became %d of %d", c->rank, half->rank, half->size);
	WF_TRY(sum_is(half, c->rank, c->rank % 2 ? 1 + 3 + 5 : 0 + 2 + 4));
	WF_TRY(half->v->split(half, half->rank == 0, 7, &pair));
	WF_TRY(sum_is(pair, 1, half->rank == 0 ? 1 : 2));
	WF_TRY(try_kinds(half, WF_F32, 50001));
	WF_TRY(around(half, NULL));
	WF_TRY(c->v->split(c, c->rank == 5 ? -1 : 3, 0, &most));
	if ((most == NULL) != (c->rank == 5))
		return wf_error_new(WF_INTERNAL, "colour −1 is no colour");
	if (most) {
		if (most->rank != c->rank || most->size != 5)
			return wf_error_new(WF_INTERNAL, "equal keys keep the order: %d became %d of %d", c->rank, most->rank, most->size);
		WF_TRY(sum_is(most, c->rank, 0 + 1 + 2 + 3 + 4));
	}
	wfi_comm_free(half); /* before what was split from it */
	WF_TRY(sum_is(pair, 1, pair->size));
	WF_TRY(sum_is(c, 1, 6));
	wfi_comm_free(pair);
	wfi_comm_free(most);
	return NULL;
}

/* Two members in each of two processes, then split so that one group lies within a process and one spans both. */
static wf_error *two_of_a_process(wfi_comm *c, const void *arg)
{
	wfi_comm *within, *across;
	(void)arg;
	WF_TRY(c->v->split(c, c->rank / 2, 0, &within));
	WF_TRY(c->v->split(c, c->rank % 2, 0, &across));
	WF_TRY(try_kinds(within, WF_F32, 60001));
	WF_TRY(try_kinds(across, WF_F32, 60001));
	wfi_comm_free(within);
	wfi_comm_free(across);
	return sum_is(c, c->rank, 6);
}

static wf_error *run_pair(const char *name, int first)
{
	wfi_comm *c[2];
	outcome out[2];
	pthread_t t[2];
	member m[2];
	WF_TRY(wfi_comm_shm(name, 4, first, 2, 60, c));
	for (int i = 0; i < 2; i++) {
		m[i] = (member){ c[i], two_of_a_process, NULL, &out[i] };
		pthread_create(&t[i], NULL, run_member, &m[i]);
	}
	for (int i = 0; i < 2; i++) {
		pthread_join(t[i], NULL);
		wfi_comm_free(c[i]);
	}
	for (int i = 0; i < 2; i++)
		if (out[i].code)
			return wf_error_new((wf_code)out[i].code, "%s", out[i].text);
	return NULL;
}

static void test_two_processes_of_two_members(void **state)
{
	(void)state;
	outcome out[2];
	pid_t pid[2];
	int fd[2];
	const char *name = unique_name();
	for (int i = 0; i < 2; i++) {
		int ends[2];
		assert_int_equal(pipe(ends), 0);
		pid[i] = fork();
		if (pid[i] == 0) {
			outcome o;
			keep(&o, run_pair(name, 2 * i));
			_exit(write(ends[1], &o, sizeof o) == sizeof o ? 0 : 1);
		}
		close(ends[1]);
		fd[i] = ends[0];
	}
	for (int i = 0; i < 2; i++) {
		read_outcome(fd[i], &out[i]);
		waitpid(pid[i], NULL, 0);
	}
	assert_all_fine(out, 2);
}

static void test_split(void **state)
{
	(void)state;
	all_fine(as_threads, 6, splits, NULL);
	all_fine(as_processes, 6, splits, NULL);
}

/* groups that are asked for again are the same; others of the same members are others */
static wf_error *kept_groups(wfi_comm *c, const void *arg)
{
	static const int64_t pairs[6] = { 5, 0, 1, 4, 3, 2 }, *thirds = pairs;
	wfi_comm *pair, *again, *third;
	(void)arg;
	WF_TRY(wfi_comm_groups(c, pairs, 6, 2, &pair));
	WF_TRY(wfi_comm_groups(c, thirds, 6, 3, &third));
	WF_TRY(wfi_comm_groups(c, pairs, 6, 2, &again));
	if (again != pair || third == pair || pair->size != 2 || third->size != 3)
		return wf_error_new(WF_INTERNAL, "rank %d: groups of %d and %d", c->rank, pair->size, third->size);
	if (pair->rank != (c->rank == 0 || c->rank == 4 || c->rank == 2))
		return wf_error_new(WF_INTERNAL, "rank %d became %d of its pair", c->rank, pair->rank);
	WF_TRY(sum_is(pair, c->rank, 5));
	WF_TRY(sum_is(third, c->rank, c->rank == 5 || c->rank < 2 ? 6 : 9));
	return sum_is(c, 1, 6);
}

static void test_groups(void **state)
{
	(void)state;
	all_fine(as_threads, 6, kept_groups, NULL);
	all_fine(as_processes, 6, kept_groups, NULL);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_groups),
		cmocka_unit_test(test_all_kinds_threads),
		cmocka_unit_test(test_all_kinds_processes),
		cmocka_unit_test(test_large_arrays),
		cmocka_unit_test(test_overlap),
		cmocka_unit_test(test_messages),
		cmocka_unit_test(test_split),
		cmocka_unit_test(test_two_processes_of_two_members),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
