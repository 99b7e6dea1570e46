/* controller.c: the life of a run: attempts, signals, the end. */
#include "train/controller.h"
#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <sys/random.h>
#include <unistd.h>
#include "train/events.h"
#include "train/interrupt.h"

enum { TICK_MS = 100, START_FAILURES = 3 };

/* ---- what interrupts a run ---- */

static void interrupt(wfi_controller *c, wf_error *err)
{
	if (c->cause)
		wf_error_free(err);
	else
		wfi_group_fail(c, -1, err, true, true);
}

static void on_interrupt(uv_poll_t *handle, int status, int events)
{
	wfi_controller *c = handle->data;
	wf_error *err = wfi_interrupted();

	(void)status;
	(void)events;
	wfi_interrupts_read();
	if (err)
		interrupt(c, err);
	c->final = true;
}

static void on_watch(uv_poll_t *handle, int status, int events)
{
	wfi_controller *c = handle->data;

	(void)status;
	(void)events;
	uv_poll_stop(handle);
	interrupt(c, wf_error_new(WF_ABORTED, "the `weft run` that started this program is gone"));
}

/* This process was stopped (Ctrl-Z, a debugger, a machine that slept): the time that it did not see counts for nobody. */
static void forgive(wfi_controller *c, double seconds)
{
	c->started += seconds;
	c->first_arrival += seconds;
	c->warn_at += seconds;
	for (int i = 0; i < c->n; i++)
		c->members[i].heard += seconds;
}

static void on_tick(uv_timer_t *timer)
{
	wfi_controller *c = timer->data;
	double now = wfi_now();

	if (c->last_tick > 0 && now > c->last_tick + 2)
		forgive(c, now - c->last_tick);
	c->last_tick = now;

	wfi_server_tick(c, now);
	wfi_round_tick(c, now);
	wfi_group_tick(c, now);
	if (wfi_events_lost())
		interrupt(c, wf_error_new(WF_ABORTED, "the `weft run` that started this program is gone"));
}

/* ---- one attempt ---- */

/* A worker that died while the group's shared memory was being made may have left its name. */
static void remove_shm(const wfi_controller *c)
{
	for (int i = 0; c->shm_paths && c->shm_paths[i]; i++)
		unlink(c->shm_paths[i]);
}

static wf_error *attempt(wfi_controller *c)
{
	wfi_str skipped = { 0 };
	wf_error *err = wfi_record_attempt(c->record, &skipped);

	wfi_str_free(&skipped);
	if (err) {
		c->final = true;
		return err;
	}
	c->connected_once = false;
	err = wfi_group_start(c);
	if (err)
		wfi_group_fail(c, -1, err, true, false);
	while (!wfi_group_over(c))
		uv_run(&c->loop, UV_RUN_ONCE);
	remove_shm(c);
	return wfi_group_summary(c);
}

/* Restarts are for what may go better another time. */
static bool may_restart(const wfi_controller *c, int failures, int start_failures)
{
	if (c->final || start_failures >= START_FAILURES)
		return false;
	return c->plan->max_failures < 0 || failures <= c->plan->max_failures;
}

static wf_error *all_attempts(wfi_controller *c)
{
	int failures = 0, start_failures = 0;
	wf_error *err;

	while ((err = attempt(c))) {
		failures++;
		start_failures = c->connected_once ? 0 : start_failures + 1;
		if (!may_restart(c, failures, start_failures))
			break;
		wfi_events_notice("attempt %d failed: %s", c->record->attempt, wf_error_text(err));
		wf_error_free(err);
		wfi_group_free(c);
		wfi_events_notice("attempt %d follows (failure %d, max_failures %d)", c->record->attempt + 1, failures, c->plan->max_failures);
	}
	if (err && failures > 1)
		wf_error_add(err, "this was failure %d of the run; max_failures is %d", failures, c->plan->max_failures);
	wfi_group_free(c);
	return err;
}

/* ---- the loop ---- */

static void make_secret(wfi_controller *c)
{
	unsigned char bytes[16];

	for (size_t have = 0; have < sizeof bytes;) {
		ssize_t n = getrandom(bytes + have, sizeof bytes - have, 0);
		have += n > 0 ? (size_t)n : 0;
	}
	for (size_t i = 0; i < sizeof bytes; i++)
		snprintf(c->secret + 2 * i, 3, "%02x", bytes[i]);
}

static wf_error *open_loop(wfi_controller *c)
{
	int e = uv_loop_init(&c->loop);

	if (e)
		return wf_error_new(WF_IO, "cannot make an event loop: %s", uv_strerror(e));
	make_secret(c);
	uv_timer_init(&c->loop, &c->tick);
	c->tick.data = c;
	uv_timer_start(&c->tick, on_tick, TICK_MS, TICK_MS);
	if (wfi_interrupts_fd() >= 0 && !uv_poll_init(&c->loop, &c->interrupts, wfi_interrupts_fd())) {
		c->interruptible = true;
		c->interrupts.data = c;
		uv_poll_start(&c->interrupts, UV_READABLE, on_interrupt);
	}
	if (wfi_events_on() && !uv_poll_init(&c->loop, &c->watch, wfi_events_fd())) {
		c->watching = true;
		c->watch.data = c;
		uv_poll_start(&c->watch, UV_DISCONNECT, on_watch);
	}
	return wfi_server_start(c);
}

static void close_loop(wfi_controller *c)
{
	wfi_server_stop(c);
	uv_close((uv_handle_t *)&c->tick, NULL);
	if (c->interruptible)
		uv_close((uv_handle_t *)&c->interrupts, NULL);
	if (c->watching)
		uv_close((uv_handle_t *)&c->watch, NULL);
	uv_run(&c->loop, UV_RUN_DEFAULT);
	int e = uv_loop_close(&c->loop);
	if (e)
		wfi_log(WFI_ERROR, "the controller's event loop did not close: %s", uv_strerror(e));
}

wf_error *wfi_controller_run(const wfi_run_plan *p, wfi_record *r, int fit, const char *earlier)
{
	wfi_controller *c = wfi_alloc(sizeof *c);

	c->plan = p;
	c->record = r;
	c->fit = fit;
	c->earlier = earlier;
	fflush(stdout);                  /* what the program printed so far comes before what its workers print */
	wf_error *err = open_loop(c);
	if (!err)
		err = all_attempts(c);
	close_loop(c);
	wfi_free(c);
	return err;
}
