/* cifar.c: the binary files of CIFAR-10 and CIFAR-100 (Krizhevsky 2009). A row of a file has a plane for each of red, green, blue. */
#include "data/format.h"

#define SIDE 32
#define PIXELS (3 * SIDE * SIDE)
#define COARSE 20 /* classes of CIFAR-100's classes */

/* bytes of labels before a record's pixels */
static size_t labels_of(int classes)
{
	return classes == 100 ? 2 : 1;
}

static wf_error *find_classes(const char *what, size_t size, int *classes)
{
	bool ten = size % (PIXELS + labels_of(10)) == 0, hundred = size % (PIXELS + labels_of(100)) == 0;
	if (*classes && *classes != 10 && *classes != 100)
		return wf_error_new(WF_INVALID_ARGUMENT,
				    "wf_dataset_cifar: classes are 10 or 100 (0: as the files' sizes say); %d came", *classes);
	if (!*classes && ten && hundred)
		return wf_error_new(WF_INVALID_ARGUMENT,
				    "%s has %zu bytes, which both CIFAR-10 and CIFAR-100 could have: say .classes", what, size);
	if (!*classes && (ten || hundred))
		*classes = ten ? 10 : 100;
	if (*classes == 10 ? ten : *classes == 100 && hundred)
		return NULL;
	return wf_error_new(WF_DATA_LOSS,
			    "%s has %zu bytes: no whole number of CIFAR's records (%zu bytes of CIFAR-10, %zu of CIFAR-100%s)",
			    what, size, PIXELS + labels_of(10), PIXELS + labels_of(100),
			    *classes == 10 ? "; 10 classes were asked for"
			    : *classes     ? "; 100 classes were asked for"
					   : "");
}

wf_error *wfi_cifar_parse(const char *what, const unsigned char *bytes, size_t size, int *classes, int64_t *rows)
{
	WF_TRY(find_classes(what, size, classes));
	size_t record = PIXELS + labels_of(*classes);
	*rows = (int64_t)(size / record);
	for (size_t i = 0; i < size / record; i++)
		for (size_t k = 0; k < labels_of(*classes); k++) {
			int most = *classes == 10 ? 10 : k ? 100 : COARSE;
			if (bytes[i * record + k] >= most)
				return wf_error_new(
					WF_DATA_LOSS, "%s: record %zu (from 0): %d is not a label; %s0 to %d were expected", what,
					i, bytes[i * record + k], most == COARSE ? "coarse ones from " : "", most - 1);
		}
	return NULL;
}

static wf_error *open_file(const char *path, int *classes, wf_dataset **out)
{
	wfi_mappings *m = NULL;
	int64_t rows = 0;
	WF_TRY(wfi_map_files(1, &path, &m));
	wf_error *err = wfi_cifar_parse(path, m->v[0].bytes, m->v[0].size, classes, &rows);
	if (err) {
		wfi_mappings_close(m);
		return err;
	}
	size_t labels = labels_of(*classes), record = PIXELS + labels;
	const unsigned char *first = m->v[0].bytes;
	const wf_source_column v[] = { { .name = "x", .dtype = WF_U8, .rank = 3, .shape = { SIDE, SIDE, 3 } },
				       { .name = "y", .dtype = WF_I32 },
				       { .name = "coarse", .dtype = WF_I32 } };
	const wfi_span span[] = { { .bytes = first + labels, .stride = record, .dtype = WF_U8, .planes = 3 },
				  { .bytes = first + labels - 1, .stride = record, .dtype = WF_U8 },
				  { .bytes = first, .stride = record, .dtype = WF_U8 } };
	return wfi_dataset_from_arrays((wfi_arrays){ .name = path,
						     .rows = rows,
						     .n = *classes == 100 ? 3 : 2,
						     .v = v,
						     .spans = span,
						     .check = wfi_mappings_check,
						     .close = wfi_mappings_close,
						     .owner = m },
				       out);
}

wf_error *wf_dataset_cifar(const char *const *paths, wf_cifar_opts o, wf_dataset **out)
{
	if (!paths || !paths[0] || !out)
		return wf_error_new(WF_INVALID_ARGUMENT,
				    "wf_dataset_cifar: there is no path, or the place for the dataset is NULL");
	size_t n = 0;
	while (paths[n])
		n++;
	wf_dataset **part = wfi_alloc(n * sizeof *part);
	wf_error *err = NULL;
	for (size_t i = 0; !err && i < n; i++)
		err = open_file(paths[i], &o.classes, &part[i]);
	if (!err)
		err = wf_dataset_concatenate(n, (const wf_dataset *const *)part, out);
	for (size_t i = 0; i < n; i++)
		wf_dataset_free(part[i]);
	wfi_free(part);
	return err;
}
