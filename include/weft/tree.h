/* tree.h: data at run time. An owned tree arrives only through a slot (wf_tree **); a returned one is borrowed. A slot is
 * overwritten by releasing what it held; on failure it keeps it. */
#ifndef WEFT_TREE_H
#define WEFT_TREE_H
#include <weft/error.h>
#include <weft/pp.h>

WFI_EXTERN_C_BEGIN

void wfi_release(wf_tree **slot);
static inline void wfi_release_slot(wf_tree **slot) { wfi_release(slot); }
#define WF_OWN __attribute__((cleanup(wfi_release_slot)))
void wfi_free_text(char **slot);
void wf_tree_release(wf_tree *t);
wf_tree *wf_tree_retain(const wf_tree *t);
/** Empties the slot and returns what was there (now the caller's). */
wf_tree *wf_take(wf_tree **slot);
/** Puts t (taken) into the slot, releasing what was there. */
void wf_put(wf_tree **slot, wf_tree *t);

/** An array from memory: shape ends with n dims; bytes are copied, dense row-major (bool one byte). */
WFI_CHECKED wf_error *wf_array(wf_dtype dtype, int rank, const int64_t *dims, const void *bytes, wf_tree **out);
WFI_CHECKED wf_error *wf_scalar(wf_dtype dtype, double x, wf_tree **out);
/** Trees of data. Children are retained. Names need not be sorted: wf_tree_dict(WF_NAMED("state", state, "cursor", cursor), &both).
 * kind: 't' tuple, 'l' list. */
WFI_CHECKED wf_error *wf_tree_sequence(char kind, size_t n, const wf_tree *const *child, wf_tree **out);
WFI_CHECKED wf_error *wf_tree_dict(size_t n, const char *const *name, const wf_tree *const *child, wf_tree **out);

/** The subtree at a path ("w", "layers.0.w"); NULL when there is none. Borrowed. */
const wf_tree *wf_tree_get(const wf_tree *t, const char *path);
/** One number: element 0 of a one-element array. NaN if failed (the error stays in t: wf_wait returns it), or of
 * anything else, which a warning says once. */
double wf_item(const wf_tree *t);
/** Waits until the data is there; returns the error if making it failed. */
WFI_CHECKED wf_error *wf_wait(const wf_tree *t);
size_t wf_tree_count(const wf_tree *t);                            /* leaves */
/** Leaf i in order (dicts sorted by name) and its path in buf ("params.w"; cut at cap). Borrowed; NULL outside. */
const wf_tree *wf_tree_leaf(const wf_tree *t, size_t i, char *buf, size_t cap);
bool wf_tree_is_leaf(const wf_tree *t);
wf_dtype wf_tree_dtype(const wf_tree *leaf);
int wf_tree_rank(const wf_tree *leaf);
int64_t wf_tree_dim(const wf_tree *leaf, int axis);
/** Copies a leaf's elements (dense row-major) to host memory of exactly size bytes. */
WFI_CHECKED wf_error *wf_tree_read(const wf_tree *leaf, void *bytes, size_t size);
/** "{b: f32[1], w: f32[1,1]}": structure, dtypes, shapes; values too when small and asked for. Free with free(). */
char *wf_tree_text(const wf_tree *t, bool values);
/** Writes wf_tree_text(t, true) and a line's end to the standard output: to have a look. NULL: "none". */
void wf_tree_print(const wf_tree *t);

WFI_EXTERN_C_END

/** Declares owned slots, NULL at first, released at the end of the scope. */
#define WFI_DECL(a) , *a = NULL
#define WF_TREES(...) WF_OWN WFI_UNUSED wf_tree *WFI_CAT(wfi_first_, __COUNTER__) = NULL WFI_EACH(WFI_DECL, __VA_ARGS__)
/** The same for texts (char *) that are the caller's to free: wf_find_data's, wf_tree_text's. */
#define WF_TEXTS(...) \
	__attribute__((cleanup(wfi_free_text))) WFI_UNUSED char *WFI_CAT(wfi_first_, __COUNTER__) = NULL WFI_EACH(WFI_DECL, __VA_ARGS__)
/** Names and trees in turn, as the first three arguments of wf_tree_dict. */
#define WFI_NAME_OF(name, tree) name
#define WFI_TREE_OF(name, tree) tree
#ifndef __cplusplus
#define WF_NAMED(...) \
	WFI_N(__VA_ARGS__) / 2, (const char *const[]){ WFI_PAIRS(WFI_NAME_OF, __VA_ARGS__) }, (const wf_tree *const[]){ WFI_PAIRS(WFI_TREE_OF, __VA_ARGS__) }
#else
#define WF_NAMED(...) \
	WFI_N(__VA_ARGS__) / 2, std::initializer_list<const char *>{ WFI_PAIRS(WFI_NAME_OF, __VA_ARGS__) }.begin(), \
		std::initializer_list<const wf_tree *>{ WFI_PAIRS(WFI_TREE_OF, __VA_ARGS__) }.begin()
#endif

#ifndef __cplusplus
#define WF_IN(...) \
	((wf_arrays){ WFI_LEN(((const wf_tree *const[]){ NULL, __VA_ARGS__ })) - 1, (const wf_tree *const[]){ NULL, __VA_ARGS__ } + 1 })
#define WF_OUT(...) \
	((wf_slots){ WFI_LEN(((wf_tree **const[]){ NULL, __VA_ARGS__ })) - 1, (wf_tree **const[]){ NULL, __VA_ARGS__ } + 1 })
#define wf_release(...) \
	do { \
		wf_tree **const wfi_s[] = { __VA_ARGS__ }; \
		for (size_t wfi_i = 0; wfi_i < WFI_LEN(wfi_s); wfi_i++) \
			wfi_release(wfi_s[wfi_i]); \
	} while (0)
#else
template <class... A> struct wfi_pack_in { const wf_tree *v[sizeof...(A) + 1]; operator wf_arrays() const { return { sizeof...(A), v }; } };
template <class... A> wfi_pack_in<A...> WF_IN(A... a) { return { { a..., nullptr } }; }
template <class... A> struct wfi_pack_out { wf_tree **v[sizeof...(A) + 1]; operator wf_slots() const { return { sizeof...(A), v }; } };
template <class... A> wfi_pack_out<A...> WF_OUT(A... a) { return { { a..., nullptr } }; }
template <class... A> void wf_release(A... a) { (wfi_release(a), ...); }
#endif
#endif
