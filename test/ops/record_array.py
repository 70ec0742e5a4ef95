#!/usr/bin/env python3
# Records TensorFlow's answers of array and image operations; record.py beside
# this says how. Writes <topic>.mlir:
#
#   TF_ENABLE_ONEDNN_OPTS=0 python3 test/ops/record_array.py [topic...]
#
# Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import itertools
import sys

import numpy as np
import tensorflow as tf

import record
from record import ALL, CODES, DTYPES, FLOATS, MLIR, dense, matrix, tensor_type
from record import types_of

# Operands whose sizes say the rank of a result: known early in any case.
FIXED = ["indices", "shape", "s0", "s1"]
IMAGE_FLOATS = ["f32", "f64", "f16", "bf16"]


def attribute(value):
    if isinstance(value, (list, tuple)):
        numbers = ", ".join(map(str, value))
        return "array<i64: %s>" % numbers if value else "array<i64>"
    return record.attribute(value)


class Recorder(record.Recorder):
    """As record.Recorder, for ops that take lists of tensors among others."""

    def add(self, op, inputs, attrs=None, constants=(), dynamic=False,
            results=None, only_tf=None):
        attrs = attrs or {}
        arguments = {**attrs, **(only_tf or {})}
        flat = []
        for name, value in inputs:
            if isinstance(value, list):
                value = [np.asarray(v) for v in value]
                arguments[name] = [tf.constant(v) for v in value]
                flat += [(name, v) for v in value]
            else:
                value = np.asarray(value)
                arguments[name] = tf.constant(value)
                flat.append((name, value))
        expected = None
        try:
            expected = getattr(tf.raw_ops, op)(**arguments)
        except (tf.errors.NotFoundError, tf.errors.UnimplementedError):
            return
        except tf.errors.OpError as error:
            if "is not in the list of allowed values" in str(error):
                return
            if not results:
                raise
            code = CODES[type(error)]
        if expected is not None:
            if not isinstance(expected, (list, tuple)):
                expected = [expected]
            expected = [e.numpy() for e in expected]
            results = [MLIR[e.dtype] for e in expected]
        if expected is not None and any(e.size > 400 for e in expected):
            raise ValueError("too large an answer of " + op)
        self.step(op, flat, attrs, constants, dynamic, results, expected,
                  None if expected is not None else code)

    def step(self, op, flat, attrs, constants, dynamic, results, expected,
             code):
        body, operands, types, feeds, given = [], [], [], [], []
        for i, (name, array) in enumerate(flat):
            unknown = dynamic and name not in constants and name not in FIXED
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
        count = len(out)
        names = ["%r"] if count == 1 else ["%%r#%d" % i for i in range(count)]
        head = "weir.step @%s_%d(%s) -> (%s) attributes {feeds = [%s], " \
            "fetches = [%s], targets = [],\n  inputs = [%s],\n  %s} {" % (
                op, len(self.steps), ", ".join(feeds), ", ".join(out),
                ", ".join('"x%d:0"' % i for i in range(len(feeds))),
                ", ".join('"r:%d"' % i for i in range(count)),
                ", ".join(given),
                'fails = "%s"' % code if expected is None else
                "expected = [%s]" % ", ".join(map(dense, expected)))
        given_attrs = ", ".join(
            "%s = %s" % (k, attribute(v)) for k, v in attrs.items())
        call = "  %%r%s = tf.%s %s%s : (%s) -> (%s)" % (
            ":%d" % count if count > 1 else "", op, ", ".join(operands),
            " {%s}" % given_attrs if given_attrs else "", ", ".join(types),
            ", ".join(out))
        tail = "  weir.return %s : %s\n}" % (", ".join(names), ", ".join(out))
        self.steps.append("\n".join([head] + body + [call, tail]))

    def both(self, *arguments, **options):
        """With sizes known early, and late."""
        self.add(*arguments, **options)
        self.add(*arguments, dynamic=True, **options)


def ramp(dtype, *shape):
    """Different numbers, small enough to be exact in every type."""
    count = int(np.prod(shape))
    if dtype == "i1":
        return (np.arange(count) % 3 == 0).reshape(shape)
    return (np.arange(count) % 100).reshape(shape).astype(DTYPES[dtype])


i32, i64, f32 = np.int32, np.int64, np.float32


def record_views(r):
    for type in ALL:
        x = ramp(type, 2, 3, 4)
        r.add("Reshape", [("tensor", x), ("shape", i32([4, -1]))],
              constants=["shape"], dynamic=True)
        r.add("Squeeze", [("input", ramp(type, 1, 3, 1))],
              only_tf={"axis": []})
        r.add("BroadcastTo", [("input", ramp(type, 3, 1)),
                              ("shape", i32([2, 3, 4]))], constants=["shape"])
        r.add("Fill", [("dims", i32([2, 3])), ("value", ramp(type, 2)[1])],
              constants=["dims"])
    x = ramp("f32", 2, 3, 4)
    for shape in ([24], [-1], [2, -1, 2], [3, 8], [1, 2, 3, 4, 1], [4, 3, 2]):
        r.both("Reshape", [("tensor", x), ("shape", i32(shape))],
               constants=["shape"])
    r.add("Reshape", [("tensor", x), ("shape", i64([6, -1]))], dynamic=False)
    r.add("Reshape", [("tensor", x), ("shape", i64([6, 4]))], dynamic=False)
    for shape in ([5, 5], [-1, 7]):
        r.both("Reshape", [("tensor", x), ("shape", i32(shape))],
               constants=["shape"], results=["f32"])
    r.add("Reshape", [("tensor", x), ("shape", i32([5, 5]))], results=["f32"])
    r.both("Reshape", [("tensor", ramp("f32", 0, 3)), ("shape", i32([-1, 3]))],
           constants=["shape"])
    r.both("Reshape", [("tensor", np.float32(3)), ("shape", i32([1, 1]))],
           constants=["shape"])
    r.both("Reshape", [("tensor", ramp("f32", 1, 1)), ("shape", i32([]))],
           constants=["shape"])
    for axis in (0, 1, -1, 2, -3):
        r.both("ExpandDims", [("input", ramp("f32", 2, 3)), ("axis", i32(axis))],
               constants=["axis"])
    r.both("EnsureShape", [("input", ramp("f32", 2, 3))], {"shape": [-1, 3]})
    r.both("EnsureShape", [("input", ramp("f32", 2, 3))], {"shape": [-1, 4]},
           results=["f32"])
    for type in ("i32", "i64"):
        out = {"out_type": tf.as_dtype(DTYPES[type])}
        r.both("Shape", [("input", x)], only_tf=out)
        r.both("Size", [("input", x)], only_tf=out)
    r.both("Rank", [("input", x)])
    r.both("ShapeN", [("input", [x, ramp("f32", 5)])])
    r.both("BroadcastArgs", [("s0", i32([3, 1])), ("s1", i32([2, 1, 4]))])
    r.both("BroadcastTo", [("input", ramp("f32", 2, 1)), ("shape", i32([2, 5]))],
           constants=["shape"])
    r.add("BroadcastTo", [("input", ramp("f32", 2, 1)), ("shape", i32([2, 5]))])
    r.add("BroadcastTo", [("input", ramp("f32", 2, 3)), ("shape", i32([2, 5]))],
          results=["f32"])
    r.add("Fill", [("dims", i32([2, 3])), ("value", f32(2.5))])
    r.add("Fill", [("dims", i32([-2, 3])), ("value", f32(2.5))],
          results=["f32"])
    for a, b, c in ((0, 5, 1), (2, 11, 3), (5, 0, -1), (5, 0, -2), (0, 0, 1)):
        for type in ("i32", "i64", "f32", "f64"):
            d = DTYPES[type]
            names = ["start", "limit", "delta"]
            r.add("Range", list(zip(names, (d(a), d(b), d(c)))),
                  constants=names)
            if type == "i32":
                r.add("Range", list(zip(names, (d(a), d(b), d(c)))))
    r.add("Range", [("start", i32(5)), ("limit", i32(0)), ("delta", i32(1))],
          results=["i32"])
    for n in (1, 2, 5):
        for type in ("f32", "f64"):
            d = DTYPES[type]
            r.add("LinSpace", [("start", d(1)), ("stop", d(4)), ("num", i32(n))],
                  constants=["num"])
    r.add("LinSpace", [("start", f32(1)), ("stop", f32(4)), ("num", i32(4))])
    r.add("InvertPermutation", [("x", i32([2, 0, 1]))], constants=["x"])
    r.both("ConcatOffset", [("concat_dim", i32(1)),
                            ("shape", [i32([2, 3]), i32([2, 5])])],
           constants=["concat_dim"])
    for a, b in (("f32", "i32"), ("i32", "f32"), ("f64", "i32"), ("i32", "f64"),
                 ("i8", "i32"), ("i64", "ui8"), ("f16", "bf16"),
                 ("ui32", "i32"), ("f32", "f16")):
        n = np.dtype(DTYPES[b]).itemsize // np.dtype(DTYPES[a]).itemsize
        array = record.values(a)[:12].reshape((-1, n) if n > 1 else (2, 6))
        r.both("Bitcast", [("input", array)],
               only_tf={"type": tf.as_dtype(DTYPES[b])})
    r.both("IdentityN", [("input", [x, i32([1])])])


def record_slicing(r):
    for type in ALL:
        x = ramp(type, 4, 5)
        r.add("Slice", [("input", x), ("begin", i32([1, 0])),
                        ("size", i32([2, -1]))], constants=["begin", "size"],
              dynamic=True)
        strided(r, x, [0, -1], [0, -4], [1, -2], begin_mask=1, end_mask=1)
        r.add("Pack", [("values", [x, x])], {"axis": 1})
        r.add("Unpack", [("value", x)], {"axis": 1, }, only_tf={"num": 5})
        r.add("ConcatV2", [("values", [x, x]), ("axis", i32(-1))],
              constants=["axis"], dynamic=True)
        r.add("Split", [("axis", i32(1)), ("value", ramp(type, 2, 6))],
              constants=["axis"], only_tf={"num_split": 3})
    x = ramp("f32", 4, 5, 3)
    for begin, size in (([0, 0, 0], [4, 5, 3]), ([1, 2, 0], [2, 3, -1]),
                        ([4, 0, 0], [0, 5, 3])):
        operands = [("input", x), ("begin", i32(begin)), ("size", i64(size))]
        operands[1] = ("begin", i64(begin))
        r.both("Slice", operands, constants=["begin", "size"])
        r.add("Slice", operands)
    for begin, size in (([1, 0], [5, 1]), ([-1, 0], [1, 1]), ([5, 0], [0, 1]),
                        ([0, 0], [-2, 1])):
        operands = [("input", ramp("f32", 4, 5)), ("begin", i32(begin)),
                    ("size", i32(size))]
        r.add("Slice", operands, constants=["begin", "size"], results=["f32"])
        r.add("Slice", operands, results=["f32"])
    strided(r, x, [1], [3], [1])
    strided(r, x, [1], [0], [1], shrink_axis_mask=1)
    strided(r, x, [-1], [0], [1], shrink_axis_mask=1)
    strided(r, x, [0, 1], [0, 2], [1, 1], begin_mask=1, end_mask=1,
            shrink_axis_mask=2)
    strided(r, x, [0, 1], [0, 2], [1, 1], ellipsis_mask=1)
    strided(r, x, [0, 0, 1], [0, 0, 2], [1, 1, 1], ellipsis_mask=1,
            new_axis_mask=2)
    strided(r, x, [0, 1, 0, 2], [0, 4, 0, 9], [1, 2, 1, 1], new_axis_mask=1,
            begin_mask=4, end_mask=4)
    strided(r, x, [-2, 4, -1], [9, -9, -3], [1, -1, -1])
    strided(r, x, [3], [1], [1])
    strided(r, x, [3], [1], [-1])
    strided(r, x, [100, -100], [-100, 100], [-2, 3])
    strided(r, x, [0, 0, 0], [4, 5, 3], [3, 2, 2])
    strided(r, x, [0, 2, 1], [0, 3, 2], [1, 1, 1], ellipsis_mask=1,
            shrink_axis_mask=6)
    strided(r, x, [4], [5], [1], shrink_axis_mask=1, results=["f32"])
    strided(r, x, [-5], [5], [1], shrink_axis_mask=1, results=["f32"])
    for attrs in ({}, {"shrink_axis_mask": 2}, {"new_axis_mask": 1}):
        dy = tf.raw_ops.StridedSlice(input=x, begin=[0, 1], end=[4, 2],
                                     strides=[1, 1], **attrs).numpy()
        r.both("StridedSliceGrad", [
            ("shape", i32(x.shape)), ("begin", i32([0, 1])),
            ("end", i32([4, 2])), ("strides", i32([1, 1])), ("dy", dy)],
            attrs, constants=["shape", "begin", "end", "strides"])
    for b, e, s in (([0, 1], [4, 5], [2, 3]), ([-1, 4], [0, 0], [-1, -2])):
        dy = tf.raw_ops.StridedSlice(input=x, begin=b, end=e,
                                     strides=s).numpy()
        r.both("StridedSliceGrad", [
            ("shape", i32(x.shape)), ("begin", i32(b)), ("end", i32(e)),
            ("strides", i32(s)), ("dy", dy)],
            constants=["shape", "begin", "end", "strides"])
    for axis in (0, 1, 2, -1):
        r.both("Unpack", [("value", ramp("f32", 3, 3, 3))], {"axis": axis},
               only_tf={"num": 3})
        r.both("Pack", [("values", [ramp("f32", 2, 3), matrix("f32", 2, 3)])],
               {"axis": axis if axis < 2 else 2})
    r.both("Pack", [("values", [i32(3), i32(4)])])
    r.both("Split", [("axis", i32(0)), ("value", ramp("f32", 4, 3))],
           constants=["axis"], only_tf={"num_split": 2})
    r.both("Split", [("axis", i32(0)), ("value", ramp("f32", 4, 3))],
           constants=["axis"], only_tf={"num_split": 3},
           results=["f32"] * 3)
    for sizes in ([1, 3], [0, 4], [-1, 1], [2, -1]):
        r.both("SplitV", [("value", ramp("f32", 4, 3)),
                          ("size_splits", i32(sizes)), ("axis", i32(0))],
               constants=["axis", "size_splits"], only_tf={"num_split": 2})
    r.add("SplitV", [("value", ramp("f32", 4, 3)), ("size_splits", i32([1, 3])),
                     ("axis", i32(0))], constants=["axis"],
          only_tf={"num_split": 2})
    r.both("SplitV", [("value", ramp("f32", 4, 3)),
                      ("size_splits", i32([1, 2])), ("axis", i32(0))],
           constants=["axis", "size_splits"], only_tf={"num_split": 2},
           results=["f32"] * 2)
    parts = [ramp("f32", 2, 3), matrix("f32", 2, 1), matrix("f32", 2, 0)]
    r.both("ConcatV2", [("values", parts), ("axis", i32(1))],
           constants=["axis"])
    r.both("Concat", [("concat_dim", i32(1)), ("values", parts)],
           constants=["concat_dim"])
    r.both("ConcatV2", [("values", [ramp("f32", 2, 3), ramp("f32", 3, 3)]),
                        ("axis", i32(1))], constants=["axis"],
           results=["f32"])


def strided(r, x, begin, end, strides, results=None, **attrs):
    operands = [("input", x), ("begin", i32(begin)), ("end", i32(end)),
                ("strides", i32(strides))]
    names = ["begin", "end", "strides"]
    r.both("StridedSlice", operands, attrs, constants=names, results=results)
    r.add("StridedSlice", operands, attrs, constants=["strides"],
          dynamic=False, results=results)


def record_padding(r):
    for type in ALL:
        x = ramp(type, 2, 3)
        pads = i32([[1, 0], [2, 1]])
        r.add("Pad", [("input", x), ("paddings", pads)],
              constants=["paddings"], dynamic=True)
        r.add("PadV2", [("input", x), ("paddings", pads),
                        ("constant_values", ramp(type, 2)[1])],
              constants=["paddings"], dynamic=True)
        for mode in ("REFLECT", "SYMMETRIC"):
            r.add("MirrorPad", [("input", x), ("paddings", pads)],
                  {"mode": mode}, constants=["paddings"], dynamic=True)
        r.add("Tile", [("input", x), ("multiples", i32([2, 3]))],
              constants=["multiples"])
        r.add("Transpose", [("x", ramp(type, 2, 3, 4)), ("perm", i32([2, 0, 1]))],
              constants=["perm"], dynamic=True)
        r.add("ReverseV2", [("tensor", x), ("axis", i32([1]))],
              constants=["axis"], dynamic=True)
        r.add("DepthToSpace", [("input", ramp(type, 1, 2, 3, 8))],
              {"block_size": 2})
        r.add("SpaceToDepth", [("input", ramp(type, 1, 4, 2, 3))],
              {"block_size": 2}, dynamic=True)
    r.add("Pad", [("input", ramp("f32", 2, 3)),
                  ("paddings", i64([[1, 0], [2, 1]]))])
    r.add("Pad", [("input", ramp("f32", 2, 3)),
                  ("paddings", i64([[1, -1], [2, 1]]))], results=["f32"])
    r.both("MirrorPad", [("input", ramp("f32", 2, 3)),
                         ("paddings", i32([[2, 0], [0, 0]]))],
           {"mode": "REFLECT"}, constants=["paddings"], results=["f32"])
    for mode in ("REFLECT", "SYMMETRIC"):
        r.both("MirrorPadGrad", [("input", matrix("f32", 6, 7)),
                                 ("paddings", i32([[1, 1], [2, 0]]))],
               {"mode": mode}, constants=["paddings"])
    r.both("Tile", [("input", ramp("f32", 2, 3)), ("multiples", i32([1, 2]))],
           constants=["multiples"])
    r.add("Tile", [("input", ramp("f32", 2, 3)), ("multiples", i32([3, 2]))])
    r.both("Tile", [("input", ramp("f32", 2, 3)), ("multiples", i32([0, 2]))],
           constants=["multiples"])
    for perm in ([0, 1, 2], [1, 0, 2], [2, 1, 0]):
        r.both("Transpose", [("x", ramp("f32", 2, 1, 4)), ("perm", i64(perm))],
               constants=["perm"])
    r.both("ConjugateTranspose", [("x", ramp("f32", 2, 3)),
                                  ("perm", i64([1, 0]))], constants=["perm"])
    r.both("Reverse", [("tensor", ramp("f32", 2, 3)),
                       ("dims", np.array([True, False]))], constants=["dims"])
    r.both("ReverseV2", [("tensor", ramp("f32", 2, 3)), ("axis", i32([0, -1]))],
           constants=["axis"])
    for block, pads, shape in (([2, 2], [[0, 0], [0, 0]], [1, 4, 4, 2]),
                               ([2, 3], [[1, 1], [0, 1]], [2, 4, 5, 1]),
                               ([2], [[1, 2]], [2, 5, 3])):
        r.both("SpaceToBatchND", [
            ("input", ramp("f32", *shape)), ("block_shape", i32(block)),
            ("paddings", i32(pads))], constants=["block_shape", "paddings"])
    for block, crops, shape in (([2, 2], [[0, 0], [0, 0]], [4, 2, 2, 2]),
                                ([2, 3], [[1, 1], [0, 1]], [6, 3, 2, 1]),
                                ([2], [[1, 2]], [4, 4, 3])):
        r.both("BatchToSpaceND", [
            ("input", ramp("f32", *shape)), ("block_shape", i32(block)),
            ("crops", i32(crops))], constants=["block_shape", "crops"])
    r.both("SpaceToBatch", [("input", ramp("f32", 1, 4, 2, 2)),
                            ("paddings", i32([[1, 1], [0, 0]]))],
           {"block_size": 2}, constants=["paddings"])
    r.both("BatchToSpace", [("input", ramp("f32", 4, 2, 2, 1)),
                            ("crops", i32([[1, 0], [0, 1]]))],
           {"block_size": 2}, constants=["crops"])


def record_indexing(r):
    for type in ALL:
        p = ramp(type, 5, 4)
        for index in (i32, i64):
            r.add("GatherV2", [("params", p), ("indices", index([3, 0, 4])),
                               ("axis", i32(0))], constants=["axis"],
                  dynamic=True)
        r.add("GatherNd", [("params", p), ("indices", i32([[3], [1]]))],
              dynamic=True)
        indices = i32([[1], [3], [1]])
        updates = matrix(type, 3, 2) if type != "i1" else ramp(type, 3, 2)
        r.add("ScatterNd", [("indices", indices), ("updates", updates),
                            ("shape", i32([5, 2]))], constants=["shape"],
              dynamic=True)
        for op in ("Update", "Add", "Sub", "Max", "Min"):
            if type == "i1" and op != "Update":
                continue
            r.add("TensorScatter" + op, [
                ("tensor", ramp(type, 5, 2)), ("indices", indices),
                ("updates", updates)], dynamic=True)
        if type != "i1":
            for op in ("Sum", "Prod", "Max", "Min"):
                r.add("UnsortedSegment" + op, [
                    ("data", matrix(type, 5, 2)),
                    ("segment_ids", i32([2, 0, -1, 2, 0])),
                    ("num_segments", i32(4))], constants=["num_segments"],
                    dynamic=True)
            for op in ("Sum", "Mean", "Prod", "Max", "Min"):
                r.add("Segment" + op, [("data", matrix(type, 5, 2)),
                                       ("segment_ids", i32([0, 0, 2, 2, 3]))],
                      constants=["segment_ids"])
        r.add("OneHot", [("indices", i32([1, 7, -1, 2])), ("depth", i32(3)),
                         ("on_value", ramp(type, 2)[1]),
                         ("off_value", ramp(type, 2)[0])],
              constants=["depth"], dynamic=True)
        r.add("ReverseSequence", [("input", ramp(type, 2, 4, 3)),
                                  ("seq_lengths", i64([3, 1]))],
              {"seq_dim": 1, "batch_dim": 0}, dynamic=True)
    p = ramp("f32", 2, 3, 4)
    for axis, batch, indices in ((0, 0, [1, 0]), (1, 0, [[2, 0], [1, 1]]),
                                 (2, 0, 3), (-1, 0, []), (1, 1, [[2, 0], [1, 1]]),
                                 (2, 1, [[2, 0], [1, 1]]),
                                 (2, 2, [[1, 2, 3], [0, 1, 2]])):
        r.both("GatherV2", [("params", p), ("indices", i32(indices)),
                            ("axis", i32(axis))], {"batch_dims": batch},
               constants=["axis"])
    r.both("Gather", [("params", p), ("indices", i64([[1, 0]]))])
    for bad in ([0, 5], [-1, 0]):
        r.both("GatherV2", [("params", ramp("f32", 5, 4)),
                            ("indices", i32(bad)), ("axis", i32(0))],
               constants=["axis"], results=["f32"])
        r.both("GatherNd", [("params", ramp("f32", 5, 5)),
                            ("indices", i32([bad]))], results=["f32"])
        r.both("ScatterNd", [("indices", i32([bad])), ("updates", f32([1])),
                             ("shape", i32([5, 5]))], constants=["shape"],
               results=["f32"])
        r.both("TensorScatterUpdate", [
            ("tensor", ramp("f32", 5, 5)), ("indices", i32([bad])),
            ("updates", f32([1]))], results=["f32"])
    r.both("GatherV2", [("params", ramp("f32", 0, 4)), ("indices", i32([0])),
                        ("axis", i32(0))], constants=["axis"],
           results=["f32"])
    for indices in ([[0, 1, 2], [1, 2, 3]], [[[0], [1]]], [1, 1]):
        r.both("GatherNd", [("params", p), ("indices", i32(indices))])
    r.add("ScatterNd", [("indices", i64([[0, 1], [1, 0], [0, 1]])),
                        ("updates", f32([1, 2, 3])), ("shape", i64([2, 2]))])
    r.add("UnsortedSegmentSum", [
        ("data", matrix("f32", 2, 3)), ("segment_ids", i32([[0, 1, 0],
                                                            [2, 1, -1]])),
        ("num_segments", i32(3))])
    r.add("UnsortedSegmentSum", [
        ("data", matrix("f32", 3)), ("segment_ids", i32([0, 1, 4])),
        ("num_segments", i32(3))], results=["f32"])
    for ids in ([1, 0, 2], [-1, 0, 1]):
        r.add("SegmentSum", [("data", matrix("f32", 3)),
                             ("segment_ids", i32(ids))],
              constants=["segment_ids"], results=["f32"])
    for axis in (0, 1, 2):
        r.both("OneHot", [("indices", ramp("i64", 2, 2)), ("depth", i32(3)),
                          ("on_value", f32(5)), ("off_value", f32(-1))],
               {"axis": axis}, constants=["depth"])
    r.add("OneHot", [("indices", i32([1, 2])), ("depth", i32(4)),
                     ("on_value", f32(1)), ("off_value", f32(0))])
    r.add("ReverseSequence", [("input", ramp("f32", 3, 2, 4)),
                              ("seq_lengths", i32([2, 0, 4]))],
          {"seq_dim": 2, "batch_dim": 0})
    r.add("ReverseSequence", [("input", ramp("f32", 2, 4)),
                              ("seq_lengths", i32([2, 5]))],
          {"seq_dim": 1, "batch_dim": 0}, results=["f32"])
    predictions = f32([[0.1, 0.3, 0.3, 0.2], [4, 3, 2, 1],
                       [1, np.nan, 2, 3], [1, 2, 3, np.inf]])
    for targets in ([1, 2, 0, 3], [2, 3, 2, 0], [5, -1, 3, 2]):
        for k in (1, 2, 3):
            r.add("InTopKV2", [("predictions", predictions),
                               ("targets", i32(targets)), ("k", i32(k))])
        r.both("InTopK", [("predictions", predictions),
                          ("targets", i64(targets))], {"k": 2})


def record_diagonals(r):
    for type in ALL:
        r.add("Diag", [("diagonal", ramp(type, 3))])
        r.add("DiagPart", [("input", ramp(type, 3, 3))])
        r.add("MatrixDiag", [("diagonal", ramp(type, 2, 3))], dynamic=True)
        r.add("MatrixDiagPart", [("input", ramp(type, 2, 3, 4))], dynamic=True)
        r.add("MatrixBandPart", [("input", ramp(type, 2, 3, 4)),
                                 ("num_lower", i64(1)), ("num_upper", i64(0))],
              constants=["num_lower", "num_upper"])
        r.add("MatrixSetDiag", [("input", ramp(type, 3, 4)),
                                ("diagonal", ramp(type, 3))], dynamic=True)
    r.both("Diag", [("diagonal", ramp("f32", 2, 3))])
    r.both("DiagPart", [("input", ramp("f32", 2, 3, 2, 3))])
    for lower, upper in ((0, 0), (-1, 0), (0, -1), (1, 2), (-1, -1)):
        operands = [("input", matrix("f32", 4, 5)), ("num_lower", i64(lower)),
                    ("num_upper", i64(upper))]
        r.both("MatrixBandPart", operands,
               constants=["num_lower", "num_upper"])
        r.add("MatrixBandPart", operands)
    for align in ("RIGHT_LEFT", "LEFT_RIGHT", "LEFT_LEFT", "RIGHT_RIGHT"):
        for k, shape in (((-1, 1), (3, 3)), ((0, 2), (3, 3)),
                         ((-2, -1), (2, 3)), ((1, 1), (3,)), ((-1, -1), (3,)),
                         ((0, 0), (2, 3))):
            key = i32(k) if k[0] != k[1] else i32(k[0])
            for rows, columns in ((-1, -1), (5, 6)):
                r.add("MatrixDiagV3", [
                    ("diagonal", matrix("f32", *shape)), ("k", key),
                    ("num_rows", i32(rows)), ("num_cols", i32(columns)),
                    ("padding_value", f32(9))], {"align": align},
                    constants=["k", "num_rows", "num_cols"],
                    dynamic=rows > 0, results=["f32"])
        for k in ((-1, 1), (0, 2), (-2, -1), (1, 1), (-1, -1)):
            key = i32(k) if k[0] != k[1] else i32(k[0])
            m = matrix("f32", 2, 3, 4)
            part = [("input", m), ("k", key), ("padding_value", f32(9))]
            r.both("MatrixDiagPartV3", part, {"align": align},
                   constants=["k"])
            diagonal = tf.raw_ops.MatrixDiagPartV3(
                input=m, k=key, padding_value=9.0, align=align).numpy()
            r.both("MatrixSetDiagV3", [("input", matrix("f32", 2, 3, 4)),
                                       ("diagonal", diagonal), ("k", key)],
                   {"align": align}, constants=["k"])
    r.add("MatrixDiagV2", [
        ("diagonal", matrix("f32", 3, 3)), ("k", i32([-1, 1])),
        ("num_rows", i32(-1)), ("num_cols", i32(-1)),
        ("padding_value", f32(9))], constants=["k", "num_rows", "num_cols"])
    r.add("MatrixDiagPartV2", [("input", matrix("f32", 3, 4)),
                               ("k", i32([-1, 1])), ("padding_value", f32(9))],
          constants=["k"])
    r.add("MatrixSetDiagV2", [("input", matrix("f32", 3, 4)),
                              ("diagonal", matrix("f32", 3)), ("k", i32(1))],
          constants=["k"])


def record_convolution(r):
    for type in types_of("BiasAdd"):
        r.add("BiasAdd", [("value", matrix(type, 2, 3, 4)),
                          ("bias", matrix(type, 4))], dynamic=True)
    r.both("BiasAdd", [("value", matrix("f32", 2, 4, 3, 2)),
                       ("bias", matrix("f32", 4))], {"data_format": "NCHW"})
    r.both("BiasAddV1", [("value", matrix("f32", 2, 4)),
                         ("bias", matrix("f32", 4))])
    r.both("BiasAdd", [("value", matrix("f32", 2, 4)),
                       ("bias", matrix("f32", 3))], results=["f32"])
    for type in ("f32", "f64", "f16", "bf16", "i32"):
        r.add("Conv2D", [("input", matrix(type, 1, 5, 4, 3)),
                         ("filter", matrix(type, 3, 2, 3, 2))],
              {"strides": [1, 1, 1, 1], "padding": "SAME"}, dynamic=True)
    for type in IMAGE_FLOATS:
        r.add("DepthwiseConv2dNative", [
            ("input", matrix(type, 1, 5, 4, 3)),
            ("filter", matrix(type, 3, 2, 3, 1))],
            {"strides": [1, 1, 1, 1], "padding": "SAME"}, dynamic=True)
    cases = [dict(padding=p, strides=[1, s, s, 1], dilations=[1, d, d, 1])
             for p, s, d in itertools.product(("SAME", "VALID"), (1, 2, 3),
                                              (1, 2)) if s == 1 or d == 1]
    cases.append(dict(padding="EXPLICIT", strides=[1, 2, 1, 1],
                      explicit_paddings=[0, 0, 1, 2, 0, 1, 0, 0]))
    for attrs in cases:
        filter = ("filter", matrix("f32", 3, 2, 2, 3))
        r.both("Conv2D", [("input", matrix("f32", 2, 7, 6, 2)), filter], attrs,
               constants=["filter"])
        if attrs["padding"] != "EXPLICIT":
            r.both("DepthwiseConv2dNative",
                   [("input", matrix("f32", 1, 7, 6, 2)), filter], attrs,
                   constants=["filter"])
    r.add("Conv2D", [("input", matrix("f32", 1, 4, 4, 6)),
                      ("filter", matrix("f32", 2, 2, 3, 4))],
           {"strides": [1, 1, 1, 1], "padding": "SAME"}, constants=["filter"])
    r.both("Conv2D", [("input", matrix("f32", 0, 4, 4, 3)),
                      ("filter", matrix("f32", 2, 2, 3, 4))],
           {"strides": [1, 1, 1, 1], "padding": "SAME"}, constants=["filter"])
    r.both("Conv2D", [("input", matrix("f32", 1, 4, 4, 3)),
                      ("filter", matrix("f32", 2, 2, 2, 4))],
           {"strides": [1, 1, 1, 1], "padding": "SAME"}, results=["f32"])
    for padding, stride, kernel, rows, columns in itertools.product(
            ("SAME", "VALID"), (1, 2, 3), (1, 2, 3), (6,), (7,)):
        attrs = dict(padding=padding, strides=[1, stride, stride, 1])
        x = matrix("f32", 2, rows, columns, 2)
        for op, f in (("Conv2D", matrix("f32", kernel, 3, 2, 3)),
                      ("DepthwiseConv2dNative", matrix("f32", kernel, 3, 2, 2))):
            if op != "Conv2D" and stride == 3:
                continue
            y = getattr(tf.raw_ops, op)(input=x, filter=f, **attrs)
            dy = matrix("f32", *y.shape)
            back = op + "BackpropInput" if op != "Conv2D" else \
                "Conv2DBackpropInput"
            dynamic = kernel != 2
            r.add(back, [("input_sizes", i32(x.shape)), ("filter", f),
                         ("out_backprop", dy)], attrs,
                  constants=["input_sizes", "filter"], dynamic=dynamic)
            r.add(back.replace("Input", "Filter"), [
                ("input", x), ("filter_sizes", i32(f.shape)),
                ("out_backprop", dy)], attrs, constants=["filter_sizes"],
                dynamic=dynamic)
    r.add("Conv2DBackpropInput", [
        ("input_sizes", i32([1, 5, 4, 2])), ("filter", matrix("f32", 3, 2, 2, 3)),
        ("out_backprop", matrix("f32", 1, 3, 3, 3))],
        {"padding": "EXPLICIT", "strides": [1, 2, 2, 1],
         "explicit_paddings": [0, 0, 2, 1, 1, 1, 0, 0]},
        constants=["input_sizes"])
    for type in IMAGE_FLOATS:
        r.add("Conv2DBackpropInput", [
            ("input_sizes", i32([1, 4, 4, 2])),
            ("filter", matrix(type, 2, 2, 2, 3)),
            ("out_backprop", matrix(type, 1, 2, 2, 3))],
            {"padding": "SAME", "strides": [1, 2, 2, 1]},
            constants=["input_sizes"])
        r.add("Conv2DBackpropFilter", [
            ("input", matrix(type, 1, 4, 4, 2)),
            ("filter_sizes", i32([2, 2, 2, 3])),
            ("out_backprop", matrix(type, 1, 2, 2, 3))],
            {"padding": "SAME", "strides": [1, 2, 2, 1]},
            constants=["filter_sizes"])


def record_pooling(r):
    base = {"ksize": [1, 2, 3, 1], "strides": [1, 2, 2, 1]}
    for type in types_of("MaxPool"):
        r.add("MaxPool", [("input", matrix(type, 1, 5, 6, 2))],
              {**base, "padding": "SAME"}, dynamic=True)
    for type in types_of("AvgPool"):
        r.add("AvgPool", [("value", matrix(type, 1, 5, 6, 2))],
              {**base, "padding": "SAME"}, dynamic=True)
    for padding, strides in itertools.product(
            ("SAME", "VALID"), ([1, 1, 1, 1], [1, 2, 2, 1], [1, 3, 2, 1])):
        attrs = {**base, "padding": padding, "strides": strides}
        x = matrix("f32", 2, 5, 6, 2)
        r.both("MaxPool", [("input", x)], attrs)
        r.both("AvgPool", [("value", x)], attrs)
        r.both("MaxPoolV2", [("input", x), ("ksize", i32(base["ksize"])),
                             ("strides", i32(strides))], {"padding": padding},
               constants=["ksize", "strides"])
        y = tf.raw_ops.MaxPool(input=x, **attrs).numpy()
        dy = matrix("f32", *y.shape)
        r.both("MaxPoolGrad", [("orig_input", x), ("orig_output", y),
                               ("grad", dy)], attrs)
        r.both("AvgPoolGrad", [("orig_input_shape", i32(x.shape)),
                               ("grad", dy)], attrs,
               constants=["orig_input_shape"])
        z = np.round(x)
        y = tf.raw_ops.MaxPool(input=z, **attrs).numpy()
        r.add("MaxPoolGrad", [("orig_input", z), ("orig_output", y),
                              ("grad", dy)], attrs)
    r.both("MaxPool", [("input", matrix("f32", 1, 2, 2, 6))],
           {"ksize": [1, 1, 1, 3], "strides": [1, 1, 1, 3],
            "padding": "SAME"})
    r.add("MaxPool", [("input", np.full((1, 2, 2, 1), -np.inf, f32))],
          {"ksize": [1, 2, 2, 1], "strides": [1, 1, 1, 1], "padding": "SAME"})
    for type in ("f32", "f16", "bf16"):
        r.add("LRN", [("input", matrix(type, 1, 2, 2, 7))],
              {"depth_radius": 2, "bias": 1.5, "alpha": 0.3, "beta": 0.75},
              dynamic=True)


def record_batchnorm(r):
    vectors = [("scale", f32([1, 2, 0.5])), ("offset", f32([0, 1, -1])),
               ("mean", f32([0.1, 0.2, 0.3])),
               ("variance", f32([1, 0.5, 2]))]
    nothing = [("scale", f32([1, 2, 0.5])), ("offset", f32([0, 1, -1])),
               ("mean", f32([])), ("variance", f32([]))]
    for op, types in (("FusedBatchNorm", ["f32"]),
                      ("FusedBatchNormV2", ["f32", "f16", "bf16"]),
                      ("FusedBatchNormV3", ["f32", "f16", "bf16"])):
        for type in types:
            x = [("x", matrix(type, 2, 3, 2, 3))]
            for dynamic in (False, True):
                # Only y: the other results are scratch where not training.
                r.batchnorm(op, x + vectors, False, dynamic)
                r.batchnorm(op, x + nothing, True, dynamic)
    g = [("y_backprop", matrix("f32", 2, 3, 2, 3)),
         ("x", matrix("f32", 2, 3, 2, 3)), ("scale", f32([1, 2, 0.5]))]
    for training in (True, False):
        x = g[1][1]
        mean, variance = x.mean((0, 1, 2)), x.var((0, 1, 2))
        operands = g + [("reserve_space_1", mean),
                        ("reserve_space_2", variance)]
        for op, more in (("FusedBatchNormGradV2", []),
                         ("FusedBatchNormGradV3",
                          [("reserve_space_3", f32([]))])):
            for dynamic in (False, True):
                r.first(op, operands + more, {"is_training": training}, 3,
                        dynamic)


def first(self, op, inputs, attrs, count, dynamic):
    """Fetches the first `count` results only."""
    results = getattr(tf.raw_ops, op)(
        **{k: tf.constant(v) for k, v in inputs}, **attrs)
    expected = [e.numpy() for e in results]
    types = [MLIR[e.dtype] for e in expected]
    self.step(op, [(k, np.asarray(v)) for k, v in inputs], attrs, (), dynamic,
              types, expected, None)
    step = self.steps[-1]
    lines = step.split("\n")
    keep = ["tensor<*x%s>" % t for t in types[:count]]
    lines[0] = lines[0].replace(
        "-> (%s)" % ", ".join("tensor<*x%s>" % t for t in types),
        "-> (%s)" % ", ".join(keep)).replace(
            ", ".join('"r:%d"' % i for i in range(len(types))),
            ", ".join('"r:%d"' % i for i in range(count)))
    lines[2] = "  expected = [%s]} {" % ", ".join(map(dense, expected[:count]))
    lines[-2] = "  weir.return %s : %s" % (
        ", ".join("%%r#%d" % i for i in range(count)), ", ".join(keep))
    self.steps[-1] = "\n".join(lines)


def batchnorm(self, op, inputs, training, dynamic):
    self.first(op, inputs, {"is_training": training, "epsilon": 0.001},
               5 if training else 1, dynamic)


Recorder.first = first
Recorder.batchnorm = batchnorm


def record_resizing(r):
    flags = [dict(align_corners=a, half_pixel_centers=h)
             for a, h in ((False, False), (True, False), (False, True))]
    for attrs in flags:
        for size in ([5, 7], [2, 2], [1, 3], [3, 4]):
            x = matrix("f32", 2, 3, 4, 2)
            operands = [("images", x), ("size", i32(size))]
            for op in ("ResizeBilinear", "ResizeNearestNeighbor"):
                r.both(op, operands, attrs, constants=["size"])
            r.add("ResizeBilinear", operands, attrs)
            dy = matrix("f32", 2, *size, 2)
            r.both("ResizeBilinearGrad", [("grads", dy),
                                          ("original_image", x)], attrs)
            r.both("ResizeNearestNeighborGrad", [
                ("grads", dy), ("size", i32([3, 4]))], attrs,
                constants=["size"])
    for type in ALL:
        x = ramp(type, 1, 2, 3, 2)
        if type in types_of("ResizeBilinear"):
            r.add("ResizeBilinear", [("images", x), ("size", i32([3, 5]))],
                  {"half_pixel_centers": True}, constants=["size"])
        if type in types_of("ResizeNearestNeighbor"):
            r.add("ResizeNearestNeighbor", [
                ("images", x), ("size", i32([3, 5]))],
                {"half_pixel_centers": True}, constants=["size"])


def record_volumes(r):
    cases = [dict(padding=p, strides=[1, s, t, 2, 1])
             for p, s, t in itertools.product(("SAME", "VALID"), (1, 2),
                                              (1, 2))]
    for attrs in cases:
        # Halves: sums of products are exact in any order.
        x = np.round(matrix("f32", 1, 4, 5, 4, 2) * 2) / 2
        f = np.round(matrix("f32", 3, 2, 2, 2, 3) * 2) / 2
        y = tf.raw_ops.Conv3D(input=x, filter=f, **attrs).numpy()
        dy = np.round(matrix("f32", *y.shape) * 2) / 2
        r.both("Conv3D", [("input", x), ("filter", f)], attrs,
               constants=["filter"])
        r.both("Conv3DBackpropInputV2", [
            ("input_sizes", i32(x.shape)), ("filter", f),
            ("out_backprop", dy)], attrs, constants=["input_sizes", "filter"])
        r.both("Conv3DBackpropFilterV2", [
            ("input", x), ("filter_sizes", i32(f.shape)),
            ("out_backprop", dy)], attrs, constants=["filter_sizes"])
        pool = dict(attrs, ksize=[1, 2, 3, 2, 1])
        r.both("MaxPool3D", [("input", x)], pool)
        r.both("AvgPool3D", [("input", x)], pool)
        y = tf.raw_ops.MaxPool3D(input=x, **pool).numpy()
        dy = matrix("f32", *y.shape)
        r.both("MaxPool3DGrad", [("orig_input", x), ("orig_output", y),
                                 ("grad", dy)], pool)
        r.both("AvgPool3DGrad", [("orig_input_shape", i32(x.shape)),
                                 ("grad", dy)], pool,
               constants=["orig_input_shape"])
    for padding, rate in itertools.product(("SAME", "VALID"), (1, 2)):
        r.both("ExtractImagePatches", [("images", matrix("f32", 1, 5, 6, 2))],
               {"ksizes": [1, 2, 2, 1], "strides": [1, 2, 1, 1],
                "rates": [1, rate, rate, 1], "padding": padding})
    for padding, batch in itertools.product(("SAME", "VALID"), (False, True)):
        attrs = {"ksize": [1, 2, 3, 1], "strides": [1, 2, 2, 1],
                 "padding": padding, "include_batch_in_index": batch}
        x = matrix("f32", 2, 4, 5, 2)
        y, at = tf.raw_ops.MaxPoolWithArgmax(input=x, **attrs)
        r.both("MaxPoolWithArgmax", [("input", x)], attrs)
        r.both("MaxPoolGradWithArgmax", [
            ("input", x), ("grad", matrix("f32", *y.shape)),
            ("argmax", at.numpy())], attrs)
    for type in ("f32",):
        attrs = {"depth_radius": 2, "bias": 1.5, "alpha": 0.3, "beta": 0.75}
        x = matrix(type, 1, 2, 2, 7)
        y = tf.raw_ops.LRN(input=tf.constant(x), **attrs).numpy()
        r.both("LRNGrad", [("input_grads", matrix(type, 1, 2, 2, 7)),
                           ("input_image", x), ("output_image", y)], attrs)


def record_sparsesegments(r):
    indices = [("indices", i32([4, 0, 2, 4])),
               ("segment_ids", i32([0, 0, 2, 2]))]
    for type, kind in itertools.product(FLOATS, ("Sum", "Mean", "SqrtN")):
        op = "SparseSegment" + kind
        data = [("data", matrix(type, 5, 2))]
        r.add(op, data + indices, constants=["segment_ids"])
        r.add(op + "WithNumSegments", data + indices + [
            ("num_segments", i32(4))], constants=["num_segments"],
            dynamic=True)
        r.add(op + "Grad", [("grad", matrix(type, 3, 2))] + indices + [
            ("output_dim0", i32(5))], constants=["output_dim0"], dynamic=True)
    r.add("SparseSegmentSum", [
        ("data", matrix("f32", 5, 2)), ("indices", i32([4, 5])),
        ("segment_ids", i32([0, 0]))], constants=["segment_ids"],
        results=["f32"])


def main():
    topics = {name.removeprefix("record_"): function
              for name, function in globals().items()
              if name.startswith("record_")}
    for topic, function in topics.items():
        if len(sys.argv) > 1 and topic not in sys.argv[1:]:
            continue
        record.random.seed(sum(map(ord, topic)))
        recorder = Recorder()
        function(recorder)
        recorder.write(topic)


if __name__ == "__main__":
    main()
