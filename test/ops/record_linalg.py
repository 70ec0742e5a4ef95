#!/usr/bin/env python3
# Records TensorFlow's answers of linear algebra and Fourier transforms, which
# runtime calls compute: as cases for weir-replay, one step for each op, element
# type, size and flag. Needs TensorFlow 2.21:
#
#   TF_ENABLE_ONEDNN_OPTS=0 python3 test/ops/record_linalg.py
#
# Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import itertools
import os

os.environ["TF_CPP_MIN_LOG_LEVEL"] = "3"
os.environ["TF_ENABLE_ONEDNN_OPTS"] = "0"

import numpy as np
import tensorflow as tf

HERE = os.path.dirname(os.path.abspath(__file__))
CASES = os.path.join(HERE, "../conformance/cases/linalg")
TYPES = [np.float32, np.float64, np.complex64, np.complex128]
random = np.random.RandomState(7)


def numbers(type, *shape):
    value = random.uniform(-2, 2, shape)
    if np.issubdtype(type, np.complexfloating):
        value = value + 1j * random.uniform(-2, 2, shape)
    return value.astype(type)


def regular(type, *batch_and_size):
    """Square matrices that are far from singular."""
    *batch, n = batch_and_size
    return numbers(type, *batch, n, n) + (4 * np.eye(n)).astype(type)


def hermitian(type, *batch_and_size):
    x = numbers(type, *batch_and_size, batch_and_size[-1])
    return (x + np.conj(np.swapaxes(x, -1, -2))).astype(type)


def positive(type, *batch_and_size):
    n = batch_and_size[-1]
    x = numbers(type, *batch_and_size, n)
    return (x @ np.conj(np.swapaxes(x, -1, -2)) + np.eye(n)).astype(type)


def escaped(data):
    plain = set(range(32, 127)) - set(b'"\\')
    text, after = "", False
    for byte in data:
        # A digit right after an escape would be read as a part of it.
        digit = chr(byte).isdigit()
        if byte in plain and not (after and digit):
            text, after = text + chr(byte), False
        else:
            text, after = text + "\\%o" % byte, byte < 64
    return text


class Recorder:
    """One case: a graph, and a step for each op in it."""

    def __init__(self, name):
        self.name = name
        self.graph = tf.Graph()
        self.steps = []
        self.count = 0

    def add(self, op, inputs, results=None, tolerance=None, fails=False,
            **attrs):
        """Adds an op whose inputs are fed: every other one with unknown sizes.
        `results`: which are compared (those that are unique). `fails`: ranks
        are unknown, so that the run reports what is wrong."""
        index = self.count
        self.count += 1
        with self.graph.as_default():
            arguments, feeds = dict(attrs), []
            for i, (key, value) in enumerate(inputs.items()):
                value = np.asarray(value)
                shape = [None] * value.ndim if index % 2 else value.shape
                shape = None if fails else shape
                arguments[key] = tf.compat.v1.placeholder(
                    value.dtype, shape, name="op%d_x%d" % (index, i))
                feeds.append((arguments[key], value))
            outputs = getattr(tf.raw_ops, op)(name="op%d_%s" % (index, op),
                                              **arguments)
        if not isinstance(outputs, (list, tuple)):
            outputs = [outputs]
        outputs = [o for i, o in enumerate(outputs)
                   if results is None or i in results]
        self.steps.append((op, feeds, outputs, tolerance))

    def write(self):
        folder = os.path.join(CASES, self.name)
        os.makedirs(folder, exist_ok=True)
        definition = self.graph.as_graph_def()
        with open(os.path.join(folder, "graph.pb"), "wb") as file:
            file.write(definition.SerializeToString(deterministic=True))
        lines = ['name: "%s"' % self.name,
                 'about: "linear algebra and transforms, by element type"',
                 'tensorflow: "%s"' % tf.__version__]
        for type in sorted({node.op for node in definition.node}):
            lines.append('op_types: "%s"' % type)
        with tf.compat.v1.Session(graph=self.graph) as session:
            for step in self.steps:
                lines += self.run(session, *step)
        with open(os.path.join(folder, "case.txtpb"), "w") as file:
            file.write("\n".join(lines) + "\n")

    def run(self, session, op, feeds, outputs, tolerance):
        lines = ["steps {", '  name: "%s"' % outputs[0].op.name]

        def value(field, name, array):
            proto = tf.make_tensor_proto(array)
            lines.append("  %s {" % field)
            lines.append('    name: "%s"' % name)
            lines.append('    tensor: "%s"' % escaped(
                proto.SerializeToString(deterministic=True)))
            if field == "results" and tolerance:
                lines.append("    rtol: %g atol: %g" % (tolerance, tolerance))
            lines.append("  }")

        for tensor, array in feeds:
            value("feeds", tensor.name, array)
        for tensor in outputs:
            lines.append('  fetches: "%s"' % tensor.name)
        try:
            answers = session.run(outputs, dict(feeds))
            for tensor, answer in zip(outputs, answers):
                value("results", tensor.name, answer)
        except tf.errors.OpError as error:
            words = [line for line in error.message.split("\n")
                     if "[[" in line or "}} " in line or "must" in line]
            words = (words or [error.message])[0].split("}} ")[-1].strip()
            lines.append('  error { code: "INVALID_ARGUMENT" message: "%s" }'
                         % words.replace('"', "'"))
            assert isinstance(error, tf.errors.InvalidArgumentError), error
        lines.append("}")
        return lines


def loose(type):
    return 2e-3 if np.dtype(type).name in ("float32", "complex64") else 1e-8


def record_solving(r):
    for type, adjoint in itertools.product(TYPES, (False, True)):
        r.add("MatrixSolve", {"matrix": regular(type, 2, 3),
                              "rhs": numbers(type, 2, 3, 2)},
              adjoint=adjoint, tolerance=loose(type))
        r.add("MatrixInverse", {"input": regular(type, 4)}, adjoint=adjoint,
              tolerance=loose(type))
        for lower in (False, True):
            r.add("MatrixTriangularSolve",
                  {"matrix": regular(type, 2, 1, 3),
                   "rhs": numbers(type, 3, 3, 2)},
                  lower=lower, adjoint=adjoint, tolerance=loose(type))
            bands = numbers(type, 2, 5)
            bands[0 if lower else 1] += 4
            r.add("BandedTriangularSolve",
                  {"matrix": bands, "rhs": numbers(type, 2, 5, 2)},
                  lower=lower, adjoint=adjoint, tolerance=loose(type))
    for type in TYPES:
        r.add("Lu", {"input": regular(type, 2, 4)}, tolerance=loose(type))
        r.add("Lu", {"input": regular(type, 3)}, output_idx_type=tf.int64,
              tolerance=loose(type))
        for shape, fast in itertools.product(((5, 3), (3, 5)), (False, True)):
            for strength in (0.0, 0.5):
                if not fast and strength:
                    continue
                r.add("MatrixSolveLs",
                      {"matrix": numbers(type, *shape),
                       "rhs": numbers(type, shape[0], 2),
                       "l2_regularizer": strength}, fast=fast,
                      tolerance=loose(type))
        for pivoting in (False, True):
            diagonals = numbers(type, 2, 3, 5)
            diagonals[:, 1] += 0 if pivoting else 6
            r.add("TridiagonalSolve",
                  {"diagonals": diagonals, "rhs": numbers(type, 2, 5, 2)},
                  partial_pivoting=pivoting, tolerance=loose(type))
        if type in TYPES[:2]:  # complex: TensorFlow answers 0, Weir NaN
            r.add("TridiagonalSolve", {"diagonals": np.ones((3, 2), type),
                                       "rhs": np.ones((2, 1), type)})
        r.add("TridiagonalSolve",
              {"diagonals": 4 * np.ones((3, 2), type),
               "rhs": np.array([[1], [2]], type)},
              perturb_singular=True, tolerance=1e-5)
        r.add("TridiagonalMatMul",
              {"superdiag": numbers(type, 2, 1, 4),
               "maindiag": numbers(type, 2, 1, 4),
               "subdiag": numbers(type, 2, 1, 4),
               "rhs": numbers(type, 2, 4, 3)}, tolerance=loose(type))
    r.add("MatrixInverse", {"input": regular(np.float16, 3)}, tolerance=2e-2)
    for shape in ((0, 0), (0, 3, 3), (2, 0, 0)):
        zeros = np.zeros(shape, np.float32)
        r.add("MatrixSolve", {"matrix": zeros, "rhs": zeros})
        r.add("MatrixInverse", {"input": zeros})
        r.add("Lu", {"input": zeros})


def record_decomposing(r):
    for type in TYPES:
        wide = dict(tolerance=loose(type))
        for n in (1, 4):
            r.add("Cholesky", {"input": positive(type, n)}, **wide)
        if type in TYPES[:2]:  # complex: TensorFlow answers 0, Weir NaN
            r.add("Cholesky", {"input": -np.ones((1, 1), type)})
        r.add("MatrixDeterminant", {"input": regular(type, 2, 3)}, **wide)
        r.add("MatrixDeterminant", {"input": np.ones((3, 3), type)})
        r.add("LogMatrixDeterminant", {"input": -regular(type, 2, 3)}, **wide)
        for shape, full in itertools.product(((2, 4, 3), (3, 4), (3, 3)),
                                             (False, True)):
            r.add("Qr", {"input": numbers(type, *shape)}, full_matrices=full,
                  **wide)
            r.add("Svd", {"input": numbers(type, *shape)}, [0],
                  full_matrices=full, **wide)
        r.add("Svd", {"input": numbers(type, 17, 16)}, [0], compute_uv=False,
              **wide)
        for vectors in (False, True):
            r.add("SelfAdjointEigV2", {"input": hermitian(type, 2, 4)}, [0],
                  compute_v=vectors, **wide)
        r.add("Eig", {"input": np.triu(numbers(type, 3, 3))}, [0],
              Tout=np.result_type(type, np.complex64), **wide)
        r.add("MatrixSquareRoot", {"input": positive(type, 2, 3)}, **wide)
    for type in TYPES[:2]:
        r.add("CholeskyGrad", {"l": np.tril(regular(type, 2, 4)),
                               "grad": numbers(type, 2, 4, 4)},
              tolerance=loose(type))
    for type in TYPES[2:]:
        r.add("MatrixLogarithm", {"input": positive(type, 3)},
              tolerance=loose(type))
    r.add("Qr", {"input": numbers(np.float16, 3, 2)}, tolerance=2e-2)
    for shape in ((0, 0), (0, 3, 3), (2, 0, 0)):
        zeros = np.zeros(shape, np.float32)
        for op in ("Cholesky", "MatrixDeterminant", "LogMatrixDeterminant",
                   "Qr", "Svd", "SelfAdjointEigV2", "MatrixSquareRoot"):
            r.add(op, {"input": zeros})
    for op, shape in itertools.product(("Qr", "Svd"), ((0, 3), (3, 0))):
        r.add(op, {"input": np.zeros(shape, np.float32)}, full_matrices=True)
    nan = np.full((2, 2), np.nan, np.float32)
    for op in ("Cholesky", "Qr", "Svd", "MatrixDeterminant",
               "MatrixSquareRoot"):
        r.add(op, {"input": nan})


def record_transforms(r):
    for double in (False, True):
        real, complex = TYPES[double], TYPES[2 + double]
        wide = dict(tolerance=1e-4 if not double else 1e-11)
        for n in (1, 2, 3, 7, 16, 30, 53):
            for op in ("FFT", "IFFT"):
                r.add(op, {"input": numbers(complex, 2, n)}, **wide)
            r.add("RFFT", {"input": numbers(real, 2, n + 1),
                           "fft_length": np.int32([n])}, Tcomplex=complex,
                  **wide)
            r.add("IRFFT", {"input": numbers(complex, 2, n // 2 + 2),
                            "fft_length": np.int32([n])}, Treal=real, **wide)
        for rank in (2, 3):
            dims = (2, 3, 4)[:rank]
            for op in ("FFT%dD", "IFFT%dD"):
                r.add(op % rank, {"input": numbers(complex, 2, *dims)}, **wide)
            for last in (5, 6):
                lengths = np.int32([2, 3, last][:rank])
                lengths[-1] = last
                shape = list(lengths)
                r.add("RFFT%dD" % rank,
                      {"input": numbers(real, 2, *[d + 1 for d in shape]),
                       "fft_length": lengths}, Tcomplex=complex, **wide)
                r.add("IRFFT%dD" % rank,
                      {"input": numbers(complex, 2, *[d + 1 for d in shape]),
                       "fft_length": lengths}, Treal=real, **wide)
    r.add("FFT", {"input": np.zeros((0,), np.complex64)})
    r.add("FFT2D", {"input": np.zeros((2, 0, 3), np.complex64)})


def record_errors(r):
    f = np.float32

    def add(op, inputs, **attrs):
        r.add(op, inputs, fails=True, **attrs)

    square, vector = np.eye(3, dtype=f), np.ones(3, f)
    zeros, column = np.zeros((3, 3), f), np.ones((3, 1), f)
    nan = np.full((3, 3), np.nan, f)
    for op in ("Cholesky", "Qr", "Svd", "MatrixInverse", "MatrixDeterminant",
               "SelfAdjointEigV2", "Lu"):
        add(op, {"input": vector})
        if op not in ("Qr", "Svd"):
            add(op, {"input": np.ones((2, 3), f)})
    for op, matrix in (("MatrixInverse", zeros), ("MatrixInverse", nan),
                       ("Lu", zeros), ("SelfAdjointEigV2", nan)):
        add(op, {"input": matrix})
    add("Eig", {"input": nan}, Tout=np.complex64)
    for matrix, rhs in ((zeros, column), (square, np.ones((2, 1), f)),
                        (np.ones((2, 3), f), column)):
        add("MatrixSolve", {"matrix": matrix, "rhs": rhs})
    for op in ("MatrixTriangularSolve", "BandedTriangularSolve"):
        add(op, {"matrix": square, "rhs": np.ones((2, 1), f)})
        add(op, {"matrix": np.ones((2, 3, 3), f),
                   "rhs": np.ones((3, 3, 1), f)})
    add("BandedTriangularSolve", {"matrix": zeros, "rhs": column})
    add("MatrixSolveLs", {"matrix": zeros, "rhs": column,
                            "l2_regularizer": 0.0})
    add("MatrixSolveLs", {"matrix": np.ones((2, 3), f),
                            "rhs": np.ones((2, 1), f), "l2_regularizer": 0.0})
    add("MatrixSolveLs", {"matrix": square, "rhs": column,
                            "l2_regularizer": -1.0})
    add("TridiagonalSolve", {"diagonals": np.ones((2, 3), f), "rhs": column})
    add("TridiagonalSolve", {"diagonals": np.ones((3, 3), f),
                               "rhs": np.ones((4, 1), f)})
    row = np.ones((1, 3), f)
    add("TridiagonalMatMul", {"superdiag": row, "maindiag": row,
                                "subdiag": np.ones((1, 2), f), "rhs": column})
    add("RFFT", {"input": vector, "fft_length": np.int32([4])})
    add("RFFT2D", {"input": square, "fft_length": np.int32([-1, 2])})
    add("IRFFT", {"input": np.ones(2, np.complex64),
                    "fft_length": np.int32([8])})


def main():
    tf.compat.v1.disable_eager_execution()
    for name, function in list(globals().items()):
        if name.startswith("record_"):
            recorder = Recorder(name.removeprefix("record_"))
            function(recorder)
            recorder.write()


if __name__ == "__main__":
    main()
