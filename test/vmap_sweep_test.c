/* vmap of every operation, driven by the operations' own samples: the batched program against the examples one by one, on the reference; and the
 * batched program compiled. For each operand alone, and for all together; and the same of programs that are batched already. */
#include "support/samples.h"

enum { SIZE = 3 };

/* the operands with a batch where asked; of those the examples are slices */
static sample_arrays with_batch(const sample_arrays *in, const bool *batched, const wfi_sample *s)
{
	sample_arrays all = { .n = in->n };

	for (int i = 0; i < in->n; i++) {
		all.type[i] = in->type[i];
		if (batched[i]) {
			memmove(all.type[i].dims + 1, in->type[i].dims, (size_t)in->type[i].rank * sizeof(int64_t));
			all.type[i].dims[0] = SIZE;
			all.type[i].rank++;
		}
		all.data[i] = sample_new(&all.type[i]);
		sample_fill_type(&all.type[i], all.data[i], s->lo, s->hi);
	}
	return all;
}

static bool one_example(wfi_func *f, const wfi_op *op, const wfi_sample *s, const sample_arrays *in, const sample_arrays *all, const bool *batched,
                        const sample_arrays *got, const bool *result_batched, int k)
{
	void *operands[SAMPLE_MOST];
	bool ok = true;

	for (int i = 0; i < in->n; i++)
		operands[i] = (char *)all->data[i] + (batched[i] ? (size_t)k * wfi_type_bytes(&in->type[i]) : 0);
	sample_arrays want = sample_run("reference", f, op, s->attrs, operands, s->in);
	for (int r = 0; ok && r < want.n; r++) {
		const char *place = (const char *)got->data[r] + (result_batched[r] ? (size_t)k * wfi_type_bytes(&want.type[r]) : 0);
		void *copy = sample_new(&want.type[r]);
		memcpy(copy, place, wfi_type_bytes(&want.type[r]));
		ok = sample_same(op, "batched", s->in, s->tol, &want.type[r], copy, want.data[r]);
		wfi_free(copy);
	}
	sample_free(&want);
	return ok;
}

static bool compiled_agrees(wfi_func *g, const wfi_op *op, const wfi_sample *s, const sample_arrays *all, const sample_arrays *want)
{
	sample_arrays got = sample_run("cpu", g, op, s->attrs, all->data, s->in);
	bool ok = true;

	for (int r = 0; ok && r < got.n; r++)
		ok = sample_same(op, "batched and compiled", s->in, s->tol, &want->type[r], got.data[r], want->data[r]);
	sample_free(&got);
	return ok;
}

/* Those that go through the examples one by one, whatever is batched (all), or where an initial value, a root or a captured value is. */
static const char *const one_by_one[] = { "interpreter.probe", "rng", "rng_bit_generator" };
static const char *const sometimes[] = {
	"collective_broadcast", "collective_reduce", "select_and_scatter", "wf.reduce", "wf.reduce_window", "wf.scatter", "wf.select_and_scatter", "wf.sort",
};

static bool is_in(const char *const *list, size_t n, const char *name)
{
	for (size_t i = 0; i < n; i++)
		if (!strcmp(list[i], name))
			return true;
	return false;
}

static bool has_loop(const wfi_func *f)
{
	for (const wfi_eqn *e = f->body->first; e; e = e->next)
		if (!strcmp(e->op->name, "while"))
			return true;
	return false;
}

/* is it at once where a rule says so? first: only the first operand is batched */
static bool loops_as_listed(const wfi_op *op, const wfi_sample *s, const wfi_func *f, bool first)
{
	bool loop = has_loop(f), all = is_in(one_by_one, WFI_LEN(one_by_one), op->name), some = !first && is_in(sometimes, WFI_LEN(sometimes), op->name);

	if (!strcmp(op->name, "while") || loop == all || some)
		return true;
	print_error("%s on %s: %s\n", op->name, s->in, loop ? "goes one by one" : "does not go one by one: take it off the list");
	return false;
}

/* f with that batched, against f for each example; *out: its program, *all: its operands */
static bool batch_agrees(const wfi_op *op, const wfi_sample *s, wfi_func *f, const sample_arrays *in, const bool *batched, sample_arrays *all, wfi_func **out)
{
	bool result_batched[SAMPLE_MOST] = { false }, ok = true;

	*all = with_batch(in, batched, s);
	sample_check(wfi_batch_func(f, SIZE, NULL, batched, result_batched, out), "batching", op, s->in);
	sample_check(wfi_func_verify(*out), "the batched program", op, s->in);
	sample_arrays got = sample_run("reference", *out, op, s->attrs, all->data, s->in);
	for (int k = 0; k < SIZE && ok; k++)
		ok = one_example(f, op, s, in, all, batched, &got, result_batched, k);
	if (!ok) {
		print_error("%s: batched operands:", op->name);
		for (int i = 0; i < in->n; i++)
			if (batched[i])
				print_error(" %d", i);
		print_error("\n");
	}
	sample_free(&got);
	return ok;
}

static bool compiled_too(const wfi_op *op, const wfi_sample *s, wfi_func *g, const sample_arrays *all)
{
	sample_arrays want = sample_run("reference", g, op, s->attrs, all->data, s->in);
	bool ok = compiled_agrees(g, op, s, all, &want);

	sample_free(&want);
	return ok;
}

/* operand `which` alone; of n operands, which = n: all */
static void choose(bool *batched, const sample_arrays *in, int which)
{
	for (int i = 0; i < in->n; i++)
		batched[i] = in->type[i].dtype != WF_TOKEN && (which == in->n || which == i);
}

/* batches of batches: of all, of the same operand again, of the next one */
static int twice(const wfi_op *op, const wfi_sample *s, wfi_func *g, const sample_arrays *once, int which)
{
	const int again[3] = { once->n, which, (which + 1) % (once->n + 1) };
	int bad = 0;

	for (int i = 0; i < 3; i++) {
		bool batched[SAMPLE_MOST];
		sample_arrays all;
		wfi_func *h = NULL;
		choose(batched, once, again[i]);
		if (!batch_agrees(op, s, g, once, batched, &all, &h)) {
			print_error("… of a program that was batched already, operand %d of %d\n", which, once->n);
			bad++;
		}
		sample_free(&all);
		wfi_func_release(h);
	}
	return bad;
}

static int failures(const wfi_op *op, const wfi_sample *s)
{
	sample_arrays in = sample_types(op, s);
	wfi_func *f = NULL;
	int n = in.n, bad = 0;

	sample_check(sample_build(op, s->attrs, s, &in, &f), "building", op, s->in);
	for (int which = 0; which <= n && n; which++) { /* each alone, then all */
		bool batched[SAMPLE_MOST];
		sample_arrays all;
		wfi_func *g = NULL;
		if (which == n && n == 1)
			break;
		choose(batched, &in, which);
		bool ok = batch_agrees(op, s, f, &in, batched, &all, &g);
		ok = ok && loops_as_listed(op, s, g, batched[0] && (n == 1 || !batched[1]));
		bad += !(ok && compiled_too(op, s, g, &all));
		if (ok)
			bad += twice(op, s, g, &all, which);
		sample_free(&all);
		wfi_func_release(g);
	}
	wfi_func_release(f);
	return bad;
}

static void test_every_operation(void **unused)
{
	int bad = 0;

	(void)unused;
	for (size_t i = 0; i < wfi_n_ops; i++)
		for (const wfi_sample *s = wfi_ops[i]->samples; s && s->in; s++)
			if (!(wfi_ops[i]->flags & WFI_OP_EFFECT) || !strcmp(wfi_ops[i]->name, "custom_call"))
				bad += failures(wfi_ops[i], s);
	assert_int_equal(bad, 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_every_operation) };

	return cmocka_run_group_tests_name("vmap_sweep", tests, NULL, NULL);
}
