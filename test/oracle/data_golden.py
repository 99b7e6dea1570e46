"""Small files as numpy and safetensors write them: test/golden/data/. Needs numpy, safetensors and ml_dtypes.

arrays.npz (stored), deflated.npz, streamed.npz (data descriptors), zip64.npz, NAME.npy: the same values everywhere:
  key DTYPE.of    shape (2, 3), the first six of: 0, 1, -1 (unsigned: the largest), smallest, largest, 3   (floats: 0, 1.5, -2.25, inf, -inf, nan)
  key DTYPE.zero  shape (), 7 (bool: true)      key DTYPE.none  shape (0, 3)
*.safetensors: likewise.
rows.npz (stored), rows_deflated.npz: 23 rows, of number i: b (>i4) 100 i; f (<i2, Fortran order, 3 columns) 3 i + column; x (<f4, 2 columns) i + column / 2.
"""
import io
import json
import os
import zipfile

import ml_dtypes
import numpy as np
from safetensors.numpy import save

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "golden", "data")
NAMES = {"bool": "bool", "f16": "float16", "f32": "float32", "f64": "float64"}
NAMES.update({k + str(b): n + str(b) for k, n in (("i", "int"), ("u", "uint")) for b in (8, 16, 32, 64)})


def values(name):
    dtype = np.dtype(name)
    if dtype.kind == "b":
        six = [0, 1, 1, 0, 0, 1]
    elif dtype.kind == "f":
        six = [0, 1.5, -2.25, np.inf, -np.inf, np.nan]
    else:
        info = np.iinfo(dtype)
        six = [0, 1, -1 if info.min else info.max, info.min, info.max, 3]
    return np.array(six, dtype).reshape(2, 3)


def arrays():
    out = {}
    for short, name in NAMES.items():
        out[short + ".of"] = values(name)
        out[short + ".zero"] = np.array(1 if name == "bool" else 7, name)
        out[short + ".none"] = np.zeros((0, 3), name)
    return out


def put(name, data):
    with open(os.path.join(FOLDER, name), "wb") as f:
        f.write(data)


def npy(array, version=None):
    buffer = io.BytesIO()
    np.lib.format.write_array(buffer, array, version=version)
    return buffer.getvalue()


class Pipe(io.RawIOBase):
    """Cannot seek: zipfile then writes data descriptors."""

    def __init__(self):
        self.data = b""

    def writable(self):
        return True

    def write(self, b):
        self.data += bytes(b)
        return len(b)


def npz_files(values_of):
    few = {k: v for k, v in values_of.items() if k.startswith(("f32", "i64", "bool"))}
    buffer = io.BytesIO()
    np.savez(buffer, **values_of)
    put("arrays.npz", buffer.getvalue())
    buffer = io.BytesIO()
    np.savez_compressed(buffer, **few)
    put("deflated.npz", buffer.getvalue())
    for name, method in (("streamed.npz", zipfile.ZIP_STORED), ("streamed_deflated.npz", zipfile.ZIP_DEFLATED)):
        pipe = Pipe()
        with zipfile.ZipFile(pipe, "w", method) as z:
            for key, value in few.items():
                z.writestr(zipfile.ZipInfo(key + ".npy"), npy(value), compress_type=method)
        put(name, pipe.data)
    put("zip64.npz", zip64(few))
    i = np.arange(23)
    rows = {"b": (100 * i).astype(">i4"), "f": np.asfortranarray((3 * i[:, None] + np.arange(3)).astype("<i2")),
            "x": (i[:, None] + np.arange(2) / 2).astype("<f4")}
    for name, write in (("rows.npz", np.savez), ("rows_deflated.npz", np.savez_compressed)):
        buffer = io.BytesIO()
        write(buffer, **rows)
        put(name, buffer.getvalue())


def zip64(few):
    """Limits lowered, so that Python writes zip64 fields and the zip64 end of the directory for a small file."""
    limit, count = zipfile.ZIP64_LIMIT, zipfile.ZIP_FILECOUNT_LIMIT
    zipfile.ZIP64_LIMIT, zipfile.ZIP_FILECOUNT_LIMIT = 16, 1
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as z:
        for key, value in few.items():
            with z.open(zipfile.ZipInfo(key + ".npy"), "w", force_zip64=True) as f:
                f.write(npy(value))
    zipfile.ZIP64_LIMIT, zipfile.ZIP_FILECOUNT_LIMIT = limit, count
    return buffer.getvalue()


def npy_files():
    x = np.arange(24, dtype="<f4").reshape(2, 3, 4)
    put("v1.npy", npy(x, (1, 0)))
    put("v2.npy", npy(x, (2, 0)))
    put("v3.npy", npy(x, (3, 0)))
    put("fortran.npy", npy(np.asfortranarray(x)))
    put("fortran_i16.npy", npy(np.asfortranarray(np.arange(6, dtype="<i2").reshape(3, 2))))
    put("big_endian.npy", npy(x.astype(">f4")))
    put("raw16.npy", npy(np.array([0x3F80, 0xC000], "<u2").view("V2")))
    put("text.npy", npy(np.array(["a", "bc"])))
    put("complex.npy", npy(np.array([1j], "<c8")))
    put("record.npy", npy(np.array([(1, 2.0)], [("a", "<i4"), ("b", "<f4")])))
    put("rank17.npy", npy(np.zeros((1,) * 17, "<f4")))


def safetensors_files(values_of):
    put("arrays.safetensors", save(values_of, metadata={"format": "np", "quote\"d": "ä\n"}))
    raw = np.array([0x3F80, 0xC010, 0x7FC0], "<u2").view(ml_dtypes.bfloat16)
    put("bf16.safetensors", save({"a.b": raw}))
    put("empty.safetensors", save({}))
    header = json.dumps({"x": {"dtype": "F8_E4M3", "shape": [2], "data_offsets": [0, 2]}}).encode()
    put("f8.safetensors", len(header).to_bytes(8, "little") + header + b"ab")


if __name__ == "__main__":
    os.makedirs(FOLDER, exist_ok=True)
    everything = arrays()
    npz_files(everything)
    npy_files()
    safetensors_files(everything)
    print(sum(os.path.getsize(os.path.join(FOLDER, f)) for f in os.listdir(FOLDER)), "bytes")
