/* loop.h: what the runs of test/program/train_loop.c must have left. */
#ifndef WFI_TEST_LOOP_H
#define WFI_TEST_LOOP_H
#include "e2e/harness.h"
#include "train/history.h"

const char *loop_program(void);
wfi_history history_of(const char *run);
double loss_of(const wfi_history *h, int64_t report, int rank);
/* the loop's recurrence by hand: what every step's loss must be, whatever happened in between */
double expected_loss(int step, int rank);
/* every report of every rank once, in order, with the right loss, bit by bit */
void assert_whole(const char *run, int reports, int ranks);

/* a controller and its workers; for wait_for: true when all are there (or it has ended) */
typedef struct running { pid_t pid; int workers; pid_t worker[8]; } running;
bool all_started(void *user);
uint32_t next_random(uint32_t *s);

#endif
