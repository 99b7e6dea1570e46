/* jpeg.c: JPEG files through libjpeg-turbo. It reports errors by a jump, which stays within this file: all state is in the reader, none in the
 * function that is jumped out of. What libjpeg only warns of, and then fills with grey, is an error here. */
#include "data/image.h"

#ifdef WFI_HAVE_JPEG
#include <jpeglib.h>
#include <jerror.h>
#include <setjmp.h>

#define SCANS_MOST 200 /* of a progressive file: each goes over the whole image */

typedef struct reader {
	struct jpeg_decompress_struct info;
	struct jpeg_error_mgr errors;
	struct jpeg_progress_mgr progress;
	jmp_buf failed;
	const char *what;
	char message[JMSG_LENGTH_MAX];
	wfi_image image;
	wf_error *err;
} reader;

static void on_error(j_common_ptr info)
{
	reader *r = (reader *)info->client_data;
	if (!r->message[0])
		info->err->format_message(info, r->message);
	longjmp(r->failed, 1);
}

/* level −1 is a warning, the others tell what it does */
static void on_message(j_common_ptr info, int level)
{
	int code = info->err->msg_code;
	if (level < 0 && code != JWRN_EXTRANEOUS_DATA && code != JWRN_ADOBE_XFORM && code != JWRN_TOO_MUCH_DATA)
		on_error(info);
}

static void on_progress(j_common_ptr info)
{
	reader *r = (reader *)info->client_data;
	if (r->info.input_scan_number > SCANS_MOST) {
		wfi_snprintf(r->message, sizeof r->message, "it has more than %d scans", SCANS_MOST);
		on_error(info);
	}
}

/* Adobe's files have their inks inverted: 255 is none of it */
static void from_inks(unsigned char *rgb, const unsigned char *cmyk, size_t n, bool inverted)
{
	for (size_t i = 0; i < n; i++)
		for (int k = 0; k < 3; k++) {
			unsigned ink = cmyk[4 * i + (size_t)k], black = cmyk[4 * i + 3];
			unsigned left = inverted ? ink * black : (255 - ink) * (255 - black);
			rgb[3 * i + (size_t)k] = (unsigned char)((left + 127) / 255);
		}
}

static void read_rows(reader *r)
{
	struct jpeg_decompress_struct *info = &r->info;
	size_t width = info->output_width, in = (size_t)info->output_components, out = (size_t)r->image.channels;
	JSAMPARRAY line =
		in == out ? NULL
			  : info->mem->alloc_sarray((j_common_ptr)info, JPOOL_IMAGE, info->output_width * (JDIMENSION)in, 1);
	while (info->output_scanline < info->output_height) {
		unsigned char *to = r->image.pixels + info->output_scanline * width * out;
		JSAMPROW direct[1] = { to };
		jpeg_read_scanlines(info, line ? line : direct, 1);
		if (line)
			from_inks(to, line[0], width, info->saw_Adobe_marker);
	}
}

static void read_image(reader *r)
{
	struct jpeg_decompress_struct *info = &r->info;
	jpeg_read_header(info, TRUE);
	bool grey = info->jpeg_color_space == JCS_GRAYSCALE,
	     inks = info->jpeg_color_space == JCS_CMYK || info->jpeg_color_space == JCS_YCCK;
	info->out_color_space = grey ? JCS_GRAYSCALE : inks ? JCS_CMYK : JCS_RGB;
	r->err = wfi_image_room(r->what, info->image_height, info->image_width, grey ? 1 : 3, &r->image);
	if (r->err)
		longjmp(r->failed, 1);
	jpeg_start_decompress(info);
	read_rows(r);
	jpeg_finish_decompress(info);
}

static bool decode(reader *r, const unsigned char *bytes, size_t size)
{
	r->info.err = jpeg_std_error(&r->errors);
	r->errors.error_exit = on_error;
	r->errors.emit_message = on_message;
	r->progress.progress_monitor = on_progress;
	r->info.client_data = r;
	if (setjmp(r->failed))
		return false;
	jpeg_create_decompress(&r->info);
	r->info.progress = &r->progress;
	jpeg_mem_src(&r->info, bytes, size);
	read_image(r);
	return true;
}

wf_error *wfi_jpeg_decode(const char *what, const unsigned char *bytes, size_t size, wfi_image *out)
{
	reader r = { .what = what };
	bool good = decode(&r, bytes, size);
	jpeg_destroy_decompress(&r.info);
	if (good) {
		*out = r.image;
		return NULL;
	}
	wfi_free(r.image.pixels);
	return r.err ? r.err : wf_error_new(WF_DATA_LOSS, "%s: the JPEG file is damaged: %s", what, r.message);
}

#else
wf_error *wfi_jpeg_decode(const char *what, const unsigned char *bytes, size_t size, wfi_image *out)
{
	(void)bytes, (void)size, (void)out;
	return wf_error_new(WF_UNSUPPORTED, "%s: weft was built without libjpeg (Debian: libjpeg62-turbo-dev)", what);
}
#endif
