/* png.c: PNG files through libpng. It reports errors by a jump, which stays within this file: all state is in the reader, none in the function
 * that is jumped out of. */
#include "data/image.h"

#ifdef WFI_HAVE_PNG
#include <png.h>
#include <setjmp.h>

typedef struct reader {
	jmp_buf failed;
	const char *what;
	char message[160];
	const unsigned char *bytes;
	size_t size;
	png_structp png;
	png_infop info;
	wfi_image image;
	png_bytep *row;
	wf_error *err;
} reader;

static void on_error(png_structp png, png_const_charp message)
{
	reader *r = png_get_error_ptr(png);
	wfi_snprintf(r->message, sizeof r->message, "%s", message);
	longjmp(r->failed, 1);
}

static void on_warning(png_structp png, png_const_charp message)
{
	(void)png, (void)message; /* of parts that are not the image */
}

static void read_bytes(png_structp png, png_bytep to, size_t n)
{
	reader *r = png_get_io_ptr(png);
	if (n > r->size)
		png_error(png, "the file is cut off");
	memcpy(to, r->bytes, n);
	r->bytes += n;
	r->size -= n;
}

/* 8 bits a channel, grey or red green blue, alpha where there is transparency */
static void ask_for_bytes(reader *r)
{
	png_set_expand(r->png);
	png_set_scale_16(r->png);
	png_set_interlace_handling(r->png);
	png_read_update_info(r->png, r->info);
}

static void give_up(reader *r, wf_error *err)
{
	r->err = err;
	longjmp(r->failed, 1);
}

static void read_image(reader *r)
{
	png_read_info(r->png, r->info);
	uint32_t height = png_get_image_height(r->png, r->info), width = png_get_image_width(r->png, r->info);
	ask_for_bytes(r);
	int channels = png_get_channels(r->png, r->info);
	wf_error *err = wfi_image_room(r->what, height, width, channels, &r->image);
	if (err)
		give_up(r, err);
	if (png_get_rowbytes(r->png, r->info) != (size_t)width * (size_t)channels)
		png_error(r->png, "its rows have an unexpected size");
	r->row = wfi_try_alloc(height * sizeof *r->row);
	if (!r->row)
		give_up(r, wfi_out_of_memory(height * sizeof *r->row, r->what));
	for (uint32_t i = 0; i < height; i++)
		r->row[i] = r->image.pixels + (size_t)i * width * (size_t)channels;
	png_read_image(r->png, r->row);
	png_read_end(r->png, NULL); /* also the checksum of the last piece */
}

static bool decode(reader *r)
{
	if (setjmp(r->failed))
		return false;
	r->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, r, on_error, on_warning);
	r->info = r->png ? png_create_info_struct(r->png) : NULL;
	if (!r->info)
		give_up(r, wfi_out_of_memory(sizeof(png_bytep), r->what));
	png_set_read_fn(r->png, r, read_bytes);
	png_set_user_limits(r->png, WFI_SIDE_MOST, WFI_SIDE_MOST);
	png_set_chunk_malloc_max(r->png, 1 << 23);
	read_image(r);
	return true;
}

wf_error *wfi_png_decode(const char *what, const unsigned char *bytes, size_t size, wfi_image *out)
{
	reader r = { .what = what, .bytes = bytes, .size = size };
	bool good = decode(&r);
	png_destroy_read_struct(&r.png, &r.info, NULL);
	wfi_free(r.row);
	if (good) {
		*out = r.image;
		return NULL;
	}
	wfi_free(r.image.pixels);
	return r.err ? r.err : wf_error_new(WF_DATA_LOSS, "%s: the PNG file is damaged: %s", what, r.message);
}

#else
wf_error *wfi_png_decode(const char *what, const unsigned char *bytes, size_t size, wfi_image *out)
{
	(void)bytes, (void)size, (void)out;
	return wf_error_new(WF_UNSUPPORTED, "%s: weft was built without libpng (Debian: libpng-dev)", what);
}
#endif
