// RUN: weir-opt %s --weir-expand-gradients | FileCheck %s

// A loop whose iterations may overlap may still do so when it is recorded for
// its gradient: what is recorded waits for nothing but its values.
//
// CHECK: weir.step private @step_recording
// CHECK: %[[DONE:.*]] = tf.generic "QueueEnqueueV2"
// CHECK: weir.return {{.*}} after(%[[DONE]]) {weir.waits = [array<i64>, array<i64: 0>, array<i64>, array<i64>, array<i64>, array<i64>]}
weir.program @overlap {
  weir.step @main(%a: tensor<f32>, %q: tensor<!weir.resource>) -> tensor<*xf32>
      attributes {feeds = ["a:0", "q:0"], fetches = ["g:0"], targets = []} {
    %zero = tf.Const {value = dense<0> : tensor<i32>} : tensor<i32>
    %m, %y, %q1, %t = weir.while cond @more body @step(%zero, %a, %q) : (tensor<i32>, tensor<f32>, tensor<!weir.resource>) -> (tensor<*xi32>, tensor<*xf32>, tensor<*x!weir.resource>, !weir.token)
    %ga = weir.gradients(%y) by(%a) stop() with() : (tensor<*xf32>, tensor<f32>) -> tensor<*xf32>
    weir.return %ga : tensor<*xf32> after(%t)
  }
  weir.step private @more(%n: tensor<*xi32>, %a: tensor<*xf32>, %q: tensor<*x!weir.resource>) -> tensor<*xi1>
      attributes {feeds = ["", "", ""], fetches = [""], targets = []} {
    %three = tf.Const {value = dense<3> : tensor<i32>} : tensor<i32>
    %c = tf.Less %n, %three : (tensor<*xi32>, tensor<i32>) -> tensor<*xi1>
    weir.return %c : tensor<*xi1>
  }
  weir.step private @step(%n: tensor<*xi32>, %a: tensor<*xf32>, %q: tensor<*x!weir.resource>) -> (tensor<*xi32>, tensor<*xf32>, tensor<*x!weir.resource>)
      attributes {feeds = ["", "", ""], fetches = ["", "", ""], targets = []} {
    %one = tf.Const {value = dense<1> : tensor<i32>} : tensor<i32>
    %next = tf.AddV2 %n, %one : (tensor<*xi32>, tensor<i32>) -> tensor<*xi32>
    %b = tf.Mul %a, %a : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
    %t = tf.generic "QueueEnqueueV2"(%q, %b) {attrs = {}} : (tensor<*x!weir.resource>, tensor<*xf32>) -> !weir.token
    weir.return %next, %b, %q : tensor<*xi32>, tensor<*xf32>, tensor<*x!weir.resource> after(%t) {weir.waits = [array<i64>, array<i64: 0>, array<i64>]}
  }
}
