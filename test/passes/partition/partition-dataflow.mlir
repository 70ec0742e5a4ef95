// RUN: weir-opt %s --weir-partition | FileCheck %s

// A loop op by op, its condition on device 1 and the rest on device 0. Device 1
// gets a control loop; its recv of the counter waits for each turn of it. The
// condition is sent back, and a dead value goes as a dead one.
// CHECK: weir.step private @"main.CPU:0"(%[[N:.*]]: tensor<i64>) -> tensor<i64>
// CHECK-SAME: weir.dataflow
// CHECK: %[[TURN:.*]]:2, %[[T0:.*]] = tf.generic "Merge"
// CHECK: %[[P:.*]], %{{.*}} = weir.recv after(%[[T0]]) {edge = 0
// CHECK: tf.generic "Switch"(%[[TURN]]#0, %[[P]])
// CHECK: %[[M:.*]]:2, %{{.*}} = tf.generic "Merge"
// CHECK: weir.send %[[M]]#0 : {{.*}} {edge = 1
// CHECK: %[[S:.*]]:2, %{{.*}} = tf.generic "Switch"(%[[M]]#0, %[[P]])
// CHECK: weir.call @add(%[[S]]#1)
// CHECK: tf.generic "Exit"(%[[S]]#0)
// CHECK: weir.step private @"main.CPU:1"()
// CHECK: %[[TRUE:.*]], %{{.*}} = weir.call @"true.CPU:1"()
// CHECK: tf.generic "Enter"(%[[TRUE]])
// CHECK: %[[TURN1:.*]]:2, %[[T1:.*]] = tf.generic "Merge"
// CHECK: %[[R:.*]], %{{.*}} = weir.recv after(%[[T1]]) {edge = 1
// CHECK: weir.call @less(%[[R]]
// CHECK: %[[C:.*]], %{{.*}} = tf.generic "LoopCond"
// CHECK: tf.generic "Switch"(%[[TURN1]]#0, %[[C]])
// CHECK: weir.send %[[C]] : {{.*}} {edge = 0
// CHECK-NOT: weir.send
// CHECK: weir.step @main(
// CHECK: weir.start @"main.CPU:0"(%arg0)
// CHECK: weir.start @"main.CPU:1"()
weir.program @p attributes {devices = ["/job:localhost/replica:0/task:0/device:CPU:0", "/job:localhost/replica:0/task:0/device:CPU:1"]} {
  weir.step @main(%n: tensor<i64>) -> tensor<i64> attributes {feeds = ["n:0"], fetches = ["x:0"], targets = [], symbols = [], weir.dataflow = "asked for"} {
    %e, %et = tf.generic "Enter"(%n) {attrs = {frame_name = "loop", is_constant = false, parallel_iterations = 3 : i64}, weir.placed = 0 : i64} : (tensor<i64>) -> (tensor<i64>, !weir.token)
    %b, %bt = tf.generic "weir.BackEdge"() {attrs = {id = 0 : i64}, weir.placed = 1 : i64} : () -> (tensor<i64>, !weir.token)
    %m:2, %mt = tf.generic "Merge"(%e, %b) {attrs = {}, weir.placed = 0 : i64} : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i32>, !weir.token)
    %l, %lt = weir.call @less(%m#0) : (tensor<i64>) -> (tensor<i1>, !weir.token)
    %c, %ct = tf.generic "LoopCond"(%l) {attrs = {}, weir.placed = 1 : i64} : (tensor<i1>) -> (tensor<i1>, !weir.token)
    %s:2, %st = tf.generic "Switch"(%m#0, %c) {attrs = {}, weir.placed = 1 : i64} : (tensor<i64>, tensor<i1>) -> (tensor<i64>, tensor<i64>, !weir.token)
    %a, %at = weir.call @add(%s#1) : (tensor<i64>) -> (tensor<i64>, !weir.token)
    %nt = tf.generic "NextIteration"(%a) {attrs = {id = 0 : i64}, weir.placed = 1 : i64} : (tensor<i64>) -> !weir.token
    %x, %xt = tf.generic "Exit"(%s#0) {attrs = {}, weir.placed = 1 : i64} : (tensor<i64>) -> (tensor<i64>, !weir.token)
    weir.return %x : tensor<i64>
  }
  weir.step private @less(%x: tensor<i64>) -> tensor<i1> attributes {feeds = [""], fetches = [""], targets = [], symbols = []} {
    %ten = tf.Const {value = dense<10> : tensor<i64>, weir.placed = 1 : i64} : tensor<i64>
    %0 = tf.Less %x, %ten {weir.placed = 1 : i64} : (tensor<i64>, tensor<i64>) -> tensor<i1>
    weir.return %0 : tensor<i1>
  }
  weir.step private @add(%x: tensor<i64>) -> tensor<i64> attributes {feeds = [""], fetches = [""], targets = [], symbols = []} {
    %0 = tf.AddV2 %x, %x {weir.placed = 0 : i64} : (tensor<i64>, tensor<i64>) -> tensor<i64>
    weir.return %0 : tensor<i64>
  }
}
