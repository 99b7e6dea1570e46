/* process.c: which process is this, and does it still live? */
#include "comm/shm.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct stat_line {
	char state;
	long threads;
	uint64_t start;
} stat_line;

/* /proc/PID/stat: "pid (name) state …"; the name may hold anything, so fields count from the last ')'. */
static bool read_stat(int64_t pid, stat_line *out)
{
	char path[40], text[1024];
	snprintf(path, sizeof path, "/proc/%" PRId64 "/stat", pid);
	int fd = open(path, O_RDONLY | O_CLOEXEC);
	if (fd < 0)
		return false;
	ssize_t n = read(fd, text, sizeof text - 1);
	close(fd);
	if (n <= 0)
		return false;
	text[n] = 0;
	char *p = strrchr(text, ')');
	if (!p || p[1] != ' ')
		return false;
	out->state = p[2];
	int field = 3;
	for (p += 2; *p && field < 22; p++) {
		if (*p != ' ')
			continue;
		field++;
		if (field == 20)
			out->threads = strtol(p + 1, NULL, 10);
		if (field == 22)
			out->start = strtoull(p + 1, NULL, 10);
	}
	return field == 22;
}

void wfi_shm_identify(wfi_shm_process *p)
{
	stat_line line;
	struct stat space;
	p->pid = getpid();
	p->start = read_stat(p->pid, &line) ? line.start : 0;
	p->space = stat("/proc/self/ns/pid", &space) == 0 ? space.st_ino : 0;
}

bool wfi_shm_is_alive(const wfi_shm_process *p, const wfi_shm_process *self)
{
	if (p->space != self->space)
		return true; /* its number means nothing here: only a timeout can tell */
	if (kill((pid_t)p->pid, 0) < 0 && errno == ESRCH)
		return false;
	stat_line line;
	if (p->start == 0 || !read_stat(p->pid, &line))
		return kill((pid_t)p->pid, 0) == 0 || errno != ESRCH;
	if (line.start != p->start)
		return false;
	/* a zombie is gone though it has a number, unless only its first thread ended */
	return !((line.state == 'Z' || line.state == 'X') && line.threads <= 1);
}
