/* image_test.c: PNG and JPEG files of all kinds against PIL (test/oracle/image_golden.py), damaged ones, and folders of classes. */
#include "store/test_scratch.h"
#include <math.h>
#include "data/image.h"

#define GOLDEN WEFT_GOLDEN_DIR "/image/"

#if defined(WFI_HAVE_PNG) && defined(WFI_HAVE_JPEG)
static const char *const files[] = { "rgb.png",           "rgba.png",    "grey.png",        "grey_alpha.png", "palette.png",
				     "palette_clear.png", "bilevel.png", "rgb16.png",       "grey16.png",     "interlaced.png",
				     "grey2.png",         "grey4.png",   "grey2_clear.png", "rgb.jpg",        "halved.jpg",
				     "progressive.jpg",   "grey.jpg",    "inks.jpg",        "restart.jpg" };

/* an array of the golden values: name with an ending */
static const wf_tree *expected(const wf_tree *all, const char *name, const char *ending)
{
	char full[80];
	size_t n = (size_t)snprintf(full, sizeof full, "%s%s", name, ending);
	const wf_tree *t = wf_tree_get(all, full);
	assert_true(n < sizeof full && t != NULL);
	return t;
}

static void *bytes_of(const wf_tree *leaf, size_t *n)
{
	*n = wf_dtype_size(wf_tree_dtype(leaf));
	for (int i = 0; i < wf_tree_rank(leaf); i++)
		*n *= (size_t)wf_tree_dim(leaf, i);
	void *p = wfi_alloc(*n);
	expect_ok(wf_tree_read(leaf, p, *n));
	return p;
}

static void expect_near(const wf_tree *got, const wf_tree *wanted, int most, const char *what)
{
	size_t n = 0, m = 0;
	unsigned char *a = bytes_of(got, &n), *b = bytes_of(wanted, &m);
	assert_int_equal(n, m);
	for (int i = 0; i < 3; i++)
		assert_int_equal(wf_tree_dim(got, i), wf_tree_dim(wanted, i));
	for (size_t i = 0; i < n; i++)
		if (abs(a[i] - b[i]) > most) {
			print_error("%s: byte %zu is %d, wanted %d\n", what, i, a[i], b[i]);
			fail();
		}
	wfi_free(a);
	wfi_free(b);
}

static void files_as_pil_reads_them(void **state)
{
	(void)state;
	WF_TREES(all);
	expect_ok(wf_npz_read(GOLDEN "expected.npz", &all));
	for (size_t i = 0; i < WFI_COUNT(files); i++) {
		/* decoders of JPEG may round in their own way */
		int most = strstr(files[i], ".jpg") ? 2 : 0;
		for (int channels = 0; channels <= 4; channels++) {
			WF_TREES(got);
			char path[512], ending[16];
			snprintf(path, sizeof path, GOLDEN "%s", files[i]);
			snprintf(ending, sizeof ending, ".%d", channels ? channels : 3);
			if (channels == 2) {
				expect_error(wf_image_read(path, (wf_image_opts){ .channels = 2 }, &got), WF_INVALID_ARGUMENT,
					     "channels are 1 (grey)");
				continue;
			}
			expect_ok(wf_image_read(path, (wf_image_opts){ .channels = channels }, &got));
			assert_int_equal(wf_tree_dtype(got), WF_U8);
			expect_near(got, expected(all, files[i], ending), most, files[i]);
		}
	}
}

static void scaled_as_pil_does(void **state)
{
	(void)state;
	static const int sizes[][2] = { { 5, 6 }, { 22, 13 }, { 3, 30 }, { 11, 1 }, { 1, 1 }, { 24, 26 } };
	WF_TREES(all);
	expect_ok(wf_npz_read(GOLDEN "expected.npz", &all));
	for (size_t i = 0; i < WFI_COUNT(sizes); i++)
		for (int cover = 0; cover < 2; cover++) {
			WF_TREES(f, u);
			char ending[32];
			size_t n = 0, m = 0;
			wf_image_opts o = { .height = sizes[i][0],
					    .width = sizes[i][1],
					    .dtype = WF_F32,
					    .fit = cover ? WF_IMAGE_COVER : WF_IMAGE_STRETCH };
			snprintf(ending, sizeof ending, ".%dx%d", o.height, o.width);
			expect_ok(wf_image_read(GOLDEN "rgb.png", o, &f));
			o.dtype = WF_U8;
			expect_ok(wf_image_read(GOLDEN "rgb.png", o, &u));
			float *a = bytes_of(f, &n), *b = bytes_of(expected(all, cover ? "cover" : "scale", ending), &m);
			unsigned char *c = bytes_of(u, &n);
			assert_int_equal(4 * n, m);
			for (size_t k = 0; k < n; k++) {
				if (!(fabsf(255 * a[k] - b[k]) < 2e-3f) || fabsf((float)c[k] - b[k]) > 0.502f) {
					print_error("%s%s at %zu: %g, %d; wanted %g\n", cover ? "cover" : "scale", ending, k,
						    (double)(255 * a[k]), c[k], (double)b[k]);
					fail();
				}
			}
			wfi_free(a);
			wfi_free(b);
			wfi_free(c);
		}
}

/* ---- files that are wrong ---- */

static wf_error *decode(const char *bytes, size_t size)
{
	wfi_image image = { 0 };
	char *copy = malloc(size ? size : 1); /* of just this size: the sanitizer sees a byte too far */
	assert_non_null(copy);
	memcpy(copy, bytes, size);
	wf_error *err = wfi_image_decode("f", copy, size, &image);
	free(copy);
	wfi_free(image.pixels);
	return err;
}

static void damaged_files(void **state)
{
	(void)state;
	for (size_t i = 0; i < WFI_COUNT(files); i++) {
		char path[512], *bytes = NULL;
		size_t size = 0;
		snprintf(path, sizeof path, GOLDEN "%s", files[i]);
		expect_ok(wfi_read_file(path, SIZE_MAX, &bytes, &size));
		for (size_t n = 8; n < size; n++) { /* cut off anywhere */
			wf_error *err = decode(bytes, n);
			if (!err)
				print_error("%s cut off after %zu of %zu bytes was read\n", files[i], n, size);
			assert_true(err && wf_error_code(err) == WF_DATA_LOSS && strstr(wf_error_text(err), "f: the "));
			wf_error_free(err);
		}
		for (size_t n = 0; n < size;
		     n++) { /* a byte changed: a PNG's checksums see it, but in parts that are not the image */
			bytes[n] = (char)(bytes[n] ^ 0x55);
			wf_error *err = decode(bytes, size);
			if (!strcmp(files[i], "rgb16.png"))
				assert_non_null(err);
			wf_error_free(err);
			bytes[n] = (char)(bytes[n] ^ 0x55);
		}
		wfi_free(bytes);
	}
	static const char huge[] = /* 60000 × 60000 pixels */
		"\211\120\116\107\015\012\032\012\000\000\000\015\111\110\104\122\000\000\352\140\000\000\352\140"
		"\010\002\000\000\000\017\260\342\025\000\000\000\012\111\104\101\124\170\234\143\150\000\000\000"
		"\202\000\201\167\315\162\266";
	expect_error(decode(huge, sizeof huge - 1), WF_UNSUPPORTED, "f: an image of 60000 × 60000 pixels");
	expect_error(decode("", 0), WF_DATA_LOSS, "f is empty");
	expect_error(decode("GIF89a", 6), WF_INVALID_ARGUMENT, "f is neither PNG nor JPEG");
	expect_error(decode("\x89PNG\r\n\x1a\n", 8), WF_DATA_LOSS, "the file is cut off");
}

static void wrong_calls(void **state)
{
	(void)state;
	WF_TREES(t);
	wf_dataset *d = NULL;
	const char *png = GOLDEN "rgb.png";
	expect_error(wf_image_read("/no/where.png", (wf_image_opts){ 0 }, &t), WF_NOT_FOUND, "/no/where.png");
	expect_error(wf_image_read(NULL, (wf_image_opts){ 0 }, &t), WF_INVALID_ARGUMENT, "is NULL");
	expect_error(wf_image_read("/dev/null", (wf_image_opts){ 0 }, &t), WF_INVALID_ARGUMENT, "/dev/null");
	expect_error(wf_image_read(png, (wf_image_opts){ .height = 3 }, &t), WF_INVALID_ARGUMENT,
		     "wf_image_decode: height 3 and width 0: both are 0");
	expect_error(wf_image_read(png, (wf_image_opts){ .height = -3, .width = -3 }, &t), WF_INVALID_ARGUMENT,
		     "height -3 and width -3");
	expect_error(wf_image_read(png, (wf_image_opts){ .height = 60000, .width = 60000 }, &t), WF_INVALID_ARGUMENT,
		     "at most 2^27 pixels");
	expect_error(wf_image_read(png, (wf_image_opts){ .dtype = WF_I32 }, &t), WF_INVALID_ARGUMENT,
		     "images are u8 (also for 0) or f32; i32 came");
	expect_error(wf_image_read(png, (wf_image_opts){ .threads = -1 }, &t), WF_INVALID_ARGUMENT, "threads (-1) not negative");
	expect_error(wf_dataset_image_folder("/no/where", (wf_image_opts){ 0 }, &d), WF_NOT_FOUND, "/no/where: no such folder");
	expect_error(wf_dataset_image_folder(png, (wf_image_opts){ 0 }, &d), WF_IO, "cannot list");
	expect_error(wf_dataset_image_folder("/", (wf_image_opts){ .channels = 7 }, &d), WF_INVALID_ARGUMENT,
		     "wf_dataset_image_folder: channels");
	assert_null(t);
	assert_null(d);
}

/* ---- folders ---- */

static void copy_golden(const char *file, const char *to)
{
	char path[512], *bytes = NULL;
	size_t size = 0;
	snprintf(path, sizeof path, GOLDEN "%s", file);
	expect_ok(wfi_read_file(path, SIZE_MAX, &bytes, &size));
	scratch_write(to, bytes, size);
	wfi_free(bytes);
}

static void make_folder(const char *name)
{
	assert_int_equal(mkdir(scratch_path(name), 0777), 0);
}

/* dog: b.png, sub/c.JPG; cat: a.jpeg, z.png; what is to be left out */
static void make_classes(void)
{
	static const char *const folders[] = { "set", "set/dog", "set/cat", "set/dog/sub", "set/.hidden" };
	for (size_t i = 0; i < WFI_COUNT(folders); i++)
		make_folder(folders[i]);
	copy_golden("rgb.png", "set/dog/b.png");
	copy_golden("grey.jpg", "set/dog/sub/c.JPG");
	copy_golden("rgb.jpg", "set/cat/a.jpeg");
	copy_golden("palette.png", "set/cat/z.png");
	copy_golden("rgb.png", "set/cat/.hidden.png");
	scratch_write("set/cat/notes.txt", "x", 1);
	scratch_write("set/notes.txt", "x", 1);
	assert_int_equal(symlink("/no/where", scratch_path("set/cat/gone.png")), 0);
}

static void folder_of_classes(void **state)
{
	(void)state;
	static const char *const order[] = { "rgb.jpg", "palette.png", "rgb.png",
					     "grey.jpg" }; /* cat/a.jpeg, cat/z.png, dog/b.png, dog/sub/c.JPG */
	make_classes();
	WF_TREES(all, t);
	wf_dataset *d = NULL;
	char **names = NULL;
	int n = 0;
	expect_ok(wf_image_folder_classes(scratch_path("set"), &names, &n));
	assert_int_equal(n, 2);
	assert_string_equal(names[0], "cat");
	assert_string_equal(names[1], "dog");
	free(names);
	expect_ok(wf_dataset_image_folder(scratch_path("set"), (wf_image_opts){ .threads = 3 }, &d));
	assert_int_equal(wf_dataset_rows(d), 4);
	expect_ok(wf_dataset_tree(d, &t));
	char *text = wf_tree_text(t, false);
	assert_string_equal(text, "{x: u8[4,11,13,3], y: i32[4]}");
	free(text);
	text = wf_tree_text(wf_tree_get(t, "y"), true);
	assert_string_equal(text, "i32[4] = 0, 0, 1, 1");
	free(text);
	size_t size = 0, m = 0;
	unsigned char *x = bytes_of(wf_tree_get(t, "x"), &size);
	expect_ok(wf_npz_read(GOLDEN "expected.npz", &all));
	for (size_t i = 0; i < 4; i++) {
		unsigned char *wanted = bytes_of(expected(all, order[i], ".3"), &m);
		assert_int_equal(m * 4, size);
		for (size_t k = 0; k < m; k++)
			assert_in_range(abs(x[i * m + k] - wanted[k]), 0, 2);
		wfi_free(wanted);
	}
	wfi_free(x);
	wf_dataset_free(d);
}

static void folders_that_are_wrong(void **state)
{
	(void)state;
	wf_dataset *d = NULL;
	make_folder("none");
	expect_error(wf_dataset_image_folder(scratch_path("none"), (wf_image_opts){ 0 }, &d), WF_NOT_FOUND,
		     "none has no folders; a folder for each class");
	make_folder("none/empty");
	expect_error(wf_dataset_image_folder(scratch_path("none"), (wf_image_opts){ 0 }, &d), WF_NOT_FOUND,
		     "none/empty has no images");
	assert_int_equal(symlink("..", scratch_path("none/empty/up")), 0);
	expect_error(wf_dataset_image_folder(scratch_path("none"), (wf_image_opts){ 0 }, &d), WF_INVALID_ARGUMENT,
		     "does a link lead in a circle?");
	assert_int_equal(unlink(scratch_path("none/empty/up")), 0);
	scratch_write("none/empty/a.png", "no image", 8);
	expect_error(wf_dataset_image_folder(scratch_path("none"), (wf_image_opts){ 0 }, &d), WF_INVALID_ARGUMENT,
		     "empty/a.png is neither PNG nor JPEG");

	/* what a batch finds: the file's name is in the loader's error, and the next call tries again */
	make_classes();
	WF_TREES(small, batch, again);
	wf_loader *l = NULL;
	scratch_write("set/cat/z.png", "\x89PNG\r\n\x1a\n", 8);
	expect_ok(wf_dataset_image_folder(scratch_path("set"), (wf_image_opts){ 0 }, &d));
	expect_ok(wf_loader_new(d, (wf_loader_opts){ .batch_size = 4 }, &l));
	expect_error(wf_loader_next_batch(l, &batch), WF_DATA_LOSS,
		     "set/cat/z.png: the PNG file is damaged: the file is cut off");
	copy_golden("rgb.png", "set/cat/z.png");
	expect_ok(wf_loader_next_batch(l, &batch));
	wf_loader_close(l);
	/* another size than the first's */
	static const char dot[] =
		"\211\120\116\107\015\012\032\012\000\000\000\015\111\110\104\122\000\000\000\001\000\000\000\001"
		"\010\000\000\000\000\072\176\233\125\000\000\000\012\111\104\101\124\170\234\143\150\000\000\000"
		"\202\000\201\167\315\162\266\000\000\000\000\111\105\116\104\256\102\140\202";
	scratch_write("set/dog/b.png", dot, sizeof dot - 1);
	expect_error(wf_dataset_tree(d, &small), WF_INVALID_ARGUMENT, "has 1 × 1 pixels (height × width), ");
	expect_error(wf_dataset_tree(d, &small), WF_INVALID_ARGUMENT,
		     "cat/a.jpeg has 11 × 13; give height and width to have all scaled");
	wf_dataset_free(d);
	expect_ok(wf_dataset_image_folder(scratch_path("set"),
					  (wf_image_opts){ .height = 2, .width = 2, .channels = 1, .dtype = WF_F32 }, &d));
	expect_ok(wf_dataset_tree(d, &again));
	size_t n = 0;
	float *x = bytes_of(wf_tree_get(again, "x"), &n);
	assert_int_equal(n, 4 * 4 * sizeof(float));
	for (int i = 8; i < 12; i++) /* the third row, dog/b.png: its one pixel is 128 */
		assert_float_equal(x[i], 128.0f / 255, 1e-6);
	wfi_free(x);
	wf_dataset_free(d);
}

/* batches do not depend on threads or on who reads them */
static void threads_change_nothing(void **state)
{
	(void)state;
	make_classes();
	WF_TREES(one);
	for (int threads = 1; threads <= 5; threads += 2) {
		wf_dataset *d = NULL;
		wf_loader *l = NULL;
		WF_TREES(batch);
		expect_ok(wf_dataset_image_folder(scratch_path("set"),
						  (wf_image_opts){ .height = 8, .width = 6, .threads = threads }, &d));
		expect_ok(wf_loader_new(d, (wf_loader_opts){ .batch_size = 4, .shuffle = true, .seed = 3 }, &l));
		expect_ok(wf_loader_next_batch(l, &batch));
		if (threads == 1)
			wf_put(&one, wf_take(&batch));
		else
			expect_near(wf_tree_get(batch, "x"), wf_tree_get(one, "x"), 0, "threads");
		wf_loader_close(l);
		wf_dataset_free(d);
	}
}
#endif

/* a build without a library names the package, whatever the file holds */
static void missing_libraries(void **state)
{
	(void)state;
	wfi_image image = { 0 };
#ifndef WFI_HAVE_PNG
	expect_error(wfi_png_decode("f", NULL, 0, &image), WF_UNSUPPORTED,
		     "f: weft was built without libpng (Debian: libpng-dev)");
#endif
#ifndef WFI_HAVE_JPEG
	expect_error(wfi_jpeg_decode("f", NULL, 0, &image), WF_UNSUPPORTED,
		     "f: weft was built without libjpeg (Debian: libjpeg62-turbo-dev)");
#endif
	assert_null(image.pixels);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
#if defined(WFI_HAVE_PNG) && defined(WFI_HAVE_JPEG)
		cmocka_unit_test(files_as_pil_reads_them),
		cmocka_unit_test(scaled_as_pil_does),
		cmocka_unit_test(damaged_files),
		cmocka_unit_test(wrong_calls),
		cmocka_unit_test_setup_teardown(folder_of_classes, scratch_setup, scratch_teardown),
		cmocka_unit_test_setup_teardown(folders_that_are_wrong, scratch_setup, scratch_teardown),
		cmocka_unit_test_setup_teardown(threads_change_nothing, scratch_setup, scratch_teardown),
#endif
		cmocka_unit_test(missing_libraries),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
