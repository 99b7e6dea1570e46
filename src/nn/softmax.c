/* softmax.c: along the last axis, the greatest element subtracted first: nothing overflows. Half floats are computed in f32. */
#include <math.h>
#include "part.h"

wf_val wfi_part_shifted(wf_val x, wf_val *top)
{
	char text[WFI_PART_TEXT];

	WF_CHECK(wf_rank(x) >= 1 && wf_dim(x, -1) >= 1, "softmax: it runs along the last axis, of one element or more; got %s",
		 wfi_part_text(x, text));
	wf_val wide = wfi_part_wide(x);
	/* the result does not depend on what is subtracted, so neither does its derivative */
	*top = wf_max(wf_stop_gradient(wide), WF_AXES(-1), .keepdims = true);
	return wf_sub(wide, *top);
}

wf_val (wf_softmax)(wf_val x)
{
	wf_val top, e = wf_exp(wfi_part_shifted(x, &top));

	return wfi_part_back(wf_div(e, wf_sum(e, WF_AXES(-1), .keepdims = true)), x);
}

wf_val (wf_log_softmax)(wf_val x)
{
	wf_val top, shifted = wfi_part_shifted(x, &top);

	return wfi_part_back(wf_sub(shifted, wf_log(wf_sum(wf_exp(shifted), WF_AXES(-1), .keepdims = true))), x);
}

wf_val (wf_logsumexp)(wf_val x)
{
	char text[WFI_PART_TEXT];

	WF_CHECK(wf_rank(x) >= 1, "logsumexp: it runs along the last axis; got %s", wfi_part_text(x, text));
	wf_val wide = wfi_part_wide(x);
	if (wf_dim(x, -1) == 0)
		return wfi_part_back(wf_log(wf_sum(wide, WF_AXES(-1))), x);
	wf_val top = wf_max(wf_stop_gradient(wide), WF_AXES(-1), .keepdims = true);
	top = wf_where(wf_isfinite(top), top, wf_zeros_like(top)); /* −∞ − −∞ would be NaN; the sum of a row of −∞ is 0 */
	wf_val sum = wf_sum(wf_exp(wf_sub(wide, top)), WF_AXES(-1));
	return wfi_part_back(wf_add(wf_log(sum), wf_squeeze(top, -1)), x);
}
