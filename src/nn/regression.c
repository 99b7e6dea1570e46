/* regression.c: losses of numbers, as optax has them. */
#include <math.h>
#include "part.h"

/* predictions − targets in f32 or f64; a poisoned value when their shapes do not fit */
static wf_val errors(const char *what, wf_val predictions, wf_val targets)
{
	if (!wfi_part_one_rank(what, "predictions", predictions, "targets", targets, true))
		return wf_fail("%s: not computed", what);
	return wf_sub(wfi_part_wide(predictions), wfi_part_wide(targets));
}

wf_val (wf_squared_error)(wf_val predictions, wf_val targets)
{
	return wf_square(errors("squared_error", predictions, targets));
}

wf_val (wf_l2_loss)(wf_val predictions, wf_val targets)
{
	return wf_mul(wf_c(0.5), wf_square(errors("l2_loss", predictions, targets)));
}

wf_val (wf_mse)(wf_val predictions, wf_val targets)
{
	return wf_mean(wf_square(errors("mse", predictions, targets)));
}

wf_val (wf_huber_loss)(wf_val predictions, wf_val targets, double delta)
{
	WF_CHECK(delta > 0, "huber_loss: delta is above 0, got %g", delta);
	wf_val size = wf_abs(errors("huber_loss", predictions, targets)), near = wf_minimum(size, wf_c(delta));
	return wf_add(wf_mul(wf_c(0.5), wf_square(near)), wf_mul(wf_c(delta), wf_sub(size, near)));
}

wf_val (wf_log_cosh)(wf_val predictions, wf_val targets)
{
	wf_val e = errors("log_cosh", predictions, targets);

	return wf_sub(wf_logaddexp(e, wf_neg(e)), wf_c(log(2)));
}
