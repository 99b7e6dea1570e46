/* files.c: datasets whose files are read as a whole: CSV, npy, npz. */
#include "data/format.h"

wf_error *wf_dataset_csv(const char *path, wf_csv_opts o, wf_dataset **out)
{
	if (!path || !out)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_dataset_csv: the path or the place for the dataset is NULL");
	WF_TREES(columns);
	char *bytes = NULL;
	size_t size = 0;
	WF_TRY(wfi_read_file(path, SIZE_MAX, &bytes, &size));
	wf_error *err = wfi_gunzip(path, &bytes, &size);
	if (!err)
		err = wfi_csv_parse(path, bytes, size, &o, &columns);
	wfi_free(bytes);
	if (err)
		return err;
	return wf_dataset_from_tree(columns, out);
}

wf_error *wf_dataset_npz(const char *path, wf_dataset **out)
{
	if (!path || !out)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_dataset_npz: the path or the place for the dataset is NULL");
	WF_TREES(columns, x);
	char *bytes = NULL;
	size_t size = 0;
	WF_TRY(wfi_read_file(path, SIZE_MAX, &bytes, &size));
	wf_error *err;
	if (size >= 6 && !memcmp(bytes, "\x93NUMPY", 6)) {
		err = wfi_npy_parse(path, (const unsigned char *)bytes, size, false, &x);
		if (!err)
			err = wf_tree_dict(1, (const char *const[]){ "x" }, (const wf_tree *const[]){ x }, &columns);
	} else {
		err = wfi_npz_parse(path, bytes, size, false, &columns);
	}
	wfi_free(bytes);
	if (!err)
		err = wf_dataset_from_tree(columns, out);
	return wf_error_add(err, "while reading the dataset %s", path);
}
