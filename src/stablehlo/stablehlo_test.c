/* stablehlo_test.c: every syntax of the text, against programs written down by hand; every error with its place. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>
#include "ir/trace.h"
#include "stablehlo/stablehlo.h"

static wfi_module *parse(const char *text)
{
	wfi_module *m = NULL;
	wf_error *err = wfi_module_parse(text, strlen(text), &(const wfi_parse_opts){ .file = "t" }, &m);

	if (err)
		fail_msg("%s\n%s", wf_error_text(err), text);
	for (int i = 0; i < m->n; i++)
		wf_must(wfi_func_verify(m->funcs[i]));
	return m;
}

/* "add multiply …": the operations of main, those of regions in brackets, constants left out */
static void list_ops(wfi_str *s, const wfi_block *b)
{
	for (const wfi_eqn *e = b->first; e; e = e->next) {
		if (!strcmp(e->op->name, "constant"))
			continue;
		wfi_str_add(s, "%s%s", s->n && s->s[s->n - 1] != '(' ? " " : "", e->op->name);
		for (int i = 0; i < e->n_regions; i++) {
			wfi_str_add(s, "(");
			list_ops(s, e->regions[i]);
			wfi_str_add(s, ")");
		}
	}
}

static void expect_ops(const char *text, const char *ops)
{
	wfi_module *m = parse(text);
	int main = wfi_module_find(m, NULL);
	wfi_str s = { 0 };

	assert_true(main >= 0);
	list_ops(&s, m->funcs[main]->body);
	assert_string_equal(s.s ? s.s : "", ops);
	wfi_str_free(&s);
	wfi_module_free(m);
}

/* both texts are the same program */
static void expect_same(const char *a, const char *b)
{
	wfi_module *x = parse(a), *y = parse(b);

	if (!wfi_func_equal(x->funcs[0], y->funcs[0])) {
		wfi_str s = { 0 };

		wfi_func_print(&s, x->funcs[0]);
		wfi_func_print(&s, y->funcs[0]);
		fail_msg("different programs:\n%s", s.s);
	}
	wfi_module_free(x);
	wfi_module_free(y);
}

#define FUNC(params, results, body) "func.func @main(" params ") -> (" results ") {\n" body "\n}\n"

static void short_forms_are_generic_forms(void **state)
{
	(void)state;
	static const struct {
		const char *a, *b;
	} pairs[] = {
		{ FUNC("%a: tensor<2xf32>, %b: tensor<2xf32>", "tensor<2xf32>",
		       "%0 = stablehlo.add %a, %b : tensor<2xf32>\nreturn %0 : tensor<2xf32>"),
		  FUNC("%a: tensor<2xf32>, %b: tensor<2xf32>", "tensor<2xf32>",
		       "%0 = \"stablehlo.add\"(%a, %b) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>\n\"func.return\"(%0) : "
		       "(tensor<2xf32>) -> ()") },
		{ FUNC("%a: tensor<2xf32>", "tensor<3x2xf32>",
		       "%0 = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<2xf32>) -> tensor<3x2xf32>\nreturn %0 : "
		       "tensor<3x2xf32>"),
		  FUNC("%a: tensor<2xf32>", "tensor<3x2xf32>",
		       "%0 = \"stablehlo.broadcast_in_dim\"(%a) {broadcast_dimensions = dense<1> : tensor<1xi64>} : "
		       "(tensor<2xf32>) -> tensor<3x2xf32>\n"
		       "return %0 : tensor<3x2xf32>") },
		{ FUNC("%a: tensor<4x5xf32>", "tensor<2x2xf32>",
		       "%0 = stablehlo.slice %a [1:3, 0:4:2] : (tensor<4x5xf32>) -> tensor<2x2xf32>\nreturn %0 : "
		       "tensor<2x2xf32>"),
		  FUNC("%a: tensor<4x5xf32>", "tensor<2x2xf32>",
		       "%0 = \"stablehlo.slice\"(%a) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 3, 4>, "
		       "strides = array<i64: 1, 2>}> : "
		       "(tensor<4x5xf32>) -> tensor<2x2xf32>\nreturn %0 : tensor<2x2xf32>") },
		{ FUNC("%a: tensor<2xf32>, %b: tensor<2xf32>", "tensor<2xi1>",
		       "%0 = stablehlo.compare  LT, %a, %b,  FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>\nreturn %0 : "
		       "tensor<2xi1>"),
		  FUNC("%a: tensor<2xf32>, %b: tensor<2xf32>", "tensor<2xi1>",
		       "%0 = \"stablehlo.compare\"(%a, %b) {compare_type = #stablehlo<comparison_type FLOAT>, "
		       "comparison_direction = "
		       "#stablehlo<comparison_direction LT>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>\nreturn %0 : "
		       "tensor<2xi1>") },
		{ FUNC("%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>", "tensor<2x3x5xf32>",
		       "%0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = "
		       "[DEFAULT, HIGHEST], "
		       "algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, "
		       "lhs_component_count = 1, "
		       "rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : "
		       "(tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>\nreturn %0 : tensor<2x3x5xf32>"),
		  FUNC("%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>", "tensor<2x3x5xf32>",
		       "%0 = \"stablehlo.dot_general\"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions "
		       "= [0], "
		       "rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, "
		       "precision_config = "
		       "[#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3x4xf32>, "
		       "tensor<2x4x5xf32>) -> tensor<2x3x5xf32>\n"
		       "return %0 : tensor<2x3x5xf32>") },
		{ FUNC("%a: tensor<2x3xf32>", "tensor<2xf32>",
		       "%c = stablehlo.constant dense<0.0> : tensor<f32>\n"
		       "%0 = stablehlo.reduce(%a init: %c) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, "
		       "tensor<f32>) -> tensor<2xf32>\n"
		       "return %0 : tensor<2xf32>"),
		  FUNC("%a: tensor<2x3xf32>", "tensor<2xf32>",
		       "%c = stablehlo.constant dense<0.0> : tensor<f32>\n"
		       "%0 = \"stablehlo.reduce\"(%a, %c) ({\n^bb0(%x: tensor<f32>, %y: tensor<f32>):\n%1 = stablehlo.add %x, %y "
		       ": tensor<f32>\n"
		       "stablehlo.return %1 : tensor<f32>\n}) {dimensions = dense<1> : tensor<1xi64>} : (tensor<2x3xf32>, "
		       "tensor<f32>) -> tensor<2xf32>\n"
		       "return %0 : tensor<2xf32>") },
		{ FUNC("%a: tensor<1x4x4x2xf32>, %b: tensor<3x3x2x5xf32>", "tensor<1x2x2x5xf32>",
		       "%0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = "
		       "{stride = [2, 2], pad = [[1, 1], "
		       "[0, 1]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : "
		       "(tensor<1x4x4x2xf32>, "
		       "tensor<3x3x2x5xf32>) -> tensor<1x2x2x5xf32>\nreturn %0 : tensor<1x2x2x5xf32>"),
		  FUNC("%a: tensor<1x4x4x2xf32>, %b: tensor<3x3x2x5xf32>", "tensor<1x2x2x5xf32>",
		       "%0 = \"stablehlo.convolution\"(%a, %b) <{window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [0, "
		       "1]]> : tensor<2x2xi64>, "
		       "rhs_dilation = array<i64: 1, 1>, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, "
		       "1, f]>, batch_group_count "
		       "= 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x4x4x2xf32>, tensor<3x3x2x5xf32>) -> "
		       "tensor<1x2x2x5xf32>\n"
		       "return %0 : tensor<1x2x2x5xf32>") },
		{ FUNC("%a: tensor<3xf32>", "tensor<3xf32>",
		       "%0 = chlo.erf %a : tensor<3xf32> -> tensor<3xf32>\nreturn %0 : tensor<3xf32>"),
		  FUNC("%a: tensor<3xf32>", "tensor<3xf32>",
		       "%0 = \"chlo.erf\"(%a) : (tensor<3xf32>) -> tensor<3xf32>\nreturn %0 : tensor<3xf32>") },
	};
	for (size_t i = 0; i < WFI_COUNT(pairs); i++)
		expect_same(pairs[i].a, pairs[i].b);
}

static void surroundings_are_skipped(void **state)
{
	(void)state;
	expect_ops("// a comment\n#loc = loc(unknown)\n#loc1 = loc(\"f.py\":3:4)\n!t = tensor<2xf32>\n#d = "
		   "#stablehlo<comparison_direction LT>\n"
		   "module @jit_f attributes {mhlo.num_partitions = 1 : i32, jax.uses_shape_polymorphism = false} {\n"
		   "  sdy.mesh @mesh = <[\"x\"=2]>\n"
		   "  func.func public @main(%arg0: !t {mhlo.sharding = \"{replicated}\", tf.aliasing_output = 0 : i32} "
		   "loc(\"x\"), %arg1: !t loc(#loc1)) "
		   "-> (!t {jax.result_info = \"result\"}) attributes {foo} {\n"
		   "    %0 = stablehlo.add %arg0, %arg1 {mhlo.frontend_attributes = {a = \"}\"}} : !t loc(#loc1)\n"
		   "    %1 = sdy.sharding_constraint %0 <@mesh, [{\"x\"}]> : !t\n"
		   "    %2 = stablehlo.custom_call @Sharding(%1) {backend_config = \"\", mhlo.sharding = \"{devices=[2]0,1}\"} : "
		   "(!t) -> !t\n"
		   "    return %2 : !t loc(#loc)\n  } loc(#loc)\n} loc(#loc)\n#loc2 = loc(callsite(#loc1 at #loc))\n",
		   "add");
	expect_ops("\"builtin.module\"() <{sym_name = \"m\"}> ({\n  \"func.func\"() <{function_type = (tensor<2xf32>) -> "
		   "tensor<2xf32>, sym_name = \"main\"}> ({\n"
		   "  ^bb0(%arg0: tensor<2xf32>):\n    %0 = \"stablehlo.negate\"(%arg0) : (tensor<2xf32>) -> tensor<2xf32>\n"
		   "    \"func.return\"(%0) : (tensor<2xf32>) -> ()\n  }) : () -> ()\n}) : () -> ()\n",
		   "negate");
}

static void calls_are_inlined(void **state)
{
	(void)state;
	const char *text =
		"module {\n"
		"func.func private @g(%a: tensor<f32>) -> (tensor<f32>, tensor<f32>) {\n%0 = stablehlo.sine %a : tensor<f32>\n"
		"return %0, %a : tensor<f32>, tensor<f32>\n}\n"
		"func.func @main(%a: tensor<f32>) -> tensor<f32> {\n%0:2 = call @g(%a) : (tensor<f32>) -> (tensor<f32>, "
		"tensor<f32>)\n"
		"%1 = stablehlo.add %0#0, %0#1 : tensor<f32>\n%2:2 = func.call @g(%1) : (tensor<f32>) -> (tensor<f32>, "
		"tensor<f32>)\n"
		"return %2#0 : tensor<f32>\n}\n}\n";
	wfi_module *m = parse(text);

	assert_int_equal(m->n, 1);
	assert_string_equal(m->names[0], "main");
	assert_true(m->is_public[0]);
	wfi_module_free(m);
	expect_ops(text, "sine add sine");
	wf_must(wfi_module_parse(text, strlen(text), &(const wfi_parse_opts){ .file = "t", .entry = "g" }, &m));
	assert_int_equal(wfi_module_find(m, "g"), 0);
	assert_int_equal(wfi_module_find(m, NULL), -1);
	assert_false(m->is_public[0]);
	wfi_module_free(m);
}

static void regions_are_closed(void **state)
{
	(void)state;
	/* %s comes from outside, %one and %ten are constants */
	wfi_module *m =
		parse(FUNC("%n: tensor<i32>, %s: tensor<i32>", "tensor<i32>",
			   "%one = stablehlo.constant dense<1> : tensor<i32>\n%ten = stablehlo.constant dense<10> : tensor<i32>\n"
			   "%r:2 = stablehlo.while(%i = %n, %x = %s) : tensor<i32>, tensor<i32>\n cond {\n"
			   "%c = stablehlo.compare LT, %i, %ten : (tensor<i32>, tensor<i32>) -> tensor<i1>\nstablehlo.return %c "
			   ": tensor<i1>\n} do {\n"
			   "%j = stablehlo.add %i, %one : tensor<i32>\n%y = stablehlo.multiply %x, %s : tensor<i32>\n"
			   "stablehlo.return %j, %y : tensor<i32>, tensor<i32>\n}\nreturn %r#1 : tensor<i32>"));
	const wfi_eqn *e = m->funcs[0]->body->first; /* the constants are in the regions, and gone from here */

	assert_string_equal(e->op->name, "while");
	assert_int_equal(e->n_in, 3);
	assert_ptr_equal(e->in[2], m->funcs[0]->body->params[1]);
	assert_int_equal(e->regions[0]->n_params, 3);
	assert_int_equal(e->regions[1]->n_results, 2);
	wfi_module_free(m);
	expect_ops(FUNC("%i: tensor<i32>, %a: tensor<f32>", "tensor<f32>",
			"%r = \"stablehlo.case\"(%i) ({\n%0 = stablehlo.sine %a : tensor<f32>\nstablehlo.return %0 : "
			"tensor<f32>\n}, {\n"
			"%p = \"stablehlo.compare\"(%a, %a) {comparison_direction = #stablehlo<comparison_direction EQ>} : "
			"(tensor<f32>, tensor<f32>) -> tensor<i1>\n"
			"%1 = \"stablehlo.if\"(%p) ({\nstablehlo.return %a : tensor<f32>\n}, {\n%2 = stablehlo.cosine %a : "
			"tensor<f32>\n"
			"stablehlo.return %2 : tensor<f32>\n}) : (tensor<i1>) -> tensor<f32>\nstablehlo.return %1 : "
			"tensor<f32>\n}) : (tensor<i32>) -> tensor<f32>\n"
			"return %r : tensor<f32>"),
		   "case(sine)(compare if()(cosine))");
}

static void tuples_are_resolved(void **state)
{
	(void)state;
	expect_ops(
		FUNC("%a: tuple<tensor<f32>, tuple<tensor<f32>>>", "tuple<tensor<f32>>",
		     "%0 = stablehlo.get_tuple_element %a[1] : (tuple<tensor<f32>, tuple<tensor<f32>>>) -> tuple<tensor<f32>>\n"
		     "%1 = \"stablehlo.get_tuple_element\"(%0) {index = 0 : i32} : (tuple<tensor<f32>>) -> tensor<f32>\n"
		     "%2 = stablehlo.sine %1 : tensor<f32>\n%3 = stablehlo.tuple %2 : tuple<tensor<f32>>\nreturn %3 : "
		     "tuple<tensor<f32>>"),
		"sine");
}

/* constants: each text's elements */
static void constant_is(const char *literal, const void *bytes, size_t size)
{
	char text[400];

	snprintf(text, sizeof text, "func.func @main() -> (%s) {\n%%0 = stablehlo.constant %s\nreturn %%0 : %s\n}\n",
		 strstr(literal, " : ") + 3, literal, strstr(literal, " : ") + 3);
	wfi_module *m = parse(text);
	const wfi_eqn *e = m->funcs[0]->body->first;
	assert_string_equal(e->op->name, "constant");
	const wfi_constant_attrs *a = e->attrs;
	assert_int_equal(a->data.size, size);
	if (size)
		assert_memory_equal(a->data.bytes, bytes, size);
	wfi_module_free(m);
}

static void constants_are_read(void **state)
{
	(void)state;
	constant_is("dense<[[1.0, 2.5], [-3.0, 4e2]]> : tensor<2x2xf32>", (const float[]){ 1, 2.5f, -3, 400 }, 16);
	constant_is("dense<7> : tensor<3xi32>", (const int32_t[]){ 7 }, 4);
	constant_is("dense<\"0x0000803F000000C0\"> : tensor<2xf32>", (const float[]){ 1, -2 }, 8);
	constant_is("dense<\"0x0000803F\"> : tensor<5xf32>", (const float[]){ 1 }, 4);
	constant_is("dense<[0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<3xf32>",
		    (const uint32_t[]){ 0x7F800000, 0xFF800000, 0x7FC00000 }, 12);
	constant_is("dense<[(1.0,-2.0), (0.5,0.0)]> : tensor<2xcomplex<f32>>", (const float[]){ 1, -2, 0.5f, 0 }, 16);
	constant_is("dense<[true, false]> : tensor<2xi1>", (const uint8_t[]){ 1, 0 }, 2);
	constant_is("dense<\"0x05\"> : tensor<3xi1>", (const uint8_t[]){ 1, 0, 1 }, 3);
	constant_is("dense<\"0x0500\"> : tensor<16xi1>", (const uint8_t[]){ 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }, 16);
	constant_is("dense<> : tensor<0x3xf32>", NULL, 0);
	constant_is("dense<[18446744073709551615, 0]> : tensor<2xui64>", (const uint64_t[]){ UINT64_MAX, 0 }, 16);
	constant_is("dense<[-9223372036854775808, 3]> : tensor<2xi64>", (const int64_t[]){ INT64_MIN, 3 }, 16);
	constant_is("dense<1.0> : tensor<bf16>", (const uint16_t[]){ 0x3F80 }, 2);
	constant_is("dense<[-8, 7]> : tensor<2xi4>", (const int8_t[]){ -8, 7 }, 2);
}

static void dynamic_shapes_are_refined(void **state)
{
	(void)state;
	const char *text =
		"func.func @main(%a: tensor<?x3xf32>) -> tensor<?x3xf32> {\n"
		"%n = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?x3xf32>) -> tensor<i32>\n%m = stablehlo.reshape %n : "
		"(tensor<i32>) -> tensor<1xi32>\n"
		"%t = stablehlo.constant dense<3> : tensor<1xi32>\n%s = stablehlo.concatenate %m, %t, dim = 0 : (tensor<1xi32>, "
		"tensor<1xi32>) -> tensor<2xi32>\n"
		"%c = stablehlo.constant dense<1.0> : tensor<f32>\n"
		"%b = stablehlo.dynamic_broadcast_in_dim %c, %s, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x3xf32>\n"
		"%r = stablehlo.add %a, %b : tensor<?x3xf32>\nreturn %r : tensor<?x3xf32>\n}\n";
	const wfi_type t = { .dtype = WF_F32, .rank = 2, .dims = { 5, 3 } };
	wfi_module *m = NULL;

	wf_must(wfi_module_parse(text, strlen(text),
				 &(const wfi_parse_opts){ .file = "t", .entry = "main", .n_types = 1, .types = &t }, &m));
	assert_true(wfi_type_equal(&m->funcs[0]->body->results[0]->type, &t));
	wfi_module_free(m);
	/* without shapes it is no function of its own */
	wf_must(wfi_module_parse(text, strlen(text), &(const wfi_parse_opts){ .file = "t" }, &m));
	assert_int_equal(m->n, 0);
	wfi_module_free(m);
}

/* the arguments' shapes alone count, elements may come in another form; a function that another main's regions use is not what runs; JAX's
 * conditions on shapes are checked */
static void open_mains(void **state)
{
	(void)state;
	const char *text =
		"func.func @larger(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {\nreturn %a : tensor<f32>\n}\n"
		"func.func @main(%a: tensor<?xbf16>) -> tensor<?xbf16> {\n%n = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?xbf16>) -> tensor<i32>\n"
		"%c = stablehlo.constant dense<3> : tensor<i32>\n%g = stablehlo.compare GE, %n, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
		"stablehlo.custom_call @shape_assertion(%g) {error_message = \"three at least\"} : (tensor<i1>) -> ()\nreturn %a : tensor<?xbf16>\n}\n";
	const wfi_type bits[] = { { WF_U16, 1, { 5 } }, { WF_U16, 1, { 2 } } };
	wfi_module *m = NULL;

	wf_must(wfi_module_parse(text, strlen(text), &(const wfi_parse_opts){ .file = "t" }, &m));
	assert_int_equal(wfi_module_find(m, NULL), -1);
	wfi_module_free(m);
	wf_must(wfi_module_parse(text, strlen(text), &(const wfi_parse_opts){ .file = "t", .entry = "main", .n_types = 1, .types = &bits[0] }, &m));
	assert_true(wfi_type_equal(&m->funcs[0]->body->params[0]->type, &(const wfi_type){ WF_BF16, 1, { 5 } }));
	wfi_module_free(m);
	wf_error *err = wfi_module_parse(text, strlen(text), &(const wfi_parse_opts){ .file = "t", .entry = "main", .n_types = 1, .types = &bits[1] }, &m);
	assert_int_equal(wf_error_code(err), WF_INVALID_ARGUMENT);
	assert_non_null(strstr(wf_error_message(err), "the arguments' shapes do not fit: three at least"));
	wf_error_free(err);
}

/* ---- errors ---- */
typedef struct wrong {
	const char *text;
	wf_code code;
	const char *message, *shown;
} wrong;

/* aliases, each eight of the one before: 2 · 8¹⁴ at the end */
#define EIGHT(m, a, open, close, b) m b " = " open m a ", " m a ", " m a ", " m a ", " m a ", " m a ", " m a ", " m a close "\n"
#define DOUBLED(m, first, open, close) \
	m "a = " first "\n" EIGHT(m, "a", open, close, "b") EIGHT(m, "b", open, close, "c") EIGHT(m, "c", open, close, "d") \
	EIGHT(m, "d", open, close, "e") EIGHT(m, "e", open, close, "g") EIGHT(m, "g", open, close, "h") EIGHT(m, "h", open, close, "i") \
	EIGHT(m, "i", open, close, "j") EIGHT(m, "j", open, close, "k") EIGHT(m, "k", open, close, "l") EIGHT(m, "l", open, close, "m") \
	EIGHT(m, "m", open, close, "n") EIGHT(m, "n", open, close, "o") EIGHT(m, "o", open, close, "p")

static void errors_say_where(void **state)
{
	(void)state;
	static const wrong all[] = {
		{ "", WF_INVALID_ARGUMENT, "t:1:1: expected a function (func.func), found none", NULL },
		{ "hello", WF_INVALID_ARGUMENT, "t:1:1: expected a module or a function, found 'hello'", "hello\n  ^" },
		{ "module {\n  func.func @main() {\n", WF_INVALID_ARGUMENT, "t:2:21: this bracket is not closed", NULL },
		{ FUNC("%a: tensor<2xf32>", "tensor<2xf32>",
		       "  %0 = stablehlo.sine %b : tensor<2xf32>\nreturn %0 : tensor<2xf32>"),
		  WF_INVALID_ARGUMENT, "t:2:23: %b is not defined before it is used",
		  "  %0 = stablehlo.sine %b : tensor<2xf32>\n                        ^" },
		{ FUNC("%a: tensor<2xf32>", "tensor<2xf32>", "%0 = stablehlo.sine %a : tensor<3xf32>\nreturn %0 : tensor<3xf32>"),
		  WF_INVALID_ARGUMENT, "t:2:6: result 0 is written as tensor<3xf32>, it is tensor<2xf32>", NULL },
		{ FUNC("%a: tensor<2xf32>", "tensor<2xf32>",
		       "%0 = \"stablehlo.sine\"(%a) : (tensor<2xf64>) -> tensor<2xf64>\nreturn %0 : tensor<2xf64>"),
		  WF_INVALID_ARGUMENT, "t:2:6: operand 0 is written as tensor<2xf64>, it is tensor<2xf32>", NULL },
		{ FUNC("%a: tensor<2xf32>, %b: tensor<3xf32>", "tensor<2xf32>",
		       "%0 = stablehlo.add %a, %b : tensor<2xf32>\nreturn %0 : tensor<2xf32>"),
		  WF_INVALID_ARGUMENT, "t:2:6: add: operand shapes differ: f32[2] and f32[3]", NULL },
		{ FUNC("%a: tensor<2xf32>", "tensor<2xf32>",
		       "%0 = stablehlo.frobnicate %a : tensor<2xf32>\nreturn %0 : tensor<2xf32>"),
		  WF_UNSUPPORTED, "t:2:6: stablehlo.frobnicate is not supported", NULL },
		{ FUNC("%a: tensor<2xf32>", "tensor<2xf32>",
		       "%0 = stablehlo.custom_call @nobody.knows(%a) : (tensor<2xf32>) -> tensor<2xf32>\nreturn %0 : "
		       "tensor<2xf32>"),
		  WF_UNSUPPORTED, "nobody.knows", NULL },
		{ FUNC("%a: tensor<8xf32>", "tensor<8xf32>",
		       "%0 = sdy.manual_computation(%a) in_shardings=[<@m, [{\"x\"}]>] out_shardings=[<@m, [{\"x\"}]>] manual_axes={\"x\"} "
		       "(%b: tensor<2xf32>) {\nsdy.return %b : tensor<2xf32>\n} : (tensor<8xf32>) -> tensor<8xf32>\nreturn %0 : tensor<8xf32>"),
		  WF_UNSUPPORTED, "t:2:6: sdy.manual_computation is not supported", NULL },
		{ FUNC("%a: tensor<8xf32>", "tensor<8xf32>", /* one operand, one result, and no annotation */
		       "%0 = \"sdy.manual_computation\"(%a) ({\n^bb0(%b: tensor<8xf32>):\n%1 = stablehlo.sine %b : tensor<8xf32>\n"
		       "\"sdy.return\"(%1) : (tensor<8xf32>) -> ()\n}) : (tensor<8xf32>) -> tensor<8xf32>\nreturn %0 : tensor<8xf32>"),
		  WF_UNSUPPORTED, "t:2:6: sdy.manual_computation is not supported", NULL },
		{ FUNC("%i: tensor<i32>", "tensor<i32>",
		       "%0 = scf.for %a = %i to %i step %i iter_args(%b = %i) -> (tensor<i32>) { scf.yield %b : tensor<i32> }\nreturn %0 : tensor<i32>"),
		  WF_UNSUPPORTED, "t:2:6: scf.for is not supported", NULL },
		{ "module {\n  vhlo.func_v1 @main() -> () {\n  }\n}", WF_UNSUPPORTED, "t:2:3: vhlo.func_v1 is not supported", NULL },
		{ "\"builtin.module\"() ({\n  \"vhlo.func_v1\"() : () -> ()\n}) : () -> ()", WF_UNSUPPORTED, "t:2:3: vhlo.func_v1 is not supported",
		  NULL },
		{ FUNC("%a: tensor<2x!quant.uniform<i8:f32, 1.0>>", "", "return"), WF_UNSUPPORTED,
		  "t:1:30: the element type !quant.uniform is not supported", NULL },
		{ DOUBLED("!", "tuple<f32, f32>", "tuple<", ">") FUNC("%a: !k", "", "return"), WF_UNSUPPORTED,
		  "a tuple with more than 10000 types inside", NULL },
		{ DOUBLED("#", "[1, 2]", "[", "]") FUNC("%a: tensor<f32>", "tensor<f32>",
		       "%0 = stablehlo.custom_call @t(%a) {mhlo.backend_config = #p} : (tensor<f32>) -> tensor<f32>\nreturn %0 : tensor<f32>"),
		  WF_UNSUPPORTED, "a configuration of more than 1048576 bytes", NULL },
		{ "func.func @f(%a: tensor<2xf", WF_INVALID_ARGUMENT, "t:1:27: expected an element type, found 'f'", NULL },
		{ FUNC("%a: tensor<*xf32>", "", "return"), WF_UNSUPPORTED, "t:1:28: arrays of unknown rank are not supported",
		  NULL },
		{ FUNC("%a: tensor<2xq7>", "", "return"), WF_INVALID_ARGUMENT, "t:1:30: expected an element type, found 'q7'",
		  NULL },
		{ FUNC("", "tensor<2xi8>", "%0 = stablehlo.constant dense<[1, 200]> : tensor<2xi8>\nreturn %0 : tensor<2xi8>"),
		  WF_INVALID_ARGUMENT, NULL, NULL },
		{ FUNC("", "tensor<2xi8>", "%0 = stablehlo.constant dense<[1, 256]> : tensor<2xi8>\nreturn %0 : tensor<2xi8>"),
		  WF_INVALID_ARGUMENT, "t:2:35: this integer does not fit i8", NULL },
		{ FUNC("", "tensor<2xi8>", "%0 = stablehlo.constant dense<[1]> : tensor<2xi8>\nreturn %0 : tensor<2xi8>"),
		  WF_INVALID_ARGUMENT, "t:2:33: expected 2 elements here, found 1", NULL },
		{ FUNC("", "tensor<2xf32>", "%0 = stablehlo.constant dense<\"0x00\"> : tensor<2xf32>\nreturn %0 : tensor<2xf32>"),
		  WF_INVALID_ARGUMENT, "t:2:31: expected 8 bytes (or 4 for all elements alike), found 1", NULL },
		{ "func.func @f(%a: tensor<f32>) -> tensor<f32> {\n%0 = call @f(%a) : (tensor<f32>) -> tensor<f32>\nreturn %0 : "
		  "tensor<f32>\n}\n",
		  WF_UNSUPPORTED, "t:2:6: @f calls itself, which is not supported", NULL },
		{ FUNC("%a: tensor<f32>", "tensor<f32>",
		       "%0 = call @g(%a) : (tensor<f32>) -> tensor<f32>\nreturn %0 : tensor<f32>"),
		  WF_INVALID_ARGUMENT, "t:2:6: there is no function @g in this module", NULL },
		{ FUNC("%a: tensor<f32>", "tensor<f32>", "%a = stablehlo.sine %a : tensor<f32>\nreturn %a : tensor<f32>"),
		  WF_INVALID_ARGUMENT, "t:2:2: %a is defined twice", NULL },
		{ FUNC("%a: tensor<f32>", "tensor<f32>, tensor<f32>", "return %a : tensor<f32>"), WF_INVALID_ARGUMENT,
		  "returns 1 values, its type says 2", NULL },
		{ FUNC("%a: tensor<2x3xf32>", "tensor<2xf32>",
		       "%c = stablehlo.constant dense<0.0> : tensor<f32>\n%0 = stablehlo.reduce(%a init: %c) across dimensions = "
		       "[1] : (tensor<2x3xf32>, tensor<f32>) "
		       "-> tensor<2xf32>\nreturn %0 : tensor<2xf32>"),
		  WF_INVALID_ARGUMENT, "t:4:1: expected reducer, found 'return'", NULL },
		/* a name that this operation does not expect: the attribute outlives the place where it was read */
		{ FUNC("%a: tensor<f32>", "", "check.expect_eq_const %a, @nothing : tensor<f32>\nreturn"), WF_INVALID_ARGUMENT,
		  "t:2:1: check.expect_eq_const: two values to compare, or one and a dense constant, were expected", NULL },
		{ FUNC("%a: tensor<f32>, %b: tensor<?xf32>", "", "return"), WF_OK, NULL, NULL },
	};
	for (size_t i = 0; i < WFI_COUNT(all); i++) {
		wfi_module *m = NULL;
		wf_error *err = wfi_module_parse(all[i].text, strlen(all[i].text), &(const wfi_parse_opts){ .file = "t" }, &m);

		wfi_module_free(m);
		if (!all[i].message) {
			wf_error_free(err);
			continue;
		}
		if (!err)
			fail_msg("no error from:\n%s", all[i].text);
		if (wf_error_code(err) != all[i].code || !strstr(wf_error_message(err), all[i].message) ||
		    (all[i].shown && !strstr(wf_error_text(err), all[i].shown)))
			fail_msg("%d %s\nexpected %d %s\n%s", (int)wf_error_code(err), wf_error_text(err), (int)all[i].code,
				 all[i].message, all[i].shown ? all[i].shown : "");
		wf_error_free(err);
	}
}

/* every prefix of a module ends in an error, never in a crash; nesting has an end */
static void cut_texts_are_errors(void **state)
{
	(void)state;
	const char *text = "module @m attributes {a = 1 : i32} {\n" FUNC(
		"%a: tensor<2x3xf32> {x = \"y\"}", "tensor<2xf32>",
		"%c = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf32>\n%i = stablehlo.constant dense<0.0> : tensor<f32>\n"
		"%0 = stablehlo.reduce(%a init: %i) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, "
		"tensor<f32>) -> tensor<2xf32>\n"
		"%1 = stablehlo.add %0, %c : tensor<2xf32>\nreturn %1 : tensor<2xf32>") "}";
	size_t n = strlen(text);
	wfi_module *m = NULL;

	for (size_t i = 0; i < n; i++) {
		wf_error *err = wfi_module_parse(text, i, NULL, &m);

		assert_non_null(err);
		wf_error_free(err);
	}
	wf_must(wfi_module_parse(text, n, NULL, &m));
	wfi_module_free(m);
	wfi_str deep = { 0 };
	wfi_str_add(&deep, "#x = ");
	for (int i = 0; i < 100000; i++)
		wfi_str_add(&deep, "[");
	wf_error *err = wfi_module_parse(deep.s, deep.n, NULL, &m);
	assert_int_equal(wf_error_code(err), WF_UNSUPPORTED);
	wf_error_free(err);
	wfi_str_free(&deep);
}

/* calls that double at every level stop at a bound */
static void inlining_is_bounded(void **state)
{
	(void)state;
	wfi_str s = { 0 };
	wfi_module *m = NULL;

	wfi_str_add(&s, "func.func private @f0(%%a: tensor<f32>) -> tensor<f32> {\n%%0 = stablehlo.sine %%a : "
			"tensor<f32>\nreturn %%0 : tensor<f32>\n}\n");
	for (int i = 1; i < 40; i++)
		wfi_str_add(&s,
			    "func.func %s @f%d(%%a: tensor<f32>) -> tensor<f32> {\n%%0 = call @f%d(%%a) : (tensor<f32>) -> "
			    "tensor<f32>\n"
			    "%%1 = call @f%d(%%0) : (tensor<f32>) -> tensor<f32>\nreturn %%1 : tensor<f32>\n}\n",
			    i == 39 ? "public" : "private", i, i - 1, i - 1);
	wf_error *err = wfi_module_parse(s.s, s.n, NULL, &m);
	assert_int_equal(wf_error_code(err), WF_UNSUPPORTED);
	assert_non_null(strstr(wf_error_message(err), "too large once its calls are inlined"));
	wf_error_free(err);
	wfi_str_free(&s);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(short_forms_are_generic_forms),
		cmocka_unit_test(surroundings_are_skipped),
		cmocka_unit_test(calls_are_inlined),
		cmocka_unit_test(regions_are_closed),
		cmocka_unit_test(tuples_are_resolved),
		cmocka_unit_test(constants_are_read),
		cmocka_unit_test(dynamic_shapes_are_refined),
		cmocka_unit_test(open_mains),
		cmocka_unit_test(errors_say_where),
		cmocka_unit_test(cut_texts_are_errors),
		cmocka_unit_test(inlining_is_bounded),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
