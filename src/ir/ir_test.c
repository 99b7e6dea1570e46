/* ir_test.c: types, promotion against JAX's table, attributes, structural equality, printing, the verifier. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <weft/ops.h>
#include <cmocka.h>
#include "ir/trace.h"

static wf_dtype dtype_named(const char *s)
{
	for (int d = 1; d < WF_DTYPE_COUNT; d++)
		if (!strcmp(wf_dtype_name((wf_dtype)d), s))
			return (wf_dtype)d;
	fail_msg("no dtype %s", s);
	return WF_INVALID;
}

/* through the constructors, as users meet it: x + y for arrays, x + wf_ci(1), x + wf_c(1.5) */
static void promotion_is_jax(void **state)
{
	char path[512], a[16], b[16], r[16];
	int n = 0;

	(void)state;
	snprintf(path, sizeof path, "%s/promote.txt", WEFT_GOLDEN_DIR);
	FILE *f = fopen(path, "r");
	assert_non_null(f);
	while (fscanf(f, "%15s %15s %15s", a, b, r) == 3) {
		wfi_trace *t = wfi_trace_begin("promote", NULL);
		wfi_type ta = wfi_type_scalar(dtype_named(a)), tb;
		wf_val x = wfi_trace_param(t, &ta, false), y;
		wfi_func *func = NULL;

		if (!strcmp(b, "int")) {
			y = wf_ci(1);
		} else if (!strcmp(b, "float")) {
			y = wf_c(1.5);
		} else {
			tb = wfi_type_scalar(dtype_named(b));
			y = wfi_trace_param(t, &tb, false);
		}
		assert_true(wfi_promote_pair("add", &x, &y));
		if (strcmp(wf_dtype_name(wf_dtype_of(x)), r) || strcmp(wf_dtype_name(wf_dtype_of(y)), r))
			fail_msg("%s + %s is %s, not %s", a, b, wf_dtype_name(wf_dtype_of(x)), r);
		wf_must(wfi_trace_end(t, 1, &x, &func));
		wfi_func_release(func);
		n++;
	}
	fclose(f);
	assert_int_equal(n, 195);
}

static void types_as_text(void **state)
{
	char buf[WFI_TYPE_TEXT];
	wfi_type t;

	(void)state;
	const char *end = wfi_type_parse(" bf16[2, 3] f32[]", &t);
	assert_string_equal(end, " f32[]");
	assert_string_equal(wfi_type_text(&t, buf), "bf16[2,3]");
	assert_non_null(wfi_type_parse(end, &t));
	assert_int_equal(t.rank, 0);
	assert_null(wfi_type_parse("f31[2]", &t));
	assert_null(wfi_type_parse("f32[2", &t));
	assert_null(wfi_type_parse("f32[-2]", &t));
	assert_null(wfi_type_parse("f32[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]", &t));
}

/* stores saturate and round once; the values are IEEE 754's */
static void elements(void **state)
{
	unsigned char p[8] = { 0 };

	(void)state;
	wfi_store_f(WF_I8, p, 0, 300);
	assert_int_equal(wfi_load_i(WF_I8, p, 0), 127);
	wfi_store_f(WF_I8, p, 0, -300);
	assert_int_equal(wfi_load_i(WF_I8, p, 0), -128);
	wfi_store_f(WF_U8, p, 0, -1);
	assert_int_equal(wfi_load_i(WF_U8, p, 0), 0);
	wfi_store_f(WF_U64, p, 0, 0x1p64);
	assert_true((uint64_t)wfi_load_i(WF_U64, p, 0) == UINT64_MAX);
	wfi_store_f(WF_I64, p, 0, 0x1p63);
	assert_true(wfi_load_i(WF_I64, p, 0) == INT64_MAX);
	wfi_store_f(WF_I32, p, 0, (double)NAN);
	assert_int_equal(wfi_load_i(WF_I32, p, 0), 0);
	wfi_store_f(WF_I32, p, 0, -2.9);
	assert_int_equal(wfi_load_i(WF_I32, p, 0), -2);
	assert_int_equal(wfi_f64_to_f16(65504), 0x7BFF);
	assert_int_equal(wfi_f64_to_f16(65519.99), 0x7BFF);
	assert_int_equal(wfi_f64_to_f16(65520), 0x7C00);
	assert_int_equal(wfi_f64_to_f16(0x1p-24), 1);
	assert_int_equal(wfi_f64_to_f16(0x1p-25), 0);           /* a tie, to even */
	assert_int_equal(wfi_f64_to_f16(0x1.8p-24), 2);
	assert_int_equal(wfi_f64_to_f16(-0.0), 0x8000);
	assert_int_equal(wfi_f64_to_f16(1 + 0x1p-11 + 0x1p-40), 0x3C01); /* would be lost through f32 */
	assert_int_equal(wfi_f32_to_bf16(257), 0x4380);          /* 256: 257 does not fit 8 bits */
	assert_int_equal(wfi_f64_to_bf16((double)INFINITY), 0x7F80);
	for (int i = 0; i < 65536; i++) {
		float x = wfi_f16_to_f32((uint16_t)i), y = wfi_bf16_to_f32((uint16_t)i);

		if (x == x)
			assert_int_equal(wfi_f32_to_f16(x), i);
		if (y == y)
			assert_int_equal(wfi_f32_to_bf16(y), i);
	}
}

static wfi_func *small(double k, bool other)
{
	wfi_trace *t = wfi_trace_begin(other ? "g" : "f", NULL);
	wfi_type type;
	wfi_func *f = NULL;

	wfi_type_parse("f32[2,3]", &type);
	wf_val x = wfi_trace_param(t, &type, false);
	wf_val y = (wf_mul)(x, wf_c(k));
	wfi_stamp(y, "user/model.c", other ? 8 : 7);
	wf_val r = wfi_stamp((wf_sum)(y), "user/model.c", 9);
	wf_must(wfi_trace_end(t, 1, &r, &f));
	return f;
}

static void equality_hash_print(void **state)
{
	wfi_func *a = small(2, false), *b = small(2, true), *c = small(3, false);
	wfi_str text = { 0 };

	(void)state;
	assert_true(wfi_func_equal(a, b)); /* names and lines do not count */
	assert_int_equal(wfi_func_hash(a), wfi_func_hash(b));
	assert_false(wfi_func_equal(a, c));
	assert_true(wfi_func_hash(a) != wfi_func_hash(c));
	wf_must(wfi_func_verify(a));
	wfi_func_print(&text, a);
	assert_non_null(strstr(text.s, "func f(%0: f32[2,3])"));
	assert_non_null(strstr(text.s, "# model.c:7"));
	assert_non_null(strstr(text.s, "# model.c:9"));
	wfi_str_free(&text);
	wfi_func_release(a);
	wfi_func_release(b);
	wfi_func_release(c);
}

static void verifier_finds(void **state)
{
	wfi_func *f = small(2, false);
	wfi_eqn *e = f->body->last;
	wf_error *err;

	(void)state;
	wfi_value *operand = e->in[0];
	e->in[0] = &e->out[0];                  /* used before it is defined */
	err = wfi_func_verify(f);
	assert_non_null(strstr(wf_error_text(err), "before it is defined"));
	wf_error_free(err);
	e->in[0] = operand;
	e->out[0].type.dtype = WF_I32;          /* not what its operands make */
	err = wfi_func_verify(f);
	assert_non_null(strstr(wf_error_text(err), "i32[]"));
	wf_error_free(err);
	wfi_func_release(f);
}

static void no_trace_no_crash(void **state)
{
	(void)state;
	setenv("WEFT_LOG", "error", 1);
	wf_val v = (wf_add)(wf_c(1), wf_c(2));
	assert_true(wfi_is_poison(v));
	assert_int_equal(wf_rank(v), 0);
}

static void errors_text(void **state)
{
	wf_error *e = wf_error_new(WF_IO, "disk %d is full", 3);

	(void)state;
	e = wf_error_add(e, "while saving %s", "x");
	e = wf_error_note(e, "a.c", 5);
	assert_string_equal(wf_error_text(e), "disk 3 is full\n  while saving x\n  at a.c:5");
	assert_string_equal(wf_error_message(e), "disk 3 is full");
	assert_int_equal(wf_error_code(e), WF_IO);
	const char *const *notes;
	size_t n = wfi_error_notes(e, &notes);
	wf_error *again = wfi_error_remake(wf_error_code(e), wf_error_message(e), notes, n);
	assert_string_equal(wf_error_text(again), wf_error_text(e));
	wf_error_free(e);
	wf_error_free(again);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(promotion_is_jax), cmocka_unit_test(types_as_text), cmocka_unit_test(elements), cmocka_unit_test(equality_hash_print),
		cmocka_unit_test(verifier_finds), cmocka_unit_test(no_trace_no_crash), cmocka_unit_test(errors_text),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
