/* store.h: where runs keep their files: named objects behind one table of functions. An object is written whole or not at all, and
 * is durable when put returns. Nothing is ever renamed, so an object store (S3) fits as well as a folder. Who wants several objects
 * to appear at once writes the one that names the others last (checkpoint.h does).
 *
 * Keys are relative, parts joined by '/', such as "checkpoint_000010/manifest.json". A part is not empty, not "." or "..", has no
 * '\\', no control character, at most 255 bytes, and does not begin with ".wfi-" (kept for files in the making). */
#ifndef WFI_STORE_H
#define WFI_STORE_H
#include "base/base.h"

typedef struct wfi_store wfi_store;

typedef struct wfi_store_entry { char *key; uint64_t size; } wfi_store_entry; /* a folder: key ends in '/', size 0 */
typedef struct wfi_store_list { size_t n; wfi_store_entry *v; } wfi_store_list; /* sorted by key (bytes) */

typedef struct wfi_store_vtable {
	const char *name;
	/* replaces what was there; after an error the old object, none or the new one is there, never a mixture or a part */
	wf_error *(*put)(wfi_store *s, const char *key, const wfi_piece *pieces, size_t n);
	/* exactly one of several writers wins; the others get WF_ALREADY_EXISTS */
	wf_error *(*put_if_absent)(wfi_store *s, const char *key, const wfi_piece *pieces, size_t n);
	/* bytes from.. (at most `most` of them; fewer at the object's end) in new memory with a NUL beyond them; WF_NOT_FOUND */
	wf_error *(*get)(wfi_store *s, const char *key, uint64_t from, size_t most, char **data, size_t *size);
	/* objects whose key begins with prefix. deep false: only up to the next '/', what lies below comes as one folder entry */
	wf_error *(*list)(wfi_store *s, const char *prefix, bool deep, wfi_store_list *out);
	/* an object that is not there is no error */
	wf_error *(*delete)(wfi_store *s, const char *key);
	void (*close)(wfi_store *s);
} wfi_store_vtable;

struct wfi_store {
	const wfi_store_vtable *v;
	char *uri;   /* for people and messages: the folder's absolute path, "memory:" … */
	int refs;    /* atomic */
};

/* By URI: a path or file:///path (made at the first put). Other schemes: WF_UNSUPPORTED. */
wf_error *wfi_store_open(const char *uri, wfi_store **out);
wfi_store *wfi_store_retain(wfi_store *s);
void wfi_store_close(wfi_store *s);

/* ---- what users call: keys are checked, errors say store and key ---- */
wf_error *wfi_store_put(wfi_store *s, const char *key, const wfi_piece *pieces, size_t n);
wf_error *wfi_store_put_bytes(wfi_store *s, const char *key, const void *data, size_t size);
wf_error *wfi_store_put_if_absent(wfi_store *s, const char *key, const void *data, size_t size);
/* all of it; longer than limit is an error */
wf_error *wfi_store_get(wfi_store *s, const char *key, size_t limit, char **data, size_t *size);
wf_error *wfi_store_get_range(wfi_store *s, const char *key, uint64_t from, size_t most, char **data, size_t *size);
wf_error *wfi_store_list_keys(wfi_store *s, const char *prefix, bool deep, wfi_store_list *out);
void wfi_store_list_free(wfi_store_list *l);
wf_error *wfi_store_delete(wfi_store *s, const char *key);
/* every object whose key begins with prefix, but `first` (may be NULL) before the others */
wf_error *wfi_store_delete_all(wfi_store *s, const char *prefix, const char *first);
/* Fails now rather than after an hour: writes, reads back and deletes a small object. */
wf_error *wfi_store_check_writable(wfi_store *s);
/* "/path/of/run/checkpoint_000010"; caller frees with wfi_free */
char *wfi_store_location(const wfi_store *s, const char *key);

/* ---- a store in memory, for tests, with faults ---- */
typedef enum wfi_fault_kind {
	WFI_FAULT_NONE,
	WFI_FAULT_FAIL,   /* the operation does nothing and fails, as with a full disk */
	WFI_FAULT_LOST,   /* the operation is done, but fails (a lost answer) */
	WFI_FAULT_CRASH   /* this and every later operation do nothing and fail: the process died here */
} wfi_fault_kind;
wfi_store *wfi_store_memory(void);
/* the fault strikes at the nth operation from now that changes something (put, put_if_absent, delete), 1 is the next; any: reads and lists count too */
void wfi_store_memory_fault(wfi_store *s, wfi_fault_kind kind, int nth, bool any);
/* how many such operations were called since the last wfi_store_memory_fault */
int wfi_store_memory_operations(const wfi_store *s, bool any);
/* damage: both assert that the object is there */
void wfi_store_memory_truncate(wfi_store *s, const char *key, size_t size);
void wfi_store_memory_alter(wfi_store *s, const char *key, size_t at, unsigned char xor_with);

#endif
