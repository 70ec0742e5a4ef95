// RUN: weir-opt %s -weir-raise-graph -split-input-file | FileCheck %s

// Registered ops become themselves with their own attributes, defaults filled;
// a pure op's control edge goes away; the argument has the Placeholder's shape.
// CHECK-LABEL: weir.step @main
// CHECK-SAME: (%[[X:.*]]: tensor<?x4xf32>) -> tensor<*xf32>
// CHECK-SAME: feeds = ["x:0"], fetches = ["m:0"], targets = []
// CHECK: %[[W:.*]] = tf.Const {value = dense<1.000000e+00> : tensor<4x2xf32>}
// CHECK: %[[M:.*]] = tf.MatMul %[[X]], %[[W]] {transpose_b = true}
// CHECK: weir.return %[[M]]
weir.graph attributes {versions = {producer = 1000 : i32}} {
  %x, %xc = weir.node "Placeholder" name("x") {dtype = f32, shape = #weir.shape<[?, 4]>} : () -> tensor<*xf32>
  %w, %wc = weir.node "Const" [%xc] name("w") {dtype = f32, value = #weir.tensor<f32 shape <[4, 2]> {float_val = dense<1.0> : tensor<1xf32>}>} : () -> tensor<*xf32>
  %m, %mc = weir.node "MatMul"(%x, %w) name("m") {T = f32, transpose_b = true} : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
}

// -----

// Effects are ordered by what reaches them over control edges, through NoOps
// and pure ops, and by data; a reference used by value is read where its
// consumer would start.
// CHECK-LABEL: weir.step @main
// CHECK: %[[V:.*]], %{{.*}} = tf.generic "VariableV2"()
// CHECK-SAME: attrs = {container = "", dtype = f32, shape = array<i64: 2>, shared_name = ""}
// CHECK: %[[ONE:.*]] = tf.Const
// CHECK: %{{.*}}, %[[TA:.*]] = tf.generic "AssignAdd"(%[[V]], %[[ONE]])
// CHECK-SAME: weir.device = "/device:CPU:0"
// CHECK: %[[R:.*]], %[[TR:.*]] = tf.generic "ReadRef"(%[[V]]) after(%[[TA]])
// CHECK: %[[I:.*]] = tf.Identity %[[R]]
// CHECK: tf.generic "Assign"(%[[V]], %[[ONE]]) after(%[[TR]])
// CHECK: %[[F:.*]] = tf.Identity %[[I]]
// CHECK: weir.return %[[F]] : tensor<*xf32> after(
weir.graph {
  %v, %vc = weir.node "VariableV2" name("v") {dtype = f32, shape = #weir.shape<[2]>} : () -> tensor<*x!weir.ref<f32>>
  %one, %onec = weir.node "Const" name("one") {dtype = f32, value = #weir.tensor<f32 shape <[2]> {float_val = dense<1.0> : tensor<1xf32>}>} : () -> tensor<*xf32>
  %a, %ac = weir.node "AssignAdd"(%v, %one) name("add") device("/device:CPU:0") {T = f32} : (tensor<*x!weir.ref<f32>>, tensor<*xf32>) -> tensor<*x!weir.ref<f32>>
  %nc = weir.node "NoOp" [%ac] name("group") {} : () -> ()
  %r, %rc = weir.node "Identity"(%v) [%nc] name("read") {T = f32} : (tensor<*x!weir.ref<f32>>) -> tensor<*xf32>
  %s, %sc = weir.node "Assign"(%v, %one) [%rc] name("reset") {T = f32} : (tensor<*x!weir.ref<f32>>, tensor<*xf32>) -> tensor<*x!weir.ref<f32>>
  %f, %fc = weir.node "Identity"(%r) name("f") {T = f32} : (tensor<*xf32>) -> tensor<*xf32>
}

// -----

// Several steps; a fed tensor that is no Placeholder; a feed with its own shape.
module attributes {weir.steps = [
    {name = "a", feeds = ["x:0=2x3xf32"], fetches = ["z"]},
    {name = "b", feeds = ["y:0"], fetches = ["z:0"], targets = ["y"]}]} {
  // CHECK-LABEL: weir.step @a(
  // CHECK-SAME: tensor<2x3xf32>) -> tensor<*xf32>
  // CHECK-LABEL: weir.step @b(
  // CHECK-SAME: %[[Y:.*]]: tensor<*xf32>)
  // y is a target: it runs, but its users see the feed.
  // CHECK-DAG: tf.Relu
  // CHECK-DAG: tf.Neg %[[Y]]
  weir.graph {
    %x, %xc = weir.node "Placeholder" name("x") {dtype = f32} : () -> tensor<*xf32>
    %y, %yc = weir.node "Relu"(%x) name("y") {T = f32} : (tensor<*xf32>) -> tensor<*xf32>
    %z, %zc = weir.node "Neg"(%y) name("z") {T = f32} : (tensor<*xf32>) -> tensor<*xf32>
  }
}
