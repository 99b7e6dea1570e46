/* tree_test.cpp: handles and whom they belong to, arrays from containers with and without a copy, reading, datasets. */
#include <array>
#if __cplusplus >= 202002L
#include <span>
#endif
#include "cpp/test.hpp"

using floats = std::vector<float>;

static void handles(void **)
{
	tree a = tree::scalar(1), b = a, empty;

	assert_ptr_equal(a.get(), b.get());
	tree c = std::move(b);
	assert_true(!b);
	assert_ptr_equal(c.get(), a.get());
	b = c;
	c = tree();
	a = *&a;
	assert_true(a.item() == 1 && b.item() == 1);
	assert_true(!empty);
	wf_tree *raw = a.release();
	assert_true(!a);
	tree again(raw);
	assert_true(again.item() == 1);
	wf_must(wf_scalar(WF_F32, 7, again.slot())); /* a slot's old tree is released */
	assert_true(again.item() == 7 && b.item() == 1);
	assert_true(tree::share(b.get()).item() == 1);
	raises([&] { empty["x"]; }, "no entry");
	raises([&] { empty.item(); }, "one element");
}

static void from_containers(void **)
{
	const std::vector<double> v = { 1, 2, 3, 4 };
	const std::array<int16_t, 2> a = { 5, -6 };

	assert_int_equal(weft::array(v).dtype(), WF_F64);
	same(weft::array(v).vector<double>(), v);
	same(weft::array(v, { 2, 2 }).dims(), std::vector<int64_t>{ 2, 2 });
	same(weft::array(a).vector<int16_t>(), std::vector<int16_t>{ 5, -6 });
	same(weft::array({ 1, 2, 3 }).dtype(), WF_I32);
	same(weft::array({ 1.5, 2.5 }, { 2, 1 }).vector<double>(), std::vector<double>{ 1.5, 2.5 });
	same(weft::array(std::vector<uint64_t>{ UINT64_MAX }).vector<uint64_t>(), std::vector<uint64_t>{ UINT64_MAX });
	same(weft::array(std::vector<std::complex<float>>{ { 1, 2 } }).dtype(), WF_C64);
	same(weft::array(std::vector<float>{}).dims(), std::vector<int64_t>{ 0 });
	const bool flags[] = { true, false };
	same(weft::array(weft::view<bool>{ flags, 2 }).vector<char>(), std::vector<char>{ 1, 0 });
#if __cplusplus >= 202002L
	same(weft::array(std::span<const double>(v).subspan(1, 2)).vector<double>(), std::vector<double>{ 2, 3 });
#endif
	raises([&] { weft::array(v, { 3 }); }, "4 elements were given for a shape of 3");
	raises([&] { weft::array(v, { -2, -2 }); }, "negative");
}

static void without_a_copy(void **)
{
	floats v = { 1, 2, 3, 4 };
	int ended = 0;
	{
		tree t = weft::borrow(v, { 2, 2 });
		assert_ptr_equal(t.data<float>().data(), v.data());
		same(weft::fn([](val x) { return weft::sum(x, { 0 }); })(t).vector<float>(), floats{ 4, 6 });
	}
	{
		tree t = weft::wrap(v.data(), { 4 }, [&](void *p) { assert_ptr_equal(p, v.data()); ended++; }), u = t;
		t = tree();
		assert_int_equal(ended, 0);
		assert_ptr_equal(u.data<float>().begin(), v.data());
	}
	assert_int_equal(ended, 1);
	raises([&] { weft::wrap(v.data(), { -1 }, [&](void *) { ended++; }); }, "negative");
	assert_int_equal(ended, 2);
	const float *where = v.data();
	tree t = weft::adopt(std::move(v), { 4, 1 });
	assert_ptr_equal(t.data<float>().data(), where);
	same(t.vector<float>(), floats{ 1, 2, 3, 4 });
	tree u = weft::adopt(std::vector<int64_t>{ 1, 2 });
	same(u.dims(), std::vector<int64_t>{ 2 });
	/* it is not written to */
	floats kept = { 1, 2 };
	tree p = weft::borrow(kept, { 2 });
	weft::call([](val x) { return x + 1; }, { p }, { p });
	same(kept, floats{ 1, 2 });
	same(p.vector<float>(), floats{ 2, 3 });
	raises([&] { weft::borrow(kept, { 3 }); }, "2 elements");
}

static void reading(void **)
{
	tree t = tree::dict({ { "w", weft::array({ 1.f, 2.f }) }, { "list", tree::list({ tree::scalar(3, WF_I64), tree::scalar(4) }) } });

	assert_int_equal(t.leaves(), 3);
	same(t.leaf(2).first, std::string("w"));
	same(t.leaf(0).second.vector<int64_t>(), std::vector<int64_t>{ 3 });
	assert_true(t.has("list.1") && !t.has("list.2") && !t.is_leaf() && t["w"].is_leaf());
	same(t["list"][1].item(), 4.0);
	same(t[std::string("list.0")].item(), 3.0);
	float sum = 0;
	for (float x : t["w"].data<float>())
		sum += x;
	same(sum, 3.f);
	raises([&] { t.item(); }, "one element");
	raises([&] { t["w"].item(); }, "one element");
	raises([&] { t.vector<float>(); }, "an array of f32 was expected");
	raises([&] { t["w"].vector<int32_t>(); }, "an array of i32 was expected, got f32[2]");
	tree nan = tree::scalar(NAN);
	assert_true(nan.item() != nan.item());
}

static void rows(void **)
{
	floats x(20), y(10);
	for (size_t i = 0; i < 20; i++)
		x[i] = static_cast<float>(i);
	weft::dataset d = weft::dataset::from(tree::dict({ { "x", weft::array(x, { 10, 2 }) }, { "y", weft::array(y) } }));
	auto [train, test] = d.split(0.8, 1);
	wf_loader_opts o = {};
	o.batch_size = 4;
	weft::loader batches(train, o);
	int n = 0;

	assert_int_equal(train.rows(), 8);
	assert_int_equal(test.all()["x"].dims()[0], 2);
	assert_int_equal(batches.steps(), 2);
	while (tree batch = batches.next()) {
		same(batch["x"].dims(), std::vector<int64_t>{ 4, 2 });
		n++;
	}
	assert_int_equal(n, 2);
	tree cursor = batches.cursor();
	weft::loader other = std::move(batches);
	other.seek(cursor);
	assert_int_equal(other.epoch(), 1);
	raises([&] { weft::loader(d, wf_loader_opts{}); }, "batch_size");
}

int main()
{
	const CMUnitTest tests[] = {
		cmocka_unit_test(handles), cmocka_unit_test(from_containers), cmocka_unit_test(without_a_copy), cmocka_unit_test(reading), cmocka_unit_test(rows),
	};

	return cmocka_run_group_tests(tests, nullptr, nullptr);
}
