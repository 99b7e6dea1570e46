"""Writes golden files: uncompressed .npz, the same bytes for the same values."""
import os

import jax
import numpy as np

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "golden")


class Golden:
    """Collects arrays by name and writes test/golden/NAME.npz. bfloat16 is stored as float32 (exact), all else as it is."""

    def __init__(self, name):
        self.name = name
        self.arrays = {}

    def add(self, key, value):
        if key in self.arrays:
            raise KeyError(f"{self.name}: {key} twice")
        value = np.asarray(jax.device_get(value))
        if value.dtype.name == "bfloat16":
            value = value.astype(np.float32)
        if value.dtype.kind not in "biuf":
            raise TypeError(f"{self.name}: {key} has dtype {value.dtype}")
        self.arrays[key] = np.array(value, order="C", copy=True)

    def tree(self, prefix, tree):
        """Every leaf of a tree under prefix.path."""
        for path, leaf in jax.tree_util.tree_leaves_with_path(tree):
            names = [str(getattr(p, "key", getattr(p, "idx", getattr(p, "name", "")))) for p in path]
            self.add(".".join([prefix, *names]), leaf)

    def save(self):
        path = os.path.join(FOLDER, self.name + ".npz")
        np.savez(path, **self.arrays)
        print(f"{self.name}.npz: {len(self.arrays)} arrays, {os.path.getsize(path)} bytes")
