#!/usr/bin/env python3
# Records TensorFlow's answers of single ops, for weir-op-check. Needs TensorFlow
# 2.21 and writes <topic>.mlir beside itself:
#
#   TF_ENABLE_ONEDNN_OPTS=0 python3 test/ops/record.py [topic...]
#
# Left out because TensorFlow contradicts itself there: casts of floats that an
# 8, 16 or unsigned 32-bit integer cannot hold (its vector code saturates, its
# scalar code wraps; Weir wraps), Erf of f64 infinities, Round of integers.
#
# Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import itertools
import os
import sys

os.environ["TF_CPP_MIN_LOG_LEVEL"] = "3"
os.environ["TF_ENABLE_ONEDNN_OPTS"] = "0"

import ml_dtypes
import numpy as np
import tensorflow as tf

HERE = os.path.dirname(os.path.abspath(__file__))
KERNELS = os.path.join(HERE, "../../dialects/TF/data/kernels.tsv")

DTYPES = {
    "f32": np.float32, "f64": np.float64, "f16": np.float16,
    "bf16": ml_dtypes.bfloat16,
    "i8": np.int8, "i16": np.int16, "i32": np.int32, "i64": np.int64,
    "ui8": np.uint8, "ui16": np.uint16, "ui32": np.uint32, "ui64": np.uint64,
    "i1": np.bool_, "complex<f32>": np.complex64, "complex<f64>": np.complex128}
MLIR = {np.dtype(v): k for k, v in DTYPES.items()}
NAMES = {
    "float": "f32", "double": "f64", "half": "f16", "bfloat16": "bf16",
    "int8": "i8", "int16": "i16", "int32": "i32", "int64": "i64",
    "uint8": "ui8", "uint16": "ui16", "uint32": "ui32", "uint64": "ui64",
    "bool": "i1"}
CODES = {tf.errors.InvalidArgumentError: "INVALID_ARGUMENT",
         tf.errors.InternalError: "INTERNAL"}
FLOATS = ["f32", "f64", "f16", "bf16"]
SIGNED = ["i8", "i16", "i32", "i64"]
UNSIGNED = ["ui8", "ui16", "ui32", "ui64"]
ALL = FLOATS + SIGNED + UNSIGNED + ["i1"]

random = np.random.RandomState(0)


def read_kernels():
    kernels = {}
    with open(KERNELS) as file:
        for line in file:
            op, device, dtypes = line.rstrip("\n").split("\t")[:3]
            if device != "CPU":
                continue
            for entry in dtypes.split(";"):
                name = NAMES.get(entry.removeprefix("T="))
                if entry.startswith("T=") and name:
                    kernels.setdefault(op, set()).add(name)
    return kernels


KERNEL_TYPES = read_kernels()


def types_of(op):
    return sorted(KERNEL_TYPES.get(op, []), key=ALL.index)


def tensor_type(shape, dtype):
    dims = "".join(("?" if d < 0 else str(d)) + "x" for d in shape)
    return "tensor<%s%s>" % (dims, MLIR[np.dtype(dtype)])


def dense(array):
    array = np.asarray(array)
    type = tensor_type(array.shape, array.dtype)
    if array.size == 0:
        return "dense<> : " + type
    if array.dtype == np.bool_:
        text = str(array.tolist()).lower()
        return "dense<%s> : %s" % (text, type)
    return 'dense<"0x%s"> : %s' % (array.tobytes().hex().upper(), type)


def attribute(value):
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return "%d : i64" % value
    if isinstance(value, float):
        return "%r : f32" % value
    return '"%s"' % value


class Recorder:
    """Collects the steps of one topic."""

    def __init__(self):
        self.steps = []

    def ask(self, op, inputs, attrs, variadic):
        arguments = dict(attrs)
        if variadic:
            arguments[inputs[0][0]] = [tf.constant(a) for _, a in inputs]
        else:
            arguments.update((k, tf.constant(a)) for k, a in inputs)
        results = getattr(tf.raw_ops, op)(**arguments)
        if not isinstance(results, (list, tuple)):
            results = [results]
        return [r.numpy() for r in results]

    def add(self, op, inputs, attrs=None, constants=(), dynamic=False,
            results=None, variadic=False, only_tf=None):
        """One step. `inputs`: (name, array) pairs; those named in `constants`
        are Consts. `only_tf`: attributes that tf ops do not carry. `results`:
        result types where an error is expected."""
        attrs = attrs or {}
        inputs = [(k, np.asarray(a)) for k, a in inputs]
        expected = None
        try:
            expected = self.ask(op, inputs, {**attrs, **(only_tf or {})},
                                variadic)
        except (tf.errors.NotFoundError, tf.errors.UnimplementedError):
            return
        except tf.errors.OpError as error:
            if "is not in the list of allowed values" in str(error):
                return
            if not results:
                raise
            code = CODES[type(error)]
        if expected is not None:
            results = [MLIR[e.dtype] for e in expected]
        body, operands, types, feeds, given = [], [], [], [], []
        for i, (name, array) in enumerate(inputs):
            unknown = dynamic and name not in constants
            kind = tensor_type([-1] * array.ndim if unknown else array.shape,
                               array.dtype)
            if name in constants:
                body.append("  %%%d = tf.Const {value = %s} : %s" %
                            (i, dense(array), kind))
            else:
                feeds.append("%%%d: %s" % (i, kind))
                given.append(dense(array))
            operands.append("%%%d" % i)
            types.append(kind)
        out = ["tensor<*x%s>" % r for r in results]
        names = ["%r"] if len(out) == 1 else [
            "%%r#%d" % i for i in range(len(out))]
        step = "%s_%d" % (op, len(self.steps))
        fetches = ", ".join('"r:%d"' % i for i in range(len(out)))
        head = "weir.step @%s(%s) -> (%s) attributes {feeds = [%s], " \
            "fetches = [%s], targets = [],\n  inputs = [%s],\n  %s} {" % (
                step, ", ".join(feeds), ", ".join(out),
                ", ".join('"x%d:0"' % i for i in range(len(feeds))), fetches,
                ", ".join(given),
                'fails = "%s"' % code if expected is None else
                "expected = [%s]" % ", ".join(map(dense, expected)))
        given_attrs = ", ".join(
            "%s = %s" % (k, attribute(v)) for k, v in attrs.items())
        call = "  %%r%s = tf.%s %s%s : (%s) -> (%s)" % (
            ":%d" % len(out) if len(out) > 1 else "", op, ", ".join(operands),
            " {%s}" % given_attrs if given_attrs else "", ", ".join(types),
            ", ".join(out))
        tail = "  weir.return %s : %s\n}" % (", ".join(names), ", ".join(out))
        self.steps.append("\n".join([head] + body + [call, tail]))

    def write(self, topic):
        with open(os.path.join(HERE, topic + ".mlir"), "w") as file:
            file.write("// RUN: weir-op-check %s\n")
            file.write("// TensorFlow's answers; made by record.py.\n\n")
            file.write("weir.program @%s {\n" % topic)
            file.write("\n".join(self.steps))
            file.write("\n}\n")
        print("%s: %d steps" % (topic, len(self.steps)))


SPECIAL = [0.0, -0.0, np.nan, np.inf, -np.inf, 1, -1, 0.5, -0.5, 1.5, 2.5,
           -1.5, 1e-4]


def floats(dtype, low=-3, high=3, special=True, count=20):
    values = random.uniform(low, high, count)
    if special:
        values[:len(SPECIAL)] = SPECIAL
    return values.astype(DTYPES[dtype])


def integers(dtype, low=None, high=None, count=20):
    info = np.iinfo(DTYPES[dtype])
    values = random.randint(max(info.min, -20 if low is None else low),
                            20 if high is None else high, count)
    values = values.astype(DTYPES[dtype])
    if low is None:
        values[:4] = [info.min, info.max, 0, 1]
    return values


def values(dtype, **options):
    if dtype == "i1":
        return random.rand(20) > 0.5
    if dtype in FLOATS:
        return floats(dtype, **options)
    return integers(dtype)


def matrix(dtype, *shape):
    if dtype in FLOATS:
        return random.uniform(-2, 2, shape).astype(DTYPES[dtype])
    return random.randint(0 if dtype in UNSIGNED else -20, 20, shape).astype(
        DTYPES[dtype])


UNARY = """Abs Neg Sign Square Sqrt Rsqrt Exp Expm1 Log Log1p Sin Cos Tan Asin
Acos Atan Sinh Cosh Tanh Asinh Acosh Atanh Sigmoid Erf Erfc Lgamma Digamma
Reciprocal Inv Floor Ceil Round Rint IsNan IsInf IsFinite LogicalNot Invert Relu
Relu6 Elu Selu Softplus Softsign Identity StopGradient Snapshot OnesLike
ZerosLike PopulationCount""".split()
FEATURES = ["Relu", "Relu6", "Elu", "Selu", "Softplus", "Softsign"]
FORWARD = ["Identity", "StopGradient", "Snapshot"]


def record_unary(r):
    for op in UNARY:
        name = "features" if op in FEATURES else (
            "input" if op in FORWARD else "x")
        types = types_of(op) or (["i1"] if op == "LogicalNot" else ALL)
        for type in types:
            array = values(type)
            if op == "Round" and type not in FLOATS:
                continue
            if op == "Erf" and type == "f64":
                array = array[np.isfinite(array)]
            r.add(op, [(name, array)])
        if "f32" in types:
            r.add(op, [(name, floats("f32", -30, 30, count=48).reshape(2, 24))],
                  dynamic=True)
            r.add(op, [(name, np.float32(0.7))])
            r.add(op, [(name, np.zeros((0, 3), np.float32))], dynamic=True)
    for type in FLOATS:
        r.add("LeakyRelu", [("features", values(type))], {"alpha": 0.3})
    r.add("CheckNumerics", [("tensor", np.float32([1, 2]))], {"message": "m"})
    for bad in (np.nan, np.inf):
        r.add("CheckNumerics", [("tensor", np.float32([1, bad]))],
              {"message": "m"}, results=["f32"])


def record_cast(r):
    edges = [0.5, -0.5, 1.9, -1.9, 100.5, np.nan, np.inf, -np.inf, 3e9, -3e9,
             1e10, 9.2e18, 1e19, 1.9e19, 1e25, -1e25]
    for source, target in itertools.product(ALL, ALL):
        array = values(source)
        if source in FLOATS and target not in FLOATS + ["i1"]:
            array = np.array(edges, DTYPES[source])
            if target not in ("i32", "i64", "ui64"):
                array = array[:5]
            if target in UNSIGNED and target != "ui64":
                array = np.abs(array)
        r.add("Cast", [("x", array)],
              only_tf={"DstT": tf.as_dtype(DTYPES[target])})
    for target in ("f16", "bf16"):
        r.add("Cast", [("x", floats("f32", -1000, 1000))], {"Truncate": True},
              only_tf={"DstT": tf.as_dtype(DTYPES[target])})


BINARY = """Add AddV2 Sub Mul Div RealDiv FloorDiv TruncateDiv FloorMod Mod
TruncateMod Pow Maximum Minimum SquaredDifference MulNoNan DivNoNan Xdivy Xlogy
Xlog1py Atan2 NextAfter Equal NotEqual Less LessEqual Greater GreaterEqual
ApproximateEqual LogicalAnd LogicalOr BitwiseAnd BitwiseOr BitwiseXor LeftShift
RightShift""".split()
DIVISIONS = ["FloorDiv", "Div", "TruncateDiv", "FloorMod", "Mod", "TruncateMod"]


def binary_operands(op, type):
    x, y = values(type), random.permutation(values(type))
    if type in FLOATS:
        if type == "f32":
            grid = np.float32(SPECIAL[:9])
            x = np.concatenate([np.repeat(grid, 9), x])
            y = np.concatenate([np.tile(grid, 9), y])
        return x, y
    if op in DIVISIONS:
        y = np.where(y == 0, y.dtype.type(3), y)
        if type in ("i32", "i64"):
            lowest = np.iinfo(x.dtype).min
            y = np.where((y == -1) & (x == lowest), y.dtype.type(3), y)
    if op == "Pow":
        return integers(type, -5, 6), integers(type, 0, 12)
    if "Shift" in op:
        y = integers(type, -70, 70)
    return x, y


def record_binary(r):
    for op in BINARY:
        names = {"Atan2": ("y", "x"), "NextAfter": ("x1", "x2")}.get(
            op, ("x", "y"))
        types = types_of(op) or (
            ["i1"] if op.startswith("Logical") else
            ["f32", "f64"] if op == "NextAfter" else ALL)
        for type in types:
            x, y = binary_operands(op, type)
            r.add(op, [(names[0], x), (names[1], y)])
        if op == "ApproximateEqual":
            continue
        type = "f32" if "f32" in types else types[0]

        def make(*shape):
            if type == "i1":
                return random.rand(*shape) > 0.5
            return np.asarray(random.uniform(1, 5, shape)).astype(DTYPES[type])

        for x, y, dynamic in (((2, 3, 4), (3, 1), False), ((4,), (), True),
                              ((2, 1, 4), (1, 3, 1), True),
                              ((0, 3), (3,), True)):
            r.add(op, [(names[0], make(*x)), (names[1], make(*y))],
                  dynamic=dynamic)
        r.add(op, [(names[0], make(2, 3)), (names[1], make(2, 4))],
              dynamic=True, results=[type])
    for op, type in itertools.product(DIVISIONS, ("i32", "i64")):
        r.add(op, [("x", np.array([1, 2, 3], DTYPES[type])),
                   ("y", np.array([1, 0, 2], DTYPES[type]))], results=[type])
    r.add("Pow", [("x", np.int32([1, 2, 3])), ("y", np.int32([1, -1, 2]))],
          results=["i32"])
    r.add("Equal", [("x", matrix("f32", 2, 3)), ("y", matrix("f32", 2, 4))],
          {"incompatible_shape_error": False})


def record_selection(r):
    for type in ("f32", "ui8", "i1"):
        x, y = values(type).reshape(2, 10), values(type).reshape(2, 10)
        for condition in (np.array([True, False]), np.array(True),
                          random.rand(2, 10) > 0.5):
            for dynamic in (False, True):
                r.add("Select", [("condition", condition), ("x", x), ("y", y)],
                      dynamic=dynamic)
    three = np.array(3, ml_dtypes.bfloat16)
    r.add("SelectV2", [("condition", random.rand(2, 1) > 0.5),
                       ("t", floats("bf16").reshape(2, 10)), ("e", three)],
          dynamic=True)
    for type in FLOATS + SIGNED:
        one, three = np.array(1, DTYPES[type]), np.array(3, DTYPES[type])
        for low, high in ((one, three), (three, one)):
            r.add("ClipByValue", [("t", values(type)),
                                  ("clip_value_min", low),
                                  ("clip_value_max", high)])
    for type in types_of("AddN"):
        for count in (1, 2, 5):
            r.add("AddN", [("inputs", values(type)) for _ in range(count)],
                  variadic=True)


def record_gradient(r):
    for op in ("TanhGrad", "SigmoidGrad", "SqrtGrad", "RsqrtGrad", "InvGrad",
               "ReciprocalGrad"):
        for type in types_of(op):
            r.add(op, [("y", values(type)),
                       ("dy", random.permutation(values(type)))])
    for op in ("ReluGrad", "Relu6Grad", "LeakyReluGrad", "SoftplusGrad",
               "SoftsignGrad", "EluGrad", "SeluGrad"):
        name = "outputs" if op in ("EluGrad", "SeluGrad") else "features"
        for type in types_of(op):
            if op == "LeakyReluGrad" and type not in FLOATS:
                continue
            r.add(op, [("gradients", values(type)),
                       (name, random.permutation(values(type)))])


REDUCTIONS = ["Sum", "Mean", "Prod", "Max", "Min", "EuclideanNorm", "All", "Any"]


def reduce(r, op, array, axes, keep=False, dynamic=False, results=None):
    r.add(op, [("input", array), ("axis", np.array(axes, np.int32))],
          {"keep_dims": keep}, constants=("axis",), dynamic=dynamic,
          results=results)


def record_reduction(r):
    for op in REDUCTIONS:
        types = ["i1"] if op in ("All", "Any") else types_of(op)
        for type in types:
            array = values(type, special=False) if type in FLOATS \
                else values(type)
            array = array[:12].reshape(2, 3, 2)
            for axes, keep in (([1], False), ([0, -1], True), ([], False),
                               (2, False), ([0, 1, 2], False)):
                reduce(r, op, array, axes, keep, type in ("f32", "i1"))
            if type in ("f32", "bf16", "i32", "i1"):
                reduce(r, op, np.zeros((3, 0), DTYPES[type]), [1])
                reduce(r, op, np.zeros((0, 3), DTYPES[type]), [1],
                       dynamic=True)
            if type in FLOATS:
                reduce(r, op, values(type).reshape(4, 5), [1])
    for axes in ([1], [0, 0]):
        reduce(r, "Sum", floats("f32"), axes, results=["f32"])
    for type in FLOATS:
        array = values(type, special=False)
        if type in types_of("L2Loss"):
            r.add("L2Loss", [("t", array.reshape(4, 5))])
        for dynamic in (False, True):
            r.add("Softmax", [("logits", array.reshape(2, 2, 5))],
                  dynamic=dynamic)
            r.add("LogSoftmax", [("logits", array.reshape(4, 5))],
                  dynamic=dynamic)
            for layout in ("NHWC", "NCHW"):
                r.add("BiasAddGrad",
                      [("out_backprop", array.reshape(2, 2, 5))],
                      {"data_format": layout}, dynamic=dynamic)
    large = floats("f32", -300, 300).reshape(4, 5)
    r.add("Softmax", [("logits", large)])
    r.add("LogSoftmax", [("logits", large)])
    r.add("Softmax", [("logits", np.zeros((2, 0), np.float32))])


def record_position(r):
    nan, inf = np.nan, np.inf
    for op in ("ArgMax", "ArgMin"):
        def add(array, axis, type=tf.int64, **options):
            r.add(op, [("input", array), ("dimension", np.int32(axis))],
                  constants=("dimension",), only_tf={"output_type": type},
                  **options)
        for type in ALL:
            for result in (tf.int32, tf.int64):
                add(values(type).reshape(4, 5), 1, result,
                    dynamic=type == "f32")
        add(np.float32([[nan, 1, 2], [1, nan, 2], [nan] * 3, [-inf] * 3,
                        [inf] * 3]), -1)
        add(random.randint(0, 3, (5, 7, 3)).astype(np.int32), 1)
        add(np.zeros((2, 0), np.float32), 1, dynamic=True, results=["i64"])
        add(np.zeros((0, 2), np.float32), 1, dynamic=True)
    for op in ("Cumsum", "Cumprod", "CumulativeLogsumexp"):
        types = FLOATS if op == "CumulativeLogsumexp" else types_of(op)

        def scan(array, axis, exclusive=False, reverse=False, dynamic=False):
            r.add(op, [("x", array), ("axis", np.int32(axis))],
                  {"exclusive": exclusive, "reverse": reverse},
                  constants=("axis",), dynamic=dynamic)
        for type in types:
            array = matrix(type, 2, 3, 2)
            for exclusive, reverse in itertools.product((False, True),
                                                        repeat=2):
                scan(array, 1, exclusive, reverse, type == "f32")
        scan(matrix("f32", 5, 4), -1)
        scan(np.zeros((3, 0), np.float32), -1, dynamic=True)


def record_product(r):
    flags = list(itertools.product((False, True), repeat=2))

    def multiply(op, x, y, names, adjoint, dynamic=False, results=None):
        r.add(op, [(names[0], x), (names[1], y)],
              dict(zip(adjoint, (False, False))), dynamic=dynamic,
              results=results)
    ab, transposes = ("a", "b"), ("transpose_a", "transpose_b")
    for type in types_of("MatMul"):
        for ta, tb in flags:
            r.add("MatMul", [
                ("a", matrix(type, *((5, 3) if ta else (3, 5)))),
                ("b", matrix(type, *((4, 5) if tb else (5, 4))))],
                {"transpose_a": ta, "transpose_b": tb}, dynamic=type == "f32")
    for x, y in (((3, 0), (0, 5)), ((0, 3), (3, 5))):
        multiply("MatMul", matrix("f32", *x), matrix("f32", *y), ab,
                 transposes, True)
    for dynamic in (False, True):
        multiply("MatMul", matrix("f32", 3, 5), matrix("f32", 4, 5), ab,
                 transposes, dynamic, ["f32"])
    batches = (((2,), (2,)), ((2, 1), (1, 3)), ((), (2,)), ((2,), ()),
               ((2, 3), (3,)))
    for type in types_of("BatchMatMulV2"):
        for (ta, tb), (bx, by) in itertools.product(flags, batches):
            if type not in ("f32", "bf16") and (ta, tb) != (True, False):
                continue
            r.add("BatchMatMulV2", [
                ("x", matrix(type, *bx, *((5, 3) if ta else (3, 5)))),
                ("y", matrix(type, *by, *((4, 5) if tb else (5, 4))))],
                {"adj_x": ta, "adj_y": tb}, dynamic=type == "f32")
    xy, adjoints = ("x", "y"), ("adj_x", "adj_y")
    multiply("BatchMatMul", matrix("f32", 2, 3, 5), matrix("f32", 2, 5, 4), xy,
             adjoints, True)
    r.add("BatchMatMulV3",
          [("x", matrix("i8", 2, 3, 5)), ("y", matrix("i8", 2, 5, 4))],
          {"adj_x": False, "adj_y": False}, only_tf={"Tout": tf.int32})
    equations = {
        "ij,jk->ik": [(2, 3), (3, 4)], "bij,bjk->bik": [(2, 3, 4), (2, 4, 5)],
        "ij->ji": [(2, 3)], "ii->i": [(3, 3)], "ii->": [(3, 3)],
        "i->ii": [(3,)], "ij->": [(2, 3)], "ijk->ik": [(2, 3, 4)],
        "i,j->ij": [(2,), (3,)], "i,i->": [(4,), (4,)],
        "...ij,...jk->...ik": [(2, 1, 3, 4), (5, 4, 6)],
        "abc,cde->abde": [(2, 3, 4), (4, 5, 6)],
        "bnth,bmth->btnm": [(2, 3, 4, 5), (2, 6, 4, 5)],
        "ij,j->i": [(3, 4), (4,)], "iij,jk->ki": [(2, 2, 3), (3, 4)],
        "i...->...": [(2, 3, 4)], "ijk,ilm->kl": [(2, 3, 4), (2, 5, 6)],
        "aij,jk->ik": [(2, 3, 4), (4, 5)],
        "abcd,aecd->acbe": [(2, 3, 4, 5), (2, 3, 4, 5)],
        "...a,...a->...": [(2, 3), (3,)]}
    for equation, shapes in equations.items():
        for dynamic in (False, True):
            r.add("Einsum", [("inputs", matrix("f32", *s)) for s in shapes],
                  {"equation": equation}, variadic=True, dynamic=dynamic)


def record_complex(r):
    def numbers(type, *shape):
        parts = random.uniform(-2, 2, (2,) + shape)
        return (parts[0] + 1j * parts[1]).astype(DTYPES[type])
    for type, part in (("complex<f32>", "f32"), ("complex<f64>", "f64")):
        for op in """Neg Square Reciprocal Inv Sqrt Rsqrt Exp Expm1 Log Log1p Sin
            Cos Tan Tanh Sigmoid Sign OnesLike ZerosLike""".split():
            r.add(op, [("x", numbers(type, 3, 4))], dynamic=op == "Exp")
        r.add("ComplexAbs", [("x", numbers(type, 6))],
              only_tf={"Tout": tf.as_dtype(DTYPES[part])})
        for op in ("Real", "Imag", "Angle", "Conj"):
            r.add(op, [("input", numbers(type, 6))], only_tf=None if
                  op == "Conj" else {"Tout": tf.as_dtype(DTYPES[part])})
        r.add("Complex", [("real", matrix(part, 2, 3)),
                          ("imag", matrix(part, 3))],
              only_tf={"Tout": tf.as_dtype(DTYPES[type])}, dynamic=True)
        for op in """Add AddV2 Sub Mul Div RealDiv Pow SquaredDifference MulNoNan
            DivNoNan Xdivy Xlogy Xlog1py Equal NotEqual""".split():
            x, y = numbers(type, 2, 4), numbers(type, 4)
            y[0], x[0, 1] = 0, 0
            if op == "Pow":
                y[0] = x[0, 1] = 1
            r.add(op, [("x", x), ("y", y)])
        for op in ("TanhGrad", "SigmoidGrad", "SqrtGrad", "RsqrtGrad",
                   "InvGrad", "ReciprocalGrad"):
            r.add(op, [("y", numbers(type, 6)), ("dy", numbers(type, 6))])
        r.add("SelectV2", [("condition", np.array([True, False])),
                           ("t", numbers(type, 3, 2)), ("e", numbers(type, 2))])
        r.add("AddN", [("inputs", numbers(type, 4)) for _ in range(3)],
              variadic=True)
        for target in ALL + ["complex<f32>", "complex<f64>"]:
            r.add("Cast", [("x", numbers(type, 6))],
                  only_tf={"DstT": tf.as_dtype(DTYPES[target])})
            r.add("Cast", [("x", matrix(target, 6) if target in ALL else
                            numbers(target, 6))],
                  only_tf={"DstT": tf.as_dtype(DTYPES[type])})
        for op in ("Sum", "Mean", "Prod"):
            reduce(r, op, numbers(type, 2, 3, 2), [0, 2], True, type[-3] == "3")
        for op in ("Cumsum", "Cumprod"):
            r.add(op, [("x", numbers(type, 2, 3)), ("axis", np.int32(1))],
                  {"exclusive": False, "reverse": True}, constants=("axis",))
        r.add("MatMul", [("a", numbers(type, 3, 2)), ("b", numbers(type, 3, 4))],
              {"transpose_a": True, "transpose_b": False})
        r.add("BatchMatMulV2", [("x", numbers(type, 2, 3, 2)),
                                ("y", numbers(type, 4, 3))],
              {"adj_x": True, "adj_y": True}, dynamic=True)


def record_loss(r):
    op = "SoftmaxCrossEntropyWithLogits"
    for type in FLOATS:
        for dynamic in (False, True):
            r.add(op, [("features", matrix(type, 4, 3)),
                       ("labels", np.abs(matrix(type, 4, 3)))],
                  dynamic=dynamic)
    r.add(op, [("features", matrix("f32", 4, 3)),
               ("labels", np.abs(matrix("f32", 1, 3)))])
    op = "Sparse" + op
    for type, index in itertools.product(FLOATS, (np.int32, np.int64)):
        r.add(op, [("features", matrix(type, 4, 3)),
                   ("labels", index([0, 2, 1, 1]))], dynamic=True)
    r.add(op, [("features", matrix("f32", 0, 3)),
               ("labels", np.zeros(0, np.int32))], dynamic=True)
    for labels in ([0, 2, 3, -1], [0, 2, -1, 1]):
        r.add(op, [("features", matrix("f32", 4, 3)),
                   ("labels", np.int64(labels))], dynamic=True,
              results=["f32", "f32"])


def main():
    topics = {name.removeprefix("record_"): function
              for name, function in globals().items()
              if name.startswith("record_")}
    for topic, function in topics.items():
        if len(sys.argv) > 1 and topic not in sys.argv[1:]:
            continue
        random.seed(sum(map(ord, topic)))
        recorder = Recorder()
        function(recorder)
        recorder.write(topic)


if __name__ == "__main__":
    main()
