/* dlpack_module.c: weft as a Python module, for dlpack_check.py: take(capsule) gives an array as another capsule, doubled(capsule) one that was computed.
 * Capsules go by DLPack's rules: "dltensor", renamed "used_dltensor" when it is taken; the same with "_versioned". */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdlib.h>
#include <string.h>
#include <weft.h>
#include <weft/dlpack.h>

static PyObject *raise(wf_error *err)
{
	PyErr_SetString(PyExc_ValueError, wf_error_text(err));
	wf_error_free(err);
	return NULL;
}

/* a capsule that nobody took ends its tensor */
static void end_capsule(PyObject *capsule)
{
	if (PyCapsule_IsValid(capsule, "dltensor_versioned")) {
		DLManagedTensorVersioned *t = PyCapsule_GetPointer(capsule, "dltensor_versioned");
		t->deleter(t);
	} else if (PyCapsule_IsValid(capsule, "dltensor")) {
		DLManagedTensor *t = PyCapsule_GetPointer(capsule, "dltensor");
		t->deleter(t);
	}
}

static wf_error *import(PyObject *capsule, wf_tree **out)
{
	if (PyCapsule_IsValid(capsule, "dltensor_versioned")) {
		void *t = PyCapsule_GetPointer(capsule, "dltensor_versioned");
		PyCapsule_SetName(capsule, "used_dltensor_versioned");
		return wf_from_dlpack_versioned(t, out);
	}
	void *t = PyCapsule_GetPointer(capsule, "dltensor");
	if (!t) {
		PyErr_Clear();
		return wf_error_new(WF_INVALID_ARGUMENT, "no capsule of a tensor");
	}
	PyCapsule_SetName(capsule, "used_dltensor");
	return wf_from_dlpack(t, out);
}

static PyObject *export(const wf_tree *t, int versioned)
{
	DLManagedTensorVersioned *v = NULL;
	DLManagedTensor *p = NULL;
	wf_error *err = versioned ? wf_to_dlpack_versioned(t, false, &v) : wf_to_dlpack(t, &p);

	if (err)
		return raise(err);
	return versioned ? PyCapsule_New(v, "dltensor_versioned", end_capsule) : PyCapsule_New(p, "dltensor", end_capsule);
}

static wf_val twice(wf_val x) { return wf_add(x, x); }

static PyObject *run(PyObject *args, int compute)
{
	PyObject *capsule, *out = NULL;
	int versioned;
	WF_TREES(x);

	if (!PyArg_ParseTuple(args, "Op", &capsule, &versioned))
		return NULL;
	wf_error *err = import(capsule, &x);
	if (!err && compute)
		err = wf_call(twice, WF_IN(x), WF_OUT(&x));
	out = err ? raise(err) : export(x, versioned);
	return out;
}

static PyObject *take(PyObject *self, PyObject *args) { (void)self; return run(args, 0); }
static PyObject *doubled(PyObject *self, PyObject *args) { (void)self; return run(args, 1); }

/* where(capsule): the address of the elements in weft's array over it */
static PyObject *where(PyObject *self, PyObject *args)
{
	PyObject *capsule;
	WF_TREES(x);

	(void)self;
	if (!PyArg_ParseTuple(args, "O", &capsule))
		return NULL;
	wf_error *err = import(capsule, &x);
	return err ? raise(err) : PyLong_FromVoidPtr((void *)(uintptr_t)wf_tree_data(x));
}

static PyMethodDef methods[] = {
	{ "take", take, METH_VARARGS, NULL }, { "doubled", doubled, METH_VARARGS, NULL }, { "where", where, METH_VARARGS, NULL }, { NULL, NULL, 0, NULL },
};
static struct PyModuleDef module = { PyModuleDef_HEAD_INIT, "weft_dlpack", NULL, -1, methods, NULL, NULL, NULL, NULL };
PyMODINIT_FUNC PyInit_weft_dlpack(void);
PyMODINIT_FUNC PyInit_weft_dlpack(void) { return PyModule_Create(&module); }
