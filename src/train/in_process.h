/* in_process.h: a run without worker processes: the loop runs right here, as rank 0 of 1. */
#ifndef WFI_IN_PROCESS_H
#define WFI_IN_PROCESS_H
#include "train/record.h"

wf_error *wfi_in_process_run(const wfi_run_plan *p, wfi_record *r);

#endif
