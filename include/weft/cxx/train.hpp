/* train.hpp: the trainer with a lambda as its loop; C++ functions called by programs. */
#ifndef WEFT_CXX_TRAIN_HPP
#define WEFT_CXX_TRAIN_HPP
#include <functional>
#include <mutex>
#include <weft/cxx/tree.hpp>

namespace weft {

/** { "loss", loss }: a number, an array of one, a text. */
struct metric : wf_metric {
	template <class T, class = std::enable_if_t<std::is_arithmetic_v<T>>> metric(const char *key, T x) : wf_metric(number(key, x)) {}
	metric(const char *key, const weft::tree &x) : wf_metric(wfi_m_tree(key, x.get())) {}
	metric(const char *key, const char *x) : wf_metric(wfi_m_text(key, x)) {}

private:
	template <class T> static wf_metric number(const char *name, T x)
	{
		if constexpr (!std::is_integral_v<T>)
			return wfi_m_num(name, static_cast<double>(x));
		else if constexpr (std::is_signed_v<T>)
			return wfi_m_int(name, x);
		else
			return wfi_m_uint(name, x);
	}
};

/** What a training loop sees of its worker. Borrowed. */
class worker {
	wf_worker *w;

public:
	explicit worker(wf_worker *borrowed) : w(borrowed) {}
	/** A barrier of all workers; see wf_report. */
	void report(std::initializer_list<metric> metrics, const tree &checkpoint = {}, const char *file = __builtin_FILE(), int line = __builtin_LINE()) const
	{
		std::vector<wf_metric> v(metrics.begin(), metrics.end());
		wf_report_opts o = {};
		o.checkpoint = checkpoint.get();
		check(wfi_report(w, wf_metrics{ v.size(), v.data() }, o), file, line);
	}
	/** What to resume from; empty when there is nothing. */
	tree checkpoint(const char *file = __builtin_FILE(), int line = __builtin_LINE()) const
	{
		tree out;
		check(wf_get_checkpoint(w, out.slot()), file, line);
		return out;
	}
	int rank() const { return wf_world_rank(w); }
	int size() const { return wf_world_size(w); }
	int64_t config(const char *key, int64_t unset) const { return wf_config_integer(w, key, unset); }
	int64_t config(const char *key, int unset) const { return wf_config_integer(w, key, unset); }
	double config(const char *key, double unset) const { return wf_config_number(w, key, unset); }
	wf_worker *get() const { return w; }
};

/** How a run ended. */
class result {
	std::shared_ptr<wf_result> r;

public:
	explicit result(wf_result *taken = nullptr) : r(taken, wf_result_free) {}
	/** Rank 0's last; NaN when there is none. */
	double metric(const char *name) const { return wf_result_metric(r.get(), name); }
	std::string path() const { return r && r->path ? r->path : ""; }
	bool has_checkpoint() const { return r && r->checkpoint; }
	tree checkpoint(const char *file = __builtin_FILE(), int line = __builtin_LINE()) const
	{
		tree out;
		if (has_checkpoint())
			check(wf_checkpoint_load(r->checkpoint, out.slot()), file, line);
		return out;
	}
	const wf_result *get() const { return r.get(); }
};

namespace detail {
struct fit_loop {
	std::mutex one_at_a_time;
	const std::function<void(worker)> *current = nullptr;
	static fit_loop &all()
	{
		static fit_loop *one = new fit_loop;
		return *one;
	}
};
inline wf_error *run_loop(wf_worker *w, const void *) noexcept
{
	return guarded([&] { (*fit_loop::all().current)(worker(w)); });
}
} // namespace detail

/** Trains: loop(worker) runs in every worker, which is this program started again, so that what the loop has captured there is what was computed
 * before this call. t: the configuration, without train_loop_per_worker. In a worker it does not return. */
inline status try_fit(const wf_trainer &t, const std::function<void(worker)> &loop, int argc, char **argv, result &out) noexcept
{
	std::lock_guard<std::mutex> held(detail::fit_loop::all().one_at_a_time);
	wf_trainer with = t;
	wf_result *r = nullptr;

	detail::fit_loop::all().current = &loop;
	with.train_loop_per_worker = detail::run_loop;
	wf_error *err = wf_trainer_fit(&with, argc, argv, &r);
	detail::fit_loop::all().current = nullptr;
	out = result(r);
	return err;
}
inline result fit(const wf_trainer &t, const std::function<void(worker)> &loop, int argc = 0, char **argv = nullptr)
{
	result out;
	check(try_fit(t, loop, argc, argv, out).take());
	return out;
}

/** A C++ function as an operation of programs: f(const wf_ffi_args &) runs once a call, on several threads at once. For the process's life. */
template <class F> void ffi_register(const char *target, F f, wf_ffi_opts o = {})
{
	auto kept = std::make_unique<F>(std::move(f));
	o.user = kept.get();
	wf_ffi_function *run = [](const wf_ffi_args *args) noexcept -> wf_error * {
		return detail::guarded([&] { (*static_cast<const F *>(args->user))(*args); });
	};
	check(wfi_ffi_register(target, run, o));
	kept.release();
}

} // namespace weft
#endif
