/* group.c: the workers of an attempt: how they start, what goes wrong with them, how they are stopped. */
#include <math.h>
#include <signal.h>
#include <stdlib.h>
#include "train/controller.h"
#include "train/events.h"
#include "train/worker.h"

/* A failure must have stopped all within 2 s: half a second for the cause to show behind its consequences, then most of a second for
 * loops to end by themselves. */
#define SETTLE_SECONDS 0.3
#define JUDGE_SECONDS 0.5
#define STOP_SECONDS 0.8
#define GIVE_UP_SECONDS 20
#define START_SECONDS 60
#define HEARTBEAT_SECONDS 60

/* ---- output ---- */

static void send_line(const wfi_member *m, int stream, const char *text, size_t n)
{
	wfi_str s = { 0 };

	wfi_str_add(&s, "{\"event\":\"line\"");
	wfi_json_put_int(&s, "rank", m->rank);
	wfi_json_put_int(&s, "stream", stream);
	wfi_json_key(&s, "text");
	wfi_json_string_n(&s, text, n);
	wfi_str_add(&s, "}");
	wfi_events_send(&s);
	wfi_str_free(&s);
}

/* stream: 1 or 2 */
static void on_line(void *user, int rank, int stream, const char *text, size_t n)
{
	wfi_controller *c = user;
	wfi_member *m = &c->members[rank];

	if (wfi_events_on()) {
		send_line(m, stream, text, n);
		return;
	}
	FILE *to = stream == 1 ? stdout : stderr;
	if (c->n > 1)
		fprintf(to, "[%d] %.*s\n", rank, (int)n, text);
	else
		fprintf(to, "%.*s\n", (int)n, text);
	fflush(to);
}

static void add_lines(wf_error *err, const wfi_member *m)
{
	const wfi_launch *l = m->c->launch;
	const char *text;

	if (l && wfi_launch_kept(l, m->rank, 0))
		wf_error_add(err, "the last lines of rank %d:", m->rank);
	for (int i = 0; l && (text = wfi_launch_kept(l, m->rank, i)); i++)
		wf_error_add(err, "| %s", text);
}

/* ---- starting ---- */

static void put_strings(wfi_str *s, const char *key, const char *const *v, size_t n)
{
	wfi_json_key(s, key);
	wfi_str_put(s, "[", 1);
	for (size_t i = 0; i < n; i++) {
		wfi_json_comma(s);
		wfi_json_string(s, v[i]);
	}
	wfi_str_put(s, "]", 1);
}

static void put_values(wfi_str *s, const wfi_run_plan *p)
{
	wfi_json_key(s, "values");
	wfi_str_put(s, "[", 1);
	for (size_t i = 0; i < p->n_values; i++) {
		const char *pair[] = { p->values[i].key, p->values[i].value };
		wfi_json_comma(s);
		wfi_str_put(s, "[", 1);
		wfi_json_string(s, pair[0]);
		wfi_str_put(s, ",", 1);
		wfi_json_string(s, pair[1]);
		wfi_str_put(s, "]", 1);
	}
	wfi_str_put(s, "]", 1);
	put_strings(s, "set", p->set, p->n_set);
}

static void make_config(wfi_controller *c)
{
	const wfi_run_plan *p = c->plan;
	const wfi_record *r = c->record;
	size_t n_check = 0;
	wfi_str s = { 0 };

	while (p->nan_check[n_check])
		n_check++;
	wfi_str_add(&s, "{\"t\":\"config\"");
	wfi_json_put_int(&s, "fit", c->fit);
	wfi_json_key(&s, "earlier");
	wfi_str_add(&s, "%s", c->earlier);
	wfi_json_put_string(&s, "name", p->name);
	wfi_json_put_string(&s, "store", r->path);
	wfi_json_put_string(&s, "shm", c->shm);
	wfi_json_put_number(&s, "report_timeout", p->report_timeout);
	wfi_json_put_int(&s, "next_report", r->next_report);
	if (r->latest)
		wfi_json_put_string(&s, "checkpoint", r->latest->folder);
	wfi_json_put_bool(&s, "has_config", p->config.data != NULL);
	put_values(&s, p);
	put_strings(&s, "nan_check", (const char *const *)p->nan_check, n_check);
	wfi_str_add(&s, "}");
	wfi_str_free(&c->config);
	wfi_frame_make(&c->config, s.s, s.n, p->config.data, p->config.size);
	wfi_str_free(&s);
}

static void send_started(const wfi_controller *c)
{
	wfi_str s = { 0 };

	if (!wfi_events_on())
		return;
	wfi_str_add(&s, "{\"event\":\"started\"");
	wfi_json_put_string(&s, "name", c->plan->name);
	wfi_json_put_string(&s, "path", c->record->path);
	wfi_json_put_int(&s, "workers", c->n);
	wfi_json_put_int(&s, "attempt", c->record->attempt);
	wfi_json_put_int(&s, "report", c->record->next_report);
	wfi_str_add(&s, "}");
	wfi_events_send(&s);
	wfi_str_free(&s);
}

static void make_members(wfi_controller *c)
{
	c->n = c->plan->num_workers;
	c->members = wfi_alloc((size_t)c->n * sizeof *c->members);
	c->asked = wfi_alloc(c->plan->n_set + 1);
	for (int i = 0; i < c->n; i++)
		c->members[i] = (wfi_member){ .c = c, .rank = i, .reports = c->record->next_report, .heard = c->started };
}

static void on_exit_of(void *user, int rank, int status, int signal);

static char **worker_env(void *user, int rank)
{
	const wfi_controller *c = user;
	char **env = wfi_alloc(10 * sizeof *env);
	int n = 0;

	env[n++] = wfi_format("%s=127.0.0.1:%d", WFI_ENV_CONTROLLER, c->port);
	env[n++] = wfi_format("%s=%s", WFI_ENV_SECRET, c->secret);
	env[n++] = wfi_format("%s=%d", WFI_ENV_RANK, rank);
	env[n++] = wfi_format("%s=%d", WFI_ENV_WORLD, c->n);
	env[n++] = wfi_format("%s=%d", WFI_ENV_LOCAL_RANK, rank);
	env[n++] = wfi_format("%s=%d", WFI_ENV_LOCAL_WORLD, c->n);
	env[n++] = wfi_format("%s=%s", WFI_ENV_RUN_ID, c->record->run_id);
	env[n++] = wfi_format("%s=%d", WFI_ENV_ATTEMPT, c->record->attempt);
	if (c->plan->devices_per_worker)
		env[n++] = wfi_format("WEFT_CPU_DEVICES=%d", c->plan->devices_per_worker);
	return env;
}

wf_error *wfi_group_start(wfi_controller *c)
{
	snprintf(c->shm, sizeof c->shm, "weft-%.40s-%d-%d", c->record->run_id, (int)uv_os_getpid(), c->record->attempt);
	c->shm_paths = wfi_alloc((WFI_PLAN_DEVICES + 1) * sizeof *c->shm_paths);
	for (int k = 0; k < WFI_PLAN_DEVICES; k++)
		c->shm_paths[k] = wfi_format("/dev/shm/%s-%d", c->shm, k + 1);
	c->started = wfi_now();
	make_members(c);
	make_config(c);
	send_started(c);
	wfi_launch_spec s = { .n = c->n, .program = wfi_run_plan_program(c->plan), .argv = c->plan->command, .env = worker_env, .line = on_line, .ended = on_exit_of,
		.user = c, .leftovers = c->shm_paths, .keep = WFI_LAST_LINES };
	wf_error *err = wfi_launch_local(&c->loop, &s, &c->launch);
	c->started = wfi_now();          /* none was served while they were started */
	for (int i = 0; i < c->n; i++) {
		c->members[i].heard = c->started;
		c->members[i].pid = c->launch ? wfi_launch_pid(c->launch, i) : 0;
		if (!c->members[i].pid)
			c->members[i].exited = c->members[i].settled = true;
	}
	return err;
}

void wfi_group_kill(wfi_controller *c)
{
	for (int i = 0; i < c->n; i++)
		if (!c->members[i].exited)
			wfi_launch_kill(c->launch, i, SIGKILL);
}

/* ---- ends ---- */

static const char *signal_name(int signal)
{
	const char *name = sigabbrev_np(signal);

	return name ? name : "unknown signal";
}

static wf_error *death(const wfi_member *m)
{
	wfi_str s = { 0 };

	wfi_str_add(&s, "rank %d of %d (process %ld) ", m->rank, m->c->n, m->pid);
	if (m->signal)
		wfi_str_add(&s, "was killed by signal SIG%s (%s)", signal_name(m->signal), strsignal(m->signal));
	else if (m->state == WFI_ABSENT && !m->status)
		wfi_str_add(&s, "ended without reaching wf_trainer_fit");
	else
		wfi_str_add(&s, "exited with status %d", m->status);
	if (m->state == WFI_DONE)
		wfi_str_add(&s, " after its training loop had ended well");
	else if (m->state != WFI_ABSENT)
		wfi_str_add(&s, m->state == WFI_IN_REPORT ? " in report %lld" : " before report %lld", (long long)m->reports);
	wf_error *err = wf_error_new(WF_WORKER_FAILED, "%s", s.s);
	wfi_str_free(&s);
	return err;
}

void wfi_group_settle(wfi_member *m)
{
	bool well = m->state == WFI_DONE && !m->signal && !m->status;

	if (m->settled)
		return;
	m->settled = true;
	if (m->connection)
		wfi_server_close(m->connection);
	/* Ctrl-C reaches every process of the terminal: the controller's own interrupt, which may come a moment later, is the cause */
	bool asked = m->signal == SIGINT || m->signal == SIGTERM || m->signal == SIGHUP;
	if (!well && m->state != WFI_FAILED && !m->c->cause)
		wfi_group_fail(m->c, m->rank, death(m), !asked, false);
}

static void on_exit_of(void *user, int rank, int status, int signal)
{
	wfi_controller *c = user;
	wfi_member *m = &c->members[rank];

	m->exited = true;
	m->status = status;
	m->signal = signal;
	m->settle_at = wfi_now() + SETTLE_SECONDS;
	if (!m->connection)              /* else what it sent last is still to be read */
		wfi_group_settle(m);
}

/* ---- failures ---- */

static void stop_all(wfi_controller *c)
{
	wfi_str json = { 0 }, frame = { 0 };

	c->kill_at = wfi_now() + STOP_SECONDS;
	wfi_str_add(&json, "{\"t\":\"stop\"");
	wfi_json_key(&json, "error");
	wfi_json_error(&json, c->cause);
	wfi_str_add(&json, "}");
	wfi_frame_make(&frame, json.s, json.n, NULL, 0);
	for (int i = 0; i < c->n; i++)
		if (c->members[i].connection)
			wfi_server_send(c->members[i].connection, frame.s, frame.n);
	wfi_str_free(&json);
	wfi_str_free(&frame);
}

static void keep_other(wfi_controller *c, int rank, wf_error *err)
{
	bool known = c->cause && !strcmp(wf_error_message(c->cause), wf_error_message(err));

	for (int i = 0; i < c->n_others; i++)
		known |= !strcmp(wf_error_message(c->others[i]), wf_error_message(err));
	if (known || c->n_others == WFI_OTHERS) {
		wf_error_free(err);
		return;
	}
	c->other_rank[c->n_others] = rank;
	c->others[c->n_others++] = err;
}

static wf_error *with_rank(const wfi_controller *c, int rank, wf_error *err)
{
	char prefix[32];

	if (rank < 0)
		return err;
	snprintf(prefix, sizeof prefix, "rank %d", rank);
	if (!strncmp(wf_error_message(err), prefix, strlen(prefix)) || c->n == 1)
		return err;
	const char *const *notes;
	size_t n = wfi_error_notes(err, &notes);
	char *text = wfi_format("%s: %s", prefix, wf_error_message(err));
	wf_error *named = wfi_error_remake(wf_error_code(err), text, notes, n);
	wfi_free(text);
	wf_error_free(err);
	return named;
}

static void set_cause(wfi_controller *c, int rank, wf_error *err)
{
	c->cause = with_rank(c, rank, err);
	c->cause_rank = rank;
	stop_all(c);
}

void wfi_group_fail(wfi_controller *c, int rank, wf_error *err, bool original, bool final)
{
	if (c->cause || !original) {
		if (!c->cause && !c->n_others)
			c->judge_at = wfi_now() + JUDGE_SECONDS;
		keep_other(c, rank, err);
		return;
	}
	c->final = final;
	set_cause(c, rank, err);
}

/* Only consequences have come: the first of them must do. */
static void promote(wfi_controller *c)
{
	wf_error *err = c->others[0];
	int rank = c->other_rank[0];

	c->n_others--;
	memmove(c->others, c->others + 1, (size_t)c->n_others * sizeof *c->others);
	memmove(c->other_rank, c->other_rank + 1, (size_t)c->n_others * sizeof *c->other_rank);
	for (int i = 0; i < c->n; i++)
		if (c->members[i].state == WFI_DONE)
			wf_error_add(err, "the loop of rank %d had ended by then, after report %lld", i, (long long)c->members[i].reports - 1);
	set_cause(c, rank, err);
}

static bool all_settled(const wfi_controller *c)
{
	for (int i = 0; i < c->n; i++)
		if (!c->members[i].settled)
			return false;
	return true;
}

bool wfi_group_over(const wfi_controller *c)
{
	return all_settled(c) && (c->cause || !c->n_others);
}

static void kill_late(wfi_controller *c, double now)
{
	if (now < c->kill_at)
		return;
	wfi_group_kill(c);
	if (c->give_up_at == 0)
		c->give_up_at = now + GIVE_UP_SECONDS;
	for (int i = 0; now > c->give_up_at && i < c->n; i++) {
		wfi_member *m = &c->members[i];
		if (m->exited)
			continue;
		wfi_log(WFI_ERROR, "rank %d (process %ld) does not end, even with SIGKILL", i, m->pid);
		m->exited = m->settled = true;
	}
}

static bool is_absent(const wfi_member *m) { return m->state == WFI_ABSENT; }

static void check_silence(wfi_controller *c, double now)
{
	long more = (long)(c->n * WFI_SECONDS_EACH); /* they share this machine's cores with each other and with the controller */
	double start = (double)wfi_env_int("WEFT_START_TIMEOUT", 1, 1 << 20, START_SECONDS + more);
	double beat = (double)wfi_env_int("WEFT_HEARTBEAT_TIMEOUT", 0, 1 << 20, HEARTBEAT_SECONDS + more);

	for (int i = 0; i < c->n && !c->cause; i++) {
		wfi_member *m = &c->members[i];
		if (m->exited)
			continue;
		if (is_absent(m) && now > c->started + start) {
			char *text = wfi_ranks_text(c, is_absent);
			wfi_group_fail(c, i, wf_error_new(WF_TIMEOUT, "%s did not connect within %g s (WEFT_START_TIMEOUT)", text, start), true, false);
			wfi_free(text);
		} else if (!is_absent(m) && m->state != WFI_DONE && beat > 0 && now > m->heard + beat) {
			wfi_group_fail(c, i, wf_error_new(WF_TIMEOUT, "rank %d (process %ld) has sent no sign of life for %g s (WEFT_HEARTBEAT_TIMEOUT): is it stopped?",
				i, m->pid, beat), true, false);
		}
	}
}

void wfi_group_tick(wfi_controller *c, double now)
{
	for (int i = 0; i < c->n; i++)
		if (c->members[i].exited && !c->members[i].settled && now > c->members[i].settle_at)
			wfi_group_settle(&c->members[i]);
	if (!c->cause && c->n_others && (now > c->judge_at || all_settled(c)))
		promote(c);
	if (c->cause)
		kill_late(c, now);
	else
		check_silence(c, now);
}

wf_error *wfi_group_summary(wfi_controller *c)
{
	for (size_t i = 0; !c->cause && i < c->plan->n_set; i++)
		if (!c->asked[i])
			wfi_events_notice("warning: --set %s had no effect: no rank's training loop asked for it", c->plan->set[i]);
	if (!c->cause)
		return NULL;
	if (c->cause_rank >= 0)          /* now that all it printed has come */
		add_lines(c->cause, &c->members[c->cause_rank]);
	for (int i = 0; i < c->n_others; i++) {
		if (c->other_rank[i] >= 0)
			wf_error_add(c->cause, "then, on rank %d: %s", c->other_rank[i], wf_error_message(c->others[i]));
		else
			wf_error_add(c->cause, "then: %s", wf_error_message(c->others[i]));
	}
	return wf_error_retain(c->cause);
}

void wfi_group_free(wfi_controller *c)
{
	for (int i = 0; i < c->n; i++) {
		wfi_member *m = &c->members[i];
		wfi_round_forget(m);
		if (m->connection)
			wfi_server_close(m->connection);
	}
	wfi_free(c->members);
	wfi_free(c->asked);
	c->asked = NULL;
	for (int i = 0; c->shm_paths && c->shm_paths[i]; i++)
		wfi_free(c->shm_paths[i]);
	wfi_free((void *)c->shm_paths);
	c->shm_paths = NULL;
	wf_error_free(c->cause);
	for (int i = 0; i < c->n_others; i++)
		wf_error_free(c->others[i]);
	wfi_str_free(&c->config);
	wfi_launch_free(c->launch);
	c->launch = NULL;
	c->members = NULL;
	c->cause = NULL;
	c->n = c->n_others = c->arrived = 0;
	c->saving = c->final = false;
	c->judge_at = c->kill_at = c->give_up_at = 0;
}
