/* frame.h: messages between controller and workers: a length-prefixed JSON object with, sometimes, raw bytes behind it.
 *
 *   "WEF1", u32 length of the JSON text, u32 length of the raw bytes (both little-endian), JSON, bytes
 *
 * The receiver sets bounds; what does not begin like a frame or exceeds them ends the connection. */
#ifndef WFI_FRAME_H
#define WFI_FRAME_H
#include "train/json.h"

enum { WFI_FRAME_HEADER = 12, WFI_FRAME_JSON_MAX = 16 << 20, WFI_FRAME_BLOB_MAX = 1 << 30, WFI_FRAME_HELLO_MAX = 4096 };

typedef struct wfi_frames {
	char *buf;
	size_t begin, end, cap;
	size_t json_max, blob_max;   /* bounds of what may come */
} wfi_frames;

typedef struct wfi_frame {
	cJSON *json;                 /* the caller deletes it; NULL: no whole frame is there yet */
	const char *blob;            /* borrowed until the next call */
	size_t blob_size;
} wfi_frame;

/* appends a frame to out */
void wfi_frame_make(wfi_str *out, const char *json, size_t n, const void *blob, size_t blob_size);
/* room for at least `most` bytes at the end: read there, then say how many came */
char *wfi_frames_room(wfi_frames *f, size_t most);
static inline void wfi_frames_came(wfi_frames *f, size_t n) { f->end += n; }
/* WF_DATA_LOSS: these bytes are no frame; the connection is of no more use */
wf_error *wfi_frames_next(wfi_frames *f, wfi_frame *out);
void wfi_frames_free(wfi_frames *f);

/* compares secrets in a time that does not depend on where they differ */
bool wfi_secret_equal(const char *a, const char *b);

#endif
