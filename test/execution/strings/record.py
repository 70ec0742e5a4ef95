#!/usr/bin/env python3
# Records what TensorFlow answers operations on strings, errors in its words:
# writes <topic>.test beside this, from the rows in rows.py.
#
#   TF_ENABLE_ONEDNN_OPTS=0 python3 test/execution/strings/record.py [topic...]
#
# Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import os
import sys
import tempfile

import numpy as np
import tensorflow as tf
from google.protobuf import text_format

import rows

HERE = os.path.dirname(os.path.abspath(__file__))
HEAD = """# %s
# Written by record.py: what TensorFlow %s answers.
#
# Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

RUN: rm -rf %%t && split-file %%s %%t && cd %%t
RUN: weirc graph.pbtxt --no-cache --target-cpu=x86-64-v3 --steps=steps -o p
RUN: %s./p --script=script > got
RUN: diff expected got

"""
CODES = {
    tf.errors.InvalidArgumentError: "INVALID_ARGUMENT",
    tf.errors.OutOfRangeError: "OUT_OF_RANGE",
    tf.errors.UnimplementedError: "UNIMPLEMENTED",
    tf.errors.InternalError: "INTERNAL",
    tf.errors.NotFoundError: "NOT_FOUND",
    tf.errors.DataLossError: "DATA_LOSS",
    tf.errors.FailedPreconditionError: "FAILED_PRECONDITION",
}


def array(value):
    """As np.array, but of texts their bytes."""
    if isinstance(value, np.ndarray):
        return value
    value = np.array(value)
    if value.dtype.kind not in "USO":
        if value.dtype == np.float64:
            return value.astype(np.float32)
        return value.astype(np.int32) if value.dtype == np.int64 else value
    return value.astype(object)


def encode(value):
    if isinstance(value, (list, tuple)):
        return [encode(v) for v in value]
    return value.encode() if isinstance(value, str) else value


def real(value):
    for digits in range(6 if value.dtype.itemsize < 8 else 15, 18):
        text = "%.*g" % (digits, value)
        if value.dtype.type(float(text)) == value:
            break
    return text


def element(value):
    if isinstance(value, bytes):
        text = ""
        for c in value.decode():
            if c in "\"\\":
                text += "\\" + c
            elif c == "\n":
                text += "\\n"
            elif ord(c) < 0x20 or ord(c) == 0x7f:
                text += "\\x%02x" % ord(c)
            else:
                text += c
        return '"%s"' % text
    if isinstance(value, np.bool_):
        return "true" if value else "false"
    if isinstance(value, np.complexfloating):
        return "(%s, %s)" % (real(value.real), real(value.imag))
    return real(value) if isinstance(value, np.floating) else str(int(value))


def literal(value):
    if value.size == 0:
        return "[]"
    if value.ndim == 0:
        return element(value[()])
    return "[%s]" % ", ".join(
        literal(np.asarray(v, dtype=value.dtype)) if value.ndim > 1
        else element(v) for v in value)


def shown(name, value):
    value = np.asarray(value, dtype=object if isinstance(value, bytes)
                       else None)
    kind = "string" if value.dtype == object else value.dtype.name
    dims = ",".join(map(str, value.shape))
    return "%s: %s[%s] = %s\n" % (name, kind, dims, literal(value))


def is_text(tensor):
    return tensor.dtype == tf.string


def build(made, name, op, inputs, attrs, unknown):
    """The row's operation; operands' shapes are hidden if `unknown`. `made`
    holds the operands there are."""
    arguments = dict(attrs)

    def operand(value):
        value = array(encode(value))
        key = (str(value.dtype), value.shape, repr(value.tolist()))
        if key not in made:
            known = tf.constant(value)
            made[key] = (known, tf.raw_ops.PlaceholderWithDefault(
                input=known, shape=None))
        return made[key][unknown]

    for key, value in inputs.items():
        if isinstance(value, rows.Several):
            arguments[key] = [operand(v) for v in value.values]
        else:
            arguments[key] = operand(value)
    return getattr(tf.raw_ops, op)(name=name, **arguments)


def is_utf8(value):
    try:
        for text in np.asarray(value, dtype=object).reshape(-1):
            text.decode()
    except UnicodeDecodeError:
        return False
    return True


class Topic:
    def __init__(self):
        self.graph = tf.Graph()
        self.made = {}
        self.steps, self.script, self.expected = "", "", ""
        self.fails = False

    def add(self, i, op, inputs, attrs):
        name = "r%d" % i
        with self.graph.as_default():
            try:
                built = build(self.made, name, op, inputs, attrs, i % 2 == 1)
            except ValueError:
                built = build(self.made, name, op, inputs, attrs, True)
            outputs = built if isinstance(built, (list, tuple)) else [built]
            isOp = isinstance(built, tf.Operation)
            node = built.name if isOp else outputs[0].op.name
            message = None
            try:
                with tf.compat.v1.Session(graph=self.graph) as session:
                    values = session.run(built if isOp else list(outputs))
            except tf.errors.OpError as error:
                message = error.message.split("\n\t [[")[0]
                if "\nNode: " in message:
                    message = message.split("\nNode: ", 1)[1].split("\n", 1)[1]
                code = CODES[type(error)]
            if not isOp and message is None:
                for k, (output, value) in enumerate(zip(outputs, values)):
                    if is_text(output) and not is_utf8(value):
                        outputs = list(outputs)
                        outputs[k] = tf.io.encode_base64(
                            output, name="%s_%d" % (name, k))
                        with tf.compat.v1.Session(graph=self.graph) as session:
                            values[k] = session.run(outputs[k])
        self.steps += "step %s\n" % name
        if isOp:
            self.steps += "  target %s\n" % node
        else:
            for output in outputs:
                self.steps += "  fetch %s\n" % output.name
        self.script += name + "\n"
        if message is not None:
            self.fails = True
            self.expected += "run %d %s: %s: %s [node %s]\n" % (
                i, name, code, message.replace("\n", "\\n"), node)
            return
        if op == "PrintV2" and attrs["output_stream"] == "stdout":
            end = attrs.get("end", "\n")
            self.expected += encode(inputs["input"]).decode() + end
        if not isOp:
            for output, value in zip(outputs, values):
                self.expected += shown(output.name, value)
        self.expected += "run %d %s: OK\n" % (i, name)

    def write(self, path, title):
        graph = ""
        for node in self.graph.as_graph_def().node:
            node.attr.pop("_has_manual_control_dependencies", None)
            graph += "node { %s }\n" % text_format.MessageToString(
                node, as_one_line=True)
        with open(path, "w") as file:
            file.write(HEAD % (title, tf.__version__,
                               "not " if self.fails else ""))
            for name, text in [("steps", self.steps), ("script", self.script),
                               ("expected", self.expected),
                               ("graph.pbtxt", graph)]:
                file.write("#--- %s\n%s" % (name, text))


def main():
    os.chdir(tempfile.mkdtemp())  # rows write files
    for topic, (title, table) in rows.TOPICS.items():
        if len(sys.argv) > 1 and topic not in sys.argv[1:]:
            continue
        recorded = Topic()
        for i, (op, inputs, attrs) in enumerate(table):
            recorded.add(i, op, inputs, attrs)
        recorded.write(os.path.join(HERE, topic + ".test"), title)


main()
