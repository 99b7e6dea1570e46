/* augment.h: datasets whose rows are changed as they are read: crop, flip, normalise, mixup, and functions of one's own, on
 * worker threads. What is random in a row comes from (seed, epoch, row) alone, those of the loader: it depends on neither threads
 * nor workers nor batches, and a resumed run sees the same rows. Where there is no loader (wf_dataset_tree) seed and epoch are 0. */
#ifndef WEFT_AUGMENT_H
#define WEFT_AUGMENT_H
#include <weft/data.h>

WFI_EXTERN_C_BEGIN

/** A row's random numbers: SplitMix64 (Steele, Lea, Flood 2014) from key, n of them drawn. */
typedef struct wf_draws { uint64_t key, n; } wf_draws;
uint64_t wf_draw_bits(wf_draws *d);
double wf_draw_uniform(wf_draws *d);             /* in [0, 1), 53 bits */
int64_t wf_draw_below(wf_draws *d, int64_t n);   /* 0 … n − 1, none favoured; 0 for n < 1 */
double wf_draw_normal(wf_draws *d);              /* mean 0, variance 1 (Box, Muller 1958) */

/** One row for a function of one's own: in[i] is the row's part of the i-th column of wf_row_map's inputs, out[i] the place for that
 * of columns[i]; both dense row-major, aligned for their dtypes. row counts from 0 in the dataset that is mapped. draws is the
 * row's own: draw from it as often as needed. */
typedef struct wf_map_row { int64_t row, epoch; wf_draws draws; const void *const *in; void *const *out; } wf_map_row;
/** inputs: names of columns, ended by NULL. columns: the n columns that row makes; one of a name that the dataset has takes its
 * place, others come after; n 0: those of inputs, of the same types. The dataset's other columns stay. row is called from several
 * threads at once (threads 1: from one at a time, if only one loader reads); what fails in it fails the batch, with name in the
 * message (copied; NULL: "a map"). close (may be NULL) is called once, when the last reference to the new dataset goes. */
typedef struct wf_row_map {
	int wfi_;
	const char *name;
	const char *const *inputs;
	const wf_source_column *columns;
	int n;
	wf_error *(*row)(void *user, wf_map_row *r);
	void (*close)(void *user);
	void *user;
	int threads;           /* 0: as many as this worker has cores, at most 8 */
} wf_row_map;
/** A dataset that reads d's rows through m.row. Takes m: when this fails, close has been called. */
WFI_CHECKED wf_error *wf_dataset_map(const wf_dataset *d, wf_row_map m, wf_dataset **out);

/** Random height × width pixels of an image (0: as many as it has) with `padding` zeros added at each side first; centre: always
 * those in the middle, for evaluation. More than there are is an error. */
typedef struct wf_transform_crop_opts { int wfi_; int height, width, padding; bool centre; } wf_transform_crop_opts;
/** Mirrors an image, left to right or upside down, with this probability (0 means 0.5; WF_ZERO never). */
typedef struct wf_transform_flip_opts { int wfi_; double probability; bool vertical; } wf_transform_flip_opts;
/** (scale · x − mean) / std as f32. channels 0: mean[0] and std[0] for all; else as many as the last axis has, each with its own.
 * std 0 means 1; scale 0 means 1/255 for u8, else 1. */
typedef struct wf_transform_normalize_opts { int wfi_; int channels; double mean[16], std[16], scale; } wf_transform_normalize_opts;
/** One step of wf_dataset_transform. */
typedef struct wf_transform {
	int kind;
	wf_transform_crop_opts crop;
	wf_transform_flip_opts flip;
	wf_transform_normalize_opts normalize;
} wf_transform;
wf_transform wf_transform_crop(wf_transform_crop_opts o);
wf_transform wf_transform_flip(wf_transform_flip_opts o);
wf_transform wf_transform_normalize(wf_transform_normalize_opts o);
/** column NULL: "x"; threads as in wf_row_map. */
typedef struct wf_transform_opts { int wfi_; const char *column; int threads; } wf_transform_opts;
/** n steps, one after the other, on a column of images: (height, width) or (height, width, channels) a row. Other columns stay. */
WFI_CHECKED wf_error *wf_dataset_transform(const wf_dataset *d, size_t n, const wf_transform *steps, wf_transform_opts o,
					    wf_dataset **out);

/** Mixup (Zhang, Cisse, Dauphin, Lopez-Paz 2018): x becomes λ x + (1 − λ) x' and y λ y + (1 − λ) y', both f32, with (x', y') a
 * random row of the dataset and λ from Beta(alpha, alpha). alpha 0 means 0.2. classes > 0: y is a label (any whole number type)
 * and becomes classes numbers, 1 at the label; a label out of range is an error with its row. classes 0: y is a float column,
 * mixed as it is. x must not be labels: a whole number is mixed as a number. x and y are
 * columns' names: NULL means "x" and "y". */
typedef struct wf_mixup_opts { int wfi_; double alpha; int64_t classes; const char *x, *y; int threads; } wf_mixup_opts;
WFI_CHECKED wf_error *wf_dataset_mixup(const wf_dataset *d, wf_mixup_opts o, wf_dataset **out);

WFI_EXTERN_C_END
#endif
