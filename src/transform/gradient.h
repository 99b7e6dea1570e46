/* gradient.h: what grad, jacfwd, jacrev, vjp … share. */
#ifndef WFI_GRADIENT_H
#define WFI_GRADIENT_H
#include "transform/callable.h"

/* the operand list of a traced function: the leaves of args, then the values it captured; room for `extra` more. Free with wfi_free. */
wf_val *wfi_operands(const wfi_func *f, const wf_val *args, int n, int extra);
/* which arguments: 0 means the first */
static inline uint64_t wfi_argnums(const wf_grad_opts *o) { return o->argnums ? o->argnums : 1; }
static inline bool wfi_wants(uint64_t argnums, int arg) { return arg < 64 && argnums >> arg & 1; }
/* which leaves of args are differentiated: those of the chosen arguments, whose types must suit; forward: of jacfwd, which takes no complex numbers
 * unless .holomorphic. false after a failure */
bool wfi_choose(const char *what, const wf_grad_opts *o, bool forward, const wf_val *args, int n, bool *wrt);
/* f returned (value, aux): the structure of value; NULL after a failure */
const wfi_treedef *wfi_value_def(const char *what, const wf_grad_opts *o, const wfi_treedef *result);
/* a value for each leaf that is differentiated, as the caller wants them: one argument's bare, several as a tuple; leaves that are not: none */
wf_val wfi_pack(uint64_t argnums, const wf_val *args, int n, const bool *wrt, const wf_val *v);
#endif
