/* treemath.c: trees as vectors, computed in f32, or f64 where a leaf is: what line searches and L-BFGS consist of. */
#include "rule.h"

static wf_val product(const wf_val *leaf, void *sum)
{
	wf_val a = wfi_computed("vdot", leaf[0]), b = wfi_computed("vdot", leaf[1]);

	if (wfi_shaped_like("vdot", a, b))
		*(wf_val *)sum = wf_add(*(wf_val *)sum, wf_sum(wf_mul(a, b)));
	return leaf[0];
}

wf_val wfi_tree_vdot(wf_val a, wf_val b)
{
	wf_val sum = wf_full_n(WF_F32, 0, NULL, 0);

	WFI_EACH_LEAF(product, &sum, a, b);
	return sum;
}

static wf_val moved(const wf_val *leaf, void *scale)
{
	wf_val a = wfi_computed("add_scale", leaf[0]);

	return wf_astype(wf_add(a, wf_mul(*(const wf_val *)scale, wfi_computed("add_scale", leaf[1]))), wf_dtype_of(leaf[0]));
}

wf_val wfi_tree_add_scale(wf_val a, wf_val scale, wf_val b)
{
	return WFI_EACH_LEAF(moved, &scale, a, b);
}

static wf_val stretched(const wf_val *leaf, void *scale)
{
	wf_val a = wfi_computed("scale", leaf[0]);

	return wf_astype(wf_mul(*(const wf_val *)scale, a), wf_dtype_of(a));
}

wf_val wfi_tree_scale(wf_val scale, wf_val a)
{
	return WFI_EACH_LEAF(stretched, &scale, a);
}

static wf_val chosen(const wf_val *leaf, void *first)
{
	return wf_where(*(const wf_val *)first, leaf[0], leaf[1]);
}

wf_val wfi_tree_where(wf_val first, wf_val a, wf_val b)
{
	return WFI_EACH_LEAF(chosen, &first, a, b);
}

static wf_val computed(const wf_val *leaf, void *shared)
{
	(void)shared;
	return wfi_computed("optimizer", *leaf);
}

wf_val wfi_tree_computed(wf_val a)
{
	return WFI_EACH_LEAF(computed, NULL, a);
}

static wf_val widest(const wf_val *leaf, void *d)
{
	if (wf_dtype_of(*leaf) == WF_F64)
		*(wf_dtype *)d = WF_F64;
	return *leaf;
}

wf_dtype wfi_tree_dtype(wf_val a)
{
	wf_dtype d = WF_F32;

	WFI_EACH_LEAF(widest, &d, a);
	return d;
}
