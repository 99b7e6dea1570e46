/* counted.c: see counted.h. */
#include <weft/ops.h>
#include "transform/counted.h"
#include "transform/rules.h"
#include "transform/transform.h"

/* ---- how many rounds ---- */

typedef struct loop {
	const wfi_view *e;
	const wfi_block *cond, *body;
	int n, n_in;               /* carried values; operands */
	int counter;               /* carried value */
	int64_t from, step, rounds;
} loop;

static bool is_constant(const wfi_value *v, int64_t *x)
{
	if (!v || !v->def || v->def->op->lowering != WFI_LOWER_CONSTANT || v->type.rank || !wfi_is_int(v->type.dtype))
		return false;
	*x = wfi_load_i(v->type.dtype, ((const wfi_constant_attrs *)v->def->attrs)->data.bytes, 0);
	return true;
}

static bool is_changed(const loop *l, int i)
{
	return i < l->n && l->body->results[i] != l->body->params[i];
}

/* a value of region b that is the same in every round and known now */
static bool known(const loop *l, const wfi_block *b, const wfi_value *v, int64_t *x)
{
	if (is_constant(v, x))
		return true;
	return !v->def && v->block == b && !is_changed(l, v->index) && l->e->in[v->index].node && is_constant(wfi_value_of(l->e->in[v->index]), x);
}

static const char *direction_of(const wfi_eqn *compare)
{
	return wfi_attrs_word(compare, "comparison_direction");
}

/* by how much the body moves carried value i in every round */
static bool step_of(const loop *l, int i, int64_t *step)
{
	const wfi_block *b = l->body;
	const wfi_eqn *add = b->results[i]->def;

	if (!add || add->n_in != 2)
		return false;
	if (!strcmp(add->op->name, "add"))
		return (add->in[0] == b->params[i] && known(l, b, add->in[1], step)) || (add->in[1] == b->params[i] && known(l, b, add->in[0], step));
	if (strcmp(add->op->name, "subtract") || add->in[0] != b->params[i] || !known(l, b, add->in[1], step))
		return false;
	*step = -*step;
	return true;
}

/* How often from, from + step, … holds against the bound before the first time that it does not; false: for ever, or until the counter would leave its
 * type. */
static bool rounds_until(const char *direction, int64_t from, int64_t step, int64_t bound, int64_t *rounds)
{
	bool equal = direction[1] == 'E'; /* LE, GE */
	int64_t way;

	*rounds = 0;
	if (direction[0] == 'E') {
		*rounds = from == bound;
		return from != bound || step;
	}
	if (__builtin_sub_overflow(bound, from, &way) || way == INT64_MIN || step == INT64_MIN)
		return false;
	if (direction[0] == 'N') {
		*rounds = step && way % step == 0 ? way / step : -1;
		return *rounds >= 0;
	}
	if (direction[0] == 'G') {
		way = -way;
		step = -step;
	}
	if (way < 0 || (!equal && !way))
		return true; /* not once */
	if (step <= 0)
		return false;
	*rounds = equal ? way / step + 1 : way / step + (way % step != 0);
	return true;
}

static const char *mirrored(const char *direction)
{
	static const char *const pairs[][2] = { { "LT", "GT" }, { "GT", "LT" }, { "LE", "GE" }, { "GE", "LE" } };

	for (size_t i = 0; i < WFI_COUNT(pairs); i++)
		if (!strcmp(direction, pairs[i][0]))
			return pairs[i][1];
	return direction;
}

/* is from + rounds · step a number of the type? Every value before it is, then */
static bool stays_in(wf_dtype d, int64_t from, int64_t step, int64_t rounds)
{
	uint64_t room = 0;
	int64_t last;

	if (__builtin_mul_overflow(step, rounds, &last) || __builtin_add_overflow(from, last, &last))
		return false;
	wfi_store_i(d, &room, 0, last);
	return wfi_load_i(d, &room, 0) == last && (d != WF_U64 || (from >= 0 && last >= 0));
}

static bool count_rounds(loop *l)
{
	const wfi_eqn *test = l->cond->results[0]->def;
	int64_t bound;

	if (!test || strcmp(test->op->name, "compare"))
		return false;
	for (int side = 0; side < 2; side++) {
		const wfi_value *i = test->in[side];

		if (i->def || i->block != l->cond || i->index >= l->n || !wfi_is_int(i->type.dtype) || !known(l, l->cond, test->in[1 - side], &bound) ||
		    !step_of(l, i->index, &l->step) || !l->e->in[i->index].node || !is_constant(wfi_value_of(l->e->in[i->index]), &l->from))
			continue;
		l->counter = i->index;
		if ((i->type.dtype != WF_U64 || bound >= 0) &&
		    rounds_until(side ? mirrored(direction_of(test)) : direction_of(test), l->from, l->step, bound, &l->rounds) &&
		    stays_in(i->type.dtype, l->from, l->step, l->rounds))
			return true;
	}
	return false;
}

static bool loop_of(const wfi_view *e, loop *l)
{
	*l = (loop){ .e = e, .cond = e->regions[0], .body = e->regions[1], .n = e->n_out, .n_in = e->n_in };
	return count_rounds(l);
}

bool wfi_while_rounds(const wfi_view *e, int64_t *rounds)
{
	loop l;
	bool counted = loop_of(e, &l);

	*rounds = l.rounds;
	return counted;
}

/* ---- what is read and written row by row ---- */

/* the row that an index stands for in round k: first + by · k, by 1 or −1 */
typedef struct rows { int64_t first; int by; } rows;

static bool is_negative_test(const wfi_value *v, const wfi_value **x)
{
	int64_t zero;

	if (!v->def || strcmp(v->def->op->name, "compare") || strcmp(direction_of(v->def), "LT") || !is_constant(v->def->in[1], &zero) || zero)
		return false;
	*x = v->def->in[0];
	return true;
}

static bool index_of(const loop *l, const wfi_value *v, int depth, rows *r)
{
	const wfi_value *x;
	int64_t c;

	if (!v->def) {
		*r = (rows){ l->from, (int)l->step };
		return v == l->body->params[l->counter] && (l->step == 1 || l->step == -1);
	}
	if (depth > 8)
		return false;
	const wfi_eqn *e = v->def;
	const char *name = e->op->name;
	if (!strcmp(name, "convert") && wfi_is_int(e->in[0]->type.dtype))
		return index_of(l, e->in[0], depth + 1, r);
	if (!strcmp(name, "add"))
		for (int k = 0; k < 2; k++)
			if (known(l, l->body, e->in[1 - k], &c) && index_of(l, e->in[k], depth + 1, r))
				return r->first += c, true;
	if (!strcmp(name, "subtract") && known(l, l->body, e->in[1], &c) && index_of(l, e->in[0], depth + 1, r))
		return r->first -= c, true;
	if (!strcmp(name, "subtract") && known(l, l->body, e->in[0], &c) && index_of(l, e->in[1], depth + 1, r))
		return *r = (rows){ c - r->first, -r->by }, true;
	/* as indices from the end are resolved: i < 0 ? i + n : i */
	if (!strcmp(name, "select") && is_negative_test(e->in[0], &x) && x == e->in[2] && index_of(l, x, depth + 1, r))
		return r->first >= 0 && r->first + r->by * (l->rounds - 1) >= 0;
	return false;
}

/* a window of one whole row of x */
static bool is_row(const loop *l, const wfi_eqn *e, const wfi_type *x, const int64_t *sizes, int first_start, rows *r)
{
	int64_t zero;

	if (!x->rank || sizes[0] != 1 || !index_of(l, e->in[first_start], 0, r))
		return false;
	for (int d = 1; d < x->rank; d++)
		if (sizes[d] != x->dims[d] || !known(l, l->body, e->in[first_start + d], &zero))
			return false;
	int64_t last = r->first + r->by * (l->rounds - 1);
	return l->rounds > 0 && r->first >= 0 && last >= 0 && r->first < x->dims[0] && last < x->dims[0];
}

static bool is_row_read(const loop *l, const wfi_eqn *e, rows *r)
{
	const wfi_value *x = e->in[0];

	if (strcmp(e->op->name, "dynamic_slice") || x->def || x->block != l->body || is_changed(l, x->index))
		return false;
	return is_row(l, e, &x->type, e->out->type.dims, 1, r);
}

static int count_uses(const wfi_block *b, const wfi_value *v)
{
	int n = 0;

	for (const wfi_eqn *e = b->first; e; e = e->next)
		for (int i = 0; i < e->n_in; i++)
			n += e->in[i] == v;
	for (int i = 0; i < b->n_results; i++)
		n += b->results[i] == v;
	return n;
}

static bool is_row_write(const loop *l, int i, rows *r)
{
	const wfi_eqn *e = l->body->results[i]->def;

	return e && !strcmp(e->op->name, "dynamic_update_slice") && e->in[0] == l->body->params[i] && is_row(l, e, &e->in[0]->type, e->in[1]->type.dims, 2, r) &&
	       count_uses(l->body, l->body->params[i]) == 1 && count_uses(l->body, e->out) == 1 && !count_uses(l->cond, l->cond->params[i]);
}

/* ---- the scan ---- */

typedef enum part { CARRIED, CAPTURED, STACKED } part;
typedef struct counted {
	loop l;
	part *part;                /* of the operands */
	rows *write;               /* of those that are stacked */
	int n_reads, n_writes;
	const wfi_eqn **read;      /* equations of the body that become slices */
	rows *rows_read;
} counted;

static void look(counted *c)
{
	const loop *l = &c->l;
	int n = 0;

	for (const wfi_eqn *e = l->body->first; e; e = e->next)
		n++;
	c->part = wfi_alloc((size_t)(l->n_in + 1) * sizeof *c->part);
	c->write = wfi_alloc((size_t)(l->n_in + 1) * sizeof *c->write);
	c->read = wfi_alloc((size_t)(n + 1) * sizeof(wfi_eqn *));
	c->rows_read = wfi_alloc((size_t)(n + 1) * sizeof *c->rows_read);
	for (int i = 0; i < l->n_in; i++) {
		c->part[i] = is_changed(l, i) ? CARRIED : CAPTURED;
		if (c->part[i] == CARRIED && i != l->counter && is_row_write(l, i, &c->write[i])) {
			c->part[i] = STACKED;
			c->n_writes++;
		}
	}
	for (const wfi_eqn *e = l->body->first; e; e = e->next)
		if (is_row_read(l, e, &c->rows_read[c->n_reads]))
			c->read[c->n_reads++] = e;
}

static void free_counted(counted *c)
{
	wfi_free(c->part);
	wfi_free(c->write);
	wfi_free(c->read);
	wfi_free(c->rows_read);
}

/* the rows in the order of the rounds */
static wf_val rows_of(const loop *l, wf_val x, rows r)
{
	const wfi_type *t = wfi_type_of(x);
	int64_t low = r.by > 0 ? r.first : r.first - (l->rounds - 1);

	if (low || l->rounds != t->dims[0])
		x = (wf_slice_axis)(x, 0, low, low + l->rounds);
	return r.by > 0 ? x : wfi_flip(x, (const int64_t[]){ 0, WFI_END_DIM });
}

static wf_val rows_put(const loop *l, wf_val into, wf_val stacked, rows r)
{
	const wfi_type i32 = wfi_type_scalar(WF_I32);
	int64_t low = r.by > 0 ? r.first : r.first - (l->rounds - 1);

	if (r.by < 0)
		stacked = wfi_flip(stacked, (const int64_t[]){ 0, WFI_END_DIM });
	if (wfi_same_shape(wfi_type_of(stacked), wfi_type_of(into)))
		return stacked;
	return (wf_dynamic_update_slice_in_dim)(into, stacked, wfi_splat_i(&i32, low), 0);
}

/* the body: carried values, slices → carried values, what is stacked; what is captured is used as it is */
static wfi_func *scan_body(const counted *c, const wf_val *in)
{
	const loop *l = &c->l;
	const wfi_block *b = l->body;
	wfi_trace *t = wfi_trace_begin("body", NULL);
	wf_val *map = wfi_alloc((size_t)(b->func->n_values + 1) * sizeof *map), *results = wfi_alloc((size_t)(l->n + 1) * sizeof *results);
	int n = 0, k = 0;

	for (int i = 0; i < l->n_in; i++)
		if (c->part[i] == CARRIED)
			map[b->params[i]->id] = wfi_trace_param(t, &b->params[i]->type, false);
		else if (c->part[i] == CAPTURED)
			map[b->params[i]->id] = in[i];
	for (int i = 0; i < c->n_reads; i++) {
		wfi_type row = wfi_type_row(&c->read[i]->out->type);
		map[c->read[i]->out->id] = (wf_expand_dims)(wfi_trace_param(t, &row, false), 0);
	}
	for (const wfi_eqn *e = b->first; e && !wfi_failed(); e = e->next) {
		bool written = false;
		for (int i = 0; i < l->n; i++)
			written = written || (c->part[i] == STACKED && b->results[i]->def == e);
		if (k < c->n_reads && c->read[k] == e) {
			k++;
			continue;
		}
		if (written)
			continue;
		wfi_emit_mapped(e, map);
	}
	for (int i = 0; i < l->n; i++)
		if (c->part[i] == CARRIED)
			results[n++] = map[b->results[i]->id];
	for (int i = 0; i < l->n; i++)
		if (c->part[i] == STACKED)
			results[n++] = wfi_squeeze(map[b->results[i]->def->in[1]->id], (const int64_t[]){ 0, WFI_END_DIM });
	wfi_func *f = wfi_end_func(t, n, results);
	wfi_free(results);
	wfi_free(map);
	return f;
}

static void emit_counted(const counted *c, const wf_val *in, wf_val *out)
{
	const loop *l = &c->l;
	wfi_func *body = scan_body(c, in);
	wf_val *v = wfi_alloc((size_t)(2 * l->n + c->n_reads + 1) * sizeof *v), *results = v + l->n + c->n_reads;
	int n = 0, k = 0;

	for (int i = 0; i < l->n; i++)
		if (c->part[i] == CARRIED)
			v[n++] = in[i];
	const wfi_scan_attrs a = { n, c->n_reads, l->rounds, false };
	for (int i = 0; i < c->n_reads; i++)
		v[n++] = rows_of(l, in[c->read[i]->in[0]->index], c->rows_read[i]);
	if (body && !wfi_failed())
		wfi_emit_regions(wfi_op_find("wf.scan"), &a, n, v, 1, &body, results, body->body->n_results);
	for (int i = 0; i < l->n && body && !wfi_failed(); i++)
		if (c->part[i] == CARRIED)
			out[i] = results[k++];
	for (int i = 0; i < l->n && body && !wfi_failed(); i++)
		if (c->part[i] != CARRIED)
			out[i] = c->part[i] == STACKED ? rows_put(l, in[i], results[k++], c->write[i]) : in[i];
	wfi_func_release(body);
	wfi_free(v);
}

bool wfi_counted_emit(const wfi_view *e, const wf_val *in, bool rows_only, wf_val *out)
{
	counted c = { 0 };

	if (!loop_of(e, &c.l))
		return false;
	look(&c);
	bool worth = !rows_only || c.n_reads || c.n_writes;
	if (worth)
		emit_counted(&c, in, out);
	free_counted(&c);
	return worth;
}

/* ---- all loops of a program ---- */

static bool is_while(const wfi_eqn *e)
{
	return !strcmp(e->op->name, "while");
}

static bool emit_eqn(const wfi_eqn *e, wf_val *map)
{
	wf_val *in = wfi_alloc((size_t)(e->n_in + e->n_out + 1) * sizeof *in), *out = in + e->n_in;
	bool changed = false;

	for (int i = 0; i < e->n_in; i++)
		in[i] = map[e->in[i]->id];
	if (is_while(e)) {
		wfi_viewed v = wfi_view_of(e, in, NULL);
		wfi_trace_at(e->loc);
		changed = wfi_counted_emit(&v.view, in, true, out);
		wfi_trace_at((wfi_loc){ 0 });
		wfi_view_free(&v);
	}
	if (!changed)
		wfi_emit_like(e, in, out);
	for (int i = 0; i < e->n_out; i++)
		map[e->out[i].id] = out[i];
	wfi_free(in);
	return changed;
}

wf_error *wfi_rows_func(const wfi_func *f, wfi_func **out)
{
	const wfi_block *b = f->body;
	bool some = false, changed = false;

	*out = NULL;
	for (const wfi_eqn *e = b->first; e; e = e->next)
		some = some || is_while(e);
	if (!some)
		return NULL;
	wfi_trace *t = wfi_trace_begin(f->name, NULL);
	wf_val *map = wfi_alloc((size_t)(f->n_values + b->n_results + 1) * sizeof *map), *results = map + f->n_values;
	for (int i = 0; i < b->n_params; i++)
		map[b->params[i]->id] = wfi_trace_param(t, &b->params[i]->type, b->params[i]->weak);
	for (const wfi_eqn *e = b->first; e && !wfi_failed(); e = e->next)
		changed |= emit_eqn(e, map);
	for (int i = 0; i < b->n_results; i++)
		results[i] = map[b->results[i]->id];
	wf_error *err = wfi_trace_end(t, b->n_results, results, out);
	wfi_free(map);
	if (!err && !changed) {
		wfi_func_release(*out);
		*out = NULL;
	}
	return err;
}
