/* order.c: the permutation that (seed, epoch) gives. */
#include "data/format.h"

void wfi_permutation(uint64_t seed, uint64_t epoch, int64_t n, int64_t *out)
{
	uint64_t key = wfi_mix(wfi_mix(seed + WFI_GOLDEN) + epoch * WFI_GOLDEN);
	for (int64_t i = 0; i < n; i++)
		out[i] = i;
	for (int64_t i = n - 1; i > 0; i--) {
		uint64_t m = (uint64_t)i + 1, x, place = wfi_mix(key + (uint64_t)i * WFI_GOLDEN);
		/* 2^64 is no multiple of m; without the first 2^64 mod m draws what remains is, so no place is favoured */
		uint64_t reject = (0 - m) % m;
		for (uint64_t attempt = 1; (x = wfi_mix(place + attempt * WFI_GOLDEN)) < reject; attempt++)
			;
		int64_t j = (int64_t)(x % m), kept = out[i];
		out[i] = out[j];
		out[j] = kept;
	}
}
