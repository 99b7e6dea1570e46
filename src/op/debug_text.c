/* debug_text.c: see debug_text.h. A field is {}, {2}, {:spec} or {2:spec}; a spec, for single numbers only, is Python's
 * [[fill]align][sign][#][0][width][.precision][type] with the types d b o x X e E f F g G and %. */
#include <ctype.h>
#include <stdlib.h>
#include "ir/numpy.h"
#include "op/debug_text.h"

typedef struct spec { bool given; char fill, align, sign, type; bool alternate, zeros; int width, precision; } spec;
typedef struct field { int index; spec s; } field;

static int digits(const char **p, int none)
{
	int n = 0;

	if (!isdigit((unsigned char)**p))
		return none;
	for (; isdigit((unsigned char)**p); ++*p)
		n = n < 10000 ? n * 10 + (**p - '0') : n;
	return n;
}

static bool is_align(char c)
{
	return c && strchr("<>^", c);
}

/* up to the closing brace */
static bool read_spec(const char **p, spec *s)
{
	*s = (spec){ .given = true, .fill = ' ', .precision = -1 };
	if (**p && is_align((*p)[1])) {
		s->fill = *(*p)++;
		s->align = *(*p)++;
	} else if (is_align(**p)) {
		s->align = *(*p)++;
	}
	if (**p && strchr("+- ", **p))
		s->sign = *(*p)++;
	if (**p == '#') {
		s->alternate = true;
		++*p;
	}
	if (**p == '0') {
		s->zeros = true;
		++*p;
	}
	s->width = digits(p, 0);
	if (**p == '.') {
		++*p;
		s->precision = digits(p, -1);
		if (s->precision < 0)
			return false;
	}
	if (**p && strchr("dboxXeEfFgG%", **p))
		s->type = *(*p)++;
	return **p == '}' && s->width <= 1000 && s->precision <= 1000;
}

/* The next field of the text at *p, which is moved behind it; what comes before goes to out. 1: a field, 0: the end, −1:
 * reason */
static int next_field(const char **p, int *automatic, wfi_str *out, field *f, char reason[400])
{
	for (; **p; ++*p) {
		const char c = **p;
		if (c != '{' && c != '}') {
			wfi_str_put(out, *p, 1);
		} else if ((*p)[1] == c) {
			wfi_str_put(out, (*p)++, 1);
		} else if (c == '}') {
			snprintf(reason, 400, "a single '}' in the format (a brace is written }})");
			return -1;
		} else {
			break;
		}
	}
	if (!**p)
		return 0;
	const char *start = (*p)++;
	*f = (field){ .index = digits(p, -1) };
	if (f->index < 0)
		f->index = (*automatic)++;
	if (**p == ':') {
		++*p;
		if (!read_spec(p, &f->s)) {
			snprintf(reason, 400, "the format at \"%.40s\" is not understood: {:8.3f}, {:>6d}, {:.2e}, {:x} would do", start);
			return -1;
		}
	}
	if (**p != '}') {
		snprintf(reason, 400, "the format at \"%.40s\" is not understood: a field is {}, {1} or {:.3f} (a brace is written {{)", start);
		return -1;
	}
	++*p;
	return 1;
}

static bool suits(const spec *s, const wfi_type *t, int index, char reason[400])
{
	char text[WFI_TYPE_TEXT];

	if (!s->given)
		return true;
	if (t->rank) {
		snprintf(reason, 400, "value %d is %s: only single numbers take a format such as {:.3f}; arrays are written by {}", index,
		         wfi_type_text(t, text));
		return false;
	}
	if (s->type && strchr("dboxX", s->type) && wfi_is_inexact(t->dtype)) {
		snprintf(reason, 400, "value %d is %s: {:%c} is for integers", index, wfi_type_text(t, text), s->type);
		return false;
	}
	if (wfi_is_complex(t->dtype) && (s->type || s->precision >= 0)) {
		snprintf(reason, 400, "value %d is %s: complex numbers are written by {}", index, wfi_type_text(t, text));
		return false;
	}
	return true;
}

bool wfi_format_check(const char *format, int n, const wfi_type *types, char reason[400])
{
	bool *used = wfi_alloc((size_t)n + 1), ok = true;
	int automatic = 0, got = 0;
	wfi_str text = { 0 };
	field f;

	while (ok && (got = next_field(&format, &automatic, &text, &f, reason)) > 0) {
		ok = f.index < n;
		if (!ok)
			snprintf(reason, 400, "the format names value %d, %d %s given (the first is 0)", f.index, n, n == 1 ? "is" : "are");
		else
			ok = suits(&f.s, &types[f.index], f.index, reason);
		if (ok)
			used[f.index] = true;
	}
	ok = ok && got == 0;
	for (int i = 0; i < n && ok; i++)
		if (!used[i]) {
			snprintf(reason, 400, "value %d is given, but the format has no {} for it", i);
			ok = false;
		}
	wfi_str_free(&text);
	wfi_free(used);
	return ok;
}

/* ---- one number ---- */

static void integer_text(wfi_str *out, const spec *s, int64_t x, bool is_unsigned)
{
	bool negative = x < 0 && !is_unsigned;
	uint64_t u = negative ? 0 - (uint64_t)x : (uint64_t)x;
	const unsigned base = s->type == 'x' || s->type == 'X' ? 16 : s->type == 'o' ? 8 : s->type == 'b' ? 2 : 10;
	const char *figures = s->type == 'X' ? "0123456789ABCDEF" : "0123456789abcdef";
	char text[72], *p = text + sizeof text - 1;

	*p = 0;
	do
		*--p = figures[u % base];
	while (u /= base);
	if (s->alternate && base != 10) {
		*--p = s->type;
		*--p = '0';
	}
	wfi_str_add(out, "%s%s", negative ? "-" : s->sign == '+' ? "+" : s->sign == ' ' ? " " : "", p);
}

static void float_text(wfi_str *out, const spec *s, double x)
{
	char format[16], *p = format;

	*p++ = '%';
	if (s->sign == '+' || s->sign == ' ')
		*p++ = s->sign;
	if (s->alternate)
		*p++ = '#';
	memcpy(p, ".*", 2);
	p += 2;
	*p++ = s->type == '%' ? 'f' : s->type ? s->type : 'g';
	*p = 0;
	int precision = s->precision < 0 ? 6 : s->precision;
	char *text = NULL;
	size_t n = 0;
	FILE *f = open_memstream(&text, &n); /* a format that is made here, of a few letters */
	if (!f)
		return;
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
	fprintf(f, format, precision, s->type == '%' ? 100 * x : x);
#pragma GCC diagnostic pop
	fclose(f);
	wfi_str_add(out, "%s%s", text, s->type == '%' ? "%" : "");
	free(text);
}

static void number_text(wfi_str *out, const spec *s, wf_dtype d, const void *bytes)
{
	if ((wfi_is_int(d) || d == WF_BOOL) && s->type && strchr("dboxX", s->type))
		integer_text(out, s, wfi_load_i(d, bytes, 0), wfi_is_unsigned(d));
	else if (s->type || s->precision >= 0)
		float_text(out, s, wfi_load_f(d, bytes, 0));
	else if (wfi_is_int(d))
		integer_text(out, s, wfi_load_i(d, bytes, 0), wfi_is_unsigned(d));
	else
		wfi_element_text(out, d, bytes, 0);
}

static void repeat(wfi_str *out, char c, int n)
{
	while (n-- > 0)
		wfi_str_put(out, &c, 1);
}

static void padded(wfi_str *out, const spec *s, wf_dtype d, const void *bytes)
{
	wfi_str text = { 0 };

	number_text(&text, s, d, bytes);
	int room = s->width - (int)text.n, sign = s->zeros && !s->align && strchr("+- ", text.s[0]) ? 1 : 0;
	int left = s->align == '<' ? 0 : s->align == '^' ? room / 2 : room;
	wfi_str_put(out, text.s, (size_t)sign);
	repeat(out, s->zeros && !s->align ? '0' : s->fill, left);
	wfi_str_put(out, text.s + sign, text.n - (size_t)sign);
	repeat(out, s->fill, room - left);
	wfi_str_free(&text);
}

void wfi_format_text(wfi_str *out, const char *format, int n, const wfi_type *types, const void *const *values)
{
	int automatic = 0;
	char reason[400];
	field f;

	while (next_field(&format, &automatic, out, &f, reason) > 0) {
		if (f.index >= n)
			return;
		const wfi_type *t = &types[f.index];
		if (t->rank)
			wfi_array_text(out, t, values[f.index]);
		else if (f.s.given)
			padded(out, &f.s, t->dtype, values[f.index]);
		else
			wfi_element_text(out, t->dtype, values[f.index], 0);
	}
}
