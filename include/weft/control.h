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
#else
template <class Y, class N, class... A> wf_val wf_cond(wf_val pred, Y yes, N no, A... a) { const wf_val v[] = { a..., wfi_end }; return wfi_cond(pred, wf_fn_of(yes), wf_fn_of(no), v); }
template <class C, class B> wf_val wf_while_loop(C cond, B body, wf_val init) { return wfi_while_loop(wf_fn_of(cond), wf_fn_of(body), init); }
template <class B> wf_val wf_fori_loop(wf_val lo, wf_val hi, B body, wf_val init) { return wfi_fori_loop(lo, hi, wf_fn_of(body), init); }
#endif
/** wf_switch(index, branches, n, operands…): branches[index](operands…); an index outside takes the nearest (jax.lax.switch). branches: an array
 * of n wf_fn (wf_fn_of(f) makes one of a function). */
#define wf_switch(...) WFI_SWITCH(__VA_ARGS__, )
#define WFI_SWITCH(index, branches, n, ...) WFI_S(wfi_switch(index, branches, n, WFI_VALS(__VA_ARGS__)))
#endif
