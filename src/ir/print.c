/* print.c: our own short text of a program, for people and WEFT_DUMP. The exchange format is StableHLO's (src/stablehlo). */
#include "ir/op.h"

static void print_value(wfi_str *out, const wfi_value *v)
{
	char buf[WFI_TYPE_TEXT];

	wfi_str_add(out, "%%%d: %s", v->id, wfi_type_text(&v->type, buf));
}

static const char *const passes[] = { [WFI_PASS_PRIMAL] = "", [WFI_PASS_TANGENT] = " (derivative)", [WFI_PASS_BACKWARD] = " (backward)" };

static void print_block(wfi_str *out, const wfi_block *b, int depth);

static void print_eqn(wfi_str *out, const wfi_eqn *e, int depth)
{
	wfi_str_add(out, "%*s", depth * 2, "");
	for (int i = 0; i < e->n_out; i++) {
		if (i)
			wfi_str_add(out, ", ");
		print_value(out, &e->out[i]);
	}
	wfi_str_add(out, "%s%s", e->n_out ? " = " : "", e->op->name);
	for (int i = 0; i < e->n_in; i++)
		wfi_str_add(out, i ? ", %%%d" : " %%%d", e->in[i]->id);
	wfi_attrs_print(out, e->op, e->attrs);
	for (int i = 0; i < e->n_regions; i++) {
		wfi_str_add(out, " {\n");
		print_block(out, e->regions[i], depth + 1);
		wfi_str_add(out, "%*s}", depth * 2, "");
	}
	if (e->loc.file) {
		const char *slash = strrchr(e->loc.file, '/');

		wfi_str_add(out, "    # %s:%d%s", slash ? slash + 1 : e->loc.file, e->loc.line, passes[e->loc.pass]);
	}
	wfi_str_add(out, "\n");
}

static void print_block(wfi_str *out, const wfi_block *b, int depth)
{
	for (const wfi_eqn *e = b->first; e; e = e->next)
		print_eqn(out, e, depth);
	wfi_str_add(out, "%*sreturn", depth * 2, "");
	for (int i = 0; i < b->n_results; i++)
		wfi_str_add(out, i ? ", %%%d" : " %%%d", b->results[i]->id);
	wfi_str_add(out, "\n");
}

void wfi_func_print(wfi_str *out, const wfi_func *f)
{
	wfi_str_add(out, "func %s(", f->name);
	for (int i = 0; i < f->body->n_params; i++) {
		if (i)
			wfi_str_add(out, ", ");
		print_value(out, f->body->params[i]);
		if (f->param_names && f->param_names[i])
			wfi_str_add(out, " \"%s\"", f->param_names[i]);
	}
	wfi_str_add(out, ") {\n");
	print_block(out, f->body, 1);
	wfi_str_add(out, "}\n");
}
