// RUN: weir-opt %s --weir-expand-gradients | FileCheck %s

// The gradient of an op requests the op's device.
// CHECK-LABEL: weir.step @main
// CHECK: tf.Mul %arg0, %arg1 {weir.device = "/device:CPU:1"}
// CHECK: tf.Exp %{{.*}} {weir.device = "/device:CPU:2"}
// CHECK: tf.OnesLike %{{.*}} {weir.device = "/device:CPU:2"}
// CHECK: tf.Mul %{{.*}} {weir.device = "/device:CPU:2"}
// CHECK: tf.Mul %{{.*}} {weir.device = "/device:CPU:1"}
weir.program @p {
  weir.step @main(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<*xf32>
      attributes {feeds = ["a:0", "b:0"], fetches = ["g:0"], targets = []} {
    %m = tf.Mul %a, %b {weir.device = "/device:CPU:1"} : (tensor<4xf32>, tensor<4xf32>) -> tensor<*xf32>
    %e = tf.Exp %m {weir.device = "/device:CPU:2"} : (tensor<*xf32>) -> tensor<*xf32>
    %g = weir.gradients(%e) by(%a) stop() with() : (tensor<*xf32>, tensor<4xf32>) -> tensor<*xf32>
    weir.return %g : tensor<*xf32>
  }
}
