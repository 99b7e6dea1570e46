/* tree.hpp: data: trees of arrays that are held and released by themselves; arrays from containers, with and without a copy. */
#ifndef WEFT_CXX_TREE_HPP
#define WEFT_CXX_TREE_HPP
#include <array>
#include <complex>
#include <cstdlib>
#include <memory>
#include <weft/cxx/value.hpp>

namespace weft {

/** Element type of a C++ type: float is WF_F32, std::complex<double> WF_C128 … */
template <class T> constexpr wf_dtype dtype_of()
{
	if constexpr (std::is_same_v<T, bool>)
		return WF_BOOL;
	else if constexpr (std::is_same_v<T, float>)
		return WF_F32;
	else if constexpr (std::is_same_v<T, double>)
		return WF_F64;
	else if constexpr (std::is_same_v<T, std::complex<float>>)
		return WF_C64;
	else if constexpr (std::is_same_v<T, std::complex<double>>)
		return WF_C128;
	else if constexpr (std::is_integral_v<T>)
		return std::is_signed_v<T> ? (sizeof(T) == 1 ? WF_I8 : sizeof(T) == 2 ? WF_I16 : sizeof(T) == 4 ? WF_I32 : WF_I64)
					   : (sizeof(T) == 1 ? WF_U8 : sizeof(T) == 2 ? WF_U16 : sizeof(T) == 4 ? WF_U32 : WF_U64);
	else
		return WF_INVALID;
}

/** n elements where they lie: a std::span before C++20. */
template <class T> struct view {
	const T *first = nullptr;
	size_t count = 0;
	const T *data() const { return first; }
	size_t size() const { return count; }
	const T *begin() const { return first; }
	const T *end() const { return first + count; }
	const T &operator[](size_t i) const { return first[i]; }
};

/** Data: a tree of arrays, held together with others (copies share it). An empty one holds none. */
class tree {
	wf_tree *t = nullptr;

public:
	tree() noexcept = default;
	/** Takes it. */
	explicit tree(wf_tree *taken) noexcept : t(taken) {}
	tree(const tree &other) noexcept : t(wf_tree_retain(other.t)) {}
	tree(tree &&other) noexcept : t(std::exchange(other.t, nullptr)) {}
	tree &operator=(tree other) noexcept
	{
		std::swap(t, other.t);
		return *this;
	}
	~tree() { wf_tree_release(t); }
	/** Holds what somebody else holds too. */
	static tree share(const wf_tree *borrowed) noexcept { return tree(wf_tree_retain(borrowed)); }
	static tree scalar(double x, wf_dtype d = WF_F32, const char *file = __builtin_FILE(), int line = __builtin_LINE())
	{
		tree out;
		check(wf_scalar(d, x, &out.t), file, line);
		return out;
	}
	static tree dict(std::initializer_list<std::pair<const char *, tree>> entries, const char *file = __builtin_FILE(), int line = __builtin_LINE())
	{
		std::vector<const char *> names;
		std::vector<const wf_tree *> trees;
		tree out;
		for (const auto &e : entries) {
			names.push_back(e.first);
			trees.push_back(e.second.t);
		}
		check(wf_tree_dict(names.size(), names.data(), trees.data(), &out.t), file, line);
		return out;
	}
	static tree tuple(std::initializer_list<tree> entries, const char *file = __builtin_FILE(), int line = __builtin_LINE()) { return sequence('t', entries, file, line); }
	static tree list(std::initializer_list<tree> entries, const char *file = __builtin_FILE(), int line = __builtin_LINE()) { return sequence('l', entries, file, line); }

	/** For C functions: to look at, and as an out slot. */
	const wf_tree *get() const noexcept { return t; }
	wf_tree **slot() noexcept { return &t; }
	wf_tree *release() noexcept { return std::exchange(t, nullptr); }
	explicit operator bool() const noexcept { return t != nullptr; }

	/** The subtree at a path ("w", "layers.0.w"); there must be one: has() asks. */
	tree operator[](detail::key k) const
	{
		std::string path = k.name ? k.name : std::to_string(k.place);
		const wf_tree *found = wf_tree_get(t, path.c_str());
		if (!found)
			check(wf_error_new(WF_NOT_FOUND, "the tree %s has no entry \"%s\"", text(false).c_str(), path.c_str()), k.file, k.line);
		return share(found);
	}
	bool has(const std::string &path) const { return wf_tree_get(t, path.c_str()) != nullptr; }
	size_t leaves() const { return wf_tree_count(t); }
	/** Leaf i, in order, and its path. */
	std::pair<std::string, tree> leaf(size_t i) const
	{
		char path[1024] = "";
		const wf_tree *found = wf_tree_leaf(t, i, path, sizeof path);
		return { path, share(found) };
	}
	bool is_leaf() const { return wf_tree_is_leaf(t); }
	wf_dtype dtype() const { return wf_tree_dtype(t); }
	std::vector<int64_t> dims() const
	{
		std::vector<int64_t> d;
		for (int i = 0; i < wf_tree_rank(t); i++)
			d.push_back(wf_tree_dim(t, i));
		return d;
	}
	/** The number in an array of one element. */
	double item(const char *file = __builtin_FILE(), int line = __builtin_LINE()) const
	{
		double x = wf_item(t);
		if (x != x) {
			check(wf_wait(t), file, line);
			if (!is_leaf() || elements() != 1)
				check(wf_error_new(WF_INVALID_ARGUMENT, "item: an array of one element was expected, got %s", text(false).c_str()), file, line);
		}
		return x;
	}
	/** The elements, copied: T must be the array's. */
	template <class T> std::vector<T> vector(const char *file = __builtin_FILE(), int line = __builtin_LINE()) const
	{
		static_assert(!std::is_same_v<T, bool>, "std::vector<bool> has no elements in memory: take vector<char>");
		need<T>("vector", file, line);
		std::vector<T> out(static_cast<size_t>(elements()));
		check(wf_tree_read(t, out.data(), out.size() * sizeof(T)), file, line);
		return out;
	}
	/** The elements where they lie: as long as the array is held, and not an out slot of a call. */
	template <class T> weft::view<T> data(const char *file = __builtin_FILE(), int line = __builtin_LINE()) const
	{
		need<T>("data", file, line);
		check(wf_wait(t), file, line);
		const void *p = wf_tree_data(t);
		if (!p && elements())
			check(wf_error_new(WF_UNSUPPORTED, "data: the array lies in several parts; vector() puts them together"), file, line);
		return { static_cast<const T *>(p), static_cast<size_t>(elements()) };
	}
	/** Structure, dtypes and shapes; values too where there are few. */
	std::string text(bool values = true) const
	{
		char *s = wf_tree_text(t, values);
		std::string out = s ? s : "";
		std::free(s);
		return out;
	}

private:
	int64_t elements() const
	{
		int64_t n = 1;
		for (int i = 0; i < wf_tree_rank(t); i++)
			n *= wf_tree_dim(t, i);
		return n;
	}
	template <class T> void need(const char *what, const char *file, int line) const
	{
		constexpr wf_dtype d = std::is_same_v<T, char> ? WF_BOOL : dtype_of<T>();
		static_assert(d != WF_INVALID, "no array has elements of this type");
		if (!is_leaf() || (dtype() != d && !(d == WF_BOOL && dtype() == WF_I8)))
			check(wf_error_new(WF_INVALID_ARGUMENT, "%s: an array of %s was expected, got %s", what, wf_dtype_name(d), text(false).c_str()), file, line);
	}
	static tree sequence(char kind, std::initializer_list<tree> entries, const char *file, int line)
	{
		std::vector<const wf_tree *> v;
		tree out;
		for (const tree &e : entries)
			v.push_back(e.t);
		check(wf_tree_sequence(kind, v.size(), v.data(), &out.t), file, line);
		return out;
	}
};

namespace detail {
/* shape s, or a vector of n; an error when the product is not n */
inline shape fitting(const shape *s, size_t n, const char *file, int line)
{
	shape all = s ? *s : shape{ n };
	if (all.elements() != static_cast<int64_t>(n))
		check(wf_error_new(WF_INVALID_ARGUMENT, "array: %zu elements were given for a shape of %lld", n, static_cast<long long>(all.elements())), file, line);
	return all;
}
template <class T> tree copied(const T *p, size_t n, const shape *s, const char *file, int line)
{
	static_assert(dtype_of<T>() != WF_INVALID, "no array has elements of this type");
	shape all = fitting(s, n, file, line);
	tree out;
	check(wf_array(dtype_of<T>(), static_cast<int>(all.size()), all.data(), p, out.slot()), file, line);
	return out;
}
template <class F> void end_wrapped(void *bytes, void *user)
{
	std::unique_ptr<F> f(static_cast<F *>(user));
	(*f)(bytes);
}
} // namespace detail

/** An array with a copy of a container's elements (std::vector, std::array, std::span …), of one dimension, or with this shape. */
template <class C, class = std::enable_if_t<detail::is_contiguous<C>::value>>
tree array(const C &v, const char *file = __builtin_FILE(), int line = __builtin_LINE())
{
	return detail::copied(v.data(), v.size(), nullptr, file, line);
}
template <class C, class = std::enable_if_t<detail::is_contiguous<C>::value>>
tree array(const C &v, const shape &s, const char *file = __builtin_FILE(), int line = __builtin_LINE())
{
	return detail::copied(v.data(), v.size(), &s, file, line);
}
template <class T, class = std::enable_if_t<!std::is_same_v<T, bool>>>
tree array(std::initializer_list<T> v, const char *file = __builtin_FILE(), int line = __builtin_LINE())
{
	return detail::copied(v.begin(), v.size(), nullptr, file, line);
}
template <class T, class = std::enable_if_t<!std::is_same_v<T, bool>>>
tree array(std::initializer_list<T> v, const shape &s, const char *file = __builtin_FILE(), int line = __builtin_LINE())
{
	return detail::copied(v.begin(), v.size(), &s, file, line);
}
/** An array over memory that is not copied; deleter(void *) is called once, when nobody holds it any more, also when this fails. See wf_array_wrap. */
template <class T, class F> tree wrap(const T *p, const shape &s, F deleter, const char *file = __builtin_FILE(), int line = __builtin_LINE())
{
	static_assert(dtype_of<T>() != WF_INVALID, "no array has elements of this type");
	auto owner = std::make_unique<F>(std::move(deleter));
	tree out;
	check(wf_array_wrap(dtype_of<T>(), static_cast<int>(s.size()), s.data(), p, detail::end_wrapped<F>, owner.release(), out.slot()), file, line);
	return out;
}
/** An array over a container's elements, which are not copied: it must stay as it is for as long as anything holds the array. */
template <class C, class = std::enable_if_t<detail::is_contiguous<C>::value>>
tree borrow(const C &v, const shape &s, const char *file = __builtin_FILE(), int line = __builtin_LINE())
{
	detail::fitting(&s, v.size(), file, line);
	return wrap(v.data(), s, [](void *) {}, file, line);
}
template <class T> tree borrow(std::vector<T> &&, const shape &) = delete; /* it is about to end: weft::adopt takes it over */
template <class T, size_t N> tree borrow(std::array<T, N> &&, const shape &) = delete;
/** An array that takes a vector over, without a copy of its elements. */
template <class T> tree adopt(std::vector<T> &&v, const shape &s, const char *file = __builtin_FILE(), int line = __builtin_LINE())
{
	detail::fitting(&s, v.size(), file, line);
	auto kept = std::make_shared<std::vector<T>>(std::move(v));
	const T *p = kept->data();
	return wrap(p, s, [kept](void *) {}, file, line);
}
template <class T> tree adopt(std::vector<T> &&v, const char *file = __builtin_FILE(), int line = __builtin_LINE())
{
	shape s{ v.size() };
	return adopt(std::move(v), s, file, line);
}
/** jax.random.PRNGKey(seed) */
inline tree prng_key(uint64_t seed, const char *file = __builtin_FILE(), int line = __builtin_LINE())
{
	tree out;
	check(wf_prng_key(seed, out.slot()), file, line);
	return out;
}

} // namespace weft
#endif
