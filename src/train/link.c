/* link.c: a worker process's connection to its controller. */
#include "train/link.h"
#include <arpa/inet.h>
#include <errno.h>
#include <math.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

enum { HEARTBEAT_MS = 1000, ORPHANED = 70 };

struct wfi_link {
	int fd, wake;                /* wake: an eventfd that ends the thread */
	wfi_frames in;
	pthread_t thread;
	bool started;
	atomic_bool closing;
	pthread_mutex_t sending;
	pthread_mutex_t lock;        /* for what follows */
	pthread_cond_t changed;
	wf_error *stop;
	int64_t released;            /* rounds below are complete */
	int64_t save;                /* the report whose checkpoint rank 0 is to save; −1: none */
	char *checkpoint;
	void (*at_stop)(const char *why);
};

/* ---- connecting ---- */

static wf_error *parse_address(const char *text, struct sockaddr_storage *to, socklen_t *n)
{
	struct sockaddr_in *in = (struct sockaddr_in *)to;
	struct sockaddr_un *un = (struct sockaddr_un *)to;
	const char *colon = strrchr(text, ':');
	char host[64];

	memset(to, 0, sizeof *to);
	if (!strncmp(text, "unix:", 5) && strlen(text + 5) < sizeof un->sun_path) {
		un->sun_family = AF_UNIX;
		memcpy(un->sun_path, text + 5, strlen(text + 5) + 1);
		*n = sizeof *un;
		return NULL;
	}
	long port = colon ? strtol(colon + 1, NULL, 10) : 0;
	snprintf(host, sizeof host, "%.*s", colon ? (int)(colon - text) : 0, text);
	in->sin_family = AF_INET;
	in->sin_port = htons((uint16_t)port);
	*n = sizeof *in;
	if (port < 1 || port > 65535 || inet_pton(AF_INET, host, &in->sin_addr) != 1)
		return wf_error_new(WF_INVALID_ARGUMENT, "the controller's address \"%s\" is neither a.b.c.d:port nor unix:path", text);
	return NULL;
}

static wf_error *connect_to(const char *address, double timeout, int *out)
{
	struct timeval bound = { .tv_sec = (time_t)timeout };
	struct sockaddr_storage to;
	socklen_t n;
	int one = 1;

	WF_TRY(parse_address(address, &to, &n));
	int fd = socket(to.ss_family, SOCK_STREAM | SOCK_CLOEXEC, 0);
	if (fd < 0)
		return wfi_errno(errno, "cannot make a socket");
	setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &bound, sizeof bound);
	setsockopt(fd, SOL_SOCKET, SO_SNDTIMEO, &bound, sizeof bound);
	if (connect(fd, (struct sockaddr *)&to, n)) {
		wf_error *err = wfi_errno(errno, "cannot reach the controller at %s", address);
		close(fd);
		return err;
	}
	if (to.ss_family == AF_INET)
		setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
	*out = fd;
	return NULL;
}

static bool send_all(int fd, const char *p, size_t n)
{
	while (n) {
		ssize_t k = send(fd, p, n, MSG_NOSIGNAL);
		if (k < 0 && errno == EINTR)
			continue;
		if (k <= 0)
			return false;
		p += k;
		n -= (size_t)k;
	}
	return true;
}

static bool send_frame(int fd, const wfi_str *json, const wfi_str *blob)
{
	wfi_str frame = { 0 };

	wfi_frame_make(&frame, json->s, json->n, blob ? blob->s : NULL, blob ? blob->n : 0);
	bool sent = send_all(fd, frame.s, frame.n);
	wfi_str_free(&frame);
	return sent;
}

static wf_error *receive_config(wfi_link *l, double timeout, wfi_frame *f)
{
	double until = wfi_now() + timeout;

	for (;;) {
		WF_TRY(wfi_frames_next(&l->in, f));
		if (f->json)
			break;
		ssize_t n = recv(l->fd, wfi_frames_room(&l->in, 65536), 65536, 0);
		if (n < 0 && errno == EINTR)
			continue;
		bool late = (n < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) || (n > 0 && wfi_now() > until);
		if (late)
			return wf_error_new(WF_TIMEOUT, "the controller sent no configuration within %g s", timeout);
		if (n < 0)
			return wfi_errno(errno, "the controller sent no configuration");
		if (n == 0)
			return wf_error_new(WF_ABORTED, "the controller closed the connection instead of sending a configuration");
		wfi_frames_came(&l->in, (size_t)n);
	}
	const char *kind = wfi_json_get_string(f->json, "t", "");
	if (!strcmp(kind, "config"))
		return NULL;
	wf_error *err = !strcmp(kind, "stop") ? wfi_json_get_error(cJSON_GetObjectItemCaseSensitive(f->json, "error")) :
		wf_error_new(WF_INTERNAL, "the controller sent \"%s\" instead of a configuration", kind);
	cJSON_Delete(f->json);
	f->json = NULL;
	return err;
}

static void free_link(wfi_link *l)
{
	if (l->fd >= 0)
		close(l->fd);
	if (l->wake >= 0)
		close(l->wake);
	wfi_frames_free(&l->in);
	wf_error_free(l->stop);
	wfi_free(l->checkpoint);
	pthread_mutex_destroy(&l->sending);
	pthread_mutex_destroy(&l->lock);
	pthread_cond_destroy(&l->changed);
	wfi_free(l);
}

wf_error *wfi_link_open(const char *address, const wfi_str *hello, double timeout, wfi_link **out, wfi_frame *config)
{
	wfi_link *l = wfi_alloc(sizeof *l);
	pthread_condattr_t attr;

	*l = (wfi_link){ .fd = -1, .save = -1, .in = { .json_max = WFI_FRAME_JSON_MAX, .blob_max = WFI_FRAME_BLOB_MAX } };
	l->wake = eventfd(0, EFD_CLOEXEC);
	pthread_mutex_init(&l->sending, NULL);
	pthread_mutex_init(&l->lock, NULL);
	pthread_condattr_init(&attr);
	pthread_condattr_setclock(&attr, CLOCK_MONOTONIC);
	pthread_cond_init(&l->changed, &attr);
	pthread_condattr_destroy(&attr);
	wf_error *err = l->wake < 0 ? wfi_errno(errno, "cannot make an eventfd") : connect_to(address, timeout, &l->fd);
	if (!err && !send_frame(l->fd, hello, NULL))
		err = wfi_errno(errno, "cannot greet the controller at %s", address);
	if (!err)
		err = receive_config(l, timeout, config);
	if (err)
		free_link(l);
	else
		*out = l;
	return err;
}

/* ---- the thread ---- */

static _Noreturn void orphaned(void)
{
	static const char text[] = "weft: error: the controller is gone; this worker ends\n";

	if (write(STDERR_FILENO, text, sizeof text - 1) < 0)
		_exit(ORPHANED);
	_exit(ORPHANED);
}

static void handle(wfi_link *l, const cJSON *m)
{
	const char *kind = wfi_json_get_string(m, "t", ""), *folder = wfi_json_get_string(m, "checkpoint", NULL);
	wf_error *stop = NULL;

	pthread_mutex_lock(&l->lock);
	if (!strcmp(kind, "release")) {
		l->released = wfi_json_get_int(m, "report", 0) + 1;
		if (folder) {
			wfi_free(l->checkpoint);
			l->checkpoint = wfi_strdup(folder);
		}
	} else if (!strcmp(kind, "save")) {
		l->save = wfi_json_get_int(m, "report", -1);
	} else if (!strcmp(kind, "stop") && !l->stop) {
		stop = l->stop = wfi_json_get_error(cJSON_GetObjectItemCaseSensitive(m, "error"));
	}
	pthread_cond_broadcast(&l->changed);
	pthread_mutex_unlock(&l->lock);
	if (stop && l->at_stop)
		l->at_stop(wf_error_message(stop));
}

static void take_frames(wfi_link *l)
{
	wfi_frame f;
	wf_error *err;

	while (!(err = wfi_frames_next(&l->in, &f)) && f.json) {
		handle(l, f.json);
		cJSON_Delete(f.json);
	}
	if (err)
		orphaned();              /* whoever sends this is not our controller */
}

static void *run(void *user)
{
	static const char text[] = "{\"t\":\"heartbeat\"}";
	wfi_link *l = user;
	wfi_str heartbeat = { 0 };

	wfi_str_put(&heartbeat, text, sizeof text - 1);
	take_frames(l);                  /* what came together with the configuration */
	while (!atomic_load(&l->closing)) {
		struct pollfd p[] = { { .fd = l->fd, .events = POLLIN }, { .fd = l->wake, .events = POLLIN } };
		int n = poll(p, 2, HEARTBEAT_MS);
		if (n == 0)
			wfi_link_send(l, &heartbeat, NULL);
		if (n <= 0 || !(p[0].revents & (POLLIN | POLLHUP | POLLERR)))
			continue;
		ssize_t got = recv(l->fd, wfi_frames_room(&l->in, 65536), 65536, MSG_DONTWAIT);
		if (got > 0) {
			wfi_frames_came(&l->in, (size_t)got);
			take_frames(l);
		} else if (got == 0 || (errno != EAGAIN && errno != EINTR)) {
			if (!atomic_load(&l->closing))
				orphaned();
			break;
		}
	}
	wfi_str_free(&heartbeat);
	return NULL;
}

wf_error *wfi_link_start(wfi_link *l, void (*at_stop)(const char *why))
{
	struct timeval none = { 0 };

	setsockopt(l->fd, SOL_SOCKET, SO_RCVTIMEO, &none, sizeof none);
	setsockopt(l->fd, SOL_SOCKET, SO_SNDTIMEO, &none, sizeof none);
	l->at_stop = at_stop;
	int e = pthread_create(&l->thread, NULL, run, l);
	if (e)
		return wfi_errno(e, "cannot start the thread that talks to the controller");
	l->started = true;
	return NULL;
}

void wfi_link_send(wfi_link *l, const wfi_str *json, const wfi_str *blob)
{
	pthread_mutex_lock(&l->sending);
	bool sent = send_frame(l->fd, json, blob);
	pthread_mutex_unlock(&l->sending);
	if (!sent && !atomic_load(&l->closing))
		orphaned();
}

wf_error *wfi_link_await(wfi_link *l, int64_t report, double timeout, bool *save, char **checkpoint)
{
	struct timespec until;
	wf_error *err = NULL;
	int waited = 0;

	clock_gettime(CLOCK_MONOTONIC, &until);
	until.tv_sec += isfinite(timeout) && timeout < 1e9 ? (time_t)timeout : 1000000000;
	*save = false;
	*checkpoint = NULL;
	pthread_mutex_lock(&l->lock);
	while (!l->stop && l->released <= report && l->save != report && waited != ETIMEDOUT)
		waited = pthread_cond_timedwait(&l->changed, &l->lock, &until);
	if (l->stop) {
		err = wf_error_retain(l->stop);
	} else if (l->save == report) {
		l->save = -1;
		*save = true;
	} else if (l->released > report) {
		*checkpoint = l->checkpoint;
		l->checkpoint = NULL;
	} else {
		err = wf_error_new(WF_TIMEOUT, "the controller did not answer report %lld within %.0f s", (long long)report, timeout);
	}
	pthread_mutex_unlock(&l->lock);
	return err;
}

const wf_error *wfi_link_stopped(wfi_link *l)
{
	pthread_mutex_lock(&l->lock);
	const wf_error *err = l->stop;
	pthread_mutex_unlock(&l->lock);
	return err;
}

void wfi_link_close(wfi_link *l)
{
	uint64_t one = 1;

	atomic_store(&l->closing, true);
	if (write(l->wake, &one, sizeof one) < 0)
		shutdown(l->fd, SHUT_RDWR);
	if (l->started)
		pthread_join(l->thread, NULL);
	free_link(l);
}
