/* idx_test.c: IDX files, written here by hand after the description of MNIST's, and files that are mapped. */
#include "store/test_scratch.h"
#include <sys/resource.h>
#include <sys/wait.h>
#include <zlib.h>
#include "data/format.h"

static const unsigned char images[] = { 0, 0, 8, 3, 0, 0, 0, 3, 0, 0, 0, 1, 0, 0, 0, 2, 1, 2, 3, 4, 255, 6 };
static const unsigned char labels[] = { 0, 0, 8, 1, 0, 0, 0, 3, 7, 0, 255 };
/* i16 −2, 300; f32 1.5, −0.25; f64 1; i32 −1, 2 */
static const unsigned char i16s[] = { 0, 0, 0x0b, 1, 0, 0, 0, 2, 0xff, 0xfe, 1, 0x2c },
			   f32s[] = { 0, 0, 0x0d, 1, 0, 0, 0, 2, 0x3f, 0xc0, 0, 0, 0xbe, 0x80, 0, 0 },
			   f64s[] = { 0, 0, 0x0e, 2, 0, 0, 0, 1, 0, 0, 0, 1, 0x3f, 0xf0, 0, 0, 0, 0, 0, 0 },
			   i32s[] = { 0, 0, 0x0c, 1, 0, 0, 0, 2, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 2 },
			   i8s[] = { 0, 0, 9, 1, 0, 0, 0, 2, 0xff, 5 };

static void expect_dataset(wf_dataset *d, const char *wanted)
{
	WF_TREES(t);
	expect_ok(wf_dataset_tree(d, &t));
	char *text = wf_tree_text(t, true);
	assert_string_equal(text, wanted);
	free(text);
	wf_dataset_free(d);
}

static const char *write_gzip(const char *name, const void *data, size_t size)
{
	const char *path = scratch_path(name);
	gzFile f = gzopen(path, "wb");
	assert_non_null(f);
	assert_int_equal(gzwrite(f, data, (unsigned)size), (int)size);
	assert_int_equal(gzclose(f), Z_OK);
	return path;
}

static void pairs(void **state)
{
	(void)state;
	wf_dataset *d = NULL;
	const char *x = scratch_write("x", images, sizeof images), *y = scratch_write("y", labels, sizeof labels);
	expect_ok(wf_dataset_idx(x, y, &d));
	expect_ok(wf_dataset_check_labels(d, "y", (wf_label_opts){ .classes = 256 }));
	expect_error(wf_dataset_check_labels(d, "y", (wf_label_opts){ .classes = 10 }), WF_INVALID_ARGUMENT,
		     "row 2 (from 0) of column \"y\": 255 is not a label");
	expect_dataset(d, "{x: u8[3,1,2] = 1, 2, 3, 4, 255, 6, y: i32[3] = 7, 0, 255}");
	expect_ok(wf_dataset_idx(x, NULL, &d));
	expect_dataset(d, "{x: u8[3,1,2] = 1, 2, 3, 4, 255, 6}");
	x = write_gzip("x.gz", images, sizeof images);
	expect_ok(wf_dataset_idx(x, y, &d)); /* one packed, one not */
	expect_dataset(d, "{x: u8[3,1,2] = 1, 2, 3, 4, 255, 6, y: i32[3] = 7, 0, 255}");
}

static void types(void **state)
{
	(void)state;
	static const struct {
		const unsigned char *bytes;
		size_t size;
		const char *x, *y;
	} cases[] = {
		{ i16s, sizeof i16s, "i16[2] = -2, 300", "i32[2] = -2, 300" },
		{ i32s, sizeof i32s, "i32[2] = -1, 2", "i32[2] = -1, 2" },
		{ i8s, sizeof i8s, "i8[2] = -1, 5", "i32[2] = -1, 5" },
		{ f32s, sizeof f32s, "f32[2] = 1.5, -0.25", "f32[2] = 1.5, -0.25" },
		{ f64s, sizeof f64s, "f64[1,1] = 1", "f64[1,1] = 1" },
	};
	for (size_t i = 0; i < WFI_COUNT(cases); i++) {
		wf_dataset *d = NULL;
		const char *path = scratch_write("f", cases[i].bytes, cases[i].size);
		char wanted[128];
		snprintf(wanted, sizeof wanted, "{x: %s, y: %s}", cases[i].x, cases[i].y);
		expect_ok(wf_dataset_idx(path, path, &d));
		expect_dataset(d, wanted);
	}
}

static void damaged(void **state)
{
	(void)state;
	wfi_idx f;
	wf_dataset *d = NULL;
	for (size_t n = 0; n < sizeof images; n++) { /* cut off anywhere */
		unsigned char *part = malloc(n ? n : 1);
		assert_non_null(part);
		memcpy(part, images, n);
		expect_error(wfi_idx_parse("f", part, n, &f), WF_DATA_LOSS, "cut off");
		free(part);
	}
	unsigned char bad[sizeof images + 1] = { 0 };
	memcpy(bad, images, sizeof images);
	expect_error(wfi_idx_parse("f", bad, sizeof bad, &f), WF_DATA_LOSS,
		     "f has 7 bytes of elements, but its dimensions need fewer");
	static const struct {
		int at;
		unsigned char value;
		wf_code code;
		const char *part;
	} cases[] = {
		{ 0, 1, WF_DATA_LOSS, "f is no IDX file: it begins with 01 00 08 03" },
		{ 1, 8, WF_DATA_LOSS, "no IDX file" },
		{ 2, 0x0a, WF_DATA_LOSS, "begins with 00 00 0a 03" },
		{ 2, 0, WF_DATA_LOSS, "no IDX file" },
		{ 2, 0x0e, WF_DATA_LOSS, "need more: it is cut off" },
		{ 3, 0, WF_UNSUPPORTED, "0 dimensions; 1 to 16" },
		{ 3, 17, WF_UNSUPPORTED, "17 dimensions; 1 to 16" },
		{ 3, 5, WF_DATA_LOSS, "cut off in its header" },
		{ 4, 255, WF_DATA_LOSS, "need more: it is cut off" },
		{ 7, 2, WF_DATA_LOSS, "need fewer" },
	};
	for (size_t i = 0; i < WFI_COUNT(cases); i++) {
		memcpy(bad, images, sizeof images);
		bad[cases[i].at] = cases[i].value;
		expect_error(wfi_idx_parse("f", bad, sizeof images, &f), cases[i].code, cases[i].part);
	}
	static const unsigned char large[] = { 0, 0, 8, 3, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255 };
	expect_error(wfi_idx_parse("f", large, sizeof large, &f), WF_DATA_LOSS, "need more");
	const char *x = scratch_write("x", images, sizeof images), *y = scratch_write("y", i8s, sizeof i8s);
	expect_error(wf_dataset_idx(x, y, &d), WF_INVALID_ARGUMENT, "x has 3 rows");
	expect_error(wf_dataset_idx(y, x, &d), WF_INVALID_ARGUMENT, "are they exchanged?");
	expect_error(wf_dataset_idx(NULL, y, &d), WF_INVALID_ARGUMENT, "NULL");
	expect_error(wf_dataset_idx(x, y, NULL), WF_INVALID_ARGUMENT, "NULL");
	expect_error(wf_dataset_idx(x, scratch_path("none"), &d), WF_NOT_FOUND, "none: no such file");
	expect_error(wf_dataset_idx(scratch, y, &d), WF_INVALID_ARGUMENT, "is a folder");
	expect_error(wf_dataset_idx(scratch_write("empty", "", 0), y, &d), WF_DATA_LOSS, "it has 0 bytes");
	const char *packed = write_gzip("x.gz", images, sizeof images);
	assert_int_equal(truncate(packed, 20), 0);
	expect_error(wf_dataset_idx(packed, y, &d), WF_DATA_LOSS, "the gzip file is cut off");
	assert_int_equal(mkfifo(scratch_path("pipe"), 0600), 0);
	expect_error(wf_dataset_idx(scratch_path("pipe"), y, &d), WF_INVALID_ARGUMENT, "is a pipe");
	assert_null(d);
}

/* a file that is cut off while it is in use: an error, not a signal; and there again, it goes on */
static void shrinks(void **state)
{
	(void)state;
	WF_TREES(b);
	wf_dataset *d = NULL;
	wf_loader *l = NULL;
	const char *x = scratch_write("x", images, sizeof images), *y = scratch_write("y", labels, sizeof labels);
	expect_ok(wf_dataset_idx(x, y, &d));
	expect_ok(wf_loader_new(d, (wf_loader_opts){ .batch_size = 1, .workers = 1, .prefetch = -1 }, &l));
	wf_dataset_free(d);
	expect_ok(wf_loader_next_batch(l, &b));
	assert_int_equal(truncate(x, 0), 0);
	expect_error(wf_loader_next_batch(l, &b), WF_DATA_LOSS, "x has become shorter while it is read: it had 22 bytes, now 0");
	FILE *f = fopen(x, "r+b");
	assert_non_null(f);
	assert_int_equal(fwrite(images, 1, sizeof images, f), sizeof images);
	fclose(f);
	expect_ok(wf_loader_next_batch(l, &b));
	char *text = wf_tree_text(wf_tree_get(b, "x"), true);
	assert_string_equal(text, "u8[1,1,2] = 3, 4");
	free(text);
	wf_loader_close(l);
}

/* ---- larger than memory ---- */

#if defined WFI_SANITIZE_ADDRESS || defined WFI_SANITIZE_THREAD
#define LIMITED false /* their own tables are far beyond any limit */
#else
#define LIMITED true
#endif

#define MANY (INT64_C(4) << 20) /* rows of 1 KiB: 4 GiB, a file with holes */
#define MEGABYTE (INT64_C(1) << 20)

/* pages of this process that are in memory */
static long resident(void)
{
	long size = 0, pages = 0;
	FILE *f = fopen("/proc/self/statm", "r");
	assert_non_null(f);
	assert_int_equal(fscanf(f, "%ld %ld", &size, &pages), 2);
	fclose(f);
	return pages;
}

static void read_large(const char *path)
{
	WF_TREES(b, t);
	wf_dataset *d = NULL;
	wf_loader *l = NULL;
	long before = resident();
	expect_ok(wf_dataset_idx(path, NULL, &d));
	assert_int_equal(wf_dataset_rows(d), MANY);
	expect_ok(wf_loader_new(d, (wf_loader_opts){ .batch_size = 16, .shuffle = true, .workers = 1 }, &l));
	for (int i = 0; i < 20; i++) {
		expect_ok(wf_loader_next_batch(l, &b));
		assert_int_equal(wf_tree_dim(wf_tree_get(b, "x"), 1), 1024);
	}
	wf_loader_close(l);
	/* the order of the rows takes 32 MiB; each of the 352 rows touched brings some pages around it, far from 4 GiB */
	assert_true(resident() - before < 200 * MEGABYTE / sysconf(_SC_PAGESIZE));
	if (LIMITED)
		expect_error(wf_dataset_tree(d, &t), WF_OUT_OF_MEMORY, "");
	wf_dataset_free(d);
}

/* Memory that the process may have of its own is limited to 512 MiB more than it has; mapped files are not its own. A child, since a limit stays. */
static void larger_than_memory(void **state)
{
	(void)state;
	static const unsigned char head[] = { 0, 0, 8, 2, 0, 0x40, 0, 0, 0, 0, 4, 0 };
	const char *path = scratch_write("large", head, sizeof head);
	if (truncate(path, (off_t)(sizeof head + MANY * 1024))) {
		print_message("this file system has no files of 4 GiB\n");
		skip();
	}
	fflush(NULL);
	pid_t child = fork();
	assert_true(child >= 0);
	if (!child) {
		struct rlimit limit = { 512 * MEGABYTE, 512 * MEGABYTE };
		if (LIMITED && setrlimit(RLIMIT_DATA, &limit))
			_exit(2);
		read_large(path);
		_exit(0);
	}
	int status = -1;
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_true(WIFEXITED(status));
	assert_int_equal(WEXITSTATUS(status), 0);
}

int main(void)
{
#define TEST(f) cmocka_unit_test_setup_teardown(f, scratch_setup, scratch_teardown)
	const struct CMUnitTest tests[] = {
		TEST(pairs), TEST(types), TEST(damaged), TEST(shrinks), TEST(larger_than_memory),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
