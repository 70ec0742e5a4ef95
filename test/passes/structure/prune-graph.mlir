// RUN: weir-opt %s --weir-prune-graph='fetches=f:0' | FileCheck %s
// RUN: weir-opt %s --weir-prune-graph='fetches=f:0 feeds=h:0' | FileCheck %s --check-prefix=FED
// RUN: weir-opt %s --weir-prune-graph='targets=side feeds=x:0,h:0' | FileCheck %s --check-prefix=TARGET

// What f needs: x, w, h; not the side branch.
// CHECK-NOT: name("side")
// CHECK: name("x")
// CHECK: name("w")
// CHECK: weir.node "MatMul"{{.*}} name("h")
// CHECK: name("f")
// CHECK-NOT: weir.node

// A fed node that nothing else needs becomes a Placeholder; x and w are gone.
// FED-NOT: name("x")
// FED: weir.node "Placeholder" name("h") {dtype = f32}
// FED: weir.node "Relu"
// FED-NOT: weir.node

// A control edge from a fed node that is no Placeholder still runs it; one
// from a fed Placeholder does not.
// TARGET: weir.node "Placeholder" name("x")
// TARGET: weir.node "MatMul"
// TARGET: name("side")
weir.graph attributes {versions = {producer = 27 : i32}} {
  %x, %xc = weir.node "Placeholder" name("x") {dtype = f32} : () -> tensor<*xf32>
  %w, %wc = weir.node "Placeholder" name("w") {dtype = f32} : () -> tensor<*xf32>
  %h, %hc = weir.node "MatMul"(%x, %w) name("h") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  %sc = weir.node "NoOp" [%hc, %xc] name("side") {} : () -> ()
  %f, %fc = weir.node "Relu"(%h) name("f") {T = f32} : (tensor<*xf32>) -> tensor<*xf32>
}
