/* manpages: weft.1 and a page for each command, from the tables of src/cli and from doc/environment.md. The build runs it, so pages are never old.
 * usage: manpages ENVIRONMENT_PAGE FOLDER */
#include <ctype.h>
#include "cli/cli.h"
#include "text.h"

/* nothing is freed: the tool ends soon */
int __lsan_is_turned_off(void);
int __lsan_is_turned_off(void)
{
	return 1;
}

/* ---- roff ---- */

static void add_roff(text *t, const char *s, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		bool begins = !t->n || t->s[t->n - 1] == '\n';
		if (begins && (s[i] == '.' || s[i] == '\''))
			put(t, "\\&", 2);
		if (s[i] == '\\')
			put(t, "\\e", 2);
		else if (s[i] == '-')
			put(t, "\\-", 2);
		else if (s[i] == '~')
			put(t, "\\(ti", 4);
		else if (s[i] == '^')
			put(t, "\\(ha", 4);
		else
			put(t, s + i, 1);
	}
}

static void add_line(text *t, const char *s, size_t n)
{
	while (n && isspace((unsigned char)*s))
		s++, n--;
	while (n && isspace((unsigned char)s[n - 1]))
		n--;
	add_roff(t, s, n);
	add(t, "\n");
}

static void add_head(text *t, const char *name, const char *summary)
{
	char *title = copy(name, strlen(name));

	for (char *c = title; *c; c++)
		*c = (char)toupper((unsigned char)*c);
	add(t, ".\\\" Written by tools/manpages.c from src/cli; do not edit.\n.TH \"%s\" 1 \"\" \"weft " WEFT_VERSION "\" \"weft\"\n.SH NAME\n", title);
	add_roff(t, name, strlen(name));
	add(t, " \\- ");
	add_line(t, summary, strlen(summary));
}

/* a tagged paragraph: bold words, and what they mean */
static void add_tagged(text *t, const char *tag, size_t n, const char *s, size_t m)
{
	add(t, ".TP\n\\fB");
	add_roff(t, tag, n);
	add(t, "\\fR\n");
	add_line(t, s, m);
}

/* ---- a command's help: paragraphs, of which some have a heading of their own ---- */

/* "  weft run digits      the example": two or more blanks are between what is written and what it does */
static void add_example(text *t, const char *s, size_t n)
{
	while (n && *s == ' ')
		s++, n--;
	const char *gap = memmem(s, n, "  ", 2);
	size_t m = gap ? (size_t)(gap - s) : n;

	add_tagged(t, s, m, s + m, n - m);
	if (m == n)
		t->n -= 1, add(t, "\\&\n"); /* nothing is said of it */
}

static void add_paragraph(text *t, const char *s, const char *end, bool *headed)
{
	static const char *const sections[] = { "examples:", "exit status:" }, *const titles[] = { "EXAMPLES", "EXIT STATUS" };

	for (size_t i = 0; i < 2; i++)
		if (starts(s, sections[i])) {
			add(t, ".SH %s\n", titles[i]);
			*headed = true;
			s += strlen(sections[i]);
			for (const char *e; i == 0 && s < end; s = e) { /* a line each */
				s += *s == '\n';
				e = memchr(s, '\n', (size_t)(end - s));
				e = e ? e : end;
				if (e > s)
					add_example(t, s, (size_t)(e - s));
			}
			if (i == 0)
				return;
		}
	if (!*headed)
		add(t, ".PP\n");
	for (const char *e; s < end; s = e + 1) {
		e = memchr(s, '\n', (size_t)(end - s));
		e = e ? e : end;
		add_line(t, s, (size_t)(e - s));
		if (e == end)
			break;
	}
}

/* which: 0 paragraphs without a heading, 1 those with one */
static void add_help(text *t, const char *help, int which)
{
	for (const char *s = help, *next; *s; s = next) {
		const char *end = strstr(s, "\n\n");
		next = end ? end + 2 : s + strlen(s);
		end = end ? end : next;
		while (end > s && end[-1] == '\n')
			end--;
		bool headed = starts(s, "examples:") || starts(s, "exit status:");
		if (headed == (which == 1))
			add_paragraph(t, s, end, &headed);
	}
}

static void add_options(text *t, const wfi_option *o)
{
	add(t, ".SH OPTIONS\n");
	for (; o->name; o++) {
		add(t, ".TP\n\\fB%s", o->name[1] ? "\\-\\-" : "\\-");
		add_roff(t, o->name, strlen(o->name));
		add(t, "\\fR");
		if (o->value) {
			add(t, " \\fI");
			add_roff(t, o->value, strlen(o->value));
			add(t, "\\fR");
		}
		add(t, "\n");
		add_line(t, o->help, strlen(o->help));
	}
	add_tagged(t, "--help", 6, "the options and examples", 24);
}

static char *command_page(const wfi_command *c)
{
	text t = { 0 };

	add_head(&t, format("weft-%s", c->name), c->summary);
	add(&t, ".SH SYNOPSIS\n\\fBweft %s\\fR [\\fIOPTIONS\\fR] ", c->name);
	add_line(&t, c->arguments, strlen(c->arguments));
	add(&t, ".SH DESCRIPTION\n\\fBweft %s\\fR ", c->name);
	add_line(&t, c->summary, strlen(c->summary));
	add_help(&t, c->help, 0);
	add_options(&t, c->options);
	add_help(&t, c->help, 1);
	add(&t, ".SH SEE ALSO\n.BR weft (1)\n");
	return t.s;
}

/* ---- weft(1) ---- */

/* a row "| `A`, `B` | values | what |" of doc/environment.md */
static void add_variable(text *t, const char *s, size_t n)
{
	const char *end = s + n, *first = memchr(s + 1, '|', n - 1), *second = first ? memchr(first + 1, '|', (size_t)(end - first - 1)) : NULL;
	const char *last = second ? memrchr(s, '|', n) : NULL;
	text tag = { 0 }, what = { 0 };

	if (!second || last == second)
		return;
	for (const char *p = s + 1; p < first; p++)
		if (*p != '`')
			put(&tag, p, 1);
	while (tag.n && isspace((unsigned char)tag.s[tag.n - 1]))
		tag.s[--tag.n] = 0;
	for (const char *p = first + 1; p < last; p++)
		if (*p == '[' && memmem(p, (size_t)(last - p), "](", 2)) {
			p = strchr(p, ')'); /* a link to another page */
			if (!p)
				break;
		} else if (p == second) {
			add(&what, ":");
		} else if (*p != '`' && !(p[0] == ' ' && p + 1 == second)) {
			put(&what, p, 1);
		}
	add_tagged(t, tag.s + strspn(tag.s, " "), strlen(tag.s + strspn(tag.s, " ")), what.s, what.n);
}

static void add_environment(text *t, const char *file)
{
	char *page = read_file(file);

	add(t, ".SH ENVIRONMENT\n");
	for (char *s = page, *e; s && *s; s = *e ? e + 1 : e) {
		e = s + strcspn(s, "\n");
		if (starts(s, "| `WEFT_"))
			add_variable(t, s, (size_t)(e - s));
	}
}

static char *weft_page(const char *environment)
{
	text t = { 0 };

	add_head(&t, "weft", "JAX-style distributed training in C");
	add(&t, ".SH SYNOPSIS\n\\fBweft\\fR \\fICOMMAND\\fR [\\fIOPTIONS\\fR] ...\n.br\n\\fBweft \\-\\-version\\fR\n"
		".SH DESCRIPTION\nRuns programs that train, and shows what they reported. Programs are written in C or C++ with\n.IR weft.h ,\nand need no weft command to run.\n.SH COMMANDS\n");
	for (const wfi_command *const *c = wfi_commands; *c; c++)
		add_tagged(&t, format("weft %s", (*c)->name), strlen((*c)->name) + 5, (*c)->summary, strlen((*c)->summary));
	add_environment(&t, environment);
	add(&t, ".SH FILES\n.TP\n.I \\(ti/weft_results\nruns: metrics and checkpoints, in a folder each\n"
		".TP\n.I \\(ti/.cache/weft\ncompiled programs of\n.B weft run program.c\n.SH SEE ALSO\n");
	for (const wfi_command *const *c = wfi_commands; *c; c++)
		add(&t, ".BR weft\\-%s (1)%s\n", (*c)->name, c[1] ? "," : "");
	return t.s;
}

int main(int argc, char **argv)
{
	if (argc != 3) {
		fprintf(stderr, "usage: manpages ENVIRONMENT_PAGE FOLDER\n");
		return 2;
	}
	write_file(format("%s/weft.1", argv[2]), weft_page(argv[1]));
	for (const wfi_command *const *c = wfi_commands; *c; c++)
		write_file(format("%s/weft-%s.1", argv[2], (*c)->name), command_page(*c));
	return 0;
}
