/* image.h: PNG and JPEG files as arrays: one, or a folder of them as a dataset. Channels are last, rows from the top: (height,
 * width, channels). */
#ifndef WEFT_IMAGE_H
#define WEFT_IMAGE_H
#include <weft/tree.h>

WFI_EXTERN_C_BEGIN

/** How an image of another shape gets the wanted one: both sides scaled alone (as PIL's resize), or cut in the middle first, so
 * that what is left keeps its proportions (as PIL's ImageOps.fit). */
typedef enum wf_image_fit { WF_IMAGE_STRETCH, WF_IMAGE_COVER } wf_image_fit;
/** height and width in pixels: other images are scaled to them by a triangle filter as wide as a target pixel (PIL's BILINEAR,
 * jax.image.resize's "linear" with antialias); 0 and 0: as the image is (of a folder: as the first is, and all must be).
 * channels: 1 grey (ITU-R BT.601's luma), 3 red green blue (0 means 3), 4 with alpha (255 where there is none); alpha is dropped
 * where it is not asked for. dtype: WF_U8 (0 means it; 0 to 255) or WF_F32 (0 to 1). 16 bits a channel become 8. The orientation
 * that a camera notes beside the image (Exif) is not applied. */
typedef struct wf_image_opts {
	int wfi_;
	int height, width, channels;
	wf_dtype dtype;
	wf_image_fit fit;
	int threads;           /* that decode the images of a batch; 0: as many as this worker has cores, at most 8 */
} wf_image_opts;

/** One PNG or JPEG file as an array (height, width, channels). A damaged or cut off file is WF_DATA_LOSS with its name and what
 * the decoder says of it; more than 2^27 pixels are refused. */
WFI_CHECKED wf_error *wf_image_read(const char *path, wf_image_opts o, wf_tree **out);
/** The same from memory; name stands in messages. */
WFI_CHECKED wf_error *wf_image_decode(const char *name, const void *bytes, size_t size, wf_image_opts o, wf_tree **out);

/** A folder with a folder for each class, which has the images of that class (.png, .jpg, .jpeg; also in folders below), as
 * torchvision's ImageFolder has them: "x" (rows, height, width, channels) by the options, "y" (rows) i32: the class's place among
 * the folders' names, sorted by their bytes. Rows are in the order of class, then path. Files are listed now and decoded when a
 * batch needs them. Names that begin with a dot are left out; a class without images is an error. */
WFI_CHECKED wf_error *wf_dataset_image_folder(const char *path, wf_image_opts o, wf_dataset **out);
/** The names of the classes of such a folder, names[y], and how many. One block: free with free(). */
WFI_CHECKED wf_error *wf_image_folder_classes(const char *path, char ***names, int *n);

WFI_EXTERN_C_END
#endif
