/* Which digits are these? Reads rows of 64 pixels (0 to 16, commas between them), writes for each its class and the probability of each class. Needs
 * the C library and digits.o, which weft made of a trained network (see ../export.c): no weft, no threads, no memory but what is here and in .bss. */
#include <stdio.h>
#include "digits.h"

static int read_row(float *pixels)
{
	for (int i = 0; i < DIGITS_ARG0_SIZE; i++)
		if (scanf(i ? " ,%f" : "%f", &pixels[i]) != 1)
			return 0;
	return 1;
}

int main(void)
{
	float pixels[DIGITS_ARG0_SIZE], probability[DIGITS_OUT1_SIZE];
	int32_t digit;

	while (read_row(pixels)) {
		if (digits(pixels, &digit, probability) != DIGITS_OK)
			return 1;
		printf("%d", (int)digit);
		for (int k = 0; k < DIGITS_OUT1_SIZE; k++)
			printf(",%.4f", (double)probability[k]);
		printf("\n");
	}
	return feof(stdin) ? 0 : 1;
}
