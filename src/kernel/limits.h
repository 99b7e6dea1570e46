/* limits.h: what this machine can do at best, measured: against these `weft bench` and the traces of WEFT_PROFILE=trace:FILE are read. */
#ifndef WFI_LIMITS_H
#define WFI_LIMITS_H

typedef struct wfi_limits {
	const char *vectors;             /* "AVX-512", "AVX2", "NEON", "scalar": the widest that was used */
	int cores;                       /* that compute at once */
	double gflops_core, gflops_all;  /* f32 multiply-adds in registers, two operations each; one core, and all of them at once */
	double gbs_core, gbs_all;        /* 1e9 bytes a second from and to memory: a[i] = b[i] + s · c[i] over arrays larger than the caches, 12 bytes each */
} wfi_limits;

/* Takes about 2 × seconds, and 96 MiB a core for that time. Figures that could not be measured are 0. */
void wfi_limits_measure(double seconds, wfi_limits *out);
#endif
