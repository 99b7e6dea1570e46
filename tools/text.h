/* text.h: what the tools that read and write the repository's text share. Each tool is one file; all that they allocate lives until they end. */
#ifndef TOOLS_TEXT_H
#define TOOLS_TEXT_H
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct text { char *s; size_t n, cap; } text;

static inline void *grow(void *p, size_t size)
{
	void *q = realloc(p, size);
	if (!q) {
		fprintf(stderr, "out of memory\n");
		exit(2);
	}
	return q;
}

static inline void put(text *t, const char *s, size_t n)
{
	if (t->n + n + 1 > t->cap) {
		t->cap = 2 * (t->n + n + 1);
		t->s = grow(t->s, t->cap);
	}
	if (n)
		memcpy(t->s + t->n, s, n);
	t->n += n;
	t->s[t->n] = 0;
}

__attribute__((format(printf, 2, 3))) static inline void add(text *t, const char *format, ...)
{
	va_list ap, again;
	va_start(ap, format);
	va_copy(again, ap);
	size_t n = (size_t)vsnprintf(NULL, 0, format, ap);
	va_end(ap);
	char *s = grow(NULL, n + 1);
	vsnprintf(s, n + 1, format, again);
	va_end(again);
	put(t, s, n);
	free(s);
}

__attribute__((format(printf, 1, 2))) static inline char *format(const char *form, ...)
{
	va_list ap, again;
	va_start(ap, form);
	va_copy(again, ap);
	size_t n = (size_t)vsnprintf(NULL, 0, form, ap);
	va_end(ap);
	char *s = grow(NULL, n + 1);
	vsnprintf(s, n + 1, form, again);
	va_end(again);
	return s;
}

static inline char *copy(const char *s, size_t n)
{
	char *p = grow(NULL, n + 1);
	if (n)
		memcpy(p, s, n);
	p[n] = 0;
	return p;
}

static inline bool starts(const char *s, const char *prefix)
{
	return !strncmp(s, prefix, strlen(prefix));
}

static inline bool ends(const char *s, const char *suffix)
{
	size_t n = strlen(s), m = strlen(suffix);
	return n >= m && !strcmp(s + n - m, suffix);
}

/* the file as a string, or NULL */
static inline char *read_file(const char *path)
{
	FILE *f = fopen(path, "rb");
	if (!f)
		return NULL;
	text t = { 0 };
	char buf[8192];
	for (size_t n; (n = fread(buf, 1, sizeof buf, f)) > 0;)
		put(&t, buf, n);
	fclose(f);
	put(&t, "", 0);
	return t.s;
}

static inline void write_file(const char *path, const char *s)
{
	FILE *f = fopen(path, "wb");
	bool ok = f && fputs(s, f) >= 0;
	if (!f || fclose(f) != 0 || !ok) {
		fprintf(stderr, "cannot write %s\n", path);
		exit(2);
	}
}
#endif
