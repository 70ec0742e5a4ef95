// RUN: weir-opt %s --weir-expand-gradients | FileCheck %s

// The gradient of a variable of which only rows were gathered updates these
// rows, once each; that of one that is read as a whole too stays dense, and so
// does that of a gradient that no optimizer asked for.
//
// CHECK-LABEL: weir.step @train
// CHECK: %[[A:.*]], %{{.*}} = tf.generic "VarHandleOp"() {attrs = {dtype = f32, shared_name = "a"}}
// CHECK: %[[B:.*]], %{{.*}} = tf.generic "VarHandleOp"() {attrs = {dtype = f32, shared_name = "b"}}
// CHECK: %[[UNIQUE:.*]]:2, %{{.*}} = tf.generic "Unique"
// CHECK: %[[COUNT:.*]] = tf.Size %[[UNIQUE]]#0
// CHECK: %[[SUM:.*]] = tf.UnsortedSegmentSum %{{.*}}, %[[UNIQUE]]#1, %[[COUNT]]
// CHECK: tf.generic "ResourceSparseApplyAdagrad"(%[[A]], %{{.*}}, %{{.*}}, %[[SUM]], %[[UNIQUE]]#0)
// CHECK-SAME: Tindices = i32
// CHECK: tf.generic "ResourceApplyAdagrad"(%[[B]],
// CHECK-LABEL: weir.step @plain
// CHECK: tf.generic "ResourceApplyGradientDescent"
weir.program @rows {
  weir.step @train(%ids: tensor<?xi32>, %rate: tensor<f32>)
      attributes {feeds = ["ids:0", "rate:0"], fetches = [], targets = ["update"]} {
    %a, %t0 = tf.generic "VarHandleOp"() {attrs = {dtype = f32, shared_name = "a"}} : () -> (tensor<*x!weir.resource>, !weir.token)
    %b, %t1 = tf.generic "VarHandleOp"() {attrs = {dtype = f32, shared_name = "b"}} : () -> (tensor<*x!weir.resource>, !weir.token)
    %sa, %t2 = tf.generic "VarHandleOp"() {attrs = {dtype = f32, shared_name = "a/slot"}} : () -> (tensor<*x!weir.resource>, !weir.token)
    %sb, %t3 = tf.generic "VarHandleOp"() {attrs = {dtype = f32, shared_name = "b/slot"}} : () -> (tensor<*x!weir.resource>, !weir.token)
    %x, %t4 = tf.generic "ResourceGather"(%a, %ids) {attrs = {Tindices = i32, batch_dims = 0 : i64, dtype = f32}} : (tensor<*x!weir.resource>, tensor<?xi32>) -> (tensor<*xf32>, !weir.token)
    %y, %t5 = tf.generic "ResourceGather"(%b, %ids) {attrs = {Tindices = i32, batch_dims = 0 : i64, dtype = f32}} : (tensor<*x!weir.resource>, tensor<?xi32>) -> (tensor<*xf32>, !weir.token)
    %z, %t6 = tf.generic "ReadVariableOp"(%b) {attrs = {dtype = f32}} : (tensor<*x!weir.resource>) -> (tensor<*xf32>, !weir.token)
    %xy = tf.Mul %x, %y : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
    %loss = tf.Mul %xy, %z : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
    %g:2 = weir.gradients(%loss) by(%a, %b) stop() with() {weir.minimized = "loss"} : (tensor<*xf32>, tensor<*x!weir.resource>, tensor<*x!weir.resource>) -> (tensor<*xf32>, tensor<*xf32>)
    %ga = tf.Identity %g#0 : (tensor<*xf32>) -> tensor<*xf32>
    %u0 = tf.generic "ResourceApplyAdagrad"(%a, %sa, %rate, %ga) after(%t4) {attrs = {T = f32, update_slots = true}} : (tensor<*x!weir.resource>, tensor<*x!weir.resource>, tensor<f32>, tensor<*xf32>) -> !weir.token
    %u1 = tf.generic "ResourceApplyAdagrad"(%b, %sb, %rate, %g#1) after(%t5, %t6) {attrs = {T = f32, update_slots = true}} : (tensor<*x!weir.resource>, tensor<*x!weir.resource>, tensor<f32>, tensor<*xf32>) -> !weir.token
    weir.return after(%u0, %u1)
  }
  weir.step @plain(%ids: tensor<?xi32>, %rate: tensor<f32>)
      attributes {feeds = ["ids:0", "rate:0"], fetches = [], targets = ["update"]} {
    %a, %t0 = tf.generic "VarHandleOp"() {attrs = {dtype = f32, shared_name = "a"}} : () -> (tensor<*x!weir.resource>, !weir.token)
    %x, %t4 = tf.generic "ResourceGather"(%a, %ids) {attrs = {Tindices = i32, batch_dims = 0 : i64, dtype = f32}} : (tensor<*x!weir.resource>, tensor<?xi32>) -> (tensor<*xf32>, !weir.token)
    %g = weir.gradients(%x) by(%a) stop() with() : (tensor<*xf32>, tensor<*x!weir.resource>) -> tensor<*xf32>
    %u0 = tf.generic "ResourceApplyGradientDescent"(%a, %rate, %g) after(%t4) {attrs = {T = f32}} : (tensor<*x!weir.resource>, tensor<f32>, tensor<*xf32>) -> !weir.token
    weir.return after(%u0)
  }
}
