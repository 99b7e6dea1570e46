/* collective.h: communication over a named axis. Inside a wf_pmap its axis_name is bound, and nothing else, as in JAX: its members are the
 * pmap's devices, under a trainer those of all workers. Everywhere else "workers" (WF_WORKERS) is bound: one member a worker process, and
 * length 1 outside a trainer. Trees of values go leaf by leaf. */
#ifndef WEFT_COLLECTIVE_H
#define WEFT_COLLECTIVE_H
#include <weft/val.h>

WFI_EXTERN_C_BEGIN
#define WF_WORKERS "workers"
/** Sum over the axis. A bool counts as i32. */
wf_val wf_psum(wf_val tree, const char *axis_name);
/** psum / axis size; integers give f32. */
wf_val wf_pmean(wf_val tree, const char *axis_name);
wf_val wf_pmax(wf_val tree, const char *axis_name); /* NaN propagates */
wf_val wf_pmin(wf_val tree, const char *axis_name);
/** Sum over the axis of every leaf of sums, divided by the sum over the axis of weight (a scalar): the exact mean when members hold
 * unequal numbers of rows: sums are of losses or gradients over a member's rows, weight is its number of rows. */
wf_val wf_pmean_weighted(wf_val sums, wf_val weight, const char *axis_name);
/** This member's place on the axis: i32 scalar. */
wf_val wf_axis_index(const char *axis_name);
/** Members on the axis, known while tracing; 0 and a trace error when it is not bound. */
int64_t wf_axis_size(const char *axis_name);
WFI_EXTERN_C_END
#define wf_pmax(...) WFI_S((wf_pmax)(__VA_ARGS__))
#define wf_pmin(...) WFI_S((wf_pmin)(__VA_ARGS__))
#define wf_axis_index(...) WFI_S((wf_axis_index)(__VA_ARGS__))
#define wf_axis_size(...) WFI_SN(int64_t, (wf_axis_size)(__VA_ARGS__))
#define wf_psum(...) WFI_S((wf_psum)(__VA_ARGS__))
#define wf_pmean(...) WFI_S((wf_pmean)(__VA_ARGS__))
#define wf_pmean_weighted(...) WFI_S((wf_pmean_weighted)(__VA_ARGS__))
#endif
