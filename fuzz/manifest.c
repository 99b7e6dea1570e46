/* manifest.c: a checkpoint's manifest without its checksum. One that passes the checks is given the files that it names, with bytes that
 * do not matter, and must load; written again it must be the same. */
#include <stdlib.h>
#include "store/manifest.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#define BYTES_MOST 100000u

static bool small(const wfi_manifest *m)
{
	uint64_t sum = 0;
	for (size_t i = 0; i < m->n_files; i++)
		sum += m->file[i].bytes < BYTES_MOST ? m->file[i].bytes : BYTES_MOST;
	for (size_t i = 0; i < m->n_tensors; i++)
		sum += wfi_type_bytes(&m->tensor[i].type) < BYTES_MOST ? wfi_type_bytes(&m->tensor[i].type) : BYTES_MOST;
	return sum < BYTES_MOST;
}

static wf_error *put_files(wfi_store *s, wfi_manifest *m)
{
	static const char zero[BYTES_MOST];
	for (size_t i = 0; i < m->n_files; i++) {
		char *key = wfi_format("c/%s", m->file[i].name);
		wf_error *err = wfi_store_put_bytes(s, key, zero, (size_t)m->file[i].bytes);
		wfi_free(key);
		WF_TRY(err);
		wfi_xxh3_text(XXH3_128bits(zero, (size_t)m->file[i].bytes), m->file[i].xxh3);
	}
	return NULL;
}

static wf_error *load(wfi_store *s, wf_tree **t)
{
	wf_checkpoint *c = NULL;
	WF_TRY(wfi_checkpoint_open(s, "c", &c));
	wf_error *err = wf_checkpoint_load(c, t);
	wf_checkpoint_free(c);
	return err;
}

static bool unique_names(const wfi_manifest *m)
{
	for (size_t i = 0; i < m->n_files; i++)
		for (size_t k = 0; k < i; k++)
			if (!strcmp(m->file[i].name, m->file[k].name))
				return false;
	return true;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	WF_TREES(t);
	wfi_manifest m;
	char *text = wfi_strndup((const char *)data, size);
	wf_error *err = wfi_manifest_read_json("f", text, &m);
	wfi_free(text);
	if (err) {
		wf_error_free(err);
		return 0;
	}
	wfi_store *s = wfi_store_memory();
	wfi_str again = { 0 };
	err = small(&m) && unique_names(&m) ? put_files(s, &m) : wf_error_new(WF_UNSUPPORTED, "too large for a test");
	if (!err) {
		err = wfi_manifest_write(&m, &again);
		if (!err)
			err = wfi_store_put_bytes(s, "c/manifest.json", again.s, again.n);
		if (!err)
			err = load(s, &t);
		if (err) {
			fprintf(stderr, "%s\n%s\n", wf_error_text(err), again.s);
			abort();
		}
	}
	wf_error_free(err);
	wfi_str_free(&again);
	wfi_store_close(s);
	wfi_arena_free(m.arena);
	return 0;
}
