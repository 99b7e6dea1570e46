/* comm.h: communication behind one table of functions. Members may be device threads of one process and threads of several
 * processes on a host alike (shared memory); other transports join with the same table. Every member calls the same collectives
 * in the same order; each carries kind, op, dtype, count and a sequence number, so that a mismatch is an error naming both sides.
 * Reductions add in rank order: the same bits on every member and in every run.
 *
 * A failure is every member's: whoever runs into its timeout (WF_TIMEOUT), finds a member gone (WF_WORKER_FAILED: "rank 2 (pid 77) is
 * gone") or sees two collectives that differ (WF_INVALID_ARGUMENT) ends all waits of the communicator with that text, and every later
 * call gives it again. A call that is wrong by itself (no array, f32 by and) is refused and leaves the communicator as it was.
 * A communicator is used by one thread at a time, abort excepted; those split from it may be used by other threads. */
#ifndef WFI_COMM_H
#define WFI_COMM_H
#include "base/base.h"

typedef struct wfi_comm wfi_comm;
typedef struct wfi_request wfi_request;

typedef enum wfi_coll_kind {
	WFI_COLL_BARRIER, WFI_COLL_BROADCAST, WFI_COLL_ALL_REDUCE, WFI_COLL_ALL_GATHER, WFI_COLL_REDUCE_SCATTER, WFI_COLL_ALL_TO_ALL, WFI_COLL_PERMUTE,
	WFI_COLL_KINDS
} wfi_coll_kind;
typedef enum wfi_coll_op { WFI_COLL_SUM, WFI_COLL_PROD, WFI_COLL_MIN, WFI_COLL_MAX, WFI_COLL_AND, WFI_COLL_OR } wfi_coll_op; /* order of wfi_reduce_kind differs: map it. min, max: NaN wins */

typedef struct wfi_coll {
	wfi_coll_kind kind;
	wfi_coll_op op;
	wf_dtype dtype;
	int root;
	int source;        /* PERMUTE: the member whose array this one gets, −1: zeros. Each member's own */
	size_t count;      /* elements: ALL_REDUCE, BROADCAST, PERMUTE of the array; ALL_GATHER of one member's part; REDUCE_SCATTER, ALL_TO_ALL of the part each gets */
	const void *in;
	void *out;         /* may equal in for ALL_REDUCE and BROADCAST */
	const char *what;  /* for messages: "psum at train.c:12"; may be NULL */
	bool unwanted;     /* ALL_REDUCE: this member does not read its result: out need not be written, but must be there */
} wfi_coll;

typedef struct wfi_comm_vtable {
	const char *name;
	wf_error *(*split)(wfi_comm *c, int color, int key, wfi_comm **out); /* color < 0: no member of any; *out NULL */
	/* No thread works behind start: start, test, wait and run each do what can be done then for all that this communicator has begun,
	 * in order. A small collective has its part handed over by start; a large one moves on with every test. The arrays are the
	 * communicator's until test says done or wait returns; the text of what is copied. */
	wf_error *(*start)(wfi_comm *c, const wfi_coll *what, wfi_request **out);
	wf_error *(*test)(wfi_request *r, bool *done);                       /* done or failed, r still wants its wait */
	wf_error *(*wait)(wfi_request *r);                                   /* frees r */
	wf_error *(*run)(wfi_comm *c, const wfi_coll *what);                 /* start and wait, without allocation */
	/* send returns when p may be reused; a long message needs its receiver. No member sends to itself. */
	wf_error *(*send)(wfi_comm *c, int to, const void *p, size_t n);
	wf_error *(*recv)(wfi_comm *c, int from, void *p, size_t n);
	/* from any thread: every member's waits end at once with this text (in groups that were split off within 50 ms) */
	void (*abort)(wfi_comm *c, const char *why);
	/* from any thread, while this member has nothing begun: it takes part in nothing until it says otherwise, so that whoever waits for it
	 * meanwhile gets an error (WF_INVALID_ARGUMENT) at once and not when the time is over */
	void (*rest)(wfi_comm *c, bool resting);
	void (*free)(wfi_comm *c);
} wfi_comm_vtable;

struct wfi_comm {
	const wfi_comm_vtable *v;
	int rank, size;
	double timeout;    /* seconds, for every wait; its error names who is missing. May be changed; below 0: none */
	int devices;       /* > 0: the members are devices, so many a process, and errors name them by their ranks in the first group; 0: they are
	                    * ranks. May be changed */
	struct wfi_comm_group *groups; /* those that wfi_comm_groups made */
};

/* timeout 0 is the default of 300 s, below 0 is none. At most 256 members.
 * n members in this process: out[i] for member i, each used by one thread at a time. size 1 works too (every collective a copy). */
wf_error *wfi_comm_threads(int n, double timeout, wfi_comm **out);
/* Several processes of one host, each with n_local members; this one's are ranks first..first+n_local−1 of n. name: of the POSIX
 * shared memory, the same everywhere, unique to the run and attempt; whoever comes first makes it; waits until all are there,
 * then unlinks it. Names begin with "/weft": what runs leave that were killed before all their members had come, the next
 * communicator of this user removes. A process's own members out[0..n_local−1] may then be used by threads of their own. */
wf_error *wfi_comm_shm(const char *name, int n, int first, int n_local, double timeout, wfi_comm **out);
static inline wf_error *wfi_comm_run(wfi_comm *c, const wfi_coll *w) { return c->v->run(c, w); }
void wfi_comm_free(wfi_comm *c); /* and its groups; NULL: nothing */
/* This member's group when the members fall into groups of `size`: n / size rows of members, each member in one. A group is split off at the
 * first call for these groups and kept with c (borrowed). Every member calls it, in the order of the collectives. */
wf_error *wfi_comm_groups(wfi_comm *c, const int64_t *members, int n, int size, wfi_comm **out);
#endif
