"""Do numpy and safetensors read what weft writes? By hand: data_check.py FOLDER, where src/data/npy_test.c left its files
(WEFT_KEEP=FOLDER bin/test/data.npy)."""
import sys

import ml_dtypes  # noqa: F401  (makes bfloat16 known)
import numpy as np
from safetensors.numpy import load_file

from data_golden import arrays

folder = sys.argv[1]
wanted = arrays()


def same(a, b):
    return a.dtype == b.dtype and a.shape == b.shape and a.tobytes() == b.tobytes()


for name in ("a.npz", "b.npz"):
    with np.load(f"{folder}/{name}", allow_pickle=False) as z:
        assert z.zip.testzip() is None
        assert sorted(z.files) == sorted(wanted), z.files
        for key, value in wanted.items():
            assert same(z[key], value), (name, key)
got = load_file(f"{folder}/c.safetensors")
assert len(got) == len(wanted) + 1
for key, value in wanted.items():
    assert same(got['quote"\\\n.' + key], value), key
assert got["ä.a.b"].dtype.name == "bfloat16" and got["ä.a.b"].view(np.uint16).tolist() == [0x3F80, 0xC010, 0x7FC0]
assert same(load_file(f"{folder}/x.safetensors")["x"], wanted["f32.of"])
assert np.load(f"{folder}/e.npz").files == []
print("numpy and safetensors read all of it")
