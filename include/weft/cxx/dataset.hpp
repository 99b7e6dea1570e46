/* dataset.hpp: datasets and loaders. */
#ifndef WEFT_CXX_DATASET_HPP
#define WEFT_CXX_DATASET_HPP
#include <weft/cxx/tree.hpp>

namespace weft {

/** Rows with named columns; copies share it. */
class dataset {
	std::shared_ptr<wf_dataset> d;

public:
	/** Takes it. */
	explicit dataset(wf_dataset *taken) : d(taken, wf_dataset_free) {}
	static dataset csv(const std::string &path, wf_csv_opts o = {}, const char *file = __builtin_FILE(), int line = __builtin_LINE())
	{
		wf_dataset *out = nullptr;
		check(wf_dataset_csv(path.c_str(), o, &out), file, line);
		return dataset(out);
	}
	static dataset npz(const std::string &path, const char *file = __builtin_FILE(), int line = __builtin_LINE())
	{
		wf_dataset *out = nullptr;
		check(wf_dataset_npz(path.c_str(), &out), file, line);
		return dataset(out);
	}
	static dataset from(const tree &columns, const char *file = __builtin_FILE(), int line = __builtin_LINE())
	{
		wf_dataset *out = nullptr;
		check(wf_dataset_from_tree(columns.get(), &out), file, line);
		return dataset(out);
	}
	/** Rows chosen by a fixed shuffle: a fraction (0 … 1), and the rest. */
	std::pair<dataset, dataset> split(double fraction, uint64_t seed, const char *file = __builtin_FILE(), int line = __builtin_LINE()) const
	{
		wf_dataset *first = nullptr, *rest = nullptr;
		check(wf_dataset_split(d.get(), fraction, seed, &first, &rest), file, line);
		return { dataset(first), dataset(rest) };
	}
	int64_t rows() const { return wf_dataset_rows(d.get()); }
	tree all(const char *file = __builtin_FILE(), int line = __builtin_LINE()) const
	{
		tree out;
		check(wf_dataset_tree(d.get(), out.slot()), file, line);
		return out;
	}
	const wf_dataset *get() const { return d.get(); }
};

/** Batches of a dataset. */
class loader {
	struct close { void operator()(wf_loader *open) const { wf_loader_close(open); } };
	std::unique_ptr<wf_loader, close> l;

public:
	loader(const dataset &d, wf_loader_opts o, const char *file = __builtin_FILE(), int line = __builtin_LINE())
	{
		wf_loader *out = nullptr;
		check(wf_loader_new(d.get(), o, &out), file, line);
		l.reset(out);
	}
	/** The next batch; empty at the end of an epoch (the next call begins another):  while (tree batch = train.next()) … */
	tree next(const char *file = __builtin_FILE(), int line = __builtin_LINE())
	{
		tree out;
		check(wf_loader_next_batch(l.get(), out.slot()), file, line);
		return out;
	}
	int64_t steps() const { return wf_loader_steps(l.get()); }
	int64_t epoch() const { return wf_loader_epoch(l.get()); }
	tree cursor(const char *file = __builtin_FILE(), int line = __builtin_LINE()) const
	{
		tree out;
		check(wf_loader_cursor(l.get(), out.slot()), file, line);
		return out;
	}
	void seek(const tree &cursor, const char *file = __builtin_FILE(), int line = __builtin_LINE()) { check(wf_loader_seek(l.get(), cursor.get()), file, line); }
	wf_loader *get() const { return l.get(); }
};

} // namespace weft
#endif
