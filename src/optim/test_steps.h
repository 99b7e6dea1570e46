/* test_steps.h: an optimizer's steps on golden gradients; the leaves are b, s and w (test/oracle/optim_golden.py). */
#ifndef WFI_OPTIM_TEST_STEPS_H
#define WFI_OPTIM_TEST_STEPS_H
#include "nn/test_golden.h"

enum { STEPS = 10 };

typedef struct job { int backend, pad; const wf_optimizer *o; } job;

WFI_UNUSED static wf_val begin(wf_val params, const void *user)
{
	return wf_optimizer_init(((const job *)user)->o, params);
}

WFI_UNUSED static wf_val step(wf_val params, wf_val state, wf_val grads, const void *user)
{
	wf_val updates;

	wf_unpack(wf_optimizer_update(((const job *)user)->o, grads, state, params), &updates, &state);
	return wf_tuple(wf_apply_updates(params, updates), state, updates);
}

WFI_UNUSED static wf_val to_bf16(wf_val x) { return wf_astype(x, WF_BF16); }
WFI_UNUSED static wf_val to_f32(wf_val x) { return wf_astype(x, WF_F32); }
WFI_UNUSED static wf_val all_to_bf16(wf_val tree, const void *backend) { (void)backend; return wf_tree_map(to_bf16, tree); }
WFI_UNUSED static wf_val to_f64(wf_val x) { return wf_astype(x, WF_F64); }
WFI_UNUSED static wf_val all_to_f64(wf_val tree, const void *backend) { (void)backend; return wf_tree_map(to_f64, tree); }
WFI_UNUSED static wf_val all_to_f32(wf_val tree, const void *backend) { (void)backend; return wf_tree_map(to_f32, tree); }

static const char *const leaves[] = { "b", "s", "w" };

/* row i of every leaf of prefix.*, as a dict; i −1: all of it */
WFI_UNUSED static void leaves_of(const char *prefix, int i, wf_tree **out)
{
	WF_TREES(b, s, w);
	wf_tree **const leaf[] = { &b, &s, &w };

	for (int k = 0; k < 3; k++) {
		const wf_tree *t = golden("%s.%s", prefix, leaves[k]);
		int64_t dims[4];
		int drop = i < 0 ? 0 : 1, rank = wf_tree_rank(t) - drop;
		size_t all, n = 1;
		char *data = bytes_of(t, &all);

		for (int d = 0; d < rank; d++)
			n *= (size_t)(dims[d] = wf_tree_dim(t, d + drop));
		ok(wf_array(wf_tree_dtype(t), rank, dims, data + (drop ? (size_t)i * n * wf_dtype_size(wf_tree_dtype(t)) : 0), leaf[k]));
		free(data);
	}
	ok(wf_tree_dict(3, leaves, (const wf_tree *const[]){ b, s, w }, out));
}
#endif
