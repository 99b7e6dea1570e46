/* Programs compiled ahead of time (weft compile) against the CPU back end: every operation's samples, and the programs of test/golden/modules. All
 * objects of a test are linked into one library by the C compiler, through functions that include the generated headers. */
#include <dirent.h>
#include <dlfcn.h>
#include <unistd.h>
#include "runtime/ahead.h"
#include "stablehlo/stablehlo.h"
#include "support/samples.h"

/* ahead_long_test.c takes every module */
#ifndef MODULES_EACH
#define MODULES_EACH 10
#endif
enum { MOST_CASES = 4000, MOST_REFUSED = 200 };

typedef struct values {
	int n;
	wfi_type *type;
	void **data;
} values;

typedef struct one {
	char *label;
	values in, want;
	bool exact;
} one;

static char *folder;
static one *cases;
static int n_cases;
static const char *refused[MOST_REFUSED];
static int n_refused;
static FILE *calls;

static void no_error(wf_error *err, const char *what)
{
	if (err)
		fail_msg("%s: %s", what, wf_error_text(err));
}

static values new_values(int n, wfi_value *const *v)
{
	values a = { n, wfi_alloc((size_t)(n + 1) * sizeof *a.type), wfi_alloc((size_t)(n + 1) * sizeof *a.data) };

	for (int i = 0; i < n; i++) {
		a.type[i] = v[i]->type;
		a.data[i] = wfi_try_alloc_aligned(wfi_type_bytes(&a.type[i]) + 64, 64);
		assert_non_null(a.data[i]);
		memset(a.data[i], 0xa5, wfi_type_bytes(&a.type[i]));
	}
	return a;
}

static void free_values(values *a)
{
	for (int i = 0; i < a->n; i++)
		wfi_free(a->data[i]);
	wfi_free(a->data);
	wfi_free(a->type);
}

/* ---- one case ---- */

static void write_bytes(const char *name, const char *ending, const void *bytes, size_t n)
{
	char *path = wfi_format("%s/%s%s", folder, name, ending);

	no_error(wfi_write_file(path, &(const wfi_piece){ bytes, n }, 1), path);
	wfi_free(path);
}

/* the operation's name begins the message */
static void note_refusal(const char *text)
{
	size_t n = strcspn(text, " ");

	for (int i = 0; i < n_refused; i++)
		if (!strncmp(refused[i], text, n) && !refused[i][n])
			return;
	assert_true(n_refused < MOST_REFUSED);
	refused[n_refused++] = wfi_strndup(text, n);
}

static bool compile(const wfi_func *f, const char *label)
{
	char name[32];
	wfi_ahead a;

	snprintf(name, sizeof name, "f%d", n_cases);
	wf_error *err = wfi_ahead_compile(f, &(const wfi_ahead_opts){ .name = name, .caller_workspace = n_cases & 1 }, &a);
	if (err && wf_error_code(err) == WF_UNSUPPORTED) {
		note_refusal(wf_error_message(err));
		wf_error_free(err);
		return false;
	}
	no_error(err, label);
	write_bytes(name, ".o", a.object, a.object_size);
	write_bytes(name, ".h", a.header, strlen(a.header));
	int n = f->body->n_params + f->body->n_results;
	fprintf(calls, "#include \"%s.h\"\nint call_%d(void *const *p);\nint call_%d(void *const *p)\n{\n\t(void)p;\n\treturn %s(", name, n_cases, n_cases, name);
	for (int i = 0; i < n; i++)
		fprintf(calls, "%sp[%d]", i ? ", " : "", i);
	if (n_cases & 1)
		fprintf(calls, "%sp[%d]", n ? ", " : "", n);
	fprintf(calls, ");\n}\nextern const unsigned long room_%d;\nconst unsigned long room_%d = F%d_WORKSPACE_BYTES;\n", n_cases, n_cases, n_cases);
	wfi_ahead_free(&a);
	return true;
}

/* What the CPU back end computes by a library, or one scalar after the other by the plain evaluation, has other bits. */
static bool is_exact(const wfi_block *b)
{
	static const char *const others[] = { "convolution", "map", "wf.reduce", "wf.reduce_window", "wf.select_and_scatter", "wf.scatter",
		                              "cholesky", "triangular_solve",
		                              "wf.bessel_i0e" /* by its form in text */ };

	for (const wfi_eqn *e = b->first; e; e = e->next) {
		for (size_t i = 0; i < WFI_COUNT(others); i++)
			if (!strcmp(e->op->name, others[i]))
				return false;
		for (int r = 0; r < e->n_regions; r++)
			if (!is_exact(e->regions[r]))
				return false;
	}
	return true;
}

/* f on these arguments; takes label and in */
static void add_case(wfi_func *f, values in, char *label)
{
	wfi_executable *x = NULL;

	assert_true(n_cases < MOST_CASES);
	if (!compile(f, label)) {
		free_values(&in);
		wfi_free(label);
		return;
	}
	values want = new_values(f->body->n_results, f->body->results);
	no_error(wfi_backend_cpu.compile(&wfi_backend_cpu, f, &(const wfi_compile_opts){ .n_devices = 1 }, &x), label);
	no_error(wfi_backend_cpu.run(x, &(const wfi_run){ .in = (const void *const *)in.data, .out = want.data }), label);
	wfi_backend_cpu.free(x);
	cases[n_cases++] = (one){ label, in, want, is_exact(f->body) };
}

/* ---- comparing ---- */

static bool is_nan(wf_dtype d, const void *p, int64_t i)
{
	double x = wfi_is_float(d) ? wfi_load_f(d, p, i) : 0;
	return x != x;
}

static bool near(wf_dtype d, const void *got, const void *want, int64_t i, double scale)
{
	static const double tolerance[WF_DTYPE_COUNT] = { [WF_F16] = 2e-3, [WF_BF16] = 2e-2, [WF_F32] = 1e-5, [WF_F64] = 1e-12 };
	double x = wfi_load_f(d, got, i), y = wfi_load_f(d, want, i);

	return x == y || fabs(x - y) <= tolerance[d] * fmax(scale, fabs(y));
}

static bool same(const one *c, const values *got, int k)
{
	const wfi_type *t = &c->want.type[k];
	size_t size = wf_dtype_size(t->dtype);
	double scale = 0;
	int64_t n = wfi_type_count(t);

	for (int64_t i = 0; i < n && wfi_is_float(t->dtype); i++)
		if (isfinite(wfi_load_f(t->dtype, c->want.data[k], i)))
			scale = fmax(scale, fabs(wfi_load_f(t->dtype, c->want.data[k], i)));
	for (int64_t i = 0; i < n; i++) {
		const char *x = (const char *)got->data[k] + (size_t)i * size, *y = (const char *)c->want.data[k] + (size_t)i * size;
		if (!memcmp(x, y, size) || (is_nan(t->dtype, x, 0) && is_nan(t->dtype, y, 0)))
			continue;
		if (!c->exact && wfi_is_float(t->dtype) && near(t->dtype, got->data[k], c->want.data[k], i, scale))
			continue;
		print_error("%s: result %d, element %lld is %.9g, the CPU back end has %.9g%s\n", c->label, k, (long long)i, wfi_load_f(t->dtype, x, 0),
		            wfi_load_f(t->dtype, y, 0), c->exact ? " (bits)" : "");
		return false;
	}
	return true;
}

static bool agrees(void *lib, int number)
{
	const one *c = &cases[number];
	char name[32];
	values got = { c->want.n, c->want.type, wfi_alloc((size_t)(c->want.n + 1) * sizeof *got.data) };
	void **p = wfi_alloc((size_t)(c->in.n + c->want.n + 1) * sizeof *p);
	bool ok = true;

	snprintf(name, sizeof name, "room_%d", number);
	const unsigned long *room = dlsym(lib, name);
	snprintf(name, sizeof name, "call_%d", number);
	void *address = dlsym(lib, name);
	int (*call)(void *const *);
	assert_non_null(address);
	memcpy(&call, &address, sizeof call);
	for (int i = 0; i < c->in.n; i++)
		p[i] = c->in.data[i];
	for (int i = 0; i < c->want.n; i++) { /* no more aligned than its elements */
		size_t size = wf_dtype_size(c->want.type[i].dtype);
		got.data[i] = wfi_try_alloc_aligned(wfi_type_bytes(&c->want.type[i]) + 128, 64);
		got.data[i] = (char *)got.data[i] + size;
		p[c->in.n + i] = got.data[i];
	}
	void *work = p[c->in.n + c->want.n] = wfi_try_alloc_aligned(*room + 64, 64);
	memset(work, 0x5a, *room);
	int code = call(p);
	if (code) {
		print_error("%s: gave %d\n", c->label, code);
		ok = false;
	}
	for (int i = 0; i < c->want.n && ok; i++)
		ok = same(c, &got, i);
	for (int i = 0; i < c->want.n; i++)
		wfi_free((char *)got.data[i] - wf_dtype_size(c->want.type[i].dtype));
	wfi_free(work);
	wfi_free(got.data);
	wfi_free(p);
	return ok;
}

/* ---- a test's library ---- */

static void begin(void)
{
	char path[] = "/tmp/weft-ahead-XXXXXX";

	assert_non_null(mkdtemp(path));
	folder = wfi_strdup(path);
	cases = wfi_alloc(MOST_CASES * sizeof *cases);
	n_cases = n_refused = 0;
	char *file = wfi_path_join(folder, "calls.c");
	calls = fopen(file, "w");
	assert_non_null(calls);
	wfi_free(file);
}

static void run(const char *format, const char *a, const char *b)
{
	char *command = wfi_format(format, a, b);

	if (system(command))
		fail_msg("%s failed", command);
	wfi_free(command);
}

/* links, runs, compares; how many were compared */
static int finish(void)
{
	int bad = 0, n = n_cases;

	fclose(calls);
	run("cd %s && cc -shared -fPIC -O0 -Wall -Wextra -pedantic -Werror calls.c *.o -o all.so -lm", folder, NULL);
	char *path = wfi_path_join(folder, "all.so");
	void *lib = dlopen(path, RTLD_NOW | RTLD_LOCAL);
	if (!lib)
		fail_msg("%s", dlerror());
	for (int i = 0; i < n_cases; i++)
		bad += !agrees(lib, i);
	dlclose(lib);
	run("rm -r %s", folder, NULL);
	for (int i = 0; i < n_cases; i++) {
		free_values(&cases[i].in);
		free_values(&cases[i].want);
		wfi_free(cases[i].label);
	}
	wfi_free(cases);
	wfi_free(path);
	wfi_free(folder);
	assert_int_equal(bad, 0);
	return n;
}

static int by_text(const void *a, const void *b)
{
	return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* no other operations were refused than these, in order; all: exactly these */
static void check_refused(size_t n, const char *const *want, bool all)
{
	bool ok = !all || (size_t)n_refused == n;

	for (int i = 0; i < n_refused; i++) {
		if (!bsearch(&refused[i], want, n, sizeof *want, by_text)) {
			print_error("refused: %s\n", refused[i]);
			ok = false;
		}
		wfi_free((char *)(uintptr_t)refused[i]);
	}
	assert_true(ok);
}

/* ---- every operation ---- */

static bool all_native(const wfi_func *f)
{
	for (int i = 0; i < f->body->n_params; i++)
		if (!wfi_is_native(f->body->params[i]->type.dtype))
			return false;
	for (int i = 0; i < f->body->n_results; i++)
		if (!wfi_is_native(f->body->results[i]->type.dtype))
			return false;
	return true;
}

static void add_sample(const wfi_op *op, const wfi_sample *s)
{
	sample_arrays in = sample_types(op, s);
	wfi_func *f = NULL;
	char *label = wfi_format("%s on %s", op->name, s->in);

	sample_fill(&in, s);
	no_error(sample_build(op, s->attrs, s, &in, &f), label);
	if (all_native(f)) {
		values v = new_values(f->body->n_params, f->body->params);
		for (int i = 0; i < in.n; i++)
			memcpy(v.data[i], in.data[i], wfi_type_bytes(&in.type[i]));
		add_case(f, v, label);
	} else {
		wfi_free(label);
	}
	sample_free(&in);
	wfi_func_release(f);
}

static void test_samples(void **state)
{
	static const char *const want[] = {
		"all_gather", "all_reduce", "all_to_all", "bitcast_convert", "check.expect_almost_eq",
		"check.expect_almost_eq_const", "check.expect_close", "check.expect_eq", "check.expect_eq_const",
		"chlo.bessel_i1e", "chlo.digamma", "chlo.lgamma", "chlo.next_after", "chlo.polygamma", "chlo.zeta",
		"collective_broadcast", "collective_permute", "collective_reduce", "custom_call", "interpreter.print",
		"interpreter.probe", "interpreter.run_parallel", "partition_id", "reduce_scatter", "replica_id", "rng",
		"rng_bit_generator", "wf.all_gather", "wf.all_reduce", "wf.all_to_all", "wf.axis_index",
		"wf.on_devices", "wf.pbroadcast", "wf.ppermute", "wf.psum_scatter",
	};

	(void)state;
	begin();
	for (size_t i = 0; i < wfi_n_ops; i++)
		for (const wfi_sample *s = wfi_ops[i]->samples; s && s->in; s++)
			add_sample(wfi_ops[i], s);
	int n = finish();
	print_message("%d samples compared\n", n);
	assert_true(n > 500);
	check_refused(WFI_COUNT(want), want, true);
}

/* ---- modules ---- */

static int is_module(const struct dirent *d)
{
	size_t n = strlen(d->d_name);
	return n > 5 && !strcmp(d->d_name + n - 5, ".mlir");
}

static wfi_func *function_of(const char *text, size_t size, const char *name, const char *label)
{
	wfi_module *m = NULL;

	no_error(wfi_module_parse(text, size, &(const wfi_parse_opts){ .file = "module", .entry = name }, &m), label);
	int i = wfi_module_find(m, name);
	assert_true(i >= 0);
	wfi_func *f = wfi_func_retain(m->funcs[i]);
	wfi_module_free(m);
	return f;
}

static void add_module(const char *text, size_t size, const char *file, int number)
{
	char *label = wfi_format("%s, module %d", file, number);
	wfi_func *program = function_of(text, size, "program", label), *inputs = function_of(text, size, "inputs", label);

	if (inputs->body->n_results == program->body->n_params && all_native(program)) {
		values in = new_values(program->body->n_params, program->body->params);
		no_error(wfi_evaluate(inputs, NULL, in.data, 0, NULL), label);
		add_case(program, in, label);
	} else {
		wfi_free(label);
	}
	wfi_func_release(program);
	wfi_func_release(inputs);
}

static void add_file(const char *name)
{
	static const char mark[] = "// -----";
	char *path = wfi_format("%s/modules/%s", WEFT_GOLDEN_DIR, name), *text = NULL;
	size_t size = 0;
	int number = 0;

	no_error(wfi_read_file(path, 1 << 30, &text, &size), path);
	for (char *from = text, *end = text + size; from < end; number++) {
		char *to = strstr(from, mark);
		to = to ? to : end;
		if (number % MODULES_EACH == 0 && memmem(from, (size_t)(to - from), "@program(", 9) && memmem(from, (size_t)(to - from), "@inputs(", 8))
			add_module(from, (size_t)(to - from), name, number);
		from = to < end ? to + sizeof mark - 1 : end;
	}
	wfi_free(text);
	wfi_free(path);
}

static void test_modules(void **state)
{
	static const char *const want[] = {
		"bitcast_convert", "chlo.bessel_i1e", "chlo.digamma", "chlo.lgamma", "chlo.next_after", "chlo.polygamma", "chlo.zeta", "convert",
		"custom_call", "fft",
	};
	struct dirent **entry = NULL;
	int n = scandir(WEFT_GOLDEN_DIR "/modules", &entry, is_module, alphasort);

	(void)state;
	assert_true(n > 0);
	begin();
	for (int i = 0; i < n; i++) {
		add_file(entry[i]->d_name);
		free(entry[i]);
	}
	free(entry);
	n = finish();
	print_message("%d modules compared\n", n);
	assert_true(n > 900 / MODULES_EACH);
	check_refused(WFI_COUNT(want), want, MODULES_EACH == 1);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_samples), cmocka_unit_test(test_modules) };

	setenv("WEFT_CACHE", "none", 1); /* every program runs once */
	return cmocka_run_group_tests(tests, NULL, NULL);
}
