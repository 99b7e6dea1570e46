/* cpu.c: the CPU back end: a plan's steps as a list that is run from beginning to end. Every pointer that does not change from run to run
 * is put in place when the program is compiled; a run fills in its own buffers and calls. */
#include "backend/cpu/code.h"
#include "backend/cpu/dot.h"
#include "backend/cpu/profile.h"
#include "ir/trace.h"
#include "kernel/parallel.h"
#include "runtime/backend.h"

/* the pointers of a region's run, and aligned copies of those of its arrays that are not, made when first needed */
typedef struct room { void **p, **copy; int n; } room;

typedef struct step {
	wfi_step_kind kind;
	int first, n_in, n_out; /* its pointers: reads, then writes */
	wfi_kernel_code code;   /* KERNEL */
	int parts_at_once;      /* KERNEL: tasks of threads; 1: called as one */
	int chain;              /* steps from this one on that are run slice by slice; 0: this one alone */
	int64_t slices;         /* of the chain it is in */
	const wfi_eqn *eqn;     /* HOST, COLLECTIVE, DOT */
	wfi_eval eval;          /* HOST; COLLECTIVE: its types */
	wfi_func **regions;     /* HOST */
	wfi_executable **compiled; /* HOST, control flow: its regions */
	struct room *rooms;        /* and what their runs take: by region, then device */
	char *scratch;             /* HOST: what the operation works in: by device */
	size_t scratch_bytes;      /* of one device */
	wfi_on_devices *parts;     /* HOST, on devices of a mesh */
	wfi_dot *dot;
	size_t bytes;  /* COPY */
	wfi_coll coll; /* COLLECTIVE, but for its pointers */
	char *what;
} step;

typedef struct patch {
	int at, index;
	bool out;
} patch;

typedef struct device {
	void **pointers; /* of all steps */
	char *workspace, *scratch;
} device;

typedef struct executable {
	wfi_executable base;
	wfi_plan *plan;
	wfi_code *code;
	step *steps;
	int n_steps, n_pointers, n_patches, n_devices;
	int workers; /* threads of one device */
	int beside;  /* devices that share them */
	patch *patches;
	device *devices;
	size_t scratch, room; /* room: in it, of a worker in a chain */
	wfi_profile *profile;
} executable;

/* ---- building ---- */

static wf_error *located(wf_error *err, const wfi_eqn *e)
{
	if (err && e && e->loc.file)
		wf_error_note(err, e->loc.file, e->loc.line);
	return err;
}

/* Regions of control flow are programs of their own; those over scalars are run by the plain evaluator. */
static wf_error *build_regions(step *s, int n_devices, int beside)
{
	const wfi_eqn *e = s->eqn;
	int others = e->op->flags & WFI_OP_DEVICES ? wfi_on_devices_count(e) : 0;
	const wfi_compile_opts opts = { .n_devices = others ? others : n_devices, .n_beside = others ? others : beside };

	s->regions = wfi_alloc((size_t)(e->n_regions + 1) * sizeof *s->regions);
	for (int i = 0; i < e->n_regions; i++)
		s->regions[i] = wfi_region_func(e->regions[i]);
	if (!(e->op->flags & WFI_OP_CONTROL))
		return NULL;
	s->compiled = wfi_alloc((size_t)(e->n_regions + 1) * sizeof *s->compiled);
	if (others) {
		if (n_devices > 1 || beside > 1)
			return wf_error_new(WF_INTERNAL, "%s in a program of several devices", e->op->name);
		WF_TRY(wfi_backend_cpu.compile(&wfi_backend_cpu, s->regions[0], &opts, &s->compiled[0]));
		return wfi_on_devices_new(e, s->compiled[0], &s->parts);
	}
	s->rooms = wfi_alloc((size_t)(e->n_regions * n_devices + 1) * sizeof *s->rooms);
	for (int i = 0; i < e->n_regions; i++) {
		WF_TRY(wfi_backend_cpu.compile(&wfi_backend_cpu, s->regions[i], &opts, &s->compiled[i]));
		for (int d = 0; d < n_devices; d++) {
			room *r = &s->rooms[i * n_devices + d];
			r->n = s->regions[i]->body->n_params + s->regions[i]->body->n_results;
			r->p = wfi_alloc((size_t)(2 * r->n + 1) * sizeof *r->p);
			r->copy = r->p + r->n;
		}
	}
	return NULL;
}

static void free_rooms(step *s)
{
	for (room *r = s->rooms; r && r->p; r++) {
		for (int i = 0; i < r->n; i++)
			wfi_free(r->copy[i]);
		wfi_free(r->p);
	}
	wfi_free(s->rooms);
}

typedef struct host_env {
	const step *s;
	const wfi_run *run;
} host_env;

static bool is_aligned(const void *p)
{
	return !((uintptr_t)p & 63);
}

/* an aligned copy of an array of a region, kept for the next run; NULL without memory */
static void *aligned_copy(room *r, int i, const wfi_type *t)
{
	if (!r->copy[i])
		r->copy[i] = wfi_try_alloc_aligned(wfi_type_bytes(t) + 64, 64);
	return r->copy[i];
}

/* programs take arrays at multiples of 64 bytes: others are copied */
static wf_error *run_region(const host_env *env, int region, const void *const *in, void *const *out)
{
	const wfi_block *b = env->s->regions[region]->body;
	const executable *x = (const executable *)(const void *)env->s->compiled[region];
	room *r = &env->s->rooms[region * x->n_devices + env->run->device];

	for (int i = 0; i < r->n; i++) {
		bool reads = i < b->n_params;
		const wfi_type *t = reads ? &b->params[i]->type : &b->results[i - b->n_params]->type;
		void *given = reads ? (void *)(uintptr_t)in[i] : out[i - b->n_params];
		r->p[i] = given && is_aligned(given) ? given : aligned_copy(r, i, t); /* of no bytes: NULL, too */
		if (!r->p[i])
			return wfi_out_of_memory(wfi_type_bytes(t), "an array of a region");
		if (reads && given && r->p[i] != given)
			memcpy(r->p[i], given, wfi_type_bytes(t));
	}
	wfi_run run = { .device = env->run->device, .in = (const void *const *)r->p, .out = r->p + b->n_params, .n_axes = env->run->n_axes, .axes = env->run->axes };
	WF_TRY(wfi_backend_cpu.run(env->s->compiled[region], &run));
	for (int i = b->n_params; i < r->n; i++)
		if (out[i - b->n_params] && r->p[i] != out[i - b->n_params])
			memcpy(out[i - b->n_params], r->p[i], wfi_type_bytes(&b->results[i - b->n_params]->type));
	return NULL;
}

static wf_error *call_region(const wfi_eval *e, int region, const void *const *in, void *const *out)
{
	const host_env *env = e->env;

	if (env->s->compiled)
		return run_region(env, region, in, out);
	return wfi_evaluate(env->s->regions[region], in, out, env->run->n_axes, env->run->axes);
}

static void build_eval(step *s)
{
	const wfi_eqn *e = s->eqn;
	wfi_type *types = wfi_alloc((size_t)(e->n_in + e->n_out + 1) * sizeof *types);

	for (int i = 0; i < e->n_in; i++)
		types[i] = e->in[i]->type;
	for (int i = 0; i < e->n_out; i++)
		types[e->n_in + i] = e->out[i].type;
	s->eval = (wfi_eval){ .op = e->op,
			      .attrs = e->attrs,
			      .n_in = e->n_in,
			      .n_out = e->n_out,
			      .n_regions = e->n_regions,
			      .in_type = types,
			      .out_type = types + e->n_in,
			      .regions = e->regions,
			      .call = call_region };
}

static wf_error *build_scratch(step *s, int n_devices)
{
	if (!s->eqn->op->scratch)
		return NULL;
	s->scratch_bytes = (s->eqn->op->scratch(&s->eval) + 127) & ~(size_t)63; /* never none */
	s->scratch = wfi_try_alloc_aligned(s->scratch_bytes * (size_t)n_devices, 64);
	return s->scratch ? NULL : located(wfi_out_of_memory(s->scratch_bytes * (size_t)n_devices, s->eqn->op->name), s->eqn);
}

/* is the value only kept, and never read? */
static bool is_only_kept(const wfi_func *f, const wfi_value *v)
{
	const wfi_op *keep = wfi_op_find("wf.keep");
	bool kept = false;

	for (const wfi_eqn *e = f->body->first; e; e = e->next)
		for (int i = 0; i < e->n_in; i++) {
			if (e->in[i] != v)
				continue;
			if (e->op != keep)
				return false;
			kept = true;
		}
	for (int i = 0; i < f->body->n_results; i++)
		kept = kept && f->body->results[i] != v;
	return kept;
}

static void build_collective(const executable *x, step *s)
{
	static const wfi_coll_op ops[] = {
		[WFI_RED_ADD] = WFI_COLL_SUM, [WFI_RED_MUL] = WFI_COLL_PROD, [WFI_RED_MIN] = WFI_COLL_MIN,
		[WFI_RED_MAX] = WFI_COLL_MAX, [WFI_RED_AND] = WFI_COLL_AND,  [WFI_RED_OR] = WFI_COLL_OR
	};
	const wfi_eqn *e = s->eqn;
	const wfi_collective_attrs *a = e->attrs;

	s->what = e->loc.file ? wfi_format("%s over \"%s\" at %s:%d", e->op->name, a->axis, e->loc.file, e->loc.line)
			      : wfi_format("%s over \"%s\"", e->op->name, a->axis);
	if (e->n_in)
		s->coll = (wfi_coll){ .kind = WFI_COLL_ALL_REDUCE,
				      .op = ops[a->kind],
				      .dtype = e->in[0]->type.dtype,
				      .count = (size_t)wfi_type_count(&e->in[0]->type),
				      .what = s->what,
				      .unwanted = is_only_kept(x->plan->func, e->out) };
}

/* A thread that helps costs some µs: from so many simple operations or bytes on it is asked. More parts than threads, so that none waits long. */
static int parts_of(const wfi_kernel_range *r, const wfi_step *s, int workers)
{
	enum { OPERATIONS = 400000, BYTES = 100000 };
	const wfi_kernel *k = s->kernel;
	const wfi_parts wanted = wfi_parts_wanted();
	double bytes = (double)wfi_step_writes(s), work;

	if (wanted == WFI_PARTS_MOST)
		return (int)WFI_MIN(r->n / r->grain, 1000);
	if (wanted == WFI_PARTS_NONE)
		return 1;
	for (int i = 0; i < k->n_reads; i++)
		bytes += (double)wfi_type_bytes(&k->reads[i].value->type);
	work = (double)k->n_work * k->cost / OPERATIONS + bytes / BYTES;
	if (workers < 2 || work < 2)
		return 1;
	return (int)WFI_MIN(WFI_MIN(work, 4.0 * workers), (double)(r->n / r->grain));
}

static wf_error *build_step(executable *x, step *s, const wfi_step *from, const wfi_kernel_code *made, int n_devices)
{
	*s = (step){ .kind = from->kind, .first = x->n_pointers, .n_in = from->n_in, .n_out = from->n_out, .eqn = from->eqn, .slices = from->slices };
	switch (s->kind) {
	case WFI_STEP_KERNEL:
		s->code = made[from->kernel->id];
		s->parts_at_once = parts_of(&s->code.range, from, x->workers);
		break;
	case WFI_STEP_DOT:
		s->dot = wfi_alloc(sizeof *s->dot);
		(from->chain >= 0 ? wfi_dot_prepare_apart : wfi_dot_prepare)(s->dot, s->eqn, x->workers);
		x->scratch = WFI_MAX(x->scratch, s->dot->scratch);
		if (from->chain >= 0) { /* steps of a chain run at the same time, so their rooms are of one size */
			x->room = WFI_MAX(x->room, s->dot->room);
			x->scratch = WFI_MAX(x->scratch, x->room * (size_t)x->workers);
		}
		break;
	case WFI_STEP_HOST:
		if (!s->eqn->op->host && !s->eqn->op->eval)
			return located(wf_error_new(WF_INTERNAL, "%s has nothing that runs it", s->eqn->op->name), s->eqn);
		build_eval(s);
		s->eval.workers = x->workers;
		WF_TRY(build_scratch(s, n_devices));
		WF_TRY(build_regions(s, n_devices, x->beside));
		break;
	case WFI_STEP_COLLECTIVE:
		if (s->eqn->op->host)
			build_eval(s);
		else
			build_collective(x, s);
		break;
	case WFI_STEP_COPY:
		s->n_in = s->n_out = 1;
		s->bytes = wfi_type_bytes(&from->value->type);
		break;
	}
	x->n_pointers += s->n_in + s->n_out;
	return NULL;
}

static void add_patch(executable *x, int at, int index, bool out)
{
	if (!(x->n_patches & (x->n_patches - 1)))
		x->patches = wfi_realloc(x->patches, (size_t)WFI_MAX(2 * x->n_patches, 1) * sizeof *x->patches);
	x->patches[x->n_patches++] = (patch){ at, index, out };
}

static void set_pointer(executable *x, int at, const wfi_slot *slot)
{
	if (slot->kind == WFI_SLOT_IN || slot->kind == WFI_SLOT_OUT)
		add_patch(x, at, slot->index, slot->kind == WFI_SLOT_OUT);
	else
		for (int d = 0; d < x->n_devices; d++)
			x->devices[d].pointers[at] = slot->kind == WFI_SLOT_CONST
							     ? (void *)(uintptr_t)slot->data
							     : (void *)(x->devices[d].workspace + slot->offset);
}

static void set_pointers(executable *x)
{
	const wfi_plan *p = x->plan;

	for (int k = 0; k < p->n_steps; k++) {
		const wfi_step *from = &p->steps[k];
		const step *s = &x->steps[k];
		if (s->kind == WFI_STEP_COPY) {
			set_pointer(x, s->first, &p->info[from->value->id].slot);
			add_patch(x, s->first + 1, from->result, true);
			continue;
		}
		for (int i = 0; i < s->n_in; i++)
			set_pointer(x, s->first + i, &p->info[from->in[i]->id].slot);
		for (int i = 0; i < s->n_out; i++)
			set_pointer(x, s->first + s->n_in + i, &p->info[from->out[i]->id].slot);
	}
}

static wf_error *build_devices(executable *x, int n)
{
	x->n_devices = n;
	x->devices = wfi_alloc((size_t)n * sizeof *x->devices);
	for (int i = 0; i < n; i++) {
		device *d = &x->devices[i];
		size_t bytes = WFI_MAX(x->plan->workspace, 64);
		d->pointers = wfi_alloc((size_t)(x->n_pointers + 1) * sizeof *d->pointers);
		d->workspace = wfi_try_alloc_aligned(bytes, 64);
		if (!d->workspace)
			return wfi_out_of_memory(bytes, "the workspace of a compiled program");
		if (x->scratch && !(d->scratch = wfi_try_alloc_aligned(x->scratch, 64)))
			return wfi_out_of_memory(x->scratch, "the packed operands of a product");
	}
	return NULL;
}

static void release(wfi_executable *base)
{
	executable *x = (executable *)(void *)base;

	for (int i = 0; i < x->n_devices; i++) {
		wfi_free(x->devices[i].pointers);
		wfi_free(x->devices[i].workspace);
		wfi_free(x->devices[i].scratch);
	}
	wfi_free(x->devices);
	for (int k = 0; k < x->n_steps; k++) {
		step *s = &x->steps[k];
		wfi_free((void *)(uintptr_t)s->eval.in_type);
		for (int i = 0; s->regions && s->regions[i]; i++)
			wfi_func_release(s->regions[i]);
		for (int i = 0; s->compiled && s->compiled[i]; i++)
			release(s->compiled[i]);
		free_rooms(s);
		wfi_on_devices_free(s->parts);
		wfi_free(s->scratch);
		wfi_free(s->compiled);
		wfi_free(s->regions);
		wfi_free(s->dot);
		wfi_free(s->what);
	}
	wfi_free(x->steps);
	wfi_free(x->patches);
	wfi_code_free(x->code);
	wfi_profile_free(x->profile);
	wfi_plan_free(x->plan);
	wfi_free(x);
}

/* Does each step of the plan's chain come apart at its slices? A kernel's range is the code generator's choice. */
static bool comes_apart(const step *s, int n)
{
	for (int i = 0; i < n; i++) {
		const wfi_kernel_range *r = &s[i].code.range;
		if (s[i].kind == WFI_STEP_KERNEL && (r->n % s[i].slices || r->n / s[i].slices % r->grain))
			return false;
	}
	return true;
}

/* As many tasks as let a cache hold what one writes, and some for each thread. */
static void build_chain(executable *x, int first, int n)
{
	enum { CACHED = 1 << 18 };
	step *s = &x->steps[first];
	const wfi_step *from = &x->plan->steps[first];
	double bytes = 0;

	for (int i = 0; i < n; i++)
		bytes += (double)wfi_step_writes(&from[i]);
	s->chain = n;
	s->parts_at_once = (int)WFI_MIN(WFI_MIN(WFI_MAX(bytes / CACHED, 4.0 * x->workers), (double)s->slices), 1 << 16);
}

static void build_chains(executable *x)
{
	for (int i = 0; i < x->n_steps; i++) {
		int n = x->plan->steps[i].length;
		if (n && comes_apart(&x->steps[i], n))
			build_chain(x, i, n);
	}
}

static wf_error *build(executable *x, int n_devices)
{
	const wfi_plan *p = x->plan;
	wfi_kernel_code *made = wfi_alloc((size_t)(p->n_kernels + 1) * sizeof *made);
	wf_error *err = NULL;

	if (p->n_kernels)
		err = wfi_code_make(p, wfi_parallel_workers(1), made, &x->code);
	x->steps = wfi_alloc((size_t)(p->n_steps + 1) * sizeof *x->steps);
	for (; x->n_steps < p->n_steps && !err; x->n_steps++) /* one that failed is released too */
		err = build_step(x, &x->steps[x->n_steps], &p->steps[x->n_steps], made, n_devices);
	wfi_free(made);
	if (err)
		return err;
	build_chains(x);
	WF_TRY(build_devices(x, n_devices));
	set_pointers(x);
	return NULL;
}

/* the workspaces of regions are their own; constants count once */
static void count_memory(executable *x)
{
	x->base.workspace_bytes = x->plan->workspace + x->scratch;
	for (const wfi_eqn *e = x->plan->func->body->first; e; e = e->next)
		if (e->op->lowering == WFI_LOWER_CONSTANT && x->plan->info[e->out->id].slot.kind == WFI_SLOT_CONST)
			x->base.constant_bytes += wfi_type_bytes(&e->out->type);
	for (int k = 0; k < x->n_steps; k++)
		x->base.workspace_bytes += x->steps[k].scratch_bytes;
	for (int k = 0; k < x->n_steps; k++)
		for (int i = 0; x->steps[k].compiled && x->steps[k].compiled[i]; i++) {
			x->base.workspace_bytes += x->steps[k].compiled[i]->workspace_bytes;
			x->base.constant_bytes += x->steps[k].compiled[i]->constant_bytes;
			x->base.workspace_bytes += x->steps[k].parts ? wfi_on_devices_bytes(x->steps[k].parts) : 0;
		}
}

static wf_error *compile(const wfi_backend *b, wfi_func *f, const wfi_compile_opts *o, wfi_executable **out)
{
	executable *x = wfi_alloc(sizeof *x);
	wfi_plan_opts opts = { .donated = o ? o->donated : NULL, .library = wfi_dot_is_library };
	double start = wfi_now();
	wf_error *err = wfi_plan_make(f, &opts, &x->plan);
	double planned = wfi_now();

	*out = NULL;
	if (!err) {
		int n = o && o->n_devices > 0 ? o->n_devices : 1;
		x->beside = o && o->n_beside > 0 ? o->n_beside : n;
		x->workers = wfi_parallel_workers(x->beside);
		err = build(x, n);
	}
	if (!err)
		wfi_log(WFI_DEBUG, "compiled %s: %d kernels, %d steps; plan %.2f ms, code %.2f ms",
			f->name ? f->name : "a function", x->plan->n_kernels, x->plan->n_steps, 1e3 * (planned - start),
			1e3 * (wfi_now() - planned));
	if (err) {
		release(&x->base);
		return err;
	}
	x->base = (wfi_executable){ .backend = b,
				    .n_in = f->body->n_params,
				    .n_out = f->body->n_results,
				    .alias = x->plan->alias,
				    .name = x->plan->func->name };
	count_memory(x);
	x->profile = wfi_profile_new(x->plan);
	*out = &x->base;
	return NULL;
}

/* ---- running ---- */

static const wfi_axis_binding *find_axis(const wfi_run *r, const char *name)
{
	for (int i = 0; i < r->n_axes; i++)
		if (r->axes[i].name == name || !strcmp(r->axes[i].name, name))
			return &r->axes[i];
	return NULL;
}

static wf_error *run_host(const step *s, void **p, const wfi_run *r)
{
	host_env env = { s, r };
	wfi_eval e = s->eval;

	if (s->parts)
		return wfi_on_devices_run(s->parts, (const void *const *)p, (void *const *)(p + s->n_in));
	e.env = &env;
	e.scratch = s->scratch ? s->scratch + s->scratch_bytes * (size_t)r->device : NULL;
	e.in = (const void *const *)p;
	e.out = (void *const *)(p + s->n_in);
	if (e.op->flags & WFI_OP_REPLICAS) {
		const wfi_axis_binding *replicas = find_axis(r, "replicas"), *partitions = find_axis(r, "partitions");
		e.comm = replicas ? replicas->comm : NULL;
		e.n_partitions = partitions ? partitions->size : 1;
	}
	return e.op->host ? e.op->host(&e) : e.op->eval(&e);
}

static wf_error *run_collective(const step *s, void **p, const wfi_run *r)
{
	const wfi_collective_attrs *a = s->eqn->attrs;
	const wfi_axis_binding *axis = find_axis(r, a->axis);
	wfi_comm *comm = axis ? axis->comm : NULL;
	int size = comm ? comm->size : 1;

	if (comm && a->groups.n)
		WF_TRY(wfi_comm_groups(comm, a->groups.v, a->groups.n, (int)a->group_size, &comm));
	if (s->eqn->op->host) {
		wfi_eval e = s->eval;
		e.in = (const void *const *)p;
		e.out = (void *const *)(p + s->n_in);
		e.comm = comm;
		return e.op->host(&e);
	}
	if (size != a->axis_size)
		return wf_error_new(WF_INTERNAL, "%s: axis \"%s\" was traced with %lld members and runs with %d",
				    s->eqn->op->name, a->axis, (long long)a->axis_size, size);
	if (!s->n_in) {
		wfi_store_i(s->eqn->out->type.dtype, p[0], 0, comm ? comm->rank : 0);
		return NULL;
	}
	if (!comm || comm->size == 1) {
		if (s->coll.count)
			memcpy(p[1], p[0], wfi_type_bytes(&s->eqn->in[0]->type));
		return NULL;
	}
	wfi_coll c = s->coll;
	c.in = p[0];
	c.out = p[1];
	return wfi_comm_run(comm, &c);
}

typedef struct shared_kernel {
	const wfi_kernel_code *code;
	void *const *pointers;
	int parts;
} shared_kernel;

static void run_part(void *user, int task, int worker)
{
	const shared_kernel *s = user;
	const wfi_kernel_range *r = &s->code->range;
	int64_t grains = r->n / r->grain;

	(void)worker;
	s->code->fn(s->pointers, grains * task / s->parts * r->grain,
		    task == s->parts - 1 ? r->n : grains * (task + 1) / s->parts * r->grain);
}

static void run_kernel(const executable *x, const step *s, void *const *p)
{
	if (s->parts_at_once == 1) {
		s->code.fn(p, 0, s->code.range.n);
		return;
	}
	shared_kernel shared = { &s->code, p, s->parts_at_once };
	wfi_parallel_for(s->parts_at_once, x->workers, run_part, &shared);
}

static wf_error *run_other(const step *s, void **p, const device *d, const wfi_run *r)
{
	switch (s->kind) {
	case WFI_STEP_DOT:
		wfi_dot_run(s->dot, p[0], p[1], p[2], d->scratch);
		return NULL;
	case WFI_STEP_HOST:
		return run_host(s, p, r);
	case WFI_STEP_COLLECTIVE:
		return run_collective(s, p, r);
	default:
		memcpy(p[1], p[0], s->bytes);
		return NULL;
	}
}

/* ---- chains ---- */

typedef struct chain_run {
	const executable *x;
	device *d;
	int first;
	double *took; /* NULL, or by worker and step: seconds */
} chain_run;

static void run_slices(const chain_run *c, const step *s, int64_t from, int64_t to, int worker)
{
	void **p = c->d->pointers + s->first;
	int64_t each;

	if (s->kind == WFI_STEP_KERNEL) {
		each = s->code.range.n / s->slices;
		s->code.fn(p, from * each, to * each);
	} else {
		each = s->dot->batch / s->slices;
		wfi_dot_run_some(s->dot, p[0], p[1], p[2], c->d->scratch + c->x->room * (size_t)worker, from * each, to * each);
	}
}

static void run_chain_task(void *user, int task, int worker)
{
	const chain_run *c = user;
	const step *s = &c->x->steps[c->first];
	const int64_t from = s->slices * task / s->parts_at_once, to = s->slices * (task + 1) / s->parts_at_once;

	for (int i = 0; i < s->chain; i++) {
		double begin = c->took ? wfi_profile_clock() : 0;
		run_slices(c, &s[i], from, to, worker);
		if (c->took)
			c->took[worker * s->chain + i] += wfi_profile_clock() - begin;
	}
}

static void run_chain(const executable *x, device *d, int first)
{
	chain_run c = { x, d, first, NULL };

	wfi_parallel_for(x->steps[first].parts_at_once, x->workers, run_chain_task, &c);
}

/* its time is shared out to its steps */
static void run_measured_chain(const executable *x, device *d, int first)
{
	const int n = x->steps[first].chain, workers = WFI_MIN(x->workers, x->steps[first].parts_at_once);
	chain_run c = { x, d, first, wfi_alloc((size_t)(x->workers * n) * sizeof(double)) };
	double begin = wfi_profile_clock(), all = 0, sum = 0;

	wfi_parallel_for(x->steps[first].parts_at_once, x->workers, run_chain_task, &c);
	all = wfi_profile_clock() - begin;
	for (int i = 0; i < n * workers; i++)
		sum += c.took[i];
	for (int i = 0; i < n; i++) {
		double own = 0;
		for (int w = 0; w < workers; w++)
			own += c.took[w * n + i];
		wfi_profile_add(x->profile, first + i, sum > 0 ? all * own / sum : 0);
	}
	wfi_free(c.took);
}

/* the same with a clock; of several devices the first is measured */
static wf_error *run_measured(executable *x, device *d, const wfi_run *r)
{
	for (int i = 0; i < x->n_steps; i++) {
		const step *s = &x->steps[i];
		void **p = d->pointers + s->first;
		double begin = wfi_profile_clock();
		wf_error *err = NULL;

		if (s->chain) {
			if (r->device)
				run_chain(x, d, i);
			else
				run_measured_chain(x, d, i);
			i += s->chain - 1;
			continue;
		}
		if (s->kind == WFI_STEP_KERNEL)
			run_kernel(x, s, p);
		else
			err = run_other(s, p, d, r);
		if (!r->device)
			wfi_profile_add(x->profile, i, wfi_profile_clock() - begin);
		if (err)
			return located(err, s->eqn);
	}
	return NULL;
}

static wf_error *run(wfi_executable *base, const wfi_run *r)
{
	executable *x = (executable *)(void *)base;

	if (r->device < 0 || r->device >= x->n_devices)
		return wf_error_new(WF_INVALID_ARGUMENT, "%s was compiled for %d devices and is run on device %d", base->name,
				    x->n_devices, r->device);
	device *d = &x->devices[r->device];
	for (const patch *p = x->patches, *end = p + x->n_patches; p < end; p++)
		d->pointers[p->at] = p->out ? r->out[p->index] : (void *)(uintptr_t)r->in[p->index];
	if (x->profile)
		return run_measured(x, d, r);
	for (const step *s = x->steps, *end = s + x->n_steps; s < end; s++) {
		void **p = d->pointers + s->first;
		if (s->chain) {
			run_chain(x, d, (int)(s - x->steps));
			s += s->chain - 1;
			continue;
		}
		if (s->kind == WFI_STEP_KERNEL) {
			run_kernel(x, s, p);
			continue;
		}
		wf_error *err = run_other(s, p, d, r);
		if (err)
			return located(err, s->eqn);
	}
	return NULL;
}

static wf_error *describe(char **text)
{
	wfi_str s = { 0 };

	WF_TRY(wfi_code_describe(&s));
	wfi_blas_open();
	wfi_str_add(&s, ", %s", wfi_blas_name() ? wfi_blas_name() : "no BLAS library");
	*text = wfi_str_take(&s);
	return NULL;
}

const wfi_backend wfi_backend_cpu = { "cpu", compile, run, release, describe, wfi_dot_is_library, true };
