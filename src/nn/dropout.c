/* dropout.c: elements left out at random. */
#include <weft/collective.h>
#include <weft/transform.h>
#include "part.h"

wf_val wfi_dropout(wf_val key, wf_val x, double rate, wf_dropout_opts o)
{
	char text[WFI_PART_TEXT];
	int64_t dims[9];
	int rank = wf_rank(x);

	WF_CHECK(rate >= 0 && rate <= 1, "dropout: the rate is 0 to 1, got %g", rate);
	WF_CHECK(rank >= 1 && rank <= 8 && wfi_part_is_float(x), "dropout: x is (batch, …), floats, of up to 8 axes; got %s", wfi_part_text(x, text));
	if (o.deterministic || rate == 0)
		return x;
	if (rate == 1) /* 0 / 0 is no number */
		return wf_zeros_like(x);
	for (int i = 0; i < rank; i++)
		dims[i] = wf_dim(x, i);
	wf_val mine = wf_arange(dims[0]); /* the places of these rows in the global batch: each row has a key of its own */
	if (o.axis_name)
		mine = wf_add(mine, wf_mul(wf_axis_index(o.axis_name), wf_ci(dims[0])));
	dims[rank] = WFI_END_DIM;
	wf_val keys = wf_apply(wf_vmap((wf_random_fold_in), .in_axes = { WF_NONE, 0 }), key, mine);
	wf_val keep = wfi_random_bernoulli(keys, wf_c(1 - rate), dims + 1);
	return wf_where(keep, wf_div(x, wf_c(1 - rate)), wf_zeros_like(x));
}
