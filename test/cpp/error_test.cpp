/* error_test.cpp: what is thrown, what is returned instead, whose lines are named, and that nothing passes through C. */
#include "cpp/test.hpp"

static std::string here(int line) { return std::string(__FILE__) + ":" + std::to_string(line); }
/* f throws an error that names these lines of this file */
template <class F> void names(F f, std::initializer_list<int> lines)
{
	for (int line : lines)
		raises(f, here(line).c_str());
}

static void they_carry_code_and_text(void **)
{
	wf_code code = raises([] { weft::array({ 1.f, 2.f }, { 3 }); }, "2 elements were given for a shape of 3");
	assert_int_equal(code, WF_INVALID_ARGUMENT);
	code = raises([] { weft::dataset::csv("/no/such/file.csv"); }, "/no/such/file.csv");
	assert_int_equal(code, WF_NOT_FOUND);
	weft::error e(WF_TIMEOUT, "a message with a % in it"), copy = e;
	e = weft::error(WF_IO, "other");
	same(std::string(copy.message()), std::string("a message with a % in it"));
	assert_int_equal(copy.code(), WF_TIMEOUT);
	says(copy.what(), "a message with");
	copy = *&copy;
	says(copy.what(), "a message with");
	const std::exception &base = copy;
	says(base.what(), "a message");
}

static void lines_of_the_program(void **)
{
	const tree x = weft::array({ 1.f, 2.f }), y = weft::array({ 1.f, 2.f, 3.f });

	weft::fn f = [](val a, val b) {
		val c = a * 2;
		return c + b;
	};
	names([&] { f(x, y); }, { __LINE__ - 2, __LINE__ });
	f = [](val a, val b) { return weft::matmul(a, b); };
	names([&] { f(x, y); }, { __LINE__ - 1, __LINE__ });
	f = [](val a, val) { return a["w"]; };
	names([&] { f(x, y); }, { __LINE__ - 1, __LINE__ });
	f = [](val a, val) { return a.reshape({ 7 }); };
	names([&] { f(x, y); }, { __LINE__ - 1 });
	f = [](val a, val b) { return weft::scan([](val c, val) { return c; }, a, b); };
	names([&] { f(x, y); }, { __LINE__ - 1 });
	f = [](val a, val) { return weft::unpack<2>(weft::tuple(a))[0]; };
	names([&] { f(x, y); }, { __LINE__ - 1 });
	f = [](val a, val b) { return weft::sum(a, { 5 }) + b; };
	names([&] { f(x, y); }, { __LINE__ - 1 });
	f = [](val a, val) { return (weft::fail)("not this way") + a; /* cmocka has a macro of that name */ };
	names([&] { f(x, y); }, { __LINE__ - 1 });
	f = [](val a, val b) { a += b; return a; };
	names([&] { f(x, y); }, { __LINE__ - 1 });
	names([&] { weft::call(f, { x }, {}); }, { __LINE__ });
	names([&] { x["w"]; }, { __LINE__ });
	names([&] { x.item(); }, { __LINE__ });
	names([&] { x.vector<double>(); }, { __LINE__ });
	names([&] { x.data<int32_t>(); }, { __LINE__ });
	names([&] { tree::dict({ { "a.b", x } }); }, { __LINE__ });
	names([&] { tree::scalar(1, WF_INVALID); }, { __LINE__ });
}

struct odd {};

static void what_a_traced_function_throws_is_the_call_s_error(void **)
{
	const tree x = weft::array({ 1.f, 2.f });
	tree y;

	weft::fn f = [](val a) -> val {
		if (a.rank() == 1)
			throw std::runtime_error("a vector?");
		return a;
	};
	assert_int_equal(raises([&] { f(x); }, "exception: a vector?"), WF_ABORTED);
	assert_int_equal(raises([&] { weft::grad(f)(x); }, "exception: a vector?"), WF_ABORTED);
	assert_int_equal(raises([&] { weft::fn([&](val a) { return f(a) + 1; })(x); }, "exception: a vector?"), WF_ABORTED);
	assert_int_equal(raises([&] { weft::fn([](val) -> val { throw weft::error(WF_UNSUPPORTED, "not yet"); })(x); }, "not yet"), WF_UNSUPPORTED);
	assert_int_equal(raises([&] { weft::fn([](val) -> val { throw std::invalid_argument("this"); })(x); }, "this"), WF_INVALID_ARGUMENT);
	assert_int_equal(raises([&] { weft::fn([](val) -> val { throw std::bad_alloc(); })(x); }, "memory"), WF_OUT_OF_MEMORY);
	assert_int_equal(raises([&] { weft::fn([](val) -> val { throw odd(); })(x); }, "no std::exception"), WF_ABORTED);
	/* from a run inside of a traced function */
	assert_int_equal(raises([&] { weft::fn([&](val a) { x["none"]; return a; })(x); }, "has no entry \"none\""), WF_NOT_FOUND);
	/* in branches, bodies, rules */
	raises([&] { weft::fn([&](val a) { return weft::cond(weft::sum(a) > 0, f, f, a); })(x); }, "a vector?");
	raises([&] { weft::fn([&](val a) { return weft::scan([](val, val) -> val { throw odd(); }, 0, a); })(x); }, "no std::exception");
	raises([&] { weft::pmap(f)(weft::array({ 1.f, 2.f }, { 1, 2 })); }, "a vector?");
	/* and the next call works */
	same(weft::fn([](val a) { return a * 2; })(x).vector<float>(), std::vector<float>{ 2, 4 });
}

static void without_exceptions(void **)
{
	const tree x = weft::array({ 1.f, 2.f }), y = weft::array({ 1.f, 2.f, 3.f });
	tree out;
	weft::fn sum = [](val a, val b) { return a + b; };

	static_assert(noexcept(weft::try_call(sum, { x, y }, { out })), "");
	weft::status s = weft::try_call(sum, { x, x }, { out });
	assert_true(s.ok() && s);
	same(out.vector<float>(), std::vector<float>{ 2, 4 });
	same(std::string(s.text()), std::string(""));
	s.check();
	s = weft::try_call(sum, { x, y }, { out });
	int line = __LINE__ - 1;
	assert_true(!s && !s.ok());
	assert_int_equal(s.code(), WF_INVALID_ARGUMENT);
	says(s.text(), here(line).c_str());
	says(s.message(), "f32[2]");
	same(out.vector<float>(), std::vector<float>{ 2, 4 }); /* the slot keeps what it had */
	raises([&] { s.check(); }, "f32[3]");
	assert_true(s.ok()); /* it was taken */
	/* C functions with handles */
	s = wf_npz_read("/no/such/file", out.slot());
	assert_int_equal(s.code(), WF_NOT_FOUND);
	wf_error *taken = s.take();
	assert_non_null(taken);
	assert_null(s.take());
	wf_error_free(taken);
	/* anything that throws */
	auto nothing = [] {};
	static_assert(noexcept(weft::attempt(nothing)), "");
	s = weft::attempt([] { throw std::runtime_error("here"); });
	says(s.text(), "here");
	s = weft::attempt([&] { tree::scalar(1)["x"]; });
	assert_int_equal(s.code(), WF_NOT_FOUND);
	assert_true(weft::attempt([] {}).ok());
}

/* operations of programs in C++ */
static void ffi(void **)
{
	double factor = 3;

	weft::ffi_register("cpp_scale", [factor](const wf_ffi_args &a) {
		const float *in = static_cast<const float *>(a.in[0].data);
		float *out = static_cast<float *>(a.out[0].data);
		if (in[0] < 0)
			throw weft::error(WF_CHECK_FAILED, "negative");
		for (int64_t i = 0; i < a.in[0].dims[0]; i++)
			out[i] = static_cast<float>(factor) * in[i];
	});
	weft::fn f = [](val x) {
		wf_val in = x, out = {};
		wf_ffi_call("cpp_scale", nullptr, "f32[2]", 1, &in, &out);
		return val(out) + 1;
	};
	same(f(weft::array({ 1.f, 2.f })).vector<float>(), std::vector<float>{ 4, 7 });
	assert_int_equal(raises([&] { f(weft::array({ -1.f, 2.f })); }, "negative"), WF_CHECK_FAILED);
	raises([] { weft::ffi_register("cpp_scale", [](const wf_ffi_args &) {}); }, "cpp_scale");
}

int main()
{
	const CMUnitTest tests[] = {
		cmocka_unit_test(they_carry_code_and_text),
		cmocka_unit_test(lines_of_the_program),
		cmocka_unit_test(what_a_traced_function_throws_is_the_call_s_error),
		cmocka_unit_test(without_exceptions),
		cmocka_unit_test(ffi),
	};

	return cmocka_run_group_tests(tests, nullptr, nullptr);
}
