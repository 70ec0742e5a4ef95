#!/usr/bin/env python3
# Asks TensorFlow for the lower and upper case and the script of every character
# and writes CaseData.cpp and ScriptData.cpp beside this:
#
#   TF_ENABLE_ONEDNN_OPTS=0 python3 runtime/strings/record_case.py
#
# Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import os
import textwrap

import tensorflow as tf

HEAD = """// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Written by record_case.py.
#include "runtime/strings/%s.h"

// clang-format off

using namespace weir;

"""


def mappings(function):
    """Runs (first, last, step, delta) and characters that become several."""
    points = [p for p in range(0x110000) if not 0xD800 <= p < 0xE000]
    results = function([chr(p) for p in points], encoding="utf-8").numpy()
    runs, several = [], []
    for point, result in zip(points[1:], results[1:]):
        text = result.decode("utf-8")
        if len(text) != 1:
            several.append((point, text))
            continue
        delta = ord(text) - point
        if delta == 0:
            continue
        if runs:
            first, last, step, same = runs[-1]
            gap = point - last
            if same == delta and gap in (1, 2) and step in (0, gap):
                runs[-1] = (first, point, gap, delta)
                continue
        runs.append((point, point, 0, delta))
    return [(f, l, s or 1, d) for f, l, s, d in runs], several


def write_entries(file, entries):
    """As many a line as fit; a space inside of an entry does not break."""
    text = ", ".join(entry.replace(" ", "~") for entry in entries)
    for line in textwrap.wrap(text, 76):
        file.write("    %s\n" % line.replace("~", " "))


def write(file, name, function):
    runs, several = mappings(function)
    file.write("static const CaseRun %sRuns[] = {\n" % name)
    write_entries(file, ["{0x%x, 0x%x, %d, %d}" % run for run in runs])
    file.write("};\nstatic const CaseSpecial %sSpecials[] = {\n" % name)
    entries = []
    for point, text in several:
        units = [ord(c) for c in text] + [0] * (3 - len(text))
        entries.append("{0x%x, {0x%x, 0x%x, 0x%x}}" % (point, *units))
    write_entries(file, entries)
    file.write("};\nconst CaseTable weir::%sCase = {\n"
               "    %sRuns, %d, %sSpecials, %d};\n\n" %
               (name, name, len(runs), name, len(several)))


def ranges(points):
    found = []
    for point in points:
        if found and found[-1][1] == point - 1:
            found[-1][1] = point
        else:
            found.append([point, point])
    return found


def write_ranges(file, name, points):
    """What decides whether a sigma ends a word."""
    found = ranges(points)
    file.write("static const CaseRange %sRanges[] = {\n" % name)
    write_entries(file, ["{0x%x, 0x%x}" % tuple(pair) for pair in found])
    file.write("};\nconst CaseRanges weir::%sCharacters = {%sRanges, %d};\n\n"
               % (name, name, len(found)))


def sigma_contexts():
    """Characters after which a sigma ends a word; those that it looks past."""
    points = [p for p in range(1, 0x110000) if not 0xD800 <= p < 0xE000]

    def ends(texts):
        results = tf.strings.lower(texts, encoding="utf-8").numpy()
        return [r.endswith("\u03c2".encode()) for r in results]

    alone = ends([chr(p) + "\u03a3" for p in points])
    behind = ends(["A" + chr(p) + "\u03a3" for p in points])
    cased = [p for p, a in zip(points, alone) if a]
    ignored = [p for p, a, b in zip(points, alone, behind) if b and not a]
    return cased, ignored


def write_scripts(file):
    scripts = tf.strings.unicode_script(list(range(0x110000))).numpy()
    starts = [p for p in range(0x110000)
              if p == 0 or scripts[p] != scripts[p - 1]]
    file.write("const ScriptStart weir::scriptStarts[] = {\n")
    write_entries(file, ["{0x%x, %d}" % (p, scripts[p]) for p in starts])
    file.write("};\nconst int32_t weir::numScriptStarts = %d;\n" %
               len(starts))


def main():
    folder = os.path.dirname(os.path.abspath(__file__))
    with open(os.path.join(folder, "ScriptData.cpp"), "w") as file:
        file.write(HEAD % "Script")
        write_scripts(file)
    with open(os.path.join(folder, "CaseData.cpp"), "w") as file:
        file.write(HEAD % "Case")
        write(file, "lower", tf.strings.lower)
        write(file, "upper", tf.strings.upper)
        cased, ignored = sigma_contexts()
        write_ranges(file, "cased", cased)
        write_ranges(file, "ignored", ignored)


main()
