/* fpu.h: the floating-point mode of the thread. A host may round otherwise, flush small numbers to zero or trap; programs run in the usual mode, which
 * their bits are defined for, and the host's comes back. The usual case, where nothing is to be done, costs a load. */
#ifndef WFI_FPU_H
#define WFI_FPU_H
#include <stdint.h>

typedef struct wfi_fpu { uint64_t was; } wfi_fpu;

#if defined(__x86_64__)
#include <xmmintrin.h>
enum { WFI_FPU_USUAL = 0x1f80, WFI_FPU_MODE = 0xffc0 }; /* MXCSR: all exceptions masked, to nearest, nothing flushed; its low bits are flags */
static inline wfi_fpu wfi_fpu_begin(void)
{
	unsigned was = _mm_getcsr();

	if ((was & WFI_FPU_MODE) != WFI_FPU_USUAL)
		_mm_setcsr(WFI_FPU_USUAL);
	return (wfi_fpu){ was };
}
static inline void wfi_fpu_end(wfi_fpu f)
{
	if ((f.was & WFI_FPU_MODE) != WFI_FPU_USUAL)
		_mm_setcsr((unsigned)f.was);
}
#elif defined(__aarch64__)
static inline wfi_fpu wfi_fpu_begin(void)
{
	uint64_t was;

	__asm__ volatile("mrs %0, fpcr" : "=r"(was));
	if (was)
		__asm__ volatile("msr fpcr, %0" : : "r"((uint64_t)0));
	return (wfi_fpu){ was };
}
static inline void wfi_fpu_end(wfi_fpu f)
{
	if (f.was)
		__asm__ volatile("msr fpcr, %0" : : "r"(f.was));
}
#else
static inline wfi_fpu wfi_fpu_begin(void) { return (wfi_fpu){ 0 }; }
static inline void wfi_fpu_end(wfi_fpu f) { (void)f; }
#endif
#endif
