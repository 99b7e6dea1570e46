/* plan.c: the configuration of a run, merged and checked. */
#include "train/plan.h"
#include <math.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>
#include "runtime/runtime.h"
#include "train/capacity.h"
#include "train/json.h"
#include "tree/tree.h"

/* ---- the program's own fields ---- */

static wf_error *check_accelerators(const wf_scaling_config *c)
{
	const char *field = c->use_tpu ? "use_tpu" : c->use_gpu ? "use_gpu" : c->topology ? "topology" : c->accelerator_type ? "accelerator_type" : NULL;

	if (c->use_tpu && c->use_gpu)
		return wf_error_new(WF_INVALID_ARGUMENT, "scaling_config has both use_tpu and use_gpu; a worker uses one kind of device");
	for (size_t i = 0; i < WFI_COUNT(c->resources_per_worker) && c->resources_per_worker[i].name; i++) {
		const wf_resource *r = &c->resources_per_worker[i];
		if (!*r->name || !isfinite(r->amount) || r->amount < 0)
			return wf_error_new(WF_INVALID_ARGUMENT, "resources_per_worker[%zu] (\"%s\", %g): a name and an amount of at least 0 are expected", i, r->name,
				r->amount);
		if (!field && r->amount > 0 && (!strcmp(r->name, "TPU") || !strcmp(r->name, "GPU")))
			field = r->name;
	}
	if (!field)
		return NULL;
	wf_error *err = wf_error_new(WF_UNSUPPORTED, "scaling_config asks for %s, but this build of weft trains on CPU devices only", field);
	return wf_error_add(err, "leave it out, and set num_workers and devices_per_worker");
}

static wf_error *check_scaling(const wf_scaling_config *c)
{
	if (c->num_workers < 0 || c->num_workers > WFI_MAX_WORKERS)
		return wf_error_new(WF_INVALID_ARGUMENT, "num_workers is %d; 1 to %d are possible (0: the default, 1; .in_process for none)", c->num_workers,
			WFI_MAX_WORKERS);
	if (c->devices_per_worker < 0 || c->devices_per_worker > WFI_PLAN_DEVICES)
		return wf_error_new(WF_INVALID_ARGUMENT, "devices_per_worker is %d; 1 to %d are possible (0: the default)", c->devices_per_worker, WFI_PLAN_DEVICES);
	if (c->in_process && c->num_workers > 1)
		return wf_error_new(WF_INVALID_ARGUMENT, "scaling_config has in_process and num_workers = %d; in process there is one worker, this process itself",
			c->num_workers);
	if ((int)c->placement_strategy < WF_PACK || c->placement_strategy > WF_STRICT_SPREAD)
		return wf_error_new(WF_INVALID_ARGUMENT, "placement_strategy is %d; WF_PACK, WF_SPREAD, WF_STRICT_PACK or WF_STRICT_SPREAD are possible",
			(int)c->placement_strategy);
	return check_accelerators(c);
}

static wf_error *check_run(const wf_run_config *c)
{
	if (c->failure_config.max_failures < -1)
		return wf_error_new(WF_INVALID_ARGUMENT, "max_failures is %d; at least 0 is expected, or -1 for no limit", c->failure_config.max_failures);
	if (c->checkpoint_config.num_to_keep < -1)
		return wf_error_new(WF_INVALID_ARGUMENT, "num_to_keep is %d; at least 1 is expected, or 0 or -1 to keep all checkpoints",
			c->checkpoint_config.num_to_keep);
	if (isnan(c->report_timeout_s) || (c->report_timeout_s < 0 && c->report_timeout_s != -1))
		return wf_error_new(WF_INVALID_ARGUMENT, "report_timeout_s is %g; a number of seconds is expected, or -1 for no limit", c->report_timeout_s);
	return NULL;
}

wf_error *wfi_check_run_name(const char *name)
{
	const char *reason = NULL;

	if (!*name)
		reason = "is empty";
	else if (strlen(name) > 200)
		reason = "has more than 200 bytes";
	else if (strchr(name, '/') || strchr(name, '\\'))
		reason = "has a slash";
	else if (*name == '.')
		reason = "begins with a dot";
	else if (!wfi_is_utf8(name))
		return wf_error_new(WF_INVALID_ARGUMENT, "the run's name is not UTF-8; it becomes a folder below storage_path, and part of JSON texts");
	for (const char *s = name; *s; s++)
		if ((unsigned char)*s < 32 || *s == 127)
			reason = "has a control character";
	return reason ? wf_error_new(WF_INVALID_ARGUMENT, "the run's name \"%s\" %s; it becomes a folder below storage_path", name, reason) : NULL;
}

static bool has_dataset(const wf_named_dataset *v, const char *name)
{
	while (v && v->name && strcmp(v->name, name))
		v++;
	return v && v->name;
}

static wf_error *check_datasets(const wf_named_dataset *v, const char *const *split)
{
	for (int i = 0; v && v[i].name; i++) {
		if (!*v[i].name || !v[i].dataset)
			return wf_error_new(WF_INVALID_ARGUMENT, "datasets[%d], \"%s\", has no %s", i, v[i].name, *v[i].name ? "dataset" : "name");
		for (int k = 0; k < i; k++)
			if (!strcmp(v[i].name, v[k].name))
				return wf_error_new(WF_INVALID_ARGUMENT, "two of the trainer's datasets are named \"%s\"", v[i].name);
	}
	for (; split && *split; split++)
		if (!has_dataset(v, *split))
			return wf_error_new(WF_INVALID_ARGUMENT, "datasets_to_split names \"%s\", which is none of the trainer's datasets", *split);
	return NULL;
}

static wf_error *check(const wf_trainer *t)
{
	if (!t)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_trainer_fit got no trainer");
	if (!t->train_loop_per_worker)
		return wf_error_new(WF_INVALID_ARGUMENT, "the trainer has no train_loop_per_worker");
	if (t->train_loop_config.size && !t->train_loop_config.data)
		return wf_error_new(WF_INVALID_ARGUMENT, "train_loop_config has %zu bytes but no data", t->train_loop_config.size);
	if (t->train_loop_config.size > WFI_CONFIG_MAX)
		return wf_error_new(WF_INVALID_ARGUMENT, "train_loop_config has %zu bytes, at most %d are possible; pass the path of a file instead",
			t->train_loop_config.size, WFI_CONFIG_MAX);
	if (t->worker_command && !t->worker_command[0])
		return wf_error_new(WF_INVALID_ARGUMENT, "worker_command is empty; its first string names the program");
	WF_TRY(check_datasets(t->datasets, t->dataset_config.datasets_to_split));
	WF_TRY(check_scaling(&t->scaling_config));
	return check_run(&t->run_config);
}

/* ---- copying ---- */

static void put_value(wfi_run_plan *p, const char *key, const char *value)
{
	for (size_t i = 0; i < p->n_values; i++) {
		if (!strcmp(p->values[i].key, key)) {
			wfi_free((char *)(uintptr_t)p->values[i].value);
			p->values[i].value = wfi_strdup(value);
			return;
		}
	}
	p->values = wfi_realloc(p->values, (p->n_values + 2) * sizeof *p->values);
	p->values[p->n_values++] = (wf_config_entry){ wfi_strdup(key), wfi_strdup(value) };
	p->values[p->n_values] = (wf_config_entry){ 0 };
}

static char **copy_strings(const char *const *v, int n)
{
	char **out = wfi_alloc(((size_t)n + 1) * sizeof *out);

	for (int i = 0; i < n; i++)
		out[i] = wfi_strdup(v[i]);
	return out;
}

static int count_strings(const char *const *v)
{
	int n = 0;

	while (v[n])
		n++;
	return n;
}

static wf_error *copy_config(const wf_trainer *t, wfi_run_plan *p)
{
	p->values = wfi_alloc(sizeof *p->values);
	for (const wf_config_entry *e = t->train_loop_values; e && e->key; e++) {
		if (!*e->key)
			return wf_error_new(WF_INVALID_ARGUMENT, "train_loop_values has an empty key");
		if (!wfi_is_utf8(e->key) || (e->value && !wfi_is_utf8(e->value)))
			return wf_error_new(WF_INVALID_ARGUMENT, "train_loop_values[%d]: key and value must be UTF-8; pass bytes as train_loop_config",
				(int)(e - t->train_loop_values));
		put_value(p, e->key, e->value ? e->value : "");
	}
	if (!t->train_loop_config.size)
		return NULL;
	void *copy = wfi_try_alloc(t->train_loop_config.size);
	if (!copy)
		return wfi_out_of_memory(t->train_loop_config.size, "train_loop_config");
	memcpy(copy, t->train_loop_config.data, t->train_loop_config.size);
	p->config = (wf_bytes){ copy, t->train_loop_config.size };
	return NULL;
}

/* the words this process was started with, when main did not pass them on (a host such as Python has no argv to give) */
static wf_error *own_command_line(wfi_run_plan *p)
{
	char *text;
	size_t size, n = 0;

	WF_TRY(wfi_read_file("/proc/self/cmdline", 64 << 20, &text, &size));
	for (size_t i = 0; i < size; i++)
		n += text[i] == 0;
	p->argv = wfi_alloc((n + 2) * sizeof *p->argv);
	const char *s = text;
	for (size_t i = 0; i < n; i++, s += strlen(s) + 1)
		p->argv[i] = wfi_strdup(s);
	wfi_free(text);
	return NULL;
}

static wf_error *copy_command(const wf_trainer *t, int argc, char **argv, wfi_run_plan *p)
{
	p->exe = wfi_self_exe();
	if (argc > 0 && argv)
		p->argv = copy_strings((const char *const *)argv, argc);
	else
		WF_TRY(own_command_line(p));
	if (t->worker_command) {
		p->command = copy_strings(t->worker_command, count_strings(t->worker_command));
		p->program = wfi_strdup(t->worker_command[0]);
		return NULL;
	}
	if (!*p->exe)
		return wf_error_new(WF_IO, "cannot find this program's file in /proc/self/exe, so no workers can be started from it; give worker_command");
	p->program = wfi_strdup(p->exe);
	p->command = copy_strings((const char *const *)p->argv, count_strings((const char *const *)p->argv));
	return NULL;
}

static wf_error *copy_fields(const wf_trainer *t, wfi_run_plan *p)
{
	const wf_run_config *r = &t->run_config;

	p->loop = t->train_loop_per_worker;
	p->datasets = t->datasets;
	p->split = t->dataset_config.datasets_to_split;
	p->num_workers = t->scaling_config.num_workers ? t->scaling_config.num_workers : 1;
	p->devices_per_worker = t->scaling_config.devices_per_worker;
	p->in_process = t->scaling_config.in_process;
	p->max_failures = r->failure_config.max_failures;
	p->num_to_keep = r->checkpoint_config.num_to_keep;
	p->score = r->checkpoint_config.score_attribute ? wfi_strdup(r->checkpoint_config.score_attribute) : NULL;
	p->score_lowest = r->checkpoint_config.score_lowest;
	for (size_t i = 0; i < WFI_COUNT(r->nan_check) && r->nan_check[i]; i++)
		p->nan_check[i] = wfi_strdup(r->nan_check[i]);
	p->report_timeout = r->report_timeout_s > 0 ? r->report_timeout_s : r->report_timeout_s < 0 ? INFINITY : 600;
	p->storage = r->storage_path ? wfi_strdup(r->storage_path) : NULL;
	p->name = r->name ? wfi_strdup(r->name) : NULL;
	return copy_config(t, p);
}

/* ---- the command line's options ---- */

static wf_error *option_int(const cJSON *o, const char *key, const char *option, int least, int most, int *field, wfi_str *said)
{
	const cJSON *item = cJSON_GetObjectItemCaseSensitive(o, key);

	if (!item)
		return NULL;
	double x = cJSON_IsNumber(item) ? item->valuedouble : NAN;
	if (!(x >= least && x <= most && x == floor(x)))
		return wf_error_new(WF_INVALID_ARGUMENT, "%s is %g; a whole number from %d to %d is expected", option, x, least, most);
	if (said && (int)x != *field && (*field || least <= 0)) /* 0 devices: the program sets none */
		wfi_str_add(said, "%s %d overrides %d of the program\n", option, (int)x, *field);
	*field = (int)x;
	return NULL;
}

static void option_string(const cJSON *o, const char *key, const char *option, char **field, wfi_str *said)
{
	const char *s = wfi_json_get_string(o, key, NULL);

	if (!s)
		return;
	if (*field && strcmp(s, *field) != 0)
		wfi_str_add(said, "%s %s overrides %s of the program\n", option, s, *field);
	wfi_free(*field);
	*field = wfi_strdup(s);
}

static void option_values(const cJSON *o, wfi_run_plan *p, wfi_str *said)
{
	const cJSON *item;

	cJSON_ArrayForEach(item, cJSON_GetObjectItemCaseSensitive(o, "set")) {
		const char *old = NULL;
		if (!cJSON_IsString(item) || !item->string)
			continue;
		for (size_t i = 0; i < p->n_values; i++)
			if (!strcmp(p->values[i].key, item->string))
				old = p->values[i].value;
		if (old && strcmp(old, item->valuestring) != 0)
			wfi_str_add(said, "--set %s=%s overrides %s of the program\n", item->string, item->valuestring, old);
		put_value(p, item->string, item->valuestring);
		p->set = wfi_realloc((void *)p->set, (p->n_set + 1) * sizeof *p->set);
		for (size_t i = 0; i < p->n_values; i++)
			if (!strcmp(p->values[i].key, item->string))
				p->set[p->n_set] = p->values[i].key;
		p->n_set++;
	}
}

static wf_error *apply_options(const cJSON *o, int fit, bool workers_given, wfi_run_plan *p, wfi_str *said)
{
	bool was_in_process = p->in_process;
	int workers = was_in_process ? 0 : p->num_workers;

	WF_TRY(option_int(o, "num_workers", "--num-workers", 0, WFI_MAX_WORKERS, &workers, workers_given ? said : NULL));
	p->in_process = workers == 0;
	p->num_workers = WFI_MAX(workers, 1);
	WF_TRY(option_int(o, "devices_per_worker", "--devices-per-worker", 1, WFI_PLAN_DEVICES, &p->devices_per_worker, said));
	WF_TRY(option_int(o, "num_to_keep", "--num-to-keep", -1, INT_MAX, &p->num_to_keep, said));
	WF_TRY(option_int(o, "max_failures", "--max-failures", -1, INT_MAX, &p->max_failures, said));
	option_string(o, "storage_path", "--storage-path", &p->storage, said);
	option_string(o, "name", "--name", &p->name, said);
	option_values(o, p, said);
	const char *name = wfi_json_get_string(o, "name", NULL);
	if (name && fit > 1) {          /* a program that trains several times: one name each */
		wfi_free(p->name);
		p->name = wfi_format("%s-%d", name, fit);
	}
	return NULL;
}

/* ---- where it lies ---- */

static void make_name(wfi_run_plan *p)
{
	const char *base = p->argv[0] ? p->argv[0] : p->exe, *slash = strrchr(base, '/');
	time_t now = time(NULL);
	struct tm tm;
	char stamp[32];

	localtime_r(&now, &tm);
	strftime(stamp, sizeof stamp, "%Y-%m-%d_%H-%M-%S", &tm);
	base = slash ? slash + 1 : base;
	base += strspn(base, ".");
	p->name = wfi_format("%.100s-%s", *base ? base : "run", stamp);
	bool ascii_only = !wfi_is_utf8(p->name);
	for (char *s = p->name; *s; s++)
		if ((unsigned char)*s <= 32 || (ascii_only && (unsigned char)*s > 127) || *s == 127 || *s == '\\')
			*s = '_';
}

static wf_error *place(wfi_run_plan *p)
{
	const char *home = getenv("HOME");

	p->named = p->name != NULL;
	if (p->in_process && !p->storage && !p->name)
		return NULL;
	if (p->name)
		WF_TRY(wfi_check_run_name(p->name));
	else
		make_name(p);
	if (p->storage && strstr(p->storage, "://") && strncmp(p->storage, "file://", 7) != 0)
		return wf_error_new(WF_UNSUPPORTED, "storage_path %s: this build keeps runs in local folders only; give a folder", p->storage);
	if (p->storage && !strncmp(p->storage, "file://", 7))
		memmove(p->storage, p->storage + 7, strlen(p->storage + 7) + 1);
	if (p->storage && !*p->storage)
		return wf_error_new(WF_INVALID_ARGUMENT, "storage_path is empty; give a folder, or leave it out");
	if (!p->storage && (!home || *home != '/'))
		return wf_error_new(WF_INVALID_ARGUMENT, "there is no storage_path, and no HOME under which weft_results could lie; give a storage_path");
	if (!p->storage)
		p->storage = wfi_path_join(home, "weft_results");
	if (*p->storage != '/') {       /* workers may run elsewhere */
		char cwd[4096];
		if (!getcwd(cwd, sizeof cwd))
			return wf_error_new(WF_IO, "storage_path %s is relative, and the current folder cannot be found; give an absolute one", p->storage);
		char *whole = wfi_path_join(cwd, p->storage);
		wfi_free(p->storage);
		p->storage = whole;
	}
	if (!wfi_is_utf8(p->storage))
		return wf_error_new(WF_INVALID_ARGUMENT, "the folder of runs is not UTF-8, and it becomes part of JSON texts; choose another storage_path");
	p->path = wfi_path_join(p->storage, p->name);
	return NULL;
}

static wf_error *make(const wf_trainer *t, int argc, char **argv, const cJSON *options, int fit, wfi_str *said, wfi_run_plan *p)
{
	WF_TRY(check(t));
	WF_TRY(copy_fields(t, p));
	WF_TRY(copy_command(t, argc, argv, p));
	if (options)
		WF_TRY(apply_options(options, fit, t->scaling_config.num_workers || t->scaling_config.in_process, p, said));
	if (p->n_set && p->config.data)
		wfi_str_add(said, "note: this program's train_loop_config is bytes, which --set cannot change; only wf_config_get sees what was set\n");
	WF_TRY(wfi_devices_wanted(&p->devices));
	if (p->devices_per_worker)
		p->devices = p->devices_per_worker;
	if (!p->in_process) {
		wfi_capacity c = wfi_capacity_here(p->num_workers);
		WF_TRY(wfi_capacity_check(&c, p->num_workers, said));
	}
	return place(p);
}

wf_error *wfi_run_plan_make(const wf_trainer *t, int argc, char **argv, const char *options, int fit, wfi_str *said, wfi_run_plan *out)
{
	wfi_run_plan p = { 0 };
	cJSON *json = NULL;
	wf_error *err = options ? wfi_json_parse(options, strlen(options), WFI_OPTIONS_VARIABLE, &json) : NULL;

	if (!err)
		err = make(t, argc, argv, json, fit, said, &p);
	cJSON_Delete(json);
	if (err)
		wfi_run_plan_free(&p);
	else
		*out = p;
	return err;
}

const char *wfi_run_plan_program(const wfi_run_plan *p)
{
	static const char self[] = "/proc/self/exe"; /* leads to the file itself, whatever became of its name; also in a child that was just forked */
	struct stat named, own;
	bool same = stat(p->program, &named) == 0 && stat(self, &own) == 0 && named.st_ino == own.st_ino && named.st_dev == own.st_dev;

	return strcmp(p->program, p->exe) != 0 || same ? p->program : self;
}

static void free_strings(char **v)
{
	for (size_t i = 0; v && v[i]; i++)
		wfi_free(v[i]);
	wfi_free((void *)v);
}

void wfi_run_plan_free(wfi_run_plan *p)
{
	wfi_free((void *)(uintptr_t)p->config.data);
	for (size_t i = 0; i < p->n_values; i++) {
		wfi_free((char *)(uintptr_t)p->values[i].key);
		wfi_free((char *)(uintptr_t)p->values[i].value);
	}
	wfi_free(p->values);
	wfi_free((void *)p->set);
	for (size_t i = 0; i < WFI_COUNT(p->nan_check); i++)
		wfi_free(p->nan_check[i]);
	wfi_free(p->score);
	wfi_free(p->storage);
	wfi_free(p->name);
	wfi_free(p->path);
	wfi_free(p->exe);
	wfi_free(p->program);
	free_strings(p->argv);
	free_strings(p->command);
	*p = (wfi_run_plan){ 0 };
}
