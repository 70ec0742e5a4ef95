// RUN: weir-opt %s --weir-expand-gradients | FileCheck %s

// What has an effect does not run again for the gradient: the loop records what
// it gave. Reading and writing TensorArrays is differentiated too, by the arrays
// of their gradients; the handles are no variables and have no gradient.
//
// CHECK-LABEL: weir.program @scan
// CHECK: weir.step @main
// CHECK: weir.while cond @more_recording body @step_recording
// CHECK: weir.while cond @more_reverse body @step_reverse
// CHECK: tf.generic "TensorArrayGradV3"{{.*}}source = "weir_gradients_0"
// CHECK: tf.generic "TensorArrayGatherV3"
// CHECK: weir.step private @step_recording
// CHECK: %[[READ:.*]], %{{.*}} = tf.generic "TensorArrayReadV3"
// CHECK: tf.generic "TensorListPushBack"(%{{.*}}, %[[READ]])
// CHECK: weir.step private @step_reverse
// CHECK-NOT: tf.generic "TensorArrayReadV3"
// CHECK-COUNT-3: tf.generic "TensorListPopBack"
// CHECK: tf.generic "TensorArrayWriteV3"
weir.program @scan {
  weir.step @main(%x: tensor<3x2xf32>, %a: tensor<2xf32>, %h: tensor<!weir.resource>, %f: tensor<f32>) -> (tensor<*xf32>, tensor<*xf32>)
      attributes {feeds = ["x:0", "a:0", "h:0", "f:0"], fetches = ["g:0", "g:1"], targets = []} {
    %zero = tf.Const {value = dense<0> : tensor<i32>} : tensor<i32>
    %rows = tf.Const {value = dense<[0, 1, 2]> : tensor<3xi32>} : tensor<3xi32>
    %f1, %t1 = tf.generic "TensorArrayScatterV3"(%h, %rows, %x, %f) {attrs = {}} : (tensor<!weir.resource>, tensor<3xi32>, tensor<3x2xf32>, tensor<f32>) -> (tensor<*xf32>, !weir.token)
    %m, %g1, %h1, %y, %t2 = weir.while cond @more body @step(%zero, %f1, %h, %a) : (tensor<i32>, tensor<*xf32>, tensor<!weir.resource>, tensor<2xf32>) -> (tensor<*xi32>, tensor<*xf32>, tensor<*x!weir.resource>, tensor<*xf32>, !weir.token)
    %gx, %ga = weir.gradients(%y) by(%x, %a) stop() with() : (tensor<*xf32>, tensor<3x2xf32>, tensor<2xf32>) -> (tensor<*xf32>, tensor<*xf32>)
    weir.return %gx, %ga : tensor<*xf32>, tensor<*xf32> after(%t2)
  }
  weir.step private @more(%n: tensor<*xi32>, %f: tensor<*xf32>, %h: tensor<*x!weir.resource>, %a: tensor<*xf32>) -> tensor<*xi1>
      attributes {feeds = ["", "", "", ""], fetches = [""], targets = []} {
    %three = tf.Const {value = dense<3> : tensor<i32>} : tensor<i32>
    %c = tf.Less %n, %three : (tensor<*xi32>, tensor<i32>) -> tensor<*xi1>
    weir.return %c : tensor<*xi1>
  }
  weir.step private @step(%n: tensor<*xi32>, %f: tensor<*xf32>, %h: tensor<*x!weir.resource>, %a: tensor<*xf32>) -> (tensor<*xi32>, tensor<*xf32>, tensor<*x!weir.resource>, tensor<*xf32>)
      attributes {feeds = ["", "", "", ""], fetches = ["", "", "", ""], targets = []} {
    %one = tf.Const {value = dense<1> : tensor<i32>} : tensor<i32>
    %next = tf.AddV2 %n, %one : (tensor<*xi32>, tensor<i32>) -> tensor<*xi32>
    %e, %t = tf.generic "TensorArrayReadV3"(%h, %n, %f) {attrs = {dtype = f32}} : (tensor<*x!weir.resource>, tensor<*xi32>, tensor<*xf32>) -> (tensor<*xf32>, !weir.token)
    %b = tf.Mul %a, %e : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
    weir.return %next, %f, %h, %b : tensor<*xi32>, tensor<*xf32>, tensor<*x!weir.resource>, tensor<*xf32> after(%t)
  }
}
