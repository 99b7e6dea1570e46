/* tile_avx512.c: see tile.h. Its compiler options are in CMakeLists.txt. */
#include "kernel/tile.h"

#define BYTES 64

#define MR 8
#define NV 2
#define T float
#define NAME(x) f32_##x
#include "kernel/tile_body.h"
#define T double
#define NAME(x) f64_##x
#include "kernel/tile_body.h"
#undef MR
#undef NV

#define MR 14
#define NV 1
#define T float
#define NAME(x) narrow_f32_##x
#include "kernel/tile_body.h"
#define T double
#define NAME(x) narrow_f64_##x
#include "kernel/tile_body.h"

static bool supported(void)
{
	return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl");
}

const wfi_tiles wfi_tiles_avx512 = {
	"avx512", supported,
	{ 8, 32, f32_rows, f32_columns, f32_pack_left, f32_pack_right },
	{ 8, 16, f64_rows, f64_columns, f64_pack_left, f64_pack_right },
	{ 14, 16, narrow_f32_rows, narrow_f32_columns, narrow_f32_pack_left, narrow_f32_pack_right },
	{ 14, 8, narrow_f64_rows, narrow_f64_columns, narrow_f64_pack_left, narrow_f64_pack_right },
};
