/* cli.h: the `weft` command: a table of commands, one file each. */
#ifndef WFI_CLI_H
#define WFI_CLI_H
#include <cJSON.h>
#include <weft/train.h>
#include "base/base.h"

enum { WFI_EXIT_FAILED = 1, WFI_EXIT_USAGE = 2 };

typedef struct wfi_command {
	const char *name, *arguments, *summary;
	const char *help;            /* examples and details, below the options */
	const struct wfi_option *options;
	bool mixed;                  /* options may also come after the arguments */
	void (*refused)(const char *text); /* NULL, or: the options were wrong, and --json was among the words */
	int (*run)(int argc, char **argv); /* what is left of the command line; the exit status */
} wfi_command;

extern const wfi_command wfi_command_run, wfi_command_exec, wfi_command_compile, wfi_command_new, wfi_command_devices, wfi_command_show,
	wfi_command_bench;
extern const wfi_command *const wfi_commands[];   /* all of them; ends with NULL. tools/manpages.c makes manual pages of them */

int wfi_cli_main(int argc, char **argv);
/* prints the error to stderr, frees it, gives the status */
int wfi_cli_fail(wf_error *err, int status);

/* ---- options ---- */
typedef enum wfi_option_kind { WFI_OPTION_FLAG, WFI_OPTION_INT, WFI_OPTION_TEXT, WFI_OPTION_LIST } wfi_option_kind;
typedef struct wfi_words { size_t n; const char **v; } wfi_words;
typedef struct wfi_option {
	const char *name;            /* without the dashes, of one letter: -o; the list ends with NULL */
	const char *value;           /* what its value is called; NULL: a flag */
	wfi_option_kind kind;
	void *to;                    /* bool, long, const char *, wfi_words */
	const char *help;
} wfi_option;

/* Reads the options of argv[0 … argc−1]; the other words are moved to its beginning, their number into *rest. mixed false: the first word that
 * is no option ends them, and so does "--". *help: --help came first. An unknown option names the nearest one that exists. */
wf_error *wfi_options_parse(const wfi_option *o, bool mixed, int argc, char **argv, int *rest, bool *help);
void wfi_options_help(const wfi_option *o, FILE *to);
/* of n candidates the one nearest to word, when it is near; else NULL */
const char *wfi_nearest(const char *word, const char *const *candidates, size_t n);

/* ---- run.c's parts ---- */
/* what to run: a program's path, found as given, beside weft, or in PATH; a .c file is compiled into the cache first. Caller frees. */
wf_error *wfi_program_find(const char *word, char **path);
wf_error *wfi_program_compile(const char *source, char **path);
char *wfi_program_folder(void);                    /* of this command; caller frees */
char *wfi_program_in_path(const char *word);       /* the first such program in PATH, NULL: none; caller frees */

typedef struct wfi_request {
	long num_workers, devices, max_failures, num_to_keep; /* LONG_MIN: not given */
	const char *storage, *name;
	wfi_words set;
	bool json;
	bool quiet;                  /* shows nothing but errors (check-parallel) */
	char **argv;                 /* of the program; argv[0] is its path */
} wfi_request;

typedef struct wfi_outcome {
	int status;                  /* of the program; 128 + signal */
	int results;                 /* how many runs ended */
	bool failed;                 /* one of them with an error */
	char *checkpoint;            /* of the last one; NULL: none */
	char *error;
	char *tail;                  /* quiet: the last lines that were printed */
} wfi_outcome;
/* SIGINT, SIGTERM, SIGHUP and SIGCHLD come from here on only where run.c reads them, so that none ends this command without a result */
void wfi_signals_block(void);
void wfi_signals_restore(void);  /* in a child, before exec */
wf_error *wfi_signals_pending(void); /* NULL: none of the three waits */
wf_error *wfi_run_program(const wfi_request *r, wfi_outcome *out);
void wfi_outcome_free(wfi_outcome *o);
/* --check-parallel: counts is "1,2,4" */
int wfi_check_parallel(const wfi_request *r, const char *counts);

/* ---- progress ---- */
typedef struct wfi_progress wfi_progress;
wfi_progress *wfi_progress_new(FILE *to, bool terminal);
void wfi_progress_started(wfi_progress *p, int workers, int64_t report);
void wfi_progress_plan(wfi_progress *p, int64_t epochs, int64_t steps_per_epoch, int64_t samples_per_step);
/* metrics: rank 0's, a cJSON object */
void wfi_progress_report(wfi_progress *p, double now, int64_t report, const cJSON *metrics);
/* takes the line away before something else is printed; draw puts it back */
void wfi_progress_clear(wfi_progress *p);
void wfi_progress_draw(wfi_progress *p, double now, bool last);
/* The line as it would be drawn at that time in so many columns (0: any number); caller frees. Metrics are the first to go, the time left never
 * goes. */
char *wfi_progress_text(const wfi_progress *p, double now, size_t width);
void wfi_progress_free(wfi_progress *p);

/* ---- tables and curves ---- */
size_t wfi_text_width(const char *s, size_t n); /* columns on the screen */
/* with control characters as \xNN: what a file or a program gave must not command the terminal; caller frees */
char *wfi_printable(const char *s);
/* columns of equal width, numbers right-aligned; cells[row * columns + column] may be NULL */
void wfi_table_print(FILE *to, size_t rows, size_t columns, const char *const *head, const char *const *cells);
/* y over x as text, width × height characters; unicode: with block characters, else ASCII; values that are not finite are left out */
char *wfi_curve_text(const double *x, const double *y, size_t n, int width, int height, bool unicode);
bool wfi_is_unicode(void);       /* does the terminal's locale say UTF-8? */

#endif
