// RUN: weir-opt %s --weir-infer-shapes --split-input-file --verify-diagnostics | FileCheck %s

// Sizes that are equal or 1 broadcast; others are checked when the step runs.
weir.program @broadcast {
  // CHECK-LABEL: weir.step @known
  weir.step @known(%x: tensor<?x1x4xf32>, %b: tensor<3x1xf32>) -> tensor<*xf32>
      attributes {feeds = ["x:0", "b:0"], fetches = ["y:0"], targets = []} {
    // CHECK: tf.AddV2 {{.*}} -> tensor<?x3x4xf32, #tf.dims<s0, 3, 4>>
    %y = tf.AddV2 %x, %b : (tensor<?x1x4xf32>, tensor<3x1xf32>) -> tensor<*xf32>
    weir.return %y : tensor<*xf32>
  }
  // CHECK-LABEL: weir.step @open
  // CHECK-SAME: #tf.symbol<broadcast, [s0, s1],
  weir.step @open(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<*xi1>
      attributes {feeds = ["x:0", "y:0"], fetches = ["z:0"], targets = []} {
    // CHECK: tf.Less {{.*}} -> tensor<?xi1, #tf.dims<s2>>
    %z = tf.Less %x, %y : (tensor<?xf32>, tensor<?xf32>) -> tensor<*xi1>
    weir.return %z : tensor<*xi1>
  }
}

// -----

// Shape arithmetic leaves the tensors: Prod(Shape(x)) * 2 is a size.
weir.program @arithmetic {
  // CHECK-LABEL: weir.step @main
  weir.step @main(%x: tensor<?x4xf32>) -> tensor<*xf32>
      attributes {feeds = ["x:0"], fetches = ["y:0"], targets = []} {
    %zero = tf.Const {value = dense<0> : tensor<1xi32>} : tensor<1xi32>
    %two = tf.Const {value = dense<2> : tensor<i32>} : tensor<i32>
    %value = tf.Const {value = dense<1.0> : tensor<f32>} : tensor<f32>
    %shape = tf.Shape %x : (tensor<?x4xf32>) -> tensor<*xi32>
    %count = tf.Prod %shape, %zero {keep_dims = true}
      : (tensor<*xi32>, tensor<1xi32>) -> tensor<*xi32>
    %double = tf.Mul %count, %two
      : (tensor<*xi32>, tensor<i32>) -> tensor<*xi32>
    // CHECK: tf.Fill {{.*}} -> tensor<?xf32, #tf.dims<s0 * 8>>
    %y = tf.Fill %double, %value
      : (tensor<*xi32>, tensor<f32>) -> tensor<*xf32>
    weir.return %y : tensor<*xf32>
  }
}

// -----

weir.program @contradiction {
  weir.step @main(%x: tensor<2x3xf32>, %y: tensor<2x4xf32>) -> tensor<*xf32>
      attributes {feeds = ["x:0", "y:0"], fetches = ["z:0"], targets = []} {
    // expected-error @+1 {{incompatible shapes: [2,3] vs. [2,4]; sizes must be equal or 1}}
    %z = tf.Mul %x, %y : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<*xf32>
    weir.return %z : tensor<*xf32>
  }
}

// -----

weir.program @reduction {
  weir.step @main(%x: tensor<2x3xf32>) -> tensor<*xf32>
      attributes {feeds = ["x:0"], fetches = ["z:0"], targets = []} {
    %axis = tf.Const {value = dense<2> : tensor<i32>} : tensor<i32>
    // expected-error @+1 {{invalid reduction dimension 2 for input with 2 dimension(s)}}
    %z = tf.Sum %x, %axis : (tensor<2x3xf32>, tensor<i32>) -> tensor<*xf32>
    weir.return %z : tensor<*xf32>
  }
}
