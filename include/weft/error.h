/* error.h: failures at run time. Every function that can fail returns wf_error *; NULL is success. */
#ifndef WEFT_ERROR_H
#define WEFT_ERROR_H
#include <weft/types.h>

WFI_EXTERN_C_BEGIN

typedef enum wf_code {
	WF_OK = 0,
	WF_INVALID_ARGUMENT, /* the caller's values are wrong: shapes, dtypes, names, options */
	WF_NOT_FOUND,
	WF_ALREADY_EXISTS,
	WF_DATA_LOSS,        /* a file is damaged, truncated, fails its checksum */
	WF_OUT_OF_MEMORY,
	WF_IO,               /* the system refused: disk full, permission, connection */
	WF_TIMEOUT,
	WF_ABORTED,          /* ended because a peer failed or the user asked */
	WF_UNSUPPORTED,
	WF_NON_FINITE,       /* a watched metric or value is NaN or infinite */
	WF_WORKER_FAILED,
	WF_CHECK_FAILED,     /* a check inside the program: values differ from what it expects */
	WF_INTERNAL,         /* a defect of weft */
} wf_code;

/** Takes err; prints it to stderr and exits with status 1 when it is not NULL. For main(). */
void wf_must(wf_error *err);
/** A new error with a printf-like message. Owned by the caller. */
wf_error *wf_error_new(wf_code code, const char *format, ...) WFI_PRINTF(2, 3);
/** Takes err, adds the place it passed through (kept short: the first few places), returns it. */
wf_error *wf_error_note(wf_error *err, const char *file, int line);
/** Takes err, adds a line of explanation that is printed under the message, returns it. */
wf_error *wf_error_add(wf_error *err, const char *format, ...) WFI_PRINTF(2, 3);
wf_error *wf_error_retain(const wf_error *err);
void wf_error_free(wf_error *err);
wf_code wf_error_code(const wf_error *err);
/** The code's name: "invalid argument", "data loss" … */
const char *wf_code_name(wf_code code);
/** The message alone. Borrowed. */
const char *wf_error_message(const wf_error *err);
/** Message, places and notes, as lines. Borrowed, valid as long as err is. "" for NULL. */
const char *wf_error_text(const wf_error *err);

/** Returns a failure of expr to the caller, with this place noted. */
#ifdef WFI_LIBRARY
#define WFI_NOTE(err) (err) /* inside weft: keep the user's places, not the library's */
#else
#define WFI_NOTE(err) wf_error_note(err, __FILE__, __LINE__)
#endif
#define WF_TRY(expr) \
	do { \
		wf_error *wfi_e = (expr); \
		if (wfi_e) \
			return WFI_NOTE(wfi_e); \
	} while (0)

WFI_EXTERN_C_END
#endif
