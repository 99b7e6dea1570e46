/* local.h: stores by kind, and what they share. For this folder only. */
#ifndef WFI_STORE_LOCAL_H
#define WFI_STORE_LOCAL_H
#include "store/store.h"

/* a folder; made at the first put. Relative paths count from the current folder now. */
wf_error *wfi_store_local(const char *path, wfi_store **out);

/* why this cannot be a key (or the beginning of one); NULL when it can */
const char *wfi_store_key_fault(const char *key, bool prefix);
void wfi_store_list_add(wfi_store_list *l, const char *key, uint64_t size);
void wfi_store_list_sort(wfi_store_list *l);

#endif
