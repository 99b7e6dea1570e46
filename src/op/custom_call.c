/* custom_call: a function by its name, from a registry: LAPACK's that JAX calls on the CPU, top_k, and what the program registered. */
#include <ctype.h>
#include <pthread.h>
#include <stdlib.h>
#include "lower/text.h"
#include "op/array.h"
#include "op/batch.h"
#include "op/class.h"
#include "op/ffi.h"
#include "op/lapack.h"

/* ---- the registry ---- */

typedef struct entry { struct entry *next; wfi_ffi_target target; } entry;
static entry *registered;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

wf_error *wfi_ffi_run(const wfi_eval *e, wf_ffi_function *f, const char *target, const char *config, const void *user)
{
	wf_ffi_array *v = wfi_alloc((size_t)(e->n_in + e->n_out + 1) * sizeof *v);

	for (int i = 0; i < e->n_in + e->n_out; i++) {
		const wfi_type *t = i < e->n_in ? &e->in_type[i] : &e->out_type[i - e->n_in];
		v[i] = (wf_ffi_array){ .dtype = t->dtype, .rank = t->rank, .dims = t->dims };
		if (i < e->n_in)
			memcpy(&v[i].data, &e->in[i], sizeof v[i].data);
		else
			v[i].data = e->out[i - e->n_in];
	}
	wf_ffi_args args = { .target = target, .config = config, .n_in = e->n_in, .n_out = e->n_out, .in = v, .out = v + e->n_in, .user = user };
	wf_error *err = f(&args);
	wfi_free(v);
	return err;
}

static wf_error *run_registered(const wfi_eval *e)
{
	const wfi_custom_call_attrs *a = e->attrs;
	const wfi_ffi_target *target = wfi_ffi_find(a->call_target_name);
	wf_error *err = wfi_ffi_run(e, target->function, a->call_target_name, a->backend_config ? a->backend_config : "", target->options.user);

	return err ? wf_error_add(err, "in the custom call of \"%s\"", a->call_target_name) : NULL;
}

wf_error *wfi_ffi_register(const char *target, wf_ffi_function *function, wf_ffi_opts options)
{
	wf_error *err = NULL;

	if (!target || !*target || !function)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_ffi_register: a name and a function are needed");
	if (options.jvp && options.vjp)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_ffi_register: \"%s\" has a jvp and a vjp rule; one of them is enough, and only one may be given",
		                    target);
	if (wfi_ffi_find(target))
		return wf_error_new(WF_ALREADY_EXISTS, "wf_ffi_register: the target \"%s\" exists", target);
	entry *new = wfi_alloc(sizeof *new);
	new->target = (wfi_ffi_target){ .name = wfi_strdup(target), .n_in = -1, .n_out = -1, .eval = run_registered, .function = function,
	                                .options = options };
	pthread_mutex_lock(&lock);
	new->next = registered;
	registered = new; /* kept for the process's life: programs refer to it by name */
	pthread_mutex_unlock(&lock);
	return err;
}

/* ---- built in ---- */

static wf_error *run_identity(const wfi_eval *e)
{
	memcpy(e->out[0], e->in[0], wfi_type_bytes(&e->out_type[0]));
	return NULL;
}

static bool infer_identity(wfi_infer *c)
{
	char t[WFI_TYPE_TEXT], u[WFI_TYPE_TEXT];

	return wfi_type_equal(&c->in[0], &c->out[0]) ||
	       wfi_infer_fail(c, "the result is %s, the operand %s", wfi_type_text(&c->out[0], t), wfi_type_text(&c->in[0], u));
}

static void jvp_identity(const wfi_view *e, const wf_val *t, wf_val *out)
{
	(void)e;
	out[0] = t[0];
}

/* annotations that say where an array lies: the array itself */
static const wfi_ffi_target annotations[] = {
	{ .name = "Sharding", .n_in = 1, .n_out = 1, .infer = infer_identity, .eval = run_identity, .jvp = jvp_identity },
	{ .name = "SPMDFullToShardShape", .n_in = 1, .n_out = 1, .infer = infer_identity, .eval = run_identity, .jvp = jvp_identity },
	{ .name = "SPMDShardToFullShape", .n_in = 1, .n_out = 1, .infer = infer_identity, .eval = run_identity, .jvp = jvp_identity },
	{ .name = "annotate_device_placement", .n_in = 1, .n_out = 1, .infer = infer_identity, .eval = run_identity, .jvp = jvp_identity },
	{ .name = NULL },
};

static const wfi_ffi_target *find_in(const wfi_ffi_target *list, const char *name)
{
	for (; list->name; list++)
		if (!strcmp(list->name, name))
			return list;
	return NULL;
}

const wfi_ffi_target *wfi_ffi_find(const char *name)
{
	const wfi_ffi_target *found = find_in(annotations, name);

	if (!found)
		found = find_in(wfi_ffi_lapack, name);
	pthread_mutex_lock(&lock);
	for (entry *e = registered; e && !found; e = e->next)
		if (!strcmp(e->target.name, name))
			found = &e->target;
	pthread_mutex_unlock(&lock);
	return found;
}

int64_t wfi_ffi_config(const char *config, const char *name, int64_t otherwise)
{
	size_t n = strlen(name);

	for (const char *p = config; p && (p = strstr(p, name)); p += n) {
		const char *q = p + n;
		if (p > config && (isalnum((unsigned char)p[-1]) || p[-1] == '_'))
			continue;
		while (*q == ' ' || *q == '"')
			q++;
		if (*q != '=' && *q != ':')
			continue;
		q++;
		while (*q == ' ')
			q++;
		if (!strncmp(q, "true", 4))
			return 1;
		if (!strncmp(q, "false", 5))
			return 0;
		return isdigit((unsigned char)*q) || *q == '-' ? strtoll(q, NULL, 10) : otherwise;
	}
	return otherwise;
}

/* ---- the operation ---- */

bool wfi_ffi_result_types(wfi_infer *c, const char *text)
{
	c->n_out = 0;
	for (const char *p = text ? text : ""; *p;) {
		if (c->n_out == WFI_MAX_OUT || !(p = wfi_type_parse(p, &c->out[c->n_out])) || (*p && *p != ',' && *p != ' '))
			return wfi_infer_fail(c, "the types of the results \"%s\" cannot be read: \"f32[2,3], i32[]\" would do", text);
		c->n_out++;
		while (*p == ',' || *p == ' ')
			p++;
	}
	return true;
}

static bool infer(wfi_infer *c)
{
	const wfi_custom_call_attrs *a = c->attrs;

	if (!wfi_infer_arity(c))
		return false;
	if (!a->call_target_name)
		return wfi_infer_fail(c, "the name of the target is missing");
	const wfi_ffi_target *target = wfi_ffi_find(a->call_target_name);
	if (!target)
		return wfi_infer_fail(c, "there is no target \"%s\": a program can add it by wf_ffi_register", a->call_target_name);
	if (!wfi_ffi_result_types(c, a->result_types))
		return false;
	if (target->n_in >= 0 && (c->n_in != target->n_in || c->n_out != target->n_out))
		return wfi_infer_fail(c, "\"%s\" takes %d operands and has %d results, got %d and %d", a->call_target_name, target->n_in, target->n_out,
		                      c->n_in, c->n_out);
	for (int i = 0; i < c->n_out; i++)
		if (!wfi_infer_result(c, i, c->out[i].dtype, c->out[i].rank, c->out[i].dims))
			return false;
	return !target->infer || target->infer(c);
}

static wf_error *eval(const wfi_eval *e)
{
	const wfi_custom_call_attrs *a = e->attrs;

	return wfi_ffi_find(a->call_target_name)->eval(e);
}

/* what a program registered may do anything; LAPACK does not, unless the text says so */
static bool effect(const void *attrs)
{
	const wfi_custom_call_attrs *a = attrs;
	const wfi_ffi_target *target = wfi_ffi_find(a->call_target_name);

	return a->has_side_effect || !target || target->function;
}

extern const wfi_op wfi_op_ffi_tangent;

/* Only the reverse rule is known: the tangents are an operation of their own, whose transpose is that rule. Its operands: tangents (zeros where
 * there is none), operands, results. */
static void by_vjp(const wfi_view *e, const wf_val *t, wf_val *out)
{
	const int n = 2 * e->n_in + e->n_out;
	wf_val *in = wfi_alloc((size_t)n * sizeof *in);

	for (int i = 0; i < e->n_in; i++) {
		in[i] = t[i].node ? t[i] : wfi_zeros_of(&e->in_type[i]);
		in[e->n_in + i] = e->in[i];
	}
	for (int i = 0; i < e->n_out; i++)
		in[2 * e->n_in + i] = e->out[i];
	wfi_emit_n(&wfi_op_ffi_tangent, e->attrs, n, in, 0, NULL, out, e->n_out);
	for (int i = 0; i < e->n_out; i++)
		if (!wfi_is_float(e->out_type[i].dtype))
			out[i] = (wf_val){ NULL };
	wfi_free(in);
}

static void jvp(const wfi_view *e, const wf_val *t, wf_val *out)
{
	const wfi_custom_call_attrs *a = e->attrs;
	const wfi_ffi_target *target = wfi_ffi_find(a->call_target_name);
	const wf_ffi_view view = { .target = a->call_target_name, .config = a->backend_config ? a->backend_config : "", .n_in = e->n_in,
	                           .n_out = e->n_out, .in = e->in, .out = e->out, .user = target ? target->options.user : NULL };

	if (target && target->options.jvp)
		target->options.jvp(&view, t, out);
	else if (target && target->jvp)
		target->jvp(e, t, out);
	else if (target && target->options.vjp)
		by_vjp(e, t, out);
	else
		wfi_fail("custom_call", "the target \"%s\" has no derivative rule; one is given by wf_ffi_register(…, .jvp = …)", a->call_target_name);
}

/* calls that rules made of tangents: some are linear in an operand */
static void transpose(const wfi_view *e, const bool *wanted, const wf_val *ct, wf_val *out)
{
	const char *name = ((const wfi_custom_call_attrs *)e->attrs)->call_target_name;
	const wfi_ffi_target *target = wfi_ffi_find(name);

	if (target && target->transpose)
		target->transpose(e, wanted, ct, out);
	else
		wfi_fail("custom_call", "a call of \"%s\" is not linear: it has no transpose", name);
}

/* ---- vmap: of whole batches, where the target takes leading dimensions; else one by one ---- */

static wf_vmap_method method_of(const char *name)
{
	const wfi_ffi_target *target = wfi_ffi_find(name);

	if (!target)
		return WF_VMAP_SEQUENTIAL;
	return target->function ? target->options.vmap_method : WF_VMAP_BROADCAST_ALL; /* LAPACK's and the annotations take any batch */
}

/* [1, …], for who broadcasts by itself; tangents have their values' types */
static wf_val expanded(const wfi_batch *b, int i)
{
	const wfi_type *t = &b->e->in_type[i];
	const wfi_ints shape = wfi_dims_after(1, wfi_type_dims(t));

	return b->batched[i] ? b->e->in[i] : wfi_emit_reshape(b->e->in[i], wfi_ints_dims(&shape));
}

void wfi_ffi_batch(const wfi_batch *b, bool expand, wf_val *in, wfi_str *types)
{
	char text_of[WFI_TYPE_TEXT];

	for (int i = 0; i < b->e->n_in; i++)
		in[i] = expand ? expanded(b, i) : wfi_batch_in(b, i);
	for (int i = 0; i < b->e->n_out; i++) {
		const wfi_type t = wfi_with_batch(&b->e->out_type[i], b->size);
		wfi_str_add(types, "%s%s", i ? ", " : "", wfi_type_text(&t, text_of));
	}
}

static bool batch(const wfi_batch *b, wf_val *out, bool *out_batched)
{
	const wfi_view *e = b->e;
	wfi_custom_call_attrs a = *(const wfi_custom_call_attrs *)e->attrs;
	const wf_vmap_method method = method_of(a.call_target_name);
	wfi_str types = { 0 };

	(void)out_batched;
	if (method == WF_VMAP_SEQUENTIAL)
		return false;
	wf_val *in = wfi_alloc((size_t)(e->n_in + 1) * sizeof *in);
	wfi_ffi_batch(b, method == WF_VMAP_EXPAND_DIMS && e->op != &wfi_op_ffi_tangent, in, &types);
	a.result_types = types.s ? types.s : "";
	a.operand_layouts = a.result_layouts = ""; /* of examples */
	if (!wfi_failed())
		wfi_emit_n(e->op, &a, e->n_in, in, 0, NULL, out, e->n_out);
	wfi_str_free(&types);
	wfi_free(in);
	return true;
}

#define FIELD(kind, name) { #name, WFI_ATTR_##kind, offsetof(wfi_custom_call_attrs, name), NULL }
static const wfi_attr_field fields[] = {
	FIELD(STR, call_target_name),
	FIELD(BOOL, has_side_effect),
	FIELD(STR, backend_config),
	FIELD(I64, api_version),
	FIELD(STR, result_types),
	FIELD(STR, operand_layouts),
	FIELD(STR, result_layouts),
	{ 0 },
};
#define SAMPLE(types, target, config, results) \
	{ .in = types, .attrs = &(const wfi_custom_call_attrs){ .call_target_name = target, .backend_config = config, .api_version = 4, .result_types = results }, .no_grad = true }
static const wfi_sample samples[] = {
	/* results that are named f32 would not fit where the sweep builds derivatives in f64; annotations vanish when they are read from text */
	SAMPLE("f64[3,3]", "lapack_dsyevd_ffi", "{mode = 86 : ui8, uplo = 76 : ui8}", "f64[3,3], f64[3], i32[]"),
	SAMPLE("f64[2,4,3], f64[2,3]", "lapack_dorgqr_ffi", "{}", "f64[2,4,3]"),
	SAMPLE("f64[2,3,3]", "lapack_dgetrf_ffi", "{}", "f64[2,3,3], i32[2,3], i32[2]"),
	SAMPLE("f64[4,3]", "lapack_dgeqrf_ffi", "{}", "f64[4,3], f64[3]"),
	{ 0 },
};

/* ---- text ---- */

/* XLA's LAPACK calls want their options by type: characters as ui8, limits as i32 */
static const char *int_type(const char *name)
{
	static const char *const bytes[] = { "uplo", "mode", "diag", "side", "trans_x", "sort", "compute_left", "compute_right" };

	for (size_t i = 0; name && i < WFI_COUNT(bytes); i++)
		if (!strcmp(name, bytes[i]))
			return " : ui8";
	return name && (!strcmp(name, "low") || !strcmp(name, "high")) ? " : i32" : "";
}

/* a dictionary of the text, as the numbers and words that targets look for */
enum { MOST_CONFIG = 1 << 20 }; /* bytes: aliases of lists of aliases are longer than any memory */

static void config_text(wfi_str *s, const wfi_tattr *v)
{
	static const char *const open[] = { "[", "{" }, *const close[] = { "]", "}" };

	switch (v->kind) {
	case WFI_T_INT: wfi_str_add(s, "%lld%s", (long long)v->i, int_type(v->name)); break;
	case WFI_T_BOOL: wfi_str_add(s, v->i ? "true" : "false"); break;
	case WFI_T_FLOAT: wfi_str_add(s, "%.17g", v->f); break;
	case WFI_T_STR: case WFI_T_WORD: case WFI_T_SYMBOL: wfi_str_add(s, "\"%s\"", v->s); break;
	case WFI_T_ARRAY: case WFI_T_DICT:
		wfi_str_add(s, "%s", open[v->kind == WFI_T_DICT]);
		for (int i = 0; i < v->n && s->n <= MOST_CONFIG; i++) {
			wfi_str_add(s, "%s", i ? ", " : "");
			if (v->kind == WFI_T_DICT && v->v[i].name)
				wfi_str_add(s, "%s = ", v->v[i].name);
			config_text(s, &v->v[i]);
		}
		wfi_str_add(s, "%s", close[v->kind == WFI_T_DICT]);
		break;
	default: wfi_str_add(s, "unit"); break;
	}
}

static const char *read_config(wfi_text_op *t)
{
	const wfi_tattr *config = wfi_tattr_find(t->attrs, "mhlo.backend_config");
	wfi_str s = { 0 };

	if (!config)
		config = wfi_tattr_find(t->attrs, "backend_config");
	if (!config)
		return "";
	if (config->kind == WFI_T_STR)
		return config->s;
	config_text(&s, config);
	if (s.n > MOST_CONFIG)
		wfi_text_unsupported(t, "a configuration of more than %d bytes", MOST_CONFIG);
	const char *text_of = wfi_arena_strdup(t->arena, s.s ? s.s : "");
	wfi_str_free(&s);
	return text_of;
}

/* operations of weft's own stand in for some: they have derivatives, and StableHLO forms that run elsewhere too */
static bool stands_in(const char *target, const char *config, int n_in, const wf_val *in, int n_out, const wfi_type *out_type, wf_val *out)
{
	const wfi_ffi_target *found = wfi_ffi_find(target);

	if (found && found->eval == run_identity && n_in == 1 && n_out == 1) {
		out[0] = in[0];
		return true;
	}
	if (!strncmp(target, "lapack_", 7) && !strcmp(target + 8, "trsm_ffi") && n_in == 2 && n_out == 1) {
		int64_t trans = wfi_ffi_config(config, "trans_x", 'N');
		const wfi_triangular_attrs a = { wfi_ffi_config(config, "side", 'L') == 'L', wfi_ffi_config(config, "uplo", 'L') == 'L',
		                                 wfi_ffi_config(config, "diag", 'N') == 'U',
		                                 trans == 'T' ? WFI_TRANSPOSE : trans == 'C' ? WFI_ADJOINT : WFI_NO_TRANSPOSE };
		out[0] = wfi_emit_triangular_solve(in[0], in[1], &a);
		return true;
	}
	if (!strncmp(target, "lapack_", 7) && !strcmp(target + 8, "potrf_ffi") && n_in == 1 && n_out == 2) {
		out[0] = wfi_emit_cholesky(in[0], wfi_ffi_config(config, "uplo", 'L') == 'L');
		out[1] = wfi_not_finite(out[0], &out_type[1]);
		return true;
	}
	if ((!strcmp(target, "mhlo.topk") || !strcmp(target, "TopK")) && n_in == 1 && n_out == 2 && out_type[0].rank) {
		wfi_emit_n(&wfi_op_top_k, &(const wfi_top_k_attrs){ out_type[0].dims[out_type[0].rank - 1] }, 1, in, 0, NULL, out, 2);
		return true;
	}
	return false;
}

/* ---- layouts: minor to major, "[dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]" ---- */

static void add_layout(wfi_str *s, int n, const int64_t *order)
{
	wfi_str_add(s, "%sdense<%s", s->n ? ", " : "[", n > 1 ? "[" : "");
	for (int i = 0; i < n; i++)
		wfi_str_add(s, "%s%lld", i ? ", " : "", (long long)order[i]);
	wfi_str_add(s, "%s> : tensor<%dxindex>", n > 1 ? "]" : "", n);
}

/* as the text has them; "" when it has none */
static const char *read_layouts(wfi_text_op *t, const char *name)
{
	const wfi_tattr *list = wfi_tattr_find(t->attrs, name);
	wfi_str s = { 0 };

	if (!list || list->kind != WFI_T_ARRAY || !list->n)
		return "";
	for (int i = 0; i < list->n; i++) {
		const wfi_tattr *v = &list->v[i];
		int64_t order[WF_MAX_RANK];
		int n = v->kind == WFI_T_DENSE && v->type.rank == 1 && v->type.dims[0] <= WF_MAX_RANK ? (int)v->type.dims[0] : 0;
		bool one = n && v->data.size == wf_dtype_size(v->type.dtype);
		for (int k = 0; k < n; k++)
			order[k] = wfi_load_i(v->type.dtype, v->data.bytes, one ? 0 : k);
		add_layout(&s, n, order);
	}
	wfi_str_add(&s, "]");
	const char *text_of = wfi_arena_strdup(t->arena, s.s);
	wfi_str_free(&s);
	return text_of;
}

/* LAPACK's: matrices (what has the greatest rank) column-major, the rest row-major */
static void lapack_layout(wfi_str *s, int rank, int greatest)
{
	int64_t order[WF_MAX_RANK];

	for (int k = 0; k < rank; k++)
		order[k] = rank == greatest && k < 2 ? rank - 2 + k : rank - 1 - k;
	add_layout(s, rank, order);
}

static int greatest_rank(int n, const wf_val *in)
{
	int most = 0;

	for (int i = 0; i < n; i++)
		most = wfi_is_poison(in[i]) ? most : WFI_MAX(most, wfi_type_of(in[i])->rank);
	return most;
}

/* the layouts that a LAPACK call names must be LAPACK's: the numbers would mean the transposed matrices otherwise */
static bool are_lapack_layouts(wfi_text_op *t, const char *operands, const char *results)
{
	const int most = greatest_rank(t->n_in, t->in);
	wfi_str in = { 0 }, out = { 0 };

	for (int i = 0; i < t->n_in; i++)
		lapack_layout(&in, wfi_is_poison(t->in[i]) ? 0 : wfi_type_of(t->in[i])->rank, most);
	for (int i = 0; i < t->n_out; i++)
		lapack_layout(&out, t->out_type[i].rank, most);
	wfi_str_add(&in, "]");
	wfi_str_add(&out, "]");
	bool ok = (!*operands || !strcmp(operands, in.s)) && (!*results || !strcmp(results, out.s));
	if (!ok)
		wfi_text_unsupported(t, "LAPACK's layouts would be operand_layouts = %s, result_layouts = %s", in.s, out.s);
	wfi_str_free(&in);
	wfi_str_free(&out);
	return ok;
}

static bool is_lapack(const char *target)
{
	return !strncmp(target, "lapack_", 7);
}

static const char *types_text(wfi_text_op *t, int n, const wfi_type *type)
{
	wfi_str s = { 0 };
	char u[WFI_TYPE_TEXT];

	for (int i = 0; i < n; i++)
		wfi_str_add(&s, "%s%s", i ? ", " : "", wfi_type_text(&type[i], u));
	const char *text_of = wfi_arena_strdup(t->arena, s.s ? s.s : "");
	wfi_str_free(&s);
	return text_of;
}

/* the results of today's call where the text has them, zeros where it has room to work in */
static bool build_older(wfi_text_op *t, const wfi_lapack_call *call, wf_val *out)
{
	wf_val made[WFI_COUNT(call->place)];
	wfi_type types[WFI_COUNT(call->place)];

	for (int i = 0; i < call->n_out; i++) {
		if (call->place[i] < 0)
			return wfi_text_fail(t, "result %d of \"%s\" is missing", i, call->target);
		types[i] = t->out_type[call->place[i]];
	}
	if (!stands_in(call->target, call->config, call->n_in, call->in, call->n_out, types, made)) {
		const wfi_custom_call_attrs a = { .call_target_name = call->target, .backend_config = call->config, .api_version = 4,
		                                  .result_types = types_text(t, call->n_out, types) };
		wfi_emit_n(&wfi_op_custom_call, &a, call->n_in, call->in, 0, NULL, made, call->n_out);
	}
	for (int i = 0; i < t->n_out; i++)
		out[i] = (wf_val){ NULL };
	for (int i = 0; i < call->n_out; i++)
		out[call->place[i]] = made[i];
	for (int i = 0; i < t->n_out; i++)
		if (!out[i].node)
			out[i] = wfi_zeros_of(&t->out_type[i]);
	return true;
}

static bool build(wfi_text_op *t, wf_val *out)
{
	const char *target = wfi_text_word(t, "call_target_name"), *config = read_config(t);
	wfi_custom_call_attrs a = { .call_target_name = target, .backend_config = config };
	wfi_lapack_call older;

	if (!target)
		return wfi_text_fail(t, "custom_call without call_target_name");
	if (*t->reason)
		return false;
	if (wfi_lapack_older(t, target, config, &older))
		return build_older(t, &older, out);
	if (*t->reason)
		return false;
	if (stands_in(target, config, t->n_in, t->in, t->n_out, t->out_type, out))
		return true;
	if (!wfi_ffi_find(target))
		return wfi_text_unsupported(t, "custom_call of the target \"%s\", which nobody registered (wf_ffi_register)", target);
	wfi_text_bool(t, "has_side_effect", &a.has_side_effect);
	wfi_text_int(t, "api_version", &a.api_version);
	if (*config == '{')
		a.api_version = 4; /* a dictionary is for that version; JAX of 2023 and 2024 left the number out */
	a.operand_layouts = read_layouts(t, "operand_layouts");
	a.result_layouts = read_layouts(t, "result_layouts");
	if (is_lapack(target)) {
		if (!are_lapack_layouts(t, a.operand_layouts, a.result_layouts))
			return false;
		a.operand_layouts = a.result_layouts = ""; /* written without being asked */
	}
	a.result_types = types_text(t, t->n_out, t->out_type);
	return wfi_text_emit(t, &wfi_op_custom_call, &a, out);
}

static void write_layouts(wfi_text_out *w, const wfi_eqn *e)
{
	const wfi_custom_call_attrs *a = e->attrs;
	wfi_str in = { 0 }, out = { 0 };
	int most = 0;

	if (a->operand_layouts && *a->operand_layouts)
		wfi_text_put_raw(w, "operand_layouts", "%s", a->operand_layouts);
	if (a->result_layouts && *a->result_layouts)
		wfi_text_put_raw(w, "result_layouts", "%s", a->result_layouts);
	if (!is_lapack(a->call_target_name))
		return;
	for (int i = 0; i < e->n_in; i++)
		most = WFI_MAX(most, e->in[i]->type.rank);
	for (int i = 0; i < e->n_in; i++)
		lapack_layout(&in, e->in[i]->type.rank, most);
	for (int i = 0; i < e->n_out; i++)
		lapack_layout(&out, e->out[i].type.rank, most);
	wfi_text_put_raw(w, "operand_layouts", "%s]", in.s);
	wfi_text_put_raw(w, "result_layouts", "%s]", out.s);
	wfi_str_free(&in);
	wfi_str_free(&out);
}

static void write(wfi_text_out *w, const wfi_eqn *e)
{
	const wfi_custom_call_attrs *a = e->attrs;

	wfi_text_put_str(w, "call_target_name", a->call_target_name);
	if (a->has_side_effect)
		wfi_text_put_bool(w, "has_side_effect", true);
	if (a->backend_config && *a->backend_config == '{')
		wfi_text_put_raw(w, "backend_config", "%s", a->backend_config);
	else if (a->backend_config && *a->backend_config)
		wfi_text_put_str(w, "backend_config", a->backend_config);
	if (a->api_version)
		wfi_text_put_int(w, "api_version", a->api_version, 32);
	write_layouts(w, e);
}

static const wfi_text text = { .build = build, .write = write };
const wfi_op wfi_op_custom_call = {
	.name = "custom_call",
	.doc = "A function by its name: LAPACK's that JAX calls on the CPU, annotations of sharding, and what wf_ffi_register added.",
	.n_in = 0, .n_out = 0, .flags = WFI_OP_VARIADIC, .effect = effect, .attrs_size = sizeof(wfi_custom_call_attrs), .fields = fields,
	.infer = infer,
	.jvp_all = jvp, .transpose_all = transpose, .batch = batch, .lowering = WFI_LOWER_HOST, .eval = eval, .shard = "replicated",
	.samples = samples, .text = &text,
};

/* ---- the tangents of a call whose reverse rule is known ---- */

static int tangent_operands(int n_in, int n_out)
{
	return (n_in - n_out) / 2;
}

static bool infer_tangent(wfi_infer *c)
{
	const wfi_custom_call_attrs *a = c->attrs;
	char t[WFI_TYPE_TEXT], u[WFI_TYPE_TEXT];

	if (!wfi_infer_arity(c) || !wfi_ffi_result_types(c, a->result_types))
		return false;
	const wfi_ffi_target *target = a->call_target_name ? wfi_ffi_find(a->call_target_name) : NULL;
	int n = tangent_operands(c->n_in, c->n_out);
	if (!target)
		return wfi_infer_fail(c, "there is no target \"%s\"", a->call_target_name ? a->call_target_name : "");
	if (target->n_in >= 0 && n != target->n_in)
		return wfi_infer_fail(c, "\"%s\" takes %d operands, got the tangents of %d", a->call_target_name, target->n_in, n);
	if (n < 0 || c->n_in != 2 * n + c->n_out)
		return wfi_infer_fail(c, "%d operands, which are not tangents, operands and %d results", c->n_in, c->n_out);
	for (int i = 0; i < n + c->n_out; i++) {
		const wfi_type *x = i < n ? &c->in[i] : &c->out[i - n];
		if (!wfi_type_equal(x, &c->in[n + i]))
			return wfi_infer_fail(c, "a tangent is %s, its value %s", wfi_type_text(x, t), wfi_type_text(&c->in[n + i], u));
	}
	return target->eval != run_identity || infer_identity(c);
}

static wf_error *eval_tangent(const wfi_eval *e)
{
	const wfi_custom_call_attrs *a = e->attrs;
	const wfi_ffi_target *target = wfi_ffi_find(a->call_target_name);

	if (target->eval == run_identity)
		return run_identity(e);
	return wf_error_new(WF_UNSUPPORTED, "the custom call of \"%s\" has a reverse rule only: its tangents cannot be computed forwards",
	                    a->call_target_name);
}

/* linear in the tangents: in a loop's body, say, which is differentiated again to be transposed */
static void jvp_tangent(const wfi_view *e, const wf_val *t, wf_val *out)
{
	const int n = tangent_operands(e->n_in, e->n_out);
	wf_val *in = wfi_alloc((size_t)(e->n_in + 1) * sizeof *in);

	for (int i = 0; i < e->n_in; i++) {
		in[i] = i >= n ? e->in[i] : t[i].node ? t[i] : wfi_zeros_of(&e->in_type[i]);
		if (i >= n && t[i].node)
			wfi_fail("custom_call", "the target \"%s\" has a reverse rule only: derivatives of its derivatives need one given by wf_ffi_register(…, .jvp = …)",
			         ((const wfi_custom_call_attrs *)e->attrs)->call_target_name);
	}
	if (!wfi_failed())
		wfi_emit_n(e->op, e->attrs, e->n_in, in, 0, NULL, out, e->n_out);
	wfi_free(in);
}

static void transpose_tangent(const wfi_view *e, const bool *wanted, const wf_val *ct, wf_val *out)
{
	const wfi_custom_call_attrs *a = e->attrs;
	const int n = tangent_operands(e->n_in, e->n_out);
	const wfi_ffi_target *target = wfi_ffi_find(a->call_target_name);
	const wf_ffi_view view = { .target = a->call_target_name, .config = a->backend_config ? a->backend_config : "", .n_in = n, .n_out = e->n_out,
	                           .in = e->in + n, .out = e->in + 2 * n, .user = target ? target->options.user : NULL };
	wf_val *in_ct = wfi_alloc((size_t)(n + 1) * sizeof *in_ct);

	if (target && target->options.vjp)
		target->options.vjp(&view, ct, in_ct);
	else
		wfi_fail("custom_call", "the target \"%s\" has no reverse rule", a->call_target_name);
	for (int i = 0; i < n; i++)
		if (wanted[i])
			out[i] = in_ct[i];
	wfi_free(in_ct);
}

/* a target whose tangents are known anyway, so that the sweep has something to run */
static const wfi_sample tangent_samples[] = {
	SAMPLE("f64[3,2], f64[3,2], f64[3,2]", "Sharding", "", "f64[3,2]"),
	SAMPLE("f64[0], f64[0], f64[0]", "Sharding", "", "f64[0]"),
	SAMPLE("f64[], f64[], f64[]", "Sharding", "", "f64[]"),
	{ 0 },
};

static bool lower_tangent(const wfi_view *e, wf_val *out)
{
	const wfi_ffi_target *target = wfi_ffi_find(((const wfi_custom_call_attrs *)e->attrs)->call_target_name);

	out[0] = e->in[0];
	return target && target->eval == run_identity;
}

static const wfi_text tangent_text = { .lower = lower_tangent };
const wfi_op wfi_op_ffi_tangent = {
	.name = "wf.ffi_tangent",
	.doc = "The tangents of a custom call for which only a reverse rule was registered: it can be transposed, not run.",
	.n_in = 0, .n_out = 0, .flags = WFI_OP_VARIADIC | WFI_OP_OWN, .attrs_size = sizeof(wfi_custom_call_attrs), .fields = fields,
	.infer = infer_tangent, .jvp_all = jvp_tangent, .transpose_all = transpose_tangent, .batch = batch,
	.lowering = WFI_LOWER_HOST, .eval = eval_tangent, .shard = "replicated", .samples = tangent_samples,
	.text = &tangent_text,
};

/* ---- public ---- */

void wf_ffi_call(const char *target, const char *config, const char *result_types, int n_in, const wf_val *in, wf_val *out)
{
	wf_val results[WFI_MAX_OUT];
	const wfi_custom_call_attrs a = { .call_target_name = target, .backend_config = config ? config : "", .api_version = 4, .result_types = result_types };

	for (int i = 0; i < WFI_MAX_OUT; i++)
		results[i] = wfi_poison;
	wfi_emit_n(&wfi_op_custom_call, &a, n_in, in, 0, NULL, results, WFI_MAX_OUT);
	int n = 1; /* as many as the types, at least one poisoned value */
	for (const char *p = result_types ? result_types : ""; *p; p++)
		n += *p == ']' && strchr(p, ',') != NULL;
	for (int i = 0; i < n && i < WFI_MAX_OUT; i++)
		out[i] = results[i];
}
