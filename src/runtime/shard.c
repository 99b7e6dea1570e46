/* shard.c: what a shard_map asks for: how its specs cut the arguments, and what the results' shares make. */
#include "runtime/runtime.h"

static wf_error *in_leaf(wf_error *err, const char *label)
{
	wf_error *full = err ? wf_error_new(wf_error_code(err), "shard_map: %s: %s", label, wf_error_message(err)) : NULL;

	wf_error_free(err);
	return full;
}

static wf_error *cut_leaf(const wfi_shard_opts *o, wf_arrays in, size_t arg, int leaf, wfi_type *share, wfi_layout *l)
{
	const wfi_treedef *def = in.v[arg]->def;
	const wfi_type whole = *share;
	int64_t start[WF_MAX_RANK];
	wf_error *err = wfi_layout_of(o->mesh, wfi_shard_spec(o, true, (int)arg, def, leaf), l);

	if (!err)
		err = wfi_layout_check(l, &whole);
	if (!err) {
		wfi_layout_block(l, &whole, 0, start, share);
		return NULL;
	}
	char *label = wfi_leaf_label(in, (int)arg, leaf);
	err = in_leaf(err, label);
	wfi_free(label);
	return err;
}

wf_error *wfi_shard_arguments(const struct wfi_callable *c, wf_arrays in, wfi_program *p, wfi_type *share, const struct wfi_callable **traced)
{
	const wfi_shard_opts *o = &c->opts.shard;
	int k = 0;

	WF_TRY(wfi_shard_check(o, true, p->n_args, p->defs));
	for (size_t i = 0; i < in.n; i++)
		for (int j = 0; j < in.v[i]->def->n_leaves; j++, k++)
			WF_TRY(cut_leaf(o, in, i, j, &share[k], &p->in_layout[k]));
	p->mesh = o->mesh;
	*traced = c->inner;
	return NULL;
}

static wf_error *whole_of(const wfi_shard_opts *o, const wfi_program *p, int out, int leaf, int r)
{
	const wfi_treedef *def = p->out_defs[out];
	wfi_layout *l = &p->out_layout[r];
	char t[WFI_TYPE_TEXT];

	p->out_type[r] = p->result_types[r];
	wf_error *err = wfi_layout_of(o->mesh, wfi_shard_spec(o, false, out, def, leaf), l);
	if (!err)
		err = wfi_layout_make_whole(l, &p->out_type[r]);
	if (!err)
		return NULL;
	char *path = wfi_leaf_text(def, leaf), *label = wfi_format("result %d%s (%s on each device)", out, path, wfi_type_text(&p->result_types[r], t));
	err = in_leaf(err, label);
	wfi_free(label);
	wfi_free(path);
	return err;
}

wf_error *wfi_shard_results(const struct wfi_callable *c, wfi_program *p)
{
	const wfi_shard_opts *o = &c->opts.shard;
	int r = 0;

	WF_TRY(wfi_shard_check(o, false, p->n_outs, p->out_defs));
	for (int i = 0; i < p->n_outs; i++)
		for (int l = 0; l < p->out_defs[i]->n_leaves; l++, r++) {
			WF_TRY(whole_of(o, p, i, l, r));
			p->out_kind[r] = WFI_SHARDED;
		}
	return NULL;
}
