/* The block function of the random numbers: Threefry-2x32 with 20 rounds (Salmon, Moraes, Dror, Shaw, "Parallel random numbers:
 * as easy as 1, 2, 3", 2011), as JAX uses it. One operation, so that programs stay short and compile quickly. */
#include "op/class.h"
#include "lower/text.h"

static const int rotations[2][4] = { { 13, 15, 26, 6 }, { 17, 29, 16, 24 } };
static const uint32_t parity = 0x1BD11BDA;

static bool threefry_infer(wfi_infer *c)
{
	char text[WFI_TYPE_TEXT];
	if (!wfi_infer_any(c))
		return false;
	if (c->in[0].dtype != WF_U32)
		return wfi_infer_fail(c, "operands must be u32, got %s", wfi_type_text(&c->in[0], text));
	return true;
}

static wf_error *threefry_eval(const wfi_eval *e)
{
	const uint32_t *const *in = (const uint32_t *const *)e->in;
	int64_t n = wfi_type_count(&e->out_type[0]);
	for (int64_t i = 0; i < n; i++) {
		uint32_t key[3] = { in[0][i], in[1][i], in[0][i] ^ in[1][i] ^ parity };
		uint32_t a = in[2][i] + key[0], b = in[3][i] + key[1];
		for (uint32_t round = 0; round < 20; round++) {
			int r = rotations[round / 4 % 2][round % 4];
			a += b;
			b = (b << r | b >> (32 - r)) ^ a;
			if (round % 4 == 3) {
				uint32_t group = round / 4 + 1;
				a += key[group % 3];
				b += key[(group + 1) % 3] + group;
			}
		}
		((uint32_t *)e->out[0])[i] = a;
		((uint32_t *)e->out[1])[i] = b;
	}
	return NULL;
}

static wfi_sv u32(wfi_sb *b, int64_t x) { return wfi_s_i(b, WF_U32, x); }

static wfi_sv rotated(wfi_sb *b, wfi_sv x, int by)
{
	return wfi_s_or(b, wfi_s_shl(b, x, u32(b, by)), wfi_s_shr(b, x, u32(b, 32 - by)));
}

static void threefry_scalar(wfi_sb *b, const wfi_view *e, const wfi_sv *x, wfi_sv *out)
{
	(void)e;
	wfi_sv key[3] = { x[0], x[1], wfi_s_xor(b, wfi_s_xor(b, x[0], x[1]), u32(b, parity)) };
	wfi_sv p = wfi_s_add(b, x[2], key[0]), q = wfi_s_add(b, x[3], key[1]);
	for (int group = 1; group <= 5; group++) {
		for (int i = 0; i < 4; i++) {
			p = wfi_s_add(b, p, q);
			q = wfi_s_xor(b, rotated(b, q, rotations[(group - 1) % 2][i]), p);
		}
		p = wfi_s_add(b, p, key[group % 3]);
		q = wfi_s_add(b, q, wfi_s_add(b, key[(group + 1) % 3], u32(b, group)));
	}
	out[0] = p;
	out[1] = q;
}

static wf_val word(const wf_val like, uint32_t x)
{
	return wfi_splat_i(wfi_type_of(like), x);
}

/* the same in operations that StableHLO has */
static bool threefry_lower(const wfi_view *e, wf_val *out)
{
	const wf_val *x = e->in;
	wf_val key[3] = { x[0], x[1], wf_bitwise_xor(wf_bitwise_xor(x[0], x[1]), word(x[0], parity)) };
	wf_val p = wf_add(x[2], key[0]), q = wf_add(x[3], key[1]);

	for (uint32_t group = 1; group <= 5; group++) {
		for (int i = 0; i < 4; i++) {
			const uint32_t by = (uint32_t)rotations[(group - 1) % 2][i];
			p = wf_add(p, q);
			wf_val turned = wf_bitwise_or(wf_left_shift(q, word(q, by)), wf_right_shift_logical(q, word(q, 32 - by)));
			q = wf_bitwise_xor(turned, p);
		}
		p = wf_add(p, key[group % 3]);
		q = wf_add(q, wf_add(key[(group + 1) % 3], word(q, group)));
	}
	out[0] = p;
	out[1] = q;
	return true;
}

static const wfi_text threefry_text = { .lower = threefry_lower };

#define FOUR(type) { .in = type ", " type ", " type ", " type, .lo = 0, .hi = 4294967295.0 }
static const wfi_sample threefry_samples[] = { FOUR("u32[]"), FOUR("u32[0]"), FOUR("u32[37]"), FOUR("u32[3,5,7]"),
					       WFI_SAMPLES_END };

const wfi_op wfi_op_threefry2x32 = {
	.name = "wf.threefry2x32",
	.doc = "Two random words from a key (operands 0 and 1) and a counter (2 and 3): Threefry-2x32, 20 rounds.",
	.n_in = 4,
	.n_out = 2,
	.flags = WFI_OP_ELEMENTWISE | WFI_OP_OWN,
	.infer = threefry_infer,
	.no_jvp = "operands are not real numbers",
	.shard = "elementwise",
	.lowering = WFI_LOWER_SCALAR,
	.scalar = threefry_scalar,
	.eval = threefry_eval,
	.samples = threefry_samples,
	.text = &threefry_text,
};

/** Threefry-2x32 (20 rounds): the words (w0, w1), a tuple, for key (k0, k1) and counter (x0, x1), all u32 and broadcast together. */
wf_val (wf_threefry2x32)(wf_val k0, wf_val k1, wf_val x0, wf_val x1)
{
	wf_val in[4] = { k0, k1, x0, x1 }, out[2];
	if (!wfi_promote_n("threefry2x32", in, 4))
		return wfi_poison;
	wfi_emit_n(&wfi_op_threefry2x32, NULL, 4, in, 0, NULL, out, 2);
	return wfi_is_poison(out[0]) ? wfi_poison : wf_tuple(out[0], out[1]);
}
