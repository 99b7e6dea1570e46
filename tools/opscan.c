/* opscan: reads src/op/NAME.c (not _test.c, not table.c) and writes what must agree with them:
 *   src/op/table.c      the table of operations, sorted by name
 *   include/weft/ops.h  the public constructors with their comments
 *   doc/ops.md          the table of operations
 *   doc/api             the reference of all public headers (apidoc.c)
 * opscan --root DIR [--check]; --check writes nothing and fails when a committed file is stale.
 *
 * What it reads (it is a reader of lines, not of C; keep to these forms):
 *   const wfi_op wfi_op_NAME = {          at the start of a line, up to a line "};". The first string literal is the operation's
 *                                         name, the second its doc (adjacent literals are joined), so a class prefix that takes
 *                                         both first reads the same as .name and .doc. Derivatives are spelled out in the file:
 *                                         one of .jvp .jvp_all .jvp_whole .linear .no_jvp, and with .linear one of .transpose
 *                                         .transpose_all .no_transpose.
 *   static const wfi_attr_field F[] = {   up to "};", in the same file, for `.fields = F`: the first literal of every entry.
 *   /" ** … " /                           a comment that begins with two stars directly above a function's definition makes the
 *                                         function public: its head is copied. With a parenthesised name, wf_val (wf_add)(…),
 *                                         it also gets a macro that stamps the caller's file and line.
 *   /" * PUBLIC                           a line of its own, up to a line that holds only the end of the comment: copied as it is,
 *                                         before the prototypes of that file. A wf_ name #defined there gets no stamp macro.
 */
#include <ctype.h>
#include <dirent.h>
#include "apidoc.h"
#include "text.h"

/* nothing is freed: the tool ends soon */
int __lsan_is_turned_off(void);
int __lsan_is_turned_off(void)
{
	return 1;
}

typedef struct op { char *symbol, *name, *doc, *attributes, *jvp, *transpose; const char *file; } op;
typedef struct function { char *comment, *head, *name; bool stamped; const char *file; } function;
typedef struct block { char *body; const char *file; } block;

/* everything lives until the program ends */
static char **files;
static size_t n_files;
static op *ops;
static size_t n_ops;
static function *functions;
static size_t n_functions;
static block *blocks;
static size_t n_blocks;
static int failures;

__attribute__((format(printf, 2, 3))) static void complain(const char *file, const char *format, ...)
{
	va_list ap;
	fprintf(stderr, "opscan: %s: ", file);
	va_start(ap, format);
	vfprintf(stderr, format, ap);
	va_end(ap);
	fputc('\n', stderr);
	failures++;
}

/* ---- reading C just well enough ---- */

/* past the string or character literal at s */
static const char *past_literal(const char *s)
{
	char quote = *s++;
	while (*s && *s != quote)
		s += *s == '\\' && s[1] ? 2 : 1;
	return *s ? s + 1 : s;
}

/* past a comment at s, or s itself */
static const char *past_comment(const char *s)
{
	if (s[0] != '/' || s[1] != '*')
		return s;
	const char *e = strstr(s + 2, "*/");
	return e ? e + 2 : s + strlen(s);
}

/* The next literal from *s on (adjacent ones joined, escapes resolved); NULL when there is none before end. */
static char *next_literal(const char **s, const char *end)
{
	const char *p = *s;
	text t = { 0 };
	while (p < end) {
		if (*p == '/' && p[1] == '*') {
			p = past_comment(p);
		} else if (*p == '\'') {
			p = past_literal(p);
		} else if (*p == '"') {
			const char *e = past_literal(p);
			for (p++; p < e - 1; p++)
				put(&t, *p == '\\' && p < e - 2 ? ++p : p, 1);
			put(&t, "", 0);
			for (p = e; p < end && isspace((unsigned char)*p);)
				p++;
			if (p >= end || *p != '"')
				break;
		} else if (t.s) {
			break;
		} else {
			p++;
		}
	}
	*s = p;
	return t.s;
}

/* The member .name of an initializer: where its value begins; NULL when it is not there. Literals and comments are skipped. */
static const char *member(const char *s, const char *end, const char *name)
{
	size_t n = strlen(name);
	while (s < end) {
		if (*s == '"' || *s == '\'') {
			s = past_literal(s);
			continue;
		}
		if (*s == '/' && s[1] == '*') {
			s = past_comment(s);
			continue;
		}
		if (*s == '.' && !strncmp(s + 1, name, n) && !isalnum((unsigned char)s[n + 1]) && s[n + 1] != '_') {
			for (s += n + 1; s < end && *s != '=';)
				s++;
			return s < end ? s + 1 : NULL;
		}
		s++;
	}
	return NULL;
}

static char *member_literal(const char *s, const char *end, const char *name)
{
	s = member(s, end, name);
	return s ? next_literal(&s, end) : NULL;
}

static char *identifier(const char *s)
{
	while (isspace((unsigned char)*s) || *s == '&' || *s == '(')
		s++;
	size_t n = 0;
	while (isalnum((unsigned char)s[n]) || s[n] == '_')
		n++;
	return copy(s, n);
}

/* names of the attributes in `static const wfi_attr_field F[] = { … };`, as "a, b" */
static char *attribute_names(const char *source, const char *table, const char *file)
{
	text head = { 0 };
	add(&head, "const wfi_attr_field %s[]", table);
	const char *s = strstr(source, head.s);
	free(head.s);
	if (!s) {
		complain(file, "the attribute table %s is not in this file", table);
		return copy("", 0);
	}
	const char *end = strstr(s, "\n};");
	if (!end)
		end = strchr(s, '\n');
	if (!end)
		end = s + strlen(s);
	text t = { 0 };
	put(&t, "", 0);
	for (char *name; (name = next_literal(&s, end)); free(name)) {
		add(&t, "%s%s", t.n ? ", " : "", name);
		while (s < end && *s != '}') /* the rest of the entry */
			s++;
	}
	return t.s;
}

static void derivatives(op *o, const char *s, const char *end)
{
	char *no_jvp = member_literal(s, end, "no_jvp"), *no_transpose = member_literal(s, end, "no_transpose");
	bool linear = member(s, end, "linear") != NULL;
	bool jvp = linear || member(s, end, "jvp") || member(s, end, "jvp_all") || member(s, end, "jvp_whole");
	bool transpose = member(s, end, "transpose") || member(s, end, "transpose_all");
	if (!jvp && !no_jvp)
		complain(o->file, "%s: no derivative (.linear, .jvp, .jvp_all, .jvp_whole) and no reason for it (.no_jvp)", o->name);
	if (linear && !transpose && !no_transpose)
		complain(o->file, "%s: linear, but no .transpose, .transpose_all and no reason for it (.no_transpose)", o->name);
	o->jvp = no_jvp ? no_jvp : copy(linear ? "linear" : "yes", linear ? 6 : 3);
	if (no_transpose)
		o->transpose = no_transpose;
	else
		o->transpose = transpose ? copy("yes", 3) : copy("", 0);
}

static void read_op(const char *source, const char *line, const char *file)
{
	const char *end = strstr(line, "\n};");
	const char *stop = strchr(line, '\n');
	if (!end) {
		complain(file, "an operation's initializer has no line \"};\"");
		return;
	}
	op o = { .file = file, .symbol = identifier(line + strlen("const wfi_op ")) };
	const char *s = strchr(line, '{');
	if (!s || !stop || s > end) {
		complain(file, "%s: the initializer must begin on the line of its name", o.symbol);
		return;
	}
	const char *body = s;
	o.name = next_literal(&s, end);
	o.doc = o.name ? next_literal(&s, end) : NULL;
	if (!o.doc || !*o.doc) {
		complain(file, "%s: needs a name and a doc string, in this order, first in its initializer", o.symbol);
		return;
	}
	const char *fields = member(body, end, "fields");
	char *table = fields ? identifier(fields) : NULL;
	o.attributes = table ? attribute_names(source, table, file) : copy("", 0);
	free(table);
	derivatives(&o, body, end);
	ops = grow(ops, (n_ops + 1) * sizeof *ops);
	ops[n_ops++] = o;
}

/* A documented function: comment from `comment` to `head`, then the head up to its brace. */
static const char *read_function(const char *comment, const char *head, const char *file)
{
	const char *brace = head;
	while (*brace && *brace != '{' && *brace != ';')
		brace++;
	if (*brace != '{' || starts(head, "static ") || starts(head, "const ") || starts(head, "typedef ") ||
	    starts(head, "struct "))
		return head;
	size_t n = (size_t)(brace - head);
	while (n && isspace((unsigned char)head[n - 1]))
		n--;
	function f = { .file = file, .comment = copy(comment, (size_t)(head - comment)), .head = copy(head, n) };
	const char *name = f.head;
	while (*name && !((starts(name, "wf_") || starts(name, "wfi_")) && name > f.head && strchr(" (*", name[-1]) &&
	                  strchr("()", name[strspn(name, "abcdefghijklmnopqrstuvwxyz_0123456789")])))
		name++;
	if (!*name) {
		complain(file, "a documented function without a wf_ or wfi_ name: %s", f.head);
		return brace;
	}
	f.name = identifier(name);
	f.stamped = name[-1] == '(';
	functions = grow(functions, (n_functions + 1) * sizeof *functions);
	functions[n_functions++] = f;
	return brace;
}

static const char *read_public(const char *line, const char *file)
{
	const char *body = strchr(line, '\n');
	const char *end = body ? strstr(body, "\n*/") : NULL;
	if (!end) {
		complain(file, "a PUBLIC block has no end (a line */)");
		return line + strlen(line);
	}
	blocks = grow(blocks, (n_blocks + 1) * sizeof *blocks);
	blocks[n_blocks++] = (block){ copy(body + 1, (size_t)(end - body)), file };
	return end + 3;
}

static void read_source(const char *path, const char *file)
{
	char *source = read_file(path);
	if (!source) {
		complain(file, "cannot be read");
		return;
	}
	for (const char *s = source; *s;) {
		if (starts(s, "/* PUBLIC\n")) {
			s = read_public(s, file);
		} else if (starts(s, "/**")) {
			const char *after = past_comment(s);
			if (*after == '\n')
				after++;
			s = read_function(s, after, file);
		} else if (starts(s, "const wfi_op wfi_op_")) {
			read_op(source, s, file);
		} else if (starts(s, "wf_val (wf_")) {
			complain(file, "a public constructor without a comment: %.*s", (int)strcspn(s, "\n"), s);
		}
		const char *next = strchr(s, '\n');
		s = next ? next + 1 : s + strlen(s);
	}
	free(source);
}

/* ---- writing ---- */

static const char note[] = "Written by tools/opscan from the files in src/op; do not edit, build the target \"generate\".";

static bool in_public_block(const char *name)
{
	text t = { 0 };
	add(&t, "#define %s", name);
	for (size_t i = 0; i < n_blocks; i++)
		for (const char *s = blocks[i].body; (s = strstr(s, t.s)); s++) {
			char c = s[t.n];
			if (!isalnum((unsigned char)c) && c != '_') {
				free(t.s);
				return true;
			}
		}
	free(t.s);
	return false;
}

static void write_prototype(text *t, const function *f)
{
	add(t, "%s", f->comment);
	if (!f->stamped || in_public_block(f->name)) {
		add(t, "%s;\n", f->head);
		return;
	}
	/* no macro of that name is before it: without the parentheses it reads better */
	const char *open = strchr(f->head, '(');
	add(t, "%.*s%s%s;\n", (int)(open - f->head), f->head, f->name, open + strlen(f->name) + 2);
}

static char *make_header(void)
{
	text t = { 0 };
	add(&t,
	    "/* ops.h: the operations. %s */\n#ifndef WEFT_OPS_H\n#define WEFT_OPS_H\n#include "
	    "<weft/val.h>\n\nWFI_EXTERN_C_BEGIN\n",
	    note);
	for (size_t i = 0; i < n_files; i++) {
		bool first = true;
		for (size_t j = 0; j < n_blocks; j++)
			if (blocks[j].file == files[i]) {
				add(&t, "%s%s", first ? "\n" : "", blocks[j].body);
				first = false;
			}
		for (size_t j = 0; j < n_functions; j++)
			if (functions[j].file == files[i]) {
				add(&t, "\n");
				write_prototype(&t, &functions[j]);
			}
	}
	add(&t, "\nWFI_EXTERN_C_END\n\n/* the caller's file and line, for messages */\n");
	for (size_t j = 0; j < n_functions; j++)
		if (functions[j].stamped && !in_public_block(functions[j].name))
			add(&t, "#define %s(...) WFI_S((%s)(__VA_ARGS__))\n", functions[j].name, functions[j].name);
	add(&t, "#endif\n");
	return t.s;
}

static char *make_table(void)
{
	text t = { 0 };
	add(&t, "/* table.c: all operations, sorted by name. %s */\n#include \"ir/op.h\"\n\n", note);
	for (size_t i = 0; i < n_ops; i++)
		add(&t, "extern const wfi_op %s;\n", ops[i].symbol);
	add(&t, "\nconst wfi_op *const wfi_ops[] = {\n");
	for (size_t i = 0; i < n_ops; i++)
		add(&t, "\t&%s,\n", ops[i].symbol);
	add(&t, "};\nconst size_t wfi_n_ops = %zu;\n\n", n_ops);
	add(&t, "const wfi_op *wfi_op_find(const char *name)\n{\n\tsize_t lo = 0, hi = wfi_n_ops;\n\twhile (lo < hi) {\n"
		"\t\tsize_t mid = lo + (hi - lo) / 2;\n\t\tint c = strcmp(name, wfi_ops[mid]->name);\n\t\tif (!c)\n\t\t\treturn "
		"wfi_ops[mid];\n"
		"\t\tif (c < 0)\n\t\t\thi = mid;\n\t\telse\n\t\t\tlo = mid + 1;\n\t}\n\treturn NULL;\n}\n");
	return t.s;
}

static void cell(text *t, const char *s)
{
	for (; *s; s++)
		add(t, *s == '|' ? "\\|" : "%c", *s);
}

static char *make_doc(void)
{
	text t = { 0 };
	add(&t,
	    "# Operations\n%s\n\nNames are StableHLO's (`chlo.` where it is CHLO's); `wf.` marks our own, which are lowered "
	    "before export. "
	    "\"Derivative\" and \"transpose\" say what\nforward and reverse mode do; where there is none, why.\n\n"
	    "| operation | what it does | attributes | derivative | transpose |\n|---|---|---|---|---|\n",
	    note);
	for (size_t i = 0; i < n_ops; i++) {
		add(&t, "| `%s` | ", ops[i].name);
		const char *columns[] = { ops[i].doc, ops[i].attributes, ops[i].jvp, ops[i].transpose };
		for (size_t j = 0; j < 4; j++) {
			cell(&t, columns[j]);
			add(&t, j < 3 ? " | " : " |\n");
		}
	}
	return t.s;
}

/* writes (through a file beside it, so that a reader never sees half) or compares; takes content */
static void deliver(const char *root, const char *file, char *content, bool check)
{
	text path = { 0 }, temporary = { 0 };
	add(&path, "%s/%s", root, file);
	add(&temporary, "%s.new", path.s);
	char *old = read_file(path.s);
	bool same = old && !strcmp(old, content);
	if (!same && check) {
		complain(file, old ? "stale: build the target \"generate\" and commit the result"
				   : "missing: build the target \"generate\" and commit the result");
	} else if (!same) {
		FILE *f = fopen(temporary.s, "wb");
		bool ok = f && fwrite(content, 1, strlen(content), f) == strlen(content);
		if (f && fclose(f))
			ok = false;
		if (!ok || rename(temporary.s, path.s))
			complain(file, "cannot be written");
	}
	free(old);
	free(path.s);
	free(temporary.s);
	free(content);
}

static int by_text(const void *a, const void *b)
{
	return strcmp(*(char *const *)a, *(char *const *)b);
}

static int by_name(const void *a, const void *b)
{
	return strcmp(((const op *)a)->name, ((const op *)b)->name);
}

static void list_sources(const char *root)
{
	text folder = { 0 };
	add(&folder, "%s/src/op", root);
	DIR *d = opendir(folder.s);
	if (!d) {
		complain(folder.s, "cannot be opened: is --root the source folder?");
		free(folder.s);
		return;
	}
	for (const struct dirent *e; (e = readdir(d));) {
		size_t len = strlen(e->d_name);
		bool test = len > 7 && !strcmp(e->d_name + len - 7, "_test.c");
		if (len < 3 || e->d_name[0] == '.' || strcmp(e->d_name + len - 2, ".c") || test || !strcmp(e->d_name, "table.c"))
			continue;
		files = grow(files, (n_files + 1) * sizeof *files);
		files[n_files++] = copy(e->d_name, len);
	}
	closedir(d);
	free(folder.s);
	if (n_files)
		qsort(files, n_files, sizeof *files, by_text);
}

static void check_unique(void)
{
	for (size_t i = 1; i < n_ops; i++)
		if (!strcmp(ops[i - 1].name, ops[i].name))
			complain(ops[i].file, "the operation \"%s\" is also in %s", ops[i].name, ops[i - 1].file);
	for (size_t i = 0; i < n_functions; i++)
		for (size_t j = 0; j < i; j++)
			if (!strcmp(functions[i].name, functions[j].name))
				complain(functions[i].file, "%s is also in %s", functions[i].name, functions[j].file);
}

int main(int argc, char **argv)
{
	const char *root = ".";
	bool check = false;
	for (int i = 1; i < argc; i++) {
		if (!strcmp(argv[i], "--root") && i + 1 < argc) {
			root = argv[++i];
		} else if (!strcmp(argv[i], "--check")) {
			check = true;
		} else {
			fprintf(stderr, "usage: opscan --root DIR [--check]\n");
			return 2;
		}
	}
	list_sources(root);
	for (size_t i = 0; i < n_files; i++) {
		text path = { 0 };
		add(&path, "%s/src/op/%s", root, files[i]);
		read_source(path.s, files[i]);
		free(path.s);
	}
	if (!n_ops) {
		fprintf(stderr, "opscan: no operations found\n");
		return 1;
	}
	qsort(ops, n_ops, sizeof *ops, by_name);
	check_unique();
	deliver(root, "include/weft/ops.h", make_header(), check);
	deliver(root, "src/op/table.c", make_table(), check);
	deliver(root, "doc/ops.md", make_doc(), check);
	api_page *pages;
	size_t n_pages = api_pages(root, &pages);
	for (size_t i = 0; i < n_pages; i++)
		deliver(root, pages[i].file, pages[i].content, check);
	return failures ? 1 : 0;
}
