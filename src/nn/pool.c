/* pool.c: means and extremes of windows of the spatial axes, which are before the channels, or behind them. */
#include "part.h"

/* the windows of x for wf_reduce_window; false: an error is recorded */
static bool windows(const char *what, wf_val x, const wf_pool_opts *o, wf_window_opts *w)
{
	char text[WFI_PART_TEXT];
	int n = 0;

	while (n < 3 && o->window[n])
		n++;
	if (!n || wf_rank(x) < n + 1) {
		wf_fail("%s: x is (…, %s) with an entry of .window for each of 1 to 3 spatial axes; got %d entries for %s", what,
			o->channels_first ? "channels, spatial axes" : "spatial axes, channels", n, wfi_part_text(x, text));
		return false;
	}
	for (int i = 0; i < n; i++) {
		int at = wf_rank(x) - n + i - (o->channels_first ? 0 : 1);
		int64_t size = o->window[i], stride = o->strides[i] ? o->strides[i] : 1, length = wf_dim(x, at);

		if (size < 0 || stride < 0) {
			wf_fail("%s: windows and strides are positive, got %lld and %lld", what, (long long)size, (long long)stride);
			return false;
		}
		int64_t total = o->padding == WF_SAME ? ((length + stride - 1) / stride - 1) * stride + size - length : 0;
		w->window[at] = size;
		w->strides[at] = stride;
		w->low[at] = total > 0 ? total / 2 : 0;
		w->high[at] = total > 0 ? total - total / 2 : 0;
	}
	return true;
}

wf_val wfi_avg_pool(wf_val x, wf_pool_opts o)
{
	char text[WFI_PART_TEXT];
	wf_window_opts w = { 0 };
	double places = 1;

	WF_CHECK(wfi_part_is_float(x), "avg_pool: means are of floats, got %s", wfi_part_text(x, text));
	if (!windows("avg_pool", x, &o, &w))
		return wf_fail("avg_pool: not computed");
	wf_val wide = wfi_part_wide(x), sum = (wf_reduce_window)(wide, WF_WINDOW_ADD, w);
	for (int i = 0; i < 3; i++)
		places *= o.window[i] ? o.window[i] : 1;
	wf_val count = o.no_count_include_pad ? (wf_reduce_window)(wf_ones_like(wide), WF_WINDOW_ADD, w) : wf_c(places);
	return wfi_part_back(wf_div(sum, count), x);
}

static wf_val extreme(const char *what, wf_val x, wf_window_kind kind, const wf_pool_opts *o)
{
	wf_window_opts w = { 0 };

	return windows(what, x, o, &w) ? (wf_reduce_window)(x, kind, w) : wf_fail("%s: not computed", what);
}

wf_val wfi_max_pool(wf_val x, wf_pool_opts o)
{
	return extreme("max_pool", x, WF_WINDOW_MAX, &o);
}

wf_val wfi_min_pool(wf_val x, wf_pool_opts o)
{
	return extreme("min_pool", x, WF_WINDOW_MIN, &o);
}
