/* apidoc.c: include/weft/NAME.h becomes doc/api/NAME.md; opscan writes the pages.
 *
 * A reader of lines, not of C; the headers keep to these forms:
 *   the first comment              what the header is for
 *   /" * ---- title ---- … " /     a section, with what stands behind the title in the comment
 *   /" ** … " /                    belongs to the declarations that follow, up to an empty line or the next such comment
 *   #ifdef __cplusplus             C++'s part is left out
 * A declaration is shown as it stands, but for attributes. wfi_NAME, which a macro wf_NAME stands before, is shown as wf_NAME; other names that begin
 * with wfi_, and macros that only note the caller's line, are left out. */
#include <ctype.h>
#include "apidoc.h"
#include "text.h"

typedef struct name { char *s, *page; } name;
static name *names;              /* of all pages: for the index */
static size_t n_names;
static text all;                 /* all headers: is there a macro wf_NAME? */

typedef struct part {            /* a group of declarations with its text */
	text doc, code;
	size_t first_name;           /* of names: those of this group */
} part;

/* ---- what a line is ---- */

static bool is_word(char c)
{
	return isalnum((unsigned char)c) || c == '_';
}

static bool is_blank(const char *s, size_t n)
{
	while (n && isspace((unsigned char)*s))
		s++, n--;
	return !n;
}

/* is there "#define wf_NAME(" for wfi_NAME? s is at the NAME */
static bool has_macro(const char *s, size_t n)
{
	char *define = format("#define wf_%.*s(", (int)n, s);
	bool found = all.s && strstr(all.s, define);
	free(define);
	return found;
}

static void note_name(const char *page, const char *s, size_t n)
{
	for (size_t i = 0; i < n_names; i++)
		if (strlen(names[i].s) == n && !strncmp(names[i].s, s, n))
			return;
	names = grow(names, (n_names + 1) * sizeof *names);
	names[n_names++] = (name){ copy(s, n), copy(page, strlen(page)) };
}

/* ---- text ---- */

/* words of comments: names as code, marks of Markdown as themselves */
static void add_prose(text *t, const char *s, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		bool begins = !i || !is_word(s[i - 1]);
		if (begins && (starts(s + i, "wf_") || starts(s + i, "WF_") || starts(s + i, "WEFT_") || starts(s + i, "wfi_"))) {
			size_t m = 0;
			while (i + m < n && is_word(s[i + m]))
				m++;
			add(t, "`%.*s`", (int)m, s + i);
			i += m - 1;
		} else {
			if (s[i] == '*' || (s[i] == '_' && (begins || !is_word(s[i + 1]))) || (s[i] == '<' && isalpha((unsigned char)s[i + 1])))
				put(t, "\\", 1);
			put(t, s + i, 1);
		}
	}
}

/* A comment's text without its stars: paragraphs as they are, other lines joined by blanks. */
static void add_comment(text *t, const char *s, const char *end)
{
	for (const char *next; s < end; s = next) {
		const char *e = memchr(s, '\n', (size_t)(end - s));
		next = e ? e + 1 : end;
		e = e ? e : end;
		while (s < e && (*s == '\t' || *s == ' ' || *s == '*'))
			s++;
		while (e > s && (isspace((unsigned char)e[-1])))
			e--;
		if (s == e && t->n)
			add(t, "\n\n");
		else if (s < e) {
			if (t->n && t->s[t->n - 1] != '\n')
				add(t, "\n");
			add_prose(t, s, (size_t)(e - s));
		}
	}
}

/* ---- declarations ---- */

/* the declaration without attributes, WFI_OPTIONAL(…), and with wf_ where a macro of that name stands before it */
static void add_declaration(text *t, const char *s, size_t n)
{
	static const char *const out[] = { "WFI_CHECKED ", "WFI_UNUSED ", "extern " };

	for (size_t i = 0; i < n;) {
		bool begins = !i || !is_word(s[i - 1]), left = false;
		for (size_t k = 0; begins && k < sizeof out / sizeof *out; k++)
			if (starts(s + i, out[k])) {
				i += strlen(out[k]);
				left = true;
			}
		if (left)
			continue;
		if (starts(s + i, " WFI_OPTIONAL(") || starts(s + i, " WFI_PRINTF(")) {
			while (i < n && s[i] != ')')
				i++;
			i++;
			continue;
		}
		if (begins && starts(s + i, "wfi_")) {
			size_t m = 4;
			while (is_word(s[i + m]))
				m++;
			if (has_macro(s + i + 4, m - 4)) {
				add(t, "wf_%.*s", (int)(m - 4), s + i + 4);
				i += m;
				continue;
			}
		}
		put(t, s + i++, 1);
	}
}

/* Names that a declaration declares: the function's, the type's, those of an enumeration. False: one of weft's own only. */
static bool note_declared(const char *page, const char *s)
{
	const char *open = strchr(s, '('), *brace = strchr(s, '{');
	bool any = false;

	if (open && starts(open, "(wf_"))
		open = strchr(open + 1, '('); /* (wf_pad)(…): not the macro of that name */

	if (starts(s, "typedef") || starts(s, "enum") || starts(s, "struct")) {
		for (const char *p = brace && (starts(s, "typedef enum") || starts(s, "enum")) ? brace : NULL; p && *p && *p != '}'; p++)
			if (starts(p, "WF_") && !is_word(p[-1])) {
				size_t n = 0;
				while (is_word(p[n]))
					n++;
				note_name(page, p, n);
				any = true;
				p += n - 1;
			}
		const char *e = strrchr(s, ';');
		if (!brace && open && starts(s, "typedef"))
			e = open;
		while (e && e > s && !is_word(e[-1]))
			e--;
		const char *b = e;
		while (b && b > s && is_word(b[-1]))
			b--;
		if (b && starts(b, "wf_")) {
			note_name(page, b, (size_t)(e - b));
			any = true;
		}
		return any || (brace && starts(s, "struct wf_"));
	}
	for (const char *p = s; *p && (!open || p <= open); p++)
		if (starts(p, "wf_") && (p == s || !is_word(p[-1]))) {
			size_t n = 0;
			while (is_word(p[n]))
				n++;
			if (p[n] == '(' || p[n] == ';' || p[n] == ',' || (p[n] == ')' && p[n + 1] == '(')) {
				note_name(page, p, n);
				return true;
			}
			p += n - 1;
		}
	/* a function of weft's own that is exported for want of a macro: only with a comment of its own */
	return false;
}

static void add_code(part *p, const char *page, const char *s, size_t n)
{
	text t = { 0 };

	add_declaration(&t, s, n);
	if (note_declared(page, t.s) || p->doc.n)
		add(&p->code, "%s\n", t.s);
}

/* Does a function of that name stand in the headers, or one of weft's own that the macro stands before? Prototypes have a type before the name. */
static bool is_function(const char *s, size_t n)
{
	const char *forms[] = { format(" %.*s(", (int)n, s), format("*%.*s(", (int)n, s), format(" (%.*s)(wf_", (int)n, s), format(" wfi_%.*s(", (int)n - 3, s + 3),
		format("*wfi_%.*s(", (int)n - 3, s + 3) };

	for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
		for (const char *at = all.s; (at = strstr(at, forms[i])); at++) {
			const char *line = at;
			while (line > all.s && line[-1] != '\n')
				line--;
			if (*line != '#' && *line != '\t' && *line != ' ' && *line != '/')
				return true;
		}
	return false;
}

/* #define NAME…: shown by its name, parameters and, when it is a simple one, value. A macro before a function is shown where that is declared. */
static void add_macro(part *p, const char *page, const char *s, size_t n)
{
	size_t m = 0, params = 0;

	s += strlen("#define ");
	n -= strlen("#define ");
	while (m < n && is_word(s[m]))
		m++;
	while (s[m] == '(' && m + params < n && s[m + params] != ')')
		params++;
	const char *value = s + m + (params ? params + 1 : 0);
	if (!(starts(s, "wf_") || starts(s, "WF_")) || (params && starts(s, "wf_") && is_function(s, m) && (p->code.n || !p->doc.n)))
		return; /* a comment of its own says more than the function does */
	note_name(page, s, m);
	add(&p->code, "#define %.*s", (int)(m + (params ? params + 1 : 0)), s);
	if (!params && value < s + n && !memchr(value, '\\', (size_t)(s + n - value)))
		add(&p->code, "%.*s", (int)(s + n - value), value);
	add(&p->code, "\n");
}

/* ---- a header ---- */

static void finish_part(part *p, text *page)
{
	if (p->code.n) {
		for (size_t i = p->first_name; i < n_names; i++)
			add(page, "%s<a id=\"%s\"></a>", i == p->first_name ? "\n" : "", names[i].s);
		add(page, "\n```c\n%s```\n", p->code.s);
	}
	if (p->doc.n && p->code.n)
		add(page, "%s\n", p->doc.s);
	*p = (part){ .first_name = n_names };
}

/* "---- title ---- more": a section */
static void add_section(text *page, const char *s, const char *end)
{
	const char *e = s;
	text title = { 0 }, more = { 0 };

	while (e < end && !starts(e, "----") && *e != '\n')
		e++;
	while (e > s && e[-1] == ' ')
		e--;
	add_prose(&title, s, (size_t)(e - s));
	add(page, "\n## %s\n", title.s ? title.s : "");
	while (e < end && (*e == '-' || *e == ' '))
		e++;
	add_comment(&more, e, end);
	if (more.n)
		add(page, "%s\n", more.s);
}

/* where the statement or the body that begins at s ends: past its ; or } at depth 0 and what is left of that line */
static const char *past_statement(const char *s)
{
	int depth = 0;
	bool body = false;

	for (; *s; s++) {
		if (starts(s, "/*") && strstr(s, "*/")) {
			s = strstr(s, "*/") + 1;
			continue;
		}
		depth += *s == '{' || *s == '(';
		depth -= *s == '}' || *s == ')';
		body = body || (*s == '{' && depth == 1);
		if (!depth && (*s == ';' || (*s == '}' && body && (s[1] == '\n'))))
			break;
	}
	s += strcspn(s, "\n");
	/* a comment behind it may go on in the next lines */
	return s;
}

/* #if …: true when what follows belongs to C */
static bool of_c(const char *s)
{
	return !starts(s, "#ifdef __cplusplus") && !starts(s, "#ifdef WFI_LIBRARY");
}

static char *header_page(const char *file, const char *s)
{
	char *page = copy(file, strlen(file) - 2);
	text t = { 0 };
	part p = { .first_name = n_names };
	bool taken[16] = { true }, first = true;
	int depth = 0;

	while (*s) {
		size_t n = strcspn(s, "\n");
		const char *next = s + n + (s[n] == '\n');
		if (starts(s, "#if") && depth < 15) {
			taken[depth + 1] = taken[depth] && of_c(s);
			depth++;
		} else if (starts(s, "#else") && depth) {
			taken[depth] = taken[depth - 1] && !taken[depth];
		} else if (starts(s, "#endif") && depth) {
			depth--;
		} else if (!taken[depth]) {
			;
		} else if (starts(s, "/*")) {
			const char *end = strstr(s, "*/");
			if (!end)
				break;
			next = end + 2 + strspn(end + 2, " ");
			next += *next == '\n';
			if (first) {
				text about = { 0 };
				const char *colon = strchr(s, ':');
				add_comment(&about, colon && colon < end ? colon + 1 : s + 2, end);
				if (about.n && strcspn(about.s, ".") > strcspn(about.s, " ")) /* a sentence; not "jax.numpy on top of" */
					about.s[0] = (char)toupper((unsigned char)about.s[0]);
				add(&t, "# %s\nWritten by tools/opscan from include/weft/%s; do not edit, build the target \"generate\".\n\n%s\n", file, file, about.s);
				first = false;
			} else if (starts(s, "/* ----")) {
				finish_part(&p, &t);
				add_section(&t, s + strlen("/* ---- "), end);
			} else if (starts(s, "/**")) {
				finish_part(&p, &t);
				add_comment(&p.doc, s + 3, end);
			}
		} else if (is_blank(s, n)) {
			finish_part(&p, &t);
		} else if (starts(s, "#define")) {
			while (next > s + 1 && next[-2] == '\\')
				next += strcspn(next, "\n") + 1;
			add_macro(&p, page, s, n);
		} else if (*s != '#' && !starts(s, "WFI_EXTERN_C") && *s != '\t' && *s != '}') {
			const char *end = past_statement(s);
			next = end + (*end == '\n');
			if (!starts(s, "static") && !starts(s, "extern const struct wfi_") && !starts(s, "struct wfi_"))
				add_code(&p, page, s, (size_t)(end - s));
		}
		s = next;
	}
	finish_part(&p, &t);
	return t.s;
}

/* ---- all of them ---- */

static int by_name(const void *a, const void *b)
{
	return strcmp(((const name *)a)->s, ((const name *)b)->s);
}

static char *index_page(const char *headers)
{
	text t = { 0 };
	char letter = 0;

	add(&t, "# Reference\nWritten by tools/opscan from the public headers; do not edit, build the target \"generate\". A last argument of a type …_opts is given as\n"
		"`.name = value, …`, or left out; where `const wf_val *v`, `const int64_t *shape` or the like stands for a list, its members follow one after the other:\n"
		"`wf_stack(0, a, b)`, `wf_zeros(2, 3)`. `*_n` functions take a pointer and a count.\n\n%s", headers);
	qsort(names, n_names, sizeof *names, by_name);
	for (size_t i = 0; i < n_names; i++) {
		const char *s = names[i].s + 3;
		char group = starts(names[i].s, "WF_") ? 'W' : (char)toupper((unsigned char)*s);
		if (group != letter)
			add(&t, "\n\n## %s\n", group == 'W' && starts(names[i].s, "WF_") ? "WF_" : (char[]){ group, 0 });
		else
			add(&t, " ·\n");
		letter = group;
		add(&t, "[%s](%s.md#%s)", names[i].s, names[i].page, names[i].s);
	}
	add(&t, "\n");
	return t.s;
}

size_t api_pages(const char *root, api_page **out)
{
	char *umbrella = read_file(format("%s/include/weft.h", root));
	text headers = { 0 };
	size_t n = 0;
	char *files[64], *sources[64];

	for (const char *s = umbrella; s && (s = strstr(s, "#include <weft/")) && n < 63; s++) {
		const char *at = s + strlen("#include <weft/");
		files[n] = copy(at, strcspn(at, ">"));
		sources[n] = read_file(format("%s/include/weft/%s", root, files[n]));
		if (sources[n])
			n++;
	}
	for (const char *extra = "losses.h\0metrics.h\0pp.h\0"; umbrella && *extra && n < 63; extra += strlen(extra) + 1) {
		files[n] = copy(extra, strlen(extra)); /* these come with the others */
		sources[n] = read_file(format("%s/include/weft/%s", root, extra));
		if (sources[n])
			n++;
	}
	*out = grow(NULL, (n + 1) * sizeof **out);
	for (size_t i = 0; i < n; i++)
		add(&all, "%s\n", sources[i]);
	for (size_t i = 0; i < n; i++) {
		(*out)[i] = (api_page){ format("doc/api/%.*s.md", (int)strlen(files[i]) - 2, files[i]), header_page(files[i], sources[i]) };
		const char *about = strchr((*out)[i].content, '\n'), *line = about ? strstr(about, "\n\n") : NULL;
		size_t m = 2;
		while (line && line[m] && !strchr("\n:;", line[m]) && !(line[m] == '.' && isspace((unsigned char)line[m + 1])))
			m++;
		add(&headers, "* [%s](%.*s.md): %.*s\n", files[i], (int)strlen(files[i]) - 2, files[i], line ? (int)m - 2 : 0, line ? line + 2 : "");
	}
	if (n)
		(*out)[n] = (api_page){ copy("doc/api/README.md", 17), index_page(headers.s) };
	return n ? n + 1 : 0;
}
