/* tokenizer_files.c: GPT-2's vocab.json and merges.txt, and Hugging Face's tokenizer.json. In both, a token's bytes are written as characters:
 * a byte that prints as Latin-1 is itself, the others are U+0100 and on (a space is Ġ). */
#include <cJSON.h>
#include "data/tokenizer.h"
#include <unistd.h>

#define ID_MOST (1 << 24) /* far above any vocabulary; a damaged id must not ask for all memory */

/* ---- the alphabet of bytes ---- */

static bool is_itself(int c)
{
	return (c >= '!' && c <= '~') || (c >= 0xa1 && c <= 0xac) || c >= 0xae;
}

/* byte_of[c]: the byte that U+0000 + c, c < 324, stands for; −1: none */
static void make_alphabet(int16_t byte_of[324])
{
	int next = 256;
	memset(byte_of, 0xff, 324 * sizeof *byte_of);
	for (int b = 0; b < 256; b++)
		byte_of[is_itself(b) ? b : next++] = (int16_t)b;
}

/* the bytes that the characters of s stand for; false: it is no text of that alphabet, *n may be anything */
static bool spelled(const int16_t *byte_of, const char *s, char *to, size_t *n)
{
	const unsigned char *p = (const unsigned char *)s;
	for (*n = 0; *p; (*n)++) {
		/* all of it are characters of one byte or two */
		int c = *p < 0x80                                           ? *p
			: *p >= 0xc2 && *p <= 0xc5 && (p[1] & 0xc0) == 0x80 ? (*p & 0x1f) << 6 | (p[1] & 0x3f)
									    : -1;
		if (c < 0 || c >= 324 || byte_of[c] < 0)
			return false;
		to[*n] = (char)(unsigned char)byte_of[c];
		p += *p < 0x80 ? 1 : 2;
	}
	return true;
}

/* ---- reading ---- */

typedef struct reader {
	const char *what;
	wf_tokenizer *t;
	size_t used;              /* of t->text */
	char *scratch, *scratch2; /* each as long as the longest token's text */
	int16_t byte_of[324];
} reader;

/* text for a message: its beginning */
static wf_error *wrong(const reader *r, const char *token, const char *why)
{
	size_t n = strlen(token), most = WFI_MIN(n, (size_t)60);
	while (most < n && most > 50 && ((unsigned char)token[most] & 0xc0) == 0x80)
		most--; /* not in the middle of a character */
	return wf_error_new(WF_INVALID_ARGUMENT, "%s: token \"%.*s%s\" %s", r->what, (int)most, token, most < n ? "…" : "", why);
}

static bool is_id(const cJSON *x)
{
	return cJSON_IsNumber(x) && x->valuedouble >= 0 && x->valuedouble < ID_MOST &&
	       x->valuedouble == (double)(int32_t)x->valuedouble;
}

static wf_error *check_id(const reader *r, const char *token, const cJSON *id)
{
	return is_id(id) ? NULL : wrong(r, token, "has no id: a whole number, not negative, was expected");
}

static wfi_token_text keep(reader *r, const char *s, size_t n)
{
	char *to = r->t->text + r->used;
	memcpy(to, s, n);
	r->used += n;
	return (wfi_token_text){ to, n };
}

static wf_error *add_token(reader *r, const char *text, int32_t id)
{
	wf_tokenizer *t = r->t;
	size_t n = 0;
	bool bytes = spelled(r->byte_of, text, r->scratch, &n);
	if (t->token[id].s)
		return wf_error_add(wrong(r, text, "has an id that another has, too"), "the id is %d", id);
	if (!*text)
		return wrong(r, text, "is empty");
	t->token[id] = keep(r, bytes ? r->scratch : text, bytes ? n : strlen(text));
	if (!bytes) /* a special one with a name of its own; no merge leads there */
		return NULL;
	if (wfi_token_named(t, r->scratch, n) >= 0)
		return wrong(r, text, "is there twice");
	wfi_name_token(t, id);
	if (n == 1)
		t->byte[(unsigned char)r->scratch[0]] = id;
	return NULL;
}

/* what the vocabulary needs: the largest id + 1, and the bytes of all names and of the longest */
static wf_error *measure(const reader *r, const cJSON *vocab, int32_t *size, size_t *text, size_t *longest, size_t *n)
{
	for (const cJSON *x = vocab->child; x; x = x->next, ++*n) {
		size_t length = strlen(x->string);
		WF_TRY(check_id(r, x->string, x));
		*size = WFI_MAX(*size, (int32_t)x->valuedouble + 1);
		*text += length;
		*longest = WFI_MAX(*longest, length);
	}
	return NULL;
}

static wf_error *measure_added(const reader *r, const cJSON *list, int32_t *size, size_t *text, size_t *n)
{
	if (list && !cJSON_IsArray(list) && !cJSON_IsNull(list))
		return wf_error_new(WF_INVALID_ARGUMENT, "%s: added_tokens is no list", r->what);
	for (const cJSON *x = list ? list->child : NULL; x; x = x->next, ++*n) {
		const char *content = cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(x, "content"));
		const cJSON *id = cJSON_GetObjectItemCaseSensitive(x, "id");
		if (!content || !*content)
			return wf_error_new(WF_INVALID_ARGUMENT, "%s: added token %zu has no content", r->what, *n);
		WF_TRY(check_id(r, content, id));
		static const char *const flags[] = { "single_word", "lstrip", "rstrip" };
		for (size_t i = 0; i < WFI_COUNT(flags); i++)
			if (cJSON_IsTrue(cJSON_GetObjectItemCaseSensitive(x, flags[i])))
				return wf_error_add(wrong(r, content, "asks for what weft cannot do"), "\"%s\" is true",
						    flags[i]);
		*size = WFI_MAX(*size, (int32_t)id->valuedouble + 1);
		*text += strlen(content);
	}
	return NULL;
}

static wf_error *make_tables(reader *r, const cJSON *vocab, const cJSON *added, size_t n_merges)
{
	int32_t size = 0;
	size_t text = 0, longest = 0, n = 0, n_added = 0;
	if (!cJSON_IsObject(vocab) || !vocab->child)
		return wf_error_new(WF_INVALID_ARGUMENT, "%s has no vocabulary: {\"token\": id, …} was expected", r->what);
	WF_TRY(measure(r, vocab, &size, &text, &longest, &n));
	WF_TRY(measure_added(r, added, &size, &text, &n_added));
	WF_TRY(wfi_tokenizer_new(r->what, size, text, n, n_merges, &r->t));
	r->t->added = wfi_try_alloc((n + n_added) * sizeof *r->t->added); /* of a vocab.json any may be special */
	r->scratch = wfi_try_alloc(3 * longest + 1);
	r->scratch2 = r->scratch ? r->scratch + longest : NULL;
	if (!r->t->added || !r->scratch)
		return wfi_out_of_memory((n + n_added) * sizeof *r->t->added + 3 * longest, r->what);
	make_alphabet(r->byte_of);
	for (const cJSON *x = vocab->child; x; x = x->next)
		WF_TRY(add_token(r, x->string, (int32_t)x->valuedouble));
	return NULL;
}

/* one merge, both sides as they are spelled; line for messages */
static wf_error *add_merge(reader *r, const char *what, size_t line, const char *left, const char *right, int32_t rank)
{
	const char *side[2] = { left, right };
	int32_t id[3];
	size_t n = 0, all = 0, longest = (size_t)(r->scratch2 - r->scratch);
	bool good = true;
	for (int i = 0; i < 2; i++) {
		/* a side longer than any token is none; and must not be written beyond the scratch */
		good = good && strlen(side[i]) <= longest && spelled(r->byte_of, side[i], r->scratch2 + all, &n) && n;
		id[i] = good ? wfi_token_named(r->t, r->scratch2 + all, n) : -1;
		all += good ? n : 0;
		if (id[i] < 0)
			return wf_error_add(wf_error_new(WF_INVALID_ARGUMENT,
							 "%s: merge %zu: its %s side is no token of the vocabulary", what, line,
							 i ? "right" : "left"),
					    "do the two come from one tokenizer? The token is \"%.60s\"", side[i]);
	}
	id[2] = wfi_token_named(r->t, r->scratch2, all);
	if (id[2] < 0)
		return wf_error_new(WF_INVALID_ARGUMENT,
				    "%s: merge %zu: \"%.60s\" and \"%.60s\" together are no token of the vocabulary", what, line,
				    left, right);
	wfi_put_merge(r->t, id[0], id[1], rank, id[2]);
	return NULL;
}

static wf_error *finish(reader *r, wf_error *err, wf_tokenizer **out)
{
	wfi_free(r->scratch);
	if (err) {
		wf_tokenizer_free(r->t);
		return err;
	}
	*out = r->t;
	return NULL;
}

static wf_error *parse(const char *what, const char *text, size_t size, cJSON **json)
{
	const char *end = NULL;
	*json = strlen(text) == size ? cJSON_ParseWithOpts(text, &end, 1) : NULL;
	if (*json)
		return NULL;
	size_t at = end ? (size_t)(end - text) : strlen(text), line = 1;
	for (size_t i = 0; i < at && i < size; i++)
		line += text[i] == '\n';
	return wf_error_new(WF_INVALID_ARGUMENT, "%s is no JSON: line %zu, byte %zu of %zu", what, line, at, size);
}

/* ---- vocab.json and merges.txt ---- */

/* "left right", at a line; altered in place. *rank counts the merges */
static wf_error *read_line(reader *r, const char *what, size_t line, char *s, int32_t *rank)
{
	size_t n = strlen(s);
	if (n && s[n - 1] == '\r')
		s[--n] = 0;
	if (!n || (line == 1 && !strncmp(s, "#version", 8)))
		return NULL;
	char *space = strchr(s, ' ');
	if (!space || space == s || !space[1] || strchr(space + 1, ' '))
		return wf_error_new(WF_INVALID_ARGUMENT,
				    "%s: line %zu: two tokens with a space between were expected, \"%.60s\" came", what, line, s);
	*space = 0;
	return add_merge(r, what, line, s, space + 1, (*rank)++);
}

static wf_error *read_merges(reader *r, const char *what, char *text)
{
	int32_t rank = 0;
	size_t line = 1;
	for (char *s = text, *end; s; s = end, line++) {
		end = strchr(s, '\n');
		if (end)
			*end++ = 0;
		WF_TRY(read_line(r, what, line, s, &rank));
	}
	return NULL;
}

/* tokens that are neither a byte nor made by a merge: "<|endoftext|>" */
static wf_error *find_special(wf_tokenizer *t)
{
	bool *made = wfi_try_alloc((size_t)t->size);
	if (!made)
		return wfi_out_of_memory((size_t)t->size, "a tokenizer");
	for (size_t i = 0; i < t->pairs; i++)
		if (t->pair[i].id >= 0)
			made[t->pair[i].id] = true;
	for (int i = 0; i < 256; i++)
		if (t->byte[i] >= 0)
			made[t->byte[i]] = true;
	for (int32_t i = 0; i < t->size; i++)
		if (t->token[i].s && !made[i])
			t->added[t->n_added++] = (wfi_added){ i, t->token[i], true };
	wfi_free(made);
	return NULL;
}

wf_error *wfi_tokenizer_parse_gpt2(const char *vocab_name, const char *vocab, size_t vocab_size, const char *merges_name,
				   char *merges, wf_tokenizer **out)
{
	reader r = { .what = vocab_name };
	cJSON *json = NULL;
	WF_TRY(parse(vocab_name, vocab, vocab_size, &json));
	size_t lines = 1;
	for (const char *s = merges; *s; s++)
		lines += *s == '\n';
	wf_error *err = lines < INT32_MAX ? make_tables(&r, json, NULL, lines)
					  : wf_error_new(WF_INVALID_ARGUMENT, "%s has %zu lines", merges_name, lines);
	if (!err)
		err = read_merges(&r, merges_name, merges);
	if (!err) {
		r.t->pattern = WFI_GPT2;
		err = find_special(r.t);
	}
	cJSON_Delete(json);
	return finish(&r, err, out);
}

/* ---- tokenizer.json ---- */

static const cJSON *get(const cJSON *o, const char *name)
{
	const cJSON *x = o ? cJSON_GetObjectItemCaseSensitive(o, name) : NULL;
	return cJSON_IsNull(x) ? NULL : x;
}

static const char *type_of(const cJSON *o)
{
	const char *s = cJSON_GetStringValue(get(o, "type"));
	return s ? s : "(without a type)";
}

static wf_error *cannot(const reader *r, const char *part, const char *name)
{
	wf_error *err = wf_error_new(WF_UNSUPPORTED, "%s: %s \"%.200s\" is not known to weft", r->what, part, name);
	return wf_error_add(err, "byte-level BPE can be read, as of GPT-2, GPT-4, Llama 3 and Qwen 2");
}

static bool is_given(const cJSON *x)
{
	return x && !cJSON_IsFalse(x) && !(cJSON_IsString(x) && !*x->valuestring) && !(cJSON_IsNumber(x) && x->valuedouble == 0);
}

/* {"type": "ByteLevel", …} */
static wf_error *read_byte_level(const reader *r, const cJSON *o, bool *words)
{
	if (strcmp(type_of(o), "ByteLevel"))
		return cannot(r, "pre_tokenizer", type_of(o));
	if (is_given(get(o, "add_prefix_space")))
		return cannot(r, "pre_tokenizer", "ByteLevel with add_prefix_space");
	*words = !cJSON_IsFalse(get(o, "use_regex"));
	return NULL;
}

/* {"type": "Sequence", "pretokenizers": [{"type": "Split", "pattern": {"Regex": …}, "behavior": "Isolated"}, {"type": "ByteLevel", "use_regex": false}]} */
static wf_error *read_sequence(reader *r, const cJSON *o)
{
	const cJSON *list = get(o, "pretokenizers"), *split = list ? list->child : NULL, *level = split ? split->next : NULL;
	bool words = false;
	if (!level || level->next || strcmp(type_of(split), "Split"))
		return cannot(r, "pre_tokenizer", "Sequence other than of Split and ByteLevel");
	WF_TRY(read_byte_level(r, level, &words));
	const char *behavior = cJSON_GetStringValue(get(split, "behavior")),
		   *regex = cJSON_GetStringValue(get(get(split, "pattern"), "Regex"));
	int known = regex ? wfi_pattern_of(regex) : -1;
	if (words || !behavior || strcmp(behavior, "Isolated") || is_given(get(split, "invert")))
		return cannot(r, "pre_tokenizer", "Split that is not \"Isolated\", or two patterns");
	if (known < 0)
		return cannot(r, "pre_tokenizer's pattern", regex ? regex : "(none)");
	r->t->pattern = (wfi_pattern)known;
	return NULL;
}

static wf_error *read_pattern(reader *r, const cJSON *root)
{
	const cJSON *o = get(root, "pre_tokenizer");
	if (!strcmp(type_of(o), "Sequence"))
		return read_sequence(r, o);
	bool words = false;
	WF_TRY(read_byte_level(r, o, &words));
	r->t->pattern = words ? WFI_GPT2 : WFI_WHOLE;
	return NULL;
}

/* what would change the tokens, and is not done here */
static wf_error *check_model(const reader *r, const cJSON *root, const cJSON *model)
{
	static const char *const other[] = { "dropout", "continuing_subword_prefix", "end_of_word_suffix", "byte_fallback" };
	if (!cJSON_IsObject(model))
		return wf_error_new(WF_INVALID_ARGUMENT, "%s is no tokenizer.json: it has no \"model\"", r->what);
	if (get(model, "type") && strcmp(type_of(model), "BPE"))
		return cannot(r, "model", type_of(model));
	if (get(root, "normalizer"))
		return cannot(r, "normalizer", type_of(get(root, "normalizer")));
	for (size_t i = 0; i < WFI_COUNT(other); i++)
		if (is_given(get(model, other[i])))
			return cannot(r, "the model's", other[i]);
	return NULL;
}

static wf_error *read_json_merge(reader *r, const cJSON *x, int32_t rank)
{
	const char *left = NULL, *right = NULL;
	char *copy = NULL;
	if (cJSON_IsString(x)) {
		copy = wfi_strdup(x->valuestring);
		char *space = strchr(copy, ' ');
		left = space ? copy : NULL;
		right = space ? space + 1 : NULL;
		if (space)
			*space = 0;
	} else if (cJSON_IsArray(x) && cJSON_GetArraySize(x) == 2) {
		left = cJSON_GetStringValue(x->child);
		right = cJSON_GetStringValue(x->child->next);
	}
	wf_error *err =
		left && right ? add_merge(r, r->what, (size_t)rank, left, right, rank)
			      : wf_error_new(WF_INVALID_ARGUMENT,
					     "%s: merge %d: \"left right\" or [\"left\", \"right\"] was expected", r->what, rank);
	wfi_free(copy);
	return err;
}

static wf_error *read_added(reader *r, const cJSON *list)
{
	wf_tokenizer *t = r->t;
	for (const cJSON *x = list ? list->child : NULL; x; x = x->next) {
		const char *content = get(x, "content")->valuestring;
		int32_t id = (int32_t)get(x, "id")->valuedouble;
		wfi_token_text text = keep(r, content, strlen(content));
		if (!t->token[id].s) /* most are in the vocabulary as well */
			t->token[id] = text;
		t->added[t->n_added++] = (wfi_added){ id, text, cJSON_IsTrue(get(x, "special")) };
	}
	return NULL;
}

static wf_error *read_json(reader *r, const cJSON *root)
{
	const cJSON *model = get(root, "model"), *merges = get(model, "merges"), *added = get(root, "added_tokens");
	WF_TRY(check_model(r, root, model));
	if (!cJSON_IsArray(merges))
		return wf_error_new(WF_INVALID_ARGUMENT, "%s: the model has no list of merges", r->what);
	WF_TRY(make_tables(r, get(model, "vocab"), added, (size_t)cJSON_GetArraySize(merges)));
	WF_TRY(read_pattern(r, root));
	r->t->whole_words = cJSON_IsTrue(get(model, "ignore_merges"));
	int32_t rank = 0;
	for (const cJSON *x = merges->child; x; x = x->next)
		WF_TRY(read_json_merge(r, x, rank++));
	return read_added(r, added);
}

wf_error *wfi_tokenizer_parse_json(const char *what, const char *text, size_t size, wf_tokenizer **out)
{
	reader r = { .what = what };
	cJSON *json = NULL;
	WF_TRY(parse(what, text, size, &json));
	wf_error *err = read_json(&r, json);
	cJSON_Delete(json);
	return finish(&r, err, out);
}

/* ---- files ---- */

wf_error *wf_tokenizer_gpt2(const char *vocab, const char *merges, wf_tokenizer **out)
{
	if (!vocab || !merges || !out)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_tokenizer_gpt2: a path or the place for the tokenizer is NULL");
	char *v = NULL, *m = NULL;
	size_t v_size = 0, m_size = 0;
	WF_TRY(wfi_read_file(vocab, INT32_MAX, &v, &v_size));
	wf_error *err = wfi_read_file(merges, INT32_MAX, &m, &m_size);
	if (!err && strlen(m) != m_size)
		err = wf_error_new(WF_INVALID_ARGUMENT, "%s is no text: byte %zu is zero", merges, strlen(m));
	if (!err)
		err = wfi_tokenizer_parse_gpt2(vocab, v, v_size, merges, m, out);
	wfi_free(v);
	wfi_free(m);
	return err;
}

static wf_error *open_json(const char *path, wf_tokenizer **out)
{
	char *text = NULL;
	size_t size = 0;
	WF_TRY(wfi_read_file(path, INT32_MAX, &text, &size));
	wf_error *err = wfi_tokenizer_parse_json(path, text, size, out);
	wfi_free(text);
	return err;
}

wf_error *wf_tokenizer_open(const char *path, wf_tokenizer **out)
{
	static const char *const pairs[][2] = { { "tokenizer.json", NULL },
						{ "vocab.json", "merges.txt" },
						{ "encoder.json", "vocab.bpe" } };
	if (!path || !out)
		return wf_error_new(WF_INVALID_ARGUMENT, "wf_tokenizer_open: the path or the place for the tokenizer is NULL");
	char *slash = wfi_format("%s/.", path);
	bool folder = !access(slash, F_OK), found = false;
	wfi_free(slash);
	if (!folder)
		return open_json(path, out);
	wf_error *err = NULL;
	for (size_t i = 0; !found && i < WFI_COUNT(pairs); i++) {
		char *first = wfi_path_join(path, pairs[i][0]), *second = pairs[i][1] ? wfi_path_join(path, pairs[i][1]) : NULL;
		found = !access(first, F_OK);
		if (found)
			err = second ? wf_tokenizer_gpt2(first, second, out) : open_json(first, out);
		wfi_free(first);
		wfi_free(second);
	}
	return found ? err
		     : wf_error_new(
			       WF_NOT_FOUND,
			       "%s has neither tokenizer.json nor vocab.json with merges.txt nor encoder.json with vocab.bpe",
			       path);
}
