/* types.h: the handles, element types and attributes that every other public header uses. */
#ifndef WEFT_TYPES_H
#define WEFT_TYPES_H
#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
#define WFI_EXTERN_C_BEGIN extern "C" {
#define WFI_EXTERN_C_END }
#else
#define WFI_EXTERN_C_BEGIN
#define WFI_EXTERN_C_END
#endif

#define WFI_CHECKED __attribute__((warn_unused_result))
#define WFI_UNUSED __attribute__((unused))
#define WFI_PRINTF(f, a) __attribute__((format(printf, f, a)))

WFI_EXTERN_C_BEGIN

/** A symbolic value (or a tree of them). It lives while a function is traced, is passed by value and never freed. */
typedef struct wf_val { struct wfi_node *node; } wf_val;
/** A callable: a C function or a transformation of one. Interned: equal calls give the equal value; nothing to free. */
typedef struct wf_fn { const struct wfi_callable *c; } wf_fn;
/** Data: a reference-counted tree (leaf, tuple, list, dict, none) of device arrays. */
typedef struct wf_tree wf_tree;
/** A failure: code, message, where, notes. NULL is success. */
typedef struct wf_error wf_error;
typedef struct wf_worker wf_worker;
typedef struct wf_checkpoint wf_checkpoint;
typedef struct wf_dataset wf_dataset;
typedef struct wf_loader wf_loader;
typedef struct wf_device wf_device;
typedef struct wf_devices { int n; wf_device *const *v; } wf_devices;
typedef struct wf_arrays { size_t n; const wf_tree *const *v; } wf_arrays; /* WF_IN */
typedef struct wf_slots { size_t n; wf_tree **const *v; } wf_slots;        /* WF_OUT */
typedef struct wf_bytes { const void *data; size_t size; } wf_bytes;
#define WF_BYTES(p) { (p), sizeof *(p) }

/** Element types. The names in programs' text are StableHLO's (f32, i32, ui8, i1 …). The narrow ones (2, 4, 6 and 8 bits) take one byte
 * an element in memory; complex ones are pairs real, imaginary; a token has no bytes: it orders effects in imported programs. */
typedef enum wf_dtype {
	WF_INVALID = 0,
	WF_BOOL,
	WF_I8, WF_I16, WF_I32, WF_I64,
	WF_U8, WF_U16, WF_U32, WF_U64,
	WF_F16, WF_BF16, WF_F32, WF_F64,
	WF_I2, WF_I4, WF_U2, WF_U4,
	WF_F4E2M1FN, WF_F6E2M3FN, WF_F6E3M2FN,
	WF_F8E3M4, WF_F8E4M3, WF_F8E4M3FN, WF_F8E4M3FNUZ, WF_F8E4M3B11FNUZ, WF_F8E5M2, WF_F8E5M2FNUZ, WF_F8E8M0FNU,
	WF_C64, WF_C128,
	WF_TOKEN,
	WF_DTYPE_COUNT
} wf_dtype;

/** Most dimensions an array may have; more is a trace error. */
#define WF_MAX_RANK 16
/** "really zero" in options where 0 means the default (it is −0.0, which the option readers tell apart). */
#define WF_ZERO (-0.0)
/** "no axis": an in_axes / out_axes entry that is broadcast, JAX's None. */
#define WF_NONE INT_MIN
/** Argument i, 0 to 63, in a mask of arguments: .argnums = WF_ARG(0) | WF_ARG(2). */
#define WF_ARG(i) (UINT64_C(1) << (i))
#define WFI_END_DIM INT64_MIN

/** Bytes of one element (a token: 0). */
size_t wf_dtype_size(wf_dtype d);
/** "f32", "bf16", "i32", "u8", "bool", "f8E4M3FN", "c64" (numpy-like; never NULL). */
const char *wf_dtype_name(wf_dtype d);

WFI_EXTERN_C_END
#endif
