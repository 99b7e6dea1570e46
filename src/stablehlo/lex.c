/* lex.c: characters of the text: space and comments, words, strings, brackets, errors with a caret. */
#include <stdlib.h>
#include "stablehlo/parse.h"

/* ---- errors ---- */
static wf_error *error_at(wfi_parser *p, wf_code code, const char *at, const char *what)
{
	const char *line = at, *stop = at;
	int number = 1;
	wfi_str mark = { 0 };

	for (const char *s = p->text; s < at; s++)
		number += *s == '\n';
	while (line > p->text && line[-1] != '\n')
		line--;
	while (stop < p->end && *stop != '\n' && *stop != '\r' && *stop)
		stop++;
	int column = (int)(at - line) + 1;
	/* a window of a long line around the place */
	const char *from = at - line > 80 ? at - 60 : line, *to = stop - at > 60 ? at + 60 : stop;
	while (from > line && ((unsigned char)*from & 0xC0) == 0x80)
		from--;
	while (to < stop && ((unsigned char)*to & 0xC0) == 0x80)
		to++;
	for (const char *s = from; s < at; s++)
		if (((unsigned char)*s & 0xC0) != 0x80)
			wfi_str_add(&mark, *s == '\t' ? "\t" : " ");
	wf_error *err = wf_error_new(code, "%s:%d:%d: %s", p->file, number, column, what);
	wf_error_add(err, "%.*s", (int)(to - from), from);
	wf_error_add(err, "%s^", mark.s ? mark.s : "");
	wfi_str_free(&mark);
	return err;
}

static bool fail_at(wfi_parser *p, wf_code code, const char *at, const char *format, va_list ap)
{
	if (!p->err) {
		char *what = wfi_vformat(format, ap);

		p->err = error_at(p, code, at, what);
		wfi_free(what);
	}
	return false;
}

bool wfi_p_fail(wfi_parser *p, const char *at, const char *format, ...)
{
	va_list ap;

	va_start(ap, format);
	fail_at(p, WF_INVALID_ARGUMENT, at, format, ap);
	va_end(ap);
	return false;
}

bool wfi_p_unsupported(wfi_parser *p, const char *at, const char *format, ...)
{
	va_list ap;

	va_start(ap, format);
	fail_at(p, WF_UNSUPPORTED, at, format, ap);
	va_end(ap);
	return false;
}

static bool is_word(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '$' || c == '.';
}

bool wfi_p_expected(wfi_parser *p, const char *what)
{
	wfi_p_space(p);
	const char *s = p->p;
	while (s < p->end && is_word(*s) && s - p->p < 40)
		s++;
	if (p->p >= p->end)
		return wfi_p_fail(p, p->p, "expected %s, found the end of the text", what);
	if (s > p->p)
		return wfi_p_fail(p, p->p, "expected %s, found '%.*s'", what, (int)(s - p->p), p->p);
	if (*p->p < ' ' || *p->p > '~')
		return wfi_p_fail(p, p->p, "expected %s, found the byte 0x%02X", what, (unsigned)(unsigned char)*p->p);
	return wfi_p_fail(p, p->p, "expected %s, found '%c'", what, *p->p);
}

/* places come in order, but for calls that go elsewhere: counted on from the last one */
int wfi_p_line(wfi_parser *p, const char *at)
{
	if (!p->line_at) {
		p->line_at = p->text;
		p->line = 1;
	}
	for (; p->line_at < at; p->line_at++)
		p->line += *p->line_at == '\n';
	for (; p->line_at > at; p->line_at--)
		p->line -= p->line_at[-1] == '\n';
	return p->line;
}

/* ---- space ---- */
void wfi_p_space(wfi_parser *p)
{
	for (const char *s = p->p;; s++) {
		if (*s == '/' && s[1] == '/') {
			const char *nl = memchr(s, '\n', (size_t)(p->end - s));

			s = nl ? nl : p->end;
		}
		if (!(*s == ' ' || *s == '\n' || *s == '\t' || *s == '\r')) {
			p->p = s;
			return;
		}
	}
}

bool wfi_p_peek(wfi_parser *p, const char *punctuation)
{
	wfi_p_space(p);
	return !strncmp(p->p, punctuation, strlen(punctuation));
}

bool wfi_p_accept(wfi_parser *p, const char *punctuation)
{
	if (!wfi_p_peek(p, punctuation))
		return false;
	p->p += strlen(punctuation);
	return true;
}

bool wfi_p_expect(wfi_parser *p, const char *punctuation)
{
	char what[40];

	if (wfi_p_accept(p, punctuation))
		return true;
	snprintf(what, sizeof what, "'%s'", punctuation);
	return wfi_p_expected(p, what);
}

bool wfi_p_peek_word(wfi_parser *p, const char *word)
{
	size_t n = strlen(word);

	wfi_p_space(p);
	return !strncmp(p->p, word, n) && !is_word(p->p[n]);
}

bool wfi_p_keyword(wfi_parser *p, const char *word)
{
	if (!wfi_p_peek_word(p, word))
		return false;
	p->p += strlen(word);
	return true;
}

size_t wfi_p_word(wfi_parser *p, const char **word)
{
	wfi_p_space(p);
	*word = p->p;
	while (is_word(*p->p))
		p->p++;
	return (size_t)(p->p - *word);
}

char *wfi_p_dup(wfi_parser *p, const char *s, size_t n)
{
	char *copy = wfi_arena_alloc(p->arena, n + 1);

	memcpy(copy, s, n);
	return copy;
}

void *wfi_p_grow(wfi_parser *p, void *v, int n, int *cap, size_t size)
{
	if (n < *cap)
		return v;
	int more = *cap ? *cap * 2 : 4;
	void *w = wfi_arena_alloc(p->arena, (size_t)more * size);

	if (n)
		memcpy(w, v, (size_t)n * size);
	*cap = more;
	return w;
}

/* past the closing quote, or NULL */
static const char *string_end(const wfi_parser *p, const char *s)
{
	for (s++; s < p->end; s++) {
		if (*s == '"')
			return s + 1;
		if (*s == '\\' && s + 1 < p->end)
			s++;
	}
	return NULL;
}

static int hex_digit(char c)
{
	return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

bool wfi_p_string(wfi_parser *p, const char **out, size_t *n)
{
	if (!wfi_p_peek(p, "\""))
		return wfi_p_expected(p, "a string");
	const char *s = p->p, *stop = string_end(p, s);
	if (!stop)
		return wfi_p_fail(p, s, "this string does not end");
	char *copy = wfi_arena_alloc(p->arena, (size_t)(stop - s));
	*n = 0;
	for (s++; s < stop - 1; s++) {
		if (*s != '\\') {
			copy[(*n)++] = *s;
		} else if (s + 2 < stop - 1 && hex_digit(s[1]) >= 0 && hex_digit(s[2]) >= 0) {
			copy[(*n)++] = (char)(hex_digit(s[1]) * 16 + hex_digit(s[2]));
			s += 2;
		} else {
			s++;
			copy[(*n)++] = (char)(*s == 'n' ? '\n' : *s == 't' ? '\t' : *s);
		}
	}
	*out = copy;
	p->p = stop;
	return true;
}

bool wfi_p_int(wfi_parser *p, int64_t *x)
{
	wfi_p_space(p);
	bool minus = *p->p == '-';
	const char *s = p->p + minus;
	uint64_t u = 0, limit = minus ? (uint64_t)INT64_MAX + 1 : INT64_MAX;

	if (*s < '0' || *s > '9')
		return wfi_p_expected(p, "an integer");
	for (; *s >= '0' && *s <= '9'; s++) {
		unsigned digit = (unsigned)(*s - '0');

		if (u > (limit - digit) / 10)
			return wfi_p_fail(p, p->p, "this integer does not fit 64 bits");
		u = u * 10 + digit;
	}
	*x = (int64_t)(minus ? 0 - u : u);
	p->p = s;
	return true;
}

bool wfi_p_enter(wfi_parser *p)
{
	if (p->depth >= WFI_PARSE_DEPTH)
		return wfi_p_unsupported(p, p->p, "more than %d levels of nesting", WFI_PARSE_DEPTH);
	p->depth++;
	return true;
}

/* brackets of all kinds, strings and comments inside; -> is no bracket */
bool wfi_p_skip(wfi_parser *p)
{
	const char *start = p->p;
	wfi_str stack = { 0 };
	bool ok = true;

	for (; ok && p->p < p->end; p->p++) {
		char c = *p->p;

		if (c == '"') {
			const char *stop = string_end(p, p->p);

			if (!stop)
				ok = wfi_p_fail(p, p->p, "this string does not end");
			else
				p->p = stop - 1;
		} else if (c == '/' && p->p[1] == '/') {
			const char *nl = memchr(p->p, '\n', (size_t)(p->end - p->p));

			p->p = nl ? nl : p->end - 1;
		} else if (c == '-' && p->p[1] == '>') {
			p->p++;
		} else if (c == '(' || c == '[' || c == '{' || c == '<') {
			const char close = (char)(c == '(' ? ')' : c == '[' ? ']' : c == '{' ? '}' : '>');

			wfi_str_put(&stack, &close, 1);
		} else if (c == ')' || c == ']' || c == '}' || c == '>') {
			if (stack.s[stack.n - 1] != c)
				ok = wfi_p_fail(p, p->p, "expected '%c', found '%c'", stack.s[stack.n - 1], c);
			else if (!--stack.n)
				break;
		}
	}
	if (ok && p->p >= p->end)
		ok = wfi_p_fail(p, start, "this bracket is not closed");
	p->p += ok;
	wfi_str_free(&stack);
	return ok;
}

void wfi_p_loc(wfi_parser *p)
{
	while (wfi_p_peek_word(p, "loc")) {
		p->p += 3;
		if (!wfi_p_peek(p, "(") || !wfi_p_skip(p)) {
			wfi_p_expected(p, "'(' after loc");
			return;
		}
	}
}
