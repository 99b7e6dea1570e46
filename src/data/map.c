/* map.c: files as bytes without reading them. */
#include "data/format.h"
#include <errno.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

/* the same file, unpacked */
static wf_error *unpack(wfi_mapping *m)
{
	char *bytes = NULL;
	size_t size = 0;
	wf_error *err = wfi_read_file(m->path, SIZE_MAX, &bytes, &size);
	if (!err)
		err = wfi_gunzip(m->path, &bytes, &size);
	if (err) {
		wfi_free(bytes);
		return err;
	}
	munmap((void *)(uintptr_t)m->bytes, m->size);
	close(m->fd);
	*m = (wfi_mapping){ .path = m->path, .bytes = (unsigned char *)bytes, .size = size, .fd = -1 };
	return NULL;
}

static wf_error *map(wfi_mapping *m)
{
	struct stat st;
	m->fd = open(m->path, O_RDONLY | O_CLOEXEC);
	if (m->fd < 0)
		return errno == ENOENT ? wf_error_new(WF_NOT_FOUND, "%s: no such file", m->path)
				       : wfi_errno(errno, "%s", m->path);
	if (fstat(m->fd, &st))
		return wfi_errno(errno, "%s", m->path);
	m->size = (size_t)st.st_size;
	m->bytes = (const unsigned char *)"";
	if (!m->size)
		return NULL;
	void *bytes = mmap(NULL, m->size, PROT_READ, MAP_SHARED, m->fd, 0);
	if (bytes == MAP_FAILED) {
		m->size = 0;
		return wfi_errno(errno, "%s cannot be mapped into memory", m->path);
	}
	m->bytes = bytes;
	return m->size >= 2 && m->bytes[0] == 0x1f && m->bytes[1] == 0x8b ? unpack(m) : NULL;
}

wf_error *wfi_map_file(const char *path, wfi_mapping *out)
{
	WF_TRY(wfi_check_regular(path));
	*out = (wfi_mapping){ .path = wfi_strdup(path), .fd = -1 };
	wf_error *err = map(out);
	if (err)
		wfi_unmap(out);
	return err;
}

void wfi_unmap(wfi_mapping *m)
{
	if (m->fd < 0) {
		wfi_free((void *)(uintptr_t)m->bytes);
	} else {
		if (m->size)
			munmap((void *)(uintptr_t)m->bytes, m->size);
		close(m->fd);
	}
	wfi_free(m->path);
	*m = (wfi_mapping){ .fd = -1 };
}

wf_error *wfi_mapping_check(const wfi_mapping *m)
{
	struct stat st;
	if (m->fd < 0)
		return NULL;
	if (fstat(m->fd, &st))
		return wfi_errno(errno, "%s", m->path);
	return (uint64_t)st.st_size >= m->size
		       ? NULL
		       : wf_error_new(WF_DATA_LOSS, "%s has become shorter while it is read: it had %zu bytes, now %lld", m->path,
				      m->size, (long long)st.st_size);
}

/* ---- several ---- */

void wfi_mappings_close(void *owner)
{
	wfi_mappings *m = owner;
	for (int i = 0; i < m->n; i++)
		wfi_unmap(&m->v[i]);
	wfi_free(m->v);
	wfi_free(m);
}

wf_error *wfi_mappings_check(void *owner)
{
	const wfi_mappings *m = owner;
	for (int i = 0; i < m->n; i++)
		WF_TRY(wfi_mapping_check(&m->v[i]));
	return NULL;
}

wf_error *wfi_map_files(int n, const char *const *path, wfi_mappings **out)
{
	wfi_mappings *m = wfi_alloc(sizeof *m);
	wf_error *err = NULL;
	m->v = wfi_alloc((size_t)n * sizeof *m->v);
	for (; !err && m->n < n; m->n += !err)
		err = wfi_map_file(path[m->n], &m->v[m->n]);
	if (err) {
		wfi_mappings_close(m);
		return err;
	}
	*out = m;
	return NULL;
}
