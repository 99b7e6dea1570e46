/* value.hpp: values while a function is traced: operators, operations, trees of them. */
#ifndef WEFT_CXX_VALUE_HPP
#define WEFT_CXX_VALUE_HPP
#include <array>
#include <initializer_list>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>
#include <weft/cxx/error.hpp>

namespace weft {

namespace detail {
struct extent { /* any integer, without a warning */
	int64_t v;
	template <class T, class = std::enable_if_t<std::is_integral_v<T>>> extent(T x) : v(static_cast<int64_t>(x)) {}
};
template <class C, class = void> struct is_contiguous : std::false_type {};
template <class C> struct is_contiguous<C, std::void_t<decltype(*std::declval<const C &>().data()), decltype(std::declval<const C &>().size())>> : std::true_type {};
} // namespace detail

/** Dimensions, axes, places: {2, 3}, or a container of integers. At most WF_MAX_RANK are possible; one more is kept, for the error. */
class shape {
	int64_t v[WF_MAX_RANK + 2];
	size_t count = 0;
	void add(int64_t x)
	{
		if (count <= WF_MAX_RANK)
			v[count++] = x;
		v[count] = WFI_END_DIM;
	}

public:
	shape() { v[0] = WFI_END_DIM; }
	shape(std::initializer_list<detail::extent> dims) : shape()
	{
		for (detail::extent d : dims)
			add(d.v);
	}
	template <class C, class = std::enable_if_t<detail::is_contiguous<C>::value>> shape(const C &dims) : shape()
	{
		for (auto d : dims)
			add(static_cast<int64_t>(d));
	}
	size_t size() const { return count; }
	const int64_t *data() const { return v; }
	/** The product of all. */
	int64_t elements() const
	{
		int64_t n = 1;
		for (size_t i = 0; i < count; i++)
			n *= v[i];
		return n;
	}
	operator wf_axes() const
	{
		wf_axes a = {};
		for (size_t i = 0; i < count && i < sizeof a.v / sizeof *a.v; i++)
			a.v[a.n++] = static_cast<int>(v[i]);
		return a;
	}
};

class val;
namespace detail {

/* An operand of an operator or function: a value or a number, and the caller's place. */
struct operand {
	wf_val v;
	const char *file;
	int line;
	operand(wf_val x, const char *f = __builtin_FILE(), int l = __builtin_LINE()) : v(x), file(f), line(l) {}
	template <class T, class = std::enable_if_t<std::is_arithmetic_v<T>>>
	operand(T x, const char *f = __builtin_FILE(), int l = __builtin_LINE()) : v(number(x)), file(f), line(l) {}
	wf_val stamped(wf_val result) const { return wfi_stamp(result, file, line); }

private:
	template <class T> static wf_val number(T x)
	{
		if constexpr (std::is_same_v<T, bool>)
			return (wf_convert)(wf_ci(x), WF_BOOL);
		else if constexpr (std::is_integral_v<T>)
			return wf_ci(static_cast<int64_t>(x));
		else
			return wf_c(static_cast<double>(x));
	}
};

/* what may stand in brackets: an entry's name or path, or a place */
struct key {
	const char *name = nullptr;
	int place = 0;
	const char *file;
	int line;
	key(const char *s, const char *f = __builtin_FILE(), int l = __builtin_LINE()) : name(s), file(f), line(l) {}
	key(const std::string &s, const char *f = __builtin_FILE(), int l = __builtin_LINE()) : name(s.c_str()), file(f), line(l) {}
	template <class T, class = std::enable_if_t<std::is_integral_v<T>>>
	key(T i, const char *f = __builtin_FILE(), int l = __builtin_LINE()) : place(static_cast<int>(i)), file(f), line(l) {}
};

} // namespace detail
using detail::operand;

/** A symbolic value, or a tree of them, while a function is traced: a wf_val with methods. Comparisons give values too, known when the program runs: an
 * if of one does not compile; weft::where and weft::cond choose. */
class val : public wf_val {
	template <class T> T asked(T x, const char *file, int line) const { return static_cast<T>(wfi_stamp_number(static_cast<int64_t>(x), file, line)); }

public:
	val() : wf_val{ nullptr } {}
	val(wf_val v) : wf_val(v) {}
	template <class T, class = std::enable_if_t<std::is_arithmetic_v<T>>> val(T number) : wf_val(operand(number).v) {}

	/** The entry of a dict ("w", "layers.0.w"), of a tuple or list (0, -1), or slice i along the first axis of an array. */
	val operator[](detail::key k) const { return wfi_stamp(k.name ? (wf_get)(*this, k.name) : (wf_at)(*this, k.place), k.file, k.line); }
	/** This dict with the entry set. */
	val with(const char *name, operand v) const { return v.stamped((wf_with)(*this, name, v.v)); }
	int rank(const char *file = __builtin_FILE(), int line = __builtin_LINE()) const { return asked((wf_rank)(*this), file, line); }
	int64_t dim(int axis, const char *file = __builtin_FILE(), int line = __builtin_LINE()) const { return asked((wf_dim)(*this, axis), file, line); }
	int64_t size(const char *file = __builtin_FILE(), int line = __builtin_LINE()) const { return asked((wf_size)(*this), file, line); }
	wf_dtype dtype(const char *file = __builtin_FILE(), int line = __builtin_LINE()) const { return asked((wf_dtype_of)(*this), file, line); }
	std::vector<int64_t> dims(const char *file = __builtin_FILE(), int line = __builtin_LINE()) const
	{
		std::vector<int64_t> d;
		for (int i = 0, n = rank(file, line); i < n; i++)
			d.push_back((wf_dim)(*this, i));
		return d;
	}
	/** Entries of a tuple, list or dict; 1 of a leaf. */
	int entries() const { return wf_len(*this); }
	/** "f32[3,2]" */
	std::string text() const
	{
		char buf[512];
		return wf_type_text(*this, buf, sizeof buf);
	}
	val T(const char *file = __builtin_FILE(), int line = __builtin_LINE()) const { return wfi_stamp((wf_transpose)(*this), file, line); }
	val astype(wf_dtype d, const char *file = __builtin_FILE(), int line = __builtin_LINE()) const { return wfi_stamp((wf_convert)(*this, d), file, line); }
	val reshape(const shape &s, const char *file = __builtin_FILE(), int line = __builtin_LINE()) const
	{
		return wfi_stamp((wf_reshape_n)(*this, s.data(), s.size()), file, line);
	}
};
static_assert(sizeof(val) == sizeof(wf_val), "arrays of val are arrays of wf_val");

/* ---- trees of values ---- */
template <class... A> val tuple(const A &...a)
{
	const wf_val v[] = { operand(a).v..., wfi_end };
	return wfi_tuple(v);
}
template <class... A> val list(const A &...a)
{
	const wf_val v[] = { operand(a).v..., wfi_end };
	return wfi_list(v);
}
inline val list(const std::vector<val> &v)
{
	std::vector<wf_val> all(v.begin(), v.end());
	all.push_back(wfi_end);
	return wfi_list(all.data());
}
namespace detail {
struct named { const char *name; operand value; };
} // namespace detail
/** weft::dict({ { "w", w }, { "b", b } }) */
inline val dict(std::initializer_list<detail::named> entries)
{
	std::vector<wfi_kv> kv;
	wf_val v = {};
	for (const detail::named &e : entries)
		kv.push_back({ e.name, e.value.v });
	v = wfi_dict(kv.data(), kv.size());
	return entries.size() ? entries.begin()->value.stamped(v) : v;
}
inline val none() { return wf_none(); }
/** auto [loss, grads] = weft::unpack<2>(v): the entries of a tuple or list, which must be as many. */
template <size_t N> std::array<val, N> unpack(wf_val v, const char *file = __builtin_FILE(), int line = __builtin_LINE())
{
	std::array<val, N> out;
	wf_val *at[N];
	for (size_t i = 0; i < N; i++)
		at[i] = &out[i];
	wfi_unpack(v, at, N);
	wfi_stamp_number(0, file, line);
	return out;
}
/** All leaves, in order (dicts sorted by name). */
inline std::vector<val> leaves(wf_val tree)
{
	std::vector<wf_val> v(wf_tree_leaves(tree, nullptr, 0));
	wf_tree_leaves(tree, v.data(), v.size());
	return std::vector<val>(v.begin(), v.end());
}
/** Records an error in the trace, as the operations do, and returns a poisoned value. */
inline val fail(const std::string &message, const char *file = __builtin_FILE(), int line = __builtin_LINE())
{
	return wfi_stamp((wf_fail)("%s", message.c_str()), file, line);
}

/* ---- operations; all others of weft.h take and give values as well ---- */
#define WFI_UNARY(name) \
	inline val name(operand x) { return x.stamped((wf_##name)(x.v)); }
#define WFI_BINARY(name) \
	inline val name(operand a, operand b) { return a.stamped((wf_##name)(a.v, b.v)); }
WFI_UNARY(abs) WFI_UNARY(sign) WFI_UNARY(neg) WFI_UNARY(square) WFI_UNARY(sqrt) WFI_UNARY(rsqrt) WFI_UNARY(cbrt) WFI_UNARY(reciprocal)
WFI_UNARY(exp) WFI_UNARY(expm1) WFI_UNARY(log) WFI_UNARY(log1p) WFI_UNARY(sin) WFI_UNARY(cos) WFI_UNARY(tan) WFI_UNARY(asin) WFI_UNARY(acos)
WFI_UNARY(atan) WFI_UNARY(sinh) WFI_UNARY(cosh) WFI_UNARY(tanh) WFI_UNARY(asinh) WFI_UNARY(acosh) WFI_UNARY(atanh) WFI_UNARY(erf) WFI_UNARY(erfc)
WFI_UNARY(floor) WFI_UNARY(ceil) WFI_UNARY(round) WFI_UNARY(trunc) WFI_UNARY(isfinite) WFI_UNARY(isnan) WFI_UNARY(isinf) WFI_UNARY(real)
WFI_UNARY(imag) WFI_UNARY(conj) WFI_UNARY(logical_not) WFI_UNARY(sigmoid) WFI_UNARY(relu) WFI_UNARY(gelu) WFI_UNARY(silu) WFI_UNARY(softplus)
WFI_UNARY(softmax) WFI_UNARY(log_softmax) WFI_UNARY(logsumexp) WFI_UNARY(zeros_like) WFI_UNARY(ones_like) WFI_UNARY(stop_gradient) WFI_UNARY(flatten)
WFI_UNARY(global_norm)
WFI_BINARY(matmul) WFI_BINARY(dot) WFI_BINARY(maximum) WFI_BINARY(minimum) WFI_BINARY(pow) WFI_BINARY(atan2) WFI_BINARY(fmod) WFI_BINARY(remainder)
WFI_BINARY(floor_divide) WFI_BINARY(logical_and) WFI_BINARY(logical_or) WFI_BINARY(logical_xor) WFI_BINARY(dense) WFI_BINARY(cross_entropy)
WFI_BINARY(accuracy) WFI_BINARY(apply_updates)
#undef WFI_UNARY
#undef WFI_BINARY
/* sum(x), sum(x, { 0, -1 }), sum(x, { 0 }, true): over all axes, or some, which stay with size 1 when keepdims is set */
#define WFI_REDUCER(name) \
	inline val name(operand x, const shape &axes = {}, bool keepdims = false) { return x.stamped(wfi_##name(x.v, wf_reduce_opts{ 0, axes, keepdims, 0 })); }
WFI_REDUCER(sum) WFI_REDUCER(prod) WFI_REDUCER(max) WFI_REDUCER(min) WFI_REDUCER(all) WFI_REDUCER(any) WFI_REDUCER(mean)
#undef WFI_REDUCER
/** ddof: divided by the number of elements less that. */
inline val var(operand x, const shape &axes = {}, bool keepdims = false, double ddof = 0) { return x.stamped(wfi_var(x.v, wf_reduce_opts{ 0, axes, keepdims, ddof })); }
inline val std_dev(operand x, const shape &axes = {}, bool keepdims = false, double ddof = 0) { return x.stamped(wfi_std(x.v, wf_reduce_opts{ 0, axes, keepdims, ddof })); }
inline val argmax(operand x, int axis) { return x.stamped((wf_argmax)(x.v, axis)); }
inline val argmin(operand x, int axis) { return x.stamped((wf_argmin)(x.v, axis)); }
inline val where(operand cond, operand a, operand b) { return cond.stamped((wf_where)(cond.v, a.v, b.v)); }
inline val clip(operand x, operand lo, operand hi) { return x.stamped((wf_clip)(x.v, lo.v, hi.v)); }
inline val astype(operand x, wf_dtype d) { return x.stamped((wf_convert)(x.v, d)); }
inline val one_hot(operand labels, int64_t n) { return labels.stamped((wf_one_hot)(labels.v, n)); }
inline val einsum(const char *subscripts, operand a, operand b)
{
	const wf_val v[] = { a.v, b.v };
	return a.stamped((wf_einsum_n)(subscripts, v, 2));
}
inline val reshape(operand x, const shape &s) { return x.stamped((wf_reshape_n)(x.v, s.data(), s.size())); }
inline val broadcast_to(operand x, const shape &s) { return x.stamped((wf_broadcast_to_n)(x.v, s.data(), s.size())); }
/** Result dimension i is x's dimension permutation[i]; without one the dimensions are reversed. */
inline val transpose(operand x, const shape &permutation = {})
{
	return x.stamped(permutation.size() ? (wf_transpose_n)(x.v, permutation.data(), permutation.size()) : (wf_transpose)(x.v));
}
namespace detail {
inline std::vector<wf_val> plain(std::initializer_list<operand> v)
{
	std::vector<wf_val> out;
	for (const operand &o : v)
		out.push_back(o.v);
	return out;
}
inline val at_first(std::initializer_list<operand> v, wf_val x) { return v.size() ? v.begin()->stamped(x) : x; }
} // namespace detail
inline val concatenate(std::initializer_list<operand> v, int axis = 0)
{
	return detail::at_first(v, (wf_concatenate_n)(axis, detail::plain(v).data(), v.size()));
}
inline val stack(std::initializer_list<operand> v, int axis = 0) { return detail::at_first(v, (wf_stack_n)(axis, detail::plain(v).data(), v.size())); }
inline val full(const shape &s, double value, wf_dtype d = WF_F32, const char *file = __builtin_FILE(), int line = __builtin_LINE())
{
	return wfi_stamp((wf_full_n)(d, value, s.data(), s.size()), file, line);
}
inline val zeros(const shape &s, wf_dtype d = WF_F32, const char *file = __builtin_FILE(), int line = __builtin_LINE()) { return full(s, 0, d, file, line); }
inline val ones(const shape &s, wf_dtype d = WF_F32, const char *file = __builtin_FILE(), int line = __builtin_LINE()) { return full(s, 1, d, file, line); }
inline val arange(int64_t n, const char *file = __builtin_FILE(), int line = __builtin_LINE()) { return wfi_stamp((wf_arange)(n), file, line); }

/* ---- random numbers: JAX's ---- */
inline val split(operand key, int n) { return key.stamped((wf_random_split)(key.v, n)); }
inline val fold_in(operand key, operand data) { return key.stamped((wf_random_fold_in)(key.v, data.v)); }
inline val normal(operand key, const shape &s = {}, wf_dtype d = WF_F32) { return key.stamped(wfi_random_normal(key.v, d, s.data())); }
/** In [0, 1). */
inline val uniform(operand key, const shape &s = {}, wf_dtype d = WF_F32) { return key.stamped(wfi_random_uniform(key.v, d, wf_c(0), wf_c(1), s.data())); }
inline val bernoulli(operand key, operand p, const shape &s = {}) { return key.stamped(wfi_random_bernoulli(key.v, p.v, s.data())); }
inline val randint(operand key, const shape &s, operand lo, operand hi, wf_dtype d = WF_I32) { return key.stamped(wfi_random_randint(key.v, lo.v, hi.v, d, s.data())); }

/* ---- collectives: over a pmap's, vmap's or mesh's axis ---- */
inline val psum(operand x, const char *axis) { return x.stamped((wfi_psum)(x.v, axis, wf_psum_opts())); }
inline val pmean(operand x, const char *axis) { return x.stamped((wfi_pmean)(x.v, axis, wf_psum_opts())); }
inline val pmax(operand x, const char *axis) { return x.stamped((wfi_pmax)(x.v, axis, wf_psum_opts())); }
inline val pmin(operand x, const char *axis) { return x.stamped((wfi_pmin)(x.v, axis, wf_psum_opts())); }

} // namespace weft

/* On values and numbers, at least one of them a value; precedence is C++'s. Comparisons and the logical ones give bools, element by element. % has the
 * divisor's sign, as in Python. There are no && and ||, which would have to know: use & and |, or weft::cond. */
#define WFI_OPERATOR(op, name) \
	inline weft::val operator op(weft::operand a, weft::operand b) { return a.stamped((name)(a.v, b.v)); }
WFI_OPERATOR(+, wf_add)
WFI_OPERATOR(-, wf_sub)
WFI_OPERATOR(*, wf_mul)
WFI_OPERATOR(/, wf_div)
WFI_OPERATOR(%, wf_remainder)
WFI_OPERATOR(<, wf_less)
WFI_OPERATOR(<=, wf_less_equal)
WFI_OPERATOR(>, wf_greater)
WFI_OPERATOR(>=, wf_greater_equal)
WFI_OPERATOR(==, wf_equal)
WFI_OPERATOR(!=, wf_not_equal)
WFI_OPERATOR(&, wf_bitwise_and)
WFI_OPERATOR(|, wf_bitwise_or)
WFI_OPERATOR(^, wf_bitwise_xor)
WFI_OPERATOR(<<, wf_left_shift)
WFI_OPERATOR(>>, wf_right_shift)
#undef WFI_OPERATOR
#define WFI_OPERATOR(op, name) \
	inline weft::val &operator op(weft::val &a, weft::operand b) { return a = b.stamped((name)(a, b.v)); }
WFI_OPERATOR(+=, wf_add)
WFI_OPERATOR(-=, wf_sub)
WFI_OPERATOR(*=, wf_mul)
WFI_OPERATOR(/=, wf_div)
#undef WFI_OPERATOR
inline weft::val operator-(weft::operand x) { return x.stamped((wf_neg)(x.v)); }
inline weft::val operator+(weft::operand x) { return x.v; }
inline weft::val operator!(weft::operand x) { return x.stamped((wf_logical_not)(x.v)); }
inline weft::val operator~(weft::operand x) { return x.stamped((wf_bitwise_not)(x.v)); }
#endif
