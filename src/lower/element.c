/* element.c: places in a shape as one number, and back. */
#include "lower/element.h"

wfi_ix wfi_e_linear(wfi_eb *b, const wfi_type *t, const wfi_ix *index)
{
	int64_t stride = 1;
	wfi_ix sum = b->v->constant(b, 0);
	bool empty = true;
	for (int i = t->rank - 1; i >= 0; i--) {
		if (t->dims[i] != 1) { /* the place in a dimension of one is 0 */
			wfi_ix part = stride == 1 ? index[i] : b->v->mul(b, index[i], stride);
			sum = empty ? part : b->v->add(b, part, sum);
			empty = false;
		}
		stride *= WFI_MAX(t->dims[i], 1);
	}
	return sum;
}

void wfi_e_delinear(wfi_eb *b, const wfi_type *t, wfi_ix linear, wfi_ix *index)
{
	int first = 0; /* what is left when the others are taken out needs no remainder */
	while (first < t->rank && t->dims[first] == 1)
		first++;
	for (int i = t->rank - 1; i >= 0; i--) {
		int64_t size = WFI_MAX(t->dims[i], 1);
		if (size == 1) {
			index[i] = b->v->constant(b, 0);
		} else if (i == first) {
			index[i] = linear;
		} else {
			index[i] = b->v->rem(b, linear, size);
			linear = b->v->div(b, linear, size);
		}
	}
}
