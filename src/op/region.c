/* region.c: see region.h: checks of regions and how plain evaluation runs them. Holds no operation. */
#include "op/class.h"
#include "op/region.h"

/* ---- checks ---- */

bool wfi_infer_region(wfi_infer *c, int r, const char *what, int n_own, const wfi_type *own, int first_captured)
{
	const wfi_block *b = c->regions[r];
	int n = n_own + c->n_in - first_captured;
	char s[WFI_TYPE_TEXT], t[WFI_TYPE_TEXT];

	if (b->n_params != n)
		return wfi_infer_fail(c, "its %s has %d parameters, %d are needed", what, b->n_params, n);
	for (int i = 0; i < n; i++) {
		const wfi_type *want = i < n_own ? &own[i] : &c->in[first_captured + i - n_own];
		if (!wfi_type_equal(&b->params[i]->type, want))
			return wfi_infer_fail(c, "parameter %d of its %s is %s, %s is needed", i, what, wfi_type_text(&b->params[i]->type, s), wfi_type_text(want, t));
	}
	return true;
}

bool wfi_infer_region_results(wfi_infer *c, int r, const char *what, int n, const wfi_type *types)
{
	const wfi_block *b = c->regions[r];
	char s[WFI_TYPE_TEXT], t[WFI_TYPE_TEXT];

	if (b->n_results != n)
		return wfi_infer_fail(c, "its %s has %d results, %d are needed", what, b->n_results, n);
	for (int i = 0; i < n; i++)
		if (!wfi_type_equal(&b->results[i]->type, &types[i]))
			return wfi_infer_fail(c, "result %d of its %s is %s, %s is needed", i, what, wfi_type_text(&b->results[i]->type, s), wfi_type_text(&types[i], t));
	return true;
}

bool wfi_infer_regions(wfi_infer *c, int least, int most)
{
	if (c->n_regions < least || c->n_regions > most)
		return wfi_infer_fail(c, "has %d regions, %s%d are needed", c->n_regions, least == most ? "" : "at least ", least);
	return true;
}

bool wfi_infer_reducer(wfi_infer *c, int r, const char *what, int n, const wf_dtype *dtype, int first_captured)
{
	wfi_type *own = wfi_alloc((size_t)(2 * n) * sizeof *own);

	for (int i = 0; i < n; i++)
		own[i] = own[n + i] = wfi_type_scalar(dtype[i]);
	bool ok = wfi_infer_region(c, r, what, 2 * n, own, first_captured) && wfi_infer_region_results(c, r, what, n, own);
	wfi_free(own);
	return ok;
}

void wfi_region_no_jvp(const wfi_view *e, const wf_val *t, wf_val *out)
{
	(void)t;
	for (int i = 0; i < e->n_out; i++)
		out[i] = wfi_fail(e->op->name, "there is no derivative where the region is not made of elementwise operations");
}

/* ---- running ---- */

static size_t line_up(size_t bytes)
{
	return (bytes + 63) & ~(size_t)63;
}

size_t wfi_region_scratch(const wfi_eval *e)
{
	int most = 0;

	for (int r = 0; r < e->n_regions; r++)
		most = WFI_MAX(most, e->regions[r]->n_params);
	return line_up((size_t)most * sizeof(void *));
}

wf_error *wfi_call_region(const wfi_eval *e, int r, int n, const void *const *in, void *const *out)
{
	int captured = e->regions[r]->n_params - n;
	const void *few[16], **all = e->scratch ? e->scratch : n + captured <= 16 ? few : wfi_alloc((size_t)(n + captured) * sizeof *all);

	for (int i = 0; i < n; i++)
		all[i] = in[i];
	for (int i = 0; i < captured; i++)
		all[n + i] = e->in[e->n_in - captured + i];
	wf_error *err = e->call(e, r, all, out);
	if (all != few && !e->scratch)
		wfi_free(all);
	return err;
}

static size_t buffer_bytes(const wfi_type *t)
{
	return line_up(wfi_type_bytes(t) + 64);
}

size_t wfi_carried_scratch(const wfi_eval *e, int n)
{
	size_t bytes = wfi_region_scratch(e) + 2 * line_up((size_t)n * sizeof(void *));

	for (int i = 0; i < n; i++)
		bytes += 2 * buffer_bytes(&e->in_type[i]);
	return bytes;
}

void wfi_carried_begin(const wfi_eval *e, int n, wfi_carried *c)
{
	size_t pointers = line_up((size_t)n * sizeof(void *));
	char *p = (char *)e->scratch + wfi_region_scratch(e);

	*c = (wfi_carried){ n, (void **)(void *)p, (void **)(void *)(p + pointers) };
	p += 2 * pointers;
	for (int i = 0; i < n; i++) {
		size_t bytes = wfi_type_bytes(&e->in_type[i]);

		c->now[i] = p;
		c->next[i] = p + buffer_bytes(&e->in_type[i]);
		p += 2 * buffer_bytes(&e->in_type[i]);
		if (bytes)
			memcpy(c->now[i], e->in[i], bytes);
	}
}

void wfi_carried_turn(wfi_carried *c)
{
	void **now = c->now;

	c->now = c->next;
	c->next = now;
}

void wfi_carried_end(const wfi_eval *e, const wfi_carried *c)
{
	for (int i = 0; i < c->n; i++) {
		size_t bytes = wfi_type_bytes(&e->in_type[i]);
		if (bytes)
			memcpy(e->out[i], c->now[i], bytes);
	}
}

/* ---- recognising ---- */

static const wfi_eqn *comparison(const wfi_value *v, const char **direction)
{
	const wfi_eqn *e = v->def;

	if (!e || e->n_in != 2 || strcmp(e->op->name, "compare"))
		return NULL;
	*direction = wfi_attrs_word(e, "comparison_direction");
	return *direction ? e : NULL;
}

int wfi_region_select(const wfi_block *b)
{
	const char *direction;

	if (b->n_params != 2 || b->n_results != 1)
		return -1;
	const wfi_eqn *e = comparison(b->results[0], &direction);
	bool swapped = e && e->in[0] == b->params[1] && e->in[1] == b->params[0];
	if (!e || (!swapped && (e->in[0] != b->params[0] || e->in[1] != b->params[1])))
		return -1;
	if (!strcmp(direction, swapped ? "LE" : "GE"))
		return WFI_SELECT_GE;
	return !strcmp(direction, swapped ? "GE" : "LE") ? WFI_SELECT_LE : -1;
}
