/* bench.h: the parts of `weft bench`. bench.c: the command; bench_works.c: what is measured, and its targets; bench_process.c: one measured process;
 * bench_report.c: table, JSON, chart; bench_growth.c: curves over size. */
#ifndef WFI_BENCH_H
#define WFI_BENCH_H
#include "cli/cli.h"
#include "kernel/limits.h"

/* ---- what is measured ---- */
typedef enum wfi_side { WFI_WEFT, WFI_JAX, WFI_TORCH, WFI_SIDES } wfi_side;
enum { WFI_BENCH_FORMS = 2 };    /* ways in which a peer may do a work: the best counts */

/* processes that are measured; a figure is one number of a run's RESULT line */
typedef struct wfi_bench_run {
	const char *name;
	/* arguments of the side's program; %s: seconds to measure; NULL: the side does not have it */
	const char *arguments[WFI_SIDES][WFI_BENCH_FORMS];
	enum { WFI_CACHE_KEPT, WFI_CACHE_EMPTY, WFI_CACHE_FILLED } cache; /* FILLED: by one process before, which does not count */
	double flops, bytes;         /* that a step cannot do without: of its products and convolutions; of parameters and state from and to memory */
} wfi_bench_run;

typedef struct wfi_bench_figure {
	const char *work, *run;
	const char *field;           /* of the RESULT line */
	double scale;                /* field → ms or MB */
	bool memory;                 /* MB, else ms */
	bool limited;                /* the run's flops and bytes limit it */
	double most;                 /* the target: ms or MB; 0: none */
	double over[WFI_SIDES];      /* and how many times a peer's; 0: none */
	const char *target;
} wfi_bench_figure;

extern const wfi_bench_run wfi_bench_runs[];
extern const size_t wfi_bench_n_runs;
extern const wfi_bench_figure wfi_bench_figures[];
enum { WFI_BENCH_N_FIGURES = 16 };

/* ---- what came out; NAN: not measured ---- */
typedef struct wfi_bench_result {
	bool wanted;
	double value[WFI_SIDES];     /* ms or MB */
	double limit;                /* ms that the machine's limits allow at best */
} wfi_bench_result;
double wfi_bench_ratio(const wfi_bench_result *r, wfi_side peer); /* the peer's figure over weft's */
typedef enum wfi_bench_met { WFI_NOT_MET, WFI_MET, WFI_UNKNOWN } wfi_bench_met;
wfi_bench_met wfi_bench_is_met(const wfi_bench_figure *f, const wfi_bench_result *r);

/* results: WFI_BENCH_N_FIGURES */
void wfi_bench_print_table(const wfi_bench_result *results, const wfi_limits *limits);
char *wfi_bench_json(const wfi_bench_figure *f, const wfi_bench_result *r); /* one object, no newline; caller frees */
char *wfi_bench_svg(const wfi_bench_result *results);                       /* caller frees */

/* ---- one measured process ---- */
typedef struct wfi_bench_process {
	const char *const *argv;     /* ends with NULL */
	const char *const *env;      /* pairs NAME, VALUE; ends with NULL */
	double limit;                /* seconds until it is killed, with all that it started */
} wfi_bench_process;
/* Runs it to its end; *result: the object of its RESULT line (caller deletes). An error says how it ended and the last thing that it printed to
 * stderr. result NULL: no such line is asked for. SIGINT and SIGTERM end the process, then this one. */
wf_error *wfi_bench_process_run(const wfi_bench_process *p, cJSON **result);

/* bin/bench of a build tree, or libexec/weft/bench beside the bin of an installed one; caller frees path */
wf_error *wfi_bench_find_program(const char *bin, const char *name, char **path);

/* ---- curves over size: SVG files in folder (NULL: a table only) ---- */
int wfi_bench_growth(const char *folder, double seconds, double limit);
#endif
