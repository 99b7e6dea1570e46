/* events.h: the private channel from a run's controller to the `weft run` that started the program: a socket, inherited by number and
 * named in the environment, that workers never see. One JSON object a line, "metrics" last in it:
 *   {"event": "started", "name", "path", "workers", "attempt", "report"}     an attempt begins; its first report's number
 *   {"event": "report", "report", "rank", "attempt", "metrics"}
 *   {"event": "progress", "epochs", "steps_per_epoch", "samples_per_step"}
 *   {"event": "line", "rank", "stream", "text"}                              a worker printed a line
 *   {"event": "notice", "text"}                                              for people
 *   {"event": "result", "checkpoint", "path", "error", "metrics"}
 * A byte comes back for every result, when it has been shown: so that what the program prints next does not run into it. */
#ifndef WFI_EVENTS_H
#define WFI_EVENTS_H
#include "base/base.h"

#define WFI_EVENTS_VARIABLE "WEFT_RUN_EVENTS"

/* Takes the channel from the environment, once a process; children do not get it. */
void wfi_events_open(void);
bool wfi_events_on(void);
/* The descriptor, to watch for the other end's death; −1: no channel. */
int wfi_events_fd(void);
/* Adds the end of the line. What cannot be sent any more closes the channel; wfi_events_lost then says so. */
void wfi_events_send(wfi_str *line);
bool wfi_events_lost(void);
/* for people: to `weft run`, or to standard error where there is none */
void wfi_events_notice(const char *format, ...) WFI_PRINTF(1, 2);
/* After a result: waits (bounded) until it has been shown. */
void wfi_events_shown(void);

#endif
