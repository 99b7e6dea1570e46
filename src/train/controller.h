/* controller.h: the controller's side of a run with worker processes. One thread, one libuv loop; everything happens in its callbacks.
 *
 * An attempt: all workers are started (group.c); each connects and proves the secret (server.c), gets the configuration, runs, reports
 * (round.c), ends. The first failure that is not a mere consequence is the attempt's cause: it stops the others. When all are gone the
 * attempt is over, and controller.c ends the run or begins the next attempt from the last committed checkpoint. */
#ifndef WFI_CONTROLLER_H
#define WFI_CONTROLLER_H
#include <uv.h>
#include "launch/launch.h"
#include "train/frame.h"
#include "train/record.h"

enum { WFI_LAST_LINES = 20, WFI_OTHERS = 8, WFI_PENDING = 64 };

typedef struct wfi_controller wfi_controller;
typedef struct wfi_member wfi_member;

typedef enum wfi_member_state {
	WFI_ABSENT,                  /* started, has not connected */
	WFI_RUNNING,
	WFI_IN_REPORT,
	WFI_DONE,                    /* its loop ended well */
	WFI_FAILED                   /* its loop returned an error */
} wfi_member_state;

typedef struct wfi_connection {
	uv_tcp_t tcp;                /* first */
	wfi_controller *c;
	wfi_member *member;          /* NULL until it has proved the secret, and after its attempt is over */
	wfi_frames in;
	double since;
	bool closing;
	struct wfi_connection *prev, *next;
} wfi_connection;

struct wfi_member {
	wfi_controller *c;
	int rank;
	wfi_member_state state;
	wfi_connection *connection;
	long pid;
	double heard;                /* when something came last */
	int64_t reports;             /* next report it will make */
	/* the report it waits in */
	char *metrics;
	bool checkpoint;
	wf_error *bad;
	cJSON *leaves;
	/* its end */
	bool exited, settled;
	int status, signal;
	double settle_at;
};

struct wfi_controller {
	uv_loop_t loop;
	uv_tcp_t server;
	uv_timer_t tick;
	uv_poll_t interrupts;
	uv_poll_t watch;             /* `weft run`'s end of the channel */
	bool watching, interruptible;
	double last_tick;
	int port;
	char secret[33];
	const wfi_run_plan *plan;
	wfi_record *record;
	int fit;
	const char *earlier;         /* JSON array of this process's earlier results */
	wfi_connection *connections;
	int n_pending;               /* those without a member */
	/* the attempt */
	wfi_launch *launch;
	int n;
	wfi_member *members;
	bool *asked;                 /* by the loop of some rank, for each key of --set */
	wfi_str config;              /* the frame that every worker gets */
	char shm[96];                /* prefix of the names of shared memory */
	char **shm_paths;            /* all that the workers may make; ends with NULL */
	double started;
	bool connected_once;         /* some worker came as far as connecting */
	wf_error *cause;             /* why it is being stopped */
	int cause_rank;              /* −1: no rank's */
	wf_error *others[WFI_OTHERS];/* what else went wrong: consequences, mostly */
	int other_rank[WFI_OTHERS], n_others;
	double judge_at;             /* consequences without a cause: when to take the first one for it */
	double kill_at, give_up_at;
	bool final;                  /* the cause is none that a restart could mend */
	/* the round */
	int arrived;
	bool saving;
	double first_arrival, warn_at;
};

/* runs the workers until the run has ended; NULL when it succeeded */
wf_error *wfi_controller_run(const wfi_run_plan *p, wfi_record *r, int fit, const char *earlier);

/* group.c */
wf_error *wfi_group_start(wfi_controller *c);
/* Takes err. original: the cause and not a mere consequence of another worker's failure. final: a restart would not help. */
void wfi_group_fail(wfi_controller *c, int rank, wf_error *err, bool original, bool final);
void wfi_group_settle(wfi_member *m);        /* the process has ended and all it sent was read */
void wfi_group_tick(wfi_controller *c, double now);
bool wfi_group_over(const wfi_controller *c);
void wfi_group_kill(wfi_controller *c);
void wfi_group_free(wfi_controller *c);
wf_error *wfi_group_summary(wfi_controller *c); /* the attempt's error, with the consequences as notes; NULL: it succeeded */

/* server.c */
wf_error *wfi_server_start(wfi_controller *c);
void wfi_server_stop(wfi_controller *c);     /* closes all connections as well */
void wfi_server_tick(wfi_controller *c, double now);
void wfi_server_send(wfi_connection *k, const char *frame, size_t n);
void wfi_server_close(wfi_connection *k);

/* round.c */
void wfi_round_report(wfi_member *m, const wfi_frame *f); /* takes f->json */
void wfi_round_saved(wfi_member *m, const cJSON *message);
void wfi_round_done(wfi_member *m, const cJSON *message);
void wfi_round_tick(wfi_controller *c, double now);
void wfi_round_forget(wfi_member *m);

/* "rank 2", "ranks 0, 1, 3" of the members that which() picks; caller frees */
char *wfi_ranks_text(const wfi_controller *c, bool (*which)(const wfi_member *m));

#endif
