// RUN: weir-opt %s --weir-add-gradients="prefix=g ys=y:0 xs=x:0" --weir-raise-graph="fetches=g/0:0 feeds=x:0=?xf32" | FileCheck %s

// A request is one node until it is raised; its results have names.
// CHECK-LABEL: weir.step @main
// CHECK: %[[Y:.*]] = tf.Square %[[X:.*]] :
// CHECK: %[[G:.*]] = weir.gradients(%[[Y]]) by(%[[X]]) stop() with()
// CHECK: tf.Identity %[[G]]
weir.graph {
  %x, %x.c = weir.node "Placeholder" name("x") {dtype = f32} : () -> tensor<*xf32>
  %y, %y.c = weir.node "Square"(%x) name("y") {T = f32} : (tensor<*xf32>) -> tensor<*xf32>
}
