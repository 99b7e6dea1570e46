/* words.c: text cut into words, as the patterns of GPT-2 and its successors do it. Their regular expressions are written out by hand: there
 * are few of them, and a matcher of \p{L} would be a library of its own. */
#include "data/tokenizer.h"

/* ---- characters ---- */

/* bytes of the UTF-8 character at s (no surrogates, no longer form than needed), 0: none begins here */
static size_t decode(const unsigned char *s, size_t n, uint32_t *point)
{
	static const uint32_t least[] = { 0, 0, 0x80, 0x800, 0x10000 };
	size_t length = s[0] < 0x80 ? 1 : s[0] < 0xc2 ? 0 : s[0] < 0xe0 ? 2 : s[0] < 0xf0 ? 3 : s[0] < 0xf5 ? 4 : 0;
	if (!length || length > n)
		return 0;
	uint32_t x = length == 1 ? s[0] : s[0] & (0x7fu >> length);
	for (size_t i = 1; i < length; i++) {
		if ((s[i] & 0xc0) != 0x80)
			return 0;
		x = x << 6 | (s[i] & 0x3fu);
	}
	if (x < least[length] || x > 0x10ffff || (x >= 0xd800 && x < 0xe000))
		return 0;
	*point = x;
	return length;
}

static wfi_char_class class_of(uint32_t point)
{
	size_t low = 0, high = wfi_n_char_ranges;
	while (low < high) { /* the first range that does not end before it */
		size_t middle = low + (high - low) / 2;
		if (wfi_char_ranges[middle].last < point)
			low = middle + 1;
		else
			high = middle;
	}
	return low < wfi_n_char_ranges && wfi_char_ranges[low].first <= point ? wfi_char_ranges[low].class : WFI_OTHER;
}

wfi_char_class wfi_char_at(const char *s, size_t n, size_t *length)
{
	unsigned char c = (unsigned char)*s, lower = c | 0x20;
	uint32_t point = 0;
	*length = 1;
	if (c < 0x80)
		return lower >= 'a' && lower <= 'z'      ? WFI_LETTER
		       : c >= '0' && c <= '9'            ? WFI_NUMBER
		       : c == ' ' || (c >= 9 && c <= 13) ? WFI_SPACE
							 : WFI_OTHER;
	size_t k = decode((const unsigned char *)s, n, &point);
	if (!k)
		return WFI_OTHER;
	*length = k;
	return class_of(point);
}

/* bytes of the characters of class c at the start, at most `most` characters; *last: those of the last of them */
static size_t run(const char *s, size_t n, wfi_char_class c, size_t most, size_t *last)
{
	size_t at = 0, length = 0;
	for (*last = 0; most-- && at < n && wfi_char_at(s + at, n - at, &length) == c; at += length)
		*last = length;
	return at;
}

static bool is_line_end(char c)
{
	return c == '\r' || c == '\n';
}

/* ---- the parts that the patterns have in common ---- */

/* 's 't 're 've 'm 'll 'd, or 0 */
static size_t contraction(const char *s, size_t n, bool any_case)
{
	static const char *const endings[] = { "s", "t", "re", "ve", "m", "ll", "d" };
	if (n < 2 || *s != '\'')
		return 0;
	for (size_t i = 0; i < WFI_COUNT(endings); i++) {
		size_t k = 0;
		for (; endings[i][k] && 1 + k < n; k++)
			if (s[1 + k] != endings[i][k] && !(any_case && s[1 + k] == endings[i][k] - 'a' + 'A'))
				break;
		if (!endings[i][k])
			return 1 + k;
	}
	return any_case && n >= 3 && !memcmp(s + 1, "\xc5\xbf", 2) ? 3 : 0; /* ſ is an s in another case */
}

/* \s+(?!\S)|\s+: white space, without its last character when a word follows */
static size_t white_space(const char *s, size_t n)
{
	size_t last = 0, all = run(s, n, WFI_SPACE, SIZE_MAX, &last);
	return all < n && all > last ? all - last : all;
}

/* 's|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+ */
static size_t gpt2(const char *s, size_t n)
{
	size_t k = contraction(s, n, false), skip = *s == ' ', length, last;
	if (k)
		return k;
	wfi_char_class c = skip < n ? wfi_char_at(s + skip, n - skip, &length) : WFI_SPACE;
	return c != WFI_SPACE ? skip + run(s + skip, n - skip, c, SIZE_MAX, &last) : white_space(s, n);
}

/* [^\r\n\p{L}\p{N}]?\p{L}+ */
static size_t letters(const char *s, size_t n)
{
	size_t length, last;
	wfi_char_class c = wfi_char_at(s, n, &length);
	size_t skip = c == WFI_LETTER || c == WFI_NUMBER || is_line_end(*s) ? 0 : length;
	size_t k = run(s + skip, n - skip, WFI_LETTER, SIZE_MAX, &last);
	return k ? skip + k : 0;
}

/*  ?[^\s\p{L}\p{N}]+[\r\n]* */
static size_t signs(const char *s, size_t n)
{
	size_t skip = *s == ' ', last, k = run(s + skip, n - skip, WFI_OTHER, SIZE_MAX, &last), at = skip + k;
	while (k && at < n && is_line_end(s[at]))
		at++;
	return k ? at : 0;
}

/* \s*[\r\n]+ */
static size_t lines(const char *s, size_t n)
{
	size_t last, k = run(s, n, WFI_SPACE, SIZE_MAX, &last);
	while (k && !is_line_end(s[k - 1]))
		k--;
	return k;
}

/* (?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,digits}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+ */
static size_t cl100k(const char *s, size_t n, size_t digits)
{
	size_t last, k = contraction(s, n, true);
	if (!k)
		k = letters(s, n);
	if (!k)
		k = run(s, n, WFI_NUMBER, digits, &last);
	if (!k)
		k = signs(s, n);
	if (!k)
		k = lines(s, n);
	return k ? k : white_space(s, n);
}

size_t wfi_next_word(wfi_pattern p, const char *s, size_t n)
{
	return p == WFI_WHOLE ? n : p == WFI_GPT2 ? gpt2(s, n) : cl100k(s, n, p == WFI_QWEN2 ? 1 : 3);
}

int wfi_pattern_of(const char *regex)
{
#define AFTER_LETTERS "| ?[^\\s\\p{L}\\p{N}]+[\\r\\n]*|\\s*[\\r\\n]+|\\s+(?!\\S)|\\s+"
#define TO_LETTERS "(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\\r\\n\\p{L}\\p{N}]?\\p{L}+"
	static const struct {
		const char *regex;
		wfi_pattern pattern;
	} known[] = {
		{ "'s|'t|'re|'ve|'m|'ll|'d| ?\\p{L}+| ?\\p{N}+| ?[^\\s\\p{L}\\p{N}]+|\\s+(?!\\S)|\\s+", WFI_GPT2 },
		{ TO_LETTERS "|\\p{N}{1,3}" AFTER_LETTERS, WFI_CL100K },
		{ TO_LETTERS "|\\p{N}" AFTER_LETTERS, WFI_QWEN2 },
	};
	for (size_t i = 0; i < WFI_COUNT(known); i++)
		if (!strcmp(regex, known[i].regex))
			return (int)known[i].pattern;
	return -1;
}
