/* locale.h: a locale with a decimal comma, on machines that have none installed. */
#ifndef WEFT_TEST_SUPPORT_LOCALE_H
#define WEFT_TEST_SUPPORT_LOCALE_H

/* Numbers of this process are written "1,5" from here on, as after setlocale(LC_ALL, "") in Berlin; and "1.5" again. */
void comma_locale(void);
void point_locale(void);

#endif
