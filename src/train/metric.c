/* metric.c: metrics as a JSON object and back. */
#include "train/metric.h"
#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include "tree/tree.h"

wf_metric wfi_m_int(const char *name, long long x)
{
	return (wf_metric){ .name = name, .kind = WFI_M_INT, .integer = x, .number = (double)x };
}

wf_metric wfi_m_uint(const char *name, unsigned long long x)
{
	return (wf_metric){ .name = name, .kind = x > INT64_MAX ? WFI_M_UINT : WFI_M_INT, .integer = (int64_t)x, .number = (double)x };
}

wf_metric wfi_m_num(const char *name, double x)
{
	return (wf_metric){ .name = name, .kind = WFI_M_NUM, .number = x };
}

wf_metric wfi_m_tree(const char *name, const wf_tree *x)
{
	return (wf_metric){ .name = name, .kind = WFI_M_TREE, .number = NAN, .tree = x };
}

wf_metric wfi_m_text(const char *name, const char *x)
{
	return (wf_metric){ .name = name, .kind = WFI_M_TEXT, .number = NAN, .text = x };
}

/* ---- writing ---- */

static size_t element_count(const wf_tree *leaf)
{
	size_t n = 1;

	for (int i = 0; i < wf_tree_rank(leaf); i++)
		n *= (size_t)wf_tree_dim(leaf, i);
	return n;
}

/* a leaf's bytes in new memory */
static wf_error *leaf_bytes(const wf_tree *leaf, char **bytes, size_t *n)
{
	*n = element_count(leaf);
	size_t size = *n * wf_dtype_size(wf_tree_dtype(leaf));
	*bytes = wfi_try_alloc(size ? size : 1);
	if (!*bytes)
		return wfi_out_of_memory(size, "a metric's value");
	wf_error *err = wf_tree_read(leaf, *bytes, size);
	if (err)
		wfi_free(*bytes);
	return err;
}

static void put_element(wfi_str *out, wf_dtype d, const void *bytes, size_t i, bool *finite)
{
	if (!wfi_is_float(d)) {
		int64_t x = wfi_load_i(d, bytes, (int64_t)i);
		wfi_str_add(out, d == WF_U64 ? "%llu" : "%lld", (long long)x);
		return;
	}
	double x = wfi_load_f(d, bytes, (int64_t)i);
	wfi_json_number(out, x);
	*finite &= isfinite(x) != 0;
}

static wf_error *put_tree(wfi_str *out, const wf_metric *m, bool *finite)
{
	char *bytes;
	size_t n;

	if (!m->tree)
		return wf_error_new(WF_INVALID_ARGUMENT, "metric \"%s\" is a NULL tree; give a number or a tree that holds one", m->name);
	if (!wf_tree_is_leaf(m->tree) || element_count(m->tree) > WFI_METRIC_ELEMENTS) {
		char *text = wf_tree_text(m->tree, false);
		wf_error *err = wf_error_new(WF_INVALID_ARGUMENT, "metric \"%s\" is %s; give one number, or an array of at most %d elements", m->name, text,
			WFI_METRIC_ELEMENTS);
		free(text);
		return err;
	}
	wf_error *err = wf_wait(m->tree);
	if (!err)
		err = leaf_bytes(m->tree, &bytes, &n);
	if (err)
		return wf_error_add(err, "while reading metric \"%s\"", m->name);
	bool list = wf_tree_rank(m->tree) > 0 && n != 1;
	if (list)
		wfi_str_put(out, "[", 1);
	for (size_t i = 0; i < n; i++) {
		if (i)
			wfi_str_put(out, ",", 1);
		put_element(out, wf_tree_dtype(m->tree), bytes, i, finite);
	}
	if (list)
		wfi_str_put(out, "]", 1);
	wfi_free(bytes);
	return NULL;
}

static wf_error *put_metric(wfi_str *out, const wf_metric *m, bool *finite)
{
	switch (m->kind) {
	case WFI_M_INT:
		wfi_str_add(out, "%lld", (long long)m->integer);
		return NULL;
	case WFI_M_UINT:
		wfi_str_add(out, "%llu", (unsigned long long)m->integer);
		return NULL;
	case WFI_M_NUM:
		wfi_json_number(out, m->number);
		*finite = isfinite(m->number) != 0;
		return NULL;
	case WFI_M_TREE:
		return put_tree(out, m, finite);
	case WFI_M_TEXT:
		wfi_json_string(out, m->text);
		return NULL;
	default:
		return wf_error_new(WF_INVALID_ARGUMENT, "metric \"%s\" is of unknown kind %d", m->name, m->kind);
	}
}

static bool is_watched(const char *name, const char *const *watch)
{
	if (!strcmp(name, "loss"))
		return true;
	for (; watch && *watch; watch++)
		if (!strcmp(name, *watch))
			return true;
	return false;
}

/* table: places of names already seen, plus one; a power of two, at least twice as many as metrics */
static wf_error *check_name(wf_metrics m, size_t i, size_t *table, size_t size)
{
	const char *name = m.v[i].name;

	if (!name || !*name)
		return wf_error_new(WF_INVALID_ARGUMENT, "metric %zu of %zu has no name", i, m.n);
	size_t at = (size_t)wfi_hash(0, name, strlen(name)) & (size - 1);
	for (; table[at]; at = (at + 1) & (size - 1))
		if (!strcmp(name, m.v[table[at] - 1].name))
			return wf_error_new(WF_INVALID_ARGUMENT, "metric \"%s\" is given twice in one report", name);
	table[at] = i + 1;
	return wfi_is_utf8(name) ? NULL : wf_error_new(WF_INVALID_ARGUMENT, "the name of metric %zu of %zu is not UTF-8", i, m.n);
}

static wf_error *put_metrics(wf_metrics m, const char *const *watch, size_t *table, size_t size, wfi_str *out, int *bad)
{
	*bad = -1;
	wfi_str_put(out, "{", 1);
	for (size_t i = 0; i < m.n; i++) {
		bool finite = true;
		WF_TRY(check_name(m, i, table, size));
		wfi_json_key(out, m.v[i].name);
		WF_TRY(put_metric(out, &m.v[i], &finite));
		if (!finite && *bad < 0 && is_watched(m.v[i].name, watch))
			*bad = (int)i;
		if (out->n > WFI_METRICS_BYTES)
			return wf_error_new(WF_INVALID_ARGUMENT, "the metrics of one report have more than %d bytes (at \"%s\")", WFI_METRICS_BYTES, m.v[i].name);
	}
	wfi_str_put(out, "}", 1);
	return NULL;
}

wf_error *wfi_metrics_json(wf_metrics m, const char *const *watch, wfi_str *out, int *bad)
{
	size_t few[64] = { 0 }, size = WFI_COUNT(few), *table = few;

	while (size < 2 * m.n)
		size *= 2;
	if (size > WFI_COUNT(few))
		table = wfi_alloc(size * sizeof *table);
	wf_error *err = put_metrics(m, watch, table, size, out, bad);
	if (table != few)
		wfi_free(table);
	return err;
}

/* ---- values that are not finite ---- */

static wf_error *search_leaf(const wf_tree *leaf, const char *path, char **out)
{
	wf_dtype d = wf_tree_dtype(leaf);
	char *bytes;
	size_t n;

	if (!wfi_is_float(d))
		return NULL;
	WF_TRY(wf_wait(leaf));
	WF_TRY(leaf_bytes(leaf, &bytes, &n));
	for (size_t i = 0; i < n && !*out; i++) {
		double x = wfi_load_f(d, bytes, (int64_t)i);
		const char *text = isnan(x) ? "NaN" : x > 0 ? "Infinity" : "-Infinity";
		if (isfinite(x))
			continue;
		*out = n == 1 ? wfi_format("%s: %s", path, text) : wfi_format("%s[%zu]: %s", path, i, text);
	}
	wfi_free(bytes);
	return NULL;
}

wf_error *wfi_first_non_finite(const wf_tree *t, char **out)
{
	char path[512];
	const wf_tree *leaf;

	*out = NULL;
	for (size_t i = 0; !*out && (leaf = wf_tree_leaf(t, i, path, sizeof path)); i++)
		WF_TRY(search_leaf(leaf, path, out));
	return NULL;
}

/* ---- reading ---- */

static wf_error *read_list(const cJSON *list, wf_tree **out)
{
	int64_t n = cJSON_GetArraySize(list), i = 0;
	double *x = wfi_alloc((size_t)(n ? n : 1) * sizeof *x);
	const cJSON *item;

	cJSON_ArrayForEach(item, list) {
		if (!wfi_json_number_of(item, &x[i]))
			x[i] = NAN;
		i++;
	}
	wf_error *err = wf_array(WF_F64, 1, &n, x, out);
	wfi_free(x);
	return err;
}

/* false: beyond 64 bits */
static bool read_integer(const char *digits, wf_metric *m)
{
	errno = 0;
	if (*digits == '-') {
		long long x = strtoll(digits, NULL, 10);
		*m = wfi_m_int(m->name, x);
	} else {
		*m = wfi_m_uint(m->name, strtoull(digits, NULL, 10));
	}
	return errno == 0;
}

static wf_error *read_metric(const cJSON *item, wf_metric *m)
{
	double x;

	m->name = wfi_strdup(item->string);
	if (cJSON_IsArray(item)) {
		wf_tree *t = NULL;
		*m = (wf_metric){ .name = m->name, .kind = WFI_M_TREE, .number = NAN };
		WF_TRY(read_list(item, &t));
		m->tree = t;
	} else if (cJSON_IsNumber(item) && item->valuestring && read_integer(item->valuestring, m)) {
		return NULL;
	} else if (wfi_json_number_of(item, &x)) {
		bool whole = x == floor(x) && fabs(x) < 0x1p53;
		*m = (wf_metric){ .name = m->name, .kind = whole ? WFI_M_INT : WFI_M_NUM, .number = x, .integer = whole ? (int64_t)x : 0 };
	} else {
		*m = (wf_metric){ .name = m->name, .kind = WFI_M_TEXT, .number = NAN, .text = wfi_strdup(cJSON_IsString(item) ? item->valuestring : "") };
	}
	return NULL;
}

wf_error *wfi_metrics_read(const cJSON *object, wf_metrics *out)
{
	wf_metric *v = wfi_alloc(((size_t)cJSON_GetArraySize(object) + 1) * sizeof *v);
	const cJSON *item;

	*out = (wf_metrics){ .v = v };
	cJSON_ArrayForEach(item, object) {
		wf_error *err = read_metric(item, &v[out->n++]);
		if (err) {
			wfi_metrics_free(out);
			return err;
		}
	}
	return NULL;
}

void wfi_metrics_free(wf_metrics *m)
{
	for (size_t i = 0; i < m->n; i++) {
		wfi_free((char *)(uintptr_t)m->v[i].name);
		wfi_free((char *)(uintptr_t)m->v[i].text);
		wf_tree_release((wf_tree *)(uintptr_t)m->v[i].tree);
	}
	wfi_free((wf_metric *)(uintptr_t)m->v);
	*m = (wf_metrics){ 0 };
}
