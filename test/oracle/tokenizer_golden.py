"""tokenizer_golden.py: small byte-level BPE tokenizers, trained and saved by Hugging Face's tokenizers, and what they make of texts:
test/golden/tokenizer/{gpt2,cl100k,qwen2,whole}.json, gpt2's vocab.json and merges.txt, and cases.npz. tiktoken must agree.
cases.npz: text (u8) and text_end (i64): texts one after the other, and where each ends; NAME and NAME_end: their tokens; special and
special_end: of the texts special_text, by gpt2.json with "<|endoftext|>" found in the text.
Needs: pip install tokenizers==0.23.3 tiktoken==0.14.0 numpy"""
import json
import os
import random
import numpy as np
import tiktoken
from tokenizers import AddedToken, Regex, Tokenizer, decoders, models, pre_tokenizers, trainers

GPT2 = r"'s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+"
TO_LETTERS = r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+"
AFTER_LETTERS = r"| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+"
CL100K = TO_LETTERS + r"|\p{N}{1,3}" + AFTER_LETTERS
QWEN2 = TO_LETTERS + r"|\p{N}" + AFTER_LETTERS
PIECES = ("a e t th the The ing in of to 's 'S 't 're 'RE 'll 'd 'm 've ' '' 'ſ ' ſ 0 1 12 123 1234 12345 ½ Ⅷ ² ٣ é É ß ü ж и Ж 中 文 ع ا א ก "
          "ế e\u0301 \u0301 \u200d 👩 👍 🏽 € … — “ ” « » . , ; : ! ? - -- --- ( ) [ ] { } < > / \\ | & % $ # @ _ = == + * \" ` ~ ^ \u00ad \u00a1 \u00ae "
          "<|endoftext|> <| |> \x00 \x01 \x1c \x1f \x7f \u0080 \ue000 \uffff \U0010ffff \U00020000 𝒜 𝟘").split(" ")
SPACES = [" ", "  ", "   ", "\n", "\n\n", "\r\n", "\r", "\t", "\v", "\f", "\u0085", "\u00a0", "\u1680", "\u2003", "\u2028", "\u202f", "\u3000"]


def random_text(rng, n):
    return "".join(rng.choice(SPACES if rng.random() < 0.4 else PIECES) for _ in range(n))


def train(pattern):
    t = Tokenizer(models.BPE())
    level = pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=pattern is GPT2)
    t.pre_tokenizer = level if pattern in (GPT2, None) else pre_tokenizers.Sequence([pre_tokenizers.Split(Regex(pattern), "isolated"), level])
    t.decoder = decoders.ByteLevel()
    rng = random.Random(7)
    text = [open(os.path.join(here, "../..", name), encoding="utf-8").read() for name in ("README.md", "CONTRIBUTING.md")]
    text += [random_text(rng, 40) for _ in range(200)]
    t.train_from_iterator(text, trainers.BpeTrainer(vocab_size=700, initial_alphabet=pre_tokenizers.ByteLevel.alphabet(), show_progress=False))
    t.add_special_tokens([AddedToken("<|endoftext|>", special=True)])
    return t


def encode(t, text):
    t.encode_special_tokens = True  # as text like any other
    return t.encode(text, add_special_tokens=False).ids


def pack(lists, dtype):
    flat = [x for l in lists for x in l]
    return np.array(flat, dtype), np.cumsum([len(l) for l in lists]).astype(np.int64)


def check_with_tiktoken(t, texts):
    """the same merges, the id of a token as its rank: so they must be trained in this order"""
    byte_of = {chr(b): b for b in [*range(33, 127), *range(161, 173), *range(174, 256)]}
    byte_of.update({chr(256 + i): b for i, b in enumerate(b for b in range(256) if b not in byte_of.values())})
    ranks = {bytes(byte_of[x] for x in k): v for k, v in t.get_vocab().items() if k != "<|endoftext|>"}
    e = tiktoken.Encoding("t", pat_str=GPT2, mergeable_ranks=ranks, special_tokens={})
    for text in texts:
        assert e.encode_ordinary(text) == encode(t, text), text


def main():
    rng = random.Random(3)
    texts = ["", " ", "Hello world", "Hello, world! It's 2024; we'll see.", "  leading", "trailing  ", "a\n\n b\r\n\r\nc", "x" * 300, "ab" * 100, " " * 50 + "z",
             "\u00a0\u00a0 x", "'ſt", "I'Ll'vE", "1234567 89", "\n \n\n  \n", "ﬁ ǅ ª º ⅷ ¼ 一 ー々 ﷺ", *PIECES, *SPACES]
    texts += [a + b for a in SPACES for b in (" ", "\n", "\u00a0", "a", "1", "!")]
    texts += [random_text(rng, rng.randrange(1, 25)) for _ in range(300)]
    out = {}
    out["text"], out["text_end"] = pack([t.encode() for t in texts], np.uint8)
    for name, pattern in (("gpt2", GPT2), ("cl100k", CL100K), ("qwen2", QWEN2), ("whole", None)):
        t = train(pattern)
        t.save(os.path.join(folder, name + ".json"), pretty=False)
        out[name], out[name + "_end"] = pack([encode(t, x) for x in texts], np.int32)
        if pattern is GPT2:
            check_with_tiktoken(t, texts)
            t.model.save(folder)
            special = ["<|endoftext|>", "a<|endoftext|>b <|endoftext|><|endoftext|> <|endoftext|", *[x for x in texts if "<|e" in x]]
            t.encode_special_tokens = False
            out["special_text"], out["special_text_end"] = pack([t.encode() for t in special], np.uint8)
            out["special"], out["special_end"] = pack([t.encode(x).ids for x in special], np.int32)
    # the special token has an id in vocab.json too, as GPT-2's has
    path = os.path.join(folder, "vocab.json")
    vocab = json.load(open(path, encoding="utf-8"))
    vocab["<|endoftext|>"] = len(vocab)
    json.dump(vocab, open(path, "w", encoding="utf-8"), ensure_ascii=True)
    np.savez_compressed(os.path.join(folder, "cases.npz"), **out)
    print(len(texts), "texts")


here = os.path.dirname(os.path.abspath(__file__))
folder = os.path.join(here, "../golden/tokenizer")
if __name__ == "__main__":
    os.makedirs(folder, exist_ok=True)
    main()
