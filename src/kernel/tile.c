/* tile.c: which tiles this processor gets. */
#include <pthread.h>
#include <stdlib.h>
#include "kernel/tile.h"

static const wfi_tiles *const built[] = {
#if defined(__x86_64__)
	&wfi_tiles_avx512,
	&wfi_tiles_avx2,
#endif
	&wfi_tiles_plain,
};
static const wfi_tiles *usable[WFI_COUNT(built)], *chosen;
static int n_usable;

static void choose(void)
{
	const char *wanted = getenv("WEFT_TILES");

	for (size_t i = 0; i < WFI_COUNT(built); i++)
		if (built[i]->supported())
			usable[n_usable++] = built[i];
	chosen = usable[0];
	for (int i = 0; wanted && i < n_usable; i++)
		if (!strcmp(usable[i]->name, wanted))
			chosen = usable[i];
	if (wanted && *wanted && strcmp(chosen->name, wanted))
		wfi_log(WFI_WARN, "WEFT_TILES=%s: this processor has no such tiles, %s is used", wanted, chosen->name);
}

static pthread_once_t once = PTHREAD_ONCE_INIT;

const wfi_tiles *wfi_tiles_get(void)
{
	pthread_once(&once, choose);
	return chosen;
}

const wfi_register_tile *wfi_tile_for(bool f64, int64_t n)
{
	const wfi_tiles *t = wfi_tiles_get();
	const wfi_register_tile *narrow = f64 ? &t->narrow_f64 : &t->narrow_f32;

	return n <= narrow->nr ? narrow : f64 ? &t->f64 : &t->f32;
}

const wfi_tiles *const *wfi_tiles_all(int *n)
{
	pthread_once(&once, choose);
	*n = n_usable;
	return usable;
}

void wfi_tiles_use(const wfi_tiles *t)
{
	pthread_once(&once, choose);
	chosen = t;
}
