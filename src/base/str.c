/* str.c: growing strings, duplicates, formats. */
#include <locale.h>
#include <stdlib.h>
#include "base/base.h"

static locale_t c_locale(void)
{
	static locale_t cached;
	locale_t l = __atomic_load_n(&cached, __ATOMIC_ACQUIRE);

	if (!l) {
		locale_t made = newlocale(LC_ALL_MASK, "C", (locale_t)0), none = (locale_t)0;

		if (__atomic_compare_exchange_n(&cached, &none, made, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
			return made;
		if (made)
			freelocale(made);
		l = none;
	}
	return l;
}

static int print(char *buf, size_t cap, const char *format, va_list ap)
{
	locale_t l = c_locale(), was = uselocale(l); /* of this thread; without memory for a locale nothing changes */
	int n = vsnprintf(buf, cap, format, ap);

	uselocale(was);
	return n;
}

int wfi_snprintf(char *buf, size_t cap, const char *format, ...)
{
	va_list ap;

	va_start(ap, format);
	int n = print(buf, cap, format, ap);
	va_end(ap);
	return n;
}

double wfi_strtod(const char *s, char **end)
{
	locale_t l = c_locale();

	return l ? strtod_l(s, end, l) : strtod(s, end);
}

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
	int n = print(NULL, 0, format, again);
	va_end(again);
	if (n < 0)
		return;
	reserve(b, (size_t)n + 1);
	print(b->s + b->n, (size_t)n + 1, format, ap);
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
