// RUN: weir-opt %s -split-input-file --weir-raise-graph | FileCheck %s

// An Identity of a reference shares the variable's buffer: who waits for an
// update sees it, whenever the Identity was. What does not wait for one does
// with the Identity's own read.
// CHECK-LABEL: weir.step @main
// CHECK: %[[V:.*]], %{{.*}} = tf.generic "VariableV2"()
// CHECK: %[[R:.*]], %{{.*}} = tf.generic "ReadRef"(%[[V]]) :
// CHECK: %[[BEFORE:.*]] = tf.Identity %[[R]]
// CHECK: %{{.*}}, %[[UPDATED:.*]] = tf.generic "AssignAdd"
// CHECK: tf.Exp %[[BEFORE]]
// CHECK: %[[S:.*]], %{{.*}} = tf.generic "ReadRef"(%[[V]]) after(%[[UPDATED]])
// CHECK: %[[AFTER:.*]] = tf.Identity %[[S]]
// CHECK: tf.Square %[[AFTER]]
weir.graph {
  %v, %vc = weir.node "VariableV2" name("v") {dtype = f32, shape = #weir.shape<[2]>} : () -> tensor<*x!weir.ref<f32>>
  %r, %rc = weir.node "Identity"(%v) name("v/read") {T = f32} : (tensor<*x!weir.ref<f32>>) -> tensor<*xf32>
  %one, %onec = weir.node "Const" name("one") {dtype = f32, value = #weir.tensor<f32 shape <[2]> {float_val = dense<1.0> : tensor<1xf32>}>} : () -> tensor<*xf32>
  %a, %ac = weir.node "AssignAdd"(%v, %one) name("add") {T = f32} : (tensor<*x!weir.ref<f32>>, tensor<*xf32>) -> tensor<*x!weir.ref<f32>>
  %s, %sc = weir.node "Square"(%r) [%ac] name("square") {T = f32} : (tensor<*xf32>) -> tensor<*xf32>
  %e, %ec = weir.node "Exp"(%r) name("exp") {T = f32} : (tensor<*xf32>) -> tensor<*xf32>
}

// -----

// A fed value is what was fed.
// CHECK-LABEL: weir.step @main
// CHECK: tf.generic "AssignAdd"
// CHECK-NOT: ReadRef
// CHECK: tf.Square %arg0
module attributes {weir.steps = [
    {name = "main", feeds = ["v/read:0=2xf32"], fetches = ["square:0"]}]} {
weir.graph {
  %v, %vc = weir.node "VariableV2" name("v") {dtype = f32, shape = #weir.shape<[2]>} : () -> tensor<*x!weir.ref<f32>>
  %r, %rc = weir.node "Identity"(%v) name("v/read") {T = f32} : (tensor<*x!weir.ref<f32>>) -> tensor<*xf32>
  %one, %onec = weir.node "Const" name("one") {dtype = f32, value = #weir.tensor<f32 shape <[2]> {float_val = dense<1.0> : tensor<1xf32>}>} : () -> tensor<*xf32>
  %a, %ac = weir.node "AssignAdd"(%v, %one) name("add") {T = f32} : (tensor<*x!weir.ref<f32>>, tensor<*xf32>) -> tensor<*x!weir.ref<f32>>
  %s, %sc = weir.node "Square"(%r) [%ac] name("square") {T = f32} : (tensor<*xf32>) -> tensor<*xf32>
}
}

// -----

// An assignment that may change the shape gives the variable another buffer.
// CHECK-LABEL: weir.step @main
// CHECK: %[[R:.*]], %{{.*}} = tf.generic "ReadRef"
// CHECK: %[[BEFORE:.*]] = tf.Identity %[[R]]
// CHECK: tf.Square %[[BEFORE]]
weir.graph {
  %v, %vc = weir.node "VariableV2" name("v") {dtype = f32, shape = #weir.shape<[2]>} : () -> tensor<*x!weir.ref<f32>>
  %r, %rc = weir.node "Identity"(%v) name("v/read") {T = f32} : (tensor<*x!weir.ref<f32>>) -> tensor<*xf32>
  %one, %onec = weir.node "Const" name("one") {dtype = f32, value = #weir.tensor<f32 shape <[3]> {float_val = dense<1.0> : tensor<1xf32>}>} : () -> tensor<*xf32>
  %a, %ac = weir.node "Assign"(%v, %one) name("set") {T = f32, validate_shape = false} : (tensor<*x!weir.ref<f32>>, tensor<*xf32>) -> tensor<*x!weir.ref<f32>>
  %s, %sc = weir.node "Square"(%r) [%ac] name("square") {T = f32} : (tensor<*xf32>) -> tensor<*xf32>
}
