/* main.c: the `weft` command. */
#include "cli/cli.h"

int main(int argc, char **argv)
{
	return wfi_cli_main(argc, argv);
}
