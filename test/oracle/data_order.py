"""The loader's permutation, written from its description (src/data/format.h): test/golden/data/order.npz.
Keys: "sSEED_eEPOCH_nROWS"."""
import os

import numpy as np

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "golden", "data")
MASK = 2**64 - 1
STEP = 0x9E3779B97F4A7C15


def splitmix64_finaliser(z):
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def permutation(seed, epoch, n):
    f = splitmix64_finaliser
    key = f((f((seed + STEP) & MASK) + epoch * STEP) & MASK)
    out = list(range(n))
    for i in range(n - 1, 0, -1):
        place = f((key + i * STEP) & MASK)
        attempt = 1
        while True:
            x = f((place + attempt * STEP) & MASK)
            if x >= 2**64 % (i + 1):
                break
            attempt += 1
        j = x % (i + 1)
        out[i], out[j] = out[j], out[i]
    return out


if __name__ == "__main__":
    # the published first outputs of splitmix64 with seed 1234567
    state, first = 1234567, []
    for _ in range(3):
        state = (state + STEP) & MASK
        first.append(splitmix64_finaliser(state))
    assert first == [6457827717110365317, 3203168211198807973, 9817491932198370423], first
    cases = [(0, 0, 10), (0, 1, 10), (1, 0, 10), (2**64 - 1, 3, 7), (42, 5, 100), (0, 2**64 - 1, 10), (7, 0, 1)]
    np.savez(os.path.join(FOLDER, "order.npz"), **{f"s{s}_e{e}_n{n}": np.array(permutation(s, e, n), "<i8") for s, e, n in cases})
