# Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the benchmarks share: where things are, recorded cases, the C loops,
interleaved rounds and their statistics."""
import ctypes
import datetime
import importlib
import json
import os
import subprocess
import sys
import warnings

try:
    import numpy as np
except ImportError:  # before in_peers_environment()
    np = None

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
BUILD = os.path.join(ROOT, os.environ.get("BUILD", "build"))
SHARED = os.path.abspath(
    os.environ.get("WEIR_SHARED") or os.path.join(ROOT, "..", "shared"))
OUT = os.path.join(BUILD, "bench")
WEIRC = os.path.join(BUILD, "bin", "weirc")
PEERS = os.path.abspath(
    os.environ.get("WEIR_PEERS") or os.path.join(BUILD, "peers"))
MODELS = ["made/digits", "emotion", "gear", "blazeface-front",
          "handlandmark-lite", "selfie", "meet", "facemesh", "mobilefacenet"]


def in_peers_environment():
    """Runs this script again with the Python of the peers' environment."""
    python = os.path.join(PEERS, "bin", "python")
    if os.path.realpath(sys.prefix) == os.path.realpath(PEERS):
        os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")
        os.makedirs(OUT, exist_ok=True)  # what libraries chat goes to a file
        os.dup2(os.open(os.path.join(OUT, "peers.log"), os.O_WRONLY
                        | os.O_CREAT | os.O_TRUNC), 2)
        sys.stderr = sys.stdout
        warnings.simplefilter("ignore")
        return
    if not os.path.exists(python):
        sys.exit("no peers in %s: run bench/peers/setup, or set WEIR_PEERS"
                 % PEERS)
    os.execv(python, [python] + sys.argv)


def machine():
    """The processor and how busy the machine is, for the head of a report."""
    with open("/proc/cpuinfo") as file:
        name = [line.split(":", 1)[1].strip() for line in file
                if line.startswith("model name")]
    widest = "AVX-512" if "avx512f" in open("/proc/cpuinfo").read() else "AVX2"
    return {"date": datetime.date.today().isoformat(), "cpu": name[0],
            "cores": len(name), "vectors": widest,
            "load": round(os.getloadavg()[0], 1),
            "peak_gflops": round(loops().bench_peak(40), 1)}


_loops = None


def loops():
    """The library of support/Loop.c, built when it is older than that."""
    global _loops
    if _loops is None:
        os.makedirs(OUT, exist_ok=True)
        source = os.path.join(ROOT, "bench", "support", "Loop.c")
        library = os.path.join(OUT, "libbenchloop.so")
        if (not os.path.exists(library)
                or os.path.getmtime(library) < os.path.getmtime(source)):
            subprocess.run(["cc", "-O2", "-march=native", "-ffp-contract=fast",
                            "-shared", "-fPIC", "-o", library, source],
                           check=True)
        _loops = ctypes.CDLL(library)
        _loops.bench_peak.restype = ctypes.c_double
        for name in ("bench_weir", "bench_tf"):
            getattr(_loops, name).restype = ctypes.c_int64
            getattr(_loops, name).argtypes = [
                ctypes.c_void_p, ctypes.c_double, ctypes.c_int64,
                ctypes.c_int64, ctypes.c_int64, ctypes.c_void_p]
    return _loops


def case_of(folder):
    """The recorded case in a folder, as its protocol buffer. Needs protoc."""
    from google.protobuf import (descriptor_pb2, descriptor_pool,
                                 message_factory, text_format)
    described = os.path.join(OUT, "case.desc")
    os.makedirs(OUT, exist_ok=True)
    subprocess.run(["protoc", "-I", os.path.join(SHARED, "conformance"),
                    "--descriptor_set_out=" + described, "case.proto"],
                   check=True)
    files = descriptor_pb2.FileDescriptorSet()
    with open(described, "rb") as file:
        files.ParseFromString(file.read())
    pool = descriptor_pool.DescriptorPool()
    for file in files.file:
        pool.Add(file)
    case = message_factory.GetMessageClass(
        pool.FindMessageTypeByName("weir.conformance.Case"))()
    with open(os.path.join(folder, "case.txtpb")) as file:
        text_format.Parse(file.read(), case)
    return case


def value_of(value, folder):
    """A recorded tensor as an array."""
    if value.file:
        return np.load(os.path.join(folder, value.file))
    tensor_pb2 = importlib.import_module("tensorflow.core.framework.tensor_pb2")
    tensor = tensor_pb2.TensorProto()
    tensor.ParseFromString(value.tensor)
    return importlib.import_module("tensorflow").make_ndarray(tensor)


def aligned(shape, dtype):
    """An array at a 64-byte boundary."""
    dtype = np.dtype(dtype)
    size = int(np.prod(shape, dtype=np.int64)) * dtype.itemsize
    memory = np.zeros(size + 64, np.uint8)
    start = -memory.ctypes.data % 64
    return memory[start:start + size].view(dtype).reshape(shape)


def interleave(engines, rounds, slice_ms, least=2, batch=1):
    """Each round runs each engine for a slice, in an order that rotates.
    Returns, by name, {"min", "median", "minima" (of the rounds)} in us."""
    samples = {name: [] for name in engines}
    names = list(engines)
    for name in names:
        engines[name].time(slice_ms * 2e5, 2, batch)
    for r in range(rounds):
        for i in range(len(names)):
            name = names[(i + r) % len(names)]
            samples[name].append(
                engines[name].time(slice_ms * 1e6, least, batch))
    return {name: {"min": min(s.min() for s in rounds_) / 1e3,
                   "median": float(np.median(np.concatenate(rounds_))) / 1e3,
                   "minima": [float(s.min()) / 1e3 for s in rounds_]}
            for name, rounds_ in samples.items()}


def ratio(ours, theirs):
    """Ours by theirs: of the minima, and the quartiles of the rounds'."""
    each = sorted(a / b for a, b in zip(ours["minima"], theirs["minima"]))
    return {"of_minima": ours["min"] / theirs["min"],
            "low": float(np.percentile(each, 25)),
            "high": float(np.percentile(each, 75))}


def time_of(us):
    return ("%.2f us" % us if us < 10 else "%.1f us" % us if us < 100
            else "%.0f us" % us if us < 10000 else "%.1f ms" % (us / 1e3))


def table(head, rows):
    """A table in Markdown."""
    lines = ["| " + " | ".join(head) + " |",
             "|" + "---|" * len(head)]
    lines += ["| " + " | ".join(str(c) for c in row) + " |" for row in rows]
    return "\n".join(lines)


def save(name, data):
    """Leaves the numbers in build/bench/NAME.json."""
    path = os.path.join(OUT, name + ".json")
    with open(path, "w") as file:
        json.dump(data, file, indent=1, sort_keys=True)
    print("\n(numbers: %s)" % os.path.relpath(path, ROOT))
