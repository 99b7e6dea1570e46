/* adafactor.c: Adafactor (Shazeer, Stern, 2018), as optax.adafactor: squared gradients of large matrices are kept as means of
 * their rows and columns. State: {count, v_row, v_col, v, mu with momentum}; what a leaf does not use has one element. */
#include "rule.h"

/* The two longest axes, when the shorter is long enough: long_axis[0] the longest. Of equal ones the later is the longer, as in
 * numpy. */
static bool factored(const wf_adafactor_opts *o, wf_val p, int long_axis[2])
{
	int64_t least = o->min_dim_size_to_factor ? o->min_dim_size_to_factor : 128;

	if (o->unfactored || wf_rank(p) < 2)
		return false;
	long_axis[0] = long_axis[1] = -1;
	for (int i = 0; i < wf_rank(p); i++) {
		if (long_axis[0] < 0 || wf_dim(p, i) >= wf_dim(p, long_axis[0])) {
			long_axis[1] = long_axis[0];
			long_axis[0] = i;
		} else if (long_axis[1] < 0 || wf_dim(p, i) >= wf_dim(p, long_axis[1])) {
			long_axis[1] = i;
		}
	}
	return wf_dim(p, long_axis[1]) >= least;
}

static wf_val without_axis(wf_val p, wf_dtype d, int axis)
{
	int64_t dims[WF_MAX_RANK];
	int n = 0;

	for (int i = 0; i < wf_rank(p); i++)
		if (i != axis)
			dims[n++] = wf_dim(p, i);
	return wf_full_n(d, 0, dims, (size_t)n);
}

static wf_val unused(wf_dtype d)
{
	return wf_full_n(d, 0, (const int64_t[]){ 1 }, 1);
}

static wf_val start(const wf_optimizer *o, int moment, wf_val p, wf_dtype d)
{
	int axis[2];
	bool parts = factored(&o->u.adafactor, p, axis);

	if (moment == 3)
		return wfi_like(p, d, 0);
	if (moment == 2)
		return parts ? unused(d) : wfi_like(p, d, 0);
	return parts ? without_axis(p, d, axis[moment]) : unused(d);
}

static int moments(const wf_optimizer *o)
{
	return wfi_given(o->u.adafactor.momentum) ? 4 : 3;
}

/* decay · old + (1 − decay) · x */
static wf_val faded(wf_val old, wf_val x, wf_val decay)
{
	return wf_add(wf_mul(decay, old), wf_mul(wf_sub(wf_c(1), decay), x));
}

/* g over the root of its mean square, as the rows and columns have it */
static wf_val scaled(struct wfi_step *s, wf_val g, wf_val p, wf_val *m)
{
	const wf_adafactor_opts *o = &s->o->u.adafactor;
	wf_dtype d = wf_dtype_of(g);
	int axis[2];
	wf_val t = wf_astype(wf_sub(s->count, wf_ci(o->decay_offset)), d);
	wf_val decay = wf_sub(wf_c(1), wf_pow(t, wf_c(-wfi_option(o->decay_rate, 0.8))));
	wf_val square = wf_add(wf_square(g), wf_c(wfi_option(o->eps, 1e-30)));

	if (!factored(o, p, axis)) {
		if (!wfi_shaped_like(s->name, g, m[2]))
			return g;
		m[2] = faded(m[2], square, decay);
		return wf_mul(g, wf_rsqrt(m[2]));
	}
	m[0] = faded(m[0], wf_mean(square, .axes = WF_AXES(axis[0])), decay);
	m[1] = faded(m[1], wf_mean(square, .axes = WF_AXES(axis[1])), decay);
	int left = axis[1] > axis[0] ? axis[1] - 1 : axis[1];
	wf_val row = wf_rsqrt(wf_div(m[0], wf_mean(m[0], .axes = WF_AXES(left), .keepdims = true)));
	return wf_mul(wf_mul(g, wf_expand_dims(row, axis[0])), wf_expand_dims(wf_rsqrt(m[1]), axis[1]));
}

static wf_val rms(wf_val x)
{
	return wf_sqrt(wf_mean(wf_square(x)));
}

static wf_val step(struct wfi_step *s, wf_val g, wf_val p, wf_val *m)
{
	const wf_adafactor_opts *o = &s->o->u.adafactor;
	double momentum = wfi_option(o->momentum, 0), most = wfi_option(o->clipping_threshold, 1);
	wf_val u = scaled(s, g, p, m);

	if (!o->no_clipping)
		u = wf_div(u, wf_maximum(wf_c(1), wf_div(rms(u), wf_c(most))));
	if (s->has_rate)
		u = wf_neg(wf_mul(s->rate, u)); /* minus of a number alone would be an f32 */
	if (!o->no_parameter_scale)
		u = wf_mul(u, wf_maximum(rms(p), wf_c(1e-3)));
	if (wfi_given(o->momentum))
		u = m[3] = wfi_blend(m[3], u, momentum);
	return wf_neg(wfi_decayed(s, u, p, wfi_option(o->weight_decay, 0), o->mask));
}

/* only the squares' part, as optax.scale_by_factored_rms */
static wf_val piece(struct wfi_step *s, wf_val g, wf_val p, wf_val *m)
{
	return scaled(s, g, p, m);
}

static int three(const wf_optimizer *o)
{
	(void)o;
	return 3;
}

static const struct wfi_leafwise rule = { .step = step, .moment = { "v_row", "v_col", "v", "mu" }, .start = start,
					  .moments = moments,
					  .needs_params = true, .rate_optional = true };
static const struct wfi_leafwise piece_rule = { .step = piece, .moment = { "v_row", "v_col", "v" }, .start = start, .moments = three,
						.needs_params = true };
const struct wfi_optimizer_kind wfi_opt_adafactor = { "adafactor", wfi_leafwise_init, wfi_leafwise_update, WFI_RATE_AT(adafactor), &rule };
const struct wfi_optimizer_kind wfi_opt_scale_by_factored_rms = { "scale_by_factored_rms", wfi_leafwise_init, wfi_leafwise_update, 0, 0,
								  &piece_rule };

wf_optimizer wf_adafactor_with(wf_adafactor_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_adafactor, .u = { .adafactor = o } };
}

wf_optimizer wf_scale_by_factored_rms_with(wf_adafactor_opts o)
{
	return (wf_optimizer){ .kind = &wfi_opt_scale_by_factored_rms, .u = { .adafactor = o } };
}
