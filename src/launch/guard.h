/* guard.h: a process that does nothing but wait for this one's death. Workers die with the process that started them, but not what they
 * started themselves, and nobody is left then to remove the shared memory that they were about to share: the guard does both. It is forked
 * before the workers, belongs to no group or terminal of theirs, holds none of their files, and ends when it is told so. */
#ifndef WFI_GUARD_H
#define WFI_GUARD_H
#include <sys/types.h>

#include "base/base.h"

typedef struct wfi_guard wfi_guard;

/* leftovers: paths to remove when all leaders are gone; ends with NULL, may be NULL; not needed after this call */
wf_error *wfi_guard_start(int n, char *const *leftovers, wfi_guard **out);
/* the leader of worker `rank`'s process group; 0: it has ended and its group is gone */
void wfi_guard_tell(wfi_guard *g, int rank, pid_t leader);
void wfi_guard_end(wfi_guard *g);    /* NULL is allowed; returns when the guard is gone */

/* between fork and exec: closes the descriptors from first to last */
void wfi_close_range(int first, int last);

#endif
