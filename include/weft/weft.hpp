/* weft.hpp: weft for C++17 and later, header only: operators on values, lambdas as functions, handles that release themselves, errors as exceptions.
 *
 *	auto loss = [](weft::val params, weft::val x, weft::val y) { return weft::mean(weft::square(weft::matmul(x, params["w"]) + params["b"] - y)); };
 *	auto slope = weft::jit(weft::grad(loss));
 *	weft::tree g = slope(params, x, y);
 *
 * A val is a wf_val and goes to every C function as it is: all of weft.h can be used beside what is here. Functions throw weft::error where their C
 * forms return a wf_error. Those whose names begin with try_ do not throw: they return a weft::status, as does weft::attempt. Nothing is ever
 * thrown through C: what a traced function, a training loop or a callback throws becomes the error of the call around it. */
#ifndef WEFT_WEFT_HPP
#define WEFT_WEFT_HPP
#include <weft/cxx/error.hpp>
#include <weft/cxx/value.hpp>
#include <weft/cxx/tree.hpp>
#include <weft/cxx/function.hpp>
#include <weft/cxx/optimizer.hpp>
#include <weft/cxx/dataset.hpp>
#include <weft/cxx/train.hpp>
#endif
