/* layout.c: blocks of arrays over meshes: where they lie, copying them, their text. */
#include "tree/layout.h"

bool wfi_layout_equal(const wfi_layout *a, const wfi_layout *b)
{
	if (a->mesh != b->mesh || a->n != b->n)
		return false;
	for (int i = 0; i < a->n; i++)
		if (a->cut[i].dim != b->cut[i].dim || a->cut[i].axis != b->cut[i].axis)
			return false;
	return true;
}

int wfi_mesh_place(const wf_mesh *m, int d, int axis)
{
	for (int i = m->n - 1; i > axis; i--)
		d /= m->local[i];
	return d % m->local[axis];
}

int64_t wfi_layout_parts(const wfi_layout *l, int dim)
{
	int64_t n = 1;

	for (int i = 0; i < l->n; i++)
		if (l->cut[i].dim == dim)
			n *= l->mesh->local[l->cut[i].axis];
	return n;
}

void wfi_layout_block(const wfi_layout *l, const wfi_type *whole, int d, int64_t *start, wfi_type *block)
{
	*block = *whole;
	for (int i = 0; i < whole->rank; i++)
		start[i] = 0;
	for (int i = 0; i < l->n; i++) {
		int dim = l->cut[i].dim, axis = l->cut[i].axis;

		block->dims[dim] /= l->mesh->local[axis];
		start[dim] += wfi_mesh_place(l->mesh, d, axis) * block->dims[dim];
	}
}

int wfi_layout_first(const wfi_layout *l, int d)
{
	int first = 0;

	for (int axis = 0; axis < l->mesh->n; axis++) {
		bool cuts = false;

		for (int i = 0; i < l->n; i++)
			cuts = cuts || l->cut[i].axis == axis;
		first = first * l->mesh->local[axis] + (cuts ? wfi_mesh_place(l->mesh, d, axis) : 0);
	}
	return first;
}

/* ---- copying: rows that lie together in both ---- */
static void copy_block(const wfi_type *whole, const int64_t *start, const wfi_type *block, char *in_whole, char *dense, bool to_whole)
{
	int r = block->rank;
	size_t run = wf_dtype_size(block->dtype), stride[WF_MAX_RANK + 1];
	int64_t at[WF_MAX_RANK] = { 0 };

	if (!wfi_type_bytes(block))
		return;
	stride[whole->rank] = run;
	for (int i = whole->rank - 1; i >= 0; i--)
		stride[i] = i == whole->rank - 1 ? run : stride[i + 1] * (size_t)whole->dims[i + 1];
	for (int i = 0; i < whole->rank; i++)
		in_whole += (size_t)start[i] * stride[i];
	while (r > 0 && block->dims[r - 1] == whole->dims[r - 1])
		run *= (size_t)block->dims[--r];
	if (r > 0)
		run *= (size_t)block->dims[--r];
	for (;;) {
		char *p = in_whole;
		int i = r - 1;

		for (int k = 0; k < r; k++)
			p += (size_t)at[k] * stride[k];
		if (to_whole)
			memcpy(p, dense, run);
		else
			memcpy(dense, p, run);
		dense += run;
		while (i >= 0 && ++at[i] == block->dims[i])
			at[i--] = 0;
		if (i < 0)
			return;
	}
}

void wfi_block_to_whole(const wfi_type *whole, const int64_t *start, const wfi_type *block, const void *from, void *to)
{
	copy_block(whole, start, block, to, (char *)(uintptr_t)from, true);
}

void wfi_block_from_whole(const wfi_type *whole, const int64_t *start, const wfi_type *block, const void *from, void *to)
{
	copy_block(whole, start, block, (char *)(uintptr_t)from, to, false);
}

/* ---- specs ---- */
static int find_axis(const wf_mesh *m, const char *name, size_t n)
{
	for (int i = 0; i < m->n; i++)
		if (strlen(m->name[i]) == n && !strncmp(m->name[i], name, n))
			return i;
	return -1;
}

static wf_error *add_cut(wfi_layout *l, int dim, const char *name, size_t n)
{
	int axis = find_axis(l->mesh, name, n);
	wfi_str mesh = { 0 };

	if (axis >= 0)
		for (int i = 0; i < l->n; i++)
			if (l->cut[i].axis == axis)
				return wf_error_new(WF_INVALID_ARGUMENT, "the spec has axis \"%.*s\" twice (dimensions %d and %d): an axis can cut one dimension only", (int)n, name,
					l->cut[i].dim, dim);
	if (axis >= 0) {
		l->cut[l->n++] = (struct wfi_cut){ dim, axis };
		return NULL;
	}
	wfi_mesh_text(l->mesh, &mesh);
	wf_error *err = wf_error_new(WF_INVALID_ARGUMENT, "the spec names axis \"%.*s\" for dimension %d, the mesh has: %s", (int)n, name, dim, mesh.s);
	wfi_str_free(&mesh);
	return err;
}

wf_error *wfi_layout_of(const wf_mesh *m, const wf_spec *s, wfi_layout *out)
{
	*out = (wfi_layout){ .mesh = m };
	if (!m)
		return wf_error_new(WF_INVALID_ARGUMENT, "the mesh is NULL");
	for (int dim = 0; dim < WF_SPEC_DIMS; dim++)
		for (const char *p = s->dim[dim]; p && *p;) {
			size_t n;

			p += strspn(p, ", ");
			n = strcspn(p, ", ");
			if (n)
				WF_TRY(add_cut(out, dim, p, n));
			p += n;
		}
	return NULL;
}

static wf_error *no_dimension(const wfi_layout *l, int cut, const wfi_type *t)
{
	char text[WFI_TYPE_TEXT];

	return wf_error_new(WF_INVALID_ARGUMENT, "the spec cuts dimension %d over axis \"%s\", %s has %d dimension%s", l->cut[cut].dim, l->mesh->name[l->cut[cut].axis],
		wfi_type_text(t, text), t->rank, t->rank == 1 ? "" : "s");
}

wf_error *wfi_layout_make_whole(const wfi_layout *l, wfi_type *t)
{
	for (int i = 0; i < l->n; i++) {
		if (l->cut[i].dim >= t->rank)
			return no_dimension(l, i, t);
		t->dims[l->cut[i].dim] *= l->mesh->local[l->cut[i].axis];
	}
	return NULL;
}

static wf_error *uneven(const wfi_layout *l, const wfi_type *whole, int dim, int64_t parts)
{
	char t[WFI_TYPE_TEXT];
	wfi_str how = { 0 };

	wfi_mesh_text(l->mesh, &how);
	wfi_str_add(&how, ", spec ");
	wfi_layout_text(l, whole->rank, &how);
	wf_error *err = wf_error_new(WF_INVALID_ARGUMENT, "dimension %d of %s is %lld long, which cannot be cut into %lld equal parts (mesh %s): pad it, or leave the dimension whole",
		dim, wfi_type_text(whole, t), (long long)whole->dims[dim], (long long)parts, how.s);
	wfi_str_free(&how);
	return err;
}

wf_error *wfi_layout_check(const wfi_layout *l, const wfi_type *whole)
{
	for (int i = 0; i < l->n; i++) {
		int dim = l->cut[i].dim;
		int64_t parts = wfi_layout_parts(l, dim);

		if (dim >= whole->rank)
			return no_dimension(l, i, whole);
		if (whole->dims[dim] % parts)
			return uneven(l, whole, dim, parts);
	}
	return NULL;
}

/* ---- text ---- */
void wfi_mesh_text(const wf_mesh *m, wfi_str *out)
{
	for (int i = 0; i < m->n; i++)
		wfi_str_add(out, "%s%s %lld", i ? " × " : "", *m->name[i] ? m->name[i] : "devices", (long long)m->size[i]);
}

void wfi_layout_text(const wfi_layout *l, int rank, wfi_str *out)
{
	wfi_str_add(out, "(");
	for (int dim = 0; dim < rank; dim++) {
		int n = 0;

		wfi_str_add(out, "%s", dim ? ", " : "");
		for (int i = 0; i < l->n; i++)
			if (l->cut[i].dim == dim) {
				const char *name = l->mesh->name[l->cut[i].axis];

				wfi_str_add(out, "%s%s", n++ ? "+" : "", *name ? name : "devices");
			}
		if (!n)
			wfi_str_add(out, "None");
	}
	wfi_str_add(out, ")");
}
