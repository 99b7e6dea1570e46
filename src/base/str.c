/* str.c: growing strings, duplicates, formats. */
#include <stdlib.h>
#include "base/base.h"

static void reserve(wfi_str *b, size_t more)
{
	if (b->cap - b->n > more)
		return;
	b->cap = (b->n + more + 1) * 3 / 2 + 32;
	b->s = wfi_realloc(b->s, b->cap);
}

void wfi_str_put(wfi_str *b, const char *bytes, size_t n)
{
	reserve(b, n);
	if (n)
		memcpy(b->s + b->n, bytes, n);
	b->n += n;
	b->s[b->n] = 0;
}

void wfi_str_vadd(wfi_str *b, const char *format, va_list ap)
{
	va_list again;

	va_copy(again, ap);
	int n = vsnprintf(NULL, 0, format, again);
	va_end(again);
	if (n < 0)
		return;
	reserve(b, (size_t)n + 1);
	vsnprintf(b->s + b->n, (size_t)n + 1, format, ap);
	b->n += (size_t)n;
}

void wfi_str_add(wfi_str *b, const char *format, ...)
{
	va_list ap;

	va_start(ap, format);
	wfi_str_vadd(b, format, ap);
	va_end(ap);
}

void wfi_str_free(wfi_str *b)
{
	free(b->s);
	*b = (wfi_str){ 0 };
}

char *wfi_str_take(wfi_str *b)
{
	char *s = b->s ? b->s : wfi_alloc(1);

	*b = (wfi_str){ 0 };
	return s;
}

char *wfi_strdup(const char *s)
{
	return s ? wfi_strndup(s, strlen(s)) : NULL;
}

char *wfi_strndup(const char *s, size_t n)
{
	char *p = wfi_alloc(n + 1);

	memcpy(p, s, n);
	return p;
}

char *wfi_vformat(const char *format, va_list ap)
{
	wfi_str b = { 0 };

	wfi_str_vadd(&b, format, ap);
	return wfi_str_take(&b);
}

char *wfi_format(const char *format, ...)
{
	va_list ap;

	va_start(ap, format);
	char *s = wfi_vformat(format, ap);
	va_end(ap);
	return s;
}
