/* matrix.h: what the files about matrices share. */
#ifndef WFI_NUMPY_MATRIX_H
#define WFI_NUMPY_MATRIX_H
#include <weft/ffi.h>
#include "part.h"

/* *a becomes matrices of f32, f64 or complex numbers; false and a failure when it is none, or not square */
bool wfi_np_matrix(const char *what, wf_val *a, bool square);
wf_val wfi_np_turned(wf_val a);    /* transposed */
wf_val wfi_np_adjoint(wf_val a);   /* and conjugated */
double wfi_np_eps(wf_val a);       /* the dtype's distance from 1 to the next number */
#endif
