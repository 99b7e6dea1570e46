/* tokens.c: windows over a sequence of tokens, and files of tokens. */
#include "data/format.h"
#include <inttypes.h>

/* ---- windows ---- */

typedef struct windows {
	wfi_windows w;
	int64_t rows, most; /* the largest token */
	char *name;
	wf_source_column columns[2];
} windows;

static wf_error *windows_rows(void *user, int64_t *rows)
{
	*rows = ((const windows *)user)->rows;
	return NULL;
}

static wf_error *windows_columns(void *user, const wf_source_column **columns, int *n)
{
	*columns = ((const windows *)user)->columns;
	*n = 2;
	return NULL;
}

static uint32_t token_at(const wfi_windows *w, int64_t i)
{
	const unsigned char *p = w->bytes + (size_t)i * w->width;
	uint32_t x = p[0];
	if (w->width > 1)
		x |= (uint32_t)p[1] << 8;
	if (w->width > 2)
		x |= (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
	return x;
}

/* n tokens from first on as i32; returns the largest. A loop for each width, so that the compiler makes vectors of them. */
static uint32_t widen(const wfi_windows *w, int64_t first, int64_t n, int32_t *out)
{
	const unsigned char *p = w->bytes + (size_t)first * w->width;
	uint32_t most = 0;
	if (w->width == 1)
		for (int64_t i = 0; i < n; i++) {
			out[i] = p[i];
			most = WFI_MAX(most, (uint32_t)p[i]);
		}
	else if (w->width == 2)
		for (int64_t i = 0; i < n; i++) {
			uint32_t x = p[2 * i] | (uint32_t)p[2 * i + 1] << 8;
			out[i] = (int32_t)x;
			most = WFI_MAX(most, x);
		}
	else
		for (int64_t i = 0; i < n; i++) {
			uint32_t x = token_at(w, first + i);
			out[i] = (int32_t)x;
			most = WFI_MAX(most, x);
		}
	return most;
}

/* n tokens from first on, which must be in range */
static wf_error *read_tokens(const windows *s, int64_t first, int64_t n, int32_t *out)
{
	if (widen(&s->w, first, n, out) <= s->most)
		return NULL;
	for (n += first - 1; first < n && token_at(&s->w, first) <= s->most;)
		first++;
	return wf_error_new(WF_DATA_LOSS, "%s: token %lld (from 0) is %" PRIu32 "; 0 to %lld were expected", s->name, (long long)first,
			    token_at(&s->w, first), (long long)s->most);
}

/* x and y of the window that begins with token first; either may be NULL */
static wf_error *read_window(const windows *s, int64_t first, int32_t *x, int32_t *y)
{
	int64_t n = s->w.length;
	if (x)
		WF_TRY(read_tokens(s, first, n, x));
	if (!y)
		return NULL;
	if (!x)
		return read_tokens(s, first + 1, n, y);
	memcpy(y, x + 1, (size_t)(n - 1) * sizeof *y);
	return read_tokens(s, first + n, 1, y + n - 1);
}

static wf_error *windows_read(void *user, const wf_source_read *r)
{
	const windows *s = user;
	int32_t *x = r->columns[0], *y = r->columns[1];
	if (s->w.check)
		WF_TRY(s->w.check(s->w.owner));
	for (int64_t i = 0; (x || y) && i < r->n; i++)
		WF_TRY(read_window(s, r->rows[i] * s->w.stride, x ? x + i * s->w.length : NULL, y ? y + i * s->w.length : NULL));
	return NULL;
}

static void windows_close(void *user)
{
	windows *s = user;
	if (s->w.close)
		s->w.close(s->w.owner);
	wfi_free(s->name);
	wfi_free(s);
}

static wf_error *check_windows(const wfi_windows *w)
{
	if (w->length < 1 || w->stride < 0 || w->vocab < 0)
		return wf_error_new(
			WF_INVALID_ARGUMENT,
			"%s: length, the tokens of a row, must be at least 1 (%lld), stride and vocab not negative (%lld, %lld)",
			w->name, (long long)w->length, (long long)w->stride, (long long)w->vocab);
	if (w->tokens <= w->length)
		return wf_error_new(WF_INVALID_ARGUMENT, "%s has %lld tokens: too few for a row of %lld and the one that follows",
				    w->name, (long long)w->tokens, (long long)w->length);
	return NULL;
}

wf_error *wfi_dataset_from_windows(wfi_windows w, wf_dataset **out)
{
	wf_error *err = check_windows(&w);
	if (err) {
		if (w.close)
			w.close(w.owner);
		return err;
	}
	windows *s = wfi_alloc(sizeof *s);
	w.stride = w.stride ? w.stride : w.length;
	*s = (windows){ .w = w,
			.rows = (w.tokens - 1 - w.length) / w.stride + 1,
			.name = wfi_strdup(w.name),
			.most = w.vocab ? WFI_MIN(w.vocab - 1, (int64_t)INT32_MAX) : INT32_MAX };
	s->w.name = s->name;
	for (int i = 0; i < 2; i++)
		s->columns[i] = (wf_source_column){ .name = i ? "y" : "x", .dtype = WF_I32, .rank = 1, .shape = { w.length } };
	WF_TRY(wf_dataset_from_source((wf_source){ .name = s->name,
						   .rows = windows_rows,
						   .columns = windows_columns,
						   .read = windows_read,
						   .close = windows_close,
						   .user = s },
				      out));
	(*out)->skips = true;
	return NULL;
}

/* ---- files ---- */

#define HEADER 1024         /* bytes: 256 numbers of 32 bits: magic, version, tokens */
#define EVALUATION 20240522 /* llm.c's files of questions with several answers */

static const struct {
	uint32_t magic, version;
	wf_dtype dtype;
} headers[] = { { 20240520, 1, WF_U16 }, { 20240801, 7, WF_U32 } };

static uint32_t header_word(const unsigned char *bytes, int i)
{
	return token_at(&(wfi_windows){ .bytes = bytes, .width = 4 }, i);
}

static wf_error *read_header(const char *what, const unsigned char *bytes, size_t size, size_t i, const wf_token_opts *o,
			     wfi_windows *out)
{
	uint32_t version = header_word(bytes, 1), tokens = header_word(bytes, 2);
	if (version != headers[i].version)
		return wf_error_new(WF_UNSUPPORTED,
				    "%s has version %" PRIu32 " of llm.c's format with magic %" PRIu32 "; %" PRIu32
				    " can be read",
				    what, version, headers[i].magic, headers[i].version);
	if (o->dtype && o->dtype != headers[i].dtype)
		return wf_error_new(WF_INVALID_ARGUMENT, "%s has %s tokens by its header; %s were asked for", what,
				    wf_dtype_name(headers[i].dtype), wf_dtype_name(o->dtype));
	out->width = wf_dtype_size(headers[i].dtype);
	out->tokens = tokens;
	out->bytes = bytes + HEADER;
	if ((uint64_t)tokens * out->width != size - HEADER)
		return wf_error_new(WF_DATA_LOSS,
				    "%s has %zu bytes of tokens, but its header says %" PRIu32 " tokens of %zu bytes%s", what,
				    size - HEADER, tokens, out->width,
				    (uint64_t)tokens * out->width > size - HEADER ? ": it is cut off" : "");
	return NULL;
}

wf_error *wfi_tokens_parse(const char *what, const unsigned char *bytes, size_t size, const wf_token_opts *o, wfi_windows *out)
{
	if (o->dtype && o->dtype != WF_U16 && o->dtype != WF_U32)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_dataset_tokens: files have u16 or u32 tokens; dtype %s came",
				    wf_dtype_name(o->dtype));
	for (size_t i = 0; !o->raw && size >= 12 && i < WFI_COUNT(headers); i++)
		if (header_word(bytes, 0) == headers[i].magic && (size >= HEADER || header_word(bytes, 1) == headers[i].version)) {
			if (size < HEADER)
				return wf_error_new(WF_DATA_LOSS, "%s has %zu bytes, and begins as llm.c's header of %d bytes: it is cut off", what,
						    size, HEADER);
			return read_header(what, bytes, size, i, o, out);
		}
	if (!o->raw && size >= HEADER && header_word(bytes, 0) == EVALUATION)
		return wf_error_new(WF_UNSUPPORTED,
				    "%s has questions with several answers (llm.c's magic %d), not tokens of a text", what,
				    EVALUATION);
	out->width = o->dtype == WF_U32 ? 4 : 2;
	if (size % out->width)
		return wf_error_new(WF_DATA_LOSS, "%s has %zu bytes: no whole number of tokens of %zu bytes", what, size,
				    out->width);
	out->tokens = (int64_t)(size / out->width);
	out->bytes = bytes;
	return NULL;
}

wf_error *wf_dataset_tokens(const char *path, wf_token_opts o, wf_dataset **out)
{
	if (!path || !out)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_dataset_tokens: the path or the place for the dataset is NULL");
	wfi_mappings *m = NULL;
	WF_TRY(wfi_map_files(1, &path, &m));
	wfi_windows w = { .name = path,
			  .length = o.length,
			  .stride = o.stride,
			  .vocab = o.vocab,
			  .check = wfi_mappings_check,
			  .close = wfi_mappings_close,
			  .owner = m };
	wf_error *err = wfi_tokens_parse(path, m->v[0].bytes, m->v[0].size, &o, &w);
	if (err) {
		wfi_mappings_close(m);
		return err;
	}
	return wfi_dataset_from_windows(w, out);
}
