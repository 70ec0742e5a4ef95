# How lit finds and runs the tests: `ninja -C build check-lit`, or
# `/usr/lib/llvm-22/bin/lit -v build/test --filter=prune`, or lit on a file.
#
#   WEIR_SHARED             where recorded cases and models are (../shared)
#   WEIR_VERIFY_ROUNDTRIP=1 weir-opt also prints and re-reads each input
#
# Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import os

import lit.formats

config.name = "Weir"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir", ".test", ".pbtxt"]

root = os.path.dirname(os.path.realpath(__file__))
build = (getattr(config, "weir_obj_root", None)
         or lit_config.params.get("build") or os.path.join(root, "build"))
llvm_tools = getattr(config, "llvm_tools_dir", "/usr/lib/llvm-22/bin")

# The source root is the repository's, so that a test is called by its path
# there; tests lie below test/ only (test/lit.local.cfg excludes within it).
config.test_source_root = root
config.test_exec_root = os.path.join(build, "lit")
config.excludes = ["lit.cfg.py", "CMakeLists.txt"]
config.excludes += [entry for entry in os.listdir(root) if entry != "test"]

shared = os.path.realpath(
    os.environ.get("WEIR_SHARED") or os.path.join(root, "..", "shared"))
if os.path.isdir(os.path.join(shared, "conformance")):
    config.available_features.add("shared")

config.environment["PATH"] = os.pathsep.join(
    [os.path.join(build, "bin"), llvm_tools, os.environ.get("PATH", "")])
config.environment["WEIR_SHARED"] = shared
# Compiled programs are not kept from run to run: a test sees a fresh compile.
config.environment["FILECHECK_OPTS"] = "--dump-input-filter=annotation"

weir_opt = "weir-opt"
if os.environ.get("WEIR_VERIFY_ROUNDTRIP") == "1":
    weir_opt += " --verify-roundtrip"
config.substitutions += [
    (r"(?<![-/\w.])weir-opt(?![-/\w.])", weir_opt),
    ("%shared", shared),
    ("%root", root),
    ("%build", build),
]
config.recursiveExpansionLimit = None
try:
    import psutil  # noqa: F401  (lit needs it to end a test that hangs)
    lit_config.maxIndividualTestTime = 120
except ImportError:
    pass
