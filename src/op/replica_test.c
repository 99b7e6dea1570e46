/* Collectives over replica groups: four processes as threads, on both back ends, against what is worked out by hand from the specification. */
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>
#include "op/region.h"
#include "op/test_region.h"

enum { N = 4 };
typedef struct member {
	pthread_t thread;
	const char *backend;
	wfi_func *f;
	wfi_axis_binding axes[2];
	_Alignas(64) int32_t in[16];
	_Alignas(64) int32_t out[64];
	wf_error *err;
} member;

static void *run_member(void *arg)
{
	member *m = arg;
	const wfi_backend *b = NULL;
	wfi_executable *x = NULL;
	wfi_run r = { .in = (const void *const[]){ m->in }, .out = (void *const[]){ m->out }, .n_axes = 2, .axes = m->axes };

	m->err = wfi_backend_find(m->backend, &b);
	if (!m->err)
		m->err = b->compile(b, m->f, &(wfi_compile_opts){ .n_devices = 1 }, &x);
	if (!m->err)
		m->err = b->run(x, &r);
	if (x)
		b->free(x);
	return NULL;
}

/* member r's input is 10 r + 1, 10 r + 2, …; want: n numbers for each member */
static void check(const wfi_op *op, const void *attrs, const char *type, int partitions, int n, const int32_t *want)
{
	static const char *const backends[] = { "reference", "cpu" };
	wfi_trace *t = wfi_trace_begin(op->name, NULL);
	wfi_type x;
	assert_non_null(wfi_type_parse(type, &x));
	wf_val v = wfi_trace_param(t, &x, false), y = wfi_emit(op, attrs, op->n_in ? 1 : 0, &v);
	if (!op->n_in)
		y = wf_convert(y, WF_I32);
	wfi_func *f = test_end(t, 1, &y);

	test_ok(wfi_func_verify(f));
	assert_int_equal(wfi_type_count(&f->body->results[0]->type), n);
	for (int k = 0; k < 2; k++) {
		wfi_comm *comm[N];
		member m[N] = { 0 };
		test_ok(wfi_comm_threads(N, 20, comm));
		for (int i = 0; i < N; i++) {
			m[i].backend = backends[k];
			m[i].f = f;
			m[i].axes[0] = (wfi_axis_binding){ "replicas", N, comm[i] };
			m[i].axes[1] = (wfi_axis_binding){ "partitions", partitions, NULL };
			for (int j = 0; j < 16; j++)
				m[i].in[j] = 10 * i + j + 1;
			assert_int_equal(pthread_create(&m[i].thread, NULL, run_member, &m[i]), 0);
		}
		for (int i = 0; i < N; i++)
			pthread_join(m[i].thread, NULL);
		for (int i = 0; i < N; i++) {
			test_ok(m[i].err);
			for (int j = 0; j < n; j++)
				if (m[i].out[j] != want[i * n + j])
					fail_msg("%s on %s: member %d has %d at %d, %d is right", op->name, backends[k], i, m[i].out[j], j, want[i * n + j]);
			wfi_comm_free(comm[i]);
		}
	}
	wfi_func_release(f);
}

#define GROUPS .replica_groups = WFI_LIST(0, 2, 3, 1), .n_groups = 2, .shards = 2
#define ALL .replica_groups = WFI_LIST(0, 1, 2, 3), .n_groups = 1, .shards = 4

static void test_reductions(void **unused)
{
	(void)unused;
	check(&wfi_op_stablehlo_all_reduce, &(const wfi_replica_attrs){ .kind = WFI_RED_ADD, GROUPS }, "i32[2]", 1, 2, (const int32_t[]){ 22, 24, 42, 44, 22, 24, 42, 44 });
	check(&wfi_op_stablehlo_all_reduce, &(const wfi_replica_attrs){ .kind = WFI_RED_MAX, ALL }, "i32[1]", 1, 1, (const int32_t[]){ 31, 31, 31, 31 });
	/* no groups: everybody */
	check(&wfi_op_stablehlo_all_reduce, &(const wfi_replica_attrs){ .kind = WFI_RED_ADD }, "i32[1]", 1, 1, (const int32_t[]){ 64, 64, 64, 64 });
	/* 2 replicas × 2 partitions: across replicas; across both; by flat ids */
	check(&wfi_op_stablehlo_all_reduce, &(const wfi_replica_attrs){ .kind = WFI_RED_ADD, .replica_groups = WFI_LIST(0, 1), .n_groups = 1 }, "i32[1]", 2, 1,
	      (const int32_t[]){ 22, 42, 22, 42 });
	check(&wfi_op_stablehlo_all_reduce, &(const wfi_replica_attrs){ .kind = WFI_RED_ADD, .replica_groups = WFI_LIST(0, 1), .n_groups = 2, .channel_id = 1 }, "i32[1]", 2, 1,
	      (const int32_t[]){ 12, 12, 52, 52 });
	check(&wfi_op_stablehlo_all_reduce, &(const wfi_replica_attrs){ .kind = WFI_RED_ADD, GROUPS, .channel_id = 1, .use_global_device_ids = true }, "i32[1]", 2, 1,
	      (const int32_t[]){ 22, 42, 22, 42 });
	check(&wfi_op_reduce_scatter, &(const wfi_replica_attrs){ .kind = WFI_RED_ADD, GROUPS }, "i32[4]", 1, 2, (const int32_t[]){ 22, 24, 46, 48, 26, 28, 42, 44 });
}

static void test_others(void **unused)
{
	(void)unused;
	check(&wfi_op_all_gather, &(const wfi_replica_attrs){ GROUPS }, "i32[2]", 1, 4, (const int32_t[]){ 1, 2, 21, 22, 31, 32, 11, 12, 1, 2, 21, 22, 31, 32, 11, 12 });
	check(&wfi_op_all_gather, &(const wfi_replica_attrs){ ALL, .dimension = 1 }, "i32[2,1]", 1, 8,
	      (const int32_t[]){ 1, 11, 21, 31, 2, 12, 22, 32, 1, 11, 21, 31, 2, 12, 22, 32, 1, 11, 21, 31, 2, 12, 22, 32, 1, 11, 21, 31, 2, 12, 22, 32 });
	/* columns are split and come back as rows: the specification's example in small */
	check(&wfi_op_all_to_all, &(const wfi_replica_attrs){ GROUPS, .dimension = 1, .concat_dimension = 0 }, "i32[1,2]", 1, 2,
	      (const int32_t[]){ 1, 21, 32, 12, 2, 22, 31, 11 });
	check(&wfi_op_collective_permute, &(const wfi_permute_attrs){ .source_target_pairs = WFI_LIST(0, 1, 1, 2, 2, 0) }, "i32[1]", 1, 1, (const int32_t[]){ 21, 1, 11, 0 });
	check(&wfi_op_collective_permute, &(const wfi_permute_attrs){ .source_target_pairs = WFI_LIST(0, 1), .channel_id = 1 }, "i32[1]", 2, 1, (const int32_t[]){ 0, 1, 0, 21 });
	check(&wfi_op_collective_broadcast, &(const wfi_replica_attrs){ .replica_groups = WFI_LIST(2, 1), .n_groups = 1 }, "i32[1]", 1, 1, (const int32_t[]){ 0, 21, 21, 0 });
	check(&wfi_op_collective_broadcast, &(const wfi_replica_attrs){ .replica_groups = WFI_LIST(2, 1), .n_groups = 1, .dynamic_root = false }, "i32[2]", 1, 2,
	      (const int32_t[]){ 0, 0, 21, 22, 21, 22, 0, 0 });
	check(&wfi_op_replica_id, NULL, "i32[1]", 2, 1, (const int32_t[]){ 0, 0, 1, 1 });
	check(&wfi_op_partition_id, NULL, "i32[1]", 2, 1, (const int32_t[]){ 0, 1, 0, 1 });
}

/* a run of one process refuses groups of more */
static void test_alone(void **unused)
{
	(void)unused;
	const wfi_type x = wfi_type_scalar(WF_F32);
	wfi_trace *t = wfi_trace_begin("alone", NULL);
	wf_val v = wfi_trace_param(t, &x, false), y = WFI_EMIT(&wfi_op_stablehlo_all_reduce, &((const wfi_replica_attrs){ .kind = WFI_RED_ADD, ALL }), v);
	wfi_func *f = test_end(t, 1, &y);
	float one = 1, out;

	test_refused(wfi_evaluate(f, (const void *const[]){ &one }, (void *const[]){ &out }, 0, NULL), "--replicas");
	wfi_func_release(f);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_reductions), cmocka_unit_test(test_others), cmocka_unit_test(test_alone) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
