/* remat.h: which values a remat keeps for its derivative. Policies are texts: "nothing_saveable" (also NULL), "everything_saveable", "dots_saveable",
 * "dots_with_no_batch_dims_saveable", "save_only_these_names(a, b)", "save_any_names_but_these(…)", "save_anything_except_these_names(…)",
 * "save_from_both_policies(P; Q)", "callback(F, U)": addresses of a wf_policy_function and its last argument. */
#ifndef WFI_REMAT_H
#define WFI_REMAT_H
#include "ir/op.h"

/* may the results of e be kept? named: the name under which a wf.checkpoint_name takes them, or NULL */
bool wfi_policy_saves(const char *policy, const wfi_eqn *e, const char *named);
bool wfi_policy_saves_all(const char *policy);
#endif
