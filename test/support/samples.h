/* samples.h: what the sweeps over all operations' samples share: random operands, programs of one equation, running, comparing. */
#ifndef WFI_TEST_SAMPLES_H
#define WFI_TEST_SAMPLES_H
#include <float.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <cmocka.h>
#include <weft.h>
#include "ir/trace.h"
#include "lower/scalar.h"
#include "runtime/backend.h"
#include "transform/transform.h"

enum { SAMPLE_MOST = 16 };
typedef struct sample_arrays { int n; wfi_type type[SAMPLE_MOST]; void *data[SAMPLE_MOST]; } sample_arrays;

uint64_t sample_bits(void);
double sample_uniform(double lo, double hi);
int sample_below(int n);
void *sample_new(const wfi_type *t);
void sample_free(sample_arrays *a);
/* of an f64 or c128 array */
int64_t sample_doubles(const wfi_type *t);
void sample_fill_type(const wfi_type *t, void *p, double lo, double hi);
void sample_fill(sample_arrays *a, const wfi_sample *s);
/* Like fill, but no two elements are close, so that a small step does not change which is the larger: n equal strips in random
 * order, a place in the middle half of each. */
void sample_fill_apart(const wfi_type *t, double *p, double lo, double hi);
sample_arrays sample_types(const wfi_op *op, const wfi_sample *s);
wf_error *sample_build(const wfi_op *op, const void *attrs, const wfi_sample *s, const sample_arrays *in, wfi_func **out);
void sample_check(wf_error *err, const char *what, const wfi_op *op, const char *sample);
/* runs f on `in`; the results' types are the program's */
sample_arrays sample_run(const char *backend, wfi_func *f, const wfi_op *op, const void *attrs, void *const *in, const char *sample);
bool sample_near(double x, double y, double tolerance, double scale);
/* a result against the reference's; false with a line about the first difference */
bool sample_same(const wfi_op *op, const char *what, const char *sample, double tolerance, const wfi_type *t, const void *got,
		 const void *want);
#endif
