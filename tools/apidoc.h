/* apidoc.h: the reference of the public headers, as pages. */
#ifndef TOOLS_APIDOC_H
#define TOOLS_APIDOC_H
#include <stddef.h>

typedef struct api_page { char *file, *content; } api_page;  /* file: below the root */
/* The pages of the headers that root/include/weft/weft.h includes, and an index; 0 when there is no such header. */
size_t api_pages(const char *root, api_page **out);
#endif
