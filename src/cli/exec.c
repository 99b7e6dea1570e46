/* exec.c: `weft exec`: runs a program of StableHLO text. */
#include <limits.h>
#include <stdlib.h>
#include <weft/transform.h>
#include "cli/cli.h"
#include "cli/exec.h"
#include "ir/numpy.h"
#include "ir/trace.h"
#include "op/check.h"
#include "stablehlo/stablehlo.h"
#include "transform/callable.h"
#include "transform/transform.h"

/* fixed: others build on them */
enum { RAN = 0, CHECK_FAILED = 1, INVALID = 2, UNSUPPORTED = 3, TEXT_MAX = 1 << 30, ONE_DEVICE = INT_MIN };

static struct {
	wfi_words in;
	const char *out, *grad, *backend, *dump, *entry;
	long replicas;
	bool time, split, vmap, quiet;
} o = { .replicas = ONE_DEVICE };

static const wfi_option options[] = {
	{ "in", "FILE", WFI_OPTION_LIST, &o.in, "arguments: .npy files in order, or an .npz with arg0, arg1, … (again for more)" },
	{ "out", "FILE.npz", WFI_OPTION_TEXT, &o.out, "writes the results as out0, out1, … instead of printing them (of several modules: FILE.0.npz …)" },
	{ "entry", "NAME", WFI_OPTION_TEXT, &o.entry, "the function to run (default: main, else the only public one)" },
	{ "grad", "I,J", WFI_OPTION_TEXT, &o.grad, "value and gradient of the scalar result with respect to these arguments" },
	{ "vmap", NULL, WFI_OPTION_FLAG, &o.vmap, "on all examples of a batch: the first axis of arguments and results (with --replicas: the second)" },
	{ "backend", "NAME", WFI_OPTION_TEXT, &o.backend, "reference or cpu (default: WEFT_BACKEND, else cpu)" },
	{ "replicas", "N", WFI_OPTION_INT, &o.replicas, "one run on N devices; arguments and results have an axis N before" },
	{ "time", NULL, WFI_OPTION_FLAG, &o.time, "compile time, time of a run, GFLOP/s, to stderr" },
	{ "dump", "PASS", WFI_OPTION_TEXT, &o.dump, "what a stage made: program, stablehlo, ir, fusion, plan, llvm" },
	{ "split-input-file", NULL, WFI_OPTION_FLAG, &o.split, "several modules, between marks \"// -----\"" },
	{ "quiet", NULL, WFI_OPTION_FLAG, &o.quiet, "prints no results" },
	{ 0 }
};

static int status_of(const wf_error *err)
{
	switch (err ? wf_error_code(err) : WF_OK) {
	case WF_OK: return RAN;
	case WF_CHECK_FAILED: return CHECK_FAILED;
	case WF_UNSUPPORTED: return UNSUPPORTED;
	default: return INVALID;
	}
}

/* ---- value and gradient ---- */
typedef struct gradient { int n; int arg[64]; uint64_t argnums; } gradient;

static wf_error *read_gradient(const char *text, gradient *g)
{
	*g = (gradient){ 0 };
	for (const char *s = text; s;) {
		char *end;
		long i = strtol(s, &end, 10);
		if (end == s || (*end && *end != ',') || i < 0 || i > 63)
			return wf_error_new(WF_INVALID_ARGUMENT, "--grad %s: numbers of arguments with commas between are expected, from 0 to 63", text);
		if (!(g->argnums & WF_ARG(i)))
			g->arg[g->n++] = (int)i;
		g->argnums |= WF_ARG(i);
		s = *end ? end + 1 : NULL;
	}
	return NULL;
}

static wf_val inlined(const wf_val *args, size_t n, const void *user)
{
	const wfi_func *f = user;
	wf_val *out = wfi_alloc((size_t)f->body->n_results * sizeof *out + sizeof *out);

	(void)n;
	wfi_inline(f, args, out);
	out[f->body->n_results] = wfi_end;
	wf_val v = f->body->n_results == 1 ? out[0] : wfi_tuple(out);
	wfi_free(out);
	return v;
}

/* f as a function that gives its value and its gradients in the order of argnums */
static wf_error *differentiate(wfi_func *f, const gradient *g, wfi_func **out)
{
	int n = f->body->n_params;
	const wfi_treedef *result = NULL, **defs = wfi_alloc((size_t)n * sizeof *defs + 1);
	wfi_type *types = wfi_alloc((size_t)n * sizeof *types + 1);

	for (int i = 0; i < n; i++) {
		defs[i] = wfi_treedef_leaf();
		types[i] = f->body->params[i]->type;
	}
	/* interned by the function's address: it must outlive the process's other functions, so it is kept */
	wf_fn whole = wf_fn_generic(inlined, (size_t)n, wfi_func_retain(f), 0);
	wf_fn both = wfi_value_and_grad(whole, (wf_grad_opts){ .argnums = g->argnums });
	wf_error *err = wfi_trace_types(both.c, n, defs, types, NULL, out, &result);
	wfi_free((void *)defs);
	wfi_free(types);
	return err;
}

/* ---- a batch of examples ---- */

/* what stands before an argument's own dimensions: replicas, then the batch */
static int leading(void) { return (o.replicas > 0) + o.vmap; }

/* f on as many examples as the arguments have; NULL *out where there is nothing to do */
static wf_error *batch(wfi_func *f, const wfi_exec_arrays *given, wfi_func **out)
{
	int n = f->body->n_params, n_out = f->body->n_results, axis = o.replicas > 0;
	int64_t size = given->n ? given->type[0].dims[axis] : 0;
	char t[WFI_TYPE_TEXT];

	if (!given->n || !n)
		return wf_error_new(WF_INVALID_ARGUMENT, "--vmap: there are no arguments with a batch of examples");
	for (int i = 1; i < given->n; i++)
		if (given->type[i].dims[axis] != size)
			return wf_error_new(WF_INVALID_ARGUMENT, "--vmap: argument %d is %s: its batch has %lld examples, that of argument 0 has %lld", i,
			                    wfi_type_text(&given->type[i], t), (long long)given->type[i].dims[axis], (long long)size);
	bool *batched = wfi_alloc((size_t)(n + n_out)), *result_batched = batched + n;
	for (int i = 0; i < n + n_out; i++)
		batched[i] = i >= n ? f->body->results[i - n]->type.dtype != WF_TOKEN : f->body->params[i]->type.dtype != WF_TOKEN;
	wf_error *err = wfi_batch_func(f, size, NULL, batched, result_batched, out);
	wfi_free(batched);
	return err;
}

/* ---- results ---- */
static char **result_names(int n, const gradient *g)
{
	char **name = wfi_alloc((size_t)n * sizeof *name + 1);
	int next = 0;

	for (int i = 0; i < n; i++) {
		if (!g->n) {
			name[i] = wfi_format("out%d", i);
		} else if (!i) {
			name[i] = wfi_strdup("value");
		} else {
			while (!(g->argnums & WF_ARG(next)))
				next++;
			name[i] = wfi_format("grad%d", next++);
		}
	}
	return name;
}

static void print_results(const wfi_exec_arrays *out, const char *const *name, bool named)
{
	for (int i = 0; i < out->n; i++) {
		wfi_str s = { 0 };
		if (out->type[i].dtype == WF_TOKEN)
			continue;
		if (named)
			wfi_str_add(&s, "%s =\n", name[i]);
		wfi_array_text(&s, &out->type[i], out->data[i]);
		puts(s.s);
		wfi_str_free(&s);
	}
}

static void print_timing(const wfi_func *f, const wfi_exec_timing *t, int replicas)
{
	double flops = wfi_exec_flops(f) * (replicas ? replicas : 1);

	fprintf(stderr, "compile %.3f ms, run %.3f µs (%d runs), %.3g GFLOP/s\n", t->compile * 1e3, t->run * 1e6, t->runs, flops / t->run / 1e9);
}

static wf_error *dump(const wfi_func *f)
{
	wfi_str s = { 0 };
	wf_error *err = NULL;

	if (!strcmp(o.dump, "program"))
		wfi_func_print(&s, f);
	else if (!strcmp(o.dump, "stablehlo"))
		err = wfi_module_print(f, false, &s);
	if (!err && s.n)
		fputs(s.s, stderr);
	wfi_str_free(&s);
	return err;
}

static wf_error *check_dump(void)
{
	static const char *const known[] = { "program", "stablehlo", "ir", "fusion", "plan", "llvm" };

	for (size_t i = 0; o.dump && i < WFI_COUNT(known); i++)
		if (!strcmp(o.dump, known[i])) {
			if (i > 1)       /* the first two are our own */
				setenv("WEFT_DUMP", o.dump, 1);
			return NULL;
		}
	return o.dump ? wf_error_new(WF_INVALID_ARGUMENT, "--dump %s: there are program, stablehlo, ir, fusion, plan and llvm", o.dump) : NULL;
}

static int module_number; /* with --split-input-file */

/* each module's results in a file of its own: results.npz, or results.0.npz, results.1.npz … */
static wf_error *write_results(const wfi_exec_arrays *out, const char *const *name)
{
	const char *slash = strrchr(o.out, '/'), *dot = strrchr(o.out, '.');
	const int stem = dot && dot > (slash ? slash : o.out) ? (int)(dot - o.out) : (int)strlen(o.out);

	if (!o.split)
		return wfi_exec_write(o.out, out, name);
	char *path = wfi_format("%.*s.%d%s", stem, o.out, module_number, o.out + stem);
	wf_error *err = wfi_exec_write(path, out, name);
	wfi_free(path);
	return err;
}

/* ---- one module ---- */
static wf_error *run_function(const wfi_backend *b, wfi_func *f, const wfi_exec_arrays *given, const gradient *g)
{
	int n = f->body->n_params;
	wfi_type *types = wfi_alloc((size_t)n * sizeof *types + 1);
	wfi_exec_arrays in = { 0 }, out = { 0 };
	wfi_exec_timing timing = { 0 };

	for (int i = 0; i < n; i++)
		types[i] = f->body->params[i]->type;
	wf_error *err = wfi_exec_match(given, n, types, o.replicas, &in);
	if (!err && o.dump)
		err = dump(f);
	if (!err)
		err = wfi_exec_run(b, f, (int)o.replicas, &in, &out, o.time ? &timing : NULL);
	if (!err) {
		char **name = result_names(out.n, g);
		if (o.out)
			err = write_results(&out, (const char *const *)name);
		else if (!o.quiet)
			print_results(&out, (const char *const *)name, g->n > 0);
		if (!err && o.time)
			print_timing(f, &timing, (int)o.replicas);
		for (int i = 0; i < out.n; i++)
			wfi_free(name[i]);
		wfi_free((void *)name);
	}
	wfi_exec_arrays_free(&in);
	wfi_exec_arrays_free(&out);
	wfi_free(types);
	return err;
}

/* the arguments' own types: what a module with dynamic dimensions is read for */
static wf_error *argument_types(const wfi_exec_arrays *given, wfi_type **out)
{
	*out = wfi_alloc((size_t)given->n * sizeof **out + 1);
	for (int i = 0; i < given->n; i++) {
		wfi_type *t = &(*out)[i];
		*t = given->type[i];
		if (!t->rank && o.replicas)
			return wf_error_new(WF_INVALID_ARGUMENT, "argument %d is a scalar; with --replicas every argument has an axis of replicas first", i);
		if (t->rank < leading())
			return wf_error_new(WF_INVALID_ARGUMENT, "argument %d has %d dimension%s; with --vmap every argument has a batch first%s", i, t->rank,
			                    t->rank == 1 ? "" : "s", o.replicas ? ", after the axis of replicas" : "");
		t->rank -= leading();
		memmove(t->dims, t->dims + leading(), (size_t)t->rank * sizeof *t->dims);
		memset(t->dims + t->rank, 0, (size_t)leading() * sizeof *t->dims);
	}
	return NULL;
}

static wf_error *find_function(const wfi_module *m, const char *file, wfi_func **out)
{
	int i = wfi_module_find(m, o.entry);

	if (i >= 0) {
		*out = m->funcs[i];
		return NULL;
	}
	if (o.entry)
		return wf_error_new(WF_INVALID_ARGUMENT, "%s has no function @%s", file, o.entry);
	return wf_error_add(wf_error_new(WF_INVALID_ARGUMENT, "%s has no function @main, and more than one public function or none", file),
	                    "--entry NAME says which one to run");
}

/* main, or the only public function; when none can stand alone, main for these arguments */
static wf_error *read_module(const char *file, const char *text, size_t n, const wfi_exec_arrays *given, const wfi_type *types, wfi_module **m)
{
	wfi_parse_opts all = { .file = file }, one = { .file = file, .entry = o.entry ? o.entry : "main", .n_types = given->n, .types = given->n ? types : NULL,
	                                                       .values = given->n && !leading() ? (const void *const *)given->data : NULL };

	if (!o.entry)
		WFI_EXEC_TRY(wfi_module_parse(text, n, &all, m));
	if (!o.entry && wfi_module_find(*m, NULL) >= 0)
		return NULL;
	wfi_module_free(*m);
	*m = NULL;
	return wfi_module_parse(text, n, &one, m);
}

static wf_error *run_module(const wfi_backend *b, const char *file, const char *text, size_t n, const wfi_exec_arrays *given, const gradient *g)
{
	wfi_module *m = NULL;
	wfi_func *f = NULL, *derived = NULL, *batched = NULL;
	wfi_type *types = NULL;
	wf_error *err = argument_types(given, &types);

	if (!err)
		err = read_module(file, text, n, given, types, &m);
	if (!err)
		err = find_function(m, file, &f);
	if (!err && g->n)
		err = differentiate(f, g, &derived);
	if (!err && o.vmap)
		err = batch(derived ? derived : f, given, &batched);
	wfi_probes_keep(memmem(text, n, "expect_serialized_eq", 20) != NULL);
	if (!err)
		err = run_function(b, batched ? batched : derived ? derived : f, given, g);
	wfi_probes_keep(false);
	wfi_func_release(batched);
	wfi_func_release(derived);
	wfi_module_free(m);
	wfi_free(types);
	return err;
}

/* ---- a file of one or several modules ---- */
typedef struct outcome { int modules, failed, status; } outcome;

/* a failed check weighs most, then what is invalid, then what is unsupported */
static void count(outcome *c, wf_error *err)
{
	int status = status_of(err);

	c->modules++;
	c->failed += status != RAN;
	if (status && (!c->status || status < c->status))
		c->status = status;
	wfi_cli_fail(err, status);
}

/* the mark that ends a module, wherever it stands in a line, as MLIR's tools take it; or the end */
static const char *next_mark(const char *from, const char *end)
{
	const char *mark = memmem(from, (size_t)(end - from), "// -----", 8);

	return mark ? mark : end;
}

/* nothing but spaces and comments: an empty module */
static bool is_blank(const char *s, const char *end)
{
	while (s < end && (strchr(" \t\r\n", *s) || (s[0] == '/' && s + 1 < end && s[1] == '/')))
		if (*s != '/')
			s++;
		else
			while (s < end && *s != '\n')
				s++;
	return s == end;
}

/* the lines before become empty ones, so that messages name the file's own lines */
static void run_piece(const wfi_backend *b, const char *file, char *whole, const char *from, const char *to, const wfi_exec_arrays *given, const gradient *g,
                      outcome *c)
{
	for (char *s = whole; s < from; s++)
		if (*s != '\n')
			*s = ' ';
	module_number = c->modules;
	if (!is_blank(from, to))
		count(c, run_module(b, file, whole, (size_t)(to - whole), given, g));
}

static outcome run_file(const wfi_backend *b, const char *file, char *text, size_t n, const wfi_exec_arrays *given, const gradient *g)
{
	outcome c = { 0 };
	const char *end = text + n;

	if (!o.split) {
		count(&c, run_module(b, file, text, n, given, g));
		return c;
	}
	for (const char *from = text; from < end;) {
		const char *to = next_mark(from, end);
		run_piece(b, file, text, from, to, given, g, &c);
		from = to < end ? memchr(to, '\n', (size_t)(end - to)) : NULL;
		from = from ? from + 1 : end;
	}
	if (c.failed)
		fprintf(stderr, "weft: %d of %d modules of %s did not pass\n", c.failed, c.modules, file);
	return c;
}

/* "a.npy,b.npy" and further words are more files */
static void input_files(int argc, char **argv, wfi_words *files)
{
	for (size_t i = 0; i < o.in.n + (size_t)argc; i++) {
		const char *s = i < o.in.n ? o.in.v[i] : argv[i - o.in.n];
		while (*s) {
			size_t n = strcspn(s, ",");
			files->v = wfi_realloc((void *)files->v, (files->n + 1) * sizeof *files->v);
			files->v[files->n++] = wfi_strndup(s, n);
			s += n + (s[n] != 0);
		}
	}
}

static wf_error *read_arguments(int argc, char **argv, wfi_exec_arrays *out)
{
	wfi_words files = { 0 };

	input_files(argc, argv, &files);
	wf_error *err = wfi_exec_read(files.n, files.v, out);
	for (size_t i = 0; i < files.n; i++)
		wfi_free((char *)(uintptr_t)files.v[i]);
	wfi_free((void *)files.v);
	return err;
}

static wf_error *prepare(int argc, char **argv, const wfi_backend **b, wfi_exec_arrays *given, gradient *g)
{
	if (!argc)
		return wf_error_add(wf_error_new(WF_INVALID_ARGUMENT, "weft exec needs a module's file"), "weft exec --help tells more");
	if (argc > 1 && !o.in.n)
		return wf_error_new(WF_INVALID_ARGUMENT, "weft exec runs one module; %d words were given (arguments come after --in)", argc);
	if (o.replicas == ONE_DEVICE)
		o.replicas = 0;
	else if (o.replicas < 1 || o.replicas > 64)
		return wf_error_new(WF_INVALID_ARGUMENT, "--replicas %ld: 1 to 64 are possible", o.replicas);
	if (o.grad)
		WFI_EXEC_TRY(read_gradient(o.grad, g));
	WFI_EXEC_TRY(check_dump());
	WFI_EXEC_TRY(wfi_backend_find(o.backend, b));
	return read_arguments(argc - 1, argv + 1, given);
}

static int run_exec(int argc, char **argv)
{
	wfi_exec_arrays given = { 0 };
	const wfi_backend *b = NULL;
	gradient g = { 0 };
	char *text = NULL;
	size_t n = 0;
	wf_error *err = prepare(argc, argv, &b, &given, &g);

	if (!err)
		err = wfi_read_file(argv[0], TEXT_MAX, &text, &n);
	if (err) {
		wfi_exec_arrays_free(&given);
		int status = status_of(err);
		return wfi_cli_fail(err, status);
	}
	wfi_exec_parallel_on(b);
	outcome c = run_file(b, argv[0], text, n, &given, &g);
	wfi_exec_arrays_free(&given);
	wfi_free(text);
	return c.status;
}

const wfi_command wfi_command_exec = {
	.name = "exec",
	.arguments = "MODULE.mlir",
	.summary = "runs a program of StableHLO text, as JAX exports it",
	.help = "Runs @main, else the only public function, and prints its results as numpy does. bfloat16 and smaller floats are written to files as f32,\n"
		"and read from raw bits or f32. check.expect_eq, expect_close, expect_almost_eq (also as custom_call targets) end the run when values differ.\n\n"
		"exit status: 0 it ran and every check passed; 1 a check failed; 2 unreadable or invalid; 3 unsupported, the message names what\n\n"
		"examples:\n"
		"  weft exec model.mlir --in inputs.npz --out results.npz\n"
		"  weft exec loss.mlir --in w.npy --in x.npy --grad 0\n"
		"  weft exec --split-input-file --backend reference tests.mlir\n",
	.options = options,
	.mixed = true,
	.run = run_exec,
};
