/* json.c: JSON text made by hand and read with cJSON. */
#include "train/json.h"
#include <math.h>
#include <stdlib.h>

/* Length of the UTF-8 sequence at s (at most n bytes), 0 when it is none: overlong forms and surrogates are refused. */
static size_t utf8_length(const unsigned char *s, size_t n)
{
	static const struct { unsigned char lead, mask; uint32_t least; } form[] = { { 0xc0, 0xe0, 0x80 }, { 0xe0, 0xf0, 0x800 }, { 0xf0, 0xf8, 0x10000 } };

	if (*s < 0x80)
		return 1;
	for (size_t k = 0; k < WFI_COUNT(form); k++) {
		if ((*s & form[k].mask) != form[k].lead)
			continue;
		uint32_t c = *s & (uint32_t)(unsigned char)~form[k].mask;
		if (n < k + 2)
			return 0;
		for (size_t i = 1; i < k + 2; i++) {
			if ((s[i] & 0xc0) != 0x80)
				return 0;
			c = c << 6 | (s[i] & 0x3f);
		}
		return c < form[k].least || c > 0x10ffff || (c >= 0xd800 && c < 0xe000) ? 0 : k + 2;
	}
	return 0;
}

void wfi_json_string_n(wfi_str *b, const char *text, size_t n)
{
	static const char names[] = "\b\t\n\f\r\"\\", escapes[] = "btnfr\"\\";
	const unsigned char *s = (const unsigned char *)text;

	wfi_str_put(b, "\"", 1);
	for (size_t i = 0; i < n;) {
		const char *at = s[i] ? strchr(names, s[i]) : NULL;
		size_t len = utf8_length(s + i, n - i);
		if (at)
			wfi_str_add(b, "\\%c", escapes[at - names]);
		else if (len == 1 && (s[i] < 0x20 || s[i] == 0x7f))
			wfi_str_add(b, "\\u%04x", s[i]);
		else if (len)
			wfi_str_put(b, text + i, len);
		else
			wfi_str_put(b, "\xef\xbf\xbd", 3);
		i += len ? len : 1;
	}
	wfi_str_put(b, "\"", 1);
}

void wfi_json_string(wfi_str *b, const char *s)
{
	if (s)
		wfi_json_string_n(b, s, strlen(s));
	else
		wfi_str_put(b, "null", 4);
}

void wfi_json_number(wfi_str *b, double x)
{
	char text[32];

	if (!isfinite(x)) {
		wfi_str_add(b, "\"%s\"", isnan(x) ? "NaN" : x > 0 ? "Infinity" : "-Infinity");
		return;
	}
	for (int digits = 15; digits <= 17; digits++) {
		wfi_snprintf(text, sizeof text, "%.*g", digits, x);
		if (wfi_strtod(text, NULL) == x)
			break;
	}
	wfi_str_put(b, text, strlen(text));
}

void wfi_json_comma(wfi_str *b)
{
	if (b->n && b->s[b->n - 1] != '{' && b->s[b->n - 1] != '[')
		wfi_str_put(b, ",", 1);
}

void wfi_json_key(wfi_str *b, const char *key)
{
	wfi_json_comma(b);
	wfi_json_string(b, key);
	wfi_str_put(b, ":", 1);
}

void wfi_json_value(wfi_str *b, const cJSON *value)
{
	const cJSON *item;
	bool object = cJSON_IsObject(value);

	if (!object && !cJSON_IsArray(value)) {
		if (cJSON_IsNumber(value) && value->valuestring)
			wfi_str_put(b, value->valuestring, strlen(value->valuestring));
		else if (cJSON_IsNumber(value))
			wfi_json_number(b, value->valuedouble);
		else if (cJSON_IsBool(value))
			wfi_str_add(b, cJSON_IsTrue(value) ? "true" : "false");
		else
			wfi_json_string(b, cJSON_IsString(value) ? value->valuestring : NULL);
		return;
	}
	wfi_str_put(b, object ? "{" : "[", 1);
	cJSON_ArrayForEach(item, value) {
		if (object)
			wfi_json_key(b, item->string);
		else
			wfi_json_comma(b);
		wfi_json_value(b, item);
	}
	wfi_str_put(b, object ? "}" : "]", 1);
}

void wfi_json_error(wfi_str *b, const wf_error *err)
{
	const char *const *notes;
	size_t n = wfi_error_notes(err, &notes);

	wfi_str_put(b, "{", 1);
	wfi_json_put_int(b, "code", (long long)wf_error_code(err));
	wfi_json_put_string(b, "message", wf_error_message(err));
	wfi_json_key(b, "notes");
	wfi_str_put(b, "[", 1);
	for (size_t i = 0; i < n; i++) {
		wfi_json_comma(b);
		wfi_json_string(b, notes[i]);
	}
	wfi_str_put(b, "]}", 2);
}

const char *wfi_json_get_string(const cJSON *object, const char *key, const char *unset)
{
	const cJSON *item = cJSON_GetObjectItemCaseSensitive(object, key);

	return cJSON_IsString(item) ? item->valuestring : unset;
}

double wfi_json_get_number(const cJSON *object, const char *key, double unset)
{
	double x;

	return wfi_json_number_of(cJSON_GetObjectItemCaseSensitive(object, key), &x) ? x : unset;
}

long long wfi_json_get_int(const cJSON *object, const char *key, long long unset)
{
	double x = wfi_json_get_number(object, key, NAN);

	return x >= -0x1p62 && x <= 0x1p62 ? (long long)x : unset;
}

bool wfi_json_get_bool(const cJSON *object, const char *key, bool unset)
{
	const cJSON *item = cJSON_GetObjectItemCaseSensitive(object, key);

	return cJSON_IsBool(item) ? cJSON_IsTrue(item) : unset;
}

bool wfi_json_number_of(const cJSON *item, double *out)
{
	static const struct { const char *text; double x; } special[] = { { "NaN", NAN }, { "Infinity", INFINITY }, { "-Infinity", -INFINITY } };

	if (cJSON_IsNumber(item)) {
		*out = item->valuedouble;
		return true;
	}
	for (size_t i = 0; cJSON_IsString(item) && i < WFI_COUNT(special); i++)
		if (!strcmp(item->valuestring, special[i].text)) {
			*out = special[i].x;
			return true;
		}
	return false;
}

wf_error *wfi_json_get_error(const cJSON *error)
{
	const cJSON *notes = cJSON_GetObjectItemCaseSensitive(error, "notes"), *note;
	const char *text[64];
	size_t n = 0;

	cJSON_ArrayForEach(note, notes)
		if (cJSON_IsString(note) && n < WFI_COUNT(text))
			text[n++] = note->valuestring;
	long long code = wfi_json_get_int(error, "code", WF_INTERNAL);
	if (code <= WF_OK || code > WF_INTERNAL)
		code = WF_INTERNAL;
	return wfi_error_remake((wf_code)code, wfi_json_get_string(error, "message", "an error without a message"), text, n);
}

/* ---- the digits of integers: the text was parsed, so it is well formed ---- */

static const char *after_string(const char *s, const char *end)
{
	for (s++; s < end && *s != '"'; s++)
		s += *s == '\\';
	return WFI_MIN(s + 1, end);
}

static const char *after_space(const char *s, const char *end)
{
	while (s < end && strchr(" \t\r\n:,", *s))
		s++;
	return s;
}

static const char *after_value(const char *s, const char *end)
{
	for (int depth = 0; s < end; s++) {
		if (*s == '"') {
			s = after_string(s, end) - 1;
		} else if (*s == '{' || *s == '[') {
			depth++;
		} else if (*s == '}' || *s == ']') {
			if (depth-- == 0)
				break;
		} else if (*s == ',' && depth == 0) {
			break;
		}
	}
	return s;
}

void wfi_json_keep_integers(cJSON *object, const char *text, size_t n)
{
	const char *end = text + n, *s = memchr(text, '{', n);
	cJSON *item;

	if (!s)
		return;
	s++;
	cJSON_ArrayForEach(item, object) {
		s = after_space(s, end);
		if (s == end || *s != '"')
			return;
		s = after_space(after_string(s, end), end);
		const char *to = after_value(s, end);
		size_t digits = 0;
		while (s + digits < to && strchr("-0123456789", s[digits]))
			digits++;
		if (cJSON_IsNumber(item) && digits && !item->valuestring && (s + digits == to || strchr(" \t\r\n", s[digits]))) {
			item->valuestring = cJSON_malloc(digits + 1);
			if (item->valuestring) {
				memcpy(item->valuestring, s, digits);
				item->valuestring[digits] = 0;
			}
		}
		s = to;
	}
}

wf_error *wfi_json_parse(const char *text, size_t n, const char *what, cJSON **out)
{
	cJSON *json = cJSON_ParseWithLength(text, n);

	if (cJSON_IsObject(json)) {
		*out = json;
		return NULL;
	}
	cJSON_Delete(json);
	return wf_error_new(WF_DATA_LOSS, "%s is not a JSON object", what);
}
