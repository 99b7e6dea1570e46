/* custom.h: derivative rules that the user gave. An equation names its rule by a number; rules are interned by content and live as long as the
 * process. A rule of a batched equation is the rule for one example, and what was batched. */
#ifndef WFI_CUSTOM_H
#define WFI_CUSTOM_H
#include "transform/callable.h"

typedef struct wfi_rule {
	int64_t id;
	const struct wfi_callable *c;          /* of kind custom_jvp or custom_vjp */
	int n_args, n_in, n_out;               /* n_in: leaves of the arguments: the equation's first operands */
	const wfi_treedef *const *args, *result;
	const struct wfi_rule *one;            /* for one example; NULL: it is not batched */
	int64_t size;
	const char *axis;                      /* its name, or NULL */
	const bool *batched, *out_batched;
} wfi_rule;

/* of a wf.custom_linear: operands are the leaves of the arguments in nondiff_argnums, the residuals, the tangents; results the tangents of those of
 * the rule's results that are inexact */
typedef struct wfi_linear_rule {
	int64_t id;
	const wfi_rule *rule;
	const wfi_treedef *residuals;
	const bool *residual_batched;          /* for each level of batching, the innermost first, the residuals' leaves */
	const bool *active;                    /* of n_in: it has a tangent */
	const wfi_type *out;                   /* of n_out */
} wfi_linear_rule;

/* interned: the one of equal content, whose arrays are copies */
const wfi_rule *wfi_rule_keep(const wfi_rule *r);
const wfi_linear_rule *wfi_linear_rule_keep(const wfi_linear_rule *r);
/* NULL when there is none of that number */
const wfi_rule *wfi_rule_find(int64_t id);
const wfi_linear_rule *wfi_linear_rule_find(int64_t id);
int wfi_rule_depth(const wfi_rule *r);         /* levels of batching */
static inline bool wfi_rule_nondiff(const wfi_rule *r, int arg) { return arg < 64 && r->c->opts.custom.nondiff_argnums >> arg & 1; }
#endif
