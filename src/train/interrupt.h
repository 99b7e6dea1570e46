/* interrupt.h: SIGINT, SIGTERM and SIGHUP while wf_trainer_fit works: they end the run with an error and a result, not the process without
 * a word. Signals that the program handles itself, or ignores, stay its own. A third signal kills: whoever asks so often has waited
 * enough. */
#ifndef WFI_INTERRUPT_H
#define WFI_INTERRUPT_H
#include "base/base.h"

void wfi_interrupts_catch(void);
void wfi_interrupts_say(const char *text); /* to standard error at the first one; text stays borrowed */
void wfi_interrupts_release(void);
int wfi_interrupts_fd(void);         /* readable when one has come; −1: none are caught, or there was no descriptor */
void wfi_interrupts_read(void);      /* makes the descriptor wait for the next */
wf_error *wfi_interrupted(void);     /* NULL: none came since they are caught */

#endif
