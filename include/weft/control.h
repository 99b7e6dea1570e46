/* control.h: control flow whose course is known only when the program runs. Branches and bodies are traced functions of trees; they may use values
 * of the function around them. All can be differentiated forwards (wf_jvp); backwards (wf_grad) a loop needs a number of rounds that is known
 * while tracing. */
#ifndef WEFT_CONTROL_H
#define WEFT_CONTROL_H
#include <weft/transform.h>

WFI_EXTERN_C_BEGIN

wf_val wfi_cond(wf_val pred, wf_fn yes, wf_fn no, const wf_val *operands);
wf_val wfi_switch(wf_val index, wf_fn const *branches, size_t n_branches, const wf_val *operands);
wf_val wfi_while_loop(wf_fn cond, wf_fn body, wf_val init);
wf_val wfi_fori_loop(wf_val lo, wf_val hi, wf_fn body, wf_val init);
/** A scan's .length that may also be 0: .length = WF_LENGTH(n). (A plain 0 there says that the arrays give it.) */
#define WF_LENGTH(n) ((int64_t)(n) ? (int64_t)(n) : WFI_NO_ROUNDS)
#define WFI_NO_ROUNDS INT64_MIN
/** length: of the loop, needed when there are no arrays (WF_LENGTH(n) when n may be 0); reverse: from the last row to the first; unroll: rounds in one go of the loop. */
typedef struct wf_scan_opts { int wfi_; int64_t length; bool reverse; int unroll; } wf_scan_opts;
wf_val wfi_scan(wf_fn body, wf_val init, wf_val xs, wf_scan_opts o);
wf_val wfi_map(wf_fn f, wf_val xs);
/** axis: along which (0, the first); reverse: from the end. */
typedef struct wf_associative_scan_opts { int wfi_; bool reverse; int axis; } wf_associative_scan_opts;
wf_val wfi_associative_scan(wf_fn f, wf_val xs, wf_associative_scan_opts o);
/** The same with the operands as an array. */
wf_val wf_cond_n(wf_val pred, wf_fn yes, wf_fn no, const wf_val *operands, size_t n);
wf_val wf_switch_n(wf_val index, wf_fn const *branches, size_t n_branches, const wf_val *operands, size_t n);

WFI_EXTERN_C_END

#ifndef __cplusplus
/** wf_cond(pred, yes, no, operands…): yes(operands…) where pred (a scalar: bool, or a number that is not 0) is true, else no(operands…); only one
 * of them runs. Both give trees of one structure and types (jax.lax.cond). */
#define wf_cond(...) WFI_COND(__VA_ARGS__, )
#define WFI_COND(pred, yes, no, ...) WFI_S(wfi_cond(pred, wf_fn_of(yes), wf_fn_of(no), WFI_VALS(__VA_ARGS__)))
/** wf_while_loop(cond, body, init): body again and again on a tree, as long as cond of it is true (jax.lax.while_loop). body gives the structure
 * and types of init. */
#define wf_while_loop(cond, body, init) WFI_S(wfi_while_loop(wf_fn_of(cond), wf_fn_of(body), init))
/** wf_fori_loop(lo, hi, body, init): body(i, x) for i = lo … hi − 1 (integer scalars; wf_ci(0)), x beginning as init (jax.lax.fori_loop). */
#define wf_fori_loop(lo, hi, body, init) WFI_S(wfi_fori_loop(lo, hi, wf_fn_of(body), init))
/** wf_scan(body, init, xs, options…): body(carry, x) for every row x of the arrays in xs (a tree; wf_none() with .length), carry beginning as init;
 * body returns (carry, y). Returns (carry, ys): the ys of all rounds stacked, row by row (jax.lax.scan). Both modes of differentiation; backwards,
 * what the derivative needs of a round is kept for every round. */
#define wf_scan(...) WFI_SCAN(__VA_ARGS__, )
#define WFI_SCAN(body, init, xs, ...) WFI_S(wfi_scan(wf_fn_of(body), init, xs, (wf_scan_opts){ .wfi_ = 0, __VA_ARGS__ }))
/** wf_map(f, xs): f(x) for every row of xs, one after the other, stacked (jax.lax.map; wf_vmap does all at once). */
#define wf_map(f, xs) WFI_S(wfi_map(wf_fn_of(f), xs))
/** wf_associative_scan(f, xs, options…): all partial results x0, f(x0, x1), f(f(x0, x1), x2) … of an associative f in a logarithmic number of steps; f
 * works on whole arrays of rows (jax.lax.associative_scan). */
#define wf_associative_scan(...) WFI_ASSOC(__VA_ARGS__, )
#define WFI_ASSOC(f, xs, ...) WFI_S(wfi_associative_scan(wf_fn_of(f), xs, (wf_associative_scan_opts){ .wfi_ = 0, __VA_ARGS__ }))
#else
template <class B> wf_val wf_scan(B body, wf_val init, wf_val xs, wf_scan_opts o = {}) { return wfi_scan(wf_fn_of(body), init, xs, o); }
template <class F> wf_val wf_map(F f, wf_val xs) { return wfi_map(wf_fn_of(f), xs); }
template <class F> wf_val wf_associative_scan(F f, wf_val xs, wf_associative_scan_opts o = {}) { return wfi_associative_scan(wf_fn_of(f), xs, o); }
template <class Y, class N, class... A> wf_val wf_cond(wf_val pred, Y yes, N no, A... a) { const wf_val v[] = { a..., wfi_end }; return wfi_cond(pred, wf_fn_of(yes), wf_fn_of(no), v); }
template <class C, class B> wf_val wf_while_loop(C cond, B body, wf_val init) { return wfi_while_loop(wf_fn_of(cond), wf_fn_of(body), init); }
template <class B> wf_val wf_fori_loop(wf_val lo, wf_val hi, B body, wf_val init) { return wfi_fori_loop(lo, hi, wf_fn_of(body), init); }
#endif
/** wf_switch(index, branches, n, operands…): branches[index](operands…); an index outside takes the nearest (jax.lax.switch). branches: an array
 * of n wf_fn (wf_fn_of(f) makes one of a function). */
#define wf_switch(...) WFI_SWITCH(__VA_ARGS__, )
#define WFI_SWITCH(index, branches, n, ...) WFI_S(wfi_switch(index, branches, n, WFI_VALS(__VA_ARGS__)))
#endif
