/* link.h: a worker process's connection to its controller. A thread of its own reads it, beats the heart and ends the process when the
 * controller is gone; so a training loop that computes for hours needs to do nothing for that. */
#ifndef WFI_LINK_H
#define WFI_LINK_H
#include "train/frame.h"

typedef struct wfi_link wfi_link;

/* address: 127.0.0.1:port or unix:path. Sends hello (a JSON object), waits for the configuration (frame->json is the caller's; the blob
 * belongs to the link and is good until wfi_link_start). */
wf_error *wfi_link_open(const char *address, const wfi_str *hello, double timeout, wfi_link **out, wfi_frame *config);
/* Starts the thread. at_stop is called from it, once, when the controller stops the group. */
wf_error *wfi_link_start(wfi_link *l, void (*at_stop)(const char *why));
/* The controller's death ends the process here as well. */
void wfi_link_send(wfi_link *l, const wfi_str *json, const wfi_str *blob); /* blob may be NULL */

/* What the controller lets this worker do next in a report: NULL and *save when rank 0 is to save the checkpoint; NULL and !*save when
 * the round is complete (*checkpoint, if not NULL, is the latest one's folder, to be freed); else why the run ends. */
wf_error *wfi_link_await(wfi_link *l, int64_t report, double timeout, bool *save, char **checkpoint);
/* Why the group was stopped, borrowed; NULL: it was not. */
const wf_error *wfi_link_stopped(wfi_link *l);
/* Ends the thread. Nothing the controller does matters any more. */
void wfi_link_close(wfi_link *l);

#endif
