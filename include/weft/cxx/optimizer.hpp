/* optimizer.hpp: optimizers that own what they point at. */
#ifndef WEFT_CXX_OPTIMIZER_HPP
#define WEFT_CXX_OPTIMIZER_HPP
#include <memory>
#include <weft/cxx/value.hpp>

namespace weft {

/** A wf_optimizer with what it points at. All of optim.h: weft::optimizer(wf_lion_with(o)). */
class optimizer {
	struct owned {
		wf_optimizer o;
		std::vector<optimizer> parts;
		std::vector<const wf_optimizer *> list;
	};
	std::shared_ptr<const owned> held;

public:
	optimizer(const wf_optimizer &o) : held(std::make_shared<owned>(owned{ o, {}, {} })) {}
	/** One after the other: the updates of one are the gradients of the next. */
	static optimizer chain(std::initializer_list<optimizer> parts)
	{
		auto all = std::make_shared<owned>(owned{ {}, parts, {} });
		for (const optimizer &p : all->parts)
			all->list.push_back(p.get());
		all->list.push_back(nullptr);
		all->o = wf_chain_with(all->list.data());
		optimizer out(all->o);
		out.held = all;
		return out;
	}
	const wf_optimizer *get() const { return &held->o; }
	val init(operand params) const { return params.stamped((wf_optimizer_init)(get(), params.v)); }
	/** auto [updates, state] = weft::unpack<2>(opt.update(grads, state, params)) */
	val update(operand grads, operand state, operand params) const { return grads.stamped((wf_optimizer_update)(get(), grads.v, state.v, params.v)); }
};
inline optimizer adam(double learning_rate)
{
	wf_adam_opts o = {};
	o.learning_rate = learning_rate;
	return wf_adam_with(o);
}
inline optimizer adamw(double learning_rate, double weight_decay = 1e-4)
{
	wf_adam_opts o = {};
	o.learning_rate = learning_rate;
	o.weight_decay = weight_decay;
	return wf_adamw_with(o);
}
inline optimizer sgd(double learning_rate, double momentum = 0)
{
	wf_sgd_opts o = {};
	o.learning_rate = learning_rate;
	o.momentum = momentum;
	return wf_sgd_with(o);
}
inline optimizer clip_by_global_norm(double max_norm) { return wf_clip_by_global_norm_with(max_norm); }
inline optimizer chain(std::initializer_list<optimizer> parts) { return optimizer::chain(parts); }

} // namespace weft
#endif
