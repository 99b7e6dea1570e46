/* record.c: a run's folder. */
#include "train/record.h"
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <sys/file.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <sys/utsname.h>
#include <time.h>
#include <unistd.h>
#include "train/events.h"
#include "train/json.h"
#include "train/metric.h"

enum { RUN_JSON_MAX = 64 << 20, CONFIG_BYTES_SHOWN = 1 << 16 };

/* ---- the folder ---- */

static wf_error *make_folder(wfi_run_plan *p)
{
	char *base = wfi_strdup(p->name);
	wf_error *err = wfi_make_dirs(p->storage, 0777);

	for (int k = 2; !err && mkdir(p->path, 0777); k++) {
		if (errno != EEXIST) {
			err = wfi_errno(errno, "cannot make the run's folder %s", p->path);
		} else if (p->named) {
			break;                   /* an earlier start of the same run */
		} else {
			wfi_free(p->name);
			wfi_free(p->path);
			p->name = wfi_format("%s-%d", base, k);
			p->path = wfi_path_join(p->storage, p->name);
		}
	}
	wfi_free(base);
	return err ? wf_error_add(err, "choose another place with storage_path (or --storage-path)") : NULL;
}

/* One controller at a time. File systems without locks are let through. */
static wf_error *lock_folder(wfi_record *r)
{
	r->lock = open(r->path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	if (r->lock < 0)
		return wfi_errno(errno, "cannot open the run's folder %s", r->path);
	if (flock(r->lock, LOCK_EX | LOCK_NB) && errno == EWOULDBLOCK)
		return wf_error_new(WF_ALREADY_EXISTS, "the run in %s is in use by another process; wait for it, or give another name", r->path);
	return NULL;
}

/* Appends go to the end of the last whole line: a controller that died may have left a part of one. */
static wf_error *open_metrics(wfi_record *r)
{
	char *path = wfi_path_join(r->path, "metrics.jsonl"), c;
	wf_error *err = wfi_check_regular(path);

	r->metrics = err ? -1 : open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
	if (!err && r->metrics < 0)
		err = wfi_errno(errno, "cannot open %s", path);
	int64_t n = err ? 0 : lseek(r->metrics, 0, SEEK_END);
	while (n > 0 && pread(r->metrics, &c, 1, n - 1) == 1 && c != '\n')
		n--;
	if (!err && ftruncate(r->metrics, n))
		err = wfi_errno(errno, "cannot cut %s after its last whole line", path);
	r->metrics_size = n;
	wfi_free(path);
	return err;
}

/* ---- run.json ---- */

static char *new_run_id(void)
{
	unsigned char bytes[8];
	char text[2 * sizeof bytes + 1];

	if (getrandom(bytes, sizeof bytes, 0) != (ssize_t)sizeof bytes) {
		uint64_t seed = wfi_hash_u64((uint64_t)getpid(), (uint64_t)(wfi_now() * 1e9));
		memcpy(bytes, &seed, sizeof bytes);
	}
	for (size_t i = 0; i < sizeof bytes; i++)
		snprintf(text + 2 * i, 3, "%02x", bytes[i]);
	return wfi_strdup(text);
}

static void put_time(cJSON *o, const char *key)
{
	time_t now = time(NULL);
	struct tm tm;
	char text[40];

	gmtime_r(&now, &tm);
	strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &tm);
	cJSON_AddStringToObject(o, key, text);
}

static void put_string(cJSON *o, const char *key, const char *text)
{
	wfi_str s = { 0 };

	wfi_json_string(&s, text);      /* may hold bytes that are no UTF-8, which cJSON would pass on */
	cJSON_AddRawToObject(o, key, s.s);
	wfi_str_free(&s);
}

static cJSON *config_json(const wfi_run_plan *p)
{
	cJSON *o = cJSON_CreateObject(), *values = cJSON_AddObjectToObject(o, "values");
	wfi_str hex = { 0 };

	for (size_t i = 0; i < p->n_values; i++)
		put_string(values, p->values[i].key, p->values[i].value);
	if (!p->config.data)
		return o;
	cJSON_AddNumberToObject(o, "size", (double)p->config.size);
	for (size_t i = 0; i < p->config.size && i < CONFIG_BYTES_SHOWN; i++)
		wfi_str_add(&hex, "%02x", ((const unsigned char *)p->config.data)[i]);
	cJSON_AddStringToObject(o, "bytes", hex.s);
	wfi_str_free(&hex);
	return o;
}

static cJSON *start_json(const wfi_record *r, const wfi_run_plan *p)
{
	cJSON *o = cJSON_CreateObject(), *argv = cJSON_CreateArray();
	struct utsname host = { 0 };
	wfi_str s = { 0 };

	uname(&host);
	put_time(o, "time");
	put_string(o, "host", host.nodename);
	cJSON_AddNumberToObject(o, "pid", getpid());
	put_string(o, "program", p->exe);
	for (char **a = p->argv; *a; a++) {
		wfi_json_string(&s, *a);
		cJSON_AddItemToArray(argv, cJSON_CreateRaw(s.s));
		wfi_str_free(&s);
	}
	cJSON_AddItemToObject(o, "argv", argv);
	cJSON_AddItemToObject(o, "config", config_json(p));
	cJSON_AddNumberToObject(o, "num_workers", p->in_process ? 0 : p->num_workers);
	cJSON_AddNumberToObject(o, "devices_per_worker", p->devices);
	cJSON_AddNumberToObject(o, "max_failures", p->max_failures);
	cJSON_AddNumberToObject(o, "first_attempt", r->attempt + 1);
	cJSON_AddStringToObject(o, "weft", WEFT_VERSION);
	cJSON_AddStringToObject(o, "compiler", __VERSION__);
	wfi_str_add(&s, "%s %s %s", host.sysname, host.release, host.machine);
	put_string(o, "system", s.s);
	wfi_str_free(&s);
	return o;
}

/* the object that is there, or a new one */
static wf_error *read_run(wfi_record *r, cJSON **out)
{
	char *path = wfi_path_join(r->path, "run.json"), *text = NULL;
	size_t n;
	cJSON *o = NULL;
	wf_error *err = wfi_check_regular(path);

	if (!err)
		err = wfi_read_file(path, RUN_JSON_MAX, &text, &n);
	if (!err)
		err = wfi_json_parse(text, n, path, &o);
	if (wf_error_code(err) == WF_NOT_FOUND || wf_error_code(err) == WF_DATA_LOSS) {
		if (wf_error_code(err) == WF_DATA_LOSS)
			wfi_log(WFI_WARN, "%s; it is written anew", wf_error_message(err));
		wf_error_free(err);
		err = NULL;
	}
	if (!err && !o) {
		o = cJSON_CreateObject();
		cJSON_AddStringToObject(o, "format", "weft.run");
		cJSON_AddNumberToObject(o, "version", 1);
		put_time(o, "created");
	}
	wfi_free(path);
	wfi_free(text);
	*out = o;
	return err;
}

static void set(cJSON *o, const char *key, cJSON *item)
{
	if (cJSON_HasObjectItem(o, key))
		cJSON_ReplaceItemInObjectCaseSensitive(o, key, item);
	else
		cJSON_AddItemToObject(o, key, item);
}

static wf_error *write_json(wfi_record *r, const char *name, const cJSON *o)
{
	char *path = wfi_path_join(r->path, name), *text = cJSON_Print(o);
	wfi_piece pieces[] = { { text, text ? strlen(text) : 0 }, { "\n", 1 } };
	wf_error *err = text ? wfi_write_file(path, pieces, 2) : wfi_out_of_memory(0, path);

	wfi_free(text);
	wfi_free(path);
	return err;
}

static wf_error *write_run(wfi_record *r, const wfi_run_plan *p)
{
	cJSON *o;

	WF_TRY(read_run(r, &o));
	const char *id = wfi_json_get_string(o, "run_id", NULL);
	r->run_id = id && strlen(id) <= 64 && !strchr(id, '/') ? wfi_strdup(id) : new_run_id();
	r->attempt = (int)wfi_json_get_int(o, "attempts", 0);
	set(o, "name", cJSON_CreateString(p->name));
	set(o, "run_id", cJSON_CreateString(r->run_id));
	set(o, "attempts", cJSON_CreateNumber(r->attempt));
	if (!cJSON_IsArray(cJSON_GetObjectItemCaseSensitive(o, "starts")))
		set(o, "starts", cJSON_CreateArray());
	cJSON_AddItemToArray(cJSON_GetObjectItemCaseSensitive(o, "starts"), start_json(r, p));
	wf_error *err = write_json(r, "run.json", o);
	cJSON_Delete(o);
	return err;
}

static wf_error *write_attempt(wfi_record *r)
{
	cJSON *o;

	WF_TRY(read_run(r, &o));
	set(o, "attempts", cJSON_CreateNumber(r->attempt));
	wf_error *err = write_json(r, "run.json", o);
	cJSON_Delete(o);
	return err;
}

static wf_error *open_folder(wfi_run_plan *p, wfi_record *r)
{
	WF_TRY(make_folder(p));
	r->path = wfi_strdup(p->path);
	WF_TRY(lock_folder(r));
	WF_TRY(wfi_store_open(p->path, &r->store));
	WF_TRY(wfi_store_check_writable(r->store));
	WF_TRY(open_metrics(r));
	WF_TRY(wfi_store_delete(r->store, "result.json")); /* how an earlier start ended is no longer true */
	return write_run(r, p);
}

wf_error *wfi_record_open(wfi_run_plan *p, wfi_record *out)
{
	wfi_record r = { .lock = -1, .metrics = -1, .keep = { p->num_to_keep, p->score, p->score_lowest } };
	wf_error *err = NULL;

	for (size_t i = 0; p->nan_check[i]; i++)
		r.awaited[r.n_awaited++].name = p->nan_check[i];
	if (p->score)
		r.awaited[r.n_awaited++].name = p->score;
	if (p->path) {
		err = open_folder(p, &r);
	} else {
		r.store = wfi_store_memory();
		r.run_id = new_run_id();
	}
	if (err)
		wfi_record_close(&r);
	else
		*out = r;
	return err;
}

/* ---- attempts ---- */

wf_error *wfi_record_attempt(wfi_record *r, wfi_str *said)
{
	wf_checkpoint *c = NULL;

	WF_TRY(wfi_checkpoint_latest(r->store, &c, NULL, said));
	wf_checkpoint_free(r->latest);
	r->latest = c;
	r->next_report = c ? c->report + 1 : 0;
	if (c && !r->last_metrics)
		r->last_metrics = wfi_strdup(c->metrics);
	r->attempt++;
	return r->path ? write_attempt(r) : NULL;
}

/* ---- reports ---- */

/* does path still lead to what fd has open? */
static bool is_same(const char *path, int fd)
{
	struct stat a, b;

	return stat(path, &a) == 0 && fstat(fd, &b) == 0 && a.st_ino == b.st_ino && a.st_dev == b.st_dev;
}

wf_error *wfi_record_check(const wfi_record *r)
{
	if (!r->path)
		return NULL;
	char *metrics = wfi_path_join(r->path, "metrics.jsonl"), *run = wfi_path_join(r->path, "run.json");
	const char *gone = !is_same(r->path, r->lock) ? r->path : !is_same(metrics, r->metrics) ? metrics : access(run, F_OK) ? run : NULL;
	wf_error *err = gone ? wf_error_new(WF_DATA_LOSS, "%s was removed or replaced while the run wrote there: what it held is lost", gone) : NULL;

	wfi_free(metrics);
	wfi_free(run);
	return err;
}

/* All of it or nothing: a full disk must not leave half a line. */
static wf_error *append(wfi_record *r, const wfi_str *lines)
{
	size_t at = 0;

	WF_TRY(wfi_record_check(r));
	while (at < lines->n) {
		ssize_t n = pwrite(r->metrics, lines->s + at, lines->n - at, r->metrics_size + (int64_t)at);
		if (n < 0 && errno == EINTR)
			continue;
		if (n <= 0) {
			wf_error *err = wfi_errno(n ? errno : ENOSPC, "cannot write the metrics to %s/metrics.jsonl", r->path);
			if (ftruncate(r->metrics, r->metrics_size))
				wf_error_add(err, "and what was written could not be taken back");
			return err;
		}
		at += (size_t)n;
	}
	r->metrics_size += (int64_t)lines->n;
	return NULL;
}

static void report_head(wfi_str *s, const wfi_record *r, int64_t report, int rank)
{
	wfi_json_put_int(s, "report", report);
	wfi_json_put_int(s, "rank", rank);
	wfi_json_put_int(s, "attempt", r->attempt);
}

static void send_report(const wfi_record *r, int64_t report, int rank, const char *metrics)
{
	wfi_str s = { 0 };

	wfi_str_add(&s, "{\"event\":\"report\"");
	report_head(&s, r, report, rank);
	wfi_str_add(&s, ",\"metrics\":%s}", metrics);
	wfi_events_send(&s);
	wfi_str_free(&s);
}

/* A name within another metric's text would be taken for it as well: this is for a warning only. */
static void look_for_awaited(wfi_record *r, const char *metrics)
{
	for (size_t i = 0; i < r->n_awaited; i++) {
		wfi_str key = { 0 };
		if (r->awaited[i].seen)
			continue;
		wfi_json_key(&key, r->awaited[i].name);
		r->awaited[i].seen = strstr(metrics, key.s) != NULL;
		wfi_str_free(&key);
	}
}

void wfi_record_warn(const wfi_record *r)
{
	for (size_t i = 0; r->reports && i < r->n_awaited; i++) {
		bool score = r->keep.score && r->awaited[i].name == r->keep.score;
		if (!r->awaited[i].seen)
			wfi_events_notice("warning: %s names the metric \"%s\", which no report had%s", score ? "score_attribute" : "nan_check",
				r->awaited[i].name, score ? ": the newest checkpoints were kept" : ": it was never checked");
	}
}

wf_error *wfi_record_report(wfi_record *r, int64_t report, int world, const char *const *metrics)
{
	struct timespec now;
	wfi_str s = { 0 };
	wf_error *err = NULL;

	clock_gettime(CLOCK_REALTIME, &now);
	wfi_free(r->last_metrics);
	r->last_metrics = wfi_strdup(metrics[0]);
	r->next_report = report + 1;
	r->reports++;
	for (int i = 0; i < world; i++) {
		look_for_awaited(r, metrics[i]);
		wfi_str_add(&s, "{");
		report_head(&s, r, report, i);
		wfi_str_add(&s, ",\"time\":%lld.%06ld,\"metrics\":%s}\n", (long long)now.tv_sec, now.tv_nsec / 1000, metrics[i]);
	}
	if (r->path)
		err = append(r, &s);
	wfi_str_free(&s);
	for (int i = 0; !err && wfi_events_on() && i < world; i++)
		send_report(r, report, i, metrics[i]);
	return err;
}

wf_error *wfi_record_checkpoint(wfi_record *r, const char *folder)
{
	wf_checkpoint *c = NULL;

	WF_TRY(wfi_checkpoint_open(r->store, folder, &c));
	wf_checkpoint_free(r->latest);
	r->latest = c;
	return NULL;
}

void wfi_record_prune(wfi_record *r)
{
	wf_error *err = wfi_checkpoint_prune(r->store, &r->keep);

	if (err)
		wfi_log(WFI_WARN, "old checkpoints could not be deleted: %s", wf_error_text(err));
	wf_error_free(err);
}

void wfi_record_close(wfi_record *r)
{
	if (r->lock >= 0)
		close(r->lock);
	if (r->metrics >= 0)
		close(r->metrics);
	wf_checkpoint_free(r->latest);
	wfi_store_close(r->store);
	wfi_free(r->path);
	wfi_free(r->run_id);
	wfi_free(r->last_metrics);
	*r = (wfi_record){ .lock = -1, .metrics = -1 };
}
