/* text.c: a text as windows of tokens. Bytes are the file itself, mapped; other tokens are made at once and kept in memory. */
#include "data/format.h"
#include "data/tokenizer.h"

static bool is_bytes(const wf_tokenizer *t)
{
	bool same = !t || (!t->n_merges && !t->n_added && t->pattern == WFI_WHOLE);
	for (int i = 0; t && same && i < 256; i++)
		same = t->byte[i] == i;
	return same;
}

static void free_tokens(void *owner)
{
	wfi_free(owner);
}

static wf_error *from_tokens(const char *path, const wf_text_opts *o, wf_dataset **out)
{
	wfi_mapping m = { 0 };
	int32_t *tokens = NULL;
	size_t n = 0;
	WF_TRY(wfi_map_file(path, &m));
	wf_error *err = wf_tokenizer_encode(o->tokenizer, (const char *)m.bytes, m.size,
					    (wf_encode_opts){ .special = o->special }, &tokens, &n);
	wfi_unmap(&m);
	if (err)
		return wf_error_add(err, "while reading the text %s", path);
	return wfi_dataset_from_windows((wfi_windows){ .name = path,
						       .bytes = (const unsigned char *)tokens,
						       .width = sizeof *tokens,
						       .tokens = (int64_t)n,
						       .length = o->length,
						       .stride = o->stride,
						       .close = free_tokens,
						       .owner = tokens },
					out);
}

wf_error *wf_dataset_text(const char *path, wf_text_opts o, wf_dataset **out)
{
	wfi_mappings *m = NULL;
	if (!path || !out)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_dataset_text: the path or the place for the dataset is NULL");
	if (!is_bytes(o.tokenizer))
		return from_tokens(path, &o, out);
	WF_TRY(wfi_map_files(1, &path, &m));
	return wfi_dataset_from_windows((wfi_windows){ .name = path,
						       .bytes = m->v[0].bytes,
						       .width = 1,
						       .tokens = (int64_t)m->v[0].size,
						       .length = o.length,
						       .stride = o.stride,
						       .check = wfi_mappings_check,
						       .close = wfi_mappings_close,
						       .owner = m },
					out);
}
