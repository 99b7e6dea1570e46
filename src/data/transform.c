/* transform.c: crop, flip and normalise: steps on the rows of one column, as a map. */
#include "data/augment.h"
#include <math.h>

enum { CROP = 1, FLIP, NORMALIZE };

wf_transform wf_transform_crop(wf_transform_crop_opts o)
{
	return (wf_transform){ .kind = CROP, .crop = o };
}

wf_transform wf_transform_flip(wf_transform_flip_opts o)
{
	return (wf_transform){ .kind = FLIP, .flip = o };
}

wf_transform wf_transform_normalize(wf_transform_normalize_opts o)
{
	return (wf_transform){ .kind = NORMALIZE, .normalize = o };
}

/* what is between two steps: an image whose pixels have so many channels of so many bytes */
typedef struct shape {
	wf_dtype dtype;
	int rank; /* 2: no axis of channels */
	int64_t height, width, channels;
	size_t pixel; /* bytes */
} shape;

typedef struct steps {
	size_t n, most; /* most: bytes of the largest image between steps */
	wf_transform *v;
	shape *shape; /* before each, and after the last */
} steps;

static void free_steps(void *user)
{
	steps *s = user;
	wfi_free(s->v);
	wfi_free(s->shape);
	wfi_free(s);
}

static size_t bytes_of(const shape *s)
{
	return (size_t)s->height * (size_t)s->width * s->pixel;
}

/* ---- the steps ---- */

/* out from row `top`, column `left` of in; beyond its edges are zeros */
static void cut(const shape *in, const shape *out, int64_t top, int64_t left, const char *from, char *to)
{
	int64_t begin = WFI_MAX(0, -left), end = WFI_MIN(out->width, in->width - left);
	size_t line = (size_t)out->width * out->pixel;
	for (int64_t y = 0; y < out->height; y++, to += line) {
		int64_t row = top + y;
		if (row < 0 || row >= in->height || end <= begin) {
			memset(to, 0, line);
			continue;
		}
		memset(to, 0, (size_t)begin * out->pixel);
		memcpy(to + (size_t)begin * out->pixel, from + (size_t)(row * in->width + left + begin) * in->pixel,
		       (size_t)(end - begin) * in->pixel);
		memset(to + (size_t)end * out->pixel, 0, (size_t)(out->width - end) * out->pixel);
	}
}

static void crop(const wf_transform_crop_opts *o, wf_draws *d, const shape *in, const shape *out, const char *from, char *to)
{
	int64_t down = in->height + 2 * o->padding - out->height, across = in->width + 2 * o->padding - out->width;
	int64_t top = o->centre ? down / 2 : wf_draw_below(d, down + 1),
		left = o->centre ? across / 2 : wf_draw_below(d, across + 1);
	cut(in, out, top - o->padding, left - o->padding, from, to);
}

static void flip(const wf_transform_flip_opts *o, wf_draws *d, const shape *in, const char *from, char *to)
{
	size_t line = (size_t)in->width * in->pixel;
	bool mirrored = wf_draw_uniform(d) < o->probability;
	for (int64_t y = 0; y < in->height; y++) {
		const char *row = from + (size_t)(mirrored && o->vertical ? in->height - 1 - y : y) * line;
		char *target = to + (size_t)y * line;
		if (!mirrored || o->vertical)
			memcpy(target, row, line);
		else
			for (int64_t x = 0; x < in->width; x++)
				memcpy(target + (size_t)x * in->pixel, row + (size_t)(in->width - 1 - x) * in->pixel, in->pixel);
	}
}

static void normalize(const wf_transform_normalize_opts *o, const shape *in, const char *from, char *to)
{
	int64_t channels = o->channels ? o->channels : 1, n = in->height * in->width * in->channels;
	float *out = (float *)(void *)to;
	for (int64_t i = 0; i < n; i++) {
		int64_t c = i % channels;
		double x = in->dtype == WF_U8        ? ((const unsigned char *)from)[i]
			   : in->dtype == WF_F32     ? ((const float *)(const void *)from)[i]
			   : wfi_is_float(in->dtype) ? wfi_load_f(in->dtype, from, i)
						     : (double)wfi_load_i(in->dtype, from, i);
		out[i] = (float)((x * o->scale - o->mean[c]) / o->std[c]);
	}
}

static wf_error *transform_row(void *user, wf_map_row *r)
{
	const steps *s = user;
	char *room = s->n > 1 ? wfi_try_alloc(2 * s->most) : NULL;
	if (s->n > 1 && !room)
		return wfi_out_of_memory(2 * s->most, "an image between transforms");
	const char *from = r->in[0];
	for (size_t i = 0; i < s->n; i++) {
		const shape *in = &s->shape[i];
		char *to = i + 1 == s->n ? r->out[0] : room + (i & 1) * s->most;
		if (s->v[i].kind == CROP)
			crop(&s->v[i].crop, &r->draws, in, in + 1, from, to);
		else if (s->v[i].kind == FLIP)
			flip(&s->v[i].flip, &r->draws, in, from, to);
		else
			normalize(&s->v[i].normalize, in, from, to);
		from = to;
	}
	wfi_free(room);
	return NULL;
}

/* ---- making it ---- */

static wf_error *wrong(size_t i, const char *name, const char *why, const shape *in)
{
	wf_error *err = wf_error_new(WF_INVALID_ARGUMENT, "wf_dataset_transform: step %zu (from 0), %s: %s", i, name, why);
	return wf_error_add(err, "it is given %s images of %lld × %lld pixels with %lld channels", wf_dtype_name(in->dtype),
			    (long long)in->height, (long long)in->width, (long long)in->channels);
}

static wf_error *set_crop(size_t i, wf_transform_crop_opts *o, const shape *in, shape *out)
{
	if (o->height < 0 || o->width < 0 || o->padding < 0 || o->padding > WFI_SIDE_MOST)
		return wrong(i, "crop", "height, width and padding must not be negative, padding at most 65500", in);
	out->height = o->height ? o->height : in->height;
	out->width = o->width ? o->width : in->width;
	if (out->height > in->height + 2 * (int64_t)o->padding || out->width > in->width + 2 * (int64_t)o->padding)
		return wf_error_add(wrong(i, "crop", "the image, with its padding, is smaller than what is to be cut out", in),
				    "%lld × %lld are to be cut out", (long long)out->height, (long long)out->width);
	return NULL;
}

static wf_error *set_flip(size_t i, wf_transform_flip_opts *o, const shape *in)
{
	if (!(o->probability >= 0 && o->probability <= 1))
		return wrong(i, "flip", "the probability is from 0 to 1", in);
	if (o->probability == 0 && !signbit(o->probability)) /* zero means "not given", WF_ZERO is −0.0 */
		o->probability = 0.5;
	return NULL;
}

static wf_error *set_normalize(size_t i, wf_transform_normalize_opts *o, const shape *in, shape *out)
{
	if (wfi_is_complex(in->dtype))
		return wrong(i, "normalize", "complex numbers cannot be normalised", in);
	if (o->channels && (o->channels != in->channels || o->channels < 0 || (size_t)o->channels > WFI_COUNT(o->mean)))
		return wrong(i, "normalize", "channels must be 0, or as many as the images have, at most 16", in);
	for (int c = 0; c < (o->channels ? o->channels : 1); c++) {
		if (!isfinite(o->mean[c]) || !isfinite(o->std[c]) || o->std[c] < 0 || !isfinite(o->scale))
			return wrong(i, "normalize", "scale, mean and std are finite, std not negative", in);
		o->std[c] = o->std[c] > 0 ? o->std[c] : 1;
	}
	if (o->scale == 0)
		o->scale = in->dtype == WF_U8 ? 1.0 / 255 : 1;
	out->dtype = WF_F32;
	return NULL;
}

static wf_error *set_step(size_t i, wf_transform *t, const shape *in, shape *out)
{
	*out = *in;
	if (t->kind == CROP)
		WF_TRY(set_crop(i, &t->crop, in, out));
	else if (t->kind == FLIP)
		WF_TRY(set_flip(i, &t->flip, in));
	else if (t->kind == NORMALIZE)
		WF_TRY(set_normalize(i, &t->normalize, in, out));
	else
		return wf_error_new(WF_INVALID_ARGUMENT,
				    "wf_dataset_transform: step %zu (from 0) is none; wf_transform_crop and its like make them",
				    i);
	out->pixel = wf_dtype_size(out->dtype) * (size_t)out->channels;
	if (out->height && out->width > INT32_MAX / out->height / (int64_t)WFI_MAX(out->pixel, 1))
		return wrong(i, "the result", "an image has at most 2^31 bytes", out);
	return NULL;
}

static wf_error *set_up(steps *s, const wf_dataset *d, size_t column, size_t n, const wf_transform *list)
{
	const wfi_type *row = &d->v[column].row;
	if (row->rank != 2 && row->rank != 3)
		return wf_error_new(WF_INVALID_ARGUMENT,
				    "wf_dataset_transform: column \"%s\" has rows of %d dimensions; images have height, width "
				    "and perhaps channels",
				    d->v[column].name, row->rank);
	s->n = n;
	s->v = wfi_alloc(n * sizeof *s->v);
	s->shape = wfi_alloc((n + 1) * sizeof *s->shape);
	memcpy(s->v, list, n * sizeof *s->v);
	s->shape[0] = (shape){ row->dtype, row->rank, row->dims[0], row->dims[1], row->rank == 3 ? row->dims[2] : 1, 0 };
	s->shape[0].pixel = wf_dtype_size(row->dtype) * (size_t)s->shape[0].channels;
	for (size_t i = 0; i < n; i++) {
		WF_TRY(set_step(i, &s->v[i], &s->shape[i], &s->shape[i + 1]));
		s->most = WFI_MAX(s->most, (bytes_of(&s->shape[i + 1]) + 15) / 16 * 16);
	}
	return NULL;
}

wf_error *wf_dataset_transform(const wf_dataset *d, size_t n, const wf_transform *list, wf_transform_opts o, wf_dataset **out)
{
	const char *name = o.column ? o.column : "x";
	size_t column = 0;
	if (!d || !n || !list || !out)
		return wf_error_new(WF_INVALID_ARGUMENT,
				    "wf_dataset_transform: the dataset, the steps or the place for the new one is NULL");
	WF_TRY(wfi_find_column("wf_dataset_transform", d, name, &column));
	steps *s = wfi_alloc(sizeof *s);
	wf_error *err = set_up(s, d, column, n, list);
	if (err) {
		free_steps(s);
		return err;
	}
	const shape *end = &s->shape[n];
	wf_source_column made = { .name = name, .dtype = end->dtype, .rank = end->rank, .shape = { end->height, end->width } };
	if (end->rank == 3)
		made.shape[2] = end->channels;
	return wf_dataset_map(d,
			      (wf_row_map){ .name = "wf_dataset_transform",
					.inputs = (const char *const[]){ name, NULL },
					.columns = &made,
					.n = 1,
					.row = transform_row,
					.close = free_steps,
					.user = s,
					.threads = o.threads },
			      out);
}
