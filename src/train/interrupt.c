/* interrupt.c: the signals that ask a run to end. */
#include "train/interrupt.h"
#include <errno.h>
#include <signal.h>
#include <sys/eventfd.h>
#include <unistd.h>

enum { MOST = 3 };

static const int numbers[] = { SIGINT, SIGTERM, SIGHUP };
static struct sigaction before[WFI_COUNT(numbers)];
static bool caught[WFI_COUNT(numbers)];
static int event = -1;
static volatile sig_atomic_t count, first;
static const char *message;

static void on_signal(int number)
{
	const uint64_t one = 1;
	int error = errno;

	if (!first)
		first = number;
	count = count + 1;
	if (count == 1 && message && write(STDERR_FILENO, message, strlen(message)) < 0)
		errno = error;
	if (count >= MOST) {
		signal(number, SIG_DFL);
		raise(number);           /* comes when this handler returns */
	}
	if (event >= 0 && write(event, &one, sizeof one) < 0)
		errno = error;           /* it is full: readable, which is all it is for */
	errno = error;
}

void wfi_interrupts_say(const char *text)
{
	message = text;
}

void wfi_interrupts_catch(void)
{
	struct sigaction ours = { .sa_handler = on_signal, .sa_flags = SA_RESTART };

	first = count = 0;
	message = NULL;
	event = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
	for (size_t i = 0; i < WFI_COUNT(numbers); i++) {
		caught[i] = sigaction(numbers[i], NULL, &before[i]) == 0 && !(before[i].sa_flags & SA_SIGINFO) && before[i].sa_handler == SIG_DFL &&
			sigaction(numbers[i], &ours, NULL) == 0;
	}
}

void wfi_interrupts_release(void)
{
	for (size_t i = 0; i < WFI_COUNT(numbers); i++)
		if (caught[i])
			sigaction(numbers[i], &before[i], NULL);
	int fd = event;
	event = -1;
	if (fd >= 0)
		close(fd);
}

int wfi_interrupts_fd(void)
{
	return event;
}

void wfi_interrupts_read(void)
{
	uint64_t n;

	if (event >= 0 && read(event, &n, sizeof n) < 0)
		return;                  /* another one read it */
}

wf_error *wfi_interrupted(void)
{
	const char *name = first ? sigabbrev_np(first) : NULL;

	return first ? wf_error_new(WF_ABORTED, "the run was interrupted by SIG%s", name ? name : "?") : NULL;
}
