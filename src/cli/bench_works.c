/* bench_works.c: what `weft bench` measures, and the targets. */
#include "cli/bench.h"
#include <math.h>

/* ---- flops of a step: 2·m·n·k for each product; forward, gradient of the weights, gradient of the input (not of the data) ---- */
#define MLP_PARAMETERS (784. * 512 + 512 + 512. * 256 + 256 + 256. * 10 + 10)
#define MLP_FLOPS(b) (2. * (b) * (3 * (784. * 512 + 512. * 256 + 256. * 10) - 784. * 512))
/* convolutions 3×3 at full and half resolution; the first has no gradient of its input */
#define CNN_FLOPS(side, c)                                                                                                                         \
	(2. * 64 * ((side) * (side) * 9. * (c) * 32 * 2 + (side) * (side) / 4. * 9 * 32 * 64 * 3 + (side) * (side) / 16. * 64 * 10 * 3))
#define CNN_PARAMETERS(side, c) (9. * (c) * 32 + 32 + 9. * 32 * 64 + 64 + (side) * (side) / 16. * 64 * 10 + 10)
/* 4 layers: 12·d² a token in projections, 2·T·d in attention (half of it is masked: not counted); the head */
#define GPT_FLOPS (3 * 2. * 16 * 128 * (4 * (12. * 256 * 256 + 128. * 256) + 256. * 256))
#define GPT_PARAMETERS (4 * (12. * 256 * 256 + 13. * 256) + (256 + 128 + 256) * 256. + 512)
/* parameters are read and written, as is each of the optimizer's arrays of that size */
#define SGD_BYTES(n) (4. * (n) * 4)
#define ADAM_BYTES(n) (4. * (n) * 6)

const wfi_bench_run wfi_bench_runs[] = {
	{ "linreg_100x1", { { "linreg 100 1 EPOCHS" }, { "linreg 100 1 %s" }, { "linreg 100 1 %s" } }, WFI_CACHE_EMPTY, 0, 0 },
	{ "linreg_1000x10", { { "linreg 1000 10 EPOCHS" }, { "linreg 1000 10 %s" }, { "linreg 1000 10 %s" } }, WFI_CACHE_KEPT, 0, 0 },
	{ "start_filled", { { "linreg 100 1 1" }, { "linreg 100 1 0" }, { NULL } }, WFI_CACHE_FILLED, 0, 0 },
	{ "mlp_b128_sgd", { { "steps mlp 128 sgdm %s" }, { "mlp 128 sgdm %s" }, { "mlp 128 sgdm %s" } }, WFI_CACHE_EMPTY, MLP_FLOPS(128), SGD_BYTES(MLP_PARAMETERS) },
	{ "mlp_b128_adam", { { "steps mlp 128 adam %s" }, { "mlp 128 adam %s" }, { "mlp 128 adam %s" } }, WFI_CACHE_KEPT, MLP_FLOPS(128), ADAM_BYTES(MLP_PARAMETERS) },
	{ "mlp_b1024_sgd", { { "steps mlp 1024 sgdm %s" }, { "mlp 1024 sgdm %s" }, { "mlp 1024 sgdm %s" } }, WFI_CACHE_KEPT, MLP_FLOPS(1024), SGD_BYTES(MLP_PARAMETERS) },
	{ "mlp_b1024_adam", { { "steps mlp 1024 adam %s" }, { "mlp 1024 adam %s" }, { "mlp 1024 adam %s" } }, WFI_CACHE_KEPT, MLP_FLOPS(1024), ADAM_BYTES(MLP_PARAMETERS) },
	{ "mlp_pmap_2", { { "steps mlp 128 sgdm %s 2", "steps mlp 128 sgdm %s 2 stacked" }, { "mlp 128 sgdm %s 2" }, { NULL } }, WFI_CACHE_KEPT, MLP_FLOPS(128), SGD_BYTES(MLP_PARAMETERS) },
	{ "mlp_pmap_8", { { "steps mlp 128 sgdm %s 8", "steps mlp 128 sgdm %s 8 stacked" }, { "mlp 128 sgdm %s 8" }, { NULL } }, WFI_CACHE_KEPT, MLP_FLOPS(128), SGD_BYTES(MLP_PARAMETERS) },
	{ "cnn28", { { "steps cnn28 64 sgdm %s" }, { "cnn28 64 sgdm %s" }, { "cnn28 64 sgdm %s", "cnn28 64 sgdm %s channels_last" } }, WFI_CACHE_KEPT, CNN_FLOPS(28., 1), SGD_BYTES(CNN_PARAMETERS(28., 1)) },
	{ "cnn32", { { "steps cnn32 64 sgdm %s" }, { "cnn32 64 sgdm %s" }, { "cnn32 64 sgdm %s", "cnn32 64 sgdm %s channels_last" } }, WFI_CACHE_KEPT, CNN_FLOPS(32., 3), SGD_BYTES(CNN_PARAMETERS(32., 3)) },
	{ "gpt", { { "steps gpt 16 adam %s" }, { "gpt 16 adam %s flat", "gpt 16 adam %s flat remat" }, { "gpt 16 adam %s" } }, WFI_CACHE_EMPTY, GPT_FLOPS, ADAM_BYTES(GPT_PARAMETERS) },
};
const size_t wfi_bench_n_runs = WFI_COUNT(wfi_bench_runs);

const wfi_bench_figure wfi_bench_figures[WFI_BENCH_N_FIGURES] = {
	{ "linreg_step_100x1", "linreg_100x1", "step_ms", 1, .most = 0.005, .target = "≤ 5 µs" },
	{ "linreg_step_1000x10", "linreg_1000x10", "step_ms", 1, .most = 0.005, .target = "≤ 5 µs" },
	{ "start_empty_cache", "linreg_100x1", "first_step_at_s", 1e3, .most = 100, .target = "≤ 100 ms" },
	{ "start_filled_cache", "start_filled", "first_step_at_s", 1e3, .most = 60, .target = "≤ 60 ms" },
	{ "mlp_b128_sgd", "mlp_b128_sgd", "step_ms", 1, .limited = true, .over = { 0, 1.25 }, .target = "≥ 1.25× JAX" },
	{ "mlp_b128_adam", "mlp_b128_adam", "step_ms", 1, .limited = true, .over = { 0, 1.25 }, .target = "≥ 1.25× JAX" },
	{ "mlp_b1024_sgd", "mlp_b1024_sgd", "step_ms", 1, .limited = true, .over = { 0, 1.15 }, .target = "≥ 1.15× JAX" },
	{ "mlp_b1024_adam", "mlp_b1024_adam", "step_ms", 1, .limited = true, .over = { 0, 1.15 }, .target = "≥ 1.15× JAX" },
	{ "mlp_pmap_2", "mlp_pmap_2", "step_ms", 1, .limited = true, .over = { 0, 2.5 }, .target = "≥ 2.5× JAX" },
	{ "mlp_pmap_8", "mlp_pmap_8", "step_ms", 1, .limited = true, .over = { 0, 3 }, .target = "≥ 3× JAX" },
	{ "cnn28", "cnn28", "step_ms", 1, .limited = true, .over = { 0, 2.5, 2.2 }, .target = "≥ 2.5× JAX, ≥ 2.2× PyTorch" },
	{ "cnn32", "cnn32", "step_ms", 1, .limited = true, .over = { 0, 3, 2.3 }, .target = "≥ 3× JAX, ≥ 2.3× PyTorch" },
	{ "gpt", "gpt", "step_ms", 1, .limited = true, .over = { 0, 1.8, 1.35 }, .target = "≥ 1.8× JAX, ≥ 1.35× PyTorch" },
	{ "gpt_compile", "gpt", "compile_ms", 1, .most = 400, .target = "≤ 400 ms" },
	{ "memory_mlp", "mlp_b128_sgd", "peak_rss_mb", 1, .memory = true, .most = 90, .target = "≤ 90 MB" },
	{ "memory_gpt", "gpt", "peak_rss_mb", 1, .memory = true, .most = 350, .target = "≤ 350 MB" },
};

double wfi_bench_ratio(const wfi_bench_result *r, wfi_side peer)
{
	return r->value[peer] / r->value[WFI_WEFT]; /* NAN when either is */
}

wfi_bench_met wfi_bench_is_met(const wfi_bench_figure *f, const wfi_bench_result *r)
{
	wfi_bench_met met = WFI_MET;

	if (f->most > 0 && r->value[WFI_WEFT] > f->most)
		return WFI_NOT_MET;
	if (isnan(r->value[WFI_WEFT]))
		met = WFI_UNKNOWN;
	for (int s = WFI_JAX; s < WFI_SIDES; s++) {
		double ratio = wfi_bench_ratio(r, (wfi_side)s);
		if (f->over[s] <= 0)
			continue;
		if (ratio < f->over[s])
			return WFI_NOT_MET;
		if (isnan(ratio))
			met = WFI_UNKNOWN;
	}
	return met;
}
