/* trace.h: building a program. Constructors and rules emit into the calling thread's current trace. */
#ifndef WFI_TRACE_H
#define WFI_TRACE_H
#include "ir/op.h"

/* ---- the trace ---- */
typedef struct wfi_axis { struct wfi_axis *outer; const char *name; int64_t size; } wfi_axis; /* bound named axes, innermost first */

wfi_trace *wfi_trace_current(void);
/* pushes a new trace on this thread; its function is being built. axes: those bound in it beyond the enclosing trace's. */
wfi_trace *wfi_trace_begin(const char *name, const wfi_axis *axes);
/* the number of the current trace, which no other has; is a trace of that number being built, here or around this? */
uint64_t wfi_trace_serial(void);
bool wfi_trace_is_live(uint64_t serial);
/* f is released when the current trace ends: takes it */
void wfi_trace_own(wfi_func *f);
/* The trace is of a user's function: values that it made and that are used when it is finished are told with their line. Call it after begin. */
void wfi_trace_remember(wfi_trace *t);
/* a parameter of the function being built */
wf_val wfi_trace_param(wfi_trace *t, const wfi_type *type, bool weak);
/* pops it. With a recorded error: returns that, *out stays NULL. Values of enclosing traces that
 * it used have become trailing parameters: func->captures. */
wf_error *wfi_trace_end(wfi_trace *t, int n_results, const wf_val *results, wfi_func **out);
wfi_func *wfi_trace_func(wfi_trace *t);
/* the value of an enclosing trace that v, a parameter of a trace still open, stands for; NULL: none */
const wfi_value *wfi_trace_outer(const wfi_value *v);
const wfi_axis *wfi_trace_axis(const char *name);            /* NULL when not bound; of NULL: the innermost, the others by outer */

/* equations emitted from now on carry this line (rules of a transformation: the equation's own); { NULL } ends that */
void wfi_trace_at(wfi_loc loc);
/* this thread's traces say where random keys are used up (wf.key_use): the check of key reuse is on */
bool *wfi_trace_keys(void);
/* a pmap or shard_map inside of this thread's traces is run by its devices (wf.on_devices): who asked for the trace can run that */
bool *wfi_trace_devices(void);
/* the current trace's arena, for nodes; NULL without a trace */
wfi_arena *wfi_trace_arena(void);

/* ---- failing ---- */
/* keeps the first failure of the current trace ("add: …"), returns the poisoned value; without a trace: logged once, poison */
wf_val wfi_fail(const char *op, const char *format, ...) WFI_PRINTF(2, 3);
wf_val wfi_fail_error(wf_error *err);                        /* takes err */
bool wfi_failed(void);                                       /* does the current trace hold a failure? */
extern const wf_val wfi_poison;
static inline bool wfi_is_poison(wf_val v) { return !v.node || v.node->kind == WFI_POISON; }

/* ---- emitting ---- */
/* Checks operands (leaves, not poisoned, of this trace or captured from an enclosing one), infers, appends. One result: returned. */
wf_val wfi_emit(const wfi_op *op, const void *attrs, int n_in, const wf_val *in);
void wfi_emit_n(const wfi_op *op, const void *attrs, int n_in, const wf_val *in, int n_regions, wfi_block *const *regions, wf_val *out, int n_out);
#define WFI_EMIT(op, attrs, ...) wfi_emit(op, attrs, (int)WFI_COUNT(((const wf_val[]){ __VA_ARGS__ })), (const wf_val[]){ __VA_ARGS__ })
/* appends a copy of eqn e with other operands (same op and attrs; regions cloned); line kept */
void wfi_emit_like(const wfi_eqn *e, const wf_val *in, wf_val *out);
/* e on the values map[] of its operands, by id; its results are put there */
void wfi_emit_mapped(const wfi_eqn *e, wf_val *map);
/* inlines f (its parameters replaced by args) into the current trace */
void wfi_inline(const wfi_func *f, const wf_val *args, wf_val *results);
/* ---- regions: finished functions whose captures are values of the current trace (or of those around it) ----
 * Emits (operands, captured values; regions): what the functions use from outside is appended to the operands, and each region gets a parameter
 * for each of those after its own; small constants are copied into the regions instead. The functions stay the caller's. */
void wfi_emit_regions(const wfi_op *op, const void *attrs, int n_in, const wf_val *in, int n_regions, wfi_func *const *regions, wf_val *out, int n_out);
/* f as a block of the current trace's function: f's own parameters, then n, which stand for captured[] */
wfi_block *wfi_region(wfi_func *f, int n, const wf_val *captured);
/* appends r's equations to b and sets b's results; r's parameters and what it uses from outside are in map[], by id, where its values are put too */
void wfi_block_copy(const wfi_block *r, wfi_block *b, wfi_value **map);
/* the equation itself, on other operands (of the same types) */
void wfi_emit_view(const wfi_view *e, const wf_val *in, wf_val *out);
/* an equation's region as a function of its own: all its parameters, no captures */
wfi_func *wfi_region_func(const wfi_block *b);
/* rules of control flow, which need whole transformations of the regions (src/transform/control_rules.c). Operands: the n_out carried values or
 * the choice, then captured values. */
void wfi_while_jvp(const wfi_view *e, const wf_val *t, bool to_transpose, wf_val *out, wf_val *t_out);
/* how many rounds: when its condition compares a carried integer, moved by a constant each round from a constant, with a constant (counted.c) */
bool wfi_while_rounds(const wfi_view *e, int64_t *rounds);
void wfi_while_transpose(const wfi_view *e, const bool *wanted, const wf_val *ct, wf_val *out);
void wfi_branches_jvp(const wfi_view *e, const wf_val *t, bool to_transpose, wf_val *out, wf_val *t_out);
void wfi_branches_transpose(const wfi_view *e, const bool *wanted, const wf_val *ct, wf_val *out);
/* src/transform/scan_rules.c */
void wfi_scan_jvp(const wfi_view *e, const wf_val *t, bool to_transpose, wf_val *out, wf_val *t_out);
void wfi_scan_transpose(const wfi_view *e, const bool *wanted, const wf_val *ct, wf_val *out);
bool wfi_scan_batch(const wfi_batch *b, wf_val *out, bool *out_batched);
bool wfi_scan_lower(const wfi_view *e, wf_val *out); /* as a while */
void wfi_on_devices_jvp(const wfi_view *e, const wf_val *t, bool to_transpose, wf_val *out, wf_val *t_out); /* src/transform/on_devices_rules.c */
void wfi_on_devices_transpose(const wfi_view *e, const bool *wanted, const wf_val *ct, wf_val *out);
bool wfi_on_devices_batch(const wfi_batch *b, wf_val *out, bool *out_batched);
void wfi_remat_jvp(const wfi_view *e, const wf_val *t, bool to_transpose, wf_val *out, wf_val *t_out); /* src/transform/remat_rules.c */
void wfi_call_transpose(const wfi_view *e, const bool *wanted, const wf_val *ct, wf_val *out);
bool wfi_call_batch(const wfi_batch *b, wf_val *out, bool *out_batched);
void wfi_custom_jvp_jvp(const wfi_view *e, const wf_val *t, bool to_transpose, wf_val *out, wf_val *t_out); /* src/transform/custom_rules.c */
void wfi_custom_vjp_jvp(const wfi_view *e, const wf_val *t, bool to_transpose, wf_val *out, wf_val *t_out);
bool wfi_custom_batch(const wfi_batch *b, wf_val *out, bool *out_batched);
bool wfi_custom_linear_infer(wfi_infer *c);
bool wfi_custom_linear_batch(const wfi_batch *b, wf_val *out, bool *out_batched);
void wfi_custom_linear_jvp(const wfi_view *e, const wf_val *t, wf_val *out);
void wfi_custom_linear_transpose(const wfi_view *e, const bool *wanted, const wf_val *ct, wf_val *out);
bool wfi_while_batch(const wfi_batch *b, wf_val *out, bool *out_batched); /* src/transform/control_batch.c */
bool wfi_branches_batch(const wfi_batch *b, wf_val *out, bool *out_batched);

/* the type of a batch of vmap; records a failure where it would have too many dimensions */
wfi_type wfi_with_batch(const wfi_type *one, int64_t size);

/* leaf access: NULL and a recorded failure when v is not a leaf */
wfi_value *wfi_leaf(const char *op, wf_val v);
static inline wfi_value *wfi_value_of(wf_val v) { return (wfi_value *)v.node; } /* v is known to be a leaf */
static inline wf_val wfi_val_of(wfi_value *v) { return (wf_val){ v ? &v->node : NULL }; }
const wfi_type *wfi_type_of(wf_val v);                       /* of a leaf; a poisoned value has the scalar f32 type */

/* ---- constants ---- */
wf_val wfi_const(const wfi_type *t, const void *bytes, size_t size); /* all elements, or one: splat */
wf_val wfi_splat(const wfi_type *t, double x);               /* x converted to t's dtype */
wf_val wfi_splat_i(const wfi_type *t, int64_t x);
wf_val wfi_zeros_like(wf_val v);
wf_val wfi_full_like(wf_val v, double x);

/* ---- promotion, as the public constructors do it ---- */
/* brings operands to one dtype (JAX's lattice, weak constants yield) and one shape (numpy broadcasting, by broadcast_in_dim) */
bool wfi_promote_pair(const char *op, wf_val *a, wf_val *b);
bool wfi_promote_n(const char *op, wf_val *v, int n);
/* an integer operand of a float function becomes f32 */
wf_val wfi_to_inexact(const char *op, wf_val v);
wf_val wfi_broadcast_to(const char *op, wf_val v, const wfi_type *shape); /* numpy rules; dtype of v kept */
int wfi_axis_index(const char *op, int axis, int rank);      /* negative from the end; −1 and a failure when outside */

#endif
