/* frame.c: length-prefixed messages. */
#include "train/frame.h"

static void put32(char *p, size_t x)
{
	for (int i = 0; i < 4; i++)
		p[i] = (char)(x >> (8 * i));
}

static size_t get32(const char *p)
{
	size_t x = 0;

	for (int i = 0; i < 4; i++)
		x |= (size_t)(unsigned char)p[i] << (8 * i);
	return x;
}

void wfi_frame_make(wfi_str *out, const char *json, size_t n, const void *blob, size_t blob_size)
{
	char header[WFI_FRAME_HEADER] = "WEF1";

	put32(header + 4, n);
	put32(header + 8, blob_size);
	wfi_str_put(out, header, sizeof header);
	wfi_str_put(out, json, n);
	if (blob_size)
		wfi_str_put(out, blob, blob_size);
}

char *wfi_frames_room(wfi_frames *f, size_t most)
{
	if (f->begin == f->end)
		f->begin = f->end = 0;
	if (f->cap - f->end < most && f->begin) {
		memmove(f->buf, f->buf + f->begin, f->end - f->begin);
		f->end -= f->begin;
		f->begin = 0;
	}
	if (f->cap - f->end < most) {
		f->cap = WFI_MAX(2 * f->cap, f->end + most);
		f->buf = wfi_realloc(f->buf, f->cap);
	}
	return f->buf + f->end;
}

wf_error *wfi_frames_next(wfi_frames *f, wfi_frame *out)
{
	size_t have = f->end - f->begin;
	const char *p = have ? f->buf + f->begin : "";

	*out = (wfi_frame){ 0 };
	if (have && memcmp(p, "WEF1", WFI_MIN(have, 4)) != 0)
		return wf_error_new(WF_DATA_LOSS, "what came is not weft's protocol");
	if (have < WFI_FRAME_HEADER)
		return NULL;
	size_t n = get32(p + 4), blob = get32(p + 8);
	if (n > f->json_max || blob > f->blob_max)
		return wf_error_new(WF_DATA_LOSS, "a message of %zu + %zu bytes came, at most %zu + %zu are taken", n, blob, f->json_max, f->blob_max);
	if (have < WFI_FRAME_HEADER + n + blob)
		return NULL;
	WF_TRY(wfi_json_parse(p + WFI_FRAME_HEADER, n, "a message", &out->json));
	out->blob = p + WFI_FRAME_HEADER + n;
	out->blob_size = blob;
	f->begin += WFI_FRAME_HEADER + n + blob;
	return NULL;
}

void wfi_frames_free(wfi_frames *f)
{
	wfi_free(f->buf);
	*f = (wfi_frames){ 0 };
}

bool wfi_secret_equal(const char *a, const char *b)
{
	size_t n = strlen(a), m = strlen(b);
	unsigned char difference = n != m;

	for (size_t i = 0; i < n && i < m; i++)
		difference |= (unsigned char)(a[i] ^ b[i]);
	return !difference;
}
