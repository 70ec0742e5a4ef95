// RUN: weir-opt %s --weir-expand-gradients | FileCheck %s

// Branches may differ in rank: each takes the gradient in the shape of its own
// output.
// CHECK-LABEL: weir.step private @grow_grad(
// CHECK-SAME: %{{.*}}, %[[G:[a-z0-9]+]]: tensor<*xf32>)
// CHECK: %[[Y:.*]] = tf.ExpandDims
// CHECK: %[[S:.*]] = tf.Shape %[[Y]]
// CHECK: tf.Reshape %[[G]], %[[S]]
weir.program @p {
  weir.step @main(%x: tensor<f32>, %c: tensor<i1>) -> tensor<*xf32>
      attributes {feeds = ["x:0", "c:0"], fetches = ["g:0"], targets = []} {
    %y, %t = weir.case %c [@keep, @grow](%x) : (tensor<i1>, tensor<f32>) -> (tensor<*xf32>, !weir.token)
    %g = weir.gradients(%y) by(%x) stop() with() : (tensor<*xf32>, tensor<f32>) -> tensor<*xf32>
    weir.return %g : tensor<*xf32> after(%t)
  }
  weir.step private @keep(%x: tensor<*xf32>) -> tensor<*xf32>
      attributes {feeds = [""], fetches = [""], targets = []} {
    weir.return %x : tensor<*xf32>
  }
  weir.step private @grow(%x: tensor<*xf32>) -> tensor<*xf32>
      attributes {feeds = [""], fetches = [""], targets = []} {
    %d = tf.Const {value = dense<0> : tensor<i32>} : tensor<i32>
    %y = tf.ExpandDims %x, %d : (tensor<*xf32>, tensor<i32>) -> tensor<*xf32>
    weir.return %y : tensor<*xf32>
  }
}
