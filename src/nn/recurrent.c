/* recurrent.c: flax's SimpleCell, LSTMCell and GRUCell over the places of a sequence, by wf_scan. */
#include <stdio.h>
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

/* are the gates' kernels (in or features, features), and their biases (features)? */
static bool check_gates(const char *what, wf_val params, wf_val x, wf_val h, const char *const *names, int gates)
{
	char path[40], bias[40];

	for (int i = 0; i < 2 * gates; i++) {
		wf_val from = i < gates ? x : h;

		snprintf(path, sizeof path, "params.%s.kernel", names[i]);
		snprintf(bias, sizeof bias, "params.%s.bias", names[i]);
		wf_val kernel = wfi_part_leaf(what, params, path, i < gates ? "x" : "the carry", from, 2, WFI_PART_DIMS(wf_dim(from, -1), wf_dim(h, 1)));
		if (wf_rank(kernel) != 2)
			return false;
		if (wfi_part_has_leaf(params, bias) &&
		    wf_rank(wfi_part_leaf(what, params, bias, "the kernel", kernel, 1, WFI_PART_DIMS(wf_dim(h, 1)))) != 1)
			return false;
	}
	return true;
}

/* is the carry (parts of it, for "carry.0") an array (batch, features) for this x? */
static bool check_carry(const char *what, wf_val carry, const char *name, wf_val x)
{
	char a[WFI_PART_TEXT], b[WFI_PART_TEXT];

	if (wf_rank(x) == 3 && wf_rank(carry) == 2 && wf_dim(carry, 0) == wf_dim(x, 0) && wfi_part_is_float(x))
		return true;
	wf_fail("%s: x is (batch, places, features), floats, %s (batch, features of the layer); got %s and %s", what, name, wfi_part_text(x, a),
		wfi_part_text(carry, b));
	return false;
}

/* (batch, places, in) place by place; the parameters go round with the carry */
static wf_val over_places(wf_fn step, wf_val params, wf_val carry, wf_val x)
{
	wf_val last, rows;

	wf_unpack(wf_scan(step, wf_tuple(params, carry), wf_swapaxes(x, 0, 1)), &last, &rows);
	return wf_tuple(wf_at(last, 1), wf_swapaxes(rows, 0, 1));
}

static const char *const rnn_gates[] = { "i", "h" }, *const gru_gates[] = { "ir", "iz", "in", "hr", "hz", "hn" },
		  *const lstm_gates[] = { "ii", "if", "ig", "io", "hi", "hf", "hg", "ho" };

wf_val (wf_rnn)(wf_val params, wf_val carry, wf_val x)
{
	if (!check_carry("rnn", carry, "the carry", x) || !check_gates("rnn", params, x, carry, rnn_gates, 1))
		return wf_fail("rnn: not computed");
	return over_places(wf_fn_of(rnn_step), params, carry, x);
}

wf_val (wf_lstm)(wf_val params, wf_val carry, wf_val x)
{
	char text[WFI_PART_TEXT];

	WF_CHECK(wf_len(carry) == 2, "lstm: the carry is a tuple (c, h), got %s", wfi_part_text(carry, text));
	if (!check_carry("lstm", wf_at(carry, 0), "carry.0", x) || !check_carry("lstm", wf_at(carry, 1), "carry.1", x) ||
	    !check_gates("lstm", params, x, wf_at(carry, 1), lstm_gates, 4))
		return wf_fail("lstm: not computed");
	return over_places(wf_fn_of(lstm_step), params, carry, x);
}

wf_val (wf_gru)(wf_val params, wf_val carry, wf_val x)
{
	if (!check_carry("gru", carry, "the carry", x) || !check_gates("gru", params, x, carry, gru_gates, 3))
		return wf_fail("gru: not computed");
	return over_places(wf_fn_of(gru_step), params, carry, x);
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
	return initial("rnn_init", key, in, features, rnn_gates, 1, "b-");
}

wf_val (wf_lstm_init)(wf_val key, int64_t in, int64_t features)
{
	return initial("lstm_init", key, in, features, lstm_gates, 4, "----bbbb");
}

wf_val (wf_gru_init)(wf_val key, int64_t in, int64_t features)
{
	return initial("gru_init", key, in, features, gru_gates, 3, "bbb--b");
}
