/* moe.c: mixture of experts: each token goes through a few of many dense networks. Rows are sent to their experts' places (expert, place in its
 * queue) by a scatter and fetched back by a gather; nothing of the size tokens × experts × capacity is ever made. */
#include <math.h>
#include <weft/collective.h>
#include "part.h"

/* what the router decided; all of the k · tokens choices in one line, all first choices before the second ones, so that these lose when a queue is
 * full */
typedef struct routes {
	wf_val logits, probs;  /* (tokens, experts) */
	wf_val gates;          /* (k · tokens) */
	wf_val hot;            /* (k · tokens, experts), f32: 1 at the chosen expert */
	wf_val kept, slot;     /* (k · tokens): is there a place in the queue; expert · capacity + place, behind the last slot when there is none */
	int64_t k, n, experts, capacity;
} routes;

static int64_t capacity_of(int64_t k, int64_t tokens, int64_t experts, double factor)
{
	double even = (double)k * (double)tokens / (double)experts;
	int64_t c = factor == 0 ? tokens : (int64_t)ceil(factor * even);

	return c < 1 ? 1 : c > tokens && tokens > 0 ? tokens : c; /* an expert is chosen once by a token */
}

static routes route(wf_val kernel, wf_val tokens, int64_t k, double factor)
{
	routes r = { .k = k, .n = wf_dim(tokens, 0), .experts = wf_dim(kernel, 1) };
	wf_val gates, chosen;

	r.capacity = capacity_of(k, r.n, r.experts, factor);
	r.logits = wf_matmul(wfi_part_wide(tokens), wfi_part_wide(kernel));
	r.probs = wf_softmax(r.logits);
	wf_unpack(wf_top_k(r.probs, k), &gates, &chosen);
	if (k > 1)
		gates = wf_div(gates, wf_sum(gates, WF_AXES(-1), .keepdims = true));
	r.gates = wf_reshape(wf_transpose(gates), -1);
	chosen = wf_reshape(wf_transpose(chosen), -1);
	wf_val mine = wfi_part_at_label(chosen, r.experts), ones = wf_astype(mine, WF_I32);
	wf_val place = wf_sub(wf_sum(wf_mul(wf_cumsum(ones, 0), ones), WF_AXES(-1)), wf_ci(1));
	r.hot = wf_astype(mine, WF_F32);
	r.kept = wf_less(place, wf_ci(r.capacity));
	r.slot = wf_where(r.kept, wf_add(wf_mul(chosen, wf_ci(r.capacity)), place), wf_full_like(chosen, (double)(r.experts * r.capacity)));
	return r;
}

/* (experts, places, features) through each expert's own network, gelu between */
static wf_val networks(wf_val params, wf_val x, int64_t experts)
{
	static const char *const kernels[] = { "params.mlp_in.kernel", "params.mlp_out.kernel" };
	static const char *const biases[] = { "params.mlp_in.bias", "params.mlp_out.bias" };
	const int64_t features = wf_dim(x, 2);

	for (int i = 0; i < 2; i++) {
		int64_t dims[3] = { experts, wf_dim(x, 2), i ? features : -1 };
		wf_val kernel = wfi_part_leaf("moe", params, kernels[i], "(experts, places, features)", x, 3, dims);

		x = wf_einsum("ecf,efh->ech", x, kernel);
		if (wfi_part_has_leaf(params, biases[i]))
			x = wf_add(x, wf_expand_dims(wfi_part_leaf("moe", params, biases[i], "the kernel", kernel, 2, WFI_PART_DIMS(experts, wf_dim(kernel, 2))), 1));
		if (i == 0)
			x = wf_gelu(x);
	}
	return x;
}

/* every token's kept choices through the experts; (k · tokens, features) */
static wf_val sent(wf_val params, wf_val tokens, const routes *r, const char *axis_name)
{
	const int64_t features = wf_dim(tokens, 1), slots = r->experts * r->capacity, members = axis_name ? wf_axis_size(axis_name) : 1;
	wf_val rows = wf_tile(tokens, r->k, 1), none = wf_zeros_as(wf_dtype_of(tokens), slots, features);

	WF_CHECK(members > 0 && r->experts % members == 0, "moe: %lld experts cannot be dealt out to the %lld members of \"%s\"", (long long)r->experts,
		 (long long)members, axis_name ? axis_name : "");
	wf_val queues = wf_reshape(wf_scatter_rows(none, r->slot, rows, WF_SCATTER_ADD), r->experts, r->capacity, features);
	if (axis_name) /* this member's experts get the queues of all members, one after the other */
		queues = wf_all_to_all(queues, axis_name, 0, 1, .tiled = true);
	wf_val out = networks(params, queues, r->experts / members);
	if (axis_name)
		out = wf_all_to_all(out, axis_name, 1, 0, .tiled = true);
	return wf_take_axis(wf_reshape(out, slots, features), wf_minimum(r->slot, wf_ci(slots - 1)), 0);
}

static wf_val everywhere(wf_val mean, const char *axis_name)
{
	return axis_name ? wf_pmean(mean, axis_name) : mean;
}

/* what a trainer adds to its loss, and looks at */
static wf_val report(const routes *r, const char *axis_name)
{
	double n = r->n > 0 ? (double)r->n : 1, choices = n * (double)r->k;
	wf_val load = everywhere(wf_div(wf_sum(r->hot, WF_AXES(0)), wf_c(choices)), axis_name);
	wf_val share = everywhere(wf_div(wf_sum(r->probs, WF_AXES(0)), wf_c(n)), axis_name);
	wf_val dropped = wf_div(wf_sum(wf_astype(wf_logical_not(r->kept), WF_F32)), wf_c(choices));
	wf_val z = wf_div(wf_sum(wf_square(wf_logsumexp(r->logits))), wf_c(n));

	return wf_dict("load_balancing_loss", wf_mul(wf_c((double)r->experts), wf_sum(wf_mul(load, share))), "router_z_loss", everywhere(z, axis_name),
		       "dropped", everywhere(dropped, axis_name), "load", load);
}

wf_val wfi_moe(wf_val params, wf_val x, wf_moe_opts o)
{
	char text[WFI_PART_TEXT];
	const int64_t k = o.top_k ? o.top_k : 2;
	int rank = wf_rank(x);

	WF_CHECK(rank >= 1 && rank <= 8 && wfi_part_is_float(x), "moe: x is (…, features), floats; got %s", wfi_part_text(x, text));
	WF_CHECK(o.capacity_factor >= 0, "moe: capacity_factor is not below 0, got %g", o.capacity_factor);
	wf_val router = wfi_part_leaf("moe", params, "params.router.kernel", "x", x, 2, WFI_PART_DIMS(wf_dim(x, -1), -1));
	WF_CHECK(wf_rank(router) == 2 && k >= 1 && k <= wf_dim(router, 1), "moe: top_k is 1 to %lld, the number of experts; got %lld",
		 wf_rank(router) == 2 ? (long long)wf_dim(router, 1) : 0, (long long)k);
	const int64_t features = wf_dim(x, -1);
	int64_t dims[8];
	for (int i = 0; i < rank; i++)
		dims[i] = wf_dim(x, i);
	wf_val tokens = wf_reshape(x, features ? wf_size(x) / features : 0, features);
	routes r = route(router, tokens, k, o.capacity_factor);
	wf_val back = sent(params, tokens, &r, o.axis_name), kept = wf_expand_dims(r.kept, 1), zero = wf_zeros_like(wfi_part_wide(back));
	wf_val weighed = wf_where(kept, wf_mul(wfi_part_wide(back), wf_expand_dims(r.gates, 1)), zero);
	wf_val y = wf_sum(wf_reshape(weighed, k, r.n, features), WF_AXES(0));
	return wf_tuple(wf_reshape_n(wfi_part_back(y, x), dims, (size_t)rank), report(&r, o.axis_name));
}

wf_val (wf_moe_init)(wf_val key, int64_t features, int64_t hidden, int64_t num_experts)
{
	wf_val keys = wf_random_split(key, 3);

	WF_CHECK(features >= 1 && hidden >= 1 && num_experts >= 1, "moe_init: %lld features, %lld hidden, %lld experts", (long long)features,
		 (long long)hidden, (long long)num_experts);
	const wf_variance_scaling_opts each = { .in_axis = WF_AXES(1), .out_axis = WF_AXES(2), .batch_axis = WF_AXES(0) };
	wf_val in = wfi_variance_scaling(wf_at(keys, 1), WF_SHAPE(num_experts, features, hidden), each);
	wf_val out = wfi_variance_scaling(wf_at(keys, 2), WF_SHAPE(num_experts, hidden, features), each);
	return wf_dict("router", wf_dict("kernel", wf_lecun_normal(wf_at(keys, 0), features, num_experts)), "mlp_in",
		       wf_dict("kernel", in, "bias", wf_zeros(num_experts, hidden)), "mlp_out", wf_dict("kernel", out, "bias", wf_zeros(num_experts, features)));
}
