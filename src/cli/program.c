/* program.c: which program a word means, and how a .c file becomes one. */
#include "cli/cli.h"
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { LOCK_SECONDS = 300 };

/* ---- finding ---- */

static bool is_program(const char *path)
{
	struct stat st;

	return stat(path, &st) == 0 && S_ISREG(st.st_mode) && access(path, X_OK) == 0;
}

char *wfi_program_folder(void)
{
	char *path = wfi_self_exe(), *slash = strrchr(path, '/');

	if (slash)
		*slash = 0;
	return path;
}

char *wfi_program_in_path(const char *word)
{
	const char *s = getenv("PATH");

	while (s && *s) {
		size_t n = strcspn(s, ":");
		char *folder = wfi_strndup(s, n), *path = wfi_path_join(n ? folder : ".", word);
		wfi_free(folder);
		if (is_program(path))
			return path;
		wfi_free(path);
		s += n + (s[n] != 0);
	}
	return NULL;
}

static wf_error *not_found(const char *word)
{
	struct stat st;

	if (stat(word, &st))
		return wf_error_add(wf_error_new(WF_NOT_FOUND, "there is no program %s", word),
			strchr(word, '/') ? "give the path of a program or of a .c file" : "it is neither here, nor beside weft, nor in PATH");
	if (S_ISDIR(st.st_mode))
		return wf_error_new(WF_INVALID_ARGUMENT, "%s is a folder; give the path of a program or of a .c file", word);
	return wf_error_new(WF_INVALID_ARGUMENT, "%s may not be executed (chmod +x %s?)", word, word);
}

wf_error *wfi_program_find(const char *word, char **path)
{
	size_t n = strlen(word);

	if (n > 2 && !strcmp(word + n - 2, ".c"))
		return wfi_program_compile(word, path);
	if (is_program(word)) {
		*path = strchr(word, '/') ? wfi_strdup(word) : wfi_path_join(".", word);
		return NULL;
	}
	if (strchr(word, '/'))
		return not_found(word);
	char *folder = wfi_program_folder();
	*path = wfi_path_join(folder, word);
	wfi_free(folder);
	if (is_program(*path))
		return NULL;
	wfi_free(*path);
	*path = wfi_program_in_path(word);
	return *path ? NULL : not_found(word);
}

/* ---- compiling ---- */

static char *cache_folder(void)
{
	char *folder = wfi_cache_folder("programs");

	return folder ? folder : wfi_format("/tmp/weft-%d/programs", (int)getuid());
}

/* ---- a compiler's command line: words that are our own ---- */

static void add(wfi_words *w, const char *format, ...) WFI_PRINTF(2, 3);
static void add(wfi_words *w, const char *format, ...)
{
	va_list ap;

	w->v = wfi_realloc((void *)w->v, (w->n + 2) * sizeof *w->v);
	va_start(ap, format);
	w->v[w->n++] = wfi_vformat(format, ap);
	va_end(ap);
	w->v[w->n] = NULL;
}

static void free_words(wfi_words *w)
{
	for (size_t i = 0; i < w->n; i++)
		wfi_free((char *)(uintptr_t)w->v[i]);
	wfi_free((void *)w->v);
}

/* the words of a text, such as CFLAGS */
static void add_words(wfi_words *w, const char *text)
{
	while (text && *(text += strspn(text, " \t\n"))) {
		size_t n = strcspn(text, " \t\n");
		add(w, "%.*s", (int)n, text);
		text += n;
	}
}

static wf_error *ask_pkg_config(wfi_words *w, const char *header)
{
	char text[4096];
	FILE *p = popen("pkg-config --cflags --libs weft 2>/dev/null", "r");
	size_t n = p ? fread(text, 1, sizeof text - 1, p) : 0;

	text[n] = 0;
	if (!p || pclose(p) || !n)
		return wf_error_add(wf_error_new(WF_NOT_FOUND, "weft's headers were found neither at %s nor by pkg-config", header),
			"set PKG_CONFIG_PATH to the folder of weft.pc");
	add_words(w, text);
	return NULL;
}

/* weft's own headers and library lie beside this command: PREFIX/bin/weft, PREFIX/include, and where libweft was loaded from */
static wf_error *add_weft(wfi_words *w)
{
	char *bin = wfi_program_folder(), *lib = wfi_library_dir(), *header = wfi_path_join(bin, "../include/weft.h");
	wf_error *err = NULL;

	if (access(header, R_OK) == 0) {
		add(w, "-I%s/../include", bin);
		add(w, "-L%s", lib);
		add(w, "-Wl,-rpath,%s", lib);
		add(w, "-lweft");
	} else {
		err = ask_pkg_config(w, header);
	}
	add(w, "-lm");
	wfi_free(bin);
	wfi_free(lib);
	wfi_free(header);
	return err;
}

static wf_error *compiler_words(const char *source, wfi_words *w)
{
	const char *cc = getenv("CC");

	add_words(w, cc && *cc ? cc : "cc");
	add(w, "-std=gnu17");
	add(w, "-O2");
	add_words(w, getenv("CFLAGS"));
	add(w, "%s", source);
	return add_weft(w);
}

/* ---- what was compiled before ---- */

static int64_t modified(const char *path)
{
	struct stat st;

	return stat(path, &st) ? INT64_MAX : (int64_t)st.st_mtim.tv_sec * 1000000000 + st.st_mtim.tv_nsec;
}

/* the files that make's rule "program: a.c b.h \\…" names, all older than the program? */
static bool is_fresh(const char *program, const char *rule)
{
	char *text = NULL;
	size_t n;
	int64_t made = modified(program);
	wf_error *err = made == INT64_MAX ? NULL : wfi_read_file(rule, 1 << 20, &text, &n);

	wf_error_free(err);
	if (made == INT64_MAX || err)
		return false;
	char *s = strstr(text, ": ");
	bool fresh = s != NULL;
	for (s = s ? s + 2 : text; fresh && *s;) {
		char name[4096];
		size_t k = 0;
		s += strspn(s, " \n");
		if (*s == '\\' && s[1] == '\n') {
			s += 2;
			continue;
		}
		for (; *s && *s != ' ' && *s != '\n' && k < sizeof name - 1; s++) {
			if (*s == '\\' && s[1] == ' ')
				s++;
			name[k++] = *s;
		}
		name[k] = 0;
		fresh = !k || modified(name) < made;
	}
	wfi_free(text);
	return fresh;
}

static wf_error *run_compiler(const wfi_words *w, const char *source)
{
	int status;

	fflush(NULL);
	pid_t pid = fork();
	if (pid < 0)
		return wfi_errno(errno, "cannot start the compiler");
	if (pid == 0) {
		wfi_signals_restore();
		dup2(STDERR_FILENO, STDOUT_FILENO);
		execvp(w->v[0], (char *const *)(uintptr_t)w->v);
		fprintf(stderr, "weft: %s: %s (Debian: gcc; or name another one in CC)\n", w->v[0], strerror(errno));
		_exit(127);
	}
	while (waitpid(pid, &status, 0) < 0 && errno == EINTR)
		;
	if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
		return NULL;
	wf_error *err = wfi_signals_pending();
	if (err)
		return err;
	return wf_error_new(WF_INVALID_ARGUMENT, "%s was not compiled; the compiler's messages are above", source);
}

/* One compiler at a time for one program: who comes second finds it made, and never replaces what the first has begun to run. */
static wf_error *lock(const char *folder, const char *source, int *fd)
{
	double until = wfi_now() + LOCK_SECONDS;

	*fd = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	if (*fd < 0)
		return wfi_errno(errno, "cannot open %s", folder);
	while (flock(*fd, LOCK_EX | LOCK_NB)) {
		if (errno != EWOULDBLOCK && errno != EINTR)
			return NULL;     /* a file system without locks */
		wf_error *err = wfi_signals_pending();
		if (err)
			return err;
		if (wfi_now() > until)
			return wf_error_new(WF_TIMEOUT, "another process has been compiling %s for %d s (it holds the lock of %s)", source, LOCK_SECONDS, folder);
		nanosleep(&(struct timespec){ .tv_nsec = 20000000 }, NULL);
	}
	return NULL;
}

static wf_error *compile(const char *source, wfi_words *w, const char *program, const char *rule)
{
	char *made = wfi_format("%s.%d", program, (int)getpid());

	add(w, "-MD");
	add(w, "-MF");
	add(w, "%s", rule);
	add(w, "-o");
	add(w, "%s", made);
	wf_error *err = run_compiler(w, source);
	if (!err && rename(made, program))
		err = wfi_errno(errno, "cannot name the compiled program %s", program);
	unlink(made);
	wfi_free(made);
	return err;
}

wf_error *wfi_program_compile(const char *source, char **path)
{
	char *real = realpath(source, NULL), *folder;
	wfi_words w = { 0 };
	int locked = -1;

	if (!real)
		return wf_error_new(WF_NOT_FOUND, "there is no file %s", source);
	wf_error *err = compiler_words(real, &w);
	uint64_t key = 0;
	for (size_t i = 0; i < w.n; i++)
		key = wfi_hash(key, w.v[i], strlen(w.v[i]) + 1);
	folder = cache_folder();
	if (!err)
		err = wfi_make_dirs(folder, 0700);
	/* in a folder of its own, so that the program has its name: runs are named after it */
	const char *base = strrchr(real, '/') + 1;
	char *own = wfi_format("%s/%016llx", folder, (unsigned long long)key), *program = wfi_format("%s/%.*s", own, (int)strlen(base) - 2, base);
	char *rule = wfi_format("%s.d", program);
	if (!err)
		err = wfi_make_dirs(own, 0700);
	if (!err)
		err = lock(own, source, &locked);
	if (!err && !is_fresh(program, rule))
		err = compile(source, &w, program, rule);
	if (locked >= 0)
		close(locked);
	if (err)
		wfi_free(program);
	else
		*path = program;
	wfi_free(rule);
	wfi_free(own);
	wfi_free(folder);
	wfi_free(real);
	free_words(&w);
	return err;
}
