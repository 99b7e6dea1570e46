/* harness.h: starts programs, takes what they print, ends them, and looks for what they leave behind. */
#ifndef WFI_TEST_HARNESS_H
#define WFI_TEST_HARNESS_H
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>
#include <cmocka.h>
#include "base/base.h"

typedef struct child {
	pid_t pid;
	int out, err;                /* ends of pipes */
	wfi_str out_text, err_text;
	int status;                  /* exit status, 128 + signal */
	bool ended;
} child;

/* a new folder below the test's own, which is removed at the end; HOME, XDG_CACHE_HOME and TMPDIR point into it */
void harness_begin(const char *name);
void harness_end(void);
/* path in the folder; from a small ring of buffers */
const char *place(const char *format, ...) WFI_PRINTF(1, 2);
const char *program(const char *name);       /* build/bin/test/name; "weft": build/bin/weft */

/* argv ends with NULL. limit: of the size of files (0: none) */
void child_start(child *c, const char *const *argv, size_t limit);
/* until it ends; kills it and fails the test after four minutes: machines are loaded */
void child_finish(child *c);
void child_free(child *c);
#define RUN(c, ...) do { child_start((c), (const char *const[]){ __VA_ARGS__, NULL }, 0); child_finish(c); } while (0)

/* From here on programs look for no leaks at their end: LeakSanitizer's helper is a child process like a worker, and a program whose helper
 * is killed by a test that kills children spins for ever inside the sanitizer. */
void harness_expect_kills(void);
/* processes whose parent is pid; how many. Of programs that run workers: without the guard that waits for their death */
int children_of(pid_t pid, pid_t *out, int most);
/* waits (bounded) for a condition */
bool wait_for(bool (*holds)(void *user), void *user);
bool process_gone(pid_t pid);
/* fails the test when a program that this one started, or one of its, lives on, or shared memory of weft is left */
void assert_clean(void);
void assert_text(const char *text, const char *part);
void assert_no_text(const char *text, const char *part);
char *read_text(const char *path);           /* caller frees */
bool exists(const char *path);

#endif
