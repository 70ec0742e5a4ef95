// RUN: weir-opt %s --weir-raise-graph="fetches=merge:0" | FileCheck %s

// A conditional and its branches: the Const belongs to its branch by a control
// edge alone; what is outside comes in as an argument.
// CHECK-LABEL: weir.step @main(%arg0: tensor<*xi1>, %arg1: tensor<*xf32>)
// CHECK: weir.case %arg0 [@[[F:.*]], @[[T:.*]]](%arg0, %arg1)
// CHECK: weir.step private @[[F]](%arg0: tensor<*xi1>, %arg1: tensor<*xf32>)
// CHECK-NEXT: weir.return %arg1
// CHECK: weir.step private @[[T]](%arg0: tensor<*xi1>, %arg1: tensor<*xf32>)
// CHECK: %[[C:.*]] = tf.Const
// CHECK: tf.Mul %arg1, %[[C]]
weir.graph {
  %p, %p.c = weir.node "Placeholder" name("p") {dtype = i1} : () -> tensor<*xi1>
  %x, %x.c = weir.node "Placeholder" name("x") {dtype = f32} : () -> tensor<*xf32>
  %s:2, %s.c = weir.node "Switch"(%x, %p) name("switch") {T = f32} : (tensor<*xf32>, tensor<*xi1>) -> (tensor<*xf32>, tensor<*xf32>)
  %q:2, %q.c = weir.node "Switch"(%p, %p) name("pivot") {T = i1} : (tensor<*xi1>, tensor<*xi1>) -> (tensor<*xi1>, tensor<*xi1>)
  %i, %i.c = weir.node "Identity"(%q#1) name("taken") {T = i1} : (tensor<*xi1>) -> tensor<*xi1>
  %c, %c.c = weir.node "Const" [%i.c] name("two") {dtype = f32, value = #weir.tensor<f32 shape <[]> {float_val = dense<2.0> : tensor<1xf32>}>} : () -> tensor<*xf32>
  %m, %m.c = weir.node "Mul"(%s#1, %c) name("mul") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  %r:2, %r.c = weir.node "Merge"(%s#0, %m) name("merge") {N = 2 : i64, T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>, tensor<*xi32>)
}
