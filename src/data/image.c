/* image.c: decoded pixels to the shape that is wanted: channels, scaling, dtype. */
#include "data/image.h"
#include <math.h>

/* ---- options ---- */

wf_error *wfi_image_check_opts(const char *function, const wf_image_opts *o)
{
	if (o->height < 0 || o->width < 0 || o->height > WFI_SIDE_MOST || o->width > WFI_SIDE_MOST || !o->height != !o->width ||
	    (int64_t)o->height * o->width > WFI_PIXELS_MOST)
		return wf_error_new(
			WF_INVALID_ARGUMENT,
			"%s: height %d and width %d: both are 0 (as the image is), or both from 1 to %d with at most 2^27 pixels",
			function, o->height, o->width, WFI_SIDE_MOST);
	if (o->channels && o->channels != 1 && o->channels != 3 && o->channels != 4)
		return wf_error_new(WF_INVALID_ARGUMENT,
				    "%s: channels are 1 (grey), 3 (red, green, blue; also for 0) or 4 (with alpha); %d came",
				    function, o->channels);
	if (o->dtype && o->dtype != WF_U8 && o->dtype != WF_F32)
		return wf_error_new(WF_INVALID_ARGUMENT, "%s: images are u8 (also for 0) or f32; %s came", function,
				    wf_dtype_name(o->dtype));
	if ((unsigned)o->fit > WF_IMAGE_COVER || o->threads < 0)
		return wf_error_new(WF_INVALID_ARGUMENT,
				    "%s: fit (%d) is WF_IMAGE_STRETCH or WF_IMAGE_COVER, threads (%d) not negative", function,
				    (int)o->fit, o->threads);
	return NULL;
}

/* ---- decoding ---- */

wf_error *wfi_image_room(const char *what, uint32_t height, uint32_t width, int channels, wfi_image *out)
{
	if (!height || !width || height > WFI_SIDE_MOST || width > WFI_SIDE_MOST || (uint64_t)height * width > WFI_PIXELS_MOST)
		return wf_error_new(WF_UNSUPPORTED, "%s: an image of %u × %u pixels; a side has 1 to %d, the whole at most 2^27",
				    what, height, width, WFI_SIDE_MOST);
	size_t bytes = (size_t)height * width * (size_t)channels;
	*out = (wfi_image){ (int)height, (int)width, channels, wfi_try_alloc(bytes) };
	return out->pixels ? NULL : wfi_out_of_memory(bytes, what);
}

wf_error *wfi_image_decode(const char *what, const void *bytes, size_t size, wfi_image *out)
{
	if (size >= 8 && !memcmp(bytes, "\x89PNG\r\n\x1a\n", 8))
		return wfi_png_decode(what, bytes, size, out);
	if (size >= 3 && !memcmp(bytes, "\xff\xd8\xff", 3))
		return wfi_jpeg_decode(what, bytes, size, out);
	if (!size)
		return wf_error_new(WF_DATA_LOSS, "%s is empty", what);
	return wf_error_new(WF_INVALID_ARGUMENT, "%s is neither PNG nor JPEG", what);
}

/* ---- channels ---- */

static unsigned char luma(const unsigned char *p)
{
	return (unsigned char)((p[0] * 19595u + p[1] * 38470u + p[2] * 7471u + 0x8000u) >> 16); /* .299, .587, .114 */
}

static void change_channels(const unsigned char *in, int from, unsigned char *out, int to, size_t pixels)
{
	for (size_t i = 0; i < pixels; i++, in += from, out += to) {
		if (to == 1) {
			out[0] = from < 3 ? in[0] : luma(in);
			continue;
		}
		for (int k = 0; k < 3; k++)
			out[k] = from < 3 ? in[0] : in[k];
		if (to == 4)
			out[3] = from == 4 ? in[3] : from == 2 ? in[1] : 255;
	}
}

/* ---- scaling: one axis after the other, each target pixel the mean of the source pixels under a triangle as wide as it ---- */

typedef struct axis {
	int *first, *n; /* which source pixels */
	float *weight;  /* of target pixel i: from i * most */
	int most;
} axis;

static void axis_free(axis *a)
{
	wfi_free(a->first);
	wfi_free(a->n);
	wfi_free(a->weight);
}

/* target pixels 0 … out−1 cover source positions start … start + length of 0 … in */
static bool axis_make(axis *a, int in, double start, double length, int out)
{
	double scale = length / out, reach = fmax(scale, 1);
	*a = (axis){ .most = (int)ceil(reach) * 2 + 1 };
	a->first = wfi_try_alloc((size_t)out * sizeof *a->first);
	a->n = wfi_try_alloc((size_t)out * sizeof *a->n);
	a->weight = wfi_try_alloc((size_t)out * (size_t)a->most * sizeof *a->weight);
	if (!a->first || !a->n || !a->weight)
		return false;
	for (int i = 0; i < out; i++) {
		double centre = start + (i + 0.5) * scale, sum = 0, weight[2]; /* twice, so that their sum is 1 */
		int first = (int)fmax(centre - reach + 0.5, 0), end = (int)fmin(centre + reach + 0.5, in);
		end = WFI_MIN(end, first + a->most);
		for (int pass = 0; pass < 2; pass++)
			for (int k = first; k < end; k++) {
				weight[0] = fmax(0, 1 - fabs((k + 0.5 - centre) / reach));
				if (!pass)
					sum += weight[0];
				else
					a->weight[(size_t)i * (size_t)a->most + (size_t)(k - first)] = (float)(weight[0] / sum);
			}
		a->first[i] = first;
		a->n[i] = end - first;
	}
	return true;
}

static void scale_row(const axis *a, int out, const unsigned char *in, int channels, float *to)
{
	for (int i = 0; i < out; i++)
		for (int c = 0; c < channels; c++) {
			const unsigned char *p = in + a->first[i] * channels + c;
			const float *w = a->weight + (size_t)i * (size_t)a->most;
			float sum = 0;
			for (int k = 0; k < a->n[i]; k++)
				sum += w[k] * (float)p[k * channels];
			to[i * channels + c] = sum;
		}
}

static void store(const wf_image_opts *o, void *out, size_t at, float x)
{
	if (o->dtype == WF_F32)
		((float *)out)[at] = x / 255;
	else
		((unsigned char *)out)[at] = (unsigned char)fminf(fmaxf(x + 0.5f, 0), 255);
}

/* rows of the source, scaled to the target's width, are made as they are needed and kept while they are */
static void scale_columns(const wfi_image *in, const axis *x, const axis *y, const wf_image_opts *o, float *kept, void *out)
{
	size_t line = (size_t)o->width * (size_t)in->channels;
	int made = 0, n = y->most;
	for (int i = 0; i < o->height; i++) {
		int end = y->first[i] + y->n[i];
		for (made = WFI_MAX(made, y->first[i]); made < end; made++)
			scale_row(x, o->width, in->pixels + (size_t)made * (size_t)in->width * (size_t)in->channels, in->channels,
				  kept + (size_t)(made % n) * line);
		for (size_t k = 0; k < line; k++) {
			float sum = 0;
			for (int j = 0; j < y->n[i]; j++)
				sum += y->weight[(size_t)i * (size_t)n + (size_t)j] *
				       kept[(size_t)((y->first[i] + j) % n) * line + k];
			store(o, out, (size_t)i * line + k, sum);
		}
	}
}

static wf_error *scale(const char *what, const wfi_image *in, const wf_image_opts *o, void *out)
{
	double height = in->height, width = in->width, wanted = (double)o->width / o->height;
	if (o->fit == WF_IMAGE_COVER && width > height * wanted)
		width = height * wanted;
	else if (o->fit == WF_IMAGE_COVER)
		height = width / wanted;
	axis x = { 0 }, y = { 0 };
	bool good = axis_make(&x, in->width, (in->width - width) / 2, width, o->width) &&
		    axis_make(&y, in->height, (in->height - height) / 2, height, o->height);
	size_t bytes = (size_t)y.most * (size_t)o->width * (size_t)in->channels * sizeof(float);
	float *kept = good ? wfi_try_alloc(bytes) : NULL;
	if (kept)
		scale_columns(in, &x, &y, o, kept, out);
	wfi_free(kept);
	axis_free(&x);
	axis_free(&y);
	return kept ? NULL : wfi_out_of_memory(bytes, what);
}

wf_error *wfi_image_shape(const char *what, const wfi_image *in, const wf_image_opts *o, void *out)
{
	int channels = o->channels ? o->channels : 3;
	size_t pixels = (size_t)in->height * (size_t)in->width;
	wfi_image image = { in->height, in->width, channels, NULL };
	bool as_it_is = o->height == in->height && o->width == in->width;
	if (as_it_is && o->dtype != WF_F32) {
		change_channels(in->pixels, in->channels, out, channels, pixels);
		return NULL;
	}
	image.pixels = wfi_try_alloc(pixels * (size_t)channels);
	if (!image.pixels)
		return wfi_out_of_memory(pixels * (size_t)channels, what);
	change_channels(in->pixels, in->channels, image.pixels, channels, pixels);
	wf_error *err = NULL;
	if (as_it_is)
		for (size_t i = 0; i < pixels * (size_t)channels; i++)
			store(o, out, i, image.pixels[i]);
	else
		err = scale(what, &image, o, out);
	wfi_free(image.pixels);
	return err;
}

/* ---- one image ---- */

wf_error *wf_image_decode(const char *name, const void *bytes, size_t size, wf_image_opts o, wf_tree **out)
{
	if (!name || (!bytes && size) || !out)
		return wf_error_new(WF_INVALID_ARGUMENT,
				    "wf_image_decode: the name, the bytes or the place for the image is NULL");
	WF_TRY(wfi_image_check_opts("wf_image_decode", &o));
	wfi_image image = { 0 };
	WF_TRY(wfi_image_decode(name, bytes, size, &image));
	if (!o.height) {
		o.height = image.height;
		o.width = image.width;
	}
	wfi_type t =
		wfi_type_make(o.dtype ? o.dtype : WF_U8, 3, (const int64_t[]){ o.height, o.width, o.channels ? o.channels : 3 });
	wfi_buffer *b = NULL;
	wf_error *err = wfi_buffer_new(wfi_type_bytes(&t), NULL, &b);
	if (!err) {
		err = wfi_image_shape(name, &image, &o, b->data);
		wf_tree *leaf = wfi_tree_leaf(wfi_array_new(&t, WFI_SINGLE, 1, &b));
		if (err)
			wf_tree_release(leaf);
		else
			wf_put(out, leaf);
	}
	wfi_free(image.pixels);
	return err;
}

wf_error *wf_image_read(const char *path, wf_image_opts o, wf_tree **out)
{
	if (!path || !out)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_image_read: the path or the place for the image is NULL");
	char *bytes = NULL;
	size_t size = 0;
	WF_TRY(wfi_check_regular(path));
	WF_TRY(wfi_read_file(path, INT32_MAX, &bytes, &size));
	wf_error *err = wf_image_decode(path, bytes, size, o, out);
	wfi_free(bytes);
	return err;
}
