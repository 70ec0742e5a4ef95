// RUN: weir-opt %s --weir-prune-reads | FileCheck %s

weir.program @p {
  // Nothing uses the first read; the second one's value is used, and what is
  // not marked stays in any case.
  // CHECK-LABEL: weir.step @main
  // CHECK-NOT: on_demand
  // CHECK: %[[USED:.*]], %[[DONE:.*]] = tf.generic "ReadVariableOp"
  // CHECK: %{{.*}}, %[[OWN:.*]] = tf.generic "ReadVariableOp"
  // CHECK-NOT: ReadVariableOp
  // CHECK: weir.return %[[USED]] : tensor<f32> after(%[[DONE]], %[[OWN]])
  weir.step @main(%h: tensor<!weir.resource>) -> tensor<f32> attributes {
      feeds = ["h:0"], fetches = ["v:0"], targets = []} {
    %v, %t = tf.generic "ReadVariableOp"(%h) {attrs = {dtype = f32}, weir.on_demand} : (tensor<!weir.resource>) -> (tensor<f32>, !weir.token)
    %w, %u = tf.generic "ReadVariableOp"(%h) {attrs = {dtype = f32}} : (tensor<!weir.resource>) -> (tensor<f32>, !weir.token)
    %x, %s = tf.generic "ReadVariableOp"(%h) {attrs = {dtype = f32}, weir.on_demand} : (tensor<!weir.resource>) -> (tensor<f32>, !weir.token)
    weir.return %v : tensor<f32> after(%t, %u, %s)
  }

  // The assignment waits for the read, so it stays.
  // CHECK-LABEL: weir.step @waits
  // CHECK: tf.generic "ReadVariableOp"
  // CHECK: tf.generic "AssignVariableOp"
  weir.step @waits(%h: tensor<!weir.resource>, %x: tensor<f32>) attributes {
      feeds = ["h:0", "x:0"], fetches = [], targets = []} {
    %v, %t = tf.generic "ReadVariableOp"(%h) {attrs = {dtype = f32}, weir.on_demand} : (tensor<!weir.resource>) -> (tensor<f32>, !weir.token)
    %a = tf.generic "AssignVariableOp"(%h, %x) after(%t) {attrs = {dtype = f32}} : (tensor<!weir.resource>, tensor<f32>) -> !weir.token
    weir.return after(%t, %a)
  }

  // A size that is used is found out by the op, which stays; one that is not
  // goes.
  // CHECK-LABEL: weir.step @sizes
  // CHECK-SAME: symbols = [#tf.symbol<result, [], "a", "">, #tf.symbol<max, [0, 0], "", "">]
  // CHECK: tf.generic "Where"
  // CHECK-NOT: tf.generic "Where"
  // CHECK: tf.Reshape
  weir.step @sizes(%x: tensor<4xf32>, %k: tensor<1xi32>) -> tensor<?xf32, #tf.dims<s0>> attributes {
      feeds = ["x:0", "k:0"], fetches = ["n:0"], targets = [],
      symbols = [#tf.symbol<result, [], "a", "">, #tf.symbol<result, [], "b", "">]} {
    %a, %s = tf.generic "Where"(%x) {attrs = {}, defines = array<i64: 0>, weir.on_demand} : (tensor<4xf32>) -> (tensor<?x1xi64, #tf.dims<s0, 1>>, !weir.token)
    %b, %t = tf.generic "Where"(%x) {attrs = {}, defines = array<i64: 1>, weir.on_demand} : (tensor<4xf32>) -> (tensor<?x1xi64, #tf.dims<s1, 1>>, !weir.token)
    %n = tf.Reshape %x, %k : (tensor<4xf32>, tensor<1xi32>) -> tensor<?xf32, #tf.dims<s0>>
    weir.return %n : tensor<?xf32, #tf.dims<s0>> after(%s, %t)
  }
}
