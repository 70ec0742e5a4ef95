// RUN: weir-opt %s --weir-infer-shapes --weir-decompose | FileCheck %s

weir.program @p {
  // Broadcasts become explicit, only where sizes differ.
  // CHECK-LABEL: weir.step @bias
  weir.step @bias(%x: tensor<?x4xf32>, %b: tensor<4xf32>) -> tensor<*xf32>
      attributes {feeds = ["x:0", "b:0"], fetches = ["y:0"], targets = []} {
    // CHECK: %[[B:.*]] = tf.broadcast %{{.*}} : (tensor<4xf32>) -> tensor<?x4xf32, #tf.dims<s0, 4>>
    // CHECK: %[[S:.*]] = tf.AddV2 %{{.*}}, %[[B]]
    // CHECK: tf.Relu %[[S]]
    %s = tf.AddV2 %x, %b : (tensor<?x4xf32>, tensor<4xf32>) -> tensor<*xf32>
    %y = tf.Relu %s : (tensor<*xf32>) -> tensor<*xf32>
    weir.return %y : tensor<*xf32>
  }

  // Select's vector condition runs over dimension 0.
  // CHECK-LABEL: weir.step @select
  weir.step @select(%c: tensor<2xi1>, %t: tensor<2x4xf32>, %e: tensor<2x4xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["c:0", "t:0", "e:0"], fetches = ["y:0"], targets = []} {
    // CHECK: %[[C:.*]] = tf.reshape %{{.*}} : tensor<2xi1> -> tensor<2x1xi1>
    // CHECK: tf.broadcast %[[C]] : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %y = tf.Select %c, %t, %e
      : (tensor<2xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<*xf32>
    weir.return %y : tensor<*xf32>
  }

  // Axes become attributes; kept dimensions a view.
  // CHECK-LABEL: weir.step @reduce
  weir.step @reduce(%x: tensor<?x3x4xf32>) -> tensor<*xf32>
      attributes {feeds = ["x:0"], fetches = ["y:0"], targets = []} {
    %axes = tf.Const {value = dense<[-1, 0]> : tensor<2xi32>} : tensor<2xi32>
    // CHECK: %[[R:.*]] = tf.reduce %{{.*}} {axes = array<i64: 0, 2>, kind = "mean"}
    // CHECK-SAME: -> tensor<3xf32>
    // CHECK: tf.reshape %[[R]] : tensor<3xf32> -> tensor<1x3x1xf32>
    %y = tf.Mean %x, %axes {keep_dims = true}
      : (tensor<?x3x4xf32>, tensor<2xi32>) -> tensor<*xf32>
    weir.return %y : tensor<*xf32>
  }

  // One matrix for a batch is one long product.
  // CHECK-LABEL: weir.step @shared
  weir.step @shared(%x: tensor<?x5x3xf32>, %w: tensor<3x4xf32>) -> tensor<*xf32>
      attributes {feeds = ["x:0", "w:0"], fetches = ["y:0"], targets = []} {
    // CHECK: tf.reshape %{{.*}} -> tensor<?x3xf32, #tf.dims<s0 * 5, 3>>
    // CHECK: tf.MatMul
    // CHECK: tf.reshape %{{.*}} -> tensor<?x5x4xf32, #tf.dims<s0, 5, 4>>
    %y = tf.BatchMatMulV2 %x, %w
      : (tensor<?x5x3xf32>, tensor<3x4xf32>) -> tensor<*xf32>
    weir.return %y : tensor<*xf32>
  }

  // Einsum is transposes, views and one product.
  // CHECK-LABEL: weir.step @attention
  weir.step @attention(%q: tensor<2x3x4x5xf32>, %k: tensor<2x6x4x5xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["q:0", "k:0"], fetches = ["y:0"], targets = []} {
    // CHECK-DAG: tf.transpose %{{.*}} {permutation = array<i64: 0, 2, 1, 3>} : (tensor<2x3x4x5xf32>)
    // CHECK-DAG: tf.transpose %{{.*}} {permutation = array<i64: 0, 2, 1, 3>} : (tensor<2x6x4x5xf32>)
    // CHECK: tf.batch_matmul {{.*}} {adj_x = false, adj_y = true} : (tensor<8x3x5xf32>, tensor<8x6x5xf32>) -> tensor<8x3x6xf32>
    %y = tf.Einsum %q, %k {equation = "bqhd,bkhd->bhqk"}
      : (tensor<2x3x4x5xf32>, tensor<2x6x4x5xf32>) -> tensor<*xf32>
    weir.return %y : tensor<*xf32>
  }

  // A gradient summed to a shape that may or may not have been broadcast.
  // CHECK-LABEL: weir.step @open_gradient
  weir.step @open_gradient(%x: tensor<?xf32>, %y: tensor<?xf32>, %g: tensor<?xf32>)
      -> tensor<*xf32>
      attributes {feeds = ["x:0", "y:0", "g:0"], fetches = ["r:0"], targets = []} {
    %sx = tf.Shape %x : (tensor<?xf32>) -> tensor<*xi32>
    %sy = tf.Shape %y : (tensor<?xf32>) -> tensor<*xi32>
    %r:2 = tf.BroadcastGradientArgs %sx, %sy
      : (tensor<*xi32>, tensor<*xi32>) -> (tensor<*xi32>, tensor<*xi32>)
    // CHECK: tf.reduce
    // CHECK: tf.unbroadcast_dim
    // CHECK-NOT: tf.Sum
    %s = tf.Sum %g, %r#0 : (tensor<?xf32>, tensor<*xi32>) -> tensor<*xf32>
    %z = tf.Reshape %s, %sx : (tensor<*xf32>, tensor<*xi32>) -> tensor<*xf32>
    weir.return %z : tensor<*xf32>
  }
}
