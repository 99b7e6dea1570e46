/* pp.h: preprocessor helpers behind the argument lists. Only what begins with WF_ is an interface. */
#ifndef WEFT_PP_H
#define WEFT_PP_H
#include <weft/types.h>
#ifdef __cplusplus
#include <initializer_list>
#endif

#define WFI_LEN(a) (sizeof(a) / sizeof *(a))
#define WFI_CAT(a, b) WFI_CAT_(a, b)
#define WFI_CAT_(a, b) a##b
#define WFI_N(...) WFI_N_(__VA_ARGS__, 32, 31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0)
#define WFI_N_(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19, a20, a21, a22, a23, a24, a25, a26, a27, a28, a29, a30, a31, a32, n, ...) n
#define WFI_P2(M, k, v) M(k, v)
#define WFI_P4(M, k, v, ...) M(k, v), WFI_P2(M, __VA_ARGS__)
#define WFI_P6(M, k, v, ...) M(k, v), WFI_P4(M, __VA_ARGS__)
#define WFI_P8(M, k, v, ...) M(k, v), WFI_P6(M, __VA_ARGS__)
#define WFI_P10(M, k, v, ...) M(k, v), WFI_P8(M, __VA_ARGS__)
#define WFI_P12(M, k, v, ...) M(k, v), WFI_P10(M, __VA_ARGS__)
#define WFI_P14(M, k, v, ...) M(k, v), WFI_P12(M, __VA_ARGS__)
#define WFI_P16(M, k, v, ...) M(k, v), WFI_P14(M, __VA_ARGS__)
#define WFI_P18(M, k, v, ...) M(k, v), WFI_P16(M, __VA_ARGS__)
#define WFI_P20(M, k, v, ...) M(k, v), WFI_P18(M, __VA_ARGS__)
#define WFI_P22(M, k, v, ...) M(k, v), WFI_P20(M, __VA_ARGS__)
#define WFI_P24(M, k, v, ...) M(k, v), WFI_P22(M, __VA_ARGS__)
#define WFI_P26(M, k, v, ...) M(k, v), WFI_P24(M, __VA_ARGS__)
#define WFI_P28(M, k, v, ...) M(k, v), WFI_P26(M, __VA_ARGS__)
#define WFI_P30(M, k, v, ...) M(k, v), WFI_P28(M, __VA_ARGS__)
#define WFI_P32(M, k, v, ...) M(k, v), WFI_P30(M, __VA_ARGS__)
#define WFI_PAIRS(M, ...) WFI_CAT(WFI_P, WFI_N(__VA_ARGS__))(M, __VA_ARGS__)
#define WFI_E1(M, a) M(a)
#define WFI_E2(M, a, ...) M(a) WFI_E1(M, __VA_ARGS__)
#define WFI_E3(M, a, ...) M(a) WFI_E2(M, __VA_ARGS__)
#define WFI_E4(M, a, ...) M(a) WFI_E3(M, __VA_ARGS__)
#define WFI_E5(M, a, ...) M(a) WFI_E4(M, __VA_ARGS__)
#define WFI_E6(M, a, ...) M(a) WFI_E5(M, __VA_ARGS__)
#define WFI_E7(M, a, ...) M(a) WFI_E6(M, __VA_ARGS__)
#define WFI_E8(M, a, ...) M(a) WFI_E7(M, __VA_ARGS__)
#define WFI_E9(M, a, ...) M(a) WFI_E8(M, __VA_ARGS__)
#define WFI_E10(M, a, ...) M(a) WFI_E9(M, __VA_ARGS__)
#define WFI_E11(M, a, ...) M(a) WFI_E10(M, __VA_ARGS__)
#define WFI_E12(M, a, ...) M(a) WFI_E11(M, __VA_ARGS__)
#define WFI_E13(M, a, ...) M(a) WFI_E12(M, __VA_ARGS__)
#define WFI_E14(M, a, ...) M(a) WFI_E13(M, __VA_ARGS__)
#define WFI_E15(M, a, ...) M(a) WFI_E14(M, __VA_ARGS__)
#define WFI_E16(M, a, ...) M(a) WFI_E15(M, __VA_ARGS__)
#define WFI_EACH(M, ...) WFI_CAT(WFI_E, WFI_N(__VA_ARGS__))(M, __VA_ARGS__)

/* A list of dimensions or integers, ended by WFI_END_DIM. The caller's __VA_ARGS__ is empty or ends in a comma. */
#ifdef __cplusplus
#define WFI_DIMS(...) (std::initializer_list<int64_t>{ __VA_ARGS__ WFI_END_DIM }.begin())
#define WFI_VALS(...) (std::initializer_list<wf_val>{ __VA_ARGS__ wfi_end }.begin())
#else
#define WFI_DIMS(...) ((const int64_t[]){ __VA_ARGS__ WFI_END_DIM })
#define WFI_VALS(...) ((const wf_val[]){ __VA_ARGS__ wfi_end })
#endif
/** A shape as one argument: WF_SHAPE(3, 3, 16, 32). */
#define WF_SHAPE(...) WFI_DIMS(__VA_ARGS__, )

/** Some axes of an array: WF_AXES(0), WF_AXES(-1), WF_AXES(0, 2). Left out: all of them. */
typedef struct wf_axes { int n; int v[8]; } wf_axes;
#define WF_AXES(...) { WFI_N(__VA_ARGS__), { __VA_ARGS__ } }
#endif
