/* launch.h: how workers come to run. A launcher is one table of functions; the one here starts processes of this host, others (mpirun,
 * srun, a pod) join with the same table. It lives on its caller's libuv loop: all callbacks come from there, none from within start.
 *
 * A worker is its leader process and whatever that starts: they form a process group, signals go to the group, and what is left of
 * the group when the leader ends is killed. Leaders die with the process (to be exact: the thread) that started them, however it
 * dies, and so do their groups (guard.h); only what makes a group of its own is on its own. Workers inherit no descriptor and read
 * nothing: standard input is empty. */
#ifndef WFI_LAUNCH_H
#define WFI_LAUNCH_H
#include <uv.h>

#include "base/base.h"

enum {
	WFI_LAUNCH_LINE = 65536,     /* a longer line comes in pieces of this size */
	WFI_LAUNCH_KEPT_BYTES = 1000 /* of a line that is kept; the rest of it is not */
};

typedef struct wfi_launch wfi_launch;

typedef struct wfi_launch_spec {
	int n;
	const char *program;                        /* NULL: this process's executable; without a slash it is looked for in PATH */
	char *const *argv;                          /* NULL: this process's own arguments */
	/* "NAME=value" added to this process's environment for a worker: from wfi_alloc, NULL at the end; the launcher frees it.
	 * May be NULL. */
	char **(*env)(void *user, int rank);
	/* stream: 1 or 2. Without its newline, not terminated, any bytes. What comes last may lack its newline. May be NULL. */
	void (*line)(void *user, int rank, int stream, const char *text, size_t n);
	/* Once for each worker that was started, after all its lines. signal 0: it exited with status. May be NULL. */
	void (*ended)(void *user, int rank, int status, int signal);
	void *user;
	char *const *leftovers;                     /* paths that are removed when this process dies before it can; NULL at the end; may be NULL */
	int keep;                                   /* of each worker, this many last lines for wfi_launch_kept */
} wfi_launch_spec;

typedef struct wfi_launcher {
	const char *name;
	/* Starts all workers of *s (copied; its strings are not needed later). An error leaves *out with those that were started
	 * before: they run, and the others have pid 0. *out is NULL only where nothing was begun. */
	wf_error *(*start)(uv_loop_t *loop, const wfi_launch_spec *s, wfi_launch **out);
	long (*pid)(const wfi_launch *l, int rank); /* 0: was not started; stays what it was when the worker ends */
	void (*kill)(wfi_launch *l, int rank, int signal); /* rank −1: all. Nothing for those that have ended */
	/* The i-th oldest of the kept lines, NULL beyond them; as text: NUL bytes are shown as '?'. Borrowed until the loop runs on. */
	const char *(*kept)(const wfi_launch *l, int rank, int i);
	/* No callback comes after this. Workers that still run are killed. Memory goes when the loop has run and reaped them. */
	void (*free)(wfi_launch *l);
} wfi_launcher;

struct wfi_launch { const wfi_launcher *v; };

extern const wfi_launcher wfi_launcher_local;   /* Linux 5.3 or later, for pidfd_open */

static inline wf_error *wfi_launch_local(uv_loop_t *loop, const wfi_launch_spec *s, wfi_launch **out)
{
	return wfi_launcher_local.start(loop, s, out);
}
static inline long wfi_launch_pid(const wfi_launch *l, int rank) { return l ? l->v->pid(l, rank) : 0; }
static inline void wfi_launch_kill(wfi_launch *l, int rank, int signal) { if (l) l->v->kill(l, rank, signal); }
static inline const char *wfi_launch_kept(const wfi_launch *l, int rank, int i) { return l->v->kept(l, rank, i); }
static inline void wfi_launch_free(wfi_launch *l) { if (l) l->v->free(l); }
#endif
