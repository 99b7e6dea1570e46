/* numpy_test.c: every function of numpy.h against jax.numpy, on both back ends: values, gradients, gradients of gradients where the golden file has
 * them; and vmap of each against a loop. The cases are in test_cases.h, what JAX gives in test/oracle/numpy_golden.py, under the same names. */
#include "nn/test_golden.h"

typedef wf_val function(const wf_val *x);
typedef struct numpy_case { const char *name; int n_in; double tol; function *f; } numpy_case;

/* complex leaves as tuples of their parts */
static wf_val leaf_parts(wf_val x)
{
	return wf_tuple(wf_real(x), wf_imag(x));
}

static wf_val parts(wf_val tree)
{
	return wf_tree_map(leaf_parts, tree);
}

/* Vectors are unique but for their signs, which may differ between builds of LAPACK: (values, v ⊗ v) or (u ⊗ u, values, v ⊗ v) without them. */
static wf_val signless(wf_val tree)
{
	if (wf_len(tree) == 2)
		return wf_tuple(wf_at(tree, 0), wf_square(wf_at(tree, 1)));
	wf_val u = wf_at(tree, 0), v = wf_swapaxes(wf_at(tree, 2), -1, -2);
	return wf_tuple(wf_square(u), wf_at(tree, 1), wf_mul(wf_slice_axis(u, -2, 0, 1), v));
}

/* u diag(s) vᵀ, and what is orthogonal: u uᵀ, v vᵀ */
static wf_val svd_again(wf_val usv)
{
	wf_val u, s, vt;

	wf_unpack(usv, &u, &s, &vt);
	const int64_t k = wf_dim(s, -1);
	wf_val a = wf_matmul(wf_mul(wf_slice_axis(u, -1, 0, k), wf_expand_dims(s, -2)), wf_slice_axis(vt, -2, 0, k));
	return wf_tuple(a, wf_matmul(u, wf_swapaxes(u, -1, -2)), wf_matmul(wf_swapaxes(vt, -1, -2), vt));
}

/* the eigenvalues, and v diag(w) vᴴ, parted: v is unique but for factors of size 1 */
static wf_val hermitian_again(wf_val wv)
{
	wf_val w, v;

	wf_unpack(wv, &w, &v);
	return wf_tuple(w, leaf_parts(wf_matmul(wf_mul(v, wf_expand_dims(wf_square(w), -2)), wf_conj(wf_swapaxes(v, -1, -2)))));
}

#define CASE(name, n, tol, ...) static wf_val case_##name(const wf_val *x) { (void)x; return __VA_ARGS__; }
#include "numpy/test_cases.h"
#undef CASE
#define CASE(name, n, tol, ...) { #name, n, tol, case_##name },
static const numpy_case cases[] = {
#include "numpy/test_cases.h"
};

enum { MOST_IN = 4, MOST_OUT = 12, BATCH = 3 };
typedef struct job { int backend, pad; const numpy_case *c; } job; /* the back end's number belongs to the function's identity */

static bool is_float(wf_val x)
{
	return wf_dtype_of(x) >= WF_F16 && wf_dtype_of(x) <= WF_F64;
}

/* Σ x · cos(0.7 i + k), in f32 at least: something that depends on every element in its own way */
static wf_val weighed(wf_val x, double k)
{
	wf_dtype d = wf_dtype_of(x) == WF_F64 ? WF_F64 : WF_F32;
	wf_val w = wf_cos(wf_add(wf_mul(wf_iota(d, wf_size(x)), wf_astype(wf_c(0.7), d)), wf_astype(wf_c(k), d)));

	return wf_sum(wf_mul(wf_reshape(wf_astype(x, d), wf_size(x)), w));
}

static wf_val weighed_tree(wf_val tree)
{
	wf_val leaf[MOST_OUT], sum = wf_c(0);
	size_t n = wf_tree_leaves(tree, leaf, MOST_OUT);

	for (size_t i = 0; i < n && i < MOST_OUT; i++)
		if (is_float(leaf[i]))
			sum = wf_add(sum, weighed(leaf[i], (double)i));
	return sum;
}

static wf_val call(const wf_val *x, size_t n, const void *user)
{
	(void)n;
	return ((const job *)user)->c->f(x);
}

static wf_val loss(const wf_val *x, size_t n, const void *user)
{
	return weighed_tree(call(x, n, user));
}

static uint64_t floats(const wf_val *x, size_t n)
{
	uint64_t mask = 0;

	for (size_t i = 0; i < n; i++)
		if (is_float(x[i]))
			mask |= WF_ARG(i);
	return mask;
}

static wf_val gradient(const wf_val *x, size_t n, const void *user)
{
	return wf_apply_n(wf_grad(wf_fn_generic(loss, n, user, sizeof(job)), .argnums = floats(x, n)), x, n);
}

static wf_val gradient_loss(const wf_val *x, size_t n, const void *user)
{
	return weighed_tree(gradient(x, n, user));
}

static wf_val second(const wf_val *x, size_t n, const void *user)
{
	return wf_apply_n(wf_grad(wf_fn_generic(gradient_loss, n, user, sizeof(job)), .argnums = floats(x, n)), x, n);
}

/* ---- vmap: three examples, which differ; at once, and one by one ---- */

static wf_val example(wf_val x, int i)
{
	static const double scale[BATCH] = { 1, 1.25, 0.75 };

	if (is_float(x))
		return wf_mul(x, wf_c(scale[i]));
	return i == 1 ? wf_flip(x) : x;
}

static wf_val batched(const wf_val *x, size_t n, const void *user)
{
	wf_val in[MOST_IN], one[MOST_IN], leaf[BATCH][MOST_OUT], stacked[MOST_OUT + 1], same[BATCH];
	size_t n_out = 0;

	for (size_t k = 0; k < n; k++) {
		for (int i = 0; i < BATCH; i++)
			same[i] = example(x[k], i);
		in[k] = wf_stack_n(0, same, BATCH);
	}
	wf_val at_once = wf_apply_n(wf_vmap(wf_fn_generic(call, n, user, sizeof(job))), in, n);
	for (int i = 0; i < BATCH; i++) {
		for (size_t k = 0; k < n; k++)
			one[k] = wf_at(in[k], i);
		n_out = wf_tree_leaves(call(one, n, user), leaf[i], MOST_OUT);
	}
	for (size_t k = 0; k < n_out; k++) {
		for (int i = 0; i < BATCH; i++)
			same[i] = leaf[i][k];
		stacked[k] = wf_stack_n(0, same, BATCH);
	}
	stacked[n_out] = wfi_end;
	return wf_tuple(at_once, wfi_tuple(stacked));
}

/* ---- running ---- */

static wf_arrays inputs_of(const numpy_case *c, const wf_tree **in)
{
	for (int i = 0; i < c->n_in; i++)
		in[i] = golden("%s.in%d", c->name, i);
	return (wf_arrays){ (size_t)c->n_in, in };
}

static void run(const job *j, wf_generic *f, const char *what, wf_tree **out)
{
	const wf_tree *in[MOST_IN];
	wf_error *err = wf_call(wf_fn_generic(f, (size_t)j->c->n_in, j, sizeof *j), inputs_of(j->c, in), WF_OUT(out));

	if (err)
		print_error("%s of %s on %s\n", what, j->c->name, backends[j->backend]);
	ok(err);
}

static double greatest(const wf_tree *t)
{
	size_t n;
	void *p = bytes_of(t, &n);
	double most = 0;

	for (size_t i = 0; i < n; i++) {
		double x = fabs(value(wf_tree_dtype(t), p, i));
		if (isfinite(x) && x > most)
			most = x;
	}
	free(p);
	return most;
}

/* leaves of got against NAME.WHAT0, NAME.WHAT1, … */
static void compare(const job *j, const char *what, const wf_tree *got, double tol)
{
	char path[80], name[120];

	for (size_t i = 0; i < wf_tree_count(got); i++) {
		const wf_tree *wanted = golden("%s.%s%zu", j->c->name, what, i);
		snprintf(name, sizeof name, "%s.%s%zu", j->c->name, what, i);
		same(name, j->backend, wf_tree_leaf(got, i, path, sizeof path), wanted, tol, tol * greatest(wanted));
	}
}

static void test_values(void **state)
{
	WF_TREES(out);

	(void)state;
	for (size_t i = 0; i < WFI_LEN(cases); i++)
		FOR_BACKENDS(b) {
			const job j = { b, 0, &cases[i] };
			run(&j, call, "value", &out);
			compare(&j, "out", out, cases[i].tol);
		}
}

static void test_gradients(void **state)
{
	WF_TREES(out);

	(void)state;
	for (size_t i = 0; i < WFI_LEN(cases); i++)
		FOR_BACKENDS(b) {
			const job j = { b, 0, &cases[i] };
			if (!golden_find("%s.grad0", cases[i].name))
				break;
			run(&j, gradient, "gradient", &out);
			compare(&j, "grad", out, fmax(10 * cases[i].tol, 2e-6)); /* the weights themselves are rounded */
			if (!golden_find("%s.second0", cases[i].name))
				continue;
			run(&j, second, "gradient of the gradient", &out);
			compare(&j, "second", out, fmax(100 * cases[i].tol, 2e-6));
		}
}

static void test_vmap(void **state)
{
	WF_TREES(out);
	char path[80];

	(void)state;
	for (size_t i = 0; i < WFI_LEN(cases); i++) {
		const job j = { 1, 0, &cases[i] };
		if (!cases[i].n_in || !use_backend(1))
			continue;
		run(&j, batched, "vmap", &out);
		const size_t n = wf_tree_count(out) / 2;
		for (size_t k = 0; k < n; k++) {
			const wf_tree *wanted = wf_tree_leaf(out, n + k, path, sizeof path);
			same(cases[i].name, 1, wf_tree_leaf(out, k, path, sizeof path), wanted, 10 * cases[i].tol, 10 * cases[i].tol * greatest(wanted));
		}
	}
}

/* ---- arguments of any shape, and failed ones ---- */

/* the case's function on zeros of one shape: a result, or an error with the line of test_cases.h */
static void any_shape(const numpy_case *c, int rank, const int64_t *dims)
{
	static const char zeros[1024];
	WF_TREES(out);
	wf_tree *made[MOST_IN] = { NULL };
	const wf_tree *in[MOST_IN];
	const job j = { 0, rank, c };

	for (int i = 0; i < c->n_in; i++) {
		ok(wf_array(wf_tree_dtype(golden("%s.in%d", c->name, i)), rank, dims, zeros, &made[i]));
		in[i] = made[i];
	}
	wf_error *err = wf_call(wf_fn_generic(call, (size_t)c->n_in, &j, sizeof j), ((wf_arrays){ (size_t)c->n_in, in }), WF_OUT(&out));
	if (err && !strstr(wf_error_text(err), "test_cases.h:") && !strstr(wf_error_text(err), "numpy_test.c:"))
		fail_msg("%s of rank %d: %s", c->name, rank, wf_error_text(err));
	wf_error_free(err);
	for (int i = 0; i < c->n_in; i++)
		wf_release(&made[i]);
}

static void test_any_shape(void **state)
{
	static const struct { int rank; int64_t dims[10]; } shapes[] = {
		{ 0, { 0 } }, { 1, { 0 } }, { 1, { 3 } }, { 2, { 0, 0 } }, { 2, { 0, 2 } }, { 2, { 2, 2 } }, { 3, { 2, 0, 2 } }, { 3, { 2, 1, 2 } },
		{ 4, { 1, 2, 1, 2 } }, { 10, { 1, 1, 1, 1, 1, 1, 1, 1, 2, 2 } },
	};

	(void)state;
	use_backend(0);
	for (size_t i = 0; i < WFI_LEN(cases); i++)
		for (size_t k = 0; k < WFI_LEN(shapes) && cases[i].n_in; k++)
			any_shape(&cases[i], shapes[k].rank, shapes[k].dims);
}

static wf_val call_failed(const wf_val *x, size_t n, const void *user)
{
	wf_val bad[MOST_IN];

	(void)x;
	for (size_t i = 0; i < n; i++)
		bad[i] = wf_fail("made to fail");
	return call(bad, n, user);
}

/* what failed before is the error, whatever is made of it */
static void test_failed_arguments(void **state)
{
	const wf_tree *in[MOST_IN];
	WF_TREES(out);

	(void)state;
	use_backend(0);
	for (size_t i = 0; i < WFI_LEN(cases); i++) {
		const job j = { 0, 0, &cases[i] };
		if (cases[i].n_in)
			REFUSED(wf_call(wf_fn_generic(call_failed, (size_t)cases[i].n_in, &j, sizeof j), inputs_of(&cases[i], in), WF_OUT(&out)), "made to fail");
	}
}

/* ---- what is refused ---- */

#define WRONG(X) \
	X(wf_einsum("ij,jk->ik", x), "\"ij,jk->ik\" has more than the 1 operands given") \
	X(wf_einsum("ij", x, x), "has 1 operands, 2 are given") \
	X(wf_einsum("ijk", x), "operand 0 has 3 subscripts and is f32[2,3]") \
	X(wf_einsum("ij->ijk", x), "the result's 'k' is not in any operand") \
	X(wf_einsum("ij->ii", x), "'i' is twice in the result") \
	X(wf_einsum("ii", x), "the axes of 'i' have sizes 2 and 3") \
	X(wf_einsum("ij,ji", x, x), "the axes of 'j' have sizes 3 and 2") \
	X(wf_einsum("i.j", x), "dots come as \"...\"") \
	X(wf_einsum("i1", x), "'1' is no subscript") \
	X(wf_split(x, 2, 1), "split: 2 equal parts along axis 1 of f32[2,3]") \
	X(wf_roll(x, 1, 2), "roll: there is no axis 2 in an array of 2 dimensions") \
	X(wf_repeat(x, -1, 0), "repeat: -1 times") \
	X(wf_tile(x, 2, -2), "tile: number 1 is negative") \
	X(wf_diag(wf_zeros(2, 2, 2), 0), "f32[2,2,2]") \
	X(wf_take_at(x, x, 0, WF_MODE_FILL), "take_at: the indices are f32[2,3], integers are needed") \
	X(wf_at_add(x, wf_tuple(wf_ci(0), wf_ci(0), wf_ci(0)), wf_c(1)), "3 indices for an array of 2 dimensions") \
	X(wf_at_set(x, wf_ci(0), wf_zeros(4)), "f32[4]") \
	X(wf_quantile(x, x), "q is a scalar or a vector, got f32[2,3]") \
	X(wf_median(wf_zeros(0)), "none of no elements") \
	X(wf_searchsorted(x, x, false), "a vector is searched, got f32[2,3]") \
	X(wf_bincount(x, 3, wf_none()), "a vector of integers is needed, got f32[2,3]") \
	X(wf_convolve(x, x, WF_CONVOLVE_FULL), "two vectors that are not empty are needed") \
	X(wf_arange_as(WF_F32, 0, 1, 0), "in steps of 0") \
	X(wf_linalg_inv(x), "linalg_inv: square matrices are needed, got f32[2,3]") \
	X(wf_linalg_solve(wf_eye(3), x), "a is f32[3,3] and b f32[2,3]: b has as many rows as a") \
	X(wf_linalg_eigh(wf_astype(wf_eye(2), WF_BF16)), "convert bf16[2,2]") \
	X(wf_linalg_norm(wf_zeros(2, 2, 2), .ord = 1), "one axis gives norms of vectors, two of matrices; there are 3") \
	X(wf_linalg_norm(x, .ord = 3), "a matrix has no norm of order 3") \
	X(wf_fft_rfft(wf_complex(x, x)), "rfft: real numbers are needed, got c64[2,3]") \
	X(wf_fft_fft2(wf_zeros(3)), "fft2: there is no axis -2 in an array of 1 dimensions") \
	X(wf_fft_fftn(x, .n = {2}, .axes = WF_AXES(0, 1)), "fftn: 1 lengths for 2 axes")

static wf_val wrong(wf_val x, const void *user)
{
	int k = *(const int *)user;

#define X(expression, text) if (!k--) return expression;
	WRONG(X)
#undef X
	return x;
}

static void test_refused(void **state)
{
#define X(expression, text) text,
	static const char *const texts[] = { WRONG(X) };
#undef X
	static const float zeros[6];
	WF_TREES(x, out);

	(void)state;
	use_backend(0);
	ok(wf_array(WF_F32, 2, (const int64_t[]){ 2, 3 }, zeros, &x));
	for (int k = 0; k < (int)WFI_LEN(texts); k++)
		REFUSED(wf_call(wf_bind(wrong, &k), WF_IN(x), WF_OUT(&out)), texts[k], "numpy_test.c:");
}

static void test_all_goldens_used(void **state)
{
	size_t unused = 0;

	(void)state;
	for (size_t i = 0; i < golden_count; i++)
		if (!golden_used[i]) {
			print_error("not used: %s\n", golden_path[i]);
			unused++;
		}
	assert_int_equal(unused, 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_values), cmocka_unit_test(test_gradients), cmocka_unit_test(test_vmap), cmocka_unit_test(test_any_shape),
		cmocka_unit_test(test_failed_arguments), cmocka_unit_test(test_refused), cmocka_unit_test(test_all_goldens_used),
	};

	golden_name = WEFT_GOLDEN_DIR "/numpy.npz";
	return cmocka_run_group_tests_name("numpy", tests, golden_open, golden_close);
}
