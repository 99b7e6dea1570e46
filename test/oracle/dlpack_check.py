"""Arrays of numpy, JAX and, where it is there, PyTorch to weft and back through DLPack: the same elements, without a copy where none is needed, and
memory that ends when the last of both lets go. usage: dlpack_check.py (with weft_dlpack on the path)"""
import gc
import weakref

import numpy as np
import weft_dlpack


class Given:
    """What numpy.from_dlpack and its like take: an object with a capsule."""

    def __init__(self, capsule):
        self.capsule = capsule

    def __dlpack__(self, **kwargs):
        return self.capsule

    def __dlpack_device__(self):
        return (1, 0)


def capsule(x, versioned):
    return x.__dlpack__(max_version=(1, 1)) if versioned else x.__dlpack__()


def check_numpy():
    count = 0
    base = np.arange(120).reshape(2, 3, 4, 5)
    for dtype in "bool int8 int16 int32 int64 uint8 uint16 uint32 uint64 float16 float32 float64 complex64 complex128".split():
        a = base.astype(dtype)
        views = [a, a[1], a.T, a[:, ::2], a[..., ::-1], a[:, 1:2, :, 3], a[:0], np.broadcast_to(a[0, 0, 0], (2, 5)), a[0, 0, 0, 0:1].reshape(())]
        for x in views:
            for versioned in (True, False):
                if not versioned and not x.flags.writeable:
                    continue  # numpy gives read-only ones in the versioned form only
                for out in (True, False):
                    y = np.from_dlpack(Given(weft_dlpack.take(capsule(x, versioned), out)))
                    assert y.dtype == x.dtype and y.shape == x.shape and np.array_equal(y, x), (dtype, x.strides)
                    assert not y.flags.writeable
                    if dtype != "bool":
                        z = np.from_dlpack(Given(weft_dlpack.doubled(capsule(x, versioned), out)))
                        assert np.array_equal(z, x + x), (dtype, x.strides)
                    count += 1
        if dtype != "bool":
            assert weft_dlpack.where(capsule(a, True)) == a.ctypes.data
            assert weft_dlpack.where(capsule(a[1], True)) == a[1].ctypes.data
    return count


def check_lifetime():
    class Mine(np.ndarray):
        pass

    a = np.arange(64.0).view(Mine)
    gone = weakref.ref(a)
    out = weft_dlpack.take(capsule(a, True), True)
    del a
    gc.collect()
    assert gone() is not None  # weft's capsule holds it
    y = np.from_dlpack(Given(out))
    del out
    assert y[63] == 63
    del y
    gc.collect()
    assert gone() is None


def check_errors():
    for bad in (object(), 3, np.arange(3)):
        try:
            weft_dlpack.take(bad, True)
        except ValueError:
            continue
        raise AssertionError("it was taken")
    a = np.arange(3.0)
    c = capsule(a, True)
    weft_dlpack.take(c, True)
    try:
        weft_dlpack.take(c, True)  # a capsule is taken once
    except ValueError:
        return
    raise AssertionError("it was taken twice")


def check_jax():
    import jax
    import jax.numpy as jnp

    count = 0
    jax.config.update("jax_enable_x64", True)
    for dtype in "bool int8 int32 int64 uint8 float16 bfloat16 float32 float64 complex64 float8_e4m3fn float8_e5m2".split():
        x = jnp.arange(24).reshape(4, 6).astype(dtype)
        y = jax.dlpack.from_dlpack(Given(weft_dlpack.take(x.__dlpack__(), False)))
        assert y.dtype == x.dtype and bool((y.astype("float64") == x.astype("float64")).all()) or dtype == "complex64", dtype
        if dtype == "complex64":
            assert bool((y == x).all())
        if dtype in ("float32", "float64", "int32"):
            z = jax.dlpack.from_dlpack(Given(weft_dlpack.doubled(x.__dlpack__(), False)))
            assert bool((z == x + x).all()), dtype
        count += 1
    return count


def check_torch():
    import torch

    count = 0
    for dtype in (torch.float32, torch.float64, torch.bfloat16, torch.float16, torch.int32, torch.int64, torch.uint8, torch.bool):
        x = torch.arange(24).reshape(4, 6).to(dtype)
        for v in (x, x.T, x[1:, ::2]):
            y = torch.from_dlpack(Given(weft_dlpack.take(v.__dlpack__(), False)))
            assert y.dtype == v.dtype and bool((y == v).all()), dtype
            count += 1
        if dtype != torch.bool:
            assert weft_dlpack.where(x.__dlpack__()) == x.data_ptr()
    return count


print("numpy:", check_numpy())
check_lifetime()
check_errors()
for name, check in (("jax", check_jax), ("torch", check_torch)):
    try:
        print(f"{name}:", check())
    except ImportError as e:
        print(f"{name}: not here ({e})")
