/* dot.h: matrix products that are not made as loops by the code generator. */
#ifndef WFI_DOT_H
#define WFI_DOT_H
#include "ir/op.h"
#include "kernel/product.h"

/* one operand as matrices: rows × columns of each batch, by strides in elements */
typedef struct wfi_matrix {
	int64_t row, column;
	bool packed; /* its strides do not come out even: it is copied to rows × columns first */
	int rank;    /* for packing: the dimensions in the order batch, rows, columns */
	int64_t dims[WF_MAX_RANK], strides[WF_MAX_RANK];
} wfi_matrix;

typedef struct wfi_dot {
	wf_dtype dtype;
	int64_t batch, m, n, k; /* result: batch × m × n, dense */
	int n_batch_dims, workers;
	int64_t batch_dims[WF_MAX_RANK], a_batch[WF_MAX_RANK], b_batch[WF_MAX_RANK];
	wfi_matrix a, b;
	wfi_product product; /* one of the batch */
	bool by_library;     /* a matrix times a vector */
	bool apart;          /* products of the batch are tasks; else each is run by all workers */
	size_t pack_a, pack_b, tiles; /* where in a task's room: copies of the operands, what the product needs */
	size_t room, scratch;         /* bytes of a room; that wfi_dot_run needs */
} wfi_dot;

/* Is this product run by wfi_dot_run? It depends on types alone. */
bool wfi_dot_is_library(const wfi_eqn *e);
bool wfi_dot_is_vector(const wfi_eqn *e); /* one of its operands is a vector */
/* also opens the BLAS library when it has not been tried yet */
void wfi_dot_prepare(wfi_dot *d, const wfi_eqn *e, int workers);
/* each of the batch is run by one worker, whoever asks */
void wfi_dot_prepare_apart(wfi_dot *d, const wfi_eqn *e, int workers);
/* those of the batch from..to, by the calling thread alone; room: d->room bytes of its own */
void wfi_dot_run_some(const wfi_dot *d, const void *a, const void *b, void *c, void *room, int64_t from, int64_t to);
void wfi_dot_run(const wfi_dot *d, const void *a, const void *b, void *c, void *scratch);

/* ---- blas.c ---- */
void wfi_blas_open(void);
const char *wfi_blas_name(void); /* NULL: none */
/* c = a·b; a is m×k with element (i, p) at i·ar + p·ac, one of the strides 1; b likewise; c dense. False: not possible, do it yourself */
bool wfi_blas_f32(int64_t m, int64_t n, int64_t k, const float *a, int64_t ar, int64_t ac, const float *b, int64_t br, int64_t bc,
		  float *c);
bool wfi_blas_f64(int64_t m, int64_t n, int64_t k, const double *a, int64_t ar, int64_t ac, const double *b, int64_t br,
		  int64_t bc, double *c);
#endif
