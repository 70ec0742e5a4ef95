// RUN: weir-opt %s --weir-infer-shapes | FileCheck %s
// RUN: weir-opt %s --weir-infer-shapes -o /dev/null 2>&1 | FileCheck %s --check-prefix=WARNS

// An op that fails whenever it runs keeps its check; zeros take its place.
weir.program @p {
  // CHECK-LABEL: weir.step @product
  // CHECK-SAME: #tf.symbol<check, [3, 4], {{.*}}, "Matrix size-incompatible: the first's columns must be as many as the second's rows, or one is to be transposed">
  // CHECK-NOT: tf.MatMul
  // CHECK: %[[ZERO:.*]] = tf.Const {value = dense<0.0
  // CHECK: %[[SIZES:.*]] = tf.sizes {exprs = #tf.dims<2, 5>}
  // CHECK: %[[ZEROS:.*]] = tf.Fill %[[SIZES]], %[[ZERO]]
  // CHECK: weir.return %[[ZEROS]] : tensor<2x5xf32>
  // WARNS: warning: will fail when it runs: Matrix size-incompatible: the first's columns must be as many as the second's rows, or one is to be transposed (3 and 4)
  weir.step @product(%a: tensor<2x3xf32>, %b: tensor<4x5xf32>) -> tensor<*xf32>
      attributes {feeds = ["a:0", "b:0"], fetches = ["m:0"], targets = []} {
    %m = tf.MatMul %a, %b {transpose_a = false, transpose_b = false}
        : (tensor<2x3xf32>, tensor<4x5xf32>) -> tensor<*xf32>
    weir.return %m : tensor<*xf32>
  }

  // CHECK-LABEL: weir.step @negative
  // CHECK: tf.sizes {exprs = #tf.dims<0, 2>}
  // CHECK: weir.return %{{.*}} : tensor<0x2xf32>
  // WARNS: warning: will fail when it runs: a size must not be negative; compute or feed another (least, given) (0 and -1)
  weir.step @negative(%v: tensor<f32>) -> tensor<*xf32>
      attributes {feeds = ["v:0"], fetches = ["f:0"], targets = []} {
    %d = tf.Const {value = dense<[-1, 2]> : tensor<2xi32>} : tensor<2xi32>
    %f = tf.Fill %d, %v : (tensor<2xi32>, tensor<f32>) -> tensor<*xf32>
    weir.return %f : tensor<*xf32>
  }

  // CHECK-LABEL: weir.step @broadcast
  // CHECK: weir.return %{{.*}} : tensor<0x3xf32>
  weir.step @broadcast(%v: tensor<3xf32>) -> tensor<*xf32>
      attributes {feeds = ["v:0"], fetches = ["b:0"], targets = []} {
    %d = tf.Const {value = dense<[-7, 3]> : tensor<2xi32>} : tensor<2xi32>
    %b = "tf.BroadcastTo"(%v, %d) : (tensor<3xf32>, tensor<2xi32>) -> tensor<*xf32>
    weir.return %b : tensor<*xf32>
  }
}
