#!/usr/bin/env python3
# Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes typical layers as kernels for weir-bench-kernels.

  layers.py conv:N,H,W,C,F,K,S ... dw:N,H,W,C,K,S mm:M,N,K softmax:M,N add:N
  layers.py mobile      # a sample of mobile nets' layers

Convolutions have TensorFlow's SAME padding, bias and relu6."""
import sys

MOBILE = """conv:1,128,128,3,24,5,2 dw:1,64,64,24,3,1 conv:1,64,64,24,24,1,1
dw:1,32,32,48,3,1 conv:1,32,32,48,96,1,1 dw:1,16,16,96,3,1 conv:1,16,16,96,96,1,1
conv:1,48,48,8,16,3,1 conv:1,48,48,16,16,3,1 conv:1,24,24,32,32,3,1
dw:1,56,56,128,3,2 conv:1,56,56,64,128,1,1 conv:1,14,14,256,128,1,1
dw:1,7,7,512,7,1 conv:1,7,7,128,512,1,1 conv:1,112,112,16,16,3,1
conv:1,56,56,64,64,3,1 conv:1,256,256,3,16,3,2 mm:1,1024,1024 mm:32,1024,1024
mm:512,512,512 mm:1,10,784 mm:128,1000,1280 softmax:64,1000 add:1000000
gap:1,14,14,512""".split()

def same(size, k, s):
    out = -(-size // s)
    total = max((out - 1) * s + k - size, 0)
    return out, total // 2, total - total // 2

def image(kind, n, h, w, c, f, k, s, index):
    oh, lh, hh = same(h, k, s)
    ow, lw, hw = same(w, k, s)
    filt = f"{k}x{k}x{c}x{f}" if kind == "conv" else f"{k}x{k}x{c}"
    op = "conv_2d_nhwc_hwcf" if kind == "conv" else "depthwise_conv_2d_nhwc_hwc"
    src = f"{n}x{h}x{w}x{c}"
    pad = f"{n}x{h+lh+hh}x{w+lw+hw}x{c}"
    out = f"{n}x{oh}x{ow}x{f}"
    p = (f"""%p = tensor.pad %a low[0, {lh}, {lw}, 0] high[0, {hh}, {hw}, 0] {{
    ^bb0(%i0: index, %i1: index, %i2: index, %i3: index):
      tensor.yield %z : f32
    }} : tensor<{src}xf32> to tensor<{pad}xf32>""" if lh + hh + lw + hw else "")
    img = "%p" if p else "%a"
    name = f"{kind}_{h}x{w}x{c}_{f}_k{k}s{s}_{index}"
    return f"""func.func private @{name}(%a: tensor<{src}xf32>, %w: tensor<{filt}xf32>, %b: tensor<{f}xf32>) -> tensor<{out}xf32> {{
    %z = arith.constant 0.0 : f32
    {p}
    %e = tensor.empty() : tensor<{out}xf32>
    %f = linalg.fill ins(%z : f32) outs(%e : tensor<{out}xf32>) -> tensor<{out}xf32>
    %r = linalg.{op} {{strides = dense<{s}> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}}
      ins({img}, %w : tensor<{pad if p else src}xf32>, tensor<{filt}xf32>) outs(%f : tensor<{out}xf32>) -> tensor<{out}xf32>
    %q = linalg.generic {{indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>,
        affine_map<(i, j, k, l) -> (l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>],
        iterator_types = ["parallel", "parallel", "parallel", "parallel"]}}
        ins(%r, %b : tensor<{out}xf32>, tensor<{f}xf32>) outs(%e : tensor<{out}xf32>) {{
      ^bb0(%x: f32, %y: f32, %o: f32):
        %six = arith.constant 6.0 : f32
        %s = arith.addf %x, %y : f32
        %t = arith.maximumf %s, %z : f32
        %u = arith.minimumf %t, %six : f32
        linalg.yield %u : f32
    }} -> tensor<{out}xf32>
    return %q : tensor<{out}xf32>
  }}"""

def matmul(m, n, k, index):
    return f"""func.func private @mm_{m}x{n}x{k}_{index}(%a: tensor<{m}x{k}xf32>, %w: tensor<{k}x{n}xf32> {{task.constant}}) -> tensor<{m}x{n}xf32> {{
    %z = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<{m}x{n}xf32>
    %f = linalg.fill ins(%z : f32) outs(%e : tensor<{m}x{n}xf32>) -> tensor<{m}x{n}xf32>
    %r = linalg.matmul ins(%a, %w : tensor<{m}x{k}xf32>, tensor<{k}x{n}xf32>) outs(%f : tensor<{m}x{n}xf32>) -> tensor<{m}x{n}xf32>
    return %r : tensor<{m}x{n}xf32>
  }}"""

def softmax(m, n, index):
    return f"""func.func private @softmax_{m}x{n}_{index}(%a: tensor<{m}x{n}xf32>) -> tensor<{m}x{n}xf32> {{
    %e = tensor.empty() : tensor<{m}x{n}xf32>
    %s = linalg.softmax dimension(1) ins(%a : tensor<{m}x{n}xf32>) outs(%e : tensor<{m}x{n}xf32>) -> tensor<{m}x{n}xf32>
    return %s : tensor<{m}x{n}xf32>
  }}"""

def add(n, index):
    return f"""func.func private @add_{n}_{index}(%a: tensor<{n}xf32>, %b: tensor<{n}xf32>) -> tensor<{n}xf32> {{
    %e = tensor.empty() : tensor<{n}xf32>
    %s = linalg.add ins(%a, %b : tensor<{n}xf32>, tensor<{n}xf32>) outs(%e : tensor<{n}xf32>) -> tensor<{n}xf32>
    return %s : tensor<{n}xf32>
  }}"""

def pool(n, h, w, c, index):
    return f"""func.func private @gap_{h}x{w}x{c}_{index}(%a: tensor<{n}x{h}x{w}x{c}xf32>) -> tensor<{n}x{c}xf32> {{
    %z = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<{n}x{c}xf32>
    %f = linalg.fill ins(%z : f32) outs(%e : tensor<{n}x{c}xf32>) -> tensor<{n}x{c}xf32>
    %r = linalg.generic {{indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, l)>],
        iterator_types = ["parallel", "reduction", "reduction", "parallel"]}}
        ins(%a : tensor<{n}x{h}x{w}x{c}xf32>) outs(%f : tensor<{n}x{c}xf32>) {{
      ^bb0(%x: f32, %o: f32):
        %s = arith.addf %o, %x : f32
        linalg.yield %s : f32
    }} -> tensor<{n}x{c}xf32>
    return %r : tensor<{n}x{c}xf32>
  }}"""

def main():
    specs = sys.argv[1:]
    if specs == ["mobile"]:
        specs = MOBILE
    print("module {")
    for index, spec in enumerate(specs):
        kind, numbers = spec.split(":")
        v = [int(x) for x in numbers.split(",")]
        if kind == "conv":
            print(image("conv", *v, index))
        elif kind == "dw":
            print(image("dw", v[0], v[1], v[2], v[3], v[3], v[4], v[5], index))
        elif kind == "mm":
            print(matmul(*v, index))
        elif kind == "softmax":
            print(softmax(*v, index))
        elif kind == "gap":
            print(pool(*v, index))
        else:
            print(add(*v, index))
    print("}")

main()
