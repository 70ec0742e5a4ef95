# Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Converts a frozen GraphDef for a peer: convert.py onnx|tflite GRAPH OUTPUT
--feeds NAME=1,2,3 ... --fetches NAME ..."""
import argparse
import os

os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("kind", choices=["onnx", "tflite"])
    parser.add_argument("graph")
    parser.add_argument("output")
    parser.add_argument("--feeds", nargs="*", default=[])
    parser.add_argument("--fetches", nargs="*", default=[])
    args = parser.parse_args()
    shapes = {}
    for feed in args.feeds:
        name, _, dims = feed.partition("=")
        shapes[name] = [int(d) for d in dims.split(",") if d]
    import tensorflow as tf
    if args.kind == "tflite":
        converter = tf.compat.v1.lite.TFLiteConverter.from_frozen_graph(
            args.graph, [n.split(":")[0] for n in shapes],
            [n.split(":")[0] for n in args.fetches],
            {n.split(":")[0]: s for n, s in shapes.items()})
        model = converter.convert()
    else:
        import tf2onnx
        graph = tf.compat.v1.GraphDef()
        with open(args.graph, "rb") as file:
            graph.ParseFromString(file.read())
        proto, _ = tf2onnx.convert.from_graph_def(
            graph, input_names=list(shapes), output_names=args.fetches,
            shape_override=shapes, opset=17)
        model = proto.SerializeToString()
    with open(args.output + ".part", "wb") as file:
        file.write(model)
    os.rename(args.output + ".part", args.output)


if __name__ == "__main__":
    main()
