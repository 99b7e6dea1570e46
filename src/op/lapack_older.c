/* lapack_older.c: see lapack.h. Until 2024 JAX's calls had their sizes and options as operands, and the room that LAPACK works in as results
 * (jaxlib/lapack.py of those releases); for some months more the options stood in the configuration but the room among the results.
 * Holds no operation. */
#include "op/lapack.h"

/* an option of today's configuration: letters: the character that 0, 1, 2 mean; "": the operand is the character; NULL: it is a number.
 * operand −1: always the first letter */
typedef struct option {
	const char *name;
	int operand;
	const char *letters;
} option;
/* first: the operand that is the first array. Results: which of today's each is, '-': room to work in; those beyond the text too. */
typedef struct older {
	const char *base;
	int first, n_arrays, n_results;
	const char *real, *complex;
	option options[4];
} older;
static const older calls[] = {
	{ "getrf", 3, 1, 3, "012", "012", { { 0 } } },
	{ "geqrf", 4, 1, 2, "01", "01", { { 0 } } },
	{ "orgqr", 5, 2, 1, "0", "0", { { 0 } } },
	{ "ungqr", 5, 2, 1, "0", "0", { { 0 } } },
	{ "potrf", 3, 1, 2, "01", "01", { { "uplo", 0, "UL" } } },
	{ "gesdd", 6, 1, 5, "01234", "01234", { { "mode", 0, "SA" } } }, /* and N when operand 1 is 0 */
	{ "syevd", 3, 1, 3, "012", "012", { { "mode", -1, "V" }, { "uplo", 0, "UL" } } },
	{ "heevd", 3, 1, 3, "012", "012", { { "mode", -1, "V" }, { "uplo", 0, "UL" } } },
	{ "geev", 4, 1, 5, "---01234", "--0123", { { "compute_left", 2, "" }, { "compute_right", 3, "" } } },
	{ "gees", 4, 1, 6, "023145", "0-2134", { { "mode", 2, "" }, { "sort", 3, "" } } },
	{ "gehrd", 6, 1, 3, "012", "012", { { "high", 2, NULL }, { "low", 1, NULL } } },
	{ "sytrd", 5, 1, 5, "01234", "01234", { { "uplo", 1, "UL" } } },
	{ "hetrd", 5, 1, 5, "01234", "01234", { { "uplo", 1, "UL" } } },
	{ "trsm", 8, 2, 1, "0", "0", { { "diag", 3, "NU" }, { "side", 0, "RL" }, { "trans_x", 2, "NTC" }, { "uplo", 1, "UL" } } },
	{ 0 },
};

static const older *find(const char *target, char *letter, bool *is_ffi)
{
	const char *rest = !strncmp(target, "lapack_", 7) ? target + 7 : !strncmp(target, "blas_", 5) ? target + 5 : "";

	if (!*rest || !strchr("sdcz", *rest))
		return NULL;
	*letter = *rest++;
	for (const older *c = calls; c->base; c++) {
		size_t n = strlen(c->base);
		if (!strncmp(rest, c->base, n) && (!rest[n] || !strcmp(rest + n, "_ffi"))) {
			*is_ffi = rest[n];
			return c;
		}
	}
	return NULL;
}

/* an option that is an operand: a constant */
static bool known(wfi_text_op *t, int i, int64_t *x)
{
	const wfi_value *v = wfi_is_poison(t->in[i]) ? NULL : wfi_value_of(t->in[i]);
	const wfi_constant_attrs *a = v && v->def && v->def->op->lowering == WFI_LOWER_CONSTANT ? v->def->attrs : NULL;

	if (!a || a->type.rank || !wfi_is_int(a->type.dtype))
		return wfi_text_fail(t, "operand %d of this call is one of its options, which must be an integer constant", i);
	*x = wfi_load_i(a->type.dtype, a->data.bytes, 0);
	return true;
}

/* today's configuration of a call that has its options as operands; NULL: t->reason */
static const char *configuration(wfi_text_op *t, const older *c)
{
	wfi_str s = { 0 };
	bool ok = true;

	wfi_str_add(&s, "{");
	for (size_t i = 0; ok && i < WFI_COUNT(c->options) && c->options[i].name; i++) {
		const option *o = &c->options[i];
		int64_t x = 0, values = 1;
		ok = o->operand < 0 || known(t, o->operand, &x);
		if (ok && !strcmp(c->base, "gesdd"))
			ok = known(t, 1, &values);
		if (ok && o->letters && *o->letters) {
			int n = (int)strlen(o->letters);
			ok = (x >= 0 && x < n) ||
			     wfi_text_fail(t, "operand %d is %lld, not 0 to %d", o->operand, (long long)x, n - 1);
			x = ok ? o->letters[x] : 0;
		}
		if (!values)
			x = 'N';
		wfi_str_add(&s, "%s%s = %lld : %s", i ? ", " : "", o->name, (long long)x, o->letters ? "ui8" : "i32");
	}
	wfi_str_add(&s, "}");
	const char *config = ok ? wfi_arena_strdup(t->arena, s.s) : NULL;
	wfi_str_free(&s);
	return config;
}

bool wfi_lapack_older(wfi_text_op *t, const char *target, const char *config, wfi_lapack_call *call)
{
	char letter = 0;
	bool is_ffi = false;
	const older *c = find(target, &letter, &is_ffi);

	if (!c)
		return false;
	const char *results = letter == 'c' || letter == 'z' ? c->complex : c->real;
	const int first = is_ffi ? 0 : c->first,
		  n_results = c->n_results - ((letter == 'c' || letter == 'z') && !strncmp(c->base, "gee", 3));
	const bool is_trsm = !strcmp(c->base, "trsm"), has_alpha = is_trsm && (!is_ffi || t->n_in == 3);
	if (is_ffi && !has_alpha && t->n_out <= n_results)
		return false; /* today's */
	if (t->n_in != first + c->n_arrays + (is_ffi && has_alpha) || t->n_out < (int)strlen(is_ffi ? "" : results))
		return wfi_text_fail(t, "\"%s\" has %d operands and %d results, which no release of JAX printed", target, t->n_in,
				     t->n_out);
	*call = (wfi_lapack_call){ .n_in = c->n_arrays, .n_out = n_results };
	snprintf(call->target, sizeof call->target, "lapack_%c%s_ffi", letter, c->base);
	if (!(call->config = is_ffi ? config : configuration(t, c)))
		return false;
	for (int i = 0; i < c->n_arrays; i++)
		call->in[i] = t->in[first + i];
	if (has_alpha)
		call->in[1] = wf_mul(t->in[is_ffi ? 2 : 7], call->in[1]);
	for (int i = 0; i < n_results; i++)
		call->place[i] = -1;
	for (int i = 0; i < t->n_out && (is_ffi ? i < n_results : results[i] != '\0'); i++)
		if (is_ffi || results[i] != '-')
			call->place[is_ffi ? i : results[i] - '0'] = i;
	return true;
}
