/* where.c: see where.h. */
#include "ir/where.h"

static _Thread_local wfi_where here = { .rank = -1 };

wfi_where *wfi_where_here(void)
{
	return &here;
}

static void add_rounds(wfi_str *out, const wfi_round *r)
{
	if (r->outer) {
		add_rounds(out, r->outer);
		wfi_str_add(out, ", ");
	}
	wfi_str_add(out, "%lld", (long long)r->at);
}

void wfi_where_text(wfi_str *out, int n, const int64_t *example)
{
	const char *comma = "";

	if (n) {
		wfi_str_add(out, n > 1 ? "example [" : "example ");
		for (int i = 0; i < n; i++)
			wfi_str_add(out, i ? ", %lld" : "%lld", (long long)example[i]);
		wfi_str_add(out, n > 1 ? "]" : "");
		comma = ", ";
	}
	if (here.rounds) {
		wfi_str_add(out, here.rounds->outer ? "%srounds [" : "%sround ", comma);
		add_rounds(out, here.rounds);
		wfi_str_add(out, here.rounds->outer ? "] of the loops" : " of the loop");
		comma = ", ";
	}
	if (here.device)
		wfi_str_add(out, "%s%s", comma, here.device);
	if (here.device && here.rank >= 0)
		wfi_str_add(out, " of rank %d", here.rank);
}
