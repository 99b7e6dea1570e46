/* tile_plain.c: see tile.h. Its compiler options are in CMakeLists.txt. */
#include "kernel/tile.h"

#define BYTES 16

#define MR 4
#define NV 2
#define T float
#define NAME(x) f32_##x
#include "kernel/tile_body.h"
#define T double
#define NAME(x) f64_##x
#include "kernel/tile_body.h"
#undef MR
#undef NV

#define MR 8
#define NV 1
#define T float
#define NAME(x) narrow_f32_##x
#include "kernel/tile_body.h"
#define T double
#define NAME(x) narrow_f64_##x
#include "kernel/tile_body.h"

static bool supported(void)
{
	return true;
}

const wfi_tiles wfi_tiles_plain = {
	"plain", supported,
	{ 4, 8, f32_rows, f32_columns, f32_pack_left, f32_pack_right },
	{ 4, 4, f64_rows, f64_columns, f64_pack_left, f64_pack_right },
	{ 8, 4, narrow_f32_rows, narrow_f32_columns, narrow_f32_pack_left, narrow_f32_pack_right },
	{ 8, 2, narrow_f64_rows, narrow_f64_columns, narrow_f64_pack_left, narrow_f64_pack_right },
};
