/* table.c: all operations, sorted by name. Written by tools/opscan from the files in src/op; do not edit, build the target "generate". */
#include "ir/op.h"

extern const wfi_op wfi_op_add;
extern const wfi_op wfi_op_constant;
extern const wfi_op wfi_op_convert;
extern const wfi_op wfi_op_multiply;
extern const wfi_op wfi_op_negate;

const wfi_op *const wfi_ops[] = {
	&wfi_op_add,
	&wfi_op_constant,
	&wfi_op_convert,
	&wfi_op_multiply,
	&wfi_op_negate,
};
const size_t wfi_n_ops = 5;

const wfi_op *wfi_op_find(const char *name)
{
	size_t lo = 0, hi = wfi_n_ops;
	while (lo < hi) {
		size_t mid = lo + (hi - lo) / 2;
		int c = strcmp(name, wfi_ops[mid]->name);
		if (!c)
			return wfi_ops[mid];
		if (c < 0)
			hi = mid;
		else
			lo = mid + 1;
	}
	return NULL;
}
