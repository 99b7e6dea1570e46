/* error.hpp: weft::error, which is thrown, and weft::status, which is returned. */
#ifndef WEFT_CXX_ERROR_HPP
#define WEFT_CXX_ERROR_HPP
#include <weft.h>
#include <exception>
#include <new>
#include <stdexcept>
#include <string>
#include <utility>

namespace weft {

/** A failure: code(), message(), and as what() all of it: message, places, notes. Copies share it. */
class error : public std::exception {
	wf_error *e;

public:
	/** Takes err, which is not NULL. */
	explicit error(wf_error *err) noexcept : e(err) {}
	error(wf_code code, const std::string &message) : e(wf_error_new(code, "%s", message.c_str())) {}
	error(const error &other) noexcept : std::exception(other), e(wf_error_retain(other.e)) {}
	error &operator=(const error &other) noexcept
	{
		wf_error *old = e;
		e = wf_error_retain(other.e);
		wf_error_free(old);
		return *this;
	}
	~error() override { wf_error_free(e); }
	const char *what() const noexcept override { return wf_error_text(e); }
	const char *message() const noexcept { return wf_error_message(e); }
	wf_code code() const noexcept { return wf_error_code(e); }
	/** Borrowed. */
	const wf_error *get() const noexcept { return e; }
};

/** The same without exceptions: success, or an error. What a function that does not throw returns. */
class [[nodiscard]] status {
	wf_error *e;

public:
	/** Takes err; NULL is success. */
	status(wf_error *err = nullptr) noexcept : e(err) {}
	status(status &&other) noexcept : e(std::exchange(other.e, nullptr)) {}
	status &operator=(status &&other) noexcept
	{
		std::swap(e, other.e);
		return *this;
	}
	~status() { wf_error_free(e); }
	bool ok() const noexcept { return !e; }
	explicit operator bool() const noexcept { return !e; }
	wf_code code() const noexcept { return e ? wf_error_code(e) : WF_OK; }
	const char *message() const noexcept { return e ? wf_error_message(e) : ""; }
	/** Message, places and notes. */
	const char *text() const noexcept { return wf_error_text(e); }
	/** The error, for a C function's return. */
	wf_error *take() noexcept { return std::exchange(e, nullptr); }
	/** Throws it, if there is one. */
	void check();
};

/** Takes what a C function returned; throws it when it is an error. Without exceptions (-fno-exceptions) it prints it and ends the program. */
inline void check(wf_error *err, const char *file = __builtin_FILE(), int line = __builtin_LINE())
{
	if (!err)
		return;
	err = wf_error_note(err, file, line);
#ifdef __cpp_exceptions
	throw error(err);
#else
	wf_must(err);
#endif
}
inline void status::check() { weft::check(take()); }

namespace detail {

/* what f throws, as an error */
template <class F> wf_error *guarded(F &&f) noexcept
{
#ifdef __cpp_exceptions
	try {
		f();
		return nullptr;
	} catch (const error &x) {
		return wf_error_retain(x.get());
	} catch (const std::bad_alloc &) {
		return wf_error_new(WF_OUT_OF_MEMORY, "exception: no memory");
	} catch (const std::invalid_argument &x) {
		return wf_error_new(WF_INVALID_ARGUMENT, "exception: %s", x.what());
	} catch (const std::exception &x) {
		return wf_error_new(WF_ABORTED, "exception: %s", x.what());
	} catch (...) {
		return wf_error_new(WF_ABORTED, "exception that is no std::exception");
	}
#else
	f();
	return nullptr;
#endif
}

} // namespace detail

/** Runs f, which may throw, and does not throw. */
template <class F> status attempt(F &&f) noexcept { return status(detail::guarded(f)); }

} // namespace weft
#endif
