/* where.h: where a running program is, for what it prints and for its errors: on which device, in which round of which
 * loops. One a thread. */
#ifndef WFI_WHERE_H
#define WFI_WHERE_H
#include "base/base.h"

typedef struct wfi_round { const struct wfi_round *outer; int64_t at; } wfi_round; /* of a loop that runs, from 0 */
typedef struct wfi_where {
	const char *device;        /* a pmap's "cpu:1"; NULL: there is one only */
	int rank;                  /* of several processes; −1: there is one only */
	const wfi_round *rounds;   /* innermost first */
	bool quiet;                /* a run that is looked at once more: it prints and checks nothing */
} wfi_where;

wfi_where *wfi_where_here(void);
/* "example 3, round 2 of a loop, cpu:1", or nothing; example: its places in the batches around, outermost first */
void wfi_where_text(wfi_str *out, int n, const int64_t *example);
#endif
