/* numpy.c: arrays as text, as numpy prints them (its documented print options at their defaults). */
#include <complex.h>
#include <math.h>
#include <stdlib.h>
#include "ir/numpy.h"

enum { PRECISION = 8, WIDTH = 75, EDGE = 3, THRESHOLD = 1000, CELL = 96 };

/* ---- one real number ---- */

/* 0.d1d2d3… · 10^exp; the shortest digits that read back as the same value of the type */
typedef struct digits { char d[32]; int n, exp; } digits;

static double rounded(wf_dtype d, double x)
{
	unsigned char one[16];

	wfi_store_f(d, one, 0, x);
	return wfi_load_f(d, one, 0);
}

static digits digits_of(double x, int p)
{
	char text[64];
	digits r = { .n = 0 };

	wfi_snprintf(text, sizeof text, "%.*e", p - 1, x);
	for (const char *s = text; *s && *s != 'e'; s++)
		if (*s >= '0' && *s <= '9')
			r.d[r.n++] = *s;
	r.exp = atoi(strchr(text, 'e') + 1) + 1;
	while (r.n > 1 && r.d[r.n - 1] == '0')
		r.n--;
	r.d[r.n] = 0;
	return r;
}

static digits shortest(wf_dtype d, double x)
{
	char text[64];

	x = fabs(x);
	for (int p = 1; p < 17; p++) {
		wfi_snprintf(text, sizeof text, "%.*e", p - 1, x);
		if (rounded(d, wfi_strtod(text, NULL)) == x)
			return digits_of(x, p);
	}
	return digits_of(x, 17);
}

/* "12.5", "3.": at most `precision` digits after the point, zeros at the end left out */
static void positional(char *out, wf_dtype d, double x, int precision)
{
	digits g = shortest(d, x);
	char *s = out;

	if (signbit(x))
		*s++ = '-';
	if (x != 0 && g.n - g.exp > precision) {
		wfi_snprintf(s, CELL - 2, "%.*f", precision, fabs(x));
		while (strchr(s, '.') && s[strlen(s) - 1] == '0')
			s[strlen(s) - 1] = 0;
		return;
	}
	if (x == 0)
		g = (digits){ "0", 1, 1 };
	if (g.exp <= 0)
		*s++ = '0';
	for (int i = 0; i < g.exp; i++)
		*s++ = i < g.n ? g.d[i] : '0';
	*s++ = '.';
	for (int i = g.exp; i < g.n; i++)
		*s++ = i < 0 ? '0' : g.d[i];
	*s = 0;
}

/* "1.25e-07" with exactly `places` digits after the point (those of the exact value beyond the shortest); −1: as many as it takes, PRECISION at
 * most */
static void scientific(char *out, wf_dtype d, double x, int places)
{
	digits g = shortest(d, x);
	int most = places < 0 ? PRECISION : places;

	if (x == 0)
		g = (digits){ "0", 1, 1 };
	else if (g.n - 1 > most || g.n - 1 < places)
		g = digits_of(fabs(x), most + 1);
	int n = snprintf(out, CELL, "%s%c.", signbit(x) ? "-" : "", g.d[0]);
	n += snprintf(out + n, CELL - (size_t)n, "%s", g.d + 1);
	for (int i = g.n - 1; i < places; i++)
		out[n++] = '0';
	snprintf(out + n, CELL - (size_t)n, "e%c%02d", g.exp - 1 < 0 ? '-' : '+', abs(g.exp - 1));
}

/* from where on numbers are written with an exponent: depends on how many decimal digits the type has */
static double large(wf_dtype d, double of_f64)
{
	return d == WF_F64 ? of_f64 : d == WF_F16 ? 1e3 : 1e6;
}

/* ---- a column of real numbers: how wide, how many digits ---- */
typedef struct format { bool exponent; bool sign; int left, right, places; wf_dtype d; } format;

static void part_widths(const char *text, int *left, int *right)
{
	const char *point = strchr(text, '.');

	*left = (int)(point - text);
	*right = (int)strlen(point + 1);
}

static format format_of(wf_dtype d, const double *x, size_t n, bool sign)
{
	format f = { .sign = sign, .d = d };
	double most = 0, least = INFINITY;
	bool odd = false, negative = false;
	char text[CELL];
	int l, r;

	for (size_t i = 0; i < n; i++) {
		if (isfinite(x[i]) && x[i] != 0) {
			most = fmax(most, fabs(x[i]));
			least = fmin(least, fabs(x[i]));
		}
		odd = odd || !isfinite(x[i]);
		negative = negative || x[i] == -INFINITY;
	}
	f.exponent = most > 0 && (most >= large(d, 1e8) || least < 1e-4 || most / least > 1000);
	for (size_t i = 0; i < n; i++) {
		if (!isfinite(x[i]))
			continue;
		if (f.exponent)
			scientific(text, d, x[i], -1);
		else
			positional(text, d, x[i], PRECISION);
		char *e = strchr(text, 'e');
		if (e)
			*e = 0;
		part_widths(text, &l, &r);
		l += sign && !signbit(x[i]);
		f.left = WFI_MAX(f.left, l);
		f.places = WFI_MAX(f.places, r);
	}
	f.right = f.exponent ? f.places + 4 : f.places; /* an exponent of three digits is as numpy has it too: wider */
	if (odd)
		f.left = WFI_MAX(f.left, 3 + (negative || sign ? 1 : 0) - f.right - 1);
	return f;
}

static void put_real(char *out, const format *f, double x)
{
	char text[CELL], sign[2] = { f->sign && !signbit(x) && !isnan(x) ? '+' : 0, 0 };
	int l, r;

	if (!isfinite(x)) {
		snprintf(text, sizeof text, "%s%s", isnan(x) && f->sign ? "+" : x < 0 ? "-" : sign, isnan(x) ? "nan" : "inf");
		snprintf(out, CELL, "%*s", f->left + f->right + 1, text);
		return;
	}
	if (f->exponent)
		scientific(text, f->d, x, f->places);
	else
		positional(text, f->d, x, PRECISION);
	part_widths(text, &l, &r);
	l += *sign != 0;
	int before = WFI_MIN(WFI_MAX(f->left - l, 0), 20), after = f->exponent ? 0 : WFI_MIN(WFI_MAX(0, f->right - r), 20);
	snprintf(out, CELL, "%*s%s%.40s%*s", before, "", sign, text, after, "");
}

/* ---- scalars ---- */
static void real_scalar(char *out, wf_dtype d, double x, const char *whole)
{
	double a = fabs(x);

	if (!isfinite(x)) {
		snprintf(out, CELL, "%s", isnan(x) ? "nan" : x < 0 ? "-inf" : "inf");
		return;
	}
	if (a != 0 && (a < 1e-4 || a >= large(d, 1e16))) {
		digits g = shortest(d, x);
		snprintf(out, CELL, "%s%c%s%se%c%02d", x < 0 ? "-" : "", g.d[0], g.n > 1 ? "." : "", g.d + 1, g.exp - 1 < 0 ? '-' : '+', abs(g.exp - 1));
		return;
	}
	positional(out, d, x, 40);
	size_t n = strlen(out);
	if (out[n - 1] == '.')
		snprintf(out + n - (*whole ? 0 : 1), CELL - n, "%s", whole);
}

static void scalar(char *out, wf_dtype d, const void *bytes, int64_t i)
{
	char re[CELL], im[CELL];

	if (d == WF_BOOL) {
		snprintf(out, CELL, "%s", wfi_load_i(d, bytes, i) ? "True" : "False");
	} else if (wfi_is_unsigned(d)) {
		snprintf(out, CELL, "%llu", (unsigned long long)wfi_load_i(d, bytes, i));
	} else if (wfi_is_int(d)) {
		snprintf(out, CELL, "%lld", (long long)wfi_load_i(d, bytes, i));
	} else if (wfi_is_complex(d)) {
		double _Complex z = wfi_load_c(d, bytes, i);
		real_scalar(re, wfi_dtype_real(d), creal(z), "");
		real_scalar(im, wfi_dtype_real(d), cimag(z), "");
		bool plus = *im != '-';
		if (creal(z) == 0 && !signbit(creal(z)))
			snprintf(out, CELL, "%.40sj", im);
		else
			snprintf(out, CELL, "(%.40s%s%.40sj)", re, plus ? "+" : "", im);
	} else if (d == WF_TOKEN) {
		snprintf(out, CELL, "token");
	} else {
		real_scalar(out, d, wfi_load_f(d, bytes, i), "0");
	}
}

void wfi_element_text(wfi_str *out, wf_dtype d, const void *bytes, int64_t i)
{
	char text[CELL];

	scalar(text, d, bytes, i);
	wfi_str_add(out, "%s", text);
}

/* ---- arrays ---- */
typedef struct printer {
	const wfi_type *t;
	const void *bytes;
	int64_t strides[WF_MAX_RANK];
	bool summary;
	format re, im;
	int width;                 /* of integers and bools */
	wfi_str line;              /* of the last axis: what is not yet put out */
	size_t line_width;
} printer;

static bool skips(const printer *p, int axis)
{
	return p->summary && p->t->dims[axis] > 2 * EDGE;
}

static void visit(const printer *p, int axis, int64_t at, int64_t *v, size_t *n)
{
	if (axis == p->t->rank) {
		if (v)
			v[*n] = at;
		++*n;
		return;
	}
	for (int64_t i = 0; i < p->t->dims[axis]; i++) {
		if (skips(p, axis) && i == EDGE)
			i = p->t->dims[axis] - EDGE;
		visit(p, axis + 1, at + i * p->strides[axis], v, n);
	}
}

/* the widths come from the elements that are shown */
static void measure(printer *p)
{
	wf_dtype d = p->t->dtype;
	size_t n = 0;
	char text[CELL];

	visit(p, 0, 0, NULL, &n);
	int64_t *at = wfi_alloc(n * sizeof *at + 1);
	double *x = wfi_alloc(2 * n * sizeof *x + 1);
	n = 0;
	visit(p, 0, 0, at, &n);
	for (size_t i = 0; i < n; i++) {
		if (wfi_is_complex(d)) {
			double _Complex z = wfi_load_c(d, p->bytes, at[i]);
			x[i] = creal(z);
			x[n + i] = cimag(z);
		} else if (wfi_is_float(d)) {
			x[i] = wfi_load_f(d, p->bytes, at[i]);
		} else {
			scalar(text, d, p->bytes, at[i]);
			p->width = WFI_MAX(p->width, (int)strlen(text));
		}
	}
	if (wfi_is_inexact(d))
		p->re = format_of(wfi_dtype_real(d), x, n, false);
	if (wfi_is_complex(d))
		p->im = format_of(wfi_dtype_real(d), x + n, n, true);
	if (d == WF_BOOL)
		p->width = 5;
	wfi_free(x);
	wfi_free(at);
}

static void element(const printer *p, int64_t at, char *out)
{
	wf_dtype d = p->t->dtype;
	char re[CELL], im[CELL];

	if (wfi_is_complex(d)) {
		double _Complex z = wfi_load_c(d, p->bytes, at);
		put_real(re, &p->re, creal(z));
		put_real(im, &p->im, cimag(z));
		size_t n = strlen(im);
		while (n && im[n - 1] == ' ')
			n--;
		snprintf(out, CELL, "%.44s%.*sj%.20s", re, (int)n, im, im + n);
	} else if (wfi_is_float(d)) {
		put_real(out, &p->re, wfi_load_f(d, p->bytes, at));
	} else {
		scalar(re, d, p->bytes, at);
		snprintf(out, CELL, "%*s", p->width, re);
	}
}

static void extend(printer *p, wfi_str *out, const char *word, int indent, size_t width)
{
	if (p->line.n + strlen(word) > width && p->line.n > (size_t)indent) {
		while (p->line.n && p->line.s[p->line.n - 1] == ' ')
			p->line.s[--p->line.n] = 0;
		wfi_str_add(out, "%s\n", p->line.s);
		p->line.n = 0;
		wfi_str_add(&p->line, "%*s", indent, "");
	}
	wfi_str_add(&p->line, "%s", word);
}

static void put_row(printer *p, wfi_str *out, int64_t at, int axis, int indent, size_t width)
{
	char word[CELL];
	int64_t n = p->t->dims[axis];
	size_t first = out->n;

	p->line.n = 0;
	wfi_str_add(&p->line, "%*s", indent, "");
	for (int64_t i = 0; i < n; i++) {
		if (skips(p, axis) && i == EDGE) {
			extend(p, out, "...", indent, width - 1);
			wfi_str_add(&p->line, " ");
			i = n - EDGE;
		}
		element(p, at + i * p->strides[axis], word);
		extend(p, out, word, indent, width - 1);
		if (i < n - 1)
			wfi_str_add(&p->line, " ");
	}
	wfi_str_add(out, "%s", p->line.s);
	/* the hanging indent of the first line gives way to the bracket */
	memmove(out->s + first, out->s + first + indent, out->n - first - (size_t)indent + 1);
	out->n -= (size_t)indent;
}

static void put_axis(printer *p, wfi_str *out, int64_t at, int axis, int indent, size_t width)
{
	int left = p->t->rank - axis;
	int64_t n = p->t->dims[axis];

	wfi_str_add(out, "[");
	if (left == 1) {
		put_row(p, out, at, axis, indent, width);
	} else {
		for (int64_t i = 0; i < n; i++) {
			if (i)
				wfi_str_add(out, "%.*s%*s", left - 1, "\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n", indent, "");
			if (skips(p, axis) && i == EDGE) {
				wfi_str_add(out, "...%.*s%*s", left - 1, "\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n", indent, "");
				i = n - EDGE;
			}
			put_axis(p, out, at + i * p->strides[axis], axis + 1, indent + 1, width - 1);
		}
	}
	wfi_str_add(out, "]");
}

void wfi_array_text(wfi_str *out, const wfi_type *t, const void *bytes)
{
	printer p = { .t = t, .bytes = bytes, .summary = wfi_type_count(t) > THRESHOLD };

	if (!wfi_type_count(t)) {
		wfi_str_add(out, "[]");
		return;
	}
	if (!t->rank) {
		wfi_element_text(out, t->dtype, bytes, 0);
		return;
	}
	wfi_type_strides(t, p.strides);
	measure(&p);
	put_axis(&p, out, 0, 0, 1, WIDTH);
	wfi_str_free(&p.line);
}
