/* numpy.h: arrays as text, as numpy prints them. */
#ifndef WFI_IR_NUMPY_H
#define WFI_IR_NUMPY_H
#include "ir/ir.h"

/* what print(numpy.asarray(x)) writes, without the newline: 8 digits, 75 columns, more than 1000 elements by their edges */
void wfi_array_text(wfi_str *out, const wfi_type *t, const void *bytes);
/* one element as numpy writes a scalar: the shortest text that reads back as the same value */
void wfi_element_text(wfi_str *out, wf_dtype d, const void *bytes, int64_t i);
#endif
