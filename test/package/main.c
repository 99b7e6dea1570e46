/* The outside project's program: traces, differentiates, compiles and runs with an installed weft. */
#include <weft.h>
#include <stdio.h>

static wf_val square(wf_val x)
{
	return wf_mul(x, x);
}

static wf_val slope_at_three(void)
{
	return wf_apply(wf_grad(square), wf_c(3));
}

int main(void)
{
	WF_TREES(slope);

	wf_must(wf_call(wf_jit(slope_at_three), WF_IN(), WF_OUT(&slope)));
	printf("grad of x*x at 3 is %g\n", wf_item(slope));
	return 0;
}
