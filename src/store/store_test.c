/* store_test.c: what every store promises, on the local and the memory store; then what only a folder can get wrong. */
#include "store/test_scratch.h"
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include "store/local.h"

static wfi_store *open_local(void)
{
	wfi_store *s = NULL;
	expect_ok(wfi_store_open(scratch_path("run"), &s));
	return s;
}

static void expect_object(wfi_store *s, const char *key, const char *text)
{
	char *data;
	size_t size;
	expect_ok(wfi_store_get(s, key, 1 << 20, &data, &size));
	assert_int_equal(size, strlen(text));
	assert_string_equal(data, text);
	wfi_free(data);
}

static void put_text(wfi_store *s, const char *key, const char *text)
{
	expect_ok(wfi_store_put_bytes(s, key, text, strlen(text)));
}

/* the list as "a:1 b/:0 " */
static void expect_list(wfi_store *s, const char *prefix, bool deep, const char *wanted)
{
	wfi_store_list list;
	wfi_str text = { 0 };
	expect_ok(wfi_store_list_keys(s, prefix, deep, &list));
	for (size_t i = 0; i < list.n; i++)
		wfi_str_add(&text, "%s:%llu ", list.v[i].key, (unsigned long long)list.v[i].size);
	assert_string_equal(text.s ? text.s : "", wanted);
	wfi_str_free(&text);
	wfi_store_list_free(&list);
}

static void promises(wfi_store *s)
{
	char *data;
	size_t size;
	expect_error(wfi_store_get(s, "a", 10, &data, &size), WF_NOT_FOUND, "there is no");
	assert_null(data);
	expect_list(s, "", true, "");
	put_text(s, "a", "one");
	expect_object(s, "a", "one");
	put_text(s, "a", "a longer text");
	put_text(s, "a", "two");
	expect_object(s, "a", "two");
	const wfi_piece pieces[] = { { "x", 1 }, { NULL, 0 }, { "yz", 2 } };
	expect_ok(wfi_store_put(s, "c/d/e", pieces, 3));
	expect_object(s, "c/d/e", "xyz");
	expect_ok(wfi_store_put(s, "c/empty", NULL, 0));
	expect_object(s, "c/empty", "");
	expect_error(wfi_store_put_if_absent(s, "a", "three", 5), WF_ALREADY_EXISTS, "exists already");
	expect_object(s, "a", "two");
	expect_ok(wfi_store_put_if_absent(s, "b", "three", 5));
	expect_object(s, "b", "three");
	expect_list(s, "", true, "a:3 b:5 c/d/e:3 c/empty:0 ");
	expect_list(s, "", false, "a:3 b:5 c/:0 ");
	expect_list(s, "c/", false, "c/d/:0 c/empty:0 ");
	expect_list(s, "c/e", true, "c/empty:0 ");
	expect_list(s, "c", false, "c/:0 ");
	expect_list(s, "z", true, "");
	expect_list(s, "a/", true, "");
	expect_error(wfi_store_get(s, "b", 4, &data, &size), WF_DATA_LOSS, "longer than the 4 bytes");
	expect_ok(wfi_store_get_range(s, "b", 1, 3, &data, &size));
	assert_int_equal(size, 3);
	assert_string_equal(data, "hre");
	wfi_free(data);
	expect_ok(wfi_store_get_range(s, "b", 9, 3, &data, &size));
	assert_int_equal(size, 0);
	wfi_free(data);
	expect_ok(wfi_store_delete(s, "nothing"));
	expect_ok(wfi_store_delete(s, "nothing/at/all"));
	expect_ok(wfi_store_delete(s, "a"));
	expect_list(s, "", true, "b:5 c/d/e:3 c/empty:0 ");
	expect_ok(wfi_store_delete_all(s, "c/", "c/empty"));
	expect_list(s, "", false, "b:5 ");
	expect_ok(wfi_store_check_writable(s));
	expect_list(s, "", false, "b:5 ");
}

static void bad_keys(wfi_store *s)
{
	static const char *const bad[] = { "",     "/a",    "a/",   "a//b", ".",        "..",       "../a", "a/../b",
					   "a/..", "a/./b", "a\nb", "a\\b", ".wfi-1-2", "a/.wfi-x", "\x7f" };
	char *data, longest[300];
	size_t size;
	for (size_t i = 0; i < WFI_COUNT(bad); i++) {
		expect_error(wfi_store_put_bytes(s, bad[i], "x", 1), WF_INVALID_ARGUMENT, "cannot be a name in the store");
		expect_error(wfi_store_put_if_absent(s, bad[i], "x", 1), WF_INVALID_ARGUMENT, "cannot be a name in the store");
		expect_error(wfi_store_get(s, bad[i], 1, &data, &size), WF_INVALID_ARGUMENT, "cannot be a name in the store");
		expect_error(wfi_store_delete(s, bad[i]), WF_INVALID_ARGUMENT, "cannot be a name in the store");
	}
	wfi_store_list list;
	expect_error(wfi_store_list_keys(s, "../", true, &list), WF_INVALID_ARGUMENT, "cannot be a name");
	expect_error(wfi_store_list_keys(s, "/etc/", true, &list), WF_INVALID_ARGUMENT, "cannot be a name");
	memset(longest, 'k', sizeof longest);
	longest[256] = 0;
	expect_error(wfi_store_put_bytes(s, longest, "x", 1), WF_INVALID_ARGUMENT, "more than 255");
	longest[255] = 0;
	put_text(s, longest, "x");
	put_text(s, "...", "x");
	put_text(s, "..a", "x");
	put_text(s, "näme with blanks", "x");
	expect_list(s, ".", true, "...:1 ..a:1 ");
	expect_list(s, "..", true, "...:1 ..a:1 ");
}

static void local_promises(void **state)
{
	(void)state;
	wfi_store *s = open_local();
	promises(s);
	wfi_store_close(s);
}

static void memory_promises(void **state)
{
	(void)state;
	wfi_store *s = wfi_store_memory();
	promises(s);
	wfi_store_close(s);
}

static void local_bad_keys(void **state)
{
	(void)state;
	wfi_store *s = open_local();
	bad_keys(s);
	assert_int_equal(access(scratch_path("a"), F_OK), -1);
	wfi_store_close(s);
}

static void memory_bad_keys(void **state)
{
	(void)state;
	wfi_store *s = wfi_store_memory();
	bad_keys(s);
	wfi_store_close(s);
}

static void uris(void **state)
{
	(void)state;
	wfi_store *s = NULL;
	char uri[256];
	snprintf(uri, sizeof uri, "file://%s/with%%20blank", scratch);
	expect_ok(wfi_store_open(uri, &s));
	put_text(s, "k", "v");
	char *place = wfi_store_location(s, "k");
	assert_string_equal(place, scratch_path("with blank/k"));
	wfi_free(place);
	wfi_store_close(s);
	expect_ok(wfi_store_open(scratch_path("with blank//"), &s));
	expect_object(s, "k", "v");
	assert_string_equal(s->uri, scratch_path("with blank"));
	wfi_store_close(wfi_store_retain(s));
	wfi_store_close(s);
	snprintf(uri, sizeof uri, "file://localhost%s/with%%20blank", scratch);
	expect_ok(wfi_store_open(uri, &s));
	expect_object(s, "k", "v");
	wfi_store_close(s);
	snprintf(uri, sizeof uri, "file:%s/with%%20blank", scratch);
	expect_ok(wfi_store_open(uri, &s));
	expect_object(s, "k", "v");
	wfi_store_close(s);
	assert_int_equal(chdir(scratch), 0);
	expect_ok(wfi_store_open("with blank", &s));
	assert_int_equal(chdir("/"), 0);
	expect_object(s, "k", "v");
	wfi_store_close(s);
	expect_error(wfi_store_open("", &s), WF_INVALID_ARGUMENT, "empty");
	expect_error(wfi_store_open("s3://bucket/run", &s), WF_UNSUPPORTED, "no store for \"s3:\"");
	expect_error(wfi_store_open("file://elsewhere/run", &s), WF_INVALID_ARGUMENT, "no file URI of this host");
	expect_error(wfi_store_open("file:///run%2", &s), WF_INVALID_ARGUMENT, "no file URI of this host");
	expect_error(wfi_store_open("file:///run%00", &s), WF_INVALID_ARGUMENT, "no file URI of this host");
	expect_error(wfi_store_open(scratch_path("with blank/k"), &s), WF_INVALID_ARGUMENT, "is a file");
}

static void modes_and_empty_folders(void **state)
{
	(void)state;
	struct stat st;
	mode_t old = umask(027);
	wfi_store *s = open_local();
	put_text(s, "a/b/c", "v");
	umask(old);
	assert_int_equal(stat(scratch_path("run/a/b/c"), &st), 0);
	assert_int_equal(st.st_mode & 0777, 0640);
	assert_int_equal(stat(scratch_path("run/a/b"), &st), 0);
	assert_int_equal(st.st_mode & 0777, 0750);
	expect_ok(wfi_store_delete(s, "a/b/c"));
	assert_int_equal(access(scratch_path("run/a"), F_OK), -1);
	assert_int_equal(access(scratch_path("run"), F_OK), 0);
	wfi_store_close(s);
}

/* files in the making, links and special files do not appear, do not stop a list, and old ones go with their folder */
static void strange_files(void **state)
{
	(void)state;
	wfi_store *s = open_local();
	char *data;
	size_t size;
	put_text(s, "a/b", "v");
	scratch_write("run/a/.wfi-1-2-3", "half", 4);
	assert_int_equal(symlink(scratch, scratch_path("run/a/circle")), 0);
	assert_int_equal(mkfifo(scratch_path("run/a/pipe"), 0600), 0);
	expect_list(s, "", true, "a/b:1 ");
	expect_list(s, "a/", false, "a/b:1 a/circle/:0 ");
	expect_error(wfi_store_get(s, "a/pipe", 10, &data, &size), WF_INVALID_ARGUMENT, "is not a file");
	expect_error(wfi_store_get(s, "a", 10, &data, &size), WF_INVALID_ARGUMENT, "is not a file");
	expect_error(wfi_store_get(s, "a/b/c", 10, &data, &size), WF_NOT_FOUND, "there is no");
	expect_error(wfi_store_put_bytes(s, "a/b/c", "x", 1), WF_IO, "Not a directory");
	assert_int_equal(unlink(scratch_path("run/a/circle")), 0);
	assert_int_equal(unlink(scratch_path("run/a/pipe")), 0);
	expect_ok(wfi_store_delete(s, "a/b"));
	assert_int_equal(access(scratch_path("run/a/.wfi-1-2-3"), F_OK), 0); /* young: perhaps being written */
	const struct timespec long_ago[2] = { { .tv_sec = 1000000 }, { .tv_sec = 1000000 } };
	assert_int_equal(utimensat(AT_FDCWD, scratch_path("run/a/.wfi-1-2-3"), long_ago, 0), 0);
	put_text(s, "a/b", "v");
	expect_ok(wfi_store_delete(s, "a/b"));
	assert_int_equal(access(scratch_path("run/a"), F_OK), -1);
	wfi_store_close(s);
}

static int count_files(const char *path)
{
	wfi_str command = { 0 };
	wfi_str_add(&command, "find %s -type f | wc -l", path);
	FILE *f = popen(command.s, "r");
	int n = -1;
	assert_non_null(f);
	assert_int_equal(fscanf(f, "%d", &n), 1);
	pclose(f);
	wfi_str_free(&command);
	return n;
}

/* The write fails in its middle, as on a full disk: the old object stays, nothing half-made is left. */
static void full_disk(void **state)
{
	(void)state;
	wfi_store *s = open_local();
	char *big = wfi_alloc(100000);
	put_text(s, "a/b", "old");
	signal(SIGXFSZ, SIG_IGN);
	struct rlimit old, tiny;
	assert_int_equal(getrlimit(RLIMIT_FSIZE, &old), 0);
	tiny = (struct rlimit){ .rlim_cur = 50000, .rlim_max = old.rlim_max };
	assert_int_equal(setrlimit(RLIMIT_FSIZE, &tiny), 0);
	wf_error *first = wfi_store_put_bytes(s, "a/b", big, 100000);
	wf_error *second = wfi_store_put_if_absent(s, "a/c", big, 100000);
	setrlimit(RLIMIT_FSIZE, &old);
	expect_error(first, WF_IO, "/run/a/b: File too large");
	expect_error(second, WF_IO, "/run/a/c: File too large");
	expect_object(s, "a/b", "old");
	expect_list(s, "", true, "a/b:3 ");
	assert_int_equal(count_files(scratch), 1);
	wfi_free(big);
	wfi_store_close(s);
}

static void unwritable(void **state)
{
	(void)state;
	wfi_store *s = open_local();
	put_text(s, "a/b", "old");
	assert_int_equal(chmod(scratch, 0711), 0);
	assert_int_equal(chmod(scratch_path("run"), 0555), 0);
	assert_int_equal(chmod(scratch_path("run/a"), 0555), 0);
	pid_t child = fork();
	assert_true(child >= 0);
	if (!child) { /* the superuser may write anywhere */
		if (!geteuid() && (setgid(65534) || setuid(65534)))
			_exit(9);
		wf_error *err = wfi_store_put_bytes(s, "a/b", "new", 3), *check = wfi_store_check_writable(s),
			 *del = wfi_store_delete(s, "a/b");
		_exit(!err || !strstr(wf_error_text(err), "Permission denied") ||
				      !strstr(wf_error_text(err), "choose another storage path")
			      ? 1
		      : !check || !strstr(wf_error_text(check), "must be a place") ? 2
		      : !del                                                       ? 3
										   : 0);
	}
	int status;
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_true(WIFEXITED(status));
	assert_int_equal(WEXITSTATUS(status), 0);
	chmod(scratch_path("run"), 0700);
	chmod(scratch_path("run/a"), 0700);
	expect_object(s, "a/b", "old");
	wfi_store_close(s);
	expect_ok(wfi_store_open("/proc/nothing/here", &s));
	expect_error(wfi_store_check_writable(s), WF_IO, "cannot make the folder /proc/nothing");
	wfi_store_close(s);
}

/* several writers of one name: exactly one wins; and folders that come and go meanwhile disturb nobody */
typedef struct racer {
	wfi_store *s;
	int n, won;
	bool broken;
} racer;

static void expect_peace(racer *r, wf_error *err, bool fine)
{
	if (!fine) {
		print_error("thread %d: %s\n", r->n, wf_error_text(err));
		r->broken = true;
	}
	wf_error_free(err);
}

static void *race(void *user)
{
	racer *r = user;
	for (int i = 0; i < 50; i++) {
		char key[32], own[32];
		snprintf(key, sizeof key, "race/%d/x", i);
		snprintf(own, sizeof own, "gone/%d", r->n);
		wf_error *err = wfi_store_put_if_absent(r->s, key, &r->n, sizeof r->n);
		r->won += !err;
		expect_peace(r, err, !err || wf_error_code(err) == WF_ALREADY_EXISTS);
		err = wfi_store_put_bytes(r->s, own, "x", 1);
		expect_peace(r, err, !err);
		err = wfi_store_delete(r->s, own);
		expect_peace(r, err, !err);
	}
	return NULL;
}

static void races(void **state)
{
	(void)state;
	wfi_store *s = open_local();
	racer r[4];
	pthread_t thread[4];
	for (int i = 0; i < 4; i++) {
		r[i] = (racer){ .s = s, .n = i };
		assert_int_equal(pthread_create(&thread[i], NULL, race, &r[i]), 0);
	}
	int won = 0, broken = 0;
	for (int i = 0; i < 4; i++) {
		pthread_join(thread[i], NULL);
		won += r[i].won;
		broken += r[i].broken;
	}
	assert_int_equal(broken, 0);
	assert_int_equal(won, 50);
	wfi_store_close(s);
}

static void faults(void **state)
{
	(void)state;
	wfi_store *s = wfi_store_memory();
	char *data;
	size_t size;
	put_text(s, "a", "old");
	wfi_store_memory_fault(s, WFI_FAULT_FAIL, 2, false);
	put_text(s, "b", "x");
	expect_object(s, "b", "x");
	expect_error(wfi_store_put_bytes(s, "a", "new", 3), WF_IO, "cannot write memory:/a: injected fault");
	expect_object(s, "a", "old");
	put_text(s, "c", "y");
	assert_int_equal(wfi_store_memory_operations(s, false), 3);
	assert_int_equal(wfi_store_memory_operations(s, true), 5);
	wfi_store_memory_fault(s, WFI_FAULT_LOST, 1, false);
	expect_error(wfi_store_put_bytes(s, "a", "new", 3), WF_IO, "injected");
	expect_object(s, "a", "new");
	wfi_store_memory_fault(s, WFI_FAULT_CRASH, 1, false);
	expect_object(s, "a", "new");
	expect_error(wfi_store_delete(s, "a"), WF_IO, "injected");
	expect_error(wfi_store_get(s, "a", 10, &data, &size), WF_IO, "injected");
	expect_error(wfi_store_put_bytes(s, "a", "z", 1), WF_IO, "injected");
	wfi_store_memory_fault(s, WFI_FAULT_FAIL, 1, true);
	expect_error(wfi_store_get(s, "a", 10, &data, &size), WF_IO, "injected");
	wfi_store_memory_fault(s, WFI_FAULT_NONE, 0, false);
	wfi_store_memory_alter(s, "a", 1, 1);
	expect_object(s, "a", "ndw");
	wfi_store_memory_truncate(s, "a", 2);
	expect_object(s, "a", "nd");
	wfi_store_close(s);
}

int main(void)
{
#define TEST(f) cmocka_unit_test_setup_teardown(f, scratch_setup, scratch_teardown)
	const struct CMUnitTest tests[] = {
		TEST(local_promises), TEST(memory_promises),
		TEST(local_bad_keys), TEST(memory_bad_keys),
		TEST(uris),           TEST(modes_and_empty_folders),
		TEST(strange_files),  TEST(full_disk),
		TEST(unwritable),     TEST(races),
		TEST(faults),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
