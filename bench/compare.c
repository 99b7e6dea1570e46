/* compare.c: runs commands interleaved (A, B, A, B, …) and prints the medians of what each says in its RESULT {json} line, of its wall time and
 * peak memory, and the ratio of the first to each other. Two shared cores are noisy: only ratios within one run count.
 * usage: compare REPS 'COMMAND A' 'COMMAND B' … */
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#include <cjson/cJSON.h>

enum { MAX_COMMANDS = 8, MAX_REPS = 32, MAX_FIGURES = 24 };
typedef struct figure { char name[48]; double v[MAX_REPS]; int n; } figure;
typedef struct peer { const char *command; figure f[MAX_FIGURES]; int n; } peer;

static double now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void note(peer *p, const char *name, double x)
{
	int i = 0;

	while (i < p->n && strcmp(p->f[i].name, name))
		i++;
	if (i == MAX_FIGURES)
		return;
	if (i == p->n) {
		snprintf(p->f[i].name, sizeof p->f[i].name, "%s", name);
		p->n++;
	}
	if (p->f[i].n < MAX_REPS)
		p->f[i].v[p->f[i].n++] = x;
}

static void read_result(peer *p, char *output)
{
	for (char *line = strtok(output, "\n"); line; line = strtok(NULL, "\n")) {
		if (strncmp(line, "RESULT ", 7))
			continue;
		cJSON *json = cJSON_Parse(line + 7);
		for (const cJSON *e = json ? json->child : NULL; e; e = e->next)
			if (cJSON_IsNumber(e))
				note(p, e->string, e->valuedouble);
		cJSON_Delete(json);
	}
}

static void run(peer *p)
{
	char text[64];
	int fd[2];

	if (pipe(fd)) {
		perror("pipe");
		exit(2);
	}
	double begin = now();
	pid_t pid = fork();
	if (pid == 0) {
		snprintf(text, sizeof text, "%.9f", begin);
		setenv("BENCH_T0", text, 1);
		dup2(fd[1], STDOUT_FILENO);
		close(fd[0]);
		close(fd[1]);
		execl("/bin/sh", "sh", "-c", p->command, (char *)NULL);
		_exit(127);
	}
	close(fd[1]);
	size_t n = 0, cap = 1 << 20;
	char *output = calloc(1, cap + 1);
	for (ssize_t got; output && n < cap && ((got = read(fd[0], output + n, cap - n)) > 0 || (got < 0 && errno == EINTR));)
		n += got > 0 ? (size_t)got : 0;
	close(fd[0]);
	struct rusage use;
	int status;
	wait4(pid, &status, 0, &use);
	if (status)
		fprintf(stderr, "«%s» ended with status %d\n", p->command, status);
	note(p, "wall_s", now() - begin);
	note(p, "process_peak_mb", (double)use.ru_maxrss / 1024);
	if (output)
		read_result(p, output);
	free(output);
}

static int by_value(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

static double median(figure *f)
{
	qsort(f->v, (size_t)f->n, sizeof *f->v, by_value);
	return f->n % 2 ? f->v[f->n / 2] : (f->v[f->n / 2 - 1] + f->v[f->n / 2]) / 2;
}

int main(int argc, char **argv)
{
	static peer peers[MAX_COMMANDS];
	int reps = argc > 1 ? atoi(argv[1]) : 0, n = argc - 2;

	if (reps < 1 || reps > MAX_REPS || n < 1 || n > MAX_COMMANDS) {
		fprintf(stderr, "usage: compare REPS 'COMMAND A' 'COMMAND B' …   (at most %d repetitions, %d commands)\n", MAX_REPS, MAX_COMMANDS);
		return 2;
	}
	for (int r = 0; r < reps; r++)
		for (int i = 0; i < n; i++) {
			peers[i].command = argv[i + 2];
			run(&peers[i]);
		}
	for (int i = 0; i < n; i++) {
		printf("%s\n", peers[i].command);
		for (int k = 0; k < peers[i].n; k++) {
			double m = median(&peers[i].f[k]);

			printf("  %-28s %12.5g", peers[i].f[k].name, m);
			for (int a = 0; i && a < peers[0].n; a++)
				if (!strcmp(peers[0].f[a].name, peers[i].f[k].name) && m > 0)
					printf("   the first one's is %.3g of it", median(&peers[0].f[a]) / m);
			printf("\n");
		}
	}
	return 0;
}
