"""Writes a novel by Jane Austen (public domain) for examples/gpt.c, from Debian's package r-cran-janeaustenr:

  novel.py [NAME]      NAME.txt in this folder: emma, mansfield_park, northanger_abbey, persuasion, pride_and_prejudice (the default) or
                       sense_and_sensibility; apt-get fetches the package into a folder that is removed again, and installs nothing
"""
import glob
import os
import subprocess
import sys
import tempfile
import zlib

NAMES = ["emma", "mansfield_park", "northanger_abbey", "persuasion", "pride_and_prejudice", "sense_and_sensibility"]


def lines(r):
    """a character vector as R serializes it (R Internals, "Serialization Formats"): a 23-byte header that ends with the native encoding, type, length,
    then for each string its flags, length and bytes"""
    at = 23
    n = int.from_bytes(r[at + 4:at + 8], "big")
    at += 8
    for _ in range(n):
        size = int.from_bytes(r[at + 4:at + 8], "big")
        yield r[at + 8:at + 8 + size]
        at += 8 + size


name = sys.argv[1] if len(sys.argv) > 1 else "pride_and_prejudice"
index = NAMES.index(name)
with tempfile.TemporaryDirectory() as folder:
    os.chmod(folder, 0o755)
    subprocess.run(["apt-get", "download", "-qq", "r-cran-janeaustenr"], cwd=folder, check=True)
    subprocess.run(["dpkg-deb", "-x", *glob.glob(folder + "/*.deb"), folder], check=True)
    with open(folder + "/usr/lib/R/site-library/janeaustenr/data/Rdata.rdb", "rb") as f:
        rest = f.read()
    for _ in range(index + 1):  # one book after the other: its length, then a zlib stream
        stream = zlib.decompressobj()
        book = stream.decompress(rest[4:])
        rest = stream.unused_data
with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), name + ".txt"), "wb") as f:
    f.write(b"\n".join(lines(book)) + b"\n")
