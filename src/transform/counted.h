/* counted.h: while loops that run a known number of times, as scans. */
#ifndef WFI_COUNTED_H
#define WFI_COUNTED_H
#include "ir/trace.h"

/* The while e as a wf.scan on the operands in[], emitted into the current trace; false, having emitted nothing, when its rounds are not known
 * (wfi_while_rounds). What the loop never changes is captured, what it reads row by row is an array of the scan, what it writes row by row is
 * stacked: so a loop written with a counter needs no more than one of scan's. rows_only: only if there is something of the two last. */
bool wfi_counted_emit(const wfi_view *e, const wf_val *in, bool rows_only, wf_val *out);
#endif
