/* server.c: the controller's port: who may speak, and what they say. */
#include <stdlib.h>
#include "train/controller.h"
#include "train/events.h"
#include "train/metric.h"
#include "train/worker.h"

enum { HELLO_SECONDS = 10 };

/* ---- writing ---- */

typedef struct write_request {
	uv_write_t request;          /* first */
	char bytes[];
} write_request;

static void on_written(uv_write_t *request, int status)
{
	(void)status;                    /* a broken connection is seen by its reader, a dead process by its exit */
	wfi_free(request);
}

void wfi_server_send(wfi_connection *k, const char *frame, size_t n)
{
	uv_stream_t *stream = (uv_stream_t *)&k->tcp;
	uv_buf_t all = uv_buf_init((char *)(uintptr_t)frame, (unsigned)n);

	if (k->closing)
		return;
	int sent = uv_try_write(stream, &all, 1);
	size_t at = sent > 0 ? (size_t)sent : 0;
	if (at == n)
		return;
	write_request *w = wfi_alloc(sizeof *w + n - at);
	memcpy(w->bytes, frame + at, n - at);
	uv_buf_t rest = uv_buf_init(w->bytes, (unsigned)(n - at));
	if (uv_write(&w->request, stream, &rest, 1, on_written))
		wfi_free(w);
}

/* ---- connections ---- */

static void on_closed(uv_handle_t *handle)
{
	wfi_connection *k = (wfi_connection *)handle;

	wfi_frames_free(&k->in);
	wfi_free(k);
}

void wfi_server_close(wfi_connection *k)
{
	wfi_controller *c = k->c;

	if (k->closing)
		return;
	k->closing = true;
	if (!k->member)
		c->n_pending--;
	else if (k->member->connection == k)
		k->member->connection = NULL;
	k->member = NULL;
	if (k->prev)
		k->prev->next = k->next;
	else
		c->connections = k->next;
	if (k->next)
		k->next->prev = k->prev;
	uv_close((uv_handle_t *)&k->tcp, on_closed);
}

static void refuse(wfi_connection *k, wf_code code, const char *why)
{
	wfi_str json = { 0 }, frame = { 0 };
	wf_error *err = wf_error_new(code, "the controller refused this worker: %s", why);

	wfi_str_add(&json, "{\"t\":\"stop\"");
	wfi_json_key(&json, "error");
	wfi_json_error(&json, err);
	wfi_str_add(&json, "}");
	wfi_frame_make(&frame, json.s, json.n, NULL, 0);
	wfi_server_send(k, frame.s, frame.n);
	wfi_str_free(&json);
	wfi_str_free(&frame);
	wf_error_free(err);
	wfi_server_close(k);
}

/* The first message: only who knows the secret goes on, and learns nothing about others before. */
static void on_hello(wfi_connection *k, const cJSON *m)
{
	wfi_controller *c = k->c;
	long long rank = wfi_json_get_int(m, "rank", -1);

	if (strcmp(wfi_json_get_string(m, "t", ""), "hello") != 0 || !wfi_secret_equal(wfi_json_get_string(m, "secret", ""), c->secret)) {
		wfi_log(WFI_INFO, "a connection without the run's secret was closed");
		wfi_server_close(k);
		return;
	}
	if (wfi_json_get_int(m, "protocol", 0) != 1) {
		refuse(k, WF_UNSUPPORTED, "it speaks another version of the protocol (are several versions of weft installed?)");
		return;
	}
	if (wfi_json_get_int(m, "attempt", 0) != c->record->attempt || rank < 0 || rank >= c->n || c->cause) {
		refuse(k, WF_ABORTED, "its attempt is over");
		return;
	}
	wfi_member *w = &c->members[rank];
	if (w->connection || w->state != WFI_ABSENT) {
		refuse(k, WF_INVALID_ARGUMENT, "its rank is already there");
		return;
	}
	c->n_pending--;
	k->member = w;
	k->in.json_max = WFI_FRAME_JSON_MAX;
	k->in.blob_max = 2 * WFI_METRICS_BYTES;
	w->connection = k;
	w->state = WFI_RUNNING;
	w->pid = (long)wfi_json_get_int(m, "pid", w->pid);
	c->connected_once = true;
	wfi_server_send(k, c->config.s, c->config.n);
}

static void send_progress(const cJSON *m)
{
	wfi_str s = { 0 };

	if (!wfi_events_on())
		return;
	wfi_str_add(&s, "{\"event\":\"progress\"");
	wfi_json_put_int(&s, "epochs", wfi_json_get_int(m, "epochs", 0));
	wfi_json_put_int(&s, "steps_per_epoch", wfi_json_get_int(m, "steps_per_epoch", 0));
	wfi_json_put_int(&s, "samples_per_step", wfi_json_get_int(m, "samples_per_step", 0));
	wfi_str_add(&s, "}");
	wfi_events_send(&s);
	wfi_str_free(&s);
}

/* A loop that returns what its peers' failure did to it has no failure of its own. */
static void on_failed(wfi_member *m, const cJSON *message)
{
	wf_error *err = wfi_json_get_error(cJSON_GetObjectItemCaseSensitive(message, "error"));
	wf_code code = wf_error_code(err);

	m->state = WFI_FAILED;
	wfi_group_fail(m->c, m->rank, err, code != WF_ABORTED && code != WF_WORKER_FAILED, false);
}

static void on_message(wfi_connection *k, const wfi_frame *f)
{
	wfi_member *m = k->member;
	cJSON *message = f->json;
	const char *kind = wfi_json_get_string(message, "t", "");

	if (!m) {
		on_hello(k, message);
		cJSON_Delete(message);
		return;
	}
	m->heard = wfi_now();
	if (!strcmp(kind, "report")) {
		wfi_round_report(m, f);
		return;
	}
	if (!strcmp(kind, "saved"))
		wfi_round_saved(m, message);
	else if (!strcmp(kind, "progress"))
		send_progress(message);
	else if (!strcmp(kind, "done"))
		wfi_round_done(m, message);
	else if (!strcmp(kind, "failed"))
		on_failed(m, message);
	cJSON_Delete(message);
}

/* The worker is gone, or what speaks is no worker. Its process's exit tells why. */
static void on_end(wfi_connection *k)
{
	wfi_member *m = k->member;

	wfi_server_close(k);
	if (m && m->exited)
		wfi_group_settle(m);
}

static void on_room(uv_handle_t *handle, size_t suggested, uv_buf_t *out)
{
	wfi_connection *k = (wfi_connection *)handle;

	(void)suggested;
	size_t n = k->member ? 65536 : WFI_FRAME_HELLO_MAX;
	*out = uv_buf_init(wfi_frames_room(&k->in, n), (unsigned)n);
}

static void on_read(uv_stream_t *stream, ssize_t n, const uv_buf_t *buf)
{
	wfi_connection *k = (wfi_connection *)stream;
	wfi_frame f = { 0 };
	wf_error *err = NULL;

	(void)buf;
	if (n < 0) {
		on_end(k);
		return;
	}
	wfi_frames_came(&k->in, (size_t)n);
	while (!k->closing && !(err = wfi_frames_next(&k->in, &f)) && f.json)
		on_message(k, &f);
	if (!err)
		return;
	wfi_log(k->member ? WFI_WARN : WFI_INFO, "a connection was closed: %s", wf_error_message(err));
	if (k->member)
		wfi_group_fail(k->c, k->member->rank, wf_error_new(WF_INTERNAL, "rank %d sent what is no message: %s", k->member->rank, wf_error_message(err)),
			true, false);
	wf_error_free(err);
	wfi_server_close(k);
}

static void on_connection(uv_stream_t *server, int status)
{
	wfi_controller *c = server->data;

	if (status < 0)
		return;
	wfi_connection *k = wfi_alloc(sizeof *k);
	uv_tcp_init(&c->loop, &k->tcp);
	k->c = c;
	k->since = wfi_now();
	k->in = (wfi_frames){ .json_max = WFI_FRAME_HELLO_MAX };
	k->next = c->connections;
	if (k->next)
		k->next->prev = k;
	c->connections = k;
	c->n_pending++;
	if (uv_accept(server, (uv_stream_t *)&k->tcp) || c->n_pending > WFI_PENDING + c->n) {
		wfi_server_close(k);
		return;
	}
	uv_tcp_nodelay(&k->tcp, 1);
	uv_read_start((uv_stream_t *)&k->tcp, on_room, on_read);
}

void wfi_server_tick(wfi_controller *c, double now)
{
	wfi_connection *next;

	for (wfi_connection *k = c->connections; k; k = next) {
		next = k->next;
		if (!k->member && now > k->since + HELLO_SECONDS + c->n * WFI_SECONDS_EACH)
			wfi_server_close(k);
	}
}

wf_error *wfi_server_start(wfi_controller *c)
{
	struct sockaddr_in address;
	struct sockaddr_storage bound;
	int n = sizeof bound, e = uv_tcp_init(&c->loop, &c->server);

	c->server.data = c;
	uv_ip4_addr("127.0.0.1", 0, &address);
	if (!e)
		e = uv_tcp_bind(&c->server, (const struct sockaddr *)&address, 0);
	if (!e)
		e = uv_listen((uv_stream_t *)&c->server, 4096, on_connection);
	if (!e)
		e = uv_tcp_getsockname(&c->server, (struct sockaddr *)&bound, &n);
	if (e)
		return wf_error_new(WF_IO, "the controller cannot listen on 127.0.0.1: %s", uv_strerror(e));
	c->port = ntohs(((struct sockaddr_in *)&bound)->sin_port);
	return NULL;
}

void wfi_server_stop(wfi_controller *c)
{
	while (c->connections)
		wfi_server_close(c->connections);
	if (!uv_is_closing((uv_handle_t *)&c->server))
		uv_close((uv_handle_t *)&c->server, NULL);
}
