#!/usr/bin/env python3
# The work of scripts/test: runs each stage, adds up what passed, failed and was
# skipped, and shows where the time went. A stage that cannot start (a build
# that fails) counts as one failure, and what depends on it is not run.
#
# Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import argparse
import json
import os
import re
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
BUILD = os.path.join(ROOT, os.environ.get("BUILD", "build"))
SHARED = os.path.abspath(
    os.environ.get("WEIR_SHARED") or os.path.join(ROOT, "..", "shared"))
JOBS = os.environ.get("JOBS", str(os.cpu_count() or 2))
LIT = "/usr/lib/llvm-22/bin/lit"


class Stage:
    """What one stage did: counts, seconds, and a remark."""

    def __init__(self, name):
        self.name = name
        self.passed = self.failed = self.skipped = 0
        self.seconds = 0.0
        self.remark = ""


def run(command, timeout=None, capture=False):
    """Exit status and output; a stage that runs too long is a failure."""
    try:
        done = subprocess.run(
            command, cwd=ROOT, stdin=subprocess.DEVNULL, timeout=timeout,
            stdout=subprocess.PIPE if capture else None,
            stderr=subprocess.STDOUT if capture else None)
        return done.returncode, (done.stdout or b"").decode(errors="replace")
    except subprocess.TimeoutExpired as expired:
        text = (expired.stdout or b"").decode(errors="replace")
        return 124, text + "\nran past %d s\n" % timeout
    except OSError as error:
        return 127, str(error)


def build(stage):
    status, _ = run(["scripts/build"], timeout=1800)
    stage.passed, stage.failed = (1, 0) if status == 0 else (0, 1)
    return status == 0


def unit_tests(stage):
    report = os.path.join(BUILD, "unit.xml")
    if os.path.exists(report):
        os.remove(report)
    status, text = run(["ctest", "--test-dir", BUILD, "-j", JOBS,
                        "--output-on-failure", "--timeout", "120",
                        "--test-output-size-passed", "1000000",
                        "--test-output-size-failed", "1000000",
                        "--output-junit", report], 600, capture=True)
    if not os.path.exists(report):
        print(text)
        stage.failed = 1
        return
    # One GoogleTest program is one ctest; count the cases within.
    for case in ElementTree.parse(report).getroot().iter("testcase"):
        output = case.findtext("system-out") or ""
        passed = re.search(r"\[  PASSED  \] (\d+) test", output)
        failed = re.search(r"\[  FAILED  \] (\d+) tests?, listed", output)
        skipped = re.search(r"\[  SKIPPED \] (\d+) test", output)
        count = lambda found: int(found.group(1)) if found else 0
        stage.passed += count(passed)
        stage.skipped += count(skipped)
        if case.get("status") == "run":
            stage.passed += 0 if passed else 1
        else:
            stage.failed += max(1, count(failed))
            print(output[-6000:])
    if status != 0 and stage.failed == 0:
        stage.failed = 1
        print(text)


def lit_tests(stage):
    report = os.path.join(BUILD, "lit.json")
    if os.path.exists(report):
        os.remove(report)
    _, text = run([LIT, "-sv", "-j", JOBS, "-o", report,
                   os.path.join(BUILD, "test")], 900, capture=True)
    if not os.path.exists(report):
        print(text)
        stage.failed = 1
        return
    with open(report) as file:
        tests = json.load(file)["tests"]
    for test in tests:
        if test["code"] in ("PASS", "FLAKYPASS", "XFAIL"):
            stage.passed += 1
        elif test["code"] in ("UNSUPPORTED", "SKIPPED"):
            stage.skipped += 1
        else:
            stage.failed += 1
    if stage.failed:
        print(text[-20000:])


def script(name):
    """A check whose exit status is its answer."""
    def stage_function(stage):
        status, text = run(["scripts/" + name], 900, capture=True)
        stage.passed, stage.failed = (1, 0) if status == 0 else (0, 1)
        if text.strip():
            print(text.rstrip())
    return stage_function


def counts_in(text):
    found = re.findall(r"^(\d+) passed, (\d+) failed, (\d+) skipped$", text,
                       re.MULTILINE)
    return [int(n) for n in found[-1]] if found else None


def take_counts(stage, status, text):
    """A run without counts, or one that fails without saying so, failed."""
    counts = counts_in(text)
    if counts is None:
        stage.failed = 1
    else:
        stage.passed, stage.failed, stage.skipped = counts
    if status != 0 and stage.failed == 0:
        stage.failed = 1


def recorded_cases(stage):
    """The runner checks each list, see test/conformance/README.md."""
    status, text = run(["test/conformance/run", "--build", BUILD,
                        "--shared", SHARED, "--jobs", JOBS], 1200,
                       capture=True)
    take_counts(stage, status, text)
    if not os.path.isdir(os.path.join(SHARED, "conformance")):
        stage.remark = "no %s: only the cases in the repository" % SHARED
    if stage.failed:
        print(text[-20000:])


def random_control_flow(stage):
    """Random graphs, compiled, against the literal interpreter."""
    status, text = run([os.path.join(BUILD, "bin", "weir-flow-check"),
                        "--graphs=2000", "--jobs=" + JOBS], 900, capture=True)
    counts = re.search(r"^(\d+) graphs, .*^(\d+) differences$", text,
                       re.MULTILINE | re.DOTALL)
    stage.failed = 1 if status else 0
    if counts:
        stage.failed = max(stage.failed, int(counts.group(2)))
        stage.passed = max(0, int(counts.group(1)) - stage.failed)
    print(text[-20000:].rstrip())


def matrix(stage):
    """Models in each way that loops and branches run."""
    status, text = run(["test/matrix/run", "--build", BUILD,
                        "--shared", SHARED, "--jobs", JOBS], 900, capture=True)
    take_counts(stage, status, text)
    if stage.skipped:
        stage.remark = "no %s" % SHARED
    if stage.failed:
        print(text[-20000:])


def threads(stage):
    """The runtime's unit tests under ThreadSanitizer."""
    status, text = run(["scripts/check-threads"], 900, capture=True)
    take_counts(stage, status, text)
    if status != 0:
        print(text[-20000:])


def round_trips(stage):
    """Every graph through the textual form and back, nothing lost."""
    graphs = []
    for folder, folders, files in os.walk(SHARED):
        folders.sort()
        if "saved_model.pb" in files:
            graphs.append(folder)
        graphs += [os.path.join(folder, name) for name in sorted(files)
                   if name == "graph.pb" or name.endswith(".meta")]
    if not graphs:
        stage.skipped, stage.remark = 1, "no " + SHARED
    for first in range(0, len(graphs), 400):
        _, text = run([os.path.join(BUILD, "bin", "weir-translate"),
                       "--verify-roundtrip",
                       *graphs[first:first + 400]], 600, capture=True)
        lines = text.splitlines()
        good = sum(line.endswith(": OK") for line in lines)
        stage.passed += good
        stage.failed += len(graphs[first:first + 400]) - good
        for line in lines:
            if not line.endswith(": OK"):
                print(line)


def fuzz(stage):
    """Cases depend on their numbers alone; how many are run, on the time."""
    status, text = run(["test/fuzz/run"], 600, capture=True)
    take_counts(stage, status, text)
    print(text[-20000:].rstrip())


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--quick", action="store_true",
                        help="leave out threads, fuzzers and headers")
    options = parser.parse_args()

    stages = [("setup", script("setup")), ("build", build)]
    checks = [("unit tests", unit_tests), ("lit tests", lit_tests),
              ("round trips", round_trips),
              ("recorded cases", recorded_cases),
              ("matrix", matrix),
              ("names", script("check-names")),
              ("format", script("check-format"))]
    if not options.quick:
        checks.append(("random flow", random_control_flow))
        checks.append(("threads", threads))
        checks.append(("fuzzers", fuzz))
        checks.append(("headers", script("check-headers")))

    done = []
    for name, function in stages + checks:
        print("== %s" % name, flush=True)
        stage = Stage(name)
        start = time.monotonic()
        function(stage)
        stage.seconds = time.monotonic() - start
        done.append(stage)
        if name in ("setup", "build") and stage.failed:
            break

    print("\n%-16s %8s %8s %8s %9s" % ("stage", "passed", "failed", "skipped",
                                       "seconds"))
    for stage in done:
        print("%-16s %8d %8d %8d %9.1f  %s" % (
            stage.name, stage.passed, stage.failed, stage.skipped,
            stage.seconds, stage.remark))
    total = [sum(getattr(stage, what) for stage in done)
             for what in ("passed", "failed", "skipped")]
    print("%-16s %8d %8d %8d %9.1f" % (
        "all", *total, sum(stage.seconds for stage in done)))
    print("\n%d passed, %d failed, %d skipped" % tuple(total), flush=True)
    return 1 if total[1] else 0


sys.exit(main())
