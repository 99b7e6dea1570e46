/* code.c: see code.h. */
#include <dlfcn.h>
#include <pthread.h>
#include "backend/cpu/code.h"
#include "backend/cpu/loader.h"
#include "compile/gen.h"

struct wfi_code {
	int n;
	wfi_loaded **objects;
};

/* ---- the code generator, opened when it is first needed ---- */

static const wfi_codegen *codegen;
static char *codegen_problem;
static pthread_once_t codegen_once = PTHREAD_ONCE_INIT;

static void open_codegen(void)
{
	char *dir = wfi_library_dir(), *path = wfi_path_join(dir, "libweft-llvm.so");
	double start = wfi_now();
	void *lib = dlopen(path, RTLD_NOW | RTLD_LOCAL);
	const wfi_codegen *g = lib ? dlsym(lib, "wfi_codegen_llvm") : NULL;

	if (!lib)
		codegen_problem = wfi_format("%s", dlerror());
	else if (!g || g->version != WFI_CODEGEN_VERSION)
		codegen_problem = wfi_format("%s belongs to another version of libweft", path);
	else
		codegen = g;
	wfi_log(WFI_DEBUG, "opening %s took %.1f ms", path, 1e3 * (wfi_now() - start));
	wfi_free(path);
	wfi_free(dir);
}

static wf_error *need_codegen(void)
{
	pthread_once(&codegen_once, open_codegen);
	if (codegen)
		return NULL;
	wf_error *err =
		wf_error_new(WF_UNSUPPORTED, "the code generator of the CPU back end cannot be loaded: %s", codegen_problem);
	return wf_error_add(
		err, "libweft-llvm.so must lie beside libweft.so and needs the LLVM that it was built with (Debian: libllvm19); "
		     "WEFT_BACKEND=reference runs without it, slowly");
}

wf_error *wfi_codegen_get(const wfi_codegen **out)
{
	WF_TRY(need_codegen());
	*out = codegen;
	return NULL;
}

wf_error *wfi_code_describe(wfi_str *out)
{
	WF_TRY(need_codegen());
	codegen->describe(out);
	return NULL;
}

/* ---- which kernels are to be made ---- */

typedef struct making {
	const wfi_plan *p;
	int workers, n;          /* n: kernels that differ */
	int *kernel;             /* of them, the first that is so */
	char **key;              /* of them: what they compute */
	int *same;               /* per kernel of the plan: which of them it is */
	wfi_kernel_range *range; /* of them */
} making;

static void find_equal(making *m)
{
	for (int i = 0; i < m->p->n_kernels; i++) {
		char *key = wfi_kernel_key(m->p, m->p->kernels[i]);
		int k = 0;
		while (k < m->n && strcmp(m->key[k], key))
			k++;
		m->same[i] = k;
		if (k < m->n) {
			wfi_free(key);
			continue;
		}
		m->key[m->n] = key;
		m->kernel[m->n++] = i;
	}
}

static wf_error *get_objects(making *m, wfi_objects *o)
{
	const wfi_code_key key = wfi_code_key_of(m->n, m->key);
	double start = wfi_now();

	if (!wfi_dump_wants("llvm") && wfi_code_cache_get(&key, m->n, m->range, o)) {
		wfi_log(WFI_DEBUG, "%d kernels: from the cache in %.2f ms", m->n, 1e3 * (wfi_now() - start));
		return NULL;
	}
	WF_TRY(need_codegen());
	start = wfi_now();
	WF_TRY(codegen->compile(m->p, m->n, m->kernel, m->workers, m->range, o));
	wfi_log(WFI_DEBUG, "%d kernels made in %.2f ms", m->n, 1e3 * (wfi_now() - start));
	wfi_code_cache_put(&key, m->n, m->range, o);
	return NULL;
}

/* ---- into memory ---- */

static wf_error *load_all(const wfi_objects *o, wfi_code *code)
{
	code->objects = wfi_alloc((size_t)(o->n + 1) * sizeof(wfi_loaded *));
	for (; code->n < o->n; code->n++)
		WF_TRY(wfi_load_object(o->v[code->n].bytes, o->v[code->n].n, &code->objects[code->n]));
	return NULL;
}

static void *find(const wfi_code *code, int kernel)
{
	char name[32];
	void *address = NULL;

	snprintf(name, sizeof name, "kernel_%d", kernel);
	for (int i = 0; i < code->n && !address; i++)
		address = wfi_loaded_find(code->objects[i], name);
	return address;
}

static wf_error *find_all(const making *m, const wfi_code *code, wfi_kernel_code *made)
{
	wfi_kernel_code *of = wfi_alloc((size_t)(m->n + 1) * sizeof *of);
	bool all = true;

	for (int i = 0; i < m->n; i++) {
		void *address = find(code, i);
		all &= address != NULL;
		memcpy(&of[i].fn, &address, sizeof address); /* C has no conversion from data to function pointers */
		of[i].range = m->range[i];
	}
	for (int i = 0; i < m->p->n_kernels; i++)
		made[i] = of[m->same[i]];
	wfi_free(of);
	return all ? NULL : wf_error_new(WF_INTERNAL, "generated code lacks a kernel");
}

static wf_error *make(making *m, wfi_kernel_code *made, wfi_code *code)
{
	wfi_objects o = { 0 };

	find_equal(m);
	wf_error *err = get_objects(m, &o);
	if (!err)
		err = load_all(&o, code);
	wfi_objects_free(&o);
	return err ? err : find_all(m, code, made);
}

wf_error *wfi_code_make(const wfi_plan *p, int workers, wfi_kernel_code *made, wfi_code **out)
{
	size_t n = (size_t)p->n_kernels + 1;
	making m = { .p = p,
		     .workers = workers,
		     .kernel = wfi_alloc(n * sizeof(int)),
		     .key = wfi_alloc(n * sizeof(char *)),
		     .same = wfi_alloc(n * sizeof(int)),
		     .range = wfi_alloc(n * sizeof(wfi_kernel_range)) };

	*out = wfi_alloc(sizeof **out);
	wf_error *err = make(&m, made, *out);
	if (err) {
		wfi_code_free(*out);
		*out = NULL;
	}
	for (int i = 0; i < m.n; i++)
		wfi_free(m.key[i]);
	wfi_free(m.kernel);
	wfi_free(m.key);
	wfi_free(m.same);
	wfi_free(m.range);
	return err;
}

void wfi_code_free(wfi_code *code)
{
	if (!code)
		return;
	for (int i = 0; i < code->n; i++)
		wfi_loaded_free(code->objects[i]);
	wfi_free(code->objects);
	wfi_free(code);
}

void wfi_objects_free(wfi_objects *o)
{
	for (int i = 0; i < o->n; i++)
		wfi_free(o->v[i].bytes);
	wfi_free(o->v);
	*o = (wfi_objects){ 0 };
}
