/* Every operation, driven by its own samples: the plain reference against the compiled back end and the immediate scalar builder,
 * derivatives against finite differences, transposes against derivatives, and operands that do not fit. */
#include "support/samples.h"

static wf_error *build(const wfi_op *op, const void *attrs, const sample_arrays *in, wfi_func **out)
{
	return sample_build(op, attrs, NULL, in, out);
}

/* ---- 1. reference against compiled ---- */

static void test_samples_are_there(void **unused)
{
	(void)unused;
	assert_true(wfi_n_ops > 60);
	for (size_t i = 0; i < wfi_n_ops; i++) {
		const wfi_op *op = wfi_ops[i];
		size_t n = 0;
		while (op->samples && op->samples[n].in)
			n++;
		size_t least_samples = op->n_in || (op->flags & WFI_OP_VARIADIC) ? 3 : 1;
		if (n < least_samples)
			fail_msg("%s has %zu samples; %zu are the least", op->name, n, least_samples);
		if (!op->eval)
			fail_msg("%s has no plain evaluation", op->name);
		if (op->lowering == WFI_LOWER_SCALAR && !op->scalar)
			fail_msg("%s is lowered by scalar code and has none", op->name);
		if (op->lowering == WFI_LOWER_ELEMENT && !op->element)
			fail_msg("%s is lowered by element and has none", op->name);
		assert_ptr_equal(wfi_op_find(op->name), op);
		assert_true(i == 0 || strcmp(wfi_ops[i - 1]->name, op->name) < 0);
	}
	assert_null(wfi_op_find("no such operation"));
}

static bool compiled_agrees(const wfi_op *op, const wfi_sample *s)
{
	sample_arrays in = sample_types(op, s);
	wfi_func *f = NULL;
	bool ok = true;
	sample_fill(&in, s);
	sample_check(sample_build(op, s->attrs, s, &in, &f), "building", op, s->in);
	sample_check(wfi_func_verify(f), "verifying", op, s->in);
	sample_arrays want = sample_run("reference", f, op, s->attrs, in.data, s->in), got = sample_run("cpu", f, op, s->attrs, in.data, s->in);
	for (int i = 0; ok && i < want.n; i++)
		ok = sample_same(op, "compiled", s->in, s->tol, &want.type[i], got.data[i], want.data[i]);
	sample_free(&want);
	sample_free(&got);
	sample_free(&in);
	wfi_func_release(f);
	return ok;
}

static void test_compiled(void **unused)
{
	(void)unused;
	int bad = 0;
	for (size_t i = 0; i < wfi_n_ops; i++)
		for (const wfi_sample *s = wfi_ops[i]->samples; s && s->in; s++)
			bad += !compiled_agrees(wfi_ops[i], s);
	assert_int_equal(bad, 0);
}

/* ---- 2. scalar code through the immediate builder ---- */

static uint64_t bits_at(wf_dtype d, const void *p, int64_t i)
{
	uint64_t bits = 0;
	size_t size = wf_dtype_size(d);
	memcpy(&bits, (const char *)p + (size_t)i * size, size);
	return bits;
}

/* of one equation: types that scalar code knows, and no bitcast that changes the shape */
static bool has_scalar_code(const wfi_func *f)
{
	bool native = true;
	for (int i = 0; i < f->body->n_params; i++)
		native = native && wfi_is_native(f->body->params[i]->type.dtype);
	for (int i = 0; i < f->body->n_results; i++)
		native = native && wfi_is_native(f->body->results[i]->type.dtype);
	return native && (f->body->n_params != 1 || wfi_same_shape(&f->body->params[0]->type, &f->body->results[0]->type));
}

/* op->scalar on every element of `in`, and the reference */
static bool immediate_agrees(const wfi_op *op, const void *attrs, const sample_arrays *in, const char *sample, double tolerance)
{
	wfi_func *f = NULL;
	sample_check(build(op, attrs, in, &f), "building", op, sample);
	if (!has_scalar_code(f)) {
		wfi_func_release(f);
		return true;
	}
	sample_arrays want = sample_run("reference", f, op, attrs, in->data, sample), got = { .n = want.n };
	wfi_view view = { .op = op, .attrs = attrs, .n_in = in->n, .n_out = want.n, .in_type = in->type, .out_type = want.type };
	for (int k = 0; k < want.n; k++) {
		got.type[k] = want.type[k];
		got.data[k] = sample_new(&want.type[k]);
	}
	int64_t n = wfi_type_count(&want.type[0]);
	for (int64_t i = 0; i < n; i++) {
		wfi_sv x[SAMPLE_MOST], y[SAMPLE_MOST];
		for (int k = 0; k < in->n; k++)
			x[k] = (wfi_sv){ .bits = bits_at(in->type[k].dtype, in->data[k], in->type[k].rank ? i : 0),
					 .dtype = in->type[k].dtype };
		wfi_scalar_eval(&view, x, y);
		for (int k = 0; k < want.n; k++) {
			size_t size = wf_dtype_size(want.type[k].dtype);
			memcpy((char *)got.data[k] + (size_t)i * size, &y[k].bits, size);
		}
	}
	bool ok = true;
	for (int k = 0; ok && k < want.n; k++)
		ok = sample_same(op, "scalar code", sample, tolerance, &want.type[k], got.data[k], want.data[k]);
	sample_free(&want);
	sample_free(&got);
	wfi_func_release(f);
	return ok;
}

static void test_scalar(void **unused)
{
	(void)unused;
	int bad = 0;
	for (size_t i = 0; i < wfi_n_ops; i++)
		for (const wfi_sample *s = wfi_ops[i]->samples; wfi_ops[i]->scalar && s && s->in; s++) {
			sample_arrays in = sample_types(wfi_ops[i], s);
			sample_fill(&in, s);
			bad += !immediate_agrees(wfi_ops[i], s->attrs, &in, s->in, s->tol);
			sample_free(&in);
		}
	assert_int_equal(bad, 0);
}

/* ---- 3. the ends of the number lines, each with each ---- */

static const double special[] = { 0,  -0.0, 1,    -1, 0.5, -0.5,   1.5,     2.5,      -2.5,      2,
				  -2, 3,    1e-3, 20, -20, 100.25, -100.25, INFINITY, -INFINITY, NAN };

static int n_special(wf_dtype d)
{
	return wfi_is_float(d) ? (int)WFI_COUNT(special) : 12;
}

static void put_special(wf_dtype d, void *p, int64_t i, int which)
{
	int bits = wfi_dtype_bits(d);
	if (wfi_is_float(d)) {
		wfi_store_f(d, p, i, special[which]);
		return;
	}
	const int64_t least_int = wfi_is_signed(d) ? (int64_t)(UINT64_C(1) << (bits - 1)) : 0,
		      most_int = (int64_t)((uint64_t)least_int - 1);
	const int64_t v[] = { 0, 1, -1, 2, -2, 7, least_int, most_int, least_int + 1, most_int - 1, bits, bits - 1 };
	wfi_store_i(d, p, i, v[which]);
}

/* all combinations over the operands, at most 4 of them */
static sample_arrays combinations(wf_dtype d, int n_in)
{
	sample_arrays a = { .n = n_in };
	int64_t n = 1;
	for (int k = 0; k < n_in; k++)
		n *= n_special(d);
	wfi_type t = wfi_type_make(d, 1, &n);
	for (int k = 0; k < n_in; k++) {
		int64_t step = 1;
		for (int j = 0; j < k; j++)
			step *= n_special(d);
		a.type[k] = t;
		a.data[k] = sample_new(&t);
		for (int64_t i = 0; i < n; i++)
			put_special(d, a.data[k], i, (int)(i / step % n_special(d)));
	}
	return a;
}

static bool specials_agree(const wfi_op *op, const void *attrs, wf_dtype d, bool compiled)
{
	sample_arrays in = combinations(d, op->n_in);
	wfi_func *f = NULL;
	wf_error *refused = build(op, attrs, &in, &f);
	bool ok = true;
	if (!refused) {
		char label[64];
		snprintf(label, sizeof label, "special values of %s", wf_dtype_name(d));
		if (!compiled) {
			ok = immediate_agrees(op, attrs, &in, label, 0);
		} else {
			sample_arrays want = sample_run("reference", f, op, attrs, in.data, label),
			       got = sample_run("cpu", f, op, attrs, in.data, label);
			ok = sample_same(op, "compiled", label, 0, &want.type[0], got.data[0], want.data[0]);
			sample_free(&want);
			sample_free(&got);
		}
		wfi_func_release(f);
	}
	wf_error_free(refused);
	sample_free(&in);
	return ok;
}

static int special_failures(bool compiled)
{
	static const wf_dtype dtypes[] = { WF_F32, WF_F64, WF_BF16, WF_F16, WF_I8,	 WF_I32,
					   WF_I64, WF_U8,  WF_U32,  WF_U64, WF_F8E5M2, WF_I4 };
	int bad = 0;
	for (size_t i = 0; i < wfi_n_ops; i++) {
		const wfi_op *op = wfi_ops[i];
		if (!(op->flags & WFI_OP_ELEMENTWISE) || op->lowering != WFI_LOWER_SCALAR || op->n_in < 1 || op->n_in > 2)
			continue;
		for (size_t k = 0; k < WFI_COUNT(dtypes); k++) {
			if (!op->attrs_size) {
				bad += !specials_agree(op, NULL, dtypes[k], compiled);
				continue;
			}
			for (const wfi_sample *s = op->samples; s->in;
			     s++) /* compare, convert: with the attributes of every sample */
				bad += !specials_agree(op, s->attrs, dtypes[k], compiled);
		}
	}
	return bad;
}

static void test_special_scalar(void **unused)
{
	(void)unused;
	assert_int_equal(special_failures(false), 0);
}

static void test_special_compiled(void **unused)
{
	(void)unused;
	assert_int_equal(special_failures(true), 0);
}

/* ---- 4. derivatives ---- */

static bool is_f64(const wfi_type *t) /* in one part or two */
{
	return t->dtype == WF_F64 || t->dtype == WF_C128;
}

/* (f(x + h v) − f(x − h v)) / 2h */
static sample_arrays finite_difference(wfi_func *f, const wfi_op *op, const wfi_sample *s, const sample_arrays *in, void *const *v)
{
	const double h = 1e-6;
	sample_arrays side[2];
	for (int k = 0; k < 2; k++) {
		sample_arrays moved = *in;
		for (int i = 0; i < in->n; i++) {
			int64_t n = sample_doubles(&in->type[i]);
			moved.data[i] = sample_new(&in->type[i]);
			memcpy(moved.data[i], in->data[i], wfi_type_bytes(&in->type[i]));
			for (int64_t j = 0; is_f64(&in->type[i]) && j < n; j++)
				((double *)moved.data[i])[j] += (k ? -h : h) * ((const double *)v[i])[j];
		}
		side[k] = sample_run("reference", f, op, s->attrs, moved.data, s->in);
		sample_free(&moved);
	}
	for (int i = 0; i < side[0].n; i++)
		for (int64_t j = 0; is_f64(&side[0].type[i]) && j < sample_doubles(&side[0].type[i]); j++) {
			double *p = (double *)side[0].data[i] + j;
			*p = (*p - ((const double *)side[1].data[i])[j]) / (2 * h);
		}
	sample_free(&side[1]);
	return side[0];
}

/* of complex arrays: the real part of the sum of products, not conjugated (JAX's convention of tangents and cotangents) */
static double dot(const wfi_type *t, const void *a, const void *b)
{
	double sum = 0;
	for (int64_t i = 0; i < sample_doubles(t); i++)
		sum += ((const double *)a)[i] * ((const double *)b)[i] * (wfi_is_complex(t->dtype) && i % 2 ? -1 : 1);
	return sum;
}

static double magnitude(const wfi_type *t, const void *a, const void *b)
{
	double sum = 0;
	for (int64_t i = 0; i < sample_doubles(t); i++)
		sum += fabs(((const double *)a)[i] * ((const double *)b)[i]);
	return sum;
}

/* One sample in f64: the tangents of the results by the rule (active results only), compared with differences. *jv: all results'
 * tangents, zeros where not active. */
static bool jvp_agrees(wfi_func *f, const wfi_op *op, const wfi_sample *s, const sample_arrays *in, void *const *v, sample_arrays *jv)
{
	bool active[SAMPLE_MOST], result_active[SAMPLE_MOST] = { false }, ok = true;
	void *operands[2 * SAMPLE_MOST];
	int n = in->n;
	for (int i = 0; i < in->n; i++) {
		active[i] = is_f64(&in->type[i]);
		operands[i] = in->data[i];
		if (active[i])
			operands[n++] = v[i];
	}
	wfi_func *g = NULL;
	sample_check(wfi_jvp_func(f, active, result_active, &g), "the derivative", op, s->in);
	sample_check(wfi_func_verify(g), "the derivative's program", op, s->in);
	sample_arrays out = sample_run("reference", g, op, s->attrs, operands, s->in), want = finite_difference(f, op, s, in, v);
	double tolerance = s->grad_tol > 0 ? s->grad_tol : 1e-6;
	*jv = want; /* for its types */
	int next = want.n;
	for (int i = 0; i < want.n; i++) {
		jv->data[i] = sample_new(&want.type[i]);
		memset(jv->data[i], 0, wfi_type_bytes(&want.type[i]));
		if (result_active[i])
			memcpy(jv->data[i], out.data[next++], wfi_type_bytes(&want.type[i]));
		for (int64_t j = 0; ok && is_f64(&want.type[i]) && j < sample_doubles(&want.type[i]); j++) {
			double x = ((const double *)jv->data[i])[j], y = ((const double *)want.data[i])[j];
			ok = sample_near(x, y, tolerance, fmax(1, fabs(y)));
			if (!ok)
				print_error("%s: derivative at \"%s\", element %lld: %.17g, finite differences give %.17g\n",
					    op->name, s->in, (long long)j, x, y);
		}
	}
	sample_free(&want);
	sample_free(&out);
	wfi_func_release(g);
	return ok;
}

/* ⟨Jv, u⟩ = ⟨v, Jᵀu⟩ */
static bool vjp_agrees(wfi_func *f, const wfi_op *op, const wfi_sample *s, const sample_arrays *in, void *const *v, const sample_arrays *jv)
{
	bool wrt[SAMPLE_MOST];
	void *operands[2 * SAMPLE_MOST], *u[SAMPLE_MOST] = { NULL };
	int n = in->n;
	double left = 0, right = 0, scale = 1;
	for (int i = 0; i < in->n; i++) {
		wrt[i] = is_f64(&in->type[i]);
		operands[i] = in->data[i];
	}
	for (int i = 0; i < jv->n; i++)
		if (is_f64(&jv->type[i])) {
			operands[n++] = u[i] = sample_new(&jv->type[i]);
			sample_fill_type(&jv->type[i], u[i], -1, 1);
			left += dot(&jv->type[i], jv->data[i], u[i]);
			scale += magnitude(&jv->type[i], jv->data[i], u[i]);
		}
	wfi_func *g = NULL;
	sample_check(wfi_vjp_func(f, wrt, NULL, &g), "the transpose", op, s->in);
	sample_check(wfi_func_verify(g), "the transpose's program", op, s->in);
	sample_arrays out = sample_run("reference", g, op, s->attrs, operands, s->in);
	int next = jv->n;
	for (int i = 0; i < in->n; i++)
		if (wrt[i])
			right += dot(&in->type[i], v[i], out.data[next++]);
	bool ok = sample_near(left, right, 1e-11, scale);
	if (!ok)
		print_error("%s: at \"%s\" <Jv, u> is %.17g and <v, J'u> %.17g\n", op->name, s->in, left, right);
	for (int i = 0; i < jv->n; i++)
		wfi_free(u[i]);
	sample_free(&out);
	wfi_func_release(g);
	return ok;
}

/* all floats of the sample become f64; false when there is nothing to differentiate */
static bool differentiable(const wfi_op *op, const wfi_sample *s, sample_arrays *in, wfi_func **f)
{
	bool some = false, result = false;
	*in = sample_types(op, s);
	for (int i = 0; i < in->n; i++)
		if (wfi_is_inexact(in->type[i].dtype)) {
			in->type[i].dtype = wfi_is_complex(in->type[i].dtype) ? WF_C128 : WF_F64;
			some = true;
		}
	sample_check(sample_build(op, s->attrs, s, in, f), "building in f64", op, s->in);
	for (int i = 0; i < (*f)->body->n_results; i++)
		result = result || is_f64(&(*f)->body->results[i]->type);
	return some && result && !s->no_grad;
}

static bool derivatives_agree(const wfi_op *op, const wfi_sample *s)
{
	sample_arrays in, jv = { 0 };
	wfi_func *f = NULL;
	void *v[SAMPLE_MOST] = { NULL };
	bool ok = true;
	if (differentiable(op, s, &in, &f)) {
		sample_fill(&in, s);
		for (int i = 0; i < in.n; i++)
			if (is_f64(&in.type[i])) {
				sample_fill_apart(&in.type[i], in.data[i], s->lo, s->hi);
				v[i] = sample_new(&in.type[i]);
				sample_fill_type(&in.type[i], v[i], -1, 1);
			}
		ok = jvp_agrees(f, op, s, &in, v, &jv) && vjp_agrees(f, op, s, &in, v, &jv);
		for (int i = 0; i < in.n; i++)
			wfi_free(v[i]);
		sample_free(&jv);
	}
	sample_free(&in);
	wfi_func_release(f);
	return ok;
}

static void test_derivatives(void **unused)
{
	(void)unused;
	int bad = 0, seen = 0;
	for (size_t i = 0; i < wfi_n_ops; i++)
		for (const wfi_sample *s = wfi_ops[i]->samples; !wfi_ops[i]->no_jvp && s && s->in; s++, seen++)
			bad += !derivatives_agree(wfi_ops[i], s);
	assert_int_equal(bad, 0);
	assert_true(seen > 200);
}

static bool has_rule(const wfi_op *op)
{
	bool any = op->jvp_all || op->jvp_whole || op->linear;
	for (size_t i = 0; i < WFI_COUNT(op->jvp); i++)
		any = any || op->jvp[i];
	return any;
}

static void test_holes_have_reasons(void **unused)
{
	(void)unused;
	for (size_t i = 0; i < wfi_n_ops; i++) {
		const wfi_op *op = wfi_ops[i];
		if (!has_rule(op) && (!op->no_jvp || strlen(op->no_jvp) < 8))
			fail_msg("%s has no derivative and no reason for it", op->name);
		bool transposed = op->transpose_all != NULL;
		for (int k = 0; k < 4; k++)
			transposed = transposed || op->transpose[k];
		if (op->linear && !transposed && (!op->no_transpose || strlen(op->no_transpose) < 8))
			fail_msg("%s is linear, has no transpose and no reason for it", op->name);
	}
}

/* tangents stop: the rest of the program sees a constant */
static void test_no_jvp_stops(void **unused)
{
	(void)unused;
	for (size_t i = 0; i < wfi_n_ops; i++) {
		const wfi_op *op = wfi_ops[i];
		const wfi_sample *s = op->samples;
		bool active[SAMPLE_MOST], result_active[SAMPLE_MOST];
		wfi_func *f = NULL, *g = NULL;
		if (!op->no_jvp || !*s->in || s->build) /* what a sample builds may have other results too */
			continue;
		sample_arrays in = sample_types(op, s);
		sample_check(sample_build(op, s->attrs, s, &in, &f), "building", op, s->in);
		for (int k = 0; k < in.n; k++)
			active[k] = true;
		for (int k = 0; k < SAMPLE_MOST; k++)
			result_active[k] = true;
		sample_check(wfi_jvp_func(f, active, result_active, &g), "the derivative", op, s->in);
		for (int k = 0; k < f->body->n_results; k++)
			if (result_active[k])
				fail_msg("%s has no derivative, yet result %d has a tangent", op->name, k);
		sample_free(&in);
		wfi_func_release(f);
		wfi_func_release(g);
	}
}

/* ---- 5. operands that do not fit ---- */

static wfi_type random_type(void)
{
	static const int64_t sizes[] = { 0, 1, 1, 2, 3, 5 };
	wfi_type t = { .dtype = (wf_dtype)(1 + sample_below(WF_DTYPE_COUNT - 1)), .rank = sample_below(5) };
	for (int i = 0; i < t.rank; i++)
		t.dims[i] = sizes[sample_below(WFI_COUNT(sizes))];
	return t;
}

/* a good sample's types with something wrong about them, or types out of nowhere */
static void spoil(sample_arrays *a)
{
	int how = sample_below(6), k = a->n ? sample_below(a->n) : 0;
	if (how == 0 || !a->n) {
		a->n = sample_below(7);
		for (int i = 0; i < a->n; i++)
			a->type[i] = random_type();
	} else if (how == 1) {
		a->type[k].dtype = random_type().dtype;
	} else if (how == 2) {
		a->type[k] = random_type();
	} else if (how == 3 && a->type[k].rank) {
		a->type[k].dims[sample_below(a->type[k].rank)] = sample_below(5);
	} else if (how == 4) {
		wfi_type t = a->type[k];
		if (t.rank && sample_below(2)) {
			t.dims[--t.rank] = 0;
		} else {
			t.dims[t.rank++] = sample_below(4);
		}
		a->type[k] = t;
	} else {
		wf_dtype d = random_type().dtype;
		for (int i = 0; i < a->n; i++)
			a->type[i].dtype = d;
	}
}

/* Either refused with a text that names the operation, or taken, and then the reference can run it. */
static void offer(const wfi_op *op, const wfi_sample *s, int *refused, int *taken)
{
	sample_arrays in = sample_types(op, s);
	wfi_func *f = NULL;
	spoil(&in);
	wf_error *err = build(op, s->attrs, &in, &f);
	if (err) {
		if (!strstr(wf_error_message(err), op->name) || strlen(wf_error_message(err)) < strlen(op->name) + 10)
			fail_msg("%s refuses operands with \"%s\"", op->name, wf_error_message(err));
		wf_error_free(err);
		(*refused)++;
		return;
	}
	sample_fill(&in, s);
	sample_check(wfi_func_verify(f), "verifying", op, s->in);
	sample_arrays out = sample_run("reference", f, op, s->attrs, in.data, s->in);
	(*taken)++;
	sample_free(&out);
	sample_free(&in);
	wfi_func_release(f);
}

static void test_wrong_operands(void **unused)
{
	(void)unused;
	int refused = 0, taken = 0;
	for (size_t i = 0; i < wfi_n_ops; i++)
		for (const wfi_sample *s = wfi_ops[i]->samples; s && s->in; s++)
			for (int k = 0; k < 40 && !s->build; k++)
				offer(wfi_ops[i], s, &refused, &taken);
	assert_true(refused > 1000);
	assert_true(taken > 1000);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_samples_are_there),
		cmocka_unit_test(test_holes_have_reasons),
		cmocka_unit_test(test_scalar),
		cmocka_unit_test(test_special_scalar),
		cmocka_unit_test(test_compiled),
		cmocka_unit_test(test_special_compiled),
		cmocka_unit_test(test_derivatives),
		cmocka_unit_test(test_no_jvp_stops),
		cmocka_unit_test(test_wrong_operands),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
