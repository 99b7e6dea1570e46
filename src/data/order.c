/* order.c: the permutation that (seed, epoch) gives. */
#include "data/format.h"

#define GOLDEN 0x9e3779b97f4a7c15u /* splitmix64's step */

/* splitmix64's finaliser (Steele, Lea, Flood 2014; constants of Stafford's Mix13) */
static uint64_t mix(uint64_t z)
{
	z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
	z = (z ^ z >> 27) * 0x94d049bb133111ebu;
	return z ^ z >> 31;
}

void wfi_permutation(uint64_t seed, uint64_t epoch, int64_t n, int64_t *out)
{
	uint64_t key = mix(mix(seed + GOLDEN) + epoch * GOLDEN);
	for (int64_t i = 0; i < n; i++)
		out[i] = i;
	for (int64_t i = n - 1; i > 0; i--) {
		uint64_t m = (uint64_t)i + 1, x, place = mix(key + (uint64_t)i * GOLDEN);
		/* 2^64 is no multiple of m; without the first 2^64 mod m draws what remains is, so no place is favoured */
		uint64_t reject = (0 - m) % m;
		for (uint64_t attempt = 1; (x = mix(place + attempt * GOLDEN)) < reject; attempt++)
			;
		int64_t j = (int64_t)(x % m), kept = out[i];
		out[i] = out[j];
		out[j] = kept;
	}
}
