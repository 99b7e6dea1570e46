/* augment.h: what datasets that change rows share. For this folder only. */
#ifndef WFI_DATA_AUGMENT_H
#define WFI_DATA_AUGMENT_H
#include <weft/augment.h>
#include "data/image.h"

/* the draws of a row; layer: how many datasets beneath draw, too (wf_dataset.layers), so that each has numbers of its own */
wf_draws wfi_draws(uint64_t seed, int64_t epoch, int64_t row, int layer);
double wfi_draw_beta(wf_draws *d, double alpha); /* Beta(alpha, alpha), alpha > 0 */
/* the number of d's column of this name, or an error that names function */
wf_error *wfi_find_column(const char *function, const wf_dataset *d, const char *name, size_t *out);

#endif
