/* checkpoint_test.c: trees saved and loaded back exactly; crashes at every step; damage at every byte; which checkpoints are kept. */
#include "store/test_scratch.h"
#include <cJSON.h>
#include <signal.h>
#include <sys/resource.h>
#include <weft/data.h>
#include "store/manifest.h"

/* a tree with every kind of node and every dtype: a tuple of (dict of arrays, [list, ()], none, {}) */
static void make_tree(wf_tree **out)
{
	WF_TREES(arrays, zero, list, tuple, empty, one);
	wf_tree *all[64] = { 0 };
	char *names[64];
	int n = 0;
	unsigned char bytes[6 * 8];
	for (size_t i = 0; i < sizeof bytes; i++)
		bytes[i] = (unsigned char)(i * 37 + 11);
	for (int d = WF_BOOL; d <= WF_F64; d++, n++) {
		names[n] = wfi_format("%s \"%d\"\n", wf_dtype_name((wf_dtype)d), d);
		expect_ok(wf_array((wf_dtype)d, 2, (const int64_t[]){ 2, 3 }, bytes, &all[n]));
	}
	names[n] = wfi_strdup("none");
	expect_ok(wf_array(WF_F32, 2, (const int64_t[]){ 0, 3 }, bytes, &all[n++]));
	expect_ok(wf_tree_dict((size_t)n, (const char *const *)names, (const wf_tree *const *)all, &arrays));
	expect_ok(wf_scalar(WF_I64, -7, &zero));
	expect_ok(wf_tree_sequence('t', 0, NULL, &tuple));
	expect_ok(wf_tree_sequence('l', 2, (const wf_tree *const[]){ zero, tuple }, &list));
	expect_ok(wf_tree_dict(0, NULL, NULL, &empty));
	WF_OWN wf_tree *none = wfi_tree_build(wfi_treedef_make(WFI_NONE_NODE, 0, NULL, NULL), NULL);
	expect_ok(wf_tree_sequence('t', 4, (const wf_tree *const[]){ arrays, list, none, empty }, out));
	while (n--) {
		wf_tree_release(all[n]);
		wfi_free(names[n]);
	}
}

static void expect_same(const wf_tree *a, const wf_tree *b)
{
	assert_ptr_equal(a->def, b->def);
	for (int i = 0; i < a->def->n_leaves; i++) {
		const void *p, *q;
		void *r, *s;
		assert_true(wfi_type_equal(&a->leaves[i]->type, &b->leaves[i]->type));
		expect_ok(wfi_array_bytes(a->leaves[i], &p, &r));
		expect_ok(wfi_array_bytes(b->leaves[i], &q, &s));
		assert_memory_equal(p, q, wfi_type_bytes(&a->leaves[i]->type));
		wfi_free(r);
		wfi_free(s);
	}
}

static void small_tree(double x, wf_tree **out)
{
	WF_TREES(w, b);
	expect_ok(wf_scalar(WF_F32, x, &w));
	expect_ok(wf_scalar(WF_I32, 2 * x, &b));
	expect_ok(wf_tree_dict(2, (const char *const[]){ "w", "b" }, (const wf_tree *const[]){ w, b }, out));
}

static void save_number(wfi_store *s, int64_t report, const char *metrics)
{
	WF_TREES(t);
	small_tree((double)report, &t);
	expect_ok(wfi_checkpoint_save(
		s, NULL, t, &(wfi_checkpoint_info){ .run_id = "run", .report = report, .step = 10 * report, .metrics = metrics },
		NULL));
}

/* "3 5! " of the numbers; '!' for one without manifest */
static void expect_listed(wfi_store *s, const char *wanted)
{
	wfi_checkpoint_list l;
	wfi_str text = { 0 };
	expect_ok(wfi_checkpoint_list_all(s, &l));
	for (size_t i = 0; i < l.n; i++)
		wfi_str_add(&text, "%lld%s ", (long long)l.v[i].report, l.v[i].committed ? "" : "!");
	assert_string_equal(text.s ? text.s : "", wanted);
	wfi_str_free(&text);
	wfi_checkpoint_list_free(&l);
}

static void expect_latest(wfi_store *s, int64_t report, const char *skipped)
{
	WF_TREES(t);
	wf_checkpoint *c = NULL;
	wfi_str said = { 0 };
	expect_ok(wfi_checkpoint_latest(s, &c, &t, &said));
	assert_true(skipped ? said.s && strstr(said.s, skipped) : !said.n);
	if (report < 0) {
		assert_null(c);
	} else {
		assert_non_null(c);
		assert_int_equal(c->report, report);
		assert_true(wf_item(wf_tree_get(t, "w")) == (double)report);
		assert_true(wf_item(wf_tree_get(t, "b")) == 2 * (double)report);
	}
	wfi_str_free(&said);
	wf_checkpoint_free(c);
}

static void round_trip(void **state)
{
	(void)state;
	WF_TREES(t, u, v);
	wfi_store *s = NULL;
	wf_checkpoint *c = NULL;
	make_tree(&t);
	expect_ok(wfi_store_open(scratch_path("run"), &s));
	expect_ok(wfi_checkpoint_save(s, NULL, t,
				      &(wfi_checkpoint_info){ .run_id = "r\"1",
							      .report = 10,
							      .step = 123,
							      .metrics = "{\"loss\": 0.5}",
							      .metadata = "{\"a\": [1, null]}" },
				      &c));
	assert_string_equal(wf_checkpoint_path(c), scratch_path("run/checkpoint_000010"));
	assert_string_equal(c->run_id, "r\"1");
	assert_int_equal(c->report, 10);
	assert_int_equal(c->step, 123);
	assert_string_equal(c->metrics, "{\"loss\":0.5}");
	assert_string_equal(c->metadata, "{\"a\":[1,null]}");
	expect_ok(wf_checkpoint_load(c, &u));
	expect_same(t, u);
	expect_ok(wfi_checkpoint_verify(c));
	wf_checkpoint_free(c);
	c = NULL;
	/* by path, also with slashes at the end, as a URI, and relative */
	expect_ok(wf_checkpoint_open(scratch_path("run/checkpoint_000010//"), &c));
	expect_ok(wf_checkpoint_load(c, &v));
	expect_same(t, v);
	assert_int_equal(chdir(scratch_path("run/checkpoint_000010")), 0);
	expect_ok(wf_checkpoint_open(".", &c));
	expect_ok(wf_checkpoint_open("../checkpoint_000010", &c));
	assert_int_equal(chdir("/"), 0);
	assert_string_equal(c->folder, "checkpoint_000010");
	wf_checkpoint_free(c);
	c = NULL;
	/* the data file alone is a safetensors file that other programs read */
	expect_ok(wf_safetensors_read(scratch_path("run/checkpoint_000010/data-00001-of-00001.safetensors"), &v));
	assert_int_equal(wf_tree_count(v), wf_tree_count(t));
	expect_error(wf_checkpoint_open(scratch_path("run"), &c), WF_NOT_FOUND, "is no checkpoint: it has no manifest.json");
	expect_error(wf_checkpoint_open(scratch_path("none"), &c), WF_NOT_FOUND, "there is no checkpoint folder");
	wf_error *err = wf_checkpoint_open(scratch_path("run/checkpoint_000011"), &c);
	assert_non_null(strstr(wf_error_text(err), "run is checkpoint_000010"));
	wf_error_free(err);
	expect_error(wf_checkpoint_open("", &c), WF_INVALID_ARGUMENT, "empty");
	expect_error(wf_checkpoint_load(NULL, &v), WF_INVALID_ARGUMENT, "NULL");
	assert_null(c);
	wfi_store_close(s);
}

static void several_files(void **state)
{
	(void)state;
	WF_TREES(t, u);
	wfi_store *s = wfi_store_memory();
	wf_checkpoint *c = NULL;
	make_tree(&t);
	expect_ok(wfi_checkpoint_save(s, "x/y", t, &(wfi_checkpoint_info){ .file_bytes = 40 }, &c));
	wfi_store_list l;
	expect_ok(wfi_store_list_keys(s, "x/y/", true, &l));
	assert_true(l.n > 5);
	assert_string_equal(l.v[l.n - 1].key, "x/y/manifest.json");
	wfi_store_list_free(&l);
	expect_ok(wf_checkpoint_load(c, &u));
	expect_same(t, u);
	/* a second, smaller one of the same name leaves nothing of the first */
	wf_checkpoint_free(c);
	c = NULL;
	expect_ok(wfi_checkpoint_save(s, "x/y", t, &(wfi_checkpoint_info){ .report = 1 }, &c));
	expect_ok(wfi_store_list_keys(s, "", true, &l));
	assert_int_equal(l.n, 2);
	wfi_store_list_free(&l);
	expect_ok(wf_checkpoint_load(c, &u));
	expect_same(t, u);
	wf_checkpoint_free(c);
	wfi_store_close(s);
}

static void single_leaf_and_stacked(void **state)
{
	(void)state;
	WF_TREES(t, u, none);
	wfi_store *s = wfi_store_memory();
	wf_checkpoint *c = NULL;
	/* an array whose slices lie in two buffers, as pmap leaves it */
	wfi_buffer *shard[2];
	const wfi_type type = wfi_type_make(WF_I16, 2, (const int64_t[]){ 2, 3 });
	for (int i = 0; i < 2; i++) {
		expect_ok(wfi_buffer_new(6, NULL, &shard[i]));
		for (int k = 0; k < 3; k++)
			((int16_t *)shard[i]->data)[k] = (int16_t)(10 * i + k);
	}
	t = wfi_tree_leaf(wfi_array_new(&type, WFI_STACKED, 2, shard));
	expect_ok(wfi_checkpoint_save(s, "a", t, &(wfi_checkpoint_info){ 0 }, &c));
	expect_ok(wf_checkpoint_load(c, &u));
	expect_same(t, u);
	none = wfi_tree_build(wfi_treedef_make(WFI_NONE_NODE, 0, NULL, NULL), NULL);
	expect_ok(wfi_checkpoint_save(s, "b", none, &(wfi_checkpoint_info){ 0 }, &c));
	expect_ok(wf_checkpoint_load(c, &u));
	expect_same(none, u);
	wf_checkpoint_free(c);
	wfi_store_close(s);
}

static void bad_arguments(void **state)
{
	(void)state;
	WF_TREES(t, deep, name, failed);
	wfi_store *s = wfi_store_memory();
	small_tree(1, &t);
	expect_error(wfi_checkpoint_save(s, NULL, NULL, &(wfi_checkpoint_info){ 0 }, NULL), WF_INVALID_ARGUMENT, "NULL");
	expect_error(wfi_checkpoint_save(s, NULL, t, &(wfi_checkpoint_info){ .report = -1 }, NULL), WF_INVALID_ARGUMENT,
		     "report -1");
	expect_error(wfi_checkpoint_save(s, NULL, t, &(wfi_checkpoint_info){ .metrics = "[1]" }, NULL), WF_INVALID_ARGUMENT,
		     "metrics must be a JSON object; [1]");
	expect_error(wfi_checkpoint_save(s, NULL, t, &(wfi_checkpoint_info){ .metadata = "{" }, NULL), WF_INVALID_ARGUMENT,
		     "metadata must be");
	expect_error(wfi_checkpoint_save(s, "../x", t, &(wfi_checkpoint_info){ 0 }, NULL), WF_INVALID_ARGUMENT,
		     "cannot be a name");
	deep = wf_tree_retain(t);
	for (int i = 0; i < 250; i++)
		expect_ok(wf_tree_sequence('t', 1, (const wf_tree *const[]){ deep }, &deep));
	expect_error(wfi_checkpoint_save(s, NULL, deep, &(wfi_checkpoint_info){ 0 }, NULL), WF_UNSUPPORTED, "nested 200 deep");
	expect_ok(wf_tree_dict(1, (const char *const[]){ "\xff" }, (const wf_tree *const[]){ t }, &name));
	expect_error(wfi_checkpoint_save(s, NULL, name, &(wfi_checkpoint_info){ 0 }, NULL), WF_INVALID_ARGUMENT, "no UTF-8");
	const wfi_type type = wfi_type_scalar(WF_F32);
	failed = wfi_tree_leaf(wfi_array_failed(&type, wf_error_new(WF_ABORTED, "a peer died")));
	expect_error(wfi_checkpoint_save(s, NULL, failed, &(wfi_checkpoint_info){ 0 }, NULL), WF_ABORTED, "a peer died");
	expect_listed(s, "");
	assert_int_equal(wfi_store_memory_operations(s, true), 1);
	wfi_store_close(s);
}

/* The process dies, or an operation fails, at every step of a save over a broken earlier attempt: the checkpoint before stays the latest until
 * the new one is whole. */
static void crash_at_every_step(void **state)
{
	(void)state;
	WF_TREES(t);
	small_tree(7, &t);
	for (wfi_fault_kind kind = WFI_FAULT_FAIL; kind <= WFI_FAULT_CRASH; kind++) {
		bool finished = false;
		for (int step = 1; !finished; step++) {
			wfi_store *s = wfi_store_memory();
			save_number(s, 6, NULL);
			expect_ok(wfi_store_put_bytes(s, "checkpoint_000007/data-00001-of-00002.safetensors", "half", 4));
			wfi_store_memory_fault(s, kind, step, false);
			wf_error *err =
				wfi_checkpoint_save(s, NULL, t, &(wfi_checkpoint_info){ .report = 7, .file_bytes = 1 }, NULL);
			finished = !err;
			wfi_store_memory_fault(s, WFI_FAULT_NONE, 0, false);
			if (err) {
				assert_true(strstr(wf_error_text(err), "while saving the checkpoint memory:/checkpoint_000007") !=
					    NULL);
				wf_error_free(err);
				expect_latest(s, 6, NULL);
				/* and the next attempt works */
				expect_ok(wfi_checkpoint_save(s, NULL, t, &(wfi_checkpoint_info){ .report = 7 }, NULL));
			}
			assert_true(step < 20);
			expect_latest(s, 7, NULL);
			wfi_store_close(s);
		}
	}
}

static void full_disk(void **state)
{
	(void)state;
	WF_TREES(t, big);
	wfi_store *s = NULL;
	wf_checkpoint *c = NULL;
	struct rlimit old, tiny;
	char *bytes = wfi_alloc(100000);
	expect_ok(wfi_store_open(scratch_path("run"), &s));
	save_number(s, 1, NULL);
	expect_ok(wf_array(WF_U8, 1, (const int64_t[]){ 100000 }, bytes, &big));
	signal(SIGXFSZ, SIG_IGN);
	assert_int_equal(getrlimit(RLIMIT_FSIZE, &old), 0);
	tiny = (struct rlimit){ .rlim_cur = 50000, .rlim_max = old.rlim_max };
	assert_int_equal(setrlimit(RLIMIT_FSIZE, &tiny), 0);
	wf_error *err = wfi_checkpoint_save(s, NULL, big, &(wfi_checkpoint_info){ .report = 2 }, &c);
	setrlimit(RLIMIT_FSIZE, &old);
	expect_error(err, WF_IO, "File too large");
	assert_null(c);
	expect_listed(s, "1 ");
	expect_latest(s, 1, NULL);
	wfi_free(bytes);
	wfi_store_close(s);
}

/* Every byte of data and manifest altered, and both cut off at every byte: always WF_DATA_LOSS that names the file, and the one before is used. */
static void damage_everywhere(void **state)
{
	(void)state;
	static const char *const files[] = { "checkpoint_000002/data-00001-of-00001.safetensors",
					     "checkpoint_000002/manifest.json" };
	wfi_store *s = wfi_store_memory();
	setenv("WEFT_LOG", "error", 1);
	save_number(s, 1, NULL);
	save_number(s, 2, NULL);
	for (size_t f = 0; f < WFI_COUNT(files); f++) {
		char *good;
		size_t size;
		expect_ok(wfi_store_get(s, files[f], 1 << 20, &good, &size));
		for (size_t i = 0; i < size; i++) {
			wfi_store_memory_alter(s, files[f], i, (unsigned char)(1 << i % 8));
			expect_latest(s, 1, files[f]);
			expect_ok(wfi_store_put_bytes(s, files[f], good, i));
			expect_latest(s, 1, files[f]);
			expect_ok(wfi_store_put_bytes(s, files[f], good, size));
		}
		expect_latest(s, 2, NULL);
		wfi_free(good);
	}
	wfi_store_close(s);
}

static void lost_files(void **state)
{
	(void)state;
	WF_TREES(t);
	wfi_store *s = wfi_store_memory();
	wf_checkpoint *c = NULL;
	setenv("WEFT_LOG", "error", 1);
	expect_latest(s, -1, NULL);
	save_number(s, 1, NULL);
	save_number(s, 2, NULL);
	expect_ok(wfi_store_delete(s, "checkpoint_000002/data-00001-of-00001.safetensors"));
	expect_latest(s, 1, "damaged: memory:/checkpoint_000002/data-00001-of-00001.safetensors is missing");
	char longer[1000] = { 0 };
	expect_ok(wfi_store_put_bytes(s, "checkpoint_000002/data-00001-of-00001.safetensors", longer, sizeof longer));
	expect_latest(s, 1, "is too long");
	wfi_store_memory_alter(s, "checkpoint_000001/data-00001-of-00001.safetensors", 8, 1);
	expect_error(wfi_checkpoint_latest(s, &c, &t, NULL), WF_DATA_LOSS, "no checkpoint of memory: is whole");
	/* a disk that refuses is no reason to go back to an older one */
	save_number(s, 3, NULL);
	wfi_store_memory_fault(s, WFI_FAULT_FAIL, 7, true);
	wf_error *err = wfi_checkpoint_latest(s, &c, &t, NULL);
	expect_error(err, WF_IO, "injected fault");
	assert_null(c);
	wfi_store_close(s);
}

static void kept(void **state)
{
	(void)state;
	wfi_store *s = wfi_store_memory();
	expect_ok(wfi_checkpoint_prune(s, &(wfi_checkpoint_keep){ .num_to_keep = 1 }));
	save_number(s, 1, "{\"loss\":3,\"eval\":{\"acc\":0.1}}");
	save_number(s, 2, "{\"loss\":1,\"eval\":{\"acc\":0.9}}");
	save_number(s, 3, "{\"loss\":\"NaN\"}");
	save_number(s, 4, "{\"eval.acc\":0.5,\"loss\":2}");
	save_number(s, 5, "{}");
	expect_ok(wfi_store_put_bytes(s, "checkpoint_000000/data", "left over", 9));
	expect_ok(wfi_store_put_bytes(s, "checkpoint_000006/data", "being written", 9));
	expect_ok(wfi_store_put_bytes(s, "checkpoint_7/data", "not ours", 8));
	expect_listed(s, "0! 1 2 3 4 5 6! ");
	expect_ok(wfi_checkpoint_prune(s, &(wfi_checkpoint_keep){ .num_to_keep = 0 }));
	expect_ok(wfi_checkpoint_prune(s, &(wfi_checkpoint_keep){ .num_to_keep = -1 }));
	expect_listed(s, "0! 1 2 3 4 5 6! ");
	expect_ok(wfi_checkpoint_prune(s, &(wfi_checkpoint_keep){ .num_to_keep = 4, .score = "loss", .lowest = true }));
	expect_listed(s, "1 2 4 5 6! "); /* of those without a score the newest */
	expect_ok(wfi_checkpoint_prune(s, &(wfi_checkpoint_keep){ .num_to_keep = 2, .score = "eval.acc" }));
	expect_listed(s, "2 4 5 6! "); /* the newest in any case */
	expect_ok(wfi_checkpoint_prune(s, &(wfi_checkpoint_keep){ .num_to_keep = 1, .score = "loss", .lowest = true }));
	expect_listed(s, "2 5 6! ");
	save_number(s, 6, NULL);
	save_number(s, 7, NULL);
	wfi_store_memory_fault(s, WFI_FAULT_FAIL, 1, false);
	expect_error(wfi_checkpoint_prune(s, &(wfi_checkpoint_keep){ .num_to_keep = 1 }), WF_IO, "injected");
	expect_listed(s, "2 7 ");
	expect_latest(s, 7, NULL);
	expect_ok(wfi_checkpoint_prune(s, &(wfi_checkpoint_keep){ .num_to_keep = 1 }));
	expect_listed(s, "7 ");
	wfi_store_close(s);
}

static void names(void **state)
{
	(void)state;
	char buf[32];
	assert_string_equal(wfi_checkpoint_name(10, buf), "checkpoint_000010");
	assert_string_equal(wfi_checkpoint_name(12345678, buf), "checkpoint_12345678");
	assert_int_equal(wfi_checkpoint_number("checkpoint_000010"), 10);
	assert_int_equal(wfi_checkpoint_number("checkpoint_12345678"), 12345678);
	static const char *const no[] = { "checkpoint_",
					  "checkpoint_10",
					  "checkpoint_0000010",
					  "checkpoint_-00010",
					  "checkpoint_00001a",
					  "checkpoint_ 00010",
					  "checkpoint_99999999999999999999999",
					  "Checkpoint_000010",
					  "x" };
	for (size_t i = 0; i < WFI_COUNT(no); i++)
		assert_int_equal(wfi_checkpoint_number(no[i]), -1);
}

/* ---- manifests that another writer made: several shards of one array in two files ---- */

static void put_manifest(wfi_store *s, const char *body)
{
	char sum[33];
	wfi_str text = { 0 };
	wfi_str_add(&text, "%s", body);
	wfi_xxh3_text(XXH3_128bits(text.s, text.n), sum);
	wfi_str_add(&text, ",\"checksum\":\"%s\"}\n", sum);
	expect_ok(wfi_store_put_bytes(s, "c/manifest.json", text.s, text.n));
	wfi_str_free(&text);
}

#define HEAD \
	"{\"format\":\"weft.checkpoint\",\"version\":1,\"run_id\":\"r\",\"report\":1,\"step\":2,\"metrics\":{},\"metadata\":{},"
#define FILES "\"files\":[{\"name\":\"a\",\"bytes\":12,\"xxh3_128\":\"%s\"},{\"name\":\"b\",\"bytes\":8,\"xxh3_128\":\"%s\"}],"
#define SHARD(start, shape, file, offset, bytes) \
	"{\"start\":" start ",\"shape\":" shape ",\"file\":" file ",\"offset\":" offset ",\"bytes\":" bytes "}"

/* array u8 [3,4]: rows 0–1 right half in b at 2, left half in a at 3; row 2 in a at 8 */
static void shards(void **state)
{
	(void)state;
	WF_TREES(t);
	wfi_store *s = wfi_store_memory();
	wf_checkpoint *c = NULL;
	const char a[] = "...abef.ijkl", b[] = "..cdgh..";
	char sums[2][33], *text;
	expect_ok(wfi_store_put_bytes(s, "c/a", a, 12));
	expect_ok(wfi_store_put_bytes(s, "c/b", b, 8));
	wfi_xxh3_text(XXH3_128bits(a, 12), sums[0]);
	wfi_xxh3_text(XXH3_128bits(b, 8), sums[1]);
	static const struct {
		const char *shards;
		bool good;
	} cases[] = {
		{ SHARD("[0,2]", "[2,2]", "1", "2", "4") "," SHARD("[2,0]", "[1,4]", "0", "8", "4") "," SHARD("[0,0]", "[2,2]",
													      "0", "3", "4"),
		  true },
		{ SHARD("[0,2]", "[2,2]", "1", "2", "4") "," SHARD("[2,0]", "[1,4]", "0", "8", "4"), false }, /* not all */
		{ SHARD("[0,2]", "[2,2]", "1", "2", "4") "," SHARD("[1,0]", "[1,4]", "0", "8", "4") "," SHARD("[0,0]", "[2,2]",
													      "0", "3", "4"),
		  false }, /* overlap */
		{ SHARD("[0,2]", "[2,2]", "1", "2", "4") "," SHARD("[2,0]", "[1,4]", "0", "9", "4") "," SHARD("[0,0]", "[2,2]",
													      "0", "3", "4"),
		  false }, /* beyond the file */
		{ SHARD("[0,2]", "[2,2]", "2", "2", "4") "," SHARD("[2,0]", "[1,4]", "0", "8", "4") "," SHARD("[0,0]", "[2,2]",
													      "0", "3", "4"),
		  false }, /* no such file */
		{ SHARD("[0,3]", "[2,2]", "1", "2", "4") "," SHARD("[2,0]", "[1,4]", "0", "8", "4") "," SHARD("[0,0]", "[2,2]",
													      "0", "3", "4"),
		  false }, /* outside */
		{ SHARD("[0,2]", "[2,2]", "1", "2", "5") "," SHARD("[2,0]", "[1,4]", "0", "8", "4") "," SHARD("[0,0]", "[2,2]",
													      "0", "3", "4"),
		  false }, /* bytes */
		{ SHARD("[0]", "[2,2]", "1", "2", "4") "," SHARD("[2,0]", "[1,4]", "0", "8", "4") "," SHARD("[0,0]", "[2,2]", "0",
													    "3", "4"),
		  false }, /* rank */
		{ "", false },
	};
	for (size_t i = 0; i < WFI_COUNT(cases); i++) {
		char *body = wfi_format(HEAD FILES "\"structure\":{\"dict\":{\"x\":0}},\"tensors\":[{\"path\":\"x\",\"dtype\":"
						   "\"U8\",\"shape\":[3,4],\"shards\":[%s]}]",
					sums[0], sums[1], cases[i].shards);
		put_manifest(s, body);
		wfi_free(body);
		if (!cases[i].good) {
			expect_error(wfi_checkpoint_open(s, "c", &c), WF_DATA_LOSS, "shard");
			continue;
		}
		expect_ok(wfi_checkpoint_open(s, "c", &c));
		expect_ok(wf_checkpoint_load(c, &t));
		char got[13] = { 0 };
		expect_ok(wf_tree_read(wf_tree_get(t, "x"), got, 12));
		assert_string_equal(got, "abcdefghijkl");
		text = wf_tree_text(t, false);
		assert_string_equal(text, "{x: u8[3,4]}");
		free(text);
	}
	wf_checkpoint_free(c);
	wfi_store_close(s);
}

static void bad_manifests(void **state)
{
	(void)state;
	wfi_manifest m;
#define TENSOR "{\"path\":\"x\",\"dtype\":\"U8\",\"shape\":[1],\"shards\":[" SHARD("[0]", "[1]", "0", "0", "1") "]}"
#define ONE_FILE "\"files\":[{\"name\":\"a\",\"bytes\":12,\"xxh3_128\":\"00000000000000000000000000000000\"}],"
	static const struct {
		const char *text;
		wf_code code;
	} cases[] = {
		{ HEAD ONE_FILE "\"structure\":0,\"tensors\":[" TENSOR "]}", WF_OK },
		{ HEAD ONE_FILE "\"structure\":{\"list\":[0,null,{\"tuple\":[1]}]},\"tensors\":[" TENSOR "," TENSOR "]}", WF_OK },
		{ HEAD ONE_FILE "\"structure\":{\"list\":[1,0]},\"tensors\":[" TENSOR "," TENSOR "]}", WF_DATA_LOSS },
		{ HEAD ONE_FILE "\"structure\":{\"list\":[0,1]},\"tensors\":[" TENSOR "]}", WF_DATA_LOSS },
		{ HEAD ONE_FILE "\"structure\":{\"dict\":{\"b\":0,\"a\":1}},\"tensors\":[" TENSOR "," TENSOR "]}", WF_DATA_LOSS },
		{ HEAD ONE_FILE "\"structure\":{\"dict\":{\"a\":0,\"a\":1}},\"tensors\":[" TENSOR "," TENSOR "]}", WF_DATA_LOSS },
		{ HEAD ONE_FILE "\"structure\":{\"dict\":{\"a.b\":0}},\"tensors\":[" TENSOR "]}", WF_DATA_LOSS },
		{ HEAD ONE_FILE "\"structure\":{\"dict\":[0]},\"tensors\":[" TENSOR "]}", WF_DATA_LOSS },
		{ HEAD ONE_FILE "\"structure\":{\"set\":[0]},\"tensors\":[" TENSOR "]}", WF_DATA_LOSS },
		{ HEAD ONE_FILE "\"structure\":{\"list\":[0],\"dict\":{}},\"tensors\":[" TENSOR "]}", WF_DATA_LOSS },
		{ HEAD ONE_FILE "\"structure\":\"x\",\"tensors\":[]}", WF_DATA_LOSS },
		{ HEAD "\"structure\":0,\"tensors\":[" TENSOR "]}", WF_DATA_LOSS },
		{ HEAD "\"files\":[{\"name\":\"../"
		       "a\",\"bytes\":12,\"xxh3_128\":\"00000000000000000000000000000000\"}],\"structure\":0,\"tensors\":[" TENSOR
		       "]}",
		  WF_DATA_LOSS },
		{ HEAD "\"files\":[{\"name\":\"a\",\"bytes\":12,\"xxh3_128\":\"0\"}],\"structure\":0,\"tensors\":[" TENSOR "]}",
		  WF_DATA_LOSS },
		{ HEAD ONE_FILE "\"structure\":0,\"tensors\":[1]}", WF_DATA_LOSS },
		{ "{\"format\":\"weft.checkpoint\",\"version\":2}", WF_UNSUPPORTED },
		{ "{\"format\":\"other\",\"version\":1}", WF_DATA_LOSS },
		{ "[]", WF_DATA_LOSS },
		{ "", WF_DATA_LOSS },
	};
	for (size_t i = 0; i < WFI_COUNT(cases); i++) {
		wf_error *err = wfi_manifest_read_json("m", cases[i].text, &m);
		if (cases[i].code) {
			expect_error(err, cases[i].code, "m");
		} else {
			expect_ok(err);
			wfi_arena_free(m.arena);
		}
	}
}

int main(void)
{
#define TEST(f) cmocka_unit_test_setup_teardown(f, scratch_setup, scratch_teardown)
	const struct CMUnitTest tests[] = {
		TEST(round_trip),
		TEST(several_files),
		TEST(single_leaf_and_stacked),
		TEST(bad_arguments),
		TEST(crash_at_every_step),
		TEST(full_disk),
		TEST(damage_everywhere),
		TEST(lost_files),
		TEST(kept),
		TEST(names),
		TEST(shards),
		TEST(bad_manifests),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
