/* values.h: what tests make arrays with, and how they look at errors. */
#ifndef WFI_TEST_VALUES_H
#define WFI_TEST_VALUES_H
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <weft.h>
#include <cmocka.h>

/* f32[n]; VECTOR(1, 2, 3) */
WFI_UNUSED static wf_tree *vector(int n, const float *v)
{
	wf_tree *t = NULL;

	wf_must(wf_array(WF_F32, 1, (const int64_t[]){ n }, v, &t));
	return t;
}
#define VECTOR(...) vector((int)(sizeof((const float[]){ __VA_ARGS__ }) / sizeof(float)), (const float[]){ __VA_ARGS__ })

/* f32[] */
WFI_UNUSED static wf_tree *number(float x)
{
	wf_tree *t = NULL;

	wf_must(wf_array(WF_F32, 0, NULL, &x, &t));
	return t;
}

/* err is there and says that; frees it */
WFI_UNUSED static void expect_error(wf_error *err, const char *text)
{
	assert_non_null(err);
	if (!strstr(wf_error_text(err), text))
		fail_msg("\"%s\" does not have \"%s\"", wf_error_text(err), text);
	wf_error_free(err);
}
#endif
