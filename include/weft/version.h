/* version.h: which weft this is (the same number as CMake's project and weft.pc have). */
#ifndef WEFT_VERSION_H
#define WEFT_VERSION_H
#define WEFT_VERSION "0.1.0"
#endif
