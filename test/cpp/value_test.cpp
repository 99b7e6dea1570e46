/* value_test.cpp: operators, scalars on both sides, precedence, shapes as lists, trees of values. What is expected was computed by hand. */
#include "cpp/test.hpp"

/* the numbers that f gives on one or two vectors */
static std::vector<float> of(const weft::fn &f, const std::vector<float> &x) { return f(weft::array(x)).vector<float>(); }
static std::vector<float> of(const weft::fn &f, const std::vector<float> &x, const std::vector<float> &y)
{
	return f(weft::array(x), weft::array(y)).vector<float>();
}
using floats = std::vector<float>;

static void arithmetic(void **)
{
	const floats x = { 1, -2, 4 }, y = { 2, 8, -0.5f };

	same(of([](val a, val b) { return a + b; }, x, y), floats{ 3, 6, 3.5f });
	same(of([](val a, val b) { return a - b; }, x, y), floats{ -1, -10, 4.5f });
	same(of([](val a, val b) { return a * b; }, x, y), floats{ 2, -16, -2 });
	same(of([](val a, val b) { return a / b; }, x, y), floats{ 0.5f, -0.25f, -8 });
	same(of([](val a) { return -a; }, x), floats{ -1, 2, -4 });
	same(of([](val a) { return +a; }, x), x);
	same(of([](val a) { return a % 3; }, x), floats{ 1, 1, 1 }); /* the divisor's sign, as Python's */
	same(of([](val a) { return weft::fmod(a, 3); }, x), floats{ 1, -2, 1 });
	/* scalars on both sides, of several types */
	same(of([](val a) { return a + 1; }, x), floats{ 2, -1, 5 });
	same(of([](val a) { return 1 + a; }, x), floats{ 2, -1, 5 });
	same(of([](val a) { return a - 0.5; }, x), floats{ 0.5f, -2.5f, 3.5f });
	same(of([](val a) { return 0.5f - a; }, x), floats{ -0.5f, 2.5f, -3.5f });
	same(of([](val a) { return a * 2L; }, x), floats{ 2, -4, 8 });
	same(of([](val a) { return 8u / a; }, x), floats{ 8, -4, 2 });
	/* values of the C functions */
	same(of([](val a) { return wf_square(a) + wf_square(a); }, x), floats{ 2, 8, 32 });
	same(of([](val a) { return wf_add(a, a * 2) - wf_c(1); }, x), floats{ 2, -7, 11 });
}

static void precedence(void **)
{
	const floats x = { 1, -2, 4 }, y = { 2, 8, -0.5f };

	same(of([](val a, val b) { return a + b * 2; }, x, y), floats{ 5, 14, 3 });
	same(of([](val a, val b) { return (a + b) * 2; }, x, y), floats{ 6, 12, 7 });
	same(of([](val a, val b) { return a - b - 1; }, x, y), floats{ -2, -11, 3.5f });
	same(of([](val a, val b) { return 16 / a / b; }, x, y), floats{ 8, -1, -8 });
	same(of([](val a, val b) { return -a * b + 3; }, x, y), floats{ 1, 19, 5 });
	same(of([](val a, val b) { return weft::astype((a + 1 < b) | (b * 2 == -1), WF_F32); }, x, y), floats{ 0, 1, 1 });
	same(of([](val a, val b) { return weft::astype(!((a > 0) & (b > 0)), WF_F32); }, x, y), floats{ 0, 1, 1 });
	same(of([](val a, val b) { a += b; a -= 1; a *= b + 1; a /= 2; return a; }, x, y), floats{ 3, 22.5f, 0.625f });
}

static void comparisons(void **)
{
	const floats x = { 1, -2, 4 }, y = { 1, 8, -0.5f };

	same(of([](val a, val b) { return weft::astype(a < b, WF_F32); }, x, y), floats{ 0, 1, 0 });
	same(of([](val a, val b) { return weft::astype(a <= b, WF_F32); }, x, y), floats{ 1, 1, 0 });
	same(of([](val a, val b) { return weft::astype(a > b, WF_F32); }, x, y), floats{ 0, 0, 1 });
	same(of([](val a, val b) { return weft::astype(a >= b, WF_F32); }, x, y), floats{ 1, 0, 1 });
	same(of([](val a, val b) { return weft::astype(a == b, WF_F32); }, x, y), floats{ 1, 0, 0 });
	same(of([](val a, val b) { return weft::astype(a != b, WF_F32); }, x, y), floats{ 0, 1, 1 });
	same(of([](val a) { return weft::astype(0 < a, WF_F32); }, x), floats{ 1, 0, 1 });
	same(of([](val a) { return weft::where(a > 0, a, 0.25); }, x), floats{ 1, 0.25f, 4 });
	static_assert(!std::is_constructible_v<bool, val>, "a value has no truth while it is traced");
	static_assert(!std::is_convertible_v<val, int>, "nor is it a number");
}

static void integers(void **)
{
	const std::vector<int32_t> x = { 6, -1, 12 };
	auto run = [&](const weft::fn &f) { return f(weft::array(x)).vector<int32_t>(); };
	using ints = std::vector<int32_t>;

	same(run([](val a) { return a & 4; }), ints{ 4, 4, 4 });
	same(run([](val a) { return a | 1; }), ints{ 7, -1, 13 });
	same(run([](val a) { return a ^ a; }), ints{ 0, 0, 0 });
	same(run([](val a) { return ~a; }), ints{ -7, 0, -13 });
	same(run([](val a) { return a << 2; }), ints{ 24, -4, 48 });
	same(run([](val a) { return a >> 1; }), ints{ 3, -1, 6 });
	same(run([](val a) { return a % 5; }), ints{ 1, 4, 2 });
	same(run([](val a) { return a * 3 + 1; }), ints{ 19, -2, 37 }); /* a whole number keeps the dtype */
	assert_int_equal(weft::fn([](val a) { return a * 0.5; })(weft::array(x)).dtype(), WF_F32);
	assert_int_equal(weft::fn([](val a) { return (a > 0) & true; })(weft::array(x)).dtype(), WF_BOOL);
	assert_true(weft::fn([] { return val(INT64_C(5)); }).get().c != nullptr);
}

static void shapes(void **)
{
	size_t rows = 2; /* of any integer type, without a warning */
	int columns = 3;
	weft::fn f = [=](val x) {
		val m = x.reshape({ rows, columns }), ones = weft::ones({ rows, 1 });
		return weft::tuple(weft::sum(m), weft::sum(m, { 0 }), weft::mean(m, { -1 }, true), m.T(), weft::transpose(m, { 1, 0 }), weft::broadcast_to(ones, { 2, 2 }),
				   weft::concatenate({ m, ones }, 1), weft::stack({ m, m }), m[1], m[-1][0]);
	};
	tree out = f(weft::array({ 1.f, 2.f, 3.f, 4.f, 5.f, 6.f }));

	assert_true(out[0].item() == 21);
	same(out[1].vector<float>(), floats{ 5, 7, 9 });
	same(out[2].dims(), std::vector<int64_t>{ 2, 1 });
	same(out[2].vector<float>(), floats{ 2, 5 });
	same(out[3].vector<float>(), floats{ 1, 4, 2, 5, 3, 6 });
	same(out[4].vector<float>(), floats{ 1, 4, 2, 5, 3, 6 });
	same(out[5].dims(), std::vector<int64_t>{ 2, 2 });
	same(out[6].vector<float>(), floats{ 1, 2, 3, 1, 4, 5, 6, 1 });
	same(out[7].dims(), std::vector<int64_t>{ 2, 2, 3 });
	same(out[8].vector<float>(), floats{ 4, 5, 6 });
	assert_true(out[9].item() == 4);
	/* a container's numbers; none: a scalar */
	std::vector<int> dims = { 3, 2 };
	same(weft::fn([=](val x) { return x.reshape(dims); })(weft::array(floats(6))).dims(), std::vector<int64_t>{ 3, 2 });
	same(weft::fn([] { return weft::zeros({}); }).get().c ? std::vector<int>{ 1 } : std::vector<int>{}, std::vector<int>{ 1 });
	raises([&] { weft::fn([](val x) { return weft::reshape(x, { 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6 }); })(weft::array(floats(6))); }, "16");
}

static void trees(void **)
{
	weft::fn f = [](val t) {
		auto [a, b] = weft::unpack<2>(t["pair"]);
		val more = weft::dict({ { "sum", a + b }, { "n", 3 }, { "deep", weft::dict({ { "list", weft::list(a, b) } }) } });
		assert_int_equal(more.entries(), 3);
		assert_int_equal(weft::leaves(more).size(), 4);
		return more.with("sum", more["sum"] * 2).with("first", more["deep.list.0"]);
	};
	tree in = tree::dict({ { "pair", tree::tuple({ tree::scalar(1), tree::scalar(2) }) } });
	tree out = f(in);

	assert_true(out["sum"].item() == 6 && out["n"].item() == 3 && out["deep.list.1"].item() == 2 && out["first"].item() == 1);
	same(out.text(), std::string("{deep: {list: [f32[] = 1, f32[] = 2]}, first: f32[] = 1, n: i32[] = 3, sum: f32[] = 6}"));
	same(weft::fn([](val t) { return weft::tree_map([](val x) { return x * 10; }, t); })(in)["pair.1"].item(), 20.0);
	same(weft::fn([](val t) { return weft::tree_map([](val x, val y) { return x - y; }, t, t); })(in)["pair.1"].item(), 0.0);
}

static void types_are_asked(void **)
{
	weft::fn f = [](val x) {
		assert_int_equal(x.rank(), 2);
		assert_int_equal(x.dim(-1), 3);
		assert_int_equal(x.size(), 6);
		assert_int_equal(x.dtype(), WF_F32);
		same(x.dims(), std::vector<int64_t>{ 2, 3 });
		same(x.text(), std::string("f32[2,3]"));
		return x.astype(WF_BF16);
	};
	assert_int_equal(f(weft::array(floats(6), { 2, 3 })).dtype(), WF_BF16);
}

int main()
{
	const CMUnitTest tests[] = {
		cmocka_unit_test(arithmetic), cmocka_unit_test(precedence), cmocka_unit_test(comparisons),     cmocka_unit_test(integers),
		cmocka_unit_test(shapes),     cmocka_unit_test(trees),      cmocka_unit_test(types_are_asked),
	};

	return cmocka_run_group_tests(tests, nullptr, nullptr);
}
