"""unicode_table.py: writes src/data/unicode_table.c, the letters and numbers of Unicode that tokenizers' patterns speak of: what Hugging
Face's tokenizers matches by \\p{L} and \\p{N} (its version of Unicode, so that texts are cut as there), compared with tiktoken's.
Needs: pip install tokenizers==0.23.3 tiktoken==0.14.0"""
import os
import tiktoken
from tokenizers import Regex, pre_tokenizers

UNICODE = "16.0"  # of tokenizers 0.23.3
points = [i for i in range(0x110000) if not 0xD800 <= i < 0xE000]


def matched(pattern):
    """the code points that tokenizers matches by pattern"""
    split = pre_tokenizers.Split(Regex(pattern), "removed")
    return [i for i in points if not split.pre_tokenize_str(chr(i))]


def matched_by_tiktoken(pattern):
    e = tiktoken.Encoding("t", pat_str=pattern, mergeable_ranks={bytes([b]): b for b in range(256)}, special_tokens={})
    return [i for i in points if e.encode_ordinary(chr(i))]


def ranges(which):
    out = []
    for i in which:
        if out and out[-1][1] == i - 1:
            out[-1][1] = i
        else:
            out.append([i, i])
    return out


table = []
for name, pattern in (("LETTER", r"\p{L}"), ("NUMBER", r"\p{N}"), ("SPACE", r"\s")):
    found = matched(pattern)
    assert found == matched_by_tiktoken(pattern), name
    table += [(a, b, name) for a, b in ranges(found)]
table.sort()
path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../src/data/unicode_table.c")
with open(path, "w") as f:
    f.write(f"/* unicode_table.c: made by test/oracle/unicode_table.py: letters, numbers and white space of Unicode {UNICODE}, in order. */\n")
    f.write('#include "data/tokenizer.h"\n\n#define L WFI_LETTER\n#define N WFI_NUMBER\n#define S WFI_SPACE\n\n')
    f.write(f"const wfi_char_range wfi_char_ranges[{len(table)}] = {{")
    for k, (a, b, name) in enumerate(table):
        f.write(("\n\t" if k % 5 == 0 else " ") + f"{{ {a:#x}, {b:#x}, {name[0]} }},")
    f.write(f"\n}};\nconst size_t wfi_n_char_ranges = {len(table)};\n")
print(len(table), "ranges")
