/* match.h: trees of tangents and cotangents against what they belong to. */
#ifndef WFI_MATCH_H
#define WFI_MATCH_H
#include "tree/tree.h"

/* v as leaves of a tree of structure def; wf_none() in it stands for zeros of all that is below: node NULL. false when it is of another structure */
bool wfi_match(const wfi_treedef *def, struct wfi_node *v, wf_val *leaves);
/* records that got is not of structure want ("custom_jvp: the value … has another structure: …"); returns false */
bool wfi_fail_structure(const char *what, const char *of, const wfi_treedef *want, wf_val got);
/* leaf i of def against its type; a number, or what is weakly typed, takes it. false, with a failure that names the leaf and both types. */
bool wfi_fit(const char *what, const char *of, const wfi_treedef *def, int i, const wfi_type *want, wf_val *leaf);
#endif
