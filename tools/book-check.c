/* book-check: what the pages name exists. Of README.md, CONTRIBUTING.md and the pages in doc:
 *   - a name in `code` that begins with wf_ or WF_ is declared in include/ ("wf_metric_*": one that begins so), one that begins with WEFT_ is in
 *     doc/environment.md or declared in include/ (in CONTRIBUTING.md it may be a macro of the tests)
 *   - so are options, ".name = value"
 *   - a link to a file leads to one
 *   - every page of doc is linked in doc/README.md
 *   - every variable that the sources ask the environment for is in doc/environment.md
 *   - doc/errors.md has every code of wf_code with its name, and each message of its tables ("…" stands for what changes) is in the sources
 * usage: book-check ROOT */
#include <ctype.h>
#include <dirent.h>
#include <sys/stat.h>
#include "text.h"

/* nothing is freed: the tool ends soon */
int __lsan_is_turned_off(void);
int __lsan_is_turned_off(void)
{
	return 1;
}

static const char *root;
static text headers, sources, environment, contents;
static int failures;

__attribute__((format(printf, 3, 4))) static void wrong(const char *page, int line, const char *form, ...)
{
	va_list ap;
	printf("%s:%d: ", page, line);
	va_start(ap, form);
	vprintf(form, ap);
	va_end(ap);
	putchar('\n');
	failures++;
}

/* all files below a folder whose name ends so, and is no test's */
static void gather(text *t, const char *folder, const char *suffix, const char *other)
{
	char *path = format("%s/%s", root, folder);
	DIR *d = opendir(path);
	struct stat st;

	for (struct dirent *e; d && (e = readdir(d));) {
		char *name = format("%s/%s", folder, e->d_name), *full = format("%s/%s", root, name), *s;
		if (e->d_name[0] == '.' || stat(full, &st))
			continue;
		if (S_ISDIR(st.st_mode))
			gather(t, name, suffix, other);
		else if ((ends(name, suffix) || ends(name, other)) && !strstr(name, "_test.") && !starts(e->d_name, "test_") && (s = read_file(full)))
			add(t, "%s\n", s);
	}
	if (d)
		closedir(d);
}

/* ---- names ---- */

static bool is_word(char c)
{
	return isalnum((unsigned char)c) || c == '_';
}

/* does it stand there as a word (a prefix: at a word's beginning)? */
static bool stands_in(const text *t, const char *name, size_t n, bool prefix)
{
	for (const char *s = t->s; s && (s = memmem(s, (size_t)(t->s + t->n - s), name, n)); s++)
		if ((s == t->s || !is_word(s[-1])) && (prefix || !is_word(s[n])))
			return true;
	return false;
}

static void check_name(const char *page, int line, const char *s, size_t n)
{
	bool prefix = s[n] == '*' || starts(s + n, "…") || s[n - 1] == '_';

	if (starts(s, "WEFT_")) {
		if (strcmp(page, "CONTRIBUTING.md") && !stands_in(&environment, s, n, prefix) && !stands_in(&headers, s, n, prefix))
			wrong(page, line, "%.*s is not in doc/environment.md", (int)n, s);
	} else if (!stands_in(&headers, s, n, prefix)) {
		wrong(page, line, "%.*s is declared in no header", (int)n, s);
	}
}

/* ".name = value": the option of that name; s is at the dot */
static void check_option(const char *page, int line, const char *s)
{
	size_t n = 0;

	while (is_word(s[1 + n]))
		n++;
	if (n && starts(s + 1 + n, " = ") && islower((unsigned char)s[1]) && !is_word(s[-1]) && s[-1] != ']' && s[-1] != ')' && !stands_in(&headers, s + 1, n, false))
		wrong(page, line, "no struct of the headers has a member %.*s", (int)n, s + 1);
}

static void check_code(const char *page, int line, const char *s, const char *end)
{
	for (; s < end; s++)
		if (*s == '.')
			check_option(page, line, s);
		else if ((starts(s, "wf_") || starts(s, "WF_") || starts(s, "WEFT_")) && !is_word(s[-1]) && s[-1] != '/') {
			size_t n = 0;
			while (is_word(s[n]))
				n++;
			check_name(page, line, s, n);
			s += n;
		}
}

/* ---- links ---- */

/* [words](target) at s, which is the "](" */
static void check_link(const char *page, int line, const char *s, const char *end)
{
	size_t n = strcspn(s + 2, ")#");
	struct stat st;

	if (s + 2 + n > end || !n || starts(s + 2, "http"))
		return;
	const char *slash = strrchr(page, '/');
	char *path = format("%s/%.*s%.*s", root, slash ? (int)(slash - page + 1) : 0, page, (int)n, s + 2);
	if (stat(path, &st))
		wrong(page, line, "the link leads to %.*s, which does not exist", (int)n, s + 2);
}

/* ---- messages ---- */

/* the sources' literals as they are printed: \" is ", and adjacent ones are joined */
static void unescape_sources(void)
{
	char *to = sources.s;

	for (const char *s = sources.s; s && *s;) {
		size_t gap = *s == '"' ? strspn(s + 1, " \t\n") : 0;
		if (*s == '\\' && s[1] == '"')
			s++;
		else if (gap && s[1 + gap] == '"' && s[-1] != '(' && s[-1] != ',')
			s += gap + 2;
		*to++ = *s ? *s++ : 0;
	}
	if (to) {
		*to = 0;
		sources.n = (size_t)(to - sources.s);
	}
}

/* the pieces between "…" of a message stand in the sources, each by itself */
static void check_message(const char *page, int line, const char *s, size_t n)
{
	const char *end = s + n, *e;

	for (; s < end; s = e + strlen("…")) {
		e = memmem(s, (size_t)(end - s), "…", strlen("…"));
		e = e ? e : end;
		while (s < e && *s == ' ')
			s++;
		size_t m = (size_t)(e - s);
		while (m && s[m - 1] == ' ')
			m--;
		if (m > 3 && !memmem(sources.s, sources.n, s, m))
			wrong(page, line, "no source has the message \"%.*s\"", (int)m, s);
		if (e == end)
			break;
	}
}

/* a row of a table whose first cell is `code`: a message */
static void check_row(const char *page, int line, const char *s, const char *end)
{
	if (!starts(s, "| `"))
		return;
	const char *e = strchr(s + 3, '`');
	if (e && e < end && !starts(s + 3, "WF_") && !starts(s + 3, "WEFT_"))
		check_message(page, line, s + 3, (size_t)(e - s - 3));
}

/* the n-th name of the codes, from 0 */
static char *code_name(int n)
{
	const char *s = sources.s ? strstr(sources.s, "code_names[] = {") : NULL;

	for (s = s ? strchr(s, '"') : NULL; s && n-- > 0; s = strchr(s + 1, '"'))
		s = strchr(s + 1, '"');
	return s ? copy(s + 1, strcspn(s + 1, "\"")) : copy("?", 1);
}

/* every code of the enumeration, with its name, is in the page */
static void check_codes(const char *page, const char *s)
{
	const char *c = headers.s ? strstr(headers.s, "WF_OK = 0") : NULL;

	for (int n = 0; c && *c != '}'; c += strcspn(c, "\n"), c += *c == '\n') {
		c += strspn(c, "\t ");
		if (!starts(c, "WF_"))
			continue;
		char *code = format("`%.*s`", (int)strcspn(c, ",= \n"), c), *name = code_name(n++);
		if (n > 1 && !strstr(s, format("%s (%s)", code, name)))
			wrong(page, 1, "the code %s (%s) is not there", code, name);
	}
}

/* ---- pages ---- */

static void check_line(const char *page, int line, const char *s, const char *end)
{
	for (const char *at = s; at < end; at++) {
		const char *e = *at == '`' ? strchr(at + 1, '`') : NULL;
		if (e && e < end) {
			check_code(page, line, at + 1, e);
			at = e;
		} else if (*at == ']' && at[1] == '(') {
			check_link(page, line, at, end);
		}
	}
	if (!strcmp(page, "doc/errors.md"))
		check_row(page, line, s, end);
}

static void check_page(const char *page)
{
	char *all = read_file(format("%s/%s", root, page));
	int line = 0;
	bool listing = false;

	if (!all) {
		wrong(page, 0, "cannot be read");
		return;
	}
	for (const char *s = all, *end; *s; s = end + (*end == '\n')) {
		end = s + strcspn(s, "\n");
		line++;
		if (starts(s, "```"))
			listing = !listing;
		else if (!listing)
			check_line(page, line, s, end);
	}
	if (!strcmp(page, "doc/errors.md"))
		check_codes(page, all);
	if (starts(page, "doc/") && strcmp(page, "doc/README.md") && (!contents.n || !strstr(contents.s, format("(%s)", page + 4))))
		wrong(page, 1, "doc/README.md does not link to it");
}

/* "WEFT_NAME" in the sources, as an argument or a constant's text */
static void check_variables(void)
{
	for (const char *s = sources.s; s && (s = strstr(s, "\"WEFT_")); s++) {
		size_t n = 0;
		while (is_word(s[1 + n]))
			n++;
		if (s[1 + n] == '"' && !stands_in(&environment, s + 1, n, false))
			wrong("doc/environment.md", 1, "%.*s, which the sources ask for, is not there", (int)n, s + 1);
	}
}

int main(int argc, char **argv)
{
	if (argc != 2) {
		fprintf(stderr, "usage: book-check ROOT\n");
		return 2;
	}
	root = argv[1];
	gather(&headers, "include", ".h", ".hpp");
	gather(&sources, "src", ".c", ".h");
	char *s = read_file(format("%s/doc/environment.md", root));
	add(&environment, "%s", s ? s : "");
	s = read_file(format("%s/doc/README.md", root));
	add(&contents, "%s", s ? s : "");

	check_variables();
	unescape_sources();
	DIR *d = opendir(format("%s/doc", root));
	check_page("README.md");
	check_page("CONTRIBUTING.md");
	for (struct dirent *e; d && (e = readdir(d));)
		if (ends(e->d_name, ".md"))
			check_page(format("doc/%s", e->d_name));
	return failures != 0;
}
