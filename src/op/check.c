/* Checks inside a program, as StableHLO's interpreter has them: expect_eq (values equal; NaN equals NaN), expect_close (so many representable
 * numbers apart, NaN 0 from NaN), expect_almost_eq (|a − b| ≤ tolerance). What is allowed when nothing is given: 1 ulp and 0.0001, as targets of a
 * custom_call 3 ulp and 0.001. Also printing and probes. */
#include <complex.h>
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include "ir/numpy.h"
#include "lower/text.h"
#include "op/check.h"
#include "op/class.h"

/* ---- one pair of elements ---- */
typedef struct pair { wf_dtype d; const void *a, *b; int64_t i; const wfi_check_attrs *attrs; uint64_t ulp; } pair;
typedef bool compare(pair *p);

static bool parts_equal(double a, double b)
{
	return a == b || (isnan(a) && isnan(b));
}

static bool equal(pair *p)
{
	if (wfi_is_complex(p->d)) {
		double _Complex a = wfi_load_c(p->d, p->a, p->i), b = wfi_load_c(p->d, p->b, p->i);
		return parts_equal(creal(a), creal(b)) && parts_equal(cimag(a), cimag(b));
	}
	if (wfi_is_float(p->d))
		return parts_equal(wfi_load_f(p->d, p->a, p->i), wfi_load_f(p->d, p->b, p->i));
	return wfi_load_i(p->d, p->a, p->i) == wfi_load_i(p->d, p->b, p->i);
}

/* an element's bits without its sign */
static uint64_t magnitude(wf_dtype d, double x)
{
	uint64_t bits = 0;

	wfi_store_f(d, &bits, 0, fabs(x)); /* little endian, as everywhere here */
	return bits;
}

static uint64_t ulps(wf_dtype d, double a, double b)
{
	if ((isnan(a) && isnan(b)) || a == b)
		return 0;
	if (!isfinite(a) || !isfinite(b))
		return UINT64_MAX;
	uint64_t x = magnitude(d, a), y = magnitude(d, b);
	if (signbit(a) != signbit(b))
		return x + y;
	return x > y ? x - y : y - x;
}

static bool close_by_ulps(pair *p)
{
	wf_dtype d = wfi_dtype_real(p->d);
	double _Complex a = wfi_load_c(p->d, p->a, p->i), b = wfi_load_c(p->d, p->b, p->i);

	p->ulp = WFI_MAX(ulps(d, creal(a), creal(b)), ulps(d, cimag(a), cimag(b)));
	return p->ulp >= (uint64_t)p->attrs->min_ulp_difference && p->ulp <= (uint64_t)p->attrs->max_ulp_difference;
}

static bool near(double a, double b, double tolerance)
{
	if (parts_equal(a, b))
		return true;
	return isfinite(a) && isfinite(b) && fabs(a - b) <= tolerance;
}

static bool almost_equal(pair *p)
{
	double t = p->attrs->tolerance != 0 || signbit(p->attrs->tolerance) ? p->attrs->tolerance : 0.0001;

	if (!wfi_is_inexact(p->d))
		return equal(p);
	double _Complex a = wfi_load_c(p->d, p->a, p->i), b = wfi_load_c(p->d, p->b, p->i);
	return near(creal(a), creal(b), t) && near(cimag(a), cimag(b), t);
}

/* ---- whole arrays ---- */
static void index_text(wfi_str *out, const wfi_type *t, int64_t i)
{
	int64_t strides[WF_MAX_RANK];

	wfi_type_strides(t, strides);
	for (int k = 0; k < t->rank; k++) {
		wfi_str_add(out, "%s%lld", k ? ", " : "", (long long)(i / strides[k]));
		i %= strides[k];
	}
}

static wf_error *differs(const wfi_eval *e, const pair *p, int64_t count, const char *limit)
{
	wfi_str s = { 0 };
	char t[WFI_TYPE_TEXT];

	wfi_str_add(&s, "%s: element [", e->op->name);
	index_text(&s, &e->in_type[0], p->i);
	wfi_str_add(&s, "] is ");
	wfi_element_text(&s, p->d, p->a, p->i);
	wfi_str_add(&s, ", expected ");
	wfi_element_text(&s, p->d, p->b, p->i);
	wfi_str_add(&s, "%s (%lld of %lld elements of %s differ)", limit, (long long)count, (long long)wfi_type_count(&e->in_type[0]),
	            wfi_type_text(&e->in_type[0], t));
	wf_error *err = wf_error_new(WF_CHECK_FAILED, "%s", s.s);
	wfi_str_free(&s);
	return err;
}

static wf_error *check(const wfi_eval *e, compare *same)
{
	const wfi_check_attrs *a = e->attrs;
	pair p = { e->in_type[0].dtype, e->in[0], e->in[1], 0, a, 0 }, first = p;
	int64_t n = wfi_type_count(&e->in_type[0]), bad = 0;
	char limit[120] = "";

	for (; p.i < n; p.i++)
		if (!same(&p) && !bad++)
			first = p;
	if (!bad)
		return NULL;
	if (same == close_by_ulps && first.ulp == UINT64_MAX)
		snprintf(limit, sizeof limit, ", one of them not finite");
	else if (same == close_by_ulps)
		snprintf(limit, sizeof limit, ", %llu ulp apart where %llu to %llu are allowed", (unsigned long long)first.ulp,
		         (unsigned long long)a->min_ulp_difference, (unsigned long long)a->max_ulp_difference);
	return differs(e, &first, bad, limit);
}

static wf_error *eval_eq(const wfi_eval *e) { return check(e, equal); }
static wf_error *eval_close(const wfi_eval *e) { return check(e, close_by_ulps); }
static wf_error *eval_almost(const wfi_eval *e) { return check(e, almost_equal); }

static bool infer_check(wfi_infer *c)
{
	char a[WFI_TYPE_TEXT], b[WFI_TYPE_TEXT];

	if (c->n_in != 2)
		return wfi_infer_fail(c, "two operands are compared, there are %d", c->n_in);
	return wfi_type_equal(&c->in[0], &c->in[1]) ||
	       wfi_infer_fail(c, "what is compared differs in type: %s and %s", wfi_type_text(&c->in[0], a), wfi_type_text(&c->in[1], b));
}

static bool infer_close(wfi_infer *c)
{
	const wfi_check_attrs *a = c->attrs;

	if (!infer_check(c))
		return false;
	if (!wfi_is_inexact(c->in[0].dtype))
		return wfi_infer_fail(c, "of %s: floats have distances in ulp", wf_dtype_name(c->in[0].dtype));
	return (uint64_t)a->max_ulp_difference >= (uint64_t)a->min_ulp_difference ||
	       wfi_infer_fail(c, "%llu to %llu ulp", (unsigned long long)a->min_ulp_difference, (unsigned long long)a->max_ulp_difference);
}

/* ---- reading: …_const has its expectation as an attribute ---- */

/* what is allowed when the text does not say */
static wfi_check_attrs defaults(wfi_text_op *t)
{
	const char *target = wfi_text_word(t, "call_target_name");

	return target && strcmp(target, "check.eq") ? (wfi_check_attrs){ 0, 3, 0.001 } : (wfi_check_attrs){ 0, 1, 0.0001 };
}

/* The target check.eq has a result besides, true: when it would be false the run has ended. */
static bool build_check(wfi_text_op *t, wf_val *out)
{
	const wfi_tattr *value = wfi_text_attr(t, "value");
	wfi_check_attrs a = defaults(t);
	const wfi_type truth = wfi_type_scalar(WF_BOOL);
	wf_val in[2];

	for (int i = 0; i < t->n_in && i < 2; i++)
		in[i] = t->in[i];
	if (t->n_in == 1 && value && value->kind == WFI_T_DENSE)
		in[1] = wfi_const(&value->type, value->data.bytes, value->data.size);
	else if (t->n_in != 2)
		return wfi_text_fail(t, "two values to compare, or one and a dense constant, were expected");
	wfi_text_int(t, "min_ulp_difference", &a.min_ulp_difference);
	wfi_text_int(t, "max_ulp_difference", &a.max_ulp_difference);
	const wfi_tattr *tolerance = wfi_text_attr(t, "tolerance");
	if (tolerance && tolerance->kind != WFI_T_FLOAT && tolerance->kind != WFI_T_INT)
		return wfi_text_fail(t, "tolerance: a number was expected");
	if (tolerance)
		a.tolerance = tolerance->f != 0 ? tolerance->f : WF_ZERO;
	if (t->n_out > 1)
		return wfi_text_fail(t, "a check has no results, %d are named", t->n_out);
	if (t->reason[0])
		return false;
	wfi_emit_n(t->op, t->op->attrs_size ? &a : NULL, 2, in, 0, NULL, NULL, 0);
	if (t->n_out)
		out[0] = wfi_splat_i(&truth, 1);
	return true;
}

static const wfi_text check_text = { .build = build_check };

/* ---- printing and probes ---- */
static wf_error *eval_print(const wfi_eval *e)
{
	wfi_str s = { 0 };

	wfi_array_text(&s, &e->in_type[0], e->in[0]);
	flockfile(stdout);
	printf("%s\n", s.s);
	funlockfile(stdout);
	wfi_str_free(&s);
	return NULL;
}

/* what probes saw, one after the other, while somebody wants it kept */
typedef struct seen { char *id; wfi_type type; void *data; struct seen *next; } seen;
static struct { pthread_mutex_t lock; bool keep; seen *first, **end; } probes = { .lock = PTHREAD_MUTEX_INITIALIZER };

void wfi_probes_keep(bool keep)
{
	pthread_mutex_lock(&probes.lock);
	for (seen *s = probes.first, *next; s; s = next) {
		next = s->next;
		wfi_free(s->id);
		wfi_free(s->data);
		wfi_free(s);
	}
	probes.first = NULL;
	probes.end = &probes.first;
	probes.keep = keep;
	pthread_mutex_unlock(&probes.lock);
}

static wf_error *eval_probe(const wfi_eval *e)
{
	size_t n = wfi_type_bytes(&e->in_type[0]);
	seen *s = NULL;

	if (n)
		memcpy(e->out[0], e->in[0], n);
	pthread_mutex_lock(&probes.lock);
	if (probes.keep) {
		s = wfi_alloc(sizeof *s);
		*s = (seen){ wfi_strdup(((const wfi_probe_attrs *)e->attrs)->probe_id), e->in_type[0], wfi_try_alloc(n + 1), NULL };
		if (s->data && n)
			memcpy(s->data, e->in[0], n);
		*probes.end = s;
		probes.end = &s->next;
	}
	pthread_mutex_unlock(&probes.lock);
	return s && !s->data ? wfi_out_of_memory(n, "what a probe saw") : NULL;
}

/* what the probe saw when it ran for the time numbered `iteration`, from 0 */
static const seen *find_seen(const char *id, int64_t iteration)
{
	for (const seen *s = probes.first; s; s = s->next)
		if (!strcmp(s->id, id) && !iteration--)
			return s;
	return NULL;
}

static wf_error *eval_serialized(const wfi_eval *e)
{
	const wfi_serialized_attrs *a = e->attrs;
	wf_error *err;

	pthread_mutex_lock(&probes.lock);
	const seen *s = find_seen(a->probe_id, a->iteration);
	if (!s) {
		err = wf_error_new(WF_CHECK_FAILED, "%s: probe \"%s\" has not run %lld times before", e->op->name, a->probe_id, (long long)a->iteration + 1);
	} else if (!wfi_type_equal(&s->type, &e->in_type[0])) {
		char is[WFI_TYPE_TEXT], want[WFI_TYPE_TEXT];
		err = wf_error_new(WF_CHECK_FAILED, "%s: probe \"%s\" saw %s, expected %s", e->op->name, a->probe_id, wfi_type_text(&s->type, is),
		                   wfi_type_text(&e->in_type[0], want));
	} else {
		const void *in[2] = { s->data, e->in[0] };
		wfi_eval pairs = *e;
		pairs.in = in;
		err = check(&pairs, equal);
	}
	pthread_mutex_unlock(&probes.lock);
	return err;
}

static bool infer_print(wfi_infer *c)
{
	return c->n_in == 1 || wfi_infer_fail(c, "one operand is printed, there are %d", c->n_in);
}

static bool infer_probe(wfi_infer *c)
{
	if (!infer_print(c))
		return false;
	c->out[0] = c->in[0];
	return true;
}

/* ---- several programs side by side ---- */
wfi_parallel_runner *wfi_parallel_run;

static bool infer_parallel(wfi_infer *c)
{
	const wfi_parallel_attrs *a = c->attrs;
	char want[WFI_TYPE_TEXT], is[WFI_TYPE_TEXT];
	int n_in = 0, n_out = 0;

	if (!a || a->n_replicas < 1 || a->n_partitions < 1 || a->n_replicas * a->n_partitions != c->n_regions)
		return wfi_infer_fail(c, "%d programs for the processes that are named", c->n_regions);
	for (int r = 0; r < c->n_regions; r++) {
		const wfi_block *b = c->regions[r];
		for (int i = 0; i < b->n_params; i++, n_in++) {
			if (n_in >= c->n_in)
				return wfi_infer_fail(c, "the programs have more parameters than the %d operands", c->n_in);
			if (!wfi_type_equal(&c->in[n_in], &b->params[i]->type))
				return wfi_infer_fail(c, "operand %d is %s, program %d takes %s", n_in, wfi_type_text(&c->in[n_in], is), r,
				                      wfi_type_text(&b->params[i]->type, want));
		}
		for (int i = 0; i < b->n_results; i++)
			c->out[n_out++] = b->results[i]->type;
	}
	c->n_out = n_out;
	return n_in == c->n_in || wfi_infer_fail(c, "%d operands for programs with %d parameters", c->n_in, n_in);
}

/* programs = [[@a, @b], [@c, @d]]: a row a replica; the reader makes regions of them */
static bool read_parallel(wfi_text_op *t, void *attrs)
{
	wfi_parallel_attrs *a = attrs;
	const wfi_tattr *rows = wfi_text_attr(t, "programs");

	if (wfi_text_attr(t, "infeed"))
		return wfi_text_unsupported(t, "infeed is not supported");
	if (!rows || rows->kind != WFI_T_ARRAY || !rows->n || rows->v[0].kind != WFI_T_ARRAY)
		return wfi_text_fail(t, "programs: rows of functions were expected, [[@f, @g]]");
	*a = (wfi_parallel_attrs){ rows->n, rows->v[0].n };
	for (int i = 0; i < rows->n; i++)
		if (rows->v[i].kind != WFI_T_ARRAY || rows->v[i].n != a->n_partitions)
			return wfi_text_fail(t, "programs: row %d has another length than row 0", i);
	return true;
}

static const wfi_text parallel_text = { .read = read_parallel };

static wf_error *eval_parallel(const wfi_eval *e)
{
	wf_error *err = NULL;

	if (!wfi_parallel_run && e->n_regions == 1)
		return e->call(e, 0, e->in, e->out);
	if (!wfi_parallel_run)
		return wf_error_add(wf_error_new(WF_UNSUPPORTED, "%s: nothing here starts programs side by side", e->op->name), "`weft exec` does");
	wfi_func **f = wfi_alloc((size_t)e->n_regions * sizeof *f);
	for (int i = 0; i < e->n_regions; i++)
		f[i] = wfi_region_func(e->regions[i]);
	err = wfi_parallel_run(e->attrs, e->n_regions, f, e->in, e->out);
	for (int i = 0; i < e->n_regions; i++)
		wfi_func_release(f[i]);
	wfi_free(f);
	return err;
}

/* ---- descriptors ---- */
static int compare_with_itself(const wfi_op *op, const wfi_check_attrs *a, wf_val x)
{
	wfi_emit_n(op, op->attrs_size ? a : NULL, 2, (const wf_val[]){ x, x }, 0, NULL, NULL, 0);
	return 1;
}
#define SELF_CHECK(name, op, ...) \
	static int name(int n, const wf_val *in, wf_val *out) { (void)n; out[0] = in[0]; return compare_with_itself(op, &(const wfi_check_attrs)__VA_ARGS__, in[0]); }
SELF_CHECK(same, &wfi_op_expect_eq, { 0 })
SELF_CHECK(same_const, &wfi_op_expect_eq_const, { 0 })
SELF_CHECK(close_to, &wfi_op_expect_close, { 0, 0, 0 })
SELF_CHECK(close_by_default, &wfi_op_expect_close, { 0, 3, 0 })
SELF_CHECK(almost, &wfi_op_expect_almost_eq, { 0, 0, 1e-9 })
SELF_CHECK(almost_const, &wfi_op_expect_almost_eq_const, { 0, 0, 0.5 })

/* a probe of what nobody keeps, and no check, since that would fail: the sweeps keep nothing */
static int probed(int n, const wf_val *in, wf_val *out)
{
	(void)n;
	out[0] = wfi_emit(&wfi_op_interpreter_probe, &(const wfi_probe_attrs){ "sample" }, 1, in);
	return 1;
}

/* one program, x + x */
static int one_program(int n, const wf_val *in, wf_val *out)
{
	wfi_trace *t = wfi_trace_begin("program", NULL);
	wf_val x = wfi_trace_param(t, wfi_type_of(in[0]), false), twice = wf_add(x, x);
	wfi_func *f = NULL;
	wf_error *err = wfi_trace_end(t, 1, &twice, &f);

	(void)n;
	if (err)
		out[0] = wfi_fail_error(err);
	else
		wfi_emit_regions(&wfi_op_run_parallel, &(const wfi_parallel_attrs){ 1, 1 }, 1, in, 1, &f, out, 1);
	wfi_func_release(f);
	return 1;
}

#define CHECK_SAMPLE(type, build_) { .in = type, .no_grad = true, .build = build_ }
#define CHECK_SAMPLES(build_) \
	{ CHECK_SAMPLE("f32[]", build_), CHECK_SAMPLE("f64[3,5,7]", build_), CHECK_SAMPLE("i32[19]", build_), CHECK_SAMPLE("f16[0]", build_), { 0 } }
static const wfi_sample eq_samples[] = CHECK_SAMPLES(same), eq_const_samples[] = CHECK_SAMPLES(same_const), almost_samples[] = CHECK_SAMPLES(almost),
	almost_const_samples[] = CHECK_SAMPLES(almost_const), parallel_samples[] = CHECK_SAMPLES(one_program);
static const wfi_sample close_samples[] = {
	CHECK_SAMPLE("f32[]", close_to), CHECK_SAMPLE("f64[3,5,7]", close_by_default), CHECK_SAMPLE("bf16[19]", close_to), CHECK_SAMPLE("f16[0]", close_to), { 0 },
};
static const wfi_sample print_samples[] = { { .in = "f32[0]", .no_grad = true }, { .in = "i32[0,3]" }, { .in = "bool[0]" }, { 0 } };
#define PROBE_SAMPLE(type) { .in = type, .attrs = &(const wfi_probe_attrs){ "sample" }, .no_grad = true }
#define PROBED(type) { .in = type, .no_grad = true, .build = probed }
static const wfi_sample serialized_samples[] = { PROBED("f32[]"), PROBED("f64[3,5]"), PROBED("i32[0]"), { 0 } };
static const wfi_sample probe_samples[] = { PROBE_SAMPLE("f32[]"), PROBE_SAMPLE("f64[3,5,7]"), PROBE_SAMPLE("i32[0]"), { 0 } };

static const wfi_attr_field close_fields[] = {
	{ "min_ulp_difference", WFI_ATTR_I64, offsetof(wfi_check_attrs, min_ulp_difference), NULL },
	{ "max_ulp_difference", WFI_ATTR_I64, offsetof(wfi_check_attrs, max_ulp_difference), NULL },
	{ 0 },
};
static const wfi_attr_field almost_fields[] = {
	{ "tolerance", WFI_ATTR_F64, offsetof(wfi_check_attrs, tolerance), NULL },
	{ 0 },
};
const wfi_op *wfi_check_find(const char *target)
{
	return !strncmp(target, "check.", 6) ? wfi_op_find(target) : NULL;
}

static const wfi_attr_field serialized_fields[] = {
	{ "probe_id", WFI_ATTR_STR, offsetof(wfi_serialized_attrs, probe_id), NULL },
	{ "iteration", WFI_ATTR_I64, offsetof(wfi_serialized_attrs, iteration), NULL },
	{ 0 },
};
static const wfi_attr_field probe_fields[] = {
	{ "probe_id", WFI_ATTR_STR, offsetof(wfi_probe_attrs, probe_id), NULL },
	{ 0 },
};
static const wfi_attr_field parallel_fields[] = {
	{ "n_replicas", WFI_ATTR_I64, offsetof(wfi_parallel_attrs, n_replicas), NULL },
	{ "n_partitions", WFI_ATTR_I64, offsetof(wfi_parallel_attrs, n_partitions), NULL },
	{ 0 },
};

const wfi_op wfi_op_expect_eq = {
	.name = "check.expect_eq",
	.doc = "Fails the run unless both operands are equal, element for element; NaN equals NaN.",
	.n_in = 2, .n_out = 0, .flags = WFI_OP_EFFECT, .infer = infer_check,
	.no_jvp = "no results", .no_transpose = "no results",
	.lowering = WFI_LOWER_HOST, .eval = eval_eq, .shard = "whole", .text = &check_text, .samples = eq_samples,
};
const wfi_op wfi_op_expect_eq_const = {
	.name = "check.expect_eq_const",
	.doc = "check.expect_eq with a constant, which the text has as an attribute.",
	.n_in = 2, .n_out = 0, .flags = WFI_OP_EFFECT, .infer = infer_check,
	.no_jvp = "no results", .no_transpose = "no results",
	.lowering = WFI_LOWER_HOST, .eval = eval_eq, .shard = "whole", .text = &check_text, .samples = eq_const_samples,
};
const wfi_op wfi_op_expect_close = {
	.name = "check.expect_close",
	.doc = "Fails the run unless all elements are within the given numbers of representable values of each other (0 to 3 when not given).",
	.n_in = 2, .n_out = 0, .flags = WFI_OP_EFFECT, .attrs_size = sizeof(wfi_check_attrs), .fields = close_fields, .infer = infer_close,
	.no_jvp = "no results", .no_transpose = "no results",
	.lowering = WFI_LOWER_HOST, .eval = eval_close, .shard = "whole", .text = &check_text, .samples = close_samples,
};
const wfi_op wfi_op_expect_almost_eq = {
	.name = "check.expect_almost_eq",
	.doc = "Fails the run unless all elements have one sign and differ by the tolerance at most (0.001 when not given).",
	.n_in = 2, .n_out = 0, .flags = WFI_OP_EFFECT, .attrs_size = sizeof(wfi_check_attrs), .fields = almost_fields, .infer = infer_check,
	.no_jvp = "no results", .no_transpose = "no results",
	.lowering = WFI_LOWER_HOST, .eval = eval_almost, .shard = "whole", .text = &check_text, .samples = almost_samples,
};
const wfi_op wfi_op_expect_almost_eq_const = {
	.name = "check.expect_almost_eq_const",
	.doc = "check.expect_almost_eq with a constant, which the text has as an attribute.",
	.n_in = 2, .n_out = 0, .flags = WFI_OP_EFFECT, .attrs_size = sizeof(wfi_check_attrs), .fields = almost_fields, .infer = infer_check,
	.no_jvp = "no results", .no_transpose = "no results",
	.lowering = WFI_LOWER_HOST, .eval = eval_almost, .shard = "whole", .text = &check_text, .samples = almost_const_samples,
};
const wfi_op wfi_op_expect_serialized_eq = {
	.name = "check.expect_serialized_eq",
	.doc = "Fails the run unless its operand equals what the probe of that name saw when it ran for the time numbered `iteration`, from 0.",
	.n_in = 1, .n_out = 0, .flags = WFI_OP_EFFECT, .attrs_size = sizeof(wfi_serialized_attrs), .fields = serialized_fields, .infer = infer_print,
	.no_jvp = "no results", .no_transpose = "no results",
	.lowering = WFI_LOWER_HOST, .eval = eval_serialized, .shard = "whole", .samples = serialized_samples,
};
const wfi_op wfi_op_interpreter_print = {
	.name = "interpreter.print",
	.doc = "Writes its operand to the standard output, as numpy prints it.",
	.n_in = 1, .n_out = 0, .flags = WFI_OP_EFFECT, .infer = infer_print,
	.no_jvp = "no results", .no_transpose = "no results",
	.lowering = WFI_LOWER_HOST, .eval = eval_print, .shard = "whole", .samples = print_samples,
};
const wfi_op wfi_op_interpreter_probe = {
	.name = "interpreter.probe",
	.doc = "Its operand, kept for check.expect_serialized_eq while a module that has such checks runs.",
	.n_in = 1, .n_out = 1, .flags = WFI_OP_EFFECT, .attrs_size = sizeof(wfi_probe_attrs), .fields = probe_fields, .infer = infer_probe,
	.linear = 1, .transpose = { wfi_ct_pass },
	.lowering = WFI_LOWER_HOST, .eval = eval_probe, .shard = "elementwise", .samples = probe_samples,
};
const wfi_op wfi_op_run_parallel = {
	.name = "interpreter.run_parallel",
	.doc = "Several programs run side by side as the processes of replicas and partitions; its operands and results are theirs, one after the other.",
	.n_in = 0, .n_out = 0, .flags = WFI_OP_EFFECT | WFI_OP_VARIADIC, .attrs_size = sizeof(wfi_parallel_attrs), .fields = parallel_fields,
	.infer = infer_parallel,
	.no_jvp = "the programs are separate processes", .no_transpose = "the programs are separate processes",
	.lowering = WFI_LOWER_HOST, .eval = eval_parallel, .shard = "whole", .text = &parallel_text, .samples = parallel_samples,
};
