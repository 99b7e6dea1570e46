/* pretty.c: the short forms of operations, turned into the generic one. The dialect gives nearly all of them one shape,
 *     name operands and attributes in any order, separated by commas {attributes} : types
 * where an attribute is `name = value`, a word, or a list in brackets; a table says what those stand for. What has regions in its short form
 * (reduce, while, scan) or a shape of its own (constant, convolution's dimensions) follows below. */
#include <stdlib.h>
#include "stablehlo/parse.h"

/* operation, name in the short form, attribute. Several words: the n-th word alone (compare LT, …, FLOAT) has the name "#n". */
static const char *const renamed[][3] = {
	{ "broadcast_in_dim", "dims", "broadcast_dimensions" },
	{ "dynamic_broadcast_in_dim", "dims", "broadcast_dimensions" },
	{ "transpose", "dims", "permutation" },
	{ "reverse", "dims", "dimensions" },
	{ "concatenate", "dim", "dimension" },
	{ "iota", "dim", "iota_dimension" },
	{ "dynamic_iota", "dim", "iota_dimension" },
	{ "get_dimension_size", "dim", "dimension" },
	{ "set_dimension_size", "dim", "dimension" },
	{ "pad", "low", "edge_padding_low" },
	{ "pad", "high", "edge_padding_high" },
	{ "pad", "interior", "interior_padding" },
	{ "dynamic_slice", "sizes", "slice_sizes" },
	{ "fft", "type", "fft_type" },
	{ "fft", "length", "fft_length" },
	{ "rng", "distribution", "rng_distribution" },
	{ "rng_bit_generator", "algorithm", "rng_algorithm" },
	{ "dot", "precision", "precision_config" },
	{ "dot_general", "precision", "precision_config" },
	{ "convolution", "dim_numbers", "dimension_numbers" },
	{ "dynamic_conv", "dim_numbers", "dimension_numbers" },
	{ "custom_call", "@", "call_target_name" },
	{ "call", "@", "callee" },
	{ "composite", "\"", "name" },
	{ "compare", "#0", "comparison_direction" },
	{ "compare", "#1", "compare_type" },
	{ "get_tuple_element", "[", "index" },
	{ "top_k", "k", "k" },
	{ "expect_serialized_eq", "iter", "iteration" },
	{ "broadcast", "sizes", "broadcast_sizes" },
};

static const char *after_dot(const char *name)
{
	const char *dot = strchr(name, '.');

	return dot ? dot + 1 : name;
}

static const char *full_name(const wfi_raw *r, const char *name)
{
	const char *op = after_dot(r->name);

	for (size_t i = 0; i < WFI_COUNT(renamed); i++)
		if (!strcmp(renamed[i][0], op) && !strcmp(renamed[i][1], name))
			return renamed[i][2];
	return name;
}

static bool is(const wfi_raw *r, const char *name)
{
	return !strcmp(after_dot(r->name), name);
}

/* ---- types ---- */
static bool result_types(wfi_parser *p, wfi_types *out)
{
	if (!wfi_p_accept(p, "("))
		return wfi_p_type_list(p, out);
	if (wfi_p_accept(p, ")"))
		return true;
	return wfi_p_type_list(p, out) && wfi_p_expect(p, ")");
}

/* After ':'.  (T, T) -> T;  T, T -> T;  T: of all operands and the result;  T, T: of all results, or (select, complex …) with the result last.
 * Where a short form is silent about results, they are inferred. */
bool wfi_p_signature(wfi_parser *p, wfi_raw *r)
{
	wfi_types *t = &r->in_types;

	if (!wfi_p_expect(p, ":"))
		return false;
	if (wfi_p_accept(p, "(")) {
		r->has_in_types = true;
		if (!wfi_p_accept(p, ")") && !(wfi_p_type_list(p, t) && wfi_p_expect(p, ")")))
			return false;
		return wfi_p_expect(p, "->") && result_types(p, &r->out_types);
	}
	if (!wfi_p_type_list(p, t))
		return false;
	if (wfi_p_accept(p, "->")) {
		r->has_in_types = t->n == r->in.n;
		return result_types(p, &r->out_types);
	}
	if (!r->n_out) /* checks, sends: types of operands, or of one for all */
		return true;
	if (t->n != 1 && t->n != r->n_out && r->n_out != 1)
		return wfi_p_fail(p, r->at, "%s: %d results are named, %d types are written", r->name, r->n_out, t->n);
	for (int i = 0; i < r->n_out; i++) {
		r->out_types.v = wfi_p_grow(p, r->out_types.v, i, &r->out_types.cap, sizeof *t->v);
		r->out_types.v[i] = t->v[t->n == r->n_out ? i : t->n - 1];
		r->out_types.n++;
	}
	if ((is(r, "real") || is(r, "imag") || is(r, "is_finite")) && t->n == 1) /* an old form: the operand's type alone */
		r->out_types.v[0].is_known = false;
	return true;
}

/* ---- items ---- */
/* [0:3, 1:7:2] */
static bool slice_limits(wfi_parser *p, wfi_raw *r)
{
	int64_t v[3][WF_MAX_RANK];
	static const char *const names[3] = { "start_indices", "limit_indices", "strides" };
	int n = 0;

	if (!wfi_p_expect(p, "["))
		return false;
	while (!wfi_p_accept(p, "]")) {
		if (n && !wfi_p_expect(p, ","))
			return false;
		if (n == WF_MAX_RANK)
			return wfi_p_unsupported(p, p->p, "more than %d dimensions", WF_MAX_RANK);
		v[2][n] = 1;
		if (!wfi_p_int(p, &v[0][n]) || !wfi_p_expect(p, ":") || !wfi_p_int(p, &v[1][n]) ||
		    (wfi_p_accept(p, ":") && !wfi_p_int(p, &v[2][n])))
			return false;
		n++;
	}
	for (int i = 0; i < 3; i++)
		wfi_p_array(p, wfi_p_add(p, &r->attrs, names[i]), n, v[i]);
	return true;
}

/* e8m23 */
static bool float_format(wfi_parser *p, wfi_raw *r)
{
	const char *word, *at = p->p;
	size_t n = wfi_p_word(p, &word);
	char *stop = NULL;
	long e = n && word[0] == 'e' ? strtol(word + 1, &stop, 10) : -1,
	     m = stop && *stop == 'm' ? strtol(stop + 1, &stop, 10) : -1;

	if (e < 0 || m < 0 || stop != word + n || e > 64 || m > 64)
		return wfi_p_fail(p, at, "expected a format such as e8m23");
	wfi_tattr *a = wfi_p_add(p, &r->attrs, "exponent_bits");
	a->kind = WFI_T_INT;
	a->i = e;
	a = wfi_p_add(p, &r->attrs, "mantissa_bits");
	a->kind = WFI_T_INT;
	a->i = m;
	return true;
}

/* batching_dims = [0] x [0] */
static bool dot_pair(wfi_parser *p, wfi_raw *r, const char *left, const char *right)
{
	return wfi_p_int_list(p, wfi_p_add(p, &r->attrs, left)) && wfi_p_expect(p, "x") &&
	       wfi_p_int_list(p, wfi_p_add(p, &r->attrs, right));
}

/* window = {stride = [1, 1], pad = [[0, 0], [1, 1]], lhs_dilate = …, rhs_dilate = …, reverse = [false, true]} */
static bool conv_window(wfi_parser *p, wfi_raw *r)
{
	static const char *const names[][2] = { { "stride", "window_strides" },
						{ "pad", "padding" },
						{ "lhs_dilate", "lhs_dilation" },
						{ "rhs_dilate", "rhs_dilation" },
						{ "reverse", "window_reversal" } };
	if (!wfi_p_expect(p, "{"))
		return false;
	while (!wfi_p_accept(p, "}")) {
		size_t i = 0;

		while (i < WFI_COUNT(names) && !wfi_p_keyword(p, names[i][0]))
			i++;
		if (i == WFI_COUNT(names))
			return wfi_p_expected(p, "stride, pad, lhs_dilate, rhs_dilate or reverse");
		if (!wfi_p_expect(p, "=") || !wfi_p_int_list(p, wfi_p_add(p, &r->attrs, names[i][1])))
			return false;
		if (!wfi_p_accept(p, ",") && !wfi_p_peek(p, "}"))
			return wfi_p_expected(p, "',' or '}'");
	}
	return true;
}

/* name = value, after the name */
static bool named_item(wfi_parser *p, wfi_raw *r, const char *name)
{
	if (is(r, "dot_general") && !strcmp(name, "batching_dims"))
		return dot_pair(p, r, "lhs_batching_dimensions", "rhs_batching_dimensions");
	if (is(r, "dot_general") && !strcmp(name, "contracting_dims"))
		return dot_pair(p, r, "lhs_contracting_dimensions", "rhs_contracting_dimensions");
	if (!strcmp(name, "format"))
		return float_format(p, r);
	if (!strcmp(name, "dim_numbers"))
		return wfi_p_conv_dimensions(p, wfi_p_add(p, &r->attrs, "dimension_numbers"));
	if (!strcmp(name, "window"))
		return conv_window(p, r);
	wfi_tattr value = { 0 };
	p->bare = true;
	bool ok = wfi_p_attr(p, &value);
	p->bare = false;
	if (!ok)
		return false;
	value.name = full_name(r, name);
	*wfi_p_add(p, &r->attrs, value.name) = value;
	return true;
}

/* a word alone, or name = value */
static bool word_item(wfi_parser *p, wfi_raw *r, int *n_words)
{
	const char *word;
	char place[8];
	size_t n = wfi_p_word(p, &word);

	if (!n)
		return wfi_p_expected(p, "a value, an attribute or ':'");
	const char *name = wfi_p_dup(p, word, n);
	if (wfi_p_accept(p, "="))
		return named_item(p, r, name);
	snprintf(place, sizeof place, "#%d", (*n_words)++ & 7);
	const char *full = full_name(r, place);
	wfi_tattr *a = wfi_p_add(p, &r->attrs, full[0] == '#' ? wfi_arena_strdup(p->arena, full) : full);
	a->kind = WFI_T_WORD;
	a->s = name;
	return true;
}

static bool item(wfi_parser *p, wfi_raw *r, int *n_words)
{
	wfi_p_space(p);
	switch (*p->p) {
	case '%':
		r->in.v = wfi_p_grow(p, r->in.v, r->in.n, &r->in.cap, sizeof *r->in.v);
		if (!wfi_p_operand(p, &r->in.v[r->in.n]))
			return false;
		r->in.n++;
		return true;
	case '(': /* (%a, %b), (%a, k = 8) */
		p->p++;
		if (!wfi_p_enter(p))
			return false;
		while (!wfi_p_accept(p, ")"))
			if (!item(p, r, n_words) ||
			    (!wfi_p_accept(p, ",") && !wfi_p_peek(p, ")") && !wfi_p_expected(p, "',' or ')'")))
				return false;
		wfi_p_leave(p);
		return true;
	case '@':
	case '"': {
		const char *mark = *p->p == '@' ? "@" : "\"";
		wfi_tattr value = { 0 };

		p->bare = true;
		bool ok = wfi_p_attr(p, &value);
		p->bare = false;
		if (!ok)
			return false;
		value.name = full_name(r, mark);
		*wfi_p_add(p, &r->attrs, value.name) = value;
		return true;
	}
	case '[': {
		int64_t i;

		if (is(r, "slice"))
			return slice_limits(p, r);
		if (!is(r, "get_tuple_element"))
			return wfi_p_expected(p, "a value, an attribute or ':'");
		p->p++;
		if (!wfi_p_int(p, &i) || !wfi_p_expect(p, "]"))
			return false;
		wfi_tattr *a = wfi_p_add(p, &r->attrs, "index");
		a->kind = WFI_T_INT;
		a->i = i;
		return true;
	}
	case '{':
		p->p++;
		return wfi_p_dict(p, "}", &r->attrs);
	case '<': /* <{properties}>, or a dialect's own (sdy.sharding_constraint %0 <@mesh, …>) */
		if (p->p[1] != '{')
			return wfi_p_skip(p);
		p->p += 2;
		return wfi_p_dict(p, "}", &r->attrs) && wfi_p_expect(p, ">");
	case 'd':
		if (wfi_p_peek_word(p, "dense") &&
		    strncmp(r->name, "stablehlo.", 10)) { /* check.expect_eq_const %0, dense<…> : T */
			wfi_tattr value = { 0 };

			if (!wfi_p_attr(p, &value))
				return false;
			value.name = "value";
			*wfi_p_add(p, &r->attrs, "value") = value;
			return true;
		}
		return word_item(p, r, n_words);
	default:
		return word_item(p, r, n_words);
	}
}

/* ---- constant ---- */
static bool constant(wfi_parser *p, wfi_raw *r)
{
	wfi_tattr value = { 0 };

	if (wfi_p_accept(p, "(")) { /* stablehlo.constant() <{value = …}> : () -> T */
		int none = 0;

		if (!wfi_p_expect(p, ")"))
			return false;
		while (!wfi_p_peek(p, ":"))
			if (!item(p, r, &none))
				return false;
		return wfi_p_signature(p, r);
	}
	while (wfi_p_accept(p, "{"))
		if (!wfi_p_dict(p, "}", &r->attrs))
			return false;
	const char *at = p->p;
	if (!wfi_p_attr(p, &value))
		return false;
	if (value.kind != WFI_T_DENSE)
		return wfi_p_fail(p, at, "expected dense<…> : tensor<…>");
	value.name = "value";
	*wfi_p_add(p, &r->attrs, "value") = value;
	wfi_types t = { 0 };
	t.v = wfi_p_grow(p, NULL, 0, &t.cap, sizeof *t.v);
	t.v[0] = (wfi_ttype){ .type = value.type, .is_known = true };
	t.n = 1;
	r->out_types = t;
	return true;
}

/* ---- reduce ---- */
/* (%a init: %b), (%c init: %d) */
static bool reduce_operands(wfi_parser *p, wfi_raw *r)
{
	wfi_vals init = { 0 };

	do {
		if (!wfi_p_expect(p, "("))
			return false;
		r->in.v = wfi_p_grow(p, r->in.v, r->in.n, &r->in.cap, sizeof *r->in.v);
		if (!wfi_p_operand(p, &r->in.v[r->in.n]))
			return false;
		r->in.n++;
		if (!wfi_p_keyword(p, "init"))
			return wfi_p_expected(p, "init");
		init.v = wfi_p_grow(p, init.v, init.n, &init.cap, sizeof *init.v);
		if (!wfi_p_expect(p, ":") || !wfi_p_operand(p, &init.v[init.n]) || !wfi_p_expect(p, ")"))
			return false;
		init.n++;
	} while (wfi_p_accept(p, ","));
	for (int i = 0; i < init.n; i++) {
		r->in.v = wfi_p_grow(p, r->in.v, r->in.n, &r->in.cap, sizeof *r->in.v);
		r->in.v[r->in.n++] = init.v[i];
	}
	return true;
}

/* reducer(%a: T, %b: T) (%c: U, %d: U) { … }: the pairs' first ones come first in the region */
static bool reducer(wfi_parser *p, wfi_raw *r)
{
	int n = r->in.n / 2, cap = 2 * n;
	const char **names = wfi_arena_alloc(p->arena, (size_t)cap * sizeof *names);
	size_t *lengths = wfi_arena_alloc(p->arena, (size_t)cap * sizeof *lengths);
	wfi_ttype *types = wfi_arena_alloc(p->arena, (size_t)cap * sizeof *types);

	for (int k = 0; k < n; k++) {
		if (!wfi_p_expect(p, "("))
			return false;
		for (int side = 0; side < 2; side++) {
			int i = side * n + k;

			if ((side && !wfi_p_expect(p, ",")) || !wfi_p_value_name(p, &names[i], &lengths[i]) ||
			    !wfi_p_expect(p, ":") || !wfi_p_type(p, &types[i]))
				return false;
			wfi_p_loc(p);
		}
		if (!wfi_p_expect(p, ")"))
			return false;
	}
	return wfi_p_region(p, r, cap, names, lengths, types);
}

static bool reduce(wfi_parser *p, wfi_raw *r)
{
	char *applied = NULL;

	if (!reduce_operands(p, r))
		return false;
	if (wfi_p_keyword(p, "applies")) {
		const char *word;
		size_t n = wfi_p_word(p, &word);

		if (!n)
			return wfi_p_expected(p, "an operation's name after applies");
		applied = wfi_p_dup(p, word, n);
	}
	if (!wfi_p_keyword(p, "across"))
		return wfi_p_expected(p, "across");
	if (!wfi_p_keyword(p, "dimensions") || !wfi_p_expect(p, "=") || !wfi_p_int_list(p, wfi_p_add(p, &r->attrs, "dimensions")))
		return wfi_p_expected(p, "dimensions = […]");
	if (wfi_p_accept(p, "{") && !wfi_p_dict(p, "}", &r->attrs))
		return false;
	if (!wfi_p_signature(p, r))
		return false;
	wfi_p_loc(p);
	if (applied) {
		if (r->in.n != 2 || r->in.v[0].is_tuple)
			return wfi_p_fail(p, r->at, "applies %s: one operand was expected", applied);
		return wfi_p_apply_region(p, r, applied, wfi_type_of(r->in.v[0].v));
	}
	if (!wfi_p_keyword(p, "reducer"))
		return wfi_p_expected(p, "reducer");
	return reducer(p, r);
}

/* ---- while ---- */
/* while(%a = %x, %b = %y) : T, U cond { … } do { … } */
static bool while_loop(wfi_parser *p, wfi_raw *r)
{
	const char **names = NULL;
	size_t *lengths = NULL;
	int cap = 0, cap2 = 0;
	wfi_types t = { 0 };

	if (!wfi_p_expect(p, "("))
		return false;
	while (!wfi_p_accept(p, ")")) {
		int i = r->in.n;

		if (i && !wfi_p_expect(p, ","))
			return false;
		names = wfi_p_grow(p, names, i, &cap, sizeof *names);
		lengths = wfi_p_grow(p, lengths, i, &cap2, sizeof *lengths);
		r->in.v = wfi_p_grow(p, r->in.v, i, &r->in.cap, sizeof *r->in.v);
		if (!wfi_p_value_name(p, &names[i], &lengths[i]) || !wfi_p_expect(p, "=") || !wfi_p_operand(p, &r->in.v[i]))
			return false;
		r->in.n++;
	}
	if (r->in.n && !(wfi_p_expect(p, ":") && wfi_p_type_list(p, &t)))
		return false;
	if (t.n != r->in.n)
		return wfi_p_fail(p, r->at, "%s: %d operands, %d types", r->name, r->in.n, t.n);
	r->has_in_types = true;
	r->in_types = t;
	r->out_types = (wfi_types){ t.n, t.n, wfi_arena_alloc(p->arena, (size_t)t.n * sizeof *t.v) };
	for (int i = 0; i < t.n; i++) /* a region's parameters have the operands' own types, where the text has ? */
		if (wfi_ttype_fits(&t.v[i], &r->in.v[i]))
			t.v[i] = wfi_ttype_of(p, &r->in.v[i]);
	if (t.n)
		memcpy(r->out_types.v, t.v, (size_t)t.n * sizeof *t.v);
	if (wfi_p_keyword(p, "attributes") && !(wfi_p_expect(p, "{") && wfi_p_dict(p, "}", &r->attrs)))
		return false;
	if (!wfi_p_keyword(p, "cond"))
		return wfi_p_expected(p, "cond");
	if (!wfi_p_region(p, r, r->in.n, names, lengths, t.v))
		return false;
	if (!wfi_p_keyword(p, "do"))
		return wfi_p_expected(p, "do");
	return wfi_p_region(p, r, r->in.n, names, lengths, t.v);
}

/* ---- scan ---- */
/* scan(%a, %b) inits(%c) dimension = 0 attributes {…} { region } : (T, T, U) -> (T, U) */
static bool scan(wfi_parser *p, wfi_raw *r)
{
	int none = 0;

	if (!wfi_p_expect(p, "(") || !wfi_p_operands(p, ")", &r->in))
		return false;
	wfi_tattr *a = wfi_p_add(p, &r->attrs, "n_inputs");
	a->kind = WFI_T_INT;
	a->i = r->in.n;
	if (!wfi_p_keyword(p, "inits"))
		return wfi_p_expected(p, "inits");
	if (!wfi_p_expect(p, "(") || !wfi_p_operands(p, ")", &r->in))
		return false;
	if (!wfi_p_peek_word(p, "dimension"))
		return wfi_p_expected(p, "dimension");
	if (!item(p, r, &none))
		return false;
	if (wfi_p_keyword(p, "attributes") && !(wfi_p_expect(p, "{") && wfi_p_dict(p, "}", &r->attrs)))
		return false;
	return wfi_p_region(p, r, 0, NULL, NULL, NULL) && wfi_p_signature(p, r);
}

/* ---- all ---- */
bool wfi_p_pretty(wfi_parser *p, wfi_raw *r)
{
	int n_words = 0;

	if (!strcmp(r->name, "call"))
		r->name = "func.call";
	if (!strcmp(r->name, "constant") || !strcmp(r->name, "stablehlo.constant") || !strcmp(r->name, "chlo.constant"))
		return constant(p, r);
	if (!strcmp(r->name, "arith.constant") && wfi_p_peek_word(p, "dense")) { /* the same, as other dialects' tools leave it */
		r->name = "stablehlo.constant";
		return constant(p, r);
	}
	if (!strcmp(r->name, "stablehlo.reduce"))
		return reduce(p, r);
	if (!strcmp(r->name, "stablehlo.while"))
		return while_loop(p, r);
	if (!strcmp(r->name, "chlo.scan"))
		return scan(p, r);
	if (!strchr(r->name, '.'))
		return wfi_p_unsupported(p, r->at, "expected an operation, found '%s'", r->name);
	while (!wfi_p_peek(p, ":")) {
		bool dense = wfi_p_peek_word(p, "dense");

		if (!item(p, r, &n_words))
			return false;
		if (dense) /* check.expect_eq_const %0, dense<…> : T: the operation's type was the constant's */
			return !wfi_p_accept(p, "{") || wfi_p_dict(p, "}", &r->attrs);
		wfi_p_accept(p, ",");
	}
	return wfi_p_signature(p, r) && (!wfi_p_accept(p, "{") || wfi_p_dict(p, "}", &r->attrs));
}
