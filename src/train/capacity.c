/* capacity.c: how many workers this machine can hold. Estimates are low on purpose: only what certainly cannot run is refused. */
#include "train/capacity.h"
#include <dirent.h>
#include <fcntl.h>
#include <math.h>
#include <sched.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
	FILES_EACH = 4,              /* in the controller: two pipes, a pidfd, a connection */
	FILES_MORE = 64,
	THREADS_EACH = 2,            /* the loop's and the one that talks to the controller */
	CROWD = 4                    /* workers for each core, before it is worth a warning */
};
#define BYTES_EACH (8.0 * (1 << 20)) /* measured: 9.4 MB of its own for a worker of the linear regression */

/* ---- numbers in files ---- */

/* the one after `before`, or the first; these files are short, and some of the kernel's give themselves in one read or not at all */
static double read_number(const char *path, const char *before)
{
	char text[4096], *end;
	int fd = open(path, O_RDONLY | O_CLOEXEC);
	ssize_t n = fd < 0 ? -1 : read(fd, text, sizeof text - 1);

	if (fd >= 0)
		close(fd);
	if (n <= 0)
		return INFINITY;
	text[n] = 0;
	const char *at = before ? strstr(text, before) : text;
	if (!at)
		return INFINITY;
	at += before ? strlen(before) : 0;
	double x = wfi_strtod(at, &end);
	return end == at ? INFINITY : x;
}

/* a limit of this process's control group; "max" is none. base: where its controller's folders lie */
static double group_number(const char *base, const char *group, const char *file)
{
	char *path = wfi_format("%s%s/%s", base, group, file);
	double x = read_number(path, NULL);

	wfi_free(path);
	if (x < INFINITY)
		return x;
	path = wfi_format("%s/%s", base, file); /* within a container its own group is the root */
	x = read_number(path, NULL);
	wfi_free(path);
	return x;
}

static void take_least(double x, const char *by, double *least, const char **least_by)
{
	if (x < *least) {
		*least = x;
		*least_by = by;
	}
}

static void look_at_group(const char *controllers, const char *path, wfi_capacity *c)
{
	static const char pids[] = "the control group's pids.max", memory[] = "the control group's memory limit";

	if (!*controllers) {
		take_least(group_number("/sys/fs/cgroup", path, "memory.max"), memory, &c->memory, &c->memory_by);
		double most = group_number("/sys/fs/cgroup", path, "pids.max"), now = group_number("/sys/fs/cgroup", path, "pids.current");
		take_least(now < INFINITY ? most - now : most, pids, &c->processes, &c->processes_by);
	} else if (!strcmp(controllers, "memory")) {
		take_least(group_number("/sys/fs/cgroup/memory", path, "memory.limit_in_bytes"), memory, &c->memory, &c->memory_by);
	} else if (!strcmp(controllers, "pids")) {
		double most = group_number("/sys/fs/cgroup/pids", path, "pids.max"), now = group_number("/sys/fs/cgroup/pids", path, "pids.current");
		take_least(now < INFINITY ? most - now : most, pids, &c->processes, &c->processes_by);
	}
}

static void look_at_groups(wfi_capacity *c)
{
	char *text = NULL, *save = NULL;
	size_t n;
	wf_error *err = wfi_read_file("/proc/self/cgroup", 1 << 20, &text, &n);

	wf_error_free(err);
	for (char *line = err ? NULL : strtok_r(text, "\n", &save); line; line = strtok_r(NULL, "\n", &save)) {
		char *controllers = strchr(line, ':'), *path = controllers ? strchr(controllers + 1, ':') : NULL;
		if (!path)
			continue;
		*path = 0;
		look_at_group(controllers + 1, strcmp(path + 1, "/") ? path + 1 : "", c);
	}
	wfi_free(text);
}

/* ---- this user's processes ---- */

static double threads_of_user(void)
{
	DIR *d = opendir("/proc");
	double sum = 0;

	for (struct dirent *e; d && (e = readdir(d));) {
		struct stat st;
		char path[300];
		if (e->d_name[0] < '1' || e->d_name[0] > '9')
			continue;
		snprintf(path, sizeof path, "/proc/%s/status", e->d_name);
		if (stat(path, &st) || st.st_uid != getuid())
			continue;
		double n = read_number(path, "\nThreads:");
		sum += n < INFINITY ? n : 1;
	}
	if (d)
		closedir(d);
	return sum;
}

wfi_capacity wfi_capacity_here(int workers)
{
	wfi_capacity c = { .files = INFINITY, .processes = INFINITY, .memory = INFINITY, .cores = 1 };
	struct rlimit r;
	cpu_set_t cores;

	if (!getrlimit(RLIMIT_NOFILE, &r) && r.rlim_max != RLIM_INFINITY)
		c.files = (double)r.rlim_max;
	bool held = geteuid() != 0 && !getrlimit(RLIMIT_NPROC, &r) && r.rlim_cur != RLIM_INFINITY; /* the kernel does not hold root to it */
	if (held)
		take_least((double)r.rlim_cur - (workers * 16.0 > (double)r.rlim_cur ? threads_of_user() : 0), "the limit of processes (ulimit -u)", &c.processes, &c.processes_by);
	take_least(read_number("/proc/sys/kernel/pid_max", NULL), "kernel.pid_max", &c.processes, &c.processes_by);
	take_least(read_number("/proc/meminfo", "\nMemAvailable:") * 1024, "the memory that is available", &c.memory, &c.memory_by);
	look_at_groups(&c);
	if (sched_getaffinity(0, sizeof cores, &cores) == 0)
		c.cores = WFI_MAX(CPU_COUNT(&cores), 1);
	return c;
}

static wf_error *too_many(int workers, double fit)
{
	wf_error *err = wf_error_new(WF_INVALID_ARGUMENT, "num_workers is %d, more than this machine can hold", workers);

	return wf_error_add(err, "at most %.0f can run here; use fewer, or raise the limit:", WFI_MAX(fit, 0));
}

wf_error *wfi_capacity_check(const wfi_capacity *c, int workers, wfi_str *said)
{
	double n = workers;

	if (n * FILES_EACH + FILES_MORE > c->files)
		return wf_error_add(too_many(workers, floor((c->files - FILES_MORE) / FILES_EACH)), "the controller needs %.0f open files, and the hard limit is "
			"%.0f (ulimit -Hn)", n * FILES_EACH + FILES_MORE, c->files);
	if (n * THREADS_EACH > c->processes)
		return wf_error_add(too_many(workers, floor(c->processes / THREADS_EACH)), "they need %.0f processes and threads, and %s leaves %.0f",
			n * THREADS_EACH, c->processes_by, WFI_MAX(c->processes, 0));
	if (n * BYTES_EACH > c->memory)
		return wf_error_add(too_many(workers, floor(c->memory / BYTES_EACH)), "they need %.1f GB of memory at the very least, and %s is %.1f GB",
			n * BYTES_EACH / 1e9, c->memory_by, c->memory / 1e9);
	if (n > CROWD * c->cores)
		wfi_str_add(said, "warning: %d workers share %d core%s; more than %d for each rarely train faster\n", workers, c->cores, c->cores == 1 ? "" : "s",
			CROWD);
	return NULL;
}
