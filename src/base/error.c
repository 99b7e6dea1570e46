/* error.c: failures: a code, one message, the places it passed through, notes for the reader. */
#include <stdatomic.h>
#include <stdlib.h>
#include "base/base.h"

struct wf_error {
	atomic_int refs;
	wf_code code;
	char *message;
	char **notes;
	size_t n_notes;
	int n_places;
	char *text;      /* made anew when something is added */
};

enum { MAX_PLACES = 4, MAX_NOTES = 64 };

static const char *const code_names[] = { "ok", "invalid argument", "not found", "already exists", "data loss", "out of memory", "input/output error",
	"timeout", "aborted", "unsupported", "non-finite value", "worker failed", "check failed", "internal error" };

const char *wf_code_name(wf_code code)
{
	return (unsigned)code < WFI_COUNT(code_names) ? code_names[code] : "unknown error";
}

static void render(wf_error *e)
{
	wfi_str s = { 0 };

	wfi_str_add(&s, "%s", e->message);
	for (size_t i = 0; i < e->n_notes; i++)
		wfi_str_add(&s, "\n  %s", e->notes[i]);
	free(e->text);
	e->text = wfi_str_take(&s);
}

static wf_error *make(wf_code code, char *message)
{
	wf_error *e = wfi_alloc(sizeof *e);

	e->refs = 1;
	e->code = code == WF_OK ? WF_INTERNAL : code;
	e->message = message;
	render(e);
	return e;
}

wf_error *wf_error_new(wf_code code, const char *format, ...)
{
	va_list ap;

	va_start(ap, format);
	char *message = wfi_vformat(format, ap);
	va_end(ap);
	return make(code, message);
}

static void add_note(wf_error *e, char *note)
{
	if (e->n_notes == MAX_NOTES) {
		wfi_free(note);
		return;
	}
	e->notes = wfi_realloc(e->notes, (e->n_notes + 1) * sizeof *e->notes);
	e->notes[e->n_notes++] = note;
	render(e);
}

wf_error *wf_error_note(wf_error *err, const char *file, int line)
{
	if (!err || err->n_places >= MAX_PLACES)
		return err;
	char *place = wfi_format("at %s:%d", file, line);
	if (err->n_notes && !strcmp(err->notes[err->n_notes - 1], place)) { /* WF_TRY(wf_call(…)) is one place */
		wfi_free(place);
		return err;
	}
	err->n_places++;
	add_note(err, place);
	return err;
}

wf_error *wf_error_add(wf_error *err, const char *format, ...)
{
	va_list ap;

	if (!err)
		return NULL;
	va_start(ap, format);
	add_note(err, wfi_vformat(format, ap));
	va_end(ap);
	return err;
}

wf_error *wf_error_retain(const wf_error *err)
{
	wf_error *e = (wf_error *)(uintptr_t)err; /* the count is not part of the value */

	if (e)
		atomic_fetch_add(&e->refs, 1);
	return e;
}

wf_error *wfi_error_copy(const wf_error *err)
{
	if (!err)
		return NULL;
	wf_error *e = make(err->code, wfi_strdup(err->message));
	for (size_t i = 0; i < err->n_notes; i++)
		add_note(e, wfi_strdup(err->notes[i]));
	e->n_places = err->n_places;
	return e;
}

void wf_error_free(wf_error *err)
{
	if (!err || atomic_fetch_sub(&err->refs, 1) != 1)
		return;
	for (size_t i = 0; i < err->n_notes; i++)
		free(err->notes[i]);
	free(err->notes);
	free(err->message);
	free(err->text);
	free(err);
}

wf_code wf_error_code(const wf_error *err)
{
	return err ? err->code : WF_OK;
}

const char *wf_error_message(const wf_error *err)
{
	return err ? err->message : "";
}

const char *wf_error_text(const wf_error *err)
{
	return err ? err->text : "";
}

void wf_must(wf_error *err)
{
	if (!err)
		return;
	fflush(stdout);
	fprintf(stderr, "error (%s): %s\n", wf_code_name(err->code), err->text);
	wf_error_free(err);
	exit(1);
}

wf_error *wfi_out_of_memory(size_t bytes, const char *what)
{
	return wf_error_new(WF_OUT_OF_MEMORY, "no memory for %zu bytes of %s", bytes, what);
}

wf_error *wfi_errno(int err, const char *format, ...)
{
	va_list ap;

	va_start(ap, format);
	char *what = wfi_vformat(format, ap);
	va_end(ap);
	wf_error *e = wf_error_new(WF_IO, "%s: %s", what, strerror(err));
	wfi_free(what);
	return e;
}

wf_error *wfi_error_remake(wf_code code, const char *message, const char *const *notes, size_t n_notes)
{
	wf_error *e = make(code, wfi_strdup(message ? message : "unknown error"));

	for (size_t i = 0; i < n_notes; i++)
		add_note(e, wfi_strdup(notes[i]));
	e->n_places = MAX_PLACES;
	return e;
}

size_t wfi_error_notes(const wf_error *err, const char *const **notes)
{
	if (notes)
		*notes = err ? (const char *const *)err->notes : NULL;
	return err ? err->n_notes : 0;
}
