/* val.h: symbolic values and trees of them; callables. The operations themselves are in ops.h. */
#ifndef WEFT_VAL_H
#define WEFT_VAL_H
#include <weft/pp.h>

WFI_EXTERN_C_BEGIN

/* ---- user functions: 0 to 8 values in, a value (or a tree of values) out; bound ones take a user pointer last ---- */
typedef wf_val wfi_f0(void);
typedef wf_val wfi_f1(wf_val);
typedef wf_val wfi_f2(wf_val, wf_val);
typedef wf_val wfi_f3(wf_val, wf_val, wf_val);
typedef wf_val wfi_f4(wf_val, wf_val, wf_val, wf_val);
typedef wf_val wfi_f5(wf_val, wf_val, wf_val, wf_val, wf_val);
typedef wf_val wfi_f6(wf_val, wf_val, wf_val, wf_val, wf_val, wf_val);
typedef wf_val wfi_f7(wf_val, wf_val, wf_val, wf_val, wf_val, wf_val, wf_val);
typedef wf_val wfi_f8(wf_val, wf_val, wf_val, wf_val, wf_val, wf_val, wf_val, wf_val);
typedef wf_val wfi_b0(const void *);
typedef wf_val wfi_b1(wf_val, const void *);
typedef wf_val wfi_b2(wf_val, wf_val, const void *);
typedef wf_val wfi_b3(wf_val, wf_val, wf_val, const void *);
typedef wf_val wfi_b4(wf_val, wf_val, wf_val, wf_val, const void *);
typedef wf_val wfi_b5(wf_val, wf_val, wf_val, wf_val, wf_val, const void *);
typedef wf_val wfi_b6(wf_val, wf_val, wf_val, wf_val, wf_val, wf_val, const void *);
typedef wf_val wfi_b7(wf_val, wf_val, wf_val, wf_val, wf_val, wf_val, wf_val, const void *);
typedef wf_val wfi_b8(wf_val, wf_val, wf_val, wf_val, wf_val, wf_val, wf_val, wf_val, const void *);
wf_fn wfi_fn0(wfi_f0 *f);
wf_fn wfi_fn1(wfi_f1 *f);
wf_fn wfi_fn2(wfi_f2 *f);
wf_fn wfi_fn3(wfi_f3 *f);
wf_fn wfi_fn4(wfi_f4 *f);
wf_fn wfi_fn5(wfi_f5 *f);
wf_fn wfi_fn6(wfi_f6 *f);
wf_fn wfi_fn7(wfi_f7 *f);
wf_fn wfi_fn8(wfi_f8 *f);
wf_fn wfi_bind0(wfi_b0 *f, const void *user, size_t size);
wf_fn wfi_bind1(wfi_b1 *f, const void *user, size_t size);
wf_fn wfi_bind2(wfi_b2 *f, const void *user, size_t size);
wf_fn wfi_bind3(wfi_b3 *f, const void *user, size_t size);
wf_fn wfi_bind4(wfi_b4 *f, const void *user, size_t size);
wf_fn wfi_bind5(wfi_b5 *f, const void *user, size_t size);
wf_fn wfi_bind6(wfi_b6 *f, const void *user, size_t size);
wf_fn wfi_bind7(wfi_b7 *f, const void *user, size_t size);
wf_fn wfi_bind8(wfi_b8 *f, const void *user, size_t size);

/** A function of any number of arguments, for hosts without C's types: args is an array of n values; user is kept as a pointer
 * (size 0) or copied (size > 0) and belongs to the callable's identity. */
typedef wf_val wf_generic(const wf_val *args, size_t n, const void *user);
wf_fn wf_fn_generic(wf_generic *f, size_t n_args, const void *user, size_t size);

/* ---- values ---- */
extern const wf_val wfi_end;                    /* ends argument lists */
/** Records where the newest operations came from: the macros call it. Returns v. */
wf_val wfi_stamp(wf_val v, const char *file, int line);
/** The same beside a number. Returns x. */
int64_t wfi_stamp_number(int64_t x, const char *file, int line);
#ifdef WFI_LIBRARY
#define WFI_S(call) (call)                      /* inside weft: keep the user's line, not the library's */
#define WFI_SN(T, call) (call)
#else
#define WFI_S(call) wfi_stamp(call, __FILE__, __LINE__)
#define WFI_SN(T, call) ((T)wfi_stamp_number((int64_t)(call), __FILE__, __LINE__))
#endif
/** A weakly typed scalar constant: takes the dtype of what it is combined with; f32 when it stands alone. A whole number keeps an
 * integer operand's dtype, a fraction makes it f32. */
wf_val wf_c(double x);
/** A weakly typed whole number: i32 when it stands alone. */
wf_val wf_ci(int64_t x);
int wf_rank(wf_val v);
/** Length of an axis (negative counts from the end). 0 for a poisoned value or a wrong axis (a trace error). */
int64_t wf_dim(wf_val v, int axis);
int64_t wf_size(wf_val v);
wf_dtype wf_dtype_of(wf_val v);
/** For messages: "f32[3,2]" in buf, cut at cap bytes; returns buf. */
char *wf_type_text(wf_val v, char *buf, size_t cap);
/** Records an error in the trace, as the operations do, and returns a poisoned value: for one's own checks. */
wf_val wf_fail(const char *format, ...) WFI_PRINTF(1, 2);
/** The same with an error (taken), whose code stays: of a function that was called while tracing. */
wf_val wf_fail_error(wf_error *err);
#define WF_CHECK(cond, ...) do { if (!(cond)) return wf_fail(__VA_ARGS__); } while (0)

/* ---- trees of values ---- */
typedef struct wfi_kv { const char *name; wf_val val; } wfi_kv;
wf_val wfi_tuple(const wf_val *v);
wf_val wfi_list(const wf_val *v);
/** wf_tuple and wf_list of an array of n values: layers made in a loop. */
wf_val wf_tuple_n(const wf_val *v, size_t n);
wf_val wf_list_n(const wf_val *v, size_t n);
wf_val wfi_dict(const wfi_kv *kv, size_t n);
wf_val wf_none(void);
/** The entry of a dict ("w"), tuple or list ("0"), or of nested ones ("layers.0.w"). */
wf_val wf_get(wf_val tree, const char *path);
/** Element i of a tuple or list, or slice i along the first axis of an array. Negative counts from the end. */
wf_val wf_at(wf_val tuple_or_array, int i);
/** The dict with entry name set to v (added or replaced): for dicts built in a loop. */
wf_val wf_with(wf_val dict, const char *name, wf_val v);
/** Entries of a tuple, list or dict; 1 for a leaf. */
int wf_len(wf_val tree);
/** Name of entry i of a dict (they are sorted); NULL when not a dict or outside. */
const char *wf_key(wf_val dict, int i);
void wfi_unpack(wf_val v, wf_val *const *out, size_t n);
/** Tuples, lists and dicts of n values; the entries of a tuple or list into n places: without the macros. */
wf_val wf_tuple_n(const wf_val *v, size_t n);
wf_val wf_list_n(const wf_val *v, size_t n);
wf_val wf_dict_n(const char *const *names, const wf_val *v, size_t n);
void wf_unpack_n(wf_val v, wf_val *out, size_t n);
wf_val wfi_tree_map(wf_fn f, const wf_val *trees);
/** All leaves, in order (dicts sorted by name). At most cap are written; returns how many there are. */
size_t wf_tree_leaves(wf_val tree, wf_val *out, size_t cap);
/** f over arrays of trees with one structure, without the macro. */
wf_val wf_tree_map_n(wf_fn f, const wf_val *trees, size_t n);

/* ---- optional typed view: a struct whose members are all wf_val ---- */
typedef struct wf_struct_def { const char *name, *members; size_t n; } wf_struct_def;
void wfi_view_struct(const wf_struct_def *d, wf_val tree, void *out);
wf_val wfi_pack_struct(const wf_struct_def *d, const void *in);
#define WF_STRUCT(T, ...) \
	typedef struct T { wf_val __VA_ARGS__; } T; \
	WFI_UNUSED static const wf_struct_def T##_def = { #T, #__VA_ARGS__, sizeof(T) / sizeof(wf_val) }; \
	WFI_UNUSED static inline T T##_of(wf_val tree) { T s; wfi_view_struct(&T##_def, tree, &s); return s; } \
	WFI_UNUSED static inline wf_val T##_val(T s) { return wfi_pack_struct(&T##_def, &s); } \
	typedef T T##_type

static inline wf_fn wfi_same(wf_fn f) { return f; }
WFI_EXTERN_C_END

#define wf_get(...) WFI_S((wf_get)(__VA_ARGS__))
#define wf_with(...) WFI_S((wf_with)(__VA_ARGS__))
#define wf_fail(...) WFI_S((wf_fail)(__VA_ARGS__))
#define wf_rank(...) WFI_SN(int, (wf_rank)(__VA_ARGS__))
#define wf_dim(...) WFI_SN(int64_t, (wf_dim)(__VA_ARGS__))
#define wf_size(...) WFI_SN(int64_t, (wf_size)(__VA_ARGS__))
#define wf_dtype_of(...) WFI_SN(wf_dtype, (wf_dtype_of)(__VA_ARGS__))
#define wf_at(...) WFI_S((wf_at)(__VA_ARGS__))
#define wf_tuple(...) WFI_S(wfi_tuple(WFI_VALS(__VA_ARGS__,)))
#define wf_list(...) WFI_S(wfi_list(WFI_VALS(__VA_ARGS__,)))
#define WFI_KV(k, v) { k, v }

#ifndef __cplusplus
/** A function (of 0 to 8 values) as a wf_fn, for arrays of them and wf_switch; of a wf_fn itself. Where a function is asked for both will do. */
#define wf_fn_of(f) _Generic((f), wf_fn: wfi_same, \
	wfi_f0 *: wfi_fn0, wfi_f1 *: wfi_fn1, wfi_f2 *: wfi_fn2, wfi_f3 *: wfi_fn3, wfi_f4 *: wfi_fn4, \
	wfi_f5 *: wfi_fn5, wfi_f6 *: wfi_fn6, wfi_f7 *: wfi_fn7, wfi_f8 *: wfi_fn8)(f)
#define WFI_BIND(f) _Generic((f), \
	wfi_b0 *: wfi_bind0, wfi_b1 *: wfi_bind1, wfi_b2 *: wfi_bind2, wfi_b3 *: wfi_bind3, wfi_b4 *: wfi_bind4, \
	wfi_b5 *: wfi_bind5, wfi_b6 *: wfi_bind6, wfi_b7 *: wfi_bind7, wfi_b8 *: wfi_bind8)
/** A function with its last argument, a user pointer, given: sizeof *user bytes are copied and belong to its identity. */
#define wf_bind(f, user) WFI_BIND(f)(f, user, sizeof *(user))
#define wf_dict(...) WFI_S(wfi_dict((const wfi_kv[]){ WFI_PAIRS(WFI_KV, __VA_ARGS__) }, WFI_N(__VA_ARGS__) / 2))
#define wf_unpack(v, ...) ((void)WFI_SN(int64_t, (wfi_unpack(v, (wf_val *const[]){ __VA_ARGS__ }, WFI_N(__VA_ARGS__)), 0)))
/** f over the leaves of trees with one structure. Every macro passes "args," on: the last comma lets an empty rest be legal C17. */
#define wf_tree_map(...) WFI_TMAP(__VA_ARGS__, )
#define WFI_TMAP(f, ...) WFI_S(wfi_tree_map(wf_fn_of(f), WFI_VALS(__VA_ARGS__)))
#define wf_tree_multimap wf_tree_map
#else
#define WFI_FN(n) inline wf_fn wf_fn_of(wfi_f##n *f) { return wfi_fn##n(f); }
inline wf_fn wf_fn_of(wf_fn f) { return f; }
WFI_FN(0) WFI_FN(1) WFI_FN(2) WFI_FN(3) WFI_FN(4) WFI_FN(5) WFI_FN(6) WFI_FN(7) WFI_FN(8)
#undef WFI_FN
#define WFI_BN(n) inline wf_fn wfi_bind(wfi_b##n *f, const void *u, size_t s) { return wfi_bind##n(f, u, s); }
WFI_BN(0) WFI_BN(1) WFI_BN(2) WFI_BN(3) WFI_BN(4) WFI_BN(5) WFI_BN(6) WFI_BN(7) WFI_BN(8)
#undef WFI_BN
template <class F, class U> wf_fn wf_bind(F *f, const U *u) { return wfi_bind(f, u, sizeof *u); }
inline wf_val wfi_dict_il(std::initializer_list<wfi_kv> l) { return wfi_dict(l.begin(), l.size()); }
#define wf_dict(...) WFI_S(wfi_dict_il({ WFI_PAIRS(WFI_KV, __VA_ARGS__) }))
template <class... A> void wf_unpack(wf_val v, A... a) { wf_val *const o[] = { a... }; wfi_unpack(v, o, sizeof...(a)); }
template <class F, class... A> wf_val wf_tree_map(F f, A... a) { const wf_val v[] = { a..., wfi_end }; return wfi_tree_map(wf_fn_of(f), v); }
#endif
#endif
