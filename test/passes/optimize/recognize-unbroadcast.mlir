// RUN: weir-opt %s --weir-recognize-unbroadcast | FileCheck %s

weir.program @p {
  // CHECK-LABEL: weir.step @main
  // CHECK-NOT: tf.Sum
  // CHECK: %[[R:.*]] = tf.unbroadcast_to(%[[G:.*]], %{{.*}}) : (tensor<?x4xf32>, tensor<*xi32>) -> tensor<*xf32>
  // CHECK: weir.return %[[R]]
  weir.step @main(%x: tensor<?x4xf32>, %y: tensor<?x4xf32>, %g: tensor<?x4xf32>) -> tensor<*xf32>
      attributes {feeds = ["x:0", "y:0", "g:0"], fetches = ["r:0"], targets = []} {
    %s = tf.Shape %x : (tensor<?x4xf32>) -> tensor<*xi32>
    %t = tf.Shape %y : (tensor<?x4xf32>) -> tensor<*xi32>
    %a:2 = tf.BroadcastGradientArgs %s, %t : (tensor<*xi32>, tensor<*xi32>) -> (tensor<*xi32>, tensor<*xi32>)
    %sum = tf.Sum %g, %a#0 {keep_dims = false} : (tensor<?x4xf32>, tensor<*xi32>) -> tensor<*xf32>
    %r = tf.Reshape %sum, %s : (tensor<*xf32>, tensor<*xi32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}
