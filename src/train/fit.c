/* fit.c: wf_trainer_fit: which side is this process, and what became of the run. */
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include "train/controller.h"
#include "train/events.h"
#include "train/in_process.h"
#include "train/interrupt.h"
#include "train/worker.h"

/* What earlier calls in this process gave: a worker of a later call runs main from its beginning and is given the same. */
static struct {
	int fits;
	char *options;                /* of `weft run`; taken from the environment at the first call */
	wfi_str earlier;              /* members of a JSON array */
} self;

static void take_options(void)
{
	const char *text = getenv(WFI_OPTIONS_VARIABLE);

	wfi_events_open();
	if (!text)
		return;
	self.options = wfi_strdup(text);
	unsetenv(WFI_OPTIONS_VARIABLE);
}

static void say(const wfi_str *lines)
{
	const char *s = lines->n ? lines->s : "";

	while (*s) {
		size_t n = strcspn(s, "\n");
		wfi_events_notice("%.*s", (int)n, s);
		s += n + (s[n] != 0);
	}
}

static void remember(const wf_result *r)
{
	wfi_str *s = &self.earlier;

	if (s->n)
		wfi_str_add(s, ",");
	wfi_str_add(s, "{\"metrics\":{");
	for (size_t i = 0; i < r->metrics.n; i++) {
		const wf_metric *m = &r->metrics.v[i];
		if (m->kind == WFI_M_TREE)
			continue;
		wfi_json_key(s, m->name);
		if (m->kind == WFI_M_TEXT)
			wfi_json_string(s, m->text);
		else if (m->kind == WFI_M_INT)
			wfi_str_add(s, "%lld", (long long)m->integer);
		else if (m->kind == WFI_M_UINT)
			wfi_str_add(s, "%llu", (unsigned long long)m->integer);
		else
			wfi_json_number(s, m->number);
	}
	wfi_str_add(s, "}");
	wfi_json_put_string(s, "path", r->path);
	wfi_json_put_string(s, "checkpoint", r->checkpoint && r->path ? r->checkpoint->path : NULL);
	if (r->error) {
		wfi_json_key(s, "error");
		wfi_json_error(s, r->error);
	}
	wfi_str_add(s, "}");
}

static wf_error *run_either_way(const wfi_run_plan *p, wfi_record *r, int fit, const char *earlier)
{
	wf_error *err = wfi_interrupted();

	if (err)
		return err;
	return p->in_process ? wfi_in_process_run(p, r) : wfi_controller_run(p, r, fit, earlier);
}

static wf_error *run(const wfi_run_plan *p, wfi_record *r, int fit, wf_result **out)
{
	static const int quiet[] = { SIGPIPE, SIGXFSZ }; /* a worker that is gone, a file that may not grow: errors, not deaths */
	struct sigaction ignore = { .sa_handler = SIG_IGN }, old[WFI_COUNT(quiet)];
	char *earlier = wfi_format("[%s]", self.earlier.n ? self.earlier.s : "");

	for (size_t i = 0; i < WFI_COUNT(quiet); i++)
		sigaction(quiet[i], &ignore, &old[i]);
	wf_error *err = run_either_way(p, r, fit, earlier);
	wfi_record_warn(r);
	wf_error *failed = wfi_record_result(r, err, out);
	for (size_t i = 0; i < WFI_COUNT(quiet); i++)
		sigaction(quiet[i], &old[i], NULL);
	wfi_free(earlier);
	if (!err && !failed)
		failed = wf_error_retain((*out)->error);
	if (!err)
		return failed;
	wf_error_free(failed);
	return err;
}

static wf_error *control(const wf_trainer *t, int argc, char **argv, int fit, wf_result **out)
{
	wfi_run_plan p;
	wfi_record r;

	wfi_standard_files();
	wfi_str said = { 0 };
	wf_error *err = wfi_run_plan_make(t, argc, argv, self.options, fit, &said, &p);

	if (!err) {
		say(&said);
		err = wfi_record_open(&p, &r);
		if (err)
			wfi_run_plan_free(&p);
	}
	wfi_str_free(&said);
	if (err) {
		wf_error_free(wfi_result_failed(err, out));
		return err;
	}
	err = run(&p, &r, fit, out);
	wfi_record_close(&r);
	wfi_run_plan_free(&p);
	return err;
}

wf_error *wf_trainer_fit(const wf_trainer *t, int argc, char **argv, wf_result **out)
{
	static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;
	wf_result *result = NULL;
	wf_error *err = NULL;

	if (pthread_mutex_trylock(&one_at_a_time))
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_trainer_fit is already running in this process (in another thread, or in a training loop)");
	int fit = ++self.fits;
	if (!wfi_worker_main(t, fit, out, &err)) {
		if (fit == 1)
			take_options();
		wfi_interrupts_catch();
		err = control(t, argc, argv, fit, &result);
		wfi_interrupts_release();
		if (result)
			remember(result);
		if (out)
			*out = result;
		else
			wf_result_free(result);
	}
	pthread_mutex_unlock(&one_at_a_time);
	return err;
}
