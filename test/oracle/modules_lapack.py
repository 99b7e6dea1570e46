"""lapack.mlir and lapack_older.mlir: what jax.numpy.linalg, jax.scipy.linalg and jax.lax.linalg call in LAPACK, by today's JAX and by one of 2024,
whose calls had other names and operands.

  usage: modules_lapack.py [FOLDER]      the file is named after the JAX that runs this (older: 0.4.25)

Vectors are compared by what they mean (products), because any sign or phase of them is right.
"""
import sys

import jax
import jax.numpy as jnp
import jax.scipy as jsp
import numpy as np
from jax import lax
from module_writer import case, rand, seed, short, write

OLDER = jax.__version_info__ < (0, 5)
FILE = "lapack_older" if OLDER else "lapack"
seed(21)
H = lambda x: jnp.conj(jnp.swapaxes(x, -1, -2))
TYPES = (np.float32, np.float64, np.complex64, np.complex128)


def add(name, f, *args, tol):
    """10 (10 + 10i) more, because check.expect_almost_eq wants one sign, which what is nearly 0 has not"""
    far = lambda x: x + (10 + 10j if jnp.iscomplexobj(x) else 10) if jnp.issubdtype(x.dtype, jnp.inexact) else x
    case(FILE, name, lambda *a: jax.tree_util.tree_map(far, f(*a)), *args, tol=tol)


def hermitian(shape, t):
    a = rand(shape, t, -1, 1)
    return (a + np.conj(np.swapaxes(a, -1, -2))).astype(t)


def powers(w):
    """what does not depend on the order of eigenvalues"""
    return (w.sum(-1), (w ** 2).sum(-1), (w ** 3).sum(-1))


def eig(a):
    w, v = jnp.linalg.eig(a)
    return powers(w) + (a @ v - v * w[..., None, :], jnp.sum(jnp.abs(v) ** 2, -2))


def left(a):
    w, vl, vr = lax.linalg.eig(a)
    return H(vl) @ a - w[..., :, None] * H(vl), a @ vr - vr * w[..., None, :]


def schur(a, output="real"):
    t, z = jsp.linalg.schur(a, output=output)
    return z @ t @ H(z), H(z) @ z, jnp.tril(t, -2)


def hessenberg(a):
    h, q = jsp.linalg.hessenberg(a, calc_q=True)
    return q @ h @ H(q), jnp.abs(h), H(q) @ q


def eigh(a, **options):
    w, v = jnp.linalg.eigh(a, **options)
    return w, (v * w[..., None, :]) @ H(v), H(v) @ v


def svd(a, full):
    u, s, v = jnp.linalg.svd(a, full_matrices=full)
    k = s.shape[-1]
    return s, (u[..., :k] * s[..., None, :]) @ v[..., :k, :], H(u) @ u, v @ H(v)


def qr(a, **options):
    q, r = jnp.linalg.qr(a, **options)
    return q @ r, H(q) @ q, jnp.tril(r, -1)


def lu(a):
    p, l, u = jsp.linalg.lu(a)
    return p @ l @ u, p, l, u


for t in TYPES:
    s, real = short(t), np.dtype(t).kind == "f"
    tol = 2e-3 if np.dtype(t).itemsize // (1 if real else 2) == 4 else 1e-9
    square, tall, wide, herm = rand((4, 4), t, -1, 1), rand((5, 3), t, -1, 1), rand((2, 4), t, -1, 1), hermitian((4, 4), t)
    batch, none = rand((2, 3, 3, 3), t, -1, 1), np.zeros((0, 3, 3), t)
    add(f"eig {s}", eig, square, tol=tol)
    add(f"eig of a batch {s}", eig, batch, tol=tol)
    add(f"eigvals {s}", lambda a: powers(jnp.linalg.eigvals(a)), batch[0], tol=tol)
    add(f"left eigenvectors {s}", left, square, tol=tol)
    add(f"schur {s}", schur, square, tol=tol)
    if real:
        add(f"schur, complex of {s}", lambda a: schur(a, "complex"), square, tol=tol)
    add(f"hessenberg {s}", hessenberg, square, tol=tol)
    add(f"tridiagonal {s}", lambda a: lax.linalg.tridiagonal(a)[1:3], herm, tol=tol)
    if not OLDER or real:
        n = 5 if real else 4
        diagonals = [np.asarray(rand((2, n), t, -1, 1) + (3 if i == 1 else 0), t) for i in range(3)]
        add(f"tridiagonal_solve {s}", lax.linalg.tridiagonal_solve, *diagonals, rand((2, n, 3), t), tol=tol)
    add(f"eigh {s}", eigh, herm, tol=tol)
    add(f"eigh of a batch {s}", eigh, hermitian((2, 3, 3, 3), t), tol=tol)
    add(f"eigvalsh {s}", lambda a: (jnp.linalg.eigvalsh(a), jnp.linalg.eigvalsh(a, UPLO="U")), herm, tol=tol)
    for name, a in (("tall", tall), ("wide", wide), ("batch", batch)):
        for full in (False, True):
            add(f"svd {'full ' if full else ''}{name} {s}", lambda v, full=full: svd(v, full), a, tol=tol)
        add(f"singular values {name} {s}", lambda v: jnp.linalg.svd(v, compute_uv=False), a, tol=tol)
        add(f"qr {name} {s}", qr, a, tol=tol)
        add(f"lu {name} {s}", lu if name != "batch" else lambda v: lax.linalg.lu(v), a, tol=tol)
    add(f"qr complete {s}", lambda a: qr(a, mode="complete"), tall, tol=tol)
    add(f"solve {s}", jnp.linalg.solve, batch, rand((2, 3, 3, 2), t), tol=30 * tol)
    add(f"inverse, determinant {s}", lambda a: (jnp.linalg.inv(a) @ a, jnp.linalg.det(a), jnp.linalg.slogdet(a)), square, tol=30 * tol)
    definite = np.asarray(herm @ np.conj(herm.T) + 2 * np.eye(4), t)
    add(f"cholesky, both triangles {s}", lambda a: (jnp.linalg.cholesky(a), jsp.linalg.cholesky(a, lower=False), jsp.linalg.cho_solve((jnp.linalg.cholesky(a), True), a)), definite, tol=tol)
    for trans in (0, 1, 2):
        add(f"solve_triangular {trans} {s}", lambda a, b, trans=trans: (jsp.linalg.solve_triangular(a, b, trans=trans, lower=True), jsp.linalg.solve_triangular(a, b, trans=trans, unit_diagonal=True)),
            np.asarray(square + 3 * np.eye(4), t), rand((4, 3), t), tol=tol)
    add(f"triangular_solve from the right {s}", lambda a, b: (lax.linalg.triangular_solve(a, b), lax.linalg.triangular_solve(a, b, lower=True, transpose_a=True, conjugate_a=not real)),
        np.asarray(batch + 3 * np.eye(3), t), rand((2, 3, 2, 3), t), tol=tol)
    add(f"of no matrices {s}", lambda a: (jnp.linalg.cholesky(a), lax.linalg.lu(a), jnp.linalg.qr(a), jnp.linalg.eigh(a)[0], jnp.linalg.svd(a)[1]), none, tol=tol)
    add(f"of a singular and an indefinite matrix {s}", lambda a: (lax.linalg.lu(a), jnp.linalg.cholesky(a)), np.asarray([[1, 2], [2, 4]], t), tol=tol)
    if not OLDER:
        reflect = jax._src.lax.linalg
        add(f"householder_product {s}", lambda a: reflect.householder_product(*reflect.geqrf(a)), tall, tol=tol)
        for on_left in (True, False):
            for transpose in (True, False):
                add(f"ormqr {'left' if on_left else 'right'}{', transposed' if transpose else ''} {s}",
                    lambda a, c, on_left=on_left, transpose=transpose: reflect.ormqr(*reflect.geqrf(a), c, left=on_left, transpose=transpose), tall, rand((5, 2) if on_left else (2, 5), t), tol=tol)
        add(f"qr with pivots {s}", lambda a: (lambda q, r, p: (q @ r, p, jnp.abs(r)))(*jsp.linalg.qr(a, mode="economic", pivoting=True)), tall, tol=tol)
        add(f"svd by QR {s}", lambda a: (lambda u, z, v: (z, (u * z) @ v))(*lax.linalg.svd(a, full_matrices=False, algorithm=lax.linalg.SvdAlgorithm.QR)), tall, tol=tol)
for t in (np.float32, np.float64):
    s, tol = short(t), 5e-3 if t == np.float32 else 1e-8
    a = rand((4, 4), t, -1, 1)
    sym = hermitian((4, 4), t)
    for name, f, x in (("eigh", lambda v: (lambda w, u: jnp.sum(w ** 3) + jnp.sum(u[:, 0] ** 4))(*jnp.linalg.eigh(v)), sym), ("svd", lambda v: (lambda u, z, w: jnp.sum(z ** 3) + jnp.sum((u * z) @ w * v))(*jnp.linalg.svd(v, full_matrices=False)), a),
                       ("qr", lambda v: jnp.sum(jnp.linalg.qr(v)[1] ** 2 * jnp.arange(1, 5)), a + 2 * np.eye(4, dtype=t)), ("lu", lambda v: jnp.sum(lax.linalg.lu(v)[0] ** 2), a + 3 * np.eye(4, dtype=t)),
                       ("det", jnp.linalg.det, a), ("inv", lambda v: jnp.sum(jnp.linalg.inv(v) ** 2), a + 3 * np.eye(4, dtype=t)), ("eigvals", lambda v: jnp.real(jnp.sum(jnp.linalg.eigvals(v) ** 3)), a),
                       ("cholesky", lambda v: jnp.sum(jnp.linalg.cholesky(v @ v.T + jnp.eye(4, dtype=v.dtype)) ** 3), a)):
        add(f"gradient of {name} {s}", jax.grad(f), x, tol=tol)
    add(f"expm, pinv {s}", lambda v: (jsp.linalg.expm(v), jnp.linalg.pinv(v)), a, tol=10 * tol)
    add(f"lstsq {s}", lambda v, b: jnp.linalg.lstsq(v, b)[0], rand((6, 3), t), rand((6, 2), t), tol=tol)
    add(f"matrix_power, cond, norm {s}", lambda v: (jnp.linalg.matrix_power(v, 3), jnp.linalg.norm(v, 2), jnp.linalg.norm(v, "nuc"), jnp.linalg.matrix_rank(v)), a, tol=tol)
    add(f"vmap of solve {s}", jax.vmap(jnp.linalg.solve), rand((3, 2, 2), t, 0.5, 1) + np.eye(2, dtype=t), rand((3, 2), t), tol=tol)
write()
