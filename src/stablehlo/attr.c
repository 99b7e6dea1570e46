/* attr.c: types and attributes of the text, constants' elements among them. */
#include <stdlib.h>
#include "stablehlo/parse.h"

/* ---- element types ---- */
wf_dtype wfi_dtype_of_text(const char *s, size_t n)
{
	if (n == 2 && !memcmp(s, "i1", 2))
		return WF_BOOL;
	bool is_unsigned = n > 2 && s[0] == 'u' && s[1] == 'i';
	if (n > 2 && s[0] == 's' && s[1] == 'i') { /* si32, an old spelling */
		s++;
		n--;
	}
	for (int d = 1; d < WF_DTYPE_COUNT; d++) {
		const char *name = wf_dtype_name((wf_dtype)d);

		if (d == WF_BOOL || d == WF_TOKEN || wfi_is_complex((wf_dtype)d) || wfi_is_unsigned((wf_dtype)d) != is_unsigned)
			continue;
		if (is_unsigned ? strlen(name) == n - 1 && !memcmp(name + 1, s + 2, n - 2)
				: strlen(name) == n && !memcmp(name, s, n))
			return (wf_dtype)d;
	}
	return WF_INVALID;
}

const char *wfi_dtype_text(wf_dtype d)
{
	switch (d) {
	case WF_BOOL:
		return "i1";
	case WF_U2:
		return "ui2";
	case WF_U4:
		return "ui4";
	case WF_U8:
		return "ui8";
	case WF_U16:
		return "ui16";
	case WF_U32:
		return "ui32";
	case WF_U64:
		return "ui64";
	case WF_C64:
		return "complex<f32>";
	case WF_C128:
		return "complex<f64>";
	default:
		return wf_dtype_name(d);
	}
}

/* f32, complex<f32>, !alias of one */
static bool element_type(wfi_parser *p, wf_dtype *d)
{
	const char *at, *word;
	size_t n;

	wfi_p_space(p);
	at = p->p;
	if (wfi_p_peek(p, "!")) {
		p->p++;
		n = wfi_p_word(p, &word);
		return wfi_p_unsupported(p, at, "the element type !%.*s is not supported", (int)n, word);
	}
	n = wfi_p_word(p, &word);
	if (n == 7 && !memcmp(word, "complex", 7)) {
		if (!wfi_p_expect(p, "<") || !element_type(p, d) || !wfi_p_expect(p, ">"))
			return false;
		if (*d != WF_F32 && *d != WF_F64)
			return wfi_p_fail(p, at, "complex numbers have parts f32 or f64");
		*d = wfi_dtype_complex(*d);
		return true;
	}
	if (!n)
		return wfi_p_expected(p, "an element type");
	*d = wfi_dtype_of_text(word, n);
	if (*d)
		return true;
	if (n == 5 && !memcmp(word, "index", 5)) {
		*d = WF_I64;
		return true;
	}
	if (n == 1) /* a letter without its number: the text ends here */
		return wfi_p_fail(p, at, "expected an element type, found '%.*s'", (int)n, word);
	if (word[0] == 'i' || word[0] == 'u' || word[0] == 'f' || word[0] == 't' || word[0] == 'b')
		return wfi_p_unsupported(p, at, "the element type %.*s is not supported", (int)n, word);
	return wfi_p_fail(p, at, "expected an element type, found '%.*s'", (int)n, word);
}

static bool tensor_type(wfi_parser *p, wfi_type *t)
{
	int64_t count = 1;

	*t = (wfi_type){ 0 };
	if (!wfi_p_expect(p, "<"))
		return false;
	if (wfi_p_peek(p, "*"))
		return wfi_p_unsupported(p, p->p, "arrays of unknown rank are not supported");
	const char *at = p->p;
	for (;;) {
		int64_t d = -1;

		wfi_p_space(p);
		if (*p->p == '?') {
			p->p++;
		} else if (*p->p >= '0' && *p->p <= '9') {
			if (!wfi_p_int(p, &d))
				return false;
		} else {
			break;
		}
		if (*p->p != 'x')
			return wfi_p_expected(p, "'x' after a dimension");
		p->p++;
		if (t->rank == WF_MAX_RANK)
			return wfi_p_unsupported(p, at, "more than %d dimensions", WF_MAX_RANK);
		if (d > 0 && __builtin_mul_overflow(count, d, &count))
			return wfi_p_unsupported(p, at, "this array is too large for any memory");
		t->dims[t->rank++] = d;
	}
	if (!element_type(p, &t->dtype))
		return false;
	if (count > INT64_MAX / 32)
		return wfi_p_unsupported(p, at, "this array is too large for any memory");
	if (wfi_p_accept(p, ",")) { /* an encoding, such as bounds */
		const char *enc = p->p;

		while (!wfi_p_peek(p, ">")) {
			if (strchr("<([{", *p->p) && *p->p) {
				if (!wfi_p_skip(p))
					return false;
			} else if (p->p >= p->end) {
				return wfi_p_fail(p, enc, "expected '>', found the end of the text");
			} else {
				p->p++;
			}
		}
	}
	return wfi_p_expect(p, ">");
}

static const wfi_alias *find_alias(const wfi_parser *p, const char *name, size_t n, bool is_type)
{
	for (int i = p->n_aliases - 1; i >= 0; i--)
		if (p->aliases[i].is_type == is_type && p->aliases[i].n == n && !memcmp(p->aliases[i].name, name, n))
			return &p->aliases[i];
	return NULL;
}

static bool dialect_type(wfi_parser *p, wfi_ttype *out)
{
	const char *at = p->p, *word;

	p->p++;
	size_t n = wfi_p_word(p, &word);
	if (n == 15 && !memcmp(word, "stablehlo.token", 15)) {
		out->type = wfi_type_scalar(WF_TOKEN);
		return true;
	}
	const wfi_alias *a = find_alias(p, word, n, true);
	if (!a)
		return wfi_p_unsupported(p, at, "the type !%.*s is not supported", (int)n, word);
	*out = a->type;
	return true;
}

bool wfi_p_type_list(wfi_parser *p, wfi_types *out)
{
	do {
		out->v = wfi_p_grow(p, out->v, out->n, &out->cap, sizeof *out->v);
		if (!wfi_p_type(p, &out->v[out->n]))
			return false;
		out->n++;
	} while (wfi_p_accept(p, ","));
	return true;
}

enum { MOST_INSIDE = 10000 };

static bool tuple_type(wfi_parser *p, wfi_ttype *out)
{
	wfi_types t = { 0 };
	const char *at = p->p;

	out->is_tuple = true;
	if (!wfi_p_expect(p, "<"))
		return false;
	if (!wfi_p_peek(p, ">") && !wfi_p_type_list(p, &t))
		return false;
	out->n = t.n;
	out->v = t.v;
	for (int i = 0; i < t.n; i++)
		out->inside += 1 + t.v[i].inside;
	/* aliases make tuples of tuples short to write: !b = tuple<!a, !a>, !c = tuple<!b, !b>, … */
	if (out->inside > MOST_INSIDE)
		return wfi_p_unsupported(p, at, "a tuple with more than %d types inside", MOST_INSIDE);
	return wfi_p_expect(p, ">");
}

bool wfi_p_type(wfi_parser *p, wfi_ttype *out)
{
	bool ok;

	*out = (wfi_ttype){ .is_known = true };
	if (!wfi_p_enter(p))
		return false;
	if (wfi_p_peek(p, "!"))
		ok = dialect_type(p, out);
	else if (wfi_p_keyword(p, "tensor") || wfi_p_keyword(p, "memref"))
		ok = tensor_type(p, &out->type);
	else if (wfi_p_keyword(p, "tuple"))
		ok = tuple_type(p, out);
	else
		ok = element_type(p, &out->type.dtype);
	wfi_p_leave(p);
	return ok;
}

/* ---- constants' elements ---- */
/* the bits of an element given in hexadecimal */
static void store_bits(wf_dtype d, void *to, int64_t i, uint64_t bits)
{
	size_t size = wf_dtype_size(d);

	memcpy((char *)to + (size_t)i * size, &bits, size); /* little endian, as are all targets */
}

static bool decimal(wfi_parser *p, double *x)
{
	char *stop;
	const char *s = p->p + (*p->p == '-' || *p->p == '+');

	if (!(*s >= '0' && *s <= '9') && *s != '.')
		return wfi_p_expected(p, "a number");
	*x = wfi_strtod(p->p, &stop);
	p->p = stop;
	return true;
}

/* a real number, true or false to place i */
static bool real_element(wfi_parser *p, wf_dtype d, void *to, int64_t i)
{
	wfi_p_space(p);
	if (wfi_p_keyword(p, "true") || wfi_p_keyword(p, "false")) {
		wfi_store_i(d, to, i, p->p[-3] == 'r');
		return true;
	}
	bool minus = *p->p == '-';
	const char *s = p->p + minus, *at = p->p;
	if (s[0] == '0' && (s[1] == 'x' || s[1] == 'X')) {
		char *stop;
		uint64_t bits = strtoull(s, &stop, 16);

		if (stop == s + 1 || stop - s > 18)
			return wfi_p_fail(p, at, "a hexadecimal number of at most 64 bits was expected");
		if (wfi_is_float(d) && (wf_dtype_size(d) < 8 && bits >> (8 * wf_dtype_size(d))))
			return wfi_p_fail(p, at, "these bits are more than %s has", wfi_dtype_text(d));
		if (wfi_is_float(d))
			store_bits(d, to, i, bits);
		else
			wfi_store_i(d, to, i, (int64_t)(minus ? 0 - bits : bits));
		p->p = stop;
		return true;
	}
	if (wfi_is_float(d)) {
		double x;

		if (!decimal(p, &x))
			return false;
		wfi_store_f(d, to, i, x);
		return true;
	}
	uint64_t u = 0;
	if (*s < '0' || *s > '9')
		return wfi_p_expected(p, "a number");
	for (; *s >= '0' && *s <= '9'; s++) {
		if (u > (UINT64_MAX - (unsigned)(*s - '0')) / 10)
			return wfi_p_fail(p, at, "this integer does not fit 64 bits");
		u = u * 10 + (unsigned)(*s - '0');
	}
	if (*s == '.' || *s == 'e')
		return wfi_p_fail(p, at, "an element of %s is an integer", wfi_dtype_text(d));
	wfi_store_i(d, to, i, (int64_t)(minus ? 0 - u : u));
	/* does it fit? */
	int bits = wfi_dtype_bits(d);
	if (bits < 64 && (minus ? u > (uint64_t)1 << (bits - 1) : (u >> bits) != 0))
		return wfi_p_fail(p, at, "this integer does not fit %s", wfi_dtype_text(d));
	p->p = s;
	return true;
}

static bool element(wfi_parser *p, wf_dtype d, void *to, int64_t i)
{
	if (!wfi_is_complex(d))
		return real_element(p, d, to, i);
	wf_dtype part = wfi_dtype_real(d);
	if (!wfi_p_expect(p, "(") || !real_element(p, part, to, 2 * i) || !wfi_p_expect(p, ",") ||
	    !real_element(p, part, to, 2 * i + 1))
		return false;
	return wfi_p_expect(p, ")");
}

static bool elements(wfi_parser *p, const wfi_type *t, int dim, void *to, int64_t *at)
{
	if (dim == t->rank)
		return element(p, t->dtype, to, (*at)++);
	if (!wfi_p_expect(p, "["))
		return false;
	for (int64_t i = 0; i < t->dims[dim]; i++) {
		if (i && !wfi_p_accept(p, ","))
			return wfi_p_fail(p, p->p, "expected %lld elements here, found %lld", (long long)t->dims[dim],
					  (long long)i);
		if (!i && wfi_p_peek(p, "]"))
			return wfi_p_fail(p, p->p, "expected %lld elements here, found none", (long long)t->dims[dim]);
		if (!elements(p, t, dim + 1, to, at))
			return false;
	}
	if (wfi_p_peek(p, ","))
		return wfi_p_fail(p, p->p, "expected %lld elements here, found more", (long long)t->dims[dim]);
	return wfi_p_expect(p, "]");
}

static int nibble(char c)
{
	return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

/* "0x…": the bytes, little endian, of all elements or of one; booleans may be a bit each */
static bool hex_elements(wfi_parser *p, const wfi_type *t, wfi_data *out)
{
	const char *at = p->p, *s = at + 1, *stop = memchr(s, '"', (size_t)(p->end - s));
	size_t size = wf_dtype_size(t->dtype), all = (size_t)wfi_type_count(t) * size;

	if (!stop)
		return wfi_p_fail(p, at, "this string does not end");
	if (stop - s < 2 || s[0] != '0' || (s[1] != 'x' && s[1] != 'X') || (stop - s) % 2)
		return wfi_p_fail(p, at, "constants in a string are written \"0x…\", with two digits a byte");
	s += 2;
	size_t n = (size_t)(stop - s) / 2;
	uint8_t *bytes = wfi_arena_alloc(p->arena, n);
	for (size_t i = 0; i < n; i++) {
		int hi = nibble(s[2 * i]), lo = nibble(s[2 * i + 1]);

		if (hi < 0 || lo < 0)
			return wfi_p_fail(p, s + 2 * i, "expected two hexadecimal digits");
		bytes[i] = (uint8_t)(hi * 16 + lo);
	}
	p->p = stop + 1;
	if (t->dtype == WF_BOOL && n != all && n == (all + 7) / 8) {
		uint8_t *wide = wfi_arena_alloc(p->arena, all);

		for (size_t i = 0; i < all; i++)
			wide[i] = bytes[i / 8] >> (i % 8) & 1;
		*out = (wfi_data){ all, wide };
		return true;
	}
	if (n != all && n != size)
		return wfi_p_fail(p, at, "expected %zu bytes (or %zu for all elements alike), found %zu", all, size, n);
	if (t->dtype == WF_BOOL)
		for (size_t i = 0; i < n; i++)
			bytes[i] = bytes[i] != 0;
	*out = (wfi_data){ n, bytes };
	return true;
}

/* past the '>' that closes what begins at p->p; lists inside hold no brackets '<' */
static const char *dense_end(const wfi_parser *p)
{
	for (const char *s = p->p; s < p->end; s++) {
		if (*s == '"') {
			s = memchr(s + 1, '"', (size_t)(p->end - s - 1));
			if (!s)
				return NULL;
		} else if (*s == '/' && s[1] == '/') {
			s = memchr(s, '\n', (size_t)(p->end - s));
			if (!s)
				return NULL;
		} else if (*s == '>') {
			return s;
		}
	}
	return NULL;
}

/* after "dense<" */
static bool dense(wfi_parser *p, wfi_tattr *out)
{
	const char *start = p->p, *close = dense_end(p), *after;
	wfi_ttype t;

	out->kind = WFI_T_DENSE;
	if (!close)
		return wfi_p_fail(p, start, "this dense<…> is not closed");
	p->p = close + 1;
	if (!wfi_p_expect(p, ":") || !wfi_p_type(p, &t))
		return false;
	after = p->p;
	for (int i = 0; i < t.type.rank; i++)
		if (t.type.dims[i] < 0)
			return wfi_p_fail(p, close, "a constant has known dimensions");
	if (t.is_tuple || t.type.dtype == WF_TOKEN)
		return wfi_p_fail(p, close, "expected an array's type");
	out->type = t.type;
	p->p = start;
	wfi_p_space(p);
	const int64_t count = wfi_type_count(&t.type);
	const size_t size = wf_dtype_size(t.type.dtype);
	if (*p->p == '"') {
		if (!hex_elements(p, &t.type, &out->data))
			return false;
	} else if (*p->p == '[') {
		int64_t at = 0;

		if (!t.type.rank)
			return wfi_p_fail(p, p->p, "expected one element for a scalar, found a list");
		if (count > close - start) /* each element takes a character at least */
			return wfi_p_fail(p, p->p, "expected %lld elements, found fewer", (long long)count);
		void *data = wfi_arena_alloc(p->arena, (size_t)count * size);
		if (!elements(p, &t.type, 0, data, &at))
			return false;
		out->data = (wfi_data){ (size_t)count * size, data };
	} else if (p->p < close) {
		void *data = wfi_arena_alloc(p->arena, size);

		if (!element(p, t.type.dtype, data, 0))
			return false;
		out->data = (wfi_data){ count ? size : 0, data };
	} else if (count) {
		return wfi_p_fail(p, start, "expected %lld elements, found none", (long long)count);
	}
	wfi_p_space(p);
	if (p->p != close)
		return wfi_p_expected(p, "'>'");
	p->p = after;
	return true;
}

/* ---- attributes ---- */
wfi_tattr *wfi_p_add(wfi_parser *p, wfi_attrs *a, const char *name)
{
	a->v = wfi_p_grow(p, a->v, a->n, &a->cap, sizeof *a->v);
	a->v[a->n] = (wfi_tattr){ .name = name };
	return &a->v[a->n++];
}

void wfi_p_array(wfi_parser *p, wfi_tattr *out, int n, const int64_t *v)
{
	const char *name = out->name;

	*out = (wfi_tattr){
		.kind = WFI_T_ARRAY, .name = name, .n = n, .v = wfi_arena_alloc(p->arena, (size_t)n * sizeof *out->v)
	};
	for (int i = 0; i < n; i++)
		out->v[i] = (wfi_tattr){ .kind = WFI_T_INT, .i = v[i], .f = (double)v[i] };
}

bool wfi_p_dict(wfi_parser *p, const char *close, wfi_attrs *out)
{
	if (wfi_p_accept(p, close))
		return true;
	do {
		const char *name;
		size_t n;

		if (wfi_p_peek(p, "\"")) {
			if (!wfi_p_string(p, &name, &n))
				return false;
		} else if (!(n = wfi_p_word(p, &name))) {
			return wfi_p_expected(p, "an attribute's name");
		}
		wfi_tattr value = { .kind = WFI_T_UNIT };
		const char *own = wfi_p_dup(p, name, n);
		if (wfi_p_accept(p, "=") && !wfi_p_attr(p, &value))
			return false;
		value.name = own;
		*wfi_p_add(p, out, own) = value;
		if (!wfi_p_accept(p, ","))
			break;
	} while (*close != '>' || !wfi_p_peek(p, close)); /* #stablehlo.scatter<…,> may end with a comma */
	return wfi_p_expect(p, close);
}

static bool list(wfi_parser *p, const char *close, wfi_tattr *out)
{
	wfi_attrs a = { 0 };

	if (!wfi_p_peek(p, close)) {
		do {
			wfi_tattr value = { 0 };

			if (!wfi_p_attr(p, &value))
				return false;
			*wfi_p_add(p, &a, NULL) = value;
		} while (wfi_p_accept(p, ","));
	}
	out->kind = WFI_T_ARRAY;
	out->n = a.n;
	out->v = a.v;
	return wfi_p_expect(p, close);
}

bool wfi_p_int_list(wfi_parser *p, wfi_tattr *out)
{
	const char *name = out->name;

	*out = (wfi_tattr){ .name = name };
	return wfi_p_expect(p, "[") && list(p, "]", out);
}

/* array<i64: 1, 2> after "array" */
static bool typed_array(wfi_parser *p, wfi_tattr *out)
{
	wfi_ttype t;

	if (!wfi_p_expect(p, "<") || !wfi_p_type(p, &t))
		return false;
	out->kind = WFI_T_ARRAY;
	if (wfi_p_accept(p, ":"))
		return list(p, ">", out);
	return wfi_p_expect(p, ">");
}

/* 3, 3 : i64, −1.5 : f32, 0x7FC00000 : f32 */
static bool number(wfi_parser *p, wfi_tattr *out)
{
	const char *at = p->p, *s = p->p + (*p->p == '-');
	bool is_float = false, is_hex = s[0] == '0' && (s[1] == 'x' || s[1] == 'X');
	wfi_ttype t = { 0 };

	if (is_hex) {
		char *stop;

		out->i = (int64_t)strtoull(s, &stop, 16);
		p->p = stop;
	} else {
		while (*s >= '0' && *s <= '9')
			s++;
		is_float = *s == '.' || *s == 'e' || *s == 'E';
		if (is_float && !decimal(p, &out->f))
			return false;
		if (!is_float) {
			uint64_t bits = 0;

			if (!real_element(p, *at == '-' ? WF_I64 : WF_U64, &bits, 0))
				return false;
			out->i = (int64_t)bits;
			out->f = (double)out->i;
		}
	}
	out->kind = is_float ? WFI_T_FLOAT : WFI_T_INT;
	if (p->bare || !wfi_p_accept(p, ":"))
		return true;
	if (!wfi_p_type(p, &t))
		return false;
	if (is_hex && wfi_is_float(t.type.dtype)) {
		out->kind = WFI_T_FLOAT;
		out->f = wfi_load_f(t.type.dtype, &out->i, 0);
	} else if (!is_float && wfi_is_float(t.type.dtype)) {
		out->kind = WFI_T_FLOAT;
	}
	out->type = t.type;
	return true;
}

/* [b, 0, 1, f]: letters and numbers to the fields that they stand for */
static bool conv_side(wfi_parser *p, wfi_attrs *a, const char *const names[3], const char letters[2])
{
	int64_t place[2] = { -1, -1 }, spatial[WF_MAX_RANK], n = 0;
	int n_spatial = 0;

	for (int i = 0; i < WF_MAX_RANK; i++)
		spatial[i] = -1;
	if (!wfi_p_expect(p, "["))
		return false;
	while (!wfi_p_peek(p, "]")) {
		int64_t x;

		if (n && !wfi_p_expect(p, ","))
			return false;
		wfi_p_space(p);
		if (*p->p == letters[0] || *p->p == letters[1]) {
			place[*p->p == letters[1]] = n;
			p->p++;
		} else if (*p->p == '?') {
			p->p++;
		} else if (*p->p >= '0' && *p->p <= '9') {
			if (!wfi_p_int(p, &x))
				return false;
			if (x >= WF_MAX_RANK)
				return wfi_p_fail(p, p->p, "there is no spatial dimension %lld", (long long)x);
			spatial[x] = n;
			n_spatial = WFI_MAX(n_spatial, (int)x + 1);
		} else {
			return wfi_p_expected(p,
					      letters[0] == 'b' ? "b, f or a spatial dimension" : "i, o or a spatial dimension");
		}
		n++;
	}
	p->p++;
	if (place[0] < 0 || place[1] < 0)
		return wfi_p_fail(p, p->p - 1, "expected the dimensions %c and %c", letters[0], letters[1]);
	for (int i = 0; i < 2; i++) {
		wfi_tattr *v = wfi_p_add(p, a, names[i]);

		v->kind = WFI_T_INT;
		v->i = place[i];
	}
	for (int i = 0; i < n_spatial; i++)
		if (spatial[i] < 0)
			return wfi_p_fail(p, p->p - 1, "spatial dimension %d is missing", i);
	wfi_p_array(p, wfi_p_add(p, a, names[2]), n_spatial, spatial);
	return true;
}

/* [b, 0, f]x[0, i, o]->[b, 0, f] */
bool wfi_p_conv_dimensions(wfi_parser *p, wfi_tattr *out)
{
	static const char *const names[3][3] = {
		{ "input_batch_dimension", "input_feature_dimension", "input_spatial_dimensions" },
		{ "kernel_input_feature_dimension", "kernel_output_feature_dimension", "kernel_spatial_dimensions" },
		{ "output_batch_dimension", "output_feature_dimension", "output_spatial_dimensions" },
	};
	wfi_attrs a = { 0 };

	if (!conv_side(p, &a, names[0], "bf") || !wfi_p_expect(p, "x") || !conv_side(p, &a, names[1], "io") ||
	    !wfi_p_expect(p, "->") || !conv_side(p, &a, names[2], "bf"))
		return false;
	*out = (wfi_tattr){ .kind = WFI_T_DICT, .name = out->name, .s = "stablehlo.conv", .n = a.n, .v = a.v };
	return true;
}

/* #stablehlo<precision DEFAULT>, #stablehlo.gather<…>, #alias, others skipped */
static bool dialect_attr(wfi_parser *p, wfi_tattr *out)
{
	const char *at = p->p, *word, *inner;
	wfi_attrs a = { 0 };
	size_t n;

	p->p++;
	n = wfi_p_word(p, &word);
	if (!n)
		return wfi_p_expected(p, "an attribute's name after #");
	bool ours = n >= 9 && !memcmp(word, "stablehlo", 9), chlo = n >= 4 && !memcmp(word, "chlo", 4);
	if (*p->p != '<') {
		const wfi_alias *alias = find_alias(p, word, n, false);

		if (alias)
			*out = alias->attr;
		else if (memcmp(word, "loc", WFI_MIN(n, 3)) && ours)
			return wfi_p_fail(p, at, "#%.*s is not defined", (int)n, word);
		return true;
	}
	out->s = wfi_p_dup(p, word, n);
	if ((ours && n == 9) || (chlo && n == 4)) { /* <kind WORD>, <kind<WORD>> */
		p->p++;
		if (!wfi_p_word(p, &word))
			return wfi_p_expected(p, "an attribute's kind");
		bool nested = wfi_p_accept(p, "<");
		if (!(n = wfi_p_word(p, &inner)))
			return wfi_p_expected(p, "a word");
		out->kind = WFI_T_WORD;
		out->s = wfi_p_dup(p, inner, n);
		if (nested && !wfi_p_expect(p, ">"))
			return false;
		return wfi_p_expect(p, ">");
	}
	if (!ours && !chlo)
		return wfi_p_skip(p);
	p->p++;
	if (!strcmp(out->s, "stablehlo.conv") && wfi_p_peek(p, "["))
		return wfi_p_conv_dimensions(p, out) && wfi_p_expect(p, ">");
	if (!strcmp(out->s, "stablehlo.bounds")) {
		p->p = at + 1 + n;
		return wfi_p_skip(p);
	}
	out->kind = WFI_T_DICT;
	if (!strcmp(out->s, "stablehlo.conv")) /* conv<raw input_batch_dimension = 0, …> */
		wfi_p_keyword(p, "raw");
	if (!wfi_p_dict(p, ">", &a))
		return false;
	out->n = a.n;
	out->v = a.v;
	return true;
}

static bool word_attr(wfi_parser *p, wfi_tattr *out)
{
	const char *word, *at = p->p;
	size_t n;

	if (wfi_p_keyword(p, "dense"))
		return wfi_p_expect(p, "<") && dense(p, out);
	if (wfi_p_keyword(p, "array"))
		return typed_array(p, out);
	if (wfi_p_keyword(p, "true") || wfi_p_keyword(p, "false")) {
		out->kind = WFI_T_BOOL;
		out->i = at[0] == 't';
		out->f = (double)out->i;
		return true;
	}
	if (wfi_p_keyword(p, "unit"))
		return true;
	if (wfi_p_peek_word(p, "tensor") || wfi_p_peek_word(p, "tuple") || wfi_p_peek_word(p, "complex")) {
		wfi_ttype t;

		out->kind = WFI_T_TYPE;
		if (!wfi_p_type(p, &t))
			return false;
		out->type = t.type;
		return true;
	}
	n = wfi_p_word(p, &word);
	out->s = wfi_p_dup(p, word, n);
	if (n == 14 && !memcmp(word, "dense_resource", 14))
		return wfi_p_unsupported(p, at, "dense_resource is not supported: print the module with its constants inside");
	if (*p->p == '<' || (*p->p == '(' && !memcmp(word, "loc", WFI_MIN(n, 3)))) /* affine_map<…>, strided<…>, loc(…) */
		return wfi_p_skip(p);
	out->kind = WFI_T_WORD;
	out->type.dtype = wfi_dtype_of_text(word, n);
	if (out->type.dtype)
		out->kind = WFI_T_TYPE;
	return true;
}

static bool attr(wfi_parser *p, wfi_tattr *out)
{
	const char *s;
	size_t n;
	wfi_attrs a = { 0 };

	wfi_p_space(p);
	switch (*p->p) {
	case '"':
		if (!wfi_p_string(p, &out->s, &n))
			return false;
		out->kind = WFI_T_STR;
		if (!p->bare && wfi_p_accept(p, ":")) {
			wfi_ttype t;

			return wfi_p_type(p, &t);
		}
		return true;
	case '[':
		p->p++;
		return list(p, "]", out);
	case '{':
	case '<': /* algorithm = <lhs_precision_type = tf32, …> */
		out->kind = WFI_T_DICT;
		out->s = "";
		if (!wfi_p_dict(p, *p->p++ == '{' ? "}" : ">", &a))
			return false;
		out->n = a.n;
		out->v = a.v;
		return true;
	case '@':
		p->p++;
		out->kind = WFI_T_SYMBOL;
		if (*p->p == '"') {
			if (!wfi_p_string(p, &out->s, &n))
				return false;
		} else {
			if (!(n = wfi_p_word(p, &s)))
				return wfi_p_expected(p, "a name after @");
			out->s = wfi_p_dup(p, s, n);
		}
		while (!strncmp(p->p, "::@", 3)) {
			p->p += 3;
			wfi_p_word(p, &s);
		}
		return true;
	case '#':
		return dialect_attr(p, out);
	case '!': {
		wfi_ttype t;

		out->kind = WFI_T_TYPE;
		if (!wfi_p_type(p, &t))
			return false;
		out->type = t.type;
		return true;
	}
	case '(': /* a function's type; function_type is read where it is needed */
		if (!wfi_p_skip(p) || !wfi_p_expect(p, "->"))
			return false;
		wfi_p_space(p);
		if (*p->p == '(')
			return wfi_p_skip(p);
		return wfi_p_type(p, &(wfi_ttype){ 0 });
	default:
		break;
	}
	if (*p->p == '-' || (*p->p >= '0' && *p->p <= '9'))
		return number(p, out);
	if (((*p->p | 32) < 'a' || (*p->p | 32) > 'z') && *p->p != '_')
		return wfi_p_expected(p, "an attribute");
	return word_attr(p, out);
}

bool wfi_p_attr(wfi_parser *p, wfi_tattr *out)
{
	const char *name = out->name;

	*out = (wfi_tattr){ 0 };
	if (!wfi_p_enter(p))
		return false;
	bool bare = p->bare;
	wfi_p_space(p);
	p->bare = bare && *p->p != '{' && *p->p != '[' && *p->p != '<' && *p->p != '#';
	bool ok = attr(p, out);
	p->bare = bare;
	wfi_p_leave(p);
	out->name = name;
	return ok;
}

bool wfi_p_alias(wfi_parser *p)
{
	bool is_type = *p->p == '!';
	wfi_alias a = { .is_type = is_type };

	p->p++;
	if (!(a.n = wfi_p_word(p, &a.name)))
		return wfi_p_expected(p, "an alias's name");
	if (!wfi_p_expect(p, "="))
		return false;
	if (!is_type && (wfi_p_peek_word(p, "loc") || (a.n >= 3 && !memcmp(a.name, "loc", 3)))) {
		const char *word;

		wfi_p_word(p, &word);
		return wfi_p_peek(p, "(") ? wfi_p_skip(p) : wfi_p_expected(p, "loc(…)");
	}
	if (is_type ? !wfi_p_type(p, &a.type) : !wfi_p_attr(p, &a.attr))
		return false;
	p->aliases = wfi_p_grow(p, p->aliases, p->n_aliases, &p->cap_aliases, sizeof *p->aliases);
	p->aliases[p->n_aliases++] = a;
	return true;
}
