/* chain.c: optimizers one after another: the updates of one are the gradients of the next. */
#include <stdio.h>
#include "rule.h"

/* The states by their places, "0", "1", …: a dict, which a file keeps as it is; those without state have no entry. */
static const char *place(int i, char *buf, size_t size)
{
	snprintf(buf, size, "%d", i);
	return buf;
}

static wf_val with_state(wf_val states, int i, wf_val state)
{
	char name[16];

	return wf_len(state) ? wf_with(states, place(i, name, sizeof name), state) : states;
}

static wf_val init(const wf_optimizer *o, wf_val params)
{
	wf_val states = wf_none();

	WF_CHECK(o->u.chain, "chain: it has no optimizers");
	for (int i = 0; o->u.chain[i]; i++)
		states = with_state(states, i, wf_optimizer_init(o->u.chain[i], params));
	return states;
}

static wf_val update(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	wf_val states = wf_none(), mine;
	char name[16];

	WF_CHECK(o->u.chain, "chain: it has no optimizers");
	for (int i = 0; o->u.chain[i]; i++) {
		mine = wfi_has(state, place(i, name, sizeof name)) ? wf_get(state, name) : wf_none();
		wf_unpack(wf_optimizer_update(o->u.chain[i], grads, mine, params), &grads, &mine);
		states = with_state(states, i, mine);
	}
	return wf_tuple(grads, states);
}

const struct wfi_optimizer_kind wfi_opt_chain = { "chain", init, update, 0, 0, NULL };

wf_optimizer wf_chain_with(const wf_optimizer *const *chain)
{
	return (wf_optimizer){ .kind = &wfi_opt_chain, .u = { .chain = chain } };
}

/* ---- with names ---- */
static wf_val named_init(const wf_optimizer *o, wf_val params)
{
	wf_val states = wf_none();

	WF_CHECK(o->u.parts, "named_chain: it has no optimizers");
	for (const wf_part *p = o->u.parts; p->pattern; p++) {
		wf_val state = wf_optimizer_init(p->optimizer, params);
		states = wf_len(state) ? wf_with(states, p->pattern, state) : states;
	}
	return states;
}

static wf_val named_update(const wf_optimizer *o, wf_val grads, wf_val state, wf_val params)
{
	wf_val states = wf_none(), mine;

	WF_CHECK(o->u.parts, "named_chain: it has no optimizers");
	for (const wf_part *p = o->u.parts; p->pattern; p++) {
		mine = wfi_has(state, p->pattern) ? wf_get(state, p->pattern) : wf_none();
		wf_unpack(wf_optimizer_update(p->optimizer, grads, mine, params), &grads, &mine);
		states = wf_len(mine) ? wf_with(states, p->pattern, mine) : states;
	}
	return wf_tuple(grads, states);
}

const struct wfi_optimizer_kind wfi_opt_named_chain = { "named_chain", named_init, named_update, 0, 0, NULL };

wf_optimizer wf_named_chain_with(const wf_part *parts)
{
	return (wf_optimizer){ .kind = &wfi_opt_named_chain, .u = { .parts = parts } };
}
