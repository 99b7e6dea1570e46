/* function.hpp: lambdas and other objects as functions to be traced, transformations of them, control flow. */
#ifndef WEFT_CXX_FUNCTION_HPP
#define WEFT_CXX_FUNCTION_HPP
#include <mutex>
#include <unordered_map>
#include <weft/cxx/tree.hpp>

namespace weft {

namespace detail {

/* Function objects by number. A callable of the library lives as long as the process and knows a number only, so that one whose object is gone
 * is an error, and another object that lies where it lay is another function. */
class registry {
	std::mutex lock;
	std::unordered_map<uint64_t, std::weak_ptr<const void>> objects;
	uint64_t next = 0;

public:
	uint64_t add(const std::shared_ptr<const void> &object)
	{
		std::lock_guard<std::mutex> held(lock);
		objects[++next] = object;
		return next;
	}
	void remove(uint64_t number)
	{
		std::lock_guard<std::mutex> held(lock);
		objects.erase(number);
	}
	std::shared_ptr<const void> find(uint64_t number)
	{
		std::lock_guard<std::mutex> held(lock);
		auto at = objects.find(number);
		return at == objects.end() ? nullptr : at->second.lock();
	}
	static registry &all()
	{
		static registry *one = new registry; /* as long as the process: functions may be static */
		return *one;
	}
};

/* number of values that f takes: 0 to 8, or −1 */
template <class F, size_t... I> constexpr bool takes(std::index_sequence<I...>) { return std::is_invocable_v<const F &, decltype(I, std::declval<val>())...>; }
template <class F, size_t N = 0> constexpr int arity()
{
	if constexpr (takes<F>(std::make_index_sequence<N>()))
		return static_cast<int>(N);
	else if constexpr (N < 8)
		return arity<F, N + 1>();
	else
		return -1;
}

template <class F, size_t... I> wf_val invoke(const F &f, const wf_val *args, std::index_sequence<I...>) noexcept
{
	wf_val out = {};
	wf_error *err = guarded([&] { out = val(f(val(args[I])...)); });
	(void)args;
	return err ? wf_fail_error(err) : out;
}
template <class F, size_t N> wf_val call_numbered(const wf_val *args, size_t, const void *user) noexcept
{
	std::shared_ptr<const void> f = registry::all().find(*static_cast<const uint64_t *>(user));
	if (!f)
		return (wf_fail)("the function object is gone: a weft::fn, or what was made of it, must live as long as the function is used");
	return invoke(*static_cast<const F *>(f.get()), args, std::make_index_sequence<N>());
}
template <class F, size_t N> wf_val call_pointer(const wf_val *args, size_t, const void *user) noexcept
{
	F f;
	static_assert(sizeof f == sizeof(void *), "a pointer to a function");
	__builtin_memcpy(&f, user, sizeof f);
	return invoke(f, args, std::make_index_sequence<N>());
}
template <class F, size_t N> wf_val call_only(const wf_val *args, size_t, const void *user) noexcept
{
	return invoke(*static_cast<const F *>(user), args, std::make_index_sequence<N>());
}
template <class F> const F *only(const F &f)
{
	static const F *one = new F(f); /* without captures all are alike */
	return one;
}

struct input { /* an argument of a run, and the caller's place */
	const wf_tree *t;
	const char *file;
	int line;
	input(const tree &x, const char *f = __builtin_FILE(), int l = __builtin_LINE()) noexcept : t(x.get()), file(f), line(l) {}
	input(const wf_tree *x, const char *f = __builtin_FILE(), int l = __builtin_LINE()) noexcept : t(x), file(f), line(l) {}
};
struct output {
	wf_tree **slot;
	output(tree &x) noexcept : slot(x.slot()) {}
	output(wf_tree **x) noexcept : slot(x) {}
};

} // namespace detail

/** A function to be traced: a lambda or other object that takes 0 to 8 values and returns one, a C function, or a transformation of one.
 * f(values…), while another is traced, is part of that program; f(trees…) runs it. A lambda without captures, or a function, is the same function
 * however often a fn is made of it, so it is compiled once. One with captures is a new function each time: make its fn, and what is made of that (weft::jit(f)),
 * once, outside of loops; its compiled programs are given back when the last copy of the fn ends. */
class fn {
	wf_fn f = {};
	std::shared_ptr<const void> kept; /* objects that it needs */

public:
	fn() = default;
	fn(wf_fn c) : f(c) {}
	fn(wf_fn c, std::shared_ptr<const void> keep) : f(c), kept(std::move(keep)) {}
	template <class F, class D = std::decay_t<F>, class = std::enable_if_t<!std::is_base_of_v<fn, D> && !std::is_same_v<D, wf_fn>>> fn(F &&object)
	{
		constexpr int n = detail::arity<D>();
		static_assert(n >= 0, "a function of 0 to 8 values (weft::val) that can be called when it is const, and returns a value, was expected");
		constexpr size_t N = n < 0 ? 0 : static_cast<size_t>(n);
		if constexpr (std::is_pointer_v<D>) {
			const D pointer = object;
			f = wf_fn_generic(detail::call_pointer<D, N>, N, &pointer, sizeof pointer);
		} else if constexpr (std::is_empty_v<D> && std::is_copy_constructible_v<D>) {
			f = wf_fn_generic(detail::call_only<D, N>, N, detail::only<D>(object), 0);
		} else {
			auto made = std::make_shared<D>(std::forward<F>(object));
			uint64_t number = detail::registry::all().add(made);
			f = wf_fn_generic(detail::call_numbered<D, N>, N, &number, sizeof number);
			kept = std::shared_ptr<const void>(made.get(), [made, number, c = f](const void *) {
				detail::registry::all().remove(number);
				wf_fn_forget(c);
			});
		}
	}
	operator wf_fn() const noexcept { return f; }
	wf_fn get() const noexcept { return f; }
	const std::shared_ptr<const void> &keeps() const noexcept { return kept; }
	explicit operator bool() const noexcept { return f.c != nullptr; }

	/** In a traced function: f's result. */
	val operator()(const char *file = __builtin_FILE(), int line = __builtin_LINE()) const { return wfi_stamp((wf_apply_n)(f, nullptr, 0), file, line); }
	/* on data: the result, all of it */
#define WFI_CALLS(n, values, v, trees, t) \
	val operator()(values) const { const wf_val all[] = { v }; return a.stamped((wf_apply_n)(f, all, n)); } \
	tree operator()(trees) const { const wf_tree *all[] = { t }; return run(all, n, a.file, a.line); }
#define WFI_COMMA ,
#define WFI_V(x) operand x
#define WFI_T(x) detail::input x
#define WFI_LIST1(M) M(a)
#define WFI_LIST2(M) M(a) WFI_COMMA M(b)
#define WFI_LIST3(M) WFI_LIST2(M) WFI_COMMA M(c)
#define WFI_LIST4(M) WFI_LIST3(M) WFI_COMMA M(d)
#define WFI_LIST5(M) WFI_LIST4(M) WFI_COMMA M(e)
#define WFI_LIST6(M) WFI_LIST5(M) WFI_COMMA M(g)
#define WFI_LIST7(M) WFI_LIST6(M) WFI_COMMA M(h)
#define WFI_LIST8(M) WFI_LIST7(M) WFI_COMMA M(i)
#define WFI_OF_V(x) x.v
#define WFI_OF_T(x) x.t
	WFI_CALLS(1, WFI_LIST1(WFI_V), WFI_LIST1(WFI_OF_V), WFI_LIST1(WFI_T), WFI_LIST1(WFI_OF_T))
	WFI_CALLS(2, WFI_LIST2(WFI_V), WFI_LIST2(WFI_OF_V), WFI_LIST2(WFI_T), WFI_LIST2(WFI_OF_T))
	WFI_CALLS(3, WFI_LIST3(WFI_V), WFI_LIST3(WFI_OF_V), WFI_LIST3(WFI_T), WFI_LIST3(WFI_OF_T))
	WFI_CALLS(4, WFI_LIST4(WFI_V), WFI_LIST4(WFI_OF_V), WFI_LIST4(WFI_T), WFI_LIST4(WFI_OF_T))
	WFI_CALLS(5, WFI_LIST5(WFI_V), WFI_LIST5(WFI_OF_V), WFI_LIST5(WFI_T), WFI_LIST5(WFI_OF_T))
	WFI_CALLS(6, WFI_LIST6(WFI_V), WFI_LIST6(WFI_OF_V), WFI_LIST6(WFI_T), WFI_LIST6(WFI_OF_T))
	WFI_CALLS(7, WFI_LIST7(WFI_V), WFI_LIST7(WFI_OF_V), WFI_LIST7(WFI_T), WFI_LIST7(WFI_OF_T))
	WFI_CALLS(8, WFI_LIST8(WFI_V), WFI_LIST8(WFI_OF_V), WFI_LIST8(WFI_T), WFI_LIST8(WFI_OF_T))
#undef WFI_CALLS
#undef WFI_V
#undef WFI_T
#undef WFI_OF_V
#undef WFI_OF_T
#undef WFI_LIST1
#undef WFI_LIST2
#undef WFI_LIST3
#undef WFI_LIST4
#undef WFI_LIST5
#undef WFI_LIST6
#undef WFI_LIST7
#undef WFI_LIST8
#undef WFI_COMMA

private:
	tree run(const wf_tree *const *in, size_t n, const char *file, int line) const
	{
		tree out;
		wf_tree **slot = out.slot();
		check(wfi_call(f, wf_arrays{ n, in }, wf_slots{ 1, &slot }, file, line), file, line);
		return out;
	}
};

namespace detail {
/* a fn that needs all that these need */
inline std::shared_ptr<const void> keep_all(const std::vector<std::shared_ptr<const void>> &all)
{
	std::vector<std::shared_ptr<const void>> some;
	for (const auto &k : all)
		if (k)
			some.push_back(k);
	if (some.size() < 2)
		return some.empty() ? nullptr : some[0];
	return std::make_shared<const std::vector<std::shared_ptr<const void>>>(std::move(some));
}
inline fn around(wf_fn made, const fn &f) { return fn(made, f.keeps()); }
} // namespace detail

/** Runs f on data; out slots are written over: one that is also an input is reused where nobody else holds it. Results of a tuple go to as many
 * slots, or all into one:  weft::call(step, { params, state, x, y }, { params, state, loss }); */
inline status try_call(const fn &f, std::initializer_list<detail::input> in, std::initializer_list<detail::output> out, const char *file = __builtin_FILE(),
		       int line = __builtin_LINE()) noexcept
{
	enum { MOST = 64 }; /* as wf_call */
	const wf_tree *trees[MOST];
	wf_tree **slots[MOST];
	size_t n = 0, m = 0;

	if (in.size() > MOST || out.size() > MOST)
		return wf_error_note(wf_error_new(WF_INVALID_ARGUMENT, "call: %zu inputs, %zu outputs; at most %d of each are possible", in.size(), out.size(), MOST), file, line);
	for (const detail::input &x : in)
		trees[n++] = x.t;
	for (const detail::output &x : out)
		slots[m++] = x.slot;
	return wfi_call(f, wf_arrays{ n, trees }, wf_slots{ m, slots }, file, line);
}
inline void call(const fn &f, std::initializer_list<detail::input> in, std::initializer_list<detail::output> out, const char *file = __builtin_FILE(),
		 int line = __builtin_LINE())
{
	check(try_call(f, in, out, file, line).take(), file, line);
}

/* ---- transformations; options are the C structs, set by assignment ---- */
/** weft::grad(f, weft::argnums({ 0, 2 })) */
inline wf_grad_opts argnums(const shape &which)
{
	wf_grad_opts o = {};
	for (size_t i = 0; i < which.size(); i++)
		o.argnums |= WF_ARG(which.data()[i] & 63);
	return o;
}
/** weft::jit(f, weft::donate({ 0, 1 })) */
inline wf_jit_opts donate(const shape &which)
{
	wf_jit_opts o = {};
	for (size_t i = 0; i < which.size(); i++)
		o.donate_argnums |= WF_ARG(which.data()[i] & 63);
	return o;
}
/** weft::vmap(f, weft::in_axes({ WF_NONE, 0 })); more by assignment to what it returns. */
inline wf_map_opts in_axes(const shape &axes, const char *axis_name = nullptr)
{
	wf_map_opts o = {};
	o.axis_name = axis_name;
	for (size_t i = 0; i < 8 && i < axes.size(); i++)
		o.in_axes[i] = static_cast<int>(axes.data()[i]);
	return o;
}
inline fn grad(const fn &f, wf_grad_opts o = {}) { return detail::around(wfi_grad(f, o), f); }
inline fn value_and_grad(const fn &f, wf_grad_opts o = {}) { return detail::around(wfi_value_and_grad(f, o), f); }
inline fn jacfwd(const fn &f, wf_grad_opts o = {}) { return detail::around(wfi_jacfwd(f, o), f); }
inline fn jacrev(const fn &f, wf_grad_opts o = {}) { return detail::around(wfi_jacrev(f, o), f); }
inline fn hessian(const fn &f, wf_grad_opts o = {}) { return detail::around(wfi_hessian(f, o), f); }
inline fn jit(const fn &f, wf_jit_opts o = {}) { return detail::around(wfi_jit(f, o), f); }
inline fn vmap(const fn &f, wf_map_opts o = {}) { return detail::around(wfi_vmap(f, o), f); }
inline fn pmap(const fn &f, wf_map_opts o = {}) { return detail::around(wfi_pmap(f, o), f); }
inline fn remat(const fn &f, wf_remat_opts o = {}) { return detail::around((wfi_remat)(f.get(), o), f); }
inline fn shard_map(const fn &f, const wf_mesh *mesh, wf_shard_map_opts o = {}) { return detail::around(wfi_shard_map(f, mesh, o), f); }
inline fn custom_jvp(const fn &f, const fn &rule, wf_custom_opts o = {}) { return fn(wfi_custom_jvp(f, rule, o), detail::keep_all({ f.keeps(), rule.keeps() })); }
inline fn custom_vjp(const fn &f, const fn &fwd, const fn &bwd, wf_custom_opts o = {})
{
	return fn(wfi_custom_vjp(f, fwd, bwd, o), detail::keep_all({ f.keeps(), fwd.keeps(), bwd.keeps() }));
}
/** (value, tangent of it); primals and tangents are tuples of f's arguments. */
inline val jvp(const fn &f, operand primals, operand tangents) { return primals.stamped(wfi_jvp(f, primals.v, tangents.v, wf_linear_opts())); }
/** auto [value, pull] = weft::vjp(f, weft::tuple(x, y)): pull(ct) gives a tuple: for each argument its cotangent. While this function is traced. */
inline std::pair<val, fn> vjp(const fn &f, operand primals)
{
	val value;
	wfi_stamp_number(0, primals.file, primals.line);
	fn pull = detail::around(wfi_vjp(f, primals.v, &value, wf_linear_opts()), f);
	return { value, pull };
}
/** auto [value, push] = weft::linearize(f, weft::tuple(x, y)): push(dx, dy) gives the tangent of value. */
inline std::pair<val, fn> linearize(const fn &f, operand primals)
{
	val value;
	wfi_stamp_number(0, primals.file, primals.line);
	fn push = detail::around(wfi_linearize(f, primals.v, &value, wf_linear_opts()), f);
	return { value, push };
}

/* ---- control flow: branches and bodies may use values of the function around them ---- */
/** yes(operands…) where pred is true, else no(operands…). */
template <class... A> val cond(operand pred, const fn &yes, const fn &no, const A &...operands)
{
	const wf_val v[] = { operand(operands).v..., wfi_end };
	return pred.stamped((wf_cond_n)(pred.v, yes, no, v, sizeof...(A)));
}
/** branches[index](operands…); an index outside takes the nearest. */
template <class... A> val switch_case(operand index, std::initializer_list<fn> branches, const A &...operands)
{
	const wf_val v[] = { operand(operands).v..., wfi_end };
	std::vector<wf_fn> all(branches.begin(), branches.end());
	return index.stamped((wf_switch_n)(index.v, all.data(), all.size(), v, sizeof...(A)));
}
inline val while_loop(const fn &condition, const fn &body, operand init) { return init.stamped(wfi_while_loop(condition, body, init.v)); }
/** body(i, x) for i = lo … hi − 1 */
inline val fori_loop(operand lo, operand hi, const fn &body, operand init) { return init.stamped(wfi_fori_loop(lo.v, hi.v, body, init.v)); }
/** (carry, ys): body(carry, x) for every row x of xs returns (carry, y). */
inline val scan(const fn &body, operand init, operand xs, wf_scan_opts o = {}) { return init.stamped(wfi_scan(body, init.v, xs.v, o)); }
inline val map(const fn &f, operand xs) { return xs.stamped(wfi_map(f, xs.v)); }
inline val associative_scan(const fn &f, operand xs, wf_associative_scan_opts o = {}) { return xs.stamped(wfi_associative_scan(f, xs.v, o)); }
/** f over the leaves of trees with one structure. */
template <class... A> val tree_map(const fn &f, operand first, const A &...rest)
{
	const wf_val v[] = { first.v, operand(rest).v... };
	return first.stamped((wf_tree_map_n)(f, v, 1 + sizeof...(A)));
}

} // namespace weft
#endif
