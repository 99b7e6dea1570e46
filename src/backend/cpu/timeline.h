/* timeline.h: when each step of the compiled programs ran, as trace events that Perfetto and Chrome show: WEFT_PROFILE=trace:FILE. */
#ifndef WFI_TIMELINE_H
#define WFI_TIMELINE_H
#include "base/base.h"

typedef struct wfi_timeline wfi_timeline; /* of one program */
typedef struct wfi_timeline_step {
	const char *what;            /* "3: kernel add f32[128,512] (4 equations, 2 reads)": lives as long as the process */
	double flops, bytes;
} wfi_timeline_step;

/* Measures the machine's limits, and writes FILE when the process ends. In a worker of several, ".RANK" comes behind. */
void wfi_timeline_open(const char *file);
/* n steps, which are described at once; freed at the process's end */
wfi_timeline *wfi_timeline_new(const char *program, int n, wfi_timeline_step (*describe)(const void *user, int step), const void *user);
/* The step ended now and took so long. Steps of one time that are told together, each with its share, are shown one after the other. */
void wfi_timeline_add(wfi_timeline *t, int step, double seconds);
#endif
