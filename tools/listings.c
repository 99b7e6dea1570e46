/* listings: every fenced listing of README.md and of the pages in doc is compiled, run, and compared with the output that the page shows.
 *   listings --root DIR --build DIR [--cc CC] [--cxx CXX] [--flags=FLAGS] [-j N] [--write] [PAGE …]
 * --write puts what was printed into the pages instead of failing.
 *
 * The first word behind ``` is the language; a fence without one is an error. Words behind it say what is done with the listing:
 *   c, cpp            a whole program: compiled with all warnings as errors, as program.c, and run
 *     part            a part of a program: stands before the listings that follow, up to the next whole program
 *     body a b …      statements of a function with these values (wf_val) as arguments: compiled only
 *     not-run         compiled only
 *   sh                run by sh -eu in a folder of the page's own, with weft's commands in PATH; what a listing leaves there the next one finds
 *     not-run         only its syntax is checked
 *   text              behind one that was run: what it printed. "…" stands for any characters of a line, a line of it for any number of lines; numbers
 *                   with a point may differ by 1 %; the folder that is HOME is "~"
 *     as-is           is no output
 *   any language:
 *     file=NAME       is written to that file in the page's folder; a program of that name is compiled, to be run by a later sh listing
 *     fails           must end with an exit status other than 0; what it wrote to standard error is compared, too, behind the rest
 * A listing in a comment, "<!-- c part" … "-->", counts as well: what a reader need not see. */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include "text.h"

/* nothing is freed: the tool ends soon */
int __lsan_is_turned_off(void);
int __lsan_is_turned_off(void)
{
	return 1;
}

typedef struct listing {
	char *language, *words;      /* words: with a blank before and after each */
	char *body;
	int line;                    /* of the page: the first of the body */
	bool hidden;
} listing;

typedef struct page {
	char *name, *source;
	listing *v;
	size_t n;
	char *folder;                /* where its programs run */
	text parts;                  /* of a program to come */
	int *lines;                  /* the page's line of each line of the program, from 1 */
	int n_lines;
	text report;                 /* what is wrong */
	int failures, done;
	text rewritten;              /* --write */
	size_t copied;
} page;

static const char *root, *build, *cc = "cc", *cxx = "c++", *flags = "";
static bool writing;

/* ---- reading pages ---- */

static bool has(const listing *l, const char *word)
{
	char *w = format(" %s ", word);
	bool found = strstr(l->words, w);
	free(w);
	return found;
}

/* the value of file=NAME, or NULL */
static char *file_of(const listing *l)
{
	const char *s = strstr(l->words, " file=");
	return s ? copy(s + 6, strcspn(s + 6, " ")) : NULL;
}

__attribute__((format(printf, 3, 4))) static void wrong(page *p, int line, const char *form, ...)
{
	va_list ap;
	char buf[512];
	va_start(ap, form);
	vsnprintf(buf, sizeof buf, form, ap);
	va_end(ap);
	add(&p->report, "%s:%d: %s\n", p->name, line, buf);
	p->failures++;
}

static void open_listing(page *p, const char *info, size_t n, int line, bool hidden)
{
	listing l = { .line = line + 1, .hidden = hidden };
	size_t word = 0;

	while (word < n && info[word] != ' ')
		word++;
	l.language = copy(info, word);
	l.words = format("%.*s ", (int)(n - word), info + word);
	if (!word)
		wrong(p, line, "a fence without a language: ```c, cpp, sh, text …");
	p->v = grow(p->v, (p->n + 1) * sizeof *p->v);
	p->v[p->n++] = l;
}

/* "<!-- c part": a hidden listing begins */
static bool opens_hidden(const char *s, size_t n)
{
	static const char *const languages[] = { "c", "cpp", "sh", "text", "csv" };

	if (n < 6 || !starts(s, "<!-- ") || memmem(s, n, "-->", 3))
		return false;
	for (size_t i = 0, m; i < sizeof languages / sizeof *languages; i++)
		if (starts(s + 5, languages[i]) && (m = strlen(languages[i]), s[5 + m] == ' ' || s[5 + m] == '\n'))
			return true;
	return false;
}

static void read_page(page *p)
{
	const char *end = NULL;      /* what ends the listing that is open */
	int line = 0;
	text body = { 0 };

	for (const char *s = p->source, *next; *s; s = next) {
		size_t n = strcspn(s, "\n");
		next = s + n + (s[n] == '\n');
		line++;
		if (end && n == strlen(end) && !strncmp(s, end, n)) {
			put(&body, "", 0);
			p->v[p->n - 1].body = body.s;
			body = (text){ 0 };
			end = NULL;
		} else if (end) {
			put(&body, s, (size_t)(next - s));
		} else if (n >= 3 && starts(s, "```")) {
			open_listing(p, s + 3, n - 3, line, false);
			end = "```";
		} else if (opens_hidden(s, n)) {
			open_listing(p, s + 5, n - 5, line, true);
			end = "-->";
		}
	}
	if (end) {
		wrong(p, line, "a listing does not end");
		p->n--;
	}
}

/* ---- running ---- */

/* runs argv in the page's folder with standard output and standard error in these files; the exit status, 128 + signal */
static int run(const page *p, char *const *argv, const char *out, const char *err)
{
	int status;
	pid_t pid = fork();

	if (pid == 0) {
		int o, e, in = open("/dev/null", O_RDONLY);
		if (chdir(p->folder) || (o = open(out, O_WRONLY | O_CREAT | O_TRUNC, 0666)) < 0 || (e = open(err, O_WRONLY | O_CREAT | O_TRUNC, 0666)) < 0)
			_exit(127);
		dup2(in, 0);
		dup2(o, 1);
		dup2(e, 2);
		execvp(argv[0], argv);
		_exit(127);
	}
	if (pid < 0 || waitpid(pid, &status, 0) != pid)
		return 127;
	return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

static char *in_folder(const page *p, const char *file)
{
	return format("%s/%s", p->folder, file);
}

static char *file_text(const page *p, const char *file)
{
	char *path = in_folder(p, file), *s = read_file(path);
	free(path);
	return s ? s : copy("", 0);
}

/* what a listing printed, with "~" for the folder that was HOME */
static char *printed_text(const page *p, const char *file)
{
	char *s = file_text(p, file), *home = copy(p->folder, strlen(p->folder) - strlen("/page"));
	text t = { 0 };

	for (char *at; (at = strstr(s, home)); s = at + strlen(home)) {
		put(&t, s, (size_t)(at - s));
		add(&t, "~");
	}
	add(&t, "%s", s);
	return t.s;
}

/* What the compiler says, with the page's lines instead of the program's. */
static void report_compiler(page *p, const char *file, const char *said)
{
	size_t n = strlen(file);
	int shown = 0;

	for (const char *s = said, *next; *s && shown < 12; s = next, shown++) {
		next = strchr(s, '\n');
		next = next ? next + 1 : s + strlen(s);
		char *end;
		long line = !strncmp(s, file, n) && s[n] == ':' ? strtol(s + n + 1, &end, 10) : 0;
		if (line > 0 && line <= p->n_lines)
			add(&p->report, "%s:%d%.*s", p->name, p->lines[line - 1], (int)(next - end), end);
		else
			add(&p->report, "    %.*s", (int)(next - s), s);
	}
}

static void map_lines(page *p, const char *s, int line, bool advance)
{
	for (; *s; s++)
		if (*s == '\n') {
			p->lines = grow(p->lines, (size_t)(p->n_lines + 1) * sizeof *p->lines);
			p->lines[p->n_lines++] = line;
			line += advance;
		}
}

static void add_part(page *p, const char *s, int line, bool of_page)
{
	add(&p->parts, "%s", s);
	map_lines(p, s, line, of_page);
}

/* the statements of a "body" listing as a function of its values */
static void wrap_body(page *p, const listing *l)
{
	text head = { 0 };
	const char *sep = "";

	add(&head, "%swf_val listing(", p->parts.n && strstr(p->parts.s, "<weft") ? "" : !strcmp(l->language, "cpp") ? "#include <weft/weft.hpp>\n" : "#include <weft.h>\n");
	for (const char *s = strstr(l->words, " body") + 5; *s; s += strcspn(s, " ")) {
		s += strspn(s, " ");
		size_t n = strcspn(s, " ");
		if (n)
			add(&head, "%s%s %.*s", sep, !strcmp(l->language, "cpp") ? "weft::val" : "wf_val", (int)n, s);
		sep = n ? ", " : sep;
	}
	add(&head, "%s);\n", *sep ? "" : "void");
	const char *name = strstr(head.s, "wf_val listing(");
	char *again = copy(name, strlen(name) - 2);
	add(&head, "%s\n{\n", again);
	add_part(p, head.s, l->line, false);
	add_part(p, l->body, l->line, true);
	add_part(p, "\treturn wf_none();\n}\n", l->line, false);
}

/* Compiles what has been gathered; clears it. */
static bool compile(page *p, const listing *l, const char *file, const char *program, bool link)
{
	bool cpp = !strcmp(l->language, "cpp");
	char *path = in_folder(p, file);
	/* a part's functions need not all be called yet */
	char *command = format("%s %s -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror %s %s -I%s/include %s -o %s %s", cpp ? cxx : cc,
		cpp ? "-std=c++17" : "-std=c17", link ? "" : "-c -Wno-unused-function -Wno-unused-variable -Wno-unused-const-variable -Wno-unused-parameter", flags,
		build, file, program, link ? format("-L%s/lib -lweft -lm -Wl,-rpath,%s/lib", build, build) : "");

	write_file(path, p->parts.s);
	int status = run(p, (char *[]){ "sh", "-c", command, NULL }, ".compiled", ".said");
	char *said = file_text(p, ".said");
	if (status) {
		wrong(p, l->line, "the listing does not compile:");
		report_compiler(p, file, said);
	}
	p->parts.n = 0;
	p->n_lines = 0;
	p->done++;
	return status == 0;
}

/* ---- comparing ---- */

static bool begins_number(const char *s, const char *line, size_t left)
{
	return left && *s >= '0' && *s <= '9' && (s == line || !(s[-1] == '.' || (s[-1] >= '0' && s[-1] <= '9')));
}

/* Two numbers with a point, of which processors may round the last digits differently: within 1 % they are equal. The lengths of both, or false. */
static bool near_numbers(const char *s, size_t n, const char *pattern, size_t m, size_t *s_length, size_t *p_length)
{
	char a[64] = "", b[64] = "", *a_end, *b_end;

	memcpy(a, s, n < 63 ? n : 63);
	memcpy(b, pattern, m < 63 ? m : 63);
	double x = strtod(a, &a_end), y = strtod(b, &b_end), less = x < y ? x : y, more = x < y ? y : x;
	*s_length = (size_t)(a_end - a);
	*p_length = (size_t)(b_end - b);
	return memchr(b, '.', *p_length) && memchr(a, '.', *s_length) && more - less <= 0.01 * more;
}

/* one line: "…" is any run of characters */
static bool line_matches(const char *s, size_t n, const char *pattern, size_t m)
{
	static const char any[] = "…";
	const size_t k = sizeof any - 1;
	const char *line = s;
	size_t a, b;

	while (m) {
		if (m >= k && !memcmp(pattern, any, k)) {
			for (size_t i = 0; i <= n; i++)
				if (line_matches(s + i, n - i, pattern + k, m - k))
					return true;
			return false;
		}
		if (begins_number(s, line, n) && begins_number(pattern, pattern, m) && near_numbers(s, n, pattern, m, &a, &b)) {
			s += a, n -= a, pattern += b, m -= b;
			continue;
		}
		if (!n || *s != *pattern)
			return false;
		s++, n--, pattern++, m--;
	}
	return !n;
}

static bool matches(const char *s, const char *pattern)
{
	while (*pattern) {
		size_t m = strcspn(pattern, "\n");
		const char *rest = pattern + m + (pattern[m] == '\n');
		if (m == strlen("…") && !memcmp(pattern, "…", m)) {
			for (;; s += strcspn(s, "\n"), s += *s == '\n') {
				if (matches(s, rest))
					return true;
				if (!*s)
					return false;
			}
		}
		size_t n = strcspn(s, "\n");
		if (!*s || !line_matches(s, n, pattern, m))
			return false;
		s += n + (s[n] == '\n');
		pattern = rest;
	}
	return !*s;
}

/* the page up to and with the line before `line` is copied, then s takes the place of the listing's body */
static void rewrite(page *p, const listing *l, const char *s)
{
	const char *at = p->source;

	for (int line = 1; line < l->line; line++)
		at = strchr(at, '\n') + 1;
	put(&p->rewritten, p->source + p->copied, (size_t)(at - p->source) - p->copied);
	add(&p->rewritten, "%s", s);
	p->copied = (size_t)(at - p->source) + strlen(l->body);
}

static void indent(text *t, const char *s)
{
	for (const char *next; *s; s = next) {
		next = strchr(s, '\n');
		next = next ? next + 1 : s + strlen(s);
		add(t, "    %.*s%s", (int)(next - s), s, next[-1] == '\n' ? "" : "\n");
	}
}

/* what a listing that was run printed, against the text that follows it */
static void judge(page *p, size_t i, int status)
{
	const listing *l = &p->v[i], *said = i + 1 < p->n && !strcmp(p->v[i + 1].language, "text") && !strstr(p->v[i + 1].words, " file=") &&
		!has(&p->v[i + 1], "as-is") ? &p->v[i + 1] : NULL;
	char *out = printed_text(p, ".printed"), *err = printed_text(p, ".said"), *all = has(l, "fails") ? format("%s%s", out, err) : out;

	if (has(l, "fails") ? status == 0 || status >= 124 : status != 0) {
		wrong(p, l->line, "the listing ended with status %d; it printed:", status);
		indent(&p->report, out);
		indent(&p->report, err);
	} else if (said && !matches(all, said->body)) {
		if (all[0] && all[strlen(all) - 1] != '\n')
			all = format("%s\n", all);
		if (writing) {
			rewrite(p, said, all);
			return;
		}
		wrong(p, said->line, "the listing above printed something else:");
		indent(&p->report, all);
	}
}

/* ---- each kind of listing ---- */

static void do_program(page *p, size_t i)
{
	const listing *l = &p->v[i];
	bool cpp = !strcmp(l->language, "cpp"), body = strstr(l->words, " body ");
	char *file = file_of(l);
	const char *name = file ? file : cpp ? "program.cpp" : "program.c";

	if (body)
		wrap_body(p, l);
	else
		add_part(p, l->body, l->line, true);
	if (has(l, "part"))
		return;
	if (!body && !strstr(p->parts.s, "main(")) {
		wrong(p, l->line, "neither a whole program nor marked as a part or a body");
		p->parts.n = 0;
		p->n_lines = 0;
		return;
	}
	bool ok = compile(p, l, name, body ? "program.o" : "program", !body);
	if (!ok || body || file || has(l, "not-run"))
		return;
	int status = run(p, (char *[]){ "timeout", "-k", "10", "120", "./program", NULL }, ".printed", ".said");
	judge(p, i, status);
}

static void do_shell(page *p, size_t i)
{
	const listing *l = &p->v[i];
	char *path = in_folder(p, ".script");
	bool runs = !has(l, "not-run");

	write_file(path, l->body);
	p->done++;
	int status = runs ? run(p, (char *[]){ "timeout", "-k", "10", "240", "sh", "-eu", ".script", NULL }, ".printed", ".said") :
			    run(p, (char *[]){ "sh", "-n", ".script", NULL }, ".printed", ".said");
	judge(p, i, status);
}

static void do_listing(page *p, size_t i)
{
	const listing *l = &p->v[i];
	char *file = file_of(l);
	bool code = !strcmp(l->language, "c") || !strcmp(l->language, "cpp");

	if (code) {
		do_program(p, i);
	} else if (file) {
		char *path = in_folder(p, file);
		write_file(path, l->body);
	} else if (!strcmp(l->language, "sh")) {
		do_shell(p, i);
	} else if (!strcmp(l->language, "text") && !has(l, "as-is")) {
		const listing *before = i ? &p->v[i - 1] : NULL;
		bool ran = before && !has(before, "not-run") && !has(before, "part") && !strstr(before->words, " body ") && !strstr(before->words, " file=") &&
			(!strcmp(before->language, "c") || !strcmp(before->language, "cpp") || !strcmp(before->language, "sh"));
		if (!ran)
			wrong(p, l->line, "an output, but what stands before it is not run; ```text as-is is no output");
	}
}

/* parts that no program took: compiled by themselves */
static void finish_parts(page *p)
{
	for (size_t i = p->n; p->parts.n && i > 0; i--)
		if (has(&p->v[i - 1], "part"))
			compile(p, &p->v[i - 1], !strcmp(p->v[i - 1].language, "cpp") ? "program.cpp" : "program.c", "program.o", false);
}

static int do_page(page *p)
{
	char dir[] = "/tmp/weft-listings-XXXXXX";

	if (!mkdtemp(dir)) {
		fprintf(stderr, "listings: no folder in /tmp: %s\n", strerror(errno));
		return 1;
	}
	p->folder = format("%s/page", dir);
	setenv("HOME", dir, 1);
	setenv("XDG_CACHE_HOME", format("%s/cache", dir), 1);
	mkdir(p->folder, 0777);
	char *path = format("%s/%s", root, p->name);
	p->source = read_file(path);
	if (!p->source) {
		wrong(p, 0, "cannot be read");
	} else {
		read_page(p);
		for (size_t i = 0; i < p->n; i++)
			do_listing(p, i);
		finish_parts(p);
	}
	if (p->rewritten.n) {
		add(&p->rewritten, "%s", p->source + p->copied);
		write_file(path, p->rewritten.s);
	}
	run(p, (char *[]){ "rm", "-rf", dir, NULL }, "/dev/null", "/dev/null");
	add(&p->report, "%-24s %3d listings%s\n", p->name, p->done, p->failures ? format(", %d wrong", p->failures) : "");
	fwrite(p->report.s, 1, p->report.n, stdout);
	fflush(stdout);
	return p->failures != 0;
}

/* ---- all of them ---- */

static int by_name(const void *a, const void *b)
{
	return strcmp(*(char *const *)a, *(char *const *)b);
}

static char **all_pages(int *n)
{
	char **v = grow(NULL, 256 * sizeof *v), *path = format("%s/doc", root);
	DIR *d = opendir(path);

	*n = 0;
	v[(*n)++] = copy("README.md", 9);
	for (struct dirent *e; d && (e = readdir(d)) && *n < 256;)
		if (ends(e->d_name, ".md"))
			v[(*n)++] = format("doc/%s", e->d_name);
	if (d)
		closedir(d);
	qsort(v, (size_t)*n, sizeof *v, by_name);
	return v;
}

/* jobs processes take pages from a pipe */
static int do_pages(char **names, int n, int jobs)
{
	int queue[2], failed = 0, status;

	if (pipe(queue) || n > 256)
		return 1;
	for (int i = 0; i < n; i++)
		if (write(queue[1], &(unsigned char){ (unsigned char)i }, 1) != 1)
			return 1;
	close(queue[1]);
	for (int j = 0; j < jobs; j++) {
		if (fork())
			continue;
		unsigned char i;
		int bad = 0;
		while (read(queue[0], &i, 1) == 1)
			bad |= do_page(&(page){ .name = names[i] });
		_exit(bad);
	}
	while (wait(&status) > 0)
		failed |= status != 0;
	return failed;
}

int main(int argc, char **argv)
{
	int jobs = 2, n = 0;
	char **names = grow(NULL, (size_t)(argc + 1) * sizeof *names);

	for (int i = 1; i < argc; i++) {
		const char **option = !strcmp(argv[i], "--root") ? &root : !strcmp(argv[i], "--build") ? &build : !strcmp(argv[i], "--cc") ? &cc :
			!strcmp(argv[i], "--cxx") ? &cxx : NULL;
		if (starts(argv[i], "--flags="))
			flags = argv[i] + strlen("--flags=");
		else if (option && i + 1 < argc)
			*option = argv[++i];
		else if (!strcmp(argv[i], "--write"))
			writing = true;
		else if (!strcmp(argv[i], "-j") && i + 1 < argc)
			jobs = atoi(argv[++i]);
		else
			names[n++] = argv[i];
	}
	if (!root || !build || jobs < 1) {
		fprintf(stderr, "usage: listings --root DIR --build DIR [--cc CC] [--cxx CXX] [--flags=FLAGS] [-j N] [--write] [PAGE …]\n");
		return 2;
	}
	root = realpath(root, NULL);
	build = realpath(build, NULL);
	if (!root || !build) {
		fprintf(stderr, "listings: no such folder\n");
		return 2;
	}
	if (!n)
		names = all_pages(&n);
	setenv("PATH", format("%s/bin:%s", build, getenv("PATH") ? getenv("PATH") : "/usr/bin:/bin"), 1);
	setenv("LC_ALL", "C.UTF-8", 1);
	setenv("CC", cc, 1);
	setenv("CFLAGS", flags, 1);
	return do_pages(names, n, jobs);
}
