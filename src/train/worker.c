/* worker.c: worker mode: what a process does that a controller started. */
#include "train/worker.h"
#include <math.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>
#include "comm/comm.h"
#include "train/link.h"
#include "train/record.h"

enum { CONNECT_SECONDS = 60 };

/* ---- communicators over all workers ---- */

typedef struct comm_set {
	struct comm_set *next;
	int n_local;
	wfi_comm *comm[];
} comm_set;

static struct {
	pthread_mutex_t making;      /* held while one is made: a wait for the others */
	pthread_mutex_t lock;        /* of the list */
	comm_set *sets;
	bool stopped;
	wf_worker *worker;           /* NULL: this process is no worker, or has ended its loop */
	char prefix[128];
} self = { .making = PTHREAD_MUTEX_INITIALIZER, .lock = PTHREAD_MUTEX_INITIALIZER };

static comm_set *find_set(int n_local)
{
	comm_set *s;

	pthread_mutex_lock(&self.lock);
	for (s = self.sets; s && s->n_local != n_local; s = s->next)
		;
	pthread_mutex_unlock(&self.lock);
	return s;
}

static wf_error *make_set(int n_local, comm_set **out)
{
	const wf_worker *w = self.worker;
	comm_set *s = wfi_alloc(sizeof *s + (size_t)n_local * sizeof *s->comm);
	char name[160];

	s->n_local = n_local;
	snprintf(name, sizeof name, "/%s-%d", self.prefix, n_local);
	wf_error *err = wfi_comm_shm(name, w->world * n_local, w->rank * n_local, n_local, isfinite(w->report_timeout) ? w->report_timeout : -1, s->comm);
	if (err) {
		wfi_free(s);
		return wf_error_add(err, "every worker must use the same number of devices (here %d) in the same order of programs", n_local);
	}
	pthread_mutex_lock(&self.lock);
	s->next = self.sets;
	self.sets = s;
	bool stopped = self.stopped;
	pthread_mutex_unlock(&self.lock);
	for (int i = 0; stopped && i < n_local; i++)
		s->comm[i]->v->abort(s->comm[i], "the run is being stopped");
	*out = s;
	return NULL;
}

static wf_error *worker_comm(int n_local, wfi_comm **out)
{
	wf_error *err = NULL;

	if (!self.worker)
		return wf_error_new(WF_ABORTED, "the training loop has ended; there are no other workers any more");
	if (n_local < 1)
		return wf_error_new(WF_INVALID_ARGUMENT, "a communicator over all workers needs at least 1 device a worker, not %d", n_local);
	pthread_mutex_lock(&self.making);
	comm_set *s = find_set(n_local);
	if (!s)
		err = make_set(n_local, &s);
	pthread_mutex_unlock(&self.making);
	if (!err)
		memcpy(out, s->comm, (size_t)n_local * sizeof *out);
	return err;
}

/* from the link's thread: whoever waits in a collective must hear that the group stops */
static void at_stop(const char *why)
{
	pthread_mutex_lock(&self.lock);
	self.stopped = true;
	for (comm_set *s = self.sets; s; s = s->next)
		s->comm[0]->v->abort(s->comm[0], why);
	pthread_mutex_unlock(&self.lock);
}

static void free_comms(void)
{
	self.worker = NULL;
	while (self.sets) {
		comm_set *s = self.sets;
		self.sets = s->next;
		for (int i = 0; i < s->n_local; i++)
			wfi_comm_free(s->comm[i]);
		wfi_free(s);
	}
}

/* ---- reports ---- */

static void send_share(wf_worker *w, const wfi_share *s)
{
	wfi_str m = { 0 };

	wfi_str_add(&m, "{\"t\":\"report\"");
	wfi_json_put_int(&m, "report", s->report);
	wfi_json_put_bool(&m, "checkpoint", s->checkpoint != NULL);
	if (s->bad) {
		wfi_json_key(&m, "bad");
		wfi_json_error(&m, s->bad);
	}
	if (s->leaves.n) {
		wfi_json_key(&m, "leaves");
		wfi_str_put(&m, s->leaves.s, s->leaves.n);
	}
	wfi_str_add(&m, "}");
	wfi_link_send(w->link, &m, &s->metrics);
	wfi_str_free(&m);
}

static wf_error *save_and_tell(wf_worker *w, const wfi_share *s)
{
	char folder[32];
	wfi_str m = { 0 };
	wf_error *err = wfi_worker_save(w, s, folder);

	wfi_str_add(&m, "{\"t\":\"saved\"");
	wfi_json_put_int(&m, "report", s->report);
	wfi_json_put_string(&m, "folder", folder);
	if (err) {
		wfi_json_key(&m, "error");
		wfi_json_error(&m, err);
	}
	wfi_str_add(&m, "}");
	wfi_link_send(w->link, &m, NULL);
	wfi_str_free(&m);
	return err;
}

static wf_error *exchange(wf_worker *w, wfi_share *s)
{
	char *checkpoint = NULL;
	bool save;

	fflush(stdout);
	send_share(w, s);
	/* the controller watches the time and knows who is missing; this bound is for a controller that was stopped itself */
	wf_error *err = wfi_link_await(w->link, s->report, w->report_timeout + 60, &save, &checkpoint);
	if (!err && save) {
		err = save_and_tell(w, s);
		if (!err)
			err = wfi_link_await(w->link, s->report, w->report_timeout + 60, &save, &checkpoint);
	}
	if (checkpoint) {
		wfi_free(w->checkpoint);
		w->checkpoint = checkpoint;
	}
	w->ended = err != NULL;
	return err;
}

static void progress(wf_worker *w, int64_t epochs, int64_t steps_per_epoch, int64_t samples_per_step)
{
	wfi_str m = { 0 };

	wfi_str_add(&m, "{\"t\":\"progress\"");
	wfi_json_put_int(&m, "epochs", epochs);
	wfi_json_put_int(&m, "steps_per_epoch", steps_per_epoch);
	wfi_json_put_int(&m, "samples_per_step", samples_per_step);
	wfi_str_add(&m, "}");
	wfi_link_send(w->link, &m, NULL);
	wfi_str_free(&m);
}

/* ---- starting ---- */

static struct {
	bool tried;
	wfi_link *link;
	cJSON *config;
	char *blob;
	size_t blob_size;
} start;

static wf_error *read_env(wf_worker *w, const char **address, const char **secret)
{
	static const char *const needed[] = { WFI_ENV_CONTROLLER, WFI_ENV_SECRET, WFI_ENV_RANK, WFI_ENV_WORLD, WFI_ENV_RUN_ID, WFI_ENV_ATTEMPT };
	wfi_str missing = { 0 };

	for (size_t i = 0; i < WFI_COUNT(needed); i++)
		if (!getenv(needed[i]))
			wfi_str_add(&missing, " %s", needed[i]);
	if (missing.n) {
		wf_error *err = wf_error_new(WF_INVALID_ARGUMENT, "%s is set, so this is a worker process, but these are missing:%s", WFI_ENV_CONTROLLER,
			missing.s);
		wfi_str_free(&missing);
		return wf_error_add(err, "a launcher must pass all WEFT_ variables on; unset %s to run the program by itself", WFI_ENV_CONTROLLER);
	}
	*address = getenv(WFI_ENV_CONTROLLER);
	*secret = getenv(WFI_ENV_SECRET);
	w->world = (int)wfi_env_int(WFI_ENV_WORLD, 1, WFI_MAX_WORKERS, 0);
	w->rank = (int)wfi_env_int(WFI_ENV_RANK, 0, w->world - 1, -1);
	w->local_rank = (int)wfi_env_int(WFI_ENV_LOCAL_RANK, 0, w->world - 1, w->rank);
	w->local_world = (int)wfi_env_int(WFI_ENV_LOCAL_WORLD, 1, w->world, w->world);
	w->attempt = (int)wfi_env_int(WFI_ENV_ATTEMPT, 1, INT_MAX, 0);
	w->run_id = wfi_strdup(getenv(WFI_ENV_RUN_ID));
	if (w->rank < 0 || !w->attempt)
		return wf_error_new(WF_INVALID_ARGUMENT, "%s=%s, %s=%s, %s=%s: no rank of a group of workers", WFI_ENV_RANK, getenv(WFI_ENV_RANK), WFI_ENV_WORLD,
			getenv(WFI_ENV_WORLD), WFI_ENV_ATTEMPT, getenv(WFI_ENV_ATTEMPT));
	return NULL;
}

static wf_error *connect_worker(wf_worker *w)
{
	const char *address = "", *secret = "";
	wfi_str hello = { 0 };
	wfi_frame f = { 0 };

	WF_TRY(read_env(w, &address, &secret));
	wfi_str_add(&hello, "{\"t\":\"hello\",\"protocol\":1");
	wfi_json_put_int(&hello, "rank", w->rank);
	wfi_json_put_int(&hello, "attempt", w->attempt);
	wfi_json_put_int(&hello, "pid", getpid());
	wfi_json_put_string(&hello, "secret", secret);
	wfi_str_add(&hello, "}");
	wf_error *err = wfi_link_open(address, &hello, CONNECT_SECONDS + w->world * WFI_SECONDS_EACH, &start.link, &f);
	wfi_str_free(&hello);
	/* children of the training loop are no workers */
	unsetenv(WFI_ENV_SECRET);
	unsetenv(WFI_ENV_CONTROLLER);
	if (err)
		return err;
	start.config = f.json;
	start.blob_size = f.blob_size;
	start.blob = wfi_try_alloc(f.blob_size ? f.blob_size : 1);
	if (!start.blob)
		return wfi_out_of_memory(f.blob_size, "train_loop_config");
	memcpy(start.blob, f.blob, f.blob_size);
	return NULL;
}

static wf_error *read_values(wf_worker *w, const cJSON *c)
{
	const cJSON *values = cJSON_GetObjectItemCaseSensitive(c, "values"), *set = cJSON_GetObjectItemCaseSensitive(c, "set"), *item;
	size_t n_values = (size_t)cJSON_GetArraySize(values), n = 0;

	w->values = wfi_alloc((n_values + 1) * sizeof *w->values);
	w->set = wfi_alloc(((size_t)cJSON_GetArraySize(set) + 1) * sizeof *w->set);
	w->bad_value = wfi_alloc(sizeof *w->bad_value);
	w->set_read = wfi_alloc((size_t)cJSON_GetArraySize(set) + 1);
	cJSON_ArrayForEach(item, values) {
		const cJSON *key = cJSON_GetArrayItem(item, 0), *value = cJSON_GetArrayItem(item, 1);
		if (!cJSON_IsString(key) || !cJSON_IsString(value))
			return wf_error_new(WF_INTERNAL, "the controller's train_loop_values are not pairs of strings");
		w->values[w->n_values++] = (wf_config_entry){ wfi_strdup(key->valuestring), wfi_strdup(value->valuestring) };
	}
	cJSON_ArrayForEach(item, set)
		w->set[n++] = wfi_strdup(cJSON_IsString(item) ? item->valuestring : "");
	n = 0;
	cJSON_ArrayForEach(item, cJSON_GetObjectItemCaseSensitive(c, "nan_check"))
		if (n < WFI_COUNT(w->nan_check) - 1 && cJSON_IsString(item))
			w->nan_check[n++] = wfi_strdup(item->valuestring);
	return NULL;
}

static wf_error *read_config(wf_worker *w)
{
	const cJSON *c = start.config;
	const char *store = wfi_json_get_string(c, "store", ""), *checkpoint = wfi_json_get_string(c, "checkpoint", NULL);

	w->name = wfi_strdup(wfi_json_get_string(c, "name", ""));
	w->report_timeout = wfi_json_get_number(c, "report_timeout", 600);
	w->next_report = wfi_json_get_int(c, "next_report", 0);
	w->checkpoint = checkpoint ? wfi_strdup(checkpoint) : NULL;
	if (wfi_json_get_bool(c, "has_config", false)) {
		w->config = (wf_bytes){ start.blob, start.blob_size };
		start.blob = NULL;
	}
	snprintf(self.prefix, sizeof self.prefix, "%s", wfi_json_get_string(c, "shm", "weft"));
	w->exchange = exchange;
	w->progress = progress;
	w->link = start.link;
	WF_TRY(read_values(w, c));
	return wfi_store_open(store, &w->store);
}

/* Lines must leave the process as they are printed: the last ones before a crash matter most. */
static void prepare_process(const wf_worker *w)
{
	wfi_process_info info = { w->rank, w->world, w->local_rank, w->local_world, worker_comm };

	fflush(stdout);
	setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
	signal(SIGXFSZ, SIG_IGN);        /* a file that may not grow is an error that can be told, not a death */
	wfi_process_set(&info);
}

static void send_end(wf_worker *w, const wf_error *err)
{
	wfi_str m = { 0 };

	if (wfi_link_stopped(w->link))
		return;
	wfi_str_add(&m, err ? "{\"t\":\"failed\"" : "{\"t\":\"done\"");
	wfi_json_put_int(&m, "reports", w->next_report);
	wfi_json_key(&m, "asked");       /* for these of --set */
	wfi_str_add(&m, "[");
	for (size_t i = 0; w->set && w->set[i]; i++)
		if (w->set_read[i]) {
			wfi_json_comma(&m);
			wfi_json_string(&m, w->set[i]);
		}
	wfi_str_add(&m, "]");
	if (err) {
		wfi_json_key(&m, "error");
		wfi_json_error(&m, err);
	}
	wfi_str_add(&m, "}");
	wfi_link_send(w->link, &m, NULL);
	wfi_str_free(&m);
}

static _Noreturn void run_and_exit(wf_worker *w, const wf_trainer *t)
{
	wf_error *err = read_config(w);

	prepare_process(w);
	self.worker = w;
	if (!err)
		err = wfi_link_start(w->link, at_stop);
	if (!err && (!t || !t->train_loop_per_worker))
		err = wf_error_new(WF_INVALID_ARGUMENT, "the trainer has no train_loop_per_worker in the worker process");
	w->datasets = t ? t->datasets : NULL;
	w->split = t ? t->dataset_config.datasets_to_split : NULL;
	if (!err)
		err = wfi_worker_run(w, t->train_loop_per_worker);
	fflush(NULL);                    /* before the controller learns of the end: nothing printed is late */
	send_end(w, err);
	bool failed = err || wfi_link_stopped(w->link);
	free_comms();
	wfi_link_close(w->link);
	wf_error_free(err);
	wfi_worker_free(w);
	cJSON_Delete(start.config);
	wfi_free(start.blob);
	exit(failed);
}

static wf_error *earlier_result(int fit, wf_result **out)
{
	const cJSON *r = cJSON_GetArrayItem(cJSON_GetObjectItemCaseSensitive(start.config, "earlier"), fit - 1);
	wf_result *result = NULL;

	WF_TRY(wfi_result_read(r, &result));
	wf_error *err = wf_error_retain(result->error);
	if (out)
		*out = result;
	else
		wf_result_free(result);
	return err;
}

bool wfi_worker_main(const wf_trainer *t, int fit, wf_result **out, wf_error **err)
{
	static wf_worker *w;

	if (self.worker) {
		*err = wf_error_new(WF_INVALID_ARGUMENT, "wf_trainer_fit was called inside a training loop; loops cannot be nested");
		return true;
	}
	if (!start.tried) {
		start.tried = true;
		if (!getenv(WFI_ENV_CONTROLLER))
			return false;
		w = wfi_alloc(sizeof *w);
		*err = connect_worker(w);
		if (wf_error_code(*err) == WF_ABORTED)
			exit(1);             /* it came too late: the group is being stopped, and why is known */
		wf_must(*err);
	}
	if (!w)
		return false;
	int target = (int)wfi_json_get_int(start.config, "fit", 1);
	if (fit >= target)
		run_and_exit(w, t);
	*err = earlier_result(fit, out);
	return true;
}
