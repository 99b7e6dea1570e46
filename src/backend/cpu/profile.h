/* profile.h: how long each step of the compiled programs takes, under WEFT_PROFILE=1; when, under
 * WEFT_PROFILE=trace:FILE (timeline.h). */
#ifndef WFI_PROFILE_H
#define WFI_PROFILE_H
#include "compile/plan.h"

typedef struct wfi_profile wfi_profile;

/* NULL unless WEFT_PROFILE asks for one. The table is printed on stderr when the program is released, or at exit. */
wfi_profile *wfi_profile_new(const wfi_plan *p);
void wfi_profile_free(wfi_profile *p);
/* seconds: by the wall, or (WEFT_PROFILE=cpu: for a busy machine and one thread) of this thread */
double wfi_profile_clock(void);
/* the step took this long */
void wfi_profile_add(wfi_profile *p, int step, double seconds);
#endif
