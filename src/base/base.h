/* base.h: what every folder uses: small macros, allocation, strings, hashing, time. */
#ifndef WFI_BASE_H
#define WFI_BASE_H
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <weft/types.h>
#include <weft/error.h>

#define WFI_COUNT(a) (sizeof(a) / sizeof *(a))
#define WFI_MIN(a, b) ((a) < (b) ? (a) : (b))
#define WFI_MAX(a, b) ((a) > (b) ? (a) : (b))

/* ---- allocation ----
 * Small metadata comes from wfi_alloc: it never returns NULL (a host that cannot give a few bytes is beyond help: the process
 * says so and exits). Anything whose size a user or a file decides comes from wfi_try_alloc and its failure is a wf_error. */
void *wfi_alloc(size_t size);                              /* zeroed */
void *wfi_realloc(void *p, size_t size);
void *wfi_try_alloc(size_t size);                          /* zeroed; NULL when there is none (or fault injection says so) */
void *wfi_try_alloc_aligned(size_t size, size_t alignment); /* not zeroed; free with wfi_free */
void wfi_free(void *p);
char *wfi_strdup(const char *s);
char *wfi_strndup(const char *s, size_t n);
char *wfi_format(const char *format, ...) WFI_PRINTF(1, 2); /* caller frees with wfi_free */
char *wfi_vformat(const char *format, va_list ap);
wf_error *wfi_out_of_memory(size_t bytes, const char *what);
wf_error *wfi_errno(int err, const char *format, ...) WFI_PRINTF(2, 3); /* WF_IO with strerror */

/* ---- arena: freed as a whole ---- */
typedef struct wfi_arena wfi_arena;
wfi_arena *wfi_arena_new(void);
void wfi_arena_free(wfi_arena *a);
void *wfi_arena_alloc(wfi_arena *a, size_t size);           /* zeroed, aligned to 16 */
void *wfi_arena_copy(wfi_arena *a, const void *p, size_t size);
char *wfi_arena_strdup(wfi_arena *a, const char *s);
char *wfi_arena_format(wfi_arena *a, const char *format, ...) WFI_PRINTF(2, 3);
size_t wfi_arena_bytes(const wfi_arena *a);
bool wfi_arena_owns(const wfi_arena *a, const void *p);     /* p is not read: it may dangle */

/* ---- text: numbers in it are written and read as in the C locale (1.5, never 1,5), whatever the program gave to setlocale ---- */
int wfi_snprintf(char *buf, size_t cap, const char *format, ...) WFI_PRINTF(3, 4);
double wfi_strtod(const char *s, char **end);

/* ---- growing string; its formats, and those of wfi_format and of errors, are the C locale's ---- */
typedef struct wfi_str { char *s; size_t n, cap; } wfi_str;  /* s is NUL-terminated, or NULL when empty */
void wfi_str_add(wfi_str *b, const char *format, ...) WFI_PRINTF(2, 3);
void wfi_str_vadd(wfi_str *b, const char *format, va_list ap);
void wfi_str_put(wfi_str *b, const char *bytes, size_t n);
void wfi_str_free(wfi_str *b);
char *wfi_str_take(wfi_str *b);                              /* never NULL; caller frees with wfi_free */

/* ---- hash, time, environment ---- */
uint64_t wfi_hash(uint64_t seed, const void *bytes, size_t n);
static inline uint64_t wfi_hash_u64(uint64_t seed, uint64_t x) { return wfi_hash(seed, &x, sizeof x); }
double wfi_now(void);                                        /* seconds, monotonic */
bool wfi_dump_wants(const char *what);                       /* WEFT_DUMP=fusion,plan has what */
long wfi_env_int(const char *name, long least, long most, long unset); /* bad text: logged once, unset */

/* ---- threads: what WEFT_NUM_THREADS or wf_set_num_threads allow; 0: nobody said ---- */
int wfi_thread_limit(void);

/* ---- log: to stderr, level from WEFT_LOG=error|warn|info|debug (default warn) ---- */
typedef enum wfi_level { WFI_ERROR, WFI_WARN, WFI_INFO, WFI_DEBUG } wfi_level;
void wfi_log(wfi_level level, const char *format, ...) WFI_PRINTF(2, 3);

/* ---- paths ---- */
/* opens /dev/null for each of stdin, stdout, stderr that is closed, so that no socket or file of ours takes its number */
void wfi_standard_files(void);
char *wfi_path_join(const char *a, const char *b);           /* caller frees */
wf_error *wfi_make_dirs(const char *path, unsigned mode);
wf_error *wfi_read_file(const char *path, size_t limit, char **data, size_t *size); /* data is NUL-terminated beyond size */
/* WF_INVALID_ARGUMENT when path leads to something, and that is no regular file: opening a pipe would wait for its writer, perhaps for ever */
wf_error *wfi_check_regular(const char *path);
/* bytes that come in pieces, so that nobody must copy them together */
typedef struct wfi_piece { const void *data; size_t size; } wfi_piece;
int wfi_write_all(int fd, const char *p, size_t n);          /* 0, or errno */
/* the file appears whole or not at all, and is synced; what was there is replaced. Devices and pipes are written into, links are followed. */
wf_error *wfi_write_file(const char *path, const wfi_piece *pieces, size_t n);
char *wfi_cache_folder(const char *name);                    /* weft/NAME below XDG_CACHE_HOME, else ~/.cache; NULL: neither is set; caller frees */
char *wfi_self_exe(void);                                    /* this process's executable; caller frees */
char *wfi_library_dir(void);                                 /* the folder libweft's code was loaded from; caller frees */

/* ---- errors across processes ---- */
/* A flat form of an error: "code\0message\0notes" is not kept; code, message and text go as they are. */
/* one of its own: what is added to it does not change err */
wf_error *wfi_error_copy(const wf_error *err);
wf_error *wfi_error_remake(wf_code code, const char *message, const char *const *notes, size_t n_notes);
size_t wfi_error_notes(const wf_error *err, const char *const **notes);

/* ---- half floats (round to nearest even; NaN stays NaN) ---- */
uint16_t wfi_f32_to_bf16(float x);
float wfi_bf16_to_f32(uint16_t x);
uint16_t wfi_f32_to_f16(float x);
float wfi_f16_to_f32(uint16_t x);
uint16_t wfi_f64_to_f16(double x);                           /* rounded once, not through f32 */
uint16_t wfi_f64_to_bf16(double x);

/* ---- floats of 4, 6 and 8 bits: one byte each, the bits at its low end; rounded once, to nearest even (f8E8M0FNU: halves up) ---- */
uint8_t wfi_f64_to_mini(wf_dtype d, double x);
double wfi_mini_to_f64(wf_dtype d, uint8_t bits);

#endif
