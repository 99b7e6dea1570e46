/* store.c: what all stores share: opening by URI, the check of keys, and small compositions of the table's functions. */
#include "store/store.h"
#include <stdlib.h>
#include <unistd.h>
#include "store/local.h"

#define PART_MOST 255
#define KEY_MOST 1024

/* ---- opening ---- */

static int hex(char c)
{
	if (c >= '0' && c <= '9')
		return c - '0';
	if (c >= 'a' && c <= 'f')
		return c - 'a' + 10;
	if (c >= 'A' && c <= 'F')
		return c - 'A' + 10;
	return -1;
}

/* the path of a file: URI, in new memory; NULL when it names another host or has a bad escape */
static char *uri_path(const char *rest)
{
	wfi_str path = { 0 };
	if (!strncmp(rest, "//", 2)) {
		rest += 2;
		if (!strncmp(rest, "localhost/", 10))
			rest += 9;
	}
	for (; *rest == '/' || (path.n && *rest); rest++) {
		char c = *rest;
		if (c == '%') {
			int high = hex(rest[1]), low = high < 0 ? -1 : hex(rest[2]);
			c = low < 0 ? 0 : (char)(high * 16 + low);
			if (!c)
				break;
			rest += 2;
		}
		wfi_str_put(&path, &c, 1);
	}
	if (*rest || !path.n) {
		wfi_str_free(&path);
		return NULL;
	}
	return wfi_str_take(&path);
}

/* "s3" of "s3://bucket/…"; 0 when the text is a plain path */
static size_t scheme_length(const char *uri)
{
	size_t n = strspn(uri, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+.-");
	return n && uri[n] == ':' && (!strncmp(uri + n, "://", 3) || !strncmp(uri, "file:", 5)) ? n : 0;
}

wf_error *wfi_store_open(const char *uri, wfi_store **out)
{
	if (!uri || !*uri)
		return wf_error_new(WF_INVALID_ARGUMENT, "the storage path is empty; give a folder or file:///folder");
	size_t scheme = scheme_length(uri);
	if (!scheme)
		return wfi_store_local(uri, out);
	if (scheme != 4 || strncmp(uri, "file", 4))
		return wf_error_new(WF_UNSUPPORTED, "no store for \"%.*s:\" in %s; a folder or file:///folder works", (int)scheme,
				    uri, uri);
	char *path = uri_path(uri + 5);
	if (!path)
		return wf_error_new(WF_INVALID_ARGUMENT, "%s is no file URI of this host; write file:///folder", uri);
	wf_error *err = wfi_store_local(path, out);
	wfi_free(path);
	return err;
}

wfi_store *wfi_store_retain(wfi_store *s)
{
	__atomic_fetch_add(&s->refs, 1, __ATOMIC_RELAXED);
	return s;
}

void wfi_store_close(wfi_store *s)
{
	if (s && __atomic_fetch_sub(&s->refs, 1, __ATOMIC_ACQ_REL) == 1) {
		char *uri = s->uri;
		s->v->close(s);
		wfi_free(uri);
	}
}

/* ---- keys ---- */

/* why this part (n bytes) cannot be in a key; NULL when it can */
static const char *part_fault(const char *part, size_t n)
{
	if (!n)
		return "has an empty part";
	if (n > PART_MOST)
		return "has a part of more than 255 bytes";
	if ((n == 1 && part[0] == '.') || (n == 2 && part[0] == '.' && part[1] == '.'))
		return "has a part \".\" or \"..\"";
	if (n >= 5 && !strncmp(part, ".wfi-", 5))
		return "has a part beginning with \".wfi-\"";
	for (size_t i = 0; i < n; i++)
		if ((unsigned char)part[i] < 0x20 || part[i] == 0x7f || part[i] == '\\')
			return "has a control character or a backslash";
	return NULL;
}

const char *wfi_store_key_fault(const char *key, bool prefix)
{
	if (strlen(key) > KEY_MOST)
		return "is longer than 1024 bytes";
	for (;;) {
		size_t n = strcspn(key, "/");
		bool last = !key[n];
		const char *fault = last && prefix && !n ? NULL : part_fault(key, n);
		if (last && prefix && fault && n <= 2 && key[0] == '.')
			fault = NULL; /* "." may be the beginning of a name */
		if (fault || last)
			return fault;
		key += n + 1;
	}
}

static wf_error *check_key(const wfi_store *s, const char *key, bool prefix)
{
	const char *fault = wfi_store_key_fault(key, prefix);
	return fault ? wf_error_new(WF_INVALID_ARGUMENT, "\"%s\" cannot be a name in the store %s: it %s", key, s->uri, fault)
		     : NULL;
}

/* ---- calls ---- */

wf_error *wfi_store_put(wfi_store *s, const char *key, const wfi_piece *pieces, size_t n)
{
	WF_TRY(check_key(s, key, false));
	return s->v->put(s, key, pieces, n);
}

wf_error *wfi_store_put_bytes(wfi_store *s, const char *key, const void *data, size_t size)
{
	return wfi_store_put(s, key, &(wfi_piece){ data, size }, 1);
}

wf_error *wfi_store_put_if_absent(wfi_store *s, const char *key, const void *data, size_t size)
{
	WF_TRY(check_key(s, key, false));
	return s->v->put_if_absent(s, key, &(wfi_piece){ data, size }, 1);
}

wf_error *wfi_store_get_range(wfi_store *s, const char *key, uint64_t from, size_t most, char **data, size_t *size)
{
	*data = NULL;
	*size = 0;
	WF_TRY(check_key(s, key, false));
	return s->v->get(s, key, from, most, data, size);
}

wf_error *wfi_store_get(wfi_store *s, const char *key, size_t limit, char **data, size_t *size)
{
	WF_TRY(wfi_store_get_range(s, key, 0, limit < SIZE_MAX ? limit + 1 : limit, data, size));
	if (*size <= limit)
		return NULL;
	wfi_free(*data);
	*data = NULL;
	*size = 0;
	return wf_error_new(WF_DATA_LOSS, "%s/%s is longer than the %zu bytes that it may have", s->uri, key, limit);
}

wf_error *wfi_store_list_keys(wfi_store *s, const char *prefix, bool deep, wfi_store_list *out)
{
	*out = (wfi_store_list){ 0 };
	WF_TRY(check_key(s, prefix, true));
	wf_error *err = s->v->list(s, prefix, deep, out);
	if (err)
		wfi_store_list_free(out);
	else
		wfi_store_list_sort(out);
	return err;
}

void wfi_store_list_add(wfi_store_list *l, const char *key, uint64_t size)
{
	if (!(l->n & (l->n - 1)))
		l->v = wfi_realloc(l->v, (l->n ? 2 * l->n : 1) * sizeof *l->v);
	l->v[l->n++] = (wfi_store_entry){ wfi_strdup(key), size };
}

static int compare_entries(const void *a, const void *b)
{
	return strcmp(((const wfi_store_entry *)a)->key, ((const wfi_store_entry *)b)->key);
}

void wfi_store_list_sort(wfi_store_list *l)
{
	if (l->n > 1)
		qsort(l->v, l->n, sizeof *l->v, compare_entries);
}

void wfi_store_list_free(wfi_store_list *l)
{
	for (size_t i = 0; i < l->n; i++)
		wfi_free(l->v[i].key);
	wfi_free(l->v);
	*l = (wfi_store_list){ 0 };
}

wf_error *wfi_store_delete(wfi_store *s, const char *key)
{
	WF_TRY(check_key(s, key, false));
	return s->v->delete (s, key);
}

/* keeps the first error */
static void keep_first(wf_error **kept, wf_error *err)
{
	if (*kept)
		wf_error_free(err);
	else
		*kept = err;
}

wf_error *wfi_store_delete_all(wfi_store *s, const char *prefix, const char *first)
{
	wfi_store_list list;
	WF_TRY(wfi_store_list_keys(s, prefix, true, &list));
	wf_error *err = NULL;
	for (size_t i = 0; first && i < list.n; i++)
		if (!strcmp(list.v[i].key, first))
			err = wfi_store_delete(s, first);
	/* where `first` could not go, the others stay: it names them */
	for (size_t i = 0; !err && i < list.n; i++)
		if (!first || strcmp(list.v[i].key, first))
			keep_first(&err, wfi_store_delete(s, list.v[i].key));
	wfi_store_list_free(&list);
	return err;
}

wf_error *wfi_store_check_writable(wfi_store *s)
{
	char *key = wfi_format("weft-write-check-%ld", (long)getpid()), *data = NULL;
	static const char text[] = "weft writes here\n";
	size_t size = 0;
	wf_error *err = wfi_store_put_bytes(s, key, text, sizeof text - 1);
	if (!err)
		err = wfi_store_get(s, key, sizeof text, &data, &size);
	if (!err && (size != sizeof text - 1 || memcmp(data, text, size)))
		err = wf_error_new(WF_DATA_LOSS, "%s gives back other bytes than were written", s->uri);
	if (err)
		wf_error_free(wfi_store_delete(s, key));
	else
		err = wfi_store_delete(s, key);
	wfi_free(data);
	wfi_free(key);
	return err ? wf_error_add(err, "the storage path must be a place that this user can write") : NULL;
}

char *wfi_store_location(const wfi_store *s, const char *key)
{
	return *key ? wfi_path_join(s->uri, key) : wfi_strdup(s->uri);
}
