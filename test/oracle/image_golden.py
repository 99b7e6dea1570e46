"""image_golden.py: small PNG and JPEG files of all kinds in test/golden/image, and expected.npz: NAME.1, .3, .4 (height, width, channels): the file's pixels
as grey, RGB, RGBA; of rgb.png scale.HEIGHTxWIDTH and cover.HEIGHTxWIDTH (f32, 0 to 255): PIL's BILINEAR, and ImageOps.fit.
PIL decodes and converts; files that it cannot write (interlaced, few bits, 16 bits) are written here, their pixels known. Needs: pip install pillow numpy"""
import io
import os
import struct
import zlib
import numpy as np
from PIL import Image, ImageOps

here = os.path.dirname(os.path.abspath(__file__))
folder = os.path.join(here, "../golden/image")
os.makedirs(folder, exist_ok=True)
rng = np.random.default_rng(5)
H, W = 11, 13
y, x = np.mgrid[0:H, 0:W]
smooth = np.stack([x * 255 // (W - 1), y * 255 // (H - 1), (x * y) * 255 // ((W - 1) * (H - 1))], -1)
rgb = np.clip(smooth + rng.integers(-9, 10, smooth.shape), 0, 255).astype(np.uint8)
alpha = rng.integers(0, 256, (H, W, 1)).astype(np.uint8)
out = {}


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def pack(a, bits):
    """rows of samples (h, n) as bytes, each row with filter 0"""
    rows = []
    for row in a.reshape(a.shape[0], -1):
        if bits == 16:
            data = row.astype(">u2").tobytes()
        elif bits == 8:
            data = row.astype(np.uint8).tobytes()
        else:
            text = "".join(format(int(v), f"0{bits}b") for v in row)
            text += "0" * (-len(text) % 8)
            data = bytes(int(text[i:i + 8], 2) for i in range(0, len(text), 8))
        rows.append(b"\0" + data)
    return b"".join(rows)


def write_png(name, a, color, bits, interlaced=False, extra=b""):
    h, w = a.shape[:2]
    a = a.reshape(h, w, -1)
    passes = [(0, 0, 8, 8), (0, 4, 8, 8), (4, 0, 8, 4), (0, 2, 4, 4), (2, 0, 4, 2), (0, 1, 2, 2), (1, 0, 2, 1)] if interlaced else [(0, 0, 1, 1)]
    data = b"".join(pack(a[i::si, j::sj], bits) for i, j, si, sj in passes if a[i::si, j::sj].size)
    with open(os.path.join(folder, name), "wb") as f:
        f.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", w, h, bits, color, 0, 0, interlaced)) + extra)
        f.write(chunk(b"IDAT", zlib.compress(data, 9)) + chunk(b"IEND", b""))


def expect(name, pixels):
    """what the file holds, and converted: by PIL"""
    pixels = np.asarray(pixels, np.uint8).reshape(H, W, -1)
    mode = {1: "L", 2: "LA", 3: "RGB", 4: "RGBA"}[pixels.shape[2]]
    image = Image.fromarray(pixels.squeeze(-1) if mode == "L" else pixels, mode)
    for channels, to in ((1, "L"), (3, "RGB"), (4, "RGBA")):
        out[f"{name}.{channels}"] = np.asarray(image.convert(to)).reshape(H, W, -1)


def by_pil(name, image, **options):
    """written and read by PIL"""
    image.save(os.path.join(folder, name), **options)
    again = Image.open(os.path.join(folder, name))
    if again.mode == "P":
        again = again.convert("RGBA" if "transparency" in again.info else "RGB")
    if again.mode in ("1", "CMYK"):
        again = again.convert("L" if again.mode == "1" else "RGB")
    expect(name, np.asarray(again))


def to_8(a):
    return ((a.astype(np.int64) * 255 + 32895) >> 16).astype(np.uint8)  # PNG specification 13.12: nearest


image = Image.fromarray(rgb)
by_pil("rgb.png", image)
by_pil("rgba.png", Image.fromarray(np.concatenate([rgb, alpha], -1)))
by_pil("grey.png", image.convert("L"))
by_pil("grey_alpha.png", Image.fromarray(np.concatenate([rgb[..., :1], alpha], -1), "LA"))
by_pil("palette.png", image.quantize(16))
by_pil("palette_clear.png", image.quantize(16), transparency=bytes([0, 100, 255, 7]))
by_pil("bilevel.png", image.convert("1"))
deep = rng.integers(0, 65536, (H, W, 3))
write_png("rgb16.png", deep, 2, 16)
expect("rgb16.png", to_8(deep))
write_png("grey16.png", deep[..., 0], 0, 16, interlaced=True)
expect("grey16.png", to_8(deep[..., 0]))
write_png("interlaced.png", rgb, 2, 8, interlaced=True)
expect("interlaced.png", rgb)
for bits in (2, 4):
    few = rng.integers(0, 1 << bits, (H, W))
    write_png(f"grey{bits}.png", few, 0, bits, interlaced=bits == 2)
    expect(f"grey{bits}.png", few * 255 // ((1 << bits) - 1))
few = rng.integers(0, 4, (H, W))  # one grey is transparent
write_png("grey2_clear.png", few, 0, 2, extra=chunk(b"tRNS", struct.pack(">H", 2)))
expect("grey2_clear.png", np.stack([few * 85, np.where(few == 2, 0, 255)], -1))

by_pil("rgb.jpg", image, quality=90, subsampling=0)
by_pil("halved.jpg", image, quality=85, subsampling=2)
by_pil("progressive.jpg", image, quality=85, progressive=True, optimize=True)
by_pil("grey.jpg", image.convert("L"), quality=90)
by_pil("inks.jpg", image.convert("CMYK"), quality=95)
by_pil("restart.jpg", image, quality=80, restart_marker_rows=1)

for h, w in ((5, 6), (22, 13), (3, 30), (11, 1), (1, 1), (24, 26)):
    planes = [Image.fromarray(rgb[..., c].astype(np.float32)) for c in range(3)]
    out[f"scale.{h}x{w}"] = np.stack([np.asarray(p.resize((w, h), Image.BILINEAR)) for p in planes], -1)
    out[f"cover.{h}x{w}"] = np.stack([np.asarray(ImageOps.fit(p, (w, h), Image.BILINEAR)) for p in planes], -1)
np.savez_compressed(os.path.join(folder, "expected.npz"), **out)
print(len(out), "arrays")
