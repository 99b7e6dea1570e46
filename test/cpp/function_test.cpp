/* function_test.cpp: lambdas, captures and what keeps them, transformations of them, control flow. What is expected was computed by hand. */
#include <atomic>
#include <string>
#include "cpp/test.hpp"

using floats = std::vector<float>;

static wf_val c_square(wf_val x) { return wf_mul(x, x); }
static val cxx_square(val x) { return x * x; }
struct scaled { float by; val operator()(val x) const { return x * by; } };

static void what_can_be_traced(void **)
{
	const tree x = weft::array({ 1.f, 2.f, 3.f });
	const floats squares = { 1, 4, 9 };

	same(weft::fn(c_square)(x).vector<float>(), squares);
	same(weft::fn(cxx_square)(x).vector<float>(), squares);
	same(weft::fn(&cxx_square)(x).vector<float>(), squares);
	same(weft::fn([](val v) { return v * v; })(x).vector<float>(), squares);
	same(weft::fn([](auto v) { return v * v; })(x).vector<float>(), squares);
	same(weft::fn([](const val &v) -> wf_val { return wf_square(v); })(x).vector<float>(), squares);
	same(weft::fn(scaled{ 2 })(x).vector<float>(), floats{ 2, 4, 6 });
	same(weft::fn(std::function<val(val)>(cxx_square))(x).vector<float>(), squares);
	same(weft::fn([](val a, val b, val c, val d, val e, val f, val g, val h) { return a + b + c + d + e + f + g + h; })(x, x, x, x, x, x, x, x).vector<float>(),
	     floats{ 8, 16, 24 });
	tree out;
	weft::call([] { return weft::ones({ 2 }); }, {}, { out });
	same(out.vector<float>(), floats{ 1, 1 });
	static_assert(weft::detail::arity<decltype(&cxx_square)>() == 1, "");
}

/* a function, or a lambda without captures, is one function however often it is named: it is traced once */
static std::atomic<int> traced;

static void without_captures_it_is_compiled_once(void **)
{
	const tree x = weft::array({ 1.f, 2.f });

	traced = 0;
	for (int i = 0; i < 3; i++)
		same(weft::jit([](val v) { traced++; return v + 1; })(x).vector<float>(), floats{ 2, 3 });
	assert_int_equal(traced, 1);
	assert_ptr_equal(weft::fn(c_square).get().c, weft::fn(&c_square).get().c);
	assert_ptr_equal(weft::fn(wf_fn_of(&c_square)).get().c, wf_fn_of(&c_square).c);
	assert_ptr_equal(weft::fn(cxx_square).get().c, weft::fn(&cxx_square).get().c);
}

/* what is captured may have changed although it lies where something else lay: never a stale program */
static void captures_are_seen(void **)
{
	const tree x = weft::array({ 1.f, 2.f });

	for (float by : { 2.f, 3.f, 5.f }) /* by reference, at one address */
		same(weft::jit([&](val v) { return v * by; })(x).vector<float>(), floats{ by, 2 * by });
	for (float by : { 2.f, 3.f })
		same(weft::jit([=](val v) { return v * by; })(x).vector<float>(), floats{ by, 2 * by });
	std::vector<float> shift = { 10, 20 };
	std::string name = "a name that is long enough to be allocated";
	weft::fn f = weft::jit([shift, name](val v) { return v + shift[0] + (name.size() > 30 ? shift[1] : 0); });
	traced = 0;
	for (int i = 0; i < 3; i++)
		same(f(x).vector<float>(), floats{ 31, 32 });
	/* kept functions are compiled once */
	int n = 0;
	weft::fn counted = weft::jit([&](val v) { n++; return v; });
	for (int i = 0; i < 3; i++)
		counted(x);
	assert_int_equal(n, 1);
}

static void what_is_captured_lives_as_long_as_the_function(void **)
{
	const tree x = weft::array({ 1.f, 2.f });
	auto held = std::make_shared<float>(4.f);
	wf_fn raw = {};
	{
		weft::fn outer;
		{
			weft::fn f = [held](val v) { return weft::sum(v * *held); };
			outer = weft::jit(weft::grad(f)); /* keeps it */
			raw = f;
		}
		assert_int_equal(held.use_count(), 2);
		same(outer(x).vector<float>(), floats{ 4, 4 });
		weft::fn copy = outer;
		outer = weft::fn();
		same(copy(x).vector<float>(), floats{ 4, 4 });
	}
	assert_int_equal(held.use_count(), 1);
	tree y; /* what is left of it is an error, not memory that is gone */
	weft::status s = weft::try_call(raw, { x }, { y });
	says(s.text(), "function object is gone");
}

static void transformations(void **)
{
	const tree x = weft::array({ 1.f, 2.f, 3.f }), y = weft::array({ 4.f, 5.f, 6.f }), three = tree::scalar(3);
	auto dotted = [](val a, val b) { return weft::sum(a * a * b); };

	same(weft::grad(dotted)(x, y).vector<float>(), floats{ 8, 20, 36 });
	same(weft::grad(dotted, weft::argnums({ 1 }))(x, y).vector<float>(), floats{ 1, 4, 9 });
	tree both = weft::grad(dotted, weft::argnums({ 0, 1 }))(x, y);
	same(both[0].vector<float>(), floats{ 8, 20, 36 });
	same(both[1].vector<float>(), floats{ 1, 4, 9 });
	tree vg = weft::jit(weft::value_and_grad(dotted))(x, y);
	assert_true(vg[0].item() == 78);
	same(vg[1].vector<float>(), floats{ 8, 20, 36 });
	/* inside of a traced function */
	same(weft::fn([&](val a, val b) { auto [value, g] = weft::unpack<2>(weft::value_and_grad(dotted)(a, b)); return value + g; })(x, y).vector<float>(),
	     floats{ 86, 98, 114 });
	same(weft::vmap([](val a) { return a * a + 1; })(x).vector<float>(), floats{ 2, 5, 10 });
	same(weft::vmap([](val a, val b) { return a + weft::sum(b); }, weft::in_axes({ 0, WF_NONE }))(x, y).vector<float>(), floats{ 16, 17, 18 });
	same(weft::grad(weft::grad([](val a) { return a * a * a; }))(three).item(), 18.0);
	same(weft::hessian([](val a) { return weft::sum(a * a * a); })(x).vector<float>(), floats{ 6, 0, 0, 0, 12, 0, 0, 0, 18 });
	same(weft::jacrev([](val a) { return a * a; })(x).vector<float>(), floats{ 2, 0, 0, 0, 4, 0, 0, 0, 6 });
	same(weft::jacfwd([](val a) { return a * a; })(x).vector<float>(), floats{ 2, 0, 0, 0, 4, 0, 0, 0, 6 });
	same(weft::grad(weft::remat([](val a) { return weft::sum(weft::sin(a) * 0 + a * a); }))(x).vector<float>(), floats{ 2, 4, 6 });
	same(weft::fn([](val a) { return weft::jvp([](val v) { return v * v; }, weft::tuple(a), weft::tuple(weft::ones_like(a))); })(x)[1].vector<float>(), floats{ 2, 4, 6 });
	same(weft::fn([](val a) {
		     auto [value, pull] = weft::vjp([](val v) { return v * v; }, weft::tuple(a));
		     return pull(value)[0];
	     })(x).vector<float>(),
	     floats{ 2, 16, 54 });
	same(weft::fn([](val a) {
		     auto [value, push] = weft::linearize([](val v) { return v * v; }, weft::tuple(a));
		     return push(value);
	     })(x).vector<float>(),
	     floats{ 2, 16, 54 });
	weft::fn doubled = weft::custom_jvp([](val a) { return a * a; }, [](val p, val t) { return weft::tuple(p[0] * p[0], t[0] * 100); });
	same(weft::grad([&](val a) { return weft::sum(doubled(a)); })(x).vector<float>(), floats{ 100, 100, 100 });
	weft::fn ruled = weft::custom_vjp([](val a) { return a * a; }, [](val a) { return weft::tuple(a * a, a); }, [](val kept, val ct) { return weft::tuple(kept * ct * 10); });
	same(weft::grad([&](val a) { return weft::sum(ruled(a)); })(x).vector<float>(), floats{ 10, 20, 30 });
}

static void devices(void **)
{
	wf_map_opts o = weft::in_axes({ 0, WF_NONE }, "batch");
	weft::fn f = weft::pmap([](val row, val shift) { return weft::psum(row, "batch") + shift; }, o);

	same(f(weft::array({ 1.f, 2.f, 3.f, 4.f }, { 2, 2 }), tree::scalar(0.5)).vector<float>(), floats{ 4.5f, 6.5f, 4.5f, 6.5f });
}

static void control_flow(void **)
{
	const tree x = weft::array({ 1.f, 2.f, 3.f }), two = tree::scalar(2), minus = tree::scalar(-2);
	weft::fn chosen = [](val p) { /* branches use what is around them */
		return weft::cond(p > 0, [&](val v) { return v * p; }, [&](val v) { return v - p; }, p * 10);
	};
	same(chosen(two).item(), 40.0);
	same(chosen(minus).item(), -18.0);
	same(weft::fn([](val v) { return weft::switch_case(weft::argmax(v, 0), { [](val a) { return weft::sum(a); }, [](val a) { return a[0]; }, [](val a) { return a[2] * 2; } }, v); })(x)
		     .item(),
	     6.0);
	same(weft::fn([](val v) { return weft::while_loop([](val s) { return s < 100; }, [](val s) { return s * 3; }, v); })(two).item(), 162.0);
	same(weft::fn([](val v) { return weft::fori_loop(0, 5, [&](val i, val s) { return s + v * i; }, weft::zeros_like(v)); })(two).item(), 20.0);
	tree sums = weft::fn([](val v) {
		return weft::scan([](val carry, val row) { carry += row; return weft::tuple(carry, carry * 2); }, 0.0, v);
	})(x);
	same(sums[0].item(), 6.0);
	same(sums[1].vector<float>(), floats{ 2, 6, 12 });
	same(weft::fn([](val v) { return weft::map([](val a) { return a * a; }, v); })(x).vector<float>(), floats{ 1, 4, 9 });
	same(weft::fn([](val v) { return weft::associative_scan([](val a, val b) { return a + b; }, v); })(x).vector<float>(), floats{ 1, 3, 6 });
}

/* slots that are also arguments are reused, as in C */
static void slots(void **)
{
	tree p = weft::array({ 0.f, 0.f }), total;
	weft::fn step = weft::jit([](val v) { return weft::tuple(v + 1, weft::sum(v)); });

	weft::call(step, { p }, { p, total });
	const void *where = p.data<float>().data();
	for (int i = 0; i < 4; i++)
		weft::call(step, { p }, { p, total });
	same(p.vector<float>(), floats{ 5, 5 });
	same(total.item(), 8.0);
	assert_true(!std::strcmp(std::getenv("WEFT_BACKEND") ? std::getenv("WEFT_BACKEND") : "cpu", "reference") || p.data<float>().data() == where);
	weft::fn gone = weft::jit([](val v) { return v * 2; }, weft::donate({ 0 }));
	tree q = gone(p);
	same(q.vector<float>(), floats{ 10, 10 });
	assert_int_equal(raises([&] { p.item(); }, "donated"), WF_INVALID_ARGUMENT);
}

static void an_optimizer_trains(void **)
{
	const weft::optimizer opt = weft::chain({ weft::clip_by_global_norm(10), weft::sgd(0.25) });
	weft::fn step = weft::jit([opt](val w, val state) { /* captured by value */
		auto [loss, g] = weft::unpack<2>(weft::value_and_grad([](val v) { return weft::sum(weft::square(v - 3)); })(w));
		auto [updates, next] = weft::unpack<2>(opt.update(g, state, w));
		return weft::tuple(weft::apply_updates(w, updates), next, loss);
	});
	tree w = tree::scalar(1), state, loss;

	weft::call([opt](val v) { return opt.init(v); }, { w }, { state });
	for (double want : { 4.0, 1.0, 0.25 }) { /* w − 3 halves each time */
		weft::call(step, { w, state }, { w, state, loss });
		same(loss.item(), want);
	}
	same(w.item(), 2.75);
}

static int two_devices(void **)
{
	wf_must(wf_set_cpu_devices(2));
	return 0;
}

int main()
{
	const CMUnitTest tests[] = {
		cmocka_unit_test(what_can_be_traced),
		cmocka_unit_test(without_captures_it_is_compiled_once),
		cmocka_unit_test(captures_are_seen),
		cmocka_unit_test(what_is_captured_lives_as_long_as_the_function),
		cmocka_unit_test(transformations),
		cmocka_unit_test(devices),
		cmocka_unit_test(control_flow),
		cmocka_unit_test(slots),
		cmocka_unit_test(an_optimizer_trains),
	};

	return cmocka_run_group_tests(tests, two_devices, nullptr);
}
