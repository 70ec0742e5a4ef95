#!/usr/bin/env python3
"""Shows a picture (uint8 .npy of 28 x 28) as text, with words beside it.

usage: show.py PICTURE.npy WORDS

Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import ast
import sys


def read_npy(path):
    """Shape and bytes of a one-byte-per-element .npy file."""
    with open(path, "rb") as file:
        data = file.read()
    if data[:6] != b"\x93NUMPY":
        sys.exit("%s is not a .npy file" % path)
    length = int.from_bytes(data[8:10], "little")
    header = ast.literal_eval(data[10:10 + length].decode())
    if header["descr"] != "|u1":
        sys.exit("%s holds %s, expected uint8" % (path, header["descr"]))
    return header["shape"], data[10 + length:]


def main():
    path, words = sys.argv[1], sys.argv[2]
    shape, pixels = read_npy(path)
    size = 28
    if len(pixels) != size * size:
        sys.exit("%s has shape %s, expected one picture of 28 x 28"
                 % (path, shape))
    shades = " .:-=+*#%@"
    words = words.splitlines()
    # Two rows of pixels a line: characters are twice as high as wide.
    for line in range(size // 2):
        text = ""
        for column in range(size):
            dark = max(pixels[(2 * line + half) * size + column]
                       for half in (0, 1))
            text += shades[dark * (len(shades) - 1) // 255]
        at = line - (size // 4 - len(words) // 2)
        beside = words[at] if 0 <= at < len(words) else ""
        print(("    |%s|   %s" % (text, beside)).rstrip())


main()
