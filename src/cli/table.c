/* table.c: tables and curves as text. */
#include "cli/cli.h"
#include <langinfo.h>
#include <math.h>
#include <stdlib.h>
#include <wchar.h>

bool wfi_is_unicode(void)
{
	return !strcmp(nl_langinfo(CODESET), "UTF-8");
}

/* ---- tables ---- */

/* bytes that continue a UTF-8 sequence take none */
size_t wfi_text_width(const char *s, size_t n)
{
	size_t width = 0;

	for (size_t i = 0; i < n; i++)
		width += ((unsigned char)s[i] & 0xc0) != 0x80;
	return width;
}

static size_t text_width(const char *s)
{
	return wfi_text_width(s, strlen(s));
}

char *wfi_printable(const char *text)
{
	const unsigned char *s = (const unsigned char *)text;
	wfi_str out = { 0 };

	for (; *s; s++) {
		bool second = s[0] == 0xc2 && s[1] >= 0x80 && s[1] < 0xa0; /* U+0080 to U+009F are controls as well */
		if (*s < 0x20 || *s == 0x7f || second)
			wfi_str_add(&out, "\\x%02x", second ? *++s : *s);
		else
			wfi_str_put(&out, (const char *)s, 1);
	}
	return wfi_str_take(&out);
}

static bool is_number(const char *s)
{
	char *end;

	strtod(s, &end);
	return *s && !*end;
}

static void print_cell(FILE *to, const char *s, size_t width, bool right, bool last)
{
	int pad = (int)(width - text_width(s));

	if (right)
		fprintf(to, "%*s%s", pad, "", s);
	else
		fprintf(to, "%s%*s", s, last ? 0 : pad, "");
	fputs(last ? "\n" : "  ", to);
}

void wfi_table_print(FILE *to, size_t rows, size_t columns, const char *const *head, const char *const *cells)
{
	size_t *width = wfi_alloc((columns + 1) * sizeof *width);
	bool *right = wfi_alloc(columns + 1);

	for (size_t c = 0; c < columns; c++) {
		width[c] = text_width(head[c]);
		right[c] = rows > 0;
		for (size_t r = 0; r < rows; r++) {
			const char *s = cells[r * columns + c];
			if (!s)
				continue;
			width[c] = WFI_MAX(width[c], text_width(s));
			right[c] &= is_number(s);
		}
	}
	for (size_t c = 0; c < columns; c++)
		print_cell(to, head[c], width[c], right[c], c + 1 == columns);
	for (size_t r = 0; r < rows; r++)
		for (size_t c = 0; c < columns; c++)
			print_cell(to, cells[r * columns + c] ? cells[r * columns + c] : "", width[c], right[c], c + 1 == columns);
	wfi_free(width);
	wfi_free(right);
}

/* ---- curves ---- */

typedef struct range { double least, most; } range;

static range range_of(const double *v, const double *other, size_t n)
{
	range r = { INFINITY, -INFINITY };

	for (size_t i = 0; i < n; i++) {
		if (!isfinite(v[i]) || !isfinite(other[i]))
			continue;
		r.least = fmin(r.least, v[i]);
		r.most = fmax(r.most, v[i]);
	}
	return r;
}

/* the place of v among n cells */
static int cell(double v, range r, int n)
{
	double at = r.most > r.least ? (v - r.least) / (r.most - r.least) * (n - 1) : 0;

	return (int)lround(at);
}

/* Points become dots of a raster that is finer than characters: 2 × 4 to one in Braille, 1 × 2 in ASCII. */
typedef struct raster { int width, height; bool *dot; } raster;

static void draw_line(raster *g, int x0, int y0, int x1, int y1)
{
	int steps = WFI_MAX(abs(x1 - x0), abs(y1 - y0));

	for (int i = 0; i <= steps; i++) {
		double t = steps ? (double)i / steps : 0;
		int x = (int)lround(x0 + t * (x1 - x0)), y = (int)lround(y0 + t * (y1 - y0));
		g->dot[y * g->width + x] = true;
	}
}

static raster rasterize(const double *x, const double *y, size_t n, range rx, range ry, int width, int height)
{
	raster g = { width, height, wfi_alloc((size_t)width * (size_t)height) };
	int last_x = -1, last_y = 0;

	for (size_t i = 0; i < n; i++) {
		if (!isfinite(x[i]) || !isfinite(y[i]))
			continue;
		int cx = cell(x[i], rx, width), cy = height - 1 - cell(y[i], ry, height);
		draw_line(&g, last_x < 0 ? cx : last_x, last_x < 0 ? cy : last_y, cx, cy);
		last_x = cx;
		last_y = cy;
	}
	return g;
}

static void put_braille(wfi_str *s, const raster *g, int cx, int cy)
{
	static const unsigned char bit[4][2] = { { 0x01, 0x08 }, { 0x02, 0x10 }, { 0x04, 0x20 }, { 0x40, 0x80 } };
	unsigned dots = 0;

	for (int y = 0; y < 4; y++)
		for (int x = 0; x < 2; x++)
			if (g->dot[(cy * 4 + y) * g->width + cx * 2 + x])
				dots |= bit[y][x];
	char text[4] = { (char)0xe2, (char)(0xa0 | dots >> 6), (char)(0x80 | (dots & 0x3f)), 0 };
	wfi_str_put(s, dots ? text : " ", dots ? 3 : 1);
}

static void put_ascii(wfi_str *s, const raster *g, int cx, int cy)
{
	bool up = g->dot[cy * 2 * g->width + cx], down = g->dot[(cy * 2 + 1) * g->width + cx];

	wfi_str_put(s, up && down ? ":" : up ? "'" : down ? "." : " ", 1);
}

static void end_line(wfi_str *s)
{
	while (s->n && s->s[s->n - 1] == ' ')
		s->s[--s->n] = 0;
	wfi_str_put(s, "\n", 1);
}

char *wfi_curve_text(const double *x, const double *y, size_t n, int width, int height, bool unicode)
{
	range rx = range_of(x, y, n), ry = range_of(y, x, n);
	const int margin = 12, across = unicode ? 2 : 1, down = unicode ? 4 : 2;
	int w = WFI_MAX(width - margin - 2, 10), h = WFI_MAX(height - 2, 2);
	wfi_str s = { 0 };
	char left[32], right[32];

	if (!(rx.least <= rx.most))
		return wfi_strdup("(nothing to draw)\n");
	raster g = rasterize(x, y, n, rx, ry, w * across, h * down);
	for (int cy = 0; cy < h; cy++) {
		if (cy == 0 || cy == h - 1)
			wfi_str_add(&s, "%*.5g %s", margin - 1, cy ? ry.least : ry.most, unicode ? "┤" : "|");
		else
			wfi_str_add(&s, "%*s %s", margin - 1, "", unicode ? "│" : "|");
		for (int cx = 0; cx < w; cx++)
			(unicode ? put_braille : put_ascii)(&s, &g, cx, cy);
		end_line(&s);
	}
	wfi_str_add(&s, "%*s%s", margin, "", unicode ? "└" : "+");
	for (int cx = 0; cx < w; cx++)
		wfi_str_add(&s, "%s", unicode ? "─" : "-");
	snprintf(left, sizeof left, "%.6g", rx.least);
	snprintf(right, sizeof right, "%.6g", rx.most);
	wfi_str_add(&s, "\n%*s%s%*s\n", margin + 1, "", left, WFI_MAX(w - (int)strlen(left), 1), right);
	wfi_free(g.dot);
	return wfi_str_take(&s);
}
