// RUN: weir-opt %s -split-input-file -verify-diagnostics --weir-prune-graph='fetches=y:0 feeds=x:0'

// expected-error @+1 {{step 'main': feed 'x:0' names a node that the graph does not have; name one of its nodes}}
weir.graph {
  %y, %yc = weir.node "Placeholder" name("y") {dtype = f32} : () -> tensor<*xf32>
}

// -----

// expected-error @+1 {{step 'main': fetch 'y:0' names output 0, but the node (NoOp) has 0 outputs}}
weir.graph {
  %x, %xc = weir.node "Placeholder" name("x") {dtype = f32} : () -> tensor<*xf32>
  %yc = weir.node "NoOp" name("y") {} : () -> ()
}
