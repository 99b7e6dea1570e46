/* Collectives over named axes against test/golden/collective.npz, JAX's values on four devices: under wf_pmap with four devices, under wf_vmap with
 * four examples, results and gradients; two axes as nested vmaps, and as a vmap inside a pmap. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <weft.h>
#include <cmocka.h>

#define PAIRS .axis_index_groups = WF_GROUPS(2, { 0, 1 }, { 2, 3 })
#define MIXED .axis_index_groups = WF_GROUPS(2, { 3, 0 }, { 1, 2 })

/* name, expression of x; over "i" */
#define CASES(C) \
	C(psum, wf_psum(x, "i")) \
	C(psum_pairs, wf_psum(x, "i", PAIRS)) \
	C(psum_mixed, wf_psum(x, "i", MIXED)) \
	C(pmean, wf_pmean(x, "i")) \
	C(pmean_pairs, wf_pmean(x, "i", PAIRS)) \
	C(pmax, wf_pmax(x, "i")) \
	C(pmax_pairs, wf_pmax(x, "i", PAIRS)) \
	C(pmin, wf_pmin(x, "i")) \
	C(all_gather, wf_all_gather(x, "i")) \
	C(all_gather_1, wf_all_gather(x, "i", .axis = 1)) \
	C(all_gather_last, wf_all_gather(x, "i", .axis = -1)) \
	C(all_gather_tiled, wf_all_gather(x, "i", .tiled = true)) \
	C(all_gather_tiled_1, wf_all_gather(x, "i", .axis = 1, .tiled = true)) \
	C(all_gather_mixed, wf_all_gather(x, "i", .axis = 1, MIXED)) \
	C(psum_scatter, wf_psum_scatter(x, "i")) \
	C(psum_scatter_1, wf_psum_scatter(x, "i", .scatter_dimension = 1)) \
	C(psum_scatter_tiled, wf_psum_scatter(x, "i", .tiled = true)) \
	C(psum_scatter_tiled_1, wf_psum_scatter(x, "i", .scatter_dimension = -1, .tiled = true)) \
	C(psum_scatter_mixed, wf_psum_scatter(x, "i", .scatter_dimension = 1, .tiled = true, MIXED)) \
	C(all_to_all_00, wf_all_to_all(x, "i", 0, 0)) \
	C(all_to_all_01, wf_all_to_all(x, "i", 0, 1)) \
	C(all_to_all_10, wf_all_to_all(x, "i", 1, 0)) \
	C(all_to_all_02, wf_all_to_all(x, "i", 0, 2)) \
	C(all_to_all_20, wf_all_to_all(x, "i", 2, 0)) \
	C(all_to_all_tiled_01, wf_all_to_all(x, "i", 0, 1, .tiled = true)) \
	C(all_to_all_tiled_10, wf_all_to_all(x, "i", 1, 0, .tiled = true)) \
	C(all_to_all_tiled_11, wf_all_to_all(x, "i", 1, 1, .tiled = true)) \
	C(all_to_all_mixed, wf_all_to_all(x, "i", 0, 1, .tiled = true, MIXED)) \
	C(ppermute_ring, wf_ppermute(x, "i", WF_PAIRS({ 0, 1 }, { 1, 2 }, { 2, 3 }, { 3, 0 }))) \
	C(ppermute_shift, wf_ppermute(x, "i", WF_PAIRS({ 0, 1 }, { 1, 2 }))) \
	C(pshuffle, wf_pshuffle(x, "i", 2, 0, 3, 1)) \
	C(axis_index, wf_mul(x, wf_axis_index("i"))) \
	C(axis_size, wf_mul(x, wf_psum(wf_c(1), "i"))) \
	C(int_psum, wf_psum(x, "i")) \
	C(int_pmean, wf_pmean(x, "i")) \
	C(bool_psum, wf_psum(x, "i"))
/* over "data" × "model" */
#define MESH(C) \
	C(mesh_psum, wf_psum(x, "data,model")) \
	C(mesh_psum_model, wf_psum(x, "model")) \
	C(mesh_pmean, wf_pmean(x, "data, model")) \
	C(mesh_pmax, wf_pmax(x, "data,model")) \
	C(mesh_all_gather, wf_all_gather(x, "data,model", .axis = 1)) \
	C(mesh_all_gather_tiled, wf_all_gather(x, "data,model", .axis = 1, .tiled = true)) \
	C(mesh_all_gather_data, wf_all_gather(x, "data")) \
	C(mesh_psum_scatter, wf_psum_scatter(x, "data,model", .scatter_dimension = 1, .tiled = true)) \
	C(mesh_psum_scatter_untiled, wf_psum_scatter(x, "data,model", .scatter_dimension = 1)) \
	C(mesh_all_to_all_model, wf_all_to_all(x, "model", 0, 1, .tiled = true)) \
	C(mesh_ppermute_data, wf_ppermute(x, "data", WF_PAIRS({ 0, 1 }, { 1, 0 }))) \
	C(mesh_axis_index, wf_mul(x, wf_axis_index("data,model")))

#define WEIGHTED(y, axes) wf_mul(wf_sum(wf_sin(y)), wf_add(wf_axis_index(axes), wf_ci(1)))
#define DEFINE(name, y) \
	static wf_val f_##name(wf_val x) { return (y); } \
	static wf_val loss_##name(wf_val x) { return WEIGHTED(y, "i"); }
#define DEFINE_MESH(name, y) \
	static wf_val f_##name(wf_val x) { return (y); } \
	static wf_val loss_##name(wf_val x) { return WEIGHTED(y, "data,model"); }
CASES(DEFINE)
MESH(DEFINE_MESH)

typedef struct test_case { const char *name; wfi_f1 *f, *loss; } test_case;
#define ENTRY(name, y) { #name, f_##name, loss_##name },
static const test_case cases[] = { CASES(ENTRY) }, mesh[] = { MESH(ENTRY) };

static wf_tree *file;

static const wf_tree *golden(const char *name, const char *what)
{
	char path[80];

	snprintf(path, sizeof path, "%s.%s", name, what);
	return wf_tree_get(file, path);
}

static size_t shape_of(const wf_tree *t, int64_t *dims)
{
	size_t n = 1;

	for (int i = 0; i < wf_tree_rank(t); i++)
		n *= (size_t)(dims[i] = wf_tree_dim(t, i));
	return n;
}

static size_t read_all(const wf_tree *t, double *v)
{
	int64_t dims[WF_MAX_RANK];
	size_t n = shape_of(t, dims);
	union { float f[512]; int32_t i[512]; } raw;

	assert_true(n <= 512);
	wf_must(wf_tree_read(t, &raw, n * 4));
	for (size_t i = 0; i < n; i++)
		v[i] = wf_tree_dtype(t) == WF_I32 ? (double)raw.i[i] : (double)raw.f[i];
	return n;
}

static void compare(const char *name, const char *how, const wf_tree *got, const wf_tree *want)
{
	int64_t g[WF_MAX_RANK], w[WF_MAX_RANK];
	double a[512], b[512];

	if (wf_tree_dtype(got) != wf_tree_dtype(want) || wf_tree_rank(got) != wf_tree_rank(want) || shape_of(got, g) != shape_of(want, w) ||
	    memcmp(g, w, (size_t)wf_tree_rank(want) * sizeof *w) != 0)
		fail_msg("%s, %s: another type than JAX's", name, how);
	size_t n = read_all(got, a);
	read_all(want, b);
	for (size_t i = 0; i < n; i++)
		if (!(fabs(a[i] - b[i]) <= 1e-5 * (1 + fabs(b[i]))))
			fail_msg("%s, %s: element %zu is %.9g, not %.9g", name, how, i, a[i], b[i]);
}

static void check(const test_case *c, const char *how, wf_fn f, wf_fn grad, const wf_tree *in)
{
	WF_TREES(out);

	wf_must(wf_call(f, WF_IN(in), WF_OUT(&out)));
	compare(c->name, how, out, golden(c->name, "out"));
	if (!golden(c->name, "grad"))
		return;
	wf_must(wf_call(grad, WF_IN(in), WF_OUT(&out)));
	compare(c->name, how, out, golden(c->name, "grad"));
}

static void under_pmap(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
		check(&cases[i], "pmap", wf_pmap(cases[i].f, .axis_name = "i"), wf_pmap(wf_grad(cases[i].loss), .axis_name = "i"), golden(cases[i].name, "in"));
}

static void under_vmap(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
		check(&cases[i], "vmap", wf_vmap(cases[i].f, .axis_name = "i"), wf_vmap(wf_grad(cases[i].loss), .axis_name = "i"), golden(cases[i].name, "in"));
}

/* the same numbers with other leading dimensions instead of the first `from` */
static wf_tree *reshaped(const wf_tree *t, int from, int n, const int64_t *lead)
{
	int64_t dims[WF_MAX_RANK], to[WF_MAX_RANK];
	char bytes[4 * 512];
	wf_tree *r = NULL;
	size_t count = shape_of(t, dims);
	int rank = wf_tree_rank(t);

	assert_true(count <= 512);
	memcpy(to, lead, (size_t)n * sizeof *to);
	memcpy(to + n, dims + from, (size_t)(rank - from) * sizeof *to);
	wf_must(wf_tree_read(t, bytes, count * 4));
	wf_must(wf_array(wf_tree_dtype(t), rank - from + n, to, bytes, &r));
	return r;
}

/* ---- the collective of several examples at once ---- */

/* every member's array, and the same backwards: [4, 2, …] */
static wf_tree *in_pairs(const wf_tree *t)
{
	int64_t dims[WF_MAX_RANK];
	size_t n = shape_of(t, dims) / 4;
	float v[512], pair[1024];
	wf_tree *flat = NULL;

	wf_must(wf_tree_read(t, v, 4 * n * sizeof *v));
	for (size_t m = 0; m < 4; m++)
		for (size_t i = 0; i < n; i++) {
			pair[2 * m * n + i] = v[m * n + n - 1 - i];
			pair[(2 * m + 1) * n + i] = v[m * n + i];
		}
	memmove(dims + 2, dims + 1, (size_t)(wf_tree_rank(t) - 1) * sizeof *dims);
	dims[1] = 2;
	wf_must(wf_array(WF_F32, wf_tree_rank(t) + 1, dims, pair, &flat));
	return flat;
}

static wf_val second(wf_val x) { return wf_squeeze(wf_slice_axis(x, 1, 1, 2), 1); }

static void expect_second(const test_case *c, const char *how, wf_fn f, const char *what)
{
	WF_OWN wf_tree *in = in_pairs(golden(c->name, "in"));
	WF_TREES(out);

	wf_must(wf_call(f, WF_IN(in), WF_OUT(&out)));
	wf_must(wf_call(second, WF_IN(out), WF_OUT(&out)));
	compare(c->name, how, out, golden(c->name, what));
}

static void beside_a_batch(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		const test_case *c = &cases[i];
		if (!golden(c->name, "grad"))
			continue;
		expect_second(c, "vmap in pmap", wf_pmap(wf_vmap(c->f), .axis_name = "i"), "out");
		expect_second(c, "vmap in vmap", wf_vmap(wf_vmap(c->f), .axis_name = "i"), "out");
		expect_second(c, "vmap of gradients in pmap", wf_pmap(wf_vmap(wf_grad(c->loss)), .axis_name = "i"), "grad");
		expect_second(c, "the batch outside", wf_vmap(wf_vmap(c->f, .axis_name = "i"), .in_axes = { 1 }, .out_axes = { 1 }), "out");
	}
}

/* ---- two axes: members of "data" × "model" ---- */

static void on_a_mesh(const test_case *c, const char *how, wf_fn f, const char *what)
{
	static const int64_t two[2] = { 2, 2 }, four[1] = { 4 };
	WF_OWN wf_tree *in = reshaped(golden(c->name, "in"), 1, 2, two);
	WF_TREES(out, flat);

	wf_must(wf_call(f, WF_IN(in), WF_OUT(&out)));
	flat = reshaped(out, 2, 1, four);
	compare(c->name, how, flat, golden(c->name, what));
}

static void two_axes(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof mesh / sizeof *mesh; i++) {
		const test_case *c = &mesh[i];
		on_a_mesh(c, "vmap of vmap", wf_vmap(wf_vmap(c->f, .axis_name = "model"), .axis_name = "data"), "out");
		on_a_mesh(c, "vmap in pmap", wf_pmap(wf_vmap(c->f, .axis_name = "model"), .axis_name = "data"), "out");
		if (golden(c->name, "grad"))
			on_a_mesh(c, "gradient, vmap in pmap", wf_pmap(wf_vmap(wf_grad(c->loss), .axis_name = "model"), .axis_name = "data"), "grad");
	}
}

/* a device's part is [1, …]: its member is that without the first axis */
static wf_val of_a_device(const wf_val *args, size_t n, const void *user)
{
	(void)n;
	return wf_expand_dims(wf_apply(*(const wf_fn *)user, wf_squeeze(args[0], 0)), 0);
}

static void on_devices(const test_case *c, const char *how, wf_fn f, const char *what)
{
	static const wf_mesh *devices;
	WF_TREES(out);

	if (!devices)
		wf_must(wf_make_mesh(&devices, { "data", 2 }, { "model", 2 }));
	f = wf_shard_map(wf_fn_generic(of_a_device, 1, &f, sizeof f), devices, .in_specs = { WF_SPEC("data,model") }, .out_specs = { WF_SPEC("data,model") });
	wf_must(wf_call(f, WF_IN(golden(c->name, "in")), WF_OUT(&out)));
	compare(c->name, how, out, golden(c->name, what));
}

static void two_axes_of_devices(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof mesh / sizeof *mesh; i++) {
		on_devices(&mesh[i], "shard_map", wf_fn_of(mesh[i].f), "out");
		if (golden(mesh[i].name, "grad"))
			on_devices(&mesh[i], "gradient, shard_map", wf_grad(mesh[i].loss), "grad");
	}
}

/* ---- inside loops and choices: examples do what devices do ---- */

static wf_val damped(wf_val k, wf_val h) { return wf_sin(wf_add(wf_mul(h, wf_add(k, wf_ci(1))), wf_pmean(h, "i"))); }
static wf_val looped(wf_val x) { return wf_fori_loop(wf_ci(0), wf_ci(3), damped, x); }
static wf_val turn(wf_val h, wf_val x)
{
	wf_val y = wf_mul(x, wf_pshuffle(h, "i", 1, 2, 3, 0));
	return wf_tuple(wf_tanh(wf_add(y, h)), wf_psum(y, "i"));
}
static wf_val scanned(wf_val x)
{
	wf_val h, ys;
	wf_unpack(wf_scan(turn, wf_sum(x), x), &h, &ys);
	return wf_concatenate(0, wf_reshape(h, 1), ys);
}
static wf_val total_below(wf_val s) { return wf_less(wf_psum(wf_at(s, 0), "i"), wf_at(s, 1)); }
static wf_val grown(wf_val s) { return wf_tuple(wf_add(wf_at(s, 0), wf_square(wf_pmax(wf_at(s, 0), "i"))), wf_at(s, 1)); }
static wf_val until_all(wf_val x) { return wf_at(wf_while_loop(total_below, grown, wf_tuple(wf_sum(wf_square(x)), wf_c(500))), 0); }
static wf_val gathered_sum(wf_val x) { return wf_sum(wf_all_gather(x, "i"), .axes = WF_AXES(0)); }
static wf_val shifted(wf_val x) { return wf_ppermute(x, "i", WF_PAIRS({ 0, 3 }, { 3, 1 })); }
static wf_val chosen(wf_val x) { return wf_cond(wf_greater(wf_psum(wf_sum(x), "i"), wf_c(0)), gathered_sum, shifted, x); }
static wf_val chosen_2(wf_val x) { return chosen(wf_neg(x)); }

static wf_val loss_looped(wf_val x) { return wf_sum(wf_square(looped(x))); }
static wf_val loss_scanned(wf_val x) { return wf_sum(wf_square(scanned(x))); }
static wf_val loss_chosen(wf_val x) { return wf_sum(wf_square(chosen(x))); }

static void in_control_flow(void **state)
{
	wfi_f1 *const f[] = { looped, scanned, until_all, chosen, chosen_2 }, *const loss[] = { loss_looped, loss_scanned, loss_chosen };
	const wf_tree *x = golden("psum", "in");
	WF_TREES(devices, examples);

	(void)state;
	for (size_t i = 0; i < sizeof f / sizeof *f; i++) {
		wf_must(wf_call(wf_pmap(f[i], .axis_name = "i"), WF_IN(x), WF_OUT(&devices)));
		wf_must(wf_call(wf_vmap(f[i], .axis_name = "i"), WF_IN(x), WF_OUT(&examples)));
		compare("control flow", "vmap against pmap", examples, devices);
	}
	for (size_t i = 0; i < sizeof loss / sizeof *loss; i++) {
		wf_must(wf_call(wf_pmap(wf_grad(loss[i]), .axis_name = "i"), WF_IN(x), WF_OUT(&devices)));
		wf_must(wf_call(wf_vmap(wf_grad(loss[i]), .axis_name = "i"), WF_IN(x), WF_OUT(&examples)));
		compare("control flow", "gradients, vmap against pmap", examples, devices);
	}
}

/* ---- what JAX does not do, by hand ---- */

static wf_val largest(wf_val x) { return wf_tuple(wf_pmax(x, "i"), wf_pmin(x, "i")); }
static wf_val of_member_2(wf_val x) { return wf_pbroadcast(x, "i", 2); }
static wf_val loss_of_member_2(wf_val x) { return wf_mul(wf_pbroadcast(x, "i", 2), wf_add(wf_axis_index("i"), wf_ci(1))); }

static void expect(const wf_tree *t, const float want[4])
{
	float got[4];

	wf_must(wf_tree_read(t, got, sizeof got));
	for (int i = 0; i < 4; i++)
		if (isnan(want[i]) ? !isnan(got[i]) : got[i] != want[i])
			fail_msg("member %d has %.9g, not %.9g", i, (double)got[i], (double)want[i]);
}

static void by_hand(void **state)
{
	static const int64_t four = 4;
	static const float v[4] = { 1, NAN, 3, 0 }, nans[4] = { NAN, NAN, NAN, NAN }, third[4] = { 3, 3, 3, 3 }, ct[4] = { 0, 0, 10, 0 };
	WF_TREES(x, a, b);

	(void)state;
	wf_must(wf_array(WF_F32, 1, &four, v, &x));
	for (int i = 0; i < 2; i++) {
		wf_must(wf_call(i ? wf_pmap(largest, .axis_name = "i") : wf_vmap(largest, .axis_name = "i"), WF_IN(x), WF_OUT(&a, &b)));
		expect(a, nans);
		expect(b, nans);
		wf_must(wf_call(i ? wf_pmap(of_member_2, .axis_name = "i") : wf_vmap(of_member_2, .axis_name = "i"), WF_IN(x), WF_OUT(&a)));
		expect(a, third);
		wf_fn grad = wf_grad(loss_of_member_2);
		wf_must(wf_call(i ? wf_pmap(grad, .axis_name = "i") : wf_vmap(grad, .axis_name = "i"), WF_IN(x), WF_OUT(&a)));
		expect(a, ct);
	}
}

/* ---- what is refused ---- */

static wf_val sent_twice(wf_val x) { return wf_ppermute(x, "i", WF_PAIRS({ 0, 1 }, { 2, 1 })); }
static wf_val sent_from_twice(wf_val x) { return wf_ppermute(x, "i", WF_PAIRS({ 0, 1 }, { 0, 2 })); }
static wf_val sent_outside(wf_val x) { return wf_ppermute(x, "i", WF_PAIRS({ 0, 4 })); }
static wf_val short_shuffle(wf_val x) { return wf_pshuffle(x, "i", 1, 0); }
static wf_val no_member_4(wf_val x) { return wf_pbroadcast(x, "i", 4); }
static wf_val some_in_none(wf_val x) { return wf_psum(x, "i", .axis_index_groups = WF_GROUPS(2, { 0, 1 })); }
static wf_val one_in_two(wf_val x) { return wf_psum(x, "i", .axis_index_groups = WF_GROUPS(2, { 0, 1 }, { 1, 2 })); }
static wf_val not_there(wf_val x) { return wf_pmax(x, "i", .axis_index_groups = WF_GROUPS(2, { 0, 1 }, { 2, 7 })); }
static wf_val not_divided(wf_val x) { return wf_psum_scatter(x, "i", .tiled = true); }
static wf_val not_as_long(wf_val x) { return wf_psum_scatter(x, "i"); }
static wf_val not_split(wf_val x) { return wf_all_to_all(x, "i", 0, 0); }
static wf_val two_of_one(wf_val x) { return wf_psum(x, "i,i"); }
static wf_val two_for_one(wf_val x) { return wf_ppermute(x, "i,j", WF_PAIRS({ 0, 1 })); }
static wf_val nowhere(wf_val x) { return wf_all_gather(x, "i,rows"); }
static wf_val no_axis_2(wf_val x) { return wf_all_gather(x, "i", .axis = 2); }

static void refusals(void **state)
{
	static const struct { wfi_f1 *f; const char *text; } refused[] = {
		{ sent_twice, "destination 1 is named twice; sources are unique, so are destinations" },
		{ sent_from_twice, "source 0 is named twice" },
		{ sent_outside, "destination 4: the members of axis \"i\" are 0 to 3" },
		{ short_shuffle, "pshuffle: the permutation has 2 members, axis \"i\" has 4" },
		{ no_member_4, "source 4: the members of axis \"i\" are 0 to 3" },
		{ some_in_none, "psum: axis_index_groups has 2 members in groups of 2; groups of one size that have each of the 4 members of axis \"i\" once are needed" },
		{ one_in_two, "psum: axis_index_groups has member 1 twice" },
		{ not_there, "pmax: axis_index_groups has member 7, those of axis \"i\" are 0 to 3" },
		{ not_divided, "psum_scatter: scatter_dimension 0 of f32[3] is 3, which 4 members do not divide" },
		{ not_as_long, "psum_scatter: scatter_dimension 0 of f32[3] is 3, there are 4 members: they must be equal (or say .tiled = true)" },
		{ not_split, "all_to_all: split_axis 0 of f32[3] is 3, there are 4 members" },
		{ two_of_one, "psum: axis \"i\" is named twice" },
		{ two_for_one, "ppermute: \"i,j\": it works over one axis at a time" },
		{ nowhere, "all_gather: axis \"rows\" is not bound here; bound are: \"i\"" },
		{ no_axis_2, "axis 2" },
	};
	static const int64_t dims[2] = { 4, 3 };
	static const float v[12];
	WF_TREES(x, out);

	(void)state;
	wf_must(wf_array(WF_F32, 2, dims, v, &x));
	for (size_t i = 0; i < 2 * sizeof refused / sizeof *refused; i++) {
		wfi_f1 *f = refused[i / 2].f;
		wf_error *err = wf_call(i % 2 ? wf_pmap(f, .axis_name = "i") : wf_vmap(f, .axis_name = "i"), WF_IN(x), WF_OUT(&out));
		if (!err || !strstr(wf_error_text(err), refused[i / 2].text))
			fail_msg("\"%s\" does not have \"%s\"", err ? wf_error_text(err) : "", refused[i / 2].text);
		wf_error_free(err);
	}
}

static int open_golden(void **state)
{
	(void)state;
	wf_must(wf_npz_read(WEFT_GOLDEN_DIR "/collective.npz", &file));
	return 0;
}

static int close_golden(void **state)
{
	(void)state;
	wfi_release(&file);
	return 0;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(under_pmap), cmocka_unit_test(under_vmap), cmocka_unit_test(beside_a_batch), cmocka_unit_test(two_axes), cmocka_unit_test(two_axes_of_devices), cmocka_unit_test(in_control_flow),
		cmocka_unit_test(by_hand),
		cmocka_unit_test(refusals),
	};

	setenv("WEFT_CPU_DEVICES", "4", 1);
	return cmocka_run_group_tests_name("collective_golden", tests, open_golden, close_golden);
}
