/* train.h: the trainer, in the manner of Ray Train's JaxTrainer. */
#ifndef WEFT_TRAIN_H
#define WEFT_TRAIN_H
#include <weft/data.h>
#include <weft/device.h>
#include <weft/version.h>

WFI_EXTERN_C_BEGIN

/* ---- inside the training loop ---- */
typedef struct wf_metric { const char *name; int kind; double number; int64_t integer; const wf_tree *tree; const char *text; } wf_metric;
typedef struct wf_metrics { size_t n; const wf_metric *v; } wf_metrics;
enum { WFI_M_INT = 1, WFI_M_NUM, WFI_M_TREE, WFI_M_TEXT, WFI_M_UINT /* integer holds the bits of a uint64_t */ };
/** checkpoint: a tree to keep with this report (rank 0's is stored; the others' are compared by checksum when verify_replicas is set); NULL: none. */
typedef struct wf_report_opts { int wfi_; const wf_tree *checkpoint; bool verify_replicas; } wf_report_opts;
wf_metric wfi_m_int(const char *name, long long x);
wf_metric wfi_m_uint(const char *name, unsigned long long x);
wf_metric wfi_m_num(const char *name, double x);
wf_metric wfi_m_tree(const char *name, const wf_tree *x);
wf_metric wfi_m_text(const char *name, const char *x);
/** A barrier of all workers: returns when every rank has reported the same round and the checkpoint, if any, is committed. A non-finite
 * "loss" (or a metric of nan_check) fails the run on every rank. */
WFI_CHECKED wf_error *wfi_report(wf_worker *w, wf_metrics m, wf_report_opts o);
/** The checkpoint to resume from, as the tree that was reported; *out becomes NULL when there is none. */
WFI_CHECKED wf_error *wf_get_checkpoint(wf_worker *w, wf_tree **out);
int wf_world_rank(const wf_worker *w);
int wf_world_size(const wf_worker *w);
int wf_local_rank(const wf_worker *w);
const char *wf_experiment_name(const wf_worker *w);
/** A value of a key/value train_loop_config (or of --set); NULL when there is none. */
const char *wf_config_get(const wf_worker *w, const char *key);
/** The same as a number; unset when there is none. Text that is no number, or too large a one, gives unset as well, and fails the next wf_report,
 * or the run at the loop's end, with WF_INVALID_ARGUMENT that names key and text. */
double wf_config_number(const wf_worker *w, const char *key, double unset);
/** The same as a whole number; what is none, or does not fit, is such an error. */
int64_t wf_config_integer(const wf_worker *w, const char *key, int64_t unset);
/** A loader over this worker's share of a dataset of the trainer's (wf_trainer.datasets), or over all of it when it is not split. o: as for wf_loader_new,
 * without worker and workers; batch_size 0: 256. Close it in the loop. Unlike Ray Train's shards, which drop rows to be equally long, every row is
 * there once: "weight" is 0 for padding. A run resumes in the middle of an epoch, with any number of workers, when wf_loader_cursor is part of its
 * checkpoints. Errors: WF_NOT_FOUND, with the names that there are. */
WFI_CHECKED wf_error *wfi_get_dataset_shard(wf_worker *w, const char *name, wf_loader **out, wf_loader_opts o);
/** Tells the progress display how long the run is: epochs in all, and steps and rows an epoch (0: unknown). */
void wf_progress(wf_worker *w, int64_t epochs, int64_t steps_per_epoch, int64_t samples_per_step);

/* ---- configuration: 0 means the default, −1 unlimited ---- */
typedef enum wf_placement { WF_PACK, WF_SPREAD, WF_STRICT_PACK, WF_STRICT_SPREAD } wf_placement;
typedef struct wf_resource { const char *name; double amount; } wf_resource;
typedef struct wf_config_entry { const char *key, *value; } wf_config_entry;
typedef struct wf_scaling_config {
	int num_workers;                     /* default 1; more than the machine can hold (open files, processes, memory) are WF_INVALID_ARGUMENT */
	bool use_tpu, use_gpu;
	const char *topology, *accelerator_type;
	wf_placement placement_strategy;
	bool in_process;                     /* Ray's local mode: no worker processes */
	int devices_per_worker;              /* default 1 */
	wf_resource resources_per_worker[8];
} wf_scaling_config;
typedef struct wf_failure_config { int max_failures; } wf_failure_config;      /* restarts of the group; −1 without limit */
/* num_to_keep: the newest, or with score_attribute (a metric) those of the highest score (score_lowest: the lowest) and the newest in any
 * case; 0 or −1: all. A score_attribute that no report had is said at the end, as Ray does; the newest are kept then */
typedef struct wf_checkpoint_config { int num_to_keep; const char *score_attribute; bool score_lowest; } wf_checkpoint_config;
typedef struct wf_run_config {
	const char *storage_path;            /* default: weft_results under the home folder */
	const char *name;                    /* default: program name and time */
	wf_failure_config failure_config;
	wf_checkpoint_config checkpoint_config;
	const char *nan_check[8];            /* metrics besides "loss" that must be finite */
	double report_timeout_s;             /* how long a report waits for the others; default 600 */
} wf_run_config;
typedef struct wf_named_dataset { const char *name; const wf_dataset *dataset; } wf_named_dataset;
/* datasets_to_split: the names, ending with NULL, of those whose rows are shared out; of the others every worker sees all (validation, say).
 * NULL: all are split, as with Ray's "all". */
typedef struct wf_data_config { const char *const *datasets_to_split; } wf_data_config;
typedef struct wf_trainer {
	wf_error *(*train_loop_per_worker)(wf_worker *w, const void *config);
	wf_bytes train_loop_config;          /* copied; the controller's goes to every worker */
	const wf_config_entry *train_loop_values; /* or key/values, ends with { NULL } */
	wf_scaling_config scaling_config;
	wf_run_config run_config;
	const wf_named_dataset *datasets;    /* for wf_get_dataset_shard; ends with { 0 }; borrowed, to be freed after the run. Every process makes its own */
	wf_data_config dataset_config;
	const char *const *worker_command;   /* default: this program, argv as given; for hosts such as Python */
} wf_trainer;
typedef struct wf_result {
	wf_metrics metrics;                  /* rank 0's last report */
	const wf_checkpoint *checkpoint;     /* the latest committed; NULL when none */
	const char *path;                    /* where the run lies; NULL in process without storage_path and name */
	const wf_error *error;               /* why it ended, or NULL */
} wf_result;

/** Runs the loop on num_workers processes and waits. In a worker process it does not return: call it early in main, what comes before runs
 * everywhere. argc and argv may be 0 and NULL. A failed run returns the error and still gives *out (with error, last metrics, checkpoint).
 * SIGINT, SIGTERM and SIGHUP end it with WF_ABORTED, in process at the next report, unless the program handles or ignores them itself; a third
 * one kills. What workers started themselves ends with the run. */
WFI_CHECKED wf_error *wf_trainer_fit(const wf_trainer *t, int argc, char **argv, wf_result **out);
double wf_result_metric(const wf_result *r, const char *name); /* NaN when there is none */
void wf_result_free(wf_result *r);
/** A checkpoint's folder and content. */
const char *wf_checkpoint_path(const wf_checkpoint *c);
WFI_CHECKED wf_error *wf_checkpoint_load(const wf_checkpoint *c, wf_tree **out);
/** A checkpoint folder (…/checkpoint_000010) from disk. */
WFI_CHECKED wf_error *wf_checkpoint_open(const char *path, wf_checkpoint **out);
void wf_checkpoint_free(wf_checkpoint *c);

WFI_EXTERN_C_END

#ifndef __cplusplus
#define WFI_M(k, v) _Generic((v), \
	bool: wfi_m_int, int: wfi_m_int, long: wfi_m_int, long long: wfi_m_int, \
	unsigned: wfi_m_uint, unsigned long: wfi_m_uint, unsigned long long: wfi_m_uint, \
	float: wfi_m_num, double: wfi_m_num, char *: wfi_m_text, const char *: wfi_m_text, \
	wf_tree *: wfi_m_tree, const wf_tree *: wfi_m_tree)(k, v)
#define WF_METRICS(...) ((wf_metrics){ WFI_N(__VA_ARGS__) / 2, (const wf_metric[]){ WFI_PAIRS(WFI_M, __VA_ARGS__) } })
/** wf_get_dataset_shard(worker, "train", &loader, .batch_size = 64, .shuffle = true) */
#define wf_get_dataset_shard(w, ...) WFI_GET_DATASET_SHARD(w, __VA_ARGS__, )
#define WFI_GET_DATASET_SHARD(w, name, out, ...) wfi_get_dataset_shard(w, name, out, (wf_loader_opts){ .wfi_ = 0, __VA_ARGS__ })
#define wf_report(w, ...) WFI_REPORT(w, __VA_ARGS__, )
#define WFI_REPORT(w, m, ...) wfi_report(w, m, (wf_report_opts){ .wfi_ = 0, __VA_ARGS__ })
#else
inline wf_metric wfi_m(const char *k, bool x) { return wfi_m_int(k, x); }
inline wf_metric wfi_m(const char *k, int x) { return wfi_m_int(k, x); }
inline wf_metric wfi_m(const char *k, long x) { return wfi_m_int(k, x); }
inline wf_metric wfi_m(const char *k, long long x) { return wfi_m_int(k, x); }
inline wf_metric wfi_m(const char *k, unsigned x) { return wfi_m_uint(k, x); }
inline wf_metric wfi_m(const char *k, unsigned long x) { return wfi_m_uint(k, x); }
inline wf_metric wfi_m(const char *k, unsigned long long x) { return wfi_m_uint(k, x); }
inline wf_metric wfi_m(const char *k, double x) { return wfi_m_num(k, x); }
inline wf_metric wfi_m(const char *k, const wf_tree *x) { return wfi_m_tree(k, x); }
inline wf_metric wfi_m(const char *k, const char *x) { return wfi_m_text(k, x); }
#define WFI_M(k, v) wfi_m(k, v)
struct wfi_metrics_il { std::initializer_list<wf_metric> l; operator wf_metrics() const { return { l.size(), l.begin() }; } };
#define WF_METRICS(...) wfi_metrics_il{ { WFI_PAIRS(WFI_M, __VA_ARGS__) } }
inline wf_error *wf_get_dataset_shard(wf_worker *w, const char *name, wf_loader **out, wf_loader_opts o = {}) { return wfi_get_dataset_shard(w, name, out, o); }
inline wf_error *wf_report(wf_worker *w, wf_metrics m, wf_report_opts o = {}) { return wfi_report(w, m, o); }
#endif
#endif
