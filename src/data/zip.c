/* zip.c: the part of the zip format that .npz files use: stored and deflated members, zip64, data descriptors (sizes are taken from the
 * directory, so what stands before or after the data does not matter). Written are stored members. */
#include "data/format.h"
#include <stdlib.h>
#include <zlib.h>

#define LOCAL 0x04034b50u
#define ENTRY 0x02014b50u
#define END 0x06054b50u
#define END64 0x06064b50u
#define LOCATOR64 0x07064b50u
#define LOCAL_SIZE 30u
#define ENTRY_SIZE 46u
#define END_SIZE 22u
#define INFLATE_MOST 1032u /* deflate cannot pack more than this into a byte */

/* ---- numbers, little-endian at any address ---- */

static uint64_t get(const unsigned char *p, int n)
{
	uint64_t x = 0;
	while (n--)
		x = x << 8 | p[n];
	return x;
}

static void put(wfi_str *out, uint64_t x, int n)
{
	for (; n--; x >>= 8) {
		char c = (char)(unsigned char)x;
		wfi_str_put(out, &c, 1);
	}
}

/* ---- reading ---- */

static wf_error *damaged(const wfi_zip *z, const char *why)
{
	return wf_error_new(WF_DATA_LOSS, "%s is no whole .npz (zip) file: %s", z->what, why);
}

typedef struct directory {
	uint64_t entries, size, offset;
} directory;

/* the record at the end, behind which only a comment stands */
static wf_error *find_end(const wfi_zip *z, size_t *at)
{
	if (z->size < END_SIZE)
		return damaged(z, "it is too short");
	size_t last = z->size - END_SIZE, first = last > 65535 ? last - 65535 : 0;
	for (size_t i = last + 1; i-- > first;)
		if (get(z->bytes + i, 4) == END && get(z->bytes + i + 20, 2) == last - i) {
			*at = i;
			return NULL;
		}
	return damaged(z, "its directory at the end is missing (cut off?)");
}

static wf_error *read_end64(const wfi_zip *z, size_t end, directory *d)
{
	if (end < 20 || get(z->bytes + end - 20, 4) != LOCATOR64)
		return NULL;
	uint64_t at = get(z->bytes + end - 12, 8);
	if (at > end - 20 || end - 20 - at < 56 || get(z->bytes + at, 4) != END64)
		return damaged(z, "its zip64 record is not where it should be");
	const unsigned char *p = z->bytes + at;
	if (get(p + 16, 4) || get(p + 20, 4))
		return damaged(z, "it is one of several parts");
	*d = (directory){ get(p + 32, 8), get(p + 40, 8), get(p + 48, 8) };
	return NULL;
}

static wf_error *read_end(const wfi_zip *z, directory *d, size_t *end)
{
	WF_TRY(find_end(z, end));
	const unsigned char *p = z->bytes + *end;
	*d = (directory){ get(p + 10, 2), get(p + 12, 4), get(p + 16, 4) };
	if (get(p + 4, 2) != 0xffff && get(p + 4, 2))
		return damaged(z, "it is one of several parts");
	WF_TRY(read_end64(z, *end, d));
	if (d->offset > *end || d->size > *end - d->offset || d->entries > d->size / ENTRY_SIZE)
		return damaged(z, "its directory does not fit into it");
	return NULL;
}

/* the 64-bit values that stand in the extra field for those that are all ones, in this order */
static bool read_extra64(const unsigned char *p, size_t n, wfi_zip_member *m)
{
	uint64_t *wide[3] = { &m->size, &m->packed, &m->header };
	bool need = false;
	for (int k = 0; k < 3; k++)
		need = need || *wide[k] == 0xffffffffu;
	while (n >= 4) {
		size_t length = (size_t)get(p + 2, 2);
		if (length > n - 4)
			return false;
		const unsigned char *q = p + 4, *stop = q + length;
		for (int k = 0; k < 3 && get(p, 2) == 1; k++)
			if (*wide[k] == 0xffffffffu) {
				if (stop - q < 8)
					return false;
				*wide[k] = get(q, 8);
				q += 8;
			}
		if (get(p, 2) == 1)
			return true;
		p += 4 + length;
		n -= 4 + length;
	}
	return !need;
}

static wf_error *check_member(const wfi_zip *z, const wfi_zip_member *m, uint64_t flags)
{
	if (flags & 1)
		return wf_error_new(WF_UNSUPPORTED, "%s: %s is encrypted", z->what, m->name);
	if (m->method != 0 && m->method != 8)
		return wf_error_new(
			WF_UNSUPPORTED,
			"%s: %s is packed by method %d; numpy's np.savez and np.savez_compressed give files that can be read",
			z->what, m->name, m->method);
	bool fits = m->method ? m->size / INFLATE_MOST <= m->packed : m->size == m->packed;
	if (!fits || m->header > z->size || z->size - m->header < LOCAL_SIZE || m->packed > z->size)
		return damaged(z, "the sizes in its directory cannot be");
	return NULL;
}

/* one entry of the directory, *at its place; moves it on */
static wf_error *read_entry(wfi_zip *z, size_t *at, size_t stop)
{
	const unsigned char *p = z->bytes + *at;
	if (stop - *at < ENTRY_SIZE || get(p, 4) != ENTRY)
		return damaged(z, "its directory is damaged");
	size_t name = (size_t)get(p + 28, 2), extra = (size_t)get(p + 30, 2), comment = (size_t)get(p + 32, 2);
	if (stop - *at - ENTRY_SIZE < name + extra + comment)
		return damaged(z, "its directory is damaged");
	wfi_zip_member *m = &z->v[z->n++];
	*m = (wfi_zip_member){ .name = wfi_strndup((const char *)p + ENTRY_SIZE, name),
			       .method = (int)get(p + 10, 2),
			       .crc = (uint32_t)get(p + 16, 4),
			       .packed = get(p + 20, 4),
			       .size = get(p + 24, 4),
			       .header = get(p + 42, 4) };
	if (strlen(m->name) != name || !read_extra64(p + ENTRY_SIZE + name, extra, m))
		return damaged(z, "its directory is damaged");
	*at += ENTRY_SIZE + name + extra + comment;
	return check_member(z, m, get(p + 8, 2));
}

wf_error *wfi_zip_open(const char *what, const void *bytes, size_t size, wfi_zip *out)
{
	*out = (wfi_zip){ .what = what, .bytes = bytes, .size = size };
	directory d = { 0 };
	size_t end = 0;
	WF_TRY(read_end(out, &d, &end));
	out->v = wfi_try_alloc((size_t)d.entries * sizeof *out->v + 1);
	if (!out->v)
		return wfi_out_of_memory((size_t)d.entries * sizeof *out->v, what);
	size_t at = (size_t)d.offset, stop = at + (size_t)d.size;
	wf_error *err = NULL;
	uint64_t packed = 0;
	for (uint64_t i = 0; !err && i < d.entries; i++) {
		err = read_entry(out, &at, stop);
		packed += out->v[i].packed < size ? out->v[i].packed : 0;
	}
	if (!err && (at != stop || packed > size)) /* more than is there: members that overlap, to unpack into an avalanche */
		err = damaged(out, "its directory is damaged");
	if (err)
		wfi_zip_close(out);
	return err;
}

void wfi_zip_close(wfi_zip *z)
{
	for (size_t i = 0; i < z->n; i++)
		wfi_free(z->v[i].name);
	wfi_free(z->v);
	z->v = NULL;
	z->n = 0;
}

static bool inflate_all(const unsigned char *in, uint64_t packed, unsigned char *out, uint64_t size)
{
	z_stream s = { 0 };
	if (inflateInit2(&s, -MAX_WBITS) != Z_OK)
		return false;
	int code = Z_OK;
	uint64_t taken = 0, made = 0;
	while (code == Z_OK) {
		uInt n = (uInt)WFI_MIN(packed - taken, (uint64_t)1 << 30), room = (uInt)WFI_MIN(size - made, (uint64_t)1 << 30);
		s.next_in = (Bytef *)(uintptr_t)(in + taken);
		s.next_out = out + made;
		s.avail_in = n;
		s.avail_out = room;
		code = inflate(&s, Z_NO_FLUSH);
		taken += n - s.avail_in;
		made += room - s.avail_out;
		if (n == s.avail_in && room == s.avail_out && code == Z_OK)
			code = Z_BUF_ERROR;
	}
	inflateEnd(&s);
	return code == Z_STREAM_END && taken == packed && made == size;
}

static uint32_t crc_of(const unsigned char *p, uint64_t n)
{
	uLong crc = crc32(0, NULL, 0);
	for (uint64_t at = 0, k; at < n; at += k) {
		k = WFI_MIN(n - at, (uint64_t)1 << 30);
		crc = crc32(crc, p + at, (uInt)k);
	}
	return (uint32_t)crc;
}

wf_error *wfi_zip_read(const wfi_zip *z, size_t i, const unsigned char **data, void **scratch)
{
	const wfi_zip_member *m = &z->v[i];
	const unsigned char *p = z->bytes + m->header;
	*scratch = NULL;
	size_t skip = LOCAL_SIZE + (size_t)get(p + 26, 2) + (size_t)get(p + 28, 2);
	if (get(p, 4) != LOCAL || z->size - m->header < skip || z->size - m->header - skip < m->packed)
		return damaged(z, "a member is not where its directory says");
	size_t name = strlen(m->name);
	if (get(p + 26, 2) != name || memcmp(p + LOCAL_SIZE, m->name, name))
		return damaged(z, "a member has another name than in its directory");
	*data = p + skip;
	if (m->method) {
		unsigned char *out = m->size < SIZE_MAX ? wfi_try_alloc((size_t)m->size + 1) : NULL;
		if (!out)
			return wfi_out_of_memory((size_t)m->size, z->what);
		*scratch = out;
		if (!inflate_all(*data, m->packed, out, m->size))
			return wf_error_new(WF_DATA_LOSS, "%s: %s cannot be unpacked: its bytes are damaged", z->what, m->name);
		*data = out;
	}
	if (crc_of(*data, m->size) != m->crc)
		return wf_error_new(WF_DATA_LOSS, "%s: the checksum of %s is wrong: its bytes are damaged", z->what, m->name);
	return NULL;
}

/* ---- writing ---- */

/* what local header and directory entry have in common */
static void put_common(const wfi_zip_member *m, bool wide, wfi_str *out)
{
	put(out, wide ? 45 : 20, 2); /* version that is needed */
	put(out, 1 << 11, 2);        /* names are UTF-8 */
	put(out, 0, 2);              /* stored */
	put(out, 0, 2);              /* midnight … */
	put(out, 0x21, 2);           /* … of 1980-01-01: equal content gives equal files */
	put(out, m->crc, 4);
	put(out, wide ? 0xffffffffu : m->size, 4);
	put(out, wide ? 0xffffffffu : m->size, 4);
	put(out, strlen(m->name), 2);
}

void wfi_zip_add(wfi_zip_out *z, const char *name, uint32_t crc, uint64_t size, wfi_str *out)
{
	if (!(z->n & (z->n - 1)))
		z->v = wfi_realloc(z->v, (z->n ? 2 * z->n : 1) * sizeof *z->v);
	wfi_zip_member *m = &z->v[z->n++];
	*m = (wfi_zip_member){ .name = wfi_strdup(name), .crc = crc, .packed = size, .size = size, .header = z->at };
	bool wide = z->zip64 || size >= 0xffffffffu;
	size_t before = out->n;
	put(out, LOCAL, 4);
	put_common(m, wide, out);
	put(out, wide ? 20 : 0, 2);
	wfi_str_add(out, "%s", name);
	if (wide) {
		put(out, 1, 2);
		put(out, 16, 2);
		put(out, size, 8);
		put(out, size, 8);
	}
	z->at += out->n - before + size;
}

static void put_entry(const wfi_zip_out *z, const wfi_zip_member *m, wfi_str *out)
{
	bool wide = z->zip64 || m->size >= 0xffffffffu || m->header >= 0xffffffffu;
	put(out, ENTRY, 4);
	put(out, 0x0314, 2); /* made on Unix */
	put_common(m, wide, out);
	put(out, wide ? 28 : 0, 2);
	put(out, 0, 2);
	put(out, 0, 2);
	put(out, 0, 2);
	put(out, 0100644u << 16, 4); /* an ordinary file */
	put(out, wide ? 0xffffffffu : m->header, 4);
	wfi_str_add(out, "%s", m->name);
	if (wide) {
		put(out, 1, 2);
		put(out, 24, 2);
		put(out, m->size, 8);
		put(out, m->size, 8);
		put(out, m->header, 8);
	}
}

void wfi_zip_finish(wfi_zip_out *z, wfi_str *out)
{
	uint64_t start = z->at;
	for (size_t i = 0; i < z->n; i++)
		put_entry(z, &z->v[i], out);
	uint64_t size = out->n;
	bool wide = z->zip64 || z->n >= 0xffff || start + size >= 0xffffffffu;
	if (wide) {
		put(out, END64, 4);
		put(out, 44, 8);
		put(out, 0x032d, 2);
		put(out, 45, 2);
		put(out, 0, 8);
		put(out, z->n, 8);
		put(out, z->n, 8);
		put(out, size, 8);
		put(out, start, 8);
		put(out, LOCATOR64, 4);
		put(out, 0, 4);
		put(out, start + size, 8);
		put(out, 1, 4);
	}
	put(out, END, 4);
	put(out, 0, 4);
	put(out, wide ? 0xffff : z->n, 2);
	put(out, wide ? 0xffff : z->n, 2);
	put(out, wide ? 0xffffffffu : size, 4);
	put(out, wide ? 0xffffffffu : start, 4);
	put(out, 0, 2);
	for (size_t i = 0; i < z->n; i++)
		wfi_free(z->v[i].name);
	wfi_free(z->v);
	z->v = NULL;
	z->n = 0;
}
