/* csv.c: CSV text into columns. A bad cell is an error with file, row (the line in the file, counted from 1), column and text. */
#include "data/format.h"
#include <errno.h>
#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <zlib.h>

/* ---- gzip ---- */

/* unpacks one member from in; more room for out as needed */
static wf_error *gunzip_member(const char *what, z_stream *s, const char *end, char **out, size_t *n, size_t *capacity)
{
	int code = Z_OK;
	while (code == Z_OK) {
		if (*capacity - *n < 65536) {
			size_t bigger = *capacity * 2 + 262144;
			char *p = bigger > *capacity ? realloc(*out, bigger + 1) : NULL;
			if (!p)
				return wfi_out_of_memory(bigger, what);
			*out = p;
			*capacity = bigger;
		}
		size_t left = (size_t)(end - (const char *)s->next_in);
		s->avail_in = (uInt)WFI_MIN(left, (size_t)1 << 30);
		s->avail_out = (uInt)WFI_MIN(*capacity - *n, (size_t)1 << 30);
		s->next_out = (Bytef *)*out + *n;
		uInt room = s->avail_out;
		code = inflate(s, Z_NO_FLUSH);
		*n += room - s->avail_out;
	}
	if (code == Z_STREAM_END)
		return NULL;
	if (code == Z_BUF_ERROR)
		return wf_error_new(WF_DATA_LOSS, "%s: the gzip file is cut off", what);
	return wf_error_new(WF_DATA_LOSS, "%s: the gzip file is damaged: %s", what, s->msg ? s->msg : "wrong data");
}

static bool is_gzip(const char *p, size_t n)
{
	return n >= 2 && (unsigned char)p[0] == 0x1f && (unsigned char)p[1] == 0x8b;
}

wf_error *wfi_gunzip(const char *what, char **bytes, size_t *size)
{
	if (!is_gzip(*bytes, *size))
		return NULL;
	z_stream s = { .next_in = (Bytef *)*bytes };
	char *out = NULL;
	const char *end = *bytes + *size;
	size_t n = 0, capacity = 0;
	if (inflateInit2(&s, MAX_WBITS + 16) != Z_OK)
		return wfi_out_of_memory(65536, "unpacking gzip");
	wf_error *err = NULL;
	while (!err && is_gzip((const char *)s.next_in, (size_t)(end - (const char *)s.next_in))) {
		err = gunzip_member(what, &s, end, &out, &n, &capacity);
		inflateReset(&s);
	}
	const char *rest = (const char *)s.next_in;
	while (rest < end && !*rest) /* tapes and block devices pad with zeros */
		rest++;
	if (!err && rest < end)
		err = wf_error_new(WF_DATA_LOSS, "%s: there is something else after the gzip data", what);
	inflateEnd(&s);
	if (err) {
		free(out);
		return err;
	}
	wfi_free(*bytes);
	out[n] = 0;
	*bytes = out;
	*size = n;
	return NULL;
}

/* ---- cells ---- */

typedef struct cell {
	char *s;
	size_t n;
} cell;

typedef struct reader {
	const char *what;
	char *s, *end; /* what is still to be read */
	char delimiter;
	int64_t line, row; /* of the file, from 1: where the reader is, where the row began */
	size_t n, capacity;
	cell *v; /* the row's cells */
} reader;

static void add_cell(reader *r, char *s, size_t n)
{
	if (r->n == r->capacity) {
		r->capacity = r->capacity ? 2 * r->capacity : 64;
		r->v = wfi_realloc(r->v, r->capacity * sizeof *r->v);
	}
	r->v[r->n++] = (cell){ s, n };
}

/* a cell in quotes, unquoted in place; r->s stands on the opening quote */
static wf_error *read_quoted(reader *r)
{
	char *start = ++r->s, *to = start;
	while (r->s < r->end && (*r->s != '"' || (r->s + 1 < r->end && r->s[1] == '"'))) {
		r->s += *r->s == '"';
		r->line += *r->s == '\n';
		*to++ = *r->s++;
	}
	if (r->s == r->end)
		return wf_error_new(WF_INVALID_ARGUMENT, "%s: row %lld, column %zu: the quote is never closed", r->what,
				    (long long)r->row, r->n + 1);
	r->s++;
	while (r->s < r->end && (*r->s == ' ' || *r->s == '\r') && *r->s != r->delimiter)
		r->s++;
	if (r->s < r->end && *r->s != r->delimiter && *r->s != '\n')
		return wf_error_new(WF_INVALID_ARGUMENT, "%s: row %lld, column %zu: there is text after the closing quote",
				    r->what, (long long)r->row, r->n + 1);
	add_cell(r, start, (size_t)(to - start));
	return NULL;
}

static void read_plain(reader *r)
{
	char *start = r->s;
	while (r->s < r->end && *r->s != r->delimiter && *r->s != '\n')
		r->s++;
	char *stop = r->s;
	while (start < stop && (*start == ' ' || *start == '\t'))
		start++;
	while (stop > start && (stop[-1] == ' ' || stop[-1] == '\t' || stop[-1] == '\r'))
		stop--;
	add_cell(r, start, (size_t)(stop - start));
}

/* the next row that is not blank; *more false at the end */
static wf_error *read_row(reader *r, bool *more)
{
	do {
		if (r->s == r->end) {
			*more = false;
			return NULL;
		}
		r->n = 0;
		r->row = r->line;
		for (;;) {
			if (*r->s == '"') /* at the end there is a NUL */
				WF_TRY(read_quoted(r));
			else
				read_plain(r);
			if (r->s == r->end || *r->s == '\n')
				break;
			r->s++;
		}
		if (r->s < r->end) {
			r->s++;
			r->line++;
		}
	} while (r->n == 1 && !r->v[0].n);
	*more = true;
	return NULL;
}

/* ---- numbers ---- */

static bool is_word(const cell *c, const char *word)
{
	return strlen(word) == c->n && !strncasecmp(c->s, word, c->n);
}

/* Up to 15 digits with a point: exact as integer over a power of ten, so the division rounds correctly. Everything usual goes this way. */
static bool parse_short(const cell *c, double *out)
{
	static const double power[] = { 1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15 };
	const char *s = c->s, *end = c->s + c->n;
	bool minus = s < end && *s == '-';
	s += s < end && (*s == '-' || *s == '+');
	int64_t x = 0;
	int digits = 0, after = -1;
	for (; s < end; s++) {
		if (*s == '.' && after < 0) {
			after = 0;
			continue;
		}
		if (*s < '0' || *s > '9' || ++digits > 15)
			return false;
		x = x * 10 + (*s - '0');
		after += after >= 0;
	}
	if (!digits)
		return false;
	double value = (double)x / power[after < 0 ? 0 : after];
	*out = minus ? -value : value;
	return true;
}

/* any decimal number, inf and nan; the cell's bytes are followed by a byte that ends a number */
static bool parse_number(const cell *c, double *out)
{
	if (parse_short(c, out))
		return true;
	cell word = *c;
	if (word.n && (*word.s == '-' || *word.s == '+'))
		word = (cell){ word.s + 1, word.n - 1 };
	if (is_word(&word, "nan") || is_word(&word, "inf") || is_word(&word, "infinity")) {
		double x = is_word(&word, "nan") ? (double)NAN : (double)INFINITY;
		*out = *c->s == '-' ? -x : x;
		return true;
	}
	for (size_t i = 0; i < c->n; i++) /* strtod also reads hexadecimal and nan(…) */
		if (!memchr("0123456789+-.eE", c->s[i], 15))
			return false;
	char *stop, was = c->s[c->n];
	c->s[c->n] = 0;
	*out = wfi_strtod(c->s, &stop);
	c->s[c->n] = was;
	return c->n && stop == c->s + c->n;
}

/* a number too large for any float: inf that was not spelled so */
static bool overflows(const cell *c, double x)
{
	if (!isinf(x))
		return false;
	for (size_t i = 0; i < c->n; i++)
		if (c->s[i] >= '0' && c->s[i] <= '9')
			return true;
	return false;
}

typedef enum number_kind { NOT_WHOLE, TOO_LARGE, WHOLE } number_kind;

/* a whole number, with sign and magnitude; also "3.0" and "1e3" */
static number_kind parse_whole(const cell *c, bool *minus, uint64_t *magnitude)
{
	const char *s = c->s, *end = c->s + c->n;
	*minus = s < end && *s == '-';
	s += s < end && (*s == '-' || *s == '+');
	uint64_t x = 0;
	bool digits = s < end, large = false;
	for (; s < end && *s >= '0' && *s <= '9'; s++)
		large = large || __builtin_mul_overflow(x, (uint64_t)10, &x) ||
			__builtin_add_overflow(x, (uint64_t)(*s - '0'), &x);
	*magnitude = x;
	if (digits && s == end)
		return large ? TOO_LARGE : WHOLE;
	double value;
	if (!parse_number(c, &value))
		return NOT_WHOLE;
	if (overflows(c, value))
		return TOO_LARGE;
	if (value != floor(value) || isinf(value))
		return NOT_WHOLE;
	*magnitude = fabs(value) <= 0x1p53 ? (uint64_t)fabs(value) : 0;
	return fabs(value) <= 0x1p53 ? WHOLE : TOO_LARGE;
}

/* ---- columns ---- */

typedef struct column {
	wf_column spec;
	wfi_type type; /* of the whole */
	char *data;
	size_t width; /* bytes of an element */
	size_t cells;
	wf_dtype range; /* floats: whose range the numbers must be in */
} column;

typedef struct table {
	size_t n;
	column *v;
	int64_t rows, capacity;
	bool narrow_last;
} table;

/* the cell as it may stand in a message */
static wf_error *cell_error(const reader *r, size_t k, const char *why)
{
	wfi_str text = { 0 };
	const cell *c = &r->v[k];
	size_t n = WFI_MIN(c->n, (size_t)40);
	while (n < c->n && n > 30 && ((unsigned char)c->s[n] & 0xc0) == 0x80)
		n--; /* not in the middle of a character */
	for (size_t i = 0; i < n; i++)
		wfi_str_add(&text, (unsigned char)c->s[i] < 0x20 ? "\\x%02x" : "%c", (unsigned char)c->s[i]);
	wf_error *err = wf_error_new(WF_INVALID_ARGUMENT, "%s: row %lld, column %zu: «%s%s» %s", r->what, (long long)r->row,
				     k + 1, text.s ? text.s : "", n < c->n ? "…" : "", why);
	wfi_str_free(&text);
	return err;
}

/* the largest number of a float type that is finite */
static double largest(wf_dtype d)
{
	double most = d == WF_F64 ? DBL_MAX : d == WF_F32 ? (double)FLT_MAX : 0;
	uint32_t n = most > 0 ? 0 : 1u << (8 * wf_dtype_size(d));
	for (uint32_t bits = 0; bits < n; bits++) {
		double x = wfi_load_f(d, &bits, 0);
		most = isfinite(x) ? fmax(most, x) : most;
	}
	return most;
}

static bool in_range(wf_dtype d, double x)
{
	uint64_t bits = 0;
	if (fabs(x) <= (double)FLT_MAX && (d == WF_F32 || d == WF_F64))
		return true;
	wfi_store_f(d, &bits, 0, x);
	return isfinite(wfi_load_f(d, &bits, 0)) && (!wfi_is_mini(d) || fabs(x) <= largest(d)); /* some of those stay at the largest */
}

/* inf and nan are what they are only when the file says so */
static wf_error *store_float(const reader *r, size_t k, const column *c, void *to)
{
	double x;
	if (!parse_number(&r->v[k], &x))
		return cell_error(r, k, "is not a number");
	bool given = isfinite(x) || overflows(&r->v[k], x);
	x = c->spec.divide != 0 ? x / c->spec.divide : x; /* zero means "not given" */
	if (given && !in_range(c->range, x)) {
		char why[120];
		wfi_snprintf(why, sizeof why, "%sdoes not fit into %s, whose numbers are within ±%.9g",
			 c->spec.divide != 0 ? "divided as asked " : "", wf_dtype_name(c->range), largest(c->range));
		return cell_error(r, k, why);
	}
	wfi_store_f(c->type.dtype, to, 0, x);
	return NULL;
}

static wf_error *store_whole(const reader *r, size_t k, const column *c, void *to)
{
	bool minus, is_signed = wfi_is_signed(c->type.dtype);
	uint64_t x;
	double any;
	int bits = wfi_dtype_bits(c->type.dtype);
	number_kind kind = parse_whole(&r->v[k], &minus, &x);
	if (kind == NOT_WHOLE)
		return cell_error(r, k, parse_number(&r->v[k], &any) ? "is not a whole number" : "is not a number");
	uint64_t most = UINT64_MAX >> (64 - bits + is_signed);
	char why[64];
	snprintf(why, sizeof why, "does not fit into %s", wf_dtype_name(c->type.dtype));
	if (kind == TOO_LARGE || (minus ? x > (is_signed ? most + 1 : 0) : x > most))
		return cell_error(r, k, why);
	int64_t value = minus ? (int64_t)(0 - x) : (int64_t)x;
	bool ignored = c->spec.has_ignore_index && value == c->spec.ignore_index;
	if (c->spec.classes > 0 && !ignored && (minus ? x > 0 : x >= (uint64_t)c->spec.classes)) {
		wf_error *err = cell_error(r, k, "is not a label");
		return wf_error_add(err,
				    c->spec.has_ignore_index ? "\"%s\" has labels from 0 to %lld, and %lld for rows without one"
							     : "\"%s\" has labels from 0 to %lld",
				    c->spec.name, (long long)c->spec.classes - 1, (long long)c->spec.ignore_index);
	}
	wfi_store_i(c->type.dtype, to, 0, value);
	return NULL;
}

static wf_error *store_bool(const reader *r, size_t k, void *to)
{
	const cell *c = &r->v[k];
	bool yes = is_word(c, "1") || is_word(c, "true"), no = is_word(c, "0") || is_word(c, "false");
	if (!yes && !no)
		return cell_error(r, k, "is neither 0 nor 1 (true, false)");
	*(char *)to = yes;
	return NULL;
}

static wf_error *store_cell(const reader *r, size_t k, const column *c, void *to)
{
	if (c->type.dtype == WF_BOOL)
		return store_bool(r, k, to);
	return wfi_is_float(c->type.dtype) ? store_float(r, k, c, to) : store_whole(r, k, c, to);
}

static wf_error *store_row(const reader *r, table *t)
{
	for (size_t i = 0; i < t->n; i++) {
		const column *c = &t->v[i];
		char *to = c->data + (size_t)t->rows * c->cells * c->width;
		for (size_t k = 0; k < c->cells; k++, to += c->width)
			WF_TRY(store_cell(r, (size_t)c->spec.first + k, c, to));
	}
	t->rows++;
	return NULL;
}

static wf_error *check_column(const char *what, const wf_column *c, size_t cells)
{
	bool whole = c->dtype >= WF_I8 && c->dtype <= WF_U64;
	if (!wf_dtype_size(c->dtype))
		return wf_error_new(WF_INVALID_ARGUMENT, "%s: column \"%s\" has no dtype (%d)", what, c->name, (int)c->dtype);
	if (c->first < 0 || c->last < c->first)
		return wf_error_new(WF_INVALID_ARGUMENT,
				    "%s: column \"%s\" takes cells %d to %d of %zu; count from 0, or from -1, the last, backwards; first not beyond last",
				    what, c->name, c->first, c->last, cells);
	if ((size_t)c->last >= cells)
		return wf_error_new(WF_INVALID_ARGUMENT, "%s: column \"%s\" takes cells %d to %d (from 0), but the rows have %zu",
				    what, c->name, c->first, c->last, cells);
	if (c->divide != 0 && (!wfi_is_float(c->dtype) || !isfinite(c->divide)))
		return wf_error_new(WF_INVALID_ARGUMENT, "%s: column \"%s\": divide is for floats, and a finite number", what,
				    c->name);
	if ((c->classes || c->has_ignore_index) && (!whole || c->classes < 0))
		return wf_error_new(WF_INVALID_ARGUMENT,
				    "%s: column \"%s\": classes and ignore_index are for whole numbers, classes is not negative",
				    what, c->name);
	return NULL;
}

/* a cell's place from the front; −1 was the last one */
static int from_front(int place, size_t cells)
{
	return place < 0 && cells <= INT_MAX ? place + (int)cells : place;
}

static wf_error *add_column(const char *what, table *t, const wf_column *given, size_t cells, bool flat)
{
	wf_column spec = *given;
	spec.first = from_front(given->first, cells);
	spec.last = from_front(given->last, cells);
	if (spec.first < 0 || spec.last < 0)
		spec = *given;   /* as it was written, for the message */
	WF_TRY(check_column(what, &spec, cells));
	column *c = &t->v[t->n++];
	*c = (column){ .spec = spec, .width = wf_dtype_size(spec.dtype), .cells = (size_t)(spec.last - spec.first) + 1 };
	c->range = spec.dtype;
	c->type = wfi_type_make(spec.dtype, flat ? 1 : 2, (const int64_t[]){ t->capacity, (int64_t)c->cells });
	uint64_t bytes = 0;
	if (wfi_shape_bytes(spec.dtype, c->type.rank, c->type.dims, &bytes) && bytes < SIZE_MAX)
		c->data = wfi_try_alloc((size_t)bytes);
	return c->data ? NULL : wfi_out_of_memory((size_t)bytes, what);
}

/* columns by the options, or: all cells but the last are x, the last is y (f64 until all of it is known) */
static wf_error *make_columns(const reader *r, const wf_csv_opts *o, table *t)
{
	size_t n = 0;
	while (o->columns && o->columns[n].name)
		n++;
	t->v = wfi_alloc((n + 2) * sizeof *t->v);
	for (size_t i = 0; i < n; i++)
		WF_TRY(add_column(r->what, t, &o->columns[i], r->n, o->columns[i].first == o->columns[i].last));
	if (o->columns)
		return n ? NULL : wf_error_new(WF_INVALID_ARGUMENT, "%s: the list of columns is empty", r->what);
	if (r->n < 2)
		return wf_error_new(WF_INVALID_ARGUMENT,
				    "%s has one column; it needs at least two (the last is y): is .delimiter right? A single column is named by .columns",
				    r->what);
	if (r->n > INT_MAX)
		return wf_error_new(WF_INVALID_ARGUMENT, "%s has %zu columns", r->what, r->n);
	wf_column y = { .name = "y", .first = (int)r->n - 1, .last = (int)r->n - 1, .dtype = o->classes ? WF_I32 : WF_F64 };
	y.classes = o->classes;
	y.ignore_index = o->ignore_index;
	y.has_ignore_index = o->has_ignore_index;
	t->narrow_last = !o->classes;
	WF_TRY(add_column(r->what, t, &(wf_column){ .name = "x", .last = (int)r->n - 2, .dtype = WF_F32 }, r->n, false));
	WF_TRY(add_column(r->what, t, &y, r->n, true));
	if (t->narrow_last)
		t->v[1].range = WF_F32;
	return NULL;
}

typedef enum row_kind { DATA, HEADER, MIXED } row_kind;

/* A line of names has text in a cell that is used, and a number in none. Text beside numbers is a bad cell, whose row must not vanish. */
static row_kind first_row_kind(const reader *r, const table *t)
{
	bool text = false, number = false;
	double x;
	for (size_t k = 0; k < r->n; k++)
		number = number || parse_number(&r->v[k], &x);
	for (size_t i = 0; i < t->n; i++)
		for (size_t k = (size_t)t->v[i].spec.first; k <= (size_t)t->v[i].spec.last; k++) {
			bool truth = t->v[i].type.dtype == WF_BOOL && (is_word(&r->v[k], "true") || is_word(&r->v[k], "false"));
			number = number || truth;
			text = text || (r->v[k].n && !truth && !parse_number(&r->v[k], &x));
		}
	return !text ? DATA : number ? MIXED : HEADER;
}

static wf_error *read_rows(reader *r, const wf_csv_opts *o, table *t)
{
	bool more = false;
	for (int i = 0; i < o->skip_rows && r->s < r->end; i++) {
		char *next = memchr(r->s, '\n', (size_t)(r->end - r->s));
		r->s = next ? next + 1 : r->end;
		r->line++;
	}
	WF_TRY(read_row(r, &more));
	if (!more)
		return wf_error_new(WF_INVALID_ARGUMENT, "%s is empty: rows of cells were expected", r->what);
	size_t cells = r->n;
	int64_t first_row = r->row;
	WF_TRY(make_columns(r, o, t));
	row_kind kind = first_row_kind(r, t);
	if (kind == MIXED)
		return wf_error_add(store_row(r, t), "a first row is a header when none of its cells is a number; skip_rows leaves rows out");
	if (kind == HEADER)
		WF_TRY(read_row(r, &more));
	if (!more)
		return wf_error_new(WF_INVALID_ARGUMENT, "%s has a header but no rows", r->what);
	while (more) {
		if (r->n != cells)
			return wf_error_new(WF_INVALID_ARGUMENT,
					    "%s: row %lld has %zu cells, row %lld has %zu: every row needs as many", r->what,
					    (long long)r->row, r->n, (long long)first_row, cells);
		WF_TRY(store_row(r, t));
		WF_TRY(read_row(r, &more));
	}
	return NULL;
}

/* y of a file without column options: whole numbers become i32, others f32 */
static void narrow(column *c, int64_t rows)
{
	bool whole = true;
	double x;
	for (int64_t i = 0; i < rows && whole; i++) {
		memcpy(&x, c->data + 8 * i, 8);
		whole = x == floor(x) && fabs(x) <= INT32_MAX;
	}
	c->type.dtype = whole ? WF_I32 : WF_F32;
	for (int64_t i = 0; i < rows; i++) { /* in place: what is written at i was read before */
		memcpy(&x, c->data + 8 * i, 8);
		int32_t y = whole ? (int32_t)x : 0;
		float z = (float)x;
		memcpy(c->data + 4 * i, whole ? (const void *)&y : &z, 4);
	}
}

static wf_error *make_tree(table *t, wf_tree **out)
{
	const char **name = wfi_alloc(t->n * sizeof *name);
	wf_tree **leaf = wfi_alloc(t->n * sizeof *leaf);
	wf_error *err = NULL;
	if (t->narrow_last)
		narrow(&t->v[t->n - 1], t->rows);
	for (size_t i = 0; !err && i < t->n; i++) {
		name[i] = t->v[i].spec.name;
		t->v[i].type.dims[0] = t->rows;
		err = wf_array(t->v[i].type.dtype, t->v[i].type.rank, t->v[i].type.dims, t->v[i].data, &leaf[i]);
	}
	if (!err)
		err = wf_tree_dict(t->n, name, (const wf_tree *const *)leaf, out);
	for (size_t i = 0; i < t->n; i++)
		wf_tree_release(leaf[i]);
	wfi_free(leaf);
	wfi_free(name);
	return err;
}

wf_error *wfi_csv_parse(const char *what, char *bytes, size_t size, const wf_csv_opts *o, wf_tree **out)
{
	reader r = { .what = what, .s = bytes, .end = bytes + size, .delimiter = o->delimiter ? o->delimiter : ',', .line = 1 };
	table t = { 0 };
	if (o->skip_rows < 0 || strchr("\"\n\r.+-", r.delimiter) || (r.delimiter >= '0' && r.delimiter <= '9'))
		return wf_error_new(WF_INVALID_ARGUMENT,
				    "%s: skip_rows must not be negative (%d), and a delimiter cannot be '%c'", what, o->skip_rows,
				    r.delimiter);
	if ((o->classes || o->has_ignore_index) && (o->columns || o->classes < 1))
		return wf_error_new(WF_INVALID_ARGUMENT,
				    o->columns ? "%s: classes and ignore_index of the columns stand in .columns"
					       : "%s: classes, the number of labels, must be at least 1", what);
	if (memchr(bytes, 0, size))
		return wf_error_new(WF_INVALID_ARGUMENT, "%s is no text: there is a zero byte in it", what);
	if (size >= 3 && !memcmp(bytes, "\xef\xbb\xbf", 3))
		r.s += 3; /* a byte order mark */
	t.capacity = 1;
	for (const char *s = bytes; (s = memchr(s, '\n', (size_t)(bytes + size - s))); s++)
		t.capacity++;
	wf_error *err = read_rows(&r, o, &t);
	if (!err)
		err = make_tree(&t, out);
	for (size_t i = 0; i < t.n; i++)
		wfi_free(t.v[i].data);
	wfi_free(t.v);
	wfi_free(r.v);
	return err;
}
