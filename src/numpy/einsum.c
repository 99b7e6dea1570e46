/* einsum.c: sums of products by numpy's subscripts. Every operand becomes a term: an array and a label for each of its axes; then two terms at a
 * time become one, in the order that costs least. */
#include <ctype.h>
#include <string.h>
#include "part.h"

enum { MOST_LABELS = 64, MOST_TERMS = 32, EXHAUSTIVE = 6 };

typedef struct term { wf_val x; int n, label[WF_MAX_RANK]; } term;
typedef struct problem {
	const char *text;
	char letter[MOST_LABELS];       /* of a label; 0 − 15: of the axes that "..." stands for, counted from the last */
	int n_labels;
	int64_t size[MOST_LABELS];
	int uses[MOST_LABELS];
	term terms[MOST_TERMS];
	int n_terms, n_dots;            /* axes of the longest "..." */
	int out[WF_MAX_RANK], n_out;
} problem;

#define FAIL(...) (wf_fail("einsum: " __VA_ARGS__), false)

/* ---- the text ---- */

static int label_of(problem *p, char letter)
{
	for (int i = 0; i < p->n_labels; i++)
		if (p->letter[i] == letter)
			return i;
	if (p->n_labels == MOST_LABELS)
		return -1;
	p->letter[p->n_labels] = letter;
	p->size[p->n_labels] = -1;
	return p->n_labels++;
}

/* The letters from s up to end; the place of "...", or −1. Blanks are skipped. */
static bool letters(const problem *p, const char *s, const char *end, char *out, int *n, int *dots)
{
	*n = 0;
	*dots = -1;
	for (; s < end; s++) {
		if (*s == ' ')
			continue;
		if (*s == '.') {
			if (end - s < 3 || s[1] != '.' || s[2] != '.' || *dots >= 0)
				return FAIL("\"%s\": dots come as \"...\", once an operand", p->text);
			*dots = *n;
			s += 2;
		} else if (!isalpha((unsigned char)*s)) {
			return FAIL("\"%s\": '%c' is no subscript; letters are", p->text, *s);
		} else if (*n == WF_MAX_RANK) {
			return FAIL("\"%s\": more than %d subscripts of one array", p->text, WF_MAX_RANK);
		} else {
			out[(*n)++] = *s;
		}
	}
	return true;
}

static bool read_term(problem *p, const char *s, const char *end, wf_val x, term *t)
{
	char name[WF_MAX_RANK], u[WFI_NP_TEXT];
	int n, dots, rank = wf_rank(x);

	if (!letters(p, s, end, name, &n, &dots))
		return false;
	const int hidden = rank - n;
	if (hidden < 0 || (hidden && dots < 0))
		return FAIL("\"%s\": operand %d has %d subscripts and is %s", p->text, p->n_terms, n, wfi_np_text(x, u));
	*t = (term){ .x = x, .n = rank };
	if (hidden > p->n_dots)
		p->n_dots = hidden;
	for (int d = 0; d < rank; d++) {
		const bool dot = dots >= 0 && d >= dots && d < dots + hidden;
		const char letter = dot ? (char)(dots + hidden - 1 - d) : name[dots >= 0 && d >= dots + hidden ? d - hidden : d];
		const int l = t->label[d] = label_of(p, letter);
		if (l < 0)
			return FAIL("\"%s\": more than %d subscripts", p->text, MOST_LABELS);
		const int64_t size = wf_dim(x, d);
		if (p->size[l] >= 0 && p->size[l] != size && p->size[l] != 1 && size != 1) {
			if (dot)
				return FAIL("\"%s\": axes of \"...\" have sizes %lld and %lld", p->text, (long long)p->size[l], (long long)size);
			return FAIL("\"%s\": the axes of '%c' have sizes %lld and %lld", p->text, letter, (long long)p->size[l], (long long)size);
		}
		if (p->size[l] < 0 || p->size[l] == 1)
			p->size[l] = size;
		p->uses[l]++;
	}
	return true;
}

/* after "->" */
static bool read_out(problem *p, const char *s)
{
	char name[WF_MAX_RANK];
	int n, dots;

	if (!letters(p, s, s + strlen(s), name, &n, &dots))
		return false;
	if (n + p->n_dots > WF_MAX_RANK)
		return FAIL("\"%s\": the result has more than %d dimensions", p->text, WF_MAX_RANK);
	for (int i = 0; i <= n; i++) {
		if (i == dots)
			for (int d = p->n_dots; d-- > 0;)
				p->out[p->n_out++] = label_of(p, (char)d);
		if (i == n)
			break;
		const int known = p->n_labels, l = label_of(p, name[i]);
		if (l < 0 || l == known)
			return FAIL("\"%s\": the result's '%c' is not in any operand", p->text, name[i]);
		for (int k = 0; k < p->n_out; k++)
			if (p->out[k] == l)
				return FAIL("\"%s\": '%c' is twice in the result", p->text, name[i]);
		p->out[p->n_out++] = l;
	}
	return true;
}

/* without "->": the axes of "...", then what appears once, in the order of the alphabet */
static bool implicit_out(problem *p)
{
	for (int d = p->n_dots; d-- > 0;)
		p->out[p->n_out++] = label_of(p, (char)d);
	for (int c = 'A'; c <= 'z'; c++)
		for (int l = 0; l < p->n_labels; l++)
			if (p->letter[l] == c && p->uses[l] == 1) {
				if (p->n_out == WF_MAX_RANK)
					return FAIL("\"%s\": the result has more than %d dimensions", p->text, WF_MAX_RANK);
				p->out[p->n_out++] = l;
			}
	return true;
}

static bool read_text(problem *p, const wf_val *v, size_t n)
{
	const char *arrow = strstr(p->text, "->"), *end = arrow ? arrow : p->text + strlen(p->text);

	if (!n || n > MOST_TERMS)
		return FAIL("\"%s\": %zu operands; 1 to %d are possible", p->text, n, MOST_TERMS);
	for (const char *s = p->text;; s++) {
		const char *comma = memchr(s, ',', (size_t)(end - s)), *stop = comma ? comma : end;
		if ((size_t)p->n_terms == n)
			return FAIL("\"%s\" has more than the %zu operands given", p->text, n);
		if (!read_term(p, s, stop, v[p->n_terms], &p->terms[p->n_terms]))
			return false;
		p->n_terms++;
		if (!comma)
			break;
		s = comma;
	}
	if ((size_t)p->n_terms != n)
		return FAIL("\"%s\" has %d operands, %zu are given", p->text, p->n_terms, n);
	return arrow ? read_out(p, arrow + 2) : implicit_out(p);
}

/* ---- terms ---- */

static uint64_t bit(int label)
{
	return UINT64_C(1) << label;
}

static uint64_t labels(const term *t)
{
	uint64_t set = 0;

	for (int i = 0; i < t->n; i++)
		set |= bit(t->label[i]);
	return set;
}

static uint64_t out_labels(const problem *p)
{
	uint64_t set = 0;

	for (int i = 0; i < p->n_out; i++)
		set |= bit(p->out[i]);
	return set;
}

static int axis_of(const term *t, int label)
{
	for (int i = 0; i < t->n; i++)
		if (t->label[i] == label)
			return i;
	return -1;
}

/* a label twice: the diagonal of its axes */
static bool take_diagonals(const problem *p, term *t)
{
	for (int i = 0; i < t->n; i++)
		for (int j = i + 1; j < t->n; j++) {
			if (t->label[j] != t->label[i])
				continue;
			if (wf_dim(t->x, i) != wf_dim(t->x, j))
				return FAIL("\"%s\": the axes of '%c' have sizes %lld and %lld", p->text, p->letter[t->label[i]],
				            (long long)wf_dim(t->x, i), (long long)wf_dim(t->x, j));
			const int label = t->label[i];
			t->x = wf_diagonal(t->x, 0, i, j);
			int n = 0;
			for (int d = 0; d < t->n; d++)
				if (d != i && d != j)
					t->label[n++] = t->label[d];
			t->label[n++] = label;
			t->n = n;
			i = -1;
			break;
		}
	return true;
}

/* an axis of size 1 where others have more is left out: it is broadcast */
static void leave_single_axes(const problem *p, term *t)
{
	wfi_np_shape s = { 0 };
	int n = 0;

	for (int d = 0; d < t->n; d++)
		if (wf_dim(t->x, d) == p->size[t->label[d]]) {
			s.dims[s.rank++] = wf_dim(t->x, d);
			t->label[n++] = t->label[d];
		}
	if (n < t->n)
		t->x = wfi_np_reshape(t->x, &s);
	t->n = n;
}

/* sums over the axes whose labels are not in keep */
static void sum_others(term *t, uint64_t keep)
{
	for (int d = t->n; d-- > 0;) {
		if (keep & bit(t->label[d]))
			continue;
		wf_reduce_opts o = { .axes = { 1, { d } } };
		t->x = wfi_sum(t->x, o);
		t->n--;
		memmove(t->label + d, t->label + d + 1, (size_t)(t->n - d) * sizeof *t->label);
	}
}

/* the term with its axes in that order, those that it has not with size 1 */
static wf_val arranged(const term *t, const int *order, int n)
{
	int64_t permutation[WF_MAX_RANK];
	wfi_np_shape s = { .rank = n };
	int k = 0;

	for (int i = 0; i < n; i++) {
		const int a = axis_of(t, order[i]);
		s.dims[i] = a < 0 ? 1 : wf_dim(t->x, a);
		if (a >= 0)
			permutation[k++] = a;
	}
	return wfi_np_reshape(wf_transpose_n(t->x, permutation, (size_t)k), &s);
}

/* two terms as one: labels of both that are in keep are batches, the others of both are summed over */
static bool contract(const problem *p, const term *a, const term *b, uint64_t keep, term *out)
{
	const uint64_t both = labels(a) & labels(b);
	wf_dot_opts o = { 0 };
	term y = { 0 };

	for (int pass = 0; pass < 3; pass++) /* batches, the rest of a, the rest of b */
		for (int i = 0; i < (pass < 2 ? a : b)->n; i++) {
			const int l = (pass < 2 ? a : b)->label[i];
			const bool batch = (both & bit(l)) && (keep & bit(l));
			if (pass == 0 ? !batch : (both & bit(l)) != 0)
				continue;
			if (y.n == WF_MAX_RANK)
				return FAIL("\"%s\": a product has more than %d dimensions", p->text, WF_MAX_RANK);
			y.label[y.n++] = l;
		}
	if (!(both & ~keep)) { /* nothing to sum over */
		y.x = wf_mul(arranged(a, y.label, y.n), arranged(b, y.label, y.n));
		*out = y;
		return true;
	}
	for (int l = 0; l < p->n_labels; l++) {
		if (!(both & bit(l)))
			continue;
		wf_axes *left = keep & bit(l) ? &o.lhs_batch : &o.lhs_contract, *right = keep & bit(l) ? &o.rhs_batch : &o.rhs_contract;
		if (left->n == (int)WFI_LEN(left->v))
			return FAIL("\"%s\": more than %d axes in common", p->text, left->n);
		left->v[left->n++] = axis_of(a, l);
		right->v[right->n++] = axis_of(b, l);
	}
	y.n = 0;
	for (int i = 0; i < o.lhs_batch.n; i++)
		y.label[y.n++] = a->label[o.lhs_batch.v[i]];
	for (int i = 0; i < a->n + b->n; i++) {
		const int l = i < a->n ? a->label[i] : b->label[i - a->n];
		if (!(both & bit(l)))
			y.label[y.n++] = l;
	}
	y.x = (wf_dot_general)(a->x, b->x, o);
	*out = y;
	return true;
}

/* ---- the order ---- */

static double elements(const problem *p, uint64_t set)
{
	double n = 1;

	for (int l = 0; l < p->n_labels; l++)
		if (set & bit(l))
			n *= (double)p->size[l];
	return n;
}

static uint64_t kept(const uint64_t *sets, int n, int i, int j, uint64_t out)
{
	for (int k = 0; k < n; k++)
		if (k != i && k != j)
			out |= sets[k];
	return out;
}

static void merged(const uint64_t *sets, int n, int i, int j, uint64_t out, uint64_t *to)
{
	int m = 0;

	for (int k = 0; k < n; k++)
		if (k != i && k != j)
			to[m++] = sets[k];
	to[m] = (sets[i] | sets[j]) & kept(sets, n, i, j, out);
}

/* the least number of multiplications in any order; the first pair of that order */
static double cheapest(const problem *p, const uint64_t *sets, int n, uint64_t out, int *first, int *second)
{
	double best = -1;
	int unused[2];

	if (n < 2)
		return 0;
	for (int i = 0; i < n; i++)
		for (int j = i + 1; j < n; j++) {
			uint64_t rest[EXHAUSTIVE];
			merged(sets, n, i, j, out, rest);
			double cost = elements(p, sets[i] | sets[j]) + cheapest(p, rest, n - 1, out, &unused[0], &unused[1]);
			if (best < 0 || cost < best) {
				best = cost;
				*first = i;
				*second = j;
			}
		}
	return best;
}

/* of many terms: the pair that leaves least, then the one that costs least (greedy, as opt_einsum) */
static void greedy(const problem *p, const uint64_t *sets, int n, uint64_t out, int *first, int *second)
{
	double best = 0, cheap = 0;

	*first = -1;
	for (int i = 0; i < n; i++)
		for (int j = i + 1; j < n; j++) {
			const uint64_t all = sets[i] | sets[j];
			double left = elements(p, all & kept(sets, n, i, j, out)) - elements(p, sets[i]) - elements(p, sets[j]), cost = elements(p, all);
			if (*first < 0 || left < best || (left <= best && cost < cheap)) {
				best = left;
				cheap = cost;
				*first = i;
				*second = j;
			}
		}
}

static bool contract_all(problem *p)
{
	const uint64_t out = out_labels(p);
	uint64_t sets[MOST_TERMS];
	term y;
	int i = 0, j = 1;

	while (p->n_terms > 1) {
		for (int k = 0; k < p->n_terms; k++)
			sets[k] = labels(&p->terms[k]);
		if (p->n_terms <= EXHAUSTIVE)
			cheapest(p, sets, p->n_terms, out, &i, &j);
		else
			greedy(p, sets, p->n_terms, out, &i, &j);
		if (!contract(p, &p->terms[i], &p->terms[j], kept(sets, p->n_terms, i, j, out), &y))
			return false;
		p->terms[i] = y;
		p->n_terms--;
		memmove(p->terms + j, p->terms + j + 1, (size_t)(p->n_terms - j) * sizeof *p->terms);
	}
	return true;
}

wf_val (wf_einsum_n)(const char *subscripts, const wf_val *v, size_t n)
{
	problem p = { .text = subscripts };
	uint64_t sets[MOST_TERMS];

	if (!read_text(&p, v, n))
		return wf_fail("einsum: not computed");
	const wf_dtype d = wfi_np_promoted(v, n);
	for (int i = 0; i < p.n_terms; i++) {
		if (!take_diagonals(&p, &p.terms[i]))
			return wf_fail("einsum: not computed");
		leave_single_axes(&p, &p.terms[i]);
		sets[i] = labels(&p.terms[i]);
	}
	for (int i = 0; i < p.n_terms; i++) {
		sum_others(&p.terms[i], kept(sets, p.n_terms, i, i, out_labels(&p)));
		sets[i] = labels(&p.terms[i]);
	}
	if (!contract_all(&p))
		return wf_fail("einsum: not computed");
	wf_val y = arranged(&p.terms[0], p.out, p.n_out);
	return wf_dtype_of(y) == d ? y : wf_astype(y, d);
}

wf_val wfi_einsum(const char *subscripts, const wf_val *v)
{
	size_t n = 0;

	while (v[n].node != wfi_end.node)
		n++;
	return wf_einsum_n(subscripts, v, n);
}
