/* shm.h: the layout of a communicator's shared memory, and what the files of src/comm share about it.
 *
 * A group (a communicator as all its members see it) is one region: a head, a line of state for each member, two buffers for
 * each member, and a ring for each ordered pair. The regions of a communicator and of everything split from it lie in one file
 * (or, between threads, in anonymous memory) and make a family.
 *
 * Collectives run in steps. In step s each member fills its buffer s % 2, arrives (adds 1 to `arrived`), and once all have arrived
 * reads what it needs from everyone's buffer s % 2. A buffer may be filled again in step s + 2: whoever got there has passed step
 * s + 1, where everyone arrived only after reading step s. So a step costs one barrier, and memory stays bounded for any size.
 *
 * Waiting: a few µs of spinning where every member can have a core, else a few times giving it to others; then a futex. The last to
 * arrive rings the group's bell if anyone sleeps. A sleeper looks up now and then for an abort, a dead member, the time. */
#ifndef WFI_COMM_SHM_H
#define WFI_COMM_SHM_H
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <sys/types.h>

#include "comm/comm.h"

enum {
	WFI_SHM_MEMBERS = 256,  /* most members of a group: the rings of pairs grow with its square */
	WFI_SHM_VERSION = 1,
	WFI_SHM_COLL_SPLIT = WFI_COLL_KINDS, /* what split exchanges, so that it cannot be taken for a gather of the caller's */
};
#define WFI_SHM_MAGIC UINT64_C(0x6d68732d74666577) /* "weft-shm" */

/* what a member says about the collective whose first step it has arrived at; one for each buffer */
typedef struct wfi_shm_header {
	uint64_t seq, count;
	int32_t kind, op, dtype, root;
	const void *in;             /* for members of one process: see the direct way in collective.c */
	void *out;
	char what[80];
} wfi_shm_header;

/* what tells a process from a later one that got its number */
typedef struct wfi_shm_process {
	int64_t pid;
	uint64_t start;             /* in clock ticks after boot; 0: unknown */
	uint64_t space;             /* pid namespace; 0: unknown */
} wfi_shm_process;

typedef enum wfi_shm_presence { WFI_SHM_ABSENT, WFI_SHM_COMING, WFI_SHM_HERE, WFI_SHM_LEFT } wfi_shm_presence;

typedef struct wfi_shm_member {
	_Alignas(64) _Atomic uint64_t step; /* steps arrived at */
	_Atomic uint32_t presence;
	_Atomic uint32_t busy;              /* is reading other members' memory */
	_Atomic uint32_t resting;           /* takes part in nothing for now */
	_Alignas(64) _Atomic uint32_t bell; /* for its waits in send and receive */
	_Atomic uint32_t sleepers;
	_Alignas(64) wfi_shm_process process;
	int32_t world;                      /* its rank in the family's first group */
	cpu_set_t cores;
	wfi_shm_header header[2];
} wfi_shm_member;

typedef struct wfi_shm_ring {
	_Alignas(64) _Atomic uint64_t head; /* bytes ever written */
	_Alignas(64) _Atomic uint64_t tail; /* bytes ever read */
	_Alignas(64) unsigned char data[];
} wfi_shm_ring;

typedef enum wfi_shm_abort { WFI_SHM_FINE, WFI_SHM_ABORTING, WFI_SHM_ABORTED } wfi_shm_abort;

typedef struct wfi_shm_group {
	uint64_t magic;
	uint32_t version;
	int32_t n;
	/* bytes: the whole, place of the buffers, one buffer, place of the rings, data of one, from one to the next */
	uint64_t size, data, half, rings, ring, ring_stride;
	bool one_process;
	_Atomic int32_t attached;           /* members that came */
	_Atomic int32_t holders;            /* members that came and have not left */
	_Atomic uint64_t end;               /* first group of a family: where the next region starts */
	_Alignas(64) _Atomic uint64_t arrived; /* at all steps, by all members */
	_Alignas(64) _Atomic uint32_t bell;
	_Atomic uint32_t sleepers;
	_Alignas(64) _Atomic uint32_t aborted;
	int32_t code;
	int32_t by;
	char why[1920];
	wfi_shm_member member[];
} wfi_shm_group;

/* ---- this process's view ---- */

typedef struct wfi_shm_region {
	struct wfi_shm_region *next;
	struct wfi_shm_region *up;  /* what it was split from, held; an abort there ends waits here */
	struct wfi_shm_family *family;
	uint64_t offset;            /* its name within the family */
	int refs;                   /* of this process: members and regions below */
	wfi_shm_group *group;
} wfi_shm_region;

typedef struct wfi_shm_family {
	pthread_mutex_t lock;       /* over regions and refs */
	wfi_shm_region *regions;
	wfi_shm_group *first;
	int fd;                     /* −1: anonymous memory of one process */
} wfi_shm_family;

typedef struct wfi_shm {
	wfi_comm base;
	wfi_shm_region *region;
	wfi_shm_group *group;
	double spin;                /* seconds before sleeping; 0 where members outnumber cores */
	double yield_from, pause;   /* no giving the core away before then, and for how long it was given up last */
	uint64_t step, seq;         /* steps finished, collectives begun */
	wfi_request *first, *last;  /* begun and not finished, in order */
	const char *doing;          /* NULL, or what a wait outside collectives and messages is for */
} wfi_shm;

struct wfi_request {
	wfi_shm *c;                 /* NULL: its communicator is gone */
	wfi_coll coll;
	uint64_t seq;
	size_t bytes, piece;        /* of the member's part; of the part moved in one step */
	uint64_t steps, step;
	bool posted, done, direct;
	wfi_request *next;
	double since, looked;       /* as in wfi_shm_wait, for test */
};

static inline unsigned char *wfi_shm_buffer(const wfi_shm_group *g, int rank, uint64_t step)
{
	return (unsigned char *)(uintptr_t)g + g->data + ((size_t)rank * 2 + (step & 1)) * g->half;
}

static inline wfi_shm_ring *wfi_shm_pair(const wfi_shm_group *g, int from, int to)
{
	return (wfi_shm_ring *)((uintptr_t)g + g->rings + (size_t)(from * g->n + to) * g->ring_stride);
}

/* ---- wait.c ---- */

typedef enum wfi_shm_waiting { WFI_SHM_FOR_ALL, WFI_SHM_FOR_STEP, WFI_SHM_FOR_ROOM, WFI_SHM_FOR_BYTES } wfi_shm_waiting;
typedef struct wfi_shm_wait {
	wfi_shm_waiting kind;
	int peer;
	double since, looked;       /* when it began, when the members were last looked at; 0: not yet */
} wfi_shm_wait;

bool wfi_shm_ready(const wfi_shm *c, const wfi_shm_wait *w);
wf_error *wfi_shm_block(wfi_shm *c, wfi_shm_wait *w); /* until ready */
wf_error *wfi_shm_look(wfi_shm *c, wfi_shm_wait *w);  /* not ready: is there a reason to give up? */
bool wfi_shm_is_aborted(const wfi_shm *c);
wf_error *wfi_shm_check_abort(const wfi_shm *c);      /* the error of a communicator that was aborted */
wf_error *wfi_shm_fail(wfi_shm *c, wf_code code, char *text); /* takes text; tells every member, and returns it as an error */
void wfi_shm_abort_group(wfi_shm_group *g, int rank, wf_code code, const char *text);
void wfi_shm_wake(_Atomic uint32_t *bell, _Atomic uint32_t *sleepers); /* wakes who sleeps on it */

/* ---- process.c ---- */
void wfi_shm_identify(wfi_shm_process *p);
bool wfi_shm_is_alive(const wfi_shm_process *p, const wfi_shm_process *self);

/* ---- region.c ---- */
size_t wfi_shm_layout(wfi_shm_group *g, int n);       /* fills in the sizes */
wf_error *wfi_shm_first_region(int n, int fd, wfi_shm_region **out); /* fd −1: anonymous memory; takes fd in any case */
wf_error *wfi_shm_join_region(int fd, size_t size, wfi_shm_region **out);     /* takes fd in any case */
wf_error *wfi_shm_new_region(wfi_shm_region *up, int n, wfi_shm_region **out);
wf_error *wfi_shm_find_region(wfi_shm_region *up, uint64_t offset, size_t size, wfi_shm_region **out);
void wfi_shm_retain_region(wfi_shm_region *r);
void wfi_shm_release_region(wfi_shm_region *r);

/* ---- shm.c ---- */
bool wfi_shm_claim(wfi_shm_group *g, int rank, int world, const wfi_shm_process *p); /* false: taken */
wfi_shm *wfi_shm_new(wfi_shm_region *r, int rank, double timeout); /* retains r */

/* ---- collective.c ---- */
wf_error *wfi_shm_start(wfi_comm *base, const wfi_coll *what, wfi_request **out);
wf_error *wfi_shm_test(wfi_request *r, bool *done);
wf_error *wfi_shm_finish(wfi_request *r);
wf_error *wfi_shm_run(wfi_comm *base, const wfi_coll *what);
wf_error *wfi_shm_progress(wfi_shm *c); /* as far as it goes without waiting */
void wfi_shm_describe(wfi_str *out, const wfi_shm_header *h);
/* a member as messages name it: "rank 2", "device 1 of rank 0" or, in one process, "device 1" */
typedef struct wfi_shm_name { char text[48]; } wfi_shm_name;
wfi_shm_name wfi_shm_member_name(const wfi_shm *c, int member);
void wfi_shm_orphan(wfi_shm *c);        /* c goes: what is unfinished will say so */

/* ---- message.c, split.c ---- */
wf_error *wfi_shm_send(wfi_comm *base, int to, const void *p, size_t n);
wf_error *wfi_shm_recv(wfi_comm *base, int from, void *p, size_t n);
wf_error *wfi_shm_split(wfi_comm *base, int color, int key, wfi_comm **out);
#endif
