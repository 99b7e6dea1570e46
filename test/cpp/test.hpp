/* test.hpp: cmocka for the tests in C++, comparisons that say what differs. */
#ifndef WEFT_TEST_HPP
#define WEFT_TEST_HPP
#include <cstdarg>
#include <csetjmp>
#include <cstring>
#include <sstream>
#include <weft/weft.hpp>
extern "C" { /* not all of it says so itself */
#include <cmocka.h>
}

using weft::tree;
using weft::val;

template <class T> void put(std::ostream &to, const T &x) { to << x; }
template <class T> void put(std::ostream &to, const std::vector<T> &v)
{
	for (const T &x : v)
		to << x << ' ';
}
template <class T> void same(const T &got, const T &want)
{
	if (got == want)
		return;
	std::ostringstream text;
	put(text, got);
	text << "is not ";
	put(text, want);
	fail_msg("%s", text.str().c_str());
}
inline void says(const char *text, const char *part)
{
	if (!std::strstr(text, part))
		fail_msg("«%s» does not say «%s»", text, part);
}
/* f throws a weft::error that says this; returns its code */
template <class F> wf_code raises(F f, const char *part)
{
	try {
		f();
	} catch (const weft::error &e) {
		says(e.what(), part);
		return e.code();
	}
	fail_msg("nothing was thrown; «%s» was expected", part);
	return WF_OK;
}
#endif
