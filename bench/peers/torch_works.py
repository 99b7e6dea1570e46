"""The works of bench/steps.c and bench/linreg.c in PyTorch, eager: the same shapes, losses, optimizers (fused ones).

usage: torch_works.py linreg ROWS COLUMNS SECONDS
       torch_works.py mlp|cnn28|cnn32|gpt BATCH sgdm|adam SECONDS [channels_last]"""
import sys

import timing

import torch  # noqa: E402
from torch import nn  # noqa: E402
from torch.nn import functional as F  # noqa: E402

channels_last = "channels_last" in sys.argv
words = [w for w in sys.argv[1:] if w != "channels_last"]
work = words[0]
LAYERS, WIDTH, HEADS, TOKENS, VOCABULARY = 4, 256, 8, 128, 256


class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.n1, self.n2 = nn.LayerNorm(WIDTH), nn.LayerNorm(WIDTH)
        self.qkv, self.out = nn.Linear(WIDTH, 3 * WIDTH), nn.Linear(WIDTH, WIDTH)
        self.up, self.down = nn.Linear(WIDTH, 4 * WIDTH), nn.Linear(4 * WIDTH, WIDTH)

    def forward(self, h):
        parts = self.qkv(self.n1(h)).chunk(3, -1)
        q, k, v = (t.unflatten(-1, (HEADS, -1)).transpose(1, 2) for t in parts)
        h = h + self.out(F.scaled_dot_product_attention(q, k, v, is_causal=True).transpose(1, 2).flatten(2))
        return h + self.down(F.gelu(self.up(self.n2(h)), approximate="tanh"))


class GPT(nn.Module):
    def __init__(self):
        super().__init__()
        self.token, self.place = nn.Embedding(VOCABULARY, WIDTH), nn.Parameter(0.02 * torch.randn(TOKENS, WIDTH))
        self.blocks = nn.Sequential(*(Block() for _ in range(LAYERS)))
        self.norm, self.head = nn.LayerNorm(WIDTH), nn.Linear(WIDTH, VOCABULARY, bias=False)
        for p in self.parameters():
            if p.dim() == 2:
                nn.init.normal_(p, std=0.02)

    def forward(self, x):
        return self.head(self.norm(self.blocks(self.token(x) + self.place))).flatten(0, 1)


def cnn(side, channels):
    return nn.Sequential(nn.Conv2d(channels, 32, 3, padding=1), nn.ReLU(), nn.AvgPool2d(2), nn.Conv2d(32, 64, 3, padding=1), nn.ReLU(), nn.AvgPool2d(2),
                         nn.Flatten(), nn.Linear((side // 4) ** 2 * 64, 10))


def mlp():
    return nn.Sequential(nn.Linear(784, 512), nn.ReLU(), nn.Linear(512, 256), nn.ReLU(), nn.Linear(256, 10))


def prepare():
    """model, what it is given, what it should say, loss"""
    if work == "linreg":
        rows, columns = int(words[1]), int(words[2])
        x = torch.randn(rows, columns)
        return nn.Linear(columns, 1), x, x @ torch.randn(columns, 1) + 1 + 0.1 * torch.randn(rows, 1), F.mse_loss
    batch = int(words[1])
    if work == "gpt":
        return GPT(), torch.randint(VOCABULARY, (batch, TOKENS)), torch.randint(VOCABULARY, (batch * TOKENS,)), F.cross_entropy
    y = torch.randint(10, (batch,))
    if work == "mlp":
        return mlp(), torch.randn(batch, 784), y, F.cross_entropy
    side, channels = (28, 1) if work == "cnn28" else (32, 3)
    model, x = cnn(side, channels), torch.randn(batch, channels, side, side)
    if channels_last:
        model, x = model.to(memory_format=torch.channels_last), x.to(memory_format=torch.channels_last)
    return model, x, y, F.cross_entropy


def main():
    torch.manual_seed(0)
    model, x, y, loss_of = prepare()
    parameters = list(model.parameters())
    if work == "linreg":
        optimizer = torch.optim.Adam(parameters, lr=0.01, fused=True)
    elif words[2] == "adam":
        optimizer = torch.optim.Adam(parameters, lr=3e-4, fused=True)
    else:
        optimizer = torch.optim.SGD(parameters, lr=0.01, momentum=0.9, fused=True)
    loss = None

    def step():
        nonlocal loss
        optimizer.zero_grad(set_to_none=True)
        loss = loss_of(model(x), y)
        loss.backward()
        optimizer.step()

    step()
    loss.item()
    first = timing.elapsed()
    step_ms = timing.time_steps(step, lambda: loss.item(), float(words[3]), 1 if work == "gpt" else 2)
    timing.result(work=work, step_ms=step_ms, first_step_at_s=first, loss=loss.item())


main()
