/* dlsym.c: what a host in another language does: the library is opened at run time, privately, and everything is reached through dlsym: trace, gradient,
 * compile, train, and a run of the trainer. The headers are here for types only: this program is not linked with weft, so a name that a macro brought
 * in would not link. usage: dlsym LIBRARY */
#include <dlfcn.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <weft.h>

/* the functions, by their names; (name) is not the macro of that name */
#define ALL(F) \
	F(wf_error_text) F(wf_error_free) F(wf_error_code) F(wf_error_new) F(wf_array) F(wf_array_wrap) F(wf_tree_release) F(wf_tree_get) F(wf_tree_data) \
	F(wf_item) F(wf_fn_generic) F(wf_apply_n) F(wf_call_n) F(wf_fn_forget) F(wf_add) F(wf_sub) F(wf_mul) F(wf_matmul) F(wf_square) F(wf_mean) F(wf_c) \
	F(wf_get) F(wf_at) F(wf_fail) F(wf_tuple_n) F(wf_dict_n) F(wf_unpack_n) F(wf_full_n) F(wf_reshape_n) F(wf_adam_with) F(wf_optimizer_init) \
	F(wf_optimizer_update) F(wf_apply_updates) F(wf_prng_key) F(wf_set_num_threads) F(wf_num_threads) F(wf_trainer_fit) F(wf_result_metric) \
	F(wf_result_free) F(wfi_value_and_grad) F(wfi_grad) F(wfi_jit) F(wfi_vmap) F(wfi_report) F(wfi_random_normal) F(wfi_stamp)
#define MEMBER(name) __typeof__((name)) *name##_;
static struct { ALL(MEMBER) } w;

static void *open_library(const char *path)
{
	void *lib = dlopen(path, RTLD_NOW | RTLD_LOCAL);

	if (!lib) {
		fprintf(stderr, "%s\n", dlerror());
		exit(1);
	}
#define FIND(name) \
	do { \
		void *p = dlsym(lib, #name); \
		if (!p) { \
			fprintf(stderr, "%s is no function of the library\n", #name); \
			exit(1); \
		} \
		memcpy(&w.name##_, &p, sizeof p); \
	} while (0);
	ALL(FIND)
	return lib;
}

static int failures;
static void expect(int ok, const char *what)
{
	if (!ok) {
		fprintf(stderr, "not so: %s\n", what);
		failures++;
	}
}
static void must(wf_error *err)
{
	if (!err)
		return;
	fprintf(stderr, "%s\n", w.wf_error_text_(err));
	exit(1);
}

/* ---- y = 2 x + 1: what is traced takes an array of values and a pointer of the host's ---- */
static wf_optimizer adam;

static wf_val loss(const wf_val *a, size_t n, const void *user)
{
	wf_val guess = w.wf_add_(w.wf_matmul_(a[1], w.wf_get_(a[0], "w")), w.wf_get_(a[0], "b"));

	(void)n;
	(void)user;
	return w.wf_mean_(w.wf_square_(w.wf_sub_(guess, a[2])));
}

static wf_val step(const wf_val *a, size_t n, const void *user) /* (params, state, x, y) */
{
	const wf_val in[3] = { a[0], a[2], a[3] };
	wf_val value[2], update[2];

	(void)n;
	w.wf_unpack_n_(w.wf_apply_n_(w.wfi_value_and_grad_(*(const wf_fn *)user, (wf_grad_opts){ 0 }), in, 3), value, 2);
	w.wf_unpack_n_(w.wf_optimizer_update_(&adam, value[1], a[1], a[0]), update, 2);
	const wf_val out[3] = { w.wf_apply_updates_(a[0], update[0]), update[1], value[0] };
	return w.wf_tuple_n_(out, 3);
}

static wf_val init(const wf_val *a, size_t n, const void *user) /* (key) */
{
	const int64_t wide[] = { 1, 1, INT64_MIN }, ones[] = { 1 }, rows[] = { 64, 1, INT64_MIN }; /* two lists end as wfi_ functions' do */
	const char *const names[] = { "w", "b" };
	const wf_val parts[] = { w.wfi_random_normal_(a[0], WF_F32, wide), w.wf_full_n_(WF_F32, 0, ones, 1) };
	wf_val params = w.wf_dict_n_(names, parts, 2), x = w.wfi_random_normal_(a[0], WF_F32, rows);
	const wf_val all[4] = { params, w.wf_optimizer_init_(&adam, params), x, w.wf_add_(w.wf_mul_(w.wf_c_(2), x), w.wf_c_(1)) };

	(void)n;
	(void)user;
	return w.wf_tuple_n_(all, 4);
}

static void train(double *last)
{
	wf_fn of_loss = w.wf_fn_generic_(loss, 3, NULL, 0), f = w.wfi_jit_(w.wf_fn_generic_(step, 4, &of_loss, sizeof of_loss), (wf_jit_opts){ 0 });
	wf_tree *key = NULL, *params = NULL, *state = NULL, *x = NULL, *y = NULL, *value = NULL;

	must(w.wf_prng_key_(0, &key));
	must(w.wf_call_n_(w.wf_fn_generic_(init, 1, NULL, 0), (const wf_tree *const[]){ key }, 1, (wf_tree **const[]){ &params, &state, &x, &y }, 4, NULL, 0));
	for (int i = 0; i <= 200; i++)
		must(w.wf_call_n_(f, (const wf_tree *const[]){ params, state, x, y }, 4, (wf_tree **const[]){ &params, &state, &value }, 3, NULL, 0));
	*last = w.wf_item_(value);
	expect(fabs(w.wf_item_(w.wf_tree_get_(params, "w")) - 2) < 0.01 && fabs(w.wf_item_(w.wf_tree_get_(params, "b")) - 1) < 0.01, "the line is found");
	w.wf_tree_release_(key);
	w.wf_tree_release_(params);
	w.wf_tree_release_(state);
	w.wf_tree_release_(x);
	w.wf_tree_release_(y);
	w.wf_tree_release_(value);
}

/* ---- the host's memory, gradients of more than one function ---- */
static int ended;
static void end_memory(void *bytes, void *user)
{
	(void)bytes;
	(void)user;
	ended++;
}

static wf_val cubes(const wf_val *a, size_t n, const void *user)
{
	(void)n;
	(void)user;
	return w.wf_mul_(a[0], w.wf_square_(a[0]));
}

static void gradients(void)
{
	static const float v[3] = { 1, 2, 3 };
	wf_fn f = w.wfi_vmap_(w.wfi_grad_(w.wfi_grad_(w.wf_fn_generic_(cubes, 1, NULL, 0), (wf_grad_opts){ 0 }), (wf_grad_opts){ 0 }), (wf_map_opts){ 0 });
	wf_tree *x = NULL, *y = NULL;

	must(w.wf_array_wrap_(WF_F32, 1, (const int64_t[]){ 3 }, v, end_memory, NULL, &x));
	must(w.wf_call_n_(f, (const wf_tree *const[]){ x }, 1, (wf_tree **const[]){ &y }, 1, NULL, 0));
	const float *second = w.wf_tree_data_(y); /* 6 x */
	expect(second && second[0] == 6 && second[1] == 12 && second[2] == 18, "second derivatives of cubes");
	w.wf_fn_forget_(f);
	w.wf_tree_release_(x);
	expect(ended == 1, "the memory was given back once");
	w.wf_tree_release_(y);
}

static wf_val refuses(const wf_val *a, size_t n, const void *user)
{
	(void)n;
	(void)user;
	/* the host's file and line, in place of the macros' */
	return w.wfi_stamp_(w.wf_add_(a[0], w.wf_reshape_n_(a[0], (const int64_t[]){ 7 }, 1)), "host.lang", 42);
}

static void errors(void)
{
	const float v[3] = { 1, 2, 3 };
	wf_tree *x = NULL, *y = NULL;

	must(w.wf_array_(WF_F32, 1, (const int64_t[]){ 3 }, v, &x));
	wf_error *err = w.wf_call_n_(w.wf_fn_generic_(refuses, 1, NULL, 0), (const wf_tree *const[]){ x }, 1, (wf_tree **const[]){ &y }, 1, "call.lang", 7);
	expect(err && w.wf_error_code_(err) == WF_INVALID_ARGUMENT, "an error of the trace");
	expect(strstr(w.wf_error_text_(err), "host.lang:42") && strstr(w.wf_error_text_(err), "call.lang:7"), "with the host's lines");
	w.wf_error_free_(err);
	w.wf_tree_release_(x);
}

static wf_error *loop(wf_worker *worker, const void *config)
{
	double last = 0;

	(void)config;
	train(&last);
	const wf_metric m = { .name = "loss", .kind = 2, .number = last }; /* WFI_M_NUM */
	return w.wfi_report_(worker, (wf_metrics){ 1, &m }, (wf_report_opts){ 0 });
}

int main(int argc, char **argv)
{
	wf_trainer trainer = { .train_loop_per_worker = loop, .scaling_config = { .in_process = true } };
	wf_result *result = NULL;
	double last = 1;

	if (argc != 2)
		return 2;
	expect(!dlsym(RTLD_DEFAULT, "wf_call_n"), "the library is not there before");
	void *lib = open_library(argv[1]);
	adam = w.wf_adam_with_((wf_adam_opts){ .learning_rate = 0.05 });
	must(w.wf_set_num_threads_(1));
	expect(w.wf_num_threads_() == 1, "one thread");
	train(&last);
	expect(last < 1e-4, "it learns");
	gradients();
	errors();
	must(w.wf_trainer_fit_(&trainer, 0, NULL, &result));
	expect(w.wf_result_metric_(result, "loss") == last, "the trainer's loop gives the same");
	w.wf_result_free_(result);
	expect(!dlsym(RTLD_DEFAULT, "wf_call_n"), "nor did it become global");
	/* closed and opened again: it works, or goes on working */
	dlclose(lib);
	open_library(argv[1]);
	double again = 1;
	adam = w.wf_adam_with_((wf_adam_opts){ .learning_rate = 0.05 });
	train(&again);
	expect(again == last, "the same bits");
	if (!failures)
		printf("trained through dlsym: loss %.2e\n", last);
	return failures != 0;
}
