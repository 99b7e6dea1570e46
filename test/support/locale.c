#include "support/locale.h"
#include <locale.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>
#include <cmocka.h>

/* what glibc's localedef makes of de_DE's LC_NUMERIC: six items, a comma for the point, a point between thousands */
static const unsigned char numeric[] = {
	0x14, 0x11, 3, 0x20, 6, 0, 0, 0, 32, 0, 0, 0, 34, 0, 0, 0, 36, 0, 0, 0, 40, 0, 0, 0, 44, 0, 0, 0, 48, 0, 0, 0,
	',', 0, '.', 0, 3, 3, 0, 0, ',', 0, 0, 0, '.', 0, 0, 0, 'U', 'T', 'F', '-', '8', 0, 0, 0,
};

void comma_locale(void)
{
	char dir[] = "/tmp/weft-locale-XXXXXX", place[64], path[96];

	assert_non_null(mkdtemp(dir));
	snprintf(place, sizeof place, "%s/comma", dir);
	snprintf(path, sizeof path, "%s/LC_NUMERIC", place);
	assert_int_equal(mkdir(place, 0700), 0);
	FILE *f = fopen(path, "wb");
	assert_non_null(f);
	assert_int_equal(fwrite(numeric, 1, sizeof numeric, f), sizeof numeric);
	assert_int_equal(fclose(f), 0);
	setenv("LOCPATH", dir, 1);
	assert_non_null(setlocale(LC_NUMERIC, "comma"));
	assert_string_equal(localeconv()->decimal_point, ",");
	unsetenv("LOCPATH");
	unlink(path);
	rmdir(place);
	rmdir(dir);
}

void point_locale(void)
{
	setlocale(LC_NUMERIC, "C");
}
