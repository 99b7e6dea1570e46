/* find.c: data that lies beside a program. */
#include "data/format.h"
#include <stdlib.h>
#include <unistd.h>

/* FOLDER/relative, FOLDER/data/relative, FOLDER/share/weft/data/relative; NULL when none is there */
static char *look_in(const char *folder, const char *relative)
{
	static const char *const below[] = { "", "data/", "share/weft/data/" };
	for (size_t i = 0; i < WFI_COUNT(below); i++) {
		char *path = wfi_format("%s/%s%s", folder, below[i], relative);
		if (!access(path, F_OK))
			return path;
		wfi_free(path);
	}
	return NULL;
}

/* there and in the folders above */
static char *look_above(const char *folder, const char *relative)
{
	char *path = wfi_strdup(folder), *found = NULL;
	for (;;) {
		found = look_in(path, relative);
		char *slash = strrchr(path, '/');
		if (found || !slash)
			break;
		*slash = 0;
	}
	wfi_free(path);
	return found;
}

wf_error *wf_find_data(const char *relative, char **path)
{
	if (!relative || !*relative)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_find_data: the name is empty");
	if (relative[0] == '/') {
		if (access(relative, F_OK))
			return wf_error_new(WF_NOT_FOUND, "there is no %s", relative);
		*path = wfi_strdup(relative);
		return NULL;
	}
	const char *own = getenv("WEFT_DATA");
	char *program = wfi_self_exe(), *library = wfi_library_dir(), *found = own && *own ? look_in(own, relative) : NULL;
	char *slash = strrchr(program, '/');
	if (slash)
		*slash = 0;
	if (!found)
		found = look_above(program, relative);
	if (!found) /* the program may lie elsewhere, as one that `weft run` compiled */
		found = look_above(library, relative);
	wf_error *err =
		found ? NULL
		      : wf_error_new(WF_NOT_FOUND,
				     "the data file %s was not found: not in %s, in the folders above it (nor in their data and "
				     "share/weft/data), nor in the folder that WEFT_DATA names (%s)",
				     relative, program, own ? own : "not set");
	wfi_free(program);
	wfi_free(library);
	if (found)
		*path = found;
	return err;
}
