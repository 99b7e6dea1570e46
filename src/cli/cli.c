/* cli.c: the table of commands, help, version. */
#include "cli/cli.h"
#include <errno.h>
#include <locale.h>

const wfi_command *const wfi_commands[] = { &wfi_command_new, &wfi_command_run, &wfi_command_exec, &wfi_command_compile, &wfi_command_show, &wfi_command_devices,
					     &wfi_command_bench, NULL };
enum { N_COMMANDS = WFI_COUNT(wfi_commands) - 1 };

int wfi_cli_fail(wf_error *err, int status)
{
	if (!err)
		return 0;
	fflush(stdout);
	fprintf(stderr, "weft: %s\n", wf_error_text(err));
	wf_error_free(err);
	return status;
}

static int help(void)
{
	printf("weft: JAX-style distributed training in C\n\nusage: weft COMMAND [OPTIONS] …\n\n");
	for (size_t i = 0; i < N_COMMANDS; i++)
		printf("  weft %-8s %s\n", wfi_commands[i]->name, wfi_commands[i]->summary);
	printf("  weft --version\n\n"
	       "examples:\n"
	       "  weft new rain                             a project to begin with\n"
	       "  weft run --num-workers 4 ./train          train with 4 worker processes\n"
	       "  weft run --set lr=0.1 train.c             compile a program and run it\n"
	       "  weft exec model.mlir --in inputs.npz      run a program that JAX exported\n"
	       "  weft compile model.mlir -o model.o        makes it a C function that needs only libc and libm\n"
	       "  weft show train-2025-01-31_12-00-00       its metrics as a table and a curve\n"
	       "  weft devices                              what this machine has\n"
	       "  weft bench mlp                            what a training step takes, beside JAX and PyTorch\n\n"
	       "weft COMMAND --help tells more about each.\n");
	return 0;
}

static int command_help(const wfi_command *c)
{
	printf("usage: weft %s [OPTIONS] %s\n\n%s\n\noptions:\n", c->name, c->arguments, c->summary);
	wfi_options_help(c->options, stdout);
	printf("  %-26s %s\n\n%s", "--help", "this text", c->help);
	return 0;
}

static int version(bool json)
{
	printf(json ? "{\"version\": \"%s\"}\n" : "weft %s\n", WEFT_VERSION);
	return 0;
}

static int unknown_command(const char *word)
{
	const char *names[N_COMMANDS];

	for (size_t i = 0; i < N_COMMANDS; i++)
		names[i] = wfi_commands[i]->name;
	const char *near = wfi_nearest(word, names, WFI_COUNT(names));
	wf_error *err = wf_error_new(WF_INVALID_ARGUMENT, "unknown command %s", word);
	if (near)
		wf_error_add(err, "did you mean weft %s?", near);
	wf_error_add(err, "weft --help lists the commands");
	return wfi_cli_fail(err, WFI_EXIT_USAGE);
}

static int run_command(const wfi_command *c, int argc, char **argv)
{
	int rest;
	bool asks;
	wf_error *err = wfi_options_parse(c->options, c->mixed, argc, argv, &rest, &asks);

	for (int i = 0; err && c->refused && i < argc; i++)
		if (!strcmp(argv[i], "--json")) {
			c->refused(wf_error_text(err));
			break;
		}
	if (err)
		return wfi_cli_fail(err, WFI_EXIT_USAGE);
	return asks ? command_help(c) : c->run(rest, argv);
}

static int run_any(int argc, char **argv)
{
	bool json = argc > 2 && !strcmp(argv[2], "--json");

	if (argc < 2) {
		help();
		return WFI_EXIT_USAGE;
	}
	if (!strcmp(argv[1], "--help") || !strcmp(argv[1], "-h") || !strcmp(argv[1], "help"))
		return help();
	if (!strcmp(argv[1], "--version"))
		return version(json);
	for (size_t i = 0; i < N_COMMANDS; i++)
		if (!strcmp(argv[1], wfi_commands[i]->name))
			return run_command(wfi_commands[i], argc - 2, argv + 2);
	return unknown_command(argv[1]);
}

int wfi_cli_main(int argc, char **argv)
{
	wfi_standard_files();
	setlocale(LC_CTYPE, "");
	int status = run_any(argc, argv);
	errno = 0;
	bool written = fflush(stdout) == 0 && !ferror(stdout);
	if (written)
		return status;
	/* what was asked for is not all there */
	wfi_cli_fail(errno ? wfi_errno(errno, "standard output cannot be written") : wf_error_new(WF_IO, "standard output could not be written"), status);
	return status ? status : WFI_EXIT_FAILED;
}
