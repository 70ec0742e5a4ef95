// RUN: weir-opt %s -verify-diagnostics --weir-prune-graph='fetches=y:0 feeds=x:0=?x2xf32'

// expected-error @+1 {{step 'main': feed 'x:0' is given the type DT_FLOAT, but the node's output has DT_UINT8; leave the type out}}
weir.graph {
  %x, %xc = weir.node "Placeholder" name("x") {dtype = ui8} : () -> tensor<*xui8>
  %y, %yc = weir.node "Cast"(%x) name("y") {DstT = f32, SrcT = ui8, Truncate = false} : (tensor<*xui8>) -> tensor<*xf32>
}
