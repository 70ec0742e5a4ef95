// RUN: weir-opt %s --weir-raise-graph="fetches=x:0 raise=false" | FileCheck %s
// RUN: weir-opt %s --weir-raise-graph="fetches=b:0" | FileCheck %s --check-prefix=BRANCH

// A loop, op by op: the back edge has a name, constants are copied into the
// steps of the nodes that take them, and each control edge is a token.
// CHECK-LABEL: weir.step @main
// CHECK-SAME: weir.dataflow = "asked for"
// CHECK: %[[E:.*]], %{{.*}} = tf.generic "Enter"
// CHECK-SAME: frame_name = "loop"
// CHECK: %[[B:.*]], %{{.*}} = tf.generic "weir.BackEdge"() {attrs = {id = 0 : i64}}
// CHECK: %[[M:.*]]:2, %{{.*}} = tf.generic "Merge"(%[[E]], %[[B]])
// CHECK: weir.call @less(%[[M]]#0
// CHECK: %[[S:.*]]:2, %{{.*}} = tf.generic "Switch"(%[[M]]#0
// CHECK: tf.generic "NextIteration"({{.*}}) {attrs = {id = 0 : i64}}
// CHECK: tf.generic "Exit"(%[[S]]#0)
// CHECK: weir.step private @less
// CHECK: tf.Less

// A fetch inside the loop may have no value, or several.
// BRANCH: weir.dataflow = "fetched node 'b' may have no value, or several"
weir.graph {
  %n, %n.c = weir.node "Placeholder" name("n") {dtype = i64} : () -> tensor<*xi64>
  %e, %e.c = weir.node "Enter"(%n) name("e") {T = i64, frame_name = "loop", is_constant = false, parallel_iterations = 3 : i64} : (tensor<*xi64>) -> tensor<*xi64>
  %l, %l.c = weir.node "Enter"(%n) name("l") {T = i64, frame_name = "loop", is_constant = true, parallel_iterations = 3 : i64} : (tensor<*xi64>) -> tensor<*xi64>
  %m:2, %m.c = weir.node "Merge"(%e, %next) name("m") {N = 2 : i64, T = i64} : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>, tensor<*xi32>)
  %less, %less.c = weir.node "Less"(%m#0, %l) name("less") {T = i64} : (tensor<*xi64>, tensor<*xi64>) -> tensor<*xi1>
  %cond, %cond.c = weir.node "LoopCond"(%less) name("cond") {} : (tensor<*xi1>) -> tensor<*xi1>
  %s:2, %s.c = weir.node "Switch"(%m#0, %cond) name("s") {T = i64} : (tensor<*xi64>, tensor<*xi1>) -> (tensor<*xi64>, tensor<*xi64>)
  %b, %b.c = weir.node "AddV2"(%s#1, %s#1) name("b") {T = i64} : (tensor<*xi64>, tensor<*xi64>) -> tensor<*xi64>
  %next, %next.c = weir.node "NextIteration"(%b) name("next") {T = i64} : (tensor<*xi64>) -> tensor<*xi64>
  %x, %x.c = weir.node "Exit"(%s#0) name("x") {T = i64} : (tensor<*xi64>) -> tensor<*xi64>
}
