/* aot.c: compiling ahead of time: the plans of a program and of its regions, handed to the code generator, and the header of what it made. */
#include <ctype.h>
#include "backend/cpu/aot.h"
#include "backend/cpu/codegen.h"
#include "backend/cpu/dot.h"
#include "ir/trace.h"
#include "lower/loops.h"

bool wfi_aot_is_product(const wfi_eqn *e)
{
	return wfi_dot_is_library(e) && !wfi_dot_is_vector(e);
}

/* ---- plans ---- */

static wf_error *located(wf_error *err, const wfi_eqn *e)
{
	if (err && e->loc.file)
		wf_error_note(err, e->loc.file, e->loc.line);
	return err;
}

static void free_program(wfi_aot_program *p)
{
	if (!p)
		return;
	for (int k = 0; p->regions && k < p->plan->n_steps; k++) {
		for (int r = 0; p->regions[k] && r < p->plan->steps[k].eqn->n_regions; r++)
			free_program(p->regions[k][r]);
		wfi_free(p->regions[k]);
	}
	wfi_free(p->regions);
	wfi_plan_free(p->plan);
	wfi_free(p);
}

/* the attribute that says which one it is, of those that do everything under one name */
static const char *target_of(const wfi_eqn *e)
{
	for (const wfi_attr_field *f = e->op->fields; f && f->name; f++)
		if (f->kind == WFI_ATTR_STR && !strcmp(f->name, "call_target_name"))
			return *(const char *const *)(const void *)((const char *)e->attrs + f->offset);
	return NULL;
}

static wf_error *refused(const wfi_eqn *e)
{
	wfi_type *types = wfi_alloc((size_t)(e->n_in + e->n_out + 1) * sizeof *types);
	wfi_str s = { 0 };
	char t[WFI_TYPE_TEXT];
	bool known = e->op->loops != NULL;

	if (target_of(e))
		wfi_str_add(&s, " of \"%s\"", target_of(e));
	for (int i = 0; i < e->n_in && i < 3; i++)
		wfi_str_add(&s, "%s %s", i ? "," : " of", wfi_type_text(&e->in[i]->type, t));
	wf_error *err = wf_error_new(WF_UNSUPPORTED, "%s%s cannot be compiled ahead of time: %s", e->op->name, s.s ? s.s : "",
	                             e->op->lowering == WFI_LOWER_COLLECTIVE || e->op->flags & (WFI_OP_REPLICAS | WFI_OP_DEVICES)
	                                     ? "it needs other devices"
	                             : wfi_has_effect(e) ? "it has an effect outside of the program"
	                             : known             ? "no code is generated for these types"
	                                                 : "no code is generated for it");
	wfi_str_free(&s);
	wfi_free(types);
	return located(err, e);
}

static bool has_loops(const wfi_eqn *e)
{
	if (!e->op->loops)
		return false;
	wfi_type *types = wfi_alloc((size_t)(e->n_in + e->n_out + 1) * sizeof *types);
	bool can = true;
	for (int i = 0; i < e->n_in + e->n_out; i++)
		types[i] = i < e->n_in ? e->in[i]->type : e->out[i - e->n_in].type;
	const wfi_view v = { .op = e->op, .attrs = e->attrs, .n_in = e->n_in, .n_out = e->n_out, .n_regions = e->n_regions,
			     .in_type = types, .out_type = types + e->n_in, .regions = e->regions };
	if (e->op->loops->can)
		can = e->op->loops->can(&v);
	wfi_free(types);
	return can;
}

static wf_error *make_program(const wfi_func *f, wfi_aot *aot, wfi_aot_program **out);

static wf_error *make_regions(const wfi_eqn *e, wfi_aot *aot, wfi_aot_program ***out)
{
	*out = wfi_alloc((size_t)(e->n_regions + 1) * sizeof **out);
	for (int r = 0; r < e->n_regions; r++) {
		wfi_func *f = wfi_region_func(e->regions[r]);
		wf_error *err = make_program(f, aot, &(*out)[r]);
		wfi_func_release(f);
		if (err)
			return err;
	}
	return NULL;
}

static wf_error *make_steps(wfi_aot_program *p, wfi_aot *aot)
{
	p->regions = wfi_alloc((size_t)(p->plan->n_steps + 1) * sizeof *p->regions);
	for (int k = 0; k < p->plan->n_steps; k++) {
		const wfi_step *s = &p->plan->steps[k];
		if (s->kind != WFI_STEP_HOST && s->kind != WFI_STEP_COLLECTIVE)
			continue;
		if (s->kind == WFI_STEP_COLLECTIVE || !has_loops(s->eqn))
			return refused(s->eqn);
		if (s->eqn->n_regions)
			WF_TRY(make_regions(s->eqn, aot, &p->regions[k]));
	}
	return NULL;
}

static wf_error *make_program(const wfi_func *f, wfi_aot *aot, wfi_aot_program **out)
{
	const wfi_plan_opts opts = { .library = wfi_aot_is_product };
	wfi_aot_program *p = *out = wfi_alloc(sizeof *p);
	wfi_func *inlined = wfi_inline_calls(f), *expanded = NULL, *simple = NULL;

	p->id = aot->n_programs++;
	wf_error *err = wfi_expand(inlined, &expanded);
	wfi_func_release(inlined);
	if (!err)
		err = wfi_expand_host(expanded, &simple);
	wfi_func_release(expanded);
	if (!err)
		err = wfi_plan_make(simple, &opts, &p->plan);
	wfi_func_release(simple);
	return err ? err : make_steps(p, aot);
}

/* ---- the header ---- */

bool wfi_is_c_name(const char *s)
{
	static const char *const words[] = {
		"alignas", "alignof", "and", "asm", "auto", "bool", "break", "case", "catch", "char", "class", "const", "continue", "default", "delete", "do",
		"double", "else", "enum", "explicit", "export", "extern", "false", "final", "float", "for", "friend", "goto", "if", "inline", "int", "long",
		"main", "mutable", "namespace", "new", "noexcept", "not", "nullptr", "operator", "or", "private", "protected", "public", "register", "restrict",
		"return", "short", "signed", "sizeof", "static", "struct", "switch", "template", "this", "throw", "true", "try", "typedef", "typeof", "typename",
		"union", "unsigned", "using", "virtual", "void", "volatile", "while", "workspace", "xor",
	};

	if (!isalpha((unsigned char)*s) && *s != '_')
		return false;
	for (const char *c = s; *c; c++)
		if (!isalnum((unsigned char)*c) && *c != '_')
			return false;
	for (size_t i = 0; i < WFI_COUNT(words); i++)
		if (!strcmp(s, words[i]))
			return false;
	return true;
}

typedef struct header {
	wfi_str s;
	const wfi_func *f;
	const wfi_ahead_opts *opts;
	const wfi_aot *aot;
	int n_in, n_out;
	char **name; /* of arguments, then of results */
	char *upper; /* the function's */
} header;

/* a name of C like this one, that none before it has */
static char *c_name(char *const *before, int n, const char *like, const char *kind, int i)
{
	char *s = like ? wfi_strdup(like) : wfi_format("%s%d", kind, i);

	for (char *c = s; *c; c++)
		if (!isalnum((unsigned char)*c))
			*c = '_';
	bool good = wfi_is_c_name(s);
	for (int k = 0; k < n; k++)
		good = good && strcmp(s, before[k]);
	if (good)
		return s;
	char *other = wfi_format("%s%d_%s", kind, i, s);
	wfi_free(s);
	return other;
}

static const wfi_type *type_of(const header *h, int i)
{
	const wfi_block *b = h->f->body;
	return i < h->n_in ? &b->params[i]->type : &b->results[i - h->n_in]->type;
}

static void name_all(header *h)
{
	const wfi_func *f = h->f;

	h->name = wfi_alloc((size_t)(h->n_in + h->n_out + 1) * sizeof *h->name);
	for (int i = 0; i < h->n_in + h->n_out; i++) {
		bool in = i < h->n_in;
		const char *const *names = (const char *const *)(in ? f->param_names : f->result_names);
		int k = in ? i : i - h->n_in;
		h->name[i] = c_name(h->name, i, names ? names[k] : NULL, in ? "arg" : "out", k);
	}
	h->upper = wfi_strdup(h->opts->name);
	for (char *c = h->upper; *c; c++)
		*c = (char)toupper((unsigned char)*c);
}

static const char *c_type(wf_dtype d)
{
	switch (d) {
	case WF_F32: return "float";
	case WF_F64: return "double";
	case WF_I8: return "int8_t";
	case WF_I16: return "int16_t";
	case WF_I32: return "int32_t";
	case WF_I64: return "int64_t";
	case WF_U16: case WF_F16: case WF_BF16: return "uint16_t";
	case WF_U32: return "uint32_t";
	case WF_U64: return "uint64_t";
	default: return "uint8_t";
	}
}

static const char *note_of(wf_dtype d)
{
	switch (d) {
	case WF_BOOL: return ", 0 or 1";
	case WF_F16: case WF_BF16: return ", as its bits";
	default: return "";
	}
}

static void put_arguments(header *h)
{
	char t[WFI_TYPE_TEXT];

	for (int i = 0; i < h->n_in + h->n_out; i++) {
		const wfi_type *type = type_of(h, i);
		wfi_str_add(&h->s, " * %-9s %s: %s%s, aligned to %zu\n", i < h->n_in ? "argument" : "result", h->name[i], wfi_type_text(type, t),
		            note_of(type->dtype), wf_dtype_size(type->dtype));
	}
	if (h->opts->caller_workspace)
		wfi_str_add(&h->s, " * %-9s workspace: %s_WORKSPACE_BYTES bytes, aligned to 64; what they hold does not matter\n", "argument", h->upper);
}

static void put_sizes(header *h)
{
	for (int i = 0; i < h->n_in + h->n_out; i++) {
		char *upper = wfi_strdup(h->name[i]);
		for (char *c = upper; *c; c++)
			*c = (char)toupper((unsigned char)*c);
		wfi_str_add(&h->s, "#define %s_%s_SIZE %lld%s\n", h->upper, upper, (long long)wfi_type_count(type_of(h, i)), i ? "" : " /* elements */");
		wfi_free(upper);
	}
	wfi_str_add(&h->s, "#define %s_WORKSPACE_BYTES %zu%s\n", h->upper, h->aot->workspace,
	            h->opts->caller_workspace ? "" : " /* static, in the object's .bss */");
	wfi_str_add(&h->s, "#define %s_CONSTANT_BYTES %zu\n\n", h->upper, h->aot->constants);
	wfi_str_add(&h->s, "#define %s_OK 0\n#define %s_NULL 1        /* an argument or a result is NULL */\n", h->upper, h->upper);
	wfi_str_add(&h->s, "#define %s_MISALIGNED 2  /* one is not aligned as above */\n", h->upper);
	wfi_str_add(&h->s, "#define %s_OVERLAP 3     /* a result lies over an argument or over another result */\n\n", h->upper);
}

static void put_function(header *h)
{
	int n = h->n_in + h->n_out, given = n + h->opts->caller_workspace;

	wfi_str_add(&h->s, "int %s(", h->opts->name);
	for (int i = 0; i < n; i++)
		wfi_str_add(&h->s, "%s%s%s *%s", i ? ", " : "", i < h->n_in ? "const " : "", c_type(type_of(h, i)->dtype), h->name[i]);
	if (h->opts->caller_workspace)
		wfi_str_add(&h->s, "%svoid *workspace", n ? ", " : "");
	wfi_str_add(&h->s, "%s);\n", given ? "" : "void");
}

static char *header_text(const wfi_func *f, const wfi_aot *aot)
{
	header h = { .f = f, .opts = aot->opts, .aot = aot, .n_in = f->body->n_params, .n_out = f->body->n_results };

	name_all(&h);
	wfi_str_add(&h.s, "/* %s: made by weft compile for %s.\n", h.opts->name, aot->made_for);
	wfi_str_add(&h.s, " * Arrays are dense and row-major. It gives %s_OK, or refuses: then it has written nothing. It allocates nothing and needs\n"
	                  " * nothing but libc and libm; %s.\n",
	            h.upper, h.opts->caller_workspace ? "calls with different workspaces may run at once"
	            : aot->workspace         ? "only one call may run at a time"
	                                     : "calls may run at once");
	put_arguments(&h);
	wfi_str_add(&h.s, " */\n#ifndef WEFT_%s_H\n#define WEFT_%s_H\n#include <stdint.h>\n\n", h.upper, h.upper);
	put_sizes(&h);
	wfi_str_add(&h.s, "#ifdef __cplusplus\nextern \"C\" {\n#endif\n");
	put_function(&h);
	wfi_str_add(&h.s, "#ifdef __cplusplus\n}\n#endif\n#endif\n");
	for (int i = 0; i < h.n_in + h.n_out; i++)
		wfi_free(h.name[i]);
	wfi_free(h.name);
	wfi_free(h.upper);
	return wfi_str_take(&h.s);
}

/* ---- the whole ---- */

/* what a caller in C can give and get */
static wf_error *check_face(const wfi_func *f)
{
	const wfi_block *b = f->body;

	for (int i = 0; i < b->n_params + b->n_results; i++) {
		bool in = i < b->n_params;
		const wfi_type *t = in ? &b->params[i]->type : &b->results[i - b->n_params]->type;
		if (!wfi_is_native(t->dtype))
			return wf_error_new(WF_UNSUPPORTED, "%s %d is of %s: ahead of time there are bool, integers of 8 to 64 bits, f16, bf16, f32 and f64",
			                    in ? "argument" : "result", in ? i : i - b->n_params, wf_dtype_name(t->dtype));
	}
	return NULL;
}

wf_error *wfi_ahead_compile(const wfi_func *f, const wfi_ahead_opts *o, wfi_ahead *out)
{
	const wfi_codegen *codegen = NULL;
	wfi_aot aot = { .opts = o };

	*out = (wfi_ahead){ 0 };
	if (!wfi_is_c_name(o->name))
		return wf_error_new(WF_INVALID_ARGUMENT, "\"%s\" is no name of a C function", o->name);
	WF_TRY(check_face(f));
	WF_TRY(wfi_codegen_get(&codegen));
	wf_error *err = make_program(f, &aot, &aot.program);
	if (!err)
		err = codegen->object(&aot);
	if (!err)
		*out = (wfi_ahead){ .object = aot.object, .object_size = aot.object_size, .header = header_text(f, &aot), .workspace = aot.workspace,
		                    .constants = aot.constants, .made_for = aot.made_for };
	else
		wfi_free(aot.made_for);
	free_program(aot.program);
	return err;
}

void wfi_ahead_free(wfi_ahead *a)
{
	wfi_free(a->object);
	wfi_free(a->header);
	wfi_free(a->made_for);
	*a = (wfi_ahead){ 0 };
}
