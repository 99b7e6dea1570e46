/* recurrent.c: flax's SimpleCell, LSTMCell and GRUCell over the places of a sequence, by wf_scan. */
#include <weft/control.h>
#include "part.h"

static wf_val gate(wf_val params, const char *in, const char *hidden, wf_val x, wf_val h)
{
	return wf_add(wf_dense(wf_get(params, in), x), wf_dense(wf_get(params, hidden), h));
}

static wf_val rnn_step(wf_val carry, wf_val x)
{
	wf_val params = wf_at(carry, 0), h = wf_tanh(gate(params, "i", "h", x, wf_at(carry, 1)));

	return wf_tuple(wf_tuple(params, h), h);
}

static wf_val lstm_step(wf_val carry, wf_val x)
{
	wf_val params = wf_at(carry, 0), c = wf_get(carry, "1.0"), h = wf_get(carry, "1.1");
	wf_val i = wf_sigmoid(gate(params, "ii", "hi", x, h)), f = wf_sigmoid(gate(params, "if", "hf", x, h));
	wf_val g = wf_tanh(gate(params, "ig", "hg", x, h)), o = wf_sigmoid(gate(params, "io", "ho", x, h));

	c = wf_add(wf_mul(f, c), wf_mul(i, g));
	h = wf_mul(o, wf_tanh(c));
	return wf_tuple(wf_tuple(params, wf_tuple(c, h)), h);
}

static wf_val gru_step(wf_val carry, wf_val x)
{
	wf_val params = wf_at(carry, 0), h = wf_at(carry, 1);
	wf_val r = wf_sigmoid(gate(params, "ir", "hr", x, h)), z = wf_sigmoid(gate(params, "iz", "hz", x, h));
	wf_val n = wf_tanh(wf_add(wf_dense(wf_get(params, "in"), x), wf_mul(r, wf_dense(wf_get(params, "hn"), h))));

	h = wf_add(wf_mul(wf_sub(wf_c(1), z), n), wf_mul(z, h));
	return wf_tuple(wf_tuple(params, h), h);
}

/* (batch, places, in) place by place; the parameters go round with the carry */
static wf_val over_places(const char *what, wf_fn step, wf_val params, wf_val carry, wf_val x)
{
	char text[WFI_PART_TEXT];
	wf_val last, rows;

	WF_CHECK(wf_rank(x) == 3, "%s: x is (batch, places, features), got %s", what, wfi_part_text(x, text));
	wf_unpack(wf_scan(step, wf_tuple(params, carry), wf_swapaxes(x, 0, 1)), &last, &rows);
	return wf_tuple(wf_at(last, 1), wf_swapaxes(rows, 0, 1));
}

wf_val (wf_rnn)(wf_val params, wf_val carry, wf_val x)
{
	return over_places("rnn", wf_fn_of(rnn_step), params, carry, x);
}

wf_val (wf_lstm)(wf_val params, wf_val carry, wf_val x)
{
	return over_places("lstm", wf_fn_of(lstm_step), params, carry, x);
}

wf_val (wf_gru)(wf_val params, wf_val carry, wf_val x)
{
	return over_places("gru", wf_fn_of(gru_step), params, carry, x);
}

/* ---- initial parameters: gates of x first, then those of h, a key for each ---- */
static wf_val initial(const char *what, wf_val key, int64_t in, int64_t features, const char *const *names, int gates, const char *biased)
{
	wf_val keys = wf_random_split(key, 2 * gates), params = wf_dict(names[0], wf_none());

	WF_CHECK(in >= 0 && features >= 1, "%s: %lld features in, %lld out", what, (long long)in, (long long)features);
	for (int i = 0; i < 2 * gates; i++) {
		wf_val k = wf_at(keys, i), kernel = i < gates ? wf_lecun_normal(k, in, features) : wf_orthogonal(k, features, features);

		params = wf_with(params, names[i], biased[i] == 'b' ? wf_dict("kernel", kernel, "bias", wf_zeros(features)) : wf_dict("kernel", kernel));
	}
	return params;
}

wf_val (wf_rnn_init)(wf_val key, int64_t in, int64_t features)
{
	static const char *const names[] = { "i", "h" };

	return initial("rnn_init", key, in, features, names, 1, "b-");
}

wf_val (wf_lstm_init)(wf_val key, int64_t in, int64_t features)
{
	static const char *const names[] = { "ii", "if", "ig", "io", "hi", "hf", "hg", "ho" };

	return initial("lstm_init", key, in, features, names, 4, "----bbbb");
}

wf_val (wf_gru_init)(wf_val key, int64_t in, int64_t features)
{
	static const char *const names[] = { "ir", "iz", "in", "hr", "hz", "hn" };

	return initial("gru_init", key, in, features, names, 3, "bbb--b");
}
