/* control_rules.c: derivatives of if, case and while. Regions are closed, so each is a function of its own that is transformed whole; the
 * results are new regions. Of branches, the tangents are computed by a second choice, which computes again what it needs of the values; its
 * transpose is a third one. A while carries the tangents beside the values; backwards it goes only when the number of rounds is known while
 * tracing: then it is a scan (counted.h). */
#include <weft/ops.h>
#include "ir/trace.h"
#include "transform/counted.h"
#include "transform/rules.h"
#include "transform/transform.h"

/* ---- functions being built ---- */

static wf_val param_like(wfi_trace *t, const wfi_type *type)
{
	return wfi_trace_param(t, type, false);
}

/* ---- if, case ---- */

/* the tangents of one branch: parameters are the captured values, then the tangents of the active ones; a result for each of some[] */
static wfi_func *branch_tangents(const wfi_view *e, const wfi_func *j, const bool *active, const bool *result_active, const bool *some)
{
	int n = e->n_in - 1, n_out = e->n_out, m = n, k = n_out;
	wfi_trace *t = wfi_trace_begin("tangents", NULL);
	wf_val *in = wfi_alloc((size_t)(2 * n) * sizeof *in), *out = wfi_alloc((size_t)(2 * n_out) * sizeof *out);
	wf_val *results = wfi_alloc((size_t)n_out * sizeof *results);
	int n_results = 0;

	for (int i = 0; i < n; i++)
		in[i] = param_like(t, &e->in_type[1 + i]);
	for (int i = 0; i < n; i++)
		if (active[i])
			in[m++] = param_like(t, &e->in_type[1 + i]);
	wfi_inline(j, in, out);
	for (int i = 0; i < n_out; i++) {
		wf_val d = result_active[i] ? out[k++] : (wf_val){ NULL };
		if (some[i])
			results[n_results++] = d.node ? d : wfi_splat(&e->out_type[i], 0);
	}
	wfi_func *f = wfi_end_func(t, n_results, results);
	wfi_free(results);
	wfi_free(out);
	wfi_free(in);
	return f;
}

static void release_all(wfi_func **f, int n)
{
	for (int i = 0; i < n; i++)
		wfi_func_release(f[i]);
	wfi_free(f);
}

/* each branch with its tangents; false after a failure. result_active: n_out for each branch */
static bool branches_forward(const wfi_view *e, const bool *active, bool to_transpose, bool *result_active, wfi_func **j)
{
	for (int r = 0; r < e->n_regions; r++) {
		wfi_func *f = wfi_region_func(e->regions[r]);
		bool *some = result_active + r * e->n_out;
		wf_error *err = to_transpose ? wfi_linearize_func(f, active, some, &j[r]) : wfi_jvp_func(f, active, some, &j[r]);

		wfi_func_release(f);
		if (err) {
			wfi_fail_error(err);
			return false;
		}
		wfi_func_silence(j[r]); /* the choice of the values has printed and checked */
	}
	return true;
}

void wfi_branches_jvp(const wfi_view *e, const wf_val *t, bool to_transpose, wf_val *out, wf_val *t_out)
{
	int n = e->n_in - 1, m = e->n_in, n_some = 0;
	bool *active = wfi_alloc((size_t)n + 1), *result_active = wfi_alloc((size_t)(e->n_out * e->n_regions) + 1), *some = wfi_alloc((size_t)e->n_out + 1);
	wfi_func **j = wfi_alloc((size_t)e->n_regions * sizeof *j), **g = wfi_alloc((size_t)e->n_regions * sizeof *g);
	wf_val *in = wfi_alloc((size_t)(2 * e->n_in) * sizeof *in), *results = wfi_alloc((size_t)e->n_out * sizeof *results);
	bool ok;

	for (int i = 0; i < n; i++)
		active[i] = t[1 + i].node != NULL;
	wfi_emit_view(e, e->in, out);
	ok = branches_forward(e, active, to_transpose, result_active, j);
	for (int i = 0; i < e->n_out; i++) {
		for (int r = 0; r < e->n_regions; r++)
			some[i] = some[i] || result_active[r * e->n_out + i];
		n_some += some[i];
	}
	for (int r = 0; r < e->n_regions && ok && n_some; r++)
		ok = (g[r] = branch_tangents(e, j[r], active, result_active + r * e->n_out, some)) != NULL;
	if (ok && n_some) {
		for (int i = 0; i < e->n_in; i++)
			in[i] = e->in[i];
		for (int i = 0; i < n; i++)
			if (active[i])
				in[m++] = t[1 + i];
		wfi_emit_regions(e->op, e->attrs, m, in, e->n_regions, g, results, n_some);
		for (int i = 0, k = 0; i < e->n_out; i++)
			if (some[i])
				t_out[i] = results[k++];
	}
	release_all(j, e->n_regions);
	release_all(g, e->n_regions);
	wfi_free(results);
	wfi_free(in);
	wfi_free(some);
	wfi_free(result_active);
	wfi_free(active);
}

void wfi_branches_transpose(const wfi_view *e, const bool *wanted, const wf_val *ct, wf_val *out)
{
	int n = e->n_in - 1, m = 1, n_wanted = 0;
	bool *mask = wfi_alloc((size_t)e->n_out + 1), ok = true;
	wfi_func **g = wfi_alloc((size_t)e->n_regions * sizeof *g);
	wf_val *in = wfi_alloc((size_t)(e->n_in + e->n_out) * sizeof *in), *results = wfi_alloc((size_t)e->n_in * sizeof *results);

	for (int i = 0; i < e->n_out; i++)
		mask[i] = ct[i].node != NULL;
	for (int i = 0; i < n; i++)
		n_wanted += wanted[1 + i];
	for (int r = 0; r < e->n_regions && ok; r++) {
		wfi_func *f = wfi_region_func(e->regions[r]);
		wf_error *err = wfi_transpose_func(f, wanted + 1, mask, &g[r]);

		ok = !err;
		if (err)
			wfi_fail_error(err);
		wfi_func_release(f);
	}
	if (ok) {
		in[0] = e->in[0];
		for (int i = 0; i < n; i++)
			if (!wanted[1 + i])
				in[m++] = e->in[1 + i];
		for (int i = 0; i < e->n_out; i++)
			if (mask[i])
				in[m++] = ct[i];
		wfi_emit_regions(e->op, e->attrs, m, in, e->n_regions, g, results, n_wanted);
		for (int i = 0, k = 0; i < n; i++)
			if (wanted[1 + i])
				out[1 + i] = results[k++];
	}
	release_all(g, e->n_regions);
	wfi_free(results);
	wfi_free(in);
	wfi_free(mask);
}

/* ---- while, forwards ---- */

/* which carried values have tangents: those that begin with one, and what the body makes depend on them. active: all parameters of the body.
 * *j: the body with those tangents. */
static wf_error *find_active(const wfi_view *e, bool *active, bool *result_active, wfi_func **j)
{
	wfi_func *f = wfi_region_func(e->regions[1]);
	wf_error *err = NULL;

	for (bool more = true; more && !err;) {
		more = false;
		wfi_func_release(*j);
		*j = NULL;
		err = wfi_jvp_func(f, active, result_active, j);
		for (int i = 0; i < e->n_out && !err; i++)
			if (result_active[i] && !active[i])
				active[i] = more = true;
	}
	wfi_func_release(f);
	return err;
}

/* parameters in the order of the new while: carried values, their tangents, captured values, their tangents; in: those of j */
static void dual_params(const wfi_view *e, wfi_trace *t, const bool *active, wf_val *in)
{
	int n = e->n_out, m = e->n_in;

	for (int i = 0; i < n; i++)
		in[i] = param_like(t, &e->in_type[i]);
	for (int i = 0; i < n; i++)
		if (active[i])
			in[m++] = param_like(t, &e->in_type[i]);
	for (int i = n; i < e->n_in; i++)
		in[i] = param_like(t, &e->in_type[i]);
	for (int i = n; i < e->n_in; i++)
		if (active[i])
			in[m++] = param_like(t, &e->in_type[i]);
}

static wfi_func *dual_condition(const wfi_view *e, const bool *active)
{
	wfi_func *c = wfi_region_func(e->regions[0]);
	wfi_trace *t = wfi_trace_begin("condition", NULL);
	wf_val *in = wfi_alloc((size_t)(2 * e->n_in) * sizeof *in), go = wfi_poison;

	dual_params(e, t, active, in);
	wfi_inline(c, in, &go);
	wfi_func *f = wfi_end_func(t, 1, &go);
	wfi_free(in);
	wfi_func_release(c);
	return f;
}

static wfi_func *dual_body(const wfi_view *e, const wfi_func *j, const bool *active, const bool *result_active)
{
	wfi_trace *t = wfi_trace_begin("body", NULL);
	int n = e->n_out, k = n, m = n;
	wf_val *in = wfi_alloc((size_t)(2 * e->n_in) * sizeof *in), *out = wfi_alloc((size_t)(2 * n) * sizeof *out);
	wf_val *results = wfi_alloc((size_t)(2 * n) * sizeof *results);

	dual_params(e, t, active, in);
	wfi_inline(j, in, out);
	for (int i = 0; i < n; i++) {
		wf_val d = result_active[i] ? out[k++] : (wf_val){ NULL };
		results[i] = out[i];
		if (active[i])
			results[m++] = d.node ? d : wfi_splat(&e->in_type[i], 0);
	}
	wfi_func *f = wfi_end_func(t, m, results);
	wfi_free(results);
	wfi_free(out);
	wfi_free(in);
	return f;
}

static void emit_dual(const wfi_view *e, const wf_val *t, const bool *active, wfi_func *const *f, wf_val *out)
{
	int n = e->n_out, m = 0, k = n;
	wf_val *in = wfi_alloc((size_t)(2 * e->n_in) * sizeof *in), *results = wfi_alloc((size_t)(2 * n) * sizeof *results);

	for (int i = 0; i < n; i++)
		in[m++] = e->in[i];
	for (int i = 0; i < n; i++)
		if (active[i])
			in[m++] = t[i].node ? t[i] : wfi_splat(&e->in_type[i], 0);
	int carried = m;
	for (int i = n; i < e->n_in; i++)
		in[m++] = e->in[i];
	for (int i = n; i < e->n_in; i++)
		if (active[i])
			in[m++] = t[i];
	wfi_emit_regions(e->op, e->attrs, m, in, 2, f, results, carried);
	for (int i = 0; i < n; i++)
		if (active[i])
			out[i] = results[k++];
	wfi_free(results);
	wfi_free(in);
}

static void tangents_forward(const wfi_view *e, const wf_val *t, wf_val *out)
{
	bool *active = wfi_alloc((size_t)e->n_in + 1), *result_active = wfi_alloc((size_t)e->n_out + 1), some = false;
	wfi_func *j = NULL, *f[2] = { NULL, NULL };

	for (int i = 0; i < e->n_in; i++)
		active[i] = t[i].node != NULL;
	wf_error *err = find_active(e, active, result_active, &j);
	for (int i = 0; i < e->n_out; i++)
		some = some || active[i];
	if (err) {
		wfi_fail_error(err);
	} else if (some) {
		f[0] = dual_condition(e, active);
		f[1] = dual_body(e, j, active, result_active);
		if (f[0] && f[1])
			emit_dual(e, t, active, f, out);
	}
	wfi_func_release(f[0]);
	wfi_func_release(f[1]);
	wfi_func_release(j);
	wfi_free(result_active);
	wfi_free(active);
}

/* ---- while, backwards: as a scan ---- */

/* the program of the loop as a scan: operands → results; NULL after a failure */
static wfi_func *as_scan(const wfi_view *e)
{
	wfi_trace *t = wfi_trace_begin("loop", NULL);
	wf_val *in = wfi_alloc((size_t)(e->n_in + e->n_out + 1) * sizeof *in), *out = in + e->n_in;

	for (int i = 0; i < e->n_in; i++)
		in[i] = param_like(t, &e->in_type[i]);
	if (!wfi_counted_emit(e, in, false, out))
		wfi_fail_error(wf_error_new(WF_UNSUPPORTED, "while: backwards it can only be differentiated when the number of its rounds is known while tracing: a "
		                                            "counter from a constant by a constant to a constant (wf_fori_loop with numbers as bounds, wf_scan); forward "
		                                            "mode (wf_jvp) takes any"));
	wfi_func *f = wfi_end_func(t, e->n_out, out);
	wfi_free(in);
	return f;
}

/* forwards, but to be transposed: the scan's two parts */
static void linearize_counted(const wfi_view *e, const wf_val *t, wf_val *out, wf_val *t_out)
{
	bool *active = wfi_alloc((size_t)(e->n_in + e->n_out) + 1), *result_active = active + e->n_in;
	wf_val *in = wfi_alloc((size_t)(2 * e->n_in + 2 * e->n_out + 1) * sizeof *in), *results = in + 2 * e->n_in;
	wfi_func *f = as_scan(e), *j = NULL;
	wf_error *err = NULL;
	int n = e->n_in, k = e->n_out;

	for (int i = 0; i < e->n_in; i++) {
		in[i] = e->in[i];
		active[i] = t[i].node != NULL;
		if (active[i])
			in[n++] = t[i];
	}
	if (f)
		err = wfi_linearize_func(f, active, result_active, &j);
	if (err)
		wfi_fail_error(err);
	if (j) {
		wfi_inline(j, in, results);
		for (int i = 0; i < e->n_out; i++) {
			out[i] = results[i];
			if (result_active[i])
				t_out[i] = results[k++];
		}
	}
	wfi_func_release(j);
	wfi_func_release(f);
	wfi_free(in);
	wfi_free(active);
}

/* A loop that is not counted is carried forwards: whoever asks for its transpose is told. */
void wfi_while_jvp(const wfi_view *e, const wf_val *t, bool to_transpose, wf_val *out, wf_val *t_out)
{
	int64_t rounds;

	if (to_transpose && wfi_while_rounds(e, &rounds)) {
		linearize_counted(e, t, out, t_out);
		return;
	}
	wfi_emit_view(e, e->in, out);
	tangents_forward(e, t, t_out);
}

/* of a loop that is linear in some operands: that of the scan */
void wfi_while_transpose(const wfi_view *e, const bool *wanted, const wf_val *ct, wf_val *out)
{
	wfi_func *f = as_scan(e), *back = NULL;
	bool *given = wfi_alloc((size_t)e->n_out + 1);
	wf_val *in = wfi_alloc((size_t)(2 * e->n_in + e->n_out + 1) * sizeof *in), *results = in + e->n_in + e->n_out;
	int n = 0, k = 0;

	for (int i = 0; i < e->n_in; i++)
		if (!wanted[i])
			in[n++] = e->in[i];
	for (int i = 0; i < e->n_out; i++)
		if ((given[i] = ct[i].node))
			in[n++] = ct[i];
	wf_error *err = f ? wfi_transpose_func(f, wanted, given, &back) : NULL;
	if (err)
		wfi_fail_error(err);
	if (back) {
		wfi_inline(back, in, results);
		for (int i = 0; i < e->n_in; i++)
			if (wanted[i])
				out[i] = results[k++];
	}
	wfi_func_release(back);
	wfi_func_release(f);
	wfi_free(in);
	wfi_free(given);
}
