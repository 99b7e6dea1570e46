/* collective.h: communication over a named axis. Inside a wf_pmap its axis_name is bound, and nothing else, as in JAX: its members are the
 * pmap's devices, under a trainer those of all workers; inside a wf_vmap its axis_name is bound too: its members are the examples; inside a
 * wf_shard_map the axes of its mesh are. Everywhere else "workers" (WF_WORKERS) is bound: one member a worker process, and length 1
 * outside a trainer. Trees of values go leaf by leaf.
 * Several axes at once are named with commas: wf_psum(x, "data,model"); their members are counted row-major, the first axis outermost.
 * Gradients are those of JAX's pmap: the transpose of a psum is a psum, that of an all_gather a psum_scatter and the other way round, that of an
 * all_to_all goes back, that of a ppermute is the inverse permutation. So average gradients outside of wf_grad (wf_pmean of the gradients). */
#ifndef WEFT_COLLECTIVE_H
#define WEFT_COLLECTIVE_H
#include <weft/val.h>

WFI_EXTERN_C_BEGIN
#define WF_WORKERS "workers"
/** Groups of members among which a collective works, instead of all of the axis: n members in all, `size` in each group; every member of the
 * axis is in exactly one. .axis_index_groups = WF_GROUPS(2, {0, 1}, {2, 3}). n 0: one group of all. Only with one axis. */
typedef struct wf_groups { int64_t n, size; const int64_t *v; } wf_groups;
/** n pairs of source and destination: WF_PAIRS({0, 1}, {1, 2}). */
typedef struct wf_pairs { int64_t n; const int64_t *v; } wf_pairs;
#ifndef __cplusplus
#define WF_GROUPS(size_, ...) { (int64_t)(sizeof((const int64_t[][size_]){ __VA_ARGS__ }) / sizeof(int64_t)), size_, (const int64_t[][size_]){ __VA_ARGS__ }[0] }
#define WF_PAIRS(...) ((wf_pairs){ (int64_t)WFI_LEN(((const int64_t[][2]){ __VA_ARGS__ })), (const int64_t[][2]){ __VA_ARGS__ }[0] })
#endif

typedef struct wf_psum_opts { int wfi_; wf_groups axis_index_groups; } wf_psum_opts;
/** axis: where the members' arrays are put together: a new axis, or with tiled an axis of the array, one after the other. Negative from the end. */
typedef struct wf_all_gather_opts { int wfi_; int axis; bool tiled; wf_groups axis_index_groups; } wf_all_gather_opts;
/** scatter_dimension: as long as the group and gone afterwards, or with tiled a multiple of that and divided by it. */
typedef struct wf_psum_scatter_opts { int wfi_; int scatter_dimension; bool tiled; wf_groups axis_index_groups; } wf_psum_scatter_opts;
/** tiled: split_axis is divided by the group's size and concat_axis multiplied; else split_axis is as long as the group, and moves to concat_axis. */
typedef struct wf_all_to_all_opts { int wfi_; bool tiled; wf_groups axis_index_groups; } wf_all_to_all_opts;

/** wf_psum(x, axis_name, options…): sum over the axis. A bool counts as i32. Of a constant: that times the number of members, known while tracing. */
wf_val wfi_psum(wf_val tree, const char *axis_name, wf_psum_opts o);
/** psum / number of members; integers give f32. */
wf_val wfi_pmean(wf_val tree, const char *axis_name, wf_psum_opts o);
wf_val wfi_pmax(wf_val tree, const char *axis_name, wf_psum_opts o); /* NaN propagates */
wf_val wfi_pmin(wf_val tree, const char *axis_name, wf_psum_opts o);
/** wf_all_gather(x, axis_name, options…): all members' arrays on every member: [2] of four members gives [4,2]; with tiled [8]. */
wf_val wfi_all_gather(wf_val tree, const char *axis_name, wf_all_gather_opts o);
/** wf_psum_scatter(x, axis_name, options…): the sum, of which each member keeps its part along scatter_dimension. */
wf_val wfi_psum_scatter(wf_val tree, const char *axis_name, wf_psum_scatter_opts o);
/** wf_all_to_all(x, axis_name, split_axis, concat_axis, options…): part j along split_axis goes to member j; what comes is put together along
 * concat_axis in the members' order. One axis at a time. */
wf_val wfi_all_to_all(wf_val tree, const char *axis_name, int split_axis, int concat_axis, wf_all_to_all_opts o);
/** wf_ppermute(x, axis_name, WF_PAIRS({0, 1}, {1, 2})): the array of the source on the destination; zeros on members that are nobody's
 * destination. Sources are unique, so are destinations. One axis at a time. */
wf_val wf_ppermute(wf_val tree, const char *axis_name, wf_pairs pairs);
/** wf_pshuffle(x, axis_name, 3, 2, 1, 0): member i gets the array of member perm[i]; each member is named once. */
wf_val wfi_pshuffle(wf_val tree, const char *axis_name, const int64_t *perm);
/** The array of member `source` on every member. One axis at a time. */
wf_val wf_pbroadcast(wf_val tree, const char *axis_name, int64_t source);
/** Sum over the axis of every leaf of sums, divided by the sum over the axis of weight (a scalar): the exact mean when members hold
 * unequal numbers of rows: sums are of losses or gradients over a member's rows, weight is its number of rows. */
wf_val wf_pmean_weighted(wf_val sums, wf_val weight, const char *axis_name);
/** This member's place on the axis: i32 scalar. */
wf_val wf_axis_index(const char *axis_name);
/** Members on the axis, known while tracing; 0 and a trace error when it is not bound. */
int64_t wf_axis_size(const char *axis_name);
WFI_EXTERN_C_END
#define wf_axis_index(...) WFI_S((wf_axis_index)(__VA_ARGS__))
#define wf_axis_size(...) WFI_SN(int64_t, (wf_axis_size)(__VA_ARGS__))
#define wf_pmean_weighted(...) WFI_S((wf_pmean_weighted)(__VA_ARGS__))
#define wf_ppermute(...) WFI_S((wf_ppermute)(__VA_ARGS__))
#define wf_pbroadcast(...) WFI_S((wf_pbroadcast)(__VA_ARGS__))
#define wf_pshuffle(x, axis_name, ...) WFI_S(wfi_pshuffle(x, axis_name, WFI_DIMS(__VA_ARGS__, )))
#ifndef __cplusplus
#define wf_psum(...) WFI_PSUM(wfi_psum, __VA_ARGS__, )
#define wf_pmean(...) WFI_PSUM(wfi_pmean, __VA_ARGS__, )
#define wf_pmax(...) WFI_PSUM(wfi_pmax, __VA_ARGS__, )
#define wf_pmin(...) WFI_PSUM(wfi_pmin, __VA_ARGS__, )
#define WFI_PSUM(f, x, axis_name, ...) WFI_S(f(x, axis_name, (wf_psum_opts){ .wfi_ = 0, __VA_ARGS__ }))
#define wf_all_gather(...) WFI_ALL_GATHER(__VA_ARGS__, )
#define WFI_ALL_GATHER(x, axis_name, ...) WFI_S(wfi_all_gather(x, axis_name, (wf_all_gather_opts){ .wfi_ = 0, __VA_ARGS__ }))
#define wf_psum_scatter(...) WFI_PSUM_SCATTER(__VA_ARGS__, )
#define WFI_PSUM_SCATTER(x, axis_name, ...) WFI_S(wfi_psum_scatter(x, axis_name, (wf_psum_scatter_opts){ .wfi_ = 0, __VA_ARGS__ }))
#define wf_all_to_all(...) WFI_ALL_TO_ALL(__VA_ARGS__, )
#define WFI_ALL_TO_ALL(x, axis_name, split_axis, concat_axis, ...) \
	WFI_S(wfi_all_to_all(x, axis_name, split_axis, concat_axis, (wf_all_to_all_opts){ .wfi_ = 0, __VA_ARGS__ }))
#else
inline wf_val wfi_psum(wf_val x, const char *a) { return wfi_psum(x, a, wf_psum_opts()); }
inline wf_val wfi_pmean(wf_val x, const char *a) { return wfi_pmean(x, a, wf_psum_opts()); }
inline wf_val wfi_pmax(wf_val x, const char *a) { return wfi_pmax(x, a, wf_psum_opts()); }
inline wf_val wfi_pmin(wf_val x, const char *a) { return wfi_pmin(x, a, wf_psum_opts()); }
inline wf_val wfi_all_gather(wf_val x, const char *a) { return wfi_all_gather(x, a, wf_all_gather_opts()); }
inline wf_val wfi_psum_scatter(wf_val x, const char *a) { return wfi_psum_scatter(x, a, wf_psum_scatter_opts()); }
inline wf_val wfi_all_to_all(wf_val x, const char *a, int s, int c) { return wfi_all_to_all(x, a, s, c, wf_all_to_all_opts()); }
#define wf_psum(...) WFI_S(wfi_psum(__VA_ARGS__))
#define wf_pmean(...) WFI_S(wfi_pmean(__VA_ARGS__))
#define wf_pmax(...) WFI_S(wfi_pmax(__VA_ARGS__))
#define wf_pmin(...) WFI_S(wfi_pmin(__VA_ARGS__))
#define wf_all_gather(...) WFI_S(wfi_all_gather(__VA_ARGS__))
#define wf_psum_scatter(...) WFI_S(wfi_psum_scatter(__VA_ARGS__))
#define wf_all_to_all(...) WFI_S(wfi_all_to_all(__VA_ARGS__))
#endif
#endif
