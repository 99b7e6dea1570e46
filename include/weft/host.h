/* host.h: for programs that weft is a guest in: their memory as arrays, arrays in other libraries (DLPack), how many threads may compute. */
#ifndef WEFT_HOST_H
#define WEFT_HOST_H
#include <weft/tree.h>

WFI_EXTERN_C_BEGIN

/* ---- memory of the caller ---- */
/** Gives memory back: bytes and user are those of wf_array_wrap. Called once, by whichever thread is last to let go; it must not call weft. */
typedef void wf_deleter(void *bytes, void *user);
/** An array over memory of the caller, which is not copied: dense row-major, bool one byte. It is only read, also when the array is donated; nobody
 * may write to it as long as the array, or anything that shares it, is held: until the deleter (may be NULL) is called. The array takes the
 * memory over in any case: when there is an error the deleter has been called. Copied, and given back at once, is what cannot be used where it lies:
 * memory that is not at a multiple of the element's size, and bools that are not 0 or 1. */
WFI_CHECKED wf_error *wf_array_wrap(wf_dtype dtype, int rank, const int64_t *dims, const void *bytes, wf_deleter *deleter, void *user, wf_tree **out);
/** The elements of a leaf where they lie, dense row-major: to be read as long as the leaf is held, and is not an out slot of a call. NULL when it has
 * none, failed, or lies in several parts (wf_tree_read copies those). */
const void *wf_tree_data(const wf_tree *leaf);

/* ---- DLPack: the structs are those of its public ABI; weft/dlpack.h has them, or use DLPack's own header ---- */
struct DLManagedTensor;
struct DLManagedTensorVersioned;
/** An array over another library's tensor, which is taken over (in any case: when there is an error its deleter has been called, once). Memory of the
 * CPU only. It is not copied where it is dense and lies at a multiple of the element's size; other strides are copied, also packed elements of
 * less than a byte, and the tensor given back at once. As wf_array_wrap otherwise. */
WFI_CHECKED wf_error *wf_from_dlpack(struct DLManagedTensor *t, wf_tree **out);
WFI_CHECKED wf_error *wf_from_dlpack_versioned(struct DLManagedTensorVersioned *t, wf_tree **out);
/** A leaf as a tensor that the caller ends with its deleter, on any thread; it outlives the leaf. It shares the array's memory, which must not be
 * written to. Of an array in several parts it is a copy. Narrow types (i4 …) have no unversioned form. */
WFI_CHECKED wf_error *wf_to_dlpack(const wf_tree *leaf, struct DLManagedTensor **out);
/** The same with flags: "read only" when the memory is shared, "is copied" when it is not: with copy, and of an array in several parts. Elements of
 * less than a byte are "padded": a byte each. */
WFI_CHECKED wf_error *wf_to_dlpack_versioned(const wf_tree *leaf, bool copy, struct DLManagedTensorVersioned **out);

/* ---- threads ---- */
/** How many threads of this process may compute for weft, the caller's included: n, or with 0 the default: the processor's cores that the process may use,
 * shared with the other workers on this host. WEFT_NUM_THREADS, when it is set, counts instead. With 1 weft starts no thread to help the caller
 * (datasets are read and transformed by whoever asks for a batch). Devices are beside this: each but the first has a thread, and there
 * are as many as wf_set_cpu_devices and WEFT_CPU_DEVICES say: 1, without either. */
WFI_CHECKED wf_error *wf_set_num_threads(int n);
int wf_num_threads(void);

WFI_EXTERN_C_END
#endif
