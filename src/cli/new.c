/* new.c: `weft new`: a project to begin with. Its files are those of share/weft/template, with the project's name for @NAME@. */
#include "cli/cli.h"
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static const wfi_option options[] = { { 0 } };

/* the template's files; the first becomes NAME.c */
static const char *const files[] = { "program.c", "CMakeLists.txt", "README.md" };

/* CMake's own targets cannot be a program's name */
static const char *const reserved[] = { "all", "clean", "edit_cache", "help", "install", "package", "package_source", "rebuild_cache", "test",
					"weft" };

/* ---- the name ---- */

static bool is_letter(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static wf_error *check_name(const char *name)
{
	size_t n = strlen(name);
	bool good = n > 0 && n <= 64 && is_letter(name[0]);

	for (size_t i = 1; good && i < n; i++)
		good = is_letter(name[i]) || (name[i] >= '0' && name[i] <= '9') || name[i] == '_' || name[i] == '-';
	if (!good)
		return wf_error_new(WF_INVALID_ARGUMENT,
			"a project cannot be called \"%s\": a letter is expected, then letters, digits, _ or -, 64 at most", name);
	for (size_t i = 0; i < WFI_COUNT(reserved); i++)
		if (!strcmp(name, reserved[i]))
			return wf_error_new(WF_INVALID_ARGUMENT, "a project cannot be called %s: CMake or weft has a target of that name", name);
	return NULL;
}

/* ---- files ---- */

/* the template's file with the project's name in it; caller frees */
static wf_error *read_template(const char *file, const char *name, char **text)
{
	static const char mark[] = "@NAME@";
	char *bin = wfi_program_folder(), *path = wfi_format("%s/../share/weft/template/%s", bin, file), *raw = NULL;
	size_t size;
	wfi_str out = { 0 };
	wf_error *err = wfi_read_file(path, 1 << 20, &raw, &size);

	if (err)
		err = wf_error_add(err, "weft's own files lie beside its command: bin/weft, share/weft/template");
	for (const char *s = raw, *at; !err && *s; s = at + strlen(mark)) {
		at = strstr(s, mark);
		wfi_str_put(&out, s, at ? (size_t)(at - s) : strlen(s));
		if (!at)
			break;
		wfi_str_add(&out, "%s", name);
	}
	if (!err)
		*text = wfi_str_take(&out);
	wfi_free(raw);
	wfi_free(path);
	wfi_free(bin);
	return err;
}

static wf_error *write_new(const char *path, const char *text)
{
	int fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
	size_t left = strlen(text);

	if (fd < 0)
		return wfi_errno(errno, "cannot make %s", path);
	while (left) {
		ssize_t n = write(fd, text, left);
		if (n < 0 && errno == EINTR)
			continue;
		if (n < 0)
			break;
		text += n;
		left -= (size_t)n;
	}
	int why = left ? errno : 0;
	if (close(fd) && !why)
		why = errno;
	return why ? wfi_errno(why, "cannot write %s", path) : NULL;
}

/* folder is new and ours: what was made in it goes away again when not all of it can be */
static wf_error *fill(const char *folder, const char *name)
{
	char *text = NULL, *path[WFI_COUNT(files)] = { NULL };
	wf_error *err = NULL;
	size_t made = 0;

	for (size_t i = 0; !err && i < WFI_COUNT(files); i++) {
		char *file = i ? wfi_strdup(files[i]) : wfi_format("%s.c", name);
		path[i] = wfi_path_join(folder, file);
		wfi_free(file);
		err = read_template(files[i], name, &text);
		if (err)
			break;
		err = write_new(path[i], text);
		made = i + 1;
		wfi_free(text);
	}
	for (size_t i = 0; err && i < made; i++)
		unlink(path[i]);
	if (err)
		rmdir(folder);
	for (size_t i = 0; i < WFI_COUNT(files); i++)
		wfi_free(path[i]);
	return err;
}

/* ---- what to do next ---- */

/* does `weft` in PATH mean this command? Then CMake finds the library as well */
static bool is_in_path(const char *self)
{
	char *found = wfi_program_in_path("weft"), *real = found ? realpath(found, NULL) : NULL;
	bool same = real && !strcmp(real, self);

	free(real);
	wfi_free(found);
	return same;
}

static void print_next(const char *folder, const char *name)
{
	char *self = wfi_self_exe(), *bin = wfi_program_folder(), *above = wfi_format("%s/..", bin), *prefix = realpath(above, NULL);
	bool found = is_in_path(self);

	printf("%s has %s.c, CMakeLists.txt and README.md. To build and run it:\n\n  cd %s\n  cmake -B build", folder, name, folder);
	if (!found)
		printf(" -DCMAKE_PREFIX_PATH=\"%s\"", prefix ? prefix : above);
	printf(" && cmake --build build\n  %s run build/%s\n", found ? "weft" : self, name);
	free(prefix);
	wfi_free(above);
	wfi_free(bin);
	wfi_free(self);
}

static int run(int argc, char **argv)
{
	if (argc != 1)
		return wfi_cli_fail(wf_error_new(WF_INVALID_ARGUMENT, "weft new takes one argument, the new project's folder; %d were given", argc),
			WFI_EXIT_USAGE);
	size_t n = strlen(argv[0]);
	while (n > 1 && argv[0][n - 1] == '/')
		argv[0][--n] = 0;
	const char *slash = strrchr(argv[0], '/'), *name = slash ? slash + 1 : argv[0];
	wf_error *err = check_name(name);
	if (err)
		return wfi_cli_fail(err, WFI_EXIT_USAGE);
	if (mkdir(argv[0], 0777)) {
		err = errno == EEXIST ? wf_error_new(WF_ALREADY_EXISTS, "there is a %s already; weft new writes over nothing", argv[0])
				      : wfi_errno(errno, "cannot make the folder %s", argv[0]);
		return wfi_cli_fail(err, WFI_EXIT_FAILED);
	}
	err = fill(argv[0], name);
	if (err)
		return wfi_cli_fail(err, WFI_EXIT_FAILED);
	print_next(argv[0], name);
	return 0;
}

const wfi_command wfi_command_new = {
	.name = "new",
	.arguments = "NAME",
	.summary = "writes a project to begin with: a program that trains, its CMakeLists.txt and a README",
	.help = "NAME is a folder that does not exist yet; its last part is the project's name.\n\n"
		"examples:\n"
		"  weft new rain && cd rain && cmake -B build && cmake --build build && weft run build/rain\n"
		"  weft new rain && weft run rain/rain.c                  compiled by weft itself\n",
	.options = options,
	.mixed = true,
	.run = run,
};
