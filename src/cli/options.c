/* options.c: command lines. */
#include "cli/cli.h"
#include <errno.h>
#include <stdlib.h>

/* ---- near misses ---- */

static size_t distance(const char *a, const char *b)
{
	size_t n = strlen(a), m = strlen(b), row[64];

	if (n >= WFI_COUNT(row) || m >= WFI_COUNT(row))
		return SIZE_MAX;
	for (size_t j = 0; j <= m; j++)
		row[j] = j;
	for (size_t i = 1; i <= n; i++) {
		size_t diagonal = row[0];
		row[0] = i;
		for (size_t j = 1; j <= m; j++) {
			size_t change = diagonal + (a[i - 1] != b[j - 1]), other = WFI_MIN(row[j], row[j - 1]) + 1;
			diagonal = row[j];
			row[j] = WFI_MIN(change, other);
		}
	}
	return row[m];
}

const char *wfi_nearest(const char *word, const char *const *candidates, size_t n)
{
	const char *best = NULL;
	size_t least = SIZE_MAX;

	for (size_t i = 0; i < n; i++) {
		size_t d = distance(word, candidates[i]);
		bool begins = strlen(word) > 2 && !strncmp(word, candidates[i], strlen(word));
		if (begins)
			d = WFI_MIN(d, 1);
		if (d < least) {
			least = d;
			best = candidates[i];
		}
	}
	return best && least <= WFI_MAX(2, strlen(word) / 3) ? best : NULL;
}

static wf_error *unknown(const wfi_option *o, const char *name)
{
	const char *names[64];
	size_t n = 0;

	for (; o->name && n < WFI_COUNT(names); o++)
		names[n++] = o->name;
	const char *near = wfi_nearest(name, names, n);
	wf_error *err = wf_error_new(WF_INVALID_ARGUMENT, "unknown option --%s", name);
	return near ? wf_error_add(err, "did you mean --%s?", near) : wf_error_add(err, "--help lists the options");
}

/* ---- parsing ---- */

/* a name of one letter is written with one dash */
static const char *dashes(const wfi_option *o)
{
	return o->name[1] ? "--" : "-";
}

static bool is_letter(const wfi_option *o, const char *word)
{
	while (o->name && !(o->name[0] == word[1] && !o->name[1]))
		o++;
	return o->name && !word[2];
}

static wf_error *take(const wfi_option *o, const char *text)
{
	wfi_words *words = o->to;
	char *end;

	switch (o->kind) {
	case WFI_OPTION_FLAG:
		*(bool *)o->to = true;
		return NULL;
	case WFI_OPTION_TEXT:
		*(const char **)o->to = text;
		return NULL;
	case WFI_OPTION_LIST:
		words->v = wfi_realloc((void *)words->v, (words->n + 1) * sizeof *words->v);
		words->v[words->n++] = text;
		return NULL;
	case WFI_OPTION_INT:
		errno = 0;
		long x = strtol(text, &end, 10);
		if (errno || end == text || *end || x == LONG_MIN)
			return wf_error_new(WF_INVALID_ARGUMENT, "%s%s %s: a whole number is expected", dashes(o), o->name, text);
		*(long *)o->to = x;
	}
	return NULL;
}

/* one option, which may take the next word; *used: words */
static wf_error *parse_one(const wfi_option *options, char **argv, int left, int *used)
{
	const char *word = argv[0] + (argv[0][1] == '-' ? 2 : 1), *equals = strchr(word, '=');
	size_t n = equals ? (size_t)(equals - word) : strlen(word);
	const wfi_option *o = options;

	while (o->name && (strlen(o->name) != n || strncmp(o->name, word, n) != 0))
		o++;
	*used = 1;
	if (!o->name) {
		char *name = wfi_strndup(word, n);
		wf_error *err = unknown(options, name);
		wfi_free(name);
		return err;
	}
	if (!o->value)
		return equals ? wf_error_new(WF_INVALID_ARGUMENT, "%s%s takes no value", dashes(o), o->name) : take(o, NULL);
	if (equals)
		return take(o, equals + 1);
	if (left < 2)
		return wf_error_new(WF_INVALID_ARGUMENT, "%s%s needs a value: %s%s %s", dashes(o), o->name, dashes(o), o->name, o->value);
	*used = 2;
	return take(o, argv[1]);
}

wf_error *wfi_options_parse(const wfi_option *o, bool mixed, int argc, char **argv, int *rest, bool *help)
{
	int n = 0, i = 0, used;

	*help = false;
	while (i < argc) {
		if (!strcmp(argv[i], "--")) {
			i++;
			break;
		}
		if (argv[i][0] != '-' || !argv[i][1]) {
			if (!mixed)
				break;
			argv[n++] = argv[i++];
			continue;
		}
		if (!strcmp(argv[i], "--help") || !strcmp(argv[i], "-h")) {
			*help = true;
			return NULL;
		}
		if (argv[i][1] != '-' && !is_letter(o, argv[i]))
			return wf_error_add(wf_error_new(WF_INVALID_ARGUMENT, "unknown option %s", argv[i]), "options begin with two dashes; --help lists them");
		WF_TRY(parse_one(o, argv + i, argc - i, &used));
		i += used;
	}
	while (i < argc)
		argv[n++] = argv[i++];
	*rest = n;
	return NULL;
}

void wfi_options_help(const wfi_option *o, FILE *to)
{
	for (; o->name; o++) {
		char *left = o->value ? wfi_format("%s%s %s", dashes(o), o->name, o->value) : wfi_format("%s%s", dashes(o), o->name);
		fprintf(to, "  %-26s %s\n", left, o->help);
		wfi_free(left);
	}
}
