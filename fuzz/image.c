/* image.c: PNG and JPEG; a PNG's checksums are mended first, so that what is altered gets past them. What can be read is scaled. */
#include <stdlib.h>
#include <zlib.h>
#include "data/image.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static uint32_t get(const unsigned char *p)
{
	return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
}

/* chunks: length, kind, data, checksum of kind and data */
static void mend(unsigned char *p, size_t n)
{
	for (size_t at = 8; at + 12 <= n;) {
		uint32_t length = get(p + at);
		if (length > n - at - 12)
			return;
		uint32_t crc = (uint32_t)crc32(crc32(0, NULL, 0), p + at + 4, length + 4);
		for (int i = 0; i < 4; i++)
			p[at + 8 + length + (size_t)i] = (unsigned char)(crc >> (24 - 8 * i));
		at += 12 + length;
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	unsigned char *copy = malloc(size ? size : 1); /* of just this size: the sanitizer sees a byte too far */
	wfi_image image = { 0 };
	uint8_t out[3 * 2 * 4];
	wf_image_opts o = {
		.height = 3, .width = 2, .channels = size % 3 ? 4 : 1, .fit = size & 1 ? WF_IMAGE_COVER : WF_IMAGE_STRETCH
	};
	if (!copy)
		return 0;
	memcpy(copy, data, size);
	if (size > 8 && copy[0] == 0x89)
		mend(copy, size);
	wf_error *err = wfi_image_decode("f", copy, size, &image);
	if (!err && (int64_t)image.height * image.width < 100000)
		err = wfi_image_shape("f", &image, &o, out);
	wf_error_free(err);
	wfi_free(image.pixels);
	free(copy);
	return 0;
}
