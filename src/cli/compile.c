/* compile.c: `weft compile`: a program of StableHLO text as an object with one C function, and its header. */
#include <stdlib.h>
#include <unistd.h>
#include "cli/cli.h"
#include "runtime/ahead.h"
#include "stablehlo/stablehlo.h"

/* as weft exec's */
enum { INVALID = 2, UNSUPPORTED = 3, TEXT_MAX = 1 << 30 };

static struct {
	const char *output, *header, *name, *entry, *cpu, *target, *workspace;
	bool quiet;
} o;

static const wfi_option options[] = {
	{ "o", "FILE.o", WFI_OPTION_TEXT, &o.output, "the object (default: beside the module, named after it)" },
	{ "header", "FILE.h", WFI_OPTION_TEXT, &o.header, "its header (default: beside the object)" },
	{ "name", "NAME", WFI_OPTION_TEXT, &o.name, "the C function (default: the object's name)" },
	{ "entry", "NAME", WFI_OPTION_TEXT, &o.entry, "the module's function (default: main, else the only public one)" },
	{ "cpu", "NAME", WFI_OPTION_TEXT, &o.cpu, "native, generic, or a processor as LLVM names it (default: native; with --target: generic)" },
	{ "target", "TRIPLE", WFI_OPTION_TEXT, &o.target, "such as aarch64-linux-gnu (default: this machine's)" },
	{ "workspace", "WHOSE", WFI_OPTION_TEXT, &o.workspace, "static: in .bss (default); caller: the function's last argument" },
	{ "quiet", NULL, WFI_OPTION_FLAG, &o.quiet, "prints nothing" },
	{ 0 }
};

static int status_of(const wf_error *err)
{
	switch (wf_error_code(err)) {
	case WF_UNSUPPORTED: return UNSUPPORTED;
	case WF_INTERNAL: case WF_OUT_OF_MEMORY: return WFI_EXIT_FAILED;
	default: return INVALID;
	}
}

/* path with another ending */
static char *with_ending(const char *path, const char *ending)
{
	const char *slash = strrchr(path, '/'), *dot = strrchr(path, '.');
	bool has = dot && dot > (slash ? slash + 1 : path);

	return wfi_format("%.*s%s", has ? (int)(dot - path) : (int)strlen(path), path, ending);
}

/* the object's name as a name of C */
static char *name_of(const char *object)
{
	const char *slash = strrchr(object, '/'), *from = slash ? slash + 1 : object, *dot = strchr(from, '.');
	char *s = wfi_format("%s%.*s", *from >= '0' && *from <= '9' ? "f" : "", dot && dot > from ? (int)(dot - from) : (int)strlen(from), from);

	for (char *c = s; *c; c++)
		if (!((*c >= 'a' && *c <= 'z') || (*c >= 'A' && *c <= 'Z') || (*c >= '0' && *c <= '9')))
			*c = '_';
	return s;
}

static wf_error *read_function(const char *file, wfi_module **m, const wfi_func **out)
{
	char *text = NULL;
	size_t n = 0;
	wf_error *err = wfi_read_file(file, TEXT_MAX, &text, &n);

	if (!err)
		err = wfi_module_parse(text, n, &(const wfi_parse_opts){ .file = file, .entry = o.entry }, m);
	wfi_free(text);
	if (err)
		return err;
	int i = wfi_module_find(*m, o.entry);
	if (i >= 0) {
		*out = (*m)->funcs[i];
		return NULL;
	}
	if ((*m)->open_main && (!o.entry || !strcmp(o.entry, "main")))
		return wf_error_new(WF_UNSUPPORTED, "%s: the dimensions of @main are not all numbers; ahead of time every shape must be known", file);
	if (o.entry)
		return wf_error_new(WF_INVALID_ARGUMENT, "%s has no function @%s whose dimensions are all numbers", file, o.entry);
	return wf_error_add(wf_error_new(WF_INVALID_ARGUMENT, "%s has no function @main, and more than one public function or none", file),
	                    "--entry NAME says which one to compile");
}

static wf_error *write_both(const char *object, const char *header, const wfi_ahead *a)
{
	wf_error *err = wfi_write_file(object, &(const wfi_piece){ a->object, a->object_size }, 1);

	if (err)
		return err;
	err = wfi_write_file(header, &(const wfi_piece){ a->header, strlen(a->header) }, 1);
	if (err)
		unlink(object); /* not one without the other */
	return err;
}

static wf_error *check(int argc, char **argv)
{
	if (argc != 1)
		return wf_error_add(wf_error_new(WF_INVALID_ARGUMENT, "weft compile takes one argument, a module's file; %d were given", argc),
		                    "weft compile --help tells more");
	if (o.workspace && strcmp(o.workspace, "static") && strcmp(o.workspace, "caller"))
		return wf_error_new(WF_INVALID_ARGUMENT, "--workspace %s: there are static and caller", o.workspace);
	if (o.name && !wfi_is_c_name(o.name))
		return wf_error_new(WF_INVALID_ARGUMENT, "--name %s is no name of a C function", o.name);
	(void)argv;
	return NULL;
}

static int compile(const char *file, const char *object, const char *header, const char *name)
{
	wfi_module *m = NULL;
	const wfi_func *f = NULL;
	wfi_ahead a = { 0 };
	const wfi_ahead_opts opts = { .name = name, .target = o.target, .cpu = o.cpu, .caller_workspace = o.workspace && *o.workspace == 'c' };
	wf_error *err = read_function(file, &m, &f);

	if (!err)
		err = wfi_ahead_compile(f, &opts, &a);
	int status = err ? status_of(err) : 0;
	if (!err && (err = write_both(object, header, &a)))
		status = WFI_EXIT_FAILED;
	if (!err && !o.quiet)
		printf("%s (%zu bytes) and %s: int %s(…) for %s; constants %zu bytes, workspace %zu bytes\n", object, a.object_size, header, name, a.made_for,
		       a.constants, a.workspace);
	wfi_ahead_free(&a);
	wfi_module_free(m);
	return wfi_cli_fail(err, status);
}

static int run(int argc, char **argv)
{
	wf_error *err = check(argc, argv);

	if (err)
		return wfi_cli_fail(err, WFI_EXIT_USAGE);
	char *object = o.output ? wfi_strdup(o.output) : with_ending(argv[0], ".o");
	char *header = o.header ? wfi_strdup(o.header) : with_ending(object, ".h");
	char *name = o.name ? wfi_strdup(o.name) : name_of(object);
	int status = INVALID;
	if (wfi_is_c_name(name))
		status = compile(argv[0], object, header, name);
	else
		wfi_cli_fail(wf_error_add(wf_error_new(WF_INVALID_ARGUMENT, "\"%s\" is no name of a C function", name), "--name NAME says another"), INVALID);
	wfi_free(name);
	wfi_free(header);
	wfi_free(object);
	return status;
}

const wfi_command wfi_command_compile = {
	.name = "compile",
	.arguments = "MODULE.mlir",
	.summary = "makes a program of StableHLO text a C function: an object and its header",
	.help = "The function takes pointers to its arguments and results, allocates nothing and needs nothing but libc and libm: no weft, no LLVM, no threads.\n"
		"The module comes from wf_export_stablehlo, or from JAX; weights are constants in it. doc/aot.md tells more.\n\n"
		"exit status: 0 it was made; 1 it could not be written; 2 unreadable or invalid; 3 unsupported, the message names what\n\n"
		"examples:\n"
		"  weft compile predict.mlir -o predict.o --header predict.h\n"
		"  weft compile step.mlir --cpu x86-64-v3 --workspace caller\n"
		"  weft compile predict.mlir --target aarch64-linux-gnu --cpu cortex-a72\n",
	.options = options,
	.mixed = true,
	.run = run,
};
