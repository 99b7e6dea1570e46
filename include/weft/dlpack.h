/* dlpack.h: the structs of DLPack's public ABI, version 1, by which array libraries hand each other their memory, for programs that do not have
 * DLPack's own header. One that has includes it before this one, which then adds nothing. Not part of weft.h. */
#ifndef WEFT_DLPACK_H
#define WEFT_DLPACK_H
#include <weft/host.h>
#ifndef DLPACK_DLPACK_H_

WFI_EXTERN_C_BEGIN

/** device_type: WF_DL_CPU … below; an int32_t whatever the compiler makes of enums. */
typedef struct DLDevice { int32_t device_type, device_id; } DLDevice;
/** bits: of one element; lanes: elements in one, 1. */
typedef struct DLDataType { uint8_t code, bits; uint16_t lanes; } DLDataType;
/** Element (i, j …) is at data + byte_offset + (i · strides[0] + j · strides[1] …) · size of an element. strides NULL: dense, row-major. */
typedef struct DLTensor {
	void *data;
	DLDevice device;
	int32_t ndim;
	DLDataType dtype;
	int64_t *shape, *strides;
	uint64_t byte_offset;
} DLTensor;
/** deleter: ends the tensor, itself included; may be NULL. */
typedef struct DLManagedTensor {
	DLTensor dl_tensor;
	void *manager_ctx;
	void (*deleter)(struct DLManagedTensor *self);
} DLManagedTensor;
typedef struct DLPackVersion { uint32_t major, minor; } DLPackVersion;
typedef struct DLManagedTensorVersioned {
	DLPackVersion version;
	void *manager_ctx;
	void (*deleter)(struct DLManagedTensorVersioned *self);
	uint64_t flags;
	DLTensor dl_tensor;
} DLManagedTensorVersioned;

WFI_EXTERN_C_END
#endif

/* the numbers in them that weft knows */
enum { WF_DL_CPU = 1, WF_DL_CUDA_HOST = 3, WF_DL_ROCM_HOST = 11, WF_DL_CUDA_MANAGED = 13 };
enum { WF_DL_READ_ONLY = 1, WF_DL_IS_COPIED = 2, WF_DL_SUBBYTE_PADDED = 4 };
enum {
	WF_DL_INT,
	WF_DL_UINT,
	WF_DL_FLOAT,
	WF_DL_BFLOAT = 4,
	WF_DL_COMPLEX,
	WF_DL_BOOL,
	WF_DL_F8E3M4,
	WF_DL_F8E4M3,
	WF_DL_F8E4M3B11FNUZ,
	WF_DL_F8E4M3FN,
	WF_DL_F8E4M3FNUZ,
	WF_DL_F8E5M2,
	WF_DL_F8E5M2FNUZ,
	WF_DL_F8E8M0FNU,
	WF_DL_F6E2M3FN,
	WF_DL_F6E3M2FN,
	WF_DL_F4E2M1FN
};
#endif
