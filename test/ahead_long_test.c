/* ahead_test.c with every module of test/golden/modules. */
#define MODULES_EACH 1
#include "ahead_test.c"
