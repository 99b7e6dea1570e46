/* wf_pure_callback, wf_io_callback: a C function of the program's own as a host step, found by its address. */
#include <weft/debug.h>
#include "lower/text.h"
#include "op/batch.h"
#include "op/class.h"
#include "op/ffi.h"

typedef struct callback_attrs { int64_t function, user; const char *result_types; int64_t vmap_method; } callback_attrs;

extern const wfi_op wfi_op_pure_callback, wfi_op_io_callback;

static bool infer(wfi_infer *c)
{
	const callback_attrs *a = c->attrs;

	if (!wfi_infer_arity(c))
		return false;
	if (!a->function)
		return wfi_infer_fail(c, "the function is NULL");
	if (a->vmap_method < WF_VMAP_SEQUENTIAL || a->vmap_method > WF_VMAP_EXPAND_DIMS)
		return wfi_infer_fail(c, "there is no vmap_method %lld", (long long)a->vmap_method);
	if (!wfi_ffi_result_types(c, a->result_types))
		return false;
	if (!c->n_out && c->op == &wfi_op_pure_callback)
		return wfi_infer_fail(c, "no result types: a pure function without results does nothing (wf_io_callback may)");
	for (int i = 0; i < c->n_out; i++)
		if (!wfi_infer_result(c, i, c->out[i].dtype, c->out[i].rank, c->out[i].dims))
			return false;
	return true;
}

static wf_error *eval(const wfi_eval *e)
{
	const callback_attrs *a = e->attrs;
	wf_error *err = wfi_ffi_run(e, (wf_ffi_function *)(uintptr_t)a->function, "callback", "", (const void *)(uintptr_t)a->user);

	return err ? wf_error_add(err, "in a callback of the program") : NULL;
}

static void no_derivative(const wfi_view *e, const wf_val *t, wf_val *out)
{
	(void)t;
	(void)out;
	wfi_fail(e->op == &wfi_op_pure_callback ? "pure_callback" : "io_callback",
	         "a callback has no derivative: weft does not look into a C function. "
	         "Give the function around it a derivative of its own (wf_custom_jvp, "
	         "wf_custom_vjp), or wf_stop_gradient its operands");
}

static bool batch(const wfi_batch *b, wf_val *out, bool *out_batched)
{
	const wfi_view *e = b->e;
	callback_attrs a = *(const callback_attrs *)e->attrs;
	wfi_str types = { 0 };

	(void)out_batched;
	if (a.vmap_method == WF_VMAP_SEQUENTIAL)
		return false;
	wf_val *in = wfi_alloc((size_t)(e->n_in + 1) * sizeof *in);
	wfi_ffi_batch(b, a.vmap_method == WF_VMAP_EXPAND_DIMS, in, &types);
	a.result_types = types.s ? types.s : "";
	if (!wfi_failed())
		wfi_emit_n(e->op, &a, e->n_in, in, 0, NULL, out, e->n_out);
	wfi_str_free(&types);
	wfi_free(in);
	return true;
}

/* in StableHLO's text: a custom call of a target that this process knows from now on; another one may register its own by
 * that name */
static bool lower(const wfi_view *e, wf_val *out)
{
	const callback_attrs *a = e->attrs;
	char name[64];

	snprintf(name, sizeof name, "weft.callback.%llx.%llx", (unsigned long long)a->function, (unsigned long long)a->user);
	wf_error *err = wfi_ffi_find(name) ? NULL : wfi_ffi_register(name, (wf_ffi_function *)(uintptr_t)a->function,
		(wf_ffi_opts){ .vmap_method = (wf_vmap_method)a->vmap_method, .user = (const void *)(uintptr_t)a->user });
	const wfi_custom_call_attrs call = { .call_target_name = name, .has_side_effect = e->op->flags & WFI_OP_EFFECT,
	                                     .backend_config = "", .api_version = 4, .result_types = a->result_types };
	if (err)
		wfi_fail_error(err);
	else
		wfi_emit_n(&wfi_op_custom_call, &call, e->n_in, e->in, 0, NULL, out, e->n_out);
	return true;
}
static const wfi_text exported = { .lower = lower };

/* ---- samples: the operand itself ---- */
static wf_error *same(const wf_ffi_args *args)
{
	const wf_ffi_array *x = &args->in[0];
	size_t n = wf_dtype_size(x->dtype);

	for (int i = 0; i < x->rank; i++)
		n *= (size_t)x->dims[i];
	if (n)
		memcpy(args->out[0].data, x->data, n);
	return NULL;
}

static int sample(const wfi_op *op, wf_vmap_method method, const wf_val *in, wf_val *out)
{
	char text[WFI_TYPE_TEXT];
	const callback_attrs a = { (int64_t)(uintptr_t)same, 0, wfi_type_text(wfi_type_of(in[0]), text), method };

	wfi_emit_n(op, &a, 1, in, 0, NULL, out, 1);
	return 1;
}

#define SAMPLE(name, op, method) static int name(int n, const wf_val *in, wf_val *out) { (void)n; return sample(op, method, in, out); }
SAMPLE(expanded, &wfi_op_pure_callback, WF_VMAP_EXPAND_DIMS)
SAMPLE(repeated, &wfi_op_pure_callback, WF_VMAP_BROADCAST_ALL)
SAMPLE(io, &wfi_op_io_callback, WF_VMAP_SEQUENTIAL)
static const wfi_sample pure_samples[] = {
	{ .in = "f32[]", .no_grad = true, .build = expanded },
	{ .in = "f64[3,5]", .no_grad = true, .build = expanded },
	{ .in = "bf16[0]", .no_grad = true, .build = repeated },
	{ .in = "i32[19]", .no_grad = true, .build = repeated },
	{ 0 },
};
static const wfi_sample io_samples[] = {
	{ .in = "f32[]", .no_grad = true, .build = io },
	{ .in = "f64[3,5]", .no_grad = true, .build = io },
	{ .in = "i32[0]", .no_grad = true, .build = io },
	{ 0 },
};

/* ---- descriptors ---- */
static const wfi_attr_field fields[] = {
	{ "function", WFI_ATTR_I64, offsetof(callback_attrs, function), NULL },
	{ "user", WFI_ATTR_I64, offsetof(callback_attrs, user), NULL },
	{ "result_types", WFI_ATTR_STR, offsetof(callback_attrs, result_types), NULL },
	{ "vmap_method", WFI_ATTR_I64, offsetof(callback_attrs, vmap_method), NULL },
	{ 0 },
};
const wfi_op wfi_op_pure_callback = {
	.name = "wf.pure_callback",
	.doc = "A C function of this process, by its address; it depends on nothing but its operands.",
	.n_in = 0, .n_out = 0, .flags = WFI_OP_VARIADIC | WFI_OP_OWN, .attrs_size = sizeof(callback_attrs), .fields = fields, .infer = infer,
	.jvp_all = no_derivative, .no_transpose = "it is not linear", .batch = batch,
	.lowering = WFI_LOWER_HOST, .eval = eval, .shard = "replicated", .text = &exported, .samples = pure_samples,
};
const wfi_op wfi_op_io_callback = {
	.name = "wf.io_callback",
	.doc = "A C function of this process, by its address; it may do anything, and runs in the program's order.",
	.n_in = 0, .n_out = 0, .flags = WFI_OP_VARIADIC | WFI_OP_EFFECT | WFI_OP_OWN, .attrs_size = sizeof(callback_attrs),
	.fields = fields, .infer = infer,
	.jvp_all = no_derivative, .no_transpose = "it is not linear", .batch = batch,
	.lowering = WFI_LOWER_HOST, .eval = eval, .shard = "replicated", .text = &exported, .samples = io_samples,
};

/* ---- public ---- */
static wf_val call(const wfi_op *op, wf_callback f, const char *result_types, const wf_val *args)
{
	const callback_attrs a = { (int64_t)(uintptr_t)f.function, (int64_t)(uintptr_t)f.user,
	                           result_types ? result_types : "", (int64_t)f.vmap_method };
	wf_val v[WFI_MAX_OUT + 1];
	int n = 0, n_out = 0;

	while (args[n].node != wfi_end.node)
		n++;
	wfi_emit_n(op, &a, n, args, 0, NULL, v, WFI_MAX_OUT);
	while (n_out < WFI_MAX_OUT && !wfi_is_poison(v[n_out]))
		n_out++;
	v[n_out] = wfi_end;
	if (wfi_failed())
		return wfi_poison;
	return n_out == 1 ? v[0] : n_out ? wfi_tuple(v) : wf_none();
}

wf_val wfi_pure_callback(wf_callback f, const char *result_types, const wf_val *args)
{
	return call(&wfi_op_pure_callback, f, result_types, args);
}

wf_val wfi_io_callback(wf_callback f, const char *result_types, const wf_val *args)
{
	return call(&wfi_op_io_callback, f, result_types, args);
}


static void add_types(wfi_str *s, wf_val v)
{
	char text[WFI_TYPE_TEXT];

	if (v.node && v.node->kind == WFI_LEAF)
		wfi_str_add(s, "%s%s", s->n ? ", " : "", wfi_type_text(wfi_type_of(v), text));
	for (int i = 0; v.node && v.node->kind != WFI_LEAF && v.node->kind != WFI_POISON && i < v.node->n; i++)
		add_types(s, (wf_val){ v.node->child[i] });
}

const char *wf_types_of(wf_val tree)
{
	wfi_arena *arena = wfi_trace_arena();
	wfi_str s = { 0 };

	add_types(&s, tree);
	const char *text = arena && s.s ? wfi_arena_strdup(arena, s.s) : "";
	wfi_str_free(&s);
	return text;
}
