/* json.h: JSON text made by hand (one line, exact numbers) and read with cJSON. */
#ifndef WFI_JSON_H
#define WFI_JSON_H
#include <cJSON.h>
#include "base/base.h"

/* ---- writing: appended to b; wfi_json_key adds the comma that is needed after a previous member ---- */
void wfi_json_string(wfi_str *b, const char *s);           /* NULL: null; bytes that are no UTF-8 become U+FFFD */
void wfi_json_string_n(wfi_str *b, const char *s, size_t n);
void wfi_json_number(wfi_str *b, double x);                /* as many of 15 to 17 digits as read back equal; "NaN", "Infinity", "-Infinity" as strings */
void wfi_json_key(wfi_str *b, const char *key);
void wfi_json_comma(wfi_str *b);                           /* unless b ends in '[' or '{' */
static inline void wfi_json_put_string(wfi_str *b, const char *key, const char *s) { wfi_json_key(b, key); wfi_json_string(b, s); }
static inline void wfi_json_put_number(wfi_str *b, const char *key, double x) { wfi_json_key(b, key); wfi_json_number(b, x); }
static inline void wfi_json_put_int(wfi_str *b, const char *key, long long x) { wfi_json_key(b, key); wfi_str_add(b, "%lld", x); }
static inline void wfi_json_put_bool(wfi_str *b, const char *key, bool x) { wfi_json_key(b, key); wfi_str_add(b, x ? "true" : "false"); }
/* any parsed value, numbers with all their digits (cJSON's own printer rounds some) */
void wfi_json_value(wfi_str *b, const cJSON *value);
/* {"code", "message", "notes"} */
void wfi_json_error(wfi_str *b, const wf_error *err);

/* ---- reading: what is missing or of another kind is the last argument ---- */
const char *wfi_json_get_string(const cJSON *object, const char *key, const char *unset);
double wfi_json_get_number(const cJSON *object, const char *key, double unset);
long long wfi_json_get_int(const cJSON *object, const char *key, long long unset);
bool wfi_json_get_bool(const cJSON *object, const char *key, bool unset);
/* a number, or one of the strings that stand for non-finite ones; false: neither */
bool wfi_json_number_of(const cJSON *item, double *out);
wf_error *wfi_json_get_error(const cJSON *error);           /* never NULL */
/* For an object that was parsed from this text: members that are integers keep their digits as valuestring (cJSON has doubles only), which
 * wfi_json_value and wfi_metrics_read heed. */
void wfi_json_keep_integers(cJSON *object, const char *text, size_t n);
wf_error *wfi_json_parse(const char *text, size_t n, const char *what, cJSON **out); /* an object, else WF_DATA_LOSS */

#endif
