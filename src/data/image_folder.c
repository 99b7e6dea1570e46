/* image_folder.c: a folder of a folder for each class, as a source: the files are listed once and decoded when a batch needs them. */
#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <sys/stat.h>
#include "data/image.h"

#define DEPTH_MOST 32 /* of folders in folders: links can make a circle */

/* ---- lists of names ---- */

typedef struct names {
	char **v;
	size_t n, capacity;
} names;

static void add_name(names *l, char *name)
{
	if (l->n == l->capacity) {
		l->capacity = l->capacity ? 2 * l->capacity : 16;
		l->v = wfi_realloc(l->v, l->capacity * sizeof *l->v);
	}
	l->v[l->n++] = name;
}

static void free_names(names *l)
{
	for (size_t i = 0; i < l->n; i++)
		wfi_free(l->v[i]);
	wfi_free(l->v);
	*l = (names){ 0 };
}

static int compare(const void *a, const void *b)
{
	return strcmp(*(char *const *)a, *(char *const *)b);
}

static bool is_image(const char *name)
{
	static const char *const endings[] = { ".png", ".jpg", ".jpeg" };
	size_t n = strlen(name);
	for (size_t i = 0; i < WFI_COUNT(endings); i++) {
		size_t m = strlen(endings[i]);
		if (n > m && !strcasecmp(name + n - m, endings[i]))
			return true;
	}
	return false;
}

/* what is in a folder, by its bytes: folders (links to them too), and files that are images; either may be NULL: not wanted */
static wf_error *look(const char *path, names *folders, names *files)
{
	DIR *d = opendir(path);
	if (!d)
		return errno == ENOENT ? wf_error_new(WF_NOT_FOUND, "%s: no such folder", path)
				       : wfi_errno(errno, "cannot list %s", path);
	for (struct dirent *e; (e = readdir(d));) {
		struct stat st;
		if (e->d_name[0] == '.')
			continue;
		char *inner = wfi_path_join(path, e->d_name);
		if (stat(inner, &st)) /* a link to nowhere */
			st.st_mode = 0;
		wfi_free(inner);
		if (S_ISDIR(st.st_mode) && folders)
			add_name(folders, wfi_strdup(e->d_name));
		else if (S_ISREG(st.st_mode) && files && is_image(e->d_name))
			add_name(files, wfi_strdup(e->d_name));
	}
	closedir(d);
	if (folders && folders->n)
		qsort(folders->v, folders->n, sizeof *folders->v, compare);
	return NULL;
}

/* the paths of all images below, unordered */
static wf_error *look_below(const char *path, int depth, names *out)
{
	names folders = { 0 }, files = { 0 };
	if (!depth)
		return wf_error_new(WF_INVALID_ARGUMENT, "%s: more than %d folders in each other; does a link lead in a circle?",
				    path, DEPTH_MOST);
	wf_error *err = look(path, &folders, &files);
	for (size_t i = 0; i < files.n; i++)
		add_name(out, wfi_path_join(path, files.v[i]));
	for (size_t i = 0; !err && i < folders.n; i++) {
		char *inner = wfi_path_join(path, folders.v[i]);
		err = look_below(inner, depth - 1, out);
		wfi_free(inner);
	}
	free_names(&folders);
	free_names(&files);
	return err;
}

static wf_error *look_for_classes(const char *path, names *classes)
{
	WF_TRY(look(path, classes, NULL));
	if (classes->n && classes->n <= INT32_MAX)
		return NULL;
	return wf_error_new(WF_NOT_FOUND, "%s has no folders; a folder for each class was expected, with that class's images",
			    path);
}

wf_error *wf_image_folder_classes(const char *path, char ***out, int *n)
{
	if (!path || !out || !n)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_image_folder_classes: the path or a place for the names is NULL");
	names classes = { 0 };
	wf_error *err = look_for_classes(path, &classes);
	if (!err) {
		size_t bytes = 0;
		for (size_t i = 0; i < classes.n; i++)
			bytes += strlen(classes.v[i]) + 1;
		char **v = wfi_alloc(classes.n * sizeof *v + bytes), *to = (char *)(v + classes.n);
		for (size_t i = 0; i < classes.n; i++) {
			v[i] = to;
			to = stpcpy(to, classes.v[i]) + 1;
		}
		*out = v;
		*n = (int)classes.n;
	}
	free_names(&classes);
	return err;
}

/* ---- the source ---- */

typedef struct folder {
	wf_image_opts o; /* with height, width, channels and dtype as they are in the columns */
	bool exact;      /* all images must have that size */
	int threads;
	names files;
	int32_t *label;
	size_t row_bytes;
	wf_source_column columns[2];
} folder;

static wf_error *folder_rows(void *user, int64_t *rows)
{
	*rows = (int64_t)((const folder *)user)->files.n;
	return NULL;
}

static wf_error *folder_columns(void *user, const wf_source_column **columns, int *n)
{
	*columns = ((folder *)user)->columns;
	*n = 2;
	return NULL;
}

static void folder_close(void *user)
{
	folder *f = user;
	free_names(&f->files);
	wfi_free(f->label);
	wfi_free(f);
}

static wf_error *decode_file(const char *path, wfi_image *out)
{
	char *bytes = NULL;
	size_t size = 0;
	WF_TRY(wfi_check_regular(path));
	WF_TRY(wfi_read_file(path, INT32_MAX, &bytes, &size));
	wf_error *err = wfi_image_decode(path, bytes, size, out);
	wfi_free(bytes);
	return err;
}

static wf_error *read_row(const folder *f, int64_t row, void *out)
{
	const char *path = f->files.v[row];
	wfi_image image = { 0 };
	WF_TRY(decode_file(path, &image));
	wf_error *err = NULL;
	if (f->exact && (image.height != f->o.height || image.width != f->o.width))
		err = wf_error_new(
			WF_INVALID_ARGUMENT,
			"%s has %d × %d pixels (height × width), %s has %d × %d; give height and width to have all scaled", path,
			image.height, image.width, f->files.v[0], f->o.height, f->o.width);
	else
		err = wfi_image_shape(path, &image, &f->o, out);
	wfi_free(image.pixels);
	return err;
}

typedef struct work {
	const folder *f;
	const wf_source_read *r;
} work;

static wf_error *read_part(void *user, int64_t from, int64_t to)
{
	const work *w = user;
	for (int64_t i = from; i < to; i++)
		WF_TRY(read_row(w->f, w->r->rows[i], (char *)w->r->columns[0] + (size_t)i * w->f->row_bytes));
	return NULL;
}

static wf_error *folder_read(void *user, const wf_source_read *r)
{
	const folder *f = user;
	for (int64_t i = 0; r->columns[1] && i < r->n; i++)
		((int32_t *)r->columns[1])[i] = f->label[r->rows[i]];
	return r->columns[0] ? wfi_data_parallel(f->threads, r->n, read_part, &(work){ f, r }) : NULL;
}

/* ---- making it ---- */

static wf_error *list_class(folder *f, const char *path, const char *class, int label)
{
	char *inner = wfi_path_join(path, class);
	size_t before = f->files.n;
	wf_error *err = look_below(inner, DEPTH_MOST, &f->files);
	size_t n = f->files.n - before;
	if (!err && !n)
		err = wf_error_new(WF_NOT_FOUND, "%s has no images (.png, .jpg, .jpeg)", inner);
	wfi_free(inner);
	WF_TRY(err);
	qsort(f->files.v + before, n, sizeof *f->files.v, compare);
	f->label = wfi_realloc(f->label, f->files.n * sizeof *f->label);
	for (size_t i = before; i < f->files.n; i++)
		f->label[i] = label;
	return NULL;
}

static wf_error *set_up(folder *f, const char *path)
{
	names classes = { 0 };
	wf_error *err = look_for_classes(path, &classes);
	for (size_t i = 0; !err && i < classes.n; i++)
		err = list_class(f, path, classes.v[i], (int)i);
	free_names(&classes);
	WF_TRY(err);
	f->exact = !f->o.height;
	if (f->exact) {
		wfi_image first = { 0 };
		WF_TRY(decode_file(f->files.v[0], &first));
		f->o.height = first.height;
		f->o.width = first.width;
		wfi_free(first.pixels);
	}
	f->o.channels = f->o.channels ? f->o.channels : 3;
	f->o.dtype = f->o.dtype ? f->o.dtype : WF_U8;
	f->row_bytes = (size_t)f->o.height * (size_t)f->o.width * (size_t)f->o.channels * wf_dtype_size(f->o.dtype);
	f->columns[0] = (wf_source_column){
		.name = "x", .dtype = f->o.dtype, .rank = 3, .shape = { f->o.height, f->o.width, f->o.channels }
	};
	f->columns[1] = (wf_source_column){ .name = "y", .dtype = WF_I32 };
	return NULL;
}

wf_error *wf_dataset_image_folder(const char *path, wf_image_opts o, wf_dataset **out)
{
	if (!path || !out)
		return wf_error_new(WF_INVALID_ARGUMENT,
				    "wf_dataset_image_folder: the path or the place for the dataset is NULL");
	WF_TRY(wfi_image_check_opts("wf_dataset_image_folder", &o));
	folder *f = wfi_alloc(sizeof *f);
	*f = (folder){ .o = o, .threads = wfi_data_threads(o.threads) };
	wf_error *err = set_up(f, path);
	if (err) {
		folder_close(f);
		return err;
	}
	WF_TRY(wf_dataset_from_source((wf_source){ .name = path,
						   .rows = folder_rows,
						   .columns = folder_columns,
						   .read = folder_read,
						   .close = folder_close,
						   .user = f },
				      out));
	(*out)->skips = true;
	return NULL;
}
