/* exec_run.c: functions compiled and run, on one device or on several at once; the programs of interpreter.run_parallel. */
#include <pthread.h>
#include "cli/exec.h"
#include "comm/comm.h"
#include "ir/trace.h"
#include "op/check.h"

enum { TIMED_RUNS = 100, MAX_PROCESSES = 64 };
static const double timed_seconds = 1, peer_timeout = 60;

/* ---- several threads, each a process of the specification ---- */
typedef struct member {
	pthread_t thread;
	bool started;
	wfi_executable *x;
	wfi_run run;
	wfi_axis_binding axes[2];
	wfi_comm *comm;
	wf_error *err;
} member;

static void *work(void *user)
{
	member *m = user;

	m->err = m->x->backend->run(m->x, &m->run);
	if (m->err && m->comm)
		m->comm->v->abort(m->comm, wf_error_message(m->err));
	return NULL;
}

/* the first failure that is not only the echo of another one */
static wf_error *first_error(int n, member *m)
{
	wf_error *best = NULL;

	for (int i = 0; i < n; i++) {
		bool own = m[i].err && (!best || (wf_error_code(m[i].err) != WF_ABORTED && wf_error_code(best) == WF_ABORTED));
		if (own) {
			wf_error_free(best);
			best = n > 1 ? wf_error_add(m[i].err, "in process %d of %d", i, n) : m[i].err;
		} else {
			wf_error_free(m[i].err);
		}
		m[i].err = NULL;
	}
	return best;
}

static wf_error *run_members(int n, member *m)
{
	for (int i = 1; i < n; i++) {
		m[i].started = pthread_create(&m[i].thread, NULL, work, &m[i]) == 0;
		if (!m[i].started)
			m[0].comm->v->abort(m[0].comm, "a thread could not be started");
	}
	work(&m[0]);
	for (int i = 1; i < n; i++) {
		if (m[i].started)
			pthread_join(m[i].thread, NULL);
		else
			m[i].err = wf_error_new(WF_OUT_OF_MEMORY, "no thread for process %d of %d", i, n);
	}
	return first_error(n, m);
}

/* communicators and their bindings: n processes, of which every `partitions` are one replica's */
static wf_error *bind_members(int n, int partitions, member *m)
{
	wfi_comm *comm[MAX_PROCESSES] = { NULL };

	if (n > MAX_PROCESSES)
		return wf_error_new(WF_UNSUPPORTED, "%d processes side by side; %d are the most", n, MAX_PROCESSES);
	WFI_EXEC_TRY(wfi_comm_threads(n, peer_timeout, comm));
	for (int i = 0; i < n; i++) {
		m[i].comm = comm[i];
		m[i].axes[0] = (wfi_axis_binding){ "replicas", n, comm[i] };
		m[i].axes[1] = (wfi_axis_binding){ "partitions", partitions, NULL };
		m[i].run.n_axes = 2;
		m[i].run.axes = m[i].axes;
	}
	return NULL;
}

static void free_members(int n, member *m)
{
	for (int i = 0; i < n; i++)
		wfi_comm_free(m[i].comm);
	wfi_free(m);
}

/* ---- one function on one or several devices ---- */
static wf_error *time_runs(int n, member *m, wfi_exec_timing *t)
{
	double start = wfi_now(), end = start;

	for (t->runs = 0; t->runs < TIMED_RUNS && end - start < timed_seconds; t->runs++) {
		WFI_EXEC_TRY(run_members(n, m));
		end = wfi_now();
	}
	t->run = (end - start) / t->runs;
	return NULL;
}

static void *slice(const wfi_exec_arrays *a, int i, int replicas, int r)
{
	return (char *)a->data[i] + (replicas ? wfi_type_bytes(&a->type[i]) / (size_t)replicas * (size_t)r : 0);
}

static wf_error *result_arrays(const wfi_func *f, int replicas, wfi_exec_arrays *out)
{
	int n = f->body->n_results;
	wfi_type *types = wfi_alloc((size_t)n * sizeof *types + 1);
	wf_error *err = NULL;

	for (int i = 0; i < n && !err; i++) {
		types[i] = f->body->results[i]->type;
		if (replicas && types[i].rank == WF_MAX_RANK) {
			err = wf_error_new(WF_UNSUPPORTED, "result %d has no room for an axis of replicas", i);
		} else if (replicas) {
			types[i] = wfi_type_rows(&types[i], replicas);
		}
	}
	if (!err)
		err = wfi_exec_arrays_new(n, types, out);
	wfi_free(types);
	return err;
}

/* buffers of one member are aligned copies: a slice of an array may lie anywhere */
static wf_error *member_arrays(const wfi_func *f, wfi_exec_arrays *in, wfi_exec_arrays *out)
{
	int n = f->body->n_params;
	wfi_type *types = wfi_alloc((size_t)n * sizeof *types + 1);

	for (int i = 0; i < n; i++)
		types[i] = f->body->params[i]->type;
	wf_error *err = wfi_exec_arrays_new(n, types, in);
	if (!err)
		err = result_arrays(f, 0, out);
	wfi_free(types);
	return err;
}

static void copy_slices(const wfi_exec_arrays *whole, int replicas, int r, const wfi_exec_arrays *part, bool back)
{
	for (int i = 0; i < part->n; i++) {
		size_t n = wfi_type_bytes(&part->type[i]);
		void *there = slice(whole, i, replicas, r);
		if (n)
			memcpy(back ? there : part->data[i], back ? part->data[i] : there, n);
	}
}

wf_error *wfi_exec_run(const wfi_backend *b, wfi_func *f, int replicas, const wfi_exec_arrays *in, wfi_exec_arrays *out, wfi_exec_timing *timing)
{
	int n = WFI_MAX(replicas, 1);
	member *m = wfi_alloc((size_t)n * sizeof *m);
	wfi_exec_arrays *own = wfi_alloc(2 * (size_t)n * sizeof *own);
	wfi_executable *x = NULL;
	double start = wfi_now();
	wf_error *err = b->compile(b, f, &(const wfi_compile_opts){ .n_devices = n }, &x);

	*out = (wfi_exec_arrays){ 0 };
	if (timing)
		timing->compile = wfi_now() - start;
	if (!err)
		err = result_arrays(f, replicas, out);
	if (!err)
		err = bind_members(n, 1, m);
	for (int i = 0; i < n && !err; i++) {
		err = member_arrays(f, &own[2 * i], &own[2 * i + 1]);
		if (err)
			break;
		copy_slices(in, replicas, i, &own[2 * i], false);
		m[i].x = x;
		m[i].run.device = i;
		m[i].run.in = (const void *const *)own[2 * i].data;
		m[i].run.out = own[2 * i + 1].data;
	}
	if (!err)
		err = run_members(n, m);
	if (!err && timing)
		err = time_runs(n, m, timing);
	for (int i = 0; i < n; i++) {
		if (!err)
			copy_slices(out, replicas, i, &own[2 * i + 1], true);
		wfi_exec_arrays_free(&own[2 * i]);
		wfi_exec_arrays_free(&own[2 * i + 1]);
	}
	if (x)
		b->free(x);
	free_members(n, m);
	wfi_free(own);
	if (err)
		wfi_exec_arrays_free(out);
	return err;
}

/* ---- interpreter.run_parallel ---- */
static const wfi_backend *parallel_backend;

static wf_error *run_parallel(const wfi_parallel_attrs *a, int n, wfi_func *const *programs, const void *const *in, void *const *out)
{
	member *m = wfi_alloc((size_t)n * sizeof *m);
	const wfi_backend *b = parallel_backend;
	wf_error *err = bind_members(n, (int)a->n_partitions, m);

	for (int i = 0; i < n && !err; i++) {
		m[i].run.in = in;
		m[i].run.out = out;
		in += programs[i]->body->n_params;
		out += programs[i]->body->n_results;
		err = b->compile(b, programs[i], &(const wfi_compile_opts){ .n_devices = 1 }, &m[i].x);
	}
	if (!err)
		err = run_members(n, m);
	for (int i = 0; i < n; i++)
		if (m[i].x)
			b->free(m[i].x);
	free_members(n, m);
	return err;
}

void wfi_exec_parallel_on(const wfi_backend *b)
{
	parallel_backend = b;
	wfi_parallel_run = run_parallel;
}

/* ---- how much work ---- */
static double block_flops(const wfi_block *b);

/* Of regions: a loop's rounds when they can be counted, else one; a choice's largest branch; programs side by side all; what works on scalars once
 * for each element of the largest operand. */
static double region_flops(const wfi_eqn *e, const wfi_view *v)
{
	const char *name = e->op->name;
	double sum = 0, most = 0, elements = 1;
	int64_t rounds;

	for (int i = 0; i < e->n_regions; i++) {
		double f = block_flops(e->regions[i]);
		sum += f;
		most = WFI_MAX(most, f);
	}
	if (!strcmp(name, "while"))
		return wfi_while_rounds(v, &rounds) ? sum * (double)rounds : sum;
	if (!strcmp(name, "if") || !strcmp(name, "case"))
		return most;
	if (!strcmp(name, "interpreter.run_parallel"))
		return sum;
	for (int i = 0; i < e->n_in; i++)
		elements = WFI_MAX(elements, (double)wfi_type_count(&e->in[i]->type));
	return sum * elements;
}

static double eqn_flops(const wfi_eqn *e)
{
	wfi_type *types = wfi_alloc((size_t)(e->n_in + e->n_out) * sizeof *types + 1);
	wf_val *in = wfi_alloc((size_t)e->n_in * sizeof *in + 1), *out = wfi_alloc((size_t)e->n_out * sizeof *out + 1);
	double elements = 0;

	for (int i = 0; i < e->n_in; i++) {
		types[i] = e->in[i]->type;
		in[i] = wfi_val_of(e->in[i]);
	}
	for (int i = 0; i < e->n_out; i++) {
		types[e->n_in + i] = e->out[i].type;
		out[i] = wfi_val_of((wfi_value *)(uintptr_t)&e->out[i]);
		elements += (double)wfi_type_count(&e->out[i].type);
	}
	wfi_view v = { e->op, e->attrs, e->n_in, e->n_out, e->n_regions, in, out, types, types + e->n_in, e->regions };
	double n = e->op->flops ? e->op->flops(&v) : e->n_regions ? region_flops(e, &v) : e->op->lowering == WFI_LOWER_CONSTANT ? 0 : elements;
	wfi_free(types);
	wfi_free(in);
	wfi_free(out);
	return n;
}

static double block_flops(const wfi_block *b)
{
	double sum = 0;

	for (const wfi_eqn *e = b->first; e; e = e->next)
		sum += eqn_flops(e);
	return sum;
}

double wfi_exec_flops(const wfi_func *f)
{
	return block_flops(f->body);
}
