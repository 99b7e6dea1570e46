/* train_test.cpp: the trainer with a lambda as its loop, in this process; what the loop throws is how the run ends. */
#include "cpp/test.hpp"

static wf_trainer here()
{
	wf_trainer t = {};
	t.scaling_config.in_process = true;
	return t;
}

static void a_lambda_is_the_loop(void **)
{
	int rounds = 3;
	weft::fn step = weft::jit([](val w) { return weft::tuple(w * 0.5, weft::sum(w)); });

	weft::result r = weft::fit(here(), [&](weft::worker w) {
		tree x = weft::array({ 4.f, 4.f }), loss;
		assert_int_equal(w.rank(), 0);
		assert_int_equal(w.size(), 1);
		assert_true(!w.checkpoint());
		assert_int_equal(w.config("none", 7), 7);
		for (int i = 0; i < rounds; i++) {
			weft::call(step, { x }, { x, loss });
			w.report({ { "loss", loss }, { "round", i }, { "rate", 0.5 }, { "count", size_t(2) }, { "note", "text" } });
		}
	});
	same(r.metric("loss"), 2.0);
	same(r.metric("round"), 2.0);
	same(r.metric("count"), 2.0);
	assert_true(r.metric("other") != r.metric("other"));
	assert_true(!r.has_checkpoint() && !r.checkpoint() && r.path().empty());
}

static void what_it_throws_ends_the_run(void **)
{
	weft::result r;
	char *none = nullptr;

	weft::status s = weft::try_fit(here(), [](weft::worker w) {
		w.report({ { "loss", 1.5 } });
		throw weft::error(WF_CHECK_FAILED, "enough");
	}, 0, &none, r);
	assert_int_equal(s.code(), WF_CHECK_FAILED);
	says(s.text(), "enough");
	same(r.metric("loss"), 1.5); /* what was reported before */
	assert_int_equal(raises([] { weft::fit(here(), [](weft::worker) { throw std::runtime_error("stop"); }); }, "exception: stop"), WF_ABORTED);
	raises([] { weft::fit(here(), [](weft::worker w) { w.report({ { "loss", NAN } }); }); }, "loss");
}

int main()
{
	const CMUnitTest tests[] = { cmocka_unit_test(a_lambda_is_the_loop), cmocka_unit_test(what_it_throws_ends_the_run) };

	return cmocka_run_group_tests(tests, nullptr, nullptr);
}
