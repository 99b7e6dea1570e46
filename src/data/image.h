/* image.h: images inside: decoders over bytes in memory, so that tests and fuzzers reach them, and shapes. For this folder only. */
#ifndef WFI_DATA_IMAGE_H
#define WFI_DATA_IMAGE_H
#include <weft/image.h>
#include "data/format.h"

#define WFI_SIDE_MOST 65500
#define WFI_PIXELS_MOST (1 << 27)

typedef struct wfi_image { int height, width, channels; unsigned char *pixels; } wfi_image; /* 8 bits each; 2 channels: grey, alpha; wfi_free pixels */
/* on failure there is nothing to free */
wf_error *wfi_png_decode(const char *what, const unsigned char *bytes, size_t size, wfi_image *out);
wf_error *wfi_jpeg_decode(const char *what, const unsigned char *bytes, size_t size, wfi_image *out);
/* either, by its first bytes */
wf_error *wfi_image_decode(const char *what, const void *bytes, size_t size, wfi_image *out);
/* room for that many pixels, after a check of the size */
wf_error *wfi_image_room(const char *what, uint32_t height, uint32_t width, int channels, wfi_image *out);

wf_error *wfi_image_check_opts(const char *function, const wf_image_opts *o);
/* the pixels as the options want them, height × width × channels of its dtype, into out; height and width of o are those of out */
wf_error *wfi_image_shape(const char *what, const wfi_image *in, const wf_image_opts *o, void *out);

/* ---- work in several threads ---- */
/* how many for this many asked for: 0: this worker's share of the cores, at most 8 */
int wfi_data_threads(int asked);
/* calls work for parts that cover 0 … n − 1, in up to that many threads; of several errors the one of the first part comes back */
wf_error *wfi_data_parallel(int threads, int64_t n, wf_error *(*work)(void *user, int64_t from, int64_t to), void *user);

#endif
