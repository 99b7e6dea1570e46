/* events.c: the channel to `weft run`. */
#include "train/events.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <unistd.h>
#include "train/json.h"

static struct { bool asked, lost; int fd; } channel = { .fd = -1 };

void wfi_events_open(void)
{
	struct timeval bound = { .tv_sec = 10 };
	struct stat st;

	if (channel.asked)
		return;
	channel.asked = true;
	int fd = (int)wfi_env_int(WFI_EVENTS_VARIABLE, 3, 1 << 20, -1);
	unsetenv(WFI_EVENTS_VARIABLE);
	if (fd < 0 || fstat(fd, &st) || !S_ISSOCK(st.st_mode))
		return;
	fcntl(fd, F_SETFD, FD_CLOEXEC);
	setsockopt(fd, SOL_SOCKET, SO_SNDTIMEO, &bound, sizeof bound);
	channel.fd = fd;
}

bool wfi_events_on(void)
{
	return channel.fd >= 0;
}

int wfi_events_fd(void)
{
	return channel.fd;
}

bool wfi_events_lost(void)
{
	return channel.lost;
}

void wfi_events_send(wfi_str *line)
{
	wfi_str_put(line, "\n", 1);
	for (size_t at = 0; channel.fd >= 0 && at < line->n;) {
		ssize_t n = send(channel.fd, line->s + at, line->n - at, MSG_NOSIGNAL);
		if (n >= 0) {
			at += (size_t)n;
		} else if (errno == EAGAIN || errno == EWOULDBLOCK) {
			/* its reader is slow or paused (the descriptor does not block: the event loop watches it): the run waits as
			 * it would for a full pipe. A reader that is gone makes the next send fail. */
			poll(&(struct pollfd){ .fd = channel.fd, .events = POLLOUT }, 1, 1000);
		} else if (errno != EINTR) {
			close(channel.fd);
			channel.fd = -1;
			channel.lost = true;
		}
	}
}

void wfi_events_notice(const char *format, ...)
{
	va_list ap;
	wfi_str s = { 0 };

	va_start(ap, format);
	char *text = wfi_vformat(format, ap);
	va_end(ap);
	if (wfi_events_on()) {
		wfi_str_add(&s, "{\"event\":\"notice\"");
		wfi_json_put_string(&s, "text", text);
		wfi_str_add(&s, "}");
		wfi_events_send(&s);
		wfi_str_free(&s);
	} else {
		fprintf(stderr, "weft: %s\n", text);
	}
	wfi_free(text);
}

void wfi_events_shown(void)
{
	struct pollfd p = { .fd = channel.fd, .events = POLLIN };
	char byte;

	if (channel.fd >= 0 && poll(&p, 1, 1000) == 1 && recv(channel.fd, &byte, 1, MSG_DONTWAIT) < 0)
		channel.lost = errno != EAGAIN && errno != EINTR;
}
